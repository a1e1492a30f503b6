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
@llvm.global_ctors = appending global [52 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @add_libc_strcpy_heap, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_strcpy_stack, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_strcpy_global, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_strcat, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_strncpy, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_sprintf, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_snprintf, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_memset, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_memcpy_to, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_memcpy_from, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_memcpy_overlap, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_memmove, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_strlen_unterminated, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_strlen_freed, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_strdup_overrun, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_fgets, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_fread, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_scanf, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_printf_string, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_printf_null_destination, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_strcmp_null, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_qsort, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_comparison, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_memcmp, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_memchr, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_strtok, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_getline_freed, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_fclose_twice, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_isalpha, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_fputs_closed, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_fprintf_closed, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_fgetc_closed, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_null_stream, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_closedir_twice, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_readdir_closed, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_memstream_freed, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_fmemopen, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_printf_missing, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_printf_number_for_string, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_scanf_missing, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_scanf_narrow, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_va_arg, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_va_arg_stack, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_memcpy_negative, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_memset_negative, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_strncpy_negative, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_fread_negative, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_strcat_unterminated, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_strcpy_overlap, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_qsort_null, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_regfree_freed, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_wcslen_unterminated, ptr null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !411 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !416, !DIExpression(), !417)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !418, !DIExpression(), !419)
  %7 = load i32, ptr %4, align 4, !dbg !420
  %8 = icmp sgt i32 %7, 2, !dbg !421
  br i1 %8, label %9, label %15, !dbg !422

9:                                                ; preds = %2
  %10 = load ptr, ptr %5, align 8, !dbg !423
  %11 = getelementptr inbounds ptr, ptr %10, i64 2, !dbg !423
  %12 = load ptr, ptr %11, align 8, !dbg !423
  %13 = call i32 @strcmp(ptr noundef %12, ptr noundef @.str) #11, !dbg !424
  %14 = icmp eq i32 %13, 0, !dbg !425
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !426
  %17 = zext i1 %16 to i32, !dbg !422
  store i32 %17, ptr @bad, align 4, !dbg !427
    #dbg_declare(ptr %6, !428, !DIExpression(), !430)
  %18 = load ptr, ptr @all_cases, align 8, !dbg !431
  store ptr %18, ptr %6, align 8, !dbg !430
  br label %19, !dbg !432

19:                                               ; preds = %39, %15
  %20 = load ptr, ptr %6, align 8, !dbg !433
  %21 = icmp ne ptr %20, null, !dbg !435
  br i1 %21, label %22, label %43, !dbg !435

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4, !dbg !436
  %24 = icmp sgt i32 %23, 1, !dbg !438
  br i1 %24, label %25, label %38, !dbg !439

25:                                               ; preds = %22
  %26 = load ptr, ptr %5, align 8, !dbg !440
  %27 = getelementptr inbounds ptr, ptr %26, i64 1, !dbg !440
  %28 = load ptr, ptr %27, align 8, !dbg !440
  %29 = load ptr, ptr %6, align 8, !dbg !441
  %30 = getelementptr inbounds %struct.fault_case, ptr %29, i32 0, i32 0, !dbg !442
  %31 = load ptr, ptr %30, align 8, !dbg !442
  %32 = call i32 @strcmp(ptr noundef %28, ptr noundef %31) #11, !dbg !443
  %33 = icmp eq i32 %32, 0, !dbg !444
  br i1 %33, label %34, label %38, !dbg !445

34:                                               ; preds = %25
  %35 = load ptr, ptr %6, align 8, !dbg !446
  %36 = getelementptr inbounds %struct.fault_case, ptr %35, i32 0, i32 1, !dbg !448
  %37 = load ptr, ptr %36, align 8, !dbg !448
  call void %37(), !dbg !446
  store i32 0, ptr %3, align 4, !dbg !449
  br label %44, !dbg !449

38:                                               ; preds = %25, %22
  br label %39, !dbg !450

39:                                               ; preds = %38
  %40 = load ptr, ptr %6, align 8, !dbg !451
  %41 = getelementptr inbounds %struct.fault_case, ptr %40, i32 0, i32 2, !dbg !452
  %42 = load ptr, ptr %41, align 8, !dbg !452
  store ptr %42, ptr %6, align 8, !dbg !453
  br label %19, !dbg !454, !llvm.loop !455

43:                                               ; preds = %19
  store i32 99, ptr %3, align 4, !dbg !458
  br label %44, !dbg !458

44:                                               ; preds = %43, %34
  %45 = load i32, ptr %3, align 4, !dbg !459
  ret i32 %45, !dbg !459
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strcpy_heap() #0 !dbg !460 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !461
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_strcpy_heap, i32 0, i32 2), align 8, !dbg !461
  store ptr @entry_libc_strcpy_heap, ptr @all_cases, align 8, !dbg !461
  ret void, !dbg !461
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strcpy_stack() #0 !dbg !462 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !463
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_strcpy_stack, i32 0, i32 2), align 8, !dbg !463
  store ptr @entry_libc_strcpy_stack, ptr @all_cases, align 8, !dbg !463
  ret void, !dbg !463
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strcpy_global() #0 !dbg !464 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !465
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_strcpy_global, i32 0, i32 2), align 8, !dbg !465
  store ptr @entry_libc_strcpy_global, ptr @all_cases, align 8, !dbg !465
  ret void, !dbg !465
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strcat() #0 !dbg !466 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !467
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_strcat, i32 0, i32 2), align 8, !dbg !467
  store ptr @entry_libc_strcat, ptr @all_cases, align 8, !dbg !467
  ret void, !dbg !467
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strncpy() #0 !dbg !468 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !469
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_strncpy, i32 0, i32 2), align 8, !dbg !469
  store ptr @entry_libc_strncpy, ptr @all_cases, align 8, !dbg !469
  ret void, !dbg !469
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_sprintf() #0 !dbg !470 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !471
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_sprintf, i32 0, i32 2), align 8, !dbg !471
  store ptr @entry_libc_sprintf, ptr @all_cases, align 8, !dbg !471
  ret void, !dbg !471
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_snprintf() #0 !dbg !472 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !473
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_snprintf, i32 0, i32 2), align 8, !dbg !473
  store ptr @entry_libc_snprintf, ptr @all_cases, align 8, !dbg !473
  ret void, !dbg !473
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memset() #0 !dbg !474 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !475
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_memset, i32 0, i32 2), align 8, !dbg !475
  store ptr @entry_libc_memset, ptr @all_cases, align 8, !dbg !475
  ret void, !dbg !475
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memcpy_to() #0 !dbg !476 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !477
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_memcpy_to, i32 0, i32 2), align 8, !dbg !477
  store ptr @entry_libc_memcpy_to, ptr @all_cases, align 8, !dbg !477
  ret void, !dbg !477
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memcpy_from() #0 !dbg !478 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !479
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_memcpy_from, i32 0, i32 2), align 8, !dbg !479
  store ptr @entry_libc_memcpy_from, ptr @all_cases, align 8, !dbg !479
  ret void, !dbg !479
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memcpy_overlap() #0 !dbg !480 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !481
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_memcpy_overlap, i32 0, i32 2), align 8, !dbg !481
  store ptr @entry_libc_memcpy_overlap, ptr @all_cases, align 8, !dbg !481
  ret void, !dbg !481
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memmove() #0 !dbg !482 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !483
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_memmove, i32 0, i32 2), align 8, !dbg !483
  store ptr @entry_libc_memmove, ptr @all_cases, align 8, !dbg !483
  ret void, !dbg !483
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strlen_unterminated() #0 !dbg !484 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !485
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_strlen_unterminated, i32 0, i32 2), align 8, !dbg !485
  store ptr @entry_libc_strlen_unterminated, ptr @all_cases, align 8, !dbg !485
  ret void, !dbg !485
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strlen_freed() #0 !dbg !486 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !487
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_strlen_freed, i32 0, i32 2), align 8, !dbg !487
  store ptr @entry_libc_strlen_freed, ptr @all_cases, align 8, !dbg !487
  ret void, !dbg !487
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strdup_overrun() #0 !dbg !488 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !489
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_strdup_overrun, i32 0, i32 2), align 8, !dbg !489
  store ptr @entry_libc_strdup_overrun, ptr @all_cases, align 8, !dbg !489
  ret void, !dbg !489
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_fgets() #0 !dbg !490 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !491
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_fgets, i32 0, i32 2), align 8, !dbg !491
  store ptr @entry_libc_fgets, ptr @all_cases, align 8, !dbg !491
  ret void, !dbg !491
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_fread() #0 !dbg !492 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !493
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_fread, i32 0, i32 2), align 8, !dbg !493
  store ptr @entry_libc_fread, ptr @all_cases, align 8, !dbg !493
  ret void, !dbg !493
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_scanf() #0 !dbg !494 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !495
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_scanf, i32 0, i32 2), align 8, !dbg !495
  store ptr @entry_libc_scanf, ptr @all_cases, align 8, !dbg !495
  ret void, !dbg !495
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_printf_string() #0 !dbg !496 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !497
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_printf_string, i32 0, i32 2), align 8, !dbg !497
  store ptr @entry_libc_printf_string, ptr @all_cases, align 8, !dbg !497
  ret void, !dbg !497
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_printf_null_destination() #0 !dbg !498 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !499
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_printf_null_destination, i32 0, i32 2), align 8, !dbg !499
  store ptr @entry_libc_printf_null_destination, ptr @all_cases, align 8, !dbg !499
  ret void, !dbg !499
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strcmp_null() #0 !dbg !500 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !501
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_strcmp_null, i32 0, i32 2), align 8, !dbg !501
  store ptr @entry_libc_strcmp_null, ptr @all_cases, align 8, !dbg !501
  ret void, !dbg !501
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_qsort() #0 !dbg !502 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !503
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_qsort, i32 0, i32 2), align 8, !dbg !503
  store ptr @entry_libc_qsort, ptr @all_cases, align 8, !dbg !503
  ret void, !dbg !503
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_comparison() #0 !dbg !504 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !505
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_comparison, i32 0, i32 2), align 8, !dbg !505
  store ptr @entry_libc_comparison, ptr @all_cases, align 8, !dbg !505
  ret void, !dbg !505
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memcmp() #0 !dbg !506 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !507
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_memcmp, i32 0, i32 2), align 8, !dbg !507
  store ptr @entry_libc_memcmp, ptr @all_cases, align 8, !dbg !507
  ret void, !dbg !507
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memchr() #0 !dbg !508 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !509
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_memchr, i32 0, i32 2), align 8, !dbg !509
  store ptr @entry_libc_memchr, ptr @all_cases, align 8, !dbg !509
  ret void, !dbg !509
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strtok() #0 !dbg !510 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !511
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_strtok, i32 0, i32 2), align 8, !dbg !511
  store ptr @entry_libc_strtok, ptr @all_cases, align 8, !dbg !511
  ret void, !dbg !511
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_getline_freed() #0 !dbg !512 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !513
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_getline_freed, i32 0, i32 2), align 8, !dbg !513
  store ptr @entry_libc_getline_freed, ptr @all_cases, align 8, !dbg !513
  ret void, !dbg !513
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_fclose_twice() #0 !dbg !514 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !515
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_fclose_twice, i32 0, i32 2), align 8, !dbg !515
  store ptr @entry_libc_fclose_twice, ptr @all_cases, align 8, !dbg !515
  ret void, !dbg !515
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_isalpha() #0 !dbg !516 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !517
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_isalpha, i32 0, i32 2), align 8, !dbg !517
  store ptr @entry_libc_isalpha, ptr @all_cases, align 8, !dbg !517
  ret void, !dbg !517
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_fputs_closed() #0 !dbg !518 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !519
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_fputs_closed, i32 0, i32 2), align 8, !dbg !519
  store ptr @entry_libc_fputs_closed, ptr @all_cases, align 8, !dbg !519
  ret void, !dbg !519
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_fprintf_closed() #0 !dbg !520 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !521
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_fprintf_closed, i32 0, i32 2), align 8, !dbg !521
  store ptr @entry_libc_fprintf_closed, ptr @all_cases, align 8, !dbg !521
  ret void, !dbg !521
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_fgetc_closed() #0 !dbg !522 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !523
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_fgetc_closed, i32 0, i32 2), align 8, !dbg !523
  store ptr @entry_libc_fgetc_closed, ptr @all_cases, align 8, !dbg !523
  ret void, !dbg !523
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_null_stream() #0 !dbg !524 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !525
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_null_stream, i32 0, i32 2), align 8, !dbg !525
  store ptr @entry_libc_null_stream, ptr @all_cases, align 8, !dbg !525
  ret void, !dbg !525
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_closedir_twice() #0 !dbg !526 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !527
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_closedir_twice, i32 0, i32 2), align 8, !dbg !527
  store ptr @entry_libc_closedir_twice, ptr @all_cases, align 8, !dbg !527
  ret void, !dbg !527
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_readdir_closed() #0 !dbg !528 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !529
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_readdir_closed, i32 0, i32 2), align 8, !dbg !529
  store ptr @entry_libc_readdir_closed, ptr @all_cases, align 8, !dbg !529
  ret void, !dbg !529
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memstream_freed() #0 !dbg !530 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !531
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_memstream_freed, i32 0, i32 2), align 8, !dbg !531
  store ptr @entry_libc_memstream_freed, ptr @all_cases, align 8, !dbg !531
  ret void, !dbg !531
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_fmemopen() #0 !dbg !532 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !533
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_fmemopen, i32 0, i32 2), align 8, !dbg !533
  store ptr @entry_libc_fmemopen, ptr @all_cases, align 8, !dbg !533
  ret void, !dbg !533
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_printf_missing() #0 !dbg !534 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !535
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_printf_missing, i32 0, i32 2), align 8, !dbg !535
  store ptr @entry_libc_printf_missing, ptr @all_cases, align 8, !dbg !535
  ret void, !dbg !535
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_printf_number_for_string() #0 !dbg !536 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !537
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_printf_number_for_string, i32 0, i32 2), align 8, !dbg !537
  store ptr @entry_libc_printf_number_for_string, ptr @all_cases, align 8, !dbg !537
  ret void, !dbg !537
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_scanf_missing() #0 !dbg !538 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !539
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_scanf_missing, i32 0, i32 2), align 8, !dbg !539
  store ptr @entry_libc_scanf_missing, ptr @all_cases, align 8, !dbg !539
  ret void, !dbg !539
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_scanf_narrow() #0 !dbg !540 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !541
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_scanf_narrow, i32 0, i32 2), align 8, !dbg !541
  store ptr @entry_libc_scanf_narrow, ptr @all_cases, align 8, !dbg !541
  ret void, !dbg !541
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_va_arg() #0 !dbg !542 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !543
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_va_arg, i32 0, i32 2), align 8, !dbg !543
  store ptr @entry_libc_va_arg, ptr @all_cases, align 8, !dbg !543
  ret void, !dbg !543
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_va_arg_stack() #0 !dbg !544 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !545
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_va_arg_stack, i32 0, i32 2), align 8, !dbg !545
  store ptr @entry_libc_va_arg_stack, ptr @all_cases, align 8, !dbg !545
  ret void, !dbg !545
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memcpy_negative() #0 !dbg !546 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !547
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_memcpy_negative, i32 0, i32 2), align 8, !dbg !547
  store ptr @entry_libc_memcpy_negative, ptr @all_cases, align 8, !dbg !547
  ret void, !dbg !547
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memset_negative() #0 !dbg !548 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !549
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_memset_negative, i32 0, i32 2), align 8, !dbg !549
  store ptr @entry_libc_memset_negative, ptr @all_cases, align 8, !dbg !549
  ret void, !dbg !549
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strncpy_negative() #0 !dbg !550 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !551
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_strncpy_negative, i32 0, i32 2), align 8, !dbg !551
  store ptr @entry_libc_strncpy_negative, ptr @all_cases, align 8, !dbg !551
  ret void, !dbg !551
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_fread_negative() #0 !dbg !552 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !553
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_fread_negative, i32 0, i32 2), align 8, !dbg !553
  store ptr @entry_libc_fread_negative, ptr @all_cases, align 8, !dbg !553
  ret void, !dbg !553
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strcat_unterminated() #0 !dbg !554 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !555
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_strcat_unterminated, i32 0, i32 2), align 8, !dbg !555
  store ptr @entry_libc_strcat_unterminated, ptr @all_cases, align 8, !dbg !555
  ret void, !dbg !555
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strcpy_overlap() #0 !dbg !556 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !557
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_strcpy_overlap, i32 0, i32 2), align 8, !dbg !557
  store ptr @entry_libc_strcpy_overlap, ptr @all_cases, align 8, !dbg !557
  ret void, !dbg !557
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_qsort_null() #0 !dbg !558 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !559
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_qsort_null, i32 0, i32 2), align 8, !dbg !559
  store ptr @entry_libc_qsort_null, ptr @all_cases, align 8, !dbg !559
  ret void, !dbg !559
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_regfree_freed() #0 !dbg !560 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !561
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_regfree_freed, i32 0, i32 2), align 8, !dbg !561
  store ptr @entry_libc_regfree_freed, ptr @all_cases, align 8, !dbg !561
  ret void, !dbg !561
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_wcslen_unterminated() #0 !dbg !562 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !563
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_wcslen_unterminated, i32 0, i32 2), align 8, !dbg !563
  store ptr @entry_libc_wcslen_unterminated, ptr @all_cases, align 8, !dbg !563
  ret void, !dbg !563
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strcpy_heap() #0 !dbg !564 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !565, !DIExpression(), !566)
  %2 = call noalias ptr @malloc(i64 noundef 5) #12, !dbg !567
  store ptr %2, ptr %1, align 8, !dbg !566
  %3 = load ptr, ptr %1, align 8, !dbg !568
  %4 = load i32, ptr @bad, align 4, !dbg !569
  %5 = icmp ne i32 %4, 0, !dbg !569
  %6 = zext i1 %5 to i64, !dbg !569
  %7 = select i1 %5, ptr @.str.2, ptr @.str.3, !dbg !569
  %8 = call ptr @strcpy(ptr noundef %3, ptr noundef %7) #13, !dbg !570
  %9 = load ptr, ptr %1, align 8, !dbg !571
  call void @free(ptr noundef %9) #13, !dbg !572
  ret void, !dbg !573
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #3

; Function Attrs: nounwind
declare void @free(ptr noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strcpy_stack() #0 !dbg !574 {
  %1 = alloca [4 x i8], align 1
    #dbg_declare(ptr %1, !575, !DIExpression(), !576)
  %2 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !577
  %3 = load i32, ptr @bad, align 4, !dbg !578
  %4 = icmp ne i32 %3, 0, !dbg !578
  %5 = zext i1 %4 to i64, !dbg !578
  %6 = select i1 %4, ptr @.str.3, ptr @.str.5, !dbg !578
  %7 = call ptr @strcpy(ptr noundef %2, ptr noundef %6) #13, !dbg !579
  ret void, !dbg !580
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strcpy_global() #0 !dbg !581 {
  %1 = load i32, ptr @bad, align 4, !dbg !582
  %2 = icmp ne i32 %1, 0, !dbg !582
  %3 = zext i1 %2 to i64, !dbg !582
  %4 = select i1 %2, ptr @.str.3, ptr @.str.5, !dbg !582
  %5 = call ptr @strcpy(ptr noundef @small, ptr noundef %4) #13, !dbg !583
  ret void, !dbg !584
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strcat() #0 !dbg !585 {
  %1 = alloca [8 x i8], align 1
    #dbg_declare(ptr %1, !586, !DIExpression(), !590)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.libc_strcat.a, i64 8, i1 false), !dbg !590
  %2 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0, !dbg !591
  %3 = load i32, ptr @bad, align 4, !dbg !592
  %4 = icmp ne i32 %3, 0, !dbg !592
  %5 = zext i1 %4 to i64, !dbg !592
  %6 = select i1 %4, ptr @.str.8, ptr @.str.9, !dbg !592
  %7 = call ptr @strcat(ptr noundef %2, ptr noundef %6) #13, !dbg !593
  ret void, !dbg !594
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: nounwind
declare ptr @strcat(ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strncpy() #0 !dbg !595 {
  %1 = alloca [6 x i8], align 1
    #dbg_declare(ptr %1, !596, !DIExpression(), !597)
  %2 = getelementptr inbounds [6 x i8], ptr %1, i64 0, i64 0, !dbg !598
  %3 = load i32, ptr @bad, align 4, !dbg !599
  %4 = icmp ne i32 %3, 0, !dbg !599
  %5 = zext i1 %4 to i64, !dbg !599
  %6 = select i1 %4, i64 7, i64 6, !dbg !599
  %7 = call ptr @strncpy(ptr noundef %2, ptr noundef @.str.11, i64 noundef %6) #13, !dbg !600
  ret void, !dbg !601
}

; Function Attrs: nounwind
declare ptr @strncpy(ptr noundef, ptr noundef, i64 noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_sprintf() #0 !dbg !602 {
  %1 = alloca [5 x i8], align 1
    #dbg_declare(ptr %1, !603, !DIExpression(), !604)
  %2 = getelementptr inbounds [5 x i8], ptr %1, i64 0, i64 0, !dbg !605
  %3 = load i32, ptr @bad, align 4, !dbg !606
  %4 = icmp ne i32 %3, 0, !dbg !606
  %5 = zext i1 %4 to i64, !dbg !606
  %6 = select i1 %4, i32 12345, i32 1234, !dbg !606
  %7 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef %2, ptr noundef @.str.13, i32 noundef %6) #13, !dbg !607
  ret void, !dbg !608
}

; Function Attrs: nounwind
declare i32 @sprintf(ptr noundef, ptr noundef, ...) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_snprintf() #0 !dbg !609 {
  %1 = alloca [5 x i8], align 1
    #dbg_declare(ptr %1, !610, !DIExpression(), !611)
  %2 = getelementptr inbounds [5 x i8], ptr %1, i64 0, i64 0, !dbg !612
  %3 = load i32, ptr @bad, align 4, !dbg !613
  %4 = icmp ne i32 %3, 0, !dbg !613
  %5 = zext i1 %4 to i64, !dbg !613
  %6 = select i1 %4, i64 9, i64 5, !dbg !613
  %7 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %2, i64 noundef %6, ptr noundef @.str.15, ptr noundef @.str.16) #13, !dbg !614
  ret void, !dbg !615
}

; Function Attrs: nounwind
declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memset() #0 !dbg !616 {
  %1 = alloca [3 x i32], align 4
    #dbg_declare(ptr %1, !617, !DIExpression(), !619)
  %2 = getelementptr inbounds [3 x i32], ptr %1, i64 0, i64 0, !dbg !620
  %3 = load i32, ptr @bad, align 4, !dbg !621
  %4 = icmp ne i32 %3, 0, !dbg !621
  %5 = zext i1 %4 to i64, !dbg !621
  %6 = select i1 %4, i32 1, i32 0, !dbg !621
  %7 = sext i32 %6 to i64, !dbg !622
  %8 = add i64 12, %7, !dbg !623
  call void @llvm.memset.p0.i64(ptr align 4 %2, i8 0, i64 %8, i1 false), !dbg !620
  ret void, !dbg !624
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memcpy_to() #0 !dbg !625 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !626, !DIExpression(), !627)
  %2 = call noalias ptr @malloc(i64 noundef 4) #12, !dbg !628
  store ptr %2, ptr %1, align 8, !dbg !627
  %3 = load ptr, ptr %1, align 8, !dbg !629
  %4 = load i32, ptr @bad, align 4, !dbg !630
  %5 = icmp ne i32 %4, 0, !dbg !630
  %6 = zext i1 %5 to i64, !dbg !630
  %7 = select i1 %5, i32 8, i32 4, !dbg !630
  %8 = sext i32 %7 to i64, !dbg !630
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %3, ptr align 1 @.str.19, i64 %8, i1 false), !dbg !631
  %9 = load ptr, ptr %1, align 8, !dbg !632
  call void @free(ptr noundef %9) #13, !dbg !633
  ret void, !dbg !634
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memcpy_from() #0 !dbg !635 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca [4 x i8], align 1
    #dbg_declare(ptr %1, !636, !DIExpression(), !637)
    #dbg_declare(ptr %2, !638, !DIExpression(), !639)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %2, ptr align 1 @__const.libc_memcpy_from.from, i64 4, i1 false), !dbg !639
  %3 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0, !dbg !640
  %4 = getelementptr inbounds [4 x i8], ptr %2, i64 0, i64 0, !dbg !640
  %5 = load i32, ptr @bad, align 4, !dbg !641
  %6 = icmp ne i32 %5, 0, !dbg !641
  %7 = zext i1 %6 to i64, !dbg !641
  %8 = select i1 %6, i32 8, i32 4, !dbg !641
  %9 = sext i32 %8 to i64, !dbg !641
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %3, ptr align 1 %4, i64 %9, i1 false), !dbg !640
  ret void, !dbg !642
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memcpy_overlap() #0 !dbg !643 {
  %1 = alloca [16 x i8], align 16
    #dbg_declare(ptr %1, !644, !DIExpression(), !645)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %1, ptr align 16 @__const.libc_memcpy_overlap.a, i64 16, i1 false), !dbg !645
  %2 = getelementptr inbounds [16 x i8], ptr %1, i64 0, i64 0, !dbg !646
  %3 = load i32, ptr @bad, align 4, !dbg !647
  %4 = icmp ne i32 %3, 0, !dbg !647
  %5 = zext i1 %4 to i64, !dbg !647
  %6 = select i1 %4, i32 4, i32 8, !dbg !647
  %7 = sext i32 %6 to i64, !dbg !648
  %8 = getelementptr inbounds i8, ptr %2, i64 %7, !dbg !648
  %9 = getelementptr inbounds [16 x i8], ptr %1, i64 0, i64 0, !dbg !649
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %8, ptr align 16 %9, i64 8, i1 false), !dbg !649
  ret void, !dbg !650
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memmove() #0 !dbg !651 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !652, !DIExpression(), !653)
  %2 = call noalias ptr @calloc(i64 noundef 1, i64 noundef 16) #14, !dbg !654
  store ptr %2, ptr %1, align 8, !dbg !653
  %3 = load ptr, ptr %1, align 8, !dbg !655
  %4 = getelementptr inbounds i8, ptr %3, i64 1, !dbg !656
  %5 = load ptr, ptr %1, align 8, !dbg !657
  %6 = load i32, ptr @bad, align 4, !dbg !658
  %7 = icmp ne i32 %6, 0, !dbg !658
  %8 = zext i1 %7 to i64, !dbg !658
  %9 = select i1 %7, i32 16, i32 15, !dbg !658
  %10 = sext i32 %9 to i64, !dbg !658
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %4, ptr align 1 %5, i64 %10, i1 false), !dbg !659
  %11 = load ptr, ptr %1, align 8, !dbg !660
  call void @free(ptr noundef %11) #13, !dbg !661
  ret void, !dbg !662
}

; Function Attrs: nounwind allocsize(0,1)
declare noalias ptr @calloc(i64 noundef, i64 noundef) #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strlen_unterminated() #0 !dbg !663 {
  %1 = alloca [3 x i8], align 1
    #dbg_declare(ptr %1, !664, !DIExpression(), !665)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.libc_strlen_unterminated.a, i64 3, i1 false), !dbg !665
  %2 = load i32, ptr @bad, align 4, !dbg !666
  %3 = icmp ne i32 %2, 0, !dbg !666
  br i1 %3, label %6, label %4, !dbg !668

4:                                                ; preds = %0
  %5 = getelementptr inbounds [3 x i8], ptr %1, i64 0, i64 2, !dbg !669
  store i8 0, ptr %5, align 1, !dbg !670
  br label %6, !dbg !669

6:                                                ; preds = %4, %0
  %7 = getelementptr inbounds [3 x i8], ptr %1, i64 0, i64 0, !dbg !671
  %8 = call i64 @strlen(ptr noundef %7) #11, !dbg !673
  %9 = icmp ne i64 %8, 2, !dbg !674
  br i1 %9, label %10, label %11, !dbg !675

10:                                               ; preds = %6
  call void @abort() #15, !dbg !676
  unreachable, !dbg !676

11:                                               ; preds = %6
  ret void, !dbg !677
}

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #1

; Function Attrs: noreturn nounwind
declare void @abort() #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strlen_freed() #0 !dbg !678 {
  %1 = alloca ptr, align 8
  %2 = alloca i64, align 8
    #dbg_declare(ptr %1, !679, !DIExpression(), !680)
  %3 = call noalias ptr @strdup(ptr noundef @.str.25) #13, !dbg !681
  store ptr %3, ptr %1, align 8, !dbg !680
    #dbg_declare(ptr %2, !682, !DIExpression(), !686)
  %4 = load ptr, ptr %1, align 8, !dbg !687
  %5 = call i64 @strlen(ptr noundef %4) #11, !dbg !688
  store i64 %5, ptr %2, align 8, !dbg !686
  %6 = load ptr, ptr %1, align 8, !dbg !689
  call void @free(ptr noundef %6) #13, !dbg !690
  %7 = load i32, ptr @bad, align 4, !dbg !691
  %8 = icmp ne i32 %7, 0, !dbg !691
  br i1 %8, label %9, label %12, !dbg !693

9:                                                ; preds = %0
  %10 = load ptr, ptr %1, align 8, !dbg !694
  %11 = call i64 @strlen(ptr noundef %10) #11, !dbg !695
  store i64 %11, ptr %2, align 8, !dbg !696
  br label %12, !dbg !697

12:                                               ; preds = %9, %0
  %13 = load i64, ptr %2, align 8, !dbg !698
  %14 = icmp ne i64 %13, 4, !dbg !700
  br i1 %14, label %15, label %16, !dbg !701

15:                                               ; preds = %12
  call void @abort() #15, !dbg !702
  unreachable, !dbg !702

16:                                               ; preds = %12
  ret void, !dbg !703
}

; Function Attrs: nounwind
declare noalias ptr @strdup(ptr noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strdup_overrun() #0 !dbg !704 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !705, !DIExpression(), !706)
  %2 = call noalias ptr @strdup(ptr noundef @.str.25) #13, !dbg !707
  store ptr %2, ptr %1, align 8, !dbg !706
  %3 = load ptr, ptr %1, align 8, !dbg !708
  %4 = load i32, ptr @bad, align 4, !dbg !709
  %5 = icmp ne i32 %4, 0, !dbg !709
  %6 = zext i1 %5 to i64, !dbg !709
  %7 = select i1 %5, i32 5, i32 4, !dbg !709
  %8 = sext i32 %7 to i64, !dbg !708
  %9 = getelementptr inbounds i8, ptr %3, i64 %8, !dbg !708
  store i8 0, ptr %9, align 1, !dbg !710
  %10 = load ptr, ptr %1, align 8, !dbg !711
  call void @free(ptr noundef %10) #13, !dbg !712
  ret void, !dbg !713
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_fgets() #0 !dbg !714 {
  %1 = alloca [4 x i8], align 1
    #dbg_declare(ptr %1, !715, !DIExpression(), !716)
  %2 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !717
  %3 = load i32, ptr @bad, align 4, !dbg !719
  %4 = icmp ne i32 %3, 0, !dbg !719
  %5 = zext i1 %4 to i64, !dbg !719
  %6 = select i1 %4, i64 8, i64 4, !dbg !719
  %7 = trunc i64 %6 to i32, !dbg !719
  %8 = load ptr, ptr @stdin, align 8, !dbg !720
  %9 = call ptr @fgets(ptr noundef %2, i32 noundef %7, ptr noundef %8), !dbg !721
  %10 = icmp ne ptr %9, null, !dbg !721
  br i1 %10, label %11, label %13, !dbg !722

11:                                               ; preds = %0
  %12 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !723
  store i8 0, ptr %12, align 1, !dbg !724
  br label %13, !dbg !723

13:                                               ; preds = %11, %0
  ret void, !dbg !725
}

declare ptr @fgets(ptr noundef, i32 noundef, ptr noundef) #8

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_fread() #0 !dbg !726 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !727, !DIExpression(), !728)
  %2 = call noalias ptr @malloc(i64 noundef 4) #12, !dbg !729
  store ptr %2, ptr %1, align 8, !dbg !728
  %3 = load ptr, ptr %1, align 8, !dbg !730
  %4 = load i32, ptr @bad, align 4, !dbg !732
  %5 = icmp ne i32 %4, 0, !dbg !732
  %6 = zext i1 %5 to i64, !dbg !732
  %7 = select i1 %5, i32 6, i32 4, !dbg !732
  %8 = sext i32 %7 to i64, !dbg !732
  %9 = load ptr, ptr @stdin, align 8, !dbg !733
  %10 = call i64 @fread(ptr noundef %3, i64 noundef 1, i64 noundef %8, ptr noundef %9), !dbg !734
  %11 = icmp eq i64 %10, 0, !dbg !735
  br i1 %11, label %12, label %13, !dbg !736

12:                                               ; preds = %0
  call void @abort() #15, !dbg !737
  unreachable, !dbg !737

13:                                               ; preds = %0
  %14 = load ptr, ptr %1, align 8, !dbg !738
  call void @free(ptr noundef %14) #13, !dbg !739
  ret void, !dbg !740
}

declare i64 @fread(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #8

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_scanf() #0 !dbg !741 {
  %1 = alloca [6 x i8], align 1
    #dbg_declare(ptr %1, !742, !DIExpression(), !743)
  %2 = load i32, ptr @bad, align 4, !dbg !744
  %3 = icmp ne i32 %2, 0, !dbg !744
  %4 = zext i1 %3 to i64, !dbg !744
  %5 = select i1 %3, ptr @.str.15, ptr @.str.30, !dbg !744
  %6 = getelementptr inbounds [6 x i8], ptr %1, i64 0, i64 0, !dbg !746
  %7 = call i32 (ptr, ...) @__isoc99_scanf(ptr noundef %5, ptr noundef %6), !dbg !747
  %8 = icmp ne i32 %7, 1, !dbg !748
  br i1 %8, label %9, label %10, !dbg !749

9:                                                ; preds = %0
  call void @abort() #15, !dbg !750
  unreachable, !dbg !750

10:                                               ; preds = %0
  ret void, !dbg !751
}

declare i32 @__isoc99_scanf(ptr noundef, ...) #8

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_printf_string() #0 !dbg !752 {
  %1 = alloca [2 x i8], align 1
    #dbg_declare(ptr %1, !753, !DIExpression(), !754)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.libc_printf_string.a, i64 2, i1 false), !dbg !754
  %2 = load i32, ptr @bad, align 4, !dbg !755
  %3 = icmp ne i32 %2, 0, !dbg !755
  %4 = zext i1 %3 to i64, !dbg !755
  %5 = select i1 %3, ptr @.str.32, ptr @.str.33, !dbg !755
  %6 = getelementptr inbounds [2 x i8], ptr %1, i64 0, i64 0, !dbg !756
  %7 = call i32 (ptr, ...) @printf(ptr noundef %5, ptr noundef %6), !dbg !757
  ret void, !dbg !758
}

declare i32 @printf(ptr noundef, ...) #8

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_printf_null_destination() #0 !dbg !759 {
  %1 = alloca [8 x i8], align 1
    #dbg_declare(ptr %1, !760, !DIExpression(), !761)
  %2 = load i32, ptr @bad, align 4, !dbg !762
  %3 = icmp ne i32 %2, 0, !dbg !762
  br i1 %3, label %4, label %5, !dbg !762

4:                                                ; preds = %0
  br label %7, !dbg !762

5:                                                ; preds = %0
  %6 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0, !dbg !763
  br label %7, !dbg !762

7:                                                ; preds = %5, %4
  %8 = phi ptr [ null, %4 ], [ %6, %5 ], !dbg !762
  %9 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef %8, ptr noundef @.str.13, i32 noundef 1) #13, !dbg !764
  ret void, !dbg !765
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strcmp_null() #0 !dbg !766 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !767, !DIExpression(), !768)
  %2 = load i32, ptr @bad, align 4, !dbg !769
  %3 = icmp ne i32 %2, 0, !dbg !769
  %4 = zext i1 %3 to i64, !dbg !769
  %5 = select i1 %3, ptr null, ptr @.str.36, !dbg !769
  store ptr %5, ptr %1, align 8, !dbg !768
  %6 = load ptr, ptr %1, align 8, !dbg !770
  %7 = call i32 @strcmp(ptr noundef %6, ptr noundef @.str.36) #11, !dbg !772
  %8 = icmp ne i32 %7, 0, !dbg !772
  br i1 %8, label %9, label %10, !dbg !773

9:                                                ; preds = %0
  call void @abort() #15, !dbg !774
  unreachable, !dbg !774

10:                                               ; preds = %0
  ret void, !dbg !775
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_qsort() #0 !dbg !776 {
  %1 = alloca [4 x i32], align 16
    #dbg_declare(ptr %1, !777, !DIExpression(), !779)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %1, ptr align 16 @__const.libc_qsort.a, i64 16, i1 false), !dbg !779
  %2 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 0, !dbg !780
  %3 = load i32, ptr @bad, align 4, !dbg !781
  %4 = icmp ne i32 %3, 0, !dbg !781
  %5 = zext i1 %4 to i64, !dbg !781
  %6 = select i1 %4, i32 5, i32 4, !dbg !781
  %7 = sext i32 %6 to i64, !dbg !781
  call void @qsort(ptr noundef %2, i64 noundef %7, i64 noundef 4, ptr noundef @compare), !dbg !782
  %8 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 0, !dbg !783
  %9 = load i32, ptr %8, align 16, !dbg !783
  %10 = icmp ne i32 %9, 1, !dbg !785
  br i1 %10, label %11, label %12, !dbg !786

11:                                               ; preds = %0
  call void @abort() #15, !dbg !787
  unreachable, !dbg !787

12:                                               ; preds = %0
  ret void, !dbg !788
}

declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #8

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @compare(ptr noundef %0, ptr noundef %1) #0 !dbg !789 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !794, !DIExpression(), !795)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !796, !DIExpression(), !797)
    #dbg_declare(ptr %5, !798, !DIExpression(), !801)
  %7 = load ptr, ptr %3, align 8, !dbg !802
  store ptr %7, ptr %5, align 8, !dbg !801
    #dbg_declare(ptr %6, !803, !DIExpression(), !804)
  %8 = load ptr, ptr %4, align 8, !dbg !805
  store ptr %8, ptr %6, align 8, !dbg !804
  %9 = load ptr, ptr %5, align 8, !dbg !806
  %10 = load i32, ptr %9, align 4, !dbg !807
  %11 = load ptr, ptr %6, align 8, !dbg !808
  %12 = load i32, ptr %11, align 4, !dbg !809
  %13 = sub nsw i32 %10, %12, !dbg !810
  ret i32 %13, !dbg !811
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_comparison() #0 !dbg !812 {
  %1 = alloca [4 x i32], align 16
    #dbg_declare(ptr %1, !813, !DIExpression(), !814)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %1, ptr align 16 @__const.libc_comparison.a, i64 16, i1 false), !dbg !814
  %2 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 0, !dbg !815
  call void @qsort(ptr noundef %2, i64 noundef 4, i64 noundef 4, ptr noundef @reads_neighbour), !dbg !816
  ret void, !dbg !817
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @reads_neighbour(ptr noundef %0, ptr noundef %1) #0 !dbg !818 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !819, !DIExpression(), !820)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !821, !DIExpression(), !822)
    #dbg_declare(ptr %5, !823, !DIExpression(), !824)
  %7 = load ptr, ptr %3, align 8, !dbg !825
  store ptr %7, ptr %5, align 8, !dbg !824
    #dbg_declare(ptr %6, !826, !DIExpression(), !827)
  %8 = load ptr, ptr %4, align 8, !dbg !828
  store ptr %8, ptr %6, align 8, !dbg !827
  %9 = load i32, ptr @bad, align 4, !dbg !829
  %10 = icmp ne i32 %9, 0, !dbg !829
  br i1 %10, label %11, label %19, !dbg !829

11:                                               ; preds = %2
  %12 = load ptr, ptr %5, align 8, !dbg !830
  %13 = getelementptr inbounds i32, ptr %12, i64 4, !dbg !830
  %14 = load i32, ptr %13, align 4, !dbg !830
  %15 = load ptr, ptr %6, align 8, !dbg !831
  %16 = getelementptr inbounds i32, ptr %15, i64 4, !dbg !831
  %17 = load i32, ptr %16, align 4, !dbg !831
  %18 = sub nsw i32 %14, %17, !dbg !832
  br label %25, !dbg !829

19:                                               ; preds = %2
  %20 = load ptr, ptr %5, align 8, !dbg !833
  %21 = load i32, ptr %20, align 4, !dbg !834
  %22 = load ptr, ptr %6, align 8, !dbg !835
  %23 = load i32, ptr %22, align 4, !dbg !836
  %24 = sub nsw i32 %21, %23, !dbg !837
  br label %25, !dbg !829

25:                                               ; preds = %19, %11
  %26 = phi i32 [ %18, %11 ], [ %24, %19 ], !dbg !829
  ret i32 %26, !dbg !838
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memcmp() #0 !dbg !839 {
  %1 = alloca [4 x i8], align 1
  %2 = alloca [8 x i8], align 1
    #dbg_declare(ptr %1, !840, !DIExpression(), !841)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.libc_memcmp.a, i64 4, i1 false), !dbg !841
    #dbg_declare(ptr %2, !842, !DIExpression(), !843)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %2, ptr align 1 @__const.libc_memcmp.b, i64 8, i1 false), !dbg !843
  %3 = getelementptr inbounds [8 x i8], ptr %2, i64 0, i64 0, !dbg !844
  %4 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !846
  %5 = load i32, ptr @bad, align 4, !dbg !847
  %6 = icmp ne i32 %5, 0, !dbg !847
  %7 = zext i1 %6 to i64, !dbg !847
  %8 = select i1 %6, i32 8, i32 4, !dbg !847
  %9 = sext i32 %8 to i64, !dbg !847
  %10 = call i32 @memcmp(ptr noundef %3, ptr noundef %4, i64 noundef %9) #11, !dbg !848
  %11 = icmp ne i32 %10, 0, !dbg !848
  br i1 %11, label %12, label %13, !dbg !849

12:                                               ; preds = %0
  call void @abort() #15, !dbg !850
  unreachable, !dbg !850

13:                                               ; preds = %0
  ret void, !dbg !851
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memchr() #0 !dbg !852 {
  %1 = alloca [4 x i8], align 1
    #dbg_declare(ptr %1, !853, !DIExpression(), !854)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.libc_memchr.a, i64 4, i1 false), !dbg !854
  %2 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !855
  %3 = load i32, ptr @bad, align 4, !dbg !857
  %4 = icmp ne i32 %3, 0, !dbg !857
  %5 = zext i1 %4 to i64, !dbg !857
  %6 = select i1 %4, i32 5, i32 4, !dbg !857
  %7 = sext i32 %6 to i64, !dbg !857
  %8 = call ptr @memchr(ptr noundef %2, i32 noundef 122, i64 noundef %7) #11, !dbg !858
  %9 = icmp ne ptr %8, null, !dbg !858
  br i1 %9, label %10, label %11, !dbg !859

10:                                               ; preds = %0
  call void @abort() #15, !dbg !860
  unreachable, !dbg !860

11:                                               ; preds = %0
  ret void, !dbg !861
}

; Function Attrs: nounwind willreturn memory(read)
declare ptr @memchr(ptr noundef, i32 noundef, i64 noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strtok() #0 !dbg !862 {
  %1 = alloca [4 x i8], align 1
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !863, !DIExpression(), !864)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.libc_strtok.text, i64 4, i1 false), !dbg !864
    #dbg_declare(ptr %2, !865, !DIExpression(), !866)
  %3 = load i32, ptr @bad, align 4, !dbg !867
  %4 = icmp ne i32 %3, 0, !dbg !867
  br i1 %4, label %5, label %6, !dbg !867

5:                                                ; preds = %0
  br label %8, !dbg !867

6:                                                ; preds = %0
  %7 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !868
  br label %8, !dbg !867

8:                                                ; preds = %6, %5
  %9 = phi ptr [ @.str.42, %5 ], [ %7, %6 ], !dbg !867
  %10 = call ptr @strtok(ptr noundef %9, ptr noundef @.str.43) #13, !dbg !869
  store ptr %10, ptr %2, align 8, !dbg !866
  %11 = load ptr, ptr %2, align 8, !dbg !870
  %12 = icmp ne ptr %11, null, !dbg !870
  br i1 %12, label %14, label %13, !dbg !872

13:                                               ; preds = %8
  call void @abort() #15, !dbg !873
  unreachable, !dbg !873

14:                                               ; preds = %8
  ret void, !dbg !874
}

; Function Attrs: nounwind
declare ptr @strtok(ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_getline_freed() #0 !dbg !875 {
  %1 = alloca ptr, align 8
  %2 = alloca i64, align 8
    #dbg_declare(ptr %1, !876, !DIExpression(), !877)
  store ptr null, ptr %1, align 8, !dbg !877
    #dbg_declare(ptr %2, !878, !DIExpression(), !879)
  store i64 0, ptr %2, align 8, !dbg !879
  %3 = load ptr, ptr @stdin, align 8, !dbg !880
  %4 = call i64 @getline(ptr noundef %1, ptr noundef %2, ptr noundef %3), !dbg !882
  %5 = icmp slt i64 %4, 0, !dbg !883
  br i1 %5, label %6, label %7, !dbg !884

6:                                                ; preds = %0
  call void @abort() #15, !dbg !885
  unreachable, !dbg !885

7:                                                ; preds = %0
  %8 = load ptr, ptr %1, align 8, !dbg !886
  call void @free(ptr noundef %8) #13, !dbg !887
  %9 = load i32, ptr @bad, align 4, !dbg !888
  %10 = icmp ne i32 %9, 0, !dbg !888
  br i1 %10, label %11, label %14, !dbg !890

11:                                               ; preds = %7
  %12 = load ptr, ptr %1, align 8, !dbg !891
  %13 = getelementptr inbounds i8, ptr %12, i64 0, !dbg !891
  store i8 0, ptr %13, align 1, !dbg !892
  br label %14, !dbg !891

14:                                               ; preds = %11, %7
  ret void, !dbg !893
}

declare i64 @getline(ptr noundef, ptr noundef, ptr noundef) #8

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_fclose_twice() #0 !dbg !894 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !895, !DIExpression(), !948)
  %2 = call noalias ptr @fopen(ptr noundef @.str.46, ptr noundef @.str.47), !dbg !949
  store ptr %2, ptr %1, align 8, !dbg !948
  %3 = load ptr, ptr %1, align 8, !dbg !950
  %4 = icmp ne ptr %3, null, !dbg !950
  br i1 %4, label %6, label %5, !dbg !952

5:                                                ; preds = %0
  call void @abort() #15, !dbg !953
  unreachable, !dbg !953

6:                                                ; preds = %0
  %7 = load ptr, ptr %1, align 8, !dbg !954
  %8 = call i32 @fclose(ptr noundef %7), !dbg !955
  %9 = load i32, ptr @bad, align 4, !dbg !956
  %10 = icmp ne i32 %9, 0, !dbg !956
  br i1 %10, label %11, label %14, !dbg !958

11:                                               ; preds = %6
  %12 = load ptr, ptr %1, align 8, !dbg !959
  %13 = call i32 @fclose(ptr noundef %12), !dbg !960
  br label %14, !dbg !960

14:                                               ; preds = %11, %6
  ret void, !dbg !961
}

declare noalias ptr @fopen(ptr noundef, ptr noundef) #8

declare i32 @fclose(ptr noundef) #8

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_isalpha() #0 !dbg !962 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !963, !DIExpression(), !964)
  %2 = load i32, ptr @bad, align 4, !dbg !965
  %3 = icmp ne i32 %2, 0, !dbg !965
  %4 = zext i1 %3 to i64, !dbg !965
  %5 = select i1 %3, i32 100000, i32 97, !dbg !965
  store i32 %5, ptr %1, align 4, !dbg !964
  %6 = call ptr @__ctype_b_loc() #16, !dbg !966
  %7 = load ptr, ptr %6, align 8, !dbg !966
  %8 = load i32, ptr %1, align 4, !dbg !966
  %9 = sext i32 %8 to i64, !dbg !966
  %10 = getelementptr inbounds i16, ptr %7, i64 %9, !dbg !966
  %11 = load i16, ptr %10, align 2, !dbg !966
  %12 = zext i16 %11 to i32, !dbg !966
  %13 = and i32 %12, 1024, !dbg !966
  %14 = icmp ne i32 %13, 0, !dbg !966
  br i1 %14, label %16, label %15, !dbg !968

15:                                               ; preds = %0
  call void @abort() #15, !dbg !969
  unreachable, !dbg !969

16:                                               ; preds = %0
  ret void, !dbg !970
}

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__ctype_b_loc() #9

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_fputs_closed() #0 !dbg !971 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !972, !DIExpression(), !973)
  %2 = call noalias ptr @fopen(ptr noundef @.str.46, ptr noundef @.str.47), !dbg !974
  store ptr %2, ptr %1, align 8, !dbg !973
  %3 = load ptr, ptr %1, align 8, !dbg !975
  %4 = icmp ne ptr %3, null, !dbg !975
  br i1 %4, label %6, label %5, !dbg !977

5:                                                ; preds = %0
  call void @abort() #15, !dbg !978
  unreachable, !dbg !978

6:                                                ; preds = %0
  %7 = load ptr, ptr %1, align 8, !dbg !979
  %8 = call i32 @fputs(ptr noundef @.str.50, ptr noundef %7), !dbg !980
  %9 = load i32, ptr @bad, align 4, !dbg !981
  %10 = icmp ne i32 %9, 0, !dbg !981
  br i1 %10, label %11, label %14, !dbg !983

11:                                               ; preds = %6
  %12 = load ptr, ptr %1, align 8, !dbg !984
  %13 = call i32 @fclose(ptr noundef %12), !dbg !985
  br label %14, !dbg !985

14:                                               ; preds = %11, %6
  %15 = load ptr, ptr %1, align 8, !dbg !986
  %16 = call i32 @fputs(ptr noundef @.str.51, ptr noundef %15), !dbg !987
  %17 = load i32, ptr @bad, align 4, !dbg !988
  %18 = icmp ne i32 %17, 0, !dbg !988
  br i1 %18, label %22, label %19, !dbg !990

19:                                               ; preds = %14
  %20 = load ptr, ptr %1, align 8, !dbg !991
  %21 = call i32 @fclose(ptr noundef %20), !dbg !992
  br label %22, !dbg !992

22:                                               ; preds = %19, %14
  ret void, !dbg !993
}

declare i32 @fputs(ptr noundef, ptr noundef) #8

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_fprintf_closed() #0 !dbg !994 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !995, !DIExpression(), !996)
  %2 = call noalias ptr @tmpfile(), !dbg !997
  store ptr %2, ptr %1, align 8, !dbg !996
  %3 = load ptr, ptr %1, align 8, !dbg !998
  %4 = icmp ne ptr %3, null, !dbg !998
  br i1 %4, label %6, label %5, !dbg !1000

5:                                                ; preds = %0
  call void @abort() #15, !dbg !1001
  unreachable, !dbg !1001

6:                                                ; preds = %0
  %7 = load i32, ptr @bad, align 4, !dbg !1002
  %8 = icmp ne i32 %7, 0, !dbg !1002
  br i1 %8, label %9, label %12, !dbg !1004

9:                                                ; preds = %6
  %10 = load ptr, ptr %1, align 8, !dbg !1005
  %11 = call i32 @fclose(ptr noundef %10), !dbg !1006
  br label %12, !dbg !1006

12:                                               ; preds = %9, %6
  %13 = load ptr, ptr %1, align 8, !dbg !1007
  %14 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %13, ptr noundef @.str.53, i32 noundef 5) #13, !dbg !1008
  %15 = load i32, ptr @bad, align 4, !dbg !1009
  %16 = icmp ne i32 %15, 0, !dbg !1009
  br i1 %16, label %20, label %17, !dbg !1011

17:                                               ; preds = %12
  %18 = load ptr, ptr %1, align 8, !dbg !1012
  %19 = call i32 @fclose(ptr noundef %18), !dbg !1013
  br label %20, !dbg !1013

20:                                               ; preds = %17, %12
  ret void, !dbg !1014
}

declare noalias ptr @tmpfile() #8

; Function Attrs: nounwind
declare i32 @fprintf(ptr noundef, ptr noundef, ...) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_fgetc_closed() #0 !dbg !1015 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !1016, !DIExpression(), !1017)
  %2 = call noalias ptr @fopen(ptr noundef @.str.55, ptr noundef @.str.56), !dbg !1018
  store ptr %2, ptr %1, align 8, !dbg !1017
  %3 = load ptr, ptr %1, align 8, !dbg !1019
  %4 = icmp ne ptr %3, null, !dbg !1019
  br i1 %4, label %6, label %5, !dbg !1021

5:                                                ; preds = %0
  call void @abort() #15, !dbg !1022
  unreachable, !dbg !1022

6:                                                ; preds = %0
  %7 = load i32, ptr @bad, align 4, !dbg !1023
  %8 = icmp ne i32 %7, 0, !dbg !1023
  br i1 %8, label %9, label %12, !dbg !1025

9:                                                ; preds = %6
  %10 = load ptr, ptr %1, align 8, !dbg !1026
  %11 = call i32 @fclose(ptr noundef %10), !dbg !1027
  br label %12, !dbg !1027

12:                                               ; preds = %9, %6
  %13 = load ptr, ptr %1, align 8, !dbg !1028
  %14 = call i32 @fgetc(ptr noundef %13), !dbg !1030
  %15 = icmp ne i32 %14, -1, !dbg !1031
  br i1 %15, label %16, label %17, !dbg !1032

16:                                               ; preds = %12
  call void @abort() #15, !dbg !1033
  unreachable, !dbg !1033

17:                                               ; preds = %12
  %18 = load i32, ptr @bad, align 4, !dbg !1034
  %19 = icmp ne i32 %18, 0, !dbg !1034
  br i1 %19, label %23, label %20, !dbg !1036

20:                                               ; preds = %17
  %21 = load ptr, ptr %1, align 8, !dbg !1037
  %22 = call i32 @fclose(ptr noundef %21), !dbg !1038
  br label %23, !dbg !1038

23:                                               ; preds = %20, %17
  ret void, !dbg !1039
}

declare i32 @fgetc(ptr noundef) #8

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_null_stream() #0 !dbg !1040 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !1041, !DIExpression(), !1042)
  %2 = load i32, ptr @bad, align 4, !dbg !1043
  %3 = icmp ne i32 %2, 0, !dbg !1043
  %4 = zext i1 %3 to i64, !dbg !1043
  %5 = select i1 %3, ptr @.str.58, ptr @.str.55, !dbg !1043
  %6 = call noalias ptr @fopen(ptr noundef %5, ptr noundef @.str.56), !dbg !1044
  store ptr %6, ptr %1, align 8, !dbg !1042
  %7 = load ptr, ptr %1, align 8, !dbg !1045
  %8 = call i32 @fgetc(ptr noundef %7), !dbg !1047
  %9 = icmp ne i32 %8, -1, !dbg !1048
  br i1 %9, label %10, label %11, !dbg !1049

10:                                               ; preds = %0
  call void @abort() #15, !dbg !1050
  unreachable, !dbg !1050

11:                                               ; preds = %0
  %12 = load ptr, ptr %1, align 8, !dbg !1051
  %13 = call i32 @fclose(ptr noundef %12), !dbg !1052
  ret void, !dbg !1053
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_closedir_twice() #0 !dbg !1054 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !1055, !DIExpression(), !1060)
  %2 = call noalias ptr @opendir(ptr noundef @.str.60), !dbg !1061
  store ptr %2, ptr %1, align 8, !dbg !1060
  %3 = load ptr, ptr %1, align 8, !dbg !1062
  %4 = icmp ne ptr %3, null, !dbg !1062
  br i1 %4, label %6, label %5, !dbg !1064

5:                                                ; preds = %0
  call void @abort() #15, !dbg !1065
  unreachable, !dbg !1065

6:                                                ; preds = %0
  %7 = load ptr, ptr %1, align 8, !dbg !1066
  %8 = call i32 @closedir(ptr noundef %7), !dbg !1067
  %9 = load i32, ptr @bad, align 4, !dbg !1068
  %10 = icmp ne i32 %9, 0, !dbg !1068
  br i1 %10, label %11, label %14, !dbg !1070

11:                                               ; preds = %6
  %12 = load ptr, ptr %1, align 8, !dbg !1071
  %13 = call i32 @closedir(ptr noundef %12), !dbg !1072
  br label %14, !dbg !1072

14:                                               ; preds = %11, %6
  ret void, !dbg !1073
}

declare noalias ptr @opendir(ptr noundef) #8

declare i32 @closedir(ptr noundef) #8

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_readdir_closed() #0 !dbg !1074 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !1075, !DIExpression(), !1076)
  %2 = call noalias ptr @opendir(ptr noundef @.str.60), !dbg !1077
  store ptr %2, ptr %1, align 8, !dbg !1076
  %3 = load ptr, ptr %1, align 8, !dbg !1078
  %4 = icmp ne ptr %3, null, !dbg !1078
  br i1 %4, label %6, label %5, !dbg !1080

5:                                                ; preds = %0
  call void @abort() #15, !dbg !1081
  unreachable, !dbg !1081

6:                                                ; preds = %0
  %7 = load i32, ptr @bad, align 4, !dbg !1082
  %8 = icmp ne i32 %7, 0, !dbg !1082
  br i1 %8, label %9, label %12, !dbg !1084

9:                                                ; preds = %6
  %10 = load ptr, ptr %1, align 8, !dbg !1085
  %11 = call i32 @closedir(ptr noundef %10), !dbg !1086
  br label %12, !dbg !1086

12:                                               ; preds = %9, %6
  %13 = load ptr, ptr %1, align 8, !dbg !1087
  %14 = call ptr @readdir(ptr noundef %13), !dbg !1089
  %15 = icmp ne ptr %14, null, !dbg !1089
  br i1 %15, label %17, label %16, !dbg !1090

16:                                               ; preds = %12
  call void @abort() #15, !dbg !1091
  unreachable, !dbg !1091

17:                                               ; preds = %12
  %18 = load i32, ptr @bad, align 4, !dbg !1092
  %19 = icmp ne i32 %18, 0, !dbg !1092
  br i1 %19, label %23, label %20, !dbg !1094

20:                                               ; preds = %17
  %21 = load ptr, ptr %1, align 8, !dbg !1095
  %22 = call i32 @closedir(ptr noundef %21), !dbg !1096
  br label %23, !dbg !1096

23:                                               ; preds = %20, %17
  ret void, !dbg !1097
}

declare ptr @readdir(ptr noundef) #8

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memstream_freed() #0 !dbg !1098 {
  %1 = alloca ptr, align 8
  %2 = alloca i64, align 8
  %3 = alloca ptr, align 8
    #dbg_declare(ptr %1, !1099, !DIExpression(), !1100)
  store ptr null, ptr %1, align 8, !dbg !1100
    #dbg_declare(ptr %2, !1101, !DIExpression(), !1102)
  store i64 0, ptr %2, align 8, !dbg !1102
    #dbg_declare(ptr %3, !1103, !DIExpression(), !1104)
  %4 = call noalias ptr @open_memstream(ptr noundef %1, ptr noundef %2) #13, !dbg !1105
  store ptr %4, ptr %3, align 8, !dbg !1104
  %5 = load ptr, ptr %3, align 8, !dbg !1106
  %6 = icmp ne ptr %5, null, !dbg !1106
  br i1 %6, label %8, label %7, !dbg !1108

7:                                                ; preds = %0
  call void @abort() #15, !dbg !1109
  unreachable, !dbg !1109

8:                                                ; preds = %0
  %9 = load ptr, ptr %3, align 8, !dbg !1110
  %10 = call i32 @fputs(ptr noundef @.str.25, ptr noundef %9), !dbg !1111
  %11 = load ptr, ptr %3, align 8, !dbg !1112
  %12 = call i32 @fclose(ptr noundef %11), !dbg !1113
  %13 = load ptr, ptr %1, align 8, !dbg !1114
  %14 = load i32, ptr @bad, align 4, !dbg !1116
  %15 = icmp ne i32 %14, 0, !dbg !1116
  %16 = zext i1 %15 to i64, !dbg !1116
  %17 = select i1 %15, i32 5, i32 4, !dbg !1116
  %18 = sext i32 %17 to i64, !dbg !1114
  %19 = getelementptr inbounds i8, ptr %13, i64 %18, !dbg !1114
  %20 = load i8, ptr %19, align 1, !dbg !1114
  %21 = icmp ne i8 %20, 0, !dbg !1114
  br i1 %21, label %22, label %23, !dbg !1117

22:                                               ; preds = %8
  call void @abort() #15, !dbg !1118
  unreachable, !dbg !1118

23:                                               ; preds = %8
  %24 = load ptr, ptr %1, align 8, !dbg !1119
  call void @free(ptr noundef %24) #13, !dbg !1120
  ret void, !dbg !1121
}

; Function Attrs: nounwind
declare noalias ptr @open_memstream(ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_fmemopen() #0 !dbg !1122 {
  %1 = alloca [4 x i8], align 1
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !1123, !DIExpression(), !1124)
    #dbg_declare(ptr %2, !1125, !DIExpression(), !1126)
  %3 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !1127
  %4 = load i32, ptr @bad, align 4, !dbg !1128
  %5 = icmp ne i32 %4, 0, !dbg !1128
  %6 = zext i1 %5 to i64, !dbg !1128
  %7 = select i1 %5, i64 8, i64 4, !dbg !1128
  %8 = call noalias ptr @fmemopen(ptr noundef %3, i64 noundef %7, ptr noundef @.str.47) #13, !dbg !1129
  store ptr %8, ptr %2, align 8, !dbg !1126
  %9 = load ptr, ptr %2, align 8, !dbg !1130
  %10 = icmp ne ptr %9, null, !dbg !1130
  br i1 %10, label %12, label %11, !dbg !1132

11:                                               ; preds = %0
  call void @abort() #15, !dbg !1133
  unreachable, !dbg !1133

12:                                               ; preds = %0
  %13 = load ptr, ptr %2, align 8, !dbg !1134
  %14 = call i32 @fputs(ptr noundef @.str.64, ptr noundef %13), !dbg !1135
  %15 = load ptr, ptr %2, align 8, !dbg !1136
  %16 = call i32 @fflush(ptr noundef %15), !dbg !1137
  %17 = load ptr, ptr %2, align 8, !dbg !1138
  %18 = call i32 @fclose(ptr noundef %17), !dbg !1139
  ret void, !dbg !1140
}

; Function Attrs: nounwind
declare noalias ptr @fmemopen(ptr noundef, i64 noundef, ptr noundef) #3

declare i32 @fflush(ptr noundef) #8

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_printf_missing() #0 !dbg !1141 {
  %1 = alloca [40 x i8], align 16
    #dbg_declare(ptr %1, !1142, !DIExpression(), !1146)
  %2 = getelementptr inbounds [40 x i8], ptr %1, i64 0, i64 0, !dbg !1147
  %3 = load i32, ptr @bad, align 4, !dbg !1148
  %4 = icmp ne i32 %3, 0, !dbg !1148
  %5 = zext i1 %4 to i64, !dbg !1148
  %6 = select i1 %4, ptr @.str.66, ptr @.str.53, !dbg !1148
  %7 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef %2, ptr noundef %6, i32 noundef 1) #13, !dbg !1149
  ret void, !dbg !1150
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_printf_number_for_string() #0 !dbg !1151 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !1152, !DIExpression(), !1153)
  %2 = load i32, ptr @bad, align 4, !dbg !1154
  %3 = icmp ne i32 %2, 0, !dbg !1154
  %4 = zext i1 %3 to i64, !dbg !1154
  %5 = select i1 %3, ptr @.str.32, ptr @.str.53, !dbg !1154
  store ptr %5, ptr %1, align 8, !dbg !1153
  %6 = load ptr, ptr %1, align 8, !dbg !1155
  %7 = call i32 (ptr, ...) @printf(ptr noundef %6, i32 noundef 5), !dbg !1156
  ret void, !dbg !1157
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_scanf_missing() #0 !dbg !1158 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !1159, !DIExpression(), !1160)
  store i32 0, ptr %1, align 4, !dbg !1160
  %2 = load i32, ptr @bad, align 4, !dbg !1161
  %3 = icmp ne i32 %2, 0, !dbg !1161
  %4 = zext i1 %3 to i64, !dbg !1161
  %5 = select i1 %3, ptr @.str.70, ptr @.str.13, !dbg !1161
  %6 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef @.str.69, ptr noundef %5, ptr noundef %1) #13, !dbg !1163
  %7 = icmp slt i32 %6, 1, !dbg !1164
  br i1 %7, label %8, label %9, !dbg !1165

8:                                                ; preds = %0
  call void @abort() #15, !dbg !1166
  unreachable, !dbg !1166

9:                                                ; preds = %0
  ret void, !dbg !1167
}

; Function Attrs: nounwind
declare i32 @__isoc99_sscanf(ptr noundef, ptr noundef, ...) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_scanf_narrow() #0 !dbg !1168 {
  %1 = alloca i16, align 2
    #dbg_declare(ptr %1, !1169, !DIExpression(), !1171)
  store i16 0, ptr %1, align 2, !dbg !1171
  %2 = load i32, ptr @bad, align 4, !dbg !1172
  %3 = icmp ne i32 %2, 0, !dbg !1172
  %4 = zext i1 %3 to i64, !dbg !1172
  %5 = select i1 %3, ptr @.str.13, ptr @.str.73, !dbg !1172
  %6 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef @.str.72, ptr noundef %5, ptr noundef %1) #13, !dbg !1173
  ret void, !dbg !1174
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_va_arg() #0 !dbg !1175 {
  %1 = load i32, ptr @bad, align 4, !dbg !1176
  %2 = icmp ne i32 %1, 0, !dbg !1176
  %3 = zext i1 %2 to i64, !dbg !1176
  %4 = select i1 %2, i32 3, i32 2, !dbg !1176
  %5 = call i32 (i32, ...) @sum(i32 noundef %4, i32 noundef 1, i32 noundef 2), !dbg !1178
  %6 = icmp eq i32 %5, -1, !dbg !1179
  br i1 %6, label %7, label %8, !dbg !1180

7:                                                ; preds = %0
  call void @abort() #15, !dbg !1181
  unreachable, !dbg !1181

8:                                                ; preds = %0
  ret void, !dbg !1182
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @sum(i32 noundef %0, ...) #0 !dbg !1183 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !1186, !DIExpression(), !1187)
    #dbg_declare(ptr %3, !1188, !DIExpression(), !1201)
    #dbg_declare(ptr %4, !1202, !DIExpression(), !1203)
  store i32 0, ptr %4, align 4, !dbg !1203
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !1204
  call void @llvm.va_start.p0(ptr %6), !dbg !1204
    #dbg_declare(ptr %5, !1205, !DIExpression(), !1207)
  store i32 0, ptr %5, align 4, !dbg !1207
  br label %7, !dbg !1208

7:                                                ; preds = %30, %1
  %8 = load i32, ptr %5, align 4, !dbg !1209
  %9 = load i32, ptr %2, align 4, !dbg !1211
  %10 = icmp slt i32 %8, %9, !dbg !1212
  br i1 %10, label %11, label %33, !dbg !1213

11:                                               ; preds = %7
  %12 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !1214
  %13 = getelementptr inbounds %struct.__va_list_tag, ptr %12, i32 0, i32 0, !dbg !1214
  %14 = load i32, ptr %13, align 16, !dbg !1214
  %15 = icmp ule i32 %14, 40, !dbg !1214
  br i1 %15, label %16, label %21, !dbg !1214

16:                                               ; preds = %11
  %17 = getelementptr inbounds %struct.__va_list_tag, ptr %12, i32 0, i32 3, !dbg !1214
  %18 = load ptr, ptr %17, align 16, !dbg !1214
  %19 = getelementptr i8, ptr %18, i32 %14, !dbg !1214
  %20 = add i32 %14, 8, !dbg !1214
  store i32 %20, ptr %13, align 16, !dbg !1214
  br label %25, !dbg !1214

21:                                               ; preds = %11
  %22 = getelementptr inbounds %struct.__va_list_tag, ptr %12, i32 0, i32 2, !dbg !1214
  %23 = load ptr, ptr %22, align 8, !dbg !1214
  %24 = getelementptr i8, ptr %23, i32 8, !dbg !1214
  store ptr %24, ptr %22, align 8, !dbg !1214
  br label %25, !dbg !1214

25:                                               ; preds = %21, %16
  %26 = phi ptr [ %19, %16 ], [ %23, %21 ], !dbg !1214
  %27 = load i32, ptr %26, align 4, !dbg !1214
  %28 = load i32, ptr %4, align 4, !dbg !1215
  %29 = add nsw i32 %28, %27, !dbg !1215
  store i32 %29, ptr %4, align 4, !dbg !1215
  br label %30, !dbg !1216

30:                                               ; preds = %25
  %31 = load i32, ptr %5, align 4, !dbg !1217
  %32 = add nsw i32 %31, 1, !dbg !1217
  store i32 %32, ptr %5, align 4, !dbg !1217
  br label %7, !dbg !1218, !llvm.loop !1219

33:                                               ; preds = %7
  %34 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !1221
  call void @llvm.va_end.p0(ptr %34), !dbg !1221
  %35 = load i32, ptr %4, align 4, !dbg !1222
  ret i32 %35, !dbg !1223
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #10

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #10

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_va_arg_stack() #0 !dbg !1224 {
  %1 = alloca ptr, align 8
  %2 = alloca [40 x i8], align 16
    #dbg_declare(ptr %1, !1225, !DIExpression(), !1226)
  %3 = load i32, ptr @bad, align 4, !dbg !1227
  %4 = icmp ne i32 %3, 0, !dbg !1227
  %5 = zext i1 %4 to i64, !dbg !1227
  %6 = select i1 %4, ptr @.str.76, ptr @.str.77, !dbg !1227
  store ptr %6, ptr %1, align 8, !dbg !1226
    #dbg_declare(ptr %2, !1228, !DIExpression(), !1229)
  %7 = getelementptr inbounds [40 x i8], ptr %2, i64 0, i64 0, !dbg !1230
  %8 = load ptr, ptr %1, align 8, !dbg !1231
  %9 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef %7, ptr noundef %8, i32 noundef 1, i32 noundef 2, i32 noundef 3, i32 noundef 4, i32 noundef 5, i32 noundef 6, i32 noundef 7) #13, !dbg !1232
  ret void, !dbg !1233
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memcpy_negative() #0 !dbg !1234 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca [8 x i8], align 1
  %3 = alloca i32, align 4
    #dbg_declare(ptr %1, !1235, !DIExpression(), !1236)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.libc_memcpy_negative.a, i64 8, i1 false), !dbg !1236
    #dbg_declare(ptr %2, !1237, !DIExpression(), !1238)
    #dbg_declare(ptr %3, !1239, !DIExpression(), !1240)
  %4 = load i32, ptr @bad, align 4, !dbg !1241
  %5 = icmp ne i32 %4, 0, !dbg !1241
  %6 = zext i1 %5 to i64, !dbg !1241
  %7 = select i1 %5, i32 -1, i32 4, !dbg !1241
  store i32 %7, ptr %3, align 4, !dbg !1240
  %8 = getelementptr inbounds [8 x i8], ptr %2, i64 0, i64 0, !dbg !1242
  %9 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0, !dbg !1242
  %10 = load i32, ptr %3, align 4, !dbg !1243
  %11 = sext i32 %10 to i64, !dbg !1243
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %8, ptr align 1 %9, i64 %11, i1 false), !dbg !1242
  %12 = getelementptr inbounds [8 x i8], ptr %2, i64 0, i64 0, !dbg !1244
  %13 = load i8, ptr %12, align 1, !dbg !1244
  %14 = sext i8 %13 to i32, !dbg !1244
  %15 = icmp ne i32 %14, 97, !dbg !1246
  br i1 %15, label %16, label %17, !dbg !1247

16:                                               ; preds = %0
  call void @abort() #15, !dbg !1248
  unreachable, !dbg !1248

17:                                               ; preds = %0
  ret void, !dbg !1249
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memset_negative() #0 !dbg !1250 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !1251, !DIExpression(), !1252)
    #dbg_declare(ptr %2, !1253, !DIExpression(), !1254)
  %3 = load i32, ptr @bad, align 4, !dbg !1255
  %4 = icmp ne i32 %3, 0, !dbg !1255
  %5 = zext i1 %4 to i64, !dbg !1255
  %6 = select i1 %4, i32 -4, i32 4, !dbg !1255
  store i32 %6, ptr %2, align 4, !dbg !1254
  %7 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0, !dbg !1256
  %8 = load i32, ptr %2, align 4, !dbg !1257
  %9 = sext i32 %8 to i64, !dbg !1257
  call void @llvm.memset.p0.i64(ptr align 1 %7, i8 1, i64 %9, i1 false), !dbg !1256
  ret void, !dbg !1258
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strncpy_negative() #0 !dbg !1259 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !1260, !DIExpression(), !1261)
    #dbg_declare(ptr %2, !1262, !DIExpression(), !1263)
  %3 = load i32, ptr @bad, align 4, !dbg !1264
  %4 = icmp ne i32 %3, 0, !dbg !1264
  %5 = zext i1 %4 to i64, !dbg !1264
  %6 = select i1 %4, i32 -1, i32 8, !dbg !1264
  store i32 %6, ptr %2, align 4, !dbg !1263
  %7 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0, !dbg !1265
  %8 = load i32, ptr %2, align 4, !dbg !1266
  %9 = sext i32 %8 to i64, !dbg !1266
  %10 = call ptr @strncpy(ptr noundef %7, ptr noundef @.str.11, i64 noundef %9) #13, !dbg !1267
  ret void, !dbg !1268
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_fread_negative() #0 !dbg !1269 {
  %1 = alloca [4 x i8], align 1
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !1270, !DIExpression(), !1271)
    #dbg_declare(ptr %2, !1272, !DIExpression(), !1273)
  %3 = load i32, ptr @bad, align 4, !dbg !1274
  %4 = icmp ne i32 %3, 0, !dbg !1274
  %5 = zext i1 %4 to i64, !dbg !1274
  %6 = select i1 %4, i32 -1, i32 4, !dbg !1274
  store i32 %6, ptr %2, align 4, !dbg !1273
  %7 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !1275
  %8 = load i32, ptr %2, align 4, !dbg !1277
  %9 = sext i32 %8 to i64, !dbg !1277
  %10 = load ptr, ptr @stdin, align 8, !dbg !1278
  %11 = call i64 @fread(ptr noundef %7, i64 noundef 1, i64 noundef %9, ptr noundef %10), !dbg !1279
  %12 = icmp eq i64 %11, 0, !dbg !1280
  br i1 %12, label %13, label %14, !dbg !1281

13:                                               ; preds = %0
  call void @abort() #15, !dbg !1282
  unreachable, !dbg !1282

14:                                               ; preds = %0
  ret void, !dbg !1283
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strcat_unterminated() #0 !dbg !1284 {
  %1 = alloca [8 x i8], align 1
    #dbg_declare(ptr %1, !1285, !DIExpression(), !1286)
  %2 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0, !dbg !1287
  call void @llvm.memset.p0.i64(ptr align 1 %2, i8 120, i64 8, i1 false), !dbg !1287
  %3 = load i32, ptr @bad, align 4, !dbg !1288
  %4 = icmp ne i32 %3, 0, !dbg !1288
  br i1 %4, label %7, label %5, !dbg !1290

5:                                                ; preds = %0
  %6 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 3, !dbg !1291
  store i8 0, ptr %6, align 1, !dbg !1292
  br label %7, !dbg !1291

7:                                                ; preds = %5, %0
  %8 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0, !dbg !1293
  %9 = call ptr @strcat(ptr noundef %8, ptr noundef @.str.83) #13, !dbg !1294
  ret void, !dbg !1295
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strcpy_overlap() #0 !dbg !1296 {
  %1 = alloca [16 x i8], align 16
    #dbg_declare(ptr %1, !1297, !DIExpression(), !1298)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %1, ptr align 16 @__const.libc_strcpy_overlap.a, i64 16, i1 false), !dbg !1298
  %2 = getelementptr inbounds [16 x i8], ptr %1, i64 0, i64 0, !dbg !1299
  %3 = load i32, ptr @bad, align 4, !dbg !1300
  %4 = icmp ne i32 %3, 0, !dbg !1300
  %5 = zext i1 %4 to i64, !dbg !1300
  %6 = select i1 %4, i32 2, i32 8, !dbg !1300
  %7 = sext i32 %6 to i64, !dbg !1301
  %8 = getelementptr inbounds i8, ptr %2, i64 %7, !dbg !1301
  %9 = getelementptr inbounds [16 x i8], ptr %1, i64 0, i64 0, !dbg !1302
  %10 = call ptr @strcpy(ptr noundef %8, ptr noundef %9) #13, !dbg !1303
  ret void, !dbg !1304
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_qsort_null() #0 !dbg !1305 {
  %1 = alloca [3 x ptr], align 16
    #dbg_declare(ptr %1, !1306, !DIExpression(), !1308)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %1, ptr align 16 @__const.libc_qsort_null.words, i64 24, i1 false), !dbg !1308
  %2 = getelementptr inbounds [3 x ptr], ptr %1, i64 0, i64 0, !dbg !1309
  %3 = load i32, ptr @bad, align 4, !dbg !1310
  %4 = icmp ne i32 %3, 0, !dbg !1310
  %5 = zext i1 %4 to i64, !dbg !1310
  %6 = select i1 %4, i32 3, i32 2, !dbg !1310
  %7 = sext i32 %6 to i64, !dbg !1310
  call void @qsort(ptr noundef %2, i64 noundef %7, i64 noundef 8, ptr noundef @by_text), !dbg !1311
  ret void, !dbg !1312
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @by_text(ptr noundef %0, ptr noundef %1) #0 !dbg !1313 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !1314, !DIExpression(), !1315)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !1316, !DIExpression(), !1317)
  %5 = load ptr, ptr %3, align 8, !dbg !1318
  %6 = load ptr, ptr %5, align 8, !dbg !1319
  %7 = load ptr, ptr %4, align 8, !dbg !1320
  %8 = load ptr, ptr %7, align 8, !dbg !1321
  %9 = call i32 @strcmp(ptr noundef %6, ptr noundef %8) #11, !dbg !1322
  ret i32 %9, !dbg !1323
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_regfree_freed() #0 !dbg !1324 {
  %1 = alloca %struct.re_pattern_buffer, align 8
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !1325, !DIExpression(), !1350)
  %3 = call i32 @regcomp(ptr noundef %1, ptr noundef @.str.89, i32 noundef 9), !dbg !1351
  %4 = icmp ne i32 %3, 0, !dbg !1351
  br i1 %4, label %5, label %6, !dbg !1353

5:                                                ; preds = %0
  call void @abort() #15, !dbg !1354
  unreachable, !dbg !1354

6:                                                ; preds = %0
    #dbg_declare(ptr %2, !1355, !DIExpression(), !1356)
  %7 = call noalias ptr @strdup(ptr noundef @.str.90) #13, !dbg !1357
  store ptr %7, ptr %2, align 8, !dbg !1356
  %8 = load i32, ptr @bad, align 4, !dbg !1358
  %9 = icmp ne i32 %8, 0, !dbg !1358
  br i1 %9, label %10, label %12, !dbg !1360

10:                                               ; preds = %6
  %11 = load ptr, ptr %2, align 8, !dbg !1361
  call void @free(ptr noundef %11) #13, !dbg !1362
  br label %12, !dbg !1362

12:                                               ; preds = %10, %6
  %13 = load ptr, ptr %2, align 8, !dbg !1363
  %14 = call i32 @regexec(ptr noundef %1, ptr noundef %13, i64 noundef 0, ptr noundef null, i32 noundef 0), !dbg !1365
  %15 = icmp ne i32 %14, 0, !dbg !1365
  br i1 %15, label %16, label %17, !dbg !1366

16:                                               ; preds = %12
  call void @abort() #15, !dbg !1367
  unreachable, !dbg !1367

17:                                               ; preds = %12
  call void @regfree(ptr noundef %1), !dbg !1368
  %18 = load i32, ptr @bad, align 4, !dbg !1369
  %19 = icmp ne i32 %18, 0, !dbg !1369
  br i1 %19, label %22, label %20, !dbg !1371

20:                                               ; preds = %17
  %21 = load ptr, ptr %2, align 8, !dbg !1372
  call void @free(ptr noundef %21) #13, !dbg !1373
  br label %22, !dbg !1373

22:                                               ; preds = %20, %17
  ret void, !dbg !1374
}

declare i32 @regcomp(ptr noundef, ptr noundef, i32 noundef) #8

declare i32 @regexec(ptr noundef, ptr noundef, i64 noundef, ptr noundef, i32 noundef) #8

declare void @regfree(ptr noundef) #8

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_wcslen_unterminated() #0 !dbg !1375 {
  %1 = alloca [3 x i32], align 4
    #dbg_declare(ptr %1, !1376, !DIExpression(), !1380)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %1, ptr align 4 @__const.libc_wcslen_unterminated.a, i64 12, i1 false), !dbg !1380
  %2 = load i32, ptr @bad, align 4, !dbg !1381
  %3 = icmp ne i32 %2, 0, !dbg !1381
  br i1 %3, label %6, label %4, !dbg !1383

4:                                                ; preds = %0
  %5 = getelementptr inbounds [3 x i32], ptr %1, i64 0, i64 2, !dbg !1384
  store i32 0, ptr %5, align 4, !dbg !1385
  br label %6, !dbg !1384

6:                                                ; preds = %4, %0
  %7 = getelementptr inbounds [3 x i32], ptr %1, i64 0, i64 0, !dbg !1386
  %8 = call i64 @wcslen(ptr noundef %7) #11, !dbg !1388
  %9 = icmp ne i64 %8, 2, !dbg !1389
  br i1 %9, label %10, label %11, !dbg !1390

10:                                               ; preds = %6
  call void @abort() #15, !dbg !1391
  unreachable, !dbg !1391

11:                                               ; preds = %6
  ret void, !dbg !1392
}

; Function Attrs: nounwind willreturn memory(read)
declare i64 @wcslen(ptr noundef) #1

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
!llvm.module.flags = !{!403, !404, !405, !406, !407, !408, !409}
!llvm.ident = !{!410}

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
!10 = !DIFile(filename: "tests/faults/libc.c", directory: ".", checksumkind: CSK_MD5, checksum: "1f0fadbf68c8f166002a1dd253ef21a7")
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
!35 = !{!0, !36, !7, !49, !54, !56, !61, !66, !71, !73, !75, !80, !82, !84, !89, !91, !93, !95, !100, !102, !107, !109, !111, !113, !118, !120, !122, !127, !129, !131, !136, !138, !143, !145, !147, !152, !154, !156, !158, !163, !165, !167, !169, !171, !173, !175, !180, !182, !184, !186, !188, !190, !192, !194, !196, !198, !200, !205, !207, !209, !211, !216, !218, !220, !225, !227, !229, !231, !233, !235, !237, !239, !241, !243, !245, !247, !249, !251, !253, !255, !257, !259, !261, !263, !265, !267, !269, !271, !273, !275, !277, !282, !284, !286, !288, !290, !292, !294, !296, !298, !300, !305, !307, !309, !311, !313, !315, !317, !319, !324, !326, !328, !330, !332, !334, !336, !338, !340, !342, !344, !346, !348, !350, !352, !354, !356, !358, !360, !362, !367, !369, !371, !373, !375, !377, !379, !381, !383, !385, !387, !389, !391, !393, !395, !397, !399, !401}
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
!403 = !{i32 7, !"Dwarf Version", i32 5}
!404 = !{i32 2, !"Debug Info Version", i32 3}
!405 = !{i32 1, !"wchar_size", i32 4}
!406 = !{i32 8, !"PIC Level", i32 2}
!407 = !{i32 7, !"PIE Level", i32 2}
!408 = !{i32 7, !"uwtable", i32 2}
!409 = !{i32 7, !"frame-pointer", i32 2}
!410 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!411 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 30, type: !412, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !415)
!412 = !DISubroutineType(types: !413)
!413 = !{!30, !30, !414}
!414 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!415 = !{}
!416 = !DILocalVariable(name: "argc", arg: 1, scope: !411, file: !2, line: 30, type: !30)
!417 = !DILocation(line: 30, column: 14, scope: !411)
!418 = !DILocalVariable(name: "argv", arg: 2, scope: !411, file: !2, line: 30, type: !414)
!419 = !DILocation(line: 30, column: 27, scope: !411)
!420 = !DILocation(line: 32, column: 11, scope: !411)
!421 = !DILocation(line: 32, column: 16, scope: !411)
!422 = !DILocation(line: 32, column: 20, scope: !411)
!423 = !DILocation(line: 32, column: 30, scope: !411)
!424 = !DILocation(line: 32, column: 23, scope: !411)
!425 = !DILocation(line: 32, column: 46, scope: !411)
!426 = !DILocation(line: 0, scope: !411)
!427 = !DILocation(line: 32, column: 9, scope: !411)
!428 = !DILocalVariable(name: "c", scope: !429, file: !2, line: 33, type: !38)
!429 = distinct !DILexicalBlock(scope: !411, file: !2, line: 33, column: 5)
!430 = !DILocation(line: 33, column: 29, scope: !429)
!431 = !DILocation(line: 33, column: 33, scope: !429)
!432 = !DILocation(line: 33, column: 10, scope: !429)
!433 = !DILocation(line: 33, column: 44, scope: !434)
!434 = distinct !DILexicalBlock(scope: !429, file: !2, line: 33, column: 5)
!435 = !DILocation(line: 33, column: 5, scope: !429)
!436 = !DILocation(line: 34, column: 13, scope: !437)
!437 = distinct !DILexicalBlock(scope: !434, file: !2, line: 34, column: 13)
!438 = !DILocation(line: 34, column: 18, scope: !437)
!439 = !DILocation(line: 34, column: 22, scope: !437)
!440 = !DILocation(line: 34, column: 32, scope: !437)
!441 = !DILocation(line: 34, column: 41, scope: !437)
!442 = !DILocation(line: 34, column: 44, scope: !437)
!443 = !DILocation(line: 34, column: 25, scope: !437)
!444 = !DILocation(line: 34, column: 50, scope: !437)
!445 = !DILocation(line: 34, column: 13, scope: !434)
!446 = !DILocation(line: 35, column: 13, scope: !447)
!447 = distinct !DILexicalBlock(scope: !437, file: !2, line: 34, column: 56)
!448 = !DILocation(line: 35, column: 16, scope: !447)
!449 = !DILocation(line: 36, column: 13, scope: !447)
!450 = !DILocation(line: 34, column: 53, scope: !437)
!451 = !DILocation(line: 33, column: 51, scope: !434)
!452 = !DILocation(line: 33, column: 54, scope: !434)
!453 = !DILocation(line: 33, column: 49, scope: !434)
!454 = !DILocation(line: 33, column: 5, scope: !434)
!455 = distinct !{!455, !435, !456, !457}
!456 = !DILocation(line: 37, column: 9, scope: !429)
!457 = !{!"llvm.loop.mustprogress"}
!458 = !DILocation(line: 38, column: 5, scope: !411)
!459 = !DILocation(line: 39, column: 1, scope: !411)
!460 = distinct !DISubprogram(name: "add_libc_strcpy_heap", scope: !10, file: !10, line: 13, type: !46, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!461 = !DILocation(line: 13, column: 1, scope: !460)
!462 = distinct !DISubprogram(name: "add_libc_strcpy_stack", scope: !10, file: !10, line: 20, type: !46, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!463 = !DILocation(line: 20, column: 1, scope: !462)
!464 = distinct !DISubprogram(name: "add_libc_strcpy_global", scope: !10, file: !10, line: 26, type: !46, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!465 = !DILocation(line: 26, column: 1, scope: !464)
!466 = distinct !DISubprogram(name: "add_libc_strcat", scope: !10, file: !10, line: 31, type: !46, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!467 = !DILocation(line: 31, column: 1, scope: !466)
!468 = distinct !DISubprogram(name: "add_libc_strncpy", scope: !10, file: !10, line: 37, type: !46, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!469 = !DILocation(line: 37, column: 1, scope: !468)
!470 = distinct !DISubprogram(name: "add_libc_sprintf", scope: !10, file: !10, line: 43, type: !46, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!471 = !DILocation(line: 43, column: 1, scope: !470)
!472 = distinct !DISubprogram(name: "add_libc_snprintf", scope: !10, file: !10, line: 49, type: !46, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!473 = !DILocation(line: 49, column: 1, scope: !472)
!474 = distinct !DISubprogram(name: "add_libc_memset", scope: !10, file: !10, line: 55, type: !46, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!475 = !DILocation(line: 55, column: 1, scope: !474)
!476 = distinct !DISubprogram(name: "add_libc_memcpy_to", scope: !10, file: !10, line: 61, type: !46, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!477 = !DILocation(line: 61, column: 1, scope: !476)
!478 = distinct !DISubprogram(name: "add_libc_memcpy_from", scope: !10, file: !10, line: 68, type: !46, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!479 = !DILocation(line: 68, column: 1, scope: !478)
!480 = distinct !DISubprogram(name: "add_libc_memcpy_overlap", scope: !10, file: !10, line: 74, type: !46, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!481 = !DILocation(line: 74, column: 1, scope: !480)
!482 = distinct !DISubprogram(name: "add_libc_memmove", scope: !10, file: !10, line: 80, type: !46, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!483 = !DILocation(line: 80, column: 1, scope: !482)
!484 = distinct !DISubprogram(name: "add_libc_strlen_unterminated", scope: !10, file: !10, line: 87, type: !46, scopeLine: 87, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!485 = !DILocation(line: 87, column: 1, scope: !484)
!486 = distinct !DISubprogram(name: "add_libc_strlen_freed", scope: !10, file: !10, line: 96, type: !46, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!487 = !DILocation(line: 96, column: 1, scope: !486)
!488 = distinct !DISubprogram(name: "add_libc_strdup_overrun", scope: !10, file: !10, line: 107, type: !46, scopeLine: 107, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!489 = !DILocation(line: 107, column: 1, scope: !488)
!490 = distinct !DISubprogram(name: "add_libc_fgets", scope: !10, file: !10, line: 114, type: !46, scopeLine: 114, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!491 = !DILocation(line: 114, column: 1, scope: !490)
!492 = distinct !DISubprogram(name: "add_libc_fread", scope: !10, file: !10, line: 121, type: !46, scopeLine: 121, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!493 = !DILocation(line: 121, column: 1, scope: !492)
!494 = distinct !DISubprogram(name: "add_libc_scanf", scope: !10, file: !10, line: 129, type: !46, scopeLine: 129, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!495 = !DILocation(line: 129, column: 1, scope: !494)
!496 = distinct !DISubprogram(name: "add_libc_printf_string", scope: !10, file: !10, line: 136, type: !46, scopeLine: 136, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!497 = !DILocation(line: 136, column: 1, scope: !496)
!498 = distinct !DISubprogram(name: "add_libc_printf_null_destination", scope: !10, file: !10, line: 142, type: !46, scopeLine: 142, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!499 = !DILocation(line: 142, column: 1, scope: !498)
!500 = distinct !DISubprogram(name: "add_libc_strcmp_null", scope: !10, file: !10, line: 148, type: !46, scopeLine: 148, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!501 = !DILocation(line: 148, column: 1, scope: !500)
!502 = distinct !DISubprogram(name: "add_libc_qsort", scope: !10, file: !10, line: 161, type: !46, scopeLine: 161, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!503 = !DILocation(line: 161, column: 1, scope: !502)
!504 = distinct !DISubprogram(name: "add_libc_comparison", scope: !10, file: !10, line: 175, type: !46, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!505 = !DILocation(line: 175, column: 1, scope: !504)
!506 = distinct !DISubprogram(name: "add_libc_memcmp", scope: !10, file: !10, line: 181, type: !46, scopeLine: 181, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!507 = !DILocation(line: 181, column: 1, scope: !506)
!508 = distinct !DISubprogram(name: "add_libc_memchr", scope: !10, file: !10, line: 188, type: !46, scopeLine: 188, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!509 = !DILocation(line: 188, column: 1, scope: !508)
!510 = distinct !DISubprogram(name: "add_libc_strtok", scope: !10, file: !10, line: 195, type: !46, scopeLine: 195, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!511 = !DILocation(line: 195, column: 1, scope: !510)
!512 = distinct !DISubprogram(name: "add_libc_getline_freed", scope: !10, file: !10, line: 203, type: !46, scopeLine: 203, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!513 = !DILocation(line: 203, column: 1, scope: !512)
!514 = distinct !DISubprogram(name: "add_libc_fclose_twice", scope: !10, file: !10, line: 214, type: !46, scopeLine: 214, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!515 = !DILocation(line: 214, column: 1, scope: !514)
!516 = distinct !DISubprogram(name: "add_libc_isalpha", scope: !10, file: !10, line: 224, type: !46, scopeLine: 224, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!517 = !DILocation(line: 224, column: 1, scope: !516)
!518 = distinct !DISubprogram(name: "add_libc_fputs_closed", scope: !10, file: !10, line: 231, type: !46, scopeLine: 231, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!519 = !DILocation(line: 231, column: 1, scope: !518)
!520 = distinct !DISubprogram(name: "add_libc_fprintf_closed", scope: !10, file: !10, line: 244, type: !46, scopeLine: 244, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!521 = !DILocation(line: 244, column: 1, scope: !520)
!522 = distinct !DISubprogram(name: "add_libc_fgetc_closed", scope: !10, file: !10, line: 256, type: !46, scopeLine: 256, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!523 = !DILocation(line: 256, column: 1, scope: !522)
!524 = distinct !DISubprogram(name: "add_libc_null_stream", scope: !10, file: !10, line: 269, type: !46, scopeLine: 269, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!525 = !DILocation(line: 269, column: 1, scope: !524)
!526 = distinct !DISubprogram(name: "add_libc_closedir_twice", scope: !10, file: !10, line: 277, type: !46, scopeLine: 277, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!527 = !DILocation(line: 277, column: 1, scope: !526)
!528 = distinct !DISubprogram(name: "add_libc_readdir_closed", scope: !10, file: !10, line: 287, type: !46, scopeLine: 287, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!529 = !DILocation(line: 287, column: 1, scope: !528)
!530 = distinct !DISubprogram(name: "add_libc_memstream_freed", scope: !10, file: !10, line: 300, type: !46, scopeLine: 300, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!531 = !DILocation(line: 300, column: 1, scope: !530)
!532 = distinct !DISubprogram(name: "add_libc_fmemopen", scope: !10, file: !10, line: 314, type: !46, scopeLine: 314, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!533 = !DILocation(line: 314, column: 1, scope: !532)
!534 = distinct !DISubprogram(name: "add_libc_printf_missing", scope: !10, file: !10, line: 325, type: !46, scopeLine: 325, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!535 = !DILocation(line: 325, column: 1, scope: !534)
!536 = distinct !DISubprogram(name: "add_libc_printf_number_for_string", scope: !10, file: !10, line: 331, type: !46, scopeLine: 331, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!537 = !DILocation(line: 331, column: 1, scope: !536)
!538 = distinct !DISubprogram(name: "add_libc_scanf_missing", scope: !10, file: !10, line: 337, type: !46, scopeLine: 337, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!539 = !DILocation(line: 337, column: 1, scope: !538)
!540 = distinct !DISubprogram(name: "add_libc_scanf_narrow", scope: !10, file: !10, line: 344, type: !46, scopeLine: 344, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!541 = !DILocation(line: 344, column: 1, scope: !540)
!542 = distinct !DISubprogram(name: "add_libc_va_arg", scope: !10, file: !10, line: 361, type: !46, scopeLine: 361, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!543 = !DILocation(line: 361, column: 1, scope: !542)
!544 = distinct !DISubprogram(name: "add_libc_va_arg_stack", scope: !10, file: !10, line: 367, type: !46, scopeLine: 367, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!545 = !DILocation(line: 367, column: 1, scope: !544)
!546 = distinct !DISubprogram(name: "add_libc_memcpy_negative", scope: !10, file: !10, line: 374, type: !46, scopeLine: 374, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!547 = !DILocation(line: 374, column: 1, scope: !546)
!548 = distinct !DISubprogram(name: "add_libc_memset_negative", scope: !10, file: !10, line: 383, type: !46, scopeLine: 383, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!549 = !DILocation(line: 383, column: 1, scope: !548)
!550 = distinct !DISubprogram(name: "add_libc_strncpy_negative", scope: !10, file: !10, line: 390, type: !46, scopeLine: 390, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!551 = !DILocation(line: 390, column: 1, scope: !550)
!552 = distinct !DISubprogram(name: "add_libc_fread_negative", scope: !10, file: !10, line: 397, type: !46, scopeLine: 397, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!553 = !DILocation(line: 397, column: 1, scope: !552)
!554 = distinct !DISubprogram(name: "add_libc_strcat_unterminated", scope: !10, file: !10, line: 405, type: !46, scopeLine: 405, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!555 = !DILocation(line: 405, column: 1, scope: !554)
!556 = distinct !DISubprogram(name: "add_libc_strcpy_overlap", scope: !10, file: !10, line: 414, type: !46, scopeLine: 414, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!557 = !DILocation(line: 414, column: 1, scope: !556)
!558 = distinct !DISubprogram(name: "add_libc_qsort_null", scope: !10, file: !10, line: 425, type: !46, scopeLine: 425, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!559 = !DILocation(line: 425, column: 1, scope: !558)
!560 = distinct !DISubprogram(name: "add_libc_regfree_freed", scope: !10, file: !10, line: 431, type: !46, scopeLine: 431, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!561 = !DILocation(line: 431, column: 1, scope: !560)
!562 = distinct !DISubprogram(name: "add_libc_wcslen_unterminated", scope: !10, file: !10, line: 446, type: !46, scopeLine: 446, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!563 = !DILocation(line: 446, column: 1, scope: !562)
!564 = distinct !DISubprogram(name: "libc_strcpy_heap", scope: !10, file: !10, line: 13, type: !46, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !415)
!565 = !DILocalVariable(name: "p", scope: !564, file: !10, line: 15, type: !29)
!566 = !DILocation(line: 15, column: 11, scope: !564)
!567 = !DILocation(line: 15, column: 15, scope: !564)
!568 = !DILocation(line: 16, column: 12, scope: !564)
!569 = !DILocation(line: 16, column: 15, scope: !564)
!570 = !DILocation(line: 16, column: 5, scope: !564)
!571 = !DILocation(line: 17, column: 10, scope: !564)
!572 = !DILocation(line: 17, column: 5, scope: !564)
!573 = !DILocation(line: 18, column: 1, scope: !564)
!574 = distinct !DISubprogram(name: "libc_strcpy_stack", scope: !10, file: !10, line: 20, type: !46, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !415)
!575 = !DILocalVariable(name: "a", scope: !574, file: !10, line: 22, type: !3)
!576 = !DILocation(line: 22, column: 10, scope: !574)
!577 = !DILocation(line: 23, column: 12, scope: !574)
!578 = !DILocation(line: 23, column: 15, scope: !574)
!579 = !DILocation(line: 23, column: 5, scope: !574)
!580 = !DILocation(line: 24, column: 1, scope: !574)
!581 = distinct !DISubprogram(name: "libc_strcpy_global", scope: !10, file: !10, line: 26, type: !46, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!582 = !DILocation(line: 28, column: 19, scope: !581)
!583 = !DILocation(line: 28, column: 5, scope: !581)
!584 = !DILocation(line: 29, column: 1, scope: !581)
!585 = distinct !DISubprogram(name: "libc_strcat", scope: !10, file: !10, line: 31, type: !46, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !415)
!586 = !DILocalVariable(name: "a", scope: !585, file: !10, line: 33, type: !587)
!587 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !588)
!588 = !{!589}
!589 = !DISubrange(count: 8)
!590 = !DILocation(line: 33, column: 10, scope: !585)
!591 = !DILocation(line: 34, column: 12, scope: !585)
!592 = !DILocation(line: 34, column: 15, scope: !585)
!593 = !DILocation(line: 34, column: 5, scope: !585)
!594 = !DILocation(line: 35, column: 1, scope: !585)
!595 = distinct !DISubprogram(name: "libc_strncpy", scope: !10, file: !10, line: 37, type: !46, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !415)
!596 = !DILocalVariable(name: "a", scope: !595, file: !10, line: 39, type: !58)
!597 = !DILocation(line: 39, column: 10, scope: !595)
!598 = !DILocation(line: 40, column: 13, scope: !595)
!599 = !DILocation(line: 40, column: 22, scope: !595)
!600 = !DILocation(line: 40, column: 5, scope: !595)
!601 = !DILocation(line: 41, column: 1, scope: !595)
!602 = distinct !DISubprogram(name: "libc_sprintf", scope: !10, file: !10, line: 43, type: !46, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !415)
!603 = !DILocalVariable(name: "a", scope: !602, file: !10, line: 45, type: !63)
!604 = !DILocation(line: 45, column: 10, scope: !602)
!605 = !DILocation(line: 46, column: 13, scope: !602)
!606 = !DILocation(line: 46, column: 22, scope: !602)
!607 = !DILocation(line: 46, column: 5, scope: !602)
!608 = !DILocation(line: 47, column: 1, scope: !602)
!609 = distinct !DISubprogram(name: "libc_snprintf", scope: !10, file: !10, line: 49, type: !46, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !415)
!610 = !DILocalVariable(name: "a", scope: !609, file: !10, line: 51, type: !63)
!611 = !DILocation(line: 51, column: 10, scope: !609)
!612 = !DILocation(line: 52, column: 14, scope: !609)
!613 = !DILocation(line: 52, column: 17, scope: !609)
!614 = !DILocation(line: 52, column: 5, scope: !609)
!615 = !DILocation(line: 53, column: 1, scope: !609)
!616 = distinct !DISubprogram(name: "libc_memset", scope: !10, file: !10, line: 55, type: !46, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !415)
!617 = !DILocalVariable(name: "a", scope: !616, file: !10, line: 57, type: !618)
!618 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 96, elements: !105)
!619 = !DILocation(line: 57, column: 9, scope: !616)
!620 = !DILocation(line: 58, column: 5, scope: !616)
!621 = !DILocation(line: 58, column: 30, scope: !616)
!622 = !DILocation(line: 58, column: 29, scope: !616)
!623 = !DILocation(line: 58, column: 27, scope: !616)
!624 = !DILocation(line: 59, column: 1, scope: !616)
!625 = distinct !DISubprogram(name: "libc_memcpy_to", scope: !10, file: !10, line: 61, type: !46, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !415)
!626 = !DILocalVariable(name: "p", scope: !625, file: !10, line: 63, type: !29)
!627 = !DILocation(line: 63, column: 11, scope: !625)
!628 = !DILocation(line: 63, column: 15, scope: !625)
!629 = !DILocation(line: 64, column: 12, scope: !625)
!630 = !DILocation(line: 64, column: 27, scope: !625)
!631 = !DILocation(line: 64, column: 5, scope: !625)
!632 = !DILocation(line: 65, column: 10, scope: !625)
!633 = !DILocation(line: 65, column: 5, scope: !625)
!634 = !DILocation(line: 66, column: 1, scope: !625)
!635 = distinct !DISubprogram(name: "libc_memcpy_from", scope: !10, file: !10, line: 68, type: !46, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !415)
!636 = !DILocalVariable(name: "to", scope: !635, file: !10, line: 70, type: !587)
!637 = !DILocation(line: 70, column: 10, scope: !635)
!638 = !DILocalVariable(name: "from", scope: !635, file: !10, line: 70, type: !3)
!639 = !DILocation(line: 70, column: 17, scope: !635)
!640 = !DILocation(line: 71, column: 5, scope: !635)
!641 = !DILocation(line: 71, column: 22, scope: !635)
!642 = !DILocation(line: 72, column: 1, scope: !635)
!643 = distinct !DISubprogram(name: "libc_memcpy_overlap", scope: !10, file: !10, line: 74, type: !46, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !415)
!644 = !DILocalVariable(name: "a", scope: !643, file: !10, line: 76, type: !222)
!645 = !DILocation(line: 76, column: 10, scope: !643)
!646 = !DILocation(line: 77, column: 12, scope: !643)
!647 = !DILocation(line: 77, column: 17, scope: !643)
!648 = !DILocation(line: 77, column: 14, scope: !643)
!649 = !DILocation(line: 77, column: 5, scope: !643)
!650 = !DILocation(line: 78, column: 1, scope: !643)
!651 = distinct !DISubprogram(name: "libc_memmove", scope: !10, file: !10, line: 80, type: !46, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !415)
!652 = !DILocalVariable(name: "p", scope: !651, file: !10, line: 82, type: !29)
!653 = !DILocation(line: 82, column: 11, scope: !651)
!654 = !DILocation(line: 82, column: 15, scope: !651)
!655 = !DILocation(line: 83, column: 13, scope: !651)
!656 = !DILocation(line: 83, column: 15, scope: !651)
!657 = !DILocation(line: 83, column: 20, scope: !651)
!658 = !DILocation(line: 83, column: 23, scope: !651)
!659 = !DILocation(line: 83, column: 5, scope: !651)
!660 = !DILocation(line: 84, column: 10, scope: !651)
!661 = !DILocation(line: 84, column: 5, scope: !651)
!662 = !DILocation(line: 85, column: 1, scope: !651)
!663 = distinct !DISubprogram(name: "libc_strlen_unterminated", scope: !10, file: !10, line: 87, type: !46, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !415)
!664 = !DILocalVariable(name: "a", scope: !663, file: !10, line: 89, type: !104)
!665 = !DILocation(line: 89, column: 10, scope: !663)
!666 = !DILocation(line: 90, column: 10, scope: !667)
!667 = distinct !DILexicalBlock(scope: !663, file: !10, line: 90, column: 9)
!668 = !DILocation(line: 90, column: 9, scope: !663)
!669 = !DILocation(line: 91, column: 9, scope: !667)
!670 = !DILocation(line: 91, column: 14, scope: !667)
!671 = !DILocation(line: 92, column: 16, scope: !672)
!672 = distinct !DILexicalBlock(scope: !663, file: !10, line: 92, column: 9)
!673 = !DILocation(line: 92, column: 9, scope: !672)
!674 = !DILocation(line: 92, column: 19, scope: !672)
!675 = !DILocation(line: 92, column: 9, scope: !663)
!676 = !DILocation(line: 93, column: 9, scope: !672)
!677 = !DILocation(line: 94, column: 1, scope: !663)
!678 = distinct !DISubprogram(name: "libc_strlen_freed", scope: !10, file: !10, line: 96, type: !46, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !415)
!679 = !DILocalVariable(name: "p", scope: !678, file: !10, line: 98, type: !29)
!680 = !DILocation(line: 98, column: 11, scope: !678)
!681 = !DILocation(line: 98, column: 15, scope: !678)
!682 = !DILocalVariable(name: "n", scope: !678, file: !10, line: 99, type: !683)
!683 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !684, line: 18, baseType: !685)
!684 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!685 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!686 = !DILocation(line: 99, column: 12, scope: !678)
!687 = !DILocation(line: 99, column: 23, scope: !678)
!688 = !DILocation(line: 99, column: 16, scope: !678)
!689 = !DILocation(line: 100, column: 10, scope: !678)
!690 = !DILocation(line: 100, column: 5, scope: !678)
!691 = !DILocation(line: 101, column: 9, scope: !692)
!692 = distinct !DILexicalBlock(scope: !678, file: !10, line: 101, column: 9)
!693 = !DILocation(line: 101, column: 9, scope: !678)
!694 = !DILocation(line: 102, column: 20, scope: !692)
!695 = !DILocation(line: 102, column: 13, scope: !692)
!696 = !DILocation(line: 102, column: 11, scope: !692)
!697 = !DILocation(line: 102, column: 9, scope: !692)
!698 = !DILocation(line: 103, column: 9, scope: !699)
!699 = distinct !DILexicalBlock(scope: !678, file: !10, line: 103, column: 9)
!700 = !DILocation(line: 103, column: 11, scope: !699)
!701 = !DILocation(line: 103, column: 9, scope: !678)
!702 = !DILocation(line: 104, column: 9, scope: !699)
!703 = !DILocation(line: 105, column: 1, scope: !678)
!704 = distinct !DISubprogram(name: "libc_strdup_overrun", scope: !10, file: !10, line: 107, type: !46, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !415)
!705 = !DILocalVariable(name: "p", scope: !704, file: !10, line: 109, type: !29)
!706 = !DILocation(line: 109, column: 11, scope: !704)
!707 = !DILocation(line: 109, column: 15, scope: !704)
!708 = !DILocation(line: 110, column: 5, scope: !704)
!709 = !DILocation(line: 110, column: 7, scope: !704)
!710 = !DILocation(line: 110, column: 20, scope: !704)
!711 = !DILocation(line: 111, column: 10, scope: !704)
!712 = !DILocation(line: 111, column: 5, scope: !704)
!713 = !DILocation(line: 112, column: 1, scope: !704)
!714 = distinct !DISubprogram(name: "libc_fgets", scope: !10, file: !10, line: 114, type: !46, scopeLine: 115, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !415)
!715 = !DILocalVariable(name: "line", scope: !714, file: !10, line: 116, type: !3)
!716 = !DILocation(line: 116, column: 10, scope: !714)
!717 = !DILocation(line: 117, column: 15, scope: !718)
!718 = distinct !DILexicalBlock(scope: !714, file: !10, line: 117, column: 9)
!719 = !DILocation(line: 117, column: 21, scope: !718)
!720 = !DILocation(line: 117, column: 44, scope: !718)
!721 = !DILocation(line: 117, column: 9, scope: !718)
!722 = !DILocation(line: 117, column: 9, scope: !714)
!723 = !DILocation(line: 118, column: 9, scope: !718)
!724 = !DILocation(line: 118, column: 17, scope: !718)
!725 = !DILocation(line: 119, column: 1, scope: !714)
!726 = distinct !DISubprogram(name: "libc_fread", scope: !10, file: !10, line: 121, type: !46, scopeLine: 122, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !415)
!727 = !DILocalVariable(name: "p", scope: !726, file: !10, line: 123, type: !29)
!728 = !DILocation(line: 123, column: 11, scope: !726)
!729 = !DILocation(line: 123, column: 15, scope: !726)
!730 = !DILocation(line: 124, column: 15, scope: !731)
!731 = distinct !DILexicalBlock(scope: !726, file: !10, line: 124, column: 9)
!732 = !DILocation(line: 124, column: 21, scope: !731)
!733 = !DILocation(line: 124, column: 34, scope: !731)
!734 = !DILocation(line: 124, column: 9, scope: !731)
!735 = !DILocation(line: 124, column: 41, scope: !731)
!736 = !DILocation(line: 124, column: 9, scope: !726)
!737 = !DILocation(line: 125, column: 9, scope: !731)
!738 = !DILocation(line: 126, column: 10, scope: !726)
!739 = !DILocation(line: 126, column: 5, scope: !726)
!740 = !DILocation(line: 127, column: 1, scope: !726)
!741 = distinct !DISubprogram(name: "libc_scanf", scope: !10, file: !10, line: 129, type: !46, scopeLine: 130, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !415)
!742 = !DILocalVariable(name: "word", scope: !741, file: !10, line: 131, type: !58)
!743 = !DILocation(line: 131, column: 10, scope: !741)
!744 = !DILocation(line: 132, column: 15, scope: !745)
!745 = distinct !DILexicalBlock(scope: !741, file: !10, line: 132, column: 9)
!746 = !DILocation(line: 132, column: 35, scope: !745)
!747 = !DILocation(line: 132, column: 9, scope: !745)
!748 = !DILocation(line: 132, column: 41, scope: !745)
!749 = !DILocation(line: 132, column: 9, scope: !741)
!750 = !DILocation(line: 133, column: 9, scope: !745)
!751 = !DILocation(line: 134, column: 1, scope: !741)
!752 = distinct !DISubprogram(name: "libc_printf_string", scope: !10, file: !10, line: 136, type: !46, scopeLine: 137, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !415)
!753 = !DILocalVariable(name: "a", scope: !752, file: !10, line: 138, type: !213)
!754 = !DILocation(line: 138, column: 10, scope: !752)
!755 = !DILocation(line: 139, column: 12, scope: !752)
!756 = !DILocation(line: 139, column: 37, scope: !752)
!757 = !DILocation(line: 139, column: 5, scope: !752)
!758 = !DILocation(line: 140, column: 1, scope: !752)
!759 = distinct !DISubprogram(name: "libc_printf_null_destination", scope: !10, file: !10, line: 142, type: !46, scopeLine: 143, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !415)
!760 = !DILocalVariable(name: "a", scope: !759, file: !10, line: 144, type: !587)
!761 = !DILocation(line: 144, column: 10, scope: !759)
!762 = !DILocation(line: 145, column: 13, scope: !759)
!763 = !DILocation(line: 145, column: 23, scope: !759)
!764 = !DILocation(line: 145, column: 5, scope: !759)
!765 = !DILocation(line: 146, column: 1, scope: !759)
!766 = distinct !DISubprogram(name: "libc_strcmp_null", scope: !10, file: !10, line: 148, type: !46, scopeLine: 149, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !415)
!767 = !DILocalVariable(name: "p", scope: !766, file: !10, line: 150, type: !42)
!768 = !DILocation(line: 150, column: 17, scope: !766)
!769 = !DILocation(line: 150, column: 21, scope: !766)
!770 = !DILocation(line: 151, column: 16, scope: !771)
!771 = distinct !DILexicalBlock(scope: !766, file: !10, line: 151, column: 9)
!772 = !DILocation(line: 151, column: 9, scope: !771)
!773 = !DILocation(line: 151, column: 9, scope: !766)
!774 = !DILocation(line: 152, column: 9, scope: !771)
!775 = !DILocation(line: 153, column: 1, scope: !766)
!776 = distinct !DISubprogram(name: "libc_qsort", scope: !10, file: !10, line: 161, type: !46, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !415)
!777 = !DILocalVariable(name: "a", scope: !776, file: !10, line: 163, type: !778)
!778 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 128, elements: !5)
!779 = !DILocation(line: 163, column: 9, scope: !776)
!780 = !DILocation(line: 164, column: 11, scope: !776)
!781 = !DILocation(line: 164, column: 14, scope: !776)
!782 = !DILocation(line: 164, column: 5, scope: !776)
!783 = !DILocation(line: 165, column: 9, scope: !784)
!784 = distinct !DILexicalBlock(scope: !776, file: !10, line: 165, column: 9)
!785 = !DILocation(line: 165, column: 14, scope: !784)
!786 = !DILocation(line: 165, column: 9, scope: !776)
!787 = !DILocation(line: 166, column: 9, scope: !784)
!788 = !DILocation(line: 167, column: 1, scope: !776)
!789 = distinct !DISubprogram(name: "compare", scope: !10, file: !10, line: 155, type: !790, scopeLine: 156, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !415)
!790 = !DISubroutineType(types: !791)
!791 = !{!30, !792, !792}
!792 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !793, size: 64)
!793 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!794 = !DILocalVariable(name: "a", arg: 1, scope: !789, file: !10, line: 155, type: !792)
!795 = !DILocation(line: 155, column: 32, scope: !789)
!796 = !DILocalVariable(name: "b", arg: 2, scope: !789, file: !10, line: 155, type: !792)
!797 = !DILocation(line: 155, column: 47, scope: !789)
!798 = !DILocalVariable(name: "x", scope: !789, file: !10, line: 157, type: !799)
!799 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !800, size: 64)
!800 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !30)
!801 = !DILocation(line: 157, column: 16, scope: !789)
!802 = !DILocation(line: 157, column: 20, scope: !789)
!803 = !DILocalVariable(name: "y", scope: !789, file: !10, line: 157, type: !799)
!804 = !DILocation(line: 157, column: 24, scope: !789)
!805 = !DILocation(line: 157, column: 28, scope: !789)
!806 = !DILocation(line: 158, column: 13, scope: !789)
!807 = !DILocation(line: 158, column: 12, scope: !789)
!808 = !DILocation(line: 158, column: 18, scope: !789)
!809 = !DILocation(line: 158, column: 17, scope: !789)
!810 = !DILocation(line: 158, column: 15, scope: !789)
!811 = !DILocation(line: 158, column: 5, scope: !789)
!812 = distinct !DISubprogram(name: "libc_comparison", scope: !10, file: !10, line: 175, type: !46, scopeLine: 176, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !415)
!813 = !DILocalVariable(name: "a", scope: !812, file: !10, line: 177, type: !778)
!814 = !DILocation(line: 177, column: 9, scope: !812)
!815 = !DILocation(line: 178, column: 11, scope: !812)
!816 = !DILocation(line: 178, column: 5, scope: !812)
!817 = !DILocation(line: 179, column: 1, scope: !812)
!818 = distinct !DISubprogram(name: "reads_neighbour", scope: !10, file: !10, line: 169, type: !790, scopeLine: 170, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !415)
!819 = !DILocalVariable(name: "a", arg: 1, scope: !818, file: !10, line: 169, type: !792)
!820 = !DILocation(line: 169, column: 40, scope: !818)
!821 = !DILocalVariable(name: "b", arg: 2, scope: !818, file: !10, line: 169, type: !792)
!822 = !DILocation(line: 169, column: 55, scope: !818)
!823 = !DILocalVariable(name: "x", scope: !818, file: !10, line: 171, type: !799)
!824 = !DILocation(line: 171, column: 16, scope: !818)
!825 = !DILocation(line: 171, column: 20, scope: !818)
!826 = !DILocalVariable(name: "y", scope: !818, file: !10, line: 171, type: !799)
!827 = !DILocation(line: 171, column: 24, scope: !818)
!828 = !DILocation(line: 171, column: 28, scope: !818)
!829 = !DILocation(line: 172, column: 12, scope: !818)
!830 = !DILocation(line: 172, column: 18, scope: !818)
!831 = !DILocation(line: 172, column: 25, scope: !818)
!832 = !DILocation(line: 172, column: 23, scope: !818)
!833 = !DILocation(line: 172, column: 33, scope: !818)
!834 = !DILocation(line: 172, column: 32, scope: !818)
!835 = !DILocation(line: 172, column: 38, scope: !818)
!836 = !DILocation(line: 172, column: 37, scope: !818)
!837 = !DILocation(line: 172, column: 35, scope: !818)
!838 = !DILocation(line: 172, column: 5, scope: !818)
!839 = distinct !DISubprogram(name: "libc_memcmp", scope: !10, file: !10, line: 181, type: !46, scopeLine: 182, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !415)
!840 = !DILocalVariable(name: "a", scope: !839, file: !10, line: 183, type: !3)
!841 = !DILocation(line: 183, column: 10, scope: !839)
!842 = !DILocalVariable(name: "b", scope: !839, file: !10, line: 183, type: !587)
!843 = !DILocation(line: 183, column: 24, scope: !839)
!844 = !DILocation(line: 184, column: 16, scope: !845)
!845 = distinct !DILexicalBlock(scope: !839, file: !10, line: 184, column: 9)
!846 = !DILocation(line: 184, column: 19, scope: !845)
!847 = !DILocation(line: 184, column: 22, scope: !845)
!848 = !DILocation(line: 184, column: 9, scope: !845)
!849 = !DILocation(line: 184, column: 9, scope: !839)
!850 = !DILocation(line: 185, column: 9, scope: !845)
!851 = !DILocation(line: 186, column: 1, scope: !839)
!852 = distinct !DISubprogram(name: "libc_memchr", scope: !10, file: !10, line: 188, type: !46, scopeLine: 189, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !415)
!853 = !DILocalVariable(name: "a", scope: !852, file: !10, line: 190, type: !3)
!854 = !DILocation(line: 190, column: 10, scope: !852)
!855 = !DILocation(line: 191, column: 16, scope: !856)
!856 = distinct !DILexicalBlock(scope: !852, file: !10, line: 191, column: 9)
!857 = !DILocation(line: 191, column: 24, scope: !856)
!858 = !DILocation(line: 191, column: 9, scope: !856)
!859 = !DILocation(line: 191, column: 9, scope: !852)
!860 = !DILocation(line: 192, column: 9, scope: !856)
!861 = !DILocation(line: 193, column: 1, scope: !852)
!862 = distinct !DISubprogram(name: "libc_strtok", scope: !10, file: !10, line: 195, type: !46, scopeLine: 196, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !415)
!863 = !DILocalVariable(name: "text", scope: !862, file: !10, line: 197, type: !3)
!864 = !DILocation(line: 197, column: 10, scope: !862)
!865 = !DILocalVariable(name: "word", scope: !862, file: !10, line: 198, type: !29)
!866 = !DILocation(line: 198, column: 11, scope: !862)
!867 = !DILocation(line: 198, column: 25, scope: !862)
!868 = !DILocation(line: 198, column: 47, scope: !862)
!869 = !DILocation(line: 198, column: 18, scope: !862)
!870 = !DILocation(line: 199, column: 10, scope: !871)
!871 = distinct !DILexicalBlock(scope: !862, file: !10, line: 199, column: 9)
!872 = !DILocation(line: 199, column: 9, scope: !862)
!873 = !DILocation(line: 200, column: 9, scope: !871)
!874 = !DILocation(line: 201, column: 1, scope: !862)
!875 = distinct !DISubprogram(name: "libc_getline_freed", scope: !10, file: !10, line: 203, type: !46, scopeLine: 204, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !415)
!876 = !DILocalVariable(name: "line", scope: !875, file: !10, line: 205, type: !29)
!877 = !DILocation(line: 205, column: 11, scope: !875)
!878 = !DILocalVariable(name: "size", scope: !875, file: !10, line: 206, type: !683)
!879 = !DILocation(line: 206, column: 12, scope: !875)
!880 = !DILocation(line: 207, column: 31, scope: !881)
!881 = distinct !DILexicalBlock(scope: !875, file: !10, line: 207, column: 9)
!882 = !DILocation(line: 207, column: 9, scope: !881)
!883 = !DILocation(line: 207, column: 38, scope: !881)
!884 = !DILocation(line: 207, column: 9, scope: !875)
!885 = !DILocation(line: 208, column: 9, scope: !881)
!886 = !DILocation(line: 209, column: 10, scope: !875)
!887 = !DILocation(line: 209, column: 5, scope: !875)
!888 = !DILocation(line: 210, column: 9, scope: !889)
!889 = distinct !DILexicalBlock(scope: !875, file: !10, line: 210, column: 9)
!890 = !DILocation(line: 210, column: 9, scope: !875)
!891 = !DILocation(line: 211, column: 9, scope: !889)
!892 = !DILocation(line: 211, column: 17, scope: !889)
!893 = !DILocation(line: 212, column: 1, scope: !875)
!894 = distinct !DISubprogram(name: "libc_fclose_twice", scope: !10, file: !10, line: 214, type: !46, scopeLine: 215, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !415)
!895 = !DILocalVariable(name: "f", scope: !894, file: !10, line: 216, type: !896)
!896 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !897, size: 64)
!897 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !898, line: 7, baseType: !899)
!898 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!899 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !900, line: 49, size: 1728, elements: !901)
!900 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "1bad07471b7974df4ecc1d1c2ca207e6")
!901 = !{!902, !903, !904, !905, !906, !907, !908, !909, !910, !911, !912, !913, !914, !917, !919, !920, !921, !925, !926, !928, !932, !935, !937, !940, !943, !944, !945, !946, !947}
!902 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !899, file: !900, line: 51, baseType: !30, size: 32)
!903 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !899, file: !900, line: 54, baseType: !29, size: 64, offset: 64)
!904 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !899, file: !900, line: 55, baseType: !29, size: 64, offset: 128)
!905 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !899, file: !900, line: 56, baseType: !29, size: 64, offset: 192)
!906 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !899, file: !900, line: 57, baseType: !29, size: 64, offset: 256)
!907 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !899, file: !900, line: 58, baseType: !29, size: 64, offset: 320)
!908 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !899, file: !900, line: 59, baseType: !29, size: 64, offset: 384)
!909 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !899, file: !900, line: 60, baseType: !29, size: 64, offset: 448)
!910 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !899, file: !900, line: 61, baseType: !29, size: 64, offset: 512)
!911 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !899, file: !900, line: 64, baseType: !29, size: 64, offset: 576)
!912 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !899, file: !900, line: 65, baseType: !29, size: 64, offset: 640)
!913 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !899, file: !900, line: 66, baseType: !29, size: 64, offset: 704)
!914 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !899, file: !900, line: 68, baseType: !915, size: 64, offset: 768)
!915 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !916, size: 64)
!916 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !900, line: 36, flags: DIFlagFwdDecl)
!917 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !899, file: !900, line: 70, baseType: !918, size: 64, offset: 832)
!918 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !899, size: 64)
!919 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !899, file: !900, line: 72, baseType: !30, size: 32, offset: 896)
!920 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !899, file: !900, line: 73, baseType: !30, size: 32, offset: 928)
!921 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !899, file: !900, line: 74, baseType: !922, size: 64, offset: 960)
!922 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !923, line: 152, baseType: !924)
!923 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!924 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!925 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !899, file: !900, line: 77, baseType: !31, size: 16, offset: 1024)
!926 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !899, file: !900, line: 78, baseType: !927, size: 8, offset: 1040)
!927 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!928 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !899, file: !900, line: 79, baseType: !929, size: 8, offset: 1048)
!929 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8, elements: !930)
!930 = !{!931}
!931 = !DISubrange(count: 1)
!932 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !899, file: !900, line: 81, baseType: !933, size: 64, offset: 1088)
!933 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !934, size: 64)
!934 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !900, line: 43, baseType: null)
!935 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !899, file: !900, line: 89, baseType: !936, size: 64, offset: 1152)
!936 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !923, line: 153, baseType: !924)
!937 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !899, file: !900, line: 91, baseType: !938, size: 64, offset: 1216)
!938 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !939, size: 64)
!939 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !900, line: 37, flags: DIFlagFwdDecl)
!940 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !899, file: !900, line: 92, baseType: !941, size: 64, offset: 1280)
!941 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !942, size: 64)
!942 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !900, line: 38, flags: DIFlagFwdDecl)
!943 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !899, file: !900, line: 93, baseType: !918, size: 64, offset: 1344)
!944 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !899, file: !900, line: 94, baseType: !32, size: 64, offset: 1408)
!945 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !899, file: !900, line: 95, baseType: !683, size: 64, offset: 1472)
!946 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !899, file: !900, line: 96, baseType: !30, size: 32, offset: 1536)
!947 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !899, file: !900, line: 98, baseType: !149, size: 160, offset: 1568)
!948 = !DILocation(line: 216, column: 11, scope: !894)
!949 = !DILocation(line: 216, column: 15, scope: !894)
!950 = !DILocation(line: 217, column: 10, scope: !951)
!951 = distinct !DILexicalBlock(scope: !894, file: !10, line: 217, column: 9)
!952 = !DILocation(line: 217, column: 9, scope: !894)
!953 = !DILocation(line: 218, column: 9, scope: !951)
!954 = !DILocation(line: 219, column: 12, scope: !894)
!955 = !DILocation(line: 219, column: 5, scope: !894)
!956 = !DILocation(line: 220, column: 9, scope: !957)
!957 = distinct !DILexicalBlock(scope: !894, file: !10, line: 220, column: 9)
!958 = !DILocation(line: 220, column: 9, scope: !894)
!959 = !DILocation(line: 221, column: 16, scope: !957)
!960 = !DILocation(line: 221, column: 9, scope: !957)
!961 = !DILocation(line: 222, column: 1, scope: !894)
!962 = distinct !DISubprogram(name: "libc_isalpha", scope: !10, file: !10, line: 224, type: !46, scopeLine: 225, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !415)
!963 = !DILocalVariable(name: "c", scope: !962, file: !10, line: 226, type: !30)
!964 = !DILocation(line: 226, column: 9, scope: !962)
!965 = !DILocation(line: 226, column: 13, scope: !962)
!966 = !DILocation(line: 227, column: 10, scope: !967)
!967 = distinct !DILexicalBlock(scope: !962, file: !10, line: 227, column: 9)
!968 = !DILocation(line: 227, column: 9, scope: !962)
!969 = !DILocation(line: 228, column: 9, scope: !967)
!970 = !DILocation(line: 229, column: 1, scope: !962)
!971 = distinct !DISubprogram(name: "libc_fputs_closed", scope: !10, file: !10, line: 231, type: !46, scopeLine: 232, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !415)
!972 = !DILocalVariable(name: "f", scope: !971, file: !10, line: 233, type: !896)
!973 = !DILocation(line: 233, column: 11, scope: !971)
!974 = !DILocation(line: 233, column: 15, scope: !971)
!975 = !DILocation(line: 234, column: 10, scope: !976)
!976 = distinct !DILexicalBlock(scope: !971, file: !10, line: 234, column: 9)
!977 = !DILocation(line: 234, column: 9, scope: !971)
!978 = !DILocation(line: 235, column: 9, scope: !976)
!979 = !DILocation(line: 236, column: 21, scope: !971)
!980 = !DILocation(line: 236, column: 5, scope: !971)
!981 = !DILocation(line: 237, column: 9, scope: !982)
!982 = distinct !DILexicalBlock(scope: !971, file: !10, line: 237, column: 9)
!983 = !DILocation(line: 237, column: 9, scope: !971)
!984 = !DILocation(line: 238, column: 16, scope: !982)
!985 = !DILocation(line: 238, column: 9, scope: !982)
!986 = !DILocation(line: 239, column: 20, scope: !971)
!987 = !DILocation(line: 239, column: 5, scope: !971)
!988 = !DILocation(line: 240, column: 10, scope: !989)
!989 = distinct !DILexicalBlock(scope: !971, file: !10, line: 240, column: 9)
!990 = !DILocation(line: 240, column: 9, scope: !971)
!991 = !DILocation(line: 241, column: 16, scope: !989)
!992 = !DILocation(line: 241, column: 9, scope: !989)
!993 = !DILocation(line: 242, column: 1, scope: !971)
!994 = distinct !DISubprogram(name: "libc_fprintf_closed", scope: !10, file: !10, line: 244, type: !46, scopeLine: 245, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !415)
!995 = !DILocalVariable(name: "f", scope: !994, file: !10, line: 246, type: !896)
!996 = !DILocation(line: 246, column: 11, scope: !994)
!997 = !DILocation(line: 246, column: 15, scope: !994)
!998 = !DILocation(line: 247, column: 10, scope: !999)
!999 = distinct !DILexicalBlock(scope: !994, file: !10, line: 247, column: 9)
!1000 = !DILocation(line: 247, column: 9, scope: !994)
!1001 = !DILocation(line: 248, column: 9, scope: !999)
!1002 = !DILocation(line: 249, column: 9, scope: !1003)
!1003 = distinct !DILexicalBlock(scope: !994, file: !10, line: 249, column: 9)
!1004 = !DILocation(line: 249, column: 9, scope: !994)
!1005 = !DILocation(line: 250, column: 16, scope: !1003)
!1006 = !DILocation(line: 250, column: 9, scope: !1003)
!1007 = !DILocation(line: 251, column: 13, scope: !994)
!1008 = !DILocation(line: 251, column: 5, scope: !994)
!1009 = !DILocation(line: 252, column: 10, scope: !1010)
!1010 = distinct !DILexicalBlock(scope: !994, file: !10, line: 252, column: 9)
!1011 = !DILocation(line: 252, column: 9, scope: !994)
!1012 = !DILocation(line: 253, column: 16, scope: !1010)
!1013 = !DILocation(line: 253, column: 9, scope: !1010)
!1014 = !DILocation(line: 254, column: 1, scope: !994)
!1015 = distinct !DISubprogram(name: "libc_fgetc_closed", scope: !10, file: !10, line: 256, type: !46, scopeLine: 257, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !415)
!1016 = !DILocalVariable(name: "f", scope: !1015, file: !10, line: 258, type: !896)
!1017 = !DILocation(line: 258, column: 11, scope: !1015)
!1018 = !DILocation(line: 258, column: 15, scope: !1015)
!1019 = !DILocation(line: 259, column: 10, scope: !1020)
!1020 = distinct !DILexicalBlock(scope: !1015, file: !10, line: 259, column: 9)
!1021 = !DILocation(line: 259, column: 9, scope: !1015)
!1022 = !DILocation(line: 260, column: 9, scope: !1020)
!1023 = !DILocation(line: 261, column: 9, scope: !1024)
!1024 = distinct !DILexicalBlock(scope: !1015, file: !10, line: 261, column: 9)
!1025 = !DILocation(line: 261, column: 9, scope: !1015)
!1026 = !DILocation(line: 262, column: 16, scope: !1024)
!1027 = !DILocation(line: 262, column: 9, scope: !1024)
!1028 = !DILocation(line: 263, column: 15, scope: !1029)
!1029 = distinct !DILexicalBlock(scope: !1015, file: !10, line: 263, column: 9)
!1030 = !DILocation(line: 263, column: 9, scope: !1029)
!1031 = !DILocation(line: 263, column: 18, scope: !1029)
!1032 = !DILocation(line: 263, column: 9, scope: !1015)
!1033 = !DILocation(line: 264, column: 9, scope: !1029)
!1034 = !DILocation(line: 265, column: 10, scope: !1035)
!1035 = distinct !DILexicalBlock(scope: !1015, file: !10, line: 265, column: 9)
!1036 = !DILocation(line: 265, column: 9, scope: !1015)
!1037 = !DILocation(line: 266, column: 16, scope: !1035)
!1038 = !DILocation(line: 266, column: 9, scope: !1035)
!1039 = !DILocation(line: 267, column: 1, scope: !1015)
!1040 = distinct !DISubprogram(name: "libc_null_stream", scope: !10, file: !10, line: 269, type: !46, scopeLine: 270, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !415)
!1041 = !DILocalVariable(name: "f", scope: !1040, file: !10, line: 271, type: !896)
!1042 = !DILocation(line: 271, column: 11, scope: !1040)
!1043 = !DILocation(line: 271, column: 21, scope: !1040)
!1044 = !DILocation(line: 271, column: 15, scope: !1040)
!1045 = !DILocation(line: 272, column: 15, scope: !1046)
!1046 = distinct !DILexicalBlock(scope: !1040, file: !10, line: 272, column: 9)
!1047 = !DILocation(line: 272, column: 9, scope: !1046)
!1048 = !DILocation(line: 272, column: 18, scope: !1046)
!1049 = !DILocation(line: 272, column: 9, scope: !1040)
!1050 = !DILocation(line: 273, column: 9, scope: !1046)
!1051 = !DILocation(line: 274, column: 12, scope: !1040)
!1052 = !DILocation(line: 274, column: 5, scope: !1040)
!1053 = !DILocation(line: 275, column: 1, scope: !1040)
!1054 = distinct !DISubprogram(name: "libc_closedir_twice", scope: !10, file: !10, line: 277, type: !46, scopeLine: 278, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !415)
!1055 = !DILocalVariable(name: "d", scope: !1054, file: !10, line: 279, type: !1056)
!1056 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1057, size: 64)
!1057 = !DIDerivedType(tag: DW_TAG_typedef, name: "DIR", file: !1058, line: 127, baseType: !1059)
!1058 = !DIFile(filename: "/usr/include/dirent.h", directory: "", checksumkind: CSK_MD5, checksum: "83db1c550476db6fa73f15e8fe05fc98")
!1059 = !DICompositeType(tag: DW_TAG_structure_type, name: "__dirstream", file: !1058, line: 127, flags: DIFlagFwdDecl)
!1060 = !DILocation(line: 279, column: 10, scope: !1054)
!1061 = !DILocation(line: 279, column: 14, scope: !1054)
!1062 = !DILocation(line: 280, column: 10, scope: !1063)
!1063 = distinct !DILexicalBlock(scope: !1054, file: !10, line: 280, column: 9)
!1064 = !DILocation(line: 280, column: 9, scope: !1054)
!1065 = !DILocation(line: 281, column: 9, scope: !1063)
!1066 = !DILocation(line: 282, column: 14, scope: !1054)
!1067 = !DILocation(line: 282, column: 5, scope: !1054)
!1068 = !DILocation(line: 283, column: 9, scope: !1069)
!1069 = distinct !DILexicalBlock(scope: !1054, file: !10, line: 283, column: 9)
!1070 = !DILocation(line: 283, column: 9, scope: !1054)
!1071 = !DILocation(line: 284, column: 18, scope: !1069)
!1072 = !DILocation(line: 284, column: 9, scope: !1069)
!1073 = !DILocation(line: 285, column: 1, scope: !1054)
!1074 = distinct !DISubprogram(name: "libc_readdir_closed", scope: !10, file: !10, line: 287, type: !46, scopeLine: 288, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !415)
!1075 = !DILocalVariable(name: "d", scope: !1074, file: !10, line: 289, type: !1056)
!1076 = !DILocation(line: 289, column: 10, scope: !1074)
!1077 = !DILocation(line: 289, column: 14, scope: !1074)
!1078 = !DILocation(line: 290, column: 10, scope: !1079)
!1079 = distinct !DILexicalBlock(scope: !1074, file: !10, line: 290, column: 9)
!1080 = !DILocation(line: 290, column: 9, scope: !1074)
!1081 = !DILocation(line: 291, column: 9, scope: !1079)
!1082 = !DILocation(line: 292, column: 9, scope: !1083)
!1083 = distinct !DILexicalBlock(scope: !1074, file: !10, line: 292, column: 9)
!1084 = !DILocation(line: 292, column: 9, scope: !1074)
!1085 = !DILocation(line: 293, column: 18, scope: !1083)
!1086 = !DILocation(line: 293, column: 9, scope: !1083)
!1087 = !DILocation(line: 294, column: 18, scope: !1088)
!1088 = distinct !DILexicalBlock(scope: !1074, file: !10, line: 294, column: 9)
!1089 = !DILocation(line: 294, column: 10, scope: !1088)
!1090 = !DILocation(line: 294, column: 9, scope: !1074)
!1091 = !DILocation(line: 295, column: 9, scope: !1088)
!1092 = !DILocation(line: 296, column: 10, scope: !1093)
!1093 = distinct !DILexicalBlock(scope: !1074, file: !10, line: 296, column: 9)
!1094 = !DILocation(line: 296, column: 9, scope: !1074)
!1095 = !DILocation(line: 297, column: 18, scope: !1093)
!1096 = !DILocation(line: 297, column: 9, scope: !1093)
!1097 = !DILocation(line: 298, column: 1, scope: !1074)
!1098 = distinct !DISubprogram(name: "libc_memstream_freed", scope: !10, file: !10, line: 300, type: !46, scopeLine: 301, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !415)
!1099 = !DILocalVariable(name: "text", scope: !1098, file: !10, line: 302, type: !29)
!1100 = !DILocation(line: 302, column: 11, scope: !1098)
!1101 = !DILocalVariable(name: "size", scope: !1098, file: !10, line: 303, type: !683)
!1102 = !DILocation(line: 303, column: 12, scope: !1098)
!1103 = !DILocalVariable(name: "f", scope: !1098, file: !10, line: 304, type: !896)
!1104 = !DILocation(line: 304, column: 11, scope: !1098)
!1105 = !DILocation(line: 304, column: 15, scope: !1098)
!1106 = !DILocation(line: 305, column: 10, scope: !1107)
!1107 = distinct !DILexicalBlock(scope: !1098, file: !10, line: 305, column: 9)
!1108 = !DILocation(line: 305, column: 9, scope: !1098)
!1109 = !DILocation(line: 306, column: 9, scope: !1107)
!1110 = !DILocation(line: 307, column: 19, scope: !1098)
!1111 = !DILocation(line: 307, column: 5, scope: !1098)
!1112 = !DILocation(line: 308, column: 12, scope: !1098)
!1113 = !DILocation(line: 308, column: 5, scope: !1098)
!1114 = !DILocation(line: 309, column: 9, scope: !1115)
!1115 = distinct !DILexicalBlock(scope: !1098, file: !10, line: 309, column: 9)
!1116 = !DILocation(line: 309, column: 14, scope: !1115)
!1117 = !DILocation(line: 309, column: 9, scope: !1098)
!1118 = !DILocation(line: 310, column: 9, scope: !1115)
!1119 = !DILocation(line: 311, column: 10, scope: !1098)
!1120 = !DILocation(line: 311, column: 5, scope: !1098)
!1121 = !DILocation(line: 312, column: 1, scope: !1098)
!1122 = distinct !DISubprogram(name: "libc_fmemopen", scope: !10, file: !10, line: 314, type: !46, scopeLine: 315, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !415)
!1123 = !DILocalVariable(name: "text", scope: !1122, file: !10, line: 316, type: !3)
!1124 = !DILocation(line: 316, column: 10, scope: !1122)
!1125 = !DILocalVariable(name: "f", scope: !1122, file: !10, line: 317, type: !896)
!1126 = !DILocation(line: 317, column: 11, scope: !1122)
!1127 = !DILocation(line: 317, column: 24, scope: !1122)
!1128 = !DILocation(line: 317, column: 30, scope: !1122)
!1129 = !DILocation(line: 317, column: 15, scope: !1122)
!1130 = !DILocation(line: 318, column: 10, scope: !1131)
!1131 = distinct !DILexicalBlock(scope: !1122, file: !10, line: 318, column: 9)
!1132 = !DILocation(line: 318, column: 9, scope: !1122)
!1133 = !DILocation(line: 319, column: 9, scope: !1131)
!1134 = !DILocation(line: 320, column: 19, scope: !1122)
!1135 = !DILocation(line: 320, column: 5, scope: !1122)
!1136 = !DILocation(line: 321, column: 12, scope: !1122)
!1137 = !DILocation(line: 321, column: 5, scope: !1122)
!1138 = !DILocation(line: 322, column: 12, scope: !1122)
!1139 = !DILocation(line: 322, column: 5, scope: !1122)
!1140 = !DILocation(line: 323, column: 1, scope: !1122)
!1141 = distinct !DISubprogram(name: "libc_printf_missing", scope: !10, file: !10, line: 325, type: !46, scopeLine: 326, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !415)
!1142 = !DILocalVariable(name: "text", scope: !1141, file: !10, line: 327, type: !1143)
!1143 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 320, elements: !1144)
!1144 = !{!1145}
!1145 = !DISubrange(count: 40)
!1146 = !DILocation(line: 327, column: 10, scope: !1141)
!1147 = !DILocation(line: 328, column: 13, scope: !1141)
!1148 = !DILocation(line: 328, column: 19, scope: !1141)
!1149 = !DILocation(line: 328, column: 5, scope: !1141)
!1150 = !DILocation(line: 329, column: 1, scope: !1141)
!1151 = distinct !DISubprogram(name: "libc_printf_number_for_string", scope: !10, file: !10, line: 331, type: !46, scopeLine: 332, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !415)
!1152 = !DILocalVariable(name: "format", scope: !1151, file: !10, line: 333, type: !42)
!1153 = !DILocation(line: 333, column: 17, scope: !1151)
!1154 = !DILocation(line: 333, column: 26, scope: !1151)
!1155 = !DILocation(line: 334, column: 12, scope: !1151)
!1156 = !DILocation(line: 334, column: 5, scope: !1151)
!1157 = !DILocation(line: 335, column: 1, scope: !1151)
!1158 = distinct !DISubprogram(name: "libc_scanf_missing", scope: !10, file: !10, line: 337, type: !46, scopeLine: 338, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !415)
!1159 = !DILocalVariable(name: "n", scope: !1158, file: !10, line: 339, type: !30)
!1160 = !DILocation(line: 339, column: 9, scope: !1158)
!1161 = !DILocation(line: 340, column: 23, scope: !1162)
!1162 = distinct !DILexicalBlock(scope: !1158, file: !10, line: 340, column: 9)
!1163 = !DILocation(line: 340, column: 9, scope: !1162)
!1164 = !DILocation(line: 340, column: 49, scope: !1162)
!1165 = !DILocation(line: 340, column: 9, scope: !1158)
!1166 = !DILocation(line: 341, column: 9, scope: !1162)
!1167 = !DILocation(line: 342, column: 1, scope: !1158)
!1168 = distinct !DISubprogram(name: "libc_scanf_narrow", scope: !10, file: !10, line: 344, type: !46, scopeLine: 345, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !415)
!1169 = !DILocalVariable(name: "n", scope: !1168, file: !10, line: 346, type: !1170)
!1170 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!1171 = !DILocation(line: 346, column: 11, scope: !1168)
!1172 = !DILocation(line: 347, column: 17, scope: !1168)
!1173 = !DILocation(line: 347, column: 5, scope: !1168)
!1174 = !DILocation(line: 348, column: 1, scope: !1168)
!1175 = distinct !DISubprogram(name: "libc_va_arg", scope: !10, file: !10, line: 361, type: !46, scopeLine: 362, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!1176 = !DILocation(line: 363, column: 13, scope: !1177)
!1177 = distinct !DILexicalBlock(scope: !1175, file: !10, line: 363, column: 9)
!1178 = !DILocation(line: 363, column: 9, scope: !1177)
!1179 = !DILocation(line: 363, column: 32, scope: !1177)
!1180 = !DILocation(line: 363, column: 9, scope: !1175)
!1181 = !DILocation(line: 364, column: 9, scope: !1177)
!1182 = !DILocation(line: 365, column: 1, scope: !1175)
!1183 = distinct !DISubprogram(name: "sum", scope: !10, file: !10, line: 350, type: !1184, scopeLine: 351, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !415)
!1184 = !DISubroutineType(types: !1185)
!1185 = !{!30, !30, null}
!1186 = !DILocalVariable(name: "count", arg: 1, scope: !1183, file: !10, line: 350, type: !30)
!1187 = !DILocation(line: 350, column: 20, scope: !1183)
!1188 = !DILocalVariable(name: "args", scope: !1183, file: !10, line: 352, type: !1189)
!1189 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !1190, line: 52, baseType: !1191)
!1190 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!1191 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gnuc_va_list", file: !1192, line: 12, baseType: !1193)
!1192 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stdarg___gnuc_va_list.h", directory: "", checksumkind: CSK_MD5, checksum: "edb3f2eab991638e4dc94f6e55e3530f")
!1193 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !10, baseType: !1194)
!1194 = !DICompositeType(tag: DW_TAG_array_type, baseType: !1195, size: 192, elements: !930)
!1195 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !1196)
!1196 = !{!1197, !1198, !1199, !1200}
!1197 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !1195, file: !10, line: 352, baseType: !14, size: 32)
!1198 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !1195, file: !10, line: 352, baseType: !14, size: 32, offset: 32)
!1199 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !1195, file: !10, line: 352, baseType: !32, size: 64, offset: 64)
!1200 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !1195, file: !10, line: 352, baseType: !32, size: 64, offset: 128)
!1201 = !DILocation(line: 352, column: 13, scope: !1183)
!1202 = !DILocalVariable(name: "total", scope: !1183, file: !10, line: 353, type: !30)
!1203 = !DILocation(line: 353, column: 9, scope: !1183)
!1204 = !DILocation(line: 354, column: 5, scope: !1183)
!1205 = !DILocalVariable(name: "i", scope: !1206, file: !10, line: 355, type: !30)
!1206 = distinct !DILexicalBlock(scope: !1183, file: !10, line: 355, column: 5)
!1207 = !DILocation(line: 355, column: 14, scope: !1206)
!1208 = !DILocation(line: 355, column: 10, scope: !1206)
!1209 = !DILocation(line: 355, column: 21, scope: !1210)
!1210 = distinct !DILexicalBlock(scope: !1206, file: !10, line: 355, column: 5)
!1211 = !DILocation(line: 355, column: 25, scope: !1210)
!1212 = !DILocation(line: 355, column: 23, scope: !1210)
!1213 = !DILocation(line: 355, column: 5, scope: !1206)
!1214 = !DILocation(line: 356, column: 18, scope: !1210)
!1215 = !DILocation(line: 356, column: 15, scope: !1210)
!1216 = !DILocation(line: 356, column: 9, scope: !1210)
!1217 = !DILocation(line: 355, column: 33, scope: !1210)
!1218 = !DILocation(line: 355, column: 5, scope: !1210)
!1219 = distinct !{!1219, !1213, !1220, !457}
!1220 = !DILocation(line: 356, column: 18, scope: !1206)
!1221 = !DILocation(line: 357, column: 5, scope: !1183)
!1222 = !DILocation(line: 358, column: 12, scope: !1183)
!1223 = !DILocation(line: 358, column: 5, scope: !1183)
!1224 = distinct !DISubprogram(name: "libc_va_arg_stack", scope: !10, file: !10, line: 367, type: !46, scopeLine: 368, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !415)
!1225 = !DILocalVariable(name: "format", scope: !1224, file: !10, line: 369, type: !42)
!1226 = !DILocation(line: 369, column: 17, scope: !1224)
!1227 = !DILocation(line: 369, column: 26, scope: !1224)
!1228 = !DILocalVariable(name: "text", scope: !1224, file: !10, line: 370, type: !1143)
!1229 = !DILocation(line: 370, column: 10, scope: !1224)
!1230 = !DILocation(line: 371, column: 13, scope: !1224)
!1231 = !DILocation(line: 371, column: 19, scope: !1224)
!1232 = !DILocation(line: 371, column: 5, scope: !1224)
!1233 = !DILocation(line: 372, column: 1, scope: !1224)
!1234 = distinct !DISubprogram(name: "libc_memcpy_negative", scope: !10, file: !10, line: 374, type: !46, scopeLine: 375, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !415)
!1235 = !DILocalVariable(name: "a", scope: !1234, file: !10, line: 376, type: !587)
!1236 = !DILocation(line: 376, column: 10, scope: !1234)
!1237 = !DILocalVariable(name: "b", scope: !1234, file: !10, line: 376, type: !587)
!1238 = !DILocation(line: 376, column: 24, scope: !1234)
!1239 = !DILocalVariable(name: "n", scope: !1234, file: !10, line: 377, type: !30)
!1240 = !DILocation(line: 377, column: 9, scope: !1234)
!1241 = !DILocation(line: 377, column: 13, scope: !1234)
!1242 = !DILocation(line: 378, column: 5, scope: !1234)
!1243 = !DILocation(line: 378, column: 18, scope: !1234)
!1244 = !DILocation(line: 379, column: 9, scope: !1245)
!1245 = distinct !DILexicalBlock(scope: !1234, file: !10, line: 379, column: 9)
!1246 = !DILocation(line: 379, column: 14, scope: !1245)
!1247 = !DILocation(line: 379, column: 9, scope: !1234)
!1248 = !DILocation(line: 380, column: 9, scope: !1245)
!1249 = !DILocation(line: 381, column: 1, scope: !1234)
!1250 = distinct !DISubprogram(name: "libc_memset_negative", scope: !10, file: !10, line: 383, type: !46, scopeLine: 384, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !415)
!1251 = !DILocalVariable(name: "a", scope: !1250, file: !10, line: 385, type: !587)
!1252 = !DILocation(line: 385, column: 10, scope: !1250)
!1253 = !DILocalVariable(name: "n", scope: !1250, file: !10, line: 386, type: !30)
!1254 = !DILocation(line: 386, column: 9, scope: !1250)
!1255 = !DILocation(line: 386, column: 13, scope: !1250)
!1256 = !DILocation(line: 387, column: 5, scope: !1250)
!1257 = !DILocation(line: 387, column: 18, scope: !1250)
!1258 = !DILocation(line: 388, column: 1, scope: !1250)
!1259 = distinct !DISubprogram(name: "libc_strncpy_negative", scope: !10, file: !10, line: 390, type: !46, scopeLine: 391, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !415)
!1260 = !DILocalVariable(name: "a", scope: !1259, file: !10, line: 392, type: !587)
!1261 = !DILocation(line: 392, column: 10, scope: !1259)
!1262 = !DILocalVariable(name: "n", scope: !1259, file: !10, line: 393, type: !30)
!1263 = !DILocation(line: 393, column: 9, scope: !1259)
!1264 = !DILocation(line: 393, column: 13, scope: !1259)
!1265 = !DILocation(line: 394, column: 13, scope: !1259)
!1266 = !DILocation(line: 394, column: 22, scope: !1259)
!1267 = !DILocation(line: 394, column: 5, scope: !1259)
!1268 = !DILocation(line: 395, column: 1, scope: !1259)
!1269 = distinct !DISubprogram(name: "libc_fread_negative", scope: !10, file: !10, line: 397, type: !46, scopeLine: 398, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !415)
!1270 = !DILocalVariable(name: "a", scope: !1269, file: !10, line: 399, type: !3)
!1271 = !DILocation(line: 399, column: 10, scope: !1269)
!1272 = !DILocalVariable(name: "n", scope: !1269, file: !10, line: 400, type: !30)
!1273 = !DILocation(line: 400, column: 9, scope: !1269)
!1274 = !DILocation(line: 400, column: 13, scope: !1269)
!1275 = !DILocation(line: 401, column: 15, scope: !1276)
!1276 = distinct !DILexicalBlock(scope: !1269, file: !10, line: 401, column: 9)
!1277 = !DILocation(line: 401, column: 21, scope: !1276)
!1278 = !DILocation(line: 401, column: 24, scope: !1276)
!1279 = !DILocation(line: 401, column: 9, scope: !1276)
!1280 = !DILocation(line: 401, column: 31, scope: !1276)
!1281 = !DILocation(line: 401, column: 9, scope: !1269)
!1282 = !DILocation(line: 402, column: 9, scope: !1276)
!1283 = !DILocation(line: 403, column: 1, scope: !1269)
!1284 = distinct !DISubprogram(name: "libc_strcat_unterminated", scope: !10, file: !10, line: 405, type: !46, scopeLine: 406, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !415)
!1285 = !DILocalVariable(name: "a", scope: !1284, file: !10, line: 407, type: !587)
!1286 = !DILocation(line: 407, column: 10, scope: !1284)
!1287 = !DILocation(line: 408, column: 5, scope: !1284)
!1288 = !DILocation(line: 409, column: 10, scope: !1289)
!1289 = distinct !DILexicalBlock(scope: !1284, file: !10, line: 409, column: 9)
!1290 = !DILocation(line: 409, column: 9, scope: !1284)
!1291 = !DILocation(line: 410, column: 9, scope: !1289)
!1292 = !DILocation(line: 410, column: 14, scope: !1289)
!1293 = !DILocation(line: 411, column: 12, scope: !1284)
!1294 = !DILocation(line: 411, column: 5, scope: !1284)
!1295 = !DILocation(line: 412, column: 1, scope: !1284)
!1296 = distinct !DISubprogram(name: "libc_strcpy_overlap", scope: !10, file: !10, line: 414, type: !46, scopeLine: 415, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !415)
!1297 = !DILocalVariable(name: "a", scope: !1296, file: !10, line: 416, type: !222)
!1298 = !DILocation(line: 416, column: 10, scope: !1296)
!1299 = !DILocation(line: 417, column: 12, scope: !1296)
!1300 = !DILocation(line: 417, column: 17, scope: !1296)
!1301 = !DILocation(line: 417, column: 14, scope: !1296)
!1302 = !DILocation(line: 417, column: 31, scope: !1296)
!1303 = !DILocation(line: 417, column: 5, scope: !1296)
!1304 = !DILocation(line: 418, column: 1, scope: !1296)
!1305 = distinct !DISubprogram(name: "libc_qsort_null", scope: !10, file: !10, line: 425, type: !46, scopeLine: 426, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !415)
!1306 = !DILocalVariable(name: "words", scope: !1305, file: !10, line: 427, type: !1307)
!1307 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 192, elements: !105)
!1308 = !DILocation(line: 427, column: 11, scope: !1305)
!1309 = !DILocation(line: 428, column: 11, scope: !1305)
!1310 = !DILocation(line: 428, column: 18, scope: !1305)
!1311 = !DILocation(line: 428, column: 5, scope: !1305)
!1312 = !DILocation(line: 429, column: 1, scope: !1305)
!1313 = distinct !DISubprogram(name: "by_text", scope: !10, file: !10, line: 420, type: !790, scopeLine: 421, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !415)
!1314 = !DILocalVariable(name: "a", arg: 1, scope: !1313, file: !10, line: 420, type: !792)
!1315 = !DILocation(line: 420, column: 32, scope: !1313)
!1316 = !DILocalVariable(name: "b", arg: 2, scope: !1313, file: !10, line: 420, type: !792)
!1317 = !DILocation(line: 420, column: 47, scope: !1313)
!1318 = !DILocation(line: 422, column: 35, scope: !1313)
!1319 = !DILocation(line: 422, column: 19, scope: !1313)
!1320 = !DILocation(line: 422, column: 54, scope: !1313)
!1321 = !DILocation(line: 422, column: 38, scope: !1313)
!1322 = !DILocation(line: 422, column: 12, scope: !1313)
!1323 = !DILocation(line: 422, column: 5, scope: !1313)
!1324 = distinct !DISubprogram(name: "libc_regfree_freed", scope: !10, file: !10, line: 431, type: !46, scopeLine: 432, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !415)
!1325 = !DILocalVariable(name: "pattern", scope: !1324, file: !10, line: 433, type: !1326)
!1326 = !DIDerivedType(tag: DW_TAG_typedef, name: "regex_t", file: !1327, line: 478, baseType: !1328)
!1327 = !DIFile(filename: "/usr/include/regex.h", directory: "", checksumkind: CSK_MD5, checksum: "6d816f6cca462fea1b68ba10523ed664")
!1328 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "re_pattern_buffer", file: !1327, line: 413, size: 512, elements: !1329)
!1329 = !{!1330, !1333, !1335, !1336, !1338, !1339, !1342, !1343, !1344, !1345, !1346, !1347, !1348, !1349}
!1330 = !DIDerivedType(tag: DW_TAG_member, name: "__buffer", scope: !1328, file: !1327, line: 417, baseType: !1331, size: 64)
!1331 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1332, size: 64)
!1332 = !DICompositeType(tag: DW_TAG_structure_type, name: "re_dfa_t", file: !1327, line: 417, flags: DIFlagFwdDecl)
!1333 = !DIDerivedType(tag: DW_TAG_member, name: "__allocated", scope: !1328, file: !1327, line: 420, baseType: !1334, size: 64, offset: 64)
!1334 = !DIDerivedType(tag: DW_TAG_typedef, name: "__re_long_size_t", file: !1327, line: 56, baseType: !685)
!1335 = !DIDerivedType(tag: DW_TAG_member, name: "__used", scope: !1328, file: !1327, line: 423, baseType: !1334, size: 64, offset: 128)
!1336 = !DIDerivedType(tag: DW_TAG_member, name: "__syntax", scope: !1328, file: !1327, line: 426, baseType: !1337, size: 64, offset: 192)
!1337 = !DIDerivedType(tag: DW_TAG_typedef, name: "reg_syntax_t", file: !1327, line: 72, baseType: !685)
!1338 = !DIDerivedType(tag: DW_TAG_member, name: "__fastmap", scope: !1328, file: !1327, line: 431, baseType: !29, size: 64, offset: 256)
!1339 = !DIDerivedType(tag: DW_TAG_member, name: "__translate", scope: !1328, file: !1327, line: 437, baseType: !1340, size: 64, offset: 320)
!1340 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1341, size: 64)
!1341 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!1342 = !DIDerivedType(tag: DW_TAG_member, name: "re_nsub", scope: !1328, file: !1327, line: 440, baseType: !683, size: 64, offset: 384)
!1343 = !DIDerivedType(tag: DW_TAG_member, name: "__can_be_null", scope: !1328, file: !1327, line: 446, baseType: !14, size: 1, offset: 448, flags: DIFlagBitField, extraData: i64 448)
!1344 = !DIDerivedType(tag: DW_TAG_member, name: "__regs_allocated", scope: !1328, file: !1327, line: 457, baseType: !14, size: 2, offset: 449, flags: DIFlagBitField, extraData: i64 448)
!1345 = !DIDerivedType(tag: DW_TAG_member, name: "__fastmap_accurate", scope: !1328, file: !1327, line: 461, baseType: !14, size: 1, offset: 451, flags: DIFlagBitField, extraData: i64 448)
!1346 = !DIDerivedType(tag: DW_TAG_member, name: "__no_sub", scope: !1328, file: !1327, line: 465, baseType: !14, size: 1, offset: 452, flags: DIFlagBitField, extraData: i64 448)
!1347 = !DIDerivedType(tag: DW_TAG_member, name: "__not_bol", scope: !1328, file: !1327, line: 469, baseType: !14, size: 1, offset: 453, flags: DIFlagBitField, extraData: i64 448)
!1348 = !DIDerivedType(tag: DW_TAG_member, name: "__not_eol", scope: !1328, file: !1327, line: 472, baseType: !14, size: 1, offset: 454, flags: DIFlagBitField, extraData: i64 448)
!1349 = !DIDerivedType(tag: DW_TAG_member, name: "__newline_anchor", scope: !1328, file: !1327, line: 475, baseType: !14, size: 1, offset: 455, flags: DIFlagBitField, extraData: i64 448)
!1350 = !DILocation(line: 433, column: 13, scope: !1324)
!1351 = !DILocation(line: 434, column: 9, scope: !1352)
!1352 = distinct !DILexicalBlock(scope: !1324, file: !10, line: 434, column: 9)
!1353 = !DILocation(line: 434, column: 9, scope: !1324)
!1354 = !DILocation(line: 435, column: 9, scope: !1352)
!1355 = !DILocalVariable(name: "text", scope: !1324, file: !10, line: 436, type: !29)
!1356 = !DILocation(line: 436, column: 11, scope: !1324)
!1357 = !DILocation(line: 436, column: 18, scope: !1324)
!1358 = !DILocation(line: 437, column: 9, scope: !1359)
!1359 = distinct !DILexicalBlock(scope: !1324, file: !10, line: 437, column: 9)
!1360 = !DILocation(line: 437, column: 9, scope: !1324)
!1361 = !DILocation(line: 438, column: 14, scope: !1359)
!1362 = !DILocation(line: 438, column: 9, scope: !1359)
!1363 = !DILocation(line: 439, column: 27, scope: !1364)
!1364 = distinct !DILexicalBlock(scope: !1324, file: !10, line: 439, column: 9)
!1365 = !DILocation(line: 439, column: 9, scope: !1364)
!1366 = !DILocation(line: 439, column: 9, scope: !1324)
!1367 = !DILocation(line: 440, column: 9, scope: !1364)
!1368 = !DILocation(line: 441, column: 5, scope: !1324)
!1369 = !DILocation(line: 442, column: 10, scope: !1370)
!1370 = distinct !DILexicalBlock(scope: !1324, file: !10, line: 442, column: 9)
!1371 = !DILocation(line: 442, column: 9, scope: !1324)
!1372 = !DILocation(line: 443, column: 14, scope: !1370)
!1373 = !DILocation(line: 443, column: 9, scope: !1370)
!1374 = !DILocation(line: 444, column: 1, scope: !1324)
!1375 = distinct !DISubprogram(name: "libc_wcslen_unterminated", scope: !10, file: !10, line: 446, type: !46, scopeLine: 447, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !415)
!1376 = !DILocalVariable(name: "a", scope: !1375, file: !10, line: 448, type: !1377)
!1377 = !DICompositeType(tag: DW_TAG_array_type, baseType: !1378, size: 96, elements: !105)
!1378 = !DIDerivedType(tag: DW_TAG_typedef, name: "wchar_t", file: !1379, line: 24, baseType: !30)
!1379 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stddef_wchar_t.h", directory: "", checksumkind: CSK_MD5, checksum: "1bf0c51e90dd5eb05cdcc01afdea587a")
!1380 = !DILocation(line: 448, column: 13, scope: !1375)
!1381 = !DILocation(line: 449, column: 10, scope: !1382)
!1382 = distinct !DILexicalBlock(scope: !1375, file: !10, line: 449, column: 9)
!1383 = !DILocation(line: 449, column: 9, scope: !1375)
!1384 = !DILocation(line: 450, column: 9, scope: !1382)
!1385 = !DILocation(line: 450, column: 14, scope: !1382)
!1386 = !DILocation(line: 451, column: 16, scope: !1387)
!1387 = distinct !DILexicalBlock(scope: !1375, file: !10, line: 451, column: 9)
!1388 = !DILocation(line: 451, column: 9, scope: !1387)
!1389 = !DILocation(line: 451, column: 19, scope: !1387)
!1390 = !DILocation(line: 451, column: 9, scope: !1375)
!1391 = !DILocation(line: 452, column: 9, scope: !1387)
!1392 = !DILocation(line: 453, column: 1, scope: !1375)
