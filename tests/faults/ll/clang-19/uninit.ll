; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -g tests/faults/uninit.c
; ModuleID = 'tests/faults/uninit.c'
source_filename = "tests/faults/uninit.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.fault_case = type { ptr, ptr, ptr }
%struct.padded = type { i8, i32, i16 }
%struct.flags = type { i64 }
%struct.large = type { i8, [40 x i8], [3 x i8] }
%union.anon = type { i32 }
%struct.bits = type { i8 }

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
@llvm.global_ctors = appending global [23 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @add_uninit_local, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_surplus, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_heap, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_realloc, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_index, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_pointer, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_argument, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_string, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_divisor, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_switch, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_call, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_through_structs, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_bit_fields, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_by_value, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_union, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_masked, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_not_chosen, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_copied_bytes, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_sorted, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_float, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_bits_copied, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_bits_symbolic, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_bits_of_old, ptr null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !193 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !197, !DIExpression(), !198)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !199, !DIExpression(), !200)
  %7 = load i32, ptr %4, align 4, !dbg !201
  %8 = icmp sgt i32 %7, 2, !dbg !202
  br i1 %8, label %9, label %15, !dbg !203

9:                                                ; preds = %2
  %10 = load ptr, ptr %5, align 8, !dbg !204
  %11 = getelementptr inbounds ptr, ptr %10, i64 2, !dbg !204
  %12 = load ptr, ptr %11, align 8, !dbg !204
  %13 = call i32 @strcmp(ptr noundef %12, ptr noundef @.str) #9, !dbg !205
  %14 = icmp eq i32 %13, 0, !dbg !206
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !207
  %17 = zext i1 %16 to i32, !dbg !203
  store i32 %17, ptr @bad, align 4, !dbg !208
    #dbg_declare(ptr %6, !209, !DIExpression(), !211)
  %18 = load ptr, ptr @all_cases, align 8, !dbg !212
  store ptr %18, ptr %6, align 8, !dbg !211
  br label %19, !dbg !213

19:                                               ; preds = %39, %15
  %20 = load ptr, ptr %6, align 8, !dbg !214
  %21 = icmp ne ptr %20, null, !dbg !216
  br i1 %21, label %22, label %43, !dbg !216

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4, !dbg !217
  %24 = icmp sgt i32 %23, 1, !dbg !219
  br i1 %24, label %25, label %38, !dbg !220

25:                                               ; preds = %22
  %26 = load ptr, ptr %5, align 8, !dbg !221
  %27 = getelementptr inbounds ptr, ptr %26, i64 1, !dbg !221
  %28 = load ptr, ptr %27, align 8, !dbg !221
  %29 = load ptr, ptr %6, align 8, !dbg !222
  %30 = getelementptr inbounds %struct.fault_case, ptr %29, i32 0, i32 0, !dbg !223
  %31 = load ptr, ptr %30, align 8, !dbg !223
  %32 = call i32 @strcmp(ptr noundef %28, ptr noundef %31) #9, !dbg !224
  %33 = icmp eq i32 %32, 0, !dbg !225
  br i1 %33, label %34, label %38, !dbg !226

34:                                               ; preds = %25
  %35 = load ptr, ptr %6, align 8, !dbg !227
  %36 = getelementptr inbounds %struct.fault_case, ptr %35, i32 0, i32 1, !dbg !229
  %37 = load ptr, ptr %36, align 8, !dbg !229
  call void %37(), !dbg !227
  store i32 0, ptr %3, align 4, !dbg !230
  br label %44, !dbg !230

38:                                               ; preds = %25, %22
  br label %39, !dbg !231

39:                                               ; preds = %38
  %40 = load ptr, ptr %6, align 8, !dbg !232
  %41 = getelementptr inbounds %struct.fault_case, ptr %40, i32 0, i32 2, !dbg !233
  %42 = load ptr, ptr %41, align 8, !dbg !233
  store ptr %42, ptr %6, align 8, !dbg !234
  br label %19, !dbg !235, !llvm.loop !236

43:                                               ; preds = %19
  store i32 99, ptr %3, align 4, !dbg !239
  br label %44, !dbg !239

44:                                               ; preds = %43, %34
  %45 = load i32, ptr %3, align 4, !dbg !240
  ret i32 %45, !dbg !240
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_local() #0 !dbg !241 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !242
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_local, i32 0, i32 2), align 8, !dbg !242
  store ptr @entry_uninit_local, ptr @all_cases, align 8, !dbg !242
  ret void, !dbg !242
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_surplus() #0 !dbg !243 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !244
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_surplus, i32 0, i32 2), align 8, !dbg !244
  store ptr @entry_uninit_surplus, ptr @all_cases, align 8, !dbg !244
  ret void, !dbg !244
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_heap() #0 !dbg !245 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !246
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_heap, i32 0, i32 2), align 8, !dbg !246
  store ptr @entry_uninit_heap, ptr @all_cases, align 8, !dbg !246
  ret void, !dbg !246
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_realloc() #0 !dbg !247 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !248
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_realloc, i32 0, i32 2), align 8, !dbg !248
  store ptr @entry_uninit_realloc, ptr @all_cases, align 8, !dbg !248
  ret void, !dbg !248
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_index() #0 !dbg !249 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !250
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_index, i32 0, i32 2), align 8, !dbg !250
  store ptr @entry_uninit_index, ptr @all_cases, align 8, !dbg !250
  ret void, !dbg !250
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_pointer() #0 !dbg !251 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !252
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_pointer, i32 0, i32 2), align 8, !dbg !252
  store ptr @entry_uninit_pointer, ptr @all_cases, align 8, !dbg !252
  ret void, !dbg !252
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_argument() #0 !dbg !253 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !254
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_argument, i32 0, i32 2), align 8, !dbg !254
  store ptr @entry_uninit_argument, ptr @all_cases, align 8, !dbg !254
  ret void, !dbg !254
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_string() #0 !dbg !255 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !256
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_string, i32 0, i32 2), align 8, !dbg !256
  store ptr @entry_uninit_string, ptr @all_cases, align 8, !dbg !256
  ret void, !dbg !256
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_divisor() #0 !dbg !257 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !258
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_divisor, i32 0, i32 2), align 8, !dbg !258
  store ptr @entry_uninit_divisor, ptr @all_cases, align 8, !dbg !258
  ret void, !dbg !258
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_switch() #0 !dbg !259 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !260
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_switch, i32 0, i32 2), align 8, !dbg !260
  store ptr @entry_uninit_switch, ptr @all_cases, align 8, !dbg !260
  ret void, !dbg !260
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_call() #0 !dbg !261 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !262
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_call, i32 0, i32 2), align 8, !dbg !262
  store ptr @entry_uninit_call, ptr @all_cases, align 8, !dbg !262
  ret void, !dbg !262
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_through_structs() #0 !dbg !263 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !264
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_through_structs, i32 0, i32 2), align 8, !dbg !264
  store ptr @entry_uninit_through_structs, ptr @all_cases, align 8, !dbg !264
  ret void, !dbg !264
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_bit_fields() #0 !dbg !265 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !266
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_bit_fields, i32 0, i32 2), align 8, !dbg !266
  store ptr @entry_uninit_bit_fields, ptr @all_cases, align 8, !dbg !266
  ret void, !dbg !266
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_by_value() #0 !dbg !267 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !268
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_by_value, i32 0, i32 2), align 8, !dbg !268
  store ptr @entry_uninit_by_value, ptr @all_cases, align 8, !dbg !268
  ret void, !dbg !268
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_union() #0 !dbg !269 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !270
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_union, i32 0, i32 2), align 8, !dbg !270
  store ptr @entry_uninit_union, ptr @all_cases, align 8, !dbg !270
  ret void, !dbg !270
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_masked() #0 !dbg !271 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !272
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_masked, i32 0, i32 2), align 8, !dbg !272
  store ptr @entry_uninit_masked, ptr @all_cases, align 8, !dbg !272
  ret void, !dbg !272
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_not_chosen() #0 !dbg !273 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !274
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_not_chosen, i32 0, i32 2), align 8, !dbg !274
  store ptr @entry_uninit_not_chosen, ptr @all_cases, align 8, !dbg !274
  ret void, !dbg !274
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_copied_bytes() #0 !dbg !275 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !276
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_copied_bytes, i32 0, i32 2), align 8, !dbg !276
  store ptr @entry_uninit_copied_bytes, ptr @all_cases, align 8, !dbg !276
  ret void, !dbg !276
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_sorted() #0 !dbg !277 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !278
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_sorted, i32 0, i32 2), align 8, !dbg !278
  store ptr @entry_uninit_sorted, ptr @all_cases, align 8, !dbg !278
  ret void, !dbg !278
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_float() #0 !dbg !279 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !280
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_float, i32 0, i32 2), align 8, !dbg !280
  store ptr @entry_uninit_float, ptr @all_cases, align 8, !dbg !280
  ret void, !dbg !280
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_bits_copied() #0 !dbg !281 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !282
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_bits_copied, i32 0, i32 2), align 8, !dbg !282
  store ptr @entry_uninit_bits_copied, ptr @all_cases, align 8, !dbg !282
  ret void, !dbg !282
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_bits_symbolic() #0 !dbg !283 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !284
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_bits_symbolic, i32 0, i32 2), align 8, !dbg !284
  store ptr @entry_uninit_bits_symbolic, ptr @all_cases, align 8, !dbg !284
  ret void, !dbg !284
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_bits_of_old() #0 !dbg !285 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !286
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_bits_of_old, i32 0, i32 2), align 8, !dbg !286
  store ptr @entry_uninit_bits_of_old, ptr @all_cases, align 8, !dbg !286
  ret void, !dbg !286
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_local() #0 !dbg !287 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !288, !DIExpression(), !289)
  %2 = load i32, ptr @bad, align 4, !dbg !290
  %3 = icmp ne i32 %2, 0, !dbg !290
  br i1 %3, label %5, label %4, !dbg !292

4:                                                ; preds = %0
  store i32 0, ptr %1, align 4, !dbg !293
  br label %5, !dbg !294

5:                                                ; preds = %4, %0
  %6 = load i32, ptr %1, align 4, !dbg !295
  %7 = icmp ne i32 %6, 0, !dbg !295
  br i1 %7, label %8, label %9, !dbg !297

8:                                                ; preds = %5
  store volatile i32 1, ptr @sink, align 4, !dbg !298
  br label %9, !dbg !299

9:                                                ; preds = %8, %5
  ret void, !dbg !300
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_surplus() #0 !dbg !301 {
  %1 = alloca [40 x i8], align 16
  %2 = alloca [2 x i32], align 4
    #dbg_declare(ptr %1, !302, !DIExpression(), !306)
    #dbg_declare(ptr %2, !307, !DIExpression(), !311)
  %3 = getelementptr inbounds [2 x i32], ptr %2, i64 0, i64 0, !dbg !312
  store i32 1, ptr %3, align 4, !dbg !313
  %4 = getelementptr inbounds [40 x i8], ptr %1, i64 0, i64 0, !dbg !314
  %5 = getelementptr inbounds [2 x i32], ptr %2, i64 0, i64 0, !dbg !315
  %6 = load i32, ptr %5, align 4, !dbg !315
  %7 = getelementptr inbounds [2 x i32], ptr %2, i64 0, i64 1, !dbg !316
  %8 = load i32, ptr %7, align 4, !dbg !316
  %9 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %4, i64 noundef 40, ptr noundef @.str.3, i32 noundef %6, i32 noundef %8) #10, !dbg !317
  store volatile i32 %9, ptr @sink, align 4, !dbg !318
  %10 = getelementptr inbounds [40 x i8], ptr %1, i64 0, i64 0, !dbg !319
  %11 = load i32, ptr @bad, align 4, !dbg !320
  %12 = icmp ne i32 %11, 0, !dbg !320
  %13 = zext i1 %12 to i64, !dbg !320
  %14 = select i1 %12, ptr @.str.4, ptr @.str.5, !dbg !320
  %15 = getelementptr inbounds [2 x i32], ptr %2, i64 0, i64 0, !dbg !321
  %16 = load i32, ptr %15, align 4, !dbg !321
  %17 = getelementptr inbounds [2 x i32], ptr %2, i64 0, i64 1, !dbg !322
  %18 = load i32, ptr %17, align 4, !dbg !322
  %19 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %10, i64 noundef 40, ptr noundef %14, i32 noundef %16, i32 noundef %18) #10, !dbg !323
  %20 = load volatile i32, ptr @sink, align 4, !dbg !324
  %21 = add nsw i32 %20, %19, !dbg !324
  store volatile i32 %21, ptr @sink, align 4, !dbg !324
  ret void, !dbg !325
}

; Function Attrs: nounwind
declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_heap() #0 !dbg !326 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !327, !DIExpression(), !329)
  %2 = call noalias ptr @malloc(i64 noundef 8) #11, !dbg !330
  store ptr %2, ptr %1, align 8, !dbg !329
  %3 = load ptr, ptr %1, align 8, !dbg !331
  %4 = getelementptr inbounds i32, ptr %3, i64 0, !dbg !331
  store i32 1, ptr %4, align 4, !dbg !332
  %5 = load i32, ptr @bad, align 4, !dbg !333
  %6 = icmp ne i32 %5, 0, !dbg !333
  br i1 %6, label %10, label %7, !dbg !335

7:                                                ; preds = %0
  %8 = load ptr, ptr %1, align 8, !dbg !336
  %9 = getelementptr inbounds i32, ptr %8, i64 1, !dbg !336
  store i32 1, ptr %9, align 4, !dbg !337
  br label %10, !dbg !336

10:                                               ; preds = %7, %0
  %11 = load ptr, ptr %1, align 8, !dbg !338
  %12 = getelementptr inbounds i32, ptr %11, i64 0, !dbg !338
  %13 = load i32, ptr %12, align 4, !dbg !338
  %14 = load ptr, ptr %1, align 8, !dbg !340
  %15 = getelementptr inbounds i32, ptr %14, i64 1, !dbg !340
  %16 = load i32, ptr %15, align 4, !dbg !340
  %17 = add nsw i32 %13, %16, !dbg !341
  %18 = icmp sgt i32 %17, 2, !dbg !342
  br i1 %18, label %19, label %20, !dbg !343

19:                                               ; preds = %10
  store volatile i32 1, ptr @sink, align 4, !dbg !344
  br label %20, !dbg !345

20:                                               ; preds = %19, %10
  %21 = load ptr, ptr %1, align 8, !dbg !346
  call void @free(ptr noundef %21) #10, !dbg !347
  ret void, !dbg !348
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #3

; Function Attrs: nounwind
declare void @free(ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_realloc() #0 !dbg !349 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !350, !DIExpression(), !351)
  %2 = call noalias ptr @calloc(i64 noundef 1, i64 noundef 4) #12, !dbg !352
  store ptr %2, ptr %1, align 8, !dbg !351
  %3 = load ptr, ptr %1, align 8, !dbg !353
  %4 = call ptr @realloc(ptr noundef %3, i64 noundef 8) #13, !dbg !354
  store ptr %4, ptr %1, align 8, !dbg !355
  %5 = load ptr, ptr %1, align 8, !dbg !356
  %6 = load i32, ptr @bad, align 4, !dbg !358
  %7 = icmp ne i32 %6, 0, !dbg !358
  %8 = zext i1 %7 to i64, !dbg !358
  %9 = select i1 %7, i32 4, i32 3, !dbg !358
  %10 = sext i32 %9 to i64, !dbg !356
  %11 = getelementptr inbounds i8, ptr %5, i64 %10, !dbg !356
  %12 = load i8, ptr %11, align 1, !dbg !356
  %13 = icmp ne i8 %12, 0, !dbg !356
  br i1 %13, label %14, label %15, !dbg !359

14:                                               ; preds = %0
  store volatile i32 1, ptr @sink, align 4, !dbg !360
  br label %15, !dbg !361

15:                                               ; preds = %14, %0
  %16 = load ptr, ptr %1, align 8, !dbg !362
  call void @free(ptr noundef %16) #10, !dbg !363
  ret void, !dbg !364
}

; Function Attrs: nounwind allocsize(0,1)
declare noalias ptr @calloc(i64 noundef, i64 noundef) #4

; Function Attrs: nounwind allocsize(1)
declare ptr @realloc(ptr noundef, i64 noundef) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_index() #0 !dbg !365 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !366, !DIExpression(), !367)
  %2 = load i32, ptr @bad, align 4, !dbg !368
  %3 = icmp ne i32 %2, 0, !dbg !368
  br i1 %3, label %5, label %4, !dbg !370

4:                                                ; preds = %0
  store i32 2, ptr %1, align 4, !dbg !371
  br label %5, !dbg !372

5:                                                ; preds = %4, %0
  %6 = load i32, ptr %1, align 4, !dbg !373
  %7 = sext i32 %6 to i64, !dbg !374
  %8 = getelementptr inbounds [4 x i32], ptr @table, i64 0, i64 %7, !dbg !374
  %9 = load i32, ptr %8, align 4, !dbg !374
  store volatile i32 %9, ptr @sink, align 4, !dbg !375
  ret void, !dbg !376
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_pointer() #0 !dbg !377 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !378, !DIExpression(), !379)
  %2 = load i32, ptr @bad, align 4, !dbg !380
  %3 = icmp ne i32 %2, 0, !dbg !380
  br i1 %3, label %5, label %4, !dbg !382

4:                                                ; preds = %0
  store ptr @table, ptr %1, align 8, !dbg !383
  br label %5, !dbg !384

5:                                                ; preds = %4, %0
  %6 = load ptr, ptr %1, align 8, !dbg !385
  store i32 1, ptr %6, align 4, !dbg !386
  ret void, !dbg !387
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_argument() #0 !dbg !388 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !389, !DIExpression(), !390)
  %2 = load i32, ptr @bad, align 4, !dbg !391
  %3 = icmp ne i32 %2, 0, !dbg !391
  br i1 %3, label %5, label %4, !dbg !393

4:                                                ; preds = %0
  store i32 1, ptr %1, align 4, !dbg !394
  br label %5, !dbg !395

5:                                                ; preds = %4, %0
  %6 = load i32, ptr %1, align 4, !dbg !396
  %7 = call i32 (ptr, ...) @printf(ptr noundef @.str.11, i32 noundef %6), !dbg !397
  ret void, !dbg !398
}

declare i32 @printf(ptr noundef, ...) #6

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_string() #0 !dbg !399 {
  %1 = alloca [4 x i8], align 1
    #dbg_declare(ptr %1, !400, !DIExpression(), !401)
  %2 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !402
  store i8 97, ptr %2, align 1, !dbg !403
  %3 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 2, !dbg !404
  store i8 0, ptr %3, align 1, !dbg !405
  %4 = load i32, ptr @bad, align 4, !dbg !406
  %5 = icmp ne i32 %4, 0, !dbg !406
  br i1 %5, label %8, label %6, !dbg !408

6:                                                ; preds = %0
  %7 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 1, !dbg !409
  store i8 98, ptr %7, align 1, !dbg !410
  br label %8, !dbg !409

8:                                                ; preds = %6, %0
  %9 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !411
  %10 = call i64 @strlen(ptr noundef %9) #9, !dbg !413
  %11 = icmp ne i64 %10, 2, !dbg !414
  br i1 %11, label %12, label %13, !dbg !415

12:                                               ; preds = %8
  store volatile i32 1, ptr @sink, align 4, !dbg !416
  br label %13, !dbg !417

13:                                               ; preds = %12, %8
  ret void, !dbg !418
}

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_divisor() #0 !dbg !419 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !420, !DIExpression(), !421)
  %2 = load i32, ptr @bad, align 4, !dbg !422
  %3 = icmp ne i32 %2, 0, !dbg !422
  br i1 %3, label %5, label %4, !dbg !424

4:                                                ; preds = %0
  store i32 3, ptr %1, align 4, !dbg !425
  br label %5, !dbg !426

5:                                                ; preds = %4, %0
  %6 = load i32, ptr %1, align 4, !dbg !427
  %7 = or i32 %6, 1, !dbg !428
  %8 = sdiv i32 10, %7, !dbg !429
  store volatile i32 %8, ptr @sink, align 4, !dbg !430
  ret void, !dbg !431
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_switch() #0 !dbg !13 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !432, !DIExpression(), !433)
  %2 = load i32, ptr @bad, align 4, !dbg !434
  %3 = icmp ne i32 %2, 0, !dbg !434
  br i1 %3, label %5, label %4, !dbg !436

4:                                                ; preds = %0
  store i32 0, ptr %1, align 4, !dbg !437
  br label %5, !dbg !438

5:                                                ; preds = %4, %0
  %6 = load i32, ptr %1, align 4, !dbg !439
  switch i32 %6, label %9 [
    i32 0, label %7
    i32 1, label %8
  ], !dbg !440

7:                                                ; preds = %5
  store volatile i32 1, ptr @sink, align 4, !dbg !441
  br label %9, !dbg !443

8:                                                ; preds = %5
  store volatile i32 2, ptr @sink, align 4, !dbg !444
  br label %9, !dbg !445

9:                                                ; preds = %8, %5, %7
  ret void, !dbg !446
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_call() #0 !dbg !447 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !448, !DIExpression(), !453)
  %2 = load i32, ptr @bad, align 4, !dbg !454
  %3 = icmp ne i32 %2, 0, !dbg !454
  br i1 %3, label %5, label %4, !dbg !456

4:                                                ; preds = %0
  store ptr @free, ptr %1, align 8, !dbg !457
  br label %5, !dbg !458

5:                                                ; preds = %4, %0
  %6 = load ptr, ptr %1, align 8, !dbg !459
  call void %6(ptr noundef null), !dbg !459
  ret void, !dbg !460
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_through_structs() #0 !dbg !461 {
  %1 = alloca %struct.padded, align 4
  %2 = alloca { i64, i16 }, align 8
  %3 = alloca %struct.padded, align 4
  %4 = alloca ptr, align 8
  %5 = alloca %struct.padded, align 4
  %6 = alloca { i64, i16 }, align 4
    #dbg_declare(ptr %1, !462, !DIExpression(), !469)
  %7 = call { i64, i16 } @make(), !dbg !470
  store { i64, i16 } %7, ptr %2, align 8, !dbg !470
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %1, ptr align 8 %2, i64 12, i1 false), !dbg !470
    #dbg_declare(ptr %3, !471, !DIExpression(), !472)
    #dbg_declare(ptr %4, !473, !DIExpression(), !475)
  %8 = call noalias ptr @malloc(i64 noundef 12) #11, !dbg !476
  store ptr %8, ptr %4, align 8, !dbg !475
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 %1, i64 12, i1 false), !dbg !477
  %9 = load ptr, ptr %4, align 8, !dbg !478
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %9, ptr align 4 %3, i64 12, i1 false), !dbg !479
    #dbg_declare(ptr %5, !480, !DIExpression(), !481)
  %10 = load ptr, ptr %4, align 8, !dbg !482
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %5, ptr align 4 %10, i64 12, i1 false), !dbg !483
  %11 = load ptr, ptr %4, align 8, !dbg !484
  call void @free(ptr noundef %11) #10, !dbg !485
  %12 = getelementptr inbounds %struct.padded, ptr %5, i32 0, i32 0, !dbg !486
  %13 = load i8, ptr %12, align 4, !dbg !486
  %14 = sext i8 %13 to i32, !dbg !488
  %15 = getelementptr inbounds %struct.padded, ptr %5, i32 0, i32 1, !dbg !489
  %16 = load i32, ptr %15, align 4, !dbg !489
  %17 = add nsw i32 %14, %16, !dbg !490
  %18 = icmp ne i32 %17, 3, !dbg !491
  br i1 %18, label %19, label %20, !dbg !492

19:                                               ; preds = %0
  call void @abort() #14, !dbg !493
  unreachable, !dbg !493

20:                                               ; preds = %0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %6, ptr align 4 %5, i64 12, i1 false), !dbg !494
  %21 = getelementptr inbounds { i64, i16 }, ptr %6, i32 0, i32 0, !dbg !494
  %22 = load i64, ptr %21, align 4, !dbg !494
  %23 = getelementptr inbounds { i64, i16 }, ptr %6, i32 0, i32 1, !dbg !494
  %24 = load i16, ptr %23, align 4, !dbg !494
  %25 = call i32 @sum(i64 %22, i16 %24), !dbg !494
  %26 = icmp ne i32 %25, 6, !dbg !496
  br i1 %26, label %27, label %28, !dbg !497

27:                                               ; preds = %20
  call void @abort() #14, !dbg !498
  unreachable, !dbg !498

28:                                               ; preds = %20
  ret void, !dbg !499
}

; Function Attrs: noinline nounwind optnone uwtable
define internal { i64, i16 } @make() #0 !dbg !500 {
  %1 = alloca %struct.padded, align 4
  %2 = alloca { i64, i16 }, align 8
    #dbg_declare(ptr %1, !503, !DIExpression(), !504)
  %3 = getelementptr inbounds %struct.padded, ptr %1, i32 0, i32 0, !dbg !505
  store i8 1, ptr %3, align 4, !dbg !506
  %4 = getelementptr inbounds %struct.padded, ptr %1, i32 0, i32 1, !dbg !507
  store i32 2, ptr %4, align 4, !dbg !508
  %5 = load i32, ptr @bad, align 4, !dbg !509
  %6 = icmp ne i32 %5, 0, !dbg !509
  br i1 %6, label %9, label %7, !dbg !511

7:                                                ; preds = %0
  %8 = getelementptr inbounds %struct.padded, ptr %1, i32 0, i32 2, !dbg !512
  store i16 3, ptr %8, align 4, !dbg !513
  br label %9, !dbg !514

9:                                                ; preds = %7, %0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 4 %1, i64 12, i1 false), !dbg !515
  %10 = load { i64, i16 }, ptr %2, align 8, !dbg !515
  ret { i64, i16 } %10, !dbg !515
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #7

; Function Attrs: noreturn nounwind
declare void @abort() #8

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @sum(i64 %0, i16 %1) #0 !dbg !516 {
  %3 = alloca %struct.padded, align 4
  %4 = alloca { i64, i16 }, align 4
  %5 = getelementptr inbounds { i64, i16 }, ptr %4, i32 0, i32 0
  store i64 %0, ptr %5, align 4
  %6 = getelementptr inbounds { i64, i16 }, ptr %4, i32 0, i32 1
  store i16 %1, ptr %6, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 %4, i64 12, i1 false)
    #dbg_declare(ptr %3, !519, !DIExpression(), !520)
  %7 = getelementptr inbounds %struct.padded, ptr %3, i32 0, i32 0, !dbg !521
  %8 = load i8, ptr %7, align 4, !dbg !521
  %9 = sext i8 %8 to i32, !dbg !522
  %10 = getelementptr inbounds %struct.padded, ptr %3, i32 0, i32 1, !dbg !523
  %11 = load i32, ptr %10, align 4, !dbg !523
  %12 = add nsw i32 %9, %11, !dbg !524
  %13 = getelementptr inbounds %struct.padded, ptr %3, i32 0, i32 2, !dbg !525
  %14 = load i16, ptr %13, align 4, !dbg !525
  %15 = sext i16 %14 to i32, !dbg !526
  %16 = add nsw i32 %12, %15, !dbg !527
  ret i32 %16, !dbg !528
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_bit_fields() #0 !dbg !529 {
  %1 = alloca %struct.flags, align 8
    #dbg_declare(ptr %1, !530, !DIExpression(), !538)
  %2 = load i64, ptr %1, align 8, !dbg !539
  %3 = and i64 %2, -8, !dbg !539
  %4 = or i64 %3, 5, !dbg !539
  store i64 %4, ptr %1, align 8, !dbg !539
  %5 = load i64, ptr %1, align 8, !dbg !540
  %6 = and i64 %5, -130817, !dbg !540
  %7 = or i64 %6, 76800, !dbg !540
  store i64 %7, ptr %1, align 8, !dbg !540
  %8 = load i64, ptr %1, align 8, !dbg !541
  %9 = and i64 %8, -144115188075724801, !dbg !541
  %10 = or i64 %9, 917504, !dbg !541
  store i64 %10, ptr %1, align 8, !dbg !541
  %11 = load i64, ptr %1, align 8, !dbg !542
  %12 = and i64 %11, 7, !dbg !542
  %13 = trunc i64 %12 to i32, !dbg !542
  %14 = icmp ne i32 %13, 5, !dbg !544
  br i1 %14, label %31, label %15, !dbg !545

15:                                               ; preds = %0
  %16 = load i64, ptr %1, align 8, !dbg !546
  %17 = lshr i64 %16, 8, !dbg !546
  %18 = and i64 %17, 511, !dbg !546
  %19 = trunc i64 %18 to i32, !dbg !546
  %20 = icmp ne i32 %19, 300, !dbg !547
  br i1 %20, label %31, label %21, !dbg !548

21:                                               ; preds = %15
  %22 = load i64, ptr %1, align 8, !dbg !549
  %23 = lshr i64 %22, 17, !dbg !549
  %24 = and i64 %23, 1099511627775, !dbg !549
  %25 = icmp ne i64 %24, 7, !dbg !550
  br i1 %25, label %31, label %26, !dbg !551

26:                                               ; preds = %21
  %27 = getelementptr inbounds %struct.flags, ptr %1, i32 0, i32 0, !dbg !552
  %28 = load i64, ptr %27, align 8, !dbg !552
  %29 = call i32 @flag_sum(i64 %28), !dbg !552
  %30 = icmp ne i32 %29, 305, !dbg !553
  br i1 %30, label %31, label %32, !dbg !554

31:                                               ; preds = %26, %21, %15, %0
  call void @abort() #14, !dbg !555
  unreachable, !dbg !555

32:                                               ; preds = %26
  %33 = load i32, ptr @bad, align 4, !dbg !556
  %34 = icmp ne i32 %33, 0, !dbg !556
  br i1 %34, label %35, label %42, !dbg !558

35:                                               ; preds = %32
  %36 = load i64, ptr %1, align 8, !dbg !559
  %37 = lshr i64 %36, 3, !dbg !559
  %38 = and i64 %37, 31, !dbg !559
  %39 = trunc i64 %38 to i32, !dbg !559
  %40 = icmp ne i32 %39, 0, !dbg !560
  br i1 %40, label %41, label %42, !dbg !561

41:                                               ; preds = %35
  store volatile i32 1, ptr @sink, align 4, !dbg !562
  br label %42, !dbg !563

42:                                               ; preds = %41, %35, %32
  ret void, !dbg !564
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @flag_sum(i64 %0) #0 !dbg !565 {
  %2 = alloca %struct.flags, align 8
  %3 = getelementptr inbounds %struct.flags, ptr %2, i32 0, i32 0
  store i64 %0, ptr %3, align 8
    #dbg_declare(ptr %2, !568, !DIExpression(), !569)
  %4 = load i64, ptr %2, align 8, !dbg !570
  %5 = and i64 %4, 7, !dbg !570
  %6 = trunc i64 %5 to i32, !dbg !570
  %7 = load i64, ptr %2, align 8, !dbg !571
  %8 = lshr i64 %7, 8, !dbg !571
  %9 = and i64 %8, 511, !dbg !571
  %10 = trunc i64 %9 to i32, !dbg !571
  %11 = add nsw i32 %6, %10, !dbg !572
  ret i32 %11, !dbg !573
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_by_value() #0 !dbg !574 {
  %1 = alloca %struct.large, align 8
    #dbg_declare(ptr %1, !575, !DIExpression(), !581)
  %2 = load i8, ptr %1, align 4, !dbg !582
  %3 = and i8 %2, -16, !dbg !582
  %4 = or i8 %3, 3, !dbg !582
  store i8 %4, ptr %1, align 4, !dbg !582
  %5 = call i32 @first_of(ptr noundef byval(%struct.large) align 8 %1), !dbg !583
  %6 = icmp ne i32 %5, 3, !dbg !585
  br i1 %6, label %7, label %8, !dbg !586

7:                                                ; preds = %0
  call void @abort() #14, !dbg !587
  unreachable, !dbg !587

8:                                                ; preds = %0
  %9 = load i32, ptr @bad, align 4, !dbg !588
  %10 = icmp ne i32 %9, 0, !dbg !588
  br i1 %10, label %11, label %17, !dbg !590

11:                                               ; preds = %8
  %12 = load i8, ptr %1, align 4, !dbg !591
  %13 = lshr i8 %12, 4, !dbg !591
  %14 = zext i8 %13 to i32, !dbg !591
  %15 = icmp ne i32 %14, 0, !dbg !592
  br i1 %15, label %16, label %17, !dbg !593

16:                                               ; preds = %11
  store volatile i32 1, ptr @sink, align 4, !dbg !594
  br label %17, !dbg !595

17:                                               ; preds = %16, %11, %8
  ret void, !dbg !596
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @first_of(ptr noundef byval(%struct.large) align 8 %0) #0 !dbg !597 {
    #dbg_declare(ptr %0, !600, !DIExpression(), !601)
  %2 = load i8, ptr %0, align 8, !dbg !602
  %3 = and i8 %2, 15, !dbg !602
  %4 = zext i8 %3 to i32, !dbg !602
  ret i32 %4, !dbg !603
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_union() #0 !dbg !604 {
  %1 = alloca %union.anon, align 4
    #dbg_declare(ptr %1, !605, !DIExpression(), !610)
  store i8 0, ptr %1, align 4, !dbg !611
  %2 = load i8, ptr %1, align 4, !dbg !612
  %3 = icmp ne i8 %2, 0, !dbg !614
  br i1 %3, label %4, label %5, !dbg !615

4:                                                ; preds = %0
  call void @abort() #14, !dbg !616
  unreachable, !dbg !616

5:                                                ; preds = %0
  %6 = load i32, ptr @bad, align 4, !dbg !617
  %7 = icmp ne i32 %6, 0, !dbg !617
  br i1 %7, label %8, label %12, !dbg !619

8:                                                ; preds = %5
  %9 = load i32, ptr %1, align 4, !dbg !620
  %10 = icmp ne i32 %9, 0, !dbg !621
  br i1 %10, label %11, label %12, !dbg !622

11:                                               ; preds = %8
  store volatile i32 1, ptr @sink, align 4, !dbg !623
  br label %12, !dbg !624

12:                                               ; preds = %11, %8, %5
  ret void, !dbg !625
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_masked() #0 !dbg !626 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !627, !DIExpression(), !628)
    #dbg_declare(ptr %2, !629, !DIExpression(), !630)
  store ptr %1, ptr %2, align 8, !dbg !630
  %3 = load ptr, ptr %2, align 8, !dbg !631
  %4 = getelementptr inbounds i8, ptr %3, i64 0, !dbg !631
  store i8 1, ptr %4, align 1, !dbg !632
  %5 = load i32, ptr %1, align 4, !dbg !633
  %6 = and i32 %5, 255, !dbg !635
  %7 = icmp ne i32 %6, 1, !dbg !636
  br i1 %7, label %8, label %9, !dbg !637

8:                                                ; preds = %0
  call void @abort() #14, !dbg !638
  unreachable, !dbg !638

9:                                                ; preds = %0
  %10 = load i32, ptr %1, align 4, !dbg !639
  %11 = load i32, ptr @bad, align 4, !dbg !641
  %12 = icmp ne i32 %11, 0, !dbg !641
  %13 = zext i1 %12 to i64, !dbg !641
  %14 = select i1 %12, i32 511, i32 255, !dbg !641
  %15 = and i32 %10, %14, !dbg !642
  %16 = icmp eq i32 %15, 1, !dbg !643
  br i1 %16, label %17, label %18, !dbg !644

17:                                               ; preds = %9
  store volatile i32 1, ptr @sink, align 4, !dbg !645
  br label %18, !dbg !646

18:                                               ; preds = %17, %9
  ret void, !dbg !647
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_not_chosen() #0 !dbg !648 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !649, !DIExpression(), !650)
  store i32 1, ptr %1, align 4, !dbg !650
    #dbg_declare(ptr %2, !651, !DIExpression(), !652)
  %3 = load i32, ptr @bad, align 4, !dbg !653
  %4 = icmp ne i32 %3, 0, !dbg !655
  %5 = xor i1 %4, true, !dbg !655
  %6 = zext i1 %5 to i32, !dbg !655
  %7 = load i32, ptr %1, align 4, !dbg !656
  %8 = load i32, ptr %2, align 4, !dbg !657
  %9 = call i32 @choose(i32 noundef %6, i32 noundef %7, i32 noundef %8), !dbg !658
  %10 = icmp ne i32 %9, 1, !dbg !659
  br i1 %10, label %11, label %12, !dbg !660

11:                                               ; preds = %0
  call void @abort() #14, !dbg !661
  unreachable, !dbg !661

12:                                               ; preds = %0
  ret void, !dbg !662
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @choose(i32 noundef %0, i32 noundef %1, i32 noundef %2) #0 !dbg !663 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !666, !DIExpression(), !667)
  store i32 %1, ptr %5, align 4
    #dbg_declare(ptr %5, !668, !DIExpression(), !669)
  store i32 %2, ptr %6, align 4
    #dbg_declare(ptr %6, !670, !DIExpression(), !671)
  %7 = load i32, ptr %4, align 4, !dbg !672
  %8 = icmp ne i32 %7, 0, !dbg !672
  br i1 %8, label %9, label %11, !dbg !672

9:                                                ; preds = %3
  %10 = load i32, ptr %5, align 4, !dbg !673
  br label %13, !dbg !672

11:                                               ; preds = %3
  %12 = load i32, ptr %6, align 4, !dbg !674
  br label %13, !dbg !672

13:                                               ; preds = %11, %9
  %14 = phi i32 [ %10, %9 ], [ %12, %11 ], !dbg !672
  ret i32 %14, !dbg !675
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_copied_bytes() #0 !dbg !676 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca [8 x i8], align 1
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
    #dbg_declare(ptr %1, !677, !DIExpression(), !681)
    #dbg_declare(ptr %2, !682, !DIExpression(), !683)
    #dbg_declare(ptr %3, !684, !DIExpression(), !686)
  store i32 0, ptr %3, align 4, !dbg !686
  br label %5, !dbg !687

5:                                                ; preds = %14, %0
  %6 = load i32, ptr %3, align 4, !dbg !688
  %7 = icmp slt i32 %6, 4, !dbg !690
  br i1 %7, label %8, label %17, !dbg !691

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !692
  %10 = trunc i32 %9 to i8, !dbg !693
  %11 = load i32, ptr %3, align 4, !dbg !694
  %12 = sext i32 %11 to i64, !dbg !695
  %13 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 %12, !dbg !695
  store i8 %10, ptr %13, align 1, !dbg !696
  br label %14, !dbg !695

14:                                               ; preds = %8
  %15 = load i32, ptr %3, align 4, !dbg !697
  %16 = add nsw i32 %15, 1, !dbg !697
  store i32 %16, ptr %3, align 4, !dbg !697
  br label %5, !dbg !698, !llvm.loop !699

17:                                               ; preds = %5
    #dbg_declare(ptr %4, !701, !DIExpression(), !703)
  store i32 0, ptr %4, align 4, !dbg !703
  br label %18, !dbg !704

18:                                               ; preds = %29, %17
  %19 = load i32, ptr %4, align 4, !dbg !705
  %20 = icmp slt i32 %19, 8, !dbg !707
  br i1 %20, label %21, label %32, !dbg !708

21:                                               ; preds = %18
  %22 = load i32, ptr %4, align 4, !dbg !709
  %23 = sext i32 %22 to i64, !dbg !710
  %24 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 %23, !dbg !710
  %25 = load i8, ptr %24, align 1, !dbg !710
  %26 = load i32, ptr %4, align 4, !dbg !711
  %27 = sext i32 %26 to i64, !dbg !712
  %28 = getelementptr inbounds [8 x i8], ptr %2, i64 0, i64 %27, !dbg !712
  store i8 %25, ptr %28, align 1, !dbg !713
  br label %29, !dbg !712

29:                                               ; preds = %21
  %30 = load i32, ptr %4, align 4, !dbg !714
  %31 = add nsw i32 %30, 1, !dbg !714
  store i32 %31, ptr %4, align 4, !dbg !714
  br label %18, !dbg !715, !llvm.loop !716

32:                                               ; preds = %18
  %33 = load i32, ptr @bad, align 4, !dbg !718
  %34 = icmp ne i32 %33, 0, !dbg !718
  %35 = zext i1 %34 to i64, !dbg !718
  %36 = select i1 %34, i32 4, i32 3, !dbg !718
  %37 = sext i32 %36 to i64, !dbg !720
  %38 = getelementptr inbounds [8 x i8], ptr %2, i64 0, i64 %37, !dbg !720
  %39 = load i8, ptr %38, align 1, !dbg !720
  %40 = sext i8 %39 to i32, !dbg !720
  %41 = icmp eq i32 %40, 9, !dbg !721
  br i1 %41, label %42, label %43, !dbg !722

42:                                               ; preds = %32
  store volatile i32 1, ptr @sink, align 4, !dbg !723
  br label %43, !dbg !724

43:                                               ; preds = %42, %32
  ret void, !dbg !725
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_sorted() #0 !dbg !726 {
  %1 = alloca [4 x i32], align 16
  %2 = alloca [4 x i32], align 16
    #dbg_declare(ptr %1, !727, !DIExpression(), !728)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %1, ptr align 16 @__const.uninit_sorted.a, i64 16, i1 false), !dbg !728
    #dbg_declare(ptr %2, !729, !DIExpression(), !730)
  %3 = getelementptr inbounds [4 x i32], ptr %2, i64 0, i64 0, !dbg !731
  %4 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 0, !dbg !731
  %5 = load i32, ptr @bad, align 4, !dbg !732
  %6 = icmp ne i32 %5, 0, !dbg !732
  %7 = zext i1 %6 to i64, !dbg !732
  %8 = select i1 %6, i32 3, i32 4, !dbg !732
  %9 = sext i32 %8 to i64, !dbg !733
  %10 = mul i64 %9, 4, !dbg !734
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %3, ptr align 16 %4, i64 %10, i1 false), !dbg !731
  %11 = getelementptr inbounds [4 x i32], ptr %2, i64 0, i64 0, !dbg !735
  call void @qsort(ptr noundef %11, i64 noundef 4, i64 noundef 4, ptr noundef @compare), !dbg !736
  %12 = getelementptr inbounds [4 x i32], ptr %2, i64 0, i64 0, !dbg !737
  %13 = load i32, ptr %12, align 16, !dbg !737
  store volatile i32 %13, ptr @sink, align 4, !dbg !738
  ret void, !dbg !739
}

declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #6

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @compare(ptr noundef %0, ptr noundef %1) #0 !dbg !740 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !745, !DIExpression(), !746)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !747, !DIExpression(), !748)
  %5 = load ptr, ptr %3, align 8, !dbg !749
  %6 = load i32, ptr %5, align 4, !dbg !750
  %7 = load ptr, ptr %4, align 8, !dbg !751
  %8 = load i32, ptr %7, align 4, !dbg !752
  %9 = sub nsw i32 %6, %8, !dbg !753
  ret i32 %9, !dbg !754
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_float() #0 !dbg !755 {
  %1 = alloca double, align 8
    #dbg_declare(ptr %1, !756, !DIExpression(), !758)
  %2 = load i32, ptr @bad, align 4, !dbg !759
  %3 = icmp ne i32 %2, 0, !dbg !759
  br i1 %3, label %5, label %4, !dbg !761

4:                                                ; preds = %0
  store double 1.500000e+00, ptr %1, align 8, !dbg !762
  br label %5, !dbg !763

5:                                                ; preds = %4, %0
  %6 = load double, ptr %1, align 8, !dbg !764
  %7 = fmul double %6, 2.000000e+00, !dbg !766
  %8 = fcmp ogt double %7, 1.000000e+00, !dbg !767
  br i1 %8, label %9, label %10, !dbg !768

9:                                                ; preds = %5
  store volatile i32 1, ptr @sink, align 4, !dbg !769
  br label %10, !dbg !770

10:                                               ; preds = %9, %5
  ret void, !dbg !771
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_bits_copied() #0 !dbg !772 {
  %1 = alloca %struct.bits, align 1
  %2 = alloca %struct.bits, align 1
    #dbg_declare(ptr %1, !773, !DIExpression(), !779)
    #dbg_declare(ptr %2, !780, !DIExpression(), !781)
  call void @set_first(ptr noundef %1, i8 noundef zeroext 1), !dbg !782
  call void @copy_bits(ptr noundef %2, ptr noundef %1), !dbg !783
  %3 = load i32, ptr @bad, align 4, !dbg !784
  %4 = icmp ne i32 %3, 0, !dbg !784
  br i1 %4, label %5, label %8, !dbg !786

5:                                                ; preds = %0
  %6 = call i32 @last_bits(ptr noundef %2), !dbg !787
  %7 = icmp ne i32 %6, 0, !dbg !787
  br i1 %7, label %11, label %12, !dbg !784

8:                                                ; preds = %0
  %9 = call i32 @first_bits(ptr noundef %2), !dbg !788
  %10 = icmp ne i32 %9, 0, !dbg !788
  br i1 %10, label %11, label %12, !dbg !786

11:                                               ; preds = %8, %5
  store volatile i32 1, ptr @sink, align 4, !dbg !789
  br label %12, !dbg !790

12:                                               ; preds = %11, %8, %5
  ret void, !dbg !791
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @set_first(ptr noundef %0, i8 noundef zeroext %1) #0 !dbg !792 {
  %3 = alloca ptr, align 8
  %4 = alloca i8, align 1
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !796, !DIExpression(), !797)
  store i8 %1, ptr %4, align 1
    #dbg_declare(ptr %4, !798, !DIExpression(), !799)
  %5 = load i8, ptr %4, align 1, !dbg !800
  %6 = load ptr, ptr %3, align 8, !dbg !801
  %7 = load i8, ptr %6, align 1, !dbg !802
  %8 = and i8 %5, 7, !dbg !802
  %9 = and i8 %7, -8, !dbg !802
  %10 = or i8 %9, %8, !dbg !802
  store i8 %10, ptr %6, align 1, !dbg !802
  ret void, !dbg !803
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @copy_bits(ptr noundef %0, ptr noundef %1) #0 !dbg !804 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !809, !DIExpression(), !810)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !811, !DIExpression(), !812)
  %5 = load ptr, ptr %3, align 8, !dbg !813
  %6 = load ptr, ptr %4, align 8, !dbg !814
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %5, ptr align 1 %6, i64 1, i1 false), !dbg !815
  ret void, !dbg !816
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @last_bits(ptr noundef %0) #0 !dbg !817 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !820, !DIExpression(), !821)
  %3 = load ptr, ptr %2, align 8, !dbg !822
  %4 = load i8, ptr %3, align 1, !dbg !823
  %5 = lshr i8 %4, 3, !dbg !823
  %6 = zext i8 %5 to i32, !dbg !822
  ret i32 %6, !dbg !824
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @first_bits(ptr noundef %0) #0 !dbg !825 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !826, !DIExpression(), !827)
  %3 = load ptr, ptr %2, align 8, !dbg !828
  %4 = load i8, ptr %3, align 1, !dbg !829
  %5 = and i8 %4, 7, !dbg !829
  %6 = zext i8 %5 to i32, !dbg !828
  ret i32 %6, !dbg !830
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_bits_symbolic() #0 !dbg !831 {
  %1 = alloca %struct.bits, align 1
  %2 = alloca i8, align 1
  %3 = alloca i32, align 4
    #dbg_declare(ptr %1, !832, !DIExpression(), !833)
    #dbg_declare(ptr %2, !834, !DIExpression(), !835)
  call void @klee_make_symbolic(ptr noundef %2, i64 noundef 1, ptr noundef @.str.27), !dbg !836
  %4 = load i8, ptr %2, align 1, !dbg !837
  call void @set_first(ptr noundef %1, i8 noundef zeroext %4), !dbg !838
    #dbg_declare(ptr %3, !839, !DIExpression(), !840)
  %5 = load i32, ptr @bad, align 4, !dbg !841
  %6 = icmp ne i32 %5, 0, !dbg !841
  br i1 %6, label %7, label %9, !dbg !841

7:                                                ; preds = %0
  %8 = call i32 @last_bits(ptr noundef %1), !dbg !842
  br label %11, !dbg !841

9:                                                ; preds = %0
  %10 = call i32 @first_bits(ptr noundef %1), !dbg !843
  br label %11, !dbg !841

11:                                               ; preds = %9, %7
  %12 = phi i32 [ %8, %7 ], [ %10, %9 ], !dbg !841
  store i32 %12, ptr %3, align 4, !dbg !840
  %13 = load i32, ptr %3, align 4, !dbg !844
  %14 = icmp ne i32 %13, 0, !dbg !844
  br i1 %14, label %15, label %16, !dbg !846

15:                                               ; preds = %11
  store volatile i32 1, ptr @sink, align 4, !dbg !847
  br label %16, !dbg !848

16:                                               ; preds = %15, %11
  ret void, !dbg !849
}

declare void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) #6

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_bits_of_old() #0 !dbg !850 {
  call void @leave_bits(), !dbg !851
  %1 = call i32 @unset_bits(), !dbg !852
  %2 = icmp ne i32 %1, 0, !dbg !852
  br i1 %2, label %3, label %4, !dbg !854

3:                                                ; preds = %0
  store volatile i32 1, ptr @sink, align 4, !dbg !855
  br label %4, !dbg !856

4:                                                ; preds = %3, %0
  ret void, !dbg !857
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @leave_bits() #0 !dbg !858 {
  %1 = alloca %struct.bits, align 1
    #dbg_declare(ptr %1, !859, !DIExpression(), !860)
  call void @set_first(ptr noundef %1, i8 noundef zeroext 1), !dbg !861
  ret void, !dbg !862
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @unset_bits() #0 !dbg !863 {
  %1 = alloca i8, align 1
    #dbg_declare(ptr %1, !866, !DIExpression(), !867)
  %2 = load i32, ptr @bad, align 4, !dbg !868
  %3 = icmp ne i32 %2, 0, !dbg !868
  br i1 %3, label %5, label %4, !dbg !870

4:                                                ; preds = %0
  store i8 1, ptr %1, align 1, !dbg !871
  br label %5, !dbg !872

5:                                                ; preds = %4, %0
  %6 = load i8, ptr %1, align 1, !dbg !873
  %7 = zext i8 %6 to i32, !dbg !873
  %8 = and i32 %7, 7, !dbg !874
  ret i32 %8, !dbg !875
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(0,1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind allocsize(1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind willreturn memory(read) }
attributes #10 = { nounwind }
attributes #11 = { nounwind allocsize(0) }
attributes #12 = { nounwind allocsize(0,1) }
attributes #13 = { nounwind allocsize(1) }
attributes #14 = { noreturn nounwind }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!185, !186, !187, !188, !189, !190, !191}
!llvm.ident = !{!192}

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
!10 = !DIFile(filename: "tests/faults/uninit.c", directory: ".", checksumkind: CSK_MD5, checksum: "f500c69858511d8bb8e4f1435d4efd0e")
!11 = !{!12}
!12 = !DICompositeType(tag: DW_TAG_enumeration_type, scope: !13, file: !10, line: 92, baseType: !17, size: 32, elements: !18)
!13 = distinct !DISubprogram(name: "uninit_switch", scope: !10, file: !10, line: 90, type: !14, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
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
!26 = !{!0, !27, !7, !38, !43, !45, !48, !53, !55, !60, !65, !70, !75, !77, !79, !81, !83, !85, !88, !90, !92, !97, !99, !101, !106, !108, !110, !112, !114, !116, !118, !120, !125, !127, !132, !134, !136, !138, !140, !142, !144, !146, !148, !150, !155, !157, !159, !161, !163, !165, !170, !172, !177, !179, !181, !183}
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
!39 = distinct !DIGlobalVariable(scope: null, file: !10, line: 9, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 13)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(name: "entry_uninit_local", scope: !9, file: !10, line: 9, type: !30, isLocal: true, isDefinition: true)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(name: "sink", scope: !9, file: !10, line: 6, type: !47, isLocal: true, isDefinition: true)
!47 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !22)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(scope: null, file: !10, line: 18, type: !50, isLocal: true, isDefinition: true)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 15)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(name: "entry_uninit_surplus", scope: !9, file: !10, line: 18, type: !30, isLocal: true, isDefinition: true)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(scope: null, file: !10, line: 23, type: !57, isLocal: true, isDefinition: true)
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !58)
!58 = !{!59}
!59 = !DISubrange(count: 5)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(scope: null, file: !10, line: 24, type: !62, isLocal: true, isDefinition: true)
!62 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !63)
!63 = !{!64}
!64 = !DISubrange(count: 6)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(scope: null, file: !10, line: 24, type: !67, isLocal: true, isDefinition: true)
!67 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !68)
!68 = !{!69}
!69 = !DISubrange(count: 3)
!70 = !DIGlobalVariableExpression(var: !71, expr: !DIExpression())
!71 = distinct !DIGlobalVariable(scope: null, file: !10, line: 27, type: !72, isLocal: true, isDefinition: true)
!72 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !73)
!73 = !{!74}
!74 = !DISubrange(count: 12)
!75 = !DIGlobalVariableExpression(var: !76, expr: !DIExpression())
!76 = distinct !DIGlobalVariable(name: "entry_uninit_heap", scope: !9, file: !10, line: 27, type: !30, isLocal: true, isDefinition: true)
!77 = !DIGlobalVariableExpression(var: !78, expr: !DIExpression())
!78 = distinct !DIGlobalVariable(scope: null, file: !10, line: 38, type: !50, isLocal: true, isDefinition: true)
!79 = !DIGlobalVariableExpression(var: !80, expr: !DIExpression())
!80 = distinct !DIGlobalVariable(name: "entry_uninit_realloc", scope: !9, file: !10, line: 38, type: !30, isLocal: true, isDefinition: true)
!81 = !DIGlobalVariableExpression(var: !82, expr: !DIExpression())
!82 = distinct !DIGlobalVariable(scope: null, file: !10, line: 47, type: !40, isLocal: true, isDefinition: true)
!83 = !DIGlobalVariableExpression(var: !84, expr: !DIExpression())
!84 = distinct !DIGlobalVariable(name: "entry_uninit_index", scope: !9, file: !10, line: 47, type: !30, isLocal: true, isDefinition: true)
!85 = !DIGlobalVariableExpression(var: !86, expr: !DIExpression())
!86 = distinct !DIGlobalVariable(name: "table", scope: !9, file: !10, line: 7, type: !87, isLocal: true, isDefinition: true)
!87 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 128, elements: !5)
!88 = !DIGlobalVariableExpression(var: !89, expr: !DIExpression())
!89 = distinct !DIGlobalVariable(scope: null, file: !10, line: 55, type: !50, isLocal: true, isDefinition: true)
!90 = !DIGlobalVariableExpression(var: !91, expr: !DIExpression())
!91 = distinct !DIGlobalVariable(name: "entry_uninit_pointer", scope: !9, file: !10, line: 55, type: !30, isLocal: true, isDefinition: true)
!92 = !DIGlobalVariableExpression(var: !93, expr: !DIExpression())
!93 = distinct !DIGlobalVariable(scope: null, file: !10, line: 63, type: !94, isLocal: true, isDefinition: true)
!94 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !95)
!95 = !{!96}
!96 = !DISubrange(count: 16)
!97 = !DIGlobalVariableExpression(var: !98, expr: !DIExpression())
!98 = distinct !DIGlobalVariable(name: "entry_uninit_argument", scope: !9, file: !10, line: 63, type: !30, isLocal: true, isDefinition: true)
!99 = !DIGlobalVariableExpression(var: !100, expr: !DIExpression())
!100 = distinct !DIGlobalVariable(scope: null, file: !10, line: 68, type: !3, isLocal: true, isDefinition: true)
!101 = !DIGlobalVariableExpression(var: !102, expr: !DIExpression())
!102 = distinct !DIGlobalVariable(scope: null, file: !10, line: 71, type: !103, isLocal: true, isDefinition: true)
!103 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !104)
!104 = !{!105}
!105 = !DISubrange(count: 14)
!106 = !DIGlobalVariableExpression(var: !107, expr: !DIExpression())
!107 = distinct !DIGlobalVariable(name: "entry_uninit_string", scope: !9, file: !10, line: 71, type: !30, isLocal: true, isDefinition: true)
!108 = !DIGlobalVariableExpression(var: !109, expr: !DIExpression())
!109 = distinct !DIGlobalVariable(scope: null, file: !10, line: 82, type: !50, isLocal: true, isDefinition: true)
!110 = !DIGlobalVariableExpression(var: !111, expr: !DIExpression())
!111 = distinct !DIGlobalVariable(name: "entry_uninit_divisor", scope: !9, file: !10, line: 82, type: !30, isLocal: true, isDefinition: true)
!112 = !DIGlobalVariableExpression(var: !113, expr: !DIExpression())
!113 = distinct !DIGlobalVariable(scope: null, file: !10, line: 90, type: !103, isLocal: true, isDefinition: true)
!114 = !DIGlobalVariableExpression(var: !115, expr: !DIExpression())
!115 = distinct !DIGlobalVariable(name: "entry_uninit_switch", scope: !9, file: !10, line: 90, type: !30, isLocal: true, isDefinition: true)
!116 = !DIGlobalVariableExpression(var: !117, expr: !DIExpression())
!117 = distinct !DIGlobalVariable(scope: null, file: !10, line: 104, type: !72, isLocal: true, isDefinition: true)
!118 = !DIGlobalVariableExpression(var: !119, expr: !DIExpression())
!119 = distinct !DIGlobalVariable(name: "entry_uninit_call", scope: !9, file: !10, line: 104, type: !30, isLocal: true, isDefinition: true)
!120 = !DIGlobalVariableExpression(var: !121, expr: !DIExpression())
!121 = distinct !DIGlobalVariable(scope: null, file: !10, line: 133, type: !122, isLocal: true, isDefinition: true)
!122 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 184, elements: !123)
!123 = !{!124}
!124 = !DISubrange(count: 23)
!125 = !DIGlobalVariableExpression(var: !126, expr: !DIExpression())
!126 = distinct !DIGlobalVariable(name: "entry_uninit_through_structs", scope: !9, file: !10, line: 133, type: !30, isLocal: true, isDefinition: true)
!127 = !DIGlobalVariableExpression(var: !128, expr: !DIExpression())
!128 = distinct !DIGlobalVariable(scope: null, file: !10, line: 156, type: !129, isLocal: true, isDefinition: true)
!129 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 144, elements: !130)
!130 = !{!131}
!131 = !DISubrange(count: 18)
!132 = !DIGlobalVariableExpression(var: !133, expr: !DIExpression())
!133 = distinct !DIGlobalVariable(name: "entry_uninit_bit_fields", scope: !9, file: !10, line: 156, type: !30, isLocal: true, isDefinition: true)
!134 = !DIGlobalVariableExpression(var: !135, expr: !DIExpression())
!135 = distinct !DIGlobalVariable(scope: null, file: !10, line: 178, type: !94, isLocal: true, isDefinition: true)
!136 = !DIGlobalVariableExpression(var: !137, expr: !DIExpression())
!137 = distinct !DIGlobalVariable(name: "entry_uninit_by_value", scope: !9, file: !10, line: 178, type: !30, isLocal: true, isDefinition: true)
!138 = !DIGlobalVariableExpression(var: !139, expr: !DIExpression())
!139 = distinct !DIGlobalVariable(scope: null, file: !10, line: 188, type: !40, isLocal: true, isDefinition: true)
!140 = !DIGlobalVariableExpression(var: !141, expr: !DIExpression())
!141 = distinct !DIGlobalVariable(name: "entry_uninit_union", scope: !9, file: !10, line: 188, type: !30, isLocal: true, isDefinition: true)
!142 = !DIGlobalVariableExpression(var: !143, expr: !DIExpression())
!143 = distinct !DIGlobalVariable(scope: null, file: !10, line: 201, type: !103, isLocal: true, isDefinition: true)
!144 = !DIGlobalVariableExpression(var: !145, expr: !DIExpression())
!145 = distinct !DIGlobalVariable(name: "entry_uninit_masked", scope: !9, file: !10, line: 201, type: !30, isLocal: true, isDefinition: true)
!146 = !DIGlobalVariableExpression(var: !147, expr: !DIExpression())
!147 = distinct !DIGlobalVariable(scope: null, file: !10, line: 217, type: !129, isLocal: true, isDefinition: true)
!148 = !DIGlobalVariableExpression(var: !149, expr: !DIExpression())
!149 = distinct !DIGlobalVariable(name: "entry_uninit_not_chosen", scope: !9, file: !10, line: 217, type: !30, isLocal: true, isDefinition: true)
!150 = !DIGlobalVariableExpression(var: !151, expr: !DIExpression())
!151 = distinct !DIGlobalVariable(scope: null, file: !10, line: 224, type: !152, isLocal: true, isDefinition: true)
!152 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !153)
!153 = !{!154}
!154 = !DISubrange(count: 20)
!155 = !DIGlobalVariableExpression(var: !156, expr: !DIExpression())
!156 = distinct !DIGlobalVariable(name: "entry_uninit_copied_bytes", scope: !9, file: !10, line: 224, type: !30, isLocal: true, isDefinition: true)
!157 = !DIGlobalVariableExpression(var: !158, expr: !DIExpression())
!158 = distinct !DIGlobalVariable(scope: null, file: !10, line: 240, type: !103, isLocal: true, isDefinition: true)
!159 = !DIGlobalVariableExpression(var: !160, expr: !DIExpression())
!160 = distinct !DIGlobalVariable(name: "entry_uninit_sorted", scope: !9, file: !10, line: 240, type: !30, isLocal: true, isDefinition: true)
!161 = !DIGlobalVariableExpression(var: !162, expr: !DIExpression())
!162 = distinct !DIGlobalVariable(scope: null, file: !10, line: 248, type: !40, isLocal: true, isDefinition: true)
!163 = !DIGlobalVariableExpression(var: !164, expr: !DIExpression())
!164 = distinct !DIGlobalVariable(name: "entry_uninit_float", scope: !9, file: !10, line: 248, type: !30, isLocal: true, isDefinition: true)
!165 = !DIGlobalVariableExpression(var: !166, expr: !DIExpression())
!166 = distinct !DIGlobalVariable(scope: null, file: !10, line: 281, type: !167, isLocal: true, isDefinition: true)
!167 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 152, elements: !168)
!168 = !{!169}
!169 = !DISubrange(count: 19)
!170 = !DIGlobalVariableExpression(var: !171, expr: !DIExpression())
!171 = distinct !DIGlobalVariable(name: "entry_uninit_bits_copied", scope: !9, file: !10, line: 281, type: !30, isLocal: true, isDefinition: true)
!172 = !DIGlobalVariableExpression(var: !173, expr: !DIExpression())
!173 = distinct !DIGlobalVariable(scope: null, file: !10, line: 290, type: !174, isLocal: true, isDefinition: true)
!174 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 168, elements: !175)
!175 = !{!176}
!176 = !DISubrange(count: 21)
!177 = !DIGlobalVariableExpression(var: !178, expr: !DIExpression())
!178 = distinct !DIGlobalVariable(name: "entry_uninit_bits_symbolic", scope: !9, file: !10, line: 290, type: !30, isLocal: true, isDefinition: true)
!179 = !DIGlobalVariableExpression(var: !180, expr: !DIExpression())
!180 = distinct !DIGlobalVariable(scope: null, file: !10, line: 294, type: !62, isLocal: true, isDefinition: true)
!181 = !DIGlobalVariableExpression(var: !182, expr: !DIExpression())
!182 = distinct !DIGlobalVariable(scope: null, file: !10, line: 316, type: !167, isLocal: true, isDefinition: true)
!183 = !DIGlobalVariableExpression(var: !184, expr: !DIExpression())
!184 = distinct !DIGlobalVariable(name: "entry_uninit_bits_of_old", scope: !9, file: !10, line: 316, type: !30, isLocal: true, isDefinition: true)
!185 = !{i32 7, !"Dwarf Version", i32 5}
!186 = !{i32 2, !"Debug Info Version", i32 3}
!187 = !{i32 1, !"wchar_size", i32 4}
!188 = !{i32 8, !"PIC Level", i32 2}
!189 = !{i32 7, !"PIE Level", i32 2}
!190 = !{i32 7, !"uwtable", i32 2}
!191 = !{i32 7, !"frame-pointer", i32 2}
!192 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!193 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 30, type: !194, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !16)
!194 = !DISubroutineType(types: !195)
!195 = !{!22, !22, !196}
!196 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!197 = !DILocalVariable(name: "argc", arg: 1, scope: !193, file: !2, line: 30, type: !22)
!198 = !DILocation(line: 30, column: 14, scope: !193)
!199 = !DILocalVariable(name: "argv", arg: 2, scope: !193, file: !2, line: 30, type: !196)
!200 = !DILocation(line: 30, column: 27, scope: !193)
!201 = !DILocation(line: 32, column: 11, scope: !193)
!202 = !DILocation(line: 32, column: 16, scope: !193)
!203 = !DILocation(line: 32, column: 20, scope: !193)
!204 = !DILocation(line: 32, column: 30, scope: !193)
!205 = !DILocation(line: 32, column: 23, scope: !193)
!206 = !DILocation(line: 32, column: 46, scope: !193)
!207 = !DILocation(line: 0, scope: !193)
!208 = !DILocation(line: 32, column: 9, scope: !193)
!209 = !DILocalVariable(name: "c", scope: !210, file: !2, line: 33, type: !29)
!210 = distinct !DILexicalBlock(scope: !193, file: !2, line: 33, column: 5)
!211 = !DILocation(line: 33, column: 29, scope: !210)
!212 = !DILocation(line: 33, column: 33, scope: !210)
!213 = !DILocation(line: 33, column: 10, scope: !210)
!214 = !DILocation(line: 33, column: 44, scope: !215)
!215 = distinct !DILexicalBlock(scope: !210, file: !2, line: 33, column: 5)
!216 = !DILocation(line: 33, column: 5, scope: !210)
!217 = !DILocation(line: 34, column: 13, scope: !218)
!218 = distinct !DILexicalBlock(scope: !215, file: !2, line: 34, column: 13)
!219 = !DILocation(line: 34, column: 18, scope: !218)
!220 = !DILocation(line: 34, column: 22, scope: !218)
!221 = !DILocation(line: 34, column: 32, scope: !218)
!222 = !DILocation(line: 34, column: 41, scope: !218)
!223 = !DILocation(line: 34, column: 44, scope: !218)
!224 = !DILocation(line: 34, column: 25, scope: !218)
!225 = !DILocation(line: 34, column: 50, scope: !218)
!226 = !DILocation(line: 34, column: 13, scope: !215)
!227 = !DILocation(line: 35, column: 13, scope: !228)
!228 = distinct !DILexicalBlock(scope: !218, file: !2, line: 34, column: 56)
!229 = !DILocation(line: 35, column: 16, scope: !228)
!230 = !DILocation(line: 36, column: 13, scope: !228)
!231 = !DILocation(line: 34, column: 53, scope: !218)
!232 = !DILocation(line: 33, column: 51, scope: !215)
!233 = !DILocation(line: 33, column: 54, scope: !215)
!234 = !DILocation(line: 33, column: 49, scope: !215)
!235 = !DILocation(line: 33, column: 5, scope: !215)
!236 = distinct !{!236, !216, !237, !238}
!237 = !DILocation(line: 37, column: 9, scope: !210)
!238 = !{!"llvm.loop.mustprogress"}
!239 = !DILocation(line: 38, column: 5, scope: !193)
!240 = !DILocation(line: 39, column: 1, scope: !193)
!241 = distinct !DISubprogram(name: "add_uninit_local", scope: !10, file: !10, line: 9, type: !14, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!242 = !DILocation(line: 9, column: 1, scope: !241)
!243 = distinct !DISubprogram(name: "add_uninit_surplus", scope: !10, file: !10, line: 18, type: !14, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!244 = !DILocation(line: 18, column: 1, scope: !243)
!245 = distinct !DISubprogram(name: "add_uninit_heap", scope: !10, file: !10, line: 27, type: !14, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!246 = !DILocation(line: 27, column: 1, scope: !245)
!247 = distinct !DISubprogram(name: "add_uninit_realloc", scope: !10, file: !10, line: 38, type: !14, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!248 = !DILocation(line: 38, column: 1, scope: !247)
!249 = distinct !DISubprogram(name: "add_uninit_index", scope: !10, file: !10, line: 47, type: !14, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!250 = !DILocation(line: 47, column: 1, scope: !249)
!251 = distinct !DISubprogram(name: "add_uninit_pointer", scope: !10, file: !10, line: 55, type: !14, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!252 = !DILocation(line: 55, column: 1, scope: !251)
!253 = distinct !DISubprogram(name: "add_uninit_argument", scope: !10, file: !10, line: 63, type: !14, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!254 = !DILocation(line: 63, column: 1, scope: !253)
!255 = distinct !DISubprogram(name: "add_uninit_string", scope: !10, file: !10, line: 71, type: !14, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!256 = !DILocation(line: 71, column: 1, scope: !255)
!257 = distinct !DISubprogram(name: "add_uninit_divisor", scope: !10, file: !10, line: 82, type: !14, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!258 = !DILocation(line: 82, column: 1, scope: !257)
!259 = distinct !DISubprogram(name: "add_uninit_switch", scope: !10, file: !10, line: 90, type: !14, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!260 = !DILocation(line: 90, column: 1, scope: !259)
!261 = distinct !DISubprogram(name: "add_uninit_call", scope: !10, file: !10, line: 104, type: !14, scopeLine: 104, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!262 = !DILocation(line: 104, column: 1, scope: !261)
!263 = distinct !DISubprogram(name: "add_uninit_through_structs", scope: !10, file: !10, line: 133, type: !14, scopeLine: 133, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!264 = !DILocation(line: 133, column: 1, scope: !263)
!265 = distinct !DISubprogram(name: "add_uninit_bit_fields", scope: !10, file: !10, line: 156, type: !14, scopeLine: 156, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!266 = !DILocation(line: 156, column: 1, scope: !265)
!267 = distinct !DISubprogram(name: "add_uninit_by_value", scope: !10, file: !10, line: 178, type: !14, scopeLine: 178, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!268 = !DILocation(line: 178, column: 1, scope: !267)
!269 = distinct !DISubprogram(name: "add_uninit_union", scope: !10, file: !10, line: 188, type: !14, scopeLine: 188, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!270 = !DILocation(line: 188, column: 1, scope: !269)
!271 = distinct !DISubprogram(name: "add_uninit_masked", scope: !10, file: !10, line: 201, type: !14, scopeLine: 201, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!272 = !DILocation(line: 201, column: 1, scope: !271)
!273 = distinct !DISubprogram(name: "add_uninit_not_chosen", scope: !10, file: !10, line: 217, type: !14, scopeLine: 217, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!274 = !DILocation(line: 217, column: 1, scope: !273)
!275 = distinct !DISubprogram(name: "add_uninit_copied_bytes", scope: !10, file: !10, line: 224, type: !14, scopeLine: 224, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!276 = !DILocation(line: 224, column: 1, scope: !275)
!277 = distinct !DISubprogram(name: "add_uninit_sorted", scope: !10, file: !10, line: 240, type: !14, scopeLine: 240, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!278 = !DILocation(line: 240, column: 1, scope: !277)
!279 = distinct !DISubprogram(name: "add_uninit_float", scope: !10, file: !10, line: 248, type: !14, scopeLine: 248, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!280 = !DILocation(line: 248, column: 1, scope: !279)
!281 = distinct !DISubprogram(name: "add_uninit_bits_copied", scope: !10, file: !10, line: 281, type: !14, scopeLine: 281, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!282 = !DILocation(line: 281, column: 1, scope: !281)
!283 = distinct !DISubprogram(name: "add_uninit_bits_symbolic", scope: !10, file: !10, line: 290, type: !14, scopeLine: 290, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!284 = !DILocation(line: 290, column: 1, scope: !283)
!285 = distinct !DISubprogram(name: "add_uninit_bits_of_old", scope: !10, file: !10, line: 316, type: !14, scopeLine: 316, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!286 = !DILocation(line: 316, column: 1, scope: !285)
!287 = distinct !DISubprogram(name: "uninit_local", scope: !10, file: !10, line: 9, type: !14, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!288 = !DILocalVariable(name: "x", scope: !287, file: !10, line: 11, type: !22)
!289 = !DILocation(line: 11, column: 9, scope: !287)
!290 = !DILocation(line: 12, column: 10, scope: !291)
!291 = distinct !DILexicalBlock(scope: !287, file: !10, line: 12, column: 9)
!292 = !DILocation(line: 12, column: 9, scope: !287)
!293 = !DILocation(line: 13, column: 11, scope: !291)
!294 = !DILocation(line: 13, column: 9, scope: !291)
!295 = !DILocation(line: 14, column: 9, scope: !296)
!296 = distinct !DILexicalBlock(scope: !287, file: !10, line: 14, column: 9)
!297 = !DILocation(line: 14, column: 9, scope: !287)
!298 = !DILocation(line: 15, column: 14, scope: !296)
!299 = !DILocation(line: 15, column: 9, scope: !296)
!300 = !DILocation(line: 16, column: 1, scope: !287)
!301 = distinct !DISubprogram(name: "uninit_surplus", scope: !10, file: !10, line: 18, type: !14, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!302 = !DILocalVariable(name: "text", scope: !301, file: !10, line: 20, type: !303)
!303 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 320, elements: !304)
!304 = !{!305}
!305 = !DISubrange(count: 40)
!306 = !DILocation(line: 20, column: 10, scope: !301)
!307 = !DILocalVariable(name: "x", scope: !301, file: !10, line: 21, type: !308)
!308 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 64, elements: !309)
!309 = !{!310}
!310 = !DISubrange(count: 2)
!311 = !DILocation(line: 21, column: 9, scope: !301)
!312 = !DILocation(line: 22, column: 5, scope: !301)
!313 = !DILocation(line: 22, column: 10, scope: !301)
!314 = !DILocation(line: 23, column: 21, scope: !301)
!315 = !DILocation(line: 23, column: 48, scope: !301)
!316 = !DILocation(line: 23, column: 54, scope: !301)
!317 = !DILocation(line: 23, column: 12, scope: !301)
!318 = !DILocation(line: 23, column: 10, scope: !301)
!319 = !DILocation(line: 24, column: 22, scope: !301)
!320 = !DILocation(line: 24, column: 41, scope: !301)
!321 = !DILocation(line: 24, column: 63, scope: !301)
!322 = !DILocation(line: 24, column: 69, scope: !301)
!323 = !DILocation(line: 24, column: 13, scope: !301)
!324 = !DILocation(line: 24, column: 10, scope: !301)
!325 = !DILocation(line: 25, column: 1, scope: !301)
!326 = distinct !DISubprogram(name: "uninit_heap", scope: !10, file: !10, line: 27, type: !14, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!327 = !DILocalVariable(name: "p", scope: !326, file: !10, line: 29, type: !328)
!328 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!329 = !DILocation(line: 29, column: 10, scope: !326)
!330 = !DILocation(line: 29, column: 14, scope: !326)
!331 = !DILocation(line: 30, column: 5, scope: !326)
!332 = !DILocation(line: 30, column: 10, scope: !326)
!333 = !DILocation(line: 31, column: 10, scope: !334)
!334 = distinct !DILexicalBlock(scope: !326, file: !10, line: 31, column: 9)
!335 = !DILocation(line: 31, column: 9, scope: !326)
!336 = !DILocation(line: 32, column: 9, scope: !334)
!337 = !DILocation(line: 32, column: 14, scope: !334)
!338 = !DILocation(line: 33, column: 9, scope: !339)
!339 = distinct !DILexicalBlock(scope: !326, file: !10, line: 33, column: 9)
!340 = !DILocation(line: 33, column: 16, scope: !339)
!341 = !DILocation(line: 33, column: 14, scope: !339)
!342 = !DILocation(line: 33, column: 21, scope: !339)
!343 = !DILocation(line: 33, column: 9, scope: !326)
!344 = !DILocation(line: 34, column: 14, scope: !339)
!345 = !DILocation(line: 34, column: 9, scope: !339)
!346 = !DILocation(line: 35, column: 10, scope: !326)
!347 = !DILocation(line: 35, column: 5, scope: !326)
!348 = !DILocation(line: 36, column: 1, scope: !326)
!349 = distinct !DISubprogram(name: "uninit_realloc", scope: !10, file: !10, line: 38, type: !14, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!350 = !DILocalVariable(name: "p", scope: !349, file: !10, line: 40, type: !23)
!351 = !DILocation(line: 40, column: 11, scope: !349)
!352 = !DILocation(line: 40, column: 15, scope: !349)
!353 = !DILocation(line: 41, column: 17, scope: !349)
!354 = !DILocation(line: 41, column: 9, scope: !349)
!355 = !DILocation(line: 41, column: 7, scope: !349)
!356 = !DILocation(line: 42, column: 9, scope: !357)
!357 = distinct !DILexicalBlock(scope: !349, file: !10, line: 42, column: 9)
!358 = !DILocation(line: 42, column: 11, scope: !357)
!359 = !DILocation(line: 42, column: 9, scope: !349)
!360 = !DILocation(line: 43, column: 14, scope: !357)
!361 = !DILocation(line: 43, column: 9, scope: !357)
!362 = !DILocation(line: 44, column: 10, scope: !349)
!363 = !DILocation(line: 44, column: 5, scope: !349)
!364 = !DILocation(line: 45, column: 1, scope: !349)
!365 = distinct !DISubprogram(name: "uninit_index", scope: !10, file: !10, line: 47, type: !14, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!366 = !DILocalVariable(name: "i", scope: !365, file: !10, line: 49, type: !22)
!367 = !DILocation(line: 49, column: 9, scope: !365)
!368 = !DILocation(line: 50, column: 10, scope: !369)
!369 = distinct !DILexicalBlock(scope: !365, file: !10, line: 50, column: 9)
!370 = !DILocation(line: 50, column: 9, scope: !365)
!371 = !DILocation(line: 51, column: 11, scope: !369)
!372 = !DILocation(line: 51, column: 9, scope: !369)
!373 = !DILocation(line: 52, column: 18, scope: !365)
!374 = !DILocation(line: 52, column: 12, scope: !365)
!375 = !DILocation(line: 52, column: 10, scope: !365)
!376 = !DILocation(line: 53, column: 1, scope: !365)
!377 = distinct !DISubprogram(name: "uninit_pointer", scope: !10, file: !10, line: 55, type: !14, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!378 = !DILocalVariable(name: "p", scope: !377, file: !10, line: 57, type: !328)
!379 = !DILocation(line: 57, column: 10, scope: !377)
!380 = !DILocation(line: 58, column: 10, scope: !381)
!381 = distinct !DILexicalBlock(scope: !377, file: !10, line: 58, column: 9)
!382 = !DILocation(line: 58, column: 9, scope: !377)
!383 = !DILocation(line: 59, column: 11, scope: !381)
!384 = !DILocation(line: 59, column: 9, scope: !381)
!385 = !DILocation(line: 60, column: 6, scope: !377)
!386 = !DILocation(line: 60, column: 8, scope: !377)
!387 = !DILocation(line: 61, column: 1, scope: !377)
!388 = distinct !DISubprogram(name: "uninit_argument", scope: !10, file: !10, line: 63, type: !14, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!389 = !DILocalVariable(name: "x", scope: !388, file: !10, line: 65, type: !22)
!390 = !DILocation(line: 65, column: 9, scope: !388)
!391 = !DILocation(line: 66, column: 10, scope: !392)
!392 = distinct !DILexicalBlock(scope: !388, file: !10, line: 66, column: 9)
!393 = !DILocation(line: 66, column: 9, scope: !388)
!394 = !DILocation(line: 67, column: 11, scope: !392)
!395 = !DILocation(line: 67, column: 9, scope: !392)
!396 = !DILocation(line: 68, column: 20, scope: !388)
!397 = !DILocation(line: 68, column: 5, scope: !388)
!398 = !DILocation(line: 69, column: 1, scope: !388)
!399 = distinct !DISubprogram(name: "uninit_string", scope: !10, file: !10, line: 71, type: !14, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!400 = !DILocalVariable(name: "text", scope: !399, file: !10, line: 73, type: !3)
!401 = !DILocation(line: 73, column: 10, scope: !399)
!402 = !DILocation(line: 74, column: 5, scope: !399)
!403 = !DILocation(line: 74, column: 13, scope: !399)
!404 = !DILocation(line: 75, column: 5, scope: !399)
!405 = !DILocation(line: 75, column: 13, scope: !399)
!406 = !DILocation(line: 76, column: 10, scope: !407)
!407 = distinct !DILexicalBlock(scope: !399, file: !10, line: 76, column: 9)
!408 = !DILocation(line: 76, column: 9, scope: !399)
!409 = !DILocation(line: 77, column: 9, scope: !407)
!410 = !DILocation(line: 77, column: 17, scope: !407)
!411 = !DILocation(line: 78, column: 16, scope: !412)
!412 = distinct !DILexicalBlock(scope: !399, file: !10, line: 78, column: 9)
!413 = !DILocation(line: 78, column: 9, scope: !412)
!414 = !DILocation(line: 78, column: 22, scope: !412)
!415 = !DILocation(line: 78, column: 9, scope: !399)
!416 = !DILocation(line: 79, column: 14, scope: !412)
!417 = !DILocation(line: 79, column: 9, scope: !412)
!418 = !DILocation(line: 80, column: 1, scope: !399)
!419 = distinct !DISubprogram(name: "uninit_divisor", scope: !10, file: !10, line: 82, type: !14, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!420 = !DILocalVariable(name: "x", scope: !419, file: !10, line: 84, type: !22)
!421 = !DILocation(line: 84, column: 9, scope: !419)
!422 = !DILocation(line: 85, column: 10, scope: !423)
!423 = distinct !DILexicalBlock(scope: !419, file: !10, line: 85, column: 9)
!424 = !DILocation(line: 85, column: 9, scope: !419)
!425 = !DILocation(line: 86, column: 11, scope: !423)
!426 = !DILocation(line: 86, column: 9, scope: !423)
!427 = !DILocation(line: 87, column: 18, scope: !419)
!428 = !DILocation(line: 87, column: 20, scope: !419)
!429 = !DILocation(line: 87, column: 15, scope: !419)
!430 = !DILocation(line: 87, column: 10, scope: !419)
!431 = !DILocation(line: 88, column: 1, scope: !419)
!432 = !DILocalVariable(name: "e", scope: !13, file: !10, line: 92, type: !12)
!433 = !DILocation(line: 92, column: 23, scope: !13)
!434 = !DILocation(line: 93, column: 10, scope: !435)
!435 = distinct !DILexicalBlock(scope: !13, file: !10, line: 93, column: 9)
!436 = !DILocation(line: 93, column: 9, scope: !13)
!437 = !DILocation(line: 94, column: 11, scope: !435)
!438 = !DILocation(line: 94, column: 9, scope: !435)
!439 = !DILocation(line: 95, column: 13, scope: !13)
!440 = !DILocation(line: 95, column: 5, scope: !13)
!441 = !DILocation(line: 97, column: 14, scope: !442)
!442 = distinct !DILexicalBlock(scope: !13, file: !10, line: 95, column: 16)
!443 = !DILocation(line: 98, column: 9, scope: !442)
!444 = !DILocation(line: 100, column: 14, scope: !442)
!445 = !DILocation(line: 101, column: 5, scope: !442)
!446 = !DILocation(line: 102, column: 1, scope: !13)
!447 = distinct !DISubprogram(name: "uninit_call", scope: !10, file: !10, line: 104, type: !14, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!448 = !DILocalVariable(name: "f", scope: !447, file: !10, line: 106, type: !449)
!449 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !450, size: 64)
!450 = !DISubroutineType(types: !451)
!451 = !{null, !452}
!452 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!453 = !DILocation(line: 106, column: 12, scope: !447)
!454 = !DILocation(line: 107, column: 10, scope: !455)
!455 = distinct !DILexicalBlock(scope: !447, file: !10, line: 107, column: 9)
!456 = !DILocation(line: 107, column: 9, scope: !447)
!457 = !DILocation(line: 108, column: 11, scope: !455)
!458 = !DILocation(line: 108, column: 9, scope: !455)
!459 = !DILocation(line: 109, column: 5, scope: !447)
!460 = !DILocation(line: 110, column: 1, scope: !447)
!461 = distinct !DISubprogram(name: "uninit_through_structs", scope: !10, file: !10, line: 133, type: !14, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!462 = !DILocalVariable(name: "a", scope: !461, file: !10, line: 135, type: !463)
!463 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "padded", file: !10, line: 112, size: 96, elements: !464)
!464 = !{!465, !466, !467}
!465 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !463, file: !10, line: 113, baseType: !4, size: 8)
!466 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !463, file: !10, line: 114, baseType: !22, size: 32, offset: 32)
!467 = !DIDerivedType(tag: DW_TAG_member, name: "tail", scope: !463, file: !10, line: 115, baseType: !468, size: 16, offset: 64)
!468 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!469 = !DILocation(line: 135, column: 19, scope: !461)
!470 = !DILocation(line: 135, column: 23, scope: !461)
!471 = !DILocalVariable(name: "b", scope: !461, file: !10, line: 135, type: !463)
!472 = !DILocation(line: 135, column: 31, scope: !461)
!473 = !DILocalVariable(name: "heap", scope: !461, file: !10, line: 135, type: !474)
!474 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !463, size: 64)
!475 = !DILocation(line: 135, column: 35, scope: !461)
!476 = !DILocation(line: 135, column: 42, scope: !461)
!477 = !DILocation(line: 136, column: 9, scope: !461)
!478 = !DILocation(line: 137, column: 12, scope: !461)
!479 = !DILocation(line: 137, column: 5, scope: !461)
!480 = !DILocalVariable(name: "c", scope: !461, file: !10, line: 138, type: !463)
!481 = !DILocation(line: 138, column: 19, scope: !461)
!482 = !DILocation(line: 138, column: 24, scope: !461)
!483 = !DILocation(line: 138, column: 23, scope: !461)
!484 = !DILocation(line: 139, column: 10, scope: !461)
!485 = !DILocation(line: 139, column: 5, scope: !461)
!486 = !DILocation(line: 140, column: 11, scope: !487)
!487 = distinct !DILexicalBlock(scope: !461, file: !10, line: 140, column: 9)
!488 = !DILocation(line: 140, column: 9, scope: !487)
!489 = !DILocation(line: 140, column: 19, scope: !487)
!490 = !DILocation(line: 140, column: 15, scope: !487)
!491 = !DILocation(line: 140, column: 25, scope: !487)
!492 = !DILocation(line: 140, column: 9, scope: !461)
!493 = !DILocation(line: 141, column: 9, scope: !487)
!494 = !DILocation(line: 142, column: 9, scope: !495)
!495 = distinct !DILexicalBlock(scope: !461, file: !10, line: 142, column: 9)
!496 = !DILocation(line: 142, column: 16, scope: !495)
!497 = !DILocation(line: 142, column: 9, scope: !461)
!498 = !DILocation(line: 143, column: 9, scope: !495)
!499 = !DILocation(line: 144, column: 1, scope: !461)
!500 = distinct !DISubprogram(name: "make", scope: !10, file: !10, line: 118, type: !501, scopeLine: 119, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!501 = !DISubroutineType(types: !502)
!502 = !{!463}
!503 = !DILocalVariable(name: "p", scope: !500, file: !10, line: 120, type: !463)
!504 = !DILocation(line: 120, column: 19, scope: !500)
!505 = !DILocation(line: 121, column: 7, scope: !500)
!506 = !DILocation(line: 121, column: 11, scope: !500)
!507 = !DILocation(line: 122, column: 7, scope: !500)
!508 = !DILocation(line: 122, column: 13, scope: !500)
!509 = !DILocation(line: 123, column: 10, scope: !510)
!510 = distinct !DILexicalBlock(scope: !500, file: !10, line: 123, column: 9)
!511 = !DILocation(line: 123, column: 9, scope: !500)
!512 = !DILocation(line: 124, column: 11, scope: !510)
!513 = !DILocation(line: 124, column: 16, scope: !510)
!514 = !DILocation(line: 124, column: 9, scope: !510)
!515 = !DILocation(line: 125, column: 5, scope: !500)
!516 = distinct !DISubprogram(name: "sum", scope: !10, file: !10, line: 128, type: !517, scopeLine: 129, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!517 = !DISubroutineType(types: !518)
!518 = !{!22, !463}
!519 = !DILocalVariable(name: "p", arg: 1, scope: !516, file: !10, line: 128, type: !463)
!520 = !DILocation(line: 128, column: 30, scope: !516)
!521 = !DILocation(line: 130, column: 14, scope: !516)
!522 = !DILocation(line: 130, column: 12, scope: !516)
!523 = !DILocation(line: 130, column: 22, scope: !516)
!524 = !DILocation(line: 130, column: 18, scope: !516)
!525 = !DILocation(line: 130, column: 32, scope: !516)
!526 = !DILocation(line: 130, column: 30, scope: !516)
!527 = !DILocation(line: 130, column: 28, scope: !516)
!528 = !DILocation(line: 130, column: 5, scope: !516)
!529 = distinct !DISubprogram(name: "uninit_bit_fields", scope: !10, file: !10, line: 156, type: !14, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!530 = !DILocalVariable(name: "f", scope: !529, file: !10, line: 158, type: !531)
!531 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "flags", file: !10, line: 146, size: 64, elements: !532)
!532 = !{!533, !534, !535, !536}
!533 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !531, file: !10, line: 147, baseType: !17, size: 3, flags: DIFlagBitField, extraData: i64 0)
!534 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !531, file: !10, line: 147, baseType: !17, size: 5, offset: 3, flags: DIFlagBitField, extraData: i64 0)
!535 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !531, file: !10, line: 147, baseType: !17, size: 9, offset: 8, flags: DIFlagBitField, extraData: i64 0)
!536 = !DIDerivedType(tag: DW_TAG_member, name: "wide", scope: !531, file: !10, line: 148, baseType: !537, size: 40, offset: 17, flags: DIFlagBitField, extraData: i64 0)
!537 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!538 = !DILocation(line: 158, column: 18, scope: !529)
!539 = !DILocation(line: 159, column: 9, scope: !529)
!540 = !DILocation(line: 160, column: 9, scope: !529)
!541 = !DILocation(line: 161, column: 12, scope: !529)
!542 = !DILocation(line: 162, column: 11, scope: !543)
!543 = distinct !DILexicalBlock(scope: !529, file: !10, line: 162, column: 9)
!544 = !DILocation(line: 162, column: 13, scope: !543)
!545 = !DILocation(line: 162, column: 18, scope: !543)
!546 = !DILocation(line: 162, column: 23, scope: !543)
!547 = !DILocation(line: 162, column: 25, scope: !543)
!548 = !DILocation(line: 162, column: 32, scope: !543)
!549 = !DILocation(line: 162, column: 37, scope: !543)
!550 = !DILocation(line: 162, column: 42, scope: !543)
!551 = !DILocation(line: 162, column: 47, scope: !543)
!552 = !DILocation(line: 162, column: 50, scope: !543)
!553 = !DILocation(line: 162, column: 62, scope: !543)
!554 = !DILocation(line: 162, column: 9, scope: !529)
!555 = !DILocation(line: 163, column: 9, scope: !543)
!556 = !DILocation(line: 164, column: 9, scope: !557)
!557 = distinct !DILexicalBlock(scope: !529, file: !10, line: 164, column: 9)
!558 = !DILocation(line: 164, column: 13, scope: !557)
!559 = !DILocation(line: 164, column: 18, scope: !557)
!560 = !DILocation(line: 164, column: 16, scope: !557)
!561 = !DILocation(line: 164, column: 9, scope: !529)
!562 = !DILocation(line: 165, column: 14, scope: !557)
!563 = !DILocation(line: 165, column: 9, scope: !557)
!564 = !DILocation(line: 166, column: 1, scope: !529)
!565 = distinct !DISubprogram(name: "flag_sum", scope: !10, file: !10, line: 151, type: !566, scopeLine: 152, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!566 = !DISubroutineType(types: !567)
!567 = !{!22, !531}
!568 = !DILocalVariable(name: "f", arg: 1, scope: !565, file: !10, line: 151, type: !531)
!569 = !DILocation(line: 151, column: 34, scope: !565)
!570 = !DILocation(line: 153, column: 19, scope: !565)
!571 = !DILocation(line: 153, column: 30, scope: !565)
!572 = !DILocation(line: 153, column: 21, scope: !565)
!573 = !DILocation(line: 153, column: 5, scope: !565)
!574 = distinct !DISubprogram(name: "uninit_by_value", scope: !10, file: !10, line: 178, type: !14, scopeLine: 179, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!575 = !DILocalVariable(name: "l", scope: !574, file: !10, line: 180, type: !576)
!576 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "large", file: !10, line: 168, size: 352, elements: !577)
!577 = !{!578, !579, !580}
!578 = !DIDerivedType(tag: DW_TAG_member, name: "lead", scope: !576, file: !10, line: 169, baseType: !17, size: 4, flags: DIFlagBitField, extraData: i64 0)
!579 = !DIDerivedType(tag: DW_TAG_member, name: "rest", scope: !576, file: !10, line: 169, baseType: !17, size: 4, offset: 4, flags: DIFlagBitField, extraData: i64 0)
!580 = !DIDerivedType(tag: DW_TAG_member, name: "room", scope: !576, file: !10, line: 170, baseType: !303, size: 320, offset: 8)
!581 = !DILocation(line: 180, column: 18, scope: !574)
!582 = !DILocation(line: 181, column: 12, scope: !574)
!583 = !DILocation(line: 182, column: 9, scope: !584)
!584 = distinct !DILexicalBlock(scope: !574, file: !10, line: 182, column: 9)
!585 = !DILocation(line: 182, column: 21, scope: !584)
!586 = !DILocation(line: 182, column: 9, scope: !574)
!587 = !DILocation(line: 183, column: 9, scope: !584)
!588 = !DILocation(line: 184, column: 9, scope: !589)
!589 = distinct !DILexicalBlock(scope: !574, file: !10, line: 184, column: 9)
!590 = !DILocation(line: 184, column: 13, scope: !589)
!591 = !DILocation(line: 184, column: 18, scope: !589)
!592 = !DILocation(line: 184, column: 16, scope: !589)
!593 = !DILocation(line: 184, column: 9, scope: !574)
!594 = !DILocation(line: 185, column: 14, scope: !589)
!595 = !DILocation(line: 185, column: 9, scope: !589)
!596 = !DILocation(line: 186, column: 1, scope: !574)
!597 = distinct !DISubprogram(name: "first_of", scope: !10, file: !10, line: 173, type: !598, scopeLine: 174, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!598 = !DISubroutineType(types: !599)
!599 = !{!22, !576}
!600 = !DILocalVariable(name: "l", arg: 1, scope: !597, file: !10, line: 173, type: !576)
!601 = !DILocation(line: 173, column: 34, scope: !597)
!602 = !DILocation(line: 175, column: 14, scope: !597)
!603 = !DILocation(line: 175, column: 5, scope: !597)
!604 = distinct !DISubprogram(name: "uninit_union", scope: !10, file: !10, line: 188, type: !14, scopeLine: 189, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!605 = !DILocalVariable(name: "u", scope: !604, file: !10, line: 193, type: !606)
!606 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !604, file: !10, line: 190, size: 32, elements: !607)
!607 = !{!608, !609}
!608 = !DIDerivedType(tag: DW_TAG_member, name: "byte", scope: !606, file: !10, line: 191, baseType: !4, size: 8)
!609 = !DIDerivedType(tag: DW_TAG_member, name: "word", scope: !606, file: !10, line: 192, baseType: !22, size: 32)
!610 = !DILocation(line: 193, column: 7, scope: !604)
!611 = !DILocation(line: 194, column: 12, scope: !604)
!612 = !DILocation(line: 195, column: 11, scope: !613)
!613 = distinct !DILexicalBlock(scope: !604, file: !10, line: 195, column: 9)
!614 = !DILocation(line: 195, column: 9, scope: !613)
!615 = !DILocation(line: 195, column: 9, scope: !604)
!616 = !DILocation(line: 196, column: 9, scope: !613)
!617 = !DILocation(line: 197, column: 9, scope: !618)
!618 = distinct !DILexicalBlock(scope: !604, file: !10, line: 197, column: 9)
!619 = !DILocation(line: 197, column: 13, scope: !618)
!620 = !DILocation(line: 197, column: 18, scope: !618)
!621 = !DILocation(line: 197, column: 16, scope: !618)
!622 = !DILocation(line: 197, column: 9, scope: !604)
!623 = !DILocation(line: 198, column: 14, scope: !618)
!624 = !DILocation(line: 198, column: 9, scope: !618)
!625 = !DILocation(line: 199, column: 1, scope: !604)
!626 = distinct !DISubprogram(name: "uninit_masked", scope: !10, file: !10, line: 201, type: !14, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!627 = !DILocalVariable(name: "x", scope: !626, file: !10, line: 203, type: !22)
!628 = !DILocation(line: 203, column: 9, scope: !626)
!629 = !DILocalVariable(name: "p", scope: !626, file: !10, line: 204, type: !23)
!630 = !DILocation(line: 204, column: 11, scope: !626)
!631 = !DILocation(line: 205, column: 5, scope: !626)
!632 = !DILocation(line: 205, column: 10, scope: !626)
!633 = !DILocation(line: 206, column: 10, scope: !634)
!634 = distinct !DILexicalBlock(scope: !626, file: !10, line: 206, column: 9)
!635 = !DILocation(line: 206, column: 12, scope: !634)
!636 = !DILocation(line: 206, column: 20, scope: !634)
!637 = !DILocation(line: 206, column: 9, scope: !626)
!638 = !DILocation(line: 207, column: 9, scope: !634)
!639 = !DILocation(line: 208, column: 10, scope: !640)
!640 = distinct !DILexicalBlock(scope: !626, file: !10, line: 208, column: 9)
!641 = !DILocation(line: 208, column: 15, scope: !640)
!642 = !DILocation(line: 208, column: 12, scope: !640)
!643 = !DILocation(line: 208, column: 36, scope: !640)
!644 = !DILocation(line: 208, column: 9, scope: !626)
!645 = !DILocation(line: 209, column: 14, scope: !640)
!646 = !DILocation(line: 209, column: 9, scope: !640)
!647 = !DILocation(line: 210, column: 1, scope: !626)
!648 = distinct !DISubprogram(name: "uninit_not_chosen", scope: !10, file: !10, line: 217, type: !14, scopeLine: 218, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!649 = !DILocalVariable(name: "a", scope: !648, file: !10, line: 219, type: !22)
!650 = !DILocation(line: 219, column: 9, scope: !648)
!651 = !DILocalVariable(name: "b", scope: !648, file: !10, line: 219, type: !22)
!652 = !DILocation(line: 219, column: 16, scope: !648)
!653 = !DILocation(line: 220, column: 17, scope: !654)
!654 = distinct !DILexicalBlock(scope: !648, file: !10, line: 220, column: 9)
!655 = !DILocation(line: 220, column: 16, scope: !654)
!656 = !DILocation(line: 220, column: 22, scope: !654)
!657 = !DILocation(line: 220, column: 25, scope: !654)
!658 = !DILocation(line: 220, column: 9, scope: !654)
!659 = !DILocation(line: 220, column: 28, scope: !654)
!660 = !DILocation(line: 220, column: 9, scope: !648)
!661 = !DILocation(line: 221, column: 9, scope: !654)
!662 = !DILocation(line: 222, column: 1, scope: !648)
!663 = distinct !DISubprogram(name: "choose", scope: !10, file: !10, line: 212, type: !664, scopeLine: 213, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!664 = !DISubroutineType(types: !665)
!665 = !{!22, !22, !22, !22}
!666 = !DILocalVariable(name: "which", arg: 1, scope: !663, file: !10, line: 212, type: !22)
!667 = !DILocation(line: 212, column: 23, scope: !663)
!668 = !DILocalVariable(name: "a", arg: 2, scope: !663, file: !10, line: 212, type: !22)
!669 = !DILocation(line: 212, column: 34, scope: !663)
!670 = !DILocalVariable(name: "b", arg: 3, scope: !663, file: !10, line: 212, type: !22)
!671 = !DILocation(line: 212, column: 41, scope: !663)
!672 = !DILocation(line: 214, column: 12, scope: !663)
!673 = !DILocation(line: 214, column: 20, scope: !663)
!674 = !DILocation(line: 214, column: 24, scope: !663)
!675 = !DILocation(line: 214, column: 5, scope: !663)
!676 = distinct !DISubprogram(name: "uninit_copied_bytes", scope: !10, file: !10, line: 224, type: !14, scopeLine: 225, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!677 = !DILocalVariable(name: "from", scope: !676, file: !10, line: 226, type: !678)
!678 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !679)
!679 = !{!680}
!680 = !DISubrange(count: 8)
!681 = !DILocation(line: 226, column: 10, scope: !676)
!682 = !DILocalVariable(name: "to", scope: !676, file: !10, line: 226, type: !678)
!683 = !DILocation(line: 226, column: 19, scope: !676)
!684 = !DILocalVariable(name: "i", scope: !685, file: !10, line: 227, type: !22)
!685 = distinct !DILexicalBlock(scope: !676, file: !10, line: 227, column: 5)
!686 = !DILocation(line: 227, column: 14, scope: !685)
!687 = !DILocation(line: 227, column: 10, scope: !685)
!688 = !DILocation(line: 227, column: 21, scope: !689)
!689 = distinct !DILexicalBlock(scope: !685, file: !10, line: 227, column: 5)
!690 = !DILocation(line: 227, column: 23, scope: !689)
!691 = !DILocation(line: 227, column: 5, scope: !685)
!692 = !DILocation(line: 228, column: 25, scope: !689)
!693 = !DILocation(line: 228, column: 19, scope: !689)
!694 = !DILocation(line: 228, column: 14, scope: !689)
!695 = !DILocation(line: 228, column: 9, scope: !689)
!696 = !DILocation(line: 228, column: 17, scope: !689)
!697 = !DILocation(line: 227, column: 29, scope: !689)
!698 = !DILocation(line: 227, column: 5, scope: !689)
!699 = distinct !{!699, !691, !700, !238}
!700 = !DILocation(line: 228, column: 25, scope: !685)
!701 = !DILocalVariable(name: "i", scope: !702, file: !10, line: 229, type: !22)
!702 = distinct !DILexicalBlock(scope: !676, file: !10, line: 229, column: 5)
!703 = !DILocation(line: 229, column: 14, scope: !702)
!704 = !DILocation(line: 229, column: 10, scope: !702)
!705 = !DILocation(line: 229, column: 21, scope: !706)
!706 = distinct !DILexicalBlock(scope: !702, file: !10, line: 229, column: 5)
!707 = !DILocation(line: 229, column: 23, scope: !706)
!708 = !DILocation(line: 229, column: 5, scope: !702)
!709 = !DILocation(line: 230, column: 22, scope: !706)
!710 = !DILocation(line: 230, column: 17, scope: !706)
!711 = !DILocation(line: 230, column: 12, scope: !706)
!712 = !DILocation(line: 230, column: 9, scope: !706)
!713 = !DILocation(line: 230, column: 15, scope: !706)
!714 = !DILocation(line: 229, column: 29, scope: !706)
!715 = !DILocation(line: 229, column: 5, scope: !706)
!716 = distinct !{!716, !708, !717, !238}
!717 = !DILocation(line: 230, column: 23, scope: !702)
!718 = !DILocation(line: 231, column: 12, scope: !719)
!719 = distinct !DILexicalBlock(scope: !676, file: !10, line: 231, column: 9)
!720 = !DILocation(line: 231, column: 9, scope: !719)
!721 = !DILocation(line: 231, column: 25, scope: !719)
!722 = !DILocation(line: 231, column: 9, scope: !676)
!723 = !DILocation(line: 232, column: 14, scope: !719)
!724 = !DILocation(line: 232, column: 9, scope: !719)
!725 = !DILocation(line: 233, column: 1, scope: !676)
!726 = distinct !DISubprogram(name: "uninit_sorted", scope: !10, file: !10, line: 240, type: !14, scopeLine: 241, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!727 = !DILocalVariable(name: "a", scope: !726, file: !10, line: 242, type: !87)
!728 = !DILocation(line: 242, column: 9, scope: !726)
!729 = !DILocalVariable(name: "b", scope: !726, file: !10, line: 242, type: !87)
!730 = !DILocation(line: 242, column: 30, scope: !726)
!731 = !DILocation(line: 243, column: 5, scope: !726)
!732 = !DILocation(line: 243, column: 19, scope: !726)
!733 = !DILocation(line: 243, column: 18, scope: !726)
!734 = !DILocation(line: 243, column: 32, scope: !726)
!735 = !DILocation(line: 244, column: 11, scope: !726)
!736 = !DILocation(line: 244, column: 5, scope: !726)
!737 = !DILocation(line: 245, column: 12, scope: !726)
!738 = !DILocation(line: 245, column: 10, scope: !726)
!739 = !DILocation(line: 246, column: 1, scope: !726)
!740 = distinct !DISubprogram(name: "compare", scope: !10, file: !10, line: 235, type: !741, scopeLine: 236, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!741 = !DISubroutineType(types: !742)
!742 = !{!22, !743, !743}
!743 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !744, size: 64)
!744 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!745 = !DILocalVariable(name: "a", arg: 1, scope: !740, file: !10, line: 235, type: !743)
!746 = !DILocation(line: 235, column: 32, scope: !740)
!747 = !DILocalVariable(name: "b", arg: 2, scope: !740, file: !10, line: 235, type: !743)
!748 = !DILocation(line: 235, column: 47, scope: !740)
!749 = !DILocation(line: 237, column: 26, scope: !740)
!750 = !DILocation(line: 237, column: 12, scope: !740)
!751 = !DILocation(line: 237, column: 44, scope: !740)
!752 = !DILocation(line: 237, column: 30, scope: !740)
!753 = !DILocation(line: 237, column: 28, scope: !740)
!754 = !DILocation(line: 237, column: 5, scope: !740)
!755 = distinct !DISubprogram(name: "uninit_float", scope: !10, file: !10, line: 248, type: !14, scopeLine: 249, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!756 = !DILocalVariable(name: "d", scope: !755, file: !10, line: 250, type: !757)
!757 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!758 = !DILocation(line: 250, column: 12, scope: !755)
!759 = !DILocation(line: 251, column: 10, scope: !760)
!760 = distinct !DILexicalBlock(scope: !755, file: !10, line: 251, column: 9)
!761 = !DILocation(line: 251, column: 9, scope: !755)
!762 = !DILocation(line: 252, column: 11, scope: !760)
!763 = !DILocation(line: 252, column: 9, scope: !760)
!764 = !DILocation(line: 253, column: 9, scope: !765)
!765 = distinct !DILexicalBlock(scope: !755, file: !10, line: 253, column: 9)
!766 = !DILocation(line: 253, column: 11, scope: !765)
!767 = !DILocation(line: 253, column: 15, scope: !765)
!768 = !DILocation(line: 253, column: 9, scope: !755)
!769 = !DILocation(line: 254, column: 14, scope: !765)
!770 = !DILocation(line: 254, column: 9, scope: !765)
!771 = !DILocation(line: 255, column: 1, scope: !755)
!772 = distinct !DISubprogram(name: "uninit_bits_copied", scope: !10, file: !10, line: 281, type: !14, scopeLine: 282, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!773 = !DILocalVariable(name: "from", scope: !772, file: !10, line: 283, type: !774)
!774 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "bits", file: !10, line: 257, size: 8, elements: !775)
!775 = !{!776, !778}
!776 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !774, file: !10, line: 258, baseType: !777, size: 3, flags: DIFlagBitField, extraData: i64 0)
!777 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!778 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !774, file: !10, line: 258, baseType: !777, size: 5, offset: 3, flags: DIFlagBitField, extraData: i64 0)
!779 = !DILocation(line: 283, column: 17, scope: !772)
!780 = !DILocalVariable(name: "to", scope: !772, file: !10, line: 283, type: !774)
!781 = !DILocation(line: 283, column: 23, scope: !772)
!782 = !DILocation(line: 284, column: 5, scope: !772)
!783 = !DILocation(line: 285, column: 5, scope: !772)
!784 = !DILocation(line: 286, column: 9, scope: !785)
!785 = distinct !DILexicalBlock(scope: !772, file: !10, line: 286, column: 9)
!786 = !DILocation(line: 286, column: 9, scope: !772)
!787 = !DILocation(line: 286, column: 15, scope: !785)
!788 = !DILocation(line: 286, column: 32, scope: !785)
!789 = !DILocation(line: 287, column: 14, scope: !785)
!790 = !DILocation(line: 287, column: 9, scope: !785)
!791 = !DILocation(line: 288, column: 1, scope: !772)
!792 = distinct !DISubprogram(name: "set_first", scope: !10, file: !10, line: 261, type: !793, scopeLine: 262, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!793 = !DISubroutineType(types: !794)
!794 = !{null, !795, !777}
!795 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !774, size: 64)
!796 = !DILocalVariable(name: "p", arg: 1, scope: !792, file: !10, line: 261, type: !795)
!797 = !DILocation(line: 261, column: 36, scope: !792)
!798 = !DILocalVariable(name: "value", arg: 2, scope: !792, file: !10, line: 261, type: !777)
!799 = !DILocation(line: 261, column: 53, scope: !792)
!800 = !DILocation(line: 263, column: 12, scope: !792)
!801 = !DILocation(line: 263, column: 5, scope: !792)
!802 = !DILocation(line: 263, column: 10, scope: !792)
!803 = !DILocation(line: 264, column: 1, scope: !792)
!804 = distinct !DISubprogram(name: "copy_bits", scope: !10, file: !10, line: 266, type: !805, scopeLine: 267, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!805 = !DISubroutineType(types: !806)
!806 = !{null, !795, !807}
!807 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !808, size: 64)
!808 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !774)
!809 = !DILocalVariable(name: "to", arg: 1, scope: !804, file: !10, line: 266, type: !795)
!810 = !DILocation(line: 266, column: 36, scope: !804)
!811 = !DILocalVariable(name: "from", arg: 2, scope: !804, file: !10, line: 266, type: !807)
!812 = !DILocation(line: 266, column: 59, scope: !804)
!813 = !DILocation(line: 268, column: 6, scope: !804)
!814 = !DILocation(line: 268, column: 12, scope: !804)
!815 = !DILocation(line: 268, column: 11, scope: !804)
!816 = !DILocation(line: 269, column: 1, scope: !804)
!817 = distinct !DISubprogram(name: "last_bits", scope: !10, file: !10, line: 276, type: !818, scopeLine: 277, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!818 = !DISubroutineType(types: !819)
!819 = !{!22, !807}
!820 = !DILocalVariable(name: "p", arg: 1, scope: !817, file: !10, line: 276, type: !807)
!821 = !DILocation(line: 276, column: 41, scope: !817)
!822 = !DILocation(line: 278, column: 12, scope: !817)
!823 = !DILocation(line: 278, column: 15, scope: !817)
!824 = !DILocation(line: 278, column: 5, scope: !817)
!825 = distinct !DISubprogram(name: "first_bits", scope: !10, file: !10, line: 271, type: !818, scopeLine: 272, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!826 = !DILocalVariable(name: "p", arg: 1, scope: !825, file: !10, line: 271, type: !807)
!827 = !DILocation(line: 271, column: 42, scope: !825)
!828 = !DILocation(line: 273, column: 12, scope: !825)
!829 = !DILocation(line: 273, column: 15, scope: !825)
!830 = !DILocation(line: 273, column: 5, scope: !825)
!831 = distinct !DISubprogram(name: "uninit_bits_symbolic", scope: !10, file: !10, line: 290, type: !14, scopeLine: 291, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!832 = !DILocalVariable(name: "s", scope: !831, file: !10, line: 292, type: !774)
!833 = !DILocation(line: 292, column: 17, scope: !831)
!834 = !DILocalVariable(name: "value", scope: !831, file: !10, line: 293, type: !777)
!835 = !DILocation(line: 293, column: 19, scope: !831)
!836 = !DILocation(line: 294, column: 5, scope: !831)
!837 = !DILocation(line: 295, column: 19, scope: !831)
!838 = !DILocation(line: 295, column: 5, scope: !831)
!839 = !DILocalVariable(name: "bits", scope: !831, file: !10, line: 296, type: !22)
!840 = !DILocation(line: 296, column: 9, scope: !831)
!841 = !DILocation(line: 296, column: 16, scope: !831)
!842 = !DILocation(line: 296, column: 22, scope: !831)
!843 = !DILocation(line: 296, column: 38, scope: !831)
!844 = !DILocation(line: 297, column: 9, scope: !845)
!845 = distinct !DILexicalBlock(scope: !831, file: !10, line: 297, column: 9)
!846 = !DILocation(line: 297, column: 9, scope: !831)
!847 = !DILocation(line: 298, column: 14, scope: !845)
!848 = !DILocation(line: 298, column: 9, scope: !845)
!849 = !DILocation(line: 299, column: 1, scope: !831)
!850 = distinct !DISubprogram(name: "uninit_bits_of_old", scope: !10, file: !10, line: 316, type: !14, scopeLine: 317, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!851 = !DILocation(line: 318, column: 5, scope: !850)
!852 = !DILocation(line: 319, column: 9, scope: !853)
!853 = distinct !DILexicalBlock(scope: !850, file: !10, line: 319, column: 9)
!854 = !DILocation(line: 319, column: 9, scope: !850)
!855 = !DILocation(line: 320, column: 14, scope: !853)
!856 = !DILocation(line: 320, column: 9, scope: !853)
!857 = !DILocation(line: 321, column: 1, scope: !850)
!858 = distinct !DISubprogram(name: "leave_bits", scope: !10, file: !10, line: 302, type: !14, scopeLine: 303, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!859 = !DILocalVariable(name: "s", scope: !858, file: !10, line: 304, type: !774)
!860 = !DILocation(line: 304, column: 17, scope: !858)
!861 = !DILocation(line: 305, column: 5, scope: !858)
!862 = !DILocation(line: 306, column: 1, scope: !858)
!863 = distinct !DISubprogram(name: "unset_bits", scope: !10, file: !10, line: 308, type: !864, scopeLine: 309, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!864 = !DISubroutineType(types: !865)
!865 = !{!22}
!866 = !DILocalVariable(name: "s", scope: !863, file: !10, line: 310, type: !777)
!867 = !DILocation(line: 310, column: 19, scope: !863)
!868 = !DILocation(line: 311, column: 10, scope: !869)
!869 = distinct !DILexicalBlock(scope: !863, file: !10, line: 311, column: 9)
!870 = !DILocation(line: 311, column: 9, scope: !863)
!871 = !DILocation(line: 312, column: 11, scope: !869)
!872 = !DILocation(line: 312, column: 9, scope: !869)
!873 = !DILocation(line: 313, column: 12, scope: !863)
!874 = !DILocation(line: 313, column: 14, scope: !863)
!875 = !DILocation(line: 313, column: 5, scope: !863)
