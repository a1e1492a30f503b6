; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -g tests/faults/control.c
; ModuleID = 'tests/faults/control.c'
source_filename = "tests/faults/control.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.fault_case = type { ptr, ptr, ptr }

@.str = private unnamed_addr constant [4 x i8] c"bad\00", align 1, !dbg !0
@bad = internal global i32 0, align 4, !dbg !7
@all_cases = internal global ptr null, align 8, !dbg !14
@entry_control_assertion = internal global %struct.fault_case { ptr @.str.1, ptr @control_assertion, ptr null }, align 8, !dbg !32
@entry_control_abort = internal global %struct.fault_case { ptr @.str.5, ptr @control_abort, ptr null }, align 8, !dbg !59
@entry_control_unreachable = internal global %struct.fault_case { ptr @.str.6, ptr @control_unreachable, ptr null }, align 8, !dbg !66
@entry_control_trap = internal global %struct.fault_case { ptr @.str.7, ptr @control_trap, ptr null }, align 8, !dbg !73
@entry_control_exit_in_callee = internal global %struct.fault_case { ptr @.str.8, ptr @control_exit_in_callee, ptr null }, align 8, !dbg !77
@entry_control_reach_error = internal global %struct.fault_case { ptr @.str.10, ptr @control_reach_error, ptr null }, align 8, !dbg !95
@entry_control_endless_recursion = internal global %struct.fault_case { ptr @.str.11, ptr @control_endless_recursion, ptr null }, align 8, !dbg !102
@entry_control_endless_mutual_recursion = internal global %struct.fault_case { ptr @.str.12, ptr @control_endless_mutual_recursion, ptr null }, align 8, !dbg !109
@entry_control_computed_goto = internal global %struct.fault_case { ptr @.str.13, ptr @control_computed_goto, ptr null }, align 8, !dbg !113
@.str.1 = private unnamed_addr constant [18 x i8] c"control_assertion\00", align 1, !dbg !27
@.str.2 = private unnamed_addr constant [10 x i8] c"x is good\00", align 1, !dbg !34
@.str.3 = private unnamed_addr constant [22 x i8] c"x == 0 && \22x is good\22\00", align 1, !dbg !39
@.str.4 = private unnamed_addr constant [23 x i8] c"tests/faults/control.c\00", align 1, !dbg !44
@__PRETTY_FUNCTION__.control_assertion = private unnamed_addr constant [29 x i8] c"void control_assertion(void)\00", align 1, !dbg !49
@.str.5 = private unnamed_addr constant [14 x i8] c"control_abort\00", align 1, !dbg !54
@.str.6 = private unnamed_addr constant [20 x i8] c"control_unreachable\00", align 1, !dbg !61
@.str.7 = private unnamed_addr constant [13 x i8] c"control_trap\00", align 1, !dbg !68
@.str.8 = private unnamed_addr constant [23 x i8] c"control_exit_in_callee\00", align 1, !dbg !75
@sink = internal global i32 0, align 4, !dbg !89
@.str.9 = private unnamed_addr constant [5 x i8] c"!bad\00", align 1, !dbg !79
@__PRETTY_FUNCTION__.control_exit_in_callee = private unnamed_addr constant [34 x i8] c"void control_exit_in_callee(void)\00", align 1, !dbg !84
@.str.10 = private unnamed_addr constant [20 x i8] c"control_reach_error\00", align 1, !dbg !93
@.str.11 = private unnamed_addr constant [26 x i8] c"control_endless_recursion\00", align 1, !dbg !97
@.str.12 = private unnamed_addr constant [33 x i8] c"control_endless_mutual_recursion\00", align 1, !dbg !104
@.str.13 = private unnamed_addr constant [22 x i8] c"control_computed_goto\00", align 1, !dbg !111
@__const.control_computed_goto.where = private unnamed_addr constant [2 x ptr] [ptr blockaddress(@control_computed_goto, %12), ptr blockaddress(@control_computed_goto, %13)], align 16
@llvm.global_ctors = appending global [9 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @add_control_assertion, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_control_abort, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_control_unreachable, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_control_trap, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_control_exit_in_callee, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_control_reach_error, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_control_endless_recursion, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_control_endless_mutual_recursion, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_control_computed_goto, ptr null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !123 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !128, !DIExpression(), !129)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !130, !DIExpression(), !131)
  %7 = load i32, ptr %4, align 4, !dbg !132
  %8 = icmp sgt i32 %7, 2, !dbg !133
  br i1 %8, label %9, label %15, !dbg !134

9:                                                ; preds = %2
  %10 = load ptr, ptr %5, align 8, !dbg !135
  %11 = getelementptr inbounds ptr, ptr %10, i64 2, !dbg !135
  %12 = load ptr, ptr %11, align 8, !dbg !135
  %13 = call i32 @strcmp(ptr noundef %12, ptr noundef @.str) #6, !dbg !136
  %14 = icmp eq i32 %13, 0, !dbg !137
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !138
  %17 = zext i1 %16 to i32, !dbg !134
  store i32 %17, ptr @bad, align 4, !dbg !139
    #dbg_declare(ptr %6, !140, !DIExpression(), !142)
  %18 = load ptr, ptr @all_cases, align 8, !dbg !143
  store ptr %18, ptr %6, align 8, !dbg !142
  br label %19, !dbg !144

19:                                               ; preds = %39, %15
  %20 = load ptr, ptr %6, align 8, !dbg !145
  %21 = icmp ne ptr %20, null, !dbg !147
  br i1 %21, label %22, label %43, !dbg !147

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4, !dbg !148
  %24 = icmp sgt i32 %23, 1, !dbg !150
  br i1 %24, label %25, label %38, !dbg !151

25:                                               ; preds = %22
  %26 = load ptr, ptr %5, align 8, !dbg !152
  %27 = getelementptr inbounds ptr, ptr %26, i64 1, !dbg !152
  %28 = load ptr, ptr %27, align 8, !dbg !152
  %29 = load ptr, ptr %6, align 8, !dbg !153
  %30 = getelementptr inbounds %struct.fault_case, ptr %29, i32 0, i32 0, !dbg !154
  %31 = load ptr, ptr %30, align 8, !dbg !154
  %32 = call i32 @strcmp(ptr noundef %28, ptr noundef %31) #6, !dbg !155
  %33 = icmp eq i32 %32, 0, !dbg !156
  br i1 %33, label %34, label %38, !dbg !157

34:                                               ; preds = %25
  %35 = load ptr, ptr %6, align 8, !dbg !158
  %36 = getelementptr inbounds %struct.fault_case, ptr %35, i32 0, i32 1, !dbg !160
  %37 = load ptr, ptr %36, align 8, !dbg !160
  call void %37(), !dbg !158
  store i32 0, ptr %3, align 4, !dbg !161
  br label %44, !dbg !161

38:                                               ; preds = %25, %22
  br label %39, !dbg !162

39:                                               ; preds = %38
  %40 = load ptr, ptr %6, align 8, !dbg !163
  %41 = getelementptr inbounds %struct.fault_case, ptr %40, i32 0, i32 2, !dbg !164
  %42 = load ptr, ptr %41, align 8, !dbg !164
  store ptr %42, ptr %6, align 8, !dbg !165
  br label %19, !dbg !166, !llvm.loop !167

43:                                               ; preds = %19
  store i32 99, ptr %3, align 4, !dbg !170
  br label %44, !dbg !170

44:                                               ; preds = %43, %34
  %45 = load i32, ptr %3, align 4, !dbg !171
  ret i32 %45, !dbg !171
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_control_assertion() #0 !dbg !172 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !173
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_control_assertion, i32 0, i32 2), align 8, !dbg !173
  store ptr @entry_control_assertion, ptr @all_cases, align 8, !dbg !173
  ret void, !dbg !173
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_control_abort() #0 !dbg !174 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !175
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_control_abort, i32 0, i32 2), align 8, !dbg !175
  store ptr @entry_control_abort, ptr @all_cases, align 8, !dbg !175
  ret void, !dbg !175
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_control_unreachable() #0 !dbg !176 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !177
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_control_unreachable, i32 0, i32 2), align 8, !dbg !177
  store ptr @entry_control_unreachable, ptr @all_cases, align 8, !dbg !177
  ret void, !dbg !177
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_control_trap() #0 !dbg !178 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !179
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_control_trap, i32 0, i32 2), align 8, !dbg !179
  store ptr @entry_control_trap, ptr @all_cases, align 8, !dbg !179
  ret void, !dbg !179
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_control_exit_in_callee() #0 !dbg !180 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !181
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_control_exit_in_callee, i32 0, i32 2), align 8, !dbg !181
  store ptr @entry_control_exit_in_callee, ptr @all_cases, align 8, !dbg !181
  ret void, !dbg !181
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_control_reach_error() #0 !dbg !182 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !183
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_control_reach_error, i32 0, i32 2), align 8, !dbg !183
  store ptr @entry_control_reach_error, ptr @all_cases, align 8, !dbg !183
  ret void, !dbg !183
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_control_endless_recursion() #0 !dbg !184 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !185
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_control_endless_recursion, i32 0, i32 2), align 8, !dbg !185
  store ptr @entry_control_endless_recursion, ptr @all_cases, align 8, !dbg !185
  ret void, !dbg !185
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_control_endless_mutual_recursion() #0 !dbg !186 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !187
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_control_endless_mutual_recursion, i32 0, i32 2), align 8, !dbg !187
  store ptr @entry_control_endless_mutual_recursion, ptr @all_cases, align 8, !dbg !187
  ret void, !dbg !187
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_control_computed_goto() #0 !dbg !188 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !189
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_control_computed_goto, i32 0, i32 2), align 8, !dbg !189
  store ptr @entry_control_computed_goto, ptr @all_cases, align 8, !dbg !189
  ret void, !dbg !189
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @control_assertion() #0 !dbg !190 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !191, !DIExpression(), !192)
  %2 = load i32, ptr @bad, align 4, !dbg !193
  store i32 %2, ptr %1, align 4, !dbg !192
  %3 = load i32, ptr %1, align 4, !dbg !194
  %4 = icmp eq i32 %3, 0, !dbg !194
  br i1 %4, label %5, label %7, !dbg !194

5:                                                ; preds = %0
  br i1 true, label %6, label %7, !dbg !197

6:                                                ; preds = %5
  br label %8, !dbg !197

7:                                                ; preds = %5, %0
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.4, i32 noundef 12, ptr noundef @__PRETTY_FUNCTION__.control_assertion) #7, !dbg !194
  unreachable, !dbg !194

8:                                                ; preds = %6
  ret void, !dbg !198
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @control_abort() #0 !dbg !199 {
  %1 = load i32, ptr @bad, align 4, !dbg !200
  %2 = icmp ne i32 %1, 0, !dbg !200
  br i1 %2, label %3, label %4, !dbg !202

3:                                                ; preds = %0
  call void @abort() #7, !dbg !203
  unreachable, !dbg !203

4:                                                ; preds = %0
  ret void, !dbg !204
}

; Function Attrs: noreturn nounwind
declare void @abort() #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @control_unreachable() #0 !dbg !205 {
  %1 = load i32, ptr @bad, align 4, !dbg !206
  %2 = icmp ne i32 %1, 0, !dbg !206
  br i1 %2, label %3, label %4, !dbg !208

3:                                                ; preds = %0
  unreachable, !dbg !209

4:                                                ; preds = %0
  ret void, !dbg !210
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @control_trap() #0 !dbg !211 {
  %1 = load i32, ptr @bad, align 4, !dbg !212
  %2 = icmp ne i32 %1, 0, !dbg !212
  br i1 %2, label %3, label %4, !dbg !214

3:                                                ; preds = %0
  call void @llvm.trap(), !dbg !215
  br label %4, !dbg !215

4:                                                ; preds = %3, %0
  ret void, !dbg !216
}

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @control_exit_in_callee() #0 !dbg !217 {
  %1 = load i32, ptr @bad, align 4, !dbg !218
  %2 = call i32 @nothing_returned(i32 noundef %1), !dbg !219
  store volatile i32 %2, ptr @sink, align 4, !dbg !220
  %3 = load i32, ptr @bad, align 4, !dbg !221
  %4 = icmp ne i32 %3, 0, !dbg !221
  br i1 %4, label %6, label %5, !dbg !224

5:                                                ; preds = %0
  br label %7, !dbg !224

6:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str.9, ptr noundef @.str.4, i32 noundef 43, ptr noundef @__PRETTY_FUNCTION__.control_exit_in_callee) #7, !dbg !221
  unreachable, !dbg !221

7:                                                ; preds = %5
  ret void, !dbg !225
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @nothing_returned(i32 noundef %0) #0 !dbg !226 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !229, !DIExpression(), !230)
  %3 = load i32, ptr %2, align 4, !dbg !231
  %4 = icmp ne i32 %3, 0, !dbg !231
  br i1 %4, label %5, label %6, !dbg !233

5:                                                ; preds = %1
  ret i32 1, !dbg !234

6:                                                ; preds = %1
  call void @exit(i32 noundef 0) #7, !dbg !235
  unreachable, !dbg !235
}

; Function Attrs: noreturn nounwind
declare void @exit(i32 noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @control_reach_error() #0 !dbg !236 {
  %1 = load i32, ptr @bad, align 4, !dbg !237
  %2 = icmp ne i32 %1, 0, !dbg !237
  br i1 %2, label %3, label %4, !dbg !239

3:                                                ; preds = %0
  call void @reach_error(), !dbg !240
  br label %4, !dbg !240

4:                                                ; preds = %3, %0
  ret void, !dbg !241
}

declare void @reach_error() #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @control_endless_recursion() #0 !dbg !242 {
  %1 = call i32 @down(i32 noundef 5), !dbg !243
  store volatile i32 %1, ptr @sink, align 4, !dbg !244
  ret void, !dbg !245
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @down(i32 noundef %0) #0 !dbg !246 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !247, !DIExpression(), !248)
  %3 = load i32, ptr %2, align 4, !dbg !249
  %4 = icmp sle i32 %3, 0, !dbg !250
  br i1 %4, label %5, label %6, !dbg !249

5:                                                ; preds = %1
  br label %19, !dbg !249

6:                                                ; preds = %1
  %7 = load i32, ptr @bad, align 4, !dbg !251
  %8 = icmp ne i32 %7, 0, !dbg !251
  br i1 %8, label %9, label %12, !dbg !251

9:                                                ; preds = %6
  %10 = load i32, ptr %2, align 4, !dbg !252
  %11 = add nsw i32 %10, 1, !dbg !253
  br label %15, !dbg !251

12:                                               ; preds = %6
  %13 = load i32, ptr %2, align 4, !dbg !254
  %14 = sub nsw i32 %13, 1, !dbg !255
  br label %15, !dbg !251

15:                                               ; preds = %12, %9
  %16 = phi i32 [ %11, %9 ], [ %14, %12 ], !dbg !251
  %17 = call i32 @down(i32 noundef %16), !dbg !256
  %18 = add nsw i32 1, %17, !dbg !257
  br label %19, !dbg !249

19:                                               ; preds = %15, %5
  %20 = phi i32 [ 0, %5 ], [ %18, %15 ], !dbg !249
  ret i32 %20, !dbg !258
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @control_endless_mutual_recursion() #0 !dbg !259 {
  %1 = load i32, ptr @bad, align 4, !dbg !260
  %2 = icmp ne i32 %1, 0, !dbg !260
  %3 = zext i1 %2 to i64, !dbg !260
  %4 = select i1 %2, i32 4, i32 4, !dbg !260
  call void @even(i32 noundef %4), !dbg !261
  ret void, !dbg !262
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @even(i32 noundef %0) #0 !dbg !263 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !266, !DIExpression(), !267)
  %3 = load i32, ptr %2, align 4, !dbg !268
  %4 = load i32, ptr @bad, align 4, !dbg !270
  %5 = icmp ne i32 %4, 0, !dbg !270
  %6 = zext i1 %5 to i64, !dbg !270
  %7 = select i1 %5, i32 -1, i32 0, !dbg !270
  %8 = icmp ne i32 %3, %7, !dbg !271
  br i1 %8, label %9, label %17, !dbg !272

9:                                                ; preds = %1
  %10 = load i32, ptr %2, align 4, !dbg !273
  %11 = sub nsw i32 %10, 1, !dbg !274
  %12 = load i32, ptr @bad, align 4, !dbg !275
  %13 = icmp ne i32 %12, 0, !dbg !275
  %14 = zext i1 %13 to i64, !dbg !275
  %15 = select i1 %13, i32 2, i32 0, !dbg !275
  %16 = add nsw i32 %11, %15, !dbg !276
  call void @odd(i32 noundef %16), !dbg !277
  br label %17, !dbg !277

17:                                               ; preds = %9, %1
  ret void, !dbg !278
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @odd(i32 noundef %0) #0 !dbg !279 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !280, !DIExpression(), !281)
  %3 = load i32, ptr %2, align 4, !dbg !282
  %4 = icmp ne i32 %3, 0, !dbg !282
  br i1 %4, label %5, label %8, !dbg !284

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 4, !dbg !285
  %7 = sub nsw i32 %6, 1, !dbg !286
  call void @even(i32 noundef %7), !dbg !287
  br label %8, !dbg !287

8:                                                ; preds = %5, %1
  ret void, !dbg !288
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @control_computed_goto() #0 !dbg !289 {
  %1 = alloca [2 x ptr], align 16
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !290, !DIExpression(), !295)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %1, ptr align 16 @__const.control_computed_goto.where, i64 16, i1 false), !dbg !295
    #dbg_declare(ptr %2, !296, !DIExpression(), !297)
  %3 = getelementptr inbounds [2 x ptr], ptr %1, i64 0, i64 1, !dbg !298
  %4 = load ptr, ptr %3, align 8, !dbg !298
  store ptr %4, ptr %2, align 8, !dbg !297
  %5 = load i32, ptr @bad, align 4, !dbg !299
  %6 = icmp ne i32 %5, 0, !dbg !299
  br i1 %6, label %7, label %10, !dbg !301

7:                                                ; preds = %0
  %8 = load ptr, ptr %2, align 8, !dbg !302
  %9 = getelementptr inbounds i8, ptr %8, i64 1, !dbg !303
  store ptr %9, ptr %2, align 8, !dbg !304
  br label %10, !dbg !305

10:                                               ; preds = %7, %0
  %11 = load ptr, ptr %2, align 8, !dbg !306
  br label %14, !dbg !307

12:                                               ; preds = %14
    #dbg_label(!308, !309)
  store volatile i32 1, ptr @sink, align 4, !dbg !310
  br label %13, !dbg !311

13:                                               ; preds = %12, %14
    #dbg_label(!312, !313)
  store volatile i32 2, ptr @sink, align 4, !dbg !314
  ret void, !dbg !315

14:                                               ; preds = %10
  %15 = phi ptr [ %11, %10 ]
  indirectbr ptr %15, [label %12, label %13]
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nounwind willreturn memory(read) }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!115, !116, !117, !118, !119, !120, !121}
!llvm.ident = !{!122}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "tests/faults/faults.h", directory: ".", checksumkind: CSK_MD5, checksum: "36c151c83d221557efe9f5664ce6ff0b")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "bad", scope: !9, file: !2, line: 18, type: !92, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !10, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !13, splitDebugInlining: false, nameTableKind: None)
!10 = !DIFile(filename: "tests/faults/control.c", directory: ".", checksumkind: CSK_MD5, checksum: "8f81a10456b3a98644d391aa388d382c")
!11 = !{!12}
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!13 = !{!0, !14, !7, !27, !32, !34, !39, !44, !49, !54, !59, !61, !66, !68, !73, !75, !77, !79, !84, !89, !93, !95, !97, !102, !104, !109, !111, !113}
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
!28 = distinct !DIGlobalVariable(scope: null, file: !10, line: 9, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 144, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 18)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "entry_control_assertion", scope: !9, file: !10, line: 9, type: !17, isLocal: true, isDefinition: true)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !10, line: 12, type: !36, isLocal: true, isDefinition: true)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 10)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(scope: null, file: !10, line: 12, type: !41, isLocal: true, isDefinition: true)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 176, elements: !42)
!42 = !{!43}
!43 = !DISubrange(count: 22)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(scope: null, file: !10, line: 12, type: !46, isLocal: true, isDefinition: true)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 184, elements: !47)
!47 = !{!48}
!48 = !DISubrange(count: 23)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(scope: null, file: !10, line: 12, type: !51, isLocal: true, isDefinition: true)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 232, elements: !52)
!52 = !{!53}
!53 = !DISubrange(count: 29)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(scope: null, file: !10, line: 15, type: !56, isLocal: true, isDefinition: true)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !57)
!57 = !{!58}
!58 = !DISubrange(count: 14)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(name: "entry_control_abort", scope: !9, file: !10, line: 15, type: !17, isLocal: true, isDefinition: true)
!61 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression())
!62 = distinct !DIGlobalVariable(scope: null, file: !10, line: 21, type: !63, isLocal: true, isDefinition: true)
!63 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !64)
!64 = !{!65}
!65 = !DISubrange(count: 20)
!66 = !DIGlobalVariableExpression(var: !67, expr: !DIExpression())
!67 = distinct !DIGlobalVariable(name: "entry_control_unreachable", scope: !9, file: !10, line: 21, type: !17, isLocal: true, isDefinition: true)
!68 = !DIGlobalVariableExpression(var: !69, expr: !DIExpression())
!69 = distinct !DIGlobalVariable(scope: null, file: !10, line: 27, type: !70, isLocal: true, isDefinition: true)
!70 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !71)
!71 = !{!72}
!72 = !DISubrange(count: 13)
!73 = !DIGlobalVariableExpression(var: !74, expr: !DIExpression())
!74 = distinct !DIGlobalVariable(name: "entry_control_trap", scope: !9, file: !10, line: 27, type: !17, isLocal: true, isDefinition: true)
!75 = !DIGlobalVariableExpression(var: !76, expr: !DIExpression())
!76 = distinct !DIGlobalVariable(scope: null, file: !10, line: 40, type: !46, isLocal: true, isDefinition: true)
!77 = !DIGlobalVariableExpression(var: !78, expr: !DIExpression())
!78 = distinct !DIGlobalVariable(name: "entry_control_exit_in_callee", scope: !9, file: !10, line: 40, type: !17, isLocal: true, isDefinition: true)
!79 = !DIGlobalVariableExpression(var: !80, expr: !DIExpression())
!80 = distinct !DIGlobalVariable(scope: null, file: !10, line: 43, type: !81, isLocal: true, isDefinition: true)
!81 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !82)
!82 = !{!83}
!83 = !DISubrange(count: 5)
!84 = !DIGlobalVariableExpression(var: !85, expr: !DIExpression())
!85 = distinct !DIGlobalVariable(scope: null, file: !10, line: 43, type: !86, isLocal: true, isDefinition: true)
!86 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 272, elements: !87)
!87 = !{!88}
!88 = !DISubrange(count: 34)
!89 = !DIGlobalVariableExpression(var: !90, expr: !DIExpression())
!90 = distinct !DIGlobalVariable(name: "sink", scope: !9, file: !10, line: 7, type: !91, isLocal: true, isDefinition: true)
!91 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !92)
!92 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!93 = !DIGlobalVariableExpression(var: !94, expr: !DIExpression())
!94 = distinct !DIGlobalVariable(scope: null, file: !10, line: 46, type: !63, isLocal: true, isDefinition: true)
!95 = !DIGlobalVariableExpression(var: !96, expr: !DIExpression())
!96 = distinct !DIGlobalVariable(name: "entry_control_reach_error", scope: !9, file: !10, line: 46, type: !17, isLocal: true, isDefinition: true)
!97 = !DIGlobalVariableExpression(var: !98, expr: !DIExpression())
!98 = distinct !DIGlobalVariable(scope: null, file: !10, line: 57, type: !99, isLocal: true, isDefinition: true)
!99 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 208, elements: !100)
!100 = !{!101}
!101 = !DISubrange(count: 26)
!102 = !DIGlobalVariableExpression(var: !103, expr: !DIExpression())
!103 = distinct !DIGlobalVariable(name: "entry_control_endless_recursion", scope: !9, file: !10, line: 57, type: !17, isLocal: true, isDefinition: true)
!104 = !DIGlobalVariableExpression(var: !105, expr: !DIExpression())
!105 = distinct !DIGlobalVariable(scope: null, file: !10, line: 66, type: !106, isLocal: true, isDefinition: true)
!106 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 264, elements: !107)
!107 = !{!108}
!108 = !DISubrange(count: 33)
!109 = !DIGlobalVariableExpression(var: !110, expr: !DIExpression())
!110 = distinct !DIGlobalVariable(name: "entry_control_endless_mutual_recursion", scope: !9, file: !10, line: 66, type: !17, isLocal: true, isDefinition: true)
!111 = !DIGlobalVariableExpression(var: !112, expr: !DIExpression())
!112 = distinct !DIGlobalVariable(scope: null, file: !10, line: 71, type: !41, isLocal: true, isDefinition: true)
!113 = !DIGlobalVariableExpression(var: !114, expr: !DIExpression())
!114 = distinct !DIGlobalVariable(name: "entry_control_computed_goto", scope: !9, file: !10, line: 71, type: !17, isLocal: true, isDefinition: true)
!115 = !{i32 7, !"Dwarf Version", i32 5}
!116 = !{i32 2, !"Debug Info Version", i32 3}
!117 = !{i32 1, !"wchar_size", i32 4}
!118 = !{i32 8, !"PIC Level", i32 2}
!119 = !{i32 7, !"PIE Level", i32 2}
!120 = !{i32 7, !"uwtable", i32 2}
!121 = !{i32 7, !"frame-pointer", i32 2}
!122 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!123 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 30, type: !124, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !127)
!124 = !DISubroutineType(types: !125)
!125 = !{!92, !92, !126}
!126 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!127 = !{}
!128 = !DILocalVariable(name: "argc", arg: 1, scope: !123, file: !2, line: 30, type: !92)
!129 = !DILocation(line: 30, column: 14, scope: !123)
!130 = !DILocalVariable(name: "argv", arg: 2, scope: !123, file: !2, line: 30, type: !126)
!131 = !DILocation(line: 30, column: 27, scope: !123)
!132 = !DILocation(line: 32, column: 11, scope: !123)
!133 = !DILocation(line: 32, column: 16, scope: !123)
!134 = !DILocation(line: 32, column: 20, scope: !123)
!135 = !DILocation(line: 32, column: 30, scope: !123)
!136 = !DILocation(line: 32, column: 23, scope: !123)
!137 = !DILocation(line: 32, column: 46, scope: !123)
!138 = !DILocation(line: 0, scope: !123)
!139 = !DILocation(line: 32, column: 9, scope: !123)
!140 = !DILocalVariable(name: "c", scope: !141, file: !2, line: 33, type: !16)
!141 = distinct !DILexicalBlock(scope: !123, file: !2, line: 33, column: 5)
!142 = !DILocation(line: 33, column: 29, scope: !141)
!143 = !DILocation(line: 33, column: 33, scope: !141)
!144 = !DILocation(line: 33, column: 10, scope: !141)
!145 = !DILocation(line: 33, column: 44, scope: !146)
!146 = distinct !DILexicalBlock(scope: !141, file: !2, line: 33, column: 5)
!147 = !DILocation(line: 33, column: 5, scope: !141)
!148 = !DILocation(line: 34, column: 13, scope: !149)
!149 = distinct !DILexicalBlock(scope: !146, file: !2, line: 34, column: 13)
!150 = !DILocation(line: 34, column: 18, scope: !149)
!151 = !DILocation(line: 34, column: 22, scope: !149)
!152 = !DILocation(line: 34, column: 32, scope: !149)
!153 = !DILocation(line: 34, column: 41, scope: !149)
!154 = !DILocation(line: 34, column: 44, scope: !149)
!155 = !DILocation(line: 34, column: 25, scope: !149)
!156 = !DILocation(line: 34, column: 50, scope: !149)
!157 = !DILocation(line: 34, column: 13, scope: !146)
!158 = !DILocation(line: 35, column: 13, scope: !159)
!159 = distinct !DILexicalBlock(scope: !149, file: !2, line: 34, column: 56)
!160 = !DILocation(line: 35, column: 16, scope: !159)
!161 = !DILocation(line: 36, column: 13, scope: !159)
!162 = !DILocation(line: 34, column: 53, scope: !149)
!163 = !DILocation(line: 33, column: 51, scope: !146)
!164 = !DILocation(line: 33, column: 54, scope: !146)
!165 = !DILocation(line: 33, column: 49, scope: !146)
!166 = !DILocation(line: 33, column: 5, scope: !146)
!167 = distinct !{!167, !147, !168, !169}
!168 = !DILocation(line: 37, column: 9, scope: !141)
!169 = !{!"llvm.loop.mustprogress"}
!170 = !DILocation(line: 38, column: 5, scope: !123)
!171 = !DILocation(line: 39, column: 1, scope: !123)
!172 = distinct !DISubprogram(name: "add_control_assertion", scope: !10, file: !10, line: 9, type: !24, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!173 = !DILocation(line: 9, column: 1, scope: !172)
!174 = distinct !DISubprogram(name: "add_control_abort", scope: !10, file: !10, line: 15, type: !24, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!175 = !DILocation(line: 15, column: 1, scope: !174)
!176 = distinct !DISubprogram(name: "add_control_unreachable", scope: !10, file: !10, line: 21, type: !24, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!177 = !DILocation(line: 21, column: 1, scope: !176)
!178 = distinct !DISubprogram(name: "add_control_trap", scope: !10, file: !10, line: 27, type: !24, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!179 = !DILocation(line: 27, column: 1, scope: !178)
!180 = distinct !DISubprogram(name: "add_control_exit_in_callee", scope: !10, file: !10, line: 40, type: !24, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!181 = !DILocation(line: 40, column: 1, scope: !180)
!182 = distinct !DISubprogram(name: "add_control_reach_error", scope: !10, file: !10, line: 46, type: !24, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!183 = !DILocation(line: 46, column: 1, scope: !182)
!184 = distinct !DISubprogram(name: "add_control_endless_recursion", scope: !10, file: !10, line: 57, type: !24, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!185 = !DILocation(line: 57, column: 1, scope: !184)
!186 = distinct !DISubprogram(name: "add_control_endless_mutual_recursion", scope: !10, file: !10, line: 66, type: !24, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!187 = !DILocation(line: 66, column: 1, scope: !186)
!188 = distinct !DISubprogram(name: "add_control_computed_goto", scope: !10, file: !10, line: 71, type: !24, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!189 = !DILocation(line: 71, column: 1, scope: !188)
!190 = distinct !DISubprogram(name: "control_assertion", scope: !10, file: !10, line: 9, type: !24, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !127)
!191 = !DILocalVariable(name: "x", scope: !190, file: !10, line: 11, type: !92)
!192 = !DILocation(line: 11, column: 9, scope: !190)
!193 = !DILocation(line: 11, column: 13, scope: !190)
!194 = !DILocation(line: 12, column: 5, scope: !195)
!195 = distinct !DILexicalBlock(scope: !196, file: !10, line: 12, column: 5)
!196 = distinct !DILexicalBlock(scope: !190, file: !10, line: 12, column: 5)
!197 = !DILocation(line: 12, column: 5, scope: !196)
!198 = !DILocation(line: 13, column: 1, scope: !190)
!199 = distinct !DISubprogram(name: "control_abort", scope: !10, file: !10, line: 15, type: !24, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!200 = !DILocation(line: 17, column: 9, scope: !201)
!201 = distinct !DILexicalBlock(scope: !199, file: !10, line: 17, column: 9)
!202 = !DILocation(line: 17, column: 9, scope: !199)
!203 = !DILocation(line: 18, column: 9, scope: !201)
!204 = !DILocation(line: 19, column: 1, scope: !199)
!205 = distinct !DISubprogram(name: "control_unreachable", scope: !10, file: !10, line: 21, type: !24, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!206 = !DILocation(line: 23, column: 9, scope: !207)
!207 = distinct !DILexicalBlock(scope: !205, file: !10, line: 23, column: 9)
!208 = !DILocation(line: 23, column: 9, scope: !205)
!209 = !DILocation(line: 24, column: 9, scope: !207)
!210 = !DILocation(line: 25, column: 1, scope: !205)
!211 = distinct !DISubprogram(name: "control_trap", scope: !10, file: !10, line: 27, type: !24, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!212 = !DILocation(line: 29, column: 9, scope: !213)
!213 = distinct !DILexicalBlock(scope: !211, file: !10, line: 29, column: 9)
!214 = !DILocation(line: 29, column: 9, scope: !211)
!215 = !DILocation(line: 30, column: 9, scope: !213)
!216 = !DILocation(line: 31, column: 1, scope: !211)
!217 = distinct !DISubprogram(name: "control_exit_in_callee", scope: !10, file: !10, line: 40, type: !24, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!218 = !DILocation(line: 42, column: 29, scope: !217)
!219 = !DILocation(line: 42, column: 12, scope: !217)
!220 = !DILocation(line: 42, column: 10, scope: !217)
!221 = !DILocation(line: 43, column: 5, scope: !222)
!222 = distinct !DILexicalBlock(scope: !223, file: !10, line: 43, column: 5)
!223 = distinct !DILexicalBlock(scope: !217, file: !10, line: 43, column: 5)
!224 = !DILocation(line: 43, column: 5, scope: !223)
!225 = !DILocation(line: 44, column: 1, scope: !217)
!226 = distinct !DISubprogram(name: "nothing_returned", scope: !10, file: !10, line: 33, type: !227, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !127)
!227 = !DISubroutineType(types: !228)
!228 = !{!92, !92}
!229 = !DILocalVariable(name: "x", arg: 1, scope: !226, file: !10, line: 33, type: !92)
!230 = !DILocation(line: 33, column: 33, scope: !226)
!231 = !DILocation(line: 35, column: 9, scope: !232)
!232 = distinct !DILexicalBlock(scope: !226, file: !10, line: 35, column: 9)
!233 = !DILocation(line: 35, column: 9, scope: !226)
!234 = !DILocation(line: 36, column: 9, scope: !232)
!235 = !DILocation(line: 37, column: 5, scope: !226)
!236 = distinct !DISubprogram(name: "control_reach_error", scope: !10, file: !10, line: 46, type: !24, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!237 = !DILocation(line: 48, column: 9, scope: !238)
!238 = distinct !DILexicalBlock(scope: !236, file: !10, line: 48, column: 9)
!239 = !DILocation(line: 48, column: 9, scope: !236)
!240 = !DILocation(line: 49, column: 9, scope: !238)
!241 = !DILocation(line: 50, column: 1, scope: !236)
!242 = distinct !DISubprogram(name: "control_endless_recursion", scope: !10, file: !10, line: 57, type: !24, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!243 = !DILocation(line: 59, column: 12, scope: !242)
!244 = !DILocation(line: 59, column: 10, scope: !242)
!245 = !DILocation(line: 60, column: 1, scope: !242)
!246 = distinct !DISubprogram(name: "down", scope: !10, file: !10, line: 52, type: !227, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !127)
!247 = !DILocalVariable(name: "n", arg: 1, scope: !246, file: !10, line: 52, type: !92)
!248 = !DILocation(line: 52, column: 21, scope: !246)
!249 = !DILocation(line: 54, column: 12, scope: !246)
!250 = !DILocation(line: 54, column: 14, scope: !246)
!251 = !DILocation(line: 54, column: 34, scope: !246)
!252 = !DILocation(line: 54, column: 40, scope: !246)
!253 = !DILocation(line: 54, column: 42, scope: !246)
!254 = !DILocation(line: 54, column: 48, scope: !246)
!255 = !DILocation(line: 54, column: 50, scope: !246)
!256 = !DILocation(line: 54, column: 29, scope: !246)
!257 = !DILocation(line: 54, column: 27, scope: !246)
!258 = !DILocation(line: 54, column: 5, scope: !246)
!259 = distinct !DISubprogram(name: "control_endless_mutual_recursion", scope: !10, file: !10, line: 66, type: !24, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!260 = !DILocation(line: 68, column: 10, scope: !259)
!261 = !DILocation(line: 68, column: 5, scope: !259)
!262 = !DILocation(line: 69, column: 1, scope: !259)
!263 = distinct !DISubprogram(name: "even", scope: !10, file: !10, line: 64, type: !264, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !127)
!264 = !DISubroutineType(types: !265)
!265 = !{null, !92}
!266 = !DILocalVariable(name: "n", arg: 1, scope: !263, file: !10, line: 64, type: !92)
!267 = !DILocation(line: 64, column: 69, scope: !263)
!268 = !DILocation(line: 64, column: 78, scope: !269)
!269 = distinct !DILexicalBlock(scope: !263, file: !10, line: 64, column: 78)
!270 = !DILocation(line: 64, column: 84, scope: !269)
!271 = !DILocation(line: 64, column: 80, scope: !269)
!272 = !DILocation(line: 64, column: 78, scope: !263)
!273 = !DILocation(line: 64, column: 103, scope: !269)
!274 = !DILocation(line: 64, column: 105, scope: !269)
!275 = !DILocation(line: 64, column: 112, scope: !269)
!276 = !DILocation(line: 64, column: 109, scope: !269)
!277 = !DILocation(line: 64, column: 99, scope: !269)
!278 = !DILocation(line: 64, column: 127, scope: !263)
!279 = distinct !DISubprogram(name: "odd", scope: !10, file: !10, line: 64, type: !264, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !127)
!280 = !DILocalVariable(name: "n", arg: 1, scope: !279, file: !10, line: 64, type: !92)
!281 = !DILocation(line: 64, column: 21, scope: !279)
!282 = !DILocation(line: 64, column: 30, scope: !283)
!283 = distinct !DILexicalBlock(scope: !279, file: !10, line: 64, column: 30)
!284 = !DILocation(line: 64, column: 30, scope: !279)
!285 = !DILocation(line: 64, column: 38, scope: !283)
!286 = !DILocation(line: 64, column: 40, scope: !283)
!287 = !DILocation(line: 64, column: 33, scope: !283)
!288 = !DILocation(line: 64, column: 46, scope: !279)
!289 = distinct !DISubprogram(name: "control_computed_goto", scope: !10, file: !10, line: 71, type: !24, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !127)
!290 = !DILocalVariable(name: "where", scope: !289, file: !10, line: 73, type: !291)
!291 = !DICompositeType(tag: DW_TAG_array_type, baseType: !292, size: 128, elements: !293)
!292 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!293 = !{!294}
!294 = !DISubrange(count: 2)
!295 = !DILocation(line: 73, column: 11, scope: !289)
!296 = !DILocalVariable(name: "target", scope: !289, file: !10, line: 74, type: !292)
!297 = !DILocation(line: 74, column: 11, scope: !289)
!298 = !DILocation(line: 74, column: 20, scope: !289)
!299 = !DILocation(line: 75, column: 9, scope: !300)
!300 = distinct !DILexicalBlock(scope: !289, file: !10, line: 75, column: 9)
!301 = !DILocation(line: 75, column: 9, scope: !289)
!302 = !DILocation(line: 76, column: 26, scope: !300)
!303 = !DILocation(line: 76, column: 33, scope: !300)
!304 = !DILocation(line: 76, column: 16, scope: !300)
!305 = !DILocation(line: 76, column: 9, scope: !300)
!306 = !DILocation(line: 77, column: 11, scope: !289)
!307 = !DILocation(line: 77, column: 5, scope: !289)
!308 = !DILabel(scope: !289, name: "first", file: !10, line: 78)
!309 = !DILocation(line: 78, column: 1, scope: !289)
!310 = !DILocation(line: 79, column: 10, scope: !289)
!311 = !DILocation(line: 79, column: 5, scope: !289)
!312 = !DILabel(scope: !289, name: "second", file: !10, line: 80)
!313 = !DILocation(line: 80, column: 1, scope: !289)
!314 = !DILocation(line: 81, column: 10, scope: !289)
!315 = !DILocation(line: 82, column: 1, scope: !289)
