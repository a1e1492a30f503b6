; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -g tests/faults/calls.c
; ModuleID = 'tests/faults/calls.c'
source_filename = "tests/faults/calls.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.fault_case = type { ptr, ptr, ptr }

@.str = private unnamed_addr constant [4 x i8] c"bad\00", align 1, !dbg !0
@bad = internal global i32 0, align 4, !dbg !7
@all_cases = internal global ptr null, align 8, !dbg !25
@entry_call_format_needs_a_pointer = internal global %struct.fault_case { ptr @.str.1, ptr @call_format_needs_a_pointer, ptr null }, align 8, !dbg !41
@entry_call_format_without_an_argument = internal global %struct.fault_case { ptr @.str.3, ptr @call_format_without_an_argument, ptr null }, align 8, !dbg !50
@entry_call_scanf_without_an_address = internal global %struct.fault_case { ptr @.str.6, ptr @call_scanf_without_an_address, ptr null }, align 8, !dbg !67
@entry_call_count_through_null = internal global %struct.fault_case { ptr @.str.9, ptr @call_count_through_null, ptr null }, align 8, !dbg !81
@entry_call_negative_size = internal global %struct.fault_case { ptr @.str.11, ptr @call_negative_size, ptr null }, align 8, !dbg !90
@entry_call_negative_fill = internal global %struct.fault_case { ptr @.str.12, ptr @call_negative_fill, ptr null }, align 8, !dbg !94
@entry_call_print_to_closed = internal global %struct.fault_case { ptr @.str.13, ptr @call_print_to_closed, ptr null }, align 8, !dbg !101
@entry_call_read_from_closed = internal global %struct.fault_case { ptr @.str.17, ptr @call_read_from_closed, ptr null }, align 8, !dbg !123
@entry_call_stream_is_null = internal global %struct.fault_case { ptr @.str.20, ptr @call_stream_is_null, ptr null }, align 8, !dbg !134
@entry_call_closedir_twice = internal global %struct.fault_case { ptr @.str.23, ptr @call_closedir_twice, ptr null }, align 8, !dbg !148
@entry_call_unterminated_environment = internal global %struct.fault_case { ptr @.str.25, ptr @call_unterminated_environment, ptr null }, align 8, !dbg !154
@entry_call_wide_overrun = internal global %struct.fault_case { ptr @.str.26, ptr @call_wide_overrun, ptr null }, align 8, !dbg !161
@entry_call_conversion_overrun = internal global %struct.fault_case { ptr @.str.29, ptr @call_conversion_overrun, ptr null }, align 8, !dbg !172
@entry_call_date_of_null = internal global %struct.fault_case { ptr @.str.31, ptr @call_date_of_null, ptr null }, align 8, !dbg !178
@entry_call_read_into_small = internal global %struct.fault_case { ptr @.str.33, ptr @call_read_into_small, ptr null }, align 8, !dbg !184
@entry_call_write_from_small = internal global %struct.fault_case { ptr @.str.34, ptr @call_write_from_small, ptr null }, align 8, !dbg !188
@entry_call_search_beyond = internal global %struct.fault_case { ptr @.str.35, ptr @call_search_beyond, ptr null }, align 8, !dbg !192
@entry_call_strtol_unterminated = internal global %struct.fault_case { ptr @.str.36, ptr @call_strtol_unterminated, ptr null }, align 8, !dbg !199
@.str.1 = private unnamed_addr constant [28 x i8] c"call_format_needs_a_pointer\00", align 1, !dbg !36
@.str.2 = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1, !dbg !43
@.str.3 = private unnamed_addr constant [32 x i8] c"call_format_without_an_argument\00", align 1, !dbg !45
@__const.call_format_without_an_argument.text = private unnamed_addr constant [8 x i8] c"x\00\00\00\00\00\00\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"%d %s\0A\00", align 1, !dbg !52
@.str.5 = private unnamed_addr constant [8 x i8] c"%d %%s\0A\00", align 1, !dbg !57
@.str.6 = private unnamed_addr constant [30 x i8] c"call_scanf_without_an_address\00", align 1, !dbg !62
@.str.7 = private unnamed_addr constant [3 x i8] c"17\00", align 1, !dbg !69
@.str.8 = private unnamed_addr constant [4 x i8] c"%ld\00", align 1, !dbg !74
@.str.9 = private unnamed_addr constant [24 x i8] c"call_count_through_null\00", align 1, !dbg !76
@.str.10 = private unnamed_addr constant [7 x i8] c"abc%n\0A\00", align 1, !dbg !83
@.str.11 = private unnamed_addr constant [19 x i8] c"call_negative_size\00", align 1, !dbg !85
@__const.call_negative_size.from = private unnamed_addr constant [8 x i8] c"1234567\00", align 1
@.str.12 = private unnamed_addr constant [19 x i8] c"call_negative_fill\00", align 1, !dbg !92
@.str.13 = private unnamed_addr constant [21 x i8] c"call_print_to_closed\00", align 1, !dbg !96
@.str.14 = private unnamed_addr constant [10 x i8] c"/tmp/file\00", align 1, !dbg !103
@.str.15 = private unnamed_addr constant [2 x i8] c"w\00", align 1, !dbg !108
@.str.16 = private unnamed_addr constant [6 x i8] c"late\0A\00", align 1, !dbg !113
@.str.17 = private unnamed_addr constant [22 x i8] c"call_read_from_closed\00", align 1, !dbg !118
@.str.18 = private unnamed_addr constant [10 x i8] c"/dev/null\00", align 1, !dbg !125
@.str.19 = private unnamed_addr constant [2 x i8] c"r\00", align 1, !dbg !127
@.str.20 = private unnamed_addr constant [20 x i8] c"call_stream_is_null\00", align 1, !dbg !129
@.str.21 = private unnamed_addr constant [14 x i8] c"/nowhere/file\00", align 1, !dbg !136
@.str.22 = private unnamed_addr constant [5 x i8] c"text\00", align 1, !dbg !141
@.str.23 = private unnamed_addr constant [20 x i8] c"call_closedir_twice\00", align 1, !dbg !146
@.str.24 = private unnamed_addr constant [5 x i8] c"/tmp\00", align 1, !dbg !150
@.str.25 = private unnamed_addr constant [30 x i8] c"call_unterminated_environment\00", align 1, !dbg !152
@__const.call_unterminated_environment.name = private unnamed_addr constant [4 x i8] c"PATH", align 1
@__const.call_unterminated_environment.good = private unnamed_addr constant [5 x i8] c"PATH\00", align 1
@.str.26 = private unnamed_addr constant [18 x i8] c"call_wide_overrun\00", align 1, !dbg !156
@.str.27 = private unnamed_addr constant [5 x i32] [i32 49, i32 50, i32 51, i32 52, i32 0], align 4, !dbg !163
@.str.28 = private unnamed_addr constant [4 x i32] [i32 49, i32 50, i32 51, i32 0], align 4, !dbg !167
@.str.29 = private unnamed_addr constant [24 x i8] c"call_conversion_overrun\00", align 1, !dbg !170
@.str.30 = private unnamed_addr constant [6 x i8] c"12345\00", align 1, !dbg !174
@.str.31 = private unnamed_addr constant [18 x i8] c"call_date_of_null\00", align 1, !dbg !176
@.str.32 = private unnamed_addr constant [3 x i8] c"%Y\00", align 1, !dbg !180
@.str.33 = private unnamed_addr constant [21 x i8] c"call_read_into_small\00", align 1, !dbg !182
@.str.34 = private unnamed_addr constant [22 x i8] c"call_write_from_small\00", align 1, !dbg !186
@__const.call_write_from_small.small = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str.35 = private unnamed_addr constant [19 x i8] c"call_search_beyond\00", align 1, !dbg !190
@__const.call_search_beyond.sorted = private unnamed_addr constant [4 x i8] c"abcd", align 1
@.str.36 = private unnamed_addr constant [25 x i8] c"call_strtol_unterminated\00", align 1, !dbg !194
@__const.call_strtol_unterminated.digits = private unnamed_addr constant [3 x i8] c"123", align 1
@__const.call_strtol_unterminated.good = private unnamed_addr constant [4 x i8] c"123\00", align 1
@llvm.global_ctors = appending global [18 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @add_call_format_needs_a_pointer, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_call_format_without_an_argument, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_call_scanf_without_an_address, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_call_count_through_null, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_call_negative_size, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_call_negative_fill, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_call_print_to_closed, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_call_read_from_closed, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_call_stream_is_null, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_call_closedir_twice, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_call_unterminated_environment, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_call_wide_overrun, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_call_conversion_overrun, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_call_date_of_null, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_call_read_into_small, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_call_write_from_small, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_call_search_beyond, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_call_strtol_unterminated, ptr null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !209 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !214, !DIExpression(), !215)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !216, !DIExpression(), !217)
  %7 = load i32, ptr %4, align 4, !dbg !218
  %8 = icmp sgt i32 %7, 2, !dbg !219
  br i1 %8, label %9, label %15, !dbg !220

9:                                                ; preds = %2
  %10 = load ptr, ptr %5, align 8, !dbg !221
  %11 = getelementptr inbounds ptr, ptr %10, i64 2, !dbg !221
  %12 = load ptr, ptr %11, align 8, !dbg !221
  %13 = call i32 @strcmp(ptr noundef %12, ptr noundef @.str) #7, !dbg !222
  %14 = icmp eq i32 %13, 0, !dbg !223
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !224
  %17 = zext i1 %16 to i32, !dbg !220
  store i32 %17, ptr @bad, align 4, !dbg !225
    #dbg_declare(ptr %6, !226, !DIExpression(), !228)
  %18 = load ptr, ptr @all_cases, align 8, !dbg !229
  store ptr %18, ptr %6, align 8, !dbg !228
  br label %19, !dbg !230

19:                                               ; preds = %39, %15
  %20 = load ptr, ptr %6, align 8, !dbg !231
  %21 = icmp ne ptr %20, null, !dbg !233
  br i1 %21, label %22, label %43, !dbg !233

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4, !dbg !234
  %24 = icmp sgt i32 %23, 1, !dbg !236
  br i1 %24, label %25, label %38, !dbg !237

25:                                               ; preds = %22
  %26 = load ptr, ptr %5, align 8, !dbg !238
  %27 = getelementptr inbounds ptr, ptr %26, i64 1, !dbg !238
  %28 = load ptr, ptr %27, align 8, !dbg !238
  %29 = load ptr, ptr %6, align 8, !dbg !239
  %30 = getelementptr inbounds %struct.fault_case, ptr %29, i32 0, i32 0, !dbg !240
  %31 = load ptr, ptr %30, align 8, !dbg !240
  %32 = call i32 @strcmp(ptr noundef %28, ptr noundef %31) #7, !dbg !241
  %33 = icmp eq i32 %32, 0, !dbg !242
  br i1 %33, label %34, label %38, !dbg !243

34:                                               ; preds = %25
  %35 = load ptr, ptr %6, align 8, !dbg !244
  %36 = getelementptr inbounds %struct.fault_case, ptr %35, i32 0, i32 1, !dbg !246
  %37 = load ptr, ptr %36, align 8, !dbg !246
  call void %37(), !dbg !244
  store i32 0, ptr %3, align 4, !dbg !247
  br label %44, !dbg !247

38:                                               ; preds = %25, %22
  br label %39, !dbg !248

39:                                               ; preds = %38
  %40 = load ptr, ptr %6, align 8, !dbg !249
  %41 = getelementptr inbounds %struct.fault_case, ptr %40, i32 0, i32 2, !dbg !250
  %42 = load ptr, ptr %41, align 8, !dbg !250
  store ptr %42, ptr %6, align 8, !dbg !251
  br label %19, !dbg !252, !llvm.loop !253

43:                                               ; preds = %19
  store i32 99, ptr %3, align 4, !dbg !256
  br label %44, !dbg !256

44:                                               ; preds = %43, %34
  %45 = load i32, ptr %3, align 4, !dbg !257
  ret i32 %45, !dbg !257
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_call_format_needs_a_pointer() #0 !dbg !258 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !259
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_call_format_needs_a_pointer, i32 0, i32 2), align 8, !dbg !259
  store ptr @entry_call_format_needs_a_pointer, ptr @all_cases, align 8, !dbg !259
  ret void, !dbg !259
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_call_format_without_an_argument() #0 !dbg !260 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !261
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_call_format_without_an_argument, i32 0, i32 2), align 8, !dbg !261
  store ptr @entry_call_format_without_an_argument, ptr @all_cases, align 8, !dbg !261
  ret void, !dbg !261
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_call_scanf_without_an_address() #0 !dbg !262 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !263
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_call_scanf_without_an_address, i32 0, i32 2), align 8, !dbg !263
  store ptr @entry_call_scanf_without_an_address, ptr @all_cases, align 8, !dbg !263
  ret void, !dbg !263
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_call_count_through_null() #0 !dbg !264 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !265
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_call_count_through_null, i32 0, i32 2), align 8, !dbg !265
  store ptr @entry_call_count_through_null, ptr @all_cases, align 8, !dbg !265
  ret void, !dbg !265
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_call_negative_size() #0 !dbg !266 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !267
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_call_negative_size, i32 0, i32 2), align 8, !dbg !267
  store ptr @entry_call_negative_size, ptr @all_cases, align 8, !dbg !267
  ret void, !dbg !267
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_call_negative_fill() #0 !dbg !268 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !269
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_call_negative_fill, i32 0, i32 2), align 8, !dbg !269
  store ptr @entry_call_negative_fill, ptr @all_cases, align 8, !dbg !269
  ret void, !dbg !269
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_call_print_to_closed() #0 !dbg !270 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !271
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_call_print_to_closed, i32 0, i32 2), align 8, !dbg !271
  store ptr @entry_call_print_to_closed, ptr @all_cases, align 8, !dbg !271
  ret void, !dbg !271
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_call_read_from_closed() #0 !dbg !272 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !273
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_call_read_from_closed, i32 0, i32 2), align 8, !dbg !273
  store ptr @entry_call_read_from_closed, ptr @all_cases, align 8, !dbg !273
  ret void, !dbg !273
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_call_stream_is_null() #0 !dbg !274 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !275
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_call_stream_is_null, i32 0, i32 2), align 8, !dbg !275
  store ptr @entry_call_stream_is_null, ptr @all_cases, align 8, !dbg !275
  ret void, !dbg !275
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_call_closedir_twice() #0 !dbg !276 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !277
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_call_closedir_twice, i32 0, i32 2), align 8, !dbg !277
  store ptr @entry_call_closedir_twice, ptr @all_cases, align 8, !dbg !277
  ret void, !dbg !277
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_call_unterminated_environment() #0 !dbg !278 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !279
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_call_unterminated_environment, i32 0, i32 2), align 8, !dbg !279
  store ptr @entry_call_unterminated_environment, ptr @all_cases, align 8, !dbg !279
  ret void, !dbg !279
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_call_wide_overrun() #0 !dbg !280 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !281
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_call_wide_overrun, i32 0, i32 2), align 8, !dbg !281
  store ptr @entry_call_wide_overrun, ptr @all_cases, align 8, !dbg !281
  ret void, !dbg !281
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_call_conversion_overrun() #0 !dbg !282 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !283
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_call_conversion_overrun, i32 0, i32 2), align 8, !dbg !283
  store ptr @entry_call_conversion_overrun, ptr @all_cases, align 8, !dbg !283
  ret void, !dbg !283
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_call_date_of_null() #0 !dbg !284 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !285
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_call_date_of_null, i32 0, i32 2), align 8, !dbg !285
  store ptr @entry_call_date_of_null, ptr @all_cases, align 8, !dbg !285
  ret void, !dbg !285
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_call_read_into_small() #0 !dbg !286 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !287
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_call_read_into_small, i32 0, i32 2), align 8, !dbg !287
  store ptr @entry_call_read_into_small, ptr @all_cases, align 8, !dbg !287
  ret void, !dbg !287
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_call_write_from_small() #0 !dbg !288 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !289
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_call_write_from_small, i32 0, i32 2), align 8, !dbg !289
  store ptr @entry_call_write_from_small, ptr @all_cases, align 8, !dbg !289
  ret void, !dbg !289
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_call_search_beyond() #0 !dbg !290 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !291
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_call_search_beyond, i32 0, i32 2), align 8, !dbg !291
  store ptr @entry_call_search_beyond, ptr @all_cases, align 8, !dbg !291
  ret void, !dbg !291
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_call_strtol_unterminated() #0 !dbg !292 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !293
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_call_strtol_unterminated, i32 0, i32 2), align 8, !dbg !293
  store ptr @entry_call_strtol_unterminated, ptr @all_cases, align 8, !dbg !293
  ret void, !dbg !293
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @call_format_needs_a_pointer() #0 !dbg !294 {
  %1 = alloca i64, align 8
    #dbg_declare(ptr %1, !295, !DIExpression(), !296)
  store i64 42, ptr %1, align 8, !dbg !296
  %2 = load i32, ptr @bad, align 4, !dbg !297
  %3 = icmp ne i32 %2, 0, !dbg !297
  br i1 %3, label %4, label %8, !dbg !299

4:                                                ; preds = %0
  %5 = load i64, ptr %1, align 8, !dbg !300
  %6 = inttoptr i64 %5 to ptr, !dbg !301
  %7 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, ptr noundef %6), !dbg !302
  br label %8, !dbg !302

8:                                                ; preds = %4, %0
  ret void, !dbg !303
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @call_format_without_an_argument() #0 !dbg !304 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !305, !DIExpression(), !306)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.call_format_without_an_argument.text, i64 8, i1 false), !dbg !306
    #dbg_declare(ptr %2, !307, !DIExpression(), !308)
  %3 = load i32, ptr @bad, align 4, !dbg !309
  %4 = icmp ne i32 %3, 0, !dbg !309
  %5 = zext i1 %4 to i64, !dbg !309
  %6 = select i1 %4, ptr @.str.4, ptr @.str.5, !dbg !309
  store ptr %6, ptr %2, align 8, !dbg !308
  %7 = load ptr, ptr %2, align 8, !dbg !310
  %8 = call i32 (ptr, ...) @printf(ptr noundef %7, i32 noundef 7), !dbg !311
  %9 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0, !dbg !312
  store i8 0, ptr %9, align 1, !dbg !313
  ret void, !dbg !314
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @call_scanf_without_an_address() #0 !dbg !315 {
  %1 = alloca i64, align 8
    #dbg_declare(ptr %1, !316, !DIExpression(), !317)
  store i64 3, ptr %1, align 8, !dbg !317
  %2 = load i32, ptr @bad, align 4, !dbg !318
  %3 = icmp ne i32 %2, 0, !dbg !318
  br i1 %3, label %4, label %7, !dbg !318

4:                                                ; preds = %0
  %5 = load i64, ptr %1, align 8, !dbg !320
  %6 = inttoptr i64 %5 to ptr, !dbg !321
  br label %8, !dbg !318

7:                                                ; preds = %0
  br label %8, !dbg !318

8:                                                ; preds = %7, %4
  %9 = phi ptr [ %6, %4 ], [ %1, %7 ], !dbg !318
  %10 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef @.str.7, ptr noundef @.str.8, ptr noundef %9) #8, !dbg !322
  %11 = icmp ne i32 %10, 1, !dbg !323
  br i1 %11, label %12, label %13, !dbg !324

12:                                               ; preds = %8
  call void @abort() #9, !dbg !325
  unreachable, !dbg !325

13:                                               ; preds = %8
  ret void, !dbg !326
}

; Function Attrs: nounwind
declare i32 @__isoc99_sscanf(ptr noundef, ptr noundef, ...) #4

; Function Attrs: noreturn nounwind
declare void @abort() #5

; Function Attrs: noinline nounwind optnone uwtable
define internal void @call_count_through_null() #0 !dbg !327 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !328, !DIExpression(), !329)
  %2 = load i32, ptr @bad, align 4, !dbg !330
  %3 = icmp ne i32 %2, 0, !dbg !330
  br i1 %3, label %4, label %5, !dbg !330

4:                                                ; preds = %0
  br label %6, !dbg !330

5:                                                ; preds = %0
  br label %6, !dbg !330

6:                                                ; preds = %5, %4
  %7 = phi ptr [ null, %4 ], [ %1, %5 ], !dbg !330
  %8 = call i32 (ptr, ...) @printf(ptr noundef @.str.10, ptr noundef %7), !dbg !331
  ret void, !dbg !332
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @call_negative_size() #0 !dbg !333 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca [8 x i8], align 1
  %3 = alloca i32, align 4
    #dbg_declare(ptr %1, !334, !DIExpression(), !335)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.call_negative_size.from, i64 8, i1 false), !dbg !335
    #dbg_declare(ptr %2, !336, !DIExpression(), !337)
    #dbg_declare(ptr %3, !338, !DIExpression(), !339)
  %4 = load i32, ptr @bad, align 4, !dbg !340
  %5 = icmp ne i32 %4, 0, !dbg !340
  %6 = zext i1 %5 to i64, !dbg !340
  %7 = select i1 %5, i32 -1, i32 8, !dbg !340
  store i32 %7, ptr %3, align 4, !dbg !339
  %8 = getelementptr inbounds [8 x i8], ptr %2, i64 0, i64 0, !dbg !341
  %9 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0, !dbg !341
  %10 = load i32, ptr %3, align 4, !dbg !342
  %11 = sext i32 %10 to i64, !dbg !343
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %8, ptr align 1 %9, i64 %11, i1 false), !dbg !341
  ret void, !dbg !344
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @call_negative_fill() #0 !dbg !345 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !346, !DIExpression(), !347)
    #dbg_declare(ptr %2, !348, !DIExpression(), !349)
  %3 = load i32, ptr @bad, align 4, !dbg !350
  %4 = icmp ne i32 %3, 0, !dbg !350
  %5 = zext i1 %4 to i64, !dbg !350
  %6 = select i1 %4, i32 -8, i32 8, !dbg !350
  store i32 %6, ptr %2, align 4, !dbg !349
  %7 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0, !dbg !351
  %8 = load i32, ptr %2, align 4, !dbg !352
  %9 = sext i32 %8 to i64, !dbg !353
  call void @llvm.memset.p0.i64(ptr align 1 %7, i8 0, i64 %9, i1 false), !dbg !351
  ret void, !dbg !354
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #6

; Function Attrs: noinline nounwind optnone uwtable
define internal void @call_print_to_closed() #0 !dbg !355 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !356, !DIExpression(), !409)
  %2 = call noalias ptr @fopen(ptr noundef @.str.14, ptr noundef @.str.15), !dbg !410
  store ptr %2, ptr %1, align 8, !dbg !409
  %3 = load ptr, ptr %1, align 8, !dbg !411
  %4 = icmp ne ptr %3, null, !dbg !411
  br i1 %4, label %6, label %5, !dbg !413

5:                                                ; preds = %0
  br label %20, !dbg !414

6:                                                ; preds = %0
  %7 = load i32, ptr @bad, align 4, !dbg !415
  %8 = icmp ne i32 %7, 0, !dbg !415
  br i1 %8, label %9, label %12, !dbg !417

9:                                                ; preds = %6
  %10 = load ptr, ptr %1, align 8, !dbg !418
  %11 = call i32 @fclose(ptr noundef %10), !dbg !419
  br label %12, !dbg !419

12:                                               ; preds = %9, %6
  %13 = load ptr, ptr %1, align 8, !dbg !420
  %14 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %13, ptr noundef @.str.16) #8, !dbg !421
  %15 = load i32, ptr @bad, align 4, !dbg !422
  %16 = icmp ne i32 %15, 0, !dbg !422
  br i1 %16, label %20, label %17, !dbg !424

17:                                               ; preds = %12
  %18 = load ptr, ptr %1, align 8, !dbg !425
  %19 = call i32 @fclose(ptr noundef %18), !dbg !426
  br label %20, !dbg !426

20:                                               ; preds = %5, %17, %12
  ret void, !dbg !427
}

declare noalias ptr @fopen(ptr noundef, ptr noundef) #2

declare i32 @fclose(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @fprintf(ptr noundef, ptr noundef, ...) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @call_read_from_closed() #0 !dbg !428 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !429, !DIExpression(), !430)
  %2 = call noalias ptr @fopen(ptr noundef @.str.18, ptr noundef @.str.19), !dbg !431
  store ptr %2, ptr %1, align 8, !dbg !430
  %3 = load ptr, ptr %1, align 8, !dbg !432
  %4 = icmp ne ptr %3, null, !dbg !432
  br i1 %4, label %6, label %5, !dbg !434

5:                                                ; preds = %0
  br label %23, !dbg !435

6:                                                ; preds = %0
  %7 = load i32, ptr @bad, align 4, !dbg !436
  %8 = icmp ne i32 %7, 0, !dbg !436
  br i1 %8, label %9, label %12, !dbg !438

9:                                                ; preds = %6
  %10 = load ptr, ptr %1, align 8, !dbg !439
  %11 = call i32 @fclose(ptr noundef %10), !dbg !440
  br label %12, !dbg !440

12:                                               ; preds = %9, %6
  %13 = load ptr, ptr %1, align 8, !dbg !441
  %14 = call i32 @fgetc(ptr noundef %13), !dbg !443
  %15 = icmp ne i32 %14, -1, !dbg !444
  br i1 %15, label %16, label %17, !dbg !445

16:                                               ; preds = %12
  call void @abort() #9, !dbg !446
  unreachable, !dbg !446

17:                                               ; preds = %12
  %18 = load i32, ptr @bad, align 4, !dbg !447
  %19 = icmp ne i32 %18, 0, !dbg !447
  br i1 %19, label %23, label %20, !dbg !449

20:                                               ; preds = %17
  %21 = load ptr, ptr %1, align 8, !dbg !450
  %22 = call i32 @fclose(ptr noundef %21), !dbg !451
  br label %23, !dbg !451

23:                                               ; preds = %5, %20, %17
  ret void, !dbg !452
}

declare i32 @fgetc(ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @call_stream_is_null() #0 !dbg !453 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !454, !DIExpression(), !455)
  %2 = load i32, ptr @bad, align 4, !dbg !456
  %3 = icmp ne i32 %2, 0, !dbg !456
  %4 = zext i1 %3 to i64, !dbg !456
  %5 = select i1 %3, ptr @.str.21, ptr @.str.14, !dbg !456
  %6 = call noalias ptr @fopen(ptr noundef %5, ptr noundef @.str.15), !dbg !457
  store ptr %6, ptr %1, align 8, !dbg !455
  %7 = load ptr, ptr %1, align 8, !dbg !458
  %8 = call i32 @fputs(ptr noundef @.str.22, ptr noundef %7), !dbg !459
  %9 = load i32, ptr @bad, align 4, !dbg !460
  %10 = icmp ne i32 %9, 0, !dbg !460
  br i1 %10, label %14, label %11, !dbg !462

11:                                               ; preds = %0
  %12 = load ptr, ptr %1, align 8, !dbg !463
  %13 = call i32 @fclose(ptr noundef %12), !dbg !464
  br label %14, !dbg !464

14:                                               ; preds = %11, %0
  ret void, !dbg !465
}

declare i32 @fputs(ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @call_closedir_twice() #0 !dbg !466 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !467, !DIExpression(), !472)
  %2 = call noalias ptr @opendir(ptr noundef @.str.24), !dbg !473
  store ptr %2, ptr %1, align 8, !dbg !472
  %3 = load ptr, ptr %1, align 8, !dbg !474
  %4 = icmp ne ptr %3, null, !dbg !474
  br i1 %4, label %6, label %5, !dbg !476

5:                                                ; preds = %0
  br label %14, !dbg !477

6:                                                ; preds = %0
  %7 = load ptr, ptr %1, align 8, !dbg !478
  %8 = call i32 @closedir(ptr noundef %7), !dbg !479
  %9 = load i32, ptr @bad, align 4, !dbg !480
  %10 = icmp ne i32 %9, 0, !dbg !480
  br i1 %10, label %11, label %14, !dbg !482

11:                                               ; preds = %6
  %12 = load ptr, ptr %1, align 8, !dbg !483
  %13 = call i32 @closedir(ptr noundef %12), !dbg !484
  br label %14, !dbg !484

14:                                               ; preds = %5, %11, %6
  ret void, !dbg !485
}

declare noalias ptr @opendir(ptr noundef) #2

declare i32 @closedir(ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @call_unterminated_environment() #0 !dbg !486 {
  %1 = alloca [4 x i8], align 1
  %2 = alloca [5 x i8], align 1
    #dbg_declare(ptr %1, !487, !DIExpression(), !488)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.call_unterminated_environment.name, i64 4, i1 false), !dbg !488
    #dbg_declare(ptr %2, !489, !DIExpression(), !490)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %2, ptr align 1 @__const.call_unterminated_environment.good, i64 5, i1 false), !dbg !490
  %3 = load i32, ptr @bad, align 4, !dbg !491
  %4 = icmp ne i32 %3, 0, !dbg !491
  br i1 %4, label %5, label %7, !dbg !491

5:                                                ; preds = %0
  %6 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !493
  br label %9, !dbg !491

7:                                                ; preds = %0
  %8 = getelementptr inbounds [5 x i8], ptr %2, i64 0, i64 0, !dbg !494
  br label %9, !dbg !491

9:                                                ; preds = %7, %5
  %10 = phi ptr [ %6, %5 ], [ %8, %7 ], !dbg !491
  %11 = call ptr @getenv(ptr noundef %10) #8, !dbg !495
  %12 = icmp ne ptr %11, null, !dbg !495
  br i1 %12, label %13, label %14, !dbg !496

13:                                               ; preds = %9
  call void @abort() #9, !dbg !497
  unreachable, !dbg !497

14:                                               ; preds = %9
  ret void, !dbg !498
}

; Function Attrs: nounwind
declare ptr @getenv(ptr noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @call_wide_overrun() #0 !dbg !499 {
  %1 = alloca [4 x i32], align 16
    #dbg_declare(ptr %1, !500, !DIExpression(), !504)
  %2 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 0, !dbg !505
  %3 = load i32, ptr @bad, align 4, !dbg !506
  %4 = icmp ne i32 %3, 0, !dbg !506
  %5 = zext i1 %4 to i64, !dbg !506
  %6 = select i1 %4, ptr @.str.27, ptr @.str.28, !dbg !506
  %7 = call ptr @wcscpy(ptr noundef %2, ptr noundef %6) #8, !dbg !507
  ret void, !dbg !508
}

; Function Attrs: nounwind
declare ptr @wcscpy(ptr noundef, ptr noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @call_conversion_overrun() #0 !dbg !509 {
  %1 = alloca [4 x i32], align 16
    #dbg_declare(ptr %1, !510, !DIExpression(), !511)
  %2 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 0, !dbg !512
  %3 = load i32, ptr @bad, align 4, !dbg !513
  %4 = icmp ne i32 %3, 0, !dbg !513
  %5 = zext i1 %4 to i64, !dbg !513
  %6 = select i1 %4, i32 6, i32 4, !dbg !513
  %7 = sext i32 %6 to i64, !dbg !513
  %8 = call i64 @mbstowcs(ptr noundef %2, ptr noundef @.str.30, i64 noundef %7) #8, !dbg !514
  ret void, !dbg !515
}

; Function Attrs: nounwind
declare i64 @mbstowcs(ptr noundef, ptr noundef, i64 noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @call_date_of_null() #0 !dbg !516 {
  %1 = alloca i64, align 8
  %2 = alloca ptr, align 8
  %3 = alloca [40 x i8], align 16
    #dbg_declare(ptr %1, !517, !DIExpression(), !518)
  %4 = load i32, ptr @bad, align 4, !dbg !519
  %5 = icmp ne i32 %4, 0, !dbg !519
  %6 = zext i1 %5 to i64, !dbg !519
  %7 = select i1 %5, i64 4611686018427387904, i64 0, !dbg !519
  store i64 %7, ptr %1, align 8, !dbg !518
    #dbg_declare(ptr %2, !520, !DIExpression(), !536)
  %8 = call ptr @gmtime(ptr noundef %1) #8, !dbg !537
  store ptr %8, ptr %2, align 8, !dbg !536
    #dbg_declare(ptr %3, !538, !DIExpression(), !542)
  %9 = getelementptr inbounds [40 x i8], ptr %3, i64 0, i64 0, !dbg !543
  %10 = load ptr, ptr %2, align 8, !dbg !544
  %11 = call i64 @strftime(ptr noundef %9, i64 noundef 40, ptr noundef @.str.32, ptr noundef %10) #8, !dbg !545
  ret void, !dbg !546
}

; Function Attrs: nounwind
declare ptr @gmtime(ptr noundef) #4

; Function Attrs: nounwind
declare i64 @strftime(ptr noundef, i64 noundef, ptr noundef, ptr noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @call_read_into_small() #0 !dbg !547 {
  %1 = alloca [4 x i8], align 1
    #dbg_declare(ptr %1, !548, !DIExpression(), !549)
  %2 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !550
  %3 = load i32, ptr @bad, align 4, !dbg !552
  %4 = icmp ne i32 %3, 0, !dbg !552
  %5 = zext i1 %4 to i64, !dbg !552
  %6 = select i1 %4, i64 9, i64 4, !dbg !552
  %7 = call i64 @read(i32 noundef 0, ptr noundef %2, i64 noundef %6), !dbg !553
  %8 = icmp slt i64 %7, 0, !dbg !554
  br i1 %8, label %9, label %10, !dbg !555

9:                                                ; preds = %0
  call void @abort() #9, !dbg !556
  unreachable, !dbg !556

10:                                               ; preds = %0
  ret void, !dbg !557
}

declare i64 @read(i32 noundef, ptr noundef, i64 noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @call_write_from_small() #0 !dbg !558 {
  %1 = alloca [4 x i8], align 1
    #dbg_declare(ptr %1, !559, !DIExpression(), !560)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.call_write_from_small.small, i64 4, i1 false), !dbg !560
  %2 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !561
  %3 = load i32, ptr @bad, align 4, !dbg !563
  %4 = icmp ne i32 %3, 0, !dbg !563
  %5 = zext i1 %4 to i64, !dbg !563
  %6 = select i1 %4, i64 5, i64 4, !dbg !563
  %7 = call i64 @write(i32 noundef 1, ptr noundef %2, i64 noundef %6), !dbg !564
  %8 = icmp slt i64 %7, 0, !dbg !565
  br i1 %8, label %9, label %10, !dbg !566

9:                                                ; preds = %0
  call void @abort() #9, !dbg !567
  unreachable, !dbg !567

10:                                               ; preds = %0
  ret void, !dbg !568
}

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @call_search_beyond() #0 !dbg !569 {
  %1 = alloca [4 x i8], align 1
  %2 = alloca i8, align 1
  %3 = alloca i64, align 8
    #dbg_declare(ptr %1, !570, !DIExpression(), !571)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.call_search_beyond.sorted, i64 4, i1 false), !dbg !571
    #dbg_declare(ptr %2, !572, !DIExpression(), !573)
  store i8 122, ptr %2, align 1, !dbg !573
    #dbg_declare(ptr %3, !574, !DIExpression(), !575)
  %4 = load i32, ptr @bad, align 4, !dbg !576
  %5 = icmp ne i32 %4, 0, !dbg !576
  %6 = zext i1 %5 to i64, !dbg !576
  %7 = select i1 %5, i32 5, i32 4, !dbg !576
  %8 = sext i32 %7 to i64, !dbg !576
  store i64 %8, ptr %3, align 8, !dbg !575
  %9 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !577
  %10 = call ptr @lfind(ptr noundef %2, ptr noundef %9, ptr noundef %3, i64 noundef 1, ptr noundef @by_character), !dbg !579
  %11 = icmp ne ptr %10, null, !dbg !579
  br i1 %11, label %12, label %13, !dbg !580

12:                                               ; preds = %0
  call void @abort() #9, !dbg !581
  unreachable, !dbg !581

13:                                               ; preds = %0
  ret void, !dbg !582
}

declare ptr @lfind(ptr noundef, ptr noundef, ptr noundef, i64 noundef, ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @by_character(ptr noundef %0, ptr noundef %1) #0 !dbg !583 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !588, !DIExpression(), !589)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !590, !DIExpression(), !591)
  %5 = load ptr, ptr %3, align 8, !dbg !592
  %6 = load i8, ptr %5, align 1, !dbg !593
  %7 = sext i8 %6 to i32, !dbg !593
  %8 = load ptr, ptr %4, align 8, !dbg !594
  %9 = load i8, ptr %8, align 1, !dbg !595
  %10 = sext i8 %9 to i32, !dbg !595
  %11 = sub nsw i32 %7, %10, !dbg !596
  ret i32 %11, !dbg !597
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @call_strtol_unterminated() #0 !dbg !598 {
  %1 = alloca [3 x i8], align 1
  %2 = alloca [4 x i8], align 1
    #dbg_declare(ptr %1, !599, !DIExpression(), !600)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.call_strtol_unterminated.digits, i64 3, i1 false), !dbg !600
    #dbg_declare(ptr %2, !601, !DIExpression(), !602)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %2, ptr align 1 @__const.call_strtol_unterminated.good, i64 4, i1 false), !dbg !602
  %3 = load i32, ptr @bad, align 4, !dbg !603
  %4 = icmp ne i32 %3, 0, !dbg !603
  br i1 %4, label %5, label %7, !dbg !603

5:                                                ; preds = %0
  %6 = getelementptr inbounds [3 x i8], ptr %1, i64 0, i64 0, !dbg !605
  br label %9, !dbg !603

7:                                                ; preds = %0
  %8 = getelementptr inbounds [4 x i8], ptr %2, i64 0, i64 0, !dbg !606
  br label %9, !dbg !603

9:                                                ; preds = %7, %5
  %10 = phi ptr [ %6, %5 ], [ %8, %7 ], !dbg !603
  %11 = call i64 @strtol(ptr noundef %10, ptr noundef null, i32 noundef 10) #8, !dbg !607
  %12 = icmp ne i64 %11, 123, !dbg !608
  br i1 %12, label %13, label %14, !dbg !609

13:                                               ; preds = %9
  call void @abort() #9, !dbg !610
  unreachable, !dbg !610

14:                                               ; preds = %9
  ret void, !dbg !611
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { nounwind willreturn memory(read) }
attributes #8 = { nounwind }
attributes #9 = { noreturn nounwind }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!201, !202, !203, !204, !205, !206, !207}
!llvm.ident = !{!208}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "tests/faults/faults.h", directory: ".", checksumkind: CSK_MD5, checksum: "36c151c83d221557efe9f5664ce6ff0b")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "bad", scope: !9, file: !2, line: 18, type: !166, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !10, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !24, splitDebugInlining: false, nameTableKind: None)
!10 = !DIFile(filename: "tests/faults/calls.c", directory: ".", checksumkind: CSK_MD5, checksum: "8064d9c415f8e671adb196af7b3563ad")
!11 = !{!12, !13, !15, !18, !22}
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !16, line: 18, baseType: !17)
!16 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!17 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !19, line: 10, baseType: !20)
!19 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/time_t.h", directory: "", checksumkind: CSK_MD5, checksum: "5c299a4954617c88bb03645c7864e1b1")
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !21, line: 160, baseType: !14)
!21 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!24 = !{!0, !25, !7, !36, !41, !43, !45, !50, !52, !57, !62, !67, !69, !74, !76, !81, !83, !85, !90, !92, !94, !96, !101, !103, !108, !113, !118, !123, !125, !127, !129, !134, !136, !141, !146, !148, !150, !152, !154, !156, !161, !163, !167, !170, !172, !174, !176, !178, !180, !182, !184, !186, !188, !190, !192, !194, !199}
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "all_cases", scope: !9, file: !2, line: 17, type: !27, isLocal: true, isDefinition: true)
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!28 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fault_case", file: !2, line: 12, size: 192, elements: !29)
!29 = !{!30, !31, !35}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !28, file: !2, line: 13, baseType: !22, size: 64)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "run", scope: !28, file: !2, line: 14, baseType: !32, size: 64, offset: 64)
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64)
!33 = !DISubroutineType(types: !34)
!34 = !{null}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !28, file: !2, line: 15, baseType: !27, size: 64, offset: 128)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(scope: null, file: !10, line: 11, type: !38, isLocal: true, isDefinition: true)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 224, elements: !39)
!39 = !{!40}
!40 = !DISubrange(count: 28)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(name: "entry_call_format_needs_a_pointer", scope: !9, file: !10, line: 11, type: !28, isLocal: true, isDefinition: true)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !10, line: 15, type: !3, isLocal: true, isDefinition: true)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(scope: null, file: !10, line: 18, type: !47, isLocal: true, isDefinition: true)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 256, elements: !48)
!48 = !{!49}
!49 = !DISubrange(count: 32)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(name: "entry_call_format_without_an_argument", scope: !9, file: !10, line: 18, type: !28, isLocal: true, isDefinition: true)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(scope: null, file: !10, line: 21, type: !54, isLocal: true, isDefinition: true)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !55)
!55 = !{!56}
!56 = !DISubrange(count: 7)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(scope: null, file: !10, line: 21, type: !59, isLocal: true, isDefinition: true)
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !60)
!60 = !{!61}
!61 = !DISubrange(count: 8)
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression())
!63 = distinct !DIGlobalVariable(scope: null, file: !10, line: 26, type: !64, isLocal: true, isDefinition: true)
!64 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 240, elements: !65)
!65 = !{!66}
!66 = !DISubrange(count: 30)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(name: "entry_call_scanf_without_an_address", scope: !9, file: !10, line: 26, type: !28, isLocal: true, isDefinition: true)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(scope: null, file: !10, line: 29, type: !71, isLocal: true, isDefinition: true)
!71 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !72)
!72 = !{!73}
!73 = !DISubrange(count: 3)
!74 = !DIGlobalVariableExpression(var: !75, expr: !DIExpression())
!75 = distinct !DIGlobalVariable(scope: null, file: !10, line: 29, type: !3, isLocal: true, isDefinition: true)
!76 = !DIGlobalVariableExpression(var: !77, expr: !DIExpression())
!77 = distinct !DIGlobalVariable(scope: null, file: !10, line: 33, type: !78, isLocal: true, isDefinition: true)
!78 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 192, elements: !79)
!79 = !{!80}
!80 = !DISubrange(count: 24)
!81 = !DIGlobalVariableExpression(var: !82, expr: !DIExpression())
!82 = distinct !DIGlobalVariable(name: "entry_call_count_through_null", scope: !9, file: !10, line: 33, type: !28, isLocal: true, isDefinition: true)
!83 = !DIGlobalVariableExpression(var: !84, expr: !DIExpression())
!84 = distinct !DIGlobalVariable(scope: null, file: !10, line: 36, type: !54, isLocal: true, isDefinition: true)
!85 = !DIGlobalVariableExpression(var: !86, expr: !DIExpression())
!86 = distinct !DIGlobalVariable(scope: null, file: !10, line: 39, type: !87, isLocal: true, isDefinition: true)
!87 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 152, elements: !88)
!88 = !{!89}
!89 = !DISubrange(count: 19)
!90 = !DIGlobalVariableExpression(var: !91, expr: !DIExpression())
!91 = distinct !DIGlobalVariable(name: "entry_call_negative_size", scope: !9, file: !10, line: 39, type: !28, isLocal: true, isDefinition: true)
!92 = !DIGlobalVariableExpression(var: !93, expr: !DIExpression())
!93 = distinct !DIGlobalVariable(scope: null, file: !10, line: 46, type: !87, isLocal: true, isDefinition: true)
!94 = !DIGlobalVariableExpression(var: !95, expr: !DIExpression())
!95 = distinct !DIGlobalVariable(name: "entry_call_negative_fill", scope: !9, file: !10, line: 46, type: !28, isLocal: true, isDefinition: true)
!96 = !DIGlobalVariableExpression(var: !97, expr: !DIExpression())
!97 = distinct !DIGlobalVariable(scope: null, file: !10, line: 53, type: !98, isLocal: true, isDefinition: true)
!98 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 168, elements: !99)
!99 = !{!100}
!100 = !DISubrange(count: 21)
!101 = !DIGlobalVariableExpression(var: !102, expr: !DIExpression())
!102 = distinct !DIGlobalVariable(name: "entry_call_print_to_closed", scope: !9, file: !10, line: 53, type: !28, isLocal: true, isDefinition: true)
!103 = !DIGlobalVariableExpression(var: !104, expr: !DIExpression())
!104 = distinct !DIGlobalVariable(scope: null, file: !10, line: 55, type: !105, isLocal: true, isDefinition: true)
!105 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !106)
!106 = !{!107}
!107 = !DISubrange(count: 10)
!108 = !DIGlobalVariableExpression(var: !109, expr: !DIExpression())
!109 = distinct !DIGlobalVariable(scope: null, file: !10, line: 55, type: !110, isLocal: true, isDefinition: true)
!110 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !111)
!111 = !{!112}
!112 = !DISubrange(count: 2)
!113 = !DIGlobalVariableExpression(var: !114, expr: !DIExpression())
!114 = distinct !DIGlobalVariable(scope: null, file: !10, line: 60, type: !115, isLocal: true, isDefinition: true)
!115 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !116)
!116 = !{!117}
!117 = !DISubrange(count: 6)
!118 = !DIGlobalVariableExpression(var: !119, expr: !DIExpression())
!119 = distinct !DIGlobalVariable(scope: null, file: !10, line: 65, type: !120, isLocal: true, isDefinition: true)
!120 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 176, elements: !121)
!121 = !{!122}
!122 = !DISubrange(count: 22)
!123 = !DIGlobalVariableExpression(var: !124, expr: !DIExpression())
!124 = distinct !DIGlobalVariable(name: "entry_call_read_from_closed", scope: !9, file: !10, line: 65, type: !28, isLocal: true, isDefinition: true)
!125 = !DIGlobalVariableExpression(var: !126, expr: !DIExpression())
!126 = distinct !DIGlobalVariable(scope: null, file: !10, line: 67, type: !105, isLocal: true, isDefinition: true)
!127 = !DIGlobalVariableExpression(var: !128, expr: !DIExpression())
!128 = distinct !DIGlobalVariable(scope: null, file: !10, line: 67, type: !110, isLocal: true, isDefinition: true)
!129 = !DIGlobalVariableExpression(var: !130, expr: !DIExpression())
!130 = distinct !DIGlobalVariable(scope: null, file: !10, line: 78, type: !131, isLocal: true, isDefinition: true)
!131 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !132)
!132 = !{!133}
!133 = !DISubrange(count: 20)
!134 = !DIGlobalVariableExpression(var: !135, expr: !DIExpression())
!135 = distinct !DIGlobalVariable(name: "entry_call_stream_is_null", scope: !9, file: !10, line: 78, type: !28, isLocal: true, isDefinition: true)
!136 = !DIGlobalVariableExpression(var: !137, expr: !DIExpression())
!137 = distinct !DIGlobalVariable(scope: null, file: !10, line: 80, type: !138, isLocal: true, isDefinition: true)
!138 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !139)
!139 = !{!140}
!140 = !DISubrange(count: 14)
!141 = !DIGlobalVariableExpression(var: !142, expr: !DIExpression())
!142 = distinct !DIGlobalVariable(scope: null, file: !10, line: 81, type: !143, isLocal: true, isDefinition: true)
!143 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !144)
!144 = !{!145}
!145 = !DISubrange(count: 5)
!146 = !DIGlobalVariableExpression(var: !147, expr: !DIExpression())
!147 = distinct !DIGlobalVariable(scope: null, file: !10, line: 86, type: !131, isLocal: true, isDefinition: true)
!148 = !DIGlobalVariableExpression(var: !149, expr: !DIExpression())
!149 = distinct !DIGlobalVariable(name: "entry_call_closedir_twice", scope: !9, file: !10, line: 86, type: !28, isLocal: true, isDefinition: true)
!150 = !DIGlobalVariableExpression(var: !151, expr: !DIExpression())
!151 = distinct !DIGlobalVariable(scope: null, file: !10, line: 88, type: !143, isLocal: true, isDefinition: true)
!152 = !DIGlobalVariableExpression(var: !153, expr: !DIExpression())
!153 = distinct !DIGlobalVariable(scope: null, file: !10, line: 96, type: !64, isLocal: true, isDefinition: true)
!154 = !DIGlobalVariableExpression(var: !155, expr: !DIExpression())
!155 = distinct !DIGlobalVariable(name: "entry_call_unterminated_environment", scope: !9, file: !10, line: 96, type: !28, isLocal: true, isDefinition: true)
!156 = !DIGlobalVariableExpression(var: !157, expr: !DIExpression())
!157 = distinct !DIGlobalVariable(scope: null, file: !10, line: 103, type: !158, isLocal: true, isDefinition: true)
!158 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 144, elements: !159)
!159 = !{!160}
!160 = !DISubrange(count: 18)
!161 = !DIGlobalVariableExpression(var: !162, expr: !DIExpression())
!162 = distinct !DIGlobalVariable(name: "entry_call_wide_overrun", scope: !9, file: !10, line: 103, type: !28, isLocal: true, isDefinition: true)
!163 = !DIGlobalVariableExpression(var: !164, expr: !DIExpression())
!164 = distinct !DIGlobalVariable(scope: null, file: !10, line: 106, type: !165, isLocal: true, isDefinition: true)
!165 = !DICompositeType(tag: DW_TAG_array_type, baseType: !166, size: 160, elements: !144)
!166 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!167 = !DIGlobalVariableExpression(var: !168, expr: !DIExpression())
!168 = distinct !DIGlobalVariable(scope: null, file: !10, line: 106, type: !169, isLocal: true, isDefinition: true)
!169 = !DICompositeType(tag: DW_TAG_array_type, baseType: !166, size: 128, elements: !5)
!170 = !DIGlobalVariableExpression(var: !171, expr: !DIExpression())
!171 = distinct !DIGlobalVariable(scope: null, file: !10, line: 109, type: !78, isLocal: true, isDefinition: true)
!172 = !DIGlobalVariableExpression(var: !173, expr: !DIExpression())
!173 = distinct !DIGlobalVariable(name: "entry_call_conversion_overrun", scope: !9, file: !10, line: 109, type: !28, isLocal: true, isDefinition: true)
!174 = !DIGlobalVariableExpression(var: !175, expr: !DIExpression())
!175 = distinct !DIGlobalVariable(scope: null, file: !10, line: 112, type: !115, isLocal: true, isDefinition: true)
!176 = !DIGlobalVariableExpression(var: !177, expr: !DIExpression())
!177 = distinct !DIGlobalVariable(scope: null, file: !10, line: 115, type: !158, isLocal: true, isDefinition: true)
!178 = !DIGlobalVariableExpression(var: !179, expr: !DIExpression())
!179 = distinct !DIGlobalVariable(name: "entry_call_date_of_null", scope: !9, file: !10, line: 115, type: !28, isLocal: true, isDefinition: true)
!180 = !DIGlobalVariableExpression(var: !181, expr: !DIExpression())
!181 = distinct !DIGlobalVariable(scope: null, file: !10, line: 120, type: !71, isLocal: true, isDefinition: true)
!182 = !DIGlobalVariableExpression(var: !183, expr: !DIExpression())
!183 = distinct !DIGlobalVariable(scope: null, file: !10, line: 123, type: !98, isLocal: true, isDefinition: true)
!184 = !DIGlobalVariableExpression(var: !185, expr: !DIExpression())
!185 = distinct !DIGlobalVariable(name: "entry_call_read_into_small", scope: !9, file: !10, line: 123, type: !28, isLocal: true, isDefinition: true)
!186 = !DIGlobalVariableExpression(var: !187, expr: !DIExpression())
!187 = distinct !DIGlobalVariable(scope: null, file: !10, line: 130, type: !120, isLocal: true, isDefinition: true)
!188 = !DIGlobalVariableExpression(var: !189, expr: !DIExpression())
!189 = distinct !DIGlobalVariable(name: "entry_call_write_from_small", scope: !9, file: !10, line: 130, type: !28, isLocal: true, isDefinition: true)
!190 = !DIGlobalVariableExpression(var: !191, expr: !DIExpression())
!191 = distinct !DIGlobalVariable(scope: null, file: !10, line: 142, type: !87, isLocal: true, isDefinition: true)
!192 = !DIGlobalVariableExpression(var: !193, expr: !DIExpression())
!193 = distinct !DIGlobalVariable(name: "entry_call_search_beyond", scope: !9, file: !10, line: 142, type: !28, isLocal: true, isDefinition: true)
!194 = !DIGlobalVariableExpression(var: !195, expr: !DIExpression())
!195 = distinct !DIGlobalVariable(scope: null, file: !10, line: 150, type: !196, isLocal: true, isDefinition: true)
!196 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 200, elements: !197)
!197 = !{!198}
!198 = !DISubrange(count: 25)
!199 = !DIGlobalVariableExpression(var: !200, expr: !DIExpression())
!200 = distinct !DIGlobalVariable(name: "entry_call_strtol_unterminated", scope: !9, file: !10, line: 150, type: !28, isLocal: true, isDefinition: true)
!201 = !{i32 7, !"Dwarf Version", i32 5}
!202 = !{i32 2, !"Debug Info Version", i32 3}
!203 = !{i32 1, !"wchar_size", i32 4}
!204 = !{i32 8, !"PIC Level", i32 2}
!205 = !{i32 7, !"PIE Level", i32 2}
!206 = !{i32 7, !"uwtable", i32 2}
!207 = !{i32 7, !"frame-pointer", i32 2}
!208 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!209 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 30, type: !210, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !213)
!210 = !DISubroutineType(types: !211)
!211 = !{!166, !166, !212}
!212 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!213 = !{}
!214 = !DILocalVariable(name: "argc", arg: 1, scope: !209, file: !2, line: 30, type: !166)
!215 = !DILocation(line: 30, column: 14, scope: !209)
!216 = !DILocalVariable(name: "argv", arg: 2, scope: !209, file: !2, line: 30, type: !212)
!217 = !DILocation(line: 30, column: 27, scope: !209)
!218 = !DILocation(line: 32, column: 11, scope: !209)
!219 = !DILocation(line: 32, column: 16, scope: !209)
!220 = !DILocation(line: 32, column: 20, scope: !209)
!221 = !DILocation(line: 32, column: 30, scope: !209)
!222 = !DILocation(line: 32, column: 23, scope: !209)
!223 = !DILocation(line: 32, column: 46, scope: !209)
!224 = !DILocation(line: 0, scope: !209)
!225 = !DILocation(line: 32, column: 9, scope: !209)
!226 = !DILocalVariable(name: "c", scope: !227, file: !2, line: 33, type: !27)
!227 = distinct !DILexicalBlock(scope: !209, file: !2, line: 33, column: 5)
!228 = !DILocation(line: 33, column: 29, scope: !227)
!229 = !DILocation(line: 33, column: 33, scope: !227)
!230 = !DILocation(line: 33, column: 10, scope: !227)
!231 = !DILocation(line: 33, column: 44, scope: !232)
!232 = distinct !DILexicalBlock(scope: !227, file: !2, line: 33, column: 5)
!233 = !DILocation(line: 33, column: 5, scope: !227)
!234 = !DILocation(line: 34, column: 13, scope: !235)
!235 = distinct !DILexicalBlock(scope: !232, file: !2, line: 34, column: 13)
!236 = !DILocation(line: 34, column: 18, scope: !235)
!237 = !DILocation(line: 34, column: 22, scope: !235)
!238 = !DILocation(line: 34, column: 32, scope: !235)
!239 = !DILocation(line: 34, column: 41, scope: !235)
!240 = !DILocation(line: 34, column: 44, scope: !235)
!241 = !DILocation(line: 34, column: 25, scope: !235)
!242 = !DILocation(line: 34, column: 50, scope: !235)
!243 = !DILocation(line: 34, column: 13, scope: !232)
!244 = !DILocation(line: 35, column: 13, scope: !245)
!245 = distinct !DILexicalBlock(scope: !235, file: !2, line: 34, column: 56)
!246 = !DILocation(line: 35, column: 16, scope: !245)
!247 = !DILocation(line: 36, column: 13, scope: !245)
!248 = !DILocation(line: 34, column: 53, scope: !235)
!249 = !DILocation(line: 33, column: 51, scope: !232)
!250 = !DILocation(line: 33, column: 54, scope: !232)
!251 = !DILocation(line: 33, column: 49, scope: !232)
!252 = !DILocation(line: 33, column: 5, scope: !232)
!253 = distinct !{!253, !233, !254, !255}
!254 = !DILocation(line: 37, column: 9, scope: !227)
!255 = !{!"llvm.loop.mustprogress"}
!256 = !DILocation(line: 38, column: 5, scope: !209)
!257 = !DILocation(line: 39, column: 1, scope: !209)
!258 = distinct !DISubprogram(name: "add_call_format_needs_a_pointer", scope: !10, file: !10, line: 11, type: !33, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!259 = !DILocation(line: 11, column: 1, scope: !258)
!260 = distinct !DISubprogram(name: "add_call_format_without_an_argument", scope: !10, file: !10, line: 18, type: !33, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!261 = !DILocation(line: 18, column: 1, scope: !260)
!262 = distinct !DISubprogram(name: "add_call_scanf_without_an_address", scope: !10, file: !10, line: 26, type: !33, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!263 = !DILocation(line: 26, column: 1, scope: !262)
!264 = distinct !DISubprogram(name: "add_call_count_through_null", scope: !10, file: !10, line: 33, type: !33, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!265 = !DILocation(line: 33, column: 1, scope: !264)
!266 = distinct !DISubprogram(name: "add_call_negative_size", scope: !10, file: !10, line: 39, type: !33, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!267 = !DILocation(line: 39, column: 1, scope: !266)
!268 = distinct !DISubprogram(name: "add_call_negative_fill", scope: !10, file: !10, line: 46, type: !33, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!269 = !DILocation(line: 46, column: 1, scope: !268)
!270 = distinct !DISubprogram(name: "add_call_print_to_closed", scope: !10, file: !10, line: 53, type: !33, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!271 = !DILocation(line: 53, column: 1, scope: !270)
!272 = distinct !DISubprogram(name: "add_call_read_from_closed", scope: !10, file: !10, line: 65, type: !33, scopeLine: 65, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!273 = !DILocation(line: 65, column: 1, scope: !272)
!274 = distinct !DISubprogram(name: "add_call_stream_is_null", scope: !10, file: !10, line: 78, type: !33, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!275 = !DILocation(line: 78, column: 1, scope: !274)
!276 = distinct !DISubprogram(name: "add_call_closedir_twice", scope: !10, file: !10, line: 86, type: !33, scopeLine: 86, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!277 = !DILocation(line: 86, column: 1, scope: !276)
!278 = distinct !DISubprogram(name: "add_call_unterminated_environment", scope: !10, file: !10, line: 96, type: !33, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!279 = !DILocation(line: 96, column: 1, scope: !278)
!280 = distinct !DISubprogram(name: "add_call_wide_overrun", scope: !10, file: !10, line: 103, type: !33, scopeLine: 103, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!281 = !DILocation(line: 103, column: 1, scope: !280)
!282 = distinct !DISubprogram(name: "add_call_conversion_overrun", scope: !10, file: !10, line: 109, type: !33, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!283 = !DILocation(line: 109, column: 1, scope: !282)
!284 = distinct !DISubprogram(name: "add_call_date_of_null", scope: !10, file: !10, line: 115, type: !33, scopeLine: 115, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!285 = !DILocation(line: 115, column: 1, scope: !284)
!286 = distinct !DISubprogram(name: "add_call_read_into_small", scope: !10, file: !10, line: 123, type: !33, scopeLine: 123, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!287 = !DILocation(line: 123, column: 1, scope: !286)
!288 = distinct !DISubprogram(name: "add_call_write_from_small", scope: !10, file: !10, line: 130, type: !33, scopeLine: 130, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!289 = !DILocation(line: 130, column: 1, scope: !288)
!290 = distinct !DISubprogram(name: "add_call_search_beyond", scope: !10, file: !10, line: 142, type: !33, scopeLine: 142, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!291 = !DILocation(line: 142, column: 1, scope: !290)
!292 = distinct !DISubprogram(name: "add_call_strtol_unterminated", scope: !10, file: !10, line: 150, type: !33, scopeLine: 150, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!293 = !DILocation(line: 150, column: 1, scope: !292)
!294 = distinct !DISubprogram(name: "call_format_needs_a_pointer", scope: !10, file: !10, line: 11, type: !33, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !213)
!295 = !DILocalVariable(name: "number", scope: !294, file: !10, line: 13, type: !14)
!296 = !DILocation(line: 13, column: 10, scope: !294)
!297 = !DILocation(line: 14, column: 9, scope: !298)
!298 = distinct !DILexicalBlock(scope: !294, file: !10, line: 14, column: 9)
!299 = !DILocation(line: 14, column: 9, scope: !294)
!300 = !DILocation(line: 15, column: 32, scope: !298)
!301 = !DILocation(line: 15, column: 24, scope: !298)
!302 = !DILocation(line: 15, column: 9, scope: !298)
!303 = !DILocation(line: 16, column: 1, scope: !294)
!304 = distinct !DISubprogram(name: "call_format_without_an_argument", scope: !10, file: !10, line: 18, type: !33, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !213)
!305 = !DILocalVariable(name: "text", scope: !304, file: !10, line: 20, type: !59)
!306 = !DILocation(line: 20, column: 10, scope: !304)
!307 = !DILocalVariable(name: "format", scope: !304, file: !10, line: 21, type: !22)
!308 = !DILocation(line: 21, column: 17, scope: !304)
!309 = !DILocation(line: 21, column: 26, scope: !304)
!310 = !DILocation(line: 22, column: 12, scope: !304)
!311 = !DILocation(line: 22, column: 5, scope: !304)
!312 = !DILocation(line: 23, column: 5, scope: !304)
!313 = !DILocation(line: 23, column: 13, scope: !304)
!314 = !DILocation(line: 24, column: 1, scope: !304)
!315 = distinct !DISubprogram(name: "call_scanf_without_an_address", scope: !10, file: !10, line: 26, type: !33, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !213)
!316 = !DILocalVariable(name: "number", scope: !315, file: !10, line: 28, type: !14)
!317 = !DILocation(line: 28, column: 10, scope: !315)
!318 = !DILocation(line: 29, column: 29, scope: !319)
!319 = distinct !DILexicalBlock(scope: !315, file: !10, line: 29, column: 9)
!320 = !DILocation(line: 29, column: 43, scope: !319)
!321 = !DILocation(line: 29, column: 35, scope: !319)
!322 = !DILocation(line: 29, column: 9, scope: !319)
!323 = !DILocation(line: 29, column: 61, scope: !319)
!324 = !DILocation(line: 29, column: 9, scope: !315)
!325 = !DILocation(line: 30, column: 9, scope: !319)
!326 = !DILocation(line: 31, column: 1, scope: !315)
!327 = distinct !DISubprogram(name: "call_count_through_null", scope: !10, file: !10, line: 33, type: !33, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !213)
!328 = !DILocalVariable(name: "count", scope: !327, file: !10, line: 35, type: !166)
!329 = !DILocation(line: 35, column: 9, scope: !327)
!330 = !DILocation(line: 36, column: 23, scope: !327)
!331 = !DILocation(line: 36, column: 5, scope: !327)
!332 = !DILocation(line: 37, column: 1, scope: !327)
!333 = distinct !DISubprogram(name: "call_negative_size", scope: !10, file: !10, line: 39, type: !33, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !213)
!334 = !DILocalVariable(name: "from", scope: !333, file: !10, line: 41, type: !59)
!335 = !DILocation(line: 41, column: 10, scope: !333)
!336 = !DILocalVariable(name: "to", scope: !333, file: !10, line: 41, type: !59)
!337 = !DILocation(line: 41, column: 31, scope: !333)
!338 = !DILocalVariable(name: "size", scope: !333, file: !10, line: 42, type: !166)
!339 = !DILocation(line: 42, column: 9, scope: !333)
!340 = !DILocation(line: 42, column: 16, scope: !333)
!341 = !DILocation(line: 43, column: 5, scope: !333)
!342 = !DILocation(line: 43, column: 30, scope: !333)
!343 = !DILocation(line: 43, column: 22, scope: !333)
!344 = !DILocation(line: 44, column: 1, scope: !333)
!345 = distinct !DISubprogram(name: "call_negative_fill", scope: !10, file: !10, line: 46, type: !33, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !213)
!346 = !DILocalVariable(name: "to", scope: !345, file: !10, line: 48, type: !59)
!347 = !DILocation(line: 48, column: 10, scope: !345)
!348 = !DILocalVariable(name: "size", scope: !345, file: !10, line: 49, type: !166)
!349 = !DILocation(line: 49, column: 9, scope: !345)
!350 = !DILocation(line: 49, column: 16, scope: !345)
!351 = !DILocation(line: 50, column: 5, scope: !345)
!352 = !DILocation(line: 50, column: 27, scope: !345)
!353 = !DILocation(line: 50, column: 19, scope: !345)
!354 = !DILocation(line: 51, column: 1, scope: !345)
!355 = distinct !DISubprogram(name: "call_print_to_closed", scope: !10, file: !10, line: 53, type: !33, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !213)
!356 = !DILocalVariable(name: "f", scope: !355, file: !10, line: 55, type: !357)
!357 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !358, size: 64)
!358 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !359, line: 7, baseType: !360)
!359 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!360 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !361, line: 49, size: 1728, elements: !362)
!361 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "1bad07471b7974df4ecc1d1c2ca207e6")
!362 = !{!363, !364, !365, !366, !367, !368, !369, !370, !371, !372, !373, !374, !375, !378, !380, !381, !382, !384, !386, !388, !392, !395, !397, !400, !403, !404, !406, !407, !408}
!363 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !360, file: !361, line: 51, baseType: !166, size: 32)
!364 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !360, file: !361, line: 54, baseType: !12, size: 64, offset: 64)
!365 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !360, file: !361, line: 55, baseType: !12, size: 64, offset: 128)
!366 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !360, file: !361, line: 56, baseType: !12, size: 64, offset: 192)
!367 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !360, file: !361, line: 57, baseType: !12, size: 64, offset: 256)
!368 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !360, file: !361, line: 58, baseType: !12, size: 64, offset: 320)
!369 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !360, file: !361, line: 59, baseType: !12, size: 64, offset: 384)
!370 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !360, file: !361, line: 60, baseType: !12, size: 64, offset: 448)
!371 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !360, file: !361, line: 61, baseType: !12, size: 64, offset: 512)
!372 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !360, file: !361, line: 64, baseType: !12, size: 64, offset: 576)
!373 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !360, file: !361, line: 65, baseType: !12, size: 64, offset: 640)
!374 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !360, file: !361, line: 66, baseType: !12, size: 64, offset: 704)
!375 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !360, file: !361, line: 68, baseType: !376, size: 64, offset: 768)
!376 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !377, size: 64)
!377 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !361, line: 36, flags: DIFlagFwdDecl)
!378 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !360, file: !361, line: 70, baseType: !379, size: 64, offset: 832)
!379 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !360, size: 64)
!380 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !360, file: !361, line: 72, baseType: !166, size: 32, offset: 896)
!381 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !360, file: !361, line: 73, baseType: !166, size: 32, offset: 928)
!382 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !360, file: !361, line: 74, baseType: !383, size: 64, offset: 960)
!383 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !21, line: 152, baseType: !14)
!384 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !360, file: !361, line: 77, baseType: !385, size: 16, offset: 1024)
!385 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!386 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !360, file: !361, line: 78, baseType: !387, size: 8, offset: 1040)
!387 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!388 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !360, file: !361, line: 79, baseType: !389, size: 8, offset: 1048)
!389 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8, elements: !390)
!390 = !{!391}
!391 = !DISubrange(count: 1)
!392 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !360, file: !361, line: 81, baseType: !393, size: 64, offset: 1088)
!393 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !394, size: 64)
!394 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !361, line: 43, baseType: null)
!395 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !360, file: !361, line: 89, baseType: !396, size: 64, offset: 1152)
!396 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !21, line: 153, baseType: !14)
!397 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !360, file: !361, line: 91, baseType: !398, size: 64, offset: 1216)
!398 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !399, size: 64)
!399 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !361, line: 37, flags: DIFlagFwdDecl)
!400 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !360, file: !361, line: 92, baseType: !401, size: 64, offset: 1280)
!401 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !402, size: 64)
!402 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !361, line: 38, flags: DIFlagFwdDecl)
!403 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !360, file: !361, line: 93, baseType: !379, size: 64, offset: 1344)
!404 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !360, file: !361, line: 94, baseType: !405, size: 64, offset: 1408)
!405 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!406 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !360, file: !361, line: 95, baseType: !15, size: 64, offset: 1472)
!407 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !360, file: !361, line: 96, baseType: !166, size: 32, offset: 1536)
!408 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !360, file: !361, line: 98, baseType: !131, size: 160, offset: 1568)
!409 = !DILocation(line: 55, column: 11, scope: !355)
!410 = !DILocation(line: 55, column: 15, scope: !355)
!411 = !DILocation(line: 56, column: 10, scope: !412)
!412 = distinct !DILexicalBlock(scope: !355, file: !10, line: 56, column: 9)
!413 = !DILocation(line: 56, column: 9, scope: !355)
!414 = !DILocation(line: 57, column: 9, scope: !412)
!415 = !DILocation(line: 58, column: 9, scope: !416)
!416 = distinct !DILexicalBlock(scope: !355, file: !10, line: 58, column: 9)
!417 = !DILocation(line: 58, column: 9, scope: !355)
!418 = !DILocation(line: 59, column: 16, scope: !416)
!419 = !DILocation(line: 59, column: 9, scope: !416)
!420 = !DILocation(line: 60, column: 13, scope: !355)
!421 = !DILocation(line: 60, column: 5, scope: !355)
!422 = !DILocation(line: 61, column: 10, scope: !423)
!423 = distinct !DILexicalBlock(scope: !355, file: !10, line: 61, column: 9)
!424 = !DILocation(line: 61, column: 9, scope: !355)
!425 = !DILocation(line: 62, column: 16, scope: !423)
!426 = !DILocation(line: 62, column: 9, scope: !423)
!427 = !DILocation(line: 63, column: 1, scope: !355)
!428 = distinct !DISubprogram(name: "call_read_from_closed", scope: !10, file: !10, line: 65, type: !33, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !213)
!429 = !DILocalVariable(name: "f", scope: !428, file: !10, line: 67, type: !357)
!430 = !DILocation(line: 67, column: 11, scope: !428)
!431 = !DILocation(line: 67, column: 15, scope: !428)
!432 = !DILocation(line: 68, column: 10, scope: !433)
!433 = distinct !DILexicalBlock(scope: !428, file: !10, line: 68, column: 9)
!434 = !DILocation(line: 68, column: 9, scope: !428)
!435 = !DILocation(line: 69, column: 9, scope: !433)
!436 = !DILocation(line: 70, column: 9, scope: !437)
!437 = distinct !DILexicalBlock(scope: !428, file: !10, line: 70, column: 9)
!438 = !DILocation(line: 70, column: 9, scope: !428)
!439 = !DILocation(line: 71, column: 16, scope: !437)
!440 = !DILocation(line: 71, column: 9, scope: !437)
!441 = !DILocation(line: 72, column: 15, scope: !442)
!442 = distinct !DILexicalBlock(scope: !428, file: !10, line: 72, column: 9)
!443 = !DILocation(line: 72, column: 9, scope: !442)
!444 = !DILocation(line: 72, column: 18, scope: !442)
!445 = !DILocation(line: 72, column: 9, scope: !428)
!446 = !DILocation(line: 73, column: 9, scope: !442)
!447 = !DILocation(line: 74, column: 10, scope: !448)
!448 = distinct !DILexicalBlock(scope: !428, file: !10, line: 74, column: 9)
!449 = !DILocation(line: 74, column: 9, scope: !428)
!450 = !DILocation(line: 75, column: 16, scope: !448)
!451 = !DILocation(line: 75, column: 9, scope: !448)
!452 = !DILocation(line: 76, column: 1, scope: !428)
!453 = distinct !DISubprogram(name: "call_stream_is_null", scope: !10, file: !10, line: 78, type: !33, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !213)
!454 = !DILocalVariable(name: "f", scope: !453, file: !10, line: 80, type: !357)
!455 = !DILocation(line: 80, column: 11, scope: !453)
!456 = !DILocation(line: 80, column: 21, scope: !453)
!457 = !DILocation(line: 80, column: 15, scope: !453)
!458 = !DILocation(line: 81, column: 19, scope: !453)
!459 = !DILocation(line: 81, column: 5, scope: !453)
!460 = !DILocation(line: 82, column: 10, scope: !461)
!461 = distinct !DILexicalBlock(scope: !453, file: !10, line: 82, column: 9)
!462 = !DILocation(line: 82, column: 9, scope: !453)
!463 = !DILocation(line: 83, column: 16, scope: !461)
!464 = !DILocation(line: 83, column: 9, scope: !461)
!465 = !DILocation(line: 84, column: 1, scope: !453)
!466 = distinct !DISubprogram(name: "call_closedir_twice", scope: !10, file: !10, line: 86, type: !33, scopeLine: 87, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !213)
!467 = !DILocalVariable(name: "d", scope: !466, file: !10, line: 88, type: !468)
!468 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !469, size: 64)
!469 = !DIDerivedType(tag: DW_TAG_typedef, name: "DIR", file: !470, line: 127, baseType: !471)
!470 = !DIFile(filename: "/usr/include/dirent.h", directory: "", checksumkind: CSK_MD5, checksum: "83db1c550476db6fa73f15e8fe05fc98")
!471 = !DICompositeType(tag: DW_TAG_structure_type, name: "__dirstream", file: !470, line: 127, flags: DIFlagFwdDecl)
!472 = !DILocation(line: 88, column: 10, scope: !466)
!473 = !DILocation(line: 88, column: 14, scope: !466)
!474 = !DILocation(line: 89, column: 10, scope: !475)
!475 = distinct !DILexicalBlock(scope: !466, file: !10, line: 89, column: 9)
!476 = !DILocation(line: 89, column: 9, scope: !466)
!477 = !DILocation(line: 90, column: 9, scope: !475)
!478 = !DILocation(line: 91, column: 14, scope: !466)
!479 = !DILocation(line: 91, column: 5, scope: !466)
!480 = !DILocation(line: 92, column: 9, scope: !481)
!481 = distinct !DILexicalBlock(scope: !466, file: !10, line: 92, column: 9)
!482 = !DILocation(line: 92, column: 9, scope: !466)
!483 = !DILocation(line: 93, column: 18, scope: !481)
!484 = !DILocation(line: 93, column: 9, scope: !481)
!485 = !DILocation(line: 94, column: 1, scope: !466)
!486 = distinct !DISubprogram(name: "call_unterminated_environment", scope: !10, file: !10, line: 96, type: !33, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !213)
!487 = !DILocalVariable(name: "name", scope: !486, file: !10, line: 98, type: !3)
!488 = !DILocation(line: 98, column: 10, scope: !486)
!489 = !DILocalVariable(name: "good", scope: !486, file: !10, line: 98, type: !143)
!490 = !DILocation(line: 98, column: 42, scope: !486)
!491 = !DILocation(line: 99, column: 16, scope: !492)
!492 = distinct !DILexicalBlock(scope: !486, file: !10, line: 99, column: 9)
!493 = !DILocation(line: 99, column: 22, scope: !492)
!494 = !DILocation(line: 99, column: 29, scope: !492)
!495 = !DILocation(line: 99, column: 9, scope: !492)
!496 = !DILocation(line: 99, column: 9, scope: !486)
!497 = !DILocation(line: 100, column: 9, scope: !492)
!498 = !DILocation(line: 101, column: 1, scope: !486)
!499 = distinct !DISubprogram(name: "call_wide_overrun", scope: !10, file: !10, line: 103, type: !33, scopeLine: 104, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !213)
!500 = !DILocalVariable(name: "to", scope: !499, file: !10, line: 105, type: !501)
!501 = !DICompositeType(tag: DW_TAG_array_type, baseType: !502, size: 128, elements: !5)
!502 = !DIDerivedType(tag: DW_TAG_typedef, name: "wchar_t", file: !503, line: 24, baseType: !166)
!503 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stddef_wchar_t.h", directory: "", checksumkind: CSK_MD5, checksum: "1bf0c51e90dd5eb05cdcc01afdea587a")
!504 = !DILocation(line: 105, column: 13, scope: !499)
!505 = !DILocation(line: 106, column: 12, scope: !499)
!506 = !DILocation(line: 106, column: 16, scope: !499)
!507 = !DILocation(line: 106, column: 5, scope: !499)
!508 = !DILocation(line: 107, column: 1, scope: !499)
!509 = distinct !DISubprogram(name: "call_conversion_overrun", scope: !10, file: !10, line: 109, type: !33, scopeLine: 110, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !213)
!510 = !DILocalVariable(name: "to", scope: !509, file: !10, line: 111, type: !501)
!511 = !DILocation(line: 111, column: 13, scope: !509)
!512 = !DILocation(line: 112, column: 14, scope: !509)
!513 = !DILocation(line: 112, column: 27, scope: !509)
!514 = !DILocation(line: 112, column: 5, scope: !509)
!515 = !DILocation(line: 113, column: 1, scope: !509)
!516 = distinct !DISubprogram(name: "call_date_of_null", scope: !10, file: !10, line: 115, type: !33, scopeLine: 116, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !213)
!517 = !DILocalVariable(name: "far", scope: !516, file: !10, line: 117, type: !18)
!518 = !DILocation(line: 117, column: 12, scope: !516)
!519 = !DILocation(line: 117, column: 18, scope: !516)
!520 = !DILocalVariable(name: "when", scope: !516, file: !10, line: 118, type: !521)
!521 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !522, size: 64)
!522 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "tm", file: !523, line: 7, size: 448, elements: !524)
!523 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_tm.h", directory: "", checksumkind: CSK_MD5, checksum: "9e5545b565ef031c4cd0faf90b69386f")
!524 = !{!525, !526, !527, !528, !529, !530, !531, !532, !533, !534, !535}
!525 = !DIDerivedType(tag: DW_TAG_member, name: "tm_sec", scope: !522, file: !523, line: 9, baseType: !166, size: 32)
!526 = !DIDerivedType(tag: DW_TAG_member, name: "tm_min", scope: !522, file: !523, line: 10, baseType: !166, size: 32, offset: 32)
!527 = !DIDerivedType(tag: DW_TAG_member, name: "tm_hour", scope: !522, file: !523, line: 11, baseType: !166, size: 32, offset: 64)
!528 = !DIDerivedType(tag: DW_TAG_member, name: "tm_mday", scope: !522, file: !523, line: 12, baseType: !166, size: 32, offset: 96)
!529 = !DIDerivedType(tag: DW_TAG_member, name: "tm_mon", scope: !522, file: !523, line: 13, baseType: !166, size: 32, offset: 128)
!530 = !DIDerivedType(tag: DW_TAG_member, name: "tm_year", scope: !522, file: !523, line: 14, baseType: !166, size: 32, offset: 160)
!531 = !DIDerivedType(tag: DW_TAG_member, name: "tm_wday", scope: !522, file: !523, line: 15, baseType: !166, size: 32, offset: 192)
!532 = !DIDerivedType(tag: DW_TAG_member, name: "tm_yday", scope: !522, file: !523, line: 16, baseType: !166, size: 32, offset: 224)
!533 = !DIDerivedType(tag: DW_TAG_member, name: "tm_isdst", scope: !522, file: !523, line: 17, baseType: !166, size: 32, offset: 256)
!534 = !DIDerivedType(tag: DW_TAG_member, name: "tm_gmtoff", scope: !522, file: !523, line: 20, baseType: !14, size: 64, offset: 320)
!535 = !DIDerivedType(tag: DW_TAG_member, name: "tm_zone", scope: !522, file: !523, line: 21, baseType: !22, size: 64, offset: 384)
!536 = !DILocation(line: 118, column: 16, scope: !516)
!537 = !DILocation(line: 118, column: 23, scope: !516)
!538 = !DILocalVariable(name: "text", scope: !516, file: !10, line: 119, type: !539)
!539 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 320, elements: !540)
!540 = !{!541}
!541 = !DISubrange(count: 40)
!542 = !DILocation(line: 119, column: 10, scope: !516)
!543 = !DILocation(line: 120, column: 14, scope: !516)
!544 = !DILocation(line: 120, column: 39, scope: !516)
!545 = !DILocation(line: 120, column: 5, scope: !516)
!546 = !DILocation(line: 121, column: 1, scope: !516)
!547 = distinct !DISubprogram(name: "call_read_into_small", scope: !10, file: !10, line: 123, type: !33, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !213)
!548 = !DILocalVariable(name: "small", scope: !547, file: !10, line: 125, type: !3)
!549 = !DILocation(line: 125, column: 10, scope: !547)
!550 = !DILocation(line: 126, column: 17, scope: !551)
!551 = distinct !DILexicalBlock(scope: !547, file: !10, line: 126, column: 9)
!552 = !DILocation(line: 126, column: 24, scope: !551)
!553 = !DILocation(line: 126, column: 9, scope: !551)
!554 = !DILocation(line: 126, column: 48, scope: !551)
!555 = !DILocation(line: 126, column: 9, scope: !547)
!556 = !DILocation(line: 127, column: 9, scope: !551)
!557 = !DILocation(line: 128, column: 1, scope: !547)
!558 = distinct !DISubprogram(name: "call_write_from_small", scope: !10, file: !10, line: 130, type: !33, scopeLine: 131, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !213)
!559 = !DILocalVariable(name: "small", scope: !558, file: !10, line: 132, type: !3)
!560 = !DILocation(line: 132, column: 10, scope: !558)
!561 = !DILocation(line: 133, column: 18, scope: !562)
!562 = distinct !DILexicalBlock(scope: !558, file: !10, line: 133, column: 9)
!563 = !DILocation(line: 133, column: 25, scope: !562)
!564 = !DILocation(line: 133, column: 9, scope: !562)
!565 = !DILocation(line: 133, column: 49, scope: !562)
!566 = !DILocation(line: 133, column: 9, scope: !558)
!567 = !DILocation(line: 134, column: 9, scope: !562)
!568 = !DILocation(line: 135, column: 1, scope: !558)
!569 = distinct !DISubprogram(name: "call_search_beyond", scope: !10, file: !10, line: 142, type: !33, scopeLine: 143, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !213)
!570 = !DILocalVariable(name: "sorted", scope: !569, file: !10, line: 144, type: !3)
!571 = !DILocation(line: 144, column: 10, scope: !569)
!572 = !DILocalVariable(name: "key", scope: !569, file: !10, line: 144, type: !4)
!573 = !DILocation(line: 144, column: 44, scope: !569)
!574 = !DILocalVariable(name: "count", scope: !569, file: !10, line: 145, type: !15)
!575 = !DILocation(line: 145, column: 12, scope: !569)
!576 = !DILocation(line: 145, column: 20, scope: !569)
!577 = !DILocation(line: 146, column: 21, scope: !578)
!578 = distinct !DILexicalBlock(scope: !569, file: !10, line: 146, column: 9)
!579 = !DILocation(line: 146, column: 9, scope: !578)
!580 = !DILocation(line: 146, column: 9, scope: !569)
!581 = !DILocation(line: 147, column: 9, scope: !578)
!582 = !DILocation(line: 148, column: 1, scope: !569)
!583 = distinct !DISubprogram(name: "by_character", scope: !10, file: !10, line: 137, type: !584, scopeLine: 138, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !213)
!584 = !DISubroutineType(types: !585)
!585 = !{!166, !586, !586}
!586 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !587, size: 64)
!587 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!588 = !DILocalVariable(name: "a", arg: 1, scope: !583, file: !10, line: 137, type: !586)
!589 = !DILocation(line: 137, column: 37, scope: !583)
!590 = !DILocalVariable(name: "b", arg: 2, scope: !583, file: !10, line: 137, type: !586)
!591 = !DILocation(line: 137, column: 52, scope: !583)
!592 = !DILocation(line: 139, column: 27, scope: !583)
!593 = !DILocation(line: 139, column: 12, scope: !583)
!594 = !DILocation(line: 139, column: 46, scope: !583)
!595 = !DILocation(line: 139, column: 31, scope: !583)
!596 = !DILocation(line: 139, column: 29, scope: !583)
!597 = !DILocation(line: 139, column: 5, scope: !583)
!598 = distinct !DISubprogram(name: "call_strtol_unterminated", scope: !10, file: !10, line: 150, type: !33, scopeLine: 151, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !213)
!599 = !DILocalVariable(name: "digits", scope: !598, file: !10, line: 152, type: !71)
!600 = !DILocation(line: 152, column: 10, scope: !598)
!601 = !DILocalVariable(name: "good", scope: !598, file: !10, line: 152, type: !3)
!602 = !DILocation(line: 152, column: 39, scope: !598)
!603 = !DILocation(line: 153, column: 16, scope: !604)
!604 = distinct !DILexicalBlock(scope: !598, file: !10, line: 153, column: 9)
!605 = !DILocation(line: 153, column: 22, scope: !604)
!606 = !DILocation(line: 153, column: 31, scope: !604)
!607 = !DILocation(line: 153, column: 9, scope: !604)
!608 = !DILocation(line: 153, column: 44, scope: !604)
!609 = !DILocation(line: 153, column: 9, scope: !598)
!610 = !DILocation(line: 154, column: 9, scope: !604)
!611 = !DILocation(line: 155, column: 1, scope: !598)
