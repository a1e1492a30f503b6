; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g tests/faults/control.c
; ModuleID = 'tests/faults/control.c'
source_filename = "tests/faults/control.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.fault_case = type { i8*, void ()*, %struct.fault_case* }

@.str = private unnamed_addr constant [4 x i8] c"bad\00", align 1
@bad = internal global i32 0, align 4, !dbg !0
@all_cases = internal global %struct.fault_case* null, align 8, !dbg !14
@entry_control_assertion = internal global %struct.fault_case { i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.1, i32 0, i32 0), void ()* @control_assertion, %struct.fault_case* null }, align 8, !dbg !28
@entry_control_abort = internal global %struct.fault_case { i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.5, i32 0, i32 0), void ()* @control_abort, %struct.fault_case* null }, align 8, !dbg !30
@entry_control_unreachable = internal global %struct.fault_case { i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.6, i32 0, i32 0), void ()* @control_unreachable, %struct.fault_case* null }, align 8, !dbg !32
@entry_control_trap = internal global %struct.fault_case { i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.7, i32 0, i32 0), void ()* @control_trap, %struct.fault_case* null }, align 8, !dbg !34
@entry_control_fault_signal = internal global %struct.fault_case { i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.8, i32 0, i32 0), void ()* @control_fault_signal, %struct.fault_case* null }, align 8, !dbg !36
@entry_control_exit_in_callee = internal global %struct.fault_case { i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.str.9, i32 0, i32 0), void ()* @control_exit_in_callee, %struct.fault_case* null }, align 8, !dbg !38
@entry_control_reach_error = internal global %struct.fault_case { i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.11, i32 0, i32 0), void ()* @control_reach_error, %struct.fault_case* null }, align 8, !dbg !43
@entry_control_endless_recursion = internal global %struct.fault_case { i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.12, i32 0, i32 0), void ()* @control_endless_recursion, %struct.fault_case* null }, align 8, !dbg !45
@entry_control_endless_mutual_recursion = internal global %struct.fault_case { i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.str.13, i32 0, i32 0), void ()* @control_endless_mutual_recursion, %struct.fault_case* null }, align 8, !dbg !47
@entry_control_computed_goto = internal global %struct.fault_case { i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.str.14, i32 0, i32 0), void ()* @control_computed_goto, %struct.fault_case* null }, align 8, !dbg !49
@.str.1 = private unnamed_addr constant [18 x i8] c"control_assertion\00", align 1
@.str.2 = private unnamed_addr constant [10 x i8] c"x is good\00", align 1
@.str.3 = private unnamed_addr constant [22 x i8] c"x == 0 && \22x is good\22\00", align 1
@.str.4 = private unnamed_addr constant [23 x i8] c"tests/faults/control.c\00", align 1
@__PRETTY_FUNCTION__.control_assertion = private unnamed_addr constant [29 x i8] c"void control_assertion(void)\00", align 1
@.str.5 = private unnamed_addr constant [14 x i8] c"control_abort\00", align 1
@.str.6 = private unnamed_addr constant [20 x i8] c"control_unreachable\00", align 1
@.str.7 = private unnamed_addr constant [13 x i8] c"control_trap\00", align 1
@.str.8 = private unnamed_addr constant [21 x i8] c"control_fault_signal\00", align 1
@.str.9 = private unnamed_addr constant [23 x i8] c"control_exit_in_callee\00", align 1
@sink = internal global i32 0, align 4, !dbg !40
@.str.10 = private unnamed_addr constant [5 x i8] c"!bad\00", align 1
@__PRETTY_FUNCTION__.control_exit_in_callee = private unnamed_addr constant [34 x i8] c"void control_exit_in_callee(void)\00", align 1
@.str.11 = private unnamed_addr constant [20 x i8] c"control_reach_error\00", align 1
@.str.12 = private unnamed_addr constant [26 x i8] c"control_endless_recursion\00", align 1
@.str.13 = private unnamed_addr constant [33 x i8] c"control_endless_mutual_recursion\00", align 1
@.str.14 = private unnamed_addr constant [22 x i8] c"control_computed_goto\00", align 1
@__const.control_computed_goto.where = private unnamed_addr constant [2 x i8*] [i8* blockaddress(@control_computed_goto, %13), i8* blockaddress(@control_computed_goto, %14)], align 16
@llvm.global_ctors = appending global [10 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @add_control_assertion, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_control_abort, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_control_unreachable, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_control_trap, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_control_fault_signal, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_control_exit_in_callee, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_control_reach_error, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_control_endless_recursion, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_control_endless_mutual_recursion, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_control_computed_goto, i8* null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 !dbg !59 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca %struct.fault_case*, align 8
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !64, metadata !DIExpression()), !dbg !65
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !66, metadata !DIExpression()), !dbg !67
  %7 = load i32, i32* %4, align 4, !dbg !68
  %8 = icmp sgt i32 %7, 2, !dbg !69
  br i1 %8, label %9, label %15, !dbg !70

9:                                                ; preds = %2
  %10 = load i8**, i8*** %5, align 8, !dbg !71
  %11 = getelementptr inbounds i8*, i8** %10, i64 2, !dbg !71
  %12 = load i8*, i8** %11, align 8, !dbg !71
  %13 = call i32 @strcmp(i8* noundef %12, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0)) #8, !dbg !72
  %14 = icmp eq i32 %13, 0, !dbg !73
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !74
  %17 = zext i1 %16 to i32, !dbg !70
  store i32 %17, i32* @bad, align 4, !dbg !75
  call void @llvm.dbg.declare(metadata %struct.fault_case** %6, metadata !76, metadata !DIExpression()), !dbg !78
  %18 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !79
  store %struct.fault_case* %18, %struct.fault_case** %6, align 8, !dbg !78
  br label %19, !dbg !80

19:                                               ; preds = %39, %15
  %20 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !81
  %21 = icmp ne %struct.fault_case* %20, null, !dbg !83
  br i1 %21, label %22, label %43, !dbg !83

22:                                               ; preds = %19
  %23 = load i32, i32* %4, align 4, !dbg !84
  %24 = icmp sgt i32 %23, 1, !dbg !86
  br i1 %24, label %25, label %38, !dbg !87

25:                                               ; preds = %22
  %26 = load i8**, i8*** %5, align 8, !dbg !88
  %27 = getelementptr inbounds i8*, i8** %26, i64 1, !dbg !88
  %28 = load i8*, i8** %27, align 8, !dbg !88
  %29 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !89
  %30 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %29, i32 0, i32 0, !dbg !90
  %31 = load i8*, i8** %30, align 8, !dbg !90
  %32 = call i32 @strcmp(i8* noundef %28, i8* noundef %31) #8, !dbg !91
  %33 = icmp eq i32 %32, 0, !dbg !92
  br i1 %33, label %34, label %38, !dbg !93

34:                                               ; preds = %25
  %35 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !94
  %36 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %35, i32 0, i32 1, !dbg !96
  %37 = load void ()*, void ()** %36, align 8, !dbg !96
  call void %37(), !dbg !94
  store i32 0, i32* %3, align 4, !dbg !97
  br label %44, !dbg !97

38:                                               ; preds = %25, %22
  br label %39, !dbg !98

39:                                               ; preds = %38
  %40 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !99
  %41 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %40, i32 0, i32 2, !dbg !100
  %42 = load %struct.fault_case*, %struct.fault_case** %41, align 8, !dbg !100
  store %struct.fault_case* %42, %struct.fault_case** %6, align 8, !dbg !101
  br label %19, !dbg !102, !llvm.loop !103

43:                                               ; preds = %19
  store i32 99, i32* %3, align 4, !dbg !106
  br label %44, !dbg !106

44:                                               ; preds = %43, %34
  %45 = load i32, i32* %3, align 4, !dbg !107
  ret i32 %45, !dbg !107
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind readonly willreturn
declare i32 @strcmp(i8* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_control_assertion() #0 !dbg !108 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !109
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_control_assertion, i32 0, i32 2), align 8, !dbg !109
  store %struct.fault_case* @entry_control_assertion, %struct.fault_case** @all_cases, align 8, !dbg !109
  ret void, !dbg !109
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_control_abort() #0 !dbg !110 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !111
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_control_abort, i32 0, i32 2), align 8, !dbg !111
  store %struct.fault_case* @entry_control_abort, %struct.fault_case** @all_cases, align 8, !dbg !111
  ret void, !dbg !111
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_control_unreachable() #0 !dbg !112 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !113
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_control_unreachable, i32 0, i32 2), align 8, !dbg !113
  store %struct.fault_case* @entry_control_unreachable, %struct.fault_case** @all_cases, align 8, !dbg !113
  ret void, !dbg !113
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_control_trap() #0 !dbg !114 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !115
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_control_trap, i32 0, i32 2), align 8, !dbg !115
  store %struct.fault_case* @entry_control_trap, %struct.fault_case** @all_cases, align 8, !dbg !115
  ret void, !dbg !115
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_control_fault_signal() #0 !dbg !116 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !117
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_control_fault_signal, i32 0, i32 2), align 8, !dbg !117
  store %struct.fault_case* @entry_control_fault_signal, %struct.fault_case** @all_cases, align 8, !dbg !117
  ret void, !dbg !117
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_control_exit_in_callee() #0 !dbg !118 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !119
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_control_exit_in_callee, i32 0, i32 2), align 8, !dbg !119
  store %struct.fault_case* @entry_control_exit_in_callee, %struct.fault_case** @all_cases, align 8, !dbg !119
  ret void, !dbg !119
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_control_reach_error() #0 !dbg !120 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !121
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_control_reach_error, i32 0, i32 2), align 8, !dbg !121
  store %struct.fault_case* @entry_control_reach_error, %struct.fault_case** @all_cases, align 8, !dbg !121
  ret void, !dbg !121
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_control_endless_recursion() #0 !dbg !122 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !123
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_control_endless_recursion, i32 0, i32 2), align 8, !dbg !123
  store %struct.fault_case* @entry_control_endless_recursion, %struct.fault_case** @all_cases, align 8, !dbg !123
  ret void, !dbg !123
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_control_endless_mutual_recursion() #0 !dbg !124 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !125
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_control_endless_mutual_recursion, i32 0, i32 2), align 8, !dbg !125
  store %struct.fault_case* @entry_control_endless_mutual_recursion, %struct.fault_case** @all_cases, align 8, !dbg !125
  ret void, !dbg !125
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_control_computed_goto() #0 !dbg !126 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !127
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_control_computed_goto, i32 0, i32 2), align 8, !dbg !127
  store %struct.fault_case* @entry_control_computed_goto, %struct.fault_case** @all_cases, align 8, !dbg !127
  ret void, !dbg !127
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @control_assertion() #0 !dbg !128 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !129, metadata !DIExpression()), !dbg !130
  %2 = load i32, i32* @bad, align 4, !dbg !131
  store i32 %2, i32* %1, align 4, !dbg !130
  %3 = load i32, i32* %1, align 4, !dbg !132
  %4 = icmp eq i32 %3, 0, !dbg !132
  br i1 %4, label %5, label %7, !dbg !132

5:                                                ; preds = %0
  br i1 true, label %6, label %7, !dbg !135

6:                                                ; preds = %5
  br label %8, !dbg !135

7:                                                ; preds = %5, %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.4, i64 0, i64 0), i32 noundef 13, i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @__PRETTY_FUNCTION__.control_assertion, i64 0, i64 0)) #9, !dbg !132
  unreachable, !dbg !132

8:                                                ; preds = %6
  ret void, !dbg !136
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @control_abort() #0 !dbg !137 {
  %1 = load i32, i32* @bad, align 4, !dbg !138
  %2 = icmp ne i32 %1, 0, !dbg !138
  br i1 %2, label %3, label %4, !dbg !140

3:                                                ; preds = %0
  call void @abort() #9, !dbg !141
  unreachable, !dbg !141

4:                                                ; preds = %0
  ret void, !dbg !142
}

; Function Attrs: noreturn nounwind
declare void @abort() #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @control_unreachable() #0 !dbg !143 {
  %1 = load i32, i32* @bad, align 4, !dbg !144
  %2 = icmp ne i32 %1, 0, !dbg !144
  br i1 %2, label %3, label %4, !dbg !146

3:                                                ; preds = %0
  unreachable, !dbg !147

4:                                                ; preds = %0
  ret void, !dbg !148
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @control_trap() #0 !dbg !149 {
  %1 = load i32, i32* @bad, align 4, !dbg !150
  %2 = icmp ne i32 %1, 0, !dbg !150
  br i1 %2, label %3, label %4, !dbg !152

3:                                                ; preds = %0
  call void @llvm.trap(), !dbg !153
  br label %4, !dbg !153

4:                                                ; preds = %3, %0
  ret void, !dbg !154
}

; Function Attrs: cold noreturn nounwind
declare void @llvm.trap() #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @control_fault_signal() #0 !dbg !155 {
  %1 = load i32, i32* @bad, align 4, !dbg !156
  %2 = icmp ne i32 %1, 0, !dbg !156
  %3 = zext i1 %2 to i64, !dbg !156
  %4 = select i1 %2, void (i32)* null, void (i32)* inttoptr (i64 1 to void (i32)*), !dbg !156
  %5 = call void (i32)* @signal(i32 noundef 8, void (i32)* noundef %4) #10, !dbg !157
  %6 = call i32 @raise(i32 noundef 8) #10, !dbg !158
  ret void, !dbg !159
}

; Function Attrs: nounwind
declare void (i32)* @signal(i32 noundef, void (i32)* noundef) #5

; Function Attrs: nounwind
declare i32 @raise(i32 noundef) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal void @control_exit_in_callee() #0 !dbg !160 {
  %1 = load i32, i32* @bad, align 4, !dbg !161
  %2 = call i32 @nothing_returned(i32 noundef %1), !dbg !162
  store volatile i32 %2, i32* @sink, align 4, !dbg !163
  %3 = load i32, i32* @bad, align 4, !dbg !164
  %4 = icmp ne i32 %3, 0, !dbg !164
  br i1 %4, label %6, label %5, !dbg !167

5:                                                ; preds = %0
  br label %7, !dbg !167

6:                                                ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.10, i64 0, i64 0), i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.4, i64 0, i64 0), i32 noundef 50, i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @__PRETTY_FUNCTION__.control_exit_in_callee, i64 0, i64 0)) #9, !dbg !164
  unreachable, !dbg !164

7:                                                ; preds = %5
  ret void, !dbg !168
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @nothing_returned(i32 noundef %0) #0 !dbg !169 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !172, metadata !DIExpression()), !dbg !173
  %3 = load i32, i32* %2, align 4, !dbg !174
  %4 = icmp ne i32 %3, 0, !dbg !174
  br i1 %4, label %5, label %6, !dbg !176

5:                                                ; preds = %1
  ret i32 1, !dbg !177

6:                                                ; preds = %1
  call void @exit(i32 noundef 0) #9, !dbg !178
  unreachable, !dbg !178
}

; Function Attrs: noreturn nounwind
declare void @exit(i32 noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @control_reach_error() #0 !dbg !179 {
  %1 = load i32, i32* @bad, align 4, !dbg !180
  %2 = icmp ne i32 %1, 0, !dbg !180
  br i1 %2, label %3, label %4, !dbg !182

3:                                                ; preds = %0
  call void @reach_error(), !dbg !183
  br label %4, !dbg !183

4:                                                ; preds = %3, %0
  ret void, !dbg !184
}

declare void @reach_error() #6

; Function Attrs: noinline nounwind optnone uwtable
define internal void @control_endless_recursion() #0 !dbg !185 {
  %1 = call i32 @down(i32 noundef 5), !dbg !186
  store volatile i32 %1, i32* @sink, align 4, !dbg !187
  ret void, !dbg !188
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @down(i32 noundef %0) #0 !dbg !189 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !190, metadata !DIExpression()), !dbg !191
  %3 = load i32, i32* %2, align 4, !dbg !192
  %4 = icmp sle i32 %3, 0, !dbg !193
  br i1 %4, label %5, label %6, !dbg !192

5:                                                ; preds = %1
  br label %19, !dbg !192

6:                                                ; preds = %1
  %7 = load i32, i32* @bad, align 4, !dbg !194
  %8 = icmp ne i32 %7, 0, !dbg !194
  br i1 %8, label %9, label %12, !dbg !194

9:                                                ; preds = %6
  %10 = load i32, i32* %2, align 4, !dbg !195
  %11 = add nsw i32 %10, 1, !dbg !196
  br label %15, !dbg !194

12:                                               ; preds = %6
  %13 = load i32, i32* %2, align 4, !dbg !197
  %14 = sub nsw i32 %13, 1, !dbg !198
  br label %15, !dbg !194

15:                                               ; preds = %12, %9
  %16 = phi i32 [ %11, %9 ], [ %14, %12 ], !dbg !194
  %17 = call i32 @down(i32 noundef %16), !dbg !199
  %18 = add nsw i32 1, %17, !dbg !200
  br label %19, !dbg !192

19:                                               ; preds = %15, %5
  %20 = phi i32 [ 0, %5 ], [ %18, %15 ], !dbg !192
  ret i32 %20, !dbg !201
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @control_endless_mutual_recursion() #0 !dbg !202 {
  %1 = load i32, i32* @bad, align 4, !dbg !203
  %2 = icmp ne i32 %1, 0, !dbg !203
  %3 = zext i1 %2 to i64, !dbg !203
  %4 = select i1 %2, i32 4, i32 4, !dbg !203
  call void @even(i32 noundef %4), !dbg !204
  ret void, !dbg !205
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @even(i32 noundef %0) #0 !dbg !206 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !207, metadata !DIExpression()), !dbg !208
  %3 = load i32, i32* %2, align 4, !dbg !209
  %4 = load i32, i32* @bad, align 4, !dbg !211
  %5 = icmp ne i32 %4, 0, !dbg !211
  %6 = zext i1 %5 to i64, !dbg !211
  %7 = select i1 %5, i32 -1, i32 0, !dbg !211
  %8 = icmp ne i32 %3, %7, !dbg !212
  br i1 %8, label %9, label %17, !dbg !213

9:                                                ; preds = %1
  %10 = load i32, i32* %2, align 4, !dbg !214
  %11 = sub nsw i32 %10, 1, !dbg !215
  %12 = load i32, i32* @bad, align 4, !dbg !216
  %13 = icmp ne i32 %12, 0, !dbg !216
  %14 = zext i1 %13 to i64, !dbg !216
  %15 = select i1 %13, i32 2, i32 0, !dbg !216
  %16 = add nsw i32 %11, %15, !dbg !217
  call void @odd(i32 noundef %16), !dbg !218
  br label %17, !dbg !218

17:                                               ; preds = %9, %1
  ret void, !dbg !219
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @odd(i32 noundef %0) #0 !dbg !220 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !221, metadata !DIExpression()), !dbg !222
  %3 = load i32, i32* %2, align 4, !dbg !223
  %4 = icmp ne i32 %3, 0, !dbg !223
  br i1 %4, label %5, label %8, !dbg !225

5:                                                ; preds = %1
  %6 = load i32, i32* %2, align 4, !dbg !226
  %7 = sub nsw i32 %6, 1, !dbg !227
  call void @even(i32 noundef %7), !dbg !228
  br label %8, !dbg !228

8:                                                ; preds = %5, %1
  ret void, !dbg !229
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @control_computed_goto() #0 !dbg !230 {
  %1 = alloca [2 x i8*], align 16
  %2 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata [2 x i8*]* %1, metadata !231, metadata !DIExpression()), !dbg !236
  %3 = bitcast [2 x i8*]* %1 to i8*, !dbg !236
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %3, i8* align 16 bitcast ([2 x i8*]* @__const.control_computed_goto.where to i8*), i64 16, i1 false), !dbg !236
  call void @llvm.dbg.declare(metadata i8** %2, metadata !237, metadata !DIExpression()), !dbg !238
  %4 = getelementptr inbounds [2 x i8*], [2 x i8*]* %1, i64 0, i64 1, !dbg !239
  %5 = load i8*, i8** %4, align 8, !dbg !239
  store i8* %5, i8** %2, align 8, !dbg !238
  %6 = load i32, i32* @bad, align 4, !dbg !240
  %7 = icmp ne i32 %6, 0, !dbg !240
  br i1 %7, label %8, label %11, !dbg !242

8:                                                ; preds = %0
  %9 = load i8*, i8** %2, align 8, !dbg !243
  %10 = getelementptr inbounds i8, i8* %9, i64 1, !dbg !244
  store i8* %10, i8** %2, align 8, !dbg !245
  br label %11, !dbg !246

11:                                               ; preds = %8, %0
  %12 = load i8*, i8** %2, align 8, !dbg !247
  br label %15, !dbg !248

13:                                               ; preds = %15
  call void @llvm.dbg.label(metadata !249), !dbg !250
  store volatile i32 1, i32* @sink, align 4, !dbg !251
  br label %14, !dbg !252

14:                                               ; preds = %13, %15
  call void @llvm.dbg.label(metadata !253), !dbg !254
  store volatile i32 2, i32* @sink, align 4, !dbg !255
  ret void, !dbg !256

15:                                               ; preds = %11
  %16 = phi i8* [ %12, %11 ]
  indirectbr i8* %16, [label %13, label %14]
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #7

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.label(metadata) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind readonly willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { cold noreturn nounwind }
attributes #5 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { argmemonly nofree nounwind willreturn }
attributes #8 = { nounwind readonly willreturn }
attributes #9 = { noreturn nounwind }
attributes #10 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!51, !52, !53, !54, !55, !56, !57}
!llvm.ident = !{!58}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "bad", scope: !2, file: !16, line: 18, type: !10, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !13, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/faults/control.c", directory: ".", checksumkind: CSK_MD5, checksum: "622c4114f0a1a0a2ebd444a07b289d28")
!4 = !{!5, !11}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sighandler_t", file: !6, line: 72, baseType: !7)
!6 = !DIFile(filename: "/usr/include/signal.h", directory: "", checksumkind: CSK_MD5, checksum: "331e107bf774bb600ec675d0db0b92ce")
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DISubroutineType(types: !9)
!9 = !{null, !10}
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!12 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!13 = !{!14, !0, !28, !30, !32, !34, !36, !38, !40, !43, !45, !47, !49}
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(name: "all_cases", scope: !2, file: !16, line: 17, type: !17, isLocal: true, isDefinition: true)
!16 = !DIFile(filename: "tests/faults/faults.h", directory: ".", checksumkind: CSK_MD5, checksum: "36c151c83d221557efe9f5664ce6ff0b")
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fault_case", file: !16, line: 12, size: 192, elements: !19)
!19 = !{!20, !23, !27}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !18, file: !16, line: 13, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "run", scope: !18, file: !16, line: 14, baseType: !24, size: 64, offset: 64)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!25 = !DISubroutineType(types: !26)
!26 = !{null}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !18, file: !16, line: 15, baseType: !17, size: 64, offset: 128)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "entry_control_assertion", scope: !2, file: !3, line: 10, type: !18, isLocal: true, isDefinition: true)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "entry_control_abort", scope: !2, file: !3, line: 16, type: !18, isLocal: true, isDefinition: true)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "entry_control_unreachable", scope: !2, file: !3, line: 22, type: !18, isLocal: true, isDefinition: true)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(name: "entry_control_trap", scope: !2, file: !3, line: 28, type: !18, isLocal: true, isDefinition: true)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(name: "entry_control_fault_signal", scope: !2, file: !3, line: 34, type: !18, isLocal: true, isDefinition: true)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "entry_control_exit_in_callee", scope: !2, file: !3, line: 47, type: !18, isLocal: true, isDefinition: true)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "sink", scope: !2, file: !3, line: 8, type: !42, isLocal: true, isDefinition: true)
!42 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !10)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(name: "entry_control_reach_error", scope: !2, file: !3, line: 53, type: !18, isLocal: true, isDefinition: true)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(name: "entry_control_endless_recursion", scope: !2, file: !3, line: 64, type: !18, isLocal: true, isDefinition: true)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(name: "entry_control_endless_mutual_recursion", scope: !2, file: !3, line: 73, type: !18, isLocal: true, isDefinition: true)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(name: "entry_control_computed_goto", scope: !2, file: !3, line: 78, type: !18, isLocal: true, isDefinition: true)
!51 = !{i32 7, !"Dwarf Version", i32 5}
!52 = !{i32 2, !"Debug Info Version", i32 3}
!53 = !{i32 1, !"wchar_size", i32 4}
!54 = !{i32 7, !"PIC Level", i32 2}
!55 = !{i32 7, !"PIE Level", i32 2}
!56 = !{i32 7, !"uwtable", i32 1}
!57 = !{i32 7, !"frame-pointer", i32 2}
!58 = !{!"Debian clang version 14.0.6"}
!59 = distinct !DISubprogram(name: "main", scope: !16, file: !16, line: 30, type: !60, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !63)
!60 = !DISubroutineType(types: !61)
!61 = !{!10, !10, !62}
!62 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!63 = !{}
!64 = !DILocalVariable(name: "argc", arg: 1, scope: !59, file: !16, line: 30, type: !10)
!65 = !DILocation(line: 30, column: 14, scope: !59)
!66 = !DILocalVariable(name: "argv", arg: 2, scope: !59, file: !16, line: 30, type: !62)
!67 = !DILocation(line: 30, column: 27, scope: !59)
!68 = !DILocation(line: 32, column: 11, scope: !59)
!69 = !DILocation(line: 32, column: 16, scope: !59)
!70 = !DILocation(line: 32, column: 20, scope: !59)
!71 = !DILocation(line: 32, column: 30, scope: !59)
!72 = !DILocation(line: 32, column: 23, scope: !59)
!73 = !DILocation(line: 32, column: 46, scope: !59)
!74 = !DILocation(line: 0, scope: !59)
!75 = !DILocation(line: 32, column: 9, scope: !59)
!76 = !DILocalVariable(name: "c", scope: !77, file: !16, line: 33, type: !17)
!77 = distinct !DILexicalBlock(scope: !59, file: !16, line: 33, column: 5)
!78 = !DILocation(line: 33, column: 29, scope: !77)
!79 = !DILocation(line: 33, column: 33, scope: !77)
!80 = !DILocation(line: 33, column: 10, scope: !77)
!81 = !DILocation(line: 33, column: 44, scope: !82)
!82 = distinct !DILexicalBlock(scope: !77, file: !16, line: 33, column: 5)
!83 = !DILocation(line: 33, column: 5, scope: !77)
!84 = !DILocation(line: 34, column: 13, scope: !85)
!85 = distinct !DILexicalBlock(scope: !82, file: !16, line: 34, column: 13)
!86 = !DILocation(line: 34, column: 18, scope: !85)
!87 = !DILocation(line: 34, column: 22, scope: !85)
!88 = !DILocation(line: 34, column: 32, scope: !85)
!89 = !DILocation(line: 34, column: 41, scope: !85)
!90 = !DILocation(line: 34, column: 44, scope: !85)
!91 = !DILocation(line: 34, column: 25, scope: !85)
!92 = !DILocation(line: 34, column: 50, scope: !85)
!93 = !DILocation(line: 34, column: 13, scope: !82)
!94 = !DILocation(line: 35, column: 13, scope: !95)
!95 = distinct !DILexicalBlock(scope: !85, file: !16, line: 34, column: 56)
!96 = !DILocation(line: 35, column: 16, scope: !95)
!97 = !DILocation(line: 36, column: 13, scope: !95)
!98 = !DILocation(line: 34, column: 53, scope: !85)
!99 = !DILocation(line: 33, column: 51, scope: !82)
!100 = !DILocation(line: 33, column: 54, scope: !82)
!101 = !DILocation(line: 33, column: 49, scope: !82)
!102 = !DILocation(line: 33, column: 5, scope: !82)
!103 = distinct !{!103, !83, !104, !105}
!104 = !DILocation(line: 37, column: 9, scope: !77)
!105 = !{!"llvm.loop.mustprogress"}
!106 = !DILocation(line: 38, column: 5, scope: !59)
!107 = !DILocation(line: 39, column: 1, scope: !59)
!108 = distinct !DISubprogram(name: "add_control_assertion", scope: !3, file: !3, line: 10, type: !25, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !63)
!109 = !DILocation(line: 10, column: 1, scope: !108)
!110 = distinct !DISubprogram(name: "add_control_abort", scope: !3, file: !3, line: 16, type: !25, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !63)
!111 = !DILocation(line: 16, column: 1, scope: !110)
!112 = distinct !DISubprogram(name: "add_control_unreachable", scope: !3, file: !3, line: 22, type: !25, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !63)
!113 = !DILocation(line: 22, column: 1, scope: !112)
!114 = distinct !DISubprogram(name: "add_control_trap", scope: !3, file: !3, line: 28, type: !25, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !63)
!115 = !DILocation(line: 28, column: 1, scope: !114)
!116 = distinct !DISubprogram(name: "add_control_fault_signal", scope: !3, file: !3, line: 34, type: !25, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !63)
!117 = !DILocation(line: 34, column: 1, scope: !116)
!118 = distinct !DISubprogram(name: "add_control_exit_in_callee", scope: !3, file: !3, line: 47, type: !25, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !63)
!119 = !DILocation(line: 47, column: 1, scope: !118)
!120 = distinct !DISubprogram(name: "add_control_reach_error", scope: !3, file: !3, line: 53, type: !25, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !63)
!121 = !DILocation(line: 53, column: 1, scope: !120)
!122 = distinct !DISubprogram(name: "add_control_endless_recursion", scope: !3, file: !3, line: 64, type: !25, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !63)
!123 = !DILocation(line: 64, column: 1, scope: !122)
!124 = distinct !DISubprogram(name: "add_control_endless_mutual_recursion", scope: !3, file: !3, line: 73, type: !25, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !63)
!125 = !DILocation(line: 73, column: 1, scope: !124)
!126 = distinct !DISubprogram(name: "add_control_computed_goto", scope: !3, file: !3, line: 78, type: !25, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !63)
!127 = !DILocation(line: 78, column: 1, scope: !126)
!128 = distinct !DISubprogram(name: "control_assertion", scope: !3, file: !3, line: 10, type: !25, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !63)
!129 = !DILocalVariable(name: "x", scope: !128, file: !3, line: 12, type: !10)
!130 = !DILocation(line: 12, column: 9, scope: !128)
!131 = !DILocation(line: 12, column: 13, scope: !128)
!132 = !DILocation(line: 13, column: 5, scope: !133)
!133 = distinct !DILexicalBlock(scope: !134, file: !3, line: 13, column: 5)
!134 = distinct !DILexicalBlock(scope: !128, file: !3, line: 13, column: 5)
!135 = !DILocation(line: 13, column: 5, scope: !134)
!136 = !DILocation(line: 14, column: 1, scope: !128)
!137 = distinct !DISubprogram(name: "control_abort", scope: !3, file: !3, line: 16, type: !25, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !63)
!138 = !DILocation(line: 18, column: 9, scope: !139)
!139 = distinct !DILexicalBlock(scope: !137, file: !3, line: 18, column: 9)
!140 = !DILocation(line: 18, column: 9, scope: !137)
!141 = !DILocation(line: 19, column: 9, scope: !139)
!142 = !DILocation(line: 20, column: 1, scope: !137)
!143 = distinct !DISubprogram(name: "control_unreachable", scope: !3, file: !3, line: 22, type: !25, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !63)
!144 = !DILocation(line: 24, column: 9, scope: !145)
!145 = distinct !DILexicalBlock(scope: !143, file: !3, line: 24, column: 9)
!146 = !DILocation(line: 24, column: 9, scope: !143)
!147 = !DILocation(line: 25, column: 9, scope: !145)
!148 = !DILocation(line: 26, column: 1, scope: !143)
!149 = distinct !DISubprogram(name: "control_trap", scope: !3, file: !3, line: 28, type: !25, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !63)
!150 = !DILocation(line: 30, column: 9, scope: !151)
!151 = distinct !DILexicalBlock(scope: !149, file: !3, line: 30, column: 9)
!152 = !DILocation(line: 30, column: 9, scope: !149)
!153 = !DILocation(line: 31, column: 9, scope: !151)
!154 = !DILocation(line: 32, column: 1, scope: !149)
!155 = distinct !DISubprogram(name: "control_fault_signal", scope: !3, file: !3, line: 34, type: !25, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !63)
!156 = !DILocation(line: 36, column: 20, scope: !155)
!157 = !DILocation(line: 36, column: 5, scope: !155)
!158 = !DILocation(line: 37, column: 5, scope: !155)
!159 = !DILocation(line: 38, column: 1, scope: !155)
!160 = distinct !DISubprogram(name: "control_exit_in_callee", scope: !3, file: !3, line: 47, type: !25, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !63)
!161 = !DILocation(line: 49, column: 29, scope: !160)
!162 = !DILocation(line: 49, column: 12, scope: !160)
!163 = !DILocation(line: 49, column: 10, scope: !160)
!164 = !DILocation(line: 50, column: 5, scope: !165)
!165 = distinct !DILexicalBlock(scope: !166, file: !3, line: 50, column: 5)
!166 = distinct !DILexicalBlock(scope: !160, file: !3, line: 50, column: 5)
!167 = !DILocation(line: 50, column: 5, scope: !166)
!168 = !DILocation(line: 51, column: 1, scope: !160)
!169 = distinct !DISubprogram(name: "nothing_returned", scope: !3, file: !3, line: 40, type: !170, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !63)
!170 = !DISubroutineType(types: !171)
!171 = !{!10, !10}
!172 = !DILocalVariable(name: "x", arg: 1, scope: !169, file: !3, line: 40, type: !10)
!173 = !DILocation(line: 40, column: 33, scope: !169)
!174 = !DILocation(line: 42, column: 9, scope: !175)
!175 = distinct !DILexicalBlock(scope: !169, file: !3, line: 42, column: 9)
!176 = !DILocation(line: 42, column: 9, scope: !169)
!177 = !DILocation(line: 43, column: 9, scope: !175)
!178 = !DILocation(line: 44, column: 5, scope: !169)
!179 = distinct !DISubprogram(name: "control_reach_error", scope: !3, file: !3, line: 53, type: !25, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !63)
!180 = !DILocation(line: 55, column: 9, scope: !181)
!181 = distinct !DILexicalBlock(scope: !179, file: !3, line: 55, column: 9)
!182 = !DILocation(line: 55, column: 9, scope: !179)
!183 = !DILocation(line: 56, column: 9, scope: !181)
!184 = !DILocation(line: 57, column: 1, scope: !179)
!185 = distinct !DISubprogram(name: "control_endless_recursion", scope: !3, file: !3, line: 64, type: !25, scopeLine: 65, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !63)
!186 = !DILocation(line: 66, column: 12, scope: !185)
!187 = !DILocation(line: 66, column: 10, scope: !185)
!188 = !DILocation(line: 67, column: 1, scope: !185)
!189 = distinct !DISubprogram(name: "down", scope: !3, file: !3, line: 59, type: !170, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !63)
!190 = !DILocalVariable(name: "n", arg: 1, scope: !189, file: !3, line: 59, type: !10)
!191 = !DILocation(line: 59, column: 21, scope: !189)
!192 = !DILocation(line: 61, column: 12, scope: !189)
!193 = !DILocation(line: 61, column: 14, scope: !189)
!194 = !DILocation(line: 61, column: 34, scope: !189)
!195 = !DILocation(line: 61, column: 40, scope: !189)
!196 = !DILocation(line: 61, column: 42, scope: !189)
!197 = !DILocation(line: 61, column: 48, scope: !189)
!198 = !DILocation(line: 61, column: 50, scope: !189)
!199 = !DILocation(line: 61, column: 29, scope: !189)
!200 = !DILocation(line: 61, column: 27, scope: !189)
!201 = !DILocation(line: 61, column: 5, scope: !189)
!202 = distinct !DISubprogram(name: "control_endless_mutual_recursion", scope: !3, file: !3, line: 73, type: !25, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !63)
!203 = !DILocation(line: 75, column: 10, scope: !202)
!204 = !DILocation(line: 75, column: 5, scope: !202)
!205 = !DILocation(line: 76, column: 1, scope: !202)
!206 = distinct !DISubprogram(name: "even", scope: !3, file: !3, line: 71, type: !8, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !63)
!207 = !DILocalVariable(name: "n", arg: 1, scope: !206, file: !3, line: 71, type: !10)
!208 = !DILocation(line: 71, column: 69, scope: !206)
!209 = !DILocation(line: 71, column: 78, scope: !210)
!210 = distinct !DILexicalBlock(scope: !206, file: !3, line: 71, column: 78)
!211 = !DILocation(line: 71, column: 84, scope: !210)
!212 = !DILocation(line: 71, column: 80, scope: !210)
!213 = !DILocation(line: 71, column: 78, scope: !206)
!214 = !DILocation(line: 71, column: 103, scope: !210)
!215 = !DILocation(line: 71, column: 105, scope: !210)
!216 = !DILocation(line: 71, column: 112, scope: !210)
!217 = !DILocation(line: 71, column: 109, scope: !210)
!218 = !DILocation(line: 71, column: 99, scope: !210)
!219 = !DILocation(line: 71, column: 127, scope: !206)
!220 = distinct !DISubprogram(name: "odd", scope: !3, file: !3, line: 71, type: !8, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !63)
!221 = !DILocalVariable(name: "n", arg: 1, scope: !220, file: !3, line: 71, type: !10)
!222 = !DILocation(line: 71, column: 21, scope: !220)
!223 = !DILocation(line: 71, column: 30, scope: !224)
!224 = distinct !DILexicalBlock(scope: !220, file: !3, line: 71, column: 30)
!225 = !DILocation(line: 71, column: 30, scope: !220)
!226 = !DILocation(line: 71, column: 38, scope: !224)
!227 = !DILocation(line: 71, column: 40, scope: !224)
!228 = !DILocation(line: 71, column: 33, scope: !224)
!229 = !DILocation(line: 71, column: 46, scope: !220)
!230 = distinct !DISubprogram(name: "control_computed_goto", scope: !3, file: !3, line: 78, type: !25, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !63)
!231 = !DILocalVariable(name: "where", scope: !230, file: !3, line: 80, type: !232)
!232 = !DICompositeType(tag: DW_TAG_array_type, baseType: !233, size: 128, elements: !234)
!233 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!234 = !{!235}
!235 = !DISubrange(count: 2)
!236 = !DILocation(line: 80, column: 11, scope: !230)
!237 = !DILocalVariable(name: "target", scope: !230, file: !3, line: 81, type: !233)
!238 = !DILocation(line: 81, column: 11, scope: !230)
!239 = !DILocation(line: 81, column: 20, scope: !230)
!240 = !DILocation(line: 82, column: 9, scope: !241)
!241 = distinct !DILexicalBlock(scope: !230, file: !3, line: 82, column: 9)
!242 = !DILocation(line: 82, column: 9, scope: !230)
!243 = !DILocation(line: 83, column: 26, scope: !241)
!244 = !DILocation(line: 83, column: 33, scope: !241)
!245 = !DILocation(line: 83, column: 16, scope: !241)
!246 = !DILocation(line: 83, column: 9, scope: !241)
!247 = !DILocation(line: 84, column: 11, scope: !230)
!248 = !DILocation(line: 84, column: 5, scope: !230)
!249 = !DILabel(scope: !230, name: "first", file: !3, line: 85)
!250 = !DILocation(line: 85, column: 1, scope: !230)
!251 = !DILocation(line: 86, column: 10, scope: !230)
!252 = !DILocation(line: 86, column: 5, scope: !230)
!253 = !DILabel(scope: !230, name: "second", file: !3, line: 87)
!254 = !DILocation(line: 87, column: 1, scope: !230)
!255 = !DILocation(line: 88, column: 10, scope: !230)
!256 = !DILocation(line: 89, column: 1, scope: !230)
