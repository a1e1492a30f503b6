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
@entry_uninit_heap = internal global %struct.fault_case { ptr @.str.2, ptr @uninit_heap, ptr null }, align 8, !dbg !53
@entry_uninit_realloc = internal global %struct.fault_case { ptr @.str.3, ptr @uninit_realloc, ptr null }, align 8, !dbg !60
@entry_uninit_index = internal global %struct.fault_case { ptr @.str.4, ptr @uninit_index, ptr null }, align 8, !dbg !64
@entry_uninit_pointer = internal global %struct.fault_case { ptr @.str.5, ptr @uninit_pointer, ptr null }, align 8, !dbg !71
@entry_uninit_argument = internal global %struct.fault_case { ptr @.str.6, ptr @uninit_argument, ptr null }, align 8, !dbg !78
@entry_uninit_string = internal global %struct.fault_case { ptr @.str.8, ptr @uninit_string, ptr null }, align 8, !dbg !87
@entry_uninit_divisor = internal global %struct.fault_case { ptr @.str.9, ptr @uninit_divisor, ptr null }, align 8, !dbg !91
@entry_uninit_switch = internal global %struct.fault_case { ptr @.str.10, ptr @uninit_switch, ptr null }, align 8, !dbg !95
@entry_uninit_call = internal global %struct.fault_case { ptr @.str.11, ptr @uninit_call, ptr null }, align 8, !dbg !99
@entry_uninit_through_structs = internal global %struct.fault_case { ptr @.str.12, ptr @uninit_through_structs, ptr null }, align 8, !dbg !106
@entry_uninit_bit_fields = internal global %struct.fault_case { ptr @.str.13, ptr @uninit_bit_fields, ptr null }, align 8, !dbg !113
@entry_uninit_by_value = internal global %struct.fault_case { ptr @.str.14, ptr @uninit_by_value, ptr null }, align 8, !dbg !117
@entry_uninit_union = internal global %struct.fault_case { ptr @.str.15, ptr @uninit_union, ptr null }, align 8, !dbg !121
@entry_uninit_masked = internal global %struct.fault_case { ptr @.str.16, ptr @uninit_masked, ptr null }, align 8, !dbg !125
@entry_uninit_not_chosen = internal global %struct.fault_case { ptr @.str.17, ptr @uninit_not_chosen, ptr null }, align 8, !dbg !129
@entry_uninit_copied_bytes = internal global %struct.fault_case { ptr @.str.18, ptr @uninit_copied_bytes, ptr null }, align 8, !dbg !136
@entry_uninit_sorted = internal global %struct.fault_case { ptr @.str.19, ptr @uninit_sorted, ptr null }, align 8, !dbg !140
@entry_uninit_float = internal global %struct.fault_case { ptr @.str.20, ptr @uninit_float, ptr null }, align 8, !dbg !144
@.str.1 = private unnamed_addr constant [13 x i8] c"uninit_local\00", align 1, !dbg !38
@sink = internal global i32 0, align 4, !dbg !45
@.str.2 = private unnamed_addr constant [12 x i8] c"uninit_heap\00", align 1, !dbg !48
@.str.3 = private unnamed_addr constant [15 x i8] c"uninit_realloc\00", align 1, !dbg !55
@.str.4 = private unnamed_addr constant [13 x i8] c"uninit_index\00", align 1, !dbg !62
@table = internal global [4 x i32] zeroinitializer, align 16, !dbg !66
@.str.5 = private unnamed_addr constant [15 x i8] c"uninit_pointer\00", align 1, !dbg !69
@.str.6 = private unnamed_addr constant [16 x i8] c"uninit_argument\00", align 1, !dbg !73
@.str.7 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !80
@.str.8 = private unnamed_addr constant [14 x i8] c"uninit_string\00", align 1, !dbg !82
@.str.9 = private unnamed_addr constant [15 x i8] c"uninit_divisor\00", align 1, !dbg !89
@.str.10 = private unnamed_addr constant [14 x i8] c"uninit_switch\00", align 1, !dbg !93
@.str.11 = private unnamed_addr constant [12 x i8] c"uninit_call\00", align 1, !dbg !97
@.str.12 = private unnamed_addr constant [23 x i8] c"uninit_through_structs\00", align 1, !dbg !101
@.str.13 = private unnamed_addr constant [18 x i8] c"uninit_bit_fields\00", align 1, !dbg !108
@.str.14 = private unnamed_addr constant [16 x i8] c"uninit_by_value\00", align 1, !dbg !115
@.str.15 = private unnamed_addr constant [13 x i8] c"uninit_union\00", align 1, !dbg !119
@.str.16 = private unnamed_addr constant [14 x i8] c"uninit_masked\00", align 1, !dbg !123
@.str.17 = private unnamed_addr constant [18 x i8] c"uninit_not_chosen\00", align 1, !dbg !127
@.str.18 = private unnamed_addr constant [20 x i8] c"uninit_copied_bytes\00", align 1, !dbg !131
@.str.19 = private unnamed_addr constant [14 x i8] c"uninit_sorted\00", align 1, !dbg !138
@__const.uninit_sorted.a = private unnamed_addr constant [4 x i32] [i32 3, i32 1, i32 2, i32 4], align 16
@.str.20 = private unnamed_addr constant [13 x i8] c"uninit_float\00", align 1, !dbg !142
@llvm.global_ctors = appending global [19 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @add_uninit_local, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_heap, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_realloc, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_index, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_pointer, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_argument, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_string, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_divisor, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_switch, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_call, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_through_structs, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_bit_fields, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_by_value, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_union, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_masked, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_not_chosen, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_copied_bytes, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_sorted, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_uninit_float, ptr null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !154 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !158, !DIExpression(), !159)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !160, !DIExpression(), !161)
  %7 = load i32, ptr %4, align 4, !dbg !162
  %8 = icmp sgt i32 %7, 2, !dbg !163
  br i1 %8, label %9, label %15, !dbg !164

9:                                                ; preds = %2
  %10 = load ptr, ptr %5, align 8, !dbg !165
  %11 = getelementptr inbounds ptr, ptr %10, i64 2, !dbg !165
  %12 = load ptr, ptr %11, align 8, !dbg !165
  %13 = call i32 @strcmp(ptr noundef %12, ptr noundef @.str) #9, !dbg !166
  %14 = icmp eq i32 %13, 0, !dbg !167
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !168
  %17 = zext i1 %16 to i32, !dbg !164
  store i32 %17, ptr @bad, align 4, !dbg !169
    #dbg_declare(ptr %6, !170, !DIExpression(), !172)
  %18 = load ptr, ptr @all_cases, align 8, !dbg !173
  store ptr %18, ptr %6, align 8, !dbg !172
  br label %19, !dbg !174

19:                                               ; preds = %39, %15
  %20 = load ptr, ptr %6, align 8, !dbg !175
  %21 = icmp ne ptr %20, null, !dbg !177
  br i1 %21, label %22, label %43, !dbg !177

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4, !dbg !178
  %24 = icmp sgt i32 %23, 1, !dbg !180
  br i1 %24, label %25, label %38, !dbg !181

25:                                               ; preds = %22
  %26 = load ptr, ptr %5, align 8, !dbg !182
  %27 = getelementptr inbounds ptr, ptr %26, i64 1, !dbg !182
  %28 = load ptr, ptr %27, align 8, !dbg !182
  %29 = load ptr, ptr %6, align 8, !dbg !183
  %30 = getelementptr inbounds %struct.fault_case, ptr %29, i32 0, i32 0, !dbg !184
  %31 = load ptr, ptr %30, align 8, !dbg !184
  %32 = call i32 @strcmp(ptr noundef %28, ptr noundef %31) #9, !dbg !185
  %33 = icmp eq i32 %32, 0, !dbg !186
  br i1 %33, label %34, label %38, !dbg !187

34:                                               ; preds = %25
  %35 = load ptr, ptr %6, align 8, !dbg !188
  %36 = getelementptr inbounds %struct.fault_case, ptr %35, i32 0, i32 1, !dbg !190
  %37 = load ptr, ptr %36, align 8, !dbg !190
  call void %37(), !dbg !188
  store i32 0, ptr %3, align 4, !dbg !191
  br label %44, !dbg !191

38:                                               ; preds = %25, %22
  br label %39, !dbg !192

39:                                               ; preds = %38
  %40 = load ptr, ptr %6, align 8, !dbg !193
  %41 = getelementptr inbounds %struct.fault_case, ptr %40, i32 0, i32 2, !dbg !194
  %42 = load ptr, ptr %41, align 8, !dbg !194
  store ptr %42, ptr %6, align 8, !dbg !195
  br label %19, !dbg !196, !llvm.loop !197

43:                                               ; preds = %19
  store i32 99, ptr %3, align 4, !dbg !200
  br label %44, !dbg !200

44:                                               ; preds = %43, %34
  %45 = load i32, ptr %3, align 4, !dbg !201
  ret i32 %45, !dbg !201
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_local() #0 !dbg !202 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !203
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_local, i32 0, i32 2), align 8, !dbg !203
  store ptr @entry_uninit_local, ptr @all_cases, align 8, !dbg !203
  ret void, !dbg !203
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_heap() #0 !dbg !204 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !205
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_heap, i32 0, i32 2), align 8, !dbg !205
  store ptr @entry_uninit_heap, ptr @all_cases, align 8, !dbg !205
  ret void, !dbg !205
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_realloc() #0 !dbg !206 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !207
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_realloc, i32 0, i32 2), align 8, !dbg !207
  store ptr @entry_uninit_realloc, ptr @all_cases, align 8, !dbg !207
  ret void, !dbg !207
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_index() #0 !dbg !208 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !209
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_index, i32 0, i32 2), align 8, !dbg !209
  store ptr @entry_uninit_index, ptr @all_cases, align 8, !dbg !209
  ret void, !dbg !209
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_pointer() #0 !dbg !210 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !211
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_pointer, i32 0, i32 2), align 8, !dbg !211
  store ptr @entry_uninit_pointer, ptr @all_cases, align 8, !dbg !211
  ret void, !dbg !211
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_argument() #0 !dbg !212 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !213
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_argument, i32 0, i32 2), align 8, !dbg !213
  store ptr @entry_uninit_argument, ptr @all_cases, align 8, !dbg !213
  ret void, !dbg !213
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_string() #0 !dbg !214 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !215
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_string, i32 0, i32 2), align 8, !dbg !215
  store ptr @entry_uninit_string, ptr @all_cases, align 8, !dbg !215
  ret void, !dbg !215
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_divisor() #0 !dbg !216 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !217
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_divisor, i32 0, i32 2), align 8, !dbg !217
  store ptr @entry_uninit_divisor, ptr @all_cases, align 8, !dbg !217
  ret void, !dbg !217
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_switch() #0 !dbg !218 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !219
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_switch, i32 0, i32 2), align 8, !dbg !219
  store ptr @entry_uninit_switch, ptr @all_cases, align 8, !dbg !219
  ret void, !dbg !219
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_call() #0 !dbg !220 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !221
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_call, i32 0, i32 2), align 8, !dbg !221
  store ptr @entry_uninit_call, ptr @all_cases, align 8, !dbg !221
  ret void, !dbg !221
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_through_structs() #0 !dbg !222 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !223
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_through_structs, i32 0, i32 2), align 8, !dbg !223
  store ptr @entry_uninit_through_structs, ptr @all_cases, align 8, !dbg !223
  ret void, !dbg !223
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_bit_fields() #0 !dbg !224 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !225
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_bit_fields, i32 0, i32 2), align 8, !dbg !225
  store ptr @entry_uninit_bit_fields, ptr @all_cases, align 8, !dbg !225
  ret void, !dbg !225
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_by_value() #0 !dbg !226 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !227
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_by_value, i32 0, i32 2), align 8, !dbg !227
  store ptr @entry_uninit_by_value, ptr @all_cases, align 8, !dbg !227
  ret void, !dbg !227
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_union() #0 !dbg !228 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !229
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_union, i32 0, i32 2), align 8, !dbg !229
  store ptr @entry_uninit_union, ptr @all_cases, align 8, !dbg !229
  ret void, !dbg !229
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_masked() #0 !dbg !230 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !231
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_masked, i32 0, i32 2), align 8, !dbg !231
  store ptr @entry_uninit_masked, ptr @all_cases, align 8, !dbg !231
  ret void, !dbg !231
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_not_chosen() #0 !dbg !232 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !233
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_not_chosen, i32 0, i32 2), align 8, !dbg !233
  store ptr @entry_uninit_not_chosen, ptr @all_cases, align 8, !dbg !233
  ret void, !dbg !233
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_copied_bytes() #0 !dbg !234 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !235
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_copied_bytes, i32 0, i32 2), align 8, !dbg !235
  store ptr @entry_uninit_copied_bytes, ptr @all_cases, align 8, !dbg !235
  ret void, !dbg !235
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_sorted() #0 !dbg !236 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !237
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_sorted, i32 0, i32 2), align 8, !dbg !237
  store ptr @entry_uninit_sorted, ptr @all_cases, align 8, !dbg !237
  ret void, !dbg !237
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_float() #0 !dbg !238 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !239
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_uninit_float, i32 0, i32 2), align 8, !dbg !239
  store ptr @entry_uninit_float, ptr @all_cases, align 8, !dbg !239
  ret void, !dbg !239
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_local() #0 !dbg !240 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !241, !DIExpression(), !242)
  %2 = load i32, ptr @bad, align 4, !dbg !243
  %3 = icmp ne i32 %2, 0, !dbg !243
  br i1 %3, label %5, label %4, !dbg !245

4:                                                ; preds = %0
  store i32 0, ptr %1, align 4, !dbg !246
  br label %5, !dbg !247

5:                                                ; preds = %4, %0
  %6 = load i32, ptr %1, align 4, !dbg !248
  %7 = icmp ne i32 %6, 0, !dbg !248
  br i1 %7, label %8, label %9, !dbg !250

8:                                                ; preds = %5
  store volatile i32 1, ptr @sink, align 4, !dbg !251
  br label %9, !dbg !252

9:                                                ; preds = %8, %5
  ret void, !dbg !253
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_heap() #0 !dbg !254 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !255, !DIExpression(), !257)
  %2 = call noalias ptr @malloc(i64 noundef 8) #10, !dbg !258
  store ptr %2, ptr %1, align 8, !dbg !257
  %3 = load ptr, ptr %1, align 8, !dbg !259
  %4 = getelementptr inbounds i32, ptr %3, i64 0, !dbg !259
  store i32 1, ptr %4, align 4, !dbg !260
  %5 = load i32, ptr @bad, align 4, !dbg !261
  %6 = icmp ne i32 %5, 0, !dbg !261
  br i1 %6, label %10, label %7, !dbg !263

7:                                                ; preds = %0
  %8 = load ptr, ptr %1, align 8, !dbg !264
  %9 = getelementptr inbounds i32, ptr %8, i64 1, !dbg !264
  store i32 1, ptr %9, align 4, !dbg !265
  br label %10, !dbg !264

10:                                               ; preds = %7, %0
  %11 = load ptr, ptr %1, align 8, !dbg !266
  %12 = getelementptr inbounds i32, ptr %11, i64 0, !dbg !266
  %13 = load i32, ptr %12, align 4, !dbg !266
  %14 = load ptr, ptr %1, align 8, !dbg !268
  %15 = getelementptr inbounds i32, ptr %14, i64 1, !dbg !268
  %16 = load i32, ptr %15, align 4, !dbg !268
  %17 = add nsw i32 %13, %16, !dbg !269
  %18 = icmp sgt i32 %17, 2, !dbg !270
  br i1 %18, label %19, label %20, !dbg !271

19:                                               ; preds = %10
  store volatile i32 1, ptr @sink, align 4, !dbg !272
  br label %20, !dbg !273

20:                                               ; preds = %19, %10
  %21 = load ptr, ptr %1, align 8, !dbg !274
  call void @free(ptr noundef %21) #11, !dbg !275
  ret void, !dbg !276
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare void @free(ptr noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_realloc() #0 !dbg !277 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !278, !DIExpression(), !279)
  %2 = call noalias ptr @calloc(i64 noundef 1, i64 noundef 4) #12, !dbg !280
  store ptr %2, ptr %1, align 8, !dbg !279
  %3 = load ptr, ptr %1, align 8, !dbg !281
  %4 = call ptr @realloc(ptr noundef %3, i64 noundef 8) #13, !dbg !282
  store ptr %4, ptr %1, align 8, !dbg !283
  %5 = load ptr, ptr %1, align 8, !dbg !284
  %6 = load i32, ptr @bad, align 4, !dbg !286
  %7 = icmp ne i32 %6, 0, !dbg !286
  %8 = zext i1 %7 to i64, !dbg !286
  %9 = select i1 %7, i32 4, i32 3, !dbg !286
  %10 = sext i32 %9 to i64, !dbg !284
  %11 = getelementptr inbounds i8, ptr %5, i64 %10, !dbg !284
  %12 = load i8, ptr %11, align 1, !dbg !284
  %13 = icmp ne i8 %12, 0, !dbg !284
  br i1 %13, label %14, label %15, !dbg !287

14:                                               ; preds = %0
  store volatile i32 1, ptr @sink, align 4, !dbg !288
  br label %15, !dbg !289

15:                                               ; preds = %14, %0
  %16 = load ptr, ptr %1, align 8, !dbg !290
  call void @free(ptr noundef %16) #11, !dbg !291
  ret void, !dbg !292
}

; Function Attrs: nounwind allocsize(0,1)
declare noalias ptr @calloc(i64 noundef, i64 noundef) #4

; Function Attrs: nounwind allocsize(1)
declare ptr @realloc(ptr noundef, i64 noundef) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_index() #0 !dbg !293 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !294, !DIExpression(), !295)
  %2 = load i32, ptr @bad, align 4, !dbg !296
  %3 = icmp ne i32 %2, 0, !dbg !296
  br i1 %3, label %5, label %4, !dbg !298

4:                                                ; preds = %0
  store i32 2, ptr %1, align 4, !dbg !299
  br label %5, !dbg !300

5:                                                ; preds = %4, %0
  %6 = load i32, ptr %1, align 4, !dbg !301
  %7 = sext i32 %6 to i64, !dbg !302
  %8 = getelementptr inbounds [4 x i32], ptr @table, i64 0, i64 %7, !dbg !302
  %9 = load i32, ptr %8, align 4, !dbg !302
  store volatile i32 %9, ptr @sink, align 4, !dbg !303
  ret void, !dbg !304
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_pointer() #0 !dbg !305 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !306, !DIExpression(), !307)
  %2 = load i32, ptr @bad, align 4, !dbg !308
  %3 = icmp ne i32 %2, 0, !dbg !308
  br i1 %3, label %5, label %4, !dbg !310

4:                                                ; preds = %0
  store ptr @table, ptr %1, align 8, !dbg !311
  br label %5, !dbg !312

5:                                                ; preds = %4, %0
  %6 = load ptr, ptr %1, align 8, !dbg !313
  store i32 1, ptr %6, align 4, !dbg !314
  ret void, !dbg !315
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_argument() #0 !dbg !316 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !317, !DIExpression(), !318)
  %2 = load i32, ptr @bad, align 4, !dbg !319
  %3 = icmp ne i32 %2, 0, !dbg !319
  br i1 %3, label %5, label %4, !dbg !321

4:                                                ; preds = %0
  store i32 1, ptr %1, align 4, !dbg !322
  br label %5, !dbg !323

5:                                                ; preds = %4, %0
  %6 = load i32, ptr %1, align 4, !dbg !324
  %7 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, i32 noundef %6), !dbg !325
  ret void, !dbg !326
}

declare i32 @printf(ptr noundef, ...) #6

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_string() #0 !dbg !327 {
  %1 = alloca [4 x i8], align 1
    #dbg_declare(ptr %1, !328, !DIExpression(), !329)
  %2 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !330
  store i8 97, ptr %2, align 1, !dbg !331
  %3 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 2, !dbg !332
  store i8 0, ptr %3, align 1, !dbg !333
  %4 = load i32, ptr @bad, align 4, !dbg !334
  %5 = icmp ne i32 %4, 0, !dbg !334
  br i1 %5, label %8, label %6, !dbg !336

6:                                                ; preds = %0
  %7 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 1, !dbg !337
  store i8 98, ptr %7, align 1, !dbg !338
  br label %8, !dbg !337

8:                                                ; preds = %6, %0
  %9 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 0, !dbg !339
  %10 = call i64 @strlen(ptr noundef %9) #9, !dbg !341
  %11 = icmp ne i64 %10, 2, !dbg !342
  br i1 %11, label %12, label %13, !dbg !343

12:                                               ; preds = %8
  store volatile i32 1, ptr @sink, align 4, !dbg !344
  br label %13, !dbg !345

13:                                               ; preds = %12, %8
  ret void, !dbg !346
}

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_divisor() #0 !dbg !347 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !348, !DIExpression(), !349)
  %2 = load i32, ptr @bad, align 4, !dbg !350
  %3 = icmp ne i32 %2, 0, !dbg !350
  br i1 %3, label %5, label %4, !dbg !352

4:                                                ; preds = %0
  store i32 3, ptr %1, align 4, !dbg !353
  br label %5, !dbg !354

5:                                                ; preds = %4, %0
  %6 = load i32, ptr %1, align 4, !dbg !355
  %7 = or i32 %6, 1, !dbg !356
  %8 = sdiv i32 10, %7, !dbg !357
  store volatile i32 %8, ptr @sink, align 4, !dbg !358
  ret void, !dbg !359
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_switch() #0 !dbg !13 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !360, !DIExpression(), !361)
  %2 = load i32, ptr @bad, align 4, !dbg !362
  %3 = icmp ne i32 %2, 0, !dbg !362
  br i1 %3, label %5, label %4, !dbg !364

4:                                                ; preds = %0
  store i32 0, ptr %1, align 4, !dbg !365
  br label %5, !dbg !366

5:                                                ; preds = %4, %0
  %6 = load i32, ptr %1, align 4, !dbg !367
  switch i32 %6, label %9 [
    i32 0, label %7
    i32 1, label %8
  ], !dbg !368

7:                                                ; preds = %5
  store volatile i32 1, ptr @sink, align 4, !dbg !369
  br label %9, !dbg !371

8:                                                ; preds = %5
  store volatile i32 2, ptr @sink, align 4, !dbg !372
  br label %9, !dbg !373

9:                                                ; preds = %8, %5, %7
  ret void, !dbg !374
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_call() #0 !dbg !375 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !376, !DIExpression(), !381)
  %2 = load i32, ptr @bad, align 4, !dbg !382
  %3 = icmp ne i32 %2, 0, !dbg !382
  br i1 %3, label %5, label %4, !dbg !384

4:                                                ; preds = %0
  store ptr @free, ptr %1, align 8, !dbg !385
  br label %5, !dbg !386

5:                                                ; preds = %4, %0
  %6 = load ptr, ptr %1, align 8, !dbg !387
  call void %6(ptr noundef null), !dbg !387
  ret void, !dbg !388
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_through_structs() #0 !dbg !389 {
  %1 = alloca %struct.padded, align 4
  %2 = alloca { i64, i16 }, align 8
  %3 = alloca %struct.padded, align 4
  %4 = alloca ptr, align 8
  %5 = alloca %struct.padded, align 4
  %6 = alloca { i64, i16 }, align 4
    #dbg_declare(ptr %1, !390, !DIExpression(), !397)
  %7 = call { i64, i16 } @make(), !dbg !398
  store { i64, i16 } %7, ptr %2, align 8, !dbg !398
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %1, ptr align 8 %2, i64 12, i1 false), !dbg !398
    #dbg_declare(ptr %3, !399, !DIExpression(), !400)
    #dbg_declare(ptr %4, !401, !DIExpression(), !403)
  %8 = call noalias ptr @malloc(i64 noundef 12) #10, !dbg !404
  store ptr %8, ptr %4, align 8, !dbg !403
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 %1, i64 12, i1 false), !dbg !405
  %9 = load ptr, ptr %4, align 8, !dbg !406
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %9, ptr align 4 %3, i64 12, i1 false), !dbg !407
    #dbg_declare(ptr %5, !408, !DIExpression(), !409)
  %10 = load ptr, ptr %4, align 8, !dbg !410
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %5, ptr align 4 %10, i64 12, i1 false), !dbg !411
  %11 = load ptr, ptr %4, align 8, !dbg !412
  call void @free(ptr noundef %11) #11, !dbg !413
  %12 = getelementptr inbounds %struct.padded, ptr %5, i32 0, i32 0, !dbg !414
  %13 = load i8, ptr %12, align 4, !dbg !414
  %14 = sext i8 %13 to i32, !dbg !416
  %15 = getelementptr inbounds %struct.padded, ptr %5, i32 0, i32 1, !dbg !417
  %16 = load i32, ptr %15, align 4, !dbg !417
  %17 = add nsw i32 %14, %16, !dbg !418
  %18 = icmp ne i32 %17, 3, !dbg !419
  br i1 %18, label %19, label %20, !dbg !420

19:                                               ; preds = %0
  call void @abort() #14, !dbg !421
  unreachable, !dbg !421

20:                                               ; preds = %0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %6, ptr align 4 %5, i64 12, i1 false), !dbg !422
  %21 = getelementptr inbounds { i64, i16 }, ptr %6, i32 0, i32 0, !dbg !422
  %22 = load i64, ptr %21, align 4, !dbg !422
  %23 = getelementptr inbounds { i64, i16 }, ptr %6, i32 0, i32 1, !dbg !422
  %24 = load i16, ptr %23, align 4, !dbg !422
  %25 = call i32 @sum(i64 %22, i16 %24), !dbg !422
  %26 = icmp ne i32 %25, 6, !dbg !424
  br i1 %26, label %27, label %28, !dbg !425

27:                                               ; preds = %20
  call void @abort() #14, !dbg !426
  unreachable, !dbg !426

28:                                               ; preds = %20
  ret void, !dbg !427
}

; Function Attrs: noinline nounwind optnone uwtable
define internal { i64, i16 } @make() #0 !dbg !428 {
  %1 = alloca %struct.padded, align 4
  %2 = alloca { i64, i16 }, align 8
    #dbg_declare(ptr %1, !431, !DIExpression(), !432)
  %3 = getelementptr inbounds %struct.padded, ptr %1, i32 0, i32 0, !dbg !433
  store i8 1, ptr %3, align 4, !dbg !434
  %4 = getelementptr inbounds %struct.padded, ptr %1, i32 0, i32 1, !dbg !435
  store i32 2, ptr %4, align 4, !dbg !436
  %5 = load i32, ptr @bad, align 4, !dbg !437
  %6 = icmp ne i32 %5, 0, !dbg !437
  br i1 %6, label %9, label %7, !dbg !439

7:                                                ; preds = %0
  %8 = getelementptr inbounds %struct.padded, ptr %1, i32 0, i32 2, !dbg !440
  store i16 3, ptr %8, align 4, !dbg !441
  br label %9, !dbg !442

9:                                                ; preds = %7, %0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 4 %1, i64 12, i1 false), !dbg !443
  %10 = load { i64, i16 }, ptr %2, align 8, !dbg !443
  ret { i64, i16 } %10, !dbg !443
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #7

; Function Attrs: noreturn nounwind
declare void @abort() #8

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @sum(i64 %0, i16 %1) #0 !dbg !444 {
  %3 = alloca %struct.padded, align 4
  %4 = alloca { i64, i16 }, align 4
  %5 = getelementptr inbounds { i64, i16 }, ptr %4, i32 0, i32 0
  store i64 %0, ptr %5, align 4
  %6 = getelementptr inbounds { i64, i16 }, ptr %4, i32 0, i32 1
  store i16 %1, ptr %6, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 %4, i64 12, i1 false)
    #dbg_declare(ptr %3, !447, !DIExpression(), !448)
  %7 = getelementptr inbounds %struct.padded, ptr %3, i32 0, i32 0, !dbg !449
  %8 = load i8, ptr %7, align 4, !dbg !449
  %9 = sext i8 %8 to i32, !dbg !450
  %10 = getelementptr inbounds %struct.padded, ptr %3, i32 0, i32 1, !dbg !451
  %11 = load i32, ptr %10, align 4, !dbg !451
  %12 = add nsw i32 %9, %11, !dbg !452
  %13 = getelementptr inbounds %struct.padded, ptr %3, i32 0, i32 2, !dbg !453
  %14 = load i16, ptr %13, align 4, !dbg !453
  %15 = sext i16 %14 to i32, !dbg !454
  %16 = add nsw i32 %12, %15, !dbg !455
  ret i32 %16, !dbg !456
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_bit_fields() #0 !dbg !457 {
  %1 = alloca %struct.flags, align 8
    #dbg_declare(ptr %1, !458, !DIExpression(), !466)
  %2 = load i64, ptr %1, align 8, !dbg !467
  %3 = and i64 %2, -8, !dbg !467
  %4 = or i64 %3, 5, !dbg !467
  store i64 %4, ptr %1, align 8, !dbg !467
  %5 = load i64, ptr %1, align 8, !dbg !468
  %6 = and i64 %5, -130817, !dbg !468
  %7 = or i64 %6, 76800, !dbg !468
  store i64 %7, ptr %1, align 8, !dbg !468
  %8 = load i64, ptr %1, align 8, !dbg !469
  %9 = and i64 %8, -144115188075724801, !dbg !469
  %10 = or i64 %9, 917504, !dbg !469
  store i64 %10, ptr %1, align 8, !dbg !469
  %11 = load i64, ptr %1, align 8, !dbg !470
  %12 = and i64 %11, 7, !dbg !470
  %13 = trunc i64 %12 to i32, !dbg !470
  %14 = icmp ne i32 %13, 5, !dbg !472
  br i1 %14, label %31, label %15, !dbg !473

15:                                               ; preds = %0
  %16 = load i64, ptr %1, align 8, !dbg !474
  %17 = lshr i64 %16, 8, !dbg !474
  %18 = and i64 %17, 511, !dbg !474
  %19 = trunc i64 %18 to i32, !dbg !474
  %20 = icmp ne i32 %19, 300, !dbg !475
  br i1 %20, label %31, label %21, !dbg !476

21:                                               ; preds = %15
  %22 = load i64, ptr %1, align 8, !dbg !477
  %23 = lshr i64 %22, 17, !dbg !477
  %24 = and i64 %23, 1099511627775, !dbg !477
  %25 = icmp ne i64 %24, 7, !dbg !478
  br i1 %25, label %31, label %26, !dbg !479

26:                                               ; preds = %21
  %27 = getelementptr inbounds %struct.flags, ptr %1, i32 0, i32 0, !dbg !480
  %28 = load i64, ptr %27, align 8, !dbg !480
  %29 = call i32 @flag_sum(i64 %28), !dbg !480
  %30 = icmp ne i32 %29, 305, !dbg !481
  br i1 %30, label %31, label %32, !dbg !482

31:                                               ; preds = %26, %21, %15, %0
  call void @abort() #14, !dbg !483
  unreachable, !dbg !483

32:                                               ; preds = %26
  %33 = load i32, ptr @bad, align 4, !dbg !484
  %34 = icmp ne i32 %33, 0, !dbg !484
  br i1 %34, label %35, label %42, !dbg !486

35:                                               ; preds = %32
  %36 = load i64, ptr %1, align 8, !dbg !487
  %37 = lshr i64 %36, 3, !dbg !487
  %38 = and i64 %37, 31, !dbg !487
  %39 = trunc i64 %38 to i32, !dbg !487
  %40 = icmp ne i32 %39, 0, !dbg !488
  br i1 %40, label %41, label %42, !dbg !489

41:                                               ; preds = %35
  store volatile i32 1, ptr @sink, align 4, !dbg !490
  br label %42, !dbg !491

42:                                               ; preds = %41, %35, %32
  ret void, !dbg !492
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @flag_sum(i64 %0) #0 !dbg !493 {
  %2 = alloca %struct.flags, align 8
  %3 = getelementptr inbounds %struct.flags, ptr %2, i32 0, i32 0
  store i64 %0, ptr %3, align 8
    #dbg_declare(ptr %2, !496, !DIExpression(), !497)
  %4 = load i64, ptr %2, align 8, !dbg !498
  %5 = and i64 %4, 7, !dbg !498
  %6 = trunc i64 %5 to i32, !dbg !498
  %7 = load i64, ptr %2, align 8, !dbg !499
  %8 = lshr i64 %7, 8, !dbg !499
  %9 = and i64 %8, 511, !dbg !499
  %10 = trunc i64 %9 to i32, !dbg !499
  %11 = add nsw i32 %6, %10, !dbg !500
  ret i32 %11, !dbg !501
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_by_value() #0 !dbg !502 {
  %1 = alloca %struct.large, align 8
    #dbg_declare(ptr %1, !503, !DIExpression(), !512)
  %2 = load i8, ptr %1, align 4, !dbg !513
  %3 = and i8 %2, -16, !dbg !513
  %4 = or i8 %3, 3, !dbg !513
  store i8 %4, ptr %1, align 4, !dbg !513
  %5 = call i32 @first_of(ptr noundef byval(%struct.large) align 8 %1), !dbg !514
  %6 = icmp ne i32 %5, 3, !dbg !516
  br i1 %6, label %7, label %8, !dbg !517

7:                                                ; preds = %0
  call void @abort() #14, !dbg !518
  unreachable, !dbg !518

8:                                                ; preds = %0
  %9 = load i32, ptr @bad, align 4, !dbg !519
  %10 = icmp ne i32 %9, 0, !dbg !519
  br i1 %10, label %11, label %17, !dbg !521

11:                                               ; preds = %8
  %12 = load i8, ptr %1, align 4, !dbg !522
  %13 = lshr i8 %12, 4, !dbg !522
  %14 = zext i8 %13 to i32, !dbg !522
  %15 = icmp ne i32 %14, 0, !dbg !523
  br i1 %15, label %16, label %17, !dbg !524

16:                                               ; preds = %11
  store volatile i32 1, ptr @sink, align 4, !dbg !525
  br label %17, !dbg !526

17:                                               ; preds = %16, %11, %8
  ret void, !dbg !527
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @first_of(ptr noundef byval(%struct.large) align 8 %0) #0 !dbg !528 {
    #dbg_declare(ptr %0, !531, !DIExpression(), !532)
  %2 = load i8, ptr %0, align 8, !dbg !533
  %3 = and i8 %2, 15, !dbg !533
  %4 = zext i8 %3 to i32, !dbg !533
  ret i32 %4, !dbg !534
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_union() #0 !dbg !535 {
  %1 = alloca %union.anon, align 4
    #dbg_declare(ptr %1, !536, !DIExpression(), !541)
  store i8 0, ptr %1, align 4, !dbg !542
  %2 = load i8, ptr %1, align 4, !dbg !543
  %3 = icmp ne i8 %2, 0, !dbg !545
  br i1 %3, label %4, label %5, !dbg !546

4:                                                ; preds = %0
  call void @abort() #14, !dbg !547
  unreachable, !dbg !547

5:                                                ; preds = %0
  %6 = load i32, ptr @bad, align 4, !dbg !548
  %7 = icmp ne i32 %6, 0, !dbg !548
  br i1 %7, label %8, label %12, !dbg !550

8:                                                ; preds = %5
  %9 = load i32, ptr %1, align 4, !dbg !551
  %10 = icmp ne i32 %9, 0, !dbg !552
  br i1 %10, label %11, label %12, !dbg !553

11:                                               ; preds = %8
  store volatile i32 1, ptr @sink, align 4, !dbg !554
  br label %12, !dbg !555

12:                                               ; preds = %11, %8, %5
  ret void, !dbg !556
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_masked() #0 !dbg !557 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !558, !DIExpression(), !559)
    #dbg_declare(ptr %2, !560, !DIExpression(), !561)
  store ptr %1, ptr %2, align 8, !dbg !561
  %3 = load ptr, ptr %2, align 8, !dbg !562
  %4 = getelementptr inbounds i8, ptr %3, i64 0, !dbg !562
  store i8 1, ptr %4, align 1, !dbg !563
  %5 = load i32, ptr %1, align 4, !dbg !564
  %6 = and i32 %5, 255, !dbg !566
  %7 = icmp ne i32 %6, 1, !dbg !567
  br i1 %7, label %8, label %9, !dbg !568

8:                                                ; preds = %0
  call void @abort() #14, !dbg !569
  unreachable, !dbg !569

9:                                                ; preds = %0
  %10 = load i32, ptr %1, align 4, !dbg !570
  %11 = load i32, ptr @bad, align 4, !dbg !572
  %12 = icmp ne i32 %11, 0, !dbg !572
  %13 = zext i1 %12 to i64, !dbg !572
  %14 = select i1 %12, i32 511, i32 255, !dbg !572
  %15 = and i32 %10, %14, !dbg !573
  %16 = icmp eq i32 %15, 1, !dbg !574
  br i1 %16, label %17, label %18, !dbg !575

17:                                               ; preds = %9
  store volatile i32 1, ptr @sink, align 4, !dbg !576
  br label %18, !dbg !577

18:                                               ; preds = %17, %9
  ret void, !dbg !578
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_not_chosen() #0 !dbg !579 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !580, !DIExpression(), !581)
  store i32 1, ptr %1, align 4, !dbg !581
    #dbg_declare(ptr %2, !582, !DIExpression(), !583)
  %3 = load i32, ptr @bad, align 4, !dbg !584
  %4 = icmp ne i32 %3, 0, !dbg !586
  %5 = xor i1 %4, true, !dbg !586
  %6 = zext i1 %5 to i32, !dbg !586
  %7 = load i32, ptr %1, align 4, !dbg !587
  %8 = load i32, ptr %2, align 4, !dbg !588
  %9 = call i32 @choose(i32 noundef %6, i32 noundef %7, i32 noundef %8), !dbg !589
  %10 = icmp ne i32 %9, 1, !dbg !590
  br i1 %10, label %11, label %12, !dbg !591

11:                                               ; preds = %0
  call void @abort() #14, !dbg !592
  unreachable, !dbg !592

12:                                               ; preds = %0
  ret void, !dbg !593
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @choose(i32 noundef %0, i32 noundef %1, i32 noundef %2) #0 !dbg !594 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !597, !DIExpression(), !598)
  store i32 %1, ptr %5, align 4
    #dbg_declare(ptr %5, !599, !DIExpression(), !600)
  store i32 %2, ptr %6, align 4
    #dbg_declare(ptr %6, !601, !DIExpression(), !602)
  %7 = load i32, ptr %4, align 4, !dbg !603
  %8 = icmp ne i32 %7, 0, !dbg !603
  br i1 %8, label %9, label %11, !dbg !603

9:                                                ; preds = %3
  %10 = load i32, ptr %5, align 4, !dbg !604
  br label %13, !dbg !603

11:                                               ; preds = %3
  %12 = load i32, ptr %6, align 4, !dbg !605
  br label %13, !dbg !603

13:                                               ; preds = %11, %9
  %14 = phi i32 [ %10, %9 ], [ %12, %11 ], !dbg !603
  ret i32 %14, !dbg !606
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_copied_bytes() #0 !dbg !607 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca [8 x i8], align 1
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
    #dbg_declare(ptr %1, !608, !DIExpression(), !612)
    #dbg_declare(ptr %2, !613, !DIExpression(), !614)
    #dbg_declare(ptr %3, !615, !DIExpression(), !617)
  store i32 0, ptr %3, align 4, !dbg !617
  br label %5, !dbg !618

5:                                                ; preds = %14, %0
  %6 = load i32, ptr %3, align 4, !dbg !619
  %7 = icmp slt i32 %6, 4, !dbg !621
  br i1 %7, label %8, label %17, !dbg !622

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !623
  %10 = trunc i32 %9 to i8, !dbg !624
  %11 = load i32, ptr %3, align 4, !dbg !625
  %12 = sext i32 %11 to i64, !dbg !626
  %13 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 %12, !dbg !626
  store i8 %10, ptr %13, align 1, !dbg !627
  br label %14, !dbg !626

14:                                               ; preds = %8
  %15 = load i32, ptr %3, align 4, !dbg !628
  %16 = add nsw i32 %15, 1, !dbg !628
  store i32 %16, ptr %3, align 4, !dbg !628
  br label %5, !dbg !629, !llvm.loop !630

17:                                               ; preds = %5
    #dbg_declare(ptr %4, !632, !DIExpression(), !634)
  store i32 0, ptr %4, align 4, !dbg !634
  br label %18, !dbg !635

18:                                               ; preds = %29, %17
  %19 = load i32, ptr %4, align 4, !dbg !636
  %20 = icmp slt i32 %19, 8, !dbg !638
  br i1 %20, label %21, label %32, !dbg !639

21:                                               ; preds = %18
  %22 = load i32, ptr %4, align 4, !dbg !640
  %23 = sext i32 %22 to i64, !dbg !641
  %24 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 %23, !dbg !641
  %25 = load i8, ptr %24, align 1, !dbg !641
  %26 = load i32, ptr %4, align 4, !dbg !642
  %27 = sext i32 %26 to i64, !dbg !643
  %28 = getelementptr inbounds [8 x i8], ptr %2, i64 0, i64 %27, !dbg !643
  store i8 %25, ptr %28, align 1, !dbg !644
  br label %29, !dbg !643

29:                                               ; preds = %21
  %30 = load i32, ptr %4, align 4, !dbg !645
  %31 = add nsw i32 %30, 1, !dbg !645
  store i32 %31, ptr %4, align 4, !dbg !645
  br label %18, !dbg !646, !llvm.loop !647

32:                                               ; preds = %18
  %33 = load i32, ptr @bad, align 4, !dbg !649
  %34 = icmp ne i32 %33, 0, !dbg !649
  %35 = zext i1 %34 to i64, !dbg !649
  %36 = select i1 %34, i32 4, i32 3, !dbg !649
  %37 = sext i32 %36 to i64, !dbg !651
  %38 = getelementptr inbounds [8 x i8], ptr %2, i64 0, i64 %37, !dbg !651
  %39 = load i8, ptr %38, align 1, !dbg !651
  %40 = sext i8 %39 to i32, !dbg !651
  %41 = icmp eq i32 %40, 9, !dbg !652
  br i1 %41, label %42, label %43, !dbg !653

42:                                               ; preds = %32
  store volatile i32 1, ptr @sink, align 4, !dbg !654
  br label %43, !dbg !655

43:                                               ; preds = %42, %32
  ret void, !dbg !656
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_sorted() #0 !dbg !657 {
  %1 = alloca [4 x i32], align 16
  %2 = alloca [4 x i32], align 16
    #dbg_declare(ptr %1, !658, !DIExpression(), !659)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %1, ptr align 16 @__const.uninit_sorted.a, i64 16, i1 false), !dbg !659
    #dbg_declare(ptr %2, !660, !DIExpression(), !661)
  %3 = getelementptr inbounds [4 x i32], ptr %2, i64 0, i64 0, !dbg !662
  %4 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 0, !dbg !662
  %5 = load i32, ptr @bad, align 4, !dbg !663
  %6 = icmp ne i32 %5, 0, !dbg !663
  %7 = zext i1 %6 to i64, !dbg !663
  %8 = select i1 %6, i32 3, i32 4, !dbg !663
  %9 = sext i32 %8 to i64, !dbg !664
  %10 = mul i64 %9, 4, !dbg !665
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %3, ptr align 16 %4, i64 %10, i1 false), !dbg !662
  %11 = getelementptr inbounds [4 x i32], ptr %2, i64 0, i64 0, !dbg !666
  call void @qsort(ptr noundef %11, i64 noundef 4, i64 noundef 4, ptr noundef @compare), !dbg !667
  %12 = getelementptr inbounds [4 x i32], ptr %2, i64 0, i64 0, !dbg !668
  %13 = load i32, ptr %12, align 16, !dbg !668
  store volatile i32 %13, ptr @sink, align 4, !dbg !669
  ret void, !dbg !670
}

declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #6

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @compare(ptr noundef %0, ptr noundef %1) #0 !dbg !671 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !676, !DIExpression(), !677)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !678, !DIExpression(), !679)
  %5 = load ptr, ptr %3, align 8, !dbg !680
  %6 = load i32, ptr %5, align 4, !dbg !681
  %7 = load ptr, ptr %4, align 8, !dbg !682
  %8 = load i32, ptr %7, align 4, !dbg !683
  %9 = sub nsw i32 %6, %8, !dbg !684
  ret i32 %9, !dbg !685
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_float() #0 !dbg !686 {
  %1 = alloca double, align 8
    #dbg_declare(ptr %1, !687, !DIExpression(), !689)
  %2 = load i32, ptr @bad, align 4, !dbg !690
  %3 = icmp ne i32 %2, 0, !dbg !690
  br i1 %3, label %5, label %4, !dbg !692

4:                                                ; preds = %0
  store double 1.500000e+00, ptr %1, align 8, !dbg !693
  br label %5, !dbg !694

5:                                                ; preds = %4, %0
  %6 = load double, ptr %1, align 8, !dbg !695
  %7 = fmul double %6, 2.000000e+00, !dbg !697
  %8 = fcmp ogt double %7, 1.000000e+00, !dbg !698
  br i1 %8, label %9, label %10, !dbg !699

9:                                                ; preds = %5
  store volatile i32 1, ptr @sink, align 4, !dbg !700
  br label %10, !dbg !701

10:                                               ; preds = %9, %5
  ret void, !dbg !702
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(0,1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind allocsize(1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind willreturn memory(read) }
attributes #10 = { nounwind allocsize(0) }
attributes #11 = { nounwind }
attributes #12 = { nounwind allocsize(0,1) }
attributes #13 = { nounwind allocsize(1) }
attributes #14 = { noreturn nounwind }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!146, !147, !148, !149, !150, !151, !152}
!llvm.ident = !{!153}

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
!10 = !DIFile(filename: "tests/faults/uninit.c", directory: ".", checksumkind: CSK_MD5, checksum: "2cc831a1b14c495cf247f05872bb8a8a")
!11 = !{!12}
!12 = !DICompositeType(tag: DW_TAG_enumeration_type, scope: !13, file: !10, line: 83, baseType: !17, size: 32, elements: !18)
!13 = distinct !DISubprogram(name: "uninit_switch", scope: !10, file: !10, line: 81, type: !14, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
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
!26 = !{!0, !27, !7, !38, !43, !45, !48, !53, !55, !60, !62, !64, !66, !69, !71, !73, !78, !80, !82, !87, !89, !91, !93, !95, !97, !99, !101, !106, !108, !113, !115, !117, !119, !121, !123, !125, !127, !129, !131, !136, !138, !140, !142, !144}
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
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 12)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(name: "entry_uninit_heap", scope: !9, file: !10, line: 18, type: !30, isLocal: true, isDefinition: true)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(scope: null, file: !10, line: 29, type: !57, isLocal: true, isDefinition: true)
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !58)
!58 = !{!59}
!59 = !DISubrange(count: 15)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(name: "entry_uninit_realloc", scope: !9, file: !10, line: 29, type: !30, isLocal: true, isDefinition: true)
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression())
!63 = distinct !DIGlobalVariable(scope: null, file: !10, line: 38, type: !40, isLocal: true, isDefinition: true)
!64 = !DIGlobalVariableExpression(var: !65, expr: !DIExpression())
!65 = distinct !DIGlobalVariable(name: "entry_uninit_index", scope: !9, file: !10, line: 38, type: !30, isLocal: true, isDefinition: true)
!66 = !DIGlobalVariableExpression(var: !67, expr: !DIExpression())
!67 = distinct !DIGlobalVariable(name: "table", scope: !9, file: !10, line: 7, type: !68, isLocal: true, isDefinition: true)
!68 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 128, elements: !5)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(scope: null, file: !10, line: 46, type: !57, isLocal: true, isDefinition: true)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(name: "entry_uninit_pointer", scope: !9, file: !10, line: 46, type: !30, isLocal: true, isDefinition: true)
!73 = !DIGlobalVariableExpression(var: !74, expr: !DIExpression())
!74 = distinct !DIGlobalVariable(scope: null, file: !10, line: 54, type: !75, isLocal: true, isDefinition: true)
!75 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !76)
!76 = !{!77}
!77 = !DISubrange(count: 16)
!78 = !DIGlobalVariableExpression(var: !79, expr: !DIExpression())
!79 = distinct !DIGlobalVariable(name: "entry_uninit_argument", scope: !9, file: !10, line: 54, type: !30, isLocal: true, isDefinition: true)
!80 = !DIGlobalVariableExpression(var: !81, expr: !DIExpression())
!81 = distinct !DIGlobalVariable(scope: null, file: !10, line: 59, type: !3, isLocal: true, isDefinition: true)
!82 = !DIGlobalVariableExpression(var: !83, expr: !DIExpression())
!83 = distinct !DIGlobalVariable(scope: null, file: !10, line: 62, type: !84, isLocal: true, isDefinition: true)
!84 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !85)
!85 = !{!86}
!86 = !DISubrange(count: 14)
!87 = !DIGlobalVariableExpression(var: !88, expr: !DIExpression())
!88 = distinct !DIGlobalVariable(name: "entry_uninit_string", scope: !9, file: !10, line: 62, type: !30, isLocal: true, isDefinition: true)
!89 = !DIGlobalVariableExpression(var: !90, expr: !DIExpression())
!90 = distinct !DIGlobalVariable(scope: null, file: !10, line: 73, type: !57, isLocal: true, isDefinition: true)
!91 = !DIGlobalVariableExpression(var: !92, expr: !DIExpression())
!92 = distinct !DIGlobalVariable(name: "entry_uninit_divisor", scope: !9, file: !10, line: 73, type: !30, isLocal: true, isDefinition: true)
!93 = !DIGlobalVariableExpression(var: !94, expr: !DIExpression())
!94 = distinct !DIGlobalVariable(scope: null, file: !10, line: 81, type: !84, isLocal: true, isDefinition: true)
!95 = !DIGlobalVariableExpression(var: !96, expr: !DIExpression())
!96 = distinct !DIGlobalVariable(name: "entry_uninit_switch", scope: !9, file: !10, line: 81, type: !30, isLocal: true, isDefinition: true)
!97 = !DIGlobalVariableExpression(var: !98, expr: !DIExpression())
!98 = distinct !DIGlobalVariable(scope: null, file: !10, line: 95, type: !50, isLocal: true, isDefinition: true)
!99 = !DIGlobalVariableExpression(var: !100, expr: !DIExpression())
!100 = distinct !DIGlobalVariable(name: "entry_uninit_call", scope: !9, file: !10, line: 95, type: !30, isLocal: true, isDefinition: true)
!101 = !DIGlobalVariableExpression(var: !102, expr: !DIExpression())
!102 = distinct !DIGlobalVariable(scope: null, file: !10, line: 124, type: !103, isLocal: true, isDefinition: true)
!103 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 184, elements: !104)
!104 = !{!105}
!105 = !DISubrange(count: 23)
!106 = !DIGlobalVariableExpression(var: !107, expr: !DIExpression())
!107 = distinct !DIGlobalVariable(name: "entry_uninit_through_structs", scope: !9, file: !10, line: 124, type: !30, isLocal: true, isDefinition: true)
!108 = !DIGlobalVariableExpression(var: !109, expr: !DIExpression())
!109 = distinct !DIGlobalVariable(scope: null, file: !10, line: 147, type: !110, isLocal: true, isDefinition: true)
!110 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 144, elements: !111)
!111 = !{!112}
!112 = !DISubrange(count: 18)
!113 = !DIGlobalVariableExpression(var: !114, expr: !DIExpression())
!114 = distinct !DIGlobalVariable(name: "entry_uninit_bit_fields", scope: !9, file: !10, line: 147, type: !30, isLocal: true, isDefinition: true)
!115 = !DIGlobalVariableExpression(var: !116, expr: !DIExpression())
!116 = distinct !DIGlobalVariable(scope: null, file: !10, line: 169, type: !75, isLocal: true, isDefinition: true)
!117 = !DIGlobalVariableExpression(var: !118, expr: !DIExpression())
!118 = distinct !DIGlobalVariable(name: "entry_uninit_by_value", scope: !9, file: !10, line: 169, type: !30, isLocal: true, isDefinition: true)
!119 = !DIGlobalVariableExpression(var: !120, expr: !DIExpression())
!120 = distinct !DIGlobalVariable(scope: null, file: !10, line: 179, type: !40, isLocal: true, isDefinition: true)
!121 = !DIGlobalVariableExpression(var: !122, expr: !DIExpression())
!122 = distinct !DIGlobalVariable(name: "entry_uninit_union", scope: !9, file: !10, line: 179, type: !30, isLocal: true, isDefinition: true)
!123 = !DIGlobalVariableExpression(var: !124, expr: !DIExpression())
!124 = distinct !DIGlobalVariable(scope: null, file: !10, line: 192, type: !84, isLocal: true, isDefinition: true)
!125 = !DIGlobalVariableExpression(var: !126, expr: !DIExpression())
!126 = distinct !DIGlobalVariable(name: "entry_uninit_masked", scope: !9, file: !10, line: 192, type: !30, isLocal: true, isDefinition: true)
!127 = !DIGlobalVariableExpression(var: !128, expr: !DIExpression())
!128 = distinct !DIGlobalVariable(scope: null, file: !10, line: 208, type: !110, isLocal: true, isDefinition: true)
!129 = !DIGlobalVariableExpression(var: !130, expr: !DIExpression())
!130 = distinct !DIGlobalVariable(name: "entry_uninit_not_chosen", scope: !9, file: !10, line: 208, type: !30, isLocal: true, isDefinition: true)
!131 = !DIGlobalVariableExpression(var: !132, expr: !DIExpression())
!132 = distinct !DIGlobalVariable(scope: null, file: !10, line: 215, type: !133, isLocal: true, isDefinition: true)
!133 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !134)
!134 = !{!135}
!135 = !DISubrange(count: 20)
!136 = !DIGlobalVariableExpression(var: !137, expr: !DIExpression())
!137 = distinct !DIGlobalVariable(name: "entry_uninit_copied_bytes", scope: !9, file: !10, line: 215, type: !30, isLocal: true, isDefinition: true)
!138 = !DIGlobalVariableExpression(var: !139, expr: !DIExpression())
!139 = distinct !DIGlobalVariable(scope: null, file: !10, line: 231, type: !84, isLocal: true, isDefinition: true)
!140 = !DIGlobalVariableExpression(var: !141, expr: !DIExpression())
!141 = distinct !DIGlobalVariable(name: "entry_uninit_sorted", scope: !9, file: !10, line: 231, type: !30, isLocal: true, isDefinition: true)
!142 = !DIGlobalVariableExpression(var: !143, expr: !DIExpression())
!143 = distinct !DIGlobalVariable(scope: null, file: !10, line: 239, type: !40, isLocal: true, isDefinition: true)
!144 = !DIGlobalVariableExpression(var: !145, expr: !DIExpression())
!145 = distinct !DIGlobalVariable(name: "entry_uninit_float", scope: !9, file: !10, line: 239, type: !30, isLocal: true, isDefinition: true)
!146 = !{i32 7, !"Dwarf Version", i32 5}
!147 = !{i32 2, !"Debug Info Version", i32 3}
!148 = !{i32 1, !"wchar_size", i32 4}
!149 = !{i32 8, !"PIC Level", i32 2}
!150 = !{i32 7, !"PIE Level", i32 2}
!151 = !{i32 7, !"uwtable", i32 2}
!152 = !{i32 7, !"frame-pointer", i32 2}
!153 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!154 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 30, type: !155, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !16)
!155 = !DISubroutineType(types: !156)
!156 = !{!22, !22, !157}
!157 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!158 = !DILocalVariable(name: "argc", arg: 1, scope: !154, file: !2, line: 30, type: !22)
!159 = !DILocation(line: 30, column: 14, scope: !154)
!160 = !DILocalVariable(name: "argv", arg: 2, scope: !154, file: !2, line: 30, type: !157)
!161 = !DILocation(line: 30, column: 27, scope: !154)
!162 = !DILocation(line: 32, column: 11, scope: !154)
!163 = !DILocation(line: 32, column: 16, scope: !154)
!164 = !DILocation(line: 32, column: 20, scope: !154)
!165 = !DILocation(line: 32, column: 30, scope: !154)
!166 = !DILocation(line: 32, column: 23, scope: !154)
!167 = !DILocation(line: 32, column: 46, scope: !154)
!168 = !DILocation(line: 0, scope: !154)
!169 = !DILocation(line: 32, column: 9, scope: !154)
!170 = !DILocalVariable(name: "c", scope: !171, file: !2, line: 33, type: !29)
!171 = distinct !DILexicalBlock(scope: !154, file: !2, line: 33, column: 5)
!172 = !DILocation(line: 33, column: 29, scope: !171)
!173 = !DILocation(line: 33, column: 33, scope: !171)
!174 = !DILocation(line: 33, column: 10, scope: !171)
!175 = !DILocation(line: 33, column: 44, scope: !176)
!176 = distinct !DILexicalBlock(scope: !171, file: !2, line: 33, column: 5)
!177 = !DILocation(line: 33, column: 5, scope: !171)
!178 = !DILocation(line: 34, column: 13, scope: !179)
!179 = distinct !DILexicalBlock(scope: !176, file: !2, line: 34, column: 13)
!180 = !DILocation(line: 34, column: 18, scope: !179)
!181 = !DILocation(line: 34, column: 22, scope: !179)
!182 = !DILocation(line: 34, column: 32, scope: !179)
!183 = !DILocation(line: 34, column: 41, scope: !179)
!184 = !DILocation(line: 34, column: 44, scope: !179)
!185 = !DILocation(line: 34, column: 25, scope: !179)
!186 = !DILocation(line: 34, column: 50, scope: !179)
!187 = !DILocation(line: 34, column: 13, scope: !176)
!188 = !DILocation(line: 35, column: 13, scope: !189)
!189 = distinct !DILexicalBlock(scope: !179, file: !2, line: 34, column: 56)
!190 = !DILocation(line: 35, column: 16, scope: !189)
!191 = !DILocation(line: 36, column: 13, scope: !189)
!192 = !DILocation(line: 34, column: 53, scope: !179)
!193 = !DILocation(line: 33, column: 51, scope: !176)
!194 = !DILocation(line: 33, column: 54, scope: !176)
!195 = !DILocation(line: 33, column: 49, scope: !176)
!196 = !DILocation(line: 33, column: 5, scope: !176)
!197 = distinct !{!197, !177, !198, !199}
!198 = !DILocation(line: 37, column: 9, scope: !171)
!199 = !{!"llvm.loop.mustprogress"}
!200 = !DILocation(line: 38, column: 5, scope: !154)
!201 = !DILocation(line: 39, column: 1, scope: !154)
!202 = distinct !DISubprogram(name: "add_uninit_local", scope: !10, file: !10, line: 9, type: !14, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!203 = !DILocation(line: 9, column: 1, scope: !202)
!204 = distinct !DISubprogram(name: "add_uninit_heap", scope: !10, file: !10, line: 18, type: !14, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!205 = !DILocation(line: 18, column: 1, scope: !204)
!206 = distinct !DISubprogram(name: "add_uninit_realloc", scope: !10, file: !10, line: 29, type: !14, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!207 = !DILocation(line: 29, column: 1, scope: !206)
!208 = distinct !DISubprogram(name: "add_uninit_index", scope: !10, file: !10, line: 38, type: !14, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!209 = !DILocation(line: 38, column: 1, scope: !208)
!210 = distinct !DISubprogram(name: "add_uninit_pointer", scope: !10, file: !10, line: 46, type: !14, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!211 = !DILocation(line: 46, column: 1, scope: !210)
!212 = distinct !DISubprogram(name: "add_uninit_argument", scope: !10, file: !10, line: 54, type: !14, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!213 = !DILocation(line: 54, column: 1, scope: !212)
!214 = distinct !DISubprogram(name: "add_uninit_string", scope: !10, file: !10, line: 62, type: !14, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!215 = !DILocation(line: 62, column: 1, scope: !214)
!216 = distinct !DISubprogram(name: "add_uninit_divisor", scope: !10, file: !10, line: 73, type: !14, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!217 = !DILocation(line: 73, column: 1, scope: !216)
!218 = distinct !DISubprogram(name: "add_uninit_switch", scope: !10, file: !10, line: 81, type: !14, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!219 = !DILocation(line: 81, column: 1, scope: !218)
!220 = distinct !DISubprogram(name: "add_uninit_call", scope: !10, file: !10, line: 95, type: !14, scopeLine: 95, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!221 = !DILocation(line: 95, column: 1, scope: !220)
!222 = distinct !DISubprogram(name: "add_uninit_through_structs", scope: !10, file: !10, line: 124, type: !14, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!223 = !DILocation(line: 124, column: 1, scope: !222)
!224 = distinct !DISubprogram(name: "add_uninit_bit_fields", scope: !10, file: !10, line: 147, type: !14, scopeLine: 147, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!225 = !DILocation(line: 147, column: 1, scope: !224)
!226 = distinct !DISubprogram(name: "add_uninit_by_value", scope: !10, file: !10, line: 169, type: !14, scopeLine: 169, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!227 = !DILocation(line: 169, column: 1, scope: !226)
!228 = distinct !DISubprogram(name: "add_uninit_union", scope: !10, file: !10, line: 179, type: !14, scopeLine: 179, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!229 = !DILocation(line: 179, column: 1, scope: !228)
!230 = distinct !DISubprogram(name: "add_uninit_masked", scope: !10, file: !10, line: 192, type: !14, scopeLine: 192, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!231 = !DILocation(line: 192, column: 1, scope: !230)
!232 = distinct !DISubprogram(name: "add_uninit_not_chosen", scope: !10, file: !10, line: 208, type: !14, scopeLine: 208, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!233 = !DILocation(line: 208, column: 1, scope: !232)
!234 = distinct !DISubprogram(name: "add_uninit_copied_bytes", scope: !10, file: !10, line: 215, type: !14, scopeLine: 215, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!235 = !DILocation(line: 215, column: 1, scope: !234)
!236 = distinct !DISubprogram(name: "add_uninit_sorted", scope: !10, file: !10, line: 231, type: !14, scopeLine: 231, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!237 = !DILocation(line: 231, column: 1, scope: !236)
!238 = distinct !DISubprogram(name: "add_uninit_float", scope: !10, file: !10, line: 239, type: !14, scopeLine: 239, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!239 = !DILocation(line: 239, column: 1, scope: !238)
!240 = distinct !DISubprogram(name: "uninit_local", scope: !10, file: !10, line: 9, type: !14, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!241 = !DILocalVariable(name: "x", scope: !240, file: !10, line: 11, type: !22)
!242 = !DILocation(line: 11, column: 9, scope: !240)
!243 = !DILocation(line: 12, column: 10, scope: !244)
!244 = distinct !DILexicalBlock(scope: !240, file: !10, line: 12, column: 9)
!245 = !DILocation(line: 12, column: 9, scope: !240)
!246 = !DILocation(line: 13, column: 11, scope: !244)
!247 = !DILocation(line: 13, column: 9, scope: !244)
!248 = !DILocation(line: 14, column: 9, scope: !249)
!249 = distinct !DILexicalBlock(scope: !240, file: !10, line: 14, column: 9)
!250 = !DILocation(line: 14, column: 9, scope: !240)
!251 = !DILocation(line: 15, column: 14, scope: !249)
!252 = !DILocation(line: 15, column: 9, scope: !249)
!253 = !DILocation(line: 16, column: 1, scope: !240)
!254 = distinct !DISubprogram(name: "uninit_heap", scope: !10, file: !10, line: 18, type: !14, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!255 = !DILocalVariable(name: "p", scope: !254, file: !10, line: 20, type: !256)
!256 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!257 = !DILocation(line: 20, column: 10, scope: !254)
!258 = !DILocation(line: 20, column: 14, scope: !254)
!259 = !DILocation(line: 21, column: 5, scope: !254)
!260 = !DILocation(line: 21, column: 10, scope: !254)
!261 = !DILocation(line: 22, column: 10, scope: !262)
!262 = distinct !DILexicalBlock(scope: !254, file: !10, line: 22, column: 9)
!263 = !DILocation(line: 22, column: 9, scope: !254)
!264 = !DILocation(line: 23, column: 9, scope: !262)
!265 = !DILocation(line: 23, column: 14, scope: !262)
!266 = !DILocation(line: 24, column: 9, scope: !267)
!267 = distinct !DILexicalBlock(scope: !254, file: !10, line: 24, column: 9)
!268 = !DILocation(line: 24, column: 16, scope: !267)
!269 = !DILocation(line: 24, column: 14, scope: !267)
!270 = !DILocation(line: 24, column: 21, scope: !267)
!271 = !DILocation(line: 24, column: 9, scope: !254)
!272 = !DILocation(line: 25, column: 14, scope: !267)
!273 = !DILocation(line: 25, column: 9, scope: !267)
!274 = !DILocation(line: 26, column: 10, scope: !254)
!275 = !DILocation(line: 26, column: 5, scope: !254)
!276 = !DILocation(line: 27, column: 1, scope: !254)
!277 = distinct !DISubprogram(name: "uninit_realloc", scope: !10, file: !10, line: 29, type: !14, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!278 = !DILocalVariable(name: "p", scope: !277, file: !10, line: 31, type: !23)
!279 = !DILocation(line: 31, column: 11, scope: !277)
!280 = !DILocation(line: 31, column: 15, scope: !277)
!281 = !DILocation(line: 32, column: 17, scope: !277)
!282 = !DILocation(line: 32, column: 9, scope: !277)
!283 = !DILocation(line: 32, column: 7, scope: !277)
!284 = !DILocation(line: 33, column: 9, scope: !285)
!285 = distinct !DILexicalBlock(scope: !277, file: !10, line: 33, column: 9)
!286 = !DILocation(line: 33, column: 11, scope: !285)
!287 = !DILocation(line: 33, column: 9, scope: !277)
!288 = !DILocation(line: 34, column: 14, scope: !285)
!289 = !DILocation(line: 34, column: 9, scope: !285)
!290 = !DILocation(line: 35, column: 10, scope: !277)
!291 = !DILocation(line: 35, column: 5, scope: !277)
!292 = !DILocation(line: 36, column: 1, scope: !277)
!293 = distinct !DISubprogram(name: "uninit_index", scope: !10, file: !10, line: 38, type: !14, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!294 = !DILocalVariable(name: "i", scope: !293, file: !10, line: 40, type: !22)
!295 = !DILocation(line: 40, column: 9, scope: !293)
!296 = !DILocation(line: 41, column: 10, scope: !297)
!297 = distinct !DILexicalBlock(scope: !293, file: !10, line: 41, column: 9)
!298 = !DILocation(line: 41, column: 9, scope: !293)
!299 = !DILocation(line: 42, column: 11, scope: !297)
!300 = !DILocation(line: 42, column: 9, scope: !297)
!301 = !DILocation(line: 43, column: 18, scope: !293)
!302 = !DILocation(line: 43, column: 12, scope: !293)
!303 = !DILocation(line: 43, column: 10, scope: !293)
!304 = !DILocation(line: 44, column: 1, scope: !293)
!305 = distinct !DISubprogram(name: "uninit_pointer", scope: !10, file: !10, line: 46, type: !14, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!306 = !DILocalVariable(name: "p", scope: !305, file: !10, line: 48, type: !256)
!307 = !DILocation(line: 48, column: 10, scope: !305)
!308 = !DILocation(line: 49, column: 10, scope: !309)
!309 = distinct !DILexicalBlock(scope: !305, file: !10, line: 49, column: 9)
!310 = !DILocation(line: 49, column: 9, scope: !305)
!311 = !DILocation(line: 50, column: 11, scope: !309)
!312 = !DILocation(line: 50, column: 9, scope: !309)
!313 = !DILocation(line: 51, column: 6, scope: !305)
!314 = !DILocation(line: 51, column: 8, scope: !305)
!315 = !DILocation(line: 52, column: 1, scope: !305)
!316 = distinct !DISubprogram(name: "uninit_argument", scope: !10, file: !10, line: 54, type: !14, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!317 = !DILocalVariable(name: "x", scope: !316, file: !10, line: 56, type: !22)
!318 = !DILocation(line: 56, column: 9, scope: !316)
!319 = !DILocation(line: 57, column: 10, scope: !320)
!320 = distinct !DILexicalBlock(scope: !316, file: !10, line: 57, column: 9)
!321 = !DILocation(line: 57, column: 9, scope: !316)
!322 = !DILocation(line: 58, column: 11, scope: !320)
!323 = !DILocation(line: 58, column: 9, scope: !320)
!324 = !DILocation(line: 59, column: 20, scope: !316)
!325 = !DILocation(line: 59, column: 5, scope: !316)
!326 = !DILocation(line: 60, column: 1, scope: !316)
!327 = distinct !DISubprogram(name: "uninit_string", scope: !10, file: !10, line: 62, type: !14, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!328 = !DILocalVariable(name: "text", scope: !327, file: !10, line: 64, type: !3)
!329 = !DILocation(line: 64, column: 10, scope: !327)
!330 = !DILocation(line: 65, column: 5, scope: !327)
!331 = !DILocation(line: 65, column: 13, scope: !327)
!332 = !DILocation(line: 66, column: 5, scope: !327)
!333 = !DILocation(line: 66, column: 13, scope: !327)
!334 = !DILocation(line: 67, column: 10, scope: !335)
!335 = distinct !DILexicalBlock(scope: !327, file: !10, line: 67, column: 9)
!336 = !DILocation(line: 67, column: 9, scope: !327)
!337 = !DILocation(line: 68, column: 9, scope: !335)
!338 = !DILocation(line: 68, column: 17, scope: !335)
!339 = !DILocation(line: 69, column: 16, scope: !340)
!340 = distinct !DILexicalBlock(scope: !327, file: !10, line: 69, column: 9)
!341 = !DILocation(line: 69, column: 9, scope: !340)
!342 = !DILocation(line: 69, column: 22, scope: !340)
!343 = !DILocation(line: 69, column: 9, scope: !327)
!344 = !DILocation(line: 70, column: 14, scope: !340)
!345 = !DILocation(line: 70, column: 9, scope: !340)
!346 = !DILocation(line: 71, column: 1, scope: !327)
!347 = distinct !DISubprogram(name: "uninit_divisor", scope: !10, file: !10, line: 73, type: !14, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!348 = !DILocalVariable(name: "x", scope: !347, file: !10, line: 75, type: !22)
!349 = !DILocation(line: 75, column: 9, scope: !347)
!350 = !DILocation(line: 76, column: 10, scope: !351)
!351 = distinct !DILexicalBlock(scope: !347, file: !10, line: 76, column: 9)
!352 = !DILocation(line: 76, column: 9, scope: !347)
!353 = !DILocation(line: 77, column: 11, scope: !351)
!354 = !DILocation(line: 77, column: 9, scope: !351)
!355 = !DILocation(line: 78, column: 18, scope: !347)
!356 = !DILocation(line: 78, column: 20, scope: !347)
!357 = !DILocation(line: 78, column: 15, scope: !347)
!358 = !DILocation(line: 78, column: 10, scope: !347)
!359 = !DILocation(line: 79, column: 1, scope: !347)
!360 = !DILocalVariable(name: "e", scope: !13, file: !10, line: 83, type: !12)
!361 = !DILocation(line: 83, column: 23, scope: !13)
!362 = !DILocation(line: 84, column: 10, scope: !363)
!363 = distinct !DILexicalBlock(scope: !13, file: !10, line: 84, column: 9)
!364 = !DILocation(line: 84, column: 9, scope: !13)
!365 = !DILocation(line: 85, column: 11, scope: !363)
!366 = !DILocation(line: 85, column: 9, scope: !363)
!367 = !DILocation(line: 86, column: 13, scope: !13)
!368 = !DILocation(line: 86, column: 5, scope: !13)
!369 = !DILocation(line: 88, column: 14, scope: !370)
!370 = distinct !DILexicalBlock(scope: !13, file: !10, line: 86, column: 16)
!371 = !DILocation(line: 89, column: 9, scope: !370)
!372 = !DILocation(line: 91, column: 14, scope: !370)
!373 = !DILocation(line: 92, column: 5, scope: !370)
!374 = !DILocation(line: 93, column: 1, scope: !13)
!375 = distinct !DISubprogram(name: "uninit_call", scope: !10, file: !10, line: 95, type: !14, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!376 = !DILocalVariable(name: "f", scope: !375, file: !10, line: 97, type: !377)
!377 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !378, size: 64)
!378 = !DISubroutineType(types: !379)
!379 = !{null, !380}
!380 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!381 = !DILocation(line: 97, column: 12, scope: !375)
!382 = !DILocation(line: 98, column: 10, scope: !383)
!383 = distinct !DILexicalBlock(scope: !375, file: !10, line: 98, column: 9)
!384 = !DILocation(line: 98, column: 9, scope: !375)
!385 = !DILocation(line: 99, column: 11, scope: !383)
!386 = !DILocation(line: 99, column: 9, scope: !383)
!387 = !DILocation(line: 100, column: 5, scope: !375)
!388 = !DILocation(line: 101, column: 1, scope: !375)
!389 = distinct !DISubprogram(name: "uninit_through_structs", scope: !10, file: !10, line: 124, type: !14, scopeLine: 125, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!390 = !DILocalVariable(name: "a", scope: !389, file: !10, line: 126, type: !391)
!391 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "padded", file: !10, line: 103, size: 96, elements: !392)
!392 = !{!393, !394, !395}
!393 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !391, file: !10, line: 104, baseType: !4, size: 8)
!394 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !391, file: !10, line: 105, baseType: !22, size: 32, offset: 32)
!395 = !DIDerivedType(tag: DW_TAG_member, name: "tail", scope: !391, file: !10, line: 106, baseType: !396, size: 16, offset: 64)
!396 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!397 = !DILocation(line: 126, column: 19, scope: !389)
!398 = !DILocation(line: 126, column: 23, scope: !389)
!399 = !DILocalVariable(name: "b", scope: !389, file: !10, line: 126, type: !391)
!400 = !DILocation(line: 126, column: 31, scope: !389)
!401 = !DILocalVariable(name: "heap", scope: !389, file: !10, line: 126, type: !402)
!402 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !391, size: 64)
!403 = !DILocation(line: 126, column: 35, scope: !389)
!404 = !DILocation(line: 126, column: 42, scope: !389)
!405 = !DILocation(line: 127, column: 9, scope: !389)
!406 = !DILocation(line: 128, column: 12, scope: !389)
!407 = !DILocation(line: 128, column: 5, scope: !389)
!408 = !DILocalVariable(name: "c", scope: !389, file: !10, line: 129, type: !391)
!409 = !DILocation(line: 129, column: 19, scope: !389)
!410 = !DILocation(line: 129, column: 24, scope: !389)
!411 = !DILocation(line: 129, column: 23, scope: !389)
!412 = !DILocation(line: 130, column: 10, scope: !389)
!413 = !DILocation(line: 130, column: 5, scope: !389)
!414 = !DILocation(line: 131, column: 11, scope: !415)
!415 = distinct !DILexicalBlock(scope: !389, file: !10, line: 131, column: 9)
!416 = !DILocation(line: 131, column: 9, scope: !415)
!417 = !DILocation(line: 131, column: 19, scope: !415)
!418 = !DILocation(line: 131, column: 15, scope: !415)
!419 = !DILocation(line: 131, column: 25, scope: !415)
!420 = !DILocation(line: 131, column: 9, scope: !389)
!421 = !DILocation(line: 132, column: 9, scope: !415)
!422 = !DILocation(line: 133, column: 9, scope: !423)
!423 = distinct !DILexicalBlock(scope: !389, file: !10, line: 133, column: 9)
!424 = !DILocation(line: 133, column: 16, scope: !423)
!425 = !DILocation(line: 133, column: 9, scope: !389)
!426 = !DILocation(line: 134, column: 9, scope: !423)
!427 = !DILocation(line: 135, column: 1, scope: !389)
!428 = distinct !DISubprogram(name: "make", scope: !10, file: !10, line: 109, type: !429, scopeLine: 110, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!429 = !DISubroutineType(types: !430)
!430 = !{!391}
!431 = !DILocalVariable(name: "p", scope: !428, file: !10, line: 111, type: !391)
!432 = !DILocation(line: 111, column: 19, scope: !428)
!433 = !DILocation(line: 112, column: 7, scope: !428)
!434 = !DILocation(line: 112, column: 11, scope: !428)
!435 = !DILocation(line: 113, column: 7, scope: !428)
!436 = !DILocation(line: 113, column: 13, scope: !428)
!437 = !DILocation(line: 114, column: 10, scope: !438)
!438 = distinct !DILexicalBlock(scope: !428, file: !10, line: 114, column: 9)
!439 = !DILocation(line: 114, column: 9, scope: !428)
!440 = !DILocation(line: 115, column: 11, scope: !438)
!441 = !DILocation(line: 115, column: 16, scope: !438)
!442 = !DILocation(line: 115, column: 9, scope: !438)
!443 = !DILocation(line: 116, column: 5, scope: !428)
!444 = distinct !DISubprogram(name: "sum", scope: !10, file: !10, line: 119, type: !445, scopeLine: 120, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!445 = !DISubroutineType(types: !446)
!446 = !{!22, !391}
!447 = !DILocalVariable(name: "p", arg: 1, scope: !444, file: !10, line: 119, type: !391)
!448 = !DILocation(line: 119, column: 30, scope: !444)
!449 = !DILocation(line: 121, column: 14, scope: !444)
!450 = !DILocation(line: 121, column: 12, scope: !444)
!451 = !DILocation(line: 121, column: 22, scope: !444)
!452 = !DILocation(line: 121, column: 18, scope: !444)
!453 = !DILocation(line: 121, column: 32, scope: !444)
!454 = !DILocation(line: 121, column: 30, scope: !444)
!455 = !DILocation(line: 121, column: 28, scope: !444)
!456 = !DILocation(line: 121, column: 5, scope: !444)
!457 = distinct !DISubprogram(name: "uninit_bit_fields", scope: !10, file: !10, line: 147, type: !14, scopeLine: 148, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!458 = !DILocalVariable(name: "f", scope: !457, file: !10, line: 149, type: !459)
!459 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "flags", file: !10, line: 137, size: 64, elements: !460)
!460 = !{!461, !462, !463, !464}
!461 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !459, file: !10, line: 138, baseType: !17, size: 3, flags: DIFlagBitField, extraData: i64 0)
!462 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !459, file: !10, line: 138, baseType: !17, size: 5, offset: 3, flags: DIFlagBitField, extraData: i64 0)
!463 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !459, file: !10, line: 138, baseType: !17, size: 9, offset: 8, flags: DIFlagBitField, extraData: i64 0)
!464 = !DIDerivedType(tag: DW_TAG_member, name: "wide", scope: !459, file: !10, line: 139, baseType: !465, size: 40, offset: 17, flags: DIFlagBitField, extraData: i64 0)
!465 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!466 = !DILocation(line: 149, column: 18, scope: !457)
!467 = !DILocation(line: 150, column: 9, scope: !457)
!468 = !DILocation(line: 151, column: 9, scope: !457)
!469 = !DILocation(line: 152, column: 12, scope: !457)
!470 = !DILocation(line: 153, column: 11, scope: !471)
!471 = distinct !DILexicalBlock(scope: !457, file: !10, line: 153, column: 9)
!472 = !DILocation(line: 153, column: 13, scope: !471)
!473 = !DILocation(line: 153, column: 18, scope: !471)
!474 = !DILocation(line: 153, column: 23, scope: !471)
!475 = !DILocation(line: 153, column: 25, scope: !471)
!476 = !DILocation(line: 153, column: 32, scope: !471)
!477 = !DILocation(line: 153, column: 37, scope: !471)
!478 = !DILocation(line: 153, column: 42, scope: !471)
!479 = !DILocation(line: 153, column: 47, scope: !471)
!480 = !DILocation(line: 153, column: 50, scope: !471)
!481 = !DILocation(line: 153, column: 62, scope: !471)
!482 = !DILocation(line: 153, column: 9, scope: !457)
!483 = !DILocation(line: 154, column: 9, scope: !471)
!484 = !DILocation(line: 155, column: 9, scope: !485)
!485 = distinct !DILexicalBlock(scope: !457, file: !10, line: 155, column: 9)
!486 = !DILocation(line: 155, column: 13, scope: !485)
!487 = !DILocation(line: 155, column: 18, scope: !485)
!488 = !DILocation(line: 155, column: 16, scope: !485)
!489 = !DILocation(line: 155, column: 9, scope: !457)
!490 = !DILocation(line: 156, column: 14, scope: !485)
!491 = !DILocation(line: 156, column: 9, scope: !485)
!492 = !DILocation(line: 157, column: 1, scope: !457)
!493 = distinct !DISubprogram(name: "flag_sum", scope: !10, file: !10, line: 142, type: !494, scopeLine: 143, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!494 = !DISubroutineType(types: !495)
!495 = !{!22, !459}
!496 = !DILocalVariable(name: "f", arg: 1, scope: !493, file: !10, line: 142, type: !459)
!497 = !DILocation(line: 142, column: 34, scope: !493)
!498 = !DILocation(line: 144, column: 19, scope: !493)
!499 = !DILocation(line: 144, column: 30, scope: !493)
!500 = !DILocation(line: 144, column: 21, scope: !493)
!501 = !DILocation(line: 144, column: 5, scope: !493)
!502 = distinct !DISubprogram(name: "uninit_by_value", scope: !10, file: !10, line: 169, type: !14, scopeLine: 170, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!503 = !DILocalVariable(name: "l", scope: !502, file: !10, line: 171, type: !504)
!504 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "large", file: !10, line: 159, size: 352, elements: !505)
!505 = !{!506, !507, !508}
!506 = !DIDerivedType(tag: DW_TAG_member, name: "lead", scope: !504, file: !10, line: 160, baseType: !17, size: 4, flags: DIFlagBitField, extraData: i64 0)
!507 = !DIDerivedType(tag: DW_TAG_member, name: "rest", scope: !504, file: !10, line: 160, baseType: !17, size: 4, offset: 4, flags: DIFlagBitField, extraData: i64 0)
!508 = !DIDerivedType(tag: DW_TAG_member, name: "room", scope: !504, file: !10, line: 161, baseType: !509, size: 320, offset: 8)
!509 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 320, elements: !510)
!510 = !{!511}
!511 = !DISubrange(count: 40)
!512 = !DILocation(line: 171, column: 18, scope: !502)
!513 = !DILocation(line: 172, column: 12, scope: !502)
!514 = !DILocation(line: 173, column: 9, scope: !515)
!515 = distinct !DILexicalBlock(scope: !502, file: !10, line: 173, column: 9)
!516 = !DILocation(line: 173, column: 21, scope: !515)
!517 = !DILocation(line: 173, column: 9, scope: !502)
!518 = !DILocation(line: 174, column: 9, scope: !515)
!519 = !DILocation(line: 175, column: 9, scope: !520)
!520 = distinct !DILexicalBlock(scope: !502, file: !10, line: 175, column: 9)
!521 = !DILocation(line: 175, column: 13, scope: !520)
!522 = !DILocation(line: 175, column: 18, scope: !520)
!523 = !DILocation(line: 175, column: 16, scope: !520)
!524 = !DILocation(line: 175, column: 9, scope: !502)
!525 = !DILocation(line: 176, column: 14, scope: !520)
!526 = !DILocation(line: 176, column: 9, scope: !520)
!527 = !DILocation(line: 177, column: 1, scope: !502)
!528 = distinct !DISubprogram(name: "first_of", scope: !10, file: !10, line: 164, type: !529, scopeLine: 165, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!529 = !DISubroutineType(types: !530)
!530 = !{!22, !504}
!531 = !DILocalVariable(name: "l", arg: 1, scope: !528, file: !10, line: 164, type: !504)
!532 = !DILocation(line: 164, column: 34, scope: !528)
!533 = !DILocation(line: 166, column: 14, scope: !528)
!534 = !DILocation(line: 166, column: 5, scope: !528)
!535 = distinct !DISubprogram(name: "uninit_union", scope: !10, file: !10, line: 179, type: !14, scopeLine: 180, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!536 = !DILocalVariable(name: "u", scope: !535, file: !10, line: 184, type: !537)
!537 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !535, file: !10, line: 181, size: 32, elements: !538)
!538 = !{!539, !540}
!539 = !DIDerivedType(tag: DW_TAG_member, name: "byte", scope: !537, file: !10, line: 182, baseType: !4, size: 8)
!540 = !DIDerivedType(tag: DW_TAG_member, name: "word", scope: !537, file: !10, line: 183, baseType: !22, size: 32)
!541 = !DILocation(line: 184, column: 7, scope: !535)
!542 = !DILocation(line: 185, column: 12, scope: !535)
!543 = !DILocation(line: 186, column: 11, scope: !544)
!544 = distinct !DILexicalBlock(scope: !535, file: !10, line: 186, column: 9)
!545 = !DILocation(line: 186, column: 9, scope: !544)
!546 = !DILocation(line: 186, column: 9, scope: !535)
!547 = !DILocation(line: 187, column: 9, scope: !544)
!548 = !DILocation(line: 188, column: 9, scope: !549)
!549 = distinct !DILexicalBlock(scope: !535, file: !10, line: 188, column: 9)
!550 = !DILocation(line: 188, column: 13, scope: !549)
!551 = !DILocation(line: 188, column: 18, scope: !549)
!552 = !DILocation(line: 188, column: 16, scope: !549)
!553 = !DILocation(line: 188, column: 9, scope: !535)
!554 = !DILocation(line: 189, column: 14, scope: !549)
!555 = !DILocation(line: 189, column: 9, scope: !549)
!556 = !DILocation(line: 190, column: 1, scope: !535)
!557 = distinct !DISubprogram(name: "uninit_masked", scope: !10, file: !10, line: 192, type: !14, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!558 = !DILocalVariable(name: "x", scope: !557, file: !10, line: 194, type: !22)
!559 = !DILocation(line: 194, column: 9, scope: !557)
!560 = !DILocalVariable(name: "p", scope: !557, file: !10, line: 195, type: !23)
!561 = !DILocation(line: 195, column: 11, scope: !557)
!562 = !DILocation(line: 196, column: 5, scope: !557)
!563 = !DILocation(line: 196, column: 10, scope: !557)
!564 = !DILocation(line: 197, column: 10, scope: !565)
!565 = distinct !DILexicalBlock(scope: !557, file: !10, line: 197, column: 9)
!566 = !DILocation(line: 197, column: 12, scope: !565)
!567 = !DILocation(line: 197, column: 20, scope: !565)
!568 = !DILocation(line: 197, column: 9, scope: !557)
!569 = !DILocation(line: 198, column: 9, scope: !565)
!570 = !DILocation(line: 199, column: 10, scope: !571)
!571 = distinct !DILexicalBlock(scope: !557, file: !10, line: 199, column: 9)
!572 = !DILocation(line: 199, column: 15, scope: !571)
!573 = !DILocation(line: 199, column: 12, scope: !571)
!574 = !DILocation(line: 199, column: 36, scope: !571)
!575 = !DILocation(line: 199, column: 9, scope: !557)
!576 = !DILocation(line: 200, column: 14, scope: !571)
!577 = !DILocation(line: 200, column: 9, scope: !571)
!578 = !DILocation(line: 201, column: 1, scope: !557)
!579 = distinct !DISubprogram(name: "uninit_not_chosen", scope: !10, file: !10, line: 208, type: !14, scopeLine: 209, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!580 = !DILocalVariable(name: "a", scope: !579, file: !10, line: 210, type: !22)
!581 = !DILocation(line: 210, column: 9, scope: !579)
!582 = !DILocalVariable(name: "b", scope: !579, file: !10, line: 210, type: !22)
!583 = !DILocation(line: 210, column: 16, scope: !579)
!584 = !DILocation(line: 211, column: 17, scope: !585)
!585 = distinct !DILexicalBlock(scope: !579, file: !10, line: 211, column: 9)
!586 = !DILocation(line: 211, column: 16, scope: !585)
!587 = !DILocation(line: 211, column: 22, scope: !585)
!588 = !DILocation(line: 211, column: 25, scope: !585)
!589 = !DILocation(line: 211, column: 9, scope: !585)
!590 = !DILocation(line: 211, column: 28, scope: !585)
!591 = !DILocation(line: 211, column: 9, scope: !579)
!592 = !DILocation(line: 212, column: 9, scope: !585)
!593 = !DILocation(line: 213, column: 1, scope: !579)
!594 = distinct !DISubprogram(name: "choose", scope: !10, file: !10, line: 203, type: !595, scopeLine: 204, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!595 = !DISubroutineType(types: !596)
!596 = !{!22, !22, !22, !22}
!597 = !DILocalVariable(name: "which", arg: 1, scope: !594, file: !10, line: 203, type: !22)
!598 = !DILocation(line: 203, column: 23, scope: !594)
!599 = !DILocalVariable(name: "a", arg: 2, scope: !594, file: !10, line: 203, type: !22)
!600 = !DILocation(line: 203, column: 34, scope: !594)
!601 = !DILocalVariable(name: "b", arg: 3, scope: !594, file: !10, line: 203, type: !22)
!602 = !DILocation(line: 203, column: 41, scope: !594)
!603 = !DILocation(line: 205, column: 12, scope: !594)
!604 = !DILocation(line: 205, column: 20, scope: !594)
!605 = !DILocation(line: 205, column: 24, scope: !594)
!606 = !DILocation(line: 205, column: 5, scope: !594)
!607 = distinct !DISubprogram(name: "uninit_copied_bytes", scope: !10, file: !10, line: 215, type: !14, scopeLine: 216, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!608 = !DILocalVariable(name: "from", scope: !607, file: !10, line: 217, type: !609)
!609 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !610)
!610 = !{!611}
!611 = !DISubrange(count: 8)
!612 = !DILocation(line: 217, column: 10, scope: !607)
!613 = !DILocalVariable(name: "to", scope: !607, file: !10, line: 217, type: !609)
!614 = !DILocation(line: 217, column: 19, scope: !607)
!615 = !DILocalVariable(name: "i", scope: !616, file: !10, line: 218, type: !22)
!616 = distinct !DILexicalBlock(scope: !607, file: !10, line: 218, column: 5)
!617 = !DILocation(line: 218, column: 14, scope: !616)
!618 = !DILocation(line: 218, column: 10, scope: !616)
!619 = !DILocation(line: 218, column: 21, scope: !620)
!620 = distinct !DILexicalBlock(scope: !616, file: !10, line: 218, column: 5)
!621 = !DILocation(line: 218, column: 23, scope: !620)
!622 = !DILocation(line: 218, column: 5, scope: !616)
!623 = !DILocation(line: 219, column: 25, scope: !620)
!624 = !DILocation(line: 219, column: 19, scope: !620)
!625 = !DILocation(line: 219, column: 14, scope: !620)
!626 = !DILocation(line: 219, column: 9, scope: !620)
!627 = !DILocation(line: 219, column: 17, scope: !620)
!628 = !DILocation(line: 218, column: 29, scope: !620)
!629 = !DILocation(line: 218, column: 5, scope: !620)
!630 = distinct !{!630, !622, !631, !199}
!631 = !DILocation(line: 219, column: 25, scope: !616)
!632 = !DILocalVariable(name: "i", scope: !633, file: !10, line: 220, type: !22)
!633 = distinct !DILexicalBlock(scope: !607, file: !10, line: 220, column: 5)
!634 = !DILocation(line: 220, column: 14, scope: !633)
!635 = !DILocation(line: 220, column: 10, scope: !633)
!636 = !DILocation(line: 220, column: 21, scope: !637)
!637 = distinct !DILexicalBlock(scope: !633, file: !10, line: 220, column: 5)
!638 = !DILocation(line: 220, column: 23, scope: !637)
!639 = !DILocation(line: 220, column: 5, scope: !633)
!640 = !DILocation(line: 221, column: 22, scope: !637)
!641 = !DILocation(line: 221, column: 17, scope: !637)
!642 = !DILocation(line: 221, column: 12, scope: !637)
!643 = !DILocation(line: 221, column: 9, scope: !637)
!644 = !DILocation(line: 221, column: 15, scope: !637)
!645 = !DILocation(line: 220, column: 29, scope: !637)
!646 = !DILocation(line: 220, column: 5, scope: !637)
!647 = distinct !{!647, !639, !648, !199}
!648 = !DILocation(line: 221, column: 23, scope: !633)
!649 = !DILocation(line: 222, column: 12, scope: !650)
!650 = distinct !DILexicalBlock(scope: !607, file: !10, line: 222, column: 9)
!651 = !DILocation(line: 222, column: 9, scope: !650)
!652 = !DILocation(line: 222, column: 25, scope: !650)
!653 = !DILocation(line: 222, column: 9, scope: !607)
!654 = !DILocation(line: 223, column: 14, scope: !650)
!655 = !DILocation(line: 223, column: 9, scope: !650)
!656 = !DILocation(line: 224, column: 1, scope: !607)
!657 = distinct !DISubprogram(name: "uninit_sorted", scope: !10, file: !10, line: 231, type: !14, scopeLine: 232, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!658 = !DILocalVariable(name: "a", scope: !657, file: !10, line: 233, type: !68)
!659 = !DILocation(line: 233, column: 9, scope: !657)
!660 = !DILocalVariable(name: "b", scope: !657, file: !10, line: 233, type: !68)
!661 = !DILocation(line: 233, column: 30, scope: !657)
!662 = !DILocation(line: 234, column: 5, scope: !657)
!663 = !DILocation(line: 234, column: 19, scope: !657)
!664 = !DILocation(line: 234, column: 18, scope: !657)
!665 = !DILocation(line: 234, column: 32, scope: !657)
!666 = !DILocation(line: 235, column: 11, scope: !657)
!667 = !DILocation(line: 235, column: 5, scope: !657)
!668 = !DILocation(line: 236, column: 12, scope: !657)
!669 = !DILocation(line: 236, column: 10, scope: !657)
!670 = !DILocation(line: 237, column: 1, scope: !657)
!671 = distinct !DISubprogram(name: "compare", scope: !10, file: !10, line: 226, type: !672, scopeLine: 227, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!672 = !DISubroutineType(types: !673)
!673 = !{!22, !674, !674}
!674 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !675, size: 64)
!675 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!676 = !DILocalVariable(name: "a", arg: 1, scope: !671, file: !10, line: 226, type: !674)
!677 = !DILocation(line: 226, column: 32, scope: !671)
!678 = !DILocalVariable(name: "b", arg: 2, scope: !671, file: !10, line: 226, type: !674)
!679 = !DILocation(line: 226, column: 47, scope: !671)
!680 = !DILocation(line: 228, column: 26, scope: !671)
!681 = !DILocation(line: 228, column: 12, scope: !671)
!682 = !DILocation(line: 228, column: 44, scope: !671)
!683 = !DILocation(line: 228, column: 30, scope: !671)
!684 = !DILocation(line: 228, column: 28, scope: !671)
!685 = !DILocation(line: 228, column: 5, scope: !671)
!686 = distinct !DISubprogram(name: "uninit_float", scope: !10, file: !10, line: 239, type: !14, scopeLine: 240, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !16)
!687 = !DILocalVariable(name: "d", scope: !686, file: !10, line: 241, type: !688)
!688 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!689 = !DILocation(line: 241, column: 12, scope: !686)
!690 = !DILocation(line: 242, column: 10, scope: !691)
!691 = distinct !DILexicalBlock(scope: !686, file: !10, line: 242, column: 9)
!692 = !DILocation(line: 242, column: 9, scope: !686)
!693 = !DILocation(line: 243, column: 11, scope: !691)
!694 = !DILocation(line: 243, column: 9, scope: !691)
!695 = !DILocation(line: 244, column: 9, scope: !696)
!696 = distinct !DILexicalBlock(scope: !686, file: !10, line: 244, column: 9)
!697 = !DILocation(line: 244, column: 11, scope: !696)
!698 = !DILocation(line: 244, column: 15, scope: !696)
!699 = !DILocation(line: 244, column: 9, scope: !686)
!700 = !DILocation(line: 245, column: 14, scope: !696)
!701 = !DILocation(line: 245, column: 9, scope: !696)
!702 = !DILocation(line: 246, column: 1, scope: !686)
