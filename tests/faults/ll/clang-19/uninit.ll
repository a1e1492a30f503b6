; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -g tests/faults/uninit.c
; ModuleID = 'tests/faults/uninit.c'
source_filename = "tests/faults/uninit.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.fault_case = type { ptr, ptr, ptr }
%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }
%struct.bits = type { i8 }
%struct.padded = type { i8, i32, i16 }
%struct.flags = type { i64 }
%struct.large = type { i8, [40 x i8], [3 x i8] }
%union.anon = type { i32 }

@.str = private unnamed_addr constant [4 x i8] c"bad\00", align 1, !dbg !0
@bad = internal global i32 0, align 4, !dbg !7
@all_cases = internal global ptr null, align 8, !dbg !27
@entry_uninit_local = internal global %struct.fault_case { ptr @.str.1, ptr @uninit_local, ptr null }, align 8, !dbg !43
@entry_uninit_surplus = internal global %struct.fault_case { ptr @.str.2, ptr @uninit_surplus, ptr null }, align 8, !dbg !53
@entry_uninit_heap = internal global %struct.fault_case { ptr @.str.6, ptr @uninit_heap, ptr null }, align 8, !dbg !75
@entry_uninit_realloc = internal global %struct.fault_case { ptr @.str.7, ptr @uninit_realloc, ptr null }, align 8, !dbg !79
@entry_uninit_index = internal global %struct.fault_case { ptr @.str.8, ptr @uninit_index, ptr null }, align 8, !dbg !83
@entry_uninit_pointer = internal global %struct.fault_case { ptr @.str.9, ptr @uninit_pointer, ptr null }, align 8, !dbg !90
@entry_uninit_argument = internal global %struct.fault_case { ptr @.str.10, ptr @uninit_argument, ptr null }, align 8, !dbg !97
@entry_uninit_string = internal global %struct.fault_case { ptr @.str.12, ptr @uninit_string, ptr null }, align 8, !dbg !106
@entry_uninit_divisor = internal global %struct.fault_case { ptr @.str.13, ptr @uninit_divisor, ptr null }, align 8, !dbg !110
@entry_uninit_switch = internal global %struct.fault_case { ptr @.str.14, ptr @uninit_switch, ptr null }, align 8, !dbg !114
@entry_uninit_call = internal global %struct.fault_case { ptr @.str.15, ptr @uninit_call, ptr null }, align 8, !dbg !118
@entry_uninit_through_structs = internal global %struct.fault_case { ptr @.str.16, ptr @uninit_through_structs, ptr null }, align 8, !dbg !125
@entry_uninit_bit_fields = internal global %struct.fault_case { ptr @.str.17, ptr @uninit_bit_fields, ptr null }, align 8, !dbg !132
@entry_uninit_by_value = internal global %struct.fault_case { ptr @.str.18, ptr @uninit_by_value, ptr null }, align 8, !dbg !136
@entry_uninit_union = internal global %struct.fault_case { ptr @.str.19, ptr @uninit_union, ptr null }, align 8, !dbg !140
@entry_uninit_masked = internal global %struct.fault_case { ptr @.str.20, ptr @uninit_masked, ptr null }, align 8, !dbg !144
@entry_uninit_not_chosen = internal global %struct.fault_case { ptr @.str.21, ptr @uninit_not_chosen, ptr null }, align 8, !dbg !148
@entry_uninit_copied_bytes = internal global %struct.fault_case { ptr @.str.22, ptr @uninit_copied_bytes, ptr null }, align 8, !dbg !155
@entry_uninit_sorted = internal global %struct.fault_case { ptr @.str.23, ptr @uninit_sorted, ptr null }, align 8, !dbg !159
@entry_uninit_float = internal global %struct.fault_case { ptr @.str.24, ptr @uninit_float, ptr null }, align 8, !dbg !163
@entry_uninit_bits_copied = internal global %struct.fault_case { ptr @.str.25, ptr @uninit_bits_copied, ptr null }, align 8, !dbg !170
@entry_uninit_bits_symbolic = internal global %struct.fault_case { ptr @.str.26, ptr @uninit_bits_symbolic, ptr null }, align 8, !dbg !177
@entry_uninit_bits_of_old = internal global %struct.fault_case { ptr @.str.28, ptr @uninit_bits_of_old, ptr null }, align 8, !dbg !183
@entry_uninit_bits_before_jump = internal global %struct.fault_case { ptr @.str.29, ptr @uninit_bits_before_jump, ptr null }, align 8, !dbg !190
@entry_uninit_bits_of_old_array = internal global %struct.fault_case { ptr @.str.30, ptr @uninit_bits_of_old_array, ptr null }, align 8, !dbg !230
@.str.1 = private unnamed_addr constant [13 x i8] c"uninit_local\00", align 1, !dbg !38
@sink = internal global i32 0, align 4, !dbg !45
@.str.2 = private unnamed_addr constant [15 x i8] c"uninit_surplus\00", align 1, !dbg !48
@.str.3 = private unnamed_addr constant [5 x i8] c"%d%%\00", align 1, !dbg !55
@.str.4 = private unnamed_addr constant [6 x i8] c"%d %d\00", align 1, !dbg !60
@.str.5 = private unnamed_addr constant [3 x i8] c"%d\00", align 1, !dbg !65
@.str.6 = private unnamed_addr constant [12 x i8] c"uninit_heap\00", align 1, !dbg !70
@.str.7 = private unnamed_addr constant [15 x i8] c"uninit_realloc\00", align 1, !dbg !77
@.str.8 = private unnamed_addr constant [13 x i8] c"uninit_index\00", align 1, !dbg !81
@table = internal global [4 x i32] zeroinitializer, align 16, !dbg !85
@.str.9 = private unnamed_addr constant [15 x i8] c"uninit_pointer\00", align 1, !dbg !88
@.str.10 = private unnamed_addr constant [16 x i8] c"uninit_argument\00", align 1, !dbg !92
@.str.11 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !99
@.str.12 = private unnamed_addr constant [14 x i8] c"uninit_string\00", align 1, !dbg !101
@.str.13 = private unnamed_addr constant [15 x i8] c"uninit_divisor\00", align 1, !dbg !108
@.str.14 = private unnamed_addr constant [14 x i8] c"uninit_switch\00", align 1, !dbg !112
@.str.15 = private unnamed_addr constant [12 x i8] c"uninit_call\00", align 1, !dbg !116
@.str.16 = private unnamed_addr constant [23 x i8] c"uninit_through_structs\00", align 1, !dbg !120
@.str.17 = private unnamed_addr constant [18 x i8] c"uninit_bit_fields\00", align 1, !dbg !127
@.str.18 = private unnamed_addr constant [16 x i8] c"uninit_by_value\00", align 1, !dbg !134
@.str.19 = private unnamed_addr constant [13 x i8] c"uninit_union\00", align 1, !dbg !138
@.str.20 = private unnamed_addr constant [14 x i8] c"uninit_masked\00", align 1, !dbg !142
@.str.21 = private unnamed_addr constant [18 x i8] c"uninit_not_chosen\00", align 1, !dbg !146
@.str.22 = private unnamed_addr constant [20 x i8] c"uninit_copied_bytes\00", align 1, !dbg !150
@.str.23 = private unnamed_addr constant [14 x i8] c"uninit_sorted\00", align 1, !dbg !157
@__const.uninit_sorted.a = private unnamed_addr constant [4 x i32] [i32 3, i32 1, i32 2, i32 4], align 16
@.str.24 = private unnamed_addr constant [13 x i8] c"uninit_float\00", align 1, !dbg !161
@.str.25 = private unnamed_addr constant [19 x i8] c"uninit_bits_copied\00", align 1, !dbg !165
@.str.26 = private unnamed_addr constant [21 x i8] c"uninit_bits_symbolic\00", align 1, !dbg !172
@.str.27 = private unnamed_addr constant [6 x i8] c"value\00", align 1, !dbg !179
@.str.28 = private unnamed_addr constant [19 x i8] c"uninit_bits_of_old\00", align 1, !dbg !181
@.str.29 = private unnamed_addr constant [24 x i8] c"uninit_bits_before_jump\00", align 1, !dbg !185
@outside = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16, !dbg !192
@whole = internal global %struct.bits { i8 9 }, align 1, !dbg !218
@.str.30 = private unnamed_addr constant [25 x i8] c"uninit_bits_of_old_array\00", align 1, !dbg !225
@llvm.global_ctors = appending global [25 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @add_uninit_local, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_surplus, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_heap, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_realloc, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_index, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_pointer, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_argument, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_string, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_divisor, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_switch, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_call, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_through_structs, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_bit_fields, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_by_value, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_union, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_masked, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_not_chosen, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_copied_bytes, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_sorted, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_float, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_bits_copied, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_bits_symbolic, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_bits_of_old, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_bits_before_jump, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_bits_of_old_array, ptr null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !240 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !244, !DIExpression(), !245)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !246, !DIExpression(), !247)
  %7 = load i32, ptr %4, align 4, !dbg !248
  %8 = icmp sgt i32 %7, 2, !dbg !249
  br i1 %8, label %9, label %15, !dbg !250

9:                                                ; preds = %2
  %10 = load ptr, ptr %5, align 8, !dbg !251
  %11 = getelementptr inbounds ptr, ptr %10, i64 2, !dbg !251
  %12 = load ptr, ptr %11, align 8, !dbg !251
  %13 = call i32 @strcmp(ptr noundef %12, ptr noundef @.str) #11, !dbg !252
  %14 = icmp eq i32 %13, 0, !dbg !253
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !254
  %17 = zext i1 %16 to i32, !dbg !250
  store i32 %17, ptr @bad, align 4, !dbg !255
    #dbg_declare(ptr %6, !256, !DIExpression(), !258)
  %18 = load ptr, ptr @all_cases, align 8, !dbg !259
  store ptr %18, ptr %6, align 8, !dbg !258
  br label %19, !dbg !260

19:                                               ; preds = %39, %15
  %20 = load ptr, ptr %6, align 8, !dbg !261
  %21 = icmp ne ptr %20, null, !dbg !263
  br i1 %21, label %22, label %43, !dbg !263

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4, !dbg !264
  %24 = icmp sgt i32 %23, 1, !dbg !266
  br i1 %24, label %25, label %38, !dbg !267

25:                                               ; preds = %22
  %26 = load ptr, ptr %5, align 8, !dbg !268
  %27 = getelementptr inbounds ptr, ptr %26, i64 1, !dbg !268
  %28 = load ptr, ptr %27, align 8, !dbg !268
  %29 = load ptr, ptr %6, align 8, !dbg !269
  %30 = getelementptr inbounds %struct.fault_case, ptr %29, i32 0, i32 0, !dbg !270
  %31 = load ptr, ptr %30, align 8, !dbg !270
  %32 = call i32 @strcmp(ptr noundef %28, ptr noundef %31) #11, !dbg !271
  %33 = icmp eq i32 %32, 0, !dbg !272
  br i1 %33, label %34, label %38, !dbg !273

34:                                               ; preds = %25
  %35 = load ptr, ptr %6, align 8, !dbg !274
  %36 = getelementptr inbounds %struct.fault_case, ptr %35, i32 0, i32 1, !dbg !276
  %37 = load ptr, ptr %36, align 8, !dbg !276
  call void %37(), !dbg !274
  store i32 0, ptr %3, align 4, !dbg !277
  br label %44, !dbg !277

38:                                               ; preds = %25, %22
  br label %39, !dbg !278

39:                                               ; preds = %38
  %40 = load ptr, ptr %6, align 8, !dbg !279
  %41 = getelementptr inbounds %struct.fault_case, ptr %40, i32 0, i32 2, !dbg !280
  %42 = load ptr, ptr %41, align 8, !dbg !280
  store ptr %42, ptr %6, align 8, !dbg !281
  br label %19, !dbg !282, !llvm.loop !283

43:                                               ; preds = %19
  store i32 99, ptr %3, align 4, !dbg !286
  br label %44, !dbg !286

44:                                               ; preds = %43, %34
  %45 = load i32, ptr %3, align 4, !dbg !287
  ret i32 %45, !dbg !287
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_local() #0 !dbg !288 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !289
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_local, i32 0, i32 2), align 8, !dbg !289
  store ptr @entry_uninit_local, ptr @all_cases, align 8, !dbg !289
  ret void, !dbg !289
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_surplus() #0 !dbg !290 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !291
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_surplus, i32 0, i32 2), align 8, !dbg !291
  store ptr @entry_uninit_surplus, ptr @all_cases, align 8, !dbg !291
  ret void, !dbg !291
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_heap() #0 !dbg !292 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !293
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_heap, i32 0, i32 2), align 8, !dbg !293
  store ptr @entry_uninit_heap, ptr @all_cases, align 8, !dbg !293
  ret void, !dbg !293
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_realloc() #0 !dbg !294 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !295
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_realloc, i32 0, i32 2), align 8, !dbg !295
  store ptr @entry_uninit_realloc, ptr @all_cases, align 8, !dbg !295
  ret void, !dbg !295
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_index() #0 !dbg !296 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !297
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_index, i32 0, i32 2), align 8, !dbg !297
  store ptr @entry_uninit_index, ptr @all_cases, align 8, !dbg !297
  ret void, !dbg !297
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_pointer() #0 !dbg !298 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !299
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_pointer, i32 0, i32 2), align 8, !dbg !299
  store ptr @entry_uninit_pointer, ptr @all_cases, align 8, !dbg !299
  ret void, !dbg !299
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_argument() #0 !dbg !300 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !301
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_argument, i32 0, i32 2), align 8, !dbg !301
  store ptr @entry_uninit_argument, ptr @all_cases, align 8, !dbg !301
  ret void, !dbg !301
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_string() #0 !dbg !302 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !303
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_string, i32 0, i32 2), align 8, !dbg !303
  store ptr @entry_uninit_string, ptr @all_cases, align 8, !dbg !303
  ret void, !dbg !303
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_divisor() #0 !dbg !304 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !305
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_divisor, i32 0, i32 2), align 8, !dbg !305
  store ptr @entry_uninit_divisor, ptr @all_cases, align 8, !dbg !305
  ret void, !dbg !305
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_switch() #0 !dbg !306 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !307
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_switch, i32 0, i32 2), align 8, !dbg !307
  store ptr @entry_uninit_switch, ptr @all_cases, align 8, !dbg !307
  ret void, !dbg !307
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_call() #0 !dbg !308 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !309
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_call, i32 0, i32 2), align 8, !dbg !309
  store ptr @entry_uninit_call, ptr @all_cases, align 8, !dbg !309
  ret void, !dbg !309
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_through_structs() #0 !dbg !310 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !311
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_through_structs, i32 0, i32 2), align 8, !dbg !311
  store ptr @entry_uninit_through_structs, ptr @all_cases, align 8, !dbg !311
  ret void, !dbg !311
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_bit_fields() #0 !dbg !312 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !313
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_bit_fields, i32 0, i32 2), align 8, !dbg !313
  store ptr @entry_uninit_bit_fields, ptr @all_cases, align 8, !dbg !313
  ret void, !dbg !313
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_by_value() #0 !dbg !314 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !315
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_by_value, i32 0, i32 2), align 8, !dbg !315
  store ptr @entry_uninit_by_value, ptr @all_cases, align 8, !dbg !315
  ret void, !dbg !315
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_union() #0 !dbg !316 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !317
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_union, i32 0, i32 2), align 8, !dbg !317
  store ptr @entry_uninit_union, ptr @all_cases, align 8, !dbg !317
  ret void, !dbg !317
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_masked() #0 !dbg !318 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !319
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_masked, i32 0, i32 2), align 8, !dbg !319
  store ptr @entry_uninit_masked, ptr @all_cases, align 8, !dbg !319
  ret void, !dbg !319
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_not_chosen() #0 !dbg !320 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !321
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_not_chosen, i32 0, i32 2), align 8, !dbg !321
  store ptr @entry_uninit_not_chosen, ptr @all_cases, align 8, !dbg !321
  ret void, !dbg !321
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_copied_bytes() #0 !dbg !322 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !323
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_copied_bytes, i32 0, i32 2), align 8, !dbg !323
  store ptr @entry_uninit_copied_bytes, ptr @all_cases, align 8, !dbg !323
  ret void, !dbg !323
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_sorted() #0 !dbg !324 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !325
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_sorted, i32 0, i32 2), align 8, !dbg !325
  store ptr @entry_uninit_sorted, ptr @all_cases, align 8, !dbg !325
  ret void, !dbg !325
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_float() #0 !dbg !326 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !327
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_float, i32 0, i32 2), align 8, !dbg !327
  store ptr @entry_uninit_float, ptr @all_cases, align 8, !dbg !327
  ret void, !dbg !327
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_bits_copied() #0 !dbg !328 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !329
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_bits_copied, i32 0, i32 2), align 8, !dbg !329
  store ptr @entry_uninit_bits_copied, ptr @all_cases, align 8, !dbg !329
  ret void, !dbg !329
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_bits_symbolic() #0 !dbg !330 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !331
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_bits_symbolic, i32 0, i32 2), align 8, !dbg !331
  store ptr @entry_uninit_bits_symbolic, ptr @all_cases, align 8, !dbg !331
  ret void, !dbg !331
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_bits_of_old() #0 !dbg !332 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !333
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_bits_of_old, i32 0, i32 2), align 8, !dbg !333
  store ptr @entry_uninit_bits_of_old, ptr @all_cases, align 8, !dbg !333
  ret void, !dbg !333
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_bits_before_jump() #0 !dbg !334 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !335
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_bits_before_jump, i32 0, i32 2), align 8, !dbg !335
  store ptr @entry_uninit_bits_before_jump, ptr @all_cases, align 8, !dbg !335
  ret void, !dbg !335
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_bits_of_old_array() #0 !dbg !336 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !337
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_bits_of_old_array, i32 0, i32 2), align 8, !dbg !337
  store ptr @entry_uninit_bits_of_old_array, ptr @all_cases, align 8, !dbg !337
  ret void, !dbg !337
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_local() #0 !dbg !338 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !339, !DIExpression(), !340)
  %2 = load i32, ptr @bad, align 4, !dbg !341
  %3 = icmp ne i32 %2, 0, !dbg !341
  br i1 %3, label %5, label %4, !dbg !343

4:                                                ; preds = %0
  store i32 0, ptr %1, align 4, !dbg !344
  br label %5, !dbg !345

5:                                                ; preds = %4, %0
  %6 = load i32, ptr %1, align 4, !dbg !346
  %7 = icmp ne i32 %6, 0, !dbg !346
  br i1 %7, label %8, label %9, !dbg !348

8:                                                ; preds = %5
  store volatile i32 1, ptr @sink, align 4, !dbg !349
  br label %9, !dbg !350

9:                                                ; preds = %8, %5
  ret void, !dbg !351
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_surplus() #0 !dbg !352 {
  %1 = alloca [40 x i8], align 16
  %2 = alloca [2 x i32], align 4
    #dbg_declare(ptr %1, !353, !DIExpression(), !357)
    #dbg_declare(ptr %2, !358, !DIExpression(), !362)
  %3 = getelementptr inbounds [2 x i32], ptr %2, i64 0, i64 0, !dbg !363
  store i32 1, ptr %3, align 4, !dbg !364
  %4 = getelementptr inbounds [40 x i8], ptr %1, i64 0, i64 0, !dbg !365
  %5 = getelementptr inbounds [2 x i32], ptr %2, i64 0, i64 0, !dbg !366
  %6 = load i32, ptr %5, align 4, !dbg !366
  %7 = getelementptr inbounds [2 x i32], ptr %2, i64 0, i64 1, !dbg !367
  %8 = load i32, ptr %7, align 4, !dbg !367
  %9 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %4, i64 noundef 40, ptr noundef @.str.3, i32 noundef %6, i32 noundef %8) #12, !dbg !368
  store volatile i32 %9, ptr @sink, align 4, !dbg !369
  %10 = getelementptr inbounds [40 x i8], ptr %1, i64 0, i64 0, !dbg !370
  %11 = load i32, ptr @bad, align 4, !dbg !371
  %12 = icmp ne i32 %11, 0, !dbg !371
  %13 = zext i1 %12 to i64, !dbg !371
  %14 = select i1 %12, ptr @.str.4, ptr @.str.5, !dbg !371
  %15 = getelementptr inbounds [2 x i32], ptr %2, i64 0, i64 0, !dbg !372
  %16 = load i32, ptr %15, align 4, !dbg !372
  %17 = getelementptr inbounds [2 x i32], ptr %2, i64 0, i64 1, !dbg !373
  %18 = load i32, ptr %17, align 4, !dbg !373
  %19 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %10, i64 noundef 40, ptr noundef %14, i32 noundef %16, i32 noundef %18) #12, !dbg !374
  %20 = load volatile i32, ptr @sink, align 4, !dbg !375
  %21 = add nsw i32 %20, %19, !dbg !375
  store volatile i32 %21, ptr @sink, align 4, !dbg !375
  ret void, !dbg !376
}

; Function Attrs: nounwind
declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_heap() #0 !dbg !377 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !378, !DIExpression(), !380)
  %2 = call noalias ptr @malloc(i64 noundef 8) #13, !dbg !381
  store ptr %2, ptr %1, align 8, !dbg !380
  %3 = load ptr, ptr %1, align 8, !dbg !382
  %4 = getelementptr inbounds i32, ptr %3, i64 0, !dbg !382
  store i32 1, ptr %4, align 4, !dbg !383
  %5 = load i32, ptr @bad, align 4, !dbg !384
  %6 = icmp ne i32 %5, 0, !dbg !384
  br i1 %6, label %10, label %7, !dbg !386

7:                                                ; preds = %0
  %8 = load ptr, ptr %1, align 8, !dbg !387
  %9 = getelementptr inbounds i32, ptr %8, i64 1, !dbg !387
  store i32 1, ptr %9, align 4, !dbg !388
  br label %10, !dbg !387

10:                                               ; preds = %7, %0
  %11 = load ptr, ptr %1, align 8, !dbg !389
  %12 = getelementptr inbounds i32, ptr %11, i64 0, !dbg !389
  %13 = load i32, ptr %12, align 4, !dbg !389
  %14 = load ptr, ptr %1, align 8, !dbg !391
  %15 = getelementptr inbounds i32, ptr %14, i64 1, !dbg !391
  %16 = load i32, ptr %15, align 4, !dbg !391
  %17 = add nsw i32 %13, %16, !dbg !392
  %18 = icmp sgt i32 %17, 2, !dbg !393
  br i1 %18, label %19, label %20, !dbg !394

19:                                               ; preds = %10
  store volatile i32 1, ptr @sink, align 4, !dbg !395
  br label %20, !dbg !396

20:                                               ; preds = %19, %10
  %21 = load ptr, ptr %1, align 8, !dbg !397
  call void @free(ptr noundef %21) #12, !dbg !398
  ret void, !dbg !399
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #3

; Function Attrs: nounwind
declare void @free(ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_realloc() #0 !dbg !400 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !401, !DIExpression(), !402)
  %2 = call noalias ptr @calloc(i64 noundef 1, i64 noundef 4) #14, !dbg !403
  store ptr %2, ptr %1, align 8, !dbg !402
  %3 = load ptr, ptr %1, align 8, !dbg !404
  %4 = call ptr @realloc(ptr noundef %3, i64 noundef 8) #15, !dbg !405
  store ptr %4, ptr %1, align 8, !dbg !406
  %5 = load ptr, ptr %1, align 8, !dbg !407
  %6 = load i32, ptr @bad, align 4, !dbg !409
  %7 = icmp ne i32 %6, 0, !dbg !409
  %8 = zext i1 %7 to i64, !dbg !409
  %9 = select i1 %7, i32 4, i32 3, !dbg !409
  %10 = sext i32 %9 to i64, !dbg !407
  %11 = getelementptr inbounds i8, ptr %5, i64 %10, !dbg !407
  %12 = load i8, ptr %11, align 1, !dbg !407
  %13 = icmp ne i8 %12, 0, !dbg !407
  br i1 %13, label %14, label %15, !dbg !410

14:                                               ; preds = %0
  store volatile i32 1, ptr @sink, align 4, !dbg !411
  br label %15, !dbg !412

15:                                               ; preds = %14, %0
  %16 = load ptr, ptr %1, align 8, !dbg !413
  call void @free(ptr noundef %16) #12, !dbg !414
  ret void, !dbg !415
}

; Function Attrs: nounwind allocsize(0,1)
declare noalias ptr @calloc(i64 noundef, i64 noundef) #4

; Function Attrs: nounwind allocsize(1)
declare ptr @realloc(ptr noundef, i64 noundef) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_index() #0 !dbg !416 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !417, !DIExpression(), !418)
  %2 = load i32, ptr @bad, align 4, !dbg !419
  %3 = icmp ne i32 %2, 0, !dbg !419
  br i1 %3, label %5, label %4, !dbg !421

4:                                                ; preds = %0
  store i32 2, ptr %1, align 4, !dbg !422
  br label %5, !dbg !423

5:                                                ; preds = %4, %0
  %6 = load i32, ptr %1, align 4, !dbg !424
  %7 = sext i32 %6 to i64, !dbg !425
  %8 = getelementptr inbounds [4 x i32], ptr @table, i64 0, i64 %7, !dbg !425
  %9 = load i32, ptr %8, align 4, !dbg !425
  store volatile i32 %9, ptr @sink, align 4, !dbg !426
  ret void, !dbg !427
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_pointer() #0 !dbg !428 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !429, !DIExpression(), !430)
  %2 = load i32, ptr @bad, align 4, !dbg !431
  %3 = icmp ne i32 %2, 0, !dbg !431
  br i1 %3, label %5, label %4, !dbg !433

4:                                                ; preds = %0
  store ptr @table, ptr %1, align 8, !dbg !434
  br label %5, !dbg !435

5:                                                ; preds = %4, %0
  %6 = load ptr, ptr %1, align 8, !dbg !436
  store i32 1, ptr %6, align 4, !dbg !437
  ret void, !dbg !438
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_argument() #0 !dbg !439 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !440, !DIExpression(), !441)
  %2 = load i32, ptr @bad, align 4, !dbg !442
  %3 = icmp ne i32 %2, 0, !dbg !442
  br i1 %3, label %5, label %4, !dbg !444

4:                                                ; preds = %0
  store i32 1, ptr %1, align 4, !dbg !445
  br label %5, !dbg !446

5:                                                ; preds = %4, %0
  %6 = load i32, ptr %1, align 4, !dbg !447
  %7 = call i32 (ptr, ...) @printf(ptr noundef @.str.11, i32 noundef %6), !dbg !448
  ret void, !dbg !449
}

declare i32 @printf(ptr noundef, ...) #6

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_string() #0 !dbg !450 {
  %1 = alloca [4 x i8], align 1
    #dbg_declare(ptr %1, !451, !DIExpression(), !452)
  %2 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !453
  store i8 97, ptr %2, align 1, !dbg !454
  %3 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 2, !dbg !455
  store i8 0, ptr %3, align 1, !dbg !456
  %4 = load i32, ptr @bad, align 4, !dbg !457
  %5 = icmp ne i32 %4, 0, !dbg !457
  br i1 %5, label %8, label %6, !dbg !459

6:                                                ; preds = %0
  %7 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 1, !dbg !460
  store i8 98, ptr %7, align 1, !dbg !461
  br label %8, !dbg !460

8:                                                ; preds = %6, %0
  %9 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !462
  %10 = call i64 @strlen(ptr noundef %9) #11, !dbg !464
  %11 = icmp ne i64 %10, 2, !dbg !465
  br i1 %11, label %12, label %13, !dbg !466

12:                                               ; preds = %8
  store volatile i32 1, ptr @sink, align 4, !dbg !467
  br label %13, !dbg !468

13:                                               ; preds = %12, %8
  ret void, !dbg !469
}

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_divisor() #0 !dbg !470 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !471, !DIExpression(), !472)
  %2 = load i32, ptr @bad, align 4, !dbg !473
  %3 = icmp ne i32 %2, 0, !dbg !473
  br i1 %3, label %5, label %4, !dbg !475

4:                                                ; preds = %0
  store i32 3, ptr %1, align 4, !dbg !476
  br label %5, !dbg !477

5:                                                ; preds = %4, %0
  %6 = load i32, ptr %1, align 4, !dbg !478
  %7 = or i32 %6, 1, !dbg !479
  %8 = sdiv i32 10, %7, !dbg !480
  store volatile i32 %8, ptr @sink, align 4, !dbg !481
  ret void, !dbg !482
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_switch() #0 !dbg !13 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !483, !DIExpression(), !484)
  %2 = load i32, ptr @bad, align 4, !dbg !485
  %3 = icmp ne i32 %2, 0, !dbg !485
  br i1 %3, label %5, label %4, !dbg !487

4:                                                ; preds = %0
  store i32 0, ptr %1, align 4, !dbg !488
  br label %5, !dbg !489

5:                                                ; preds = %4, %0
  %6 = load i32, ptr %1, align 4, !dbg !490
  switch i32 %6, label %9 [
    i32 0, label %7
    i32 1, label %8
  ], !dbg !491

7:                                                ; preds = %5
  store volatile i32 1, ptr @sink, align 4, !dbg !492
  br label %9, !dbg !494

8:                                                ; preds = %5
  store volatile i32 2, ptr @sink, align 4, !dbg !495
  br label %9, !dbg !496

9:                                                ; preds = %8, %5, %7
  ret void, !dbg !497
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_call() #0 !dbg !498 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !499, !DIExpression(), !504)
  %2 = load i32, ptr @bad, align 4, !dbg !505
  %3 = icmp ne i32 %2, 0, !dbg !505
  br i1 %3, label %5, label %4, !dbg !507

4:                                                ; preds = %0
  store ptr @free, ptr %1, align 8, !dbg !508
  br label %5, !dbg !509

5:                                                ; preds = %4, %0
  %6 = load ptr, ptr %1, align 8, !dbg !510
  call void %6(ptr noundef null), !dbg !510
  ret void, !dbg !511
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_through_structs() #0 !dbg !512 {
  %1 = alloca %struct.padded, align 4
  %2 = alloca { i64, i16 }, align 8
  %3 = alloca %struct.padded, align 4
  %4 = alloca ptr, align 8
  %5 = alloca %struct.padded, align 4
  %6 = alloca { i64, i16 }, align 4
    #dbg_declare(ptr %1, !513, !DIExpression(), !520)
  %7 = call { i64, i16 } @make(), !dbg !521
  store { i64, i16 } %7, ptr %2, align 8, !dbg !521
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %1, ptr align 8 %2, i64 12, i1 false), !dbg !521
    #dbg_declare(ptr %3, !522, !DIExpression(), !523)
    #dbg_declare(ptr %4, !524, !DIExpression(), !526)
  %8 = call noalias ptr @malloc(i64 noundef 12) #13, !dbg !527
  store ptr %8, ptr %4, align 8, !dbg !526
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 %1, i64 12, i1 false), !dbg !528
  %9 = load ptr, ptr %4, align 8, !dbg !529
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %9, ptr align 4 %3, i64 12, i1 false), !dbg !530
    #dbg_declare(ptr %5, !531, !DIExpression(), !532)
  %10 = load ptr, ptr %4, align 8, !dbg !533
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %5, ptr align 4 %10, i64 12, i1 false), !dbg !534
  %11 = load ptr, ptr %4, align 8, !dbg !535
  call void @free(ptr noundef %11) #12, !dbg !536
  %12 = getelementptr inbounds %struct.padded, ptr %5, i32 0, i32 0, !dbg !537
  %13 = load i8, ptr %12, align 4, !dbg !537
  %14 = sext i8 %13 to i32, !dbg !539
  %15 = getelementptr inbounds %struct.padded, ptr %5, i32 0, i32 1, !dbg !540
  %16 = load i32, ptr %15, align 4, !dbg !540
  %17 = add nsw i32 %14, %16, !dbg !541
  %18 = icmp ne i32 %17, 3, !dbg !542
  br i1 %18, label %19, label %20, !dbg !543

19:                                               ; preds = %0
  call void @abort() #16, !dbg !544
  unreachable, !dbg !544

20:                                               ; preds = %0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %6, ptr align 4 %5, i64 12, i1 false), !dbg !545
  %21 = getelementptr inbounds { i64, i16 }, ptr %6, i32 0, i32 0, !dbg !545
  %22 = load i64, ptr %21, align 4, !dbg !545
  %23 = getelementptr inbounds { i64, i16 }, ptr %6, i32 0, i32 1, !dbg !545
  %24 = load i16, ptr %23, align 4, !dbg !545
  %25 = call i32 @sum(i64 %22, i16 %24), !dbg !545
  %26 = icmp ne i32 %25, 6, !dbg !547
  br i1 %26, label %27, label %28, !dbg !548

27:                                               ; preds = %20
  call void @abort() #16, !dbg !549
  unreachable, !dbg !549

28:                                               ; preds = %20
  ret void, !dbg !550
}

; Function Attrs: noinline nounwind optnone uwtable
define internal { i64, i16 } @make() #0 !dbg !551 {
  %1 = alloca %struct.padded, align 4
  %2 = alloca { i64, i16 }, align 8
    #dbg_declare(ptr %1, !554, !DIExpression(), !555)
  %3 = getelementptr inbounds %struct.padded, ptr %1, i32 0, i32 0, !dbg !556
  store i8 1, ptr %3, align 4, !dbg !557
  %4 = getelementptr inbounds %struct.padded, ptr %1, i32 0, i32 1, !dbg !558
  store i32 2, ptr %4, align 4, !dbg !559
  %5 = load i32, ptr @bad, align 4, !dbg !560
  %6 = icmp ne i32 %5, 0, !dbg !560
  br i1 %6, label %9, label %7, !dbg !562

7:                                                ; preds = %0
  %8 = getelementptr inbounds %struct.padded, ptr %1, i32 0, i32 2, !dbg !563
  store i16 3, ptr %8, align 4, !dbg !564
  br label %9, !dbg !565

9:                                                ; preds = %7, %0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 4 %1, i64 12, i1 false), !dbg !566
  %10 = load { i64, i16 }, ptr %2, align 8, !dbg !566
  ret { i64, i16 } %10, !dbg !566
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #7

; Function Attrs: noreturn nounwind
declare void @abort() #8

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @sum(i64 %0, i16 %1) #0 !dbg !567 {
  %3 = alloca %struct.padded, align 4
  %4 = alloca { i64, i16 }, align 4
  %5 = getelementptr inbounds { i64, i16 }, ptr %4, i32 0, i32 0
  store i64 %0, ptr %5, align 4
  %6 = getelementptr inbounds { i64, i16 }, ptr %4, i32 0, i32 1
  store i16 %1, ptr %6, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 %4, i64 12, i1 false)
    #dbg_declare(ptr %3, !570, !DIExpression(), !571)
  %7 = getelementptr inbounds %struct.padded, ptr %3, i32 0, i32 0, !dbg !572
  %8 = load i8, ptr %7, align 4, !dbg !572
  %9 = sext i8 %8 to i32, !dbg !573
  %10 = getelementptr inbounds %struct.padded, ptr %3, i32 0, i32 1, !dbg !574
  %11 = load i32, ptr %10, align 4, !dbg !574
  %12 = add nsw i32 %9, %11, !dbg !575
  %13 = getelementptr inbounds %struct.padded, ptr %3, i32 0, i32 2, !dbg !576
  %14 = load i16, ptr %13, align 4, !dbg !576
  %15 = sext i16 %14 to i32, !dbg !577
  %16 = add nsw i32 %12, %15, !dbg !578
  ret i32 %16, !dbg !579
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_bit_fields() #0 !dbg !580 {
  %1 = alloca %struct.flags, align 8
    #dbg_declare(ptr %1, !581, !DIExpression(), !588)
  %2 = load i64, ptr %1, align 8, !dbg !589
  %3 = and i64 %2, -8, !dbg !589
  %4 = or i64 %3, 5, !dbg !589
  store i64 %4, ptr %1, align 8, !dbg !589
  %5 = load i64, ptr %1, align 8, !dbg !590
  %6 = and i64 %5, -130817, !dbg !590
  %7 = or i64 %6, 76800, !dbg !590
  store i64 %7, ptr %1, align 8, !dbg !590
  %8 = load i64, ptr %1, align 8, !dbg !591
  %9 = and i64 %8, -144115188075724801, !dbg !591
  %10 = or i64 %9, 917504, !dbg !591
  store i64 %10, ptr %1, align 8, !dbg !591
  %11 = load i64, ptr %1, align 8, !dbg !592
  %12 = and i64 %11, 7, !dbg !592
  %13 = trunc i64 %12 to i32, !dbg !592
  %14 = icmp ne i32 %13, 5, !dbg !594
  br i1 %14, label %31, label %15, !dbg !595

15:                                               ; preds = %0
  %16 = load i64, ptr %1, align 8, !dbg !596
  %17 = lshr i64 %16, 8, !dbg !596
  %18 = and i64 %17, 511, !dbg !596
  %19 = trunc i64 %18 to i32, !dbg !596
  %20 = icmp ne i32 %19, 300, !dbg !597
  br i1 %20, label %31, label %21, !dbg !598

21:                                               ; preds = %15
  %22 = load i64, ptr %1, align 8, !dbg !599
  %23 = lshr i64 %22, 17, !dbg !599
  %24 = and i64 %23, 1099511627775, !dbg !599
  %25 = icmp ne i64 %24, 7, !dbg !600
  br i1 %25, label %31, label %26, !dbg !601

26:                                               ; preds = %21
  %27 = getelementptr inbounds %struct.flags, ptr %1, i32 0, i32 0, !dbg !602
  %28 = load i64, ptr %27, align 8, !dbg !602
  %29 = call i32 @flag_sum(i64 %28), !dbg !602
  %30 = icmp ne i32 %29, 305, !dbg !603
  br i1 %30, label %31, label %32, !dbg !604

31:                                               ; preds = %26, %21, %15, %0
  call void @abort() #16, !dbg !605
  unreachable, !dbg !605

32:                                               ; preds = %26
  %33 = load i32, ptr @bad, align 4, !dbg !606
  %34 = icmp ne i32 %33, 0, !dbg !606
  br i1 %34, label %35, label %42, !dbg !608

35:                                               ; preds = %32
  %36 = load i64, ptr %1, align 8, !dbg !609
  %37 = lshr i64 %36, 3, !dbg !609
  %38 = and i64 %37, 31, !dbg !609
  %39 = trunc i64 %38 to i32, !dbg !609
  %40 = icmp ne i32 %39, 0, !dbg !610
  br i1 %40, label %41, label %42, !dbg !611

41:                                               ; preds = %35
  store volatile i32 1, ptr @sink, align 4, !dbg !612
  br label %42, !dbg !613

42:                                               ; preds = %41, %35, %32
  ret void, !dbg !614
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @flag_sum(i64 %0) #0 !dbg !615 {
  %2 = alloca %struct.flags, align 8
  %3 = getelementptr inbounds %struct.flags, ptr %2, i32 0, i32 0
  store i64 %0, ptr %3, align 8
    #dbg_declare(ptr %2, !618, !DIExpression(), !619)
  %4 = load i64, ptr %2, align 8, !dbg !620
  %5 = and i64 %4, 7, !dbg !620
  %6 = trunc i64 %5 to i32, !dbg !620
  %7 = load i64, ptr %2, align 8, !dbg !621
  %8 = lshr i64 %7, 8, !dbg !621
  %9 = and i64 %8, 511, !dbg !621
  %10 = trunc i64 %9 to i32, !dbg !621
  %11 = add nsw i32 %6, %10, !dbg !622
  ret i32 %11, !dbg !623
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_by_value() #0 !dbg !624 {
  %1 = alloca %struct.large, align 8
    #dbg_declare(ptr %1, !625, !DIExpression(), !631)
  %2 = load i8, ptr %1, align 4, !dbg !632
  %3 = and i8 %2, -16, !dbg !632
  %4 = or i8 %3, 3, !dbg !632
  store i8 %4, ptr %1, align 4, !dbg !632
  %5 = call i32 @first_of(ptr noundef byval(%struct.large) align 8 %1), !dbg !633
  %6 = icmp ne i32 %5, 3, !dbg !635
  br i1 %6, label %7, label %8, !dbg !636

7:                                                ; preds = %0
  call void @abort() #16, !dbg !637
  unreachable, !dbg !637

8:                                                ; preds = %0
  %9 = load i32, ptr @bad, align 4, !dbg !638
  %10 = icmp ne i32 %9, 0, !dbg !638
  br i1 %10, label %11, label %17, !dbg !640

11:                                               ; preds = %8
  %12 = load i8, ptr %1, align 4, !dbg !641
  %13 = lshr i8 %12, 4, !dbg !641
  %14 = zext i8 %13 to i32, !dbg !641
  %15 = icmp ne i32 %14, 0, !dbg !642
  br i1 %15, label %16, label %17, !dbg !643

16:                                               ; preds = %11
  store volatile i32 1, ptr @sink, align 4, !dbg !644
  br label %17, !dbg !645

17:                                               ; preds = %16, %11, %8
  ret void, !dbg !646
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @first_of(ptr noundef byval(%struct.large) align 8 %0) #0 !dbg !647 {
    #dbg_declare(ptr %0, !650, !DIExpression(), !651)
  %2 = load i8, ptr %0, align 8, !dbg !652
  %3 = and i8 %2, 15, !dbg !652
  %4 = zext i8 %3 to i32, !dbg !652
  ret i32 %4, !dbg !653
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_union() #0 !dbg !654 {
  %1 = alloca %union.anon, align 4
    #dbg_declare(ptr %1, !655, !DIExpression(), !660)
  store i8 0, ptr %1, align 4, !dbg !661
  %2 = load i8, ptr %1, align 4, !dbg !662
  %3 = icmp ne i8 %2, 0, !dbg !664
  br i1 %3, label %4, label %5, !dbg !665

4:                                                ; preds = %0
  call void @abort() #16, !dbg !666
  unreachable, !dbg !666

5:                                                ; preds = %0
  %6 = load i32, ptr @bad, align 4, !dbg !667
  %7 = icmp ne i32 %6, 0, !dbg !667
  br i1 %7, label %8, label %12, !dbg !669

8:                                                ; preds = %5
  %9 = load i32, ptr %1, align 4, !dbg !670
  %10 = icmp ne i32 %9, 0, !dbg !671
  br i1 %10, label %11, label %12, !dbg !672

11:                                               ; preds = %8
  store volatile i32 1, ptr @sink, align 4, !dbg !673
  br label %12, !dbg !674

12:                                               ; preds = %11, %8, %5
  ret void, !dbg !675
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_masked() #0 !dbg !676 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !677, !DIExpression(), !678)
    #dbg_declare(ptr %2, !679, !DIExpression(), !680)
  store ptr %1, ptr %2, align 8, !dbg !680
  %3 = load ptr, ptr %2, align 8, !dbg !681
  %4 = getelementptr inbounds i8, ptr %3, i64 0, !dbg !681
  store i8 1, ptr %4, align 1, !dbg !682
  %5 = load i32, ptr %1, align 4, !dbg !683
  %6 = and i32 %5, 255, !dbg !685
  %7 = icmp ne i32 %6, 1, !dbg !686
  br i1 %7, label %8, label %9, !dbg !687

8:                                                ; preds = %0
  call void @abort() #16, !dbg !688
  unreachable, !dbg !688

9:                                                ; preds = %0
  %10 = load i32, ptr %1, align 4, !dbg !689
  %11 = load i32, ptr @bad, align 4, !dbg !691
  %12 = icmp ne i32 %11, 0, !dbg !691
  %13 = zext i1 %12 to i64, !dbg !691
  %14 = select i1 %12, i32 511, i32 255, !dbg !691
  %15 = and i32 %10, %14, !dbg !692
  %16 = icmp eq i32 %15, 1, !dbg !693
  br i1 %16, label %17, label %18, !dbg !694

17:                                               ; preds = %9
  store volatile i32 1, ptr @sink, align 4, !dbg !695
  br label %18, !dbg !696

18:                                               ; preds = %17, %9
  ret void, !dbg !697
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_not_chosen() #0 !dbg !698 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !699, !DIExpression(), !700)
  store i32 1, ptr %1, align 4, !dbg !700
    #dbg_declare(ptr %2, !701, !DIExpression(), !702)
  %3 = load i32, ptr @bad, align 4, !dbg !703
  %4 = icmp ne i32 %3, 0, !dbg !705
  %5 = xor i1 %4, true, !dbg !705
  %6 = zext i1 %5 to i32, !dbg !705
  %7 = load i32, ptr %1, align 4, !dbg !706
  %8 = load i32, ptr %2, align 4, !dbg !707
  %9 = call i32 @choose(i32 noundef %6, i32 noundef %7, i32 noundef %8), !dbg !708
  %10 = icmp ne i32 %9, 1, !dbg !709
  br i1 %10, label %11, label %12, !dbg !710

11:                                               ; preds = %0
  call void @abort() #16, !dbg !711
  unreachable, !dbg !711

12:                                               ; preds = %0
  ret void, !dbg !712
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @choose(i32 noundef %0, i32 noundef %1, i32 noundef %2) #0 !dbg !713 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !716, !DIExpression(), !717)
  store i32 %1, ptr %5, align 4
    #dbg_declare(ptr %5, !718, !DIExpression(), !719)
  store i32 %2, ptr %6, align 4
    #dbg_declare(ptr %6, !720, !DIExpression(), !721)
  %7 = load i32, ptr %4, align 4, !dbg !722
  %8 = icmp ne i32 %7, 0, !dbg !722
  br i1 %8, label %9, label %11, !dbg !722

9:                                                ; preds = %3
  %10 = load i32, ptr %5, align 4, !dbg !723
  br label %13, !dbg !722

11:                                               ; preds = %3
  %12 = load i32, ptr %6, align 4, !dbg !724
  br label %13, !dbg !722

13:                                               ; preds = %11, %9
  %14 = phi i32 [ %10, %9 ], [ %12, %11 ], !dbg !722
  ret i32 %14, !dbg !725
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_copied_bytes() #0 !dbg !726 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca [8 x i8], align 1
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
    #dbg_declare(ptr %1, !727, !DIExpression(), !729)
    #dbg_declare(ptr %2, !730, !DIExpression(), !731)
    #dbg_declare(ptr %3, !732, !DIExpression(), !734)
  store i32 0, ptr %3, align 4, !dbg !734
  br label %5, !dbg !735

5:                                                ; preds = %14, %0
  %6 = load i32, ptr %3, align 4, !dbg !736
  %7 = icmp slt i32 %6, 4, !dbg !738
  br i1 %7, label %8, label %17, !dbg !739

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !740
  %10 = trunc i32 %9 to i8, !dbg !741
  %11 = load i32, ptr %3, align 4, !dbg !742
  %12 = sext i32 %11 to i64, !dbg !743
  %13 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 %12, !dbg !743
  store i8 %10, ptr %13, align 1, !dbg !744
  br label %14, !dbg !743

14:                                               ; preds = %8
  %15 = load i32, ptr %3, align 4, !dbg !745
  %16 = add nsw i32 %15, 1, !dbg !745
  store i32 %16, ptr %3, align 4, !dbg !745
  br label %5, !dbg !746, !llvm.loop !747

17:                                               ; preds = %5
    #dbg_declare(ptr %4, !749, !DIExpression(), !751)
  store i32 0, ptr %4, align 4, !dbg !751
  br label %18, !dbg !752

18:                                               ; preds = %29, %17
  %19 = load i32, ptr %4, align 4, !dbg !753
  %20 = icmp slt i32 %19, 8, !dbg !755
  br i1 %20, label %21, label %32, !dbg !756

21:                                               ; preds = %18
  %22 = load i32, ptr %4, align 4, !dbg !757
  %23 = sext i32 %22 to i64, !dbg !758
  %24 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 %23, !dbg !758
  %25 = load i8, ptr %24, align 1, !dbg !758
  %26 = load i32, ptr %4, align 4, !dbg !759
  %27 = sext i32 %26 to i64, !dbg !760
  %28 = getelementptr inbounds [8 x i8], ptr %2, i64 0, i64 %27, !dbg !760
  store i8 %25, ptr %28, align 1, !dbg !761
  br label %29, !dbg !760

29:                                               ; preds = %21
  %30 = load i32, ptr %4, align 4, !dbg !762
  %31 = add nsw i32 %30, 1, !dbg !762
  store i32 %31, ptr %4, align 4, !dbg !762
  br label %18, !dbg !763, !llvm.loop !764

32:                                               ; preds = %18
  %33 = load i32, ptr @bad, align 4, !dbg !766
  %34 = icmp ne i32 %33, 0, !dbg !766
  %35 = zext i1 %34 to i64, !dbg !766
  %36 = select i1 %34, i32 4, i32 3, !dbg !766
  %37 = sext i32 %36 to i64, !dbg !768
  %38 = getelementptr inbounds [8 x i8], ptr %2, i64 0, i64 %37, !dbg !768
  %39 = load i8, ptr %38, align 1, !dbg !768
  %40 = sext i8 %39 to i32, !dbg !768
  %41 = icmp eq i32 %40, 9, !dbg !769
  br i1 %41, label %42, label %43, !dbg !770

42:                                               ; preds = %32
  store volatile i32 1, ptr @sink, align 4, !dbg !771
  br label %43, !dbg !772

43:                                               ; preds = %42, %32
  ret void, !dbg !773
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_sorted() #0 !dbg !774 {
  %1 = alloca [4 x i32], align 16
  %2 = alloca [4 x i32], align 16
    #dbg_declare(ptr %1, !775, !DIExpression(), !776)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %1, ptr align 16 @__const.uninit_sorted.a, i64 16, i1 false), !dbg !776
    #dbg_declare(ptr %2, !777, !DIExpression(), !778)
  %3 = getelementptr inbounds [4 x i32], ptr %2, i64 0, i64 0, !dbg !779
  %4 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 0, !dbg !779
  %5 = load i32, ptr @bad, align 4, !dbg !780
  %6 = icmp ne i32 %5, 0, !dbg !780
  %7 = zext i1 %6 to i64, !dbg !780
  %8 = select i1 %6, i32 3, i32 4, !dbg !780
  %9 = sext i32 %8 to i64, !dbg !781
  %10 = mul i64 %9, 4, !dbg !782
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %3, ptr align 16 %4, i64 %10, i1 false), !dbg !779
  %11 = getelementptr inbounds [4 x i32], ptr %2, i64 0, i64 0, !dbg !783
  call void @qsort(ptr noundef %11, i64 noundef 4, i64 noundef 4, ptr noundef @compare), !dbg !784
  %12 = getelementptr inbounds [4 x i32], ptr %2, i64 0, i64 0, !dbg !785
  %13 = load i32, ptr %12, align 16, !dbg !785
  store volatile i32 %13, ptr @sink, align 4, !dbg !786
  ret void, !dbg !787
}

declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #6

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @compare(ptr noundef %0, ptr noundef %1) #0 !dbg !788 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !793, !DIExpression(), !794)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !795, !DIExpression(), !796)
  %5 = load ptr, ptr %3, align 8, !dbg !797
  %6 = load i32, ptr %5, align 4, !dbg !798
  %7 = load ptr, ptr %4, align 8, !dbg !799
  %8 = load i32, ptr %7, align 4, !dbg !800
  %9 = sub nsw i32 %6, %8, !dbg !801
  ret i32 %9, !dbg !802
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_float() #0 !dbg !803 {
  %1 = alloca double, align 8
    #dbg_declare(ptr %1, !804, !DIExpression(), !806)
  %2 = load i32, ptr @bad, align 4, !dbg !807
  %3 = icmp ne i32 %2, 0, !dbg !807
  br i1 %3, label %5, label %4, !dbg !809

4:                                                ; preds = %0
  store double 1.500000e+00, ptr %1, align 8, !dbg !810
  br label %5, !dbg !811

5:                                                ; preds = %4, %0
  %6 = load double, ptr %1, align 8, !dbg !812
  %7 = fmul double %6, 2.000000e+00, !dbg !814
  %8 = fcmp ogt double %7, 1.000000e+00, !dbg !815
  br i1 %8, label %9, label %10, !dbg !816

9:                                                ; preds = %5
  store volatile i32 1, ptr @sink, align 4, !dbg !817
  br label %10, !dbg !818

10:                                               ; preds = %9, %5
  ret void, !dbg !819
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_bits_copied() #0 !dbg !820 {
  %1 = alloca %struct.bits, align 1
  %2 = alloca %struct.bits, align 1
    #dbg_declare(ptr %1, !821, !DIExpression(), !822)
    #dbg_declare(ptr %2, !823, !DIExpression(), !824)
  call void @set_first(ptr noundef %1, i8 noundef zeroext 1), !dbg !825
  call void @copy_bits(ptr noundef %2, ptr noundef %1), !dbg !826
  %3 = load i32, ptr @bad, align 4, !dbg !827
  %4 = icmp ne i32 %3, 0, !dbg !827
  br i1 %4, label %5, label %8, !dbg !829

5:                                                ; preds = %0
  %6 = call i32 @last_bits(ptr noundef %2), !dbg !830
  %7 = icmp ne i32 %6, 0, !dbg !830
  br i1 %7, label %11, label %12, !dbg !827

8:                                                ; preds = %0
  %9 = call i32 @first_bits(ptr noundef %2), !dbg !831
  %10 = icmp ne i32 %9, 0, !dbg !831
  br i1 %10, label %11, label %12, !dbg !829

11:                                               ; preds = %8, %5
  store volatile i32 1, ptr @sink, align 4, !dbg !832
  br label %12, !dbg !833

12:                                               ; preds = %11, %8, %5
  ret void, !dbg !834
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @set_first(ptr noundef %0, i8 noundef zeroext %1) #0 !dbg !835 {
  %3 = alloca ptr, align 8
  %4 = alloca i8, align 1
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !839, !DIExpression(), !840)
  store i8 %1, ptr %4, align 1
    #dbg_declare(ptr %4, !841, !DIExpression(), !842)
  %5 = load i8, ptr %4, align 1, !dbg !843
  %6 = load ptr, ptr %3, align 8, !dbg !844
  %7 = load i8, ptr %6, align 1, !dbg !845
  %8 = and i8 %5, 7, !dbg !845
  %9 = and i8 %7, -8, !dbg !845
  %10 = or i8 %9, %8, !dbg !845
  store i8 %10, ptr %6, align 1, !dbg !845
  ret void, !dbg !846
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @copy_bits(ptr noundef %0, ptr noundef %1) #0 !dbg !847 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !852, !DIExpression(), !853)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !854, !DIExpression(), !855)
  %5 = load ptr, ptr %3, align 8, !dbg !856
  %6 = load ptr, ptr %4, align 8, !dbg !857
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %5, ptr align 1 %6, i64 1, i1 false), !dbg !858
  ret void, !dbg !859
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @last_bits(ptr noundef %0) #0 !dbg !860 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !863, !DIExpression(), !864)
  %3 = load ptr, ptr %2, align 8, !dbg !865
  %4 = load i8, ptr %3, align 1, !dbg !866
  %5 = lshr i8 %4, 3, !dbg !866
  %6 = zext i8 %5 to i32, !dbg !865
  ret i32 %6, !dbg !867
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @first_bits(ptr noundef %0) #0 !dbg !868 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !869, !DIExpression(), !870)
  %3 = load ptr, ptr %2, align 8, !dbg !871
  %4 = load i8, ptr %3, align 1, !dbg !872
  %5 = and i8 %4, 7, !dbg !872
  %6 = zext i8 %5 to i32, !dbg !871
  ret i32 %6, !dbg !873
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_bits_symbolic() #0 !dbg !874 {
  %1 = alloca %struct.bits, align 1
  %2 = alloca i8, align 1
  %3 = alloca i32, align 4
    #dbg_declare(ptr %1, !875, !DIExpression(), !876)
    #dbg_declare(ptr %2, !877, !DIExpression(), !878)
  call void @klee_make_symbolic(ptr noundef %2, i64 noundef 1, ptr noundef @.str.27), !dbg !879
  %4 = load i8, ptr %2, align 1, !dbg !880
  call void @set_first(ptr noundef %1, i8 noundef zeroext %4), !dbg !881
    #dbg_declare(ptr %3, !882, !DIExpression(), !883)
  %5 = load i32, ptr @bad, align 4, !dbg !884
  %6 = icmp ne i32 %5, 0, !dbg !884
  br i1 %6, label %7, label %9, !dbg !884

7:                                                ; preds = %0
  %8 = call i32 @last_bits(ptr noundef %1), !dbg !885
  br label %11, !dbg !884

9:                                                ; preds = %0
  %10 = call i32 @first_bits(ptr noundef %1), !dbg !886
  br label %11, !dbg !884

11:                                               ; preds = %9, %7
  %12 = phi i32 [ %8, %7 ], [ %10, %9 ], !dbg !884
  store i32 %12, ptr %3, align 4, !dbg !883
  %13 = load i32, ptr %3, align 4, !dbg !887
  %14 = icmp ne i32 %13, 0, !dbg !887
  br i1 %14, label %15, label %16, !dbg !889

15:                                               ; preds = %11
  store volatile i32 1, ptr @sink, align 4, !dbg !890
  br label %16, !dbg !891

16:                                               ; preds = %15, %11
  ret void, !dbg !892
}

declare void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) #6

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_bits_of_old() #0 !dbg !893 {
  call void @leave_bits(), !dbg !894
  %1 = call i32 @unset_bits(), !dbg !895
  %2 = icmp ne i32 %1, 0, !dbg !895
  br i1 %2, label %3, label %4, !dbg !897

3:                                                ; preds = %0
  store volatile i32 1, ptr @sink, align 4, !dbg !898
  br label %4, !dbg !899

4:                                                ; preds = %3, %0
  ret void, !dbg !900
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @leave_bits() #0 !dbg !901 {
  %1 = alloca %struct.bits, align 1
    #dbg_declare(ptr %1, !902, !DIExpression(), !903)
  call void @set_first(ptr noundef %1, i8 noundef zeroext 1), !dbg !904
  ret void, !dbg !905
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @unset_bits() #0 !dbg !906 {
  %1 = alloca i8, align 1
    #dbg_declare(ptr %1, !909, !DIExpression(), !910)
  %2 = load i32, ptr @bad, align 4, !dbg !911
  %3 = icmp ne i32 %2, 0, !dbg !911
  br i1 %3, label %5, label %4, !dbg !913

4:                                                ; preds = %0
  store i8 1, ptr %1, align 1, !dbg !914
  br label %5, !dbg !915

5:                                                ; preds = %4, %0
  %6 = load i8, ptr %1, align 1, !dbg !916
  %7 = zext i8 %6 to i32, !dbg !916
  %8 = and i32 %7, 7, !dbg !917
  ret i32 %8, !dbg !918
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_bits_before_jump() #0 !dbg !919 {
  %1 = call i32 @_setjmp(ptr noundef @outside) #17, !dbg !920
  %2 = icmp eq i32 %1, 0, !dbg !922
  br i1 %2, label %3, label %4, !dbg !923

3:                                                ; preds = %0
  call void @jump_out(), !dbg !924
  br label %4, !dbg !924

4:                                                ; preds = %3, %0
  %5 = call i32 @unset_element(), !dbg !925
  %6 = icmp ne i32 %5, 0, !dbg !925
  br i1 %6, label %7, label %8, !dbg !927

7:                                                ; preds = %4
  store volatile i32 1, ptr @sink, align 4, !dbg !928
  br label %8, !dbg !929

8:                                                ; preds = %7, %4
  ret void, !dbg !930
}

; Function Attrs: nounwind returns_twice
declare i32 @_setjmp(ptr noundef) #9

; Function Attrs: noinline nounwind optnone uwtable
define internal void @jump_out() #0 !dbg !931 {
  %1 = alloca [64 x %struct.bits], align 16
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
    #dbg_declare(ptr %1, !932, !DIExpression(), !936)
    #dbg_declare(ptr %2, !937, !DIExpression(), !938)
    #dbg_declare(ptr %3, !939, !DIExpression(), !941)
  store i32 0, ptr %3, align 4, !dbg !941
  br label %4, !dbg !942

4:                                                ; preds = %21, %0
  %5 = load i32, ptr %3, align 4, !dbg !943
  %6 = icmp slt i32 %5, 65, !dbg !945
  br i1 %6, label %7, label %24, !dbg !946

7:                                                ; preds = %4
  %8 = load i32, ptr %3, align 4, !dbg !947
  %9 = icmp slt i32 %8, 64, !dbg !949
  br i1 %9, label %10, label %14, !dbg !947

10:                                               ; preds = %7
  %11 = load i32, ptr %3, align 4, !dbg !950
  %12 = sext i32 %11 to i64, !dbg !951
  %13 = getelementptr inbounds [64 x %struct.bits], ptr %1, i64 0, i64 %12, !dbg !951
  br label %15, !dbg !947

14:                                               ; preds = %7
  br label %15, !dbg !947

15:                                               ; preds = %14, %10
  %16 = phi ptr [ %13, %10 ], [ @whole, %14 ], !dbg !947
  store ptr %16, ptr %2, align 8, !dbg !952
  %17 = load ptr, ptr %2, align 8, !dbg !953
  %18 = load i8, ptr %17, align 1, !dbg !954
  %19 = and i8 %18, -8, !dbg !954
  %20 = or i8 %19, 1, !dbg !954
  store i8 %20, ptr %17, align 1, !dbg !954
  br label %21, !dbg !955

21:                                               ; preds = %15
  %22 = load i32, ptr %3, align 4, !dbg !956
  %23 = add nsw i32 %22, 1, !dbg !956
  store i32 %23, ptr %3, align 4, !dbg !956
  br label %4, !dbg !957, !llvm.loop !958

24:                                               ; preds = %4
  call void @longjmp(ptr noundef @outside, i32 noundef 1) #16, !dbg !960
  unreachable, !dbg !960
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @unset_element() #0 !dbg !961 {
  %1 = alloca [64 x i8], align 16
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !962, !DIExpression(), !964)
    #dbg_declare(ptr %2, !965, !DIExpression(), !966)
  store i32 20, ptr %2, align 4, !dbg !966
  %3 = load i32, ptr @bad, align 4, !dbg !967
  %4 = icmp ne i32 %3, 0, !dbg !967
  br i1 %4, label %7, label %5, !dbg !969

5:                                                ; preds = %0
  %6 = getelementptr inbounds [64 x i8], ptr %1, i64 0, i64 20, !dbg !970
  store i8 1, ptr %6, align 4, !dbg !971
  br label %7, !dbg !970

7:                                                ; preds = %5, %0
  %8 = load i32, ptr %2, align 4, !dbg !972
  %9 = sext i32 %8 to i64, !dbg !973
  %10 = getelementptr inbounds [64 x i8], ptr %1, i64 0, i64 %9, !dbg !973
  %11 = load i8, ptr %10, align 1, !dbg !973
  %12 = zext i8 %11 to i32, !dbg !973
  %13 = and i32 %12, 1, !dbg !974
  ret i32 %13, !dbg !975
}

; Function Attrs: noreturn nounwind
declare void @longjmp(ptr noundef, i32 noundef) #8

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_bits_of_old_array() #0 !dbg !976 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
    #dbg_declare(ptr %1, !977, !DIExpression(), !978)
  store i32 64, ptr %1, align 4, !dbg !978
  %7 = load i32, ptr %1, align 4, !dbg !979
  %8 = zext i32 %7 to i64, !dbg !981
  %9 = call ptr @llvm.stacksave.p0(), !dbg !981
  store ptr %9, ptr %2, align 8, !dbg !981
  %10 = alloca %struct.bits, i64 %8, align 16, !dbg !981
  store i64 %8, ptr %3, align 8, !dbg !981
    #dbg_declare(ptr %3, !982, !DIExpression(), !983)
    #dbg_declare(ptr %10, !984, !DIExpression(), !988)
    #dbg_declare(ptr %4, !989, !DIExpression(), !991)
  store i32 0, ptr %4, align 4, !dbg !991
  br label %11, !dbg !992

11:                                               ; preds = %22, %0
  %12 = load i32, ptr %4, align 4, !dbg !993
  %13 = load i32, ptr %1, align 4, !dbg !995
  %14 = icmp slt i32 %12, %13, !dbg !996
  br i1 %14, label %15, label %25, !dbg !997

15:                                               ; preds = %11
  %16 = load i32, ptr %4, align 4, !dbg !998
  %17 = sext i32 %16 to i64, !dbg !999
  %18 = getelementptr inbounds %struct.bits, ptr %10, i64 %17, !dbg !999
  %19 = load i8, ptr %18, align 1, !dbg !1000
  %20 = and i8 %19, -8, !dbg !1000
  %21 = or i8 %20, 1, !dbg !1000
  store i8 %21, ptr %18, align 1, !dbg !1000
  br label %22, !dbg !999

22:                                               ; preds = %15
  %23 = load i32, ptr %4, align 4, !dbg !1001
  %24 = add nsw i32 %23, 1, !dbg !1001
  store i32 %24, ptr %4, align 4, !dbg !1001
  br label %11, !dbg !1002, !llvm.loop !1003

25:                                               ; preds = %11
  %26 = getelementptr inbounds %struct.bits, ptr %10, i64 1, !dbg !1005
  %27 = load i8, ptr %26, align 1, !dbg !1006
  %28 = and i8 %27, 7, !dbg !1006
  %29 = zext i8 %28 to i32, !dbg !1005
  store volatile i32 %29, ptr @sink, align 4, !dbg !1007
  %30 = load ptr, ptr %2, align 8, !dbg !1008
  call void @llvm.stackrestore.p0(ptr %30), !dbg !1008
  %31 = load i32, ptr %1, align 4, !dbg !1009
  %32 = zext i32 %31 to i64, !dbg !1010
  %33 = call ptr @llvm.stacksave.p0(), !dbg !1010
  store ptr %33, ptr %5, align 8, !dbg !1010
  %34 = alloca i8, i64 %32, align 16, !dbg !1010
  store i64 %32, ptr %6, align 8, !dbg !1010
    #dbg_declare(ptr %6, !1011, !DIExpression(), !1012)
    #dbg_declare(ptr %34, !1013, !DIExpression(), !1017)
  %35 = load i32, ptr @bad, align 4, !dbg !1018
  %36 = icmp ne i32 %35, 0, !dbg !1018
  br i1 %36, label %39, label %37, !dbg !1020

37:                                               ; preds = %25
  %38 = getelementptr inbounds i8, ptr %34, i64 20, !dbg !1021
  store i8 1, ptr %38, align 4, !dbg !1022
  br label %39, !dbg !1021

39:                                               ; preds = %37, %25
  %40 = getelementptr inbounds i8, ptr %34, i64 20, !dbg !1023
  %41 = load i8, ptr %40, align 4, !dbg !1023
  %42 = zext i8 %41 to i32, !dbg !1023
  %43 = and i32 %42, 1, !dbg !1025
  %44 = icmp ne i32 %43, 0, !dbg !1025
  br i1 %44, label %45, label %46, !dbg !1026

45:                                               ; preds = %39
  store volatile i32 2, ptr @sink, align 4, !dbg !1027
  br label %46, !dbg !1028

46:                                               ; preds = %45, %39
  %47 = load ptr, ptr %5, align 8, !dbg !1029
  call void @llvm.stackrestore.p0(ptr %47), !dbg !1029
  ret void, !dbg !1029
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #10

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #10

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(0,1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind allocsize(1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind returns_twice "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nocallback nofree nosync nounwind willreturn }
attributes #11 = { nounwind willreturn memory(read) }
attributes #12 = { nounwind }
attributes #13 = { nounwind allocsize(0) }
attributes #14 = { nounwind allocsize(0,1) }
attributes #15 = { nounwind allocsize(1) }
attributes #16 = { noreturn nounwind }
attributes #17 = { nounwind returns_twice }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!232, !233, !234, !235, !236, !237, !238}
!llvm.ident = !{!239}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "tests/faults/faults.h", directory: ".", checksumkind: CSK_MD5, checksum: "36c151c83d221557efe9f5664ce6ff0b")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "bad", scope: !9, file: !2, line: 18, type: !22, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !10, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !11, retainedTypes: !21, globals: !26, splitDebugInlining: false, nameTableKind: None)
!10 = !DIFile(filename: "tests/faults/uninit.c", directory: ".", checksumkind: CSK_MD5, checksum: "5d225fc67e8c35547eee51673a72e614")
!11 = !{!12}
!12 = !DICompositeType(tag: DW_TAG_enumeration_type, scope: !13, file: !10, line: 93, baseType: !17, size: 32, elements: !18)
!13 = distinct !DISubprogram(name: "uninit_switch", scope: !10, file: !10, line: 91, type: !14, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!14 = !DISubroutineType(types: !15)
!15 = !{null}
!16 = !{}
!17 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!18 = !{!19, !20}
!19 = !DIEnumerator(name: "ONE", value: 0)
!20 = !DIEnumerator(name: "TWO", value: 1)
!21 = !{!22, !23, !4, !24}
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!25 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !22)
!26 = !{!0, !27, !7, !38, !43, !45, !48, !53, !55, !60, !65, !70, !75, !77, !79, !81, !83, !85, !88, !90, !92, !97, !99, !101, !106, !108, !110, !112, !114, !116, !118, !120, !125, !127, !132, !134, !136, !138, !140, !142, !144, !146, !148, !150, !155, !157, !159, !161, !163, !165, !170, !172, !177, !179, !181, !183, !185, !190, !192, !218, !225, !230}
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "all_cases", scope: !9, file: !2, line: 17, type: !29, isLocal: true, isDefinition: true)
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!30 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fault_case", file: !2, line: 12, size: 192, elements: !31)
!31 = !{!32, !35, !37}
!32 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !30, file: !2, line: 13, baseType: !33, size: 64)
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!34 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "run", scope: !30, file: !2, line: 14, baseType: !36, size: 64, offset: 64)
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !30, file: !2, line: 15, baseType: !29, size: 64, offset: 128)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !10, line: 10, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 13)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(name: "entry_uninit_local", scope: !9, file: !10, line: 10, type: !30, isLocal: true, isDefinition: true)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(name: "sink", scope: !9, file: !10, line: 7, type: !47, isLocal: true, isDefinition: true)
!47 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !22)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(scope: null, file: !10, line: 19, type: !50, isLocal: true, isDefinition: true)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 15)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(name: "entry_uninit_surplus", scope: !9, file: !10, line: 19, type: !30, isLocal: true, isDefinition: true)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(scope: null, file: !10, line: 24, type: !57, isLocal: true, isDefinition: true)
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !58)
!58 = !{!59}
!59 = !DISubrange(count: 5)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(scope: null, file: !10, line: 25, type: !62, isLocal: true, isDefinition: true)
!62 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !63)
!63 = !{!64}
!64 = !DISubrange(count: 6)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(scope: null, file: !10, line: 25, type: !67, isLocal: true, isDefinition: true)
!67 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !68)
!68 = !{!69}
!69 = !DISubrange(count: 3)
!70 = !DIGlobalVariableExpression(var: !71, expr: !DIExpression())
!71 = distinct !DIGlobalVariable(scope: null, file: !10, line: 28, type: !72, isLocal: true, isDefinition: true)
!72 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !73)
!73 = !{!74}
!74 = !DISubrange(count: 12)
!75 = !DIGlobalVariableExpression(var: !76, expr: !DIExpression())
!76 = distinct !DIGlobalVariable(name: "entry_uninit_heap", scope: !9, file: !10, line: 28, type: !30, isLocal: true, isDefinition: true)
!77 = !DIGlobalVariableExpression(var: !78, expr: !DIExpression())
!78 = distinct !DIGlobalVariable(scope: null, file: !10, line: 39, type: !50, isLocal: true, isDefinition: true)
!79 = !DIGlobalVariableExpression(var: !80, expr: !DIExpression())
!80 = distinct !DIGlobalVariable(name: "entry_uninit_realloc", scope: !9, file: !10, line: 39, type: !30, isLocal: true, isDefinition: true)
!81 = !DIGlobalVariableExpression(var: !82, expr: !DIExpression())
!82 = distinct !DIGlobalVariable(scope: null, file: !10, line: 48, type: !40, isLocal: true, isDefinition: true)
!83 = !DIGlobalVariableExpression(var: !84, expr: !DIExpression())
!84 = distinct !DIGlobalVariable(name: "entry_uninit_index", scope: !9, file: !10, line: 48, type: !30, isLocal: true, isDefinition: true)
!85 = !DIGlobalVariableExpression(var: !86, expr: !DIExpression())
!86 = distinct !DIGlobalVariable(name: "table", scope: !9, file: !10, line: 8, type: !87, isLocal: true, isDefinition: true)
!87 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 128, elements: !5)
!88 = !DIGlobalVariableExpression(var: !89, expr: !DIExpression())
!89 = distinct !DIGlobalVariable(scope: null, file: !10, line: 56, type: !50, isLocal: true, isDefinition: true)
!90 = !DIGlobalVariableExpression(var: !91, expr: !DIExpression())
!91 = distinct !DIGlobalVariable(name: "entry_uninit_pointer", scope: !9, file: !10, line: 56, type: !30, isLocal: true, isDefinition: true)
!92 = !DIGlobalVariableExpression(var: !93, expr: !DIExpression())
!93 = distinct !DIGlobalVariable(scope: null, file: !10, line: 64, type: !94, isLocal: true, isDefinition: true)
!94 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !95)
!95 = !{!96}
!96 = !DISubrange(count: 16)
!97 = !DIGlobalVariableExpression(var: !98, expr: !DIExpression())
!98 = distinct !DIGlobalVariable(name: "entry_uninit_argument", scope: !9, file: !10, line: 64, type: !30, isLocal: true, isDefinition: true)
!99 = !DIGlobalVariableExpression(var: !100, expr: !DIExpression())
!100 = distinct !DIGlobalVariable(scope: null, file: !10, line: 69, type: !3, isLocal: true, isDefinition: true)
!101 = !DIGlobalVariableExpression(var: !102, expr: !DIExpression())
!102 = distinct !DIGlobalVariable(scope: null, file: !10, line: 72, type: !103, isLocal: true, isDefinition: true)
!103 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !104)
!104 = !{!105}
!105 = !DISubrange(count: 14)
!106 = !DIGlobalVariableExpression(var: !107, expr: !DIExpression())
!107 = distinct !DIGlobalVariable(name: "entry_uninit_string", scope: !9, file: !10, line: 72, type: !30, isLocal: true, isDefinition: true)
!108 = !DIGlobalVariableExpression(var: !109, expr: !DIExpression())
!109 = distinct !DIGlobalVariable(scope: null, file: !10, line: 83, type: !50, isLocal: true, isDefinition: true)
!110 = !DIGlobalVariableExpression(var: !111, expr: !DIExpression())
!111 = distinct !DIGlobalVariable(name: "entry_uninit_divisor", scope: !9, file: !10, line: 83, type: !30, isLocal: true, isDefinition: true)
!112 = !DIGlobalVariableExpression(var: !113, expr: !DIExpression())
!113 = distinct !DIGlobalVariable(scope: null, file: !10, line: 91, type: !103, isLocal: true, isDefinition: true)
!114 = !DIGlobalVariableExpression(var: !115, expr: !DIExpression())
!115 = distinct !DIGlobalVariable(name: "entry_uninit_switch", scope: !9, file: !10, line: 91, type: !30, isLocal: true, isDefinition: true)
!116 = !DIGlobalVariableExpression(var: !117, expr: !DIExpression())
!117 = distinct !DIGlobalVariable(scope: null, file: !10, line: 105, type: !72, isLocal: true, isDefinition: true)
!118 = !DIGlobalVariableExpression(var: !119, expr: !DIExpression())
!119 = distinct !DIGlobalVariable(name: "entry_uninit_call", scope: !9, file: !10, line: 105, type: !30, isLocal: true, isDefinition: true)
!120 = !DIGlobalVariableExpression(var: !121, expr: !DIExpression())
!121 = distinct !DIGlobalVariable(scope: null, file: !10, line: 134, type: !122, isLocal: true, isDefinition: true)
!122 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 184, elements: !123)
!123 = !{!124}
!124 = !DISubrange(count: 23)
!125 = !DIGlobalVariableExpression(var: !126, expr: !DIExpression())
!126 = distinct !DIGlobalVariable(name: "entry_uninit_through_structs", scope: !9, file: !10, line: 134, type: !30, isLocal: true, isDefinition: true)
!127 = !DIGlobalVariableExpression(var: !128, expr: !DIExpression())
!128 = distinct !DIGlobalVariable(scope: null, file: !10, line: 157, type: !129, isLocal: true, isDefinition: true)
!129 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 144, elements: !130)
!130 = !{!131}
!131 = !DISubrange(count: 18)
!132 = !DIGlobalVariableExpression(var: !133, expr: !DIExpression())
!133 = distinct !DIGlobalVariable(name: "entry_uninit_bit_fields", scope: !9, file: !10, line: 157, type: !30, isLocal: true, isDefinition: true)
!134 = !DIGlobalVariableExpression(var: !135, expr: !DIExpression())
!135 = distinct !DIGlobalVariable(scope: null, file: !10, line: 179, type: !94, isLocal: true, isDefinition: true)
!136 = !DIGlobalVariableExpression(var: !137, expr: !DIExpression())
!137 = distinct !DIGlobalVariable(name: "entry_uninit_by_value", scope: !9, file: !10, line: 179, type: !30, isLocal: true, isDefinition: true)
!138 = !DIGlobalVariableExpression(var: !139, expr: !DIExpression())
!139 = distinct !DIGlobalVariable(scope: null, file: !10, line: 189, type: !40, isLocal: true, isDefinition: true)
!140 = !DIGlobalVariableExpression(var: !141, expr: !DIExpression())
!141 = distinct !DIGlobalVariable(name: "entry_uninit_union", scope: !9, file: !10, line: 189, type: !30, isLocal: true, isDefinition: true)
!142 = !DIGlobalVariableExpression(var: !143, expr: !DIExpression())
!143 = distinct !DIGlobalVariable(scope: null, file: !10, line: 202, type: !103, isLocal: true, isDefinition: true)
!144 = !DIGlobalVariableExpression(var: !145, expr: !DIExpression())
!145 = distinct !DIGlobalVariable(name: "entry_uninit_masked", scope: !9, file: !10, line: 202, type: !30, isLocal: true, isDefinition: true)
!146 = !DIGlobalVariableExpression(var: !147, expr: !DIExpression())
!147 = distinct !DIGlobalVariable(scope: null, file: !10, line: 218, type: !129, isLocal: true, isDefinition: true)
!148 = !DIGlobalVariableExpression(var: !149, expr: !DIExpression())
!149 = distinct !DIGlobalVariable(name: "entry_uninit_not_chosen", scope: !9, file: !10, line: 218, type: !30, isLocal: true, isDefinition: true)
!150 = !DIGlobalVariableExpression(var: !151, expr: !DIExpression())
!151 = distinct !DIGlobalVariable(scope: null, file: !10, line: 225, type: !152, isLocal: true, isDefinition: true)
!152 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !153)
!153 = !{!154}
!154 = !DISubrange(count: 20)
!155 = !DIGlobalVariableExpression(var: !156, expr: !DIExpression())
!156 = distinct !DIGlobalVariable(name: "entry_uninit_copied_bytes", scope: !9, file: !10, line: 225, type: !30, isLocal: true, isDefinition: true)
!157 = !DIGlobalVariableExpression(var: !158, expr: !DIExpression())
!158 = distinct !DIGlobalVariable(scope: null, file: !10, line: 241, type: !103, isLocal: true, isDefinition: true)
!159 = !DIGlobalVariableExpression(var: !160, expr: !DIExpression())
!160 = distinct !DIGlobalVariable(name: "entry_uninit_sorted", scope: !9, file: !10, line: 241, type: !30, isLocal: true, isDefinition: true)
!161 = !DIGlobalVariableExpression(var: !162, expr: !DIExpression())
!162 = distinct !DIGlobalVariable(scope: null, file: !10, line: 249, type: !40, isLocal: true, isDefinition: true)
!163 = !DIGlobalVariableExpression(var: !164, expr: !DIExpression())
!164 = distinct !DIGlobalVariable(name: "entry_uninit_float", scope: !9, file: !10, line: 249, type: !30, isLocal: true, isDefinition: true)
!165 = !DIGlobalVariableExpression(var: !166, expr: !DIExpression())
!166 = distinct !DIGlobalVariable(scope: null, file: !10, line: 282, type: !167, isLocal: true, isDefinition: true)
!167 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 152, elements: !168)
!168 = !{!169}
!169 = !DISubrange(count: 19)
!170 = !DIGlobalVariableExpression(var: !171, expr: !DIExpression())
!171 = distinct !DIGlobalVariable(name: "entry_uninit_bits_copied", scope: !9, file: !10, line: 282, type: !30, isLocal: true, isDefinition: true)
!172 = !DIGlobalVariableExpression(var: !173, expr: !DIExpression())
!173 = distinct !DIGlobalVariable(scope: null, file: !10, line: 291, type: !174, isLocal: true, isDefinition: true)
!174 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 168, elements: !175)
!175 = !{!176}
!176 = !DISubrange(count: 21)
!177 = !DIGlobalVariableExpression(var: !178, expr: !DIExpression())
!178 = distinct !DIGlobalVariable(name: "entry_uninit_bits_symbolic", scope: !9, file: !10, line: 291, type: !30, isLocal: true, isDefinition: true)
!179 = !DIGlobalVariableExpression(var: !180, expr: !DIExpression())
!180 = distinct !DIGlobalVariable(scope: null, file: !10, line: 295, type: !62, isLocal: true, isDefinition: true)
!181 = !DIGlobalVariableExpression(var: !182, expr: !DIExpression())
!182 = distinct !DIGlobalVariable(scope: null, file: !10, line: 317, type: !167, isLocal: true, isDefinition: true)
!183 = !DIGlobalVariableExpression(var: !184, expr: !DIExpression())
!184 = distinct !DIGlobalVariable(name: "entry_uninit_bits_of_old", scope: !9, file: !10, line: 317, type: !30, isLocal: true, isDefinition: true)
!185 = !DIGlobalVariableExpression(var: !186, expr: !DIExpression())
!186 = distinct !DIGlobalVariable(scope: null, file: !10, line: 347, type: !187, isLocal: true, isDefinition: true)
!187 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 192, elements: !188)
!188 = !{!189}
!189 = !DISubrange(count: 24)
!190 = !DIGlobalVariableExpression(var: !191, expr: !DIExpression())
!191 = distinct !DIGlobalVariable(name: "entry_uninit_bits_before_jump", scope: !9, file: !10, line: 347, type: !30, isLocal: true, isDefinition: true)
!192 = !DIGlobalVariableExpression(var: !193, expr: !DIExpression())
!193 = distinct !DIGlobalVariable(name: "outside", scope: !9, file: !10, line: 325, type: !194, isLocal: true, isDefinition: true)
!194 = !DIDerivedType(tag: DW_TAG_typedef, name: "jmp_buf", file: !195, line: 32, baseType: !196)
!195 = !DIFile(filename: "/usr/include/setjmp.h", directory: "", checksumkind: CSK_MD5, checksum: "cd7862ae7ed31595227c999638ae74e7")
!196 = !DICompositeType(tag: DW_TAG_array_type, baseType: !197, size: 1600, elements: !216)
!197 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__jmp_buf_tag", file: !198, line: 26, size: 1600, elements: !199)
!198 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct___jmp_buf_tag.h", directory: "", checksumkind: CSK_MD5, checksum: "56a90a97e853c2bec1d9e290be5e92e4")
!199 = !{!200, !207, !208}
!200 = !DIDerivedType(tag: DW_TAG_member, name: "__jmpbuf", scope: !197, file: !198, line: 32, baseType: !201, size: 512)
!201 = !DIDerivedType(tag: DW_TAG_typedef, name: "__jmp_buf", file: !202, line: 31, baseType: !203)
!202 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/setjmp.h", directory: "", checksumkind: CSK_MD5, checksum: "80e7796efafaf357b5e64731e4f6ac30")
!203 = !DICompositeType(tag: DW_TAG_array_type, baseType: !204, size: 512, elements: !205)
!204 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!205 = !{!206}
!206 = !DISubrange(count: 8)
!207 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !197, file: !198, line: 33, baseType: !22, size: 32, offset: 512)
!208 = !DIDerivedType(tag: DW_TAG_member, name: "__saved_mask", scope: !197, file: !198, line: 34, baseType: !209, size: 1024, offset: 576)
!209 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !210, line: 8, baseType: !211)
!210 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__sigset_t.h", directory: "", checksumkind: CSK_MD5, checksum: "acc6b14c0967857fec362a8d433e1cf2")
!211 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !210, line: 5, size: 1024, elements: !212)
!212 = !{!213}
!213 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !211, file: !210, line: 7, baseType: !214, size: 1024)
!214 = !DICompositeType(tag: DW_TAG_array_type, baseType: !215, size: 1024, elements: !95)
!215 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!216 = !{!217}
!217 = !DISubrange(count: 1)
!218 = !DIGlobalVariableExpression(var: !219, expr: !DIExpression())
!219 = distinct !DIGlobalVariable(name: "whole", scope: !9, file: !10, line: 326, type: !220, isLocal: true, isDefinition: true)
!220 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "bits", file: !10, line: 258, size: 8, elements: !221)
!221 = !{!222, !224}
!222 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !220, file: !10, line: 259, baseType: !223, size: 3, flags: DIFlagBitField, extraData: i64 0)
!223 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!224 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !220, file: !10, line: 259, baseType: !223, size: 5, offset: 3, flags: DIFlagBitField, extraData: i64 0)
!225 = !DIGlobalVariableExpression(var: !226, expr: !DIExpression())
!226 = distinct !DIGlobalVariable(scope: null, file: !10, line: 355, type: !227, isLocal: true, isDefinition: true)
!227 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 200, elements: !228)
!228 = !{!229}
!229 = !DISubrange(count: 25)
!230 = !DIGlobalVariableExpression(var: !231, expr: !DIExpression())
!231 = distinct !DIGlobalVariable(name: "entry_uninit_bits_of_old_array", scope: !9, file: !10, line: 355, type: !30, isLocal: true, isDefinition: true)
!232 = !{i32 7, !"Dwarf Version", i32 5}
!233 = !{i32 2, !"Debug Info Version", i32 3}
!234 = !{i32 1, !"wchar_size", i32 4}
!235 = !{i32 8, !"PIC Level", i32 2}
!236 = !{i32 7, !"PIE Level", i32 2}
!237 = !{i32 7, !"uwtable", i32 2}
!238 = !{i32 7, !"frame-pointer", i32 2}
!239 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!240 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 30, type: !241, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !16)
!241 = !DISubroutineType(types: !242)
!242 = !{!22, !22, !243}
!243 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!244 = !DILocalVariable(name: "argc", arg: 1, scope: !240, file: !2, line: 30, type: !22)
!245 = !DILocation(line: 30, column: 14, scope: !240)
!246 = !DILocalVariable(name: "argv", arg: 2, scope: !240, file: !2, line: 30, type: !243)
!247 = !DILocation(line: 30, column: 27, scope: !240)
!248 = !DILocation(line: 32, column: 11, scope: !240)
!249 = !DILocation(line: 32, column: 16, scope: !240)
!250 = !DILocation(line: 32, column: 20, scope: !240)
!251 = !DILocation(line: 32, column: 30, scope: !240)
!252 = !DILocation(line: 32, column: 23, scope: !240)
!253 = !DILocation(line: 32, column: 46, scope: !240)
!254 = !DILocation(line: 0, scope: !240)
!255 = !DILocation(line: 32, column: 9, scope: !240)
!256 = !DILocalVariable(name: "c", scope: !257, file: !2, line: 33, type: !29)
!257 = distinct !DILexicalBlock(scope: !240, file: !2, line: 33, column: 5)
!258 = !DILocation(line: 33, column: 29, scope: !257)
!259 = !DILocation(line: 33, column: 33, scope: !257)
!260 = !DILocation(line: 33, column: 10, scope: !257)
!261 = !DILocation(line: 33, column: 44, scope: !262)
!262 = distinct !DILexicalBlock(scope: !257, file: !2, line: 33, column: 5)
!263 = !DILocation(line: 33, column: 5, scope: !257)
!264 = !DILocation(line: 34, column: 13, scope: !265)
!265 = distinct !DILexicalBlock(scope: !262, file: !2, line: 34, column: 13)
!266 = !DILocation(line: 34, column: 18, scope: !265)
!267 = !DILocation(line: 34, column: 22, scope: !265)
!268 = !DILocation(line: 34, column: 32, scope: !265)
!269 = !DILocation(line: 34, column: 41, scope: !265)
!270 = !DILocation(line: 34, column: 44, scope: !265)
!271 = !DILocation(line: 34, column: 25, scope: !265)
!272 = !DILocation(line: 34, column: 50, scope: !265)
!273 = !DILocation(line: 34, column: 13, scope: !262)
!274 = !DILocation(line: 35, column: 13, scope: !275)
!275 = distinct !DILexicalBlock(scope: !265, file: !2, line: 34, column: 56)
!276 = !DILocation(line: 35, column: 16, scope: !275)
!277 = !DILocation(line: 36, column: 13, scope: !275)
!278 = !DILocation(line: 34, column: 53, scope: !265)
!279 = !DILocation(line: 33, column: 51, scope: !262)
!280 = !DILocation(line: 33, column: 54, scope: !262)
!281 = !DILocation(line: 33, column: 49, scope: !262)
!282 = !DILocation(line: 33, column: 5, scope: !262)
!283 = distinct !{!283, !263, !284, !285}
!284 = !DILocation(line: 37, column: 9, scope: !257)
!285 = !{!"llvm.loop.mustprogress"}
!286 = !DILocation(line: 38, column: 5, scope: !240)
!287 = !DILocation(line: 39, column: 1, scope: !240)
!288 = distinct !DISubprogram(name: "add_uninit_local", scope: !10, file: !10, line: 10, type: !14, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!289 = !DILocation(line: 10, column: 1, scope: !288)
!290 = distinct !DISubprogram(name: "add_uninit_surplus", scope: !10, file: !10, line: 19, type: !14, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!291 = !DILocation(line: 19, column: 1, scope: !290)
!292 = distinct !DISubprogram(name: "add_uninit_heap", scope: !10, file: !10, line: 28, type: !14, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!293 = !DILocation(line: 28, column: 1, scope: !292)
!294 = distinct !DISubprogram(name: "add_uninit_realloc", scope: !10, file: !10, line: 39, type: !14, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!295 = !DILocation(line: 39, column: 1, scope: !294)
!296 = distinct !DISubprogram(name: "add_uninit_index", scope: !10, file: !10, line: 48, type: !14, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!297 = !DILocation(line: 48, column: 1, scope: !296)
!298 = distinct !DISubprogram(name: "add_uninit_pointer", scope: !10, file: !10, line: 56, type: !14, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!299 = !DILocation(line: 56, column: 1, scope: !298)
!300 = distinct !DISubprogram(name: "add_uninit_argument", scope: !10, file: !10, line: 64, type: !14, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!301 = !DILocation(line: 64, column: 1, scope: !300)
!302 = distinct !DISubprogram(name: "add_uninit_string", scope: !10, file: !10, line: 72, type: !14, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!303 = !DILocation(line: 72, column: 1, scope: !302)
!304 = distinct !DISubprogram(name: "add_uninit_divisor", scope: !10, file: !10, line: 83, type: !14, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!305 = !DILocation(line: 83, column: 1, scope: !304)
!306 = distinct !DISubprogram(name: "add_uninit_switch", scope: !10, file: !10, line: 91, type: !14, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!307 = !DILocation(line: 91, column: 1, scope: !306)
!308 = distinct !DISubprogram(name: "add_uninit_call", scope: !10, file: !10, line: 105, type: !14, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!309 = !DILocation(line: 105, column: 1, scope: !308)
!310 = distinct !DISubprogram(name: "add_uninit_through_structs", scope: !10, file: !10, line: 134, type: !14, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!311 = !DILocation(line: 134, column: 1, scope: !310)
!312 = distinct !DISubprogram(name: "add_uninit_bit_fields", scope: !10, file: !10, line: 157, type: !14, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!313 = !DILocation(line: 157, column: 1, scope: !312)
!314 = distinct !DISubprogram(name: "add_uninit_by_value", scope: !10, file: !10, line: 179, type: !14, scopeLine: 179, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!315 = !DILocation(line: 179, column: 1, scope: !314)
!316 = distinct !DISubprogram(name: "add_uninit_union", scope: !10, file: !10, line: 189, type: !14, scopeLine: 189, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!317 = !DILocation(line: 189, column: 1, scope: !316)
!318 = distinct !DISubprogram(name: "add_uninit_masked", scope: !10, file: !10, line: 202, type: !14, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!319 = !DILocation(line: 202, column: 1, scope: !318)
!320 = distinct !DISubprogram(name: "add_uninit_not_chosen", scope: !10, file: !10, line: 218, type: !14, scopeLine: 218, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!321 = !DILocation(line: 218, column: 1, scope: !320)
!322 = distinct !DISubprogram(name: "add_uninit_copied_bytes", scope: !10, file: !10, line: 225, type: !14, scopeLine: 225, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!323 = !DILocation(line: 225, column: 1, scope: !322)
!324 = distinct !DISubprogram(name: "add_uninit_sorted", scope: !10, file: !10, line: 241, type: !14, scopeLine: 241, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!325 = !DILocation(line: 241, column: 1, scope: !324)
!326 = distinct !DISubprogram(name: "add_uninit_float", scope: !10, file: !10, line: 249, type: !14, scopeLine: 249, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!327 = !DILocation(line: 249, column: 1, scope: !326)
!328 = distinct !DISubprogram(name: "add_uninit_bits_copied", scope: !10, file: !10, line: 282, type: !14, scopeLine: 282, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!329 = !DILocation(line: 282, column: 1, scope: !328)
!330 = distinct !DISubprogram(name: "add_uninit_bits_symbolic", scope: !10, file: !10, line: 291, type: !14, scopeLine: 291, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!331 = !DILocation(line: 291, column: 1, scope: !330)
!332 = distinct !DISubprogram(name: "add_uninit_bits_of_old", scope: !10, file: !10, line: 317, type: !14, scopeLine: 317, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!333 = !DILocation(line: 317, column: 1, scope: !332)
!334 = distinct !DISubprogram(name: "add_uninit_bits_before_jump", scope: !10, file: !10, line: 347, type: !14, scopeLine: 347, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!335 = !DILocation(line: 347, column: 1, scope: !334)
!336 = distinct !DISubprogram(name: "add_uninit_bits_of_old_array", scope: !10, file: !10, line: 355, type: !14, scopeLine: 355, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!337 = !DILocation(line: 355, column: 1, scope: !336)
!338 = distinct !DISubprogram(name: "uninit_local", scope: !10, file: !10, line: 10, type: !14, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!339 = !DILocalVariable(name: "x", scope: !338, file: !10, line: 12, type: !22)
!340 = !DILocation(line: 12, column: 9, scope: !338)
!341 = !DILocation(line: 13, column: 10, scope: !342)
!342 = distinct !DILexicalBlock(scope: !338, file: !10, line: 13, column: 9)
!343 = !DILocation(line: 13, column: 9, scope: !338)
!344 = !DILocation(line: 14, column: 11, scope: !342)
!345 = !DILocation(line: 14, column: 9, scope: !342)
!346 = !DILocation(line: 15, column: 9, scope: !347)
!347 = distinct !DILexicalBlock(scope: !338, file: !10, line: 15, column: 9)
!348 = !DILocation(line: 15, column: 9, scope: !338)
!349 = !DILocation(line: 16, column: 14, scope: !347)
!350 = !DILocation(line: 16, column: 9, scope: !347)
!351 = !DILocation(line: 17, column: 1, scope: !338)
!352 = distinct !DISubprogram(name: "uninit_surplus", scope: !10, file: !10, line: 19, type: !14, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!353 = !DILocalVariable(name: "text", scope: !352, file: !10, line: 21, type: !354)
!354 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 320, elements: !355)
!355 = !{!356}
!356 = !DISubrange(count: 40)
!357 = !DILocation(line: 21, column: 10, scope: !352)
!358 = !DILocalVariable(name: "x", scope: !352, file: !10, line: 22, type: !359)
!359 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 64, elements: !360)
!360 = !{!361}
!361 = !DISubrange(count: 2)
!362 = !DILocation(line: 22, column: 9, scope: !352)
!363 = !DILocation(line: 23, column: 5, scope: !352)
!364 = !DILocation(line: 23, column: 10, scope: !352)
!365 = !DILocation(line: 24, column: 21, scope: !352)
!366 = !DILocation(line: 24, column: 48, scope: !352)
!367 = !DILocation(line: 24, column: 54, scope: !352)
!368 = !DILocation(line: 24, column: 12, scope: !352)
!369 = !DILocation(line: 24, column: 10, scope: !352)
!370 = !DILocation(line: 25, column: 22, scope: !352)
!371 = !DILocation(line: 25, column: 41, scope: !352)
!372 = !DILocation(line: 25, column: 63, scope: !352)
!373 = !DILocation(line: 25, column: 69, scope: !352)
!374 = !DILocation(line: 25, column: 13, scope: !352)
!375 = !DILocation(line: 25, column: 10, scope: !352)
!376 = !DILocation(line: 26, column: 1, scope: !352)
!377 = distinct !DISubprogram(name: "uninit_heap", scope: !10, file: !10, line: 28, type: !14, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!378 = !DILocalVariable(name: "p", scope: !377, file: !10, line: 30, type: !379)
!379 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!380 = !DILocation(line: 30, column: 10, scope: !377)
!381 = !DILocation(line: 30, column: 14, scope: !377)
!382 = !DILocation(line: 31, column: 5, scope: !377)
!383 = !DILocation(line: 31, column: 10, scope: !377)
!384 = !DILocation(line: 32, column: 10, scope: !385)
!385 = distinct !DILexicalBlock(scope: !377, file: !10, line: 32, column: 9)
!386 = !DILocation(line: 32, column: 9, scope: !377)
!387 = !DILocation(line: 33, column: 9, scope: !385)
!388 = !DILocation(line: 33, column: 14, scope: !385)
!389 = !DILocation(line: 34, column: 9, scope: !390)
!390 = distinct !DILexicalBlock(scope: !377, file: !10, line: 34, column: 9)
!391 = !DILocation(line: 34, column: 16, scope: !390)
!392 = !DILocation(line: 34, column: 14, scope: !390)
!393 = !DILocation(line: 34, column: 21, scope: !390)
!394 = !DILocation(line: 34, column: 9, scope: !377)
!395 = !DILocation(line: 35, column: 14, scope: !390)
!396 = !DILocation(line: 35, column: 9, scope: !390)
!397 = !DILocation(line: 36, column: 10, scope: !377)
!398 = !DILocation(line: 36, column: 5, scope: !377)
!399 = !DILocation(line: 37, column: 1, scope: !377)
!400 = distinct !DISubprogram(name: "uninit_realloc", scope: !10, file: !10, line: 39, type: !14, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!401 = !DILocalVariable(name: "p", scope: !400, file: !10, line: 41, type: !23)
!402 = !DILocation(line: 41, column: 11, scope: !400)
!403 = !DILocation(line: 41, column: 15, scope: !400)
!404 = !DILocation(line: 42, column: 17, scope: !400)
!405 = !DILocation(line: 42, column: 9, scope: !400)
!406 = !DILocation(line: 42, column: 7, scope: !400)
!407 = !DILocation(line: 43, column: 9, scope: !408)
!408 = distinct !DILexicalBlock(scope: !400, file: !10, line: 43, column: 9)
!409 = !DILocation(line: 43, column: 11, scope: !408)
!410 = !DILocation(line: 43, column: 9, scope: !400)
!411 = !DILocation(line: 44, column: 14, scope: !408)
!412 = !DILocation(line: 44, column: 9, scope: !408)
!413 = !DILocation(line: 45, column: 10, scope: !400)
!414 = !DILocation(line: 45, column: 5, scope: !400)
!415 = !DILocation(line: 46, column: 1, scope: !400)
!416 = distinct !DISubprogram(name: "uninit_index", scope: !10, file: !10, line: 48, type: !14, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!417 = !DILocalVariable(name: "i", scope: !416, file: !10, line: 50, type: !22)
!418 = !DILocation(line: 50, column: 9, scope: !416)
!419 = !DILocation(line: 51, column: 10, scope: !420)
!420 = distinct !DILexicalBlock(scope: !416, file: !10, line: 51, column: 9)
!421 = !DILocation(line: 51, column: 9, scope: !416)
!422 = !DILocation(line: 52, column: 11, scope: !420)
!423 = !DILocation(line: 52, column: 9, scope: !420)
!424 = !DILocation(line: 53, column: 18, scope: !416)
!425 = !DILocation(line: 53, column: 12, scope: !416)
!426 = !DILocation(line: 53, column: 10, scope: !416)
!427 = !DILocation(line: 54, column: 1, scope: !416)
!428 = distinct !DISubprogram(name: "uninit_pointer", scope: !10, file: !10, line: 56, type: !14, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!429 = !DILocalVariable(name: "p", scope: !428, file: !10, line: 58, type: !379)
!430 = !DILocation(line: 58, column: 10, scope: !428)
!431 = !DILocation(line: 59, column: 10, scope: !432)
!432 = distinct !DILexicalBlock(scope: !428, file: !10, line: 59, column: 9)
!433 = !DILocation(line: 59, column: 9, scope: !428)
!434 = !DILocation(line: 60, column: 11, scope: !432)
!435 = !DILocation(line: 60, column: 9, scope: !432)
!436 = !DILocation(line: 61, column: 6, scope: !428)
!437 = !DILocation(line: 61, column: 8, scope: !428)
!438 = !DILocation(line: 62, column: 1, scope: !428)
!439 = distinct !DISubprogram(name: "uninit_argument", scope: !10, file: !10, line: 64, type: !14, scopeLine: 65, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!440 = !DILocalVariable(name: "x", scope: !439, file: !10, line: 66, type: !22)
!441 = !DILocation(line: 66, column: 9, scope: !439)
!442 = !DILocation(line: 67, column: 10, scope: !443)
!443 = distinct !DILexicalBlock(scope: !439, file: !10, line: 67, column: 9)
!444 = !DILocation(line: 67, column: 9, scope: !439)
!445 = !DILocation(line: 68, column: 11, scope: !443)
!446 = !DILocation(line: 68, column: 9, scope: !443)
!447 = !DILocation(line: 69, column: 20, scope: !439)
!448 = !DILocation(line: 69, column: 5, scope: !439)
!449 = !DILocation(line: 70, column: 1, scope: !439)
!450 = distinct !DISubprogram(name: "uninit_string", scope: !10, file: !10, line: 72, type: !14, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!451 = !DILocalVariable(name: "text", scope: !450, file: !10, line: 74, type: !3)
!452 = !DILocation(line: 74, column: 10, scope: !450)
!453 = !DILocation(line: 75, column: 5, scope: !450)
!454 = !DILocation(line: 75, column: 13, scope: !450)
!455 = !DILocation(line: 76, column: 5, scope: !450)
!456 = !DILocation(line: 76, column: 13, scope: !450)
!457 = !DILocation(line: 77, column: 10, scope: !458)
!458 = distinct !DILexicalBlock(scope: !450, file: !10, line: 77, column: 9)
!459 = !DILocation(line: 77, column: 9, scope: !450)
!460 = !DILocation(line: 78, column: 9, scope: !458)
!461 = !DILocation(line: 78, column: 17, scope: !458)
!462 = !DILocation(line: 79, column: 16, scope: !463)
!463 = distinct !DILexicalBlock(scope: !450, file: !10, line: 79, column: 9)
!464 = !DILocation(line: 79, column: 9, scope: !463)
!465 = !DILocation(line: 79, column: 22, scope: !463)
!466 = !DILocation(line: 79, column: 9, scope: !450)
!467 = !DILocation(line: 80, column: 14, scope: !463)
!468 = !DILocation(line: 80, column: 9, scope: !463)
!469 = !DILocation(line: 81, column: 1, scope: !450)
!470 = distinct !DISubprogram(name: "uninit_divisor", scope: !10, file: !10, line: 83, type: !14, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!471 = !DILocalVariable(name: "x", scope: !470, file: !10, line: 85, type: !22)
!472 = !DILocation(line: 85, column: 9, scope: !470)
!473 = !DILocation(line: 86, column: 10, scope: !474)
!474 = distinct !DILexicalBlock(scope: !470, file: !10, line: 86, column: 9)
!475 = !DILocation(line: 86, column: 9, scope: !470)
!476 = !DILocation(line: 87, column: 11, scope: !474)
!477 = !DILocation(line: 87, column: 9, scope: !474)
!478 = !DILocation(line: 88, column: 18, scope: !470)
!479 = !DILocation(line: 88, column: 20, scope: !470)
!480 = !DILocation(line: 88, column: 15, scope: !470)
!481 = !DILocation(line: 88, column: 10, scope: !470)
!482 = !DILocation(line: 89, column: 1, scope: !470)
!483 = !DILocalVariable(name: "e", scope: !13, file: !10, line: 93, type: !12)
!484 = !DILocation(line: 93, column: 23, scope: !13)
!485 = !DILocation(line: 94, column: 10, scope: !486)
!486 = distinct !DILexicalBlock(scope: !13, file: !10, line: 94, column: 9)
!487 = !DILocation(line: 94, column: 9, scope: !13)
!488 = !DILocation(line: 95, column: 11, scope: !486)
!489 = !DILocation(line: 95, column: 9, scope: !486)
!490 = !DILocation(line: 96, column: 13, scope: !13)
!491 = !DILocation(line: 96, column: 5, scope: !13)
!492 = !DILocation(line: 98, column: 14, scope: !493)
!493 = distinct !DILexicalBlock(scope: !13, file: !10, line: 96, column: 16)
!494 = !DILocation(line: 99, column: 9, scope: !493)
!495 = !DILocation(line: 101, column: 14, scope: !493)
!496 = !DILocation(line: 102, column: 5, scope: !493)
!497 = !DILocation(line: 103, column: 1, scope: !13)
!498 = distinct !DISubprogram(name: "uninit_call", scope: !10, file: !10, line: 105, type: !14, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!499 = !DILocalVariable(name: "f", scope: !498, file: !10, line: 107, type: !500)
!500 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !501, size: 64)
!501 = !DISubroutineType(types: !502)
!502 = !{null, !503}
!503 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!504 = !DILocation(line: 107, column: 12, scope: !498)
!505 = !DILocation(line: 108, column: 10, scope: !506)
!506 = distinct !DILexicalBlock(scope: !498, file: !10, line: 108, column: 9)
!507 = !DILocation(line: 108, column: 9, scope: !498)
!508 = !DILocation(line: 109, column: 11, scope: !506)
!509 = !DILocation(line: 109, column: 9, scope: !506)
!510 = !DILocation(line: 110, column: 5, scope: !498)
!511 = !DILocation(line: 111, column: 1, scope: !498)
!512 = distinct !DISubprogram(name: "uninit_through_structs", scope: !10, file: !10, line: 134, type: !14, scopeLine: 135, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!513 = !DILocalVariable(name: "a", scope: !512, file: !10, line: 136, type: !514)
!514 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "padded", file: !10, line: 113, size: 96, elements: !515)
!515 = !{!516, !517, !518}
!516 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !514, file: !10, line: 114, baseType: !4, size: 8)
!517 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !514, file: !10, line: 115, baseType: !22, size: 32, offset: 32)
!518 = !DIDerivedType(tag: DW_TAG_member, name: "tail", scope: !514, file: !10, line: 116, baseType: !519, size: 16, offset: 64)
!519 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!520 = !DILocation(line: 136, column: 19, scope: !512)
!521 = !DILocation(line: 136, column: 23, scope: !512)
!522 = !DILocalVariable(name: "b", scope: !512, file: !10, line: 136, type: !514)
!523 = !DILocation(line: 136, column: 31, scope: !512)
!524 = !DILocalVariable(name: "heap", scope: !512, file: !10, line: 136, type: !525)
!525 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !514, size: 64)
!526 = !DILocation(line: 136, column: 35, scope: !512)
!527 = !DILocation(line: 136, column: 42, scope: !512)
!528 = !DILocation(line: 137, column: 9, scope: !512)
!529 = !DILocation(line: 138, column: 12, scope: !512)
!530 = !DILocation(line: 138, column: 5, scope: !512)
!531 = !DILocalVariable(name: "c", scope: !512, file: !10, line: 139, type: !514)
!532 = !DILocation(line: 139, column: 19, scope: !512)
!533 = !DILocation(line: 139, column: 24, scope: !512)
!534 = !DILocation(line: 139, column: 23, scope: !512)
!535 = !DILocation(line: 140, column: 10, scope: !512)
!536 = !DILocation(line: 140, column: 5, scope: !512)
!537 = !DILocation(line: 141, column: 11, scope: !538)
!538 = distinct !DILexicalBlock(scope: !512, file: !10, line: 141, column: 9)
!539 = !DILocation(line: 141, column: 9, scope: !538)
!540 = !DILocation(line: 141, column: 19, scope: !538)
!541 = !DILocation(line: 141, column: 15, scope: !538)
!542 = !DILocation(line: 141, column: 25, scope: !538)
!543 = !DILocation(line: 141, column: 9, scope: !512)
!544 = !DILocation(line: 142, column: 9, scope: !538)
!545 = !DILocation(line: 143, column: 9, scope: !546)
!546 = distinct !DILexicalBlock(scope: !512, file: !10, line: 143, column: 9)
!547 = !DILocation(line: 143, column: 16, scope: !546)
!548 = !DILocation(line: 143, column: 9, scope: !512)
!549 = !DILocation(line: 144, column: 9, scope: !546)
!550 = !DILocation(line: 145, column: 1, scope: !512)
!551 = distinct !DISubprogram(name: "make", scope: !10, file: !10, line: 119, type: !552, scopeLine: 120, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!552 = !DISubroutineType(types: !553)
!553 = !{!514}
!554 = !DILocalVariable(name: "p", scope: !551, file: !10, line: 121, type: !514)
!555 = !DILocation(line: 121, column: 19, scope: !551)
!556 = !DILocation(line: 122, column: 7, scope: !551)
!557 = !DILocation(line: 122, column: 11, scope: !551)
!558 = !DILocation(line: 123, column: 7, scope: !551)
!559 = !DILocation(line: 123, column: 13, scope: !551)
!560 = !DILocation(line: 124, column: 10, scope: !561)
!561 = distinct !DILexicalBlock(scope: !551, file: !10, line: 124, column: 9)
!562 = !DILocation(line: 124, column: 9, scope: !551)
!563 = !DILocation(line: 125, column: 11, scope: !561)
!564 = !DILocation(line: 125, column: 16, scope: !561)
!565 = !DILocation(line: 125, column: 9, scope: !561)
!566 = !DILocation(line: 126, column: 5, scope: !551)
!567 = distinct !DISubprogram(name: "sum", scope: !10, file: !10, line: 129, type: !568, scopeLine: 130, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!568 = !DISubroutineType(types: !569)
!569 = !{!22, !514}
!570 = !DILocalVariable(name: "p", arg: 1, scope: !567, file: !10, line: 129, type: !514)
!571 = !DILocation(line: 129, column: 30, scope: !567)
!572 = !DILocation(line: 131, column: 14, scope: !567)
!573 = !DILocation(line: 131, column: 12, scope: !567)
!574 = !DILocation(line: 131, column: 22, scope: !567)
!575 = !DILocation(line: 131, column: 18, scope: !567)
!576 = !DILocation(line: 131, column: 32, scope: !567)
!577 = !DILocation(line: 131, column: 30, scope: !567)
!578 = !DILocation(line: 131, column: 28, scope: !567)
!579 = !DILocation(line: 131, column: 5, scope: !567)
!580 = distinct !DISubprogram(name: "uninit_bit_fields", scope: !10, file: !10, line: 157, type: !14, scopeLine: 158, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!581 = !DILocalVariable(name: "f", scope: !580, file: !10, line: 159, type: !582)
!582 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "flags", file: !10, line: 147, size: 64, elements: !583)
!583 = !{!584, !585, !586, !587}
!584 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !582, file: !10, line: 148, baseType: !17, size: 3, flags: DIFlagBitField, extraData: i64 0)
!585 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !582, file: !10, line: 148, baseType: !17, size: 5, offset: 3, flags: DIFlagBitField, extraData: i64 0)
!586 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !582, file: !10, line: 148, baseType: !17, size: 9, offset: 8, flags: DIFlagBitField, extraData: i64 0)
!587 = !DIDerivedType(tag: DW_TAG_member, name: "wide", scope: !582, file: !10, line: 149, baseType: !215, size: 40, offset: 17, flags: DIFlagBitField, extraData: i64 0)
!588 = !DILocation(line: 159, column: 18, scope: !580)
!589 = !DILocation(line: 160, column: 9, scope: !580)
!590 = !DILocation(line: 161, column: 9, scope: !580)
!591 = !DILocation(line: 162, column: 12, scope: !580)
!592 = !DILocation(line: 163, column: 11, scope: !593)
!593 = distinct !DILexicalBlock(scope: !580, file: !10, line: 163, column: 9)
!594 = !DILocation(line: 163, column: 13, scope: !593)
!595 = !DILocation(line: 163, column: 18, scope: !593)
!596 = !DILocation(line: 163, column: 23, scope: !593)
!597 = !DILocation(line: 163, column: 25, scope: !593)
!598 = !DILocation(line: 163, column: 32, scope: !593)
!599 = !DILocation(line: 163, column: 37, scope: !593)
!600 = !DILocation(line: 163, column: 42, scope: !593)
!601 = !DILocation(line: 163, column: 47, scope: !593)
!602 = !DILocation(line: 163, column: 50, scope: !593)
!603 = !DILocation(line: 163, column: 62, scope: !593)
!604 = !DILocation(line: 163, column: 9, scope: !580)
!605 = !DILocation(line: 164, column: 9, scope: !593)
!606 = !DILocation(line: 165, column: 9, scope: !607)
!607 = distinct !DILexicalBlock(scope: !580, file: !10, line: 165, column: 9)
!608 = !DILocation(line: 165, column: 13, scope: !607)
!609 = !DILocation(line: 165, column: 18, scope: !607)
!610 = !DILocation(line: 165, column: 16, scope: !607)
!611 = !DILocation(line: 165, column: 9, scope: !580)
!612 = !DILocation(line: 166, column: 14, scope: !607)
!613 = !DILocation(line: 166, column: 9, scope: !607)
!614 = !DILocation(line: 167, column: 1, scope: !580)
!615 = distinct !DISubprogram(name: "flag_sum", scope: !10, file: !10, line: 152, type: !616, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!616 = !DISubroutineType(types: !617)
!617 = !{!22, !582}
!618 = !DILocalVariable(name: "f", arg: 1, scope: !615, file: !10, line: 152, type: !582)
!619 = !DILocation(line: 152, column: 34, scope: !615)
!620 = !DILocation(line: 154, column: 19, scope: !615)
!621 = !DILocation(line: 154, column: 30, scope: !615)
!622 = !DILocation(line: 154, column: 21, scope: !615)
!623 = !DILocation(line: 154, column: 5, scope: !615)
!624 = distinct !DISubprogram(name: "uninit_by_value", scope: !10, file: !10, line: 179, type: !14, scopeLine: 180, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!625 = !DILocalVariable(name: "l", scope: !624, file: !10, line: 181, type: !626)
!626 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "large", file: !10, line: 169, size: 352, elements: !627)
!627 = !{!628, !629, !630}
!628 = !DIDerivedType(tag: DW_TAG_member, name: "lead", scope: !626, file: !10, line: 170, baseType: !17, size: 4, flags: DIFlagBitField, extraData: i64 0)
!629 = !DIDerivedType(tag: DW_TAG_member, name: "rest", scope: !626, file: !10, line: 170, baseType: !17, size: 4, offset: 4, flags: DIFlagBitField, extraData: i64 0)
!630 = !DIDerivedType(tag: DW_TAG_member, name: "room", scope: !626, file: !10, line: 171, baseType: !354, size: 320, offset: 8)
!631 = !DILocation(line: 181, column: 18, scope: !624)
!632 = !DILocation(line: 182, column: 12, scope: !624)
!633 = !DILocation(line: 183, column: 9, scope: !634)
!634 = distinct !DILexicalBlock(scope: !624, file: !10, line: 183, column: 9)
!635 = !DILocation(line: 183, column: 21, scope: !634)
!636 = !DILocation(line: 183, column: 9, scope: !624)
!637 = !DILocation(line: 184, column: 9, scope: !634)
!638 = !DILocation(line: 185, column: 9, scope: !639)
!639 = distinct !DILexicalBlock(scope: !624, file: !10, line: 185, column: 9)
!640 = !DILocation(line: 185, column: 13, scope: !639)
!641 = !DILocation(line: 185, column: 18, scope: !639)
!642 = !DILocation(line: 185, column: 16, scope: !639)
!643 = !DILocation(line: 185, column: 9, scope: !624)
!644 = !DILocation(line: 186, column: 14, scope: !639)
!645 = !DILocation(line: 186, column: 9, scope: !639)
!646 = !DILocation(line: 187, column: 1, scope: !624)
!647 = distinct !DISubprogram(name: "first_of", scope: !10, file: !10, line: 174, type: !648, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!648 = !DISubroutineType(types: !649)
!649 = !{!22, !626}
!650 = !DILocalVariable(name: "l", arg: 1, scope: !647, file: !10, line: 174, type: !626)
!651 = !DILocation(line: 174, column: 34, scope: !647)
!652 = !DILocation(line: 176, column: 14, scope: !647)
!653 = !DILocation(line: 176, column: 5, scope: !647)
!654 = distinct !DISubprogram(name: "uninit_union", scope: !10, file: !10, line: 189, type: !14, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!655 = !DILocalVariable(name: "u", scope: !654, file: !10, line: 194, type: !656)
!656 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !654, file: !10, line: 191, size: 32, elements: !657)
!657 = !{!658, !659}
!658 = !DIDerivedType(tag: DW_TAG_member, name: "byte", scope: !656, file: !10, line: 192, baseType: !4, size: 8)
!659 = !DIDerivedType(tag: DW_TAG_member, name: "word", scope: !656, file: !10, line: 193, baseType: !22, size: 32)
!660 = !DILocation(line: 194, column: 7, scope: !654)
!661 = !DILocation(line: 195, column: 12, scope: !654)
!662 = !DILocation(line: 196, column: 11, scope: !663)
!663 = distinct !DILexicalBlock(scope: !654, file: !10, line: 196, column: 9)
!664 = !DILocation(line: 196, column: 9, scope: !663)
!665 = !DILocation(line: 196, column: 9, scope: !654)
!666 = !DILocation(line: 197, column: 9, scope: !663)
!667 = !DILocation(line: 198, column: 9, scope: !668)
!668 = distinct !DILexicalBlock(scope: !654, file: !10, line: 198, column: 9)
!669 = !DILocation(line: 198, column: 13, scope: !668)
!670 = !DILocation(line: 198, column: 18, scope: !668)
!671 = !DILocation(line: 198, column: 16, scope: !668)
!672 = !DILocation(line: 198, column: 9, scope: !654)
!673 = !DILocation(line: 199, column: 14, scope: !668)
!674 = !DILocation(line: 199, column: 9, scope: !668)
!675 = !DILocation(line: 200, column: 1, scope: !654)
!676 = distinct !DISubprogram(name: "uninit_masked", scope: !10, file: !10, line: 202, type: !14, scopeLine: 203, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!677 = !DILocalVariable(name: "x", scope: !676, file: !10, line: 204, type: !22)
!678 = !DILocation(line: 204, column: 9, scope: !676)
!679 = !DILocalVariable(name: "p", scope: !676, file: !10, line: 205, type: !23)
!680 = !DILocation(line: 205, column: 11, scope: !676)
!681 = !DILocation(line: 206, column: 5, scope: !676)
!682 = !DILocation(line: 206, column: 10, scope: !676)
!683 = !DILocation(line: 207, column: 10, scope: !684)
!684 = distinct !DILexicalBlock(scope: !676, file: !10, line: 207, column: 9)
!685 = !DILocation(line: 207, column: 12, scope: !684)
!686 = !DILocation(line: 207, column: 20, scope: !684)
!687 = !DILocation(line: 207, column: 9, scope: !676)
!688 = !DILocation(line: 208, column: 9, scope: !684)
!689 = !DILocation(line: 209, column: 10, scope: !690)
!690 = distinct !DILexicalBlock(scope: !676, file: !10, line: 209, column: 9)
!691 = !DILocation(line: 209, column: 15, scope: !690)
!692 = !DILocation(line: 209, column: 12, scope: !690)
!693 = !DILocation(line: 209, column: 36, scope: !690)
!694 = !DILocation(line: 209, column: 9, scope: !676)
!695 = !DILocation(line: 210, column: 14, scope: !690)
!696 = !DILocation(line: 210, column: 9, scope: !690)
!697 = !DILocation(line: 211, column: 1, scope: !676)
!698 = distinct !DISubprogram(name: "uninit_not_chosen", scope: !10, file: !10, line: 218, type: !14, scopeLine: 219, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!699 = !DILocalVariable(name: "a", scope: !698, file: !10, line: 220, type: !22)
!700 = !DILocation(line: 220, column: 9, scope: !698)
!701 = !DILocalVariable(name: "b", scope: !698, file: !10, line: 220, type: !22)
!702 = !DILocation(line: 220, column: 16, scope: !698)
!703 = !DILocation(line: 221, column: 17, scope: !704)
!704 = distinct !DILexicalBlock(scope: !698, file: !10, line: 221, column: 9)
!705 = !DILocation(line: 221, column: 16, scope: !704)
!706 = !DILocation(line: 221, column: 22, scope: !704)
!707 = !DILocation(line: 221, column: 25, scope: !704)
!708 = !DILocation(line: 221, column: 9, scope: !704)
!709 = !DILocation(line: 221, column: 28, scope: !704)
!710 = !DILocation(line: 221, column: 9, scope: !698)
!711 = !DILocation(line: 222, column: 9, scope: !704)
!712 = !DILocation(line: 223, column: 1, scope: !698)
!713 = distinct !DISubprogram(name: "choose", scope: !10, file: !10, line: 213, type: !714, scopeLine: 214, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!714 = !DISubroutineType(types: !715)
!715 = !{!22, !22, !22, !22}
!716 = !DILocalVariable(name: "which", arg: 1, scope: !713, file: !10, line: 213, type: !22)
!717 = !DILocation(line: 213, column: 23, scope: !713)
!718 = !DILocalVariable(name: "a", arg: 2, scope: !713, file: !10, line: 213, type: !22)
!719 = !DILocation(line: 213, column: 34, scope: !713)
!720 = !DILocalVariable(name: "b", arg: 3, scope: !713, file: !10, line: 213, type: !22)
!721 = !DILocation(line: 213, column: 41, scope: !713)
!722 = !DILocation(line: 215, column: 12, scope: !713)
!723 = !DILocation(line: 215, column: 20, scope: !713)
!724 = !DILocation(line: 215, column: 24, scope: !713)
!725 = !DILocation(line: 215, column: 5, scope: !713)
!726 = distinct !DISubprogram(name: "uninit_copied_bytes", scope: !10, file: !10, line: 225, type: !14, scopeLine: 226, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!727 = !DILocalVariable(name: "from", scope: !726, file: !10, line: 227, type: !728)
!728 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !205)
!729 = !DILocation(line: 227, column: 10, scope: !726)
!730 = !DILocalVariable(name: "to", scope: !726, file: !10, line: 227, type: !728)
!731 = !DILocation(line: 227, column: 19, scope: !726)
!732 = !DILocalVariable(name: "i", scope: !733, file: !10, line: 228, type: !22)
!733 = distinct !DILexicalBlock(scope: !726, file: !10, line: 228, column: 5)
!734 = !DILocation(line: 228, column: 14, scope: !733)
!735 = !DILocation(line: 228, column: 10, scope: !733)
!736 = !DILocation(line: 228, column: 21, scope: !737)
!737 = distinct !DILexicalBlock(scope: !733, file: !10, line: 228, column: 5)
!738 = !DILocation(line: 228, column: 23, scope: !737)
!739 = !DILocation(line: 228, column: 5, scope: !733)
!740 = !DILocation(line: 229, column: 25, scope: !737)
!741 = !DILocation(line: 229, column: 19, scope: !737)
!742 = !DILocation(line: 229, column: 14, scope: !737)
!743 = !DILocation(line: 229, column: 9, scope: !737)
!744 = !DILocation(line: 229, column: 17, scope: !737)
!745 = !DILocation(line: 228, column: 29, scope: !737)
!746 = !DILocation(line: 228, column: 5, scope: !737)
!747 = distinct !{!747, !739, !748, !285}
!748 = !DILocation(line: 229, column: 25, scope: !733)
!749 = !DILocalVariable(name: "i", scope: !750, file: !10, line: 230, type: !22)
!750 = distinct !DILexicalBlock(scope: !726, file: !10, line: 230, column: 5)
!751 = !DILocation(line: 230, column: 14, scope: !750)
!752 = !DILocation(line: 230, column: 10, scope: !750)
!753 = !DILocation(line: 230, column: 21, scope: !754)
!754 = distinct !DILexicalBlock(scope: !750, file: !10, line: 230, column: 5)
!755 = !DILocation(line: 230, column: 23, scope: !754)
!756 = !DILocation(line: 230, column: 5, scope: !750)
!757 = !DILocation(line: 231, column: 22, scope: !754)
!758 = !DILocation(line: 231, column: 17, scope: !754)
!759 = !DILocation(line: 231, column: 12, scope: !754)
!760 = !DILocation(line: 231, column: 9, scope: !754)
!761 = !DILocation(line: 231, column: 15, scope: !754)
!762 = !DILocation(line: 230, column: 29, scope: !754)
!763 = !DILocation(line: 230, column: 5, scope: !754)
!764 = distinct !{!764, !756, !765, !285}
!765 = !DILocation(line: 231, column: 23, scope: !750)
!766 = !DILocation(line: 232, column: 12, scope: !767)
!767 = distinct !DILexicalBlock(scope: !726, file: !10, line: 232, column: 9)
!768 = !DILocation(line: 232, column: 9, scope: !767)
!769 = !DILocation(line: 232, column: 25, scope: !767)
!770 = !DILocation(line: 232, column: 9, scope: !726)
!771 = !DILocation(line: 233, column: 14, scope: !767)
!772 = !DILocation(line: 233, column: 9, scope: !767)
!773 = !DILocation(line: 234, column: 1, scope: !726)
!774 = distinct !DISubprogram(name: "uninit_sorted", scope: !10, file: !10, line: 241, type: !14, scopeLine: 242, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!775 = !DILocalVariable(name: "a", scope: !774, file: !10, line: 243, type: !87)
!776 = !DILocation(line: 243, column: 9, scope: !774)
!777 = !DILocalVariable(name: "b", scope: !774, file: !10, line: 243, type: !87)
!778 = !DILocation(line: 243, column: 30, scope: !774)
!779 = !DILocation(line: 244, column: 5, scope: !774)
!780 = !DILocation(line: 244, column: 19, scope: !774)
!781 = !DILocation(line: 244, column: 18, scope: !774)
!782 = !DILocation(line: 244, column: 32, scope: !774)
!783 = !DILocation(line: 245, column: 11, scope: !774)
!784 = !DILocation(line: 245, column: 5, scope: !774)
!785 = !DILocation(line: 246, column: 12, scope: !774)
!786 = !DILocation(line: 246, column: 10, scope: !774)
!787 = !DILocation(line: 247, column: 1, scope: !774)
!788 = distinct !DISubprogram(name: "compare", scope: !10, file: !10, line: 236, type: !789, scopeLine: 237, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!789 = !DISubroutineType(types: !790)
!790 = !{!22, !791, !791}
!791 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !792, size: 64)
!792 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!793 = !DILocalVariable(name: "a", arg: 1, scope: !788, file: !10, line: 236, type: !791)
!794 = !DILocation(line: 236, column: 32, scope: !788)
!795 = !DILocalVariable(name: "b", arg: 2, scope: !788, file: !10, line: 236, type: !791)
!796 = !DILocation(line: 236, column: 47, scope: !788)
!797 = !DILocation(line: 238, column: 26, scope: !788)
!798 = !DILocation(line: 238, column: 12, scope: !788)
!799 = !DILocation(line: 238, column: 44, scope: !788)
!800 = !DILocation(line: 238, column: 30, scope: !788)
!801 = !DILocation(line: 238, column: 28, scope: !788)
!802 = !DILocation(line: 238, column: 5, scope: !788)
!803 = distinct !DISubprogram(name: "uninit_float", scope: !10, file: !10, line: 249, type: !14, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!804 = !DILocalVariable(name: "d", scope: !803, file: !10, line: 251, type: !805)
!805 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!806 = !DILocation(line: 251, column: 12, scope: !803)
!807 = !DILocation(line: 252, column: 10, scope: !808)
!808 = distinct !DILexicalBlock(scope: !803, file: !10, line: 252, column: 9)
!809 = !DILocation(line: 252, column: 9, scope: !803)
!810 = !DILocation(line: 253, column: 11, scope: !808)
!811 = !DILocation(line: 253, column: 9, scope: !808)
!812 = !DILocation(line: 254, column: 9, scope: !813)
!813 = distinct !DILexicalBlock(scope: !803, file: !10, line: 254, column: 9)
!814 = !DILocation(line: 254, column: 11, scope: !813)
!815 = !DILocation(line: 254, column: 15, scope: !813)
!816 = !DILocation(line: 254, column: 9, scope: !803)
!817 = !DILocation(line: 255, column: 14, scope: !813)
!818 = !DILocation(line: 255, column: 9, scope: !813)
!819 = !DILocation(line: 256, column: 1, scope: !803)
!820 = distinct !DISubprogram(name: "uninit_bits_copied", scope: !10, file: !10, line: 282, type: !14, scopeLine: 283, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!821 = !DILocalVariable(name: "from", scope: !820, file: !10, line: 284, type: !220)
!822 = !DILocation(line: 284, column: 17, scope: !820)
!823 = !DILocalVariable(name: "to", scope: !820, file: !10, line: 284, type: !220)
!824 = !DILocation(line: 284, column: 23, scope: !820)
!825 = !DILocation(line: 285, column: 5, scope: !820)
!826 = !DILocation(line: 286, column: 5, scope: !820)
!827 = !DILocation(line: 287, column: 9, scope: !828)
!828 = distinct !DILexicalBlock(scope: !820, file: !10, line: 287, column: 9)
!829 = !DILocation(line: 287, column: 9, scope: !820)
!830 = !DILocation(line: 287, column: 15, scope: !828)
!831 = !DILocation(line: 287, column: 32, scope: !828)
!832 = !DILocation(line: 288, column: 14, scope: !828)
!833 = !DILocation(line: 288, column: 9, scope: !828)
!834 = !DILocation(line: 289, column: 1, scope: !820)
!835 = distinct !DISubprogram(name: "set_first", scope: !10, file: !10, line: 262, type: !836, scopeLine: 263, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!836 = !DISubroutineType(types: !837)
!837 = !{null, !838, !223}
!838 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !220, size: 64)
!839 = !DILocalVariable(name: "p", arg: 1, scope: !835, file: !10, line: 262, type: !838)
!840 = !DILocation(line: 262, column: 36, scope: !835)
!841 = !DILocalVariable(name: "value", arg: 2, scope: !835, file: !10, line: 262, type: !223)
!842 = !DILocation(line: 262, column: 53, scope: !835)
!843 = !DILocation(line: 264, column: 12, scope: !835)
!844 = !DILocation(line: 264, column: 5, scope: !835)
!845 = !DILocation(line: 264, column: 10, scope: !835)
!846 = !DILocation(line: 265, column: 1, scope: !835)
!847 = distinct !DISubprogram(name: "copy_bits", scope: !10, file: !10, line: 267, type: !848, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!848 = !DISubroutineType(types: !849)
!849 = !{null, !838, !850}
!850 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !851, size: 64)
!851 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !220)
!852 = !DILocalVariable(name: "to", arg: 1, scope: !847, file: !10, line: 267, type: !838)
!853 = !DILocation(line: 267, column: 36, scope: !847)
!854 = !DILocalVariable(name: "from", arg: 2, scope: !847, file: !10, line: 267, type: !850)
!855 = !DILocation(line: 267, column: 59, scope: !847)
!856 = !DILocation(line: 269, column: 6, scope: !847)
!857 = !DILocation(line: 269, column: 12, scope: !847)
!858 = !DILocation(line: 269, column: 11, scope: !847)
!859 = !DILocation(line: 270, column: 1, scope: !847)
!860 = distinct !DISubprogram(name: "last_bits", scope: !10, file: !10, line: 277, type: !861, scopeLine: 278, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!861 = !DISubroutineType(types: !862)
!862 = !{!22, !850}
!863 = !DILocalVariable(name: "p", arg: 1, scope: !860, file: !10, line: 277, type: !850)
!864 = !DILocation(line: 277, column: 41, scope: !860)
!865 = !DILocation(line: 279, column: 12, scope: !860)
!866 = !DILocation(line: 279, column: 15, scope: !860)
!867 = !DILocation(line: 279, column: 5, scope: !860)
!868 = distinct !DISubprogram(name: "first_bits", scope: !10, file: !10, line: 272, type: !861, scopeLine: 273, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!869 = !DILocalVariable(name: "p", arg: 1, scope: !868, file: !10, line: 272, type: !850)
!870 = !DILocation(line: 272, column: 42, scope: !868)
!871 = !DILocation(line: 274, column: 12, scope: !868)
!872 = !DILocation(line: 274, column: 15, scope: !868)
!873 = !DILocation(line: 274, column: 5, scope: !868)
!874 = distinct !DISubprogram(name: "uninit_bits_symbolic", scope: !10, file: !10, line: 291, type: !14, scopeLine: 292, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!875 = !DILocalVariable(name: "s", scope: !874, file: !10, line: 293, type: !220)
!876 = !DILocation(line: 293, column: 17, scope: !874)
!877 = !DILocalVariable(name: "value", scope: !874, file: !10, line: 294, type: !223)
!878 = !DILocation(line: 294, column: 19, scope: !874)
!879 = !DILocation(line: 295, column: 5, scope: !874)
!880 = !DILocation(line: 296, column: 19, scope: !874)
!881 = !DILocation(line: 296, column: 5, scope: !874)
!882 = !DILocalVariable(name: "bits", scope: !874, file: !10, line: 297, type: !22)
!883 = !DILocation(line: 297, column: 9, scope: !874)
!884 = !DILocation(line: 297, column: 16, scope: !874)
!885 = !DILocation(line: 297, column: 22, scope: !874)
!886 = !DILocation(line: 297, column: 38, scope: !874)
!887 = !DILocation(line: 298, column: 9, scope: !888)
!888 = distinct !DILexicalBlock(scope: !874, file: !10, line: 298, column: 9)
!889 = !DILocation(line: 298, column: 9, scope: !874)
!890 = !DILocation(line: 299, column: 14, scope: !888)
!891 = !DILocation(line: 299, column: 9, scope: !888)
!892 = !DILocation(line: 300, column: 1, scope: !874)
!893 = distinct !DISubprogram(name: "uninit_bits_of_old", scope: !10, file: !10, line: 317, type: !14, scopeLine: 318, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!894 = !DILocation(line: 319, column: 5, scope: !893)
!895 = !DILocation(line: 320, column: 9, scope: !896)
!896 = distinct !DILexicalBlock(scope: !893, file: !10, line: 320, column: 9)
!897 = !DILocation(line: 320, column: 9, scope: !893)
!898 = !DILocation(line: 321, column: 14, scope: !896)
!899 = !DILocation(line: 321, column: 9, scope: !896)
!900 = !DILocation(line: 322, column: 1, scope: !893)
!901 = distinct !DISubprogram(name: "leave_bits", scope: !10, file: !10, line: 303, type: !14, scopeLine: 304, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!902 = !DILocalVariable(name: "s", scope: !901, file: !10, line: 305, type: !220)
!903 = !DILocation(line: 305, column: 17, scope: !901)
!904 = !DILocation(line: 306, column: 5, scope: !901)
!905 = !DILocation(line: 307, column: 1, scope: !901)
!906 = distinct !DISubprogram(name: "unset_bits", scope: !10, file: !10, line: 309, type: !907, scopeLine: 310, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!907 = !DISubroutineType(types: !908)
!908 = !{!22}
!909 = !DILocalVariable(name: "s", scope: !906, file: !10, line: 311, type: !223)
!910 = !DILocation(line: 311, column: 19, scope: !906)
!911 = !DILocation(line: 312, column: 10, scope: !912)
!912 = distinct !DILexicalBlock(scope: !906, file: !10, line: 312, column: 9)
!913 = !DILocation(line: 312, column: 9, scope: !906)
!914 = !DILocation(line: 313, column: 11, scope: !912)
!915 = !DILocation(line: 313, column: 9, scope: !912)
!916 = !DILocation(line: 314, column: 12, scope: !906)
!917 = !DILocation(line: 314, column: 14, scope: !906)
!918 = !DILocation(line: 314, column: 5, scope: !906)
!919 = distinct !DISubprogram(name: "uninit_bits_before_jump", scope: !10, file: !10, line: 347, type: !14, scopeLine: 348, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!920 = !DILocation(line: 349, column: 9, scope: !921)
!921 = distinct !DILexicalBlock(scope: !919, file: !10, line: 349, column: 9)
!922 = !DILocation(line: 349, column: 25, scope: !921)
!923 = !DILocation(line: 349, column: 9, scope: !919)
!924 = !DILocation(line: 350, column: 9, scope: !921)
!925 = !DILocation(line: 351, column: 9, scope: !926)
!926 = distinct !DILexicalBlock(scope: !919, file: !10, line: 351, column: 9)
!927 = !DILocation(line: 351, column: 9, scope: !919)
!928 = !DILocation(line: 352, column: 14, scope: !926)
!929 = !DILocation(line: 352, column: 9, scope: !926)
!930 = !DILocation(line: 353, column: 1, scope: !919)
!931 = distinct !DISubprogram(name: "jump_out", scope: !10, file: !10, line: 328, type: !14, scopeLine: 329, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!932 = !DILocalVariable(name: "all", scope: !931, file: !10, line: 330, type: !933)
!933 = !DICompositeType(tag: DW_TAG_array_type, baseType: !220, size: 512, elements: !934)
!934 = !{!935}
!935 = !DISubrange(count: 64)
!936 = !DILocation(line: 330, column: 17, scope: !931)
!937 = !DILocalVariable(name: "p", scope: !931, file: !10, line: 330, type: !838)
!938 = !DILocation(line: 330, column: 27, scope: !931)
!939 = !DILocalVariable(name: "i", scope: !940, file: !10, line: 331, type: !22)
!940 = distinct !DILexicalBlock(scope: !931, file: !10, line: 331, column: 5)
!941 = !DILocation(line: 331, column: 14, scope: !940)
!942 = !DILocation(line: 331, column: 10, scope: !940)
!943 = !DILocation(line: 331, column: 21, scope: !944)
!944 = distinct !DILexicalBlock(scope: !940, file: !10, line: 331, column: 5)
!945 = !DILocation(line: 331, column: 23, scope: !944)
!946 = !DILocation(line: 331, column: 5, scope: !940)
!947 = !DILocation(line: 332, column: 13, scope: !948)
!948 = distinct !DILexicalBlock(scope: !944, file: !10, line: 331, column: 34)
!949 = !DILocation(line: 332, column: 15, scope: !948)
!950 = !DILocation(line: 332, column: 27, scope: !948)
!951 = !DILocation(line: 332, column: 23, scope: !948)
!952 = !DILocation(line: 332, column: 11, scope: !948)
!953 = !DILocation(line: 333, column: 9, scope: !948)
!954 = !DILocation(line: 333, column: 14, scope: !948)
!955 = !DILocation(line: 334, column: 5, scope: !948)
!956 = !DILocation(line: 331, column: 30, scope: !944)
!957 = !DILocation(line: 331, column: 5, scope: !944)
!958 = distinct !{!958, !946, !959, !285}
!959 = !DILocation(line: 334, column: 5, scope: !940)
!960 = !DILocation(line: 335, column: 5, scope: !931)
!961 = distinct !DISubprogram(name: "unset_element", scope: !10, file: !10, line: 338, type: !907, scopeLine: 339, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!962 = !DILocalVariable(name: "all", scope: !961, file: !10, line: 340, type: !963)
!963 = !DICompositeType(tag: DW_TAG_array_type, baseType: !223, size: 512, elements: !934)
!964 = !DILocation(line: 340, column: 19, scope: !961)
!965 = !DILocalVariable(name: "i", scope: !961, file: !10, line: 341, type: !22)
!966 = !DILocation(line: 341, column: 9, scope: !961)
!967 = !DILocation(line: 342, column: 10, scope: !968)
!968 = distinct !DILexicalBlock(scope: !961, file: !10, line: 342, column: 9)
!969 = !DILocation(line: 342, column: 9, scope: !961)
!970 = !DILocation(line: 343, column: 9, scope: !968)
!971 = !DILocation(line: 343, column: 17, scope: !968)
!972 = !DILocation(line: 344, column: 16, scope: !961)
!973 = !DILocation(line: 344, column: 12, scope: !961)
!974 = !DILocation(line: 344, column: 19, scope: !961)
!975 = !DILocation(line: 344, column: 5, scope: !961)
!976 = distinct !DISubprogram(name: "uninit_bits_of_old_array", scope: !10, file: !10, line: 355, type: !14, scopeLine: 356, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!977 = !DILocalVariable(name: "n", scope: !976, file: !10, line: 357, type: !22)
!978 = !DILocation(line: 357, column: 9, scope: !976)
!979 = !DILocation(line: 359, column: 25, scope: !980)
!980 = distinct !DILexicalBlock(scope: !976, file: !10, line: 358, column: 5)
!981 = !DILocation(line: 359, column: 9, scope: !980)
!982 = !DILocalVariable(name: "__vla_expr0", scope: !980, type: !215, flags: DIFlagArtificial)
!983 = !DILocation(line: 0, scope: !980)
!984 = !DILocalVariable(name: "all", scope: !980, file: !10, line: 359, type: !985)
!985 = !DICompositeType(tag: DW_TAG_array_type, baseType: !220, elements: !986)
!986 = !{!987}
!987 = !DISubrange(count: !982)
!988 = !DILocation(line: 359, column: 21, scope: !980)
!989 = !DILocalVariable(name: "i", scope: !990, file: !10, line: 360, type: !22)
!990 = distinct !DILexicalBlock(scope: !980, file: !10, line: 360, column: 9)
!991 = !DILocation(line: 360, column: 18, scope: !990)
!992 = !DILocation(line: 360, column: 14, scope: !990)
!993 = !DILocation(line: 360, column: 25, scope: !994)
!994 = distinct !DILexicalBlock(scope: !990, file: !10, line: 360, column: 9)
!995 = !DILocation(line: 360, column: 29, scope: !994)
!996 = !DILocation(line: 360, column: 27, scope: !994)
!997 = !DILocation(line: 360, column: 9, scope: !990)
!998 = !DILocation(line: 361, column: 17, scope: !994)
!999 = !DILocation(line: 361, column: 13, scope: !994)
!1000 = !DILocation(line: 361, column: 22, scope: !994)
!1001 = !DILocation(line: 360, column: 33, scope: !994)
!1002 = !DILocation(line: 360, column: 9, scope: !994)
!1003 = distinct !{!1003, !997, !1004, !285}
!1004 = !DILocation(line: 361, column: 24, scope: !990)
!1005 = !DILocation(line: 362, column: 16, scope: !980)
!1006 = !DILocation(line: 362, column: 23, scope: !980)
!1007 = !DILocation(line: 362, column: 14, scope: !980)
!1008 = !DILocation(line: 363, column: 5, scope: !976)
!1009 = !DILocation(line: 364, column: 23, scope: !976)
!1010 = !DILocation(line: 364, column: 5, scope: !976)
!1011 = !DILocalVariable(name: "__vla_expr1", scope: !976, type: !215, flags: DIFlagArtificial)
!1012 = !DILocation(line: 0, scope: !976)
!1013 = !DILocalVariable(name: "all", scope: !976, file: !10, line: 364, type: !1014)
!1014 = !DICompositeType(tag: DW_TAG_array_type, baseType: !223, elements: !1015)
!1015 = !{!1016}
!1016 = !DISubrange(count: !1011)
!1017 = !DILocation(line: 364, column: 19, scope: !976)
!1018 = !DILocation(line: 365, column: 10, scope: !1019)
!1019 = distinct !DILexicalBlock(scope: !976, file: !10, line: 365, column: 9)
!1020 = !DILocation(line: 365, column: 9, scope: !976)
!1021 = !DILocation(line: 366, column: 9, scope: !1019)
!1022 = !DILocation(line: 366, column: 17, scope: !1019)
!1023 = !DILocation(line: 367, column: 9, scope: !1024)
!1024 = distinct !DILexicalBlock(scope: !976, file: !10, line: 367, column: 9)
!1025 = !DILocation(line: 367, column: 17, scope: !1024)
!1026 = !DILocation(line: 367, column: 9, scope: !976)
!1027 = !DILocation(line: 368, column: 14, scope: !1024)
!1028 = !DILocation(line: 368, column: 9, scope: !1024)
!1029 = !DILocation(line: 369, column: 1, scope: !976)
