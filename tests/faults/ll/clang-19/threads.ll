; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -g tests/faults/threads.c
; ModuleID = 'tests/faults/threads.c'
source_filename = "tests/faults/threads.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.fault_case = type { ptr, ptr, ptr }
%union.sem_t = type { i64, [24 x i8] }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@.str = private unnamed_addr constant [4 x i8] c"bad\00", align 1, !dbg !0
@bad = internal global i32 0, align 4, !dbg !7
@all_cases = internal global ptr null, align 8, !dbg !18
@entry_thread_locks_in_both_orders = internal global %struct.fault_case { ptr @.str.1, ptr @thread_locks_in_both_orders, ptr null }, align 8, !dbg !36
@entry_thread_joins_what_never_ends = internal global %struct.fault_case { ptr @.str.2, ptr @thread_joins_what_never_ends, ptr null }, align 8, !dbg !88
@entry_thread_writes_past_anothers_array = internal global %struct.fault_case { ptr @.str.3, ptr @thread_writes_past_anothers_array, ptr null }, align 8, !dbg !97
@entry_thread_gives_away_a_local = internal global %struct.fault_case { ptr @.str.4, ptr @thread_gives_away_a_local, ptr null }, align 8, !dbg !104
@entry_thread_reads_anothers_array_somewhere = internal global %struct.fault_case { ptr @.str.5, ptr @thread_reads_anothers_array_somewhere, ptr null }, align 8, !dbg !111
@entry_thread_frees_twice = internal global %struct.fault_case { ptr @.str.7, ptr @thread_frees_twice, ptr null }, align 8, !dbg !123
@.str.1 = private unnamed_addr constant [28 x i8] c"thread_locks_in_both_orders\00", align 1, !dbg !31
@has_two = internal global %union.sem_t zeroinitializer, align 8, !dbg !38
@one = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !49
@two = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !81
@.str.2 = private unnamed_addr constant [29 x i8] c"thread_joins_what_never_ends\00", align 1, !dbg !83
@may_go_on = internal global %union.sem_t zeroinitializer, align 8, !dbg !90
@.str.3 = private unnamed_addr constant [34 x i8] c"thread_writes_past_anothers_array\00", align 1, !dbg !92
@.str.4 = private unnamed_addr constant [26 x i8] c"thread_gives_away_a_local\00", align 1, !dbg !99
@.str.5 = private unnamed_addr constant [38 x i8] c"thread_reads_anothers_array_somewhere\00", align 1, !dbg !106
@__const.thread_reads_anothers_array_somewhere.text = private unnamed_addr constant [8 x i8] c"abcdefg\00", align 1
@.str.6 = private unnamed_addr constant [2 x i8] c"x\00", align 1, !dbg !113
@.str.7 = private unnamed_addr constant [19 x i8] c"thread_frees_twice\00", align 1, !dbg !118
@llvm.global_ctors = appending global [6 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @add_thread_locks_in_both_orders, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_thread_joins_what_never_ends, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_thread_writes_past_anothers_array, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_thread_gives_away_a_local, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_thread_reads_anothers_array_somewhere, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_thread_frees_twice, ptr null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !133 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !138, !DIExpression(), !139)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !140, !DIExpression(), !141)
  %7 = load i32, ptr %4, align 4, !dbg !142
  %8 = icmp sgt i32 %7, 2, !dbg !143
  br i1 %8, label %9, label %15, !dbg !144

9:                                                ; preds = %2
  %10 = load ptr, ptr %5, align 8, !dbg !145
  %11 = getelementptr inbounds ptr, ptr %10, i64 2, !dbg !145
  %12 = load ptr, ptr %11, align 8, !dbg !145
  %13 = call i32 @strcmp(ptr noundef %12, ptr noundef @.str) #7, !dbg !146
  %14 = icmp eq i32 %13, 0, !dbg !147
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !148
  %17 = zext i1 %16 to i32, !dbg !144
  store i32 %17, ptr @bad, align 4, !dbg !149
    #dbg_declare(ptr %6, !150, !DIExpression(), !152)
  %18 = load ptr, ptr @all_cases, align 8, !dbg !153
  store ptr %18, ptr %6, align 8, !dbg !152
  br label %19, !dbg !154

19:                                               ; preds = %39, %15
  %20 = load ptr, ptr %6, align 8, !dbg !155
  %21 = icmp ne ptr %20, null, !dbg !157
  br i1 %21, label %22, label %43, !dbg !157

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4, !dbg !158
  %24 = icmp sgt i32 %23, 1, !dbg !160
  br i1 %24, label %25, label %38, !dbg !161

25:                                               ; preds = %22
  %26 = load ptr, ptr %5, align 8, !dbg !162
  %27 = getelementptr inbounds ptr, ptr %26, i64 1, !dbg !162
  %28 = load ptr, ptr %27, align 8, !dbg !162
  %29 = load ptr, ptr %6, align 8, !dbg !163
  %30 = getelementptr inbounds %struct.fault_case, ptr %29, i32 0, i32 0, !dbg !164
  %31 = load ptr, ptr %30, align 8, !dbg !164
  %32 = call i32 @strcmp(ptr noundef %28, ptr noundef %31) #7, !dbg !165
  %33 = icmp eq i32 %32, 0, !dbg !166
  br i1 %33, label %34, label %38, !dbg !167

34:                                               ; preds = %25
  %35 = load ptr, ptr %6, align 8, !dbg !168
  %36 = getelementptr inbounds %struct.fault_case, ptr %35, i32 0, i32 1, !dbg !170
  %37 = load ptr, ptr %36, align 8, !dbg !170
  call void %37(), !dbg !168
  store i32 0, ptr %3, align 4, !dbg !171
  br label %44, !dbg !171

38:                                               ; preds = %25, %22
  br label %39, !dbg !172

39:                                               ; preds = %38
  %40 = load ptr, ptr %6, align 8, !dbg !173
  %41 = getelementptr inbounds %struct.fault_case, ptr %40, i32 0, i32 2, !dbg !174
  %42 = load ptr, ptr %41, align 8, !dbg !174
  store ptr %42, ptr %6, align 8, !dbg !175
  br label %19, !dbg !176, !llvm.loop !177

43:                                               ; preds = %19
  store i32 99, ptr %3, align 4, !dbg !180
  br label %44, !dbg !180

44:                                               ; preds = %43, %34
  %45 = load i32, ptr %3, align 4, !dbg !181
  ret i32 %45, !dbg !181
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_thread_locks_in_both_orders() #0 !dbg !182 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !183
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_thread_locks_in_both_orders, i32 0, i32 2), align 8, !dbg !183
  store ptr @entry_thread_locks_in_both_orders, ptr @all_cases, align 8, !dbg !183
  ret void, !dbg !183
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_thread_joins_what_never_ends() #0 !dbg !184 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !185
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_thread_joins_what_never_ends, i32 0, i32 2), align 8, !dbg !185
  store ptr @entry_thread_joins_what_never_ends, ptr @all_cases, align 8, !dbg !185
  ret void, !dbg !185
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_thread_writes_past_anothers_array() #0 !dbg !186 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !187
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_thread_writes_past_anothers_array, i32 0, i32 2), align 8, !dbg !187
  store ptr @entry_thread_writes_past_anothers_array, ptr @all_cases, align 8, !dbg !187
  ret void, !dbg !187
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_thread_gives_away_a_local() #0 !dbg !188 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !189
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_thread_gives_away_a_local, i32 0, i32 2), align 8, !dbg !189
  store ptr @entry_thread_gives_away_a_local, ptr @all_cases, align 8, !dbg !189
  ret void, !dbg !189
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_thread_reads_anothers_array_somewhere() #0 !dbg !190 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !191
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_thread_reads_anothers_array_somewhere, i32 0, i32 2), align 8, !dbg !191
  store ptr @entry_thread_reads_anothers_array_somewhere, ptr @all_cases, align 8, !dbg !191
  ret void, !dbg !191
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_thread_frees_twice() #0 !dbg !192 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !193
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_thread_frees_twice, i32 0, i32 2), align 8, !dbg !193
  store ptr @entry_thread_frees_twice, ptr @all_cases, align 8, !dbg !193
  ret void, !dbg !193
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @thread_locks_in_both_orders() #0 !dbg !194 {
  %1 = alloca i64, align 8
    #dbg_declare(ptr %1, !195, !DIExpression(), !198)
  %2 = call i32 @sem_init(ptr noundef @has_two, i32 noundef 0, i32 noundef 0) #8, !dbg !199
  %3 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @takes_two_then_one, ptr noundef null) #8, !dbg !200
  %4 = call i32 @pthread_mutex_lock(ptr noundef @one) #8, !dbg !201
  %5 = call i32 @sem_wait(ptr noundef @has_two), !dbg !202
  %6 = call i32 @pthread_mutex_lock(ptr noundef @two) #8, !dbg !203
  %7 = call i32 @pthread_mutex_unlock(ptr noundef @one) #8, !dbg !204
  %8 = load i64, ptr %1, align 8, !dbg !205
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !206
  ret void, !dbg !207
}

; Function Attrs: nounwind
declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @takes_two_then_one(ptr noundef %0) #0 !dbg !208 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !211, !DIExpression(), !212)
  %3 = load ptr, ptr %2, align 8, !dbg !213
  %4 = call i32 @pthread_mutex_lock(ptr noundef @two) #8, !dbg !214
  %5 = call i32 @sem_post(ptr noundef @has_two) #8, !dbg !215
  %6 = load i32, ptr @bad, align 4, !dbg !216
  %7 = icmp ne i32 %6, 0, !dbg !216
  br i1 %7, label %10, label %8, !dbg !218

8:                                                ; preds = %1
  %9 = call i32 @pthread_mutex_unlock(ptr noundef @two) #8, !dbg !219
  br label %10, !dbg !219

10:                                               ; preds = %8, %1
  %11 = call i32 @pthread_mutex_lock(ptr noundef @one) #8, !dbg !220
  ret ptr null, !dbg !221
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

declare i32 @sem_wait(ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @sem_post(ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @thread_joins_what_never_ends() #0 !dbg !222 {
  %1 = alloca i64, align 8
    #dbg_declare(ptr %1, !223, !DIExpression(), !224)
  %2 = load i32, ptr @bad, align 4, !dbg !225
  %3 = icmp ne i32 %2, 0, !dbg !226
  %4 = xor i1 %3, true, !dbg !226
  %5 = zext i1 %4 to i32, !dbg !226
  %6 = call i32 @sem_init(ptr noundef @may_go_on, i32 noundef 0, i32 noundef %5) #8, !dbg !227
  %7 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @waits, ptr noundef null) #8, !dbg !228
  %8 = load i64, ptr %1, align 8, !dbg !229
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !230
  ret void, !dbg !231
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @waits(ptr noundef %0) #0 !dbg !232 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !233, !DIExpression(), !234)
  %3 = load ptr, ptr %2, align 8, !dbg !235
  %4 = call i32 @sem_wait(ptr noundef @may_go_on), !dbg !236
  ret ptr null, !dbg !237
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @thread_writes_past_anothers_array() #0 !dbg !238 {
  %1 = alloca i64, align 8
  %2 = alloca [4 x i32], align 16
    #dbg_declare(ptr %1, !239, !DIExpression(), !240)
    #dbg_declare(ptr %2, !241, !DIExpression(), !243)
  %3 = getelementptr inbounds [4 x i32], ptr %2, i64 0, i64 0, !dbg !244
  %4 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @writes, ptr noundef %3) #8, !dbg !245
  %5 = load i64, ptr %1, align 8, !dbg !246
  %6 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !247
  %7 = getelementptr inbounds [4 x i32], ptr %2, i64 0, i64 3, !dbg !248
  %8 = load i32, ptr %7, align 4, !dbg !248
  %9 = icmp ne i32 %8, 7, !dbg !250
  br i1 %9, label %10, label %11, !dbg !251

10:                                               ; preds = %0
  call void @abort() #9, !dbg !252
  unreachable, !dbg !252

11:                                               ; preds = %0
  ret void, !dbg !253
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @writes(ptr noundef %0) #0 !dbg !254 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !255, !DIExpression(), !256)
    #dbg_declare(ptr %3, !257, !DIExpression(), !258)
  %4 = load ptr, ptr %2, align 8, !dbg !259
  store ptr %4, ptr %3, align 8, !dbg !258
  %5 = load ptr, ptr %3, align 8, !dbg !260
  %6 = load i32, ptr @bad, align 4, !dbg !261
  %7 = icmp ne i32 %6, 0, !dbg !261
  %8 = zext i1 %7 to i64, !dbg !261
  %9 = select i1 %7, i32 4, i32 3, !dbg !261
  %10 = sext i32 %9 to i64, !dbg !260
  %11 = getelementptr inbounds i32, ptr %5, i64 %10, !dbg !260
  store i32 7, ptr %11, align 4, !dbg !262
  ret ptr null, !dbg !263
}

; Function Attrs: noreturn nounwind
declare void @abort() #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @thread_gives_away_a_local() #0 !dbg !264 {
  %1 = alloca i64, align 8
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
    #dbg_declare(ptr %1, !265, !DIExpression(), !266)
    #dbg_declare(ptr %2, !267, !DIExpression(), !268)
    #dbg_declare(ptr %3, !269, !DIExpression(), !270)
  %4 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @gives_away, ptr noundef %3) #8, !dbg !271
  %5 = load i64, ptr %1, align 8, !dbg !272
  %6 = call i32 @pthread_join(i64 noundef %5, ptr noundef %2), !dbg !273
  %7 = load ptr, ptr %2, align 8, !dbg !274
  %8 = load i32, ptr %7, align 4, !dbg !276
  %9 = icmp ne i32 %8, 6, !dbg !277
  br i1 %9, label %10, label %11, !dbg !278

10:                                               ; preds = %0
  call void @abort() #9, !dbg !279
  unreachable, !dbg !279

11:                                               ; preds = %0
  ret void, !dbg !280
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @gives_away(ptr noundef %0) #0 !dbg !281 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !282, !DIExpression(), !283)
    #dbg_declare(ptr %3, !284, !DIExpression(), !285)
  store i32 5, ptr %3, align 4, !dbg !285
    #dbg_declare(ptr %4, !286, !DIExpression(), !287)
  %5 = load i32, ptr @bad, align 4, !dbg !288
  %6 = icmp ne i32 %5, 0, !dbg !288
  br i1 %6, label %7, label %8, !dbg !288

7:                                                ; preds = %1
  br label %10, !dbg !288

8:                                                ; preds = %1
  %9 = load ptr, ptr %2, align 8, !dbg !289
  br label %10, !dbg !288

10:                                               ; preds = %8, %7
  %11 = phi ptr [ %3, %7 ], [ %9, %8 ], !dbg !288
  store ptr %11, ptr %4, align 8, !dbg !287
  %12 = load ptr, ptr %4, align 8, !dbg !290
  store i32 6, ptr %12, align 4, !dbg !291
  %13 = load ptr, ptr %4, align 8, !dbg !292
  ret ptr %13, !dbg !293
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @thread_reads_anothers_array_somewhere() #0 !dbg !294 {
  %1 = alloca i64, align 8
  %2 = alloca [8 x i8], align 1
    #dbg_declare(ptr %1, !295, !DIExpression(), !296)
    #dbg_declare(ptr %2, !297, !DIExpression(), !301)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %2, ptr align 1 @__const.thread_reads_anothers_array_somewhere.text, i64 8, i1 false), !dbg !301
  %3 = getelementptr inbounds [8 x i8], ptr %2, i64 0, i64 0, !dbg !302
  %4 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @reads, ptr noundef %3) #8, !dbg !303
  %5 = load i64, ptr %1, align 8, !dbg !304
  %6 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !305
  ret void, !dbg !306
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @reads(ptr noundef %0) #0 !dbg !307 {
  %2 = alloca ptr, align 8
  %3 = alloca i8, align 1
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !308, !DIExpression(), !309)
    #dbg_declare(ptr %3, !310, !DIExpression(), !312)
  call void @klee_make_symbolic(ptr noundef %3, i64 noundef 1, ptr noundef @.str.6), !dbg !313
  %4 = load i8, ptr %3, align 1, !dbg !314
  %5 = zext i8 %4 to i32, !dbg !314
  %6 = load i32, ptr @bad, align 4, !dbg !315
  %7 = icmp ne i32 %6, 0, !dbg !315
  %8 = zext i1 %7 to i64, !dbg !315
  %9 = select i1 %7, i32 8, i32 7, !dbg !315
  %10 = icmp sle i32 %5, %9, !dbg !316
  %11 = zext i1 %10 to i32, !dbg !316
  %12 = sext i32 %11 to i64, !dbg !314
  call void @klee_assume(i64 noundef %12), !dbg !317
  %13 = load ptr, ptr %2, align 8, !dbg !318
  %14 = load i8, ptr %3, align 1, !dbg !319
  %15 = zext i8 %14 to i64, !dbg !320
  %16 = getelementptr inbounds i8, ptr %13, i64 %15, !dbg !320
  %17 = load i8, ptr %16, align 1, !dbg !320
  %18 = sext i8 %17 to i64, !dbg !321
  %19 = inttoptr i64 %18 to ptr, !dbg !322
  ret ptr %19, !dbg !323
}

declare void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) #3

declare void @klee_assume(i64 noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @thread_frees_twice() #0 !dbg !324 {
  %1 = alloca i64, align 8
    #dbg_declare(ptr %1, !325, !DIExpression(), !326)
  %2 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @keeps_a_block, ptr noundef null) #8, !dbg !327
  %3 = load i64, ptr %1, align 8, !dbg !328
  %4 = call i32 @pthread_join(i64 noundef %3, ptr noundef null), !dbg !329
  ret void, !dbg !330
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @keeps_a_block(ptr noundef %0) #0 !dbg !331 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !332, !DIExpression(), !333)
    #dbg_declare(ptr %3, !334, !DIExpression(), !335)
  %4 = call noalias ptr @malloc(i64 noundef 8) #10, !dbg !336
  store ptr %4, ptr %3, align 8, !dbg !335
  %5 = load ptr, ptr %2, align 8, !dbg !337
  %6 = load i32, ptr @bad, align 4, !dbg !338
  %7 = icmp ne i32 %6, 0, !dbg !338
  br i1 %7, label %10, label %8, !dbg !340

8:                                                ; preds = %1
  %9 = load ptr, ptr %3, align 8, !dbg !341
  call void @free(ptr noundef %9) #8, !dbg !342
  br label %13, !dbg !342

10:                                               ; preds = %1
  %11 = load ptr, ptr %3, align 8, !dbg !343
  call void @free(ptr noundef %11) #8, !dbg !344
  %12 = load ptr, ptr %3, align 8, !dbg !345
  call void @free(ptr noundef %12) #8, !dbg !346
  br label %13

13:                                               ; preds = %10, %8
  ret ptr null, !dbg !347
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #6

; Function Attrs: nounwind
declare void @free(ptr noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind willreturn memory(read) }
attributes #8 = { nounwind }
attributes #9 = { noreturn nounwind }
attributes #10 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!125, !126, !127, !128, !129, !130, !131}
!llvm.ident = !{!132}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "tests/faults/faults.h", directory: ".", checksumkind: CSK_MD5, checksum: "36c151c83d221557efe9f5664ce6ff0b")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "bad", scope: !9, file: !2, line: 18, type: !13, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !10, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !17, splitDebugInlining: false, nameTableKind: None)
!10 = !DIFile(filename: "tests/faults/threads.c", directory: ".", checksumkind: CSK_MD5, checksum: "1a27450625e1d0a9ed8e1787b504abff")
!11 = !{!12, !14, !15, !16}
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!15 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!17 = !{!0, !18, !7, !31, !36, !38, !49, !81, !83, !88, !90, !92, !97, !99, !104, !106, !111, !113, !118, !123}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "all_cases", scope: !9, file: !2, line: 17, type: !20, isLocal: true, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fault_case", file: !2, line: 12, size: 192, elements: !22)
!22 = !{!23, !26, !30}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !21, file: !2, line: 13, baseType: !24, size: 64)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!25 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "run", scope: !21, file: !2, line: 14, baseType: !27, size: 64, offset: 64)
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!28 = !DISubroutineType(types: !29)
!29 = !{null}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !21, file: !2, line: 15, baseType: !20, size: 64, offset: 128)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(scope: null, file: !10, line: 20, type: !33, isLocal: true, isDefinition: true)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 224, elements: !34)
!34 = !{!35}
!35 = !DISubrange(count: 28)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(name: "entry_thread_locks_in_both_orders", scope: !9, file: !10, line: 20, type: !21, isLocal: true, isDefinition: true)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "has_two", scope: !9, file: !10, line: 8, type: !40, isLocal: true, isDefinition: true)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !41, line: 39, baseType: !42)
!41 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/semaphore.h", directory: "", checksumkind: CSK_MD5, checksum: "f0ec69aef73516c696d526041269f8fd")
!42 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !41, line: 35, size: 256, elements: !43)
!43 = !{!44, !48}
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !42, file: !41, line: 37, baseType: !45, size: 256)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 256, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 32)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !42, file: !41, line: 38, baseType: !15, size: 64)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(name: "one", scope: !9, file: !10, line: 7, type: !51, isLocal: true, isDefinition: true)
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !52, line: 72, baseType: !53)
!52 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!53 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !52, line: 67, size: 320, elements: !54)
!54 = !{!55, !76, !80}
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !53, file: !52, line: 69, baseType: !56, size: 320)
!56 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !57, line: 22, size: 320, elements: !58)
!57 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!58 = !{!59, !60, !62, !63, !64, !65, !67, !68}
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !56, file: !57, line: 24, baseType: !13, size: 32)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !56, file: !57, line: 25, baseType: !61, size: 32, offset: 32)
!61 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !56, file: !57, line: 26, baseType: !13, size: 32, offset: 64)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !56, file: !57, line: 28, baseType: !61, size: 32, offset: 96)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !56, file: !57, line: 32, baseType: !13, size: 32, offset: 128)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !56, file: !57, line: 34, baseType: !66, size: 16, offset: 160)
!66 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !56, file: !57, line: 35, baseType: !66, size: 16, offset: 176)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !56, file: !57, line: 36, baseType: !69, size: 128, offset: 192)
!69 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !70, line: 55, baseType: !71)
!70 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!71 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !70, line: 51, size: 128, elements: !72)
!72 = !{!73, !75}
!73 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !71, file: !70, line: 53, baseType: !74, size: 64)
!74 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !71, size: 64)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !71, file: !70, line: 54, baseType: !74, size: 64, offset: 64)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !53, file: !52, line: 70, baseType: !77, size: 320)
!77 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 320, elements: !78)
!78 = !{!79}
!79 = !DISubrange(count: 40)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !53, file: !52, line: 71, baseType: !15, size: 64)
!81 = !DIGlobalVariableExpression(var: !82, expr: !DIExpression())
!82 = distinct !DIGlobalVariable(name: "two", scope: !9, file: !10, line: 7, type: !51, isLocal: true, isDefinition: true)
!83 = !DIGlobalVariableExpression(var: !84, expr: !DIExpression())
!84 = distinct !DIGlobalVariable(scope: null, file: !10, line: 39, type: !85, isLocal: true, isDefinition: true)
!85 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 232, elements: !86)
!86 = !{!87}
!87 = !DISubrange(count: 29)
!88 = !DIGlobalVariableExpression(var: !89, expr: !DIExpression())
!89 = distinct !DIGlobalVariable(name: "entry_thread_joins_what_never_ends", scope: !9, file: !10, line: 39, type: !21, isLocal: true, isDefinition: true)
!90 = !DIGlobalVariableExpression(var: !91, expr: !DIExpression())
!91 = distinct !DIGlobalVariable(name: "may_go_on", scope: !9, file: !10, line: 8, type: !40, isLocal: true, isDefinition: true)
!92 = !DIGlobalVariableExpression(var: !93, expr: !DIExpression())
!93 = distinct !DIGlobalVariable(scope: null, file: !10, line: 54, type: !94, isLocal: true, isDefinition: true)
!94 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 272, elements: !95)
!95 = !{!96}
!96 = !DISubrange(count: 34)
!97 = !DIGlobalVariableExpression(var: !98, expr: !DIExpression())
!98 = distinct !DIGlobalVariable(name: "entry_thread_writes_past_anothers_array", scope: !9, file: !10, line: 54, type: !21, isLocal: true, isDefinition: true)
!99 = !DIGlobalVariableExpression(var: !100, expr: !DIExpression())
!100 = distinct !DIGlobalVariable(scope: null, file: !10, line: 71, type: !101, isLocal: true, isDefinition: true)
!101 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 208, elements: !102)
!102 = !{!103}
!103 = !DISubrange(count: 26)
!104 = !DIGlobalVariableExpression(var: !105, expr: !DIExpression())
!105 = distinct !DIGlobalVariable(name: "entry_thread_gives_away_a_local", scope: !9, file: !10, line: 71, type: !21, isLocal: true, isDefinition: true)
!106 = !DIGlobalVariableExpression(var: !107, expr: !DIExpression())
!107 = distinct !DIGlobalVariable(scope: null, file: !10, line: 90, type: !108, isLocal: true, isDefinition: true)
!108 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 304, elements: !109)
!109 = !{!110}
!110 = !DISubrange(count: 38)
!111 = !DIGlobalVariableExpression(var: !112, expr: !DIExpression())
!112 = distinct !DIGlobalVariable(name: "entry_thread_reads_anothers_array_somewhere", scope: !9, file: !10, line: 90, type: !21, isLocal: true, isDefinition: true)
!113 = !DIGlobalVariableExpression(var: !114, expr: !DIExpression())
!114 = distinct !DIGlobalVariable(scope: null, file: !10, line: 85, type: !115, isLocal: true, isDefinition: true)
!115 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !116)
!116 = !{!117}
!117 = !DISubrange(count: 2)
!118 = !DIGlobalVariableExpression(var: !119, expr: !DIExpression())
!119 = distinct !DIGlobalVariable(scope: null, file: !10, line: 107, type: !120, isLocal: true, isDefinition: true)
!120 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 152, elements: !121)
!121 = !{!122}
!122 = !DISubrange(count: 19)
!123 = !DIGlobalVariableExpression(var: !124, expr: !DIExpression())
!124 = distinct !DIGlobalVariable(name: "entry_thread_frees_twice", scope: !9, file: !10, line: 107, type: !21, isLocal: true, isDefinition: true)
!125 = !{i32 7, !"Dwarf Version", i32 5}
!126 = !{i32 2, !"Debug Info Version", i32 3}
!127 = !{i32 1, !"wchar_size", i32 4}
!128 = !{i32 8, !"PIC Level", i32 2}
!129 = !{i32 7, !"PIE Level", i32 2}
!130 = !{i32 7, !"uwtable", i32 2}
!131 = !{i32 7, !"frame-pointer", i32 2}
!132 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!133 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 30, type: !134, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !137)
!134 = !DISubroutineType(types: !135)
!135 = !{!13, !13, !136}
!136 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!137 = !{}
!138 = !DILocalVariable(name: "argc", arg: 1, scope: !133, file: !2, line: 30, type: !13)
!139 = !DILocation(line: 30, column: 14, scope: !133)
!140 = !DILocalVariable(name: "argv", arg: 2, scope: !133, file: !2, line: 30, type: !136)
!141 = !DILocation(line: 30, column: 27, scope: !133)
!142 = !DILocation(line: 32, column: 11, scope: !133)
!143 = !DILocation(line: 32, column: 16, scope: !133)
!144 = !DILocation(line: 32, column: 20, scope: !133)
!145 = !DILocation(line: 32, column: 30, scope: !133)
!146 = !DILocation(line: 32, column: 23, scope: !133)
!147 = !DILocation(line: 32, column: 46, scope: !133)
!148 = !DILocation(line: 0, scope: !133)
!149 = !DILocation(line: 32, column: 9, scope: !133)
!150 = !DILocalVariable(name: "c", scope: !151, file: !2, line: 33, type: !20)
!151 = distinct !DILexicalBlock(scope: !133, file: !2, line: 33, column: 5)
!152 = !DILocation(line: 33, column: 29, scope: !151)
!153 = !DILocation(line: 33, column: 33, scope: !151)
!154 = !DILocation(line: 33, column: 10, scope: !151)
!155 = !DILocation(line: 33, column: 44, scope: !156)
!156 = distinct !DILexicalBlock(scope: !151, file: !2, line: 33, column: 5)
!157 = !DILocation(line: 33, column: 5, scope: !151)
!158 = !DILocation(line: 34, column: 13, scope: !159)
!159 = distinct !DILexicalBlock(scope: !156, file: !2, line: 34, column: 13)
!160 = !DILocation(line: 34, column: 18, scope: !159)
!161 = !DILocation(line: 34, column: 22, scope: !159)
!162 = !DILocation(line: 34, column: 32, scope: !159)
!163 = !DILocation(line: 34, column: 41, scope: !159)
!164 = !DILocation(line: 34, column: 44, scope: !159)
!165 = !DILocation(line: 34, column: 25, scope: !159)
!166 = !DILocation(line: 34, column: 50, scope: !159)
!167 = !DILocation(line: 34, column: 13, scope: !156)
!168 = !DILocation(line: 35, column: 13, scope: !169)
!169 = distinct !DILexicalBlock(scope: !159, file: !2, line: 34, column: 56)
!170 = !DILocation(line: 35, column: 16, scope: !169)
!171 = !DILocation(line: 36, column: 13, scope: !169)
!172 = !DILocation(line: 34, column: 53, scope: !159)
!173 = !DILocation(line: 33, column: 51, scope: !156)
!174 = !DILocation(line: 33, column: 54, scope: !156)
!175 = !DILocation(line: 33, column: 49, scope: !156)
!176 = !DILocation(line: 33, column: 5, scope: !156)
!177 = distinct !{!177, !157, !178, !179}
!178 = !DILocation(line: 37, column: 9, scope: !151)
!179 = !{!"llvm.loop.mustprogress"}
!180 = !DILocation(line: 38, column: 5, scope: !133)
!181 = !DILocation(line: 39, column: 1, scope: !133)
!182 = distinct !DISubprogram(name: "add_thread_locks_in_both_orders", scope: !10, file: !10, line: 20, type: !28, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!183 = !DILocation(line: 20, column: 1, scope: !182)
!184 = distinct !DISubprogram(name: "add_thread_joins_what_never_ends", scope: !10, file: !10, line: 39, type: !28, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!185 = !DILocation(line: 39, column: 1, scope: !184)
!186 = distinct !DISubprogram(name: "add_thread_writes_past_anothers_array", scope: !10, file: !10, line: 54, type: !28, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!187 = !DILocation(line: 54, column: 1, scope: !186)
!188 = distinct !DISubprogram(name: "add_thread_gives_away_a_local", scope: !10, file: !10, line: 71, type: !28, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!189 = !DILocation(line: 71, column: 1, scope: !188)
!190 = distinct !DISubprogram(name: "add_thread_reads_anothers_array_somewhere", scope: !10, file: !10, line: 90, type: !28, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!191 = !DILocation(line: 90, column: 1, scope: !190)
!192 = distinct !DISubprogram(name: "add_thread_frees_twice", scope: !10, file: !10, line: 107, type: !28, scopeLine: 107, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!193 = !DILocation(line: 107, column: 1, scope: !192)
!194 = distinct !DISubprogram(name: "thread_locks_in_both_orders", scope: !10, file: !10, line: 20, type: !28, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !137)
!195 = !DILocalVariable(name: "other", scope: !194, file: !10, line: 22, type: !196)
!196 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !52, line: 27, baseType: !197)
!197 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!198 = !DILocation(line: 22, column: 15, scope: !194)
!199 = !DILocation(line: 23, column: 5, scope: !194)
!200 = !DILocation(line: 24, column: 5, scope: !194)
!201 = !DILocation(line: 25, column: 5, scope: !194)
!202 = !DILocation(line: 26, column: 5, scope: !194)
!203 = !DILocation(line: 27, column: 5, scope: !194)
!204 = !DILocation(line: 28, column: 5, scope: !194)
!205 = !DILocation(line: 29, column: 18, scope: !194)
!206 = !DILocation(line: 29, column: 5, scope: !194)
!207 = !DILocation(line: 30, column: 1, scope: !194)
!208 = distinct !DISubprogram(name: "takes_two_then_one", scope: !10, file: !10, line: 10, type: !209, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !137)
!209 = !DISubroutineType(types: !210)
!210 = !{!14, !14}
!211 = !DILocalVariable(name: "unused", arg: 1, scope: !208, file: !10, line: 10, type: !14)
!212 = !DILocation(line: 10, column: 39, scope: !208)
!213 = !DILocation(line: 12, column: 11, scope: !208)
!214 = !DILocation(line: 13, column: 5, scope: !208)
!215 = !DILocation(line: 14, column: 5, scope: !208)
!216 = !DILocation(line: 15, column: 10, scope: !217)
!217 = distinct !DILexicalBlock(scope: !208, file: !10, line: 15, column: 9)
!218 = !DILocation(line: 15, column: 9, scope: !208)
!219 = !DILocation(line: 15, column: 15, scope: !217)
!220 = !DILocation(line: 16, column: 5, scope: !208)
!221 = !DILocation(line: 17, column: 5, scope: !208)
!222 = distinct !DISubprogram(name: "thread_joins_what_never_ends", scope: !10, file: !10, line: 39, type: !28, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !137)
!223 = !DILocalVariable(name: "other", scope: !222, file: !10, line: 41, type: !196)
!224 = !DILocation(line: 41, column: 15, scope: !222)
!225 = !DILocation(line: 42, column: 30, scope: !222)
!226 = !DILocation(line: 42, column: 29, scope: !222)
!227 = !DILocation(line: 42, column: 5, scope: !222)
!228 = !DILocation(line: 43, column: 5, scope: !222)
!229 = !DILocation(line: 44, column: 18, scope: !222)
!230 = !DILocation(line: 44, column: 5, scope: !222)
!231 = !DILocation(line: 45, column: 1, scope: !222)
!232 = distinct !DISubprogram(name: "waits", scope: !10, file: !10, line: 32, type: !209, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !137)
!233 = !DILocalVariable(name: "unused", arg: 1, scope: !232, file: !10, line: 32, type: !14)
!234 = !DILocation(line: 32, column: 26, scope: !232)
!235 = !DILocation(line: 34, column: 11, scope: !232)
!236 = !DILocation(line: 35, column: 5, scope: !232)
!237 = !DILocation(line: 36, column: 5, scope: !232)
!238 = distinct !DISubprogram(name: "thread_writes_past_anothers_array", scope: !10, file: !10, line: 54, type: !28, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !137)
!239 = !DILocalVariable(name: "other", scope: !238, file: !10, line: 56, type: !196)
!240 = !DILocation(line: 56, column: 15, scope: !238)
!241 = !DILocalVariable(name: "numbers", scope: !238, file: !10, line: 57, type: !242)
!242 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 128, elements: !5)
!243 = !DILocation(line: 57, column: 9, scope: !238)
!244 = !DILocation(line: 58, column: 39, scope: !238)
!245 = !DILocation(line: 58, column: 5, scope: !238)
!246 = !DILocation(line: 59, column: 18, scope: !238)
!247 = !DILocation(line: 59, column: 5, scope: !238)
!248 = !DILocation(line: 60, column: 9, scope: !249)
!249 = distinct !DILexicalBlock(scope: !238, file: !10, line: 60, column: 9)
!250 = !DILocation(line: 60, column: 20, scope: !249)
!251 = !DILocation(line: 60, column: 9, scope: !238)
!252 = !DILocation(line: 60, column: 26, scope: !249)
!253 = !DILocation(line: 61, column: 1, scope: !238)
!254 = distinct !DISubprogram(name: "writes", scope: !10, file: !10, line: 47, type: !209, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !137)
!255 = !DILocalVariable(name: "to", arg: 1, scope: !254, file: !10, line: 47, type: !14)
!256 = !DILocation(line: 47, column: 27, scope: !254)
!257 = !DILocalVariable(name: "numbers", scope: !254, file: !10, line: 49, type: !12)
!258 = !DILocation(line: 49, column: 10, scope: !254)
!259 = !DILocation(line: 49, column: 20, scope: !254)
!260 = !DILocation(line: 50, column: 5, scope: !254)
!261 = !DILocation(line: 50, column: 13, scope: !254)
!262 = !DILocation(line: 50, column: 26, scope: !254)
!263 = !DILocation(line: 51, column: 5, scope: !254)
!264 = distinct !DISubprogram(name: "thread_gives_away_a_local", scope: !10, file: !10, line: 71, type: !28, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !137)
!265 = !DILocalVariable(name: "other", scope: !264, file: !10, line: 73, type: !196)
!266 = !DILocation(line: 73, column: 15, scope: !264)
!267 = !DILocalVariable(name: "from", scope: !264, file: !10, line: 74, type: !14)
!268 = !DILocation(line: 74, column: 11, scope: !264)
!269 = !DILocalVariable(name: "outer", scope: !264, file: !10, line: 75, type: !13)
!270 = !DILocation(line: 75, column: 9, scope: !264)
!271 = !DILocation(line: 76, column: 5, scope: !264)
!272 = !DILocation(line: 77, column: 18, scope: !264)
!273 = !DILocation(line: 77, column: 5, scope: !264)
!274 = !DILocation(line: 78, column: 17, scope: !275)
!275 = distinct !DILexicalBlock(scope: !264, file: !10, line: 78, column: 9)
!276 = !DILocation(line: 78, column: 9, scope: !275)
!277 = !DILocation(line: 78, column: 22, scope: !275)
!278 = !DILocation(line: 78, column: 9, scope: !264)
!279 = !DILocation(line: 79, column: 9, scope: !275)
!280 = !DILocation(line: 80, column: 1, scope: !264)
!281 = distinct !DISubprogram(name: "gives_away", scope: !10, file: !10, line: 63, type: !209, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !137)
!282 = !DILocalVariable(name: "given", arg: 1, scope: !281, file: !10, line: 63, type: !14)
!283 = !DILocation(line: 63, column: 31, scope: !281)
!284 = !DILocalVariable(name: "own", scope: !281, file: !10, line: 65, type: !13)
!285 = !DILocation(line: 65, column: 9, scope: !281)
!286 = !DILocalVariable(name: "kept", scope: !281, file: !10, line: 66, type: !12)
!287 = !DILocation(line: 66, column: 10, scope: !281)
!288 = !DILocation(line: 66, column: 17, scope: !281)
!289 = !DILocation(line: 66, column: 30, scope: !281)
!290 = !DILocation(line: 67, column: 6, scope: !281)
!291 = !DILocation(line: 67, column: 11, scope: !281)
!292 = !DILocation(line: 68, column: 12, scope: !281)
!293 = !DILocation(line: 68, column: 5, scope: !281)
!294 = distinct !DISubprogram(name: "thread_reads_anothers_array_somewhere", scope: !10, file: !10, line: 90, type: !28, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !137)
!295 = !DILocalVariable(name: "other", scope: !294, file: !10, line: 92, type: !196)
!296 = !DILocation(line: 92, column: 15, scope: !294)
!297 = !DILocalVariable(name: "text", scope: !294, file: !10, line: 93, type: !298)
!298 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !299)
!299 = !{!300}
!300 = !DISubrange(count: 8)
!301 = !DILocation(line: 93, column: 10, scope: !294)
!302 = !DILocation(line: 94, column: 38, scope: !294)
!303 = !DILocation(line: 94, column: 5, scope: !294)
!304 = !DILocation(line: 95, column: 18, scope: !294)
!305 = !DILocation(line: 95, column: 5, scope: !294)
!306 = !DILocation(line: 96, column: 1, scope: !294)
!307 = distinct !DISubprogram(name: "reads", scope: !10, file: !10, line: 82, type: !209, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !137)
!308 = !DILocalVariable(name: "of", arg: 1, scope: !307, file: !10, line: 82, type: !14)
!309 = !DILocation(line: 82, column: 26, scope: !307)
!310 = !DILocalVariable(name: "x", scope: !307, file: !10, line: 84, type: !311)
!311 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!312 = !DILocation(line: 84, column: 19, scope: !307)
!313 = !DILocation(line: 85, column: 5, scope: !307)
!314 = !DILocation(line: 86, column: 17, scope: !307)
!315 = !DILocation(line: 86, column: 23, scope: !307)
!316 = !DILocation(line: 86, column: 19, scope: !307)
!317 = !DILocation(line: 86, column: 5, scope: !307)
!318 = !DILocation(line: 87, column: 35, scope: !307)
!319 = !DILocation(line: 87, column: 39, scope: !307)
!320 = !DILocation(line: 87, column: 26, scope: !307)
!321 = !DILocation(line: 87, column: 20, scope: !307)
!322 = !DILocation(line: 87, column: 12, scope: !307)
!323 = !DILocation(line: 87, column: 5, scope: !307)
!324 = distinct !DISubprogram(name: "thread_frees_twice", scope: !10, file: !10, line: 107, type: !28, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !137)
!325 = !DILocalVariable(name: "other", scope: !324, file: !10, line: 109, type: !196)
!326 = !DILocation(line: 109, column: 15, scope: !324)
!327 = !DILocation(line: 110, column: 5, scope: !324)
!328 = !DILocation(line: 111, column: 18, scope: !324)
!329 = !DILocation(line: 111, column: 5, scope: !324)
!330 = !DILocation(line: 112, column: 1, scope: !324)
!331 = distinct !DISubprogram(name: "keeps_a_block", scope: !10, file: !10, line: 98, type: !209, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !137)
!332 = !DILocalVariable(name: "unused", arg: 1, scope: !331, file: !10, line: 98, type: !14)
!333 = !DILocation(line: 98, column: 34, scope: !331)
!334 = !DILocalVariable(name: "block", scope: !331, file: !10, line: 100, type: !14)
!335 = !DILocation(line: 100, column: 11, scope: !331)
!336 = !DILocation(line: 100, column: 19, scope: !331)
!337 = !DILocation(line: 101, column: 11, scope: !331)
!338 = !DILocation(line: 102, column: 10, scope: !339)
!339 = distinct !DILexicalBlock(scope: !331, file: !10, line: 102, column: 9)
!340 = !DILocation(line: 102, column: 9, scope: !331)
!341 = !DILocation(line: 102, column: 20, scope: !339)
!342 = !DILocation(line: 102, column: 15, scope: !339)
!343 = !DILocation(line: 103, column: 15, scope: !339)
!344 = !DILocation(line: 103, column: 10, scope: !339)
!345 = !DILocation(line: 103, column: 28, scope: !339)
!346 = !DILocation(line: 103, column: 23, scope: !339)
!347 = !DILocation(line: 104, column: 5, scope: !331)
