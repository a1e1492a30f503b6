; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -g tests/faults/pointers.c
; ModuleID = 'tests/faults/pointers.c'
source_filename = "tests/faults/pointers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.fault_case = type { ptr, ptr, ptr }
%struct.pair = type { i64, i64 }

@.str = private unnamed_addr constant [4 x i8] c"bad\00", align 1, !dbg !0
@bad = internal global i32 0, align 4, !dbg !7
@all_cases = internal global ptr null, align 8, !dbg !24
@entry_null_write = internal global %struct.fault_case { ptr @.str.1, ptr @null_write, ptr null }, align 8, !dbg !42
@entry_null_read = internal global %struct.fault_case { ptr @.str.2, ptr @null_read, ptr null }, align 8, !dbg !49
@entry_null_member = internal global %struct.fault_case { ptr @.str.3, ptr @null_member, ptr null }, align 8, !dbg !56
@entry_null_array = internal global %struct.fault_case { ptr @.str.4, ptr @null_array, ptr null }, align 8, !dbg !60
@entry_null_from_malloc = internal global %struct.fault_case { ptr @.str.5, ptr @null_from_malloc, ptr null }, align 8, !dbg !67
@entry_null_negative = internal global %struct.fault_case { ptr @.str.6, ptr @null_negative, ptr null }, align 8, !dbg !74
@entry_wild_write = internal global %struct.fault_case { ptr @.str.7, ptr @wild_write, ptr null }, align 8, !dbg !78
@entry_wild_truncated = internal global %struct.fault_case { ptr @.str.8, ptr @wild_truncated, ptr null }, align 8, !dbg !85
@entry_code_read = internal global %struct.fault_case { ptr @.str.9, ptr @code_read, ptr null }, align 8, !dbg !89
@entry_code_write = internal global %struct.fault_case { ptr @.str.10, ptr @code_write, ptr null }, align 8, !dbg !93
@entry_call_null = internal global %struct.fault_case { ptr @.str.11, ptr @call_null, ptr null }, align 8, !dbg !97
@entry_call_data = internal global %struct.fault_case { ptr @.str.12, ptr @call_data, ptr null }, align 8, !dbg !101
@entry_call_middle_of_function = internal global %struct.fault_case { ptr @.str.13, ptr @call_middle_of_function, ptr null }, align 8, !dbg !112
@entry_call_table = internal global %struct.fault_case { ptr @.str.14, ptr @call_table, ptr null }, align 8, !dbg !116
@entry_call_undefined = internal global %struct.fault_case { ptr @.str.15, ptr @call_undefined, ptr null }, align 8, !dbg !120
@.str.1 = private unnamed_addr constant [11 x i8] c"null_write\00", align 1, !dbg !37
@.str.2 = private unnamed_addr constant [10 x i8] c"null_read\00", align 1, !dbg !44
@.str.3 = private unnamed_addr constant [12 x i8] c"null_member\00", align 1, !dbg !51
@__const.null_member.a = private unnamed_addr constant %struct.pair { i64 1, i64 2 }, align 8
@.str.4 = private unnamed_addr constant [11 x i8] c"null_array\00", align 1, !dbg !58
@.str.5 = private unnamed_addr constant [17 x i8] c"null_from_malloc\00", align 1, !dbg !62
@.str.6 = private unnamed_addr constant [14 x i8] c"null_negative\00", align 1, !dbg !69
@.str.7 = private unnamed_addr constant [11 x i8] c"wild_write\00", align 1, !dbg !76
@.str.8 = private unnamed_addr constant [15 x i8] c"wild_truncated\00", align 1, !dbg !80
@.str.9 = private unnamed_addr constant [10 x i8] c"code_read\00", align 1, !dbg !87
@.str.10 = private unnamed_addr constant [11 x i8] c"code_write\00", align 1, !dbg !91
@.str.11 = private unnamed_addr constant [10 x i8] c"call_null\00", align 1, !dbg !95
@.str.12 = private unnamed_addr constant [10 x i8] c"call_data\00", align 1, !dbg !99
@call_data.data = internal global i32 0, align 4, !dbg !103
@.str.13 = private unnamed_addr constant [24 x i8] c"call_middle_of_function\00", align 1, !dbg !107
@.str.14 = private unnamed_addr constant [11 x i8] c"call_table\00", align 1, !dbg !114
@__const.call_table.table = private unnamed_addr constant [3 x ptr] [ptr @twice, ptr @twice, ptr @twice], align 16
@.str.15 = private unnamed_addr constant [15 x i8] c"call_undefined\00", align 1, !dbg !118
@llvm.global_ctors = appending global [15 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @add_null_write, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_null_read, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_null_member, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_null_array, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_null_from_malloc, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_null_negative, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_wild_write, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_wild_truncated, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_code_read, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_code_write, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_call_null, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_call_data, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_call_middle_of_function, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_call_table, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_call_undefined, ptr null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !130 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !134, !DIExpression(), !135)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !136, !DIExpression(), !137)
  %7 = load i32, ptr %4, align 4, !dbg !138
  %8 = icmp sgt i32 %7, 2, !dbg !139
  br i1 %8, label %9, label %15, !dbg !140

9:                                                ; preds = %2
  %10 = load ptr, ptr %5, align 8, !dbg !141
  %11 = getelementptr inbounds ptr, ptr %10, i64 2, !dbg !141
  %12 = load ptr, ptr %11, align 8, !dbg !141
  %13 = call i32 @strcmp(ptr noundef %12, ptr noundef @.str) #7, !dbg !142
  %14 = icmp eq i32 %13, 0, !dbg !143
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !144
  %17 = zext i1 %16 to i32, !dbg !140
  store i32 %17, ptr @bad, align 4, !dbg !145
    #dbg_declare(ptr %6, !146, !DIExpression(), !148)
  %18 = load ptr, ptr @all_cases, align 8, !dbg !149
  store ptr %18, ptr %6, align 8, !dbg !148
  br label %19, !dbg !150

19:                                               ; preds = %39, %15
  %20 = load ptr, ptr %6, align 8, !dbg !151
  %21 = icmp ne ptr %20, null, !dbg !153
  br i1 %21, label %22, label %43, !dbg !153

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4, !dbg !154
  %24 = icmp sgt i32 %23, 1, !dbg !156
  br i1 %24, label %25, label %38, !dbg !157

25:                                               ; preds = %22
  %26 = load ptr, ptr %5, align 8, !dbg !158
  %27 = getelementptr inbounds ptr, ptr %26, i64 1, !dbg !158
  %28 = load ptr, ptr %27, align 8, !dbg !158
  %29 = load ptr, ptr %6, align 8, !dbg !159
  %30 = getelementptr inbounds %struct.fault_case, ptr %29, i32 0, i32 0, !dbg !160
  %31 = load ptr, ptr %30, align 8, !dbg !160
  %32 = call i32 @strcmp(ptr noundef %28, ptr noundef %31) #7, !dbg !161
  %33 = icmp eq i32 %32, 0, !dbg !162
  br i1 %33, label %34, label %38, !dbg !163

34:                                               ; preds = %25
  %35 = load ptr, ptr %6, align 8, !dbg !164
  %36 = getelementptr inbounds %struct.fault_case, ptr %35, i32 0, i32 1, !dbg !166
  %37 = load ptr, ptr %36, align 8, !dbg !166
  call void %37(), !dbg !164
  store i32 0, ptr %3, align 4, !dbg !167
  br label %44, !dbg !167

38:                                               ; preds = %25, %22
  br label %39, !dbg !168

39:                                               ; preds = %38
  %40 = load ptr, ptr %6, align 8, !dbg !169
  %41 = getelementptr inbounds %struct.fault_case, ptr %40, i32 0, i32 2, !dbg !170
  %42 = load ptr, ptr %41, align 8, !dbg !170
  store ptr %42, ptr %6, align 8, !dbg !171
  br label %19, !dbg !172, !llvm.loop !173

43:                                               ; preds = %19
  store i32 99, ptr %3, align 4, !dbg !176
  br label %44, !dbg !176

44:                                               ; preds = %43, %34
  %45 = load i32, ptr %3, align 4, !dbg !177
  ret i32 %45, !dbg !177
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_null_write() #0 !dbg !178 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !179
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_null_write, i32 0, i32 2), align 8, !dbg !179
  store ptr @entry_null_write, ptr @all_cases, align 8, !dbg !179
  ret void, !dbg !179
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_null_read() #0 !dbg !180 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !181
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_null_read, i32 0, i32 2), align 8, !dbg !181
  store ptr @entry_null_read, ptr @all_cases, align 8, !dbg !181
  ret void, !dbg !181
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_null_member() #0 !dbg !182 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !183
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_null_member, i32 0, i32 2), align 8, !dbg !183
  store ptr @entry_null_member, ptr @all_cases, align 8, !dbg !183
  ret void, !dbg !183
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_null_array() #0 !dbg !184 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !185
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_null_array, i32 0, i32 2), align 8, !dbg !185
  store ptr @entry_null_array, ptr @all_cases, align 8, !dbg !185
  ret void, !dbg !185
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_null_from_malloc() #0 !dbg !186 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !187
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_null_from_malloc, i32 0, i32 2), align 8, !dbg !187
  store ptr @entry_null_from_malloc, ptr @all_cases, align 8, !dbg !187
  ret void, !dbg !187
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_null_negative() #0 !dbg !188 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !189
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_null_negative, i32 0, i32 2), align 8, !dbg !189
  store ptr @entry_null_negative, ptr @all_cases, align 8, !dbg !189
  ret void, !dbg !189
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_wild_write() #0 !dbg !190 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !191
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_wild_write, i32 0, i32 2), align 8, !dbg !191
  store ptr @entry_wild_write, ptr @all_cases, align 8, !dbg !191
  ret void, !dbg !191
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_wild_truncated() #0 !dbg !192 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !193
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_wild_truncated, i32 0, i32 2), align 8, !dbg !193
  store ptr @entry_wild_truncated, ptr @all_cases, align 8, !dbg !193
  ret void, !dbg !193
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_code_read() #0 !dbg !194 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !195
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_code_read, i32 0, i32 2), align 8, !dbg !195
  store ptr @entry_code_read, ptr @all_cases, align 8, !dbg !195
  ret void, !dbg !195
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_code_write() #0 !dbg !196 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !197
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_code_write, i32 0, i32 2), align 8, !dbg !197
  store ptr @entry_code_write, ptr @all_cases, align 8, !dbg !197
  ret void, !dbg !197
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_call_null() #0 !dbg !198 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !199
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_call_null, i32 0, i32 2), align 8, !dbg !199
  store ptr @entry_call_null, ptr @all_cases, align 8, !dbg !199
  ret void, !dbg !199
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_call_data() #0 !dbg !200 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !201
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_call_data, i32 0, i32 2), align 8, !dbg !201
  store ptr @entry_call_data, ptr @all_cases, align 8, !dbg !201
  ret void, !dbg !201
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_call_middle_of_function() #0 !dbg !202 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !203
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_call_middle_of_function, i32 0, i32 2), align 8, !dbg !203
  store ptr @entry_call_middle_of_function, ptr @all_cases, align 8, !dbg !203
  ret void, !dbg !203
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_call_table() #0 !dbg !204 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !205
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_call_table, i32 0, i32 2), align 8, !dbg !205
  store ptr @entry_call_table, ptr @all_cases, align 8, !dbg !205
  ret void, !dbg !205
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_call_undefined() #0 !dbg !206 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !207
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_call_undefined, i32 0, i32 2), align 8, !dbg !207
  store ptr @entry_call_undefined, ptr @all_cases, align 8, !dbg !207
  ret void, !dbg !207
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @null_write() #0 !dbg !208 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !209, !DIExpression(), !210)
    #dbg_declare(ptr %2, !211, !DIExpression(), !212)
  %3 = load i32, ptr @bad, align 4, !dbg !213
  %4 = icmp ne i32 %3, 0, !dbg !213
  br i1 %4, label %5, label %6, !dbg !213

5:                                                ; preds = %0
  br label %7, !dbg !213

6:                                                ; preds = %0
  br label %7, !dbg !213

7:                                                ; preds = %6, %5
  %8 = phi ptr [ null, %5 ], [ %1, %6 ], !dbg !213
  store ptr %8, ptr %2, align 8, !dbg !212
  %9 = load ptr, ptr %2, align 8, !dbg !214
  store i32 1, ptr %9, align 4, !dbg !215
  ret void, !dbg !216
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @null_read() #0 !dbg !217 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !218, !DIExpression(), !219)
  store i32 1, ptr %1, align 4, !dbg !219
    #dbg_declare(ptr %2, !220, !DIExpression(), !221)
  %3 = load i32, ptr @bad, align 4, !dbg !222
  %4 = icmp ne i32 %3, 0, !dbg !222
  br i1 %4, label %5, label %6, !dbg !222

5:                                                ; preds = %0
  br label %7, !dbg !222

6:                                                ; preds = %0
  br label %7, !dbg !222

7:                                                ; preds = %6, %5
  %8 = phi ptr [ null, %5 ], [ %1, %6 ], !dbg !222
  store ptr %8, ptr %2, align 8, !dbg !221
  %9 = load ptr, ptr %2, align 8, !dbg !223
  %10 = load i32, ptr %9, align 4, !dbg !225
  %11 = icmp ne i32 %10, 1, !dbg !226
  br i1 %11, label %12, label %13, !dbg !227

12:                                               ; preds = %7
  call void @abort() #8, !dbg !228
  unreachable, !dbg !228

13:                                               ; preds = %7
  ret void, !dbg !229
}

; Function Attrs: noreturn nounwind
declare void @abort() #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @null_member() #0 !dbg !230 {
  %1 = alloca %struct.pair, align 8
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !231, !DIExpression(), !237)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr align 8 @__const.null_member.a, i64 16, i1 false), !dbg !237
    #dbg_declare(ptr %2, !238, !DIExpression(), !240)
  %3 = load i32, ptr @bad, align 4, !dbg !241
  %4 = icmp ne i32 %3, 0, !dbg !241
  br i1 %4, label %5, label %6, !dbg !241

5:                                                ; preds = %0
  br label %7, !dbg !241

6:                                                ; preds = %0
  br label %7, !dbg !241

7:                                                ; preds = %6, %5
  %8 = phi ptr [ null, %5 ], [ %1, %6 ], !dbg !241
  store ptr %8, ptr %2, align 8, !dbg !240
  %9 = load ptr, ptr %2, align 8, !dbg !242
  %10 = getelementptr inbounds %struct.pair, ptr %9, i32 0, i32 1, !dbg !243
  store i64 3, ptr %10, align 8, !dbg !244
  ret void, !dbg !245
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @null_array() #0 !dbg !246 {
  %1 = alloca [8 x i32], align 16
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !247, !DIExpression(), !251)
    #dbg_declare(ptr %2, !252, !DIExpression(), !253)
  %3 = load i32, ptr @bad, align 4, !dbg !254
  %4 = icmp ne i32 %3, 0, !dbg !254
  br i1 %4, label %5, label %6, !dbg !254

5:                                                ; preds = %0
  br label %8, !dbg !254

6:                                                ; preds = %0
  %7 = getelementptr inbounds [8 x i32], ptr %1, i64 0, i64 0, !dbg !255
  br label %8, !dbg !254

8:                                                ; preds = %6, %5
  %9 = phi ptr [ null, %5 ], [ %7, %6 ], !dbg !254
  store ptr %9, ptr %2, align 8, !dbg !253
  %10 = load ptr, ptr %2, align 8, !dbg !256
  %11 = getelementptr inbounds i32, ptr %10, i64 5, !dbg !256
  store i32 1, ptr %11, align 4, !dbg !257
  ret void, !dbg !258
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @null_from_malloc() #0 !dbg !259 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !260, !DIExpression(), !261)
  %2 = load i32, ptr @bad, align 4, !dbg !262
  %3 = icmp ne i32 %2, 0, !dbg !262
  %4 = zext i1 %3 to i64, !dbg !262
  %5 = select i1 %3, i64 4611686018427387904, i64 4, !dbg !262
  %6 = call noalias ptr @malloc(i64 noundef %5) #9, !dbg !263
  store ptr %6, ptr %1, align 8, !dbg !261
  %7 = load ptr, ptr %1, align 8, !dbg !264
  %8 = getelementptr inbounds i8, ptr %7, i64 0, !dbg !264
  store i8 1, ptr %8, align 1, !dbg !265
  %9 = load ptr, ptr %1, align 8, !dbg !266
  call void @free(ptr noundef %9) #10, !dbg !267
  ret void, !dbg !268
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #4

; Function Attrs: nounwind
declare void @free(ptr noundef) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal void @null_negative() #0 !dbg !269 {
  %1 = alloca [2 x i8], align 1
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !270, !DIExpression(), !274)
    #dbg_declare(ptr %2, !275, !DIExpression(), !276)
  %3 = load i32, ptr @bad, align 4, !dbg !277
  %4 = icmp ne i32 %3, 0, !dbg !277
  br i1 %4, label %5, label %6, !dbg !277

5:                                                ; preds = %0
  br label %9, !dbg !277

6:                                                ; preds = %0
  %7 = getelementptr inbounds [2 x i8], ptr %1, i64 0, i64 0, !dbg !278
  %8 = getelementptr inbounds i8, ptr %7, i64 1, !dbg !279
  br label %9, !dbg !277

9:                                                ; preds = %6, %5
  %10 = phi ptr [ null, %5 ], [ %8, %6 ], !dbg !277
  store ptr %10, ptr %2, align 8, !dbg !276
  %11 = load ptr, ptr %2, align 8, !dbg !280
  %12 = getelementptr inbounds i8, ptr %11, i64 -1, !dbg !280
  store i8 1, ptr %12, align 1, !dbg !281
  ret void, !dbg !282
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @wild_write() #0 !dbg !283 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !284, !DIExpression(), !285)
    #dbg_declare(ptr %2, !286, !DIExpression(), !287)
  %3 = load i32, ptr @bad, align 4, !dbg !288
  %4 = icmp ne i32 %3, 0, !dbg !288
  br i1 %4, label %5, label %6, !dbg !288

5:                                                ; preds = %0
  br label %7, !dbg !288

6:                                                ; preds = %0
  br label %7, !dbg !288

7:                                                ; preds = %6, %5
  %8 = phi ptr [ inttoptr (i64 15302363377664 to ptr), %5 ], [ %1, %6 ], !dbg !288
  store ptr %8, ptr %2, align 8, !dbg !287
  %9 = load ptr, ptr %2, align 8, !dbg !289
  store i32 1, ptr %9, align 4, !dbg !290
  ret void, !dbg !291
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @wild_truncated() #0 !dbg !292 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !293, !DIExpression(), !294)
  store i32 0, ptr %1, align 4, !dbg !294
    #dbg_declare(ptr %2, !295, !DIExpression(), !296)
  store ptr %1, ptr %2, align 8, !dbg !296
  %3 = load i32, ptr @bad, align 4, !dbg !297
  %4 = icmp ne i32 %3, 0, !dbg !297
  br i1 %4, label %5, label %11, !dbg !299

5:                                                ; preds = %0
  %6 = load ptr, ptr %2, align 8, !dbg !300
  %7 = ptrtoint ptr %6 to i64, !dbg !301
  %8 = trunc i64 %7 to i32, !dbg !302
  %9 = zext i32 %8 to i64, !dbg !303
  %10 = inttoptr i64 %9 to ptr, !dbg !304
  store ptr %10, ptr %2, align 8, !dbg !305
  br label %11, !dbg !306

11:                                               ; preds = %5, %0
  %12 = load ptr, ptr %2, align 8, !dbg !307
  store i32 1, ptr %12, align 4, !dbg !308
  ret void, !dbg !309
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @code_read() #0 !dbg !310 {
  %1 = alloca i8, align 1
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !311, !DIExpression(), !312)
  store i8 0, ptr %1, align 1, !dbg !312
    #dbg_declare(ptr %2, !313, !DIExpression(), !314)
  %3 = load i32, ptr @bad, align 4, !dbg !315
  %4 = icmp ne i32 %3, 0, !dbg !315
  br i1 %4, label %5, label %6, !dbg !315

5:                                                ; preds = %0
  br label %7, !dbg !315

6:                                                ; preds = %0
  br label %7, !dbg !315

7:                                                ; preds = %6, %5
  %8 = phi ptr [ @wild_write, %5 ], [ %1, %6 ], !dbg !315
  store ptr %8, ptr %2, align 8, !dbg !314
  %9 = load ptr, ptr %2, align 8, !dbg !316
  %10 = load i8, ptr %9, align 1, !dbg !318
  %11 = icmp ne i8 %10, 0, !dbg !318
  br i1 %11, label %12, label %13, !dbg !319

12:                                               ; preds = %7
  call void @abort() #8, !dbg !320
  unreachable, !dbg !320

13:                                               ; preds = %7
  ret void, !dbg !321
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @code_write() #0 !dbg !322 {
  %1 = alloca i8, align 1
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !323, !DIExpression(), !324)
  store i8 0, ptr %1, align 1, !dbg !324
    #dbg_declare(ptr %2, !325, !DIExpression(), !326)
  %3 = load i32, ptr @bad, align 4, !dbg !327
  %4 = icmp ne i32 %3, 0, !dbg !327
  br i1 %4, label %5, label %6, !dbg !327

5:                                                ; preds = %0
  br label %7, !dbg !327

6:                                                ; preds = %0
  br label %7, !dbg !327

7:                                                ; preds = %6, %5
  %8 = phi ptr [ @wild_write, %5 ], [ %1, %6 ], !dbg !327
  store ptr %8, ptr %2, align 8, !dbg !326
  %9 = load ptr, ptr %2, align 8, !dbg !328
  store i8 -52, ptr %9, align 1, !dbg !329
  ret void, !dbg !330
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @call_null() #0 !dbg !331 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !332, !DIExpression(), !333)
  %2 = load i32, ptr @bad, align 4, !dbg !334
  %3 = icmp ne i32 %2, 0, !dbg !334
  %4 = zext i1 %3 to i64, !dbg !334
  %5 = select i1 %3, ptr null, ptr @twice, !dbg !334
  store ptr %5, ptr %1, align 8, !dbg !333
  %6 = load ptr, ptr %1, align 8, !dbg !335
  %7 = call i32 %6(i32 noundef 1), !dbg !335
  %8 = icmp ne i32 %7, 2, !dbg !337
  br i1 %8, label %9, label %10, !dbg !338

9:                                                ; preds = %0
  call void @abort() #8, !dbg !339
  unreachable, !dbg !339

10:                                               ; preds = %0
  ret void, !dbg !340
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @twice(i32 noundef %0) #0 !dbg !341 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !342, !DIExpression(), !343)
  %3 = load i32, ptr %2, align 4, !dbg !344
  %4 = mul nsw i32 2, %3, !dbg !345
  ret i32 %4, !dbg !346
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @call_data() #0 !dbg !105 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !347, !DIExpression(), !348)
  %2 = load i32, ptr @bad, align 4, !dbg !349
  %3 = icmp ne i32 %2, 0, !dbg !349
  %4 = zext i1 %3 to i64, !dbg !349
  %5 = select i1 %3, ptr @call_data.data, ptr @twice, !dbg !349
  store ptr %5, ptr %1, align 8, !dbg !348
  %6 = load ptr, ptr %1, align 8, !dbg !350
  %7 = call i32 %6(i32 noundef 1), !dbg !350
  %8 = icmp ne i32 %7, 2, !dbg !352
  br i1 %8, label %9, label %10, !dbg !353

9:                                                ; preds = %0
  call void @abort() #8, !dbg !354
  unreachable, !dbg !354

10:                                               ; preds = %0
  ret void, !dbg !355
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @call_middle_of_function() #0 !dbg !356 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !357, !DIExpression(), !358)
  %2 = load i32, ptr @bad, align 4, !dbg !359
  %3 = mul nsw i32 4, %2, !dbg !360
  %4 = sext i32 %3 to i64, !dbg !361
  %5 = getelementptr inbounds i8, ptr @twice, i64 %4, !dbg !361
  store ptr %5, ptr %1, align 8, !dbg !358
  %6 = load ptr, ptr %1, align 8, !dbg !362
  %7 = call i32 %6(i32 noundef 1), !dbg !362
  %8 = icmp ne i32 %7, 2, !dbg !364
  br i1 %8, label %9, label %10, !dbg !365

9:                                                ; preds = %0
  call void @abort() #8, !dbg !366
  unreachable, !dbg !366

10:                                               ; preds = %0
  ret void, !dbg !367
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @call_table() #0 !dbg !368 {
  %1 = alloca [3 x ptr], align 16
    #dbg_declare(ptr %1, !369, !DIExpression(), !373)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %1, ptr align 16 @__const.call_table.table, i64 24, i1 false), !dbg !373
  %2 = load i32, ptr @bad, align 4, !dbg !374
  %3 = icmp ne i32 %2, 0, !dbg !374
  %4 = zext i1 %3 to i64, !dbg !374
  %5 = select i1 %3, i32 3, i32 2, !dbg !374
  %6 = sext i32 %5 to i64, !dbg !376
  %7 = getelementptr inbounds [3 x ptr], ptr %1, i64 0, i64 %6, !dbg !376
  %8 = load ptr, ptr %7, align 8, !dbg !376
  %9 = call i32 %8(i32 noundef 1), !dbg !376
  %10 = icmp ne i32 %9, 2, !dbg !377
  br i1 %10, label %11, label %12, !dbg !378

11:                                               ; preds = %0
  call void @abort() #8, !dbg !379
  unreachable, !dbg !379

12:                                               ; preds = %0
  ret void, !dbg !380
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @call_undefined() #0 !dbg !381 {
  %1 = load i32, ptr @bad, align 4, !dbg !382
  %2 = icmp ne i32 %1, 0, !dbg !382
  br i1 %2, label %3, label %7, !dbg !384

3:                                                ; preds = %0
  %4 = call i32 @undefined_function(i32 noundef 1), !dbg !385
  %5 = icmp ne i32 %4, 0, !dbg !385
  br i1 %5, label %6, label %7, !dbg !386

6:                                                ; preds = %3
  call void @abort() #8, !dbg !387
  unreachable, !dbg !387

7:                                                ; preds = %3, %0
  ret void, !dbg !388
}

declare i32 @undefined_function(i32 noundef) #6

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind willreturn memory(read) }
attributes #8 = { noreturn nounwind }
attributes #9 = { nounwind allocsize(0) }
attributes #10 = { nounwind }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!122, !123, !124, !125, !126, !127, !128}
!llvm.ident = !{!129}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "tests/faults/faults.h", directory: ".", checksumkind: CSK_MD5, checksum: "36c151c83d221557efe9f5664ce6ff0b")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "bad", scope: !9, file: !2, line: 18, type: !13, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !10, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !23, splitDebugInlining: false, nameTableKind: None)
!10 = !DIFile(filename: "tests/faults/pointers.c", directory: ".", checksumkind: CSK_MD5, checksum: "4bb66f0659c9e307fe585f2e50d6d78d")
!11 = !{!12, !14, !15, !16, !18, !21, !22}
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!15 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DISubroutineType(types: !20)
!20 = !{!13, !13}
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!23 = !{!0, !24, !7, !37, !42, !44, !49, !51, !56, !58, !60, !62, !67, !69, !74, !76, !78, !80, !85, !87, !89, !91, !93, !95, !97, !99, !101, !103, !107, !112, !114, !116, !118, !120}
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "all_cases", scope: !9, file: !2, line: 17, type: !26, isLocal: true, isDefinition: true)
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64)
!27 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fault_case", file: !2, line: 12, size: 192, elements: !28)
!28 = !{!29, !32, !36}
!29 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !27, file: !2, line: 13, baseType: !30, size: 64)
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !31, size: 64)
!31 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "run", scope: !27, file: !2, line: 14, baseType: !33, size: 64, offset: 64)
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!34 = !DISubroutineType(types: !35)
!35 = !{null}
!36 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !27, file: !2, line: 15, baseType: !26, size: 64, offset: 128)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !10, line: 9, type: !39, isLocal: true, isDefinition: true)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 11)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "entry_null_write", scope: !9, file: !10, line: 9, type: !27, isLocal: true, isDefinition: true)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(scope: null, file: !10, line: 15, type: !46, isLocal: true, isDefinition: true)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !47)
!47 = !{!48}
!48 = !DISubrange(count: 10)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(name: "entry_null_read", scope: !9, file: !10, line: 15, type: !27, isLocal: true, isDefinition: true)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(scope: null, file: !10, line: 22, type: !53, isLocal: true, isDefinition: true)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !54)
!54 = !{!55}
!55 = !DISubrange(count: 12)
!56 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression())
!57 = distinct !DIGlobalVariable(name: "entry_null_member", scope: !9, file: !10, line: 22, type: !27, isLocal: true, isDefinition: true)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(scope: null, file: !10, line: 28, type: !39, isLocal: true, isDefinition: true)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(name: "entry_null_array", scope: !9, file: !10, line: 28, type: !27, isLocal: true, isDefinition: true)
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression())
!63 = distinct !DIGlobalVariable(scope: null, file: !10, line: 34, type: !64, isLocal: true, isDefinition: true)
!64 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 136, elements: !65)
!65 = !{!66}
!66 = !DISubrange(count: 17)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(name: "entry_null_from_malloc", scope: !9, file: !10, line: 34, type: !27, isLocal: true, isDefinition: true)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(scope: null, file: !10, line: 41, type: !71, isLocal: true, isDefinition: true)
!71 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !72)
!72 = !{!73}
!73 = !DISubrange(count: 14)
!74 = !DIGlobalVariableExpression(var: !75, expr: !DIExpression())
!75 = distinct !DIGlobalVariable(name: "entry_null_negative", scope: !9, file: !10, line: 41, type: !27, isLocal: true, isDefinition: true)
!76 = !DIGlobalVariableExpression(var: !77, expr: !DIExpression())
!77 = distinct !DIGlobalVariable(scope: null, file: !10, line: 47, type: !39, isLocal: true, isDefinition: true)
!78 = !DIGlobalVariableExpression(var: !79, expr: !DIExpression())
!79 = distinct !DIGlobalVariable(name: "entry_wild_write", scope: !9, file: !10, line: 47, type: !27, isLocal: true, isDefinition: true)
!80 = !DIGlobalVariableExpression(var: !81, expr: !DIExpression())
!81 = distinct !DIGlobalVariable(scope: null, file: !10, line: 54, type: !82, isLocal: true, isDefinition: true)
!82 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !83)
!83 = !{!84}
!84 = !DISubrange(count: 15)
!85 = !DIGlobalVariableExpression(var: !86, expr: !DIExpression())
!86 = distinct !DIGlobalVariable(name: "entry_wild_truncated", scope: !9, file: !10, line: 54, type: !27, isLocal: true, isDefinition: true)
!87 = !DIGlobalVariableExpression(var: !88, expr: !DIExpression())
!88 = distinct !DIGlobalVariable(scope: null, file: !10, line: 63, type: !46, isLocal: true, isDefinition: true)
!89 = !DIGlobalVariableExpression(var: !90, expr: !DIExpression())
!90 = distinct !DIGlobalVariable(name: "entry_code_read", scope: !9, file: !10, line: 63, type: !27, isLocal: true, isDefinition: true)
!91 = !DIGlobalVariableExpression(var: !92, expr: !DIExpression())
!92 = distinct !DIGlobalVariable(scope: null, file: !10, line: 70, type: !39, isLocal: true, isDefinition: true)
!93 = !DIGlobalVariableExpression(var: !94, expr: !DIExpression())
!94 = distinct !DIGlobalVariable(name: "entry_code_write", scope: !9, file: !10, line: 70, type: !27, isLocal: true, isDefinition: true)
!95 = !DIGlobalVariableExpression(var: !96, expr: !DIExpression())
!96 = distinct !DIGlobalVariable(scope: null, file: !10, line: 81, type: !46, isLocal: true, isDefinition: true)
!97 = !DIGlobalVariableExpression(var: !98, expr: !DIExpression())
!98 = distinct !DIGlobalVariable(name: "entry_call_null", scope: !9, file: !10, line: 81, type: !27, isLocal: true, isDefinition: true)
!99 = !DIGlobalVariableExpression(var: !100, expr: !DIExpression())
!100 = distinct !DIGlobalVariable(scope: null, file: !10, line: 88, type: !46, isLocal: true, isDefinition: true)
!101 = !DIGlobalVariableExpression(var: !102, expr: !DIExpression())
!102 = distinct !DIGlobalVariable(name: "entry_call_data", scope: !9, file: !10, line: 88, type: !27, isLocal: true, isDefinition: true)
!103 = !DIGlobalVariableExpression(var: !104, expr: !DIExpression())
!104 = distinct !DIGlobalVariable(name: "data", scope: !105, file: !10, line: 90, type: !13, isLocal: true, isDefinition: true)
!105 = distinct !DISubprogram(name: "call_data", scope: !10, file: !10, line: 88, type: !34, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !106)
!106 = !{}
!107 = !DIGlobalVariableExpression(var: !108, expr: !DIExpression())
!108 = distinct !DIGlobalVariable(scope: null, file: !10, line: 96, type: !109, isLocal: true, isDefinition: true)
!109 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 192, elements: !110)
!110 = !{!111}
!111 = !DISubrange(count: 24)
!112 = !DIGlobalVariableExpression(var: !113, expr: !DIExpression())
!113 = distinct !DIGlobalVariable(name: "entry_call_middle_of_function", scope: !9, file: !10, line: 96, type: !27, isLocal: true, isDefinition: true)
!114 = !DIGlobalVariableExpression(var: !115, expr: !DIExpression())
!115 = distinct !DIGlobalVariable(scope: null, file: !10, line: 103, type: !39, isLocal: true, isDefinition: true)
!116 = !DIGlobalVariableExpression(var: !117, expr: !DIExpression())
!117 = distinct !DIGlobalVariable(name: "entry_call_table", scope: !9, file: !10, line: 103, type: !27, isLocal: true, isDefinition: true)
!118 = !DIGlobalVariableExpression(var: !119, expr: !DIExpression())
!119 = distinct !DIGlobalVariable(scope: null, file: !10, line: 112, type: !82, isLocal: true, isDefinition: true)
!120 = !DIGlobalVariableExpression(var: !121, expr: !DIExpression())
!121 = distinct !DIGlobalVariable(name: "entry_call_undefined", scope: !9, file: !10, line: 112, type: !27, isLocal: true, isDefinition: true)
!122 = !{i32 7, !"Dwarf Version", i32 5}
!123 = !{i32 2, !"Debug Info Version", i32 3}
!124 = !{i32 1, !"wchar_size", i32 4}
!125 = !{i32 8, !"PIC Level", i32 2}
!126 = !{i32 7, !"PIE Level", i32 2}
!127 = !{i32 7, !"uwtable", i32 2}
!128 = !{i32 7, !"frame-pointer", i32 2}
!129 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!130 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 30, type: !131, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !106)
!131 = !DISubroutineType(types: !132)
!132 = !{!13, !13, !133}
!133 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!134 = !DILocalVariable(name: "argc", arg: 1, scope: !130, file: !2, line: 30, type: !13)
!135 = !DILocation(line: 30, column: 14, scope: !130)
!136 = !DILocalVariable(name: "argv", arg: 2, scope: !130, file: !2, line: 30, type: !133)
!137 = !DILocation(line: 30, column: 27, scope: !130)
!138 = !DILocation(line: 32, column: 11, scope: !130)
!139 = !DILocation(line: 32, column: 16, scope: !130)
!140 = !DILocation(line: 32, column: 20, scope: !130)
!141 = !DILocation(line: 32, column: 30, scope: !130)
!142 = !DILocation(line: 32, column: 23, scope: !130)
!143 = !DILocation(line: 32, column: 46, scope: !130)
!144 = !DILocation(line: 0, scope: !130)
!145 = !DILocation(line: 32, column: 9, scope: !130)
!146 = !DILocalVariable(name: "c", scope: !147, file: !2, line: 33, type: !26)
!147 = distinct !DILexicalBlock(scope: !130, file: !2, line: 33, column: 5)
!148 = !DILocation(line: 33, column: 29, scope: !147)
!149 = !DILocation(line: 33, column: 33, scope: !147)
!150 = !DILocation(line: 33, column: 10, scope: !147)
!151 = !DILocation(line: 33, column: 44, scope: !152)
!152 = distinct !DILexicalBlock(scope: !147, file: !2, line: 33, column: 5)
!153 = !DILocation(line: 33, column: 5, scope: !147)
!154 = !DILocation(line: 34, column: 13, scope: !155)
!155 = distinct !DILexicalBlock(scope: !152, file: !2, line: 34, column: 13)
!156 = !DILocation(line: 34, column: 18, scope: !155)
!157 = !DILocation(line: 34, column: 22, scope: !155)
!158 = !DILocation(line: 34, column: 32, scope: !155)
!159 = !DILocation(line: 34, column: 41, scope: !155)
!160 = !DILocation(line: 34, column: 44, scope: !155)
!161 = !DILocation(line: 34, column: 25, scope: !155)
!162 = !DILocation(line: 34, column: 50, scope: !155)
!163 = !DILocation(line: 34, column: 13, scope: !152)
!164 = !DILocation(line: 35, column: 13, scope: !165)
!165 = distinct !DILexicalBlock(scope: !155, file: !2, line: 34, column: 56)
!166 = !DILocation(line: 35, column: 16, scope: !165)
!167 = !DILocation(line: 36, column: 13, scope: !165)
!168 = !DILocation(line: 34, column: 53, scope: !155)
!169 = !DILocation(line: 33, column: 51, scope: !152)
!170 = !DILocation(line: 33, column: 54, scope: !152)
!171 = !DILocation(line: 33, column: 49, scope: !152)
!172 = !DILocation(line: 33, column: 5, scope: !152)
!173 = distinct !{!173, !153, !174, !175}
!174 = !DILocation(line: 37, column: 9, scope: !147)
!175 = !{!"llvm.loop.mustprogress"}
!176 = !DILocation(line: 38, column: 5, scope: !130)
!177 = !DILocation(line: 39, column: 1, scope: !130)
!178 = distinct !DISubprogram(name: "add_null_write", scope: !10, file: !10, line: 9, type: !34, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!179 = !DILocation(line: 9, column: 1, scope: !178)
!180 = distinct !DISubprogram(name: "add_null_read", scope: !10, file: !10, line: 15, type: !34, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!181 = !DILocation(line: 15, column: 1, scope: !180)
!182 = distinct !DISubprogram(name: "add_null_member", scope: !10, file: !10, line: 22, type: !34, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!183 = !DILocation(line: 22, column: 1, scope: !182)
!184 = distinct !DISubprogram(name: "add_null_array", scope: !10, file: !10, line: 28, type: !34, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!185 = !DILocation(line: 28, column: 1, scope: !184)
!186 = distinct !DISubprogram(name: "add_null_from_malloc", scope: !10, file: !10, line: 34, type: !34, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!187 = !DILocation(line: 34, column: 1, scope: !186)
!188 = distinct !DISubprogram(name: "add_null_negative", scope: !10, file: !10, line: 41, type: !34, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!189 = !DILocation(line: 41, column: 1, scope: !188)
!190 = distinct !DISubprogram(name: "add_wild_write", scope: !10, file: !10, line: 47, type: !34, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!191 = !DILocation(line: 47, column: 1, scope: !190)
!192 = distinct !DISubprogram(name: "add_wild_truncated", scope: !10, file: !10, line: 54, type: !34, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!193 = !DILocation(line: 54, column: 1, scope: !192)
!194 = distinct !DISubprogram(name: "add_code_read", scope: !10, file: !10, line: 63, type: !34, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!195 = !DILocation(line: 63, column: 1, scope: !194)
!196 = distinct !DISubprogram(name: "add_code_write", scope: !10, file: !10, line: 70, type: !34, scopeLine: 70, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!197 = !DILocation(line: 70, column: 1, scope: !196)
!198 = distinct !DISubprogram(name: "add_call_null", scope: !10, file: !10, line: 81, type: !34, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!199 = !DILocation(line: 81, column: 1, scope: !198)
!200 = distinct !DISubprogram(name: "add_call_data", scope: !10, file: !10, line: 88, type: !34, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!201 = !DILocation(line: 88, column: 1, scope: !200)
!202 = distinct !DISubprogram(name: "add_call_middle_of_function", scope: !10, file: !10, line: 96, type: !34, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!203 = !DILocation(line: 96, column: 1, scope: !202)
!204 = distinct !DISubprogram(name: "add_call_table", scope: !10, file: !10, line: 103, type: !34, scopeLine: 103, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!205 = !DILocation(line: 103, column: 1, scope: !204)
!206 = distinct !DISubprogram(name: "add_call_undefined", scope: !10, file: !10, line: 112, type: !34, scopeLine: 112, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!207 = !DILocation(line: 112, column: 1, scope: !206)
!208 = distinct !DISubprogram(name: "null_write", scope: !10, file: !10, line: 9, type: !34, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !106)
!209 = !DILocalVariable(name: "x", scope: !208, file: !10, line: 11, type: !13)
!210 = !DILocation(line: 11, column: 9, scope: !208)
!211 = !DILocalVariable(name: "p", scope: !208, file: !10, line: 11, type: !12)
!212 = !DILocation(line: 11, column: 13, scope: !208)
!213 = !DILocation(line: 11, column: 17, scope: !208)
!214 = !DILocation(line: 12, column: 6, scope: !208)
!215 = !DILocation(line: 12, column: 8, scope: !208)
!216 = !DILocation(line: 13, column: 1, scope: !208)
!217 = distinct !DISubprogram(name: "null_read", scope: !10, file: !10, line: 15, type: !34, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !106)
!218 = !DILocalVariable(name: "x", scope: !217, file: !10, line: 17, type: !13)
!219 = !DILocation(line: 17, column: 9, scope: !217)
!220 = !DILocalVariable(name: "p", scope: !217, file: !10, line: 17, type: !12)
!221 = !DILocation(line: 17, column: 17, scope: !217)
!222 = !DILocation(line: 17, column: 21, scope: !217)
!223 = !DILocation(line: 18, column: 10, scope: !224)
!224 = distinct !DILexicalBlock(scope: !217, file: !10, line: 18, column: 9)
!225 = !DILocation(line: 18, column: 9, scope: !224)
!226 = !DILocation(line: 18, column: 12, scope: !224)
!227 = !DILocation(line: 18, column: 9, scope: !217)
!228 = !DILocation(line: 19, column: 9, scope: !224)
!229 = !DILocation(line: 20, column: 1, scope: !217)
!230 = distinct !DISubprogram(name: "null_member", scope: !10, file: !10, line: 22, type: !34, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !106)
!231 = !DILocalVariable(name: "a", scope: !230, file: !10, line: 24, type: !232)
!232 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !10, line: 5, size: 128, elements: !233)
!233 = !{!234, !236}
!234 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !232, file: !10, line: 6, baseType: !235, size: 64)
!235 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!236 = !DIDerivedType(tag: DW_TAG_member, name: "second", scope: !232, file: !10, line: 6, baseType: !235, size: 64, offset: 64)
!237 = !DILocation(line: 24, column: 17, scope: !230)
!238 = !DILocalVariable(name: "p", scope: !230, file: !10, line: 24, type: !239)
!239 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !232, size: 64)
!240 = !DILocation(line: 24, column: 30, scope: !230)
!241 = !DILocation(line: 24, column: 34, scope: !230)
!242 = !DILocation(line: 25, column: 5, scope: !230)
!243 = !DILocation(line: 25, column: 8, scope: !230)
!244 = !DILocation(line: 25, column: 15, scope: !230)
!245 = !DILocation(line: 26, column: 1, scope: !230)
!246 = distinct !DISubprogram(name: "null_array", scope: !10, file: !10, line: 28, type: !34, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !106)
!247 = !DILocalVariable(name: "a", scope: !246, file: !10, line: 30, type: !248)
!248 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 256, elements: !249)
!249 = !{!250}
!250 = !DISubrange(count: 8)
!251 = !DILocation(line: 30, column: 9, scope: !246)
!252 = !DILocalVariable(name: "p", scope: !246, file: !10, line: 30, type: !12)
!253 = !DILocation(line: 30, column: 16, scope: !246)
!254 = !DILocation(line: 30, column: 20, scope: !246)
!255 = !DILocation(line: 30, column: 30, scope: !246)
!256 = !DILocation(line: 31, column: 5, scope: !246)
!257 = !DILocation(line: 31, column: 10, scope: !246)
!258 = !DILocation(line: 32, column: 1, scope: !246)
!259 = distinct !DISubprogram(name: "null_from_malloc", scope: !10, file: !10, line: 34, type: !34, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !106)
!260 = !DILocalVariable(name: "p", scope: !259, file: !10, line: 36, type: !22)
!261 = !DILocation(line: 36, column: 11, scope: !259)
!262 = !DILocation(line: 36, column: 22, scope: !259)
!263 = !DILocation(line: 36, column: 15, scope: !259)
!264 = !DILocation(line: 37, column: 5, scope: !259)
!265 = !DILocation(line: 37, column: 10, scope: !259)
!266 = !DILocation(line: 38, column: 10, scope: !259)
!267 = !DILocation(line: 38, column: 5, scope: !259)
!268 = !DILocation(line: 39, column: 1, scope: !259)
!269 = distinct !DISubprogram(name: "null_negative", scope: !10, file: !10, line: 41, type: !34, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !106)
!270 = !DILocalVariable(name: "a", scope: !269, file: !10, line: 43, type: !271)
!271 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !272)
!272 = !{!273}
!273 = !DISubrange(count: 2)
!274 = !DILocation(line: 43, column: 10, scope: !269)
!275 = !DILocalVariable(name: "p", scope: !269, file: !10, line: 43, type: !22)
!276 = !DILocation(line: 43, column: 17, scope: !269)
!277 = !DILocation(line: 43, column: 21, scope: !269)
!278 = !DILocation(line: 43, column: 31, scope: !269)
!279 = !DILocation(line: 43, column: 33, scope: !269)
!280 = !DILocation(line: 44, column: 5, scope: !269)
!281 = !DILocation(line: 44, column: 11, scope: !269)
!282 = !DILocation(line: 45, column: 1, scope: !269)
!283 = distinct !DISubprogram(name: "wild_write", scope: !10, file: !10, line: 47, type: !34, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !106)
!284 = !DILocalVariable(name: "x", scope: !283, file: !10, line: 49, type: !13)
!285 = !DILocation(line: 49, column: 9, scope: !283)
!286 = !DILocalVariable(name: "p", scope: !283, file: !10, line: 50, type: !12)
!287 = !DILocation(line: 50, column: 10, scope: !283)
!288 = !DILocation(line: 50, column: 14, scope: !283)
!289 = !DILocation(line: 51, column: 6, scope: !283)
!290 = !DILocation(line: 51, column: 8, scope: !283)
!291 = !DILocation(line: 52, column: 1, scope: !283)
!292 = distinct !DISubprogram(name: "wild_truncated", scope: !10, file: !10, line: 54, type: !34, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !106)
!293 = !DILocalVariable(name: "x", scope: !292, file: !10, line: 56, type: !13)
!294 = !DILocation(line: 56, column: 9, scope: !292)
!295 = !DILocalVariable(name: "p", scope: !292, file: !10, line: 57, type: !12)
!296 = !DILocation(line: 57, column: 10, scope: !292)
!297 = !DILocation(line: 58, column: 9, scope: !298)
!298 = distinct !DILexicalBlock(scope: !292, file: !10, line: 58, column: 9)
!299 = !DILocation(line: 58, column: 9, scope: !292)
!300 = !DILocation(line: 59, column: 60, scope: !298)
!301 = !DILocation(line: 59, column: 45, scope: !298)
!302 = !DILocation(line: 59, column: 35, scope: !298)
!303 = !DILocation(line: 59, column: 20, scope: !298)
!304 = !DILocation(line: 59, column: 13, scope: !298)
!305 = !DILocation(line: 59, column: 11, scope: !298)
!306 = !DILocation(line: 59, column: 9, scope: !298)
!307 = !DILocation(line: 60, column: 6, scope: !292)
!308 = !DILocation(line: 60, column: 8, scope: !292)
!309 = !DILocation(line: 61, column: 1, scope: !292)
!310 = distinct !DISubprogram(name: "code_read", scope: !10, file: !10, line: 63, type: !34, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !106)
!311 = !DILocalVariable(name: "x", scope: !310, file: !10, line: 65, type: !17)
!312 = !DILocation(line: 65, column: 19, scope: !310)
!313 = !DILocalVariable(name: "p", scope: !310, file: !10, line: 65, type: !16)
!314 = !DILocation(line: 65, column: 27, scope: !310)
!315 = !DILocation(line: 65, column: 31, scope: !310)
!316 = !DILocation(line: 66, column: 10, scope: !317)
!317 = distinct !DILexicalBlock(scope: !310, file: !10, line: 66, column: 9)
!318 = !DILocation(line: 66, column: 9, scope: !317)
!319 = !DILocation(line: 66, column: 9, scope: !310)
!320 = !DILocation(line: 67, column: 9, scope: !317)
!321 = !DILocation(line: 68, column: 1, scope: !310)
!322 = distinct !DISubprogram(name: "code_write", scope: !10, file: !10, line: 70, type: !34, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !106)
!323 = !DILocalVariable(name: "x", scope: !322, file: !10, line: 72, type: !17)
!324 = !DILocation(line: 72, column: 19, scope: !322)
!325 = !DILocalVariable(name: "p", scope: !322, file: !10, line: 72, type: !16)
!326 = !DILocation(line: 72, column: 27, scope: !322)
!327 = !DILocation(line: 72, column: 31, scope: !322)
!328 = !DILocation(line: 73, column: 6, scope: !322)
!329 = !DILocation(line: 73, column: 8, scope: !322)
!330 = !DILocation(line: 74, column: 1, scope: !322)
!331 = distinct !DISubprogram(name: "call_null", scope: !10, file: !10, line: 81, type: !34, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !106)
!332 = !DILocalVariable(name: "f", scope: !331, file: !10, line: 83, type: !18)
!333 = !DILocation(line: 83, column: 11, scope: !331)
!334 = !DILocation(line: 83, column: 21, scope: !331)
!335 = !DILocation(line: 84, column: 9, scope: !336)
!336 = distinct !DILexicalBlock(scope: !331, file: !10, line: 84, column: 9)
!337 = !DILocation(line: 84, column: 14, scope: !336)
!338 = !DILocation(line: 84, column: 9, scope: !331)
!339 = !DILocation(line: 85, column: 9, scope: !336)
!340 = !DILocation(line: 86, column: 1, scope: !331)
!341 = distinct !DISubprogram(name: "twice", scope: !10, file: !10, line: 76, type: !19, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !106)
!342 = !DILocalVariable(name: "x", arg: 1, scope: !341, file: !10, line: 76, type: !13)
!343 = !DILocation(line: 76, column: 22, scope: !341)
!344 = !DILocation(line: 78, column: 16, scope: !341)
!345 = !DILocation(line: 78, column: 14, scope: !341)
!346 = !DILocation(line: 78, column: 5, scope: !341)
!347 = !DILocalVariable(name: "f", scope: !105, file: !10, line: 91, type: !18)
!348 = !DILocation(line: 91, column: 11, scope: !105)
!349 = !DILocation(line: 91, column: 21, scope: !105)
!350 = !DILocation(line: 92, column: 9, scope: !351)
!351 = distinct !DILexicalBlock(scope: !105, file: !10, line: 92, column: 9)
!352 = !DILocation(line: 92, column: 14, scope: !351)
!353 = !DILocation(line: 92, column: 9, scope: !105)
!354 = !DILocation(line: 93, column: 9, scope: !351)
!355 = !DILocation(line: 94, column: 1, scope: !105)
!356 = distinct !DISubprogram(name: "call_middle_of_function", scope: !10, file: !10, line: 96, type: !34, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !106)
!357 = !DILocalVariable(name: "f", scope: !356, file: !10, line: 98, type: !18)
!358 = !DILocation(line: 98, column: 11, scope: !356)
!359 = !DILocation(line: 98, column: 56, scope: !356)
!360 = !DILocation(line: 98, column: 54, scope: !356)
!361 = !DILocation(line: 98, column: 50, scope: !356)
!362 = !DILocation(line: 99, column: 9, scope: !363)
!363 = distinct !DILexicalBlock(scope: !356, file: !10, line: 99, column: 9)
!364 = !DILocation(line: 99, column: 14, scope: !363)
!365 = !DILocation(line: 99, column: 9, scope: !356)
!366 = !DILocation(line: 100, column: 9, scope: !363)
!367 = !DILocation(line: 101, column: 1, scope: !356)
!368 = distinct !DISubprogram(name: "call_table", scope: !10, file: !10, line: 103, type: !34, scopeLine: 104, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !106)
!369 = !DILocalVariable(name: "table", scope: !368, file: !10, line: 105, type: !370)
!370 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 192, elements: !371)
!371 = !{!372}
!372 = !DISubrange(count: 3)
!373 = !DILocation(line: 105, column: 11, scope: !368)
!374 = !DILocation(line: 106, column: 15, scope: !375)
!375 = distinct !DILexicalBlock(scope: !368, file: !10, line: 106, column: 9)
!376 = !DILocation(line: 106, column: 9, scope: !375)
!377 = !DILocation(line: 106, column: 31, scope: !375)
!378 = !DILocation(line: 106, column: 9, scope: !368)
!379 = !DILocation(line: 107, column: 9, scope: !375)
!380 = !DILocation(line: 108, column: 1, scope: !368)
!381 = distinct !DISubprogram(name: "call_undefined", scope: !10, file: !10, line: 112, type: !34, scopeLine: 113, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!382 = !DILocation(line: 114, column: 9, scope: !383)
!383 = distinct !DILexicalBlock(scope: !381, file: !10, line: 114, column: 9)
!384 = !DILocation(line: 114, column: 13, scope: !383)
!385 = !DILocation(line: 114, column: 16, scope: !383)
!386 = !DILocation(line: 114, column: 9, scope: !381)
!387 = !DILocation(line: 115, column: 9, scope: !383)
!388 = !DILocation(line: 116, column: 1, scope: !381)
