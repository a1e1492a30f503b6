; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -g tests/faults/leak.c
; ModuleID = 'tests/faults/leak.c'
source_filename = "tests/faults/leak.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.fault_case = type { ptr, ptr, ptr }
%struct.node = type { ptr, i32 }

@.str = private unnamed_addr constant [4 x i8] c"bad\00", align 1, !dbg !0
@bad = internal global i32 0, align 4, !dbg !7
@all_cases = internal global ptr null, align 8, !dbg !12
@entry_leak_local = internal global %struct.fault_case { ptr @.str.1, ptr @leak_local, ptr null }, align 8, !dbg !30
@entry_leak_buffer_of_a_stream = internal global %struct.fault_case { ptr @.str.7, ptr @leak_buffer_of_a_stream, ptr null }, align 8, !dbg !56
@entry_leak_overwritten = internal global %struct.fault_case { ptr @.str.8, ptr @leak_overwritten, ptr null }, align 8, !dbg !63
@entry_leak_list = internal global %struct.fault_case { ptr @.str.9, ptr @leak_list, ptr null }, align 8, !dbg !74
@entry_leak_ring = internal global %struct.fault_case { ptr @.str.10, ptr @leak_ring, ptr null }, align 8, !dbg !86
@entry_leak_of_copy = internal global %struct.fault_case { ptr @.str.11, ptr @leak_of_copy, ptr null }, align 8, !dbg !93
@entry_leak_realloc = internal global %struct.fault_case { ptr @.str.13, ptr @leak_realloc, ptr null }, align 8, !dbg !104
@entry_leak_element = internal global %struct.fault_case { ptr @.str.14, ptr @leak_element, ptr null }, align 8, !dbg !108
@entry_leak_exit_in_scope = internal global %struct.fault_case { ptr @.str.15, ptr @leak_exit_in_scope, ptr null }, align 8, !dbg !115
@.str.1 = private unnamed_addr constant [11 x i8] c"leak_local\00", align 1, !dbg !25
@.str.2 = private unnamed_addr constant [2 x i8] c"A\00", align 1, !dbg !32
@.str.3 = private unnamed_addr constant [2 x i8] c"b\00", align 1, !dbg !37
@.str.4 = private unnamed_addr constant [3 x i8] c"cc\00", align 1, !dbg !39
@.str.5 = private unnamed_addr constant [8 x i8] c"C.UTF-8\00", align 1, !dbg !44
@.str.6 = private unnamed_addr constant [2 x i8] c"C\00", align 1, !dbg !49
@.str.7 = private unnamed_addr constant [24 x i8] c"leak_buffer_of_a_stream\00", align 1, !dbg !51
@stderr = external global ptr, align 8
@.str.8 = private unnamed_addr constant [17 x i8] c"leak_overwritten\00", align 1, !dbg !58
@leak_overwritten.p = internal global ptr null, align 8, !dbg !65
@.str.9 = private unnamed_addr constant [10 x i8] c"leak_list\00", align 1, !dbg !69
@kept = internal global ptr null, align 8, !dbg !76
@.str.10 = private unnamed_addr constant [10 x i8] c"leak_ring\00", align 1, !dbg !84
@.str.11 = private unnamed_addr constant [13 x i8] c"leak_of_copy\00", align 1, !dbg !88
@.str.12 = private unnamed_addr constant [5 x i8] c"text\00", align 1, !dbg !95
@interior = internal global ptr null, align 8, !dbg !100
@.str.13 = private unnamed_addr constant [13 x i8] c"leak_realloc\00", align 1, !dbg !102
@.str.14 = private unnamed_addr constant [13 x i8] c"leak_element\00", align 1, !dbg !106
@.str.15 = private unnamed_addr constant [19 x i8] c"leak_exit_in_scope\00", align 1, !dbg !110
@llvm.global_ctors = appending global [9 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @add_leak_local, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_leak_buffer_of_a_stream, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_leak_overwritten, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_leak_list, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_leak_ring, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_leak_of_copy, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_leak_realloc, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_leak_element, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_leak_exit_in_scope, ptr null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !125 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !130, !DIExpression(), !131)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !132, !DIExpression(), !133)
  %7 = load i32, ptr %4, align 4, !dbg !134
  %8 = icmp sgt i32 %7, 2, !dbg !135
  br i1 %8, label %9, label %15, !dbg !136

9:                                                ; preds = %2
  %10 = load ptr, ptr %5, align 8, !dbg !137
  %11 = getelementptr inbounds ptr, ptr %10, i64 2, !dbg !137
  %12 = load ptr, ptr %11, align 8, !dbg !137
  %13 = call i32 @strcmp(ptr noundef %12, ptr noundef @.str) #7, !dbg !138
  %14 = icmp eq i32 %13, 0, !dbg !139
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !140
  %17 = zext i1 %16 to i32, !dbg !136
  store i32 %17, ptr @bad, align 4, !dbg !141
    #dbg_declare(ptr %6, !142, !DIExpression(), !144)
  %18 = load ptr, ptr @all_cases, align 8, !dbg !145
  store ptr %18, ptr %6, align 8, !dbg !144
  br label %19, !dbg !146

19:                                               ; preds = %39, %15
  %20 = load ptr, ptr %6, align 8, !dbg !147
  %21 = icmp ne ptr %20, null, !dbg !149
  br i1 %21, label %22, label %43, !dbg !149

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4, !dbg !150
  %24 = icmp sgt i32 %23, 1, !dbg !152
  br i1 %24, label %25, label %38, !dbg !153

25:                                               ; preds = %22
  %26 = load ptr, ptr %5, align 8, !dbg !154
  %27 = getelementptr inbounds ptr, ptr %26, i64 1, !dbg !154
  %28 = load ptr, ptr %27, align 8, !dbg !154
  %29 = load ptr, ptr %6, align 8, !dbg !155
  %30 = getelementptr inbounds %struct.fault_case, ptr %29, i32 0, i32 0, !dbg !156
  %31 = load ptr, ptr %30, align 8, !dbg !156
  %32 = call i32 @strcmp(ptr noundef %28, ptr noundef %31) #7, !dbg !157
  %33 = icmp eq i32 %32, 0, !dbg !158
  br i1 %33, label %34, label %38, !dbg !159

34:                                               ; preds = %25
  %35 = load ptr, ptr %6, align 8, !dbg !160
  %36 = getelementptr inbounds %struct.fault_case, ptr %35, i32 0, i32 1, !dbg !162
  %37 = load ptr, ptr %36, align 8, !dbg !162
  call void %37(), !dbg !160
  store i32 0, ptr %3, align 4, !dbg !163
  br label %44, !dbg !163

38:                                               ; preds = %25, %22
  br label %39, !dbg !164

39:                                               ; preds = %38
  %40 = load ptr, ptr %6, align 8, !dbg !165
  %41 = getelementptr inbounds %struct.fault_case, ptr %40, i32 0, i32 2, !dbg !166
  %42 = load ptr, ptr %41, align 8, !dbg !166
  store ptr %42, ptr %6, align 8, !dbg !167
  br label %19, !dbg !168, !llvm.loop !169

43:                                               ; preds = %19
  store i32 99, ptr %3, align 4, !dbg !172
  br label %44, !dbg !172

44:                                               ; preds = %43, %34
  %45 = load i32, ptr %3, align 4, !dbg !173
  ret i32 %45, !dbg !173
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_leak_local() #0 !dbg !174 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !175
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_leak_local, i32 0, i32 2), align 8, !dbg !175
  store ptr @entry_leak_local, ptr @all_cases, align 8, !dbg !175
  ret void, !dbg !175
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_leak_buffer_of_a_stream() #0 !dbg !176 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !177
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_leak_buffer_of_a_stream, i32 0, i32 2), align 8, !dbg !177
  store ptr @entry_leak_buffer_of_a_stream, ptr @all_cases, align 8, !dbg !177
  ret void, !dbg !177
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_leak_overwritten() #0 !dbg !178 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !179
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_leak_overwritten, i32 0, i32 2), align 8, !dbg !179
  store ptr @entry_leak_overwritten, ptr @all_cases, align 8, !dbg !179
  ret void, !dbg !179
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_leak_list() #0 !dbg !180 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !181
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_leak_list, i32 0, i32 2), align 8, !dbg !181
  store ptr @entry_leak_list, ptr @all_cases, align 8, !dbg !181
  ret void, !dbg !181
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_leak_ring() #0 !dbg !182 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !183
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_leak_ring, i32 0, i32 2), align 8, !dbg !183
  store ptr @entry_leak_ring, ptr @all_cases, align 8, !dbg !183
  ret void, !dbg !183
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_leak_of_copy() #0 !dbg !184 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !185
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_leak_of_copy, i32 0, i32 2), align 8, !dbg !185
  store ptr @entry_leak_of_copy, ptr @all_cases, align 8, !dbg !185
  ret void, !dbg !185
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_leak_realloc() #0 !dbg !186 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !187
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_leak_realloc, i32 0, i32 2), align 8, !dbg !187
  store ptr @entry_leak_realloc, ptr @all_cases, align 8, !dbg !187
  ret void, !dbg !187
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_leak_element() #0 !dbg !188 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !189
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_leak_element, i32 0, i32 2), align 8, !dbg !189
  store ptr @entry_leak_element, ptr @all_cases, align 8, !dbg !189
  ret void, !dbg !189
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_leak_exit_in_scope() #0 !dbg !190 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !191
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_leak_exit_in_scope, i32 0, i32 2), align 8, !dbg !191
  store ptr @entry_leak_exit_in_scope, ptr @all_cases, align 8, !dbg !191
  ret void, !dbg !191
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @leak_local() #0 !dbg !192 {
  %1 = alloca ptr, align 8
  call void @use_library(), !dbg !193
    #dbg_declare(ptr %1, !194, !DIExpression(), !195)
  %2 = call noalias ptr @malloc(i64 noundef 8) #8, !dbg !196
  store ptr %2, ptr %1, align 8, !dbg !195
  %3 = load ptr, ptr %1, align 8, !dbg !197
  %4 = getelementptr inbounds i8, ptr %3, i64 0, !dbg !197
  store i8 1, ptr %4, align 1, !dbg !198
  %5 = load i32, ptr @bad, align 4, !dbg !199
  %6 = icmp ne i32 %5, 0, !dbg !199
  br i1 %6, label %9, label %7, !dbg !201

7:                                                ; preds = %0
  %8 = load ptr, ptr %1, align 8, !dbg !202
  call void @free(ptr noundef %8) #9, !dbg !203
  br label %9, !dbg !203

9:                                                ; preds = %7, %0
  ret void, !dbg !204
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @use_library() #0 !dbg !205 {
  %1 = alloca [2 x i32], align 4
    #dbg_declare(ptr %1, !206, !DIExpression(), !208)
  %2 = getelementptr inbounds [2 x i32], ptr %1, i64 0, i64 0, !dbg !209
  %3 = call i32 @pipe(ptr noundef %2) #9, !dbg !211
  %4 = icmp eq i32 %3, 0, !dbg !212
  br i1 %4, label %5, label %12, !dbg !213

5:                                                ; preds = %0
  %6 = getelementptr inbounds [2 x i32], ptr %1, i64 0, i64 0, !dbg !214
  %7 = load i32, ptr %6, align 4, !dbg !214
  %8 = call i32 @close(i32 noundef %7), !dbg !216
  %9 = getelementptr inbounds [2 x i32], ptr %1, i64 0, i64 1, !dbg !217
  %10 = load i32, ptr %9, align 4, !dbg !217
  %11 = call i32 @close(i32 noundef %10), !dbg !218
  br label %12, !dbg !219

12:                                               ; preds = %5, %0
  %13 = call i32 @setenv(ptr noundef @.str.2, ptr noundef @.str.3, i32 noundef 1) #9, !dbg !220
  %14 = call i32 @setenv(ptr noundef @.str.2, ptr noundef @.str.4, i32 noundef 1) #9, !dbg !221
  %15 = call i32 @unsetenv(ptr noundef @.str.2) #9, !dbg !222
  %16 = call ptr @setlocale(i32 noundef 6, ptr noundef @.str.5) #9, !dbg !223
  %17 = call ptr @setlocale(i32 noundef 6, ptr noundef @.str.6) #9, !dbg !224
  ret void, !dbg !225
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare void @free(ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pipe(ptr noundef) #3

declare i32 @close(i32 noundef) #4

; Function Attrs: nounwind
declare i32 @setenv(ptr noundef, ptr noundef, i32 noundef) #3

; Function Attrs: nounwind
declare i32 @unsetenv(ptr noundef) #3

; Function Attrs: nounwind
declare ptr @setlocale(i32 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @leak_buffer_of_a_stream() #0 !dbg !226 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !227, !DIExpression(), !228)
  %2 = call noalias ptr @malloc(i64 noundef 512) #8, !dbg !229
  store ptr %2, ptr %1, align 8, !dbg !228
  %3 = load ptr, ptr @stderr, align 8, !dbg !230
  %4 = load i32, ptr @bad, align 4, !dbg !231
  %5 = icmp ne i32 %4, 0, !dbg !231
  br i1 %5, label %6, label %7, !dbg !231

6:                                                ; preds = %0
  br label %9, !dbg !231

7:                                                ; preds = %0
  %8 = load ptr, ptr %1, align 8, !dbg !232
  br label %9, !dbg !231

9:                                                ; preds = %7, %6
  %10 = phi ptr [ null, %6 ], [ %8, %7 ], !dbg !231
  %11 = call i32 @setvbuf(ptr noundef %3, ptr noundef %10, i32 noundef 0, i64 noundef 512) #9, !dbg !233
  ret void, !dbg !234
}

; Function Attrs: nounwind
declare i32 @setvbuf(ptr noundef, ptr noundef, i32 noundef, i64 noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @leak_overwritten() #0 !dbg !67 {
  %1 = call noalias ptr @malloc(i64 noundef 4) #8, !dbg !235
  store ptr %1, ptr @leak_overwritten.p, align 8, !dbg !236
  %2 = load i32, ptr @bad, align 4, !dbg !237
  %3 = icmp ne i32 %2, 0, !dbg !237
  br i1 %3, label %6, label %4, !dbg !239

4:                                                ; preds = %0
  %5 = load ptr, ptr @leak_overwritten.p, align 8, !dbg !240
  call void @free(ptr noundef %5) #9, !dbg !241
  br label %6, !dbg !241

6:                                                ; preds = %4, %0
  %7 = call noalias ptr @malloc(i64 noundef 5) #8, !dbg !242
  store ptr %7, ptr @leak_overwritten.p, align 8, !dbg !243
  ret void, !dbg !244
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @leak_list() #0 !dbg !245 {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
    #dbg_declare(ptr %1, !246, !DIExpression(), !247)
  store ptr null, ptr %1, align 8, !dbg !247
    #dbg_declare(ptr %2, !248, !DIExpression(), !250)
  store i32 0, ptr %2, align 4, !dbg !250
  br label %4, !dbg !251

4:                                                ; preds = %16, %0
  %5 = load i32, ptr %2, align 4, !dbg !252
  %6 = icmp slt i32 %5, 3, !dbg !254
  br i1 %6, label %7, label %19, !dbg !255

7:                                                ; preds = %4
    #dbg_declare(ptr %3, !256, !DIExpression(), !258)
  %8 = call noalias ptr @malloc(i64 noundef 16) #8, !dbg !259
  store ptr %8, ptr %3, align 8, !dbg !258
  %9 = load ptr, ptr %1, align 8, !dbg !260
  %10 = load ptr, ptr %3, align 8, !dbg !261
  %11 = getelementptr inbounds %struct.node, ptr %10, i32 0, i32 0, !dbg !262
  store ptr %9, ptr %11, align 8, !dbg !263
  %12 = load i32, ptr %2, align 4, !dbg !264
  %13 = load ptr, ptr %3, align 8, !dbg !265
  %14 = getelementptr inbounds %struct.node, ptr %13, i32 0, i32 1, !dbg !266
  store i32 %12, ptr %14, align 8, !dbg !267
  %15 = load ptr, ptr %3, align 8, !dbg !268
  store ptr %15, ptr %1, align 8, !dbg !269
  br label %16, !dbg !270

16:                                               ; preds = %7
  %17 = load i32, ptr %2, align 4, !dbg !271
  %18 = add nsw i32 %17, 1, !dbg !271
  store i32 %18, ptr %2, align 4, !dbg !271
  br label %4, !dbg !272, !llvm.loop !273

19:                                               ; preds = %4
  %20 = load i32, ptr @bad, align 4, !dbg !275
  %21 = icmp ne i32 %20, 0, !dbg !275
  br i1 %21, label %24, label %22, !dbg !277

22:                                               ; preds = %19
  %23 = load ptr, ptr %1, align 8, !dbg !278
  store ptr %23, ptr @kept, align 8, !dbg !279
  br label %24, !dbg !280

24:                                               ; preds = %22, %19
  ret void, !dbg !281
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @leak_ring() #0 !dbg !282 {
  %1 = alloca ptr, align 8
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !283, !DIExpression(), !284)
  %3 = call noalias ptr @malloc(i64 noundef 16) #8, !dbg !285
  store ptr %3, ptr %1, align 8, !dbg !284
    #dbg_declare(ptr %2, !286, !DIExpression(), !287)
  %4 = call noalias ptr @malloc(i64 noundef 16) #8, !dbg !288
  store ptr %4, ptr %2, align 8, !dbg !287
  %5 = load ptr, ptr %2, align 8, !dbg !289
  %6 = load ptr, ptr %1, align 8, !dbg !290
  %7 = getelementptr inbounds %struct.node, ptr %6, i32 0, i32 0, !dbg !291
  store ptr %5, ptr %7, align 8, !dbg !292
  %8 = load ptr, ptr %1, align 8, !dbg !293
  %9 = load ptr, ptr %2, align 8, !dbg !294
  %10 = getelementptr inbounds %struct.node, ptr %9, i32 0, i32 0, !dbg !295
  store ptr %8, ptr %10, align 8, !dbg !296
  %11 = load i32, ptr @bad, align 4, !dbg !297
  %12 = icmp ne i32 %11, 0, !dbg !297
  br i1 %12, label %15, label %13, !dbg !299

13:                                               ; preds = %0
  %14 = load ptr, ptr %1, align 8, !dbg !300
  store ptr %14, ptr @kept, align 8, !dbg !301
  br label %15, !dbg !302

15:                                               ; preds = %13, %0
  ret void, !dbg !303
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @leak_of_copy() #0 !dbg !304 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !305, !DIExpression(), !306)
  %2 = call noalias ptr @strdup(ptr noundef @.str.12) #9, !dbg !307
  store ptr %2, ptr %1, align 8, !dbg !306
  %3 = load i32, ptr @bad, align 4, !dbg !308
  %4 = icmp ne i32 %3, 0, !dbg !308
  br i1 %4, label %8, label %5, !dbg !310

5:                                                ; preds = %0
  %6 = load ptr, ptr %1, align 8, !dbg !311
  %7 = getelementptr inbounds i8, ptr %6, i64 2, !dbg !312
  store ptr %7, ptr @interior, align 8, !dbg !313
  br label %8, !dbg !314

8:                                                ; preds = %5, %0
  ret void, !dbg !315
}

; Function Attrs: nounwind
declare noalias ptr @strdup(ptr noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @leak_realloc() #0 !dbg !316 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !317, !DIExpression(), !318)
  %2 = call noalias ptr @malloc(i64 noundef 4) #8, !dbg !319
  store ptr %2, ptr %1, align 8, !dbg !318
  %3 = load ptr, ptr %1, align 8, !dbg !320
  %4 = call ptr @realloc(ptr noundef %3, i64 noundef 8) #10, !dbg !321
  store ptr %4, ptr %1, align 8, !dbg !322
  %5 = load i32, ptr @bad, align 4, !dbg !323
  %6 = icmp ne i32 %5, 0, !dbg !323
  br i1 %6, label %9, label %7, !dbg !325

7:                                                ; preds = %0
  %8 = load ptr, ptr %1, align 8, !dbg !326
  call void @free(ptr noundef %8) #9, !dbg !327
  br label %9, !dbg !327

9:                                                ; preds = %7, %0
  ret void, !dbg !328
}

; Function Attrs: nounwind allocsize(1)
declare ptr @realloc(ptr noundef, i64 noundef) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal void @leak_element() #0 !dbg !329 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !330, !DIExpression(), !331)
  %2 = call noalias ptr @malloc(i64 noundef 16) #8, !dbg !332
  store ptr %2, ptr %1, align 8, !dbg !331
  %3 = call noalias ptr @malloc(i64 noundef 16) #8, !dbg !333
  %4 = load ptr, ptr %1, align 8, !dbg !334
  %5 = getelementptr inbounds %struct.node, ptr %4, i32 0, i32 0, !dbg !335
  store ptr %3, ptr %5, align 8, !dbg !336
  %6 = load ptr, ptr %1, align 8, !dbg !337
  %7 = getelementptr inbounds %struct.node, ptr %6, i32 0, i32 0, !dbg !338
  %8 = load ptr, ptr %7, align 8, !dbg !338
  %9 = getelementptr inbounds %struct.node, ptr %8, i32 0, i32 0, !dbg !339
  store ptr null, ptr %9, align 8, !dbg !340
  %10 = load i32, ptr @bad, align 4, !dbg !341
  %11 = icmp ne i32 %10, 0, !dbg !341
  br i1 %11, label %16, label %12, !dbg !343

12:                                               ; preds = %0
  %13 = load ptr, ptr %1, align 8, !dbg !344
  %14 = getelementptr inbounds %struct.node, ptr %13, i32 0, i32 0, !dbg !345
  %15 = load ptr, ptr %14, align 8, !dbg !345
  call void @free(ptr noundef %15) #9, !dbg !346
  br label %16, !dbg !346

16:                                               ; preds = %12, %0
  %17 = load ptr, ptr %1, align 8, !dbg !347
  call void @free(ptr noundef %17) #9, !dbg !348
  ret void, !dbg !349
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @leak_exit_in_scope() #0 !dbg !350 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !351, !DIExpression(), !352)
  %2 = call noalias ptr @malloc(i64 noundef 8) #8, !dbg !353
  store ptr %2, ptr %1, align 8, !dbg !352
  %3 = load i32, ptr @bad, align 4, !dbg !354
  %4 = icmp ne i32 %3, 0, !dbg !354
  br i1 %4, label %5, label %6, !dbg !356

5:                                                ; preds = %0
  store ptr null, ptr %1, align 8, !dbg !357
  br label %6, !dbg !358

6:                                                ; preds = %5, %0
  call void @exit(i32 noundef 0) #11, !dbg !359
  unreachable, !dbg !359
}

; Function Attrs: noreturn nounwind
declare void @exit(i32 noundef) #6

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind allocsize(1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind willreturn memory(read) }
attributes #8 = { nounwind allocsize(0) }
attributes #9 = { nounwind }
attributes #10 = { nounwind allocsize(1) }
attributes #11 = { noreturn nounwind }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!117, !118, !119, !120, !121, !122, !123}
!llvm.ident = !{!124}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "tests/faults/faults.h", directory: ".", checksumkind: CSK_MD5, checksum: "36c151c83d221557efe9f5664ce6ff0b")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "bad", scope: !9, file: !2, line: 18, type: !83, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !10, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !11, splitDebugInlining: false, nameTableKind: None)
!10 = !DIFile(filename: "tests/faults/leak.c", directory: ".", checksumkind: CSK_MD5, checksum: "6a1b896de134280c2d3f38a6459aeb11")
!11 = !{!0, !12, !7, !25, !30, !32, !37, !39, !44, !49, !51, !56, !58, !63, !65, !69, !74, !76, !84, !86, !88, !93, !95, !100, !102, !104, !106, !108, !110, !115}
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "all_cases", scope: !9, file: !2, line: 17, type: !14, isLocal: true, isDefinition: true)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fault_case", file: !2, line: 12, size: 192, elements: !16)
!16 = !{!17, !20, !24}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !15, file: !2, line: 13, baseType: !18, size: 64)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "run", scope: !15, file: !2, line: 14, baseType: !21, size: 64, offset: 64)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = !DISubroutineType(types: !23)
!23 = !{null}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !15, file: !2, line: 15, baseType: !14, size: 64, offset: 128)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(scope: null, file: !10, line: 30, type: !27, isLocal: true, isDefinition: true)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !28)
!28 = !{!29}
!29 = !DISubrange(count: 11)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "entry_leak_local", scope: !9, file: !10, line: 30, type: !15, isLocal: true, isDefinition: true)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !10, line: 23, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 2)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !10, line: 23, type: !34, isLocal: true, isDefinition: true)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(scope: null, file: !10, line: 24, type: !41, isLocal: true, isDefinition: true)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !42)
!42 = !{!43}
!43 = !DISubrange(count: 3)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(scope: null, file: !10, line: 26, type: !46, isLocal: true, isDefinition: true)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !47)
!47 = !{!48}
!48 = !DISubrange(count: 8)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(scope: null, file: !10, line: 27, type: !34, isLocal: true, isDefinition: true)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(scope: null, file: !10, line: 39, type: !53, isLocal: true, isDefinition: true)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 192, elements: !54)
!54 = !{!55}
!55 = !DISubrange(count: 24)
!56 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression())
!57 = distinct !DIGlobalVariable(name: "entry_leak_buffer_of_a_stream", scope: !9, file: !10, line: 39, type: !15, isLocal: true, isDefinition: true)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(scope: null, file: !10, line: 45, type: !60, isLocal: true, isDefinition: true)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 136, elements: !61)
!61 = !{!62}
!62 = !DISubrange(count: 17)
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(name: "entry_leak_overwritten", scope: !9, file: !10, line: 45, type: !15, isLocal: true, isDefinition: true)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(name: "p", scope: !67, file: !10, line: 47, type: !68, isLocal: true, isDefinition: true)
!67 = distinct !DISubprogram(name: "leak_overwritten", scope: !10, file: !10, line: 45, type: !22, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(scope: null, file: !10, line: 54, type: !71, isLocal: true, isDefinition: true)
!71 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !72)
!72 = !{!73}
!73 = !DISubrange(count: 10)
!74 = !DIGlobalVariableExpression(var: !75, expr: !DIExpression())
!75 = distinct !DIGlobalVariable(name: "entry_leak_list", scope: !9, file: !10, line: 54, type: !15, isLocal: true, isDefinition: true)
!76 = !DIGlobalVariableExpression(var: !77, expr: !DIExpression())
!77 = distinct !DIGlobalVariable(name: "kept", scope: !9, file: !10, line: 12, type: !78, isLocal: true, isDefinition: true)
!78 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !79, size: 64)
!79 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !10, line: 8, size: 128, elements: !80)
!80 = !{!81, !82}
!81 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !79, file: !10, line: 9, baseType: !78, size: 64)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !79, file: !10, line: 10, baseType: !83, size: 32, offset: 64)
!83 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!84 = !DIGlobalVariableExpression(var: !85, expr: !DIExpression())
!85 = distinct !DIGlobalVariable(scope: null, file: !10, line: 67, type: !71, isLocal: true, isDefinition: true)
!86 = !DIGlobalVariableExpression(var: !87, expr: !DIExpression())
!87 = distinct !DIGlobalVariable(name: "entry_leak_ring", scope: !9, file: !10, line: 67, type: !15, isLocal: true, isDefinition: true)
!88 = !DIGlobalVariableExpression(var: !89, expr: !DIExpression())
!89 = distinct !DIGlobalVariable(scope: null, file: !10, line: 76, type: !90, isLocal: true, isDefinition: true)
!90 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !91)
!91 = !{!92}
!92 = !DISubrange(count: 13)
!93 = !DIGlobalVariableExpression(var: !94, expr: !DIExpression())
!94 = distinct !DIGlobalVariable(name: "entry_leak_of_copy", scope: !9, file: !10, line: 76, type: !15, isLocal: true, isDefinition: true)
!95 = !DIGlobalVariableExpression(var: !96, expr: !DIExpression())
!96 = distinct !DIGlobalVariable(scope: null, file: !10, line: 78, type: !97, isLocal: true, isDefinition: true)
!97 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !98)
!98 = !{!99}
!99 = !DISubrange(count: 5)
!100 = !DIGlobalVariableExpression(var: !101, expr: !DIExpression())
!101 = distinct !DIGlobalVariable(name: "interior", scope: !9, file: !10, line: 13, type: !68, isLocal: true, isDefinition: true)
!102 = !DIGlobalVariableExpression(var: !103, expr: !DIExpression())
!103 = distinct !DIGlobalVariable(scope: null, file: !10, line: 83, type: !90, isLocal: true, isDefinition: true)
!104 = !DIGlobalVariableExpression(var: !105, expr: !DIExpression())
!105 = distinct !DIGlobalVariable(name: "entry_leak_realloc", scope: !9, file: !10, line: 83, type: !15, isLocal: true, isDefinition: true)
!106 = !DIGlobalVariableExpression(var: !107, expr: !DIExpression())
!107 = distinct !DIGlobalVariable(scope: null, file: !10, line: 91, type: !90, isLocal: true, isDefinition: true)
!108 = !DIGlobalVariableExpression(var: !109, expr: !DIExpression())
!109 = distinct !DIGlobalVariable(name: "entry_leak_element", scope: !9, file: !10, line: 91, type: !15, isLocal: true, isDefinition: true)
!110 = !DIGlobalVariableExpression(var: !111, expr: !DIExpression())
!111 = distinct !DIGlobalVariable(scope: null, file: !10, line: 101, type: !112, isLocal: true, isDefinition: true)
!112 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 152, elements: !113)
!113 = !{!114}
!114 = !DISubrange(count: 19)
!115 = !DIGlobalVariableExpression(var: !116, expr: !DIExpression())
!116 = distinct !DIGlobalVariable(name: "entry_leak_exit_in_scope", scope: !9, file: !10, line: 101, type: !15, isLocal: true, isDefinition: true)
!117 = !{i32 7, !"Dwarf Version", i32 5}
!118 = !{i32 2, !"Debug Info Version", i32 3}
!119 = !{i32 1, !"wchar_size", i32 4}
!120 = !{i32 8, !"PIC Level", i32 2}
!121 = !{i32 7, !"PIE Level", i32 2}
!122 = !{i32 7, !"uwtable", i32 2}
!123 = !{i32 7, !"frame-pointer", i32 2}
!124 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!125 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 30, type: !126, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !129)
!126 = !DISubroutineType(types: !127)
!127 = !{!83, !83, !128}
!128 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !68, size: 64)
!129 = !{}
!130 = !DILocalVariable(name: "argc", arg: 1, scope: !125, file: !2, line: 30, type: !83)
!131 = !DILocation(line: 30, column: 14, scope: !125)
!132 = !DILocalVariable(name: "argv", arg: 2, scope: !125, file: !2, line: 30, type: !128)
!133 = !DILocation(line: 30, column: 27, scope: !125)
!134 = !DILocation(line: 32, column: 11, scope: !125)
!135 = !DILocation(line: 32, column: 16, scope: !125)
!136 = !DILocation(line: 32, column: 20, scope: !125)
!137 = !DILocation(line: 32, column: 30, scope: !125)
!138 = !DILocation(line: 32, column: 23, scope: !125)
!139 = !DILocation(line: 32, column: 46, scope: !125)
!140 = !DILocation(line: 0, scope: !125)
!141 = !DILocation(line: 32, column: 9, scope: !125)
!142 = !DILocalVariable(name: "c", scope: !143, file: !2, line: 33, type: !14)
!143 = distinct !DILexicalBlock(scope: !125, file: !2, line: 33, column: 5)
!144 = !DILocation(line: 33, column: 29, scope: !143)
!145 = !DILocation(line: 33, column: 33, scope: !143)
!146 = !DILocation(line: 33, column: 10, scope: !143)
!147 = !DILocation(line: 33, column: 44, scope: !148)
!148 = distinct !DILexicalBlock(scope: !143, file: !2, line: 33, column: 5)
!149 = !DILocation(line: 33, column: 5, scope: !143)
!150 = !DILocation(line: 34, column: 13, scope: !151)
!151 = distinct !DILexicalBlock(scope: !148, file: !2, line: 34, column: 13)
!152 = !DILocation(line: 34, column: 18, scope: !151)
!153 = !DILocation(line: 34, column: 22, scope: !151)
!154 = !DILocation(line: 34, column: 32, scope: !151)
!155 = !DILocation(line: 34, column: 41, scope: !151)
!156 = !DILocation(line: 34, column: 44, scope: !151)
!157 = !DILocation(line: 34, column: 25, scope: !151)
!158 = !DILocation(line: 34, column: 50, scope: !151)
!159 = !DILocation(line: 34, column: 13, scope: !148)
!160 = !DILocation(line: 35, column: 13, scope: !161)
!161 = distinct !DILexicalBlock(scope: !151, file: !2, line: 34, column: 56)
!162 = !DILocation(line: 35, column: 16, scope: !161)
!163 = !DILocation(line: 36, column: 13, scope: !161)
!164 = !DILocation(line: 34, column: 53, scope: !151)
!165 = !DILocation(line: 33, column: 51, scope: !148)
!166 = !DILocation(line: 33, column: 54, scope: !148)
!167 = !DILocation(line: 33, column: 49, scope: !148)
!168 = !DILocation(line: 33, column: 5, scope: !148)
!169 = distinct !{!169, !149, !170, !171}
!170 = !DILocation(line: 37, column: 9, scope: !143)
!171 = !{!"llvm.loop.mustprogress"}
!172 = !DILocation(line: 38, column: 5, scope: !125)
!173 = !DILocation(line: 39, column: 1, scope: !125)
!174 = distinct !DISubprogram(name: "add_leak_local", scope: !10, file: !10, line: 30, type: !22, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!175 = !DILocation(line: 30, column: 1, scope: !174)
!176 = distinct !DISubprogram(name: "add_leak_buffer_of_a_stream", scope: !10, file: !10, line: 39, type: !22, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!177 = !DILocation(line: 39, column: 1, scope: !176)
!178 = distinct !DISubprogram(name: "add_leak_overwritten", scope: !10, file: !10, line: 45, type: !22, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!179 = !DILocation(line: 45, column: 1, scope: !178)
!180 = distinct !DISubprogram(name: "add_leak_list", scope: !10, file: !10, line: 54, type: !22, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!181 = !DILocation(line: 54, column: 1, scope: !180)
!182 = distinct !DISubprogram(name: "add_leak_ring", scope: !10, file: !10, line: 67, type: !22, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!183 = !DILocation(line: 67, column: 1, scope: !182)
!184 = distinct !DISubprogram(name: "add_leak_of_copy", scope: !10, file: !10, line: 76, type: !22, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!185 = !DILocation(line: 76, column: 1, scope: !184)
!186 = distinct !DISubprogram(name: "add_leak_realloc", scope: !10, file: !10, line: 83, type: !22, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!187 = !DILocation(line: 83, column: 1, scope: !186)
!188 = distinct !DISubprogram(name: "add_leak_element", scope: !10, file: !10, line: 91, type: !22, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!189 = !DILocation(line: 91, column: 1, scope: !188)
!190 = distinct !DISubprogram(name: "add_leak_exit_in_scope", scope: !10, file: !10, line: 101, type: !22, scopeLine: 101, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!191 = !DILocation(line: 101, column: 1, scope: !190)
!192 = distinct !DISubprogram(name: "leak_local", scope: !10, file: !10, line: 30, type: !22, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !129)
!193 = !DILocation(line: 32, column: 5, scope: !192)
!194 = !DILocalVariable(name: "p", scope: !192, file: !10, line: 33, type: !68)
!195 = !DILocation(line: 33, column: 11, scope: !192)
!196 = !DILocation(line: 33, column: 15, scope: !192)
!197 = !DILocation(line: 34, column: 5, scope: !192)
!198 = !DILocation(line: 34, column: 10, scope: !192)
!199 = !DILocation(line: 35, column: 10, scope: !200)
!200 = distinct !DILexicalBlock(scope: !192, file: !10, line: 35, column: 9)
!201 = !DILocation(line: 35, column: 9, scope: !192)
!202 = !DILocation(line: 36, column: 14, scope: !200)
!203 = !DILocation(line: 36, column: 9, scope: !200)
!204 = !DILocation(line: 37, column: 1, scope: !192)
!205 = distinct !DISubprogram(name: "use_library", scope: !10, file: !10, line: 16, type: !22, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !129)
!206 = !DILocalVariable(name: "ends", scope: !205, file: !10, line: 18, type: !207)
!207 = !DICompositeType(tag: DW_TAG_array_type, baseType: !83, size: 64, elements: !35)
!208 = !DILocation(line: 18, column: 9, scope: !205)
!209 = !DILocation(line: 19, column: 14, scope: !210)
!210 = distinct !DILexicalBlock(scope: !205, file: !10, line: 19, column: 9)
!211 = !DILocation(line: 19, column: 9, scope: !210)
!212 = !DILocation(line: 19, column: 20, scope: !210)
!213 = !DILocation(line: 19, column: 9, scope: !205)
!214 = !DILocation(line: 20, column: 15, scope: !215)
!215 = distinct !DILexicalBlock(scope: !210, file: !10, line: 19, column: 26)
!216 = !DILocation(line: 20, column: 9, scope: !215)
!217 = !DILocation(line: 21, column: 15, scope: !215)
!218 = !DILocation(line: 21, column: 9, scope: !215)
!219 = !DILocation(line: 22, column: 5, scope: !215)
!220 = !DILocation(line: 23, column: 5, scope: !205)
!221 = !DILocation(line: 24, column: 5, scope: !205)
!222 = !DILocation(line: 25, column: 5, scope: !205)
!223 = !DILocation(line: 26, column: 5, scope: !205)
!224 = !DILocation(line: 27, column: 5, scope: !205)
!225 = !DILocation(line: 28, column: 1, scope: !205)
!226 = distinct !DISubprogram(name: "leak_buffer_of_a_stream", scope: !10, file: !10, line: 39, type: !22, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !129)
!227 = !DILocalVariable(name: "buffer", scope: !226, file: !10, line: 41, type: !68)
!228 = !DILocation(line: 41, column: 11, scope: !226)
!229 = !DILocation(line: 41, column: 20, scope: !226)
!230 = !DILocation(line: 42, column: 13, scope: !226)
!231 = !DILocation(line: 42, column: 21, scope: !226)
!232 = !DILocation(line: 42, column: 31, scope: !226)
!233 = !DILocation(line: 42, column: 5, scope: !226)
!234 = !DILocation(line: 43, column: 1, scope: !226)
!235 = !DILocation(line: 48, column: 9, scope: !67)
!236 = !DILocation(line: 48, column: 7, scope: !67)
!237 = !DILocation(line: 49, column: 10, scope: !238)
!238 = distinct !DILexicalBlock(scope: !67, file: !10, line: 49, column: 9)
!239 = !DILocation(line: 49, column: 9, scope: !67)
!240 = !DILocation(line: 50, column: 14, scope: !238)
!241 = !DILocation(line: 50, column: 9, scope: !238)
!242 = !DILocation(line: 51, column: 9, scope: !67)
!243 = !DILocation(line: 51, column: 7, scope: !67)
!244 = !DILocation(line: 52, column: 1, scope: !67)
!245 = distinct !DISubprogram(name: "leak_list", scope: !10, file: !10, line: 54, type: !22, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !129)
!246 = !DILocalVariable(name: "list", scope: !245, file: !10, line: 56, type: !78)
!247 = !DILocation(line: 56, column: 18, scope: !245)
!248 = !DILocalVariable(name: "i", scope: !249, file: !10, line: 57, type: !83)
!249 = distinct !DILexicalBlock(scope: !245, file: !10, line: 57, column: 5)
!250 = !DILocation(line: 57, column: 14, scope: !249)
!251 = !DILocation(line: 57, column: 10, scope: !249)
!252 = !DILocation(line: 57, column: 21, scope: !253)
!253 = distinct !DILexicalBlock(scope: !249, file: !10, line: 57, column: 5)
!254 = !DILocation(line: 57, column: 23, scope: !253)
!255 = !DILocation(line: 57, column: 5, scope: !249)
!256 = !DILocalVariable(name: "n", scope: !257, file: !10, line: 58, type: !78)
!257 = distinct !DILexicalBlock(scope: !253, file: !10, line: 57, column: 33)
!258 = !DILocation(line: 58, column: 22, scope: !257)
!259 = !DILocation(line: 58, column: 26, scope: !257)
!260 = !DILocation(line: 59, column: 19, scope: !257)
!261 = !DILocation(line: 59, column: 9, scope: !257)
!262 = !DILocation(line: 59, column: 12, scope: !257)
!263 = !DILocation(line: 59, column: 17, scope: !257)
!264 = !DILocation(line: 60, column: 20, scope: !257)
!265 = !DILocation(line: 60, column: 9, scope: !257)
!266 = !DILocation(line: 60, column: 12, scope: !257)
!267 = !DILocation(line: 60, column: 18, scope: !257)
!268 = !DILocation(line: 61, column: 16, scope: !257)
!269 = !DILocation(line: 61, column: 14, scope: !257)
!270 = !DILocation(line: 62, column: 5, scope: !257)
!271 = !DILocation(line: 57, column: 29, scope: !253)
!272 = !DILocation(line: 57, column: 5, scope: !253)
!273 = distinct !{!273, !255, !274, !171}
!274 = !DILocation(line: 62, column: 5, scope: !249)
!275 = !DILocation(line: 63, column: 10, scope: !276)
!276 = distinct !DILexicalBlock(scope: !245, file: !10, line: 63, column: 9)
!277 = !DILocation(line: 63, column: 9, scope: !245)
!278 = !DILocation(line: 64, column: 16, scope: !276)
!279 = !DILocation(line: 64, column: 14, scope: !276)
!280 = !DILocation(line: 64, column: 9, scope: !276)
!281 = !DILocation(line: 65, column: 1, scope: !245)
!282 = distinct !DISubprogram(name: "leak_ring", scope: !10, file: !10, line: 67, type: !22, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !129)
!283 = !DILocalVariable(name: "a", scope: !282, file: !10, line: 69, type: !78)
!284 = !DILocation(line: 69, column: 18, scope: !282)
!285 = !DILocation(line: 69, column: 22, scope: !282)
!286 = !DILocalVariable(name: "b", scope: !282, file: !10, line: 69, type: !78)
!287 = !DILocation(line: 69, column: 42, scope: !282)
!288 = !DILocation(line: 69, column: 46, scope: !282)
!289 = !DILocation(line: 70, column: 15, scope: !282)
!290 = !DILocation(line: 70, column: 5, scope: !282)
!291 = !DILocation(line: 70, column: 8, scope: !282)
!292 = !DILocation(line: 70, column: 13, scope: !282)
!293 = !DILocation(line: 71, column: 15, scope: !282)
!294 = !DILocation(line: 71, column: 5, scope: !282)
!295 = !DILocation(line: 71, column: 8, scope: !282)
!296 = !DILocation(line: 71, column: 13, scope: !282)
!297 = !DILocation(line: 72, column: 10, scope: !298)
!298 = distinct !DILexicalBlock(scope: !282, file: !10, line: 72, column: 9)
!299 = !DILocation(line: 72, column: 9, scope: !282)
!300 = !DILocation(line: 73, column: 16, scope: !298)
!301 = !DILocation(line: 73, column: 14, scope: !298)
!302 = !DILocation(line: 73, column: 9, scope: !298)
!303 = !DILocation(line: 74, column: 1, scope: !282)
!304 = distinct !DISubprogram(name: "leak_of_copy", scope: !10, file: !10, line: 76, type: !22, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !129)
!305 = !DILocalVariable(name: "p", scope: !304, file: !10, line: 78, type: !68)
!306 = !DILocation(line: 78, column: 11, scope: !304)
!307 = !DILocation(line: 78, column: 15, scope: !304)
!308 = !DILocation(line: 79, column: 10, scope: !309)
!309 = distinct !DILexicalBlock(scope: !304, file: !10, line: 79, column: 9)
!310 = !DILocation(line: 79, column: 9, scope: !304)
!311 = !DILocation(line: 80, column: 20, scope: !309)
!312 = !DILocation(line: 80, column: 22, scope: !309)
!313 = !DILocation(line: 80, column: 18, scope: !309)
!314 = !DILocation(line: 80, column: 9, scope: !309)
!315 = !DILocation(line: 81, column: 1, scope: !304)
!316 = distinct !DISubprogram(name: "leak_realloc", scope: !10, file: !10, line: 83, type: !22, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !129)
!317 = !DILocalVariable(name: "p", scope: !316, file: !10, line: 85, type: !68)
!318 = !DILocation(line: 85, column: 11, scope: !316)
!319 = !DILocation(line: 85, column: 15, scope: !316)
!320 = !DILocation(line: 86, column: 17, scope: !316)
!321 = !DILocation(line: 86, column: 9, scope: !316)
!322 = !DILocation(line: 86, column: 7, scope: !316)
!323 = !DILocation(line: 87, column: 10, scope: !324)
!324 = distinct !DILexicalBlock(scope: !316, file: !10, line: 87, column: 9)
!325 = !DILocation(line: 87, column: 9, scope: !316)
!326 = !DILocation(line: 88, column: 14, scope: !324)
!327 = !DILocation(line: 88, column: 9, scope: !324)
!328 = !DILocation(line: 89, column: 1, scope: !316)
!329 = distinct !DISubprogram(name: "leak_element", scope: !10, file: !10, line: 91, type: !22, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !129)
!330 = !DILocalVariable(name: "n", scope: !329, file: !10, line: 93, type: !78)
!331 = !DILocation(line: 93, column: 18, scope: !329)
!332 = !DILocation(line: 93, column: 22, scope: !329)
!333 = !DILocation(line: 94, column: 15, scope: !329)
!334 = !DILocation(line: 94, column: 5, scope: !329)
!335 = !DILocation(line: 94, column: 8, scope: !329)
!336 = !DILocation(line: 94, column: 13, scope: !329)
!337 = !DILocation(line: 95, column: 5, scope: !329)
!338 = !DILocation(line: 95, column: 8, scope: !329)
!339 = !DILocation(line: 95, column: 14, scope: !329)
!340 = !DILocation(line: 95, column: 19, scope: !329)
!341 = !DILocation(line: 96, column: 10, scope: !342)
!342 = distinct !DILexicalBlock(scope: !329, file: !10, line: 96, column: 9)
!343 = !DILocation(line: 96, column: 9, scope: !329)
!344 = !DILocation(line: 97, column: 14, scope: !342)
!345 = !DILocation(line: 97, column: 17, scope: !342)
!346 = !DILocation(line: 97, column: 9, scope: !342)
!347 = !DILocation(line: 98, column: 10, scope: !329)
!348 = !DILocation(line: 98, column: 5, scope: !329)
!349 = !DILocation(line: 99, column: 1, scope: !329)
!350 = distinct !DISubprogram(name: "leak_exit_in_scope", scope: !10, file: !10, line: 101, type: !22, scopeLine: 102, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !129)
!351 = !DILocalVariable(name: "p", scope: !350, file: !10, line: 103, type: !68)
!352 = !DILocation(line: 103, column: 11, scope: !350)
!353 = !DILocation(line: 103, column: 15, scope: !350)
!354 = !DILocation(line: 104, column: 9, scope: !355)
!355 = distinct !DILexicalBlock(scope: !350, file: !10, line: 104, column: 9)
!356 = !DILocation(line: 104, column: 9, scope: !350)
!357 = !DILocation(line: 105, column: 11, scope: !355)
!358 = !DILocation(line: 105, column: 9, scope: !355)
!359 = !DILocation(line: 106, column: 5, scope: !350)
