; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g tests/faults/uninit.c
; ModuleID = 'tests/faults/uninit.c'
source_filename = "tests/faults/uninit.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.fault_case = type { i8*, void ()*, %struct.fault_case* }
%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }
%struct.bits = type { i8 }
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
@entry_uninit_bits_copied = internal global %struct.fault_case { i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.25, i32 0, i32 0), void ()* @uninit_bits_copied, %struct.fault_case* null }, align 8, !dbg !81
@entry_uninit_bits_symbolic = internal global %struct.fault_case { i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.26, i32 0, i32 0), void ()* @uninit_bits_symbolic, %struct.fault_case* null }, align 8, !dbg !83
@entry_uninit_bits_of_old = internal global %struct.fault_case { i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.28, i32 0, i32 0), void ()* @uninit_bits_of_old, %struct.fault_case* null }, align 8, !dbg !85
@entry_uninit_bits_before_jump = internal global %struct.fault_case { i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.29, i32 0, i32 0), void ()* @uninit_bits_before_jump, %struct.fault_case* null }, align 8, !dbg !87
@entry_uninit_bits_of_old_array = internal global %struct.fault_case { i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.str.30, i32 0, i32 0), void ()* @uninit_bits_of_old_array, %struct.fault_case* null }, align 8, !dbg !124
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
@.str.29 = private unnamed_addr constant [24 x i8] c"uninit_bits_before_jump\00", align 1
@outside = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16, !dbg !89
@whole = internal global %struct.bits { i8 9 }, align 1, !dbg !117
@.str.30 = private unnamed_addr constant [25 x i8] c"uninit_bits_of_old_array\00", align 1
@llvm.global_ctors = appending global [25 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_local, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_surplus, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_heap, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_realloc, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_index, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_pointer, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_argument, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_string, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_divisor, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_switch, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_call, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_through_structs, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_bit_fields, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_by_value, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_union, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_masked, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_not_chosen, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_copied_bytes, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_sorted, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_float, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_bits_copied, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_bits_symbolic, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_bits_of_old, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_bits_before_jump, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @add_uninit_bits_of_old_array, i8* null }]

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 !dbg !134 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca %struct.fault_case*, align 8
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !138, metadata !DIExpression()), !dbg !139
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !140, metadata !DIExpression()), !dbg !141
  %7 = load i32, i32* %4, align 4, !dbg !142
  %8 = icmp sgt i32 %7, 2, !dbg !143
  br i1 %8, label %9, label %15, !dbg !144

9:                                                ; preds = %2
  %10 = load i8**, i8*** %5, align 8, !dbg !145
  %11 = getelementptr inbounds i8*, i8** %10, i64 2, !dbg !145
  %12 = load i8*, i8** %11, align 8, !dbg !145
  %13 = call i32 @strcmp(i8* noundef %12, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0)) #9, !dbg !146
  %14 = icmp eq i32 %13, 0, !dbg !147
  br label %15

15:                                               ; preds = %9, %2
  %16 = phi i1 [ false, %2 ], [ %14, %9 ], !dbg !148
  %17 = zext i1 %16 to i32, !dbg !144
  store i32 %17, i32* @bad, align 4, !dbg !149
  call void @llvm.dbg.declare(metadata %struct.fault_case** %6, metadata !150, metadata !DIExpression()), !dbg !152
  %18 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !153
  store %struct.fault_case* %18, %struct.fault_case** %6, align 8, !dbg !152
  br label %19, !dbg !154

19:                                               ; preds = %39, %15
  %20 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !155
  %21 = icmp ne %struct.fault_case* %20, null, !dbg !157
  br i1 %21, label %22, label %43, !dbg !157

22:                                               ; preds = %19
  %23 = load i32, i32* %4, align 4, !dbg !158
  %24 = icmp sgt i32 %23, 1, !dbg !160
  br i1 %24, label %25, label %38, !dbg !161

25:                                               ; preds = %22
  %26 = load i8**, i8*** %5, align 8, !dbg !162
  %27 = getelementptr inbounds i8*, i8** %26, i64 1, !dbg !162
  %28 = load i8*, i8** %27, align 8, !dbg !162
  %29 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !163
  %30 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %29, i32 0, i32 0, !dbg !164
  %31 = load i8*, i8** %30, align 8, !dbg !164
  %32 = call i32 @strcmp(i8* noundef %28, i8* noundef %31) #9, !dbg !165
  %33 = icmp eq i32 %32, 0, !dbg !166
  br i1 %33, label %34, label %38, !dbg !167

34:                                               ; preds = %25
  %35 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !168
  %36 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %35, i32 0, i32 1, !dbg !170
  %37 = load void ()*, void ()** %36, align 8, !dbg !170
  call void %37(), !dbg !168
  store i32 0, i32* %3, align 4, !dbg !171
  br label %44, !dbg !171

38:                                               ; preds = %25, %22
  br label %39, !dbg !172

39:                                               ; preds = %38
  %40 = load %struct.fault_case*, %struct.fault_case** %6, align 8, !dbg !173
  %41 = getelementptr inbounds %struct.fault_case, %struct.fault_case* %40, i32 0, i32 2, !dbg !174
  %42 = load %struct.fault_case*, %struct.fault_case** %41, align 8, !dbg !174
  store %struct.fault_case* %42, %struct.fault_case** %6, align 8, !dbg !175
  br label %19, !dbg !176, !llvm.loop !177

43:                                               ; preds = %19
  store i32 99, i32* %3, align 4, !dbg !180
  br label %44, !dbg !180

44:                                               ; preds = %43, %34
  %45 = load i32, i32* %3, align 4, !dbg !181
  ret i32 %45, !dbg !181
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind readonly willreturn
declare i32 @strcmp(i8* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_local() #0 !dbg !182 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !183
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_local, i32 0, i32 2), align 8, !dbg !183
  store %struct.fault_case* @entry_uninit_local, %struct.fault_case** @all_cases, align 8, !dbg !183
  ret void, !dbg !183
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_surplus() #0 !dbg !184 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !185
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_surplus, i32 0, i32 2), align 8, !dbg !185
  store %struct.fault_case* @entry_uninit_surplus, %struct.fault_case** @all_cases, align 8, !dbg !185
  ret void, !dbg !185
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_heap() #0 !dbg !186 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !187
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_heap, i32 0, i32 2), align 8, !dbg !187
  store %struct.fault_case* @entry_uninit_heap, %struct.fault_case** @all_cases, align 8, !dbg !187
  ret void, !dbg !187
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_realloc() #0 !dbg !188 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !189
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_realloc, i32 0, i32 2), align 8, !dbg !189
  store %struct.fault_case* @entry_uninit_realloc, %struct.fault_case** @all_cases, align 8, !dbg !189
  ret void, !dbg !189
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_index() #0 !dbg !190 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !191
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_index, i32 0, i32 2), align 8, !dbg !191
  store %struct.fault_case* @entry_uninit_index, %struct.fault_case** @all_cases, align 8, !dbg !191
  ret void, !dbg !191
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_pointer() #0 !dbg !192 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !193
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_pointer, i32 0, i32 2), align 8, !dbg !193
  store %struct.fault_case* @entry_uninit_pointer, %struct.fault_case** @all_cases, align 8, !dbg !193
  ret void, !dbg !193
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_argument() #0 !dbg !194 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !195
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_argument, i32 0, i32 2), align 8, !dbg !195
  store %struct.fault_case* @entry_uninit_argument, %struct.fault_case** @all_cases, align 8, !dbg !195
  ret void, !dbg !195
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_string() #0 !dbg !196 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !197
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_string, i32 0, i32 2), align 8, !dbg !197
  store %struct.fault_case* @entry_uninit_string, %struct.fault_case** @all_cases, align 8, !dbg !197
  ret void, !dbg !197
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_divisor() #0 !dbg !198 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !199
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_divisor, i32 0, i32 2), align 8, !dbg !199
  store %struct.fault_case* @entry_uninit_divisor, %struct.fault_case** @all_cases, align 8, !dbg !199
  ret void, !dbg !199
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_switch() #0 !dbg !200 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !201
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_switch, i32 0, i32 2), align 8, !dbg !201
  store %struct.fault_case* @entry_uninit_switch, %struct.fault_case** @all_cases, align 8, !dbg !201
  ret void, !dbg !201
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_call() #0 !dbg !202 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !203
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_call, i32 0, i32 2), align 8, !dbg !203
  store %struct.fault_case* @entry_uninit_call, %struct.fault_case** @all_cases, align 8, !dbg !203
  ret void, !dbg !203
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_through_structs() #0 !dbg !204 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !205
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_through_structs, i32 0, i32 2), align 8, !dbg !205
  store %struct.fault_case* @entry_uninit_through_structs, %struct.fault_case** @all_cases, align 8, !dbg !205
  ret void, !dbg !205
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_bit_fields() #0 !dbg !206 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !207
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_bit_fields, i32 0, i32 2), align 8, !dbg !207
  store %struct.fault_case* @entry_uninit_bit_fields, %struct.fault_case** @all_cases, align 8, !dbg !207
  ret void, !dbg !207
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_by_value() #0 !dbg !208 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !209
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_by_value, i32 0, i32 2), align 8, !dbg !209
  store %struct.fault_case* @entry_uninit_by_value, %struct.fault_case** @all_cases, align 8, !dbg !209
  ret void, !dbg !209
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_union() #0 !dbg !210 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !211
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_union, i32 0, i32 2), align 8, !dbg !211
  store %struct.fault_case* @entry_uninit_union, %struct.fault_case** @all_cases, align 8, !dbg !211
  ret void, !dbg !211
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_masked() #0 !dbg !212 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !213
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_masked, i32 0, i32 2), align 8, !dbg !213
  store %struct.fault_case* @entry_uninit_masked, %struct.fault_case** @all_cases, align 8, !dbg !213
  ret void, !dbg !213
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_not_chosen() #0 !dbg !214 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !215
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_not_chosen, i32 0, i32 2), align 8, !dbg !215
  store %struct.fault_case* @entry_uninit_not_chosen, %struct.fault_case** @all_cases, align 8, !dbg !215
  ret void, !dbg !215
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_copied_bytes() #0 !dbg !216 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !217
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_copied_bytes, i32 0, i32 2), align 8, !dbg !217
  store %struct.fault_case* @entry_uninit_copied_bytes, %struct.fault_case** @all_cases, align 8, !dbg !217
  ret void, !dbg !217
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_sorted() #0 !dbg !218 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !219
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_sorted, i32 0, i32 2), align 8, !dbg !219
  store %struct.fault_case* @entry_uninit_sorted, %struct.fault_case** @all_cases, align 8, !dbg !219
  ret void, !dbg !219
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_float() #0 !dbg !220 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !221
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_float, i32 0, i32 2), align 8, !dbg !221
  store %struct.fault_case* @entry_uninit_float, %struct.fault_case** @all_cases, align 8, !dbg !221
  ret void, !dbg !221
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_bits_copied() #0 !dbg !222 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !223
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_bits_copied, i32 0, i32 2), align 8, !dbg !223
  store %struct.fault_case* @entry_uninit_bits_copied, %struct.fault_case** @all_cases, align 8, !dbg !223
  ret void, !dbg !223
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_bits_symbolic() #0 !dbg !224 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !225
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_bits_symbolic, i32 0, i32 2), align 8, !dbg !225
  store %struct.fault_case* @entry_uninit_bits_symbolic, %struct.fault_case** @all_cases, align 8, !dbg !225
  ret void, !dbg !225
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_bits_of_old() #0 !dbg !226 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !227
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_bits_of_old, i32 0, i32 2), align 8, !dbg !227
  store %struct.fault_case* @entry_uninit_bits_of_old, %struct.fault_case** @all_cases, align 8, !dbg !227
  ret void, !dbg !227
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_bits_before_jump() #0 !dbg !228 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !229
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_bits_before_jump, i32 0, i32 2), align 8, !dbg !229
  store %struct.fault_case* @entry_uninit_bits_before_jump, %struct.fault_case** @all_cases, align 8, !dbg !229
  ret void, !dbg !229
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add_uninit_bits_of_old_array() #0 !dbg !230 {
  %1 = load %struct.fault_case*, %struct.fault_case** @all_cases, align 8, !dbg !231
  store %struct.fault_case* %1, %struct.fault_case** getelementptr inbounds (%struct.fault_case, %struct.fault_case* @entry_uninit_bits_of_old_array, i32 0, i32 2), align 8, !dbg !231
  store %struct.fault_case* @entry_uninit_bits_of_old_array, %struct.fault_case** @all_cases, align 8, !dbg !231
  ret void, !dbg !231
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_local() #0 !dbg !232 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !233, metadata !DIExpression()), !dbg !234
  %2 = load i32, i32* @bad, align 4, !dbg !235
  %3 = icmp ne i32 %2, 0, !dbg !235
  br i1 %3, label %5, label %4, !dbg !237

4:                                                ; preds = %0
  store i32 0, i32* %1, align 4, !dbg !238
  br label %5, !dbg !239

5:                                                ; preds = %4, %0
  %6 = load i32, i32* %1, align 4, !dbg !240
  %7 = icmp ne i32 %6, 0, !dbg !240
  br i1 %7, label %8, label %9, !dbg !242

8:                                                ; preds = %5
  store volatile i32 1, i32* @sink, align 4, !dbg !243
  br label %9, !dbg !244

9:                                                ; preds = %8, %5
  ret void, !dbg !245
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_surplus() #0 !dbg !246 {
  %1 = alloca [40 x i8], align 16
  %2 = alloca [2 x i32], align 4
  call void @llvm.dbg.declare(metadata [40 x i8]* %1, metadata !247, metadata !DIExpression()), !dbg !251
  call void @llvm.dbg.declare(metadata [2 x i32]* %2, metadata !252, metadata !DIExpression()), !dbg !256
  %3 = getelementptr inbounds [2 x i32], [2 x i32]* %2, i64 0, i64 0, !dbg !257
  store i32 1, i32* %3, align 4, !dbg !258
  %4 = getelementptr inbounds [40 x i8], [40 x i8]* %1, i64 0, i64 0, !dbg !259
  %5 = getelementptr inbounds [2 x i32], [2 x i32]* %2, i64 0, i64 0, !dbg !260
  %6 = load i32, i32* %5, align 4, !dbg !260
  %7 = getelementptr inbounds [2 x i32], [2 x i32]* %2, i64 0, i64 1, !dbg !261
  %8 = load i32, i32* %7, align 4, !dbg !261
  %9 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef %4, i64 noundef 40, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.3, i64 0, i64 0), i32 noundef %6, i32 noundef %8) #10, !dbg !262
  store volatile i32 %9, i32* @sink, align 4, !dbg !263
  %10 = getelementptr inbounds [40 x i8], [40 x i8]* %1, i64 0, i64 0, !dbg !264
  %11 = load i32, i32* @bad, align 4, !dbg !265
  %12 = icmp ne i32 %11, 0, !dbg !265
  %13 = zext i1 %12 to i64, !dbg !265
  %14 = select i1 %12, i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.5, i64 0, i64 0), !dbg !265
  %15 = getelementptr inbounds [2 x i32], [2 x i32]* %2, i64 0, i64 0, !dbg !266
  %16 = load i32, i32* %15, align 4, !dbg !266
  %17 = getelementptr inbounds [2 x i32], [2 x i32]* %2, i64 0, i64 1, !dbg !267
  %18 = load i32, i32* %17, align 4, !dbg !267
  %19 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef %10, i64 noundef 40, i8* noundef %14, i32 noundef %16, i32 noundef %18) #10, !dbg !268
  %20 = load volatile i32, i32* @sink, align 4, !dbg !269
  %21 = add nsw i32 %20, %19, !dbg !269
  store volatile i32 %21, i32* @sink, align 4, !dbg !269
  ret void, !dbg !270
}

; Function Attrs: nounwind
declare i32 @snprintf(i8* noundef, i64 noundef, i8* noundef, ...) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_heap() #0 !dbg !271 {
  %1 = alloca i32*, align 8
  call void @llvm.dbg.declare(metadata i32** %1, metadata !272, metadata !DIExpression()), !dbg !274
  %2 = call noalias i8* @malloc(i64 noundef 8) #10, !dbg !275
  %3 = bitcast i8* %2 to i32*, !dbg !275
  store i32* %3, i32** %1, align 8, !dbg !274
  %4 = load i32*, i32** %1, align 8, !dbg !276
  %5 = getelementptr inbounds i32, i32* %4, i64 0, !dbg !276
  store i32 1, i32* %5, align 4, !dbg !277
  %6 = load i32, i32* @bad, align 4, !dbg !278
  %7 = icmp ne i32 %6, 0, !dbg !278
  br i1 %7, label %11, label %8, !dbg !280

8:                                                ; preds = %0
  %9 = load i32*, i32** %1, align 8, !dbg !281
  %10 = getelementptr inbounds i32, i32* %9, i64 1, !dbg !281
  store i32 1, i32* %10, align 4, !dbg !282
  br label %11, !dbg !281

11:                                               ; preds = %8, %0
  %12 = load i32*, i32** %1, align 8, !dbg !283
  %13 = getelementptr inbounds i32, i32* %12, i64 0, !dbg !283
  %14 = load i32, i32* %13, align 4, !dbg !283
  %15 = load i32*, i32** %1, align 8, !dbg !285
  %16 = getelementptr inbounds i32, i32* %15, i64 1, !dbg !285
  %17 = load i32, i32* %16, align 4, !dbg !285
  %18 = add nsw i32 %14, %17, !dbg !286
  %19 = icmp sgt i32 %18, 2, !dbg !287
  br i1 %19, label %20, label %21, !dbg !288

20:                                               ; preds = %11
  store volatile i32 1, i32* @sink, align 4, !dbg !289
  br label %21, !dbg !290

21:                                               ; preds = %20, %11
  %22 = load i32*, i32** %1, align 8, !dbg !291
  %23 = bitcast i32* %22 to i8*, !dbg !291
  call void @free(i8* noundef %23) #10, !dbg !292
  ret void, !dbg !293
}

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #3

; Function Attrs: nounwind
declare void @free(i8* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_realloc() #0 !dbg !294 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !295, metadata !DIExpression()), !dbg !296
  %2 = call noalias i8* @calloc(i64 noundef 1, i64 noundef 4) #10, !dbg !297
  store i8* %2, i8** %1, align 8, !dbg !296
  %3 = load i8*, i8** %1, align 8, !dbg !298
  %4 = call i8* @realloc(i8* noundef %3, i64 noundef 8) #10, !dbg !299
  store i8* %4, i8** %1, align 8, !dbg !300
  %5 = load i8*, i8** %1, align 8, !dbg !301
  %6 = load i32, i32* @bad, align 4, !dbg !303
  %7 = icmp ne i32 %6, 0, !dbg !303
  %8 = zext i1 %7 to i64, !dbg !303
  %9 = select i1 %7, i32 4, i32 3, !dbg !303
  %10 = sext i32 %9 to i64, !dbg !301
  %11 = getelementptr inbounds i8, i8* %5, i64 %10, !dbg !301
  %12 = load i8, i8* %11, align 1, !dbg !301
  %13 = icmp ne i8 %12, 0, !dbg !301
  br i1 %13, label %14, label %15, !dbg !304

14:                                               ; preds = %0
  store volatile i32 1, i32* @sink, align 4, !dbg !305
  br label %15, !dbg !306

15:                                               ; preds = %14, %0
  %16 = load i8*, i8** %1, align 8, !dbg !307
  call void @free(i8* noundef %16) #10, !dbg !308
  ret void, !dbg !309
}

; Function Attrs: nounwind
declare noalias i8* @calloc(i64 noundef, i64 noundef) #3

; Function Attrs: nounwind
declare i8* @realloc(i8* noundef, i64 noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_index() #0 !dbg !310 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !311, metadata !DIExpression()), !dbg !312
  %2 = load i32, i32* @bad, align 4, !dbg !313
  %3 = icmp ne i32 %2, 0, !dbg !313
  br i1 %3, label %5, label %4, !dbg !315

4:                                                ; preds = %0
  store i32 2, i32* %1, align 4, !dbg !316
  br label %5, !dbg !317

5:                                                ; preds = %4, %0
  %6 = load i32, i32* %1, align 4, !dbg !318
  %7 = sext i32 %6 to i64, !dbg !319
  %8 = getelementptr inbounds [4 x i32], [4 x i32]* @table, i64 0, i64 %7, !dbg !319
  %9 = load i32, i32* %8, align 4, !dbg !319
  store volatile i32 %9, i32* @sink, align 4, !dbg !320
  ret void, !dbg !321
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_pointer() #0 !dbg !322 {
  %1 = alloca i32*, align 8
  call void @llvm.dbg.declare(metadata i32** %1, metadata !323, metadata !DIExpression()), !dbg !324
  %2 = load i32, i32* @bad, align 4, !dbg !325
  %3 = icmp ne i32 %2, 0, !dbg !325
  br i1 %3, label %5, label %4, !dbg !327

4:                                                ; preds = %0
  store i32* getelementptr inbounds ([4 x i32], [4 x i32]* @table, i64 0, i64 0), i32** %1, align 8, !dbg !328
  br label %5, !dbg !329

5:                                                ; preds = %4, %0
  %6 = load i32*, i32** %1, align 8, !dbg !330
  store i32 1, i32* %6, align 4, !dbg !331
  ret void, !dbg !332
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_argument() #0 !dbg !333 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !334, metadata !DIExpression()), !dbg !335
  %2 = load i32, i32* @bad, align 4, !dbg !336
  %3 = icmp ne i32 %2, 0, !dbg !336
  br i1 %3, label %5, label %4, !dbg !338

4:                                                ; preds = %0
  store i32 1, i32* %1, align 4, !dbg !339
  br label %5, !dbg !340

5:                                                ; preds = %4, %0
  %6 = load i32, i32* %1, align 4, !dbg !341
  %7 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.11, i64 0, i64 0), i32 noundef %6), !dbg !342
  ret void, !dbg !343
}

declare i32 @printf(i8* noundef, ...) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_string() #0 !dbg !344 {
  %1 = alloca [4 x i8], align 1
  call void @llvm.dbg.declare(metadata [4 x i8]* %1, metadata !345, metadata !DIExpression()), !dbg !347
  %2 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !348
  store i8 97, i8* %2, align 1, !dbg !349
  %3 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 2, !dbg !350
  store i8 0, i8* %3, align 1, !dbg !351
  %4 = load i32, i32* @bad, align 4, !dbg !352
  %5 = icmp ne i32 %4, 0, !dbg !352
  br i1 %5, label %8, label %6, !dbg !354

6:                                                ; preds = %0
  %7 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 1, !dbg !355
  store i8 98, i8* %7, align 1, !dbg !356
  br label %8, !dbg !355

8:                                                ; preds = %6, %0
  %9 = getelementptr inbounds [4 x i8], [4 x i8]* %1, i64 0, i64 0, !dbg !357
  %10 = call i64 @strlen(i8* noundef %9) #9, !dbg !359
  %11 = icmp ne i64 %10, 2, !dbg !360
  br i1 %11, label %12, label %13, !dbg !361

12:                                               ; preds = %8
  store volatile i32 1, i32* @sink, align 4, !dbg !362
  br label %13, !dbg !363

13:                                               ; preds = %12, %8
  ret void, !dbg !364
}

; Function Attrs: nounwind readonly willreturn
declare i64 @strlen(i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_divisor() #0 !dbg !365 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !366, metadata !DIExpression()), !dbg !367
  %2 = load i32, i32* @bad, align 4, !dbg !368
  %3 = icmp ne i32 %2, 0, !dbg !368
  br i1 %3, label %5, label %4, !dbg !370

4:                                                ; preds = %0
  store i32 3, i32* %1, align 4, !dbg !371
  br label %5, !dbg !372

5:                                                ; preds = %4, %0
  %6 = load i32, i32* %1, align 4, !dbg !373
  %7 = or i32 %6, 1, !dbg !374
  %8 = sdiv i32 10, %7, !dbg !375
  store volatile i32 %8, i32* @sink, align 4, !dbg !376
  ret void, !dbg !377
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_switch() #0 !dbg !6 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !378, metadata !DIExpression()), !dbg !379
  %2 = load i32, i32* @bad, align 4, !dbg !380
  %3 = icmp ne i32 %2, 0, !dbg !380
  br i1 %3, label %5, label %4, !dbg !382

4:                                                ; preds = %0
  store i32 0, i32* %1, align 4, !dbg !383
  br label %5, !dbg !384

5:                                                ; preds = %4, %0
  %6 = load i32, i32* %1, align 4, !dbg !385
  switch i32 %6, label %9 [
    i32 0, label %7
    i32 1, label %8
  ], !dbg !386

7:                                                ; preds = %5
  store volatile i32 1, i32* @sink, align 4, !dbg !387
  br label %9, !dbg !389

8:                                                ; preds = %5
  store volatile i32 2, i32* @sink, align 4, !dbg !390
  br label %9, !dbg !391

9:                                                ; preds = %8, %5, %7
  ret void, !dbg !392
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_call() #0 !dbg !393 {
  %1 = alloca void (i8*)*, align 8
  call void @llvm.dbg.declare(metadata void (i8*)** %1, metadata !394, metadata !DIExpression()), !dbg !399
  %2 = load i32, i32* @bad, align 4, !dbg !400
  %3 = icmp ne i32 %2, 0, !dbg !400
  br i1 %3, label %5, label %4, !dbg !402

4:                                                ; preds = %0
  store void (i8*)* @free, void (i8*)** %1, align 8, !dbg !403
  br label %5, !dbg !404

5:                                                ; preds = %4, %0
  %6 = load void (i8*)*, void (i8*)** %1, align 8, !dbg !405
  call void %6(i8* noundef null), !dbg !405
  ret void, !dbg !406
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_through_structs() #0 !dbg !407 {
  %1 = alloca %struct.padded, align 4
  %2 = alloca { i64, i16 }, align 8
  %3 = alloca %struct.padded, align 4
  %4 = alloca %struct.padded*, align 8
  %5 = alloca %struct.padded, align 4
  %6 = alloca { i64, i16 }, align 4
  call void @llvm.dbg.declare(metadata %struct.padded* %1, metadata !408, metadata !DIExpression()), !dbg !415
  %7 = call { i64, i16 } @make(), !dbg !416
  store { i64, i16 } %7, { i64, i16 }* %2, align 8, !dbg !416
  %8 = bitcast %struct.padded* %1 to i8*, !dbg !416
  %9 = bitcast { i64, i16 }* %2 to i8*, !dbg !416
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %8, i8* align 8 %9, i64 12, i1 false), !dbg !416
  call void @llvm.dbg.declare(metadata %struct.padded* %3, metadata !417, metadata !DIExpression()), !dbg !418
  call void @llvm.dbg.declare(metadata %struct.padded** %4, metadata !419, metadata !DIExpression()), !dbg !421
  %10 = call noalias i8* @malloc(i64 noundef 12) #10, !dbg !422
  %11 = bitcast i8* %10 to %struct.padded*, !dbg !422
  store %struct.padded* %11, %struct.padded** %4, align 8, !dbg !421
  %12 = bitcast %struct.padded* %3 to i8*, !dbg !423
  %13 = bitcast %struct.padded* %1 to i8*, !dbg !423
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %12, i8* align 4 %13, i64 12, i1 false), !dbg !423
  %14 = load %struct.padded*, %struct.padded** %4, align 8, !dbg !424
  %15 = bitcast %struct.padded* %14 to i8*, !dbg !425
  %16 = bitcast %struct.padded* %3 to i8*, !dbg !425
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %15, i8* align 4 %16, i64 12, i1 false), !dbg !425
  call void @llvm.dbg.declare(metadata %struct.padded* %5, metadata !426, metadata !DIExpression()), !dbg !427
  %17 = load %struct.padded*, %struct.padded** %4, align 8, !dbg !428
  %18 = bitcast %struct.padded* %5 to i8*, !dbg !429
  %19 = bitcast %struct.padded* %17 to i8*, !dbg !429
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %18, i8* align 4 %19, i64 12, i1 false), !dbg !429
  %20 = load %struct.padded*, %struct.padded** %4, align 8, !dbg !430
  %21 = bitcast %struct.padded* %20 to i8*, !dbg !430
  call void @free(i8* noundef %21) #10, !dbg !431
  %22 = getelementptr inbounds %struct.padded, %struct.padded* %5, i32 0, i32 0, !dbg !432
  %23 = load i8, i8* %22, align 4, !dbg !432
  %24 = sext i8 %23 to i32, !dbg !434
  %25 = getelementptr inbounds %struct.padded, %struct.padded* %5, i32 0, i32 1, !dbg !435
  %26 = load i32, i32* %25, align 4, !dbg !435
  %27 = add nsw i32 %24, %26, !dbg !436
  %28 = icmp ne i32 %27, 3, !dbg !437
  br i1 %28, label %29, label %30, !dbg !438

29:                                               ; preds = %0
  call void @abort() #11, !dbg !439
  unreachable, !dbg !439

30:                                               ; preds = %0
  %31 = bitcast { i64, i16 }* %6 to i8*, !dbg !440
  %32 = bitcast %struct.padded* %5 to i8*, !dbg !440
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %31, i8* align 4 %32, i64 12, i1 false), !dbg !440
  %33 = getelementptr inbounds { i64, i16 }, { i64, i16 }* %6, i32 0, i32 0, !dbg !440
  %34 = load i64, i64* %33, align 4, !dbg !440
  %35 = getelementptr inbounds { i64, i16 }, { i64, i16 }* %6, i32 0, i32 1, !dbg !440
  %36 = load i16, i16* %35, align 4, !dbg !440
  %37 = call i32 @sum(i64 %34, i16 %36), !dbg !440
  %38 = icmp ne i32 %37, 6, !dbg !442
  br i1 %38, label %39, label %40, !dbg !443

39:                                               ; preds = %30
  call void @abort() #11, !dbg !444
  unreachable, !dbg !444

40:                                               ; preds = %30
  ret void, !dbg !445
}

; Function Attrs: noinline nounwind optnone uwtable
define internal { i64, i16 } @make() #0 !dbg !446 {
  %1 = alloca %struct.padded, align 4
  %2 = alloca { i64, i16 }, align 8
  call void @llvm.dbg.declare(metadata %struct.padded* %1, metadata !449, metadata !DIExpression()), !dbg !450
  %3 = getelementptr inbounds %struct.padded, %struct.padded* %1, i32 0, i32 0, !dbg !451
  store i8 1, i8* %3, align 4, !dbg !452
  %4 = getelementptr inbounds %struct.padded, %struct.padded* %1, i32 0, i32 1, !dbg !453
  store i32 2, i32* %4, align 4, !dbg !454
  %5 = load i32, i32* @bad, align 4, !dbg !455
  %6 = icmp ne i32 %5, 0, !dbg !455
  br i1 %6, label %9, label %7, !dbg !457

7:                                                ; preds = %0
  %8 = getelementptr inbounds %struct.padded, %struct.padded* %1, i32 0, i32 2, !dbg !458
  store i16 3, i16* %8, align 4, !dbg !459
  br label %9, !dbg !460

9:                                                ; preds = %7, %0
  %10 = bitcast { i64, i16 }* %2 to i8*, !dbg !461
  %11 = bitcast %struct.padded* %1 to i8*, !dbg !461
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %10, i8* align 4 %11, i64 12, i1 false), !dbg !461
  %12 = load { i64, i16 }, { i64, i16 }* %2, align 8, !dbg !461
  ret { i64, i16 } %12, !dbg !461
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: noreturn nounwind
declare void @abort() #6

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @sum(i64 %0, i16 %1) #0 !dbg !462 {
  %3 = alloca %struct.padded, align 4
  %4 = alloca { i64, i16 }, align 4
  %5 = getelementptr inbounds { i64, i16 }, { i64, i16 }* %4, i32 0, i32 0
  store i64 %0, i64* %5, align 4
  %6 = getelementptr inbounds { i64, i16 }, { i64, i16 }* %4, i32 0, i32 1
  store i16 %1, i16* %6, align 4
  %7 = bitcast %struct.padded* %3 to i8*
  %8 = bitcast { i64, i16 }* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %7, i8* align 4 %8, i64 12, i1 false)
  call void @llvm.dbg.declare(metadata %struct.padded* %3, metadata !465, metadata !DIExpression()), !dbg !466
  %9 = getelementptr inbounds %struct.padded, %struct.padded* %3, i32 0, i32 0, !dbg !467
  %10 = load i8, i8* %9, align 4, !dbg !467
  %11 = sext i8 %10 to i32, !dbg !468
  %12 = getelementptr inbounds %struct.padded, %struct.padded* %3, i32 0, i32 1, !dbg !469
  %13 = load i32, i32* %12, align 4, !dbg !469
  %14 = add nsw i32 %11, %13, !dbg !470
  %15 = getelementptr inbounds %struct.padded, %struct.padded* %3, i32 0, i32 2, !dbg !471
  %16 = load i16, i16* %15, align 4, !dbg !471
  %17 = sext i16 %16 to i32, !dbg !472
  %18 = add nsw i32 %14, %17, !dbg !473
  ret i32 %18, !dbg !474
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_bit_fields() #0 !dbg !475 {
  %1 = alloca %struct.flags, align 8
  call void @llvm.dbg.declare(metadata %struct.flags* %1, metadata !476, metadata !DIExpression()), !dbg !483
  %2 = bitcast %struct.flags* %1 to i64*, !dbg !484
  %3 = load i64, i64* %2, align 8, !dbg !485
  %4 = and i64 %3, -8, !dbg !485
  %5 = or i64 %4, 5, !dbg !485
  store i64 %5, i64* %2, align 8, !dbg !485
  %6 = bitcast %struct.flags* %1 to i64*, !dbg !486
  %7 = load i64, i64* %6, align 8, !dbg !487
  %8 = and i64 %7, -130817, !dbg !487
  %9 = or i64 %8, 76800, !dbg !487
  store i64 %9, i64* %6, align 8, !dbg !487
  %10 = bitcast %struct.flags* %1 to i64*, !dbg !488
  %11 = load i64, i64* %10, align 8, !dbg !489
  %12 = and i64 %11, -144115188075724801, !dbg !489
  %13 = or i64 %12, 917504, !dbg !489
  store i64 %13, i64* %10, align 8, !dbg !489
  %14 = bitcast %struct.flags* %1 to i64*, !dbg !490
  %15 = load i64, i64* %14, align 8, !dbg !490
  %16 = and i64 %15, 7, !dbg !490
  %17 = trunc i64 %16 to i32, !dbg !490
  %18 = icmp ne i32 %17, 5, !dbg !492
  br i1 %18, label %37, label %19, !dbg !493

19:                                               ; preds = %0
  %20 = bitcast %struct.flags* %1 to i64*, !dbg !494
  %21 = load i64, i64* %20, align 8, !dbg !494
  %22 = lshr i64 %21, 8, !dbg !494
  %23 = and i64 %22, 511, !dbg !494
  %24 = trunc i64 %23 to i32, !dbg !494
  %25 = icmp ne i32 %24, 300, !dbg !495
  br i1 %25, label %37, label %26, !dbg !496

26:                                               ; preds = %19
  %27 = bitcast %struct.flags* %1 to i64*, !dbg !497
  %28 = load i64, i64* %27, align 8, !dbg !497
  %29 = lshr i64 %28, 17, !dbg !497
  %30 = and i64 %29, 1099511627775, !dbg !497
  %31 = icmp ne i64 %30, 7, !dbg !498
  br i1 %31, label %37, label %32, !dbg !499

32:                                               ; preds = %26
  %33 = getelementptr inbounds %struct.flags, %struct.flags* %1, i32 0, i32 0, !dbg !500
  %34 = load i64, i64* %33, align 8, !dbg !500
  %35 = call i32 @flag_sum(i64 %34), !dbg !500
  %36 = icmp ne i32 %35, 305, !dbg !501
  br i1 %36, label %37, label %38, !dbg !502

37:                                               ; preds = %32, %26, %19, %0
  call void @abort() #11, !dbg !503
  unreachable, !dbg !503

38:                                               ; preds = %32
  %39 = load i32, i32* @bad, align 4, !dbg !504
  %40 = icmp ne i32 %39, 0, !dbg !504
  br i1 %40, label %41, label %49, !dbg !506

41:                                               ; preds = %38
  %42 = bitcast %struct.flags* %1 to i64*, !dbg !507
  %43 = load i64, i64* %42, align 8, !dbg !507
  %44 = lshr i64 %43, 3, !dbg !507
  %45 = and i64 %44, 31, !dbg !507
  %46 = trunc i64 %45 to i32, !dbg !507
  %47 = icmp ne i32 %46, 0, !dbg !508
  br i1 %47, label %48, label %49, !dbg !509

48:                                               ; preds = %41
  store volatile i32 1, i32* @sink, align 4, !dbg !510
  br label %49, !dbg !511

49:                                               ; preds = %48, %41, %38
  ret void, !dbg !512
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @flag_sum(i64 %0) #0 !dbg !513 {
  %2 = alloca %struct.flags, align 8
  %3 = getelementptr inbounds %struct.flags, %struct.flags* %2, i32 0, i32 0
  store i64 %0, i64* %3, align 8
  call void @llvm.dbg.declare(metadata %struct.flags* %2, metadata !516, metadata !DIExpression()), !dbg !517
  %4 = bitcast %struct.flags* %2 to i64*, !dbg !518
  %5 = load i64, i64* %4, align 8, !dbg !518
  %6 = and i64 %5, 7, !dbg !518
  %7 = trunc i64 %6 to i32, !dbg !518
  %8 = bitcast %struct.flags* %2 to i64*, !dbg !519
  %9 = load i64, i64* %8, align 8, !dbg !519
  %10 = lshr i64 %9, 8, !dbg !519
  %11 = and i64 %10, 511, !dbg !519
  %12 = trunc i64 %11 to i32, !dbg !519
  %13 = add nsw i32 %7, %12, !dbg !520
  ret i32 %13, !dbg !521
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_by_value() #0 !dbg !522 {
  %1 = alloca %struct.large, align 8
  call void @llvm.dbg.declare(metadata %struct.large* %1, metadata !523, metadata !DIExpression()), !dbg !529
  %2 = bitcast %struct.large* %1 to i8*, !dbg !530
  %3 = load i8, i8* %2, align 4, !dbg !531
  %4 = and i8 %3, -16, !dbg !531
  %5 = or i8 %4, 3, !dbg !531
  store i8 %5, i8* %2, align 4, !dbg !531
  %6 = call i32 @first_of(%struct.large* noundef byval(%struct.large) align 8 %1), !dbg !532
  %7 = icmp ne i32 %6, 3, !dbg !534
  br i1 %7, label %8, label %9, !dbg !535

8:                                                ; preds = %0
  call void @abort() #11, !dbg !536
  unreachable, !dbg !536

9:                                                ; preds = %0
  %10 = load i32, i32* @bad, align 4, !dbg !537
  %11 = icmp ne i32 %10, 0, !dbg !537
  br i1 %11, label %12, label %19, !dbg !539

12:                                               ; preds = %9
  %13 = bitcast %struct.large* %1 to i8*, !dbg !540
  %14 = load i8, i8* %13, align 4, !dbg !540
  %15 = lshr i8 %14, 4, !dbg !540
  %16 = zext i8 %15 to i32, !dbg !540
  %17 = icmp ne i32 %16, 0, !dbg !541
  br i1 %17, label %18, label %19, !dbg !542

18:                                               ; preds = %12
  store volatile i32 1, i32* @sink, align 4, !dbg !543
  br label %19, !dbg !544

19:                                               ; preds = %18, %12, %9
  ret void, !dbg !545
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @first_of(%struct.large* noundef byval(%struct.large) align 8 %0) #0 !dbg !546 {
  call void @llvm.dbg.declare(metadata %struct.large* %0, metadata !549, metadata !DIExpression()), !dbg !550
  %2 = bitcast %struct.large* %0 to i8*, !dbg !551
  %3 = load i8, i8* %2, align 8, !dbg !551
  %4 = and i8 %3, 15, !dbg !551
  %5 = zext i8 %4 to i32, !dbg !551
  ret i32 %5, !dbg !552
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_union() #0 !dbg !553 {
  %1 = alloca %union.anon, align 4
  call void @llvm.dbg.declare(metadata %union.anon* %1, metadata !554, metadata !DIExpression()), !dbg !559
  %2 = bitcast %union.anon* %1 to i8*, !dbg !560
  store i8 0, i8* %2, align 4, !dbg !561
  %3 = bitcast %union.anon* %1 to i8*, !dbg !562
  %4 = load i8, i8* %3, align 4, !dbg !562
  %5 = icmp ne i8 %4, 0, !dbg !564
  br i1 %5, label %6, label %7, !dbg !565

6:                                                ; preds = %0
  call void @abort() #11, !dbg !566
  unreachable, !dbg !566

7:                                                ; preds = %0
  %8 = load i32, i32* @bad, align 4, !dbg !567
  %9 = icmp ne i32 %8, 0, !dbg !567
  br i1 %9, label %10, label %15, !dbg !569

10:                                               ; preds = %7
  %11 = bitcast %union.anon* %1 to i32*, !dbg !570
  %12 = load i32, i32* %11, align 4, !dbg !570
  %13 = icmp ne i32 %12, 0, !dbg !571
  br i1 %13, label %14, label %15, !dbg !572

14:                                               ; preds = %10
  store volatile i32 1, i32* @sink, align 4, !dbg !573
  br label %15, !dbg !574

15:                                               ; preds = %14, %10, %7
  ret void, !dbg !575
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_masked() #0 !dbg !576 {
  %1 = alloca i32, align 4
  %2 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i32* %1, metadata !577, metadata !DIExpression()), !dbg !578
  call void @llvm.dbg.declare(metadata i8** %2, metadata !579, metadata !DIExpression()), !dbg !580
  %3 = bitcast i32* %1 to i8*, !dbg !581
  store i8* %3, i8** %2, align 8, !dbg !580
  %4 = load i8*, i8** %2, align 8, !dbg !582
  %5 = getelementptr inbounds i8, i8* %4, i64 0, !dbg !582
  store i8 1, i8* %5, align 1, !dbg !583
  %6 = load i32, i32* %1, align 4, !dbg !584
  %7 = and i32 %6, 255, !dbg !586
  %8 = icmp ne i32 %7, 1, !dbg !587
  br i1 %8, label %9, label %10, !dbg !588

9:                                                ; preds = %0
  call void @abort() #11, !dbg !589
  unreachable, !dbg !589

10:                                               ; preds = %0
  %11 = load i32, i32* %1, align 4, !dbg !590
  %12 = load i32, i32* @bad, align 4, !dbg !592
  %13 = icmp ne i32 %12, 0, !dbg !592
  %14 = zext i1 %13 to i64, !dbg !592
  %15 = select i1 %13, i32 511, i32 255, !dbg !592
  %16 = and i32 %11, %15, !dbg !593
  %17 = icmp eq i32 %16, 1, !dbg !594
  br i1 %17, label %18, label %19, !dbg !595

18:                                               ; preds = %10
  store volatile i32 1, i32* @sink, align 4, !dbg !596
  br label %19, !dbg !597

19:                                               ; preds = %18, %10
  ret void, !dbg !598
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_not_chosen() #0 !dbg !599 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !600, metadata !DIExpression()), !dbg !601
  store i32 1, i32* %1, align 4, !dbg !601
  call void @llvm.dbg.declare(metadata i32* %2, metadata !602, metadata !DIExpression()), !dbg !603
  %3 = load i32, i32* @bad, align 4, !dbg !604
  %4 = icmp ne i32 %3, 0, !dbg !606
  %5 = xor i1 %4, true, !dbg !606
  %6 = zext i1 %5 to i32, !dbg !606
  %7 = load i32, i32* %1, align 4, !dbg !607
  %8 = load i32, i32* %2, align 4, !dbg !608
  %9 = call i32 @choose(i32 noundef %6, i32 noundef %7, i32 noundef %8), !dbg !609
  %10 = icmp ne i32 %9, 1, !dbg !610
  br i1 %10, label %11, label %12, !dbg !611

11:                                               ; preds = %0
  call void @abort() #11, !dbg !612
  unreachable, !dbg !612

12:                                               ; preds = %0
  ret void, !dbg !613
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @choose(i32 noundef %0, i32 noundef %1, i32 noundef %2) #0 !dbg !614 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !617, metadata !DIExpression()), !dbg !618
  store i32 %1, i32* %5, align 4
  call void @llvm.dbg.declare(metadata i32* %5, metadata !619, metadata !DIExpression()), !dbg !620
  store i32 %2, i32* %6, align 4
  call void @llvm.dbg.declare(metadata i32* %6, metadata !621, metadata !DIExpression()), !dbg !622
  %7 = load i32, i32* %4, align 4, !dbg !623
  %8 = icmp ne i32 %7, 0, !dbg !623
  br i1 %8, label %9, label %11, !dbg !623

9:                                                ; preds = %3
  %10 = load i32, i32* %5, align 4, !dbg !624
  br label %13, !dbg !623

11:                                               ; preds = %3
  %12 = load i32, i32* %6, align 4, !dbg !625
  br label %13, !dbg !623

13:                                               ; preds = %11, %9
  %14 = phi i32 [ %10, %9 ], [ %12, %11 ], !dbg !623
  ret i32 %14, !dbg !626
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_copied_bytes() #0 !dbg !627 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca [8 x i8], align 1
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata [8 x i8]* %1, metadata !628, metadata !DIExpression()), !dbg !630
  call void @llvm.dbg.declare(metadata [8 x i8]* %2, metadata !631, metadata !DIExpression()), !dbg !632
  call void @llvm.dbg.declare(metadata i32* %3, metadata !633, metadata !DIExpression()), !dbg !635
  store i32 0, i32* %3, align 4, !dbg !635
  br label %5, !dbg !636

5:                                                ; preds = %14, %0
  %6 = load i32, i32* %3, align 4, !dbg !637
  %7 = icmp slt i32 %6, 4, !dbg !639
  br i1 %7, label %8, label %17, !dbg !640

8:                                                ; preds = %5
  %9 = load i32, i32* %3, align 4, !dbg !641
  %10 = trunc i32 %9 to i8, !dbg !642
  %11 = load i32, i32* %3, align 4, !dbg !643
  %12 = sext i32 %11 to i64, !dbg !644
  %13 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 %12, !dbg !644
  store i8 %10, i8* %13, align 1, !dbg !645
  br label %14, !dbg !644

14:                                               ; preds = %8
  %15 = load i32, i32* %3, align 4, !dbg !646
  %16 = add nsw i32 %15, 1, !dbg !646
  store i32 %16, i32* %3, align 4, !dbg !646
  br label %5, !dbg !647, !llvm.loop !648

17:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata i32* %4, metadata !650, metadata !DIExpression()), !dbg !652
  store i32 0, i32* %4, align 4, !dbg !652
  br label %18, !dbg !653

18:                                               ; preds = %29, %17
  %19 = load i32, i32* %4, align 4, !dbg !654
  %20 = icmp slt i32 %19, 8, !dbg !656
  br i1 %20, label %21, label %32, !dbg !657

21:                                               ; preds = %18
  %22 = load i32, i32* %4, align 4, !dbg !658
  %23 = sext i32 %22 to i64, !dbg !659
  %24 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 %23, !dbg !659
  %25 = load i8, i8* %24, align 1, !dbg !659
  %26 = load i32, i32* %4, align 4, !dbg !660
  %27 = sext i32 %26 to i64, !dbg !661
  %28 = getelementptr inbounds [8 x i8], [8 x i8]* %2, i64 0, i64 %27, !dbg !661
  store i8 %25, i8* %28, align 1, !dbg !662
  br label %29, !dbg !661

29:                                               ; preds = %21
  %30 = load i32, i32* %4, align 4, !dbg !663
  %31 = add nsw i32 %30, 1, !dbg !663
  store i32 %31, i32* %4, align 4, !dbg !663
  br label %18, !dbg !664, !llvm.loop !665

32:                                               ; preds = %18
  %33 = load i32, i32* @bad, align 4, !dbg !667
  %34 = icmp ne i32 %33, 0, !dbg !667
  %35 = zext i1 %34 to i64, !dbg !667
  %36 = select i1 %34, i32 4, i32 3, !dbg !667
  %37 = sext i32 %36 to i64, !dbg !669
  %38 = getelementptr inbounds [8 x i8], [8 x i8]* %2, i64 0, i64 %37, !dbg !669
  %39 = load i8, i8* %38, align 1, !dbg !669
  %40 = sext i8 %39 to i32, !dbg !669
  %41 = icmp eq i32 %40, 9, !dbg !670
  br i1 %41, label %42, label %43, !dbg !671

42:                                               ; preds = %32
  store volatile i32 1, i32* @sink, align 4, !dbg !672
  br label %43, !dbg !673

43:                                               ; preds = %42, %32
  ret void, !dbg !674
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_sorted() #0 !dbg !675 {
  %1 = alloca [4 x i32], align 16
  %2 = alloca [4 x i32], align 16
  call void @llvm.dbg.declare(metadata [4 x i32]* %1, metadata !676, metadata !DIExpression()), !dbg !677
  %3 = bitcast [4 x i32]* %1 to i8*, !dbg !677
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %3, i8* align 16 bitcast ([4 x i32]* @__const.uninit_sorted.a to i8*), i64 16, i1 false), !dbg !677
  call void @llvm.dbg.declare(metadata [4 x i32]* %2, metadata !678, metadata !DIExpression()), !dbg !679
  %4 = getelementptr inbounds [4 x i32], [4 x i32]* %2, i64 0, i64 0, !dbg !680
  %5 = bitcast i32* %4 to i8*, !dbg !680
  %6 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 0, !dbg !680
  %7 = bitcast i32* %6 to i8*, !dbg !680
  %8 = load i32, i32* @bad, align 4, !dbg !681
  %9 = icmp ne i32 %8, 0, !dbg !681
  %10 = zext i1 %9 to i64, !dbg !681
  %11 = select i1 %9, i32 3, i32 4, !dbg !681
  %12 = sext i32 %11 to i64, !dbg !682
  %13 = mul i64 %12, 4, !dbg !683
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %5, i8* align 16 %7, i64 %13, i1 false), !dbg !680
  %14 = getelementptr inbounds [4 x i32], [4 x i32]* %2, i64 0, i64 0, !dbg !684
  %15 = bitcast i32* %14 to i8*, !dbg !684
  call void @qsort(i8* noundef %15, i64 noundef 4, i64 noundef 4, i32 (i8*, i8*)* noundef @compare), !dbg !685
  %16 = getelementptr inbounds [4 x i32], [4 x i32]* %2, i64 0, i64 0, !dbg !686
  %17 = load i32, i32* %16, align 16, !dbg !686
  store volatile i32 %17, i32* @sink, align 4, !dbg !687
  ret void, !dbg !688
}

declare void @qsort(i8* noundef, i64 noundef, i64 noundef, i32 (i8*, i8*)* noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @compare(i8* noundef %0, i8* noundef %1) #0 !dbg !689 {
  %3 = alloca i8*, align 8
  %4 = alloca i8*, align 8
  store i8* %0, i8** %3, align 8
  call void @llvm.dbg.declare(metadata i8** %3, metadata !694, metadata !DIExpression()), !dbg !695
  store i8* %1, i8** %4, align 8
  call void @llvm.dbg.declare(metadata i8** %4, metadata !696, metadata !DIExpression()), !dbg !697
  %5 = load i8*, i8** %3, align 8, !dbg !698
  %6 = bitcast i8* %5 to i32*, !dbg !699
  %7 = load i32, i32* %6, align 4, !dbg !700
  %8 = load i8*, i8** %4, align 8, !dbg !701
  %9 = bitcast i8* %8 to i32*, !dbg !702
  %10 = load i32, i32* %9, align 4, !dbg !703
  %11 = sub nsw i32 %7, %10, !dbg !704
  ret i32 %11, !dbg !705
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_float() #0 !dbg !706 {
  %1 = alloca double, align 8
  call void @llvm.dbg.declare(metadata double* %1, metadata !707, metadata !DIExpression()), !dbg !709
  %2 = load i32, i32* @bad, align 4, !dbg !710
  %3 = icmp ne i32 %2, 0, !dbg !710
  br i1 %3, label %5, label %4, !dbg !712

4:                                                ; preds = %0
  store double 1.500000e+00, double* %1, align 8, !dbg !713
  br label %5, !dbg !714

5:                                                ; preds = %4, %0
  %6 = load double, double* %1, align 8, !dbg !715
  %7 = fmul double %6, 2.000000e+00, !dbg !717
  %8 = fcmp ogt double %7, 1.000000e+00, !dbg !718
  br i1 %8, label %9, label %10, !dbg !719

9:                                                ; preds = %5
  store volatile i32 1, i32* @sink, align 4, !dbg !720
  br label %10, !dbg !721

10:                                               ; preds = %9, %5
  ret void, !dbg !722
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_bits_copied() #0 !dbg !723 {
  %1 = alloca %struct.bits, align 1
  %2 = alloca %struct.bits, align 1
  call void @llvm.dbg.declare(metadata %struct.bits* %1, metadata !724, metadata !DIExpression()), !dbg !725
  call void @llvm.dbg.declare(metadata %struct.bits* %2, metadata !726, metadata !DIExpression()), !dbg !727
  call void @set_first(%struct.bits* noundef %1, i8 noundef zeroext 1), !dbg !728
  call void @copy_bits(%struct.bits* noundef %2, %struct.bits* noundef %1), !dbg !729
  %3 = load i32, i32* @bad, align 4, !dbg !730
  %4 = icmp ne i32 %3, 0, !dbg !730
  br i1 %4, label %5, label %8, !dbg !732

5:                                                ; preds = %0
  %6 = call i32 @last_bits(%struct.bits* noundef %2), !dbg !733
  %7 = icmp ne i32 %6, 0, !dbg !733
  br i1 %7, label %11, label %12, !dbg !730

8:                                                ; preds = %0
  %9 = call i32 @first_bits(%struct.bits* noundef %2), !dbg !734
  %10 = icmp ne i32 %9, 0, !dbg !734
  br i1 %10, label %11, label %12, !dbg !732

11:                                               ; preds = %8, %5
  store volatile i32 1, i32* @sink, align 4, !dbg !735
  br label %12, !dbg !736

12:                                               ; preds = %11, %8, %5
  ret void, !dbg !737
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @set_first(%struct.bits* noundef %0, i8 noundef zeroext %1) #0 !dbg !738 {
  %3 = alloca %struct.bits*, align 8
  %4 = alloca i8, align 1
  store %struct.bits* %0, %struct.bits** %3, align 8
  call void @llvm.dbg.declare(metadata %struct.bits** %3, metadata !742, metadata !DIExpression()), !dbg !743
  store i8 %1, i8* %4, align 1
  call void @llvm.dbg.declare(metadata i8* %4, metadata !744, metadata !DIExpression()), !dbg !745
  %5 = load i8, i8* %4, align 1, !dbg !746
  %6 = load %struct.bits*, %struct.bits** %3, align 8, !dbg !747
  %7 = bitcast %struct.bits* %6 to i8*, !dbg !748
  %8 = load i8, i8* %7, align 1, !dbg !749
  %9 = and i8 %5, 7, !dbg !749
  %10 = and i8 %8, -8, !dbg !749
  %11 = or i8 %10, %9, !dbg !749
  store i8 %11, i8* %7, align 1, !dbg !749
  ret void, !dbg !750
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @copy_bits(%struct.bits* noundef %0, %struct.bits* noundef %1) #0 !dbg !751 {
  %3 = alloca %struct.bits*, align 8
  %4 = alloca %struct.bits*, align 8
  store %struct.bits* %0, %struct.bits** %3, align 8
  call void @llvm.dbg.declare(metadata %struct.bits** %3, metadata !756, metadata !DIExpression()), !dbg !757
  store %struct.bits* %1, %struct.bits** %4, align 8
  call void @llvm.dbg.declare(metadata %struct.bits** %4, metadata !758, metadata !DIExpression()), !dbg !759
  %5 = load %struct.bits*, %struct.bits** %3, align 8, !dbg !760
  %6 = load %struct.bits*, %struct.bits** %4, align 8, !dbg !761
  %7 = bitcast %struct.bits* %5 to i8*, !dbg !762
  %8 = bitcast %struct.bits* %6 to i8*, !dbg !762
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %7, i8* align 1 %8, i64 1, i1 false), !dbg !762
  ret void, !dbg !763
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @last_bits(%struct.bits* noundef %0) #0 !dbg !764 {
  %2 = alloca %struct.bits*, align 8
  store %struct.bits* %0, %struct.bits** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.bits** %2, metadata !767, metadata !DIExpression()), !dbg !768
  %3 = load %struct.bits*, %struct.bits** %2, align 8, !dbg !769
  %4 = bitcast %struct.bits* %3 to i8*, !dbg !770
  %5 = load i8, i8* %4, align 1, !dbg !770
  %6 = lshr i8 %5, 3, !dbg !770
  %7 = zext i8 %6 to i32, !dbg !769
  ret i32 %7, !dbg !771
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @first_bits(%struct.bits* noundef %0) #0 !dbg !772 {
  %2 = alloca %struct.bits*, align 8
  store %struct.bits* %0, %struct.bits** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.bits** %2, metadata !773, metadata !DIExpression()), !dbg !774
  %3 = load %struct.bits*, %struct.bits** %2, align 8, !dbg !775
  %4 = bitcast %struct.bits* %3 to i8*, !dbg !776
  %5 = load i8, i8* %4, align 1, !dbg !776
  %6 = and i8 %5, 7, !dbg !776
  %7 = zext i8 %6 to i32, !dbg !775
  ret i32 %7, !dbg !777
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_bits_symbolic() #0 !dbg !778 {
  %1 = alloca %struct.bits, align 1
  %2 = alloca i8, align 1
  %3 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata %struct.bits* %1, metadata !779, metadata !DIExpression()), !dbg !780
  call void @llvm.dbg.declare(metadata i8* %2, metadata !781, metadata !DIExpression()), !dbg !782
  call void @klee_make_symbolic(i8* noundef %2, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.27, i64 0, i64 0)), !dbg !783
  %4 = load i8, i8* %2, align 1, !dbg !784
  call void @set_first(%struct.bits* noundef %1, i8 noundef zeroext %4), !dbg !785
  call void @llvm.dbg.declare(metadata i32* %3, metadata !786, metadata !DIExpression()), !dbg !787
  %5 = load i32, i32* @bad, align 4, !dbg !788
  %6 = icmp ne i32 %5, 0, !dbg !788
  br i1 %6, label %7, label %9, !dbg !788

7:                                                ; preds = %0
  %8 = call i32 @last_bits(%struct.bits* noundef %1), !dbg !789
  br label %11, !dbg !788

9:                                                ; preds = %0
  %10 = call i32 @first_bits(%struct.bits* noundef %1), !dbg !790
  br label %11, !dbg !788

11:                                               ; preds = %9, %7
  %12 = phi i32 [ %8, %7 ], [ %10, %9 ], !dbg !788
  store i32 %12, i32* %3, align 4, !dbg !787
  %13 = load i32, i32* %3, align 4, !dbg !791
  %14 = icmp ne i32 %13, 0, !dbg !791
  br i1 %14, label %15, label %16, !dbg !793

15:                                               ; preds = %11
  store volatile i32 1, i32* @sink, align 4, !dbg !794
  br label %16, !dbg !795

16:                                               ; preds = %15, %11
  ret void, !dbg !796
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_bits_of_old() #0 !dbg !797 {
  call void @leave_bits(), !dbg !798
  %1 = call i32 @unset_bits(), !dbg !799
  %2 = icmp ne i32 %1, 0, !dbg !799
  br i1 %2, label %3, label %4, !dbg !801

3:                                                ; preds = %0
  store volatile i32 1, i32* @sink, align 4, !dbg !802
  br label %4, !dbg !803

4:                                                ; preds = %3, %0
  ret void, !dbg !804
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @leave_bits() #0 !dbg !805 {
  %1 = alloca %struct.bits, align 1
  call void @llvm.dbg.declare(metadata %struct.bits* %1, metadata !806, metadata !DIExpression()), !dbg !807
  call void @set_first(%struct.bits* noundef %1, i8 noundef zeroext 1), !dbg !808
  ret void, !dbg !809
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @unset_bits() #0 !dbg !810 {
  %1 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8* %1, metadata !813, metadata !DIExpression()), !dbg !814
  %2 = load i32, i32* @bad, align 4, !dbg !815
  %3 = icmp ne i32 %2, 0, !dbg !815
  br i1 %3, label %5, label %4, !dbg !817

4:                                                ; preds = %0
  store i8 1, i8* %1, align 1, !dbg !818
  br label %5, !dbg !819

5:                                                ; preds = %4, %0
  %6 = load i8, i8* %1, align 1, !dbg !820
  %7 = zext i8 %6 to i32, !dbg !820
  %8 = and i32 %7, 7, !dbg !821
  ret i32 %8, !dbg !822
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_bits_before_jump() #0 !dbg !823 {
  %1 = call i32 @_setjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @outside, i64 0, i64 0)) #12, !dbg !824
  %2 = icmp eq i32 %1, 0, !dbg !826
  br i1 %2, label %3, label %4, !dbg !827

3:                                                ; preds = %0
  call void @jump_out(), !dbg !828
  br label %4, !dbg !828

4:                                                ; preds = %3, %0
  %5 = call i32 @unset_element(), !dbg !829
  %6 = icmp ne i32 %5, 0, !dbg !829
  br i1 %6, label %7, label %8, !dbg !831

7:                                                ; preds = %4
  store volatile i32 1, i32* @sink, align 4, !dbg !832
  br label %8, !dbg !833

8:                                                ; preds = %7, %4
  ret void, !dbg !834
}

; Function Attrs: nounwind returns_twice
declare i32 @_setjmp(%struct.__jmp_buf_tag* noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @jump_out() #0 !dbg !835 {
  %1 = alloca [64 x %struct.bits], align 16
  %2 = alloca %struct.bits*, align 8
  %3 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata [64 x %struct.bits]* %1, metadata !836, metadata !DIExpression()), !dbg !840
  call void @llvm.dbg.declare(metadata %struct.bits** %2, metadata !841, metadata !DIExpression()), !dbg !842
  call void @llvm.dbg.declare(metadata i32* %3, metadata !843, metadata !DIExpression()), !dbg !845
  store i32 0, i32* %3, align 4, !dbg !845
  br label %4, !dbg !846

4:                                                ; preds = %22, %0
  %5 = load i32, i32* %3, align 4, !dbg !847
  %6 = icmp slt i32 %5, 65, !dbg !849
  br i1 %6, label %7, label %25, !dbg !850

7:                                                ; preds = %4
  %8 = load i32, i32* %3, align 4, !dbg !851
  %9 = icmp slt i32 %8, 64, !dbg !853
  br i1 %9, label %10, label %14, !dbg !851

10:                                               ; preds = %7
  %11 = load i32, i32* %3, align 4, !dbg !854
  %12 = sext i32 %11 to i64, !dbg !855
  %13 = getelementptr inbounds [64 x %struct.bits], [64 x %struct.bits]* %1, i64 0, i64 %12, !dbg !855
  br label %15, !dbg !851

14:                                               ; preds = %7
  br label %15, !dbg !851

15:                                               ; preds = %14, %10
  %16 = phi %struct.bits* [ %13, %10 ], [ @whole, %14 ], !dbg !851
  store %struct.bits* %16, %struct.bits** %2, align 8, !dbg !856
  %17 = load %struct.bits*, %struct.bits** %2, align 8, !dbg !857
  %18 = bitcast %struct.bits* %17 to i8*, !dbg !858
  %19 = load i8, i8* %18, align 1, !dbg !859
  %20 = and i8 %19, -8, !dbg !859
  %21 = or i8 %20, 1, !dbg !859
  store i8 %21, i8* %18, align 1, !dbg !859
  br label %22, !dbg !860

22:                                               ; preds = %15
  %23 = load i32, i32* %3, align 4, !dbg !861
  %24 = add nsw i32 %23, 1, !dbg !861
  store i32 %24, i32* %3, align 4, !dbg !861
  br label %4, !dbg !862, !llvm.loop !863

25:                                               ; preds = %4
  call void @longjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @outside, i64 0, i64 0), i32 noundef 1) #11, !dbg !865
  unreachable, !dbg !865
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @unset_element() #0 !dbg !866 {
  %1 = alloca [64 x i8], align 16
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata [64 x i8]* %1, metadata !867, metadata !DIExpression()), !dbg !869
  call void @llvm.dbg.declare(metadata i32* %2, metadata !870, metadata !DIExpression()), !dbg !871
  store i32 20, i32* %2, align 4, !dbg !871
  %3 = load i32, i32* @bad, align 4, !dbg !872
  %4 = icmp ne i32 %3, 0, !dbg !872
  br i1 %4, label %7, label %5, !dbg !874

5:                                                ; preds = %0
  %6 = getelementptr inbounds [64 x i8], [64 x i8]* %1, i64 0, i64 20, !dbg !875
  store i8 1, i8* %6, align 4, !dbg !876
  br label %7, !dbg !875

7:                                                ; preds = %5, %0
  %8 = load i32, i32* %2, align 4, !dbg !877
  %9 = sext i32 %8 to i64, !dbg !878
  %10 = getelementptr inbounds [64 x i8], [64 x i8]* %1, i64 0, i64 %9, !dbg !878
  %11 = load i8, i8* %10, align 1, !dbg !878
  %12 = zext i8 %11 to i32, !dbg !878
  %13 = and i32 %12, 1, !dbg !879
  ret i32 %13, !dbg !880
}

; Function Attrs: noreturn nounwind
declare void @longjmp(%struct.__jmp_buf_tag* noundef, i32 noundef) #6

; Function Attrs: noinline nounwind optnone uwtable
define internal void @uninit_bits_of_old_array() #0 !dbg !881 {
  %1 = alloca i32, align 4
  %2 = alloca i8*, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i8*, align 8
  %6 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata i32* %1, metadata !882, metadata !DIExpression()), !dbg !883
  store i32 64, i32* %1, align 4, !dbg !883
  %7 = load i32, i32* %1, align 4, !dbg !884
  %8 = zext i32 %7 to i64, !dbg !886
  %9 = call i8* @llvm.stacksave(), !dbg !886
  store i8* %9, i8** %2, align 8, !dbg !886
  %10 = alloca %struct.bits, i64 %8, align 16, !dbg !886
  store i64 %8, i64* %3, align 8, !dbg !886
  call void @llvm.dbg.declare(metadata i64* %3, metadata !887, metadata !DIExpression()), !dbg !888
  call void @llvm.dbg.declare(metadata %struct.bits* %10, metadata !889, metadata !DIExpression()), !dbg !893
  call void @llvm.dbg.declare(metadata i32* %4, metadata !894, metadata !DIExpression()), !dbg !896
  store i32 0, i32* %4, align 4, !dbg !896
  br label %11, !dbg !897

11:                                               ; preds = %23, %0
  %12 = load i32, i32* %4, align 4, !dbg !898
  %13 = load i32, i32* %1, align 4, !dbg !900
  %14 = icmp slt i32 %12, %13, !dbg !901
  br i1 %14, label %15, label %26, !dbg !902

15:                                               ; preds = %11
  %16 = load i32, i32* %4, align 4, !dbg !903
  %17 = sext i32 %16 to i64, !dbg !904
  %18 = getelementptr inbounds %struct.bits, %struct.bits* %10, i64 %17, !dbg !904
  %19 = bitcast %struct.bits* %18 to i8*, !dbg !905
  %20 = load i8, i8* %19, align 1, !dbg !906
  %21 = and i8 %20, -8, !dbg !906
  %22 = or i8 %21, 1, !dbg !906
  store i8 %22, i8* %19, align 1, !dbg !906
  br label %23, !dbg !904

23:                                               ; preds = %15
  %24 = load i32, i32* %4, align 4, !dbg !907
  %25 = add nsw i32 %24, 1, !dbg !907
  store i32 %25, i32* %4, align 4, !dbg !907
  br label %11, !dbg !908, !llvm.loop !909

26:                                               ; preds = %11
  %27 = getelementptr inbounds %struct.bits, %struct.bits* %10, i64 1, !dbg !911
  %28 = bitcast %struct.bits* %27 to i8*, !dbg !912
  %29 = load i8, i8* %28, align 1, !dbg !912
  %30 = and i8 %29, 7, !dbg !912
  %31 = zext i8 %30 to i32, !dbg !911
  store volatile i32 %31, i32* @sink, align 4, !dbg !913
  %32 = load i8*, i8** %2, align 8, !dbg !914
  call void @llvm.stackrestore(i8* %32), !dbg !914
  %33 = load i32, i32* %1, align 4, !dbg !915
  %34 = zext i32 %33 to i64, !dbg !916
  %35 = call i8* @llvm.stacksave(), !dbg !916
  store i8* %35, i8** %5, align 8, !dbg !916
  %36 = alloca i8, i64 %34, align 16, !dbg !916
  store i64 %34, i64* %6, align 8, !dbg !916
  call void @llvm.dbg.declare(metadata i64* %6, metadata !917, metadata !DIExpression()), !dbg !918
  call void @llvm.dbg.declare(metadata i8* %36, metadata !919, metadata !DIExpression()), !dbg !923
  %37 = load i32, i32* @bad, align 4, !dbg !924
  %38 = icmp ne i32 %37, 0, !dbg !924
  br i1 %38, label %41, label %39, !dbg !926

39:                                               ; preds = %26
  %40 = getelementptr inbounds i8, i8* %36, i64 20, !dbg !927
  store i8 1, i8* %40, align 4, !dbg !928
  br label %41, !dbg !927

41:                                               ; preds = %39, %26
  %42 = getelementptr inbounds i8, i8* %36, i64 20, !dbg !929
  %43 = load i8, i8* %42, align 4, !dbg !929
  %44 = zext i8 %43 to i32, !dbg !929
  %45 = and i32 %44, 1, !dbg !931
  %46 = icmp ne i32 %45, 0, !dbg !931
  br i1 %46, label %47, label %48, !dbg !932

47:                                               ; preds = %41
  store volatile i32 2, i32* @sink, align 4, !dbg !933
  br label %48, !dbg !934

48:                                               ; preds = %47, %41
  %49 = load i8*, i8** %5, align 8, !dbg !935
  call void @llvm.stackrestore(i8* %49), !dbg !935
  ret void, !dbg !935
}

; Function Attrs: nofree nosync nounwind willreturn
declare i8* @llvm.stacksave() #8

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.stackrestore(i8*) #8

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind readonly willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { argmemonly nofree nounwind willreturn }
attributes #6 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind returns_twice "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree nosync nounwind willreturn }
attributes #9 = { nounwind readonly willreturn }
attributes #10 = { nounwind }
attributes #11 = { noreturn nounwind }
attributes #12 = { nounwind returns_twice }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!126, !127, !128, !129, !130, !131, !132}
!llvm.ident = !{!133}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "bad", scope: !2, file: !23, line: 18, type: !15, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !14, globals: !20, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/faults/uninit.c", directory: ".", checksumkind: CSK_MD5, checksum: "5d225fc67e8c35547eee51673a72e614")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, scope: !6, file: !3, line: 93, baseType: !10, size: 32, elements: !11)
!6 = distinct !DISubprogram(name: "uninit_switch", scope: !3, file: !3, line: 91, type: !7, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
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
!20 = !{!21, !0, !33, !35, !38, !40, !42, !44, !46, !51, !53, !55, !57, !59, !61, !63, !65, !67, !69, !71, !73, !75, !77, !79, !81, !83, !85, !87, !89, !117, !124}
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
!34 = distinct !DIGlobalVariable(name: "entry_uninit_local", scope: !2, file: !3, line: 10, type: !25, isLocal: true, isDefinition: true)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "sink", scope: !2, file: !3, line: 7, type: !37, isLocal: true, isDefinition: true)
!37 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !15)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "entry_uninit_surplus", scope: !2, file: !3, line: 19, type: !25, isLocal: true, isDefinition: true)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "entry_uninit_heap", scope: !2, file: !3, line: 28, type: !25, isLocal: true, isDefinition: true)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "entry_uninit_realloc", scope: !2, file: !3, line: 39, type: !25, isLocal: true, isDefinition: true)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(name: "entry_uninit_index", scope: !2, file: !3, line: 48, type: !25, isLocal: true, isDefinition: true)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 8, type: !48, isLocal: true, isDefinition: true)
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 128, elements: !49)
!49 = !{!50}
!50 = !DISubrange(count: 4)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(name: "entry_uninit_pointer", scope: !2, file: !3, line: 56, type: !25, isLocal: true, isDefinition: true)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(name: "entry_uninit_argument", scope: !2, file: !3, line: 64, type: !25, isLocal: true, isDefinition: true)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(name: "entry_uninit_string", scope: !2, file: !3, line: 72, type: !25, isLocal: true, isDefinition: true)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(name: "entry_uninit_divisor", scope: !2, file: !3, line: 83, type: !25, isLocal: true, isDefinition: true)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(name: "entry_uninit_switch", scope: !2, file: !3, line: 91, type: !25, isLocal: true, isDefinition: true)
!61 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression())
!62 = distinct !DIGlobalVariable(name: "entry_uninit_call", scope: !2, file: !3, line: 105, type: !25, isLocal: true, isDefinition: true)
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(name: "entry_uninit_through_structs", scope: !2, file: !3, line: 134, type: !25, isLocal: true, isDefinition: true)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(name: "entry_uninit_bit_fields", scope: !2, file: !3, line: 157, type: !25, isLocal: true, isDefinition: true)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(name: "entry_uninit_by_value", scope: !2, file: !3, line: 179, type: !25, isLocal: true, isDefinition: true)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(name: "entry_uninit_union", scope: !2, file: !3, line: 189, type: !25, isLocal: true, isDefinition: true)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(name: "entry_uninit_masked", scope: !2, file: !3, line: 202, type: !25, isLocal: true, isDefinition: true)
!73 = !DIGlobalVariableExpression(var: !74, expr: !DIExpression())
!74 = distinct !DIGlobalVariable(name: "entry_uninit_not_chosen", scope: !2, file: !3, line: 218, type: !25, isLocal: true, isDefinition: true)
!75 = !DIGlobalVariableExpression(var: !76, expr: !DIExpression())
!76 = distinct !DIGlobalVariable(name: "entry_uninit_copied_bytes", scope: !2, file: !3, line: 225, type: !25, isLocal: true, isDefinition: true)
!77 = !DIGlobalVariableExpression(var: !78, expr: !DIExpression())
!78 = distinct !DIGlobalVariable(name: "entry_uninit_sorted", scope: !2, file: !3, line: 241, type: !25, isLocal: true, isDefinition: true)
!79 = !DIGlobalVariableExpression(var: !80, expr: !DIExpression())
!80 = distinct !DIGlobalVariable(name: "entry_uninit_float", scope: !2, file: !3, line: 249, type: !25, isLocal: true, isDefinition: true)
!81 = !DIGlobalVariableExpression(var: !82, expr: !DIExpression())
!82 = distinct !DIGlobalVariable(name: "entry_uninit_bits_copied", scope: !2, file: !3, line: 282, type: !25, isLocal: true, isDefinition: true)
!83 = !DIGlobalVariableExpression(var: !84, expr: !DIExpression())
!84 = distinct !DIGlobalVariable(name: "entry_uninit_bits_symbolic", scope: !2, file: !3, line: 291, type: !25, isLocal: true, isDefinition: true)
!85 = !DIGlobalVariableExpression(var: !86, expr: !DIExpression())
!86 = distinct !DIGlobalVariable(name: "entry_uninit_bits_of_old", scope: !2, file: !3, line: 317, type: !25, isLocal: true, isDefinition: true)
!87 = !DIGlobalVariableExpression(var: !88, expr: !DIExpression())
!88 = distinct !DIGlobalVariable(name: "entry_uninit_bits_before_jump", scope: !2, file: !3, line: 347, type: !25, isLocal: true, isDefinition: true)
!89 = !DIGlobalVariableExpression(var: !90, expr: !DIExpression())
!90 = distinct !DIGlobalVariable(name: "outside", scope: !2, file: !3, line: 325, type: !91, isLocal: true, isDefinition: true)
!91 = !DIDerivedType(tag: DW_TAG_typedef, name: "jmp_buf", file: !92, line: 32, baseType: !93)
!92 = !DIFile(filename: "/usr/include/setjmp.h", directory: "", checksumkind: CSK_MD5, checksum: "cd7862ae7ed31595227c999638ae74e7")
!93 = !DICompositeType(tag: DW_TAG_array_type, baseType: !94, size: 1600, elements: !115)
!94 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__jmp_buf_tag", file: !95, line: 26, size: 1600, elements: !96)
!95 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct___jmp_buf_tag.h", directory: "", checksumkind: CSK_MD5, checksum: "56a90a97e853c2bec1d9e290be5e92e4")
!96 = !{!97, !104, !105}
!97 = !DIDerivedType(tag: DW_TAG_member, name: "__jmpbuf", scope: !94, file: !95, line: 32, baseType: !98, size: 512)
!98 = !DIDerivedType(tag: DW_TAG_typedef, name: "__jmp_buf", file: !99, line: 31, baseType: !100)
!99 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/setjmp.h", directory: "", checksumkind: CSK_MD5, checksum: "80e7796efafaf357b5e64731e4f6ac30")
!100 = !DICompositeType(tag: DW_TAG_array_type, baseType: !101, size: 512, elements: !102)
!101 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!102 = !{!103}
!103 = !DISubrange(count: 8)
!104 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !94, file: !95, line: 33, baseType: !15, size: 32, offset: 512)
!105 = !DIDerivedType(tag: DW_TAG_member, name: "__saved_mask", scope: !94, file: !95, line: 34, baseType: !106, size: 1024, offset: 576)
!106 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !107, line: 8, baseType: !108)
!107 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__sigset_t.h", directory: "", checksumkind: CSK_MD5, checksum: "acc6b14c0967857fec362a8d433e1cf2")
!108 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !107, line: 5, size: 1024, elements: !109)
!109 = !{!110}
!110 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !108, file: !107, line: 7, baseType: !111, size: 1024)
!111 = !DICompositeType(tag: DW_TAG_array_type, baseType: !112, size: 1024, elements: !113)
!112 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!113 = !{!114}
!114 = !DISubrange(count: 16)
!115 = !{!116}
!116 = !DISubrange(count: 1)
!117 = !DIGlobalVariableExpression(var: !118, expr: !DIExpression())
!118 = distinct !DIGlobalVariable(name: "whole", scope: !2, file: !3, line: 326, type: !119, isLocal: true, isDefinition: true)
!119 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "bits", file: !3, line: 258, size: 8, elements: !120)
!120 = !{!121, !123}
!121 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !119, file: !3, line: 259, baseType: !122, size: 3, flags: DIFlagBitField, extraData: i64 0)
!122 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!123 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !119, file: !3, line: 259, baseType: !122, size: 5, offset: 3, flags: DIFlagBitField, extraData: i64 0)
!124 = !DIGlobalVariableExpression(var: !125, expr: !DIExpression())
!125 = distinct !DIGlobalVariable(name: "entry_uninit_bits_of_old_array", scope: !2, file: !3, line: 355, type: !25, isLocal: true, isDefinition: true)
!126 = !{i32 7, !"Dwarf Version", i32 5}
!127 = !{i32 2, !"Debug Info Version", i32 3}
!128 = !{i32 1, !"wchar_size", i32 4}
!129 = !{i32 7, !"PIC Level", i32 2}
!130 = !{i32 7, !"PIE Level", i32 2}
!131 = !{i32 7, !"uwtable", i32 1}
!132 = !{i32 7, !"frame-pointer", i32 2}
!133 = !{!"Debian clang version 14.0.6"}
!134 = distinct !DISubprogram(name: "main", scope: !23, file: !23, line: 30, type: !135, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !9)
!135 = !DISubroutineType(types: !136)
!136 = !{!15, !15, !137}
!137 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!138 = !DILocalVariable(name: "argc", arg: 1, scope: !134, file: !23, line: 30, type: !15)
!139 = !DILocation(line: 30, column: 14, scope: !134)
!140 = !DILocalVariable(name: "argv", arg: 2, scope: !134, file: !23, line: 30, type: !137)
!141 = !DILocation(line: 30, column: 27, scope: !134)
!142 = !DILocation(line: 32, column: 11, scope: !134)
!143 = !DILocation(line: 32, column: 16, scope: !134)
!144 = !DILocation(line: 32, column: 20, scope: !134)
!145 = !DILocation(line: 32, column: 30, scope: !134)
!146 = !DILocation(line: 32, column: 23, scope: !134)
!147 = !DILocation(line: 32, column: 46, scope: !134)
!148 = !DILocation(line: 0, scope: !134)
!149 = !DILocation(line: 32, column: 9, scope: !134)
!150 = !DILocalVariable(name: "c", scope: !151, file: !23, line: 33, type: !24)
!151 = distinct !DILexicalBlock(scope: !134, file: !23, line: 33, column: 5)
!152 = !DILocation(line: 33, column: 29, scope: !151)
!153 = !DILocation(line: 33, column: 33, scope: !151)
!154 = !DILocation(line: 33, column: 10, scope: !151)
!155 = !DILocation(line: 33, column: 44, scope: !156)
!156 = distinct !DILexicalBlock(scope: !151, file: !23, line: 33, column: 5)
!157 = !DILocation(line: 33, column: 5, scope: !151)
!158 = !DILocation(line: 34, column: 13, scope: !159)
!159 = distinct !DILexicalBlock(scope: !156, file: !23, line: 34, column: 13)
!160 = !DILocation(line: 34, column: 18, scope: !159)
!161 = !DILocation(line: 34, column: 22, scope: !159)
!162 = !DILocation(line: 34, column: 32, scope: !159)
!163 = !DILocation(line: 34, column: 41, scope: !159)
!164 = !DILocation(line: 34, column: 44, scope: !159)
!165 = !DILocation(line: 34, column: 25, scope: !159)
!166 = !DILocation(line: 34, column: 50, scope: !159)
!167 = !DILocation(line: 34, column: 13, scope: !156)
!168 = !DILocation(line: 35, column: 13, scope: !169)
!169 = distinct !DILexicalBlock(scope: !159, file: !23, line: 34, column: 56)
!170 = !DILocation(line: 35, column: 16, scope: !169)
!171 = !DILocation(line: 36, column: 13, scope: !169)
!172 = !DILocation(line: 34, column: 53, scope: !159)
!173 = !DILocation(line: 33, column: 51, scope: !156)
!174 = !DILocation(line: 33, column: 54, scope: !156)
!175 = !DILocation(line: 33, column: 49, scope: !156)
!176 = !DILocation(line: 33, column: 5, scope: !156)
!177 = distinct !{!177, !157, !178, !179}
!178 = !DILocation(line: 37, column: 9, scope: !151)
!179 = !{!"llvm.loop.mustprogress"}
!180 = !DILocation(line: 38, column: 5, scope: !134)
!181 = !DILocation(line: 39, column: 1, scope: !134)
!182 = distinct !DISubprogram(name: "add_uninit_local", scope: !3, file: !3, line: 10, type: !7, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!183 = !DILocation(line: 10, column: 1, scope: !182)
!184 = distinct !DISubprogram(name: "add_uninit_surplus", scope: !3, file: !3, line: 19, type: !7, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!185 = !DILocation(line: 19, column: 1, scope: !184)
!186 = distinct !DISubprogram(name: "add_uninit_heap", scope: !3, file: !3, line: 28, type: !7, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!187 = !DILocation(line: 28, column: 1, scope: !186)
!188 = distinct !DISubprogram(name: "add_uninit_realloc", scope: !3, file: !3, line: 39, type: !7, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!189 = !DILocation(line: 39, column: 1, scope: !188)
!190 = distinct !DISubprogram(name: "add_uninit_index", scope: !3, file: !3, line: 48, type: !7, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!191 = !DILocation(line: 48, column: 1, scope: !190)
!192 = distinct !DISubprogram(name: "add_uninit_pointer", scope: !3, file: !3, line: 56, type: !7, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!193 = !DILocation(line: 56, column: 1, scope: !192)
!194 = distinct !DISubprogram(name: "add_uninit_argument", scope: !3, file: !3, line: 64, type: !7, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!195 = !DILocation(line: 64, column: 1, scope: !194)
!196 = distinct !DISubprogram(name: "add_uninit_string", scope: !3, file: !3, line: 72, type: !7, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!197 = !DILocation(line: 72, column: 1, scope: !196)
!198 = distinct !DISubprogram(name: "add_uninit_divisor", scope: !3, file: !3, line: 83, type: !7, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!199 = !DILocation(line: 83, column: 1, scope: !198)
!200 = distinct !DISubprogram(name: "add_uninit_switch", scope: !3, file: !3, line: 91, type: !7, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!201 = !DILocation(line: 91, column: 1, scope: !200)
!202 = distinct !DISubprogram(name: "add_uninit_call", scope: !3, file: !3, line: 105, type: !7, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!203 = !DILocation(line: 105, column: 1, scope: !202)
!204 = distinct !DISubprogram(name: "add_uninit_through_structs", scope: !3, file: !3, line: 134, type: !7, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!205 = !DILocation(line: 134, column: 1, scope: !204)
!206 = distinct !DISubprogram(name: "add_uninit_bit_fields", scope: !3, file: !3, line: 157, type: !7, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!207 = !DILocation(line: 157, column: 1, scope: !206)
!208 = distinct !DISubprogram(name: "add_uninit_by_value", scope: !3, file: !3, line: 179, type: !7, scopeLine: 179, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!209 = !DILocation(line: 179, column: 1, scope: !208)
!210 = distinct !DISubprogram(name: "add_uninit_union", scope: !3, file: !3, line: 189, type: !7, scopeLine: 189, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!211 = !DILocation(line: 189, column: 1, scope: !210)
!212 = distinct !DISubprogram(name: "add_uninit_masked", scope: !3, file: !3, line: 202, type: !7, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!213 = !DILocation(line: 202, column: 1, scope: !212)
!214 = distinct !DISubprogram(name: "add_uninit_not_chosen", scope: !3, file: !3, line: 218, type: !7, scopeLine: 218, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!215 = !DILocation(line: 218, column: 1, scope: !214)
!216 = distinct !DISubprogram(name: "add_uninit_copied_bytes", scope: !3, file: !3, line: 225, type: !7, scopeLine: 225, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!217 = !DILocation(line: 225, column: 1, scope: !216)
!218 = distinct !DISubprogram(name: "add_uninit_sorted", scope: !3, file: !3, line: 241, type: !7, scopeLine: 241, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!219 = !DILocation(line: 241, column: 1, scope: !218)
!220 = distinct !DISubprogram(name: "add_uninit_float", scope: !3, file: !3, line: 249, type: !7, scopeLine: 249, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!221 = !DILocation(line: 249, column: 1, scope: !220)
!222 = distinct !DISubprogram(name: "add_uninit_bits_copied", scope: !3, file: !3, line: 282, type: !7, scopeLine: 282, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!223 = !DILocation(line: 282, column: 1, scope: !222)
!224 = distinct !DISubprogram(name: "add_uninit_bits_symbolic", scope: !3, file: !3, line: 291, type: !7, scopeLine: 291, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!225 = !DILocation(line: 291, column: 1, scope: !224)
!226 = distinct !DISubprogram(name: "add_uninit_bits_of_old", scope: !3, file: !3, line: 317, type: !7, scopeLine: 317, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!227 = !DILocation(line: 317, column: 1, scope: !226)
!228 = distinct !DISubprogram(name: "add_uninit_bits_before_jump", scope: !3, file: !3, line: 347, type: !7, scopeLine: 347, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!229 = !DILocation(line: 347, column: 1, scope: !228)
!230 = distinct !DISubprogram(name: "add_uninit_bits_of_old_array", scope: !3, file: !3, line: 355, type: !7, scopeLine: 355, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!231 = !DILocation(line: 355, column: 1, scope: !230)
!232 = distinct !DISubprogram(name: "uninit_local", scope: !3, file: !3, line: 10, type: !7, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!233 = !DILocalVariable(name: "x", scope: !232, file: !3, line: 12, type: !15)
!234 = !DILocation(line: 12, column: 9, scope: !232)
!235 = !DILocation(line: 13, column: 10, scope: !236)
!236 = distinct !DILexicalBlock(scope: !232, file: !3, line: 13, column: 9)
!237 = !DILocation(line: 13, column: 9, scope: !232)
!238 = !DILocation(line: 14, column: 11, scope: !236)
!239 = !DILocation(line: 14, column: 9, scope: !236)
!240 = !DILocation(line: 15, column: 9, scope: !241)
!241 = distinct !DILexicalBlock(scope: !232, file: !3, line: 15, column: 9)
!242 = !DILocation(line: 15, column: 9, scope: !232)
!243 = !DILocation(line: 16, column: 14, scope: !241)
!244 = !DILocation(line: 16, column: 9, scope: !241)
!245 = !DILocation(line: 17, column: 1, scope: !232)
!246 = distinct !DISubprogram(name: "uninit_surplus", scope: !3, file: !3, line: 19, type: !7, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!247 = !DILocalVariable(name: "text", scope: !246, file: !3, line: 21, type: !248)
!248 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 320, elements: !249)
!249 = !{!250}
!250 = !DISubrange(count: 40)
!251 = !DILocation(line: 21, column: 10, scope: !246)
!252 = !DILocalVariable(name: "x", scope: !246, file: !3, line: 22, type: !253)
!253 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 64, elements: !254)
!254 = !{!255}
!255 = !DISubrange(count: 2)
!256 = !DILocation(line: 22, column: 9, scope: !246)
!257 = !DILocation(line: 23, column: 5, scope: !246)
!258 = !DILocation(line: 23, column: 10, scope: !246)
!259 = !DILocation(line: 24, column: 21, scope: !246)
!260 = !DILocation(line: 24, column: 48, scope: !246)
!261 = !DILocation(line: 24, column: 54, scope: !246)
!262 = !DILocation(line: 24, column: 12, scope: !246)
!263 = !DILocation(line: 24, column: 10, scope: !246)
!264 = !DILocation(line: 25, column: 22, scope: !246)
!265 = !DILocation(line: 25, column: 41, scope: !246)
!266 = !DILocation(line: 25, column: 63, scope: !246)
!267 = !DILocation(line: 25, column: 69, scope: !246)
!268 = !DILocation(line: 25, column: 13, scope: !246)
!269 = !DILocation(line: 25, column: 10, scope: !246)
!270 = !DILocation(line: 26, column: 1, scope: !246)
!271 = distinct !DISubprogram(name: "uninit_heap", scope: !3, file: !3, line: 28, type: !7, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!272 = !DILocalVariable(name: "p", scope: !271, file: !3, line: 30, type: !273)
!273 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!274 = !DILocation(line: 30, column: 10, scope: !271)
!275 = !DILocation(line: 30, column: 14, scope: !271)
!276 = !DILocation(line: 31, column: 5, scope: !271)
!277 = !DILocation(line: 31, column: 10, scope: !271)
!278 = !DILocation(line: 32, column: 10, scope: !279)
!279 = distinct !DILexicalBlock(scope: !271, file: !3, line: 32, column: 9)
!280 = !DILocation(line: 32, column: 9, scope: !271)
!281 = !DILocation(line: 33, column: 9, scope: !279)
!282 = !DILocation(line: 33, column: 14, scope: !279)
!283 = !DILocation(line: 34, column: 9, scope: !284)
!284 = distinct !DILexicalBlock(scope: !271, file: !3, line: 34, column: 9)
!285 = !DILocation(line: 34, column: 16, scope: !284)
!286 = !DILocation(line: 34, column: 14, scope: !284)
!287 = !DILocation(line: 34, column: 21, scope: !284)
!288 = !DILocation(line: 34, column: 9, scope: !271)
!289 = !DILocation(line: 35, column: 14, scope: !284)
!290 = !DILocation(line: 35, column: 9, scope: !284)
!291 = !DILocation(line: 36, column: 10, scope: !271)
!292 = !DILocation(line: 36, column: 5, scope: !271)
!293 = !DILocation(line: 37, column: 1, scope: !271)
!294 = distinct !DISubprogram(name: "uninit_realloc", scope: !3, file: !3, line: 39, type: !7, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!295 = !DILocalVariable(name: "p", scope: !294, file: !3, line: 41, type: !16)
!296 = !DILocation(line: 41, column: 11, scope: !294)
!297 = !DILocation(line: 41, column: 15, scope: !294)
!298 = !DILocation(line: 42, column: 17, scope: !294)
!299 = !DILocation(line: 42, column: 9, scope: !294)
!300 = !DILocation(line: 42, column: 7, scope: !294)
!301 = !DILocation(line: 43, column: 9, scope: !302)
!302 = distinct !DILexicalBlock(scope: !294, file: !3, line: 43, column: 9)
!303 = !DILocation(line: 43, column: 11, scope: !302)
!304 = !DILocation(line: 43, column: 9, scope: !294)
!305 = !DILocation(line: 44, column: 14, scope: !302)
!306 = !DILocation(line: 44, column: 9, scope: !302)
!307 = !DILocation(line: 45, column: 10, scope: !294)
!308 = !DILocation(line: 45, column: 5, scope: !294)
!309 = !DILocation(line: 46, column: 1, scope: !294)
!310 = distinct !DISubprogram(name: "uninit_index", scope: !3, file: !3, line: 48, type: !7, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!311 = !DILocalVariable(name: "i", scope: !310, file: !3, line: 50, type: !15)
!312 = !DILocation(line: 50, column: 9, scope: !310)
!313 = !DILocation(line: 51, column: 10, scope: !314)
!314 = distinct !DILexicalBlock(scope: !310, file: !3, line: 51, column: 9)
!315 = !DILocation(line: 51, column: 9, scope: !310)
!316 = !DILocation(line: 52, column: 11, scope: !314)
!317 = !DILocation(line: 52, column: 9, scope: !314)
!318 = !DILocation(line: 53, column: 18, scope: !310)
!319 = !DILocation(line: 53, column: 12, scope: !310)
!320 = !DILocation(line: 53, column: 10, scope: !310)
!321 = !DILocation(line: 54, column: 1, scope: !310)
!322 = distinct !DISubprogram(name: "uninit_pointer", scope: !3, file: !3, line: 56, type: !7, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!323 = !DILocalVariable(name: "p", scope: !322, file: !3, line: 58, type: !273)
!324 = !DILocation(line: 58, column: 10, scope: !322)
!325 = !DILocation(line: 59, column: 10, scope: !326)
!326 = distinct !DILexicalBlock(scope: !322, file: !3, line: 59, column: 9)
!327 = !DILocation(line: 59, column: 9, scope: !322)
!328 = !DILocation(line: 60, column: 11, scope: !326)
!329 = !DILocation(line: 60, column: 9, scope: !326)
!330 = !DILocation(line: 61, column: 6, scope: !322)
!331 = !DILocation(line: 61, column: 8, scope: !322)
!332 = !DILocation(line: 62, column: 1, scope: !322)
!333 = distinct !DISubprogram(name: "uninit_argument", scope: !3, file: !3, line: 64, type: !7, scopeLine: 65, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!334 = !DILocalVariable(name: "x", scope: !333, file: !3, line: 66, type: !15)
!335 = !DILocation(line: 66, column: 9, scope: !333)
!336 = !DILocation(line: 67, column: 10, scope: !337)
!337 = distinct !DILexicalBlock(scope: !333, file: !3, line: 67, column: 9)
!338 = !DILocation(line: 67, column: 9, scope: !333)
!339 = !DILocation(line: 68, column: 11, scope: !337)
!340 = !DILocation(line: 68, column: 9, scope: !337)
!341 = !DILocation(line: 69, column: 20, scope: !333)
!342 = !DILocation(line: 69, column: 5, scope: !333)
!343 = !DILocation(line: 70, column: 1, scope: !333)
!344 = distinct !DISubprogram(name: "uninit_string", scope: !3, file: !3, line: 72, type: !7, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!345 = !DILocalVariable(name: "text", scope: !344, file: !3, line: 74, type: !346)
!346 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 32, elements: !49)
!347 = !DILocation(line: 74, column: 10, scope: !344)
!348 = !DILocation(line: 75, column: 5, scope: !344)
!349 = !DILocation(line: 75, column: 13, scope: !344)
!350 = !DILocation(line: 76, column: 5, scope: !344)
!351 = !DILocation(line: 76, column: 13, scope: !344)
!352 = !DILocation(line: 77, column: 10, scope: !353)
!353 = distinct !DILexicalBlock(scope: !344, file: !3, line: 77, column: 9)
!354 = !DILocation(line: 77, column: 9, scope: !344)
!355 = !DILocation(line: 78, column: 9, scope: !353)
!356 = !DILocation(line: 78, column: 17, scope: !353)
!357 = !DILocation(line: 79, column: 16, scope: !358)
!358 = distinct !DILexicalBlock(scope: !344, file: !3, line: 79, column: 9)
!359 = !DILocation(line: 79, column: 9, scope: !358)
!360 = !DILocation(line: 79, column: 22, scope: !358)
!361 = !DILocation(line: 79, column: 9, scope: !344)
!362 = !DILocation(line: 80, column: 14, scope: !358)
!363 = !DILocation(line: 80, column: 9, scope: !358)
!364 = !DILocation(line: 81, column: 1, scope: !344)
!365 = distinct !DISubprogram(name: "uninit_divisor", scope: !3, file: !3, line: 83, type: !7, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!366 = !DILocalVariable(name: "x", scope: !365, file: !3, line: 85, type: !15)
!367 = !DILocation(line: 85, column: 9, scope: !365)
!368 = !DILocation(line: 86, column: 10, scope: !369)
!369 = distinct !DILexicalBlock(scope: !365, file: !3, line: 86, column: 9)
!370 = !DILocation(line: 86, column: 9, scope: !365)
!371 = !DILocation(line: 87, column: 11, scope: !369)
!372 = !DILocation(line: 87, column: 9, scope: !369)
!373 = !DILocation(line: 88, column: 18, scope: !365)
!374 = !DILocation(line: 88, column: 20, scope: !365)
!375 = !DILocation(line: 88, column: 15, scope: !365)
!376 = !DILocation(line: 88, column: 10, scope: !365)
!377 = !DILocation(line: 89, column: 1, scope: !365)
!378 = !DILocalVariable(name: "e", scope: !6, file: !3, line: 93, type: !5)
!379 = !DILocation(line: 93, column: 23, scope: !6)
!380 = !DILocation(line: 94, column: 10, scope: !381)
!381 = distinct !DILexicalBlock(scope: !6, file: !3, line: 94, column: 9)
!382 = !DILocation(line: 94, column: 9, scope: !6)
!383 = !DILocation(line: 95, column: 11, scope: !381)
!384 = !DILocation(line: 95, column: 9, scope: !381)
!385 = !DILocation(line: 96, column: 13, scope: !6)
!386 = !DILocation(line: 96, column: 5, scope: !6)
!387 = !DILocation(line: 98, column: 14, scope: !388)
!388 = distinct !DILexicalBlock(scope: !6, file: !3, line: 96, column: 16)
!389 = !DILocation(line: 99, column: 9, scope: !388)
!390 = !DILocation(line: 101, column: 14, scope: !388)
!391 = !DILocation(line: 102, column: 5, scope: !388)
!392 = !DILocation(line: 103, column: 1, scope: !6)
!393 = distinct !DISubprogram(name: "uninit_call", scope: !3, file: !3, line: 105, type: !7, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!394 = !DILocalVariable(name: "f", scope: !393, file: !3, line: 107, type: !395)
!395 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !396, size: 64)
!396 = !DISubroutineType(types: !397)
!397 = !{null, !398}
!398 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!399 = !DILocation(line: 107, column: 12, scope: !393)
!400 = !DILocation(line: 108, column: 10, scope: !401)
!401 = distinct !DILexicalBlock(scope: !393, file: !3, line: 108, column: 9)
!402 = !DILocation(line: 108, column: 9, scope: !393)
!403 = !DILocation(line: 109, column: 11, scope: !401)
!404 = !DILocation(line: 109, column: 9, scope: !401)
!405 = !DILocation(line: 110, column: 5, scope: !393)
!406 = !DILocation(line: 111, column: 1, scope: !393)
!407 = distinct !DISubprogram(name: "uninit_through_structs", scope: !3, file: !3, line: 134, type: !7, scopeLine: 135, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!408 = !DILocalVariable(name: "a", scope: !407, file: !3, line: 136, type: !409)
!409 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "padded", file: !3, line: 113, size: 96, elements: !410)
!410 = !{!411, !412, !413}
!411 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !409, file: !3, line: 114, baseType: !17, size: 8)
!412 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !409, file: !3, line: 115, baseType: !15, size: 32, offset: 32)
!413 = !DIDerivedType(tag: DW_TAG_member, name: "tail", scope: !409, file: !3, line: 116, baseType: !414, size: 16, offset: 64)
!414 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!415 = !DILocation(line: 136, column: 19, scope: !407)
!416 = !DILocation(line: 136, column: 23, scope: !407)
!417 = !DILocalVariable(name: "b", scope: !407, file: !3, line: 136, type: !409)
!418 = !DILocation(line: 136, column: 31, scope: !407)
!419 = !DILocalVariable(name: "heap", scope: !407, file: !3, line: 136, type: !420)
!420 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !409, size: 64)
!421 = !DILocation(line: 136, column: 35, scope: !407)
!422 = !DILocation(line: 136, column: 42, scope: !407)
!423 = !DILocation(line: 137, column: 9, scope: !407)
!424 = !DILocation(line: 138, column: 12, scope: !407)
!425 = !DILocation(line: 138, column: 5, scope: !407)
!426 = !DILocalVariable(name: "c", scope: !407, file: !3, line: 139, type: !409)
!427 = !DILocation(line: 139, column: 19, scope: !407)
!428 = !DILocation(line: 139, column: 24, scope: !407)
!429 = !DILocation(line: 139, column: 23, scope: !407)
!430 = !DILocation(line: 140, column: 10, scope: !407)
!431 = !DILocation(line: 140, column: 5, scope: !407)
!432 = !DILocation(line: 141, column: 11, scope: !433)
!433 = distinct !DILexicalBlock(scope: !407, file: !3, line: 141, column: 9)
!434 = !DILocation(line: 141, column: 9, scope: !433)
!435 = !DILocation(line: 141, column: 19, scope: !433)
!436 = !DILocation(line: 141, column: 15, scope: !433)
!437 = !DILocation(line: 141, column: 25, scope: !433)
!438 = !DILocation(line: 141, column: 9, scope: !407)
!439 = !DILocation(line: 142, column: 9, scope: !433)
!440 = !DILocation(line: 143, column: 9, scope: !441)
!441 = distinct !DILexicalBlock(scope: !407, file: !3, line: 143, column: 9)
!442 = !DILocation(line: 143, column: 16, scope: !441)
!443 = !DILocation(line: 143, column: 9, scope: !407)
!444 = !DILocation(line: 144, column: 9, scope: !441)
!445 = !DILocation(line: 145, column: 1, scope: !407)
!446 = distinct !DISubprogram(name: "make", scope: !3, file: !3, line: 119, type: !447, scopeLine: 120, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!447 = !DISubroutineType(types: !448)
!448 = !{!409}
!449 = !DILocalVariable(name: "p", scope: !446, file: !3, line: 121, type: !409)
!450 = !DILocation(line: 121, column: 19, scope: !446)
!451 = !DILocation(line: 122, column: 7, scope: !446)
!452 = !DILocation(line: 122, column: 11, scope: !446)
!453 = !DILocation(line: 123, column: 7, scope: !446)
!454 = !DILocation(line: 123, column: 13, scope: !446)
!455 = !DILocation(line: 124, column: 10, scope: !456)
!456 = distinct !DILexicalBlock(scope: !446, file: !3, line: 124, column: 9)
!457 = !DILocation(line: 124, column: 9, scope: !446)
!458 = !DILocation(line: 125, column: 11, scope: !456)
!459 = !DILocation(line: 125, column: 16, scope: !456)
!460 = !DILocation(line: 125, column: 9, scope: !456)
!461 = !DILocation(line: 126, column: 5, scope: !446)
!462 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 129, type: !463, scopeLine: 130, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!463 = !DISubroutineType(types: !464)
!464 = !{!15, !409}
!465 = !DILocalVariable(name: "p", arg: 1, scope: !462, file: !3, line: 129, type: !409)
!466 = !DILocation(line: 129, column: 30, scope: !462)
!467 = !DILocation(line: 131, column: 14, scope: !462)
!468 = !DILocation(line: 131, column: 12, scope: !462)
!469 = !DILocation(line: 131, column: 22, scope: !462)
!470 = !DILocation(line: 131, column: 18, scope: !462)
!471 = !DILocation(line: 131, column: 32, scope: !462)
!472 = !DILocation(line: 131, column: 30, scope: !462)
!473 = !DILocation(line: 131, column: 28, scope: !462)
!474 = !DILocation(line: 131, column: 5, scope: !462)
!475 = distinct !DISubprogram(name: "uninit_bit_fields", scope: !3, file: !3, line: 157, type: !7, scopeLine: 158, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!476 = !DILocalVariable(name: "f", scope: !475, file: !3, line: 159, type: !477)
!477 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "flags", file: !3, line: 147, size: 64, elements: !478)
!478 = !{!479, !480, !481, !482}
!479 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !477, file: !3, line: 148, baseType: !10, size: 3, flags: DIFlagBitField, extraData: i64 0)
!480 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !477, file: !3, line: 148, baseType: !10, size: 5, offset: 3, flags: DIFlagBitField, extraData: i64 0)
!481 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !477, file: !3, line: 148, baseType: !10, size: 9, offset: 8, flags: DIFlagBitField, extraData: i64 0)
!482 = !DIDerivedType(tag: DW_TAG_member, name: "wide", scope: !477, file: !3, line: 149, baseType: !112, size: 40, offset: 17, flags: DIFlagBitField, extraData: i64 0)
!483 = !DILocation(line: 159, column: 18, scope: !475)
!484 = !DILocation(line: 160, column: 7, scope: !475)
!485 = !DILocation(line: 160, column: 9, scope: !475)
!486 = !DILocation(line: 161, column: 7, scope: !475)
!487 = !DILocation(line: 161, column: 9, scope: !475)
!488 = !DILocation(line: 162, column: 7, scope: !475)
!489 = !DILocation(line: 162, column: 12, scope: !475)
!490 = !DILocation(line: 163, column: 11, scope: !491)
!491 = distinct !DILexicalBlock(scope: !475, file: !3, line: 163, column: 9)
!492 = !DILocation(line: 163, column: 13, scope: !491)
!493 = !DILocation(line: 163, column: 18, scope: !491)
!494 = !DILocation(line: 163, column: 23, scope: !491)
!495 = !DILocation(line: 163, column: 25, scope: !491)
!496 = !DILocation(line: 163, column: 32, scope: !491)
!497 = !DILocation(line: 163, column: 37, scope: !491)
!498 = !DILocation(line: 163, column: 42, scope: !491)
!499 = !DILocation(line: 163, column: 47, scope: !491)
!500 = !DILocation(line: 163, column: 50, scope: !491)
!501 = !DILocation(line: 163, column: 62, scope: !491)
!502 = !DILocation(line: 163, column: 9, scope: !475)
!503 = !DILocation(line: 164, column: 9, scope: !491)
!504 = !DILocation(line: 165, column: 9, scope: !505)
!505 = distinct !DILexicalBlock(scope: !475, file: !3, line: 165, column: 9)
!506 = !DILocation(line: 165, column: 13, scope: !505)
!507 = !DILocation(line: 165, column: 18, scope: !505)
!508 = !DILocation(line: 165, column: 16, scope: !505)
!509 = !DILocation(line: 165, column: 9, scope: !475)
!510 = !DILocation(line: 166, column: 14, scope: !505)
!511 = !DILocation(line: 166, column: 9, scope: !505)
!512 = !DILocation(line: 167, column: 1, scope: !475)
!513 = distinct !DISubprogram(name: "flag_sum", scope: !3, file: !3, line: 152, type: !514, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!514 = !DISubroutineType(types: !515)
!515 = !{!15, !477}
!516 = !DILocalVariable(name: "f", arg: 1, scope: !513, file: !3, line: 152, type: !477)
!517 = !DILocation(line: 152, column: 34, scope: !513)
!518 = !DILocation(line: 154, column: 19, scope: !513)
!519 = !DILocation(line: 154, column: 30, scope: !513)
!520 = !DILocation(line: 154, column: 21, scope: !513)
!521 = !DILocation(line: 154, column: 5, scope: !513)
!522 = distinct !DISubprogram(name: "uninit_by_value", scope: !3, file: !3, line: 179, type: !7, scopeLine: 180, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!523 = !DILocalVariable(name: "l", scope: !522, file: !3, line: 181, type: !524)
!524 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "large", file: !3, line: 169, size: 352, elements: !525)
!525 = !{!526, !527, !528}
!526 = !DIDerivedType(tag: DW_TAG_member, name: "lead", scope: !524, file: !3, line: 170, baseType: !10, size: 4, flags: DIFlagBitField, extraData: i64 0)
!527 = !DIDerivedType(tag: DW_TAG_member, name: "rest", scope: !524, file: !3, line: 170, baseType: !10, size: 4, offset: 4, flags: DIFlagBitField, extraData: i64 0)
!528 = !DIDerivedType(tag: DW_TAG_member, name: "room", scope: !524, file: !3, line: 171, baseType: !248, size: 320, offset: 8)
!529 = !DILocation(line: 181, column: 18, scope: !522)
!530 = !DILocation(line: 182, column: 7, scope: !522)
!531 = !DILocation(line: 182, column: 12, scope: !522)
!532 = !DILocation(line: 183, column: 9, scope: !533)
!533 = distinct !DILexicalBlock(scope: !522, file: !3, line: 183, column: 9)
!534 = !DILocation(line: 183, column: 21, scope: !533)
!535 = !DILocation(line: 183, column: 9, scope: !522)
!536 = !DILocation(line: 184, column: 9, scope: !533)
!537 = !DILocation(line: 185, column: 9, scope: !538)
!538 = distinct !DILexicalBlock(scope: !522, file: !3, line: 185, column: 9)
!539 = !DILocation(line: 185, column: 13, scope: !538)
!540 = !DILocation(line: 185, column: 18, scope: !538)
!541 = !DILocation(line: 185, column: 16, scope: !538)
!542 = !DILocation(line: 185, column: 9, scope: !522)
!543 = !DILocation(line: 186, column: 14, scope: !538)
!544 = !DILocation(line: 186, column: 9, scope: !538)
!545 = !DILocation(line: 187, column: 1, scope: !522)
!546 = distinct !DISubprogram(name: "first_of", scope: !3, file: !3, line: 174, type: !547, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!547 = !DISubroutineType(types: !548)
!548 = !{!15, !524}
!549 = !DILocalVariable(name: "l", arg: 1, scope: !546, file: !3, line: 174, type: !524)
!550 = !DILocation(line: 174, column: 34, scope: !546)
!551 = !DILocation(line: 176, column: 14, scope: !546)
!552 = !DILocation(line: 176, column: 5, scope: !546)
!553 = distinct !DISubprogram(name: "uninit_union", scope: !3, file: !3, line: 189, type: !7, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!554 = !DILocalVariable(name: "u", scope: !553, file: !3, line: 194, type: !555)
!555 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !553, file: !3, line: 191, size: 32, elements: !556)
!556 = !{!557, !558}
!557 = !DIDerivedType(tag: DW_TAG_member, name: "byte", scope: !555, file: !3, line: 192, baseType: !17, size: 8)
!558 = !DIDerivedType(tag: DW_TAG_member, name: "word", scope: !555, file: !3, line: 193, baseType: !15, size: 32)
!559 = !DILocation(line: 194, column: 7, scope: !553)
!560 = !DILocation(line: 195, column: 7, scope: !553)
!561 = !DILocation(line: 195, column: 12, scope: !553)
!562 = !DILocation(line: 196, column: 11, scope: !563)
!563 = distinct !DILexicalBlock(scope: !553, file: !3, line: 196, column: 9)
!564 = !DILocation(line: 196, column: 9, scope: !563)
!565 = !DILocation(line: 196, column: 9, scope: !553)
!566 = !DILocation(line: 197, column: 9, scope: !563)
!567 = !DILocation(line: 198, column: 9, scope: !568)
!568 = distinct !DILexicalBlock(scope: !553, file: !3, line: 198, column: 9)
!569 = !DILocation(line: 198, column: 13, scope: !568)
!570 = !DILocation(line: 198, column: 18, scope: !568)
!571 = !DILocation(line: 198, column: 16, scope: !568)
!572 = !DILocation(line: 198, column: 9, scope: !553)
!573 = !DILocation(line: 199, column: 14, scope: !568)
!574 = !DILocation(line: 199, column: 9, scope: !568)
!575 = !DILocation(line: 200, column: 1, scope: !553)
!576 = distinct !DISubprogram(name: "uninit_masked", scope: !3, file: !3, line: 202, type: !7, scopeLine: 203, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!577 = !DILocalVariable(name: "x", scope: !576, file: !3, line: 204, type: !15)
!578 = !DILocation(line: 204, column: 9, scope: !576)
!579 = !DILocalVariable(name: "p", scope: !576, file: !3, line: 205, type: !16)
!580 = !DILocation(line: 205, column: 11, scope: !576)
!581 = !DILocation(line: 205, column: 15, scope: !576)
!582 = !DILocation(line: 206, column: 5, scope: !576)
!583 = !DILocation(line: 206, column: 10, scope: !576)
!584 = !DILocation(line: 207, column: 10, scope: !585)
!585 = distinct !DILexicalBlock(scope: !576, file: !3, line: 207, column: 9)
!586 = !DILocation(line: 207, column: 12, scope: !585)
!587 = !DILocation(line: 207, column: 20, scope: !585)
!588 = !DILocation(line: 207, column: 9, scope: !576)
!589 = !DILocation(line: 208, column: 9, scope: !585)
!590 = !DILocation(line: 209, column: 10, scope: !591)
!591 = distinct !DILexicalBlock(scope: !576, file: !3, line: 209, column: 9)
!592 = !DILocation(line: 209, column: 15, scope: !591)
!593 = !DILocation(line: 209, column: 12, scope: !591)
!594 = !DILocation(line: 209, column: 36, scope: !591)
!595 = !DILocation(line: 209, column: 9, scope: !576)
!596 = !DILocation(line: 210, column: 14, scope: !591)
!597 = !DILocation(line: 210, column: 9, scope: !591)
!598 = !DILocation(line: 211, column: 1, scope: !576)
!599 = distinct !DISubprogram(name: "uninit_not_chosen", scope: !3, file: !3, line: 218, type: !7, scopeLine: 219, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!600 = !DILocalVariable(name: "a", scope: !599, file: !3, line: 220, type: !15)
!601 = !DILocation(line: 220, column: 9, scope: !599)
!602 = !DILocalVariable(name: "b", scope: !599, file: !3, line: 220, type: !15)
!603 = !DILocation(line: 220, column: 16, scope: !599)
!604 = !DILocation(line: 221, column: 17, scope: !605)
!605 = distinct !DILexicalBlock(scope: !599, file: !3, line: 221, column: 9)
!606 = !DILocation(line: 221, column: 16, scope: !605)
!607 = !DILocation(line: 221, column: 22, scope: !605)
!608 = !DILocation(line: 221, column: 25, scope: !605)
!609 = !DILocation(line: 221, column: 9, scope: !605)
!610 = !DILocation(line: 221, column: 28, scope: !605)
!611 = !DILocation(line: 221, column: 9, scope: !599)
!612 = !DILocation(line: 222, column: 9, scope: !605)
!613 = !DILocation(line: 223, column: 1, scope: !599)
!614 = distinct !DISubprogram(name: "choose", scope: !3, file: !3, line: 213, type: !615, scopeLine: 214, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!615 = !DISubroutineType(types: !616)
!616 = !{!15, !15, !15, !15}
!617 = !DILocalVariable(name: "which", arg: 1, scope: !614, file: !3, line: 213, type: !15)
!618 = !DILocation(line: 213, column: 23, scope: !614)
!619 = !DILocalVariable(name: "a", arg: 2, scope: !614, file: !3, line: 213, type: !15)
!620 = !DILocation(line: 213, column: 34, scope: !614)
!621 = !DILocalVariable(name: "b", arg: 3, scope: !614, file: !3, line: 213, type: !15)
!622 = !DILocation(line: 213, column: 41, scope: !614)
!623 = !DILocation(line: 215, column: 12, scope: !614)
!624 = !DILocation(line: 215, column: 20, scope: !614)
!625 = !DILocation(line: 215, column: 24, scope: !614)
!626 = !DILocation(line: 215, column: 5, scope: !614)
!627 = distinct !DISubprogram(name: "uninit_copied_bytes", scope: !3, file: !3, line: 225, type: !7, scopeLine: 226, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!628 = !DILocalVariable(name: "from", scope: !627, file: !3, line: 227, type: !629)
!629 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 64, elements: !102)
!630 = !DILocation(line: 227, column: 10, scope: !627)
!631 = !DILocalVariable(name: "to", scope: !627, file: !3, line: 227, type: !629)
!632 = !DILocation(line: 227, column: 19, scope: !627)
!633 = !DILocalVariable(name: "i", scope: !634, file: !3, line: 228, type: !15)
!634 = distinct !DILexicalBlock(scope: !627, file: !3, line: 228, column: 5)
!635 = !DILocation(line: 228, column: 14, scope: !634)
!636 = !DILocation(line: 228, column: 10, scope: !634)
!637 = !DILocation(line: 228, column: 21, scope: !638)
!638 = distinct !DILexicalBlock(scope: !634, file: !3, line: 228, column: 5)
!639 = !DILocation(line: 228, column: 23, scope: !638)
!640 = !DILocation(line: 228, column: 5, scope: !634)
!641 = !DILocation(line: 229, column: 25, scope: !638)
!642 = !DILocation(line: 229, column: 19, scope: !638)
!643 = !DILocation(line: 229, column: 14, scope: !638)
!644 = !DILocation(line: 229, column: 9, scope: !638)
!645 = !DILocation(line: 229, column: 17, scope: !638)
!646 = !DILocation(line: 228, column: 29, scope: !638)
!647 = !DILocation(line: 228, column: 5, scope: !638)
!648 = distinct !{!648, !640, !649, !179}
!649 = !DILocation(line: 229, column: 25, scope: !634)
!650 = !DILocalVariable(name: "i", scope: !651, file: !3, line: 230, type: !15)
!651 = distinct !DILexicalBlock(scope: !627, file: !3, line: 230, column: 5)
!652 = !DILocation(line: 230, column: 14, scope: !651)
!653 = !DILocation(line: 230, column: 10, scope: !651)
!654 = !DILocation(line: 230, column: 21, scope: !655)
!655 = distinct !DILexicalBlock(scope: !651, file: !3, line: 230, column: 5)
!656 = !DILocation(line: 230, column: 23, scope: !655)
!657 = !DILocation(line: 230, column: 5, scope: !651)
!658 = !DILocation(line: 231, column: 22, scope: !655)
!659 = !DILocation(line: 231, column: 17, scope: !655)
!660 = !DILocation(line: 231, column: 12, scope: !655)
!661 = !DILocation(line: 231, column: 9, scope: !655)
!662 = !DILocation(line: 231, column: 15, scope: !655)
!663 = !DILocation(line: 230, column: 29, scope: !655)
!664 = !DILocation(line: 230, column: 5, scope: !655)
!665 = distinct !{!665, !657, !666, !179}
!666 = !DILocation(line: 231, column: 23, scope: !651)
!667 = !DILocation(line: 232, column: 12, scope: !668)
!668 = distinct !DILexicalBlock(scope: !627, file: !3, line: 232, column: 9)
!669 = !DILocation(line: 232, column: 9, scope: !668)
!670 = !DILocation(line: 232, column: 25, scope: !668)
!671 = !DILocation(line: 232, column: 9, scope: !627)
!672 = !DILocation(line: 233, column: 14, scope: !668)
!673 = !DILocation(line: 233, column: 9, scope: !668)
!674 = !DILocation(line: 234, column: 1, scope: !627)
!675 = distinct !DISubprogram(name: "uninit_sorted", scope: !3, file: !3, line: 241, type: !7, scopeLine: 242, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!676 = !DILocalVariable(name: "a", scope: !675, file: !3, line: 243, type: !48)
!677 = !DILocation(line: 243, column: 9, scope: !675)
!678 = !DILocalVariable(name: "b", scope: !675, file: !3, line: 243, type: !48)
!679 = !DILocation(line: 243, column: 30, scope: !675)
!680 = !DILocation(line: 244, column: 5, scope: !675)
!681 = !DILocation(line: 244, column: 19, scope: !675)
!682 = !DILocation(line: 244, column: 18, scope: !675)
!683 = !DILocation(line: 244, column: 32, scope: !675)
!684 = !DILocation(line: 245, column: 11, scope: !675)
!685 = !DILocation(line: 245, column: 5, scope: !675)
!686 = !DILocation(line: 246, column: 12, scope: !675)
!687 = !DILocation(line: 246, column: 10, scope: !675)
!688 = !DILocation(line: 247, column: 1, scope: !675)
!689 = distinct !DISubprogram(name: "compare", scope: !3, file: !3, line: 236, type: !690, scopeLine: 237, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!690 = !DISubroutineType(types: !691)
!691 = !{!15, !692, !692}
!692 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !693, size: 64)
!693 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!694 = !DILocalVariable(name: "a", arg: 1, scope: !689, file: !3, line: 236, type: !692)
!695 = !DILocation(line: 236, column: 32, scope: !689)
!696 = !DILocalVariable(name: "b", arg: 2, scope: !689, file: !3, line: 236, type: !692)
!697 = !DILocation(line: 236, column: 47, scope: !689)
!698 = !DILocation(line: 238, column: 26, scope: !689)
!699 = !DILocation(line: 238, column: 13, scope: !689)
!700 = !DILocation(line: 238, column: 12, scope: !689)
!701 = !DILocation(line: 238, column: 44, scope: !689)
!702 = !DILocation(line: 238, column: 31, scope: !689)
!703 = !DILocation(line: 238, column: 30, scope: !689)
!704 = !DILocation(line: 238, column: 28, scope: !689)
!705 = !DILocation(line: 238, column: 5, scope: !689)
!706 = distinct !DISubprogram(name: "uninit_float", scope: !3, file: !3, line: 249, type: !7, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!707 = !DILocalVariable(name: "d", scope: !706, file: !3, line: 251, type: !708)
!708 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!709 = !DILocation(line: 251, column: 12, scope: !706)
!710 = !DILocation(line: 252, column: 10, scope: !711)
!711 = distinct !DILexicalBlock(scope: !706, file: !3, line: 252, column: 9)
!712 = !DILocation(line: 252, column: 9, scope: !706)
!713 = !DILocation(line: 253, column: 11, scope: !711)
!714 = !DILocation(line: 253, column: 9, scope: !711)
!715 = !DILocation(line: 254, column: 9, scope: !716)
!716 = distinct !DILexicalBlock(scope: !706, file: !3, line: 254, column: 9)
!717 = !DILocation(line: 254, column: 11, scope: !716)
!718 = !DILocation(line: 254, column: 15, scope: !716)
!719 = !DILocation(line: 254, column: 9, scope: !706)
!720 = !DILocation(line: 255, column: 14, scope: !716)
!721 = !DILocation(line: 255, column: 9, scope: !716)
!722 = !DILocation(line: 256, column: 1, scope: !706)
!723 = distinct !DISubprogram(name: "uninit_bits_copied", scope: !3, file: !3, line: 282, type: !7, scopeLine: 283, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!724 = !DILocalVariable(name: "from", scope: !723, file: !3, line: 284, type: !119)
!725 = !DILocation(line: 284, column: 17, scope: !723)
!726 = !DILocalVariable(name: "to", scope: !723, file: !3, line: 284, type: !119)
!727 = !DILocation(line: 284, column: 23, scope: !723)
!728 = !DILocation(line: 285, column: 5, scope: !723)
!729 = !DILocation(line: 286, column: 5, scope: !723)
!730 = !DILocation(line: 287, column: 9, scope: !731)
!731 = distinct !DILexicalBlock(scope: !723, file: !3, line: 287, column: 9)
!732 = !DILocation(line: 287, column: 9, scope: !723)
!733 = !DILocation(line: 287, column: 15, scope: !731)
!734 = !DILocation(line: 287, column: 32, scope: !731)
!735 = !DILocation(line: 288, column: 14, scope: !731)
!736 = !DILocation(line: 288, column: 9, scope: !731)
!737 = !DILocation(line: 289, column: 1, scope: !723)
!738 = distinct !DISubprogram(name: "set_first", scope: !3, file: !3, line: 262, type: !739, scopeLine: 263, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!739 = !DISubroutineType(types: !740)
!740 = !{null, !741, !122}
!741 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !119, size: 64)
!742 = !DILocalVariable(name: "p", arg: 1, scope: !738, file: !3, line: 262, type: !741)
!743 = !DILocation(line: 262, column: 36, scope: !738)
!744 = !DILocalVariable(name: "value", arg: 2, scope: !738, file: !3, line: 262, type: !122)
!745 = !DILocation(line: 262, column: 53, scope: !738)
!746 = !DILocation(line: 264, column: 12, scope: !738)
!747 = !DILocation(line: 264, column: 5, scope: !738)
!748 = !DILocation(line: 264, column: 8, scope: !738)
!749 = !DILocation(line: 264, column: 10, scope: !738)
!750 = !DILocation(line: 265, column: 1, scope: !738)
!751 = distinct !DISubprogram(name: "copy_bits", scope: !3, file: !3, line: 267, type: !752, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!752 = !DISubroutineType(types: !753)
!753 = !{null, !741, !754}
!754 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !755, size: 64)
!755 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !119)
!756 = !DILocalVariable(name: "to", arg: 1, scope: !751, file: !3, line: 267, type: !741)
!757 = !DILocation(line: 267, column: 36, scope: !751)
!758 = !DILocalVariable(name: "from", arg: 2, scope: !751, file: !3, line: 267, type: !754)
!759 = !DILocation(line: 267, column: 59, scope: !751)
!760 = !DILocation(line: 269, column: 6, scope: !751)
!761 = !DILocation(line: 269, column: 12, scope: !751)
!762 = !DILocation(line: 269, column: 11, scope: !751)
!763 = !DILocation(line: 270, column: 1, scope: !751)
!764 = distinct !DISubprogram(name: "last_bits", scope: !3, file: !3, line: 277, type: !765, scopeLine: 278, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!765 = !DISubroutineType(types: !766)
!766 = !{!15, !754}
!767 = !DILocalVariable(name: "p", arg: 1, scope: !764, file: !3, line: 277, type: !754)
!768 = !DILocation(line: 277, column: 41, scope: !764)
!769 = !DILocation(line: 279, column: 12, scope: !764)
!770 = !DILocation(line: 279, column: 15, scope: !764)
!771 = !DILocation(line: 279, column: 5, scope: !764)
!772 = distinct !DISubprogram(name: "first_bits", scope: !3, file: !3, line: 272, type: !765, scopeLine: 273, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!773 = !DILocalVariable(name: "p", arg: 1, scope: !772, file: !3, line: 272, type: !754)
!774 = !DILocation(line: 272, column: 42, scope: !772)
!775 = !DILocation(line: 274, column: 12, scope: !772)
!776 = !DILocation(line: 274, column: 15, scope: !772)
!777 = !DILocation(line: 274, column: 5, scope: !772)
!778 = distinct !DISubprogram(name: "uninit_bits_symbolic", scope: !3, file: !3, line: 291, type: !7, scopeLine: 292, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!779 = !DILocalVariable(name: "s", scope: !778, file: !3, line: 293, type: !119)
!780 = !DILocation(line: 293, column: 17, scope: !778)
!781 = !DILocalVariable(name: "value", scope: !778, file: !3, line: 294, type: !122)
!782 = !DILocation(line: 294, column: 19, scope: !778)
!783 = !DILocation(line: 295, column: 5, scope: !778)
!784 = !DILocation(line: 296, column: 19, scope: !778)
!785 = !DILocation(line: 296, column: 5, scope: !778)
!786 = !DILocalVariable(name: "bits", scope: !778, file: !3, line: 297, type: !15)
!787 = !DILocation(line: 297, column: 9, scope: !778)
!788 = !DILocation(line: 297, column: 16, scope: !778)
!789 = !DILocation(line: 297, column: 22, scope: !778)
!790 = !DILocation(line: 297, column: 38, scope: !778)
!791 = !DILocation(line: 298, column: 9, scope: !792)
!792 = distinct !DILexicalBlock(scope: !778, file: !3, line: 298, column: 9)
!793 = !DILocation(line: 298, column: 9, scope: !778)
!794 = !DILocation(line: 299, column: 14, scope: !792)
!795 = !DILocation(line: 299, column: 9, scope: !792)
!796 = !DILocation(line: 300, column: 1, scope: !778)
!797 = distinct !DISubprogram(name: "uninit_bits_of_old", scope: !3, file: !3, line: 317, type: !7, scopeLine: 318, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!798 = !DILocation(line: 319, column: 5, scope: !797)
!799 = !DILocation(line: 320, column: 9, scope: !800)
!800 = distinct !DILexicalBlock(scope: !797, file: !3, line: 320, column: 9)
!801 = !DILocation(line: 320, column: 9, scope: !797)
!802 = !DILocation(line: 321, column: 14, scope: !800)
!803 = !DILocation(line: 321, column: 9, scope: !800)
!804 = !DILocation(line: 322, column: 1, scope: !797)
!805 = distinct !DISubprogram(name: "leave_bits", scope: !3, file: !3, line: 303, type: !7, scopeLine: 304, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!806 = !DILocalVariable(name: "s", scope: !805, file: !3, line: 305, type: !119)
!807 = !DILocation(line: 305, column: 17, scope: !805)
!808 = !DILocation(line: 306, column: 5, scope: !805)
!809 = !DILocation(line: 307, column: 1, scope: !805)
!810 = distinct !DISubprogram(name: "unset_bits", scope: !3, file: !3, line: 309, type: !811, scopeLine: 310, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!811 = !DISubroutineType(types: !812)
!812 = !{!15}
!813 = !DILocalVariable(name: "s", scope: !810, file: !3, line: 311, type: !122)
!814 = !DILocation(line: 311, column: 19, scope: !810)
!815 = !DILocation(line: 312, column: 10, scope: !816)
!816 = distinct !DILexicalBlock(scope: !810, file: !3, line: 312, column: 9)
!817 = !DILocation(line: 312, column: 9, scope: !810)
!818 = !DILocation(line: 313, column: 11, scope: !816)
!819 = !DILocation(line: 313, column: 9, scope: !816)
!820 = !DILocation(line: 314, column: 12, scope: !810)
!821 = !DILocation(line: 314, column: 14, scope: !810)
!822 = !DILocation(line: 314, column: 5, scope: !810)
!823 = distinct !DISubprogram(name: "uninit_bits_before_jump", scope: !3, file: !3, line: 347, type: !7, scopeLine: 348, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!824 = !DILocation(line: 349, column: 9, scope: !825)
!825 = distinct !DILexicalBlock(scope: !823, file: !3, line: 349, column: 9)
!826 = !DILocation(line: 349, column: 25, scope: !825)
!827 = !DILocation(line: 349, column: 9, scope: !823)
!828 = !DILocation(line: 350, column: 9, scope: !825)
!829 = !DILocation(line: 351, column: 9, scope: !830)
!830 = distinct !DILexicalBlock(scope: !823, file: !3, line: 351, column: 9)
!831 = !DILocation(line: 351, column: 9, scope: !823)
!832 = !DILocation(line: 352, column: 14, scope: !830)
!833 = !DILocation(line: 352, column: 9, scope: !830)
!834 = !DILocation(line: 353, column: 1, scope: !823)
!835 = distinct !DISubprogram(name: "jump_out", scope: !3, file: !3, line: 328, type: !7, scopeLine: 329, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!836 = !DILocalVariable(name: "all", scope: !835, file: !3, line: 330, type: !837)
!837 = !DICompositeType(tag: DW_TAG_array_type, baseType: !119, size: 512, elements: !838)
!838 = !{!839}
!839 = !DISubrange(count: 64)
!840 = !DILocation(line: 330, column: 17, scope: !835)
!841 = !DILocalVariable(name: "p", scope: !835, file: !3, line: 330, type: !741)
!842 = !DILocation(line: 330, column: 27, scope: !835)
!843 = !DILocalVariable(name: "i", scope: !844, file: !3, line: 331, type: !15)
!844 = distinct !DILexicalBlock(scope: !835, file: !3, line: 331, column: 5)
!845 = !DILocation(line: 331, column: 14, scope: !844)
!846 = !DILocation(line: 331, column: 10, scope: !844)
!847 = !DILocation(line: 331, column: 21, scope: !848)
!848 = distinct !DILexicalBlock(scope: !844, file: !3, line: 331, column: 5)
!849 = !DILocation(line: 331, column: 23, scope: !848)
!850 = !DILocation(line: 331, column: 5, scope: !844)
!851 = !DILocation(line: 332, column: 13, scope: !852)
!852 = distinct !DILexicalBlock(scope: !848, file: !3, line: 331, column: 34)
!853 = !DILocation(line: 332, column: 15, scope: !852)
!854 = !DILocation(line: 332, column: 27, scope: !852)
!855 = !DILocation(line: 332, column: 23, scope: !852)
!856 = !DILocation(line: 332, column: 11, scope: !852)
!857 = !DILocation(line: 333, column: 9, scope: !852)
!858 = !DILocation(line: 333, column: 12, scope: !852)
!859 = !DILocation(line: 333, column: 14, scope: !852)
!860 = !DILocation(line: 334, column: 5, scope: !852)
!861 = !DILocation(line: 331, column: 30, scope: !848)
!862 = !DILocation(line: 331, column: 5, scope: !848)
!863 = distinct !{!863, !850, !864, !179}
!864 = !DILocation(line: 334, column: 5, scope: !844)
!865 = !DILocation(line: 335, column: 5, scope: !835)
!866 = distinct !DISubprogram(name: "unset_element", scope: !3, file: !3, line: 338, type: !811, scopeLine: 339, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!867 = !DILocalVariable(name: "all", scope: !866, file: !3, line: 340, type: !868)
!868 = !DICompositeType(tag: DW_TAG_array_type, baseType: !122, size: 512, elements: !838)
!869 = !DILocation(line: 340, column: 19, scope: !866)
!870 = !DILocalVariable(name: "i", scope: !866, file: !3, line: 341, type: !15)
!871 = !DILocation(line: 341, column: 9, scope: !866)
!872 = !DILocation(line: 342, column: 10, scope: !873)
!873 = distinct !DILexicalBlock(scope: !866, file: !3, line: 342, column: 9)
!874 = !DILocation(line: 342, column: 9, scope: !866)
!875 = !DILocation(line: 343, column: 9, scope: !873)
!876 = !DILocation(line: 343, column: 17, scope: !873)
!877 = !DILocation(line: 344, column: 16, scope: !866)
!878 = !DILocation(line: 344, column: 12, scope: !866)
!879 = !DILocation(line: 344, column: 19, scope: !866)
!880 = !DILocation(line: 344, column: 5, scope: !866)
!881 = distinct !DISubprogram(name: "uninit_bits_of_old_array", scope: !3, file: !3, line: 355, type: !7, scopeLine: 356, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !9)
!882 = !DILocalVariable(name: "n", scope: !881, file: !3, line: 357, type: !15)
!883 = !DILocation(line: 357, column: 9, scope: !881)
!884 = !DILocation(line: 359, column: 25, scope: !885)
!885 = distinct !DILexicalBlock(scope: !881, file: !3, line: 358, column: 5)
!886 = !DILocation(line: 359, column: 9, scope: !885)
!887 = !DILocalVariable(name: "__vla_expr0", scope: !885, type: !112, flags: DIFlagArtificial)
!888 = !DILocation(line: 0, scope: !885)
!889 = !DILocalVariable(name: "all", scope: !885, file: !3, line: 359, type: !890)
!890 = !DICompositeType(tag: DW_TAG_array_type, baseType: !119, elements: !891)
!891 = !{!892}
!892 = !DISubrange(count: !887)
!893 = !DILocation(line: 359, column: 21, scope: !885)
!894 = !DILocalVariable(name: "i", scope: !895, file: !3, line: 360, type: !15)
!895 = distinct !DILexicalBlock(scope: !885, file: !3, line: 360, column: 9)
!896 = !DILocation(line: 360, column: 18, scope: !895)
!897 = !DILocation(line: 360, column: 14, scope: !895)
!898 = !DILocation(line: 360, column: 25, scope: !899)
!899 = distinct !DILexicalBlock(scope: !895, file: !3, line: 360, column: 9)
!900 = !DILocation(line: 360, column: 29, scope: !899)
!901 = !DILocation(line: 360, column: 27, scope: !899)
!902 = !DILocation(line: 360, column: 9, scope: !895)
!903 = !DILocation(line: 361, column: 17, scope: !899)
!904 = !DILocation(line: 361, column: 13, scope: !899)
!905 = !DILocation(line: 361, column: 20, scope: !899)
!906 = !DILocation(line: 361, column: 22, scope: !899)
!907 = !DILocation(line: 360, column: 33, scope: !899)
!908 = !DILocation(line: 360, column: 9, scope: !899)
!909 = distinct !{!909, !902, !910, !179}
!910 = !DILocation(line: 361, column: 24, scope: !895)
!911 = !DILocation(line: 362, column: 16, scope: !885)
!912 = !DILocation(line: 362, column: 23, scope: !885)
!913 = !DILocation(line: 362, column: 14, scope: !885)
!914 = !DILocation(line: 363, column: 5, scope: !881)
!915 = !DILocation(line: 364, column: 23, scope: !881)
!916 = !DILocation(line: 364, column: 5, scope: !881)
!917 = !DILocalVariable(name: "__vla_expr1", scope: !881, type: !112, flags: DIFlagArtificial)
!918 = !DILocation(line: 0, scope: !881)
!919 = !DILocalVariable(name: "all", scope: !881, file: !3, line: 364, type: !920)
!920 = !DICompositeType(tag: DW_TAG_array_type, baseType: !122, elements: !921)
!921 = !{!922}
!922 = !DISubrange(count: !917)
!923 = !DILocation(line: 364, column: 19, scope: !881)
!924 = !DILocation(line: 365, column: 10, scope: !925)
!925 = distinct !DILexicalBlock(scope: !881, file: !3, line: 365, column: 9)
!926 = !DILocation(line: 365, column: 9, scope: !881)
!927 = !DILocation(line: 366, column: 9, scope: !925)
!928 = !DILocation(line: 366, column: 17, scope: !925)
!929 = !DILocation(line: 367, column: 9, scope: !930)
!930 = distinct !DILexicalBlock(scope: !881, file: !3, line: 367, column: 9)
!931 = !DILocation(line: 367, column: 17, scope: !930)
!932 = !DILocation(line: 367, column: 9, scope: !881)
!933 = !DILocation(line: 368, column: 14, scope: !930)
!934 = !DILocation(line: 368, column: 9, scope: !930)
!935 = !DILocation(line: 369, column: 1, scope: !881)
