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
@entry_uninit_heap = internal global %struct.fault_case { i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.2, i32 0, i32 0), void ()* @uninit_heap, %struct.fault_case* null }, align 8, !dbg !38
@entry_uninit_realloc = internal global %struct.fault_case { i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.3, i32 0, i32 0), void ()* @uninit_realloc, %struct.fault_case* null }, align 8, !dbg !40
@entry_uninit_index = internal global %struct.fault_case { i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.4, i32 0, i32 0), void ()* @uninit_index, %struct.fault_case* null }, align 8, !dbg !42
@entry_uninit_pointer = internal global %struct.fault_case { i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.5, i32 0, i32 0), void ()* @uninit_pointer, %struct.fault_case* null }, align 8, !dbg !49
@entry_uninit_argument = internal global %struct.fault_case { i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.6, i32 0, i32 0), void ()* @uninit_argument, %struct.fault_case* null }, align 8, !dbg !51
@entry_uninit_string = internal global %struct.fault_case { i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.8, i32 0, i32 0), void ()* @uninit_string, %struct.fault_case* null }, align 8, !dbg !53
@entry_uninit_divisor = internal global %struct.fault_case { i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.9, i32 0, i32 0), void ()* @uninit_divisor, %struct.fault_case* null }, align 8, !dbg !55
@entry_uninit_switch = internal global %struct.fault_case { i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.10, i32 0, i32 0), void ()* @uninit_switch, %struct.fault_case* null }, align 8, !dbg !57
@entry_uninit_call = internal global %struct.fault_case { i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.11, i32 0, i32 0), void ()* @uninit_call, %struct.fault_case* null }, align 8, !dbg !59
@entry_uninit_through_structs = internal global %struct.fault_case { i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.str.12, i32 0, i32 0), void ()* @uninit_through_structs, %struct.fault_case* null }, align 8, !dbg !61
@entry_uninit_bit_fields = internal global %struct.fault_case { i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.13, i32 0, i32 0), void ()* @uninit_bit_fields, %struct.fault_case* null }, align 8, !dbg !63
@entry_uninit_by_value = internal global %struct.fault_case { i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.14, i32 0, i32 0), void ()* @uninit_by_value, %struct.fault_case* null }, align 8, !dbg !65
@entry_uninit_union = internal global %struct.fault_case { i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.15, i32 0, i32 0), void ()* @uninit_union, %struct.fault_case* null }, align 8, !dbg !67
@entry_uninit_masked = internal global %struct.fault_case { i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.16, i32 0, i32 0), void ()* @uninit_masked, %struct.fault_case* null }, align 8, !dbg !69
@entry_uninit_not_chosen = internal global %struct.fault_case { i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.17, i32 0, i32 0), void ()* @uninit_not_chosen, %struct.fault_case* null }, align 8, !dbg !71
@entry_uninit_copied_bytes = internal global %struct.fault_case { i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.18, i32 0, i32 0), void ()* @uninit_copied_bytes, %struct.fault_case* null }, align 8, !dbg !73
@entry_uninit_sorted = internal global %struct.fault_case { i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.19, i32 0, i32 0), void ()* @uninit_sorted, %struct.fault_case* null }, align 8, !dbg !75
@entry_uninit_float = internal global %struct.fault_case { i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.20, i32 0, i32 0), void ()* @uninit_float, %struct.fault_case* null }, align 8, !dbg !77
@.str.1 = private unnamed_addr constant [13 x i8] c"uninit_local\00", align 1
@sink = internal global i32 0, align 4, !dbg !35
@.str.2 = private unnamed_addr constant [12 x i8] c"uninit_heap\00", align 1
@.str.3 = private unnamed_addr constant [15 x i8] c"uninit_realloc\00", align 1
@.str.4 = private unnamed_addr constant [13 x i8] c"uninit_index\00", align 1
@table = internal global [4 x i32] zeroinitializer, align 16, !dbg !44
@.str.5 = private unnamed_addr constant [15 x i8] c"uninit_pointer\00", align 1
@.str.6 = private unnamed_addr constant [16 x i8] c"uninit_argument\00", align 1
@.str.7 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.8 = private unnamed_addr constant [14 x i8] c"uninit_string\00", align 1
@.str.9 = private unnamed_addr constant [15 x i8] c"uninit_divisor\00", align 1
@.str.10 = private unnamed_addr constant [14 x i8] c"uninit_switch\00", align 1
@.str.11 = private unnamed_addr constant [12 x i8] c"uninit_call\00", align 1
@.str.12 = private unnamed_addr constant [23 x i8] c"uninit_through_structs\00", align 1
@.str.13 = private unnamed_addr constant [18 x i8] c"uninit_bit_fields\00", align 1
@.str.14 = private unnamed_addr constant [16 x i8] c"uninit_by_value\00", align 1
@.str.15 = private unnamed_addr constant [13 x i8] c"uninit_union\00", align 1
@.str.16 = private unnamed_addr constant [14 x i8] c"uninit_masked\00", align 1
@.str.17 = private unnamed_addr constant [18 x i8] c"uninit_not_chosen\00", align 1
@.str.18 = private unnamed_addr constant [20 x i8] c"uninit_copied_bytes\00", align 1
@.str.19 = private unnamed_addr constant [14 x i8] c"uninit_sorted\00", align 1
@__const.uninit_sorted.a = private unnamed_addr constant [4 x i32] [i32 3, i32 1, i32 2, i32 4], align 16
@.str.20 = private unnamed_addr constant [13 x i8] c"uninit_float\00", align 1
@llvm.global_ctors = appending global [19 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_local, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_heap, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_realloc, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_index, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_pointer, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_argument, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_string, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_divisor, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_switch, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_call, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_through_structs, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_bit_fields, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_by_value, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_union, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_masked, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_not_chosen, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_copied_bytes, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_sorted, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_float, i8* null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 !dbg !87 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca %struct.fault_case*, align 8
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !91, metadata !DIExpression()), !dbg !92
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !93, metadata !DIExpression()), !dbg !94
  %7 = load i32, i32* %4, align 4, !dbg !95
  %8 = icmp sgt i32 %7, 2, !dbg !96
  br i1 %8, label %9, label %15, !dbg !97

9:                                                ; preds = %2
  %10 = load i8**, i8*** %5, align 8, !dbg !98
  %11 = getelementptr inbounds i8*, i8** %10, i64 2, !dbg !98
  %12 = load i8*, i8** %11, align 8, !dbg !98
  %13 = call i32 @strcmp(i8* noundef %12, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0)) #7, !dbg !99
  %14 = icmp eq i32 %13, 0, !dbg !100
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !101
  %17 = zext i1 %16 to i32, !dbg !97
  store i32 %17, i32* @bad, align 4, !dbg !102
  call void @llvm.dbg.declare(metadata %struct.fault_case** %6, metadata !103, metadata !DIExpression()), !dbg !105
  %18 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !106
  store %struct.fault_case* %18, %struct.fault_case** %6, align 8, !dbg !105
  br label %19, !dbg !107

19:                                               ; preds = %39, %15
  %20 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !108
  %21 = icmp ne %struct.fault_case* %20, null, !dbg !110
  br i1 %21, label %22, label %43, !dbg !110

22:                                               ; preds = %19
  %23 = load i32, i32* %4, align 4, !dbg !111
  %24 = icmp sgt i32 %23, 1, !dbg !113
  br i1 %24, label %25, label %38, !dbg !114

25:                                               ; preds = %22
  %26 = load i8**, i8*** %5, align 8, !dbg !115
  %27 = getelementptr inbounds i8*, i8** %26, i64 1, !dbg !115
  %28 = load i8*, i8** %27, align 8, !dbg !115
  %29 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !116
  %30 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %29, i32 0, i32 0, !dbg !117
  %31 = load i8*, i8** %30, align 8, !dbg !117
  %32 = call i32 @strcmp(i8* noundef %28, i8* noundef %31) #7, !dbg !118
  %33 = icmp eq i32 %32, 0, !dbg !119
  br i1 %33, label %34, label %38, !dbg !120

34:                                               ; preds = %25
  %35 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !121
  %36 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %35, i32 0, i32 1, !dbg !123
  %37 = load void ()*, void ()** %36, align 8, !dbg !123
  call void %37(), !dbg !121
  store i32 0, i32* %3, align 4, !dbg !124
  br label %44, !dbg !124

38:                                               ; preds = %25, %22
  br label %39, !dbg !125

39:                                               ; preds = %38
  %40 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !126
  %41 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %40, i32 0, i32 2, !dbg !127
  %42 = load %struct.fault_case*, %struct.fault_case** %41, align 8, !dbg !127
  store %struct.fault_case* %42, %struct.fault_case** %6, align 8, !dbg !128
  br label %19, !dbg !129, !llvm.loop !130

43:                                               ; preds = %19
  store i32 99, i32* %3, align 4, !dbg !133
  br label %44, !dbg !133

44:                                               ; preds = %43, %34
  %45 = load i32, i32* %3, align 4, !dbg !134
  ret i32 %45, !dbg !134
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind readonly willreturn
declare i32 @strcmp(i8* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_local() #0 !dbg !135 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !136
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_local, i32 0, i32 2), align 8, !dbg !136
  store %struct.fault_case* @entry_uninit_local, %struct.fault_case** @all_cases, align 8, !dbg !136
  ret void, !dbg !136
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_heap() #0 !dbg !137 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !138
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_heap, i32 0, i32 2), align 8, !dbg !138
  store %struct.fault_case* @entry_uninit_heap, %struct.fault_case** @all_cases, align 8, !dbg !138
  ret void, !dbg !138
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_realloc() #0 !dbg !139 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !140
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_realloc, i32 0, i32 2), align 8, !dbg !140
  store %struct.fault_case* @entry_uninit_realloc, %struct.fault_case** @all_cases, align 8, !dbg !140
  ret void, !dbg !140
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_index() #0 !dbg !141 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !142
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_index, i32 0, i32 2), align 8, !dbg !142
  store %struct.fault_case* @entry_uninit_index, %struct.fault_case** @all_cases, align 8, !dbg !142
  ret void, !dbg !142
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_pointer() #0 !dbg !143 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !144
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_pointer, i32 0, i32 2), align 8, !dbg !144
  store %struct.fault_case* @entry_uninit_pointer, %struct.fault_case** @all_cases, align 8, !dbg !144
  ret void, !dbg !144
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_argument() #0 !dbg !145 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !146
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_argument, i32 0, i32 2), align 8, !dbg !146
  store %struct.fault_case* @entry_uninit_argument, %struct.fault_case** @all_cases, align 8, !dbg !146
  ret void, !dbg !146
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_string() #0 !dbg !147 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !148
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_string, i32 0, i32 2), align 8, !dbg !148
  store %struct.fault_case* @entry_uninit_string, %struct.fault_case** @all_cases, align 8, !dbg !148
  ret void, !dbg !148
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_divisor() #0 !dbg !149 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !150
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_divisor, i32 0, i32 2), align 8, !dbg !150
  store %struct.fault_case* @entry_uninit_divisor, %struct.fault_case** @all_cases, align 8, !dbg !150
  ret void, !dbg !150
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_switch() #0 !dbg !151 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !152
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_switch, i32 0, i32 2), align 8, !dbg !152
  store %struct.fault_case* @entry_uninit_switch, %struct.fault_case** @all_cases, align 8, !dbg !152
  ret void, !dbg !152
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_call() #0 !dbg !153 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !154
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_call, i32 0, i32 2), align 8, !dbg !154
  store %struct.fault_case* @entry_uninit_call, %struct.fault_case** @all_cases, align 8, !dbg !154
  ret void, !dbg !154
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_through_structs() #0 !dbg !155 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !156
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_through_structs, i32 0, i32 2), align 8, !dbg !156
  store %struct.fault_case* @entry_uninit_through_structs, %struct.fault_case** @all_cases, align 8, !dbg !156
  ret void, !dbg !156
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_bit_fields() #0 !dbg !157 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !158
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_bit_fields, i32 0, i32 2), align 8, !dbg !158
  store %struct.fault_case* @entry_uninit_bit_fields, %struct.fault_case** @all_cases, align 8, !dbg !158
  ret void, !dbg !158
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_by_value() #0 !dbg !159 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !160
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_by_value, i32 0, i32 2), align 8, !dbg !160
  store %struct.fault_case* @entry_uninit_by_value, %struct.fault_case** @all_cases, align 8, !dbg !160
  ret void, !dbg !160
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_union() #0 !dbg !161 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !162
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_union, i32 0, i32 2), align 8, !dbg !162
  store %struct.fault_case* @entry_uninit_union, %struct.fault_case** @all_cases, align 8, !dbg !162
  ret void, !dbg !162
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_masked() #0 !dbg !163 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !164
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_masked, i32 0, i32 2), align 8, !dbg !164
  store %struct.fault_case* @entry_uninit_masked, %struct.fault_case** @all_cases, align 8, !dbg !164
  ret void, !dbg !164
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_not_chosen() #0 !dbg !165 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !166
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_not_chosen, i32 0, i32 2), align 8, !dbg !166
  store %struct.fault_case* @entry_uninit_not_chosen, %struct.fault_case** @all_cases, align 8, !dbg !166
  ret void, !dbg !166
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_copied_bytes() #0 !dbg !167 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !168
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_copied_bytes, i32 0, i32 2), align 8, !dbg !168
  store %struct.fault_case* @entry_uninit_copied_bytes, %struct.fault_case** @all_cases, align 8, !dbg !168
  ret void, !dbg !168
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_sorted() #0 !dbg !169 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !170
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_sorted, i32 0, i32 2), align 8, !dbg !170
  store %struct.fault_case* @entry_uninit_sorted, %struct.fault_case** @all_cases, align 8, !dbg !170
  ret void, !dbg !170
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_float() #0 !dbg !171 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !172
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_float, i32 0, i32 2), align 8, !dbg !172
  store %struct.fault_case* @entry_uninit_float, %struct.fault_case** @all_cases, align 8, !dbg !172
  ret void, !dbg !172
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_local() #0 !dbg !173 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !174, metadata !DIExpression()), !dbg !175
  %2 = load i32, i32* @bad, align 4, !dbg !176
  %3 = icmp ne i32 %2, 0, !dbg !176
  br i1 %3, label %5, label %4, !dbg !178

4:                                                ; preds = %0
  store i32 0, i32* %1, align 4, !dbg !179
  br label %5, !dbg !180

5:                                                ; preds = %4, %0
  %6 = load i32, i32* %1, align 4, !dbg !181
  %7 = icmp ne i32 %6, 0, !dbg !181
  br i1 %7, label %8, label %9, !dbg !183

8:                                                ; preds = %5
  store volatile i32 1, i32* @sink, align 4, !dbg !184
  br label %9, !dbg !185

9:                                                ; preds = %8, %5
  ret void, !dbg !186
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_heap() #0 !dbg !187 {
  %1 = alloca i32*, align 8
  call void @llvm.dbg.declare(metadata i32** %1, metadata !188, metadata !DIExpression()), !dbg !190
  %2 = call noalias i8* @malloc(i64 noundef 8) #8, !dbg !191
  %3 = bitcast i8* %2 to i32*, !dbg !191
  store i32* %3, i32** %1, align 8, !dbg !190
  %4 = load i32*, i32** %1, align 8, !dbg !192
  %5 = getelementptr inbounds i32, i32* %4, i64 0, !dbg !192
  store i32 1, i32* %5, align 4, !dbg !193
  %6 = load i32, i32* @bad, align 4, !dbg !194
  %7 = icmp ne i32 %6, 0, !dbg !194
  br i1 %7, label %11, label %8, !dbg !196

8:                                                ; preds = %0
  %9 = load i32*, i32** %1, align 8, !dbg !197
  %10 = getelementptr inbounds i32, i32* %9, i64 1, !dbg !197
  store i32 1, i32* %10, align 4, !dbg !198
  br label %11, !dbg !197

11:                                               ; preds = %8, %0
  %12 = load i32*, i32** %1, align 8, !dbg !199
  %13 = getelementptr inbounds i32, i32* %12, i64 0, !dbg !199
  %14 = load i32, i32* %13, align 4, !dbg !199
  %15 = load i32*, i32** %1, align 8, !dbg !201
  %16 = getelementptr inbounds i32, i32* %15, i64 1, !dbg !201
  %17 = load i32, i32* %16, align 4, !dbg !201
  %18 = add nsw i32 %14, %17, !dbg !202
  %19 = icmp sgt i32 %18, 2, !dbg !203
  br i1 %19, label %20, label %21, !dbg !204

20:                                               ; preds = %11
  store volatile i32 1, i32* @sink, align 4, !dbg !205
  br label %21, !dbg !206

21:                                               ; preds = %20, %11
  %22 = load i32*, i32** %1, align 8, !dbg !207
  %23 = bitcast i32* %22 to i8*, !dbg !207
  call void @free(i8* noundef %23) #8, !dbg !208
  ret void, !dbg !209
}

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #3

; Function Attrs: nounwind
declare void @free(i8* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_realloc() #0 !dbg !210 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !211, metadata !DIExpression()), !dbg !212
  %2 = call noalias i8* @calloc(i64 noundef 1, i64 noundef 4) #8, !dbg !213
  store i8* %2, i8** %1, align 8, !dbg !212
  %3 = load i8*, i8** %1, align 8, !dbg !214
  %4 = call i8* @realloc(i8* noundef %3, i64 noundef 8) #8, !dbg !215
  store i8* %4, i8** %1, align 8, !dbg !216
  %5 = load i8*, i8** %1, align 8, !dbg !217
  %6 = load i32, i32* @bad, align 4, !dbg !219
  %7 = icmp ne i32 %6, 0, !dbg !219
  %8 = zext i1 %7 to i64, !dbg !219
  %9 = select i1 %7, i32 4, i32 3, !dbg !219
  %10 = sext i32 %9 to i64, !dbg !217
  %11 = getelementptr inbounds i8, i8* %5, i64 %10, !dbg !217
  %12 = load i8, i8* %11, align 1, !dbg !217
  %13 = icmp ne i8 %12, 0, !dbg !217
  br i1 %13, label %14, label %15, !dbg !220

14:                                               ; preds = %0
  store volatile i32 1, i32* @sink, align 4, !dbg !221
  br label %15, !dbg !222

15:                                               ; preds = %14, %0
  %16 = load i8*, i8** %1, align 8, !dbg !223
  call void @free(i8* noundef %16) #8, !dbg !224
  ret void, !dbg !225
}

; Function Attrs: nounwind
declare noalias i8* @calloc(i64 noundef, i64 noundef) #3

; Function Attrs: nounwind
declare i8* @realloc(i8* noundef, i64 noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_index() #0 !dbg !226 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !227, metadata !DIExpression()), !dbg !228
  %2 = load i32, i32* @bad, align 4, !dbg !229
  %3 = icmp ne i32 %2, 0, !dbg !229
  br i1 %3, label %5, label %4, !dbg !231

4:                                                ; preds = %0
  store i32 2, i32* %1, align 4, !dbg !232
  br label %5, !dbg !233

5:                                                ; preds = %4, %0
  %6 = load i32, i32* %1, align 4, !dbg !234
  %7 = sext i32 %6 to i64, !dbg !235
  %8 = getelementptr inbounds [4 x i32], [4 x i32]* @table, i64 0, i64 %7, !dbg !235
  %9 = load i32, i32* %8, align 4, !dbg !235
  store volatile i32 %9, i32* @sink, align 4, !dbg !236
  ret void, !dbg !237
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_pointer() #0 !dbg !238 {
  %1 = alloca i32*, align 8
  call void @llvm.dbg.declare(metadata i32** %1, metadata !239, metadata !DIExpression()), !dbg !240
  %2 = load i32, i32* @bad, align 4, !dbg !241
  %3 = icmp ne i32 %2, 0, !dbg !241
  br i1 %3, label %5, label %4, !dbg !243

4:                                                ; preds = %0
  store i32* getelementptr inbounds ([4 x i32], [4 x i32]* @table, i64 0, i64 0), i32** %1, align 8, !dbg !244
  br label %5, !dbg !245

5:                                                ; preds = %4, %0
  %6 = load i32*, i32** %1, align 8, !dbg !246
  store i32 1, i32* %6, align 4, !dbg !247
  ret void, !dbg !248
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_argument() #0 !dbg !249 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !250, metadata !DIExpression()), !dbg !251
  %2 = load i32, i32* @bad, align 4, !dbg !252
  %3 = icmp ne i32 %2, 0, !dbg !252
  br i1 %3, label %5, label %4, !dbg !254

4:                                                ; preds = %0
  store i32 1, i32* %1, align 4, !dbg !255
  br label %5, !dbg !256

5:                                                ; preds = %4, %0
  %6 = load i32, i32* %1, align 4, !dbg !257
  %7 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.7, i64 0, i64 0), i32 noundef %6), !dbg !258
  ret void, !dbg !259
}

declare i32 @printf(i8* noundef, ...) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_string() #0 !dbg !260 {
  %1 = alloca [4 x i8], align 1
  call void @llvm.dbg.declare(metadata [4 x i8]* %1, metadata !261, metadata !DIExpression()), !dbg !263
  %2 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !264
  store i8 97, i8* %2, align 1, !dbg !265
  %3 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 2, !dbg !266
  store i8 0, i8* %3, align 1, !dbg !267
  %4 = load i32, i32* @bad, align 4, !dbg !268
  %5 = icmp ne i32 %4, 0, !dbg !268
  br i1 %5, label %8, label %6, !dbg !270

6:                                                ; preds = %0
  %7 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 1, !dbg !271
  store i8 98, i8* %7, align 1, !dbg !272
  br label %8, !dbg !271

8:                                                ; preds = %6, %0
  %9 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !273
  %10 = call i64 @strlen(i8* noundef %9) #7, !dbg !275
  %11 = icmp ne i64 %10, 2, !dbg !276
  br i1 %11, label %12, label %13, !dbg !277

12:                                               ; preds = %8
  store volatile i32 1, i32* @sink, align 4, !dbg !278
  br label %13, !dbg !279

13:                                               ; preds = %12, %8
  ret void, !dbg !280
}

; Function Attrs: nounwind readonly willreturn
declare i64 @strlen(i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_divisor() #0 !dbg !281 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !282, metadata !DIExpression()), !dbg !283
  %2 = load i32, i32* @bad, align 4, !dbg !284
  %3 = icmp ne i32 %2, 0, !dbg !284
  br i1 %3, label %5, label %4, !dbg !286

4:                                                ; preds = %0
  store i32 3, i32* %1, align 4, !dbg !287
  br label %5, !dbg !288

5:                                                ; preds = %4, %0
  %6 = load i32, i32* %1, align 4, !dbg !289
  %7 = or i32 %6, 1, !dbg !290
  %8 = sdiv i32 10, %7, !dbg !291
  store volatile i32 %8, i32* @sink, align 4, !dbg !292
  ret void, !dbg !293
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_switch() #0 !dbg !6 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !294, metadata !DIExpression()), !dbg !295
  %2 = load i32, i32* @bad, align 4, !dbg !296
  %3 = icmp ne i32 %2, 0, !dbg !296
  br i1 %3, label %5, label %4, !dbg !298

4:                                                ; preds = %0
  store i32 0, i32* %1, align 4, !dbg !299
  br label %5, !dbg !300

5:                                                ; preds = %4, %0
  %6 = load i32, i32* %1, align 4, !dbg !301
  switch i32 %6, label %9 [
    i32 0, label %7
    i32 1, label %8
  ], !dbg !302

7:                                                ; preds = %5
  store volatile i32 1, i32* @sink, align 4, !dbg !303
  br label %9, !dbg !305

8:                                                ; preds = %5
  store volatile i32 2, i32* @sink, align 4, !dbg !306
  br label %9, !dbg !307

9:                                                ; preds = %8, %5, %7
  ret void, !dbg !308
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_call() #0 !dbg !309 {
  %1 = alloca void (i8*)*, align 8
  call void @llvm.dbg.declare(metadata void (i8*)** %1, metadata !310, metadata !DIExpression()), !dbg !315
  %2 = load i32, i32* @bad, align 4, !dbg !316
  %3 = icmp ne i32 %2, 0, !dbg !316
  br i1 %3, label %5, label %4, !dbg !318

4:                                                ; preds = %0
  store void (i8*)* @free, void (i8*)** %1, align 8, !dbg !319
  br label %5, !dbg !320

5:                                                ; preds = %4, %0
  %6 = load void (i8*)*, void (i8*)** %1, align 8, !dbg !321
  call void %6(i8* noundef null), !dbg !321
  ret void, !dbg !322
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_through_structs() #0 !dbg !323 {
  %1 = alloca %struct.padded, align 4
  %2 = alloca { i64, i16 }, align 8
  %3 = alloca %struct.padded, align 4
  %4 = alloca %struct.padded*, align 8
  %5 = alloca %struct.padded, align 4
  %6 = alloca { i64, i16 }, align 4
  call void @llvm.dbg.declare(metadata %struct.padded* %1, metadata !324, metadata !DIExpression()), !dbg !331
  %7 = call { i64, i16 } @make(), !dbg !332
  store { i64, i16 } %7, { i64, i16 }* %2, align 8, !dbg !332
  %8 = bitcast %struct.padded* %1 to i8*, !dbg !332
  %9 = bitcast { i64, i16 }* %2 to i8*, !dbg !332
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %8, i8* align 8 %9, i64 12, i1 false), !dbg !332
  call void @llvm.dbg.declare(metadata %struct.padded* %3, metadata !333, metadata !DIExpression()), !dbg !334
  call void @llvm.dbg.declare(metadata %struct.padded** %4, metadata !335, metadata !DIExpression()), !dbg !337
  %10 = call noalias i8* @malloc(i64 noundef 12) #8, !dbg !338
  %11 = bitcast i8* %10 to %struct.padded*, !dbg !338
  store %struct.padded* %11, %struct.padded** %4, align 8, !dbg !337
  %12 = bitcast %struct.padded* %3 to i8*, !dbg !339
  %13 = bitcast %struct.padded* %1 to i8*, !dbg !339
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %12, i8* align 4 %13, i64 12, i1 false), !dbg !339
  %14 = load %struct.padded*, %struct.padded** %4, align 8, !dbg !340
  %15 = bitcast %struct.padded* %14 to i8*, !dbg !341
  %16 = bitcast %struct.padded* %3 to i8*, !dbg !341
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %15, i8* align 4 %16, i64 12, i1 false), !dbg !341
  call void @llvm.dbg.declare(metadata %struct.padded* %5, metadata !342, metadata !DIExpression()), !dbg !343
  %17 = load %struct.padded*, %struct.padded** %4, align 8, !dbg !344
  %18 = bitcast %struct.padded* %5 to i8*, !dbg !345
  %19 = bitcast %struct.padded* %17 to i8*, !dbg !345
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %18, i8* align 4 %19, i64 12, i1 false), !dbg !345
  %20 = load %struct.padded*, %struct.padded** %4, align 8, !dbg !346
  %21 = bitcast %struct.padded* %20 to i8*, !dbg !346
  call void @free(i8* noundef %21) #8, !dbg !347
  %22 = getelementptr inbounds %struct.padded, %struct.padded* %5, i32 0, i32 0, !dbg !348
  %23 = load i8, i8* %22, align 4, !dbg !348
  %24 = sext i8 %23 to i32, !dbg !350
  %25 = getelementptr inbounds %struct.padded, %struct.padded* %5, i32 0, i32 1, !dbg !351
  %26 = load i32, i32* %25, align 4, !dbg !351
  %27 = add nsw i32 %24, %26, !dbg !352
  %28 = icmp ne i32 %27, 3, !dbg !353
  br i1 %28, label %29, label %30, !dbg !354

29:                                               ; preds = %0
  call void @abort() #9, !dbg !355
  unreachable, !dbg !355

30:                                               ; preds = %0
  %31 = bitcast { i64, i16 }* %6 to i8*, !dbg !356
  %32 = bitcast %struct.padded* %5 to i8*, !dbg !356
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %31, i8* align 4 %32, i64 12, i1 false), !dbg !356
  %33 = getelementptr inbounds { i64, i16 }, { i64, i16 }* %6, i32 0, i32 0, !dbg !356
  %34 = load i64, i64* %33, align 4, !dbg !356
  %35 = getelementptr inbounds { i64, i16 }, { i64, i16 }* %6, i32 0, i32 1, !dbg !356
  %36 = load i16, i16* %35, align 4, !dbg !356
  %37 = call i32 @sum(i64 %34, i16 %36), !dbg !356
  %38 = icmp ne i32 %37, 6, !dbg !358
  br i1 %38, label %39, label %40, !dbg !359

39:                                               ; preds = %30
  call void @abort() #9, !dbg !360
  unreachable, !dbg !360

40:                                               ; preds = %30
  ret void, !dbg !361
}

; Function Attrs: noinline nounwind optnone uwtable
define internal { i64, i16 } @make() #0 !dbg !362 {
  %1 = alloca %struct.padded, align 4
  %2 = alloca { i64, i16 }, align 8
  call void @llvm.dbg.declare(metadata %struct.padded* %1, metadata !365, metadata !DIExpression()), !dbg !366
  %3 = getelementptr inbounds %struct.padded, %struct.padded* %1, i32 0, i32 0, !dbg !367
  store i8 1, i8* %3, align 4, !dbg !368
  %4 = getelementptr inbounds %struct.padded, %struct.padded* %1, i32 0, i32 1, !dbg !369
  store i32 2, i32* %4, align 4, !dbg !370
  %5 = load i32, i32* @bad, align 4, !dbg !371
  %6 = icmp ne i32 %5, 0, !dbg !371
  br i1 %6, label %9, label %7, !dbg !373

7:                                                ; preds = %0
  %8 = getelementptr inbounds %struct.padded, %struct.padded* %1, i32 0, i32 2, !dbg !374
  store i16 3, i16* %8, align 4, !dbg !375
  br label %9, !dbg !376

9:                                                ; preds = %7, %0
  %10 = bitcast { i64, i16 }* %2 to i8*, !dbg !377
  %11 = bitcast %struct.padded* %1 to i8*, !dbg !377
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %10, i8* align 4 %11, i64 12, i1 false), !dbg !377
  %12 = load { i64, i16 }, { i64, i16 }* %2, align 8, !dbg !377
  ret { i64, i16 } %12, !dbg !377
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: noreturn nounwind
declare void @abort() #6

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @sum(i64 %0, i16 %1) #0 !dbg !378 {
  %3 = alloca %struct.padded, align 4
  %4 = alloca { i64, i16 }, align 4
  %5 = getelementptr inbounds { i64, i16 }, { i64, i16 }* %4, i32 0, i32 0
  store i64 %0, i64* %5, align 4
  %6 = getelementptr inbounds { i64, i16 }, { i64, i16 }* %4, i32 0, i32 1
  store i16 %1, i16* %6, align 4
  %7 = bitcast %struct.padded* %3 to i8*
  %8 = bitcast { i64, i16 }* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %7, i8* align 4 %8, i64 12, i1 false)
  call void @llvm.dbg.declare(metadata %struct.padded* %3, metadata !381, metadata !DIExpression()), !dbg !382
  %9 = getelementptr inbounds %struct.padded, %struct.padded* %3, i32 0, i32 0, !dbg !383
  %10 = load i8, i8* %9, align 4, !dbg !383
  %11 = sext i8 %10 to i32, !dbg !384
  %12 = getelementptr inbounds %struct.padded, %struct.padded* %3, i32 0, i32 1, !dbg !385
  %13 = load i32, i32* %12, align 4, !dbg !385
  %14 = add nsw i32 %11, %13, !dbg !386
  %15 = getelementptr inbounds %struct.padded, %struct.padded* %3, i32 0, i32 2, !dbg !387
  %16 = load i16, i16* %15, align 4, !dbg !387
  %17 = sext i16 %16 to i32, !dbg !388
  %18 = add nsw i32 %14, %17, !dbg !389
  ret i32 %18, !dbg !390
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_bit_fields() #0 !dbg !391 {
  %1 = alloca %struct.flags, align 8
  call void @llvm.dbg.declare(metadata %struct.flags* %1, metadata !392, metadata !DIExpression()), !dbg !400
  %2 = bitcast %struct.flags* %1 to i64*, !dbg !401
  %3 = load i64, i64* %2, align 8, !dbg !402
  %4 = and i64 %3, -8, !dbg !402
  %5 = or i64 %4, 5, !dbg !402
  store i64 %5, i64* %2, align 8, !dbg !402
  %6 = bitcast %struct.flags* %1 to i64*, !dbg !403
  %7 = load i64, i64* %6, align 8, !dbg !404
  %8 = and i64 %7, -130817, !dbg !404
  %9 = or i64 %8, 76800, !dbg !404
  store i64 %9, i64* %6, align 8, !dbg !404
  %10 = bitcast %struct.flags* %1 to i64*, !dbg !405
  %11 = load i64, i64* %10, align 8, !dbg !406
  %12 = and i64 %11, -144115188075724801, !dbg !406
  %13 = or i64 %12, 917504, !dbg !406
  store i64 %13, i64* %10, align 8, !dbg !406
  %14 = bitcast %struct.flags* %1 to i64*, !dbg !407
  %15 = load i64, i64* %14, align 8, !dbg !407
  %16 = and i64 %15, 7, !dbg !407
  %17 = trunc i64 %16 to i32, !dbg !407
  %18 = icmp ne i32 %17, 5, !dbg !409
  br i1 %18, label %37, label %19, !dbg !410

19:                                               ; preds = %0
  %20 = bitcast %struct.flags* %1 to i64*, !dbg !411
  %21 = load i64, i64* %20, align 8, !dbg !411
  %22 = lshr i64 %21, 8, !dbg !411
  %23 = and i64 %22, 511, !dbg !411
  %24 = trunc i64 %23 to i32, !dbg !411
  %25 = icmp ne i32 %24, 300, !dbg !412
  br i1 %25, label %37, label %26, !dbg !413

26:                                               ; preds = %19
  %27 = bitcast %struct.flags* %1 to i64*, !dbg !414
  %28 = load i64, i64* %27, align 8, !dbg !414
  %29 = lshr i64 %28, 17, !dbg !414
  %30 = and i64 %29, 1099511627775, !dbg !414
  %31 = icmp ne i64 %30, 7, !dbg !415
  br i1 %31, label %37, label %32, !dbg !416

32:                                               ; preds = %26
  %33 = getelementptr inbounds %struct.flags, %struct.flags* %1, i32 0, i32 0, !dbg !417
  %34 = load i64, i64* %33, align 8, !dbg !417
  %35 = call i32 @flag_sum(i64 %34), !dbg !417
  %36 = icmp ne i32 %35, 305, !dbg !418
  br i1 %36, label %37, label %38, !dbg !419

37:                                               ; preds = %32, %26, %19, %0
  call void @abort() #9, !dbg !420
  unreachable, !dbg !420

38:                                               ; preds = %32
  %39 = load i32, i32* @bad, align 4, !dbg !421
  %40 = icmp ne i32 %39, 0, !dbg !421
  br i1 %40, label %41, label %49, !dbg !423

41:                                               ; preds = %38
  %42 = bitcast %struct.flags* %1 to i64*, !dbg !424
  %43 = load i64, i64* %42, align 8, !dbg !424
  %44 = lshr i64 %43, 3, !dbg !424
  %45 = and i64 %44, 31, !dbg !424
  %46 = trunc i64 %45 to i32, !dbg !424
  %47 = icmp ne i32 %46, 0, !dbg !425
  br i1 %47, label %48, label %49, !dbg !426

48:                                               ; preds = %41
  store volatile i32 1, i32* @sink, align 4, !dbg !427
  br label %49, !dbg !428

49:                                               ; preds = %48, %41, %38
  ret void, !dbg !429
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @flag_sum(i64 %0) #0 !dbg !430 {
  %2 = alloca %struct.flags, align 8
  %3 = getelementptr inbounds %struct.flags, %struct.flags* %2, i32 0, i32 0
  store i64 %0, i64* %3, align 8
  call void @llvm.dbg.declare(metadata %struct.flags* %2, metadata !433, metadata !DIExpression()), !dbg !434
  %4 = bitcast %struct.flags* %2 to i64*, !dbg !435
  %5 = load i64, i64* %4, align 8, !dbg !435
  %6 = and i64 %5, 7, !dbg !435
  %7 = trunc i64 %6 to i32, !dbg !435
  %8 = bitcast %struct.flags* %2 to i64*, !dbg !436
  %9 = load i64, i64* %8, align 8, !dbg !436
  %10 = lshr i64 %9, 8, !dbg !436
  %11 = and i64 %10, 511, !dbg !436
  %12 = trunc i64 %11 to i32, !dbg !436
  %13 = add nsw i32 %7, %12, !dbg !437
  ret i32 %13, !dbg !438
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_by_value() #0 !dbg !439 {
  %1 = alloca %struct.large, align 8
  call void @llvm.dbg.declare(metadata %struct.large* %1, metadata !440, metadata !DIExpression()), !dbg !449
  %2 = bitcast %struct.large* %1 to i8*, !dbg !450
  %3 = load i8, i8* %2, align 4, !dbg !451
  %4 = and i8 %3, -16, !dbg !451
  %5 = or i8 %4, 3, !dbg !451
  store i8 %5, i8* %2, align 4, !dbg !451
  %6 = call i32 @first_of(%struct.large* noundef byval(%struct.large) align 8 %1), !dbg !452
  %7 = icmp ne i32 %6, 3, !dbg !454
  br i1 %7, label %8, label %9, !dbg !455

8:                                                ; preds = %0
  call void @abort() #9, !dbg !456
  unreachable, !dbg !456

9:                                                ; preds = %0
  %10 = load i32, i32* @bad, align 4, !dbg !457
  %11 = icmp ne i32 %10, 0, !dbg !457
  br i1 %11, label %12, label %19, !dbg !459

12:                                               ; preds = %9
  %13 = bitcast %struct.large* %1 to i8*, !dbg !460
  %14 = load i8, i8* %13, align 4, !dbg !460
  %15 = lshr i8 %14, 4, !dbg !460
  %16 = zext i8 %15 to i32, !dbg !460
  %17 = icmp ne i32 %16, 0, !dbg !461
  br i1 %17, label %18, label %19, !dbg !462

18:                                               ; preds = %12
  store volatile i32 1, i32* @sink, align 4, !dbg !463
  br label %19, !dbg !464

19:                                               ; preds = %18, %12, %9
  ret void, !dbg !465
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @first_of(%struct.large* noundef byval(%struct.large) align 8 %0) #0 !dbg !466 {
  call void @llvm.dbg.declare(metadata %struct.large* %0, metadata !469, metadata !DIExpression()), !dbg !470
  %2 = bitcast %struct.large* %0 to i8*, !dbg !471
  %3 = load i8, i8* %2, align 8, !dbg !471
  %4 = and i8 %3, 15, !dbg !471
  %5 = zext i8 %4 to i32, !dbg !471
  ret i32 %5, !dbg !472
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_union() #0 !dbg !473 {
  %1 = alloca %union.anon, align 4
  call void @llvm.dbg.declare(metadata %union.anon* %1, metadata !474, metadata !DIExpression()), !dbg !479
  %2 = bitcast %union.anon* %1 to i8*, !dbg !480
  store i8 0, i8* %2, align 4, !dbg !481
  %3 = bitcast %union.anon* %1 to i8*, !dbg !482
  %4 = load i8, i8* %3, align 4, !dbg !482
  %5 = icmp ne i8 %4, 0, !dbg !484
  br i1 %5, label %6, label %7, !dbg !485

6:                                                ; preds = %0
  call void @abort() #9, !dbg !486
  unreachable, !dbg !486

7:                                                ; preds = %0
  %8 = load i32, i32* @bad, align 4, !dbg !487
  %9 = icmp ne i32 %8, 0, !dbg !487
  br i1 %9, label %10, label %15, !dbg !489

10:                                               ; preds = %7
  %11 = bitcast %union.anon* %1 to i32*, !dbg !490
  %12 = load i32, i32* %11, align 4, !dbg !490
  %13 = icmp ne i32 %12, 0, !dbg !491
  br i1 %13, label %14, label %15, !dbg !492

14:                                               ; preds = %10
  store volatile i32 1, i32* @sink, align 4, !dbg !493
  br label %15, !dbg !494

15:                                               ; preds = %14, %10, %7
  ret void, !dbg !495
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_masked() #0 !dbg !496 {
  %1 = alloca i32, align 4
  %2 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i32* %1, metadata !497, metadata !DIExpression()), !dbg !498
  call void @llvm.dbg.declare(metadata i8** %2, metadata !499, metadata !DIExpression()), !dbg !500
  %3 = bitcast i32* %1 to i8*, !dbg !501
  store i8* %3, i8** %2, align 8, !dbg !500
  %4 = load i8*, i8** %2, align 8, !dbg !502
  %5 = getelementptr inbounds i8, i8* %4, i64 0, !dbg !502
  store i8 1, i8* %5, align 1, !dbg !503
  %6 = load i32, i32* %1, align 4, !dbg !504
  %7 = and i32 %6, 255, !dbg !506
  %8 = icmp ne i32 %7, 1, !dbg !507
  br i1 %8, label %9, label %10, !dbg !508

9:                                                ; preds = %0
  call void @abort() #9, !dbg !509
  unreachable, !dbg !509

10:                                               ; preds = %0
  %11 = load i32, i32* %1, align 4, !dbg !510
  %12 = load i32, i32* @bad, align 4, !dbg !512
  %13 = icmp ne i32 %12, 0, !dbg !512
  %14 = zext i1 %13 to i64, !dbg !512
  %15 = select i1 %13, i32 511, i32 255, !dbg !512
  %16 = and i32 %11, %15, !dbg !513
  %17 = icmp eq i32 %16, 1, !dbg !514
  br i1 %17, label %18, label %19, !dbg !515

18:                                               ; preds = %10
  store volatile i32 1, i32* @sink, align 4, !dbg !516
  br label %19, !dbg !517

19:                                               ; preds = %18, %10
  ret void, !dbg !518
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_not_chosen() #0 !dbg !519 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !520, metadata !DIExpression()), !dbg !521
  store i32 1, i32* %1, align 4, !dbg !521
  call void @llvm.dbg.declare(metadata i32* %2, metadata !522, metadata !DIExpression()), !dbg !523
  %3 = load i32, i32* @bad, align 4, !dbg !524
  %4 = icmp ne i32 %3, 0, !dbg !526
  %5 = xor i1 %4, true, !dbg !526
  %6 = zext i1 %5 to i32, !dbg !526
  %7 = load i32, i32* %1, align 4, !dbg !527
  %8 = load i32, i32* %2, align 4, !dbg !528
  %9 = call i32 @choose(i32 noundef %6, i32 noundef %7, i32 noundef %8), !dbg !529
  %10 = icmp ne i32 %9, 1, !dbg !530
  br i1 %10, label %11, label %12, !dbg !531

11:                                               ; preds = %0
  call void @abort() #9, !dbg !532
  unreachable, !dbg !532

12:                                               ; preds = %0
  ret void, !dbg !533
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @choose(i32 noundef %0, i32 noundef %1, i32 noundef %2) #0 !dbg !534 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !537, metadata !DIExpression()), !dbg !538
  store i32 %1, i32* %5, align 4
  call void @llvm.dbg.declare(metadata i32* %5, metadata !539, metadata !DIExpression()), !dbg !540
  store i32 %2, i32* %6, align 4
  call void @llvm.dbg.declare(metadata i32* %6, metadata !541, metadata !DIExpression()), !dbg !542
  %7 = load i32, i32* %4, align 4, !dbg !543
  %8 = icmp ne i32 %7, 0, !dbg !543
  br i1 %8, label %9, label %11, !dbg !543

9:                                                ; preds = %3
  %10 = load i32, i32* %5, align 4, !dbg !544
  br label %13, !dbg !543

11:                                               ; preds = %3
  %12 = load i32, i32* %6, align 4, !dbg !545
  br label %13, !dbg !543

13:                                               ; preds = %11, %9
  %14 = phi i32 [ %10, %9 ], [ %12, %11 ], !dbg !543
  ret i32 %14, !dbg !546
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_copied_bytes() #0 !dbg !547 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca [8 x i8], align 1
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata [8 x i8]* %1, metadata !548, metadata !DIExpression()), !dbg !552
  call void @llvm.dbg.declare(metadata [8 x i8]* %2, metadata !553, metadata !DIExpression()), !dbg !554
  call void @llvm.dbg.declare(metadata i32* %3, metadata !555, metadata !DIExpression()), !dbg !557
  store i32 0, i32* %3, align 4, !dbg !557
  br label %5, !dbg !558

5:                                                ; preds = %14, %0
  %6 = load i32, i32* %3, align 4, !dbg !559
  %7 = icmp slt i32 %6, 4, !dbg !561
  br i1 %7, label %8, label %17, !dbg !562

8:                                                ; preds = %5
  %9 = load i32, i32* %3, align 4, !dbg !563
  %10 = trunc i32 %9 to i8, !dbg !564
  %11 = load i32, i32* %3, align 4, !dbg !565
  %12 = sext i32 %11 to i64, !dbg !566
  %13 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 %12, !dbg !566
  store i8 %10, i8* %13, align 1, !dbg !567
  br label %14, !dbg !566

14:                                               ; preds = %8
  %15 = load i32, i32* %3, align 4, !dbg !568
  %16 = add nsw i32 %15, 1, !dbg !568
  store i32 %16, i32* %3, align 4, !dbg !568
  br label %5, !dbg !569, !llvm.loop !570

17:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata i32* %4, metadata !572, metadata !DIExpression()), !dbg !574
  store i32 0, i32* %4, align 4, !dbg !574
  br label %18, !dbg !575

18:                                               ; preds = %29, %17
  %19 = load i32, i32* %4, align 4, !dbg !576
  %20 = icmp slt i32 %19, 8, !dbg !578
  br i1 %20, label %21, label %32, !dbg !579

21:                                               ; preds = %18
  %22 = load i32, i32* %4, align 4, !dbg !580
  %23 = sext i32 %22 to i64, !dbg !581
  %24 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 %23, !dbg !581
  %25 = load i8, i8* %24, align 1, !dbg !581
  %26 = load i32, i32* %4, align 4, !dbg !582
  %27 = sext i32 %26 to i64, !dbg !583
  %28 = getelementptr inbounds [8 x i8], [8 x i8]* %2, i64 0, i64 %27, !dbg !583
  store i8 %25, i8* %28, align 1, !dbg !584
  br label %29, !dbg !583

29:                                               ; preds = %21
  %30 = load i32, i32* %4, align 4, !dbg !585
  %31 = add nsw i32 %30, 1, !dbg !585
  store i32 %31, i32* %4, align 4, !dbg !585
  br label %18, !dbg !586, !llvm.loop !587

32:                                               ; preds = %18
  %33 = load i32, i32* @bad, align 4, !dbg !589
  %34 = icmp ne i32 %33, 0, !dbg !589
  %35 = zext i1 %34 to i64, !dbg !589
  %36 = select i1 %34, i32 4, i32 3, !dbg !589
  %37 = sext i32 %36 to i64, !dbg !591
  %38 = getelementptr inbounds [8 x i8], [8 x i8]* %2, i64 0, i64 %37, !dbg !591
  %39 = load i8, i8* %38, align 1, !dbg !591
  %40 = sext i8 %39 to i32, !dbg !591
  %41 = icmp eq i32 %40, 9, !dbg !592
  br i1 %41, label %42, label %43, !dbg !593

42:                                               ; preds = %32
  store volatile i32 1, i32* @sink, align 4, !dbg !594
  br label %43, !dbg !595

43:                                               ; preds = %42, %32
  ret void, !dbg !596
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_sorted() #0 !dbg !597 {
  %1 = alloca [4 x i32], align 16
  %2 = alloca [4 x i32], align 16
  call void @llvm.dbg.declare(metadata [4 x i32]* %1, metadata !598, metadata !DIExpression()), !dbg !599
  %3 = bitcast [4 x i32]* %1 to i8*, !dbg !599
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %3, i8* align 16 bitcast ([4 x i32]* @__const.uninit_sorted.a to i8*), i64 16, i1 false), !dbg !599
  call void @llvm.dbg.declare(metadata [4 x i32]* %2, metadata !600, metadata !DIExpression()), !dbg !601
  %4 = getelementptr inbounds [4 x i32], [4 x i32]* %2, i64 0, i64 0, !dbg !602
  %5 = bitcast i32* %4 to i8*, !dbg !602
  %6 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 0, !dbg !602
  %7 = bitcast i32* %6 to i8*, !dbg !602
  %8 = load i32, i32* @bad, align 4, !dbg !603
  %9 = icmp ne i32 %8, 0, !dbg !603
  %10 = zext i1 %9 to i64, !dbg !603
  %11 = select i1 %9, i32 3, i32 4, !dbg !603
  %12 = sext i32 %11 to i64, !dbg !604
  %13 = mul i64 %12, 4, !dbg !605
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %5, i8* align 16 %7, i64 %13, i1 false), !dbg !602
  %14 = getelementptr inbounds [4 x i32], [4 x i32]* %2, i64 0, i64 0, !dbg !606
  %15 = bitcast i32* %14 to i8*, !dbg !606
  call void @qsort(i8* noundef %15, i64 noundef 4, i64 noundef 4, i32 (i8*, i8*)* noundef @compare), !dbg !607
  %16 = getelementptr inbounds [4 x i32], [4 x i32]* %2, i64 0, i64 0, !dbg !608
  %17 = load i32, i32* %16, align 16, !dbg !608
  store volatile i32 %17, i32* @sink, align 4, !dbg !609
  ret void, !dbg !610
}

declare void @qsort(i8* noundef, i64 noundef, i64 noundef, i32 (i8*, i8*)* noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @compare(i8* noundef %0, i8* noundef %1) #0 !dbg !611 {
  %3 = alloca i8*, align 8
  %4 = alloca i8*, align 8
  store i8* %0, i8** %3, align 8
  call void @llvm.dbg.declare(metadata i8** %3, metadata !616, metadata !DIExpression()), !dbg !617
  store i8* %1, i8** %4, align 8
  call void @llvm.dbg.declare(metadata i8** %4, metadata !618, metadata !DIExpression()), !dbg !619
  %5 = load i8*, i8** %3, align 8, !dbg !620
  %6 = bitcast i8* %5 to i32*, !dbg !621
  %7 = load i32, i32* %6, align 4, !dbg !622
  %8 = load i8*, i8** %4, align 8, !dbg !623
  %9 = bitcast i8* %8 to i32*, !dbg !624
  %10 = load i32, i32* %9, align 4, !dbg !625
  %11 = sub nsw i32 %7, %10, !dbg !626
  ret i32 %11, !dbg !627
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_float() #0 !dbg !628 {
  %1 = alloca double, align 8
  call void @llvm.dbg.declare(metadata double* %1, metadata !629, metadata !DIExpression()), !dbg !631
  %2 = load i32, i32* @bad, align 4, !dbg !632
  %3 = icmp ne i32 %2, 0, !dbg !632
  br i1 %3, label %5, label %4, !dbg !634

4:                                                ; preds = %0
  store double 1.500000e+00, double* %1, align 8, !dbg !635
  br label %5, !dbg !636

5:                                                ; preds = %4, %0
  %6 = load double, double* %1, align 8, !dbg !637
  %7 = fmul double %6, 2.000000e+00, !dbg !639
  %8 = fcmp ogt double %7, 1.000000e+00, !dbg !640
  br i1 %8, label %9, label %10, !dbg !641

9:                                                ; preds = %5
  store volatile i32 1, i32* @sink, align 4, !dbg !642
  br label %10, !dbg !643

10:                                               ; preds = %9, %5
  ret void, !dbg !644
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
!llvm.module.flags = !{!79, !80, !81, !82, !83, !84, !85}
!llvm.ident = !{!86}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "bad", scope: !2, file: !23, line: 18, type: !15, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !14, globals: !20, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/faults/uninit.c", directory: ".", checksumkind: CSK_MD5, checksum: "2cc831a1b14c495cf247f05872bb8a8a")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, scope: !6, file: !3, line: 83, baseType: !10, size: 32, elements: !11)
!6 = distinct !DISubprogram(name: "uninit_switch", scope: !3, file: !3, line: 81, type: !7, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
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
!20 = !{!21, !0, !33, !35, !38, !40, !42, !44, !49, !51, !53, !55, !57, !59, !61, !63, !65, !67, !69, !71, !73, !75, !77}
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
!39 = distinct !DIGlobalVariable(name: "entry_uninit_heap", scope: !2, file: !3, line: 18, type: !25, isLocal: true, isDefinition: true)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "entry_uninit_realloc", scope: !2, file: !3, line: 29, type: !25, isLocal: true, isDefinition: true)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "entry_uninit_index", scope: !2, file: !3, line: 38, type: !25, isLocal: true, isDefinition: true)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 7, type: !46, isLocal: true, isDefinition: true)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 128, elements: !47)
!47 = !{!48}
!48 = !DISubrange(count: 4)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(name: "entry_uninit_pointer", scope: !2, file: !3, line: 46, type: !25, isLocal: true, isDefinition: true)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(name: "entry_uninit_argument", scope: !2, file: !3, line: 54, type: !25, isLocal: true, isDefinition: true)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(name: "entry_uninit_string", scope: !2, file: !3, line: 62, type: !25, isLocal: true, isDefinition: true)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(name: "entry_uninit_divisor", scope: !2, file: !3, line: 73, type: !25, isLocal: true, isDefinition: true)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(name: "entry_uninit_switch", scope: !2, file: !3, line: 81, type: !25, isLocal: true, isDefinition: true)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(name: "entry_uninit_call", scope: !2, file: !3, line: 95, type: !25, isLocal: true, isDefinition: true)
!61 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression())
!62 = distinct !DIGlobalVariable(name: "entry_uninit_through_structs", scope: !2, file: !3, line: 124, type: !25, isLocal: true, isDefinition: true)
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(name: "entry_uninit_bit_fields", scope: !2, file: !3, line: 147, type: !25, isLocal: true, isDefinition: true)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(name: "entry_uninit_by_value", scope: !2, file: !3, line: 169, type: !25, isLocal: true, isDefinition: true)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(name: "entry_uninit_union", scope: !2, file: !3, line: 179, type: !25, isLocal: true, isDefinition: true)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(name: "entry_uninit_masked", scope: !2, file: !3, line: 192, type: !25, isLocal: true, isDefinition: true)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(name: "entry_uninit_not_chosen", scope: !2, file: !3, line: 208, type: !25, isLocal: true, isDefinition: true)
!73 = !DIGlobalVariableExpression(var: !74, expr: !DIExpression())
!74 = distinct !DIGlobalVariable(name: "entry_uninit_copied_bytes", scope: !2, file: !3, line: 215, type: !25, isLocal: true, isDefinition: true)
!75 = !DIGlobalVariableExpression(var: !76, expr: !DIExpression())
!76 = distinct !DIGlobalVariable(name: "entry_uninit_sorted", scope: !2, file: !3, line: 231, type: !25, isLocal: true, isDefinition: true)
!77 = !DIGlobalVariableExpression(var: !78, expr: !DIExpression())
!78 = distinct !DIGlobalVariable(name: "entry_uninit_float", scope: !2, file: !3, line: 239, type: !25, isLocal: true, isDefinition: true)
!79 = !{i32 7, !"Dwarf Version", i32 5}
!80 = !{i32 2, !"Debug Info Version", i32 3}
!81 = !{i32 1, !"wchar_size", i32 4}
!82 = !{i32 7, !"PIC Level", i32 2}
!83 = !{i32 7, !"PIE Level", i32 2}
!84 = !{i32 7, !"uwtable", i32 1}
!85 = !{i32 7, !"frame-pointer", i32 2}
!86 = !{!"Debian clang version 14.0.6"}
!87 = distinct !DISubprogram(name: "main", scope: !23, file: !23, line: 30, type: !88, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !9)
!88 = !DISubroutineType(types: !89)
!89 = !{!15, !15, !90}
!90 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!91 = !DILocalVariable(name: "argc", arg: 1, scope: !87, file: !23, line: 30, type: !15)
!92 = !DILocation(line: 30, column: 14, scope: !87)
!93 = !DILocalVariable(name: "argv", arg: 2, scope: !87, file: !23, line: 30, type: !90)
!94 = !DILocation(line: 30, column: 27, scope: !87)
!95 = !DILocation(line: 32, column: 11, scope: !87)
!96 = !DILocation(line: 32, column: 16, scope: !87)
!97 = !DILocation(line: 32, column: 20, scope: !87)
!98 = !DILocation(line: 32, column: 30, scope: !87)
!99 = !DILocation(line: 32, column: 23, scope: !87)
!100 = !DILocation(line: 32, column: 46, scope: !87)
!101 = !DILocation(line: 0, scope: !87)
!102 = !DILocation(line: 32, column: 9, scope: !87)
!103 = !DILocalVariable(name: "c", scope: !104, file: !23, line: 33, type: !24)
!104 = distinct !DILexicalBlock(scope: !87, file: !23, line: 33, column: 5)
!105 = !DILocation(line: 33, column: 29, scope: !104)
!106 = !DILocation(line: 33, column: 33, scope: !104)
!107 = !DILocation(line: 33, column: 10, scope: !104)
!108 = !DILocation(line: 33, column: 44, scope: !109)
!109 = distinct !DILexicalBlock(scope: !104, file: !23, line: 33, column: 5)
!110 = !DILocation(line: 33, column: 5, scope: !104)
!111 = !DILocation(line: 34, column: 13, scope: !112)
!112 = distinct !DILexicalBlock(scope: !109, file: !23, line: 34, column: 13)
!113 = !DILocation(line: 34, column: 18, scope: !112)
!114 = !DILocation(line: 34, column: 22, scope: !112)
!115 = !DILocation(line: 34, column: 32, scope: !112)
!116 = !DILocation(line: 34, column: 41, scope: !112)
!117 = !DILocation(line: 34, column: 44, scope: !112)
!118 = !DILocation(line: 34, column: 25, scope: !112)
!119 = !DILocation(line: 34, column: 50, scope: !112)
!120 = !DILocation(line: 34, column: 13, scope: !109)
!121 = !DILocation(line: 35, column: 13, scope: !122)
!122 = distinct !DILexicalBlock(scope: !112, file: !23, line: 34, column: 56)
!123 = !DILocation(line: 35, column: 16, scope: !122)
!124 = !DILocation(line: 36, column: 13, scope: !122)
!125 = !DILocation(line: 34, column: 53, scope: !112)
!126 = !DILocation(line: 33, column: 51, scope: !109)
!127 = !DILocation(line: 33, column: 54, scope: !109)
!128 = !DILocation(line: 33, column: 49, scope: !109)
!129 = !DILocation(line: 33, column: 5, scope: !109)
!130 = distinct !{!130, !110, !131, !132}
!131 = !DILocation(line: 37, column: 9, scope: !104)
!132 = !{!"llvm.loop.mustprogress"}
!133 = !DILocation(line: 38, column: 5, scope: !87)
!134 = !DILocation(line: 39, column: 1, scope: !87)
!135 = distinct !DISubprogram(name: "add_uninit_local", scope: !3, file: !3, line: 9, type: !7, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!136 = !DILocation(line: 9, column: 1, scope: !135)
!137 = distinct !DISubprogram(name: "add_uninit_heap", scope: !3, file: !3, line: 18, type: !7, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!138 = !DILocation(line: 18, column: 1, scope: !137)
!139 = distinct !DISubprogram(name: "add_uninit_realloc", scope: !3, file: !3, line: 29, type: !7, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!140 = !DILocation(line: 29, column: 1, scope: !139)
!141 = distinct !DISubprogram(name: "add_uninit_index", scope: !3, file: !3, line: 38, type: !7, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!142 = !DILocation(line: 38, column: 1, scope: !141)
!143 = distinct !DISubprogram(name: "add_uninit_pointer", scope: !3, file: !3, line: 46, type: !7, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!144 = !DILocation(line: 46, column: 1, scope: !143)
!145 = distinct !DISubprogram(name: "add_uninit_argument", scope: !3, file: !3, line: 54, type: !7, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!146 = !DILocation(line: 54, column: 1, scope: !145)
!147 = distinct !DISubprogram(name: "add_uninit_string", scope: !3, file: !3, line: 62, type: !7, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!148 = !DILocation(line: 62, column: 1, scope: !147)
!149 = distinct !DISubprogram(name: "add_uninit_divisor", scope: !3, file: !3, line: 73, type: !7, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!150 = !DILocation(line: 73, column: 1, scope: !149)
!151 = distinct !DISubprogram(name: "add_uninit_switch", scope: !3, file: !3, line: 81, type: !7, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!152 = !DILocation(line: 81, column: 1, scope: !151)
!153 = distinct !DISubprogram(name: "add_uninit_call", scope: !3, file: !3, line: 95, type: !7, scopeLine: 95, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!154 = !DILocation(line: 95, column: 1, scope: !153)
!155 = distinct !DISubprogram(name: "add_uninit_through_structs", scope: !3, file: !3, line: 124, type: !7, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!156 = !DILocation(line: 124, column: 1, scope: !155)
!157 = distinct !DISubprogram(name: "add_uninit_bit_fields", scope: !3, file: !3, line: 147, type: !7, scopeLine: 147, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!158 = !DILocation(line: 147, column: 1, scope: !157)
!159 = distinct !DISubprogram(name: "add_uninit_by_value", scope: !3, file: !3, line: 169, type: !7, scopeLine: 169, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!160 = !DILocation(line: 169, column: 1, scope: !159)
!161 = distinct !DISubprogram(name: "add_uninit_union", scope: !3, file: !3, line: 179, type: !7, scopeLine: 179, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!162 = !DILocation(line: 179, column: 1, scope: !161)
!163 = distinct !DISubprogram(name: "add_uninit_masked", scope: !3, file: !3, line: 192, type: !7, scopeLine: 192, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!164 = !DILocation(line: 192, column: 1, scope: !163)
!165 = distinct !DISubprogram(name: "add_uninit_not_chosen", scope: !3, file: !3, line: 208, type: !7, scopeLine: 208, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!166 = !DILocation(line: 208, column: 1, scope: !165)
!167 = distinct !DISubprogram(name: "add_uninit_copied_bytes", scope: !3, file: !3, line: 215, type: !7, scopeLine: 215, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!168 = !DILocation(line: 215, column: 1, scope: !167)
!169 = distinct !DISubprogram(name: "add_uninit_sorted", scope: !3, file: !3, line: 231, type: !7, scopeLine: 231, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!170 = !DILocation(line: 231, column: 1, scope: !169)
!171 = distinct !DISubprogram(name: "add_uninit_float", scope: !3, file: !3, line: 239, type: !7, scopeLine: 239, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!172 = !DILocation(line: 239, column: 1, scope: !171)
!173 = distinct !DISubprogram(name: "uninit_local", scope: !3, file: !3, line: 9, type: !7, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!174 = !DILocalVariable(name: "x", scope: !173, file: !3, line: 11, type: !15)
!175 = !DILocation(line: 11, column: 9, scope: !173)
!176 = !DILocation(line: 12, column: 10, scope: !177)
!177 = distinct !DILexicalBlock(scope: !173, file: !3, line: 12, column: 9)
!178 = !DILocation(line: 12, column: 9, scope: !173)
!179 = !DILocation(line: 13, column: 11, scope: !177)
!180 = !DILocation(line: 13, column: 9, scope: !177)
!181 = !DILocation(line: 14, column: 9, scope: !182)
!182 = distinct !DILexicalBlock(scope: !173, file: !3, line: 14, column: 9)
!183 = !DILocation(line: 14, column: 9, scope: !173)
!184 = !DILocation(line: 15, column: 14, scope: !182)
!185 = !DILocation(line: 15, column: 9, scope: !182)
!186 = !DILocation(line: 16, column: 1, scope: !173)
!187 = distinct !DISubprogram(name: "uninit_heap", scope: !3, file: !3, line: 18, type: !7, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!188 = !DILocalVariable(name: "p", scope: !187, file: !3, line: 20, type: !189)
!189 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!190 = !DILocation(line: 20, column: 10, scope: !187)
!191 = !DILocation(line: 20, column: 14, scope: !187)
!192 = !DILocation(line: 21, column: 5, scope: !187)
!193 = !DILocation(line: 21, column: 10, scope: !187)
!194 = !DILocation(line: 22, column: 10, scope: !195)
!195 = distinct !DILexicalBlock(scope: !187, file: !3, line: 22, column: 9)
!196 = !DILocation(line: 22, column: 9, scope: !187)
!197 = !DILocation(line: 23, column: 9, scope: !195)
!198 = !DILocation(line: 23, column: 14, scope: !195)
!199 = !DILocation(line: 24, column: 9, scope: !200)
!200 = distinct !DILexicalBlock(scope: !187, file: !3, line: 24, column: 9)
!201 = !DILocation(line: 24, column: 16, scope: !200)
!202 = !DILocation(line: 24, column: 14, scope: !200)
!203 = !DILocation(line: 24, column: 21, scope: !200)
!204 = !DILocation(line: 24, column: 9, scope: !187)
!205 = !DILocation(line: 25, column: 14, scope: !200)
!206 = !DILocation(line: 25, column: 9, scope: !200)
!207 = !DILocation(line: 26, column: 10, scope: !187)
!208 = !DILocation(line: 26, column: 5, scope: !187)
!209 = !DILocation(line: 27, column: 1, scope: !187)
!210 = distinct !DISubprogram(name: "uninit_realloc", scope: !3, file: !3, line: 29, type: !7, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!211 = !DILocalVariable(name: "p", scope: !210, file: !3, line: 31, type: !16)
!212 = !DILocation(line: 31, column: 11, scope: !210)
!213 = !DILocation(line: 31, column: 15, scope: !210)
!214 = !DILocation(line: 32, column: 17, scope: !210)
!215 = !DILocation(line: 32, column: 9, scope: !210)
!216 = !DILocation(line: 32, column: 7, scope: !210)
!217 = !DILocation(line: 33, column: 9, scope: !218)
!218 = distinct !DILexicalBlock(scope: !210, file: !3, line: 33, column: 9)
!219 = !DILocation(line: 33, column: 11, scope: !218)
!220 = !DILocation(line: 33, column: 9, scope: !210)
!221 = !DILocation(line: 34, column: 14, scope: !218)
!222 = !DILocation(line: 34, column: 9, scope: !218)
!223 = !DILocation(line: 35, column: 10, scope: !210)
!224 = !DILocation(line: 35, column: 5, scope: !210)
!225 = !DILocation(line: 36, column: 1, scope: !210)
!226 = distinct !DISubprogram(name: "uninit_index", scope: !3, file: !3, line: 38, type: !7, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!227 = !DILocalVariable(name: "i", scope: !226, file: !3, line: 40, type: !15)
!228 = !DILocation(line: 40, column: 9, scope: !226)
!229 = !DILocation(line: 41, column: 10, scope: !230)
!230 = distinct !DILexicalBlock(scope: !226, file: !3, line: 41, column: 9)
!231 = !DILocation(line: 41, column: 9, scope: !226)
!232 = !DILocation(line: 42, column: 11, scope: !230)
!233 = !DILocation(line: 42, column: 9, scope: !230)
!234 = !DILocation(line: 43, column: 18, scope: !226)
!235 = !DILocation(line: 43, column: 12, scope: !226)
!236 = !DILocation(line: 43, column: 10, scope: !226)
!237 = !DILocation(line: 44, column: 1, scope: !226)
!238 = distinct !DISubprogram(name: "uninit_pointer", scope: !3, file: !3, line: 46, type: !7, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!239 = !DILocalVariable(name: "p", scope: !238, file: !3, line: 48, type: !189)
!240 = !DILocation(line: 48, column: 10, scope: !238)
!241 = !DILocation(line: 49, column: 10, scope: !242)
!242 = distinct !DILexicalBlock(scope: !238, file: !3, line: 49, column: 9)
!243 = !DILocation(line: 49, column: 9, scope: !238)
!244 = !DILocation(line: 50, column: 11, scope: !242)
!245 = !DILocation(line: 50, column: 9, scope: !242)
!246 = !DILocation(line: 51, column: 6, scope: !238)
!247 = !DILocation(line: 51, column: 8, scope: !238)
!248 = !DILocation(line: 52, column: 1, scope: !238)
!249 = distinct !DISubprogram(name: "uninit_argument", scope: !3, file: !3, line: 54, type: !7, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!250 = !DILocalVariable(name: "x", scope: !249, file: !3, line: 56, type: !15)
!251 = !DILocation(line: 56, column: 9, scope: !249)
!252 = !DILocation(line: 57, column: 10, scope: !253)
!253 = distinct !DILexicalBlock(scope: !249, file: !3, line: 57, column: 9)
!254 = !DILocation(line: 57, column: 9, scope: !249)
!255 = !DILocation(line: 58, column: 11, scope: !253)
!256 = !DILocation(line: 58, column: 9, scope: !253)
!257 = !DILocation(line: 59, column: 20, scope: !249)
!258 = !DILocation(line: 59, column: 5, scope: !249)
!259 = !DILocation(line: 60, column: 1, scope: !249)
!260 = distinct !DISubprogram(name: "uninit_string", scope: !3, file: !3, line: 62, type: !7, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!261 = !DILocalVariable(name: "text", scope: !260, file: !3, line: 64, type: !262)
!262 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 32, elements: !47)
!263 = !DILocation(line: 64, column: 10, scope: !260)
!264 = !DILocation(line: 65, column: 5, scope: !260)
!265 = !DILocation(line: 65, column: 13, scope: !260)
!266 = !DILocation(line: 66, column: 5, scope: !260)
!267 = !DILocation(line: 66, column: 13, scope: !260)
!268 = !DILocation(line: 67, column: 10, scope: !269)
!269 = distinct !DILexicalBlock(scope: !260, file: !3, line: 67, column: 9)
!270 = !DILocation(line: 67, column: 9, scope: !260)
!271 = !DILocation(line: 68, column: 9, scope: !269)
!272 = !DILocation(line: 68, column: 17, scope: !269)
!273 = !DILocation(line: 69, column: 16, scope: !274)
!274 = distinct !DILexicalBlock(scope: !260, file: !3, line: 69, column: 9)
!275 = !DILocation(line: 69, column: 9, scope: !274)
!276 = !DILocation(line: 69, column: 22, scope: !274)
!277 = !DILocation(line: 69, column: 9, scope: !260)
!278 = !DILocation(line: 70, column: 14, scope: !274)
!279 = !DILocation(line: 70, column: 9, scope: !274)
!280 = !DILocation(line: 71, column: 1, scope: !260)
!281 = distinct !DISubprogram(name: "uninit_divisor", scope: !3, file: !3, line: 73, type: !7, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!282 = !DILocalVariable(name: "x", scope: !281, file: !3, line: 75, type: !15)
!283 = !DILocation(line: 75, column: 9, scope: !281)
!284 = !DILocation(line: 76, column: 10, scope: !285)
!285 = distinct !DILexicalBlock(scope: !281, file: !3, line: 76, column: 9)
!286 = !DILocation(line: 76, column: 9, scope: !281)
!287 = !DILocation(line: 77, column: 11, scope: !285)
!288 = !DILocation(line: 77, column: 9, scope: !285)
!289 = !DILocation(line: 78, column: 18, scope: !281)
!290 = !DILocation(line: 78, column: 20, scope: !281)
!291 = !DILocation(line: 78, column: 15, scope: !281)
!292 = !DILocation(line: 78, column: 10, scope: !281)
!293 = !DILocation(line: 79, column: 1, scope: !281)
!294 = !DILocalVariable(name: "e", scope: !6, file: !3, line: 83, type: !5)
!295 = !DILocation(line: 83, column: 23, scope: !6)
!296 = !DILocation(line: 84, column: 10, scope: !297)
!297 = distinct !DILexicalBlock(scope: !6, file: !3, line: 84, column: 9)
!298 = !DILocation(line: 84, column: 9, scope: !6)
!299 = !DILocation(line: 85, column: 11, scope: !297)
!300 = !DILocation(line: 85, column: 9, scope: !297)
!301 = !DILocation(line: 86, column: 13, scope: !6)
!302 = !DILocation(line: 86, column: 5, scope: !6)
!303 = !DILocation(line: 88, column: 14, scope: !304)
!304 = distinct !DILexicalBlock(scope: !6, file: !3, line: 86, column: 16)
!305 = !DILocation(line: 89, column: 9, scope: !304)
!306 = !DILocation(line: 91, column: 14, scope: !304)
!307 = !DILocation(line: 92, column: 5, scope: !304)
!308 = !DILocation(line: 93, column: 1, scope: !6)
!309 = distinct !DISubprogram(name: "uninit_call", scope: !3, file: !3, line: 95, type: !7, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!310 = !DILocalVariable(name: "f", scope: !309, file: !3, line: 97, type: !311)
!311 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !312, size: 64)
!312 = !DISubroutineType(types: !313)
!313 = !{null, !314}
!314 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!315 = !DILocation(line: 97, column: 12, scope: !309)
!316 = !DILocation(line: 98, column: 10, scope: !317)
!317 = distinct !DILexicalBlock(scope: !309, file: !3, line: 98, column: 9)
!318 = !DILocation(line: 98, column: 9, scope: !309)
!319 = !DILocation(line: 99, column: 11, scope: !317)
!320 = !DILocation(line: 99, column: 9, scope: !317)
!321 = !DILocation(line: 100, column: 5, scope: !309)
!322 = !DILocation(line: 101, column: 1, scope: !309)
!323 = distinct !DISubprogram(name: "uninit_through_structs", scope: !3, file: !3, line: 124, type: !7, scopeLine: 125, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!324 = !DILocalVariable(name: "a", scope: !323, file: !3, line: 126, type: !325)
!325 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "padded", file: !3, line: 103, size: 96, elements: !326)
!326 = !{!327, !328, !329}
!327 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !325, file: !3, line: 104, baseType: !17, size: 8)
!328 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !325, file: !3, line: 105, baseType: !15, size: 32, offset: 32)
!329 = !DIDerivedType(tag: DW_TAG_member, name: "tail", scope: !325, file: !3, line: 106, baseType: !330, size: 16, offset: 64)
!330 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!331 = !DILocation(line: 126, column: 19, scope: !323)
!332 = !DILocation(line: 126, column: 23, scope: !323)
!333 = !DILocalVariable(name: "b", scope: !323, file: !3, line: 126, type: !325)
!334 = !DILocation(line: 126, column: 31, scope: !323)
!335 = !DILocalVariable(name: "heap", scope: !323, file: !3, line: 126, type: !336)
!336 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !325, size: 64)
!337 = !DILocation(line: 126, column: 35, scope: !323)
!338 = !DILocation(line: 126, column: 42, scope: !323)
!339 = !DILocation(line: 127, column: 9, scope: !323)
!340 = !DILocation(line: 128, column: 12, scope: !323)
!341 = !DILocation(line: 128, column: 5, scope: !323)
!342 = !DILocalVariable(name: "c", scope: !323, file: !3, line: 129, type: !325)
!343 = !DILocation(line: 129, column: 19, scope: !323)
!344 = !DILocation(line: 129, column: 24, scope: !323)
!345 = !DILocation(line: 129, column: 23, scope: !323)
!346 = !DILocation(line: 130, column: 10, scope: !323)
!347 = !DILocation(line: 130, column: 5, scope: !323)
!348 = !DILocation(line: 131, column: 11, scope: !349)
!349 = distinct !DILexicalBlock(scope: !323, file: !3, line: 131, column: 9)
!350 = !DILocation(line: 131, column: 9, scope: !349)
!351 = !DILocation(line: 131, column: 19, scope: !349)
!352 = !DILocation(line: 131, column: 15, scope: !349)
!353 = !DILocation(line: 131, column: 25, scope: !349)
!354 = !DILocation(line: 131, column: 9, scope: !323)
!355 = !DILocation(line: 132, column: 9, scope: !349)
!356 = !DILocation(line: 133, column: 9, scope: !357)
!357 = distinct !DILexicalBlock(scope: !323, file: !3, line: 133, column: 9)
!358 = !DILocation(line: 133, column: 16, scope: !357)
!359 = !DILocation(line: 133, column: 9, scope: !323)
!360 = !DILocation(line: 134, column: 9, scope: !357)
!361 = !DILocation(line: 135, column: 1, scope: !323)
!362 = distinct !DISubprogram(name: "make", scope: !3, file: !3, line: 109, type: !363, scopeLine: 110, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!363 = !DISubroutineType(types: !364)
!364 = !{!325}
!365 = !DILocalVariable(name: "p", scope: !362, file: !3, line: 111, type: !325)
!366 = !DILocation(line: 111, column: 19, scope: !362)
!367 = !DILocation(line: 112, column: 7, scope: !362)
!368 = !DILocation(line: 112, column: 11, scope: !362)
!369 = !DILocation(line: 113, column: 7, scope: !362)
!370 = !DILocation(line: 113, column: 13, scope: !362)
!371 = !DILocation(line: 114, column: 10, scope: !372)
!372 = distinct !DILexicalBlock(scope: !362, file: !3, line: 114, column: 9)
!373 = !DILocation(line: 114, column: 9, scope: !362)
!374 = !DILocation(line: 115, column: 11, scope: !372)
!375 = !DILocation(line: 115, column: 16, scope: !372)
!376 = !DILocation(line: 115, column: 9, scope: !372)
!377 = !DILocation(line: 116, column: 5, scope: !362)
!378 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 119, type: !379, scopeLine: 120, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!379 = !DISubroutineType(types: !380)
!380 = !{!15, !325}
!381 = !DILocalVariable(name: "p", arg: 1, scope: !378, file: !3, line: 119, type: !325)
!382 = !DILocation(line: 119, column: 30, scope: !378)
!383 = !DILocation(line: 121, column: 14, scope: !378)
!384 = !DILocation(line: 121, column: 12, scope: !378)
!385 = !DILocation(line: 121, column: 22, scope: !378)
!386 = !DILocation(line: 121, column: 18, scope: !378)
!387 = !DILocation(line: 121, column: 32, scope: !378)
!388 = !DILocation(line: 121, column: 30, scope: !378)
!389 = !DILocation(line: 121, column: 28, scope: !378)
!390 = !DILocation(line: 121, column: 5, scope: !378)
!391 = distinct !DISubprogram(name: "uninit_bit_fields", scope: !3, file: !3, line: 147, type: !7, scopeLine: 148, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!392 = !DILocalVariable(name: "f", scope: !391, file: !3, line: 149, type: !393)
!393 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "flags", file: !3, line: 137, size: 64, elements: !394)
!394 = !{!395, !396, !397, !398}
!395 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !393, file: !3, line: 138, baseType: !10, size: 3, flags: DIFlagBitField, extraData: i64 0)
!396 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !393, file: !3, line: 138, baseType: !10, size: 5, offset: 3, flags: DIFlagBitField, extraData: i64 0)
!397 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !393, file: !3, line: 138, baseType: !10, size: 9, offset: 8, flags: DIFlagBitField, extraData: i64 0)
!398 = !DIDerivedType(tag: DW_TAG_member, name: "wide", scope: !393, file: !3, line: 139, baseType: !399, size: 40, offset: 17, flags: DIFlagBitField, extraData: i64 0)
!399 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!400 = !DILocation(line: 149, column: 18, scope: !391)
!401 = !DILocation(line: 150, column: 7, scope: !391)
!402 = !DILocation(line: 150, column: 9, scope: !391)
!403 = !DILocation(line: 151, column: 7, scope: !391)
!404 = !DILocation(line: 151, column: 9, scope: !391)
!405 = !DILocation(line: 152, column: 7, scope: !391)
!406 = !DILocation(line: 152, column: 12, scope: !391)
!407 = !DILocation(line: 153, column: 11, scope: !408)
!408 = distinct !DILexicalBlock(scope: !391, file: !3, line: 153, column: 9)
!409 = !DILocation(line: 153, column: 13, scope: !408)
!410 = !DILocation(line: 153, column: 18, scope: !408)
!411 = !DILocation(line: 153, column: 23, scope: !408)
!412 = !DILocation(line: 153, column: 25, scope: !408)
!413 = !DILocation(line: 153, column: 32, scope: !408)
!414 = !DILocation(line: 153, column: 37, scope: !408)
!415 = !DILocation(line: 153, column: 42, scope: !408)
!416 = !DILocation(line: 153, column: 47, scope: !408)
!417 = !DILocation(line: 153, column: 50, scope: !408)
!418 = !DILocation(line: 153, column: 62, scope: !408)
!419 = !DILocation(line: 153, column: 9, scope: !391)
!420 = !DILocation(line: 154, column: 9, scope: !408)
!421 = !DILocation(line: 155, column: 9, scope: !422)
!422 = distinct !DILexicalBlock(scope: !391, file: !3, line: 155, column: 9)
!423 = !DILocation(line: 155, column: 13, scope: !422)
!424 = !DILocation(line: 155, column: 18, scope: !422)
!425 = !DILocation(line: 155, column: 16, scope: !422)
!426 = !DILocation(line: 155, column: 9, scope: !391)
!427 = !DILocation(line: 156, column: 14, scope: !422)
!428 = !DILocation(line: 156, column: 9, scope: !422)
!429 = !DILocation(line: 157, column: 1, scope: !391)
!430 = distinct !DISubprogram(name: "flag_sum", scope: !3, file: !3, line: 142, type: !431, scopeLine: 143, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!431 = !DISubroutineType(types: !432)
!432 = !{!15, !393}
!433 = !DILocalVariable(name: "f", arg: 1, scope: !430, file: !3, line: 142, type: !393)
!434 = !DILocation(line: 142, column: 34, scope: !430)
!435 = !DILocation(line: 144, column: 19, scope: !430)
!436 = !DILocation(line: 144, column: 30, scope: !430)
!437 = !DILocation(line: 144, column: 21, scope: !430)
!438 = !DILocation(line: 144, column: 5, scope: !430)
!439 = distinct !DISubprogram(name: "uninit_by_value", scope: !3, file: !3, line: 169, type: !7, scopeLine: 170, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!440 = !DILocalVariable(name: "l", scope: !439, file: !3, line: 171, type: !441)
!441 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "large", file: !3, line: 159, size: 352, elements: !442)
!442 = !{!443, !444, !445}
!443 = !DIDerivedType(tag: DW_TAG_member, name: "lead", scope: !441, file: !3, line: 160, baseType: !10, size: 4, flags: DIFlagBitField, extraData: i64 0)
!444 = !DIDerivedType(tag: DW_TAG_member, name: "rest", scope: !441, file: !3, line: 160, baseType: !10, size: 4, offset: 4, flags: DIFlagBitField, extraData: i64 0)
!445 = !DIDerivedType(tag: DW_TAG_member, name: "room", scope: !441, file: !3, line: 161, baseType: !446, size: 320, offset: 8)
!446 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 320, elements: !447)
!447 = !{!448}
!448 = !DISubrange(count: 40)
!449 = !DILocation(line: 171, column: 18, scope: !439)
!450 = !DILocation(line: 172, column: 7, scope: !439)
!451 = !DILocation(line: 172, column: 12, scope: !439)
!452 = !DILocation(line: 173, column: 9, scope: !453)
!453 = distinct !DILexicalBlock(scope: !439, file: !3, line: 173, column: 9)
!454 = !DILocation(line: 173, column: 21, scope: !453)
!455 = !DILocation(line: 173, column: 9, scope: !439)
!456 = !DILocation(line: 174, column: 9, scope: !453)
!457 = !DILocation(line: 175, column: 9, scope: !458)
!458 = distinct !DILexicalBlock(scope: !439, file: !3, line: 175, column: 9)
!459 = !DILocation(line: 175, column: 13, scope: !458)
!460 = !DILocation(line: 175, column: 18, scope: !458)
!461 = !DILocation(line: 175, column: 16, scope: !458)
!462 = !DILocation(line: 175, column: 9, scope: !439)
!463 = !DILocation(line: 176, column: 14, scope: !458)
!464 = !DILocation(line: 176, column: 9, scope: !458)
!465 = !DILocation(line: 177, column: 1, scope: !439)
!466 = distinct !DISubprogram(name: "first_of", scope: !3, file: !3, line: 164, type: !467, scopeLine: 165, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!467 = !DISubroutineType(types: !468)
!468 = !{!15, !441}
!469 = !DILocalVariable(name: "l", arg: 1, scope: !466, file: !3, line: 164, type: !441)
!470 = !DILocation(line: 164, column: 34, scope: !466)
!471 = !DILocation(line: 166, column: 14, scope: !466)
!472 = !DILocation(line: 166, column: 5, scope: !466)
!473 = distinct !DISubprogram(name: "uninit_union", scope: !3, file: !3, line: 179, type: !7, scopeLine: 180, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!474 = !DILocalVariable(name: "u", scope: !473, file: !3, line: 184, type: !475)
!475 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !473, file: !3, line: 181, size: 32, elements: !476)
!476 = !{!477, !478}
!477 = !DIDerivedType(tag: DW_TAG_member, name: "byte", scope: !475, file: !3, line: 182, baseType: !17, size: 8)
!478 = !DIDerivedType(tag: DW_TAG_member, name: "word", scope: !475, file: !3, line: 183, baseType: !15, size: 32)
!479 = !DILocation(line: 184, column: 7, scope: !473)
!480 = !DILocation(line: 185, column: 7, scope: !473)
!481 = !DILocation(line: 185, column: 12, scope: !473)
!482 = !DILocation(line: 186, column: 11, scope: !483)
!483 = distinct !DILexicalBlock(scope: !473, file: !3, line: 186, column: 9)
!484 = !DILocation(line: 186, column: 9, scope: !483)
!485 = !DILocation(line: 186, column: 9, scope: !473)
!486 = !DILocation(line: 187, column: 9, scope: !483)
!487 = !DILocation(line: 188, column: 9, scope: !488)
!488 = distinct !DILexicalBlock(scope: !473, file: !3, line: 188, column: 9)
!489 = !DILocation(line: 188, column: 13, scope: !488)
!490 = !DILocation(line: 188, column: 18, scope: !488)
!491 = !DILocation(line: 188, column: 16, scope: !488)
!492 = !DILocation(line: 188, column: 9, scope: !473)
!493 = !DILocation(line: 189, column: 14, scope: !488)
!494 = !DILocation(line: 189, column: 9, scope: !488)
!495 = !DILocation(line: 190, column: 1, scope: !473)
!496 = distinct !DISubprogram(name: "uninit_masked", scope: !3, file: !3, line: 192, type: !7, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!497 = !DILocalVariable(name: "x", scope: !496, file: !3, line: 194, type: !15)
!498 = !DILocation(line: 194, column: 9, scope: !496)
!499 = !DILocalVariable(name: "p", scope: !496, file: !3, line: 195, type: !16)
!500 = !DILocation(line: 195, column: 11, scope: !496)
!501 = !DILocation(line: 195, column: 15, scope: !496)
!502 = !DILocation(line: 196, column: 5, scope: !496)
!503 = !DILocation(line: 196, column: 10, scope: !496)
!504 = !DILocation(line: 197, column: 10, scope: !505)
!505 = distinct !DILexicalBlock(scope: !496, file: !3, line: 197, column: 9)
!506 = !DILocation(line: 197, column: 12, scope: !505)
!507 = !DILocation(line: 197, column: 20, scope: !505)
!508 = !DILocation(line: 197, column: 9, scope: !496)
!509 = !DILocation(line: 198, column: 9, scope: !505)
!510 = !DILocation(line: 199, column: 10, scope: !511)
!511 = distinct !DILexicalBlock(scope: !496, file: !3, line: 199, column: 9)
!512 = !DILocation(line: 199, column: 15, scope: !511)
!513 = !DILocation(line: 199, column: 12, scope: !511)
!514 = !DILocation(line: 199, column: 36, scope: !511)
!515 = !DILocation(line: 199, column: 9, scope: !496)
!516 = !DILocation(line: 200, column: 14, scope: !511)
!517 = !DILocation(line: 200, column: 9, scope: !511)
!518 = !DILocation(line: 201, column: 1, scope: !496)
!519 = distinct !DISubprogram(name: "uninit_not_chosen", scope: !3, file: !3, line: 208, type: !7, scopeLine: 209, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!520 = !DILocalVariable(name: "a", scope: !519, file: !3, line: 210, type: !15)
!521 = !DILocation(line: 210, column: 9, scope: !519)
!522 = !DILocalVariable(name: "b", scope: !519, file: !3, line: 210, type: !15)
!523 = !DILocation(line: 210, column: 16, scope: !519)
!524 = !DILocation(line: 211, column: 17, scope: !525)
!525 = distinct !DILexicalBlock(scope: !519, file: !3, line: 211, column: 9)
!526 = !DILocation(line: 211, column: 16, scope: !525)
!527 = !DILocation(line: 211, column: 22, scope: !525)
!528 = !DILocation(line: 211, column: 25, scope: !525)
!529 = !DILocation(line: 211, column: 9, scope: !525)
!530 = !DILocation(line: 211, column: 28, scope: !525)
!531 = !DILocation(line: 211, column: 9, scope: !519)
!532 = !DILocation(line: 212, column: 9, scope: !525)
!533 = !DILocation(line: 213, column: 1, scope: !519)
!534 = distinct !DISubprogram(name: "choose", scope: !3, file: !3, line: 203, type: !535, scopeLine: 204, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!535 = !DISubroutineType(types: !536)
!536 = !{!15, !15, !15, !15}
!537 = !DILocalVariable(name: "which", arg: 1, scope: !534, file: !3, line: 203, type: !15)
!538 = !DILocation(line: 203, column: 23, scope: !534)
!539 = !DILocalVariable(name: "a", arg: 2, scope: !534, file: !3, line: 203, type: !15)
!540 = !DILocation(line: 203, column: 34, scope: !534)
!541 = !DILocalVariable(name: "b", arg: 3, scope: !534, file: !3, line: 203, type: !15)
!542 = !DILocation(line: 203, column: 41, scope: !534)
!543 = !DILocation(line: 205, column: 12, scope: !534)
!544 = !DILocation(line: 205, column: 20, scope: !534)
!545 = !DILocation(line: 205, column: 24, scope: !534)
!546 = !DILocation(line: 205, column: 5, scope: !534)
!547 = distinct !DISubprogram(name: "uninit_copied_bytes", scope: !3, file: !3, line: 215, type: !7, scopeLine: 216, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!548 = !DILocalVariable(name: "from", scope: !547, file: !3, line: 217, type: !549)
!549 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 64, elements: !550)
!550 = !{!551}
!551 = !DISubrange(count: 8)
!552 = !DILocation(line: 217, column: 10, scope: !547)
!553 = !DILocalVariable(name: "to", scope: !547, file: !3, line: 217, type: !549)
!554 = !DILocation(line: 217, column: 19, scope: !547)
!555 = !DILocalVariable(name: "i", scope: !556, file: !3, line: 218, type: !15)
!556 = distinct !DILexicalBlock(scope: !547, file: !3, line: 218, column: 5)
!557 = !DILocation(line: 218, column: 14, scope: !556)
!558 = !DILocation(line: 218, column: 10, scope: !556)
!559 = !DILocation(line: 218, column: 21, scope: !560)
!560 = distinct !DILexicalBlock(scope: !556, file: !3, line: 218, column: 5)
!561 = !DILocation(line: 218, column: 23, scope: !560)
!562 = !DILocation(line: 218, column: 5, scope: !556)
!563 = !DILocation(line: 219, column: 25, scope: !560)
!564 = !DILocation(line: 219, column: 19, scope: !560)
!565 = !DILocation(line: 219, column: 14, scope: !560)
!566 = !DILocation(line: 219, column: 9, scope: !560)
!567 = !DILocation(line: 219, column: 17, scope: !560)
!568 = !DILocation(line: 218, column: 29, scope: !560)
!569 = !DILocation(line: 218, column: 5, scope: !560)
!570 = distinct !{!570, !562, !571, !132}
!571 = !DILocation(line: 219, column: 25, scope: !556)
!572 = !DILocalVariable(name: "i", scope: !573, file: !3, line: 220, type: !15)
!573 = distinct !DILexicalBlock(scope: !547, file: !3, line: 220, column: 5)
!574 = !DILocation(line: 220, column: 14, scope: !573)
!575 = !DILocation(line: 220, column: 10, scope: !573)
!576 = !DILocation(line: 220, column: 21, scope: !577)
!577 = distinct !DILexicalBlock(scope: !573, file: !3, line: 220, column: 5)
!578 = !DILocation(line: 220, column: 23, scope: !577)
!579 = !DILocation(line: 220, column: 5, scope: !573)
!580 = !DILocation(line: 221, column: 22, scope: !577)
!581 = !DILocation(line: 221, column: 17, scope: !577)
!582 = !DILocation(line: 221, column: 12, scope: !577)
!583 = !DILocation(line: 221, column: 9, scope: !577)
!584 = !DILocation(line: 221, column: 15, scope: !577)
!585 = !DILocation(line: 220, column: 29, scope: !577)
!586 = !DILocation(line: 220, column: 5, scope: !577)
!587 = distinct !{!587, !579, !588, !132}
!588 = !DILocation(line: 221, column: 23, scope: !573)
!589 = !DILocation(line: 222, column: 12, scope: !590)
!590 = distinct !DILexicalBlock(scope: !547, file: !3, line: 222, column: 9)
!591 = !DILocation(line: 222, column: 9, scope: !590)
!592 = !DILocation(line: 222, column: 25, scope: !590)
!593 = !DILocation(line: 222, column: 9, scope: !547)
!594 = !DILocation(line: 223, column: 14, scope: !590)
!595 = !DILocation(line: 223, column: 9, scope: !590)
!596 = !DILocation(line: 224, column: 1, scope: !547)
!597 = distinct !DISubprogram(name: "uninit_sorted", scope: !3, file: !3, line: 231, type: !7, scopeLine: 232, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!598 = !DILocalVariable(name: "a", scope: !597, file: !3, line: 233, type: !46)
!599 = !DILocation(line: 233, column: 9, scope: !597)
!600 = !DILocalVariable(name: "b", scope: !597, file: !3, line: 233, type: !46)
!601 = !DILocation(line: 233, column: 30, scope: !597)
!602 = !DILocation(line: 234, column: 5, scope: !597)
!603 = !DILocation(line: 234, column: 19, scope: !597)
!604 = !DILocation(line: 234, column: 18, scope: !597)
!605 = !DILocation(line: 234, column: 32, scope: !597)
!606 = !DILocation(line: 235, column: 11, scope: !597)
!607 = !DILocation(line: 235, column: 5, scope: !597)
!608 = !DILocation(line: 236, column: 12, scope: !597)
!609 = !DILocation(line: 236, column: 10, scope: !597)
!610 = !DILocation(line: 237, column: 1, scope: !597)
!611 = distinct !DISubprogram(name: "compare", scope: !3, file: !3, line: 226, type: !612, scopeLine: 227, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!612 = !DISubroutineType(types: !613)
!613 = !{!15, !614, !614}
!614 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !615, size: 64)
!615 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!616 = !DILocalVariable(name: "a", arg: 1, scope: !611, file: !3, line: 226, type: !614)
!617 = !DILocation(line: 226, column: 32, scope: !611)
!618 = !DILocalVariable(name: "b", arg: 2, scope: !611, file: !3, line: 226, type: !614)
!619 = !DILocation(line: 226, column: 47, scope: !611)
!620 = !DILocation(line: 228, column: 26, scope: !611)
!621 = !DILocation(line: 228, column: 13, scope: !611)
!622 = !DILocation(line: 228, column: 12, scope: !611)
!623 = !DILocation(line: 228, column: 44, scope: !611)
!624 = !DILocation(line: 228, column: 31, scope: !611)
!625 = !DILocation(line: 228, column: 30, scope: !611)
!626 = !DILocation(line: 228, column: 28, scope: !611)
!627 = !DILocation(line: 228, column: 5, scope: !611)
!628 = distinct !DISubprogram(name: "uninit_float", scope: !3, file: !3, line: 239, type: !7, scopeLine: 240, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!629 = !DILocalVariable(name: "d", scope: !628, file: !3, line: 241, type: !630)
!630 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!631 = !DILocation(line: 241, column: 12, scope: !628)
!632 = !DILocation(line: 242, column: 10, scope: !633)
!633 = distinct !DILexicalBlock(scope: !628, file: !3, line: 242, column: 9)
!634 = !DILocation(line: 242, column: 9, scope: !628)
!635 = !DILocation(line: 243, column: 11, scope: !633)
!636 = !DILocation(line: 243, column: 9, scope: !633)
!637 = !DILocation(line: 244, column: 9, scope: !638)
!638 = distinct !DILexicalBlock(scope: !628, file: !3, line: 244, column: 9)
!639 = !DILocation(line: 244, column: 11, scope: !638)
!640 = !DILocation(line: 244, column: 15, scope: !638)
!641 = !DILocation(line: 244, column: 9, scope: !628)
!642 = !DILocation(line: 245, column: 14, scope: !638)
!643 = !DILocation(line: 245, column: 9, scope: !638)
!644 = !DILocation(line: 246, column: 1, scope: !628)
