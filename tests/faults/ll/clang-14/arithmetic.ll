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
@entry_overflow_absolute = internal global %struct.fault_case { i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.9, i32 0, i32 0), void ()* @overflow_absolute, %struct.fault_case* null }, align 8, !dbg !47
@entry_overflow_increment = internal global %struct.fault_case { i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.10, i32 0, i32 0), void ()* @overflow_increment, %struct.fault_case* null }, align 8, !dbg !49
@entry_overflow_long = internal global %struct.fault_case { i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.11, i32 0, i32 0), void ()* @overflow_long, %struct.fault_case* null }, align 8, !dbg !51
@entry_overflow_wide = internal global %struct.fault_case { i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.12, i32 0, i32 0), void ()* @overflow_wide, %struct.fault_case* null }, align 8, !dbg !53
@entry_shift_too_far = internal global %struct.fault_case { i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.13, i32 0, i32 0), void ()* @shift_too_far, %struct.fault_case* null }, align 8, !dbg !55
@entry_shift_negative = internal global %struct.fault_case { i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.14, i32 0, i32 0), void ()* @shift_negative, %struct.fault_case* null }, align 8, !dbg !57
@entry_shift_right_too_far = internal global %struct.fault_case { i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.15, i32 0, i32 0), void ()* @shift_right_too_far, %struct.fault_case* null }, align 8, !dbg !59
@entry_cast_of_double = internal global %struct.fault_case { i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.16, i32 0, i32 0), void ()* @cast_of_double, %struct.fault_case* null }, align 8, !dbg !61
@entry_cast_of_negative = internal global %struct.fault_case { i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.17, i32 0, i32 0), void ()* @cast_of_negative, %struct.fault_case* null }, align 8, !dbg !63
@entry_cast_of_nan = internal global %struct.fault_case { i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.18, i32 0, i32 0), void ()* @cast_of_nan, %struct.fault_case* null }, align 8, !dbg !65
@entry_misaligned_read = internal global %struct.fault_case { i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.19, i32 0, i32 0), void ()* @misaligned_read, %struct.fault_case* null }, align 8, !dbg !67
@entry_misaligned_write = internal global %struct.fault_case { i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.20, i32 0, i32 0), void ()* @misaligned_write, %struct.fault_case* null }, align 8, !dbg !69
@entry_assumption = internal global %struct.fault_case { i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.21, i32 0, i32 0), void ()* @assumption, %struct.fault_case* null }, align 8, !dbg !71
@.str.1 = private unnamed_addr constant [17 x i8] c"division_by_zero\00", align 1
@sink = internal global i32 0, align 4, !dbg !30
@.str.2 = private unnamed_addr constant [18 x i8] c"remainder_by_zero\00", align 1
@.str.3 = private unnamed_addr constant [18 x i8] c"division_overflow\00", align 1
@.str.4 = private unnamed_addr constant [19 x i8] c"remainder_overflow\00", align 1
@.str.5 = private unnamed_addr constant [13 x i8] c"overflow_add\00", align 1
@.str.6 = private unnamed_addr constant [18 x i8] c"overflow_subtract\00", align 1
@.str.7 = private unnamed_addr constant [18 x i8] c"overflow_multiply\00", align 1
@.str.8 = private unnamed_addr constant [16 x i8] c"overflow_negate\00", align 1
@.str.9 = private unnamed_addr constant [18 x i8] c"overflow_absolute\00", align 1
@.str.10 = private unnamed_addr constant [19 x i8] c"overflow_increment\00", align 1
@.str.11 = private unnamed_addr constant [14 x i8] c"overflow_long\00", align 1
@.str.12 = private unnamed_addr constant [14 x i8] c"overflow_wide\00", align 1
@.str.13 = private unnamed_addr constant [14 x i8] c"shift_too_far\00", align 1
@.str.14 = private unnamed_addr constant [15 x i8] c"shift_negative\00", align 1
@.str.15 = private unnamed_addr constant [20 x i8] c"shift_right_too_far\00", align 1
@.str.16 = private unnamed_addr constant [15 x i8] c"cast_of_double\00", align 1
@.str.17 = private unnamed_addr constant [17 x i8] c"cast_of_negative\00", align 1
@.str.18 = private unnamed_addr constant [12 x i8] c"cast_of_nan\00", align 1
@.str.19 = private unnamed_addr constant [16 x i8] c"misaligned_read\00", align 1
@.str.20 = private unnamed_addr constant [17 x i8] c"misaligned_write\00", align 1
@__const.misaligned_write.packed = private unnamed_addr constant %struct.anon <{ i8 1, i32 2 }>, align 1
@.str.21 = private unnamed_addr constant [11 x i8] c"assumption\00", align 1
@llvm.global_ctors = appending global [21 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @add_division_by_zero, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_remainder_by_zero, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_division_overflow, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_remainder_overflow, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_overflow_add, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_overflow_subtract, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_overflow_multiply, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_overflow_negate, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_overflow_absolute, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_overflow_increment, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_overflow_long, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_overflow_wide, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_shift_too_far, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_shift_negative, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_shift_right_too_far, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_cast_of_double, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_cast_of_negative, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_cast_of_nan, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_misaligned_read, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_misaligned_write, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_assumption, i8* null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 !dbg !81 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca %struct.fault_case*, align 8
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !87, metadata !DIExpression()), !dbg !88
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !89, metadata !DIExpression()), !dbg !90
  %7 = load i32, i32* %4, align 4, !dbg !91
  %8 = icmp sgt i32 %7, 2, !dbg !92
  br i1 %8, label %9, label %15, !dbg !93

9:                                                ; preds = %2
  %10 = load i8**, i8*** %5, align 8, !dbg !94
  %11 = getelementptr inbounds i8*, i8** %10, i64 2, !dbg !94
  %12 = load i8*, i8** %11, align 8, !dbg !94
  %13 = call i32 @strcmp(i8* noundef %12, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0)) #7, !dbg !95
  %14 = icmp eq i32 %13, 0, !dbg !96
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !97
  %17 = zext i1 %16 to i32, !dbg !93
  store i32 %17, i32* @bad, align 4, !dbg !98
  call void @llvm.dbg.declare(metadata %struct.fault_case** %6, metadata !99, metadata !DIExpression()), !dbg !101
  %18 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !102
  store %struct.fault_case* %18, %struct.fault_case** %6, align 8, !dbg !101
  br label %19, !dbg !103

19:                                               ; preds = %39, %15
  %20 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !104
  %21 = icmp ne %struct.fault_case* %20, null, !dbg !106
  br i1 %21, label %22, label %43, !dbg !106

22:                                               ; preds = %19
  %23 = load i32, i32* %4, align 4, !dbg !107
  %24 = icmp sgt i32 %23, 1, !dbg !109
  br i1 %24, label %25, label %38, !dbg !110

25:                                               ; preds = %22
  %26 = load i8**, i8*** %5, align 8, !dbg !111
  %27 = getelementptr inbounds i8*, i8** %26, i64 1, !dbg !111
  %28 = load i8*, i8** %27, align 8, !dbg !111
  %29 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !112
  %30 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %29, i32 0, i32 0, !dbg !113
  %31 = load i8*, i8** %30, align 8, !dbg !113
  %32 = call i32 @strcmp(i8* noundef %28, i8* noundef %31) #7, !dbg !114
  %33 = icmp eq i32 %32, 0, !dbg !115
  br i1 %33, label %34, label %38, !dbg !116

34:                                               ; preds = %25
  %35 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !117
  %36 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %35, i32 0, i32 1, !dbg !119
  %37 = load void ()*, void ()** %36, align 8, !dbg !119
  call void %37(), !dbg !117
  store i32 0, i32* %3, align 4, !dbg !120
  br label %44, !dbg !120

38:                                               ; preds = %25, %22
  br label %39, !dbg !121

39:                                               ; preds = %38
  %40 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !122
  %41 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %40, i32 0, i32 2, !dbg !123
  %42 = load %struct.fault_case*, %struct.fault_case** %41, align 8, !dbg !123
  store %struct.fault_case* %42, %struct.fault_case** %6, align 8, !dbg !124
  br label %19, !dbg !125, !llvm.loop !126

43:                                               ; preds = %19
  store i32 99, i32* %3, align 4, !dbg !129
  br label %44, !dbg !129

44:                                               ; preds = %43, %34
  %45 = load i32, i32* %3, align 4, !dbg !130
  ret i32 %45, !dbg !130
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind readonly willreturn
declare i32 @strcmp(i8* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_division_by_zero() #0 !dbg !131 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !132
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_division_by_zero, i32 0, i32 2), align 8, !dbg !132
  store %struct.fault_case* @entry_division_by_zero, %struct.fault_case** @all_cases, align 8, !dbg !132
  ret void, !dbg !132
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_remainder_by_zero() #0 !dbg !133 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !134
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_remainder_by_zero, i32 0, i32 2), align 8, !dbg !134
  store %struct.fault_case* @entry_remainder_by_zero, %struct.fault_case** @all_cases, align 8, !dbg !134
  ret void, !dbg !134
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_division_overflow() #0 !dbg !135 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !136
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_division_overflow, i32 0, i32 2), align 8, !dbg !136
  store %struct.fault_case* @entry_division_overflow, %struct.fault_case** @all_cases, align 8, !dbg !136
  ret void, !dbg !136
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_remainder_overflow() #0 !dbg !137 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !138
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_remainder_overflow, i32 0, i32 2), align 8, !dbg !138
  store %struct.fault_case* @entry_remainder_overflow, %struct.fault_case** @all_cases, align 8, !dbg !138
  ret void, !dbg !138
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_overflow_add() #0 !dbg !139 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !140
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_overflow_add, i32 0, i32 2), align 8, !dbg !140
  store %struct.fault_case* @entry_overflow_add, %struct.fault_case** @all_cases, align 8, !dbg !140
  ret void, !dbg !140
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_overflow_subtract() #0 !dbg !141 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !142
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_overflow_subtract, i32 0, i32 2), align 8, !dbg !142
  store %struct.fault_case* @entry_overflow_subtract, %struct.fault_case** @all_cases, align 8, !dbg !142
  ret void, !dbg !142
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_overflow_multiply() #0 !dbg !143 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !144
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_overflow_multiply, i32 0, i32 2), align 8, !dbg !144
  store %struct.fault_case* @entry_overflow_multiply, %struct.fault_case** @all_cases, align 8, !dbg !144
  ret void, !dbg !144
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_overflow_negate() #0 !dbg !145 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !146
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_overflow_negate, i32 0, i32 2), align 8, !dbg !146
  store %struct.fault_case* @entry_overflow_negate, %struct.fault_case** @all_cases, align 8, !dbg !146
  ret void, !dbg !146
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_overflow_absolute() #0 !dbg !147 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !148
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_overflow_absolute, i32 0, i32 2), align 8, !dbg !148
  store %struct.fault_case* @entry_overflow_absolute, %struct.fault_case** @all_cases, align 8, !dbg !148
  ret void, !dbg !148
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_overflow_increment() #0 !dbg !149 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !150
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_overflow_increment, i32 0, i32 2), align 8, !dbg !150
  store %struct.fault_case* @entry_overflow_increment, %struct.fault_case** @all_cases, align 8, !dbg !150
  ret void, !dbg !150
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_overflow_long() #0 !dbg !151 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !152
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_overflow_long, i32 0, i32 2), align 8, !dbg !152
  store %struct.fault_case* @entry_overflow_long, %struct.fault_case** @all_cases, align 8, !dbg !152
  ret void, !dbg !152
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_overflow_wide() #0 !dbg !153 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !154
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_overflow_wide, i32 0, i32 2), align 8, !dbg !154
  store %struct.fault_case* @entry_overflow_wide, %struct.fault_case** @all_cases, align 8, !dbg !154
  ret void, !dbg !154
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_shift_too_far() #0 !dbg !155 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !156
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_shift_too_far, i32 0, i32 2), align 8, !dbg !156
  store %struct.fault_case* @entry_shift_too_far, %struct.fault_case** @all_cases, align 8, !dbg !156
  ret void, !dbg !156
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_shift_negative() #0 !dbg !157 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !158
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_shift_negative, i32 0, i32 2), align 8, !dbg !158
  store %struct.fault_case* @entry_shift_negative, %struct.fault_case** @all_cases, align 8, !dbg !158
  ret void, !dbg !158
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_shift_right_too_far() #0 !dbg !159 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !160
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_shift_right_too_far, i32 0, i32 2), align 8, !dbg !160
  store %struct.fault_case* @entry_shift_right_too_far, %struct.fault_case** @all_cases, align 8, !dbg !160
  ret void, !dbg !160
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_cast_of_double() #0 !dbg !161 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !162
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_cast_of_double, i32 0, i32 2), align 8, !dbg !162
  store %struct.fault_case* @entry_cast_of_double, %struct.fault_case** @all_cases, align 8, !dbg !162
  ret void, !dbg !162
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_cast_of_negative() #0 !dbg !163 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !164
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_cast_of_negative, i32 0, i32 2), align 8, !dbg !164
  store %struct.fault_case* @entry_cast_of_negative, %struct.fault_case** @all_cases, align 8, !dbg !164
  ret void, !dbg !164
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_cast_of_nan() #0 !dbg !165 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !166
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_cast_of_nan, i32 0, i32 2), align 8, !dbg !166
  store %struct.fault_case* @entry_cast_of_nan, %struct.fault_case** @all_cases, align 8, !dbg !166
  ret void, !dbg !166
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_misaligned_read() #0 !dbg !167 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !168
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_misaligned_read, i32 0, i32 2), align 8, !dbg !168
  store %struct.fault_case* @entry_misaligned_read, %struct.fault_case** @all_cases, align 8, !dbg !168
  ret void, !dbg !168
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_misaligned_write() #0 !dbg !169 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !170
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_misaligned_write, i32 0, i32 2), align 8, !dbg !170
  store %struct.fault_case* @entry_misaligned_write, %struct.fault_case** @all_cases, align 8, !dbg !170
  ret void, !dbg !170
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_assumption() #0 !dbg !171 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !172
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_assumption, i32 0, i32 2), align 8, !dbg !172
  store %struct.fault_case* @entry_assumption, %struct.fault_case** @all_cases, align 8, !dbg !172
  ret void, !dbg !172
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @division_by_zero() #0 !dbg !173 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !174, metadata !DIExpression()), !dbg !175
  %2 = load i32, i32* @bad, align 4, !dbg !176
  %3 = icmp ne i32 %2, 0, !dbg !176
  %4 = zext i1 %3 to i64, !dbg !176
  %5 = select i1 %3, i32 0, i32 2, !dbg !176
  store i32 %5, i32* %1, align 4, !dbg !175
  %6 = load i32, i32* %1, align 4, !dbg !177
  %7 = sdiv i32 10, %6, !dbg !178
  store volatile i32 %7, i32* @sink, align 4, !dbg !179
  ret void, !dbg !180
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @remainder_by_zero() #0 !dbg !181 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !182, metadata !DIExpression()), !dbg !184
  %2 = load i32, i32* @bad, align 4, !dbg !185
  %3 = icmp ne i32 %2, 0, !dbg !185
  %4 = zext i1 %3 to i64, !dbg !185
  %5 = select i1 %3, i32 0, i32 3, !dbg !185
  store i32 %5, i32* %1, align 4, !dbg !184
  %6 = load i32, i32* %1, align 4, !dbg !186
  %7 = urem i32 10, %6, !dbg !187
  store volatile i32 %7, i32* @sink, align 4, !dbg !188
  ret void, !dbg !189
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @division_overflow() #0 !dbg !190 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !191, metadata !DIExpression()), !dbg !192
  %3 = load i32, i32* @bad, align 4, !dbg !193
  %4 = icmp ne i32 %3, 0, !dbg !193
  %5 = zext i1 %4 to i64, !dbg !193
  %6 = select i1 %4, i32 -2147483648, i32 -2147483647, !dbg !193
  store i32 %6, i32* %1, align 4, !dbg !192
  call void @llvm.dbg.declare(metadata i32* %2, metadata !194, metadata !DIExpression()), !dbg !195
  store i32 -1, i32* %2, align 4, !dbg !195
  %7 = load i32, i32* %1, align 4, !dbg !196
  %8 = load i32, i32* %2, align 4, !dbg !197
  %9 = sdiv i32 %7, %8, !dbg !198
  store volatile i32 %9, i32* @sink, align 4, !dbg !199
  ret void, !dbg !200
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @remainder_overflow() #0 !dbg !201 {
  %1 = alloca i64, align 8
  %2 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata i64* %1, metadata !202, metadata !DIExpression()), !dbg !203
  %3 = load i32, i32* @bad, align 4, !dbg !204
  %4 = icmp ne i32 %3, 0, !dbg !205
  %5 = xor i1 %4, true, !dbg !205
  %6 = zext i1 %5 to i32, !dbg !205
  %7 = sext i32 %6 to i64, !dbg !205
  %8 = add nsw i64 -9223372036854775808, %7, !dbg !206
  store i64 %8, i64* %1, align 8, !dbg !203
  call void @llvm.dbg.declare(metadata i64* %2, metadata !207, metadata !DIExpression()), !dbg !208
  store i64 -1, i64* %2, align 8, !dbg !208
  %9 = load i64, i64* %1, align 8, !dbg !209
  %10 = load i64, i64* %2, align 8, !dbg !210
  %11 = srem i64 %9, %10, !dbg !211
  %12 = trunc i64 %11 to i32, !dbg !212
  store volatile i32 %12, i32* @sink, align 4, !dbg !213
  ret void, !dbg !214
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @overflow_add() #0 !dbg !215 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !216, metadata !DIExpression()), !dbg !217
  %2 = load i32, i32* @bad, align 4, !dbg !218
  %3 = icmp ne i32 %2, 0, !dbg !219
  %4 = xor i1 %3, true, !dbg !219
  %5 = zext i1 %4 to i32, !dbg !219
  %6 = sub nsw i32 2147483647, %5, !dbg !220
  store i32 %6, i32* %1, align 4, !dbg !217
  %7 = load i32, i32* %1, align 4, !dbg !221
  %8 = add nsw i32 %7, 1, !dbg !222
  store volatile i32 %8, i32* @sink, align 4, !dbg !223
  ret void, !dbg !224
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @overflow_subtract() #0 !dbg !225 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !226, metadata !DIExpression()), !dbg !227
  %2 = load i32, i32* @bad, align 4, !dbg !228
  %3 = icmp ne i32 %2, 0, !dbg !229
  %4 = xor i1 %3, true, !dbg !229
  %5 = zext i1 %4 to i32, !dbg !229
  %6 = add nsw i32 -2147483648, %5, !dbg !230
  store i32 %6, i32* %1, align 4, !dbg !227
  %7 = load i32, i32* %1, align 4, !dbg !231
  %8 = sub nsw i32 %7, 1, !dbg !232
  store volatile i32 %8, i32* @sink, align 4, !dbg !233
  ret void, !dbg !234
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @overflow_multiply() #0 !dbg !235 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !236, metadata !DIExpression()), !dbg !237
  %2 = load i32, i32* @bad, align 4, !dbg !238
  %3 = icmp ne i32 %2, 0, !dbg !238
  %4 = zext i1 %3 to i64, !dbg !238
  %5 = select i1 %3, i32 46341, i32 46340, !dbg !238
  store i32 %5, i32* %1, align 4, !dbg !237
  %6 = load i32, i32* %1, align 4, !dbg !239
  %7 = load i32, i32* %1, align 4, !dbg !240
  %8 = mul nsw i32 %6, %7, !dbg !241
  store volatile i32 %8, i32* @sink, align 4, !dbg !242
  ret void, !dbg !243
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @overflow_negate() #0 !dbg !244 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !245, metadata !DIExpression()), !dbg !246
  %2 = load i32, i32* @bad, align 4, !dbg !247
  %3 = icmp ne i32 %2, 0, !dbg !248
  %4 = xor i1 %3, true, !dbg !248
  %5 = zext i1 %4 to i32, !dbg !248
  %6 = add nsw i32 -2147483648, %5, !dbg !249
  store i32 %6, i32* %1, align 4, !dbg !246
  %7 = load i32, i32* %1, align 4, !dbg !250
  %8 = sub nsw i32 0, %7, !dbg !251
  store volatile i32 %8, i32* @sink, align 4, !dbg !252
  ret void, !dbg !253
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @overflow_absolute() #0 !dbg !254 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !255, metadata !DIExpression()), !dbg !256
  %2 = load i32, i32* @bad, align 4, !dbg !257
  %3 = icmp ne i32 %2, 0, !dbg !258
  %4 = xor i1 %3, true, !dbg !258
  %5 = zext i1 %4 to i32, !dbg !258
  %6 = add nsw i32 -2147483648, %5, !dbg !259
  store i32 %6, i32* %1, align 4, !dbg !256
  %7 = load i32, i32* %1, align 4, !dbg !260
  %8 = sub nsw i32 0, %7, !dbg !261
  %9 = icmp slt i32 %7, 0, !dbg !261
  %10 = select i1 %9, i32 %8, i32 %7, !dbg !261
  store volatile i32 %10, i32* @sink, align 4, !dbg !262
  ret void, !dbg !263
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @overflow_increment() #0 !dbg !264 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i32* %1, metadata !265, metadata !DIExpression()), !dbg !266
  store i32 2147483646, i32* %1, align 4, !dbg !266
  %4 = load i32, i32* %1, align 4, !dbg !267
  %5 = add nsw i32 %4, 1, !dbg !267
  store i32 %5, i32* %1, align 4, !dbg !267
  %6 = load i32, i32* @bad, align 4, !dbg !268
  %7 = icmp ne i32 %6, 0, !dbg !268
  br i1 %7, label %8, label %11, !dbg !270

8:                                                ; preds = %0
  %9 = load i32, i32* %1, align 4, !dbg !271
  %10 = add nsw i32 %9, 1, !dbg !271
  store i32 %10, i32* %1, align 4, !dbg !271
  br label %11, !dbg !272

11:                                               ; preds = %8, %0
  call void @llvm.dbg.declare(metadata i32* %2, metadata !273, metadata !DIExpression()), !dbg !274
  store i32 -1, i32* %2, align 4, !dbg !274
  %12 = load i32, i32* %2, align 4, !dbg !275
  %13 = add i32 %12, 1, !dbg !275
  store i32 %13, i32* %2, align 4, !dbg !275
  call void @llvm.dbg.declare(metadata i8* %3, metadata !276, metadata !DIExpression()), !dbg !278
  store i8 127, i8* %3, align 1, !dbg !278
  %14 = load i8, i8* %3, align 1, !dbg !279
  %15 = add i8 %14, 1, !dbg !279
  store i8 %15, i8* %3, align 1, !dbg !279
  %16 = load i32, i32* %1, align 4, !dbg !280
  %17 = load i32, i32* %2, align 4, !dbg !281
  %18 = add nsw i32 %16, %17, !dbg !282
  store volatile i32 %18, i32* @sink, align 4, !dbg !283
  ret void, !dbg !284
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @overflow_long() #0 !dbg !285 {
  %1 = alloca i64, align 8
  %2 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata i64* %1, metadata !286, metadata !DIExpression()), !dbg !287
  store i64 4611686018427387904, i64* %1, align 8, !dbg !287
  call void @llvm.dbg.declare(metadata i64* %2, metadata !288, metadata !DIExpression()), !dbg !289
  %3 = load i32, i32* @bad, align 4, !dbg !290
  %4 = icmp ne i32 %3, 0, !dbg !290
  br i1 %4, label %5, label %7, !dbg !290

5:                                                ; preds = %0
  %6 = load i64, i64* %1, align 8, !dbg !291
  br label %10, !dbg !290

7:                                                ; preds = %0
  %8 = load i64, i64* %1, align 8, !dbg !292
  %9 = sub nsw i64 %8, 1, !dbg !293
  br label %10, !dbg !290

10:                                               ; preds = %7, %5
  %11 = phi i64 [ %6, %5 ], [ %9, %7 ], !dbg !290
  store i64 %11, i64* %2, align 8, !dbg !289
  %12 = load i64, i64* %1, align 8, !dbg !294
  %13 = load i64, i64* %2, align 8, !dbg !295
  %14 = add nsw i64 %12, %13, !dbg !296
  %15 = icmp ne i64 %14, 0, !dbg !297
  %16 = zext i1 %15 to i32, !dbg !297
  store volatile i32 %16, i32* @sink, align 4, !dbg !298
  ret void, !dbg !299
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @overflow_wide() #0 !dbg !300 {
  %1 = alloca i128, align 16
  %2 = alloca i128, align 16
  call void @llvm.dbg.declare(metadata i128* %1, metadata !301, metadata !DIExpression()), !dbg !302
  store i128 85070591730234615865843651857942052864, i128* %1, align 16, !dbg !302
  call void @llvm.dbg.declare(metadata i128* %2, metadata !303, metadata !DIExpression()), !dbg !304
  %3 = load i32, i32* @bad, align 4, !dbg !305
  %4 = icmp ne i32 %3, 0, !dbg !305
  %5 = zext i1 %4 to i64, !dbg !305
  %6 = select i1 %4, i32 2, i32 1, !dbg !305
  %7 = sext i32 %6 to i128, !dbg !305
  store i128 %7, i128* %2, align 16, !dbg !304
  %8 = load i128, i128* %1, align 16, !dbg !306
  %9 = load i128, i128* %2, align 16, !dbg !307
  %10 = mul nsw i128 %8, %9, !dbg !308
  %11 = icmp ne i128 %10, 0, !dbg !309
  %12 = zext i1 %11 to i32, !dbg !309
  store volatile i32 %12, i32* @sink, align 4, !dbg !310
  ret void, !dbg !311
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @shift_too_far() #0 !dbg !312 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !313, metadata !DIExpression()), !dbg !314
  %2 = load i32, i32* @bad, align 4, !dbg !315
  %3 = icmp ne i32 %2, 0, !dbg !315
  %4 = zext i1 %3 to i64, !dbg !315
  %5 = select i1 %3, i32 32, i32 31, !dbg !315
  store i32 %5, i32* %1, align 4, !dbg !314
  %6 = load i32, i32* %1, align 4, !dbg !316
  %7 = shl i32 1, %6, !dbg !317
  store volatile i32 %7, i32* @sink, align 4, !dbg !318
  ret void, !dbg !319
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @shift_negative() #0 !dbg !320 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !321, metadata !DIExpression()), !dbg !322
  %2 = load i32, i32* @bad, align 4, !dbg !323
  %3 = icmp ne i32 %2, 0, !dbg !323
  %4 = zext i1 %3 to i64, !dbg !323
  %5 = select i1 %3, i32 -1, i32 1, !dbg !323
  store i32 %5, i32* %1, align 4, !dbg !322
  %6 = load i32, i32* %1, align 4, !dbg !324
  %7 = ashr i32 4, %6, !dbg !325
  store volatile i32 %7, i32* @sink, align 4, !dbg !326
  ret void, !dbg !327
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @shift_right_too_far() #0 !dbg !328 {
  %1 = alloca i64, align 8
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i64* %1, metadata !329, metadata !DIExpression()), !dbg !330
  store i64 1, i64* %1, align 8, !dbg !330
  call void @llvm.dbg.declare(metadata i32* %2, metadata !331, metadata !DIExpression()), !dbg !332
  %3 = load i32, i32* @bad, align 4, !dbg !333
  %4 = icmp ne i32 %3, 0, !dbg !333
  %5 = zext i1 %4 to i64, !dbg !333
  %6 = select i1 %4, i32 64, i32 63, !dbg !333
  store i32 %6, i32* %2, align 4, !dbg !332
  %7 = load i64, i64* %1, align 8, !dbg !334
  %8 = load i32, i32* %2, align 4, !dbg !335
  %9 = zext i32 %8 to i64, !dbg !336
  %10 = lshr i64 %7, %9, !dbg !336
  %11 = trunc i64 %10 to i32, !dbg !337
  store volatile i32 %11, i32* @sink, align 4, !dbg !338
  ret void, !dbg !339
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @cast_of_double() #0 !dbg !340 {
  %1 = alloca double, align 8
  call void @llvm.dbg.declare(metadata double* %1, metadata !341, metadata !DIExpression()), !dbg !343
  %2 = load i32, i32* @bad, align 4, !dbg !344
  %3 = icmp ne i32 %2, 0, !dbg !344
  %4 = zext i1 %3 to i64, !dbg !344
  %5 = select i1 %3, double 0x41E0000000000000, double 0x41DFFFFFFFF00000, !dbg !344
  store double %5, double* %1, align 8, !dbg !343
  %6 = load double, double* %1, align 8, !dbg !345
  %7 = fptosi double %6 to i32, !dbg !346
  store volatile i32 %7, i32* @sink, align 4, !dbg !347
  ret void, !dbg !348
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @cast_of_negative() #0 !dbg !349 {
  %1 = alloca float, align 4
  call void @llvm.dbg.declare(metadata float* %1, metadata !350, metadata !DIExpression()), !dbg !352
  %2 = load i32, i32* @bad, align 4, !dbg !353
  %3 = icmp ne i32 %2, 0, !dbg !353
  %4 = zext i1 %3 to i64, !dbg !353
  %5 = select i1 %3, float -1.000000e+00, float -7.500000e-01, !dbg !353
  store float %5, float* %1, align 4, !dbg !352
  %6 = load float, float* %1, align 4, !dbg !354
  %7 = fptoui float %6 to i16, !dbg !355
  %8 = zext i16 %7 to i32, !dbg !355
  store volatile i32 %8, i32* @sink, align 4, !dbg !356
  ret void, !dbg !357
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @cast_of_nan() #0 !dbg !358 {
  %1 = alloca x86_fp80, align 16
  %2 = alloca x86_fp80, align 16
  call void @llvm.dbg.declare(metadata x86_fp80* %1, metadata !359, metadata !DIExpression()), !dbg !362
  store volatile x86_fp80 0xK00000000000000000000, x86_fp80* %1, align 16, !dbg !362
  call void @llvm.dbg.declare(metadata x86_fp80* %2, metadata !363, metadata !DIExpression()), !dbg !364
  %3 = load i32, i32* @bad, align 4, !dbg !365
  %4 = icmp ne i32 %3, 0, !dbg !365
  br i1 %4, label %5, label %9, !dbg !365

5:                                                ; preds = %0
  %6 = load volatile x86_fp80, x86_fp80* %1, align 16, !dbg !366
  %7 = load volatile x86_fp80, x86_fp80* %1, align 16, !dbg !367
  %8 = fdiv x86_fp80 %6, %7, !dbg !368
  br label %10, !dbg !365

9:                                                ; preds = %0
  br label %10, !dbg !365

10:                                               ; preds = %9, %5
  %11 = phi x86_fp80 [ %8, %5 ], [ 0xKC03E8000000000000000, %9 ], !dbg !365
  store x86_fp80 %11, x86_fp80* %2, align 16, !dbg !364
  %12 = load x86_fp80, x86_fp80* %2, align 16, !dbg !369
  %13 = fptosi x86_fp80 %12 to i64, !dbg !370
  %14 = trunc i64 %13 to i32, !dbg !371
  store volatile i32 %14, i32* @sink, align 4, !dbg !372
  ret void, !dbg !373
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @misaligned_read() #0 !dbg !374 {
  %1 = alloca [16 x i8], align 16
  %2 = alloca i32*, align 8
  call void @llvm.dbg.declare(metadata [16 x i8]* %1, metadata !375, metadata !DIExpression()), !dbg !379
  %3 = bitcast [16 x i8]* %1 to i8*, !dbg !379
  call void @llvm.memset.p0i8.i64(i8* align 16 %3, i8 0, i64 16, i1 false), !dbg !379
  call void @llvm.dbg.declare(metadata i32** %2, metadata !380, metadata !DIExpression()), !dbg !381
  %4 = getelementptr inbounds [16 x i8], [16 x i8]* %1, i64 0, i64 0, !dbg !382
  %5 = getelementptr inbounds [16 x i8], [16 x i8]* %1, i64 0, i64 0, !dbg !383
  %6 = ptrtoint i8* %5 to i64, !dbg !384
  %7 = urem i64 %6, 16, !dbg !385
  %8 = sub i64 16, %7, !dbg !386
  %9 = urem i64 %8, 16, !dbg !387
  %10 = getelementptr inbounds i8, i8* %4, i64 %9, !dbg !388
  %11 = load i32, i32* @bad, align 4, !dbg !389
  %12 = sext i32 %11 to i64, !dbg !390
  %13 = getelementptr inbounds i8, i8* %10, i64 %12, !dbg !390
  %14 = bitcast i8* %13 to i32*, !dbg !391
  store i32* %14, i32** %2, align 8, !dbg !381
  %15 = load i32*, i32** %2, align 8, !dbg !392
  %16 = load i32, i32* %15, align 4, !dbg !393
  store volatile i32 %16, i32* @sink, align 4, !dbg !394
  ret void, !dbg !395
}

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @misaligned_write() #0 !dbg !396 {
  %1 = alloca i8*, align 8
  %2 = alloca %struct.anon, align 1
  call void @llvm.dbg.declare(metadata i8** %1, metadata !397, metadata !DIExpression()), !dbg !398
  %3 = call noalias i8* @malloc(i64 noundef 32) #8, !dbg !399
  store i8* %3, i8** %1, align 8, !dbg !398
  %4 = load i8*, i8** %1, align 8, !dbg !400
  %5 = getelementptr inbounds i8, i8* %4, i64 4, !dbg !401
  %6 = load i32, i32* @bad, align 4, !dbg !402
  %7 = icmp ne i32 %6, 0, !dbg !403
  %8 = xor i1 %7, true, !dbg !403
  %9 = zext i1 %8 to i32, !dbg !403
  %10 = mul nsw i32 4, %9, !dbg !404
  %11 = sext i32 %10 to i64, !dbg !405
  %12 = getelementptr inbounds i8, i8* %5, i64 %11, !dbg !405
  %13 = bitcast i8* %12 to i64*, !dbg !406
  store i64 1, i64* %13, align 8, !dbg !407
  call void @llvm.dbg.declare(metadata %struct.anon* %2, metadata !408, metadata !DIExpression()), !dbg !413
  %14 = bitcast %struct.anon* %2 to i8*, !dbg !413
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %14, i8* align 1 getelementptr inbounds (%struct.anon, %struct.anon* @__const.misaligned_write.packed, i32 0, i32 0), i64 5, i1 false), !dbg !413
  %15 = getelementptr inbounds %struct.anon, %struct.anon* %2, i32 0, i32 1, !dbg !414
  %16 = load i32, i32* %15, align 1, !dbg !414
  store volatile i32 %16, i32* @sink, align 4, !dbg !415
  %17 = load i8*, i8** %1, align 8, !dbg !416
  call void @free(i8* noundef %17) #8, !dbg !417
  ret void, !dbg !418
}

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #4

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: nounwind
declare void @free(i8* noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @assumption() #0 !dbg !419 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !420, metadata !DIExpression()), !dbg !421
  %2 = load i32, i32* @bad, align 4, !dbg !422
  %3 = icmp ne i32 %2, 0, !dbg !422
  %4 = zext i1 %3 to i64, !dbg !422
  %5 = select i1 %3, i32 1, i32 0, !dbg !422
  store i32 %5, i32* %1, align 4, !dbg !421
  %6 = load i32, i32* %1, align 4, !dbg !423
  %7 = icmp eq i32 %6, 0, !dbg !424
  call void @llvm.assume(i1 %7), !dbg !425
  %8 = load i32, i32* %1, align 4, !dbg !426
  store volatile i32 %8, i32* @sink, align 4, !dbg !427
  ret void, !dbg !428
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
!llvm.module.flags = !{!73, !74, !75, !76, !77, !78, !79}
!llvm.ident = !{!80}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "bad", scope: !2, file: !15, line: 18, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !12, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/faults/arithmetic.c", directory: ".", checksumkind: CSK_MD5, checksum: "63788194a8c4404b71b9e9af25086c80")
!4 = !{!5, !6, !7, !8, !9, !10, !11}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!10 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!12 = !{!13, !0, !28, !30, !33, !35, !37, !39, !41, !43, !45, !47, !49, !51, !53, !55, !57, !59, !61, !63, !65, !67, !69, !71}
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
!48 = distinct !DIGlobalVariable(name: "entry_overflow_absolute", scope: !2, file: !3, line: 56, type: !17, isLocal: true, isDefinition: true)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(name: "entry_overflow_increment", scope: !2, file: !3, line: 62, type: !17, isLocal: true, isDefinition: true)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(name: "entry_overflow_long", scope: !2, file: !3, line: 75, type: !17, isLocal: true, isDefinition: true)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(name: "entry_overflow_wide", scope: !2, file: !3, line: 81, type: !17, isLocal: true, isDefinition: true)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(name: "entry_shift_too_far", scope: !2, file: !3, line: 87, type: !17, isLocal: true, isDefinition: true)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(name: "entry_shift_negative", scope: !2, file: !3, line: 93, type: !17, isLocal: true, isDefinition: true)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(name: "entry_shift_right_too_far", scope: !2, file: !3, line: 99, type: !17, isLocal: true, isDefinition: true)
!61 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression())
!62 = distinct !DIGlobalVariable(name: "entry_cast_of_double", scope: !2, file: !3, line: 106, type: !17, isLocal: true, isDefinition: true)
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(name: "entry_cast_of_negative", scope: !2, file: !3, line: 112, type: !17, isLocal: true, isDefinition: true)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(name: "entry_cast_of_nan", scope: !2, file: !3, line: 118, type: !17, isLocal: true, isDefinition: true)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(name: "entry_misaligned_read", scope: !2, file: !3, line: 125, type: !17, isLocal: true, isDefinition: true)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(name: "entry_misaligned_write", scope: !2, file: !3, line: 132, type: !17, isLocal: true, isDefinition: true)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(name: "entry_assumption", scope: !2, file: !3, line: 144, type: !17, isLocal: true, isDefinition: true)
!73 = !{i32 7, !"Dwarf Version", i32 5}
!74 = !{i32 2, !"Debug Info Version", i32 3}
!75 = !{i32 1, !"wchar_size", i32 4}
!76 = !{i32 7, !"PIC Level", i32 2}
!77 = !{i32 7, !"PIE Level", i32 2}
!78 = !{i32 7, !"uwtable", i32 1}
!79 = !{i32 7, !"frame-pointer", i32 2}
!80 = !{!"Debian clang version 14.0.6"}
!81 = distinct !DISubprogram(name: "main", scope: !15, file: !15, line: 30, type: !82, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !86)
!82 = !DISubroutineType(types: !83)
!83 = !{!5, !5, !84}
!84 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !85, size: 64)
!85 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!86 = !{}
!87 = !DILocalVariable(name: "argc", arg: 1, scope: !81, file: !15, line: 30, type: !5)
!88 = !DILocation(line: 30, column: 14, scope: !81)
!89 = !DILocalVariable(name: "argv", arg: 2, scope: !81, file: !15, line: 30, type: !84)
!90 = !DILocation(line: 30, column: 27, scope: !81)
!91 = !DILocation(line: 32, column: 11, scope: !81)
!92 = !DILocation(line: 32, column: 16, scope: !81)
!93 = !DILocation(line: 32, column: 20, scope: !81)
!94 = !DILocation(line: 32, column: 30, scope: !81)
!95 = !DILocation(line: 32, column: 23, scope: !81)
!96 = !DILocation(line: 32, column: 46, scope: !81)
!97 = !DILocation(line: 0, scope: !81)
!98 = !DILocation(line: 32, column: 9, scope: !81)
!99 = !DILocalVariable(name: "c", scope: !100, file: !15, line: 33, type: !16)
!100 = distinct !DILexicalBlock(scope: !81, file: !15, line: 33, column: 5)
!101 = !DILocation(line: 33, column: 29, scope: !100)
!102 = !DILocation(line: 33, column: 33, scope: !100)
!103 = !DILocation(line: 33, column: 10, scope: !100)
!104 = !DILocation(line: 33, column: 44, scope: !105)
!105 = distinct !DILexicalBlock(scope: !100, file: !15, line: 33, column: 5)
!106 = !DILocation(line: 33, column: 5, scope: !100)
!107 = !DILocation(line: 34, column: 13, scope: !108)
!108 = distinct !DILexicalBlock(scope: !105, file: !15, line: 34, column: 13)
!109 = !DILocation(line: 34, column: 18, scope: !108)
!110 = !DILocation(line: 34, column: 22, scope: !108)
!111 = !DILocation(line: 34, column: 32, scope: !108)
!112 = !DILocation(line: 34, column: 41, scope: !108)
!113 = !DILocation(line: 34, column: 44, scope: !108)
!114 = !DILocation(line: 34, column: 25, scope: !108)
!115 = !DILocation(line: 34, column: 50, scope: !108)
!116 = !DILocation(line: 34, column: 13, scope: !105)
!117 = !DILocation(line: 35, column: 13, scope: !118)
!118 = distinct !DILexicalBlock(scope: !108, file: !15, line: 34, column: 56)
!119 = !DILocation(line: 35, column: 16, scope: !118)
!120 = !DILocation(line: 36, column: 13, scope: !118)
!121 = !DILocation(line: 34, column: 53, scope: !108)
!122 = !DILocation(line: 33, column: 51, scope: !105)
!123 = !DILocation(line: 33, column: 54, scope: !105)
!124 = !DILocation(line: 33, column: 49, scope: !105)
!125 = !DILocation(line: 33, column: 5, scope: !105)
!126 = distinct !{!126, !106, !127, !128}
!127 = !DILocation(line: 37, column: 9, scope: !100)
!128 = !{!"llvm.loop.mustprogress"}
!129 = !DILocation(line: 38, column: 5, scope: !81)
!130 = !DILocation(line: 39, column: 1, scope: !81)
!131 = distinct !DISubprogram(name: "add_division_by_zero", scope: !3, file: !3, line: 8, type: !25, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !86)
!132 = !DILocation(line: 8, column: 1, scope: !131)
!133 = distinct !DISubprogram(name: "add_remainder_by_zero", scope: !3, file: !3, line: 14, type: !25, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !86)
!134 = !DILocation(line: 14, column: 1, scope: !133)
!135 = distinct !DISubprogram(name: "add_division_overflow", scope: !3, file: !3, line: 20, type: !25, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !86)
!136 = !DILocation(line: 20, column: 1, scope: !135)
!137 = distinct !DISubprogram(name: "add_remainder_overflow", scope: !3, file: !3, line: 26, type: !25, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !86)
!138 = !DILocation(line: 26, column: 1, scope: !137)
!139 = distinct !DISubprogram(name: "add_overflow_add", scope: !3, file: !3, line: 32, type: !25, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !86)
!140 = !DILocation(line: 32, column: 1, scope: !139)
!141 = distinct !DISubprogram(name: "add_overflow_subtract", scope: !3, file: !3, line: 38, type: !25, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !86)
!142 = !DILocation(line: 38, column: 1, scope: !141)
!143 = distinct !DISubprogram(name: "add_overflow_multiply", scope: !3, file: !3, line: 44, type: !25, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !86)
!144 = !DILocation(line: 44, column: 1, scope: !143)
!145 = distinct !DISubprogram(name: "add_overflow_negate", scope: !3, file: !3, line: 50, type: !25, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !86)
!146 = !DILocation(line: 50, column: 1, scope: !145)
!147 = distinct !DISubprogram(name: "add_overflow_absolute", scope: !3, file: !3, line: 56, type: !25, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !86)
!148 = !DILocation(line: 56, column: 1, scope: !147)
!149 = distinct !DISubprogram(name: "add_overflow_increment", scope: !3, file: !3, line: 62, type: !25, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !86)
!150 = !DILocation(line: 62, column: 1, scope: !149)
!151 = distinct !DISubprogram(name: "add_overflow_long", scope: !3, file: !3, line: 75, type: !25, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !86)
!152 = !DILocation(line: 75, column: 1, scope: !151)
!153 = distinct !DISubprogram(name: "add_overflow_wide", scope: !3, file: !3, line: 81, type: !25, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !86)
!154 = !DILocation(line: 81, column: 1, scope: !153)
!155 = distinct !DISubprogram(name: "add_shift_too_far", scope: !3, file: !3, line: 87, type: !25, scopeLine: 87, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !86)
!156 = !DILocation(line: 87, column: 1, scope: !155)
!157 = distinct !DISubprogram(name: "add_shift_negative", scope: !3, file: !3, line: 93, type: !25, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !86)
!158 = !DILocation(line: 93, column: 1, scope: !157)
!159 = distinct !DISubprogram(name: "add_shift_right_too_far", scope: !3, file: !3, line: 99, type: !25, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !86)
!160 = !DILocation(line: 99, column: 1, scope: !159)
!161 = distinct !DISubprogram(name: "add_cast_of_double", scope: !3, file: !3, line: 106, type: !25, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !86)
!162 = !DILocation(line: 106, column: 1, scope: !161)
!163 = distinct !DISubprogram(name: "add_cast_of_negative", scope: !3, file: !3, line: 112, type: !25, scopeLine: 112, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !86)
!164 = !DILocation(line: 112, column: 1, scope: !163)
!165 = distinct !DISubprogram(name: "add_cast_of_nan", scope: !3, file: !3, line: 118, type: !25, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !86)
!166 = !DILocation(line: 118, column: 1, scope: !165)
!167 = distinct !DISubprogram(name: "add_misaligned_read", scope: !3, file: !3, line: 125, type: !25, scopeLine: 125, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !86)
!168 = !DILocation(line: 125, column: 1, scope: !167)
!169 = distinct !DISubprogram(name: "add_misaligned_write", scope: !3, file: !3, line: 132, type: !25, scopeLine: 132, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !86)
!170 = !DILocation(line: 132, column: 1, scope: !169)
!171 = distinct !DISubprogram(name: "add_assumption", scope: !3, file: !3, line: 144, type: !25, scopeLine: 144, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !86)
!172 = !DILocation(line: 144, column: 1, scope: !171)
!173 = distinct !DISubprogram(name: "division_by_zero", scope: !3, file: !3, line: 8, type: !25, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !86)
!174 = !DILocalVariable(name: "d", scope: !173, file: !3, line: 10, type: !5)
!175 = !DILocation(line: 10, column: 9, scope: !173)
!176 = !DILocation(line: 10, column: 13, scope: !173)
!177 = !DILocation(line: 11, column: 17, scope: !173)
!178 = !DILocation(line: 11, column: 15, scope: !173)
!179 = !DILocation(line: 11, column: 10, scope: !173)
!180 = !DILocation(line: 12, column: 1, scope: !173)
!181 = distinct !DISubprogram(name: "remainder_by_zero", scope: !3, file: !3, line: 14, type: !25, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !86)
!182 = !DILocalVariable(name: "d", scope: !181, file: !3, line: 16, type: !183)
!183 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!184 = !DILocation(line: 16, column: 14, scope: !181)
!185 = !DILocation(line: 16, column: 18, scope: !181)
!186 = !DILocation(line: 17, column: 24, scope: !181)
!187 = !DILocation(line: 17, column: 22, scope: !181)
!188 = !DILocation(line: 17, column: 10, scope: !181)
!189 = !DILocation(line: 18, column: 1, scope: !181)
!190 = distinct !DISubprogram(name: "division_overflow", scope: !3, file: !3, line: 20, type: !25, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !86)
!191 = !DILocalVariable(name: "a", scope: !190, file: !3, line: 22, type: !5)
!192 = !DILocation(line: 22, column: 9, scope: !190)
!193 = !DILocation(line: 22, column: 13, scope: !190)
!194 = !DILocalVariable(name: "b", scope: !190, file: !3, line: 22, type: !5)
!195 = !DILocation(line: 22, column: 42, scope: !190)
!196 = !DILocation(line: 23, column: 12, scope: !190)
!197 = !DILocation(line: 23, column: 16, scope: !190)
!198 = !DILocation(line: 23, column: 14, scope: !190)
!199 = !DILocation(line: 23, column: 10, scope: !190)
!200 = !DILocation(line: 24, column: 1, scope: !190)
!201 = distinct !DISubprogram(name: "remainder_overflow", scope: !3, file: !3, line: 26, type: !25, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !86)
!202 = !DILocalVariable(name: "a", scope: !201, file: !3, line: 28, type: !8)
!203 = !DILocation(line: 28, column: 10, scope: !201)
!204 = !DILocation(line: 28, column: 26, scope: !201)
!205 = !DILocation(line: 28, column: 25, scope: !201)
!206 = !DILocation(line: 28, column: 23, scope: !201)
!207 = !DILocalVariable(name: "b", scope: !201, file: !3, line: 28, type: !8)
!208 = !DILocation(line: 28, column: 31, scope: !201)
!209 = !DILocation(line: 29, column: 18, scope: !201)
!210 = !DILocation(line: 29, column: 22, scope: !201)
!211 = !DILocation(line: 29, column: 20, scope: !201)
!212 = !DILocation(line: 29, column: 12, scope: !201)
!213 = !DILocation(line: 29, column: 10, scope: !201)
!214 = !DILocation(line: 30, column: 1, scope: !201)
!215 = distinct !DISubprogram(name: "overflow_add", scope: !3, file: !3, line: 32, type: !25, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !86)
!216 = !DILocalVariable(name: "a", scope: !215, file: !3, line: 34, type: !5)
!217 = !DILocation(line: 34, column: 9, scope: !215)
!218 = !DILocation(line: 34, column: 24, scope: !215)
!219 = !DILocation(line: 34, column: 23, scope: !215)
!220 = !DILocation(line: 34, column: 21, scope: !215)
!221 = !DILocation(line: 35, column: 12, scope: !215)
!222 = !DILocation(line: 35, column: 14, scope: !215)
!223 = !DILocation(line: 35, column: 10, scope: !215)
!224 = !DILocation(line: 36, column: 1, scope: !215)
!225 = distinct !DISubprogram(name: "overflow_subtract", scope: !3, file: !3, line: 38, type: !25, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !86)
!226 = !DILocalVariable(name: "a", scope: !225, file: !3, line: 40, type: !5)
!227 = !DILocation(line: 40, column: 9, scope: !225)
!228 = !DILocation(line: 40, column: 24, scope: !225)
!229 = !DILocation(line: 40, column: 23, scope: !225)
!230 = !DILocation(line: 40, column: 21, scope: !225)
!231 = !DILocation(line: 41, column: 12, scope: !225)
!232 = !DILocation(line: 41, column: 14, scope: !225)
!233 = !DILocation(line: 41, column: 10, scope: !225)
!234 = !DILocation(line: 42, column: 1, scope: !225)
!235 = distinct !DISubprogram(name: "overflow_multiply", scope: !3, file: !3, line: 44, type: !25, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !86)
!236 = !DILocalVariable(name: "a", scope: !235, file: !3, line: 46, type: !5)
!237 = !DILocation(line: 46, column: 9, scope: !235)
!238 = !DILocation(line: 46, column: 13, scope: !235)
!239 = !DILocation(line: 47, column: 12, scope: !235)
!240 = !DILocation(line: 47, column: 16, scope: !235)
!241 = !DILocation(line: 47, column: 14, scope: !235)
!242 = !DILocation(line: 47, column: 10, scope: !235)
!243 = !DILocation(line: 48, column: 1, scope: !235)
!244 = distinct !DISubprogram(name: "overflow_negate", scope: !3, file: !3, line: 50, type: !25, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !86)
!245 = !DILocalVariable(name: "a", scope: !244, file: !3, line: 52, type: !5)
!246 = !DILocation(line: 52, column: 9, scope: !244)
!247 = !DILocation(line: 52, column: 24, scope: !244)
!248 = !DILocation(line: 52, column: 23, scope: !244)
!249 = !DILocation(line: 52, column: 21, scope: !244)
!250 = !DILocation(line: 53, column: 13, scope: !244)
!251 = !DILocation(line: 53, column: 12, scope: !244)
!252 = !DILocation(line: 53, column: 10, scope: !244)
!253 = !DILocation(line: 54, column: 1, scope: !244)
!254 = distinct !DISubprogram(name: "overflow_absolute", scope: !3, file: !3, line: 56, type: !25, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !86)
!255 = !DILocalVariable(name: "a", scope: !254, file: !3, line: 58, type: !5)
!256 = !DILocation(line: 58, column: 9, scope: !254)
!257 = !DILocation(line: 58, column: 24, scope: !254)
!258 = !DILocation(line: 58, column: 23, scope: !254)
!259 = !DILocation(line: 58, column: 21, scope: !254)
!260 = !DILocation(line: 59, column: 26, scope: !254)
!261 = !DILocation(line: 59, column: 12, scope: !254)
!262 = !DILocation(line: 59, column: 10, scope: !254)
!263 = !DILocation(line: 60, column: 1, scope: !254)
!264 = distinct !DISubprogram(name: "overflow_increment", scope: !3, file: !3, line: 62, type: !25, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !86)
!265 = !DILocalVariable(name: "i", scope: !264, file: !3, line: 64, type: !5)
!266 = !DILocation(line: 64, column: 9, scope: !264)
!267 = !DILocation(line: 65, column: 6, scope: !264)
!268 = !DILocation(line: 66, column: 9, scope: !269)
!269 = distinct !DILexicalBlock(scope: !264, file: !3, line: 66, column: 9)
!270 = !DILocation(line: 66, column: 9, scope: !264)
!271 = !DILocation(line: 67, column: 10, scope: !269)
!272 = !DILocation(line: 67, column: 9, scope: !269)
!273 = !DILocalVariable(name: "u", scope: !264, file: !3, line: 68, type: !183)
!274 = !DILocation(line: 68, column: 14, scope: !264)
!275 = !DILocation(line: 69, column: 6, scope: !264)
!276 = !DILocalVariable(name: "c", scope: !264, file: !3, line: 70, type: !277)
!277 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!278 = !DILocation(line: 70, column: 17, scope: !264)
!279 = !DILocation(line: 71, column: 6, scope: !264)
!280 = !DILocation(line: 72, column: 12, scope: !264)
!281 = !DILocation(line: 72, column: 21, scope: !264)
!282 = !DILocation(line: 72, column: 14, scope: !264)
!283 = !DILocation(line: 72, column: 10, scope: !264)
!284 = !DILocation(line: 73, column: 1, scope: !264)
!285 = distinct !DISubprogram(name: "overflow_long", scope: !3, file: !3, line: 75, type: !25, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !86)
!286 = !DILocalVariable(name: "a", scope: !285, file: !3, line: 77, type: !8)
!287 = !DILocation(line: 77, column: 10, scope: !285)
!288 = !DILocalVariable(name: "b", scope: !285, file: !3, line: 77, type: !8)
!289 = !DILocation(line: 77, column: 32, scope: !285)
!290 = !DILocation(line: 77, column: 36, scope: !285)
!291 = !DILocation(line: 77, column: 42, scope: !285)
!292 = !DILocation(line: 77, column: 46, scope: !285)
!293 = !DILocation(line: 77, column: 48, scope: !285)
!294 = !DILocation(line: 78, column: 12, scope: !285)
!295 = !DILocation(line: 78, column: 16, scope: !285)
!296 = !DILocation(line: 78, column: 14, scope: !285)
!297 = !DILocation(line: 78, column: 18, scope: !285)
!298 = !DILocation(line: 78, column: 10, scope: !285)
!299 = !DILocation(line: 79, column: 1, scope: !285)
!300 = distinct !DISubprogram(name: "overflow_wide", scope: !3, file: !3, line: 81, type: !25, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !86)
!301 = !DILocalVariable(name: "a", scope: !300, file: !3, line: 83, type: !6)
!302 = !DILocation(line: 83, column: 14, scope: !300)
!303 = !DILocalVariable(name: "b", scope: !300, file: !3, line: 83, type: !6)
!304 = !DILocation(line: 83, column: 38, scope: !300)
!305 = !DILocation(line: 83, column: 42, scope: !300)
!306 = !DILocation(line: 84, column: 12, scope: !300)
!307 = !DILocation(line: 84, column: 16, scope: !300)
!308 = !DILocation(line: 84, column: 14, scope: !300)
!309 = !DILocation(line: 84, column: 18, scope: !300)
!310 = !DILocation(line: 84, column: 10, scope: !300)
!311 = !DILocation(line: 85, column: 1, scope: !300)
!312 = distinct !DISubprogram(name: "shift_too_far", scope: !3, file: !3, line: 87, type: !25, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !86)
!313 = !DILocalVariable(name: "n", scope: !312, file: !3, line: 89, type: !5)
!314 = !DILocation(line: 89, column: 9, scope: !312)
!315 = !DILocation(line: 89, column: 13, scope: !312)
!316 = !DILocation(line: 90, column: 18, scope: !312)
!317 = !DILocation(line: 90, column: 15, scope: !312)
!318 = !DILocation(line: 90, column: 10, scope: !312)
!319 = !DILocation(line: 91, column: 1, scope: !312)
!320 = distinct !DISubprogram(name: "shift_negative", scope: !3, file: !3, line: 93, type: !25, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !86)
!321 = !DILocalVariable(name: "n", scope: !320, file: !3, line: 95, type: !5)
!322 = !DILocation(line: 95, column: 9, scope: !320)
!323 = !DILocation(line: 95, column: 13, scope: !320)
!324 = !DILocation(line: 96, column: 17, scope: !320)
!325 = !DILocation(line: 96, column: 14, scope: !320)
!326 = !DILocation(line: 96, column: 10, scope: !320)
!327 = !DILocation(line: 97, column: 1, scope: !320)
!328 = distinct !DISubprogram(name: "shift_right_too_far", scope: !3, file: !3, line: 99, type: !25, scopeLine: 100, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !86)
!329 = !DILocalVariable(name: "x", scope: !328, file: !3, line: 101, type: !10)
!330 = !DILocation(line: 101, column: 19, scope: !328)
!331 = !DILocalVariable(name: "n", scope: !328, file: !3, line: 102, type: !183)
!332 = !DILocation(line: 102, column: 14, scope: !328)
!333 = !DILocation(line: 102, column: 18, scope: !328)
!334 = !DILocation(line: 103, column: 18, scope: !328)
!335 = !DILocation(line: 103, column: 23, scope: !328)
!336 = !DILocation(line: 103, column: 20, scope: !328)
!337 = !DILocation(line: 103, column: 12, scope: !328)
!338 = !DILocation(line: 103, column: 10, scope: !328)
!339 = !DILocation(line: 104, column: 1, scope: !328)
!340 = distinct !DISubprogram(name: "cast_of_double", scope: !3, file: !3, line: 106, type: !25, scopeLine: 107, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !86)
!341 = !DILocalVariable(name: "d", scope: !340, file: !3, line: 108, type: !342)
!342 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!343 = !DILocation(line: 108, column: 12, scope: !340)
!344 = !DILocation(line: 108, column: 16, scope: !340)
!345 = !DILocation(line: 109, column: 17, scope: !340)
!346 = !DILocation(line: 109, column: 12, scope: !340)
!347 = !DILocation(line: 109, column: 10, scope: !340)
!348 = !DILocation(line: 110, column: 1, scope: !340)
!349 = distinct !DISubprogram(name: "cast_of_negative", scope: !3, file: !3, line: 112, type: !25, scopeLine: 113, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !86)
!350 = !DILocalVariable(name: "f", scope: !349, file: !3, line: 114, type: !351)
!351 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!352 = !DILocation(line: 114, column: 11, scope: !349)
!353 = !DILocation(line: 114, column: 15, scope: !349)
!354 = !DILocation(line: 115, column: 28, scope: !349)
!355 = !DILocation(line: 115, column: 12, scope: !349)
!356 = !DILocation(line: 115, column: 10, scope: !349)
!357 = !DILocation(line: 116, column: 1, scope: !349)
!358 = distinct !DISubprogram(name: "cast_of_nan", scope: !3, file: !3, line: 118, type: !25, scopeLine: 119, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !86)
!359 = !DILocalVariable(name: "zero", scope: !358, file: !3, line: 120, type: !360)
!360 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !361)
!361 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!362 = !DILocation(line: 120, column: 26, scope: !358)
!363 = !DILocalVariable(name: "nan", scope: !358, file: !3, line: 121, type: !361)
!364 = !DILocation(line: 121, column: 17, scope: !358)
!365 = !DILocation(line: 121, column: 23, scope: !358)
!366 = !DILocation(line: 121, column: 29, scope: !358)
!367 = !DILocation(line: 121, column: 36, scope: !358)
!368 = !DILocation(line: 121, column: 34, scope: !358)
!369 = !DILocation(line: 122, column: 23, scope: !358)
!370 = !DILocation(line: 122, column: 17, scope: !358)
!371 = !DILocation(line: 122, column: 12, scope: !358)
!372 = !DILocation(line: 122, column: 10, scope: !358)
!373 = !DILocation(line: 123, column: 1, scope: !358)
!374 = distinct !DISubprogram(name: "misaligned_read", scope: !3, file: !3, line: 125, type: !25, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !86)
!375 = !DILocalVariable(name: "bytes", scope: !374, file: !3, line: 127, type: !376)
!376 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 128, elements: !377)
!377 = !{!378}
!378 = !DISubrange(count: 16)
!379 = !DILocation(line: 127, column: 10, scope: !374)
!380 = !DILocalVariable(name: "p", scope: !374, file: !3, line: 128, type: !9)
!381 = !DILocation(line: 128, column: 10, scope: !374)
!382 = !DILocation(line: 128, column: 22, scope: !374)
!383 = !DILocation(line: 128, column: 51, scope: !374)
!384 = !DILocation(line: 128, column: 36, scope: !374)
!385 = !DILocation(line: 128, column: 57, scope: !374)
!386 = !DILocation(line: 128, column: 34, scope: !374)
!387 = !DILocation(line: 128, column: 63, scope: !374)
!388 = !DILocation(line: 128, column: 28, scope: !374)
!389 = !DILocation(line: 128, column: 70, scope: !374)
!390 = !DILocation(line: 128, column: 68, scope: !374)
!391 = !DILocation(line: 128, column: 14, scope: !374)
!392 = !DILocation(line: 129, column: 13, scope: !374)
!393 = !DILocation(line: 129, column: 12, scope: !374)
!394 = !DILocation(line: 129, column: 10, scope: !374)
!395 = !DILocation(line: 130, column: 1, scope: !374)
!396 = distinct !DISubprogram(name: "misaligned_write", scope: !3, file: !3, line: 132, type: !25, scopeLine: 133, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !86)
!397 = !DILocalVariable(name: "p", scope: !396, file: !3, line: 134, type: !85)
!398 = !DILocation(line: 134, column: 11, scope: !396)
!399 = !DILocation(line: 134, column: 15, scope: !396)
!400 = !DILocation(line: 135, column: 15, scope: !396)
!401 = !DILocation(line: 135, column: 17, scope: !396)
!402 = !DILocation(line: 135, column: 28, scope: !396)
!403 = !DILocation(line: 135, column: 27, scope: !396)
!404 = !DILocation(line: 135, column: 25, scope: !396)
!405 = !DILocation(line: 135, column: 21, scope: !396)
!406 = !DILocation(line: 135, column: 5, scope: !396)
!407 = !DILocation(line: 135, column: 33, scope: !396)
!408 = !DILocalVariable(name: "packed", scope: !396, file: !3, line: 139, type: !409)
!409 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !396, file: !3, line: 136, size: 40, elements: !410)
!410 = !{!411, !412}
!411 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !409, file: !3, line: 137, baseType: !22, size: 8)
!412 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !409, file: !3, line: 138, baseType: !5, size: 32, offset: 8)
!413 = !DILocation(line: 139, column: 7, scope: !396)
!414 = !DILocation(line: 140, column: 19, scope: !396)
!415 = !DILocation(line: 140, column: 10, scope: !396)
!416 = !DILocation(line: 141, column: 10, scope: !396)
!417 = !DILocation(line: 141, column: 5, scope: !396)
!418 = !DILocation(line: 142, column: 1, scope: !396)
!419 = distinct !DISubprogram(name: "assumption", scope: !3, file: !3, line: 144, type: !25, scopeLine: 145, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !86)
!420 = !DILocalVariable(name: "x", scope: !419, file: !3, line: 146, type: !5)
!421 = !DILocation(line: 146, column: 9, scope: !419)
!422 = !DILocation(line: 146, column: 13, scope: !419)
!423 = !DILocation(line: 147, column: 22, scope: !419)
!424 = !DILocation(line: 147, column: 24, scope: !419)
!425 = !DILocation(line: 147, column: 5, scope: !419)
!426 = !DILocation(line: 148, column: 12, scope: !419)
!427 = !DILocation(line: 148, column: 10, scope: !419)
!428 = !DILocation(line: 149, column: 1, scope: !419)
