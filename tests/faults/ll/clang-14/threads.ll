; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g tests/faults/threads.c
; ModuleID = 'tests/faults/threads.c'
source_filename = "tests/faults/threads.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.fault_case = type { i8*, void ()*, %struct.fault_case* }
%union.sem_t = type { i64, [24 x i8] }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%union.pthread_attr_t = type { i64, [48 x i8] }

@.str = private unnamed_addr constant [4 x i8] c"bad\00", align 1
@bad = internal global i32 0, align 4, !dbg !0
@all_cases = internal global %struct.fault_case* null, align 8, !dbg !12
@entry_thread_locks_in_both_orders = internal global %struct.fault_case { i8* getelementptr inbounds ([28 x i8], [28 x i8]* @.str.1, i32 0, i32 0), void ()* @thread_locks_in_both_orders, %struct.fault_case* null }, align 8, !dbg !26
@entry_thread_joins_what_never_ends = internal global %struct.fault_case { i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.str.2, i32 0, i32 0), void ()* @thread_joins_what_never_ends, %struct.fault_case* null }, align 8, !dbg !73
@entry_thread_writes_past_anothers_array = internal global %struct.fault_case { i8* getelementptr inbounds ([34 x i8], [34 x i8]* @.str.3, i32 0, i32 0), void ()* @thread_writes_past_anothers_array, %struct.fault_case* null }, align 8, !dbg !77
@entry_thread_gives_away_a_local = internal global %struct.fault_case { i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.4, i32 0, i32 0), void ()* @thread_gives_away_a_local, %struct.fault_case* null }, align 8, !dbg !79
@entry_thread_reads_anothers_array_somewhere = internal global %struct.fault_case { i8* getelementptr inbounds ([38 x i8], [38 x i8]* @.str.5, i32 0, i32 0), void ()* @thread_reads_anothers_array_somewhere, %struct.fault_case* null }, align 8, !dbg !81
@entry_thread_frees_twice = internal global %struct.fault_case { i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.7, i32 0, i32 0), void ()* @thread_frees_twice, %struct.fault_case* null }, align 8, !dbg !83
@.str.1 = private unnamed_addr constant [28 x i8] c"thread_locks_in_both_orders\00", align 1
@has_two = internal global %union.sem_t zeroinitializer, align 8, !dbg !28
@one = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !39
@two = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !71
@.str.2 = private unnamed_addr constant [29 x i8] c"thread_joins_what_never_ends\00", align 1
@may_go_on = internal global %union.sem_t zeroinitializer, align 8, !dbg !75
@.str.3 = private unnamed_addr constant [34 x i8] c"thread_writes_past_anothers_array\00", align 1
@.str.4 = private unnamed_addr constant [26 x i8] c"thread_gives_away_a_local\00", align 1
@.str.5 = private unnamed_addr constant [38 x i8] c"thread_reads_anothers_array_somewhere\00", align 1
@__const.thread_reads_anothers_array_somewhere.text = private unnamed_addr constant [8 x i8] c"abcdefg\00", align 1
@.str.6 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.7 = private unnamed_addr constant [19 x i8] c"thread_frees_twice\00", align 1
@llvm.global_ctors = appending global [6 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @add_thread_locks_in_both_orders, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_thread_joins_what_never_ends, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_thread_writes_past_anothers_array, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_thread_gives_away_a_local, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_thread_reads_anothers_array_somewhere, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_thread_frees_twice, i8* null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 !dbg !93 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca %struct.fault_case*, align 8
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !98, metadata !DIExpression()), !dbg !99
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !100, metadata !DIExpression()), !dbg !101
  %7 = load i32, i32* %4, align 4, !dbg !102
  %8 = icmp sgt i32 %7, 2, !dbg !103
  br i1 %8, label %9, label %15, !dbg !104

9:                                                ; preds = %2
  %10 = load i8**, i8*** %5, align 8, !dbg !105
  %11 = getelementptr inbounds i8*, i8** %10, i64 2, !dbg !105
  %12 = load i8*, i8** %11, align 8, !dbg !105
  %13 = call i32 @strcmp(i8* noundef %12, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0)) #7, !dbg !106
  %14 = icmp eq i32 %13, 0, !dbg !107
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !108
  %17 = zext i1 %16 to i32, !dbg !104
  store i32 %17, i32* @bad, align 4, !dbg !109
  call void @llvm.dbg.declare(metadata %struct.fault_case** %6, metadata !110, metadata !DIExpression()), !dbg !112
  %18 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !113
  store %struct.fault_case* %18, %struct.fault_case** %6, align 8, !dbg !112
  br label %19, !dbg !114

19:                                               ; preds = %39, %15
  %20 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !115
  %21 = icmp ne %struct.fault_case* %20, null, !dbg !117
  br i1 %21, label %22, label %43, !dbg !117

22:                                               ; preds = %19
  %23 = load i32, i32* %4, align 4, !dbg !118
  %24 = icmp sgt i32 %23, 1, !dbg !120
  br i1 %24, label %25, label %38, !dbg !121

25:                                               ; preds = %22
  %26 = load i8**, i8*** %5, align 8, !dbg !122
  %27 = getelementptr inbounds i8*, i8** %26, i64 1, !dbg !122
  %28 = load i8*, i8** %27, align 8, !dbg !122
  %29 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !123
  %30 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %29, i32 0, i32 0, !dbg !124
  %31 = load i8*, i8** %30, align 8, !dbg !124
  %32 = call i32 @strcmp(i8* noundef %28, i8* noundef %31) #7, !dbg !125
  %33 = icmp eq i32 %32, 0, !dbg !126
  br i1 %33, label %34, label %38, !dbg !127

34:                                               ; preds = %25
  %35 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !128
  %36 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %35, i32 0, i32 1, !dbg !130
  %37 = load void ()*, void ()** %36, align 8, !dbg !130
  call void %37(), !dbg !128
  store i32 0, i32* %3, align 4, !dbg !131
  br label %44, !dbg !131

38:                                               ; preds = %25, %22
  br label %39, !dbg !132

39:                                               ; preds = %38
  %40 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !133
  %41 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %40, i32 0, i32 2, !dbg !134
  %42 = load %struct.fault_case*, %struct.fault_case** %41, align 8, !dbg !134
  store %struct.fault_case* %42, %struct.fault_case** %6, align 8, !dbg !135
  br label %19, !dbg !136, !llvm.loop !137

43:                                               ; preds = %19
  store i32 99, i32* %3, align 4, !dbg !140
  br label %44, !dbg !140

44:                                               ; preds = %43, %34
  %45 = load i32, i32* %3, align 4, !dbg !141
  ret i32 %45, !dbg !141
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind readonly willreturn
declare i32 @strcmp(i8* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_thread_locks_in_both_orders() #0 !dbg !142 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !143
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_thread_locks_in_both_orders, i32 0, i32 2), align 8, !dbg !143
  store %struct.fault_case* @entry_thread_locks_in_both_orders, %struct.fault_case** @all_cases, align 8, !dbg !143
  ret void, !dbg !143
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_thread_joins_what_never_ends() #0 !dbg !144 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !145
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_thread_joins_what_never_ends, i32 0, i32 2), align 8, !dbg !145
  store %struct.fault_case* @entry_thread_joins_what_never_ends, %struct.fault_case** @all_cases, align 8, !dbg !145
  ret void, !dbg !145
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_thread_writes_past_anothers_array() #0 !dbg !146 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !147
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_thread_writes_past_anothers_array, i32 0, i32 2), align 8, !dbg !147
  store %struct.fault_case* @entry_thread_writes_past_anothers_array, %struct.fault_case** @all_cases, align 8, !dbg !147
  ret void, !dbg !147
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_thread_gives_away_a_local() #0 !dbg !148 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !149
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_thread_gives_away_a_local, i32 0, i32 2), align 8, !dbg !149
  store %struct.fault_case* @entry_thread_gives_away_a_local, %struct.fault_case** @all_cases, align 8, !dbg !149
  ret void, !dbg !149
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_thread_reads_anothers_array_somewhere() #0 !dbg !150 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !151
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_thread_reads_anothers_array_somewhere, i32 0, i32 2), align 8, !dbg !151
  store %struct.fault_case* @entry_thread_reads_anothers_array_somewhere, %struct.fault_case** @all_cases, align 8, !dbg !151
  ret void, !dbg !151
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_thread_frees_twice() #0 !dbg !152 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !153
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_thread_frees_twice, i32 0, i32 2), align 8, !dbg !153
  store %struct.fault_case* @entry_thread_frees_twice, %struct.fault_case** @all_cases, align 8, !dbg !153
  ret void, !dbg !153
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @thread_locks_in_both_orders() #0 !dbg !154 {
  %1 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata i64* %1, metadata !155, metadata !DIExpression()), !dbg !158
  %2 = call i32 @sem_init(%union.sem_t* noundef @has_two, i32 noundef 0, i32 noundef 0) #8, !dbg !159
  %3 = call i32 @pthread_create(i64* noundef %1, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @takes_two_then_one, i8* noundef null) #8, !dbg !160
  %4 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @one) #8, !dbg !161
  %5 = call i32 @sem_wait(%union.sem_t* noundef @has_two), !dbg !162
  %6 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @two) #8, !dbg !163
  %7 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @one) #8, !dbg !164
  %8 = load i64, i64* %1, align 8, !dbg !165
  %9 = call i32 @pthread_join(i64 noundef %8, i8** noundef null), !dbg !166
  ret void, !dbg !167
}

; Function Attrs: nounwind
declare i32 @sem_init(%union.sem_t* noundef, i32 noundef, i32 noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @takes_two_then_one(i8* noundef %0) #0 !dbg !168 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !171, metadata !DIExpression()), !dbg !172
  %3 = load i8*, i8** %2, align 8, !dbg !173
  %4 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @two) #8, !dbg !174
  %5 = call i32 @sem_post(%union.sem_t* noundef @has_two) #8, !dbg !175
  %6 = load i32, i32* @bad, align 4, !dbg !176
  %7 = icmp ne i32 %6, 0, !dbg !176
  br i1 %7, label %10, label %8, !dbg !178

8:                                                ; preds = %1
  %9 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @two) #8, !dbg !179
  br label %10, !dbg !179

10:                                               ; preds = %8, %1
  %11 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @one) #8, !dbg !180
  ret i8* null, !dbg !181
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) #3

declare i32 @sem_wait(%union.sem_t* noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) #3

declare i32 @pthread_join(i64 noundef, i8** noundef) #4

; Function Attrs: nounwind
declare i32 @sem_post(%union.sem_t* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @thread_joins_what_never_ends() #0 !dbg !182 {
  %1 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata i64* %1, metadata !183, metadata !DIExpression()), !dbg !184
  %2 = load i32, i32* @bad, align 4, !dbg !185
  %3 = icmp ne i32 %2, 0, !dbg !186
  %4 = xor i1 %3, true, !dbg !186
  %5 = zext i1 %4 to i32, !dbg !186
  %6 = call i32 @sem_init(%union.sem_t* noundef @may_go_on, i32 noundef 0, i32 noundef %5) #8, !dbg !187
  %7 = call i32 @pthread_create(i64* noundef %1, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @waits, i8* noundef null) #8, !dbg !188
  %8 = load i64, i64* %1, align 8, !dbg !189
  %9 = call i32 @pthread_join(i64 noundef %8, i8** noundef null), !dbg !190
  ret void, !dbg !191
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @waits(i8* noundef %0) #0 !dbg !192 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !193, metadata !DIExpression()), !dbg !194
  %3 = load i8*, i8** %2, align 8, !dbg !195
  %4 = call i32 @sem_wait(%union.sem_t* noundef @may_go_on), !dbg !196
  ret i8* null, !dbg !197
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @thread_writes_past_anothers_array() #0 !dbg !198 {
  %1 = alloca i64, align 8
  %2 = alloca [4 x i32], align 16
  call void @llvm.dbg.declare(metadata i64* %1, metadata !199, metadata !DIExpression()), !dbg !200
  call void @llvm.dbg.declare(metadata [4 x i32]* %2, metadata !201, metadata !DIExpression()), !dbg !205
  %3 = getelementptr inbounds [4 x i32], [4 x i32]* %2, i64 0, i64 0, !dbg !206
  %4 = bitcast i32* %3 to i8*, !dbg !206
  %5 = call i32 @pthread_create(i64* noundef %1, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @writes, i8* noundef %4) #8, !dbg !207
  %6 = load i64, i64* %1, align 8, !dbg !208
  %7 = call i32 @pthread_join(i64 noundef %6, i8** noundef null), !dbg !209
  %8 = getelementptr inbounds [4 x i32], [4 x i32]* %2, i64 0, i64 3, !dbg !210
  %9 = load i32, i32* %8, align 4, !dbg !210
  %10 = icmp ne i32 %9, 7, !dbg !212
  br i1 %10, label %11, label %12, !dbg !213

11:                                               ; preds = %0
  call void @abort() #9, !dbg !214
  unreachable, !dbg !214

12:                                               ; preds = %0
  ret void, !dbg !215
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @writes(i8* noundef %0) #0 !dbg !216 {
  %2 = alloca i8*, align 8
  %3 = alloca i32*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !217, metadata !DIExpression()), !dbg !218
  call void @llvm.dbg.declare(metadata i32** %3, metadata !219, metadata !DIExpression()), !dbg !220
  %4 = load i8*, i8** %2, align 8, !dbg !221
  %5 = bitcast i8* %4 to i32*, !dbg !221
  store i32* %5, i32** %3, align 8, !dbg !220
  %6 = load i32*, i32** %3, align 8, !dbg !222
  %7 = load i32, i32* @bad, align 4, !dbg !223
  %8 = icmp ne i32 %7, 0, !dbg !223
  %9 = zext i1 %8 to i64, !dbg !223
  %10 = select i1 %8, i32 4, i32 3, !dbg !223
  %11 = sext i32 %10 to i64, !dbg !222
  %12 = getelementptr inbounds i32, i32* %6, i64 %11, !dbg !222
  store i32 7, i32* %12, align 4, !dbg !224
  ret i8* null, !dbg !225
}

; Function Attrs: noreturn nounwind
declare void @abort() #5

; Function Attrs: noinline nounwind optnone uwtable
define internal void @thread_gives_away_a_local() #0 !dbg !226 {
  %1 = alloca i64, align 8
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i64* %1, metadata !227, metadata !DIExpression()), !dbg !228
  call void @llvm.dbg.declare(metadata i8** %2, metadata !229, metadata !DIExpression()), !dbg !230
  call void @llvm.dbg.declare(metadata i32* %3, metadata !231, metadata !DIExpression()), !dbg !232
  %4 = bitcast i32* %3 to i8*, !dbg !233
  %5 = call i32 @pthread_create(i64* noundef %1, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @gives_away, i8* noundef %4) #8, !dbg !234
  %6 = load i64, i64* %1, align 8, !dbg !235
  %7 = call i32 @pthread_join(i64 noundef %6, i8** noundef %2), !dbg !236
  %8 = load i8*, i8** %2, align 8, !dbg !237
  %9 = bitcast i8* %8 to i32*, !dbg !239
  %10 = load i32, i32* %9, align 4, !dbg !240
  %11 = icmp ne i32 %10, 6, !dbg !241
  br i1 %11, label %12, label %13, !dbg !242

12:                                               ; preds = %0
  call void @abort() #9, !dbg !243
  unreachable, !dbg !243

13:                                               ; preds = %0
  ret void, !dbg !244
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @gives_away(i8* noundef %0) #0 !dbg !245 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !246, metadata !DIExpression()), !dbg !247
  call void @llvm.dbg.declare(metadata i32* %3, metadata !248, metadata !DIExpression()), !dbg !249
  store i32 5, i32* %3, align 4, !dbg !249
  call void @llvm.dbg.declare(metadata i32** %4, metadata !250, metadata !DIExpression()), !dbg !251
  %5 = load i32, i32* @bad, align 4, !dbg !252
  %6 = icmp ne i32 %5, 0, !dbg !252
  br i1 %6, label %7, label %9, !dbg !252

7:                                                ; preds = %1
  %8 = bitcast i32* %3 to i8*, !dbg !253
  br label %11, !dbg !252

9:                                                ; preds = %1
  %10 = load i8*, i8** %2, align 8, !dbg !254
  br label %11, !dbg !252

11:                                               ; preds = %9, %7
  %12 = phi i8* [ %8, %7 ], [ %10, %9 ], !dbg !252
  %13 = bitcast i8* %12 to i32*, !dbg !252
  store i32* %13, i32** %4, align 8, !dbg !251
  %14 = load i32*, i32** %4, align 8, !dbg !255
  store i32 6, i32* %14, align 4, !dbg !256
  %15 = load i32*, i32** %4, align 8, !dbg !257
  %16 = bitcast i32* %15 to i8*, !dbg !257
  ret i8* %16, !dbg !258
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @thread_reads_anothers_array_somewhere() #0 !dbg !259 {
  %1 = alloca i64, align 8
  %2 = alloca [8 x i8], align 1
  call void @llvm.dbg.declare(metadata i64* %1, metadata !260, metadata !DIExpression()), !dbg !261
  call void @llvm.dbg.declare(metadata [8 x i8]* %2, metadata !262, metadata !DIExpression()), !dbg !266
  %3 = bitcast [8 x i8]* %2 to i8*, !dbg !266
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %3, i8* align 1 getelementptr inbounds ([8 x i8], [8 x i8]* @__const.thread_reads_anothers_array_somewhere.text, i32 0, i32 0), i64 8, i1 false), !dbg !266
  %4 = getelementptr inbounds [8 x i8], [8 x i8]* %2, i64 0, i64 0, !dbg !267
  %5 = call i32 @pthread_create(i64* noundef %1, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @reads, i8* noundef %4) #8, !dbg !268
  %6 = load i64, i64* %1, align 8, !dbg !269
  %7 = call i32 @pthread_join(i64 noundef %6, i8** noundef null), !dbg !270
  ret void, !dbg !271
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @reads(i8* noundef %0) #0 !dbg !272 {
  %2 = alloca i8*, align 8
  %3 = alloca i8, align 1
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !273, metadata !DIExpression()), !dbg !274
  call void @llvm.dbg.declare(metadata i8* %3, metadata !275, metadata !DIExpression()), !dbg !277
  call void @klee_make_symbolic(i8* noundef %3, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.6, i64 0, i64 0)), !dbg !278
  %4 = load i8, i8* %3, align 1, !dbg !279
  %5 = zext i8 %4 to i32, !dbg !279
  %6 = load i32, i32* @bad, align 4, !dbg !280
  %7 = icmp ne i32 %6, 0, !dbg !280
  %8 = zext i1 %7 to i64, !dbg !280
  %9 = select i1 %7, i32 8, i32 7, !dbg !280
  %10 = icmp sle i32 %5, %9, !dbg !281
  %11 = zext i1 %10 to i32, !dbg !281
  %12 = sext i32 %11 to i64, !dbg !279
  call void @klee_assume(i64 noundef %12), !dbg !282
  %13 = load i8*, i8** %2, align 8, !dbg !283
  %14 = load i8, i8* %3, align 1, !dbg !284
  %15 = zext i8 %14 to i64, !dbg !285
  %16 = getelementptr inbounds i8, i8* %13, i64 %15, !dbg !285
  %17 = load i8, i8* %16, align 1, !dbg !285
  %18 = sext i8 %17 to i64, !dbg !286
  %19 = inttoptr i64 %18 to i8*, !dbg !287
  ret i8* %19, !dbg !288
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #4

declare void @klee_assume(i64 noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @thread_frees_twice() #0 !dbg !289 {
  %1 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata i64* %1, metadata !290, metadata !DIExpression()), !dbg !291
  %2 = call i32 @pthread_create(i64* noundef %1, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @keeps_a_block, i8* noundef null) #8, !dbg !292
  %3 = load i64, i64* %1, align 8, !dbg !293
  %4 = call i32 @pthread_join(i64 noundef %3, i8** noundef null), !dbg !294
  ret void, !dbg !295
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @keeps_a_block(i8* noundef %0) #0 !dbg !296 {
  %2 = alloca i8*, align 8
  %3 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !297, metadata !DIExpression()), !dbg !298
  call void @llvm.dbg.declare(metadata i8** %3, metadata !299, metadata !DIExpression()), !dbg !300
  %4 = call noalias i8* @malloc(i64 noundef 8) #8, !dbg !301
  store i8* %4, i8** %3, align 8, !dbg !300
  %5 = load i8*, i8** %2, align 8, !dbg !302
  %6 = load i32, i32* @bad, align 4, !dbg !303
  %7 = icmp ne i32 %6, 0, !dbg !303
  br i1 %7, label %10, label %8, !dbg !305

8:                                                ; preds = %1
  %9 = load i8*, i8** %3, align 8, !dbg !306
  call void @free(i8* noundef %9) #8, !dbg !307
  br label %13, !dbg !307

10:                                               ; preds = %1
  %11 = load i8*, i8** %3, align 8, !dbg !308
  call void @free(i8* noundef %11) #8, !dbg !309
  %12 = load i8*, i8** %3, align 8, !dbg !310
  call void @free(i8* noundef %12) #8, !dbg !311
  br label %13

13:                                               ; preds = %10, %8
  ret i8* null, !dbg !312
}

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #3

; Function Attrs: nounwind
declare void @free(i8* noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind readonly willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { argmemonly nofree nounwind willreturn }
attributes #7 = { nounwind readonly willreturn }
attributes #8 = { nounwind }
attributes #9 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!85, !86, !87, !88, !89, !90, !91}
!llvm.ident = !{!92}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "bad", scope: !2, file: !14, line: 18, type: !6, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !11, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/faults/threads.c", directory: ".", checksumkind: CSK_MD5, checksum: "1a27450625e1d0a9ed8e1787b504abff")
!4 = !{!5, !7, !8, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12, !0, !26, !28, !39, !71, !73, !75, !77, !79, !81, !83}
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "all_cases", scope: !2, file: !14, line: 17, type: !15, isLocal: true, isDefinition: true)
!14 = !DIFile(filename: "tests/faults/faults.h", directory: ".", checksumkind: CSK_MD5, checksum: "36c151c83d221557efe9f5664ce6ff0b")
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fault_case", file: !14, line: 12, size: 192, elements: !17)
!17 = !{!18, !21, !25}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !16, file: !14, line: 13, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "run", scope: !16, file: !14, line: 14, baseType: !22, size: 64, offset: 64)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DISubroutineType(types: !24)
!24 = !{null}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !16, file: !14, line: 15, baseType: !15, size: 64, offset: 128)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "entry_thread_locks_in_both_orders", scope: !2, file: !3, line: 20, type: !16, isLocal: true, isDefinition: true)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "has_two", scope: !2, file: !3, line: 8, type: !30, isLocal: true, isDefinition: true)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !31, line: 39, baseType: !32)
!31 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/semaphore.h", directory: "", checksumkind: CSK_MD5, checksum: "f0ec69aef73516c696d526041269f8fd")
!32 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !31, line: 35, size: 256, elements: !33)
!33 = !{!34, !38}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !32, file: !31, line: 37, baseType: !35, size: 256)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 256, elements: !36)
!36 = !{!37}
!37 = !DISubrange(count: 32)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !32, file: !31, line: 38, baseType: !8, size: 64)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "one", scope: !2, file: !3, line: 7, type: !41, isLocal: true, isDefinition: true)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !42, line: 72, baseType: !43)
!42 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!43 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !42, line: 67, size: 320, elements: !44)
!44 = !{!45, !66, !70}
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !43, file: !42, line: 69, baseType: !46, size: 320)
!46 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !47, line: 22, size: 320, elements: !48)
!47 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!48 = !{!49, !50, !52, !53, !54, !55, !57, !58}
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !46, file: !47, line: 24, baseType: !6, size: 32)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !46, file: !47, line: 25, baseType: !51, size: 32, offset: 32)
!51 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !46, file: !47, line: 26, baseType: !6, size: 32, offset: 64)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !46, file: !47, line: 28, baseType: !51, size: 32, offset: 96)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !46, file: !47, line: 32, baseType: !6, size: 32, offset: 128)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !46, file: !47, line: 34, baseType: !56, size: 16, offset: 160)
!56 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !46, file: !47, line: 35, baseType: !56, size: 16, offset: 176)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !46, file: !47, line: 36, baseType: !59, size: 128, offset: 192)
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !60, line: 55, baseType: !61)
!60 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!61 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !60, line: 51, size: 128, elements: !62)
!62 = !{!63, !65}
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !61, file: !60, line: 53, baseType: !64, size: 64)
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !61, size: 64)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !61, file: !60, line: 54, baseType: !64, size: 64, offset: 64)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !43, file: !42, line: 70, baseType: !67, size: 320)
!67 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 320, elements: !68)
!68 = !{!69}
!69 = !DISubrange(count: 40)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !43, file: !42, line: 71, baseType: !8, size: 64)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(name: "two", scope: !2, file: !3, line: 7, type: !41, isLocal: true, isDefinition: true)
!73 = !DIGlobalVariableExpression(var: !74, expr: !DIExpression())
!74 = distinct !DIGlobalVariable(name: "entry_thread_joins_what_never_ends", scope: !2, file: !3, line: 39, type: !16, isLocal: true, isDefinition: true)
!75 = !DIGlobalVariableExpression(var: !76, expr: !DIExpression())
!76 = distinct !DIGlobalVariable(name: "may_go_on", scope: !2, file: !3, line: 8, type: !30, isLocal: true, isDefinition: true)
!77 = !DIGlobalVariableExpression(var: !78, expr: !DIExpression())
!78 = distinct !DIGlobalVariable(name: "entry_thread_writes_past_anothers_array", scope: !2, file: !3, line: 54, type: !16, isLocal: true, isDefinition: true)
!79 = !DIGlobalVariableExpression(var: !80, expr: !DIExpression())
!80 = distinct !DIGlobalVariable(name: "entry_thread_gives_away_a_local", scope: !2, file: !3, line: 71, type: !16, isLocal: true, isDefinition: true)
!81 = !DIGlobalVariableExpression(var: !82, expr: !DIExpression())
!82 = distinct !DIGlobalVariable(name: "entry_thread_reads_anothers_array_somewhere", scope: !2, file: !3, line: 90, type: !16, isLocal: true, isDefinition: true)
!83 = !DIGlobalVariableExpression(var: !84, expr: !DIExpression())
!84 = distinct !DIGlobalVariable(name: "entry_thread_frees_twice", scope: !2, file: !3, line: 107, type: !16, isLocal: true, isDefinition: true)
!85 = !{i32 7, !"Dwarf Version", i32 5}
!86 = !{i32 2, !"Debug Info Version", i32 3}
!87 = !{i32 1, !"wchar_size", i32 4}
!88 = !{i32 7, !"PIC Level", i32 2}
!89 = !{i32 7, !"PIE Level", i32 2}
!90 = !{i32 7, !"uwtable", i32 1}
!91 = !{i32 7, !"frame-pointer", i32 2}
!92 = !{!"Debian clang version 14.0.6"}
!93 = distinct !DISubprogram(name: "main", scope: !14, file: !14, line: 30, type: !94, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !97)
!94 = !DISubroutineType(types: !95)
!95 = !{!6, !6, !96}
!96 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!97 = !{}
!98 = !DILocalVariable(name: "argc", arg: 1, scope: !93, file: !14, line: 30, type: !6)
!99 = !DILocation(line: 30, column: 14, scope: !93)
!100 = !DILocalVariable(name: "argv", arg: 2, scope: !93, file: !14, line: 30, type: !96)
!101 = !DILocation(line: 30, column: 27, scope: !93)
!102 = !DILocation(line: 32, column: 11, scope: !93)
!103 = !DILocation(line: 32, column: 16, scope: !93)
!104 = !DILocation(line: 32, column: 20, scope: !93)
!105 = !DILocation(line: 32, column: 30, scope: !93)
!106 = !DILocation(line: 32, column: 23, scope: !93)
!107 = !DILocation(line: 32, column: 46, scope: !93)
!108 = !DILocation(line: 0, scope: !93)
!109 = !DILocation(line: 32, column: 9, scope: !93)
!110 = !DILocalVariable(name: "c", scope: !111, file: !14, line: 33, type: !15)
!111 = distinct !DILexicalBlock(scope: !93, file: !14, line: 33, column: 5)
!112 = !DILocation(line: 33, column: 29, scope: !111)
!113 = !DILocation(line: 33, column: 33, scope: !111)
!114 = !DILocation(line: 33, column: 10, scope: !111)
!115 = !DILocation(line: 33, column: 44, scope: !116)
!116 = distinct !DILexicalBlock(scope: !111, file: !14, line: 33, column: 5)
!117 = !DILocation(line: 33, column: 5, scope: !111)
!118 = !DILocation(line: 34, column: 13, scope: !119)
!119 = distinct !DILexicalBlock(scope: !116, file: !14, line: 34, column: 13)
!120 = !DILocation(line: 34, column: 18, scope: !119)
!121 = !DILocation(line: 34, column: 22, scope: !119)
!122 = !DILocation(line: 34, column: 32, scope: !119)
!123 = !DILocation(line: 34, column: 41, scope: !119)
!124 = !DILocation(line: 34, column: 44, scope: !119)
!125 = !DILocation(line: 34, column: 25, scope: !119)
!126 = !DILocation(line: 34, column: 50, scope: !119)
!127 = !DILocation(line: 34, column: 13, scope: !116)
!128 = !DILocation(line: 35, column: 13, scope: !129)
!129 = distinct !DILexicalBlock(scope: !119, file: !14, line: 34, column: 56)
!130 = !DILocation(line: 35, column: 16, scope: !129)
!131 = !DILocation(line: 36, column: 13, scope: !129)
!132 = !DILocation(line: 34, column: 53, scope: !119)
!133 = !DILocation(line: 33, column: 51, scope: !116)
!134 = !DILocation(line: 33, column: 54, scope: !116)
!135 = !DILocation(line: 33, column: 49, scope: !116)
!136 = !DILocation(line: 33, column: 5, scope: !116)
!137 = distinct !{!137, !117, !138, !139}
!138 = !DILocation(line: 37, column: 9, scope: !111)
!139 = !{!"llvm.loop.mustprogress"}
!140 = !DILocation(line: 38, column: 5, scope: !93)
!141 = !DILocation(line: 39, column: 1, scope: !93)
!142 = distinct !DISubprogram(name: "add_thread_locks_in_both_orders", scope: !3, file: !3, line: 20, type: !23, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !97)
!143 = !DILocation(line: 20, column: 1, scope: !142)
!144 = distinct !DISubprogram(name: "add_thread_joins_what_never_ends", scope: !3, file: !3, line: 39, type: !23, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !97)
!145 = !DILocation(line: 39, column: 1, scope: !144)
!146 = distinct !DISubprogram(name: "add_thread_writes_past_anothers_array", scope: !3, file: !3, line: 54, type: !23, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !97)
!147 = !DILocation(line: 54, column: 1, scope: !146)
!148 = distinct !DISubprogram(name: "add_thread_gives_away_a_local", scope: !3, file: !3, line: 71, type: !23, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !97)
!149 = !DILocation(line: 71, column: 1, scope: !148)
!150 = distinct !DISubprogram(name: "add_thread_reads_anothers_array_somewhere", scope: !3, file: !3, line: 90, type: !23, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !97)
!151 = !DILocation(line: 90, column: 1, scope: !150)
!152 = distinct !DISubprogram(name: "add_thread_frees_twice", scope: !3, file: !3, line: 107, type: !23, scopeLine: 107, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !97)
!153 = !DILocation(line: 107, column: 1, scope: !152)
!154 = distinct !DISubprogram(name: "thread_locks_in_both_orders", scope: !3, file: !3, line: 20, type: !23, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !97)
!155 = !DILocalVariable(name: "other", scope: !154, file: !3, line: 22, type: !156)
!156 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !42, line: 27, baseType: !157)
!157 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!158 = !DILocation(line: 22, column: 15, scope: !154)
!159 = !DILocation(line: 23, column: 5, scope: !154)
!160 = !DILocation(line: 24, column: 5, scope: !154)
!161 = !DILocation(line: 25, column: 5, scope: !154)
!162 = !DILocation(line: 26, column: 5, scope: !154)
!163 = !DILocation(line: 27, column: 5, scope: !154)
!164 = !DILocation(line: 28, column: 5, scope: !154)
!165 = !DILocation(line: 29, column: 18, scope: !154)
!166 = !DILocation(line: 29, column: 5, scope: !154)
!167 = !DILocation(line: 30, column: 1, scope: !154)
!168 = distinct !DISubprogram(name: "takes_two_then_one", scope: !3, file: !3, line: 10, type: !169, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !97)
!169 = !DISubroutineType(types: !170)
!170 = !{!7, !7}
!171 = !DILocalVariable(name: "unused", arg: 1, scope: !168, file: !3, line: 10, type: !7)
!172 = !DILocation(line: 10, column: 39, scope: !168)
!173 = !DILocation(line: 12, column: 11, scope: !168)
!174 = !DILocation(line: 13, column: 5, scope: !168)
!175 = !DILocation(line: 14, column: 5, scope: !168)
!176 = !DILocation(line: 15, column: 10, scope: !177)
!177 = distinct !DILexicalBlock(scope: !168, file: !3, line: 15, column: 9)
!178 = !DILocation(line: 15, column: 9, scope: !168)
!179 = !DILocation(line: 15, column: 15, scope: !177)
!180 = !DILocation(line: 16, column: 5, scope: !168)
!181 = !DILocation(line: 17, column: 5, scope: !168)
!182 = distinct !DISubprogram(name: "thread_joins_what_never_ends", scope: !3, file: !3, line: 39, type: !23, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !97)
!183 = !DILocalVariable(name: "other", scope: !182, file: !3, line: 41, type: !156)
!184 = !DILocation(line: 41, column: 15, scope: !182)
!185 = !DILocation(line: 42, column: 30, scope: !182)
!186 = !DILocation(line: 42, column: 29, scope: !182)
!187 = !DILocation(line: 42, column: 5, scope: !182)
!188 = !DILocation(line: 43, column: 5, scope: !182)
!189 = !DILocation(line: 44, column: 18, scope: !182)
!190 = !DILocation(line: 44, column: 5, scope: !182)
!191 = !DILocation(line: 45, column: 1, scope: !182)
!192 = distinct !DISubprogram(name: "waits", scope: !3, file: !3, line: 32, type: !169, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !97)
!193 = !DILocalVariable(name: "unused", arg: 1, scope: !192, file: !3, line: 32, type: !7)
!194 = !DILocation(line: 32, column: 26, scope: !192)
!195 = !DILocation(line: 34, column: 11, scope: !192)
!196 = !DILocation(line: 35, column: 5, scope: !192)
!197 = !DILocation(line: 36, column: 5, scope: !192)
!198 = distinct !DISubprogram(name: "thread_writes_past_anothers_array", scope: !3, file: !3, line: 54, type: !23, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !97)
!199 = !DILocalVariable(name: "other", scope: !198, file: !3, line: 56, type: !156)
!200 = !DILocation(line: 56, column: 15, scope: !198)
!201 = !DILocalVariable(name: "numbers", scope: !198, file: !3, line: 57, type: !202)
!202 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 128, elements: !203)
!203 = !{!204}
!204 = !DISubrange(count: 4)
!205 = !DILocation(line: 57, column: 9, scope: !198)
!206 = !DILocation(line: 58, column: 39, scope: !198)
!207 = !DILocation(line: 58, column: 5, scope: !198)
!208 = !DILocation(line: 59, column: 18, scope: !198)
!209 = !DILocation(line: 59, column: 5, scope: !198)
!210 = !DILocation(line: 60, column: 9, scope: !211)
!211 = distinct !DILexicalBlock(scope: !198, file: !3, line: 60, column: 9)
!212 = !DILocation(line: 60, column: 20, scope: !211)
!213 = !DILocation(line: 60, column: 9, scope: !198)
!214 = !DILocation(line: 60, column: 26, scope: !211)
!215 = !DILocation(line: 61, column: 1, scope: !198)
!216 = distinct !DISubprogram(name: "writes", scope: !3, file: !3, line: 47, type: !169, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !97)
!217 = !DILocalVariable(name: "to", arg: 1, scope: !216, file: !3, line: 47, type: !7)
!218 = !DILocation(line: 47, column: 27, scope: !216)
!219 = !DILocalVariable(name: "numbers", scope: !216, file: !3, line: 49, type: !5)
!220 = !DILocation(line: 49, column: 10, scope: !216)
!221 = !DILocation(line: 49, column: 20, scope: !216)
!222 = !DILocation(line: 50, column: 5, scope: !216)
!223 = !DILocation(line: 50, column: 13, scope: !216)
!224 = !DILocation(line: 50, column: 26, scope: !216)
!225 = !DILocation(line: 51, column: 5, scope: !216)
!226 = distinct !DISubprogram(name: "thread_gives_away_a_local", scope: !3, file: !3, line: 71, type: !23, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !97)
!227 = !DILocalVariable(name: "other", scope: !226, file: !3, line: 73, type: !156)
!228 = !DILocation(line: 73, column: 15, scope: !226)
!229 = !DILocalVariable(name: "from", scope: !226, file: !3, line: 74, type: !7)
!230 = !DILocation(line: 74, column: 11, scope: !226)
!231 = !DILocalVariable(name: "outer", scope: !226, file: !3, line: 75, type: !6)
!232 = !DILocation(line: 75, column: 9, scope: !226)
!233 = !DILocation(line: 76, column: 43, scope: !226)
!234 = !DILocation(line: 76, column: 5, scope: !226)
!235 = !DILocation(line: 77, column: 18, scope: !226)
!236 = !DILocation(line: 77, column: 5, scope: !226)
!237 = !DILocation(line: 78, column: 17, scope: !238)
!238 = distinct !DILexicalBlock(scope: !226, file: !3, line: 78, column: 9)
!239 = !DILocation(line: 78, column: 10, scope: !238)
!240 = !DILocation(line: 78, column: 9, scope: !238)
!241 = !DILocation(line: 78, column: 22, scope: !238)
!242 = !DILocation(line: 78, column: 9, scope: !226)
!243 = !DILocation(line: 79, column: 9, scope: !238)
!244 = !DILocation(line: 80, column: 1, scope: !226)
!245 = distinct !DISubprogram(name: "gives_away", scope: !3, file: !3, line: 63, type: !169, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !97)
!246 = !DILocalVariable(name: "given", arg: 1, scope: !245, file: !3, line: 63, type: !7)
!247 = !DILocation(line: 63, column: 31, scope: !245)
!248 = !DILocalVariable(name: "own", scope: !245, file: !3, line: 65, type: !6)
!249 = !DILocation(line: 65, column: 9, scope: !245)
!250 = !DILocalVariable(name: "kept", scope: !245, file: !3, line: 66, type: !5)
!251 = !DILocation(line: 66, column: 10, scope: !245)
!252 = !DILocation(line: 66, column: 17, scope: !245)
!253 = !DILocation(line: 66, column: 23, scope: !245)
!254 = !DILocation(line: 66, column: 30, scope: !245)
!255 = !DILocation(line: 67, column: 6, scope: !245)
!256 = !DILocation(line: 67, column: 11, scope: !245)
!257 = !DILocation(line: 68, column: 12, scope: !245)
!258 = !DILocation(line: 68, column: 5, scope: !245)
!259 = distinct !DISubprogram(name: "thread_reads_anothers_array_somewhere", scope: !3, file: !3, line: 90, type: !23, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !97)
!260 = !DILocalVariable(name: "other", scope: !259, file: !3, line: 92, type: !156)
!261 = !DILocation(line: 92, column: 15, scope: !259)
!262 = !DILocalVariable(name: "text", scope: !259, file: !3, line: 93, type: !263)
!263 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 64, elements: !264)
!264 = !{!265}
!265 = !DISubrange(count: 8)
!266 = !DILocation(line: 93, column: 10, scope: !259)
!267 = !DILocation(line: 94, column: 38, scope: !259)
!268 = !DILocation(line: 94, column: 5, scope: !259)
!269 = !DILocation(line: 95, column: 18, scope: !259)
!270 = !DILocation(line: 95, column: 5, scope: !259)
!271 = !DILocation(line: 96, column: 1, scope: !259)
!272 = distinct !DISubprogram(name: "reads", scope: !3, file: !3, line: 82, type: !169, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !97)
!273 = !DILocalVariable(name: "of", arg: 1, scope: !272, file: !3, line: 82, type: !7)
!274 = !DILocation(line: 82, column: 26, scope: !272)
!275 = !DILocalVariable(name: "x", scope: !272, file: !3, line: 84, type: !276)
!276 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!277 = !DILocation(line: 84, column: 19, scope: !272)
!278 = !DILocation(line: 85, column: 5, scope: !272)
!279 = !DILocation(line: 86, column: 17, scope: !272)
!280 = !DILocation(line: 86, column: 23, scope: !272)
!281 = !DILocation(line: 86, column: 19, scope: !272)
!282 = !DILocation(line: 86, column: 5, scope: !272)
!283 = !DILocation(line: 87, column: 35, scope: !272)
!284 = !DILocation(line: 87, column: 39, scope: !272)
!285 = !DILocation(line: 87, column: 26, scope: !272)
!286 = !DILocation(line: 87, column: 20, scope: !272)
!287 = !DILocation(line: 87, column: 12, scope: !272)
!288 = !DILocation(line: 87, column: 5, scope: !272)
!289 = distinct !DISubprogram(name: "thread_frees_twice", scope: !3, file: !3, line: 107, type: !23, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !97)
!290 = !DILocalVariable(name: "other", scope: !289, file: !3, line: 109, type: !156)
!291 = !DILocation(line: 109, column: 15, scope: !289)
!292 = !DILocation(line: 110, column: 5, scope: !289)
!293 = !DILocation(line: 111, column: 18, scope: !289)
!294 = !DILocation(line: 111, column: 5, scope: !289)
!295 = !DILocation(line: 112, column: 1, scope: !289)
!296 = distinct !DISubprogram(name: "keeps_a_block", scope: !3, file: !3, line: 98, type: !169, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !97)
!297 = !DILocalVariable(name: "unused", arg: 1, scope: !296, file: !3, line: 98, type: !7)
!298 = !DILocation(line: 98, column: 34, scope: !296)
!299 = !DILocalVariable(name: "block", scope: !296, file: !3, line: 100, type: !7)
!300 = !DILocation(line: 100, column: 11, scope: !296)
!301 = !DILocation(line: 100, column: 19, scope: !296)
!302 = !DILocation(line: 101, column: 11, scope: !296)
!303 = !DILocation(line: 102, column: 10, scope: !304)
!304 = distinct !DILexicalBlock(scope: !296, file: !3, line: 102, column: 9)
!305 = !DILocation(line: 102, column: 9, scope: !296)
!306 = !DILocation(line: 102, column: 20, scope: !304)
!307 = !DILocation(line: 102, column: 15, scope: !304)
!308 = !DILocation(line: 103, column: 15, scope: !304)
!309 = !DILocation(line: 103, column: 10, scope: !304)
!310 = !DILocation(line: 103, column: 28, scope: !304)
!311 = !DILocation(line: 103, column: 23, scope: !304)
!312 = !DILocation(line: 104, column: 5, scope: !296)
