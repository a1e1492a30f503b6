; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g tests/faults/arithmetic.c
; ModuleID = 'tests/faults/arithmetic.c'
source_filename = "tests/faults/arithmetic.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.fault_case = type { i8*, void ()*, %struct.fault_case* }
%struct.anon = type <{ i8, i32 }>

@.str = private unnamed_addr constant [4 x i8] c"bad\00", align 1
@bad = internal global i32 0, align 4, !dbg !0
@all_cases = internal global %struct.fault_case* null, align 8, !dbg !13
@entry_division_by_zero = internal global %struct.fault_case { i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i32 0, i32 0), void ()* @division_by_zero, %struct.fault_case* null }, align 8, !dbg !28
@entry_remainder_by_zero = internal global %struct.fault_case { i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.2, i32 0, i32 0), void ()* @remainder_by_zero, %struct.fault_case* null }, align 8, !dbg !33
@entry_division_overflow = internal global %struct.fault_case { i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.3, i32 0, i32 0), void ()* @division_overflow, %struct.fault_case* null }, align 8, !dbg !35
@entry_remainder_overflow = internal global %struct.fault_case { i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.4, i32 0, i32 0), void ()* @remainder_overflow, %struct.fault_case* null }, align 8, !dbg !37
@entry_overflow_add = internal global %struct.fault_case { i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.5, i32 0, i32 0), void ()* @overflow_add, %struct.fault_case* null }, align 8, !dbg !39
@entry_overflow_subtract = internal global %struct.fault_case { i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.6, i32 0, i32 0), void ()* @overflow_subtract, %struct.fault_case* null }, align 8, !dbg !41
@entry_overflow_multiply = internal global %struct.fault_case { i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.7, i32 0, i32 0), void ()* @overflow_multiply, %struct.fault_case* null }, align 8, !dbg !43
@entry_overflow_negate = internal global %struct.fault_case { i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.8, i32 0, i32 0), void ()* @overflow_negate, %struct.fault_case* null }, align 8, !dbg !45
@entry_overflow_increment = internal global %struct.fault_case { i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.9, i32 0, i32 0), void ()* @overflow_increment, %struct.fault_case* null }, align 8, !dbg !47
@entry_overflow_long = internal global %struct.fault_case { i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.10, i32 0, i32 0), void ()* @overflow_long, %struct.fault_case* null }, align 8, !dbg !49
@entry_overflow_wide = internal global %struct.fault_case { i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.11, i32 0, i32 0), void ()* @overflow_wide, %struct.fault_case* null }, align 8, !dbg !51
@entry_shift_too_far = internal global %struct.fault_case { i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.12, i32 0, i32 0), void ()* @shift_too_far, %struct.fault_case* null }, align 8, !dbg !53
@entry_shift_negative = internal global %struct.fault_case { i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.13, i32 0, i32 0), void ()* @shift_negative, %struct.fault_case* null }, align 8, !dbg !55
@entry_shift_right_too_far = internal global %struct.fault_case { i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.14, i32 0, i32 0), void ()* @shift_right_too_far, %struct.fault_case* null }, align 8, !dbg !57
@entry_cast_of_double = internal global %struct.fault_case { i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.15, i32 0, i32 0), void ()* @cast_of_double, %struct.fault_case* null }, align 8, !dbg !59
@entry_cast_of_negative = internal global %struct.fault_case { i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.16, i32 0, i32 0), void ()* @cast_of_negative, %struct.fault_case* null }, align 8, !dbg !61
@entry_cast_of_nan = internal global %struct.fault_case { i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.17, i32 0, i32 0), void ()* @cast_of_nan, %struct.fault_case* null }, align 8, !dbg !63
@entry_misaligned_read = internal global %struct.fault_case { i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.18, i32 0, i32 0), void ()* @misaligned_read, %struct.fault_case* null }, align 8, !dbg !65
@entry_misaligned_write = internal global %struct.fault_case { i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.19, i32 0, i32 0), void ()* @misaligned_write, %struct.fault_case* null }, align 8, !dbg !67
@entry_assumption = internal global %struct.fault_case { i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.20, i32 0, i32 0), void ()* @assumption, %struct.fault_case* null }, align 8, !dbg !69
@.str.1 = private unnamed_addr constant [17 x i8] c"division_by_zero\00", align 1
@sink = internal global i32 0, align 4, !dbg !30
@.str.2 = private unnamed_addr constant [18 x i8] c"remainder_by_zero\00", align 1
@.str.3 = private unnamed_addr constant [18 x i8] c"division_overflow\00", align 1
@.str.4 = private unnamed_addr constant [19 x i8] c"remainder_overflow\00", align 1
@.str.5 = private unnamed_addr constant [13 x i8] c"overflow_add\00", align 1
@.str.6 = private unnamed_addr constant [18 x i8] c"overflow_subtract\00", align 1
@.str.7 = private unnamed_addr constant [18 x i8] c"overflow_multiply\00", align 1
@.str.8 = private unnamed_addr constant [16 x i8] c"overflow_negate\00", align 1
@.str.9 = private unnamed_addr constant [19 x i8] c"overflow_increment\00", align 1
@.str.10 = private unnamed_addr constant [14 x i8] c"overflow_long\00", align 1
@.str.11 = private unnamed_addr constant [14 x i8] c"overflow_wide\00", align 1
@.str.12 = private unnamed_addr constant [14 x i8] c"shift_too_far\00", align 1
@.str.13 = private unnamed_addr constant [15 x i8] c"shift_negative\00", align 1
@.str.14 = private unnamed_addr constant [20 x i8] c"shift_right_too_far\00", align 1
@.str.15 = private unnamed_addr constant [15 x i8] c"cast_of_double\00", align 1
@.str.16 = private unnamed_addr constant [17 x i8] c"cast_of_negative\00", align 1
@.str.17 = private unnamed_addr constant [12 x i8] c"cast_of_nan\00", align 1
@.str.18 = private unnamed_addr constant [16 x i8] c"misaligned_read\00", align 1
@.str.19 = private unnamed_addr constant [17 x i8] c"misaligned_write\00", align 1
@__const.misaligned_write.packed = private unnamed_addr constant %struct.anon <{ i8 1, i32 2 }>, align 1
@.str.20 = private unnamed_addr constant [11 x i8] c"assumption\00", align 1
@llvm.global_ctors = appending global [20 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @add_division_by_zero, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_remainder_by_zero, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_division_overflow, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_remainder_overflow, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_overflow_add, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_overflow_subtract, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_overflow_multiply, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_overflow_negate, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_overflow_increment, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_overflow_long, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_overflow_wide, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_shift_too_far, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_shift_negative, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_shift_right_too_far, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_cast_of_double, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_cast_of_negative, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_cast_of_nan, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_misaligned_read, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_misaligned_write, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_assumption, i8* null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 !dbg !79 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca %struct.fault_case*, align 8
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !85, metadata !DIExpression()), !dbg !86
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !87, metadata !DIExpression()), !dbg !88
  %7 = load i32, i32* %4, align 4, !dbg !89
  %8 = icmp sgt i32 %7, 2, !dbg !90
  br i1 %8, label %9, label %15, !dbg !91

9:                                                ; preds = %2
  %10 = load i8**, i8*** %5, align 8, !dbg !92
  %11 = getelementptr inbounds i8*, i8** %10, i64 2, !dbg !92
  %12 = load i8*, i8** %11, align 8, !dbg !92
  %13 = call i32 @strcmp(i8* noundef %12, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0)) #7, !dbg !93
  %14 = icmp eq i32 %13, 0, !dbg !94
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !95
  %17 = zext i1 %16 to i32, !dbg !91
  store i32 %17, i32* @bad, align 4, !dbg !96
  call void @llvm.dbg.declare(metadata %struct.fault_case** %6, metadata !97, metadata !DIExpression()), !dbg !99
  %18 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !100
  store %struct.fault_case* %18, %struct.fault_case** %6, align 8, !dbg !99
  br label %19, !dbg !101

19:                                               ; preds = %39, %15
  %20 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !102
  %21 = icmp ne %struct.fault_case* %20, null, !dbg !104
  br i1 %21, label %22, label %43, !dbg !104

22:                                               ; preds = %19
  %23 = load i32, i32* %4, align 4, !dbg !105
  %24 = icmp sgt i32 %23, 1, !dbg !107
  br i1 %24, label %25, label %38, !dbg !108

25:                                               ; preds = %22
  %26 = load i8**, i8*** %5, align 8, !dbg !109
  %27 = getelementptr inbounds i8*, i8** %26, i64 1, !dbg !109
  %28 = load i8*, i8** %27, align 8, !dbg !109
  %29 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !110
  %30 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %29, i32 0, i32 0, !dbg !111
  %31 = load i8*, i8** %30, align 8, !dbg !111
  %32 = call i32 @strcmp(i8* noundef %28, i8* noundef %31) #7, !dbg !112
  %33 = icmp eq i32 %32, 0, !dbg !113
  br i1 %33, label %34, label %38, !dbg !114

34:                                               ; preds = %25
  %35 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !115
  %36 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %35, i32 0, i32 1, !dbg !117
  %37 = load void ()*, void ()** %36, align 8, !dbg !117
  call void %37(), !dbg !115
  store i32 0, i32* %3, align 4, !dbg !118
  br label %44, !dbg !118

38:                                               ; preds = %25, %22
  br label %39, !dbg !119

39:                                               ; preds = %38
  %40 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !120
  %41 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %40, i32 0, i32 2, !dbg !121
  %42 = load %struct.fault_case*, %struct.fault_case** %41, align 8, !dbg !121
  store %struct.fault_case* %42, %struct.fault_case** %6, align 8, !dbg !122
  br label %19, !dbg !123, !llvm.loop !124

43:                                               ; preds = %19
  store i32 99, i32* %3, align 4, !dbg !127
  br label %44, !dbg !127

44:                                               ; preds = %43, %34
  %45 = load i32, i32* %3, align 4, !dbg !128
  ret i32 %45, !dbg !128
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind readonly willreturn
declare i32 @strcmp(i8* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_division_by_zero() #0 !dbg !129 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !130
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_division_by_zero, i32 0, i32 2), align 8, !dbg !130
  store %struct.fault_case* @entry_division_by_zero, %struct.fault_case** @all_cases, align 8, !dbg !130
  ret void, !dbg !130
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_remainder_by_zero() #0 !dbg !131 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !132
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_remainder_by_zero, i32 0, i32 2), align 8, !dbg !132
  store %struct.fault_case* @entry_remainder_by_zero, %struct.fault_case** @all_cases, align 8, !dbg !132
  ret void, !dbg !132
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_division_overflow() #0 !dbg !133 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !134
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_division_overflow, i32 0, i32 2), align 8, !dbg !134
  store %struct.fault_case* @entry_division_overflow, %struct.fault_case** @all_cases, align 8, !dbg !134
  ret void, !dbg !134
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_remainder_overflow() #0 !dbg !135 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !136
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_remainder_overflow, i32 0, i32 2), align 8, !dbg !136
  store %struct.fault_case* @entry_remainder_overflow, %struct.fault_case** @all_cases, align 8, !dbg !136
  ret void, !dbg !136
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_overflow_add() #0 !dbg !137 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !138
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_overflow_add, i32 0, i32 2), align 8, !dbg !138
  store %struct.fault_case* @entry_overflow_add, %struct.fault_case** @all_cases, align 8, !dbg !138
  ret void, !dbg !138
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_overflow_subtract() #0 !dbg !139 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !140
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_overflow_subtract, i32 0, i32 2), align 8, !dbg !140
  store %struct.fault_case* @entry_overflow_subtract, %struct.fault_case** @all_cases, align 8, !dbg !140
  ret void, !dbg !140
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_overflow_multiply() #0 !dbg !141 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !142
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_overflow_multiply, i32 0, i32 2), align 8, !dbg !142
  store %struct.fault_case* @entry_overflow_multiply, %struct.fault_case** @all_cases, align 8, !dbg !142
  ret void, !dbg !142
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_overflow_negate() #0 !dbg !143 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !144
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_overflow_negate, i32 0, i32 2), align 8, !dbg !144
  store %struct.fault_case* @entry_overflow_negate, %struct.fault_case** @all_cases, align 8, !dbg !144
  ret void, !dbg !144
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_overflow_increment() #0 !dbg !145 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !146
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_overflow_increment, i32 0, i32 2), align 8, !dbg !146
  store %struct.fault_case* @entry_overflow_increment, %struct.fault_case** @all_cases, align 8, !dbg !146
  ret void, !dbg !146
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_overflow_long() #0 !dbg !147 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !148
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_overflow_long, i32 0, i32 2), align 8, !dbg !148
  store %struct.fault_case* @entry_overflow_long, %struct.fault_case** @all_cases, align 8, !dbg !148
  ret void, !dbg !148
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_overflow_wide() #0 !dbg !149 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !150
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_overflow_wide, i32 0, i32 2), align 8, !dbg !150
  store %struct.fault_case* @entry_overflow_wide, %struct.fault_case** @all_cases, align 8, !dbg !150
  ret void, !dbg !150
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_shift_too_far() #0 !dbg !151 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !152
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_shift_too_far, i32 0, i32 2), align 8, !dbg !152
  store %struct.fault_case* @entry_shift_too_far, %struct.fault_case** @all_cases, align 8, !dbg !152
  ret void, !dbg !152
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_shift_negative() #0 !dbg !153 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !154
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_shift_negative, i32 0, i32 2), align 8, !dbg !154
  store %struct.fault_case* @entry_shift_negative, %struct.fault_case** @all_cases, align 8, !dbg !154
  ret void, !dbg !154
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_shift_right_too_far() #0 !dbg !155 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !156
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_shift_right_too_far, i32 0, i32 2), align 8, !dbg !156
  store %struct.fault_case* @entry_shift_right_too_far, %struct.fault_case** @all_cases, align 8, !dbg !156
  ret void, !dbg !156
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_cast_of_double() #0 !dbg !157 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !158
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_cast_of_double, i32 0, i32 2), align 8, !dbg !158
  store %struct.fault_case* @entry_cast_of_double, %struct.fault_case** @all_cases, align 8, !dbg !158
  ret void, !dbg !158
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_cast_of_negative() #0 !dbg !159 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !160
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_cast_of_negative, i32 0, i32 2), align 8, !dbg !160
  store %struct.fault_case* @entry_cast_of_negative, %struct.fault_case** @all_cases, align 8, !dbg !160
  ret void, !dbg !160
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_cast_of_nan() #0 !dbg !161 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !162
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_cast_of_nan, i32 0, i32 2), align 8, !dbg !162
  store %struct.fault_case* @entry_cast_of_nan, %struct.fault_case** @all_cases, align 8, !dbg !162
  ret void, !dbg !162
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_misaligned_read() #0 !dbg !163 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !164
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_misaligned_read, i32 0, i32 2), align 8, !dbg !164
  store %struct.fault_case* @entry_misaligned_read, %struct.fault_case** @all_cases, align 8, !dbg !164
  ret void, !dbg !164
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_misaligned_write() #0 !dbg !165 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !166
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_misaligned_write, i32 0, i32 2), align 8, !dbg !166
  store %struct.fault_case* @entry_misaligned_write, %struct.fault_case** @all_cases, align 8, !dbg !166
  ret void, !dbg !166
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_assumption() #0 !dbg !167 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !168
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_assumption, i32 0, i32 2), align 8, !dbg !168
  store %struct.fault_case* @entry_assumption, %struct.fault_case** @all_cases, align 8, !dbg !168
  ret void, !dbg !168
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @division_by_zero() #0 !dbg !169 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !170, metadata !DIExpression()), !dbg !171
  %2 = load i32, i32* @bad, align 4, !dbg !172
  %3 = icmp ne i32 %2, 0, !dbg !172
  %4 = zext i1 %3 to i64, !dbg !172
  %5 = select i1 %3, i32 0, i32 2, !dbg !172
  store i32 %5, i32* %1, align 4, !dbg !171
  %6 = load i32, i32* %1, align 4, !dbg !173
  %7 = sdiv i32 10, %6, !dbg !174
  store volatile i32 %7, i32* @sink, align 4, !dbg !175
  ret void, !dbg !176
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @remainder_by_zero() #0 !dbg !177 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !178, metadata !DIExpression()), !dbg !180
  %2 = load i32, i32* @bad, align 4, !dbg !181
  %3 = icmp ne i32 %2, 0, !dbg !181
  %4 = zext i1 %3 to i64, !dbg !181
  %5 = select i1 %3, i32 0, i32 3, !dbg !181
  store i32 %5, i32* %1, align 4, !dbg !180
  %6 = load i32, i32* %1, align 4, !dbg !182
  %7 = urem i32 10, %6, !dbg !183
  store volatile i32 %7, i32* @sink, align 4, !dbg !184
  ret void, !dbg !185
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @division_overflow() #0 !dbg !186 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !187, metadata !DIExpression()), !dbg !188
  %3 = load i32, i32* @bad, align 4, !dbg !189
  %4 = icmp ne i32 %3, 0, !dbg !189
  %5 = zext i1 %4 to i64, !dbg !189
  %6 = select i1 %4, i32 -2147483648, i32 -2147483647, !dbg !189
  store i32 %6, i32* %1, align 4, !dbg !188
  call void @llvm.dbg.declare(metadata i32* %2, metadata !190, metadata !DIExpression()), !dbg !191
  store i32 -1, i32* %2, align 4, !dbg !191
  %7 = load i32, i32* %1, align 4, !dbg !192
  %8 = load i32, i32* %2, align 4, !dbg !193
  %9 = sdiv i32 %7, %8, !dbg !194
  store volatile i32 %9, i32* @sink, align 4, !dbg !195
  ret void, !dbg !196
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @remainder_overflow() #0 !dbg !197 {
  %1 = alloca i64, align 8
  %2 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata i64* %1, metadata !198, metadata !DIExpression()), !dbg !199
  %3 = load i32, i32* @bad, align 4, !dbg !200
  %4 = icmp ne i32 %3, 0, !dbg !201
  %5 = xor i1 %4, true, !dbg !201
  %6 = zext i1 %5 to i32, !dbg !201
  %7 = sext i32 %6 to i64, !dbg !201
  %8 = add nsw i64 -9223372036854775808, %7, !dbg !202
  store i64 %8, i64* %1, align 8, !dbg !199
  call void @llvm.dbg.declare(metadata i64* %2, metadata !203, metadata !DIExpression()), !dbg !204
  store i64 -1, i64* %2, align 8, !dbg !204
  %9 = load i64, i64* %1, align 8, !dbg !205
  %10 = load i64, i64* %2, align 8, !dbg !206
  %11 = srem i64 %9, %10, !dbg !207
  %12 = trunc i64 %11 to i32, !dbg !208
  store volatile i32 %12, i32* @sink, align 4, !dbg !209
  ret void, !dbg !210
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @overflow_add() #0 !dbg !211 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !212, metadata !DIExpression()), !dbg !213
  %2 = load i32, i32* @bad, align 4, !dbg !214
  %3 = icmp ne i32 %2, 0, !dbg !215
  %4 = xor i1 %3, true, !dbg !215
  %5 = zext i1 %4 to i32, !dbg !215
  %6 = sub nsw i32 2147483647, %5, !dbg !216
  store i32 %6, i32* %1, align 4, !dbg !213
  %7 = load i32, i32* %1, align 4, !dbg !217
  %8 = add nsw i32 %7, 1, !dbg !218
  store volatile i32 %8, i32* @sink, align 4, !dbg !219
  ret void, !dbg !220
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @overflow_subtract() #0 !dbg !221 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !222, metadata !DIExpression()), !dbg !223
  %2 = load i32, i32* @bad, align 4, !dbg !224
  %3 = icmp ne i32 %2, 0, !dbg !225
  %4 = xor i1 %3, true, !dbg !225
  %5 = zext i1 %4 to i32, !dbg !225
  %6 = add nsw i32 -2147483648, %5, !dbg !226
  store i32 %6, i32* %1, align 4, !dbg !223
  %7 = load i32, i32* %1, align 4, !dbg !227
  %8 = sub nsw i32 %7, 1, !dbg !228
  store volatile i32 %8, i32* @sink, align 4, !dbg !229
  ret void, !dbg !230
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @overflow_multiply() #0 !dbg !231 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !232, metadata !DIExpression()), !dbg !233
  %2 = load i32, i32* @bad, align 4, !dbg !234
  %3 = icmp ne i32 %2, 0, !dbg !234
  %4 = zext i1 %3 to i64, !dbg !234
  %5 = select i1 %3, i32 46341, i32 46340, !dbg !234
  store i32 %5, i32* %1, align 4, !dbg !233
  %6 = load i32, i32* %1, align 4, !dbg !235
  %7 = load i32, i32* %1, align 4, !dbg !236
  %8 = mul nsw i32 %6, %7, !dbg !237
  store volatile i32 %8, i32* @sink, align 4, !dbg !238
  ret void, !dbg !239
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @overflow_negate() #0 !dbg !240 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !241, metadata !DIExpression()), !dbg !242
  %2 = load i32, i32* @bad, align 4, !dbg !243
  %3 = icmp ne i32 %2, 0, !dbg !244
  %4 = xor i1 %3, true, !dbg !244
  %5 = zext i1 %4 to i32, !dbg !244
  %6 = add nsw i32 -2147483648, %5, !dbg !245
  store i32 %6, i32* %1, align 4, !dbg !242
  %7 = load i32, i32* %1, align 4, !dbg !246
  %8 = sub nsw i32 0, %7, !dbg !247
  store volatile i32 %8, i32* @sink, align 4, !dbg !248
  ret void, !dbg !249
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @overflow_increment() #0 !dbg !250 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i32* %1, metadata !251, metadata !DIExpression()), !dbg !252
  store i32 2147483646, i32* %1, align 4, !dbg !252
  %4 = load i32, i32* %1, align 4, !dbg !253
  %5 = add nsw i32 %4, 1, !dbg !253
  store i32 %5, i32* %1, align 4, !dbg !253
  %6 = load i32, i32* @bad, align 4, !dbg !254
  %7 = icmp ne i32 %6, 0, !dbg !254
  br i1 %7, label %8, label %11, !dbg !256

8:                                                ; preds = %0
  %9 = load i32, i32* %1, align 4, !dbg !257
  %10 = add nsw i32 %9, 1, !dbg !257
  store i32 %10, i32* %1, align 4, !dbg !257
  br label %11, !dbg !258

11:                                               ; preds = %8, %0
  call void @llvm.dbg.declare(metadata i32* %2, metadata !259, metadata !DIExpression()), !dbg !260
  store i32 -1, i32* %2, align 4, !dbg !260
  %12 = load i32, i32* %2, align 4, !dbg !261
  %13 = add i32 %12, 1, !dbg !261
  store i32 %13, i32* %2, align 4, !dbg !261
  call void @llvm.dbg.declare(metadata i8* %3, metadata !262, metadata !DIExpression()), !dbg !264
  store i8 127, i8* %3, align 1, !dbg !264
  %14 = load i8, i8* %3, align 1, !dbg !265
  %15 = add i8 %14, 1, !dbg !265
  store i8 %15, i8* %3, align 1, !dbg !265
  %16 = load i32, i32* %1, align 4, !dbg !266
  %17 = load i32, i32* %2, align 4, !dbg !267
  %18 = add nsw i32 %16, %17, !dbg !268
  store volatile i32 %18, i32* @sink, align 4, !dbg !269
  ret void, !dbg !270
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @overflow_long() #0 !dbg !271 {
  %1 = alloca i64, align 8
  %2 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata i64* %1, metadata !272, metadata !DIExpression()), !dbg !273
  store i64 4611686018427387904, i64* %1, align 8, !dbg !273
  call void @llvm.dbg.declare(metadata i64* %2, metadata !274, metadata !DIExpression()), !dbg !275
  %3 = load i32, i32* @bad, align 4, !dbg !276
  %4 = icmp ne i32 %3, 0, !dbg !276
  br i1 %4, label %5, label %7, !dbg !276

5:                                                ; preds = %0
  %6 = load i64, i64* %1, align 8, !dbg !277
  br label %10, !dbg !276

7:                                                ; preds = %0
  %8 = load i64, i64* %1, align 8, !dbg !278
  %9 = sub nsw i64 %8, 1, !dbg !279
  br label %10, !dbg !276

10:                                               ; preds = %7, %5
  %11 = phi i64 [ %6, %5 ], [ %9, %7 ], !dbg !276
  store i64 %11, i64* %2, align 8, !dbg !275
  %12 = load i64, i64* %1, align 8, !dbg !280
  %13 = load i64, i64* %2, align 8, !dbg !281
  %14 = add nsw i64 %12, %13, !dbg !282
  %15 = icmp ne i64 %14, 0, !dbg !283
  %16 = zext i1 %15 to i32, !dbg !283
  store volatile i32 %16, i32* @sink, align 4, !dbg !284
  ret void, !dbg !285
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @overflow_wide() #0 !dbg !286 {
  %1 = alloca i128, align 16
  %2 = alloca i128, align 16
  call void @llvm.dbg.declare(metadata i128* %1, metadata !287, metadata !DIExpression()), !dbg !288
  store i128 85070591730234615865843651857942052864, i128* %1, align 16, !dbg !288
  call void @llvm.dbg.declare(metadata i128* %2, metadata !289, metadata !DIExpression()), !dbg !290
  %3 = load i32, i32* @bad, align 4, !dbg !291
  %4 = icmp ne i32 %3, 0, !dbg !291
  %5 = zext i1 %4 to i64, !dbg !291
  %6 = select i1 %4, i32 2, i32 1, !dbg !291
  %7 = sext i32 %6 to i128, !dbg !291
  store i128 %7, i128* %2, align 16, !dbg !290
  %8 = load i128, i128* %1, align 16, !dbg !292
  %9 = load i128, i128* %2, align 16, !dbg !293
  %10 = mul nsw i128 %8, %9, !dbg !294
  %11 = icmp ne i128 %10, 0, !dbg !295
  %12 = zext i1 %11 to i32, !dbg !295
  store volatile i32 %12, i32* @sink, align 4, !dbg !296
  ret void, !dbg !297
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @shift_too_far() #0 !dbg !298 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !299, metadata !DIExpression()), !dbg !300
  %2 = load i32, i32* @bad, align 4, !dbg !301
  %3 = icmp ne i32 %2, 0, !dbg !301
  %4 = zext i1 %3 to i64, !dbg !301
  %5 = select i1 %3, i32 32, i32 31, !dbg !301
  store i32 %5, i32* %1, align 4, !dbg !300
  %6 = load i32, i32* %1, align 4, !dbg !302
  %7 = shl i32 1, %6, !dbg !303
  store volatile i32 %7, i32* @sink, align 4, !dbg !304
  ret void, !dbg !305
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @shift_negative() #0 !dbg !306 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !307, metadata !DIExpression()), !dbg !308
  %2 = load i32, i32* @bad, align 4, !dbg !309
  %3 = icmp ne i32 %2, 0, !dbg !309
  %4 = zext i1 %3 to i64, !dbg !309
  %5 = select i1 %3, i32 -1, i32 1, !dbg !309
  store i32 %5, i32* %1, align 4, !dbg !308
  %6 = load i32, i32* %1, align 4, !dbg !310
  %7 = ashr i32 4, %6, !dbg !311
  store volatile i32 %7, i32* @sink, align 4, !dbg !312
  ret void, !dbg !313
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @shift_right_too_far() #0 !dbg !314 {
  %1 = alloca i64, align 8
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i64* %1, metadata !315, metadata !DIExpression()), !dbg !316
  store i64 1, i64* %1, align 8, !dbg !316
  call void @llvm.dbg.declare(metadata i32* %2, metadata !317, metadata !DIExpression()), !dbg !318
  %3 = load i32, i32* @bad, align 4, !dbg !319
  %4 = icmp ne i32 %3, 0, !dbg !319
  %5 = zext i1 %4 to i64, !dbg !319
  %6 = select i1 %4, i32 64, i32 63, !dbg !319
  store i32 %6, i32* %2, align 4, !dbg !318
  %7 = load i64, i64* %1, align 8, !dbg !320
  %8 = load i32, i32* %2, align 4, !dbg !321
  %9 = zext i32 %8 to i64, !dbg !322
  %10 = lshr i64 %7, %9, !dbg !322
  %11 = trunc i64 %10 to i32, !dbg !323
  store volatile i32 %11, i32* @sink, align 4, !dbg !324
  ret void, !dbg !325
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @cast_of_double() #0 !dbg !326 {
  %1 = alloca double, align 8
  call void @llvm.dbg.declare(metadata double* %1, metadata !327, metadata !DIExpression()), !dbg !329
  %2 = load i32, i32* @bad, align 4, !dbg !330
  %3 = icmp ne i32 %2, 0, !dbg !330
  %4 = zext i1 %3 to i64, !dbg !330
  %5 = select i1 %3, double 0x41E0000000000000, double 0x41DFFFFFFFF00000, !dbg !330
  store double %5, double* %1, align 8, !dbg !329
  %6 = load double, double* %1, align 8, !dbg !331
  %7 = fptosi double %6 to i32, !dbg !332
  store volatile i32 %7, i32* @sink, align 4, !dbg !333
  ret void, !dbg !334
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @cast_of_negative() #0 !dbg !335 {
  %1 = alloca float, align 4
  call void @llvm.dbg.declare(metadata float* %1, metadata !336, metadata !DIExpression()), !dbg !338
  %2 = load i32, i32* @bad, align 4, !dbg !339
  %3 = icmp ne i32 %2, 0, !dbg !339
  %4 = zext i1 %3 to i64, !dbg !339
  %5 = select i1 %3, float -1.000000e+00, float -7.500000e-01, !dbg !339
  store float %5, float* %1, align 4, !dbg !338
  %6 = load float, float* %1, align 4, !dbg !340
  %7 = fptoui float %6 to i16, !dbg !341
  %8 = zext i16 %7 to i32, !dbg !341
  store volatile i32 %8, i32* @sink, align 4, !dbg !342
  ret void, !dbg !343
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @cast_of_nan() #0 !dbg !344 {
  %1 = alloca x86_fp80, align 16
  %2 = alloca x86_fp80, align 16
  call void @llvm.dbg.declare(metadata x86_fp80* %1, metadata !345, metadata !DIExpression()), !dbg !348
  store volatile x86_fp80 0xK00000000000000000000, x86_fp80* %1, align 16, !dbg !348
  call void @llvm.dbg.declare(metadata x86_fp80* %2, metadata !349, metadata !DIExpression()), !dbg !350
  %3 = load i32, i32* @bad, align 4, !dbg !351
  %4 = icmp ne i32 %3, 0, !dbg !351
  br i1 %4, label %5, label %9, !dbg !351

5:                                                ; preds = %0
  %6 = load volatile x86_fp80, x86_fp80* %1, align 16, !dbg !352
  %7 = load volatile x86_fp80, x86_fp80* %1, align 16, !dbg !353
  %8 = fdiv x86_fp80 %6, %7, !dbg !354
  br label %10, !dbg !351

9:                                                ; preds = %0
  br label %10, !dbg !351

10:                                               ; preds = %9, %5
  %11 = phi x86_fp80 [ %8, %5 ], [ 0xKC03E8000000000000000, %9 ], !dbg !351
  store x86_fp80 %11, x86_fp80* %2, align 16, !dbg !350
  %12 = load x86_fp80, x86_fp80* %2, align 16, !dbg !355
  %13 = fptosi x86_fp80 %12 to i64, !dbg !356
  %14 = trunc i64 %13 to i32, !dbg !357
  store volatile i32 %14, i32* @sink, align 4, !dbg !358
  ret void, !dbg !359
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @misaligned_read() #0 !dbg !360 {
  %1 = alloca [16 x i8], align 16
  %2 = alloca i32*, align 8
  call void @llvm.dbg.declare(metadata [16 x i8]* %1, metadata !361, metadata !DIExpression()), !dbg !365
  %3 = bitcast [16 x i8]* %1 to i8*, !dbg !365
  call void @llvm.memset.p0i8.i64(i8* align 16 %3, i8 0, i64 16, i1 false), !dbg !365
  call void @llvm.dbg.declare(metadata i32** %2, metadata !366, metadata !DIExpression()), !dbg !367
  %4 = getelementptr inbounds [16 x i8], [16 x i8]* %1, i64 0, i64 0, !dbg !368
  %5 = getelementptr inbounds [16 x i8], [16 x i8]* %1, i64 0, i64 0, !dbg !369
  %6 = ptrtoint i8* %5 to i64, !dbg !370
  %7 = urem i64 %6, 16, !dbg !371
  %8 = sub i64 16, %7, !dbg !372
  %9 = urem i64 %8, 16, !dbg !373
  %10 = getelementptr inbounds i8, i8* %4, i64 %9, !dbg !374
  %11 = load i32, i32* @bad, align 4, !dbg !375
  %12 = sext i32 %11 to i64, !dbg !376
  %13 = getelementptr inbounds i8, i8* %10, i64 %12, !dbg !376
  %14 = bitcast i8* %13 to i32*, !dbg !377
  store i32* %14, i32** %2, align 8, !dbg !367
  %15 = load i32*, i32** %2, align 8, !dbg !378
  %16 = load i32, i32* %15, align 4, !dbg !379
  store volatile i32 %16, i32* @sink, align 4, !dbg !380
  ret void, !dbg !381
}

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @misaligned_write() #0 !dbg !382 {
  %1 = alloca i8*, align 8
  %2 = alloca %struct.anon, align 1
  call void @llvm.dbg.declare(metadata i8** %1, metadata !383, metadata !DIExpression()), !dbg !384
  %3 = call noalias i8* @malloc(i64 noundef 32) #8, !dbg !385
  store i8* %3, i8** %1, align 8, !dbg !384
  %4 = load i8*, i8** %1, align 8, !dbg !386
  %5 = getelementptr inbounds i8, i8* %4, i64 4, !dbg !387
  %6 = load i32, i32* @bad, align 4, !dbg !388
  %7 = icmp ne i32 %6, 0, !dbg !389
  %8 = xor i1 %7, true, !dbg !389
  %9 = zext i1 %8 to i32, !dbg !389
  %10 = mul nsw i32 4, %9, !dbg !390
  %11 = sext i32 %10 to i64, !dbg !391
  %12 = getelementptr inbounds i8, i8* %5, i64 %11, !dbg !391
  %13 = bitcast i8* %12 to i64*, !dbg !392
  store i64 1, i64* %13, align 8, !dbg !393
  call void @llvm.dbg.declare(metadata %struct.anon* %2, metadata !394, metadata !DIExpression()), !dbg !399
  %14 = bitcast %struct.anon* %2 to i8*, !dbg !399
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %14, i8* align 1 getelementptr inbounds (%struct.anon, %struct.anon* @__const.misaligned_write.packed, i32 0, i32 0), i64 5, i1 false), !dbg !399
  %15 = getelementptr inbounds %struct.anon, %struct.anon* %2, i32 0, i32 1, !dbg !400
  %16 = load i32, i32* %15, align 1, !dbg !400
  store volatile i32 %16, i32* @sink, align 4, !dbg !401
  %17 = load i8*, i8** %1, align 8, !dbg !402
  call void @free(i8* noundef %17) #8, !dbg !403
  ret void, !dbg !404
}

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #4

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: nounwind
declare void @free(i8* noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @assumption() #0 !dbg !405 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !406, metadata !DIExpression()), !dbg !407
  %2 = load i32, i32* @bad, align 4, !dbg !408
  %3 = icmp ne i32 %2, 0, !dbg !408
  %4 = zext i1 %3 to i64, !dbg !408
  %5 = select i1 %3, i32 1, i32 0, !dbg !408
  store i32 %5, i32* %1, align 4, !dbg !407
  %6 = load i32, i32* %1, align 4, !dbg !409
  %7 = icmp eq i32 %6, 0, !dbg !410
  call void @llvm.assume(i1 %7), !dbg !411
  %8 = load i32, i32* %1, align 4, !dbg !412
  store volatile i32 %8, i32* @sink, align 4, !dbg !413
  ret void, !dbg !414
}

; Function Attrs: inaccessiblememonly nofree nosync nounwind willreturn
declare void @llvm.assume(i1 noundef) #6

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind readonly willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly nofree nounwind willreturn writeonly }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { argmemonly nofree nounwind willreturn }
attributes #6 = { inaccessiblememonly nofree nosync nounwind willreturn }
attributes #7 = { nounwind readonly willreturn }
attributes #8 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!71, !72, !73, !74, !75, !76, !77}
!llvm.ident = !{!78}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "bad", scope: !2, file: !15, line: 18, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !12, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/faults/arithmetic.c", directory: ".", checksumkind: CSK_MD5, checksum: "c857b0f5ea5a6a916837ca04db6a3dac")
!4 = !{!5, !6, !7, !8, !9, !10, !11}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!10 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!12 = !{!13, !0, !28, !30, !33, !35, !37, !39, !41, !43, !45, !47, !49, !51, !53, !55, !57, !59, !61, !63, !65, !67, !69}
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "all_cases", scope: !2, file: !15, line: 17, type: !16, isLocal: true, isDefinition: true)
!15 = !DIFile(filename: "tests/faults/faults.h", directory: ".", checksumkind: CSK_MD5, checksum: "36c151c83d221557efe9f5664ce6ff0b")
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fault_case", file: !15, line: 12, size: 192, elements: !18)
!18 = !{!19, !23, !27}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !17, file: !15, line: 13, baseType: !20, size: 64)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !22)
!22 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "run", scope: !17, file: !15, line: 14, baseType: !24, size: 64, offset: 64)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!25 = !DISubroutineType(types: !26)
!26 = !{null}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !17, file: !15, line: 15, baseType: !16, size: 64, offset: 128)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "entry_division_by_zero", scope: !2, file: !3, line: 8, type: !17, isLocal: true, isDefinition: true)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "sink", scope: !2, file: !3, line: 6, type: !32, isLocal: true, isDefinition: true)
!32 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !5)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "entry_remainder_by_zero", scope: !2, file: !3, line: 14, type: !17, isLocal: true, isDefinition: true)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "entry_division_overflow", scope: !2, file: !3, line: 20, type: !17, isLocal: true, isDefinition: true)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(name: "entry_remainder_overflow", scope: !2, file: !3, line: 26, type: !17, isLocal: true, isDefinition: true)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "entry_overflow_add", scope: !2, file: !3, line: 32, type: !17, isLocal: true, isDefinition: true)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(name: "entry_overflow_subtract", scope: !2, file: !3, line: 38, type: !17, isLocal: true, isDefinition: true)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(name: "entry_overflow_multiply", scope: !2, file: !3, line: 44, type: !17, isLocal: true, isDefinition: true)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(name: "entry_overflow_negate", scope: !2, file: !3, line: 50, type: !17, isLocal: true, isDefinition: true)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(name: "entry_overflow_increment", scope: !2, file: !3, line: 56, type: !17, isLocal: true, isDefinition: true)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(name: "entry_overflow_long", scope: !2, file: !3, line: 69, type: !17, isLocal: true, isDefinition: true)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(name: "entry_overflow_wide", scope: !2, file: !3, line: 75, type: !17, isLocal: true, isDefinition: true)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(name: "entry_shift_too_far", scope: !2, file: !3, line: 81, type: !17, isLocal: true, isDefinition: true)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(name: "entry_shift_negative", scope: !2, file: !3, line: 87, type: !17, isLocal: true, isDefinition: true)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(name: "entry_shift_right_too_far", scope: !2, file: !3, line: 93, type: !17, isLocal: true, isDefinition: true)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(name: "entry_cast_of_double", scope: !2, file: !3, line: 100, type: !17, isLocal: true, isDefinition: true)
!61 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression())
!62 = distinct !DIGlobalVariable(name: "entry_cast_of_negative", scope: !2, file: !3, line: 106, type: !17, isLocal: true, isDefinition: true)
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(name: "entry_cast_of_nan", scope: !2, file: !3, line: 112, type: !17, isLocal: true, isDefinition: true)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(name: "entry_misaligned_read", scope: !2, file: !3, line: 119, type: !17, isLocal: true, isDefinition: true)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(name: "entry_misaligned_write", scope: !2, file: !3, line: 126, type: !17, isLocal: true, isDefinition: true)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(name: "entry_assumption", scope: !2, file: !3, line: 138, type: !17, isLocal: true, isDefinition: true)
!71 = !{i32 7, !"Dwarf Version", i32 5}
!72 = !{i32 2, !"Debug Info Version", i32 3}
!73 = !{i32 1, !"wchar_size", i32 4}
!74 = !{i32 7, !"PIC Level", i32 2}
!75 = !{i32 7, !"PIE Level", i32 2}
!76 = !{i32 7, !"uwtable", i32 1}
!77 = !{i32 7, !"frame-pointer", i32 2}
!78 = !{!"Debian clang version 14.0.6"}
!79 = distinct !DISubprogram(name: "main", scope: !15, file: !15, line: 30, type: !80, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !84)
!80 = !DISubroutineType(types: !81)
!81 = !{!5, !5, !82}
!82 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !83, size: 64)
!83 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!84 = !{}
!85 = !DILocalVariable(name: "argc", arg: 1, scope: !79, file: !15, line: 30, type: !5)
!86 = !DILocation(line: 30, column: 14, scope: !79)
!87 = !DILocalVariable(name: "argv", arg: 2, scope: !79, file: !15, line: 30, type: !82)
!88 = !DILocation(line: 30, column: 27, scope: !79)
!89 = !DILocation(line: 32, column: 11, scope: !79)
!90 = !DILocation(line: 32, column: 16, scope: !79)
!91 = !DILocation(line: 32, column: 20, scope: !79)
!92 = !DILocation(line: 32, column: 30, scope: !79)
!93 = !DILocation(line: 32, column: 23, scope: !79)
!94 = !DILocation(line: 32, column: 46, scope: !79)
!95 = !DILocation(line: 0, scope: !79)
!96 = !DILocation(line: 32, column: 9, scope: !79)
!97 = !DILocalVariable(name: "c", scope: !98, file: !15, line: 33, type: !16)
!98 = distinct !DILexicalBlock(scope: !79, file: !15, line: 33, column: 5)
!99 = !DILocation(line: 33, column: 29, scope: !98)
!100 = !DILocation(line: 33, column: 33, scope: !98)
!101 = !DILocation(line: 33, column: 10, scope: !98)
!102 = !DILocation(line: 33, column: 44, scope: !103)
!103 = distinct !DILexicalBlock(scope: !98, file: !15, line: 33, column: 5)
!104 = !DILocation(line: 33, column: 5, scope: !98)
!105 = !DILocation(line: 34, column: 13, scope: !106)
!106 = distinct !DILexicalBlock(scope: !103, file: !15, line: 34, column: 13)
!107 = !DILocation(line: 34, column: 18, scope: !106)
!108 = !DILocation(line: 34, column: 22, scope: !106)
!109 = !DILocation(line: 34, column: 32, scope: !106)
!110 = !DILocation(line: 34, column: 41, scope: !106)
!111 = !DILocation(line: 34, column: 44, scope: !106)
!112 = !DILocation(line: 34, column: 25, scope: !106)
!113 = !DILocation(line: 34, column: 50, scope: !106)
!114 = !DILocation(line: 34, column: 13, scope: !103)
!115 = !DILocation(line: 35, column: 13, scope: !116)
!116 = distinct !DILexicalBlock(scope: !106, file: !15, line: 34, column: 56)
!117 = !DILocation(line: 35, column: 16, scope: !116)
!118 = !DILocation(line: 36, column: 13, scope: !116)
!119 = !DILocation(line: 34, column: 53, scope: !106)
!120 = !DILocation(line: 33, column: 51, scope: !103)
!121 = !DILocation(line: 33, column: 54, scope: !103)
!122 = !DILocation(line: 33, column: 49, scope: !103)
!123 = !DILocation(line: 33, column: 5, scope: !103)
!124 = distinct !{!124, !104, !125, !126}
!125 = !DILocation(line: 37, column: 9, scope: !98)
!126 = !{!"llvm.loop.mustprogress"}
!127 = !DILocation(line: 38, column: 5, scope: !79)
!128 = !DILocation(line: 39, column: 1, scope: !79)
!129 = distinct !DISubprogram(name: "add_division_by_zero", scope: !3, file: !3, line: 8, type: !25, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!130 = !DILocation(line: 8, column: 1, scope: !129)
!131 = distinct !DISubprogram(name: "add_remainder_by_zero", scope: !3, file: !3, line: 14, type: !25, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!132 = !DILocation(line: 14, column: 1, scope: !131)
!133 = distinct !DISubprogram(name: "add_division_overflow", scope: !3, file: !3, line: 20, type: !25, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!134 = !DILocation(line: 20, column: 1, scope: !133)
!135 = distinct !DISubprogram(name: "add_remainder_overflow", scope: !3, file: !3, line: 26, type: !25, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!136 = !DILocation(line: 26, column: 1, scope: !135)
!137 = distinct !DISubprogram(name: "add_overflow_add", scope: !3, file: !3, line: 32, type: !25, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!138 = !DILocation(line: 32, column: 1, scope: !137)
!139 = distinct !DISubprogram(name: "add_overflow_subtract", scope: !3, file: !3, line: 38, type: !25, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!140 = !DILocation(line: 38, column: 1, scope: !139)
!141 = distinct !DISubprogram(name: "add_overflow_multiply", scope: !3, file: !3, line: 44, type: !25, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!142 = !DILocation(line: 44, column: 1, scope: !141)
!143 = distinct !DISubprogram(name: "add_overflow_negate", scope: !3, file: !3, line: 50, type: !25, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!144 = !DILocation(line: 50, column: 1, scope: !143)
!145 = distinct !DISubprogram(name: "add_overflow_increment", scope: !3, file: !3, line: 56, type: !25, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!146 = !DILocation(line: 56, column: 1, scope: !145)
!147 = distinct !DISubprogram(name: "add_overflow_long", scope: !3, file: !3, line: 69, type: !25, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!148 = !DILocation(line: 69, column: 1, scope: !147)
!149 = distinct !DISubprogram(name: "add_overflow_wide", scope: !3, file: !3, line: 75, type: !25, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!150 = !DILocation(line: 75, column: 1, scope: !149)
!151 = distinct !DISubprogram(name: "add_shift_too_far", scope: !3, file: !3, line: 81, type: !25, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!152 = !DILocation(line: 81, column: 1, scope: !151)
!153 = distinct !DISubprogram(name: "add_shift_negative", scope: !3, file: !3, line: 87, type: !25, scopeLine: 87, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!154 = !DILocation(line: 87, column: 1, scope: !153)
!155 = distinct !DISubprogram(name: "add_shift_right_too_far", scope: !3, file: !3, line: 93, type: !25, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!156 = !DILocation(line: 93, column: 1, scope: !155)
!157 = distinct !DISubprogram(name: "add_cast_of_double", scope: !3, file: !3, line: 100, type: !25, scopeLine: 100, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!158 = !DILocation(line: 100, column: 1, scope: !157)
!159 = distinct !DISubprogram(name: "add_cast_of_negative", scope: !3, file: !3, line: 106, type: !25, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!160 = !DILocation(line: 106, column: 1, scope: !159)
!161 = distinct !DISubprogram(name: "add_cast_of_nan", scope: !3, file: !3, line: 112, type: !25, scopeLine: 112, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!162 = !DILocation(line: 112, column: 1, scope: !161)
!163 = distinct !DISubprogram(name: "add_misaligned_read", scope: !3, file: !3, line: 119, type: !25, scopeLine: 119, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!164 = !DILocation(line: 119, column: 1, scope: !163)
!165 = distinct !DISubprogram(name: "add_misaligned_write", scope: !3, file: !3, line: 126, type: !25, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!166 = !DILocation(line: 126, column: 1, scope: !165)
!167 = distinct !DISubprogram(name: "add_assumption", scope: !3, file: !3, line: 138, type: !25, scopeLine: 138, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!168 = !DILocation(line: 138, column: 1, scope: !167)
!169 = distinct !DISubprogram(name: "division_by_zero", scope: !3, file: !3, line: 8, type: !25, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!170 = !DILocalVariable(name: "d", scope: !169, file: !3, line: 10, type: !5)
!171 = !DILocation(line: 10, column: 9, scope: !169)
!172 = !DILocation(line: 10, column: 13, scope: !169)
!173 = !DILocation(line: 11, column: 17, scope: !169)
!174 = !DILocation(line: 11, column: 15, scope: !169)
!175 = !DILocation(line: 11, column: 10, scope: !169)
!176 = !DILocation(line: 12, column: 1, scope: !169)
!177 = distinct !DISubprogram(name: "remainder_by_zero", scope: !3, file: !3, line: 14, type: !25, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!178 = !DILocalVariable(name: "d", scope: !177, file: !3, line: 16, type: !179)
!179 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!180 = !DILocation(line: 16, column: 14, scope: !177)
!181 = !DILocation(line: 16, column: 18, scope: !177)
!182 = !DILocation(line: 17, column: 24, scope: !177)
!183 = !DILocation(line: 17, column: 22, scope: !177)
!184 = !DILocation(line: 17, column: 10, scope: !177)
!185 = !DILocation(line: 18, column: 1, scope: !177)
!186 = distinct !DISubprogram(name: "division_overflow", scope: !3, file: !3, line: 20, type: !25, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!187 = !DILocalVariable(name: "a", scope: !186, file: !3, line: 22, type: !5)
!188 = !DILocation(line: 22, column: 9, scope: !186)
!189 = !DILocation(line: 22, column: 13, scope: !186)
!190 = !DILocalVariable(name: "b", scope: !186, file: !3, line: 22, type: !5)
!191 = !DILocation(line: 22, column: 42, scope: !186)
!192 = !DILocation(line: 23, column: 12, scope: !186)
!193 = !DILocation(line: 23, column: 16, scope: !186)
!194 = !DILocation(line: 23, column: 14, scope: !186)
!195 = !DILocation(line: 23, column: 10, scope: !186)
!196 = !DILocation(line: 24, column: 1, scope: !186)
!197 = distinct !DISubprogram(name: "remainder_overflow", scope: !3, file: !3, line: 26, type: !25, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!198 = !DILocalVariable(name: "a", scope: !197, file: !3, line: 28, type: !8)
!199 = !DILocation(line: 28, column: 10, scope: !197)
!200 = !DILocation(line: 28, column: 26, scope: !197)
!201 = !DILocation(line: 28, column: 25, scope: !197)
!202 = !DILocation(line: 28, column: 23, scope: !197)
!203 = !DILocalVariable(name: "b", scope: !197, file: !3, line: 28, type: !8)
!204 = !DILocation(line: 28, column: 31, scope: !197)
!205 = !DILocation(line: 29, column: 18, scope: !197)
!206 = !DILocation(line: 29, column: 22, scope: !197)
!207 = !DILocation(line: 29, column: 20, scope: !197)
!208 = !DILocation(line: 29, column: 12, scope: !197)
!209 = !DILocation(line: 29, column: 10, scope: !197)
!210 = !DILocation(line: 30, column: 1, scope: !197)
!211 = distinct !DISubprogram(name: "overflow_add", scope: !3, file: !3, line: 32, type: !25, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!212 = !DILocalVariable(name: "a", scope: !211, file: !3, line: 34, type: !5)
!213 = !DILocation(line: 34, column: 9, scope: !211)
!214 = !DILocation(line: 34, column: 24, scope: !211)
!215 = !DILocation(line: 34, column: 23, scope: !211)
!216 = !DILocation(line: 34, column: 21, scope: !211)
!217 = !DILocation(line: 35, column: 12, scope: !211)
!218 = !DILocation(line: 35, column: 14, scope: !211)
!219 = !DILocation(line: 35, column: 10, scope: !211)
!220 = !DILocation(line: 36, column: 1, scope: !211)
!221 = distinct !DISubprogram(name: "overflow_subtract", scope: !3, file: !3, line: 38, type: !25, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!222 = !DILocalVariable(name: "a", scope: !221, file: !3, line: 40, type: !5)
!223 = !DILocation(line: 40, column: 9, scope: !221)
!224 = !DILocation(line: 40, column: 24, scope: !221)
!225 = !DILocation(line: 40, column: 23, scope: !221)
!226 = !DILocation(line: 40, column: 21, scope: !221)
!227 = !DILocation(line: 41, column: 12, scope: !221)
!228 = !DILocation(line: 41, column: 14, scope: !221)
!229 = !DILocation(line: 41, column: 10, scope: !221)
!230 = !DILocation(line: 42, column: 1, scope: !221)
!231 = distinct !DISubprogram(name: "overflow_multiply", scope: !3, file: !3, line: 44, type: !25, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!232 = !DILocalVariable(name: "a", scope: !231, file: !3, line: 46, type: !5)
!233 = !DILocation(line: 46, column: 9, scope: !231)
!234 = !DILocation(line: 46, column: 13, scope: !231)
!235 = !DILocation(line: 47, column: 12, scope: !231)
!236 = !DILocation(line: 47, column: 16, scope: !231)
!237 = !DILocation(line: 47, column: 14, scope: !231)
!238 = !DILocation(line: 47, column: 10, scope: !231)
!239 = !DILocation(line: 48, column: 1, scope: !231)
!240 = distinct !DISubprogram(name: "overflow_negate", scope: !3, file: !3, line: 50, type: !25, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!241 = !DILocalVariable(name: "a", scope: !240, file: !3, line: 52, type: !5)
!242 = !DILocation(line: 52, column: 9, scope: !240)
!243 = !DILocation(line: 52, column: 24, scope: !240)
!244 = !DILocation(line: 52, column: 23, scope: !240)
!245 = !DILocation(line: 52, column: 21, scope: !240)
!246 = !DILocation(line: 53, column: 13, scope: !240)
!247 = !DILocation(line: 53, column: 12, scope: !240)
!248 = !DILocation(line: 53, column: 10, scope: !240)
!249 = !DILocation(line: 54, column: 1, scope: !240)
!250 = distinct !DISubprogram(name: "overflow_increment", scope: !3, file: !3, line: 56, type: !25, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!251 = !DILocalVariable(name: "i", scope: !250, file: !3, line: 58, type: !5)
!252 = !DILocation(line: 58, column: 9, scope: !250)
!253 = !DILocation(line: 59, column: 6, scope: !250)
!254 = !DILocation(line: 60, column: 9, scope: !255)
!255 = distinct !DILexicalBlock(scope: !250, file: !3, line: 60, column: 9)
!256 = !DILocation(line: 60, column: 9, scope: !250)
!257 = !DILocation(line: 61, column: 10, scope: !255)
!258 = !DILocation(line: 61, column: 9, scope: !255)
!259 = !DILocalVariable(name: "u", scope: !250, file: !3, line: 62, type: !179)
!260 = !DILocation(line: 62, column: 14, scope: !250)
!261 = !DILocation(line: 63, column: 6, scope: !250)
!262 = !DILocalVariable(name: "c", scope: !250, file: !3, line: 64, type: !263)
!263 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!264 = !DILocation(line: 64, column: 17, scope: !250)
!265 = !DILocation(line: 65, column: 6, scope: !250)
!266 = !DILocation(line: 66, column: 12, scope: !250)
!267 = !DILocation(line: 66, column: 21, scope: !250)
!268 = !DILocation(line: 66, column: 14, scope: !250)
!269 = !DILocation(line: 66, column: 10, scope: !250)
!270 = !DILocation(line: 67, column: 1, scope: !250)
!271 = distinct !DISubprogram(name: "overflow_long", scope: !3, file: !3, line: 69, type: !25, scopeLine: 70, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!272 = !DILocalVariable(name: "a", scope: !271, file: !3, line: 71, type: !8)
!273 = !DILocation(line: 71, column: 10, scope: !271)
!274 = !DILocalVariable(name: "b", scope: !271, file: !3, line: 71, type: !8)
!275 = !DILocation(line: 71, column: 32, scope: !271)
!276 = !DILocation(line: 71, column: 36, scope: !271)
!277 = !DILocation(line: 71, column: 42, scope: !271)
!278 = !DILocation(line: 71, column: 46, scope: !271)
!279 = !DILocation(line: 71, column: 48, scope: !271)
!280 = !DILocation(line: 72, column: 12, scope: !271)
!281 = !DILocation(line: 72, column: 16, scope: !271)
!282 = !DILocation(line: 72, column: 14, scope: !271)
!283 = !DILocation(line: 72, column: 18, scope: !271)
!284 = !DILocation(line: 72, column: 10, scope: !271)
!285 = !DILocation(line: 73, column: 1, scope: !271)
!286 = distinct !DISubprogram(name: "overflow_wide", scope: !3, file: !3, line: 75, type: !25, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!287 = !DILocalVariable(name: "a", scope: !286, file: !3, line: 77, type: !6)
!288 = !DILocation(line: 77, column: 14, scope: !286)
!289 = !DILocalVariable(name: "b", scope: !286, file: !3, line: 77, type: !6)
!290 = !DILocation(line: 77, column: 38, scope: !286)
!291 = !DILocation(line: 77, column: 42, scope: !286)
!292 = !DILocation(line: 78, column: 12, scope: !286)
!293 = !DILocation(line: 78, column: 16, scope: !286)
!294 = !DILocation(line: 78, column: 14, scope: !286)
!295 = !DILocation(line: 78, column: 18, scope: !286)
!296 = !DILocation(line: 78, column: 10, scope: !286)
!297 = !DILocation(line: 79, column: 1, scope: !286)
!298 = distinct !DISubprogram(name: "shift_too_far", scope: !3, file: !3, line: 81, type: !25, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!299 = !DILocalVariable(name: "n", scope: !298, file: !3, line: 83, type: !5)
!300 = !DILocation(line: 83, column: 9, scope: !298)
!301 = !DILocation(line: 83, column: 13, scope: !298)
!302 = !DILocation(line: 84, column: 18, scope: !298)
!303 = !DILocation(line: 84, column: 15, scope: !298)
!304 = !DILocation(line: 84, column: 10, scope: !298)
!305 = !DILocation(line: 85, column: 1, scope: !298)
!306 = distinct !DISubprogram(name: "shift_negative", scope: !3, file: !3, line: 87, type: !25, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!307 = !DILocalVariable(name: "n", scope: !306, file: !3, line: 89, type: !5)
!308 = !DILocation(line: 89, column: 9, scope: !306)
!309 = !DILocation(line: 89, column: 13, scope: !306)
!310 = !DILocation(line: 90, column: 17, scope: !306)
!311 = !DILocation(line: 90, column: 14, scope: !306)
!312 = !DILocation(line: 90, column: 10, scope: !306)
!313 = !DILocation(line: 91, column: 1, scope: !306)
!314 = distinct !DISubprogram(name: "shift_right_too_far", scope: !3, file: !3, line: 93, type: !25, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!315 = !DILocalVariable(name: "x", scope: !314, file: !3, line: 95, type: !10)
!316 = !DILocation(line: 95, column: 19, scope: !314)
!317 = !DILocalVariable(name: "n", scope: !314, file: !3, line: 96, type: !179)
!318 = !DILocation(line: 96, column: 14, scope: !314)
!319 = !DILocation(line: 96, column: 18, scope: !314)
!320 = !DILocation(line: 97, column: 18, scope: !314)
!321 = !DILocation(line: 97, column: 23, scope: !314)
!322 = !DILocation(line: 97, column: 20, scope: !314)
!323 = !DILocation(line: 97, column: 12, scope: !314)
!324 = !DILocation(line: 97, column: 10, scope: !314)
!325 = !DILocation(line: 98, column: 1, scope: !314)
!326 = distinct !DISubprogram(name: "cast_of_double", scope: !3, file: !3, line: 100, type: !25, scopeLine: 101, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!327 = !DILocalVariable(name: "d", scope: !326, file: !3, line: 102, type: !328)
!328 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!329 = !DILocation(line: 102, column: 12, scope: !326)
!330 = !DILocation(line: 102, column: 16, scope: !326)
!331 = !DILocation(line: 103, column: 17, scope: !326)
!332 = !DILocation(line: 103, column: 12, scope: !326)
!333 = !DILocation(line: 103, column: 10, scope: !326)
!334 = !DILocation(line: 104, column: 1, scope: !326)
!335 = distinct !DISubprogram(name: "cast_of_negative", scope: !3, file: !3, line: 106, type: !25, scopeLine: 107, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!336 = !DILocalVariable(name: "f", scope: !335, file: !3, line: 108, type: !337)
!337 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!338 = !DILocation(line: 108, column: 11, scope: !335)
!339 = !DILocation(line: 108, column: 15, scope: !335)
!340 = !DILocation(line: 109, column: 28, scope: !335)
!341 = !DILocation(line: 109, column: 12, scope: !335)
!342 = !DILocation(line: 109, column: 10, scope: !335)
!343 = !DILocation(line: 110, column: 1, scope: !335)
!344 = distinct !DISubprogram(name: "cast_of_nan", scope: !3, file: !3, line: 112, type: !25, scopeLine: 113, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!345 = !DILocalVariable(name: "zero", scope: !344, file: !3, line: 114, type: !346)
!346 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !347)
!347 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!348 = !DILocation(line: 114, column: 26, scope: !344)
!349 = !DILocalVariable(name: "nan", scope: !344, file: !3, line: 115, type: !347)
!350 = !DILocation(line: 115, column: 17, scope: !344)
!351 = !DILocation(line: 115, column: 23, scope: !344)
!352 = !DILocation(line: 115, column: 29, scope: !344)
!353 = !DILocation(line: 115, column: 36, scope: !344)
!354 = !DILocation(line: 115, column: 34, scope: !344)
!355 = !DILocation(line: 116, column: 23, scope: !344)
!356 = !DILocation(line: 116, column: 17, scope: !344)
!357 = !DILocation(line: 116, column: 12, scope: !344)
!358 = !DILocation(line: 116, column: 10, scope: !344)
!359 = !DILocation(line: 117, column: 1, scope: !344)
!360 = distinct !DISubprogram(name: "misaligned_read", scope: !3, file: !3, line: 119, type: !25, scopeLine: 120, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!361 = !DILocalVariable(name: "bytes", scope: !360, file: !3, line: 121, type: !362)
!362 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 128, elements: !363)
!363 = !{!364}
!364 = !DISubrange(count: 16)
!365 = !DILocation(line: 121, column: 10, scope: !360)
!366 = !DILocalVariable(name: "p", scope: !360, file: !3, line: 122, type: !9)
!367 = !DILocation(line: 122, column: 10, scope: !360)
!368 = !DILocation(line: 122, column: 22, scope: !360)
!369 = !DILocation(line: 122, column: 51, scope: !360)
!370 = !DILocation(line: 122, column: 36, scope: !360)
!371 = !DILocation(line: 122, column: 57, scope: !360)
!372 = !DILocation(line: 122, column: 34, scope: !360)
!373 = !DILocation(line: 122, column: 63, scope: !360)
!374 = !DILocation(line: 122, column: 28, scope: !360)
!375 = !DILocation(line: 122, column: 70, scope: !360)
!376 = !DILocation(line: 122, column: 68, scope: !360)
!377 = !DILocation(line: 122, column: 14, scope: !360)
!378 = !DILocation(line: 123, column: 13, scope: !360)
!379 = !DILocation(line: 123, column: 12, scope: !360)
!380 = !DILocation(line: 123, column: 10, scope: !360)
!381 = !DILocation(line: 124, column: 1, scope: !360)
!382 = distinct !DISubprogram(name: "misaligned_write", scope: !3, file: !3, line: 126, type: !25, scopeLine: 127, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!383 = !DILocalVariable(name: "p", scope: !382, file: !3, line: 128, type: !83)
!384 = !DILocation(line: 128, column: 11, scope: !382)
!385 = !DILocation(line: 128, column: 15, scope: !382)
!386 = !DILocation(line: 129, column: 15, scope: !382)
!387 = !DILocation(line: 129, column: 17, scope: !382)
!388 = !DILocation(line: 129, column: 28, scope: !382)
!389 = !DILocation(line: 129, column: 27, scope: !382)
!390 = !DILocation(line: 129, column: 25, scope: !382)
!391 = !DILocation(line: 129, column: 21, scope: !382)
!392 = !DILocation(line: 129, column: 5, scope: !382)
!393 = !DILocation(line: 129, column: 33, scope: !382)
!394 = !DILocalVariable(name: "packed", scope: !382, file: !3, line: 133, type: !395)
!395 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !382, file: !3, line: 130, size: 40, elements: !396)
!396 = !{!397, !398}
!397 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !395, file: !3, line: 131, baseType: !22, size: 8)
!398 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !395, file: !3, line: 132, baseType: !5, size: 32, offset: 8)
!399 = !DILocation(line: 133, column: 7, scope: !382)
!400 = !DILocation(line: 134, column: 19, scope: !382)
!401 = !DILocation(line: 134, column: 10, scope: !382)
!402 = !DILocation(line: 135, column: 10, scope: !382)
!403 = !DILocation(line: 135, column: 5, scope: !382)
!404 = !DILocation(line: 136, column: 1, scope: !382)
!405 = distinct !DISubprogram(name: "assumption", scope: !3, file: !3, line: 138, type: !25, scopeLine: 139, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!406 = !DILocalVariable(name: "x", scope: !405, file: !3, line: 140, type: !5)
!407 = !DILocation(line: 140, column: 9, scope: !405)
!408 = !DILocation(line: 140, column: 13, scope: !405)
!409 = !DILocation(line: 141, column: 22, scope: !405)
!410 = !DILocation(line: 141, column: 24, scope: !405)
!411 = !DILocation(line: 141, column: 5, scope: !405)
!412 = !DILocation(line: 142, column: 12, scope: !405)
!413 = !DILocation(line: 142, column: 10, scope: !405)
!414 = !DILocation(line: 143, column: 1, scope: !405)
