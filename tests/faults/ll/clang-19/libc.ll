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
@entry_libc_strcat = internal global %struct.fault_case { ptr @.str.7, ptr @libc_strcat, ptr null }, align 8, !dbg !89
@entry_libc_strncpy = internal global %struct.fault_case { ptr @.str.10, ptr @libc_strncpy, ptr null }, align 8, !dbg !100
@entry_libc_sprintf = internal global %struct.fault_case { ptr @.str.12, ptr @libc_sprintf, ptr null }, align 8, !dbg !109
@entry_libc_snprintf = internal global %struct.fault_case { ptr @.str.14, ptr @libc_snprintf, ptr null }, align 8, !dbg !118
@entry_libc_memset = internal global %struct.fault_case { ptr @.str.17, ptr @libc_memset, ptr null }, align 8, !dbg !129
@entry_libc_memcpy_to = internal global %struct.fault_case { ptr @.str.18, ptr @libc_memcpy_to, ptr null }, align 8, !dbg !136
@entry_libc_memcpy_from = internal global %struct.fault_case { ptr @.str.20, ptr @libc_memcpy_from, ptr null }, align 8, !dbg !145
@entry_libc_memcpy_overlap = internal global %struct.fault_case { ptr @.str.21, ptr @libc_memcpy_overlap, ptr null }, align 8, !dbg !152
@entry_libc_memmove = internal global %struct.fault_case { ptr @.str.22, ptr @libc_memmove, ptr null }, align 8, !dbg !156
@entry_libc_strlen_unterminated = internal global %struct.fault_case { ptr @.str.23, ptr @libc_strlen_unterminated, ptr null }, align 8, !dbg !163
@entry_libc_strlen_freed = internal global %struct.fault_case { ptr @.str.24, ptr @libc_strlen_freed, ptr null }, align 8, !dbg !167
@entry_libc_strdup_overrun = internal global %struct.fault_case { ptr @.str.26, ptr @libc_strdup_overrun, ptr null }, align 8, !dbg !173
@entry_libc_fgets = internal global %struct.fault_case { ptr @.str.27, ptr @libc_fgets, ptr null }, align 8, !dbg !180
@entry_libc_fread = internal global %struct.fault_case { ptr @.str.28, ptr @libc_fread, ptr null }, align 8, !dbg !184
@entry_libc_scanf = internal global %struct.fault_case { ptr @.str.29, ptr @libc_scanf, ptr null }, align 8, !dbg !188
@entry_libc_printf_string = internal global %struct.fault_case { ptr @.str.31, ptr @libc_printf_string, ptr null }, align 8, !dbg !194
@entry_libc_printf_null_destination = internal global %struct.fault_case { ptr @.str.34, ptr @libc_printf_null_destination, ptr null }, align 8, !dbg !205
@entry_libc_strcmp_null = internal global %struct.fault_case { ptr @.str.35, ptr @libc_strcmp_null, ptr null }, align 8, !dbg !209
@entry_libc_qsort = internal global %struct.fault_case { ptr @.str.37, ptr @libc_qsort, ptr null }, align 8, !dbg !218
@entry_libc_comparison = internal global %struct.fault_case { ptr @.str.38, ptr @libc_comparison, ptr null }, align 8, !dbg !225
@entry_libc_memcmp = internal global %struct.fault_case { ptr @.str.39, ptr @libc_memcmp, ptr null }, align 8, !dbg !229
@entry_libc_memchr = internal global %struct.fault_case { ptr @.str.40, ptr @libc_memchr, ptr null }, align 8, !dbg !233
@entry_libc_strtok = internal global %struct.fault_case { ptr @.str.41, ptr @libc_strtok, ptr null }, align 8, !dbg !237
@entry_libc_getline_freed = internal global %struct.fault_case { ptr @.str.44, ptr @libc_getline_freed, ptr null }, align 8, !dbg !245
@entry_libc_fclose_twice = internal global %struct.fault_case { ptr @.str.45, ptr @libc_fclose_twice, ptr null }, align 8, !dbg !249
@entry_libc_isalpha = internal global %struct.fault_case { ptr @.str.48, ptr @libc_isalpha, ptr null }, align 8, !dbg !257
@entry_libc_fputs_closed = internal global %struct.fault_case { ptr @.str.49, ptr @libc_fputs_closed, ptr null }, align 8, !dbg !261
@entry_libc_fprintf_closed = internal global %struct.fault_case { ptr @.str.52, ptr @libc_fprintf_closed, ptr null }, align 8, !dbg !269
@entry_libc_fgetc_closed = internal global %struct.fault_case { ptr @.str.54, ptr @libc_fgetc_closed, ptr null }, align 8, !dbg !275
@entry_libc_null_stream = internal global %struct.fault_case { ptr @.str.57, ptr @libc_null_stream, ptr null }, align 8, !dbg !286
@entry_libc_closedir_twice = internal global %struct.fault_case { ptr @.str.59, ptr @libc_closedir_twice, ptr null }, align 8, !dbg !292
@entry_libc_readdir_closed = internal global %struct.fault_case { ptr @.str.61, ptr @libc_readdir_closed, ptr null }, align 8, !dbg !298
@entry_libc_memstream_freed = internal global %struct.fault_case { ptr @.str.62, ptr @libc_memstream_freed, ptr null }, align 8, !dbg !305
@entry_libc_fmemopen = internal global %struct.fault_case { ptr @.str.63, ptr @libc_fmemopen, ptr null }, align 8, !dbg !309
@entry_libc_printf_missing = internal global %struct.fault_case { ptr @.str.65, ptr @libc_printf_missing, ptr null }, align 8, !dbg !315
@entry_libc_printf_number_for_string = internal global %struct.fault_case { ptr @.str.67, ptr @libc_printf_number_for_string, ptr null }, align 8, !dbg !324
@entry_libc_scanf_missing = internal global %struct.fault_case { ptr @.str.68, ptr @libc_scanf_missing, ptr null }, align 8, !dbg !328
@entry_libc_scanf_narrow = internal global %struct.fault_case { ptr @.str.71, ptr @libc_scanf_narrow, ptr null }, align 8, !dbg !336
@entry_libc_va_arg = internal global %struct.fault_case { ptr @.str.74, ptr @libc_va_arg, ptr null }, align 8, !dbg !344
@entry_libc_va_arg_stack = internal global %struct.fault_case { ptr @.str.75, ptr @libc_va_arg_stack, ptr null }, align 8, !dbg !348
@entry_libc_memcpy_negative = internal global %struct.fault_case { ptr @.str.78, ptr @libc_memcpy_negative, ptr null }, align 8, !dbg !356
@entry_libc_memset_negative = internal global %struct.fault_case { ptr @.str.79, ptr @libc_memset_negative, ptr null }, align 8, !dbg !360
@entry_libc_strncpy_negative = internal global %struct.fault_case { ptr @.str.80, ptr @libc_strncpy_negative, ptr null }, align 8, !dbg !367
@entry_libc_fread_negative = internal global %struct.fault_case { ptr @.str.81, ptr @libc_fread_negative, ptr null }, align 8, !dbg !371
@entry_libc_strcat_unterminated = internal global %struct.fault_case { ptr @.str.82, ptr @libc_strcat_unterminated, ptr null }, align 8, !dbg !375
@entry_libc_strcpy_overlap = internal global %struct.fault_case { ptr @.str.84, ptr @libc_strcpy_overlap, ptr null }, align 8, !dbg !381
@entry_libc_qsort_null = internal global %struct.fault_case { ptr @.str.85, ptr @libc_qsort_null, ptr null }, align 8, !dbg !385
@entry_libc_regfree_freed = internal global %struct.fault_case { ptr @.str.88, ptr @libc_regfree_freed, ptr null }, align 8, !dbg !393
@entry_libc_wcslen_unterminated = internal global %struct.fault_case { ptr @.str.91, ptr @libc_wcslen_unterminated, ptr null }, align 8, !dbg !401
@entry_libc_printf_number_for_float = internal global %struct.fault_case { ptr @.str.92, ptr @libc_printf_number_for_float, ptr null }, align 8, !dbg !405
@entry_libc_printf_float_for_number = internal global %struct.fault_case { ptr @.str.94, ptr @libc_printf_float_for_number, ptr null }, align 8, !dbg !411
@entry_libc_scanf_null = internal global %struct.fault_case { ptr @.str.96, ptr @libc_scanf_null, ptr null }, align 8, !dbg !417
@entry_libc_strtok_first = internal global %struct.fault_case { ptr @.str.98, ptr @libc_strtok_first, ptr null }, align 8, !dbg !423
@.str.1 = private unnamed_addr constant [17 x i8] c"libc_strcpy_heap\00", align 1, !dbg !49
@.str.2 = private unnamed_addr constant [6 x i8] c"12345\00", align 1, !dbg !56
@.str.3 = private unnamed_addr constant [5 x i8] c"1234\00", align 1, !dbg !61
@.str.4 = private unnamed_addr constant [18 x i8] c"libc_strcpy_stack\00", align 1, !dbg !66
@.str.5 = private unnamed_addr constant [4 x i8] c"123\00", align 1, !dbg !73
@.str.6 = private unnamed_addr constant [19 x i8] c"libc_strcpy_global\00", align 1, !dbg !75
@small = internal global [4 x i8] zeroinitializer, align 1, !dbg !82
@.str.7 = private unnamed_addr constant [12 x i8] c"libc_strcat\00", align 1, !dbg !84
@__const.libc_strcat.a = private unnamed_addr constant [8 x i8] c"abcd\00\00\00\00", align 1
@.str.8 = private unnamed_addr constant [5 x i8] c"efgh\00", align 1, !dbg !91
@.str.9 = private unnamed_addr constant [4 x i8] c"efg\00", align 1, !dbg !93
@.str.10 = private unnamed_addr constant [13 x i8] c"libc_strncpy\00", align 1, !dbg !95
@.str.11 = private unnamed_addr constant [3 x i8] c"ab\00", align 1, !dbg !102
@.str.12 = private unnamed_addr constant [13 x i8] c"libc_sprintf\00", align 1, !dbg !107
@.str.13 = private unnamed_addr constant [3 x i8] c"%d\00", align 1, !dbg !111
@.str.14 = private unnamed_addr constant [14 x i8] c"libc_snprintf\00", align 1, !dbg !113
@.str.15 = private unnamed_addr constant [3 x i8] c"%s\00", align 1, !dbg !120
@.str.16 = private unnamed_addr constant [7 x i8] c"longer\00", align 1, !dbg !122
@.str.17 = private unnamed_addr constant [12 x i8] c"libc_memset\00", align 1, !dbg !127
@.str.18 = private unnamed_addr constant [15 x i8] c"libc_memcpy_to\00", align 1, !dbg !131
@.str.19 = private unnamed_addr constant [9 x i8] c"abcdefgh\00", align 1, !dbg !138
@.str.20 = private unnamed_addr constant [17 x i8] c"libc_memcpy_from\00", align 1, !dbg !143
@__const.libc_memcpy_from.from = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str.21 = private unnamed_addr constant [20 x i8] c"libc_memcpy_overlap\00", align 1, !dbg !147
@__const.libc_memcpy_overlap.a = private unnamed_addr constant [16 x i8] c"0123456789\00\00\00\00\00\00", align 16
@.str.22 = private unnamed_addr constant [13 x i8] c"libc_memmove\00", align 1, !dbg !154
@.str.23 = private unnamed_addr constant [25 x i8] c"libc_strlen_unterminated\00", align 1, !dbg !158
@__const.libc_strlen_unterminated.a = private unnamed_addr constant [3 x i8] c"abc", align 1
@.str.24 = private unnamed_addr constant [18 x i8] c"libc_strlen_freed\00", align 1, !dbg !165
@.str.25 = private unnamed_addr constant [5 x i8] c"text\00", align 1, !dbg !169
@.str.26 = private unnamed_addr constant [20 x i8] c"libc_strdup_overrun\00", align 1, !dbg !171
@.str.27 = private unnamed_addr constant [11 x i8] c"libc_fgets\00", align 1, !dbg !175
@stdin = external global ptr, align 8
@.str.28 = private unnamed_addr constant [11 x i8] c"libc_fread\00", align 1, !dbg !182
@.str.29 = private unnamed_addr constant [11 x i8] c"libc_scanf\00", align 1, !dbg !186
@.str.30 = private unnamed_addr constant [4 x i8] c"%5s\00", align 1, !dbg !190
@.str.31 = private unnamed_addr constant [19 x i8] c"libc_printf_string\00", align 1, !dbg !192
@__const.libc_printf_string.a = private unnamed_addr constant [2 x i8] c"ab", align 1
@.str.32 = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1, !dbg !196
@.str.33 = private unnamed_addr constant [6 x i8] c"%.2s\0A\00", align 1, !dbg !198
@.str.34 = private unnamed_addr constant [29 x i8] c"libc_printf_null_destination\00", align 1, !dbg !200
@.str.35 = private unnamed_addr constant [17 x i8] c"libc_strcmp_null\00", align 1, !dbg !207
@.str.36 = private unnamed_addr constant [2 x i8] c"x\00", align 1, !dbg !211
@.str.37 = private unnamed_addr constant [11 x i8] c"libc_qsort\00", align 1, !dbg !216
@__const.libc_qsort.a = private unnamed_addr constant [4 x i32] [i32 4, i32 3, i32 2, i32 1], align 16
@.str.38 = private unnamed_addr constant [16 x i8] c"libc_comparison\00", align 1, !dbg !220
@__const.libc_comparison.a = private unnamed_addr constant [4 x i32] [i32 4, i32 3, i32 2, i32 1], align 16
@.str.39 = private unnamed_addr constant [12 x i8] c"libc_memcmp\00", align 1, !dbg !227
@__const.libc_memcmp.a = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@__const.libc_memcmp.b = private unnamed_addr constant [8 x i8] c"abc\00\00\00\00\00", align 1
@.str.40 = private unnamed_addr constant [12 x i8] c"libc_memchr\00", align 1, !dbg !231
@__const.libc_memchr.a = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str.41 = private unnamed_addr constant [12 x i8] c"libc_strtok\00", align 1, !dbg !235
@__const.libc_strtok.text = private unnamed_addr constant [4 x i8] c"a b\00", align 1
@.str.42 = private unnamed_addr constant [4 x i8] c"a b\00", align 1, !dbg !239
@.str.43 = private unnamed_addr constant [2 x i8] c" \00", align 1, !dbg !241
@.str.44 = private unnamed_addr constant [19 x i8] c"libc_getline_freed\00", align 1, !dbg !243
@.str.45 = private unnamed_addr constant [18 x i8] c"libc_fclose_twice\00", align 1, !dbg !247
@.str.46 = private unnamed_addr constant [5 x i8] c"file\00", align 1, !dbg !251
@.str.47 = private unnamed_addr constant [2 x i8] c"w\00", align 1, !dbg !253
@.str.48 = private unnamed_addr constant [13 x i8] c"libc_isalpha\00", align 1, !dbg !255
@.str.49 = private unnamed_addr constant [18 x i8] c"libc_fputs_closed\00", align 1, !dbg !259
@.str.50 = private unnamed_addr constant [7 x i8] c"before\00", align 1, !dbg !263
@.str.51 = private unnamed_addr constant [6 x i8] c"after\00", align 1, !dbg !265
@.str.52 = private unnamed_addr constant [20 x i8] c"libc_fprintf_closed\00", align 1, !dbg !267
@.str.53 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !271
@.str.54 = private unnamed_addr constant [18 x i8] c"libc_fgetc_closed\00", align 1, !dbg !273
@.str.55 = private unnamed_addr constant [10 x i8] c"/dev/null\00", align 1, !dbg !277
@.str.56 = private unnamed_addr constant [2 x i8] c"r\00", align 1, !dbg !282
@.str.57 = private unnamed_addr constant [17 x i8] c"libc_null_stream\00", align 1, !dbg !284
@.str.58 = private unnamed_addr constant [7 x i8] c"absent\00", align 1, !dbg !288
@.str.59 = private unnamed_addr constant [20 x i8] c"libc_closedir_twice\00", align 1, !dbg !290
@.str.60 = private unnamed_addr constant [2 x i8] c"/\00", align 1, !dbg !294
@.str.61 = private unnamed_addr constant [20 x i8] c"libc_readdir_closed\00", align 1, !dbg !296
@.str.62 = private unnamed_addr constant [21 x i8] c"libc_memstream_freed\00", align 1, !dbg !300
@.str.63 = private unnamed_addr constant [14 x i8] c"libc_fmemopen\00", align 1, !dbg !307
@.str.64 = private unnamed_addr constant [5 x i8] c"abcd\00", align 1, !dbg !311
@.str.65 = private unnamed_addr constant [20 x i8] c"libc_printf_missing\00", align 1, !dbg !313
@.str.66 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1, !dbg !317
@.str.67 = private unnamed_addr constant [30 x i8] c"libc_printf_number_for_string\00", align 1, !dbg !319
@.str.68 = private unnamed_addr constant [19 x i8] c"libc_scanf_missing\00", align 1, !dbg !326
@.str.69 = private unnamed_addr constant [4 x i8] c"1 2\00", align 1, !dbg !330
@.str.70 = private unnamed_addr constant [6 x i8] c"%d %d\00", align 1, !dbg !332
@.str.71 = private unnamed_addr constant [18 x i8] c"libc_scanf_narrow\00", align 1, !dbg !334
@.str.72 = private unnamed_addr constant [2 x i8] c"7\00", align 1, !dbg !338
@.str.73 = private unnamed_addr constant [4 x i8] c"%hd\00", align 1, !dbg !340
@.str.74 = private unnamed_addr constant [12 x i8] c"libc_va_arg\00", align 1, !dbg !342
@.str.75 = private unnamed_addr constant [18 x i8] c"libc_va_arg_stack\00", align 1, !dbg !346
@.str.76 = private unnamed_addr constant [17 x i8] c"%d%d%d%d%d%d%d%d\00", align 1, !dbg !350
@.str.77 = private unnamed_addr constant [15 x i8] c"%d%d%d%d%d%d%d\00", align 1, !dbg !352
@.str.78 = private unnamed_addr constant [21 x i8] c"libc_memcpy_negative\00", align 1, !dbg !354
@__const.libc_memcpy_negative.a = private unnamed_addr constant [8 x i8] c"abc\00\00\00\00\00", align 1
@.str.79 = private unnamed_addr constant [21 x i8] c"libc_memset_negative\00", align 1, !dbg !358
@.str.80 = private unnamed_addr constant [22 x i8] c"libc_strncpy_negative\00", align 1, !dbg !362
@.str.81 = private unnamed_addr constant [20 x i8] c"libc_fread_negative\00", align 1, !dbg !369
@.str.82 = private unnamed_addr constant [25 x i8] c"libc_strcat_unterminated\00", align 1, !dbg !373
@.str.83 = private unnamed_addr constant [2 x i8] c"y\00", align 1, !dbg !377
@.str.84 = private unnamed_addr constant [20 x i8] c"libc_strcpy_overlap\00", align 1, !dbg !379
@__const.libc_strcpy_overlap.a = private unnamed_addr constant [16 x i8] c"0123456\00\00\00\00\00\00\00\00\00", align 16
@.str.85 = private unnamed_addr constant [16 x i8] c"libc_qsort_null\00", align 1, !dbg !383
@.str.86 = private unnamed_addr constant [2 x i8] c"b\00", align 1, !dbg !387
@.str.87 = private unnamed_addr constant [2 x i8] c"a\00", align 1, !dbg !389
@__const.libc_qsort_null.words = private unnamed_addr constant [3 x ptr] [ptr @.str.86, ptr @.str.87, ptr null], align 16
@.str.88 = private unnamed_addr constant [19 x i8] c"libc_regfree_freed\00", align 1, !dbg !391
@.str.89 = private unnamed_addr constant [3 x i8] c"a+\00", align 1, !dbg !395
@.str.90 = private unnamed_addr constant [5 x i8] c"caab\00", align 1, !dbg !397
@.str.91 = private unnamed_addr constant [25 x i8] c"libc_wcslen_unterminated\00", align 1, !dbg !399
@__const.libc_wcslen_unterminated.a = private unnamed_addr constant [3 x i32] [i32 97, i32 98, i32 99], align 4
@.str.92 = private unnamed_addr constant [29 x i8] c"libc_printf_number_for_float\00", align 1, !dbg !403
@.str.93 = private unnamed_addr constant [4 x i8] c"%f\0A\00", align 1, !dbg !407
@.str.94 = private unnamed_addr constant [29 x i8] c"libc_printf_float_for_number\00", align 1, !dbg !409
@.str.95 = private unnamed_addr constant [4 x i8] c"%g\0A\00", align 1, !dbg !413
@.str.96 = private unnamed_addr constant [16 x i8] c"libc_scanf_null\00", align 1, !dbg !415
@.str.97 = private unnamed_addr constant [4 x i8] c"%3s\00", align 1, !dbg !419
@.str.98 = private unnamed_addr constant [18 x i8] c"libc_strtok_first\00", align 1, !dbg !421
@__const.libc_strtok_first.text = private unnamed_addr constant [4 x i8] c"a b\00", align 1
@llvm.global_ctors = appending global [56 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @add_libc_strcpy_heap, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_strcpy_stack, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_strcpy_global, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_strcat, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_strncpy, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_sprintf, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_snprintf, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_memset, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_memcpy_to, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_memcpy_from, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_memcpy_overlap, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_memmove, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_strlen_unterminated, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_strlen_freed, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_strdup_overrun, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_fgets, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_fread, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_scanf, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_printf_string, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_printf_null_destination, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_strcmp_null, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_qsort, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_comparison, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_memcmp, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_memchr, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_strtok, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_getline_freed, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_fclose_twice, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_isalpha, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_fputs_closed, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_fprintf_closed, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_fgetc_closed, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_null_stream, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_closedir_twice, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_readdir_closed, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_memstream_freed, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_fmemopen, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_printf_missing, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_printf_number_for_string, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_scanf_missing, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_scanf_narrow, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_va_arg, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_va_arg_stack, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_memcpy_negative, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_memset_negative, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_strncpy_negative, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_fread_negative, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_strcat_unterminated, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_strcpy_overlap, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_qsort_null, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_regfree_freed, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_wcslen_unterminated, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_printf_number_for_float, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_printf_float_for_number, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_scanf_null, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_strtok_first, ptr null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !433 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !438, !DIExpression(), !439)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !440, !DIExpression(), !441)
  %7 = load i32, ptr %4, align 4, !dbg !442
  %8 = icmp sgt i32 %7, 2, !dbg !443
  br i1 %8, label %9, label %15, !dbg !444

9:                                                ; preds = %2
  %10 = load ptr, ptr %5, align 8, !dbg !445
  %11 = getelementptr inbounds ptr, ptr %10, i64 2, !dbg !445
  %12 = load ptr, ptr %11, align 8, !dbg !445
  %13 = call i32 @strcmp(ptr noundef %12, ptr noundef @.str) #11, !dbg !446
  %14 = icmp eq i32 %13, 0, !dbg !447
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !448
  %17 = zext i1 %16 to i32, !dbg !444
  store i32 %17, ptr @bad, align 4, !dbg !449
    #dbg_declare(ptr %6, !450, !DIExpression(), !452)
  %18 = load ptr, ptr @all_cases, align 8, !dbg !453
  store ptr %18, ptr %6, align 8, !dbg !452
  br label %19, !dbg !454

19:                                               ; preds = %39, %15
  %20 = load ptr, ptr %6, align 8, !dbg !455
  %21 = icmp ne ptr %20, null, !dbg !457
  br i1 %21, label %22, label %43, !dbg !457

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4, !dbg !458
  %24 = icmp sgt i32 %23, 1, !dbg !460
  br i1 %24, label %25, label %38, !dbg !461

25:                                               ; preds = %22
  %26 = load ptr, ptr %5, align 8, !dbg !462
  %27 = getelementptr inbounds ptr, ptr %26, i64 1, !dbg !462
  %28 = load ptr, ptr %27, align 8, !dbg !462
  %29 = load ptr, ptr %6, align 8, !dbg !463
  %30 = getelementptr inbounds %struct.fault_case, ptr %29, i32 0, i32 0, !dbg !464
  %31 = load ptr, ptr %30, align 8, !dbg !464
  %32 = call i32 @strcmp(ptr noundef %28, ptr noundef %31) #11, !dbg !465
  %33 = icmp eq i32 %32, 0, !dbg !466
  br i1 %33, label %34, label %38, !dbg !467

34:                                               ; preds = %25
  %35 = load ptr, ptr %6, align 8, !dbg !468
  %36 = getelementptr inbounds %struct.fault_case, ptr %35, i32 0, i32 1, !dbg !470
  %37 = load ptr, ptr %36, align 8, !dbg !470
  call void %37(), !dbg !468
  store i32 0, ptr %3, align 4, !dbg !471
  br label %44, !dbg !471

38:                                               ; preds = %25, %22
  br label %39, !dbg !472

39:                                               ; preds = %38
  %40 = load ptr, ptr %6, align 8, !dbg !473
  %41 = getelementptr inbounds %struct.fault_case, ptr %40, i32 0, i32 2, !dbg !474
  %42 = load ptr, ptr %41, align 8, !dbg !474
  store ptr %42, ptr %6, align 8, !dbg !475
  br label %19, !dbg !476, !llvm.loop !477

43:                                               ; preds = %19
  store i32 99, ptr %3, align 4, !dbg !480
  br label %44, !dbg !480

44:                                               ; preds = %43, %34
  %45 = load i32, ptr %3, align 4, !dbg !481
  ret i32 %45, !dbg !481
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strcpy_heap() #0 !dbg !482 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !483
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_strcpy_heap, i32 0, i32 2), align 8, !dbg !483
  store ptr @entry_libc_strcpy_heap, ptr @all_cases, align 8, !dbg !483
  ret void, !dbg !483
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strcpy_stack() #0 !dbg !484 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !485
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_strcpy_stack, i32 0, i32 2), align 8, !dbg !485
  store ptr @entry_libc_strcpy_stack, ptr @all_cases, align 8, !dbg !485
  ret void, !dbg !485
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strcpy_global() #0 !dbg !486 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !487
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_strcpy_global, i32 0, i32 2), align 8, !dbg !487
  store ptr @entry_libc_strcpy_global, ptr @all_cases, align 8, !dbg !487
  ret void, !dbg !487
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strcat() #0 !dbg !488 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !489
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_strcat, i32 0, i32 2), align 8, !dbg !489
  store ptr @entry_libc_strcat, ptr @all_cases, align 8, !dbg !489
  ret void, !dbg !489
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strncpy() #0 !dbg !490 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !491
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_strncpy, i32 0, i32 2), align 8, !dbg !491
  store ptr @entry_libc_strncpy, ptr @all_cases, align 8, !dbg !491
  ret void, !dbg !491
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_sprintf() #0 !dbg !492 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !493
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_sprintf, i32 0, i32 2), align 8, !dbg !493
  store ptr @entry_libc_sprintf, ptr @all_cases, align 8, !dbg !493
  ret void, !dbg !493
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_snprintf() #0 !dbg !494 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !495
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_snprintf, i32 0, i32 2), align 8, !dbg !495
  store ptr @entry_libc_snprintf, ptr @all_cases, align 8, !dbg !495
  ret void, !dbg !495
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memset() #0 !dbg !496 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !497
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_memset, i32 0, i32 2), align 8, !dbg !497
  store ptr @entry_libc_memset, ptr @all_cases, align 8, !dbg !497
  ret void, !dbg !497
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memcpy_to() #0 !dbg !498 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !499
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_memcpy_to, i32 0, i32 2), align 8, !dbg !499
  store ptr @entry_libc_memcpy_to, ptr @all_cases, align 8, !dbg !499
  ret void, !dbg !499
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memcpy_from() #0 !dbg !500 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !501
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_memcpy_from, i32 0, i32 2), align 8, !dbg !501
  store ptr @entry_libc_memcpy_from, ptr @all_cases, align 8, !dbg !501
  ret void, !dbg !501
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memcpy_overlap() #0 !dbg !502 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !503
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_memcpy_overlap, i32 0, i32 2), align 8, !dbg !503
  store ptr @entry_libc_memcpy_overlap, ptr @all_cases, align 8, !dbg !503
  ret void, !dbg !503
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memmove() #0 !dbg !504 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !505
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_memmove, i32 0, i32 2), align 8, !dbg !505
  store ptr @entry_libc_memmove, ptr @all_cases, align 8, !dbg !505
  ret void, !dbg !505
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strlen_unterminated() #0 !dbg !506 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !507
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_strlen_unterminated, i32 0, i32 2), align 8, !dbg !507
  store ptr @entry_libc_strlen_unterminated, ptr @all_cases, align 8, !dbg !507
  ret void, !dbg !507
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strlen_freed() #0 !dbg !508 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !509
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_strlen_freed, i32 0, i32 2), align 8, !dbg !509
  store ptr @entry_libc_strlen_freed, ptr @all_cases, align 8, !dbg !509
  ret void, !dbg !509
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strdup_overrun() #0 !dbg !510 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !511
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_strdup_overrun, i32 0, i32 2), align 8, !dbg !511
  store ptr @entry_libc_strdup_overrun, ptr @all_cases, align 8, !dbg !511
  ret void, !dbg !511
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_fgets() #0 !dbg !512 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !513
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_fgets, i32 0, i32 2), align 8, !dbg !513
  store ptr @entry_libc_fgets, ptr @all_cases, align 8, !dbg !513
  ret void, !dbg !513
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_fread() #0 !dbg !514 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !515
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_fread, i32 0, i32 2), align 8, !dbg !515
  store ptr @entry_libc_fread, ptr @all_cases, align 8, !dbg !515
  ret void, !dbg !515
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_scanf() #0 !dbg !516 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !517
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_scanf, i32 0, i32 2), align 8, !dbg !517
  store ptr @entry_libc_scanf, ptr @all_cases, align 8, !dbg !517
  ret void, !dbg !517
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_printf_string() #0 !dbg !518 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !519
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_printf_string, i32 0, i32 2), align 8, !dbg !519
  store ptr @entry_libc_printf_string, ptr @all_cases, align 8, !dbg !519
  ret void, !dbg !519
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_printf_null_destination() #0 !dbg !520 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !521
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_printf_null_destination, i32 0, i32 2), align 8, !dbg !521
  store ptr @entry_libc_printf_null_destination, ptr @all_cases, align 8, !dbg !521
  ret void, !dbg !521
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strcmp_null() #0 !dbg !522 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !523
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_strcmp_null, i32 0, i32 2), align 8, !dbg !523
  store ptr @entry_libc_strcmp_null, ptr @all_cases, align 8, !dbg !523
  ret void, !dbg !523
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_qsort() #0 !dbg !524 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !525
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_qsort, i32 0, i32 2), align 8, !dbg !525
  store ptr @entry_libc_qsort, ptr @all_cases, align 8, !dbg !525
  ret void, !dbg !525
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_comparison() #0 !dbg !526 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !527
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_comparison, i32 0, i32 2), align 8, !dbg !527
  store ptr @entry_libc_comparison, ptr @all_cases, align 8, !dbg !527
  ret void, !dbg !527
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memcmp() #0 !dbg !528 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !529
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_memcmp, i32 0, i32 2), align 8, !dbg !529
  store ptr @entry_libc_memcmp, ptr @all_cases, align 8, !dbg !529
  ret void, !dbg !529
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memchr() #0 !dbg !530 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !531
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_memchr, i32 0, i32 2), align 8, !dbg !531
  store ptr @entry_libc_memchr, ptr @all_cases, align 8, !dbg !531
  ret void, !dbg !531
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strtok() #0 !dbg !532 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !533
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_strtok, i32 0, i32 2), align 8, !dbg !533
  store ptr @entry_libc_strtok, ptr @all_cases, align 8, !dbg !533
  ret void, !dbg !533
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_getline_freed() #0 !dbg !534 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !535
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_getline_freed, i32 0, i32 2), align 8, !dbg !535
  store ptr @entry_libc_getline_freed, ptr @all_cases, align 8, !dbg !535
  ret void, !dbg !535
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_fclose_twice() #0 !dbg !536 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !537
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_fclose_twice, i32 0, i32 2), align 8, !dbg !537
  store ptr @entry_libc_fclose_twice, ptr @all_cases, align 8, !dbg !537
  ret void, !dbg !537
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_isalpha() #0 !dbg !538 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !539
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_isalpha, i32 0, i32 2), align 8, !dbg !539
  store ptr @entry_libc_isalpha, ptr @all_cases, align 8, !dbg !539
  ret void, !dbg !539
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_fputs_closed() #0 !dbg !540 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !541
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_fputs_closed, i32 0, i32 2), align 8, !dbg !541
  store ptr @entry_libc_fputs_closed, ptr @all_cases, align 8, !dbg !541
  ret void, !dbg !541
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_fprintf_closed() #0 !dbg !542 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !543
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_fprintf_closed, i32 0, i32 2), align 8, !dbg !543
  store ptr @entry_libc_fprintf_closed, ptr @all_cases, align 8, !dbg !543
  ret void, !dbg !543
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_fgetc_closed() #0 !dbg !544 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !545
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_fgetc_closed, i32 0, i32 2), align 8, !dbg !545
  store ptr @entry_libc_fgetc_closed, ptr @all_cases, align 8, !dbg !545
  ret void, !dbg !545
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_null_stream() #0 !dbg !546 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !547
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_null_stream, i32 0, i32 2), align 8, !dbg !547
  store ptr @entry_libc_null_stream, ptr @all_cases, align 8, !dbg !547
  ret void, !dbg !547
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_closedir_twice() #0 !dbg !548 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !549
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_closedir_twice, i32 0, i32 2), align 8, !dbg !549
  store ptr @entry_libc_closedir_twice, ptr @all_cases, align 8, !dbg !549
  ret void, !dbg !549
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_readdir_closed() #0 !dbg !550 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !551
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_readdir_closed, i32 0, i32 2), align 8, !dbg !551
  store ptr @entry_libc_readdir_closed, ptr @all_cases, align 8, !dbg !551
  ret void, !dbg !551
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memstream_freed() #0 !dbg !552 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !553
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_memstream_freed, i32 0, i32 2), align 8, !dbg !553
  store ptr @entry_libc_memstream_freed, ptr @all_cases, align 8, !dbg !553
  ret void, !dbg !553
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_fmemopen() #0 !dbg !554 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !555
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_fmemopen, i32 0, i32 2), align 8, !dbg !555
  store ptr @entry_libc_fmemopen, ptr @all_cases, align 8, !dbg !555
  ret void, !dbg !555
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_printf_missing() #0 !dbg !556 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !557
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_printf_missing, i32 0, i32 2), align 8, !dbg !557
  store ptr @entry_libc_printf_missing, ptr @all_cases, align 8, !dbg !557
  ret void, !dbg !557
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_printf_number_for_string() #0 !dbg !558 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !559
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_printf_number_for_string, i32 0, i32 2), align 8, !dbg !559
  store ptr @entry_libc_printf_number_for_string, ptr @all_cases, align 8, !dbg !559
  ret void, !dbg !559
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_scanf_missing() #0 !dbg !560 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !561
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_scanf_missing, i32 0, i32 2), align 8, !dbg !561
  store ptr @entry_libc_scanf_missing, ptr @all_cases, align 8, !dbg !561
  ret void, !dbg !561
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_scanf_narrow() #0 !dbg !562 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !563
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_scanf_narrow, i32 0, i32 2), align 8, !dbg !563
  store ptr @entry_libc_scanf_narrow, ptr @all_cases, align 8, !dbg !563
  ret void, !dbg !563
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_va_arg() #0 !dbg !564 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !565
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_va_arg, i32 0, i32 2), align 8, !dbg !565
  store ptr @entry_libc_va_arg, ptr @all_cases, align 8, !dbg !565
  ret void, !dbg !565
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_va_arg_stack() #0 !dbg !566 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !567
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_va_arg_stack, i32 0, i32 2), align 8, !dbg !567
  store ptr @entry_libc_va_arg_stack, ptr @all_cases, align 8, !dbg !567
  ret void, !dbg !567
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memcpy_negative() #0 !dbg !568 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !569
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_memcpy_negative, i32 0, i32 2), align 8, !dbg !569
  store ptr @entry_libc_memcpy_negative, ptr @all_cases, align 8, !dbg !569
  ret void, !dbg !569
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memset_negative() #0 !dbg !570 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !571
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_memset_negative, i32 0, i32 2), align 8, !dbg !571
  store ptr @entry_libc_memset_negative, ptr @all_cases, align 8, !dbg !571
  ret void, !dbg !571
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strncpy_negative() #0 !dbg !572 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !573
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_strncpy_negative, i32 0, i32 2), align 8, !dbg !573
  store ptr @entry_libc_strncpy_negative, ptr @all_cases, align 8, !dbg !573
  ret void, !dbg !573
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_fread_negative() #0 !dbg !574 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !575
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_fread_negative, i32 0, i32 2), align 8, !dbg !575
  store ptr @entry_libc_fread_negative, ptr @all_cases, align 8, !dbg !575
  ret void, !dbg !575
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strcat_unterminated() #0 !dbg !576 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !577
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_strcat_unterminated, i32 0, i32 2), align 8, !dbg !577
  store ptr @entry_libc_strcat_unterminated, ptr @all_cases, align 8, !dbg !577
  ret void, !dbg !577
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strcpy_overlap() #0 !dbg !578 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !579
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_strcpy_overlap, i32 0, i32 2), align 8, !dbg !579
  store ptr @entry_libc_strcpy_overlap, ptr @all_cases, align 8, !dbg !579
  ret void, !dbg !579
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_qsort_null() #0 !dbg !580 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !581
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_qsort_null, i32 0, i32 2), align 8, !dbg !581
  store ptr @entry_libc_qsort_null, ptr @all_cases, align 8, !dbg !581
  ret void, !dbg !581
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_regfree_freed() #0 !dbg !582 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !583
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_regfree_freed, i32 0, i32 2), align 8, !dbg !583
  store ptr @entry_libc_regfree_freed, ptr @all_cases, align 8, !dbg !583
  ret void, !dbg !583
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_wcslen_unterminated() #0 !dbg !584 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !585
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_wcslen_unterminated, i32 0, i32 2), align 8, !dbg !585
  store ptr @entry_libc_wcslen_unterminated, ptr @all_cases, align 8, !dbg !585
  ret void, !dbg !585
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_printf_number_for_float() #0 !dbg !586 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !587
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_printf_number_for_float, i32 0, i32 2), align 8, !dbg !587
  store ptr @entry_libc_printf_number_for_float, ptr @all_cases, align 8, !dbg !587
  ret void, !dbg !587
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_printf_float_for_number() #0 !dbg !588 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !589
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_printf_float_for_number, i32 0, i32 2), align 8, !dbg !589
  store ptr @entry_libc_printf_float_for_number, ptr @all_cases, align 8, !dbg !589
  ret void, !dbg !589
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_scanf_null() #0 !dbg !590 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !591
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_scanf_null, i32 0, i32 2), align 8, !dbg !591
  store ptr @entry_libc_scanf_null, ptr @all_cases, align 8, !dbg !591
  ret void, !dbg !591
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strtok_first() #0 !dbg !592 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !593
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_strtok_first, i32 0, i32 2), align 8, !dbg !593
  store ptr @entry_libc_strtok_first, ptr @all_cases, align 8, !dbg !593
  ret void, !dbg !593
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strcpy_heap() #0 !dbg !594 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !595, !DIExpression(), !596)
  %2 = call noalias ptr @malloc(i64 noundef 5) #12, !dbg !597
  store ptr %2, ptr %1, align 8, !dbg !596
  %3 = load ptr, ptr %1, align 8, !dbg !598
  %4 = load i32, ptr @bad, align 4, !dbg !599
  %5 = icmp ne i32 %4, 0, !dbg !599
  %6 = zext i1 %5 to i64, !dbg !599
  %7 = select i1 %5, ptr @.str.2, ptr @.str.3, !dbg !599
  %8 = call ptr @strcpy(ptr noundef %3, ptr noundef %7) #13, !dbg !600
  %9 = load ptr, ptr %1, align 8, !dbg !601
  call void @free(ptr noundef %9) #13, !dbg !602
  ret void, !dbg !603
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #3

; Function Attrs: nounwind
declare void @free(ptr noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strcpy_stack() #0 !dbg !604 {
  %1 = alloca [4 x i8], align 1
    #dbg_declare(ptr %1, !605, !DIExpression(), !606)
  %2 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !607
  %3 = load i32, ptr @bad, align 4, !dbg !608
  %4 = icmp ne i32 %3, 0, !dbg !608
  %5 = zext i1 %4 to i64, !dbg !608
  %6 = select i1 %4, ptr @.str.3, ptr @.str.5, !dbg !608
  %7 = call ptr @strcpy(ptr noundef %2, ptr noundef %6) #13, !dbg !609
  ret void, !dbg !610
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strcpy_global() #0 !dbg !611 {
  %1 = load i32, ptr @bad, align 4, !dbg !612
  %2 = icmp ne i32 %1, 0, !dbg !612
  %3 = zext i1 %2 to i64, !dbg !612
  %4 = select i1 %2, ptr @.str.3, ptr @.str.5, !dbg !612
  %5 = call ptr @strcpy(ptr noundef @small, ptr noundef %4) #13, !dbg !613
  ret void, !dbg !614
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strcat() #0 !dbg !615 {
  %1 = alloca [8 x i8], align 1
    #dbg_declare(ptr %1, !616, !DIExpression(), !620)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.libc_strcat.a, i64 8, i1 false), !dbg !620
  %2 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0, !dbg !621
  %3 = load i32, ptr @bad, align 4, !dbg !622
  %4 = icmp ne i32 %3, 0, !dbg !622
  %5 = zext i1 %4 to i64, !dbg !622
  %6 = select i1 %4, ptr @.str.8, ptr @.str.9, !dbg !622
  %7 = call ptr @strcat(ptr noundef %2, ptr noundef %6) #13, !dbg !623
  ret void, !dbg !624
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: nounwind
declare ptr @strcat(ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strncpy() #0 !dbg !625 {
  %1 = alloca [6 x i8], align 1
    #dbg_declare(ptr %1, !626, !DIExpression(), !627)
  %2 = getelementptr inbounds [6 x i8], ptr %1, i64 0, i64 0, !dbg !628
  %3 = load i32, ptr @bad, align 4, !dbg !629
  %4 = icmp ne i32 %3, 0, !dbg !629
  %5 = zext i1 %4 to i64, !dbg !629
  %6 = select i1 %4, i64 7, i64 6, !dbg !629
  %7 = call ptr @strncpy(ptr noundef %2, ptr noundef @.str.11, i64 noundef %6) #13, !dbg !630
  ret void, !dbg !631
}

; Function Attrs: nounwind
declare ptr @strncpy(ptr noundef, ptr noundef, i64 noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_sprintf() #0 !dbg !632 {
  %1 = alloca [5 x i8], align 1
    #dbg_declare(ptr %1, !633, !DIExpression(), !634)
  %2 = getelementptr inbounds [5 x i8], ptr %1, i64 0, i64 0, !dbg !635
  %3 = load i32, ptr @bad, align 4, !dbg !636
  %4 = icmp ne i32 %3, 0, !dbg !636
  %5 = zext i1 %4 to i64, !dbg !636
  %6 = select i1 %4, i32 12345, i32 1234, !dbg !636
  %7 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef %2, ptr noundef @.str.13, i32 noundef %6) #13, !dbg !637
  ret void, !dbg !638
}

; Function Attrs: nounwind
declare i32 @sprintf(ptr noundef, ptr noundef, ...) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_snprintf() #0 !dbg !639 {
  %1 = alloca [5 x i8], align 1
    #dbg_declare(ptr %1, !640, !DIExpression(), !641)
  %2 = getelementptr inbounds [5 x i8], ptr %1, i64 0, i64 0, !dbg !642
  %3 = load i32, ptr @bad, align 4, !dbg !643
  %4 = icmp ne i32 %3, 0, !dbg !643
  %5 = zext i1 %4 to i64, !dbg !643
  %6 = select i1 %4, i64 9, i64 5, !dbg !643
  %7 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %2, i64 noundef %6, ptr noundef @.str.15, ptr noundef @.str.16) #13, !dbg !644
  ret void, !dbg !645
}

; Function Attrs: nounwind
declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memset() #0 !dbg !646 {
  %1 = alloca [3 x i32], align 4
    #dbg_declare(ptr %1, !647, !DIExpression(), !649)
  %2 = getelementptr inbounds [3 x i32], ptr %1, i64 0, i64 0, !dbg !650
  %3 = load i32, ptr @bad, align 4, !dbg !651
  %4 = icmp ne i32 %3, 0, !dbg !651
  %5 = zext i1 %4 to i64, !dbg !651
  %6 = select i1 %4, i32 1, i32 0, !dbg !651
  %7 = sext i32 %6 to i64, !dbg !652
  %8 = add i64 12, %7, !dbg !653
  call void @llvm.memset.p0.i64(ptr align 4 %2, i8 0, i64 %8, i1 false), !dbg !650
  ret void, !dbg !654
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memcpy_to() #0 !dbg !655 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !656, !DIExpression(), !657)
  %2 = call noalias ptr @malloc(i64 noundef 4) #12, !dbg !658
  store ptr %2, ptr %1, align 8, !dbg !657
  %3 = load ptr, ptr %1, align 8, !dbg !659
  %4 = load i32, ptr @bad, align 4, !dbg !660
  %5 = icmp ne i32 %4, 0, !dbg !660
  %6 = zext i1 %5 to i64, !dbg !660
  %7 = select i1 %5, i32 8, i32 4, !dbg !660
  %8 = sext i32 %7 to i64, !dbg !660
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %3, ptr align 1 @.str.19, i64 %8, i1 false), !dbg !661
  %9 = load ptr, ptr %1, align 8, !dbg !662
  call void @free(ptr noundef %9) #13, !dbg !663
  ret void, !dbg !664
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memcpy_from() #0 !dbg !665 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca [4 x i8], align 1
    #dbg_declare(ptr %1, !666, !DIExpression(), !667)
    #dbg_declare(ptr %2, !668, !DIExpression(), !669)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %2, ptr align 1 @__const.libc_memcpy_from.from, i64 4, i1 false), !dbg !669
  %3 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0, !dbg !670
  %4 = getelementptr inbounds [4 x i8], ptr %2, i64 0, i64 0, !dbg !670
  %5 = load i32, ptr @bad, align 4, !dbg !671
  %6 = icmp ne i32 %5, 0, !dbg !671
  %7 = zext i1 %6 to i64, !dbg !671
  %8 = select i1 %6, i32 8, i32 4, !dbg !671
  %9 = sext i32 %8 to i64, !dbg !671
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %3, ptr align 1 %4, i64 %9, i1 false), !dbg !670
  ret void, !dbg !672
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memcpy_overlap() #0 !dbg !673 {
  %1 = alloca [16 x i8], align 16
    #dbg_declare(ptr %1, !674, !DIExpression(), !675)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %1, ptr align 16 @__const.libc_memcpy_overlap.a, i64 16, i1 false), !dbg !675
  %2 = getelementptr inbounds [16 x i8], ptr %1, i64 0, i64 0, !dbg !676
  %3 = load i32, ptr @bad, align 4, !dbg !677
  %4 = icmp ne i32 %3, 0, !dbg !677
  %5 = zext i1 %4 to i64, !dbg !677
  %6 = select i1 %4, i32 4, i32 8, !dbg !677
  %7 = sext i32 %6 to i64, !dbg !678
  %8 = getelementptr inbounds i8, ptr %2, i64 %7, !dbg !678
  %9 = getelementptr inbounds [16 x i8], ptr %1, i64 0, i64 0, !dbg !679
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %8, ptr align 16 %9, i64 8, i1 false), !dbg !679
  ret void, !dbg !680
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memmove() #0 !dbg !681 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !682, !DIExpression(), !683)
  %2 = call noalias ptr @calloc(i64 noundef 1, i64 noundef 16) #14, !dbg !684
  store ptr %2, ptr %1, align 8, !dbg !683
  %3 = load ptr, ptr %1, align 8, !dbg !685
  %4 = getelementptr inbounds i8, ptr %3, i64 1, !dbg !686
  %5 = load ptr, ptr %1, align 8, !dbg !687
  %6 = load i32, ptr @bad, align 4, !dbg !688
  %7 = icmp ne i32 %6, 0, !dbg !688
  %8 = zext i1 %7 to i64, !dbg !688
  %9 = select i1 %7, i32 16, i32 15, !dbg !688
  %10 = sext i32 %9 to i64, !dbg !688
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %4, ptr align 1 %5, i64 %10, i1 false), !dbg !689
  %11 = load ptr, ptr %1, align 8, !dbg !690
  call void @free(ptr noundef %11) #13, !dbg !691
  ret void, !dbg !692
}

; Function Attrs: nounwind allocsize(0,1)
declare noalias ptr @calloc(i64 noundef, i64 noundef) #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strlen_unterminated() #0 !dbg !693 {
  %1 = alloca [3 x i8], align 1
    #dbg_declare(ptr %1, !694, !DIExpression(), !695)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.libc_strlen_unterminated.a, i64 3, i1 false), !dbg !695
  %2 = load i32, ptr @bad, align 4, !dbg !696
  %3 = icmp ne i32 %2, 0, !dbg !696
  br i1 %3, label %6, label %4, !dbg !698

4:                                                ; preds = %0
  %5 = getelementptr inbounds [3 x i8], ptr %1, i64 0, i64 2, !dbg !699
  store i8 0, ptr %5, align 1, !dbg !700
  br label %6, !dbg !699

6:                                                ; preds = %4, %0
  %7 = getelementptr inbounds [3 x i8], ptr %1, i64 0, i64 0, !dbg !701
  %8 = call i64 @strlen(ptr noundef %7) #11, !dbg !703
  %9 = icmp ne i64 %8, 2, !dbg !704
  br i1 %9, label %10, label %11, !dbg !705

10:                                               ; preds = %6
  call void @abort() #15, !dbg !706
  unreachable, !dbg !706

11:                                               ; preds = %6
  ret void, !dbg !707
}

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #1

; Function Attrs: noreturn nounwind
declare void @abort() #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strlen_freed() #0 !dbg !708 {
  %1 = alloca ptr, align 8
  %2 = alloca i64, align 8
    #dbg_declare(ptr %1, !709, !DIExpression(), !710)
  %3 = call noalias ptr @strdup(ptr noundef @.str.25) #13, !dbg !711
  store ptr %3, ptr %1, align 8, !dbg !710
    #dbg_declare(ptr %2, !712, !DIExpression(), !716)
  %4 = load ptr, ptr %1, align 8, !dbg !717
  %5 = call i64 @strlen(ptr noundef %4) #11, !dbg !718
  store i64 %5, ptr %2, align 8, !dbg !716
  %6 = load ptr, ptr %1, align 8, !dbg !719
  call void @free(ptr noundef %6) #13, !dbg !720
  %7 = load i32, ptr @bad, align 4, !dbg !721
  %8 = icmp ne i32 %7, 0, !dbg !721
  br i1 %8, label %9, label %12, !dbg !723

9:                                                ; preds = %0
  %10 = load ptr, ptr %1, align 8, !dbg !724
  %11 = call i64 @strlen(ptr noundef %10) #11, !dbg !725
  store i64 %11, ptr %2, align 8, !dbg !726
  br label %12, !dbg !727

12:                                               ; preds = %9, %0
  %13 = load i64, ptr %2, align 8, !dbg !728
  %14 = icmp ne i64 %13, 4, !dbg !730
  br i1 %14, label %15, label %16, !dbg !731

15:                                               ; preds = %12
  call void @abort() #15, !dbg !732
  unreachable, !dbg !732

16:                                               ; preds = %12
  ret void, !dbg !733
}

; Function Attrs: nounwind
declare noalias ptr @strdup(ptr noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strdup_overrun() #0 !dbg !734 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !735, !DIExpression(), !736)
  %2 = call noalias ptr @strdup(ptr noundef @.str.25) #13, !dbg !737
  store ptr %2, ptr %1, align 8, !dbg !736
  %3 = load ptr, ptr %1, align 8, !dbg !738
  %4 = load i32, ptr @bad, align 4, !dbg !739
  %5 = icmp ne i32 %4, 0, !dbg !739
  %6 = zext i1 %5 to i64, !dbg !739
  %7 = select i1 %5, i32 5, i32 4, !dbg !739
  %8 = sext i32 %7 to i64, !dbg !738
  %9 = getelementptr inbounds i8, ptr %3, i64 %8, !dbg !738
  store i8 0, ptr %9, align 1, !dbg !740
  %10 = load ptr, ptr %1, align 8, !dbg !741
  call void @free(ptr noundef %10) #13, !dbg !742
  ret void, !dbg !743
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_fgets() #0 !dbg !744 {
  %1 = alloca [4 x i8], align 1
    #dbg_declare(ptr %1, !745, !DIExpression(), !746)
  %2 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !747
  %3 = load i32, ptr @bad, align 4, !dbg !749
  %4 = icmp ne i32 %3, 0, !dbg !749
  %5 = zext i1 %4 to i64, !dbg !749
  %6 = select i1 %4, i64 8, i64 4, !dbg !749
  %7 = trunc i64 %6 to i32, !dbg !749
  %8 = load ptr, ptr @stdin, align 8, !dbg !750
  %9 = call ptr @fgets(ptr noundef %2, i32 noundef %7, ptr noundef %8), !dbg !751
  %10 = icmp ne ptr %9, null, !dbg !751
  br i1 %10, label %11, label %13, !dbg !752

11:                                               ; preds = %0
  %12 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !753
  store i8 0, ptr %12, align 1, !dbg !754
  br label %13, !dbg !753

13:                                               ; preds = %11, %0
  ret void, !dbg !755
}

declare ptr @fgets(ptr noundef, i32 noundef, ptr noundef) #8

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_fread() #0 !dbg !756 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !757, !DIExpression(), !758)
  %2 = call noalias ptr @malloc(i64 noundef 4) #12, !dbg !759
  store ptr %2, ptr %1, align 8, !dbg !758
  %3 = load ptr, ptr %1, align 8, !dbg !760
  %4 = load i32, ptr @bad, align 4, !dbg !762
  %5 = icmp ne i32 %4, 0, !dbg !762
  %6 = zext i1 %5 to i64, !dbg !762
  %7 = select i1 %5, i32 6, i32 4, !dbg !762
  %8 = sext i32 %7 to i64, !dbg !762
  %9 = load ptr, ptr @stdin, align 8, !dbg !763
  %10 = call i64 @fread(ptr noundef %3, i64 noundef 1, i64 noundef %8, ptr noundef %9), !dbg !764
  %11 = icmp eq i64 %10, 0, !dbg !765
  br i1 %11, label %12, label %13, !dbg !766

12:                                               ; preds = %0
  call void @abort() #15, !dbg !767
  unreachable, !dbg !767

13:                                               ; preds = %0
  %14 = load ptr, ptr %1, align 8, !dbg !768
  call void @free(ptr noundef %14) #13, !dbg !769
  ret void, !dbg !770
}

declare i64 @fread(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #8

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_scanf() #0 !dbg !771 {
  %1 = alloca [6 x i8], align 1
    #dbg_declare(ptr %1, !772, !DIExpression(), !773)
  %2 = load i32, ptr @bad, align 4, !dbg !774
  %3 = icmp ne i32 %2, 0, !dbg !774
  %4 = zext i1 %3 to i64, !dbg !774
  %5 = select i1 %3, ptr @.str.15, ptr @.str.30, !dbg !774
  %6 = getelementptr inbounds [6 x i8], ptr %1, i64 0, i64 0, !dbg !776
  %7 = call i32 (ptr, ...) @__isoc99_scanf(ptr noundef %5, ptr noundef %6), !dbg !777
  %8 = icmp ne i32 %7, 1, !dbg !778
  br i1 %8, label %9, label %10, !dbg !779

9:                                                ; preds = %0
  call void @abort() #15, !dbg !780
  unreachable, !dbg !780

10:                                               ; preds = %0
  ret void, !dbg !781
}

declare i32 @__isoc99_scanf(ptr noundef, ...) #8

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_printf_string() #0 !dbg !782 {
  %1 = alloca [2 x i8], align 1
    #dbg_declare(ptr %1, !783, !DIExpression(), !784)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.libc_printf_string.a, i64 2, i1 false), !dbg !784
  %2 = load i32, ptr @bad, align 4, !dbg !785
  %3 = icmp ne i32 %2, 0, !dbg !785
  %4 = zext i1 %3 to i64, !dbg !785
  %5 = select i1 %3, ptr @.str.32, ptr @.str.33, !dbg !785
  %6 = getelementptr inbounds [2 x i8], ptr %1, i64 0, i64 0, !dbg !786
  %7 = call i32 (ptr, ...) @printf(ptr noundef %5, ptr noundef %6), !dbg !787
  ret void, !dbg !788
}

declare i32 @printf(ptr noundef, ...) #8

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_printf_null_destination() #0 !dbg !789 {
  %1 = alloca [8 x i8], align 1
    #dbg_declare(ptr %1, !790, !DIExpression(), !791)
  %2 = load i32, ptr @bad, align 4, !dbg !792
  %3 = icmp ne i32 %2, 0, !dbg !792
  br i1 %3, label %4, label %5, !dbg !792

4:                                                ; preds = %0
  br label %7, !dbg !792

5:                                                ; preds = %0
  %6 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0, !dbg !793
  br label %7, !dbg !792

7:                                                ; preds = %5, %4
  %8 = phi ptr [ null, %4 ], [ %6, %5 ], !dbg !792
  %9 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef %8, ptr noundef @.str.13, i32 noundef 1) #13, !dbg !794
  ret void, !dbg !795
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strcmp_null() #0 !dbg !796 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !797, !DIExpression(), !798)
  %2 = load i32, ptr @bad, align 4, !dbg !799
  %3 = icmp ne i32 %2, 0, !dbg !799
  %4 = zext i1 %3 to i64, !dbg !799
  %5 = select i1 %3, ptr null, ptr @.str.36, !dbg !799
  store ptr %5, ptr %1, align 8, !dbg !798
  %6 = load ptr, ptr %1, align 8, !dbg !800
  %7 = call i32 @strcmp(ptr noundef %6, ptr noundef @.str.36) #11, !dbg !802
  %8 = icmp ne i32 %7, 0, !dbg !802
  br i1 %8, label %9, label %10, !dbg !803

9:                                                ; preds = %0
  call void @abort() #15, !dbg !804
  unreachable, !dbg !804

10:                                               ; preds = %0
  ret void, !dbg !805
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_qsort() #0 !dbg !806 {
  %1 = alloca [4 x i32], align 16
    #dbg_declare(ptr %1, !807, !DIExpression(), !809)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %1, ptr align 16 @__const.libc_qsort.a, i64 16, i1 false), !dbg !809
  %2 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 0, !dbg !810
  %3 = load i32, ptr @bad, align 4, !dbg !811
  %4 = icmp ne i32 %3, 0, !dbg !811
  %5 = zext i1 %4 to i64, !dbg !811
  %6 = select i1 %4, i32 5, i32 4, !dbg !811
  %7 = sext i32 %6 to i64, !dbg !811
  call void @qsort(ptr noundef %2, i64 noundef %7, i64 noundef 4, ptr noundef @compare), !dbg !812
  %8 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 0, !dbg !813
  %9 = load i32, ptr %8, align 16, !dbg !813
  %10 = icmp ne i32 %9, 1, !dbg !815
  br i1 %10, label %11, label %12, !dbg !816

11:                                               ; preds = %0
  call void @abort() #15, !dbg !817
  unreachable, !dbg !817

12:                                               ; preds = %0
  ret void, !dbg !818
}

declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #8

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @compare(ptr noundef %0, ptr noundef %1) #0 !dbg !819 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !824, !DIExpression(), !825)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !826, !DIExpression(), !827)
    #dbg_declare(ptr %5, !828, !DIExpression(), !831)
  %7 = load ptr, ptr %3, align 8, !dbg !832
  store ptr %7, ptr %5, align 8, !dbg !831
    #dbg_declare(ptr %6, !833, !DIExpression(), !834)
  %8 = load ptr, ptr %4, align 8, !dbg !835
  store ptr %8, ptr %6, align 8, !dbg !834
  %9 = load ptr, ptr %5, align 8, !dbg !836
  %10 = load i32, ptr %9, align 4, !dbg !837
  %11 = load ptr, ptr %6, align 8, !dbg !838
  %12 = load i32, ptr %11, align 4, !dbg !839
  %13 = sub nsw i32 %10, %12, !dbg !840
  ret i32 %13, !dbg !841
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_comparison() #0 !dbg !842 {
  %1 = alloca [4 x i32], align 16
    #dbg_declare(ptr %1, !843, !DIExpression(), !844)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %1, ptr align 16 @__const.libc_comparison.a, i64 16, i1 false), !dbg !844
  %2 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 0, !dbg !845
  call void @qsort(ptr noundef %2, i64 noundef 4, i64 noundef 4, ptr noundef @reads_neighbour), !dbg !846
  ret void, !dbg !847
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @reads_neighbour(ptr noundef %0, ptr noundef %1) #0 !dbg !848 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !849, !DIExpression(), !850)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !851, !DIExpression(), !852)
    #dbg_declare(ptr %5, !853, !DIExpression(), !854)
  %7 = load ptr, ptr %3, align 8, !dbg !855
  store ptr %7, ptr %5, align 8, !dbg !854
    #dbg_declare(ptr %6, !856, !DIExpression(), !857)
  %8 = load ptr, ptr %4, align 8, !dbg !858
  store ptr %8, ptr %6, align 8, !dbg !857
  %9 = load i32, ptr @bad, align 4, !dbg !859
  %10 = icmp ne i32 %9, 0, !dbg !859
  br i1 %10, label %11, label %19, !dbg !859

11:                                               ; preds = %2
  %12 = load ptr, ptr %5, align 8, !dbg !860
  %13 = getelementptr inbounds i32, ptr %12, i64 4, !dbg !860
  %14 = load i32, ptr %13, align 4, !dbg !860
  %15 = load ptr, ptr %6, align 8, !dbg !861
  %16 = getelementptr inbounds i32, ptr %15, i64 4, !dbg !861
  %17 = load i32, ptr %16, align 4, !dbg !861
  %18 = sub nsw i32 %14, %17, !dbg !862
  br label %25, !dbg !859

19:                                               ; preds = %2
  %20 = load ptr, ptr %5, align 8, !dbg !863
  %21 = load i32, ptr %20, align 4, !dbg !864
  %22 = load ptr, ptr %6, align 8, !dbg !865
  %23 = load i32, ptr %22, align 4, !dbg !866
  %24 = sub nsw i32 %21, %23, !dbg !867
  br label %25, !dbg !859

25:                                               ; preds = %19, %11
  %26 = phi i32 [ %18, %11 ], [ %24, %19 ], !dbg !859
  ret i32 %26, !dbg !868
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memcmp() #0 !dbg !869 {
  %1 = alloca [4 x i8], align 1
  %2 = alloca [8 x i8], align 1
    #dbg_declare(ptr %1, !870, !DIExpression(), !871)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.libc_memcmp.a, i64 4, i1 false), !dbg !871
    #dbg_declare(ptr %2, !872, !DIExpression(), !873)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %2, ptr align 1 @__const.libc_memcmp.b, i64 8, i1 false), !dbg !873
  %3 = getelementptr inbounds [8 x i8], ptr %2, i64 0, i64 0, !dbg !874
  %4 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !876
  %5 = load i32, ptr @bad, align 4, !dbg !877
  %6 = icmp ne i32 %5, 0, !dbg !877
  %7 = zext i1 %6 to i64, !dbg !877
  %8 = select i1 %6, i32 8, i32 4, !dbg !877
  %9 = sext i32 %8 to i64, !dbg !877
  %10 = call i32 @memcmp(ptr noundef %3, ptr noundef %4, i64 noundef %9) #11, !dbg !878
  %11 = icmp ne i32 %10, 0, !dbg !878
  br i1 %11, label %12, label %13, !dbg !879

12:                                               ; preds = %0
  call void @abort() #15, !dbg !880
  unreachable, !dbg !880

13:                                               ; preds = %0
  ret void, !dbg !881
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memchr() #0 !dbg !882 {
  %1 = alloca [4 x i8], align 1
    #dbg_declare(ptr %1, !883, !DIExpression(), !884)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.libc_memchr.a, i64 4, i1 false), !dbg !884
  %2 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !885
  %3 = load i32, ptr @bad, align 4, !dbg !887
  %4 = icmp ne i32 %3, 0, !dbg !887
  %5 = zext i1 %4 to i64, !dbg !887
  %6 = select i1 %4, i32 5, i32 4, !dbg !887
  %7 = sext i32 %6 to i64, !dbg !887
  %8 = call ptr @memchr(ptr noundef %2, i32 noundef 122, i64 noundef %7) #11, !dbg !888
  %9 = icmp ne ptr %8, null, !dbg !888
  br i1 %9, label %10, label %11, !dbg !889

10:                                               ; preds = %0
  call void @abort() #15, !dbg !890
  unreachable, !dbg !890

11:                                               ; preds = %0
  ret void, !dbg !891
}

; Function Attrs: nounwind willreturn memory(read)
declare ptr @memchr(ptr noundef, i32 noundef, i64 noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strtok() #0 !dbg !892 {
  %1 = alloca [4 x i8], align 1
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !893, !DIExpression(), !894)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.libc_strtok.text, i64 4, i1 false), !dbg !894
    #dbg_declare(ptr %2, !895, !DIExpression(), !896)
  %3 = load i32, ptr @bad, align 4, !dbg !897
  %4 = icmp ne i32 %3, 0, !dbg !897
  br i1 %4, label %5, label %6, !dbg !897

5:                                                ; preds = %0
  br label %8, !dbg !897

6:                                                ; preds = %0
  %7 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !898
  br label %8, !dbg !897

8:                                                ; preds = %6, %5
  %9 = phi ptr [ @.str.42, %5 ], [ %7, %6 ], !dbg !897
  %10 = call ptr @strtok(ptr noundef %9, ptr noundef @.str.43) #13, !dbg !899
  store ptr %10, ptr %2, align 8, !dbg !896
  %11 = load ptr, ptr %2, align 8, !dbg !900
  %12 = icmp ne ptr %11, null, !dbg !900
  br i1 %12, label %14, label %13, !dbg !902

13:                                               ; preds = %8
  call void @abort() #15, !dbg !903
  unreachable, !dbg !903

14:                                               ; preds = %8
  ret void, !dbg !904
}

; Function Attrs: nounwind
declare ptr @strtok(ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_getline_freed() #0 !dbg !905 {
  %1 = alloca ptr, align 8
  %2 = alloca i64, align 8
    #dbg_declare(ptr %1, !906, !DIExpression(), !907)
  store ptr null, ptr %1, align 8, !dbg !907
    #dbg_declare(ptr %2, !908, !DIExpression(), !909)
  store i64 0, ptr %2, align 8, !dbg !909
  %3 = load ptr, ptr @stdin, align 8, !dbg !910
  %4 = call i64 @getline(ptr noundef %1, ptr noundef %2, ptr noundef %3), !dbg !912
  %5 = icmp slt i64 %4, 0, !dbg !913
  br i1 %5, label %6, label %7, !dbg !914

6:                                                ; preds = %0
  call void @abort() #15, !dbg !915
  unreachable, !dbg !915

7:                                                ; preds = %0
  %8 = load ptr, ptr %1, align 8, !dbg !916
  call void @free(ptr noundef %8) #13, !dbg !917
  %9 = load i32, ptr @bad, align 4, !dbg !918
  %10 = icmp ne i32 %9, 0, !dbg !918
  br i1 %10, label %11, label %14, !dbg !920

11:                                               ; preds = %7
  %12 = load ptr, ptr %1, align 8, !dbg !921
  %13 = getelementptr inbounds i8, ptr %12, i64 0, !dbg !921
  store i8 0, ptr %13, align 1, !dbg !922
  br label %14, !dbg !921

14:                                               ; preds = %11, %7
  ret void, !dbg !923
}

declare i64 @getline(ptr noundef, ptr noundef, ptr noundef) #8

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_fclose_twice() #0 !dbg !924 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !925, !DIExpression(), !978)
  %2 = call noalias ptr @fopen(ptr noundef @.str.46, ptr noundef @.str.47), !dbg !979
  store ptr %2, ptr %1, align 8, !dbg !978
  %3 = load ptr, ptr %1, align 8, !dbg !980
  %4 = icmp ne ptr %3, null, !dbg !980
  br i1 %4, label %6, label %5, !dbg !982

5:                                                ; preds = %0
  call void @abort() #15, !dbg !983
  unreachable, !dbg !983

6:                                                ; preds = %0
  %7 = load ptr, ptr %1, align 8, !dbg !984
  %8 = call i32 @fclose(ptr noundef %7), !dbg !985
  %9 = load i32, ptr @bad, align 4, !dbg !986
  %10 = icmp ne i32 %9, 0, !dbg !986
  br i1 %10, label %11, label %14, !dbg !988

11:                                               ; preds = %6
  %12 = load ptr, ptr %1, align 8, !dbg !989
  %13 = call i32 @fclose(ptr noundef %12), !dbg !990
  br label %14, !dbg !990

14:                                               ; preds = %11, %6
  ret void, !dbg !991
}

declare noalias ptr @fopen(ptr noundef, ptr noundef) #8

declare i32 @fclose(ptr noundef) #8

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_isalpha() #0 !dbg !992 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !993, !DIExpression(), !994)
  %2 = load i32, ptr @bad, align 4, !dbg !995
  %3 = icmp ne i32 %2, 0, !dbg !995
  %4 = zext i1 %3 to i64, !dbg !995
  %5 = select i1 %3, i32 100000, i32 97, !dbg !995
  store i32 %5, ptr %1, align 4, !dbg !994
  %6 = call ptr @__ctype_b_loc() #16, !dbg !996
  %7 = load ptr, ptr %6, align 8, !dbg !996
  %8 = load i32, ptr %1, align 4, !dbg !996
  %9 = sext i32 %8 to i64, !dbg !996
  %10 = getelementptr inbounds i16, ptr %7, i64 %9, !dbg !996
  %11 = load i16, ptr %10, align 2, !dbg !996
  %12 = zext i16 %11 to i32, !dbg !996
  %13 = and i32 %12, 1024, !dbg !996
  %14 = icmp ne i32 %13, 0, !dbg !996
  br i1 %14, label %16, label %15, !dbg !998

15:                                               ; preds = %0
  call void @abort() #15, !dbg !999
  unreachable, !dbg !999

16:                                               ; preds = %0
  ret void, !dbg !1000
}

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__ctype_b_loc() #9

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_fputs_closed() #0 !dbg !1001 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !1002, !DIExpression(), !1003)
  %2 = call noalias ptr @fopen(ptr noundef @.str.46, ptr noundef @.str.47), !dbg !1004
  store ptr %2, ptr %1, align 8, !dbg !1003
  %3 = load ptr, ptr %1, align 8, !dbg !1005
  %4 = icmp ne ptr %3, null, !dbg !1005
  br i1 %4, label %6, label %5, !dbg !1007

5:                                                ; preds = %0
  call void @abort() #15, !dbg !1008
  unreachable, !dbg !1008

6:                                                ; preds = %0
  %7 = load ptr, ptr %1, align 8, !dbg !1009
  %8 = call i32 @fputs(ptr noundef @.str.50, ptr noundef %7), !dbg !1010
  %9 = load i32, ptr @bad, align 4, !dbg !1011
  %10 = icmp ne i32 %9, 0, !dbg !1011
  br i1 %10, label %11, label %14, !dbg !1013

11:                                               ; preds = %6
  %12 = load ptr, ptr %1, align 8, !dbg !1014
  %13 = call i32 @fclose(ptr noundef %12), !dbg !1015
  br label %14, !dbg !1015

14:                                               ; preds = %11, %6
  %15 = load ptr, ptr %1, align 8, !dbg !1016
  %16 = call i32 @fputs(ptr noundef @.str.51, ptr noundef %15), !dbg !1017
  %17 = load i32, ptr @bad, align 4, !dbg !1018
  %18 = icmp ne i32 %17, 0, !dbg !1018
  br i1 %18, label %22, label %19, !dbg !1020

19:                                               ; preds = %14
  %20 = load ptr, ptr %1, align 8, !dbg !1021
  %21 = call i32 @fclose(ptr noundef %20), !dbg !1022
  br label %22, !dbg !1022

22:                                               ; preds = %19, %14
  ret void, !dbg !1023
}

declare i32 @fputs(ptr noundef, ptr noundef) #8

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_fprintf_closed() #0 !dbg !1024 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !1025, !DIExpression(), !1026)
  %2 = call noalias ptr @tmpfile(), !dbg !1027
  store ptr %2, ptr %1, align 8, !dbg !1026
  %3 = load ptr, ptr %1, align 8, !dbg !1028
  %4 = icmp ne ptr %3, null, !dbg !1028
  br i1 %4, label %6, label %5, !dbg !1030

5:                                                ; preds = %0
  call void @abort() #15, !dbg !1031
  unreachable, !dbg !1031

6:                                                ; preds = %0
  %7 = load i32, ptr @bad, align 4, !dbg !1032
  %8 = icmp ne i32 %7, 0, !dbg !1032
  br i1 %8, label %9, label %12, !dbg !1034

9:                                                ; preds = %6
  %10 = load ptr, ptr %1, align 8, !dbg !1035
  %11 = call i32 @fclose(ptr noundef %10), !dbg !1036
  br label %12, !dbg !1036

12:                                               ; preds = %9, %6
  %13 = load ptr, ptr %1, align 8, !dbg !1037
  %14 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %13, ptr noundef @.str.53, i32 noundef 5) #13, !dbg !1038
  %15 = load i32, ptr @bad, align 4, !dbg !1039
  %16 = icmp ne i32 %15, 0, !dbg !1039
  br i1 %16, label %20, label %17, !dbg !1041

17:                                               ; preds = %12
  %18 = load ptr, ptr %1, align 8, !dbg !1042
  %19 = call i32 @fclose(ptr noundef %18), !dbg !1043
  br label %20, !dbg !1043

20:                                               ; preds = %17, %12
  ret void, !dbg !1044
}

declare noalias ptr @tmpfile() #8

; Function Attrs: nounwind
declare i32 @fprintf(ptr noundef, ptr noundef, ...) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_fgetc_closed() #0 !dbg !1045 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !1046, !DIExpression(), !1047)
  %2 = call noalias ptr @fopen(ptr noundef @.str.55, ptr noundef @.str.56), !dbg !1048
  store ptr %2, ptr %1, align 8, !dbg !1047
  %3 = load ptr, ptr %1, align 8, !dbg !1049
  %4 = icmp ne ptr %3, null, !dbg !1049
  br i1 %4, label %6, label %5, !dbg !1051

5:                                                ; preds = %0
  call void @abort() #15, !dbg !1052
  unreachable, !dbg !1052

6:                                                ; preds = %0
  %7 = load i32, ptr @bad, align 4, !dbg !1053
  %8 = icmp ne i32 %7, 0, !dbg !1053
  br i1 %8, label %9, label %12, !dbg !1055

9:                                                ; preds = %6
  %10 = load ptr, ptr %1, align 8, !dbg !1056
  %11 = call i32 @fclose(ptr noundef %10), !dbg !1057
  br label %12, !dbg !1057

12:                                               ; preds = %9, %6
  %13 = load ptr, ptr %1, align 8, !dbg !1058
  %14 = call i32 @fgetc(ptr noundef %13), !dbg !1060
  %15 = icmp ne i32 %14, -1, !dbg !1061
  br i1 %15, label %16, label %17, !dbg !1062

16:                                               ; preds = %12
  call void @abort() #15, !dbg !1063
  unreachable, !dbg !1063

17:                                               ; preds = %12
  %18 = load i32, ptr @bad, align 4, !dbg !1064
  %19 = icmp ne i32 %18, 0, !dbg !1064
  br i1 %19, label %23, label %20, !dbg !1066

20:                                               ; preds = %17
  %21 = load ptr, ptr %1, align 8, !dbg !1067
  %22 = call i32 @fclose(ptr noundef %21), !dbg !1068
  br label %23, !dbg !1068

23:                                               ; preds = %20, %17
  ret void, !dbg !1069
}

declare i32 @fgetc(ptr noundef) #8

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_null_stream() #0 !dbg !1070 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !1071, !DIExpression(), !1072)
  %2 = load i32, ptr @bad, align 4, !dbg !1073
  %3 = icmp ne i32 %2, 0, !dbg !1073
  %4 = zext i1 %3 to i64, !dbg !1073
  %5 = select i1 %3, ptr @.str.58, ptr @.str.55, !dbg !1073
  %6 = call noalias ptr @fopen(ptr noundef %5, ptr noundef @.str.56), !dbg !1074
  store ptr %6, ptr %1, align 8, !dbg !1072
  %7 = load ptr, ptr %1, align 8, !dbg !1075
  %8 = call i32 @fgetc(ptr noundef %7), !dbg !1077
  %9 = icmp ne i32 %8, -1, !dbg !1078
  br i1 %9, label %10, label %11, !dbg !1079

10:                                               ; preds = %0
  call void @abort() #15, !dbg !1080
  unreachable, !dbg !1080

11:                                               ; preds = %0
  %12 = load ptr, ptr %1, align 8, !dbg !1081
  %13 = call i32 @fclose(ptr noundef %12), !dbg !1082
  ret void, !dbg !1083
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_closedir_twice() #0 !dbg !1084 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !1085, !DIExpression(), !1090)
  %2 = call noalias ptr @opendir(ptr noundef @.str.60), !dbg !1091
  store ptr %2, ptr %1, align 8, !dbg !1090
  %3 = load ptr, ptr %1, align 8, !dbg !1092
  %4 = icmp ne ptr %3, null, !dbg !1092
  br i1 %4, label %6, label %5, !dbg !1094

5:                                                ; preds = %0
  call void @abort() #15, !dbg !1095
  unreachable, !dbg !1095

6:                                                ; preds = %0
  %7 = load ptr, ptr %1, align 8, !dbg !1096
  %8 = call i32 @closedir(ptr noundef %7), !dbg !1097
  %9 = load i32, ptr @bad, align 4, !dbg !1098
  %10 = icmp ne i32 %9, 0, !dbg !1098
  br i1 %10, label %11, label %14, !dbg !1100

11:                                               ; preds = %6
  %12 = load ptr, ptr %1, align 8, !dbg !1101
  %13 = call i32 @closedir(ptr noundef %12), !dbg !1102
  br label %14, !dbg !1102

14:                                               ; preds = %11, %6
  ret void, !dbg !1103
}

declare noalias ptr @opendir(ptr noundef) #8

declare i32 @closedir(ptr noundef) #8

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_readdir_closed() #0 !dbg !1104 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !1105, !DIExpression(), !1106)
  %2 = call noalias ptr @opendir(ptr noundef @.str.60), !dbg !1107
  store ptr %2, ptr %1, align 8, !dbg !1106
  %3 = load ptr, ptr %1, align 8, !dbg !1108
  %4 = icmp ne ptr %3, null, !dbg !1108
  br i1 %4, label %6, label %5, !dbg !1110

5:                                                ; preds = %0
  call void @abort() #15, !dbg !1111
  unreachable, !dbg !1111

6:                                                ; preds = %0
  %7 = load i32, ptr @bad, align 4, !dbg !1112
  %8 = icmp ne i32 %7, 0, !dbg !1112
  br i1 %8, label %9, label %12, !dbg !1114

9:                                                ; preds = %6
  %10 = load ptr, ptr %1, align 8, !dbg !1115
  %11 = call i32 @closedir(ptr noundef %10), !dbg !1116
  br label %12, !dbg !1116

12:                                               ; preds = %9, %6
  %13 = load ptr, ptr %1, align 8, !dbg !1117
  %14 = call ptr @readdir(ptr noundef %13), !dbg !1119
  %15 = icmp ne ptr %14, null, !dbg !1119
  br i1 %15, label %17, label %16, !dbg !1120

16:                                               ; preds = %12
  call void @abort() #15, !dbg !1121
  unreachable, !dbg !1121

17:                                               ; preds = %12
  %18 = load i32, ptr @bad, align 4, !dbg !1122
  %19 = icmp ne i32 %18, 0, !dbg !1122
  br i1 %19, label %23, label %20, !dbg !1124

20:                                               ; preds = %17
  %21 = load ptr, ptr %1, align 8, !dbg !1125
  %22 = call i32 @closedir(ptr noundef %21), !dbg !1126
  br label %23, !dbg !1126

23:                                               ; preds = %20, %17
  ret void, !dbg !1127
}

declare ptr @readdir(ptr noundef) #8

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memstream_freed() #0 !dbg !1128 {
  %1 = alloca ptr, align 8
  %2 = alloca i64, align 8
  %3 = alloca ptr, align 8
    #dbg_declare(ptr %1, !1129, !DIExpression(), !1130)
  store ptr null, ptr %1, align 8, !dbg !1130
    #dbg_declare(ptr %2, !1131, !DIExpression(), !1132)
  store i64 0, ptr %2, align 8, !dbg !1132
    #dbg_declare(ptr %3, !1133, !DIExpression(), !1134)
  %4 = call noalias ptr @open_memstream(ptr noundef %1, ptr noundef %2) #13, !dbg !1135
  store ptr %4, ptr %3, align 8, !dbg !1134
  %5 = load ptr, ptr %3, align 8, !dbg !1136
  %6 = icmp ne ptr %5, null, !dbg !1136
  br i1 %6, label %8, label %7, !dbg !1138

7:                                                ; preds = %0
  call void @abort() #15, !dbg !1139
  unreachable, !dbg !1139

8:                                                ; preds = %0
  %9 = load ptr, ptr %3, align 8, !dbg !1140
  %10 = call i32 @fputs(ptr noundef @.str.25, ptr noundef %9), !dbg !1141
  %11 = load ptr, ptr %3, align 8, !dbg !1142
  %12 = call i32 @fclose(ptr noundef %11), !dbg !1143
  %13 = load ptr, ptr %1, align 8, !dbg !1144
  %14 = load i32, ptr @bad, align 4, !dbg !1146
  %15 = icmp ne i32 %14, 0, !dbg !1146
  %16 = zext i1 %15 to i64, !dbg !1146
  %17 = select i1 %15, i32 5, i32 4, !dbg !1146
  %18 = sext i32 %17 to i64, !dbg !1144
  %19 = getelementptr inbounds i8, ptr %13, i64 %18, !dbg !1144
  %20 = load i8, ptr %19, align 1, !dbg !1144
  %21 = icmp ne i8 %20, 0, !dbg !1144
  br i1 %21, label %22, label %23, !dbg !1147

22:                                               ; preds = %8
  call void @abort() #15, !dbg !1148
  unreachable, !dbg !1148

23:                                               ; preds = %8
  %24 = load ptr, ptr %1, align 8, !dbg !1149
  call void @free(ptr noundef %24) #13, !dbg !1150
  ret void, !dbg !1151
}

; Function Attrs: nounwind
declare noalias ptr @open_memstream(ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_fmemopen() #0 !dbg !1152 {
  %1 = alloca [4 x i8], align 1
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !1153, !DIExpression(), !1154)
    #dbg_declare(ptr %2, !1155, !DIExpression(), !1156)
  %3 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !1157
  %4 = load i32, ptr @bad, align 4, !dbg !1158
  %5 = icmp ne i32 %4, 0, !dbg !1158
  %6 = zext i1 %5 to i64, !dbg !1158
  %7 = select i1 %5, i64 8, i64 4, !dbg !1158
  %8 = call noalias ptr @fmemopen(ptr noundef %3, i64 noundef %7, ptr noundef @.str.47) #13, !dbg !1159
  store ptr %8, ptr %2, align 8, !dbg !1156
  %9 = load ptr, ptr %2, align 8, !dbg !1160
  %10 = icmp ne ptr %9, null, !dbg !1160
  br i1 %10, label %12, label %11, !dbg !1162

11:                                               ; preds = %0
  call void @abort() #15, !dbg !1163
  unreachable, !dbg !1163

12:                                               ; preds = %0
  %13 = load ptr, ptr %2, align 8, !dbg !1164
  %14 = call i32 @fputs(ptr noundef @.str.64, ptr noundef %13), !dbg !1165
  %15 = load ptr, ptr %2, align 8, !dbg !1166
  %16 = call i32 @fflush(ptr noundef %15), !dbg !1167
  %17 = load ptr, ptr %2, align 8, !dbg !1168
  %18 = call i32 @fclose(ptr noundef %17), !dbg !1169
  ret void, !dbg !1170
}

; Function Attrs: nounwind
declare noalias ptr @fmemopen(ptr noundef, i64 noundef, ptr noundef) #3

declare i32 @fflush(ptr noundef) #8

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_printf_missing() #0 !dbg !1171 {
  %1 = alloca [40 x i8], align 16
    #dbg_declare(ptr %1, !1172, !DIExpression(), !1176)
  %2 = getelementptr inbounds [40 x i8], ptr %1, i64 0, i64 0, !dbg !1177
  %3 = load i32, ptr @bad, align 4, !dbg !1178
  %4 = icmp ne i32 %3, 0, !dbg !1178
  %5 = zext i1 %4 to i64, !dbg !1178
  %6 = select i1 %4, ptr @.str.66, ptr @.str.53, !dbg !1178
  %7 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef %2, ptr noundef %6, i32 noundef 1) #13, !dbg !1179
  ret void, !dbg !1180
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_printf_number_for_string() #0 !dbg !1181 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !1182, !DIExpression(), !1183)
  %2 = load i32, ptr @bad, align 4, !dbg !1184
  %3 = icmp ne i32 %2, 0, !dbg !1184
  %4 = zext i1 %3 to i64, !dbg !1184
  %5 = select i1 %3, ptr @.str.32, ptr @.str.53, !dbg !1184
  store ptr %5, ptr %1, align 8, !dbg !1183
  %6 = load ptr, ptr %1, align 8, !dbg !1185
  %7 = call i32 (ptr, ...) @printf(ptr noundef %6, i32 noundef 5), !dbg !1186
  ret void, !dbg !1187
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_scanf_missing() #0 !dbg !1188 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !1189, !DIExpression(), !1190)
  store i32 0, ptr %1, align 4, !dbg !1190
  %2 = load i32, ptr @bad, align 4, !dbg !1191
  %3 = icmp ne i32 %2, 0, !dbg !1191
  %4 = zext i1 %3 to i64, !dbg !1191
  %5 = select i1 %3, ptr @.str.70, ptr @.str.13, !dbg !1191
  %6 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef @.str.69, ptr noundef %5, ptr noundef %1) #13, !dbg !1193
  %7 = icmp slt i32 %6, 1, !dbg !1194
  br i1 %7, label %8, label %9, !dbg !1195

8:                                                ; preds = %0
  call void @abort() #15, !dbg !1196
  unreachable, !dbg !1196

9:                                                ; preds = %0
  ret void, !dbg !1197
}

; Function Attrs: nounwind
declare i32 @__isoc99_sscanf(ptr noundef, ptr noundef, ...) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_scanf_narrow() #0 !dbg !1198 {
  %1 = alloca i16, align 2
    #dbg_declare(ptr %1, !1199, !DIExpression(), !1201)
  store i16 0, ptr %1, align 2, !dbg !1201
  %2 = load i32, ptr @bad, align 4, !dbg !1202
  %3 = icmp ne i32 %2, 0, !dbg !1202
  %4 = zext i1 %3 to i64, !dbg !1202
  %5 = select i1 %3, ptr @.str.13, ptr @.str.73, !dbg !1202
  %6 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef @.str.72, ptr noundef %5, ptr noundef %1) #13, !dbg !1203
  ret void, !dbg !1204
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_va_arg() #0 !dbg !1205 {
  %1 = load i32, ptr @bad, align 4, !dbg !1206
  %2 = icmp ne i32 %1, 0, !dbg !1206
  %3 = zext i1 %2 to i64, !dbg !1206
  %4 = select i1 %2, i32 3, i32 2, !dbg !1206
  %5 = call i32 (i32, ...) @sum(i32 noundef %4, i32 noundef 1, i32 noundef 2), !dbg !1208
  %6 = icmp eq i32 %5, -1, !dbg !1209
  br i1 %6, label %7, label %8, !dbg !1210

7:                                                ; preds = %0
  call void @abort() #15, !dbg !1211
  unreachable, !dbg !1211

8:                                                ; preds = %0
  ret void, !dbg !1212
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @sum(i32 noundef %0, ...) #0 !dbg !1213 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !1216, !DIExpression(), !1217)
    #dbg_declare(ptr %3, !1218, !DIExpression(), !1231)
    #dbg_declare(ptr %4, !1232, !DIExpression(), !1233)
  store i32 0, ptr %4, align 4, !dbg !1233
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !1234
  call void @llvm.va_start.p0(ptr %6), !dbg !1234
    #dbg_declare(ptr %5, !1235, !DIExpression(), !1237)
  store i32 0, ptr %5, align 4, !dbg !1237
  br label %7, !dbg !1238

7:                                                ; preds = %30, %1
  %8 = load i32, ptr %5, align 4, !dbg !1239
  %9 = load i32, ptr %2, align 4, !dbg !1241
  %10 = icmp slt i32 %8, %9, !dbg !1242
  br i1 %10, label %11, label %33, !dbg !1243

11:                                               ; preds = %7
  %12 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !1244
  %13 = getelementptr inbounds %struct.__va_list_tag, ptr %12, i32 0, i32 0, !dbg !1244
  %14 = load i32, ptr %13, align 16, !dbg !1244
  %15 = icmp ule i32 %14, 40, !dbg !1244
  br i1 %15, label %16, label %21, !dbg !1244

16:                                               ; preds = %11
  %17 = getelementptr inbounds %struct.__va_list_tag, ptr %12, i32 0, i32 3, !dbg !1244
  %18 = load ptr, ptr %17, align 16, !dbg !1244
  %19 = getelementptr i8, ptr %18, i32 %14, !dbg !1244
  %20 = add i32 %14, 8, !dbg !1244
  store i32 %20, ptr %13, align 16, !dbg !1244
  br label %25, !dbg !1244

21:                                               ; preds = %11
  %22 = getelementptr inbounds %struct.__va_list_tag, ptr %12, i32 0, i32 2, !dbg !1244
  %23 = load ptr, ptr %22, align 8, !dbg !1244
  %24 = getelementptr i8, ptr %23, i32 8, !dbg !1244
  store ptr %24, ptr %22, align 8, !dbg !1244
  br label %25, !dbg !1244

25:                                               ; preds = %21, %16
  %26 = phi ptr [ %19, %16 ], [ %23, %21 ], !dbg !1244
  %27 = load i32, ptr %26, align 4, !dbg !1244
  %28 = load i32, ptr %4, align 4, !dbg !1245
  %29 = add nsw i32 %28, %27, !dbg !1245
  store i32 %29, ptr %4, align 4, !dbg !1245
  br label %30, !dbg !1246

30:                                               ; preds = %25
  %31 = load i32, ptr %5, align 4, !dbg !1247
  %32 = add nsw i32 %31, 1, !dbg !1247
  store i32 %32, ptr %5, align 4, !dbg !1247
  br label %7, !dbg !1248, !llvm.loop !1249

33:                                               ; preds = %7
  %34 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !1251
  call void @llvm.va_end.p0(ptr %34), !dbg !1251
  %35 = load i32, ptr %4, align 4, !dbg !1252
  ret i32 %35, !dbg !1253
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #10

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #10

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_va_arg_stack() #0 !dbg !1254 {
  %1 = alloca ptr, align 8
  %2 = alloca [40 x i8], align 16
    #dbg_declare(ptr %1, !1255, !DIExpression(), !1256)
  %3 = load i32, ptr @bad, align 4, !dbg !1257
  %4 = icmp ne i32 %3, 0, !dbg !1257
  %5 = zext i1 %4 to i64, !dbg !1257
  %6 = select i1 %4, ptr @.str.76, ptr @.str.77, !dbg !1257
  store ptr %6, ptr %1, align 8, !dbg !1256
    #dbg_declare(ptr %2, !1258, !DIExpression(), !1259)
  %7 = getelementptr inbounds [40 x i8], ptr %2, i64 0, i64 0, !dbg !1260
  %8 = load ptr, ptr %1, align 8, !dbg !1261
  %9 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef %7, ptr noundef %8, i32 noundef 1, i32 noundef 2, i32 noundef 3, i32 noundef 4, i32 noundef 5, i32 noundef 6, i32 noundef 7) #13, !dbg !1262
  ret void, !dbg !1263
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memcpy_negative() #0 !dbg !1264 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca [8 x i8], align 1
  %3 = alloca i32, align 4
    #dbg_declare(ptr %1, !1265, !DIExpression(), !1266)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.libc_memcpy_negative.a, i64 8, i1 false), !dbg !1266
    #dbg_declare(ptr %2, !1267, !DIExpression(), !1268)
    #dbg_declare(ptr %3, !1269, !DIExpression(), !1270)
  %4 = load i32, ptr @bad, align 4, !dbg !1271
  %5 = icmp ne i32 %4, 0, !dbg !1271
  %6 = zext i1 %5 to i64, !dbg !1271
  %7 = select i1 %5, i32 -1, i32 4, !dbg !1271
  store i32 %7, ptr %3, align 4, !dbg !1270
  %8 = getelementptr inbounds [8 x i8], ptr %2, i64 0, i64 0, !dbg !1272
  %9 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0, !dbg !1272
  %10 = load i32, ptr %3, align 4, !dbg !1273
  %11 = sext i32 %10 to i64, !dbg !1273
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %8, ptr align 1 %9, i64 %11, i1 false), !dbg !1272
  %12 = getelementptr inbounds [8 x i8], ptr %2, i64 0, i64 0, !dbg !1274
  %13 = load i8, ptr %12, align 1, !dbg !1274
  %14 = sext i8 %13 to i32, !dbg !1274
  %15 = icmp ne i32 %14, 97, !dbg !1276
  br i1 %15, label %16, label %17, !dbg !1277

16:                                               ; preds = %0
  call void @abort() #15, !dbg !1278
  unreachable, !dbg !1278

17:                                               ; preds = %0
  ret void, !dbg !1279
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memset_negative() #0 !dbg !1280 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !1281, !DIExpression(), !1282)
    #dbg_declare(ptr %2, !1283, !DIExpression(), !1284)
  %3 = load i32, ptr @bad, align 4, !dbg !1285
  %4 = icmp ne i32 %3, 0, !dbg !1285
  %5 = zext i1 %4 to i64, !dbg !1285
  %6 = select i1 %4, i32 -4, i32 4, !dbg !1285
  store i32 %6, ptr %2, align 4, !dbg !1284
  %7 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0, !dbg !1286
  %8 = load i32, ptr %2, align 4, !dbg !1287
  %9 = sext i32 %8 to i64, !dbg !1287
  call void @llvm.memset.p0.i64(ptr align 1 %7, i8 1, i64 %9, i1 false), !dbg !1286
  ret void, !dbg !1288
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strncpy_negative() #0 !dbg !1289 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !1290, !DIExpression(), !1291)
    #dbg_declare(ptr %2, !1292, !DIExpression(), !1293)
  %3 = load i32, ptr @bad, align 4, !dbg !1294
  %4 = icmp ne i32 %3, 0, !dbg !1294
  %5 = zext i1 %4 to i64, !dbg !1294
  %6 = select i1 %4, i32 -1, i32 8, !dbg !1294
  store i32 %6, ptr %2, align 4, !dbg !1293
  %7 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0, !dbg !1295
  %8 = load i32, ptr %2, align 4, !dbg !1296
  %9 = sext i32 %8 to i64, !dbg !1296
  %10 = call ptr @strncpy(ptr noundef %7, ptr noundef @.str.11, i64 noundef %9) #13, !dbg !1297
  ret void, !dbg !1298
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_fread_negative() #0 !dbg !1299 {
  %1 = alloca [4 x i8], align 1
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !1300, !DIExpression(), !1301)
    #dbg_declare(ptr %2, !1302, !DIExpression(), !1303)
  %3 = load i32, ptr @bad, align 4, !dbg !1304
  %4 = icmp ne i32 %3, 0, !dbg !1304
  %5 = zext i1 %4 to i64, !dbg !1304
  %6 = select i1 %4, i32 -1, i32 4, !dbg !1304
  store i32 %6, ptr %2, align 4, !dbg !1303
  %7 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !1305
  %8 = load i32, ptr %2, align 4, !dbg !1307
  %9 = sext i32 %8 to i64, !dbg !1307
  %10 = load ptr, ptr @stdin, align 8, !dbg !1308
  %11 = call i64 @fread(ptr noundef %7, i64 noundef 1, i64 noundef %9, ptr noundef %10), !dbg !1309
  %12 = icmp eq i64 %11, 0, !dbg !1310
  br i1 %12, label %13, label %14, !dbg !1311

13:                                               ; preds = %0
  call void @abort() #15, !dbg !1312
  unreachable, !dbg !1312

14:                                               ; preds = %0
  ret void, !dbg !1313
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strcat_unterminated() #0 !dbg !1314 {
  %1 = alloca [8 x i8], align 1
    #dbg_declare(ptr %1, !1315, !DIExpression(), !1316)
  %2 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0, !dbg !1317
  call void @llvm.memset.p0.i64(ptr align 1 %2, i8 120, i64 8, i1 false), !dbg !1317
  %3 = load i32, ptr @bad, align 4, !dbg !1318
  %4 = icmp ne i32 %3, 0, !dbg !1318
  br i1 %4, label %7, label %5, !dbg !1320

5:                                                ; preds = %0
  %6 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 3, !dbg !1321
  store i8 0, ptr %6, align 1, !dbg !1322
  br label %7, !dbg !1321

7:                                                ; preds = %5, %0
  %8 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0, !dbg !1323
  %9 = call ptr @strcat(ptr noundef %8, ptr noundef @.str.83) #13, !dbg !1324
  ret void, !dbg !1325
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strcpy_overlap() #0 !dbg !1326 {
  %1 = alloca [16 x i8], align 16
    #dbg_declare(ptr %1, !1327, !DIExpression(), !1328)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %1, ptr align 16 @__const.libc_strcpy_overlap.a, i64 16, i1 false), !dbg !1328
  %2 = getelementptr inbounds [16 x i8], ptr %1, i64 0, i64 0, !dbg !1329
  %3 = load i32, ptr @bad, align 4, !dbg !1330
  %4 = icmp ne i32 %3, 0, !dbg !1330
  %5 = zext i1 %4 to i64, !dbg !1330
  %6 = select i1 %4, i32 2, i32 8, !dbg !1330
  %7 = sext i32 %6 to i64, !dbg !1331
  %8 = getelementptr inbounds i8, ptr %2, i64 %7, !dbg !1331
  %9 = getelementptr inbounds [16 x i8], ptr %1, i64 0, i64 0, !dbg !1332
  %10 = call ptr @strcpy(ptr noundef %8, ptr noundef %9) #13, !dbg !1333
  ret void, !dbg !1334
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_qsort_null() #0 !dbg !1335 {
  %1 = alloca [3 x ptr], align 16
    #dbg_declare(ptr %1, !1336, !DIExpression(), !1338)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %1, ptr align 16 @__const.libc_qsort_null.words, i64 24, i1 false), !dbg !1338
  %2 = getelementptr inbounds [3 x ptr], ptr %1, i64 0, i64 0, !dbg !1339
  %3 = load i32, ptr @bad, align 4, !dbg !1340
  %4 = icmp ne i32 %3, 0, !dbg !1340
  %5 = zext i1 %4 to i64, !dbg !1340
  %6 = select i1 %4, i32 3, i32 2, !dbg !1340
  %7 = sext i32 %6 to i64, !dbg !1340
  call void @qsort(ptr noundef %2, i64 noundef %7, i64 noundef 8, ptr noundef @by_text), !dbg !1341
  ret void, !dbg !1342
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @by_text(ptr noundef %0, ptr noundef %1) #0 !dbg !1343 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !1344, !DIExpression(), !1345)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !1346, !DIExpression(), !1347)
  %5 = load ptr, ptr %3, align 8, !dbg !1348
  %6 = load ptr, ptr %5, align 8, !dbg !1349
  %7 = load ptr, ptr %4, align 8, !dbg !1350
  %8 = load ptr, ptr %7, align 8, !dbg !1351
  %9 = call i32 @strcmp(ptr noundef %6, ptr noundef %8) #11, !dbg !1352
  ret i32 %9, !dbg !1353
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_regfree_freed() #0 !dbg !1354 {
  %1 = alloca %struct.re_pattern_buffer, align 8
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !1355, !DIExpression(), !1380)
  %3 = call i32 @regcomp(ptr noundef %1, ptr noundef @.str.89, i32 noundef 9), !dbg !1381
  %4 = icmp ne i32 %3, 0, !dbg !1381
  br i1 %4, label %5, label %6, !dbg !1383

5:                                                ; preds = %0
  call void @abort() #15, !dbg !1384
  unreachable, !dbg !1384

6:                                                ; preds = %0
    #dbg_declare(ptr %2, !1385, !DIExpression(), !1386)
  %7 = call noalias ptr @strdup(ptr noundef @.str.90) #13, !dbg !1387
  store ptr %7, ptr %2, align 8, !dbg !1386
  %8 = load i32, ptr @bad, align 4, !dbg !1388
  %9 = icmp ne i32 %8, 0, !dbg !1388
  br i1 %9, label %10, label %12, !dbg !1390

10:                                               ; preds = %6
  %11 = load ptr, ptr %2, align 8, !dbg !1391
  call void @free(ptr noundef %11) #13, !dbg !1392
  br label %12, !dbg !1392

12:                                               ; preds = %10, %6
  %13 = load ptr, ptr %2, align 8, !dbg !1393
  %14 = call i32 @regexec(ptr noundef %1, ptr noundef %13, i64 noundef 0, ptr noundef null, i32 noundef 0), !dbg !1395
  %15 = icmp ne i32 %14, 0, !dbg !1395
  br i1 %15, label %16, label %17, !dbg !1396

16:                                               ; preds = %12
  call void @abort() #15, !dbg !1397
  unreachable, !dbg !1397

17:                                               ; preds = %12
  call void @regfree(ptr noundef %1), !dbg !1398
  %18 = load i32, ptr @bad, align 4, !dbg !1399
  %19 = icmp ne i32 %18, 0, !dbg !1399
  br i1 %19, label %22, label %20, !dbg !1401

20:                                               ; preds = %17
  %21 = load ptr, ptr %2, align 8, !dbg !1402
  call void @free(ptr noundef %21) #13, !dbg !1403
  br label %22, !dbg !1403

22:                                               ; preds = %20, %17
  ret void, !dbg !1404
}

declare i32 @regcomp(ptr noundef, ptr noundef, i32 noundef) #8

declare i32 @regexec(ptr noundef, ptr noundef, i64 noundef, ptr noundef, i32 noundef) #8

declare void @regfree(ptr noundef) #8

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_wcslen_unterminated() #0 !dbg !1405 {
  %1 = alloca [3 x i32], align 4
    #dbg_declare(ptr %1, !1406, !DIExpression(), !1410)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %1, ptr align 4 @__const.libc_wcslen_unterminated.a, i64 12, i1 false), !dbg !1410
  %2 = load i32, ptr @bad, align 4, !dbg !1411
  %3 = icmp ne i32 %2, 0, !dbg !1411
  br i1 %3, label %6, label %4, !dbg !1413

4:                                                ; preds = %0
  %5 = getelementptr inbounds [3 x i32], ptr %1, i64 0, i64 2, !dbg !1414
  store i32 0, ptr %5, align 4, !dbg !1415
  br label %6, !dbg !1414

6:                                                ; preds = %4, %0
  %7 = getelementptr inbounds [3 x i32], ptr %1, i64 0, i64 0, !dbg !1416
  %8 = call i64 @wcslen(ptr noundef %7) #11, !dbg !1418
  %9 = icmp ne i64 %8, 2, !dbg !1419
  br i1 %9, label %10, label %11, !dbg !1420

10:                                               ; preds = %6
  call void @abort() #15, !dbg !1421
  unreachable, !dbg !1421

11:                                               ; preds = %6
  ret void, !dbg !1422
}

; Function Attrs: nounwind willreturn memory(read)
declare i64 @wcslen(ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_printf_number_for_float() #0 !dbg !1423 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !1424, !DIExpression(), !1425)
  %2 = load i32, ptr @bad, align 4, !dbg !1426
  %3 = icmp ne i32 %2, 0, !dbg !1426
  %4 = zext i1 %3 to i64, !dbg !1426
  %5 = select i1 %3, ptr @.str.93, ptr @.str.53, !dbg !1426
  store ptr %5, ptr %1, align 8, !dbg !1425
  %6 = load ptr, ptr %1, align 8, !dbg !1427
  %7 = call i32 (ptr, ...) @printf(ptr noundef %6, i32 noundef 5), !dbg !1428
  ret void, !dbg !1429
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_printf_float_for_number() #0 !dbg !1430 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !1431, !DIExpression(), !1432)
  %2 = load i32, ptr @bad, align 4, !dbg !1433
  %3 = icmp ne i32 %2, 0, !dbg !1433
  %4 = zext i1 %3 to i64, !dbg !1433
  %5 = select i1 %3, ptr @.str.53, ptr @.str.95, !dbg !1433
  store ptr %5, ptr %1, align 8, !dbg !1432
  %6 = load ptr, ptr %1, align 8, !dbg !1434
  %7 = call i32 (ptr, ...) @printf(ptr noundef %6, double noundef 5.000000e+00), !dbg !1435
  ret void, !dbg !1436
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_scanf_null() #0 !dbg !1437 {
  %1 = alloca [4 x i8], align 1
    #dbg_declare(ptr %1, !1438, !DIExpression(), !1439)
  %2 = load i32, ptr @bad, align 4, !dbg !1440
  %3 = icmp ne i32 %2, 0, !dbg !1440
  br i1 %3, label %4, label %5, !dbg !1440

4:                                                ; preds = %0
  br label %7, !dbg !1440

5:                                                ; preds = %0
  %6 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !1442
  br label %7, !dbg !1440

7:                                                ; preds = %5, %4
  %8 = phi ptr [ null, %4 ], [ %6, %5 ], !dbg !1440
  %9 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef @.str.11, ptr noundef @.str.97, ptr noundef %8) #13, !dbg !1443
  %10 = icmp ne i32 %9, 1, !dbg !1444
  br i1 %10, label %11, label %12, !dbg !1445

11:                                               ; preds = %7
  call void @abort() #15, !dbg !1446
  unreachable, !dbg !1446

12:                                               ; preds = %7
  ret void, !dbg !1447
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strtok_first() #0 !dbg !1448 {
  %1 = alloca [4 x i8], align 1
    #dbg_declare(ptr %1, !1449, !DIExpression(), !1450)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.libc_strtok_first.text, i64 4, i1 false), !dbg !1450
  %2 = load i32, ptr @bad, align 4, !dbg !1451
  %3 = icmp ne i32 %2, 0, !dbg !1451
  br i1 %3, label %4, label %5, !dbg !1451

4:                                                ; preds = %0
  br label %7, !dbg !1451

5:                                                ; preds = %0
  %6 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !1453
  br label %7, !dbg !1451

7:                                                ; preds = %5, %4
  %8 = phi ptr [ null, %4 ], [ %6, %5 ], !dbg !1451
  %9 = call ptr @strtok(ptr noundef %8, ptr noundef @.str.43) #13, !dbg !1454
  %10 = icmp ne ptr %9, null, !dbg !1454
  br i1 %10, label %12, label %11, !dbg !1455

11:                                               ; preds = %7
  call void @abort() #15, !dbg !1456
  unreachable, !dbg !1456

12:                                               ; preds = %7
  ret void, !dbg !1457
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
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
!llvm.module.flags = !{!425, !426, !427, !428, !429, !430, !431}
!llvm.ident = !{!432}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "tests/faults/faults.h", directory: ".", checksumkind: CSK_MD5, checksum: "b4049e9bb2ffc7e0aa0bf38b779f7d2d")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "bad", scope: !9, file: !2, line: 18, type: !30, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !10, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !11, retainedTypes: !28, globals: !35, splitDebugInlining: false, nameTableKind: None)
!10 = !DIFile(filename: "tests/faults/libc.c", directory: ".", checksumkind: CSK_MD5, checksum: "9bda65cc4ca4b10cd9efa5a3f28d5c08")
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
!35 = !{!0, !36, !7, !49, !54, !56, !61, !66, !71, !73, !75, !80, !82, !84, !89, !91, !93, !95, !100, !102, !107, !109, !111, !113, !118, !120, !122, !127, !129, !131, !136, !138, !143, !145, !147, !152, !154, !156, !158, !163, !165, !167, !169, !171, !173, !175, !180, !182, !184, !186, !188, !190, !192, !194, !196, !198, !200, !205, !207, !209, !211, !216, !218, !220, !225, !227, !229, !231, !233, !235, !237, !239, !241, !243, !245, !247, !249, !251, !253, !255, !257, !259, !261, !263, !265, !267, !269, !271, !273, !275, !277, !282, !284, !286, !288, !290, !292, !294, !296, !298, !300, !305, !307, !309, !311, !313, !315, !317, !319, !324, !326, !328, !330, !332, !334, !336, !338, !340, !342, !344, !346, !348, !350, !352, !354, !356, !358, !360, !362, !367, !369, !371, !373, !375, !377, !379, !381, !383, !385, !387, !389, !391, !393, !395, !397, !399, !401, !403, !405, !407, !409, !411, !413, !415, !417, !419, !421, !423}
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
!86 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !87)
!87 = !{!88}
!88 = !DISubrange(count: 12)
!89 = !DIGlobalVariableExpression(var: !90, expr: !DIExpression())
!90 = distinct !DIGlobalVariable(name: "entry_libc_strcat", scope: !9, file: !10, line: 31, type: !39, isLocal: true, isDefinition: true)
!91 = !DIGlobalVariableExpression(var: !92, expr: !DIExpression())
!92 = distinct !DIGlobalVariable(scope: null, file: !10, line: 34, type: !63, isLocal: true, isDefinition: true)
!93 = !DIGlobalVariableExpression(var: !94, expr: !DIExpression())
!94 = distinct !DIGlobalVariable(scope: null, file: !10, line: 34, type: !3, isLocal: true, isDefinition: true)
!95 = !DIGlobalVariableExpression(var: !96, expr: !DIExpression())
!96 = distinct !DIGlobalVariable(scope: null, file: !10, line: 37, type: !97, isLocal: true, isDefinition: true)
!97 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !98)
!98 = !{!99}
!99 = !DISubrange(count: 13)
!100 = !DIGlobalVariableExpression(var: !101, expr: !DIExpression())
!101 = distinct !DIGlobalVariable(name: "entry_libc_strncpy", scope: !9, file: !10, line: 37, type: !39, isLocal: true, isDefinition: true)
!102 = !DIGlobalVariableExpression(var: !103, expr: !DIExpression())
!103 = distinct !DIGlobalVariable(scope: null, file: !10, line: 40, type: !104, isLocal: true, isDefinition: true)
!104 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !105)
!105 = !{!106}
!106 = !DISubrange(count: 3)
!107 = !DIGlobalVariableExpression(var: !108, expr: !DIExpression())
!108 = distinct !DIGlobalVariable(scope: null, file: !10, line: 43, type: !97, isLocal: true, isDefinition: true)
!109 = !DIGlobalVariableExpression(var: !110, expr: !DIExpression())
!110 = distinct !DIGlobalVariable(name: "entry_libc_sprintf", scope: !9, file: !10, line: 43, type: !39, isLocal: true, isDefinition: true)
!111 = !DIGlobalVariableExpression(var: !112, expr: !DIExpression())
!112 = distinct !DIGlobalVariable(scope: null, file: !10, line: 46, type: !104, isLocal: true, isDefinition: true)
!113 = !DIGlobalVariableExpression(var: !114, expr: !DIExpression())
!114 = distinct !DIGlobalVariable(scope: null, file: !10, line: 49, type: !115, isLocal: true, isDefinition: true)
!115 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !116)
!116 = !{!117}
!117 = !DISubrange(count: 14)
!118 = !DIGlobalVariableExpression(var: !119, expr: !DIExpression())
!119 = distinct !DIGlobalVariable(name: "entry_libc_snprintf", scope: !9, file: !10, line: 49, type: !39, isLocal: true, isDefinition: true)
!120 = !DIGlobalVariableExpression(var: !121, expr: !DIExpression())
!121 = distinct !DIGlobalVariable(scope: null, file: !10, line: 52, type: !104, isLocal: true, isDefinition: true)
!122 = !DIGlobalVariableExpression(var: !123, expr: !DIExpression())
!123 = distinct !DIGlobalVariable(scope: null, file: !10, line: 52, type: !124, isLocal: true, isDefinition: true)
!124 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !125)
!125 = !{!126}
!126 = !DISubrange(count: 7)
!127 = !DIGlobalVariableExpression(var: !128, expr: !DIExpression())
!128 = distinct !DIGlobalVariable(scope: null, file: !10, line: 55, type: !86, isLocal: true, isDefinition: true)
!129 = !DIGlobalVariableExpression(var: !130, expr: !DIExpression())
!130 = distinct !DIGlobalVariable(name: "entry_libc_memset", scope: !9, file: !10, line: 55, type: !39, isLocal: true, isDefinition: true)
!131 = !DIGlobalVariableExpression(var: !132, expr: !DIExpression())
!132 = distinct !DIGlobalVariable(scope: null, file: !10, line: 61, type: !133, isLocal: true, isDefinition: true)
!133 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !134)
!134 = !{!135}
!135 = !DISubrange(count: 15)
!136 = !DIGlobalVariableExpression(var: !137, expr: !DIExpression())
!137 = distinct !DIGlobalVariable(name: "entry_libc_memcpy_to", scope: !9, file: !10, line: 61, type: !39, isLocal: true, isDefinition: true)
!138 = !DIGlobalVariableExpression(var: !139, expr: !DIExpression())
!139 = distinct !DIGlobalVariable(scope: null, file: !10, line: 64, type: !140, isLocal: true, isDefinition: true)
!140 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !141)
!141 = !{!142}
!142 = !DISubrange(count: 9)
!143 = !DIGlobalVariableExpression(var: !144, expr: !DIExpression())
!144 = distinct !DIGlobalVariable(scope: null, file: !10, line: 68, type: !51, isLocal: true, isDefinition: true)
!145 = !DIGlobalVariableExpression(var: !146, expr: !DIExpression())
!146 = distinct !DIGlobalVariable(name: "entry_libc_memcpy_from", scope: !9, file: !10, line: 68, type: !39, isLocal: true, isDefinition: true)
!147 = !DIGlobalVariableExpression(var: !148, expr: !DIExpression())
!148 = distinct !DIGlobalVariable(scope: null, file: !10, line: 74, type: !149, isLocal: true, isDefinition: true)
!149 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !150)
!150 = !{!151}
!151 = !DISubrange(count: 20)
!152 = !DIGlobalVariableExpression(var: !153, expr: !DIExpression())
!153 = distinct !DIGlobalVariable(name: "entry_libc_memcpy_overlap", scope: !9, file: !10, line: 74, type: !39, isLocal: true, isDefinition: true)
!154 = !DIGlobalVariableExpression(var: !155, expr: !DIExpression())
!155 = distinct !DIGlobalVariable(scope: null, file: !10, line: 80, type: !97, isLocal: true, isDefinition: true)
!156 = !DIGlobalVariableExpression(var: !157, expr: !DIExpression())
!157 = distinct !DIGlobalVariable(name: "entry_libc_memmove", scope: !9, file: !10, line: 80, type: !39, isLocal: true, isDefinition: true)
!158 = !DIGlobalVariableExpression(var: !159, expr: !DIExpression())
!159 = distinct !DIGlobalVariable(scope: null, file: !10, line: 87, type: !160, isLocal: true, isDefinition: true)
!160 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 200, elements: !161)
!161 = !{!162}
!162 = !DISubrange(count: 25)
!163 = !DIGlobalVariableExpression(var: !164, expr: !DIExpression())
!164 = distinct !DIGlobalVariable(name: "entry_libc_strlen_unterminated", scope: !9, file: !10, line: 87, type: !39, isLocal: true, isDefinition: true)
!165 = !DIGlobalVariableExpression(var: !166, expr: !DIExpression())
!166 = distinct !DIGlobalVariable(scope: null, file: !10, line: 96, type: !68, isLocal: true, isDefinition: true)
!167 = !DIGlobalVariableExpression(var: !168, expr: !DIExpression())
!168 = distinct !DIGlobalVariable(name: "entry_libc_strlen_freed", scope: !9, file: !10, line: 96, type: !39, isLocal: true, isDefinition: true)
!169 = !DIGlobalVariableExpression(var: !170, expr: !DIExpression())
!170 = distinct !DIGlobalVariable(scope: null, file: !10, line: 98, type: !63, isLocal: true, isDefinition: true)
!171 = !DIGlobalVariableExpression(var: !172, expr: !DIExpression())
!172 = distinct !DIGlobalVariable(scope: null, file: !10, line: 107, type: !149, isLocal: true, isDefinition: true)
!173 = !DIGlobalVariableExpression(var: !174, expr: !DIExpression())
!174 = distinct !DIGlobalVariable(name: "entry_libc_strdup_overrun", scope: !9, file: !10, line: 107, type: !39, isLocal: true, isDefinition: true)
!175 = !DIGlobalVariableExpression(var: !176, expr: !DIExpression())
!176 = distinct !DIGlobalVariable(scope: null, file: !10, line: 114, type: !177, isLocal: true, isDefinition: true)
!177 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !178)
!178 = !{!179}
!179 = !DISubrange(count: 11)
!180 = !DIGlobalVariableExpression(var: !181, expr: !DIExpression())
!181 = distinct !DIGlobalVariable(name: "entry_libc_fgets", scope: !9, file: !10, line: 114, type: !39, isLocal: true, isDefinition: true)
!182 = !DIGlobalVariableExpression(var: !183, expr: !DIExpression())
!183 = distinct !DIGlobalVariable(scope: null, file: !10, line: 121, type: !177, isLocal: true, isDefinition: true)
!184 = !DIGlobalVariableExpression(var: !185, expr: !DIExpression())
!185 = distinct !DIGlobalVariable(name: "entry_libc_fread", scope: !9, file: !10, line: 121, type: !39, isLocal: true, isDefinition: true)
!186 = !DIGlobalVariableExpression(var: !187, expr: !DIExpression())
!187 = distinct !DIGlobalVariable(scope: null, file: !10, line: 129, type: !177, isLocal: true, isDefinition: true)
!188 = !DIGlobalVariableExpression(var: !189, expr: !DIExpression())
!189 = distinct !DIGlobalVariable(name: "entry_libc_scanf", scope: !9, file: !10, line: 129, type: !39, isLocal: true, isDefinition: true)
!190 = !DIGlobalVariableExpression(var: !191, expr: !DIExpression())
!191 = distinct !DIGlobalVariable(scope: null, file: !10, line: 132, type: !3, isLocal: true, isDefinition: true)
!192 = !DIGlobalVariableExpression(var: !193, expr: !DIExpression())
!193 = distinct !DIGlobalVariable(scope: null, file: !10, line: 136, type: !77, isLocal: true, isDefinition: true)
!194 = !DIGlobalVariableExpression(var: !195, expr: !DIExpression())
!195 = distinct !DIGlobalVariable(name: "entry_libc_printf_string", scope: !9, file: !10, line: 136, type: !39, isLocal: true, isDefinition: true)
!196 = !DIGlobalVariableExpression(var: !197, expr: !DIExpression())
!197 = distinct !DIGlobalVariable(scope: null, file: !10, line: 139, type: !3, isLocal: true, isDefinition: true)
!198 = !DIGlobalVariableExpression(var: !199, expr: !DIExpression())
!199 = distinct !DIGlobalVariable(scope: null, file: !10, line: 139, type: !58, isLocal: true, isDefinition: true)
!200 = !DIGlobalVariableExpression(var: !201, expr: !DIExpression())
!201 = distinct !DIGlobalVariable(scope: null, file: !10, line: 142, type: !202, isLocal: true, isDefinition: true)
!202 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 232, elements: !203)
!203 = !{!204}
!204 = !DISubrange(count: 29)
!205 = !DIGlobalVariableExpression(var: !206, expr: !DIExpression())
!206 = distinct !DIGlobalVariable(name: "entry_libc_printf_null_destination", scope: !9, file: !10, line: 142, type: !39, isLocal: true, isDefinition: true)
!207 = !DIGlobalVariableExpression(var: !208, expr: !DIExpression())
!208 = distinct !DIGlobalVariable(scope: null, file: !10, line: 148, type: !51, isLocal: true, isDefinition: true)
!209 = !DIGlobalVariableExpression(var: !210, expr: !DIExpression())
!210 = distinct !DIGlobalVariable(name: "entry_libc_strcmp_null", scope: !9, file: !10, line: 148, type: !39, isLocal: true, isDefinition: true)
!211 = !DIGlobalVariableExpression(var: !212, expr: !DIExpression())
!212 = distinct !DIGlobalVariable(scope: null, file: !10, line: 150, type: !213, isLocal: true, isDefinition: true)
!213 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !214)
!214 = !{!215}
!215 = !DISubrange(count: 2)
!216 = !DIGlobalVariableExpression(var: !217, expr: !DIExpression())
!217 = distinct !DIGlobalVariable(scope: null, file: !10, line: 161, type: !177, isLocal: true, isDefinition: true)
!218 = !DIGlobalVariableExpression(var: !219, expr: !DIExpression())
!219 = distinct !DIGlobalVariable(name: "entry_libc_qsort", scope: !9, file: !10, line: 161, type: !39, isLocal: true, isDefinition: true)
!220 = !DIGlobalVariableExpression(var: !221, expr: !DIExpression())
!221 = distinct !DIGlobalVariable(scope: null, file: !10, line: 175, type: !222, isLocal: true, isDefinition: true)
!222 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !223)
!223 = !{!224}
!224 = !DISubrange(count: 16)
!225 = !DIGlobalVariableExpression(var: !226, expr: !DIExpression())
!226 = distinct !DIGlobalVariable(name: "entry_libc_comparison", scope: !9, file: !10, line: 175, type: !39, isLocal: true, isDefinition: true)
!227 = !DIGlobalVariableExpression(var: !228, expr: !DIExpression())
!228 = distinct !DIGlobalVariable(scope: null, file: !10, line: 181, type: !86, isLocal: true, isDefinition: true)
!229 = !DIGlobalVariableExpression(var: !230, expr: !DIExpression())
!230 = distinct !DIGlobalVariable(name: "entry_libc_memcmp", scope: !9, file: !10, line: 181, type: !39, isLocal: true, isDefinition: true)
!231 = !DIGlobalVariableExpression(var: !232, expr: !DIExpression())
!232 = distinct !DIGlobalVariable(scope: null, file: !10, line: 188, type: !86, isLocal: true, isDefinition: true)
!233 = !DIGlobalVariableExpression(var: !234, expr: !DIExpression())
!234 = distinct !DIGlobalVariable(name: "entry_libc_memchr", scope: !9, file: !10, line: 188, type: !39, isLocal: true, isDefinition: true)
!235 = !DIGlobalVariableExpression(var: !236, expr: !DIExpression())
!236 = distinct !DIGlobalVariable(scope: null, file: !10, line: 195, type: !86, isLocal: true, isDefinition: true)
!237 = !DIGlobalVariableExpression(var: !238, expr: !DIExpression())
!238 = distinct !DIGlobalVariable(name: "entry_libc_strtok", scope: !9, file: !10, line: 195, type: !39, isLocal: true, isDefinition: true)
!239 = !DIGlobalVariableExpression(var: !240, expr: !DIExpression())
!240 = distinct !DIGlobalVariable(scope: null, file: !10, line: 198, type: !3, isLocal: true, isDefinition: true)
!241 = !DIGlobalVariableExpression(var: !242, expr: !DIExpression())
!242 = distinct !DIGlobalVariable(scope: null, file: !10, line: 198, type: !213, isLocal: true, isDefinition: true)
!243 = !DIGlobalVariableExpression(var: !244, expr: !DIExpression())
!244 = distinct !DIGlobalVariable(scope: null, file: !10, line: 203, type: !77, isLocal: true, isDefinition: true)
!245 = !DIGlobalVariableExpression(var: !246, expr: !DIExpression())
!246 = distinct !DIGlobalVariable(name: "entry_libc_getline_freed", scope: !9, file: !10, line: 203, type: !39, isLocal: true, isDefinition: true)
!247 = !DIGlobalVariableExpression(var: !248, expr: !DIExpression())
!248 = distinct !DIGlobalVariable(scope: null, file: !10, line: 214, type: !68, isLocal: true, isDefinition: true)
!249 = !DIGlobalVariableExpression(var: !250, expr: !DIExpression())
!250 = distinct !DIGlobalVariable(name: "entry_libc_fclose_twice", scope: !9, file: !10, line: 214, type: !39, isLocal: true, isDefinition: true)
!251 = !DIGlobalVariableExpression(var: !252, expr: !DIExpression())
!252 = distinct !DIGlobalVariable(scope: null, file: !10, line: 216, type: !63, isLocal: true, isDefinition: true)
!253 = !DIGlobalVariableExpression(var: !254, expr: !DIExpression())
!254 = distinct !DIGlobalVariable(scope: null, file: !10, line: 216, type: !213, isLocal: true, isDefinition: true)
!255 = !DIGlobalVariableExpression(var: !256, expr: !DIExpression())
!256 = distinct !DIGlobalVariable(scope: null, file: !10, line: 224, type: !97, isLocal: true, isDefinition: true)
!257 = !DIGlobalVariableExpression(var: !258, expr: !DIExpression())
!258 = distinct !DIGlobalVariable(name: "entry_libc_isalpha", scope: !9, file: !10, line: 224, type: !39, isLocal: true, isDefinition: true)
!259 = !DIGlobalVariableExpression(var: !260, expr: !DIExpression())
!260 = distinct !DIGlobalVariable(scope: null, file: !10, line: 231, type: !68, isLocal: true, isDefinition: true)
!261 = !DIGlobalVariableExpression(var: !262, expr: !DIExpression())
!262 = distinct !DIGlobalVariable(name: "entry_libc_fputs_closed", scope: !9, file: !10, line: 231, type: !39, isLocal: true, isDefinition: true)
!263 = !DIGlobalVariableExpression(var: !264, expr: !DIExpression())
!264 = distinct !DIGlobalVariable(scope: null, file: !10, line: 236, type: !124, isLocal: true, isDefinition: true)
!265 = !DIGlobalVariableExpression(var: !266, expr: !DIExpression())
!266 = distinct !DIGlobalVariable(scope: null, file: !10, line: 239, type: !58, isLocal: true, isDefinition: true)
!267 = !DIGlobalVariableExpression(var: !268, expr: !DIExpression())
!268 = distinct !DIGlobalVariable(scope: null, file: !10, line: 244, type: !149, isLocal: true, isDefinition: true)
!269 = !DIGlobalVariableExpression(var: !270, expr: !DIExpression())
!270 = distinct !DIGlobalVariable(name: "entry_libc_fprintf_closed", scope: !9, file: !10, line: 244, type: !39, isLocal: true, isDefinition: true)
!271 = !DIGlobalVariableExpression(var: !272, expr: !DIExpression())
!272 = distinct !DIGlobalVariable(scope: null, file: !10, line: 251, type: !3, isLocal: true, isDefinition: true)
!273 = !DIGlobalVariableExpression(var: !274, expr: !DIExpression())
!274 = distinct !DIGlobalVariable(scope: null, file: !10, line: 256, type: !68, isLocal: true, isDefinition: true)
!275 = !DIGlobalVariableExpression(var: !276, expr: !DIExpression())
!276 = distinct !DIGlobalVariable(name: "entry_libc_fgetc_closed", scope: !9, file: !10, line: 256, type: !39, isLocal: true, isDefinition: true)
!277 = !DIGlobalVariableExpression(var: !278, expr: !DIExpression())
!278 = distinct !DIGlobalVariable(scope: null, file: !10, line: 258, type: !279, isLocal: true, isDefinition: true)
!279 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !280)
!280 = !{!281}
!281 = !DISubrange(count: 10)
!282 = !DIGlobalVariableExpression(var: !283, expr: !DIExpression())
!283 = distinct !DIGlobalVariable(scope: null, file: !10, line: 258, type: !213, isLocal: true, isDefinition: true)
!284 = !DIGlobalVariableExpression(var: !285, expr: !DIExpression())
!285 = distinct !DIGlobalVariable(scope: null, file: !10, line: 269, type: !51, isLocal: true, isDefinition: true)
!286 = !DIGlobalVariableExpression(var: !287, expr: !DIExpression())
!287 = distinct !DIGlobalVariable(name: "entry_libc_null_stream", scope: !9, file: !10, line: 269, type: !39, isLocal: true, isDefinition: true)
!288 = !DIGlobalVariableExpression(var: !289, expr: !DIExpression())
!289 = distinct !DIGlobalVariable(scope: null, file: !10, line: 271, type: !124, isLocal: true, isDefinition: true)
!290 = !DIGlobalVariableExpression(var: !291, expr: !DIExpression())
!291 = distinct !DIGlobalVariable(scope: null, file: !10, line: 277, type: !149, isLocal: true, isDefinition: true)
!292 = !DIGlobalVariableExpression(var: !293, expr: !DIExpression())
!293 = distinct !DIGlobalVariable(name: "entry_libc_closedir_twice", scope: !9, file: !10, line: 277, type: !39, isLocal: true, isDefinition: true)
!294 = !DIGlobalVariableExpression(var: !295, expr: !DIExpression())
!295 = distinct !DIGlobalVariable(scope: null, file: !10, line: 279, type: !213, isLocal: true, isDefinition: true)
!296 = !DIGlobalVariableExpression(var: !297, expr: !DIExpression())
!297 = distinct !DIGlobalVariable(scope: null, file: !10, line: 287, type: !149, isLocal: true, isDefinition: true)
!298 = !DIGlobalVariableExpression(var: !299, expr: !DIExpression())
!299 = distinct !DIGlobalVariable(name: "entry_libc_readdir_closed", scope: !9, file: !10, line: 287, type: !39, isLocal: true, isDefinition: true)
!300 = !DIGlobalVariableExpression(var: !301, expr: !DIExpression())
!301 = distinct !DIGlobalVariable(scope: null, file: !10, line: 300, type: !302, isLocal: true, isDefinition: true)
!302 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 168, elements: !303)
!303 = !{!304}
!304 = !DISubrange(count: 21)
!305 = !DIGlobalVariableExpression(var: !306, expr: !DIExpression())
!306 = distinct !DIGlobalVariable(name: "entry_libc_memstream_freed", scope: !9, file: !10, line: 300, type: !39, isLocal: true, isDefinition: true)
!307 = !DIGlobalVariableExpression(var: !308, expr: !DIExpression())
!308 = distinct !DIGlobalVariable(scope: null, file: !10, line: 314, type: !115, isLocal: true, isDefinition: true)
!309 = !DIGlobalVariableExpression(var: !310, expr: !DIExpression())
!310 = distinct !DIGlobalVariable(name: "entry_libc_fmemopen", scope: !9, file: !10, line: 314, type: !39, isLocal: true, isDefinition: true)
!311 = !DIGlobalVariableExpression(var: !312, expr: !DIExpression())
!312 = distinct !DIGlobalVariable(scope: null, file: !10, line: 320, type: !63, isLocal: true, isDefinition: true)
!313 = !DIGlobalVariableExpression(var: !314, expr: !DIExpression())
!314 = distinct !DIGlobalVariable(scope: null, file: !10, line: 325, type: !149, isLocal: true, isDefinition: true)
!315 = !DIGlobalVariableExpression(var: !316, expr: !DIExpression())
!316 = distinct !DIGlobalVariable(name: "entry_libc_printf_missing", scope: !9, file: !10, line: 325, type: !39, isLocal: true, isDefinition: true)
!317 = !DIGlobalVariableExpression(var: !318, expr: !DIExpression())
!318 = distinct !DIGlobalVariable(scope: null, file: !10, line: 328, type: !124, isLocal: true, isDefinition: true)
!319 = !DIGlobalVariableExpression(var: !320, expr: !DIExpression())
!320 = distinct !DIGlobalVariable(scope: null, file: !10, line: 331, type: !321, isLocal: true, isDefinition: true)
!321 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 240, elements: !322)
!322 = !{!323}
!323 = !DISubrange(count: 30)
!324 = !DIGlobalVariableExpression(var: !325, expr: !DIExpression())
!325 = distinct !DIGlobalVariable(name: "entry_libc_printf_number_for_string", scope: !9, file: !10, line: 331, type: !39, isLocal: true, isDefinition: true)
!326 = !DIGlobalVariableExpression(var: !327, expr: !DIExpression())
!327 = distinct !DIGlobalVariable(scope: null, file: !10, line: 337, type: !77, isLocal: true, isDefinition: true)
!328 = !DIGlobalVariableExpression(var: !329, expr: !DIExpression())
!329 = distinct !DIGlobalVariable(name: "entry_libc_scanf_missing", scope: !9, file: !10, line: 337, type: !39, isLocal: true, isDefinition: true)
!330 = !DIGlobalVariableExpression(var: !331, expr: !DIExpression())
!331 = distinct !DIGlobalVariable(scope: null, file: !10, line: 340, type: !3, isLocal: true, isDefinition: true)
!332 = !DIGlobalVariableExpression(var: !333, expr: !DIExpression())
!333 = distinct !DIGlobalVariable(scope: null, file: !10, line: 340, type: !58, isLocal: true, isDefinition: true)
!334 = !DIGlobalVariableExpression(var: !335, expr: !DIExpression())
!335 = distinct !DIGlobalVariable(scope: null, file: !10, line: 344, type: !68, isLocal: true, isDefinition: true)
!336 = !DIGlobalVariableExpression(var: !337, expr: !DIExpression())
!337 = distinct !DIGlobalVariable(name: "entry_libc_scanf_narrow", scope: !9, file: !10, line: 344, type: !39, isLocal: true, isDefinition: true)
!338 = !DIGlobalVariableExpression(var: !339, expr: !DIExpression())
!339 = distinct !DIGlobalVariable(scope: null, file: !10, line: 347, type: !213, isLocal: true, isDefinition: true)
!340 = !DIGlobalVariableExpression(var: !341, expr: !DIExpression())
!341 = distinct !DIGlobalVariable(scope: null, file: !10, line: 347, type: !3, isLocal: true, isDefinition: true)
!342 = !DIGlobalVariableExpression(var: !343, expr: !DIExpression())
!343 = distinct !DIGlobalVariable(scope: null, file: !10, line: 361, type: !86, isLocal: true, isDefinition: true)
!344 = !DIGlobalVariableExpression(var: !345, expr: !DIExpression())
!345 = distinct !DIGlobalVariable(name: "entry_libc_va_arg", scope: !9, file: !10, line: 361, type: !39, isLocal: true, isDefinition: true)
!346 = !DIGlobalVariableExpression(var: !347, expr: !DIExpression())
!347 = distinct !DIGlobalVariable(scope: null, file: !10, line: 367, type: !68, isLocal: true, isDefinition: true)
!348 = !DIGlobalVariableExpression(var: !349, expr: !DIExpression())
!349 = distinct !DIGlobalVariable(name: "entry_libc_va_arg_stack", scope: !9, file: !10, line: 367, type: !39, isLocal: true, isDefinition: true)
!350 = !DIGlobalVariableExpression(var: !351, expr: !DIExpression())
!351 = distinct !DIGlobalVariable(scope: null, file: !10, line: 369, type: !51, isLocal: true, isDefinition: true)
!352 = !DIGlobalVariableExpression(var: !353, expr: !DIExpression())
!353 = distinct !DIGlobalVariable(scope: null, file: !10, line: 369, type: !133, isLocal: true, isDefinition: true)
!354 = !DIGlobalVariableExpression(var: !355, expr: !DIExpression())
!355 = distinct !DIGlobalVariable(scope: null, file: !10, line: 374, type: !302, isLocal: true, isDefinition: true)
!356 = !DIGlobalVariableExpression(var: !357, expr: !DIExpression())
!357 = distinct !DIGlobalVariable(name: "entry_libc_memcpy_negative", scope: !9, file: !10, line: 374, type: !39, isLocal: true, isDefinition: true)
!358 = !DIGlobalVariableExpression(var: !359, expr: !DIExpression())
!359 = distinct !DIGlobalVariable(scope: null, file: !10, line: 383, type: !302, isLocal: true, isDefinition: true)
!360 = !DIGlobalVariableExpression(var: !361, expr: !DIExpression())
!361 = distinct !DIGlobalVariable(name: "entry_libc_memset_negative", scope: !9, file: !10, line: 383, type: !39, isLocal: true, isDefinition: true)
!362 = !DIGlobalVariableExpression(var: !363, expr: !DIExpression())
!363 = distinct !DIGlobalVariable(scope: null, file: !10, line: 390, type: !364, isLocal: true, isDefinition: true)
!364 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 176, elements: !365)
!365 = !{!366}
!366 = !DISubrange(count: 22)
!367 = !DIGlobalVariableExpression(var: !368, expr: !DIExpression())
!368 = distinct !DIGlobalVariable(name: "entry_libc_strncpy_negative", scope: !9, file: !10, line: 390, type: !39, isLocal: true, isDefinition: true)
!369 = !DIGlobalVariableExpression(var: !370, expr: !DIExpression())
!370 = distinct !DIGlobalVariable(scope: null, file: !10, line: 397, type: !149, isLocal: true, isDefinition: true)
!371 = !DIGlobalVariableExpression(var: !372, expr: !DIExpression())
!372 = distinct !DIGlobalVariable(name: "entry_libc_fread_negative", scope: !9, file: !10, line: 397, type: !39, isLocal: true, isDefinition: true)
!373 = !DIGlobalVariableExpression(var: !374, expr: !DIExpression())
!374 = distinct !DIGlobalVariable(scope: null, file: !10, line: 405, type: !160, isLocal: true, isDefinition: true)
!375 = !DIGlobalVariableExpression(var: !376, expr: !DIExpression())
!376 = distinct !DIGlobalVariable(name: "entry_libc_strcat_unterminated", scope: !9, file: !10, line: 405, type: !39, isLocal: true, isDefinition: true)
!377 = !DIGlobalVariableExpression(var: !378, expr: !DIExpression())
!378 = distinct !DIGlobalVariable(scope: null, file: !10, line: 411, type: !213, isLocal: true, isDefinition: true)
!379 = !DIGlobalVariableExpression(var: !380, expr: !DIExpression())
!380 = distinct !DIGlobalVariable(scope: null, file: !10, line: 414, type: !149, isLocal: true, isDefinition: true)
!381 = !DIGlobalVariableExpression(var: !382, expr: !DIExpression())
!382 = distinct !DIGlobalVariable(name: "entry_libc_strcpy_overlap", scope: !9, file: !10, line: 414, type: !39, isLocal: true, isDefinition: true)
!383 = !DIGlobalVariableExpression(var: !384, expr: !DIExpression())
!384 = distinct !DIGlobalVariable(scope: null, file: !10, line: 425, type: !222, isLocal: true, isDefinition: true)
!385 = !DIGlobalVariableExpression(var: !386, expr: !DIExpression())
!386 = distinct !DIGlobalVariable(name: "entry_libc_qsort_null", scope: !9, file: !10, line: 425, type: !39, isLocal: true, isDefinition: true)
!387 = !DIGlobalVariableExpression(var: !388, expr: !DIExpression())
!388 = distinct !DIGlobalVariable(scope: null, file: !10, line: 427, type: !213, isLocal: true, isDefinition: true)
!389 = !DIGlobalVariableExpression(var: !390, expr: !DIExpression())
!390 = distinct !DIGlobalVariable(scope: null, file: !10, line: 427, type: !213, isLocal: true, isDefinition: true)
!391 = !DIGlobalVariableExpression(var: !392, expr: !DIExpression())
!392 = distinct !DIGlobalVariable(scope: null, file: !10, line: 431, type: !77, isLocal: true, isDefinition: true)
!393 = !DIGlobalVariableExpression(var: !394, expr: !DIExpression())
!394 = distinct !DIGlobalVariable(name: "entry_libc_regfree_freed", scope: !9, file: !10, line: 431, type: !39, isLocal: true, isDefinition: true)
!395 = !DIGlobalVariableExpression(var: !396, expr: !DIExpression())
!396 = distinct !DIGlobalVariable(scope: null, file: !10, line: 434, type: !104, isLocal: true, isDefinition: true)
!397 = !DIGlobalVariableExpression(var: !398, expr: !DIExpression())
!398 = distinct !DIGlobalVariable(scope: null, file: !10, line: 436, type: !63, isLocal: true, isDefinition: true)
!399 = !DIGlobalVariableExpression(var: !400, expr: !DIExpression())
!400 = distinct !DIGlobalVariable(scope: null, file: !10, line: 446, type: !160, isLocal: true, isDefinition: true)
!401 = !DIGlobalVariableExpression(var: !402, expr: !DIExpression())
!402 = distinct !DIGlobalVariable(name: "entry_libc_wcslen_unterminated", scope: !9, file: !10, line: 446, type: !39, isLocal: true, isDefinition: true)
!403 = !DIGlobalVariableExpression(var: !404, expr: !DIExpression())
!404 = distinct !DIGlobalVariable(scope: null, file: !10, line: 455, type: !202, isLocal: true, isDefinition: true)
!405 = !DIGlobalVariableExpression(var: !406, expr: !DIExpression())
!406 = distinct !DIGlobalVariable(name: "entry_libc_printf_number_for_float", scope: !9, file: !10, line: 455, type: !39, isLocal: true, isDefinition: true)
!407 = !DIGlobalVariableExpression(var: !408, expr: !DIExpression())
!408 = distinct !DIGlobalVariable(scope: null, file: !10, line: 457, type: !3, isLocal: true, isDefinition: true)
!409 = !DIGlobalVariableExpression(var: !410, expr: !DIExpression())
!410 = distinct !DIGlobalVariable(scope: null, file: !10, line: 461, type: !202, isLocal: true, isDefinition: true)
!411 = !DIGlobalVariableExpression(var: !412, expr: !DIExpression())
!412 = distinct !DIGlobalVariable(name: "entry_libc_printf_float_for_number", scope: !9, file: !10, line: 461, type: !39, isLocal: true, isDefinition: true)
!413 = !DIGlobalVariableExpression(var: !414, expr: !DIExpression())
!414 = distinct !DIGlobalVariable(scope: null, file: !10, line: 463, type: !3, isLocal: true, isDefinition: true)
!415 = !DIGlobalVariableExpression(var: !416, expr: !DIExpression())
!416 = distinct !DIGlobalVariable(scope: null, file: !10, line: 467, type: !222, isLocal: true, isDefinition: true)
!417 = !DIGlobalVariableExpression(var: !418, expr: !DIExpression())
!418 = distinct !DIGlobalVariable(name: "entry_libc_scanf_null", scope: !9, file: !10, line: 467, type: !39, isLocal: true, isDefinition: true)
!419 = !DIGlobalVariableExpression(var: !420, expr: !DIExpression())
!420 = distinct !DIGlobalVariable(scope: null, file: !10, line: 470, type: !3, isLocal: true, isDefinition: true)
!421 = !DIGlobalVariableExpression(var: !422, expr: !DIExpression())
!422 = distinct !DIGlobalVariable(scope: null, file: !10, line: 474, type: !68, isLocal: true, isDefinition: true)
!423 = !DIGlobalVariableExpression(var: !424, expr: !DIExpression())
!424 = distinct !DIGlobalVariable(name: "entry_libc_strtok_first", scope: !9, file: !10, line: 474, type: !39, isLocal: true, isDefinition: true)
!425 = !{i32 7, !"Dwarf Version", i32 5}
!426 = !{i32 2, !"Debug Info Version", i32 3}
!427 = !{i32 1, !"wchar_size", i32 4}
!428 = !{i32 8, !"PIC Level", i32 2}
!429 = !{i32 7, !"PIE Level", i32 2}
!430 = !{i32 7, !"uwtable", i32 2}
!431 = !{i32 7, !"frame-pointer", i32 2}
!432 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!433 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 30, type: !434, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !437)
!434 = !DISubroutineType(types: !435)
!435 = !{!30, !30, !436}
!436 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!437 = !{}
!438 = !DILocalVariable(name: "argc", arg: 1, scope: !433, file: !2, line: 30, type: !30)
!439 = !DILocation(line: 30, column: 14, scope: !433)
!440 = !DILocalVariable(name: "argv", arg: 2, scope: !433, file: !2, line: 30, type: !436)
!441 = !DILocation(line: 30, column: 27, scope: !433)
!442 = !DILocation(line: 32, column: 11, scope: !433)
!443 = !DILocation(line: 32, column: 16, scope: !433)
!444 = !DILocation(line: 32, column: 20, scope: !433)
!445 = !DILocation(line: 32, column: 30, scope: !433)
!446 = !DILocation(line: 32, column: 23, scope: !433)
!447 = !DILocation(line: 32, column: 46, scope: !433)
!448 = !DILocation(line: 0, scope: !433)
!449 = !DILocation(line: 32, column: 9, scope: !433)
!450 = !DILocalVariable(name: "c", scope: !451, file: !2, line: 33, type: !38)
!451 = distinct !DILexicalBlock(scope: !433, file: !2, line: 33, column: 5)
!452 = !DILocation(line: 33, column: 29, scope: !451)
!453 = !DILocation(line: 33, column: 33, scope: !451)
!454 = !DILocation(line: 33, column: 10, scope: !451)
!455 = !DILocation(line: 33, column: 44, scope: !456)
!456 = distinct !DILexicalBlock(scope: !451, file: !2, line: 33, column: 5)
!457 = !DILocation(line: 33, column: 5, scope: !451)
!458 = !DILocation(line: 34, column: 13, scope: !459)
!459 = distinct !DILexicalBlock(scope: !456, file: !2, line: 34, column: 13)
!460 = !DILocation(line: 34, column: 18, scope: !459)
!461 = !DILocation(line: 34, column: 22, scope: !459)
!462 = !DILocation(line: 34, column: 32, scope: !459)
!463 = !DILocation(line: 34, column: 41, scope: !459)
!464 = !DILocation(line: 34, column: 44, scope: !459)
!465 = !DILocation(line: 34, column: 25, scope: !459)
!466 = !DILocation(line: 34, column: 50, scope: !459)
!467 = !DILocation(line: 34, column: 13, scope: !456)
!468 = !DILocation(line: 35, column: 13, scope: !469)
!469 = distinct !DILexicalBlock(scope: !459, file: !2, line: 34, column: 56)
!470 = !DILocation(line: 35, column: 16, scope: !469)
!471 = !DILocation(line: 36, column: 13, scope: !469)
!472 = !DILocation(line: 34, column: 53, scope: !459)
!473 = !DILocation(line: 33, column: 51, scope: !456)
!474 = !DILocation(line: 33, column: 54, scope: !456)
!475 = !DILocation(line: 33, column: 49, scope: !456)
!476 = !DILocation(line: 33, column: 5, scope: !456)
!477 = distinct !{!477, !457, !478, !479}
!478 = !DILocation(line: 37, column: 9, scope: !451)
!479 = !{!"llvm.loop.mustprogress"}
!480 = !DILocation(line: 38, column: 5, scope: !433)
!481 = !DILocation(line: 39, column: 1, scope: !433)
!482 = distinct !DISubprogram(name: "add_libc_strcpy_heap", scope: !10, file: !10, line: 13, type: !46, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!483 = !DILocation(line: 13, column: 1, scope: !482)
!484 = distinct !DISubprogram(name: "add_libc_strcpy_stack", scope: !10, file: !10, line: 20, type: !46, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!485 = !DILocation(line: 20, column: 1, scope: !484)
!486 = distinct !DISubprogram(name: "add_libc_strcpy_global", scope: !10, file: !10, line: 26, type: !46, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!487 = !DILocation(line: 26, column: 1, scope: !486)
!488 = distinct !DISubprogram(name: "add_libc_strcat", scope: !10, file: !10, line: 31, type: !46, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!489 = !DILocation(line: 31, column: 1, scope: !488)
!490 = distinct !DISubprogram(name: "add_libc_strncpy", scope: !10, file: !10, line: 37, type: !46, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!491 = !DILocation(line: 37, column: 1, scope: !490)
!492 = distinct !DISubprogram(name: "add_libc_sprintf", scope: !10, file: !10, line: 43, type: !46, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!493 = !DILocation(line: 43, column: 1, scope: !492)
!494 = distinct !DISubprogram(name: "add_libc_snprintf", scope: !10, file: !10, line: 49, type: !46, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!495 = !DILocation(line: 49, column: 1, scope: !494)
!496 = distinct !DISubprogram(name: "add_libc_memset", scope: !10, file: !10, line: 55, type: !46, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!497 = !DILocation(line: 55, column: 1, scope: !496)
!498 = distinct !DISubprogram(name: "add_libc_memcpy_to", scope: !10, file: !10, line: 61, type: !46, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!499 = !DILocation(line: 61, column: 1, scope: !498)
!500 = distinct !DISubprogram(name: "add_libc_memcpy_from", scope: !10, file: !10, line: 68, type: !46, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!501 = !DILocation(line: 68, column: 1, scope: !500)
!502 = distinct !DISubprogram(name: "add_libc_memcpy_overlap", scope: !10, file: !10, line: 74, type: !46, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!503 = !DILocation(line: 74, column: 1, scope: !502)
!504 = distinct !DISubprogram(name: "add_libc_memmove", scope: !10, file: !10, line: 80, type: !46, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!505 = !DILocation(line: 80, column: 1, scope: !504)
!506 = distinct !DISubprogram(name: "add_libc_strlen_unterminated", scope: !10, file: !10, line: 87, type: !46, scopeLine: 87, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!507 = !DILocation(line: 87, column: 1, scope: !506)
!508 = distinct !DISubprogram(name: "add_libc_strlen_freed", scope: !10, file: !10, line: 96, type: !46, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!509 = !DILocation(line: 96, column: 1, scope: !508)
!510 = distinct !DISubprogram(name: "add_libc_strdup_overrun", scope: !10, file: !10, line: 107, type: !46, scopeLine: 107, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!511 = !DILocation(line: 107, column: 1, scope: !510)
!512 = distinct !DISubprogram(name: "add_libc_fgets", scope: !10, file: !10, line: 114, type: !46, scopeLine: 114, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!513 = !DILocation(line: 114, column: 1, scope: !512)
!514 = distinct !DISubprogram(name: "add_libc_fread", scope: !10, file: !10, line: 121, type: !46, scopeLine: 121, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!515 = !DILocation(line: 121, column: 1, scope: !514)
!516 = distinct !DISubprogram(name: "add_libc_scanf", scope: !10, file: !10, line: 129, type: !46, scopeLine: 129, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!517 = !DILocation(line: 129, column: 1, scope: !516)
!518 = distinct !DISubprogram(name: "add_libc_printf_string", scope: !10, file: !10, line: 136, type: !46, scopeLine: 136, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!519 = !DILocation(line: 136, column: 1, scope: !518)
!520 = distinct !DISubprogram(name: "add_libc_printf_null_destination", scope: !10, file: !10, line: 142, type: !46, scopeLine: 142, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!521 = !DILocation(line: 142, column: 1, scope: !520)
!522 = distinct !DISubprogram(name: "add_libc_strcmp_null", scope: !10, file: !10, line: 148, type: !46, scopeLine: 148, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!523 = !DILocation(line: 148, column: 1, scope: !522)
!524 = distinct !DISubprogram(name: "add_libc_qsort", scope: !10, file: !10, line: 161, type: !46, scopeLine: 161, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!525 = !DILocation(line: 161, column: 1, scope: !524)
!526 = distinct !DISubprogram(name: "add_libc_comparison", scope: !10, file: !10, line: 175, type: !46, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!527 = !DILocation(line: 175, column: 1, scope: !526)
!528 = distinct !DISubprogram(name: "add_libc_memcmp", scope: !10, file: !10, line: 181, type: !46, scopeLine: 181, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!529 = !DILocation(line: 181, column: 1, scope: !528)
!530 = distinct !DISubprogram(name: "add_libc_memchr", scope: !10, file: !10, line: 188, type: !46, scopeLine: 188, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!531 = !DILocation(line: 188, column: 1, scope: !530)
!532 = distinct !DISubprogram(name: "add_libc_strtok", scope: !10, file: !10, line: 195, type: !46, scopeLine: 195, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!533 = !DILocation(line: 195, column: 1, scope: !532)
!534 = distinct !DISubprogram(name: "add_libc_getline_freed", scope: !10, file: !10, line: 203, type: !46, scopeLine: 203, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!535 = !DILocation(line: 203, column: 1, scope: !534)
!536 = distinct !DISubprogram(name: "add_libc_fclose_twice", scope: !10, file: !10, line: 214, type: !46, scopeLine: 214, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!537 = !DILocation(line: 214, column: 1, scope: !536)
!538 = distinct !DISubprogram(name: "add_libc_isalpha", scope: !10, file: !10, line: 224, type: !46, scopeLine: 224, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!539 = !DILocation(line: 224, column: 1, scope: !538)
!540 = distinct !DISubprogram(name: "add_libc_fputs_closed", scope: !10, file: !10, line: 231, type: !46, scopeLine: 231, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!541 = !DILocation(line: 231, column: 1, scope: !540)
!542 = distinct !DISubprogram(name: "add_libc_fprintf_closed", scope: !10, file: !10, line: 244, type: !46, scopeLine: 244, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!543 = !DILocation(line: 244, column: 1, scope: !542)
!544 = distinct !DISubprogram(name: "add_libc_fgetc_closed", scope: !10, file: !10, line: 256, type: !46, scopeLine: 256, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!545 = !DILocation(line: 256, column: 1, scope: !544)
!546 = distinct !DISubprogram(name: "add_libc_null_stream", scope: !10, file: !10, line: 269, type: !46, scopeLine: 269, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!547 = !DILocation(line: 269, column: 1, scope: !546)
!548 = distinct !DISubprogram(name: "add_libc_closedir_twice", scope: !10, file: !10, line: 277, type: !46, scopeLine: 277, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!549 = !DILocation(line: 277, column: 1, scope: !548)
!550 = distinct !DISubprogram(name: "add_libc_readdir_closed", scope: !10, file: !10, line: 287, type: !46, scopeLine: 287, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!551 = !DILocation(line: 287, column: 1, scope: !550)
!552 = distinct !DISubprogram(name: "add_libc_memstream_freed", scope: !10, file: !10, line: 300, type: !46, scopeLine: 300, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!553 = !DILocation(line: 300, column: 1, scope: !552)
!554 = distinct !DISubprogram(name: "add_libc_fmemopen", scope: !10, file: !10, line: 314, type: !46, scopeLine: 314, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!555 = !DILocation(line: 314, column: 1, scope: !554)
!556 = distinct !DISubprogram(name: "add_libc_printf_missing", scope: !10, file: !10, line: 325, type: !46, scopeLine: 325, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!557 = !DILocation(line: 325, column: 1, scope: !556)
!558 = distinct !DISubprogram(name: "add_libc_printf_number_for_string", scope: !10, file: !10, line: 331, type: !46, scopeLine: 331, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!559 = !DILocation(line: 331, column: 1, scope: !558)
!560 = distinct !DISubprogram(name: "add_libc_scanf_missing", scope: !10, file: !10, line: 337, type: !46, scopeLine: 337, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!561 = !DILocation(line: 337, column: 1, scope: !560)
!562 = distinct !DISubprogram(name: "add_libc_scanf_narrow", scope: !10, file: !10, line: 344, type: !46, scopeLine: 344, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!563 = !DILocation(line: 344, column: 1, scope: !562)
!564 = distinct !DISubprogram(name: "add_libc_va_arg", scope: !10, file: !10, line: 361, type: !46, scopeLine: 361, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!565 = !DILocation(line: 361, column: 1, scope: !564)
!566 = distinct !DISubprogram(name: "add_libc_va_arg_stack", scope: !10, file: !10, line: 367, type: !46, scopeLine: 367, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!567 = !DILocation(line: 367, column: 1, scope: !566)
!568 = distinct !DISubprogram(name: "add_libc_memcpy_negative", scope: !10, file: !10, line: 374, type: !46, scopeLine: 374, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!569 = !DILocation(line: 374, column: 1, scope: !568)
!570 = distinct !DISubprogram(name: "add_libc_memset_negative", scope: !10, file: !10, line: 383, type: !46, scopeLine: 383, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!571 = !DILocation(line: 383, column: 1, scope: !570)
!572 = distinct !DISubprogram(name: "add_libc_strncpy_negative", scope: !10, file: !10, line: 390, type: !46, scopeLine: 390, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!573 = !DILocation(line: 390, column: 1, scope: !572)
!574 = distinct !DISubprogram(name: "add_libc_fread_negative", scope: !10, file: !10, line: 397, type: !46, scopeLine: 397, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!575 = !DILocation(line: 397, column: 1, scope: !574)
!576 = distinct !DISubprogram(name: "add_libc_strcat_unterminated", scope: !10, file: !10, line: 405, type: !46, scopeLine: 405, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!577 = !DILocation(line: 405, column: 1, scope: !576)
!578 = distinct !DISubprogram(name: "add_libc_strcpy_overlap", scope: !10, file: !10, line: 414, type: !46, scopeLine: 414, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!579 = !DILocation(line: 414, column: 1, scope: !578)
!580 = distinct !DISubprogram(name: "add_libc_qsort_null", scope: !10, file: !10, line: 425, type: !46, scopeLine: 425, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!581 = !DILocation(line: 425, column: 1, scope: !580)
!582 = distinct !DISubprogram(name: "add_libc_regfree_freed", scope: !10, file: !10, line: 431, type: !46, scopeLine: 431, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!583 = !DILocation(line: 431, column: 1, scope: !582)
!584 = distinct !DISubprogram(name: "add_libc_wcslen_unterminated", scope: !10, file: !10, line: 446, type: !46, scopeLine: 446, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!585 = !DILocation(line: 446, column: 1, scope: !584)
!586 = distinct !DISubprogram(name: "add_libc_printf_number_for_float", scope: !10, file: !10, line: 455, type: !46, scopeLine: 455, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!587 = !DILocation(line: 455, column: 1, scope: !586)
!588 = distinct !DISubprogram(name: "add_libc_printf_float_for_number", scope: !10, file: !10, line: 461, type: !46, scopeLine: 461, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!589 = !DILocation(line: 461, column: 1, scope: !588)
!590 = distinct !DISubprogram(name: "add_libc_scanf_null", scope: !10, file: !10, line: 467, type: !46, scopeLine: 467, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!591 = !DILocation(line: 467, column: 1, scope: !590)
!592 = distinct !DISubprogram(name: "add_libc_strtok_first", scope: !10, file: !10, line: 474, type: !46, scopeLine: 474, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!593 = !DILocation(line: 474, column: 1, scope: !592)
!594 = distinct !DISubprogram(name: "libc_strcpy_heap", scope: !10, file: !10, line: 13, type: !46, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!595 = !DILocalVariable(name: "p", scope: !594, file: !10, line: 15, type: !29)
!596 = !DILocation(line: 15, column: 11, scope: !594)
!597 = !DILocation(line: 15, column: 15, scope: !594)
!598 = !DILocation(line: 16, column: 12, scope: !594)
!599 = !DILocation(line: 16, column: 15, scope: !594)
!600 = !DILocation(line: 16, column: 5, scope: !594)
!601 = !DILocation(line: 17, column: 10, scope: !594)
!602 = !DILocation(line: 17, column: 5, scope: !594)
!603 = !DILocation(line: 18, column: 1, scope: !594)
!604 = distinct !DISubprogram(name: "libc_strcpy_stack", scope: !10, file: !10, line: 20, type: !46, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!605 = !DILocalVariable(name: "a", scope: !604, file: !10, line: 22, type: !3)
!606 = !DILocation(line: 22, column: 10, scope: !604)
!607 = !DILocation(line: 23, column: 12, scope: !604)
!608 = !DILocation(line: 23, column: 15, scope: !604)
!609 = !DILocation(line: 23, column: 5, scope: !604)
!610 = !DILocation(line: 24, column: 1, scope: !604)
!611 = distinct !DISubprogram(name: "libc_strcpy_global", scope: !10, file: !10, line: 26, type: !46, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!612 = !DILocation(line: 28, column: 19, scope: !611)
!613 = !DILocation(line: 28, column: 5, scope: !611)
!614 = !DILocation(line: 29, column: 1, scope: !611)
!615 = distinct !DISubprogram(name: "libc_strcat", scope: !10, file: !10, line: 31, type: !46, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!616 = !DILocalVariable(name: "a", scope: !615, file: !10, line: 33, type: !617)
!617 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !618)
!618 = !{!619}
!619 = !DISubrange(count: 8)
!620 = !DILocation(line: 33, column: 10, scope: !615)
!621 = !DILocation(line: 34, column: 12, scope: !615)
!622 = !DILocation(line: 34, column: 15, scope: !615)
!623 = !DILocation(line: 34, column: 5, scope: !615)
!624 = !DILocation(line: 35, column: 1, scope: !615)
!625 = distinct !DISubprogram(name: "libc_strncpy", scope: !10, file: !10, line: 37, type: !46, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!626 = !DILocalVariable(name: "a", scope: !625, file: !10, line: 39, type: !58)
!627 = !DILocation(line: 39, column: 10, scope: !625)
!628 = !DILocation(line: 40, column: 13, scope: !625)
!629 = !DILocation(line: 40, column: 22, scope: !625)
!630 = !DILocation(line: 40, column: 5, scope: !625)
!631 = !DILocation(line: 41, column: 1, scope: !625)
!632 = distinct !DISubprogram(name: "libc_sprintf", scope: !10, file: !10, line: 43, type: !46, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!633 = !DILocalVariable(name: "a", scope: !632, file: !10, line: 45, type: !63)
!634 = !DILocation(line: 45, column: 10, scope: !632)
!635 = !DILocation(line: 46, column: 13, scope: !632)
!636 = !DILocation(line: 46, column: 22, scope: !632)
!637 = !DILocation(line: 46, column: 5, scope: !632)
!638 = !DILocation(line: 47, column: 1, scope: !632)
!639 = distinct !DISubprogram(name: "libc_snprintf", scope: !10, file: !10, line: 49, type: !46, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!640 = !DILocalVariable(name: "a", scope: !639, file: !10, line: 51, type: !63)
!641 = !DILocation(line: 51, column: 10, scope: !639)
!642 = !DILocation(line: 52, column: 14, scope: !639)
!643 = !DILocation(line: 52, column: 17, scope: !639)
!644 = !DILocation(line: 52, column: 5, scope: !639)
!645 = !DILocation(line: 53, column: 1, scope: !639)
!646 = distinct !DISubprogram(name: "libc_memset", scope: !10, file: !10, line: 55, type: !46, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!647 = !DILocalVariable(name: "a", scope: !646, file: !10, line: 57, type: !648)
!648 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 96, elements: !105)
!649 = !DILocation(line: 57, column: 9, scope: !646)
!650 = !DILocation(line: 58, column: 5, scope: !646)
!651 = !DILocation(line: 58, column: 30, scope: !646)
!652 = !DILocation(line: 58, column: 29, scope: !646)
!653 = !DILocation(line: 58, column: 27, scope: !646)
!654 = !DILocation(line: 59, column: 1, scope: !646)
!655 = distinct !DISubprogram(name: "libc_memcpy_to", scope: !10, file: !10, line: 61, type: !46, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!656 = !DILocalVariable(name: "p", scope: !655, file: !10, line: 63, type: !29)
!657 = !DILocation(line: 63, column: 11, scope: !655)
!658 = !DILocation(line: 63, column: 15, scope: !655)
!659 = !DILocation(line: 64, column: 12, scope: !655)
!660 = !DILocation(line: 64, column: 27, scope: !655)
!661 = !DILocation(line: 64, column: 5, scope: !655)
!662 = !DILocation(line: 65, column: 10, scope: !655)
!663 = !DILocation(line: 65, column: 5, scope: !655)
!664 = !DILocation(line: 66, column: 1, scope: !655)
!665 = distinct !DISubprogram(name: "libc_memcpy_from", scope: !10, file: !10, line: 68, type: !46, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!666 = !DILocalVariable(name: "to", scope: !665, file: !10, line: 70, type: !617)
!667 = !DILocation(line: 70, column: 10, scope: !665)
!668 = !DILocalVariable(name: "from", scope: !665, file: !10, line: 70, type: !3)
!669 = !DILocation(line: 70, column: 17, scope: !665)
!670 = !DILocation(line: 71, column: 5, scope: !665)
!671 = !DILocation(line: 71, column: 22, scope: !665)
!672 = !DILocation(line: 72, column: 1, scope: !665)
!673 = distinct !DISubprogram(name: "libc_memcpy_overlap", scope: !10, file: !10, line: 74, type: !46, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!674 = !DILocalVariable(name: "a", scope: !673, file: !10, line: 76, type: !222)
!675 = !DILocation(line: 76, column: 10, scope: !673)
!676 = !DILocation(line: 77, column: 12, scope: !673)
!677 = !DILocation(line: 77, column: 17, scope: !673)
!678 = !DILocation(line: 77, column: 14, scope: !673)
!679 = !DILocation(line: 77, column: 5, scope: !673)
!680 = !DILocation(line: 78, column: 1, scope: !673)
!681 = distinct !DISubprogram(name: "libc_memmove", scope: !10, file: !10, line: 80, type: !46, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!682 = !DILocalVariable(name: "p", scope: !681, file: !10, line: 82, type: !29)
!683 = !DILocation(line: 82, column: 11, scope: !681)
!684 = !DILocation(line: 82, column: 15, scope: !681)
!685 = !DILocation(line: 83, column: 13, scope: !681)
!686 = !DILocation(line: 83, column: 15, scope: !681)
!687 = !DILocation(line: 83, column: 20, scope: !681)
!688 = !DILocation(line: 83, column: 23, scope: !681)
!689 = !DILocation(line: 83, column: 5, scope: !681)
!690 = !DILocation(line: 84, column: 10, scope: !681)
!691 = !DILocation(line: 84, column: 5, scope: !681)
!692 = !DILocation(line: 85, column: 1, scope: !681)
!693 = distinct !DISubprogram(name: "libc_strlen_unterminated", scope: !10, file: !10, line: 87, type: !46, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!694 = !DILocalVariable(name: "a", scope: !693, file: !10, line: 89, type: !104)
!695 = !DILocation(line: 89, column: 10, scope: !693)
!696 = !DILocation(line: 90, column: 10, scope: !697)
!697 = distinct !DILexicalBlock(scope: !693, file: !10, line: 90, column: 9)
!698 = !DILocation(line: 90, column: 9, scope: !693)
!699 = !DILocation(line: 91, column: 9, scope: !697)
!700 = !DILocation(line: 91, column: 14, scope: !697)
!701 = !DILocation(line: 92, column: 16, scope: !702)
!702 = distinct !DILexicalBlock(scope: !693, file: !10, line: 92, column: 9)
!703 = !DILocation(line: 92, column: 9, scope: !702)
!704 = !DILocation(line: 92, column: 19, scope: !702)
!705 = !DILocation(line: 92, column: 9, scope: !693)
!706 = !DILocation(line: 93, column: 9, scope: !702)
!707 = !DILocation(line: 94, column: 1, scope: !693)
!708 = distinct !DISubprogram(name: "libc_strlen_freed", scope: !10, file: !10, line: 96, type: !46, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!709 = !DILocalVariable(name: "p", scope: !708, file: !10, line: 98, type: !29)
!710 = !DILocation(line: 98, column: 11, scope: !708)
!711 = !DILocation(line: 98, column: 15, scope: !708)
!712 = !DILocalVariable(name: "n", scope: !708, file: !10, line: 99, type: !713)
!713 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !714, line: 18, baseType: !715)
!714 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!715 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!716 = !DILocation(line: 99, column: 12, scope: !708)
!717 = !DILocation(line: 99, column: 23, scope: !708)
!718 = !DILocation(line: 99, column: 16, scope: !708)
!719 = !DILocation(line: 100, column: 10, scope: !708)
!720 = !DILocation(line: 100, column: 5, scope: !708)
!721 = !DILocation(line: 101, column: 9, scope: !722)
!722 = distinct !DILexicalBlock(scope: !708, file: !10, line: 101, column: 9)
!723 = !DILocation(line: 101, column: 9, scope: !708)
!724 = !DILocation(line: 102, column: 20, scope: !722)
!725 = !DILocation(line: 102, column: 13, scope: !722)
!726 = !DILocation(line: 102, column: 11, scope: !722)
!727 = !DILocation(line: 102, column: 9, scope: !722)
!728 = !DILocation(line: 103, column: 9, scope: !729)
!729 = distinct !DILexicalBlock(scope: !708, file: !10, line: 103, column: 9)
!730 = !DILocation(line: 103, column: 11, scope: !729)
!731 = !DILocation(line: 103, column: 9, scope: !708)
!732 = !DILocation(line: 104, column: 9, scope: !729)
!733 = !DILocation(line: 105, column: 1, scope: !708)
!734 = distinct !DISubprogram(name: "libc_strdup_overrun", scope: !10, file: !10, line: 107, type: !46, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!735 = !DILocalVariable(name: "p", scope: !734, file: !10, line: 109, type: !29)
!736 = !DILocation(line: 109, column: 11, scope: !734)
!737 = !DILocation(line: 109, column: 15, scope: !734)
!738 = !DILocation(line: 110, column: 5, scope: !734)
!739 = !DILocation(line: 110, column: 7, scope: !734)
!740 = !DILocation(line: 110, column: 20, scope: !734)
!741 = !DILocation(line: 111, column: 10, scope: !734)
!742 = !DILocation(line: 111, column: 5, scope: !734)
!743 = !DILocation(line: 112, column: 1, scope: !734)
!744 = distinct !DISubprogram(name: "libc_fgets", scope: !10, file: !10, line: 114, type: !46, scopeLine: 115, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!745 = !DILocalVariable(name: "line", scope: !744, file: !10, line: 116, type: !3)
!746 = !DILocation(line: 116, column: 10, scope: !744)
!747 = !DILocation(line: 117, column: 15, scope: !748)
!748 = distinct !DILexicalBlock(scope: !744, file: !10, line: 117, column: 9)
!749 = !DILocation(line: 117, column: 21, scope: !748)
!750 = !DILocation(line: 117, column: 44, scope: !748)
!751 = !DILocation(line: 117, column: 9, scope: !748)
!752 = !DILocation(line: 117, column: 9, scope: !744)
!753 = !DILocation(line: 118, column: 9, scope: !748)
!754 = !DILocation(line: 118, column: 17, scope: !748)
!755 = !DILocation(line: 119, column: 1, scope: !744)
!756 = distinct !DISubprogram(name: "libc_fread", scope: !10, file: !10, line: 121, type: !46, scopeLine: 122, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!757 = !DILocalVariable(name: "p", scope: !756, file: !10, line: 123, type: !29)
!758 = !DILocation(line: 123, column: 11, scope: !756)
!759 = !DILocation(line: 123, column: 15, scope: !756)
!760 = !DILocation(line: 124, column: 15, scope: !761)
!761 = distinct !DILexicalBlock(scope: !756, file: !10, line: 124, column: 9)
!762 = !DILocation(line: 124, column: 21, scope: !761)
!763 = !DILocation(line: 124, column: 34, scope: !761)
!764 = !DILocation(line: 124, column: 9, scope: !761)
!765 = !DILocation(line: 124, column: 41, scope: !761)
!766 = !DILocation(line: 124, column: 9, scope: !756)
!767 = !DILocation(line: 125, column: 9, scope: !761)
!768 = !DILocation(line: 126, column: 10, scope: !756)
!769 = !DILocation(line: 126, column: 5, scope: !756)
!770 = !DILocation(line: 127, column: 1, scope: !756)
!771 = distinct !DISubprogram(name: "libc_scanf", scope: !10, file: !10, line: 129, type: !46, scopeLine: 130, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!772 = !DILocalVariable(name: "word", scope: !771, file: !10, line: 131, type: !58)
!773 = !DILocation(line: 131, column: 10, scope: !771)
!774 = !DILocation(line: 132, column: 15, scope: !775)
!775 = distinct !DILexicalBlock(scope: !771, file: !10, line: 132, column: 9)
!776 = !DILocation(line: 132, column: 35, scope: !775)
!777 = !DILocation(line: 132, column: 9, scope: !775)
!778 = !DILocation(line: 132, column: 41, scope: !775)
!779 = !DILocation(line: 132, column: 9, scope: !771)
!780 = !DILocation(line: 133, column: 9, scope: !775)
!781 = !DILocation(line: 134, column: 1, scope: !771)
!782 = distinct !DISubprogram(name: "libc_printf_string", scope: !10, file: !10, line: 136, type: !46, scopeLine: 137, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!783 = !DILocalVariable(name: "a", scope: !782, file: !10, line: 138, type: !213)
!784 = !DILocation(line: 138, column: 10, scope: !782)
!785 = !DILocation(line: 139, column: 12, scope: !782)
!786 = !DILocation(line: 139, column: 37, scope: !782)
!787 = !DILocation(line: 139, column: 5, scope: !782)
!788 = !DILocation(line: 140, column: 1, scope: !782)
!789 = distinct !DISubprogram(name: "libc_printf_null_destination", scope: !10, file: !10, line: 142, type: !46, scopeLine: 143, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!790 = !DILocalVariable(name: "a", scope: !789, file: !10, line: 144, type: !617)
!791 = !DILocation(line: 144, column: 10, scope: !789)
!792 = !DILocation(line: 145, column: 13, scope: !789)
!793 = !DILocation(line: 145, column: 23, scope: !789)
!794 = !DILocation(line: 145, column: 5, scope: !789)
!795 = !DILocation(line: 146, column: 1, scope: !789)
!796 = distinct !DISubprogram(name: "libc_strcmp_null", scope: !10, file: !10, line: 148, type: !46, scopeLine: 149, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!797 = !DILocalVariable(name: "p", scope: !796, file: !10, line: 150, type: !42)
!798 = !DILocation(line: 150, column: 17, scope: !796)
!799 = !DILocation(line: 150, column: 21, scope: !796)
!800 = !DILocation(line: 151, column: 16, scope: !801)
!801 = distinct !DILexicalBlock(scope: !796, file: !10, line: 151, column: 9)
!802 = !DILocation(line: 151, column: 9, scope: !801)
!803 = !DILocation(line: 151, column: 9, scope: !796)
!804 = !DILocation(line: 152, column: 9, scope: !801)
!805 = !DILocation(line: 153, column: 1, scope: !796)
!806 = distinct !DISubprogram(name: "libc_qsort", scope: !10, file: !10, line: 161, type: !46, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!807 = !DILocalVariable(name: "a", scope: !806, file: !10, line: 163, type: !808)
!808 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 128, elements: !5)
!809 = !DILocation(line: 163, column: 9, scope: !806)
!810 = !DILocation(line: 164, column: 11, scope: !806)
!811 = !DILocation(line: 164, column: 14, scope: !806)
!812 = !DILocation(line: 164, column: 5, scope: !806)
!813 = !DILocation(line: 165, column: 9, scope: !814)
!814 = distinct !DILexicalBlock(scope: !806, file: !10, line: 165, column: 9)
!815 = !DILocation(line: 165, column: 14, scope: !814)
!816 = !DILocation(line: 165, column: 9, scope: !806)
!817 = !DILocation(line: 166, column: 9, scope: !814)
!818 = !DILocation(line: 167, column: 1, scope: !806)
!819 = distinct !DISubprogram(name: "compare", scope: !10, file: !10, line: 155, type: !820, scopeLine: 156, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!820 = !DISubroutineType(types: !821)
!821 = !{!30, !822, !822}
!822 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !823, size: 64)
!823 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!824 = !DILocalVariable(name: "a", arg: 1, scope: !819, file: !10, line: 155, type: !822)
!825 = !DILocation(line: 155, column: 32, scope: !819)
!826 = !DILocalVariable(name: "b", arg: 2, scope: !819, file: !10, line: 155, type: !822)
!827 = !DILocation(line: 155, column: 47, scope: !819)
!828 = !DILocalVariable(name: "x", scope: !819, file: !10, line: 157, type: !829)
!829 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !830, size: 64)
!830 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !30)
!831 = !DILocation(line: 157, column: 16, scope: !819)
!832 = !DILocation(line: 157, column: 20, scope: !819)
!833 = !DILocalVariable(name: "y", scope: !819, file: !10, line: 157, type: !829)
!834 = !DILocation(line: 157, column: 24, scope: !819)
!835 = !DILocation(line: 157, column: 28, scope: !819)
!836 = !DILocation(line: 158, column: 13, scope: !819)
!837 = !DILocation(line: 158, column: 12, scope: !819)
!838 = !DILocation(line: 158, column: 18, scope: !819)
!839 = !DILocation(line: 158, column: 17, scope: !819)
!840 = !DILocation(line: 158, column: 15, scope: !819)
!841 = !DILocation(line: 158, column: 5, scope: !819)
!842 = distinct !DISubprogram(name: "libc_comparison", scope: !10, file: !10, line: 175, type: !46, scopeLine: 176, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!843 = !DILocalVariable(name: "a", scope: !842, file: !10, line: 177, type: !808)
!844 = !DILocation(line: 177, column: 9, scope: !842)
!845 = !DILocation(line: 178, column: 11, scope: !842)
!846 = !DILocation(line: 178, column: 5, scope: !842)
!847 = !DILocation(line: 179, column: 1, scope: !842)
!848 = distinct !DISubprogram(name: "reads_neighbour", scope: !10, file: !10, line: 169, type: !820, scopeLine: 170, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!849 = !DILocalVariable(name: "a", arg: 1, scope: !848, file: !10, line: 169, type: !822)
!850 = !DILocation(line: 169, column: 40, scope: !848)
!851 = !DILocalVariable(name: "b", arg: 2, scope: !848, file: !10, line: 169, type: !822)
!852 = !DILocation(line: 169, column: 55, scope: !848)
!853 = !DILocalVariable(name: "x", scope: !848, file: !10, line: 171, type: !829)
!854 = !DILocation(line: 171, column: 16, scope: !848)
!855 = !DILocation(line: 171, column: 20, scope: !848)
!856 = !DILocalVariable(name: "y", scope: !848, file: !10, line: 171, type: !829)
!857 = !DILocation(line: 171, column: 24, scope: !848)
!858 = !DILocation(line: 171, column: 28, scope: !848)
!859 = !DILocation(line: 172, column: 12, scope: !848)
!860 = !DILocation(line: 172, column: 18, scope: !848)
!861 = !DILocation(line: 172, column: 25, scope: !848)
!862 = !DILocation(line: 172, column: 23, scope: !848)
!863 = !DILocation(line: 172, column: 33, scope: !848)
!864 = !DILocation(line: 172, column: 32, scope: !848)
!865 = !DILocation(line: 172, column: 38, scope: !848)
!866 = !DILocation(line: 172, column: 37, scope: !848)
!867 = !DILocation(line: 172, column: 35, scope: !848)
!868 = !DILocation(line: 172, column: 5, scope: !848)
!869 = distinct !DISubprogram(name: "libc_memcmp", scope: !10, file: !10, line: 181, type: !46, scopeLine: 182, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!870 = !DILocalVariable(name: "a", scope: !869, file: !10, line: 183, type: !3)
!871 = !DILocation(line: 183, column: 10, scope: !869)
!872 = !DILocalVariable(name: "b", scope: !869, file: !10, line: 183, type: !617)
!873 = !DILocation(line: 183, column: 24, scope: !869)
!874 = !DILocation(line: 184, column: 16, scope: !875)
!875 = distinct !DILexicalBlock(scope: !869, file: !10, line: 184, column: 9)
!876 = !DILocation(line: 184, column: 19, scope: !875)
!877 = !DILocation(line: 184, column: 22, scope: !875)
!878 = !DILocation(line: 184, column: 9, scope: !875)
!879 = !DILocation(line: 184, column: 9, scope: !869)
!880 = !DILocation(line: 185, column: 9, scope: !875)
!881 = !DILocation(line: 186, column: 1, scope: !869)
!882 = distinct !DISubprogram(name: "libc_memchr", scope: !10, file: !10, line: 188, type: !46, scopeLine: 189, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!883 = !DILocalVariable(name: "a", scope: !882, file: !10, line: 190, type: !3)
!884 = !DILocation(line: 190, column: 10, scope: !882)
!885 = !DILocation(line: 191, column: 16, scope: !886)
!886 = distinct !DILexicalBlock(scope: !882, file: !10, line: 191, column: 9)
!887 = !DILocation(line: 191, column: 24, scope: !886)
!888 = !DILocation(line: 191, column: 9, scope: !886)
!889 = !DILocation(line: 191, column: 9, scope: !882)
!890 = !DILocation(line: 192, column: 9, scope: !886)
!891 = !DILocation(line: 193, column: 1, scope: !882)
!892 = distinct !DISubprogram(name: "libc_strtok", scope: !10, file: !10, line: 195, type: !46, scopeLine: 196, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!893 = !DILocalVariable(name: "text", scope: !892, file: !10, line: 197, type: !3)
!894 = !DILocation(line: 197, column: 10, scope: !892)
!895 = !DILocalVariable(name: "word", scope: !892, file: !10, line: 198, type: !29)
!896 = !DILocation(line: 198, column: 11, scope: !892)
!897 = !DILocation(line: 198, column: 25, scope: !892)
!898 = !DILocation(line: 198, column: 47, scope: !892)
!899 = !DILocation(line: 198, column: 18, scope: !892)
!900 = !DILocation(line: 199, column: 10, scope: !901)
!901 = distinct !DILexicalBlock(scope: !892, file: !10, line: 199, column: 9)
!902 = !DILocation(line: 199, column: 9, scope: !892)
!903 = !DILocation(line: 200, column: 9, scope: !901)
!904 = !DILocation(line: 201, column: 1, scope: !892)
!905 = distinct !DISubprogram(name: "libc_getline_freed", scope: !10, file: !10, line: 203, type: !46, scopeLine: 204, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!906 = !DILocalVariable(name: "line", scope: !905, file: !10, line: 205, type: !29)
!907 = !DILocation(line: 205, column: 11, scope: !905)
!908 = !DILocalVariable(name: "size", scope: !905, file: !10, line: 206, type: !713)
!909 = !DILocation(line: 206, column: 12, scope: !905)
!910 = !DILocation(line: 207, column: 31, scope: !911)
!911 = distinct !DILexicalBlock(scope: !905, file: !10, line: 207, column: 9)
!912 = !DILocation(line: 207, column: 9, scope: !911)
!913 = !DILocation(line: 207, column: 38, scope: !911)
!914 = !DILocation(line: 207, column: 9, scope: !905)
!915 = !DILocation(line: 208, column: 9, scope: !911)
!916 = !DILocation(line: 209, column: 10, scope: !905)
!917 = !DILocation(line: 209, column: 5, scope: !905)
!918 = !DILocation(line: 210, column: 9, scope: !919)
!919 = distinct !DILexicalBlock(scope: !905, file: !10, line: 210, column: 9)
!920 = !DILocation(line: 210, column: 9, scope: !905)
!921 = !DILocation(line: 211, column: 9, scope: !919)
!922 = !DILocation(line: 211, column: 17, scope: !919)
!923 = !DILocation(line: 212, column: 1, scope: !905)
!924 = distinct !DISubprogram(name: "libc_fclose_twice", scope: !10, file: !10, line: 214, type: !46, scopeLine: 215, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!925 = !DILocalVariable(name: "f", scope: !924, file: !10, line: 216, type: !926)
!926 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !927, size: 64)
!927 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !928, line: 7, baseType: !929)
!928 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!929 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !930, line: 49, size: 1728, elements: !931)
!930 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "1bad07471b7974df4ecc1d1c2ca207e6")
!931 = !{!932, !933, !934, !935, !936, !937, !938, !939, !940, !941, !942, !943, !944, !947, !949, !950, !951, !955, !956, !958, !962, !965, !967, !970, !973, !974, !975, !976, !977}
!932 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !929, file: !930, line: 51, baseType: !30, size: 32)
!933 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !929, file: !930, line: 54, baseType: !29, size: 64, offset: 64)
!934 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !929, file: !930, line: 55, baseType: !29, size: 64, offset: 128)
!935 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !929, file: !930, line: 56, baseType: !29, size: 64, offset: 192)
!936 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !929, file: !930, line: 57, baseType: !29, size: 64, offset: 256)
!937 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !929, file: !930, line: 58, baseType: !29, size: 64, offset: 320)
!938 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !929, file: !930, line: 59, baseType: !29, size: 64, offset: 384)
!939 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !929, file: !930, line: 60, baseType: !29, size: 64, offset: 448)
!940 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !929, file: !930, line: 61, baseType: !29, size: 64, offset: 512)
!941 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !929, file: !930, line: 64, baseType: !29, size: 64, offset: 576)
!942 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !929, file: !930, line: 65, baseType: !29, size: 64, offset: 640)
!943 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !929, file: !930, line: 66, baseType: !29, size: 64, offset: 704)
!944 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !929, file: !930, line: 68, baseType: !945, size: 64, offset: 768)
!945 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !946, size: 64)
!946 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !930, line: 36, flags: DIFlagFwdDecl)
!947 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !929, file: !930, line: 70, baseType: !948, size: 64, offset: 832)
!948 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !929, size: 64)
!949 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !929, file: !930, line: 72, baseType: !30, size: 32, offset: 896)
!950 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !929, file: !930, line: 73, baseType: !30, size: 32, offset: 928)
!951 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !929, file: !930, line: 74, baseType: !952, size: 64, offset: 960)
!952 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !953, line: 152, baseType: !954)
!953 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!954 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!955 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !929, file: !930, line: 77, baseType: !31, size: 16, offset: 1024)
!956 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !929, file: !930, line: 78, baseType: !957, size: 8, offset: 1040)
!957 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!958 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !929, file: !930, line: 79, baseType: !959, size: 8, offset: 1048)
!959 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8, elements: !960)
!960 = !{!961}
!961 = !DISubrange(count: 1)
!962 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !929, file: !930, line: 81, baseType: !963, size: 64, offset: 1088)
!963 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !964, size: 64)
!964 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !930, line: 43, baseType: null)
!965 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !929, file: !930, line: 89, baseType: !966, size: 64, offset: 1152)
!966 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !953, line: 153, baseType: !954)
!967 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !929, file: !930, line: 91, baseType: !968, size: 64, offset: 1216)
!968 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !969, size: 64)
!969 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !930, line: 37, flags: DIFlagFwdDecl)
!970 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !929, file: !930, line: 92, baseType: !971, size: 64, offset: 1280)
!971 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !972, size: 64)
!972 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !930, line: 38, flags: DIFlagFwdDecl)
!973 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !929, file: !930, line: 93, baseType: !948, size: 64, offset: 1344)
!974 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !929, file: !930, line: 94, baseType: !32, size: 64, offset: 1408)
!975 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !929, file: !930, line: 95, baseType: !713, size: 64, offset: 1472)
!976 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !929, file: !930, line: 96, baseType: !30, size: 32, offset: 1536)
!977 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !929, file: !930, line: 98, baseType: !149, size: 160, offset: 1568)
!978 = !DILocation(line: 216, column: 11, scope: !924)
!979 = !DILocation(line: 216, column: 15, scope: !924)
!980 = !DILocation(line: 217, column: 10, scope: !981)
!981 = distinct !DILexicalBlock(scope: !924, file: !10, line: 217, column: 9)
!982 = !DILocation(line: 217, column: 9, scope: !924)
!983 = !DILocation(line: 218, column: 9, scope: !981)
!984 = !DILocation(line: 219, column: 12, scope: !924)
!985 = !DILocation(line: 219, column: 5, scope: !924)
!986 = !DILocation(line: 220, column: 9, scope: !987)
!987 = distinct !DILexicalBlock(scope: !924, file: !10, line: 220, column: 9)
!988 = !DILocation(line: 220, column: 9, scope: !924)
!989 = !DILocation(line: 221, column: 16, scope: !987)
!990 = !DILocation(line: 221, column: 9, scope: !987)
!991 = !DILocation(line: 222, column: 1, scope: !924)
!992 = distinct !DISubprogram(name: "libc_isalpha", scope: !10, file: !10, line: 224, type: !46, scopeLine: 225, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!993 = !DILocalVariable(name: "c", scope: !992, file: !10, line: 226, type: !30)
!994 = !DILocation(line: 226, column: 9, scope: !992)
!995 = !DILocation(line: 226, column: 13, scope: !992)
!996 = !DILocation(line: 227, column: 10, scope: !997)
!997 = distinct !DILexicalBlock(scope: !992, file: !10, line: 227, column: 9)
!998 = !DILocation(line: 227, column: 9, scope: !992)
!999 = !DILocation(line: 228, column: 9, scope: !997)
!1000 = !DILocation(line: 229, column: 1, scope: !992)
!1001 = distinct !DISubprogram(name: "libc_fputs_closed", scope: !10, file: !10, line: 231, type: !46, scopeLine: 232, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!1002 = !DILocalVariable(name: "f", scope: !1001, file: !10, line: 233, type: !926)
!1003 = !DILocation(line: 233, column: 11, scope: !1001)
!1004 = !DILocation(line: 233, column: 15, scope: !1001)
!1005 = !DILocation(line: 234, column: 10, scope: !1006)
!1006 = distinct !DILexicalBlock(scope: !1001, file: !10, line: 234, column: 9)
!1007 = !DILocation(line: 234, column: 9, scope: !1001)
!1008 = !DILocation(line: 235, column: 9, scope: !1006)
!1009 = !DILocation(line: 236, column: 21, scope: !1001)
!1010 = !DILocation(line: 236, column: 5, scope: !1001)
!1011 = !DILocation(line: 237, column: 9, scope: !1012)
!1012 = distinct !DILexicalBlock(scope: !1001, file: !10, line: 237, column: 9)
!1013 = !DILocation(line: 237, column: 9, scope: !1001)
!1014 = !DILocation(line: 238, column: 16, scope: !1012)
!1015 = !DILocation(line: 238, column: 9, scope: !1012)
!1016 = !DILocation(line: 239, column: 20, scope: !1001)
!1017 = !DILocation(line: 239, column: 5, scope: !1001)
!1018 = !DILocation(line: 240, column: 10, scope: !1019)
!1019 = distinct !DILexicalBlock(scope: !1001, file: !10, line: 240, column: 9)
!1020 = !DILocation(line: 240, column: 9, scope: !1001)
!1021 = !DILocation(line: 241, column: 16, scope: !1019)
!1022 = !DILocation(line: 241, column: 9, scope: !1019)
!1023 = !DILocation(line: 242, column: 1, scope: !1001)
!1024 = distinct !DISubprogram(name: "libc_fprintf_closed", scope: !10, file: !10, line: 244, type: !46, scopeLine: 245, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!1025 = !DILocalVariable(name: "f", scope: !1024, file: !10, line: 246, type: !926)
!1026 = !DILocation(line: 246, column: 11, scope: !1024)
!1027 = !DILocation(line: 246, column: 15, scope: !1024)
!1028 = !DILocation(line: 247, column: 10, scope: !1029)
!1029 = distinct !DILexicalBlock(scope: !1024, file: !10, line: 247, column: 9)
!1030 = !DILocation(line: 247, column: 9, scope: !1024)
!1031 = !DILocation(line: 248, column: 9, scope: !1029)
!1032 = !DILocation(line: 249, column: 9, scope: !1033)
!1033 = distinct !DILexicalBlock(scope: !1024, file: !10, line: 249, column: 9)
!1034 = !DILocation(line: 249, column: 9, scope: !1024)
!1035 = !DILocation(line: 250, column: 16, scope: !1033)
!1036 = !DILocation(line: 250, column: 9, scope: !1033)
!1037 = !DILocation(line: 251, column: 13, scope: !1024)
!1038 = !DILocation(line: 251, column: 5, scope: !1024)
!1039 = !DILocation(line: 252, column: 10, scope: !1040)
!1040 = distinct !DILexicalBlock(scope: !1024, file: !10, line: 252, column: 9)
!1041 = !DILocation(line: 252, column: 9, scope: !1024)
!1042 = !DILocation(line: 253, column: 16, scope: !1040)
!1043 = !DILocation(line: 253, column: 9, scope: !1040)
!1044 = !DILocation(line: 254, column: 1, scope: !1024)
!1045 = distinct !DISubprogram(name: "libc_fgetc_closed", scope: !10, file: !10, line: 256, type: !46, scopeLine: 257, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!1046 = !DILocalVariable(name: "f", scope: !1045, file: !10, line: 258, type: !926)
!1047 = !DILocation(line: 258, column: 11, scope: !1045)
!1048 = !DILocation(line: 258, column: 15, scope: !1045)
!1049 = !DILocation(line: 259, column: 10, scope: !1050)
!1050 = distinct !DILexicalBlock(scope: !1045, file: !10, line: 259, column: 9)
!1051 = !DILocation(line: 259, column: 9, scope: !1045)
!1052 = !DILocation(line: 260, column: 9, scope: !1050)
!1053 = !DILocation(line: 261, column: 9, scope: !1054)
!1054 = distinct !DILexicalBlock(scope: !1045, file: !10, line: 261, column: 9)
!1055 = !DILocation(line: 261, column: 9, scope: !1045)
!1056 = !DILocation(line: 262, column: 16, scope: !1054)
!1057 = !DILocation(line: 262, column: 9, scope: !1054)
!1058 = !DILocation(line: 263, column: 15, scope: !1059)
!1059 = distinct !DILexicalBlock(scope: !1045, file: !10, line: 263, column: 9)
!1060 = !DILocation(line: 263, column: 9, scope: !1059)
!1061 = !DILocation(line: 263, column: 18, scope: !1059)
!1062 = !DILocation(line: 263, column: 9, scope: !1045)
!1063 = !DILocation(line: 264, column: 9, scope: !1059)
!1064 = !DILocation(line: 265, column: 10, scope: !1065)
!1065 = distinct !DILexicalBlock(scope: !1045, file: !10, line: 265, column: 9)
!1066 = !DILocation(line: 265, column: 9, scope: !1045)
!1067 = !DILocation(line: 266, column: 16, scope: !1065)
!1068 = !DILocation(line: 266, column: 9, scope: !1065)
!1069 = !DILocation(line: 267, column: 1, scope: !1045)
!1070 = distinct !DISubprogram(name: "libc_null_stream", scope: !10, file: !10, line: 269, type: !46, scopeLine: 270, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!1071 = !DILocalVariable(name: "f", scope: !1070, file: !10, line: 271, type: !926)
!1072 = !DILocation(line: 271, column: 11, scope: !1070)
!1073 = !DILocation(line: 271, column: 21, scope: !1070)
!1074 = !DILocation(line: 271, column: 15, scope: !1070)
!1075 = !DILocation(line: 272, column: 15, scope: !1076)
!1076 = distinct !DILexicalBlock(scope: !1070, file: !10, line: 272, column: 9)
!1077 = !DILocation(line: 272, column: 9, scope: !1076)
!1078 = !DILocation(line: 272, column: 18, scope: !1076)
!1079 = !DILocation(line: 272, column: 9, scope: !1070)
!1080 = !DILocation(line: 273, column: 9, scope: !1076)
!1081 = !DILocation(line: 274, column: 12, scope: !1070)
!1082 = !DILocation(line: 274, column: 5, scope: !1070)
!1083 = !DILocation(line: 275, column: 1, scope: !1070)
!1084 = distinct !DISubprogram(name: "libc_closedir_twice", scope: !10, file: !10, line: 277, type: !46, scopeLine: 278, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!1085 = !DILocalVariable(name: "d", scope: !1084, file: !10, line: 279, type: !1086)
!1086 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1087, size: 64)
!1087 = !DIDerivedType(tag: DW_TAG_typedef, name: "DIR", file: !1088, line: 127, baseType: !1089)
!1088 = !DIFile(filename: "/usr/include/dirent.h", directory: "", checksumkind: CSK_MD5, checksum: "83db1c550476db6fa73f15e8fe05fc98")
!1089 = !DICompositeType(tag: DW_TAG_structure_type, name: "__dirstream", file: !1088, line: 127, flags: DIFlagFwdDecl)
!1090 = !DILocation(line: 279, column: 10, scope: !1084)
!1091 = !DILocation(line: 279, column: 14, scope: !1084)
!1092 = !DILocation(line: 280, column: 10, scope: !1093)
!1093 = distinct !DILexicalBlock(scope: !1084, file: !10, line: 280, column: 9)
!1094 = !DILocation(line: 280, column: 9, scope: !1084)
!1095 = !DILocation(line: 281, column: 9, scope: !1093)
!1096 = !DILocation(line: 282, column: 14, scope: !1084)
!1097 = !DILocation(line: 282, column: 5, scope: !1084)
!1098 = !DILocation(line: 283, column: 9, scope: !1099)
!1099 = distinct !DILexicalBlock(scope: !1084, file: !10, line: 283, column: 9)
!1100 = !DILocation(line: 283, column: 9, scope: !1084)
!1101 = !DILocation(line: 284, column: 18, scope: !1099)
!1102 = !DILocation(line: 284, column: 9, scope: !1099)
!1103 = !DILocation(line: 285, column: 1, scope: !1084)
!1104 = distinct !DISubprogram(name: "libc_readdir_closed", scope: !10, file: !10, line: 287, type: !46, scopeLine: 288, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!1105 = !DILocalVariable(name: "d", scope: !1104, file: !10, line: 289, type: !1086)
!1106 = !DILocation(line: 289, column: 10, scope: !1104)
!1107 = !DILocation(line: 289, column: 14, scope: !1104)
!1108 = !DILocation(line: 290, column: 10, scope: !1109)
!1109 = distinct !DILexicalBlock(scope: !1104, file: !10, line: 290, column: 9)
!1110 = !DILocation(line: 290, column: 9, scope: !1104)
!1111 = !DILocation(line: 291, column: 9, scope: !1109)
!1112 = !DILocation(line: 292, column: 9, scope: !1113)
!1113 = distinct !DILexicalBlock(scope: !1104, file: !10, line: 292, column: 9)
!1114 = !DILocation(line: 292, column: 9, scope: !1104)
!1115 = !DILocation(line: 293, column: 18, scope: !1113)
!1116 = !DILocation(line: 293, column: 9, scope: !1113)
!1117 = !DILocation(line: 294, column: 18, scope: !1118)
!1118 = distinct !DILexicalBlock(scope: !1104, file: !10, line: 294, column: 9)
!1119 = !DILocation(line: 294, column: 10, scope: !1118)
!1120 = !DILocation(line: 294, column: 9, scope: !1104)
!1121 = !DILocation(line: 295, column: 9, scope: !1118)
!1122 = !DILocation(line: 296, column: 10, scope: !1123)
!1123 = distinct !DILexicalBlock(scope: !1104, file: !10, line: 296, column: 9)
!1124 = !DILocation(line: 296, column: 9, scope: !1104)
!1125 = !DILocation(line: 297, column: 18, scope: !1123)
!1126 = !DILocation(line: 297, column: 9, scope: !1123)
!1127 = !DILocation(line: 298, column: 1, scope: !1104)
!1128 = distinct !DISubprogram(name: "libc_memstream_freed", scope: !10, file: !10, line: 300, type: !46, scopeLine: 301, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!1129 = !DILocalVariable(name: "text", scope: !1128, file: !10, line: 302, type: !29)
!1130 = !DILocation(line: 302, column: 11, scope: !1128)
!1131 = !DILocalVariable(name: "size", scope: !1128, file: !10, line: 303, type: !713)
!1132 = !DILocation(line: 303, column: 12, scope: !1128)
!1133 = !DILocalVariable(name: "f", scope: !1128, file: !10, line: 304, type: !926)
!1134 = !DILocation(line: 304, column: 11, scope: !1128)
!1135 = !DILocation(line: 304, column: 15, scope: !1128)
!1136 = !DILocation(line: 305, column: 10, scope: !1137)
!1137 = distinct !DILexicalBlock(scope: !1128, file: !10, line: 305, column: 9)
!1138 = !DILocation(line: 305, column: 9, scope: !1128)
!1139 = !DILocation(line: 306, column: 9, scope: !1137)
!1140 = !DILocation(line: 307, column: 19, scope: !1128)
!1141 = !DILocation(line: 307, column: 5, scope: !1128)
!1142 = !DILocation(line: 308, column: 12, scope: !1128)
!1143 = !DILocation(line: 308, column: 5, scope: !1128)
!1144 = !DILocation(line: 309, column: 9, scope: !1145)
!1145 = distinct !DILexicalBlock(scope: !1128, file: !10, line: 309, column: 9)
!1146 = !DILocation(line: 309, column: 14, scope: !1145)
!1147 = !DILocation(line: 309, column: 9, scope: !1128)
!1148 = !DILocation(line: 310, column: 9, scope: !1145)
!1149 = !DILocation(line: 311, column: 10, scope: !1128)
!1150 = !DILocation(line: 311, column: 5, scope: !1128)
!1151 = !DILocation(line: 312, column: 1, scope: !1128)
!1152 = distinct !DISubprogram(name: "libc_fmemopen", scope: !10, file: !10, line: 314, type: !46, scopeLine: 315, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!1153 = !DILocalVariable(name: "text", scope: !1152, file: !10, line: 316, type: !3)
!1154 = !DILocation(line: 316, column: 10, scope: !1152)
!1155 = !DILocalVariable(name: "f", scope: !1152, file: !10, line: 317, type: !926)
!1156 = !DILocation(line: 317, column: 11, scope: !1152)
!1157 = !DILocation(line: 317, column: 24, scope: !1152)
!1158 = !DILocation(line: 317, column: 30, scope: !1152)
!1159 = !DILocation(line: 317, column: 15, scope: !1152)
!1160 = !DILocation(line: 318, column: 10, scope: !1161)
!1161 = distinct !DILexicalBlock(scope: !1152, file: !10, line: 318, column: 9)
!1162 = !DILocation(line: 318, column: 9, scope: !1152)
!1163 = !DILocation(line: 319, column: 9, scope: !1161)
!1164 = !DILocation(line: 320, column: 19, scope: !1152)
!1165 = !DILocation(line: 320, column: 5, scope: !1152)
!1166 = !DILocation(line: 321, column: 12, scope: !1152)
!1167 = !DILocation(line: 321, column: 5, scope: !1152)
!1168 = !DILocation(line: 322, column: 12, scope: !1152)
!1169 = !DILocation(line: 322, column: 5, scope: !1152)
!1170 = !DILocation(line: 323, column: 1, scope: !1152)
!1171 = distinct !DISubprogram(name: "libc_printf_missing", scope: !10, file: !10, line: 325, type: !46, scopeLine: 326, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!1172 = !DILocalVariable(name: "text", scope: !1171, file: !10, line: 327, type: !1173)
!1173 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 320, elements: !1174)
!1174 = !{!1175}
!1175 = !DISubrange(count: 40)
!1176 = !DILocation(line: 327, column: 10, scope: !1171)
!1177 = !DILocation(line: 328, column: 13, scope: !1171)
!1178 = !DILocation(line: 328, column: 19, scope: !1171)
!1179 = !DILocation(line: 328, column: 5, scope: !1171)
!1180 = !DILocation(line: 329, column: 1, scope: !1171)
!1181 = distinct !DISubprogram(name: "libc_printf_number_for_string", scope: !10, file: !10, line: 331, type: !46, scopeLine: 332, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!1182 = !DILocalVariable(name: "format", scope: !1181, file: !10, line: 333, type: !42)
!1183 = !DILocation(line: 333, column: 17, scope: !1181)
!1184 = !DILocation(line: 333, column: 26, scope: !1181)
!1185 = !DILocation(line: 334, column: 12, scope: !1181)
!1186 = !DILocation(line: 334, column: 5, scope: !1181)
!1187 = !DILocation(line: 335, column: 1, scope: !1181)
!1188 = distinct !DISubprogram(name: "libc_scanf_missing", scope: !10, file: !10, line: 337, type: !46, scopeLine: 338, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!1189 = !DILocalVariable(name: "n", scope: !1188, file: !10, line: 339, type: !30)
!1190 = !DILocation(line: 339, column: 9, scope: !1188)
!1191 = !DILocation(line: 340, column: 23, scope: !1192)
!1192 = distinct !DILexicalBlock(scope: !1188, file: !10, line: 340, column: 9)
!1193 = !DILocation(line: 340, column: 9, scope: !1192)
!1194 = !DILocation(line: 340, column: 49, scope: !1192)
!1195 = !DILocation(line: 340, column: 9, scope: !1188)
!1196 = !DILocation(line: 341, column: 9, scope: !1192)
!1197 = !DILocation(line: 342, column: 1, scope: !1188)
!1198 = distinct !DISubprogram(name: "libc_scanf_narrow", scope: !10, file: !10, line: 344, type: !46, scopeLine: 345, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!1199 = !DILocalVariable(name: "n", scope: !1198, file: !10, line: 346, type: !1200)
!1200 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!1201 = !DILocation(line: 346, column: 11, scope: !1198)
!1202 = !DILocation(line: 347, column: 17, scope: !1198)
!1203 = !DILocation(line: 347, column: 5, scope: !1198)
!1204 = !DILocation(line: 348, column: 1, scope: !1198)
!1205 = distinct !DISubprogram(name: "libc_va_arg", scope: !10, file: !10, line: 361, type: !46, scopeLine: 362, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!1206 = !DILocation(line: 363, column: 13, scope: !1207)
!1207 = distinct !DILexicalBlock(scope: !1205, file: !10, line: 363, column: 9)
!1208 = !DILocation(line: 363, column: 9, scope: !1207)
!1209 = !DILocation(line: 363, column: 32, scope: !1207)
!1210 = !DILocation(line: 363, column: 9, scope: !1205)
!1211 = !DILocation(line: 364, column: 9, scope: !1207)
!1212 = !DILocation(line: 365, column: 1, scope: !1205)
!1213 = distinct !DISubprogram(name: "sum", scope: !10, file: !10, line: 350, type: !1214, scopeLine: 351, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!1214 = !DISubroutineType(types: !1215)
!1215 = !{!30, !30, null}
!1216 = !DILocalVariable(name: "count", arg: 1, scope: !1213, file: !10, line: 350, type: !30)
!1217 = !DILocation(line: 350, column: 20, scope: !1213)
!1218 = !DILocalVariable(name: "args", scope: !1213, file: !10, line: 352, type: !1219)
!1219 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !1220, line: 52, baseType: !1221)
!1220 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!1221 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gnuc_va_list", file: !1222, line: 12, baseType: !1223)
!1222 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stdarg___gnuc_va_list.h", directory: "", checksumkind: CSK_MD5, checksum: "edb3f2eab991638e4dc94f6e55e3530f")
!1223 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !10, baseType: !1224)
!1224 = !DICompositeType(tag: DW_TAG_array_type, baseType: !1225, size: 192, elements: !960)
!1225 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !1226)
!1226 = !{!1227, !1228, !1229, !1230}
!1227 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !1225, file: !10, line: 352, baseType: !14, size: 32)
!1228 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !1225, file: !10, line: 352, baseType: !14, size: 32, offset: 32)
!1229 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !1225, file: !10, line: 352, baseType: !32, size: 64, offset: 64)
!1230 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !1225, file: !10, line: 352, baseType: !32, size: 64, offset: 128)
!1231 = !DILocation(line: 352, column: 13, scope: !1213)
!1232 = !DILocalVariable(name: "total", scope: !1213, file: !10, line: 353, type: !30)
!1233 = !DILocation(line: 353, column: 9, scope: !1213)
!1234 = !DILocation(line: 354, column: 5, scope: !1213)
!1235 = !DILocalVariable(name: "i", scope: !1236, file: !10, line: 355, type: !30)
!1236 = distinct !DILexicalBlock(scope: !1213, file: !10, line: 355, column: 5)
!1237 = !DILocation(line: 355, column: 14, scope: !1236)
!1238 = !DILocation(line: 355, column: 10, scope: !1236)
!1239 = !DILocation(line: 355, column: 21, scope: !1240)
!1240 = distinct !DILexicalBlock(scope: !1236, file: !10, line: 355, column: 5)
!1241 = !DILocation(line: 355, column: 25, scope: !1240)
!1242 = !DILocation(line: 355, column: 23, scope: !1240)
!1243 = !DILocation(line: 355, column: 5, scope: !1236)
!1244 = !DILocation(line: 356, column: 18, scope: !1240)
!1245 = !DILocation(line: 356, column: 15, scope: !1240)
!1246 = !DILocation(line: 356, column: 9, scope: !1240)
!1247 = !DILocation(line: 355, column: 33, scope: !1240)
!1248 = !DILocation(line: 355, column: 5, scope: !1240)
!1249 = distinct !{!1249, !1243, !1250, !479}
!1250 = !DILocation(line: 356, column: 18, scope: !1236)
!1251 = !DILocation(line: 357, column: 5, scope: !1213)
!1252 = !DILocation(line: 358, column: 12, scope: !1213)
!1253 = !DILocation(line: 358, column: 5, scope: !1213)
!1254 = distinct !DISubprogram(name: "libc_va_arg_stack", scope: !10, file: !10, line: 367, type: !46, scopeLine: 368, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!1255 = !DILocalVariable(name: "format", scope: !1254, file: !10, line: 369, type: !42)
!1256 = !DILocation(line: 369, column: 17, scope: !1254)
!1257 = !DILocation(line: 369, column: 26, scope: !1254)
!1258 = !DILocalVariable(name: "text", scope: !1254, file: !10, line: 370, type: !1173)
!1259 = !DILocation(line: 370, column: 10, scope: !1254)
!1260 = !DILocation(line: 371, column: 13, scope: !1254)
!1261 = !DILocation(line: 371, column: 19, scope: !1254)
!1262 = !DILocation(line: 371, column: 5, scope: !1254)
!1263 = !DILocation(line: 372, column: 1, scope: !1254)
!1264 = distinct !DISubprogram(name: "libc_memcpy_negative", scope: !10, file: !10, line: 374, type: !46, scopeLine: 375, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!1265 = !DILocalVariable(name: "a", scope: !1264, file: !10, line: 376, type: !617)
!1266 = !DILocation(line: 376, column: 10, scope: !1264)
!1267 = !DILocalVariable(name: "b", scope: !1264, file: !10, line: 376, type: !617)
!1268 = !DILocation(line: 376, column: 24, scope: !1264)
!1269 = !DILocalVariable(name: "n", scope: !1264, file: !10, line: 377, type: !30)
!1270 = !DILocation(line: 377, column: 9, scope: !1264)
!1271 = !DILocation(line: 377, column: 13, scope: !1264)
!1272 = !DILocation(line: 378, column: 5, scope: !1264)
!1273 = !DILocation(line: 378, column: 18, scope: !1264)
!1274 = !DILocation(line: 379, column: 9, scope: !1275)
!1275 = distinct !DILexicalBlock(scope: !1264, file: !10, line: 379, column: 9)
!1276 = !DILocation(line: 379, column: 14, scope: !1275)
!1277 = !DILocation(line: 379, column: 9, scope: !1264)
!1278 = !DILocation(line: 380, column: 9, scope: !1275)
!1279 = !DILocation(line: 381, column: 1, scope: !1264)
!1280 = distinct !DISubprogram(name: "libc_memset_negative", scope: !10, file: !10, line: 383, type: !46, scopeLine: 384, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!1281 = !DILocalVariable(name: "a", scope: !1280, file: !10, line: 385, type: !617)
!1282 = !DILocation(line: 385, column: 10, scope: !1280)
!1283 = !DILocalVariable(name: "n", scope: !1280, file: !10, line: 386, type: !30)
!1284 = !DILocation(line: 386, column: 9, scope: !1280)
!1285 = !DILocation(line: 386, column: 13, scope: !1280)
!1286 = !DILocation(line: 387, column: 5, scope: !1280)
!1287 = !DILocation(line: 387, column: 18, scope: !1280)
!1288 = !DILocation(line: 388, column: 1, scope: !1280)
!1289 = distinct !DISubprogram(name: "libc_strncpy_negative", scope: !10, file: !10, line: 390, type: !46, scopeLine: 391, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!1290 = !DILocalVariable(name: "a", scope: !1289, file: !10, line: 392, type: !617)
!1291 = !DILocation(line: 392, column: 10, scope: !1289)
!1292 = !DILocalVariable(name: "n", scope: !1289, file: !10, line: 393, type: !30)
!1293 = !DILocation(line: 393, column: 9, scope: !1289)
!1294 = !DILocation(line: 393, column: 13, scope: !1289)
!1295 = !DILocation(line: 394, column: 13, scope: !1289)
!1296 = !DILocation(line: 394, column: 22, scope: !1289)
!1297 = !DILocation(line: 394, column: 5, scope: !1289)
!1298 = !DILocation(line: 395, column: 1, scope: !1289)
!1299 = distinct !DISubprogram(name: "libc_fread_negative", scope: !10, file: !10, line: 397, type: !46, scopeLine: 398, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!1300 = !DILocalVariable(name: "a", scope: !1299, file: !10, line: 399, type: !3)
!1301 = !DILocation(line: 399, column: 10, scope: !1299)
!1302 = !DILocalVariable(name: "n", scope: !1299, file: !10, line: 400, type: !30)
!1303 = !DILocation(line: 400, column: 9, scope: !1299)
!1304 = !DILocation(line: 400, column: 13, scope: !1299)
!1305 = !DILocation(line: 401, column: 15, scope: !1306)
!1306 = distinct !DILexicalBlock(scope: !1299, file: !10, line: 401, column: 9)
!1307 = !DILocation(line: 401, column: 21, scope: !1306)
!1308 = !DILocation(line: 401, column: 24, scope: !1306)
!1309 = !DILocation(line: 401, column: 9, scope: !1306)
!1310 = !DILocation(line: 401, column: 31, scope: !1306)
!1311 = !DILocation(line: 401, column: 9, scope: !1299)
!1312 = !DILocation(line: 402, column: 9, scope: !1306)
!1313 = !DILocation(line: 403, column: 1, scope: !1299)
!1314 = distinct !DISubprogram(name: "libc_strcat_unterminated", scope: !10, file: !10, line: 405, type: !46, scopeLine: 406, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!1315 = !DILocalVariable(name: "a", scope: !1314, file: !10, line: 407, type: !617)
!1316 = !DILocation(line: 407, column: 10, scope: !1314)
!1317 = !DILocation(line: 408, column: 5, scope: !1314)
!1318 = !DILocation(line: 409, column: 10, scope: !1319)
!1319 = distinct !DILexicalBlock(scope: !1314, file: !10, line: 409, column: 9)
!1320 = !DILocation(line: 409, column: 9, scope: !1314)
!1321 = !DILocation(line: 410, column: 9, scope: !1319)
!1322 = !DILocation(line: 410, column: 14, scope: !1319)
!1323 = !DILocation(line: 411, column: 12, scope: !1314)
!1324 = !DILocation(line: 411, column: 5, scope: !1314)
!1325 = !DILocation(line: 412, column: 1, scope: !1314)
!1326 = distinct !DISubprogram(name: "libc_strcpy_overlap", scope: !10, file: !10, line: 414, type: !46, scopeLine: 415, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!1327 = !DILocalVariable(name: "a", scope: !1326, file: !10, line: 416, type: !222)
!1328 = !DILocation(line: 416, column: 10, scope: !1326)
!1329 = !DILocation(line: 417, column: 12, scope: !1326)
!1330 = !DILocation(line: 417, column: 17, scope: !1326)
!1331 = !DILocation(line: 417, column: 14, scope: !1326)
!1332 = !DILocation(line: 417, column: 31, scope: !1326)
!1333 = !DILocation(line: 417, column: 5, scope: !1326)
!1334 = !DILocation(line: 418, column: 1, scope: !1326)
!1335 = distinct !DISubprogram(name: "libc_qsort_null", scope: !10, file: !10, line: 425, type: !46, scopeLine: 426, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!1336 = !DILocalVariable(name: "words", scope: !1335, file: !10, line: 427, type: !1337)
!1337 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 192, elements: !105)
!1338 = !DILocation(line: 427, column: 11, scope: !1335)
!1339 = !DILocation(line: 428, column: 11, scope: !1335)
!1340 = !DILocation(line: 428, column: 18, scope: !1335)
!1341 = !DILocation(line: 428, column: 5, scope: !1335)
!1342 = !DILocation(line: 429, column: 1, scope: !1335)
!1343 = distinct !DISubprogram(name: "by_text", scope: !10, file: !10, line: 420, type: !820, scopeLine: 421, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!1344 = !DILocalVariable(name: "a", arg: 1, scope: !1343, file: !10, line: 420, type: !822)
!1345 = !DILocation(line: 420, column: 32, scope: !1343)
!1346 = !DILocalVariable(name: "b", arg: 2, scope: !1343, file: !10, line: 420, type: !822)
!1347 = !DILocation(line: 420, column: 47, scope: !1343)
!1348 = !DILocation(line: 422, column: 35, scope: !1343)
!1349 = !DILocation(line: 422, column: 19, scope: !1343)
!1350 = !DILocation(line: 422, column: 54, scope: !1343)
!1351 = !DILocation(line: 422, column: 38, scope: !1343)
!1352 = !DILocation(line: 422, column: 12, scope: !1343)
!1353 = !DILocation(line: 422, column: 5, scope: !1343)
!1354 = distinct !DISubprogram(name: "libc_regfree_freed", scope: !10, file: !10, line: 431, type: !46, scopeLine: 432, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!1355 = !DILocalVariable(name: "pattern", scope: !1354, file: !10, line: 433, type: !1356)
!1356 = !DIDerivedType(tag: DW_TAG_typedef, name: "regex_t", file: !1357, line: 478, baseType: !1358)
!1357 = !DIFile(filename: "/usr/include/regex.h", directory: "", checksumkind: CSK_MD5, checksum: "6d816f6cca462fea1b68ba10523ed664")
!1358 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "re_pattern_buffer", file: !1357, line: 413, size: 512, elements: !1359)
!1359 = !{!1360, !1363, !1365, !1366, !1368, !1369, !1372, !1373, !1374, !1375, !1376, !1377, !1378, !1379}
!1360 = !DIDerivedType(tag: DW_TAG_member, name: "__buffer", scope: !1358, file: !1357, line: 417, baseType: !1361, size: 64)
!1361 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1362, size: 64)
!1362 = !DICompositeType(tag: DW_TAG_structure_type, name: "re_dfa_t", file: !1357, line: 417, flags: DIFlagFwdDecl)
!1363 = !DIDerivedType(tag: DW_TAG_member, name: "__allocated", scope: !1358, file: !1357, line: 420, baseType: !1364, size: 64, offset: 64)
!1364 = !DIDerivedType(tag: DW_TAG_typedef, name: "__re_long_size_t", file: !1357, line: 56, baseType: !715)
!1365 = !DIDerivedType(tag: DW_TAG_member, name: "__used", scope: !1358, file: !1357, line: 423, baseType: !1364, size: 64, offset: 128)
!1366 = !DIDerivedType(tag: DW_TAG_member, name: "__syntax", scope: !1358, file: !1357, line: 426, baseType: !1367, size: 64, offset: 192)
!1367 = !DIDerivedType(tag: DW_TAG_typedef, name: "reg_syntax_t", file: !1357, line: 72, baseType: !715)
!1368 = !DIDerivedType(tag: DW_TAG_member, name: "__fastmap", scope: !1358, file: !1357, line: 431, baseType: !29, size: 64, offset: 256)
!1369 = !DIDerivedType(tag: DW_TAG_member, name: "__translate", scope: !1358, file: !1357, line: 437, baseType: !1370, size: 64, offset: 320)
!1370 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1371, size: 64)
!1371 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!1372 = !DIDerivedType(tag: DW_TAG_member, name: "re_nsub", scope: !1358, file: !1357, line: 440, baseType: !713, size: 64, offset: 384)
!1373 = !DIDerivedType(tag: DW_TAG_member, name: "__can_be_null", scope: !1358, file: !1357, line: 446, baseType: !14, size: 1, offset: 448, flags: DIFlagBitField, extraData: i64 448)
!1374 = !DIDerivedType(tag: DW_TAG_member, name: "__regs_allocated", scope: !1358, file: !1357, line: 457, baseType: !14, size: 2, offset: 449, flags: DIFlagBitField, extraData: i64 448)
!1375 = !DIDerivedType(tag: DW_TAG_member, name: "__fastmap_accurate", scope: !1358, file: !1357, line: 461, baseType: !14, size: 1, offset: 451, flags: DIFlagBitField, extraData: i64 448)
!1376 = !DIDerivedType(tag: DW_TAG_member, name: "__no_sub", scope: !1358, file: !1357, line: 465, baseType: !14, size: 1, offset: 452, flags: DIFlagBitField, extraData: i64 448)
!1377 = !DIDerivedType(tag: DW_TAG_member, name: "__not_bol", scope: !1358, file: !1357, line: 469, baseType: !14, size: 1, offset: 453, flags: DIFlagBitField, extraData: i64 448)
!1378 = !DIDerivedType(tag: DW_TAG_member, name: "__not_eol", scope: !1358, file: !1357, line: 472, baseType: !14, size: 1, offset: 454, flags: DIFlagBitField, extraData: i64 448)
!1379 = !DIDerivedType(tag: DW_TAG_member, name: "__newline_anchor", scope: !1358, file: !1357, line: 475, baseType: !14, size: 1, offset: 455, flags: DIFlagBitField, extraData: i64 448)
!1380 = !DILocation(line: 433, column: 13, scope: !1354)
!1381 = !DILocation(line: 434, column: 9, scope: !1382)
!1382 = distinct !DILexicalBlock(scope: !1354, file: !10, line: 434, column: 9)
!1383 = !DILocation(line: 434, column: 9, scope: !1354)
!1384 = !DILocation(line: 435, column: 9, scope: !1382)
!1385 = !DILocalVariable(name: "text", scope: !1354, file: !10, line: 436, type: !29)
!1386 = !DILocation(line: 436, column: 11, scope: !1354)
!1387 = !DILocation(line: 436, column: 18, scope: !1354)
!1388 = !DILocation(line: 437, column: 9, scope: !1389)
!1389 = distinct !DILexicalBlock(scope: !1354, file: !10, line: 437, column: 9)
!1390 = !DILocation(line: 437, column: 9, scope: !1354)
!1391 = !DILocation(line: 438, column: 14, scope: !1389)
!1392 = !DILocation(line: 438, column: 9, scope: !1389)
!1393 = !DILocation(line: 439, column: 27, scope: !1394)
!1394 = distinct !DILexicalBlock(scope: !1354, file: !10, line: 439, column: 9)
!1395 = !DILocation(line: 439, column: 9, scope: !1394)
!1396 = !DILocation(line: 439, column: 9, scope: !1354)
!1397 = !DILocation(line: 440, column: 9, scope: !1394)
!1398 = !DILocation(line: 441, column: 5, scope: !1354)
!1399 = !DILocation(line: 442, column: 10, scope: !1400)
!1400 = distinct !DILexicalBlock(scope: !1354, file: !10, line: 442, column: 9)
!1401 = !DILocation(line: 442, column: 9, scope: !1354)
!1402 = !DILocation(line: 443, column: 14, scope: !1400)
!1403 = !DILocation(line: 443, column: 9, scope: !1400)
!1404 = !DILocation(line: 444, column: 1, scope: !1354)
!1405 = distinct !DISubprogram(name: "libc_wcslen_unterminated", scope: !10, file: !10, line: 446, type: !46, scopeLine: 447, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!1406 = !DILocalVariable(name: "a", scope: !1405, file: !10, line: 448, type: !1407)
!1407 = !DICompositeType(tag: DW_TAG_array_type, baseType: !1408, size: 96, elements: !105)
!1408 = !DIDerivedType(tag: DW_TAG_typedef, name: "wchar_t", file: !1409, line: 24, baseType: !30)
!1409 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stddef_wchar_t.h", directory: "", checksumkind: CSK_MD5, checksum: "1bf0c51e90dd5eb05cdcc01afdea587a")
!1410 = !DILocation(line: 448, column: 13, scope: !1405)
!1411 = !DILocation(line: 449, column: 10, scope: !1412)
!1412 = distinct !DILexicalBlock(scope: !1405, file: !10, line: 449, column: 9)
!1413 = !DILocation(line: 449, column: 9, scope: !1405)
!1414 = !DILocation(line: 450, column: 9, scope: !1412)
!1415 = !DILocation(line: 450, column: 14, scope: !1412)
!1416 = !DILocation(line: 451, column: 16, scope: !1417)
!1417 = distinct !DILexicalBlock(scope: !1405, file: !10, line: 451, column: 9)
!1418 = !DILocation(line: 451, column: 9, scope: !1417)
!1419 = !DILocation(line: 451, column: 19, scope: !1417)
!1420 = !DILocation(line: 451, column: 9, scope: !1405)
!1421 = !DILocation(line: 452, column: 9, scope: !1417)
!1422 = !DILocation(line: 453, column: 1, scope: !1405)
!1423 = distinct !DISubprogram(name: "libc_printf_number_for_float", scope: !10, file: !10, line: 455, type: !46, scopeLine: 456, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!1424 = !DILocalVariable(name: "format", scope: !1423, file: !10, line: 457, type: !42)
!1425 = !DILocation(line: 457, column: 17, scope: !1423)
!1426 = !DILocation(line: 457, column: 26, scope: !1423)
!1427 = !DILocation(line: 458, column: 12, scope: !1423)
!1428 = !DILocation(line: 458, column: 5, scope: !1423)
!1429 = !DILocation(line: 459, column: 1, scope: !1423)
!1430 = distinct !DISubprogram(name: "libc_printf_float_for_number", scope: !10, file: !10, line: 461, type: !46, scopeLine: 462, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!1431 = !DILocalVariable(name: "format", scope: !1430, file: !10, line: 463, type: !42)
!1432 = !DILocation(line: 463, column: 17, scope: !1430)
!1433 = !DILocation(line: 463, column: 26, scope: !1430)
!1434 = !DILocation(line: 464, column: 12, scope: !1430)
!1435 = !DILocation(line: 464, column: 5, scope: !1430)
!1436 = !DILocation(line: 465, column: 1, scope: !1430)
!1437 = distinct !DISubprogram(name: "libc_scanf_null", scope: !10, file: !10, line: 467, type: !46, scopeLine: 468, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!1438 = !DILocalVariable(name: "word", scope: !1437, file: !10, line: 469, type: !3)
!1439 = !DILocation(line: 469, column: 10, scope: !1437)
!1440 = !DILocation(line: 470, column: 29, scope: !1441)
!1441 = distinct !DILexicalBlock(scope: !1437, file: !10, line: 470, column: 9)
!1442 = !DILocation(line: 470, column: 39, scope: !1441)
!1443 = !DILocation(line: 470, column: 9, scope: !1441)
!1444 = !DILocation(line: 470, column: 45, scope: !1441)
!1445 = !DILocation(line: 470, column: 9, scope: !1437)
!1446 = !DILocation(line: 471, column: 9, scope: !1441)
!1447 = !DILocation(line: 472, column: 1, scope: !1437)
!1448 = distinct !DISubprogram(name: "libc_strtok_first", scope: !10, file: !10, line: 474, type: !46, scopeLine: 475, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !437)
!1449 = !DILocalVariable(name: "text", scope: !1448, file: !10, line: 476, type: !3)
!1450 = !DILocation(line: 476, column: 10, scope: !1448)
!1451 = !DILocation(line: 477, column: 17, scope: !1452)
!1452 = distinct !DILexicalBlock(scope: !1448, file: !10, line: 477, column: 9)
!1453 = !DILocation(line: 477, column: 27, scope: !1452)
!1454 = !DILocation(line: 477, column: 10, scope: !1452)
!1455 = !DILocation(line: 477, column: 9, scope: !1448)
!1456 = !DILocation(line: 478, column: 9, scope: !1452)
!1457 = !DILocation(line: 479, column: 1, scope: !1448)
