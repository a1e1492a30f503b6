; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -g tests/faults/control.c
; ModuleID = 'tests/faults/control.c'
source_filename = "tests/faults/control.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.fault_case = type { ptr, ptr, ptr }

@.str = private unnamed_addr constant [4 x i8] c"bad\00", align 1, !dbg !0
@bad = internal global i32 0, align 4, !dbg !7
@all_cases = internal global ptr null, align 8, !dbg !20
@entry_control_assertion = internal global %struct.fault_case { ptr @.str.1, ptr @control_assertion, ptr null }, align 8, !dbg !38
@entry_control_abort = internal global %struct.fault_case { ptr @.str.5, ptr @control_abort, ptr null }, align 8, !dbg !65
@entry_control_unreachable = internal global %struct.fault_case { ptr @.str.6, ptr @control_unreachable, ptr null }, align 8, !dbg !72
@entry_control_trap = internal global %struct.fault_case { ptr @.str.7, ptr @control_trap, ptr null }, align 8, !dbg !79
@entry_control_fault_signal = internal global %struct.fault_case { ptr @.str.8, ptr @control_fault_signal, ptr null }, align 8, !dbg !86
@entry_control_exit_in_callee = internal global %struct.fault_case { ptr @.str.9, ptr @control_exit_in_callee, ptr null }, align 8, !dbg !90
@entry_control_reach_error = internal global %struct.fault_case { ptr @.str.11, ptr @control_reach_error, ptr null }, align 8, !dbg !107
@entry_control_endless_recursion = internal global %struct.fault_case { ptr @.str.12, ptr @control_endless_recursion, ptr null }, align 8, !dbg !114
@entry_control_endless_mutual_recursion = internal global %struct.fault_case { ptr @.str.13, ptr @control_endless_mutual_recursion, ptr null }, align 8, !dbg !121
@entry_control_computed_goto = internal global %struct.fault_case { ptr @.str.14, ptr @control_computed_goto, ptr null }, align 8, !dbg !125
@.str.1 = private unnamed_addr constant [18 x i8] c"control_assertion\00", align 1, !dbg !33
@.str.2 = private unnamed_addr constant [10 x i8] c"x is good\00", align 1, !dbg !40
@.str.3 = private unnamed_addr constant [22 x i8] c"x == 0 && \22x is good\22\00", align 1, !dbg !45
@.str.4 = private unnamed_addr constant [23 x i8] c"tests/faults/control.c\00", align 1, !dbg !50
@__PRETTY_FUNCTION__.control_assertion = private unnamed_addr constant [29 x i8] c"void control_assertion(void)\00", align 1, !dbg !55
@.str.5 = private unnamed_addr constant [14 x i8] c"control_abort\00", align 1, !dbg !60
@.str.6 = private unnamed_addr constant [20 x i8] c"control_unreachable\00", align 1, !dbg !67
@.str.7 = private unnamed_addr constant [13 x i8] c"control_trap\00", align 1, !dbg !74
@.str.8 = private unnamed_addr constant [21 x i8] c"control_fault_signal\00", align 1, !dbg !81
@.str.9 = private unnamed_addr constant [23 x i8] c"control_exit_in_callee\00", align 1, !dbg !88
@sink = internal global i32 0, align 4, !dbg !102
@.str.10 = private unnamed_addr constant [5 x i8] c"!bad\00", align 1, !dbg !92
@__PRETTY_FUNCTION__.control_exit_in_callee = private unnamed_addr constant [34 x i8] c"void control_exit_in_callee(void)\00", align 1, !dbg !97
@.str.11 = private unnamed_addr constant [20 x i8] c"control_reach_error\00", align 1, !dbg !105
@.str.12 = private unnamed_addr constant [26 x i8] c"control_endless_recursion\00", align 1, !dbg !109
@.str.13 = private unnamed_addr constant [33 x i8] c"control_endless_mutual_recursion\00", align 1, !dbg !116
@.str.14 = private unnamed_addr constant [22 x i8] c"control_computed_goto\00", align 1, !dbg !123
@__const.control_computed_goto.where = private unnamed_addr constant [2 x ptr] [ptr blockaddress(@control_computed_goto, %12), ptr blockaddress(@control_computed_goto, %13)], align 16
@llvm.global_ctors = appending global [10 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @add_control_assertion, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_control_abort, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_control_unreachable, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_control_trap, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_control_fault_signal, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_control_exit_in_callee, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_control_reach_error, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_control_endless_recursion, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_control_endless_mutual_recursion, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add_control_computed_goto, ptr null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !135 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !140, !DIExpression(), !141)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !142, !DIExpression(), !143)
  %7 = load i32, ptr %4, align 4, !dbg !144
  %8 = icmp sgt i32 %7, 2, !dbg !145
  br i1 %8, label %9, label %15, !dbg !146

9:                                                ; preds = %2
  %10 = load ptr, ptr %5, align 8, !dbg !147
  %11 = getelementptr inbounds ptr, ptr %10, i64 2, !dbg !147
  %12 = load ptr, ptr %11, align 8, !dbg !147
  %13 = call i32 @strcmp(ptr noundef %12, ptr noundef @.str) #7, !dbg !148
  %14 = icmp eq i32 %13, 0, !dbg !149
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !150
  %17 = zext i1 %16 to i32, !dbg !146
  store i32 %17, ptr @bad, align 4, !dbg !151
    #dbg_declare(ptr %6, !152, !DIExpression(), !154)
  %18 = load ptr, ptr @all_cases, align 8, !dbg !155
  store ptr %18, ptr %6, align 8, !dbg !154
  br label %19, !dbg !156

19:                                               ; preds = %39, %15
  %20 = load ptr, ptr %6, align 8, !dbg !157
  %21 = icmp ne ptr %20, null, !dbg !159
  br i1 %21, label %22, label %43, !dbg !159

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4, !dbg !160
  %24 = icmp sgt i32 %23, 1, !dbg !162
  br i1 %24, label %25, label %38, !dbg !163

25:                                               ; preds = %22
  %26 = load ptr, ptr %5, align 8, !dbg !164
  %27 = getelementptr inbounds ptr, ptr %26, i64 1, !dbg !164
  %28 = load ptr, ptr %27, align 8, !dbg !164
  %29 = load ptr, ptr %6, align 8, !dbg !165
  %30 = getelementptr inbounds %struct.fault_case, ptr %29, i32 0, i32 0, !dbg !166
  %31 = load ptr, ptr %30, align 8, !dbg !166
  %32 = call i32 @strcmp(ptr noundef %28, ptr noundef %31) #7, !dbg !167
  %33 = icmp eq i32 %32, 0, !dbg !168
  br i1 %33, label %34, label %38, !dbg !169

34:                                               ; preds = %25
  %35 = load ptr, ptr %6, align 8, !dbg !170
  %36 = getelementptr inbounds %struct.fault_case, ptr %35, i32 0, i32 1, !dbg !172
  %37 = load ptr, ptr %36, align 8, !dbg !172
  call void %37(), !dbg !170
  store i32 0, ptr %3, align 4, !dbg !173
  br label %44, !dbg !173

38:                                               ; preds = %25, %22
  br label %39, !dbg !174

39:                                               ; preds = %38
  %40 = load ptr, ptr %6, align 8, !dbg !175
  %41 = getelementptr inbounds %struct.fault_case, ptr %40, i32 0, i32 2, !dbg !176
  %42 = load ptr, ptr %41, align 8, !dbg !176
  store ptr %42, ptr %6, align 8, !dbg !177
  br label %19, !dbg !178, !llvm.loop !179

43:                                               ; preds = %19
  store i32 99, ptr %3, align 4, !dbg !182
  br label %44, !dbg !182

44:                                               ; preds = %43, %34
  %45 = load i32, ptr %3, align 4, !dbg !183
  ret i32 %45, !dbg !183
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_control_assertion() #0 !dbg !184 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !185
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_control_assertion, i32 0, i32 2), align 8, !dbg !185
  store ptr @entry_control_assertion, ptr @all_cases, align 8, !dbg !185
  ret void, !dbg !185
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_control_abort() #0 !dbg !186 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !187
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_control_abort, i32 0, i32 2), align 8, !dbg !187
  store ptr @entry_control_abort, ptr @all_cases, align 8, !dbg !187
  ret void, !dbg !187
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_control_unreachable() #0 !dbg !188 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !189
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_control_unreachable, i32 0, i32 2), align 8, !dbg !189
  store ptr @entry_control_unreachable, ptr @all_cases, align 8, !dbg !189
  ret void, !dbg !189
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_control_trap() #0 !dbg !190 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !191
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_control_trap, i32 0, i32 2), align 8, !dbg !191
  store ptr @entry_control_trap, ptr @all_cases, align 8, !dbg !191
  ret void, !dbg !191
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_control_fault_signal() #0 !dbg !192 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !193
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_control_fault_signal, i32 0, i32 2), align 8, !dbg !193
  store ptr @entry_control_fault_signal, ptr @all_cases, align 8, !dbg !193
  ret void, !dbg !193
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_control_exit_in_callee() #0 !dbg !194 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !195
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_control_exit_in_callee, i32 0, i32 2), align 8, !dbg !195
  store ptr @entry_control_exit_in_callee, ptr @all_cases, align 8, !dbg !195
  ret void, !dbg !195
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_control_reach_error() #0 !dbg !196 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !197
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_control_reach_error, i32 0, i32 2), align 8, !dbg !197
  store ptr @entry_control_reach_error, ptr @all_cases, align 8, !dbg !197
  ret void, !dbg !197
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_control_endless_recursion() #0 !dbg !198 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !199
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_control_endless_recursion, i32 0, i32 2), align 8, !dbg !199
  store ptr @entry_control_endless_recursion, ptr @all_cases, align 8, !dbg !199
  ret void, !dbg !199
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_control_endless_mutual_recursion() #0 !dbg !200 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !201
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_control_endless_mutual_recursion, i32 0, i32 2), align 8, !dbg !201
  store ptr @entry_control_endless_mutual_recursion, ptr @all_cases, align 8, !dbg !201
  ret void, !dbg !201
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_control_computed_goto() #0 !dbg !202 {
  %1 = load ptr, ptr @all_cases, align 8, !dbg !203
  store ptr %1, ptr getelementptr inbounds (%struct.fault_case, ptr @entry_control_computed_goto, i32 0, i32 2), align 8, !dbg !203
  store ptr @entry_control_computed_goto, ptr @all_cases, align 8, !dbg !203
  ret void, !dbg !203
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @control_assertion() #0 !dbg !204 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !205, !DIExpression(), !206)
  %2 = load i32, ptr @bad, align 4, !dbg !207
  store i32 %2, ptr %1, align 4, !dbg !206
  %3 = load i32, ptr %1, align 4, !dbg !208
  %4 = icmp eq i32 %3, 0, !dbg !208
  br i1 %4, label %5, label %7, !dbg !208

5:                                                ; preds = %0
  br i1 true, label %6, label %7, !dbg !211

6:                                                ; preds = %5
  br label %8, !dbg !211

7:                                                ; preds = %5, %0
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.4, i32 noundef 13, ptr noundef @__PRETTY_FUNCTION__.control_assertion) #8, !dbg !208
  unreachable, !dbg !208

8:                                                ; preds = %6
  ret void, !dbg !212
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @control_abort() #0 !dbg !213 {
  %1 = load i32, ptr @bad, align 4, !dbg !214
  %2 = icmp ne i32 %1, 0, !dbg !214
  br i1 %2, label %3, label %4, !dbg !216

3:                                                ; preds = %0
  call void @abort() #8, !dbg !217
  unreachable, !dbg !217

4:                                                ; preds = %0
  ret void, !dbg !218
}

; Function Attrs: noreturn nounwind
declare void @abort() #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @control_unreachable() #0 !dbg !219 {
  %1 = load i32, ptr @bad, align 4, !dbg !220
  %2 = icmp ne i32 %1, 0, !dbg !220
  br i1 %2, label %3, label %4, !dbg !222

3:                                                ; preds = %0
  unreachable, !dbg !223

4:                                                ; preds = %0
  ret void, !dbg !224
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @control_trap() #0 !dbg !225 {
  %1 = load i32, ptr @bad, align 4, !dbg !226
  %2 = icmp ne i32 %1, 0, !dbg !226
  br i1 %2, label %3, label %4, !dbg !228

3:                                                ; preds = %0
  call void @llvm.trap(), !dbg !229
  br label %4, !dbg !229

4:                                                ; preds = %3, %0
  ret void, !dbg !230
}

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @control_fault_signal() #0 !dbg !231 {
  %1 = load i32, ptr @bad, align 4, !dbg !232
  %2 = icmp ne i32 %1, 0, !dbg !232
  %3 = zext i1 %2 to i64, !dbg !232
  %4 = select i1 %2, ptr null, ptr inttoptr (i64 1 to ptr), !dbg !232
  %5 = call ptr @signal(i32 noundef 8, ptr noundef %4) #9, !dbg !233
  %6 = call i32 @raise(i32 noundef 8) #9, !dbg !234
  ret void, !dbg !235
}

; Function Attrs: nounwind
declare ptr @signal(i32 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @raise(i32 noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @control_exit_in_callee() #0 !dbg !236 {
  %1 = load i32, ptr @bad, align 4, !dbg !237
  %2 = call i32 @nothing_returned(i32 noundef %1), !dbg !238
  store volatile i32 %2, ptr @sink, align 4, !dbg !239
  %3 = load i32, ptr @bad, align 4, !dbg !240
  %4 = icmp ne i32 %3, 0, !dbg !240
  br i1 %4, label %6, label %5, !dbg !243

5:                                                ; preds = %0
  br label %7, !dbg !243

6:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str.10, ptr noundef @.str.4, i32 noundef 50, ptr noundef @__PRETTY_FUNCTION__.control_exit_in_callee) #8, !dbg !240
  unreachable, !dbg !240

7:                                                ; preds = %5
  ret void, !dbg !244
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @nothing_returned(i32 noundef %0) #0 !dbg !245 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !248, !DIExpression(), !249)
  %3 = load i32, ptr %2, align 4, !dbg !250
  %4 = icmp ne i32 %3, 0, !dbg !250
  br i1 %4, label %5, label %6, !dbg !252

5:                                                ; preds = %1
  ret i32 1, !dbg !253

6:                                                ; preds = %1
  call void @exit(i32 noundef 0) #8, !dbg !254
  unreachable, !dbg !254
}

; Function Attrs: noreturn nounwind
declare void @exit(i32 noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @control_reach_error() #0 !dbg !255 {
  %1 = load i32, ptr @bad, align 4, !dbg !256
  %2 = icmp ne i32 %1, 0, !dbg !256
  br i1 %2, label %3, label %4, !dbg !258

3:                                                ; preds = %0
  call void @reach_error(), !dbg !259
  br label %4, !dbg !259

4:                                                ; preds = %3, %0
  ret void, !dbg !260
}

declare void @reach_error() #5

; Function Attrs: noinline nounwind optnone uwtable
define internal void @control_endless_recursion() #0 !dbg !261 {
  %1 = call i32 @down(i32 noundef 5), !dbg !262
  store volatile i32 %1, ptr @sink, align 4, !dbg !263
  ret void, !dbg !264
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @down(i32 noundef %0) #0 !dbg !265 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !266, !DIExpression(), !267)
  %3 = load i32, ptr %2, align 4, !dbg !268
  %4 = icmp sle i32 %3, 0, !dbg !269
  br i1 %4, label %5, label %6, !dbg !268

5:                                                ; preds = %1
  br label %19, !dbg !268

6:                                                ; preds = %1
  %7 = load i32, ptr @bad, align 4, !dbg !270
  %8 = icmp ne i32 %7, 0, !dbg !270
  br i1 %8, label %9, label %12, !dbg !270

9:                                                ; preds = %6
  %10 = load i32, ptr %2, align 4, !dbg !271
  %11 = add nsw i32 %10, 1, !dbg !272
  br label %15, !dbg !270

12:                                               ; preds = %6
  %13 = load i32, ptr %2, align 4, !dbg !273
  %14 = sub nsw i32 %13, 1, !dbg !274
  br label %15, !dbg !270

15:                                               ; preds = %12, %9
  %16 = phi i32 [ %11, %9 ], [ %14, %12 ], !dbg !270
  %17 = call i32 @down(i32 noundef %16), !dbg !275
  %18 = add nsw i32 1, %17, !dbg !276
  br label %19, !dbg !268

19:                                               ; preds = %15, %5
  %20 = phi i32 [ 0, %5 ], [ %18, %15 ], !dbg !268
  ret i32 %20, !dbg !277
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @control_endless_mutual_recursion() #0 !dbg !278 {
  %1 = load i32, ptr @bad, align 4, !dbg !279
  %2 = icmp ne i32 %1, 0, !dbg !279
  %3 = zext i1 %2 to i64, !dbg !279
  %4 = select i1 %2, i32 4, i32 4, !dbg !279
  call void @even(i32 noundef %4), !dbg !280
  ret void, !dbg !281
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @even(i32 noundef %0) #0 !dbg !282 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !283, !DIExpression(), !284)
  %3 = load i32, ptr %2, align 4, !dbg !285
  %4 = load i32, ptr @bad, align 4, !dbg !287
  %5 = icmp ne i32 %4, 0, !dbg !287
  %6 = zext i1 %5 to i64, !dbg !287
  %7 = select i1 %5, i32 -1, i32 0, !dbg !287
  %8 = icmp ne i32 %3, %7, !dbg !288
  br i1 %8, label %9, label %17, !dbg !289

9:                                                ; preds = %1
  %10 = load i32, ptr %2, align 4, !dbg !290
  %11 = sub nsw i32 %10, 1, !dbg !291
  %12 = load i32, ptr @bad, align 4, !dbg !292
  %13 = icmp ne i32 %12, 0, !dbg !292
  %14 = zext i1 %13 to i64, !dbg !292
  %15 = select i1 %13, i32 2, i32 0, !dbg !292
  %16 = add nsw i32 %11, %15, !dbg !293
  call void @odd(i32 noundef %16), !dbg !294
  br label %17, !dbg !294

17:                                               ; preds = %9, %1
  ret void, !dbg !295
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @odd(i32 noundef %0) #0 !dbg !296 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !297, !DIExpression(), !298)
  %3 = load i32, ptr %2, align 4, !dbg !299
  %4 = icmp ne i32 %3, 0, !dbg !299
  br i1 %4, label %5, label %8, !dbg !301

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 4, !dbg !302
  %7 = sub nsw i32 %6, 1, !dbg !303
  call void @even(i32 noundef %7), !dbg !304
  br label %8, !dbg !304

8:                                                ; preds = %5, %1
  ret void, !dbg !305
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @control_computed_goto() #0 !dbg !306 {
  %1 = alloca [2 x ptr], align 16
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !307, !DIExpression(), !312)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %1, ptr align 16 @__const.control_computed_goto.where, i64 16, i1 false), !dbg !312
    #dbg_declare(ptr %2, !313, !DIExpression(), !314)
  %3 = getelementptr inbounds [2 x ptr], ptr %1, i64 0, i64 1, !dbg !315
  %4 = load ptr, ptr %3, align 8, !dbg !315
  store ptr %4, ptr %2, align 8, !dbg !314
  %5 = load i32, ptr @bad, align 4, !dbg !316
  %6 = icmp ne i32 %5, 0, !dbg !316
  br i1 %6, label %7, label %10, !dbg !318

7:                                                ; preds = %0
  %8 = load ptr, ptr %2, align 8, !dbg !319
  %9 = getelementptr inbounds i8, ptr %8, i64 1, !dbg !320
  store ptr %9, ptr %2, align 8, !dbg !321
  br label %10, !dbg !322

10:                                               ; preds = %7, %0
  %11 = load ptr, ptr %2, align 8, !dbg !323
  br label %14, !dbg !324

12:                                               ; preds = %14
    #dbg_label(!325, !326)
  store volatile i32 1, ptr @sink, align 4, !dbg !327
  br label %13, !dbg !328

13:                                               ; preds = %12, %14
    #dbg_label(!329, !330)
  store volatile i32 2, ptr @sink, align 4, !dbg !331
  ret void, !dbg !332

14:                                               ; preds = %10
  %15 = phi ptr [ %11, %10 ]
  indirectbr ptr %15, [label %12, label %13]
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #6

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nounwind willreturn memory(read) }
attributes #8 = { noreturn nounwind }
attributes #9 = { nounwind }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!127, !128, !129, !130, !131, !132, !133}
!llvm.ident = !{!134}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "tests/faults/faults.h", directory: ".", checksumkind: CSK_MD5, checksum: "36c151c83d221557efe9f5664ce6ff0b")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "bad", scope: !9, file: !2, line: 18, type: !17, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !10, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !19, splitDebugInlining: false, nameTableKind: None)
!10 = !DIFile(filename: "tests/faults/control.c", directory: ".", checksumkind: CSK_MD5, checksum: "622c4114f0a1a0a2ebd444a07b289d28")
!11 = !{!12, !18}
!12 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sighandler_t", file: !13, line: 72, baseType: !14)
!13 = !DIFile(filename: "/usr/include/signal.h", directory: "", checksumkind: CSK_MD5, checksum: "331e107bf774bb600ec675d0db0b92ce")
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DISubroutineType(types: !16)
!16 = !{null, !17}
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!19 = !{!0, !20, !7, !33, !38, !40, !45, !50, !55, !60, !65, !67, !72, !74, !79, !81, !86, !88, !90, !92, !97, !102, !105, !107, !109, !114, !116, !121, !123, !125}
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "all_cases", scope: !9, file: !2, line: 17, type: !22, isLocal: true, isDefinition: true)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fault_case", file: !2, line: 12, size: 192, elements: !24)
!24 = !{!25, !28, !32}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !23, file: !2, line: 13, baseType: !26, size: 64)
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64)
!27 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "run", scope: !23, file: !2, line: 14, baseType: !29, size: 64, offset: 64)
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!30 = !DISubroutineType(types: !31)
!31 = !{null}
!32 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !23, file: !2, line: 15, baseType: !22, size: 64, offset: 128)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !10, line: 10, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 144, elements: !36)
!36 = !{!37}
!37 = !DISubrange(count: 18)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "entry_control_assertion", scope: !9, file: !10, line: 10, type: !23, isLocal: true, isDefinition: true)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(scope: null, file: !10, line: 13, type: !42, isLocal: true, isDefinition: true)
!42 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !43)
!43 = !{!44}
!44 = !DISubrange(count: 10)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(scope: null, file: !10, line: 13, type: !47, isLocal: true, isDefinition: true)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 176, elements: !48)
!48 = !{!49}
!49 = !DISubrange(count: 22)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(scope: null, file: !10, line: 13, type: !52, isLocal: true, isDefinition: true)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 184, elements: !53)
!53 = !{!54}
!54 = !DISubrange(count: 23)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(scope: null, file: !10, line: 13, type: !57, isLocal: true, isDefinition: true)
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 232, elements: !58)
!58 = !{!59}
!59 = !DISubrange(count: 29)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(scope: null, file: !10, line: 16, type: !62, isLocal: true, isDefinition: true)
!62 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !63)
!63 = !{!64}
!64 = !DISubrange(count: 14)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(name: "entry_control_abort", scope: !9, file: !10, line: 16, type: !23, isLocal: true, isDefinition: true)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(scope: null, file: !10, line: 22, type: !69, isLocal: true, isDefinition: true)
!69 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !70)
!70 = !{!71}
!71 = !DISubrange(count: 20)
!72 = !DIGlobalVariableExpression(var: !73, expr: !DIExpression())
!73 = distinct !DIGlobalVariable(name: "entry_control_unreachable", scope: !9, file: !10, line: 22, type: !23, isLocal: true, isDefinition: true)
!74 = !DIGlobalVariableExpression(var: !75, expr: !DIExpression())
!75 = distinct !DIGlobalVariable(scope: null, file: !10, line: 28, type: !76, isLocal: true, isDefinition: true)
!76 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !77)
!77 = !{!78}
!78 = !DISubrange(count: 13)
!79 = !DIGlobalVariableExpression(var: !80, expr: !DIExpression())
!80 = distinct !DIGlobalVariable(name: "entry_control_trap", scope: !9, file: !10, line: 28, type: !23, isLocal: true, isDefinition: true)
!81 = !DIGlobalVariableExpression(var: !82, expr: !DIExpression())
!82 = distinct !DIGlobalVariable(scope: null, file: !10, line: 34, type: !83, isLocal: true, isDefinition: true)
!83 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 168, elements: !84)
!84 = !{!85}
!85 = !DISubrange(count: 21)
!86 = !DIGlobalVariableExpression(var: !87, expr: !DIExpression())
!87 = distinct !DIGlobalVariable(name: "entry_control_fault_signal", scope: !9, file: !10, line: 34, type: !23, isLocal: true, isDefinition: true)
!88 = !DIGlobalVariableExpression(var: !89, expr: !DIExpression())
!89 = distinct !DIGlobalVariable(scope: null, file: !10, line: 47, type: !52, isLocal: true, isDefinition: true)
!90 = !DIGlobalVariableExpression(var: !91, expr: !DIExpression())
!91 = distinct !DIGlobalVariable(name: "entry_control_exit_in_callee", scope: !9, file: !10, line: 47, type: !23, isLocal: true, isDefinition: true)
!92 = !DIGlobalVariableExpression(var: !93, expr: !DIExpression())
!93 = distinct !DIGlobalVariable(scope: null, file: !10, line: 50, type: !94, isLocal: true, isDefinition: true)
!94 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !95)
!95 = !{!96}
!96 = !DISubrange(count: 5)
!97 = !DIGlobalVariableExpression(var: !98, expr: !DIExpression())
!98 = distinct !DIGlobalVariable(scope: null, file: !10, line: 50, type: !99, isLocal: true, isDefinition: true)
!99 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 272, elements: !100)
!100 = !{!101}
!101 = !DISubrange(count: 34)
!102 = !DIGlobalVariableExpression(var: !103, expr: !DIExpression())
!103 = distinct !DIGlobalVariable(name: "sink", scope: !9, file: !10, line: 8, type: !104, isLocal: true, isDefinition: true)
!104 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !17)
!105 = !DIGlobalVariableExpression(var: !106, expr: !DIExpression())
!106 = distinct !DIGlobalVariable(scope: null, file: !10, line: 53, type: !69, isLocal: true, isDefinition: true)
!107 = !DIGlobalVariableExpression(var: !108, expr: !DIExpression())
!108 = distinct !DIGlobalVariable(name: "entry_control_reach_error", scope: !9, file: !10, line: 53, type: !23, isLocal: true, isDefinition: true)
!109 = !DIGlobalVariableExpression(var: !110, expr: !DIExpression())
!110 = distinct !DIGlobalVariable(scope: null, file: !10, line: 64, type: !111, isLocal: true, isDefinition: true)
!111 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 208, elements: !112)
!112 = !{!113}
!113 = !DISubrange(count: 26)
!114 = !DIGlobalVariableExpression(var: !115, expr: !DIExpression())
!115 = distinct !DIGlobalVariable(name: "entry_control_endless_recursion", scope: !9, file: !10, line: 64, type: !23, isLocal: true, isDefinition: true)
!116 = !DIGlobalVariableExpression(var: !117, expr: !DIExpression())
!117 = distinct !DIGlobalVariable(scope: null, file: !10, line: 73, type: !118, isLocal: true, isDefinition: true)
!118 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 264, elements: !119)
!119 = !{!120}
!120 = !DISubrange(count: 33)
!121 = !DIGlobalVariableExpression(var: !122, expr: !DIExpression())
!122 = distinct !DIGlobalVariable(name: "entry_control_endless_mutual_recursion", scope: !9, file: !10, line: 73, type: !23, isLocal: true, isDefinition: true)
!123 = !DIGlobalVariableExpression(var: !124, expr: !DIExpression())
!124 = distinct !DIGlobalVariable(scope: null, file: !10, line: 78, type: !47, isLocal: true, isDefinition: true)
!125 = !DIGlobalVariableExpression(var: !126, expr: !DIExpression())
!126 = distinct !DIGlobalVariable(name: "entry_control_computed_goto", scope: !9, file: !10, line: 78, type: !23, isLocal: true, isDefinition: true)
!127 = !{i32 7, !"Dwarf Version", i32 5}
!128 = !{i32 2, !"Debug Info Version", i32 3}
!129 = !{i32 1, !"wchar_size", i32 4}
!130 = !{i32 8, !"PIC Level", i32 2}
!131 = !{i32 7, !"PIE Level", i32 2}
!132 = !{i32 7, !"uwtable", i32 2}
!133 = !{i32 7, !"frame-pointer", i32 2}
!134 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!135 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 30, type: !136, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !139)
!136 = !DISubroutineType(types: !137)
!137 = !{!17, !17, !138}
!138 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!139 = !{}
!140 = !DILocalVariable(name: "argc", arg: 1, scope: !135, file: !2, line: 30, type: !17)
!141 = !DILocation(line: 30, column: 14, scope: !135)
!142 = !DILocalVariable(name: "argv", arg: 2, scope: !135, file: !2, line: 30, type: !138)
!143 = !DILocation(line: 30, column: 27, scope: !135)
!144 = !DILocation(line: 32, column: 11, scope: !135)
!145 = !DILocation(line: 32, column: 16, scope: !135)
!146 = !DILocation(line: 32, column: 20, scope: !135)
!147 = !DILocation(line: 32, column: 30, scope: !135)
!148 = !DILocation(line: 32, column: 23, scope: !135)
!149 = !DILocation(line: 32, column: 46, scope: !135)
!150 = !DILocation(line: 0, scope: !135)
!151 = !DILocation(line: 32, column: 9, scope: !135)
!152 = !DILocalVariable(name: "c", scope: !153, file: !2, line: 33, type: !22)
!153 = distinct !DILexicalBlock(scope: !135, file: !2, line: 33, column: 5)
!154 = !DILocation(line: 33, column: 29, scope: !153)
!155 = !DILocation(line: 33, column: 33, scope: !153)
!156 = !DILocation(line: 33, column: 10, scope: !153)
!157 = !DILocation(line: 33, column: 44, scope: !158)
!158 = distinct !DILexicalBlock(scope: !153, file: !2, line: 33, column: 5)
!159 = !DILocation(line: 33, column: 5, scope: !153)
!160 = !DILocation(line: 34, column: 13, scope: !161)
!161 = distinct !DILexicalBlock(scope: !158, file: !2, line: 34, column: 13)
!162 = !DILocation(line: 34, column: 18, scope: !161)
!163 = !DILocation(line: 34, column: 22, scope: !161)
!164 = !DILocation(line: 34, column: 32, scope: !161)
!165 = !DILocation(line: 34, column: 41, scope: !161)
!166 = !DILocation(line: 34, column: 44, scope: !161)
!167 = !DILocation(line: 34, column: 25, scope: !161)
!168 = !DILocation(line: 34, column: 50, scope: !161)
!169 = !DILocation(line: 34, column: 13, scope: !158)
!170 = !DILocation(line: 35, column: 13, scope: !171)
!171 = distinct !DILexicalBlock(scope: !161, file: !2, line: 34, column: 56)
!172 = !DILocation(line: 35, column: 16, scope: !171)
!173 = !DILocation(line: 36, column: 13, scope: !171)
!174 = !DILocation(line: 34, column: 53, scope: !161)
!175 = !DILocation(line: 33, column: 51, scope: !158)
!176 = !DILocation(line: 33, column: 54, scope: !158)
!177 = !DILocation(line: 33, column: 49, scope: !158)
!178 = !DILocation(line: 33, column: 5, scope: !158)
!179 = distinct !{!179, !159, !180, !181}
!180 = !DILocation(line: 37, column: 9, scope: !153)
!181 = !{!"llvm.loop.mustprogress"}
!182 = !DILocation(line: 38, column: 5, scope: !135)
!183 = !DILocation(line: 39, column: 1, scope: !135)
!184 = distinct !DISubprogram(name: "add_control_assertion", scope: !10, file: !10, line: 10, type: !30, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!185 = !DILocation(line: 10, column: 1, scope: !184)
!186 = distinct !DISubprogram(name: "add_control_abort", scope: !10, file: !10, line: 16, type: !30, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!187 = !DILocation(line: 16, column: 1, scope: !186)
!188 = distinct !DISubprogram(name: "add_control_unreachable", scope: !10, file: !10, line: 22, type: !30, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!189 = !DILocation(line: 22, column: 1, scope: !188)
!190 = distinct !DISubprogram(name: "add_control_trap", scope: !10, file: !10, line: 28, type: !30, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!191 = !DILocation(line: 28, column: 1, scope: !190)
!192 = distinct !DISubprogram(name: "add_control_fault_signal", scope: !10, file: !10, line: 34, type: !30, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!193 = !DILocation(line: 34, column: 1, scope: !192)
!194 = distinct !DISubprogram(name: "add_control_exit_in_callee", scope: !10, file: !10, line: 47, type: !30, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!195 = !DILocation(line: 47, column: 1, scope: !194)
!196 = distinct !DISubprogram(name: "add_control_reach_error", scope: !10, file: !10, line: 53, type: !30, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!197 = !DILocation(line: 53, column: 1, scope: !196)
!198 = distinct !DISubprogram(name: "add_control_endless_recursion", scope: !10, file: !10, line: 64, type: !30, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!199 = !DILocation(line: 64, column: 1, scope: !198)
!200 = distinct !DISubprogram(name: "add_control_endless_mutual_recursion", scope: !10, file: !10, line: 73, type: !30, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!201 = !DILocation(line: 73, column: 1, scope: !200)
!202 = distinct !DISubprogram(name: "add_control_computed_goto", scope: !10, file: !10, line: 78, type: !30, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!203 = !DILocation(line: 78, column: 1, scope: !202)
!204 = distinct !DISubprogram(name: "control_assertion", scope: !10, file: !10, line: 10, type: !30, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !139)
!205 = !DILocalVariable(name: "x", scope: !204, file: !10, line: 12, type: !17)
!206 = !DILocation(line: 12, column: 9, scope: !204)
!207 = !DILocation(line: 12, column: 13, scope: !204)
!208 = !DILocation(line: 13, column: 5, scope: !209)
!209 = distinct !DILexicalBlock(scope: !210, file: !10, line: 13, column: 5)
!210 = distinct !DILexicalBlock(scope: !204, file: !10, line: 13, column: 5)
!211 = !DILocation(line: 13, column: 5, scope: !210)
!212 = !DILocation(line: 14, column: 1, scope: !204)
!213 = distinct !DISubprogram(name: "control_abort", scope: !10, file: !10, line: 16, type: !30, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!214 = !DILocation(line: 18, column: 9, scope: !215)
!215 = distinct !DILexicalBlock(scope: !213, file: !10, line: 18, column: 9)
!216 = !DILocation(line: 18, column: 9, scope: !213)
!217 = !DILocation(line: 19, column: 9, scope: !215)
!218 = !DILocation(line: 20, column: 1, scope: !213)
!219 = distinct !DISubprogram(name: "control_unreachable", scope: !10, file: !10, line: 22, type: !30, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!220 = !DILocation(line: 24, column: 9, scope: !221)
!221 = distinct !DILexicalBlock(scope: !219, file: !10, line: 24, column: 9)
!222 = !DILocation(line: 24, column: 9, scope: !219)
!223 = !DILocation(line: 25, column: 9, scope: !221)
!224 = !DILocation(line: 26, column: 1, scope: !219)
!225 = distinct !DISubprogram(name: "control_trap", scope: !10, file: !10, line: 28, type: !30, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!226 = !DILocation(line: 30, column: 9, scope: !227)
!227 = distinct !DILexicalBlock(scope: !225, file: !10, line: 30, column: 9)
!228 = !DILocation(line: 30, column: 9, scope: !225)
!229 = !DILocation(line: 31, column: 9, scope: !227)
!230 = !DILocation(line: 32, column: 1, scope: !225)
!231 = distinct !DISubprogram(name: "control_fault_signal", scope: !10, file: !10, line: 34, type: !30, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!232 = !DILocation(line: 36, column: 20, scope: !231)
!233 = !DILocation(line: 36, column: 5, scope: !231)
!234 = !DILocation(line: 37, column: 5, scope: !231)
!235 = !DILocation(line: 38, column: 1, scope: !231)
!236 = distinct !DISubprogram(name: "control_exit_in_callee", scope: !10, file: !10, line: 47, type: !30, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!237 = !DILocation(line: 49, column: 29, scope: !236)
!238 = !DILocation(line: 49, column: 12, scope: !236)
!239 = !DILocation(line: 49, column: 10, scope: !236)
!240 = !DILocation(line: 50, column: 5, scope: !241)
!241 = distinct !DILexicalBlock(scope: !242, file: !10, line: 50, column: 5)
!242 = distinct !DILexicalBlock(scope: !236, file: !10, line: 50, column: 5)
!243 = !DILocation(line: 50, column: 5, scope: !242)
!244 = !DILocation(line: 51, column: 1, scope: !236)
!245 = distinct !DISubprogram(name: "nothing_returned", scope: !10, file: !10, line: 40, type: !246, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !139)
!246 = !DISubroutineType(types: !247)
!247 = !{!17, !17}
!248 = !DILocalVariable(name: "x", arg: 1, scope: !245, file: !10, line: 40, type: !17)
!249 = !DILocation(line: 40, column: 33, scope: !245)
!250 = !DILocation(line: 42, column: 9, scope: !251)
!251 = distinct !DILexicalBlock(scope: !245, file: !10, line: 42, column: 9)
!252 = !DILocation(line: 42, column: 9, scope: !245)
!253 = !DILocation(line: 43, column: 9, scope: !251)
!254 = !DILocation(line: 44, column: 5, scope: !245)
!255 = distinct !DISubprogram(name: "control_reach_error", scope: !10, file: !10, line: 53, type: !30, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!256 = !DILocation(line: 55, column: 9, scope: !257)
!257 = distinct !DILexicalBlock(scope: !255, file: !10, line: 55, column: 9)
!258 = !DILocation(line: 55, column: 9, scope: !255)
!259 = !DILocation(line: 56, column: 9, scope: !257)
!260 = !DILocation(line: 57, column: 1, scope: !255)
!261 = distinct !DISubprogram(name: "control_endless_recursion", scope: !10, file: !10, line: 64, type: !30, scopeLine: 65, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!262 = !DILocation(line: 66, column: 12, scope: !261)
!263 = !DILocation(line: 66, column: 10, scope: !261)
!264 = !DILocation(line: 67, column: 1, scope: !261)
!265 = distinct !DISubprogram(name: "down", scope: !10, file: !10, line: 59, type: !246, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !139)
!266 = !DILocalVariable(name: "n", arg: 1, scope: !265, file: !10, line: 59, type: !17)
!267 = !DILocation(line: 59, column: 21, scope: !265)
!268 = !DILocation(line: 61, column: 12, scope: !265)
!269 = !DILocation(line: 61, column: 14, scope: !265)
!270 = !DILocation(line: 61, column: 34, scope: !265)
!271 = !DILocation(line: 61, column: 40, scope: !265)
!272 = !DILocation(line: 61, column: 42, scope: !265)
!273 = !DILocation(line: 61, column: 48, scope: !265)
!274 = !DILocation(line: 61, column: 50, scope: !265)
!275 = !DILocation(line: 61, column: 29, scope: !265)
!276 = !DILocation(line: 61, column: 27, scope: !265)
!277 = !DILocation(line: 61, column: 5, scope: !265)
!278 = distinct !DISubprogram(name: "control_endless_mutual_recursion", scope: !10, file: !10, line: 73, type: !30, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!279 = !DILocation(line: 75, column: 10, scope: !278)
!280 = !DILocation(line: 75, column: 5, scope: !278)
!281 = !DILocation(line: 76, column: 1, scope: !278)
!282 = distinct !DISubprogram(name: "even", scope: !10, file: !10, line: 71, type: !15, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !139)
!283 = !DILocalVariable(name: "n", arg: 1, scope: !282, file: !10, line: 71, type: !17)
!284 = !DILocation(line: 71, column: 69, scope: !282)
!285 = !DILocation(line: 71, column: 78, scope: !286)
!286 = distinct !DILexicalBlock(scope: !282, file: !10, line: 71, column: 78)
!287 = !DILocation(line: 71, column: 84, scope: !286)
!288 = !DILocation(line: 71, column: 80, scope: !286)
!289 = !DILocation(line: 71, column: 78, scope: !282)
!290 = !DILocation(line: 71, column: 103, scope: !286)
!291 = !DILocation(line: 71, column: 105, scope: !286)
!292 = !DILocation(line: 71, column: 112, scope: !286)
!293 = !DILocation(line: 71, column: 109, scope: !286)
!294 = !DILocation(line: 71, column: 99, scope: !286)
!295 = !DILocation(line: 71, column: 127, scope: !282)
!296 = distinct !DISubprogram(name: "odd", scope: !10, file: !10, line: 71, type: !15, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !139)
!297 = !DILocalVariable(name: "n", arg: 1, scope: !296, file: !10, line: 71, type: !17)
!298 = !DILocation(line: 71, column: 21, scope: !296)
!299 = !DILocation(line: 71, column: 30, scope: !300)
!300 = distinct !DILexicalBlock(scope: !296, file: !10, line: 71, column: 30)
!301 = !DILocation(line: 71, column: 30, scope: !296)
!302 = !DILocation(line: 71, column: 38, scope: !300)
!303 = !DILocation(line: 71, column: 40, scope: !300)
!304 = !DILocation(line: 71, column: 33, scope: !300)
!305 = !DILocation(line: 71, column: 46, scope: !296)
!306 = distinct !DISubprogram(name: "control_computed_goto", scope: !10, file: !10, line: 78, type: !30, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !139)
!307 = !DILocalVariable(name: "where", scope: !306, file: !10, line: 80, type: !308)
!308 = !DICompositeType(tag: DW_TAG_array_type, baseType: !309, size: 128, elements: !310)
!309 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!310 = !{!311}
!311 = !DISubrange(count: 2)
!312 = !DILocation(line: 80, column: 11, scope: !306)
!313 = !DILocalVariable(name: "target", scope: !306, file: !10, line: 81, type: !309)
!314 = !DILocation(line: 81, column: 11, scope: !306)
!315 = !DILocation(line: 81, column: 20, scope: !306)
!316 = !DILocation(line: 82, column: 9, scope: !317)
!317 = distinct !DILexicalBlock(scope: !306, file: !10, line: 82, column: 9)
!318 = !DILocation(line: 82, column: 9, scope: !306)
!319 = !DILocation(line: 83, column: 26, scope: !317)
!320 = !DILocation(line: 83, column: 33, scope: !317)
!321 = !DILocation(line: 83, column: 16, scope: !317)
!322 = !DILocation(line: 83, column: 9, scope: !317)
!323 = !DILocation(line: 84, column: 11, scope: !306)
!324 = !DILocation(line: 84, column: 5, scope: !306)
!325 = !DILabel(scope: !306, name: "first", file: !10, line: 85)
!326 = !DILocation(line: 85, column: 1, scope: !306)
!327 = !DILocation(line: 86, column: 10, scope: !306)
!328 = !DILocation(line: 86, column: 5, scope: !306)
!329 = !DILabel(scope: !306, name: "second", file: !10, line: 87)
!330 = !DILocation(line: 87, column: 1, scope: !306)
!331 = !DILocation(line: 88, column: 10, scope: !306)
!332 = !DILocation(line: 89, column: 1, scope: !306)
