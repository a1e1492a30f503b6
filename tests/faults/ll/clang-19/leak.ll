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
@entry_leak_overwritten = internal global %struct.fault_case { ptr @.str.7, ptr @leak_overwritten, ptr null }, align 8, !dbg !56
@entry_leak_list = internal global %struct.fault_case { ptr @.str.8, ptr @leak_list, ptr null }, align 8, !dbg !67
@entry_leak_ring = internal global %struct.fault_case { ptr @.str.9, ptr @leak_ring, ptr null }, align 8, !dbg !79
@entry_leak_of_copy = internal global %struct.fault_case { ptr @.str.10, ptr @leak_of_copy, ptr null }, align 8, !dbg !86
@entry_leak_realloc = internal global %struct.fault_case { ptr @.str.12, ptr @leak_realloc, ptr null }, align 8, !dbg !97
@entry_leak_element = internal global %struct.fault_case { ptr @.str.13, ptr @leak_element, ptr null }, align 8, !dbg !101
@entry_leak_exit_in_scope = internal global %struct.fault_case { ptr @.str.14, ptr @leak_exit_in_scope, ptr null }, align 8, !dbg !108
@.str.1 = private unnamed_addr constant [11 x i8] c"leak_local\00", align 1, !dbg !25
@.str.2 = private unnamed_addr constant [2 x i8] c"A\00", align 1, !dbg !32
@.str.3 = private unnamed_addr constant [2 x i8] c"b\00", align 1, !dbg !37
@.str.4 = private unnamed_addr constant [3 x i8] c"cc\00", align 1, !dbg !39
@.str.5 = private unnamed_addr constant [8 x i8] c"C.UTF-8\00", align 1, !dbg !44
@.str.6 = private unnamed_addr constant [2 x i8] c"C\00", align 1, !dbg !49
@.str.7 = private unnamed_addr constant [17 x i8] c"leak_overwritten\00", align 1, !dbg !51
@leak_overwritten.p = internal global ptr null, align 8, !dbg !58
@.str.8 = private unnamed_addr constant [10 x i8] c"leak_list\00", align 1, !dbg !62
@kept = internal global ptr null, align 8, !dbg !69
@.str.9 = private unnamed_addr constant [10 x i8] c"leak_ring\00", align 1, !dbg !77
@.str.10 = private unnamed_addr constant [13 x i8] c"leak_of_copy\00", align 1, !dbg !81
@.str.11 = private unnamed_addr constant [5 x i8] c"text\00", align 1, !dbg !88
@interior = internal global ptr null, align 8, !dbg !93
@.str.12 = private unnamed_addr constant [13 x i8] c"leak_realloc\00", align 1, !dbg !95
@.str.13 = private unnamed_addr constant [13 x i8] c"leak_element\00", align 1, !dbg !99
@.str.14 = private unnamed_addr constant [19 x i8] c"leak_exit_in_scope\00", align 1, !dbg !103
@llvm.global_ctors = appending global [8 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @add_leak_local, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_leak_overwritten, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_leak_list, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_leak_ring, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_leak_of_copy, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_leak_realloc, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_leak_element, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_leak_exit_in_scope, ptr null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !118 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !123, !DIExpression(), !124)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !125, !DIExpression(), !126)
  %7 = load i32, ptr %4, align 4, !dbg !127
  %8 = icmp sgt i32 %7, 2, !dbg !128
  br i1 %8, label %9, label %15, !dbg !129

9:                                                ; preds = %2
  %10 = load ptr, ptr %5, align 8, !dbg !130
  %11 = getelementptr inbounds ptr, ptr %10, i64 2, !dbg !130
  %12 = load ptr, ptr %11, align 8, !dbg !130
  %13 = call i32 @strcmp(ptr noundef %12, ptr noundef @.str) #7, !dbg !131
  %14 = icmp eq i32 %13, 0, !dbg !132
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !133
  %17 = zext i1 %16 to i32, !dbg !129
  store i32 %17, ptr @bad, align 4, !dbg !134
    #dbg_declare(ptr %6, !135, !DIExpression(), !137)
  %18 = load ptr, ptr @all_cases, align 8, !dbg !138
  store ptr %18, ptr %6, align 8, !dbg !137
  br label %19, !dbg !139

19:                                               ; preds = %39, %15
  %20 = load ptr, ptr %6, align 8, !dbg !140
  %21 = icmp ne ptr %20, null, !dbg !142
  br i1 %21, label %22, label %43, !dbg !142

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4, !dbg !143
  %24 = icmp sgt i32 %23, 1, !dbg !145
  br i1 %24, label %25, label %38, !dbg !146

25:                                               ; preds = %22
  %26 = load ptr, ptr %5, align 8, !dbg !147
  %27 = getelementptr inbounds ptr, ptr %26, i64 1, !dbg !147
  %28 = load ptr, ptr %27, align 8, !dbg !147
  %29 = load ptr, ptr %6, align 8, !dbg !148
  %30 = getelementptr inbounds %struct.fault_case, ptr %29, i32 0, i32 0, !dbg !149
  %31 = load ptr, ptr %30, align 8, !dbg !149
  %32 = call i32 @strcmp(ptr noundef %28, ptr noundef %31) #7, !dbg !150
  %33 = icmp eq i32 %32, 0, !dbg !151
  br i1 %33, label %34, label %38, !dbg !152

34:                                               ; preds = %25
  %35 = load ptr, ptr %6, align 8, !dbg !153
  %36 = getelementptr inbounds %struct.fault_case, ptr %35, i32 0, i32 1, !dbg !155
  %37 = load ptr, ptr %36, align 8, !dbg !155
  call void %37(), !dbg !153
  store i32 0, ptr %3, align 4, !dbg !156
  br label %44, !dbg !156

38:                                               ; preds = %25, %22
  br label %39, !dbg !157

39:                                               ; preds = %38
  %40 = load ptr, ptr %6, align 8, !dbg !158
  %41 = getelementptr inbounds %struct.fault_case, ptr %40, i32 0, i32 2, !dbg !159
  %42 = load ptr, ptr %41, align 8, !dbg !159
  store ptr %42, ptr %6, align 8, !dbg !160
  br label %19, !dbg !161, !llvm.loop !162

43:                                               ; preds = %19
  store i32 99, ptr %3, align 4, !dbg !165
  br label %44, !dbg !165

44:                                               ; preds = %43, %34
  %45 = load i32, ptr %3, align 4, !dbg !166
  ret i32 %45, !dbg !166
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_leak_local() #0 !dbg !167 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !168
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_leak_local, i32 0, i32 2), align 8, !dbg !168
  store ptr @entry_leak_local, ptr @all_cases, align 8, !dbg !168
  ret void, !dbg !168
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_leak_overwritten() #0 !dbg !169 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !170
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_leak_overwritten, i32 0, i32 2), align 8, !dbg !170
  store ptr @entry_leak_overwritten, ptr @all_cases, align 8, !dbg !170
  ret void, !dbg !170
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_leak_list() #0 !dbg !171 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !172
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_leak_list, i32 0, i32 2), align 8, !dbg !172
  store ptr @entry_leak_list, ptr @all_cases, align 8, !dbg !172
  ret void, !dbg !172
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_leak_ring() #0 !dbg !173 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !174
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_leak_ring, i32 0, i32 2), align 8, !dbg !174
  store ptr @entry_leak_ring, ptr @all_cases, align 8, !dbg !174
  ret void, !dbg !174
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_leak_of_copy() #0 !dbg !175 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !176
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_leak_of_copy, i32 0, i32 2), align 8, !dbg !176
  store ptr @entry_leak_of_copy, ptr @all_cases, align 8, !dbg !176
  ret void, !dbg !176
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_leak_realloc() #0 !dbg !177 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !178
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_leak_realloc, i32 0, i32 2), align 8, !dbg !178
  store ptr @entry_leak_realloc, ptr @all_cases, align 8, !dbg !178
  ret void, !dbg !178
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_leak_element() #0 !dbg !179 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !180
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_leak_element, i32 0, i32 2), align 8, !dbg !180
  store ptr @entry_leak_element, ptr @all_cases, align 8, !dbg !180
  ret void, !dbg !180
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_leak_exit_in_scope() #0 !dbg !181 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !182
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_leak_exit_in_scope, i32 0, i32 2), align 8, !dbg !182
  store ptr @entry_leak_exit_in_scope, ptr @all_cases, align 8, !dbg !182
  ret void, !dbg !182
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @leak_local() #0 !dbg !183 {
  %1 = alloca ptr, align 8
  call void @use_library(), !dbg !184
    #dbg_declare(ptr %1, !185, !DIExpression(), !186)
  %2 = call noalias ptr @malloc(i64 noundef 8) #8, !dbg !187
  store ptr %2, ptr %1, align 8, !dbg !186
  %3 = load ptr, ptr %1, align 8, !dbg !188
  %4 = getelementptr inbounds i8, ptr %3, i64 0, !dbg !188
  store i8 1, ptr %4, align 1, !dbg !189
  %5 = load i32, ptr @bad, align 4, !dbg !190
  %6 = icmp ne i32 %5, 0, !dbg !190
  br i1 %6, label %9, label %7, !dbg !192

7:                                                ; preds = %0
  %8 = load ptr, ptr %1, align 8, !dbg !193
  call void @free(ptr noundef %8) #9, !dbg !194
  br label %9, !dbg !194

9:                                                ; preds = %7, %0
  ret void, !dbg !195
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @use_library() #0 !dbg !196 {
  %1 = alloca [2 x i32], align 4
    #dbg_declare(ptr %1, !197, !DIExpression(), !199)
  %2 = getelementptr inbounds [2 x i32], ptr %1, i64 0, i64 0, !dbg !200
  %3 = call i32 @pipe(ptr noundef %2) #9, !dbg !202
  %4 = icmp eq i32 %3, 0, !dbg !203
  br i1 %4, label %5, label %12, !dbg !204

5:                                                ; preds = %0
  %6 = getelementptr inbounds [2 x i32], ptr %1, i64 0, i64 0, !dbg !205
  %7 = load i32, ptr %6, align 4, !dbg !205
  %8 = call i32 @close(i32 noundef %7), !dbg !207
  %9 = getelementptr inbounds [2 x i32], ptr %1, i64 0, i64 1, !dbg !208
  %10 = load i32, ptr %9, align 4, !dbg !208
  %11 = call i32 @close(i32 noundef %10), !dbg !209
  br label %12, !dbg !210

12:                                               ; preds = %5, %0
  %13 = call i32 @setenv(ptr noundef @.str.2, ptr noundef @.str.3, i32 noundef 1) #9, !dbg !211
  %14 = call i32 @setenv(ptr noundef @.str.2, ptr noundef @.str.4, i32 noundef 1) #9, !dbg !212
  %15 = call i32 @unsetenv(ptr noundef @.str.2) #9, !dbg !213
  %16 = call ptr @setlocale(i32 noundef 6, ptr noundef @.str.5) #9, !dbg !214
  %17 = call ptr @setlocale(i32 noundef 6, ptr noundef @.str.6) #9, !dbg !215
  ret void, !dbg !216
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
define internal void @leak_overwritten() #0 !dbg !60 {
  %1 = call noalias ptr @malloc(i64 noundef 4) #8, !dbg !217
  store ptr %1, ptr @leak_overwritten.p, align 8, !dbg !218
  %2 = load i32, ptr @bad, align 4, !dbg !219
  %3 = icmp ne i32 %2, 0, !dbg !219
  br i1 %3, label %6, label %4, !dbg !221

4:                                                ; preds = %0
  %5 = load ptr, ptr @leak_overwritten.p, align 8, !dbg !222
  call void @free(ptr noundef %5) #9, !dbg !223
  br label %6, !dbg !223

6:                                                ; preds = %4, %0
  %7 = call noalias ptr @malloc(i64 noundef 5) #8, !dbg !224
  store ptr %7, ptr @leak_overwritten.p, align 8, !dbg !225
  ret void, !dbg !226
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @leak_list() #0 !dbg !227 {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
    #dbg_declare(ptr %1, !228, !DIExpression(), !229)
  store ptr null, ptr %1, align 8, !dbg !229
    #dbg_declare(ptr %2, !230, !DIExpression(), !232)
  store i32 0, ptr %2, align 4, !dbg !232
  br label %4, !dbg !233

4:                                                ; preds = %16, %0
  %5 = load i32, ptr %2, align 4, !dbg !234
  %6 = icmp slt i32 %5, 3, !dbg !236
  br i1 %6, label %7, label %19, !dbg !237

7:                                                ; preds = %4
    #dbg_declare(ptr %3, !238, !DIExpression(), !240)
  %8 = call noalias ptr @malloc(i64 noundef 16) #8, !dbg !241
  store ptr %8, ptr %3, align 8, !dbg !240
  %9 = load ptr, ptr %1, align 8, !dbg !242
  %10 = load ptr, ptr %3, align 8, !dbg !243
  %11 = getelementptr inbounds %struct.node, ptr %10, i32 0, i32 0, !dbg !244
  store ptr %9, ptr %11, align 8, !dbg !245
  %12 = load i32, ptr %2, align 4, !dbg !246
  %13 = load ptr, ptr %3, align 8, !dbg !247
  %14 = getelementptr inbounds %struct.node, ptr %13, i32 0, i32 1, !dbg !248
  store i32 %12, ptr %14, align 8, !dbg !249
  %15 = load ptr, ptr %3, align 8, !dbg !250
  store ptr %15, ptr %1, align 8, !dbg !251
  br label %16, !dbg !252

16:                                               ; preds = %7
  %17 = load i32, ptr %2, align 4, !dbg !253
  %18 = add nsw i32 %17, 1, !dbg !253
  store i32 %18, ptr %2, align 4, !dbg !253
  br label %4, !dbg !254, !llvm.loop !255

19:                                               ; preds = %4
  %20 = load i32, ptr @bad, align 4, !dbg !257
  %21 = icmp ne i32 %20, 0, !dbg !257
  br i1 %21, label %24, label %22, !dbg !259

22:                                               ; preds = %19
  %23 = load ptr, ptr %1, align 8, !dbg !260
  store ptr %23, ptr @kept, align 8, !dbg !261
  br label %24, !dbg !262

24:                                               ; preds = %22, %19
  ret void, !dbg !263
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @leak_ring() #0 !dbg !264 {
  %1 = alloca ptr, align 8
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !265, !DIExpression(), !266)
  %3 = call noalias ptr @malloc(i64 noundef 16) #8, !dbg !267
  store ptr %3, ptr %1, align 8, !dbg !266
    #dbg_declare(ptr %2, !268, !DIExpression(), !269)
  %4 = call noalias ptr @malloc(i64 noundef 16) #8, !dbg !270
  store ptr %4, ptr %2, align 8, !dbg !269
  %5 = load ptr, ptr %2, align 8, !dbg !271
  %6 = load ptr, ptr %1, align 8, !dbg !272
  %7 = getelementptr inbounds %struct.node, ptr %6, i32 0, i32 0, !dbg !273
  store ptr %5, ptr %7, align 8, !dbg !274
  %8 = load ptr, ptr %1, align 8, !dbg !275
  %9 = load ptr, ptr %2, align 8, !dbg !276
  %10 = getelementptr inbounds %struct.node, ptr %9, i32 0, i32 0, !dbg !277
  store ptr %8, ptr %10, align 8, !dbg !278
  %11 = load i32, ptr @bad, align 4, !dbg !279
  %12 = icmp ne i32 %11, 0, !dbg !279
  br i1 %12, label %15, label %13, !dbg !281

13:                                               ; preds = %0
  %14 = load ptr, ptr %1, align 8, !dbg !282
  store ptr %14, ptr @kept, align 8, !dbg !283
  br label %15, !dbg !284

15:                                               ; preds = %13, %0
  ret void, !dbg !285
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @leak_of_copy() #0 !dbg !286 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !287, !DIExpression(), !288)
  %2 = call noalias ptr @strdup(ptr noundef @.str.11) #9, !dbg !289
  store ptr %2, ptr %1, align 8, !dbg !288
  %3 = load i32, ptr @bad, align 4, !dbg !290
  %4 = icmp ne i32 %3, 0, !dbg !290
  br i1 %4, label %8, label %5, !dbg !292

5:                                                ; preds = %0
  %6 = load ptr, ptr %1, align 8, !dbg !293
  %7 = getelementptr inbounds i8, ptr %6, i64 2, !dbg !294
  store ptr %7, ptr @interior, align 8, !dbg !295
  br label %8, !dbg !296

8:                                                ; preds = %5, %0
  ret void, !dbg !297
}

; Function Attrs: nounwind
declare noalias ptr @strdup(ptr noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @leak_realloc() #0 !dbg !298 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !299, !DIExpression(), !300)
  %2 = call noalias ptr @malloc(i64 noundef 4) #8, !dbg !301
  store ptr %2, ptr %1, align 8, !dbg !300
  %3 = load ptr, ptr %1, align 8, !dbg !302
  %4 = call ptr @realloc(ptr noundef %3, i64 noundef 8) #10, !dbg !303
  store ptr %4, ptr %1, align 8, !dbg !304
  %5 = load i32, ptr @bad, align 4, !dbg !305
  %6 = icmp ne i32 %5, 0, !dbg !305
  br i1 %6, label %9, label %7, !dbg !307

7:                                                ; preds = %0
  %8 = load ptr, ptr %1, align 8, !dbg !308
  call void @free(ptr noundef %8) #9, !dbg !309
  br label %9, !dbg !309

9:                                                ; preds = %7, %0
  ret void, !dbg !310
}

; Function Attrs: nounwind allocsize(1)
declare ptr @realloc(ptr noundef, i64 noundef) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal void @leak_element() #0 !dbg !311 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !312, !DIExpression(), !313)
  %2 = call noalias ptr @malloc(i64 noundef 16) #8, !dbg !314
  store ptr %2, ptr %1, align 8, !dbg !313
  %3 = call noalias ptr @malloc(i64 noundef 16) #8, !dbg !315
  %4 = load ptr, ptr %1, align 8, !dbg !316
  %5 = getelementptr inbounds %struct.node, ptr %4, i32 0, i32 0, !dbg !317
  store ptr %3, ptr %5, align 8, !dbg !318
  %6 = load ptr, ptr %1, align 8, !dbg !319
  %7 = getelementptr inbounds %struct.node, ptr %6, i32 0, i32 0, !dbg !320
  %8 = load ptr, ptr %7, align 8, !dbg !320
  %9 = getelementptr inbounds %struct.node, ptr %8, i32 0, i32 0, !dbg !321
  store ptr null, ptr %9, align 8, !dbg !322
  %10 = load i32, ptr @bad, align 4, !dbg !323
  %11 = icmp ne i32 %10, 0, !dbg !323
  br i1 %11, label %16, label %12, !dbg !325

12:                                               ; preds = %0
  %13 = load ptr, ptr %1, align 8, !dbg !326
  %14 = getelementptr inbounds %struct.node, ptr %13, i32 0, i32 0, !dbg !327
  %15 = load ptr, ptr %14, align 8, !dbg !327
  call void @free(ptr noundef %15) #9, !dbg !328
  br label %16, !dbg !328

16:                                               ; preds = %12, %0
  %17 = load ptr, ptr %1, align 8, !dbg !329
  call void @free(ptr noundef %17) #9, !dbg !330
  ret void, !dbg !331
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @leak_exit_in_scope() #0 !dbg !332 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !333, !DIExpression(), !334)
  %2 = call noalias ptr @malloc(i64 noundef 8) #8, !dbg !335
  store ptr %2, ptr %1, align 8, !dbg !334
  %3 = load i32, ptr @bad, align 4, !dbg !336
  %4 = icmp ne i32 %3, 0, !dbg !336
  br i1 %4, label %5, label %6, !dbg !338

5:                                                ; preds = %0
  store ptr null, ptr %1, align 8, !dbg !339
  br label %6, !dbg !340

6:                                                ; preds = %5, %0
  call void @exit(i32 noundef 0) #11, !dbg !341
  unreachable, !dbg !341
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
!llvm.module.flags = !{!110, !111, !112, !113, !114, !115, !116}
!llvm.ident = !{!117}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "tests/faults/faults.h", directory: ".", checksumkind: CSK_MD5, checksum: "36c151c83d221557efe9f5664ce6ff0b")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "bad", scope: !9, file: !2, line: 18, type: !76, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !10, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !11, splitDebugInlining: false, nameTableKind: None)
!10 = !DIFile(filename: "tests/faults/leak.c", directory: ".", checksumkind: CSK_MD5, checksum: "371025e820fa2cd6cf00d33bd2a956ff")
!11 = !{!0, !12, !7, !25, !30, !32, !37, !39, !44, !49, !51, !56, !58, !62, !67, !69, !77, !79, !81, !86, !88, !93, !95, !97, !99, !101, !103, !108}
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
!26 = distinct !DIGlobalVariable(scope: null, file: !10, line: 29, type: !27, isLocal: true, isDefinition: true)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !28)
!28 = !{!29}
!29 = !DISubrange(count: 11)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "entry_leak_local", scope: !9, file: !10, line: 29, type: !15, isLocal: true, isDefinition: true)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !10, line: 22, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 2)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !10, line: 22, type: !34, isLocal: true, isDefinition: true)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(scope: null, file: !10, line: 23, type: !41, isLocal: true, isDefinition: true)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !42)
!42 = !{!43}
!43 = !DISubrange(count: 3)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(scope: null, file: !10, line: 25, type: !46, isLocal: true, isDefinition: true)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !47)
!47 = !{!48}
!48 = !DISubrange(count: 8)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(scope: null, file: !10, line: 26, type: !34, isLocal: true, isDefinition: true)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(scope: null, file: !10, line: 38, type: !53, isLocal: true, isDefinition: true)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 136, elements: !54)
!54 = !{!55}
!55 = !DISubrange(count: 17)
!56 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression())
!57 = distinct !DIGlobalVariable(name: "entry_leak_overwritten", scope: !9, file: !10, line: 38, type: !15, isLocal: true, isDefinition: true)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(name: "p", scope: !60, file: !10, line: 40, type: !61, isLocal: true, isDefinition: true)
!60 = distinct !DISubprogram(name: "leak_overwritten", scope: !10, file: !10, line: 38, type: !22, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!61 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression())
!63 = distinct !DIGlobalVariable(scope: null, file: !10, line: 47, type: !64, isLocal: true, isDefinition: true)
!64 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !65)
!65 = !{!66}
!66 = !DISubrange(count: 10)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(name: "entry_leak_list", scope: !9, file: !10, line: 47, type: !15, isLocal: true, isDefinition: true)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(name: "kept", scope: !9, file: !10, line: 11, type: !71, isLocal: true, isDefinition: true)
!71 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !72, size: 64)
!72 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !10, line: 7, size: 128, elements: !73)
!73 = !{!74, !75}
!74 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !72, file: !10, line: 8, baseType: !71, size: 64)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !72, file: !10, line: 9, baseType: !76, size: 32, offset: 64)
!76 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!77 = !DIGlobalVariableExpression(var: !78, expr: !DIExpression())
!78 = distinct !DIGlobalVariable(scope: null, file: !10, line: 60, type: !64, isLocal: true, isDefinition: true)
!79 = !DIGlobalVariableExpression(var: !80, expr: !DIExpression())
!80 = distinct !DIGlobalVariable(name: "entry_leak_ring", scope: !9, file: !10, line: 60, type: !15, isLocal: true, isDefinition: true)
!81 = !DIGlobalVariableExpression(var: !82, expr: !DIExpression())
!82 = distinct !DIGlobalVariable(scope: null, file: !10, line: 69, type: !83, isLocal: true, isDefinition: true)
!83 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !84)
!84 = !{!85}
!85 = !DISubrange(count: 13)
!86 = !DIGlobalVariableExpression(var: !87, expr: !DIExpression())
!87 = distinct !DIGlobalVariable(name: "entry_leak_of_copy", scope: !9, file: !10, line: 69, type: !15, isLocal: true, isDefinition: true)
!88 = !DIGlobalVariableExpression(var: !89, expr: !DIExpression())
!89 = distinct !DIGlobalVariable(scope: null, file: !10, line: 71, type: !90, isLocal: true, isDefinition: true)
!90 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !91)
!91 = !{!92}
!92 = !DISubrange(count: 5)
!93 = !DIGlobalVariableExpression(var: !94, expr: !DIExpression())
!94 = distinct !DIGlobalVariable(name: "interior", scope: !9, file: !10, line: 12, type: !61, isLocal: true, isDefinition: true)
!95 = !DIGlobalVariableExpression(var: !96, expr: !DIExpression())
!96 = distinct !DIGlobalVariable(scope: null, file: !10, line: 76, type: !83, isLocal: true, isDefinition: true)
!97 = !DIGlobalVariableExpression(var: !98, expr: !DIExpression())
!98 = distinct !DIGlobalVariable(name: "entry_leak_realloc", scope: !9, file: !10, line: 76, type: !15, isLocal: true, isDefinition: true)
!99 = !DIGlobalVariableExpression(var: !100, expr: !DIExpression())
!100 = distinct !DIGlobalVariable(scope: null, file: !10, line: 84, type: !83, isLocal: true, isDefinition: true)
!101 = !DIGlobalVariableExpression(var: !102, expr: !DIExpression())
!102 = distinct !DIGlobalVariable(name: "entry_leak_element", scope: !9, file: !10, line: 84, type: !15, isLocal: true, isDefinition: true)
!103 = !DIGlobalVariableExpression(var: !104, expr: !DIExpression())
!104 = distinct !DIGlobalVariable(scope: null, file: !10, line: 94, type: !105, isLocal: true, isDefinition: true)
!105 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 152, elements: !106)
!106 = !{!107}
!107 = !DISubrange(count: 19)
!108 = !DIGlobalVariableExpression(var: !109, expr: !DIExpression())
!109 = distinct !DIGlobalVariable(name: "entry_leak_exit_in_scope", scope: !9, file: !10, line: 94, type: !15, isLocal: true, isDefinition: true)
!110 = !{i32 7, !"Dwarf Version", i32 5}
!111 = !{i32 2, !"Debug Info Version", i32 3}
!112 = !{i32 1, !"wchar_size", i32 4}
!113 = !{i32 8, !"PIC Level", i32 2}
!114 = !{i32 7, !"PIE Level", i32 2}
!115 = !{i32 7, !"uwtable", i32 2}
!116 = !{i32 7, !"frame-pointer", i32 2}
!117 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!118 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 30, type: !119, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !122)
!119 = !DISubroutineType(types: !120)
!120 = !{!76, !76, !121}
!121 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !61, size: 64)
!122 = !{}
!123 = !DILocalVariable(name: "argc", arg: 1, scope: !118, file: !2, line: 30, type: !76)
!124 = !DILocation(line: 30, column: 14, scope: !118)
!125 = !DILocalVariable(name: "argv", arg: 2, scope: !118, file: !2, line: 30, type: !121)
!126 = !DILocation(line: 30, column: 27, scope: !118)
!127 = !DILocation(line: 32, column: 11, scope: !118)
!128 = !DILocation(line: 32, column: 16, scope: !118)
!129 = !DILocation(line: 32, column: 20, scope: !118)
!130 = !DILocation(line: 32, column: 30, scope: !118)
!131 = !DILocation(line: 32, column: 23, scope: !118)
!132 = !DILocation(line: 32, column: 46, scope: !118)
!133 = !DILocation(line: 0, scope: !118)
!134 = !DILocation(line: 32, column: 9, scope: !118)
!135 = !DILocalVariable(name: "c", scope: !136, file: !2, line: 33, type: !14)
!136 = distinct !DILexicalBlock(scope: !118, file: !2, line: 33, column: 5)
!137 = !DILocation(line: 33, column: 29, scope: !136)
!138 = !DILocation(line: 33, column: 33, scope: !136)
!139 = !DILocation(line: 33, column: 10, scope: !136)
!140 = !DILocation(line: 33, column: 44, scope: !141)
!141 = distinct !DILexicalBlock(scope: !136, file: !2, line: 33, column: 5)
!142 = !DILocation(line: 33, column: 5, scope: !136)
!143 = !DILocation(line: 34, column: 13, scope: !144)
!144 = distinct !DILexicalBlock(scope: !141, file: !2, line: 34, column: 13)
!145 = !DILocation(line: 34, column: 18, scope: !144)
!146 = !DILocation(line: 34, column: 22, scope: !144)
!147 = !DILocation(line: 34, column: 32, scope: !144)
!148 = !DILocation(line: 34, column: 41, scope: !144)
!149 = !DILocation(line: 34, column: 44, scope: !144)
!150 = !DILocation(line: 34, column: 25, scope: !144)
!151 = !DILocation(line: 34, column: 50, scope: !144)
!152 = !DILocation(line: 34, column: 13, scope: !141)
!153 = !DILocation(line: 35, column: 13, scope: !154)
!154 = distinct !DILexicalBlock(scope: !144, file: !2, line: 34, column: 56)
!155 = !DILocation(line: 35, column: 16, scope: !154)
!156 = !DILocation(line: 36, column: 13, scope: !154)
!157 = !DILocation(line: 34, column: 53, scope: !144)
!158 = !DILocation(line: 33, column: 51, scope: !141)
!159 = !DILocation(line: 33, column: 54, scope: !141)
!160 = !DILocation(line: 33, column: 49, scope: !141)
!161 = !DILocation(line: 33, column: 5, scope: !141)
!162 = distinct !{!162, !142, !163, !164}
!163 = !DILocation(line: 37, column: 9, scope: !136)
!164 = !{!"llvm.loop.mustprogress"}
!165 = !DILocation(line: 38, column: 5, scope: !118)
!166 = !DILocation(line: 39, column: 1, scope: !118)
!167 = distinct !DISubprogram(name: "add_leak_local", scope: !10, file: !10, line: 29, type: !22, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!168 = !DILocation(line: 29, column: 1, scope: !167)
!169 = distinct !DISubprogram(name: "add_leak_overwritten", scope: !10, file: !10, line: 38, type: !22, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!170 = !DILocation(line: 38, column: 1, scope: !169)
!171 = distinct !DISubprogram(name: "add_leak_list", scope: !10, file: !10, line: 47, type: !22, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!172 = !DILocation(line: 47, column: 1, scope: !171)
!173 = distinct !DISubprogram(name: "add_leak_ring", scope: !10, file: !10, line: 60, type: !22, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!174 = !DILocation(line: 60, column: 1, scope: !173)
!175 = distinct !DISubprogram(name: "add_leak_of_copy", scope: !10, file: !10, line: 69, type: !22, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!176 = !DILocation(line: 69, column: 1, scope: !175)
!177 = distinct !DISubprogram(name: "add_leak_realloc", scope: !10, file: !10, line: 76, type: !22, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!178 = !DILocation(line: 76, column: 1, scope: !177)
!179 = distinct !DISubprogram(name: "add_leak_element", scope: !10, file: !10, line: 84, type: !22, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!180 = !DILocation(line: 84, column: 1, scope: !179)
!181 = distinct !DISubprogram(name: "add_leak_exit_in_scope", scope: !10, file: !10, line: 94, type: !22, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!182 = !DILocation(line: 94, column: 1, scope: !181)
!183 = distinct !DISubprogram(name: "leak_local", scope: !10, file: !10, line: 29, type: !22, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !122)
!184 = !DILocation(line: 31, column: 5, scope: !183)
!185 = !DILocalVariable(name: "p", scope: !183, file: !10, line: 32, type: !61)
!186 = !DILocation(line: 32, column: 11, scope: !183)
!187 = !DILocation(line: 32, column: 15, scope: !183)
!188 = !DILocation(line: 33, column: 5, scope: !183)
!189 = !DILocation(line: 33, column: 10, scope: !183)
!190 = !DILocation(line: 34, column: 10, scope: !191)
!191 = distinct !DILexicalBlock(scope: !183, file: !10, line: 34, column: 9)
!192 = !DILocation(line: 34, column: 9, scope: !183)
!193 = !DILocation(line: 35, column: 14, scope: !191)
!194 = !DILocation(line: 35, column: 9, scope: !191)
!195 = !DILocation(line: 36, column: 1, scope: !183)
!196 = distinct !DISubprogram(name: "use_library", scope: !10, file: !10, line: 15, type: !22, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !122)
!197 = !DILocalVariable(name: "ends", scope: !196, file: !10, line: 17, type: !198)
!198 = !DICompositeType(tag: DW_TAG_array_type, baseType: !76, size: 64, elements: !35)
!199 = !DILocation(line: 17, column: 9, scope: !196)
!200 = !DILocation(line: 18, column: 14, scope: !201)
!201 = distinct !DILexicalBlock(scope: !196, file: !10, line: 18, column: 9)
!202 = !DILocation(line: 18, column: 9, scope: !201)
!203 = !DILocation(line: 18, column: 20, scope: !201)
!204 = !DILocation(line: 18, column: 9, scope: !196)
!205 = !DILocation(line: 19, column: 15, scope: !206)
!206 = distinct !DILexicalBlock(scope: !201, file: !10, line: 18, column: 26)
!207 = !DILocation(line: 19, column: 9, scope: !206)
!208 = !DILocation(line: 20, column: 15, scope: !206)
!209 = !DILocation(line: 20, column: 9, scope: !206)
!210 = !DILocation(line: 21, column: 5, scope: !206)
!211 = !DILocation(line: 22, column: 5, scope: !196)
!212 = !DILocation(line: 23, column: 5, scope: !196)
!213 = !DILocation(line: 24, column: 5, scope: !196)
!214 = !DILocation(line: 25, column: 5, scope: !196)
!215 = !DILocation(line: 26, column: 5, scope: !196)
!216 = !DILocation(line: 27, column: 1, scope: !196)
!217 = !DILocation(line: 41, column: 9, scope: !60)
!218 = !DILocation(line: 41, column: 7, scope: !60)
!219 = !DILocation(line: 42, column: 10, scope: !220)
!220 = distinct !DILexicalBlock(scope: !60, file: !10, line: 42, column: 9)
!221 = !DILocation(line: 42, column: 9, scope: !60)
!222 = !DILocation(line: 43, column: 14, scope: !220)
!223 = !DILocation(line: 43, column: 9, scope: !220)
!224 = !DILocation(line: 44, column: 9, scope: !60)
!225 = !DILocation(line: 44, column: 7, scope: !60)
!226 = !DILocation(line: 45, column: 1, scope: !60)
!227 = distinct !DISubprogram(name: "leak_list", scope: !10, file: !10, line: 47, type: !22, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !122)
!228 = !DILocalVariable(name: "list", scope: !227, file: !10, line: 49, type: !71)
!229 = !DILocation(line: 49, column: 18, scope: !227)
!230 = !DILocalVariable(name: "i", scope: !231, file: !10, line: 50, type: !76)
!231 = distinct !DILexicalBlock(scope: !227, file: !10, line: 50, column: 5)
!232 = !DILocation(line: 50, column: 14, scope: !231)
!233 = !DILocation(line: 50, column: 10, scope: !231)
!234 = !DILocation(line: 50, column: 21, scope: !235)
!235 = distinct !DILexicalBlock(scope: !231, file: !10, line: 50, column: 5)
!236 = !DILocation(line: 50, column: 23, scope: !235)
!237 = !DILocation(line: 50, column: 5, scope: !231)
!238 = !DILocalVariable(name: "n", scope: !239, file: !10, line: 51, type: !71)
!239 = distinct !DILexicalBlock(scope: !235, file: !10, line: 50, column: 33)
!240 = !DILocation(line: 51, column: 22, scope: !239)
!241 = !DILocation(line: 51, column: 26, scope: !239)
!242 = !DILocation(line: 52, column: 19, scope: !239)
!243 = !DILocation(line: 52, column: 9, scope: !239)
!244 = !DILocation(line: 52, column: 12, scope: !239)
!245 = !DILocation(line: 52, column: 17, scope: !239)
!246 = !DILocation(line: 53, column: 20, scope: !239)
!247 = !DILocation(line: 53, column: 9, scope: !239)
!248 = !DILocation(line: 53, column: 12, scope: !239)
!249 = !DILocation(line: 53, column: 18, scope: !239)
!250 = !DILocation(line: 54, column: 16, scope: !239)
!251 = !DILocation(line: 54, column: 14, scope: !239)
!252 = !DILocation(line: 55, column: 5, scope: !239)
!253 = !DILocation(line: 50, column: 29, scope: !235)
!254 = !DILocation(line: 50, column: 5, scope: !235)
!255 = distinct !{!255, !237, !256, !164}
!256 = !DILocation(line: 55, column: 5, scope: !231)
!257 = !DILocation(line: 56, column: 10, scope: !258)
!258 = distinct !DILexicalBlock(scope: !227, file: !10, line: 56, column: 9)
!259 = !DILocation(line: 56, column: 9, scope: !227)
!260 = !DILocation(line: 57, column: 16, scope: !258)
!261 = !DILocation(line: 57, column: 14, scope: !258)
!262 = !DILocation(line: 57, column: 9, scope: !258)
!263 = !DILocation(line: 58, column: 1, scope: !227)
!264 = distinct !DISubprogram(name: "leak_ring", scope: !10, file: !10, line: 60, type: !22, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !122)
!265 = !DILocalVariable(name: "a", scope: !264, file: !10, line: 62, type: !71)
!266 = !DILocation(line: 62, column: 18, scope: !264)
!267 = !DILocation(line: 62, column: 22, scope: !264)
!268 = !DILocalVariable(name: "b", scope: !264, file: !10, line: 62, type: !71)
!269 = !DILocation(line: 62, column: 42, scope: !264)
!270 = !DILocation(line: 62, column: 46, scope: !264)
!271 = !DILocation(line: 63, column: 15, scope: !264)
!272 = !DILocation(line: 63, column: 5, scope: !264)
!273 = !DILocation(line: 63, column: 8, scope: !264)
!274 = !DILocation(line: 63, column: 13, scope: !264)
!275 = !DILocation(line: 64, column: 15, scope: !264)
!276 = !DILocation(line: 64, column: 5, scope: !264)
!277 = !DILocation(line: 64, column: 8, scope: !264)
!278 = !DILocation(line: 64, column: 13, scope: !264)
!279 = !DILocation(line: 65, column: 10, scope: !280)
!280 = distinct !DILexicalBlock(scope: !264, file: !10, line: 65, column: 9)
!281 = !DILocation(line: 65, column: 9, scope: !264)
!282 = !DILocation(line: 66, column: 16, scope: !280)
!283 = !DILocation(line: 66, column: 14, scope: !280)
!284 = !DILocation(line: 66, column: 9, scope: !280)
!285 = !DILocation(line: 67, column: 1, scope: !264)
!286 = distinct !DISubprogram(name: "leak_of_copy", scope: !10, file: !10, line: 69, type: !22, scopeLine: 70, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !122)
!287 = !DILocalVariable(name: "p", scope: !286, file: !10, line: 71, type: !61)
!288 = !DILocation(line: 71, column: 11, scope: !286)
!289 = !DILocation(line: 71, column: 15, scope: !286)
!290 = !DILocation(line: 72, column: 10, scope: !291)
!291 = distinct !DILexicalBlock(scope: !286, file: !10, line: 72, column: 9)
!292 = !DILocation(line: 72, column: 9, scope: !286)
!293 = !DILocation(line: 73, column: 20, scope: !291)
!294 = !DILocation(line: 73, column: 22, scope: !291)
!295 = !DILocation(line: 73, column: 18, scope: !291)
!296 = !DILocation(line: 73, column: 9, scope: !291)
!297 = !DILocation(line: 74, column: 1, scope: !286)
!298 = distinct !DISubprogram(name: "leak_realloc", scope: !10, file: !10, line: 76, type: !22, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !122)
!299 = !DILocalVariable(name: "p", scope: !298, file: !10, line: 78, type: !61)
!300 = !DILocation(line: 78, column: 11, scope: !298)
!301 = !DILocation(line: 78, column: 15, scope: !298)
!302 = !DILocation(line: 79, column: 17, scope: !298)
!303 = !DILocation(line: 79, column: 9, scope: !298)
!304 = !DILocation(line: 79, column: 7, scope: !298)
!305 = !DILocation(line: 80, column: 10, scope: !306)
!306 = distinct !DILexicalBlock(scope: !298, file: !10, line: 80, column: 9)
!307 = !DILocation(line: 80, column: 9, scope: !298)
!308 = !DILocation(line: 81, column: 14, scope: !306)
!309 = !DILocation(line: 81, column: 9, scope: !306)
!310 = !DILocation(line: 82, column: 1, scope: !298)
!311 = distinct !DISubprogram(name: "leak_element", scope: !10, file: !10, line: 84, type: !22, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !122)
!312 = !DILocalVariable(name: "n", scope: !311, file: !10, line: 86, type: !71)
!313 = !DILocation(line: 86, column: 18, scope: !311)
!314 = !DILocation(line: 86, column: 22, scope: !311)
!315 = !DILocation(line: 87, column: 15, scope: !311)
!316 = !DILocation(line: 87, column: 5, scope: !311)
!317 = !DILocation(line: 87, column: 8, scope: !311)
!318 = !DILocation(line: 87, column: 13, scope: !311)
!319 = !DILocation(line: 88, column: 5, scope: !311)
!320 = !DILocation(line: 88, column: 8, scope: !311)
!321 = !DILocation(line: 88, column: 14, scope: !311)
!322 = !DILocation(line: 88, column: 19, scope: !311)
!323 = !DILocation(line: 89, column: 10, scope: !324)
!324 = distinct !DILexicalBlock(scope: !311, file: !10, line: 89, column: 9)
!325 = !DILocation(line: 89, column: 9, scope: !311)
!326 = !DILocation(line: 90, column: 14, scope: !324)
!327 = !DILocation(line: 90, column: 17, scope: !324)
!328 = !DILocation(line: 90, column: 9, scope: !324)
!329 = !DILocation(line: 91, column: 10, scope: !311)
!330 = !DILocation(line: 91, column: 5, scope: !311)
!331 = !DILocation(line: 92, column: 1, scope: !311)
!332 = distinct !DISubprogram(name: "leak_exit_in_scope", scope: !10, file: !10, line: 94, type: !22, scopeLine: 95, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !122)
!333 = !DILocalVariable(name: "p", scope: !332, file: !10, line: 96, type: !61)
!334 = !DILocation(line: 96, column: 11, scope: !332)
!335 = !DILocation(line: 96, column: 15, scope: !332)
!336 = !DILocation(line: 97, column: 9, scope: !337)
!337 = distinct !DILexicalBlock(scope: !332, file: !10, line: 97, column: 9)
!338 = !DILocation(line: 97, column: 9, scope: !332)
!339 = !DILocation(line: 98, column: 11, scope: !337)
!340 = !DILocation(line: 98, column: 9, scope: !337)
!341 = !DILocation(line: 99, column: 5, scope: !332)
