; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -g tests/faults/libc.c
; ModuleID = 'tests/faults/libc.c'
source_filename = "tests/faults/libc.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.fault_case = type { ptr, ptr, ptr }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }
%struct.re_pattern_buffer = type { ptr, i64, i64, i64, ptr, ptr, i64, i8 }

@.str = private unnamed_addr constant [4 x i8] c"bad\00", align 1, !dbg !0
@bad = internal global i32 0, align 4, !dbg !7
@all_cases = internal global ptr null, align 8, !dbg !36
@entry_libc_strcpy_heap = internal global %struct.fault_case { ptr @.str.1, ptr @libc_strcpy_heap, ptr null }, align 8, !dbg !54
@entry_libc_strcpy_stack = internal global %struct.fault_case { ptr @.str.4, ptr @libc_strcpy_stack, ptr null }, align 8, !dbg !71
@entry_libc_strcpy_global = internal global %struct.fault_case { ptr @.str.6, ptr @libc_strcpy_global, ptr null }, align 8, !dbg !80
@entry_libc_memcmp_differs = internal global %struct.fault_case { ptr @.str.7, ptr @libc_memcmp_differs, ptr null }, align 8, !dbg !89
@entry_libc_strcat = internal global %struct.fault_case { ptr @.str.9, ptr @libc_strcat, ptr null }, align 8, !dbg !101
@entry_libc_strncpy = internal global %struct.fault_case { ptr @.str.12, ptr @libc_strncpy, ptr null }, align 8, !dbg !112
@entry_libc_sprintf = internal global %struct.fault_case { ptr @.str.14, ptr @libc_sprintf, ptr null }, align 8, !dbg !121
@entry_libc_snprintf = internal global %struct.fault_case { ptr @.str.16, ptr @libc_snprintf, ptr null }, align 8, !dbg !130
@entry_libc_memset = internal global %struct.fault_case { ptr @.str.19, ptr @libc_memset, ptr null }, align 8, !dbg !138
@entry_libc_memcpy_to = internal global %struct.fault_case { ptr @.str.20, ptr @libc_memcpy_to, ptr null }, align 8, !dbg !145
@entry_libc_memcpy_from = internal global %struct.fault_case { ptr @.str.22, ptr @libc_memcpy_from, ptr null }, align 8, !dbg !154
@entry_libc_memcpy_overlap = internal global %struct.fault_case { ptr @.str.23, ptr @libc_memcpy_overlap, ptr null }, align 8, !dbg !158
@entry_libc_memmove = internal global %struct.fault_case { ptr @.str.24, ptr @libc_memmove, ptr null }, align 8, !dbg !162
@entry_libc_strlen_unterminated = internal global %struct.fault_case { ptr @.str.25, ptr @libc_strlen_unterminated, ptr null }, align 8, !dbg !169
@entry_libc_strlen_freed = internal global %struct.fault_case { ptr @.str.26, ptr @libc_strlen_freed, ptr null }, align 8, !dbg !173
@entry_libc_strdup_overrun = internal global %struct.fault_case { ptr @.str.28, ptr @libc_strdup_overrun, ptr null }, align 8, !dbg !179
@entry_libc_fgets = internal global %struct.fault_case { ptr @.str.29, ptr @libc_fgets, ptr null }, align 8, !dbg !186
@entry_libc_fread = internal global %struct.fault_case { ptr @.str.30, ptr @libc_fread, ptr null }, align 8, !dbg !190
@entry_libc_scanf = internal global %struct.fault_case { ptr @.str.31, ptr @libc_scanf, ptr null }, align 8, !dbg !194
@entry_libc_printf_string = internal global %struct.fault_case { ptr @.str.33, ptr @libc_printf_string, ptr null }, align 8, !dbg !200
@entry_libc_printf_null_destination = internal global %struct.fault_case { ptr @.str.36, ptr @libc_printf_null_destination, ptr null }, align 8, !dbg !211
@entry_libc_strcmp_null = internal global %struct.fault_case { ptr @.str.37, ptr @libc_strcmp_null, ptr null }, align 8, !dbg !215
@entry_libc_qsort = internal global %struct.fault_case { ptr @.str.39, ptr @libc_qsort, ptr null }, align 8, !dbg !224
@entry_libc_comparison = internal global %struct.fault_case { ptr @.str.40, ptr @libc_comparison, ptr null }, align 8, !dbg !231
@entry_libc_memcmp = internal global %struct.fault_case { ptr @.str.41, ptr @libc_memcmp, ptr null }, align 8, !dbg !235
@entry_libc_memchr = internal global %struct.fault_case { ptr @.str.42, ptr @libc_memchr, ptr null }, align 8, !dbg !239
@entry_libc_strtok = internal global %struct.fault_case { ptr @.str.43, ptr @libc_strtok, ptr null }, align 8, !dbg !243
@entry_libc_getline_freed = internal global %struct.fault_case { ptr @.str.46, ptr @libc_getline_freed, ptr null }, align 8, !dbg !251
@entry_libc_fclose_twice = internal global %struct.fault_case { ptr @.str.47, ptr @libc_fclose_twice, ptr null }, align 8, !dbg !255
@entry_libc_isalpha = internal global %struct.fault_case { ptr @.str.50, ptr @libc_isalpha, ptr null }, align 8, !dbg !263
@entry_libc_fputs_closed = internal global %struct.fault_case { ptr @.str.51, ptr @libc_fputs_closed, ptr null }, align 8, !dbg !267
@entry_libc_fprintf_closed = internal global %struct.fault_case { ptr @.str.54, ptr @libc_fprintf_closed, ptr null }, align 8, !dbg !275
@entry_libc_fgetc_closed = internal global %struct.fault_case { ptr @.str.56, ptr @libc_fgetc_closed, ptr null }, align 8, !dbg !281
@entry_libc_null_stream = internal global %struct.fault_case { ptr @.str.59, ptr @libc_null_stream, ptr null }, align 8, !dbg !292
@entry_libc_closedir_twice = internal global %struct.fault_case { ptr @.str.61, ptr @libc_closedir_twice, ptr null }, align 8, !dbg !298
@entry_libc_readdir_closed = internal global %struct.fault_case { ptr @.str.63, ptr @libc_readdir_closed, ptr null }, align 8, !dbg !304
@entry_libc_memstream_freed = internal global %struct.fault_case { ptr @.str.64, ptr @libc_memstream_freed, ptr null }, align 8, !dbg !311
@entry_libc_fmemopen = internal global %struct.fault_case { ptr @.str.65, ptr @libc_fmemopen, ptr null }, align 8, !dbg !315
@entry_libc_printf_missing = internal global %struct.fault_case { ptr @.str.67, ptr @libc_printf_missing, ptr null }, align 8, !dbg !321
@entry_libc_printf_number_for_string = internal global %struct.fault_case { ptr @.str.69, ptr @libc_printf_number_for_string, ptr null }, align 8, !dbg !330
@entry_libc_scanf_missing = internal global %struct.fault_case { ptr @.str.70, ptr @libc_scanf_missing, ptr null }, align 8, !dbg !334
@entry_libc_scanf_narrow = internal global %struct.fault_case { ptr @.str.73, ptr @libc_scanf_narrow, ptr null }, align 8, !dbg !342
@entry_libc_va_arg = internal global %struct.fault_case { ptr @.str.76, ptr @libc_va_arg, ptr null }, align 8, !dbg !350
@entry_libc_va_arg_stack = internal global %struct.fault_case { ptr @.str.77, ptr @libc_va_arg_stack, ptr null }, align 8, !dbg !354
@entry_libc_memcpy_negative = internal global %struct.fault_case { ptr @.str.80, ptr @libc_memcpy_negative, ptr null }, align 8, !dbg !362
@entry_libc_memset_negative = internal global %struct.fault_case { ptr @.str.81, ptr @libc_memset_negative, ptr null }, align 8, !dbg !366
@entry_libc_strncpy_negative = internal global %struct.fault_case { ptr @.str.82, ptr @libc_strncpy_negative, ptr null }, align 8, !dbg !373
@entry_libc_fread_negative = internal global %struct.fault_case { ptr @.str.83, ptr @libc_fread_negative, ptr null }, align 8, !dbg !377
@entry_libc_strcat_unterminated = internal global %struct.fault_case { ptr @.str.84, ptr @libc_strcat_unterminated, ptr null }, align 8, !dbg !381
@entry_libc_strcpy_overlap = internal global %struct.fault_case { ptr @.str.86, ptr @libc_strcpy_overlap, ptr null }, align 8, !dbg !387
@entry_libc_qsort_null = internal global %struct.fault_case { ptr @.str.87, ptr @libc_qsort_null, ptr null }, align 8, !dbg !391
@entry_libc_regfree_freed = internal global %struct.fault_case { ptr @.str.90, ptr @libc_regfree_freed, ptr null }, align 8, !dbg !399
@entry_libc_wcslen_unterminated = internal global %struct.fault_case { ptr @.str.93, ptr @libc_wcslen_unterminated, ptr null }, align 8, !dbg !407
@entry_libc_printf_number_for_float = internal global %struct.fault_case { ptr @.str.94, ptr @libc_printf_number_for_float, ptr null }, align 8, !dbg !411
@entry_libc_printf_float_for_number = internal global %struct.fault_case { ptr @.str.96, ptr @libc_printf_float_for_number, ptr null }, align 8, !dbg !417
@entry_libc_scanf_null = internal global %struct.fault_case { ptr @.str.98, ptr @libc_scanf_null, ptr null }, align 8, !dbg !423
@entry_libc_strtok_first = internal global %struct.fault_case { ptr @.str.100, ptr @libc_strtok_first, ptr null }, align 8, !dbg !429
@.str.1 = private unnamed_addr constant [17 x i8] c"libc_strcpy_heap\00", align 1, !dbg !49
@.str.2 = private unnamed_addr constant [6 x i8] c"12345\00", align 1, !dbg !56
@.str.3 = private unnamed_addr constant [5 x i8] c"1234\00", align 1, !dbg !61
@.str.4 = private unnamed_addr constant [18 x i8] c"libc_strcpy_stack\00", align 1, !dbg !66
@.str.5 = private unnamed_addr constant [4 x i8] c"123\00", align 1, !dbg !73
@.str.6 = private unnamed_addr constant [19 x i8] c"libc_strcpy_global\00", align 1, !dbg !75
@small = internal global [4 x i8] zeroinitializer, align 1, !dbg !82
@.str.7 = private unnamed_addr constant [20 x i8] c"libc_memcmp_differs\00", align 1, !dbg !84
@.str.8 = private unnamed_addr constant [7 x i8] c"bcdefg\00", align 1, !dbg !91
@.str.9 = private unnamed_addr constant [12 x i8] c"libc_strcat\00", align 1, !dbg !96
@__const.libc_strcat.a = private unnamed_addr constant [8 x i8] c"abcd\00\00\00\00", align 1
@.str.10 = private unnamed_addr constant [5 x i8] c"efgh\00", align 1, !dbg !103
@.str.11 = private unnamed_addr constant [4 x i8] c"efg\00", align 1, !dbg !105
@.str.12 = private unnamed_addr constant [13 x i8] c"libc_strncpy\00", align 1, !dbg !107
@.str.13 = private unnamed_addr constant [3 x i8] c"ab\00", align 1, !dbg !114
@.str.14 = private unnamed_addr constant [13 x i8] c"libc_sprintf\00", align 1, !dbg !119
@.str.15 = private unnamed_addr constant [3 x i8] c"%d\00", align 1, !dbg !123
@.str.16 = private unnamed_addr constant [14 x i8] c"libc_snprintf\00", align 1, !dbg !125
@.str.17 = private unnamed_addr constant [3 x i8] c"%s\00", align 1, !dbg !132
@.str.18 = private unnamed_addr constant [7 x i8] c"longer\00", align 1, !dbg !134
@.str.19 = private unnamed_addr constant [12 x i8] c"libc_memset\00", align 1, !dbg !136
@.str.20 = private unnamed_addr constant [15 x i8] c"libc_memcpy_to\00", align 1, !dbg !140
@.str.21 = private unnamed_addr constant [9 x i8] c"abcdefgh\00", align 1, !dbg !147
@.str.22 = private unnamed_addr constant [17 x i8] c"libc_memcpy_from\00", align 1, !dbg !152
@__const.libc_memcpy_from.from = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str.23 = private unnamed_addr constant [20 x i8] c"libc_memcpy_overlap\00", align 1, !dbg !156
@__const.libc_memcpy_overlap.a = private unnamed_addr constant [16 x i8] c"0123456789\00\00\00\00\00\00", align 16
@.str.24 = private unnamed_addr constant [13 x i8] c"libc_memmove\00", align 1, !dbg !160
@.str.25 = private unnamed_addr constant [25 x i8] c"libc_strlen_unterminated\00", align 1, !dbg !164
@__const.libc_strlen_unterminated.a = private unnamed_addr constant [3 x i8] c"abc", align 1
@.str.26 = private unnamed_addr constant [18 x i8] c"libc_strlen_freed\00", align 1, !dbg !171
@.str.27 = private unnamed_addr constant [5 x i8] c"text\00", align 1, !dbg !175
@.str.28 = private unnamed_addr constant [20 x i8] c"libc_strdup_overrun\00", align 1, !dbg !177
@.str.29 = private unnamed_addr constant [11 x i8] c"libc_fgets\00", align 1, !dbg !181
@stdin = external global ptr, align 8
@.str.30 = private unnamed_addr constant [11 x i8] c"libc_fread\00", align 1, !dbg !188
@.str.31 = private unnamed_addr constant [11 x i8] c"libc_scanf\00", align 1, !dbg !192
@.str.32 = private unnamed_addr constant [4 x i8] c"%5s\00", align 1, !dbg !196
@.str.33 = private unnamed_addr constant [19 x i8] c"libc_printf_string\00", align 1, !dbg !198
@__const.libc_printf_string.a = private unnamed_addr constant [2 x i8] c"ab", align 1
@.str.34 = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1, !dbg !202
@.str.35 = private unnamed_addr constant [6 x i8] c"%.2s\0A\00", align 1, !dbg !204
@.str.36 = private unnamed_addr constant [29 x i8] c"libc_printf_null_destination\00", align 1, !dbg !206
@.str.37 = private unnamed_addr constant [17 x i8] c"libc_strcmp_null\00", align 1, !dbg !213
@.str.38 = private unnamed_addr constant [2 x i8] c"x\00", align 1, !dbg !217
@.str.39 = private unnamed_addr constant [11 x i8] c"libc_qsort\00", align 1, !dbg !222
@__const.libc_qsort.a = private unnamed_addr constant [4 x i32] [i32 4, i32 3, i32 2, i32 1], align 16
@.str.40 = private unnamed_addr constant [16 x i8] c"libc_comparison\00", align 1, !dbg !226
@__const.libc_comparison.a = private unnamed_addr constant [4 x i32] [i32 4, i32 3, i32 2, i32 1], align 16
@.str.41 = private unnamed_addr constant [12 x i8] c"libc_memcmp\00", align 1, !dbg !233
@__const.libc_memcmp.a = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@__const.libc_memcmp.b = private unnamed_addr constant [8 x i8] c"abc\00\00\00\00\00", align 1
@.str.42 = private unnamed_addr constant [12 x i8] c"libc_memchr\00", align 1, !dbg !237
@__const.libc_memchr.a = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str.43 = private unnamed_addr constant [12 x i8] c"libc_strtok\00", align 1, !dbg !241
@__const.libc_strtok.text = private unnamed_addr constant [4 x i8] c"a b\00", align 1
@.str.44 = private unnamed_addr constant [4 x i8] c"a b\00", align 1, !dbg !245
@.str.45 = private unnamed_addr constant [2 x i8] c" \00", align 1, !dbg !247
@.str.46 = private unnamed_addr constant [19 x i8] c"libc_getline_freed\00", align 1, !dbg !249
@.str.47 = private unnamed_addr constant [18 x i8] c"libc_fclose_twice\00", align 1, !dbg !253
@.str.48 = private unnamed_addr constant [5 x i8] c"file\00", align 1, !dbg !257
@.str.49 = private unnamed_addr constant [2 x i8] c"w\00", align 1, !dbg !259
@.str.50 = private unnamed_addr constant [13 x i8] c"libc_isalpha\00", align 1, !dbg !261
@.str.51 = private unnamed_addr constant [18 x i8] c"libc_fputs_closed\00", align 1, !dbg !265
@.str.52 = private unnamed_addr constant [7 x i8] c"before\00", align 1, !dbg !269
@.str.53 = private unnamed_addr constant [6 x i8] c"after\00", align 1, !dbg !271
@.str.54 = private unnamed_addr constant [20 x i8] c"libc_fprintf_closed\00", align 1, !dbg !273
@.str.55 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !277
@.str.56 = private unnamed_addr constant [18 x i8] c"libc_fgetc_closed\00", align 1, !dbg !279
@.str.57 = private unnamed_addr constant [10 x i8] c"/dev/null\00", align 1, !dbg !283
@.str.58 = private unnamed_addr constant [2 x i8] c"r\00", align 1, !dbg !288
@.str.59 = private unnamed_addr constant [17 x i8] c"libc_null_stream\00", align 1, !dbg !290
@.str.60 = private unnamed_addr constant [7 x i8] c"absent\00", align 1, !dbg !294
@.str.61 = private unnamed_addr constant [20 x i8] c"libc_closedir_twice\00", align 1, !dbg !296
@.str.62 = private unnamed_addr constant [2 x i8] c"/\00", align 1, !dbg !300
@.str.63 = private unnamed_addr constant [20 x i8] c"libc_readdir_closed\00", align 1, !dbg !302
@.str.64 = private unnamed_addr constant [21 x i8] c"libc_memstream_freed\00", align 1, !dbg !306
@.str.65 = private unnamed_addr constant [14 x i8] c"libc_fmemopen\00", align 1, !dbg !313
@.str.66 = private unnamed_addr constant [5 x i8] c"abcd\00", align 1, !dbg !317
@.str.67 = private unnamed_addr constant [20 x i8] c"libc_printf_missing\00", align 1, !dbg !319
@.str.68 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1, !dbg !323
@.str.69 = private unnamed_addr constant [30 x i8] c"libc_printf_number_for_string\00", align 1, !dbg !325
@.str.70 = private unnamed_addr constant [19 x i8] c"libc_scanf_missing\00", align 1, !dbg !332
@.str.71 = private unnamed_addr constant [4 x i8] c"1 2\00", align 1, !dbg !336
@.str.72 = private unnamed_addr constant [6 x i8] c"%d %d\00", align 1, !dbg !338
@.str.73 = private unnamed_addr constant [18 x i8] c"libc_scanf_narrow\00", align 1, !dbg !340
@.str.74 = private unnamed_addr constant [2 x i8] c"7\00", align 1, !dbg !344
@.str.75 = private unnamed_addr constant [4 x i8] c"%hd\00", align 1, !dbg !346
@.str.76 = private unnamed_addr constant [12 x i8] c"libc_va_arg\00", align 1, !dbg !348
@.str.77 = private unnamed_addr constant [18 x i8] c"libc_va_arg_stack\00", align 1, !dbg !352
@.str.78 = private unnamed_addr constant [17 x i8] c"%d%d%d%d%d%d%d%d\00", align 1, !dbg !356
@.str.79 = private unnamed_addr constant [15 x i8] c"%d%d%d%d%d%d%d\00", align 1, !dbg !358
@.str.80 = private unnamed_addr constant [21 x i8] c"libc_memcpy_negative\00", align 1, !dbg !360
@__const.libc_memcpy_negative.a = private unnamed_addr constant [8 x i8] c"abc\00\00\00\00\00", align 1
@.str.81 = private unnamed_addr constant [21 x i8] c"libc_memset_negative\00", align 1, !dbg !364
@.str.82 = private unnamed_addr constant [22 x i8] c"libc_strncpy_negative\00", align 1, !dbg !368
@.str.83 = private unnamed_addr constant [20 x i8] c"libc_fread_negative\00", align 1, !dbg !375
@.str.84 = private unnamed_addr constant [25 x i8] c"libc_strcat_unterminated\00", align 1, !dbg !379
@.str.85 = private unnamed_addr constant [2 x i8] c"y\00", align 1, !dbg !383
@.str.86 = private unnamed_addr constant [20 x i8] c"libc_strcpy_overlap\00", align 1, !dbg !385
@__const.libc_strcpy_overlap.a = private unnamed_addr constant [16 x i8] c"0123456\00\00\00\00\00\00\00\00\00", align 16
@.str.87 = private unnamed_addr constant [16 x i8] c"libc_qsort_null\00", align 1, !dbg !389
@.str.88 = private unnamed_addr constant [2 x i8] c"b\00", align 1, !dbg !393
@.str.89 = private unnamed_addr constant [2 x i8] c"a\00", align 1, !dbg !395
@__const.libc_qsort_null.words = private unnamed_addr constant [3 x ptr] [ptr @.str.88, ptr @.str.89, ptr null], align 16
@.str.90 = private unnamed_addr constant [19 x i8] c"libc_regfree_freed\00", align 1, !dbg !397
@.str.91 = private unnamed_addr constant [3 x i8] c"a+\00", align 1, !dbg !401
@.str.92 = private unnamed_addr constant [5 x i8] c"caab\00", align 1, !dbg !403
@.str.93 = private unnamed_addr constant [25 x i8] c"libc_wcslen_unterminated\00", align 1, !dbg !405
@__const.libc_wcslen_unterminated.a = private unnamed_addr constant [3 x i32] [i32 97, i32 98, i32 99], align 4
@.str.94 = private unnamed_addr constant [29 x i8] c"libc_printf_number_for_float\00", align 1, !dbg !409
@.str.95 = private unnamed_addr constant [4 x i8] c"%f\0A\00", align 1, !dbg !413
@.str.96 = private unnamed_addr constant [29 x i8] c"libc_printf_float_for_number\00", align 1, !dbg !415
@.str.97 = private unnamed_addr constant [4 x i8] c"%g\0A\00", align 1, !dbg !419
@.str.98 = private unnamed_addr constant [16 x i8] c"libc_scanf_null\00", align 1, !dbg !421
@.str.99 = private unnamed_addr constant [4 x i8] c"%3s\00", align 1, !dbg !425
@.str.100 = private unnamed_addr constant [18 x i8] c"libc_strtok_first\00", align 1, !dbg !427
@__const.libc_strtok_first.text = private unnamed_addr constant [4 x i8] c"a b\00", align 1
@llvm.global_ctors = appending global [57 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @add_libc_strcpy_heap, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_strcpy_stack, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_strcpy_global, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_memcmp_differs, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_strcat, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_strncpy, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_sprintf, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_snprintf, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_memset, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_memcpy_to, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_memcpy_from, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_memcpy_overlap, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_memmove, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_strlen_unterminated, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_strlen_freed, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_strdup_overrun, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_fgets, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_fread, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_scanf, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_printf_string, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_printf_null_destination, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_strcmp_null, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_qsort, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_comparison, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_memcmp, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_memchr, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_strtok, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_getline_freed, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_fclose_twice, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_isalpha, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_fputs_closed, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_fprintf_closed, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_fgetc_closed, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_null_stream, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_closedir_twice, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_readdir_closed, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_memstream_freed, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_fmemopen, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_printf_missing, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_printf_number_for_string, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_scanf_missing, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_scanf_narrow, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_va_arg, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_va_arg_stack, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_memcpy_negative, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_memset_negative, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_strncpy_negative, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_fread_negative, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_strcat_unterminated, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_strcpy_overlap, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_qsort_null, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_regfree_freed, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_wcslen_unterminated, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_printf_number_for_float, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_printf_float_for_number, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_scanf_null, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_strtok_first, ptr null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !439 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !444, !DIExpression(), !445)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !446, !DIExpression(), !447)
  %7 = load i32, ptr %4, align 4, !dbg !448
  %8 = icmp sgt i32 %7, 2, !dbg !449
  br i1 %8, label %9, label %15, !dbg !450

9:                                                ; preds = %2
  %10 = load ptr, ptr %5, align 8, !dbg !451
  %11 = getelementptr inbounds ptr, ptr %10, i64 2, !dbg !451
  %12 = load ptr, ptr %11, align 8, !dbg !451
  %13 = call i32 @strcmp(ptr noundef %12, ptr noundef @.str) #11, !dbg !452
  %14 = icmp eq i32 %13, 0, !dbg !453
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !454
  %17 = zext i1 %16 to i32, !dbg !450
  store i32 %17, ptr @bad, align 4, !dbg !455
    #dbg_declare(ptr %6, !456, !DIExpression(), !458)
  %18 = load ptr, ptr @all_cases, align 8, !dbg !459
  store ptr %18, ptr %6, align 8, !dbg !458
  br label %19, !dbg !460

19:                                               ; preds = %39, %15
  %20 = load ptr, ptr %6, align 8, !dbg !461
  %21 = icmp ne ptr %20, null, !dbg !463
  br i1 %21, label %22, label %43, !dbg !463

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4, !dbg !464
  %24 = icmp sgt i32 %23, 1, !dbg !466
  br i1 %24, label %25, label %38, !dbg !467

25:                                               ; preds = %22
  %26 = load ptr, ptr %5, align 8, !dbg !468
  %27 = getelementptr inbounds ptr, ptr %26, i64 1, !dbg !468
  %28 = load ptr, ptr %27, align 8, !dbg !468
  %29 = load ptr, ptr %6, align 8, !dbg !469
  %30 = getelementptr inbounds %struct.fault_case, ptr %29, i32 0, i32 0, !dbg !470
  %31 = load ptr, ptr %30, align 8, !dbg !470
  %32 = call i32 @strcmp(ptr noundef %28, ptr noundef %31) #11, !dbg !471
  %33 = icmp eq i32 %32, 0, !dbg !472
  br i1 %33, label %34, label %38, !dbg !473

34:                                               ; preds = %25
  %35 = load ptr, ptr %6, align 8, !dbg !474
  %36 = getelementptr inbounds %struct.fault_case, ptr %35, i32 0, i32 1, !dbg !476
  %37 = load ptr, ptr %36, align 8, !dbg !476
  call void %37(), !dbg !474
  store i32 0, ptr %3, align 4, !dbg !477
  br label %44, !dbg !477

38:                                               ; preds = %25, %22
  br label %39, !dbg !478

39:                                               ; preds = %38
  %40 = load ptr, ptr %6, align 8, !dbg !479
  %41 = getelementptr inbounds %struct.fault_case, ptr %40, i32 0, i32 2, !dbg !480
  %42 = load ptr, ptr %41, align 8, !dbg !480
  store ptr %42, ptr %6, align 8, !dbg !481
  br label %19, !dbg !482, !llvm.loop !483

43:                                               ; preds = %19
  store i32 99, ptr %3, align 4, !dbg !486
  br label %44, !dbg !486

44:                                               ; preds = %43, %34
  %45 = load i32, ptr %3, align 4, !dbg !487
  ret i32 %45, !dbg !487
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strcpy_heap() #0 !dbg !488 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !489
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_strcpy_heap, i32 0, i32 2), align 8, !dbg !489
  store ptr @entry_libc_strcpy_heap, ptr @all_cases, align 8, !dbg !489
  ret void, !dbg !489
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strcpy_stack() #0 !dbg !490 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !491
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_strcpy_stack, i32 0, i32 2), align 8, !dbg !491
  store ptr @entry_libc_strcpy_stack, ptr @all_cases, align 8, !dbg !491
  ret void, !dbg !491
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strcpy_global() #0 !dbg !492 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !493
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_strcpy_global, i32 0, i32 2), align 8, !dbg !493
  store ptr @entry_libc_strcpy_global, ptr @all_cases, align 8, !dbg !493
  ret void, !dbg !493
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memcmp_differs() #0 !dbg !494 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !495
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_memcmp_differs, i32 0, i32 2), align 8, !dbg !495
  store ptr @entry_libc_memcmp_differs, ptr @all_cases, align 8, !dbg !495
  ret void, !dbg !495
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strcat() #0 !dbg !496 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !497
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_strcat, i32 0, i32 2), align 8, !dbg !497
  store ptr @entry_libc_strcat, ptr @all_cases, align 8, !dbg !497
  ret void, !dbg !497
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strncpy() #0 !dbg !498 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !499
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_strncpy, i32 0, i32 2), align 8, !dbg !499
  store ptr @entry_libc_strncpy, ptr @all_cases, align 8, !dbg !499
  ret void, !dbg !499
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_sprintf() #0 !dbg !500 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !501
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_sprintf, i32 0, i32 2), align 8, !dbg !501
  store ptr @entry_libc_sprintf, ptr @all_cases, align 8, !dbg !501
  ret void, !dbg !501
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_snprintf() #0 !dbg !502 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !503
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_snprintf, i32 0, i32 2), align 8, !dbg !503
  store ptr @entry_libc_snprintf, ptr @all_cases, align 8, !dbg !503
  ret void, !dbg !503
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memset() #0 !dbg !504 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !505
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_memset, i32 0, i32 2), align 8, !dbg !505
  store ptr @entry_libc_memset, ptr @all_cases, align 8, !dbg !505
  ret void, !dbg !505
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memcpy_to() #0 !dbg !506 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !507
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_memcpy_to, i32 0, i32 2), align 8, !dbg !507
  store ptr @entry_libc_memcpy_to, ptr @all_cases, align 8, !dbg !507
  ret void, !dbg !507
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memcpy_from() #0 !dbg !508 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !509
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_memcpy_from, i32 0, i32 2), align 8, !dbg !509
  store ptr @entry_libc_memcpy_from, ptr @all_cases, align 8, !dbg !509
  ret void, !dbg !509
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memcpy_overlap() #0 !dbg !510 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !511
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_memcpy_overlap, i32 0, i32 2), align 8, !dbg !511
  store ptr @entry_libc_memcpy_overlap, ptr @all_cases, align 8, !dbg !511
  ret void, !dbg !511
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memmove() #0 !dbg !512 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !513
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_memmove, i32 0, i32 2), align 8, !dbg !513
  store ptr @entry_libc_memmove, ptr @all_cases, align 8, !dbg !513
  ret void, !dbg !513
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strlen_unterminated() #0 !dbg !514 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !515
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_strlen_unterminated, i32 0, i32 2), align 8, !dbg !515
  store ptr @entry_libc_strlen_unterminated, ptr @all_cases, align 8, !dbg !515
  ret void, !dbg !515
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strlen_freed() #0 !dbg !516 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !517
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_strlen_freed, i32 0, i32 2), align 8, !dbg !517
  store ptr @entry_libc_strlen_freed, ptr @all_cases, align 8, !dbg !517
  ret void, !dbg !517
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strdup_overrun() #0 !dbg !518 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !519
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_strdup_overrun, i32 0, i32 2), align 8, !dbg !519
  store ptr @entry_libc_strdup_overrun, ptr @all_cases, align 8, !dbg !519
  ret void, !dbg !519
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_fgets() #0 !dbg !520 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !521
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_fgets, i32 0, i32 2), align 8, !dbg !521
  store ptr @entry_libc_fgets, ptr @all_cases, align 8, !dbg !521
  ret void, !dbg !521
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_fread() #0 !dbg !522 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !523
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_fread, i32 0, i32 2), align 8, !dbg !523
  store ptr @entry_libc_fread, ptr @all_cases, align 8, !dbg !523
  ret void, !dbg !523
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_scanf() #0 !dbg !524 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !525
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_scanf, i32 0, i32 2), align 8, !dbg !525
  store ptr @entry_libc_scanf, ptr @all_cases, align 8, !dbg !525
  ret void, !dbg !525
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_printf_string() #0 !dbg !526 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !527
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_printf_string, i32 0, i32 2), align 8, !dbg !527
  store ptr @entry_libc_printf_string, ptr @all_cases, align 8, !dbg !527
  ret void, !dbg !527
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_printf_null_destination() #0 !dbg !528 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !529
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_printf_null_destination, i32 0, i32 2), align 8, !dbg !529
  store ptr @entry_libc_printf_null_destination, ptr @all_cases, align 8, !dbg !529
  ret void, !dbg !529
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strcmp_null() #0 !dbg !530 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !531
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_strcmp_null, i32 0, i32 2), align 8, !dbg !531
  store ptr @entry_libc_strcmp_null, ptr @all_cases, align 8, !dbg !531
  ret void, !dbg !531
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_qsort() #0 !dbg !532 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !533
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_qsort, i32 0, i32 2), align 8, !dbg !533
  store ptr @entry_libc_qsort, ptr @all_cases, align 8, !dbg !533
  ret void, !dbg !533
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_comparison() #0 !dbg !534 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !535
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_comparison, i32 0, i32 2), align 8, !dbg !535
  store ptr @entry_libc_comparison, ptr @all_cases, align 8, !dbg !535
  ret void, !dbg !535
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memcmp() #0 !dbg !536 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !537
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_memcmp, i32 0, i32 2), align 8, !dbg !537
  store ptr @entry_libc_memcmp, ptr @all_cases, align 8, !dbg !537
  ret void, !dbg !537
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memchr() #0 !dbg !538 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !539
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_memchr, i32 0, i32 2), align 8, !dbg !539
  store ptr @entry_libc_memchr, ptr @all_cases, align 8, !dbg !539
  ret void, !dbg !539
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strtok() #0 !dbg !540 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !541
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_strtok, i32 0, i32 2), align 8, !dbg !541
  store ptr @entry_libc_strtok, ptr @all_cases, align 8, !dbg !541
  ret void, !dbg !541
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_getline_freed() #0 !dbg !542 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !543
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_getline_freed, i32 0, i32 2), align 8, !dbg !543
  store ptr @entry_libc_getline_freed, ptr @all_cases, align 8, !dbg !543
  ret void, !dbg !543
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_fclose_twice() #0 !dbg !544 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !545
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_fclose_twice, i32 0, i32 2), align 8, !dbg !545
  store ptr @entry_libc_fclose_twice, ptr @all_cases, align 8, !dbg !545
  ret void, !dbg !545
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_isalpha() #0 !dbg !546 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !547
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_isalpha, i32 0, i32 2), align 8, !dbg !547
  store ptr @entry_libc_isalpha, ptr @all_cases, align 8, !dbg !547
  ret void, !dbg !547
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_fputs_closed() #0 !dbg !548 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !549
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_fputs_closed, i32 0, i32 2), align 8, !dbg !549
  store ptr @entry_libc_fputs_closed, ptr @all_cases, align 8, !dbg !549
  ret void, !dbg !549
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_fprintf_closed() #0 !dbg !550 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !551
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_fprintf_closed, i32 0, i32 2), align 8, !dbg !551
  store ptr @entry_libc_fprintf_closed, ptr @all_cases, align 8, !dbg !551
  ret void, !dbg !551
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_fgetc_closed() #0 !dbg !552 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !553
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_fgetc_closed, i32 0, i32 2), align 8, !dbg !553
  store ptr @entry_libc_fgetc_closed, ptr @all_cases, align 8, !dbg !553
  ret void, !dbg !553
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_null_stream() #0 !dbg !554 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !555
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_null_stream, i32 0, i32 2), align 8, !dbg !555
  store ptr @entry_libc_null_stream, ptr @all_cases, align 8, !dbg !555
  ret void, !dbg !555
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_closedir_twice() #0 !dbg !556 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !557
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_closedir_twice, i32 0, i32 2), align 8, !dbg !557
  store ptr @entry_libc_closedir_twice, ptr @all_cases, align 8, !dbg !557
  ret void, !dbg !557
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_readdir_closed() #0 !dbg !558 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !559
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_readdir_closed, i32 0, i32 2), align 8, !dbg !559
  store ptr @entry_libc_readdir_closed, ptr @all_cases, align 8, !dbg !559
  ret void, !dbg !559
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memstream_freed() #0 !dbg !560 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !561
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_memstream_freed, i32 0, i32 2), align 8, !dbg !561
  store ptr @entry_libc_memstream_freed, ptr @all_cases, align 8, !dbg !561
  ret void, !dbg !561
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_fmemopen() #0 !dbg !562 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !563
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_fmemopen, i32 0, i32 2), align 8, !dbg !563
  store ptr @entry_libc_fmemopen, ptr @all_cases, align 8, !dbg !563
  ret void, !dbg !563
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_printf_missing() #0 !dbg !564 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !565
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_printf_missing, i32 0, i32 2), align 8, !dbg !565
  store ptr @entry_libc_printf_missing, ptr @all_cases, align 8, !dbg !565
  ret void, !dbg !565
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_printf_number_for_string() #0 !dbg !566 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !567
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_printf_number_for_string, i32 0, i32 2), align 8, !dbg !567
  store ptr @entry_libc_printf_number_for_string, ptr @all_cases, align 8, !dbg !567
  ret void, !dbg !567
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_scanf_missing() #0 !dbg !568 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !569
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_scanf_missing, i32 0, i32 2), align 8, !dbg !569
  store ptr @entry_libc_scanf_missing, ptr @all_cases, align 8, !dbg !569
  ret void, !dbg !569
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_scanf_narrow() #0 !dbg !570 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !571
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_scanf_narrow, i32 0, i32 2), align 8, !dbg !571
  store ptr @entry_libc_scanf_narrow, ptr @all_cases, align 8, !dbg !571
  ret void, !dbg !571
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_va_arg() #0 !dbg !572 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !573
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_va_arg, i32 0, i32 2), align 8, !dbg !573
  store ptr @entry_libc_va_arg, ptr @all_cases, align 8, !dbg !573
  ret void, !dbg !573
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_va_arg_stack() #0 !dbg !574 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !575
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_va_arg_stack, i32 0, i32 2), align 8, !dbg !575
  store ptr @entry_libc_va_arg_stack, ptr @all_cases, align 8, !dbg !575
  ret void, !dbg !575
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memcpy_negative() #0 !dbg !576 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !577
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_memcpy_negative, i32 0, i32 2), align 8, !dbg !577
  store ptr @entry_libc_memcpy_negative, ptr @all_cases, align 8, !dbg !577
  ret void, !dbg !577
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memset_negative() #0 !dbg !578 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !579
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_memset_negative, i32 0, i32 2), align 8, !dbg !579
  store ptr @entry_libc_memset_negative, ptr @all_cases, align 8, !dbg !579
  ret void, !dbg !579
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strncpy_negative() #0 !dbg !580 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !581
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_strncpy_negative, i32 0, i32 2), align 8, !dbg !581
  store ptr @entry_libc_strncpy_negative, ptr @all_cases, align 8, !dbg !581
  ret void, !dbg !581
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_fread_negative() #0 !dbg !582 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !583
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_fread_negative, i32 0, i32 2), align 8, !dbg !583
  store ptr @entry_libc_fread_negative, ptr @all_cases, align 8, !dbg !583
  ret void, !dbg !583
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strcat_unterminated() #0 !dbg !584 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !585
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_strcat_unterminated, i32 0, i32 2), align 8, !dbg !585
  store ptr @entry_libc_strcat_unterminated, ptr @all_cases, align 8, !dbg !585
  ret void, !dbg !585
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strcpy_overlap() #0 !dbg !586 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !587
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_strcpy_overlap, i32 0, i32 2), align 8, !dbg !587
  store ptr @entry_libc_strcpy_overlap, ptr @all_cases, align 8, !dbg !587
  ret void, !dbg !587
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_qsort_null() #0 !dbg !588 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !589
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_qsort_null, i32 0, i32 2), align 8, !dbg !589
  store ptr @entry_libc_qsort_null, ptr @all_cases, align 8, !dbg !589
  ret void, !dbg !589
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_regfree_freed() #0 !dbg !590 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !591
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_regfree_freed, i32 0, i32 2), align 8, !dbg !591
  store ptr @entry_libc_regfree_freed, ptr @all_cases, align 8, !dbg !591
  ret void, !dbg !591
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_wcslen_unterminated() #0 !dbg !592 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !593
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_wcslen_unterminated, i32 0, i32 2), align 8, !dbg !593
  store ptr @entry_libc_wcslen_unterminated, ptr @all_cases, align 8, !dbg !593
  ret void, !dbg !593
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_printf_number_for_float() #0 !dbg !594 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !595
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_printf_number_for_float, i32 0, i32 2), align 8, !dbg !595
  store ptr @entry_libc_printf_number_for_float, ptr @all_cases, align 8, !dbg !595
  ret void, !dbg !595
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_printf_float_for_number() #0 !dbg !596 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !597
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_printf_float_for_number, i32 0, i32 2), align 8, !dbg !597
  store ptr @entry_libc_printf_float_for_number, ptr @all_cases, align 8, !dbg !597
  ret void, !dbg !597
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_scanf_null() #0 !dbg !598 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !599
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_scanf_null, i32 0, i32 2), align 8, !dbg !599
  store ptr @entry_libc_scanf_null, ptr @all_cases, align 8, !dbg !599
  ret void, !dbg !599
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strtok_first() #0 !dbg !600 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !601
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_strtok_first, i32 0, i32 2), align 8, !dbg !601
  store ptr @entry_libc_strtok_first, ptr @all_cases, align 8, !dbg !601
  ret void, !dbg !601
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strcpy_heap() #0 !dbg !602 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !603, !DIExpression(), !604)
  %2 = call noalias ptr @malloc(i64 noundef 5) #12, !dbg !605
  store ptr %2, ptr %1, align 8, !dbg !604
  %3 = load ptr, ptr %1, align 8, !dbg !606
  %4 = load i32, ptr @bad, align 4, !dbg !607
  %5 = icmp ne i32 %4, 0, !dbg !607
  %6 = zext i1 %5 to i64, !dbg !607
  %7 = select i1 %5, ptr @.str.2, ptr @.str.3, !dbg !607
  %8 = call ptr @strcpy(ptr noundef %3, ptr noundef %7) #13, !dbg !608
  %9 = load ptr, ptr %1, align 8, !dbg !609
  call void @free(ptr noundef %9) #13, !dbg !610
  ret void, !dbg !611
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #3

; Function Attrs: nounwind
declare void @free(ptr noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strcpy_stack() #0 !dbg !612 {
  %1 = alloca [4 x i8], align 1
    #dbg_declare(ptr %1, !613, !DIExpression(), !614)
  %2 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !615
  %3 = load i32, ptr @bad, align 4, !dbg !616
  %4 = icmp ne i32 %3, 0, !dbg !616
  %5 = zext i1 %4 to i64, !dbg !616
  %6 = select i1 %4, ptr @.str.3, ptr @.str.5, !dbg !616
  %7 = call ptr @strcpy(ptr noundef %2, ptr noundef %6) #13, !dbg !617
  ret void, !dbg !618
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strcpy_global() #0 !dbg !619 {
  %1 = load i32, ptr @bad, align 4, !dbg !620
  %2 = icmp ne i32 %1, 0, !dbg !620
  %3 = zext i1 %2 to i64, !dbg !620
  %4 = select i1 %2, ptr @.str.3, ptr @.str.5, !dbg !620
  %5 = call ptr @strcpy(ptr noundef @small, ptr noundef %4) #13, !dbg !621
  ret void, !dbg !622
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memcmp_differs() #0 !dbg !623 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !624, !DIExpression(), !625)
  %2 = call noalias ptr @malloc(i64 noundef 4) #12, !dbg !626
  store ptr %2, ptr %1, align 8, !dbg !625
  %3 = load ptr, ptr %1, align 8, !dbg !627
  call void @llvm.memset.p0.i64(ptr align 1 %3, i8 97, i64 4, i1 false), !dbg !628
  %4 = load ptr, ptr %1, align 8, !dbg !629
  %5 = load i32, ptr @bad, align 4, !dbg !631
  %6 = icmp ne i32 %5, 0, !dbg !631
  %7 = zext i1 %6 to i64, !dbg !631
  %8 = select i1 %6, i32 6, i32 4, !dbg !631
  %9 = sext i32 %8 to i64, !dbg !631
  %10 = call i32 @memcmp(ptr noundef %4, ptr noundef @.str.8, i64 noundef %9) #11, !dbg !632
  %11 = icmp eq i32 %10, 0, !dbg !633
  br i1 %11, label %12, label %15, !dbg !634

12:                                               ; preds = %0
  %13 = load ptr, ptr %1, align 8, !dbg !635
  %14 = getelementptr inbounds i8, ptr %13, i64 0, !dbg !635
  store i8 0, ptr %14, align 1, !dbg !636
  br label %15, !dbg !635

15:                                               ; preds = %12, %0
  %16 = load ptr, ptr %1, align 8, !dbg !637
  call void @free(ptr noundef %16) #13, !dbg !638
  ret void, !dbg !639
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: nounwind willreturn memory(read)
declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strcat() #0 !dbg !640 {
  %1 = alloca [8 x i8], align 1
    #dbg_declare(ptr %1, !641, !DIExpression(), !645)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.libc_strcat.a, i64 8, i1 false), !dbg !645
  %2 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0, !dbg !646
  %3 = load i32, ptr @bad, align 4, !dbg !647
  %4 = icmp ne i32 %3, 0, !dbg !647
  %5 = zext i1 %4 to i64, !dbg !647
  %6 = select i1 %4, ptr @.str.10, ptr @.str.11, !dbg !647
  %7 = call ptr @strcat(ptr noundef %2, ptr noundef %6) #13, !dbg !648
  ret void, !dbg !649
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: nounwind
declare ptr @strcat(ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strncpy() #0 !dbg !650 {
  %1 = alloca [6 x i8], align 1
    #dbg_declare(ptr %1, !651, !DIExpression(), !652)
  %2 = getelementptr inbounds [6 x i8], ptr %1, i64 0, i64 0, !dbg !653
  %3 = load i32, ptr @bad, align 4, !dbg !654
  %4 = icmp ne i32 %3, 0, !dbg !654
  %5 = zext i1 %4 to i64, !dbg !654
  %6 = select i1 %4, i64 7, i64 6, !dbg !654
  %7 = call ptr @strncpy(ptr noundef %2, ptr noundef @.str.13, i64 noundef %6) #13, !dbg !655
  ret void, !dbg !656
}

; Function Attrs: nounwind
declare ptr @strncpy(ptr noundef, ptr noundef, i64 noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_sprintf() #0 !dbg !657 {
  %1 = alloca [5 x i8], align 1
    #dbg_declare(ptr %1, !658, !DIExpression(), !659)
  %2 = getelementptr inbounds [5 x i8], ptr %1, i64 0, i64 0, !dbg !660
  %3 = load i32, ptr @bad, align 4, !dbg !661
  %4 = icmp ne i32 %3, 0, !dbg !661
  %5 = zext i1 %4 to i64, !dbg !661
  %6 = select i1 %4, i32 12345, i32 1234, !dbg !661
  %7 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef %2, ptr noundef @.str.15, i32 noundef %6) #13, !dbg !662
  ret void, !dbg !663
}

; Function Attrs: nounwind
declare i32 @sprintf(ptr noundef, ptr noundef, ...) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_snprintf() #0 !dbg !664 {
  %1 = alloca [5 x i8], align 1
    #dbg_declare(ptr %1, !665, !DIExpression(), !666)
  %2 = getelementptr inbounds [5 x i8], ptr %1, i64 0, i64 0, !dbg !667
  %3 = load i32, ptr @bad, align 4, !dbg !668
  %4 = icmp ne i32 %3, 0, !dbg !668
  %5 = zext i1 %4 to i64, !dbg !668
  %6 = select i1 %4, i64 9, i64 5, !dbg !668
  %7 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %2, i64 noundef %6, ptr noundef @.str.17, ptr noundef @.str.18) #13, !dbg !669
  ret void, !dbg !670
}

; Function Attrs: nounwind
declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memset() #0 !dbg !671 {
  %1 = alloca [3 x i32], align 4
    #dbg_declare(ptr %1, !672, !DIExpression(), !674)
  %2 = getelementptr inbounds [3 x i32], ptr %1, i64 0, i64 0, !dbg !675
  %3 = load i32, ptr @bad, align 4, !dbg !676
  %4 = icmp ne i32 %3, 0, !dbg !676
  %5 = zext i1 %4 to i64, !dbg !676
  %6 = select i1 %4, i32 1, i32 0, !dbg !676
  %7 = sext i32 %6 to i64, !dbg !677
  %8 = add i64 12, %7, !dbg !678
  call void @llvm.memset.p0.i64(ptr align 4 %2, i8 0, i64 %8, i1 false), !dbg !675
  ret void, !dbg !679
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memcpy_to() #0 !dbg !680 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !681, !DIExpression(), !682)
  %2 = call noalias ptr @malloc(i64 noundef 4) #12, !dbg !683
  store ptr %2, ptr %1, align 8, !dbg !682
  %3 = load ptr, ptr %1, align 8, !dbg !684
  %4 = load i32, ptr @bad, align 4, !dbg !685
  %5 = icmp ne i32 %4, 0, !dbg !685
  %6 = zext i1 %5 to i64, !dbg !685
  %7 = select i1 %5, i32 8, i32 4, !dbg !685
  %8 = sext i32 %7 to i64, !dbg !685
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %3, ptr align 1 @.str.21, i64 %8, i1 false), !dbg !686
  %9 = load ptr, ptr %1, align 8, !dbg !687
  call void @free(ptr noundef %9) #13, !dbg !688
  ret void, !dbg !689
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memcpy_from() #0 !dbg !690 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca [4 x i8], align 1
    #dbg_declare(ptr %1, !691, !DIExpression(), !692)
    #dbg_declare(ptr %2, !693, !DIExpression(), !694)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %2, ptr align 1 @__const.libc_memcpy_from.from, i64 4, i1 false), !dbg !694
  %3 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0, !dbg !695
  %4 = getelementptr inbounds [4 x i8], ptr %2, i64 0, i64 0, !dbg !695
  %5 = load i32, ptr @bad, align 4, !dbg !696
  %6 = icmp ne i32 %5, 0, !dbg !696
  %7 = zext i1 %6 to i64, !dbg !696
  %8 = select i1 %6, i32 8, i32 4, !dbg !696
  %9 = sext i32 %8 to i64, !dbg !696
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %3, ptr align 1 %4, i64 %9, i1 false), !dbg !695
  ret void, !dbg !697
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memcpy_overlap() #0 !dbg !698 {
  %1 = alloca [16 x i8], align 16
    #dbg_declare(ptr %1, !699, !DIExpression(), !700)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %1, ptr align 16 @__const.libc_memcpy_overlap.a, i64 16, i1 false), !dbg !700
  %2 = getelementptr inbounds [16 x i8], ptr %1, i64 0, i64 0, !dbg !701
  %3 = load i32, ptr @bad, align 4, !dbg !702
  %4 = icmp ne i32 %3, 0, !dbg !702
  %5 = zext i1 %4 to i64, !dbg !702
  %6 = select i1 %4, i32 4, i32 8, !dbg !702
  %7 = sext i32 %6 to i64, !dbg !703
  %8 = getelementptr inbounds i8, ptr %2, i64 %7, !dbg !703
  %9 = getelementptr inbounds [16 x i8], ptr %1, i64 0, i64 0, !dbg !704
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %8, ptr align 16 %9, i64 8, i1 false), !dbg !704
  ret void, !dbg !705
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memmove() #0 !dbg !706 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !707, !DIExpression(), !708)
  %2 = call noalias ptr @calloc(i64 noundef 1, i64 noundef 16) #14, !dbg !709
  store ptr %2, ptr %1, align 8, !dbg !708
  %3 = load ptr, ptr %1, align 8, !dbg !710
  %4 = getelementptr inbounds i8, ptr %3, i64 1, !dbg !711
  %5 = load ptr, ptr %1, align 8, !dbg !712
  %6 = load i32, ptr @bad, align 4, !dbg !713
  %7 = icmp ne i32 %6, 0, !dbg !713
  %8 = zext i1 %7 to i64, !dbg !713
  %9 = select i1 %7, i32 16, i32 15, !dbg !713
  %10 = sext i32 %9 to i64, !dbg !713
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %4, ptr align 1 %5, i64 %10, i1 false), !dbg !714
  %11 = load ptr, ptr %1, align 8, !dbg !715
  call void @free(ptr noundef %11) #13, !dbg !716
  ret void, !dbg !717
}

; Function Attrs: nounwind allocsize(0,1)
declare noalias ptr @calloc(i64 noundef, i64 noundef) #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strlen_unterminated() #0 !dbg !718 {
  %1 = alloca [3 x i8], align 1
    #dbg_declare(ptr %1, !719, !DIExpression(), !720)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.libc_strlen_unterminated.a, i64 3, i1 false), !dbg !720
  %2 = load i32, ptr @bad, align 4, !dbg !721
  %3 = icmp ne i32 %2, 0, !dbg !721
  br i1 %3, label %6, label %4, !dbg !723

4:                                                ; preds = %0
  %5 = getelementptr inbounds [3 x i8], ptr %1, i64 0, i64 2, !dbg !724
  store i8 0, ptr %5, align 1, !dbg !725
  br label %6, !dbg !724

6:                                                ; preds = %4, %0
  %7 = getelementptr inbounds [3 x i8], ptr %1, i64 0, i64 0, !dbg !726
  %8 = call i64 @strlen(ptr noundef %7) #11, !dbg !728
  %9 = icmp ne i64 %8, 2, !dbg !729
  br i1 %9, label %10, label %11, !dbg !730

10:                                               ; preds = %6
  call void @abort() #15, !dbg !731
  unreachable, !dbg !731

11:                                               ; preds = %6
  ret void, !dbg !732
}

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #1

; Function Attrs: noreturn nounwind
declare void @abort() #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strlen_freed() #0 !dbg !733 {
  %1 = alloca ptr, align 8
  %2 = alloca i64, align 8
    #dbg_declare(ptr %1, !734, !DIExpression(), !735)
  %3 = call noalias ptr @strdup(ptr noundef @.str.27) #13, !dbg !736
  store ptr %3, ptr %1, align 8, !dbg !735
    #dbg_declare(ptr %2, !737, !DIExpression(), !741)
  %4 = load ptr, ptr %1, align 8, !dbg !742
  %5 = call i64 @strlen(ptr noundef %4) #11, !dbg !743
  store i64 %5, ptr %2, align 8, !dbg !741
  %6 = load ptr, ptr %1, align 8, !dbg !744
  call void @free(ptr noundef %6) #13, !dbg !745
  %7 = load i32, ptr @bad, align 4, !dbg !746
  %8 = icmp ne i32 %7, 0, !dbg !746
  br i1 %8, label %9, label %12, !dbg !748

9:                                                ; preds = %0
  %10 = load ptr, ptr %1, align 8, !dbg !749
  %11 = call i64 @strlen(ptr noundef %10) #11, !dbg !750
  store i64 %11, ptr %2, align 8, !dbg !751
  br label %12, !dbg !752

12:                                               ; preds = %9, %0
  %13 = load i64, ptr %2, align 8, !dbg !753
  %14 = icmp ne i64 %13, 4, !dbg !755
  br i1 %14, label %15, label %16, !dbg !756

15:                                               ; preds = %12
  call void @abort() #15, !dbg !757
  unreachable, !dbg !757

16:                                               ; preds = %12
  ret void, !dbg !758
}

; Function Attrs: nounwind
declare noalias ptr @strdup(ptr noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strdup_overrun() #0 !dbg !759 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !760, !DIExpression(), !761)
  %2 = call noalias ptr @strdup(ptr noundef @.str.27) #13, !dbg !762
  store ptr %2, ptr %1, align 8, !dbg !761
  %3 = load ptr, ptr %1, align 8, !dbg !763
  %4 = load i32, ptr @bad, align 4, !dbg !764
  %5 = icmp ne i32 %4, 0, !dbg !764
  %6 = zext i1 %5 to i64, !dbg !764
  %7 = select i1 %5, i32 5, i32 4, !dbg !764
  %8 = sext i32 %7 to i64, !dbg !763
  %9 = getelementptr inbounds i8, ptr %3, i64 %8, !dbg !763
  store i8 0, ptr %9, align 1, !dbg !765
  %10 = load ptr, ptr %1, align 8, !dbg !766
  call void @free(ptr noundef %10) #13, !dbg !767
  ret void, !dbg !768
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_fgets() #0 !dbg !769 {
  %1 = alloca [4 x i8], align 1
    #dbg_declare(ptr %1, !770, !DIExpression(), !771)
  %2 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !772
  %3 = load i32, ptr @bad, align 4, !dbg !774
  %4 = icmp ne i32 %3, 0, !dbg !774
  %5 = zext i1 %4 to i64, !dbg !774
  %6 = select i1 %4, i64 8, i64 4, !dbg !774
  %7 = trunc i64 %6 to i32, !dbg !774
  %8 = load ptr, ptr @stdin, align 8, !dbg !775
  %9 = call ptr @fgets(ptr noundef %2, i32 noundef %7, ptr noundef %8), !dbg !776
  %10 = icmp ne ptr %9, null, !dbg !776
  br i1 %10, label %11, label %13, !dbg !777

11:                                               ; preds = %0
  %12 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !778
  store i8 0, ptr %12, align 1, !dbg !779
  br label %13, !dbg !778

13:                                               ; preds = %11, %0
  ret void, !dbg !780
}

declare ptr @fgets(ptr noundef, i32 noundef, ptr noundef) #8

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_fread() #0 !dbg !781 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !782, !DIExpression(), !783)
  %2 = call noalias ptr @malloc(i64 noundef 4) #12, !dbg !784
  store ptr %2, ptr %1, align 8, !dbg !783
  %3 = load ptr, ptr %1, align 8, !dbg !785
  %4 = load i32, ptr @bad, align 4, !dbg !787
  %5 = icmp ne i32 %4, 0, !dbg !787
  %6 = zext i1 %5 to i64, !dbg !787
  %7 = select i1 %5, i32 6, i32 4, !dbg !787
  %8 = sext i32 %7 to i64, !dbg !787
  %9 = load ptr, ptr @stdin, align 8, !dbg !788
  %10 = call i64 @fread(ptr noundef %3, i64 noundef 1, i64 noundef %8, ptr noundef %9), !dbg !789
  %11 = icmp eq i64 %10, 0, !dbg !790
  br i1 %11, label %12, label %13, !dbg !791

12:                                               ; preds = %0
  call void @abort() #15, !dbg !792
  unreachable, !dbg !792

13:                                               ; preds = %0
  %14 = load ptr, ptr %1, align 8, !dbg !793
  call void @free(ptr noundef %14) #13, !dbg !794
  ret void, !dbg !795
}

declare i64 @fread(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #8

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_scanf() #0 !dbg !796 {
  %1 = alloca [6 x i8], align 1
    #dbg_declare(ptr %1, !797, !DIExpression(), !798)
  %2 = load i32, ptr @bad, align 4, !dbg !799
  %3 = icmp ne i32 %2, 0, !dbg !799
  %4 = zext i1 %3 to i64, !dbg !799
  %5 = select i1 %3, ptr @.str.17, ptr @.str.32, !dbg !799
  %6 = getelementptr inbounds [6 x i8], ptr %1, i64 0, i64 0, !dbg !801
  %7 = call i32 (ptr, ...) @__isoc99_scanf(ptr noundef %5, ptr noundef %6), !dbg !802
  %8 = icmp ne i32 %7, 1, !dbg !803
  br i1 %8, label %9, label %10, !dbg !804

9:                                                ; preds = %0
  call void @abort() #15, !dbg !805
  unreachable, !dbg !805

10:                                               ; preds = %0
  ret void, !dbg !806
}

declare i32 @__isoc99_scanf(ptr noundef, ...) #8

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_printf_string() #0 !dbg !807 {
  %1 = alloca [2 x i8], align 1
    #dbg_declare(ptr %1, !808, !DIExpression(), !809)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.libc_printf_string.a, i64 2, i1 false), !dbg !809
  %2 = load i32, ptr @bad, align 4, !dbg !810
  %3 = icmp ne i32 %2, 0, !dbg !810
  %4 = zext i1 %3 to i64, !dbg !810
  %5 = select i1 %3, ptr @.str.34, ptr @.str.35, !dbg !810
  %6 = getelementptr inbounds [2 x i8], ptr %1, i64 0, i64 0, !dbg !811
  %7 = call i32 (ptr, ...) @printf(ptr noundef %5, ptr noundef %6), !dbg !812
  ret void, !dbg !813
}

declare i32 @printf(ptr noundef, ...) #8

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_printf_null_destination() #0 !dbg !814 {
  %1 = alloca [8 x i8], align 1
    #dbg_declare(ptr %1, !815, !DIExpression(), !816)
  %2 = load i32, ptr @bad, align 4, !dbg !817
  %3 = icmp ne i32 %2, 0, !dbg !817
  br i1 %3, label %4, label %5, !dbg !817

4:                                                ; preds = %0
  br label %7, !dbg !817

5:                                                ; preds = %0
  %6 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0, !dbg !818
  br label %7, !dbg !817

7:                                                ; preds = %5, %4
  %8 = phi ptr [ null, %4 ], [ %6, %5 ], !dbg !817
  %9 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef %8, ptr noundef @.str.15, i32 noundef 1) #13, !dbg !819
  ret void, !dbg !820
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strcmp_null() #0 !dbg !821 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !822, !DIExpression(), !823)
  %2 = load i32, ptr @bad, align 4, !dbg !824
  %3 = icmp ne i32 %2, 0, !dbg !824
  %4 = zext i1 %3 to i64, !dbg !824
  %5 = select i1 %3, ptr null, ptr @.str.38, !dbg !824
  store ptr %5, ptr %1, align 8, !dbg !823
  %6 = load ptr, ptr %1, align 8, !dbg !825
  %7 = call i32 @strcmp(ptr noundef %6, ptr noundef @.str.38) #11, !dbg !827
  %8 = icmp ne i32 %7, 0, !dbg !827
  br i1 %8, label %9, label %10, !dbg !828

9:                                                ; preds = %0
  call void @abort() #15, !dbg !829
  unreachable, !dbg !829

10:                                               ; preds = %0
  ret void, !dbg !830
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_qsort() #0 !dbg !831 {
  %1 = alloca [4 x i32], align 16
    #dbg_declare(ptr %1, !832, !DIExpression(), !834)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %1, ptr align 16 @__const.libc_qsort.a, i64 16, i1 false), !dbg !834
  %2 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 0, !dbg !835
  %3 = load i32, ptr @bad, align 4, !dbg !836
  %4 = icmp ne i32 %3, 0, !dbg !836
  %5 = zext i1 %4 to i64, !dbg !836
  %6 = select i1 %4, i32 5, i32 4, !dbg !836
  %7 = sext i32 %6 to i64, !dbg !836
  call void @qsort(ptr noundef %2, i64 noundef %7, i64 noundef 4, ptr noundef @compare), !dbg !837
  %8 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 0, !dbg !838
  %9 = load i32, ptr %8, align 16, !dbg !838
  %10 = icmp ne i32 %9, 1, !dbg !840
  br i1 %10, label %11, label %12, !dbg !841

11:                                               ; preds = %0
  call void @abort() #15, !dbg !842
  unreachable, !dbg !842

12:                                               ; preds = %0
  ret void, !dbg !843
}

declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #8

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @compare(ptr noundef %0, ptr noundef %1) #0 !dbg !844 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !849, !DIExpression(), !850)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !851, !DIExpression(), !852)
    #dbg_declare(ptr %5, !853, !DIExpression(), !856)
  %7 = load ptr, ptr %3, align 8, !dbg !857
  store ptr %7, ptr %5, align 8, !dbg !856
    #dbg_declare(ptr %6, !858, !DIExpression(), !859)
  %8 = load ptr, ptr %4, align 8, !dbg !860
  store ptr %8, ptr %6, align 8, !dbg !859
  %9 = load ptr, ptr %5, align 8, !dbg !861
  %10 = load i32, ptr %9, align 4, !dbg !862
  %11 = load ptr, ptr %6, align 8, !dbg !863
  %12 = load i32, ptr %11, align 4, !dbg !864
  %13 = sub nsw i32 %10, %12, !dbg !865
  ret i32 %13, !dbg !866
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_comparison() #0 !dbg !867 {
  %1 = alloca [4 x i32], align 16
    #dbg_declare(ptr %1, !868, !DIExpression(), !869)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %1, ptr align 16 @__const.libc_comparison.a, i64 16, i1 false), !dbg !869
  %2 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 0, !dbg !870
  call void @qsort(ptr noundef %2, i64 noundef 4, i64 noundef 4, ptr noundef @reads_neighbour), !dbg !871
  ret void, !dbg !872
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @reads_neighbour(ptr noundef %0, ptr noundef %1) #0 !dbg !873 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !874, !DIExpression(), !875)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !876, !DIExpression(), !877)
    #dbg_declare(ptr %5, !878, !DIExpression(), !879)
  %7 = load ptr, ptr %3, align 8, !dbg !880
  store ptr %7, ptr %5, align 8, !dbg !879
    #dbg_declare(ptr %6, !881, !DIExpression(), !882)
  %8 = load ptr, ptr %4, align 8, !dbg !883
  store ptr %8, ptr %6, align 8, !dbg !882
  %9 = load i32, ptr @bad, align 4, !dbg !884
  %10 = icmp ne i32 %9, 0, !dbg !884
  br i1 %10, label %11, label %19, !dbg !884

11:                                               ; preds = %2
  %12 = load ptr, ptr %5, align 8, !dbg !885
  %13 = getelementptr inbounds i32, ptr %12, i64 4, !dbg !885
  %14 = load i32, ptr %13, align 4, !dbg !885
  %15 = load ptr, ptr %6, align 8, !dbg !886
  %16 = getelementptr inbounds i32, ptr %15, i64 4, !dbg !886
  %17 = load i32, ptr %16, align 4, !dbg !886
  %18 = sub nsw i32 %14, %17, !dbg !887
  br label %25, !dbg !884

19:                                               ; preds = %2
  %20 = load ptr, ptr %5, align 8, !dbg !888
  %21 = load i32, ptr %20, align 4, !dbg !889
  %22 = load ptr, ptr %6, align 8, !dbg !890
  %23 = load i32, ptr %22, align 4, !dbg !891
  %24 = sub nsw i32 %21, %23, !dbg !892
  br label %25, !dbg !884

25:                                               ; preds = %19, %11
  %26 = phi i32 [ %18, %11 ], [ %24, %19 ], !dbg !884
  ret i32 %26, !dbg !893
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memcmp() #0 !dbg !894 {
  %1 = alloca [4 x i8], align 1
  %2 = alloca [8 x i8], align 1
    #dbg_declare(ptr %1, !895, !DIExpression(), !896)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.libc_memcmp.a, i64 4, i1 false), !dbg !896
    #dbg_declare(ptr %2, !897, !DIExpression(), !898)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %2, ptr align 1 @__const.libc_memcmp.b, i64 8, i1 false), !dbg !898
  %3 = getelementptr inbounds [8 x i8], ptr %2, i64 0, i64 0, !dbg !899
  %4 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !901
  %5 = load i32, ptr @bad, align 4, !dbg !902
  %6 = icmp ne i32 %5, 0, !dbg !902
  %7 = zext i1 %6 to i64, !dbg !902
  %8 = select i1 %6, i32 8, i32 4, !dbg !902
  %9 = sext i32 %8 to i64, !dbg !902
  %10 = call i32 @memcmp(ptr noundef %3, ptr noundef %4, i64 noundef %9) #11, !dbg !903
  %11 = icmp ne i32 %10, 0, !dbg !903
  br i1 %11, label %12, label %13, !dbg !904

12:                                               ; preds = %0
  call void @abort() #15, !dbg !905
  unreachable, !dbg !905

13:                                               ; preds = %0
  ret void, !dbg !906
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memchr() #0 !dbg !907 {
  %1 = alloca [4 x i8], align 1
    #dbg_declare(ptr %1, !908, !DIExpression(), !909)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.libc_memchr.a, i64 4, i1 false), !dbg !909
  %2 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !910
  %3 = load i32, ptr @bad, align 4, !dbg !912
  %4 = icmp ne i32 %3, 0, !dbg !912
  %5 = zext i1 %4 to i64, !dbg !912
  %6 = select i1 %4, i32 5, i32 4, !dbg !912
  %7 = sext i32 %6 to i64, !dbg !912
  %8 = call ptr @memchr(ptr noundef %2, i32 noundef 122, i64 noundef %7) #11, !dbg !913
  %9 = icmp ne ptr %8, null, !dbg !913
  br i1 %9, label %10, label %11, !dbg !914

10:                                               ; preds = %0
  call void @abort() #15, !dbg !915
  unreachable, !dbg !915

11:                                               ; preds = %0
  ret void, !dbg !916
}

; Function Attrs: nounwind willreturn memory(read)
declare ptr @memchr(ptr noundef, i32 noundef, i64 noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strtok() #0 !dbg !917 {
  %1 = alloca [4 x i8], align 1
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !918, !DIExpression(), !919)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.libc_strtok.text, i64 4, i1 false), !dbg !919
    #dbg_declare(ptr %2, !920, !DIExpression(), !921)
  %3 = load i32, ptr @bad, align 4, !dbg !922
  %4 = icmp ne i32 %3, 0, !dbg !922
  br i1 %4, label %5, label %6, !dbg !922

5:                                                ; preds = %0
  br label %8, !dbg !922

6:                                                ; preds = %0
  %7 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !923
  br label %8, !dbg !922

8:                                                ; preds = %6, %5
  %9 = phi ptr [ @.str.44, %5 ], [ %7, %6 ], !dbg !922
  %10 = call ptr @strtok(ptr noundef %9, ptr noundef @.str.45) #13, !dbg !924
  store ptr %10, ptr %2, align 8, !dbg !921
  %11 = load ptr, ptr %2, align 8, !dbg !925
  %12 = icmp ne ptr %11, null, !dbg !925
  br i1 %12, label %14, label %13, !dbg !927

13:                                               ; preds = %8
  call void @abort() #15, !dbg !928
  unreachable, !dbg !928

14:                                               ; preds = %8
  ret void, !dbg !929
}

; Function Attrs: nounwind
declare ptr @strtok(ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_getline_freed() #0 !dbg !930 {
  %1 = alloca ptr, align 8
  %2 = alloca i64, align 8
    #dbg_declare(ptr %1, !931, !DIExpression(), !932)
  store ptr null, ptr %1, align 8, !dbg !932
    #dbg_declare(ptr %2, !933, !DIExpression(), !934)
  store i64 0, ptr %2, align 8, !dbg !934
  %3 = load ptr, ptr @stdin, align 8, !dbg !935
  %4 = call i64 @getline(ptr noundef %1, ptr noundef %2, ptr noundef %3), !dbg !937
  %5 = icmp slt i64 %4, 0, !dbg !938
  br i1 %5, label %6, label %7, !dbg !939

6:                                                ; preds = %0
  call void @abort() #15, !dbg !940
  unreachable, !dbg !940

7:                                                ; preds = %0
  %8 = load ptr, ptr %1, align 8, !dbg !941
  call void @free(ptr noundef %8) #13, !dbg !942
  %9 = load i32, ptr @bad, align 4, !dbg !943
  %10 = icmp ne i32 %9, 0, !dbg !943
  br i1 %10, label %11, label %14, !dbg !945

11:                                               ; preds = %7
  %12 = load ptr, ptr %1, align 8, !dbg !946
  %13 = getelementptr inbounds i8, ptr %12, i64 0, !dbg !946
  store i8 0, ptr %13, align 1, !dbg !947
  br label %14, !dbg !946

14:                                               ; preds = %11, %7
  ret void, !dbg !948
}

declare i64 @getline(ptr noundef, ptr noundef, ptr noundef) #8

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_fclose_twice() #0 !dbg !949 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !950, !DIExpression(), !1003)
  %2 = call noalias ptr @fopen(ptr noundef @.str.48, ptr noundef @.str.49), !dbg !1004
  store ptr %2, ptr %1, align 8, !dbg !1003
  %3 = load ptr, ptr %1, align 8, !dbg !1005
  %4 = icmp ne ptr %3, null, !dbg !1005
  br i1 %4, label %6, label %5, !dbg !1007

5:                                                ; preds = %0
  call void @abort() #15, !dbg !1008
  unreachable, !dbg !1008

6:                                                ; preds = %0
  %7 = load ptr, ptr %1, align 8, !dbg !1009
  %8 = call i32 @fclose(ptr noundef %7), !dbg !1010
  %9 = load i32, ptr @bad, align 4, !dbg !1011
  %10 = icmp ne i32 %9, 0, !dbg !1011
  br i1 %10, label %11, label %14, !dbg !1013

11:                                               ; preds = %6
  %12 = load ptr, ptr %1, align 8, !dbg !1014
  %13 = call i32 @fclose(ptr noundef %12), !dbg !1015
  br label %14, !dbg !1015

14:                                               ; preds = %11, %6
  ret void, !dbg !1016
}

declare noalias ptr @fopen(ptr noundef, ptr noundef) #8

declare i32 @fclose(ptr noundef) #8

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_isalpha() #0 !dbg !1017 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !1018, !DIExpression(), !1019)
  %2 = load i32, ptr @bad, align 4, !dbg !1020
  %3 = icmp ne i32 %2, 0, !dbg !1020
  %4 = zext i1 %3 to i64, !dbg !1020
  %5 = select i1 %3, i32 100000, i32 97, !dbg !1020
  store i32 %5, ptr %1, align 4, !dbg !1019
  %6 = call ptr @__ctype_b_loc() #16, !dbg !1021
  %7 = load ptr, ptr %6, align 8, !dbg !1021
  %8 = load i32, ptr %1, align 4, !dbg !1021
  %9 = sext i32 %8 to i64, !dbg !1021
  %10 = getelementptr inbounds i16, ptr %7, i64 %9, !dbg !1021
  %11 = load i16, ptr %10, align 2, !dbg !1021
  %12 = zext i16 %11 to i32, !dbg !1021
  %13 = and i32 %12, 1024, !dbg !1021
  %14 = icmp ne i32 %13, 0, !dbg !1021
  br i1 %14, label %16, label %15, !dbg !1023

15:                                               ; preds = %0
  call void @abort() #15, !dbg !1024
  unreachable, !dbg !1024

16:                                               ; preds = %0
  ret void, !dbg !1025
}

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__ctype_b_loc() #9

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_fputs_closed() #0 !dbg !1026 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !1027, !DIExpression(), !1028)
  %2 = call noalias ptr @fopen(ptr noundef @.str.48, ptr noundef @.str.49), !dbg !1029
  store ptr %2, ptr %1, align 8, !dbg !1028
  %3 = load ptr, ptr %1, align 8, !dbg !1030
  %4 = icmp ne ptr %3, null, !dbg !1030
  br i1 %4, label %6, label %5, !dbg !1032

5:                                                ; preds = %0
  call void @abort() #15, !dbg !1033
  unreachable, !dbg !1033

6:                                                ; preds = %0
  %7 = load ptr, ptr %1, align 8, !dbg !1034
  %8 = call i32 @fputs(ptr noundef @.str.52, ptr noundef %7), !dbg !1035
  %9 = load i32, ptr @bad, align 4, !dbg !1036
  %10 = icmp ne i32 %9, 0, !dbg !1036
  br i1 %10, label %11, label %14, !dbg !1038

11:                                               ; preds = %6
  %12 = load ptr, ptr %1, align 8, !dbg !1039
  %13 = call i32 @fclose(ptr noundef %12), !dbg !1040
  br label %14, !dbg !1040

14:                                               ; preds = %11, %6
  %15 = load ptr, ptr %1, align 8, !dbg !1041
  %16 = call i32 @fputs(ptr noundef @.str.53, ptr noundef %15), !dbg !1042
  %17 = load i32, ptr @bad, align 4, !dbg !1043
  %18 = icmp ne i32 %17, 0, !dbg !1043
  br i1 %18, label %22, label %19, !dbg !1045

19:                                               ; preds = %14
  %20 = load ptr, ptr %1, align 8, !dbg !1046
  %21 = call i32 @fclose(ptr noundef %20), !dbg !1047
  br label %22, !dbg !1047

22:                                               ; preds = %19, %14
  ret void, !dbg !1048
}

declare i32 @fputs(ptr noundef, ptr noundef) #8

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_fprintf_closed() #0 !dbg !1049 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !1050, !DIExpression(), !1051)
  %2 = call noalias ptr @tmpfile(), !dbg !1052
  store ptr %2, ptr %1, align 8, !dbg !1051
  %3 = load ptr, ptr %1, align 8, !dbg !1053
  %4 = icmp ne ptr %3, null, !dbg !1053
  br i1 %4, label %6, label %5, !dbg !1055

5:                                                ; preds = %0
  call void @abort() #15, !dbg !1056
  unreachable, !dbg !1056

6:                                                ; preds = %0
  %7 = load i32, ptr @bad, align 4, !dbg !1057
  %8 = icmp ne i32 %7, 0, !dbg !1057
  br i1 %8, label %9, label %12, !dbg !1059

9:                                                ; preds = %6
  %10 = load ptr, ptr %1, align 8, !dbg !1060
  %11 = call i32 @fclose(ptr noundef %10), !dbg !1061
  br label %12, !dbg !1061

12:                                               ; preds = %9, %6
  %13 = load ptr, ptr %1, align 8, !dbg !1062
  %14 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %13, ptr noundef @.str.55, i32 noundef 5) #13, !dbg !1063
  %15 = load i32, ptr @bad, align 4, !dbg !1064
  %16 = icmp ne i32 %15, 0, !dbg !1064
  br i1 %16, label %20, label %17, !dbg !1066

17:                                               ; preds = %12
  %18 = load ptr, ptr %1, align 8, !dbg !1067
  %19 = call i32 @fclose(ptr noundef %18), !dbg !1068
  br label %20, !dbg !1068

20:                                               ; preds = %17, %12
  ret void, !dbg !1069
}

declare noalias ptr @tmpfile() #8

; Function Attrs: nounwind
declare i32 @fprintf(ptr noundef, ptr noundef, ...) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_fgetc_closed() #0 !dbg !1070 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !1071, !DIExpression(), !1072)
  %2 = call noalias ptr @fopen(ptr noundef @.str.57, ptr noundef @.str.58), !dbg !1073
  store ptr %2, ptr %1, align 8, !dbg !1072
  %3 = load ptr, ptr %1, align 8, !dbg !1074
  %4 = icmp ne ptr %3, null, !dbg !1074
  br i1 %4, label %6, label %5, !dbg !1076

5:                                                ; preds = %0
  call void @abort() #15, !dbg !1077
  unreachable, !dbg !1077

6:                                                ; preds = %0
  %7 = load i32, ptr @bad, align 4, !dbg !1078
  %8 = icmp ne i32 %7, 0, !dbg !1078
  br i1 %8, label %9, label %12, !dbg !1080

9:                                                ; preds = %6
  %10 = load ptr, ptr %1, align 8, !dbg !1081
  %11 = call i32 @fclose(ptr noundef %10), !dbg !1082
  br label %12, !dbg !1082

12:                                               ; preds = %9, %6
  %13 = load ptr, ptr %1, align 8, !dbg !1083
  %14 = call i32 @fgetc(ptr noundef %13), !dbg !1085
  %15 = icmp ne i32 %14, -1, !dbg !1086
  br i1 %15, label %16, label %17, !dbg !1087

16:                                               ; preds = %12
  call void @abort() #15, !dbg !1088
  unreachable, !dbg !1088

17:                                               ; preds = %12
  %18 = load i32, ptr @bad, align 4, !dbg !1089
  %19 = icmp ne i32 %18, 0, !dbg !1089
  br i1 %19, label %23, label %20, !dbg !1091

20:                                               ; preds = %17
  %21 = load ptr, ptr %1, align 8, !dbg !1092
  %22 = call i32 @fclose(ptr noundef %21), !dbg !1093
  br label %23, !dbg !1093

23:                                               ; preds = %20, %17
  ret void, !dbg !1094
}

declare i32 @fgetc(ptr noundef) #8

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_null_stream() #0 !dbg !1095 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !1096, !DIExpression(), !1097)
  %2 = load i32, ptr @bad, align 4, !dbg !1098
  %3 = icmp ne i32 %2, 0, !dbg !1098
  %4 = zext i1 %3 to i64, !dbg !1098
  %5 = select i1 %3, ptr @.str.60, ptr @.str.57, !dbg !1098
  %6 = call noalias ptr @fopen(ptr noundef %5, ptr noundef @.str.58), !dbg !1099
  store ptr %6, ptr %1, align 8, !dbg !1097
  %7 = load ptr, ptr %1, align 8, !dbg !1100
  %8 = call i32 @fgetc(ptr noundef %7), !dbg !1102
  %9 = icmp ne i32 %8, -1, !dbg !1103
  br i1 %9, label %10, label %11, !dbg !1104

10:                                               ; preds = %0
  call void @abort() #15, !dbg !1105
  unreachable, !dbg !1105

11:                                               ; preds = %0
  %12 = load ptr, ptr %1, align 8, !dbg !1106
  %13 = call i32 @fclose(ptr noundef %12), !dbg !1107
  ret void, !dbg !1108
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_closedir_twice() #0 !dbg !1109 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !1110, !DIExpression(), !1115)
  %2 = call noalias ptr @opendir(ptr noundef @.str.62), !dbg !1116
  store ptr %2, ptr %1, align 8, !dbg !1115
  %3 = load ptr, ptr %1, align 8, !dbg !1117
  %4 = icmp ne ptr %3, null, !dbg !1117
  br i1 %4, label %6, label %5, !dbg !1119

5:                                                ; preds = %0
  call void @abort() #15, !dbg !1120
  unreachable, !dbg !1120

6:                                                ; preds = %0
  %7 = load ptr, ptr %1, align 8, !dbg !1121
  %8 = call i32 @closedir(ptr noundef %7), !dbg !1122
  %9 = load i32, ptr @bad, align 4, !dbg !1123
  %10 = icmp ne i32 %9, 0, !dbg !1123
  br i1 %10, label %11, label %14, !dbg !1125

11:                                               ; preds = %6
  %12 = load ptr, ptr %1, align 8, !dbg !1126
  %13 = call i32 @closedir(ptr noundef %12), !dbg !1127
  br label %14, !dbg !1127

14:                                               ; preds = %11, %6
  ret void, !dbg !1128
}

declare noalias ptr @opendir(ptr noundef) #8

declare i32 @closedir(ptr noundef) #8

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_readdir_closed() #0 !dbg !1129 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !1130, !DIExpression(), !1131)
  %2 = call noalias ptr @opendir(ptr noundef @.str.62), !dbg !1132
  store ptr %2, ptr %1, align 8, !dbg !1131
  %3 = load ptr, ptr %1, align 8, !dbg !1133
  %4 = icmp ne ptr %3, null, !dbg !1133
  br i1 %4, label %6, label %5, !dbg !1135

5:                                                ; preds = %0
  call void @abort() #15, !dbg !1136
  unreachable, !dbg !1136

6:                                                ; preds = %0
  %7 = load i32, ptr @bad, align 4, !dbg !1137
  %8 = icmp ne i32 %7, 0, !dbg !1137
  br i1 %8, label %9, label %12, !dbg !1139

9:                                                ; preds = %6
  %10 = load ptr, ptr %1, align 8, !dbg !1140
  %11 = call i32 @closedir(ptr noundef %10), !dbg !1141
  br label %12, !dbg !1141

12:                                               ; preds = %9, %6
  %13 = load ptr, ptr %1, align 8, !dbg !1142
  %14 = call ptr @readdir(ptr noundef %13), !dbg !1144
  %15 = icmp ne ptr %14, null, !dbg !1144
  br i1 %15, label %17, label %16, !dbg !1145

16:                                               ; preds = %12
  call void @abort() #15, !dbg !1146
  unreachable, !dbg !1146

17:                                               ; preds = %12
  %18 = load i32, ptr @bad, align 4, !dbg !1147
  %19 = icmp ne i32 %18, 0, !dbg !1147
  br i1 %19, label %23, label %20, !dbg !1149

20:                                               ; preds = %17
  %21 = load ptr, ptr %1, align 8, !dbg !1150
  %22 = call i32 @closedir(ptr noundef %21), !dbg !1151
  br label %23, !dbg !1151

23:                                               ; preds = %20, %17
  ret void, !dbg !1152
}

declare ptr @readdir(ptr noundef) #8

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memstream_freed() #0 !dbg !1153 {
  %1 = alloca ptr, align 8
  %2 = alloca i64, align 8
  %3 = alloca ptr, align 8
    #dbg_declare(ptr %1, !1154, !DIExpression(), !1155)
  store ptr null, ptr %1, align 8, !dbg !1155
    #dbg_declare(ptr %2, !1156, !DIExpression(), !1157)
  store i64 0, ptr %2, align 8, !dbg !1157
    #dbg_declare(ptr %3, !1158, !DIExpression(), !1159)
  %4 = call noalias ptr @open_memstream(ptr noundef %1, ptr noundef %2) #13, !dbg !1160
  store ptr %4, ptr %3, align 8, !dbg !1159
  %5 = load ptr, ptr %3, align 8, !dbg !1161
  %6 = icmp ne ptr %5, null, !dbg !1161
  br i1 %6, label %8, label %7, !dbg !1163

7:                                                ; preds = %0
  call void @abort() #15, !dbg !1164
  unreachable, !dbg !1164

8:                                                ; preds = %0
  %9 = load ptr, ptr %3, align 8, !dbg !1165
  %10 = call i32 @fputs(ptr noundef @.str.27, ptr noundef %9), !dbg !1166
  %11 = load ptr, ptr %3, align 8, !dbg !1167
  %12 = call i32 @fclose(ptr noundef %11), !dbg !1168
  %13 = load ptr, ptr %1, align 8, !dbg !1169
  %14 = load i32, ptr @bad, align 4, !dbg !1171
  %15 = icmp ne i32 %14, 0, !dbg !1171
  %16 = zext i1 %15 to i64, !dbg !1171
  %17 = select i1 %15, i32 5, i32 4, !dbg !1171
  %18 = sext i32 %17 to i64, !dbg !1169
  %19 = getelementptr inbounds i8, ptr %13, i64 %18, !dbg !1169
  %20 = load i8, ptr %19, align 1, !dbg !1169
  %21 = icmp ne i8 %20, 0, !dbg !1169
  br i1 %21, label %22, label %23, !dbg !1172

22:                                               ; preds = %8
  call void @abort() #15, !dbg !1173
  unreachable, !dbg !1173

23:                                               ; preds = %8
  %24 = load ptr, ptr %1, align 8, !dbg !1174
  call void @free(ptr noundef %24) #13, !dbg !1175
  ret void, !dbg !1176
}

; Function Attrs: nounwind
declare noalias ptr @open_memstream(ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_fmemopen() #0 !dbg !1177 {
  %1 = alloca [4 x i8], align 1
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !1178, !DIExpression(), !1179)
    #dbg_declare(ptr %2, !1180, !DIExpression(), !1181)
  %3 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !1182
  %4 = load i32, ptr @bad, align 4, !dbg !1183
  %5 = icmp ne i32 %4, 0, !dbg !1183
  %6 = zext i1 %5 to i64, !dbg !1183
  %7 = select i1 %5, i64 8, i64 4, !dbg !1183
  %8 = call noalias ptr @fmemopen(ptr noundef %3, i64 noundef %7, ptr noundef @.str.49) #13, !dbg !1184
  store ptr %8, ptr %2, align 8, !dbg !1181
  %9 = load ptr, ptr %2, align 8, !dbg !1185
  %10 = icmp ne ptr %9, null, !dbg !1185
  br i1 %10, label %12, label %11, !dbg !1187

11:                                               ; preds = %0
  call void @abort() #15, !dbg !1188
  unreachable, !dbg !1188

12:                                               ; preds = %0
  %13 = load ptr, ptr %2, align 8, !dbg !1189
  %14 = call i32 @fputs(ptr noundef @.str.66, ptr noundef %13), !dbg !1190
  %15 = load ptr, ptr %2, align 8, !dbg !1191
  %16 = call i32 @fflush(ptr noundef %15), !dbg !1192
  %17 = load ptr, ptr %2, align 8, !dbg !1193
  %18 = call i32 @fclose(ptr noundef %17), !dbg !1194
  ret void, !dbg !1195
}

; Function Attrs: nounwind
declare noalias ptr @fmemopen(ptr noundef, i64 noundef, ptr noundef) #3

declare i32 @fflush(ptr noundef) #8

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_printf_missing() #0 !dbg !1196 {
  %1 = alloca [40 x i8], align 16
    #dbg_declare(ptr %1, !1197, !DIExpression(), !1201)
  %2 = getelementptr inbounds [40 x i8], ptr %1, i64 0, i64 0, !dbg !1202
  %3 = load i32, ptr @bad, align 4, !dbg !1203
  %4 = icmp ne i32 %3, 0, !dbg !1203
  %5 = zext i1 %4 to i64, !dbg !1203
  %6 = select i1 %4, ptr @.str.68, ptr @.str.55, !dbg !1203
  %7 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef %2, ptr noundef %6, i32 noundef 1) #13, !dbg !1204
  ret void, !dbg !1205
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_printf_number_for_string() #0 !dbg !1206 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !1207, !DIExpression(), !1208)
  %2 = load i32, ptr @bad, align 4, !dbg !1209
  %3 = icmp ne i32 %2, 0, !dbg !1209
  %4 = zext i1 %3 to i64, !dbg !1209
  %5 = select i1 %3, ptr @.str.34, ptr @.str.55, !dbg !1209
  store ptr %5, ptr %1, align 8, !dbg !1208
  %6 = load ptr, ptr %1, align 8, !dbg !1210
  %7 = call i32 (ptr, ...) @printf(ptr noundef %6, i32 noundef 5), !dbg !1211
  ret void, !dbg !1212
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_scanf_missing() #0 !dbg !1213 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !1214, !DIExpression(), !1215)
  store i32 0, ptr %1, align 4, !dbg !1215
  %2 = load i32, ptr @bad, align 4, !dbg !1216
  %3 = icmp ne i32 %2, 0, !dbg !1216
  %4 = zext i1 %3 to i64, !dbg !1216
  %5 = select i1 %3, ptr @.str.72, ptr @.str.15, !dbg !1216
  %6 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef @.str.71, ptr noundef %5, ptr noundef %1) #13, !dbg !1218
  %7 = icmp slt i32 %6, 1, !dbg !1219
  br i1 %7, label %8, label %9, !dbg !1220

8:                                                ; preds = %0
  call void @abort() #15, !dbg !1221
  unreachable, !dbg !1221

9:                                                ; preds = %0
  ret void, !dbg !1222
}

; Function Attrs: nounwind
declare i32 @__isoc99_sscanf(ptr noundef, ptr noundef, ...) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_scanf_narrow() #0 !dbg !1223 {
  %1 = alloca i16, align 2
    #dbg_declare(ptr %1, !1224, !DIExpression(), !1226)
  store i16 0, ptr %1, align 2, !dbg !1226
  %2 = load i32, ptr @bad, align 4, !dbg !1227
  %3 = icmp ne i32 %2, 0, !dbg !1227
  %4 = zext i1 %3 to i64, !dbg !1227
  %5 = select i1 %3, ptr @.str.15, ptr @.str.75, !dbg !1227
  %6 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef @.str.74, ptr noundef %5, ptr noundef %1) #13, !dbg !1228
  ret void, !dbg !1229
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_va_arg() #0 !dbg !1230 {
  %1 = load i32, ptr @bad, align 4, !dbg !1231
  %2 = icmp ne i32 %1, 0, !dbg !1231
  %3 = zext i1 %2 to i64, !dbg !1231
  %4 = select i1 %2, i32 3, i32 2, !dbg !1231
  %5 = call i32 (i32, ...) @sum(i32 noundef %4, i32 noundef 1, i32 noundef 2), !dbg !1233
  %6 = icmp eq i32 %5, -1, !dbg !1234
  br i1 %6, label %7, label %8, !dbg !1235

7:                                                ; preds = %0
  call void @abort() #15, !dbg !1236
  unreachable, !dbg !1236

8:                                                ; preds = %0
  ret void, !dbg !1237
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @sum(i32 noundef %0, ...) #0 !dbg !1238 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !1241, !DIExpression(), !1242)
    #dbg_declare(ptr %3, !1243, !DIExpression(), !1256)
    #dbg_declare(ptr %4, !1257, !DIExpression(), !1258)
  store i32 0, ptr %4, align 4, !dbg !1258
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !1259
  call void @llvm.va_start.p0(ptr %6), !dbg !1259
    #dbg_declare(ptr %5, !1260, !DIExpression(), !1262)
  store i32 0, ptr %5, align 4, !dbg !1262
  br label %7, !dbg !1263

7:                                                ; preds = %30, %1
  %8 = load i32, ptr %5, align 4, !dbg !1264
  %9 = load i32, ptr %2, align 4, !dbg !1266
  %10 = icmp slt i32 %8, %9, !dbg !1267
  br i1 %10, label %11, label %33, !dbg !1268

11:                                               ; preds = %7
  %12 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !1269
  %13 = getelementptr inbounds %struct.__va_list_tag, ptr %12, i32 0, i32 0, !dbg !1269
  %14 = load i32, ptr %13, align 16, !dbg !1269
  %15 = icmp ule i32 %14, 40, !dbg !1269
  br i1 %15, label %16, label %21, !dbg !1269

16:                                               ; preds = %11
  %17 = getelementptr inbounds %struct.__va_list_tag, ptr %12, i32 0, i32 3, !dbg !1269
  %18 = load ptr, ptr %17, align 16, !dbg !1269
  %19 = getelementptr i8, ptr %18, i32 %14, !dbg !1269
  %20 = add i32 %14, 8, !dbg !1269
  store i32 %20, ptr %13, align 16, !dbg !1269
  br label %25, !dbg !1269

21:                                               ; preds = %11
  %22 = getelementptr inbounds %struct.__va_list_tag, ptr %12, i32 0, i32 2, !dbg !1269
  %23 = load ptr, ptr %22, align 8, !dbg !1269
  %24 = getelementptr i8, ptr %23, i32 8, !dbg !1269
  store ptr %24, ptr %22, align 8, !dbg !1269
  br label %25, !dbg !1269

25:                                               ; preds = %21, %16
  %26 = phi ptr [ %19, %16 ], [ %23, %21 ], !dbg !1269
  %27 = load i32, ptr %26, align 4, !dbg !1269
  %28 = load i32, ptr %4, align 4, !dbg !1270
  %29 = add nsw i32 %28, %27, !dbg !1270
  store i32 %29, ptr %4, align 4, !dbg !1270
  br label %30, !dbg !1271

30:                                               ; preds = %25
  %31 = load i32, ptr %5, align 4, !dbg !1272
  %32 = add nsw i32 %31, 1, !dbg !1272
  store i32 %32, ptr %5, align 4, !dbg !1272
  br label %7, !dbg !1273, !llvm.loop !1274

33:                                               ; preds = %7
  %34 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !1276
  call void @llvm.va_end.p0(ptr %34), !dbg !1276
  %35 = load i32, ptr %4, align 4, !dbg !1277
  ret i32 %35, !dbg !1278
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #10

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #10

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_va_arg_stack() #0 !dbg !1279 {
  %1 = alloca ptr, align 8
  %2 = alloca [40 x i8], align 16
    #dbg_declare(ptr %1, !1280, !DIExpression(), !1281)
  %3 = load i32, ptr @bad, align 4, !dbg !1282
  %4 = icmp ne i32 %3, 0, !dbg !1282
  %5 = zext i1 %4 to i64, !dbg !1282
  %6 = select i1 %4, ptr @.str.78, ptr @.str.79, !dbg !1282
  store ptr %6, ptr %1, align 8, !dbg !1281
    #dbg_declare(ptr %2, !1283, !DIExpression(), !1284)
  %7 = getelementptr inbounds [40 x i8], ptr %2, i64 0, i64 0, !dbg !1285
  %8 = load ptr, ptr %1, align 8, !dbg !1286
  %9 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef %7, ptr noundef %8, i32 noundef 1, i32 noundef 2, i32 noundef 3, i32 noundef 4, i32 noundef 5, i32 noundef 6, i32 noundef 7) #13, !dbg !1287
  ret void, !dbg !1288
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memcpy_negative() #0 !dbg !1289 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca [8 x i8], align 1
  %3 = alloca i32, align 4
    #dbg_declare(ptr %1, !1290, !DIExpression(), !1291)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.libc_memcpy_negative.a, i64 8, i1 false), !dbg !1291
    #dbg_declare(ptr %2, !1292, !DIExpression(), !1293)
    #dbg_declare(ptr %3, !1294, !DIExpression(), !1295)
  %4 = load i32, ptr @bad, align 4, !dbg !1296
  %5 = icmp ne i32 %4, 0, !dbg !1296
  %6 = zext i1 %5 to i64, !dbg !1296
  %7 = select i1 %5, i32 -1, i32 4, !dbg !1296
  store i32 %7, ptr %3, align 4, !dbg !1295
  %8 = getelementptr inbounds [8 x i8], ptr %2, i64 0, i64 0, !dbg !1297
  %9 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0, !dbg !1297
  %10 = load i32, ptr %3, align 4, !dbg !1298
  %11 = sext i32 %10 to i64, !dbg !1298
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %8, ptr align 1 %9, i64 %11, i1 false), !dbg !1297
  %12 = getelementptr inbounds [8 x i8], ptr %2, i64 0, i64 0, !dbg !1299
  %13 = load i8, ptr %12, align 1, !dbg !1299
  %14 = sext i8 %13 to i32, !dbg !1299
  %15 = icmp ne i32 %14, 97, !dbg !1301
  br i1 %15, label %16, label %17, !dbg !1302

16:                                               ; preds = %0
  call void @abort() #15, !dbg !1303
  unreachable, !dbg !1303

17:                                               ; preds = %0
  ret void, !dbg !1304
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memset_negative() #0 !dbg !1305 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !1306, !DIExpression(), !1307)
    #dbg_declare(ptr %2, !1308, !DIExpression(), !1309)
  %3 = load i32, ptr @bad, align 4, !dbg !1310
  %4 = icmp ne i32 %3, 0, !dbg !1310
  %5 = zext i1 %4 to i64, !dbg !1310
  %6 = select i1 %4, i32 -4, i32 4, !dbg !1310
  store i32 %6, ptr %2, align 4, !dbg !1309
  %7 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0, !dbg !1311
  %8 = load i32, ptr %2, align 4, !dbg !1312
  %9 = sext i32 %8 to i64, !dbg !1312
  call void @llvm.memset.p0.i64(ptr align 1 %7, i8 1, i64 %9, i1 false), !dbg !1311
  ret void, !dbg !1313
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strncpy_negative() #0 !dbg !1314 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !1315, !DIExpression(), !1316)
    #dbg_declare(ptr %2, !1317, !DIExpression(), !1318)
  %3 = load i32, ptr @bad, align 4, !dbg !1319
  %4 = icmp ne i32 %3, 0, !dbg !1319
  %5 = zext i1 %4 to i64, !dbg !1319
  %6 = select i1 %4, i32 -1, i32 8, !dbg !1319
  store i32 %6, ptr %2, align 4, !dbg !1318
  %7 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0, !dbg !1320
  %8 = load i32, ptr %2, align 4, !dbg !1321
  %9 = sext i32 %8 to i64, !dbg !1321
  %10 = call ptr @strncpy(ptr noundef %7, ptr noundef @.str.13, i64 noundef %9) #13, !dbg !1322
  ret void, !dbg !1323
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_fread_negative() #0 !dbg !1324 {
  %1 = alloca [4 x i8], align 1
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !1325, !DIExpression(), !1326)
    #dbg_declare(ptr %2, !1327, !DIExpression(), !1328)
  %3 = load i32, ptr @bad, align 4, !dbg !1329
  %4 = icmp ne i32 %3, 0, !dbg !1329
  %5 = zext i1 %4 to i64, !dbg !1329
  %6 = select i1 %4, i32 -1, i32 4, !dbg !1329
  store i32 %6, ptr %2, align 4, !dbg !1328
  %7 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !1330
  %8 = load i32, ptr %2, align 4, !dbg !1332
  %9 = sext i32 %8 to i64, !dbg !1332
  %10 = load ptr, ptr @stdin, align 8, !dbg !1333
  %11 = call i64 @fread(ptr noundef %7, i64 noundef 1, i64 noundef %9, ptr noundef %10), !dbg !1334
  %12 = icmp eq i64 %11, 0, !dbg !1335
  br i1 %12, label %13, label %14, !dbg !1336

13:                                               ; preds = %0
  call void @abort() #15, !dbg !1337
  unreachable, !dbg !1337

14:                                               ; preds = %0
  ret void, !dbg !1338
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strcat_unterminated() #0 !dbg !1339 {
  %1 = alloca [8 x i8], align 1
    #dbg_declare(ptr %1, !1340, !DIExpression(), !1341)
  %2 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0, !dbg !1342
  call void @llvm.memset.p0.i64(ptr align 1 %2, i8 120, i64 8, i1 false), !dbg !1342
  %3 = load i32, ptr @bad, align 4, !dbg !1343
  %4 = icmp ne i32 %3, 0, !dbg !1343
  br i1 %4, label %7, label %5, !dbg !1345

5:                                                ; preds = %0
  %6 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 3, !dbg !1346
  store i8 0, ptr %6, align 1, !dbg !1347
  br label %7, !dbg !1346

7:                                                ; preds = %5, %0
  %8 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0, !dbg !1348
  %9 = call ptr @strcat(ptr noundef %8, ptr noundef @.str.85) #13, !dbg !1349
  ret void, !dbg !1350
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strcpy_overlap() #0 !dbg !1351 {
  %1 = alloca [16 x i8], align 16
    #dbg_declare(ptr %1, !1352, !DIExpression(), !1353)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %1, ptr align 16 @__const.libc_strcpy_overlap.a, i64 16, i1 false), !dbg !1353
  %2 = getelementptr inbounds [16 x i8], ptr %1, i64 0, i64 0, !dbg !1354
  %3 = load i32, ptr @bad, align 4, !dbg !1355
  %4 = icmp ne i32 %3, 0, !dbg !1355
  %5 = zext i1 %4 to i64, !dbg !1355
  %6 = select i1 %4, i32 2, i32 8, !dbg !1355
  %7 = sext i32 %6 to i64, !dbg !1356
  %8 = getelementptr inbounds i8, ptr %2, i64 %7, !dbg !1356
  %9 = getelementptr inbounds [16 x i8], ptr %1, i64 0, i64 0, !dbg !1357
  %10 = call ptr @strcpy(ptr noundef %8, ptr noundef %9) #13, !dbg !1358
  ret void, !dbg !1359
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_qsort_null() #0 !dbg !1360 {
  %1 = alloca [3 x ptr], align 16
    #dbg_declare(ptr %1, !1361, !DIExpression(), !1363)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %1, ptr align 16 @__const.libc_qsort_null.words, i64 24, i1 false), !dbg !1363
  %2 = getelementptr inbounds [3 x ptr], ptr %1, i64 0, i64 0, !dbg !1364
  %3 = load i32, ptr @bad, align 4, !dbg !1365
  %4 = icmp ne i32 %3, 0, !dbg !1365
  %5 = zext i1 %4 to i64, !dbg !1365
  %6 = select i1 %4, i32 3, i32 2, !dbg !1365
  %7 = sext i32 %6 to i64, !dbg !1365
  call void @qsort(ptr noundef %2, i64 noundef %7, i64 noundef 8, ptr noundef @by_text), !dbg !1366
  ret void, !dbg !1367
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @by_text(ptr noundef %0, ptr noundef %1) #0 !dbg !1368 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !1369, !DIExpression(), !1370)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !1371, !DIExpression(), !1372)
  %5 = load ptr, ptr %3, align 8, !dbg !1373
  %6 = load ptr, ptr %5, align 8, !dbg !1374
  %7 = load ptr, ptr %4, align 8, !dbg !1375
  %8 = load ptr, ptr %7, align 8, !dbg !1376
  %9 = call i32 @strcmp(ptr noundef %6, ptr noundef %8) #11, !dbg !1377
  ret i32 %9, !dbg !1378
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_regfree_freed() #0 !dbg !1379 {
  %1 = alloca %struct.re_pattern_buffer, align 8
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !1380, !DIExpression(), !1405)
  %3 = call i32 @regcomp(ptr noundef %1, ptr noundef @.str.91, i32 noundef 9), !dbg !1406
  %4 = icmp ne i32 %3, 0, !dbg !1406
  br i1 %4, label %5, label %6, !dbg !1408

5:                                                ; preds = %0
  call void @abort() #15, !dbg !1409
  unreachable, !dbg !1409

6:                                                ; preds = %0
    #dbg_declare(ptr %2, !1410, !DIExpression(), !1411)
  %7 = call noalias ptr @strdup(ptr noundef @.str.92) #13, !dbg !1412
  store ptr %7, ptr %2, align 8, !dbg !1411
  %8 = load i32, ptr @bad, align 4, !dbg !1413
  %9 = icmp ne i32 %8, 0, !dbg !1413
  br i1 %9, label %10, label %12, !dbg !1415

10:                                               ; preds = %6
  %11 = load ptr, ptr %2, align 8, !dbg !1416
  call void @free(ptr noundef %11) #13, !dbg !1417
  br label %12, !dbg !1417

12:                                               ; preds = %10, %6
  %13 = load ptr, ptr %2, align 8, !dbg !1418
  %14 = call i32 @regexec(ptr noundef %1, ptr noundef %13, i64 noundef 0, ptr noundef null, i32 noundef 0), !dbg !1420
  %15 = icmp ne i32 %14, 0, !dbg !1420
  br i1 %15, label %16, label %17, !dbg !1421

16:                                               ; preds = %12
  call void @abort() #15, !dbg !1422
  unreachable, !dbg !1422

17:                                               ; preds = %12
  call void @regfree(ptr noundef %1), !dbg !1423
  %18 = load i32, ptr @bad, align 4, !dbg !1424
  %19 = icmp ne i32 %18, 0, !dbg !1424
  br i1 %19, label %22, label %20, !dbg !1426

20:                                               ; preds = %17
  %21 = load ptr, ptr %2, align 8, !dbg !1427
  call void @free(ptr noundef %21) #13, !dbg !1428
  br label %22, !dbg !1428

22:                                               ; preds = %20, %17
  ret void, !dbg !1429
}

declare i32 @regcomp(ptr noundef, ptr noundef, i32 noundef) #8

declare i32 @regexec(ptr noundef, ptr noundef, i64 noundef, ptr noundef, i32 noundef) #8

declare void @regfree(ptr noundef) #8

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_wcslen_unterminated() #0 !dbg !1430 {
  %1 = alloca [3 x i32], align 4
    #dbg_declare(ptr %1, !1431, !DIExpression(), !1435)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %1, ptr align 4 @__const.libc_wcslen_unterminated.a, i64 12, i1 false), !dbg !1435
  %2 = load i32, ptr @bad, align 4, !dbg !1436
  %3 = icmp ne i32 %2, 0, !dbg !1436
  br i1 %3, label %6, label %4, !dbg !1438

4:                                                ; preds = %0
  %5 = getelementptr inbounds [3 x i32], ptr %1, i64 0, i64 2, !dbg !1439
  store i32 0, ptr %5, align 4, !dbg !1440
  br label %6, !dbg !1439

6:                                                ; preds = %4, %0
  %7 = getelementptr inbounds [3 x i32], ptr %1, i64 0, i64 0, !dbg !1441
  %8 = call i64 @wcslen(ptr noundef %7) #11, !dbg !1443
  %9 = icmp ne i64 %8, 2, !dbg !1444
  br i1 %9, label %10, label %11, !dbg !1445

10:                                               ; preds = %6
  call void @abort() #15, !dbg !1446
  unreachable, !dbg !1446

11:                                               ; preds = %6
  ret void, !dbg !1447
}

; Function Attrs: nounwind willreturn memory(read)
declare i64 @wcslen(ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_printf_number_for_float() #0 !dbg !1448 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !1449, !DIExpression(), !1450)
  %2 = load i32, ptr @bad, align 4, !dbg !1451
  %3 = icmp ne i32 %2, 0, !dbg !1451
  %4 = zext i1 %3 to i64, !dbg !1451
  %5 = select i1 %3, ptr @.str.95, ptr @.str.55, !dbg !1451
  store ptr %5, ptr %1, align 8, !dbg !1450
  %6 = load ptr, ptr %1, align 8, !dbg !1452
  %7 = call i32 (ptr, ...) @printf(ptr noundef %6, i32 noundef 5), !dbg !1453
  ret void, !dbg !1454
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_printf_float_for_number() #0 !dbg !1455 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !1456, !DIExpression(), !1457)
  %2 = load i32, ptr @bad, align 4, !dbg !1458
  %3 = icmp ne i32 %2, 0, !dbg !1458
  %4 = zext i1 %3 to i64, !dbg !1458
  %5 = select i1 %3, ptr @.str.55, ptr @.str.97, !dbg !1458
  store ptr %5, ptr %1, align 8, !dbg !1457
  %6 = load ptr, ptr %1, align 8, !dbg !1459
  %7 = call i32 (ptr, ...) @printf(ptr noundef %6, double noundef 5.000000e+00), !dbg !1460
  ret void, !dbg !1461
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_scanf_null() #0 !dbg !1462 {
  %1 = alloca [4 x i8], align 1
    #dbg_declare(ptr %1, !1463, !DIExpression(), !1464)
  %2 = load i32, ptr @bad, align 4, !dbg !1465
  %3 = icmp ne i32 %2, 0, !dbg !1465
  br i1 %3, label %4, label %5, !dbg !1465

4:                                                ; preds = %0
  br label %7, !dbg !1465

5:                                                ; preds = %0
  %6 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !1467
  br label %7, !dbg !1465

7:                                                ; preds = %5, %4
  %8 = phi ptr [ null, %4 ], [ %6, %5 ], !dbg !1465
  %9 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef @.str.13, ptr noundef @.str.99, ptr noundef %8) #13, !dbg !1468
  %10 = icmp ne i32 %9, 1, !dbg !1469
  br i1 %10, label %11, label %12, !dbg !1470

11:                                               ; preds = %7
  call void @abort() #15, !dbg !1471
  unreachable, !dbg !1471

12:                                               ; preds = %7
  ret void, !dbg !1472
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strtok_first() #0 !dbg !1473 {
  %1 = alloca [4 x i8], align 1
    #dbg_declare(ptr %1, !1474, !DIExpression(), !1475)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.libc_strtok_first.text, i64 4, i1 false), !dbg !1475
  %2 = load i32, ptr @bad, align 4, !dbg !1476
  %3 = icmp ne i32 %2, 0, !dbg !1476
  br i1 %3, label %4, label %5, !dbg !1476

4:                                                ; preds = %0
  br label %7, !dbg !1476

5:                                                ; preds = %0
  %6 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !1478
  br label %7, !dbg !1476

7:                                                ; preds = %5, %4
  %8 = phi ptr [ null, %4 ], [ %6, %5 ], !dbg !1476
  %9 = call ptr @strtok(ptr noundef %8, ptr noundef @.str.45) #13, !dbg !1479
  %10 = icmp ne ptr %9, null, !dbg !1479
  br i1 %10, label %12, label %11, !dbg !1480

11:                                               ; preds = %7
  call void @abort() #15, !dbg !1481
  unreachable, !dbg !1481

12:                                               ; preds = %7
  ret void, !dbg !1482
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nounwind allocsize(0,1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nocallback nofree nosync nounwind willreturn }
attributes #11 = { nounwind willreturn memory(read) }
attributes #12 = { nounwind allocsize(0) }
attributes #13 = { nounwind }
attributes #14 = { nounwind allocsize(0,1) }
attributes #15 = { noreturn nounwind }
attributes #16 = { nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!431, !432, !433, !434, !435, !436, !437}
!llvm.ident = !{!438}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "tests/faults/faults.h", directory: ".", checksumkind: CSK_MD5, checksum: "36c151c83d221557efe9f5664ce6ff0b")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "bad", scope: !9, file: !2, line: 18, type: !30, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !10, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !11, retainedTypes: !28, globals: !35, splitDebugInlining: false, nameTableKind: None)
!10 = !DIFile(filename: "tests/faults/libc.c", directory: ".", checksumkind: CSK_MD5, checksum: "e1d4cb609f82e6243ccf226bd3123f9d")
!11 = !{!12}
!12 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !13, line: 46, baseType: !14, size: 32, elements: !15)
!13 = !DIFile(filename: "/usr/include/ctype.h", directory: "", checksumkind: CSK_MD5, checksum: "3ab3dd7fdf2578005732722ee2393e59")
!14 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!15 = !{!16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27}
!16 = !DIEnumerator(name: "_ISupper", value: 256)
!17 = !DIEnumerator(name: "_ISlower", value: 512)
!18 = !DIEnumerator(name: "_ISalpha", value: 1024)
!19 = !DIEnumerator(name: "_ISdigit", value: 2048)
!20 = !DIEnumerator(name: "_ISxdigit", value: 4096)
!21 = !DIEnumerator(name: "_ISspace", value: 8192)
!22 = !DIEnumerator(name: "_ISprint", value: 16384)
!23 = !DIEnumerator(name: "_ISgraph", value: 32768)
!24 = !DIEnumerator(name: "_ISblank", value: 1)
!25 = !DIEnumerator(name: "_IScntrl", value: 2)
!26 = !DIEnumerator(name: "_ISpunct", value: 4)
!27 = !DIEnumerator(name: "_ISalnum", value: 8)
!28 = !{!29, !30, !31, !32, !33}
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!30 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!31 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!34 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !29)
!35 = !{!0, !36, !7, !49, !54, !56, !61, !66, !71, !73, !75, !80, !82, !84, !89, !91, !96, !101, !103, !105, !107, !112, !114, !119, !121, !123, !125, !130, !132, !134, !136, !138, !140, !145, !147, !152, !154, !156, !158, !160, !162, !164, !169, !171, !173, !175, !177, !179, !181, !186, !188, !190, !192, !194, !196, !198, !200, !202, !204, !206, !211, !213, !215, !217, !222, !224, !226, !231, !233, !235, !237, !239, !241, !243, !245, !247, !249, !251, !253, !255, !257, !259, !261, !263, !265, !267, !269, !271, !273, !275, !277, !279, !281, !283, !288, !290, !292, !294, !296, !298, !300, !302, !304, !306, !311, !313, !315, !317, !319, !321, !323, !325, !330, !332, !334, !336, !338, !340, !342, !344, !346, !348, !350, !352, !354, !356, !358, !360, !362, !364, !366, !368, !373, !375, !377, !379, !381, !383, !385, !387, !389, !391, !393, !395, !397, !399, !401, !403, !405, !407, !409, !411, !413, !415, !417, !419, !421, !423, !425, !427, !429}
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(name: "all_cases", scope: !9, file: !2, line: 17, type: !38, isLocal: true, isDefinition: true)
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!39 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fault_case", file: !2, line: 12, size: 192, elements: !40)
!40 = !{!41, !44, !48}
!41 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !39, file: !2, line: 13, baseType: !42, size: 64)
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64)
!43 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "run", scope: !39, file: !2, line: 14, baseType: !45, size: 64, offset: 64)
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = !DISubroutineType(types: !47)
!47 = !{null}
!48 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !39, file: !2, line: 15, baseType: !38, size: 64, offset: 128)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(scope: null, file: !10, line: 13, type: !51, isLocal: true, isDefinition: true)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 136, elements: !52)
!52 = !{!53}
!53 = !DISubrange(count: 17)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(name: "entry_libc_strcpy_heap", scope: !9, file: !10, line: 13, type: !39, isLocal: true, isDefinition: true)
!56 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression())
!57 = distinct !DIGlobalVariable(scope: null, file: !10, line: 16, type: !58, isLocal: true, isDefinition: true)
!58 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !59)
!59 = !{!60}
!60 = !DISubrange(count: 6)
!61 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression())
!62 = distinct !DIGlobalVariable(scope: null, file: !10, line: 16, type: !63, isLocal: true, isDefinition: true)
!63 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !64)
!64 = !{!65}
!65 = !DISubrange(count: 5)
!66 = !DIGlobalVariableExpression(var: !67, expr: !DIExpression())
!67 = distinct !DIGlobalVariable(scope: null, file: !10, line: 20, type: !68, isLocal: true, isDefinition: true)
!68 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 144, elements: !69)
!69 = !{!70}
!70 = !DISubrange(count: 18)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(name: "entry_libc_strcpy_stack", scope: !9, file: !10, line: 20, type: !39, isLocal: true, isDefinition: true)
!73 = !DIGlobalVariableExpression(var: !74, expr: !DIExpression())
!74 = distinct !DIGlobalVariable(scope: null, file: !10, line: 23, type: !3, isLocal: true, isDefinition: true)
!75 = !DIGlobalVariableExpression(var: !76, expr: !DIExpression())
!76 = distinct !DIGlobalVariable(scope: null, file: !10, line: 26, type: !77, isLocal: true, isDefinition: true)
!77 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 152, elements: !78)
!78 = !{!79}
!79 = !DISubrange(count: 19)
!80 = !DIGlobalVariableExpression(var: !81, expr: !DIExpression())
!81 = distinct !DIGlobalVariable(name: "entry_libc_strcpy_global", scope: !9, file: !10, line: 26, type: !39, isLocal: true, isDefinition: true)
!82 = !DIGlobalVariableExpression(var: !83, expr: !DIExpression())
!83 = distinct !DIGlobalVariable(name: "small", scope: !9, file: !10, line: 11, type: !3, isLocal: true, isDefinition: true)
!84 = !DIGlobalVariableExpression(var: !85, expr: !DIExpression())
!85 = distinct !DIGlobalVariable(scope: null, file: !10, line: 31, type: !86, isLocal: true, isDefinition: true)
!86 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !87)
!87 = !{!88}
!88 = !DISubrange(count: 20)
!89 = !DIGlobalVariableExpression(var: !90, expr: !DIExpression())
!90 = distinct !DIGlobalVariable(name: "entry_libc_memcmp_differs", scope: !9, file: !10, line: 31, type: !39, isLocal: true, isDefinition: true)
!91 = !DIGlobalVariableExpression(var: !92, expr: !DIExpression())
!92 = distinct !DIGlobalVariable(scope: null, file: !10, line: 35, type: !93, isLocal: true, isDefinition: true)
!93 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !94)
!94 = !{!95}
!95 = !DISubrange(count: 7)
!96 = !DIGlobalVariableExpression(var: !97, expr: !DIExpression())
!97 = distinct !DIGlobalVariable(scope: null, file: !10, line: 39, type: !98, isLocal: true, isDefinition: true)
!98 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !99)
!99 = !{!100}
!100 = !DISubrange(count: 12)
!101 = !DIGlobalVariableExpression(var: !102, expr: !DIExpression())
!102 = distinct !DIGlobalVariable(name: "entry_libc_strcat", scope: !9, file: !10, line: 39, type: !39, isLocal: true, isDefinition: true)
!103 = !DIGlobalVariableExpression(var: !104, expr: !DIExpression())
!104 = distinct !DIGlobalVariable(scope: null, file: !10, line: 42, type: !63, isLocal: true, isDefinition: true)
!105 = !DIGlobalVariableExpression(var: !106, expr: !DIExpression())
!106 = distinct !DIGlobalVariable(scope: null, file: !10, line: 42, type: !3, isLocal: true, isDefinition: true)
!107 = !DIGlobalVariableExpression(var: !108, expr: !DIExpression())
!108 = distinct !DIGlobalVariable(scope: null, file: !10, line: 45, type: !109, isLocal: true, isDefinition: true)
!109 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !110)
!110 = !{!111}
!111 = !DISubrange(count: 13)
!112 = !DIGlobalVariableExpression(var: !113, expr: !DIExpression())
!113 = distinct !DIGlobalVariable(name: "entry_libc_strncpy", scope: !9, file: !10, line: 45, type: !39, isLocal: true, isDefinition: true)
!114 = !DIGlobalVariableExpression(var: !115, expr: !DIExpression())
!115 = distinct !DIGlobalVariable(scope: null, file: !10, line: 48, type: !116, isLocal: true, isDefinition: true)
!116 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !117)
!117 = !{!118}
!118 = !DISubrange(count: 3)
!119 = !DIGlobalVariableExpression(var: !120, expr: !DIExpression())
!120 = distinct !DIGlobalVariable(scope: null, file: !10, line: 51, type: !109, isLocal: true, isDefinition: true)
!121 = !DIGlobalVariableExpression(var: !122, expr: !DIExpression())
!122 = distinct !DIGlobalVariable(name: "entry_libc_sprintf", scope: !9, file: !10, line: 51, type: !39, isLocal: true, isDefinition: true)
!123 = !DIGlobalVariableExpression(var: !124, expr: !DIExpression())
!124 = distinct !DIGlobalVariable(scope: null, file: !10, line: 54, type: !116, isLocal: true, isDefinition: true)
!125 = !DIGlobalVariableExpression(var: !126, expr: !DIExpression())
!126 = distinct !DIGlobalVariable(scope: null, file: !10, line: 57, type: !127, isLocal: true, isDefinition: true)
!127 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !128)
!128 = !{!129}
!129 = !DISubrange(count: 14)
!130 = !DIGlobalVariableExpression(var: !131, expr: !DIExpression())
!131 = distinct !DIGlobalVariable(name: "entry_libc_snprintf", scope: !9, file: !10, line: 57, type: !39, isLocal: true, isDefinition: true)
!132 = !DIGlobalVariableExpression(var: !133, expr: !DIExpression())
!133 = distinct !DIGlobalVariable(scope: null, file: !10, line: 60, type: !116, isLocal: true, isDefinition: true)
!134 = !DIGlobalVariableExpression(var: !135, expr: !DIExpression())
!135 = distinct !DIGlobalVariable(scope: null, file: !10, line: 60, type: !93, isLocal: true, isDefinition: true)
!136 = !DIGlobalVariableExpression(var: !137, expr: !DIExpression())
!137 = distinct !DIGlobalVariable(scope: null, file: !10, line: 63, type: !98, isLocal: true, isDefinition: true)
!138 = !DIGlobalVariableExpression(var: !139, expr: !DIExpression())
!139 = distinct !DIGlobalVariable(name: "entry_libc_memset", scope: !9, file: !10, line: 63, type: !39, isLocal: true, isDefinition: true)
!140 = !DIGlobalVariableExpression(var: !141, expr: !DIExpression())
!141 = distinct !DIGlobalVariable(scope: null, file: !10, line: 69, type: !142, isLocal: true, isDefinition: true)
!142 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !143)
!143 = !{!144}
!144 = !DISubrange(count: 15)
!145 = !DIGlobalVariableExpression(var: !146, expr: !DIExpression())
!146 = distinct !DIGlobalVariable(name: "entry_libc_memcpy_to", scope: !9, file: !10, line: 69, type: !39, isLocal: true, isDefinition: true)
!147 = !DIGlobalVariableExpression(var: !148, expr: !DIExpression())
!148 = distinct !DIGlobalVariable(scope: null, file: !10, line: 72, type: !149, isLocal: true, isDefinition: true)
!149 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !150)
!150 = !{!151}
!151 = !DISubrange(count: 9)
!152 = !DIGlobalVariableExpression(var: !153, expr: !DIExpression())
!153 = distinct !DIGlobalVariable(scope: null, file: !10, line: 76, type: !51, isLocal: true, isDefinition: true)
!154 = !DIGlobalVariableExpression(var: !155, expr: !DIExpression())
!155 = distinct !DIGlobalVariable(name: "entry_libc_memcpy_from", scope: !9, file: !10, line: 76, type: !39, isLocal: true, isDefinition: true)
!156 = !DIGlobalVariableExpression(var: !157, expr: !DIExpression())
!157 = distinct !DIGlobalVariable(scope: null, file: !10, line: 82, type: !86, isLocal: true, isDefinition: true)
!158 = !DIGlobalVariableExpression(var: !159, expr: !DIExpression())
!159 = distinct !DIGlobalVariable(name: "entry_libc_memcpy_overlap", scope: !9, file: !10, line: 82, type: !39, isLocal: true, isDefinition: true)
!160 = !DIGlobalVariableExpression(var: !161, expr: !DIExpression())
!161 = distinct !DIGlobalVariable(scope: null, file: !10, line: 88, type: !109, isLocal: true, isDefinition: true)
!162 = !DIGlobalVariableExpression(var: !163, expr: !DIExpression())
!163 = distinct !DIGlobalVariable(name: "entry_libc_memmove", scope: !9, file: !10, line: 88, type: !39, isLocal: true, isDefinition: true)
!164 = !DIGlobalVariableExpression(var: !165, expr: !DIExpression())
!165 = distinct !DIGlobalVariable(scope: null, file: !10, line: 95, type: !166, isLocal: true, isDefinition: true)
!166 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 200, elements: !167)
!167 = !{!168}
!168 = !DISubrange(count: 25)
!169 = !DIGlobalVariableExpression(var: !170, expr: !DIExpression())
!170 = distinct !DIGlobalVariable(name: "entry_libc_strlen_unterminated", scope: !9, file: !10, line: 95, type: !39, isLocal: true, isDefinition: true)
!171 = !DIGlobalVariableExpression(var: !172, expr: !DIExpression())
!172 = distinct !DIGlobalVariable(scope: null, file: !10, line: 104, type: !68, isLocal: true, isDefinition: true)
!173 = !DIGlobalVariableExpression(var: !174, expr: !DIExpression())
!174 = distinct !DIGlobalVariable(name: "entry_libc_strlen_freed", scope: !9, file: !10, line: 104, type: !39, isLocal: true, isDefinition: true)
!175 = !DIGlobalVariableExpression(var: !176, expr: !DIExpression())
!176 = distinct !DIGlobalVariable(scope: null, file: !10, line: 106, type: !63, isLocal: true, isDefinition: true)
!177 = !DIGlobalVariableExpression(var: !178, expr: !DIExpression())
!178 = distinct !DIGlobalVariable(scope: null, file: !10, line: 115, type: !86, isLocal: true, isDefinition: true)
!179 = !DIGlobalVariableExpression(var: !180, expr: !DIExpression())
!180 = distinct !DIGlobalVariable(name: "entry_libc_strdup_overrun", scope: !9, file: !10, line: 115, type: !39, isLocal: true, isDefinition: true)
!181 = !DIGlobalVariableExpression(var: !182, expr: !DIExpression())
!182 = distinct !DIGlobalVariable(scope: null, file: !10, line: 122, type: !183, isLocal: true, isDefinition: true)
!183 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !184)
!184 = !{!185}
!185 = !DISubrange(count: 11)
!186 = !DIGlobalVariableExpression(var: !187, expr: !DIExpression())
!187 = distinct !DIGlobalVariable(name: "entry_libc_fgets", scope: !9, file: !10, line: 122, type: !39, isLocal: true, isDefinition: true)
!188 = !DIGlobalVariableExpression(var: !189, expr: !DIExpression())
!189 = distinct !DIGlobalVariable(scope: null, file: !10, line: 129, type: !183, isLocal: true, isDefinition: true)
!190 = !DIGlobalVariableExpression(var: !191, expr: !DIExpression())
!191 = distinct !DIGlobalVariable(name: "entry_libc_fread", scope: !9, file: !10, line: 129, type: !39, isLocal: true, isDefinition: true)
!192 = !DIGlobalVariableExpression(var: !193, expr: !DIExpression())
!193 = distinct !DIGlobalVariable(scope: null, file: !10, line: 137, type: !183, isLocal: true, isDefinition: true)
!194 = !DIGlobalVariableExpression(var: !195, expr: !DIExpression())
!195 = distinct !DIGlobalVariable(name: "entry_libc_scanf", scope: !9, file: !10, line: 137, type: !39, isLocal: true, isDefinition: true)
!196 = !DIGlobalVariableExpression(var: !197, expr: !DIExpression())
!197 = distinct !DIGlobalVariable(scope: null, file: !10, line: 140, type: !3, isLocal: true, isDefinition: true)
!198 = !DIGlobalVariableExpression(var: !199, expr: !DIExpression())
!199 = distinct !DIGlobalVariable(scope: null, file: !10, line: 144, type: !77, isLocal: true, isDefinition: true)
!200 = !DIGlobalVariableExpression(var: !201, expr: !DIExpression())
!201 = distinct !DIGlobalVariable(name: "entry_libc_printf_string", scope: !9, file: !10, line: 144, type: !39, isLocal: true, isDefinition: true)
!202 = !DIGlobalVariableExpression(var: !203, expr: !DIExpression())
!203 = distinct !DIGlobalVariable(scope: null, file: !10, line: 147, type: !3, isLocal: true, isDefinition: true)
!204 = !DIGlobalVariableExpression(var: !205, expr: !DIExpression())
!205 = distinct !DIGlobalVariable(scope: null, file: !10, line: 147, type: !58, isLocal: true, isDefinition: true)
!206 = !DIGlobalVariableExpression(var: !207, expr: !DIExpression())
!207 = distinct !DIGlobalVariable(scope: null, file: !10, line: 150, type: !208, isLocal: true, isDefinition: true)
!208 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 232, elements: !209)
!209 = !{!210}
!210 = !DISubrange(count: 29)
!211 = !DIGlobalVariableExpression(var: !212, expr: !DIExpression())
!212 = distinct !DIGlobalVariable(name: "entry_libc_printf_null_destination", scope: !9, file: !10, line: 150, type: !39, isLocal: true, isDefinition: true)
!213 = !DIGlobalVariableExpression(var: !214, expr: !DIExpression())
!214 = distinct !DIGlobalVariable(scope: null, file: !10, line: 156, type: !51, isLocal: true, isDefinition: true)
!215 = !DIGlobalVariableExpression(var: !216, expr: !DIExpression())
!216 = distinct !DIGlobalVariable(name: "entry_libc_strcmp_null", scope: !9, file: !10, line: 156, type: !39, isLocal: true, isDefinition: true)
!217 = !DIGlobalVariableExpression(var: !218, expr: !DIExpression())
!218 = distinct !DIGlobalVariable(scope: null, file: !10, line: 158, type: !219, isLocal: true, isDefinition: true)
!219 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !220)
!220 = !{!221}
!221 = !DISubrange(count: 2)
!222 = !DIGlobalVariableExpression(var: !223, expr: !DIExpression())
!223 = distinct !DIGlobalVariable(scope: null, file: !10, line: 169, type: !183, isLocal: true, isDefinition: true)
!224 = !DIGlobalVariableExpression(var: !225, expr: !DIExpression())
!225 = distinct !DIGlobalVariable(name: "entry_libc_qsort", scope: !9, file: !10, line: 169, type: !39, isLocal: true, isDefinition: true)
!226 = !DIGlobalVariableExpression(var: !227, expr: !DIExpression())
!227 = distinct !DIGlobalVariable(scope: null, file: !10, line: 183, type: !228, isLocal: true, isDefinition: true)
!228 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !229)
!229 = !{!230}
!230 = !DISubrange(count: 16)
!231 = !DIGlobalVariableExpression(var: !232, expr: !DIExpression())
!232 = distinct !DIGlobalVariable(name: "entry_libc_comparison", scope: !9, file: !10, line: 183, type: !39, isLocal: true, isDefinition: true)
!233 = !DIGlobalVariableExpression(var: !234, expr: !DIExpression())
!234 = distinct !DIGlobalVariable(scope: null, file: !10, line: 189, type: !98, isLocal: true, isDefinition: true)
!235 = !DIGlobalVariableExpression(var: !236, expr: !DIExpression())
!236 = distinct !DIGlobalVariable(name: "entry_libc_memcmp", scope: !9, file: !10, line: 189, type: !39, isLocal: true, isDefinition: true)
!237 = !DIGlobalVariableExpression(var: !238, expr: !DIExpression())
!238 = distinct !DIGlobalVariable(scope: null, file: !10, line: 196, type: !98, isLocal: true, isDefinition: true)
!239 = !DIGlobalVariableExpression(var: !240, expr: !DIExpression())
!240 = distinct !DIGlobalVariable(name: "entry_libc_memchr", scope: !9, file: !10, line: 196, type: !39, isLocal: true, isDefinition: true)
!241 = !DIGlobalVariableExpression(var: !242, expr: !DIExpression())
!242 = distinct !DIGlobalVariable(scope: null, file: !10, line: 203, type: !98, isLocal: true, isDefinition: true)
!243 = !DIGlobalVariableExpression(var: !244, expr: !DIExpression())
!244 = distinct !DIGlobalVariable(name: "entry_libc_strtok", scope: !9, file: !10, line: 203, type: !39, isLocal: true, isDefinition: true)
!245 = !DIGlobalVariableExpression(var: !246, expr: !DIExpression())
!246 = distinct !DIGlobalVariable(scope: null, file: !10, line: 206, type: !3, isLocal: true, isDefinition: true)
!247 = !DIGlobalVariableExpression(var: !248, expr: !DIExpression())
!248 = distinct !DIGlobalVariable(scope: null, file: !10, line: 206, type: !219, isLocal: true, isDefinition: true)
!249 = !DIGlobalVariableExpression(var: !250, expr: !DIExpression())
!250 = distinct !DIGlobalVariable(scope: null, file: !10, line: 211, type: !77, isLocal: true, isDefinition: true)
!251 = !DIGlobalVariableExpression(var: !252, expr: !DIExpression())
!252 = distinct !DIGlobalVariable(name: "entry_libc_getline_freed", scope: !9, file: !10, line: 211, type: !39, isLocal: true, isDefinition: true)
!253 = !DIGlobalVariableExpression(var: !254, expr: !DIExpression())
!254 = distinct !DIGlobalVariable(scope: null, file: !10, line: 222, type: !68, isLocal: true, isDefinition: true)
!255 = !DIGlobalVariableExpression(var: !256, expr: !DIExpression())
!256 = distinct !DIGlobalVariable(name: "entry_libc_fclose_twice", scope: !9, file: !10, line: 222, type: !39, isLocal: true, isDefinition: true)
!257 = !DIGlobalVariableExpression(var: !258, expr: !DIExpression())
!258 = distinct !DIGlobalVariable(scope: null, file: !10, line: 224, type: !63, isLocal: true, isDefinition: true)
!259 = !DIGlobalVariableExpression(var: !260, expr: !DIExpression())
!260 = distinct !DIGlobalVariable(scope: null, file: !10, line: 224, type: !219, isLocal: true, isDefinition: true)
!261 = !DIGlobalVariableExpression(var: !262, expr: !DIExpression())
!262 = distinct !DIGlobalVariable(scope: null, file: !10, line: 232, type: !109, isLocal: true, isDefinition: true)
!263 = !DIGlobalVariableExpression(var: !264, expr: !DIExpression())
!264 = distinct !DIGlobalVariable(name: "entry_libc_isalpha", scope: !9, file: !10, line: 232, type: !39, isLocal: true, isDefinition: true)
!265 = !DIGlobalVariableExpression(var: !266, expr: !DIExpression())
!266 = distinct !DIGlobalVariable(scope: null, file: !10, line: 239, type: !68, isLocal: true, isDefinition: true)
!267 = !DIGlobalVariableExpression(var: !268, expr: !DIExpression())
!268 = distinct !DIGlobalVariable(name: "entry_libc_fputs_closed", scope: !9, file: !10, line: 239, type: !39, isLocal: true, isDefinition: true)
!269 = !DIGlobalVariableExpression(var: !270, expr: !DIExpression())
!270 = distinct !DIGlobalVariable(scope: null, file: !10, line: 244, type: !93, isLocal: true, isDefinition: true)
!271 = !DIGlobalVariableExpression(var: !272, expr: !DIExpression())
!272 = distinct !DIGlobalVariable(scope: null, file: !10, line: 247, type: !58, isLocal: true, isDefinition: true)
!273 = !DIGlobalVariableExpression(var: !274, expr: !DIExpression())
!274 = distinct !DIGlobalVariable(scope: null, file: !10, line: 252, type: !86, isLocal: true, isDefinition: true)
!275 = !DIGlobalVariableExpression(var: !276, expr: !DIExpression())
!276 = distinct !DIGlobalVariable(name: "entry_libc_fprintf_closed", scope: !9, file: !10, line: 252, type: !39, isLocal: true, isDefinition: true)
!277 = !DIGlobalVariableExpression(var: !278, expr: !DIExpression())
!278 = distinct !DIGlobalVariable(scope: null, file: !10, line: 259, type: !3, isLocal: true, isDefinition: true)
!279 = !DIGlobalVariableExpression(var: !280, expr: !DIExpression())
!280 = distinct !DIGlobalVariable(scope: null, file: !10, line: 264, type: !68, isLocal: true, isDefinition: true)
!281 = !DIGlobalVariableExpression(var: !282, expr: !DIExpression())
!282 = distinct !DIGlobalVariable(name: "entry_libc_fgetc_closed", scope: !9, file: !10, line: 264, type: !39, isLocal: true, isDefinition: true)
!283 = !DIGlobalVariableExpression(var: !284, expr: !DIExpression())
!284 = distinct !DIGlobalVariable(scope: null, file: !10, line: 266, type: !285, isLocal: true, isDefinition: true)
!285 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !286)
!286 = !{!287}
!287 = !DISubrange(count: 10)
!288 = !DIGlobalVariableExpression(var: !289, expr: !DIExpression())
!289 = distinct !DIGlobalVariable(scope: null, file: !10, line: 266, type: !219, isLocal: true, isDefinition: true)
!290 = !DIGlobalVariableExpression(var: !291, expr: !DIExpression())
!291 = distinct !DIGlobalVariable(scope: null, file: !10, line: 277, type: !51, isLocal: true, isDefinition: true)
!292 = !DIGlobalVariableExpression(var: !293, expr: !DIExpression())
!293 = distinct !DIGlobalVariable(name: "entry_libc_null_stream", scope: !9, file: !10, line: 277, type: !39, isLocal: true, isDefinition: true)
!294 = !DIGlobalVariableExpression(var: !295, expr: !DIExpression())
!295 = distinct !DIGlobalVariable(scope: null, file: !10, line: 279, type: !93, isLocal: true, isDefinition: true)
!296 = !DIGlobalVariableExpression(var: !297, expr: !DIExpression())
!297 = distinct !DIGlobalVariable(scope: null, file: !10, line: 285, type: !86, isLocal: true, isDefinition: true)
!298 = !DIGlobalVariableExpression(var: !299, expr: !DIExpression())
!299 = distinct !DIGlobalVariable(name: "entry_libc_closedir_twice", scope: !9, file: !10, line: 285, type: !39, isLocal: true, isDefinition: true)
!300 = !DIGlobalVariableExpression(var: !301, expr: !DIExpression())
!301 = distinct !DIGlobalVariable(scope: null, file: !10, line: 287, type: !219, isLocal: true, isDefinition: true)
!302 = !DIGlobalVariableExpression(var: !303, expr: !DIExpression())
!303 = distinct !DIGlobalVariable(scope: null, file: !10, line: 295, type: !86, isLocal: true, isDefinition: true)
!304 = !DIGlobalVariableExpression(var: !305, expr: !DIExpression())
!305 = distinct !DIGlobalVariable(name: "entry_libc_readdir_closed", scope: !9, file: !10, line: 295, type: !39, isLocal: true, isDefinition: true)
!306 = !DIGlobalVariableExpression(var: !307, expr: !DIExpression())
!307 = distinct !DIGlobalVariable(scope: null, file: !10, line: 308, type: !308, isLocal: true, isDefinition: true)
!308 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 168, elements: !309)
!309 = !{!310}
!310 = !DISubrange(count: 21)
!311 = !DIGlobalVariableExpression(var: !312, expr: !DIExpression())
!312 = distinct !DIGlobalVariable(name: "entry_libc_memstream_freed", scope: !9, file: !10, line: 308, type: !39, isLocal: true, isDefinition: true)
!313 = !DIGlobalVariableExpression(var: !314, expr: !DIExpression())
!314 = distinct !DIGlobalVariable(scope: null, file: !10, line: 322, type: !127, isLocal: true, isDefinition: true)
!315 = !DIGlobalVariableExpression(var: !316, expr: !DIExpression())
!316 = distinct !DIGlobalVariable(name: "entry_libc_fmemopen", scope: !9, file: !10, line: 322, type: !39, isLocal: true, isDefinition: true)
!317 = !DIGlobalVariableExpression(var: !318, expr: !DIExpression())
!318 = distinct !DIGlobalVariable(scope: null, file: !10, line: 328, type: !63, isLocal: true, isDefinition: true)
!319 = !DIGlobalVariableExpression(var: !320, expr: !DIExpression())
!320 = distinct !DIGlobalVariable(scope: null, file: !10, line: 333, type: !86, isLocal: true, isDefinition: true)
!321 = !DIGlobalVariableExpression(var: !322, expr: !DIExpression())
!322 = distinct !DIGlobalVariable(name: "entry_libc_printf_missing", scope: !9, file: !10, line: 333, type: !39, isLocal: true, isDefinition: true)
!323 = !DIGlobalVariableExpression(var: !324, expr: !DIExpression())
!324 = distinct !DIGlobalVariable(scope: null, file: !10, line: 336, type: !93, isLocal: true, isDefinition: true)
!325 = !DIGlobalVariableExpression(var: !326, expr: !DIExpression())
!326 = distinct !DIGlobalVariable(scope: null, file: !10, line: 339, type: !327, isLocal: true, isDefinition: true)
!327 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 240, elements: !328)
!328 = !{!329}
!329 = !DISubrange(count: 30)
!330 = !DIGlobalVariableExpression(var: !331, expr: !DIExpression())
!331 = distinct !DIGlobalVariable(name: "entry_libc_printf_number_for_string", scope: !9, file: !10, line: 339, type: !39, isLocal: true, isDefinition: true)
!332 = !DIGlobalVariableExpression(var: !333, expr: !DIExpression())
!333 = distinct !DIGlobalVariable(scope: null, file: !10, line: 345, type: !77, isLocal: true, isDefinition: true)
!334 = !DIGlobalVariableExpression(var: !335, expr: !DIExpression())
!335 = distinct !DIGlobalVariable(name: "entry_libc_scanf_missing", scope: !9, file: !10, line: 345, type: !39, isLocal: true, isDefinition: true)
!336 = !DIGlobalVariableExpression(var: !337, expr: !DIExpression())
!337 = distinct !DIGlobalVariable(scope: null, file: !10, line: 348, type: !3, isLocal: true, isDefinition: true)
!338 = !DIGlobalVariableExpression(var: !339, expr: !DIExpression())
!339 = distinct !DIGlobalVariable(scope: null, file: !10, line: 348, type: !58, isLocal: true, isDefinition: true)
!340 = !DIGlobalVariableExpression(var: !341, expr: !DIExpression())
!341 = distinct !DIGlobalVariable(scope: null, file: !10, line: 352, type: !68, isLocal: true, isDefinition: true)
!342 = !DIGlobalVariableExpression(var: !343, expr: !DIExpression())
!343 = distinct !DIGlobalVariable(name: "entry_libc_scanf_narrow", scope: !9, file: !10, line: 352, type: !39, isLocal: true, isDefinition: true)
!344 = !DIGlobalVariableExpression(var: !345, expr: !DIExpression())
!345 = distinct !DIGlobalVariable(scope: null, file: !10, line: 355, type: !219, isLocal: true, isDefinition: true)
!346 = !DIGlobalVariableExpression(var: !347, expr: !DIExpression())
!347 = distinct !DIGlobalVariable(scope: null, file: !10, line: 355, type: !3, isLocal: true, isDefinition: true)
!348 = !DIGlobalVariableExpression(var: !349, expr: !DIExpression())
!349 = distinct !DIGlobalVariable(scope: null, file: !10, line: 369, type: !98, isLocal: true, isDefinition: true)
!350 = !DIGlobalVariableExpression(var: !351, expr: !DIExpression())
!351 = distinct !DIGlobalVariable(name: "entry_libc_va_arg", scope: !9, file: !10, line: 369, type: !39, isLocal: true, isDefinition: true)
!352 = !DIGlobalVariableExpression(var: !353, expr: !DIExpression())
!353 = distinct !DIGlobalVariable(scope: null, file: !10, line: 375, type: !68, isLocal: true, isDefinition: true)
!354 = !DIGlobalVariableExpression(var: !355, expr: !DIExpression())
!355 = distinct !DIGlobalVariable(name: "entry_libc_va_arg_stack", scope: !9, file: !10, line: 375, type: !39, isLocal: true, isDefinition: true)
!356 = !DIGlobalVariableExpression(var: !357, expr: !DIExpression())
!357 = distinct !DIGlobalVariable(scope: null, file: !10, line: 377, type: !51, isLocal: true, isDefinition: true)
!358 = !DIGlobalVariableExpression(var: !359, expr: !DIExpression())
!359 = distinct !DIGlobalVariable(scope: null, file: !10, line: 377, type: !142, isLocal: true, isDefinition: true)
!360 = !DIGlobalVariableExpression(var: !361, expr: !DIExpression())
!361 = distinct !DIGlobalVariable(scope: null, file: !10, line: 382, type: !308, isLocal: true, isDefinition: true)
!362 = !DIGlobalVariableExpression(var: !363, expr: !DIExpression())
!363 = distinct !DIGlobalVariable(name: "entry_libc_memcpy_negative", scope: !9, file: !10, line: 382, type: !39, isLocal: true, isDefinition: true)
!364 = !DIGlobalVariableExpression(var: !365, expr: !DIExpression())
!365 = distinct !DIGlobalVariable(scope: null, file: !10, line: 391, type: !308, isLocal: true, isDefinition: true)
!366 = !DIGlobalVariableExpression(var: !367, expr: !DIExpression())
!367 = distinct !DIGlobalVariable(name: "entry_libc_memset_negative", scope: !9, file: !10, line: 391, type: !39, isLocal: true, isDefinition: true)
!368 = !DIGlobalVariableExpression(var: !369, expr: !DIExpression())
!369 = distinct !DIGlobalVariable(scope: null, file: !10, line: 398, type: !370, isLocal: true, isDefinition: true)
!370 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 176, elements: !371)
!371 = !{!372}
!372 = !DISubrange(count: 22)
!373 = !DIGlobalVariableExpression(var: !374, expr: !DIExpression())
!374 = distinct !DIGlobalVariable(name: "entry_libc_strncpy_negative", scope: !9, file: !10, line: 398, type: !39, isLocal: true, isDefinition: true)
!375 = !DIGlobalVariableExpression(var: !376, expr: !DIExpression())
!376 = distinct !DIGlobalVariable(scope: null, file: !10, line: 405, type: !86, isLocal: true, isDefinition: true)
!377 = !DIGlobalVariableExpression(var: !378, expr: !DIExpression())
!378 = distinct !DIGlobalVariable(name: "entry_libc_fread_negative", scope: !9, file: !10, line: 405, type: !39, isLocal: true, isDefinition: true)
!379 = !DIGlobalVariableExpression(var: !380, expr: !DIExpression())
!380 = distinct !DIGlobalVariable(scope: null, file: !10, line: 413, type: !166, isLocal: true, isDefinition: true)
!381 = !DIGlobalVariableExpression(var: !382, expr: !DIExpression())
!382 = distinct !DIGlobalVariable(name: "entry_libc_strcat_unterminated", scope: !9, file: !10, line: 413, type: !39, isLocal: true, isDefinition: true)
!383 = !DIGlobalVariableExpression(var: !384, expr: !DIExpression())
!384 = distinct !DIGlobalVariable(scope: null, file: !10, line: 419, type: !219, isLocal: true, isDefinition: true)
!385 = !DIGlobalVariableExpression(var: !386, expr: !DIExpression())
!386 = distinct !DIGlobalVariable(scope: null, file: !10, line: 422, type: !86, isLocal: true, isDefinition: true)
!387 = !DIGlobalVariableExpression(var: !388, expr: !DIExpression())
!388 = distinct !DIGlobalVariable(name: "entry_libc_strcpy_overlap", scope: !9, file: !10, line: 422, type: !39, isLocal: true, isDefinition: true)
!389 = !DIGlobalVariableExpression(var: !390, expr: !DIExpression())
!390 = distinct !DIGlobalVariable(scope: null, file: !10, line: 433, type: !228, isLocal: true, isDefinition: true)
!391 = !DIGlobalVariableExpression(var: !392, expr: !DIExpression())
!392 = distinct !DIGlobalVariable(name: "entry_libc_qsort_null", scope: !9, file: !10, line: 433, type: !39, isLocal: true, isDefinition: true)
!393 = !DIGlobalVariableExpression(var: !394, expr: !DIExpression())
!394 = distinct !DIGlobalVariable(scope: null, file: !10, line: 435, type: !219, isLocal: true, isDefinition: true)
!395 = !DIGlobalVariableExpression(var: !396, expr: !DIExpression())
!396 = distinct !DIGlobalVariable(scope: null, file: !10, line: 435, type: !219, isLocal: true, isDefinition: true)
!397 = !DIGlobalVariableExpression(var: !398, expr: !DIExpression())
!398 = distinct !DIGlobalVariable(scope: null, file: !10, line: 439, type: !77, isLocal: true, isDefinition: true)
!399 = !DIGlobalVariableExpression(var: !400, expr: !DIExpression())
!400 = distinct !DIGlobalVariable(name: "entry_libc_regfree_freed", scope: !9, file: !10, line: 439, type: !39, isLocal: true, isDefinition: true)
!401 = !DIGlobalVariableExpression(var: !402, expr: !DIExpression())
!402 = distinct !DIGlobalVariable(scope: null, file: !10, line: 442, type: !116, isLocal: true, isDefinition: true)
!403 = !DIGlobalVariableExpression(var: !404, expr: !DIExpression())
!404 = distinct !DIGlobalVariable(scope: null, file: !10, line: 444, type: !63, isLocal: true, isDefinition: true)
!405 = !DIGlobalVariableExpression(var: !406, expr: !DIExpression())
!406 = distinct !DIGlobalVariable(scope: null, file: !10, line: 454, type: !166, isLocal: true, isDefinition: true)
!407 = !DIGlobalVariableExpression(var: !408, expr: !DIExpression())
!408 = distinct !DIGlobalVariable(name: "entry_libc_wcslen_unterminated", scope: !9, file: !10, line: 454, type: !39, isLocal: true, isDefinition: true)
!409 = !DIGlobalVariableExpression(var: !410, expr: !DIExpression())
!410 = distinct !DIGlobalVariable(scope: null, file: !10, line: 463, type: !208, isLocal: true, isDefinition: true)
!411 = !DIGlobalVariableExpression(var: !412, expr: !DIExpression())
!412 = distinct !DIGlobalVariable(name: "entry_libc_printf_number_for_float", scope: !9, file: !10, line: 463, type: !39, isLocal: true, isDefinition: true)
!413 = !DIGlobalVariableExpression(var: !414, expr: !DIExpression())
!414 = distinct !DIGlobalVariable(scope: null, file: !10, line: 465, type: !3, isLocal: true, isDefinition: true)
!415 = !DIGlobalVariableExpression(var: !416, expr: !DIExpression())
!416 = distinct !DIGlobalVariable(scope: null, file: !10, line: 469, type: !208, isLocal: true, isDefinition: true)
!417 = !DIGlobalVariableExpression(var: !418, expr: !DIExpression())
!418 = distinct !DIGlobalVariable(name: "entry_libc_printf_float_for_number", scope: !9, file: !10, line: 469, type: !39, isLocal: true, isDefinition: true)
!419 = !DIGlobalVariableExpression(var: !420, expr: !DIExpression())
!420 = distinct !DIGlobalVariable(scope: null, file: !10, line: 471, type: !3, isLocal: true, isDefinition: true)
!421 = !DIGlobalVariableExpression(var: !422, expr: !DIExpression())
!422 = distinct !DIGlobalVariable(scope: null, file: !10, line: 475, type: !228, isLocal: true, isDefinition: true)
!423 = !DIGlobalVariableExpression(var: !424, expr: !DIExpression())
!424 = distinct !DIGlobalVariable(name: "entry_libc_scanf_null", scope: !9, file: !10, line: 475, type: !39, isLocal: true, isDefinition: true)
!425 = !DIGlobalVariableExpression(var: !426, expr: !DIExpression())
!426 = distinct !DIGlobalVariable(scope: null, file: !10, line: 478, type: !3, isLocal: true, isDefinition: true)
!427 = !DIGlobalVariableExpression(var: !428, expr: !DIExpression())
!428 = distinct !DIGlobalVariable(scope: null, file: !10, line: 482, type: !68, isLocal: true, isDefinition: true)
!429 = !DIGlobalVariableExpression(var: !430, expr: !DIExpression())
!430 = distinct !DIGlobalVariable(name: "entry_libc_strtok_first", scope: !9, file: !10, line: 482, type: !39, isLocal: true, isDefinition: true)
!431 = !{i32 7, !"Dwarf Version", i32 5}
!432 = !{i32 2, !"Debug Info Version", i32 3}
!433 = !{i32 1, !"wchar_size", i32 4}
!434 = !{i32 8, !"PIC Level", i32 2}
!435 = !{i32 7, !"PIE Level", i32 2}
!436 = !{i32 7, !"uwtable", i32 2}
!437 = !{i32 7, !"frame-pointer", i32 2}
!438 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!439 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 30, type: !440, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !443)
!440 = !DISubroutineType(types: !441)
!441 = !{!30, !30, !442}
!442 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!443 = !{}
!444 = !DILocalVariable(name: "argc", arg: 1, scope: !439, file: !2, line: 30, type: !30)
!445 = !DILocation(line: 30, column: 14, scope: !439)
!446 = !DILocalVariable(name: "argv", arg: 2, scope: !439, file: !2, line: 30, type: !442)
!447 = !DILocation(line: 30, column: 27, scope: !439)
!448 = !DILocation(line: 32, column: 11, scope: !439)
!449 = !DILocation(line: 32, column: 16, scope: !439)
!450 = !DILocation(line: 32, column: 20, scope: !439)
!451 = !DILocation(line: 32, column: 30, scope: !439)
!452 = !DILocation(line: 32, column: 23, scope: !439)
!453 = !DILocation(line: 32, column: 46, scope: !439)
!454 = !DILocation(line: 0, scope: !439)
!455 = !DILocation(line: 32, column: 9, scope: !439)
!456 = !DILocalVariable(name: "c", scope: !457, file: !2, line: 33, type: !38)
!457 = distinct !DILexicalBlock(scope: !439, file: !2, line: 33, column: 5)
!458 = !DILocation(line: 33, column: 29, scope: !457)
!459 = !DILocation(line: 33, column: 33, scope: !457)
!460 = !DILocation(line: 33, column: 10, scope: !457)
!461 = !DILocation(line: 33, column: 44, scope: !462)
!462 = distinct !DILexicalBlock(scope: !457, file: !2, line: 33, column: 5)
!463 = !DILocation(line: 33, column: 5, scope: !457)
!464 = !DILocation(line: 34, column: 13, scope: !465)
!465 = distinct !DILexicalBlock(scope: !462, file: !2, line: 34, column: 13)
!466 = !DILocation(line: 34, column: 18, scope: !465)
!467 = !DILocation(line: 34, column: 22, scope: !465)
!468 = !DILocation(line: 34, column: 32, scope: !465)
!469 = !DILocation(line: 34, column: 41, scope: !465)
!470 = !DILocation(line: 34, column: 44, scope: !465)
!471 = !DILocation(line: 34, column: 25, scope: !465)
!472 = !DILocation(line: 34, column: 50, scope: !465)
!473 = !DILocation(line: 34, column: 13, scope: !462)
!474 = !DILocation(line: 35, column: 13, scope: !475)
!475 = distinct !DILexicalBlock(scope: !465, file: !2, line: 34, column: 56)
!476 = !DILocation(line: 35, column: 16, scope: !475)
!477 = !DILocation(line: 36, column: 13, scope: !475)
!478 = !DILocation(line: 34, column: 53, scope: !465)
!479 = !DILocation(line: 33, column: 51, scope: !462)
!480 = !DILocation(line: 33, column: 54, scope: !462)
!481 = !DILocation(line: 33, column: 49, scope: !462)
!482 = !DILocation(line: 33, column: 5, scope: !462)
!483 = distinct !{!483, !463, !484, !485}
!484 = !DILocation(line: 37, column: 9, scope: !457)
!485 = !{!"llvm.loop.mustprogress"}
!486 = !DILocation(line: 38, column: 5, scope: !439)
!487 = !DILocation(line: 39, column: 1, scope: !439)
!488 = distinct !DISubprogram(name: "add_libc_strcpy_heap", scope: !10, file: !10, line: 13, type: !46, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!489 = !DILocation(line: 13, column: 1, scope: !488)
!490 = distinct !DISubprogram(name: "add_libc_strcpy_stack", scope: !10, file: !10, line: 20, type: !46, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!491 = !DILocation(line: 20, column: 1, scope: !490)
!492 = distinct !DISubprogram(name: "add_libc_strcpy_global", scope: !10, file: !10, line: 26, type: !46, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!493 = !DILocation(line: 26, column: 1, scope: !492)
!494 = distinct !DISubprogram(name: "add_libc_memcmp_differs", scope: !10, file: !10, line: 31, type: !46, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!495 = !DILocation(line: 31, column: 1, scope: !494)
!496 = distinct !DISubprogram(name: "add_libc_strcat", scope: !10, file: !10, line: 39, type: !46, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!497 = !DILocation(line: 39, column: 1, scope: !496)
!498 = distinct !DISubprogram(name: "add_libc_strncpy", scope: !10, file: !10, line: 45, type: !46, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!499 = !DILocation(line: 45, column: 1, scope: !498)
!500 = distinct !DISubprogram(name: "add_libc_sprintf", scope: !10, file: !10, line: 51, type: !46, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!501 = !DILocation(line: 51, column: 1, scope: !500)
!502 = distinct !DISubprogram(name: "add_libc_snprintf", scope: !10, file: !10, line: 57, type: !46, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!503 = !DILocation(line: 57, column: 1, scope: !502)
!504 = distinct !DISubprogram(name: "add_libc_memset", scope: !10, file: !10, line: 63, type: !46, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!505 = !DILocation(line: 63, column: 1, scope: !504)
!506 = distinct !DISubprogram(name: "add_libc_memcpy_to", scope: !10, file: !10, line: 69, type: !46, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!507 = !DILocation(line: 69, column: 1, scope: !506)
!508 = distinct !DISubprogram(name: "add_libc_memcpy_from", scope: !10, file: !10, line: 76, type: !46, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!509 = !DILocation(line: 76, column: 1, scope: !508)
!510 = distinct !DISubprogram(name: "add_libc_memcpy_overlap", scope: !10, file: !10, line: 82, type: !46, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!511 = !DILocation(line: 82, column: 1, scope: !510)
!512 = distinct !DISubprogram(name: "add_libc_memmove", scope: !10, file: !10, line: 88, type: !46, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!513 = !DILocation(line: 88, column: 1, scope: !512)
!514 = distinct !DISubprogram(name: "add_libc_strlen_unterminated", scope: !10, file: !10, line: 95, type: !46, scopeLine: 95, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!515 = !DILocation(line: 95, column: 1, scope: !514)
!516 = distinct !DISubprogram(name: "add_libc_strlen_freed", scope: !10, file: !10, line: 104, type: !46, scopeLine: 104, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!517 = !DILocation(line: 104, column: 1, scope: !516)
!518 = distinct !DISubprogram(name: "add_libc_strdup_overrun", scope: !10, file: !10, line: 115, type: !46, scopeLine: 115, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!519 = !DILocation(line: 115, column: 1, scope: !518)
!520 = distinct !DISubprogram(name: "add_libc_fgets", scope: !10, file: !10, line: 122, type: !46, scopeLine: 122, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!521 = !DILocation(line: 122, column: 1, scope: !520)
!522 = distinct !DISubprogram(name: "add_libc_fread", scope: !10, file: !10, line: 129, type: !46, scopeLine: 129, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!523 = !DILocation(line: 129, column: 1, scope: !522)
!524 = distinct !DISubprogram(name: "add_libc_scanf", scope: !10, file: !10, line: 137, type: !46, scopeLine: 137, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!525 = !DILocation(line: 137, column: 1, scope: !524)
!526 = distinct !DISubprogram(name: "add_libc_printf_string", scope: !10, file: !10, line: 144, type: !46, scopeLine: 144, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!527 = !DILocation(line: 144, column: 1, scope: !526)
!528 = distinct !DISubprogram(name: "add_libc_printf_null_destination", scope: !10, file: !10, line: 150, type: !46, scopeLine: 150, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!529 = !DILocation(line: 150, column: 1, scope: !528)
!530 = distinct !DISubprogram(name: "add_libc_strcmp_null", scope: !10, file: !10, line: 156, type: !46, scopeLine: 156, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!531 = !DILocation(line: 156, column: 1, scope: !530)
!532 = distinct !DISubprogram(name: "add_libc_qsort", scope: !10, file: !10, line: 169, type: !46, scopeLine: 169, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!533 = !DILocation(line: 169, column: 1, scope: !532)
!534 = distinct !DISubprogram(name: "add_libc_comparison", scope: !10, file: !10, line: 183, type: !46, scopeLine: 183, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!535 = !DILocation(line: 183, column: 1, scope: !534)
!536 = distinct !DISubprogram(name: "add_libc_memcmp", scope: !10, file: !10, line: 189, type: !46, scopeLine: 189, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!537 = !DILocation(line: 189, column: 1, scope: !536)
!538 = distinct !DISubprogram(name: "add_libc_memchr", scope: !10, file: !10, line: 196, type: !46, scopeLine: 196, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!539 = !DILocation(line: 196, column: 1, scope: !538)
!540 = distinct !DISubprogram(name: "add_libc_strtok", scope: !10, file: !10, line: 203, type: !46, scopeLine: 203, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!541 = !DILocation(line: 203, column: 1, scope: !540)
!542 = distinct !DISubprogram(name: "add_libc_getline_freed", scope: !10, file: !10, line: 211, type: !46, scopeLine: 211, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!543 = !DILocation(line: 211, column: 1, scope: !542)
!544 = distinct !DISubprogram(name: "add_libc_fclose_twice", scope: !10, file: !10, line: 222, type: !46, scopeLine: 222, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!545 = !DILocation(line: 222, column: 1, scope: !544)
!546 = distinct !DISubprogram(name: "add_libc_isalpha", scope: !10, file: !10, line: 232, type: !46, scopeLine: 232, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!547 = !DILocation(line: 232, column: 1, scope: !546)
!548 = distinct !DISubprogram(name: "add_libc_fputs_closed", scope: !10, file: !10, line: 239, type: !46, scopeLine: 239, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!549 = !DILocation(line: 239, column: 1, scope: !548)
!550 = distinct !DISubprogram(name: "add_libc_fprintf_closed", scope: !10, file: !10, line: 252, type: !46, scopeLine: 252, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!551 = !DILocation(line: 252, column: 1, scope: !550)
!552 = distinct !DISubprogram(name: "add_libc_fgetc_closed", scope: !10, file: !10, line: 264, type: !46, scopeLine: 264, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!553 = !DILocation(line: 264, column: 1, scope: !552)
!554 = distinct !DISubprogram(name: "add_libc_null_stream", scope: !10, file: !10, line: 277, type: !46, scopeLine: 277, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!555 = !DILocation(line: 277, column: 1, scope: !554)
!556 = distinct !DISubprogram(name: "add_libc_closedir_twice", scope: !10, file: !10, line: 285, type: !46, scopeLine: 285, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!557 = !DILocation(line: 285, column: 1, scope: !556)
!558 = distinct !DISubprogram(name: "add_libc_readdir_closed", scope: !10, file: !10, line: 295, type: !46, scopeLine: 295, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!559 = !DILocation(line: 295, column: 1, scope: !558)
!560 = distinct !DISubprogram(name: "add_libc_memstream_freed", scope: !10, file: !10, line: 308, type: !46, scopeLine: 308, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!561 = !DILocation(line: 308, column: 1, scope: !560)
!562 = distinct !DISubprogram(name: "add_libc_fmemopen", scope: !10, file: !10, line: 322, type: !46, scopeLine: 322, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!563 = !DILocation(line: 322, column: 1, scope: !562)
!564 = distinct !DISubprogram(name: "add_libc_printf_missing", scope: !10, file: !10, line: 333, type: !46, scopeLine: 333, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!565 = !DILocation(line: 333, column: 1, scope: !564)
!566 = distinct !DISubprogram(name: "add_libc_printf_number_for_string", scope: !10, file: !10, line: 339, type: !46, scopeLine: 339, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!567 = !DILocation(line: 339, column: 1, scope: !566)
!568 = distinct !DISubprogram(name: "add_libc_scanf_missing", scope: !10, file: !10, line: 345, type: !46, scopeLine: 345, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!569 = !DILocation(line: 345, column: 1, scope: !568)
!570 = distinct !DISubprogram(name: "add_libc_scanf_narrow", scope: !10, file: !10, line: 352, type: !46, scopeLine: 352, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!571 = !DILocation(line: 352, column: 1, scope: !570)
!572 = distinct !DISubprogram(name: "add_libc_va_arg", scope: !10, file: !10, line: 369, type: !46, scopeLine: 369, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!573 = !DILocation(line: 369, column: 1, scope: !572)
!574 = distinct !DISubprogram(name: "add_libc_va_arg_stack", scope: !10, file: !10, line: 375, type: !46, scopeLine: 375, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!575 = !DILocation(line: 375, column: 1, scope: !574)
!576 = distinct !DISubprogram(name: "add_libc_memcpy_negative", scope: !10, file: !10, line: 382, type: !46, scopeLine: 382, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!577 = !DILocation(line: 382, column: 1, scope: !576)
!578 = distinct !DISubprogram(name: "add_libc_memset_negative", scope: !10, file: !10, line: 391, type: !46, scopeLine: 391, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!579 = !DILocation(line: 391, column: 1, scope: !578)
!580 = distinct !DISubprogram(name: "add_libc_strncpy_negative", scope: !10, file: !10, line: 398, type: !46, scopeLine: 398, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!581 = !DILocation(line: 398, column: 1, scope: !580)
!582 = distinct !DISubprogram(name: "add_libc_fread_negative", scope: !10, file: !10, line: 405, type: !46, scopeLine: 405, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!583 = !DILocation(line: 405, column: 1, scope: !582)
!584 = distinct !DISubprogram(name: "add_libc_strcat_unterminated", scope: !10, file: !10, line: 413, type: !46, scopeLine: 413, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!585 = !DILocation(line: 413, column: 1, scope: !584)
!586 = distinct !DISubprogram(name: "add_libc_strcpy_overlap", scope: !10, file: !10, line: 422, type: !46, scopeLine: 422, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!587 = !DILocation(line: 422, column: 1, scope: !586)
!588 = distinct !DISubprogram(name: "add_libc_qsort_null", scope: !10, file: !10, line: 433, type: !46, scopeLine: 433, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!589 = !DILocation(line: 433, column: 1, scope: !588)
!590 = distinct !DISubprogram(name: "add_libc_regfree_freed", scope: !10, file: !10, line: 439, type: !46, scopeLine: 439, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!591 = !DILocation(line: 439, column: 1, scope: !590)
!592 = distinct !DISubprogram(name: "add_libc_wcslen_unterminated", scope: !10, file: !10, line: 454, type: !46, scopeLine: 454, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!593 = !DILocation(line: 454, column: 1, scope: !592)
!594 = distinct !DISubprogram(name: "add_libc_printf_number_for_float", scope: !10, file: !10, line: 463, type: !46, scopeLine: 463, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!595 = !DILocation(line: 463, column: 1, scope: !594)
!596 = distinct !DISubprogram(name: "add_libc_printf_float_for_number", scope: !10, file: !10, line: 469, type: !46, scopeLine: 469, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!597 = !DILocation(line: 469, column: 1, scope: !596)
!598 = distinct !DISubprogram(name: "add_libc_scanf_null", scope: !10, file: !10, line: 475, type: !46, scopeLine: 475, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!599 = !DILocation(line: 475, column: 1, scope: !598)
!600 = distinct !DISubprogram(name: "add_libc_strtok_first", scope: !10, file: !10, line: 482, type: !46, scopeLine: 482, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!601 = !DILocation(line: 482, column: 1, scope: !600)
!602 = distinct !DISubprogram(name: "libc_strcpy_heap", scope: !10, file: !10, line: 13, type: !46, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!603 = !DILocalVariable(name: "p", scope: !602, file: !10, line: 15, type: !29)
!604 = !DILocation(line: 15, column: 11, scope: !602)
!605 = !DILocation(line: 15, column: 15, scope: !602)
!606 = !DILocation(line: 16, column: 12, scope: !602)
!607 = !DILocation(line: 16, column: 15, scope: !602)
!608 = !DILocation(line: 16, column: 5, scope: !602)
!609 = !DILocation(line: 17, column: 10, scope: !602)
!610 = !DILocation(line: 17, column: 5, scope: !602)
!611 = !DILocation(line: 18, column: 1, scope: !602)
!612 = distinct !DISubprogram(name: "libc_strcpy_stack", scope: !10, file: !10, line: 20, type: !46, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!613 = !DILocalVariable(name: "a", scope: !612, file: !10, line: 22, type: !3)
!614 = !DILocation(line: 22, column: 10, scope: !612)
!615 = !DILocation(line: 23, column: 12, scope: !612)
!616 = !DILocation(line: 23, column: 15, scope: !612)
!617 = !DILocation(line: 23, column: 5, scope: !612)
!618 = !DILocation(line: 24, column: 1, scope: !612)
!619 = distinct !DISubprogram(name: "libc_strcpy_global", scope: !10, file: !10, line: 26, type: !46, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!620 = !DILocation(line: 28, column: 19, scope: !619)
!621 = !DILocation(line: 28, column: 5, scope: !619)
!622 = !DILocation(line: 29, column: 1, scope: !619)
!623 = distinct !DISubprogram(name: "libc_memcmp_differs", scope: !10, file: !10, line: 31, type: !46, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!624 = !DILocalVariable(name: "p", scope: !623, file: !10, line: 33, type: !29)
!625 = !DILocation(line: 33, column: 11, scope: !623)
!626 = !DILocation(line: 33, column: 15, scope: !623)
!627 = !DILocation(line: 34, column: 12, scope: !623)
!628 = !DILocation(line: 34, column: 5, scope: !623)
!629 = !DILocation(line: 35, column: 16, scope: !630)
!630 = distinct !DILexicalBlock(scope: !623, file: !10, line: 35, column: 9)
!631 = !DILocation(line: 35, column: 29, scope: !630)
!632 = !DILocation(line: 35, column: 9, scope: !630)
!633 = !DILocation(line: 35, column: 42, scope: !630)
!634 = !DILocation(line: 35, column: 9, scope: !623)
!635 = !DILocation(line: 35, column: 48, scope: !630)
!636 = !DILocation(line: 35, column: 53, scope: !630)
!637 = !DILocation(line: 36, column: 10, scope: !623)
!638 = !DILocation(line: 36, column: 5, scope: !623)
!639 = !DILocation(line: 37, column: 1, scope: !623)
!640 = distinct !DISubprogram(name: "libc_strcat", scope: !10, file: !10, line: 39, type: !46, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!641 = !DILocalVariable(name: "a", scope: !640, file: !10, line: 41, type: !642)
!642 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !643)
!643 = !{!644}
!644 = !DISubrange(count: 8)
!645 = !DILocation(line: 41, column: 10, scope: !640)
!646 = !DILocation(line: 42, column: 12, scope: !640)
!647 = !DILocation(line: 42, column: 15, scope: !640)
!648 = !DILocation(line: 42, column: 5, scope: !640)
!649 = !DILocation(line: 43, column: 1, scope: !640)
!650 = distinct !DISubprogram(name: "libc_strncpy", scope: !10, file: !10, line: 45, type: !46, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!651 = !DILocalVariable(name: "a", scope: !650, file: !10, line: 47, type: !58)
!652 = !DILocation(line: 47, column: 10, scope: !650)
!653 = !DILocation(line: 48, column: 13, scope: !650)
!654 = !DILocation(line: 48, column: 22, scope: !650)
!655 = !DILocation(line: 48, column: 5, scope: !650)
!656 = !DILocation(line: 49, column: 1, scope: !650)
!657 = distinct !DISubprogram(name: "libc_sprintf", scope: !10, file: !10, line: 51, type: !46, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!658 = !DILocalVariable(name: "a", scope: !657, file: !10, line: 53, type: !63)
!659 = !DILocation(line: 53, column: 10, scope: !657)
!660 = !DILocation(line: 54, column: 13, scope: !657)
!661 = !DILocation(line: 54, column: 22, scope: !657)
!662 = !DILocation(line: 54, column: 5, scope: !657)
!663 = !DILocation(line: 55, column: 1, scope: !657)
!664 = distinct !DISubprogram(name: "libc_snprintf", scope: !10, file: !10, line: 57, type: !46, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!665 = !DILocalVariable(name: "a", scope: !664, file: !10, line: 59, type: !63)
!666 = !DILocation(line: 59, column: 10, scope: !664)
!667 = !DILocation(line: 60, column: 14, scope: !664)
!668 = !DILocation(line: 60, column: 17, scope: !664)
!669 = !DILocation(line: 60, column: 5, scope: !664)
!670 = !DILocation(line: 61, column: 1, scope: !664)
!671 = distinct !DISubprogram(name: "libc_memset", scope: !10, file: !10, line: 63, type: !46, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!672 = !DILocalVariable(name: "a", scope: !671, file: !10, line: 65, type: !673)
!673 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 96, elements: !117)
!674 = !DILocation(line: 65, column: 9, scope: !671)
!675 = !DILocation(line: 66, column: 5, scope: !671)
!676 = !DILocation(line: 66, column: 30, scope: !671)
!677 = !DILocation(line: 66, column: 29, scope: !671)
!678 = !DILocation(line: 66, column: 27, scope: !671)
!679 = !DILocation(line: 67, column: 1, scope: !671)
!680 = distinct !DISubprogram(name: "libc_memcpy_to", scope: !10, file: !10, line: 69, type: !46, scopeLine: 70, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!681 = !DILocalVariable(name: "p", scope: !680, file: !10, line: 71, type: !29)
!682 = !DILocation(line: 71, column: 11, scope: !680)
!683 = !DILocation(line: 71, column: 15, scope: !680)
!684 = !DILocation(line: 72, column: 12, scope: !680)
!685 = !DILocation(line: 72, column: 27, scope: !680)
!686 = !DILocation(line: 72, column: 5, scope: !680)
!687 = !DILocation(line: 73, column: 10, scope: !680)
!688 = !DILocation(line: 73, column: 5, scope: !680)
!689 = !DILocation(line: 74, column: 1, scope: !680)
!690 = distinct !DISubprogram(name: "libc_memcpy_from", scope: !10, file: !10, line: 76, type: !46, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!691 = !DILocalVariable(name: "to", scope: !690, file: !10, line: 78, type: !642)
!692 = !DILocation(line: 78, column: 10, scope: !690)
!693 = !DILocalVariable(name: "from", scope: !690, file: !10, line: 78, type: !3)
!694 = !DILocation(line: 78, column: 17, scope: !690)
!695 = !DILocation(line: 79, column: 5, scope: !690)
!696 = !DILocation(line: 79, column: 22, scope: !690)
!697 = !DILocation(line: 80, column: 1, scope: !690)
!698 = distinct !DISubprogram(name: "libc_memcpy_overlap", scope: !10, file: !10, line: 82, type: !46, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!699 = !DILocalVariable(name: "a", scope: !698, file: !10, line: 84, type: !228)
!700 = !DILocation(line: 84, column: 10, scope: !698)
!701 = !DILocation(line: 85, column: 12, scope: !698)
!702 = !DILocation(line: 85, column: 17, scope: !698)
!703 = !DILocation(line: 85, column: 14, scope: !698)
!704 = !DILocation(line: 85, column: 5, scope: !698)
!705 = !DILocation(line: 86, column: 1, scope: !698)
!706 = distinct !DISubprogram(name: "libc_memmove", scope: !10, file: !10, line: 88, type: !46, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!707 = !DILocalVariable(name: "p", scope: !706, file: !10, line: 90, type: !29)
!708 = !DILocation(line: 90, column: 11, scope: !706)
!709 = !DILocation(line: 90, column: 15, scope: !706)
!710 = !DILocation(line: 91, column: 13, scope: !706)
!711 = !DILocation(line: 91, column: 15, scope: !706)
!712 = !DILocation(line: 91, column: 20, scope: !706)
!713 = !DILocation(line: 91, column: 23, scope: !706)
!714 = !DILocation(line: 91, column: 5, scope: !706)
!715 = !DILocation(line: 92, column: 10, scope: !706)
!716 = !DILocation(line: 92, column: 5, scope: !706)
!717 = !DILocation(line: 93, column: 1, scope: !706)
!718 = distinct !DISubprogram(name: "libc_strlen_unterminated", scope: !10, file: !10, line: 95, type: !46, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!719 = !DILocalVariable(name: "a", scope: !718, file: !10, line: 97, type: !116)
!720 = !DILocation(line: 97, column: 10, scope: !718)
!721 = !DILocation(line: 98, column: 10, scope: !722)
!722 = distinct !DILexicalBlock(scope: !718, file: !10, line: 98, column: 9)
!723 = !DILocation(line: 98, column: 9, scope: !718)
!724 = !DILocation(line: 99, column: 9, scope: !722)
!725 = !DILocation(line: 99, column: 14, scope: !722)
!726 = !DILocation(line: 100, column: 16, scope: !727)
!727 = distinct !DILexicalBlock(scope: !718, file: !10, line: 100, column: 9)
!728 = !DILocation(line: 100, column: 9, scope: !727)
!729 = !DILocation(line: 100, column: 19, scope: !727)
!730 = !DILocation(line: 100, column: 9, scope: !718)
!731 = !DILocation(line: 101, column: 9, scope: !727)
!732 = !DILocation(line: 102, column: 1, scope: !718)
!733 = distinct !DISubprogram(name: "libc_strlen_freed", scope: !10, file: !10, line: 104, type: !46, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!734 = !DILocalVariable(name: "p", scope: !733, file: !10, line: 106, type: !29)
!735 = !DILocation(line: 106, column: 11, scope: !733)
!736 = !DILocation(line: 106, column: 15, scope: !733)
!737 = !DILocalVariable(name: "n", scope: !733, file: !10, line: 107, type: !738)
!738 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !739, line: 18, baseType: !740)
!739 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!740 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!741 = !DILocation(line: 107, column: 12, scope: !733)
!742 = !DILocation(line: 107, column: 23, scope: !733)
!743 = !DILocation(line: 107, column: 16, scope: !733)
!744 = !DILocation(line: 108, column: 10, scope: !733)
!745 = !DILocation(line: 108, column: 5, scope: !733)
!746 = !DILocation(line: 109, column: 9, scope: !747)
!747 = distinct !DILexicalBlock(scope: !733, file: !10, line: 109, column: 9)
!748 = !DILocation(line: 109, column: 9, scope: !733)
!749 = !DILocation(line: 110, column: 20, scope: !747)
!750 = !DILocation(line: 110, column: 13, scope: !747)
!751 = !DILocation(line: 110, column: 11, scope: !747)
!752 = !DILocation(line: 110, column: 9, scope: !747)
!753 = !DILocation(line: 111, column: 9, scope: !754)
!754 = distinct !DILexicalBlock(scope: !733, file: !10, line: 111, column: 9)
!755 = !DILocation(line: 111, column: 11, scope: !754)
!756 = !DILocation(line: 111, column: 9, scope: !733)
!757 = !DILocation(line: 112, column: 9, scope: !754)
!758 = !DILocation(line: 113, column: 1, scope: !733)
!759 = distinct !DISubprogram(name: "libc_strdup_overrun", scope: !10, file: !10, line: 115, type: !46, scopeLine: 116, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!760 = !DILocalVariable(name: "p", scope: !759, file: !10, line: 117, type: !29)
!761 = !DILocation(line: 117, column: 11, scope: !759)
!762 = !DILocation(line: 117, column: 15, scope: !759)
!763 = !DILocation(line: 118, column: 5, scope: !759)
!764 = !DILocation(line: 118, column: 7, scope: !759)
!765 = !DILocation(line: 118, column: 20, scope: !759)
!766 = !DILocation(line: 119, column: 10, scope: !759)
!767 = !DILocation(line: 119, column: 5, scope: !759)
!768 = !DILocation(line: 120, column: 1, scope: !759)
!769 = distinct !DISubprogram(name: "libc_fgets", scope: !10, file: !10, line: 122, type: !46, scopeLine: 123, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!770 = !DILocalVariable(name: "line", scope: !769, file: !10, line: 124, type: !3)
!771 = !DILocation(line: 124, column: 10, scope: !769)
!772 = !DILocation(line: 125, column: 15, scope: !773)
!773 = distinct !DILexicalBlock(scope: !769, file: !10, line: 125, column: 9)
!774 = !DILocation(line: 125, column: 21, scope: !773)
!775 = !DILocation(line: 125, column: 44, scope: !773)
!776 = !DILocation(line: 125, column: 9, scope: !773)
!777 = !DILocation(line: 125, column: 9, scope: !769)
!778 = !DILocation(line: 126, column: 9, scope: !773)
!779 = !DILocation(line: 126, column: 17, scope: !773)
!780 = !DILocation(line: 127, column: 1, scope: !769)
!781 = distinct !DISubprogram(name: "libc_fread", scope: !10, file: !10, line: 129, type: !46, scopeLine: 130, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!782 = !DILocalVariable(name: "p", scope: !781, file: !10, line: 131, type: !29)
!783 = !DILocation(line: 131, column: 11, scope: !781)
!784 = !DILocation(line: 131, column: 15, scope: !781)
!785 = !DILocation(line: 132, column: 15, scope: !786)
!786 = distinct !DILexicalBlock(scope: !781, file: !10, line: 132, column: 9)
!787 = !DILocation(line: 132, column: 21, scope: !786)
!788 = !DILocation(line: 132, column: 34, scope: !786)
!789 = !DILocation(line: 132, column: 9, scope: !786)
!790 = !DILocation(line: 132, column: 41, scope: !786)
!791 = !DILocation(line: 132, column: 9, scope: !781)
!792 = !DILocation(line: 133, column: 9, scope: !786)
!793 = !DILocation(line: 134, column: 10, scope: !781)
!794 = !DILocation(line: 134, column: 5, scope: !781)
!795 = !DILocation(line: 135, column: 1, scope: !781)
!796 = distinct !DISubprogram(name: "libc_scanf", scope: !10, file: !10, line: 137, type: !46, scopeLine: 138, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!797 = !DILocalVariable(name: "word", scope: !796, file: !10, line: 139, type: !58)
!798 = !DILocation(line: 139, column: 10, scope: !796)
!799 = !DILocation(line: 140, column: 15, scope: !800)
!800 = distinct !DILexicalBlock(scope: !796, file: !10, line: 140, column: 9)
!801 = !DILocation(line: 140, column: 35, scope: !800)
!802 = !DILocation(line: 140, column: 9, scope: !800)
!803 = !DILocation(line: 140, column: 41, scope: !800)
!804 = !DILocation(line: 140, column: 9, scope: !796)
!805 = !DILocation(line: 141, column: 9, scope: !800)
!806 = !DILocation(line: 142, column: 1, scope: !796)
!807 = distinct !DISubprogram(name: "libc_printf_string", scope: !10, file: !10, line: 144, type: !46, scopeLine: 145, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!808 = !DILocalVariable(name: "a", scope: !807, file: !10, line: 146, type: !219)
!809 = !DILocation(line: 146, column: 10, scope: !807)
!810 = !DILocation(line: 147, column: 12, scope: !807)
!811 = !DILocation(line: 147, column: 37, scope: !807)
!812 = !DILocation(line: 147, column: 5, scope: !807)
!813 = !DILocation(line: 148, column: 1, scope: !807)
!814 = distinct !DISubprogram(name: "libc_printf_null_destination", scope: !10, file: !10, line: 150, type: !46, scopeLine: 151, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!815 = !DILocalVariable(name: "a", scope: !814, file: !10, line: 152, type: !642)
!816 = !DILocation(line: 152, column: 10, scope: !814)
!817 = !DILocation(line: 153, column: 13, scope: !814)
!818 = !DILocation(line: 153, column: 23, scope: !814)
!819 = !DILocation(line: 153, column: 5, scope: !814)
!820 = !DILocation(line: 154, column: 1, scope: !814)
!821 = distinct !DISubprogram(name: "libc_strcmp_null", scope: !10, file: !10, line: 156, type: !46, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!822 = !DILocalVariable(name: "p", scope: !821, file: !10, line: 158, type: !42)
!823 = !DILocation(line: 158, column: 17, scope: !821)
!824 = !DILocation(line: 158, column: 21, scope: !821)
!825 = !DILocation(line: 159, column: 16, scope: !826)
!826 = distinct !DILexicalBlock(scope: !821, file: !10, line: 159, column: 9)
!827 = !DILocation(line: 159, column: 9, scope: !826)
!828 = !DILocation(line: 159, column: 9, scope: !821)
!829 = !DILocation(line: 160, column: 9, scope: !826)
!830 = !DILocation(line: 161, column: 1, scope: !821)
!831 = distinct !DISubprogram(name: "libc_qsort", scope: !10, file: !10, line: 169, type: !46, scopeLine: 170, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!832 = !DILocalVariable(name: "a", scope: !831, file: !10, line: 171, type: !833)
!833 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 128, elements: !5)
!834 = !DILocation(line: 171, column: 9, scope: !831)
!835 = !DILocation(line: 172, column: 11, scope: !831)
!836 = !DILocation(line: 172, column: 14, scope: !831)
!837 = !DILocation(line: 172, column: 5, scope: !831)
!838 = !DILocation(line: 173, column: 9, scope: !839)
!839 = distinct !DILexicalBlock(scope: !831, file: !10, line: 173, column: 9)
!840 = !DILocation(line: 173, column: 14, scope: !839)
!841 = !DILocation(line: 173, column: 9, scope: !831)
!842 = !DILocation(line: 174, column: 9, scope: !839)
!843 = !DILocation(line: 175, column: 1, scope: !831)
!844 = distinct !DISubprogram(name: "compare", scope: !10, file: !10, line: 163, type: !845, scopeLine: 164, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!845 = !DISubroutineType(types: !846)
!846 = !{!30, !847, !847}
!847 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !848, size: 64)
!848 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!849 = !DILocalVariable(name: "a", arg: 1, scope: !844, file: !10, line: 163, type: !847)
!850 = !DILocation(line: 163, column: 32, scope: !844)
!851 = !DILocalVariable(name: "b", arg: 2, scope: !844, file: !10, line: 163, type: !847)
!852 = !DILocation(line: 163, column: 47, scope: !844)
!853 = !DILocalVariable(name: "x", scope: !844, file: !10, line: 165, type: !854)
!854 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !855, size: 64)
!855 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !30)
!856 = !DILocation(line: 165, column: 16, scope: !844)
!857 = !DILocation(line: 165, column: 20, scope: !844)
!858 = !DILocalVariable(name: "y", scope: !844, file: !10, line: 165, type: !854)
!859 = !DILocation(line: 165, column: 24, scope: !844)
!860 = !DILocation(line: 165, column: 28, scope: !844)
!861 = !DILocation(line: 166, column: 13, scope: !844)
!862 = !DILocation(line: 166, column: 12, scope: !844)
!863 = !DILocation(line: 166, column: 18, scope: !844)
!864 = !DILocation(line: 166, column: 17, scope: !844)
!865 = !DILocation(line: 166, column: 15, scope: !844)
!866 = !DILocation(line: 166, column: 5, scope: !844)
!867 = distinct !DISubprogram(name: "libc_comparison", scope: !10, file: !10, line: 183, type: !46, scopeLine: 184, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!868 = !DILocalVariable(name: "a", scope: !867, file: !10, line: 185, type: !833)
!869 = !DILocation(line: 185, column: 9, scope: !867)
!870 = !DILocation(line: 186, column: 11, scope: !867)
!871 = !DILocation(line: 186, column: 5, scope: !867)
!872 = !DILocation(line: 187, column: 1, scope: !867)
!873 = distinct !DISubprogram(name: "reads_neighbour", scope: !10, file: !10, line: 177, type: !845, scopeLine: 178, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!874 = !DILocalVariable(name: "a", arg: 1, scope: !873, file: !10, line: 177, type: !847)
!875 = !DILocation(line: 177, column: 40, scope: !873)
!876 = !DILocalVariable(name: "b", arg: 2, scope: !873, file: !10, line: 177, type: !847)
!877 = !DILocation(line: 177, column: 55, scope: !873)
!878 = !DILocalVariable(name: "x", scope: !873, file: !10, line: 179, type: !854)
!879 = !DILocation(line: 179, column: 16, scope: !873)
!880 = !DILocation(line: 179, column: 20, scope: !873)
!881 = !DILocalVariable(name: "y", scope: !873, file: !10, line: 179, type: !854)
!882 = !DILocation(line: 179, column: 24, scope: !873)
!883 = !DILocation(line: 179, column: 28, scope: !873)
!884 = !DILocation(line: 180, column: 12, scope: !873)
!885 = !DILocation(line: 180, column: 18, scope: !873)
!886 = !DILocation(line: 180, column: 25, scope: !873)
!887 = !DILocation(line: 180, column: 23, scope: !873)
!888 = !DILocation(line: 180, column: 33, scope: !873)
!889 = !DILocation(line: 180, column: 32, scope: !873)
!890 = !DILocation(line: 180, column: 38, scope: !873)
!891 = !DILocation(line: 180, column: 37, scope: !873)
!892 = !DILocation(line: 180, column: 35, scope: !873)
!893 = !DILocation(line: 180, column: 5, scope: !873)
!894 = distinct !DISubprogram(name: "libc_memcmp", scope: !10, file: !10, line: 189, type: !46, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!895 = !DILocalVariable(name: "a", scope: !894, file: !10, line: 191, type: !3)
!896 = !DILocation(line: 191, column: 10, scope: !894)
!897 = !DILocalVariable(name: "b", scope: !894, file: !10, line: 191, type: !642)
!898 = !DILocation(line: 191, column: 24, scope: !894)
!899 = !DILocation(line: 192, column: 16, scope: !900)
!900 = distinct !DILexicalBlock(scope: !894, file: !10, line: 192, column: 9)
!901 = !DILocation(line: 192, column: 19, scope: !900)
!902 = !DILocation(line: 192, column: 22, scope: !900)
!903 = !DILocation(line: 192, column: 9, scope: !900)
!904 = !DILocation(line: 192, column: 9, scope: !894)
!905 = !DILocation(line: 193, column: 9, scope: !900)
!906 = !DILocation(line: 194, column: 1, scope: !894)
!907 = distinct !DISubprogram(name: "libc_memchr", scope: !10, file: !10, line: 196, type: !46, scopeLine: 197, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!908 = !DILocalVariable(name: "a", scope: !907, file: !10, line: 198, type: !3)
!909 = !DILocation(line: 198, column: 10, scope: !907)
!910 = !DILocation(line: 199, column: 16, scope: !911)
!911 = distinct !DILexicalBlock(scope: !907, file: !10, line: 199, column: 9)
!912 = !DILocation(line: 199, column: 24, scope: !911)
!913 = !DILocation(line: 199, column: 9, scope: !911)
!914 = !DILocation(line: 199, column: 9, scope: !907)
!915 = !DILocation(line: 200, column: 9, scope: !911)
!916 = !DILocation(line: 201, column: 1, scope: !907)
!917 = distinct !DISubprogram(name: "libc_strtok", scope: !10, file: !10, line: 203, type: !46, scopeLine: 204, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!918 = !DILocalVariable(name: "text", scope: !917, file: !10, line: 205, type: !3)
!919 = !DILocation(line: 205, column: 10, scope: !917)
!920 = !DILocalVariable(name: "word", scope: !917, file: !10, line: 206, type: !29)
!921 = !DILocation(line: 206, column: 11, scope: !917)
!922 = !DILocation(line: 206, column: 25, scope: !917)
!923 = !DILocation(line: 206, column: 47, scope: !917)
!924 = !DILocation(line: 206, column: 18, scope: !917)
!925 = !DILocation(line: 207, column: 10, scope: !926)
!926 = distinct !DILexicalBlock(scope: !917, file: !10, line: 207, column: 9)
!927 = !DILocation(line: 207, column: 9, scope: !917)
!928 = !DILocation(line: 208, column: 9, scope: !926)
!929 = !DILocation(line: 209, column: 1, scope: !917)
!930 = distinct !DISubprogram(name: "libc_getline_freed", scope: !10, file: !10, line: 211, type: !46, scopeLine: 212, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!931 = !DILocalVariable(name: "line", scope: !930, file: !10, line: 213, type: !29)
!932 = !DILocation(line: 213, column: 11, scope: !930)
!933 = !DILocalVariable(name: "size", scope: !930, file: !10, line: 214, type: !738)
!934 = !DILocation(line: 214, column: 12, scope: !930)
!935 = !DILocation(line: 215, column: 31, scope: !936)
!936 = distinct !DILexicalBlock(scope: !930, file: !10, line: 215, column: 9)
!937 = !DILocation(line: 215, column: 9, scope: !936)
!938 = !DILocation(line: 215, column: 38, scope: !936)
!939 = !DILocation(line: 215, column: 9, scope: !930)
!940 = !DILocation(line: 216, column: 9, scope: !936)
!941 = !DILocation(line: 217, column: 10, scope: !930)
!942 = !DILocation(line: 217, column: 5, scope: !930)
!943 = !DILocation(line: 218, column: 9, scope: !944)
!944 = distinct !DILexicalBlock(scope: !930, file: !10, line: 218, column: 9)
!945 = !DILocation(line: 218, column: 9, scope: !930)
!946 = !DILocation(line: 219, column: 9, scope: !944)
!947 = !DILocation(line: 219, column: 17, scope: !944)
!948 = !DILocation(line: 220, column: 1, scope: !930)
!949 = distinct !DISubprogram(name: "libc_fclose_twice", scope: !10, file: !10, line: 222, type: !46, scopeLine: 223, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!950 = !DILocalVariable(name: "f", scope: !949, file: !10, line: 224, type: !951)
!951 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !952, size: 64)
!952 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !953, line: 7, baseType: !954)
!953 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!954 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !955, line: 49, size: 1728, elements: !956)
!955 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "1bad07471b7974df4ecc1d1c2ca207e6")
!956 = !{!957, !958, !959, !960, !961, !962, !963, !964, !965, !966, !967, !968, !969, !972, !974, !975, !976, !980, !981, !983, !987, !990, !992, !995, !998, !999, !1000, !1001, !1002}
!957 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !954, file: !955, line: 51, baseType: !30, size: 32)
!958 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !954, file: !955, line: 54, baseType: !29, size: 64, offset: 64)
!959 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !954, file: !955, line: 55, baseType: !29, size: 64, offset: 128)
!960 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !954, file: !955, line: 56, baseType: !29, size: 64, offset: 192)
!961 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !954, file: !955, line: 57, baseType: !29, size: 64, offset: 256)
!962 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !954, file: !955, line: 58, baseType: !29, size: 64, offset: 320)
!963 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !954, file: !955, line: 59, baseType: !29, size: 64, offset: 384)
!964 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !954, file: !955, line: 60, baseType: !29, size: 64, offset: 448)
!965 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !954, file: !955, line: 61, baseType: !29, size: 64, offset: 512)
!966 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !954, file: !955, line: 64, baseType: !29, size: 64, offset: 576)
!967 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !954, file: !955, line: 65, baseType: !29, size: 64, offset: 640)
!968 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !954, file: !955, line: 66, baseType: !29, size: 64, offset: 704)
!969 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !954, file: !955, line: 68, baseType: !970, size: 64, offset: 768)
!970 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !971, size: 64)
!971 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !955, line: 36, flags: DIFlagFwdDecl)
!972 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !954, file: !955, line: 70, baseType: !973, size: 64, offset: 832)
!973 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !954, size: 64)
!974 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !954, file: !955, line: 72, baseType: !30, size: 32, offset: 896)
!975 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !954, file: !955, line: 73, baseType: !30, size: 32, offset: 928)
!976 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !954, file: !955, line: 74, baseType: !977, size: 64, offset: 960)
!977 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !978, line: 152, baseType: !979)
!978 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!979 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!980 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !954, file: !955, line: 77, baseType: !31, size: 16, offset: 1024)
!981 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !954, file: !955, line: 78, baseType: !982, size: 8, offset: 1040)
!982 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!983 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !954, file: !955, line: 79, baseType: !984, size: 8, offset: 1048)
!984 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8, elements: !985)
!985 = !{!986}
!986 = !DISubrange(count: 1)
!987 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !954, file: !955, line: 81, baseType: !988, size: 64, offset: 1088)
!988 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !989, size: 64)
!989 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !955, line: 43, baseType: null)
!990 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !954, file: !955, line: 89, baseType: !991, size: 64, offset: 1152)
!991 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !978, line: 153, baseType: !979)
!992 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !954, file: !955, line: 91, baseType: !993, size: 64, offset: 1216)
!993 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !994, size: 64)
!994 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !955, line: 37, flags: DIFlagFwdDecl)
!995 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !954, file: !955, line: 92, baseType: !996, size: 64, offset: 1280)
!996 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !997, size: 64)
!997 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !955, line: 38, flags: DIFlagFwdDecl)
!998 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !954, file: !955, line: 93, baseType: !973, size: 64, offset: 1344)
!999 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !954, file: !955, line: 94, baseType: !32, size: 64, offset: 1408)
!1000 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !954, file: !955, line: 95, baseType: !738, size: 64, offset: 1472)
!1001 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !954, file: !955, line: 96, baseType: !30, size: 32, offset: 1536)
!1002 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !954, file: !955, line: 98, baseType: !86, size: 160, offset: 1568)
!1003 = !DILocation(line: 224, column: 11, scope: !949)
!1004 = !DILocation(line: 224, column: 15, scope: !949)
!1005 = !DILocation(line: 225, column: 10, scope: !1006)
!1006 = distinct !DILexicalBlock(scope: !949, file: !10, line: 225, column: 9)
!1007 = !DILocation(line: 225, column: 9, scope: !949)
!1008 = !DILocation(line: 226, column: 9, scope: !1006)
!1009 = !DILocation(line: 227, column: 12, scope: !949)
!1010 = !DILocation(line: 227, column: 5, scope: !949)
!1011 = !DILocation(line: 228, column: 9, scope: !1012)
!1012 = distinct !DILexicalBlock(scope: !949, file: !10, line: 228, column: 9)
!1013 = !DILocation(line: 228, column: 9, scope: !949)
!1014 = !DILocation(line: 229, column: 16, scope: !1012)
!1015 = !DILocation(line: 229, column: 9, scope: !1012)
!1016 = !DILocation(line: 230, column: 1, scope: !949)
!1017 = distinct !DISubprogram(name: "libc_isalpha", scope: !10, file: !10, line: 232, type: !46, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!1018 = !DILocalVariable(name: "c", scope: !1017, file: !10, line: 234, type: !30)
!1019 = !DILocation(line: 234, column: 9, scope: !1017)
!1020 = !DILocation(line: 234, column: 13, scope: !1017)
!1021 = !DILocation(line: 235, column: 10, scope: !1022)
!1022 = distinct !DILexicalBlock(scope: !1017, file: !10, line: 235, column: 9)
!1023 = !DILocation(line: 235, column: 9, scope: !1017)
!1024 = !DILocation(line: 236, column: 9, scope: !1022)
!1025 = !DILocation(line: 237, column: 1, scope: !1017)
!1026 = distinct !DISubprogram(name: "libc_fputs_closed", scope: !10, file: !10, line: 239, type: !46, scopeLine: 240, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!1027 = !DILocalVariable(name: "f", scope: !1026, file: !10, line: 241, type: !951)
!1028 = !DILocation(line: 241, column: 11, scope: !1026)
!1029 = !DILocation(line: 241, column: 15, scope: !1026)
!1030 = !DILocation(line: 242, column: 10, scope: !1031)
!1031 = distinct !DILexicalBlock(scope: !1026, file: !10, line: 242, column: 9)
!1032 = !DILocation(line: 242, column: 9, scope: !1026)
!1033 = !DILocation(line: 243, column: 9, scope: !1031)
!1034 = !DILocation(line: 244, column: 21, scope: !1026)
!1035 = !DILocation(line: 244, column: 5, scope: !1026)
!1036 = !DILocation(line: 245, column: 9, scope: !1037)
!1037 = distinct !DILexicalBlock(scope: !1026, file: !10, line: 245, column: 9)
!1038 = !DILocation(line: 245, column: 9, scope: !1026)
!1039 = !DILocation(line: 246, column: 16, scope: !1037)
!1040 = !DILocation(line: 246, column: 9, scope: !1037)
!1041 = !DILocation(line: 247, column: 20, scope: !1026)
!1042 = !DILocation(line: 247, column: 5, scope: !1026)
!1043 = !DILocation(line: 248, column: 10, scope: !1044)
!1044 = distinct !DILexicalBlock(scope: !1026, file: !10, line: 248, column: 9)
!1045 = !DILocation(line: 248, column: 9, scope: !1026)
!1046 = !DILocation(line: 249, column: 16, scope: !1044)
!1047 = !DILocation(line: 249, column: 9, scope: !1044)
!1048 = !DILocation(line: 250, column: 1, scope: !1026)
!1049 = distinct !DISubprogram(name: "libc_fprintf_closed", scope: !10, file: !10, line: 252, type: !46, scopeLine: 253, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!1050 = !DILocalVariable(name: "f", scope: !1049, file: !10, line: 254, type: !951)
!1051 = !DILocation(line: 254, column: 11, scope: !1049)
!1052 = !DILocation(line: 254, column: 15, scope: !1049)
!1053 = !DILocation(line: 255, column: 10, scope: !1054)
!1054 = distinct !DILexicalBlock(scope: !1049, file: !10, line: 255, column: 9)
!1055 = !DILocation(line: 255, column: 9, scope: !1049)
!1056 = !DILocation(line: 256, column: 9, scope: !1054)
!1057 = !DILocation(line: 257, column: 9, scope: !1058)
!1058 = distinct !DILexicalBlock(scope: !1049, file: !10, line: 257, column: 9)
!1059 = !DILocation(line: 257, column: 9, scope: !1049)
!1060 = !DILocation(line: 258, column: 16, scope: !1058)
!1061 = !DILocation(line: 258, column: 9, scope: !1058)
!1062 = !DILocation(line: 259, column: 13, scope: !1049)
!1063 = !DILocation(line: 259, column: 5, scope: !1049)
!1064 = !DILocation(line: 260, column: 10, scope: !1065)
!1065 = distinct !DILexicalBlock(scope: !1049, file: !10, line: 260, column: 9)
!1066 = !DILocation(line: 260, column: 9, scope: !1049)
!1067 = !DILocation(line: 261, column: 16, scope: !1065)
!1068 = !DILocation(line: 261, column: 9, scope: !1065)
!1069 = !DILocation(line: 262, column: 1, scope: !1049)
!1070 = distinct !DISubprogram(name: "libc_fgetc_closed", scope: !10, file: !10, line: 264, type: !46, scopeLine: 265, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!1071 = !DILocalVariable(name: "f", scope: !1070, file: !10, line: 266, type: !951)
!1072 = !DILocation(line: 266, column: 11, scope: !1070)
!1073 = !DILocation(line: 266, column: 15, scope: !1070)
!1074 = !DILocation(line: 267, column: 10, scope: !1075)
!1075 = distinct !DILexicalBlock(scope: !1070, file: !10, line: 267, column: 9)
!1076 = !DILocation(line: 267, column: 9, scope: !1070)
!1077 = !DILocation(line: 268, column: 9, scope: !1075)
!1078 = !DILocation(line: 269, column: 9, scope: !1079)
!1079 = distinct !DILexicalBlock(scope: !1070, file: !10, line: 269, column: 9)
!1080 = !DILocation(line: 269, column: 9, scope: !1070)
!1081 = !DILocation(line: 270, column: 16, scope: !1079)
!1082 = !DILocation(line: 270, column: 9, scope: !1079)
!1083 = !DILocation(line: 271, column: 15, scope: !1084)
!1084 = distinct !DILexicalBlock(scope: !1070, file: !10, line: 271, column: 9)
!1085 = !DILocation(line: 271, column: 9, scope: !1084)
!1086 = !DILocation(line: 271, column: 18, scope: !1084)
!1087 = !DILocation(line: 271, column: 9, scope: !1070)
!1088 = !DILocation(line: 272, column: 9, scope: !1084)
!1089 = !DILocation(line: 273, column: 10, scope: !1090)
!1090 = distinct !DILexicalBlock(scope: !1070, file: !10, line: 273, column: 9)
!1091 = !DILocation(line: 273, column: 9, scope: !1070)
!1092 = !DILocation(line: 274, column: 16, scope: !1090)
!1093 = !DILocation(line: 274, column: 9, scope: !1090)
!1094 = !DILocation(line: 275, column: 1, scope: !1070)
!1095 = distinct !DISubprogram(name: "libc_null_stream", scope: !10, file: !10, line: 277, type: !46, scopeLine: 278, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!1096 = !DILocalVariable(name: "f", scope: !1095, file: !10, line: 279, type: !951)
!1097 = !DILocation(line: 279, column: 11, scope: !1095)
!1098 = !DILocation(line: 279, column: 21, scope: !1095)
!1099 = !DILocation(line: 279, column: 15, scope: !1095)
!1100 = !DILocation(line: 280, column: 15, scope: !1101)
!1101 = distinct !DILexicalBlock(scope: !1095, file: !10, line: 280, column: 9)
!1102 = !DILocation(line: 280, column: 9, scope: !1101)
!1103 = !DILocation(line: 280, column: 18, scope: !1101)
!1104 = !DILocation(line: 280, column: 9, scope: !1095)
!1105 = !DILocation(line: 281, column: 9, scope: !1101)
!1106 = !DILocation(line: 282, column: 12, scope: !1095)
!1107 = !DILocation(line: 282, column: 5, scope: !1095)
!1108 = !DILocation(line: 283, column: 1, scope: !1095)
!1109 = distinct !DISubprogram(name: "libc_closedir_twice", scope: !10, file: !10, line: 285, type: !46, scopeLine: 286, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!1110 = !DILocalVariable(name: "d", scope: !1109, file: !10, line: 287, type: !1111)
!1111 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1112, size: 64)
!1112 = !DIDerivedType(tag: DW_TAG_typedef, name: "DIR", file: !1113, line: 127, baseType: !1114)
!1113 = !DIFile(filename: "/usr/include/dirent.h", directory: "", checksumkind: CSK_MD5, checksum: "83db1c550476db6fa73f15e8fe05fc98")
!1114 = !DICompositeType(tag: DW_TAG_structure_type, name: "__dirstream", file: !1113, line: 127, flags: DIFlagFwdDecl)
!1115 = !DILocation(line: 287, column: 10, scope: !1109)
!1116 = !DILocation(line: 287, column: 14, scope: !1109)
!1117 = !DILocation(line: 288, column: 10, scope: !1118)
!1118 = distinct !DILexicalBlock(scope: !1109, file: !10, line: 288, column: 9)
!1119 = !DILocation(line: 288, column: 9, scope: !1109)
!1120 = !DILocation(line: 289, column: 9, scope: !1118)
!1121 = !DILocation(line: 290, column: 14, scope: !1109)
!1122 = !DILocation(line: 290, column: 5, scope: !1109)
!1123 = !DILocation(line: 291, column: 9, scope: !1124)
!1124 = distinct !DILexicalBlock(scope: !1109, file: !10, line: 291, column: 9)
!1125 = !DILocation(line: 291, column: 9, scope: !1109)
!1126 = !DILocation(line: 292, column: 18, scope: !1124)
!1127 = !DILocation(line: 292, column: 9, scope: !1124)
!1128 = !DILocation(line: 293, column: 1, scope: !1109)
!1129 = distinct !DISubprogram(name: "libc_readdir_closed", scope: !10, file: !10, line: 295, type: !46, scopeLine: 296, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!1130 = !DILocalVariable(name: "d", scope: !1129, file: !10, line: 297, type: !1111)
!1131 = !DILocation(line: 297, column: 10, scope: !1129)
!1132 = !DILocation(line: 297, column: 14, scope: !1129)
!1133 = !DILocation(line: 298, column: 10, scope: !1134)
!1134 = distinct !DILexicalBlock(scope: !1129, file: !10, line: 298, column: 9)
!1135 = !DILocation(line: 298, column: 9, scope: !1129)
!1136 = !DILocation(line: 299, column: 9, scope: !1134)
!1137 = !DILocation(line: 300, column: 9, scope: !1138)
!1138 = distinct !DILexicalBlock(scope: !1129, file: !10, line: 300, column: 9)
!1139 = !DILocation(line: 300, column: 9, scope: !1129)
!1140 = !DILocation(line: 301, column: 18, scope: !1138)
!1141 = !DILocation(line: 301, column: 9, scope: !1138)
!1142 = !DILocation(line: 302, column: 18, scope: !1143)
!1143 = distinct !DILexicalBlock(scope: !1129, file: !10, line: 302, column: 9)
!1144 = !DILocation(line: 302, column: 10, scope: !1143)
!1145 = !DILocation(line: 302, column: 9, scope: !1129)
!1146 = !DILocation(line: 303, column: 9, scope: !1143)
!1147 = !DILocation(line: 304, column: 10, scope: !1148)
!1148 = distinct !DILexicalBlock(scope: !1129, file: !10, line: 304, column: 9)
!1149 = !DILocation(line: 304, column: 9, scope: !1129)
!1150 = !DILocation(line: 305, column: 18, scope: !1148)
!1151 = !DILocation(line: 305, column: 9, scope: !1148)
!1152 = !DILocation(line: 306, column: 1, scope: !1129)
!1153 = distinct !DISubprogram(name: "libc_memstream_freed", scope: !10, file: !10, line: 308, type: !46, scopeLine: 309, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!1154 = !DILocalVariable(name: "text", scope: !1153, file: !10, line: 310, type: !29)
!1155 = !DILocation(line: 310, column: 11, scope: !1153)
!1156 = !DILocalVariable(name: "size", scope: !1153, file: !10, line: 311, type: !738)
!1157 = !DILocation(line: 311, column: 12, scope: !1153)
!1158 = !DILocalVariable(name: "f", scope: !1153, file: !10, line: 312, type: !951)
!1159 = !DILocation(line: 312, column: 11, scope: !1153)
!1160 = !DILocation(line: 312, column: 15, scope: !1153)
!1161 = !DILocation(line: 313, column: 10, scope: !1162)
!1162 = distinct !DILexicalBlock(scope: !1153, file: !10, line: 313, column: 9)
!1163 = !DILocation(line: 313, column: 9, scope: !1153)
!1164 = !DILocation(line: 314, column: 9, scope: !1162)
!1165 = !DILocation(line: 315, column: 19, scope: !1153)
!1166 = !DILocation(line: 315, column: 5, scope: !1153)
!1167 = !DILocation(line: 316, column: 12, scope: !1153)
!1168 = !DILocation(line: 316, column: 5, scope: !1153)
!1169 = !DILocation(line: 317, column: 9, scope: !1170)
!1170 = distinct !DILexicalBlock(scope: !1153, file: !10, line: 317, column: 9)
!1171 = !DILocation(line: 317, column: 14, scope: !1170)
!1172 = !DILocation(line: 317, column: 9, scope: !1153)
!1173 = !DILocation(line: 318, column: 9, scope: !1170)
!1174 = !DILocation(line: 319, column: 10, scope: !1153)
!1175 = !DILocation(line: 319, column: 5, scope: !1153)
!1176 = !DILocation(line: 320, column: 1, scope: !1153)
!1177 = distinct !DISubprogram(name: "libc_fmemopen", scope: !10, file: !10, line: 322, type: !46, scopeLine: 323, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!1178 = !DILocalVariable(name: "text", scope: !1177, file: !10, line: 324, type: !3)
!1179 = !DILocation(line: 324, column: 10, scope: !1177)
!1180 = !DILocalVariable(name: "f", scope: !1177, file: !10, line: 325, type: !951)
!1181 = !DILocation(line: 325, column: 11, scope: !1177)
!1182 = !DILocation(line: 325, column: 24, scope: !1177)
!1183 = !DILocation(line: 325, column: 30, scope: !1177)
!1184 = !DILocation(line: 325, column: 15, scope: !1177)
!1185 = !DILocation(line: 326, column: 10, scope: !1186)
!1186 = distinct !DILexicalBlock(scope: !1177, file: !10, line: 326, column: 9)
!1187 = !DILocation(line: 326, column: 9, scope: !1177)
!1188 = !DILocation(line: 327, column: 9, scope: !1186)
!1189 = !DILocation(line: 328, column: 19, scope: !1177)
!1190 = !DILocation(line: 328, column: 5, scope: !1177)
!1191 = !DILocation(line: 329, column: 12, scope: !1177)
!1192 = !DILocation(line: 329, column: 5, scope: !1177)
!1193 = !DILocation(line: 330, column: 12, scope: !1177)
!1194 = !DILocation(line: 330, column: 5, scope: !1177)
!1195 = !DILocation(line: 331, column: 1, scope: !1177)
!1196 = distinct !DISubprogram(name: "libc_printf_missing", scope: !10, file: !10, line: 333, type: !46, scopeLine: 334, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!1197 = !DILocalVariable(name: "text", scope: !1196, file: !10, line: 335, type: !1198)
!1198 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 320, elements: !1199)
!1199 = !{!1200}
!1200 = !DISubrange(count: 40)
!1201 = !DILocation(line: 335, column: 10, scope: !1196)
!1202 = !DILocation(line: 336, column: 13, scope: !1196)
!1203 = !DILocation(line: 336, column: 19, scope: !1196)
!1204 = !DILocation(line: 336, column: 5, scope: !1196)
!1205 = !DILocation(line: 337, column: 1, scope: !1196)
!1206 = distinct !DISubprogram(name: "libc_printf_number_for_string", scope: !10, file: !10, line: 339, type: !46, scopeLine: 340, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!1207 = !DILocalVariable(name: "format", scope: !1206, file: !10, line: 341, type: !42)
!1208 = !DILocation(line: 341, column: 17, scope: !1206)
!1209 = !DILocation(line: 341, column: 26, scope: !1206)
!1210 = !DILocation(line: 342, column: 12, scope: !1206)
!1211 = !DILocation(line: 342, column: 5, scope: !1206)
!1212 = !DILocation(line: 343, column: 1, scope: !1206)
!1213 = distinct !DISubprogram(name: "libc_scanf_missing", scope: !10, file: !10, line: 345, type: !46, scopeLine: 346, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!1214 = !DILocalVariable(name: "n", scope: !1213, file: !10, line: 347, type: !30)
!1215 = !DILocation(line: 347, column: 9, scope: !1213)
!1216 = !DILocation(line: 348, column: 23, scope: !1217)
!1217 = distinct !DILexicalBlock(scope: !1213, file: !10, line: 348, column: 9)
!1218 = !DILocation(line: 348, column: 9, scope: !1217)
!1219 = !DILocation(line: 348, column: 49, scope: !1217)
!1220 = !DILocation(line: 348, column: 9, scope: !1213)
!1221 = !DILocation(line: 349, column: 9, scope: !1217)
!1222 = !DILocation(line: 350, column: 1, scope: !1213)
!1223 = distinct !DISubprogram(name: "libc_scanf_narrow", scope: !10, file: !10, line: 352, type: !46, scopeLine: 353, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!1224 = !DILocalVariable(name: "n", scope: !1223, file: !10, line: 354, type: !1225)
!1225 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!1226 = !DILocation(line: 354, column: 11, scope: !1223)
!1227 = !DILocation(line: 355, column: 17, scope: !1223)
!1228 = !DILocation(line: 355, column: 5, scope: !1223)
!1229 = !DILocation(line: 356, column: 1, scope: !1223)
!1230 = distinct !DISubprogram(name: "libc_va_arg", scope: !10, file: !10, line: 369, type: !46, scopeLine: 370, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!1231 = !DILocation(line: 371, column: 13, scope: !1232)
!1232 = distinct !DILexicalBlock(scope: !1230, file: !10, line: 371, column: 9)
!1233 = !DILocation(line: 371, column: 9, scope: !1232)
!1234 = !DILocation(line: 371, column: 32, scope: !1232)
!1235 = !DILocation(line: 371, column: 9, scope: !1230)
!1236 = !DILocation(line: 372, column: 9, scope: !1232)
!1237 = !DILocation(line: 373, column: 1, scope: !1230)
!1238 = distinct !DISubprogram(name: "sum", scope: !10, file: !10, line: 358, type: !1239, scopeLine: 359, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!1239 = !DISubroutineType(types: !1240)
!1240 = !{!30, !30, null}
!1241 = !DILocalVariable(name: "count", arg: 1, scope: !1238, file: !10, line: 358, type: !30)
!1242 = !DILocation(line: 358, column: 20, scope: !1238)
!1243 = !DILocalVariable(name: "args", scope: !1238, file: !10, line: 360, type: !1244)
!1244 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !1245, line: 52, baseType: !1246)
!1245 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!1246 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gnuc_va_list", file: !1247, line: 12, baseType: !1248)
!1247 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stdarg___gnuc_va_list.h", directory: "", checksumkind: CSK_MD5, checksum: "edb3f2eab991638e4dc94f6e55e3530f")
!1248 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !10, baseType: !1249)
!1249 = !DICompositeType(tag: DW_TAG_array_type, baseType: !1250, size: 192, elements: !985)
!1250 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !1251)
!1251 = !{!1252, !1253, !1254, !1255}
!1252 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !1250, file: !10, line: 360, baseType: !14, size: 32)
!1253 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !1250, file: !10, line: 360, baseType: !14, size: 32, offset: 32)
!1254 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !1250, file: !10, line: 360, baseType: !32, size: 64, offset: 64)
!1255 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !1250, file: !10, line: 360, baseType: !32, size: 64, offset: 128)
!1256 = !DILocation(line: 360, column: 13, scope: !1238)
!1257 = !DILocalVariable(name: "total", scope: !1238, file: !10, line: 361, type: !30)
!1258 = !DILocation(line: 361, column: 9, scope: !1238)
!1259 = !DILocation(line: 362, column: 5, scope: !1238)
!1260 = !DILocalVariable(name: "i", scope: !1261, file: !10, line: 363, type: !30)
!1261 = distinct !DILexicalBlock(scope: !1238, file: !10, line: 363, column: 5)
!1262 = !DILocation(line: 363, column: 14, scope: !1261)
!1263 = !DILocation(line: 363, column: 10, scope: !1261)
!1264 = !DILocation(line: 363, column: 21, scope: !1265)
!1265 = distinct !DILexicalBlock(scope: !1261, file: !10, line: 363, column: 5)
!1266 = !DILocation(line: 363, column: 25, scope: !1265)
!1267 = !DILocation(line: 363, column: 23, scope: !1265)
!1268 = !DILocation(line: 363, column: 5, scope: !1261)
!1269 = !DILocation(line: 364, column: 18, scope: !1265)
!1270 = !DILocation(line: 364, column: 15, scope: !1265)
!1271 = !DILocation(line: 364, column: 9, scope: !1265)
!1272 = !DILocation(line: 363, column: 33, scope: !1265)
!1273 = !DILocation(line: 363, column: 5, scope: !1265)
!1274 = distinct !{!1274, !1268, !1275, !485}
!1275 = !DILocation(line: 364, column: 18, scope: !1261)
!1276 = !DILocation(line: 365, column: 5, scope: !1238)
!1277 = !DILocation(line: 366, column: 12, scope: !1238)
!1278 = !DILocation(line: 366, column: 5, scope: !1238)
!1279 = distinct !DISubprogram(name: "libc_va_arg_stack", scope: !10, file: !10, line: 375, type: !46, scopeLine: 376, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!1280 = !DILocalVariable(name: "format", scope: !1279, file: !10, line: 377, type: !42)
!1281 = !DILocation(line: 377, column: 17, scope: !1279)
!1282 = !DILocation(line: 377, column: 26, scope: !1279)
!1283 = !DILocalVariable(name: "text", scope: !1279, file: !10, line: 378, type: !1198)
!1284 = !DILocation(line: 378, column: 10, scope: !1279)
!1285 = !DILocation(line: 379, column: 13, scope: !1279)
!1286 = !DILocation(line: 379, column: 19, scope: !1279)
!1287 = !DILocation(line: 379, column: 5, scope: !1279)
!1288 = !DILocation(line: 380, column: 1, scope: !1279)
!1289 = distinct !DISubprogram(name: "libc_memcpy_negative", scope: !10, file: !10, line: 382, type: !46, scopeLine: 383, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!1290 = !DILocalVariable(name: "a", scope: !1289, file: !10, line: 384, type: !642)
!1291 = !DILocation(line: 384, column: 10, scope: !1289)
!1292 = !DILocalVariable(name: "b", scope: !1289, file: !10, line: 384, type: !642)
!1293 = !DILocation(line: 384, column: 24, scope: !1289)
!1294 = !DILocalVariable(name: "n", scope: !1289, file: !10, line: 385, type: !30)
!1295 = !DILocation(line: 385, column: 9, scope: !1289)
!1296 = !DILocation(line: 385, column: 13, scope: !1289)
!1297 = !DILocation(line: 386, column: 5, scope: !1289)
!1298 = !DILocation(line: 386, column: 18, scope: !1289)
!1299 = !DILocation(line: 387, column: 9, scope: !1300)
!1300 = distinct !DILexicalBlock(scope: !1289, file: !10, line: 387, column: 9)
!1301 = !DILocation(line: 387, column: 14, scope: !1300)
!1302 = !DILocation(line: 387, column: 9, scope: !1289)
!1303 = !DILocation(line: 388, column: 9, scope: !1300)
!1304 = !DILocation(line: 389, column: 1, scope: !1289)
!1305 = distinct !DISubprogram(name: "libc_memset_negative", scope: !10, file: !10, line: 391, type: !46, scopeLine: 392, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!1306 = !DILocalVariable(name: "a", scope: !1305, file: !10, line: 393, type: !642)
!1307 = !DILocation(line: 393, column: 10, scope: !1305)
!1308 = !DILocalVariable(name: "n", scope: !1305, file: !10, line: 394, type: !30)
!1309 = !DILocation(line: 394, column: 9, scope: !1305)
!1310 = !DILocation(line: 394, column: 13, scope: !1305)
!1311 = !DILocation(line: 395, column: 5, scope: !1305)
!1312 = !DILocation(line: 395, column: 18, scope: !1305)
!1313 = !DILocation(line: 396, column: 1, scope: !1305)
!1314 = distinct !DISubprogram(name: "libc_strncpy_negative", scope: !10, file: !10, line: 398, type: !46, scopeLine: 399, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!1315 = !DILocalVariable(name: "a", scope: !1314, file: !10, line: 400, type: !642)
!1316 = !DILocation(line: 400, column: 10, scope: !1314)
!1317 = !DILocalVariable(name: "n", scope: !1314, file: !10, line: 401, type: !30)
!1318 = !DILocation(line: 401, column: 9, scope: !1314)
!1319 = !DILocation(line: 401, column: 13, scope: !1314)
!1320 = !DILocation(line: 402, column: 13, scope: !1314)
!1321 = !DILocation(line: 402, column: 22, scope: !1314)
!1322 = !DILocation(line: 402, column: 5, scope: !1314)
!1323 = !DILocation(line: 403, column: 1, scope: !1314)
!1324 = distinct !DISubprogram(name: "libc_fread_negative", scope: !10, file: !10, line: 405, type: !46, scopeLine: 406, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!1325 = !DILocalVariable(name: "a", scope: !1324, file: !10, line: 407, type: !3)
!1326 = !DILocation(line: 407, column: 10, scope: !1324)
!1327 = !DILocalVariable(name: "n", scope: !1324, file: !10, line: 408, type: !30)
!1328 = !DILocation(line: 408, column: 9, scope: !1324)
!1329 = !DILocation(line: 408, column: 13, scope: !1324)
!1330 = !DILocation(line: 409, column: 15, scope: !1331)
!1331 = distinct !DILexicalBlock(scope: !1324, file: !10, line: 409, column: 9)
!1332 = !DILocation(line: 409, column: 21, scope: !1331)
!1333 = !DILocation(line: 409, column: 24, scope: !1331)
!1334 = !DILocation(line: 409, column: 9, scope: !1331)
!1335 = !DILocation(line: 409, column: 31, scope: !1331)
!1336 = !DILocation(line: 409, column: 9, scope: !1324)
!1337 = !DILocation(line: 410, column: 9, scope: !1331)
!1338 = !DILocation(line: 411, column: 1, scope: !1324)
!1339 = distinct !DISubprogram(name: "libc_strcat_unterminated", scope: !10, file: !10, line: 413, type: !46, scopeLine: 414, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!1340 = !DILocalVariable(name: "a", scope: !1339, file: !10, line: 415, type: !642)
!1341 = !DILocation(line: 415, column: 10, scope: !1339)
!1342 = !DILocation(line: 416, column: 5, scope: !1339)
!1343 = !DILocation(line: 417, column: 10, scope: !1344)
!1344 = distinct !DILexicalBlock(scope: !1339, file: !10, line: 417, column: 9)
!1345 = !DILocation(line: 417, column: 9, scope: !1339)
!1346 = !DILocation(line: 418, column: 9, scope: !1344)
!1347 = !DILocation(line: 418, column: 14, scope: !1344)
!1348 = !DILocation(line: 419, column: 12, scope: !1339)
!1349 = !DILocation(line: 419, column: 5, scope: !1339)
!1350 = !DILocation(line: 420, column: 1, scope: !1339)
!1351 = distinct !DISubprogram(name: "libc_strcpy_overlap", scope: !10, file: !10, line: 422, type: !46, scopeLine: 423, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!1352 = !DILocalVariable(name: "a", scope: !1351, file: !10, line: 424, type: !228)
!1353 = !DILocation(line: 424, column: 10, scope: !1351)
!1354 = !DILocation(line: 425, column: 12, scope: !1351)
!1355 = !DILocation(line: 425, column: 17, scope: !1351)
!1356 = !DILocation(line: 425, column: 14, scope: !1351)
!1357 = !DILocation(line: 425, column: 31, scope: !1351)
!1358 = !DILocation(line: 425, column: 5, scope: !1351)
!1359 = !DILocation(line: 426, column: 1, scope: !1351)
!1360 = distinct !DISubprogram(name: "libc_qsort_null", scope: !10, file: !10, line: 433, type: !46, scopeLine: 434, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!1361 = !DILocalVariable(name: "words", scope: !1360, file: !10, line: 435, type: !1362)
!1362 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 192, elements: !117)
!1363 = !DILocation(line: 435, column: 11, scope: !1360)
!1364 = !DILocation(line: 436, column: 11, scope: !1360)
!1365 = !DILocation(line: 436, column: 18, scope: !1360)
!1366 = !DILocation(line: 436, column: 5, scope: !1360)
!1367 = !DILocation(line: 437, column: 1, scope: !1360)
!1368 = distinct !DISubprogram(name: "by_text", scope: !10, file: !10, line: 428, type: !845, scopeLine: 429, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!1369 = !DILocalVariable(name: "a", arg: 1, scope: !1368, file: !10, line: 428, type: !847)
!1370 = !DILocation(line: 428, column: 32, scope: !1368)
!1371 = !DILocalVariable(name: "b", arg: 2, scope: !1368, file: !10, line: 428, type: !847)
!1372 = !DILocation(line: 428, column: 47, scope: !1368)
!1373 = !DILocation(line: 430, column: 35, scope: !1368)
!1374 = !DILocation(line: 430, column: 19, scope: !1368)
!1375 = !DILocation(line: 430, column: 54, scope: !1368)
!1376 = !DILocation(line: 430, column: 38, scope: !1368)
!1377 = !DILocation(line: 430, column: 12, scope: !1368)
!1378 = !DILocation(line: 430, column: 5, scope: !1368)
!1379 = distinct !DISubprogram(name: "libc_regfree_freed", scope: !10, file: !10, line: 439, type: !46, scopeLine: 440, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!1380 = !DILocalVariable(name: "pattern", scope: !1379, file: !10, line: 441, type: !1381)
!1381 = !DIDerivedType(tag: DW_TAG_typedef, name: "regex_t", file: !1382, line: 478, baseType: !1383)
!1382 = !DIFile(filename: "/usr/include/regex.h", directory: "", checksumkind: CSK_MD5, checksum: "6d816f6cca462fea1b68ba10523ed664")
!1383 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "re_pattern_buffer", file: !1382, line: 413, size: 512, elements: !1384)
!1384 = !{!1385, !1388, !1390, !1391, !1393, !1394, !1397, !1398, !1399, !1400, !1401, !1402, !1403, !1404}
!1385 = !DIDerivedType(tag: DW_TAG_member, name: "__buffer", scope: !1383, file: !1382, line: 417, baseType: !1386, size: 64)
!1386 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1387, size: 64)
!1387 = !DICompositeType(tag: DW_TAG_structure_type, name: "re_dfa_t", file: !1382, line: 417, flags: DIFlagFwdDecl)
!1388 = !DIDerivedType(tag: DW_TAG_member, name: "__allocated", scope: !1383, file: !1382, line: 420, baseType: !1389, size: 64, offset: 64)
!1389 = !DIDerivedType(tag: DW_TAG_typedef, name: "__re_long_size_t", file: !1382, line: 56, baseType: !740)
!1390 = !DIDerivedType(tag: DW_TAG_member, name: "__used", scope: !1383, file: !1382, line: 423, baseType: !1389, size: 64, offset: 128)
!1391 = !DIDerivedType(tag: DW_TAG_member, name: "__syntax", scope: !1383, file: !1382, line: 426, baseType: !1392, size: 64, offset: 192)
!1392 = !DIDerivedType(tag: DW_TAG_typedef, name: "reg_syntax_t", file: !1382, line: 72, baseType: !740)
!1393 = !DIDerivedType(tag: DW_TAG_member, name: "__fastmap", scope: !1383, file: !1382, line: 431, baseType: !29, size: 64, offset: 256)
!1394 = !DIDerivedType(tag: DW_TAG_member, name: "__translate", scope: !1383, file: !1382, line: 437, baseType: !1395, size: 64, offset: 320)
!1395 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1396, size: 64)
!1396 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!1397 = !DIDerivedType(tag: DW_TAG_member, name: "re_nsub", scope: !1383, file: !1382, line: 440, baseType: !738, size: 64, offset: 384)
!1398 = !DIDerivedType(tag: DW_TAG_member, name: "__can_be_null", scope: !1383, file: !1382, line: 446, baseType: !14, size: 1, offset: 448, flags: DIFlagBitField, extraData: i64 448)
!1399 = !DIDerivedType(tag: DW_TAG_member, name: "__regs_allocated", scope: !1383, file: !1382, line: 457, baseType: !14, size: 2, offset: 449, flags: DIFlagBitField, extraData: i64 448)
!1400 = !DIDerivedType(tag: DW_TAG_member, name: "__fastmap_accurate", scope: !1383, file: !1382, line: 461, baseType: !14, size: 1, offset: 451, flags: DIFlagBitField, extraData: i64 448)
!1401 = !DIDerivedType(tag: DW_TAG_member, name: "__no_sub", scope: !1383, file: !1382, line: 465, baseType: !14, size: 1, offset: 452, flags: DIFlagBitField, extraData: i64 448)
!1402 = !DIDerivedType(tag: DW_TAG_member, name: "__not_bol", scope: !1383, file: !1382, line: 469, baseType: !14, size: 1, offset: 453, flags: DIFlagBitField, extraData: i64 448)
!1403 = !DIDerivedType(tag: DW_TAG_member, name: "__not_eol", scope: !1383, file: !1382, line: 472, baseType: !14, size: 1, offset: 454, flags: DIFlagBitField, extraData: i64 448)
!1404 = !DIDerivedType(tag: DW_TAG_member, name: "__newline_anchor", scope: !1383, file: !1382, line: 475, baseType: !14, size: 1, offset: 455, flags: DIFlagBitField, extraData: i64 448)
!1405 = !DILocation(line: 441, column: 13, scope: !1379)
!1406 = !DILocation(line: 442, column: 9, scope: !1407)
!1407 = distinct !DILexicalBlock(scope: !1379, file: !10, line: 442, column: 9)
!1408 = !DILocation(line: 442, column: 9, scope: !1379)
!1409 = !DILocation(line: 443, column: 9, scope: !1407)
!1410 = !DILocalVariable(name: "text", scope: !1379, file: !10, line: 444, type: !29)
!1411 = !DILocation(line: 444, column: 11, scope: !1379)
!1412 = !DILocation(line: 444, column: 18, scope: !1379)
!1413 = !DILocation(line: 445, column: 9, scope: !1414)
!1414 = distinct !DILexicalBlock(scope: !1379, file: !10, line: 445, column: 9)
!1415 = !DILocation(line: 445, column: 9, scope: !1379)
!1416 = !DILocation(line: 446, column: 14, scope: !1414)
!1417 = !DILocation(line: 446, column: 9, scope: !1414)
!1418 = !DILocation(line: 447, column: 27, scope: !1419)
!1419 = distinct !DILexicalBlock(scope: !1379, file: !10, line: 447, column: 9)
!1420 = !DILocation(line: 447, column: 9, scope: !1419)
!1421 = !DILocation(line: 447, column: 9, scope: !1379)
!1422 = !DILocation(line: 448, column: 9, scope: !1419)
!1423 = !DILocation(line: 449, column: 5, scope: !1379)
!1424 = !DILocation(line: 450, column: 10, scope: !1425)
!1425 = distinct !DILexicalBlock(scope: !1379, file: !10, line: 450, column: 9)
!1426 = !DILocation(line: 450, column: 9, scope: !1379)
!1427 = !DILocation(line: 451, column: 14, scope: !1425)
!1428 = !DILocation(line: 451, column: 9, scope: !1425)
!1429 = !DILocation(line: 452, column: 1, scope: !1379)
!1430 = distinct !DISubprogram(name: "libc_wcslen_unterminated", scope: !10, file: !10, line: 454, type: !46, scopeLine: 455, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!1431 = !DILocalVariable(name: "a", scope: !1430, file: !10, line: 456, type: !1432)
!1432 = !DICompositeType(tag: DW_TAG_array_type, baseType: !1433, size: 96, elements: !117)
!1433 = !DIDerivedType(tag: DW_TAG_typedef, name: "wchar_t", file: !1434, line: 24, baseType: !30)
!1434 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stddef_wchar_t.h", directory: "", checksumkind: CSK_MD5, checksum: "1bf0c51e90dd5eb05cdcc01afdea587a")
!1435 = !DILocation(line: 456, column: 13, scope: !1430)
!1436 = !DILocation(line: 457, column: 10, scope: !1437)
!1437 = distinct !DILexicalBlock(scope: !1430, file: !10, line: 457, column: 9)
!1438 = !DILocation(line: 457, column: 9, scope: !1430)
!1439 = !DILocation(line: 458, column: 9, scope: !1437)
!1440 = !DILocation(line: 458, column: 14, scope: !1437)
!1441 = !DILocation(line: 459, column: 16, scope: !1442)
!1442 = distinct !DILexicalBlock(scope: !1430, file: !10, line: 459, column: 9)
!1443 = !DILocation(line: 459, column: 9, scope: !1442)
!1444 = !DILocation(line: 459, column: 19, scope: !1442)
!1445 = !DILocation(line: 459, column: 9, scope: !1430)
!1446 = !DILocation(line: 460, column: 9, scope: !1442)
!1447 = !DILocation(line: 461, column: 1, scope: !1430)
!1448 = distinct !DISubprogram(name: "libc_printf_number_for_float", scope: !10, file: !10, line: 463, type: !46, scopeLine: 464, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!1449 = !DILocalVariable(name: "format", scope: !1448, file: !10, line: 465, type: !42)
!1450 = !DILocation(line: 465, column: 17, scope: !1448)
!1451 = !DILocation(line: 465, column: 26, scope: !1448)
!1452 = !DILocation(line: 466, column: 12, scope: !1448)
!1453 = !DILocation(line: 466, column: 5, scope: !1448)
!1454 = !DILocation(line: 467, column: 1, scope: !1448)
!1455 = distinct !DISubprogram(name: "libc_printf_float_for_number", scope: !10, file: !10, line: 469, type: !46, scopeLine: 470, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!1456 = !DILocalVariable(name: "format", scope: !1455, file: !10, line: 471, type: !42)
!1457 = !DILocation(line: 471, column: 17, scope: !1455)
!1458 = !DILocation(line: 471, column: 26, scope: !1455)
!1459 = !DILocation(line: 472, column: 12, scope: !1455)
!1460 = !DILocation(line: 472, column: 5, scope: !1455)
!1461 = !DILocation(line: 473, column: 1, scope: !1455)
!1462 = distinct !DISubprogram(name: "libc_scanf_null", scope: !10, file: !10, line: 475, type: !46, scopeLine: 476, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!1463 = !DILocalVariable(name: "word", scope: !1462, file: !10, line: 477, type: !3)
!1464 = !DILocation(line: 477, column: 10, scope: !1462)
!1465 = !DILocation(line: 478, column: 29, scope: !1466)
!1466 = distinct !DILexicalBlock(scope: !1462, file: !10, line: 478, column: 9)
!1467 = !DILocation(line: 478, column: 39, scope: !1466)
!1468 = !DILocation(line: 478, column: 9, scope: !1466)
!1469 = !DILocation(line: 478, column: 45, scope: !1466)
!1470 = !DILocation(line: 478, column: 9, scope: !1462)
!1471 = !DILocation(line: 479, column: 9, scope: !1466)
!1472 = !DILocation(line: 480, column: 1, scope: !1462)
!1473 = distinct !DISubprogram(name: "libc_strtok_first", scope: !10, file: !10, line: 482, type: !46, scopeLine: 483, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !443)
!1474 = !DILocalVariable(name: "text", scope: !1473, file: !10, line: 484, type: !3)
!1475 = !DILocation(line: 484, column: 10, scope: !1473)
!1476 = !DILocation(line: 485, column: 17, scope: !1477)
!1477 = distinct !DILexicalBlock(scope: !1473, file: !10, line: 485, column: 9)
!1478 = !DILocation(line: 485, column: 27, scope: !1477)
!1479 = !DILocation(line: 485, column: 10, scope: !1477)
!1480 = !DILocation(line: 485, column: 9, scope: !1473)
!1481 = !DILocation(line: 486, column: 9, scope: !1477)
!1482 = !DILocation(line: 487, column: 1, scope: !1473)
