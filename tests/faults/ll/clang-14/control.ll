; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g tests/faults/control.c
; ModuleID = 'tests/faults/control.c'
source_filename = "tests/faults/control.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.fault_case = type { i8*, void ()*, %struct.fault_case* }

@.str = private unnamed_addr constant [4 x i8] c"bad\00", align 1
@bad = internal global i32 0, align 4, !dbg !0
@all_cases = internal global %struct.fault_case* null, align 8, !dbg !8
@entry_control_assertion = internal global %struct.fault_case { i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.1, i32 0, i32 0), void ()* @control_assertion, %struct.fault_case* null }, align 8, !dbg !22
@entry_control_abort = internal global %struct.fault_case { i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.5, i32 0, i32 0), void ()* @control_abort, %struct.fault_case* null }, align 8, !dbg !24
@entry_control_unreachable = internal global %struct.fault_case { i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.6, i32 0, i32 0), void ()* @control_unreachable, %struct.fault_case* null }, align 8, !dbg !26
@entry_control_trap = internal global %struct.fault_case { i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.7, i32 0, i32 0), void ()* @control_trap, %struct.fault_case* null }, align 8, !dbg !28
@entry_control_exit_in_callee = internal global %struct.fault_case { i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.str.8, i32 0, i32 0), void ()* @control_exit_in_callee, %struct.fault_case* null }, align 8, !dbg !30
@entry_control_reach_error = internal global %struct.fault_case { i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.10, i32 0, i32 0), void ()* @control_reach_error, %struct.fault_case* null }, align 8, !dbg !36
@entry_control_endless_recursion = internal global %struct.fault_case { i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.11, i32 0, i32 0), void ()* @control_endless_recursion, %struct.fault_case* null }, align 8, !dbg !38
@entry_control_endless_mutual_recursion = internal global %struct.fault_case { i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.str.12, i32 0, i32 0), void ()* @control_endless_mutual_recursion, %struct.fault_case* null }, align 8, !dbg !40
@entry_control_computed_goto = internal global %struct.fault_case { i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.str.13, i32 0, i32 0), void ()* @control_computed_goto, %struct.fault_case* null }, align 8, !dbg !42
@.str.1 = private unnamed_addr constant [18 x i8] c"control_assertion\00", align 1
@.str.2 = private unnamed_addr constant [10 x i8] c"x is good\00", align 1
@.str.3 = private unnamed_addr constant [22 x i8] c"x == 0 && \22x is good\22\00", align 1
@.str.4 = private unnamed_addr constant [23 x i8] c"tests/faults/control.c\00", align 1
@__PRETTY_FUNCTION__.control_assertion = private unnamed_addr constant [29 x i8] c"void control_assertion(void)\00", align 1
@.str.5 = private unnamed_addr constant [14 x i8] c"control_abort\00", align 1
@.str.6 = private unnamed_addr constant [20 x i8] c"control_unreachable\00", align 1
@.str.7 = private unnamed_addr constant [13 x i8] c"control_trap\00", align 1
@.str.8 = private unnamed_addr constant [23 x i8] c"control_exit_in_callee\00", align 1
@sink = internal global i32 0, align 4, !dbg !32
@.str.9 = private unnamed_addr constant [5 x i8] c"!bad\00", align 1
@__PRETTY_FUNCTION__.control_exit_in_callee = private unnamed_addr constant [34 x i8] c"void control_exit_in_callee(void)\00", align 1
@.str.10 = private unnamed_addr constant [20 x i8] c"control_reach_error\00", align 1
@.str.11 = private unnamed_addr constant [26 x i8] c"control_endless_recursion\00", align 1
@.str.12 = private unnamed_addr constant [33 x i8] c"control_endless_mutual_recursion\00", align 1
@.str.13 = private unnamed_addr constant [22 x i8] c"control_computed_goto\00", align 1
@__const.control_computed_goto.where = private unnamed_addr constant [2 x i8*] [i8* blockaddress(@control_computed_goto, %13), i8* blockaddress(@control_computed_goto, %14)], align 16
@llvm.global_ctors = appending global [9 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @add_control_assertion, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_control_abort, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_control_unreachable, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_control_trap, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_control_exit_in_callee, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_control_reach_error, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_control_endless_recursion, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_control_endless_mutual_recursion, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_control_computed_goto, i8* null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 !dbg !52 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca %struct.fault_case*, align 8
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !57, metadata !DIExpression()), !dbg !58
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !59, metadata !DIExpression()), !dbg !60
  %7 = load i32, i32* %4, align 4, !dbg !61
  %8 = icmp sgt i32 %7, 2, !dbg !62
  br i1 %8, label %9, label %15, !dbg !63

9:                                                ; preds = %2
  %10 = load i8**, i8*** %5, align 8, !dbg !64
  %11 = getelementptr inbounds i8*, i8** %10, i64 2, !dbg !64
  %12 = load i8*, i8** %11, align 8, !dbg !64
  %13 = call i32 @strcmp(i8* noundef %12, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0)) #7, !dbg !65
  %14 = icmp eq i32 %13, 0, !dbg !66
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !67
  %17 = zext i1 %16 to i32, !dbg !63
  store i32 %17, i32* @bad, align 4, !dbg !68
  call void @llvm.dbg.declare(metadata %struct.fault_case** %6, metadata !69, metadata !DIExpression()), !dbg !71
  %18 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !72
  store %struct.fault_case* %18, %struct.fault_case** %6, align 8, !dbg !71
  br label %19, !dbg !73

19:                                               ; preds = %39, %15
  %20 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !74
  %21 = icmp ne %struct.fault_case* %20, null, !dbg !76
  br i1 %21, label %22, label %43, !dbg !76

22:                                               ; preds = %19
  %23 = load i32, i32* %4, align 4, !dbg !77
  %24 = icmp sgt i32 %23, 1, !dbg !79
  br i1 %24, label %25, label %38, !dbg !80

25:                                               ; preds = %22
  %26 = load i8**, i8*** %5, align 8, !dbg !81
  %27 = getelementptr inbounds i8*, i8** %26, i64 1, !dbg !81
  %28 = load i8*, i8** %27, align 8, !dbg !81
  %29 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !82
  %30 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %29, i32 0, i32 0, !dbg !83
  %31 = load i8*, i8** %30, align 8, !dbg !83
  %32 = call i32 @strcmp(i8* noundef %28, i8* noundef %31) #7, !dbg !84
  %33 = icmp eq i32 %32, 0, !dbg !85
  br i1 %33, label %34, label %38, !dbg !86

34:                                               ; preds = %25
  %35 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !87
  %36 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %35, i32 0, i32 1, !dbg !89
  %37 = load void ()*, void ()** %36, align 8, !dbg !89
  call void %37(), !dbg !87
  store i32 0, i32* %3, align 4, !dbg !90
  br label %44, !dbg !90

38:                                               ; preds = %25, %22
  br label %39, !dbg !91

39:                                               ; preds = %38
  %40 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !92
  %41 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %40, i32 0, i32 2, !dbg !93
  %42 = load %struct.fault_case*, %struct.fault_case** %41, align 8, !dbg !93
  store %struct.fault_case* %42, %struct.fault_case** %6, align 8, !dbg !94
  br label %19, !dbg !95, !llvm.loop !96

43:                                               ; preds = %19
  store i32 99, i32* %3, align 4, !dbg !99
  br label %44, !dbg !99

44:                                               ; preds = %43, %34
  %45 = load i32, i32* %3, align 4, !dbg !100
  ret i32 %45, !dbg !100
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind readonly willreturn
declare i32 @strcmp(i8* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_control_assertion() #0 !dbg !101 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !102
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_control_assertion, i32 0, i32 2), align 8, !dbg !102
  store %struct.fault_case* @entry_control_assertion, %struct.fault_case** @all_cases, align 8, !dbg !102
  ret void, !dbg !102
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_control_abort() #0 !dbg !103 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !104
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_control_abort, i32 0, i32 2), align 8, !dbg !104
  store %struct.fault_case* @entry_control_abort, %struct.fault_case** @all_cases, align 8, !dbg !104
  ret void, !dbg !104
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_control_unreachable() #0 !dbg !105 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !106
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_control_unreachable, i32 0, i32 2), align 8, !dbg !106
  store %struct.fault_case* @entry_control_unreachable, %struct.fault_case** @all_cases, align 8, !dbg !106
  ret void, !dbg !106
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_control_trap() #0 !dbg !107 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !108
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_control_trap, i32 0, i32 2), align 8, !dbg !108
  store %struct.fault_case* @entry_control_trap, %struct.fault_case** @all_cases, align 8, !dbg !108
  ret void, !dbg !108
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_control_exit_in_callee() #0 !dbg !109 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !110
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_control_exit_in_callee, i32 0, i32 2), align 8, !dbg !110
  store %struct.fault_case* @entry_control_exit_in_callee, %struct.fault_case** @all_cases, align 8, !dbg !110
  ret void, !dbg !110
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_control_reach_error() #0 !dbg !111 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !112
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_control_reach_error, i32 0, i32 2), align 8, !dbg !112
  store %struct.fault_case* @entry_control_reach_error, %struct.fault_case** @all_cases, align 8, !dbg !112
  ret void, !dbg !112
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_control_endless_recursion() #0 !dbg !113 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !114
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_control_endless_recursion, i32 0, i32 2), align 8, !dbg !114
  store %struct.fault_case* @entry_control_endless_recursion, %struct.fault_case** @all_cases, align 8, !dbg !114
  ret void, !dbg !114
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_control_endless_mutual_recursion() #0 !dbg !115 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !116
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_control_endless_mutual_recursion, i32 0, i32 2), align 8, !dbg !116
  store %struct.fault_case* @entry_control_endless_mutual_recursion, %struct.fault_case** @all_cases, align 8, !dbg !116
  ret void, !dbg !116
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_control_computed_goto() #0 !dbg !117 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !118
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_control_computed_goto, i32 0, i32 2), align 8, !dbg !118
  store %struct.fault_case* @entry_control_computed_goto, %struct.fault_case** @all_cases, align 8, !dbg !118
  ret void, !dbg !118
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @control_assertion() #0 !dbg !119 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !120, metadata !DIExpression()), !dbg !121
  %2 = load i32, i32* @bad, align 4, !dbg !122
  store i32 %2, i32* %1, align 4, !dbg !121
  %3 = load i32, i32* %1, align 4, !dbg !123
  %4 = icmp eq i32 %3, 0, !dbg !123
  br i1 %4, label %5, label %7, !dbg !123

5:                                                ; preds = %0
  br i1 true, label %6, label %7, !dbg !126

6:                                                ; preds = %5
  br label %8, !dbg !126

7:                                                ; preds = %5, %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.4, i64 0, i64 0), i32 noundef 12, i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @__PRETTY_FUNCTION__.control_assertion, i64 0, i64 0)) #8, !dbg !123
  unreachable, !dbg !123

8:                                                ; preds = %6
  ret void, !dbg !127
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @control_abort() #0 !dbg !128 {
  %1 = load i32, i32* @bad, align 4, !dbg !129
  %2 = icmp ne i32 %1, 0, !dbg !129
  br i1 %2, label %3, label %4, !dbg !131

3:                                                ; preds = %0
  call void @abort() #8, !dbg !132
  unreachable, !dbg !132

4:                                                ; preds = %0
  ret void, !dbg !133
}

; Function Attrs: noreturn nounwind
declare void @abort() #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @control_unreachable() #0 !dbg !134 {
  %1 = load i32, i32* @bad, align 4, !dbg !135
  %2 = icmp ne i32 %1, 0, !dbg !135
  br i1 %2, label %3, label %4, !dbg !137

3:                                                ; preds = %0
  unreachable, !dbg !138

4:                                                ; preds = %0
  ret void, !dbg !139
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @control_trap() #0 !dbg !140 {
  %1 = load i32, i32* @bad, align 4, !dbg !141
  %2 = icmp ne i32 %1, 0, !dbg !141
  br i1 %2, label %3, label %4, !dbg !143

3:                                                ; preds = %0
  call void @llvm.trap(), !dbg !144
  br label %4, !dbg !144

4:                                                ; preds = %3, %0
  ret void, !dbg !145
}

; Function Attrs: cold noreturn nounwind
declare void @llvm.trap() #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @control_exit_in_callee() #0 !dbg !146 {
  %1 = load i32, i32* @bad, align 4, !dbg !147
  %2 = call i32 @nothing_returned(i32 noundef %1), !dbg !148
  store volatile i32 %2, i32* @sink, align 4, !dbg !149
  %3 = load i32, i32* @bad, align 4, !dbg !150
  %4 = icmp ne i32 %3, 0, !dbg !150
  br i1 %4, label %6, label %5, !dbg !153

5:                                                ; preds = %0
  br label %7, !dbg !153

6:                                                ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.9, i64 0, i64 0), i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.4, i64 0, i64 0), i32 noundef 43, i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @__PRETTY_FUNCTION__.control_exit_in_callee, i64 0, i64 0)) #8, !dbg !150
  unreachable, !dbg !150

7:                                                ; preds = %5
  ret void, !dbg !154
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @nothing_returned(i32 noundef %0) #0 !dbg !155 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !158, metadata !DIExpression()), !dbg !159
  %3 = load i32, i32* %2, align 4, !dbg !160
  %4 = icmp ne i32 %3, 0, !dbg !160
  br i1 %4, label %5, label %6, !dbg !162

5:                                                ; preds = %1
  ret i32 1, !dbg !163

6:                                                ; preds = %1
  call void @exit(i32 noundef 0) #8, !dbg !164
  unreachable, !dbg !164
}

; Function Attrs: noreturn nounwind
declare void @exit(i32 noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @control_reach_error() #0 !dbg !165 {
  %1 = load i32, i32* @bad, align 4, !dbg !166
  %2 = icmp ne i32 %1, 0, !dbg !166
  br i1 %2, label %3, label %4, !dbg !168

3:                                                ; preds = %0
  call void @reach_error(), !dbg !169
  br label %4, !dbg !169

4:                                                ; preds = %3, %0
  ret void, !dbg !170
}

declare void @reach_error() #5

; Function Attrs: noinline nounwind optnone uwtable
define internal void @control_endless_recursion() #0 !dbg !171 {
  %1 = call i32 @down(i32 noundef 5), !dbg !172
  store volatile i32 %1, i32* @sink, align 4, !dbg !173
  ret void, !dbg !174
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @down(i32 noundef %0) #0 !dbg !175 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !176, metadata !DIExpression()), !dbg !177
  %3 = load i32, i32* %2, align 4, !dbg !178
  %4 = icmp sle i32 %3, 0, !dbg !179
  br i1 %4, label %5, label %6, !dbg !178

5:                                                ; preds = %1
  br label %19, !dbg !178

6:                                                ; preds = %1
  %7 = load i32, i32* @bad, align 4, !dbg !180
  %8 = icmp ne i32 %7, 0, !dbg !180
  br i1 %8, label %9, label %12, !dbg !180

9:                                                ; preds = %6
  %10 = load i32, i32* %2, align 4, !dbg !181
  %11 = add nsw i32 %10, 1, !dbg !182
  br label %15, !dbg !180

12:                                               ; preds = %6
  %13 = load i32, i32* %2, align 4, !dbg !183
  %14 = sub nsw i32 %13, 1, !dbg !184
  br label %15, !dbg !180

15:                                               ; preds = %12, %9
  %16 = phi i32 [ %11, %9 ], [ %14, %12 ], !dbg !180
  %17 = call i32 @down(i32 noundef %16), !dbg !185
  %18 = add nsw i32 1, %17, !dbg !186
  br label %19, !dbg !178

19:                                               ; preds = %15, %5
  %20 = phi i32 [ 0, %5 ], [ %18, %15 ], !dbg !178
  ret i32 %20, !dbg !187
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @control_endless_mutual_recursion() #0 !dbg !188 {
  %1 = load i32, i32* @bad, align 4, !dbg !189
  %2 = icmp ne i32 %1, 0, !dbg !189
  %3 = zext i1 %2 to i64, !dbg !189
  %4 = select i1 %2, i32 4, i32 4, !dbg !189
  call void @even(i32 noundef %4), !dbg !190
  ret void, !dbg !191
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @even(i32 noundef %0) #0 !dbg !192 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !195, metadata !DIExpression()), !dbg !196
  %3 = load i32, i32* %2, align 4, !dbg !197
  %4 = load i32, i32* @bad, align 4, !dbg !199
  %5 = icmp ne i32 %4, 0, !dbg !199
  %6 = zext i1 %5 to i64, !dbg !199
  %7 = select i1 %5, i32 -1, i32 0, !dbg !199
  %8 = icmp ne i32 %3, %7, !dbg !200
  br i1 %8, label %9, label %17, !dbg !201

9:                                                ; preds = %1
  %10 = load i32, i32* %2, align 4, !dbg !202
  %11 = sub nsw i32 %10, 1, !dbg !203
  %12 = load i32, i32* @bad, align 4, !dbg !204
  %13 = icmp ne i32 %12, 0, !dbg !204
  %14 = zext i1 %13 to i64, !dbg !204
  %15 = select i1 %13, i32 2, i32 0, !dbg !204
  %16 = add nsw i32 %11, %15, !dbg !205
  call void @odd(i32 noundef %16), !dbg !206
  br label %17, !dbg !206

17:                                               ; preds = %9, %1
  ret void, !dbg !207
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @odd(i32 noundef %0) #0 !dbg !208 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !209, metadata !DIExpression()), !dbg !210
  %3 = load i32, i32* %2, align 4, !dbg !211
  %4 = icmp ne i32 %3, 0, !dbg !211
  br i1 %4, label %5, label %8, !dbg !213

5:                                                ; preds = %1
  %6 = load i32, i32* %2, align 4, !dbg !214
  %7 = sub nsw i32 %6, 1, !dbg !215
  call void @even(i32 noundef %7), !dbg !216
  br label %8, !dbg !216

8:                                                ; preds = %5, %1
  ret void, !dbg !217
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @control_computed_goto() #0 !dbg !218 {
  %1 = alloca [2 x i8*], align 16
  %2 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata [2 x i8*]* %1, metadata !219, metadata !DIExpression()), !dbg !224
  %3 = bitcast [2 x i8*]* %1 to i8*, !dbg !224
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %3, i8* align 16 bitcast ([2 x i8*]* @__const.control_computed_goto.where to i8*), i64 16, i1 false), !dbg !224
  call void @llvm.dbg.declare(metadata i8** %2, metadata !225, metadata !DIExpression()), !dbg !226
  %4 = getelementptr inbounds [2 x i8*], [2 x i8*]* %1, i64 0, i64 1, !dbg !227
  %5 = load i8*, i8** %4, align 8, !dbg !227
  store i8* %5, i8** %2, align 8, !dbg !226
  %6 = load i32, i32* @bad, align 4, !dbg !228
  %7 = icmp ne i32 %6, 0, !dbg !228
  br i1 %7, label %8, label %11, !dbg !230

8:                                                ; preds = %0
  %9 = load i8*, i8** %2, align 8, !dbg !231
  %10 = getelementptr inbounds i8, i8* %9, i64 1, !dbg !232
  store i8* %10, i8** %2, align 8, !dbg !233
  br label %11, !dbg !234

11:                                               ; preds = %8, %0
  %12 = load i8*, i8** %2, align 8, !dbg !235
  br label %15, !dbg !236

13:                                               ; preds = %15
  call void @llvm.dbg.label(metadata !237), !dbg !238
  store volatile i32 1, i32* @sink, align 4, !dbg !239
  br label %14, !dbg !240

14:                                               ; preds = %13, %15
  call void @llvm.dbg.label(metadata !241), !dbg !242
  store volatile i32 2, i32* @sink, align 4, !dbg !243
  ret void, !dbg !244

15:                                               ; preds = %11
  %16 = phi i8* [ %12, %11 ]
  indirectbr i8* %16, [label %13, label %14]
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.label(metadata) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind readonly willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { cold noreturn nounwind }
attributes #5 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { argmemonly nofree nounwind willreturn }
attributes #7 = { nounwind readonly willreturn }
attributes #8 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!44, !45, !46, !47, !48, !49, !50}
!llvm.ident = !{!51}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "bad", scope: !2, file: !10, line: 18, type: !35, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/faults/control.c", directory: ".", checksumkind: CSK_MD5, checksum: "8f81a10456b3a98644d391aa388d382c")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!7 = !{!8, !0, !22, !24, !26, !28, !30, !32, !36, !38, !40, !42}
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "all_cases", scope: !2, file: !10, line: 17, type: !11, isLocal: true, isDefinition: true)
!10 = !DIFile(filename: "tests/faults/faults.h", directory: ".", checksumkind: CSK_MD5, checksum: "36c151c83d221557efe9f5664ce6ff0b")
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!12 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fault_case", file: !10, line: 12, size: 192, elements: !13)
!13 = !{!14, !17, !21}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !12, file: !10, line: 13, baseType: !15, size: 64)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
!17 = !DIDerivedType(tag: DW_TAG_member, name: "run", scope: !12, file: !10, line: 14, baseType: !18, size: 64, offset: 64)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DISubroutineType(types: !20)
!20 = !{null}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !12, file: !10, line: 15, baseType: !11, size: 64, offset: 128)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "entry_control_assertion", scope: !2, file: !3, line: 9, type: !12, isLocal: true, isDefinition: true)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "entry_control_abort", scope: !2, file: !3, line: 15, type: !12, isLocal: true, isDefinition: true)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "entry_control_unreachable", scope: !2, file: !3, line: 21, type: !12, isLocal: true, isDefinition: true)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "entry_control_trap", scope: !2, file: !3, line: 27, type: !12, isLocal: true, isDefinition: true)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "entry_control_exit_in_callee", scope: !2, file: !3, line: 40, type: !12, isLocal: true, isDefinition: true)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "sink", scope: !2, file: !3, line: 7, type: !34, isLocal: true, isDefinition: true)
!34 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !35)
!35 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(name: "entry_control_reach_error", scope: !2, file: !3, line: 46, type: !12, isLocal: true, isDefinition: true)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "entry_control_endless_recursion", scope: !2, file: !3, line: 57, type: !12, isLocal: true, isDefinition: true)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "entry_control_endless_mutual_recursion", scope: !2, file: !3, line: 66, type: !12, isLocal: true, isDefinition: true)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "entry_control_computed_goto", scope: !2, file: !3, line: 71, type: !12, isLocal: true, isDefinition: true)
!44 = !{i32 7, !"Dwarf Version", i32 5}
!45 = !{i32 2, !"Debug Info Version", i32 3}
!46 = !{i32 1, !"wchar_size", i32 4}
!47 = !{i32 7, !"PIC Level", i32 2}
!48 = !{i32 7, !"PIE Level", i32 2}
!49 = !{i32 7, !"uwtable", i32 1}
!50 = !{i32 7, !"frame-pointer", i32 2}
!51 = !{!"Debian clang version 14.0.6"}
!52 = distinct !DISubprogram(name: "main", scope: !10, file: !10, line: 30, type: !53, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !56)
!53 = !DISubroutineType(types: !54)
!54 = !{!35, !35, !55}
!55 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!56 = !{}
!57 = !DILocalVariable(name: "argc", arg: 1, scope: !52, file: !10, line: 30, type: !35)
!58 = !DILocation(line: 30, column: 14, scope: !52)
!59 = !DILocalVariable(name: "argv", arg: 2, scope: !52, file: !10, line: 30, type: !55)
!60 = !DILocation(line: 30, column: 27, scope: !52)
!61 = !DILocation(line: 32, column: 11, scope: !52)
!62 = !DILocation(line: 32, column: 16, scope: !52)
!63 = !DILocation(line: 32, column: 20, scope: !52)
!64 = !DILocation(line: 32, column: 30, scope: !52)
!65 = !DILocation(line: 32, column: 23, scope: !52)
!66 = !DILocation(line: 32, column: 46, scope: !52)
!67 = !DILocation(line: 0, scope: !52)
!68 = !DILocation(line: 32, column: 9, scope: !52)
!69 = !DILocalVariable(name: "c", scope: !70, file: !10, line: 33, type: !11)
!70 = distinct !DILexicalBlock(scope: !52, file: !10, line: 33, column: 5)
!71 = !DILocation(line: 33, column: 29, scope: !70)
!72 = !DILocation(line: 33, column: 33, scope: !70)
!73 = !DILocation(line: 33, column: 10, scope: !70)
!74 = !DILocation(line: 33, column: 44, scope: !75)
!75 = distinct !DILexicalBlock(scope: !70, file: !10, line: 33, column: 5)
!76 = !DILocation(line: 33, column: 5, scope: !70)
!77 = !DILocation(line: 34, column: 13, scope: !78)
!78 = distinct !DILexicalBlock(scope: !75, file: !10, line: 34, column: 13)
!79 = !DILocation(line: 34, column: 18, scope: !78)
!80 = !DILocation(line: 34, column: 22, scope: !78)
!81 = !DILocation(line: 34, column: 32, scope: !78)
!82 = !DILocation(line: 34, column: 41, scope: !78)
!83 = !DILocation(line: 34, column: 44, scope: !78)
!84 = !DILocation(line: 34, column: 25, scope: !78)
!85 = !DILocation(line: 34, column: 50, scope: !78)
!86 = !DILocation(line: 34, column: 13, scope: !75)
!87 = !DILocation(line: 35, column: 13, scope: !88)
!88 = distinct !DILexicalBlock(scope: !78, file: !10, line: 34, column: 56)
!89 = !DILocation(line: 35, column: 16, scope: !88)
!90 = !DILocation(line: 36, column: 13, scope: !88)
!91 = !DILocation(line: 34, column: 53, scope: !78)
!92 = !DILocation(line: 33, column: 51, scope: !75)
!93 = !DILocation(line: 33, column: 54, scope: !75)
!94 = !DILocation(line: 33, column: 49, scope: !75)
!95 = !DILocation(line: 33, column: 5, scope: !75)
!96 = distinct !{!96, !76, !97, !98}
!97 = !DILocation(line: 37, column: 9, scope: !70)
!98 = !{!"llvm.loop.mustprogress"}
!99 = !DILocation(line: 38, column: 5, scope: !52)
!100 = !DILocation(line: 39, column: 1, scope: !52)
!101 = distinct !DISubprogram(name: "add_control_assertion", scope: !3, file: !3, line: 9, type: !19, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!102 = !DILocation(line: 9, column: 1, scope: !101)
!103 = distinct !DISubprogram(name: "add_control_abort", scope: !3, file: !3, line: 15, type: !19, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!104 = !DILocation(line: 15, column: 1, scope: !103)
!105 = distinct !DISubprogram(name: "add_control_unreachable", scope: !3, file: !3, line: 21, type: !19, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!106 = !DILocation(line: 21, column: 1, scope: !105)
!107 = distinct !DISubprogram(name: "add_control_trap", scope: !3, file: !3, line: 27, type: !19, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!108 = !DILocation(line: 27, column: 1, scope: !107)
!109 = distinct !DISubprogram(name: "add_control_exit_in_callee", scope: !3, file: !3, line: 40, type: !19, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!110 = !DILocation(line: 40, column: 1, scope: !109)
!111 = distinct !DISubprogram(name: "add_control_reach_error", scope: !3, file: !3, line: 46, type: !19, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!112 = !DILocation(line: 46, column: 1, scope: !111)
!113 = distinct !DISubprogram(name: "add_control_endless_recursion", scope: !3, file: !3, line: 57, type: !19, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!114 = !DILocation(line: 57, column: 1, scope: !113)
!115 = distinct !DISubprogram(name: "add_control_endless_mutual_recursion", scope: !3, file: !3, line: 66, type: !19, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!116 = !DILocation(line: 66, column: 1, scope: !115)
!117 = distinct !DISubprogram(name: "add_control_computed_goto", scope: !3, file: !3, line: 71, type: !19, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!118 = !DILocation(line: 71, column: 1, scope: !117)
!119 = distinct !DISubprogram(name: "control_assertion", scope: !3, file: !3, line: 9, type: !19, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!120 = !DILocalVariable(name: "x", scope: !119, file: !3, line: 11, type: !35)
!121 = !DILocation(line: 11, column: 9, scope: !119)
!122 = !DILocation(line: 11, column: 13, scope: !119)
!123 = !DILocation(line: 12, column: 5, scope: !124)
!124 = distinct !DILexicalBlock(scope: !125, file: !3, line: 12, column: 5)
!125 = distinct !DILexicalBlock(scope: !119, file: !3, line: 12, column: 5)
!126 = !DILocation(line: 12, column: 5, scope: !125)
!127 = !DILocation(line: 13, column: 1, scope: !119)
!128 = distinct !DISubprogram(name: "control_abort", scope: !3, file: !3, line: 15, type: !19, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!129 = !DILocation(line: 17, column: 9, scope: !130)
!130 = distinct !DILexicalBlock(scope: !128, file: !3, line: 17, column: 9)
!131 = !DILocation(line: 17, column: 9, scope: !128)
!132 = !DILocation(line: 18, column: 9, scope: !130)
!133 = !DILocation(line: 19, column: 1, scope: !128)
!134 = distinct !DISubprogram(name: "control_unreachable", scope: !3, file: !3, line: 21, type: !19, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!135 = !DILocation(line: 23, column: 9, scope: !136)
!136 = distinct !DILexicalBlock(scope: !134, file: !3, line: 23, column: 9)
!137 = !DILocation(line: 23, column: 9, scope: !134)
!138 = !DILocation(line: 24, column: 9, scope: !136)
!139 = !DILocation(line: 25, column: 1, scope: !134)
!140 = distinct !DISubprogram(name: "control_trap", scope: !3, file: !3, line: 27, type: !19, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!141 = !DILocation(line: 29, column: 9, scope: !142)
!142 = distinct !DILexicalBlock(scope: !140, file: !3, line: 29, column: 9)
!143 = !DILocation(line: 29, column: 9, scope: !140)
!144 = !DILocation(line: 30, column: 9, scope: !142)
!145 = !DILocation(line: 31, column: 1, scope: !140)
!146 = distinct !DISubprogram(name: "control_exit_in_callee", scope: !3, file: !3, line: 40, type: !19, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!147 = !DILocation(line: 42, column: 29, scope: !146)
!148 = !DILocation(line: 42, column: 12, scope: !146)
!149 = !DILocation(line: 42, column: 10, scope: !146)
!150 = !DILocation(line: 43, column: 5, scope: !151)
!151 = distinct !DILexicalBlock(scope: !152, file: !3, line: 43, column: 5)
!152 = distinct !DILexicalBlock(scope: !146, file: !3, line: 43, column: 5)
!153 = !DILocation(line: 43, column: 5, scope: !152)
!154 = !DILocation(line: 44, column: 1, scope: !146)
!155 = distinct !DISubprogram(name: "nothing_returned", scope: !3, file: !3, line: 33, type: !156, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!156 = !DISubroutineType(types: !157)
!157 = !{!35, !35}
!158 = !DILocalVariable(name: "x", arg: 1, scope: !155, file: !3, line: 33, type: !35)
!159 = !DILocation(line: 33, column: 33, scope: !155)
!160 = !DILocation(line: 35, column: 9, scope: !161)
!161 = distinct !DILexicalBlock(scope: !155, file: !3, line: 35, column: 9)
!162 = !DILocation(line: 35, column: 9, scope: !155)
!163 = !DILocation(line: 36, column: 9, scope: !161)
!164 = !DILocation(line: 37, column: 5, scope: !155)
!165 = distinct !DISubprogram(name: "control_reach_error", scope: !3, file: !3, line: 46, type: !19, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!166 = !DILocation(line: 48, column: 9, scope: !167)
!167 = distinct !DILexicalBlock(scope: !165, file: !3, line: 48, column: 9)
!168 = !DILocation(line: 48, column: 9, scope: !165)
!169 = !DILocation(line: 49, column: 9, scope: !167)
!170 = !DILocation(line: 50, column: 1, scope: !165)
!171 = distinct !DISubprogram(name: "control_endless_recursion", scope: !3, file: !3, line: 57, type: !19, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!172 = !DILocation(line: 59, column: 12, scope: !171)
!173 = !DILocation(line: 59, column: 10, scope: !171)
!174 = !DILocation(line: 60, column: 1, scope: !171)
!175 = distinct !DISubprogram(name: "down", scope: !3, file: !3, line: 52, type: !156, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!176 = !DILocalVariable(name: "n", arg: 1, scope: !175, file: !3, line: 52, type: !35)
!177 = !DILocation(line: 52, column: 21, scope: !175)
!178 = !DILocation(line: 54, column: 12, scope: !175)
!179 = !DILocation(line: 54, column: 14, scope: !175)
!180 = !DILocation(line: 54, column: 34, scope: !175)
!181 = !DILocation(line: 54, column: 40, scope: !175)
!182 = !DILocation(line: 54, column: 42, scope: !175)
!183 = !DILocation(line: 54, column: 48, scope: !175)
!184 = !DILocation(line: 54, column: 50, scope: !175)
!185 = !DILocation(line: 54, column: 29, scope: !175)
!186 = !DILocation(line: 54, column: 27, scope: !175)
!187 = !DILocation(line: 54, column: 5, scope: !175)
!188 = distinct !DISubprogram(name: "control_endless_mutual_recursion", scope: !3, file: !3, line: 66, type: !19, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!189 = !DILocation(line: 68, column: 10, scope: !188)
!190 = !DILocation(line: 68, column: 5, scope: !188)
!191 = !DILocation(line: 69, column: 1, scope: !188)
!192 = distinct !DISubprogram(name: "even", scope: !3, file: !3, line: 64, type: !193, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!193 = !DISubroutineType(types: !194)
!194 = !{null, !35}
!195 = !DILocalVariable(name: "n", arg: 1, scope: !192, file: !3, line: 64, type: !35)
!196 = !DILocation(line: 64, column: 69, scope: !192)
!197 = !DILocation(line: 64, column: 78, scope: !198)
!198 = distinct !DILexicalBlock(scope: !192, file: !3, line: 64, column: 78)
!199 = !DILocation(line: 64, column: 84, scope: !198)
!200 = !DILocation(line: 64, column: 80, scope: !198)
!201 = !DILocation(line: 64, column: 78, scope: !192)
!202 = !DILocation(line: 64, column: 103, scope: !198)
!203 = !DILocation(line: 64, column: 105, scope: !198)
!204 = !DILocation(line: 64, column: 112, scope: !198)
!205 = !DILocation(line: 64, column: 109, scope: !198)
!206 = !DILocation(line: 64, column: 99, scope: !198)
!207 = !DILocation(line: 64, column: 127, scope: !192)
!208 = distinct !DISubprogram(name: "odd", scope: !3, file: !3, line: 64, type: !193, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!209 = !DILocalVariable(name: "n", arg: 1, scope: !208, file: !3, line: 64, type: !35)
!210 = !DILocation(line: 64, column: 21, scope: !208)
!211 = !DILocation(line: 64, column: 30, scope: !212)
!212 = distinct !DILexicalBlock(scope: !208, file: !3, line: 64, column: 30)
!213 = !DILocation(line: 64, column: 30, scope: !208)
!214 = !DILocation(line: 64, column: 38, scope: !212)
!215 = !DILocation(line: 64, column: 40, scope: !212)
!216 = !DILocation(line: 64, column: 33, scope: !212)
!217 = !DILocation(line: 64, column: 46, scope: !208)
!218 = distinct !DISubprogram(name: "control_computed_goto", scope: !3, file: !3, line: 71, type: !19, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!219 = !DILocalVariable(name: "where", scope: !218, file: !3, line: 73, type: !220)
!220 = !DICompositeType(tag: DW_TAG_array_type, baseType: !221, size: 128, elements: !222)
!221 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!222 = !{!223}
!223 = !DISubrange(count: 2)
!224 = !DILocation(line: 73, column: 11, scope: !218)
!225 = !DILocalVariable(name: "target", scope: !218, file: !3, line: 74, type: !221)
!226 = !DILocation(line: 74, column: 11, scope: !218)
!227 = !DILocation(line: 74, column: 20, scope: !218)
!228 = !DILocation(line: 75, column: 9, scope: !229)
!229 = distinct !DILexicalBlock(scope: !218, file: !3, line: 75, column: 9)
!230 = !DILocation(line: 75, column: 9, scope: !218)
!231 = !DILocation(line: 76, column: 26, scope: !229)
!232 = !DILocation(line: 76, column: 33, scope: !229)
!233 = !DILocation(line: 76, column: 16, scope: !229)
!234 = !DILocation(line: 76, column: 9, scope: !229)
!235 = !DILocation(line: 77, column: 11, scope: !218)
!236 = !DILocation(line: 77, column: 5, scope: !218)
!237 = !DILabel(scope: !218, name: "first", file: !3, line: 78)
!238 = !DILocation(line: 78, column: 1, scope: !218)
!239 = !DILocation(line: 79, column: 10, scope: !218)
!240 = !DILocation(line: 79, column: 5, scope: !218)
!241 = !DILabel(scope: !218, name: "second", file: !3, line: 80)
!242 = !DILocation(line: 80, column: 1, scope: !218)
!243 = !DILocation(line: 81, column: 10, scope: !218)
!244 = !DILocation(line: 82, column: 1, scope: !218)
