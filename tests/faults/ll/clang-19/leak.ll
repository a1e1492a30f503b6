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
@entry_leak_overwritten = internal global %struct.fault_case { ptr @.str.2, ptr @leak_overwritten, ptr null }, align 8, !dbg !37
@entry_leak_list = internal global %struct.fault_case { ptr @.str.3, ptr @leak_list, ptr null }, align 8, !dbg !48
@entry_leak_ring = internal global %struct.fault_case { ptr @.str.4, ptr @leak_ring, ptr null }, align 8, !dbg !60
@entry_leak_of_copy = internal global %struct.fault_case { ptr @.str.5, ptr @leak_of_copy, ptr null }, align 8, !dbg !67
@entry_leak_realloc = internal global %struct.fault_case { ptr @.str.7, ptr @leak_realloc, ptr null }, align 8, !dbg !78
@entry_leak_element = internal global %struct.fault_case { ptr @.str.8, ptr @leak_element, ptr null }, align 8, !dbg !82
@entry_leak_exit_in_scope = internal global %struct.fault_case { ptr @.str.9, ptr @leak_exit_in_scope, ptr null }, align 8, !dbg !89
@.str.1 = private unnamed_addr constant [11 x i8] c"leak_local\00", align 1, !dbg !25
@.str.2 = private unnamed_addr constant [17 x i8] c"leak_overwritten\00", align 1, !dbg !32
@leak_overwritten.p = internal global ptr null, align 8, !dbg !39
@.str.3 = private unnamed_addr constant [10 x i8] c"leak_list\00", align 1, !dbg !43
@kept = internal global ptr null, align 8, !dbg !50
@.str.4 = private unnamed_addr constant [10 x i8] c"leak_ring\00", align 1, !dbg !58
@.str.5 = private unnamed_addr constant [13 x i8] c"leak_of_copy\00", align 1, !dbg !62
@.str.6 = private unnamed_addr constant [5 x i8] c"text\00", align 1, !dbg !69
@interior = internal global ptr null, align 8, !dbg !74
@.str.7 = private unnamed_addr constant [13 x i8] c"leak_realloc\00", align 1, !dbg !76
@.str.8 = private unnamed_addr constant [13 x i8] c"leak_element\00", align 1, !dbg !80
@.str.9 = private unnamed_addr constant [19 x i8] c"leak_exit_in_scope\00", align 1, !dbg !84
@llvm.global_ctors = appending global [8 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @add_leak_local, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_leak_overwritten, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_leak_list, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_leak_ring, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_leak_of_copy, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_leak_realloc, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_leak_element, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_leak_exit_in_scope, ptr null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !99 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !104, !DIExpression(), !105)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !106, !DIExpression(), !107)
  %7 = load i32, ptr %4, align 4, !dbg !108
  %8 = icmp sgt i32 %7, 2, !dbg !109
  br i1 %8, label %9, label %15, !dbg !110

9:                                                ; preds = %2
  %10 = load ptr, ptr %5, align 8, !dbg !111
  %11 = getelementptr inbounds ptr, ptr %10, i64 2, !dbg !111
  %12 = load ptr, ptr %11, align 8, !dbg !111
  %13 = call i32 @strcmp(ptr noundef %12, ptr noundef @.str) #6, !dbg !112
  %14 = icmp eq i32 %13, 0, !dbg !113
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !114
  %17 = zext i1 %16 to i32, !dbg !110
  store i32 %17, ptr @bad, align 4, !dbg !115
    #dbg_declare(ptr %6, !116, !DIExpression(), !118)
  %18 = load ptr, ptr @all_cases, align 8, !dbg !119
  store ptr %18, ptr %6, align 8, !dbg !118
  br label %19, !dbg !120

19:                                               ; preds = %39, %15
  %20 = load ptr, ptr %6, align 8, !dbg !121
  %21 = icmp ne ptr %20, null, !dbg !123
  br i1 %21, label %22, label %43, !dbg !123

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4, !dbg !124
  %24 = icmp sgt i32 %23, 1, !dbg !126
  br i1 %24, label %25, label %38, !dbg !127

25:                                               ; preds = %22
  %26 = load ptr, ptr %5, align 8, !dbg !128
  %27 = getelementptr inbounds ptr, ptr %26, i64 1, !dbg !128
  %28 = load ptr, ptr %27, align 8, !dbg !128
  %29 = load ptr, ptr %6, align 8, !dbg !129
  %30 = getelementptr inbounds %struct.fault_case, ptr %29, i32 0, i32 0, !dbg !130
  %31 = load ptr, ptr %30, align 8, !dbg !130
  %32 = call i32 @strcmp(ptr noundef %28, ptr noundef %31) #6, !dbg !131
  %33 = icmp eq i32 %32, 0, !dbg !132
  br i1 %33, label %34, label %38, !dbg !133

34:                                               ; preds = %25
  %35 = load ptr, ptr %6, align 8, !dbg !134
  %36 = getelementptr inbounds %struct.fault_case, ptr %35, i32 0, i32 1, !dbg !136
  %37 = load ptr, ptr %36, align 8, !dbg !136
  call void %37(), !dbg !134
  store i32 0, ptr %3, align 4, !dbg !137
  br label %44, !dbg !137

38:                                               ; preds = %25, %22
  br label %39, !dbg !138

39:                                               ; preds = %38
  %40 = load ptr, ptr %6, align 8, !dbg !139
  %41 = getelementptr inbounds %struct.fault_case, ptr %40, i32 0, i32 2, !dbg !140
  %42 = load ptr, ptr %41, align 8, !dbg !140
  store ptr %42, ptr %6, align 8, !dbg !141
  br label %19, !dbg !142, !llvm.loop !143

43:                                               ; preds = %19
  store i32 99, ptr %3, align 4, !dbg !146
  br label %44, !dbg !146

44:                                               ; preds = %43, %34
  %45 = load i32, ptr %3, align 4, !dbg !147
  ret i32 %45, !dbg !147
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_leak_local() #0 !dbg !148 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !149
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_leak_local, i32 0, i32 2), align 8, !dbg !149
  store ptr @entry_leak_local, ptr @all_cases, align 8, !dbg !149
  ret void, !dbg !149
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_leak_overwritten() #0 !dbg !150 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !151
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_leak_overwritten, i32 0, i32 2), align 8, !dbg !151
  store ptr @entry_leak_overwritten, ptr @all_cases, align 8, !dbg !151
  ret void, !dbg !151
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_leak_list() #0 !dbg !152 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !153
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_leak_list, i32 0, i32 2), align 8, !dbg !153
  store ptr @entry_leak_list, ptr @all_cases, align 8, !dbg !153
  ret void, !dbg !153
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_leak_ring() #0 !dbg !154 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !155
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_leak_ring, i32 0, i32 2), align 8, !dbg !155
  store ptr @entry_leak_ring, ptr @all_cases, align 8, !dbg !155
  ret void, !dbg !155
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_leak_of_copy() #0 !dbg !156 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !157
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_leak_of_copy, i32 0, i32 2), align 8, !dbg !157
  store ptr @entry_leak_of_copy, ptr @all_cases, align 8, !dbg !157
  ret void, !dbg !157
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_leak_realloc() #0 !dbg !158 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !159
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_leak_realloc, i32 0, i32 2), align 8, !dbg !159
  store ptr @entry_leak_realloc, ptr @all_cases, align 8, !dbg !159
  ret void, !dbg !159
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_leak_element() #0 !dbg !160 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !161
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_leak_element, i32 0, i32 2), align 8, !dbg !161
  store ptr @entry_leak_element, ptr @all_cases, align 8, !dbg !161
  ret void, !dbg !161
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_leak_exit_in_scope() #0 !dbg !162 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !163
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_leak_exit_in_scope, i32 0, i32 2), align 8, !dbg !163
  store ptr @entry_leak_exit_in_scope, ptr @all_cases, align 8, !dbg !163
  ret void, !dbg !163
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @leak_local() #0 !dbg !164 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !165, !DIExpression(), !166)
  %2 = call noalias ptr @malloc(i64 noundef 8) #7, !dbg !167
  store ptr %2, ptr %1, align 8, !dbg !166
  %3 = load ptr, ptr %1, align 8, !dbg !168
  %4 = getelementptr inbounds i8, ptr %3, i64 0, !dbg !168
  store i8 1, ptr %4, align 1, !dbg !169
  %5 = load i32, ptr @bad, align 4, !dbg !170
  %6 = icmp ne i32 %5, 0, !dbg !170
  br i1 %6, label %9, label %7, !dbg !172

7:                                                ; preds = %0
  %8 = load ptr, ptr %1, align 8, !dbg !173
  call void @free(ptr noundef %8) #8, !dbg !174
  br label %9, !dbg !174

9:                                                ; preds = %7, %0
  ret void, !dbg !175
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare void @free(ptr noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @leak_overwritten() #0 !dbg !41 {
  %1 = call noalias ptr @malloc(i64 noundef 4) #7, !dbg !176
  store ptr %1, ptr @leak_overwritten.p, align 8, !dbg !177
  %2 = load i32, ptr @bad, align 4, !dbg !178
  %3 = icmp ne i32 %2, 0, !dbg !178
  br i1 %3, label %6, label %4, !dbg !180

4:                                                ; preds = %0
  %5 = load ptr, ptr @leak_overwritten.p, align 8, !dbg !181
  call void @free(ptr noundef %5) #8, !dbg !182
  br label %6, !dbg !182

6:                                                ; preds = %4, %0
  %7 = call noalias ptr @malloc(i64 noundef 5) #7, !dbg !183
  store ptr %7, ptr @leak_overwritten.p, align 8, !dbg !184
  ret void, !dbg !185
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @leak_list() #0 !dbg !186 {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
    #dbg_declare(ptr %1, !187, !DIExpression(), !188)
  store ptr null, ptr %1, align 8, !dbg !188
    #dbg_declare(ptr %2, !189, !DIExpression(), !191)
  store i32 0, ptr %2, align 4, !dbg !191
  br label %4, !dbg !192

4:                                                ; preds = %16, %0
  %5 = load i32, ptr %2, align 4, !dbg !193
  %6 = icmp slt i32 %5, 3, !dbg !195
  br i1 %6, label %7, label %19, !dbg !196

7:                                                ; preds = %4
    #dbg_declare(ptr %3, !197, !DIExpression(), !199)
  %8 = call noalias ptr @malloc(i64 noundef 16) #7, !dbg !200
  store ptr %8, ptr %3, align 8, !dbg !199
  %9 = load ptr, ptr %1, align 8, !dbg !201
  %10 = load ptr, ptr %3, align 8, !dbg !202
  %11 = getelementptr inbounds %struct.node, ptr %10, i32 0, i32 0, !dbg !203
  store ptr %9, ptr %11, align 8, !dbg !204
  %12 = load i32, ptr %2, align 4, !dbg !205
  %13 = load ptr, ptr %3, align 8, !dbg !206
  %14 = getelementptr inbounds %struct.node, ptr %13, i32 0, i32 1, !dbg !207
  store i32 %12, ptr %14, align 8, !dbg !208
  %15 = load ptr, ptr %3, align 8, !dbg !209
  store ptr %15, ptr %1, align 8, !dbg !210
  br label %16, !dbg !211

16:                                               ; preds = %7
  %17 = load i32, ptr %2, align 4, !dbg !212
  %18 = add nsw i32 %17, 1, !dbg !212
  store i32 %18, ptr %2, align 4, !dbg !212
  br label %4, !dbg !213, !llvm.loop !214

19:                                               ; preds = %4
  %20 = load i32, ptr @bad, align 4, !dbg !216
  %21 = icmp ne i32 %20, 0, !dbg !216
  br i1 %21, label %24, label %22, !dbg !218

22:                                               ; preds = %19
  %23 = load ptr, ptr %1, align 8, !dbg !219
  store ptr %23, ptr @kept, align 8, !dbg !220
  br label %24, !dbg !221

24:                                               ; preds = %22, %19
  ret void, !dbg !222
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @leak_ring() #0 !dbg !223 {
  %1 = alloca ptr, align 8
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !224, !DIExpression(), !225)
  %3 = call noalias ptr @malloc(i64 noundef 16) #7, !dbg !226
  store ptr %3, ptr %1, align 8, !dbg !225
    #dbg_declare(ptr %2, !227, !DIExpression(), !228)
  %4 = call noalias ptr @malloc(i64 noundef 16) #7, !dbg !229
  store ptr %4, ptr %2, align 8, !dbg !228
  %5 = load ptr, ptr %2, align 8, !dbg !230
  %6 = load ptr, ptr %1, align 8, !dbg !231
  %7 = getelementptr inbounds %struct.node, ptr %6, i32 0, i32 0, !dbg !232
  store ptr %5, ptr %7, align 8, !dbg !233
  %8 = load ptr, ptr %1, align 8, !dbg !234
  %9 = load ptr, ptr %2, align 8, !dbg !235
  %10 = getelementptr inbounds %struct.node, ptr %9, i32 0, i32 0, !dbg !236
  store ptr %8, ptr %10, align 8, !dbg !237
  %11 = load i32, ptr @bad, align 4, !dbg !238
  %12 = icmp ne i32 %11, 0, !dbg !238
  br i1 %12, label %15, label %13, !dbg !240

13:                                               ; preds = %0
  %14 = load ptr, ptr %1, align 8, !dbg !241
  store ptr %14, ptr @kept, align 8, !dbg !242
  br label %15, !dbg !243

15:                                               ; preds = %13, %0
  ret void, !dbg !244
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @leak_of_copy() #0 !dbg !245 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !246, !DIExpression(), !247)
  %2 = call noalias ptr @strdup(ptr noundef @.str.6) #8, !dbg !248
  store ptr %2, ptr %1, align 8, !dbg !247
  %3 = load i32, ptr @bad, align 4, !dbg !249
  %4 = icmp ne i32 %3, 0, !dbg !249
  br i1 %4, label %8, label %5, !dbg !251

5:                                                ; preds = %0
  %6 = load ptr, ptr %1, align 8, !dbg !252
  %7 = getelementptr inbounds i8, ptr %6, i64 2, !dbg !253
  store ptr %7, ptr @interior, align 8, !dbg !254
  br label %8, !dbg !255

8:                                                ; preds = %5, %0
  ret void, !dbg !256
}

; Function Attrs: nounwind
declare noalias ptr @strdup(ptr noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @leak_realloc() #0 !dbg !257 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !258, !DIExpression(), !259)
  %2 = call noalias ptr @malloc(i64 noundef 4) #7, !dbg !260
  store ptr %2, ptr %1, align 8, !dbg !259
  %3 = load ptr, ptr %1, align 8, !dbg !261
  %4 = call ptr @realloc(ptr noundef %3, i64 noundef 8) #9, !dbg !262
  store ptr %4, ptr %1, align 8, !dbg !263
  %5 = load i32, ptr @bad, align 4, !dbg !264
  %6 = icmp ne i32 %5, 0, !dbg !264
  br i1 %6, label %9, label %7, !dbg !266

7:                                                ; preds = %0
  %8 = load ptr, ptr %1, align 8, !dbg !267
  call void @free(ptr noundef %8) #8, !dbg !268
  br label %9, !dbg !268

9:                                                ; preds = %7, %0
  ret void, !dbg !269
}

; Function Attrs: nounwind allocsize(1)
declare ptr @realloc(ptr noundef, i64 noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @leak_element() #0 !dbg !270 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !271, !DIExpression(), !272)
  %2 = call noalias ptr @malloc(i64 noundef 16) #7, !dbg !273
  store ptr %2, ptr %1, align 8, !dbg !272
  %3 = call noalias ptr @malloc(i64 noundef 16) #7, !dbg !274
  %4 = load ptr, ptr %1, align 8, !dbg !275
  %5 = getelementptr inbounds %struct.node, ptr %4, i32 0, i32 0, !dbg !276
  store ptr %3, ptr %5, align 8, !dbg !277
  %6 = load ptr, ptr %1, align 8, !dbg !278
  %7 = getelementptr inbounds %struct.node, ptr %6, i32 0, i32 0, !dbg !279
  %8 = load ptr, ptr %7, align 8, !dbg !279
  %9 = getelementptr inbounds %struct.node, ptr %8, i32 0, i32 0, !dbg !280
  store ptr null, ptr %9, align 8, !dbg !281
  %10 = load i32, ptr @bad, align 4, !dbg !282
  %11 = icmp ne i32 %10, 0, !dbg !282
  br i1 %11, label %16, label %12, !dbg !284

12:                                               ; preds = %0
  %13 = load ptr, ptr %1, align 8, !dbg !285
  %14 = getelementptr inbounds %struct.node, ptr %13, i32 0, i32 0, !dbg !286
  %15 = load ptr, ptr %14, align 8, !dbg !286
  call void @free(ptr noundef %15) #8, !dbg !287
  br label %16, !dbg !287

16:                                               ; preds = %12, %0
  %17 = load ptr, ptr %1, align 8, !dbg !288
  call void @free(ptr noundef %17) #8, !dbg !289
  ret void, !dbg !290
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @leak_exit_in_scope() #0 !dbg !291 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !292, !DIExpression(), !293)
  %2 = call noalias ptr @malloc(i64 noundef 8) #7, !dbg !294
  store ptr %2, ptr %1, align 8, !dbg !293
  %3 = load i32, ptr @bad, align 4, !dbg !295
  %4 = icmp ne i32 %3, 0, !dbg !295
  br i1 %4, label %5, label %6, !dbg !297

5:                                                ; preds = %0
  store ptr null, ptr %1, align 8, !dbg !298
  br label %6, !dbg !299

6:                                                ; preds = %5, %0
  call void @exit(i32 noundef 0) #10, !dbg !300
  unreachable, !dbg !300
}

; Function Attrs: noreturn nounwind
declare void @exit(i32 noundef) #5

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind willreturn memory(read) }
attributes #7 = { nounwind allocsize(0) }
attributes #8 = { nounwind }
attributes #9 = { nounwind allocsize(1) }
attributes #10 = { noreturn nounwind }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!91, !92, !93, !94, !95, !96, !97}
!llvm.ident = !{!98}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "tests/faults/faults.h", directory: ".", checksumkind: CSK_MD5, checksum: "36c151c83d221557efe9f5664ce6ff0b")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "bad", scope: !9, file: !2, line: 18, type: !57, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !10, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !11, splitDebugInlining: false, nameTableKind: None)
!10 = !DIFile(filename: "tests/faults/leak.c", directory: ".", checksumkind: CSK_MD5, checksum: "495a7047ead1c742f89a48b16366b753")
!11 = !{!0, !12, !7, !25, !30, !32, !37, !39, !43, !48, !50, !58, !60, !62, !67, !69, !74, !76, !78, !80, !82, !84, !89}
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
!26 = distinct !DIGlobalVariable(scope: null, file: !10, line: 12, type: !27, isLocal: true, isDefinition: true)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !28)
!28 = !{!29}
!29 = !DISubrange(count: 11)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "entry_leak_local", scope: !9, file: !10, line: 12, type: !15, isLocal: true, isDefinition: true)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !10, line: 20, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 136, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 17)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(name: "entry_leak_overwritten", scope: !9, file: !10, line: 20, type: !15, isLocal: true, isDefinition: true)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "p", scope: !41, file: !10, line: 22, type: !42, isLocal: true, isDefinition: true)
!41 = distinct !DISubprogram(name: "leak_overwritten", scope: !10, file: !10, line: 20, type: !22, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !10, line: 29, type: !45, isLocal: true, isDefinition: true)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 10)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(name: "entry_leak_list", scope: !9, file: !10, line: 29, type: !15, isLocal: true, isDefinition: true)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(name: "kept", scope: !9, file: !10, line: 9, type: !52, isLocal: true, isDefinition: true)
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64)
!53 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !10, line: 5, size: 128, elements: !54)
!54 = !{!55, !56}
!55 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !53, file: !10, line: 6, baseType: !52, size: 64)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !53, file: !10, line: 7, baseType: !57, size: 32, offset: 64)
!57 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(scope: null, file: !10, line: 42, type: !45, isLocal: true, isDefinition: true)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(name: "entry_leak_ring", scope: !9, file: !10, line: 42, type: !15, isLocal: true, isDefinition: true)
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression())
!63 = distinct !DIGlobalVariable(scope: null, file: !10, line: 51, type: !64, isLocal: true, isDefinition: true)
!64 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !65)
!65 = !{!66}
!66 = !DISubrange(count: 13)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(name: "entry_leak_of_copy", scope: !9, file: !10, line: 51, type: !15, isLocal: true, isDefinition: true)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(scope: null, file: !10, line: 53, type: !71, isLocal: true, isDefinition: true)
!71 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !72)
!72 = !{!73}
!73 = !DISubrange(count: 5)
!74 = !DIGlobalVariableExpression(var: !75, expr: !DIExpression())
!75 = distinct !DIGlobalVariable(name: "interior", scope: !9, file: !10, line: 10, type: !42, isLocal: true, isDefinition: true)
!76 = !DIGlobalVariableExpression(var: !77, expr: !DIExpression())
!77 = distinct !DIGlobalVariable(scope: null, file: !10, line: 58, type: !64, isLocal: true, isDefinition: true)
!78 = !DIGlobalVariableExpression(var: !79, expr: !DIExpression())
!79 = distinct !DIGlobalVariable(name: "entry_leak_realloc", scope: !9, file: !10, line: 58, type: !15, isLocal: true, isDefinition: true)
!80 = !DIGlobalVariableExpression(var: !81, expr: !DIExpression())
!81 = distinct !DIGlobalVariable(scope: null, file: !10, line: 66, type: !64, isLocal: true, isDefinition: true)
!82 = !DIGlobalVariableExpression(var: !83, expr: !DIExpression())
!83 = distinct !DIGlobalVariable(name: "entry_leak_element", scope: !9, file: !10, line: 66, type: !15, isLocal: true, isDefinition: true)
!84 = !DIGlobalVariableExpression(var: !85, expr: !DIExpression())
!85 = distinct !DIGlobalVariable(scope: null, file: !10, line: 76, type: !86, isLocal: true, isDefinition: true)
!86 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 152, elements: !87)
!87 = !{!88}
!88 = !DISubrange(count: 19)
!89 = !DIGlobalVariableExpression(var: !90, expr: !DIExpression())
!90 = distinct !DIGlobalVariable(name: "entry_leak_exit_in_scope", scope: !9, file: !10, line: 76, type: !15, isLocal: true, isDefinition: true)
!91 = !{i32 7, !"Dwarf Version", i32 5}
!92 = !{i32 2, !"Debug Info Version", i32 3}
!93 = !{i32 1, !"wchar_size", i32 4}
!94 = !{i32 8, !"PIC Level", i32 2}
!95 = !{i32 7, !"PIE Level", i32 2}
!96 = !{i32 7, !"uwtable", i32 2}
!97 = !{i32 7, !"frame-pointer", i32 2}
!98 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!99 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 30, type: !100, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !103)
!100 = !DISubroutineType(types: !101)
!101 = !{!57, !57, !102}
!102 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !42, size: 64)
!103 = !{}
!104 = !DILocalVariable(name: "argc", arg: 1, scope: !99, file: !2, line: 30, type: !57)
!105 = !DILocation(line: 30, column: 14, scope: !99)
!106 = !DILocalVariable(name: "argv", arg: 2, scope: !99, file: !2, line: 30, type: !102)
!107 = !DILocation(line: 30, column: 27, scope: !99)
!108 = !DILocation(line: 32, column: 11, scope: !99)
!109 = !DILocation(line: 32, column: 16, scope: !99)
!110 = !DILocation(line: 32, column: 20, scope: !99)
!111 = !DILocation(line: 32, column: 30, scope: !99)
!112 = !DILocation(line: 32, column: 23, scope: !99)
!113 = !DILocation(line: 32, column: 46, scope: !99)
!114 = !DILocation(line: 0, scope: !99)
!115 = !DILocation(line: 32, column: 9, scope: !99)
!116 = !DILocalVariable(name: "c", scope: !117, file: !2, line: 33, type: !14)
!117 = distinct !DILexicalBlock(scope: !99, file: !2, line: 33, column: 5)
!118 = !DILocation(line: 33, column: 29, scope: !117)
!119 = !DILocation(line: 33, column: 33, scope: !117)
!120 = !DILocation(line: 33, column: 10, scope: !117)
!121 = !DILocation(line: 33, column: 44, scope: !122)
!122 = distinct !DILexicalBlock(scope: !117, file: !2, line: 33, column: 5)
!123 = !DILocation(line: 33, column: 5, scope: !117)
!124 = !DILocation(line: 34, column: 13, scope: !125)
!125 = distinct !DILexicalBlock(scope: !122, file: !2, line: 34, column: 13)
!126 = !DILocation(line: 34, column: 18, scope: !125)
!127 = !DILocation(line: 34, column: 22, scope: !125)
!128 = !DILocation(line: 34, column: 32, scope: !125)
!129 = !DILocation(line: 34, column: 41, scope: !125)
!130 = !DILocation(line: 34, column: 44, scope: !125)
!131 = !DILocation(line: 34, column: 25, scope: !125)
!132 = !DILocation(line: 34, column: 50, scope: !125)
!133 = !DILocation(line: 34, column: 13, scope: !122)
!134 = !DILocation(line: 35, column: 13, scope: !135)
!135 = distinct !DILexicalBlock(scope: !125, file: !2, line: 34, column: 56)
!136 = !DILocation(line: 35, column: 16, scope: !135)
!137 = !DILocation(line: 36, column: 13, scope: !135)
!138 = !DILocation(line: 34, column: 53, scope: !125)
!139 = !DILocation(line: 33, column: 51, scope: !122)
!140 = !DILocation(line: 33, column: 54, scope: !122)
!141 = !DILocation(line: 33, column: 49, scope: !122)
!142 = !DILocation(line: 33, column: 5, scope: !122)
!143 = distinct !{!143, !123, !144, !145}
!144 = !DILocation(line: 37, column: 9, scope: !117)
!145 = !{!"llvm.loop.mustprogress"}
!146 = !DILocation(line: 38, column: 5, scope: !99)
!147 = !DILocation(line: 39, column: 1, scope: !99)
!148 = distinct !DISubprogram(name: "add_leak_local", scope: !10, file: !10, line: 12, type: !22, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!149 = !DILocation(line: 12, column: 1, scope: !148)
!150 = distinct !DISubprogram(name: "add_leak_overwritten", scope: !10, file: !10, line: 20, type: !22, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!151 = !DILocation(line: 20, column: 1, scope: !150)
!152 = distinct !DISubprogram(name: "add_leak_list", scope: !10, file: !10, line: 29, type: !22, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!153 = !DILocation(line: 29, column: 1, scope: !152)
!154 = distinct !DISubprogram(name: "add_leak_ring", scope: !10, file: !10, line: 42, type: !22, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!155 = !DILocation(line: 42, column: 1, scope: !154)
!156 = distinct !DISubprogram(name: "add_leak_of_copy", scope: !10, file: !10, line: 51, type: !22, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!157 = !DILocation(line: 51, column: 1, scope: !156)
!158 = distinct !DISubprogram(name: "add_leak_realloc", scope: !10, file: !10, line: 58, type: !22, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!159 = !DILocation(line: 58, column: 1, scope: !158)
!160 = distinct !DISubprogram(name: "add_leak_element", scope: !10, file: !10, line: 66, type: !22, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!161 = !DILocation(line: 66, column: 1, scope: !160)
!162 = distinct !DISubprogram(name: "add_leak_exit_in_scope", scope: !10, file: !10, line: 76, type: !22, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!163 = !DILocation(line: 76, column: 1, scope: !162)
!164 = distinct !DISubprogram(name: "leak_local", scope: !10, file: !10, line: 12, type: !22, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !103)
!165 = !DILocalVariable(name: "p", scope: !164, file: !10, line: 14, type: !42)
!166 = !DILocation(line: 14, column: 11, scope: !164)
!167 = !DILocation(line: 14, column: 15, scope: !164)
!168 = !DILocation(line: 15, column: 5, scope: !164)
!169 = !DILocation(line: 15, column: 10, scope: !164)
!170 = !DILocation(line: 16, column: 10, scope: !171)
!171 = distinct !DILexicalBlock(scope: !164, file: !10, line: 16, column: 9)
!172 = !DILocation(line: 16, column: 9, scope: !164)
!173 = !DILocation(line: 17, column: 14, scope: !171)
!174 = !DILocation(line: 17, column: 9, scope: !171)
!175 = !DILocation(line: 18, column: 1, scope: !164)
!176 = !DILocation(line: 23, column: 9, scope: !41)
!177 = !DILocation(line: 23, column: 7, scope: !41)
!178 = !DILocation(line: 24, column: 10, scope: !179)
!179 = distinct !DILexicalBlock(scope: !41, file: !10, line: 24, column: 9)
!180 = !DILocation(line: 24, column: 9, scope: !41)
!181 = !DILocation(line: 25, column: 14, scope: !179)
!182 = !DILocation(line: 25, column: 9, scope: !179)
!183 = !DILocation(line: 26, column: 9, scope: !41)
!184 = !DILocation(line: 26, column: 7, scope: !41)
!185 = !DILocation(line: 27, column: 1, scope: !41)
!186 = distinct !DISubprogram(name: "leak_list", scope: !10, file: !10, line: 29, type: !22, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !103)
!187 = !DILocalVariable(name: "list", scope: !186, file: !10, line: 31, type: !52)
!188 = !DILocation(line: 31, column: 18, scope: !186)
!189 = !DILocalVariable(name: "i", scope: !190, file: !10, line: 32, type: !57)
!190 = distinct !DILexicalBlock(scope: !186, file: !10, line: 32, column: 5)
!191 = !DILocation(line: 32, column: 14, scope: !190)
!192 = !DILocation(line: 32, column: 10, scope: !190)
!193 = !DILocation(line: 32, column: 21, scope: !194)
!194 = distinct !DILexicalBlock(scope: !190, file: !10, line: 32, column: 5)
!195 = !DILocation(line: 32, column: 23, scope: !194)
!196 = !DILocation(line: 32, column: 5, scope: !190)
!197 = !DILocalVariable(name: "n", scope: !198, file: !10, line: 33, type: !52)
!198 = distinct !DILexicalBlock(scope: !194, file: !10, line: 32, column: 33)
!199 = !DILocation(line: 33, column: 22, scope: !198)
!200 = !DILocation(line: 33, column: 26, scope: !198)
!201 = !DILocation(line: 34, column: 19, scope: !198)
!202 = !DILocation(line: 34, column: 9, scope: !198)
!203 = !DILocation(line: 34, column: 12, scope: !198)
!204 = !DILocation(line: 34, column: 17, scope: !198)
!205 = !DILocation(line: 35, column: 20, scope: !198)
!206 = !DILocation(line: 35, column: 9, scope: !198)
!207 = !DILocation(line: 35, column: 12, scope: !198)
!208 = !DILocation(line: 35, column: 18, scope: !198)
!209 = !DILocation(line: 36, column: 16, scope: !198)
!210 = !DILocation(line: 36, column: 14, scope: !198)
!211 = !DILocation(line: 37, column: 5, scope: !198)
!212 = !DILocation(line: 32, column: 29, scope: !194)
!213 = !DILocation(line: 32, column: 5, scope: !194)
!214 = distinct !{!214, !196, !215, !145}
!215 = !DILocation(line: 37, column: 5, scope: !190)
!216 = !DILocation(line: 38, column: 10, scope: !217)
!217 = distinct !DILexicalBlock(scope: !186, file: !10, line: 38, column: 9)
!218 = !DILocation(line: 38, column: 9, scope: !186)
!219 = !DILocation(line: 39, column: 16, scope: !217)
!220 = !DILocation(line: 39, column: 14, scope: !217)
!221 = !DILocation(line: 39, column: 9, scope: !217)
!222 = !DILocation(line: 40, column: 1, scope: !186)
!223 = distinct !DISubprogram(name: "leak_ring", scope: !10, file: !10, line: 42, type: !22, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !103)
!224 = !DILocalVariable(name: "a", scope: !223, file: !10, line: 44, type: !52)
!225 = !DILocation(line: 44, column: 18, scope: !223)
!226 = !DILocation(line: 44, column: 22, scope: !223)
!227 = !DILocalVariable(name: "b", scope: !223, file: !10, line: 44, type: !52)
!228 = !DILocation(line: 44, column: 42, scope: !223)
!229 = !DILocation(line: 44, column: 46, scope: !223)
!230 = !DILocation(line: 45, column: 15, scope: !223)
!231 = !DILocation(line: 45, column: 5, scope: !223)
!232 = !DILocation(line: 45, column: 8, scope: !223)
!233 = !DILocation(line: 45, column: 13, scope: !223)
!234 = !DILocation(line: 46, column: 15, scope: !223)
!235 = !DILocation(line: 46, column: 5, scope: !223)
!236 = !DILocation(line: 46, column: 8, scope: !223)
!237 = !DILocation(line: 46, column: 13, scope: !223)
!238 = !DILocation(line: 47, column: 10, scope: !239)
!239 = distinct !DILexicalBlock(scope: !223, file: !10, line: 47, column: 9)
!240 = !DILocation(line: 47, column: 9, scope: !223)
!241 = !DILocation(line: 48, column: 16, scope: !239)
!242 = !DILocation(line: 48, column: 14, scope: !239)
!243 = !DILocation(line: 48, column: 9, scope: !239)
!244 = !DILocation(line: 49, column: 1, scope: !223)
!245 = distinct !DISubprogram(name: "leak_of_copy", scope: !10, file: !10, line: 51, type: !22, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !103)
!246 = !DILocalVariable(name: "p", scope: !245, file: !10, line: 53, type: !42)
!247 = !DILocation(line: 53, column: 11, scope: !245)
!248 = !DILocation(line: 53, column: 15, scope: !245)
!249 = !DILocation(line: 54, column: 10, scope: !250)
!250 = distinct !DILexicalBlock(scope: !245, file: !10, line: 54, column: 9)
!251 = !DILocation(line: 54, column: 9, scope: !245)
!252 = !DILocation(line: 55, column: 20, scope: !250)
!253 = !DILocation(line: 55, column: 22, scope: !250)
!254 = !DILocation(line: 55, column: 18, scope: !250)
!255 = !DILocation(line: 55, column: 9, scope: !250)
!256 = !DILocation(line: 56, column: 1, scope: !245)
!257 = distinct !DISubprogram(name: "leak_realloc", scope: !10, file: !10, line: 58, type: !22, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !103)
!258 = !DILocalVariable(name: "p", scope: !257, file: !10, line: 60, type: !42)
!259 = !DILocation(line: 60, column: 11, scope: !257)
!260 = !DILocation(line: 60, column: 15, scope: !257)
!261 = !DILocation(line: 61, column: 17, scope: !257)
!262 = !DILocation(line: 61, column: 9, scope: !257)
!263 = !DILocation(line: 61, column: 7, scope: !257)
!264 = !DILocation(line: 62, column: 10, scope: !265)
!265 = distinct !DILexicalBlock(scope: !257, file: !10, line: 62, column: 9)
!266 = !DILocation(line: 62, column: 9, scope: !257)
!267 = !DILocation(line: 63, column: 14, scope: !265)
!268 = !DILocation(line: 63, column: 9, scope: !265)
!269 = !DILocation(line: 64, column: 1, scope: !257)
!270 = distinct !DISubprogram(name: "leak_element", scope: !10, file: !10, line: 66, type: !22, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !103)
!271 = !DILocalVariable(name: "n", scope: !270, file: !10, line: 68, type: !52)
!272 = !DILocation(line: 68, column: 18, scope: !270)
!273 = !DILocation(line: 68, column: 22, scope: !270)
!274 = !DILocation(line: 69, column: 15, scope: !270)
!275 = !DILocation(line: 69, column: 5, scope: !270)
!276 = !DILocation(line: 69, column: 8, scope: !270)
!277 = !DILocation(line: 69, column: 13, scope: !270)
!278 = !DILocation(line: 70, column: 5, scope: !270)
!279 = !DILocation(line: 70, column: 8, scope: !270)
!280 = !DILocation(line: 70, column: 14, scope: !270)
!281 = !DILocation(line: 70, column: 19, scope: !270)
!282 = !DILocation(line: 71, column: 10, scope: !283)
!283 = distinct !DILexicalBlock(scope: !270, file: !10, line: 71, column: 9)
!284 = !DILocation(line: 71, column: 9, scope: !270)
!285 = !DILocation(line: 72, column: 14, scope: !283)
!286 = !DILocation(line: 72, column: 17, scope: !283)
!287 = !DILocation(line: 72, column: 9, scope: !283)
!288 = !DILocation(line: 73, column: 10, scope: !270)
!289 = !DILocation(line: 73, column: 5, scope: !270)
!290 = !DILocation(line: 74, column: 1, scope: !270)
!291 = distinct !DISubprogram(name: "leak_exit_in_scope", scope: !10, file: !10, line: 76, type: !22, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !103)
!292 = !DILocalVariable(name: "p", scope: !291, file: !10, line: 78, type: !42)
!293 = !DILocation(line: 78, column: 11, scope: !291)
!294 = !DILocation(line: 78, column: 15, scope: !291)
!295 = !DILocation(line: 79, column: 9, scope: !296)
!296 = distinct !DILexicalBlock(scope: !291, file: !10, line: 79, column: 9)
!297 = !DILocation(line: 79, column: 9, scope: !291)
!298 = !DILocation(line: 80, column: 11, scope: !296)
!299 = !DILocation(line: 80, column: 9, scope: !296)
!300 = !DILocation(line: 81, column: 5, scope: !291)
