; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -g tests/faults/libc.c
; ModuleID = 'tests/faults/libc.c'
source_filename = "tests/faults/libc.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.fault_case = type { ptr, ptr, ptr }

@.str = private unnamed_addr constant [4 x i8] c"bad\00", align 1, !dbg !0
@bad = internal global i32 0, align 4, !dbg !7
@all_cases = internal global ptr null, align 8, !dbg !33
@entry_libc_strcpy_heap = internal global %struct.fault_case { ptr @.str.1, ptr @libc_strcpy_heap, ptr null }, align 8, !dbg !51
@entry_libc_strcpy_stack = internal global %struct.fault_case { ptr @.str.4, ptr @libc_strcpy_stack, ptr null }, align 8, !dbg !68
@entry_libc_strcpy_global = internal global %struct.fault_case { ptr @.str.6, ptr @libc_strcpy_global, ptr null }, align 8, !dbg !77
@entry_libc_strcat = internal global %struct.fault_case { ptr @.str.7, ptr @libc_strcat, ptr null }, align 8, !dbg !86
@entry_libc_strncpy = internal global %struct.fault_case { ptr @.str.10, ptr @libc_strncpy, ptr null }, align 8, !dbg !97
@entry_libc_sprintf = internal global %struct.fault_case { ptr @.str.12, ptr @libc_sprintf, ptr null }, align 8, !dbg !106
@entry_libc_snprintf = internal global %struct.fault_case { ptr @.str.14, ptr @libc_snprintf, ptr null }, align 8, !dbg !115
@entry_libc_memset = internal global %struct.fault_case { ptr @.str.17, ptr @libc_memset, ptr null }, align 8, !dbg !126
@entry_libc_memcpy_to = internal global %struct.fault_case { ptr @.str.18, ptr @libc_memcpy_to, ptr null }, align 8, !dbg !133
@entry_libc_memcpy_from = internal global %struct.fault_case { ptr @.str.20, ptr @libc_memcpy_from, ptr null }, align 8, !dbg !142
@entry_libc_memcpy_overlap = internal global %struct.fault_case { ptr @.str.21, ptr @libc_memcpy_overlap, ptr null }, align 8, !dbg !149
@entry_libc_memmove = internal global %struct.fault_case { ptr @.str.22, ptr @libc_memmove, ptr null }, align 8, !dbg !153
@entry_libc_strlen_unterminated = internal global %struct.fault_case { ptr @.str.23, ptr @libc_strlen_unterminated, ptr null }, align 8, !dbg !160
@entry_libc_strlen_freed = internal global %struct.fault_case { ptr @.str.24, ptr @libc_strlen_freed, ptr null }, align 8, !dbg !164
@entry_libc_strdup_overrun = internal global %struct.fault_case { ptr @.str.26, ptr @libc_strdup_overrun, ptr null }, align 8, !dbg !170
@entry_libc_fgets = internal global %struct.fault_case { ptr @.str.27, ptr @libc_fgets, ptr null }, align 8, !dbg !177
@entry_libc_fread = internal global %struct.fault_case { ptr @.str.28, ptr @libc_fread, ptr null }, align 8, !dbg !181
@entry_libc_scanf = internal global %struct.fault_case { ptr @.str.29, ptr @libc_scanf, ptr null }, align 8, !dbg !185
@entry_libc_printf_string = internal global %struct.fault_case { ptr @.str.31, ptr @libc_printf_string, ptr null }, align 8, !dbg !191
@entry_libc_printf_null_destination = internal global %struct.fault_case { ptr @.str.34, ptr @libc_printf_null_destination, ptr null }, align 8, !dbg !202
@entry_libc_strcmp_null = internal global %struct.fault_case { ptr @.str.35, ptr @libc_strcmp_null, ptr null }, align 8, !dbg !206
@entry_libc_qsort = internal global %struct.fault_case { ptr @.str.37, ptr @libc_qsort, ptr null }, align 8, !dbg !215
@entry_libc_comparison = internal global %struct.fault_case { ptr @.str.38, ptr @libc_comparison, ptr null }, align 8, !dbg !222
@entry_libc_memcmp = internal global %struct.fault_case { ptr @.str.39, ptr @libc_memcmp, ptr null }, align 8, !dbg !226
@entry_libc_memchr = internal global %struct.fault_case { ptr @.str.40, ptr @libc_memchr, ptr null }, align 8, !dbg !230
@entry_libc_strtok = internal global %struct.fault_case { ptr @.str.41, ptr @libc_strtok, ptr null }, align 8, !dbg !234
@entry_libc_getline_freed = internal global %struct.fault_case { ptr @.str.44, ptr @libc_getline_freed, ptr null }, align 8, !dbg !242
@entry_libc_fclose_twice = internal global %struct.fault_case { ptr @.str.45, ptr @libc_fclose_twice, ptr null }, align 8, !dbg !246
@entry_libc_isalpha = internal global %struct.fault_case { ptr @.str.48, ptr @libc_isalpha, ptr null }, align 8, !dbg !254
@.str.1 = private unnamed_addr constant [17 x i8] c"libc_strcpy_heap\00", align 1, !dbg !46
@.str.2 = private unnamed_addr constant [6 x i8] c"12345\00", align 1, !dbg !53
@.str.3 = private unnamed_addr constant [5 x i8] c"1234\00", align 1, !dbg !58
@.str.4 = private unnamed_addr constant [18 x i8] c"libc_strcpy_stack\00", align 1, !dbg !63
@.str.5 = private unnamed_addr constant [4 x i8] c"123\00", align 1, !dbg !70
@.str.6 = private unnamed_addr constant [19 x i8] c"libc_strcpy_global\00", align 1, !dbg !72
@small = internal global [4 x i8] zeroinitializer, align 1, !dbg !79
@.str.7 = private unnamed_addr constant [12 x i8] c"libc_strcat\00", align 1, !dbg !81
@__const.libc_strcat.a = private unnamed_addr constant [8 x i8] c"abcd\00\00\00\00", align 1
@.str.8 = private unnamed_addr constant [5 x i8] c"efgh\00", align 1, !dbg !88
@.str.9 = private unnamed_addr constant [4 x i8] c"efg\00", align 1, !dbg !90
@.str.10 = private unnamed_addr constant [13 x i8] c"libc_strncpy\00", align 1, !dbg !92
@.str.11 = private unnamed_addr constant [3 x i8] c"ab\00", align 1, !dbg !99
@.str.12 = private unnamed_addr constant [13 x i8] c"libc_sprintf\00", align 1, !dbg !104
@.str.13 = private unnamed_addr constant [3 x i8] c"%d\00", align 1, !dbg !108
@.str.14 = private unnamed_addr constant [14 x i8] c"libc_snprintf\00", align 1, !dbg !110
@.str.15 = private unnamed_addr constant [3 x i8] c"%s\00", align 1, !dbg !117
@.str.16 = private unnamed_addr constant [7 x i8] c"longer\00", align 1, !dbg !119
@.str.17 = private unnamed_addr constant [12 x i8] c"libc_memset\00", align 1, !dbg !124
@.str.18 = private unnamed_addr constant [15 x i8] c"libc_memcpy_to\00", align 1, !dbg !128
@.str.19 = private unnamed_addr constant [9 x i8] c"abcdefgh\00", align 1, !dbg !135
@.str.20 = private unnamed_addr constant [17 x i8] c"libc_memcpy_from\00", align 1, !dbg !140
@__const.libc_memcpy_from.from = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str.21 = private unnamed_addr constant [20 x i8] c"libc_memcpy_overlap\00", align 1, !dbg !144
@__const.libc_memcpy_overlap.a = private unnamed_addr constant [16 x i8] c"0123456789\00\00\00\00\00\00", align 16
@.str.22 = private unnamed_addr constant [13 x i8] c"libc_memmove\00", align 1, !dbg !151
@.str.23 = private unnamed_addr constant [25 x i8] c"libc_strlen_unterminated\00", align 1, !dbg !155
@__const.libc_strlen_unterminated.a = private unnamed_addr constant [3 x i8] c"abc", align 1
@.str.24 = private unnamed_addr constant [18 x i8] c"libc_strlen_freed\00", align 1, !dbg !162
@.str.25 = private unnamed_addr constant [5 x i8] c"text\00", align 1, !dbg !166
@.str.26 = private unnamed_addr constant [20 x i8] c"libc_strdup_overrun\00", align 1, !dbg !168
@.str.27 = private unnamed_addr constant [11 x i8] c"libc_fgets\00", align 1, !dbg !172
@stdin = external global ptr, align 8
@.str.28 = private unnamed_addr constant [11 x i8] c"libc_fread\00", align 1, !dbg !179
@.str.29 = private unnamed_addr constant [11 x i8] c"libc_scanf\00", align 1, !dbg !183
@.str.30 = private unnamed_addr constant [4 x i8] c"%5s\00", align 1, !dbg !187
@.str.31 = private unnamed_addr constant [19 x i8] c"libc_printf_string\00", align 1, !dbg !189
@__const.libc_printf_string.a = private unnamed_addr constant [2 x i8] c"ab", align 1
@.str.32 = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1, !dbg !193
@.str.33 = private unnamed_addr constant [6 x i8] c"%.2s\0A\00", align 1, !dbg !195
@.str.34 = private unnamed_addr constant [29 x i8] c"libc_printf_null_destination\00", align 1, !dbg !197
@.str.35 = private unnamed_addr constant [17 x i8] c"libc_strcmp_null\00", align 1, !dbg !204
@.str.36 = private unnamed_addr constant [2 x i8] c"x\00", align 1, !dbg !208
@.str.37 = private unnamed_addr constant [11 x i8] c"libc_qsort\00", align 1, !dbg !213
@__const.libc_qsort.a = private unnamed_addr constant [4 x i32] [i32 4, i32 3, i32 2, i32 1], align 16
@.str.38 = private unnamed_addr constant [16 x i8] c"libc_comparison\00", align 1, !dbg !217
@__const.libc_comparison.a = private unnamed_addr constant [4 x i32] [i32 4, i32 3, i32 2, i32 1], align 16
@.str.39 = private unnamed_addr constant [12 x i8] c"libc_memcmp\00", align 1, !dbg !224
@__const.libc_memcmp.a = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@__const.libc_memcmp.b = private unnamed_addr constant [8 x i8] c"abc\00\00\00\00\00", align 1
@.str.40 = private unnamed_addr constant [12 x i8] c"libc_memchr\00", align 1, !dbg !228
@__const.libc_memchr.a = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str.41 = private unnamed_addr constant [12 x i8] c"libc_strtok\00", align 1, !dbg !232
@__const.libc_strtok.text = private unnamed_addr constant [4 x i8] c"a b\00", align 1
@.str.42 = private unnamed_addr constant [4 x i8] c"a b\00", align 1, !dbg !236
@.str.43 = private unnamed_addr constant [2 x i8] c" \00", align 1, !dbg !238
@.str.44 = private unnamed_addr constant [19 x i8] c"libc_getline_freed\00", align 1, !dbg !240
@.str.45 = private unnamed_addr constant [18 x i8] c"libc_fclose_twice\00", align 1, !dbg !244
@.str.46 = private unnamed_addr constant [5 x i8] c"file\00", align 1, !dbg !248
@.str.47 = private unnamed_addr constant [2 x i8] c"w\00", align 1, !dbg !250
@.str.48 = private unnamed_addr constant [13 x i8] c"libc_isalpha\00", align 1, !dbg !252
@llvm.global_ctors = appending global [29 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @add_libc_strcpy_heap, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_strcpy_stack, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_strcpy_global, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_strcat, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_strncpy, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_sprintf, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_snprintf, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_memset, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_memcpy_to, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_memcpy_from, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_memcpy_overlap, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_memmove, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_strlen_unterminated, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_strlen_freed, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_strdup_overrun, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_fgets, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_fread, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_scanf, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_printf_string, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_printf_null_destination, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_strcmp_null, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_qsort, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_comparison, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_memcmp, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_memchr, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_strtok, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_getline_freed, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_fclose_twice, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_libc_isalpha, ptr null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !264 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !269, !DIExpression(), !270)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !271, !DIExpression(), !272)
  %7 = load i32, ptr %4, align 4, !dbg !273
  %8 = icmp sgt i32 %7, 2, !dbg !274
  br i1 %8, label %9, label %15, !dbg !275

9:                                                ; preds = %2
  %10 = load ptr, ptr %5, align 8, !dbg !276
  %11 = getelementptr inbounds ptr, ptr %10, i64 2, !dbg !276
  %12 = load ptr, ptr %11, align 8, !dbg !276
  %13 = call i32 @strcmp(ptr noundef %12, ptr noundef @.str) #10, !dbg !277
  %14 = icmp eq i32 %13, 0, !dbg !278
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !279
  %17 = zext i1 %16 to i32, !dbg !275
  store i32 %17, ptr @bad, align 4, !dbg !280
    #dbg_declare(ptr %6, !281, !DIExpression(), !283)
  %18 = load ptr, ptr @all_cases, align 8, !dbg !284
  store ptr %18, ptr %6, align 8, !dbg !283
  br label %19, !dbg !285

19:                                               ; preds = %39, %15
  %20 = load ptr, ptr %6, align 8, !dbg !286
  %21 = icmp ne ptr %20, null, !dbg !288
  br i1 %21, label %22, label %43, !dbg !288

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4, !dbg !289
  %24 = icmp sgt i32 %23, 1, !dbg !291
  br i1 %24, label %25, label %38, !dbg !292

25:                                               ; preds = %22
  %26 = load ptr, ptr %5, align 8, !dbg !293
  %27 = getelementptr inbounds ptr, ptr %26, i64 1, !dbg !293
  %28 = load ptr, ptr %27, align 8, !dbg !293
  %29 = load ptr, ptr %6, align 8, !dbg !294
  %30 = getelementptr inbounds %struct.fault_case, ptr %29, i32 0, i32 0, !dbg !295
  %31 = load ptr, ptr %30, align 8, !dbg !295
  %32 = call i32 @strcmp(ptr noundef %28, ptr noundef %31) #10, !dbg !296
  %33 = icmp eq i32 %32, 0, !dbg !297
  br i1 %33, label %34, label %38, !dbg !298

34:                                               ; preds = %25
  %35 = load ptr, ptr %6, align 8, !dbg !299
  %36 = getelementptr inbounds %struct.fault_case, ptr %35, i32 0, i32 1, !dbg !301
  %37 = load ptr, ptr %36, align 8, !dbg !301
  call void %37(), !dbg !299
  store i32 0, ptr %3, align 4, !dbg !302
  br label %44, !dbg !302

38:                                               ; preds = %25, %22
  br label %39, !dbg !303

39:                                               ; preds = %38
  %40 = load ptr, ptr %6, align 8, !dbg !304
  %41 = getelementptr inbounds %struct.fault_case, ptr %40, i32 0, i32 2, !dbg !305
  %42 = load ptr, ptr %41, align 8, !dbg !305
  store ptr %42, ptr %6, align 8, !dbg !306
  br label %19, !dbg !307, !llvm.loop !308

43:                                               ; preds = %19
  store i32 99, ptr %3, align 4, !dbg !311
  br label %44, !dbg !311

44:                                               ; preds = %43, %34
  %45 = load i32, ptr %3, align 4, !dbg !312
  ret i32 %45, !dbg !312
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strcpy_heap() #0 !dbg !313 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !314
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_strcpy_heap, i32 0, i32 2), align 8, !dbg !314
  store ptr @entry_libc_strcpy_heap, ptr @all_cases, align 8, !dbg !314
  ret void, !dbg !314
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strcpy_stack() #0 !dbg !315 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !316
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_strcpy_stack, i32 0, i32 2), align 8, !dbg !316
  store ptr @entry_libc_strcpy_stack, ptr @all_cases, align 8, !dbg !316
  ret void, !dbg !316
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strcpy_global() #0 !dbg !317 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !318
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_strcpy_global, i32 0, i32 2), align 8, !dbg !318
  store ptr @entry_libc_strcpy_global, ptr @all_cases, align 8, !dbg !318
  ret void, !dbg !318
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strcat() #0 !dbg !319 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !320
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_strcat, i32 0, i32 2), align 8, !dbg !320
  store ptr @entry_libc_strcat, ptr @all_cases, align 8, !dbg !320
  ret void, !dbg !320
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strncpy() #0 !dbg !321 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !322
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_strncpy, i32 0, i32 2), align 8, !dbg !322
  store ptr @entry_libc_strncpy, ptr @all_cases, align 8, !dbg !322
  ret void, !dbg !322
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_sprintf() #0 !dbg !323 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !324
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_sprintf, i32 0, i32 2), align 8, !dbg !324
  store ptr @entry_libc_sprintf, ptr @all_cases, align 8, !dbg !324
  ret void, !dbg !324
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_snprintf() #0 !dbg !325 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !326
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_snprintf, i32 0, i32 2), align 8, !dbg !326
  store ptr @entry_libc_snprintf, ptr @all_cases, align 8, !dbg !326
  ret void, !dbg !326
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memset() #0 !dbg !327 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !328
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_memset, i32 0, i32 2), align 8, !dbg !328
  store ptr @entry_libc_memset, ptr @all_cases, align 8, !dbg !328
  ret void, !dbg !328
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memcpy_to() #0 !dbg !329 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !330
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_memcpy_to, i32 0, i32 2), align 8, !dbg !330
  store ptr @entry_libc_memcpy_to, ptr @all_cases, align 8, !dbg !330
  ret void, !dbg !330
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memcpy_from() #0 !dbg !331 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !332
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_memcpy_from, i32 0, i32 2), align 8, !dbg !332
  store ptr @entry_libc_memcpy_from, ptr @all_cases, align 8, !dbg !332
  ret void, !dbg !332
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memcpy_overlap() #0 !dbg !333 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !334
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_memcpy_overlap, i32 0, i32 2), align 8, !dbg !334
  store ptr @entry_libc_memcpy_overlap, ptr @all_cases, align 8, !dbg !334
  ret void, !dbg !334
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memmove() #0 !dbg !335 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !336
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_memmove, i32 0, i32 2), align 8, !dbg !336
  store ptr @entry_libc_memmove, ptr @all_cases, align 8, !dbg !336
  ret void, !dbg !336
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strlen_unterminated() #0 !dbg !337 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !338
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_strlen_unterminated, i32 0, i32 2), align 8, !dbg !338
  store ptr @entry_libc_strlen_unterminated, ptr @all_cases, align 8, !dbg !338
  ret void, !dbg !338
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strlen_freed() #0 !dbg !339 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !340
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_strlen_freed, i32 0, i32 2), align 8, !dbg !340
  store ptr @entry_libc_strlen_freed, ptr @all_cases, align 8, !dbg !340
  ret void, !dbg !340
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strdup_overrun() #0 !dbg !341 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !342
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_strdup_overrun, i32 0, i32 2), align 8, !dbg !342
  store ptr @entry_libc_strdup_overrun, ptr @all_cases, align 8, !dbg !342
  ret void, !dbg !342
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_fgets() #0 !dbg !343 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !344
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_fgets, i32 0, i32 2), align 8, !dbg !344
  store ptr @entry_libc_fgets, ptr @all_cases, align 8, !dbg !344
  ret void, !dbg !344
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_fread() #0 !dbg !345 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !346
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_fread, i32 0, i32 2), align 8, !dbg !346
  store ptr @entry_libc_fread, ptr @all_cases, align 8, !dbg !346
  ret void, !dbg !346
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_scanf() #0 !dbg !347 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !348
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_scanf, i32 0, i32 2), align 8, !dbg !348
  store ptr @entry_libc_scanf, ptr @all_cases, align 8, !dbg !348
  ret void, !dbg !348
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_printf_string() #0 !dbg !349 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !350
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_printf_string, i32 0, i32 2), align 8, !dbg !350
  store ptr @entry_libc_printf_string, ptr @all_cases, align 8, !dbg !350
  ret void, !dbg !350
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_printf_null_destination() #0 !dbg !351 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !352
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_printf_null_destination, i32 0, i32 2), align 8, !dbg !352
  store ptr @entry_libc_printf_null_destination, ptr @all_cases, align 8, !dbg !352
  ret void, !dbg !352
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strcmp_null() #0 !dbg !353 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !354
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_strcmp_null, i32 0, i32 2), align 8, !dbg !354
  store ptr @entry_libc_strcmp_null, ptr @all_cases, align 8, !dbg !354
  ret void, !dbg !354
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_qsort() #0 !dbg !355 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !356
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_qsort, i32 0, i32 2), align 8, !dbg !356
  store ptr @entry_libc_qsort, ptr @all_cases, align 8, !dbg !356
  ret void, !dbg !356
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_comparison() #0 !dbg !357 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !358
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_comparison, i32 0, i32 2), align 8, !dbg !358
  store ptr @entry_libc_comparison, ptr @all_cases, align 8, !dbg !358
  ret void, !dbg !358
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memcmp() #0 !dbg !359 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !360
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_memcmp, i32 0, i32 2), align 8, !dbg !360
  store ptr @entry_libc_memcmp, ptr @all_cases, align 8, !dbg !360
  ret void, !dbg !360
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_memchr() #0 !dbg !361 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !362
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_memchr, i32 0, i32 2), align 8, !dbg !362
  store ptr @entry_libc_memchr, ptr @all_cases, align 8, !dbg !362
  ret void, !dbg !362
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_strtok() #0 !dbg !363 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !364
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_strtok, i32 0, i32 2), align 8, !dbg !364
  store ptr @entry_libc_strtok, ptr @all_cases, align 8, !dbg !364
  ret void, !dbg !364
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_getline_freed() #0 !dbg !365 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !366
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_getline_freed, i32 0, i32 2), align 8, !dbg !366
  store ptr @entry_libc_getline_freed, ptr @all_cases, align 8, !dbg !366
  ret void, !dbg !366
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_fclose_twice() #0 !dbg !367 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !368
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_fclose_twice, i32 0, i32 2), align 8, !dbg !368
  store ptr @entry_libc_fclose_twice, ptr @all_cases, align 8, !dbg !368
  ret void, !dbg !368
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_libc_isalpha() #0 !dbg !369 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !370
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_libc_isalpha, i32 0, i32 2), align 8, !dbg !370
  store ptr @entry_libc_isalpha, ptr @all_cases, align 8, !dbg !370
  ret void, !dbg !370
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strcpy_heap() #0 !dbg !371 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !372, !DIExpression(), !373)
  %2 = call noalias ptr @malloc(i64 noundef 5) #11, !dbg !374
  store ptr %2, ptr %1, align 8, !dbg !373
  %3 = load ptr, ptr %1, align 8, !dbg !375
  %4 = load i32, ptr @bad, align 4, !dbg !376
  %5 = icmp ne i32 %4, 0, !dbg !376
  %6 = zext i1 %5 to i64, !dbg !376
  %7 = select i1 %5, ptr @.str.2, ptr @.str.3, !dbg !376
  %8 = call ptr @strcpy(ptr noundef %3, ptr noundef %7) #12, !dbg !377
  %9 = load ptr, ptr %1, align 8, !dbg !378
  call void @free(ptr noundef %9) #12, !dbg !379
  ret void, !dbg !380
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #3

; Function Attrs: nounwind
declare void @free(ptr noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strcpy_stack() #0 !dbg !381 {
  %1 = alloca [4 x i8], align 1
    #dbg_declare(ptr %1, !382, !DIExpression(), !383)
  %2 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !384
  %3 = load i32, ptr @bad, align 4, !dbg !385
  %4 = icmp ne i32 %3, 0, !dbg !385
  %5 = zext i1 %4 to i64, !dbg !385
  %6 = select i1 %4, ptr @.str.3, ptr @.str.5, !dbg !385
  %7 = call ptr @strcpy(ptr noundef %2, ptr noundef %6) #12, !dbg !386
  ret void, !dbg !387
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strcpy_global() #0 !dbg !388 {
  %1 = load i32, ptr @bad, align 4, !dbg !389
  %2 = icmp ne i32 %1, 0, !dbg !389
  %3 = zext i1 %2 to i64, !dbg !389
  %4 = select i1 %2, ptr @.str.3, ptr @.str.5, !dbg !389
  %5 = call ptr @strcpy(ptr noundef @small, ptr noundef %4) #12, !dbg !390
  ret void, !dbg !391
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strcat() #0 !dbg !392 {
  %1 = alloca [8 x i8], align 1
    #dbg_declare(ptr %1, !393, !DIExpression(), !397)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.libc_strcat.a, i64 8, i1 false), !dbg !397
  %2 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0, !dbg !398
  %3 = load i32, ptr @bad, align 4, !dbg !399
  %4 = icmp ne i32 %3, 0, !dbg !399
  %5 = zext i1 %4 to i64, !dbg !399
  %6 = select i1 %4, ptr @.str.8, ptr @.str.9, !dbg !399
  %7 = call ptr @strcat(ptr noundef %2, ptr noundef %6) #12, !dbg !400
  ret void, !dbg !401
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: nounwind
declare ptr @strcat(ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strncpy() #0 !dbg !402 {
  %1 = alloca [6 x i8], align 1
    #dbg_declare(ptr %1, !403, !DIExpression(), !404)
  %2 = getelementptr inbounds [6 x i8], ptr %1, i64 0, i64 0, !dbg !405
  %3 = load i32, ptr @bad, align 4, !dbg !406
  %4 = icmp ne i32 %3, 0, !dbg !406
  %5 = zext i1 %4 to i64, !dbg !406
  %6 = select i1 %4, i64 7, i64 6, !dbg !406
  %7 = call ptr @strncpy(ptr noundef %2, ptr noundef @.str.11, i64 noundef %6) #12, !dbg !407
  ret void, !dbg !408
}

; Function Attrs: nounwind
declare ptr @strncpy(ptr noundef, ptr noundef, i64 noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_sprintf() #0 !dbg !409 {
  %1 = alloca [5 x i8], align 1
    #dbg_declare(ptr %1, !410, !DIExpression(), !411)
  %2 = getelementptr inbounds [5 x i8], ptr %1, i64 0, i64 0, !dbg !412
  %3 = load i32, ptr @bad, align 4, !dbg !413
  %4 = icmp ne i32 %3, 0, !dbg !413
  %5 = zext i1 %4 to i64, !dbg !413
  %6 = select i1 %4, i32 12345, i32 1234, !dbg !413
  %7 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef %2, ptr noundef @.str.13, i32 noundef %6) #12, !dbg !414
  ret void, !dbg !415
}

; Function Attrs: nounwind
declare i32 @sprintf(ptr noundef, ptr noundef, ...) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_snprintf() #0 !dbg !416 {
  %1 = alloca [5 x i8], align 1
    #dbg_declare(ptr %1, !417, !DIExpression(), !418)
  %2 = getelementptr inbounds [5 x i8], ptr %1, i64 0, i64 0, !dbg !419
  %3 = load i32, ptr @bad, align 4, !dbg !420
  %4 = icmp ne i32 %3, 0, !dbg !420
  %5 = zext i1 %4 to i64, !dbg !420
  %6 = select i1 %4, i64 9, i64 5, !dbg !420
  %7 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %2, i64 noundef %6, ptr noundef @.str.15, ptr noundef @.str.16) #12, !dbg !421
  ret void, !dbg !422
}

; Function Attrs: nounwind
declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memset() #0 !dbg !423 {
  %1 = alloca [3 x i32], align 4
    #dbg_declare(ptr %1, !424, !DIExpression(), !426)
  %2 = getelementptr inbounds [3 x i32], ptr %1, i64 0, i64 0, !dbg !427
  %3 = load i32, ptr @bad, align 4, !dbg !428
  %4 = icmp ne i32 %3, 0, !dbg !428
  %5 = zext i1 %4 to i64, !dbg !428
  %6 = select i1 %4, i32 1, i32 0, !dbg !428
  %7 = sext i32 %6 to i64, !dbg !429
  %8 = add i64 12, %7, !dbg !430
  call void @llvm.memset.p0.i64(ptr align 4 %2, i8 0, i64 %8, i1 false), !dbg !427
  ret void, !dbg !431
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memcpy_to() #0 !dbg !432 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !433, !DIExpression(), !434)
  %2 = call noalias ptr @malloc(i64 noundef 4) #11, !dbg !435
  store ptr %2, ptr %1, align 8, !dbg !434
  %3 = load ptr, ptr %1, align 8, !dbg !436
  %4 = load i32, ptr @bad, align 4, !dbg !437
  %5 = icmp ne i32 %4, 0, !dbg !437
  %6 = zext i1 %5 to i64, !dbg !437
  %7 = select i1 %5, i32 8, i32 4, !dbg !437
  %8 = sext i32 %7 to i64, !dbg !437
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %3, ptr align 1 @.str.19, i64 %8, i1 false), !dbg !438
  %9 = load ptr, ptr %1, align 8, !dbg !439
  call void @free(ptr noundef %9) #12, !dbg !440
  ret void, !dbg !441
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memcpy_from() #0 !dbg !442 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca [4 x i8], align 1
    #dbg_declare(ptr %1, !443, !DIExpression(), !444)
    #dbg_declare(ptr %2, !445, !DIExpression(), !446)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %2, ptr align 1 @__const.libc_memcpy_from.from, i64 4, i1 false), !dbg !446
  %3 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0, !dbg !447
  %4 = getelementptr inbounds [4 x i8], ptr %2, i64 0, i64 0, !dbg !447
  %5 = load i32, ptr @bad, align 4, !dbg !448
  %6 = icmp ne i32 %5, 0, !dbg !448
  %7 = zext i1 %6 to i64, !dbg !448
  %8 = select i1 %6, i32 8, i32 4, !dbg !448
  %9 = sext i32 %8 to i64, !dbg !448
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %3, ptr align 1 %4, i64 %9, i1 false), !dbg !447
  ret void, !dbg !449
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memcpy_overlap() #0 !dbg !450 {
  %1 = alloca [16 x i8], align 16
    #dbg_declare(ptr %1, !451, !DIExpression(), !452)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %1, ptr align 16 @__const.libc_memcpy_overlap.a, i64 16, i1 false), !dbg !452
  %2 = getelementptr inbounds [16 x i8], ptr %1, i64 0, i64 0, !dbg !453
  %3 = load i32, ptr @bad, align 4, !dbg !454
  %4 = icmp ne i32 %3, 0, !dbg !454
  %5 = zext i1 %4 to i64, !dbg !454
  %6 = select i1 %4, i32 4, i32 8, !dbg !454
  %7 = sext i32 %6 to i64, !dbg !455
  %8 = getelementptr inbounds i8, ptr %2, i64 %7, !dbg !455
  %9 = getelementptr inbounds [16 x i8], ptr %1, i64 0, i64 0, !dbg !456
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %8, ptr align 16 %9, i64 8, i1 false), !dbg !456
  ret void, !dbg !457
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memmove() #0 !dbg !458 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !459, !DIExpression(), !460)
  %2 = call noalias ptr @calloc(i64 noundef 1, i64 noundef 16) #13, !dbg !461
  store ptr %2, ptr %1, align 8, !dbg !460
  %3 = load ptr, ptr %1, align 8, !dbg !462
  %4 = getelementptr inbounds i8, ptr %3, i64 1, !dbg !463
  %5 = load ptr, ptr %1, align 8, !dbg !464
  %6 = load i32, ptr @bad, align 4, !dbg !465
  %7 = icmp ne i32 %6, 0, !dbg !465
  %8 = zext i1 %7 to i64, !dbg !465
  %9 = select i1 %7, i32 16, i32 15, !dbg !465
  %10 = sext i32 %9 to i64, !dbg !465
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %4, ptr align 1 %5, i64 %10, i1 false), !dbg !466
  %11 = load ptr, ptr %1, align 8, !dbg !467
  call void @free(ptr noundef %11) #12, !dbg !468
  ret void, !dbg !469
}

; Function Attrs: nounwind allocsize(0,1)
declare noalias ptr @calloc(i64 noundef, i64 noundef) #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strlen_unterminated() #0 !dbg !470 {
  %1 = alloca [3 x i8], align 1
    #dbg_declare(ptr %1, !471, !DIExpression(), !472)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.libc_strlen_unterminated.a, i64 3, i1 false), !dbg !472
  %2 = load i32, ptr @bad, align 4, !dbg !473
  %3 = icmp ne i32 %2, 0, !dbg !473
  br i1 %3, label %6, label %4, !dbg !475

4:                                                ; preds = %0
  %5 = getelementptr inbounds [3 x i8], ptr %1, i64 0, i64 2, !dbg !476
  store i8 0, ptr %5, align 1, !dbg !477
  br label %6, !dbg !476

6:                                                ; preds = %4, %0
  %7 = getelementptr inbounds [3 x i8], ptr %1, i64 0, i64 0, !dbg !478
  %8 = call i64 @strlen(ptr noundef %7) #10, !dbg !480
  %9 = icmp ne i64 %8, 2, !dbg !481
  br i1 %9, label %10, label %11, !dbg !482

10:                                               ; preds = %6
  call void @abort() #14, !dbg !483
  unreachable, !dbg !483

11:                                               ; preds = %6
  ret void, !dbg !484
}

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #1

; Function Attrs: noreturn nounwind
declare void @abort() #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strlen_freed() #0 !dbg !485 {
  %1 = alloca ptr, align 8
  %2 = alloca i64, align 8
    #dbg_declare(ptr %1, !486, !DIExpression(), !487)
  %3 = call noalias ptr @strdup(ptr noundef @.str.25) #12, !dbg !488
  store ptr %3, ptr %1, align 8, !dbg !487
    #dbg_declare(ptr %2, !489, !DIExpression(), !493)
  %4 = load ptr, ptr %1, align 8, !dbg !494
  %5 = call i64 @strlen(ptr noundef %4) #10, !dbg !495
  store i64 %5, ptr %2, align 8, !dbg !493
  %6 = load ptr, ptr %1, align 8, !dbg !496
  call void @free(ptr noundef %6) #12, !dbg !497
  %7 = load i32, ptr @bad, align 4, !dbg !498
  %8 = icmp ne i32 %7, 0, !dbg !498
  br i1 %8, label %9, label %12, !dbg !500

9:                                                ; preds = %0
  %10 = load ptr, ptr %1, align 8, !dbg !501
  %11 = call i64 @strlen(ptr noundef %10) #10, !dbg !502
  store i64 %11, ptr %2, align 8, !dbg !503
  br label %12, !dbg !504

12:                                               ; preds = %9, %0
  %13 = load i64, ptr %2, align 8, !dbg !505
  %14 = icmp ne i64 %13, 4, !dbg !507
  br i1 %14, label %15, label %16, !dbg !508

15:                                               ; preds = %12
  call void @abort() #14, !dbg !509
  unreachable, !dbg !509

16:                                               ; preds = %12
  ret void, !dbg !510
}

; Function Attrs: nounwind
declare noalias ptr @strdup(ptr noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strdup_overrun() #0 !dbg !511 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !512, !DIExpression(), !513)
  %2 = call noalias ptr @strdup(ptr noundef @.str.25) #12, !dbg !514
  store ptr %2, ptr %1, align 8, !dbg !513
  %3 = load ptr, ptr %1, align 8, !dbg !515
  %4 = load i32, ptr @bad, align 4, !dbg !516
  %5 = icmp ne i32 %4, 0, !dbg !516
  %6 = zext i1 %5 to i64, !dbg !516
  %7 = select i1 %5, i32 5, i32 4, !dbg !516
  %8 = sext i32 %7 to i64, !dbg !515
  %9 = getelementptr inbounds i8, ptr %3, i64 %8, !dbg !515
  store i8 0, ptr %9, align 1, !dbg !517
  %10 = load ptr, ptr %1, align 8, !dbg !518
  call void @free(ptr noundef %10) #12, !dbg !519
  ret void, !dbg !520
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_fgets() #0 !dbg !521 {
  %1 = alloca [4 x i8], align 1
    #dbg_declare(ptr %1, !522, !DIExpression(), !523)
  %2 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !524
  %3 = load i32, ptr @bad, align 4, !dbg !526
  %4 = icmp ne i32 %3, 0, !dbg !526
  %5 = zext i1 %4 to i64, !dbg !526
  %6 = select i1 %4, i64 8, i64 4, !dbg !526
  %7 = trunc i64 %6 to i32, !dbg !526
  %8 = load ptr, ptr @stdin, align 8, !dbg !527
  %9 = call ptr @fgets(ptr noundef %2, i32 noundef %7, ptr noundef %8), !dbg !528
  %10 = icmp ne ptr %9, null, !dbg !528
  br i1 %10, label %11, label %13, !dbg !529

11:                                               ; preds = %0
  %12 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !530
  store i8 0, ptr %12, align 1, !dbg !531
  br label %13, !dbg !530

13:                                               ; preds = %11, %0
  ret void, !dbg !532
}

declare ptr @fgets(ptr noundef, i32 noundef, ptr noundef) #8

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_fread() #0 !dbg !533 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !534, !DIExpression(), !535)
  %2 = call noalias ptr @malloc(i64 noundef 4) #11, !dbg !536
  store ptr %2, ptr %1, align 8, !dbg !535
  %3 = load ptr, ptr %1, align 8, !dbg !537
  %4 = load i32, ptr @bad, align 4, !dbg !539
  %5 = icmp ne i32 %4, 0, !dbg !539
  %6 = zext i1 %5 to i64, !dbg !539
  %7 = select i1 %5, i32 6, i32 4, !dbg !539
  %8 = sext i32 %7 to i64, !dbg !539
  %9 = load ptr, ptr @stdin, align 8, !dbg !540
  %10 = call i64 @fread(ptr noundef %3, i64 noundef 1, i64 noundef %8, ptr noundef %9), !dbg !541
  %11 = icmp eq i64 %10, 0, !dbg !542
  br i1 %11, label %12, label %13, !dbg !543

12:                                               ; preds = %0
  call void @abort() #14, !dbg !544
  unreachable, !dbg !544

13:                                               ; preds = %0
  %14 = load ptr, ptr %1, align 8, !dbg !545
  call void @free(ptr noundef %14) #12, !dbg !546
  ret void, !dbg !547
}

declare i64 @fread(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #8

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_scanf() #0 !dbg !548 {
  %1 = alloca [6 x i8], align 1
    #dbg_declare(ptr %1, !549, !DIExpression(), !550)
  %2 = load i32, ptr @bad, align 4, !dbg !551
  %3 = icmp ne i32 %2, 0, !dbg !551
  %4 = zext i1 %3 to i64, !dbg !551
  %5 = select i1 %3, ptr @.str.15, ptr @.str.30, !dbg !551
  %6 = getelementptr inbounds [6 x i8], ptr %1, i64 0, i64 0, !dbg !553
  %7 = call i32 (ptr, ...) @__isoc99_scanf(ptr noundef %5, ptr noundef %6), !dbg !554
  %8 = icmp ne i32 %7, 1, !dbg !555
  br i1 %8, label %9, label %10, !dbg !556

9:                                                ; preds = %0
  call void @abort() #14, !dbg !557
  unreachable, !dbg !557

10:                                               ; preds = %0
  ret void, !dbg !558
}

declare i32 @__isoc99_scanf(ptr noundef, ...) #8

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_printf_string() #0 !dbg !559 {
  %1 = alloca [2 x i8], align 1
    #dbg_declare(ptr %1, !560, !DIExpression(), !561)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.libc_printf_string.a, i64 2, i1 false), !dbg !561
  %2 = load i32, ptr @bad, align 4, !dbg !562
  %3 = icmp ne i32 %2, 0, !dbg !562
  %4 = zext i1 %3 to i64, !dbg !562
  %5 = select i1 %3, ptr @.str.32, ptr @.str.33, !dbg !562
  %6 = getelementptr inbounds [2 x i8], ptr %1, i64 0, i64 0, !dbg !563
  %7 = call i32 (ptr, ...) @printf(ptr noundef %5, ptr noundef %6), !dbg !564
  ret void, !dbg !565
}

declare i32 @printf(ptr noundef, ...) #8

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_printf_null_destination() #0 !dbg !566 {
  %1 = alloca [8 x i8], align 1
    #dbg_declare(ptr %1, !567, !DIExpression(), !568)
  %2 = load i32, ptr @bad, align 4, !dbg !569
  %3 = icmp ne i32 %2, 0, !dbg !569
  br i1 %3, label %4, label %5, !dbg !569

4:                                                ; preds = %0
  br label %7, !dbg !569

5:                                                ; preds = %0
  %6 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0, !dbg !570
  br label %7, !dbg !569

7:                                                ; preds = %5, %4
  %8 = phi ptr [ null, %4 ], [ %6, %5 ], !dbg !569
  %9 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef %8, ptr noundef @.str.13, i32 noundef 1) #12, !dbg !571
  ret void, !dbg !572
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strcmp_null() #0 !dbg !573 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !574, !DIExpression(), !575)
  %2 = load i32, ptr @bad, align 4, !dbg !576
  %3 = icmp ne i32 %2, 0, !dbg !576
  %4 = zext i1 %3 to i64, !dbg !576
  %5 = select i1 %3, ptr null, ptr @.str.36, !dbg !576
  store ptr %5, ptr %1, align 8, !dbg !575
  %6 = load ptr, ptr %1, align 8, !dbg !577
  %7 = call i32 @strcmp(ptr noundef %6, ptr noundef @.str.36) #10, !dbg !579
  %8 = icmp ne i32 %7, 0, !dbg !579
  br i1 %8, label %9, label %10, !dbg !580

9:                                                ; preds = %0
  call void @abort() #14, !dbg !581
  unreachable, !dbg !581

10:                                               ; preds = %0
  ret void, !dbg !582
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_qsort() #0 !dbg !583 {
  %1 = alloca [4 x i32], align 16
    #dbg_declare(ptr %1, !584, !DIExpression(), !586)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %1, ptr align 16 @__const.libc_qsort.a, i64 16, i1 false), !dbg !586
  %2 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 0, !dbg !587
  %3 = load i32, ptr @bad, align 4, !dbg !588
  %4 = icmp ne i32 %3, 0, !dbg !588
  %5 = zext i1 %4 to i64, !dbg !588
  %6 = select i1 %4, i32 5, i32 4, !dbg !588
  %7 = sext i32 %6 to i64, !dbg !588
  call void @qsort(ptr noundef %2, i64 noundef %7, i64 noundef 4, ptr noundef @compare), !dbg !589
  %8 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 0, !dbg !590
  %9 = load i32, ptr %8, align 16, !dbg !590
  %10 = icmp ne i32 %9, 1, !dbg !592
  br i1 %10, label %11, label %12, !dbg !593

11:                                               ; preds = %0
  call void @abort() #14, !dbg !594
  unreachable, !dbg !594

12:                                               ; preds = %0
  ret void, !dbg !595
}

declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #8

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @compare(ptr noundef %0, ptr noundef %1) #0 !dbg !596 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !601, !DIExpression(), !602)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !603, !DIExpression(), !604)
    #dbg_declare(ptr %5, !605, !DIExpression(), !608)
  %7 = load ptr, ptr %3, align 8, !dbg !609
  store ptr %7, ptr %5, align 8, !dbg !608
    #dbg_declare(ptr %6, !610, !DIExpression(), !611)
  %8 = load ptr, ptr %4, align 8, !dbg !612
  store ptr %8, ptr %6, align 8, !dbg !611
  %9 = load ptr, ptr %5, align 8, !dbg !613
  %10 = load i32, ptr %9, align 4, !dbg !614
  %11 = load ptr, ptr %6, align 8, !dbg !615
  %12 = load i32, ptr %11, align 4, !dbg !616
  %13 = sub nsw i32 %10, %12, !dbg !617
  ret i32 %13, !dbg !618
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_comparison() #0 !dbg !619 {
  %1 = alloca [4 x i32], align 16
    #dbg_declare(ptr %1, !620, !DIExpression(), !621)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %1, ptr align 16 @__const.libc_comparison.a, i64 16, i1 false), !dbg !621
  %2 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 0, !dbg !622
  call void @qsort(ptr noundef %2, i64 noundef 4, i64 noundef 4, ptr noundef @reads_neighbour), !dbg !623
  ret void, !dbg !624
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @reads_neighbour(ptr noundef %0, ptr noundef %1) #0 !dbg !625 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !626, !DIExpression(), !627)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !628, !DIExpression(), !629)
    #dbg_declare(ptr %5, !630, !DIExpression(), !631)
  %7 = load ptr, ptr %3, align 8, !dbg !632
  store ptr %7, ptr %5, align 8, !dbg !631
    #dbg_declare(ptr %6, !633, !DIExpression(), !634)
  %8 = load ptr, ptr %4, align 8, !dbg !635
  store ptr %8, ptr %6, align 8, !dbg !634
  %9 = load i32, ptr @bad, align 4, !dbg !636
  %10 = icmp ne i32 %9, 0, !dbg !636
  br i1 %10, label %11, label %19, !dbg !636

11:                                               ; preds = %2
  %12 = load ptr, ptr %5, align 8, !dbg !637
  %13 = getelementptr inbounds i32, ptr %12, i64 4, !dbg !637
  %14 = load i32, ptr %13, align 4, !dbg !637
  %15 = load ptr, ptr %6, align 8, !dbg !638
  %16 = getelementptr inbounds i32, ptr %15, i64 4, !dbg !638
  %17 = load i32, ptr %16, align 4, !dbg !638
  %18 = sub nsw i32 %14, %17, !dbg !639
  br label %25, !dbg !636

19:                                               ; preds = %2
  %20 = load ptr, ptr %5, align 8, !dbg !640
  %21 = load i32, ptr %20, align 4, !dbg !641
  %22 = load ptr, ptr %6, align 8, !dbg !642
  %23 = load i32, ptr %22, align 4, !dbg !643
  %24 = sub nsw i32 %21, %23, !dbg !644
  br label %25, !dbg !636

25:                                               ; preds = %19, %11
  %26 = phi i32 [ %18, %11 ], [ %24, %19 ], !dbg !636
  ret i32 %26, !dbg !645
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memcmp() #0 !dbg !646 {
  %1 = alloca [4 x i8], align 1
  %2 = alloca [8 x i8], align 1
    #dbg_declare(ptr %1, !647, !DIExpression(), !648)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.libc_memcmp.a, i64 4, i1 false), !dbg !648
    #dbg_declare(ptr %2, !649, !DIExpression(), !650)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %2, ptr align 1 @__const.libc_memcmp.b, i64 8, i1 false), !dbg !650
  %3 = getelementptr inbounds [8 x i8], ptr %2, i64 0, i64 0, !dbg !651
  %4 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !653
  %5 = load i32, ptr @bad, align 4, !dbg !654
  %6 = icmp ne i32 %5, 0, !dbg !654
  %7 = zext i1 %6 to i64, !dbg !654
  %8 = select i1 %6, i32 8, i32 4, !dbg !654
  %9 = sext i32 %8 to i64, !dbg !654
  %10 = call i32 @memcmp(ptr noundef %3, ptr noundef %4, i64 noundef %9) #10, !dbg !655
  %11 = icmp ne i32 %10, 0, !dbg !655
  br i1 %11, label %12, label %13, !dbg !656

12:                                               ; preds = %0
  call void @abort() #14, !dbg !657
  unreachable, !dbg !657

13:                                               ; preds = %0
  ret void, !dbg !658
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_memchr() #0 !dbg !659 {
  %1 = alloca [4 x i8], align 1
    #dbg_declare(ptr %1, !660, !DIExpression(), !661)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.libc_memchr.a, i64 4, i1 false), !dbg !661
  %2 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !662
  %3 = load i32, ptr @bad, align 4, !dbg !664
  %4 = icmp ne i32 %3, 0, !dbg !664
  %5 = zext i1 %4 to i64, !dbg !664
  %6 = select i1 %4, i32 5, i32 4, !dbg !664
  %7 = sext i32 %6 to i64, !dbg !664
  %8 = call ptr @memchr(ptr noundef %2, i32 noundef 122, i64 noundef %7) #10, !dbg !665
  %9 = icmp ne ptr %8, null, !dbg !665
  br i1 %9, label %10, label %11, !dbg !666

10:                                               ; preds = %0
  call void @abort() #14, !dbg !667
  unreachable, !dbg !667

11:                                               ; preds = %0
  ret void, !dbg !668
}

; Function Attrs: nounwind willreturn memory(read)
declare ptr @memchr(ptr noundef, i32 noundef, i64 noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_strtok() #0 !dbg !669 {
  %1 = alloca [4 x i8], align 1
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !670, !DIExpression(), !671)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.libc_strtok.text, i64 4, i1 false), !dbg !671
    #dbg_declare(ptr %2, !672, !DIExpression(), !673)
  %3 = load i32, ptr @bad, align 4, !dbg !674
  %4 = icmp ne i32 %3, 0, !dbg !674
  br i1 %4, label %5, label %6, !dbg !674

5:                                                ; preds = %0
  br label %8, !dbg !674

6:                                                ; preds = %0
  %7 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !675
  br label %8, !dbg !674

8:                                                ; preds = %6, %5
  %9 = phi ptr [ @.str.42, %5 ], [ %7, %6 ], !dbg !674
  %10 = call ptr @strtok(ptr noundef %9, ptr noundef @.str.43) #12, !dbg !676
  store ptr %10, ptr %2, align 8, !dbg !673
  %11 = load ptr, ptr %2, align 8, !dbg !677
  %12 = icmp ne ptr %11, null, !dbg !677
  br i1 %12, label %14, label %13, !dbg !679

13:                                               ; preds = %8
  call void @abort() #14, !dbg !680
  unreachable, !dbg !680

14:                                               ; preds = %8
  ret void, !dbg !681
}

; Function Attrs: nounwind
declare ptr @strtok(ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_getline_freed() #0 !dbg !682 {
  %1 = alloca ptr, align 8
  %2 = alloca i64, align 8
    #dbg_declare(ptr %1, !683, !DIExpression(), !684)
  store ptr null, ptr %1, align 8, !dbg !684
    #dbg_declare(ptr %2, !685, !DIExpression(), !686)
  store i64 0, ptr %2, align 8, !dbg !686
  %3 = load ptr, ptr @stdin, align 8, !dbg !687
  %4 = call i64 @getline(ptr noundef %1, ptr noundef %2, ptr noundef %3), !dbg !689
  %5 = icmp slt i64 %4, 0, !dbg !690
  br i1 %5, label %6, label %7, !dbg !691

6:                                                ; preds = %0
  call void @abort() #14, !dbg !692
  unreachable, !dbg !692

7:                                                ; preds = %0
  %8 = load ptr, ptr %1, align 8, !dbg !693
  call void @free(ptr noundef %8) #12, !dbg !694
  %9 = load i32, ptr @bad, align 4, !dbg !695
  %10 = icmp ne i32 %9, 0, !dbg !695
  br i1 %10, label %11, label %14, !dbg !697

11:                                               ; preds = %7
  %12 = load ptr, ptr %1, align 8, !dbg !698
  %13 = getelementptr inbounds i8, ptr %12, i64 0, !dbg !698
  store i8 0, ptr %13, align 1, !dbg !699
  br label %14, !dbg !698

14:                                               ; preds = %11, %7
  ret void, !dbg !700
}

declare i64 @getline(ptr noundef, ptr noundef, ptr noundef) #8

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_fclose_twice() #0 !dbg !701 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !702, !DIExpression(), !756)
  %2 = call noalias ptr @fopen(ptr noundef @.str.46, ptr noundef @.str.47), !dbg !757
  store ptr %2, ptr %1, align 8, !dbg !756
  %3 = load ptr, ptr %1, align 8, !dbg !758
  %4 = icmp ne ptr %3, null, !dbg !758
  br i1 %4, label %6, label %5, !dbg !760

5:                                                ; preds = %0
  call void @abort() #14, !dbg !761
  unreachable, !dbg !761

6:                                                ; preds = %0
  %7 = load ptr, ptr %1, align 8, !dbg !762
  %8 = call i32 @fclose(ptr noundef %7), !dbg !763
  %9 = load i32, ptr @bad, align 4, !dbg !764
  %10 = icmp ne i32 %9, 0, !dbg !764
  br i1 %10, label %11, label %14, !dbg !766

11:                                               ; preds = %6
  %12 = load ptr, ptr %1, align 8, !dbg !767
  %13 = call i32 @fclose(ptr noundef %12), !dbg !768
  br label %14, !dbg !768

14:                                               ; preds = %11, %6
  ret void, !dbg !769
}

declare noalias ptr @fopen(ptr noundef, ptr noundef) #8

declare i32 @fclose(ptr noundef) #8

; Function Attrs: noinline nounwind optnone uwtable
define internal void @libc_isalpha() #0 !dbg !770 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !771, !DIExpression(), !772)
  %2 = load i32, ptr @bad, align 4, !dbg !773
  %3 = icmp ne i32 %2, 0, !dbg !773
  %4 = zext i1 %3 to i64, !dbg !773
  %5 = select i1 %3, i32 100000, i32 97, !dbg !773
  store i32 %5, ptr %1, align 4, !dbg !772
  %6 = call ptr @__ctype_b_loc() #15, !dbg !774
  %7 = load ptr, ptr %6, align 8, !dbg !774
  %8 = load i32, ptr %1, align 4, !dbg !774
  %9 = sext i32 %8 to i64, !dbg !774
  %10 = getelementptr inbounds i16, ptr %7, i64 %9, !dbg !774
  %11 = load i16, ptr %10, align 2, !dbg !774
  %12 = zext i16 %11 to i32, !dbg !774
  %13 = and i32 %12, 1024, !dbg !774
  %14 = icmp ne i32 %13, 0, !dbg !774
  br i1 %14, label %16, label %15, !dbg !776

15:                                               ; preds = %0
  call void @abort() #14, !dbg !777
  unreachable, !dbg !777

16:                                               ; preds = %0
  ret void, !dbg !778
}

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__ctype_b_loc() #9

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
attributes #10 = { nounwind willreturn memory(read) }
attributes #11 = { nounwind allocsize(0) }
attributes #12 = { nounwind }
attributes #13 = { nounwind allocsize(0,1) }
attributes #14 = { noreturn nounwind }
attributes #15 = { nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!256, !257, !258, !259, !260, !261, !262}
!llvm.ident = !{!263}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "tests/faults/faults.h", directory: ".", checksumkind: CSK_MD5, checksum: "b4049e9bb2ffc7e0aa0bf38b779f7d2d")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "bad", scope: !9, file: !2, line: 18, type: !30, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !10, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !11, retainedTypes: !28, globals: !32, splitDebugInlining: false, nameTableKind: None)
!10 = !DIFile(filename: "tests/faults/libc.c", directory: ".", checksumkind: CSK_MD5, checksum: "afbd14420593a00f2ade73e3a4c4b71e")
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
!28 = !{!29, !30, !31}
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!30 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!31 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!32 = !{!0, !33, !7, !46, !51, !53, !58, !63, !68, !70, !72, !77, !79, !81, !86, !88, !90, !92, !97, !99, !104, !106, !108, !110, !115, !117, !119, !124, !126, !128, !133, !135, !140, !142, !144, !149, !151, !153, !155, !160, !162, !164, !166, !168, !170, !172, !177, !179, !181, !183, !185, !187, !189, !191, !193, !195, !197, !202, !204, !206, !208, !213, !215, !217, !222, !224, !226, !228, !230, !232, !234, !236, !238, !240, !242, !244, !246, !248, !250, !252, !254}
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "all_cases", scope: !9, file: !2, line: 17, type: !35, isLocal: true, isDefinition: true)
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!36 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fault_case", file: !2, line: 12, size: 192, elements: !37)
!37 = !{!38, !41, !45}
!38 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !36, file: !2, line: 13, baseType: !39, size: 64)
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !40, size: 64)
!40 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "run", scope: !36, file: !2, line: 14, baseType: !42, size: 64, offset: 64)
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64)
!43 = !DISubroutineType(types: !44)
!44 = !{null}
!45 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !36, file: !2, line: 15, baseType: !35, size: 64, offset: 128)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(scope: null, file: !10, line: 9, type: !48, isLocal: true, isDefinition: true)
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 136, elements: !49)
!49 = !{!50}
!50 = !DISubrange(count: 17)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(name: "entry_libc_strcpy_heap", scope: !9, file: !10, line: 9, type: !36, isLocal: true, isDefinition: true)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(scope: null, file: !10, line: 12, type: !55, isLocal: true, isDefinition: true)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 6)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(scope: null, file: !10, line: 12, type: !60, isLocal: true, isDefinition: true)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !61)
!61 = !{!62}
!62 = !DISubrange(count: 5)
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(scope: null, file: !10, line: 16, type: !65, isLocal: true, isDefinition: true)
!65 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 144, elements: !66)
!66 = !{!67}
!67 = !DISubrange(count: 18)
!68 = !DIGlobalVariableExpression(var: !69, expr: !DIExpression())
!69 = distinct !DIGlobalVariable(name: "entry_libc_strcpy_stack", scope: !9, file: !10, line: 16, type: !36, isLocal: true, isDefinition: true)
!70 = !DIGlobalVariableExpression(var: !71, expr: !DIExpression())
!71 = distinct !DIGlobalVariable(scope: null, file: !10, line: 19, type: !3, isLocal: true, isDefinition: true)
!72 = !DIGlobalVariableExpression(var: !73, expr: !DIExpression())
!73 = distinct !DIGlobalVariable(scope: null, file: !10, line: 22, type: !74, isLocal: true, isDefinition: true)
!74 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 152, elements: !75)
!75 = !{!76}
!76 = !DISubrange(count: 19)
!77 = !DIGlobalVariableExpression(var: !78, expr: !DIExpression())
!78 = distinct !DIGlobalVariable(name: "entry_libc_strcpy_global", scope: !9, file: !10, line: 22, type: !36, isLocal: true, isDefinition: true)
!79 = !DIGlobalVariableExpression(var: !80, expr: !DIExpression())
!80 = distinct !DIGlobalVariable(name: "small", scope: !9, file: !10, line: 7, type: !3, isLocal: true, isDefinition: true)
!81 = !DIGlobalVariableExpression(var: !82, expr: !DIExpression())
!82 = distinct !DIGlobalVariable(scope: null, file: !10, line: 27, type: !83, isLocal: true, isDefinition: true)
!83 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !84)
!84 = !{!85}
!85 = !DISubrange(count: 12)
!86 = !DIGlobalVariableExpression(var: !87, expr: !DIExpression())
!87 = distinct !DIGlobalVariable(name: "entry_libc_strcat", scope: !9, file: !10, line: 27, type: !36, isLocal: true, isDefinition: true)
!88 = !DIGlobalVariableExpression(var: !89, expr: !DIExpression())
!89 = distinct !DIGlobalVariable(scope: null, file: !10, line: 30, type: !60, isLocal: true, isDefinition: true)
!90 = !DIGlobalVariableExpression(var: !91, expr: !DIExpression())
!91 = distinct !DIGlobalVariable(scope: null, file: !10, line: 30, type: !3, isLocal: true, isDefinition: true)
!92 = !DIGlobalVariableExpression(var: !93, expr: !DIExpression())
!93 = distinct !DIGlobalVariable(scope: null, file: !10, line: 33, type: !94, isLocal: true, isDefinition: true)
!94 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !95)
!95 = !{!96}
!96 = !DISubrange(count: 13)
!97 = !DIGlobalVariableExpression(var: !98, expr: !DIExpression())
!98 = distinct !DIGlobalVariable(name: "entry_libc_strncpy", scope: !9, file: !10, line: 33, type: !36, isLocal: true, isDefinition: true)
!99 = !DIGlobalVariableExpression(var: !100, expr: !DIExpression())
!100 = distinct !DIGlobalVariable(scope: null, file: !10, line: 36, type: !101, isLocal: true, isDefinition: true)
!101 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !102)
!102 = !{!103}
!103 = !DISubrange(count: 3)
!104 = !DIGlobalVariableExpression(var: !105, expr: !DIExpression())
!105 = distinct !DIGlobalVariable(scope: null, file: !10, line: 39, type: !94, isLocal: true, isDefinition: true)
!106 = !DIGlobalVariableExpression(var: !107, expr: !DIExpression())
!107 = distinct !DIGlobalVariable(name: "entry_libc_sprintf", scope: !9, file: !10, line: 39, type: !36, isLocal: true, isDefinition: true)
!108 = !DIGlobalVariableExpression(var: !109, expr: !DIExpression())
!109 = distinct !DIGlobalVariable(scope: null, file: !10, line: 42, type: !101, isLocal: true, isDefinition: true)
!110 = !DIGlobalVariableExpression(var: !111, expr: !DIExpression())
!111 = distinct !DIGlobalVariable(scope: null, file: !10, line: 45, type: !112, isLocal: true, isDefinition: true)
!112 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !113)
!113 = !{!114}
!114 = !DISubrange(count: 14)
!115 = !DIGlobalVariableExpression(var: !116, expr: !DIExpression())
!116 = distinct !DIGlobalVariable(name: "entry_libc_snprintf", scope: !9, file: !10, line: 45, type: !36, isLocal: true, isDefinition: true)
!117 = !DIGlobalVariableExpression(var: !118, expr: !DIExpression())
!118 = distinct !DIGlobalVariable(scope: null, file: !10, line: 48, type: !101, isLocal: true, isDefinition: true)
!119 = !DIGlobalVariableExpression(var: !120, expr: !DIExpression())
!120 = distinct !DIGlobalVariable(scope: null, file: !10, line: 48, type: !121, isLocal: true, isDefinition: true)
!121 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !122)
!122 = !{!123}
!123 = !DISubrange(count: 7)
!124 = !DIGlobalVariableExpression(var: !125, expr: !DIExpression())
!125 = distinct !DIGlobalVariable(scope: null, file: !10, line: 51, type: !83, isLocal: true, isDefinition: true)
!126 = !DIGlobalVariableExpression(var: !127, expr: !DIExpression())
!127 = distinct !DIGlobalVariable(name: "entry_libc_memset", scope: !9, file: !10, line: 51, type: !36, isLocal: true, isDefinition: true)
!128 = !DIGlobalVariableExpression(var: !129, expr: !DIExpression())
!129 = distinct !DIGlobalVariable(scope: null, file: !10, line: 57, type: !130, isLocal: true, isDefinition: true)
!130 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !131)
!131 = !{!132}
!132 = !DISubrange(count: 15)
!133 = !DIGlobalVariableExpression(var: !134, expr: !DIExpression())
!134 = distinct !DIGlobalVariable(name: "entry_libc_memcpy_to", scope: !9, file: !10, line: 57, type: !36, isLocal: true, isDefinition: true)
!135 = !DIGlobalVariableExpression(var: !136, expr: !DIExpression())
!136 = distinct !DIGlobalVariable(scope: null, file: !10, line: 60, type: !137, isLocal: true, isDefinition: true)
!137 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !138)
!138 = !{!139}
!139 = !DISubrange(count: 9)
!140 = !DIGlobalVariableExpression(var: !141, expr: !DIExpression())
!141 = distinct !DIGlobalVariable(scope: null, file: !10, line: 64, type: !48, isLocal: true, isDefinition: true)
!142 = !DIGlobalVariableExpression(var: !143, expr: !DIExpression())
!143 = distinct !DIGlobalVariable(name: "entry_libc_memcpy_from", scope: !9, file: !10, line: 64, type: !36, isLocal: true, isDefinition: true)
!144 = !DIGlobalVariableExpression(var: !145, expr: !DIExpression())
!145 = distinct !DIGlobalVariable(scope: null, file: !10, line: 70, type: !146, isLocal: true, isDefinition: true)
!146 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !147)
!147 = !{!148}
!148 = !DISubrange(count: 20)
!149 = !DIGlobalVariableExpression(var: !150, expr: !DIExpression())
!150 = distinct !DIGlobalVariable(name: "entry_libc_memcpy_overlap", scope: !9, file: !10, line: 70, type: !36, isLocal: true, isDefinition: true)
!151 = !DIGlobalVariableExpression(var: !152, expr: !DIExpression())
!152 = distinct !DIGlobalVariable(scope: null, file: !10, line: 76, type: !94, isLocal: true, isDefinition: true)
!153 = !DIGlobalVariableExpression(var: !154, expr: !DIExpression())
!154 = distinct !DIGlobalVariable(name: "entry_libc_memmove", scope: !9, file: !10, line: 76, type: !36, isLocal: true, isDefinition: true)
!155 = !DIGlobalVariableExpression(var: !156, expr: !DIExpression())
!156 = distinct !DIGlobalVariable(scope: null, file: !10, line: 83, type: !157, isLocal: true, isDefinition: true)
!157 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 200, elements: !158)
!158 = !{!159}
!159 = !DISubrange(count: 25)
!160 = !DIGlobalVariableExpression(var: !161, expr: !DIExpression())
!161 = distinct !DIGlobalVariable(name: "entry_libc_strlen_unterminated", scope: !9, file: !10, line: 83, type: !36, isLocal: true, isDefinition: true)
!162 = !DIGlobalVariableExpression(var: !163, expr: !DIExpression())
!163 = distinct !DIGlobalVariable(scope: null, file: !10, line: 92, type: !65, isLocal: true, isDefinition: true)
!164 = !DIGlobalVariableExpression(var: !165, expr: !DIExpression())
!165 = distinct !DIGlobalVariable(name: "entry_libc_strlen_freed", scope: !9, file: !10, line: 92, type: !36, isLocal: true, isDefinition: true)
!166 = !DIGlobalVariableExpression(var: !167, expr: !DIExpression())
!167 = distinct !DIGlobalVariable(scope: null, file: !10, line: 94, type: !60, isLocal: true, isDefinition: true)
!168 = !DIGlobalVariableExpression(var: !169, expr: !DIExpression())
!169 = distinct !DIGlobalVariable(scope: null, file: !10, line: 103, type: !146, isLocal: true, isDefinition: true)
!170 = !DIGlobalVariableExpression(var: !171, expr: !DIExpression())
!171 = distinct !DIGlobalVariable(name: "entry_libc_strdup_overrun", scope: !9, file: !10, line: 103, type: !36, isLocal: true, isDefinition: true)
!172 = !DIGlobalVariableExpression(var: !173, expr: !DIExpression())
!173 = distinct !DIGlobalVariable(scope: null, file: !10, line: 110, type: !174, isLocal: true, isDefinition: true)
!174 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !175)
!175 = !{!176}
!176 = !DISubrange(count: 11)
!177 = !DIGlobalVariableExpression(var: !178, expr: !DIExpression())
!178 = distinct !DIGlobalVariable(name: "entry_libc_fgets", scope: !9, file: !10, line: 110, type: !36, isLocal: true, isDefinition: true)
!179 = !DIGlobalVariableExpression(var: !180, expr: !DIExpression())
!180 = distinct !DIGlobalVariable(scope: null, file: !10, line: 117, type: !174, isLocal: true, isDefinition: true)
!181 = !DIGlobalVariableExpression(var: !182, expr: !DIExpression())
!182 = distinct !DIGlobalVariable(name: "entry_libc_fread", scope: !9, file: !10, line: 117, type: !36, isLocal: true, isDefinition: true)
!183 = !DIGlobalVariableExpression(var: !184, expr: !DIExpression())
!184 = distinct !DIGlobalVariable(scope: null, file: !10, line: 125, type: !174, isLocal: true, isDefinition: true)
!185 = !DIGlobalVariableExpression(var: !186, expr: !DIExpression())
!186 = distinct !DIGlobalVariable(name: "entry_libc_scanf", scope: !9, file: !10, line: 125, type: !36, isLocal: true, isDefinition: true)
!187 = !DIGlobalVariableExpression(var: !188, expr: !DIExpression())
!188 = distinct !DIGlobalVariable(scope: null, file: !10, line: 128, type: !3, isLocal: true, isDefinition: true)
!189 = !DIGlobalVariableExpression(var: !190, expr: !DIExpression())
!190 = distinct !DIGlobalVariable(scope: null, file: !10, line: 132, type: !74, isLocal: true, isDefinition: true)
!191 = !DIGlobalVariableExpression(var: !192, expr: !DIExpression())
!192 = distinct !DIGlobalVariable(name: "entry_libc_printf_string", scope: !9, file: !10, line: 132, type: !36, isLocal: true, isDefinition: true)
!193 = !DIGlobalVariableExpression(var: !194, expr: !DIExpression())
!194 = distinct !DIGlobalVariable(scope: null, file: !10, line: 135, type: !3, isLocal: true, isDefinition: true)
!195 = !DIGlobalVariableExpression(var: !196, expr: !DIExpression())
!196 = distinct !DIGlobalVariable(scope: null, file: !10, line: 135, type: !55, isLocal: true, isDefinition: true)
!197 = !DIGlobalVariableExpression(var: !198, expr: !DIExpression())
!198 = distinct !DIGlobalVariable(scope: null, file: !10, line: 138, type: !199, isLocal: true, isDefinition: true)
!199 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 232, elements: !200)
!200 = !{!201}
!201 = !DISubrange(count: 29)
!202 = !DIGlobalVariableExpression(var: !203, expr: !DIExpression())
!203 = distinct !DIGlobalVariable(name: "entry_libc_printf_null_destination", scope: !9, file: !10, line: 138, type: !36, isLocal: true, isDefinition: true)
!204 = !DIGlobalVariableExpression(var: !205, expr: !DIExpression())
!205 = distinct !DIGlobalVariable(scope: null, file: !10, line: 144, type: !48, isLocal: true, isDefinition: true)
!206 = !DIGlobalVariableExpression(var: !207, expr: !DIExpression())
!207 = distinct !DIGlobalVariable(name: "entry_libc_strcmp_null", scope: !9, file: !10, line: 144, type: !36, isLocal: true, isDefinition: true)
!208 = !DIGlobalVariableExpression(var: !209, expr: !DIExpression())
!209 = distinct !DIGlobalVariable(scope: null, file: !10, line: 146, type: !210, isLocal: true, isDefinition: true)
!210 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !211)
!211 = !{!212}
!212 = !DISubrange(count: 2)
!213 = !DIGlobalVariableExpression(var: !214, expr: !DIExpression())
!214 = distinct !DIGlobalVariable(scope: null, file: !10, line: 157, type: !174, isLocal: true, isDefinition: true)
!215 = !DIGlobalVariableExpression(var: !216, expr: !DIExpression())
!216 = distinct !DIGlobalVariable(name: "entry_libc_qsort", scope: !9, file: !10, line: 157, type: !36, isLocal: true, isDefinition: true)
!217 = !DIGlobalVariableExpression(var: !218, expr: !DIExpression())
!218 = distinct !DIGlobalVariable(scope: null, file: !10, line: 171, type: !219, isLocal: true, isDefinition: true)
!219 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !220)
!220 = !{!221}
!221 = !DISubrange(count: 16)
!222 = !DIGlobalVariableExpression(var: !223, expr: !DIExpression())
!223 = distinct !DIGlobalVariable(name: "entry_libc_comparison", scope: !9, file: !10, line: 171, type: !36, isLocal: true, isDefinition: true)
!224 = !DIGlobalVariableExpression(var: !225, expr: !DIExpression())
!225 = distinct !DIGlobalVariable(scope: null, file: !10, line: 177, type: !83, isLocal: true, isDefinition: true)
!226 = !DIGlobalVariableExpression(var: !227, expr: !DIExpression())
!227 = distinct !DIGlobalVariable(name: "entry_libc_memcmp", scope: !9, file: !10, line: 177, type: !36, isLocal: true, isDefinition: true)
!228 = !DIGlobalVariableExpression(var: !229, expr: !DIExpression())
!229 = distinct !DIGlobalVariable(scope: null, file: !10, line: 184, type: !83, isLocal: true, isDefinition: true)
!230 = !DIGlobalVariableExpression(var: !231, expr: !DIExpression())
!231 = distinct !DIGlobalVariable(name: "entry_libc_memchr", scope: !9, file: !10, line: 184, type: !36, isLocal: true, isDefinition: true)
!232 = !DIGlobalVariableExpression(var: !233, expr: !DIExpression())
!233 = distinct !DIGlobalVariable(scope: null, file: !10, line: 191, type: !83, isLocal: true, isDefinition: true)
!234 = !DIGlobalVariableExpression(var: !235, expr: !DIExpression())
!235 = distinct !DIGlobalVariable(name: "entry_libc_strtok", scope: !9, file: !10, line: 191, type: !36, isLocal: true, isDefinition: true)
!236 = !DIGlobalVariableExpression(var: !237, expr: !DIExpression())
!237 = distinct !DIGlobalVariable(scope: null, file: !10, line: 194, type: !3, isLocal: true, isDefinition: true)
!238 = !DIGlobalVariableExpression(var: !239, expr: !DIExpression())
!239 = distinct !DIGlobalVariable(scope: null, file: !10, line: 194, type: !210, isLocal: true, isDefinition: true)
!240 = !DIGlobalVariableExpression(var: !241, expr: !DIExpression())
!241 = distinct !DIGlobalVariable(scope: null, file: !10, line: 199, type: !74, isLocal: true, isDefinition: true)
!242 = !DIGlobalVariableExpression(var: !243, expr: !DIExpression())
!243 = distinct !DIGlobalVariable(name: "entry_libc_getline_freed", scope: !9, file: !10, line: 199, type: !36, isLocal: true, isDefinition: true)
!244 = !DIGlobalVariableExpression(var: !245, expr: !DIExpression())
!245 = distinct !DIGlobalVariable(scope: null, file: !10, line: 210, type: !65, isLocal: true, isDefinition: true)
!246 = !DIGlobalVariableExpression(var: !247, expr: !DIExpression())
!247 = distinct !DIGlobalVariable(name: "entry_libc_fclose_twice", scope: !9, file: !10, line: 210, type: !36, isLocal: true, isDefinition: true)
!248 = !DIGlobalVariableExpression(var: !249, expr: !DIExpression())
!249 = distinct !DIGlobalVariable(scope: null, file: !10, line: 212, type: !60, isLocal: true, isDefinition: true)
!250 = !DIGlobalVariableExpression(var: !251, expr: !DIExpression())
!251 = distinct !DIGlobalVariable(scope: null, file: !10, line: 212, type: !210, isLocal: true, isDefinition: true)
!252 = !DIGlobalVariableExpression(var: !253, expr: !DIExpression())
!253 = distinct !DIGlobalVariable(scope: null, file: !10, line: 220, type: !94, isLocal: true, isDefinition: true)
!254 = !DIGlobalVariableExpression(var: !255, expr: !DIExpression())
!255 = distinct !DIGlobalVariable(name: "entry_libc_isalpha", scope: !9, file: !10, line: 220, type: !36, isLocal: true, isDefinition: true)
!256 = !{i32 7, !"Dwarf Version", i32 5}
!257 = !{i32 2, !"Debug Info Version", i32 3}
!258 = !{i32 1, !"wchar_size", i32 4}
!259 = !{i32 8, !"PIC Level", i32 2}
!260 = !{i32 7, !"PIE Level", i32 2}
!261 = !{i32 7, !"uwtable", i32 2}
!262 = !{i32 7, !"frame-pointer", i32 2}
!263 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!264 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 30, type: !265, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !268)
!265 = !DISubroutineType(types: !266)
!266 = !{!30, !30, !267}
!267 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!268 = !{}
!269 = !DILocalVariable(name: "argc", arg: 1, scope: !264, file: !2, line: 30, type: !30)
!270 = !DILocation(line: 30, column: 14, scope: !264)
!271 = !DILocalVariable(name: "argv", arg: 2, scope: !264, file: !2, line: 30, type: !267)
!272 = !DILocation(line: 30, column: 27, scope: !264)
!273 = !DILocation(line: 32, column: 11, scope: !264)
!274 = !DILocation(line: 32, column: 16, scope: !264)
!275 = !DILocation(line: 32, column: 20, scope: !264)
!276 = !DILocation(line: 32, column: 30, scope: !264)
!277 = !DILocation(line: 32, column: 23, scope: !264)
!278 = !DILocation(line: 32, column: 46, scope: !264)
!279 = !DILocation(line: 0, scope: !264)
!280 = !DILocation(line: 32, column: 9, scope: !264)
!281 = !DILocalVariable(name: "c", scope: !282, file: !2, line: 33, type: !35)
!282 = distinct !DILexicalBlock(scope: !264, file: !2, line: 33, column: 5)
!283 = !DILocation(line: 33, column: 29, scope: !282)
!284 = !DILocation(line: 33, column: 33, scope: !282)
!285 = !DILocation(line: 33, column: 10, scope: !282)
!286 = !DILocation(line: 33, column: 44, scope: !287)
!287 = distinct !DILexicalBlock(scope: !282, file: !2, line: 33, column: 5)
!288 = !DILocation(line: 33, column: 5, scope: !282)
!289 = !DILocation(line: 34, column: 13, scope: !290)
!290 = distinct !DILexicalBlock(scope: !287, file: !2, line: 34, column: 13)
!291 = !DILocation(line: 34, column: 18, scope: !290)
!292 = !DILocation(line: 34, column: 22, scope: !290)
!293 = !DILocation(line: 34, column: 32, scope: !290)
!294 = !DILocation(line: 34, column: 41, scope: !290)
!295 = !DILocation(line: 34, column: 44, scope: !290)
!296 = !DILocation(line: 34, column: 25, scope: !290)
!297 = !DILocation(line: 34, column: 50, scope: !290)
!298 = !DILocation(line: 34, column: 13, scope: !287)
!299 = !DILocation(line: 35, column: 13, scope: !300)
!300 = distinct !DILexicalBlock(scope: !290, file: !2, line: 34, column: 56)
!301 = !DILocation(line: 35, column: 16, scope: !300)
!302 = !DILocation(line: 36, column: 13, scope: !300)
!303 = !DILocation(line: 34, column: 53, scope: !290)
!304 = !DILocation(line: 33, column: 51, scope: !287)
!305 = !DILocation(line: 33, column: 54, scope: !287)
!306 = !DILocation(line: 33, column: 49, scope: !287)
!307 = !DILocation(line: 33, column: 5, scope: !287)
!308 = distinct !{!308, !288, !309, !310}
!309 = !DILocation(line: 37, column: 9, scope: !282)
!310 = !{!"llvm.loop.mustprogress"}
!311 = !DILocation(line: 38, column: 5, scope: !264)
!312 = !DILocation(line: 39, column: 1, scope: !264)
!313 = distinct !DISubprogram(name: "add_libc_strcpy_heap", scope: !10, file: !10, line: 9, type: !43, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!314 = !DILocation(line: 9, column: 1, scope: !313)
!315 = distinct !DISubprogram(name: "add_libc_strcpy_stack", scope: !10, file: !10, line: 16, type: !43, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!316 = !DILocation(line: 16, column: 1, scope: !315)
!317 = distinct !DISubprogram(name: "add_libc_strcpy_global", scope: !10, file: !10, line: 22, type: !43, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!318 = !DILocation(line: 22, column: 1, scope: !317)
!319 = distinct !DISubprogram(name: "add_libc_strcat", scope: !10, file: !10, line: 27, type: !43, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!320 = !DILocation(line: 27, column: 1, scope: !319)
!321 = distinct !DISubprogram(name: "add_libc_strncpy", scope: !10, file: !10, line: 33, type: !43, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!322 = !DILocation(line: 33, column: 1, scope: !321)
!323 = distinct !DISubprogram(name: "add_libc_sprintf", scope: !10, file: !10, line: 39, type: !43, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!324 = !DILocation(line: 39, column: 1, scope: !323)
!325 = distinct !DISubprogram(name: "add_libc_snprintf", scope: !10, file: !10, line: 45, type: !43, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!326 = !DILocation(line: 45, column: 1, scope: !325)
!327 = distinct !DISubprogram(name: "add_libc_memset", scope: !10, file: !10, line: 51, type: !43, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!328 = !DILocation(line: 51, column: 1, scope: !327)
!329 = distinct !DISubprogram(name: "add_libc_memcpy_to", scope: !10, file: !10, line: 57, type: !43, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!330 = !DILocation(line: 57, column: 1, scope: !329)
!331 = distinct !DISubprogram(name: "add_libc_memcpy_from", scope: !10, file: !10, line: 64, type: !43, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!332 = !DILocation(line: 64, column: 1, scope: !331)
!333 = distinct !DISubprogram(name: "add_libc_memcpy_overlap", scope: !10, file: !10, line: 70, type: !43, scopeLine: 70, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!334 = !DILocation(line: 70, column: 1, scope: !333)
!335 = distinct !DISubprogram(name: "add_libc_memmove", scope: !10, file: !10, line: 76, type: !43, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!336 = !DILocation(line: 76, column: 1, scope: !335)
!337 = distinct !DISubprogram(name: "add_libc_strlen_unterminated", scope: !10, file: !10, line: 83, type: !43, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!338 = !DILocation(line: 83, column: 1, scope: !337)
!339 = distinct !DISubprogram(name: "add_libc_strlen_freed", scope: !10, file: !10, line: 92, type: !43, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!340 = !DILocation(line: 92, column: 1, scope: !339)
!341 = distinct !DISubprogram(name: "add_libc_strdup_overrun", scope: !10, file: !10, line: 103, type: !43, scopeLine: 103, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!342 = !DILocation(line: 103, column: 1, scope: !341)
!343 = distinct !DISubprogram(name: "add_libc_fgets", scope: !10, file: !10, line: 110, type: !43, scopeLine: 110, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!344 = !DILocation(line: 110, column: 1, scope: !343)
!345 = distinct !DISubprogram(name: "add_libc_fread", scope: !10, file: !10, line: 117, type: !43, scopeLine: 117, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!346 = !DILocation(line: 117, column: 1, scope: !345)
!347 = distinct !DISubprogram(name: "add_libc_scanf", scope: !10, file: !10, line: 125, type: !43, scopeLine: 125, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!348 = !DILocation(line: 125, column: 1, scope: !347)
!349 = distinct !DISubprogram(name: "add_libc_printf_string", scope: !10, file: !10, line: 132, type: !43, scopeLine: 132, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!350 = !DILocation(line: 132, column: 1, scope: !349)
!351 = distinct !DISubprogram(name: "add_libc_printf_null_destination", scope: !10, file: !10, line: 138, type: !43, scopeLine: 138, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!352 = !DILocation(line: 138, column: 1, scope: !351)
!353 = distinct !DISubprogram(name: "add_libc_strcmp_null", scope: !10, file: !10, line: 144, type: !43, scopeLine: 144, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!354 = !DILocation(line: 144, column: 1, scope: !353)
!355 = distinct !DISubprogram(name: "add_libc_qsort", scope: !10, file: !10, line: 157, type: !43, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!356 = !DILocation(line: 157, column: 1, scope: !355)
!357 = distinct !DISubprogram(name: "add_libc_comparison", scope: !10, file: !10, line: 171, type: !43, scopeLine: 171, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!358 = !DILocation(line: 171, column: 1, scope: !357)
!359 = distinct !DISubprogram(name: "add_libc_memcmp", scope: !10, file: !10, line: 177, type: !43, scopeLine: 177, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!360 = !DILocation(line: 177, column: 1, scope: !359)
!361 = distinct !DISubprogram(name: "add_libc_memchr", scope: !10, file: !10, line: 184, type: !43, scopeLine: 184, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!362 = !DILocation(line: 184, column: 1, scope: !361)
!363 = distinct !DISubprogram(name: "add_libc_strtok", scope: !10, file: !10, line: 191, type: !43, scopeLine: 191, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!364 = !DILocation(line: 191, column: 1, scope: !363)
!365 = distinct !DISubprogram(name: "add_libc_getline_freed", scope: !10, file: !10, line: 199, type: !43, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!366 = !DILocation(line: 199, column: 1, scope: !365)
!367 = distinct !DISubprogram(name: "add_libc_fclose_twice", scope: !10, file: !10, line: 210, type: !43, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!368 = !DILocation(line: 210, column: 1, scope: !367)
!369 = distinct !DISubprogram(name: "add_libc_isalpha", scope: !10, file: !10, line: 220, type: !43, scopeLine: 220, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!370 = !DILocation(line: 220, column: 1, scope: !369)
!371 = distinct !DISubprogram(name: "libc_strcpy_heap", scope: !10, file: !10, line: 9, type: !43, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !268)
!372 = !DILocalVariable(name: "p", scope: !371, file: !10, line: 11, type: !29)
!373 = !DILocation(line: 11, column: 11, scope: !371)
!374 = !DILocation(line: 11, column: 15, scope: !371)
!375 = !DILocation(line: 12, column: 12, scope: !371)
!376 = !DILocation(line: 12, column: 15, scope: !371)
!377 = !DILocation(line: 12, column: 5, scope: !371)
!378 = !DILocation(line: 13, column: 10, scope: !371)
!379 = !DILocation(line: 13, column: 5, scope: !371)
!380 = !DILocation(line: 14, column: 1, scope: !371)
!381 = distinct !DISubprogram(name: "libc_strcpy_stack", scope: !10, file: !10, line: 16, type: !43, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !268)
!382 = !DILocalVariable(name: "a", scope: !381, file: !10, line: 18, type: !3)
!383 = !DILocation(line: 18, column: 10, scope: !381)
!384 = !DILocation(line: 19, column: 12, scope: !381)
!385 = !DILocation(line: 19, column: 15, scope: !381)
!386 = !DILocation(line: 19, column: 5, scope: !381)
!387 = !DILocation(line: 20, column: 1, scope: !381)
!388 = distinct !DISubprogram(name: "libc_strcpy_global", scope: !10, file: !10, line: 22, type: !43, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!389 = !DILocation(line: 24, column: 19, scope: !388)
!390 = !DILocation(line: 24, column: 5, scope: !388)
!391 = !DILocation(line: 25, column: 1, scope: !388)
!392 = distinct !DISubprogram(name: "libc_strcat", scope: !10, file: !10, line: 27, type: !43, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !268)
!393 = !DILocalVariable(name: "a", scope: !392, file: !10, line: 29, type: !394)
!394 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !395)
!395 = !{!396}
!396 = !DISubrange(count: 8)
!397 = !DILocation(line: 29, column: 10, scope: !392)
!398 = !DILocation(line: 30, column: 12, scope: !392)
!399 = !DILocation(line: 30, column: 15, scope: !392)
!400 = !DILocation(line: 30, column: 5, scope: !392)
!401 = !DILocation(line: 31, column: 1, scope: !392)
!402 = distinct !DISubprogram(name: "libc_strncpy", scope: !10, file: !10, line: 33, type: !43, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !268)
!403 = !DILocalVariable(name: "a", scope: !402, file: !10, line: 35, type: !55)
!404 = !DILocation(line: 35, column: 10, scope: !402)
!405 = !DILocation(line: 36, column: 13, scope: !402)
!406 = !DILocation(line: 36, column: 22, scope: !402)
!407 = !DILocation(line: 36, column: 5, scope: !402)
!408 = !DILocation(line: 37, column: 1, scope: !402)
!409 = distinct !DISubprogram(name: "libc_sprintf", scope: !10, file: !10, line: 39, type: !43, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !268)
!410 = !DILocalVariable(name: "a", scope: !409, file: !10, line: 41, type: !60)
!411 = !DILocation(line: 41, column: 10, scope: !409)
!412 = !DILocation(line: 42, column: 13, scope: !409)
!413 = !DILocation(line: 42, column: 22, scope: !409)
!414 = !DILocation(line: 42, column: 5, scope: !409)
!415 = !DILocation(line: 43, column: 1, scope: !409)
!416 = distinct !DISubprogram(name: "libc_snprintf", scope: !10, file: !10, line: 45, type: !43, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !268)
!417 = !DILocalVariable(name: "a", scope: !416, file: !10, line: 47, type: !60)
!418 = !DILocation(line: 47, column: 10, scope: !416)
!419 = !DILocation(line: 48, column: 14, scope: !416)
!420 = !DILocation(line: 48, column: 17, scope: !416)
!421 = !DILocation(line: 48, column: 5, scope: !416)
!422 = !DILocation(line: 49, column: 1, scope: !416)
!423 = distinct !DISubprogram(name: "libc_memset", scope: !10, file: !10, line: 51, type: !43, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !268)
!424 = !DILocalVariable(name: "a", scope: !423, file: !10, line: 53, type: !425)
!425 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 96, elements: !102)
!426 = !DILocation(line: 53, column: 9, scope: !423)
!427 = !DILocation(line: 54, column: 5, scope: !423)
!428 = !DILocation(line: 54, column: 30, scope: !423)
!429 = !DILocation(line: 54, column: 29, scope: !423)
!430 = !DILocation(line: 54, column: 27, scope: !423)
!431 = !DILocation(line: 55, column: 1, scope: !423)
!432 = distinct !DISubprogram(name: "libc_memcpy_to", scope: !10, file: !10, line: 57, type: !43, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !268)
!433 = !DILocalVariable(name: "p", scope: !432, file: !10, line: 59, type: !29)
!434 = !DILocation(line: 59, column: 11, scope: !432)
!435 = !DILocation(line: 59, column: 15, scope: !432)
!436 = !DILocation(line: 60, column: 12, scope: !432)
!437 = !DILocation(line: 60, column: 27, scope: !432)
!438 = !DILocation(line: 60, column: 5, scope: !432)
!439 = !DILocation(line: 61, column: 10, scope: !432)
!440 = !DILocation(line: 61, column: 5, scope: !432)
!441 = !DILocation(line: 62, column: 1, scope: !432)
!442 = distinct !DISubprogram(name: "libc_memcpy_from", scope: !10, file: !10, line: 64, type: !43, scopeLine: 65, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !268)
!443 = !DILocalVariable(name: "to", scope: !442, file: !10, line: 66, type: !394)
!444 = !DILocation(line: 66, column: 10, scope: !442)
!445 = !DILocalVariable(name: "from", scope: !442, file: !10, line: 66, type: !3)
!446 = !DILocation(line: 66, column: 17, scope: !442)
!447 = !DILocation(line: 67, column: 5, scope: !442)
!448 = !DILocation(line: 67, column: 22, scope: !442)
!449 = !DILocation(line: 68, column: 1, scope: !442)
!450 = distinct !DISubprogram(name: "libc_memcpy_overlap", scope: !10, file: !10, line: 70, type: !43, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !268)
!451 = !DILocalVariable(name: "a", scope: !450, file: !10, line: 72, type: !219)
!452 = !DILocation(line: 72, column: 10, scope: !450)
!453 = !DILocation(line: 73, column: 12, scope: !450)
!454 = !DILocation(line: 73, column: 17, scope: !450)
!455 = !DILocation(line: 73, column: 14, scope: !450)
!456 = !DILocation(line: 73, column: 5, scope: !450)
!457 = !DILocation(line: 74, column: 1, scope: !450)
!458 = distinct !DISubprogram(name: "libc_memmove", scope: !10, file: !10, line: 76, type: !43, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !268)
!459 = !DILocalVariable(name: "p", scope: !458, file: !10, line: 78, type: !29)
!460 = !DILocation(line: 78, column: 11, scope: !458)
!461 = !DILocation(line: 78, column: 15, scope: !458)
!462 = !DILocation(line: 79, column: 13, scope: !458)
!463 = !DILocation(line: 79, column: 15, scope: !458)
!464 = !DILocation(line: 79, column: 20, scope: !458)
!465 = !DILocation(line: 79, column: 23, scope: !458)
!466 = !DILocation(line: 79, column: 5, scope: !458)
!467 = !DILocation(line: 80, column: 10, scope: !458)
!468 = !DILocation(line: 80, column: 5, scope: !458)
!469 = !DILocation(line: 81, column: 1, scope: !458)
!470 = distinct !DISubprogram(name: "libc_strlen_unterminated", scope: !10, file: !10, line: 83, type: !43, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !268)
!471 = !DILocalVariable(name: "a", scope: !470, file: !10, line: 85, type: !101)
!472 = !DILocation(line: 85, column: 10, scope: !470)
!473 = !DILocation(line: 86, column: 10, scope: !474)
!474 = distinct !DILexicalBlock(scope: !470, file: !10, line: 86, column: 9)
!475 = !DILocation(line: 86, column: 9, scope: !470)
!476 = !DILocation(line: 87, column: 9, scope: !474)
!477 = !DILocation(line: 87, column: 14, scope: !474)
!478 = !DILocation(line: 88, column: 16, scope: !479)
!479 = distinct !DILexicalBlock(scope: !470, file: !10, line: 88, column: 9)
!480 = !DILocation(line: 88, column: 9, scope: !479)
!481 = !DILocation(line: 88, column: 19, scope: !479)
!482 = !DILocation(line: 88, column: 9, scope: !470)
!483 = !DILocation(line: 89, column: 9, scope: !479)
!484 = !DILocation(line: 90, column: 1, scope: !470)
!485 = distinct !DISubprogram(name: "libc_strlen_freed", scope: !10, file: !10, line: 92, type: !43, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !268)
!486 = !DILocalVariable(name: "p", scope: !485, file: !10, line: 94, type: !29)
!487 = !DILocation(line: 94, column: 11, scope: !485)
!488 = !DILocation(line: 94, column: 15, scope: !485)
!489 = !DILocalVariable(name: "n", scope: !485, file: !10, line: 95, type: !490)
!490 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !491, line: 18, baseType: !492)
!491 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!492 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!493 = !DILocation(line: 95, column: 12, scope: !485)
!494 = !DILocation(line: 95, column: 23, scope: !485)
!495 = !DILocation(line: 95, column: 16, scope: !485)
!496 = !DILocation(line: 96, column: 10, scope: !485)
!497 = !DILocation(line: 96, column: 5, scope: !485)
!498 = !DILocation(line: 97, column: 9, scope: !499)
!499 = distinct !DILexicalBlock(scope: !485, file: !10, line: 97, column: 9)
!500 = !DILocation(line: 97, column: 9, scope: !485)
!501 = !DILocation(line: 98, column: 20, scope: !499)
!502 = !DILocation(line: 98, column: 13, scope: !499)
!503 = !DILocation(line: 98, column: 11, scope: !499)
!504 = !DILocation(line: 98, column: 9, scope: !499)
!505 = !DILocation(line: 99, column: 9, scope: !506)
!506 = distinct !DILexicalBlock(scope: !485, file: !10, line: 99, column: 9)
!507 = !DILocation(line: 99, column: 11, scope: !506)
!508 = !DILocation(line: 99, column: 9, scope: !485)
!509 = !DILocation(line: 100, column: 9, scope: !506)
!510 = !DILocation(line: 101, column: 1, scope: !485)
!511 = distinct !DISubprogram(name: "libc_strdup_overrun", scope: !10, file: !10, line: 103, type: !43, scopeLine: 104, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !268)
!512 = !DILocalVariable(name: "p", scope: !511, file: !10, line: 105, type: !29)
!513 = !DILocation(line: 105, column: 11, scope: !511)
!514 = !DILocation(line: 105, column: 15, scope: !511)
!515 = !DILocation(line: 106, column: 5, scope: !511)
!516 = !DILocation(line: 106, column: 7, scope: !511)
!517 = !DILocation(line: 106, column: 20, scope: !511)
!518 = !DILocation(line: 107, column: 10, scope: !511)
!519 = !DILocation(line: 107, column: 5, scope: !511)
!520 = !DILocation(line: 108, column: 1, scope: !511)
!521 = distinct !DISubprogram(name: "libc_fgets", scope: !10, file: !10, line: 110, type: !43, scopeLine: 111, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !268)
!522 = !DILocalVariable(name: "line", scope: !521, file: !10, line: 112, type: !3)
!523 = !DILocation(line: 112, column: 10, scope: !521)
!524 = !DILocation(line: 113, column: 15, scope: !525)
!525 = distinct !DILexicalBlock(scope: !521, file: !10, line: 113, column: 9)
!526 = !DILocation(line: 113, column: 21, scope: !525)
!527 = !DILocation(line: 113, column: 44, scope: !525)
!528 = !DILocation(line: 113, column: 9, scope: !525)
!529 = !DILocation(line: 113, column: 9, scope: !521)
!530 = !DILocation(line: 114, column: 9, scope: !525)
!531 = !DILocation(line: 114, column: 17, scope: !525)
!532 = !DILocation(line: 115, column: 1, scope: !521)
!533 = distinct !DISubprogram(name: "libc_fread", scope: !10, file: !10, line: 117, type: !43, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !268)
!534 = !DILocalVariable(name: "p", scope: !533, file: !10, line: 119, type: !29)
!535 = !DILocation(line: 119, column: 11, scope: !533)
!536 = !DILocation(line: 119, column: 15, scope: !533)
!537 = !DILocation(line: 120, column: 15, scope: !538)
!538 = distinct !DILexicalBlock(scope: !533, file: !10, line: 120, column: 9)
!539 = !DILocation(line: 120, column: 21, scope: !538)
!540 = !DILocation(line: 120, column: 34, scope: !538)
!541 = !DILocation(line: 120, column: 9, scope: !538)
!542 = !DILocation(line: 120, column: 41, scope: !538)
!543 = !DILocation(line: 120, column: 9, scope: !533)
!544 = !DILocation(line: 121, column: 9, scope: !538)
!545 = !DILocation(line: 122, column: 10, scope: !533)
!546 = !DILocation(line: 122, column: 5, scope: !533)
!547 = !DILocation(line: 123, column: 1, scope: !533)
!548 = distinct !DISubprogram(name: "libc_scanf", scope: !10, file: !10, line: 125, type: !43, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !268)
!549 = !DILocalVariable(name: "word", scope: !548, file: !10, line: 127, type: !55)
!550 = !DILocation(line: 127, column: 10, scope: !548)
!551 = !DILocation(line: 128, column: 15, scope: !552)
!552 = distinct !DILexicalBlock(scope: !548, file: !10, line: 128, column: 9)
!553 = !DILocation(line: 128, column: 35, scope: !552)
!554 = !DILocation(line: 128, column: 9, scope: !552)
!555 = !DILocation(line: 128, column: 41, scope: !552)
!556 = !DILocation(line: 128, column: 9, scope: !548)
!557 = !DILocation(line: 129, column: 9, scope: !552)
!558 = !DILocation(line: 130, column: 1, scope: !548)
!559 = distinct !DISubprogram(name: "libc_printf_string", scope: !10, file: !10, line: 132, type: !43, scopeLine: 133, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !268)
!560 = !DILocalVariable(name: "a", scope: !559, file: !10, line: 134, type: !210)
!561 = !DILocation(line: 134, column: 10, scope: !559)
!562 = !DILocation(line: 135, column: 12, scope: !559)
!563 = !DILocation(line: 135, column: 37, scope: !559)
!564 = !DILocation(line: 135, column: 5, scope: !559)
!565 = !DILocation(line: 136, column: 1, scope: !559)
!566 = distinct !DISubprogram(name: "libc_printf_null_destination", scope: !10, file: !10, line: 138, type: !43, scopeLine: 139, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !268)
!567 = !DILocalVariable(name: "a", scope: !566, file: !10, line: 140, type: !394)
!568 = !DILocation(line: 140, column: 10, scope: !566)
!569 = !DILocation(line: 141, column: 13, scope: !566)
!570 = !DILocation(line: 141, column: 23, scope: !566)
!571 = !DILocation(line: 141, column: 5, scope: !566)
!572 = !DILocation(line: 142, column: 1, scope: !566)
!573 = distinct !DISubprogram(name: "libc_strcmp_null", scope: !10, file: !10, line: 144, type: !43, scopeLine: 145, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !268)
!574 = !DILocalVariable(name: "p", scope: !573, file: !10, line: 146, type: !39)
!575 = !DILocation(line: 146, column: 17, scope: !573)
!576 = !DILocation(line: 146, column: 21, scope: !573)
!577 = !DILocation(line: 147, column: 16, scope: !578)
!578 = distinct !DILexicalBlock(scope: !573, file: !10, line: 147, column: 9)
!579 = !DILocation(line: 147, column: 9, scope: !578)
!580 = !DILocation(line: 147, column: 9, scope: !573)
!581 = !DILocation(line: 148, column: 9, scope: !578)
!582 = !DILocation(line: 149, column: 1, scope: !573)
!583 = distinct !DISubprogram(name: "libc_qsort", scope: !10, file: !10, line: 157, type: !43, scopeLine: 158, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !268)
!584 = !DILocalVariable(name: "a", scope: !583, file: !10, line: 159, type: !585)
!585 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 128, elements: !5)
!586 = !DILocation(line: 159, column: 9, scope: !583)
!587 = !DILocation(line: 160, column: 11, scope: !583)
!588 = !DILocation(line: 160, column: 14, scope: !583)
!589 = !DILocation(line: 160, column: 5, scope: !583)
!590 = !DILocation(line: 161, column: 9, scope: !591)
!591 = distinct !DILexicalBlock(scope: !583, file: !10, line: 161, column: 9)
!592 = !DILocation(line: 161, column: 14, scope: !591)
!593 = !DILocation(line: 161, column: 9, scope: !583)
!594 = !DILocation(line: 162, column: 9, scope: !591)
!595 = !DILocation(line: 163, column: 1, scope: !583)
!596 = distinct !DISubprogram(name: "compare", scope: !10, file: !10, line: 151, type: !597, scopeLine: 152, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !268)
!597 = !DISubroutineType(types: !598)
!598 = !{!30, !599, !599}
!599 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !600, size: 64)
!600 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!601 = !DILocalVariable(name: "a", arg: 1, scope: !596, file: !10, line: 151, type: !599)
!602 = !DILocation(line: 151, column: 32, scope: !596)
!603 = !DILocalVariable(name: "b", arg: 2, scope: !596, file: !10, line: 151, type: !599)
!604 = !DILocation(line: 151, column: 47, scope: !596)
!605 = !DILocalVariable(name: "x", scope: !596, file: !10, line: 153, type: !606)
!606 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !607, size: 64)
!607 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !30)
!608 = !DILocation(line: 153, column: 16, scope: !596)
!609 = !DILocation(line: 153, column: 20, scope: !596)
!610 = !DILocalVariable(name: "y", scope: !596, file: !10, line: 153, type: !606)
!611 = !DILocation(line: 153, column: 24, scope: !596)
!612 = !DILocation(line: 153, column: 28, scope: !596)
!613 = !DILocation(line: 154, column: 13, scope: !596)
!614 = !DILocation(line: 154, column: 12, scope: !596)
!615 = !DILocation(line: 154, column: 18, scope: !596)
!616 = !DILocation(line: 154, column: 17, scope: !596)
!617 = !DILocation(line: 154, column: 15, scope: !596)
!618 = !DILocation(line: 154, column: 5, scope: !596)
!619 = distinct !DISubprogram(name: "libc_comparison", scope: !10, file: !10, line: 171, type: !43, scopeLine: 172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !268)
!620 = !DILocalVariable(name: "a", scope: !619, file: !10, line: 173, type: !585)
!621 = !DILocation(line: 173, column: 9, scope: !619)
!622 = !DILocation(line: 174, column: 11, scope: !619)
!623 = !DILocation(line: 174, column: 5, scope: !619)
!624 = !DILocation(line: 175, column: 1, scope: !619)
!625 = distinct !DISubprogram(name: "reads_neighbour", scope: !10, file: !10, line: 165, type: !597, scopeLine: 166, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !268)
!626 = !DILocalVariable(name: "a", arg: 1, scope: !625, file: !10, line: 165, type: !599)
!627 = !DILocation(line: 165, column: 40, scope: !625)
!628 = !DILocalVariable(name: "b", arg: 2, scope: !625, file: !10, line: 165, type: !599)
!629 = !DILocation(line: 165, column: 55, scope: !625)
!630 = !DILocalVariable(name: "x", scope: !625, file: !10, line: 167, type: !606)
!631 = !DILocation(line: 167, column: 16, scope: !625)
!632 = !DILocation(line: 167, column: 20, scope: !625)
!633 = !DILocalVariable(name: "y", scope: !625, file: !10, line: 167, type: !606)
!634 = !DILocation(line: 167, column: 24, scope: !625)
!635 = !DILocation(line: 167, column: 28, scope: !625)
!636 = !DILocation(line: 168, column: 12, scope: !625)
!637 = !DILocation(line: 168, column: 18, scope: !625)
!638 = !DILocation(line: 168, column: 25, scope: !625)
!639 = !DILocation(line: 168, column: 23, scope: !625)
!640 = !DILocation(line: 168, column: 33, scope: !625)
!641 = !DILocation(line: 168, column: 32, scope: !625)
!642 = !DILocation(line: 168, column: 38, scope: !625)
!643 = !DILocation(line: 168, column: 37, scope: !625)
!644 = !DILocation(line: 168, column: 35, scope: !625)
!645 = !DILocation(line: 168, column: 5, scope: !625)
!646 = distinct !DISubprogram(name: "libc_memcmp", scope: !10, file: !10, line: 177, type: !43, scopeLine: 178, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !268)
!647 = !DILocalVariable(name: "a", scope: !646, file: !10, line: 179, type: !3)
!648 = !DILocation(line: 179, column: 10, scope: !646)
!649 = !DILocalVariable(name: "b", scope: !646, file: !10, line: 179, type: !394)
!650 = !DILocation(line: 179, column: 24, scope: !646)
!651 = !DILocation(line: 180, column: 16, scope: !652)
!652 = distinct !DILexicalBlock(scope: !646, file: !10, line: 180, column: 9)
!653 = !DILocation(line: 180, column: 19, scope: !652)
!654 = !DILocation(line: 180, column: 22, scope: !652)
!655 = !DILocation(line: 180, column: 9, scope: !652)
!656 = !DILocation(line: 180, column: 9, scope: !646)
!657 = !DILocation(line: 181, column: 9, scope: !652)
!658 = !DILocation(line: 182, column: 1, scope: !646)
!659 = distinct !DISubprogram(name: "libc_memchr", scope: !10, file: !10, line: 184, type: !43, scopeLine: 185, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !268)
!660 = !DILocalVariable(name: "a", scope: !659, file: !10, line: 186, type: !3)
!661 = !DILocation(line: 186, column: 10, scope: !659)
!662 = !DILocation(line: 187, column: 16, scope: !663)
!663 = distinct !DILexicalBlock(scope: !659, file: !10, line: 187, column: 9)
!664 = !DILocation(line: 187, column: 24, scope: !663)
!665 = !DILocation(line: 187, column: 9, scope: !663)
!666 = !DILocation(line: 187, column: 9, scope: !659)
!667 = !DILocation(line: 188, column: 9, scope: !663)
!668 = !DILocation(line: 189, column: 1, scope: !659)
!669 = distinct !DISubprogram(name: "libc_strtok", scope: !10, file: !10, line: 191, type: !43, scopeLine: 192, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !268)
!670 = !DILocalVariable(name: "text", scope: !669, file: !10, line: 193, type: !3)
!671 = !DILocation(line: 193, column: 10, scope: !669)
!672 = !DILocalVariable(name: "word", scope: !669, file: !10, line: 194, type: !29)
!673 = !DILocation(line: 194, column: 11, scope: !669)
!674 = !DILocation(line: 194, column: 25, scope: !669)
!675 = !DILocation(line: 194, column: 47, scope: !669)
!676 = !DILocation(line: 194, column: 18, scope: !669)
!677 = !DILocation(line: 195, column: 10, scope: !678)
!678 = distinct !DILexicalBlock(scope: !669, file: !10, line: 195, column: 9)
!679 = !DILocation(line: 195, column: 9, scope: !669)
!680 = !DILocation(line: 196, column: 9, scope: !678)
!681 = !DILocation(line: 197, column: 1, scope: !669)
!682 = distinct !DISubprogram(name: "libc_getline_freed", scope: !10, file: !10, line: 199, type: !43, scopeLine: 200, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !268)
!683 = !DILocalVariable(name: "line", scope: !682, file: !10, line: 201, type: !29)
!684 = !DILocation(line: 201, column: 11, scope: !682)
!685 = !DILocalVariable(name: "size", scope: !682, file: !10, line: 202, type: !490)
!686 = !DILocation(line: 202, column: 12, scope: !682)
!687 = !DILocation(line: 203, column: 31, scope: !688)
!688 = distinct !DILexicalBlock(scope: !682, file: !10, line: 203, column: 9)
!689 = !DILocation(line: 203, column: 9, scope: !688)
!690 = !DILocation(line: 203, column: 38, scope: !688)
!691 = !DILocation(line: 203, column: 9, scope: !682)
!692 = !DILocation(line: 204, column: 9, scope: !688)
!693 = !DILocation(line: 205, column: 10, scope: !682)
!694 = !DILocation(line: 205, column: 5, scope: !682)
!695 = !DILocation(line: 206, column: 9, scope: !696)
!696 = distinct !DILexicalBlock(scope: !682, file: !10, line: 206, column: 9)
!697 = !DILocation(line: 206, column: 9, scope: !682)
!698 = !DILocation(line: 207, column: 9, scope: !696)
!699 = !DILocation(line: 207, column: 17, scope: !696)
!700 = !DILocation(line: 208, column: 1, scope: !682)
!701 = distinct !DISubprogram(name: "libc_fclose_twice", scope: !10, file: !10, line: 210, type: !43, scopeLine: 211, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !268)
!702 = !DILocalVariable(name: "f", scope: !701, file: !10, line: 212, type: !703)
!703 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !704, size: 64)
!704 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !705, line: 7, baseType: !706)
!705 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!706 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !707, line: 49, size: 1728, elements: !708)
!707 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "1bad07471b7974df4ecc1d1c2ca207e6")
!708 = !{!709, !710, !711, !712, !713, !714, !715, !716, !717, !718, !719, !720, !721, !724, !726, !727, !728, !732, !733, !735, !739, !742, !744, !747, !750, !751, !753, !754, !755}
!709 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !706, file: !707, line: 51, baseType: !30, size: 32)
!710 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !706, file: !707, line: 54, baseType: !29, size: 64, offset: 64)
!711 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !706, file: !707, line: 55, baseType: !29, size: 64, offset: 128)
!712 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !706, file: !707, line: 56, baseType: !29, size: 64, offset: 192)
!713 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !706, file: !707, line: 57, baseType: !29, size: 64, offset: 256)
!714 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !706, file: !707, line: 58, baseType: !29, size: 64, offset: 320)
!715 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !706, file: !707, line: 59, baseType: !29, size: 64, offset: 384)
!716 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !706, file: !707, line: 60, baseType: !29, size: 64, offset: 448)
!717 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !706, file: !707, line: 61, baseType: !29, size: 64, offset: 512)
!718 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !706, file: !707, line: 64, baseType: !29, size: 64, offset: 576)
!719 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !706, file: !707, line: 65, baseType: !29, size: 64, offset: 640)
!720 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !706, file: !707, line: 66, baseType: !29, size: 64, offset: 704)
!721 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !706, file: !707, line: 68, baseType: !722, size: 64, offset: 768)
!722 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !723, size: 64)
!723 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !707, line: 36, flags: DIFlagFwdDecl)
!724 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !706, file: !707, line: 70, baseType: !725, size: 64, offset: 832)
!725 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !706, size: 64)
!726 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !706, file: !707, line: 72, baseType: !30, size: 32, offset: 896)
!727 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !706, file: !707, line: 73, baseType: !30, size: 32, offset: 928)
!728 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !706, file: !707, line: 74, baseType: !729, size: 64, offset: 960)
!729 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !730, line: 152, baseType: !731)
!730 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!731 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!732 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !706, file: !707, line: 77, baseType: !31, size: 16, offset: 1024)
!733 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !706, file: !707, line: 78, baseType: !734, size: 8, offset: 1040)
!734 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!735 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !706, file: !707, line: 79, baseType: !736, size: 8, offset: 1048)
!736 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8, elements: !737)
!737 = !{!738}
!738 = !DISubrange(count: 1)
!739 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !706, file: !707, line: 81, baseType: !740, size: 64, offset: 1088)
!740 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !741, size: 64)
!741 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !707, line: 43, baseType: null)
!742 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !706, file: !707, line: 89, baseType: !743, size: 64, offset: 1152)
!743 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !730, line: 153, baseType: !731)
!744 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !706, file: !707, line: 91, baseType: !745, size: 64, offset: 1216)
!745 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !746, size: 64)
!746 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !707, line: 37, flags: DIFlagFwdDecl)
!747 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !706, file: !707, line: 92, baseType: !748, size: 64, offset: 1280)
!748 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !749, size: 64)
!749 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !707, line: 38, flags: DIFlagFwdDecl)
!750 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !706, file: !707, line: 93, baseType: !725, size: 64, offset: 1344)
!751 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !706, file: !707, line: 94, baseType: !752, size: 64, offset: 1408)
!752 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!753 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !706, file: !707, line: 95, baseType: !490, size: 64, offset: 1472)
!754 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !706, file: !707, line: 96, baseType: !30, size: 32, offset: 1536)
!755 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !706, file: !707, line: 98, baseType: !146, size: 160, offset: 1568)
!756 = !DILocation(line: 212, column: 11, scope: !701)
!757 = !DILocation(line: 212, column: 15, scope: !701)
!758 = !DILocation(line: 213, column: 10, scope: !759)
!759 = distinct !DILexicalBlock(scope: !701, file: !10, line: 213, column: 9)
!760 = !DILocation(line: 213, column: 9, scope: !701)
!761 = !DILocation(line: 214, column: 9, scope: !759)
!762 = !DILocation(line: 215, column: 12, scope: !701)
!763 = !DILocation(line: 215, column: 5, scope: !701)
!764 = !DILocation(line: 216, column: 9, scope: !765)
!765 = distinct !DILexicalBlock(scope: !701, file: !10, line: 216, column: 9)
!766 = !DILocation(line: 216, column: 9, scope: !701)
!767 = !DILocation(line: 217, column: 16, scope: !765)
!768 = !DILocation(line: 217, column: 9, scope: !765)
!769 = !DILocation(line: 218, column: 1, scope: !701)
!770 = distinct !DISubprogram(name: "libc_isalpha", scope: !10, file: !10, line: 220, type: !43, scopeLine: 221, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !268)
!771 = !DILocalVariable(name: "c", scope: !770, file: !10, line: 222, type: !30)
!772 = !DILocation(line: 222, column: 9, scope: !770)
!773 = !DILocation(line: 222, column: 13, scope: !770)
!774 = !DILocation(line: 223, column: 10, scope: !775)
!775 = distinct !DILexicalBlock(scope: !770, file: !10, line: 223, column: 9)
!776 = !DILocation(line: 223, column: 9, scope: !770)
!777 = !DILocation(line: 224, column: 9, scope: !775)
!778 = !DILocation(line: 225, column: 1, scope: !770)
