; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g tests/faults/uninit.c
; ModuleID = 'tests/faults/uninit.c'
source_filename = "tests/faults/uninit.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.fault_case = type { i8*, void ()*, %struct.fault_case* }
%struct.padded = type { i8, i32, i16 }
%struct.flags = type { i64 }
%struct.large = type { i8, [40 x i8], [3 x i8] }
%union.anon = type { i32 }

@.str = private unnamed_addr constant [4 x i8] c"bad\00", align 1
@bad = internal global i32 0, align 4, !dbg !0
@all_cases = internal global %struct.fault_case* null, align 8, !dbg !21
@entry_uninit_local = internal global %struct.fault_case { i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i32 0, i32 0), void ()* @uninit_local, %struct.fault_case* null }, align 8, !dbg !33
@entry_uninit_surplus = internal global %struct.fault_case { i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.2, i32 0, i32 0), void ()* @uninit_surplus, %struct.fault_case* null }, align 8, !dbg !38
@entry_uninit_heap = internal global %struct.fault_case { i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.6, i32 0, i32 0), void ()* @uninit_heap, %struct.fault_case* null }, align 8, !dbg !40
@entry_uninit_realloc = internal global %struct.fault_case { i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.7, i32 0, i32 0), void ()* @uninit_realloc, %struct.fault_case* null }, align 8, !dbg !42
@entry_uninit_index = internal global %struct.fault_case { i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.8, i32 0, i32 0), void ()* @uninit_index, %struct.fault_case* null }, align 8, !dbg !44
@entry_uninit_pointer = internal global %struct.fault_case { i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.9, i32 0, i32 0), void ()* @uninit_pointer, %struct.fault_case* null }, align 8, !dbg !51
@entry_uninit_argument = internal global %struct.fault_case { i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.10, i32 0, i32 0), void ()* @uninit_argument, %struct.fault_case* null }, align 8, !dbg !53
@entry_uninit_string = internal global %struct.fault_case { i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.12, i32 0, i32 0), void ()* @uninit_string, %struct.fault_case* null }, align 8, !dbg !55
@entry_uninit_divisor = internal global %struct.fault_case { i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.13, i32 0, i32 0), void ()* @uninit_divisor, %struct.fault_case* null }, align 8, !dbg !57
@entry_uninit_switch = internal global %struct.fault_case { i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.14, i32 0, i32 0), void ()* @uninit_switch, %struct.fault_case* null }, align 8, !dbg !59
@entry_uninit_call = internal global %struct.fault_case { i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.15, i32 0, i32 0), void ()* @uninit_call, %struct.fault_case* null }, align 8, !dbg !61
@entry_uninit_through_structs = internal global %struct.fault_case { i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.str.16, i32 0, i32 0), void ()* @uninit_through_structs, %struct.fault_case* null }, align 8, !dbg !63
@entry_uninit_bit_fields = internal global %struct.fault_case { i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.17, i32 0, i32 0), void ()* @uninit_bit_fields, %struct.fault_case* null }, align 8, !dbg !65
@entry_uninit_by_value = internal global %struct.fault_case { i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.18, i32 0, i32 0), void ()* @uninit_by_value, %struct.fault_case* null }, align 8, !dbg !67
@entry_uninit_union = internal global %struct.fault_case { i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.19, i32 0, i32 0), void ()* @uninit_union, %struct.fault_case* null }, align 8, !dbg !69
@entry_uninit_masked = internal global %struct.fault_case { i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.20, i32 0, i32 0), void ()* @uninit_masked, %struct.fault_case* null }, align 8, !dbg !71
@entry_uninit_not_chosen = internal global %struct.fault_case { i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.21, i32 0, i32 0), void ()* @uninit_not_chosen, %struct.fault_case* null }, align 8, !dbg !73
@entry_uninit_copied_bytes = internal global %struct.fault_case { i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.22, i32 0, i32 0), void ()* @uninit_copied_bytes, %struct.fault_case* null }, align 8, !dbg !75
@entry_uninit_sorted = internal global %struct.fault_case { i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.23, i32 0, i32 0), void ()* @uninit_sorted, %struct.fault_case* null }, align 8, !dbg !77
@entry_uninit_float = internal global %struct.fault_case { i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.24, i32 0, i32 0), void ()* @uninit_float, %struct.fault_case* null }, align 8, !dbg !79
@.str.1 = private unnamed_addr constant [13 x i8] c"uninit_local\00", align 1
@sink = internal global i32 0, align 4, !dbg !35
@.str.2 = private unnamed_addr constant [15 x i8] c"uninit_surplus\00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c"%d%%\00", align 1
@.str.4 = private unnamed_addr constant [6 x i8] c"%d %d\00", align 1
@.str.5 = private unnamed_addr constant [3 x i8] c"%d\00", align 1
@.str.6 = private unnamed_addr constant [12 x i8] c"uninit_heap\00", align 1
@.str.7 = private unnamed_addr constant [15 x i8] c"uninit_realloc\00", align 1
@.str.8 = private unnamed_addr constant [13 x i8] c"uninit_index\00", align 1
@table = internal global [4 x i32] zeroinitializer, align 16, !dbg !46
@.str.9 = private unnamed_addr constant [15 x i8] c"uninit_pointer\00", align 1
@.str.10 = private unnamed_addr constant [16 x i8] c"uninit_argument\00", align 1
@.str.11 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.12 = private unnamed_addr constant [14 x i8] c"uninit_string\00", align 1
@.str.13 = private unnamed_addr constant [15 x i8] c"uninit_divisor\00", align 1
@.str.14 = private unnamed_addr constant [14 x i8] c"uninit_switch\00", align 1
@.str.15 = private unnamed_addr constant [12 x i8] c"uninit_call\00", align 1
@.str.16 = private unnamed_addr constant [23 x i8] c"uninit_through_structs\00", align 1
@.str.17 = private unnamed_addr constant [18 x i8] c"uninit_bit_fields\00", align 1
@.str.18 = private unnamed_addr constant [16 x i8] c"uninit_by_value\00", align 1
@.str.19 = private unnamed_addr constant [13 x i8] c"uninit_union\00", align 1
@.str.20 = private unnamed_addr constant [14 x i8] c"uninit_masked\00", align 1
@.str.21 = private unnamed_addr constant [18 x i8] c"uninit_not_chosen\00", align 1
@.str.22 = private unnamed_addr constant [20 x i8] c"uninit_copied_bytes\00", align 1
@.str.23 = private unnamed_addr constant [14 x i8] c"uninit_sorted\00", align 1
@__const.uninit_sorted.a = private unnamed_addr constant [4 x i32] [i32 3, i32 1, i32 2, i32 4], align 16
@.str.24 = private unnamed_addr constant [13 x i8] c"uninit_float\00", align 1
@llvm.global_ctors = appending global [20 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_local, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_surplus, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_heap, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_realloc, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_index, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_pointer, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_argument, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_string, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_divisor, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_switch, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_call, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_through_structs, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_bit_fields, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_by_value, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_union, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_masked, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_not_chosen, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_copied_bytes, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_sorted, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_float, i8* null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 !dbg !89 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca %struct.fault_case*, align 8
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !93, metadata !DIExpression()), !dbg !94
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !95, metadata !DIExpression()), !dbg !96
  %7 = load i32, i32* %4, align 4, !dbg !97
  %8 = icmp sgt i32 %7, 2, !dbg !98
  br i1 %8, label %9, label %15, !dbg !99

9:                                                ; preds = %2
  %10 = load i8**, i8*** %5, align 8, !dbg !100
  %11 = getelementptr inbounds i8*, i8** %10, i64 2, !dbg !100
  %12 = load i8*, i8** %11, align 8, !dbg !100
  %13 = call i32 @strcmp(i8* noundef %12, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0)) #7, !dbg !101
  %14 = icmp eq i32 %13, 0, !dbg !102
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !103
  %17 = zext i1 %16 to i32, !dbg !99
  store i32 %17, i32* @bad, align 4, !dbg !104
  call void @llvm.dbg.declare(metadata %struct.fault_case** %6, metadata !105, metadata !DIExpression()), !dbg !107
  %18 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !108
  store %struct.fault_case* %18, %struct.fault_case** %6, align 8, !dbg !107
  br label %19, !dbg !109

19:                                               ; preds = %39, %15
  %20 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !110
  %21 = icmp ne %struct.fault_case* %20, null, !dbg !112
  br i1 %21, label %22, label %43, !dbg !112

22:                                               ; preds = %19
  %23 = load i32, i32* %4, align 4, !dbg !113
  %24 = icmp sgt i32 %23, 1, !dbg !115
  br i1 %24, label %25, label %38, !dbg !116

25:                                               ; preds = %22
  %26 = load i8**, i8*** %5, align 8, !dbg !117
  %27 = getelementptr inbounds i8*, i8** %26, i64 1, !dbg !117
  %28 = load i8*, i8** %27, align 8, !dbg !117
  %29 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !118
  %30 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %29, i32 0, i32 0, !dbg !119
  %31 = load i8*, i8** %30, align 8, !dbg !119
  %32 = call i32 @strcmp(i8* noundef %28, i8* noundef %31) #7, !dbg !120
  %33 = icmp eq i32 %32, 0, !dbg !121
  br i1 %33, label %34, label %38, !dbg !122

34:                                               ; preds = %25
  %35 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !123
  %36 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %35, i32 0, i32 1, !dbg !125
  %37 = load void ()*, void ()** %36, align 8, !dbg !125
  call void %37(), !dbg !123
  store i32 0, i32* %3, align 4, !dbg !126
  br label %44, !dbg !126

38:                                               ; preds = %25, %22
  br label %39, !dbg !127

39:                                               ; preds = %38
  %40 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !128
  %41 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %40, i32 0, i32 2, !dbg !129
  %42 = load %struct.fault_case*, %struct.fault_case** %41, align 8, !dbg !129
  store %struct.fault_case* %42, %struct.fault_case** %6, align 8, !dbg !130
  br label %19, !dbg !131, !llvm.loop !132

43:                                               ; preds = %19
  store i32 99, i32* %3, align 4, !dbg !135
  br label %44, !dbg !135

44:                                               ; preds = %43, %34
  %45 = load i32, i32* %3, align 4, !dbg !136
  ret i32 %45, !dbg !136
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind readonly willreturn
declare i32 @strcmp(i8* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_local() #0 !dbg !137 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !138
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_local, i32 0, i32 2), align 8, !dbg !138
  store %struct.fault_case* @entry_uninit_local, %struct.fault_case** @all_cases, align 8, !dbg !138
  ret void, !dbg !138
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_surplus() #0 !dbg !139 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !140
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_surplus, i32 0, i32 2), align 8, !dbg !140
  store %struct.fault_case* @entry_uninit_surplus, %struct.fault_case** @all_cases, align 8, !dbg !140
  ret void, !dbg !140
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_heap() #0 !dbg !141 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !142
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_heap, i32 0, i32 2), align 8, !dbg !142
  store %struct.fault_case* @entry_uninit_heap, %struct.fault_case** @all_cases, align 8, !dbg !142
  ret void, !dbg !142
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_realloc() #0 !dbg !143 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !144
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_realloc, i32 0, i32 2), align 8, !dbg !144
  store %struct.fault_case* @entry_uninit_realloc, %struct.fault_case** @all_cases, align 8, !dbg !144
  ret void, !dbg !144
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_index() #0 !dbg !145 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !146
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_index, i32 0, i32 2), align 8, !dbg !146
  store %struct.fault_case* @entry_uninit_index, %struct.fault_case** @all_cases, align 8, !dbg !146
  ret void, !dbg !146
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_pointer() #0 !dbg !147 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !148
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_pointer, i32 0, i32 2), align 8, !dbg !148
  store %struct.fault_case* @entry_uninit_pointer, %struct.fault_case** @all_cases, align 8, !dbg !148
  ret void, !dbg !148
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_argument() #0 !dbg !149 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !150
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_argument, i32 0, i32 2), align 8, !dbg !150
  store %struct.fault_case* @entry_uninit_argument, %struct.fault_case** @all_cases, align 8, !dbg !150
  ret void, !dbg !150
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_string() #0 !dbg !151 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !152
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_string, i32 0, i32 2), align 8, !dbg !152
  store %struct.fault_case* @entry_uninit_string, %struct.fault_case** @all_cases, align 8, !dbg !152
  ret void, !dbg !152
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_divisor() #0 !dbg !153 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !154
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_divisor, i32 0, i32 2), align 8, !dbg !154
  store %struct.fault_case* @entry_uninit_divisor, %struct.fault_case** @all_cases, align 8, !dbg !154
  ret void, !dbg !154
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_switch() #0 !dbg !155 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !156
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_switch, i32 0, i32 2), align 8, !dbg !156
  store %struct.fault_case* @entry_uninit_switch, %struct.fault_case** @all_cases, align 8, !dbg !156
  ret void, !dbg !156
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_call() #0 !dbg !157 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !158
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_call, i32 0, i32 2), align 8, !dbg !158
  store %struct.fault_case* @entry_uninit_call, %struct.fault_case** @all_cases, align 8, !dbg !158
  ret void, !dbg !158
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_through_structs() #0 !dbg !159 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !160
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_through_structs, i32 0, i32 2), align 8, !dbg !160
  store %struct.fault_case* @entry_uninit_through_structs, %struct.fault_case** @all_cases, align 8, !dbg !160
  ret void, !dbg !160
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_bit_fields() #0 !dbg !161 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !162
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_bit_fields, i32 0, i32 2), align 8, !dbg !162
  store %struct.fault_case* @entry_uninit_bit_fields, %struct.fault_case** @all_cases, align 8, !dbg !162
  ret void, !dbg !162
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_by_value() #0 !dbg !163 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !164
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_by_value, i32 0, i32 2), align 8, !dbg !164
  store %struct.fault_case* @entry_uninit_by_value, %struct.fault_case** @all_cases, align 8, !dbg !164
  ret void, !dbg !164
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_union() #0 !dbg !165 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !166
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_union, i32 0, i32 2), align 8, !dbg !166
  store %struct.fault_case* @entry_uninit_union, %struct.fault_case** @all_cases, align 8, !dbg !166
  ret void, !dbg !166
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_masked() #0 !dbg !167 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !168
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_masked, i32 0, i32 2), align 8, !dbg !168
  store %struct.fault_case* @entry_uninit_masked, %struct.fault_case** @all_cases, align 8, !dbg !168
  ret void, !dbg !168
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_not_chosen() #0 !dbg !169 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !170
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_not_chosen, i32 0, i32 2), align 8, !dbg !170
  store %struct.fault_case* @entry_uninit_not_chosen, %struct.fault_case** @all_cases, align 8, !dbg !170
  ret void, !dbg !170
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_copied_bytes() #0 !dbg !171 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !172
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_copied_bytes, i32 0, i32 2), align 8, !dbg !172
  store %struct.fault_case* @entry_uninit_copied_bytes, %struct.fault_case** @all_cases, align 8, !dbg !172
  ret void, !dbg !172
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_sorted() #0 !dbg !173 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !174
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_sorted, i32 0, i32 2), align 8, !dbg !174
  store %struct.fault_case* @entry_uninit_sorted, %struct.fault_case** @all_cases, align 8, !dbg !174
  ret void, !dbg !174
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_float() #0 !dbg !175 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !176
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_float, i32 0, i32 2), align 8, !dbg !176
  store %struct.fault_case* @entry_uninit_float, %struct.fault_case** @all_cases, align 8, !dbg !176
  ret void, !dbg !176
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_local() #0 !dbg !177 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !178, metadata !DIExpression()), !dbg !179
  %2 = load i32, i32* @bad, align 4, !dbg !180
  %3 = icmp ne i32 %2, 0, !dbg !180
  br i1 %3, label %5, label %4, !dbg !182

4:                                                ; preds = %0
  store i32 0, i32* %1, align 4, !dbg !183
  br label %5, !dbg !184

5:                                                ; preds = %4, %0
  %6 = load i32, i32* %1, align 4, !dbg !185
  %7 = icmp ne i32 %6, 0, !dbg !185
  br i1 %7, label %8, label %9, !dbg !187

8:                                                ; preds = %5
  store volatile i32 1, i32* @sink, align 4, !dbg !188
  br label %9, !dbg !189

9:                                                ; preds = %8, %5
  ret void, !dbg !190
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_surplus() #0 !dbg !191 {
  %1 = alloca [40 x i8], align 16
  %2 = alloca [2 x i32], align 4
  call void @llvm.dbg.declare(metadata [40 x i8]* %1, metadata !192, metadata !DIExpression()), !dbg !196
  call void @llvm.dbg.declare(metadata [2 x i32]* %2, metadata !197, metadata !DIExpression()), !dbg !201
  %3 = getelementptr inbounds [2 x i32], [2 x i32]* %2, i64 0, i64 0, !dbg !202
  store i32 1, i32* %3, align 4, !dbg !203
  %4 = getelementptr inbounds [40 x i8], [40 x i8]* %1, i64 0, i64 0, !dbg !204
  %5 = getelementptr inbounds [2 x i32], [2 x i32]* %2, i64 0, i64 0, !dbg !205
  %6 = load i32, i32* %5, align 4, !dbg !205
  %7 = getelementptr inbounds [2 x i32], [2 x i32]* %2, i64 0, i64 1, !dbg !206
  %8 = load i32, i32* %7, align 4, !dbg !206
  %9 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef %4, i64 noundef 40, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.3, i64 0, i64 0), i32 noundef %6, i32 noundef %8) #8, !dbg !207
  store volatile i32 %9, i32* @sink, align 4, !dbg !208
  %10 = getelementptr inbounds [40 x i8], [40 x i8]* %1, i64 0, i64 0, !dbg !209
  %11 = load i32, i32* @bad, align 4, !dbg !210
  %12 = icmp ne i32 %11, 0, !dbg !210
  %13 = zext i1 %12 to i64, !dbg !210
  %14 = select i1 %12, i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.5, i64 0, i64 0), !dbg !210
  %15 = getelementptr inbounds [2 x i32], [2 x i32]* %2, i64 0, i64 0, !dbg !211
  %16 = load i32, i32* %15, align 4, !dbg !211
  %17 = getelementptr inbounds [2 x i32], [2 x i32]* %2, i64 0, i64 1, !dbg !212
  %18 = load i32, i32* %17, align 4, !dbg !212
  %19 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef %10, i64 noundef 40, i8* noundef %14, i32 noundef %16, i32 noundef %18) #8, !dbg !213
  %20 = load volatile i32, i32* @sink, align 4, !dbg !214
  %21 = add nsw i32 %20, %19, !dbg !214
  store volatile i32 %21, i32* @sink, align 4, !dbg !214
  ret void, !dbg !215
}

; Function Attrs: nounwind
declare i32 @snprintf(i8* noundef, i64 noundef, i8* noundef, ...) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_heap() #0 !dbg !216 {
  %1 = alloca i32*, align 8
  call void @llvm.dbg.declare(metadata i32** %1, metadata !217, metadata !DIExpression()), !dbg !219
  %2 = call noalias i8* @malloc(i64 noundef 8) #8, !dbg !220
  %3 = bitcast i8* %2 to i32*, !dbg !220
  store i32* %3, i32** %1, align 8, !dbg !219
  %4 = load i32*, i32** %1, align 8, !dbg !221
  %5 = getelementptr inbounds i32, i32* %4, i64 0, !dbg !221
  store i32 1, i32* %5, align 4, !dbg !222
  %6 = load i32, i32* @bad, align 4, !dbg !223
  %7 = icmp ne i32 %6, 0, !dbg !223
  br i1 %7, label %11, label %8, !dbg !225

8:                                                ; preds = %0
  %9 = load i32*, i32** %1, align 8, !dbg !226
  %10 = getelementptr inbounds i32, i32* %9, i64 1, !dbg !226
  store i32 1, i32* %10, align 4, !dbg !227
  br label %11, !dbg !226

11:                                               ; preds = %8, %0
  %12 = load i32*, i32** %1, align 8, !dbg !228
  %13 = getelementptr inbounds i32, i32* %12, i64 0, !dbg !228
  %14 = load i32, i32* %13, align 4, !dbg !228
  %15 = load i32*, i32** %1, align 8, !dbg !230
  %16 = getelementptr inbounds i32, i32* %15, i64 1, !dbg !230
  %17 = load i32, i32* %16, align 4, !dbg !230
  %18 = add nsw i32 %14, %17, !dbg !231
  %19 = icmp sgt i32 %18, 2, !dbg !232
  br i1 %19, label %20, label %21, !dbg !233

20:                                               ; preds = %11
  store volatile i32 1, i32* @sink, align 4, !dbg !234
  br label %21, !dbg !235

21:                                               ; preds = %20, %11
  %22 = load i32*, i32** %1, align 8, !dbg !236
  %23 = bitcast i32* %22 to i8*, !dbg !236
  call void @free(i8* noundef %23) #8, !dbg !237
  ret void, !dbg !238
}

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #3

; Function Attrs: nounwind
declare void @free(i8* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_realloc() #0 !dbg !239 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !240, metadata !DIExpression()), !dbg !241
  %2 = call noalias i8* @calloc(i64 noundef 1, i64 noundef 4) #8, !dbg !242
  store i8* %2, i8** %1, align 8, !dbg !241
  %3 = load i8*, i8** %1, align 8, !dbg !243
  %4 = call i8* @realloc(i8* noundef %3, i64 noundef 8) #8, !dbg !244
  store i8* %4, i8** %1, align 8, !dbg !245
  %5 = load i8*, i8** %1, align 8, !dbg !246
  %6 = load i32, i32* @bad, align 4, !dbg !248
  %7 = icmp ne i32 %6, 0, !dbg !248
  %8 = zext i1 %7 to i64, !dbg !248
  %9 = select i1 %7, i32 4, i32 3, !dbg !248
  %10 = sext i32 %9 to i64, !dbg !246
  %11 = getelementptr inbounds i8, i8* %5, i64 %10, !dbg !246
  %12 = load i8, i8* %11, align 1, !dbg !246
  %13 = icmp ne i8 %12, 0, !dbg !246
  br i1 %13, label %14, label %15, !dbg !249

14:                                               ; preds = %0
  store volatile i32 1, i32* @sink, align 4, !dbg !250
  br label %15, !dbg !251

15:                                               ; preds = %14, %0
  %16 = load i8*, i8** %1, align 8, !dbg !252
  call void @free(i8* noundef %16) #8, !dbg !253
  ret void, !dbg !254
}

; Function Attrs: nounwind
declare noalias i8* @calloc(i64 noundef, i64 noundef) #3

; Function Attrs: nounwind
declare i8* @realloc(i8* noundef, i64 noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_index() #0 !dbg !255 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !256, metadata !DIExpression()), !dbg !257
  %2 = load i32, i32* @bad, align 4, !dbg !258
  %3 = icmp ne i32 %2, 0, !dbg !258
  br i1 %3, label %5, label %4, !dbg !260

4:                                                ; preds = %0
  store i32 2, i32* %1, align 4, !dbg !261
  br label %5, !dbg !262

5:                                                ; preds = %4, %0
  %6 = load i32, i32* %1, align 4, !dbg !263
  %7 = sext i32 %6 to i64, !dbg !264
  %8 = getelementptr inbounds [4 x i32], [4 x i32]* @table, i64 0, i64 %7, !dbg !264
  %9 = load i32, i32* %8, align 4, !dbg !264
  store volatile i32 %9, i32* @sink, align 4, !dbg !265
  ret void, !dbg !266
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_pointer() #0 !dbg !267 {
  %1 = alloca i32*, align 8
  call void @llvm.dbg.declare(metadata i32** %1, metadata !268, metadata !DIExpression()), !dbg !269
  %2 = load i32, i32* @bad, align 4, !dbg !270
  %3 = icmp ne i32 %2, 0, !dbg !270
  br i1 %3, label %5, label %4, !dbg !272

4:                                                ; preds = %0
  store i32* getelementptr inbounds ([4 x i32], [4 x i32]* @table, i64 0, i64 0), i32** %1, align 8, !dbg !273
  br label %5, !dbg !274

5:                                                ; preds = %4, %0
  %6 = load i32*, i32** %1, align 8, !dbg !275
  store i32 1, i32* %6, align 4, !dbg !276
  ret void, !dbg !277
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_argument() #0 !dbg !278 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !279, metadata !DIExpression()), !dbg !280
  %2 = load i32, i32* @bad, align 4, !dbg !281
  %3 = icmp ne i32 %2, 0, !dbg !281
  br i1 %3, label %5, label %4, !dbg !283

4:                                                ; preds = %0
  store i32 1, i32* %1, align 4, !dbg !284
  br label %5, !dbg !285

5:                                                ; preds = %4, %0
  %6 = load i32, i32* %1, align 4, !dbg !286
  %7 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.11, i64 0, i64 0), i32 noundef %6), !dbg !287
  ret void, !dbg !288
}

declare i32 @printf(i8* noundef, ...) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_string() #0 !dbg !289 {
  %1 = alloca [4 x i8], align 1
  call void @llvm.dbg.declare(metadata [4 x i8]* %1, metadata !290, metadata !DIExpression()), !dbg !292
  %2 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !293
  store i8 97, i8* %2, align 1, !dbg !294
  %3 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 2, !dbg !295
  store i8 0, i8* %3, align 1, !dbg !296
  %4 = load i32, i32* @bad, align 4, !dbg !297
  %5 = icmp ne i32 %4, 0, !dbg !297
  br i1 %5, label %8, label %6, !dbg !299

6:                                                ; preds = %0
  %7 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 1, !dbg !300
  store i8 98, i8* %7, align 1, !dbg !301
  br label %8, !dbg !300

8:                                                ; preds = %6, %0
  %9 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !302
  %10 = call i64 @strlen(i8* noundef %9) #7, !dbg !304
  %11 = icmp ne i64 %10, 2, !dbg !305
  br i1 %11, label %12, label %13, !dbg !306

12:                                               ; preds = %8
  store volatile i32 1, i32* @sink, align 4, !dbg !307
  br label %13, !dbg !308

13:                                               ; preds = %12, %8
  ret void, !dbg !309
}

; Function Attrs: nounwind readonly willreturn
declare i64 @strlen(i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_divisor() #0 !dbg !310 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !311, metadata !DIExpression()), !dbg !312
  %2 = load i32, i32* @bad, align 4, !dbg !313
  %3 = icmp ne i32 %2, 0, !dbg !313
  br i1 %3, label %5, label %4, !dbg !315

4:                                                ; preds = %0
  store i32 3, i32* %1, align 4, !dbg !316
  br label %5, !dbg !317

5:                                                ; preds = %4, %0
  %6 = load i32, i32* %1, align 4, !dbg !318
  %7 = or i32 %6, 1, !dbg !319
  %8 = sdiv i32 10, %7, !dbg !320
  store volatile i32 %8, i32* @sink, align 4, !dbg !321
  ret void, !dbg !322
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_switch() #0 !dbg !6 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !323, metadata !DIExpression()), !dbg !324
  %2 = load i32, i32* @bad, align 4, !dbg !325
  %3 = icmp ne i32 %2, 0, !dbg !325
  br i1 %3, label %5, label %4, !dbg !327

4:                                                ; preds = %0
  store i32 0, i32* %1, align 4, !dbg !328
  br label %5, !dbg !329

5:                                                ; preds = %4, %0
  %6 = load i32, i32* %1, align 4, !dbg !330
  switch i32 %6, label %9 [
    i32 0, label %7
    i32 1, label %8
  ], !dbg !331

7:                                                ; preds = %5
  store volatile i32 1, i32* @sink, align 4, !dbg !332
  br label %9, !dbg !334

8:                                                ; preds = %5
  store volatile i32 2, i32* @sink, align 4, !dbg !335
  br label %9, !dbg !336

9:                                                ; preds = %8, %5, %7
  ret void, !dbg !337
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_call() #0 !dbg !338 {
  %1 = alloca void (i8*)*, align 8
  call void @llvm.dbg.declare(metadata void (i8*)** %1, metadata !339, metadata !DIExpression()), !dbg !344
  %2 = load i32, i32* @bad, align 4, !dbg !345
  %3 = icmp ne i32 %2, 0, !dbg !345
  br i1 %3, label %5, label %4, !dbg !347

4:                                                ; preds = %0
  store void (i8*)* @free, void (i8*)** %1, align 8, !dbg !348
  br label %5, !dbg !349

5:                                                ; preds = %4, %0
  %6 = load void (i8*)*, void (i8*)** %1, align 8, !dbg !350
  call void %6(i8* noundef null), !dbg !350
  ret void, !dbg !351
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_through_structs() #0 !dbg !352 {
  %1 = alloca %struct.padded, align 4
  %2 = alloca { i64, i16 }, align 8
  %3 = alloca %struct.padded, align 4
  %4 = alloca %struct.padded*, align 8
  %5 = alloca %struct.padded, align 4
  %6 = alloca { i64, i16 }, align 4
  call void @llvm.dbg.declare(metadata %struct.padded* %1, metadata !353, metadata !DIExpression()), !dbg !360
  %7 = call { i64, i16 } @make(), !dbg !361
  store { i64, i16 } %7, { i64, i16 }* %2, align 8, !dbg !361
  %8 = bitcast %struct.padded* %1 to i8*, !dbg !361
  %9 = bitcast { i64, i16 }* %2 to i8*, !dbg !361
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %8, i8* align 8 %9, i64 12, i1 false), !dbg !361
  call void @llvm.dbg.declare(metadata %struct.padded* %3, metadata !362, metadata !DIExpression()), !dbg !363
  call void @llvm.dbg.declare(metadata %struct.padded** %4, metadata !364, metadata !DIExpression()), !dbg !366
  %10 = call noalias i8* @malloc(i64 noundef 12) #8, !dbg !367
  %11 = bitcast i8* %10 to %struct.padded*, !dbg !367
  store %struct.padded* %11, %struct.padded** %4, align 8, !dbg !366
  %12 = bitcast %struct.padded* %3 to i8*, !dbg !368
  %13 = bitcast %struct.padded* %1 to i8*, !dbg !368
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %12, i8* align 4 %13, i64 12, i1 false), !dbg !368
  %14 = load %struct.padded*, %struct.padded** %4, align 8, !dbg !369
  %15 = bitcast %struct.padded* %14 to i8*, !dbg !370
  %16 = bitcast %struct.padded* %3 to i8*, !dbg !370
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %15, i8* align 4 %16, i64 12, i1 false), !dbg !370
  call void @llvm.dbg.declare(metadata %struct.padded* %5, metadata !371, metadata !DIExpression()), !dbg !372
  %17 = load %struct.padded*, %struct.padded** %4, align 8, !dbg !373
  %18 = bitcast %struct.padded* %5 to i8*, !dbg !374
  %19 = bitcast %struct.padded* %17 to i8*, !dbg !374
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %18, i8* align 4 %19, i64 12, i1 false), !dbg !374
  %20 = load %struct.padded*, %struct.padded** %4, align 8, !dbg !375
  %21 = bitcast %struct.padded* %20 to i8*, !dbg !375
  call void @free(i8* noundef %21) #8, !dbg !376
  %22 = getelementptr inbounds %struct.padded, %struct.padded* %5, i32 0, i32 0, !dbg !377
  %23 = load i8, i8* %22, align 4, !dbg !377
  %24 = sext i8 %23 to i32, !dbg !379
  %25 = getelementptr inbounds %struct.padded, %struct.padded* %5, i32 0, i32 1, !dbg !380
  %26 = load i32, i32* %25, align 4, !dbg !380
  %27 = add nsw i32 %24, %26, !dbg !381
  %28 = icmp ne i32 %27, 3, !dbg !382
  br i1 %28, label %29, label %30, !dbg !383

29:                                               ; preds = %0
  call void @abort() #9, !dbg !384
  unreachable, !dbg !384

30:                                               ; preds = %0
  %31 = bitcast { i64, i16 }* %6 to i8*, !dbg !385
  %32 = bitcast %struct.padded* %5 to i8*, !dbg !385
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %31, i8* align 4 %32, i64 12, i1 false), !dbg !385
  %33 = getelementptr inbounds { i64, i16 }, { i64, i16 }* %6, i32 0, i32 0, !dbg !385
  %34 = load i64, i64* %33, align 4, !dbg !385
  %35 = getelementptr inbounds { i64, i16 }, { i64, i16 }* %6, i32 0, i32 1, !dbg !385
  %36 = load i16, i16* %35, align 4, !dbg !385
  %37 = call i32 @sum(i64 %34, i16 %36), !dbg !385
  %38 = icmp ne i32 %37, 6, !dbg !387
  br i1 %38, label %39, label %40, !dbg !388

39:                                               ; preds = %30
  call void @abort() #9, !dbg !389
  unreachable, !dbg !389

40:                                               ; preds = %30
  ret void, !dbg !390
}

; Function Attrs: noinline nounwind optnone uwtable
define internal { i64, i16 } @make() #0 !dbg !391 {
  %1 = alloca %struct.padded, align 4
  %2 = alloca { i64, i16 }, align 8
  call void @llvm.dbg.declare(metadata %struct.padded* %1, metadata !394, metadata !DIExpression()), !dbg !395
  %3 = getelementptr inbounds %struct.padded, %struct.padded* %1, i32 0, i32 0, !dbg !396
  store i8 1, i8* %3, align 4, !dbg !397
  %4 = getelementptr inbounds %struct.padded, %struct.padded* %1, i32 0, i32 1, !dbg !398
  store i32 2, i32* %4, align 4, !dbg !399
  %5 = load i32, i32* @bad, align 4, !dbg !400
  %6 = icmp ne i32 %5, 0, !dbg !400
  br i1 %6, label %9, label %7, !dbg !402

7:                                                ; preds = %0
  %8 = getelementptr inbounds %struct.padded, %struct.padded* %1, i32 0, i32 2, !dbg !403
  store i16 3, i16* %8, align 4, !dbg !404
  br label %9, !dbg !405

9:                                                ; preds = %7, %0
  %10 = bitcast { i64, i16 }* %2 to i8*, !dbg !406
  %11 = bitcast %struct.padded* %1 to i8*, !dbg !406
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %10, i8* align 4 %11, i64 12, i1 false), !dbg !406
  %12 = load { i64, i16 }, { i64, i16 }* %2, align 8, !dbg !406
  ret { i64, i16 } %12, !dbg !406
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: noreturn nounwind
declare void @abort() #6

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @sum(i64 %0, i16 %1) #0 !dbg !407 {
  %3 = alloca %struct.padded, align 4
  %4 = alloca { i64, i16 }, align 4
  %5 = getelementptr inbounds { i64, i16 }, { i64, i16 }* %4, i32 0, i32 0
  store i64 %0, i64* %5, align 4
  %6 = getelementptr inbounds { i64, i16 }, { i64, i16 }* %4, i32 0, i32 1
  store i16 %1, i16* %6, align 4
  %7 = bitcast %struct.padded* %3 to i8*
  %8 = bitcast { i64, i16 }* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %7, i8* align 4 %8, i64 12, i1 false)
  call void @llvm.dbg.declare(metadata %struct.padded* %3, metadata !410, metadata !DIExpression()), !dbg !411
  %9 = getelementptr inbounds %struct.padded, %struct.padded* %3, i32 0, i32 0, !dbg !412
  %10 = load i8, i8* %9, align 4, !dbg !412
  %11 = sext i8 %10 to i32, !dbg !413
  %12 = getelementptr inbounds %struct.padded, %struct.padded* %3, i32 0, i32 1, !dbg !414
  %13 = load i32, i32* %12, align 4, !dbg !414
  %14 = add nsw i32 %11, %13, !dbg !415
  %15 = getelementptr inbounds %struct.padded, %struct.padded* %3, i32 0, i32 2, !dbg !416
  %16 = load i16, i16* %15, align 4, !dbg !416
  %17 = sext i16 %16 to i32, !dbg !417
  %18 = add nsw i32 %14, %17, !dbg !418
  ret i32 %18, !dbg !419
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_bit_fields() #0 !dbg !420 {
  %1 = alloca %struct.flags, align 8
  call void @llvm.dbg.declare(metadata %struct.flags* %1, metadata !421, metadata !DIExpression()), !dbg !429
  %2 = bitcast %struct.flags* %1 to i64*, !dbg !430
  %3 = load i64, i64* %2, align 8, !dbg !431
  %4 = and i64 %3, -8, !dbg !431
  %5 = or i64 %4, 5, !dbg !431
  store i64 %5, i64* %2, align 8, !dbg !431
  %6 = bitcast %struct.flags* %1 to i64*, !dbg !432
  %7 = load i64, i64* %6, align 8, !dbg !433
  %8 = and i64 %7, -130817, !dbg !433
  %9 = or i64 %8, 76800, !dbg !433
  store i64 %9, i64* %6, align 8, !dbg !433
  %10 = bitcast %struct.flags* %1 to i64*, !dbg !434
  %11 = load i64, i64* %10, align 8, !dbg !435
  %12 = and i64 %11, -144115188075724801, !dbg !435
  %13 = or i64 %12, 917504, !dbg !435
  store i64 %13, i64* %10, align 8, !dbg !435
  %14 = bitcast %struct.flags* %1 to i64*, !dbg !436
  %15 = load i64, i64* %14, align 8, !dbg !436
  %16 = and i64 %15, 7, !dbg !436
  %17 = trunc i64 %16 to i32, !dbg !436
  %18 = icmp ne i32 %17, 5, !dbg !438
  br i1 %18, label %37, label %19, !dbg !439

19:                                               ; preds = %0
  %20 = bitcast %struct.flags* %1 to i64*, !dbg !440
  %21 = load i64, i64* %20, align 8, !dbg !440
  %22 = lshr i64 %21, 8, !dbg !440
  %23 = and i64 %22, 511, !dbg !440
  %24 = trunc i64 %23 to i32, !dbg !440
  %25 = icmp ne i32 %24, 300, !dbg !441
  br i1 %25, label %37, label %26, !dbg !442

26:                                               ; preds = %19
  %27 = bitcast %struct.flags* %1 to i64*, !dbg !443
  %28 = load i64, i64* %27, align 8, !dbg !443
  %29 = lshr i64 %28, 17, !dbg !443
  %30 = and i64 %29, 1099511627775, !dbg !443
  %31 = icmp ne i64 %30, 7, !dbg !444
  br i1 %31, label %37, label %32, !dbg !445

32:                                               ; preds = %26
  %33 = getelementptr inbounds %struct.flags, %struct.flags* %1, i32 0, i32 0, !dbg !446
  %34 = load i64, i64* %33, align 8, !dbg !446
  %35 = call i32 @flag_sum(i64 %34), !dbg !446
  %36 = icmp ne i32 %35, 305, !dbg !447
  br i1 %36, label %37, label %38, !dbg !448

37:                                               ; preds = %32, %26, %19, %0
  call void @abort() #9, !dbg !449
  unreachable, !dbg !449

38:                                               ; preds = %32
  %39 = load i32, i32* @bad, align 4, !dbg !450
  %40 = icmp ne i32 %39, 0, !dbg !450
  br i1 %40, label %41, label %49, !dbg !452

41:                                               ; preds = %38
  %42 = bitcast %struct.flags* %1 to i64*, !dbg !453
  %43 = load i64, i64* %42, align 8, !dbg !453
  %44 = lshr i64 %43, 3, !dbg !453
  %45 = and i64 %44, 31, !dbg !453
  %46 = trunc i64 %45 to i32, !dbg !453
  %47 = icmp ne i32 %46, 0, !dbg !454
  br i1 %47, label %48, label %49, !dbg !455

48:                                               ; preds = %41
  store volatile i32 1, i32* @sink, align 4, !dbg !456
  br label %49, !dbg !457

49:                                               ; preds = %48, %41, %38
  ret void, !dbg !458
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @flag_sum(i64 %0) #0 !dbg !459 {
  %2 = alloca %struct.flags, align 8
  %3 = getelementptr inbounds %struct.flags, %struct.flags* %2, i32 0, i32 0
  store i64 %0, i64* %3, align 8
  call void @llvm.dbg.declare(metadata %struct.flags* %2, metadata !462, metadata !DIExpression()), !dbg !463
  %4 = bitcast %struct.flags* %2 to i64*, !dbg !464
  %5 = load i64, i64* %4, align 8, !dbg !464
  %6 = and i64 %5, 7, !dbg !464
  %7 = trunc i64 %6 to i32, !dbg !464
  %8 = bitcast %struct.flags* %2 to i64*, !dbg !465
  %9 = load i64, i64* %8, align 8, !dbg !465
  %10 = lshr i64 %9, 8, !dbg !465
  %11 = and i64 %10, 511, !dbg !465
  %12 = trunc i64 %11 to i32, !dbg !465
  %13 = add nsw i32 %7, %12, !dbg !466
  ret i32 %13, !dbg !467
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_by_value() #0 !dbg !468 {
  %1 = alloca %struct.large, align 8
  call void @llvm.dbg.declare(metadata %struct.large* %1, metadata !469, metadata !DIExpression()), !dbg !475
  %2 = bitcast %struct.large* %1 to i8*, !dbg !476
  %3 = load i8, i8* %2, align 4, !dbg !477
  %4 = and i8 %3, -16, !dbg !477
  %5 = or i8 %4, 3, !dbg !477
  store i8 %5, i8* %2, align 4, !dbg !477
  %6 = call i32 @first_of(%struct.large* noundef byval(%struct.large) align 8 %1), !dbg !478
  %7 = icmp ne i32 %6, 3, !dbg !480
  br i1 %7, label %8, label %9, !dbg !481

8:                                                ; preds = %0
  call void @abort() #9, !dbg !482
  unreachable, !dbg !482

9:                                                ; preds = %0
  %10 = load i32, i32* @bad, align 4, !dbg !483
  %11 = icmp ne i32 %10, 0, !dbg !483
  br i1 %11, label %12, label %19, !dbg !485

12:                                               ; preds = %9
  %13 = bitcast %struct.large* %1 to i8*, !dbg !486
  %14 = load i8, i8* %13, align 4, !dbg !486
  %15 = lshr i8 %14, 4, !dbg !486
  %16 = zext i8 %15 to i32, !dbg !486
  %17 = icmp ne i32 %16, 0, !dbg !487
  br i1 %17, label %18, label %19, !dbg !488

18:                                               ; preds = %12
  store volatile i32 1, i32* @sink, align 4, !dbg !489
  br label %19, !dbg !490

19:                                               ; preds = %18, %12, %9
  ret void, !dbg !491
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @first_of(%struct.large* noundef byval(%struct.large) align 8 %0) #0 !dbg !492 {
  call void @llvm.dbg.declare(metadata %struct.large* %0, metadata !495, metadata !DIExpression()), !dbg !496
  %2 = bitcast %struct.large* %0 to i8*, !dbg !497
  %3 = load i8, i8* %2, align 8, !dbg !497
  %4 = and i8 %3, 15, !dbg !497
  %5 = zext i8 %4 to i32, !dbg !497
  ret i32 %5, !dbg !498
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_union() #0 !dbg !499 {
  %1 = alloca %union.anon, align 4
  call void @llvm.dbg.declare(metadata %union.anon* %1, metadata !500, metadata !DIExpression()), !dbg !505
  %2 = bitcast %union.anon* %1 to i8*, !dbg !506
  store i8 0, i8* %2, align 4, !dbg !507
  %3 = bitcast %union.anon* %1 to i8*, !dbg !508
  %4 = load i8, i8* %3, align 4, !dbg !508
  %5 = icmp ne i8 %4, 0, !dbg !510
  br i1 %5, label %6, label %7, !dbg !511

6:                                                ; preds = %0
  call void @abort() #9, !dbg !512
  unreachable, !dbg !512

7:                                                ; preds = %0
  %8 = load i32, i32* @bad, align 4, !dbg !513
  %9 = icmp ne i32 %8, 0, !dbg !513
  br i1 %9, label %10, label %15, !dbg !515

10:                                               ; preds = %7
  %11 = bitcast %union.anon* %1 to i32*, !dbg !516
  %12 = load i32, i32* %11, align 4, !dbg !516
  %13 = icmp ne i32 %12, 0, !dbg !517
  br i1 %13, label %14, label %15, !dbg !518

14:                                               ; preds = %10
  store volatile i32 1, i32* @sink, align 4, !dbg !519
  br label %15, !dbg !520

15:                                               ; preds = %14, %10, %7
  ret void, !dbg !521
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_masked() #0 !dbg !522 {
  %1 = alloca i32, align 4
  %2 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i32* %1, metadata !523, metadata !DIExpression()), !dbg !524
  call void @llvm.dbg.declare(metadata i8** %2, metadata !525, metadata !DIExpression()), !dbg !526
  %3 = bitcast i32* %1 to i8*, !dbg !527
  store i8* %3, i8** %2, align 8, !dbg !526
  %4 = load i8*, i8** %2, align 8, !dbg !528
  %5 = getelementptr inbounds i8, i8* %4, i64 0, !dbg !528
  store i8 1, i8* %5, align 1, !dbg !529
  %6 = load i32, i32* %1, align 4, !dbg !530
  %7 = and i32 %6, 255, !dbg !532
  %8 = icmp ne i32 %7, 1, !dbg !533
  br i1 %8, label %9, label %10, !dbg !534

9:                                                ; preds = %0
  call void @abort() #9, !dbg !535
  unreachable, !dbg !535

10:                                               ; preds = %0
  %11 = load i32, i32* %1, align 4, !dbg !536
  %12 = load i32, i32* @bad, align 4, !dbg !538
  %13 = icmp ne i32 %12, 0, !dbg !538
  %14 = zext i1 %13 to i64, !dbg !538
  %15 = select i1 %13, i32 511, i32 255, !dbg !538
  %16 = and i32 %11, %15, !dbg !539
  %17 = icmp eq i32 %16, 1, !dbg !540
  br i1 %17, label %18, label %19, !dbg !541

18:                                               ; preds = %10
  store volatile i32 1, i32* @sink, align 4, !dbg !542
  br label %19, !dbg !543

19:                                               ; preds = %18, %10
  ret void, !dbg !544
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_not_chosen() #0 !dbg !545 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !546, metadata !DIExpression()), !dbg !547
  store i32 1, i32* %1, align 4, !dbg !547
  call void @llvm.dbg.declare(metadata i32* %2, metadata !548, metadata !DIExpression()), !dbg !549
  %3 = load i32, i32* @bad, align 4, !dbg !550
  %4 = icmp ne i32 %3, 0, !dbg !552
  %5 = xor i1 %4, true, !dbg !552
  %6 = zext i1 %5 to i32, !dbg !552
  %7 = load i32, i32* %1, align 4, !dbg !553
  %8 = load i32, i32* %2, align 4, !dbg !554
  %9 = call i32 @choose(i32 noundef %6, i32 noundef %7, i32 noundef %8), !dbg !555
  %10 = icmp ne i32 %9, 1, !dbg !556
  br i1 %10, label %11, label %12, !dbg !557

11:                                               ; preds = %0
  call void @abort() #9, !dbg !558
  unreachable, !dbg !558

12:                                               ; preds = %0
  ret void, !dbg !559
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @choose(i32 noundef %0, i32 noundef %1, i32 noundef %2) #0 !dbg !560 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !563, metadata !DIExpression()), !dbg !564
  store i32 %1, i32* %5, align 4
  call void @llvm.dbg.declare(metadata i32* %5, metadata !565, metadata !DIExpression()), !dbg !566
  store i32 %2, i32* %6, align 4
  call void @llvm.dbg.declare(metadata i32* %6, metadata !567, metadata !DIExpression()), !dbg !568
  %7 = load i32, i32* %4, align 4, !dbg !569
  %8 = icmp ne i32 %7, 0, !dbg !569
  br i1 %8, label %9, label %11, !dbg !569

9:                                                ; preds = %3
  %10 = load i32, i32* %5, align 4, !dbg !570
  br label %13, !dbg !569

11:                                               ; preds = %3
  %12 = load i32, i32* %6, align 4, !dbg !571
  br label %13, !dbg !569

13:                                               ; preds = %11, %9
  %14 = phi i32 [ %10, %9 ], [ %12, %11 ], !dbg !569
  ret i32 %14, !dbg !572
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_copied_bytes() #0 !dbg !573 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca [8 x i8], align 1
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata [8 x i8]* %1, metadata !574, metadata !DIExpression()), !dbg !578
  call void @llvm.dbg.declare(metadata [8 x i8]* %2, metadata !579, metadata !DIExpression()), !dbg !580
  call void @llvm.dbg.declare(metadata i32* %3, metadata !581, metadata !DIExpression()), !dbg !583
  store i32 0, i32* %3, align 4, !dbg !583
  br label %5, !dbg !584

5:                                                ; preds = %14, %0
  %6 = load i32, i32* %3, align 4, !dbg !585
  %7 = icmp slt i32 %6, 4, !dbg !587
  br i1 %7, label %8, label %17, !dbg !588

8:                                                ; preds = %5
  %9 = load i32, i32* %3, align 4, !dbg !589
  %10 = trunc i32 %9 to i8, !dbg !590
  %11 = load i32, i32* %3, align 4, !dbg !591
  %12 = sext i32 %11 to i64, !dbg !592
  %13 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 %12, !dbg !592
  store i8 %10, i8* %13, align 1, !dbg !593
  br label %14, !dbg !592

14:                                               ; preds = %8
  %15 = load i32, i32* %3, align 4, !dbg !594
  %16 = add nsw i32 %15, 1, !dbg !594
  store i32 %16, i32* %3, align 4, !dbg !594
  br label %5, !dbg !595, !llvm.loop !596

17:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata i32* %4, metadata !598, metadata !DIExpression()), !dbg !600
  store i32 0, i32* %4, align 4, !dbg !600
  br label %18, !dbg !601

18:                                               ; preds = %29, %17
  %19 = load i32, i32* %4, align 4, !dbg !602
  %20 = icmp slt i32 %19, 8, !dbg !604
  br i1 %20, label %21, label %32, !dbg !605

21:                                               ; preds = %18
  %22 = load i32, i32* %4, align 4, !dbg !606
  %23 = sext i32 %22 to i64, !dbg !607
  %24 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 %23, !dbg !607
  %25 = load i8, i8* %24, align 1, !dbg !607
  %26 = load i32, i32* %4, align 4, !dbg !608
  %27 = sext i32 %26 to i64, !dbg !609
  %28 = getelementptr inbounds [8 x i8], [8 x i8]* %2, i64 0, i64 %27, !dbg !609
  store i8 %25, i8* %28, align 1, !dbg !610
  br label %29, !dbg !609

29:                                               ; preds = %21
  %30 = load i32, i32* %4, align 4, !dbg !611
  %31 = add nsw i32 %30, 1, !dbg !611
  store i32 %31, i32* %4, align 4, !dbg !611
  br label %18, !dbg !612, !llvm.loop !613

32:                                               ; preds = %18
  %33 = load i32, i32* @bad, align 4, !dbg !615
  %34 = icmp ne i32 %33, 0, !dbg !615
  %35 = zext i1 %34 to i64, !dbg !615
  %36 = select i1 %34, i32 4, i32 3, !dbg !615
  %37 = sext i32 %36 to i64, !dbg !617
  %38 = getelementptr inbounds [8 x i8], [8 x i8]* %2, i64 0, i64 %37, !dbg !617
  %39 = load i8, i8* %38, align 1, !dbg !617
  %40 = sext i8 %39 to i32, !dbg !617
  %41 = icmp eq i32 %40, 9, !dbg !618
  br i1 %41, label %42, label %43, !dbg !619

42:                                               ; preds = %32
  store volatile i32 1, i32* @sink, align 4, !dbg !620
  br label %43, !dbg !621

43:                                               ; preds = %42, %32
  ret void, !dbg !622
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_sorted() #0 !dbg !623 {
  %1 = alloca [4 x i32], align 16
  %2 = alloca [4 x i32], align 16
  call void @llvm.dbg.declare(metadata [4 x i32]* %1, metadata !624, metadata !DIExpression()), !dbg !625
  %3 = bitcast [4 x i32]* %1 to i8*, !dbg !625
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %3, i8* align 16 bitcast ([4 x i32]* @__const.uninit_sorted.a to i8*), i64 16, i1 false), !dbg !625
  call void @llvm.dbg.declare(metadata [4 x i32]* %2, metadata !626, metadata !DIExpression()), !dbg !627
  %4 = getelementptr inbounds [4 x i32], [4 x i32]* %2, i64 0, i64 0, !dbg !628
  %5 = bitcast i32* %4 to i8*, !dbg !628
  %6 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 0, !dbg !628
  %7 = bitcast i32* %6 to i8*, !dbg !628
  %8 = load i32, i32* @bad, align 4, !dbg !629
  %9 = icmp ne i32 %8, 0, !dbg !629
  %10 = zext i1 %9 to i64, !dbg !629
  %11 = select i1 %9, i32 3, i32 4, !dbg !629
  %12 = sext i32 %11 to i64, !dbg !630
  %13 = mul i64 %12, 4, !dbg !631
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %5, i8* align 16 %7, i64 %13, i1 false), !dbg !628
  %14 = getelementptr inbounds [4 x i32], [4 x i32]* %2, i64 0, i64 0, !dbg !632
  %15 = bitcast i32* %14 to i8*, !dbg !632
  call void @qsort(i8* noundef %15, i64 noundef 4, i64 noundef 4, i32 (i8*, i8*)* noundef @compare), !dbg !633
  %16 = getelementptr inbounds [4 x i32], [4 x i32]* %2, i64 0, i64 0, !dbg !634
  %17 = load i32, i32* %16, align 16, !dbg !634
  store volatile i32 %17, i32* @sink, align 4, !dbg !635
  ret void, !dbg !636
}

declare void @qsort(i8* noundef, i64 noundef, i64 noundef, i32 (i8*, i8*)* noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @compare(i8* noundef %0, i8* noundef %1) #0 !dbg !637 {
  %3 = alloca i8*, align 8
  %4 = alloca i8*, align 8
  store i8* %0, i8** %3, align 8
  call void @llvm.dbg.declare(metadata i8** %3, metadata !642, metadata !DIExpression()), !dbg !643
  store i8* %1, i8** %4, align 8
  call void @llvm.dbg.declare(metadata i8** %4, metadata !644, metadata !DIExpression()), !dbg !645
  %5 = load i8*, i8** %3, align 8, !dbg !646
  %6 = bitcast i8* %5 to i32*, !dbg !647
  %7 = load i32, i32* %6, align 4, !dbg !648
  %8 = load i8*, i8** %4, align 8, !dbg !649
  %9 = bitcast i8* %8 to i32*, !dbg !650
  %10 = load i32, i32* %9, align 4, !dbg !651
  %11 = sub nsw i32 %7, %10, !dbg !652
  ret i32 %11, !dbg !653
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_float() #0 !dbg !654 {
  %1 = alloca double, align 8
  call void @llvm.dbg.declare(metadata double* %1, metadata !655, metadata !DIExpression()), !dbg !657
  %2 = load i32, i32* @bad, align 4, !dbg !658
  %3 = icmp ne i32 %2, 0, !dbg !658
  br i1 %3, label %5, label %4, !dbg !660

4:                                                ; preds = %0
  store double 1.500000e+00, double* %1, align 8, !dbg !661
  br label %5, !dbg !662

5:                                                ; preds = %4, %0
  %6 = load double, double* %1, align 8, !dbg !663
  %7 = fmul double %6, 2.000000e+00, !dbg !665
  %8 = fcmp ogt double %7, 1.000000e+00, !dbg !666
  br i1 %8, label %9, label %10, !dbg !667

9:                                                ; preds = %5
  store volatile i32 1, i32* @sink, align 4, !dbg !668
  br label %10, !dbg !669

10:                                               ; preds = %9, %5
  ret void, !dbg !670
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind readonly willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { argmemonly nofree nounwind willreturn }
attributes #6 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind readonly willreturn }
attributes #8 = { nounwind }
attributes #9 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!81, !82, !83, !84, !85, !86, !87}
!llvm.ident = !{!88}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "bad", scope: !2, file: !23, line: 18, type: !15, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !14, globals: !20, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/faults/uninit.c", directory: ".", checksumkind: CSK_MD5, checksum: "f47db8a41821bfea181aab4278f9f99a")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, scope: !6, file: !3, line: 92, baseType: !10, size: 32, elements: !11)
!6 = distinct !DISubprogram(name: "uninit_switch", scope: !3, file: !3, line: 90, type: !7, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!7 = !DISubroutineType(types: !8)
!8 = !{null}
!9 = !{}
!10 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!11 = !{!12, !13}
!12 = !DIEnumerator(name: "ONE", value: 0)
!13 = !DIEnumerator(name: "TWO", value: 1)
!14 = !{!15, !16, !17, !18}
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!20 = !{!21, !0, !33, !35, !38, !40, !42, !44, !46, !51, !53, !55, !57, !59, !61, !63, !65, !67, !69, !71, !73, !75, !77, !79}
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "all_cases", scope: !2, file: !23, line: 17, type: !24, isLocal: true, isDefinition: true)
!23 = !DIFile(filename: "tests/faults/faults.h", directory: ".", checksumkind: CSK_MD5, checksum: "36c151c83d221557efe9f5664ce6ff0b")
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!25 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fault_case", file: !23, line: 12, size: 192, elements: !26)
!26 = !{!27, !30, !32}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !25, file: !23, line: 13, baseType: !28, size: 64)
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!29 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !17)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "run", scope: !25, file: !23, line: 14, baseType: !31, size: 64, offset: 64)
!31 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !25, file: !23, line: 15, baseType: !24, size: 64, offset: 128)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "entry_uninit_local", scope: !2, file: !3, line: 9, type: !25, isLocal: true, isDefinition: true)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "sink", scope: !2, file: !3, line: 6, type: !37, isLocal: true, isDefinition: true)
!37 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !15)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "entry_uninit_surplus", scope: !2, file: !3, line: 18, type: !25, isLocal: true, isDefinition: true)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "entry_uninit_heap", scope: !2, file: !3, line: 27, type: !25, isLocal: true, isDefinition: true)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "entry_uninit_realloc", scope: !2, file: !3, line: 38, type: !25, isLocal: true, isDefinition: true)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(name: "entry_uninit_index", scope: !2, file: !3, line: 47, type: !25, isLocal: true, isDefinition: true)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 7, type: !48, isLocal: true, isDefinition: true)
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 128, elements: !49)
!49 = !{!50}
!50 = !DISubrange(count: 4)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(name: "entry_uninit_pointer", scope: !2, file: !3, line: 55, type: !25, isLocal: true, isDefinition: true)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(name: "entry_uninit_argument", scope: !2, file: !3, line: 63, type: !25, isLocal: true, isDefinition: true)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(name: "entry_uninit_string", scope: !2, file: !3, line: 71, type: !25, isLocal: true, isDefinition: true)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(name: "entry_uninit_divisor", scope: !2, file: !3, line: 82, type: !25, isLocal: true, isDefinition: true)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(name: "entry_uninit_switch", scope: !2, file: !3, line: 90, type: !25, isLocal: true, isDefinition: true)
!61 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression())
!62 = distinct !DIGlobalVariable(name: "entry_uninit_call", scope: !2, file: !3, line: 104, type: !25, isLocal: true, isDefinition: true)
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(name: "entry_uninit_through_structs", scope: !2, file: !3, line: 133, type: !25, isLocal: true, isDefinition: true)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(name: "entry_uninit_bit_fields", scope: !2, file: !3, line: 156, type: !25, isLocal: true, isDefinition: true)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(name: "entry_uninit_by_value", scope: !2, file: !3, line: 178, type: !25, isLocal: true, isDefinition: true)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(name: "entry_uninit_union", scope: !2, file: !3, line: 188, type: !25, isLocal: true, isDefinition: true)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(name: "entry_uninit_masked", scope: !2, file: !3, line: 201, type: !25, isLocal: true, isDefinition: true)
!73 = !DIGlobalVariableExpression(var: !74, expr: !DIExpression())
!74 = distinct !DIGlobalVariable(name: "entry_uninit_not_chosen", scope: !2, file: !3, line: 217, type: !25, isLocal: true, isDefinition: true)
!75 = !DIGlobalVariableExpression(var: !76, expr: !DIExpression())
!76 = distinct !DIGlobalVariable(name: "entry_uninit_copied_bytes", scope: !2, file: !3, line: 224, type: !25, isLocal: true, isDefinition: true)
!77 = !DIGlobalVariableExpression(var: !78, expr: !DIExpression())
!78 = distinct !DIGlobalVariable(name: "entry_uninit_sorted", scope: !2, file: !3, line: 240, type: !25, isLocal: true, isDefinition: true)
!79 = !DIGlobalVariableExpression(var: !80, expr: !DIExpression())
!80 = distinct !DIGlobalVariable(name: "entry_uninit_float", scope: !2, file: !3, line: 248, type: !25, isLocal: true, isDefinition: true)
!81 = !{i32 7, !"Dwarf Version", i32 5}
!82 = !{i32 2, !"Debug Info Version", i32 3}
!83 = !{i32 1, !"wchar_size", i32 4}
!84 = !{i32 7, !"PIC Level", i32 2}
!85 = !{i32 7, !"PIE Level", i32 2}
!86 = !{i32 7, !"uwtable", i32 1}
!87 = !{i32 7, !"frame-pointer", i32 2}
!88 = !{!"Debian clang version 14.0.6"}
!89 = distinct !DISubprogram(name: "main", scope: !23, file: !23, line: 30, type: !90, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !9)
!90 = !DISubroutineType(types: !91)
!91 = !{!15, !15, !92}
!92 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!93 = !DILocalVariable(name: "argc", arg: 1, scope: !89, file: !23, line: 30, type: !15)
!94 = !DILocation(line: 30, column: 14, scope: !89)
!95 = !DILocalVariable(name: "argv", arg: 2, scope: !89, file: !23, line: 30, type: !92)
!96 = !DILocation(line: 30, column: 27, scope: !89)
!97 = !DILocation(line: 32, column: 11, scope: !89)
!98 = !DILocation(line: 32, column: 16, scope: !89)
!99 = !DILocation(line: 32, column: 20, scope: !89)
!100 = !DILocation(line: 32, column: 30, scope: !89)
!101 = !DILocation(line: 32, column: 23, scope: !89)
!102 = !DILocation(line: 32, column: 46, scope: !89)
!103 = !DILocation(line: 0, scope: !89)
!104 = !DILocation(line: 32, column: 9, scope: !89)
!105 = !DILocalVariable(name: "c", scope: !106, file: !23, line: 33, type: !24)
!106 = distinct !DILexicalBlock(scope: !89, file: !23, line: 33, column: 5)
!107 = !DILocation(line: 33, column: 29, scope: !106)
!108 = !DILocation(line: 33, column: 33, scope: !106)
!109 = !DILocation(line: 33, column: 10, scope: !106)
!110 = !DILocation(line: 33, column: 44, scope: !111)
!111 = distinct !DILexicalBlock(scope: !106, file: !23, line: 33, column: 5)
!112 = !DILocation(line: 33, column: 5, scope: !106)
!113 = !DILocation(line: 34, column: 13, scope: !114)
!114 = distinct !DILexicalBlock(scope: !111, file: !23, line: 34, column: 13)
!115 = !DILocation(line: 34, column: 18, scope: !114)
!116 = !DILocation(line: 34, column: 22, scope: !114)
!117 = !DILocation(line: 34, column: 32, scope: !114)
!118 = !DILocation(line: 34, column: 41, scope: !114)
!119 = !DILocation(line: 34, column: 44, scope: !114)
!120 = !DILocation(line: 34, column: 25, scope: !114)
!121 = !DILocation(line: 34, column: 50, scope: !114)
!122 = !DILocation(line: 34, column: 13, scope: !111)
!123 = !DILocation(line: 35, column: 13, scope: !124)
!124 = distinct !DILexicalBlock(scope: !114, file: !23, line: 34, column: 56)
!125 = !DILocation(line: 35, column: 16, scope: !124)
!126 = !DILocation(line: 36, column: 13, scope: !124)
!127 = !DILocation(line: 34, column: 53, scope: !114)
!128 = !DILocation(line: 33, column: 51, scope: !111)
!129 = !DILocation(line: 33, column: 54, scope: !111)
!130 = !DILocation(line: 33, column: 49, scope: !111)
!131 = !DILocation(line: 33, column: 5, scope: !111)
!132 = distinct !{!132, !112, !133, !134}
!133 = !DILocation(line: 37, column: 9, scope: !106)
!134 = !{!"llvm.loop.mustprogress"}
!135 = !DILocation(line: 38, column: 5, scope: !89)
!136 = !DILocation(line: 39, column: 1, scope: !89)
!137 = distinct !DISubprogram(name: "add_uninit_local", scope: !3, file: !3, line: 9, type: !7, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!138 = !DILocation(line: 9, column: 1, scope: !137)
!139 = distinct !DISubprogram(name: "add_uninit_surplus", scope: !3, file: !3, line: 18, type: !7, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!140 = !DILocation(line: 18, column: 1, scope: !139)
!141 = distinct !DISubprogram(name: "add_uninit_heap", scope: !3, file: !3, line: 27, type: !7, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!142 = !DILocation(line: 27, column: 1, scope: !141)
!143 = distinct !DISubprogram(name: "add_uninit_realloc", scope: !3, file: !3, line: 38, type: !7, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!144 = !DILocation(line: 38, column: 1, scope: !143)
!145 = distinct !DISubprogram(name: "add_uninit_index", scope: !3, file: !3, line: 47, type: !7, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!146 = !DILocation(line: 47, column: 1, scope: !145)
!147 = distinct !DISubprogram(name: "add_uninit_pointer", scope: !3, file: !3, line: 55, type: !7, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!148 = !DILocation(line: 55, column: 1, scope: !147)
!149 = distinct !DISubprogram(name: "add_uninit_argument", scope: !3, file: !3, line: 63, type: !7, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!150 = !DILocation(line: 63, column: 1, scope: !149)
!151 = distinct !DISubprogram(name: "add_uninit_string", scope: !3, file: !3, line: 71, type: !7, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!152 = !DILocation(line: 71, column: 1, scope: !151)
!153 = distinct !DISubprogram(name: "add_uninit_divisor", scope: !3, file: !3, line: 82, type: !7, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!154 = !DILocation(line: 82, column: 1, scope: !153)
!155 = distinct !DISubprogram(name: "add_uninit_switch", scope: !3, file: !3, line: 90, type: !7, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!156 = !DILocation(line: 90, column: 1, scope: !155)
!157 = distinct !DISubprogram(name: "add_uninit_call", scope: !3, file: !3, line: 104, type: !7, scopeLine: 104, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!158 = !DILocation(line: 104, column: 1, scope: !157)
!159 = distinct !DISubprogram(name: "add_uninit_through_structs", scope: !3, file: !3, line: 133, type: !7, scopeLine: 133, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!160 = !DILocation(line: 133, column: 1, scope: !159)
!161 = distinct !DISubprogram(name: "add_uninit_bit_fields", scope: !3, file: !3, line: 156, type: !7, scopeLine: 156, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!162 = !DILocation(line: 156, column: 1, scope: !161)
!163 = distinct !DISubprogram(name: "add_uninit_by_value", scope: !3, file: !3, line: 178, type: !7, scopeLine: 178, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!164 = !DILocation(line: 178, column: 1, scope: !163)
!165 = distinct !DISubprogram(name: "add_uninit_union", scope: !3, file: !3, line: 188, type: !7, scopeLine: 188, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!166 = !DILocation(line: 188, column: 1, scope: !165)
!167 = distinct !DISubprogram(name: "add_uninit_masked", scope: !3, file: !3, line: 201, type: !7, scopeLine: 201, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!168 = !DILocation(line: 201, column: 1, scope: !167)
!169 = distinct !DISubprogram(name: "add_uninit_not_chosen", scope: !3, file: !3, line: 217, type: !7, scopeLine: 217, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!170 = !DILocation(line: 217, column: 1, scope: !169)
!171 = distinct !DISubprogram(name: "add_uninit_copied_bytes", scope: !3, file: !3, line: 224, type: !7, scopeLine: 224, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!172 = !DILocation(line: 224, column: 1, scope: !171)
!173 = distinct !DISubprogram(name: "add_uninit_sorted", scope: !3, file: !3, line: 240, type: !7, scopeLine: 240, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!174 = !DILocation(line: 240, column: 1, scope: !173)
!175 = distinct !DISubprogram(name: "add_uninit_float", scope: !3, file: !3, line: 248, type: !7, scopeLine: 248, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!176 = !DILocation(line: 248, column: 1, scope: !175)
!177 = distinct !DISubprogram(name: "uninit_local", scope: !3, file: !3, line: 9, type: !7, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!178 = !DILocalVariable(name: "x", scope: !177, file: !3, line: 11, type: !15)
!179 = !DILocation(line: 11, column: 9, scope: !177)
!180 = !DILocation(line: 12, column: 10, scope: !181)
!181 = distinct !DILexicalBlock(scope: !177, file: !3, line: 12, column: 9)
!182 = !DILocation(line: 12, column: 9, scope: !177)
!183 = !DILocation(line: 13, column: 11, scope: !181)
!184 = !DILocation(line: 13, column: 9, scope: !181)
!185 = !DILocation(line: 14, column: 9, scope: !186)
!186 = distinct !DILexicalBlock(scope: !177, file: !3, line: 14, column: 9)
!187 = !DILocation(line: 14, column: 9, scope: !177)
!188 = !DILocation(line: 15, column: 14, scope: !186)
!189 = !DILocation(line: 15, column: 9, scope: !186)
!190 = !DILocation(line: 16, column: 1, scope: !177)
!191 = distinct !DISubprogram(name: "uninit_surplus", scope: !3, file: !3, line: 18, type: !7, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!192 = !DILocalVariable(name: "text", scope: !191, file: !3, line: 20, type: !193)
!193 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 320, elements: !194)
!194 = !{!195}
!195 = !DISubrange(count: 40)
!196 = !DILocation(line: 20, column: 10, scope: !191)
!197 = !DILocalVariable(name: "x", scope: !191, file: !3, line: 21, type: !198)
!198 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 64, elements: !199)
!199 = !{!200}
!200 = !DISubrange(count: 2)
!201 = !DILocation(line: 21, column: 9, scope: !191)
!202 = !DILocation(line: 22, column: 5, scope: !191)
!203 = !DILocation(line: 22, column: 10, scope: !191)
!204 = !DILocation(line: 23, column: 21, scope: !191)
!205 = !DILocation(line: 23, column: 48, scope: !191)
!206 = !DILocation(line: 23, column: 54, scope: !191)
!207 = !DILocation(line: 23, column: 12, scope: !191)
!208 = !DILocation(line: 23, column: 10, scope: !191)
!209 = !DILocation(line: 24, column: 22, scope: !191)
!210 = !DILocation(line: 24, column: 41, scope: !191)
!211 = !DILocation(line: 24, column: 63, scope: !191)
!212 = !DILocation(line: 24, column: 69, scope: !191)
!213 = !DILocation(line: 24, column: 13, scope: !191)
!214 = !DILocation(line: 24, column: 10, scope: !191)
!215 = !DILocation(line: 25, column: 1, scope: !191)
!216 = distinct !DISubprogram(name: "uninit_heap", scope: !3, file: !3, line: 27, type: !7, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!217 = !DILocalVariable(name: "p", scope: !216, file: !3, line: 29, type: !218)
!218 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!219 = !DILocation(line: 29, column: 10, scope: !216)
!220 = !DILocation(line: 29, column: 14, scope: !216)
!221 = !DILocation(line: 30, column: 5, scope: !216)
!222 = !DILocation(line: 30, column: 10, scope: !216)
!223 = !DILocation(line: 31, column: 10, scope: !224)
!224 = distinct !DILexicalBlock(scope: !216, file: !3, line: 31, column: 9)
!225 = !DILocation(line: 31, column: 9, scope: !216)
!226 = !DILocation(line: 32, column: 9, scope: !224)
!227 = !DILocation(line: 32, column: 14, scope: !224)
!228 = !DILocation(line: 33, column: 9, scope: !229)
!229 = distinct !DILexicalBlock(scope: !216, file: !3, line: 33, column: 9)
!230 = !DILocation(line: 33, column: 16, scope: !229)
!231 = !DILocation(line: 33, column: 14, scope: !229)
!232 = !DILocation(line: 33, column: 21, scope: !229)
!233 = !DILocation(line: 33, column: 9, scope: !216)
!234 = !DILocation(line: 34, column: 14, scope: !229)
!235 = !DILocation(line: 34, column: 9, scope: !229)
!236 = !DILocation(line: 35, column: 10, scope: !216)
!237 = !DILocation(line: 35, column: 5, scope: !216)
!238 = !DILocation(line: 36, column: 1, scope: !216)
!239 = distinct !DISubprogram(name: "uninit_realloc", scope: !3, file: !3, line: 38, type: !7, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!240 = !DILocalVariable(name: "p", scope: !239, file: !3, line: 40, type: !16)
!241 = !DILocation(line: 40, column: 11, scope: !239)
!242 = !DILocation(line: 40, column: 15, scope: !239)
!243 = !DILocation(line: 41, column: 17, scope: !239)
!244 = !DILocation(line: 41, column: 9, scope: !239)
!245 = !DILocation(line: 41, column: 7, scope: !239)
!246 = !DILocation(line: 42, column: 9, scope: !247)
!247 = distinct !DILexicalBlock(scope: !239, file: !3, line: 42, column: 9)
!248 = !DILocation(line: 42, column: 11, scope: !247)
!249 = !DILocation(line: 42, column: 9, scope: !239)
!250 = !DILocation(line: 43, column: 14, scope: !247)
!251 = !DILocation(line: 43, column: 9, scope: !247)
!252 = !DILocation(line: 44, column: 10, scope: !239)
!253 = !DILocation(line: 44, column: 5, scope: !239)
!254 = !DILocation(line: 45, column: 1, scope: !239)
!255 = distinct !DISubprogram(name: "uninit_index", scope: !3, file: !3, line: 47, type: !7, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!256 = !DILocalVariable(name: "i", scope: !255, file: !3, line: 49, type: !15)
!257 = !DILocation(line: 49, column: 9, scope: !255)
!258 = !DILocation(line: 50, column: 10, scope: !259)
!259 = distinct !DILexicalBlock(scope: !255, file: !3, line: 50, column: 9)
!260 = !DILocation(line: 50, column: 9, scope: !255)
!261 = !DILocation(line: 51, column: 11, scope: !259)
!262 = !DILocation(line: 51, column: 9, scope: !259)
!263 = !DILocation(line: 52, column: 18, scope: !255)
!264 = !DILocation(line: 52, column: 12, scope: !255)
!265 = !DILocation(line: 52, column: 10, scope: !255)
!266 = !DILocation(line: 53, column: 1, scope: !255)
!267 = distinct !DISubprogram(name: "uninit_pointer", scope: !3, file: !3, line: 55, type: !7, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!268 = !DILocalVariable(name: "p", scope: !267, file: !3, line: 57, type: !218)
!269 = !DILocation(line: 57, column: 10, scope: !267)
!270 = !DILocation(line: 58, column: 10, scope: !271)
!271 = distinct !DILexicalBlock(scope: !267, file: !3, line: 58, column: 9)
!272 = !DILocation(line: 58, column: 9, scope: !267)
!273 = !DILocation(line: 59, column: 11, scope: !271)
!274 = !DILocation(line: 59, column: 9, scope: !271)
!275 = !DILocation(line: 60, column: 6, scope: !267)
!276 = !DILocation(line: 60, column: 8, scope: !267)
!277 = !DILocation(line: 61, column: 1, scope: !267)
!278 = distinct !DISubprogram(name: "uninit_argument", scope: !3, file: !3, line: 63, type: !7, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!279 = !DILocalVariable(name: "x", scope: !278, file: !3, line: 65, type: !15)
!280 = !DILocation(line: 65, column: 9, scope: !278)
!281 = !DILocation(line: 66, column: 10, scope: !282)
!282 = distinct !DILexicalBlock(scope: !278, file: !3, line: 66, column: 9)
!283 = !DILocation(line: 66, column: 9, scope: !278)
!284 = !DILocation(line: 67, column: 11, scope: !282)
!285 = !DILocation(line: 67, column: 9, scope: !282)
!286 = !DILocation(line: 68, column: 20, scope: !278)
!287 = !DILocation(line: 68, column: 5, scope: !278)
!288 = !DILocation(line: 69, column: 1, scope: !278)
!289 = distinct !DISubprogram(name: "uninit_string", scope: !3, file: !3, line: 71, type: !7, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!290 = !DILocalVariable(name: "text", scope: !289, file: !3, line: 73, type: !291)
!291 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 32, elements: !49)
!292 = !DILocation(line: 73, column: 10, scope: !289)
!293 = !DILocation(line: 74, column: 5, scope: !289)
!294 = !DILocation(line: 74, column: 13, scope: !289)
!295 = !DILocation(line: 75, column: 5, scope: !289)
!296 = !DILocation(line: 75, column: 13, scope: !289)
!297 = !DILocation(line: 76, column: 10, scope: !298)
!298 = distinct !DILexicalBlock(scope: !289, file: !3, line: 76, column: 9)
!299 = !DILocation(line: 76, column: 9, scope: !289)
!300 = !DILocation(line: 77, column: 9, scope: !298)
!301 = !DILocation(line: 77, column: 17, scope: !298)
!302 = !DILocation(line: 78, column: 16, scope: !303)
!303 = distinct !DILexicalBlock(scope: !289, file: !3, line: 78, column: 9)
!304 = !DILocation(line: 78, column: 9, scope: !303)
!305 = !DILocation(line: 78, column: 22, scope: !303)
!306 = !DILocation(line: 78, column: 9, scope: !289)
!307 = !DILocation(line: 79, column: 14, scope: !303)
!308 = !DILocation(line: 79, column: 9, scope: !303)
!309 = !DILocation(line: 80, column: 1, scope: !289)
!310 = distinct !DISubprogram(name: "uninit_divisor", scope: !3, file: !3, line: 82, type: !7, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!311 = !DILocalVariable(name: "x", scope: !310, file: !3, line: 84, type: !15)
!312 = !DILocation(line: 84, column: 9, scope: !310)
!313 = !DILocation(line: 85, column: 10, scope: !314)
!314 = distinct !DILexicalBlock(scope: !310, file: !3, line: 85, column: 9)
!315 = !DILocation(line: 85, column: 9, scope: !310)
!316 = !DILocation(line: 86, column: 11, scope: !314)
!317 = !DILocation(line: 86, column: 9, scope: !314)
!318 = !DILocation(line: 87, column: 18, scope: !310)
!319 = !DILocation(line: 87, column: 20, scope: !310)
!320 = !DILocation(line: 87, column: 15, scope: !310)
!321 = !DILocation(line: 87, column: 10, scope: !310)
!322 = !DILocation(line: 88, column: 1, scope: !310)
!323 = !DILocalVariable(name: "e", scope: !6, file: !3, line: 92, type: !5)
!324 = !DILocation(line: 92, column: 23, scope: !6)
!325 = !DILocation(line: 93, column: 10, scope: !326)
!326 = distinct !DILexicalBlock(scope: !6, file: !3, line: 93, column: 9)
!327 = !DILocation(line: 93, column: 9, scope: !6)
!328 = !DILocation(line: 94, column: 11, scope: !326)
!329 = !DILocation(line: 94, column: 9, scope: !326)
!330 = !DILocation(line: 95, column: 13, scope: !6)
!331 = !DILocation(line: 95, column: 5, scope: !6)
!332 = !DILocation(line: 97, column: 14, scope: !333)
!333 = distinct !DILexicalBlock(scope: !6, file: !3, line: 95, column: 16)
!334 = !DILocation(line: 98, column: 9, scope: !333)
!335 = !DILocation(line: 100, column: 14, scope: !333)
!336 = !DILocation(line: 101, column: 5, scope: !333)
!337 = !DILocation(line: 102, column: 1, scope: !6)
!338 = distinct !DISubprogram(name: "uninit_call", scope: !3, file: !3, line: 104, type: !7, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!339 = !DILocalVariable(name: "f", scope: !338, file: !3, line: 106, type: !340)
!340 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !341, size: 64)
!341 = !DISubroutineType(types: !342)
!342 = !{null, !343}
!343 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!344 = !DILocation(line: 106, column: 12, scope: !338)
!345 = !DILocation(line: 107, column: 10, scope: !346)
!346 = distinct !DILexicalBlock(scope: !338, file: !3, line: 107, column: 9)
!347 = !DILocation(line: 107, column: 9, scope: !338)
!348 = !DILocation(line: 108, column: 11, scope: !346)
!349 = !DILocation(line: 108, column: 9, scope: !346)
!350 = !DILocation(line: 109, column: 5, scope: !338)
!351 = !DILocation(line: 110, column: 1, scope: !338)
!352 = distinct !DISubprogram(name: "uninit_through_structs", scope: !3, file: !3, line: 133, type: !7, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!353 = !DILocalVariable(name: "a", scope: !352, file: !3, line: 135, type: !354)
!354 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "padded", file: !3, line: 112, size: 96, elements: !355)
!355 = !{!356, !357, !358}
!356 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !354, file: !3, line: 113, baseType: !17, size: 8)
!357 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !354, file: !3, line: 114, baseType: !15, size: 32, offset: 32)
!358 = !DIDerivedType(tag: DW_TAG_member, name: "tail", scope: !354, file: !3, line: 115, baseType: !359, size: 16, offset: 64)
!359 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!360 = !DILocation(line: 135, column: 19, scope: !352)
!361 = !DILocation(line: 135, column: 23, scope: !352)
!362 = !DILocalVariable(name: "b", scope: !352, file: !3, line: 135, type: !354)
!363 = !DILocation(line: 135, column: 31, scope: !352)
!364 = !DILocalVariable(name: "heap", scope: !352, file: !3, line: 135, type: !365)
!365 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !354, size: 64)
!366 = !DILocation(line: 135, column: 35, scope: !352)
!367 = !DILocation(line: 135, column: 42, scope: !352)
!368 = !DILocation(line: 136, column: 9, scope: !352)
!369 = !DILocation(line: 137, column: 12, scope: !352)
!370 = !DILocation(line: 137, column: 5, scope: !352)
!371 = !DILocalVariable(name: "c", scope: !352, file: !3, line: 138, type: !354)
!372 = !DILocation(line: 138, column: 19, scope: !352)
!373 = !DILocation(line: 138, column: 24, scope: !352)
!374 = !DILocation(line: 138, column: 23, scope: !352)
!375 = !DILocation(line: 139, column: 10, scope: !352)
!376 = !DILocation(line: 139, column: 5, scope: !352)
!377 = !DILocation(line: 140, column: 11, scope: !378)
!378 = distinct !DILexicalBlock(scope: !352, file: !3, line: 140, column: 9)
!379 = !DILocation(line: 140, column: 9, scope: !378)
!380 = !DILocation(line: 140, column: 19, scope: !378)
!381 = !DILocation(line: 140, column: 15, scope: !378)
!382 = !DILocation(line: 140, column: 25, scope: !378)
!383 = !DILocation(line: 140, column: 9, scope: !352)
!384 = !DILocation(line: 141, column: 9, scope: !378)
!385 = !DILocation(line: 142, column: 9, scope: !386)
!386 = distinct !DILexicalBlock(scope: !352, file: !3, line: 142, column: 9)
!387 = !DILocation(line: 142, column: 16, scope: !386)
!388 = !DILocation(line: 142, column: 9, scope: !352)
!389 = !DILocation(line: 143, column: 9, scope: !386)
!390 = !DILocation(line: 144, column: 1, scope: !352)
!391 = distinct !DISubprogram(name: "make", scope: !3, file: !3, line: 118, type: !392, scopeLine: 119, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!392 = !DISubroutineType(types: !393)
!393 = !{!354}
!394 = !DILocalVariable(name: "p", scope: !391, file: !3, line: 120, type: !354)
!395 = !DILocation(line: 120, column: 19, scope: !391)
!396 = !DILocation(line: 121, column: 7, scope: !391)
!397 = !DILocation(line: 121, column: 11, scope: !391)
!398 = !DILocation(line: 122, column: 7, scope: !391)
!399 = !DILocation(line: 122, column: 13, scope: !391)
!400 = !DILocation(line: 123, column: 10, scope: !401)
!401 = distinct !DILexicalBlock(scope: !391, file: !3, line: 123, column: 9)
!402 = !DILocation(line: 123, column: 9, scope: !391)
!403 = !DILocation(line: 124, column: 11, scope: !401)
!404 = !DILocation(line: 124, column: 16, scope: !401)
!405 = !DILocation(line: 124, column: 9, scope: !401)
!406 = !DILocation(line: 125, column: 5, scope: !391)
!407 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 128, type: !408, scopeLine: 129, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!408 = !DISubroutineType(types: !409)
!409 = !{!15, !354}
!410 = !DILocalVariable(name: "p", arg: 1, scope: !407, file: !3, line: 128, type: !354)
!411 = !DILocation(line: 128, column: 30, scope: !407)
!412 = !DILocation(line: 130, column: 14, scope: !407)
!413 = !DILocation(line: 130, column: 12, scope: !407)
!414 = !DILocation(line: 130, column: 22, scope: !407)
!415 = !DILocation(line: 130, column: 18, scope: !407)
!416 = !DILocation(line: 130, column: 32, scope: !407)
!417 = !DILocation(line: 130, column: 30, scope: !407)
!418 = !DILocation(line: 130, column: 28, scope: !407)
!419 = !DILocation(line: 130, column: 5, scope: !407)
!420 = distinct !DISubprogram(name: "uninit_bit_fields", scope: !3, file: !3, line: 156, type: !7, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!421 = !DILocalVariable(name: "f", scope: !420, file: !3, line: 158, type: !422)
!422 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "flags", file: !3, line: 146, size: 64, elements: !423)
!423 = !{!424, !425, !426, !427}
!424 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !422, file: !3, line: 147, baseType: !10, size: 3, flags: DIFlagBitField, extraData: i64 0)
!425 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !422, file: !3, line: 147, baseType: !10, size: 5, offset: 3, flags: DIFlagBitField, extraData: i64 0)
!426 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !422, file: !3, line: 147, baseType: !10, size: 9, offset: 8, flags: DIFlagBitField, extraData: i64 0)
!427 = !DIDerivedType(tag: DW_TAG_member, name: "wide", scope: !422, file: !3, line: 148, baseType: !428, size: 40, offset: 17, flags: DIFlagBitField, extraData: i64 0)
!428 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!429 = !DILocation(line: 158, column: 18, scope: !420)
!430 = !DILocation(line: 159, column: 7, scope: !420)
!431 = !DILocation(line: 159, column: 9, scope: !420)
!432 = !DILocation(line: 160, column: 7, scope: !420)
!433 = !DILocation(line: 160, column: 9, scope: !420)
!434 = !DILocation(line: 161, column: 7, scope: !420)
!435 = !DILocation(line: 161, column: 12, scope: !420)
!436 = !DILocation(line: 162, column: 11, scope: !437)
!437 = distinct !DILexicalBlock(scope: !420, file: !3, line: 162, column: 9)
!438 = !DILocation(line: 162, column: 13, scope: !437)
!439 = !DILocation(line: 162, column: 18, scope: !437)
!440 = !DILocation(line: 162, column: 23, scope: !437)
!441 = !DILocation(line: 162, column: 25, scope: !437)
!442 = !DILocation(line: 162, column: 32, scope: !437)
!443 = !DILocation(line: 162, column: 37, scope: !437)
!444 = !DILocation(line: 162, column: 42, scope: !437)
!445 = !DILocation(line: 162, column: 47, scope: !437)
!446 = !DILocation(line: 162, column: 50, scope: !437)
!447 = !DILocation(line: 162, column: 62, scope: !437)
!448 = !DILocation(line: 162, column: 9, scope: !420)
!449 = !DILocation(line: 163, column: 9, scope: !437)
!450 = !DILocation(line: 164, column: 9, scope: !451)
!451 = distinct !DILexicalBlock(scope: !420, file: !3, line: 164, column: 9)
!452 = !DILocation(line: 164, column: 13, scope: !451)
!453 = !DILocation(line: 164, column: 18, scope: !451)
!454 = !DILocation(line: 164, column: 16, scope: !451)
!455 = !DILocation(line: 164, column: 9, scope: !420)
!456 = !DILocation(line: 165, column: 14, scope: !451)
!457 = !DILocation(line: 165, column: 9, scope: !451)
!458 = !DILocation(line: 166, column: 1, scope: !420)
!459 = distinct !DISubprogram(name: "flag_sum", scope: !3, file: !3, line: 151, type: !460, scopeLine: 152, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!460 = !DISubroutineType(types: !461)
!461 = !{!15, !422}
!462 = !DILocalVariable(name: "f", arg: 1, scope: !459, file: !3, line: 151, type: !422)
!463 = !DILocation(line: 151, column: 34, scope: !459)
!464 = !DILocation(line: 153, column: 19, scope: !459)
!465 = !DILocation(line: 153, column: 30, scope: !459)
!466 = !DILocation(line: 153, column: 21, scope: !459)
!467 = !DILocation(line: 153, column: 5, scope: !459)
!468 = distinct !DISubprogram(name: "uninit_by_value", scope: !3, file: !3, line: 178, type: !7, scopeLine: 179, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!469 = !DILocalVariable(name: "l", scope: !468, file: !3, line: 180, type: !470)
!470 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "large", file: !3, line: 168, size: 352, elements: !471)
!471 = !{!472, !473, !474}
!472 = !DIDerivedType(tag: DW_TAG_member, name: "lead", scope: !470, file: !3, line: 169, baseType: !10, size: 4, flags: DIFlagBitField, extraData: i64 0)
!473 = !DIDerivedType(tag: DW_TAG_member, name: "rest", scope: !470, file: !3, line: 169, baseType: !10, size: 4, offset: 4, flags: DIFlagBitField, extraData: i64 0)
!474 = !DIDerivedType(tag: DW_TAG_member, name: "room", scope: !470, file: !3, line: 170, baseType: !193, size: 320, offset: 8)
!475 = !DILocation(line: 180, column: 18, scope: !468)
!476 = !DILocation(line: 181, column: 7, scope: !468)
!477 = !DILocation(line: 181, column: 12, scope: !468)
!478 = !DILocation(line: 182, column: 9, scope: !479)
!479 = distinct !DILexicalBlock(scope: !468, file: !3, line: 182, column: 9)
!480 = !DILocation(line: 182, column: 21, scope: !479)
!481 = !DILocation(line: 182, column: 9, scope: !468)
!482 = !DILocation(line: 183, column: 9, scope: !479)
!483 = !DILocation(line: 184, column: 9, scope: !484)
!484 = distinct !DILexicalBlock(scope: !468, file: !3, line: 184, column: 9)
!485 = !DILocation(line: 184, column: 13, scope: !484)
!486 = !DILocation(line: 184, column: 18, scope: !484)
!487 = !DILocation(line: 184, column: 16, scope: !484)
!488 = !DILocation(line: 184, column: 9, scope: !468)
!489 = !DILocation(line: 185, column: 14, scope: !484)
!490 = !DILocation(line: 185, column: 9, scope: !484)
!491 = !DILocation(line: 186, column: 1, scope: !468)
!492 = distinct !DISubprogram(name: "first_of", scope: !3, file: !3, line: 173, type: !493, scopeLine: 174, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!493 = !DISubroutineType(types: !494)
!494 = !{!15, !470}
!495 = !DILocalVariable(name: "l", arg: 1, scope: !492, file: !3, line: 173, type: !470)
!496 = !DILocation(line: 173, column: 34, scope: !492)
!497 = !DILocation(line: 175, column: 14, scope: !492)
!498 = !DILocation(line: 175, column: 5, scope: !492)
!499 = distinct !DISubprogram(name: "uninit_union", scope: !3, file: !3, line: 188, type: !7, scopeLine: 189, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!500 = !DILocalVariable(name: "u", scope: !499, file: !3, line: 193, type: !501)
!501 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !499, file: !3, line: 190, size: 32, elements: !502)
!502 = !{!503, !504}
!503 = !DIDerivedType(tag: DW_TAG_member, name: "byte", scope: !501, file: !3, line: 191, baseType: !17, size: 8)
!504 = !DIDerivedType(tag: DW_TAG_member, name: "word", scope: !501, file: !3, line: 192, baseType: !15, size: 32)
!505 = !DILocation(line: 193, column: 7, scope: !499)
!506 = !DILocation(line: 194, column: 7, scope: !499)
!507 = !DILocation(line: 194, column: 12, scope: !499)
!508 = !DILocation(line: 195, column: 11, scope: !509)
!509 = distinct !DILexicalBlock(scope: !499, file: !3, line: 195, column: 9)
!510 = !DILocation(line: 195, column: 9, scope: !509)
!511 = !DILocation(line: 195, column: 9, scope: !499)
!512 = !DILocation(line: 196, column: 9, scope: !509)
!513 = !DILocation(line: 197, column: 9, scope: !514)
!514 = distinct !DILexicalBlock(scope: !499, file: !3, line: 197, column: 9)
!515 = !DILocation(line: 197, column: 13, scope: !514)
!516 = !DILocation(line: 197, column: 18, scope: !514)
!517 = !DILocation(line: 197, column: 16, scope: !514)
!518 = !DILocation(line: 197, column: 9, scope: !499)
!519 = !DILocation(line: 198, column: 14, scope: !514)
!520 = !DILocation(line: 198, column: 9, scope: !514)
!521 = !DILocation(line: 199, column: 1, scope: !499)
!522 = distinct !DISubprogram(name: "uninit_masked", scope: !3, file: !3, line: 201, type: !7, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!523 = !DILocalVariable(name: "x", scope: !522, file: !3, line: 203, type: !15)
!524 = !DILocation(line: 203, column: 9, scope: !522)
!525 = !DILocalVariable(name: "p", scope: !522, file: !3, line: 204, type: !16)
!526 = !DILocation(line: 204, column: 11, scope: !522)
!527 = !DILocation(line: 204, column: 15, scope: !522)
!528 = !DILocation(line: 205, column: 5, scope: !522)
!529 = !DILocation(line: 205, column: 10, scope: !522)
!530 = !DILocation(line: 206, column: 10, scope: !531)
!531 = distinct !DILexicalBlock(scope: !522, file: !3, line: 206, column: 9)
!532 = !DILocation(line: 206, column: 12, scope: !531)
!533 = !DILocation(line: 206, column: 20, scope: !531)
!534 = !DILocation(line: 206, column: 9, scope: !522)
!535 = !DILocation(line: 207, column: 9, scope: !531)
!536 = !DILocation(line: 208, column: 10, scope: !537)
!537 = distinct !DILexicalBlock(scope: !522, file: !3, line: 208, column: 9)
!538 = !DILocation(line: 208, column: 15, scope: !537)
!539 = !DILocation(line: 208, column: 12, scope: !537)
!540 = !DILocation(line: 208, column: 36, scope: !537)
!541 = !DILocation(line: 208, column: 9, scope: !522)
!542 = !DILocation(line: 209, column: 14, scope: !537)
!543 = !DILocation(line: 209, column: 9, scope: !537)
!544 = !DILocation(line: 210, column: 1, scope: !522)
!545 = distinct !DISubprogram(name: "uninit_not_chosen", scope: !3, file: !3, line: 217, type: !7, scopeLine: 218, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!546 = !DILocalVariable(name: "a", scope: !545, file: !3, line: 219, type: !15)
!547 = !DILocation(line: 219, column: 9, scope: !545)
!548 = !DILocalVariable(name: "b", scope: !545, file: !3, line: 219, type: !15)
!549 = !DILocation(line: 219, column: 16, scope: !545)
!550 = !DILocation(line: 220, column: 17, scope: !551)
!551 = distinct !DILexicalBlock(scope: !545, file: !3, line: 220, column: 9)
!552 = !DILocation(line: 220, column: 16, scope: !551)
!553 = !DILocation(line: 220, column: 22, scope: !551)
!554 = !DILocation(line: 220, column: 25, scope: !551)
!555 = !DILocation(line: 220, column: 9, scope: !551)
!556 = !DILocation(line: 220, column: 28, scope: !551)
!557 = !DILocation(line: 220, column: 9, scope: !545)
!558 = !DILocation(line: 221, column: 9, scope: !551)
!559 = !DILocation(line: 222, column: 1, scope: !545)
!560 = distinct !DISubprogram(name: "choose", scope: !3, file: !3, line: 212, type: !561, scopeLine: 213, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!561 = !DISubroutineType(types: !562)
!562 = !{!15, !15, !15, !15}
!563 = !DILocalVariable(name: "which", arg: 1, scope: !560, file: !3, line: 212, type: !15)
!564 = !DILocation(line: 212, column: 23, scope: !560)
!565 = !DILocalVariable(name: "a", arg: 2, scope: !560, file: !3, line: 212, type: !15)
!566 = !DILocation(line: 212, column: 34, scope: !560)
!567 = !DILocalVariable(name: "b", arg: 3, scope: !560, file: !3, line: 212, type: !15)
!568 = !DILocation(line: 212, column: 41, scope: !560)
!569 = !DILocation(line: 214, column: 12, scope: !560)
!570 = !DILocation(line: 214, column: 20, scope: !560)
!571 = !DILocation(line: 214, column: 24, scope: !560)
!572 = !DILocation(line: 214, column: 5, scope: !560)
!573 = distinct !DISubprogram(name: "uninit_copied_bytes", scope: !3, file: !3, line: 224, type: !7, scopeLine: 225, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!574 = !DILocalVariable(name: "from", scope: !573, file: !3, line: 226, type: !575)
!575 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 64, elements: !576)
!576 = !{!577}
!577 = !DISubrange(count: 8)
!578 = !DILocation(line: 226, column: 10, scope: !573)
!579 = !DILocalVariable(name: "to", scope: !573, file: !3, line: 226, type: !575)
!580 = !DILocation(line: 226, column: 19, scope: !573)
!581 = !DILocalVariable(name: "i", scope: !582, file: !3, line: 227, type: !15)
!582 = distinct !DILexicalBlock(scope: !573, file: !3, line: 227, column: 5)
!583 = !DILocation(line: 227, column: 14, scope: !582)
!584 = !DILocation(line: 227, column: 10, scope: !582)
!585 = !DILocation(line: 227, column: 21, scope: !586)
!586 = distinct !DILexicalBlock(scope: !582, file: !3, line: 227, column: 5)
!587 = !DILocation(line: 227, column: 23, scope: !586)
!588 = !DILocation(line: 227, column: 5, scope: !582)
!589 = !DILocation(line: 228, column: 25, scope: !586)
!590 = !DILocation(line: 228, column: 19, scope: !586)
!591 = !DILocation(line: 228, column: 14, scope: !586)
!592 = !DILocation(line: 228, column: 9, scope: !586)
!593 = !DILocation(line: 228, column: 17, scope: !586)
!594 = !DILocation(line: 227, column: 29, scope: !586)
!595 = !DILocation(line: 227, column: 5, scope: !586)
!596 = distinct !{!596, !588, !597, !134}
!597 = !DILocation(line: 228, column: 25, scope: !582)
!598 = !DILocalVariable(name: "i", scope: !599, file: !3, line: 229, type: !15)
!599 = distinct !DILexicalBlock(scope: !573, file: !3, line: 229, column: 5)
!600 = !DILocation(line: 229, column: 14, scope: !599)
!601 = !DILocation(line: 229, column: 10, scope: !599)
!602 = !DILocation(line: 229, column: 21, scope: !603)
!603 = distinct !DILexicalBlock(scope: !599, file: !3, line: 229, column: 5)
!604 = !DILocation(line: 229, column: 23, scope: !603)
!605 = !DILocation(line: 229, column: 5, scope: !599)
!606 = !DILocation(line: 230, column: 22, scope: !603)
!607 = !DILocation(line: 230, column: 17, scope: !603)
!608 = !DILocation(line: 230, column: 12, scope: !603)
!609 = !DILocation(line: 230, column: 9, scope: !603)
!610 = !DILocation(line: 230, column: 15, scope: !603)
!611 = !DILocation(line: 229, column: 29, scope: !603)
!612 = !DILocation(line: 229, column: 5, scope: !603)
!613 = distinct !{!613, !605, !614, !134}
!614 = !DILocation(line: 230, column: 23, scope: !599)
!615 = !DILocation(line: 231, column: 12, scope: !616)
!616 = distinct !DILexicalBlock(scope: !573, file: !3, line: 231, column: 9)
!617 = !DILocation(line: 231, column: 9, scope: !616)
!618 = !DILocation(line: 231, column: 25, scope: !616)
!619 = !DILocation(line: 231, column: 9, scope: !573)
!620 = !DILocation(line: 232, column: 14, scope: !616)
!621 = !DILocation(line: 232, column: 9, scope: !616)
!622 = !DILocation(line: 233, column: 1, scope: !573)
!623 = distinct !DISubprogram(name: "uninit_sorted", scope: !3, file: !3, line: 240, type: !7, scopeLine: 241, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!624 = !DILocalVariable(name: "a", scope: !623, file: !3, line: 242, type: !48)
!625 = !DILocation(line: 242, column: 9, scope: !623)
!626 = !DILocalVariable(name: "b", scope: !623, file: !3, line: 242, type: !48)
!627 = !DILocation(line: 242, column: 30, scope: !623)
!628 = !DILocation(line: 243, column: 5, scope: !623)
!629 = !DILocation(line: 243, column: 19, scope: !623)
!630 = !DILocation(line: 243, column: 18, scope: !623)
!631 = !DILocation(line: 243, column: 32, scope: !623)
!632 = !DILocation(line: 244, column: 11, scope: !623)
!633 = !DILocation(line: 244, column: 5, scope: !623)
!634 = !DILocation(line: 245, column: 12, scope: !623)
!635 = !DILocation(line: 245, column: 10, scope: !623)
!636 = !DILocation(line: 246, column: 1, scope: !623)
!637 = distinct !DISubprogram(name: "compare", scope: !3, file: !3, line: 235, type: !638, scopeLine: 236, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!638 = !DISubroutineType(types: !639)
!639 = !{!15, !640, !640}
!640 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !641, size: 64)
!641 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!642 = !DILocalVariable(name: "a", arg: 1, scope: !637, file: !3, line: 235, type: !640)
!643 = !DILocation(line: 235, column: 32, scope: !637)
!644 = !DILocalVariable(name: "b", arg: 2, scope: !637, file: !3, line: 235, type: !640)
!645 = !DILocation(line: 235, column: 47, scope: !637)
!646 = !DILocation(line: 237, column: 26, scope: !637)
!647 = !DILocation(line: 237, column: 13, scope: !637)
!648 = !DILocation(line: 237, column: 12, scope: !637)
!649 = !DILocation(line: 237, column: 44, scope: !637)
!650 = !DILocation(line: 237, column: 31, scope: !637)
!651 = !DILocation(line: 237, column: 30, scope: !637)
!652 = !DILocation(line: 237, column: 28, scope: !637)
!653 = !DILocation(line: 237, column: 5, scope: !637)
!654 = distinct !DISubprogram(name: "uninit_float", scope: !3, file: !3, line: 248, type: !7, scopeLine: 249, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!655 = !DILocalVariable(name: "d", scope: !654, file: !3, line: 250, type: !656)
!656 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!657 = !DILocation(line: 250, column: 12, scope: !654)
!658 = !DILocation(line: 251, column: 10, scope: !659)
!659 = distinct !DILexicalBlock(scope: !654, file: !3, line: 251, column: 9)
!660 = !DILocation(line: 251, column: 9, scope: !654)
!661 = !DILocation(line: 252, column: 11, scope: !659)
!662 = !DILocation(line: 252, column: 9, scope: !659)
!663 = !DILocation(line: 253, column: 9, scope: !664)
!664 = distinct !DILexicalBlock(scope: !654, file: !3, line: 253, column: 9)
!665 = !DILocation(line: 253, column: 11, scope: !664)
!666 = !DILocation(line: 253, column: 15, scope: !664)
!667 = !DILocation(line: 253, column: 9, scope: !654)
!668 = !DILocation(line: 254, column: 14, scope: !664)
!669 = !DILocation(line: 254, column: 9, scope: !664)
!670 = !DILocation(line: 255, column: 1, scope: !654)
