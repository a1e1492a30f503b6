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
@llvm.global_ctors = appending global [20 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @add_uninit_local, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_surplus, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_heap, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_realloc, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_index, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_pointer, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_argument, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_string, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_divisor, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_switch, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_call, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_through_structs, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_bit_fields, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_by_value, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_union, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_masked, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_not_chosen, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_copied_bytes, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_sorted, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_float, ptr null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !173 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !177, !DIExpression(), !178)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !179, !DIExpression(), !180)
  %7 = load i32, ptr %4, align 4, !dbg !181
  %8 = icmp sgt i32 %7, 2, !dbg !182
  br i1 %8, label %9, label %15, !dbg !183

9:                                                ; preds = %2
  %10 = load ptr, ptr %5, align 8, !dbg !184
  %11 = getelementptr inbounds ptr, ptr %10, i64 2, !dbg !184
  %12 = load ptr, ptr %11, align 8, !dbg !184
  %13 = call i32 @strcmp(ptr noundef %12, ptr noundef @.str) #9, !dbg !185
  %14 = icmp eq i32 %13, 0, !dbg !186
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !187
  %17 = zext i1 %16 to i32, !dbg !183
  store i32 %17, ptr @bad, align 4, !dbg !188
    #dbg_declare(ptr %6, !189, !DIExpression(), !191)
  %18 = load ptr, ptr @all_cases, align 8, !dbg !192
  store ptr %18, ptr %6, align 8, !dbg !191
  br label %19, !dbg !193

19:                                               ; preds = %39, %15
  %20 = load ptr, ptr %6, align 8, !dbg !194
  %21 = icmp ne ptr %20, null, !dbg !196
  br i1 %21, label %22, label %43, !dbg !196

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4, !dbg !197
  %24 = icmp sgt i32 %23, 1, !dbg !199
  br i1 %24, label %25, label %38, !dbg !200

25:                                               ; preds = %22
  %26 = load ptr, ptr %5, align 8, !dbg !201
  %27 = getelementptr inbounds ptr, ptr %26, i64 1, !dbg !201
  %28 = load ptr, ptr %27, align 8, !dbg !201
  %29 = load ptr, ptr %6, align 8, !dbg !202
  %30 = getelementptr inbounds %struct.fault_case, ptr %29, i32 0, i32 0, !dbg !203
  %31 = load ptr, ptr %30, align 8, !dbg !203
  %32 = call i32 @strcmp(ptr noundef %28, ptr noundef %31) #9, !dbg !204
  %33 = icmp eq i32 %32, 0, !dbg !205
  br i1 %33, label %34, label %38, !dbg !206

34:                                               ; preds = %25
  %35 = load ptr, ptr %6, align 8, !dbg !207
  %36 = getelementptr inbounds %struct.fault_case, ptr %35, i32 0, i32 1, !dbg !209
  %37 = load ptr, ptr %36, align 8, !dbg !209
  call void %37(), !dbg !207
  store i32 0, ptr %3, align 4, !dbg !210
  br label %44, !dbg !210

38:                                               ; preds = %25, %22
  br label %39, !dbg !211

39:                                               ; preds = %38
  %40 = load ptr, ptr %6, align 8, !dbg !212
  %41 = getelementptr inbounds %struct.fault_case, ptr %40, i32 0, i32 2, !dbg !213
  %42 = load ptr, ptr %41, align 8, !dbg !213
  store ptr %42, ptr %6, align 8, !dbg !214
  br label %19, !dbg !215, !llvm.loop !216

43:                                               ; preds = %19
  store i32 99, ptr %3, align 4, !dbg !219
  br label %44, !dbg !219

44:                                               ; preds = %43, %34
  %45 = load i32, ptr %3, align 4, !dbg !220
  ret i32 %45, !dbg !220
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_local() #0 !dbg !221 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !222
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_local, i32 0, i32 2), align 8, !dbg !222
  store ptr @entry_uninit_local, ptr @all_cases, align 8, !dbg !222
  ret void, !dbg !222
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_surplus() #0 !dbg !223 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !224
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_surplus, i32 0, i32 2), align 8, !dbg !224
  store ptr @entry_uninit_surplus, ptr @all_cases, align 8, !dbg !224
  ret void, !dbg !224
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_heap() #0 !dbg !225 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !226
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_heap, i32 0, i32 2), align 8, !dbg !226
  store ptr @entry_uninit_heap, ptr @all_cases, align 8, !dbg !226
  ret void, !dbg !226
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_realloc() #0 !dbg !227 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !228
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_realloc, i32 0, i32 2), align 8, !dbg !228
  store ptr @entry_uninit_realloc, ptr @all_cases, align 8, !dbg !228
  ret void, !dbg !228
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_index() #0 !dbg !229 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !230
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_index, i32 0, i32 2), align 8, !dbg !230
  store ptr @entry_uninit_index, ptr @all_cases, align 8, !dbg !230
  ret void, !dbg !230
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_pointer() #0 !dbg !231 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !232
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_pointer, i32 0, i32 2), align 8, !dbg !232
  store ptr @entry_uninit_pointer, ptr @all_cases, align 8, !dbg !232
  ret void, !dbg !232
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_argument() #0 !dbg !233 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !234
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_argument, i32 0, i32 2), align 8, !dbg !234
  store ptr @entry_uninit_argument, ptr @all_cases, align 8, !dbg !234
  ret void, !dbg !234
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_string() #0 !dbg !235 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !236
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_string, i32 0, i32 2), align 8, !dbg !236
  store ptr @entry_uninit_string, ptr @all_cases, align 8, !dbg !236
  ret void, !dbg !236
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_divisor() #0 !dbg !237 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !238
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_divisor, i32 0, i32 2), align 8, !dbg !238
  store ptr @entry_uninit_divisor, ptr @all_cases, align 8, !dbg !238
  ret void, !dbg !238
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_switch() #0 !dbg !239 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !240
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_switch, i32 0, i32 2), align 8, !dbg !240
  store ptr @entry_uninit_switch, ptr @all_cases, align 8, !dbg !240
  ret void, !dbg !240
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_call() #0 !dbg !241 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !242
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_call, i32 0, i32 2), align 8, !dbg !242
  store ptr @entry_uninit_call, ptr @all_cases, align 8, !dbg !242
  ret void, !dbg !242
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_through_structs() #0 !dbg !243 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !244
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_through_structs, i32 0, i32 2), align 8, !dbg !244
  store ptr @entry_uninit_through_structs, ptr @all_cases, align 8, !dbg !244
  ret void, !dbg !244
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_bit_fields() #0 !dbg !245 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !246
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_bit_fields, i32 0, i32 2), align 8, !dbg !246
  store ptr @entry_uninit_bit_fields, ptr @all_cases, align 8, !dbg !246
  ret void, !dbg !246
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_by_value() #0 !dbg !247 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !248
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_by_value, i32 0, i32 2), align 8, !dbg !248
  store ptr @entry_uninit_by_value, ptr @all_cases, align 8, !dbg !248
  ret void, !dbg !248
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_union() #0 !dbg !249 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !250
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_union, i32 0, i32 2), align 8, !dbg !250
  store ptr @entry_uninit_union, ptr @all_cases, align 8, !dbg !250
  ret void, !dbg !250
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_masked() #0 !dbg !251 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !252
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_masked, i32 0, i32 2), align 8, !dbg !252
  store ptr @entry_uninit_masked, ptr @all_cases, align 8, !dbg !252
  ret void, !dbg !252
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_not_chosen() #0 !dbg !253 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !254
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_not_chosen, i32 0, i32 2), align 8, !dbg !254
  store ptr @entry_uninit_not_chosen, ptr @all_cases, align 8, !dbg !254
  ret void, !dbg !254
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_copied_bytes() #0 !dbg !255 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !256
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_copied_bytes, i32 0, i32 2), align 8, !dbg !256
  store ptr @entry_uninit_copied_bytes, ptr @all_cases, align 8, !dbg !256
  ret void, !dbg !256
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_sorted() #0 !dbg !257 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !258
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_sorted, i32 0, i32 2), align 8, !dbg !258
  store ptr @entry_uninit_sorted, ptr @all_cases, align 8, !dbg !258
  ret void, !dbg !258
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_float() #0 !dbg !259 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !260
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_float, i32 0, i32 2), align 8, !dbg !260
  store ptr @entry_uninit_float, ptr @all_cases, align 8, !dbg !260
  ret void, !dbg !260
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_local() #0 !dbg !261 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !262, !DIExpression(), !263)
  %2 = load i32, ptr @bad, align 4, !dbg !264
  %3 = icmp ne i32 %2, 0, !dbg !264
  br i1 %3, label %5, label %4, !dbg !266

4:                                                ; preds = %0
  store i32 0, ptr %1, align 4, !dbg !267
  br label %5, !dbg !268

5:                                                ; preds = %4, %0
  %6 = load i32, ptr %1, align 4, !dbg !269
  %7 = icmp ne i32 %6, 0, !dbg !269
  br i1 %7, label %8, label %9, !dbg !271

8:                                                ; preds = %5
  store volatile i32 1, ptr @sink, align 4, !dbg !272
  br label %9, !dbg !273

9:                                                ; preds = %8, %5
  ret void, !dbg !274
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_surplus() #0 !dbg !275 {
  %1 = alloca [40 x i8], align 16
  %2 = alloca [2 x i32], align 4
    #dbg_declare(ptr %1, !276, !DIExpression(), !280)
    #dbg_declare(ptr %2, !281, !DIExpression(), !285)
  %3 = getelementptr inbounds [2 x i32], ptr %2, i64 0, i64 0, !dbg !286
  store i32 1, ptr %3, align 4, !dbg !287
  %4 = getelementptr inbounds [40 x i8], ptr %1, i64 0, i64 0, !dbg !288
  %5 = getelementptr inbounds [2 x i32], ptr %2, i64 0, i64 0, !dbg !289
  %6 = load i32, ptr %5, align 4, !dbg !289
  %7 = getelementptr inbounds [2 x i32], ptr %2, i64 0, i64 1, !dbg !290
  %8 = load i32, ptr %7, align 4, !dbg !290
  %9 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %4, i64 noundef 40, ptr noundef @.str.3, i32 noundef %6, i32 noundef %8) #10, !dbg !291
  store volatile i32 %9, ptr @sink, align 4, !dbg !292
  %10 = getelementptr inbounds [40 x i8], ptr %1, i64 0, i64 0, !dbg !293
  %11 = load i32, ptr @bad, align 4, !dbg !294
  %12 = icmp ne i32 %11, 0, !dbg !294
  %13 = zext i1 %12 to i64, !dbg !294
  %14 = select i1 %12, ptr @.str.4, ptr @.str.5, !dbg !294
  %15 = getelementptr inbounds [2 x i32], ptr %2, i64 0, i64 0, !dbg !295
  %16 = load i32, ptr %15, align 4, !dbg !295
  %17 = getelementptr inbounds [2 x i32], ptr %2, i64 0, i64 1, !dbg !296
  %18 = load i32, ptr %17, align 4, !dbg !296
  %19 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %10, i64 noundef 40, ptr noundef %14, i32 noundef %16, i32 noundef %18) #10, !dbg !297
  %20 = load volatile i32, ptr @sink, align 4, !dbg !298
  %21 = add nsw i32 %20, %19, !dbg !298
  store volatile i32 %21, ptr @sink, align 4, !dbg !298
  ret void, !dbg !299
}

; Function Attrs: nounwind
declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_heap() #0 !dbg !300 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !301, !DIExpression(), !303)
  %2 = call noalias ptr @malloc(i64 noundef 8) #11, !dbg !304
  store ptr %2, ptr %1, align 8, !dbg !303
  %3 = load ptr, ptr %1, align 8, !dbg !305
  %4 = getelementptr inbounds i32, ptr %3, i64 0, !dbg !305
  store i32 1, ptr %4, align 4, !dbg !306
  %5 = load i32, ptr @bad, align 4, !dbg !307
  %6 = icmp ne i32 %5, 0, !dbg !307
  br i1 %6, label %10, label %7, !dbg !309

7:                                                ; preds = %0
  %8 = load ptr, ptr %1, align 8, !dbg !310
  %9 = getelementptr inbounds i32, ptr %8, i64 1, !dbg !310
  store i32 1, ptr %9, align 4, !dbg !311
  br label %10, !dbg !310

10:                                               ; preds = %7, %0
  %11 = load ptr, ptr %1, align 8, !dbg !312
  %12 = getelementptr inbounds i32, ptr %11, i64 0, !dbg !312
  %13 = load i32, ptr %12, align 4, !dbg !312
  %14 = load ptr, ptr %1, align 8, !dbg !314
  %15 = getelementptr inbounds i32, ptr %14, i64 1, !dbg !314
  %16 = load i32, ptr %15, align 4, !dbg !314
  %17 = add nsw i32 %13, %16, !dbg !315
  %18 = icmp sgt i32 %17, 2, !dbg !316
  br i1 %18, label %19, label %20, !dbg !317

19:                                               ; preds = %10
  store volatile i32 1, ptr @sink, align 4, !dbg !318
  br label %20, !dbg !319

20:                                               ; preds = %19, %10
  %21 = load ptr, ptr %1, align 8, !dbg !320
  call void @free(ptr noundef %21) #10, !dbg !321
  ret void, !dbg !322
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #3

; Function Attrs: nounwind
declare void @free(ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_realloc() #0 !dbg !323 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !324, !DIExpression(), !325)
  %2 = call noalias ptr @calloc(i64 noundef 1, i64 noundef 4) #12, !dbg !326
  store ptr %2, ptr %1, align 8, !dbg !325
  %3 = load ptr, ptr %1, align 8, !dbg !327
  %4 = call ptr @realloc(ptr noundef %3, i64 noundef 8) #13, !dbg !328
  store ptr %4, ptr %1, align 8, !dbg !329
  %5 = load ptr, ptr %1, align 8, !dbg !330
  %6 = load i32, ptr @bad, align 4, !dbg !332
  %7 = icmp ne i32 %6, 0, !dbg !332
  %8 = zext i1 %7 to i64, !dbg !332
  %9 = select i1 %7, i32 4, i32 3, !dbg !332
  %10 = sext i32 %9 to i64, !dbg !330
  %11 = getelementptr inbounds i8, ptr %5, i64 %10, !dbg !330
  %12 = load i8, ptr %11, align 1, !dbg !330
  %13 = icmp ne i8 %12, 0, !dbg !330
  br i1 %13, label %14, label %15, !dbg !333

14:                                               ; preds = %0
  store volatile i32 1, ptr @sink, align 4, !dbg !334
  br label %15, !dbg !335

15:                                               ; preds = %14, %0
  %16 = load ptr, ptr %1, align 8, !dbg !336
  call void @free(ptr noundef %16) #10, !dbg !337
  ret void, !dbg !338
}

; Function Attrs: nounwind allocsize(0,1)
declare noalias ptr @calloc(i64 noundef, i64 noundef) #4

; Function Attrs: nounwind allocsize(1)
declare ptr @realloc(ptr noundef, i64 noundef) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_index() #0 !dbg !339 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !340, !DIExpression(), !341)
  %2 = load i32, ptr @bad, align 4, !dbg !342
  %3 = icmp ne i32 %2, 0, !dbg !342
  br i1 %3, label %5, label %4, !dbg !344

4:                                                ; preds = %0
  store i32 2, ptr %1, align 4, !dbg !345
  br label %5, !dbg !346

5:                                                ; preds = %4, %0
  %6 = load i32, ptr %1, align 4, !dbg !347
  %7 = sext i32 %6 to i64, !dbg !348
  %8 = getelementptr inbounds [4 x i32], ptr @table, i64 0, i64 %7, !dbg !348
  %9 = load i32, ptr %8, align 4, !dbg !348
  store volatile i32 %9, ptr @sink, align 4, !dbg !349
  ret void, !dbg !350
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_pointer() #0 !dbg !351 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !352, !DIExpression(), !353)
  %2 = load i32, ptr @bad, align 4, !dbg !354
  %3 = icmp ne i32 %2, 0, !dbg !354
  br i1 %3, label %5, label %4, !dbg !356

4:                                                ; preds = %0
  store ptr @table, ptr %1, align 8, !dbg !357
  br label %5, !dbg !358

5:                                                ; preds = %4, %0
  %6 = load ptr, ptr %1, align 8, !dbg !359
  store i32 1, ptr %6, align 4, !dbg !360
  ret void, !dbg !361
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_argument() #0 !dbg !362 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !363, !DIExpression(), !364)
  %2 = load i32, ptr @bad, align 4, !dbg !365
  %3 = icmp ne i32 %2, 0, !dbg !365
  br i1 %3, label %5, label %4, !dbg !367

4:                                                ; preds = %0
  store i32 1, ptr %1, align 4, !dbg !368
  br label %5, !dbg !369

5:                                                ; preds = %4, %0
  %6 = load i32, ptr %1, align 4, !dbg !370
  %7 = call i32 (ptr, ...) @printf(ptr noundef @.str.11, i32 noundef %6), !dbg !371
  ret void, !dbg !372
}

declare i32 @printf(ptr noundef, ...) #6

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_string() #0 !dbg !373 {
  %1 = alloca [4 x i8], align 1
    #dbg_declare(ptr %1, !374, !DIExpression(), !375)
  %2 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !376
  store i8 97, ptr %2, align 1, !dbg !377
  %3 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 2, !dbg !378
  store i8 0, ptr %3, align 1, !dbg !379
  %4 = load i32, ptr @bad, align 4, !dbg !380
  %5 = icmp ne i32 %4, 0, !dbg !380
  br i1 %5, label %8, label %6, !dbg !382

6:                                                ; preds = %0
  %7 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 1, !dbg !383
  store i8 98, ptr %7, align 1, !dbg !384
  br label %8, !dbg !383

8:                                                ; preds = %6, %0
  %9 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !385
  %10 = call i64 @strlen(ptr noundef %9) #9, !dbg !387
  %11 = icmp ne i64 %10, 2, !dbg !388
  br i1 %11, label %12, label %13, !dbg !389

12:                                               ; preds = %8
  store volatile i32 1, ptr @sink, align 4, !dbg !390
  br label %13, !dbg !391

13:                                               ; preds = %12, %8
  ret void, !dbg !392
}

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_divisor() #0 !dbg !393 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !394, !DIExpression(), !395)
  %2 = load i32, ptr @bad, align 4, !dbg !396
  %3 = icmp ne i32 %2, 0, !dbg !396
  br i1 %3, label %5, label %4, !dbg !398

4:                                                ; preds = %0
  store i32 3, ptr %1, align 4, !dbg !399
  br label %5, !dbg !400

5:                                                ; preds = %4, %0
  %6 = load i32, ptr %1, align 4, !dbg !401
  %7 = or i32 %6, 1, !dbg !402
  %8 = sdiv i32 10, %7, !dbg !403
  store volatile i32 %8, ptr @sink, align 4, !dbg !404
  ret void, !dbg !405
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_switch() #0 !dbg !13 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !406, !DIExpression(), !407)
  %2 = load i32, ptr @bad, align 4, !dbg !408
  %3 = icmp ne i32 %2, 0, !dbg !408
  br i1 %3, label %5, label %4, !dbg !410

4:                                                ; preds = %0
  store i32 0, ptr %1, align 4, !dbg !411
  br label %5, !dbg !412

5:                                                ; preds = %4, %0
  %6 = load i32, ptr %1, align 4, !dbg !413
  switch i32 %6, label %9 [
    i32 0, label %7
    i32 1, label %8
  ], !dbg !414

7:                                                ; preds = %5
  store volatile i32 1, ptr @sink, align 4, !dbg !415
  br label %9, !dbg !417

8:                                                ; preds = %5
  store volatile i32 2, ptr @sink, align 4, !dbg !418
  br label %9, !dbg !419

9:                                                ; preds = %8, %5, %7
  ret void, !dbg !420
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_call() #0 !dbg !421 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !422, !DIExpression(), !427)
  %2 = load i32, ptr @bad, align 4, !dbg !428
  %3 = icmp ne i32 %2, 0, !dbg !428
  br i1 %3, label %5, label %4, !dbg !430

4:                                                ; preds = %0
  store ptr @free, ptr %1, align 8, !dbg !431
  br label %5, !dbg !432

5:                                                ; preds = %4, %0
  %6 = load ptr, ptr %1, align 8, !dbg !433
  call void %6(ptr noundef null), !dbg !433
  ret void, !dbg !434
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_through_structs() #0 !dbg !435 {
  %1 = alloca %struct.padded, align 4
  %2 = alloca { i64, i16 }, align 8
  %3 = alloca %struct.padded, align 4
  %4 = alloca ptr, align 8
  %5 = alloca %struct.padded, align 4
  %6 = alloca { i64, i16 }, align 4
    #dbg_declare(ptr %1, !436, !DIExpression(), !443)
  %7 = call { i64, i16 } @make(), !dbg !444
  store { i64, i16 } %7, ptr %2, align 8, !dbg !444
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %1, ptr align 8 %2, i64 12, i1 false), !dbg !444
    #dbg_declare(ptr %3, !445, !DIExpression(), !446)
    #dbg_declare(ptr %4, !447, !DIExpression(), !449)
  %8 = call noalias ptr @malloc(i64 noundef 12) #11, !dbg !450
  store ptr %8, ptr %4, align 8, !dbg !449
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 %1, i64 12, i1 false), !dbg !451
  %9 = load ptr, ptr %4, align 8, !dbg !452
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %9, ptr align 4 %3, i64 12, i1 false), !dbg !453
    #dbg_declare(ptr %5, !454, !DIExpression(), !455)
  %10 = load ptr, ptr %4, align 8, !dbg !456
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %5, ptr align 4 %10, i64 12, i1 false), !dbg !457
  %11 = load ptr, ptr %4, align 8, !dbg !458
  call void @free(ptr noundef %11) #10, !dbg !459
  %12 = getelementptr inbounds %struct.padded, ptr %5, i32 0, i32 0, !dbg !460
  %13 = load i8, ptr %12, align 4, !dbg !460
  %14 = sext i8 %13 to i32, !dbg !462
  %15 = getelementptr inbounds %struct.padded, ptr %5, i32 0, i32 1, !dbg !463
  %16 = load i32, ptr %15, align 4, !dbg !463
  %17 = add nsw i32 %14, %16, !dbg !464
  %18 = icmp ne i32 %17, 3, !dbg !465
  br i1 %18, label %19, label %20, !dbg !466

19:                                               ; preds = %0
  call void @abort() #14, !dbg !467
  unreachable, !dbg !467

20:                                               ; preds = %0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %6, ptr align 4 %5, i64 12, i1 false), !dbg !468
  %21 = getelementptr inbounds { i64, i16 }, ptr %6, i32 0, i32 0, !dbg !468
  %22 = load i64, ptr %21, align 4, !dbg !468
  %23 = getelementptr inbounds { i64, i16 }, ptr %6, i32 0, i32 1, !dbg !468
  %24 = load i16, ptr %23, align 4, !dbg !468
  %25 = call i32 @sum(i64 %22, i16 %24), !dbg !468
  %26 = icmp ne i32 %25, 6, !dbg !470
  br i1 %26, label %27, label %28, !dbg !471

27:                                               ; preds = %20
  call void @abort() #14, !dbg !472
  unreachable, !dbg !472

28:                                               ; preds = %20
  ret void, !dbg !473
}

; Function Attrs: noinline nounwind optnone uwtable
define internal { i64, i16 } @make() #0 !dbg !474 {
  %1 = alloca %struct.padded, align 4
  %2 = alloca { i64, i16 }, align 8
    #dbg_declare(ptr %1, !477, !DIExpression(), !478)
  %3 = getelementptr inbounds %struct.padded, ptr %1, i32 0, i32 0, !dbg !479
  store i8 1, ptr %3, align 4, !dbg !480
  %4 = getelementptr inbounds %struct.padded, ptr %1, i32 0, i32 1, !dbg !481
  store i32 2, ptr %4, align 4, !dbg !482
  %5 = load i32, ptr @bad, align 4, !dbg !483
  %6 = icmp ne i32 %5, 0, !dbg !483
  br i1 %6, label %9, label %7, !dbg !485

7:                                                ; preds = %0
  %8 = getelementptr inbounds %struct.padded, ptr %1, i32 0, i32 2, !dbg !486
  store i16 3, ptr %8, align 4, !dbg !487
  br label %9, !dbg !488

9:                                                ; preds = %7, %0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 4 %1, i64 12, i1 false), !dbg !489
  %10 = load { i64, i16 }, ptr %2, align 8, !dbg !489
  ret { i64, i16 } %10, !dbg !489
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #7

; Function Attrs: noreturn nounwind
declare void @abort() #8

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @sum(i64 %0, i16 %1) #0 !dbg !490 {
  %3 = alloca %struct.padded, align 4
  %4 = alloca { i64, i16 }, align 4
  %5 = getelementptr inbounds { i64, i16 }, ptr %4, i32 0, i32 0
  store i64 %0, ptr %5, align 4
  %6 = getelementptr inbounds { i64, i16 }, ptr %4, i32 0, i32 1
  store i16 %1, ptr %6, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 %4, i64 12, i1 false)
    #dbg_declare(ptr %3, !493, !DIExpression(), !494)
  %7 = getelementptr inbounds %struct.padded, ptr %3, i32 0, i32 0, !dbg !495
  %8 = load i8, ptr %7, align 4, !dbg !495
  %9 = sext i8 %8 to i32, !dbg !496
  %10 = getelementptr inbounds %struct.padded, ptr %3, i32 0, i32 1, !dbg !497
  %11 = load i32, ptr %10, align 4, !dbg !497
  %12 = add nsw i32 %9, %11, !dbg !498
  %13 = getelementptr inbounds %struct.padded, ptr %3, i32 0, i32 2, !dbg !499
  %14 = load i16, ptr %13, align 4, !dbg !499
  %15 = sext i16 %14 to i32, !dbg !500
  %16 = add nsw i32 %12, %15, !dbg !501
  ret i32 %16, !dbg !502
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_bit_fields() #0 !dbg !503 {
  %1 = alloca %struct.flags, align 8
    #dbg_declare(ptr %1, !504, !DIExpression(), !512)
  %2 = load i64, ptr %1, align 8, !dbg !513
  %3 = and i64 %2, -8, !dbg !513
  %4 = or i64 %3, 5, !dbg !513
  store i64 %4, ptr %1, align 8, !dbg !513
  %5 = load i64, ptr %1, align 8, !dbg !514
  %6 = and i64 %5, -130817, !dbg !514
  %7 = or i64 %6, 76800, !dbg !514
  store i64 %7, ptr %1, align 8, !dbg !514
  %8 = load i64, ptr %1, align 8, !dbg !515
  %9 = and i64 %8, -144115188075724801, !dbg !515
  %10 = or i64 %9, 917504, !dbg !515
  store i64 %10, ptr %1, align 8, !dbg !515
  %11 = load i64, ptr %1, align 8, !dbg !516
  %12 = and i64 %11, 7, !dbg !516
  %13 = trunc i64 %12 to i32, !dbg !516
  %14 = icmp ne i32 %13, 5, !dbg !518
  br i1 %14, label %31, label %15, !dbg !519

15:                                               ; preds = %0
  %16 = load i64, ptr %1, align 8, !dbg !520
  %17 = lshr i64 %16, 8, !dbg !520
  %18 = and i64 %17, 511, !dbg !520
  %19 = trunc i64 %18 to i32, !dbg !520
  %20 = icmp ne i32 %19, 300, !dbg !521
  br i1 %20, label %31, label %21, !dbg !522

21:                                               ; preds = %15
  %22 = load i64, ptr %1, align 8, !dbg !523
  %23 = lshr i64 %22, 17, !dbg !523
  %24 = and i64 %23, 1099511627775, !dbg !523
  %25 = icmp ne i64 %24, 7, !dbg !524
  br i1 %25, label %31, label %26, !dbg !525

26:                                               ; preds = %21
  %27 = getelementptr inbounds %struct.flags, ptr %1, i32 0, i32 0, !dbg !526
  %28 = load i64, ptr %27, align 8, !dbg !526
  %29 = call i32 @flag_sum(i64 %28), !dbg !526
  %30 = icmp ne i32 %29, 305, !dbg !527
  br i1 %30, label %31, label %32, !dbg !528

31:                                               ; preds = %26, %21, %15, %0
  call void @abort() #14, !dbg !529
  unreachable, !dbg !529

32:                                               ; preds = %26
  %33 = load i32, ptr @bad, align 4, !dbg !530
  %34 = icmp ne i32 %33, 0, !dbg !530
  br i1 %34, label %35, label %42, !dbg !532

35:                                               ; preds = %32
  %36 = load i64, ptr %1, align 8, !dbg !533
  %37 = lshr i64 %36, 3, !dbg !533
  %38 = and i64 %37, 31, !dbg !533
  %39 = trunc i64 %38 to i32, !dbg !533
  %40 = icmp ne i32 %39, 0, !dbg !534
  br i1 %40, label %41, label %42, !dbg !535

41:                                               ; preds = %35
  store volatile i32 1, ptr @sink, align 4, !dbg !536
  br label %42, !dbg !537

42:                                               ; preds = %41, %35, %32
  ret void, !dbg !538
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @flag_sum(i64 %0) #0 !dbg !539 {
  %2 = alloca %struct.flags, align 8
  %3 = getelementptr inbounds %struct.flags, ptr %2, i32 0, i32 0
  store i64 %0, ptr %3, align 8
    #dbg_declare(ptr %2, !542, !DIExpression(), !543)
  %4 = load i64, ptr %2, align 8, !dbg !544
  %5 = and i64 %4, 7, !dbg !544
  %6 = trunc i64 %5 to i32, !dbg !544
  %7 = load i64, ptr %2, align 8, !dbg !545
  %8 = lshr i64 %7, 8, !dbg !545
  %9 = and i64 %8, 511, !dbg !545
  %10 = trunc i64 %9 to i32, !dbg !545
  %11 = add nsw i32 %6, %10, !dbg !546
  ret i32 %11, !dbg !547
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_by_value() #0 !dbg !548 {
  %1 = alloca %struct.large, align 8
    #dbg_declare(ptr %1, !549, !DIExpression(), !555)
  %2 = load i8, ptr %1, align 4, !dbg !556
  %3 = and i8 %2, -16, !dbg !556
  %4 = or i8 %3, 3, !dbg !556
  store i8 %4, ptr %1, align 4, !dbg !556
  %5 = call i32 @first_of(ptr noundef byval(%struct.large) align 8 %1), !dbg !557
  %6 = icmp ne i32 %5, 3, !dbg !559
  br i1 %6, label %7, label %8, !dbg !560

7:                                                ; preds = %0
  call void @abort() #14, !dbg !561
  unreachable, !dbg !561

8:                                                ; preds = %0
  %9 = load i32, ptr @bad, align 4, !dbg !562
  %10 = icmp ne i32 %9, 0, !dbg !562
  br i1 %10, label %11, label %17, !dbg !564

11:                                               ; preds = %8
  %12 = load i8, ptr %1, align 4, !dbg !565
  %13 = lshr i8 %12, 4, !dbg !565
  %14 = zext i8 %13 to i32, !dbg !565
  %15 = icmp ne i32 %14, 0, !dbg !566
  br i1 %15, label %16, label %17, !dbg !567

16:                                               ; preds = %11
  store volatile i32 1, ptr @sink, align 4, !dbg !568
  br label %17, !dbg !569

17:                                               ; preds = %16, %11, %8
  ret void, !dbg !570
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @first_of(ptr noundef byval(%struct.large) align 8 %0) #0 !dbg !571 {
    #dbg_declare(ptr %0, !574, !DIExpression(), !575)
  %2 = load i8, ptr %0, align 8, !dbg !576
  %3 = and i8 %2, 15, !dbg !576
  %4 = zext i8 %3 to i32, !dbg !576
  ret i32 %4, !dbg !577
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_union() #0 !dbg !578 {
  %1 = alloca %union.anon, align 4
    #dbg_declare(ptr %1, !579, !DIExpression(), !584)
  store i8 0, ptr %1, align 4, !dbg !585
  %2 = load i8, ptr %1, align 4, !dbg !586
  %3 = icmp ne i8 %2, 0, !dbg !588
  br i1 %3, label %4, label %5, !dbg !589

4:                                                ; preds = %0
  call void @abort() #14, !dbg !590
  unreachable, !dbg !590

5:                                                ; preds = %0
  %6 = load i32, ptr @bad, align 4, !dbg !591
  %7 = icmp ne i32 %6, 0, !dbg !591
  br i1 %7, label %8, label %12, !dbg !593

8:                                                ; preds = %5
  %9 = load i32, ptr %1, align 4, !dbg !594
  %10 = icmp ne i32 %9, 0, !dbg !595
  br i1 %10, label %11, label %12, !dbg !596

11:                                               ; preds = %8
  store volatile i32 1, ptr @sink, align 4, !dbg !597
  br label %12, !dbg !598

12:                                               ; preds = %11, %8, %5
  ret void, !dbg !599
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_masked() #0 !dbg !600 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !601, !DIExpression(), !602)
    #dbg_declare(ptr %2, !603, !DIExpression(), !604)
  store ptr %1, ptr %2, align 8, !dbg !604
  %3 = load ptr, ptr %2, align 8, !dbg !605
  %4 = getelementptr inbounds i8, ptr %3, i64 0, !dbg !605
  store i8 1, ptr %4, align 1, !dbg !606
  %5 = load i32, ptr %1, align 4, !dbg !607
  %6 = and i32 %5, 255, !dbg !609
  %7 = icmp ne i32 %6, 1, !dbg !610
  br i1 %7, label %8, label %9, !dbg !611

8:                                                ; preds = %0
  call void @abort() #14, !dbg !612
  unreachable, !dbg !612

9:                                                ; preds = %0
  %10 = load i32, ptr %1, align 4, !dbg !613
  %11 = load i32, ptr @bad, align 4, !dbg !615
  %12 = icmp ne i32 %11, 0, !dbg !615
  %13 = zext i1 %12 to i64, !dbg !615
  %14 = select i1 %12, i32 511, i32 255, !dbg !615
  %15 = and i32 %10, %14, !dbg !616
  %16 = icmp eq i32 %15, 1, !dbg !617
  br i1 %16, label %17, label %18, !dbg !618

17:                                               ; preds = %9
  store volatile i32 1, ptr @sink, align 4, !dbg !619
  br label %18, !dbg !620

18:                                               ; preds = %17, %9
  ret void, !dbg !621
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_not_chosen() #0 !dbg !622 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !623, !DIExpression(), !624)
  store i32 1, ptr %1, align 4, !dbg !624
    #dbg_declare(ptr %2, !625, !DIExpression(), !626)
  %3 = load i32, ptr @bad, align 4, !dbg !627
  %4 = icmp ne i32 %3, 0, !dbg !629
  %5 = xor i1 %4, true, !dbg !629
  %6 = zext i1 %5 to i32, !dbg !629
  %7 = load i32, ptr %1, align 4, !dbg !630
  %8 = load i32, ptr %2, align 4, !dbg !631
  %9 = call i32 @choose(i32 noundef %6, i32 noundef %7, i32 noundef %8), !dbg !632
  %10 = icmp ne i32 %9, 1, !dbg !633
  br i1 %10, label %11, label %12, !dbg !634

11:                                               ; preds = %0
  call void @abort() #14, !dbg !635
  unreachable, !dbg !635

12:                                               ; preds = %0
  ret void, !dbg !636
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @choose(i32 noundef %0, i32 noundef %1, i32 noundef %2) #0 !dbg !637 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !640, !DIExpression(), !641)
  store i32 %1, ptr %5, align 4
    #dbg_declare(ptr %5, !642, !DIExpression(), !643)
  store i32 %2, ptr %6, align 4
    #dbg_declare(ptr %6, !644, !DIExpression(), !645)
  %7 = load i32, ptr %4, align 4, !dbg !646
  %8 = icmp ne i32 %7, 0, !dbg !646
  br i1 %8, label %9, label %11, !dbg !646

9:                                                ; preds = %3
  %10 = load i32, ptr %5, align 4, !dbg !647
  br label %13, !dbg !646

11:                                               ; preds = %3
  %12 = load i32, ptr %6, align 4, !dbg !648
  br label %13, !dbg !646

13:                                               ; preds = %11, %9
  %14 = phi i32 [ %10, %9 ], [ %12, %11 ], !dbg !646
  ret i32 %14, !dbg !649
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_copied_bytes() #0 !dbg !650 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca [8 x i8], align 1
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
    #dbg_declare(ptr %1, !651, !DIExpression(), !655)
    #dbg_declare(ptr %2, !656, !DIExpression(), !657)
    #dbg_declare(ptr %3, !658, !DIExpression(), !660)
  store i32 0, ptr %3, align 4, !dbg !660
  br label %5, !dbg !661

5:                                                ; preds = %14, %0
  %6 = load i32, ptr %3, align 4, !dbg !662
  %7 = icmp slt i32 %6, 4, !dbg !664
  br i1 %7, label %8, label %17, !dbg !665

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !666
  %10 = trunc i32 %9 to i8, !dbg !667
  %11 = load i32, ptr %3, align 4, !dbg !668
  %12 = sext i32 %11 to i64, !dbg !669
  %13 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 %12, !dbg !669
  store i8 %10, ptr %13, align 1, !dbg !670
  br label %14, !dbg !669

14:                                               ; preds = %8
  %15 = load i32, ptr %3, align 4, !dbg !671
  %16 = add nsw i32 %15, 1, !dbg !671
  store i32 %16, ptr %3, align 4, !dbg !671
  br label %5, !dbg !672, !llvm.loop !673

17:                                               ; preds = %5
    #dbg_declare(ptr %4, !675, !DIExpression(), !677)
  store i32 0, ptr %4, align 4, !dbg !677
  br label %18, !dbg !678

18:                                               ; preds = %29, %17
  %19 = load i32, ptr %4, align 4, !dbg !679
  %20 = icmp slt i32 %19, 8, !dbg !681
  br i1 %20, label %21, label %32, !dbg !682

21:                                               ; preds = %18
  %22 = load i32, ptr %4, align 4, !dbg !683
  %23 = sext i32 %22 to i64, !dbg !684
  %24 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 %23, !dbg !684
  %25 = load i8, ptr %24, align 1, !dbg !684
  %26 = load i32, ptr %4, align 4, !dbg !685
  %27 = sext i32 %26 to i64, !dbg !686
  %28 = getelementptr inbounds [8 x i8], ptr %2, i64 0, i64 %27, !dbg !686
  store i8 %25, ptr %28, align 1, !dbg !687
  br label %29, !dbg !686

29:                                               ; preds = %21
  %30 = load i32, ptr %4, align 4, !dbg !688
  %31 = add nsw i32 %30, 1, !dbg !688
  store i32 %31, ptr %4, align 4, !dbg !688
  br label %18, !dbg !689, !llvm.loop !690

32:                                               ; preds = %18
  %33 = load i32, ptr @bad, align 4, !dbg !692
  %34 = icmp ne i32 %33, 0, !dbg !692
  %35 = zext i1 %34 to i64, !dbg !692
  %36 = select i1 %34, i32 4, i32 3, !dbg !692
  %37 = sext i32 %36 to i64, !dbg !694
  %38 = getelementptr inbounds [8 x i8], ptr %2, i64 0, i64 %37, !dbg !694
  %39 = load i8, ptr %38, align 1, !dbg !694
  %40 = sext i8 %39 to i32, !dbg !694
  %41 = icmp eq i32 %40, 9, !dbg !695
  br i1 %41, label %42, label %43, !dbg !696

42:                                               ; preds = %32
  store volatile i32 1, ptr @sink, align 4, !dbg !697
  br label %43, !dbg !698

43:                                               ; preds = %42, %32
  ret void, !dbg !699
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_sorted() #0 !dbg !700 {
  %1 = alloca [4 x i32], align 16
  %2 = alloca [4 x i32], align 16
    #dbg_declare(ptr %1, !701, !DIExpression(), !702)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %1, ptr align 16 @__const.uninit_sorted.a, i64 16, i1 false), !dbg !702
    #dbg_declare(ptr %2, !703, !DIExpression(), !704)
  %3 = getelementptr inbounds [4 x i32], ptr %2, i64 0, i64 0, !dbg !705
  %4 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 0, !dbg !705
  %5 = load i32, ptr @bad, align 4, !dbg !706
  %6 = icmp ne i32 %5, 0, !dbg !706
  %7 = zext i1 %6 to i64, !dbg !706
  %8 = select i1 %6, i32 3, i32 4, !dbg !706
  %9 = sext i32 %8 to i64, !dbg !707
  %10 = mul i64 %9, 4, !dbg !708
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %3, ptr align 16 %4, i64 %10, i1 false), !dbg !705
  %11 = getelementptr inbounds [4 x i32], ptr %2, i64 0, i64 0, !dbg !709
  call void @qsort(ptr noundef %11, i64 noundef 4, i64 noundef 4, ptr noundef @compare), !dbg !710
  %12 = getelementptr inbounds [4 x i32], ptr %2, i64 0, i64 0, !dbg !711
  %13 = load i32, ptr %12, align 16, !dbg !711
  store volatile i32 %13, ptr @sink, align 4, !dbg !712
  ret void, !dbg !713
}

declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #6

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @compare(ptr noundef %0, ptr noundef %1) #0 !dbg !714 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !719, !DIExpression(), !720)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !721, !DIExpression(), !722)
  %5 = load ptr, ptr %3, align 8, !dbg !723
  %6 = load i32, ptr %5, align 4, !dbg !724
  %7 = load ptr, ptr %4, align 8, !dbg !725
  %8 = load i32, ptr %7, align 4, !dbg !726
  %9 = sub nsw i32 %6, %8, !dbg !727
  ret i32 %9, !dbg !728
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_float() #0 !dbg !729 {
  %1 = alloca double, align 8
    #dbg_declare(ptr %1, !730, !DIExpression(), !732)
  %2 = load i32, ptr @bad, align 4, !dbg !733
  %3 = icmp ne i32 %2, 0, !dbg !733
  br i1 %3, label %5, label %4, !dbg !735

4:                                                ; preds = %0
  store double 1.500000e+00, ptr %1, align 8, !dbg !736
  br label %5, !dbg !737

5:                                                ; preds = %4, %0
  %6 = load double, ptr %1, align 8, !dbg !738
  %7 = fmul double %6, 2.000000e+00, !dbg !740
  %8 = fcmp ogt double %7, 1.000000e+00, !dbg !741
  br i1 %8, label %9, label %10, !dbg !742

9:                                                ; preds = %5
  store volatile i32 1, ptr @sink, align 4, !dbg !743
  br label %10, !dbg !744

10:                                               ; preds = %9, %5
  ret void, !dbg !745
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
!llvm.module.flags = !{!165, !166, !167, !168, !169, !170, !171}
!llvm.ident = !{!172}

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
!10 = !DIFile(filename: "tests/faults/uninit.c", directory: ".", checksumkind: CSK_MD5, checksum: "f47db8a41821bfea181aab4278f9f99a")
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
!26 = !{!0, !27, !7, !38, !43, !45, !48, !53, !55, !60, !65, !70, !75, !77, !79, !81, !83, !85, !88, !90, !92, !97, !99, !101, !106, !108, !110, !112, !114, !116, !118, !120, !125, !127, !132, !134, !136, !138, !140, !142, !144, !146, !148, !150, !155, !157, !159, !161, !163}
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
!165 = !{i32 7, !"Dwarf Version", i32 5}
!166 = !{i32 2, !"Debug Info Version", i32 3}
!167 = !{i32 1, !"wchar_size", i32 4}
!168 = !{i32 8, !"PIC Level", i32 2}
!169 = !{i32 7, !"PIE Level", i32 2}
!170 = !{i32 7, !"uwtable", i32 2}
!171 = !{i32 7, !"frame-pointer", i32 2}
!172 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!173 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 30, type: !174, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !16)
!174 = !DISubroutineType(types: !175)
!175 = !{!22, !22, !176}
!176 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!177 = !DILocalVariable(name: "argc", arg: 1, scope: !173, file: !2, line: 30, type: !22)
!178 = !DILocation(line: 30, column: 14, scope: !173)
!179 = !DILocalVariable(name: "argv", arg: 2, scope: !173, file: !2, line: 30, type: !176)
!180 = !DILocation(line: 30, column: 27, scope: !173)
!181 = !DILocation(line: 32, column: 11, scope: !173)
!182 = !DILocation(line: 32, column: 16, scope: !173)
!183 = !DILocation(line: 32, column: 20, scope: !173)
!184 = !DILocation(line: 32, column: 30, scope: !173)
!185 = !DILocation(line: 32, column: 23, scope: !173)
!186 = !DILocation(line: 32, column: 46, scope: !173)
!187 = !DILocation(line: 0, scope: !173)
!188 = !DILocation(line: 32, column: 9, scope: !173)
!189 = !DILocalVariable(name: "c", scope: !190, file: !2, line: 33, type: !29)
!190 = distinct !DILexicalBlock(scope: !173, file: !2, line: 33, column: 5)
!191 = !DILocation(line: 33, column: 29, scope: !190)
!192 = !DILocation(line: 33, column: 33, scope: !190)
!193 = !DILocation(line: 33, column: 10, scope: !190)
!194 = !DILocation(line: 33, column: 44, scope: !195)
!195 = distinct !DILexicalBlock(scope: !190, file: !2, line: 33, column: 5)
!196 = !DILocation(line: 33, column: 5, scope: !190)
!197 = !DILocation(line: 34, column: 13, scope: !198)
!198 = distinct !DILexicalBlock(scope: !195, file: !2, line: 34, column: 13)
!199 = !DILocation(line: 34, column: 18, scope: !198)
!200 = !DILocation(line: 34, column: 22, scope: !198)
!201 = !DILocation(line: 34, column: 32, scope: !198)
!202 = !DILocation(line: 34, column: 41, scope: !198)
!203 = !DILocation(line: 34, column: 44, scope: !198)
!204 = !DILocation(line: 34, column: 25, scope: !198)
!205 = !DILocation(line: 34, column: 50, scope: !198)
!206 = !DILocation(line: 34, column: 13, scope: !195)
!207 = !DILocation(line: 35, column: 13, scope: !208)
!208 = distinct !DILexicalBlock(scope: !198, file: !2, line: 34, column: 56)
!209 = !DILocation(line: 35, column: 16, scope: !208)
!210 = !DILocation(line: 36, column: 13, scope: !208)
!211 = !DILocation(line: 34, column: 53, scope: !198)
!212 = !DILocation(line: 33, column: 51, scope: !195)
!213 = !DILocation(line: 33, column: 54, scope: !195)
!214 = !DILocation(line: 33, column: 49, scope: !195)
!215 = !DILocation(line: 33, column: 5, scope: !195)
!216 = distinct !{!216, !196, !217, !218}
!217 = !DILocation(line: 37, column: 9, scope: !190)
!218 = !{!"llvm.loop.mustprogress"}
!219 = !DILocation(line: 38, column: 5, scope: !173)
!220 = !DILocation(line: 39, column: 1, scope: !173)
!221 = distinct !DISubprogram(name: "add_uninit_local", scope: !10, file: !10, line: 9, type: !14, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!222 = !DILocation(line: 9, column: 1, scope: !221)
!223 = distinct !DISubprogram(name: "add_uninit_surplus", scope: !10, file: !10, line: 18, type: !14, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!224 = !DILocation(line: 18, column: 1, scope: !223)
!225 = distinct !DISubprogram(name: "add_uninit_heap", scope: !10, file: !10, line: 27, type: !14, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!226 = !DILocation(line: 27, column: 1, scope: !225)
!227 = distinct !DISubprogram(name: "add_uninit_realloc", scope: !10, file: !10, line: 38, type: !14, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!228 = !DILocation(line: 38, column: 1, scope: !227)
!229 = distinct !DISubprogram(name: "add_uninit_index", scope: !10, file: !10, line: 47, type: !14, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!230 = !DILocation(line: 47, column: 1, scope: !229)
!231 = distinct !DISubprogram(name: "add_uninit_pointer", scope: !10, file: !10, line: 55, type: !14, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!232 = !DILocation(line: 55, column: 1, scope: !231)
!233 = distinct !DISubprogram(name: "add_uninit_argument", scope: !10, file: !10, line: 63, type: !14, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!234 = !DILocation(line: 63, column: 1, scope: !233)
!235 = distinct !DISubprogram(name: "add_uninit_string", scope: !10, file: !10, line: 71, type: !14, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!236 = !DILocation(line: 71, column: 1, scope: !235)
!237 = distinct !DISubprogram(name: "add_uninit_divisor", scope: !10, file: !10, line: 82, type: !14, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!238 = !DILocation(line: 82, column: 1, scope: !237)
!239 = distinct !DISubprogram(name: "add_uninit_switch", scope: !10, file: !10, line: 90, type: !14, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!240 = !DILocation(line: 90, column: 1, scope: !239)
!241 = distinct !DISubprogram(name: "add_uninit_call", scope: !10, file: !10, line: 104, type: !14, scopeLine: 104, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!242 = !DILocation(line: 104, column: 1, scope: !241)
!243 = distinct !DISubprogram(name: "add_uninit_through_structs", scope: !10, file: !10, line: 133, type: !14, scopeLine: 133, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!244 = !DILocation(line: 133, column: 1, scope: !243)
!245 = distinct !DISubprogram(name: "add_uninit_bit_fields", scope: !10, file: !10, line: 156, type: !14, scopeLine: 156, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!246 = !DILocation(line: 156, column: 1, scope: !245)
!247 = distinct !DISubprogram(name: "add_uninit_by_value", scope: !10, file: !10, line: 178, type: !14, scopeLine: 178, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!248 = !DILocation(line: 178, column: 1, scope: !247)
!249 = distinct !DISubprogram(name: "add_uninit_union", scope: !10, file: !10, line: 188, type: !14, scopeLine: 188, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!250 = !DILocation(line: 188, column: 1, scope: !249)
!251 = distinct !DISubprogram(name: "add_uninit_masked", scope: !10, file: !10, line: 201, type: !14, scopeLine: 201, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!252 = !DILocation(line: 201, column: 1, scope: !251)
!253 = distinct !DISubprogram(name: "add_uninit_not_chosen", scope: !10, file: !10, line: 217, type: !14, scopeLine: 217, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!254 = !DILocation(line: 217, column: 1, scope: !253)
!255 = distinct !DISubprogram(name: "add_uninit_copied_bytes", scope: !10, file: !10, line: 224, type: !14, scopeLine: 224, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!256 = !DILocation(line: 224, column: 1, scope: !255)
!257 = distinct !DISubprogram(name: "add_uninit_sorted", scope: !10, file: !10, line: 240, type: !14, scopeLine: 240, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!258 = !DILocation(line: 240, column: 1, scope: !257)
!259 = distinct !DISubprogram(name: "add_uninit_float", scope: !10, file: !10, line: 248, type: !14, scopeLine: 248, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!260 = !DILocation(line: 248, column: 1, scope: !259)
!261 = distinct !DISubprogram(name: "uninit_local", scope: !10, file: !10, line: 9, type: !14, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!262 = !DILocalVariable(name: "x", scope: !261, file: !10, line: 11, type: !22)
!263 = !DILocation(line: 11, column: 9, scope: !261)
!264 = !DILocation(line: 12, column: 10, scope: !265)
!265 = distinct !DILexicalBlock(scope: !261, file: !10, line: 12, column: 9)
!266 = !DILocation(line: 12, column: 9, scope: !261)
!267 = !DILocation(line: 13, column: 11, scope: !265)
!268 = !DILocation(line: 13, column: 9, scope: !265)
!269 = !DILocation(line: 14, column: 9, scope: !270)
!270 = distinct !DILexicalBlock(scope: !261, file: !10, line: 14, column: 9)
!271 = !DILocation(line: 14, column: 9, scope: !261)
!272 = !DILocation(line: 15, column: 14, scope: !270)
!273 = !DILocation(line: 15, column: 9, scope: !270)
!274 = !DILocation(line: 16, column: 1, scope: !261)
!275 = distinct !DISubprogram(name: "uninit_surplus", scope: !10, file: !10, line: 18, type: !14, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!276 = !DILocalVariable(name: "text", scope: !275, file: !10, line: 20, type: !277)
!277 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 320, elements: !278)
!278 = !{!279}
!279 = !DISubrange(count: 40)
!280 = !DILocation(line: 20, column: 10, scope: !275)
!281 = !DILocalVariable(name: "x", scope: !275, file: !10, line: 21, type: !282)
!282 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 64, elements: !283)
!283 = !{!284}
!284 = !DISubrange(count: 2)
!285 = !DILocation(line: 21, column: 9, scope: !275)
!286 = !DILocation(line: 22, column: 5, scope: !275)
!287 = !DILocation(line: 22, column: 10, scope: !275)
!288 = !DILocation(line: 23, column: 21, scope: !275)
!289 = !DILocation(line: 23, column: 48, scope: !275)
!290 = !DILocation(line: 23, column: 54, scope: !275)
!291 = !DILocation(line: 23, column: 12, scope: !275)
!292 = !DILocation(line: 23, column: 10, scope: !275)
!293 = !DILocation(line: 24, column: 22, scope: !275)
!294 = !DILocation(line: 24, column: 41, scope: !275)
!295 = !DILocation(line: 24, column: 63, scope: !275)
!296 = !DILocation(line: 24, column: 69, scope: !275)
!297 = !DILocation(line: 24, column: 13, scope: !275)
!298 = !DILocation(line: 24, column: 10, scope: !275)
!299 = !DILocation(line: 25, column: 1, scope: !275)
!300 = distinct !DISubprogram(name: "uninit_heap", scope: !10, file: !10, line: 27, type: !14, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!301 = !DILocalVariable(name: "p", scope: !300, file: !10, line: 29, type: !302)
!302 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!303 = !DILocation(line: 29, column: 10, scope: !300)
!304 = !DILocation(line: 29, column: 14, scope: !300)
!305 = !DILocation(line: 30, column: 5, scope: !300)
!306 = !DILocation(line: 30, column: 10, scope: !300)
!307 = !DILocation(line: 31, column: 10, scope: !308)
!308 = distinct !DILexicalBlock(scope: !300, file: !10, line: 31, column: 9)
!309 = !DILocation(line: 31, column: 9, scope: !300)
!310 = !DILocation(line: 32, column: 9, scope: !308)
!311 = !DILocation(line: 32, column: 14, scope: !308)
!312 = !DILocation(line: 33, column: 9, scope: !313)
!313 = distinct !DILexicalBlock(scope: !300, file: !10, line: 33, column: 9)
!314 = !DILocation(line: 33, column: 16, scope: !313)
!315 = !DILocation(line: 33, column: 14, scope: !313)
!316 = !DILocation(line: 33, column: 21, scope: !313)
!317 = !DILocation(line: 33, column: 9, scope: !300)
!318 = !DILocation(line: 34, column: 14, scope: !313)
!319 = !DILocation(line: 34, column: 9, scope: !313)
!320 = !DILocation(line: 35, column: 10, scope: !300)
!321 = !DILocation(line: 35, column: 5, scope: !300)
!322 = !DILocation(line: 36, column: 1, scope: !300)
!323 = distinct !DISubprogram(name: "uninit_realloc", scope: !10, file: !10, line: 38, type: !14, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!324 = !DILocalVariable(name: "p", scope: !323, file: !10, line: 40, type: !23)
!325 = !DILocation(line: 40, column: 11, scope: !323)
!326 = !DILocation(line: 40, column: 15, scope: !323)
!327 = !DILocation(line: 41, column: 17, scope: !323)
!328 = !DILocation(line: 41, column: 9, scope: !323)
!329 = !DILocation(line: 41, column: 7, scope: !323)
!330 = !DILocation(line: 42, column: 9, scope: !331)
!331 = distinct !DILexicalBlock(scope: !323, file: !10, line: 42, column: 9)
!332 = !DILocation(line: 42, column: 11, scope: !331)
!333 = !DILocation(line: 42, column: 9, scope: !323)
!334 = !DILocation(line: 43, column: 14, scope: !331)
!335 = !DILocation(line: 43, column: 9, scope: !331)
!336 = !DILocation(line: 44, column: 10, scope: !323)
!337 = !DILocation(line: 44, column: 5, scope: !323)
!338 = !DILocation(line: 45, column: 1, scope: !323)
!339 = distinct !DISubprogram(name: "uninit_index", scope: !10, file: !10, line: 47, type: !14, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!340 = !DILocalVariable(name: "i", scope: !339, file: !10, line: 49, type: !22)
!341 = !DILocation(line: 49, column: 9, scope: !339)
!342 = !DILocation(line: 50, column: 10, scope: !343)
!343 = distinct !DILexicalBlock(scope: !339, file: !10, line: 50, column: 9)
!344 = !DILocation(line: 50, column: 9, scope: !339)
!345 = !DILocation(line: 51, column: 11, scope: !343)
!346 = !DILocation(line: 51, column: 9, scope: !343)
!347 = !DILocation(line: 52, column: 18, scope: !339)
!348 = !DILocation(line: 52, column: 12, scope: !339)
!349 = !DILocation(line: 52, column: 10, scope: !339)
!350 = !DILocation(line: 53, column: 1, scope: !339)
!351 = distinct !DISubprogram(name: "uninit_pointer", scope: !10, file: !10, line: 55, type: !14, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!352 = !DILocalVariable(name: "p", scope: !351, file: !10, line: 57, type: !302)
!353 = !DILocation(line: 57, column: 10, scope: !351)
!354 = !DILocation(line: 58, column: 10, scope: !355)
!355 = distinct !DILexicalBlock(scope: !351, file: !10, line: 58, column: 9)
!356 = !DILocation(line: 58, column: 9, scope: !351)
!357 = !DILocation(line: 59, column: 11, scope: !355)
!358 = !DILocation(line: 59, column: 9, scope: !355)
!359 = !DILocation(line: 60, column: 6, scope: !351)
!360 = !DILocation(line: 60, column: 8, scope: !351)
!361 = !DILocation(line: 61, column: 1, scope: !351)
!362 = distinct !DISubprogram(name: "uninit_argument", scope: !10, file: !10, line: 63, type: !14, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!363 = !DILocalVariable(name: "x", scope: !362, file: !10, line: 65, type: !22)
!364 = !DILocation(line: 65, column: 9, scope: !362)
!365 = !DILocation(line: 66, column: 10, scope: !366)
!366 = distinct !DILexicalBlock(scope: !362, file: !10, line: 66, column: 9)
!367 = !DILocation(line: 66, column: 9, scope: !362)
!368 = !DILocation(line: 67, column: 11, scope: !366)
!369 = !DILocation(line: 67, column: 9, scope: !366)
!370 = !DILocation(line: 68, column: 20, scope: !362)
!371 = !DILocation(line: 68, column: 5, scope: !362)
!372 = !DILocation(line: 69, column: 1, scope: !362)
!373 = distinct !DISubprogram(name: "uninit_string", scope: !10, file: !10, line: 71, type: !14, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!374 = !DILocalVariable(name: "text", scope: !373, file: !10, line: 73, type: !3)
!375 = !DILocation(line: 73, column: 10, scope: !373)
!376 = !DILocation(line: 74, column: 5, scope: !373)
!377 = !DILocation(line: 74, column: 13, scope: !373)
!378 = !DILocation(line: 75, column: 5, scope: !373)
!379 = !DILocation(line: 75, column: 13, scope: !373)
!380 = !DILocation(line: 76, column: 10, scope: !381)
!381 = distinct !DILexicalBlock(scope: !373, file: !10, line: 76, column: 9)
!382 = !DILocation(line: 76, column: 9, scope: !373)
!383 = !DILocation(line: 77, column: 9, scope: !381)
!384 = !DILocation(line: 77, column: 17, scope: !381)
!385 = !DILocation(line: 78, column: 16, scope: !386)
!386 = distinct !DILexicalBlock(scope: !373, file: !10, line: 78, column: 9)
!387 = !DILocation(line: 78, column: 9, scope: !386)
!388 = !DILocation(line: 78, column: 22, scope: !386)
!389 = !DILocation(line: 78, column: 9, scope: !373)
!390 = !DILocation(line: 79, column: 14, scope: !386)
!391 = !DILocation(line: 79, column: 9, scope: !386)
!392 = !DILocation(line: 80, column: 1, scope: !373)
!393 = distinct !DISubprogram(name: "uninit_divisor", scope: !10, file: !10, line: 82, type: !14, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!394 = !DILocalVariable(name: "x", scope: !393, file: !10, line: 84, type: !22)
!395 = !DILocation(line: 84, column: 9, scope: !393)
!396 = !DILocation(line: 85, column: 10, scope: !397)
!397 = distinct !DILexicalBlock(scope: !393, file: !10, line: 85, column: 9)
!398 = !DILocation(line: 85, column: 9, scope: !393)
!399 = !DILocation(line: 86, column: 11, scope: !397)
!400 = !DILocation(line: 86, column: 9, scope: !397)
!401 = !DILocation(line: 87, column: 18, scope: !393)
!402 = !DILocation(line: 87, column: 20, scope: !393)
!403 = !DILocation(line: 87, column: 15, scope: !393)
!404 = !DILocation(line: 87, column: 10, scope: !393)
!405 = !DILocation(line: 88, column: 1, scope: !393)
!406 = !DILocalVariable(name: "e", scope: !13, file: !10, line: 92, type: !12)
!407 = !DILocation(line: 92, column: 23, scope: !13)
!408 = !DILocation(line: 93, column: 10, scope: !409)
!409 = distinct !DILexicalBlock(scope: !13, file: !10, line: 93, column: 9)
!410 = !DILocation(line: 93, column: 9, scope: !13)
!411 = !DILocation(line: 94, column: 11, scope: !409)
!412 = !DILocation(line: 94, column: 9, scope: !409)
!413 = !DILocation(line: 95, column: 13, scope: !13)
!414 = !DILocation(line: 95, column: 5, scope: !13)
!415 = !DILocation(line: 97, column: 14, scope: !416)
!416 = distinct !DILexicalBlock(scope: !13, file: !10, line: 95, column: 16)
!417 = !DILocation(line: 98, column: 9, scope: !416)
!418 = !DILocation(line: 100, column: 14, scope: !416)
!419 = !DILocation(line: 101, column: 5, scope: !416)
!420 = !DILocation(line: 102, column: 1, scope: !13)
!421 = distinct !DISubprogram(name: "uninit_call", scope: !10, file: !10, line: 104, type: !14, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!422 = !DILocalVariable(name: "f", scope: !421, file: !10, line: 106, type: !423)
!423 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !424, size: 64)
!424 = !DISubroutineType(types: !425)
!425 = !{null, !426}
!426 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!427 = !DILocation(line: 106, column: 12, scope: !421)
!428 = !DILocation(line: 107, column: 10, scope: !429)
!429 = distinct !DILexicalBlock(scope: !421, file: !10, line: 107, column: 9)
!430 = !DILocation(line: 107, column: 9, scope: !421)
!431 = !DILocation(line: 108, column: 11, scope: !429)
!432 = !DILocation(line: 108, column: 9, scope: !429)
!433 = !DILocation(line: 109, column: 5, scope: !421)
!434 = !DILocation(line: 110, column: 1, scope: !421)
!435 = distinct !DISubprogram(name: "uninit_through_structs", scope: !10, file: !10, line: 133, type: !14, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!436 = !DILocalVariable(name: "a", scope: !435, file: !10, line: 135, type: !437)
!437 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "padded", file: !10, line: 112, size: 96, elements: !438)
!438 = !{!439, !440, !441}
!439 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !437, file: !10, line: 113, baseType: !4, size: 8)
!440 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !437, file: !10, line: 114, baseType: !22, size: 32, offset: 32)
!441 = !DIDerivedType(tag: DW_TAG_member, name: "tail", scope: !437, file: !10, line: 115, baseType: !442, size: 16, offset: 64)
!442 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!443 = !DILocation(line: 135, column: 19, scope: !435)
!444 = !DILocation(line: 135, column: 23, scope: !435)
!445 = !DILocalVariable(name: "b", scope: !435, file: !10, line: 135, type: !437)
!446 = !DILocation(line: 135, column: 31, scope: !435)
!447 = !DILocalVariable(name: "heap", scope: !435, file: !10, line: 135, type: !448)
!448 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !437, size: 64)
!449 = !DILocation(line: 135, column: 35, scope: !435)
!450 = !DILocation(line: 135, column: 42, scope: !435)
!451 = !DILocation(line: 136, column: 9, scope: !435)
!452 = !DILocation(line: 137, column: 12, scope: !435)
!453 = !DILocation(line: 137, column: 5, scope: !435)
!454 = !DILocalVariable(name: "c", scope: !435, file: !10, line: 138, type: !437)
!455 = !DILocation(line: 138, column: 19, scope: !435)
!456 = !DILocation(line: 138, column: 24, scope: !435)
!457 = !DILocation(line: 138, column: 23, scope: !435)
!458 = !DILocation(line: 139, column: 10, scope: !435)
!459 = !DILocation(line: 139, column: 5, scope: !435)
!460 = !DILocation(line: 140, column: 11, scope: !461)
!461 = distinct !DILexicalBlock(scope: !435, file: !10, line: 140, column: 9)
!462 = !DILocation(line: 140, column: 9, scope: !461)
!463 = !DILocation(line: 140, column: 19, scope: !461)
!464 = !DILocation(line: 140, column: 15, scope: !461)
!465 = !DILocation(line: 140, column: 25, scope: !461)
!466 = !DILocation(line: 140, column: 9, scope: !435)
!467 = !DILocation(line: 141, column: 9, scope: !461)
!468 = !DILocation(line: 142, column: 9, scope: !469)
!469 = distinct !DILexicalBlock(scope: !435, file: !10, line: 142, column: 9)
!470 = !DILocation(line: 142, column: 16, scope: !469)
!471 = !DILocation(line: 142, column: 9, scope: !435)
!472 = !DILocation(line: 143, column: 9, scope: !469)
!473 = !DILocation(line: 144, column: 1, scope: !435)
!474 = distinct !DISubprogram(name: "make", scope: !10, file: !10, line: 118, type: !475, scopeLine: 119, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!475 = !DISubroutineType(types: !476)
!476 = !{!437}
!477 = !DILocalVariable(name: "p", scope: !474, file: !10, line: 120, type: !437)
!478 = !DILocation(line: 120, column: 19, scope: !474)
!479 = !DILocation(line: 121, column: 7, scope: !474)
!480 = !DILocation(line: 121, column: 11, scope: !474)
!481 = !DILocation(line: 122, column: 7, scope: !474)
!482 = !DILocation(line: 122, column: 13, scope: !474)
!483 = !DILocation(line: 123, column: 10, scope: !484)
!484 = distinct !DILexicalBlock(scope: !474, file: !10, line: 123, column: 9)
!485 = !DILocation(line: 123, column: 9, scope: !474)
!486 = !DILocation(line: 124, column: 11, scope: !484)
!487 = !DILocation(line: 124, column: 16, scope: !484)
!488 = !DILocation(line: 124, column: 9, scope: !484)
!489 = !DILocation(line: 125, column: 5, scope: !474)
!490 = distinct !DISubprogram(name: "sum", scope: !10, file: !10, line: 128, type: !491, scopeLine: 129, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!491 = !DISubroutineType(types: !492)
!492 = !{!22, !437}
!493 = !DILocalVariable(name: "p", arg: 1, scope: !490, file: !10, line: 128, type: !437)
!494 = !DILocation(line: 128, column: 30, scope: !490)
!495 = !DILocation(line: 130, column: 14, scope: !490)
!496 = !DILocation(line: 130, column: 12, scope: !490)
!497 = !DILocation(line: 130, column: 22, scope: !490)
!498 = !DILocation(line: 130, column: 18, scope: !490)
!499 = !DILocation(line: 130, column: 32, scope: !490)
!500 = !DILocation(line: 130, column: 30, scope: !490)
!501 = !DILocation(line: 130, column: 28, scope: !490)
!502 = !DILocation(line: 130, column: 5, scope: !490)
!503 = distinct !DISubprogram(name: "uninit_bit_fields", scope: !10, file: !10, line: 156, type: !14, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!504 = !DILocalVariable(name: "f", scope: !503, file: !10, line: 158, type: !505)
!505 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "flags", file: !10, line: 146, size: 64, elements: !506)
!506 = !{!507, !508, !509, !510}
!507 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !505, file: !10, line: 147, baseType: !17, size: 3, flags: DIFlagBitField, extraData: i64 0)
!508 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !505, file: !10, line: 147, baseType: !17, size: 5, offset: 3, flags: DIFlagBitField, extraData: i64 0)
!509 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !505, file: !10, line: 147, baseType: !17, size: 9, offset: 8, flags: DIFlagBitField, extraData: i64 0)
!510 = !DIDerivedType(tag: DW_TAG_member, name: "wide", scope: !505, file: !10, line: 148, baseType: !511, size: 40, offset: 17, flags: DIFlagBitField, extraData: i64 0)
!511 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!512 = !DILocation(line: 158, column: 18, scope: !503)
!513 = !DILocation(line: 159, column: 9, scope: !503)
!514 = !DILocation(line: 160, column: 9, scope: !503)
!515 = !DILocation(line: 161, column: 12, scope: !503)
!516 = !DILocation(line: 162, column: 11, scope: !517)
!517 = distinct !DILexicalBlock(scope: !503, file: !10, line: 162, column: 9)
!518 = !DILocation(line: 162, column: 13, scope: !517)
!519 = !DILocation(line: 162, column: 18, scope: !517)
!520 = !DILocation(line: 162, column: 23, scope: !517)
!521 = !DILocation(line: 162, column: 25, scope: !517)
!522 = !DILocation(line: 162, column: 32, scope: !517)
!523 = !DILocation(line: 162, column: 37, scope: !517)
!524 = !DILocation(line: 162, column: 42, scope: !517)
!525 = !DILocation(line: 162, column: 47, scope: !517)
!526 = !DILocation(line: 162, column: 50, scope: !517)
!527 = !DILocation(line: 162, column: 62, scope: !517)
!528 = !DILocation(line: 162, column: 9, scope: !503)
!529 = !DILocation(line: 163, column: 9, scope: !517)
!530 = !DILocation(line: 164, column: 9, scope: !531)
!531 = distinct !DILexicalBlock(scope: !503, file: !10, line: 164, column: 9)
!532 = !DILocation(line: 164, column: 13, scope: !531)
!533 = !DILocation(line: 164, column: 18, scope: !531)
!534 = !DILocation(line: 164, column: 16, scope: !531)
!535 = !DILocation(line: 164, column: 9, scope: !503)
!536 = !DILocation(line: 165, column: 14, scope: !531)
!537 = !DILocation(line: 165, column: 9, scope: !531)
!538 = !DILocation(line: 166, column: 1, scope: !503)
!539 = distinct !DISubprogram(name: "flag_sum", scope: !10, file: !10, line: 151, type: !540, scopeLine: 152, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!540 = !DISubroutineType(types: !541)
!541 = !{!22, !505}
!542 = !DILocalVariable(name: "f", arg: 1, scope: !539, file: !10, line: 151, type: !505)
!543 = !DILocation(line: 151, column: 34, scope: !539)
!544 = !DILocation(line: 153, column: 19, scope: !539)
!545 = !DILocation(line: 153, column: 30, scope: !539)
!546 = !DILocation(line: 153, column: 21, scope: !539)
!547 = !DILocation(line: 153, column: 5, scope: !539)
!548 = distinct !DISubprogram(name: "uninit_by_value", scope: !10, file: !10, line: 178, type: !14, scopeLine: 179, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!549 = !DILocalVariable(name: "l", scope: !548, file: !10, line: 180, type: !550)
!550 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "large", file: !10, line: 168, size: 352, elements: !551)
!551 = !{!552, !553, !554}
!552 = !DIDerivedType(tag: DW_TAG_member, name: "lead", scope: !550, file: !10, line: 169, baseType: !17, size: 4, flags: DIFlagBitField, extraData: i64 0)
!553 = !DIDerivedType(tag: DW_TAG_member, name: "rest", scope: !550, file: !10, line: 169, baseType: !17, size: 4, offset: 4, flags: DIFlagBitField, extraData: i64 0)
!554 = !DIDerivedType(tag: DW_TAG_member, name: "room", scope: !550, file: !10, line: 170, baseType: !277, size: 320, offset: 8)
!555 = !DILocation(line: 180, column: 18, scope: !548)
!556 = !DILocation(line: 181, column: 12, scope: !548)
!557 = !DILocation(line: 182, column: 9, scope: !558)
!558 = distinct !DILexicalBlock(scope: !548, file: !10, line: 182, column: 9)
!559 = !DILocation(line: 182, column: 21, scope: !558)
!560 = !DILocation(line: 182, column: 9, scope: !548)
!561 = !DILocation(line: 183, column: 9, scope: !558)
!562 = !DILocation(line: 184, column: 9, scope: !563)
!563 = distinct !DILexicalBlock(scope: !548, file: !10, line: 184, column: 9)
!564 = !DILocation(line: 184, column: 13, scope: !563)
!565 = !DILocation(line: 184, column: 18, scope: !563)
!566 = !DILocation(line: 184, column: 16, scope: !563)
!567 = !DILocation(line: 184, column: 9, scope: !548)
!568 = !DILocation(line: 185, column: 14, scope: !563)
!569 = !DILocation(line: 185, column: 9, scope: !563)
!570 = !DILocation(line: 186, column: 1, scope: !548)
!571 = distinct !DISubprogram(name: "first_of", scope: !10, file: !10, line: 173, type: !572, scopeLine: 174, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!572 = !DISubroutineType(types: !573)
!573 = !{!22, !550}
!574 = !DILocalVariable(name: "l", arg: 1, scope: !571, file: !10, line: 173, type: !550)
!575 = !DILocation(line: 173, column: 34, scope: !571)
!576 = !DILocation(line: 175, column: 14, scope: !571)
!577 = !DILocation(line: 175, column: 5, scope: !571)
!578 = distinct !DISubprogram(name: "uninit_union", scope: !10, file: !10, line: 188, type: !14, scopeLine: 189, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!579 = !DILocalVariable(name: "u", scope: !578, file: !10, line: 193, type: !580)
!580 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !578, file: !10, line: 190, size: 32, elements: !581)
!581 = !{!582, !583}
!582 = !DIDerivedType(tag: DW_TAG_member, name: "byte", scope: !580, file: !10, line: 191, baseType: !4, size: 8)
!583 = !DIDerivedType(tag: DW_TAG_member, name: "word", scope: !580, file: !10, line: 192, baseType: !22, size: 32)
!584 = !DILocation(line: 193, column: 7, scope: !578)
!585 = !DILocation(line: 194, column: 12, scope: !578)
!586 = !DILocation(line: 195, column: 11, scope: !587)
!587 = distinct !DILexicalBlock(scope: !578, file: !10, line: 195, column: 9)
!588 = !DILocation(line: 195, column: 9, scope: !587)
!589 = !DILocation(line: 195, column: 9, scope: !578)
!590 = !DILocation(line: 196, column: 9, scope: !587)
!591 = !DILocation(line: 197, column: 9, scope: !592)
!592 = distinct !DILexicalBlock(scope: !578, file: !10, line: 197, column: 9)
!593 = !DILocation(line: 197, column: 13, scope: !592)
!594 = !DILocation(line: 197, column: 18, scope: !592)
!595 = !DILocation(line: 197, column: 16, scope: !592)
!596 = !DILocation(line: 197, column: 9, scope: !578)
!597 = !DILocation(line: 198, column: 14, scope: !592)
!598 = !DILocation(line: 198, column: 9, scope: !592)
!599 = !DILocation(line: 199, column: 1, scope: !578)
!600 = distinct !DISubprogram(name: "uninit_masked", scope: !10, file: !10, line: 201, type: !14, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!601 = !DILocalVariable(name: "x", scope: !600, file: !10, line: 203, type: !22)
!602 = !DILocation(line: 203, column: 9, scope: !600)
!603 = !DILocalVariable(name: "p", scope: !600, file: !10, line: 204, type: !23)
!604 = !DILocation(line: 204, column: 11, scope: !600)
!605 = !DILocation(line: 205, column: 5, scope: !600)
!606 = !DILocation(line: 205, column: 10, scope: !600)
!607 = !DILocation(line: 206, column: 10, scope: !608)
!608 = distinct !DILexicalBlock(scope: !600, file: !10, line: 206, column: 9)
!609 = !DILocation(line: 206, column: 12, scope: !608)
!610 = !DILocation(line: 206, column: 20, scope: !608)
!611 = !DILocation(line: 206, column: 9, scope: !600)
!612 = !DILocation(line: 207, column: 9, scope: !608)
!613 = !DILocation(line: 208, column: 10, scope: !614)
!614 = distinct !DILexicalBlock(scope: !600, file: !10, line: 208, column: 9)
!615 = !DILocation(line: 208, column: 15, scope: !614)
!616 = !DILocation(line: 208, column: 12, scope: !614)
!617 = !DILocation(line: 208, column: 36, scope: !614)
!618 = !DILocation(line: 208, column: 9, scope: !600)
!619 = !DILocation(line: 209, column: 14, scope: !614)
!620 = !DILocation(line: 209, column: 9, scope: !614)
!621 = !DILocation(line: 210, column: 1, scope: !600)
!622 = distinct !DISubprogram(name: "uninit_not_chosen", scope: !10, file: !10, line: 217, type: !14, scopeLine: 218, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!623 = !DILocalVariable(name: "a", scope: !622, file: !10, line: 219, type: !22)
!624 = !DILocation(line: 219, column: 9, scope: !622)
!625 = !DILocalVariable(name: "b", scope: !622, file: !10, line: 219, type: !22)
!626 = !DILocation(line: 219, column: 16, scope: !622)
!627 = !DILocation(line: 220, column: 17, scope: !628)
!628 = distinct !DILexicalBlock(scope: !622, file: !10, line: 220, column: 9)
!629 = !DILocation(line: 220, column: 16, scope: !628)
!630 = !DILocation(line: 220, column: 22, scope: !628)
!631 = !DILocation(line: 220, column: 25, scope: !628)
!632 = !DILocation(line: 220, column: 9, scope: !628)
!633 = !DILocation(line: 220, column: 28, scope: !628)
!634 = !DILocation(line: 220, column: 9, scope: !622)
!635 = !DILocation(line: 221, column: 9, scope: !628)
!636 = !DILocation(line: 222, column: 1, scope: !622)
!637 = distinct !DISubprogram(name: "choose", scope: !10, file: !10, line: 212, type: !638, scopeLine: 213, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!638 = !DISubroutineType(types: !639)
!639 = !{!22, !22, !22, !22}
!640 = !DILocalVariable(name: "which", arg: 1, scope: !637, file: !10, line: 212, type: !22)
!641 = !DILocation(line: 212, column: 23, scope: !637)
!642 = !DILocalVariable(name: "a", arg: 2, scope: !637, file: !10, line: 212, type: !22)
!643 = !DILocation(line: 212, column: 34, scope: !637)
!644 = !DILocalVariable(name: "b", arg: 3, scope: !637, file: !10, line: 212, type: !22)
!645 = !DILocation(line: 212, column: 41, scope: !637)
!646 = !DILocation(line: 214, column: 12, scope: !637)
!647 = !DILocation(line: 214, column: 20, scope: !637)
!648 = !DILocation(line: 214, column: 24, scope: !637)
!649 = !DILocation(line: 214, column: 5, scope: !637)
!650 = distinct !DISubprogram(name: "uninit_copied_bytes", scope: !10, file: !10, line: 224, type: !14, scopeLine: 225, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!651 = !DILocalVariable(name: "from", scope: !650, file: !10, line: 226, type: !652)
!652 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !653)
!653 = !{!654}
!654 = !DISubrange(count: 8)
!655 = !DILocation(line: 226, column: 10, scope: !650)
!656 = !DILocalVariable(name: "to", scope: !650, file: !10, line: 226, type: !652)
!657 = !DILocation(line: 226, column: 19, scope: !650)
!658 = !DILocalVariable(name: "i", scope: !659, file: !10, line: 227, type: !22)
!659 = distinct !DILexicalBlock(scope: !650, file: !10, line: 227, column: 5)
!660 = !DILocation(line: 227, column: 14, scope: !659)
!661 = !DILocation(line: 227, column: 10, scope: !659)
!662 = !DILocation(line: 227, column: 21, scope: !663)
!663 = distinct !DILexicalBlock(scope: !659, file: !10, line: 227, column: 5)
!664 = !DILocation(line: 227, column: 23, scope: !663)
!665 = !DILocation(line: 227, column: 5, scope: !659)
!666 = !DILocation(line: 228, column: 25, scope: !663)
!667 = !DILocation(line: 228, column: 19, scope: !663)
!668 = !DILocation(line: 228, column: 14, scope: !663)
!669 = !DILocation(line: 228, column: 9, scope: !663)
!670 = !DILocation(line: 228, column: 17, scope: !663)
!671 = !DILocation(line: 227, column: 29, scope: !663)
!672 = !DILocation(line: 227, column: 5, scope: !663)
!673 = distinct !{!673, !665, !674, !218}
!674 = !DILocation(line: 228, column: 25, scope: !659)
!675 = !DILocalVariable(name: "i", scope: !676, file: !10, line: 229, type: !22)
!676 = distinct !DILexicalBlock(scope: !650, file: !10, line: 229, column: 5)
!677 = !DILocation(line: 229, column: 14, scope: !676)
!678 = !DILocation(line: 229, column: 10, scope: !676)
!679 = !DILocation(line: 229, column: 21, scope: !680)
!680 = distinct !DILexicalBlock(scope: !676, file: !10, line: 229, column: 5)
!681 = !DILocation(line: 229, column: 23, scope: !680)
!682 = !DILocation(line: 229, column: 5, scope: !676)
!683 = !DILocation(line: 230, column: 22, scope: !680)
!684 = !DILocation(line: 230, column: 17, scope: !680)
!685 = !DILocation(line: 230, column: 12, scope: !680)
!686 = !DILocation(line: 230, column: 9, scope: !680)
!687 = !DILocation(line: 230, column: 15, scope: !680)
!688 = !DILocation(line: 229, column: 29, scope: !680)
!689 = !DILocation(line: 229, column: 5, scope: !680)
!690 = distinct !{!690, !682, !691, !218}
!691 = !DILocation(line: 230, column: 23, scope: !676)
!692 = !DILocation(line: 231, column: 12, scope: !693)
!693 = distinct !DILexicalBlock(scope: !650, file: !10, line: 231, column: 9)
!694 = !DILocation(line: 231, column: 9, scope: !693)
!695 = !DILocation(line: 231, column: 25, scope: !693)
!696 = !DILocation(line: 231, column: 9, scope: !650)
!697 = !DILocation(line: 232, column: 14, scope: !693)
!698 = !DILocation(line: 232, column: 9, scope: !693)
!699 = !DILocation(line: 233, column: 1, scope: !650)
!700 = distinct !DISubprogram(name: "uninit_sorted", scope: !10, file: !10, line: 240, type: !14, scopeLine: 241, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!701 = !DILocalVariable(name: "a", scope: !700, file: !10, line: 242, type: !87)
!702 = !DILocation(line: 242, column: 9, scope: !700)
!703 = !DILocalVariable(name: "b", scope: !700, file: !10, line: 242, type: !87)
!704 = !DILocation(line: 242, column: 30, scope: !700)
!705 = !DILocation(line: 243, column: 5, scope: !700)
!706 = !DILocation(line: 243, column: 19, scope: !700)
!707 = !DILocation(line: 243, column: 18, scope: !700)
!708 = !DILocation(line: 243, column: 32, scope: !700)
!709 = !DILocation(line: 244, column: 11, scope: !700)
!710 = !DILocation(line: 244, column: 5, scope: !700)
!711 = !DILocation(line: 245, column: 12, scope: !700)
!712 = !DILocation(line: 245, column: 10, scope: !700)
!713 = !DILocation(line: 246, column: 1, scope: !700)
!714 = distinct !DISubprogram(name: "compare", scope: !10, file: !10, line: 235, type: !715, scopeLine: 236, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!715 = !DISubroutineType(types: !716)
!716 = !{!22, !717, !717}
!717 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !718, size: 64)
!718 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!719 = !DILocalVariable(name: "a", arg: 1, scope: !714, file: !10, line: 235, type: !717)
!720 = !DILocation(line: 235, column: 32, scope: !714)
!721 = !DILocalVariable(name: "b", arg: 2, scope: !714, file: !10, line: 235, type: !717)
!722 = !DILocation(line: 235, column: 47, scope: !714)
!723 = !DILocation(line: 237, column: 26, scope: !714)
!724 = !DILocation(line: 237, column: 12, scope: !714)
!725 = !DILocation(line: 237, column: 44, scope: !714)
!726 = !DILocation(line: 237, column: 30, scope: !714)
!727 = !DILocation(line: 237, column: 28, scope: !714)
!728 = !DILocation(line: 237, column: 5, scope: !714)
!729 = distinct !DISubprogram(name: "uninit_float", scope: !10, file: !10, line: 248, type: !14, scopeLine: 249, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!730 = !DILocalVariable(name: "d", scope: !729, file: !10, line: 250, type: !731)
!731 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!732 = !DILocation(line: 250, column: 12, scope: !729)
!733 = !DILocation(line: 251, column: 10, scope: !734)
!734 = distinct !DILexicalBlock(scope: !729, file: !10, line: 251, column: 9)
!735 = !DILocation(line: 251, column: 9, scope: !729)
!736 = !DILocation(line: 252, column: 11, scope: !734)
!737 = !DILocation(line: 252, column: 9, scope: !734)
!738 = !DILocation(line: 253, column: 9, scope: !739)
!739 = distinct !DILexicalBlock(scope: !729, file: !10, line: 253, column: 9)
!740 = !DILocation(line: 253, column: 11, scope: !739)
!741 = !DILocation(line: 253, column: 15, scope: !739)
!742 = !DILocation(line: 253, column: 9, scope: !729)
!743 = !DILocation(line: 254, column: 14, scope: !739)
!744 = !DILocation(line: 254, column: 9, scope: !739)
!745 = !DILocation(line: 255, column: 1, scope: !729)
