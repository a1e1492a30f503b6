; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g tests/faults/arithmetic.c
; ModuleID = 'tests/faults/arithmetic.c'
source_filename = "tests/faults/arithmetic.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.fault_case = type { i8*, void ()*, %struct.fault_case* }
%struct.anon = type <{ i8, i32 }>

@.str = private unnamed_addr constant [4 x i8] c"bad\00", align 1
@bad = internal global i32 0, align 4, !dbg !0
@all_cases = internal global %struct.fault_case* null, align 8, !dbg !12
@entry_division_by_zero = internal global %struct.fault_case { i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i32 0, i32 0), void ()* @division_by_zero, %struct.fault_case* null }, align 8, !dbg !27
@entry_remainder_by_zero = internal global %struct.fault_case { i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.2, i32 0, i32 0), void ()* @remainder_by_zero, %struct.fault_case* null }, align 8, !dbg !32
@entry_division_overflow = internal global %struct.fault_case { i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.3, i32 0, i32 0), void ()* @division_overflow, %struct.fault_case* null }, align 8, !dbg !34
@entry_remainder_overflow = internal global %struct.fault_case { i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.4, i32 0, i32 0), void ()* @remainder_overflow, %struct.fault_case* null }, align 8, !dbg !36
@entry_overflow_add = internal global %struct.fault_case { i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.5, i32 0, i32 0), void ()* @overflow_add, %struct.fault_case* null }, align 8, !dbg !38
@entry_overflow_subtract = internal global %struct.fault_case { i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.6, i32 0, i32 0), void ()* @overflow_subtract, %struct.fault_case* null }, align 8, !dbg !40
@entry_overflow_multiply = internal global %struct.fault_case { i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.7, i32 0, i32 0), void ()* @overflow_multiply, %struct.fault_case* null }, align 8, !dbg !42
@entry_overflow_negate = internal global %struct.fault_case { i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.8, i32 0, i32 0), void ()* @overflow_negate, %struct.fault_case* null }, align 8, !dbg !44
@entry_overflow_increment = internal global %struct.fault_case { i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.9, i32 0, i32 0), void ()* @overflow_increment, %struct.fault_case* null }, align 8, !dbg !46
@entry_overflow_long = internal global %struct.fault_case { i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.10, i32 0, i32 0), void ()* @overflow_long, %struct.fault_case* null }, align 8, !dbg !48
@entry_overflow_wide = internal global %struct.fault_case { i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.11, i32 0, i32 0), void ()* @overflow_wide, %struct.fault_case* null }, align 8, !dbg !50
@entry_shift_too_far = internal global %struct.fault_case { i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.12, i32 0, i32 0), void ()* @shift_too_far, %struct.fault_case* null }, align 8, !dbg !52
@entry_shift_negative = internal global %struct.fault_case { i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.13, i32 0, i32 0), void ()* @shift_negative, %struct.fault_case* null }, align 8, !dbg !54
@entry_shift_right_too_far = internal global %struct.fault_case { i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.14, i32 0, i32 0), void ()* @shift_right_too_far, %struct.fault_case* null }, align 8, !dbg !56
@entry_misaligned_read = internal global %struct.fault_case { i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.15, i32 0, i32 0), void ()* @misaligned_read, %struct.fault_case* null }, align 8, !dbg !58
@entry_misaligned_write = internal global %struct.fault_case { i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.16, i32 0, i32 0), void ()* @misaligned_write, %struct.fault_case* null }, align 8, !dbg !60
@entry_assumption = internal global %struct.fault_case { i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.17, i32 0, i32 0), void ()* @assumption, %struct.fault_case* null }, align 8, !dbg !62
@.str.1 = private unnamed_addr constant [17 x i8] c"division_by_zero\00", align 1
@sink = internal global i32 0, align 4, !dbg !29
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
@.str.15 = private unnamed_addr constant [16 x i8] c"misaligned_read\00", align 1
@.str.16 = private unnamed_addr constant [17 x i8] c"misaligned_write\00", align 1
@__const.misaligned_write.packed = private unnamed_addr constant %struct.anon <{ i8 1, i32 2 }>, align 1
@.str.17 = private unnamed_addr constant [11 x i8] c"assumption\00", align 1
@llvm.global_ctors = appending global [17 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @add_division_by_zero, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_remainder_by_zero, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_division_overflow, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_remainder_overflow, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_overflow_add, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_overflow_subtract, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_overflow_multiply, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_overflow_negate, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_overflow_increment, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_overflow_long, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_overflow_wide, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_shift_too_far, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_shift_negative, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_shift_right_too_far, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_misaligned_read, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_misaligned_write, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_assumption, i8* null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 !dbg !72 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca %struct.fault_case*, align 8
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !78, metadata !DIExpression()), !dbg !79
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !80, metadata !DIExpression()), !dbg !81
  %7 = load i32, i32* %4, align 4, !dbg !82
  %8 = icmp sgt i32 %7, 2, !dbg !83
  br i1 %8, label %9, label %15, !dbg !84

9:                                                ; preds = %2
  %10 = load i8**, i8*** %5, align 8, !dbg !85
  %11 = getelementptr inbounds i8*, i8** %10, i64 2, !dbg !85
  %12 = load i8*, i8** %11, align 8, !dbg !85
  %13 = call i32 @strcmp(i8* noundef %12, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0)) #7, !dbg !86
  %14 = icmp eq i32 %13, 0, !dbg !87
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !88
  %17 = zext i1 %16 to i32, !dbg !84
  store i32 %17, i32* @bad, align 4, !dbg !89
  call void @llvm.dbg.declare(metadata %struct.fault_case** %6, metadata !90, metadata !DIExpression()), !dbg !92
  %18 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !93
  store %struct.fault_case* %18, %struct.fault_case** %6, align 8, !dbg !92
  br label %19, !dbg !94

19:                                               ; preds = %39, %15
  %20 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !95
  %21 = icmp ne %struct.fault_case* %20, null, !dbg !97
  br i1 %21, label %22, label %43, !dbg !97

22:                                               ; preds = %19
  %23 = load i32, i32* %4, align 4, !dbg !98
  %24 = icmp sgt i32 %23, 1, !dbg !100
  br i1 %24, label %25, label %38, !dbg !101

25:                                               ; preds = %22
  %26 = load i8**, i8*** %5, align 8, !dbg !102
  %27 = getelementptr inbounds i8*, i8** %26, i64 1, !dbg !102
  %28 = load i8*, i8** %27, align 8, !dbg !102
  %29 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !103
  %30 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %29, i32 0, i32 0, !dbg !104
  %31 = load i8*, i8** %30, align 8, !dbg !104
  %32 = call i32 @strcmp(i8* noundef %28, i8* noundef %31) #7, !dbg !105
  %33 = icmp eq i32 %32, 0, !dbg !106
  br i1 %33, label %34, label %38, !dbg !107

34:                                               ; preds = %25
  %35 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !108
  %36 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %35, i32 0, i32 1, !dbg !110
  %37 = load void ()*, void ()** %36, align 8, !dbg !110
  call void %37(), !dbg !108
  store i32 0, i32* %3, align 4, !dbg !111
  br label %44, !dbg !111

38:                                               ; preds = %25, %22
  br label %39, !dbg !112

39:                                               ; preds = %38
  %40 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !113
  %41 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %40, i32 0, i32 2, !dbg !114
  %42 = load %struct.fault_case*, %struct.fault_case** %41, align 8, !dbg !114
  store %struct.fault_case* %42, %struct.fault_case** %6, align 8, !dbg !115
  br label %19, !dbg !116, !llvm.loop !117

43:                                               ; preds = %19
  store i32 99, i32* %3, align 4, !dbg !120
  br label %44, !dbg !120

44:                                               ; preds = %43, %34
  %45 = load i32, i32* %3, align 4, !dbg !121
  ret i32 %45, !dbg !121
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind readonly willreturn
declare i32 @strcmp(i8* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_division_by_zero() #0 !dbg !122 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !123
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_division_by_zero, i32 0, i32 2), align 8, !dbg !123
  store %struct.fault_case* @entry_division_by_zero, %struct.fault_case** @all_cases, align 8, !dbg !123
  ret void, !dbg !123
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_remainder_by_zero() #0 !dbg !124 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !125
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_remainder_by_zero, i32 0, i32 2), align 8, !dbg !125
  store %struct.fault_case* @entry_remainder_by_zero, %struct.fault_case** @all_cases, align 8, !dbg !125
  ret void, !dbg !125
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_division_overflow() #0 !dbg !126 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !127
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_division_overflow, i32 0, i32 2), align 8, !dbg !127
  store %struct.fault_case* @entry_division_overflow, %struct.fault_case** @all_cases, align 8, !dbg !127
  ret void, !dbg !127
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_remainder_overflow() #0 !dbg !128 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !129
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_remainder_overflow, i32 0, i32 2), align 8, !dbg !129
  store %struct.fault_case* @entry_remainder_overflow, %struct.fault_case** @all_cases, align 8, !dbg !129
  ret void, !dbg !129
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_overflow_add() #0 !dbg !130 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !131
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_overflow_add, i32 0, i32 2), align 8, !dbg !131
  store %struct.fault_case* @entry_overflow_add, %struct.fault_case** @all_cases, align 8, !dbg !131
  ret void, !dbg !131
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_overflow_subtract() #0 !dbg !132 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !133
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_overflow_subtract, i32 0, i32 2), align 8, !dbg !133
  store %struct.fault_case* @entry_overflow_subtract, %struct.fault_case** @all_cases, align 8, !dbg !133
  ret void, !dbg !133
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_overflow_multiply() #0 !dbg !134 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !135
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_overflow_multiply, i32 0, i32 2), align 8, !dbg !135
  store %struct.fault_case* @entry_overflow_multiply, %struct.fault_case** @all_cases, align 8, !dbg !135
  ret void, !dbg !135
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_overflow_negate() #0 !dbg !136 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !137
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_overflow_negate, i32 0, i32 2), align 8, !dbg !137
  store %struct.fault_case* @entry_overflow_negate, %struct.fault_case** @all_cases, align 8, !dbg !137
  ret void, !dbg !137
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_overflow_increment() #0 !dbg !138 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !139
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_overflow_increment, i32 0, i32 2), align 8, !dbg !139
  store %struct.fault_case* @entry_overflow_increment, %struct.fault_case** @all_cases, align 8, !dbg !139
  ret void, !dbg !139
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_overflow_long() #0 !dbg !140 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !141
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_overflow_long, i32 0, i32 2), align 8, !dbg !141
  store %struct.fault_case* @entry_overflow_long, %struct.fault_case** @all_cases, align 8, !dbg !141
  ret void, !dbg !141
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_overflow_wide() #0 !dbg !142 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !143
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_overflow_wide, i32 0, i32 2), align 8, !dbg !143
  store %struct.fault_case* @entry_overflow_wide, %struct.fault_case** @all_cases, align 8, !dbg !143
  ret void, !dbg !143
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_shift_too_far() #0 !dbg !144 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !145
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_shift_too_far, i32 0, i32 2), align 8, !dbg !145
  store %struct.fault_case* @entry_shift_too_far, %struct.fault_case** @all_cases, align 8, !dbg !145
  ret void, !dbg !145
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_shift_negative() #0 !dbg !146 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !147
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_shift_negative, i32 0, i32 2), align 8, !dbg !147
  store %struct.fault_case* @entry_shift_negative, %struct.fault_case** @all_cases, align 8, !dbg !147
  ret void, !dbg !147
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_shift_right_too_far() #0 !dbg !148 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !149
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_shift_right_too_far, i32 0, i32 2), align 8, !dbg !149
  store %struct.fault_case* @entry_shift_right_too_far, %struct.fault_case** @all_cases, align 8, !dbg !149
  ret void, !dbg !149
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_misaligned_read() #0 !dbg !150 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !151
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_misaligned_read, i32 0, i32 2), align 8, !dbg !151
  store %struct.fault_case* @entry_misaligned_read, %struct.fault_case** @all_cases, align 8, !dbg !151
  ret void, !dbg !151
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_misaligned_write() #0 !dbg !152 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !153
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_misaligned_write, i32 0, i32 2), align 8, !dbg !153
  store %struct.fault_case* @entry_misaligned_write, %struct.fault_case** @all_cases, align 8, !dbg !153
  ret void, !dbg !153
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_assumption() #0 !dbg !154 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !155
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_assumption, i32 0, i32 2), align 8, !dbg !155
  store %struct.fault_case* @entry_assumption, %struct.fault_case** @all_cases, align 8, !dbg !155
  ret void, !dbg !155
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @division_by_zero() #0 !dbg !156 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !157, metadata !DIExpression()), !dbg !158
  %2 = load i32, i32* @bad, align 4, !dbg !159
  %3 = icmp ne i32 %2, 0, !dbg !159
  %4 = zext i1 %3 to i64, !dbg !159
  %5 = select i1 %3, i32 0, i32 2, !dbg !159
  store i32 %5, i32* %1, align 4, !dbg !158
  %6 = load i32, i32* %1, align 4, !dbg !160
  %7 = sdiv i32 10, %6, !dbg !161
  store volatile i32 %7, i32* @sink, align 4, !dbg !162
  ret void, !dbg !163
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @remainder_by_zero() #0 !dbg !164 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !165, metadata !DIExpression()), !dbg !167
  %2 = load i32, i32* @bad, align 4, !dbg !168
  %3 = icmp ne i32 %2, 0, !dbg !168
  %4 = zext i1 %3 to i64, !dbg !168
  %5 = select i1 %3, i32 0, i32 3, !dbg !168
  store i32 %5, i32* %1, align 4, !dbg !167
  %6 = load i32, i32* %1, align 4, !dbg !169
  %7 = urem i32 10, %6, !dbg !170
  store volatile i32 %7, i32* @sink, align 4, !dbg !171
  ret void, !dbg !172
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @division_overflow() #0 !dbg !173 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !174, metadata !DIExpression()), !dbg !175
  %3 = load i32, i32* @bad, align 4, !dbg !176
  %4 = icmp ne i32 %3, 0, !dbg !176
  %5 = zext i1 %4 to i64, !dbg !176
  %6 = select i1 %4, i32 -2147483648, i32 -2147483647, !dbg !176
  store i32 %6, i32* %1, align 4, !dbg !175
  call void @llvm.dbg.declare(metadata i32* %2, metadata !177, metadata !DIExpression()), !dbg !178
  store i32 -1, i32* %2, align 4, !dbg !178
  %7 = load i32, i32* %1, align 4, !dbg !179
  %8 = load i32, i32* %2, align 4, !dbg !180
  %9 = sdiv i32 %7, %8, !dbg !181
  store volatile i32 %9, i32* @sink, align 4, !dbg !182
  ret void, !dbg !183
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @remainder_overflow() #0 !dbg !184 {
  %1 = alloca i64, align 8
  %2 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata i64* %1, metadata !185, metadata !DIExpression()), !dbg !186
  %3 = load i32, i32* @bad, align 4, !dbg !187
  %4 = icmp ne i32 %3, 0, !dbg !188
  %5 = xor i1 %4, true, !dbg !188
  %6 = zext i1 %5 to i32, !dbg !188
  %7 = sext i32 %6 to i64, !dbg !188
  %8 = add nsw i64 -9223372036854775808, %7, !dbg !189
  store i64 %8, i64* %1, align 8, !dbg !186
  call void @llvm.dbg.declare(metadata i64* %2, metadata !190, metadata !DIExpression()), !dbg !191
  store i64 -1, i64* %2, align 8, !dbg !191
  %9 = load i64, i64* %1, align 8, !dbg !192
  %10 = load i64, i64* %2, align 8, !dbg !193
  %11 = srem i64 %9, %10, !dbg !194
  %12 = trunc i64 %11 to i32, !dbg !195
  store volatile i32 %12, i32* @sink, align 4, !dbg !196
  ret void, !dbg !197
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @overflow_add() #0 !dbg !198 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !199, metadata !DIExpression()), !dbg !200
  %2 = load i32, i32* @bad, align 4, !dbg !201
  %3 = icmp ne i32 %2, 0, !dbg !202
  %4 = xor i1 %3, true, !dbg !202
  %5 = zext i1 %4 to i32, !dbg !202
  %6 = sub nsw i32 2147483647, %5, !dbg !203
  store i32 %6, i32* %1, align 4, !dbg !200
  %7 = load i32, i32* %1, align 4, !dbg !204
  %8 = add nsw i32 %7, 1, !dbg !205
  store volatile i32 %8, i32* @sink, align 4, !dbg !206
  ret void, !dbg !207
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @overflow_subtract() #0 !dbg !208 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !209, metadata !DIExpression()), !dbg !210
  %2 = load i32, i32* @bad, align 4, !dbg !211
  %3 = icmp ne i32 %2, 0, !dbg !212
  %4 = xor i1 %3, true, !dbg !212
  %5 = zext i1 %4 to i32, !dbg !212
  %6 = add nsw i32 -2147483648, %5, !dbg !213
  store i32 %6, i32* %1, align 4, !dbg !210
  %7 = load i32, i32* %1, align 4, !dbg !214
  %8 = sub nsw i32 %7, 1, !dbg !215
  store volatile i32 %8, i32* @sink, align 4, !dbg !216
  ret void, !dbg !217
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @overflow_multiply() #0 !dbg !218 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !219, metadata !DIExpression()), !dbg !220
  %2 = load i32, i32* @bad, align 4, !dbg !221
  %3 = icmp ne i32 %2, 0, !dbg !221
  %4 = zext i1 %3 to i64, !dbg !221
  %5 = select i1 %3, i32 46341, i32 46340, !dbg !221
  store i32 %5, i32* %1, align 4, !dbg !220
  %6 = load i32, i32* %1, align 4, !dbg !222
  %7 = load i32, i32* %1, align 4, !dbg !223
  %8 = mul nsw i32 %6, %7, !dbg !224
  store volatile i32 %8, i32* @sink, align 4, !dbg !225
  ret void, !dbg !226
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @overflow_negate() #0 !dbg !227 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !228, metadata !DIExpression()), !dbg !229
  %2 = load i32, i32* @bad, align 4, !dbg !230
  %3 = icmp ne i32 %2, 0, !dbg !231
  %4 = xor i1 %3, true, !dbg !231
  %5 = zext i1 %4 to i32, !dbg !231
  %6 = add nsw i32 -2147483648, %5, !dbg !232
  store i32 %6, i32* %1, align 4, !dbg !229
  %7 = load i32, i32* %1, align 4, !dbg !233
  %8 = sub nsw i32 0, %7, !dbg !234
  store volatile i32 %8, i32* @sink, align 4, !dbg !235
  ret void, !dbg !236
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @overflow_increment() #0 !dbg !237 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i32* %1, metadata !238, metadata !DIExpression()), !dbg !239
  store i32 2147483646, i32* %1, align 4, !dbg !239
  %4 = load i32, i32* %1, align 4, !dbg !240
  %5 = add nsw i32 %4, 1, !dbg !240
  store i32 %5, i32* %1, align 4, !dbg !240
  %6 = load i32, i32* @bad, align 4, !dbg !241
  %7 = icmp ne i32 %6, 0, !dbg !241
  br i1 %7, label %8, label %11, !dbg !243

8:                                                ; preds = %0
  %9 = load i32, i32* %1, align 4, !dbg !244
  %10 = add nsw i32 %9, 1, !dbg !244
  store i32 %10, i32* %1, align 4, !dbg !244
  br label %11, !dbg !245

11:                                               ; preds = %8, %0
  call void @llvm.dbg.declare(metadata i32* %2, metadata !246, metadata !DIExpression()), !dbg !247
  store i32 -1, i32* %2, align 4, !dbg !247
  %12 = load i32, i32* %2, align 4, !dbg !248
  %13 = add i32 %12, 1, !dbg !248
  store i32 %13, i32* %2, align 4, !dbg !248
  call void @llvm.dbg.declare(metadata i8* %3, metadata !249, metadata !DIExpression()), !dbg !251
  store i8 127, i8* %3, align 1, !dbg !251
  %14 = load i8, i8* %3, align 1, !dbg !252
  %15 = add i8 %14, 1, !dbg !252
  store i8 %15, i8* %3, align 1, !dbg !252
  %16 = load i32, i32* %1, align 4, !dbg !253
  %17 = load i32, i32* %2, align 4, !dbg !254
  %18 = add nsw i32 %16, %17, !dbg !255
  store volatile i32 %18, i32* @sink, align 4, !dbg !256
  ret void, !dbg !257
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @overflow_long() #0 !dbg !258 {
  %1 = alloca i64, align 8
  %2 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata i64* %1, metadata !259, metadata !DIExpression()), !dbg !260
  store i64 4611686018427387904, i64* %1, align 8, !dbg !260
  call void @llvm.dbg.declare(metadata i64* %2, metadata !261, metadata !DIExpression()), !dbg !262
  %3 = load i32, i32* @bad, align 4, !dbg !263
  %4 = icmp ne i32 %3, 0, !dbg !263
  br i1 %4, label %5, label %7, !dbg !263

5:                                                ; preds = %0
  %6 = load i64, i64* %1, align 8, !dbg !264
  br label %10, !dbg !263

7:                                                ; preds = %0
  %8 = load i64, i64* %1, align 8, !dbg !265
  %9 = sub nsw i64 %8, 1, !dbg !266
  br label %10, !dbg !263

10:                                               ; preds = %7, %5
  %11 = phi i64 [ %6, %5 ], [ %9, %7 ], !dbg !263
  store i64 %11, i64* %2, align 8, !dbg !262
  %12 = load i64, i64* %1, align 8, !dbg !267
  %13 = load i64, i64* %2, align 8, !dbg !268
  %14 = add nsw i64 %12, %13, !dbg !269
  %15 = icmp ne i64 %14, 0, !dbg !270
  %16 = zext i1 %15 to i32, !dbg !270
  store volatile i32 %16, i32* @sink, align 4, !dbg !271
  ret void, !dbg !272
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @overflow_wide() #0 !dbg !273 {
  %1 = alloca i128, align 16
  %2 = alloca i128, align 16
  call void @llvm.dbg.declare(metadata i128* %1, metadata !274, metadata !DIExpression()), !dbg !275
  store i128 85070591730234615865843651857942052864, i128* %1, align 16, !dbg !275
  call void @llvm.dbg.declare(metadata i128* %2, metadata !276, metadata !DIExpression()), !dbg !277
  %3 = load i32, i32* @bad, align 4, !dbg !278
  %4 = icmp ne i32 %3, 0, !dbg !278
  %5 = zext i1 %4 to i64, !dbg !278
  %6 = select i1 %4, i32 2, i32 1, !dbg !278
  %7 = sext i32 %6 to i128, !dbg !278
  store i128 %7, i128* %2, align 16, !dbg !277
  %8 = load i128, i128* %1, align 16, !dbg !279
  %9 = load i128, i128* %2, align 16, !dbg !280
  %10 = mul nsw i128 %8, %9, !dbg !281
  %11 = icmp ne i128 %10, 0, !dbg !282
  %12 = zext i1 %11 to i32, !dbg !282
  store volatile i32 %12, i32* @sink, align 4, !dbg !283
  ret void, !dbg !284
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @shift_too_far() #0 !dbg !285 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !286, metadata !DIExpression()), !dbg !287
  %2 = load i32, i32* @bad, align 4, !dbg !288
  %3 = icmp ne i32 %2, 0, !dbg !288
  %4 = zext i1 %3 to i64, !dbg !288
  %5 = select i1 %3, i32 32, i32 31, !dbg !288
  store i32 %5, i32* %1, align 4, !dbg !287
  %6 = load i32, i32* %1, align 4, !dbg !289
  %7 = shl i32 1, %6, !dbg !290
  store volatile i32 %7, i32* @sink, align 4, !dbg !291
  ret void, !dbg !292
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @shift_negative() #0 !dbg !293 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !294, metadata !DIExpression()), !dbg !295
  %2 = load i32, i32* @bad, align 4, !dbg !296
  %3 = icmp ne i32 %2, 0, !dbg !296
  %4 = zext i1 %3 to i64, !dbg !296
  %5 = select i1 %3, i32 -1, i32 1, !dbg !296
  store i32 %5, i32* %1, align 4, !dbg !295
  %6 = load i32, i32* %1, align 4, !dbg !297
  %7 = ashr i32 4, %6, !dbg !298
  store volatile i32 %7, i32* @sink, align 4, !dbg !299
  ret void, !dbg !300
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @shift_right_too_far() #0 !dbg !301 {
  %1 = alloca i64, align 8
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i64* %1, metadata !302, metadata !DIExpression()), !dbg !303
  store i64 1, i64* %1, align 8, !dbg !303
  call void @llvm.dbg.declare(metadata i32* %2, metadata !304, metadata !DIExpression()), !dbg !305
  %3 = load i32, i32* @bad, align 4, !dbg !306
  %4 = icmp ne i32 %3, 0, !dbg !306
  %5 = zext i1 %4 to i64, !dbg !306
  %6 = select i1 %4, i32 64, i32 63, !dbg !306
  store i32 %6, i32* %2, align 4, !dbg !305
  %7 = load i64, i64* %1, align 8, !dbg !307
  %8 = load i32, i32* %2, align 4, !dbg !308
  %9 = zext i32 %8 to i64, !dbg !309
  %10 = lshr i64 %7, %9, !dbg !309
  %11 = trunc i64 %10 to i32, !dbg !310
  store volatile i32 %11, i32* @sink, align 4, !dbg !311
  ret void, !dbg !312
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @misaligned_read() #0 !dbg !313 {
  %1 = alloca [16 x i8], align 16
  %2 = alloca i32*, align 8
  call void @llvm.dbg.declare(metadata [16 x i8]* %1, metadata !314, metadata !DIExpression()), !dbg !318
  %3 = bitcast [16 x i8]* %1 to i8*, !dbg !318
  call void @llvm.memset.p0i8.i64(i8* align 16 %3, i8 0, i64 16, i1 false), !dbg !318
  call void @llvm.dbg.declare(metadata i32** %2, metadata !319, metadata !DIExpression()), !dbg !320
  %4 = getelementptr inbounds [16 x i8], [16 x i8]* %1, i64 0, i64 0, !dbg !321
  %5 = getelementptr inbounds [16 x i8], [16 x i8]* %1, i64 0, i64 0, !dbg !322
  %6 = ptrtoint i8* %5 to i64, !dbg !323
  %7 = urem i64 %6, 16, !dbg !324
  %8 = sub i64 16, %7, !dbg !325
  %9 = urem i64 %8, 16, !dbg !326
  %10 = getelementptr inbounds i8, i8* %4, i64 %9, !dbg !327
  %11 = load i32, i32* @bad, align 4, !dbg !328
  %12 = sext i32 %11 to i64, !dbg !329
  %13 = getelementptr inbounds i8, i8* %10, i64 %12, !dbg !329
  %14 = bitcast i8* %13 to i32*, !dbg !330
  store i32* %14, i32** %2, align 8, !dbg !320
  %15 = load i32*, i32** %2, align 8, !dbg !331
  %16 = load i32, i32* %15, align 4, !dbg !332
  store volatile i32 %16, i32* @sink, align 4, !dbg !333
  ret void, !dbg !334
}

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @misaligned_write() #0 !dbg !335 {
  %1 = alloca i8*, align 8
  %2 = alloca %struct.anon, align 1
  call void @llvm.dbg.declare(metadata i8** %1, metadata !336, metadata !DIExpression()), !dbg !337
  %3 = call noalias i8* @malloc(i64 noundef 32) #8, !dbg !338
  store i8* %3, i8** %1, align 8, !dbg !337
  %4 = load i8*, i8** %1, align 8, !dbg !339
  %5 = getelementptr inbounds i8, i8* %4, i64 4, !dbg !340
  %6 = load i32, i32* @bad, align 4, !dbg !341
  %7 = icmp ne i32 %6, 0, !dbg !342
  %8 = xor i1 %7, true, !dbg !342
  %9 = zext i1 %8 to i32, !dbg !342
  %10 = mul nsw i32 4, %9, !dbg !343
  %11 = sext i32 %10 to i64, !dbg !344
  %12 = getelementptr inbounds i8, i8* %5, i64 %11, !dbg !344
  %13 = bitcast i8* %12 to i64*, !dbg !345
  store i64 1, i64* %13, align 8, !dbg !346
  call void @llvm.dbg.declare(metadata %struct.anon* %2, metadata !347, metadata !DIExpression()), !dbg !352
  %14 = bitcast %struct.anon* %2 to i8*, !dbg !352
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %14, i8* align 1 getelementptr inbounds (%struct.anon, %struct.anon* @__const.misaligned_write.packed, i32 0, i32 0), i64 5, i1 false), !dbg !352
  %15 = getelementptr inbounds %struct.anon, %struct.anon* %2, i32 0, i32 1, !dbg !353
  %16 = load i32, i32* %15, align 1, !dbg !353
  store volatile i32 %16, i32* @sink, align 4, !dbg !354
  %17 = load i8*, i8** %1, align 8, !dbg !355
  call void @free(i8* noundef %17) #8, !dbg !356
  ret void, !dbg !357
}

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #4

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: nounwind
declare void @free(i8* noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @assumption() #0 !dbg !358 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !359, metadata !DIExpression()), !dbg !360
  %2 = load i32, i32* @bad, align 4, !dbg !361
  %3 = icmp ne i32 %2, 0, !dbg !361
  %4 = zext i1 %3 to i64, !dbg !361
  %5 = select i1 %3, i32 1, i32 0, !dbg !361
  store i32 %5, i32* %1, align 4, !dbg !360
  %6 = load i32, i32* %1, align 4, !dbg !362
  %7 = icmp eq i32 %6, 0, !dbg !363
  call void @llvm.assume(i1 %7), !dbg !364
  %8 = load i32, i32* %1, align 4, !dbg !365
  store volatile i32 %8, i32* @sink, align 4, !dbg !366
  ret void, !dbg !367
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
!llvm.module.flags = !{!64, !65, !66, !67, !68, !69, !70}
!llvm.ident = !{!71}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "bad", scope: !2, file: !14, line: 18, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !11, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/faults/arithmetic.c", directory: ".", checksumkind: CSK_MD5, checksum: "c7445c460a45374e3d958277c05cbe1c")
!4 = !{!5, !6, !7, !8, !9}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!8 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!11 = !{!12, !0, !27, !29, !32, !34, !36, !38, !40, !42, !44, !46, !48, !50, !52, !54, !56, !58, !60, !62}
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "all_cases", scope: !2, file: !14, line: 17, type: !15, isLocal: true, isDefinition: true)
!14 = !DIFile(filename: "tests/faults/faults.h", directory: ".", checksumkind: CSK_MD5, checksum: "36c151c83d221557efe9f5664ce6ff0b")
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fault_case", file: !14, line: 12, size: 192, elements: !17)
!17 = !{!18, !22, !26}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !16, file: !14, line: 13, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "run", scope: !16, file: !14, line: 14, baseType: !23, size: 64, offset: 64)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!24 = !DISubroutineType(types: !25)
!25 = !{null}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !16, file: !14, line: 15, baseType: !15, size: 64, offset: 128)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "entry_division_by_zero", scope: !2, file: !3, line: 8, type: !16, isLocal: true, isDefinition: true)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "sink", scope: !2, file: !3, line: 6, type: !31, isLocal: true, isDefinition: true)
!31 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !5)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "entry_remainder_by_zero", scope: !2, file: !3, line: 14, type: !16, isLocal: true, isDefinition: true)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(name: "entry_division_overflow", scope: !2, file: !3, line: 20, type: !16, isLocal: true, isDefinition: true)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(name: "entry_remainder_overflow", scope: !2, file: !3, line: 26, type: !16, isLocal: true, isDefinition: true)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "entry_overflow_add", scope: !2, file: !3, line: 32, type: !16, isLocal: true, isDefinition: true)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "entry_overflow_subtract", scope: !2, file: !3, line: 38, type: !16, isLocal: true, isDefinition: true)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "entry_overflow_multiply", scope: !2, file: !3, line: 44, type: !16, isLocal: true, isDefinition: true)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(name: "entry_overflow_negate", scope: !2, file: !3, line: 50, type: !16, isLocal: true, isDefinition: true)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(name: "entry_overflow_increment", scope: !2, file: !3, line: 56, type: !16, isLocal: true, isDefinition: true)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(name: "entry_overflow_long", scope: !2, file: !3, line: 69, type: !16, isLocal: true, isDefinition: true)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(name: "entry_overflow_wide", scope: !2, file: !3, line: 75, type: !16, isLocal: true, isDefinition: true)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(name: "entry_shift_too_far", scope: !2, file: !3, line: 81, type: !16, isLocal: true, isDefinition: true)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(name: "entry_shift_negative", scope: !2, file: !3, line: 87, type: !16, isLocal: true, isDefinition: true)
!56 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression())
!57 = distinct !DIGlobalVariable(name: "entry_shift_right_too_far", scope: !2, file: !3, line: 93, type: !16, isLocal: true, isDefinition: true)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(name: "entry_misaligned_read", scope: !2, file: !3, line: 100, type: !16, isLocal: true, isDefinition: true)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(name: "entry_misaligned_write", scope: !2, file: !3, line: 107, type: !16, isLocal: true, isDefinition: true)
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression())
!63 = distinct !DIGlobalVariable(name: "entry_assumption", scope: !2, file: !3, line: 119, type: !16, isLocal: true, isDefinition: true)
!64 = !{i32 7, !"Dwarf Version", i32 5}
!65 = !{i32 2, !"Debug Info Version", i32 3}
!66 = !{i32 1, !"wchar_size", i32 4}
!67 = !{i32 7, !"PIC Level", i32 2}
!68 = !{i32 7, !"PIE Level", i32 2}
!69 = !{i32 7, !"uwtable", i32 1}
!70 = !{i32 7, !"frame-pointer", i32 2}
!71 = !{!"Debian clang version 14.0.6"}
!72 = distinct !DISubprogram(name: "main", scope: !14, file: !14, line: 30, type: !73, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !77)
!73 = !DISubroutineType(types: !74)
!74 = !{!5, !5, !75}
!75 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !76, size: 64)
!76 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!77 = !{}
!78 = !DILocalVariable(name: "argc", arg: 1, scope: !72, file: !14, line: 30, type: !5)
!79 = !DILocation(line: 30, column: 14, scope: !72)
!80 = !DILocalVariable(name: "argv", arg: 2, scope: !72, file: !14, line: 30, type: !75)
!81 = !DILocation(line: 30, column: 27, scope: !72)
!82 = !DILocation(line: 32, column: 11, scope: !72)
!83 = !DILocation(line: 32, column: 16, scope: !72)
!84 = !DILocation(line: 32, column: 20, scope: !72)
!85 = !DILocation(line: 32, column: 30, scope: !72)
!86 = !DILocation(line: 32, column: 23, scope: !72)
!87 = !DILocation(line: 32, column: 46, scope: !72)
!88 = !DILocation(line: 0, scope: !72)
!89 = !DILocation(line: 32, column: 9, scope: !72)
!90 = !DILocalVariable(name: "c", scope: !91, file: !14, line: 33, type: !15)
!91 = distinct !DILexicalBlock(scope: !72, file: !14, line: 33, column: 5)
!92 = !DILocation(line: 33, column: 29, scope: !91)
!93 = !DILocation(line: 33, column: 33, scope: !91)
!94 = !DILocation(line: 33, column: 10, scope: !91)
!95 = !DILocation(line: 33, column: 44, scope: !96)
!96 = distinct !DILexicalBlock(scope: !91, file: !14, line: 33, column: 5)
!97 = !DILocation(line: 33, column: 5, scope: !91)
!98 = !DILocation(line: 34, column: 13, scope: !99)
!99 = distinct !DILexicalBlock(scope: !96, file: !14, line: 34, column: 13)
!100 = !DILocation(line: 34, column: 18, scope: !99)
!101 = !DILocation(line: 34, column: 22, scope: !99)
!102 = !DILocation(line: 34, column: 32, scope: !99)
!103 = !DILocation(line: 34, column: 41, scope: !99)
!104 = !DILocation(line: 34, column: 44, scope: !99)
!105 = !DILocation(line: 34, column: 25, scope: !99)
!106 = !DILocation(line: 34, column: 50, scope: !99)
!107 = !DILocation(line: 34, column: 13, scope: !96)
!108 = !DILocation(line: 35, column: 13, scope: !109)
!109 = distinct !DILexicalBlock(scope: !99, file: !14, line: 34, column: 56)
!110 = !DILocation(line: 35, column: 16, scope: !109)
!111 = !DILocation(line: 36, column: 13, scope: !109)
!112 = !DILocation(line: 34, column: 53, scope: !99)
!113 = !DILocation(line: 33, column: 51, scope: !96)
!114 = !DILocation(line: 33, column: 54, scope: !96)
!115 = !DILocation(line: 33, column: 49, scope: !96)
!116 = !DILocation(line: 33, column: 5, scope: !96)
!117 = distinct !{!117, !97, !118, !119}
!118 = !DILocation(line: 37, column: 9, scope: !91)
!119 = !{!"llvm.loop.mustprogress"}
!120 = !DILocation(line: 38, column: 5, scope: !72)
!121 = !DILocation(line: 39, column: 1, scope: !72)
!122 = distinct !DISubprogram(name: "add_division_by_zero", scope: !3, file: !3, line: 8, type: !24, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !77)
!123 = !DILocation(line: 8, column: 1, scope: !122)
!124 = distinct !DISubprogram(name: "add_remainder_by_zero", scope: !3, file: !3, line: 14, type: !24, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !77)
!125 = !DILocation(line: 14, column: 1, scope: !124)
!126 = distinct !DISubprogram(name: "add_division_overflow", scope: !3, file: !3, line: 20, type: !24, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !77)
!127 = !DILocation(line: 20, column: 1, scope: !126)
!128 = distinct !DISubprogram(name: "add_remainder_overflow", scope: !3, file: !3, line: 26, type: !24, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !77)
!129 = !DILocation(line: 26, column: 1, scope: !128)
!130 = distinct !DISubprogram(name: "add_overflow_add", scope: !3, file: !3, line: 32, type: !24, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !77)
!131 = !DILocation(line: 32, column: 1, scope: !130)
!132 = distinct !DISubprogram(name: "add_overflow_subtract", scope: !3, file: !3, line: 38, type: !24, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !77)
!133 = !DILocation(line: 38, column: 1, scope: !132)
!134 = distinct !DISubprogram(name: "add_overflow_multiply", scope: !3, file: !3, line: 44, type: !24, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !77)
!135 = !DILocation(line: 44, column: 1, scope: !134)
!136 = distinct !DISubprogram(name: "add_overflow_negate", scope: !3, file: !3, line: 50, type: !24, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !77)
!137 = !DILocation(line: 50, column: 1, scope: !136)
!138 = distinct !DISubprogram(name: "add_overflow_increment", scope: !3, file: !3, line: 56, type: !24, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !77)
!139 = !DILocation(line: 56, column: 1, scope: !138)
!140 = distinct !DISubprogram(name: "add_overflow_long", scope: !3, file: !3, line: 69, type: !24, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !77)
!141 = !DILocation(line: 69, column: 1, scope: !140)
!142 = distinct !DISubprogram(name: "add_overflow_wide", scope: !3, file: !3, line: 75, type: !24, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !77)
!143 = !DILocation(line: 75, column: 1, scope: !142)
!144 = distinct !DISubprogram(name: "add_shift_too_far", scope: !3, file: !3, line: 81, type: !24, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !77)
!145 = !DILocation(line: 81, column: 1, scope: !144)
!146 = distinct !DISubprogram(name: "add_shift_negative", scope: !3, file: !3, line: 87, type: !24, scopeLine: 87, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !77)
!147 = !DILocation(line: 87, column: 1, scope: !146)
!148 = distinct !DISubprogram(name: "add_shift_right_too_far", scope: !3, file: !3, line: 93, type: !24, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !77)
!149 = !DILocation(line: 93, column: 1, scope: !148)
!150 = distinct !DISubprogram(name: "add_misaligned_read", scope: !3, file: !3, line: 100, type: !24, scopeLine: 100, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !77)
!151 = !DILocation(line: 100, column: 1, scope: !150)
!152 = distinct !DISubprogram(name: "add_misaligned_write", scope: !3, file: !3, line: 107, type: !24, scopeLine: 107, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !77)
!153 = !DILocation(line: 107, column: 1, scope: !152)
!154 = distinct !DISubprogram(name: "add_assumption", scope: !3, file: !3, line: 119, type: !24, scopeLine: 119, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !77)
!155 = !DILocation(line: 119, column: 1, scope: !154)
!156 = distinct !DISubprogram(name: "division_by_zero", scope: !3, file: !3, line: 8, type: !24, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !77)
!157 = !DILocalVariable(name: "d", scope: !156, file: !3, line: 10, type: !5)
!158 = !DILocation(line: 10, column: 9, scope: !156)
!159 = !DILocation(line: 10, column: 13, scope: !156)
!160 = !DILocation(line: 11, column: 17, scope: !156)
!161 = !DILocation(line: 11, column: 15, scope: !156)
!162 = !DILocation(line: 11, column: 10, scope: !156)
!163 = !DILocation(line: 12, column: 1, scope: !156)
!164 = distinct !DISubprogram(name: "remainder_by_zero", scope: !3, file: !3, line: 14, type: !24, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !77)
!165 = !DILocalVariable(name: "d", scope: !164, file: !3, line: 16, type: !166)
!166 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!167 = !DILocation(line: 16, column: 14, scope: !164)
!168 = !DILocation(line: 16, column: 18, scope: !164)
!169 = !DILocation(line: 17, column: 24, scope: !164)
!170 = !DILocation(line: 17, column: 22, scope: !164)
!171 = !DILocation(line: 17, column: 10, scope: !164)
!172 = !DILocation(line: 18, column: 1, scope: !164)
!173 = distinct !DISubprogram(name: "division_overflow", scope: !3, file: !3, line: 20, type: !24, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !77)
!174 = !DILocalVariable(name: "a", scope: !173, file: !3, line: 22, type: !5)
!175 = !DILocation(line: 22, column: 9, scope: !173)
!176 = !DILocation(line: 22, column: 13, scope: !173)
!177 = !DILocalVariable(name: "b", scope: !173, file: !3, line: 22, type: !5)
!178 = !DILocation(line: 22, column: 42, scope: !173)
!179 = !DILocation(line: 23, column: 12, scope: !173)
!180 = !DILocation(line: 23, column: 16, scope: !173)
!181 = !DILocation(line: 23, column: 14, scope: !173)
!182 = !DILocation(line: 23, column: 10, scope: !173)
!183 = !DILocation(line: 24, column: 1, scope: !173)
!184 = distinct !DISubprogram(name: "remainder_overflow", scope: !3, file: !3, line: 26, type: !24, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !77)
!185 = !DILocalVariable(name: "a", scope: !184, file: !3, line: 28, type: !10)
!186 = !DILocation(line: 28, column: 10, scope: !184)
!187 = !DILocation(line: 28, column: 26, scope: !184)
!188 = !DILocation(line: 28, column: 25, scope: !184)
!189 = !DILocation(line: 28, column: 23, scope: !184)
!190 = !DILocalVariable(name: "b", scope: !184, file: !3, line: 28, type: !10)
!191 = !DILocation(line: 28, column: 31, scope: !184)
!192 = !DILocation(line: 29, column: 18, scope: !184)
!193 = !DILocation(line: 29, column: 22, scope: !184)
!194 = !DILocation(line: 29, column: 20, scope: !184)
!195 = !DILocation(line: 29, column: 12, scope: !184)
!196 = !DILocation(line: 29, column: 10, scope: !184)
!197 = !DILocation(line: 30, column: 1, scope: !184)
!198 = distinct !DISubprogram(name: "overflow_add", scope: !3, file: !3, line: 32, type: !24, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !77)
!199 = !DILocalVariable(name: "a", scope: !198, file: !3, line: 34, type: !5)
!200 = !DILocation(line: 34, column: 9, scope: !198)
!201 = !DILocation(line: 34, column: 24, scope: !198)
!202 = !DILocation(line: 34, column: 23, scope: !198)
!203 = !DILocation(line: 34, column: 21, scope: !198)
!204 = !DILocation(line: 35, column: 12, scope: !198)
!205 = !DILocation(line: 35, column: 14, scope: !198)
!206 = !DILocation(line: 35, column: 10, scope: !198)
!207 = !DILocation(line: 36, column: 1, scope: !198)
!208 = distinct !DISubprogram(name: "overflow_subtract", scope: !3, file: !3, line: 38, type: !24, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !77)
!209 = !DILocalVariable(name: "a", scope: !208, file: !3, line: 40, type: !5)
!210 = !DILocation(line: 40, column: 9, scope: !208)
!211 = !DILocation(line: 40, column: 24, scope: !208)
!212 = !DILocation(line: 40, column: 23, scope: !208)
!213 = !DILocation(line: 40, column: 21, scope: !208)
!214 = !DILocation(line: 41, column: 12, scope: !208)
!215 = !DILocation(line: 41, column: 14, scope: !208)
!216 = !DILocation(line: 41, column: 10, scope: !208)
!217 = !DILocation(line: 42, column: 1, scope: !208)
!218 = distinct !DISubprogram(name: "overflow_multiply", scope: !3, file: !3, line: 44, type: !24, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !77)
!219 = !DILocalVariable(name: "a", scope: !218, file: !3, line: 46, type: !5)
!220 = !DILocation(line: 46, column: 9, scope: !218)
!221 = !DILocation(line: 46, column: 13, scope: !218)
!222 = !DILocation(line: 47, column: 12, scope: !218)
!223 = !DILocation(line: 47, column: 16, scope: !218)
!224 = !DILocation(line: 47, column: 14, scope: !218)
!225 = !DILocation(line: 47, column: 10, scope: !218)
!226 = !DILocation(line: 48, column: 1, scope: !218)
!227 = distinct !DISubprogram(name: "overflow_negate", scope: !3, file: !3, line: 50, type: !24, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !77)
!228 = !DILocalVariable(name: "a", scope: !227, file: !3, line: 52, type: !5)
!229 = !DILocation(line: 52, column: 9, scope: !227)
!230 = !DILocation(line: 52, column: 24, scope: !227)
!231 = !DILocation(line: 52, column: 23, scope: !227)
!232 = !DILocation(line: 52, column: 21, scope: !227)
!233 = !DILocation(line: 53, column: 13, scope: !227)
!234 = !DILocation(line: 53, column: 12, scope: !227)
!235 = !DILocation(line: 53, column: 10, scope: !227)
!236 = !DILocation(line: 54, column: 1, scope: !227)
!237 = distinct !DISubprogram(name: "overflow_increment", scope: !3, file: !3, line: 56, type: !24, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !77)
!238 = !DILocalVariable(name: "i", scope: !237, file: !3, line: 58, type: !5)
!239 = !DILocation(line: 58, column: 9, scope: !237)
!240 = !DILocation(line: 59, column: 6, scope: !237)
!241 = !DILocation(line: 60, column: 9, scope: !242)
!242 = distinct !DILexicalBlock(scope: !237, file: !3, line: 60, column: 9)
!243 = !DILocation(line: 60, column: 9, scope: !237)
!244 = !DILocation(line: 61, column: 10, scope: !242)
!245 = !DILocation(line: 61, column: 9, scope: !242)
!246 = !DILocalVariable(name: "u", scope: !237, file: !3, line: 62, type: !166)
!247 = !DILocation(line: 62, column: 14, scope: !237)
!248 = !DILocation(line: 63, column: 6, scope: !237)
!249 = !DILocalVariable(name: "c", scope: !237, file: !3, line: 64, type: !250)
!250 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!251 = !DILocation(line: 64, column: 17, scope: !237)
!252 = !DILocation(line: 65, column: 6, scope: !237)
!253 = !DILocation(line: 66, column: 12, scope: !237)
!254 = !DILocation(line: 66, column: 21, scope: !237)
!255 = !DILocation(line: 66, column: 14, scope: !237)
!256 = !DILocation(line: 66, column: 10, scope: !237)
!257 = !DILocation(line: 67, column: 1, scope: !237)
!258 = distinct !DISubprogram(name: "overflow_long", scope: !3, file: !3, line: 69, type: !24, scopeLine: 70, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !77)
!259 = !DILocalVariable(name: "a", scope: !258, file: !3, line: 71, type: !10)
!260 = !DILocation(line: 71, column: 10, scope: !258)
!261 = !DILocalVariable(name: "b", scope: !258, file: !3, line: 71, type: !10)
!262 = !DILocation(line: 71, column: 32, scope: !258)
!263 = !DILocation(line: 71, column: 36, scope: !258)
!264 = !DILocation(line: 71, column: 42, scope: !258)
!265 = !DILocation(line: 71, column: 46, scope: !258)
!266 = !DILocation(line: 71, column: 48, scope: !258)
!267 = !DILocation(line: 72, column: 12, scope: !258)
!268 = !DILocation(line: 72, column: 16, scope: !258)
!269 = !DILocation(line: 72, column: 14, scope: !258)
!270 = !DILocation(line: 72, column: 18, scope: !258)
!271 = !DILocation(line: 72, column: 10, scope: !258)
!272 = !DILocation(line: 73, column: 1, scope: !258)
!273 = distinct !DISubprogram(name: "overflow_wide", scope: !3, file: !3, line: 75, type: !24, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !77)
!274 = !DILocalVariable(name: "a", scope: !273, file: !3, line: 77, type: !6)
!275 = !DILocation(line: 77, column: 14, scope: !273)
!276 = !DILocalVariable(name: "b", scope: !273, file: !3, line: 77, type: !6)
!277 = !DILocation(line: 77, column: 38, scope: !273)
!278 = !DILocation(line: 77, column: 42, scope: !273)
!279 = !DILocation(line: 78, column: 12, scope: !273)
!280 = !DILocation(line: 78, column: 16, scope: !273)
!281 = !DILocation(line: 78, column: 14, scope: !273)
!282 = !DILocation(line: 78, column: 18, scope: !273)
!283 = !DILocation(line: 78, column: 10, scope: !273)
!284 = !DILocation(line: 79, column: 1, scope: !273)
!285 = distinct !DISubprogram(name: "shift_too_far", scope: !3, file: !3, line: 81, type: !24, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !77)
!286 = !DILocalVariable(name: "n", scope: !285, file: !3, line: 83, type: !5)
!287 = !DILocation(line: 83, column: 9, scope: !285)
!288 = !DILocation(line: 83, column: 13, scope: !285)
!289 = !DILocation(line: 84, column: 18, scope: !285)
!290 = !DILocation(line: 84, column: 15, scope: !285)
!291 = !DILocation(line: 84, column: 10, scope: !285)
!292 = !DILocation(line: 85, column: 1, scope: !285)
!293 = distinct !DISubprogram(name: "shift_negative", scope: !3, file: !3, line: 87, type: !24, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !77)
!294 = !DILocalVariable(name: "n", scope: !293, file: !3, line: 89, type: !5)
!295 = !DILocation(line: 89, column: 9, scope: !293)
!296 = !DILocation(line: 89, column: 13, scope: !293)
!297 = !DILocation(line: 90, column: 17, scope: !293)
!298 = !DILocation(line: 90, column: 14, scope: !293)
!299 = !DILocation(line: 90, column: 10, scope: !293)
!300 = !DILocation(line: 91, column: 1, scope: !293)
!301 = distinct !DISubprogram(name: "shift_right_too_far", scope: !3, file: !3, line: 93, type: !24, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !77)
!302 = !DILocalVariable(name: "x", scope: !301, file: !3, line: 95, type: !8)
!303 = !DILocation(line: 95, column: 19, scope: !301)
!304 = !DILocalVariable(name: "n", scope: !301, file: !3, line: 96, type: !166)
!305 = !DILocation(line: 96, column: 14, scope: !301)
!306 = !DILocation(line: 96, column: 18, scope: !301)
!307 = !DILocation(line: 97, column: 18, scope: !301)
!308 = !DILocation(line: 97, column: 23, scope: !301)
!309 = !DILocation(line: 97, column: 20, scope: !301)
!310 = !DILocation(line: 97, column: 12, scope: !301)
!311 = !DILocation(line: 97, column: 10, scope: !301)
!312 = !DILocation(line: 98, column: 1, scope: !301)
!313 = distinct !DISubprogram(name: "misaligned_read", scope: !3, file: !3, line: 100, type: !24, scopeLine: 101, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !77)
!314 = !DILocalVariable(name: "bytes", scope: !313, file: !3, line: 102, type: !315)
!315 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 128, elements: !316)
!316 = !{!317}
!317 = !DISubrange(count: 16)
!318 = !DILocation(line: 102, column: 10, scope: !313)
!319 = !DILocalVariable(name: "p", scope: !313, file: !3, line: 103, type: !7)
!320 = !DILocation(line: 103, column: 10, scope: !313)
!321 = !DILocation(line: 103, column: 22, scope: !313)
!322 = !DILocation(line: 103, column: 51, scope: !313)
!323 = !DILocation(line: 103, column: 36, scope: !313)
!324 = !DILocation(line: 103, column: 57, scope: !313)
!325 = !DILocation(line: 103, column: 34, scope: !313)
!326 = !DILocation(line: 103, column: 63, scope: !313)
!327 = !DILocation(line: 103, column: 28, scope: !313)
!328 = !DILocation(line: 103, column: 70, scope: !313)
!329 = !DILocation(line: 103, column: 68, scope: !313)
!330 = !DILocation(line: 103, column: 14, scope: !313)
!331 = !DILocation(line: 104, column: 13, scope: !313)
!332 = !DILocation(line: 104, column: 12, scope: !313)
!333 = !DILocation(line: 104, column: 10, scope: !313)
!334 = !DILocation(line: 105, column: 1, scope: !313)
!335 = distinct !DISubprogram(name: "misaligned_write", scope: !3, file: !3, line: 107, type: !24, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !77)
!336 = !DILocalVariable(name: "p", scope: !335, file: !3, line: 109, type: !76)
!337 = !DILocation(line: 109, column: 11, scope: !335)
!338 = !DILocation(line: 109, column: 15, scope: !335)
!339 = !DILocation(line: 110, column: 15, scope: !335)
!340 = !DILocation(line: 110, column: 17, scope: !335)
!341 = !DILocation(line: 110, column: 28, scope: !335)
!342 = !DILocation(line: 110, column: 27, scope: !335)
!343 = !DILocation(line: 110, column: 25, scope: !335)
!344 = !DILocation(line: 110, column: 21, scope: !335)
!345 = !DILocation(line: 110, column: 5, scope: !335)
!346 = !DILocation(line: 110, column: 33, scope: !335)
!347 = !DILocalVariable(name: "packed", scope: !335, file: !3, line: 114, type: !348)
!348 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !335, file: !3, line: 111, size: 40, elements: !349)
!349 = !{!350, !351}
!350 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !348, file: !3, line: 112, baseType: !21, size: 8)
!351 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !348, file: !3, line: 113, baseType: !5, size: 32, offset: 8)
!352 = !DILocation(line: 114, column: 7, scope: !335)
!353 = !DILocation(line: 115, column: 19, scope: !335)
!354 = !DILocation(line: 115, column: 10, scope: !335)
!355 = !DILocation(line: 116, column: 10, scope: !335)
!356 = !DILocation(line: 116, column: 5, scope: !335)
!357 = !DILocation(line: 117, column: 1, scope: !335)
!358 = distinct !DISubprogram(name: "assumption", scope: !3, file: !3, line: 119, type: !24, scopeLine: 120, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !77)
!359 = !DILocalVariable(name: "x", scope: !358, file: !3, line: 121, type: !5)
!360 = !DILocation(line: 121, column: 9, scope: !358)
!361 = !DILocation(line: 121, column: 13, scope: !358)
!362 = !DILocation(line: 122, column: 22, scope: !358)
!363 = !DILocation(line: 122, column: 24, scope: !358)
!364 = !DILocation(line: 122, column: 5, scope: !358)
!365 = !DILocation(line: 123, column: 12, scope: !358)
!366 = !DILocation(line: 123, column: 10, scope: !358)
!367 = !DILocation(line: 124, column: 1, scope: !358)
