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
%struct.bits = type { i8 }

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
@entry_uninit_bits_copied = internal global %struct.fault_case { i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.25, i32 0, i32 0), void ()* @uninit_bits_copied, %struct.fault_case* null }, align 8, !dbg !81
@entry_uninit_bits_symbolic = internal global %struct.fault_case { i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.26, i32 0, i32 0), void ()* @uninit_bits_symbolic, %struct.fault_case* null }, align 8, !dbg !83
@entry_uninit_bits_of_old = internal global %struct.fault_case { i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.28, i32 0, i32 0), void ()* @uninit_bits_of_old, %struct.fault_case* null }, align 8, !dbg !85
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
@.str.25 = private unnamed_addr constant [19 x i8] c"uninit_bits_copied\00", align 1
@.str.26 = private unnamed_addr constant [21 x i8] c"uninit_bits_symbolic\00", align 1
@.str.27 = private unnamed_addr constant [6 x i8] c"value\00", align 1
@.str.28 = private unnamed_addr constant [19 x i8] c"uninit_bits_of_old\00", align 1
@llvm.global_ctors = appending global [23 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_local, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_surplus, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_heap, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_realloc, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_index, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_pointer, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_argument, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_string, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_divisor, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_switch, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_call, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_through_structs, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_bit_fields, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_by_value, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_union, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_masked, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_not_chosen, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_copied_bytes, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_sorted, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_float, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_bits_copied, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_bits_symbolic, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_bits_of_old, i8* null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 !dbg !95 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca %struct.fault_case*, align 8
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !99, metadata !DIExpression()), !dbg !100
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !101, metadata !DIExpression()), !dbg !102
  %7 = load i32, i32* %4, align 4, !dbg !103
  %8 = icmp sgt i32 %7, 2, !dbg !104
  br i1 %8, label %9, label %15, !dbg !105

9:                                                ; preds = %2
  %10 = load i8**, i8*** %5, align 8, !dbg !106
  %11 = getelementptr inbounds i8*, i8** %10, i64 2, !dbg !106
  %12 = load i8*, i8** %11, align 8, !dbg !106
  %13 = call i32 @strcmp(i8* noundef %12, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0)) #7, !dbg !107
  %14 = icmp eq i32 %13, 0, !dbg !108
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !109
  %17 = zext i1 %16 to i32, !dbg !105
  store i32 %17, i32* @bad, align 4, !dbg !110
  call void @llvm.dbg.declare(metadata %struct.fault_case** %6, metadata !111, metadata !DIExpression()), !dbg !113
  %18 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !114
  store %struct.fault_case* %18, %struct.fault_case** %6, align 8, !dbg !113
  br label %19, !dbg !115

19:                                               ; preds = %39, %15
  %20 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !116
  %21 = icmp ne %struct.fault_case* %20, null, !dbg !118
  br i1 %21, label %22, label %43, !dbg !118

22:                                               ; preds = %19
  %23 = load i32, i32* %4, align 4, !dbg !119
  %24 = icmp sgt i32 %23, 1, !dbg !121
  br i1 %24, label %25, label %38, !dbg !122

25:                                               ; preds = %22
  %26 = load i8**, i8*** %5, align 8, !dbg !123
  %27 = getelementptr inbounds i8*, i8** %26, i64 1, !dbg !123
  %28 = load i8*, i8** %27, align 8, !dbg !123
  %29 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !124
  %30 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %29, i32 0, i32 0, !dbg !125
  %31 = load i8*, i8** %30, align 8, !dbg !125
  %32 = call i32 @strcmp(i8* noundef %28, i8* noundef %31) #7, !dbg !126
  %33 = icmp eq i32 %32, 0, !dbg !127
  br i1 %33, label %34, label %38, !dbg !128

34:                                               ; preds = %25
  %35 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !129
  %36 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %35, i32 0, i32 1, !dbg !131
  %37 = load void ()*, void ()** %36, align 8, !dbg !131
  call void %37(), !dbg !129
  store i32 0, i32* %3, align 4, !dbg !132
  br label %44, !dbg !132

38:                                               ; preds = %25, %22
  br label %39, !dbg !133

39:                                               ; preds = %38
  %40 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !134
  %41 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %40, i32 0, i32 2, !dbg !135
  %42 = load %struct.fault_case*, %struct.fault_case** %41, align 8, !dbg !135
  store %struct.fault_case* %42, %struct.fault_case** %6, align 8, !dbg !136
  br label %19, !dbg !137, !llvm.loop !138

43:                                               ; preds = %19
  store i32 99, i32* %3, align 4, !dbg !141
  br label %44, !dbg !141

44:                                               ; preds = %43, %34
  %45 = load i32, i32* %3, align 4, !dbg !142
  ret i32 %45, !dbg !142
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind readonly willreturn
declare i32 @strcmp(i8* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_local() #0 !dbg !143 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !144
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_local, i32 0, i32 2), align 8, !dbg !144
  store %struct.fault_case* @entry_uninit_local, %struct.fault_case** @all_cases, align 8, !dbg !144
  ret void, !dbg !144
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_surplus() #0 !dbg !145 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !146
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_surplus, i32 0, i32 2), align 8, !dbg !146
  store %struct.fault_case* @entry_uninit_surplus, %struct.fault_case** @all_cases, align 8, !dbg !146
  ret void, !dbg !146
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_heap() #0 !dbg !147 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !148
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_heap, i32 0, i32 2), align 8, !dbg !148
  store %struct.fault_case* @entry_uninit_heap, %struct.fault_case** @all_cases, align 8, !dbg !148
  ret void, !dbg !148
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_realloc() #0 !dbg !149 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !150
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_realloc, i32 0, i32 2), align 8, !dbg !150
  store %struct.fault_case* @entry_uninit_realloc, %struct.fault_case** @all_cases, align 8, !dbg !150
  ret void, !dbg !150
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_index() #0 !dbg !151 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !152
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_index, i32 0, i32 2), align 8, !dbg !152
  store %struct.fault_case* @entry_uninit_index, %struct.fault_case** @all_cases, align 8, !dbg !152
  ret void, !dbg !152
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_pointer() #0 !dbg !153 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !154
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_pointer, i32 0, i32 2), align 8, !dbg !154
  store %struct.fault_case* @entry_uninit_pointer, %struct.fault_case** @all_cases, align 8, !dbg !154
  ret void, !dbg !154
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_argument() #0 !dbg !155 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !156
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_argument, i32 0, i32 2), align 8, !dbg !156
  store %struct.fault_case* @entry_uninit_argument, %struct.fault_case** @all_cases, align 8, !dbg !156
  ret void, !dbg !156
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_string() #0 !dbg !157 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !158
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_string, i32 0, i32 2), align 8, !dbg !158
  store %struct.fault_case* @entry_uninit_string, %struct.fault_case** @all_cases, align 8, !dbg !158
  ret void, !dbg !158
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_divisor() #0 !dbg !159 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !160
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_divisor, i32 0, i32 2), align 8, !dbg !160
  store %struct.fault_case* @entry_uninit_divisor, %struct.fault_case** @all_cases, align 8, !dbg !160
  ret void, !dbg !160
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_switch() #0 !dbg !161 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !162
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_switch, i32 0, i32 2), align 8, !dbg !162
  store %struct.fault_case* @entry_uninit_switch, %struct.fault_case** @all_cases, align 8, !dbg !162
  ret void, !dbg !162
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_call() #0 !dbg !163 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !164
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_call, i32 0, i32 2), align 8, !dbg !164
  store %struct.fault_case* @entry_uninit_call, %struct.fault_case** @all_cases, align 8, !dbg !164
  ret void, !dbg !164
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_through_structs() #0 !dbg !165 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !166
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_through_structs, i32 0, i32 2), align 8, !dbg !166
  store %struct.fault_case* @entry_uninit_through_structs, %struct.fault_case** @all_cases, align 8, !dbg !166
  ret void, !dbg !166
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_bit_fields() #0 !dbg !167 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !168
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_bit_fields, i32 0, i32 2), align 8, !dbg !168
  store %struct.fault_case* @entry_uninit_bit_fields, %struct.fault_case** @all_cases, align 8, !dbg !168
  ret void, !dbg !168
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_by_value() #0 !dbg !169 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !170
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_by_value, i32 0, i32 2), align 8, !dbg !170
  store %struct.fault_case* @entry_uninit_by_value, %struct.fault_case** @all_cases, align 8, !dbg !170
  ret void, !dbg !170
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_union() #0 !dbg !171 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !172
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_union, i32 0, i32 2), align 8, !dbg !172
  store %struct.fault_case* @entry_uninit_union, %struct.fault_case** @all_cases, align 8, !dbg !172
  ret void, !dbg !172
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_masked() #0 !dbg !173 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !174
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_masked, i32 0, i32 2), align 8, !dbg !174
  store %struct.fault_case* @entry_uninit_masked, %struct.fault_case** @all_cases, align 8, !dbg !174
  ret void, !dbg !174
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_not_chosen() #0 !dbg !175 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !176
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_not_chosen, i32 0, i32 2), align 8, !dbg !176
  store %struct.fault_case* @entry_uninit_not_chosen, %struct.fault_case** @all_cases, align 8, !dbg !176
  ret void, !dbg !176
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_copied_bytes() #0 !dbg !177 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !178
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_copied_bytes, i32 0, i32 2), align 8, !dbg !178
  store %struct.fault_case* @entry_uninit_copied_bytes, %struct.fault_case** @all_cases, align 8, !dbg !178
  ret void, !dbg !178
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_sorted() #0 !dbg !179 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !180
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_sorted, i32 0, i32 2), align 8, !dbg !180
  store %struct.fault_case* @entry_uninit_sorted, %struct.fault_case** @all_cases, align 8, !dbg !180
  ret void, !dbg !180
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_float() #0 !dbg !181 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !182
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_float, i32 0, i32 2), align 8, !dbg !182
  store %struct.fault_case* @entry_uninit_float, %struct.fault_case** @all_cases, align 8, !dbg !182
  ret void, !dbg !182
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_bits_copied() #0 !dbg !183 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !184
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_bits_copied, i32 0, i32 2), align 8, !dbg !184
  store %struct.fault_case* @entry_uninit_bits_copied, %struct.fault_case** @all_cases, align 8, !dbg !184
  ret void, !dbg !184
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_bits_symbolic() #0 !dbg !185 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !186
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_bits_symbolic, i32 0, i32 2), align 8, !dbg !186
  store %struct.fault_case* @entry_uninit_bits_symbolic, %struct.fault_case** @all_cases, align 8, !dbg !186
  ret void, !dbg !186
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_bits_of_old() #0 !dbg !187 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !188
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_bits_of_old, i32 0, i32 2), align 8, !dbg !188
  store %struct.fault_case* @entry_uninit_bits_of_old, %struct.fault_case** @all_cases, align 8, !dbg !188
  ret void, !dbg !188
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_local() #0 !dbg !189 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !190, metadata !DIExpression()), !dbg !191
  %2 = load i32, i32* @bad, align 4, !dbg !192
  %3 = icmp ne i32 %2, 0, !dbg !192
  br i1 %3, label %5, label %4, !dbg !194

4:                                                ; preds = %0
  store i32 0, i32* %1, align 4, !dbg !195
  br label %5, !dbg !196

5:                                                ; preds = %4, %0
  %6 = load i32, i32* %1, align 4, !dbg !197
  %7 = icmp ne i32 %6, 0, !dbg !197
  br i1 %7, label %8, label %9, !dbg !199

8:                                                ; preds = %5
  store volatile i32 1, i32* @sink, align 4, !dbg !200
  br label %9, !dbg !201

9:                                                ; preds = %8, %5
  ret void, !dbg !202
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_surplus() #0 !dbg !203 {
  %1 = alloca [40 x i8], align 16
  %2 = alloca [2 x i32], align 4
  call void @llvm.dbg.declare(metadata [40 x i8]* %1, metadata !204, metadata !DIExpression()), !dbg !208
  call void @llvm.dbg.declare(metadata [2 x i32]* %2, metadata !209, metadata !DIExpression()), !dbg !213
  %3 = getelementptr inbounds [2 x i32], [2 x i32]* %2, i64 0, i64 0, !dbg !214
  store i32 1, i32* %3, align 4, !dbg !215
  %4 = getelementptr inbounds [40 x i8], [40 x i8]* %1, i64 0, i64 0, !dbg !216
  %5 = getelementptr inbounds [2 x i32], [2 x i32]* %2, i64 0, i64 0, !dbg !217
  %6 = load i32, i32* %5, align 4, !dbg !217
  %7 = getelementptr inbounds [2 x i32], [2 x i32]* %2, i64 0, i64 1, !dbg !218
  %8 = load i32, i32* %7, align 4, !dbg !218
  %9 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef %4, i64 noundef 40, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.3, i64 0, i64 0), i32 noundef %6, i32 noundef %8) #8, !dbg !219
  store volatile i32 %9, i32* @sink, align 4, !dbg !220
  %10 = getelementptr inbounds [40 x i8], [40 x i8]* %1, i64 0, i64 0, !dbg !221
  %11 = load i32, i32* @bad, align 4, !dbg !222
  %12 = icmp ne i32 %11, 0, !dbg !222
  %13 = zext i1 %12 to i64, !dbg !222
  %14 = select i1 %12, i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.5, i64 0, i64 0), !dbg !222
  %15 = getelementptr inbounds [2 x i32], [2 x i32]* %2, i64 0, i64 0, !dbg !223
  %16 = load i32, i32* %15, align 4, !dbg !223
  %17 = getelementptr inbounds [2 x i32], [2 x i32]* %2, i64 0, i64 1, !dbg !224
  %18 = load i32, i32* %17, align 4, !dbg !224
  %19 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef %10, i64 noundef 40, i8* noundef %14, i32 noundef %16, i32 noundef %18) #8, !dbg !225
  %20 = load volatile i32, i32* @sink, align 4, !dbg !226
  %21 = add nsw i32 %20, %19, !dbg !226
  store volatile i32 %21, i32* @sink, align 4, !dbg !226
  ret void, !dbg !227
}

; Function Attrs: nounwind
declare i32 @snprintf(i8* noundef, i64 noundef, i8* noundef, ...) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_heap() #0 !dbg !228 {
  %1 = alloca i32*, align 8
  call void @llvm.dbg.declare(metadata i32** %1, metadata !229, metadata !DIExpression()), !dbg !231
  %2 = call noalias i8* @malloc(i64 noundef 8) #8, !dbg !232
  %3 = bitcast i8* %2 to i32*, !dbg !232
  store i32* %3, i32** %1, align 8, !dbg !231
  %4 = load i32*, i32** %1, align 8, !dbg !233
  %5 = getelementptr inbounds i32, i32* %4, i64 0, !dbg !233
  store i32 1, i32* %5, align 4, !dbg !234
  %6 = load i32, i32* @bad, align 4, !dbg !235
  %7 = icmp ne i32 %6, 0, !dbg !235
  br i1 %7, label %11, label %8, !dbg !237

8:                                                ; preds = %0
  %9 = load i32*, i32** %1, align 8, !dbg !238
  %10 = getelementptr inbounds i32, i32* %9, i64 1, !dbg !238
  store i32 1, i32* %10, align 4, !dbg !239
  br label %11, !dbg !238

11:                                               ; preds = %8, %0
  %12 = load i32*, i32** %1, align 8, !dbg !240
  %13 = getelementptr inbounds i32, i32* %12, i64 0, !dbg !240
  %14 = load i32, i32* %13, align 4, !dbg !240
  %15 = load i32*, i32** %1, align 8, !dbg !242
  %16 = getelementptr inbounds i32, i32* %15, i64 1, !dbg !242
  %17 = load i32, i32* %16, align 4, !dbg !242
  %18 = add nsw i32 %14, %17, !dbg !243
  %19 = icmp sgt i32 %18, 2, !dbg !244
  br i1 %19, label %20, label %21, !dbg !245

20:                                               ; preds = %11
  store volatile i32 1, i32* @sink, align 4, !dbg !246
  br label %21, !dbg !247

21:                                               ; preds = %20, %11
  %22 = load i32*, i32** %1, align 8, !dbg !248
  %23 = bitcast i32* %22 to i8*, !dbg !248
  call void @free(i8* noundef %23) #8, !dbg !249
  ret void, !dbg !250
}

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #3

; Function Attrs: nounwind
declare void @free(i8* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_realloc() #0 !dbg !251 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !252, metadata !DIExpression()), !dbg !253
  %2 = call noalias i8* @calloc(i64 noundef 1, i64 noundef 4) #8, !dbg !254
  store i8* %2, i8** %1, align 8, !dbg !253
  %3 = load i8*, i8** %1, align 8, !dbg !255
  %4 = call i8* @realloc(i8* noundef %3, i64 noundef 8) #8, !dbg !256
  store i8* %4, i8** %1, align 8, !dbg !257
  %5 = load i8*, i8** %1, align 8, !dbg !258
  %6 = load i32, i32* @bad, align 4, !dbg !260
  %7 = icmp ne i32 %6, 0, !dbg !260
  %8 = zext i1 %7 to i64, !dbg !260
  %9 = select i1 %7, i32 4, i32 3, !dbg !260
  %10 = sext i32 %9 to i64, !dbg !258
  %11 = getelementptr inbounds i8, i8* %5, i64 %10, !dbg !258
  %12 = load i8, i8* %11, align 1, !dbg !258
  %13 = icmp ne i8 %12, 0, !dbg !258
  br i1 %13, label %14, label %15, !dbg !261

14:                                               ; preds = %0
  store volatile i32 1, i32* @sink, align 4, !dbg !262
  br label %15, !dbg !263

15:                                               ; preds = %14, %0
  %16 = load i8*, i8** %1, align 8, !dbg !264
  call void @free(i8* noundef %16) #8, !dbg !265
  ret void, !dbg !266
}

; Function Attrs: nounwind
declare noalias i8* @calloc(i64 noundef, i64 noundef) #3

; Function Attrs: nounwind
declare i8* @realloc(i8* noundef, i64 noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_index() #0 !dbg !267 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !268, metadata !DIExpression()), !dbg !269
  %2 = load i32, i32* @bad, align 4, !dbg !270
  %3 = icmp ne i32 %2, 0, !dbg !270
  br i1 %3, label %5, label %4, !dbg !272

4:                                                ; preds = %0
  store i32 2, i32* %1, align 4, !dbg !273
  br label %5, !dbg !274

5:                                                ; preds = %4, %0
  %6 = load i32, i32* %1, align 4, !dbg !275
  %7 = sext i32 %6 to i64, !dbg !276
  %8 = getelementptr inbounds [4 x i32], [4 x i32]* @table, i64 0, i64 %7, !dbg !276
  %9 = load i32, i32* %8, align 4, !dbg !276
  store volatile i32 %9, i32* @sink, align 4, !dbg !277
  ret void, !dbg !278
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_pointer() #0 !dbg !279 {
  %1 = alloca i32*, align 8
  call void @llvm.dbg.declare(metadata i32** %1, metadata !280, metadata !DIExpression()), !dbg !281
  %2 = load i32, i32* @bad, align 4, !dbg !282
  %3 = icmp ne i32 %2, 0, !dbg !282
  br i1 %3, label %5, label %4, !dbg !284

4:                                                ; preds = %0
  store i32* getelementptr inbounds ([4 x i32], [4 x i32]* @table, i64 0, i64 0), i32** %1, align 8, !dbg !285
  br label %5, !dbg !286

5:                                                ; preds = %4, %0
  %6 = load i32*, i32** %1, align 8, !dbg !287
  store i32 1, i32* %6, align 4, !dbg !288
  ret void, !dbg !289
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_argument() #0 !dbg !290 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !291, metadata !DIExpression()), !dbg !292
  %2 = load i32, i32* @bad, align 4, !dbg !293
  %3 = icmp ne i32 %2, 0, !dbg !293
  br i1 %3, label %5, label %4, !dbg !295

4:                                                ; preds = %0
  store i32 1, i32* %1, align 4, !dbg !296
  br label %5, !dbg !297

5:                                                ; preds = %4, %0
  %6 = load i32, i32* %1, align 4, !dbg !298
  %7 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.11, i64 0, i64 0), i32 noundef %6), !dbg !299
  ret void, !dbg !300
}

declare i32 @printf(i8* noundef, ...) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_string() #0 !dbg !301 {
  %1 = alloca [4 x i8], align 1
  call void @llvm.dbg.declare(metadata [4 x i8]* %1, metadata !302, metadata !DIExpression()), !dbg !304
  %2 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !305
  store i8 97, i8* %2, align 1, !dbg !306
  %3 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 2, !dbg !307
  store i8 0, i8* %3, align 1, !dbg !308
  %4 = load i32, i32* @bad, align 4, !dbg !309
  %5 = icmp ne i32 %4, 0, !dbg !309
  br i1 %5, label %8, label %6, !dbg !311

6:                                                ; preds = %0
  %7 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 1, !dbg !312
  store i8 98, i8* %7, align 1, !dbg !313
  br label %8, !dbg !312

8:                                                ; preds = %6, %0
  %9 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !314
  %10 = call i64 @strlen(i8* noundef %9) #7, !dbg !316
  %11 = icmp ne i64 %10, 2, !dbg !317
  br i1 %11, label %12, label %13, !dbg !318

12:                                               ; preds = %8
  store volatile i32 1, i32* @sink, align 4, !dbg !319
  br label %13, !dbg !320

13:                                               ; preds = %12, %8
  ret void, !dbg !321
}

; Function Attrs: nounwind readonly willreturn
declare i64 @strlen(i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_divisor() #0 !dbg !322 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !323, metadata !DIExpression()), !dbg !324
  %2 = load i32, i32* @bad, align 4, !dbg !325
  %3 = icmp ne i32 %2, 0, !dbg !325
  br i1 %3, label %5, label %4, !dbg !327

4:                                                ; preds = %0
  store i32 3, i32* %1, align 4, !dbg !328
  br label %5, !dbg !329

5:                                                ; preds = %4, %0
  %6 = load i32, i32* %1, align 4, !dbg !330
  %7 = or i32 %6, 1, !dbg !331
  %8 = sdiv i32 10, %7, !dbg !332
  store volatile i32 %8, i32* @sink, align 4, !dbg !333
  ret void, !dbg !334
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_switch() #0 !dbg !6 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !335, metadata !DIExpression()), !dbg !336
  %2 = load i32, i32* @bad, align 4, !dbg !337
  %3 = icmp ne i32 %2, 0, !dbg !337
  br i1 %3, label %5, label %4, !dbg !339

4:                                                ; preds = %0
  store i32 0, i32* %1, align 4, !dbg !340
  br label %5, !dbg !341

5:                                                ; preds = %4, %0
  %6 = load i32, i32* %1, align 4, !dbg !342
  switch i32 %6, label %9 [
    i32 0, label %7
    i32 1, label %8
  ], !dbg !343

7:                                                ; preds = %5
  store volatile i32 1, i32* @sink, align 4, !dbg !344
  br label %9, !dbg !346

8:                                                ; preds = %5
  store volatile i32 2, i32* @sink, align 4, !dbg !347
  br label %9, !dbg !348

9:                                                ; preds = %8, %5, %7
  ret void, !dbg !349
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_call() #0 !dbg !350 {
  %1 = alloca void (i8*)*, align 8
  call void @llvm.dbg.declare(metadata void (i8*)** %1, metadata !351, metadata !DIExpression()), !dbg !356
  %2 = load i32, i32* @bad, align 4, !dbg !357
  %3 = icmp ne i32 %2, 0, !dbg !357
  br i1 %3, label %5, label %4, !dbg !359

4:                                                ; preds = %0
  store void (i8*)* @free, void (i8*)** %1, align 8, !dbg !360
  br label %5, !dbg !361

5:                                                ; preds = %4, %0
  %6 = load void (i8*)*, void (i8*)** %1, align 8, !dbg !362
  call void %6(i8* noundef null), !dbg !362
  ret void, !dbg !363
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_through_structs() #0 !dbg !364 {
  %1 = alloca %struct.padded, align 4
  %2 = alloca { i64, i16 }, align 8
  %3 = alloca %struct.padded, align 4
  %4 = alloca %struct.padded*, align 8
  %5 = alloca %struct.padded, align 4
  %6 = alloca { i64, i16 }, align 4
  call void @llvm.dbg.declare(metadata %struct.padded* %1, metadata !365, metadata !DIExpression()), !dbg !372
  %7 = call { i64, i16 } @make(), !dbg !373
  store { i64, i16 } %7, { i64, i16 }* %2, align 8, !dbg !373
  %8 = bitcast %struct.padded* %1 to i8*, !dbg !373
  %9 = bitcast { i64, i16 }* %2 to i8*, !dbg !373
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %8, i8* align 8 %9, i64 12, i1 false), !dbg !373
  call void @llvm.dbg.declare(metadata %struct.padded* %3, metadata !374, metadata !DIExpression()), !dbg !375
  call void @llvm.dbg.declare(metadata %struct.padded** %4, metadata !376, metadata !DIExpression()), !dbg !378
  %10 = call noalias i8* @malloc(i64 noundef 12) #8, !dbg !379
  %11 = bitcast i8* %10 to %struct.padded*, !dbg !379
  store %struct.padded* %11, %struct.padded** %4, align 8, !dbg !378
  %12 = bitcast %struct.padded* %3 to i8*, !dbg !380
  %13 = bitcast %struct.padded* %1 to i8*, !dbg !380
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %12, i8* align 4 %13, i64 12, i1 false), !dbg !380
  %14 = load %struct.padded*, %struct.padded** %4, align 8, !dbg !381
  %15 = bitcast %struct.padded* %14 to i8*, !dbg !382
  %16 = bitcast %struct.padded* %3 to i8*, !dbg !382
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %15, i8* align 4 %16, i64 12, i1 false), !dbg !382
  call void @llvm.dbg.declare(metadata %struct.padded* %5, metadata !383, metadata !DIExpression()), !dbg !384
  %17 = load %struct.padded*, %struct.padded** %4, align 8, !dbg !385
  %18 = bitcast %struct.padded* %5 to i8*, !dbg !386
  %19 = bitcast %struct.padded* %17 to i8*, !dbg !386
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %18, i8* align 4 %19, i64 12, i1 false), !dbg !386
  %20 = load %struct.padded*, %struct.padded** %4, align 8, !dbg !387
  %21 = bitcast %struct.padded* %20 to i8*, !dbg !387
  call void @free(i8* noundef %21) #8, !dbg !388
  %22 = getelementptr inbounds %struct.padded, %struct.padded* %5, i32 0, i32 0, !dbg !389
  %23 = load i8, i8* %22, align 4, !dbg !389
  %24 = sext i8 %23 to i32, !dbg !391
  %25 = getelementptr inbounds %struct.padded, %struct.padded* %5, i32 0, i32 1, !dbg !392
  %26 = load i32, i32* %25, align 4, !dbg !392
  %27 = add nsw i32 %24, %26, !dbg !393
  %28 = icmp ne i32 %27, 3, !dbg !394
  br i1 %28, label %29, label %30, !dbg !395

29:                                               ; preds = %0
  call void @abort() #9, !dbg !396
  unreachable, !dbg !396

30:                                               ; preds = %0
  %31 = bitcast { i64, i16 }* %6 to i8*, !dbg !397
  %32 = bitcast %struct.padded* %5 to i8*, !dbg !397
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %31, i8* align 4 %32, i64 12, i1 false), !dbg !397
  %33 = getelementptr inbounds { i64, i16 }, { i64, i16 }* %6, i32 0, i32 0, !dbg !397
  %34 = load i64, i64* %33, align 4, !dbg !397
  %35 = getelementptr inbounds { i64, i16 }, { i64, i16 }* %6, i32 0, i32 1, !dbg !397
  %36 = load i16, i16* %35, align 4, !dbg !397
  %37 = call i32 @sum(i64 %34, i16 %36), !dbg !397
  %38 = icmp ne i32 %37, 6, !dbg !399
  br i1 %38, label %39, label %40, !dbg !400

39:                                               ; preds = %30
  call void @abort() #9, !dbg !401
  unreachable, !dbg !401

40:                                               ; preds = %30
  ret void, !dbg !402
}

; Function Attrs: noinline nounwind optnone uwtable
define internal { i64, i16 } @make() #0 !dbg !403 {
  %1 = alloca %struct.padded, align 4
  %2 = alloca { i64, i16 }, align 8
  call void @llvm.dbg.declare(metadata %struct.padded* %1, metadata !406, metadata !DIExpression()), !dbg !407
  %3 = getelementptr inbounds %struct.padded, %struct.padded* %1, i32 0, i32 0, !dbg !408
  store i8 1, i8* %3, align 4, !dbg !409
  %4 = getelementptr inbounds %struct.padded, %struct.padded* %1, i32 0, i32 1, !dbg !410
  store i32 2, i32* %4, align 4, !dbg !411
  %5 = load i32, i32* @bad, align 4, !dbg !412
  %6 = icmp ne i32 %5, 0, !dbg !412
  br i1 %6, label %9, label %7, !dbg !414

7:                                                ; preds = %0
  %8 = getelementptr inbounds %struct.padded, %struct.padded* %1, i32 0, i32 2, !dbg !415
  store i16 3, i16* %8, align 4, !dbg !416
  br label %9, !dbg !417

9:                                                ; preds = %7, %0
  %10 = bitcast { i64, i16 }* %2 to i8*, !dbg !418
  %11 = bitcast %struct.padded* %1 to i8*, !dbg !418
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %10, i8* align 4 %11, i64 12, i1 false), !dbg !418
  %12 = load { i64, i16 }, { i64, i16 }* %2, align 8, !dbg !418
  ret { i64, i16 } %12, !dbg !418
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: noreturn nounwind
declare void @abort() #6

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @sum(i64 %0, i16 %1) #0 !dbg !419 {
  %3 = alloca %struct.padded, align 4
  %4 = alloca { i64, i16 }, align 4
  %5 = getelementptr inbounds { i64, i16 }, { i64, i16 }* %4, i32 0, i32 0
  store i64 %0, i64* %5, align 4
  %6 = getelementptr inbounds { i64, i16 }, { i64, i16 }* %4, i32 0, i32 1
  store i16 %1, i16* %6, align 4
  %7 = bitcast %struct.padded* %3 to i8*
  %8 = bitcast { i64, i16 }* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %7, i8* align 4 %8, i64 12, i1 false)
  call void @llvm.dbg.declare(metadata %struct.padded* %3, metadata !422, metadata !DIExpression()), !dbg !423
  %9 = getelementptr inbounds %struct.padded, %struct.padded* %3, i32 0, i32 0, !dbg !424
  %10 = load i8, i8* %9, align 4, !dbg !424
  %11 = sext i8 %10 to i32, !dbg !425
  %12 = getelementptr inbounds %struct.padded, %struct.padded* %3, i32 0, i32 1, !dbg !426
  %13 = load i32, i32* %12, align 4, !dbg !426
  %14 = add nsw i32 %11, %13, !dbg !427
  %15 = getelementptr inbounds %struct.padded, %struct.padded* %3, i32 0, i32 2, !dbg !428
  %16 = load i16, i16* %15, align 4, !dbg !428
  %17 = sext i16 %16 to i32, !dbg !429
  %18 = add nsw i32 %14, %17, !dbg !430
  ret i32 %18, !dbg !431
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_bit_fields() #0 !dbg !432 {
  %1 = alloca %struct.flags, align 8
  call void @llvm.dbg.declare(metadata %struct.flags* %1, metadata !433, metadata !DIExpression()), !dbg !441
  %2 = bitcast %struct.flags* %1 to i64*, !dbg !442
  %3 = load i64, i64* %2, align 8, !dbg !443
  %4 = and i64 %3, -8, !dbg !443
  %5 = or i64 %4, 5, !dbg !443
  store i64 %5, i64* %2, align 8, !dbg !443
  %6 = bitcast %struct.flags* %1 to i64*, !dbg !444
  %7 = load i64, i64* %6, align 8, !dbg !445
  %8 = and i64 %7, -130817, !dbg !445
  %9 = or i64 %8, 76800, !dbg !445
  store i64 %9, i64* %6, align 8, !dbg !445
  %10 = bitcast %struct.flags* %1 to i64*, !dbg !446
  %11 = load i64, i64* %10, align 8, !dbg !447
  %12 = and i64 %11, -144115188075724801, !dbg !447
  %13 = or i64 %12, 917504, !dbg !447
  store i64 %13, i64* %10, align 8, !dbg !447
  %14 = bitcast %struct.flags* %1 to i64*, !dbg !448
  %15 = load i64, i64* %14, align 8, !dbg !448
  %16 = and i64 %15, 7, !dbg !448
  %17 = trunc i64 %16 to i32, !dbg !448
  %18 = icmp ne i32 %17, 5, !dbg !450
  br i1 %18, label %37, label %19, !dbg !451

19:                                               ; preds = %0
  %20 = bitcast %struct.flags* %1 to i64*, !dbg !452
  %21 = load i64, i64* %20, align 8, !dbg !452
  %22 = lshr i64 %21, 8, !dbg !452
  %23 = and i64 %22, 511, !dbg !452
  %24 = trunc i64 %23 to i32, !dbg !452
  %25 = icmp ne i32 %24, 300, !dbg !453
  br i1 %25, label %37, label %26, !dbg !454

26:                                               ; preds = %19
  %27 = bitcast %struct.flags* %1 to i64*, !dbg !455
  %28 = load i64, i64* %27, align 8, !dbg !455
  %29 = lshr i64 %28, 17, !dbg !455
  %30 = and i64 %29, 1099511627775, !dbg !455
  %31 = icmp ne i64 %30, 7, !dbg !456
  br i1 %31, label %37, label %32, !dbg !457

32:                                               ; preds = %26
  %33 = getelementptr inbounds %struct.flags, %struct.flags* %1, i32 0, i32 0, !dbg !458
  %34 = load i64, i64* %33, align 8, !dbg !458
  %35 = call i32 @flag_sum(i64 %34), !dbg !458
  %36 = icmp ne i32 %35, 305, !dbg !459
  br i1 %36, label %37, label %38, !dbg !460

37:                                               ; preds = %32, %26, %19, %0
  call void @abort() #9, !dbg !461
  unreachable, !dbg !461

38:                                               ; preds = %32
  %39 = load i32, i32* @bad, align 4, !dbg !462
  %40 = icmp ne i32 %39, 0, !dbg !462
  br i1 %40, label %41, label %49, !dbg !464

41:                                               ; preds = %38
  %42 = bitcast %struct.flags* %1 to i64*, !dbg !465
  %43 = load i64, i64* %42, align 8, !dbg !465
  %44 = lshr i64 %43, 3, !dbg !465
  %45 = and i64 %44, 31, !dbg !465
  %46 = trunc i64 %45 to i32, !dbg !465
  %47 = icmp ne i32 %46, 0, !dbg !466
  br i1 %47, label %48, label %49, !dbg !467

48:                                               ; preds = %41
  store volatile i32 1, i32* @sink, align 4, !dbg !468
  br label %49, !dbg !469

49:                                               ; preds = %48, %41, %38
  ret void, !dbg !470
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @flag_sum(i64 %0) #0 !dbg !471 {
  %2 = alloca %struct.flags, align 8
  %3 = getelementptr inbounds %struct.flags, %struct.flags* %2, i32 0, i32 0
  store i64 %0, i64* %3, align 8
  call void @llvm.dbg.declare(metadata %struct.flags* %2, metadata !474, metadata !DIExpression()), !dbg !475
  %4 = bitcast %struct.flags* %2 to i64*, !dbg !476
  %5 = load i64, i64* %4, align 8, !dbg !476
  %6 = and i64 %5, 7, !dbg !476
  %7 = trunc i64 %6 to i32, !dbg !476
  %8 = bitcast %struct.flags* %2 to i64*, !dbg !477
  %9 = load i64, i64* %8, align 8, !dbg !477
  %10 = lshr i64 %9, 8, !dbg !477
  %11 = and i64 %10, 511, !dbg !477
  %12 = trunc i64 %11 to i32, !dbg !477
  %13 = add nsw i32 %7, %12, !dbg !478
  ret i32 %13, !dbg !479
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_by_value() #0 !dbg !480 {
  %1 = alloca %struct.large, align 8
  call void @llvm.dbg.declare(metadata %struct.large* %1, metadata !481, metadata !DIExpression()), !dbg !487
  %2 = bitcast %struct.large* %1 to i8*, !dbg !488
  %3 = load i8, i8* %2, align 4, !dbg !489
  %4 = and i8 %3, -16, !dbg !489
  %5 = or i8 %4, 3, !dbg !489
  store i8 %5, i8* %2, align 4, !dbg !489
  %6 = call i32 @first_of(%struct.large* noundef byval(%struct.large) align 8 %1), !dbg !490
  %7 = icmp ne i32 %6, 3, !dbg !492
  br i1 %7, label %8, label %9, !dbg !493

8:                                                ; preds = %0
  call void @abort() #9, !dbg !494
  unreachable, !dbg !494

9:                                                ; preds = %0
  %10 = load i32, i32* @bad, align 4, !dbg !495
  %11 = icmp ne i32 %10, 0, !dbg !495
  br i1 %11, label %12, label %19, !dbg !497

12:                                               ; preds = %9
  %13 = bitcast %struct.large* %1 to i8*, !dbg !498
  %14 = load i8, i8* %13, align 4, !dbg !498
  %15 = lshr i8 %14, 4, !dbg !498
  %16 = zext i8 %15 to i32, !dbg !498
  %17 = icmp ne i32 %16, 0, !dbg !499
  br i1 %17, label %18, label %19, !dbg !500

18:                                               ; preds = %12
  store volatile i32 1, i32* @sink, align 4, !dbg !501
  br label %19, !dbg !502

19:                                               ; preds = %18, %12, %9
  ret void, !dbg !503
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @first_of(%struct.large* noundef byval(%struct.large) align 8 %0) #0 !dbg !504 {
  call void @llvm.dbg.declare(metadata %struct.large* %0, metadata !507, metadata !DIExpression()), !dbg !508
  %2 = bitcast %struct.large* %0 to i8*, !dbg !509
  %3 = load i8, i8* %2, align 8, !dbg !509
  %4 = and i8 %3, 15, !dbg !509
  %5 = zext i8 %4 to i32, !dbg !509
  ret i32 %5, !dbg !510
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_union() #0 !dbg !511 {
  %1 = alloca %union.anon, align 4
  call void @llvm.dbg.declare(metadata %union.anon* %1, metadata !512, metadata !DIExpression()), !dbg !517
  %2 = bitcast %union.anon* %1 to i8*, !dbg !518
  store i8 0, i8* %2, align 4, !dbg !519
  %3 = bitcast %union.anon* %1 to i8*, !dbg !520
  %4 = load i8, i8* %3, align 4, !dbg !520
  %5 = icmp ne i8 %4, 0, !dbg !522
  br i1 %5, label %6, label %7, !dbg !523

6:                                                ; preds = %0
  call void @abort() #9, !dbg !524
  unreachable, !dbg !524

7:                                                ; preds = %0
  %8 = load i32, i32* @bad, align 4, !dbg !525
  %9 = icmp ne i32 %8, 0, !dbg !525
  br i1 %9, label %10, label %15, !dbg !527

10:                                               ; preds = %7
  %11 = bitcast %union.anon* %1 to i32*, !dbg !528
  %12 = load i32, i32* %11, align 4, !dbg !528
  %13 = icmp ne i32 %12, 0, !dbg !529
  br i1 %13, label %14, label %15, !dbg !530

14:                                               ; preds = %10
  store volatile i32 1, i32* @sink, align 4, !dbg !531
  br label %15, !dbg !532

15:                                               ; preds = %14, %10, %7
  ret void, !dbg !533
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_masked() #0 !dbg !534 {
  %1 = alloca i32, align 4
  %2 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i32* %1, metadata !535, metadata !DIExpression()), !dbg !536
  call void @llvm.dbg.declare(metadata i8** %2, metadata !537, metadata !DIExpression()), !dbg !538
  %3 = bitcast i32* %1 to i8*, !dbg !539
  store i8* %3, i8** %2, align 8, !dbg !538
  %4 = load i8*, i8** %2, align 8, !dbg !540
  %5 = getelementptr inbounds i8, i8* %4, i64 0, !dbg !540
  store i8 1, i8* %5, align 1, !dbg !541
  %6 = load i32, i32* %1, align 4, !dbg !542
  %7 = and i32 %6, 255, !dbg !544
  %8 = icmp ne i32 %7, 1, !dbg !545
  br i1 %8, label %9, label %10, !dbg !546

9:                                                ; preds = %0
  call void @abort() #9, !dbg !547
  unreachable, !dbg !547

10:                                               ; preds = %0
  %11 = load i32, i32* %1, align 4, !dbg !548
  %12 = load i32, i32* @bad, align 4, !dbg !550
  %13 = icmp ne i32 %12, 0, !dbg !550
  %14 = zext i1 %13 to i64, !dbg !550
  %15 = select i1 %13, i32 511, i32 255, !dbg !550
  %16 = and i32 %11, %15, !dbg !551
  %17 = icmp eq i32 %16, 1, !dbg !552
  br i1 %17, label %18, label %19, !dbg !553

18:                                               ; preds = %10
  store volatile i32 1, i32* @sink, align 4, !dbg !554
  br label %19, !dbg !555

19:                                               ; preds = %18, %10
  ret void, !dbg !556
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_not_chosen() #0 !dbg !557 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !558, metadata !DIExpression()), !dbg !559
  store i32 1, i32* %1, align 4, !dbg !559
  call void @llvm.dbg.declare(metadata i32* %2, metadata !560, metadata !DIExpression()), !dbg !561
  %3 = load i32, i32* @bad, align 4, !dbg !562
  %4 = icmp ne i32 %3, 0, !dbg !564
  %5 = xor i1 %4, true, !dbg !564
  %6 = zext i1 %5 to i32, !dbg !564
  %7 = load i32, i32* %1, align 4, !dbg !565
  %8 = load i32, i32* %2, align 4, !dbg !566
  %9 = call i32 @choose(i32 noundef %6, i32 noundef %7, i32 noundef %8), !dbg !567
  %10 = icmp ne i32 %9, 1, !dbg !568
  br i1 %10, label %11, label %12, !dbg !569

11:                                               ; preds = %0
  call void @abort() #9, !dbg !570
  unreachable, !dbg !570

12:                                               ; preds = %0
  ret void, !dbg !571
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @choose(i32 noundef %0, i32 noundef %1, i32 noundef %2) #0 !dbg !572 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !575, metadata !DIExpression()), !dbg !576
  store i32 %1, i32* %5, align 4
  call void @llvm.dbg.declare(metadata i32* %5, metadata !577, metadata !DIExpression()), !dbg !578
  store i32 %2, i32* %6, align 4
  call void @llvm.dbg.declare(metadata i32* %6, metadata !579, metadata !DIExpression()), !dbg !580
  %7 = load i32, i32* %4, align 4, !dbg !581
  %8 = icmp ne i32 %7, 0, !dbg !581
  br i1 %8, label %9, label %11, !dbg !581

9:                                                ; preds = %3
  %10 = load i32, i32* %5, align 4, !dbg !582
  br label %13, !dbg !581

11:                                               ; preds = %3
  %12 = load i32, i32* %6, align 4, !dbg !583
  br label %13, !dbg !581

13:                                               ; preds = %11, %9
  %14 = phi i32 [ %10, %9 ], [ %12, %11 ], !dbg !581
  ret i32 %14, !dbg !584
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_copied_bytes() #0 !dbg !585 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca [8 x i8], align 1
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata [8 x i8]* %1, metadata !586, metadata !DIExpression()), !dbg !590
  call void @llvm.dbg.declare(metadata [8 x i8]* %2, metadata !591, metadata !DIExpression()), !dbg !592
  call void @llvm.dbg.declare(metadata i32* %3, metadata !593, metadata !DIExpression()), !dbg !595
  store i32 0, i32* %3, align 4, !dbg !595
  br label %5, !dbg !596

5:                                                ; preds = %14, %0
  %6 = load i32, i32* %3, align 4, !dbg !597
  %7 = icmp slt i32 %6, 4, !dbg !599
  br i1 %7, label %8, label %17, !dbg !600

8:                                                ; preds = %5
  %9 = load i32, i32* %3, align 4, !dbg !601
  %10 = trunc i32 %9 to i8, !dbg !602
  %11 = load i32, i32* %3, align 4, !dbg !603
  %12 = sext i32 %11 to i64, !dbg !604
  %13 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 %12, !dbg !604
  store i8 %10, i8* %13, align 1, !dbg !605
  br label %14, !dbg !604

14:                                               ; preds = %8
  %15 = load i32, i32* %3, align 4, !dbg !606
  %16 = add nsw i32 %15, 1, !dbg !606
  store i32 %16, i32* %3, align 4, !dbg !606
  br label %5, !dbg !607, !llvm.loop !608

17:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata i32* %4, metadata !610, metadata !DIExpression()), !dbg !612
  store i32 0, i32* %4, align 4, !dbg !612
  br label %18, !dbg !613

18:                                               ; preds = %29, %17
  %19 = load i32, i32* %4, align 4, !dbg !614
  %20 = icmp slt i32 %19, 8, !dbg !616
  br i1 %20, label %21, label %32, !dbg !617

21:                                               ; preds = %18
  %22 = load i32, i32* %4, align 4, !dbg !618
  %23 = sext i32 %22 to i64, !dbg !619
  %24 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 %23, !dbg !619
  %25 = load i8, i8* %24, align 1, !dbg !619
  %26 = load i32, i32* %4, align 4, !dbg !620
  %27 = sext i32 %26 to i64, !dbg !621
  %28 = getelementptr inbounds [8 x i8], [8 x i8]* %2, i64 0, i64 %27, !dbg !621
  store i8 %25, i8* %28, align 1, !dbg !622
  br label %29, !dbg !621

29:                                               ; preds = %21
  %30 = load i32, i32* %4, align 4, !dbg !623
  %31 = add nsw i32 %30, 1, !dbg !623
  store i32 %31, i32* %4, align 4, !dbg !623
  br label %18, !dbg !624, !llvm.loop !625

32:                                               ; preds = %18
  %33 = load i32, i32* @bad, align 4, !dbg !627
  %34 = icmp ne i32 %33, 0, !dbg !627
  %35 = zext i1 %34 to i64, !dbg !627
  %36 = select i1 %34, i32 4, i32 3, !dbg !627
  %37 = sext i32 %36 to i64, !dbg !629
  %38 = getelementptr inbounds [8 x i8], [8 x i8]* %2, i64 0, i64 %37, !dbg !629
  %39 = load i8, i8* %38, align 1, !dbg !629
  %40 = sext i8 %39 to i32, !dbg !629
  %41 = icmp eq i32 %40, 9, !dbg !630
  br i1 %41, label %42, label %43, !dbg !631

42:                                               ; preds = %32
  store volatile i32 1, i32* @sink, align 4, !dbg !632
  br label %43, !dbg !633

43:                                               ; preds = %42, %32
  ret void, !dbg !634
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_sorted() #0 !dbg !635 {
  %1 = alloca [4 x i32], align 16
  %2 = alloca [4 x i32], align 16
  call void @llvm.dbg.declare(metadata [4 x i32]* %1, metadata !636, metadata !DIExpression()), !dbg !637
  %3 = bitcast [4 x i32]* %1 to i8*, !dbg !637
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %3, i8* align 16 bitcast ([4 x i32]* @__const.uninit_sorted.a to i8*), i64 16, i1 false), !dbg !637
  call void @llvm.dbg.declare(metadata [4 x i32]* %2, metadata !638, metadata !DIExpression()), !dbg !639
  %4 = getelementptr inbounds [4 x i32], [4 x i32]* %2, i64 0, i64 0, !dbg !640
  %5 = bitcast i32* %4 to i8*, !dbg !640
  %6 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 0, !dbg !640
  %7 = bitcast i32* %6 to i8*, !dbg !640
  %8 = load i32, i32* @bad, align 4, !dbg !641
  %9 = icmp ne i32 %8, 0, !dbg !641
  %10 = zext i1 %9 to i64, !dbg !641
  %11 = select i1 %9, i32 3, i32 4, !dbg !641
  %12 = sext i32 %11 to i64, !dbg !642
  %13 = mul i64 %12, 4, !dbg !643
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %5, i8* align 16 %7, i64 %13, i1 false), !dbg !640
  %14 = getelementptr inbounds [4 x i32], [4 x i32]* %2, i64 0, i64 0, !dbg !644
  %15 = bitcast i32* %14 to i8*, !dbg !644
  call void @qsort(i8* noundef %15, i64 noundef 4, i64 noundef 4, i32 (i8*, i8*)* noundef @compare), !dbg !645
  %16 = getelementptr inbounds [4 x i32], [4 x i32]* %2, i64 0, i64 0, !dbg !646
  %17 = load i32, i32* %16, align 16, !dbg !646
  store volatile i32 %17, i32* @sink, align 4, !dbg !647
  ret void, !dbg !648
}

declare void @qsort(i8* noundef, i64 noundef, i64 noundef, i32 (i8*, i8*)* noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @compare(i8* noundef %0, i8* noundef %1) #0 !dbg !649 {
  %3 = alloca i8*, align 8
  %4 = alloca i8*, align 8
  store i8* %0, i8** %3, align 8
  call void @llvm.dbg.declare(metadata i8** %3, metadata !654, metadata !DIExpression()), !dbg !655
  store i8* %1, i8** %4, align 8
  call void @llvm.dbg.declare(metadata i8** %4, metadata !656, metadata !DIExpression()), !dbg !657
  %5 = load i8*, i8** %3, align 8, !dbg !658
  %6 = bitcast i8* %5 to i32*, !dbg !659
  %7 = load i32, i32* %6, align 4, !dbg !660
  %8 = load i8*, i8** %4, align 8, !dbg !661
  %9 = bitcast i8* %8 to i32*, !dbg !662
  %10 = load i32, i32* %9, align 4, !dbg !663
  %11 = sub nsw i32 %7, %10, !dbg !664
  ret i32 %11, !dbg !665
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_float() #0 !dbg !666 {
  %1 = alloca double, align 8
  call void @llvm.dbg.declare(metadata double* %1, metadata !667, metadata !DIExpression()), !dbg !669
  %2 = load i32, i32* @bad, align 4, !dbg !670
  %3 = icmp ne i32 %2, 0, !dbg !670
  br i1 %3, label %5, label %4, !dbg !672

4:                                                ; preds = %0
  store double 1.500000e+00, double* %1, align 8, !dbg !673
  br label %5, !dbg !674

5:                                                ; preds = %4, %0
  %6 = load double, double* %1, align 8, !dbg !675
  %7 = fmul double %6, 2.000000e+00, !dbg !677
  %8 = fcmp ogt double %7, 1.000000e+00, !dbg !678
  br i1 %8, label %9, label %10, !dbg !679

9:                                                ; preds = %5
  store volatile i32 1, i32* @sink, align 4, !dbg !680
  br label %10, !dbg !681

10:                                               ; preds = %9, %5
  ret void, !dbg !682
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_bits_copied() #0 !dbg !683 {
  %1 = alloca %struct.bits, align 1
  %2 = alloca %struct.bits, align 1
  call void @llvm.dbg.declare(metadata %struct.bits* %1, metadata !684, metadata !DIExpression()), !dbg !690
  call void @llvm.dbg.declare(metadata %struct.bits* %2, metadata !691, metadata !DIExpression()), !dbg !692
  call void @set_first(%struct.bits* noundef %1, i8 noundef zeroext 1), !dbg !693
  call void @copy_bits(%struct.bits* noundef %2, %struct.bits* noundef %1), !dbg !694
  %3 = load i32, i32* @bad, align 4, !dbg !695
  %4 = icmp ne i32 %3, 0, !dbg !695
  br i1 %4, label %5, label %8, !dbg !697

5:                                                ; preds = %0
  %6 = call i32 @last_bits(%struct.bits* noundef %2), !dbg !698
  %7 = icmp ne i32 %6, 0, !dbg !698
  br i1 %7, label %11, label %12, !dbg !695

8:                                                ; preds = %0
  %9 = call i32 @first_bits(%struct.bits* noundef %2), !dbg !699
  %10 = icmp ne i32 %9, 0, !dbg !699
  br i1 %10, label %11, label %12, !dbg !697

11:                                               ; preds = %8, %5
  store volatile i32 1, i32* @sink, align 4, !dbg !700
  br label %12, !dbg !701

12:                                               ; preds = %11, %8, %5
  ret void, !dbg !702
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @set_first(%struct.bits* noundef %0, i8 noundef zeroext %1) #0 !dbg !703 {
  %3 = alloca %struct.bits*, align 8
  %4 = alloca i8, align 1
  store %struct.bits* %0, %struct.bits** %3, align 8
  call void @llvm.dbg.declare(metadata %struct.bits** %3, metadata !707, metadata !DIExpression()), !dbg !708
  store i8 %1, i8* %4, align 1
  call void @llvm.dbg.declare(metadata i8* %4, metadata !709, metadata !DIExpression()), !dbg !710
  %5 = load i8, i8* %4, align 1, !dbg !711
  %6 = load %struct.bits*, %struct.bits** %3, align 8, !dbg !712
  %7 = bitcast %struct.bits* %6 to i8*, !dbg !713
  %8 = load i8, i8* %7, align 1, !dbg !714
  %9 = and i8 %5, 7, !dbg !714
  %10 = and i8 %8, -8, !dbg !714
  %11 = or i8 %10, %9, !dbg !714
  store i8 %11, i8* %7, align 1, !dbg !714
  ret void, !dbg !715
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @copy_bits(%struct.bits* noundef %0, %struct.bits* noundef %1) #0 !dbg !716 {
  %3 = alloca %struct.bits*, align 8
  %4 = alloca %struct.bits*, align 8
  store %struct.bits* %0, %struct.bits** %3, align 8
  call void @llvm.dbg.declare(metadata %struct.bits** %3, metadata !721, metadata !DIExpression()), !dbg !722
  store %struct.bits* %1, %struct.bits** %4, align 8
  call void @llvm.dbg.declare(metadata %struct.bits** %4, metadata !723, metadata !DIExpression()), !dbg !724
  %5 = load %struct.bits*, %struct.bits** %3, align 8, !dbg !725
  %6 = load %struct.bits*, %struct.bits** %4, align 8, !dbg !726
  %7 = bitcast %struct.bits* %5 to i8*, !dbg !727
  %8 = bitcast %struct.bits* %6 to i8*, !dbg !727
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %7, i8* align 1 %8, i64 1, i1 false), !dbg !727
  ret void, !dbg !728
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @last_bits(%struct.bits* noundef %0) #0 !dbg !729 {
  %2 = alloca %struct.bits*, align 8
  store %struct.bits* %0, %struct.bits** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.bits** %2, metadata !732, metadata !DIExpression()), !dbg !733
  %3 = load %struct.bits*, %struct.bits** %2, align 8, !dbg !734
  %4 = bitcast %struct.bits* %3 to i8*, !dbg !735
  %5 = load i8, i8* %4, align 1, !dbg !735
  %6 = lshr i8 %5, 3, !dbg !735
  %7 = zext i8 %6 to i32, !dbg !734
  ret i32 %7, !dbg !736
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @first_bits(%struct.bits* noundef %0) #0 !dbg !737 {
  %2 = alloca %struct.bits*, align 8
  store %struct.bits* %0, %struct.bits** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.bits** %2, metadata !738, metadata !DIExpression()), !dbg !739
  %3 = load %struct.bits*, %struct.bits** %2, align 8, !dbg !740
  %4 = bitcast %struct.bits* %3 to i8*, !dbg !741
  %5 = load i8, i8* %4, align 1, !dbg !741
  %6 = and i8 %5, 7, !dbg !741
  %7 = zext i8 %6 to i32, !dbg !740
  ret i32 %7, !dbg !742
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_bits_symbolic() #0 !dbg !743 {
  %1 = alloca %struct.bits, align 1
  %2 = alloca i8, align 1
  %3 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata %struct.bits* %1, metadata !744, metadata !DIExpression()), !dbg !745
  call void @llvm.dbg.declare(metadata i8* %2, metadata !746, metadata !DIExpression()), !dbg !747
  call void @klee_make_symbolic(i8* noundef %2, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.27, i64 0, i64 0)), !dbg !748
  %4 = load i8, i8* %2, align 1, !dbg !749
  call void @set_first(%struct.bits* noundef %1, i8 noundef zeroext %4), !dbg !750
  call void @llvm.dbg.declare(metadata i32* %3, metadata !751, metadata !DIExpression()), !dbg !752
  %5 = load i32, i32* @bad, align 4, !dbg !753
  %6 = icmp ne i32 %5, 0, !dbg !753
  br i1 %6, label %7, label %9, !dbg !753

7:                                                ; preds = %0
  %8 = call i32 @last_bits(%struct.bits* noundef %1), !dbg !754
  br label %11, !dbg !753

9:                                                ; preds = %0
  %10 = call i32 @first_bits(%struct.bits* noundef %1), !dbg !755
  br label %11, !dbg !753

11:                                               ; preds = %9, %7
  %12 = phi i32 [ %8, %7 ], [ %10, %9 ], !dbg !753
  store i32 %12, i32* %3, align 4, !dbg !752
  %13 = load i32, i32* %3, align 4, !dbg !756
  %14 = icmp ne i32 %13, 0, !dbg !756
  br i1 %14, label %15, label %16, !dbg !758

15:                                               ; preds = %11
  store volatile i32 1, i32* @sink, align 4, !dbg !759
  br label %16, !dbg !760

16:                                               ; preds = %15, %11
  ret void, !dbg !761
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_bits_of_old() #0 !dbg !762 {
  call void @leave_bits(), !dbg !763
  %1 = call i32 @unset_bits(), !dbg !764
  %2 = icmp ne i32 %1, 0, !dbg !764
  br i1 %2, label %3, label %4, !dbg !766

3:                                                ; preds = %0
  store volatile i32 1, i32* @sink, align 4, !dbg !767
  br label %4, !dbg !768

4:                                                ; preds = %3, %0
  ret void, !dbg !769
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @leave_bits() #0 !dbg !770 {
  %1 = alloca %struct.bits, align 1
  call void @llvm.dbg.declare(metadata %struct.bits* %1, metadata !771, metadata !DIExpression()), !dbg !772
  call void @set_first(%struct.bits* noundef %1, i8 noundef zeroext 1), !dbg !773
  ret void, !dbg !774
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @unset_bits() #0 !dbg !775 {
  %1 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8* %1, metadata !778, metadata !DIExpression()), !dbg !779
  %2 = load i32, i32* @bad, align 4, !dbg !780
  %3 = icmp ne i32 %2, 0, !dbg !780
  br i1 %3, label %5, label %4, !dbg !782

4:                                                ; preds = %0
  store i8 1, i8* %1, align 1, !dbg !783
  br label %5, !dbg !784

5:                                                ; preds = %4, %0
  %6 = load i8, i8* %1, align 1, !dbg !785
  %7 = zext i8 %6 to i32, !dbg !785
  %8 = and i32 %7, 7, !dbg !786
  ret i32 %8, !dbg !787
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
!llvm.module.flags = !{!87, !88, !89, !90, !91, !92, !93}
!llvm.ident = !{!94}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "bad", scope: !2, file: !23, line: 18, type: !15, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !14, globals: !20, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/faults/uninit.c", directory: ".", checksumkind: CSK_MD5, checksum: "f500c69858511d8bb8e4f1435d4efd0e")
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
!20 = !{!21, !0, !33, !35, !38, !40, !42, !44, !46, !51, !53, !55, !57, !59, !61, !63, !65, !67, !69, !71, !73, !75, !77, !79, !81, !83, !85}
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
!81 = !DIGlobalVariableExpression(var: !82, expr: !DIExpression())
!82 = distinct !DIGlobalVariable(name: "entry_uninit_bits_copied", scope: !2, file: !3, line: 281, type: !25, isLocal: true, isDefinition: true)
!83 = !DIGlobalVariableExpression(var: !84, expr: !DIExpression())
!84 = distinct !DIGlobalVariable(name: "entry_uninit_bits_symbolic", scope: !2, file: !3, line: 290, type: !25, isLocal: true, isDefinition: true)
!85 = !DIGlobalVariableExpression(var: !86, expr: !DIExpression())
!86 = distinct !DIGlobalVariable(name: "entry_uninit_bits_of_old", scope: !2, file: !3, line: 316, type: !25, isLocal: true, isDefinition: true)
!87 = !{i32 7, !"Dwarf Version", i32 5}
!88 = !{i32 2, !"Debug Info Version", i32 3}
!89 = !{i32 1, !"wchar_size", i32 4}
!90 = !{i32 7, !"PIC Level", i32 2}
!91 = !{i32 7, !"PIE Level", i32 2}
!92 = !{i32 7, !"uwtable", i32 1}
!93 = !{i32 7, !"frame-pointer", i32 2}
!94 = !{!"Debian clang version 14.0.6"}
!95 = distinct !DISubprogram(name: "main", scope: !23, file: !23, line: 30, type: !96, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !9)
!96 = !DISubroutineType(types: !97)
!97 = !{!15, !15, !98}
!98 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!99 = !DILocalVariable(name: "argc", arg: 1, scope: !95, file: !23, line: 30, type: !15)
!100 = !DILocation(line: 30, column: 14, scope: !95)
!101 = !DILocalVariable(name: "argv", arg: 2, scope: !95, file: !23, line: 30, type: !98)
!102 = !DILocation(line: 30, column: 27, scope: !95)
!103 = !DILocation(line: 32, column: 11, scope: !95)
!104 = !DILocation(line: 32, column: 16, scope: !95)
!105 = !DILocation(line: 32, column: 20, scope: !95)
!106 = !DILocation(line: 32, column: 30, scope: !95)
!107 = !DILocation(line: 32, column: 23, scope: !95)
!108 = !DILocation(line: 32, column: 46, scope: !95)
!109 = !DILocation(line: 0, scope: !95)
!110 = !DILocation(line: 32, column: 9, scope: !95)
!111 = !DILocalVariable(name: "c", scope: !112, file: !23, line: 33, type: !24)
!112 = distinct !DILexicalBlock(scope: !95, file: !23, line: 33, column: 5)
!113 = !DILocation(line: 33, column: 29, scope: !112)
!114 = !DILocation(line: 33, column: 33, scope: !112)
!115 = !DILocation(line: 33, column: 10, scope: !112)
!116 = !DILocation(line: 33, column: 44, scope: !117)
!117 = distinct !DILexicalBlock(scope: !112, file: !23, line: 33, column: 5)
!118 = !DILocation(line: 33, column: 5, scope: !112)
!119 = !DILocation(line: 34, column: 13, scope: !120)
!120 = distinct !DILexicalBlock(scope: !117, file: !23, line: 34, column: 13)
!121 = !DILocation(line: 34, column: 18, scope: !120)
!122 = !DILocation(line: 34, column: 22, scope: !120)
!123 = !DILocation(line: 34, column: 32, scope: !120)
!124 = !DILocation(line: 34, column: 41, scope: !120)
!125 = !DILocation(line: 34, column: 44, scope: !120)
!126 = !DILocation(line: 34, column: 25, scope: !120)
!127 = !DILocation(line: 34, column: 50, scope: !120)
!128 = !DILocation(line: 34, column: 13, scope: !117)
!129 = !DILocation(line: 35, column: 13, scope: !130)
!130 = distinct !DILexicalBlock(scope: !120, file: !23, line: 34, column: 56)
!131 = !DILocation(line: 35, column: 16, scope: !130)
!132 = !DILocation(line: 36, column: 13, scope: !130)
!133 = !DILocation(line: 34, column: 53, scope: !120)
!134 = !DILocation(line: 33, column: 51, scope: !117)
!135 = !DILocation(line: 33, column: 54, scope: !117)
!136 = !DILocation(line: 33, column: 49, scope: !117)
!137 = !DILocation(line: 33, column: 5, scope: !117)
!138 = distinct !{!138, !118, !139, !140}
!139 = !DILocation(line: 37, column: 9, scope: !112)
!140 = !{!"llvm.loop.mustprogress"}
!141 = !DILocation(line: 38, column: 5, scope: !95)
!142 = !DILocation(line: 39, column: 1, scope: !95)
!143 = distinct !DISubprogram(name: "add_uninit_local", scope: !3, file: !3, line: 9, type: !7, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!144 = !DILocation(line: 9, column: 1, scope: !143)
!145 = distinct !DISubprogram(name: "add_uninit_surplus", scope: !3, file: !3, line: 18, type: !7, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!146 = !DILocation(line: 18, column: 1, scope: !145)
!147 = distinct !DISubprogram(name: "add_uninit_heap", scope: !3, file: !3, line: 27, type: !7, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!148 = !DILocation(line: 27, column: 1, scope: !147)
!149 = distinct !DISubprogram(name: "add_uninit_realloc", scope: !3, file: !3, line: 38, type: !7, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!150 = !DILocation(line: 38, column: 1, scope: !149)
!151 = distinct !DISubprogram(name: "add_uninit_index", scope: !3, file: !3, line: 47, type: !7, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!152 = !DILocation(line: 47, column: 1, scope: !151)
!153 = distinct !DISubprogram(name: "add_uninit_pointer", scope: !3, file: !3, line: 55, type: !7, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!154 = !DILocation(line: 55, column: 1, scope: !153)
!155 = distinct !DISubprogram(name: "add_uninit_argument", scope: !3, file: !3, line: 63, type: !7, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!156 = !DILocation(line: 63, column: 1, scope: !155)
!157 = distinct !DISubprogram(name: "add_uninit_string", scope: !3, file: !3, line: 71, type: !7, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!158 = !DILocation(line: 71, column: 1, scope: !157)
!159 = distinct !DISubprogram(name: "add_uninit_divisor", scope: !3, file: !3, line: 82, type: !7, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!160 = !DILocation(line: 82, column: 1, scope: !159)
!161 = distinct !DISubprogram(name: "add_uninit_switch", scope: !3, file: !3, line: 90, type: !7, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!162 = !DILocation(line: 90, column: 1, scope: !161)
!163 = distinct !DISubprogram(name: "add_uninit_call", scope: !3, file: !3, line: 104, type: !7, scopeLine: 104, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!164 = !DILocation(line: 104, column: 1, scope: !163)
!165 = distinct !DISubprogram(name: "add_uninit_through_structs", scope: !3, file: !3, line: 133, type: !7, scopeLine: 133, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!166 = !DILocation(line: 133, column: 1, scope: !165)
!167 = distinct !DISubprogram(name: "add_uninit_bit_fields", scope: !3, file: !3, line: 156, type: !7, scopeLine: 156, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!168 = !DILocation(line: 156, column: 1, scope: !167)
!169 = distinct !DISubprogram(name: "add_uninit_by_value", scope: !3, file: !3, line: 178, type: !7, scopeLine: 178, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!170 = !DILocation(line: 178, column: 1, scope: !169)
!171 = distinct !DISubprogram(name: "add_uninit_union", scope: !3, file: !3, line: 188, type: !7, scopeLine: 188, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!172 = !DILocation(line: 188, column: 1, scope: !171)
!173 = distinct !DISubprogram(name: "add_uninit_masked", scope: !3, file: !3, line: 201, type: !7, scopeLine: 201, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!174 = !DILocation(line: 201, column: 1, scope: !173)
!175 = distinct !DISubprogram(name: "add_uninit_not_chosen", scope: !3, file: !3, line: 217, type: !7, scopeLine: 217, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!176 = !DILocation(line: 217, column: 1, scope: !175)
!177 = distinct !DISubprogram(name: "add_uninit_copied_bytes", scope: !3, file: !3, line: 224, type: !7, scopeLine: 224, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!178 = !DILocation(line: 224, column: 1, scope: !177)
!179 = distinct !DISubprogram(name: "add_uninit_sorted", scope: !3, file: !3, line: 240, type: !7, scopeLine: 240, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!180 = !DILocation(line: 240, column: 1, scope: !179)
!181 = distinct !DISubprogram(name: "add_uninit_float", scope: !3, file: !3, line: 248, type: !7, scopeLine: 248, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!182 = !DILocation(line: 248, column: 1, scope: !181)
!183 = distinct !DISubprogram(name: "add_uninit_bits_copied", scope: !3, file: !3, line: 281, type: !7, scopeLine: 281, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!184 = !DILocation(line: 281, column: 1, scope: !183)
!185 = distinct !DISubprogram(name: "add_uninit_bits_symbolic", scope: !3, file: !3, line: 290, type: !7, scopeLine: 290, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!186 = !DILocation(line: 290, column: 1, scope: !185)
!187 = distinct !DISubprogram(name: "add_uninit_bits_of_old", scope: !3, file: !3, line: 316, type: !7, scopeLine: 316, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!188 = !DILocation(line: 316, column: 1, scope: !187)
!189 = distinct !DISubprogram(name: "uninit_local", scope: !3, file: !3, line: 9, type: !7, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!190 = !DILocalVariable(name: "x", scope: !189, file: !3, line: 11, type: !15)
!191 = !DILocation(line: 11, column: 9, scope: !189)
!192 = !DILocation(line: 12, column: 10, scope: !193)
!193 = distinct !DILexicalBlock(scope: !189, file: !3, line: 12, column: 9)
!194 = !DILocation(line: 12, column: 9, scope: !189)
!195 = !DILocation(line: 13, column: 11, scope: !193)
!196 = !DILocation(line: 13, column: 9, scope: !193)
!197 = !DILocation(line: 14, column: 9, scope: !198)
!198 = distinct !DILexicalBlock(scope: !189, file: !3, line: 14, column: 9)
!199 = !DILocation(line: 14, column: 9, scope: !189)
!200 = !DILocation(line: 15, column: 14, scope: !198)
!201 = !DILocation(line: 15, column: 9, scope: !198)
!202 = !DILocation(line: 16, column: 1, scope: !189)
!203 = distinct !DISubprogram(name: "uninit_surplus", scope: !3, file: !3, line: 18, type: !7, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!204 = !DILocalVariable(name: "text", scope: !203, file: !3, line: 20, type: !205)
!205 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 320, elements: !206)
!206 = !{!207}
!207 = !DISubrange(count: 40)
!208 = !DILocation(line: 20, column: 10, scope: !203)
!209 = !DILocalVariable(name: "x", scope: !203, file: !3, line: 21, type: !210)
!210 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 64, elements: !211)
!211 = !{!212}
!212 = !DISubrange(count: 2)
!213 = !DILocation(line: 21, column: 9, scope: !203)
!214 = !DILocation(line: 22, column: 5, scope: !203)
!215 = !DILocation(line: 22, column: 10, scope: !203)
!216 = !DILocation(line: 23, column: 21, scope: !203)
!217 = !DILocation(line: 23, column: 48, scope: !203)
!218 = !DILocation(line: 23, column: 54, scope: !203)
!219 = !DILocation(line: 23, column: 12, scope: !203)
!220 = !DILocation(line: 23, column: 10, scope: !203)
!221 = !DILocation(line: 24, column: 22, scope: !203)
!222 = !DILocation(line: 24, column: 41, scope: !203)
!223 = !DILocation(line: 24, column: 63, scope: !203)
!224 = !DILocation(line: 24, column: 69, scope: !203)
!225 = !DILocation(line: 24, column: 13, scope: !203)
!226 = !DILocation(line: 24, column: 10, scope: !203)
!227 = !DILocation(line: 25, column: 1, scope: !203)
!228 = distinct !DISubprogram(name: "uninit_heap", scope: !3, file: !3, line: 27, type: !7, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!229 = !DILocalVariable(name: "p", scope: !228, file: !3, line: 29, type: !230)
!230 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!231 = !DILocation(line: 29, column: 10, scope: !228)
!232 = !DILocation(line: 29, column: 14, scope: !228)
!233 = !DILocation(line: 30, column: 5, scope: !228)
!234 = !DILocation(line: 30, column: 10, scope: !228)
!235 = !DILocation(line: 31, column: 10, scope: !236)
!236 = distinct !DILexicalBlock(scope: !228, file: !3, line: 31, column: 9)
!237 = !DILocation(line: 31, column: 9, scope: !228)
!238 = !DILocation(line: 32, column: 9, scope: !236)
!239 = !DILocation(line: 32, column: 14, scope: !236)
!240 = !DILocation(line: 33, column: 9, scope: !241)
!241 = distinct !DILexicalBlock(scope: !228, file: !3, line: 33, column: 9)
!242 = !DILocation(line: 33, column: 16, scope: !241)
!243 = !DILocation(line: 33, column: 14, scope: !241)
!244 = !DILocation(line: 33, column: 21, scope: !241)
!245 = !DILocation(line: 33, column: 9, scope: !228)
!246 = !DILocation(line: 34, column: 14, scope: !241)
!247 = !DILocation(line: 34, column: 9, scope: !241)
!248 = !DILocation(line: 35, column: 10, scope: !228)
!249 = !DILocation(line: 35, column: 5, scope: !228)
!250 = !DILocation(line: 36, column: 1, scope: !228)
!251 = distinct !DISubprogram(name: "uninit_realloc", scope: !3, file: !3, line: 38, type: !7, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!252 = !DILocalVariable(name: "p", scope: !251, file: !3, line: 40, type: !16)
!253 = !DILocation(line: 40, column: 11, scope: !251)
!254 = !DILocation(line: 40, column: 15, scope: !251)
!255 = !DILocation(line: 41, column: 17, scope: !251)
!256 = !DILocation(line: 41, column: 9, scope: !251)
!257 = !DILocation(line: 41, column: 7, scope: !251)
!258 = !DILocation(line: 42, column: 9, scope: !259)
!259 = distinct !DILexicalBlock(scope: !251, file: !3, line: 42, column: 9)
!260 = !DILocation(line: 42, column: 11, scope: !259)
!261 = !DILocation(line: 42, column: 9, scope: !251)
!262 = !DILocation(line: 43, column: 14, scope: !259)
!263 = !DILocation(line: 43, column: 9, scope: !259)
!264 = !DILocation(line: 44, column: 10, scope: !251)
!265 = !DILocation(line: 44, column: 5, scope: !251)
!266 = !DILocation(line: 45, column: 1, scope: !251)
!267 = distinct !DISubprogram(name: "uninit_index", scope: !3, file: !3, line: 47, type: !7, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!268 = !DILocalVariable(name: "i", scope: !267, file: !3, line: 49, type: !15)
!269 = !DILocation(line: 49, column: 9, scope: !267)
!270 = !DILocation(line: 50, column: 10, scope: !271)
!271 = distinct !DILexicalBlock(scope: !267, file: !3, line: 50, column: 9)
!272 = !DILocation(line: 50, column: 9, scope: !267)
!273 = !DILocation(line: 51, column: 11, scope: !271)
!274 = !DILocation(line: 51, column: 9, scope: !271)
!275 = !DILocation(line: 52, column: 18, scope: !267)
!276 = !DILocation(line: 52, column: 12, scope: !267)
!277 = !DILocation(line: 52, column: 10, scope: !267)
!278 = !DILocation(line: 53, column: 1, scope: !267)
!279 = distinct !DISubprogram(name: "uninit_pointer", scope: !3, file: !3, line: 55, type: !7, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!280 = !DILocalVariable(name: "p", scope: !279, file: !3, line: 57, type: !230)
!281 = !DILocation(line: 57, column: 10, scope: !279)
!282 = !DILocation(line: 58, column: 10, scope: !283)
!283 = distinct !DILexicalBlock(scope: !279, file: !3, line: 58, column: 9)
!284 = !DILocation(line: 58, column: 9, scope: !279)
!285 = !DILocation(line: 59, column: 11, scope: !283)
!286 = !DILocation(line: 59, column: 9, scope: !283)
!287 = !DILocation(line: 60, column: 6, scope: !279)
!288 = !DILocation(line: 60, column: 8, scope: !279)
!289 = !DILocation(line: 61, column: 1, scope: !279)
!290 = distinct !DISubprogram(name: "uninit_argument", scope: !3, file: !3, line: 63, type: !7, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!291 = !DILocalVariable(name: "x", scope: !290, file: !3, line: 65, type: !15)
!292 = !DILocation(line: 65, column: 9, scope: !290)
!293 = !DILocation(line: 66, column: 10, scope: !294)
!294 = distinct !DILexicalBlock(scope: !290, file: !3, line: 66, column: 9)
!295 = !DILocation(line: 66, column: 9, scope: !290)
!296 = !DILocation(line: 67, column: 11, scope: !294)
!297 = !DILocation(line: 67, column: 9, scope: !294)
!298 = !DILocation(line: 68, column: 20, scope: !290)
!299 = !DILocation(line: 68, column: 5, scope: !290)
!300 = !DILocation(line: 69, column: 1, scope: !290)
!301 = distinct !DISubprogram(name: "uninit_string", scope: !3, file: !3, line: 71, type: !7, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!302 = !DILocalVariable(name: "text", scope: !301, file: !3, line: 73, type: !303)
!303 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 32, elements: !49)
!304 = !DILocation(line: 73, column: 10, scope: !301)
!305 = !DILocation(line: 74, column: 5, scope: !301)
!306 = !DILocation(line: 74, column: 13, scope: !301)
!307 = !DILocation(line: 75, column: 5, scope: !301)
!308 = !DILocation(line: 75, column: 13, scope: !301)
!309 = !DILocation(line: 76, column: 10, scope: !310)
!310 = distinct !DILexicalBlock(scope: !301, file: !3, line: 76, column: 9)
!311 = !DILocation(line: 76, column: 9, scope: !301)
!312 = !DILocation(line: 77, column: 9, scope: !310)
!313 = !DILocation(line: 77, column: 17, scope: !310)
!314 = !DILocation(line: 78, column: 16, scope: !315)
!315 = distinct !DILexicalBlock(scope: !301, file: !3, line: 78, column: 9)
!316 = !DILocation(line: 78, column: 9, scope: !315)
!317 = !DILocation(line: 78, column: 22, scope: !315)
!318 = !DILocation(line: 78, column: 9, scope: !301)
!319 = !DILocation(line: 79, column: 14, scope: !315)
!320 = !DILocation(line: 79, column: 9, scope: !315)
!321 = !DILocation(line: 80, column: 1, scope: !301)
!322 = distinct !DISubprogram(name: "uninit_divisor", scope: !3, file: !3, line: 82, type: !7, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!323 = !DILocalVariable(name: "x", scope: !322, file: !3, line: 84, type: !15)
!324 = !DILocation(line: 84, column: 9, scope: !322)
!325 = !DILocation(line: 85, column: 10, scope: !326)
!326 = distinct !DILexicalBlock(scope: !322, file: !3, line: 85, column: 9)
!327 = !DILocation(line: 85, column: 9, scope: !322)
!328 = !DILocation(line: 86, column: 11, scope: !326)
!329 = !DILocation(line: 86, column: 9, scope: !326)
!330 = !DILocation(line: 87, column: 18, scope: !322)
!331 = !DILocation(line: 87, column: 20, scope: !322)
!332 = !DILocation(line: 87, column: 15, scope: !322)
!333 = !DILocation(line: 87, column: 10, scope: !322)
!334 = !DILocation(line: 88, column: 1, scope: !322)
!335 = !DILocalVariable(name: "e", scope: !6, file: !3, line: 92, type: !5)
!336 = !DILocation(line: 92, column: 23, scope: !6)
!337 = !DILocation(line: 93, column: 10, scope: !338)
!338 = distinct !DILexicalBlock(scope: !6, file: !3, line: 93, column: 9)
!339 = !DILocation(line: 93, column: 9, scope: !6)
!340 = !DILocation(line: 94, column: 11, scope: !338)
!341 = !DILocation(line: 94, column: 9, scope: !338)
!342 = !DILocation(line: 95, column: 13, scope: !6)
!343 = !DILocation(line: 95, column: 5, scope: !6)
!344 = !DILocation(line: 97, column: 14, scope: !345)
!345 = distinct !DILexicalBlock(scope: !6, file: !3, line: 95, column: 16)
!346 = !DILocation(line: 98, column: 9, scope: !345)
!347 = !DILocation(line: 100, column: 14, scope: !345)
!348 = !DILocation(line: 101, column: 5, scope: !345)
!349 = !DILocation(line: 102, column: 1, scope: !6)
!350 = distinct !DISubprogram(name: "uninit_call", scope: !3, file: !3, line: 104, type: !7, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!351 = !DILocalVariable(name: "f", scope: !350, file: !3, line: 106, type: !352)
!352 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !353, size: 64)
!353 = !DISubroutineType(types: !354)
!354 = !{null, !355}
!355 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!356 = !DILocation(line: 106, column: 12, scope: !350)
!357 = !DILocation(line: 107, column: 10, scope: !358)
!358 = distinct !DILexicalBlock(scope: !350, file: !3, line: 107, column: 9)
!359 = !DILocation(line: 107, column: 9, scope: !350)
!360 = !DILocation(line: 108, column: 11, scope: !358)
!361 = !DILocation(line: 108, column: 9, scope: !358)
!362 = !DILocation(line: 109, column: 5, scope: !350)
!363 = !DILocation(line: 110, column: 1, scope: !350)
!364 = distinct !DISubprogram(name: "uninit_through_structs", scope: !3, file: !3, line: 133, type: !7, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!365 = !DILocalVariable(name: "a", scope: !364, file: !3, line: 135, type: !366)
!366 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "padded", file: !3, line: 112, size: 96, elements: !367)
!367 = !{!368, !369, !370}
!368 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !366, file: !3, line: 113, baseType: !17, size: 8)
!369 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !366, file: !3, line: 114, baseType: !15, size: 32, offset: 32)
!370 = !DIDerivedType(tag: DW_TAG_member, name: "tail", scope: !366, file: !3, line: 115, baseType: !371, size: 16, offset: 64)
!371 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!372 = !DILocation(line: 135, column: 19, scope: !364)
!373 = !DILocation(line: 135, column: 23, scope: !364)
!374 = !DILocalVariable(name: "b", scope: !364, file: !3, line: 135, type: !366)
!375 = !DILocation(line: 135, column: 31, scope: !364)
!376 = !DILocalVariable(name: "heap", scope: !364, file: !3, line: 135, type: !377)
!377 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !366, size: 64)
!378 = !DILocation(line: 135, column: 35, scope: !364)
!379 = !DILocation(line: 135, column: 42, scope: !364)
!380 = !DILocation(line: 136, column: 9, scope: !364)
!381 = !DILocation(line: 137, column: 12, scope: !364)
!382 = !DILocation(line: 137, column: 5, scope: !364)
!383 = !DILocalVariable(name: "c", scope: !364, file: !3, line: 138, type: !366)
!384 = !DILocation(line: 138, column: 19, scope: !364)
!385 = !DILocation(line: 138, column: 24, scope: !364)
!386 = !DILocation(line: 138, column: 23, scope: !364)
!387 = !DILocation(line: 139, column: 10, scope: !364)
!388 = !DILocation(line: 139, column: 5, scope: !364)
!389 = !DILocation(line: 140, column: 11, scope: !390)
!390 = distinct !DILexicalBlock(scope: !364, file: !3, line: 140, column: 9)
!391 = !DILocation(line: 140, column: 9, scope: !390)
!392 = !DILocation(line: 140, column: 19, scope: !390)
!393 = !DILocation(line: 140, column: 15, scope: !390)
!394 = !DILocation(line: 140, column: 25, scope: !390)
!395 = !DILocation(line: 140, column: 9, scope: !364)
!396 = !DILocation(line: 141, column: 9, scope: !390)
!397 = !DILocation(line: 142, column: 9, scope: !398)
!398 = distinct !DILexicalBlock(scope: !364, file: !3, line: 142, column: 9)
!399 = !DILocation(line: 142, column: 16, scope: !398)
!400 = !DILocation(line: 142, column: 9, scope: !364)
!401 = !DILocation(line: 143, column: 9, scope: !398)
!402 = !DILocation(line: 144, column: 1, scope: !364)
!403 = distinct !DISubprogram(name: "make", scope: !3, file: !3, line: 118, type: !404, scopeLine: 119, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!404 = !DISubroutineType(types: !405)
!405 = !{!366}
!406 = !DILocalVariable(name: "p", scope: !403, file: !3, line: 120, type: !366)
!407 = !DILocation(line: 120, column: 19, scope: !403)
!408 = !DILocation(line: 121, column: 7, scope: !403)
!409 = !DILocation(line: 121, column: 11, scope: !403)
!410 = !DILocation(line: 122, column: 7, scope: !403)
!411 = !DILocation(line: 122, column: 13, scope: !403)
!412 = !DILocation(line: 123, column: 10, scope: !413)
!413 = distinct !DILexicalBlock(scope: !403, file: !3, line: 123, column: 9)
!414 = !DILocation(line: 123, column: 9, scope: !403)
!415 = !DILocation(line: 124, column: 11, scope: !413)
!416 = !DILocation(line: 124, column: 16, scope: !413)
!417 = !DILocation(line: 124, column: 9, scope: !413)
!418 = !DILocation(line: 125, column: 5, scope: !403)
!419 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 128, type: !420, scopeLine: 129, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!420 = !DISubroutineType(types: !421)
!421 = !{!15, !366}
!422 = !DILocalVariable(name: "p", arg: 1, scope: !419, file: !3, line: 128, type: !366)
!423 = !DILocation(line: 128, column: 30, scope: !419)
!424 = !DILocation(line: 130, column: 14, scope: !419)
!425 = !DILocation(line: 130, column: 12, scope: !419)
!426 = !DILocation(line: 130, column: 22, scope: !419)
!427 = !DILocation(line: 130, column: 18, scope: !419)
!428 = !DILocation(line: 130, column: 32, scope: !419)
!429 = !DILocation(line: 130, column: 30, scope: !419)
!430 = !DILocation(line: 130, column: 28, scope: !419)
!431 = !DILocation(line: 130, column: 5, scope: !419)
!432 = distinct !DISubprogram(name: "uninit_bit_fields", scope: !3, file: !3, line: 156, type: !7, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!433 = !DILocalVariable(name: "f", scope: !432, file: !3, line: 158, type: !434)
!434 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "flags", file: !3, line: 146, size: 64, elements: !435)
!435 = !{!436, !437, !438, !439}
!436 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !434, file: !3, line: 147, baseType: !10, size: 3, flags: DIFlagBitField, extraData: i64 0)
!437 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !434, file: !3, line: 147, baseType: !10, size: 5, offset: 3, flags: DIFlagBitField, extraData: i64 0)
!438 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !434, file: !3, line: 147, baseType: !10, size: 9, offset: 8, flags: DIFlagBitField, extraData: i64 0)
!439 = !DIDerivedType(tag: DW_TAG_member, name: "wide", scope: !434, file: !3, line: 148, baseType: !440, size: 40, offset: 17, flags: DIFlagBitField, extraData: i64 0)
!440 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!441 = !DILocation(line: 158, column: 18, scope: !432)
!442 = !DILocation(line: 159, column: 7, scope: !432)
!443 = !DILocation(line: 159, column: 9, scope: !432)
!444 = !DILocation(line: 160, column: 7, scope: !432)
!445 = !DILocation(line: 160, column: 9, scope: !432)
!446 = !DILocation(line: 161, column: 7, scope: !432)
!447 = !DILocation(line: 161, column: 12, scope: !432)
!448 = !DILocation(line: 162, column: 11, scope: !449)
!449 = distinct !DILexicalBlock(scope: !432, file: !3, line: 162, column: 9)
!450 = !DILocation(line: 162, column: 13, scope: !449)
!451 = !DILocation(line: 162, column: 18, scope: !449)
!452 = !DILocation(line: 162, column: 23, scope: !449)
!453 = !DILocation(line: 162, column: 25, scope: !449)
!454 = !DILocation(line: 162, column: 32, scope: !449)
!455 = !DILocation(line: 162, column: 37, scope: !449)
!456 = !DILocation(line: 162, column: 42, scope: !449)
!457 = !DILocation(line: 162, column: 47, scope: !449)
!458 = !DILocation(line: 162, column: 50, scope: !449)
!459 = !DILocation(line: 162, column: 62, scope: !449)
!460 = !DILocation(line: 162, column: 9, scope: !432)
!461 = !DILocation(line: 163, column: 9, scope: !449)
!462 = !DILocation(line: 164, column: 9, scope: !463)
!463 = distinct !DILexicalBlock(scope: !432, file: !3, line: 164, column: 9)
!464 = !DILocation(line: 164, column: 13, scope: !463)
!465 = !DILocation(line: 164, column: 18, scope: !463)
!466 = !DILocation(line: 164, column: 16, scope: !463)
!467 = !DILocation(line: 164, column: 9, scope: !432)
!468 = !DILocation(line: 165, column: 14, scope: !463)
!469 = !DILocation(line: 165, column: 9, scope: !463)
!470 = !DILocation(line: 166, column: 1, scope: !432)
!471 = distinct !DISubprogram(name: "flag_sum", scope: !3, file: !3, line: 151, type: !472, scopeLine: 152, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!472 = !DISubroutineType(types: !473)
!473 = !{!15, !434}
!474 = !DILocalVariable(name: "f", arg: 1, scope: !471, file: !3, line: 151, type: !434)
!475 = !DILocation(line: 151, column: 34, scope: !471)
!476 = !DILocation(line: 153, column: 19, scope: !471)
!477 = !DILocation(line: 153, column: 30, scope: !471)
!478 = !DILocation(line: 153, column: 21, scope: !471)
!479 = !DILocation(line: 153, column: 5, scope: !471)
!480 = distinct !DISubprogram(name: "uninit_by_value", scope: !3, file: !3, line: 178, type: !7, scopeLine: 179, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!481 = !DILocalVariable(name: "l", scope: !480, file: !3, line: 180, type: !482)
!482 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "large", file: !3, line: 168, size: 352, elements: !483)
!483 = !{!484, !485, !486}
!484 = !DIDerivedType(tag: DW_TAG_member, name: "lead", scope: !482, file: !3, line: 169, baseType: !10, size: 4, flags: DIFlagBitField, extraData: i64 0)
!485 = !DIDerivedType(tag: DW_TAG_member, name: "rest", scope: !482, file: !3, line: 169, baseType: !10, size: 4, offset: 4, flags: DIFlagBitField, extraData: i64 0)
!486 = !DIDerivedType(tag: DW_TAG_member, name: "room", scope: !482, file: !3, line: 170, baseType: !205, size: 320, offset: 8)
!487 = !DILocation(line: 180, column: 18, scope: !480)
!488 = !DILocation(line: 181, column: 7, scope: !480)
!489 = !DILocation(line: 181, column: 12, scope: !480)
!490 = !DILocation(line: 182, column: 9, scope: !491)
!491 = distinct !DILexicalBlock(scope: !480, file: !3, line: 182, column: 9)
!492 = !DILocation(line: 182, column: 21, scope: !491)
!493 = !DILocation(line: 182, column: 9, scope: !480)
!494 = !DILocation(line: 183, column: 9, scope: !491)
!495 = !DILocation(line: 184, column: 9, scope: !496)
!496 = distinct !DILexicalBlock(scope: !480, file: !3, line: 184, column: 9)
!497 = !DILocation(line: 184, column: 13, scope: !496)
!498 = !DILocation(line: 184, column: 18, scope: !496)
!499 = !DILocation(line: 184, column: 16, scope: !496)
!500 = !DILocation(line: 184, column: 9, scope: !480)
!501 = !DILocation(line: 185, column: 14, scope: !496)
!502 = !DILocation(line: 185, column: 9, scope: !496)
!503 = !DILocation(line: 186, column: 1, scope: !480)
!504 = distinct !DISubprogram(name: "first_of", scope: !3, file: !3, line: 173, type: !505, scopeLine: 174, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!505 = !DISubroutineType(types: !506)
!506 = !{!15, !482}
!507 = !DILocalVariable(name: "l", arg: 1, scope: !504, file: !3, line: 173, type: !482)
!508 = !DILocation(line: 173, column: 34, scope: !504)
!509 = !DILocation(line: 175, column: 14, scope: !504)
!510 = !DILocation(line: 175, column: 5, scope: !504)
!511 = distinct !DISubprogram(name: "uninit_union", scope: !3, file: !3, line: 188, type: !7, scopeLine: 189, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!512 = !DILocalVariable(name: "u", scope: !511, file: !3, line: 193, type: !513)
!513 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !511, file: !3, line: 190, size: 32, elements: !514)
!514 = !{!515, !516}
!515 = !DIDerivedType(tag: DW_TAG_member, name: "byte", scope: !513, file: !3, line: 191, baseType: !17, size: 8)
!516 = !DIDerivedType(tag: DW_TAG_member, name: "word", scope: !513, file: !3, line: 192, baseType: !15, size: 32)
!517 = !DILocation(line: 193, column: 7, scope: !511)
!518 = !DILocation(line: 194, column: 7, scope: !511)
!519 = !DILocation(line: 194, column: 12, scope: !511)
!520 = !DILocation(line: 195, column: 11, scope: !521)
!521 = distinct !DILexicalBlock(scope: !511, file: !3, line: 195, column: 9)
!522 = !DILocation(line: 195, column: 9, scope: !521)
!523 = !DILocation(line: 195, column: 9, scope: !511)
!524 = !DILocation(line: 196, column: 9, scope: !521)
!525 = !DILocation(line: 197, column: 9, scope: !526)
!526 = distinct !DILexicalBlock(scope: !511, file: !3, line: 197, column: 9)
!527 = !DILocation(line: 197, column: 13, scope: !526)
!528 = !DILocation(line: 197, column: 18, scope: !526)
!529 = !DILocation(line: 197, column: 16, scope: !526)
!530 = !DILocation(line: 197, column: 9, scope: !511)
!531 = !DILocation(line: 198, column: 14, scope: !526)
!532 = !DILocation(line: 198, column: 9, scope: !526)
!533 = !DILocation(line: 199, column: 1, scope: !511)
!534 = distinct !DISubprogram(name: "uninit_masked", scope: !3, file: !3, line: 201, type: !7, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!535 = !DILocalVariable(name: "x", scope: !534, file: !3, line: 203, type: !15)
!536 = !DILocation(line: 203, column: 9, scope: !534)
!537 = !DILocalVariable(name: "p", scope: !534, file: !3, line: 204, type: !16)
!538 = !DILocation(line: 204, column: 11, scope: !534)
!539 = !DILocation(line: 204, column: 15, scope: !534)
!540 = !DILocation(line: 205, column: 5, scope: !534)
!541 = !DILocation(line: 205, column: 10, scope: !534)
!542 = !DILocation(line: 206, column: 10, scope: !543)
!543 = distinct !DILexicalBlock(scope: !534, file: !3, line: 206, column: 9)
!544 = !DILocation(line: 206, column: 12, scope: !543)
!545 = !DILocation(line: 206, column: 20, scope: !543)
!546 = !DILocation(line: 206, column: 9, scope: !534)
!547 = !DILocation(line: 207, column: 9, scope: !543)
!548 = !DILocation(line: 208, column: 10, scope: !549)
!549 = distinct !DILexicalBlock(scope: !534, file: !3, line: 208, column: 9)
!550 = !DILocation(line: 208, column: 15, scope: !549)
!551 = !DILocation(line: 208, column: 12, scope: !549)
!552 = !DILocation(line: 208, column: 36, scope: !549)
!553 = !DILocation(line: 208, column: 9, scope: !534)
!554 = !DILocation(line: 209, column: 14, scope: !549)
!555 = !DILocation(line: 209, column: 9, scope: !549)
!556 = !DILocation(line: 210, column: 1, scope: !534)
!557 = distinct !DISubprogram(name: "uninit_not_chosen", scope: !3, file: !3, line: 217, type: !7, scopeLine: 218, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!558 = !DILocalVariable(name: "a", scope: !557, file: !3, line: 219, type: !15)
!559 = !DILocation(line: 219, column: 9, scope: !557)
!560 = !DILocalVariable(name: "b", scope: !557, file: !3, line: 219, type: !15)
!561 = !DILocation(line: 219, column: 16, scope: !557)
!562 = !DILocation(line: 220, column: 17, scope: !563)
!563 = distinct !DILexicalBlock(scope: !557, file: !3, line: 220, column: 9)
!564 = !DILocation(line: 220, column: 16, scope: !563)
!565 = !DILocation(line: 220, column: 22, scope: !563)
!566 = !DILocation(line: 220, column: 25, scope: !563)
!567 = !DILocation(line: 220, column: 9, scope: !563)
!568 = !DILocation(line: 220, column: 28, scope: !563)
!569 = !DILocation(line: 220, column: 9, scope: !557)
!570 = !DILocation(line: 221, column: 9, scope: !563)
!571 = !DILocation(line: 222, column: 1, scope: !557)
!572 = distinct !DISubprogram(name: "choose", scope: !3, file: !3, line: 212, type: !573, scopeLine: 213, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!573 = !DISubroutineType(types: !574)
!574 = !{!15, !15, !15, !15}
!575 = !DILocalVariable(name: "which", arg: 1, scope: !572, file: !3, line: 212, type: !15)
!576 = !DILocation(line: 212, column: 23, scope: !572)
!577 = !DILocalVariable(name: "a", arg: 2, scope: !572, file: !3, line: 212, type: !15)
!578 = !DILocation(line: 212, column: 34, scope: !572)
!579 = !DILocalVariable(name: "b", arg: 3, scope: !572, file: !3, line: 212, type: !15)
!580 = !DILocation(line: 212, column: 41, scope: !572)
!581 = !DILocation(line: 214, column: 12, scope: !572)
!582 = !DILocation(line: 214, column: 20, scope: !572)
!583 = !DILocation(line: 214, column: 24, scope: !572)
!584 = !DILocation(line: 214, column: 5, scope: !572)
!585 = distinct !DISubprogram(name: "uninit_copied_bytes", scope: !3, file: !3, line: 224, type: !7, scopeLine: 225, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!586 = !DILocalVariable(name: "from", scope: !585, file: !3, line: 226, type: !587)
!587 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 64, elements: !588)
!588 = !{!589}
!589 = !DISubrange(count: 8)
!590 = !DILocation(line: 226, column: 10, scope: !585)
!591 = !DILocalVariable(name: "to", scope: !585, file: !3, line: 226, type: !587)
!592 = !DILocation(line: 226, column: 19, scope: !585)
!593 = !DILocalVariable(name: "i", scope: !594, file: !3, line: 227, type: !15)
!594 = distinct !DILexicalBlock(scope: !585, file: !3, line: 227, column: 5)
!595 = !DILocation(line: 227, column: 14, scope: !594)
!596 = !DILocation(line: 227, column: 10, scope: !594)
!597 = !DILocation(line: 227, column: 21, scope: !598)
!598 = distinct !DILexicalBlock(scope: !594, file: !3, line: 227, column: 5)
!599 = !DILocation(line: 227, column: 23, scope: !598)
!600 = !DILocation(line: 227, column: 5, scope: !594)
!601 = !DILocation(line: 228, column: 25, scope: !598)
!602 = !DILocation(line: 228, column: 19, scope: !598)
!603 = !DILocation(line: 228, column: 14, scope: !598)
!604 = !DILocation(line: 228, column: 9, scope: !598)
!605 = !DILocation(line: 228, column: 17, scope: !598)
!606 = !DILocation(line: 227, column: 29, scope: !598)
!607 = !DILocation(line: 227, column: 5, scope: !598)
!608 = distinct !{!608, !600, !609, !140}
!609 = !DILocation(line: 228, column: 25, scope: !594)
!610 = !DILocalVariable(name: "i", scope: !611, file: !3, line: 229, type: !15)
!611 = distinct !DILexicalBlock(scope: !585, file: !3, line: 229, column: 5)
!612 = !DILocation(line: 229, column: 14, scope: !611)
!613 = !DILocation(line: 229, column: 10, scope: !611)
!614 = !DILocation(line: 229, column: 21, scope: !615)
!615 = distinct !DILexicalBlock(scope: !611, file: !3, line: 229, column: 5)
!616 = !DILocation(line: 229, column: 23, scope: !615)
!617 = !DILocation(line: 229, column: 5, scope: !611)
!618 = !DILocation(line: 230, column: 22, scope: !615)
!619 = !DILocation(line: 230, column: 17, scope: !615)
!620 = !DILocation(line: 230, column: 12, scope: !615)
!621 = !DILocation(line: 230, column: 9, scope: !615)
!622 = !DILocation(line: 230, column: 15, scope: !615)
!623 = !DILocation(line: 229, column: 29, scope: !615)
!624 = !DILocation(line: 229, column: 5, scope: !615)
!625 = distinct !{!625, !617, !626, !140}
!626 = !DILocation(line: 230, column: 23, scope: !611)
!627 = !DILocation(line: 231, column: 12, scope: !628)
!628 = distinct !DILexicalBlock(scope: !585, file: !3, line: 231, column: 9)
!629 = !DILocation(line: 231, column: 9, scope: !628)
!630 = !DILocation(line: 231, column: 25, scope: !628)
!631 = !DILocation(line: 231, column: 9, scope: !585)
!632 = !DILocation(line: 232, column: 14, scope: !628)
!633 = !DILocation(line: 232, column: 9, scope: !628)
!634 = !DILocation(line: 233, column: 1, scope: !585)
!635 = distinct !DISubprogram(name: "uninit_sorted", scope: !3, file: !3, line: 240, type: !7, scopeLine: 241, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!636 = !DILocalVariable(name: "a", scope: !635, file: !3, line: 242, type: !48)
!637 = !DILocation(line: 242, column: 9, scope: !635)
!638 = !DILocalVariable(name: "b", scope: !635, file: !3, line: 242, type: !48)
!639 = !DILocation(line: 242, column: 30, scope: !635)
!640 = !DILocation(line: 243, column: 5, scope: !635)
!641 = !DILocation(line: 243, column: 19, scope: !635)
!642 = !DILocation(line: 243, column: 18, scope: !635)
!643 = !DILocation(line: 243, column: 32, scope: !635)
!644 = !DILocation(line: 244, column: 11, scope: !635)
!645 = !DILocation(line: 244, column: 5, scope: !635)
!646 = !DILocation(line: 245, column: 12, scope: !635)
!647 = !DILocation(line: 245, column: 10, scope: !635)
!648 = !DILocation(line: 246, column: 1, scope: !635)
!649 = distinct !DISubprogram(name: "compare", scope: !3, file: !3, line: 235, type: !650, scopeLine: 236, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!650 = !DISubroutineType(types: !651)
!651 = !{!15, !652, !652}
!652 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !653, size: 64)
!653 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!654 = !DILocalVariable(name: "a", arg: 1, scope: !649, file: !3, line: 235, type: !652)
!655 = !DILocation(line: 235, column: 32, scope: !649)
!656 = !DILocalVariable(name: "b", arg: 2, scope: !649, file: !3, line: 235, type: !652)
!657 = !DILocation(line: 235, column: 47, scope: !649)
!658 = !DILocation(line: 237, column: 26, scope: !649)
!659 = !DILocation(line: 237, column: 13, scope: !649)
!660 = !DILocation(line: 237, column: 12, scope: !649)
!661 = !DILocation(line: 237, column: 44, scope: !649)
!662 = !DILocation(line: 237, column: 31, scope: !649)
!663 = !DILocation(line: 237, column: 30, scope: !649)
!664 = !DILocation(line: 237, column: 28, scope: !649)
!665 = !DILocation(line: 237, column: 5, scope: !649)
!666 = distinct !DISubprogram(name: "uninit_float", scope: !3, file: !3, line: 248, type: !7, scopeLine: 249, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!667 = !DILocalVariable(name: "d", scope: !666, file: !3, line: 250, type: !668)
!668 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!669 = !DILocation(line: 250, column: 12, scope: !666)
!670 = !DILocation(line: 251, column: 10, scope: !671)
!671 = distinct !DILexicalBlock(scope: !666, file: !3, line: 251, column: 9)
!672 = !DILocation(line: 251, column: 9, scope: !666)
!673 = !DILocation(line: 252, column: 11, scope: !671)
!674 = !DILocation(line: 252, column: 9, scope: !671)
!675 = !DILocation(line: 253, column: 9, scope: !676)
!676 = distinct !DILexicalBlock(scope: !666, file: !3, line: 253, column: 9)
!677 = !DILocation(line: 253, column: 11, scope: !676)
!678 = !DILocation(line: 253, column: 15, scope: !676)
!679 = !DILocation(line: 253, column: 9, scope: !666)
!680 = !DILocation(line: 254, column: 14, scope: !676)
!681 = !DILocation(line: 254, column: 9, scope: !676)
!682 = !DILocation(line: 255, column: 1, scope: !666)
!683 = distinct !DISubprogram(name: "uninit_bits_copied", scope: !3, file: !3, line: 281, type: !7, scopeLine: 282, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!684 = !DILocalVariable(name: "from", scope: !683, file: !3, line: 283, type: !685)
!685 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "bits", file: !3, line: 257, size: 8, elements: !686)
!686 = !{!687, !689}
!687 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !685, file: !3, line: 258, baseType: !688, size: 3, flags: DIFlagBitField, extraData: i64 0)
!688 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!689 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !685, file: !3, line: 258, baseType: !688, size: 5, offset: 3, flags: DIFlagBitField, extraData: i64 0)
!690 = !DILocation(line: 283, column: 17, scope: !683)
!691 = !DILocalVariable(name: "to", scope: !683, file: !3, line: 283, type: !685)
!692 = !DILocation(line: 283, column: 23, scope: !683)
!693 = !DILocation(line: 284, column: 5, scope: !683)
!694 = !DILocation(line: 285, column: 5, scope: !683)
!695 = !DILocation(line: 286, column: 9, scope: !696)
!696 = distinct !DILexicalBlock(scope: !683, file: !3, line: 286, column: 9)
!697 = !DILocation(line: 286, column: 9, scope: !683)
!698 = !DILocation(line: 286, column: 15, scope: !696)
!699 = !DILocation(line: 286, column: 32, scope: !696)
!700 = !DILocation(line: 287, column: 14, scope: !696)
!701 = !DILocation(line: 287, column: 9, scope: !696)
!702 = !DILocation(line: 288, column: 1, scope: !683)
!703 = distinct !DISubprogram(name: "set_first", scope: !3, file: !3, line: 261, type: !704, scopeLine: 262, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!704 = !DISubroutineType(types: !705)
!705 = !{null, !706, !688}
!706 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !685, size: 64)
!707 = !DILocalVariable(name: "p", arg: 1, scope: !703, file: !3, line: 261, type: !706)
!708 = !DILocation(line: 261, column: 36, scope: !703)
!709 = !DILocalVariable(name: "value", arg: 2, scope: !703, file: !3, line: 261, type: !688)
!710 = !DILocation(line: 261, column: 53, scope: !703)
!711 = !DILocation(line: 263, column: 12, scope: !703)
!712 = !DILocation(line: 263, column: 5, scope: !703)
!713 = !DILocation(line: 263, column: 8, scope: !703)
!714 = !DILocation(line: 263, column: 10, scope: !703)
!715 = !DILocation(line: 264, column: 1, scope: !703)
!716 = distinct !DISubprogram(name: "copy_bits", scope: !3, file: !3, line: 266, type: !717, scopeLine: 267, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!717 = !DISubroutineType(types: !718)
!718 = !{null, !706, !719}
!719 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !720, size: 64)
!720 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !685)
!721 = !DILocalVariable(name: "to", arg: 1, scope: !716, file: !3, line: 266, type: !706)
!722 = !DILocation(line: 266, column: 36, scope: !716)
!723 = !DILocalVariable(name: "from", arg: 2, scope: !716, file: !3, line: 266, type: !719)
!724 = !DILocation(line: 266, column: 59, scope: !716)
!725 = !DILocation(line: 268, column: 6, scope: !716)
!726 = !DILocation(line: 268, column: 12, scope: !716)
!727 = !DILocation(line: 268, column: 11, scope: !716)
!728 = !DILocation(line: 269, column: 1, scope: !716)
!729 = distinct !DISubprogram(name: "last_bits", scope: !3, file: !3, line: 276, type: !730, scopeLine: 277, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!730 = !DISubroutineType(types: !731)
!731 = !{!15, !719}
!732 = !DILocalVariable(name: "p", arg: 1, scope: !729, file: !3, line: 276, type: !719)
!733 = !DILocation(line: 276, column: 41, scope: !729)
!734 = !DILocation(line: 278, column: 12, scope: !729)
!735 = !DILocation(line: 278, column: 15, scope: !729)
!736 = !DILocation(line: 278, column: 5, scope: !729)
!737 = distinct !DISubprogram(name: "first_bits", scope: !3, file: !3, line: 271, type: !730, scopeLine: 272, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!738 = !DILocalVariable(name: "p", arg: 1, scope: !737, file: !3, line: 271, type: !719)
!739 = !DILocation(line: 271, column: 42, scope: !737)
!740 = !DILocation(line: 273, column: 12, scope: !737)
!741 = !DILocation(line: 273, column: 15, scope: !737)
!742 = !DILocation(line: 273, column: 5, scope: !737)
!743 = distinct !DISubprogram(name: "uninit_bits_symbolic", scope: !3, file: !3, line: 290, type: !7, scopeLine: 291, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!744 = !DILocalVariable(name: "s", scope: !743, file: !3, line: 292, type: !685)
!745 = !DILocation(line: 292, column: 17, scope: !743)
!746 = !DILocalVariable(name: "value", scope: !743, file: !3, line: 293, type: !688)
!747 = !DILocation(line: 293, column: 19, scope: !743)
!748 = !DILocation(line: 294, column: 5, scope: !743)
!749 = !DILocation(line: 295, column: 19, scope: !743)
!750 = !DILocation(line: 295, column: 5, scope: !743)
!751 = !DILocalVariable(name: "bits", scope: !743, file: !3, line: 296, type: !15)
!752 = !DILocation(line: 296, column: 9, scope: !743)
!753 = !DILocation(line: 296, column: 16, scope: !743)
!754 = !DILocation(line: 296, column: 22, scope: !743)
!755 = !DILocation(line: 296, column: 38, scope: !743)
!756 = !DILocation(line: 297, column: 9, scope: !757)
!757 = distinct !DILexicalBlock(scope: !743, file: !3, line: 297, column: 9)
!758 = !DILocation(line: 297, column: 9, scope: !743)
!759 = !DILocation(line: 298, column: 14, scope: !757)
!760 = !DILocation(line: 298, column: 9, scope: !757)
!761 = !DILocation(line: 299, column: 1, scope: !743)
!762 = distinct !DISubprogram(name: "uninit_bits_of_old", scope: !3, file: !3, line: 316, type: !7, scopeLine: 317, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!763 = !DILocation(line: 318, column: 5, scope: !762)
!764 = !DILocation(line: 319, column: 9, scope: !765)
!765 = distinct !DILexicalBlock(scope: !762, file: !3, line: 319, column: 9)
!766 = !DILocation(line: 319, column: 9, scope: !762)
!767 = !DILocation(line: 320, column: 14, scope: !765)
!768 = !DILocation(line: 320, column: 9, scope: !765)
!769 = !DILocation(line: 321, column: 1, scope: !762)
!770 = distinct !DISubprogram(name: "leave_bits", scope: !3, file: !3, line: 302, type: !7, scopeLine: 303, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!771 = !DILocalVariable(name: "s", scope: !770, file: !3, line: 304, type: !685)
!772 = !DILocation(line: 304, column: 17, scope: !770)
!773 = !DILocation(line: 305, column: 5, scope: !770)
!774 = !DILocation(line: 306, column: 1, scope: !770)
!775 = distinct !DISubprogram(name: "unset_bits", scope: !3, file: !3, line: 308, type: !776, scopeLine: 309, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!776 = !DISubroutineType(types: !777)
!777 = !{!15}
!778 = !DILocalVariable(name: "s", scope: !775, file: !3, line: 310, type: !688)
!779 = !DILocation(line: 310, column: 19, scope: !775)
!780 = !DILocation(line: 311, column: 10, scope: !781)
!781 = distinct !DILexicalBlock(scope: !775, file: !3, line: 311, column: 9)
!782 = !DILocation(line: 311, column: 9, scope: !775)
!783 = !DILocation(line: 312, column: 11, scope: !781)
!784 = !DILocation(line: 312, column: 9, scope: !781)
!785 = !DILocation(line: 313, column: 12, scope: !775)
!786 = !DILocation(line: 313, column: 14, scope: !775)
!787 = !DILocation(line: 313, column: 5, scope: !775)
