; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -g tests/faults/frees.c
; ModuleID = 'tests/faults/frees.c'
source_filename = "tests/faults/frees.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.fault_case = type { ptr, ptr, ptr }

@.str = private unnamed_addr constant [4 x i8] c"bad\00", align 1, !dbg !0
@bad = internal global i32 0, align 4, !dbg !7
@all_cases = internal global ptr null, align 8, !dbg !14
@entry_free_twice = internal global %struct.fault_case { ptr @.str.1, ptr @free_twice, ptr null }, align 8, !dbg !32
@entry_free_twice_by_alias = internal global %struct.fault_case { ptr @.str.2, ptr @free_twice_by_alias, ptr null }, align 8, !dbg !39
@entry_free_of_interior = internal global %struct.fault_case { ptr @.str.3, ptr @free_of_interior, ptr null }, align 8, !dbg !46
@entry_free_past_the_end = internal global %struct.fault_case { ptr @.str.4, ptr @free_past_the_end, ptr null }, align 8, !dbg !53
@entry_free_of_local = internal global %struct.fault_case { ptr @.str.5, ptr @free_of_local, ptr null }, align 8, !dbg !60
@entry_free_of_global = internal global %struct.fault_case { ptr @.str.6, ptr @free_of_global, ptr null }, align 8, !dbg !67
@entry_free_of_literal = internal global %struct.fault_case { ptr @.str.7, ptr @free_of_literal, ptr null }, align 8, !dbg !76
@entry_free_of_function = internal global %struct.fault_case { ptr @.str.9, ptr @free_of_function, ptr null }, align 8, !dbg !85
@entry_free_of_garbage = internal global %struct.fault_case { ptr @.str.10, ptr @free_of_garbage, ptr null }, align 8, !dbg !89
@entry_free_after_realloc = internal global %struct.fault_case { ptr @.str.11, ptr @free_after_realloc, ptr null }, align 8, !dbg !96
@entry_free_realloc_of_freed = internal global %struct.fault_case { ptr @.str.12, ptr @free_realloc_of_freed, ptr null }, align 8, !dbg !103
@entry_free_realloc_of_interior = internal global %struct.fault_case { ptr @.str.13, ptr @free_realloc_of_interior, ptr null }, align 8, !dbg !110
@entry_free_in_destructor = internal global %struct.fault_case { ptr @.str.14, ptr @free_in_destructor, ptr null }, align 8, !dbg !114
@.str.1 = private unnamed_addr constant [11 x i8] c"free_twice\00", align 1, !dbg !27
@.str.2 = private unnamed_addr constant [20 x i8] c"free_twice_by_alias\00", align 1, !dbg !34
@.str.3 = private unnamed_addr constant [17 x i8] c"free_of_interior\00", align 1, !dbg !41
@.str.4 = private unnamed_addr constant [18 x i8] c"free_past_the_end\00", align 1, !dbg !48
@.str.5 = private unnamed_addr constant [14 x i8] c"free_of_local\00", align 1, !dbg !55
@.str.6 = private unnamed_addr constant [15 x i8] c"free_of_global\00", align 1, !dbg !62
@area = internal global [16 x i8] zeroinitializer, align 16, !dbg !69
@.str.7 = private unnamed_addr constant [16 x i8] c"free_of_literal\00", align 1, !dbg !74
@.str.8 = private unnamed_addr constant [5 x i8] c"text\00", align 1, !dbg !78
@.str.9 = private unnamed_addr constant [17 x i8] c"free_of_function\00", align 1, !dbg !83
@.str.10 = private unnamed_addr constant [16 x i8] c"free_of_garbage\00", align 1, !dbg !87
@.str.11 = private unnamed_addr constant [19 x i8] c"free_after_realloc\00", align 1, !dbg !91
@.str.12 = private unnamed_addr constant [22 x i8] c"free_realloc_of_freed\00", align 1, !dbg !98
@.str.13 = private unnamed_addr constant [25 x i8] c"free_realloc_of_interior\00", align 1, !dbg !105
@.str.14 = private unnamed_addr constant [19 x i8] c"free_in_destructor\00", align 1, !dbg !112
@llvm.global_ctors = appending global [13 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @add_free_twice, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_free_twice_by_alias, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_free_of_interior, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_free_past_the_end, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_free_of_local, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_free_of_global, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_free_of_literal, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_free_of_function, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_free_of_garbage, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_free_after_realloc, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_free_realloc_of_freed, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_free_realloc_of_interior, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_free_in_destructor, ptr null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !125 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !131, !DIExpression(), !132)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !133, !DIExpression(), !134)
  %7 = load i32, ptr %4, align 4, !dbg !135
  %8 = icmp sgt i32 %7, 2, !dbg !136
  br i1 %8, label %9, label %15, !dbg !137

9:                                                ; preds = %2
  %10 = load ptr, ptr %5, align 8, !dbg !138
  %11 = getelementptr inbounds ptr, ptr %10, i64 2, !dbg !138
  %12 = load ptr, ptr %11, align 8, !dbg !138
  %13 = call i32 @strcmp(ptr noundef %12, ptr noundef @.str) #5, !dbg !139
  %14 = icmp eq i32 %13, 0, !dbg !140
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !141
  %17 = zext i1 %16 to i32, !dbg !137
  store i32 %17, ptr @bad, align 4, !dbg !142
    #dbg_declare(ptr %6, !143, !DIExpression(), !145)
  %18 = load ptr, ptr @all_cases, align 8, !dbg !146
  store ptr %18, ptr %6, align 8, !dbg !145
  br label %19, !dbg !147

19:                                               ; preds = %39, %15
  %20 = load ptr, ptr %6, align 8, !dbg !148
  %21 = icmp ne ptr %20, null, !dbg !150
  br i1 %21, label %22, label %43, !dbg !150

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4, !dbg !151
  %24 = icmp sgt i32 %23, 1, !dbg !153
  br i1 %24, label %25, label %38, !dbg !154

25:                                               ; preds = %22
  %26 = load ptr, ptr %5, align 8, !dbg !155
  %27 = getelementptr inbounds ptr, ptr %26, i64 1, !dbg !155
  %28 = load ptr, ptr %27, align 8, !dbg !155
  %29 = load ptr, ptr %6, align 8, !dbg !156
  %30 = getelementptr inbounds %struct.fault_case, ptr %29, i32 0, i32 0, !dbg !157
  %31 = load ptr, ptr %30, align 8, !dbg !157
  %32 = call i32 @strcmp(ptr noundef %28, ptr noundef %31) #5, !dbg !158
  %33 = icmp eq i32 %32, 0, !dbg !159
  br i1 %33, label %34, label %38, !dbg !160

34:                                               ; preds = %25
  %35 = load ptr, ptr %6, align 8, !dbg !161
  %36 = getelementptr inbounds %struct.fault_case, ptr %35, i32 0, i32 1, !dbg !163
  %37 = load ptr, ptr %36, align 8, !dbg !163
  call void %37(), !dbg !161
  store i32 0, ptr %3, align 4, !dbg !164
  br label %44, !dbg !164

38:                                               ; preds = %25, %22
  br label %39, !dbg !165

39:                                               ; preds = %38
  %40 = load ptr, ptr %6, align 8, !dbg !166
  %41 = getelementptr inbounds %struct.fault_case, ptr %40, i32 0, i32 2, !dbg !167
  %42 = load ptr, ptr %41, align 8, !dbg !167
  store ptr %42, ptr %6, align 8, !dbg !168
  br label %19, !dbg !169, !llvm.loop !170

43:                                               ; preds = %19
  store i32 99, ptr %3, align 4, !dbg !173
  br label %44, !dbg !173

44:                                               ; preds = %43, %34
  %45 = load i32, ptr %3, align 4, !dbg !174
  ret i32 %45, !dbg !174
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_free_twice() #0 !dbg !175 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !176
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_free_twice, i32 0, i32 2), align 8, !dbg !176
  store ptr @entry_free_twice, ptr @all_cases, align 8, !dbg !176
  ret void, !dbg !176
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_free_twice_by_alias() #0 !dbg !177 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !178
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_free_twice_by_alias, i32 0, i32 2), align 8, !dbg !178
  store ptr @entry_free_twice_by_alias, ptr @all_cases, align 8, !dbg !178
  ret void, !dbg !178
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_free_of_interior() #0 !dbg !179 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !180
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_free_of_interior, i32 0, i32 2), align 8, !dbg !180
  store ptr @entry_free_of_interior, ptr @all_cases, align 8, !dbg !180
  ret void, !dbg !180
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_free_past_the_end() #0 !dbg !181 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !182
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_free_past_the_end, i32 0, i32 2), align 8, !dbg !182
  store ptr @entry_free_past_the_end, ptr @all_cases, align 8, !dbg !182
  ret void, !dbg !182
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_free_of_local() #0 !dbg !183 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !184
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_free_of_local, i32 0, i32 2), align 8, !dbg !184
  store ptr @entry_free_of_local, ptr @all_cases, align 8, !dbg !184
  ret void, !dbg !184
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_free_of_global() #0 !dbg !185 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !186
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_free_of_global, i32 0, i32 2), align 8, !dbg !186
  store ptr @entry_free_of_global, ptr @all_cases, align 8, !dbg !186
  ret void, !dbg !186
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_free_of_literal() #0 !dbg !187 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !188
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_free_of_literal, i32 0, i32 2), align 8, !dbg !188
  store ptr @entry_free_of_literal, ptr @all_cases, align 8, !dbg !188
  ret void, !dbg !188
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_free_of_function() #0 !dbg !189 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !190
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_free_of_function, i32 0, i32 2), align 8, !dbg !190
  store ptr @entry_free_of_function, ptr @all_cases, align 8, !dbg !190
  ret void, !dbg !190
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_free_of_garbage() #0 !dbg !191 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !192
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_free_of_garbage, i32 0, i32 2), align 8, !dbg !192
  store ptr @entry_free_of_garbage, ptr @all_cases, align 8, !dbg !192
  ret void, !dbg !192
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_free_after_realloc() #0 !dbg !193 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !194
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_free_after_realloc, i32 0, i32 2), align 8, !dbg !194
  store ptr @entry_free_after_realloc, ptr @all_cases, align 8, !dbg !194
  ret void, !dbg !194
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_free_realloc_of_freed() #0 !dbg !195 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !196
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_free_realloc_of_freed, i32 0, i32 2), align 8, !dbg !196
  store ptr @entry_free_realloc_of_freed, ptr @all_cases, align 8, !dbg !196
  ret void, !dbg !196
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_free_realloc_of_interior() #0 !dbg !197 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !198
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_free_realloc_of_interior, i32 0, i32 2), align 8, !dbg !198
  store ptr @entry_free_realloc_of_interior, ptr @all_cases, align 8, !dbg !198
  ret void, !dbg !198
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_free_in_destructor() #0 !dbg !199 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !200
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_free_in_destructor, i32 0, i32 2), align 8, !dbg !200
  store ptr @entry_free_in_destructor, ptr @all_cases, align 8, !dbg !200
  ret void, !dbg !200
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @free_twice() #0 !dbg !201 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !202, !DIExpression(), !203)
  %2 = call noalias ptr @malloc(i64 noundef 8) #6, !dbg !204
  store ptr %2, ptr %1, align 8, !dbg !203
  %3 = load ptr, ptr %1, align 8, !dbg !205
  call void @free(ptr noundef %3) #7, !dbg !206
  %4 = load i32, ptr @bad, align 4, !dbg !207
  %5 = icmp ne i32 %4, 0, !dbg !207
  br i1 %5, label %6, label %8, !dbg !209

6:                                                ; preds = %0
  %7 = load ptr, ptr %1, align 8, !dbg !210
  call void @free(ptr noundef %7) #7, !dbg !211
  br label %8, !dbg !211

8:                                                ; preds = %6, %0
  ret void, !dbg !212
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare void @free(ptr noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @free_twice_by_alias() #0 !dbg !213 {
  %1 = alloca ptr, align 8
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !214, !DIExpression(), !215)
  %3 = call noalias ptr @malloc(i64 noundef 8) #6, !dbg !216
  store ptr %3, ptr %1, align 8, !dbg !215
    #dbg_declare(ptr %2, !217, !DIExpression(), !218)
  %4 = load ptr, ptr %1, align 8, !dbg !219
  store ptr %4, ptr %2, align 8, !dbg !218
  %5 = load ptr, ptr %1, align 8, !dbg !220
  call void @free(ptr noundef %5) #7, !dbg !221
  store ptr null, ptr %1, align 8, !dbg !222
  %6 = load ptr, ptr %1, align 8, !dbg !223
  call void @free(ptr noundef %6) #7, !dbg !224
  %7 = load i32, ptr @bad, align 4, !dbg !225
  %8 = icmp ne i32 %7, 0, !dbg !225
  br i1 %8, label %9, label %11, !dbg !227

9:                                                ; preds = %0
  %10 = load ptr, ptr %2, align 8, !dbg !228
  call void @free(ptr noundef %10) #7, !dbg !229
  br label %11, !dbg !229

11:                                               ; preds = %9, %0
  ret void, !dbg !230
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @free_of_interior() #0 !dbg !231 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !232, !DIExpression(), !233)
  %2 = call noalias ptr @malloc(i64 noundef 8) #6, !dbg !234
  store ptr %2, ptr %1, align 8, !dbg !233
  %3 = load ptr, ptr %1, align 8, !dbg !235
  %4 = load i32, ptr @bad, align 4, !dbg !236
  %5 = sext i32 %4 to i64, !dbg !237
  %6 = getelementptr inbounds i8, ptr %3, i64 %5, !dbg !237
  call void @free(ptr noundef %6) #7, !dbg !238
  ret void, !dbg !239
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @free_past_the_end() #0 !dbg !240 {
  %1 = alloca ptr, align 8
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !241, !DIExpression(), !242)
  %3 = call noalias ptr @malloc(i64 noundef 8) #6, !dbg !243
  store ptr %3, ptr %1, align 8, !dbg !242
    #dbg_declare(ptr %2, !244, !DIExpression(), !245)
  %4 = load ptr, ptr %1, align 8, !dbg !246
  store ptr %4, ptr %2, align 8, !dbg !245
  br label %5, !dbg !247

5:                                                ; preds = %10, %0
  %6 = load ptr, ptr %2, align 8, !dbg !248
  %7 = load ptr, ptr %1, align 8, !dbg !249
  %8 = getelementptr inbounds i8, ptr %7, i64 8, !dbg !250
  %9 = icmp ult ptr %6, %8, !dbg !251
  br i1 %9, label %10, label %13, !dbg !247

10:                                               ; preds = %5
  %11 = load ptr, ptr %2, align 8, !dbg !252
  %12 = getelementptr inbounds i8, ptr %11, i32 1, !dbg !252
  store ptr %12, ptr %2, align 8, !dbg !252
  store i8 0, ptr %11, align 1, !dbg !253
  br label %5, !dbg !247, !llvm.loop !254

13:                                               ; preds = %5
  %14 = load i32, ptr @bad, align 4, !dbg !256
  %15 = icmp ne i32 %14, 0, !dbg !256
  br i1 %15, label %16, label %18, !dbg !256

16:                                               ; preds = %13
  %17 = load ptr, ptr %2, align 8, !dbg !257
  br label %20, !dbg !256

18:                                               ; preds = %13
  %19 = load ptr, ptr %1, align 8, !dbg !258
  br label %20, !dbg !256

20:                                               ; preds = %18, %16
  %21 = phi ptr [ %17, %16 ], [ %19, %18 ], !dbg !256
  call void @free(ptr noundef %21) #7, !dbg !259
  ret void, !dbg !260
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @free_of_local() #0 !dbg !261 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !262, !DIExpression(), !263)
  store i32 1, ptr %1, align 4, !dbg !263
    #dbg_declare(ptr %2, !264, !DIExpression(), !266)
  store ptr %1, ptr %2, align 8, !dbg !266
  %3 = load i32, ptr @bad, align 4, !dbg !267
  %4 = icmp ne i32 %3, 0, !dbg !267
  br i1 %4, label %5, label %7, !dbg !269

5:                                                ; preds = %0
  %6 = load ptr, ptr %2, align 8, !dbg !270
  call void @free(ptr noundef %6) #7, !dbg !271
  br label %7, !dbg !271

7:                                                ; preds = %5, %0
  ret void, !dbg !272
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @free_of_global() #0 !dbg !273 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !274, !DIExpression(), !275)
  store ptr @area, ptr %1, align 8, !dbg !275
  %2 = load i32, ptr @bad, align 4, !dbg !276
  %3 = icmp ne i32 %2, 0, !dbg !276
  br i1 %3, label %4, label %6, !dbg !278

4:                                                ; preds = %0
  %5 = load ptr, ptr %1, align 8, !dbg !279
  call void @free(ptr noundef %5) #7, !dbg !280
  br label %6, !dbg !280

6:                                                ; preds = %4, %0
  ret void, !dbg !281
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @free_of_literal() #0 !dbg !282 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !283, !DIExpression(), !284)
  store ptr @.str.8, ptr %1, align 8, !dbg !284
  %2 = load i32, ptr @bad, align 4, !dbg !285
  %3 = icmp ne i32 %2, 0, !dbg !285
  br i1 %3, label %4, label %6, !dbg !287

4:                                                ; preds = %0
  %5 = load ptr, ptr %1, align 8, !dbg !288
  call void @free(ptr noundef %5) #7, !dbg !289
  br label %6, !dbg !289

6:                                                ; preds = %4, %0
  ret void, !dbg !290
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @free_of_function() #0 !dbg !291 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !292, !DIExpression(), !293)
  store ptr @free_of_literal, ptr %1, align 8, !dbg !293
  %2 = load i32, ptr @bad, align 4, !dbg !294
  %3 = icmp ne i32 %2, 0, !dbg !294
  br i1 %3, label %4, label %6, !dbg !296

4:                                                ; preds = %0
  %5 = load ptr, ptr %1, align 8, !dbg !297
  call void @free(ptr noundef %5) #7, !dbg !298
  br label %6, !dbg !298

6:                                                ; preds = %4, %0
  ret void, !dbg !299
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @free_of_garbage() #0 !dbg !300 {
  %1 = load i32, ptr @bad, align 4, !dbg !301
  %2 = icmp ne i32 %1, 0, !dbg !301
  br i1 %2, label %3, label %4, !dbg !303

3:                                                ; preds = %0
  call void @free(ptr noundef inttoptr (i64 78187493520 to ptr)) #7, !dbg !304
  br label %4, !dbg !304

4:                                                ; preds = %3, %0
  ret void, !dbg !305
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @free_after_realloc() #0 !dbg !306 {
  %1 = alloca ptr, align 8
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !307, !DIExpression(), !308)
  %3 = call noalias ptr @malloc(i64 noundef 8) #6, !dbg !309
  store ptr %3, ptr %1, align 8, !dbg !308
    #dbg_declare(ptr %2, !310, !DIExpression(), !311)
  %4 = load ptr, ptr %1, align 8, !dbg !312
  %5 = call ptr @realloc(ptr noundef %4, i64 noundef 16) #8, !dbg !313
  store ptr %5, ptr %2, align 8, !dbg !311
  %6 = load ptr, ptr %2, align 8, !dbg !314
  call void @free(ptr noundef %6) #7, !dbg !315
  %7 = load i32, ptr @bad, align 4, !dbg !316
  %8 = icmp ne i32 %7, 0, !dbg !316
  br i1 %8, label %9, label %11, !dbg !318

9:                                                ; preds = %0
  %10 = load ptr, ptr %1, align 8, !dbg !319
  call void @free(ptr noundef %10) #7, !dbg !320
  br label %11, !dbg !320

11:                                               ; preds = %9, %0
  ret void, !dbg !321
}

; Function Attrs: nounwind allocsize(1)
declare ptr @realloc(ptr noundef, i64 noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @free_realloc_of_freed() #0 !dbg !322 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !323, !DIExpression(), !324)
  %2 = call noalias ptr @malloc(i64 noundef 8) #6, !dbg !325
  store ptr %2, ptr %1, align 8, !dbg !324
  %3 = load i32, ptr @bad, align 4, !dbg !326
  %4 = icmp ne i32 %3, 0, !dbg !326
  br i1 %4, label %5, label %7, !dbg !328

5:                                                ; preds = %0
  %6 = load ptr, ptr %1, align 8, !dbg !329
  call void @free(ptr noundef %6) #7, !dbg !330
  br label %7, !dbg !330

7:                                                ; preds = %5, %0
  %8 = load ptr, ptr %1, align 8, !dbg !331
  %9 = call ptr @realloc(ptr noundef %8, i64 noundef 16) #8, !dbg !332
  store ptr %9, ptr %1, align 8, !dbg !333
  %10 = load ptr, ptr %1, align 8, !dbg !334
  call void @free(ptr noundef %10) #7, !dbg !335
  ret void, !dbg !336
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @free_realloc_of_interior() #0 !dbg !337 {
  %1 = alloca ptr, align 8
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !338, !DIExpression(), !339)
  %3 = call noalias ptr @malloc(i64 noundef 8) #6, !dbg !340
  store ptr %3, ptr %1, align 8, !dbg !339
    #dbg_declare(ptr %2, !341, !DIExpression(), !342)
  %4 = load ptr, ptr %1, align 8, !dbg !343
  %5 = load i32, ptr @bad, align 4, !dbg !344
  %6 = mul nsw i32 4, %5, !dbg !345
  %7 = sext i32 %6 to i64, !dbg !346
  %8 = getelementptr inbounds i8, ptr %4, i64 %7, !dbg !346
  %9 = call ptr @realloc(ptr noundef %8, i64 noundef 16) #8, !dbg !347
  store ptr %9, ptr %2, align 8, !dbg !342
  %10 = load ptr, ptr %2, align 8, !dbg !348
  call void @free(ptr noundef %10) #7, !dbg !349
  ret void, !dbg !350
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @free_in_destructor() #0 !dbg !351 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !352, !DIExpression(), !353)
  %2 = call noalias ptr @malloc(i64 noundef 3) #6, !dbg !354
  store ptr %2, ptr %1, align 8, !dbg !353
  call void @destroy(ptr noundef %1), !dbg !355
  call void @destroy(ptr noundef %1), !dbg !356
  ret void, !dbg !357
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @destroy(ptr noundef %0) #0 !dbg !358 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !361, !DIExpression(), !362)
  %3 = load ptr, ptr %2, align 8, !dbg !363
  %4 = load ptr, ptr %3, align 8, !dbg !364
  call void @free(ptr noundef %4) #7, !dbg !365
  %5 = load i32, ptr @bad, align 4, !dbg !366
  %6 = icmp ne i32 %5, 0, !dbg !366
  br i1 %6, label %9, label %7, !dbg !368

7:                                                ; preds = %1
  %8 = load ptr, ptr %2, align 8, !dbg !369
  store ptr null, ptr %8, align 8, !dbg !370
  br label %9, !dbg !371

9:                                                ; preds = %7, %1
  ret void, !dbg !372
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind willreturn memory(read) }
attributes #6 = { nounwind allocsize(0) }
attributes #7 = { nounwind }
attributes #8 = { nounwind allocsize(1) }

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
!8 = distinct !DIGlobalVariable(name: "bad", scope: !9, file: !2, line: 18, type: !116, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !10, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !13, splitDebugInlining: false, nameTableKind: None)
!10 = !DIFile(filename: "tests/faults/frees.c", directory: ".", checksumkind: CSK_MD5, checksum: "e8a1ff11be9f889ae2dc3facae0b5a80")
!11 = !{!12}
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!13 = !{!0, !14, !7, !27, !32, !34, !39, !41, !46, !48, !53, !55, !60, !62, !67, !69, !74, !76, !78, !83, !85, !87, !89, !91, !96, !98, !103, !105, !110, !112, !114}
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(name: "all_cases", scope: !9, file: !2, line: 17, type: !16, isLocal: true, isDefinition: true)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fault_case", file: !2, line: 12, size: 192, elements: !18)
!18 = !{!19, !22, !26}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !17, file: !2, line: 13, baseType: !20, size: 64)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "run", scope: !17, file: !2, line: 14, baseType: !23, size: 64, offset: 64)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!24 = !DISubroutineType(types: !25)
!25 = !{null}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !17, file: !2, line: 15, baseType: !16, size: 64, offset: 128)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !10, line: 5, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 11)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "entry_free_twice", scope: !9, file: !10, line: 5, type: !17, isLocal: true, isDefinition: true)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !10, line: 13, type: !36, isLocal: true, isDefinition: true)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 20)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "entry_free_twice_by_alias", scope: !9, file: !10, line: 13, type: !17, isLocal: true, isDefinition: true)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(scope: null, file: !10, line: 23, type: !43, isLocal: true, isDefinition: true)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 136, elements: !44)
!44 = !{!45}
!45 = !DISubrange(count: 17)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(name: "entry_free_of_interior", scope: !9, file: !10, line: 23, type: !17, isLocal: true, isDefinition: true)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(scope: null, file: !10, line: 29, type: !50, isLocal: true, isDefinition: true)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 144, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 18)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(name: "entry_free_past_the_end", scope: !9, file: !10, line: 29, type: !17, isLocal: true, isDefinition: true)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(scope: null, file: !10, line: 37, type: !57, isLocal: true, isDefinition: true)
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !58)
!58 = !{!59}
!59 = !DISubrange(count: 14)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(name: "entry_free_of_local", scope: !9, file: !10, line: 37, type: !17, isLocal: true, isDefinition: true)
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression())
!63 = distinct !DIGlobalVariable(scope: null, file: !10, line: 47, type: !64, isLocal: true, isDefinition: true)
!64 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !65)
!65 = !{!66}
!66 = !DISubrange(count: 15)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(name: "entry_free_of_global", scope: !9, file: !10, line: 47, type: !17, isLocal: true, isDefinition: true)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(name: "area", scope: !9, file: !10, line: 45, type: !71, isLocal: true, isDefinition: true)
!71 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !72)
!72 = !{!73}
!73 = !DISubrange(count: 16)
!74 = !DIGlobalVariableExpression(var: !75, expr: !DIExpression())
!75 = distinct !DIGlobalVariable(scope: null, file: !10, line: 54, type: !71, isLocal: true, isDefinition: true)
!76 = !DIGlobalVariableExpression(var: !77, expr: !DIExpression())
!77 = distinct !DIGlobalVariable(name: "entry_free_of_literal", scope: !9, file: !10, line: 54, type: !17, isLocal: true, isDefinition: true)
!78 = !DIGlobalVariableExpression(var: !79, expr: !DIExpression())
!79 = distinct !DIGlobalVariable(scope: null, file: !10, line: 56, type: !80, isLocal: true, isDefinition: true)
!80 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !81)
!81 = !{!82}
!82 = !DISubrange(count: 5)
!83 = !DIGlobalVariableExpression(var: !84, expr: !DIExpression())
!84 = distinct !DIGlobalVariable(scope: null, file: !10, line: 61, type: !43, isLocal: true, isDefinition: true)
!85 = !DIGlobalVariableExpression(var: !86, expr: !DIExpression())
!86 = distinct !DIGlobalVariable(name: "entry_free_of_function", scope: !9, file: !10, line: 61, type: !17, isLocal: true, isDefinition: true)
!87 = !DIGlobalVariableExpression(var: !88, expr: !DIExpression())
!88 = distinct !DIGlobalVariable(scope: null, file: !10, line: 68, type: !71, isLocal: true, isDefinition: true)
!89 = !DIGlobalVariableExpression(var: !90, expr: !DIExpression())
!90 = distinct !DIGlobalVariable(name: "entry_free_of_garbage", scope: !9, file: !10, line: 68, type: !17, isLocal: true, isDefinition: true)
!91 = !DIGlobalVariableExpression(var: !92, expr: !DIExpression())
!92 = distinct !DIGlobalVariable(scope: null, file: !10, line: 74, type: !93, isLocal: true, isDefinition: true)
!93 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 152, elements: !94)
!94 = !{!95}
!95 = !DISubrange(count: 19)
!96 = !DIGlobalVariableExpression(var: !97, expr: !DIExpression())
!97 = distinct !DIGlobalVariable(name: "entry_free_after_realloc", scope: !9, file: !10, line: 74, type: !17, isLocal: true, isDefinition: true)
!98 = !DIGlobalVariableExpression(var: !99, expr: !DIExpression())
!99 = distinct !DIGlobalVariable(scope: null, file: !10, line: 83, type: !100, isLocal: true, isDefinition: true)
!100 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 176, elements: !101)
!101 = !{!102}
!102 = !DISubrange(count: 22)
!103 = !DIGlobalVariableExpression(var: !104, expr: !DIExpression())
!104 = distinct !DIGlobalVariable(name: "entry_free_realloc_of_freed", scope: !9, file: !10, line: 83, type: !17, isLocal: true, isDefinition: true)
!105 = !DIGlobalVariableExpression(var: !106, expr: !DIExpression())
!106 = distinct !DIGlobalVariable(scope: null, file: !10, line: 92, type: !107, isLocal: true, isDefinition: true)
!107 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 200, elements: !108)
!108 = !{!109}
!109 = !DISubrange(count: 25)
!110 = !DIGlobalVariableExpression(var: !111, expr: !DIExpression())
!111 = distinct !DIGlobalVariable(name: "entry_free_realloc_of_interior", scope: !9, file: !10, line: 92, type: !17, isLocal: true, isDefinition: true)
!112 = !DIGlobalVariableExpression(var: !113, expr: !DIExpression())
!113 = distinct !DIGlobalVariable(scope: null, file: !10, line: 106, type: !93, isLocal: true, isDefinition: true)
!114 = !DIGlobalVariableExpression(var: !115, expr: !DIExpression())
!115 = distinct !DIGlobalVariable(name: "entry_free_in_destructor", scope: !9, file: !10, line: 106, type: !17, isLocal: true, isDefinition: true)
!116 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!117 = !{i32 7, !"Dwarf Version", i32 5}
!118 = !{i32 2, !"Debug Info Version", i32 3}
!119 = !{i32 1, !"wchar_size", i32 4}
!120 = !{i32 8, !"PIC Level", i32 2}
!121 = !{i32 7, !"PIE Level", i32 2}
!122 = !{i32 7, !"uwtable", i32 2}
!123 = !{i32 7, !"frame-pointer", i32 2}
!124 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!125 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 30, type: !126, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !130)
!126 = !DISubroutineType(types: !127)
!127 = !{!116, !116, !128}
!128 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !129, size: 64)
!129 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!130 = !{}
!131 = !DILocalVariable(name: "argc", arg: 1, scope: !125, file: !2, line: 30, type: !116)
!132 = !DILocation(line: 30, column: 14, scope: !125)
!133 = !DILocalVariable(name: "argv", arg: 2, scope: !125, file: !2, line: 30, type: !128)
!134 = !DILocation(line: 30, column: 27, scope: !125)
!135 = !DILocation(line: 32, column: 11, scope: !125)
!136 = !DILocation(line: 32, column: 16, scope: !125)
!137 = !DILocation(line: 32, column: 20, scope: !125)
!138 = !DILocation(line: 32, column: 30, scope: !125)
!139 = !DILocation(line: 32, column: 23, scope: !125)
!140 = !DILocation(line: 32, column: 46, scope: !125)
!141 = !DILocation(line: 0, scope: !125)
!142 = !DILocation(line: 32, column: 9, scope: !125)
!143 = !DILocalVariable(name: "c", scope: !144, file: !2, line: 33, type: !16)
!144 = distinct !DILexicalBlock(scope: !125, file: !2, line: 33, column: 5)
!145 = !DILocation(line: 33, column: 29, scope: !144)
!146 = !DILocation(line: 33, column: 33, scope: !144)
!147 = !DILocation(line: 33, column: 10, scope: !144)
!148 = !DILocation(line: 33, column: 44, scope: !149)
!149 = distinct !DILexicalBlock(scope: !144, file: !2, line: 33, column: 5)
!150 = !DILocation(line: 33, column: 5, scope: !144)
!151 = !DILocation(line: 34, column: 13, scope: !152)
!152 = distinct !DILexicalBlock(scope: !149, file: !2, line: 34, column: 13)
!153 = !DILocation(line: 34, column: 18, scope: !152)
!154 = !DILocation(line: 34, column: 22, scope: !152)
!155 = !DILocation(line: 34, column: 32, scope: !152)
!156 = !DILocation(line: 34, column: 41, scope: !152)
!157 = !DILocation(line: 34, column: 44, scope: !152)
!158 = !DILocation(line: 34, column: 25, scope: !152)
!159 = !DILocation(line: 34, column: 50, scope: !152)
!160 = !DILocation(line: 34, column: 13, scope: !149)
!161 = !DILocation(line: 35, column: 13, scope: !162)
!162 = distinct !DILexicalBlock(scope: !152, file: !2, line: 34, column: 56)
!163 = !DILocation(line: 35, column: 16, scope: !162)
!164 = !DILocation(line: 36, column: 13, scope: !162)
!165 = !DILocation(line: 34, column: 53, scope: !152)
!166 = !DILocation(line: 33, column: 51, scope: !149)
!167 = !DILocation(line: 33, column: 54, scope: !149)
!168 = !DILocation(line: 33, column: 49, scope: !149)
!169 = !DILocation(line: 33, column: 5, scope: !149)
!170 = distinct !{!170, !150, !171, !172}
!171 = !DILocation(line: 37, column: 9, scope: !144)
!172 = !{!"llvm.loop.mustprogress"}
!173 = !DILocation(line: 38, column: 5, scope: !125)
!174 = !DILocation(line: 39, column: 1, scope: !125)
!175 = distinct !DISubprogram(name: "add_free_twice", scope: !10, file: !10, line: 5, type: !24, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!176 = !DILocation(line: 5, column: 1, scope: !175)
!177 = distinct !DISubprogram(name: "add_free_twice_by_alias", scope: !10, file: !10, line: 13, type: !24, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!178 = !DILocation(line: 13, column: 1, scope: !177)
!179 = distinct !DISubprogram(name: "add_free_of_interior", scope: !10, file: !10, line: 23, type: !24, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!180 = !DILocation(line: 23, column: 1, scope: !179)
!181 = distinct !DISubprogram(name: "add_free_past_the_end", scope: !10, file: !10, line: 29, type: !24, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!182 = !DILocation(line: 29, column: 1, scope: !181)
!183 = distinct !DISubprogram(name: "add_free_of_local", scope: !10, file: !10, line: 37, type: !24, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!184 = !DILocation(line: 37, column: 1, scope: !183)
!185 = distinct !DISubprogram(name: "add_free_of_global", scope: !10, file: !10, line: 47, type: !24, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!186 = !DILocation(line: 47, column: 1, scope: !185)
!187 = distinct !DISubprogram(name: "add_free_of_literal", scope: !10, file: !10, line: 54, type: !24, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!188 = !DILocation(line: 54, column: 1, scope: !187)
!189 = distinct !DISubprogram(name: "add_free_of_function", scope: !10, file: !10, line: 61, type: !24, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!190 = !DILocation(line: 61, column: 1, scope: !189)
!191 = distinct !DISubprogram(name: "add_free_of_garbage", scope: !10, file: !10, line: 68, type: !24, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!192 = !DILocation(line: 68, column: 1, scope: !191)
!193 = distinct !DISubprogram(name: "add_free_after_realloc", scope: !10, file: !10, line: 74, type: !24, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!194 = !DILocation(line: 74, column: 1, scope: !193)
!195 = distinct !DISubprogram(name: "add_free_realloc_of_freed", scope: !10, file: !10, line: 83, type: !24, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!196 = !DILocation(line: 83, column: 1, scope: !195)
!197 = distinct !DISubprogram(name: "add_free_realloc_of_interior", scope: !10, file: !10, line: 92, type: !24, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!198 = !DILocation(line: 92, column: 1, scope: !197)
!199 = distinct !DISubprogram(name: "add_free_in_destructor", scope: !10, file: !10, line: 106, type: !24, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!200 = !DILocation(line: 106, column: 1, scope: !199)
!201 = distinct !DISubprogram(name: "free_twice", scope: !10, file: !10, line: 5, type: !24, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !130)
!202 = !DILocalVariable(name: "p", scope: !201, file: !10, line: 7, type: !129)
!203 = !DILocation(line: 7, column: 11, scope: !201)
!204 = !DILocation(line: 7, column: 15, scope: !201)
!205 = !DILocation(line: 8, column: 10, scope: !201)
!206 = !DILocation(line: 8, column: 5, scope: !201)
!207 = !DILocation(line: 9, column: 9, scope: !208)
!208 = distinct !DILexicalBlock(scope: !201, file: !10, line: 9, column: 9)
!209 = !DILocation(line: 9, column: 9, scope: !201)
!210 = !DILocation(line: 10, column: 14, scope: !208)
!211 = !DILocation(line: 10, column: 9, scope: !208)
!212 = !DILocation(line: 11, column: 1, scope: !201)
!213 = distinct !DISubprogram(name: "free_twice_by_alias", scope: !10, file: !10, line: 13, type: !24, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !130)
!214 = !DILocalVariable(name: "p", scope: !213, file: !10, line: 15, type: !129)
!215 = !DILocation(line: 15, column: 11, scope: !213)
!216 = !DILocation(line: 15, column: 15, scope: !213)
!217 = !DILocalVariable(name: "q", scope: !213, file: !10, line: 15, type: !129)
!218 = !DILocation(line: 15, column: 27, scope: !213)
!219 = !DILocation(line: 15, column: 31, scope: !213)
!220 = !DILocation(line: 16, column: 10, scope: !213)
!221 = !DILocation(line: 16, column: 5, scope: !213)
!222 = !DILocation(line: 17, column: 7, scope: !213)
!223 = !DILocation(line: 18, column: 10, scope: !213)
!224 = !DILocation(line: 18, column: 5, scope: !213)
!225 = !DILocation(line: 19, column: 9, scope: !226)
!226 = distinct !DILexicalBlock(scope: !213, file: !10, line: 19, column: 9)
!227 = !DILocation(line: 19, column: 9, scope: !213)
!228 = !DILocation(line: 20, column: 14, scope: !226)
!229 = !DILocation(line: 20, column: 9, scope: !226)
!230 = !DILocation(line: 21, column: 1, scope: !213)
!231 = distinct !DISubprogram(name: "free_of_interior", scope: !10, file: !10, line: 23, type: !24, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !130)
!232 = !DILocalVariable(name: "p", scope: !231, file: !10, line: 25, type: !129)
!233 = !DILocation(line: 25, column: 11, scope: !231)
!234 = !DILocation(line: 25, column: 15, scope: !231)
!235 = !DILocation(line: 26, column: 10, scope: !231)
!236 = !DILocation(line: 26, column: 14, scope: !231)
!237 = !DILocation(line: 26, column: 12, scope: !231)
!238 = !DILocation(line: 26, column: 5, scope: !231)
!239 = !DILocation(line: 27, column: 1, scope: !231)
!240 = distinct !DISubprogram(name: "free_past_the_end", scope: !10, file: !10, line: 29, type: !24, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !130)
!241 = !DILocalVariable(name: "p", scope: !240, file: !10, line: 31, type: !129)
!242 = !DILocation(line: 31, column: 11, scope: !240)
!243 = !DILocation(line: 31, column: 15, scope: !240)
!244 = !DILocalVariable(name: "q", scope: !240, file: !10, line: 31, type: !129)
!245 = !DILocation(line: 31, column: 27, scope: !240)
!246 = !DILocation(line: 31, column: 31, scope: !240)
!247 = !DILocation(line: 32, column: 5, scope: !240)
!248 = !DILocation(line: 32, column: 12, scope: !240)
!249 = !DILocation(line: 32, column: 16, scope: !240)
!250 = !DILocation(line: 32, column: 18, scope: !240)
!251 = !DILocation(line: 32, column: 14, scope: !240)
!252 = !DILocation(line: 33, column: 11, scope: !240)
!253 = !DILocation(line: 33, column: 14, scope: !240)
!254 = distinct !{!254, !247, !255, !172}
!255 = !DILocation(line: 33, column: 16, scope: !240)
!256 = !DILocation(line: 34, column: 10, scope: !240)
!257 = !DILocation(line: 34, column: 16, scope: !240)
!258 = !DILocation(line: 34, column: 20, scope: !240)
!259 = !DILocation(line: 34, column: 5, scope: !240)
!260 = !DILocation(line: 35, column: 1, scope: !240)
!261 = distinct !DISubprogram(name: "free_of_local", scope: !10, file: !10, line: 37, type: !24, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !130)
!262 = !DILocalVariable(name: "x", scope: !261, file: !10, line: 39, type: !116)
!263 = !DILocation(line: 39, column: 9, scope: !261)
!264 = !DILocalVariable(name: "p", scope: !261, file: !10, line: 40, type: !265)
!265 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !116, size: 64)
!266 = !DILocation(line: 40, column: 10, scope: !261)
!267 = !DILocation(line: 41, column: 9, scope: !268)
!268 = distinct !DILexicalBlock(scope: !261, file: !10, line: 41, column: 9)
!269 = !DILocation(line: 41, column: 9, scope: !261)
!270 = !DILocation(line: 42, column: 14, scope: !268)
!271 = !DILocation(line: 42, column: 9, scope: !268)
!272 = !DILocation(line: 43, column: 1, scope: !261)
!273 = distinct !DISubprogram(name: "free_of_global", scope: !10, file: !10, line: 47, type: !24, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !130)
!274 = !DILocalVariable(name: "p", scope: !273, file: !10, line: 49, type: !129)
!275 = !DILocation(line: 49, column: 11, scope: !273)
!276 = !DILocation(line: 50, column: 9, scope: !277)
!277 = distinct !DILexicalBlock(scope: !273, file: !10, line: 50, column: 9)
!278 = !DILocation(line: 50, column: 9, scope: !273)
!279 = !DILocation(line: 51, column: 14, scope: !277)
!280 = !DILocation(line: 51, column: 9, scope: !277)
!281 = !DILocation(line: 52, column: 1, scope: !273)
!282 = distinct !DISubprogram(name: "free_of_literal", scope: !10, file: !10, line: 54, type: !24, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !130)
!283 = !DILocalVariable(name: "p", scope: !282, file: !10, line: 56, type: !129)
!284 = !DILocation(line: 56, column: 11, scope: !282)
!285 = !DILocation(line: 57, column: 9, scope: !286)
!286 = distinct !DILexicalBlock(scope: !282, file: !10, line: 57, column: 9)
!287 = !DILocation(line: 57, column: 9, scope: !282)
!288 = !DILocation(line: 58, column: 14, scope: !286)
!289 = !DILocation(line: 58, column: 9, scope: !286)
!290 = !DILocation(line: 59, column: 1, scope: !282)
!291 = distinct !DISubprogram(name: "free_of_function", scope: !10, file: !10, line: 61, type: !24, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !130)
!292 = !DILocalVariable(name: "p", scope: !291, file: !10, line: 63, type: !12)
!293 = !DILocation(line: 63, column: 11, scope: !291)
!294 = !DILocation(line: 64, column: 9, scope: !295)
!295 = distinct !DILexicalBlock(scope: !291, file: !10, line: 64, column: 9)
!296 = !DILocation(line: 64, column: 9, scope: !291)
!297 = !DILocation(line: 65, column: 14, scope: !295)
!298 = !DILocation(line: 65, column: 9, scope: !295)
!299 = !DILocation(line: 66, column: 1, scope: !291)
!300 = distinct !DISubprogram(name: "free_of_garbage", scope: !10, file: !10, line: 68, type: !24, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!301 = !DILocation(line: 70, column: 9, scope: !302)
!302 = distinct !DILexicalBlock(scope: !300, file: !10, line: 70, column: 9)
!303 = !DILocation(line: 70, column: 9, scope: !300)
!304 = !DILocation(line: 71, column: 9, scope: !302)
!305 = !DILocation(line: 72, column: 1, scope: !300)
!306 = distinct !DISubprogram(name: "free_after_realloc", scope: !10, file: !10, line: 74, type: !24, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !130)
!307 = !DILocalVariable(name: "p", scope: !306, file: !10, line: 76, type: !129)
!308 = !DILocation(line: 76, column: 11, scope: !306)
!309 = !DILocation(line: 76, column: 15, scope: !306)
!310 = !DILocalVariable(name: "q", scope: !306, file: !10, line: 77, type: !129)
!311 = !DILocation(line: 77, column: 11, scope: !306)
!312 = !DILocation(line: 77, column: 23, scope: !306)
!313 = !DILocation(line: 77, column: 15, scope: !306)
!314 = !DILocation(line: 78, column: 10, scope: !306)
!315 = !DILocation(line: 78, column: 5, scope: !306)
!316 = !DILocation(line: 79, column: 9, scope: !317)
!317 = distinct !DILexicalBlock(scope: !306, file: !10, line: 79, column: 9)
!318 = !DILocation(line: 79, column: 9, scope: !306)
!319 = !DILocation(line: 80, column: 14, scope: !317)
!320 = !DILocation(line: 80, column: 9, scope: !317)
!321 = !DILocation(line: 81, column: 1, scope: !306)
!322 = distinct !DISubprogram(name: "free_realloc_of_freed", scope: !10, file: !10, line: 83, type: !24, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !130)
!323 = !DILocalVariable(name: "p", scope: !322, file: !10, line: 85, type: !129)
!324 = !DILocation(line: 85, column: 11, scope: !322)
!325 = !DILocation(line: 85, column: 15, scope: !322)
!326 = !DILocation(line: 86, column: 9, scope: !327)
!327 = distinct !DILexicalBlock(scope: !322, file: !10, line: 86, column: 9)
!328 = !DILocation(line: 86, column: 9, scope: !322)
!329 = !DILocation(line: 87, column: 14, scope: !327)
!330 = !DILocation(line: 87, column: 9, scope: !327)
!331 = !DILocation(line: 88, column: 17, scope: !322)
!332 = !DILocation(line: 88, column: 9, scope: !322)
!333 = !DILocation(line: 88, column: 7, scope: !322)
!334 = !DILocation(line: 89, column: 10, scope: !322)
!335 = !DILocation(line: 89, column: 5, scope: !322)
!336 = !DILocation(line: 90, column: 1, scope: !322)
!337 = distinct !DISubprogram(name: "free_realloc_of_interior", scope: !10, file: !10, line: 92, type: !24, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !130)
!338 = !DILocalVariable(name: "p", scope: !337, file: !10, line: 94, type: !129)
!339 = !DILocation(line: 94, column: 11, scope: !337)
!340 = !DILocation(line: 94, column: 15, scope: !337)
!341 = !DILocalVariable(name: "q", scope: !337, file: !10, line: 95, type: !129)
!342 = !DILocation(line: 95, column: 11, scope: !337)
!343 = !DILocation(line: 95, column: 23, scope: !337)
!344 = !DILocation(line: 95, column: 31, scope: !337)
!345 = !DILocation(line: 95, column: 29, scope: !337)
!346 = !DILocation(line: 95, column: 25, scope: !337)
!347 = !DILocation(line: 95, column: 15, scope: !337)
!348 = !DILocation(line: 96, column: 10, scope: !337)
!349 = !DILocation(line: 96, column: 5, scope: !337)
!350 = !DILocation(line: 97, column: 1, scope: !337)
!351 = distinct !DISubprogram(name: "free_in_destructor", scope: !10, file: !10, line: 106, type: !24, scopeLine: 107, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !130)
!352 = !DILocalVariable(name: "p", scope: !351, file: !10, line: 108, type: !129)
!353 = !DILocation(line: 108, column: 11, scope: !351)
!354 = !DILocation(line: 108, column: 15, scope: !351)
!355 = !DILocation(line: 109, column: 5, scope: !351)
!356 = !DILocation(line: 110, column: 5, scope: !351)
!357 = !DILocation(line: 111, column: 1, scope: !351)
!358 = distinct !DISubprogram(name: "destroy", scope: !10, file: !10, line: 99, type: !359, scopeLine: 100, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !130)
!359 = !DISubroutineType(types: !360)
!360 = !{null, !128}
!361 = !DILocalVariable(name: "p", arg: 1, scope: !358, file: !10, line: 99, type: !128)
!362 = !DILocation(line: 99, column: 28, scope: !358)
!363 = !DILocation(line: 101, column: 11, scope: !358)
!364 = !DILocation(line: 101, column: 10, scope: !358)
!365 = !DILocation(line: 101, column: 5, scope: !358)
!366 = !DILocation(line: 102, column: 10, scope: !367)
!367 = distinct !DILexicalBlock(scope: !358, file: !10, line: 102, column: 9)
!368 = !DILocation(line: 102, column: 9, scope: !358)
!369 = !DILocation(line: 103, column: 10, scope: !367)
!370 = !DILocation(line: 103, column: 12, scope: !367)
!371 = !DILocation(line: 103, column: 9, scope: !367)
!372 = !DILocation(line: 104, column: 1, scope: !358)
