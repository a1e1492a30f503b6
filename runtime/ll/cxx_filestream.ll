; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/cxx_filestream.c
; ModuleID = 'runtime/c/cxx_filestream.c'
source_filename = "runtime/c/cxx_filestream.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.type = type { i8**, i8* }
%struct.single = type { %struct.type, %struct.type* }
%struct.buffer_table = type { i64, i8*, %struct.buffer_functions }
%struct.buffer_functions = type { void (%struct.buffer*)*, void (%struct.buffer*)*, void (%struct.buffer*, i8*)*, %struct.buffer* (%struct.buffer*, i8*, i64)*, { i64, i64 } (%struct.buffer*, i64, i32, i32)*, { i64, i64 } (%struct.buffer*, i64, i64, i32)*, i32 (%struct.buffer*)*, i64 (%struct.buffer*)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*, i32)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*, i32)* }
%struct.buffer = type { %struct.buffer_functions*, i8*, i8*, i8*, i8*, i8*, i8*, i8* }
%struct.anon = type { i32, i8* }
%struct.part = type { i64, i64, i8*, [2 x i8*] }
%struct.file_buffer = type { %struct.buffer, %struct.sv_file**, i32, [24 x i8], %struct.sv_file*, i8, i32, [116 x i8] }
%struct.sv_file = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, [3 x i8*], i8*, %struct.sv_file*, i32, i32, i64, %struct.sv_channel*, i8*, [16 x i8], i32, i8, [39 x i8] }
%struct.sv_channel = type { i8*, %struct.sv_cookie_functions, void (i8*)*, i32 (i8*, i32)* }
%struct.sv_cookie_functions = type { i64 (i8*, i8*, i64)*, i64 (i8*, i8*, i64)*, i32 (i8*, i64*, i32)*, i32 (i8*)* }
%struct.ios = type { i8**, i64, i64, i32, i32, i32, i8*, %struct.word, [8 x %struct.word], i32, %struct.word*, i8*, i8*, i8, i8, %struct.buffer*, i8*, i8*, i8* }
%struct.word = type { i8*, i64 }
%struct.string = type { i8*, i64, %union.anon }
%union.anon = type { i64, [8 x i8] }

@_ZTSSt13basic_filebufIcSt11char_traitsIcEE = dso_local constant [39 x i8] c"St13basic_filebufIcSt11char_traitsIcEE\00", align 16
@_ZTVN10__cxxabiv120__si_class_type_infoE = external dso_local constant [0 x i8*], align 8
@_ZTISt15basic_streambufIcSt11char_traitsIcEE = external dso_local constant %struct.type, align 8
@_ZTISt13basic_filebufIcSt11char_traitsIcEE = dso_local constant %struct.single { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([0 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([39 x i8], [39 x i8]* @_ZTSSt13basic_filebufIcSt11char_traitsIcEE, i32 0, i32 0) }, %struct.type* @_ZTISt15basic_streambufIcSt11char_traitsIcEE }, align 8
@_ZTVSt13basic_filebufIcSt11char_traitsIcEE = dso_local constant %struct.buffer_table { i64 0, i8* bitcast (%struct.single* @_ZTISt13basic_filebufIcSt11char_traitsIcEE to i8*), %struct.buffer_functions { void (%struct.buffer*)* bitcast (void (%struct.file_buffer*)* @_ZNSt13basic_filebufIcSt11char_traitsIcEED2Ev to void (%struct.buffer*)*), void (%struct.buffer*)* bitcast (void (%struct.file_buffer*)* @_ZNSt13basic_filebufIcSt11char_traitsIcEED0Ev to void (%struct.buffer*)*), void (%struct.buffer*, i8*)* @_ZNSt15basic_streambufIcSt11char_traitsIcEE5imbueERKSt6locale, %struct.buffer* (%struct.buffer*, i8*, i64)* @_ZNSt15basic_streambufIcSt11char_traitsIcEE6setbufEPcl, { i64, i64 } (%struct.buffer*, i64, i32, i32)* @seek, { i64, i64 } (%struct.buffer*, i64, i64, i32)* @seek_to, i32 (%struct.buffer*)* @sync, i64 (%struct.buffer*)* @_ZNSt15basic_streambufIcSt11char_traitsIcEE9showmanycEv, i64 (%struct.buffer*, i8*, i64)* @take_many, i32 (%struct.buffer*)* @see_next, i32 (%struct.buffer*)* @take_next, i32 (%struct.buffer*, i32)* @put_back, i64 (%struct.buffer*, i8*, i64)* @put_many, i32 (%struct.buffer*, i32)* @put_one } }, align 8
@_ZNSt13basic_filebufIcSt11char_traitsIcEE4openEPKcSt13_Ios_Openmode.modes = internal unnamed_addr constant [9 x %struct.anon] [%struct.anon { i32 16, i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i32 0, i32 0) }, %struct.anon { i32 48, i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i32 0, i32 0) }, %struct.anon { i32 1, i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i32 0, i32 0) }, %struct.anon { i32 17, i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i32 0, i32 0) }, %struct.anon { i32 8, i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i32 0, i32 0) }, %struct.anon { i32 24, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.3, i32 0, i32 0) }, %struct.anon { i32 56, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.4, i32 0, i32 0) }, %struct.anon { i32 9, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.5, i32 0, i32 0) }, %struct.anon { i32 25, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.5, i32 0, i32 0) }], align 16
@.str = private unnamed_addr constant [2 x i8] c"w\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"a\00", align 1
@.str.2 = private unnamed_addr constant [2 x i8] c"r\00", align 1
@.str.3 = private unnamed_addr constant [3 x i8] c"r+\00", align 1
@.str.4 = private unnamed_addr constant [3 x i8] c"w+\00", align 1
@.str.5 = private unnamed_addr constant [3 x i8] c"a+\00", align 1
@_ZTSSt14basic_ifstreamIcSt11char_traitsIcEE = dso_local constant [40 x i8] c"St14basic_ifstreamIcSt11char_traitsIcEE\00", align 16
@_ZTISi = external dso_local constant %struct.type, align 8
@_ZTISt14basic_ifstreamIcSt11char_traitsIcEE = dso_local constant %struct.single { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([0 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([40 x i8], [40 x i8]* @_ZTSSt14basic_ifstreamIcSt11char_traitsIcEE, i32 0, i32 0) }, %struct.type* @_ZTISi }, align 8
@_ZTSSt14basic_ofstreamIcSt11char_traitsIcEE = dso_local constant [40 x i8] c"St14basic_ofstreamIcSt11char_traitsIcEE\00", align 16
@_ZTISo = external dso_local constant %struct.type, align 8
@_ZTISt14basic_ofstreamIcSt11char_traitsIcEE = dso_local constant %struct.single { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([0 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([40 x i8], [40 x i8]* @_ZTSSt14basic_ofstreamIcSt11char_traitsIcEE, i32 0, i32 0) }, %struct.type* @_ZTISo }, align 8
@_ZTSSt13basic_fstreamIcSt11char_traitsIcEE = dso_local constant [39 x i8] c"St13basic_fstreamIcSt11char_traitsIcEE\00", align 16
@_ZTISd = external dso_local constant %struct.type, align 8
@_ZTISt13basic_fstreamIcSt11char_traitsIcEE = dso_local constant %struct.single { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([0 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([39 x i8], [39 x i8]* @_ZTSSt13basic_fstreamIcSt11char_traitsIcEE, i32 0, i32 0) }, %struct.type* @_ZTISd }, align 8
@_ZTVSt14basic_ifstreamIcSt11char_traitsIcEE = dso_local constant [2 x %struct.part] [%struct.part { i64 256, i64 0, i8* bitcast (%struct.single* @_ZTISt14basic_ifstreamIcSt11char_traitsIcEE to i8*), [2 x i8*] [i8* bitcast (void (i8*)* @_ZNSt14basic_ifstreamIcSt11char_traitsIcEED1Ev to i8*), i8* bitcast (void (i8*)* @_ZNSt14basic_ifstreamIcSt11char_traitsIcEED0Ev to i8*)] }, %struct.part { i64 -256, i64 -256, i8* bitcast (%struct.single* @_ZTISt14basic_ifstreamIcSt11char_traitsIcEE to i8*), [2 x i8*] [i8* bitcast (void (%struct.ios*)* @_ZTv0_n24_NSt14basic_ifstreamIcSt11char_traitsIcEED1Ev to i8*), i8* bitcast (void (%struct.ios*)* @_ZTv0_n24_NSt14basic_ifstreamIcSt11char_traitsIcEED0Ev to i8*)] }], align 16
@_ZTVSt14basic_ofstreamIcSt11char_traitsIcEE = dso_local constant [2 x %struct.part] [%struct.part { i64 248, i64 0, i8* bitcast (%struct.single* @_ZTISt14basic_ofstreamIcSt11char_traitsIcEE to i8*), [2 x i8*] [i8* bitcast (void (i8*)* @_ZNSt14basic_ofstreamIcSt11char_traitsIcEED1Ev to i8*), i8* bitcast (void (i8*)* @_ZNSt14basic_ofstreamIcSt11char_traitsIcEED0Ev to i8*)] }, %struct.part { i64 -248, i64 -248, i8* bitcast (%struct.single* @_ZTISt14basic_ofstreamIcSt11char_traitsIcEE to i8*), [2 x i8*] [i8* bitcast (void (%struct.ios*)* @_ZTv0_n24_NSt14basic_ofstreamIcSt11char_traitsIcEED1Ev to i8*), i8* bitcast (void (%struct.ios*)* @_ZTv0_n24_NSt14basic_ofstreamIcSt11char_traitsIcEED0Ev to i8*)] }], align 16
@_ZTVSt13basic_fstreamIcSt11char_traitsIcEE = dso_local constant [3 x %struct.part] [%struct.part { i64 264, i64 0, i8* bitcast (%struct.single* @_ZTISt13basic_fstreamIcSt11char_traitsIcEE to i8*), [2 x i8*] [i8* bitcast (void (i8*)* @_ZNSt13basic_fstreamIcSt11char_traitsIcEED1Ev to i8*), i8* bitcast (void (i8*)* @_ZNSt13basic_fstreamIcSt11char_traitsIcEED0Ev to i8*)] }, %struct.part { i64 248, i64 -16, i8* bitcast (%struct.single* @_ZTISt13basic_fstreamIcSt11char_traitsIcEE to i8*), [2 x i8*] [i8* bitcast (void (i8*)* @_ZThn16_NSt13basic_fstreamIcSt11char_traitsIcEED1Ev to i8*), i8* bitcast (void (i8*)* @_ZThn16_NSt13basic_fstreamIcSt11char_traitsIcEED0Ev to i8*)] }, %struct.part { i64 -264, i64 -264, i8* bitcast (%struct.single* @_ZTISt13basic_fstreamIcSt11char_traitsIcEE to i8*), [2 x i8*] [i8* bitcast (void (%struct.ios*)* @_ZTv0_n24_NSt13basic_fstreamIcSt11char_traitsIcEED1Ev to i8*), i8* bitcast (void (%struct.ios*)* @_ZTv0_n24_NSt13basic_fstreamIcSt11char_traitsIcEED0Ev to i8*)] }], align 16
@_ZTTSt14basic_ifstreamIcSt11char_traitsIcEE = dso_local local_unnamed_addr constant [4 x i8*] [i8* getelementptr (i8, i8* bitcast ([2 x %struct.part]* @_ZTVSt14basic_ifstreamIcSt11char_traitsIcEE to i8*), i64 24), i8* getelementptr (i8, i8* bitcast ([2 x %struct.part]* @_ZTVSt14basic_ifstreamIcSt11char_traitsIcEE to i8*), i64 24), i8* getelementptr (i8, i8* bitcast ([2 x %struct.part]* @_ZTVSt14basic_ifstreamIcSt11char_traitsIcEE to i8*), i64 64), i8* getelementptr (i8, i8* bitcast ([2 x %struct.part]* @_ZTVSt14basic_ifstreamIcSt11char_traitsIcEE to i8*), i64 64)], align 16
@_ZTTSt14basic_ofstreamIcSt11char_traitsIcEE = dso_local local_unnamed_addr constant [4 x i8*] [i8* getelementptr (i8, i8* bitcast ([2 x %struct.part]* @_ZTVSt14basic_ofstreamIcSt11char_traitsIcEE to i8*), i64 24), i8* getelementptr (i8, i8* bitcast ([2 x %struct.part]* @_ZTVSt14basic_ofstreamIcSt11char_traitsIcEE to i8*), i64 24), i8* getelementptr (i8, i8* bitcast ([2 x %struct.part]* @_ZTVSt14basic_ofstreamIcSt11char_traitsIcEE to i8*), i64 64), i8* getelementptr (i8, i8* bitcast ([2 x %struct.part]* @_ZTVSt14basic_ofstreamIcSt11char_traitsIcEE to i8*), i64 64)], align 16
@_ZTTSt13basic_fstreamIcSt11char_traitsIcEE = dso_local local_unnamed_addr constant [10 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x %struct.part]* @_ZTVSt13basic_fstreamIcSt11char_traitsIcEE to i8*), i64 24), i8* getelementptr (i8, i8* bitcast ([3 x %struct.part]* @_ZTVSt13basic_fstreamIcSt11char_traitsIcEE to i8*), i64 24), i8* getelementptr (i8, i8* bitcast ([3 x %struct.part]* @_ZTVSt13basic_fstreamIcSt11char_traitsIcEE to i8*), i64 24), i8* getelementptr (i8, i8* bitcast ([3 x %struct.part]* @_ZTVSt13basic_fstreamIcSt11char_traitsIcEE to i8*), i64 104), i8* getelementptr (i8, i8* bitcast ([3 x %struct.part]* @_ZTVSt13basic_fstreamIcSt11char_traitsIcEE to i8*), i64 64), i8* getelementptr (i8, i8* bitcast ([3 x %struct.part]* @_ZTVSt13basic_fstreamIcSt11char_traitsIcEE to i8*), i64 104), i8* getelementptr (i8, i8* bitcast ([3 x %struct.part]* @_ZTVSt13basic_fstreamIcSt11char_traitsIcEE to i8*), i64 104), i8* getelementptr (i8, i8* bitcast ([3 x %struct.part]* @_ZTVSt13basic_fstreamIcSt11char_traitsIcEE to i8*), i64 64), i8* getelementptr (i8, i8* bitcast ([3 x %struct.part]* @_ZTVSt13basic_fstreamIcSt11char_traitsIcEE to i8*), i64 104), i8* getelementptr (i8, i8* bitcast ([3 x %struct.part]* @_ZTVSt13basic_fstreamIcSt11char_traitsIcEE to i8*), i64 64)], align 16
@__sv_stdio_buffer = external dso_local local_unnamed_addr constant %struct.buffer_table, align 8
@_ZTVSt15basic_streambufIcSt11char_traitsIcEE = external dso_local local_unnamed_addr constant %struct.buffer_table, align 8

@_ZNSt13basic_filebufIcSt11char_traitsIcEEC1Ev = dso_local alias void (%struct.file_buffer*), void (%struct.file_buffer*)* @_ZNSt13basic_filebufIcSt11char_traitsIcEEC2Ev
@_ZNSt13basic_filebufIcSt11char_traitsIcEED1Ev = dso_local alias void (%struct.file_buffer*), void (%struct.file_buffer*)* @_ZNSt13basic_filebufIcSt11char_traitsIcEED2Ev

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt13basic_filebufIcSt11char_traitsIcEEC2Ev(%struct.file_buffer* noundef %0) #0 {
  %2 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %0, i64 0, i32 0
  tail call void @_ZNSt15basic_streambufIcSt11char_traitsIcEEC2Ev(%struct.buffer* noundef %2) #4
  %3 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %0, i64 0, i32 0, i32 0
  store %struct.buffer_functions* getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @_ZTVSt13basic_filebufIcSt11char_traitsIcEE, i64 0, i32 2), %struct.buffer_functions** %3, align 8, !tbaa !2
  %4 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %0, i64 0, i32 4
  %5 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %0, i64 0, i32 1
  store %struct.sv_file** %4, %struct.sv_file*** %5, align 8, !tbaa !10
  store %struct.sv_file* null, %struct.sv_file** %4, align 8, !tbaa !11
  %6 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %0, i64 0, i32 2
  store i32 -1, i32* %6, align 8, !tbaa !12
  ret void
}

; Function Attrs: optsize
declare dso_local void @_ZNSt15basic_streambufIcSt11char_traitsIcEEC2Ev(%struct.buffer* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local %struct.file_buffer* @_ZNSt13basic_filebufIcSt11char_traitsIcEE4openEPKcSt13_Ios_Openmode(%struct.file_buffer* noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %0, i64 0, i32 4
  %5 = load %struct.sv_file*, %struct.sv_file** %4, align 8, !tbaa !11
  %6 = icmp eq %struct.sv_file* %5, null
  br i1 %6, label %7, label %32

7:                                                ; preds = %3
  %8 = and i32 %2, 57
  br label %11

9:                                                ; preds = %21
  %10 = icmp eq %struct.sv_file* %22, null
  br i1 %10, label %32, label %25

11:                                               ; preds = %7, %21
  %12 = phi %struct.sv_file* [ null, %7 ], [ %22, %21 ]
  %13 = phi i64 [ 0, %7 ], [ %23, %21 ]
  %14 = getelementptr inbounds [9 x %struct.anon], [9 x %struct.anon]* @_ZNSt13basic_filebufIcSt11char_traitsIcEE4openEPKcSt13_Ios_Openmode.modes, i64 0, i64 %13, i32 0
  %15 = load i32, i32* %14, align 16, !tbaa !13
  %16 = icmp eq i32 %15, %8
  br i1 %16, label %17, label %21

17:                                               ; preds = %11
  %18 = getelementptr inbounds [9 x %struct.anon], [9 x %struct.anon]* @_ZNSt13basic_filebufIcSt11char_traitsIcEE4openEPKcSt13_Ios_Openmode.modes, i64 0, i64 %13, i32 1
  %19 = load i8*, i8** %18, align 8, !tbaa !15
  %20 = tail call %struct.sv_file* @fopen(i8* noundef %1, i8* noundef %19) #4
  store %struct.sv_file* %20, %struct.sv_file** %4, align 8, !tbaa !11
  br label %21

21:                                               ; preds = %11, %17
  %22 = phi %struct.sv_file* [ %12, %11 ], [ %20, %17 ]
  %23 = add nuw nsw i64 %13, 1
  %24 = icmp eq i64 %23, 9
  br i1 %24, label %9, label %11, !llvm.loop !16

25:                                               ; preds = %9
  %26 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %0, i64 0, i32 6
  store i32 %2, i32* %26, align 4, !tbaa !19
  %27 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %0, i64 0, i32 2
  store i32 -1, i32* %27, align 8, !tbaa !12
  %28 = and i32 %2, 2
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %32, label %30

30:                                               ; preds = %25
  %31 = tail call i32 @fseek(%struct.sv_file* noundef nonnull %22, i64 noundef 0, i32 noundef 2) #4
  br label %32

32:                                               ; preds = %25, %30, %9, %3
  %33 = phi %struct.file_buffer* [ null, %3 ], [ null, %9 ], [ %0, %30 ], [ %0, %25 ]
  ret %struct.file_buffer* %33
}

; Function Attrs: optsize
declare dso_local %struct.sv_file* @fopen(i8* noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @fseek(%struct.sv_file* noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local %struct.file_buffer* @_ZNSt13basic_filebufIcSt11char_traitsIcEE5closeEv(%struct.file_buffer* noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %0, i64 0, i32 4
  %3 = load %struct.sv_file*, %struct.sv_file** %2, align 8, !tbaa !11
  store %struct.sv_file* null, %struct.sv_file** %2, align 8, !tbaa !11
  %4 = icmp eq %struct.sv_file* %3, null
  br i1 %4, label %9, label %5

5:                                                ; preds = %1
  %6 = tail call i32 @fclose(%struct.sv_file* noundef nonnull %3) #4
  %7 = icmp eq i32 %6, 0
  %8 = select i1 %7, %struct.file_buffer* %0, %struct.file_buffer* null
  br label %9

9:                                                ; preds = %5, %1
  %10 = phi %struct.file_buffer* [ null, %1 ], [ %8, %5 ]
  ret %struct.file_buffer* %10
}

; Function Attrs: optsize
declare dso_local i32 @fclose(%struct.sv_file* noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local zeroext i1 @_ZNKSt12__basic_fileIcE7is_openEv(%struct.sv_file** nocapture noundef readonly %0) local_unnamed_addr #2 {
  %2 = load %struct.sv_file*, %struct.sv_file** %0, align 8, !tbaa !20
  %3 = icmp ne %struct.sv_file* %2, null
  ret i1 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local zeroext i1 @_ZNKSt13basic_filebufIcSt11char_traitsIcEE7is_openEv(%struct.file_buffer* nocapture noundef readonly %0) local_unnamed_addr #2 {
  %2 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %0, i64 0, i32 4
  %3 = load %struct.sv_file*, %struct.sv_file** %2, align 8, !tbaa !11
  %4 = icmp ne %struct.sv_file* %3, null
  ret i1 %4
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt13basic_filebufIcSt11char_traitsIcEED2Ev(%struct.file_buffer* noundef %0) #0 {
  %2 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %0, i64 0, i32 4
  %3 = load %struct.sv_file*, %struct.sv_file** %2, align 8, !tbaa !11
  %4 = icmp eq %struct.sv_file* %3, null
  br i1 %4, label %7, label %5

5:                                                ; preds = %1
  store %struct.sv_file* null, %struct.sv_file** %2, align 8, !tbaa !11
  %6 = tail call i32 @fclose(%struct.sv_file* noundef nonnull %3) #4
  br label %7

7:                                                ; preds = %5, %1
  %8 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %0, i64 0, i32 0
  tail call void @_ZNSt15basic_streambufIcSt11char_traitsIcEED2Ev(%struct.buffer* noundef %8) #4
  ret void
}

; Function Attrs: optsize
declare dso_local void @_ZNSt15basic_streambufIcSt11char_traitsIcEED2Ev(%struct.buffer* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt13basic_filebufIcSt11char_traitsIcEED0Ev(%struct.file_buffer* noundef %0) #0 {
  tail call void @_ZNSt13basic_filebufIcSt11char_traitsIcEED2Ev(%struct.file_buffer* noundef %0) #5
  %2 = bitcast %struct.file_buffer* %0 to i8*
  tail call void @_ZdlPv(i8* noundef %2) #4
  ret void
}

; Function Attrs: optsize
declare dso_local void @_ZdlPv(i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local void @_ZNSt15basic_streambufIcSt11char_traitsIcEE5imbueERKSt6locale(%struct.buffer* noundef, i8* noundef) #1

; Function Attrs: optsize
declare dso_local %struct.buffer* @_ZNSt15basic_streambufIcSt11char_traitsIcEE6setbufEPcl(%struct.buffer* noundef, i8* noundef, i64 noundef) #1

; Function Attrs: nounwind optsize
define internal { i64, i64 } @seek(%struct.buffer* noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 1, i32 5
  %6 = bitcast i8** %5 to %struct.sv_file**
  %7 = load %struct.sv_file*, %struct.sv_file** %6, align 8, !tbaa !11
  %8 = icmp eq %struct.sv_file* %7, null
  %9 = load { i64, i64 } (%struct.buffer*, i64, i32, i32)*, { i64, i64 } (%struct.buffer*, i64, i32, i32)** getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @_ZTVSt15basic_streambufIcSt11char_traitsIcEE, i64 0, i32 2, i32 4), align 8
  %10 = load { i64, i64 } (%struct.buffer*, i64, i32, i32)*, { i64, i64 } (%struct.buffer*, i64, i32, i32)** getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2, i32 4), align 8
  %11 = select i1 %8, { i64, i64 } (%struct.buffer*, i64, i32, i32)* %9, { i64, i64 } (%struct.buffer*, i64, i32, i32)* %10
  %12 = tail call { i64, i64 } %11(%struct.buffer* noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) #4
  ret { i64, i64 } %12
}

; Function Attrs: nounwind optsize
define internal { i64, i64 } @seek_to(%struct.buffer* noundef %0, i64 %1, i64 %2, i32 noundef %3) #0 {
  %5 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 1, i32 5
  %6 = bitcast i8** %5 to %struct.sv_file**
  %7 = load %struct.sv_file*, %struct.sv_file** %6, align 8, !tbaa !11
  %8 = icmp eq %struct.sv_file* %7, null
  %9 = load { i64, i64 } (%struct.buffer*, i64, i64, i32)*, { i64, i64 } (%struct.buffer*, i64, i64, i32)** getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @_ZTVSt15basic_streambufIcSt11char_traitsIcEE, i64 0, i32 2, i32 5), align 8
  %10 = load { i64, i64 } (%struct.buffer*, i64, i64, i32)*, { i64, i64 } (%struct.buffer*, i64, i64, i32)** getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2, i32 5), align 8
  %11 = select i1 %8, { i64, i64 } (%struct.buffer*, i64, i64, i32)* %9, { i64, i64 } (%struct.buffer*, i64, i64, i32)* %10
  %12 = tail call { i64, i64 } %11(%struct.buffer* noundef %0, i64 %1, i64 %2, i32 noundef %3) #4
  ret { i64, i64 } %12
}

; Function Attrs: nounwind optsize
define internal i32 @sync(%struct.buffer* noundef %0) #0 {
  %2 = bitcast %struct.buffer* %0 to %struct.file_buffer*
  %3 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %2, i64 0, i32 6
  %4 = load i32, i32* %3, align 4, !tbaa !19
  %5 = and i32 %4, 17
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %16, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 1, i32 5
  %9 = bitcast i8** %8 to %struct.sv_file**
  %10 = load %struct.sv_file*, %struct.sv_file** %9, align 8, !tbaa !11
  %11 = icmp eq %struct.sv_file* %10, null
  %12 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @_ZTVSt15basic_streambufIcSt11char_traitsIcEE, i64 0, i32 2, i32 6), align 8
  %13 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2, i32 6), align 8
  %14 = select i1 %11, i32 (%struct.buffer*)* %12, i32 (%struct.buffer*)* %13
  %15 = tail call i32 %14(%struct.buffer* noundef nonnull %0) #4
  br label %16

16:                                               ; preds = %1, %7
  %17 = phi i32 [ %15, %7 ], [ 0, %1 ]
  ret i32 %17
}

; Function Attrs: optsize
declare dso_local i64 @_ZNSt15basic_streambufIcSt11char_traitsIcEE9showmanycEv(%struct.buffer* noundef) #1

; Function Attrs: nounwind optsize
define internal i64 @take_many(%struct.buffer* noundef %0, i8* noundef %1, i64 noundef %2) #0 {
  %4 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 1, i32 5
  %5 = bitcast i8** %4 to %struct.sv_file**
  %6 = load %struct.sv_file*, %struct.sv_file** %5, align 8, !tbaa !11
  %7 = icmp eq %struct.sv_file* %6, null
  br i1 %7, label %11, label %8

8:                                                ; preds = %3
  %9 = load i64 (%struct.buffer*, i8*, i64)*, i64 (%struct.buffer*, i8*, i64)** getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2, i32 8), align 8, !tbaa !21
  %10 = tail call i64 %9(%struct.buffer* noundef nonnull %0, i8* noundef %1, i64 noundef %2) #4
  br label %11

11:                                               ; preds = %3, %8
  %12 = phi i64 [ %10, %8 ], [ 0, %3 ]
  ret i64 %12
}

; Function Attrs: nounwind optsize
define internal i32 @see_next(%struct.buffer* noundef %0) #0 {
  %2 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 1, i32 5
  %3 = bitcast i8** %2 to %struct.sv_file**
  %4 = load %struct.sv_file*, %struct.sv_file** %3, align 8, !tbaa !11
  %5 = icmp eq %struct.sv_file* %4, null
  %6 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @_ZTVSt15basic_streambufIcSt11char_traitsIcEE, i64 0, i32 2, i32 9), align 8
  %7 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2, i32 9), align 8
  %8 = select i1 %5, i32 (%struct.buffer*)* %6, i32 (%struct.buffer*)* %7
  %9 = tail call i32 %8(%struct.buffer* noundef %0) #4
  ret i32 %9
}

; Function Attrs: nounwind optsize
define internal i32 @take_next(%struct.buffer* noundef %0) #0 {
  %2 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 1, i32 5
  %3 = bitcast i8** %2 to %struct.sv_file**
  %4 = load %struct.sv_file*, %struct.sv_file** %3, align 8, !tbaa !11
  %5 = icmp eq %struct.sv_file* %4, null
  br i1 %5, label %9, label %6

6:                                                ; preds = %1
  %7 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2, i32 10), align 8, !tbaa !23
  %8 = tail call i32 %7(%struct.buffer* noundef nonnull %0) #4
  br label %9

9:                                                ; preds = %1, %6
  %10 = phi i32 [ %8, %6 ], [ -1, %1 ]
  ret i32 %10
}

; Function Attrs: nounwind optsize
define internal i32 @put_back(%struct.buffer* noundef %0, i32 noundef %1) #0 {
  %3 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 1, i32 5
  %4 = bitcast i8** %3 to %struct.sv_file**
  %5 = load %struct.sv_file*, %struct.sv_file** %4, align 8, !tbaa !11
  %6 = icmp eq %struct.sv_file* %5, null
  %7 = load i32 (%struct.buffer*, i32)*, i32 (%struct.buffer*, i32)** getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @_ZTVSt15basic_streambufIcSt11char_traitsIcEE, i64 0, i32 2, i32 11), align 8
  %8 = load i32 (%struct.buffer*, i32)*, i32 (%struct.buffer*, i32)** getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2, i32 11), align 8
  %9 = select i1 %6, i32 (%struct.buffer*, i32)* %7, i32 (%struct.buffer*, i32)* %8
  %10 = tail call i32 %9(%struct.buffer* noundef %0, i32 noundef %1) #4
  ret i32 %10
}

; Function Attrs: nounwind optsize
define internal i64 @put_many(%struct.buffer* noundef %0, i8* noundef %1, i64 noundef %2) #0 {
  %4 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 1, i32 5
  %5 = bitcast i8** %4 to %struct.sv_file**
  %6 = load %struct.sv_file*, %struct.sv_file** %5, align 8, !tbaa !11
  %7 = icmp eq %struct.sv_file* %6, null
  br i1 %7, label %11, label %8

8:                                                ; preds = %3
  %9 = load i64 (%struct.buffer*, i8*, i64)*, i64 (%struct.buffer*, i8*, i64)** getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2, i32 12), align 8, !tbaa !24
  %10 = tail call i64 %9(%struct.buffer* noundef nonnull %0, i8* noundef %1, i64 noundef %2) #4
  br label %11

11:                                               ; preds = %3, %8
  %12 = phi i64 [ %10, %8 ], [ 0, %3 ]
  ret i64 %12
}

; Function Attrs: nounwind optsize
define internal i32 @put_one(%struct.buffer* noundef %0, i32 noundef %1) #0 {
  %3 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 1, i32 5
  %4 = bitcast i8** %3 to %struct.sv_file**
  %5 = load %struct.sv_file*, %struct.sv_file** %4, align 8, !tbaa !11
  %6 = icmp eq %struct.sv_file* %5, null
  %7 = load i32 (%struct.buffer*, i32)*, i32 (%struct.buffer*, i32)** getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @_ZTVSt15basic_streambufIcSt11char_traitsIcEE, i64 0, i32 2, i32 13), align 8
  %8 = load i32 (%struct.buffer*, i32)*, i32 (%struct.buffer*, i32)** getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2, i32 13), align 8
  %9 = select i1 %6, i32 (%struct.buffer*, i32)* %7, i32 (%struct.buffer*, i32)* %8
  %10 = tail call i32 %9(%struct.buffer* noundef %0, i32 noundef %1) #4
  ret i32 %10
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt14basic_ifstreamIcSt11char_traitsIcEEC1Ev(i8* noundef %0) local_unnamed_addr #0 {
  tail call fastcc void @make_INPUT_HEAD(i8* noundef %0) #5
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @make_INPUT_HEAD(i8* noundef %0) unnamed_addr #0 {
  %2 = bitcast i8* %0 to i8***
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVSt14basic_ifstreamIcSt11char_traitsIcEE, i64 0, i64 0, i32 3, i64 0), i8*** %2, align 8, !tbaa !20
  %3 = getelementptr inbounds i8, i8* %0, i64 256
  %4 = bitcast i8* %3 to i8***
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVSt14basic_ifstreamIcSt11char_traitsIcEE, i64 0, i64 1, i32 3, i64 0), i8*** %4, align 8, !tbaa !25
  %5 = getelementptr inbounds i8, i8* %0, i64 8
  %6 = bitcast i8* %5 to i64*
  store i64 0, i64* %6, align 8, !tbaa !29
  %7 = getelementptr inbounds i8, i8* %0, i64 16
  %8 = bitcast i8* %7 to %struct.buffer*
  tail call void @_ZNSt15basic_streambufIcSt11char_traitsIcEEC2Ev(%struct.buffer* noundef nonnull %8) #4
  %9 = bitcast i8* %7 to %struct.buffer_functions**
  store %struct.buffer_functions* getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @_ZTVSt13basic_filebufIcSt11char_traitsIcEE, i64 0, i32 2), %struct.buffer_functions** %9, align 8, !tbaa !2
  %10 = getelementptr inbounds i8, i8* %0, i64 120
  %11 = bitcast i8* %10 to %struct.sv_file**
  %12 = getelementptr inbounds i8, i8* %0, i64 80
  %13 = bitcast i8* %12 to i8**
  store i8* %10, i8** %13, align 8, !tbaa !10
  store %struct.sv_file* null, %struct.sv_file** %11, align 8, !tbaa !11
  %14 = getelementptr inbounds i8, i8* %0, i64 88
  %15 = bitcast i8* %14 to i32*
  store i32 -1, i32* %15, align 8, !tbaa !12
  %16 = bitcast i8* %0 to i64**
  %17 = load i64*, i64** %16, align 8, !tbaa !20
  %18 = getelementptr inbounds i64, i64* %17, i64 -3
  %19 = load i64, i64* %18, align 8, !tbaa !31
  %20 = getelementptr inbounds i8, i8* %0, i64 %19
  %21 = bitcast i8* %20 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E(%struct.ios* noundef %21, %struct.buffer* noundef nonnull %8) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt14basic_ifstreamIcSt11char_traitsIcEEC1EPKcSt13_Ios_Openmode(i8* noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  tail call fastcc void @make_INPUT_HEAD(i8* noundef %0) #5
  tail call fastcc void @open_INPUT_HEAD(i8* noundef %0, i8* noundef %1, i32 noundef %2) #5
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @open_INPUT_HEAD(i8* noundef %0, i8* noundef %1, i32 noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds i8, i8* %0, i64 16
  %5 = bitcast i8* %4 to %struct.file_buffer*
  %6 = or i32 %2, 8
  %7 = tail call %struct.file_buffer* @_ZNSt13basic_filebufIcSt11char_traitsIcEE4openEPKcSt13_Ios_Openmode(%struct.file_buffer* noundef nonnull %5, i8* noundef %1, i32 noundef %6) #5
  %8 = icmp eq %struct.file_buffer* %7, null
  %9 = bitcast i8* %0 to i64**
  %10 = load i64*, i64** %9, align 8, !tbaa !20
  %11 = getelementptr inbounds i64, i64* %10, i64 -3
  %12 = load i64, i64* %11, align 8, !tbaa !31
  %13 = getelementptr inbounds i8, i8* %0, i64 %12
  %14 = bitcast i8* %13 to %struct.ios*
  br i1 %8, label %16, label %15

15:                                               ; preds = %3
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(%struct.ios* noundef %14, i32 noundef 0) #4
  br label %17

16:                                               ; preds = %3
  tail call void @__sv_set_state(%struct.ios* noundef %14, i32 noundef 4, i32 noundef 0) #4
  br label %17

17:                                               ; preds = %16, %15
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt14basic_ifstreamIcSt11char_traitsIcEEC1ERKNSt7__cxx1112basic_stringIcS1_SaIcEEESt13_Ios_Openmode(i8* noundef %0, %struct.string* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #0 {
  tail call fastcc void @make_INPUT_HEAD(i8* noundef %0) #5
  %4 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8, !tbaa !32
  tail call fastcc void @open_INPUT_HEAD(i8* noundef %0, i8* noundef %5, i32 noundef %2) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt14basic_ifstreamIcSt11char_traitsIcEE4openEPKcSt13_Ios_Openmode(i8* noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  tail call fastcc void @open_INPUT_HEAD(i8* noundef %0, i8* noundef %1, i32 noundef %2) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt14basic_ifstreamIcSt11char_traitsIcEE4openERKNSt7__cxx1112basic_stringIcS1_SaIcEEESt13_Ios_Openmode(i8* noundef %0, %struct.string* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8, !tbaa !32
  tail call fastcc void @open_INPUT_HEAD(i8* noundef %0, i8* noundef %5, i32 noundef %2) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt14basic_ifstreamIcSt11char_traitsIcEE5closeEv(i8* noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds i8, i8* %0, i64 120
  %3 = bitcast i8* %2 to %struct.sv_file**
  %4 = load %struct.sv_file*, %struct.sv_file** %3, align 8, !tbaa !11
  store %struct.sv_file* null, %struct.sv_file** %3, align 8, !tbaa !11
  %5 = icmp eq %struct.sv_file* %4, null
  br i1 %5, label %9, label %6

6:                                                ; preds = %1
  %7 = tail call i32 @fclose(%struct.sv_file* noundef nonnull %4) #4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %16, label %9

9:                                                ; preds = %1, %6
  %10 = bitcast i8* %0 to i64**
  %11 = load i64*, i64** %10, align 8, !tbaa !20
  %12 = getelementptr inbounds i64, i64* %11, i64 -3
  %13 = load i64, i64* %12, align 8, !tbaa !31
  %14 = getelementptr inbounds i8, i8* %0, i64 %13
  %15 = bitcast i8* %14 to %struct.ios*
  tail call void @__sv_set_state(%struct.ios* noundef %15, i32 noundef 4, i32 noundef 0) #4
  br label %16

16:                                               ; preds = %6, %9
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local zeroext i1 @_ZNSt14basic_ifstreamIcSt11char_traitsIcEE7is_openEv(i8* nocapture noundef readonly %0) local_unnamed_addr #2 {
  %2 = getelementptr inbounds i8, i8* %0, i64 120
  %3 = bitcast i8* %2 to %struct.sv_file**
  %4 = load %struct.sv_file*, %struct.sv_file** %3, align 8, !tbaa !11
  %5 = icmp ne %struct.sv_file* %4, null
  ret i1 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local zeroext i1 @_ZNKSt14basic_ifstreamIcSt11char_traitsIcEE7is_openEv(i8* nocapture noundef readonly %0) local_unnamed_addr #2 {
  %2 = getelementptr inbounds i8, i8* %0, i64 120
  %3 = bitcast i8* %2 to %struct.sv_file**
  %4 = load %struct.sv_file*, %struct.sv_file** %3, align 8, !tbaa !11
  %5 = icmp ne %struct.sv_file* %4, null
  ret i1 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local nonnull %struct.buffer* @_ZNKSt14basic_ifstreamIcSt11char_traitsIcEE5rdbufEv(i8* noundef readnone %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds i8, i8* %0, i64 16
  %3 = bitcast i8* %2 to %struct.buffer*
  ret %struct.buffer* %3
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt14basic_ifstreamIcSt11char_traitsIcEED2Ev(i8* noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, i8* %0, i64 16
  %4 = bitcast i8* %3 to %struct.file_buffer*
  tail call void @_ZNSt13basic_filebufIcSt11char_traitsIcEED2Ev(%struct.file_buffer* noundef nonnull %4) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt14basic_ifstreamIcSt11char_traitsIcEED1Ev(i8* noundef %0) #0 {
  %2 = getelementptr inbounds i8, i8* %0, i64 16
  %3 = bitcast i8* %2 to %struct.file_buffer*
  tail call void @_ZNSt13basic_filebufIcSt11char_traitsIcEED2Ev(%struct.file_buffer* noundef nonnull %3) #5
  %4 = bitcast i8* %0 to i64**
  %5 = load i64*, i64** %4, align 8, !tbaa !20
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8, !tbaa !31
  %8 = getelementptr inbounds i8, i8* %0, i64 %7
  %9 = bitcast i8* %8 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %9) #4
  ret void
}

; Function Attrs: optsize
declare dso_local void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt14basic_ifstreamIcSt11char_traitsIcEED0Ev(i8* noundef %0) #0 {
  %2 = getelementptr inbounds i8, i8* %0, i64 16
  %3 = bitcast i8* %2 to %struct.file_buffer*
  tail call void @_ZNSt13basic_filebufIcSt11char_traitsIcEED2Ev(%struct.file_buffer* noundef nonnull %3) #4
  %4 = bitcast i8* %0 to i64**
  %5 = load i64*, i64** %4, align 8, !tbaa !20
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8, !tbaa !31
  %8 = getelementptr inbounds i8, i8* %0, i64 %7
  %9 = bitcast i8* %8 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %9) #4
  tail call void @_ZdlPv(i8* noundef %0) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZTv0_n24_NSt14basic_ifstreamIcSt11char_traitsIcEED1Ev(%struct.ios* noundef %0) #0 {
  %2 = bitcast %struct.ios* %0 to i8*
  %3 = bitcast %struct.ios* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !20
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !31
  %7 = getelementptr inbounds i8, i8* %2, i64 %6
  %8 = getelementptr inbounds i8, i8* %7, i64 16
  %9 = bitcast i8* %8 to %struct.file_buffer*
  tail call void @_ZNSt13basic_filebufIcSt11char_traitsIcEED2Ev(%struct.file_buffer* noundef nonnull %9) #4
  %10 = bitcast i8* %7 to i64**
  %11 = load i64*, i64** %10, align 8, !tbaa !20
  %12 = getelementptr inbounds i64, i64* %11, i64 -3
  %13 = load i64, i64* %12, align 8, !tbaa !31
  %14 = getelementptr inbounds i8, i8* %7, i64 %13
  %15 = bitcast i8* %14 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %15) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZTv0_n24_NSt14basic_ifstreamIcSt11char_traitsIcEED0Ev(%struct.ios* noundef %0) #0 {
  %2 = bitcast %struct.ios* %0 to i8*
  %3 = bitcast %struct.ios* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !20
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !31
  %7 = getelementptr inbounds i8, i8* %2, i64 %6
  tail call void @_ZNSt14basic_ifstreamIcSt11char_traitsIcEED0Ev(i8* noundef %7) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt14basic_ofstreamIcSt11char_traitsIcEEC1Ev(i8* noundef %0) local_unnamed_addr #0 {
  tail call fastcc void @make_OUTPUT_HEAD(i8* noundef %0) #5
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @make_OUTPUT_HEAD(i8* noundef %0) unnamed_addr #0 {
  %2 = bitcast i8* %0 to i8***
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVSt14basic_ofstreamIcSt11char_traitsIcEE, i64 0, i64 0, i32 3, i64 0), i8*** %2, align 8, !tbaa !20
  %3 = getelementptr inbounds i8, i8* %0, i64 248
  %4 = bitcast i8* %3 to i8***
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVSt14basic_ofstreamIcSt11char_traitsIcEE, i64 0, i64 1, i32 3, i64 0), i8*** %4, align 8, !tbaa !25
  %5 = getelementptr inbounds i8, i8* %0, i64 8
  %6 = bitcast i8* %5 to %struct.buffer*
  tail call void @_ZNSt15basic_streambufIcSt11char_traitsIcEEC2Ev(%struct.buffer* noundef nonnull %6) #4
  %7 = bitcast i8* %5 to %struct.buffer_functions**
  store %struct.buffer_functions* getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @_ZTVSt13basic_filebufIcSt11char_traitsIcEE, i64 0, i32 2), %struct.buffer_functions** %7, align 8, !tbaa !2
  %8 = getelementptr inbounds i8, i8* %0, i64 112
  %9 = bitcast i8* %8 to %struct.sv_file**
  %10 = getelementptr inbounds i8, i8* %0, i64 72
  %11 = bitcast i8* %10 to i8**
  store i8* %8, i8** %11, align 8, !tbaa !10
  store %struct.sv_file* null, %struct.sv_file** %9, align 8, !tbaa !11
  %12 = getelementptr inbounds i8, i8* %0, i64 80
  %13 = bitcast i8* %12 to i32*
  store i32 -1, i32* %13, align 8, !tbaa !12
  %14 = bitcast i8* %0 to i64**
  %15 = load i64*, i64** %14, align 8, !tbaa !20
  %16 = getelementptr inbounds i64, i64* %15, i64 -3
  %17 = load i64, i64* %16, align 8, !tbaa !31
  %18 = getelementptr inbounds i8, i8* %0, i64 %17
  %19 = bitcast i8* %18 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E(%struct.ios* noundef %19, %struct.buffer* noundef nonnull %6) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt14basic_ofstreamIcSt11char_traitsIcEEC1EPKcSt13_Ios_Openmode(i8* noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  tail call fastcc void @make_OUTPUT_HEAD(i8* noundef %0) #5
  tail call fastcc void @open_OUTPUT_HEAD(i8* noundef %0, i8* noundef %1, i32 noundef %2) #5
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @open_OUTPUT_HEAD(i8* noundef %0, i8* noundef %1, i32 noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds i8, i8* %0, i64 8
  %5 = bitcast i8* %4 to %struct.file_buffer*
  %6 = or i32 %2, 16
  %7 = tail call %struct.file_buffer* @_ZNSt13basic_filebufIcSt11char_traitsIcEE4openEPKcSt13_Ios_Openmode(%struct.file_buffer* noundef nonnull %5, i8* noundef %1, i32 noundef %6) #5
  %8 = icmp eq %struct.file_buffer* %7, null
  %9 = bitcast i8* %0 to i64**
  %10 = load i64*, i64** %9, align 8, !tbaa !20
  %11 = getelementptr inbounds i64, i64* %10, i64 -3
  %12 = load i64, i64* %11, align 8, !tbaa !31
  %13 = getelementptr inbounds i8, i8* %0, i64 %12
  %14 = bitcast i8* %13 to %struct.ios*
  br i1 %8, label %16, label %15

15:                                               ; preds = %3
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(%struct.ios* noundef %14, i32 noundef 0) #4
  br label %17

16:                                               ; preds = %3
  tail call void @__sv_set_state(%struct.ios* noundef %14, i32 noundef 4, i32 noundef 0) #4
  br label %17

17:                                               ; preds = %16, %15
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt14basic_ofstreamIcSt11char_traitsIcEEC1ERKNSt7__cxx1112basic_stringIcS1_SaIcEEESt13_Ios_Openmode(i8* noundef %0, %struct.string* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #0 {
  tail call fastcc void @make_OUTPUT_HEAD(i8* noundef %0) #5
  %4 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8, !tbaa !32
  tail call fastcc void @open_OUTPUT_HEAD(i8* noundef %0, i8* noundef %5, i32 noundef %2) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt14basic_ofstreamIcSt11char_traitsIcEE4openEPKcSt13_Ios_Openmode(i8* noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  tail call fastcc void @open_OUTPUT_HEAD(i8* noundef %0, i8* noundef %1, i32 noundef %2) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt14basic_ofstreamIcSt11char_traitsIcEE4openERKNSt7__cxx1112basic_stringIcS1_SaIcEEESt13_Ios_Openmode(i8* noundef %0, %struct.string* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8, !tbaa !32
  tail call fastcc void @open_OUTPUT_HEAD(i8* noundef %0, i8* noundef %5, i32 noundef %2) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt14basic_ofstreamIcSt11char_traitsIcEE5closeEv(i8* noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds i8, i8* %0, i64 112
  %3 = bitcast i8* %2 to %struct.sv_file**
  %4 = load %struct.sv_file*, %struct.sv_file** %3, align 8, !tbaa !11
  store %struct.sv_file* null, %struct.sv_file** %3, align 8, !tbaa !11
  %5 = icmp eq %struct.sv_file* %4, null
  br i1 %5, label %9, label %6

6:                                                ; preds = %1
  %7 = tail call i32 @fclose(%struct.sv_file* noundef nonnull %4) #4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %16, label %9

9:                                                ; preds = %1, %6
  %10 = bitcast i8* %0 to i64**
  %11 = load i64*, i64** %10, align 8, !tbaa !20
  %12 = getelementptr inbounds i64, i64* %11, i64 -3
  %13 = load i64, i64* %12, align 8, !tbaa !31
  %14 = getelementptr inbounds i8, i8* %0, i64 %13
  %15 = bitcast i8* %14 to %struct.ios*
  tail call void @__sv_set_state(%struct.ios* noundef %15, i32 noundef 4, i32 noundef 0) #4
  br label %16

16:                                               ; preds = %6, %9
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local zeroext i1 @_ZNSt14basic_ofstreamIcSt11char_traitsIcEE7is_openEv(i8* nocapture noundef readonly %0) local_unnamed_addr #2 {
  %2 = getelementptr inbounds i8, i8* %0, i64 112
  %3 = bitcast i8* %2 to %struct.sv_file**
  %4 = load %struct.sv_file*, %struct.sv_file** %3, align 8, !tbaa !11
  %5 = icmp ne %struct.sv_file* %4, null
  ret i1 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local zeroext i1 @_ZNKSt14basic_ofstreamIcSt11char_traitsIcEE7is_openEv(i8* nocapture noundef readonly %0) local_unnamed_addr #2 {
  %2 = getelementptr inbounds i8, i8* %0, i64 112
  %3 = bitcast i8* %2 to %struct.sv_file**
  %4 = load %struct.sv_file*, %struct.sv_file** %3, align 8, !tbaa !11
  %5 = icmp ne %struct.sv_file* %4, null
  ret i1 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local nonnull %struct.buffer* @_ZNKSt14basic_ofstreamIcSt11char_traitsIcEE5rdbufEv(i8* noundef readnone %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds i8, i8* %0, i64 8
  %3 = bitcast i8* %2 to %struct.buffer*
  ret %struct.buffer* %3
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt14basic_ofstreamIcSt11char_traitsIcEED2Ev(i8* noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, i8* %0, i64 8
  %4 = bitcast i8* %3 to %struct.file_buffer*
  tail call void @_ZNSt13basic_filebufIcSt11char_traitsIcEED2Ev(%struct.file_buffer* noundef nonnull %4) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt14basic_ofstreamIcSt11char_traitsIcEED1Ev(i8* noundef %0) #0 {
  %2 = getelementptr inbounds i8, i8* %0, i64 8
  %3 = bitcast i8* %2 to %struct.file_buffer*
  tail call void @_ZNSt13basic_filebufIcSt11char_traitsIcEED2Ev(%struct.file_buffer* noundef nonnull %3) #5
  %4 = bitcast i8* %0 to i64**
  %5 = load i64*, i64** %4, align 8, !tbaa !20
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8, !tbaa !31
  %8 = getelementptr inbounds i8, i8* %0, i64 %7
  %9 = bitcast i8* %8 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %9) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt14basic_ofstreamIcSt11char_traitsIcEED0Ev(i8* noundef %0) #0 {
  %2 = getelementptr inbounds i8, i8* %0, i64 8
  %3 = bitcast i8* %2 to %struct.file_buffer*
  tail call void @_ZNSt13basic_filebufIcSt11char_traitsIcEED2Ev(%struct.file_buffer* noundef nonnull %3) #4
  %4 = bitcast i8* %0 to i64**
  %5 = load i64*, i64** %4, align 8, !tbaa !20
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8, !tbaa !31
  %8 = getelementptr inbounds i8, i8* %0, i64 %7
  %9 = bitcast i8* %8 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %9) #4
  tail call void @_ZdlPv(i8* noundef %0) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZTv0_n24_NSt14basic_ofstreamIcSt11char_traitsIcEED1Ev(%struct.ios* noundef %0) #0 {
  %2 = bitcast %struct.ios* %0 to i8*
  %3 = bitcast %struct.ios* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !20
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !31
  %7 = getelementptr inbounds i8, i8* %2, i64 %6
  %8 = getelementptr inbounds i8, i8* %7, i64 8
  %9 = bitcast i8* %8 to %struct.file_buffer*
  tail call void @_ZNSt13basic_filebufIcSt11char_traitsIcEED2Ev(%struct.file_buffer* noundef nonnull %9) #4
  %10 = bitcast i8* %7 to i64**
  %11 = load i64*, i64** %10, align 8, !tbaa !20
  %12 = getelementptr inbounds i64, i64* %11, i64 -3
  %13 = load i64, i64* %12, align 8, !tbaa !31
  %14 = getelementptr inbounds i8, i8* %7, i64 %13
  %15 = bitcast i8* %14 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %15) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZTv0_n24_NSt14basic_ofstreamIcSt11char_traitsIcEED0Ev(%struct.ios* noundef %0) #0 {
  %2 = bitcast %struct.ios* %0 to i8*
  %3 = bitcast %struct.ios* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !20
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !31
  %7 = getelementptr inbounds i8, i8* %2, i64 %6
  tail call void @_ZNSt14basic_ofstreamIcSt11char_traitsIcEED0Ev(i8* noundef %7) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt13basic_fstreamIcSt11char_traitsIcEEC1Ev(i8* noundef %0) local_unnamed_addr #0 {
  tail call fastcc void @make_BOTH_HEADS(i8* noundef %0) #5
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @make_BOTH_HEADS(i8* noundef %0) unnamed_addr #0 {
  %2 = getelementptr inbounds i8, i8* %0, i64 16
  %3 = bitcast i8* %2 to i8***
  store i8** getelementptr inbounds ([3 x %struct.part], [3 x %struct.part]* @_ZTVSt13basic_fstreamIcSt11char_traitsIcEE, i64 0, i64 1, i32 3, i64 0), i8*** %3, align 8, !tbaa !34
  %4 = bitcast i8* %0 to i8***
  store i8** getelementptr inbounds ([3 x %struct.part], [3 x %struct.part]* @_ZTVSt13basic_fstreamIcSt11char_traitsIcEE, i64 0, i64 0, i32 3, i64 0), i8*** %4, align 8, !tbaa !20
  %5 = getelementptr inbounds i8, i8* %0, i64 264
  %6 = bitcast i8* %5 to i8***
  store i8** getelementptr inbounds ([3 x %struct.part], [3 x %struct.part]* @_ZTVSt13basic_fstreamIcSt11char_traitsIcEE, i64 0, i64 2, i32 3, i64 0), i8*** %6, align 8, !tbaa !25
  %7 = getelementptr inbounds i8, i8* %0, i64 8
  %8 = bitcast i8* %7 to i64*
  store i64 0, i64* %8, align 8, !tbaa !29
  %9 = getelementptr inbounds i8, i8* %0, i64 24
  %10 = bitcast i8* %9 to %struct.buffer*
  tail call void @_ZNSt15basic_streambufIcSt11char_traitsIcEEC2Ev(%struct.buffer* noundef nonnull %10) #4
  %11 = bitcast i8* %9 to %struct.buffer_functions**
  store %struct.buffer_functions* getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @_ZTVSt13basic_filebufIcSt11char_traitsIcEE, i64 0, i32 2), %struct.buffer_functions** %11, align 8, !tbaa !2
  %12 = getelementptr inbounds i8, i8* %0, i64 128
  %13 = bitcast i8* %12 to %struct.sv_file**
  %14 = getelementptr inbounds i8, i8* %0, i64 88
  %15 = bitcast i8* %14 to i8**
  store i8* %12, i8** %15, align 8, !tbaa !10
  store %struct.sv_file* null, %struct.sv_file** %13, align 8, !tbaa !11
  %16 = getelementptr inbounds i8, i8* %0, i64 96
  %17 = bitcast i8* %16 to i32*
  store i32 -1, i32* %17, align 8, !tbaa !12
  %18 = bitcast i8* %0 to i64**
  %19 = load i64*, i64** %18, align 8, !tbaa !20
  %20 = getelementptr inbounds i64, i64* %19, i64 -3
  %21 = load i64, i64* %20, align 8, !tbaa !31
  %22 = getelementptr inbounds i8, i8* %0, i64 %21
  %23 = bitcast i8* %22 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E(%struct.ios* noundef %23, %struct.buffer* noundef nonnull %10) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt13basic_fstreamIcSt11char_traitsIcEEC1EPKcSt13_Ios_Openmode(i8* noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  tail call fastcc void @make_BOTH_HEADS(i8* noundef %0) #5
  tail call fastcc void @open_BOTH_HEADS(i8* noundef %0, i8* noundef %1, i32 noundef %2) #5
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @open_BOTH_HEADS(i8* noundef %0, i8* noundef %1, i32 noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds i8, i8* %0, i64 24
  %5 = bitcast i8* %4 to %struct.file_buffer*
  %6 = tail call %struct.file_buffer* @_ZNSt13basic_filebufIcSt11char_traitsIcEE4openEPKcSt13_Ios_Openmode(%struct.file_buffer* noundef nonnull %5, i8* noundef %1, i32 noundef %2) #5
  %7 = icmp eq %struct.file_buffer* %6, null
  %8 = bitcast i8* %0 to i64**
  %9 = load i64*, i64** %8, align 8, !tbaa !20
  %10 = getelementptr inbounds i64, i64* %9, i64 -3
  %11 = load i64, i64* %10, align 8, !tbaa !31
  %12 = getelementptr inbounds i8, i8* %0, i64 %11
  %13 = bitcast i8* %12 to %struct.ios*
  br i1 %7, label %15, label %14

14:                                               ; preds = %3
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(%struct.ios* noundef %13, i32 noundef 0) #4
  br label %16

15:                                               ; preds = %3
  tail call void @__sv_set_state(%struct.ios* noundef %13, i32 noundef 4, i32 noundef 0) #4
  br label %16

16:                                               ; preds = %15, %14
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt13basic_fstreamIcSt11char_traitsIcEEC1ERKNSt7__cxx1112basic_stringIcS1_SaIcEEESt13_Ios_Openmode(i8* noundef %0, %struct.string* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #0 {
  tail call fastcc void @make_BOTH_HEADS(i8* noundef %0) #5
  %4 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8, !tbaa !32
  tail call fastcc void @open_BOTH_HEADS(i8* noundef %0, i8* noundef %5, i32 noundef %2) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt13basic_fstreamIcSt11char_traitsIcEE4openEPKcSt13_Ios_Openmode(i8* noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  tail call fastcc void @open_BOTH_HEADS(i8* noundef %0, i8* noundef %1, i32 noundef %2) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt13basic_fstreamIcSt11char_traitsIcEE4openERKNSt7__cxx1112basic_stringIcS1_SaIcEEESt13_Ios_Openmode(i8* noundef %0, %struct.string* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8, !tbaa !32
  tail call fastcc void @open_BOTH_HEADS(i8* noundef %0, i8* noundef %5, i32 noundef %2) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt13basic_fstreamIcSt11char_traitsIcEE5closeEv(i8* noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds i8, i8* %0, i64 128
  %3 = bitcast i8* %2 to %struct.sv_file**
  %4 = load %struct.sv_file*, %struct.sv_file** %3, align 8, !tbaa !11
  store %struct.sv_file* null, %struct.sv_file** %3, align 8, !tbaa !11
  %5 = icmp eq %struct.sv_file* %4, null
  br i1 %5, label %9, label %6

6:                                                ; preds = %1
  %7 = tail call i32 @fclose(%struct.sv_file* noundef nonnull %4) #4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %16, label %9

9:                                                ; preds = %1, %6
  %10 = bitcast i8* %0 to i64**
  %11 = load i64*, i64** %10, align 8, !tbaa !20
  %12 = getelementptr inbounds i64, i64* %11, i64 -3
  %13 = load i64, i64* %12, align 8, !tbaa !31
  %14 = getelementptr inbounds i8, i8* %0, i64 %13
  %15 = bitcast i8* %14 to %struct.ios*
  tail call void @__sv_set_state(%struct.ios* noundef %15, i32 noundef 4, i32 noundef 0) #4
  br label %16

16:                                               ; preds = %6, %9
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local zeroext i1 @_ZNSt13basic_fstreamIcSt11char_traitsIcEE7is_openEv(i8* nocapture noundef readonly %0) local_unnamed_addr #2 {
  %2 = getelementptr inbounds i8, i8* %0, i64 128
  %3 = bitcast i8* %2 to %struct.sv_file**
  %4 = load %struct.sv_file*, %struct.sv_file** %3, align 8, !tbaa !11
  %5 = icmp ne %struct.sv_file* %4, null
  ret i1 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local zeroext i1 @_ZNKSt13basic_fstreamIcSt11char_traitsIcEE7is_openEv(i8* nocapture noundef readonly %0) local_unnamed_addr #2 {
  %2 = getelementptr inbounds i8, i8* %0, i64 128
  %3 = bitcast i8* %2 to %struct.sv_file**
  %4 = load %struct.sv_file*, %struct.sv_file** %3, align 8, !tbaa !11
  %5 = icmp ne %struct.sv_file* %4, null
  ret i1 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local nonnull %struct.buffer* @_ZNKSt13basic_fstreamIcSt11char_traitsIcEE5rdbufEv(i8* noundef readnone %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds i8, i8* %0, i64 24
  %3 = bitcast i8* %2 to %struct.buffer*
  ret %struct.buffer* %3
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt13basic_fstreamIcSt11char_traitsIcEED2Ev(i8* noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, i8* %0, i64 24
  %4 = bitcast i8* %3 to %struct.file_buffer*
  tail call void @_ZNSt13basic_filebufIcSt11char_traitsIcEED2Ev(%struct.file_buffer* noundef nonnull %4) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt13basic_fstreamIcSt11char_traitsIcEED1Ev(i8* noundef %0) #0 {
  %2 = getelementptr inbounds i8, i8* %0, i64 24
  %3 = bitcast i8* %2 to %struct.file_buffer*
  tail call void @_ZNSt13basic_filebufIcSt11char_traitsIcEED2Ev(%struct.file_buffer* noundef nonnull %3) #5
  %4 = bitcast i8* %0 to i64**
  %5 = load i64*, i64** %4, align 8, !tbaa !20
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8, !tbaa !31
  %8 = getelementptr inbounds i8, i8* %0, i64 %7
  %9 = bitcast i8* %8 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %9) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt13basic_fstreamIcSt11char_traitsIcEED0Ev(i8* noundef %0) #0 {
  %2 = getelementptr inbounds i8, i8* %0, i64 24
  %3 = bitcast i8* %2 to %struct.file_buffer*
  tail call void @_ZNSt13basic_filebufIcSt11char_traitsIcEED2Ev(%struct.file_buffer* noundef nonnull %3) #4
  %4 = bitcast i8* %0 to i64**
  %5 = load i64*, i64** %4, align 8, !tbaa !20
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8, !tbaa !31
  %8 = getelementptr inbounds i8, i8* %0, i64 %7
  %9 = bitcast i8* %8 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %9) #4
  tail call void @_ZdlPv(i8* noundef %0) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZTv0_n24_NSt13basic_fstreamIcSt11char_traitsIcEED1Ev(%struct.ios* noundef %0) #0 {
  %2 = bitcast %struct.ios* %0 to i8*
  %3 = bitcast %struct.ios* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !20
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !31
  %7 = getelementptr inbounds i8, i8* %2, i64 %6
  %8 = getelementptr inbounds i8, i8* %7, i64 24
  %9 = bitcast i8* %8 to %struct.file_buffer*
  tail call void @_ZNSt13basic_filebufIcSt11char_traitsIcEED2Ev(%struct.file_buffer* noundef nonnull %9) #4
  %10 = bitcast i8* %7 to i64**
  %11 = load i64*, i64** %10, align 8, !tbaa !20
  %12 = getelementptr inbounds i64, i64* %11, i64 -3
  %13 = load i64, i64* %12, align 8, !tbaa !31
  %14 = getelementptr inbounds i8, i8* %7, i64 %13
  %15 = bitcast i8* %14 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %15) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZTv0_n24_NSt13basic_fstreamIcSt11char_traitsIcEED0Ev(%struct.ios* noundef %0) #0 {
  %2 = bitcast %struct.ios* %0 to i8*
  %3 = bitcast %struct.ios* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !20
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !31
  %7 = getelementptr inbounds i8, i8* %2, i64 %6
  tail call void @_ZNSt13basic_fstreamIcSt11char_traitsIcEED0Ev(i8* noundef %7) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZThn16_NSt13basic_fstreamIcSt11char_traitsIcEED1Ev(i8* noundef %0) #0 {
  %2 = getelementptr inbounds i8, i8* %0, i64 -16
  %3 = getelementptr inbounds i8, i8* %0, i64 8
  %4 = bitcast i8* %3 to %struct.file_buffer*
  tail call void @_ZNSt13basic_filebufIcSt11char_traitsIcEED2Ev(%struct.file_buffer* noundef nonnull %4) #4
  %5 = bitcast i8* %2 to i64**
  %6 = load i64*, i64** %5, align 8, !tbaa !20
  %7 = getelementptr inbounds i64, i64* %6, i64 -3
  %8 = load i64, i64* %7, align 8, !tbaa !31
  %9 = getelementptr inbounds i8, i8* %2, i64 %8
  %10 = bitcast i8* %9 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef nonnull %10) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZThn16_NSt13basic_fstreamIcSt11char_traitsIcEED0Ev(i8* noundef %0) #0 {
  %2 = getelementptr inbounds i8, i8* %0, i64 -16
  tail call void @_ZNSt13basic_fstreamIcSt11char_traitsIcEED0Ev(i8* noundef nonnull %2) #5
  ret void
}

; Function Attrs: optsize
declare dso_local void @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E(%struct.ios* noundef, %struct.buffer* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(%struct.ios* noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local void @__sv_set_state(%struct.ios* noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind optsize readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nobuiltin nounwind optsize "no-builtins" }
attributes #5 = { nobuiltin optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !5, i64 0}
!3 = !{!"file_buffer", !4, i64 0, !5, i64 64, !8, i64 72, !6, i64 76, !5, i64 104, !9, i64 112, !8, i64 116, !6, i64 120}
!4 = !{!"buffer", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56}
!5 = !{!"any pointer", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!"int", !6, i64 0}
!9 = !{!"_Bool", !6, i64 0}
!10 = !{!3, !5, i64 64}
!11 = !{!3, !5, i64 104}
!12 = !{!3, !8, i64 72}
!13 = !{!14, !8, i64 0}
!14 = !{!"", !8, i64 0, !5, i64 8}
!15 = !{!14, !5, i64 8}
!16 = distinct !{!16, !17, !18}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = !{!3, !8, i64 116}
!20 = !{!5, !5, i64 0}
!21 = !{!22, !5, i64 64}
!22 = !{!"buffer_functions", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104}
!23 = !{!22, !5, i64 80}
!24 = !{!22, !5, i64 96}
!25 = !{!26, !5, i64 0}
!26 = !{!"ios", !5, i64 0, !27, i64 8, !27, i64 16, !8, i64 24, !8, i64 28, !8, i64 32, !5, i64 40, !28, i64 48, !6, i64 64, !8, i64 192, !5, i64 200, !5, i64 208, !5, i64 216, !6, i64 224, !9, i64 225, !5, i64 232, !5, i64 240, !5, i64 248, !5, i64 256}
!27 = !{!"long", !6, i64 0}
!28 = !{!"word", !5, i64 0, !27, i64 8}
!29 = !{!30, !27, i64 8}
!30 = !{!"input", !5, i64 0, !27, i64 8}
!31 = !{!27, !27, i64 0}
!32 = !{!33, !5, i64 0}
!33 = !{!"string", !5, i64 0, !27, i64 8, !6, i64 16}
!34 = !{!35, !5, i64 0}
!35 = !{!"output", !5, i64 0}
