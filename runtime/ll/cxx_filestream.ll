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
%struct.sv_file = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, [3 x i8*], i8*, %struct.sv_file*, i32, i32, i64, %struct.sv_channel*, i8*, [16 x i8], i32, i32, i32, i8, i32, [36 x i8] }
%struct.sv_channel = type { i8*, %struct.sv_cookie_functions, void (i8*)*, i32 (i8*, i32)* }
%struct.sv_cookie_functions = type { i64 (i8*, i8*, i64)*, i64 (i8*, i8*, i64)*, i32 (i8*, i64*, i32)*, i32 (i8*)* }
%struct.string = type { i8*, i64, %union.anon }
%union.anon = type { i64, [8 x i8] }
%struct.ios = type { i8**, i64, i64, i32, i32, i32, i8*, %struct.word, [8 x %struct.word], i32, %struct.word*, i8*, i8*, i8, i8, %struct.buffer*, %struct.ctype*, i8*, i8* }
%struct.word = type { i8*, i64 }
%struct.ctype = type opaque

@_ZTSSt13basic_filebufIcSt11char_traitsIcEE = dso_local constant [39 x i8] c"St13basic_filebufIcSt11char_traitsIcEE\00", align 16
@_ZTVN10__cxxabiv120__si_class_type_infoE = external dso_local constant [0 x i8*], align 8
@_ZTISt15basic_streambufIcSt11char_traitsIcEE = external dso_local constant %struct.type, align 8
@_ZTISt13basic_filebufIcSt11char_traitsIcEE = dso_local constant %struct.single { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([0 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([39 x i8], [39 x i8]* @_ZTSSt13basic_filebufIcSt11char_traitsIcEE, i32 0, i32 0) }, %struct.type* @_ZTISt15basic_streambufIcSt11char_traitsIcEE }, align 8
@_ZTVSt13basic_filebufIcSt11char_traitsIcEE = dso_local constant %struct.buffer_table { i64 0, i8* bitcast (%struct.single* @_ZTISt13basic_filebufIcSt11char_traitsIcEE to i8*), %struct.buffer_functions { void (%struct.buffer*)* bitcast (void (%struct.file_buffer*)* @_ZNSt13basic_filebufIcSt11char_traitsIcEED2Ev to void (%struct.buffer*)*), void (%struct.buffer*)* bitcast (void (%struct.file_buffer*)* @_ZNSt13basic_filebufIcSt11char_traitsIcEED0Ev to void (%struct.buffer*)*), void (%struct.buffer*, i8*)* @_ZNSt13basic_filebufIcSt11char_traitsIcEE5imbueERKSt6locale, %struct.buffer* (%struct.buffer*, i8*, i64)* @_ZNSt13basic_filebufIcSt11char_traitsIcEE6setbufEPcl, { i64, i64 } (%struct.buffer*, i64, i32, i32)* @_ZNSt13basic_filebufIcSt11char_traitsIcEE7seekoffElSt12_Ios_SeekdirSt13_Ios_Openmode, { i64, i64 } (%struct.buffer*, i64, i64, i32)* @_ZNSt13basic_filebufIcSt11char_traitsIcEE7seekposESt4fposI11__mbstate_tESt13_Ios_Openmode, i32 (%struct.buffer*)* @_ZNSt13basic_filebufIcSt11char_traitsIcEE4syncEv, i64 (%struct.buffer*)* @_ZNSt13basic_filebufIcSt11char_traitsIcEE9showmanycEv, i64 (%struct.buffer*, i8*, i64)* @_ZNSt13basic_filebufIcSt11char_traitsIcEE6xsgetnEPcl, i32 (%struct.buffer*)* @_ZNSt13basic_filebufIcSt11char_traitsIcEE9underflowEv, i32 (%struct.buffer*)* @take_next, i32 (%struct.buffer*, i32)* @_ZNSt13basic_filebufIcSt11char_traitsIcEE9pbackfailEi, i64 (%struct.buffer*, i8*, i64)* @_ZNSt13basic_filebufIcSt11char_traitsIcEE6xsputnEPKcl, i32 (%struct.buffer*, i32)* @_ZNSt13basic_filebufIcSt11char_traitsIcEE8overflowEi } }, align 8
@__sv_no_room = external dso_local constant [1 x i8], align 1
@_ZNSt13basic_filebufIcSt11char_traitsIcEE4openEPKcSt13_Ios_Openmode.modes = internal unnamed_addr constant [9 x %struct.anon] [%struct.anon { i32 16, i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i32 0, i32 0) }, %struct.anon { i32 48, i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i32 0, i32 0) }, %struct.anon { i32 1, i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i32 0, i32 0) }, %struct.anon { i32 17, i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i32 0, i32 0) }, %struct.anon { i32 8, i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i32 0, i32 0) }, %struct.anon { i32 24, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.3, i32 0, i32 0) }, %struct.anon { i32 56, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.4, i32 0, i32 0) }, %struct.anon { i32 9, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.5, i32 0, i32 0) }, %struct.anon { i32 25, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.5, i32 0, i32 0) }], align 16
@.str = private unnamed_addr constant [2 x i8] c"w\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"a\00", align 1
@.str.2 = private unnamed_addr constant [2 x i8] c"r\00", align 1
@.str.3 = private unnamed_addr constant [3 x i8] c"r+\00", align 1
@.str.4 = private unnamed_addr constant [3 x i8] c"w+\00", align 1
@.str.5 = private unnamed_addr constant [3 x i8] c"a+\00", align 1
@__sv_stdio_buffer = external dso_local local_unnamed_addr constant %struct.buffer_table, align 8
@_ZTVSt15basic_streambufIcSt11char_traitsIcEE = external dso_local local_unnamed_addr constant %struct.buffer_table, align 8
@_ZTTSt14basic_ifstreamIcSt11char_traitsIcEE = dso_local constant [4 x i8*] [i8* getelementptr (i8, i8* bitcast ([2 x %struct.part]* @_ZTVSt14basic_ifstreamIcSt11char_traitsIcEE to i8*), i64 24), i8* getelementptr (i8, i8* bitcast ([2 x %struct.part]* @_ZTVSt14basic_ifstreamIcSt11char_traitsIcEE to i8*), i64 24), i8* getelementptr (i8, i8* bitcast ([2 x %struct.part]* @_ZTVSt14basic_ifstreamIcSt11char_traitsIcEE to i8*), i64 64), i8* getelementptr (i8, i8* bitcast ([2 x %struct.part]* @_ZTVSt14basic_ifstreamIcSt11char_traitsIcEE to i8*), i64 64)], align 16
@_ZTTSt14basic_ofstreamIcSt11char_traitsIcEE = dso_local constant [4 x i8*] [i8* getelementptr (i8, i8* bitcast ([2 x %struct.part]* @_ZTVSt14basic_ofstreamIcSt11char_traitsIcEE to i8*), i64 24), i8* getelementptr (i8, i8* bitcast ([2 x %struct.part]* @_ZTVSt14basic_ofstreamIcSt11char_traitsIcEE to i8*), i64 24), i8* getelementptr (i8, i8* bitcast ([2 x %struct.part]* @_ZTVSt14basic_ofstreamIcSt11char_traitsIcEE to i8*), i64 64), i8* getelementptr (i8, i8* bitcast ([2 x %struct.part]* @_ZTVSt14basic_ofstreamIcSt11char_traitsIcEE to i8*), i64 64)], align 16
@_ZTTSt13basic_fstreamIcSt11char_traitsIcEE = dso_local constant [10 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x %struct.part]* @_ZTVSt13basic_fstreamIcSt11char_traitsIcEE to i8*), i64 24), i8* getelementptr (i8, i8* bitcast ([3 x %struct.part]* @_ZTVSt13basic_fstreamIcSt11char_traitsIcEE to i8*), i64 24), i8* getelementptr (i8, i8* bitcast ([3 x %struct.part]* @_ZTVSt13basic_fstreamIcSt11char_traitsIcEE to i8*), i64 24), i8* getelementptr (i8, i8* bitcast ([3 x %struct.part]* @_ZTVSt13basic_fstreamIcSt11char_traitsIcEE to i8*), i64 104), i8* getelementptr (i8, i8* bitcast ([3 x %struct.part]* @_ZTVSt13basic_fstreamIcSt11char_traitsIcEE to i8*), i64 64), i8* getelementptr (i8, i8* bitcast ([3 x %struct.part]* @_ZTVSt13basic_fstreamIcSt11char_traitsIcEE to i8*), i64 104), i8* getelementptr (i8, i8* bitcast ([3 x %struct.part]* @_ZTVSt13basic_fstreamIcSt11char_traitsIcEE to i8*), i64 104), i8* getelementptr (i8, i8* bitcast ([3 x %struct.part]* @_ZTVSt13basic_fstreamIcSt11char_traitsIcEE to i8*), i64 64), i8* getelementptr (i8, i8* bitcast ([3 x %struct.part]* @_ZTVSt13basic_fstreamIcSt11char_traitsIcEE to i8*), i64 104), i8* getelementptr (i8, i8* bitcast ([3 x %struct.part]* @_ZTVSt13basic_fstreamIcSt11char_traitsIcEE to i8*), i64 64)], align 16
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

@_ZNSt13basic_filebufIcSt11char_traitsIcEEC1Ev = dso_local alias void (%struct.file_buffer*), void (%struct.file_buffer*)* @_ZNSt13basic_filebufIcSt11char_traitsIcEEC2Ev
@_ZNSt13basic_filebufIcSt11char_traitsIcEED1Ev = dso_local alias void (%struct.file_buffer*), void (%struct.file_buffer*)* @_ZNSt13basic_filebufIcSt11char_traitsIcEED2Ev
@_ZNSt13basic_filebufIcSt11char_traitsIcEEC1EOS2_ = dso_local alias void (%struct.file_buffer*, %struct.file_buffer*), void (%struct.file_buffer*, %struct.file_buffer*)* @_ZNSt13basic_filebufIcSt11char_traitsIcEEC2EOS2_

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt13basic_filebufIcSt11char_traitsIcEEC2Ev(%struct.file_buffer* noundef %0) #0 {
  %2 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %0, i64 0, i32 0
  tail call void @_ZNSt15basic_streambufIcSt11char_traitsIcEEC2Ev(%struct.buffer* noundef %2) #5
  %3 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %0, i64 0, i32 0, i32 0
  store %struct.buffer_functions* getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @_ZTVSt13basic_filebufIcSt11char_traitsIcEE, i64 0, i32 2), %struct.buffer_functions** %3, align 8, !tbaa !2
  %4 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %0, i64 0, i32 0, i32 3
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @__sv_no_room, i64 0, i64 0), i8** %4, align 8, !tbaa !10
  %5 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %0, i64 0, i32 0, i32 2
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @__sv_no_room, i64 0, i64 0), i8** %5, align 8, !tbaa !11
  %6 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %0, i64 0, i32 0, i32 1
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @__sv_no_room, i64 0, i64 0), i8** %6, align 8, !tbaa !12
  %7 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %0, i64 0, i32 4
  %8 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %0, i64 0, i32 1
  store %struct.sv_file** %7, %struct.sv_file*** %8, align 8, !tbaa !13
  store %struct.sv_file* null, %struct.sv_file** %7, align 8, !tbaa !14
  %9 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %0, i64 0, i32 6
  store i32 0, i32* %9, align 4, !tbaa !15
  %10 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %0, i64 0, i32 2
  store i32 -1, i32* %10, align 8, !tbaa !16
  ret void
}

; Function Attrs: optsize
declare dso_local void @_ZNSt15basic_streambufIcSt11char_traitsIcEEC2Ev(%struct.buffer* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local %struct.file_buffer* @_ZNSt13basic_filebufIcSt11char_traitsIcEE4openEPKcSt13_Ios_Openmode(%struct.file_buffer* noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %0, i64 0, i32 4
  %5 = load %struct.sv_file*, %struct.sv_file** %4, align 8, !tbaa !14
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
  %15 = load i32, i32* %14, align 16, !tbaa !17
  %16 = icmp eq i32 %15, %8
  br i1 %16, label %17, label %21

17:                                               ; preds = %11
  %18 = getelementptr inbounds [9 x %struct.anon], [9 x %struct.anon]* @_ZNSt13basic_filebufIcSt11char_traitsIcEE4openEPKcSt13_Ios_Openmode.modes, i64 0, i64 %13, i32 1
  %19 = load i8*, i8** %18, align 8, !tbaa !19
  %20 = tail call %struct.sv_file* @fopen(i8* noundef %1, i8* noundef %19) #5
  store %struct.sv_file* %20, %struct.sv_file** %4, align 8, !tbaa !14
  br label %21

21:                                               ; preds = %11, %17
  %22 = phi %struct.sv_file* [ %12, %11 ], [ %20, %17 ]
  %23 = add nuw nsw i64 %13, 1
  %24 = icmp eq i64 %23, 9
  br i1 %24, label %9, label %11, !llvm.loop !20

25:                                               ; preds = %9
  %26 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %0, i64 0, i32 6
  store i32 %2, i32* %26, align 4, !tbaa !15
  %27 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %0, i64 0, i32 2
  store i32 -1, i32* %27, align 8, !tbaa !16
  %28 = and i32 %2, 2
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %32, label %30

30:                                               ; preds = %25
  %31 = tail call i32 @fseek(%struct.sv_file* noundef nonnull %22, i64 noundef 0, i32 noundef 2) #5
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
define dso_local %struct.file_buffer* @_ZNSt13basic_filebufIcSt11char_traitsIcEE4openERKNSt7__cxx1112basic_stringIcS1_SaIcEEESt13_Ios_Openmode(%struct.file_buffer* noundef %0, %struct.string* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8, !tbaa !23
  %6 = tail call %struct.file_buffer* @_ZNSt13basic_filebufIcSt11char_traitsIcEE4openEPKcSt13_Ios_Openmode(%struct.file_buffer* noundef %0, i8* noundef %5, i32 noundef %2) #6
  ret %struct.file_buffer* %6
}

; Function Attrs: nounwind optsize
define dso_local %struct.file_buffer* @_ZNSt13basic_filebufIcSt11char_traitsIcEE5closeEv(%struct.file_buffer* noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %0, i64 0, i32 4
  %3 = load %struct.sv_file*, %struct.sv_file** %2, align 8, !tbaa !14
  store %struct.sv_file* null, %struct.sv_file** %2, align 8, !tbaa !14
  %4 = icmp eq %struct.sv_file* %3, null
  br i1 %4, label %9, label %5

5:                                                ; preds = %1
  %6 = tail call i32 @fclose(%struct.sv_file* noundef nonnull %3) #5
  %7 = icmp eq i32 %6, 0
  %8 = select i1 %7, %struct.file_buffer* %0, %struct.file_buffer* null
  br label %9

9:                                                ; preds = %5, %1
  %10 = phi %struct.file_buffer* [ null, %1 ], [ %8, %5 ]
  ret %struct.file_buffer* %10
}

; Function Attrs: optsize
declare dso_local i32 @fclose(%struct.sv_file* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt12__basic_fileIcED1Ev(%struct.sv_file** nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = load %struct.sv_file*, %struct.sv_file** %0, align 8, !tbaa !26
  %3 = icmp eq %struct.sv_file* %2, null
  br i1 %3, label %6, label %4

4:                                                ; preds = %1
  %5 = tail call i32 @fclose(%struct.sv_file* noundef nonnull %2) #5
  br label %6

6:                                                ; preds = %4, %1
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local zeroext i1 @_ZNKSt12__basic_fileIcE7is_openEv(%struct.sv_file** nocapture noundef readonly %0) local_unnamed_addr #2 {
  %2 = load %struct.sv_file*, %struct.sv_file** %0, align 8, !tbaa !26
  %3 = icmp ne %struct.sv_file* %2, null
  ret i1 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local zeroext i1 @_ZNKSt13basic_filebufIcSt11char_traitsIcEE7is_openEv(%struct.file_buffer* nocapture noundef readonly %0) local_unnamed_addr #2 {
  %2 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %0, i64 0, i32 4
  %3 = load %struct.sv_file*, %struct.sv_file** %2, align 8, !tbaa !14
  %4 = icmp ne %struct.sv_file* %3, null
  ret i1 %4
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt13basic_filebufIcSt11char_traitsIcEED2Ev(%struct.file_buffer* noundef %0) #0 {
  %2 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %0, i64 0, i32 4
  %3 = load %struct.sv_file*, %struct.sv_file** %2, align 8, !tbaa !14
  %4 = icmp eq %struct.sv_file* %3, null
  br i1 %4, label %7, label %5

5:                                                ; preds = %1
  store %struct.sv_file* null, %struct.sv_file** %2, align 8, !tbaa !14
  %6 = tail call i32 @fclose(%struct.sv_file* noundef nonnull %3) #5
  br label %7

7:                                                ; preds = %5, %1
  %8 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %0, i64 0, i32 0
  tail call void @_ZNSt15basic_streambufIcSt11char_traitsIcEED2Ev(%struct.buffer* noundef %8) #5
  ret void
}

; Function Attrs: optsize
declare dso_local void @_ZNSt15basic_streambufIcSt11char_traitsIcEED2Ev(%struct.buffer* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt13basic_filebufIcSt11char_traitsIcEED0Ev(%struct.file_buffer* noundef %0) #0 {
  tail call void @_ZNSt13basic_filebufIcSt11char_traitsIcEED2Ev(%struct.file_buffer* noundef %0) #6
  %2 = bitcast %struct.file_buffer* %0 to i8*
  tail call void @_ZdlPv(i8* noundef %2) #5
  ret void
}

; Function Attrs: optsize
declare dso_local void @_ZdlPv(i8* noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local void @_ZNSt13basic_filebufIcSt11char_traitsIcEE4swapERS2_(%struct.file_buffer* nocapture noundef %0, %struct.file_buffer* nocapture noundef %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %0, i64 0, i32 0, i32 7
  %4 = load i8*, i8** %3, align 8, !tbaa.struct !27
  %5 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %0, i64 0, i32 2
  %6 = load i32, i32* %5, align 8, !tbaa.struct !31
  %7 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %0, i64 0, i32 4
  %8 = load %struct.sv_file*, %struct.sv_file** %7, align 8, !tbaa.struct !32
  %9 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %0, i64 0, i32 6
  %10 = load i32, i32* %9, align 4, !tbaa.struct !33
  %11 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %1, i64 0, i32 2
  %12 = load i32, i32* %11, align 8, !tbaa !16
  store i32 %12, i32* %5, align 8, !tbaa !16
  %13 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %1, i64 0, i32 4
  %14 = load %struct.sv_file*, %struct.sv_file** %13, align 8, !tbaa !14
  store %struct.sv_file* %14, %struct.sv_file** %7, align 8, !tbaa !14
  %15 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %1, i64 0, i32 6
  %16 = load i32, i32* %15, align 4, !tbaa !15
  store i32 %16, i32* %9, align 4, !tbaa !15
  %17 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %1, i64 0, i32 0, i32 7
  %18 = load i8*, i8** %17, align 8, !tbaa !34
  store i8* %18, i8** %3, align 8, !tbaa !34
  store i32 %6, i32* %11, align 8, !tbaa !16
  store %struct.sv_file* %8, %struct.sv_file** %13, align 8, !tbaa !14
  store i32 %10, i32* %15, align 4, !tbaa !15
  store i8* %4, i8** %17, align 8, !tbaa !34
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt13basic_filebufIcSt11char_traitsIcEEC2EOS2_(%struct.file_buffer* noundef %0, %struct.file_buffer* nocapture noundef %1) #0 {
  %3 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %0, i64 0, i32 0
  tail call void @_ZNSt15basic_streambufIcSt11char_traitsIcEEC2Ev(%struct.buffer* noundef %3) #5
  %4 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %0, i64 0, i32 0, i32 0
  store %struct.buffer_functions* getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @_ZTVSt13basic_filebufIcSt11char_traitsIcEE, i64 0, i32 2), %struct.buffer_functions** %4, align 8, !tbaa !2
  %5 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %0, i64 0, i32 0, i32 3
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @__sv_no_room, i64 0, i64 0), i8** %5, align 8, !tbaa !10
  %6 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %0, i64 0, i32 0, i32 2
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @__sv_no_room, i64 0, i64 0), i8** %6, align 8, !tbaa !11
  %7 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %0, i64 0, i32 0, i32 1
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @__sv_no_room, i64 0, i64 0), i8** %7, align 8, !tbaa !12
  %8 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %0, i64 0, i32 4
  %9 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %0, i64 0, i32 1
  store %struct.sv_file** %8, %struct.sv_file*** %9, align 8, !tbaa !13
  store %struct.sv_file* null, %struct.sv_file** %8, align 8, !tbaa !14
  %10 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %0, i64 0, i32 6
  store i32 0, i32* %10, align 4, !tbaa !15
  %11 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %0, i64 0, i32 2
  store i32 -1, i32* %11, align 8, !tbaa !16
  %12 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %0, i64 0, i32 0, i32 7
  %13 = load i8*, i8** %12, align 8, !tbaa.struct !27
  %14 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %1, i64 0, i32 2
  %15 = load i32, i32* %14, align 8, !tbaa !16
  store i32 %15, i32* %11, align 8, !tbaa !16
  %16 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %1, i64 0, i32 4
  %17 = load %struct.sv_file*, %struct.sv_file** %16, align 8, !tbaa !14
  store %struct.sv_file* %17, %struct.sv_file** %8, align 8, !tbaa !14
  %18 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %1, i64 0, i32 6
  %19 = load i32, i32* %18, align 4, !tbaa !15
  store i32 %19, i32* %10, align 4, !tbaa !15
  %20 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %1, i64 0, i32 0, i32 7
  %21 = load i8*, i8** %20, align 8, !tbaa !34
  store i8* %21, i8** %12, align 8, !tbaa !34
  store i32 -1, i32* %14, align 8, !tbaa !16
  store %struct.sv_file* null, %struct.sv_file** %16, align 8, !tbaa !14
  store i32 0, i32* %18, align 4, !tbaa !15
  store i8* %13, i8** %20, align 8, !tbaa !34
  ret void
}

; Function Attrs: nounwind optsize
define dso_local %struct.file_buffer* @_ZNSt13basic_filebufIcSt11char_traitsIcEEaSEOS2_(%struct.file_buffer* noundef returned %0, %struct.file_buffer* nocapture noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %0, i64 0, i32 4
  %4 = load %struct.sv_file*, %struct.sv_file** %3, align 8, !tbaa !14
  store %struct.sv_file* null, %struct.sv_file** %3, align 8, !tbaa !14
  %5 = icmp eq %struct.sv_file* %4, null
  br i1 %5, label %9, label %6

6:                                                ; preds = %2
  %7 = tail call i32 @fclose(%struct.sv_file* noundef nonnull %4) #5
  %8 = load %struct.sv_file*, %struct.sv_file** %3, align 8, !tbaa.struct !32
  br label %9

9:                                                ; preds = %2, %6
  %10 = phi %struct.sv_file* [ null, %2 ], [ %8, %6 ]
  %11 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %0, i64 0, i32 0, i32 7
  %12 = load i8*, i8** %11, align 8, !tbaa.struct !27
  %13 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %0, i64 0, i32 2
  %14 = load i32, i32* %13, align 8, !tbaa.struct !31
  %15 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %0, i64 0, i32 6
  %16 = load i32, i32* %15, align 4, !tbaa.struct !33
  %17 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %1, i64 0, i32 2
  %18 = load i32, i32* %17, align 8, !tbaa !16
  store i32 %18, i32* %13, align 8, !tbaa !16
  %19 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %1, i64 0, i32 4
  %20 = load %struct.sv_file*, %struct.sv_file** %19, align 8, !tbaa !14
  store %struct.sv_file* %20, %struct.sv_file** %3, align 8, !tbaa !14
  %21 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %1, i64 0, i32 6
  %22 = load i32, i32* %21, align 4, !tbaa !15
  store i32 %22, i32* %15, align 4, !tbaa !15
  %23 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %1, i64 0, i32 0, i32 7
  %24 = load i8*, i8** %23, align 8, !tbaa !34
  store i8* %24, i8** %11, align 8, !tbaa !34
  store i32 %14, i32* %17, align 8, !tbaa !16
  store %struct.sv_file* %10, %struct.sv_file** %19, align 8, !tbaa !14
  store i32 %16, i32* %21, align 4, !tbaa !15
  store i8* %12, i8** %23, align 8, !tbaa !34
  ret %struct.file_buffer* %0
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt13basic_filebufIcSt11char_traitsIcEE5imbueERKSt6locale(%struct.buffer* noundef %0, i8* noundef %1) #0 {
  tail call void @_ZNSt15basic_streambufIcSt11char_traitsIcEE5imbueERKSt6locale(%struct.buffer* noundef %0, i8* noundef %1) #5
  ret void
}

; Function Attrs: optsize
declare dso_local void @_ZNSt15basic_streambufIcSt11char_traitsIcEE5imbueERKSt6locale(%struct.buffer* noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local %struct.buffer* @_ZNSt13basic_filebufIcSt11char_traitsIcEE6setbufEPcl(%struct.buffer* noundef %0, i8* noundef %1, i64 noundef %2) #0 {
  %4 = tail call %struct.buffer* @_ZNSt15basic_streambufIcSt11char_traitsIcEE6setbufEPcl(%struct.buffer* noundef %0, i8* noundef %1, i64 noundef %2) #5
  ret %struct.buffer* %4
}

; Function Attrs: optsize
declare dso_local %struct.buffer* @_ZNSt15basic_streambufIcSt11char_traitsIcEE6setbufEPcl(%struct.buffer* noundef, i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local { i64, i64 } @_ZNSt13basic_filebufIcSt11char_traitsIcEE7seekoffElSt12_Ios_SeekdirSt13_Ios_Openmode(%struct.buffer* noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 1, i32 5
  %6 = bitcast i8** %5 to %struct.sv_file**
  %7 = load %struct.sv_file*, %struct.sv_file** %6, align 8, !tbaa !14
  %8 = icmp eq %struct.sv_file* %7, null
  %9 = load { i64, i64 } (%struct.buffer*, i64, i32, i32)*, { i64, i64 } (%struct.buffer*, i64, i32, i32)** getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @_ZTVSt15basic_streambufIcSt11char_traitsIcEE, i64 0, i32 2, i32 4), align 8
  %10 = load { i64, i64 } (%struct.buffer*, i64, i32, i32)*, { i64, i64 } (%struct.buffer*, i64, i32, i32)** getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2, i32 4), align 8
  %11 = select i1 %8, { i64, i64 } (%struct.buffer*, i64, i32, i32)* %9, { i64, i64 } (%struct.buffer*, i64, i32, i32)* %10
  %12 = tail call { i64, i64 } %11(%struct.buffer* noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) #5
  ret { i64, i64 } %12
}

; Function Attrs: nounwind optsize
define dso_local { i64, i64 } @_ZNSt13basic_filebufIcSt11char_traitsIcEE7seekposESt4fposI11__mbstate_tESt13_Ios_Openmode(%struct.buffer* noundef %0, i64 %1, i64 %2, i32 noundef %3) #0 {
  %5 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 1, i32 5
  %6 = bitcast i8** %5 to %struct.sv_file**
  %7 = load %struct.sv_file*, %struct.sv_file** %6, align 8, !tbaa !14
  %8 = icmp eq %struct.sv_file* %7, null
  %9 = load { i64, i64 } (%struct.buffer*, i64, i64, i32)*, { i64, i64 } (%struct.buffer*, i64, i64, i32)** getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @_ZTVSt15basic_streambufIcSt11char_traitsIcEE, i64 0, i32 2, i32 5), align 8
  %10 = load { i64, i64 } (%struct.buffer*, i64, i64, i32)*, { i64, i64 } (%struct.buffer*, i64, i64, i32)** getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2, i32 5), align 8
  %11 = select i1 %8, { i64, i64 } (%struct.buffer*, i64, i64, i32)* %9, { i64, i64 } (%struct.buffer*, i64, i64, i32)* %10
  %12 = tail call { i64, i64 } %11(%struct.buffer* noundef %0, i64 %1, i64 %2, i32 noundef %3) #5
  ret { i64, i64 } %12
}

; Function Attrs: nounwind optsize
define dso_local i32 @_ZNSt13basic_filebufIcSt11char_traitsIcEE4syncEv(%struct.buffer* noundef %0) #0 {
  %2 = bitcast %struct.buffer* %0 to %struct.file_buffer*
  %3 = getelementptr inbounds %struct.file_buffer, %struct.file_buffer* %2, i64 0, i32 6
  %4 = load i32, i32* %3, align 4, !tbaa !15
  %5 = and i32 %4, 17
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %16, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 1, i32 5
  %9 = bitcast i8** %8 to %struct.sv_file**
  %10 = load %struct.sv_file*, %struct.sv_file** %9, align 8, !tbaa !14
  %11 = icmp eq %struct.sv_file* %10, null
  %12 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @_ZTVSt15basic_streambufIcSt11char_traitsIcEE, i64 0, i32 2, i32 6), align 8
  %13 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2, i32 6), align 8
  %14 = select i1 %11, i32 (%struct.buffer*)* %12, i32 (%struct.buffer*)* %13
  %15 = tail call i32 %14(%struct.buffer* noundef nonnull %0) #5
  br label %16

16:                                               ; preds = %1, %7
  %17 = phi i32 [ %15, %7 ], [ 0, %1 ]
  ret i32 %17
}

; Function Attrs: nounwind optsize
define dso_local i64 @_ZNSt13basic_filebufIcSt11char_traitsIcEE9showmanycEv(%struct.buffer* noundef %0) #0 {
  %2 = tail call i64 @_ZNSt15basic_streambufIcSt11char_traitsIcEE9showmanycEv(%struct.buffer* noundef %0) #5
  ret i64 %2
}

; Function Attrs: optsize
declare dso_local i64 @_ZNSt15basic_streambufIcSt11char_traitsIcEE9showmanycEv(%struct.buffer* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i64 @_ZNSt13basic_filebufIcSt11char_traitsIcEE6xsgetnEPcl(%struct.buffer* noundef %0, i8* noundef %1, i64 noundef %2) #0 {
  %4 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 1, i32 5
  %5 = bitcast i8** %4 to %struct.sv_file**
  %6 = load %struct.sv_file*, %struct.sv_file** %5, align 8, !tbaa !14
  %7 = icmp eq %struct.sv_file* %6, null
  br i1 %7, label %11, label %8

8:                                                ; preds = %3
  %9 = load i64 (%struct.buffer*, i8*, i64)*, i64 (%struct.buffer*, i8*, i64)** getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2, i32 8), align 8, !tbaa !35
  %10 = tail call i64 %9(%struct.buffer* noundef nonnull %0, i8* noundef %1, i64 noundef %2) #5
  br label %11

11:                                               ; preds = %3, %8
  %12 = phi i64 [ %10, %8 ], [ 0, %3 ]
  ret i64 %12
}

; Function Attrs: nounwind optsize
define dso_local i32 @_ZNSt13basic_filebufIcSt11char_traitsIcEE9underflowEv(%struct.buffer* noundef %0) #0 {
  %2 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 1, i32 5
  %3 = bitcast i8** %2 to %struct.sv_file**
  %4 = load %struct.sv_file*, %struct.sv_file** %3, align 8, !tbaa !14
  %5 = icmp eq %struct.sv_file* %4, null
  %6 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @_ZTVSt15basic_streambufIcSt11char_traitsIcEE, i64 0, i32 2, i32 9), align 8
  %7 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2, i32 9), align 8
  %8 = select i1 %5, i32 (%struct.buffer*)* %6, i32 (%struct.buffer*)* %7
  %9 = tail call i32 %8(%struct.buffer* noundef %0) #5
  ret i32 %9
}

; Function Attrs: nounwind optsize
define dso_local i32 @_ZNSt13basic_filebufIcSt11char_traitsIcEE9pbackfailEi(%struct.buffer* noundef %0, i32 noundef %1) #0 {
  %3 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 1, i32 5
  %4 = bitcast i8** %3 to %struct.sv_file**
  %5 = load %struct.sv_file*, %struct.sv_file** %4, align 8, !tbaa !14
  %6 = icmp eq %struct.sv_file* %5, null
  %7 = load i32 (%struct.buffer*, i32)*, i32 (%struct.buffer*, i32)** getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @_ZTVSt15basic_streambufIcSt11char_traitsIcEE, i64 0, i32 2, i32 11), align 8
  %8 = load i32 (%struct.buffer*, i32)*, i32 (%struct.buffer*, i32)** getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2, i32 11), align 8
  %9 = select i1 %6, i32 (%struct.buffer*, i32)* %7, i32 (%struct.buffer*, i32)* %8
  %10 = tail call i32 %9(%struct.buffer* noundef %0, i32 noundef %1) #5
  ret i32 %10
}

; Function Attrs: nounwind optsize
define dso_local i64 @_ZNSt13basic_filebufIcSt11char_traitsIcEE6xsputnEPKcl(%struct.buffer* noundef %0, i8* noundef %1, i64 noundef %2) #0 {
  %4 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 1, i32 5
  %5 = bitcast i8** %4 to %struct.sv_file**
  %6 = load %struct.sv_file*, %struct.sv_file** %5, align 8, !tbaa !14
  %7 = icmp eq %struct.sv_file* %6, null
  br i1 %7, label %11, label %8

8:                                                ; preds = %3
  %9 = load i64 (%struct.buffer*, i8*, i64)*, i64 (%struct.buffer*, i8*, i64)** getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2, i32 12), align 8, !tbaa !37
  %10 = tail call i64 %9(%struct.buffer* noundef nonnull %0, i8* noundef %1, i64 noundef %2) #5
  br label %11

11:                                               ; preds = %3, %8
  %12 = phi i64 [ %10, %8 ], [ 0, %3 ]
  ret i64 %12
}

; Function Attrs: nounwind optsize
define dso_local i32 @_ZNSt13basic_filebufIcSt11char_traitsIcEE8overflowEi(%struct.buffer* noundef %0, i32 noundef %1) #0 {
  %3 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 1, i32 5
  %4 = bitcast i8** %3 to %struct.sv_file**
  %5 = load %struct.sv_file*, %struct.sv_file** %4, align 8, !tbaa !14
  %6 = icmp eq %struct.sv_file* %5, null
  %7 = load i32 (%struct.buffer*, i32)*, i32 (%struct.buffer*, i32)** getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @_ZTVSt15basic_streambufIcSt11char_traitsIcEE, i64 0, i32 2, i32 13), align 8
  %8 = load i32 (%struct.buffer*, i32)*, i32 (%struct.buffer*, i32)** getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2, i32 13), align 8
  %9 = select i1 %6, i32 (%struct.buffer*, i32)* %7, i32 (%struct.buffer*, i32)* %8
  %10 = tail call i32 %9(%struct.buffer* noundef %0, i32 noundef %1) #5
  ret i32 %10
}

; Function Attrs: nounwind optsize
define internal i32 @take_next(%struct.buffer* noundef %0) #0 {
  %2 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 1, i32 5
  %3 = bitcast i8** %2 to %struct.sv_file**
  %4 = load %struct.sv_file*, %struct.sv_file** %3, align 8, !tbaa !14
  %5 = icmp eq %struct.sv_file* %4, null
  br i1 %5, label %9, label %6

6:                                                ; preds = %1
  %7 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2, i32 10), align 8, !tbaa !38
  %8 = tail call i32 %7(%struct.buffer* noundef nonnull %0) #5
  br label %9

9:                                                ; preds = %1, %6
  %10 = phi i32 [ %8, %6 ], [ -1, %1 ]
  ret i32 %10
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt14basic_ifstreamIcSt11char_traitsIcEEC1Ev(i8* noundef %0) local_unnamed_addr #0 {
  %2 = bitcast i8* %0 to i8***
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVSt14basic_ifstreamIcSt11char_traitsIcEE, i64 0, i64 0, i32 3, i64 0), i8*** %2, align 8, !tbaa !26
  %3 = getelementptr inbounds i8, i8* %0, i64 8
  %4 = bitcast i8* %3 to i64*
  store i64 0, i64* %4, align 8, !tbaa !39
  %5 = getelementptr inbounds i8, i8* %0, i64 256
  %6 = bitcast i8* %5 to i8***
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVSt14basic_ifstreamIcSt11char_traitsIcEE, i64 0, i64 1, i32 3, i64 0), i8*** %6, align 8, !tbaa !41
  %7 = bitcast i8* %5 to %struct.ios*
  %8 = getelementptr inbounds i8, i8* %0, i64 16
  %9 = bitcast i8* %8 to %struct.buffer*
  tail call void @__sv_ios_begin(%struct.ios* noundef nonnull %7, %struct.buffer* noundef nonnull %9) #5, !callees !44
  tail call void @_ZNSt15basic_streambufIcSt11char_traitsIcEEC2Ev(%struct.buffer* noundef nonnull %9) #5
  %10 = bitcast i8* %8 to %struct.buffer_functions**
  store %struct.buffer_functions* getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @_ZTVSt13basic_filebufIcSt11char_traitsIcEE, i64 0, i32 2), %struct.buffer_functions** %10, align 8, !tbaa !2
  %11 = getelementptr inbounds i8, i8* %0, i64 40
  %12 = bitcast i8* %11 to i8**
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @__sv_no_room, i64 0, i64 0), i8** %12, align 8, !tbaa !10
  %13 = getelementptr inbounds i8, i8* %0, i64 32
  %14 = bitcast i8* %13 to i8**
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @__sv_no_room, i64 0, i64 0), i8** %14, align 8, !tbaa !11
  %15 = getelementptr inbounds i8, i8* %0, i64 24
  %16 = bitcast i8* %15 to i8**
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @__sv_no_room, i64 0, i64 0), i8** %16, align 8, !tbaa !12
  %17 = getelementptr inbounds i8, i8* %0, i64 120
  %18 = bitcast i8* %17 to %struct.sv_file**
  %19 = getelementptr inbounds i8, i8* %0, i64 80
  %20 = bitcast i8* %19 to i8**
  store i8* %17, i8** %20, align 8, !tbaa !13
  store %struct.sv_file* null, %struct.sv_file** %18, align 8, !tbaa !14
  %21 = getelementptr inbounds i8, i8* %0, i64 132
  %22 = bitcast i8* %21 to i32*
  store i32 0, i32* %22, align 4, !tbaa !15
  %23 = getelementptr inbounds i8, i8* %0, i64 88
  %24 = bitcast i8* %23 to i32*
  store i32 -1, i32* %24, align 8, !tbaa !16
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @make_INPUT_HEAD(i8* noundef %0, i8*** noundef readonly %1) unnamed_addr #0 {
  %3 = load i8**, i8*** %1, align 8, !tbaa !26
  %4 = bitcast i8* %0 to i8***
  store i8** %3, i8*** %4, align 8, !tbaa !26
  %5 = getelementptr inbounds i8, i8* %0, i64 8
  %6 = bitcast i8* %5 to i64*
  store i64 0, i64* %6, align 8, !tbaa !39
  %7 = getelementptr inbounds i8**, i8*** %1, i64 3
  %8 = load i8**, i8*** %7, align 8, !tbaa !26
  %9 = bitcast i8* %0 to i64**
  %10 = getelementptr inbounds i8*, i8** %3, i64 -3
  %11 = bitcast i8** %10 to i64*
  %12 = load i64, i64* %11, align 8, !tbaa !45
  %13 = getelementptr inbounds i8, i8* %0, i64 %12
  %14 = bitcast i8* %13 to i8***
  store i8** %8, i8*** %14, align 8, !tbaa !41
  %15 = icmp eq i8*** %1, bitcast ([4 x i8*]* @_ZTTSt14basic_ifstreamIcSt11char_traitsIcEE to i8***)
  %16 = select i1 %15, void (%struct.ios*, %struct.buffer*)* @__sv_ios_begin, void (%struct.ios*, %struct.buffer*)* @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E
  %17 = load i64*, i64** %9, align 8, !tbaa !26
  %18 = getelementptr inbounds i64, i64* %17, i64 -3
  %19 = load i64, i64* %18, align 8, !tbaa !45
  %20 = getelementptr inbounds i8, i8* %0, i64 %19
  %21 = bitcast i8* %20 to %struct.ios*
  %22 = getelementptr inbounds i8, i8* %0, i64 16
  %23 = bitcast i8* %22 to %struct.buffer*
  tail call void %16(%struct.ios* noundef %21, %struct.buffer* noundef nonnull %23) #5, !callees !44
  tail call void @_ZNSt15basic_streambufIcSt11char_traitsIcEEC2Ev(%struct.buffer* noundef nonnull %23) #5
  %24 = bitcast i8* %22 to %struct.buffer_functions**
  store %struct.buffer_functions* getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @_ZTVSt13basic_filebufIcSt11char_traitsIcEE, i64 0, i32 2), %struct.buffer_functions** %24, align 8, !tbaa !2
  %25 = getelementptr inbounds i8, i8* %0, i64 40
  %26 = bitcast i8* %25 to i8**
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @__sv_no_room, i64 0, i64 0), i8** %26, align 8, !tbaa !10
  %27 = getelementptr inbounds i8, i8* %0, i64 32
  %28 = bitcast i8* %27 to i8**
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @__sv_no_room, i64 0, i64 0), i8** %28, align 8, !tbaa !11
  %29 = getelementptr inbounds i8, i8* %0, i64 24
  %30 = bitcast i8* %29 to i8**
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @__sv_no_room, i64 0, i64 0), i8** %30, align 8, !tbaa !12
  %31 = getelementptr inbounds i8, i8* %0, i64 120
  %32 = bitcast i8* %31 to %struct.sv_file**
  %33 = getelementptr inbounds i8, i8* %0, i64 80
  %34 = bitcast i8* %33 to i8**
  store i8* %31, i8** %34, align 8, !tbaa !13
  store %struct.sv_file* null, %struct.sv_file** %32, align 8, !tbaa !14
  %35 = getelementptr inbounds i8, i8* %0, i64 132
  %36 = bitcast i8* %35 to i32*
  store i32 0, i32* %36, align 4, !tbaa !15
  %37 = getelementptr inbounds i8, i8* %0, i64 88
  %38 = bitcast i8* %37 to i32*
  store i32 -1, i32* %38, align 8, !tbaa !16
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt14basic_ifstreamIcSt11char_traitsIcEEC2Ev(i8* noundef %0, i8*** noundef %1) local_unnamed_addr #0 {
  tail call fastcc void @make_INPUT_HEAD(i8* noundef %0, i8*** noundef %1) #6
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt14basic_ifstreamIcSt11char_traitsIcEEC1EPKcSt13_Ios_Openmode(i8* noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = bitcast i8* %0 to i8***
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVSt14basic_ifstreamIcSt11char_traitsIcEE, i64 0, i64 0, i32 3, i64 0), i8*** %4, align 8, !tbaa !26
  %5 = getelementptr inbounds i8, i8* %0, i64 8
  %6 = bitcast i8* %5 to i64*
  store i64 0, i64* %6, align 8, !tbaa !39
  %7 = getelementptr inbounds i8, i8* %0, i64 256
  %8 = bitcast i8* %7 to i8***
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVSt14basic_ifstreamIcSt11char_traitsIcEE, i64 0, i64 1, i32 3, i64 0), i8*** %8, align 8, !tbaa !41
  %9 = bitcast i8* %7 to %struct.ios*
  %10 = getelementptr inbounds i8, i8* %0, i64 16
  %11 = bitcast i8* %10 to %struct.buffer*
  tail call void @__sv_ios_begin(%struct.ios* noundef nonnull %9, %struct.buffer* noundef nonnull %11) #5, !callees !44
  tail call void @_ZNSt15basic_streambufIcSt11char_traitsIcEEC2Ev(%struct.buffer* noundef nonnull %11) #5
  %12 = bitcast i8* %10 to %struct.buffer_functions**
  store %struct.buffer_functions* getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @_ZTVSt13basic_filebufIcSt11char_traitsIcEE, i64 0, i32 2), %struct.buffer_functions** %12, align 8, !tbaa !2
  %13 = getelementptr inbounds i8, i8* %0, i64 40
  %14 = bitcast i8* %13 to i8**
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @__sv_no_room, i64 0, i64 0), i8** %14, align 8, !tbaa !10
  %15 = getelementptr inbounds i8, i8* %0, i64 32
  %16 = bitcast i8* %15 to i8**
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @__sv_no_room, i64 0, i64 0), i8** %16, align 8, !tbaa !11
  %17 = getelementptr inbounds i8, i8* %0, i64 24
  %18 = bitcast i8* %17 to i8**
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @__sv_no_room, i64 0, i64 0), i8** %18, align 8, !tbaa !12
  %19 = getelementptr inbounds i8, i8* %0, i64 120
  %20 = bitcast i8* %19 to %struct.sv_file**
  %21 = getelementptr inbounds i8, i8* %0, i64 80
  %22 = bitcast i8* %21 to i8**
  store i8* %19, i8** %22, align 8, !tbaa !13
  store %struct.sv_file* null, %struct.sv_file** %20, align 8, !tbaa !14
  %23 = getelementptr inbounds i8, i8* %0, i64 132
  %24 = bitcast i8* %23 to i32*
  store i32 0, i32* %24, align 4, !tbaa !15
  %25 = getelementptr inbounds i8, i8* %0, i64 88
  %26 = bitcast i8* %25 to i32*
  store i32 -1, i32* %26, align 8, !tbaa !16
  tail call fastcc void @open_INPUT_HEAD(i8* noundef %0, i8* noundef %1, i32 noundef %2) #6
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @open_INPUT_HEAD(i8* noundef %0, i8* noundef %1, i32 noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds i8, i8* %0, i64 16
  %5 = bitcast i8* %4 to %struct.file_buffer*
  %6 = or i32 %2, 8
  %7 = tail call %struct.file_buffer* @_ZNSt13basic_filebufIcSt11char_traitsIcEE4openEPKcSt13_Ios_Openmode(%struct.file_buffer* noundef nonnull %5, i8* noundef %1, i32 noundef %6) #6
  %8 = icmp eq %struct.file_buffer* %7, null
  %9 = bitcast i8* %0 to i64**
  %10 = load i64*, i64** %9, align 8, !tbaa !26
  %11 = getelementptr inbounds i64, i64* %10, i64 -3
  %12 = load i64, i64* %11, align 8, !tbaa !45
  %13 = getelementptr inbounds i8, i8* %0, i64 %12
  %14 = bitcast i8* %13 to %struct.ios*
  br i1 %8, label %16, label %15

15:                                               ; preds = %3
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(%struct.ios* noundef %14, i32 noundef 0) #5
  br label %17

16:                                               ; preds = %3
  tail call void @__sv_set_state(%struct.ios* noundef %14, i32 noundef 4, i32 noundef 0) #5
  br label %17

17:                                               ; preds = %16, %15
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt14basic_ifstreamIcSt11char_traitsIcEEC2EPKcSt13_Ios_Openmode(i8* noundef %0, i8*** noundef %1, i8* noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  tail call fastcc void @make_INPUT_HEAD(i8* noundef %0, i8*** noundef %1) #6
  tail call fastcc void @open_INPUT_HEAD(i8* noundef %0, i8* noundef %2, i32 noundef %3) #6
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt14basic_ifstreamIcSt11char_traitsIcEEC1ERKNSt7__cxx1112basic_stringIcS1_SaIcEEESt13_Ios_Openmode(i8* noundef %0, %struct.string* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = bitcast i8* %0 to i8***
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVSt14basic_ifstreamIcSt11char_traitsIcEE, i64 0, i64 0, i32 3, i64 0), i8*** %4, align 8, !tbaa !26
  %5 = getelementptr inbounds i8, i8* %0, i64 8
  %6 = bitcast i8* %5 to i64*
  store i64 0, i64* %6, align 8, !tbaa !39
  %7 = getelementptr inbounds i8, i8* %0, i64 256
  %8 = bitcast i8* %7 to i8***
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVSt14basic_ifstreamIcSt11char_traitsIcEE, i64 0, i64 1, i32 3, i64 0), i8*** %8, align 8, !tbaa !41
  %9 = bitcast i8* %7 to %struct.ios*
  %10 = getelementptr inbounds i8, i8* %0, i64 16
  %11 = bitcast i8* %10 to %struct.buffer*
  tail call void @__sv_ios_begin(%struct.ios* noundef nonnull %9, %struct.buffer* noundef nonnull %11) #5, !callees !44
  tail call void @_ZNSt15basic_streambufIcSt11char_traitsIcEEC2Ev(%struct.buffer* noundef nonnull %11) #5
  %12 = bitcast i8* %10 to %struct.buffer_functions**
  store %struct.buffer_functions* getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @_ZTVSt13basic_filebufIcSt11char_traitsIcEE, i64 0, i32 2), %struct.buffer_functions** %12, align 8, !tbaa !2
  %13 = getelementptr inbounds i8, i8* %0, i64 40
  %14 = bitcast i8* %13 to i8**
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @__sv_no_room, i64 0, i64 0), i8** %14, align 8, !tbaa !10
  %15 = getelementptr inbounds i8, i8* %0, i64 32
  %16 = bitcast i8* %15 to i8**
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @__sv_no_room, i64 0, i64 0), i8** %16, align 8, !tbaa !11
  %17 = getelementptr inbounds i8, i8* %0, i64 24
  %18 = bitcast i8* %17 to i8**
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @__sv_no_room, i64 0, i64 0), i8** %18, align 8, !tbaa !12
  %19 = getelementptr inbounds i8, i8* %0, i64 120
  %20 = bitcast i8* %19 to %struct.sv_file**
  %21 = getelementptr inbounds i8, i8* %0, i64 80
  %22 = bitcast i8* %21 to i8**
  store i8* %19, i8** %22, align 8, !tbaa !13
  store %struct.sv_file* null, %struct.sv_file** %20, align 8, !tbaa !14
  %23 = getelementptr inbounds i8, i8* %0, i64 132
  %24 = bitcast i8* %23 to i32*
  store i32 0, i32* %24, align 4, !tbaa !15
  %25 = getelementptr inbounds i8, i8* %0, i64 88
  %26 = bitcast i8* %25 to i32*
  store i32 -1, i32* %26, align 8, !tbaa !16
  %27 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %28 = load i8*, i8** %27, align 8, !tbaa !23
  tail call fastcc void @open_INPUT_HEAD(i8* noundef %0, i8* noundef %28, i32 noundef %2) #6
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt14basic_ifstreamIcSt11char_traitsIcEEC2ERKNSt7__cxx1112basic_stringIcS1_SaIcEEESt13_Ios_Openmode(i8* noundef %0, i8*** noundef %1, %struct.string* nocapture noundef readonly %2, i32 noundef %3) local_unnamed_addr #0 {
  tail call fastcc void @make_INPUT_HEAD(i8* noundef %0, i8*** noundef %1) #6
  %5 = getelementptr inbounds %struct.string, %struct.string* %2, i64 0, i32 0
  %6 = load i8*, i8** %5, align 8, !tbaa !23
  tail call fastcc void @open_INPUT_HEAD(i8* noundef %0, i8* noundef %6, i32 noundef %3) #6
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt14basic_ifstreamIcSt11char_traitsIcEE4openEPKcSt13_Ios_Openmode(i8* noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  tail call fastcc void @open_INPUT_HEAD(i8* noundef %0, i8* noundef %1, i32 noundef %2) #6
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt14basic_ifstreamIcSt11char_traitsIcEE4openERKNSt7__cxx1112basic_stringIcS1_SaIcEEESt13_Ios_Openmode(i8* noundef %0, %struct.string* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8, !tbaa !23
  tail call fastcc void @open_INPUT_HEAD(i8* noundef %0, i8* noundef %5, i32 noundef %2) #6
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt14basic_ifstreamIcSt11char_traitsIcEE5closeEv(i8* noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds i8, i8* %0, i64 120
  %3 = bitcast i8* %2 to %struct.sv_file**
  %4 = load %struct.sv_file*, %struct.sv_file** %3, align 8, !tbaa !14
  store %struct.sv_file* null, %struct.sv_file** %3, align 8, !tbaa !14
  %5 = icmp eq %struct.sv_file* %4, null
  br i1 %5, label %9, label %6

6:                                                ; preds = %1
  %7 = tail call i32 @fclose(%struct.sv_file* noundef nonnull %4) #5
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %16, label %9

9:                                                ; preds = %1, %6
  %10 = bitcast i8* %0 to i64**
  %11 = load i64*, i64** %10, align 8, !tbaa !26
  %12 = getelementptr inbounds i64, i64* %11, i64 -3
  %13 = load i64, i64* %12, align 8, !tbaa !45
  %14 = getelementptr inbounds i8, i8* %0, i64 %13
  %15 = bitcast i8* %14 to %struct.ios*
  tail call void @__sv_set_state(%struct.ios* noundef %15, i32 noundef 4, i32 noundef 0) #5
  br label %16

16:                                               ; preds = %6, %9
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local zeroext i1 @_ZNSt14basic_ifstreamIcSt11char_traitsIcEE7is_openEv(i8* nocapture noundef readonly %0) local_unnamed_addr #2 {
  %2 = getelementptr inbounds i8, i8* %0, i64 120
  %3 = bitcast i8* %2 to %struct.sv_file**
  %4 = load %struct.sv_file*, %struct.sv_file** %3, align 8, !tbaa !14
  %5 = icmp ne %struct.sv_file* %4, null
  ret i1 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local zeroext i1 @_ZNKSt14basic_ifstreamIcSt11char_traitsIcEE7is_openEv(i8* nocapture noundef readonly %0) local_unnamed_addr #2 {
  %2 = getelementptr inbounds i8, i8* %0, i64 120
  %3 = bitcast i8* %2 to %struct.sv_file**
  %4 = load %struct.sv_file*, %struct.sv_file** %3, align 8, !tbaa !14
  %5 = icmp ne %struct.sv_file* %4, null
  ret i1 %5
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt14basic_ifstreamIcSt11char_traitsIcEEC2EOS2_(i8* noundef %0, i8*** noundef readonly %1, i8* noundef %2) local_unnamed_addr #0 {
  %4 = load i8**, i8*** %1, align 8, !tbaa !26
  %5 = bitcast i8* %0 to i8***
  store i8** %4, i8*** %5, align 8, !tbaa !26
  %6 = getelementptr inbounds i8, i8* %0, i64 8
  %7 = bitcast i8* %6 to i64*
  store i64 0, i64* %7, align 8, !tbaa !39
  %8 = getelementptr inbounds i8**, i8*** %1, i64 3
  %9 = load i8**, i8*** %8, align 8, !tbaa !26
  %10 = bitcast i8* %0 to i64**
  %11 = getelementptr inbounds i8*, i8** %4, i64 -3
  %12 = bitcast i8** %11 to i64*
  %13 = load i64, i64* %12, align 8, !tbaa !45
  %14 = getelementptr inbounds i8, i8* %0, i64 %13
  %15 = bitcast i8* %14 to i8***
  store i8** %9, i8*** %15, align 8, !tbaa !41
  %16 = icmp eq i8*** %1, bitcast ([4 x i8*]* @_ZTTSt14basic_ifstreamIcSt11char_traitsIcEE to i8***)
  %17 = select i1 %16, void (%struct.ios*, %struct.buffer*)* @__sv_ios_begin, void (%struct.ios*, %struct.buffer*)* @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E
  %18 = load i64*, i64** %10, align 8, !tbaa !26
  %19 = getelementptr inbounds i64, i64* %18, i64 -3
  %20 = load i64, i64* %19, align 8, !tbaa !45
  %21 = getelementptr inbounds i8, i8* %0, i64 %20
  %22 = bitcast i8* %21 to %struct.ios*
  %23 = getelementptr inbounds i8, i8* %0, i64 16
  %24 = bitcast i8* %23 to %struct.buffer*
  tail call void %17(%struct.ios* noundef %22, %struct.buffer* noundef nonnull %24) #5, !callees !44
  %25 = bitcast i8* %23 to %struct.file_buffer*
  %26 = getelementptr inbounds i8, i8* %2, i64 16
  %27 = bitcast i8* %26 to %struct.file_buffer*
  tail call void @_ZNSt13basic_filebufIcSt11char_traitsIcEEC2EOS2_(%struct.file_buffer* noundef nonnull %25, %struct.file_buffer* noundef nonnull %27) #6
  %28 = load i64*, i64** %10, align 8, !tbaa !26
  %29 = getelementptr inbounds i64, i64* %28, i64 -3
  %30 = load i64, i64* %29, align 8, !tbaa !45
  %31 = getelementptr inbounds i8, i8* %0, i64 %30
  %32 = bitcast i8* %31 to %struct.ios*
  %33 = bitcast i8* %2 to i64**
  %34 = load i64*, i64** %33, align 8, !tbaa !26
  %35 = getelementptr inbounds i64, i64* %34, i64 -3
  %36 = load i64, i64* %35, align 8, !tbaa !45
  %37 = getelementptr inbounds i8, i8* %2, i64 %36
  %38 = bitcast i8* %37 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4moveERS2_(%struct.ios* noundef %32, %struct.ios* noundef %38) #5
  %39 = load i64*, i64** %10, align 8, !tbaa !26
  %40 = getelementptr inbounds i64, i64* %39, i64 -3
  %41 = load i64, i64* %40, align 8, !tbaa !45
  %42 = getelementptr inbounds i8, i8* %0, i64 %41
  %43 = getelementptr inbounds i8, i8* %42, i64 232
  %44 = bitcast i8* %43 to i8**
  store i8* %23, i8** %44, align 8, !tbaa !46
  ret void
}

; Function Attrs: optsize
declare dso_local void @_ZNSt9basic_iosIcSt11char_traitsIcEE4moveERS2_(%struct.ios* noundef, %struct.ios* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt14basic_ifstreamIcSt11char_traitsIcEEC1EOS2_(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = bitcast i8* %0 to i8***
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVSt14basic_ifstreamIcSt11char_traitsIcEE, i64 0, i64 0, i32 3, i64 0), i8*** %3, align 8, !tbaa !26
  %4 = getelementptr inbounds i8, i8* %0, i64 8
  %5 = bitcast i8* %4 to i64*
  store i64 0, i64* %5, align 8, !tbaa !39
  %6 = bitcast i8* %0 to i64**
  %7 = getelementptr inbounds i8, i8* %0, i64 256
  %8 = bitcast i8* %7 to i8***
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVSt14basic_ifstreamIcSt11char_traitsIcEE, i64 0, i64 1, i32 3, i64 0), i8*** %8, align 8, !tbaa !41
  %9 = bitcast i8* %7 to %struct.ios*
  %10 = getelementptr inbounds i8, i8* %0, i64 16
  %11 = bitcast i8* %10 to %struct.buffer*
  tail call void @__sv_ios_begin(%struct.ios* noundef nonnull %9, %struct.buffer* noundef nonnull %11) #5, !callees !44
  %12 = bitcast i8* %10 to %struct.file_buffer*
  %13 = getelementptr inbounds i8, i8* %1, i64 16
  %14 = bitcast i8* %13 to %struct.file_buffer*
  tail call void @_ZNSt13basic_filebufIcSt11char_traitsIcEEC2EOS2_(%struct.file_buffer* noundef nonnull %12, %struct.file_buffer* noundef nonnull %14) #5
  %15 = load i64*, i64** %6, align 8, !tbaa !26
  %16 = getelementptr inbounds i64, i64* %15, i64 -3
  %17 = load i64, i64* %16, align 8, !tbaa !45
  %18 = getelementptr inbounds i8, i8* %0, i64 %17
  %19 = bitcast i8* %18 to %struct.ios*
  %20 = bitcast i8* %1 to i64**
  %21 = load i64*, i64** %20, align 8, !tbaa !26
  %22 = getelementptr inbounds i64, i64* %21, i64 -3
  %23 = load i64, i64* %22, align 8, !tbaa !45
  %24 = getelementptr inbounds i8, i8* %1, i64 %23
  %25 = bitcast i8* %24 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4moveERS2_(%struct.ios* noundef %19, %struct.ios* noundef %25) #5
  %26 = load i64*, i64** %6, align 8, !tbaa !26
  %27 = getelementptr inbounds i64, i64* %26, i64 -3
  %28 = load i64, i64* %27, align 8, !tbaa !45
  %29 = getelementptr inbounds i8, i8* %0, i64 %28
  %30 = getelementptr inbounds i8, i8* %29, i64 232
  %31 = bitcast i8* %30 to i8**
  store i8* %10, i8** %31, align 8, !tbaa !46
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i8* @_ZNSt14basic_ifstreamIcSt11char_traitsIcEEaSEOS2_(i8* noundef returned %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = bitcast i8* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !26
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !45
  %7 = getelementptr inbounds i8, i8* %0, i64 %6
  %8 = bitcast i8* %7 to %struct.ios*
  %9 = bitcast i8* %1 to i64**
  %10 = load i64*, i64** %9, align 8, !tbaa !26
  %11 = getelementptr inbounds i64, i64* %10, i64 -3
  %12 = load i64, i64* %11, align 8, !tbaa !45
  %13 = getelementptr inbounds i8, i8* %1, i64 %12
  %14 = bitcast i8* %13 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4swapERS2_(%struct.ios* noundef %8, %struct.ios* noundef %14) #5
  %15 = getelementptr inbounds i8, i8* %0, i64 16
  %16 = bitcast i8* %15 to %struct.file_buffer*
  %17 = getelementptr inbounds i8, i8* %1, i64 16
  %18 = bitcast i8* %17 to %struct.file_buffer*
  %19 = tail call %struct.file_buffer* @_ZNSt13basic_filebufIcSt11char_traitsIcEEaSEOS2_(%struct.file_buffer* noundef nonnull %16, %struct.file_buffer* noundef nonnull %18) #6
  ret i8* %0
}

; Function Attrs: optsize
declare dso_local void @_ZNSt9basic_iosIcSt11char_traitsIcEE4swapERS2_(%struct.ios* noundef, %struct.ios* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt14basic_ifstreamIcSt11char_traitsIcEE4swapERS2_(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = bitcast i8* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !26
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !45
  %7 = getelementptr inbounds i8, i8* %0, i64 %6
  %8 = bitcast i8* %7 to %struct.ios*
  %9 = bitcast i8* %1 to i64**
  %10 = load i64*, i64** %9, align 8, !tbaa !26
  %11 = getelementptr inbounds i64, i64* %10, i64 -3
  %12 = load i64, i64* %11, align 8, !tbaa !45
  %13 = getelementptr inbounds i8, i8* %1, i64 %12
  %14 = bitcast i8* %13 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4swapERS2_(%struct.ios* noundef %8, %struct.ios* noundef %14) #5
  %15 = getelementptr inbounds i8, i8* %0, i64 72
  %16 = bitcast i8* %15 to i8**
  %17 = load i8*, i8** %16, align 8, !tbaa.struct !27
  %18 = getelementptr inbounds i8, i8* %0, i64 88
  %19 = bitcast i8* %18 to i32*
  %20 = load i32, i32* %19, align 8, !tbaa.struct !31
  %21 = getelementptr inbounds i8, i8* %0, i64 120
  %22 = bitcast i8* %21 to %struct.sv_file**
  %23 = load %struct.sv_file*, %struct.sv_file** %22, align 8, !tbaa.struct !32
  %24 = getelementptr inbounds i8, i8* %0, i64 132
  %25 = bitcast i8* %24 to i32*
  %26 = load i32, i32* %25, align 4, !tbaa.struct !33
  %27 = getelementptr inbounds i8, i8* %1, i64 88
  %28 = bitcast i8* %27 to i32*
  %29 = load i32, i32* %28, align 8, !tbaa !16
  store i32 %29, i32* %19, align 8, !tbaa !16
  %30 = getelementptr inbounds i8, i8* %1, i64 120
  %31 = bitcast i8* %30 to %struct.sv_file**
  %32 = load %struct.sv_file*, %struct.sv_file** %31, align 8, !tbaa !14
  store %struct.sv_file* %32, %struct.sv_file** %22, align 8, !tbaa !14
  %33 = getelementptr inbounds i8, i8* %1, i64 132
  %34 = bitcast i8* %33 to i32*
  %35 = load i32, i32* %34, align 4, !tbaa !15
  store i32 %35, i32* %25, align 4, !tbaa !15
  %36 = getelementptr inbounds i8, i8* %1, i64 72
  %37 = bitcast i8* %36 to i8**
  %38 = load i8*, i8** %37, align 8, !tbaa !34
  store i8* %38, i8** %16, align 8, !tbaa !34
  store i32 %20, i32* %28, align 8, !tbaa !16
  store %struct.sv_file* %23, %struct.sv_file** %31, align 8, !tbaa !14
  store i32 %26, i32* %34, align 4, !tbaa !15
  store i8* %17, i8** %37, align 8, !tbaa !34
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local nonnull %struct.buffer* @_ZNKSt14basic_ifstreamIcSt11char_traitsIcEE5rdbufEv(i8* noundef readnone %0) local_unnamed_addr #4 {
  %2 = getelementptr inbounds i8, i8* %0, i64 16
  %3 = bitcast i8* %2 to %struct.buffer*
  ret %struct.buffer* %3
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt14basic_ifstreamIcSt11char_traitsIcEED2Ev(i8* noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, i8* %0, i64 16
  %4 = bitcast i8* %3 to %struct.file_buffer*
  tail call void @_ZNSt13basic_filebufIcSt11char_traitsIcEED2Ev(%struct.file_buffer* noundef nonnull %4) #6
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt14basic_ifstreamIcSt11char_traitsIcEED1Ev(i8* noundef %0) #0 {
  %2 = bitcast i8* %0 to i64**
  %3 = load i64*, i64** %2, align 8, !tbaa !26
  %4 = getelementptr inbounds i64, i64* %3, i64 -3
  %5 = load i64, i64* %4, align 8, !tbaa !45
  %6 = getelementptr inbounds i8, i8* %0, i64 %5
  %7 = bitcast i8* %6 to %struct.ios*
  %8 = getelementptr inbounds i8, i8* %0, i64 16
  %9 = bitcast i8* %8 to %struct.file_buffer*
  tail call void @_ZNSt13basic_filebufIcSt11char_traitsIcEED2Ev(%struct.file_buffer* noundef nonnull %9) #6
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %7) #5
  ret void
}

; Function Attrs: optsize
declare dso_local void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt14basic_ifstreamIcSt11char_traitsIcEED0Ev(i8* noundef %0) #0 {
  %2 = bitcast i8* %0 to i64**
  %3 = load i64*, i64** %2, align 8, !tbaa !26
  %4 = getelementptr inbounds i64, i64* %3, i64 -3
  %5 = load i64, i64* %4, align 8, !tbaa !45
  %6 = getelementptr inbounds i8, i8* %0, i64 %5
  %7 = bitcast i8* %6 to %struct.ios*
  %8 = getelementptr inbounds i8, i8* %0, i64 16
  %9 = bitcast i8* %8 to %struct.file_buffer*
  tail call void @_ZNSt13basic_filebufIcSt11char_traitsIcEED2Ev(%struct.file_buffer* noundef nonnull %9) #5
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %7) #5
  tail call void @_ZdlPv(i8* noundef %0) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZTv0_n24_NSt14basic_ifstreamIcSt11char_traitsIcEED1Ev(%struct.ios* noundef %0) #0 {
  %2 = bitcast %struct.ios* %0 to i8*
  %3 = bitcast %struct.ios* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !26
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !45
  %7 = getelementptr inbounds i8, i8* %2, i64 %6
  %8 = bitcast i8* %7 to i64**
  %9 = load i64*, i64** %8, align 8, !tbaa !26
  %10 = getelementptr inbounds i64, i64* %9, i64 -3
  %11 = load i64, i64* %10, align 8, !tbaa !45
  %12 = getelementptr inbounds i8, i8* %7, i64 %11
  %13 = bitcast i8* %12 to %struct.ios*
  %14 = getelementptr inbounds i8, i8* %7, i64 16
  %15 = bitcast i8* %14 to %struct.file_buffer*
  tail call void @_ZNSt13basic_filebufIcSt11char_traitsIcEED2Ev(%struct.file_buffer* noundef nonnull %15) #5
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %13) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZTv0_n24_NSt14basic_ifstreamIcSt11char_traitsIcEED0Ev(%struct.ios* noundef %0) #0 {
  %2 = bitcast %struct.ios* %0 to i8*
  %3 = bitcast %struct.ios* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !26
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !45
  %7 = getelementptr inbounds i8, i8* %2, i64 %6
  tail call void @_ZNSt14basic_ifstreamIcSt11char_traitsIcEED0Ev(i8* noundef %7) #6
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt14basic_ofstreamIcSt11char_traitsIcEEC1Ev(i8* noundef %0) local_unnamed_addr #0 {
  %2 = bitcast i8* %0 to i8***
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVSt14basic_ofstreamIcSt11char_traitsIcEE, i64 0, i64 0, i32 3, i64 0), i8*** %2, align 8, !tbaa !26
  %3 = getelementptr inbounds i8, i8* %0, i64 248
  %4 = bitcast i8* %3 to i8***
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVSt14basic_ofstreamIcSt11char_traitsIcEE, i64 0, i64 1, i32 3, i64 0), i8*** %4, align 8, !tbaa !41
  %5 = bitcast i8* %3 to %struct.ios*
  %6 = getelementptr inbounds i8, i8* %0, i64 8
  %7 = bitcast i8* %6 to %struct.buffer*
  tail call void @__sv_ios_begin(%struct.ios* noundef nonnull %5, %struct.buffer* noundef nonnull %7) #5, !callees !44
  tail call void @_ZNSt15basic_streambufIcSt11char_traitsIcEEC2Ev(%struct.buffer* noundef nonnull %7) #5
  %8 = bitcast i8* %6 to %struct.buffer_functions**
  store %struct.buffer_functions* getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @_ZTVSt13basic_filebufIcSt11char_traitsIcEE, i64 0, i32 2), %struct.buffer_functions** %8, align 8, !tbaa !2
  %9 = getelementptr inbounds i8, i8* %0, i64 32
  %10 = bitcast i8* %9 to i8**
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @__sv_no_room, i64 0, i64 0), i8** %10, align 8, !tbaa !10
  %11 = getelementptr inbounds i8, i8* %0, i64 24
  %12 = bitcast i8* %11 to i8**
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @__sv_no_room, i64 0, i64 0), i8** %12, align 8, !tbaa !11
  %13 = getelementptr inbounds i8, i8* %0, i64 16
  %14 = bitcast i8* %13 to i8**
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @__sv_no_room, i64 0, i64 0), i8** %14, align 8, !tbaa !12
  %15 = getelementptr inbounds i8, i8* %0, i64 112
  %16 = bitcast i8* %15 to %struct.sv_file**
  %17 = getelementptr inbounds i8, i8* %0, i64 72
  %18 = bitcast i8* %17 to i8**
  store i8* %15, i8** %18, align 8, !tbaa !13
  store %struct.sv_file* null, %struct.sv_file** %16, align 8, !tbaa !14
  %19 = getelementptr inbounds i8, i8* %0, i64 124
  %20 = bitcast i8* %19 to i32*
  store i32 0, i32* %20, align 4, !tbaa !15
  %21 = getelementptr inbounds i8, i8* %0, i64 80
  %22 = bitcast i8* %21 to i32*
  store i32 -1, i32* %22, align 8, !tbaa !16
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @make_OUTPUT_HEAD(i8* noundef %0, i8*** noundef readonly %1) unnamed_addr #0 {
  %3 = load i8**, i8*** %1, align 8, !tbaa !26
  %4 = bitcast i8* %0 to i8***
  store i8** %3, i8*** %4, align 8, !tbaa !26
  %5 = getelementptr inbounds i8**, i8*** %1, i64 3
  %6 = load i8**, i8*** %5, align 8, !tbaa !26
  %7 = bitcast i8* %0 to i64**
  %8 = getelementptr inbounds i8*, i8** %3, i64 -3
  %9 = bitcast i8** %8 to i64*
  %10 = load i64, i64* %9, align 8, !tbaa !45
  %11 = getelementptr inbounds i8, i8* %0, i64 %10
  %12 = bitcast i8* %11 to i8***
  store i8** %6, i8*** %12, align 8, !tbaa !41
  %13 = icmp eq i8*** %1, bitcast ([4 x i8*]* @_ZTTSt14basic_ofstreamIcSt11char_traitsIcEE to i8***)
  %14 = select i1 %13, void (%struct.ios*, %struct.buffer*)* @__sv_ios_begin, void (%struct.ios*, %struct.buffer*)* @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E
  %15 = load i64*, i64** %7, align 8, !tbaa !26
  %16 = getelementptr inbounds i64, i64* %15, i64 -3
  %17 = load i64, i64* %16, align 8, !tbaa !45
  %18 = getelementptr inbounds i8, i8* %0, i64 %17
  %19 = bitcast i8* %18 to %struct.ios*
  %20 = getelementptr inbounds i8, i8* %0, i64 8
  %21 = bitcast i8* %20 to %struct.buffer*
  tail call void %14(%struct.ios* noundef %19, %struct.buffer* noundef nonnull %21) #5, !callees !44
  tail call void @_ZNSt15basic_streambufIcSt11char_traitsIcEEC2Ev(%struct.buffer* noundef nonnull %21) #5
  %22 = bitcast i8* %20 to %struct.buffer_functions**
  store %struct.buffer_functions* getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @_ZTVSt13basic_filebufIcSt11char_traitsIcEE, i64 0, i32 2), %struct.buffer_functions** %22, align 8, !tbaa !2
  %23 = getelementptr inbounds i8, i8* %0, i64 32
  %24 = bitcast i8* %23 to i8**
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @__sv_no_room, i64 0, i64 0), i8** %24, align 8, !tbaa !10
  %25 = getelementptr inbounds i8, i8* %0, i64 24
  %26 = bitcast i8* %25 to i8**
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @__sv_no_room, i64 0, i64 0), i8** %26, align 8, !tbaa !11
  %27 = getelementptr inbounds i8, i8* %0, i64 16
  %28 = bitcast i8* %27 to i8**
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @__sv_no_room, i64 0, i64 0), i8** %28, align 8, !tbaa !12
  %29 = getelementptr inbounds i8, i8* %0, i64 112
  %30 = bitcast i8* %29 to %struct.sv_file**
  %31 = getelementptr inbounds i8, i8* %0, i64 72
  %32 = bitcast i8* %31 to i8**
  store i8* %29, i8** %32, align 8, !tbaa !13
  store %struct.sv_file* null, %struct.sv_file** %30, align 8, !tbaa !14
  %33 = getelementptr inbounds i8, i8* %0, i64 124
  %34 = bitcast i8* %33 to i32*
  store i32 0, i32* %34, align 4, !tbaa !15
  %35 = getelementptr inbounds i8, i8* %0, i64 80
  %36 = bitcast i8* %35 to i32*
  store i32 -1, i32* %36, align 8, !tbaa !16
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt14basic_ofstreamIcSt11char_traitsIcEEC2Ev(i8* noundef %0, i8*** noundef %1) local_unnamed_addr #0 {
  tail call fastcc void @make_OUTPUT_HEAD(i8* noundef %0, i8*** noundef %1) #6
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt14basic_ofstreamIcSt11char_traitsIcEEC1EPKcSt13_Ios_Openmode(i8* noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = bitcast i8* %0 to i8***
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVSt14basic_ofstreamIcSt11char_traitsIcEE, i64 0, i64 0, i32 3, i64 0), i8*** %4, align 8, !tbaa !26
  %5 = getelementptr inbounds i8, i8* %0, i64 248
  %6 = bitcast i8* %5 to i8***
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVSt14basic_ofstreamIcSt11char_traitsIcEE, i64 0, i64 1, i32 3, i64 0), i8*** %6, align 8, !tbaa !41
  %7 = bitcast i8* %5 to %struct.ios*
  %8 = getelementptr inbounds i8, i8* %0, i64 8
  %9 = bitcast i8* %8 to %struct.buffer*
  tail call void @__sv_ios_begin(%struct.ios* noundef nonnull %7, %struct.buffer* noundef nonnull %9) #5, !callees !44
  tail call void @_ZNSt15basic_streambufIcSt11char_traitsIcEEC2Ev(%struct.buffer* noundef nonnull %9) #5
  %10 = bitcast i8* %8 to %struct.buffer_functions**
  store %struct.buffer_functions* getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @_ZTVSt13basic_filebufIcSt11char_traitsIcEE, i64 0, i32 2), %struct.buffer_functions** %10, align 8, !tbaa !2
  %11 = getelementptr inbounds i8, i8* %0, i64 32
  %12 = bitcast i8* %11 to i8**
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @__sv_no_room, i64 0, i64 0), i8** %12, align 8, !tbaa !10
  %13 = getelementptr inbounds i8, i8* %0, i64 24
  %14 = bitcast i8* %13 to i8**
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @__sv_no_room, i64 0, i64 0), i8** %14, align 8, !tbaa !11
  %15 = getelementptr inbounds i8, i8* %0, i64 16
  %16 = bitcast i8* %15 to i8**
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @__sv_no_room, i64 0, i64 0), i8** %16, align 8, !tbaa !12
  %17 = getelementptr inbounds i8, i8* %0, i64 112
  %18 = bitcast i8* %17 to %struct.sv_file**
  %19 = getelementptr inbounds i8, i8* %0, i64 72
  %20 = bitcast i8* %19 to i8**
  store i8* %17, i8** %20, align 8, !tbaa !13
  store %struct.sv_file* null, %struct.sv_file** %18, align 8, !tbaa !14
  %21 = getelementptr inbounds i8, i8* %0, i64 124
  %22 = bitcast i8* %21 to i32*
  store i32 0, i32* %22, align 4, !tbaa !15
  %23 = getelementptr inbounds i8, i8* %0, i64 80
  %24 = bitcast i8* %23 to i32*
  store i32 -1, i32* %24, align 8, !tbaa !16
  tail call fastcc void @open_OUTPUT_HEAD(i8* noundef %0, i8* noundef %1, i32 noundef %2) #6
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @open_OUTPUT_HEAD(i8* noundef %0, i8* noundef %1, i32 noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds i8, i8* %0, i64 8
  %5 = bitcast i8* %4 to %struct.file_buffer*
  %6 = or i32 %2, 16
  %7 = tail call %struct.file_buffer* @_ZNSt13basic_filebufIcSt11char_traitsIcEE4openEPKcSt13_Ios_Openmode(%struct.file_buffer* noundef nonnull %5, i8* noundef %1, i32 noundef %6) #6
  %8 = icmp eq %struct.file_buffer* %7, null
  %9 = bitcast i8* %0 to i64**
  %10 = load i64*, i64** %9, align 8, !tbaa !26
  %11 = getelementptr inbounds i64, i64* %10, i64 -3
  %12 = load i64, i64* %11, align 8, !tbaa !45
  %13 = getelementptr inbounds i8, i8* %0, i64 %12
  %14 = bitcast i8* %13 to %struct.ios*
  br i1 %8, label %16, label %15

15:                                               ; preds = %3
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(%struct.ios* noundef %14, i32 noundef 0) #5
  br label %17

16:                                               ; preds = %3
  tail call void @__sv_set_state(%struct.ios* noundef %14, i32 noundef 4, i32 noundef 0) #5
  br label %17

17:                                               ; preds = %16, %15
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt14basic_ofstreamIcSt11char_traitsIcEEC2EPKcSt13_Ios_Openmode(i8* noundef %0, i8*** noundef %1, i8* noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  tail call fastcc void @make_OUTPUT_HEAD(i8* noundef %0, i8*** noundef %1) #6
  tail call fastcc void @open_OUTPUT_HEAD(i8* noundef %0, i8* noundef %2, i32 noundef %3) #6
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt14basic_ofstreamIcSt11char_traitsIcEEC1ERKNSt7__cxx1112basic_stringIcS1_SaIcEEESt13_Ios_Openmode(i8* noundef %0, %struct.string* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = bitcast i8* %0 to i8***
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVSt14basic_ofstreamIcSt11char_traitsIcEE, i64 0, i64 0, i32 3, i64 0), i8*** %4, align 8, !tbaa !26
  %5 = getelementptr inbounds i8, i8* %0, i64 248
  %6 = bitcast i8* %5 to i8***
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVSt14basic_ofstreamIcSt11char_traitsIcEE, i64 0, i64 1, i32 3, i64 0), i8*** %6, align 8, !tbaa !41
  %7 = bitcast i8* %5 to %struct.ios*
  %8 = getelementptr inbounds i8, i8* %0, i64 8
  %9 = bitcast i8* %8 to %struct.buffer*
  tail call void @__sv_ios_begin(%struct.ios* noundef nonnull %7, %struct.buffer* noundef nonnull %9) #5, !callees !44
  tail call void @_ZNSt15basic_streambufIcSt11char_traitsIcEEC2Ev(%struct.buffer* noundef nonnull %9) #5
  %10 = bitcast i8* %8 to %struct.buffer_functions**
  store %struct.buffer_functions* getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @_ZTVSt13basic_filebufIcSt11char_traitsIcEE, i64 0, i32 2), %struct.buffer_functions** %10, align 8, !tbaa !2
  %11 = getelementptr inbounds i8, i8* %0, i64 32
  %12 = bitcast i8* %11 to i8**
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @__sv_no_room, i64 0, i64 0), i8** %12, align 8, !tbaa !10
  %13 = getelementptr inbounds i8, i8* %0, i64 24
  %14 = bitcast i8* %13 to i8**
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @__sv_no_room, i64 0, i64 0), i8** %14, align 8, !tbaa !11
  %15 = getelementptr inbounds i8, i8* %0, i64 16
  %16 = bitcast i8* %15 to i8**
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @__sv_no_room, i64 0, i64 0), i8** %16, align 8, !tbaa !12
  %17 = getelementptr inbounds i8, i8* %0, i64 112
  %18 = bitcast i8* %17 to %struct.sv_file**
  %19 = getelementptr inbounds i8, i8* %0, i64 72
  %20 = bitcast i8* %19 to i8**
  store i8* %17, i8** %20, align 8, !tbaa !13
  store %struct.sv_file* null, %struct.sv_file** %18, align 8, !tbaa !14
  %21 = getelementptr inbounds i8, i8* %0, i64 124
  %22 = bitcast i8* %21 to i32*
  store i32 0, i32* %22, align 4, !tbaa !15
  %23 = getelementptr inbounds i8, i8* %0, i64 80
  %24 = bitcast i8* %23 to i32*
  store i32 -1, i32* %24, align 8, !tbaa !16
  %25 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %26 = load i8*, i8** %25, align 8, !tbaa !23
  tail call fastcc void @open_OUTPUT_HEAD(i8* noundef %0, i8* noundef %26, i32 noundef %2) #6
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt14basic_ofstreamIcSt11char_traitsIcEEC2ERKNSt7__cxx1112basic_stringIcS1_SaIcEEESt13_Ios_Openmode(i8* noundef %0, i8*** noundef %1, %struct.string* nocapture noundef readonly %2, i32 noundef %3) local_unnamed_addr #0 {
  tail call fastcc void @make_OUTPUT_HEAD(i8* noundef %0, i8*** noundef %1) #6
  %5 = getelementptr inbounds %struct.string, %struct.string* %2, i64 0, i32 0
  %6 = load i8*, i8** %5, align 8, !tbaa !23
  tail call fastcc void @open_OUTPUT_HEAD(i8* noundef %0, i8* noundef %6, i32 noundef %3) #6
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt14basic_ofstreamIcSt11char_traitsIcEE4openEPKcSt13_Ios_Openmode(i8* noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  tail call fastcc void @open_OUTPUT_HEAD(i8* noundef %0, i8* noundef %1, i32 noundef %2) #6
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt14basic_ofstreamIcSt11char_traitsIcEE4openERKNSt7__cxx1112basic_stringIcS1_SaIcEEESt13_Ios_Openmode(i8* noundef %0, %struct.string* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8, !tbaa !23
  tail call fastcc void @open_OUTPUT_HEAD(i8* noundef %0, i8* noundef %5, i32 noundef %2) #6
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt14basic_ofstreamIcSt11char_traitsIcEE5closeEv(i8* noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds i8, i8* %0, i64 112
  %3 = bitcast i8* %2 to %struct.sv_file**
  %4 = load %struct.sv_file*, %struct.sv_file** %3, align 8, !tbaa !14
  store %struct.sv_file* null, %struct.sv_file** %3, align 8, !tbaa !14
  %5 = icmp eq %struct.sv_file* %4, null
  br i1 %5, label %9, label %6

6:                                                ; preds = %1
  %7 = tail call i32 @fclose(%struct.sv_file* noundef nonnull %4) #5
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %16, label %9

9:                                                ; preds = %1, %6
  %10 = bitcast i8* %0 to i64**
  %11 = load i64*, i64** %10, align 8, !tbaa !26
  %12 = getelementptr inbounds i64, i64* %11, i64 -3
  %13 = load i64, i64* %12, align 8, !tbaa !45
  %14 = getelementptr inbounds i8, i8* %0, i64 %13
  %15 = bitcast i8* %14 to %struct.ios*
  tail call void @__sv_set_state(%struct.ios* noundef %15, i32 noundef 4, i32 noundef 0) #5
  br label %16

16:                                               ; preds = %6, %9
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local zeroext i1 @_ZNSt14basic_ofstreamIcSt11char_traitsIcEE7is_openEv(i8* nocapture noundef readonly %0) local_unnamed_addr #2 {
  %2 = getelementptr inbounds i8, i8* %0, i64 112
  %3 = bitcast i8* %2 to %struct.sv_file**
  %4 = load %struct.sv_file*, %struct.sv_file** %3, align 8, !tbaa !14
  %5 = icmp ne %struct.sv_file* %4, null
  ret i1 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local zeroext i1 @_ZNKSt14basic_ofstreamIcSt11char_traitsIcEE7is_openEv(i8* nocapture noundef readonly %0) local_unnamed_addr #2 {
  %2 = getelementptr inbounds i8, i8* %0, i64 112
  %3 = bitcast i8* %2 to %struct.sv_file**
  %4 = load %struct.sv_file*, %struct.sv_file** %3, align 8, !tbaa !14
  %5 = icmp ne %struct.sv_file* %4, null
  ret i1 %5
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt14basic_ofstreamIcSt11char_traitsIcEEC2EOS2_(i8* noundef %0, i8*** noundef readonly %1, i8* noundef %2) local_unnamed_addr #0 {
  %4 = load i8**, i8*** %1, align 8, !tbaa !26
  %5 = bitcast i8* %0 to i8***
  store i8** %4, i8*** %5, align 8, !tbaa !26
  %6 = getelementptr inbounds i8**, i8*** %1, i64 3
  %7 = load i8**, i8*** %6, align 8, !tbaa !26
  %8 = bitcast i8* %0 to i64**
  %9 = getelementptr inbounds i8*, i8** %4, i64 -3
  %10 = bitcast i8** %9 to i64*
  %11 = load i64, i64* %10, align 8, !tbaa !45
  %12 = getelementptr inbounds i8, i8* %0, i64 %11
  %13 = bitcast i8* %12 to i8***
  store i8** %7, i8*** %13, align 8, !tbaa !41
  %14 = icmp eq i8*** %1, bitcast ([4 x i8*]* @_ZTTSt14basic_ofstreamIcSt11char_traitsIcEE to i8***)
  %15 = select i1 %14, void (%struct.ios*, %struct.buffer*)* @__sv_ios_begin, void (%struct.ios*, %struct.buffer*)* @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E
  %16 = load i64*, i64** %8, align 8, !tbaa !26
  %17 = getelementptr inbounds i64, i64* %16, i64 -3
  %18 = load i64, i64* %17, align 8, !tbaa !45
  %19 = getelementptr inbounds i8, i8* %0, i64 %18
  %20 = bitcast i8* %19 to %struct.ios*
  %21 = getelementptr inbounds i8, i8* %0, i64 8
  %22 = bitcast i8* %21 to %struct.buffer*
  tail call void %15(%struct.ios* noundef %20, %struct.buffer* noundef nonnull %22) #5, !callees !44
  %23 = bitcast i8* %21 to %struct.file_buffer*
  %24 = getelementptr inbounds i8, i8* %2, i64 8
  %25 = bitcast i8* %24 to %struct.file_buffer*
  tail call void @_ZNSt13basic_filebufIcSt11char_traitsIcEEC2EOS2_(%struct.file_buffer* noundef nonnull %23, %struct.file_buffer* noundef nonnull %25) #6
  %26 = load i64*, i64** %8, align 8, !tbaa !26
  %27 = getelementptr inbounds i64, i64* %26, i64 -3
  %28 = load i64, i64* %27, align 8, !tbaa !45
  %29 = getelementptr inbounds i8, i8* %0, i64 %28
  %30 = bitcast i8* %29 to %struct.ios*
  %31 = bitcast i8* %2 to i64**
  %32 = load i64*, i64** %31, align 8, !tbaa !26
  %33 = getelementptr inbounds i64, i64* %32, i64 -3
  %34 = load i64, i64* %33, align 8, !tbaa !45
  %35 = getelementptr inbounds i8, i8* %2, i64 %34
  %36 = bitcast i8* %35 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4moveERS2_(%struct.ios* noundef %30, %struct.ios* noundef %36) #5
  %37 = load i64*, i64** %8, align 8, !tbaa !26
  %38 = getelementptr inbounds i64, i64* %37, i64 -3
  %39 = load i64, i64* %38, align 8, !tbaa !45
  %40 = getelementptr inbounds i8, i8* %0, i64 %39
  %41 = getelementptr inbounds i8, i8* %40, i64 232
  %42 = bitcast i8* %41 to i8**
  store i8* %21, i8** %42, align 8, !tbaa !46
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt14basic_ofstreamIcSt11char_traitsIcEEC1EOS2_(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = bitcast i8* %0 to i8***
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVSt14basic_ofstreamIcSt11char_traitsIcEE, i64 0, i64 0, i32 3, i64 0), i8*** %3, align 8, !tbaa !26
  %4 = bitcast i8* %0 to i64**
  %5 = getelementptr inbounds i8, i8* %0, i64 248
  %6 = bitcast i8* %5 to i8***
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVSt14basic_ofstreamIcSt11char_traitsIcEE, i64 0, i64 1, i32 3, i64 0), i8*** %6, align 8, !tbaa !41
  %7 = bitcast i8* %5 to %struct.ios*
  %8 = getelementptr inbounds i8, i8* %0, i64 8
  %9 = bitcast i8* %8 to %struct.buffer*
  tail call void @__sv_ios_begin(%struct.ios* noundef nonnull %7, %struct.buffer* noundef nonnull %9) #5, !callees !44
  %10 = bitcast i8* %8 to %struct.file_buffer*
  %11 = getelementptr inbounds i8, i8* %1, i64 8
  %12 = bitcast i8* %11 to %struct.file_buffer*
  tail call void @_ZNSt13basic_filebufIcSt11char_traitsIcEEC2EOS2_(%struct.file_buffer* noundef nonnull %10, %struct.file_buffer* noundef nonnull %12) #5
  %13 = load i64*, i64** %4, align 8, !tbaa !26
  %14 = getelementptr inbounds i64, i64* %13, i64 -3
  %15 = load i64, i64* %14, align 8, !tbaa !45
  %16 = getelementptr inbounds i8, i8* %0, i64 %15
  %17 = bitcast i8* %16 to %struct.ios*
  %18 = bitcast i8* %1 to i64**
  %19 = load i64*, i64** %18, align 8, !tbaa !26
  %20 = getelementptr inbounds i64, i64* %19, i64 -3
  %21 = load i64, i64* %20, align 8, !tbaa !45
  %22 = getelementptr inbounds i8, i8* %1, i64 %21
  %23 = bitcast i8* %22 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4moveERS2_(%struct.ios* noundef %17, %struct.ios* noundef %23) #5
  %24 = load i64*, i64** %4, align 8, !tbaa !26
  %25 = getelementptr inbounds i64, i64* %24, i64 -3
  %26 = load i64, i64* %25, align 8, !tbaa !45
  %27 = getelementptr inbounds i8, i8* %0, i64 %26
  %28 = getelementptr inbounds i8, i8* %27, i64 232
  %29 = bitcast i8* %28 to i8**
  store i8* %8, i8** %29, align 8, !tbaa !46
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i8* @_ZNSt14basic_ofstreamIcSt11char_traitsIcEEaSEOS2_(i8* noundef returned %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = bitcast i8* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !26
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !45
  %7 = getelementptr inbounds i8, i8* %0, i64 %6
  %8 = bitcast i8* %7 to %struct.ios*
  %9 = bitcast i8* %1 to i64**
  %10 = load i64*, i64** %9, align 8, !tbaa !26
  %11 = getelementptr inbounds i64, i64* %10, i64 -3
  %12 = load i64, i64* %11, align 8, !tbaa !45
  %13 = getelementptr inbounds i8, i8* %1, i64 %12
  %14 = bitcast i8* %13 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4swapERS2_(%struct.ios* noundef %8, %struct.ios* noundef %14) #5
  %15 = getelementptr inbounds i8, i8* %0, i64 8
  %16 = bitcast i8* %15 to %struct.file_buffer*
  %17 = getelementptr inbounds i8, i8* %1, i64 8
  %18 = bitcast i8* %17 to %struct.file_buffer*
  %19 = tail call %struct.file_buffer* @_ZNSt13basic_filebufIcSt11char_traitsIcEEaSEOS2_(%struct.file_buffer* noundef nonnull %16, %struct.file_buffer* noundef nonnull %18) #6
  ret i8* %0
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt14basic_ofstreamIcSt11char_traitsIcEE4swapERS2_(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = bitcast i8* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !26
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !45
  %7 = getelementptr inbounds i8, i8* %0, i64 %6
  %8 = bitcast i8* %7 to %struct.ios*
  %9 = bitcast i8* %1 to i64**
  %10 = load i64*, i64** %9, align 8, !tbaa !26
  %11 = getelementptr inbounds i64, i64* %10, i64 -3
  %12 = load i64, i64* %11, align 8, !tbaa !45
  %13 = getelementptr inbounds i8, i8* %1, i64 %12
  %14 = bitcast i8* %13 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4swapERS2_(%struct.ios* noundef %8, %struct.ios* noundef %14) #5
  %15 = getelementptr inbounds i8, i8* %0, i64 64
  %16 = bitcast i8* %15 to i8**
  %17 = load i8*, i8** %16, align 8, !tbaa.struct !27
  %18 = getelementptr inbounds i8, i8* %0, i64 80
  %19 = bitcast i8* %18 to i32*
  %20 = load i32, i32* %19, align 8, !tbaa.struct !31
  %21 = getelementptr inbounds i8, i8* %0, i64 112
  %22 = bitcast i8* %21 to %struct.sv_file**
  %23 = load %struct.sv_file*, %struct.sv_file** %22, align 8, !tbaa.struct !32
  %24 = getelementptr inbounds i8, i8* %0, i64 124
  %25 = bitcast i8* %24 to i32*
  %26 = load i32, i32* %25, align 4, !tbaa.struct !33
  %27 = getelementptr inbounds i8, i8* %1, i64 80
  %28 = bitcast i8* %27 to i32*
  %29 = load i32, i32* %28, align 8, !tbaa !16
  store i32 %29, i32* %19, align 8, !tbaa !16
  %30 = getelementptr inbounds i8, i8* %1, i64 112
  %31 = bitcast i8* %30 to %struct.sv_file**
  %32 = load %struct.sv_file*, %struct.sv_file** %31, align 8, !tbaa !14
  store %struct.sv_file* %32, %struct.sv_file** %22, align 8, !tbaa !14
  %33 = getelementptr inbounds i8, i8* %1, i64 124
  %34 = bitcast i8* %33 to i32*
  %35 = load i32, i32* %34, align 4, !tbaa !15
  store i32 %35, i32* %25, align 4, !tbaa !15
  %36 = getelementptr inbounds i8, i8* %1, i64 64
  %37 = bitcast i8* %36 to i8**
  %38 = load i8*, i8** %37, align 8, !tbaa !34
  store i8* %38, i8** %16, align 8, !tbaa !34
  store i32 %20, i32* %28, align 8, !tbaa !16
  store %struct.sv_file* %23, %struct.sv_file** %31, align 8, !tbaa !14
  store i32 %26, i32* %34, align 4, !tbaa !15
  store i8* %17, i8** %37, align 8, !tbaa !34
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local nonnull %struct.buffer* @_ZNKSt14basic_ofstreamIcSt11char_traitsIcEE5rdbufEv(i8* noundef readnone %0) local_unnamed_addr #4 {
  %2 = getelementptr inbounds i8, i8* %0, i64 8
  %3 = bitcast i8* %2 to %struct.buffer*
  ret %struct.buffer* %3
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt14basic_ofstreamIcSt11char_traitsIcEED2Ev(i8* noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, i8* %0, i64 8
  %4 = bitcast i8* %3 to %struct.file_buffer*
  tail call void @_ZNSt13basic_filebufIcSt11char_traitsIcEED2Ev(%struct.file_buffer* noundef nonnull %4) #6
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt14basic_ofstreamIcSt11char_traitsIcEED1Ev(i8* noundef %0) #0 {
  %2 = bitcast i8* %0 to i64**
  %3 = load i64*, i64** %2, align 8, !tbaa !26
  %4 = getelementptr inbounds i64, i64* %3, i64 -3
  %5 = load i64, i64* %4, align 8, !tbaa !45
  %6 = getelementptr inbounds i8, i8* %0, i64 %5
  %7 = bitcast i8* %6 to %struct.ios*
  %8 = getelementptr inbounds i8, i8* %0, i64 8
  %9 = bitcast i8* %8 to %struct.file_buffer*
  tail call void @_ZNSt13basic_filebufIcSt11char_traitsIcEED2Ev(%struct.file_buffer* noundef nonnull %9) #6
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %7) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt14basic_ofstreamIcSt11char_traitsIcEED0Ev(i8* noundef %0) #0 {
  %2 = bitcast i8* %0 to i64**
  %3 = load i64*, i64** %2, align 8, !tbaa !26
  %4 = getelementptr inbounds i64, i64* %3, i64 -3
  %5 = load i64, i64* %4, align 8, !tbaa !45
  %6 = getelementptr inbounds i8, i8* %0, i64 %5
  %7 = bitcast i8* %6 to %struct.ios*
  %8 = getelementptr inbounds i8, i8* %0, i64 8
  %9 = bitcast i8* %8 to %struct.file_buffer*
  tail call void @_ZNSt13basic_filebufIcSt11char_traitsIcEED2Ev(%struct.file_buffer* noundef nonnull %9) #5
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %7) #5
  tail call void @_ZdlPv(i8* noundef %0) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZTv0_n24_NSt14basic_ofstreamIcSt11char_traitsIcEED1Ev(%struct.ios* noundef %0) #0 {
  %2 = bitcast %struct.ios* %0 to i8*
  %3 = bitcast %struct.ios* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !26
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !45
  %7 = getelementptr inbounds i8, i8* %2, i64 %6
  %8 = bitcast i8* %7 to i64**
  %9 = load i64*, i64** %8, align 8, !tbaa !26
  %10 = getelementptr inbounds i64, i64* %9, i64 -3
  %11 = load i64, i64* %10, align 8, !tbaa !45
  %12 = getelementptr inbounds i8, i8* %7, i64 %11
  %13 = bitcast i8* %12 to %struct.ios*
  %14 = getelementptr inbounds i8, i8* %7, i64 8
  %15 = bitcast i8* %14 to %struct.file_buffer*
  tail call void @_ZNSt13basic_filebufIcSt11char_traitsIcEED2Ev(%struct.file_buffer* noundef nonnull %15) #5
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %13) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZTv0_n24_NSt14basic_ofstreamIcSt11char_traitsIcEED0Ev(%struct.ios* noundef %0) #0 {
  %2 = bitcast %struct.ios* %0 to i8*
  %3 = bitcast %struct.ios* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !26
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !45
  %7 = getelementptr inbounds i8, i8* %2, i64 %6
  tail call void @_ZNSt14basic_ofstreamIcSt11char_traitsIcEED0Ev(i8* noundef %7) #6
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt13basic_fstreamIcSt11char_traitsIcEEC1Ev(i8* noundef %0) local_unnamed_addr #0 {
  %2 = bitcast i8* %0 to i8***
  store i8** getelementptr inbounds ([3 x %struct.part], [3 x %struct.part]* @_ZTVSt13basic_fstreamIcSt11char_traitsIcEE, i64 0, i64 0, i32 3, i64 0), i8*** %2, align 8, !tbaa !26
  %3 = getelementptr inbounds i8, i8* %0, i64 16
  %4 = bitcast i8* %3 to i8***
  store i8** getelementptr inbounds ([3 x %struct.part], [3 x %struct.part]* @_ZTVSt13basic_fstreamIcSt11char_traitsIcEE, i64 0, i64 1, i32 3, i64 0), i8*** %4, align 8, !tbaa !47
  %5 = getelementptr inbounds i8, i8* %0, i64 8
  %6 = bitcast i8* %5 to i64*
  store i64 0, i64* %6, align 8, !tbaa !39
  %7 = getelementptr inbounds i8, i8* %0, i64 264
  %8 = bitcast i8* %7 to i8***
  store i8** getelementptr inbounds ([3 x %struct.part], [3 x %struct.part]* @_ZTVSt13basic_fstreamIcSt11char_traitsIcEE, i64 0, i64 2, i32 3, i64 0), i8*** %8, align 8, !tbaa !41
  %9 = bitcast i8* %7 to %struct.ios*
  %10 = getelementptr inbounds i8, i8* %0, i64 24
  %11 = bitcast i8* %10 to %struct.buffer*
  tail call void @__sv_ios_begin(%struct.ios* noundef nonnull %9, %struct.buffer* noundef nonnull %11) #5, !callees !44
  tail call void @_ZNSt15basic_streambufIcSt11char_traitsIcEEC2Ev(%struct.buffer* noundef nonnull %11) #5
  %12 = bitcast i8* %10 to %struct.buffer_functions**
  store %struct.buffer_functions* getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @_ZTVSt13basic_filebufIcSt11char_traitsIcEE, i64 0, i32 2), %struct.buffer_functions** %12, align 8, !tbaa !2
  %13 = getelementptr inbounds i8, i8* %0, i64 48
  %14 = bitcast i8* %13 to i8**
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @__sv_no_room, i64 0, i64 0), i8** %14, align 8, !tbaa !10
  %15 = getelementptr inbounds i8, i8* %0, i64 40
  %16 = bitcast i8* %15 to i8**
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @__sv_no_room, i64 0, i64 0), i8** %16, align 8, !tbaa !11
  %17 = getelementptr inbounds i8, i8* %0, i64 32
  %18 = bitcast i8* %17 to i8**
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @__sv_no_room, i64 0, i64 0), i8** %18, align 8, !tbaa !12
  %19 = getelementptr inbounds i8, i8* %0, i64 128
  %20 = bitcast i8* %19 to %struct.sv_file**
  %21 = getelementptr inbounds i8, i8* %0, i64 88
  %22 = bitcast i8* %21 to i8**
  store i8* %19, i8** %22, align 8, !tbaa !13
  store %struct.sv_file* null, %struct.sv_file** %20, align 8, !tbaa !14
  %23 = getelementptr inbounds i8, i8* %0, i64 140
  %24 = bitcast i8* %23 to i32*
  store i32 0, i32* %24, align 4, !tbaa !15
  %25 = getelementptr inbounds i8, i8* %0, i64 96
  %26 = bitcast i8* %25 to i32*
  store i32 -1, i32* %26, align 8, !tbaa !16
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @make_BOTH_HEADS(i8* noundef %0, i8*** noundef readonly %1) unnamed_addr #0 {
  %3 = load i8**, i8*** %1, align 8, !tbaa !26
  %4 = bitcast i8* %0 to i8***
  store i8** %3, i8*** %4, align 8, !tbaa !26
  %5 = getelementptr inbounds i8**, i8*** %1, i64 9
  %6 = load i8**, i8*** %5, align 8, !tbaa !26
  %7 = getelementptr inbounds i8, i8* %0, i64 16
  %8 = bitcast i8* %7 to i8***
  store i8** %6, i8*** %8, align 8, !tbaa !47
  %9 = getelementptr inbounds i8, i8* %0, i64 8
  %10 = bitcast i8* %9 to i64*
  store i64 0, i64* %10, align 8, !tbaa !39
  %11 = getelementptr inbounds i8**, i8*** %1, i64 8
  %12 = load i8**, i8*** %11, align 8, !tbaa !26
  %13 = bitcast i8* %0 to i64**
  %14 = getelementptr inbounds i8*, i8** %3, i64 -3
  %15 = bitcast i8** %14 to i64*
  %16 = load i64, i64* %15, align 8, !tbaa !45
  %17 = getelementptr inbounds i8, i8* %0, i64 %16
  %18 = bitcast i8* %17 to i8***
  store i8** %12, i8*** %18, align 8, !tbaa !41
  %19 = icmp eq i8*** %1, bitcast ([10 x i8*]* @_ZTTSt13basic_fstreamIcSt11char_traitsIcEE to i8***)
  %20 = select i1 %19, void (%struct.ios*, %struct.buffer*)* @__sv_ios_begin, void (%struct.ios*, %struct.buffer*)* @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E
  %21 = load i64*, i64** %13, align 8, !tbaa !26
  %22 = getelementptr inbounds i64, i64* %21, i64 -3
  %23 = load i64, i64* %22, align 8, !tbaa !45
  %24 = getelementptr inbounds i8, i8* %0, i64 %23
  %25 = bitcast i8* %24 to %struct.ios*
  %26 = getelementptr inbounds i8, i8* %0, i64 24
  %27 = bitcast i8* %26 to %struct.buffer*
  tail call void %20(%struct.ios* noundef %25, %struct.buffer* noundef nonnull %27) #5, !callees !44
  tail call void @_ZNSt15basic_streambufIcSt11char_traitsIcEEC2Ev(%struct.buffer* noundef nonnull %27) #5
  %28 = bitcast i8* %26 to %struct.buffer_functions**
  store %struct.buffer_functions* getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @_ZTVSt13basic_filebufIcSt11char_traitsIcEE, i64 0, i32 2), %struct.buffer_functions** %28, align 8, !tbaa !2
  %29 = getelementptr inbounds i8, i8* %0, i64 48
  %30 = bitcast i8* %29 to i8**
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @__sv_no_room, i64 0, i64 0), i8** %30, align 8, !tbaa !10
  %31 = getelementptr inbounds i8, i8* %0, i64 40
  %32 = bitcast i8* %31 to i8**
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @__sv_no_room, i64 0, i64 0), i8** %32, align 8, !tbaa !11
  %33 = getelementptr inbounds i8, i8* %0, i64 32
  %34 = bitcast i8* %33 to i8**
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @__sv_no_room, i64 0, i64 0), i8** %34, align 8, !tbaa !12
  %35 = getelementptr inbounds i8, i8* %0, i64 128
  %36 = bitcast i8* %35 to %struct.sv_file**
  %37 = getelementptr inbounds i8, i8* %0, i64 88
  %38 = bitcast i8* %37 to i8**
  store i8* %35, i8** %38, align 8, !tbaa !13
  store %struct.sv_file* null, %struct.sv_file** %36, align 8, !tbaa !14
  %39 = getelementptr inbounds i8, i8* %0, i64 140
  %40 = bitcast i8* %39 to i32*
  store i32 0, i32* %40, align 4, !tbaa !15
  %41 = getelementptr inbounds i8, i8* %0, i64 96
  %42 = bitcast i8* %41 to i32*
  store i32 -1, i32* %42, align 8, !tbaa !16
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt13basic_fstreamIcSt11char_traitsIcEEC2Ev(i8* noundef %0, i8*** noundef %1) local_unnamed_addr #0 {
  tail call fastcc void @make_BOTH_HEADS(i8* noundef %0, i8*** noundef %1) #6
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt13basic_fstreamIcSt11char_traitsIcEEC1EPKcSt13_Ios_Openmode(i8* noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = bitcast i8* %0 to i8***
  store i8** getelementptr inbounds ([3 x %struct.part], [3 x %struct.part]* @_ZTVSt13basic_fstreamIcSt11char_traitsIcEE, i64 0, i64 0, i32 3, i64 0), i8*** %4, align 8, !tbaa !26
  %5 = getelementptr inbounds i8, i8* %0, i64 16
  %6 = bitcast i8* %5 to i8***
  store i8** getelementptr inbounds ([3 x %struct.part], [3 x %struct.part]* @_ZTVSt13basic_fstreamIcSt11char_traitsIcEE, i64 0, i64 1, i32 3, i64 0), i8*** %6, align 8, !tbaa !47
  %7 = getelementptr inbounds i8, i8* %0, i64 8
  %8 = bitcast i8* %7 to i64*
  store i64 0, i64* %8, align 8, !tbaa !39
  %9 = getelementptr inbounds i8, i8* %0, i64 264
  %10 = bitcast i8* %9 to i8***
  store i8** getelementptr inbounds ([3 x %struct.part], [3 x %struct.part]* @_ZTVSt13basic_fstreamIcSt11char_traitsIcEE, i64 0, i64 2, i32 3, i64 0), i8*** %10, align 8, !tbaa !41
  %11 = bitcast i8* %9 to %struct.ios*
  %12 = getelementptr inbounds i8, i8* %0, i64 24
  %13 = bitcast i8* %12 to %struct.buffer*
  tail call void @__sv_ios_begin(%struct.ios* noundef nonnull %11, %struct.buffer* noundef nonnull %13) #5, !callees !44
  tail call void @_ZNSt15basic_streambufIcSt11char_traitsIcEEC2Ev(%struct.buffer* noundef nonnull %13) #5
  %14 = bitcast i8* %12 to %struct.buffer_functions**
  store %struct.buffer_functions* getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @_ZTVSt13basic_filebufIcSt11char_traitsIcEE, i64 0, i32 2), %struct.buffer_functions** %14, align 8, !tbaa !2
  %15 = getelementptr inbounds i8, i8* %0, i64 48
  %16 = bitcast i8* %15 to i8**
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @__sv_no_room, i64 0, i64 0), i8** %16, align 8, !tbaa !10
  %17 = getelementptr inbounds i8, i8* %0, i64 40
  %18 = bitcast i8* %17 to i8**
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @__sv_no_room, i64 0, i64 0), i8** %18, align 8, !tbaa !11
  %19 = getelementptr inbounds i8, i8* %0, i64 32
  %20 = bitcast i8* %19 to i8**
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @__sv_no_room, i64 0, i64 0), i8** %20, align 8, !tbaa !12
  %21 = getelementptr inbounds i8, i8* %0, i64 128
  %22 = bitcast i8* %21 to %struct.sv_file**
  %23 = getelementptr inbounds i8, i8* %0, i64 88
  %24 = bitcast i8* %23 to i8**
  store i8* %21, i8** %24, align 8, !tbaa !13
  store %struct.sv_file* null, %struct.sv_file** %22, align 8, !tbaa !14
  %25 = getelementptr inbounds i8, i8* %0, i64 140
  %26 = bitcast i8* %25 to i32*
  store i32 0, i32* %26, align 4, !tbaa !15
  %27 = getelementptr inbounds i8, i8* %0, i64 96
  %28 = bitcast i8* %27 to i32*
  store i32 -1, i32* %28, align 8, !tbaa !16
  tail call fastcc void @open_BOTH_HEADS(i8* noundef %0, i8* noundef %1, i32 noundef %2) #6
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @open_BOTH_HEADS(i8* noundef %0, i8* noundef %1, i32 noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds i8, i8* %0, i64 24
  %5 = bitcast i8* %4 to %struct.file_buffer*
  %6 = tail call %struct.file_buffer* @_ZNSt13basic_filebufIcSt11char_traitsIcEE4openEPKcSt13_Ios_Openmode(%struct.file_buffer* noundef nonnull %5, i8* noundef %1, i32 noundef %2) #6
  %7 = icmp eq %struct.file_buffer* %6, null
  %8 = bitcast i8* %0 to i64**
  %9 = load i64*, i64** %8, align 8, !tbaa !26
  %10 = getelementptr inbounds i64, i64* %9, i64 -3
  %11 = load i64, i64* %10, align 8, !tbaa !45
  %12 = getelementptr inbounds i8, i8* %0, i64 %11
  %13 = bitcast i8* %12 to %struct.ios*
  br i1 %7, label %15, label %14

14:                                               ; preds = %3
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(%struct.ios* noundef %13, i32 noundef 0) #5
  br label %16

15:                                               ; preds = %3
  tail call void @__sv_set_state(%struct.ios* noundef %13, i32 noundef 4, i32 noundef 0) #5
  br label %16

16:                                               ; preds = %15, %14
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt13basic_fstreamIcSt11char_traitsIcEEC2EPKcSt13_Ios_Openmode(i8* noundef %0, i8*** noundef %1, i8* noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  tail call fastcc void @make_BOTH_HEADS(i8* noundef %0, i8*** noundef %1) #6
  tail call fastcc void @open_BOTH_HEADS(i8* noundef %0, i8* noundef %2, i32 noundef %3) #6
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt13basic_fstreamIcSt11char_traitsIcEEC1ERKNSt7__cxx1112basic_stringIcS1_SaIcEEESt13_Ios_Openmode(i8* noundef %0, %struct.string* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = bitcast i8* %0 to i8***
  store i8** getelementptr inbounds ([3 x %struct.part], [3 x %struct.part]* @_ZTVSt13basic_fstreamIcSt11char_traitsIcEE, i64 0, i64 0, i32 3, i64 0), i8*** %4, align 8, !tbaa !26
  %5 = getelementptr inbounds i8, i8* %0, i64 16
  %6 = bitcast i8* %5 to i8***
  store i8** getelementptr inbounds ([3 x %struct.part], [3 x %struct.part]* @_ZTVSt13basic_fstreamIcSt11char_traitsIcEE, i64 0, i64 1, i32 3, i64 0), i8*** %6, align 8, !tbaa !47
  %7 = getelementptr inbounds i8, i8* %0, i64 8
  %8 = bitcast i8* %7 to i64*
  store i64 0, i64* %8, align 8, !tbaa !39
  %9 = getelementptr inbounds i8, i8* %0, i64 264
  %10 = bitcast i8* %9 to i8***
  store i8** getelementptr inbounds ([3 x %struct.part], [3 x %struct.part]* @_ZTVSt13basic_fstreamIcSt11char_traitsIcEE, i64 0, i64 2, i32 3, i64 0), i8*** %10, align 8, !tbaa !41
  %11 = bitcast i8* %9 to %struct.ios*
  %12 = getelementptr inbounds i8, i8* %0, i64 24
  %13 = bitcast i8* %12 to %struct.buffer*
  tail call void @__sv_ios_begin(%struct.ios* noundef nonnull %11, %struct.buffer* noundef nonnull %13) #5, !callees !44
  tail call void @_ZNSt15basic_streambufIcSt11char_traitsIcEEC2Ev(%struct.buffer* noundef nonnull %13) #5
  %14 = bitcast i8* %12 to %struct.buffer_functions**
  store %struct.buffer_functions* getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @_ZTVSt13basic_filebufIcSt11char_traitsIcEE, i64 0, i32 2), %struct.buffer_functions** %14, align 8, !tbaa !2
  %15 = getelementptr inbounds i8, i8* %0, i64 48
  %16 = bitcast i8* %15 to i8**
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @__sv_no_room, i64 0, i64 0), i8** %16, align 8, !tbaa !10
  %17 = getelementptr inbounds i8, i8* %0, i64 40
  %18 = bitcast i8* %17 to i8**
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @__sv_no_room, i64 0, i64 0), i8** %18, align 8, !tbaa !11
  %19 = getelementptr inbounds i8, i8* %0, i64 32
  %20 = bitcast i8* %19 to i8**
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @__sv_no_room, i64 0, i64 0), i8** %20, align 8, !tbaa !12
  %21 = getelementptr inbounds i8, i8* %0, i64 128
  %22 = bitcast i8* %21 to %struct.sv_file**
  %23 = getelementptr inbounds i8, i8* %0, i64 88
  %24 = bitcast i8* %23 to i8**
  store i8* %21, i8** %24, align 8, !tbaa !13
  store %struct.sv_file* null, %struct.sv_file** %22, align 8, !tbaa !14
  %25 = getelementptr inbounds i8, i8* %0, i64 140
  %26 = bitcast i8* %25 to i32*
  store i32 0, i32* %26, align 4, !tbaa !15
  %27 = getelementptr inbounds i8, i8* %0, i64 96
  %28 = bitcast i8* %27 to i32*
  store i32 -1, i32* %28, align 8, !tbaa !16
  %29 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %30 = load i8*, i8** %29, align 8, !tbaa !23
  tail call fastcc void @open_BOTH_HEADS(i8* noundef %0, i8* noundef %30, i32 noundef %2) #6
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt13basic_fstreamIcSt11char_traitsIcEEC2ERKNSt7__cxx1112basic_stringIcS1_SaIcEEESt13_Ios_Openmode(i8* noundef %0, i8*** noundef %1, %struct.string* nocapture noundef readonly %2, i32 noundef %3) local_unnamed_addr #0 {
  tail call fastcc void @make_BOTH_HEADS(i8* noundef %0, i8*** noundef %1) #6
  %5 = getelementptr inbounds %struct.string, %struct.string* %2, i64 0, i32 0
  %6 = load i8*, i8** %5, align 8, !tbaa !23
  tail call fastcc void @open_BOTH_HEADS(i8* noundef %0, i8* noundef %6, i32 noundef %3) #6
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt13basic_fstreamIcSt11char_traitsIcEE4openEPKcSt13_Ios_Openmode(i8* noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  tail call fastcc void @open_BOTH_HEADS(i8* noundef %0, i8* noundef %1, i32 noundef %2) #6
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt13basic_fstreamIcSt11char_traitsIcEE4openERKNSt7__cxx1112basic_stringIcS1_SaIcEEESt13_Ios_Openmode(i8* noundef %0, %struct.string* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8, !tbaa !23
  tail call fastcc void @open_BOTH_HEADS(i8* noundef %0, i8* noundef %5, i32 noundef %2) #6
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt13basic_fstreamIcSt11char_traitsIcEE5closeEv(i8* noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds i8, i8* %0, i64 128
  %3 = bitcast i8* %2 to %struct.sv_file**
  %4 = load %struct.sv_file*, %struct.sv_file** %3, align 8, !tbaa !14
  store %struct.sv_file* null, %struct.sv_file** %3, align 8, !tbaa !14
  %5 = icmp eq %struct.sv_file* %4, null
  br i1 %5, label %9, label %6

6:                                                ; preds = %1
  %7 = tail call i32 @fclose(%struct.sv_file* noundef nonnull %4) #5
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %16, label %9

9:                                                ; preds = %1, %6
  %10 = bitcast i8* %0 to i64**
  %11 = load i64*, i64** %10, align 8, !tbaa !26
  %12 = getelementptr inbounds i64, i64* %11, i64 -3
  %13 = load i64, i64* %12, align 8, !tbaa !45
  %14 = getelementptr inbounds i8, i8* %0, i64 %13
  %15 = bitcast i8* %14 to %struct.ios*
  tail call void @__sv_set_state(%struct.ios* noundef %15, i32 noundef 4, i32 noundef 0) #5
  br label %16

16:                                               ; preds = %6, %9
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local zeroext i1 @_ZNSt13basic_fstreamIcSt11char_traitsIcEE7is_openEv(i8* nocapture noundef readonly %0) local_unnamed_addr #2 {
  %2 = getelementptr inbounds i8, i8* %0, i64 128
  %3 = bitcast i8* %2 to %struct.sv_file**
  %4 = load %struct.sv_file*, %struct.sv_file** %3, align 8, !tbaa !14
  %5 = icmp ne %struct.sv_file* %4, null
  ret i1 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local zeroext i1 @_ZNKSt13basic_fstreamIcSt11char_traitsIcEE7is_openEv(i8* nocapture noundef readonly %0) local_unnamed_addr #2 {
  %2 = getelementptr inbounds i8, i8* %0, i64 128
  %3 = bitcast i8* %2 to %struct.sv_file**
  %4 = load %struct.sv_file*, %struct.sv_file** %3, align 8, !tbaa !14
  %5 = icmp ne %struct.sv_file* %4, null
  ret i1 %5
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt13basic_fstreamIcSt11char_traitsIcEEC2EOS2_(i8* noundef %0, i8*** noundef readonly %1, i8* noundef %2) local_unnamed_addr #0 {
  %4 = load i8**, i8*** %1, align 8, !tbaa !26
  %5 = bitcast i8* %0 to i8***
  store i8** %4, i8*** %5, align 8, !tbaa !26
  %6 = getelementptr inbounds i8**, i8*** %1, i64 9
  %7 = load i8**, i8*** %6, align 8, !tbaa !26
  %8 = getelementptr inbounds i8, i8* %0, i64 16
  %9 = bitcast i8* %8 to i8***
  store i8** %7, i8*** %9, align 8, !tbaa !47
  %10 = getelementptr inbounds i8, i8* %0, i64 8
  %11 = bitcast i8* %10 to i64*
  store i64 0, i64* %11, align 8, !tbaa !39
  %12 = getelementptr inbounds i8**, i8*** %1, i64 8
  %13 = load i8**, i8*** %12, align 8, !tbaa !26
  %14 = bitcast i8* %0 to i64**
  %15 = getelementptr inbounds i8*, i8** %4, i64 -3
  %16 = bitcast i8** %15 to i64*
  %17 = load i64, i64* %16, align 8, !tbaa !45
  %18 = getelementptr inbounds i8, i8* %0, i64 %17
  %19 = bitcast i8* %18 to i8***
  store i8** %13, i8*** %19, align 8, !tbaa !41
  %20 = icmp eq i8*** %1, bitcast ([10 x i8*]* @_ZTTSt13basic_fstreamIcSt11char_traitsIcEE to i8***)
  %21 = select i1 %20, void (%struct.ios*, %struct.buffer*)* @__sv_ios_begin, void (%struct.ios*, %struct.buffer*)* @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E
  %22 = load i64*, i64** %14, align 8, !tbaa !26
  %23 = getelementptr inbounds i64, i64* %22, i64 -3
  %24 = load i64, i64* %23, align 8, !tbaa !45
  %25 = getelementptr inbounds i8, i8* %0, i64 %24
  %26 = bitcast i8* %25 to %struct.ios*
  %27 = getelementptr inbounds i8, i8* %0, i64 24
  %28 = bitcast i8* %27 to %struct.buffer*
  tail call void %21(%struct.ios* noundef %26, %struct.buffer* noundef nonnull %28) #5, !callees !44
  %29 = bitcast i8* %27 to %struct.file_buffer*
  %30 = getelementptr inbounds i8, i8* %2, i64 24
  %31 = bitcast i8* %30 to %struct.file_buffer*
  tail call void @_ZNSt13basic_filebufIcSt11char_traitsIcEEC2EOS2_(%struct.file_buffer* noundef nonnull %29, %struct.file_buffer* noundef nonnull %31) #6
  %32 = load i64*, i64** %14, align 8, !tbaa !26
  %33 = getelementptr inbounds i64, i64* %32, i64 -3
  %34 = load i64, i64* %33, align 8, !tbaa !45
  %35 = getelementptr inbounds i8, i8* %0, i64 %34
  %36 = bitcast i8* %35 to %struct.ios*
  %37 = bitcast i8* %2 to i64**
  %38 = load i64*, i64** %37, align 8, !tbaa !26
  %39 = getelementptr inbounds i64, i64* %38, i64 -3
  %40 = load i64, i64* %39, align 8, !tbaa !45
  %41 = getelementptr inbounds i8, i8* %2, i64 %40
  %42 = bitcast i8* %41 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4moveERS2_(%struct.ios* noundef %36, %struct.ios* noundef %42) #5
  %43 = load i64*, i64** %14, align 8, !tbaa !26
  %44 = getelementptr inbounds i64, i64* %43, i64 -3
  %45 = load i64, i64* %44, align 8, !tbaa !45
  %46 = getelementptr inbounds i8, i8* %0, i64 %45
  %47 = getelementptr inbounds i8, i8* %46, i64 232
  %48 = bitcast i8* %47 to i8**
  store i8* %27, i8** %48, align 8, !tbaa !46
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt13basic_fstreamIcSt11char_traitsIcEEC1EOS2_(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = bitcast i8* %0 to i8***
  store i8** getelementptr inbounds ([3 x %struct.part], [3 x %struct.part]* @_ZTVSt13basic_fstreamIcSt11char_traitsIcEE, i64 0, i64 0, i32 3, i64 0), i8*** %3, align 8, !tbaa !26
  %4 = getelementptr inbounds i8, i8* %0, i64 16
  %5 = bitcast i8* %4 to i8***
  store i8** getelementptr inbounds ([3 x %struct.part], [3 x %struct.part]* @_ZTVSt13basic_fstreamIcSt11char_traitsIcEE, i64 0, i64 1, i32 3, i64 0), i8*** %5, align 8, !tbaa !47
  %6 = getelementptr inbounds i8, i8* %0, i64 8
  %7 = bitcast i8* %6 to i64*
  store i64 0, i64* %7, align 8, !tbaa !39
  %8 = bitcast i8* %0 to i64**
  %9 = getelementptr inbounds i8, i8* %0, i64 264
  %10 = bitcast i8* %9 to i8***
  store i8** getelementptr inbounds ([3 x %struct.part], [3 x %struct.part]* @_ZTVSt13basic_fstreamIcSt11char_traitsIcEE, i64 0, i64 2, i32 3, i64 0), i8*** %10, align 8, !tbaa !41
  %11 = bitcast i8* %9 to %struct.ios*
  %12 = getelementptr inbounds i8, i8* %0, i64 24
  %13 = bitcast i8* %12 to %struct.buffer*
  tail call void @__sv_ios_begin(%struct.ios* noundef nonnull %11, %struct.buffer* noundef nonnull %13) #5, !callees !44
  %14 = bitcast i8* %12 to %struct.file_buffer*
  %15 = getelementptr inbounds i8, i8* %1, i64 24
  %16 = bitcast i8* %15 to %struct.file_buffer*
  tail call void @_ZNSt13basic_filebufIcSt11char_traitsIcEEC2EOS2_(%struct.file_buffer* noundef nonnull %14, %struct.file_buffer* noundef nonnull %16) #5
  %17 = load i64*, i64** %8, align 8, !tbaa !26
  %18 = getelementptr inbounds i64, i64* %17, i64 -3
  %19 = load i64, i64* %18, align 8, !tbaa !45
  %20 = getelementptr inbounds i8, i8* %0, i64 %19
  %21 = bitcast i8* %20 to %struct.ios*
  %22 = bitcast i8* %1 to i64**
  %23 = load i64*, i64** %22, align 8, !tbaa !26
  %24 = getelementptr inbounds i64, i64* %23, i64 -3
  %25 = load i64, i64* %24, align 8, !tbaa !45
  %26 = getelementptr inbounds i8, i8* %1, i64 %25
  %27 = bitcast i8* %26 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4moveERS2_(%struct.ios* noundef %21, %struct.ios* noundef %27) #5
  %28 = load i64*, i64** %8, align 8, !tbaa !26
  %29 = getelementptr inbounds i64, i64* %28, i64 -3
  %30 = load i64, i64* %29, align 8, !tbaa !45
  %31 = getelementptr inbounds i8, i8* %0, i64 %30
  %32 = getelementptr inbounds i8, i8* %31, i64 232
  %33 = bitcast i8* %32 to i8**
  store i8* %12, i8** %33, align 8, !tbaa !46
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i8* @_ZNSt13basic_fstreamIcSt11char_traitsIcEEaSEOS2_(i8* noundef returned %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = bitcast i8* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !26
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !45
  %7 = getelementptr inbounds i8, i8* %0, i64 %6
  %8 = bitcast i8* %7 to %struct.ios*
  %9 = bitcast i8* %1 to i64**
  %10 = load i64*, i64** %9, align 8, !tbaa !26
  %11 = getelementptr inbounds i64, i64* %10, i64 -3
  %12 = load i64, i64* %11, align 8, !tbaa !45
  %13 = getelementptr inbounds i8, i8* %1, i64 %12
  %14 = bitcast i8* %13 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4swapERS2_(%struct.ios* noundef %8, %struct.ios* noundef %14) #5
  %15 = getelementptr inbounds i8, i8* %0, i64 24
  %16 = bitcast i8* %15 to %struct.file_buffer*
  %17 = getelementptr inbounds i8, i8* %1, i64 24
  %18 = bitcast i8* %17 to %struct.file_buffer*
  %19 = tail call %struct.file_buffer* @_ZNSt13basic_filebufIcSt11char_traitsIcEEaSEOS2_(%struct.file_buffer* noundef nonnull %16, %struct.file_buffer* noundef nonnull %18) #6
  ret i8* %0
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt13basic_fstreamIcSt11char_traitsIcEE4swapERS2_(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = bitcast i8* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !26
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !45
  %7 = getelementptr inbounds i8, i8* %0, i64 %6
  %8 = bitcast i8* %7 to %struct.ios*
  %9 = bitcast i8* %1 to i64**
  %10 = load i64*, i64** %9, align 8, !tbaa !26
  %11 = getelementptr inbounds i64, i64* %10, i64 -3
  %12 = load i64, i64* %11, align 8, !tbaa !45
  %13 = getelementptr inbounds i8, i8* %1, i64 %12
  %14 = bitcast i8* %13 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4swapERS2_(%struct.ios* noundef %8, %struct.ios* noundef %14) #5
  %15 = getelementptr inbounds i8, i8* %0, i64 80
  %16 = bitcast i8* %15 to i8**
  %17 = load i8*, i8** %16, align 8, !tbaa.struct !27
  %18 = getelementptr inbounds i8, i8* %0, i64 96
  %19 = bitcast i8* %18 to i32*
  %20 = load i32, i32* %19, align 8, !tbaa.struct !31
  %21 = getelementptr inbounds i8, i8* %0, i64 128
  %22 = bitcast i8* %21 to %struct.sv_file**
  %23 = load %struct.sv_file*, %struct.sv_file** %22, align 8, !tbaa.struct !32
  %24 = getelementptr inbounds i8, i8* %0, i64 140
  %25 = bitcast i8* %24 to i32*
  %26 = load i32, i32* %25, align 4, !tbaa.struct !33
  %27 = getelementptr inbounds i8, i8* %1, i64 96
  %28 = bitcast i8* %27 to i32*
  %29 = load i32, i32* %28, align 8, !tbaa !16
  store i32 %29, i32* %19, align 8, !tbaa !16
  %30 = getelementptr inbounds i8, i8* %1, i64 128
  %31 = bitcast i8* %30 to %struct.sv_file**
  %32 = load %struct.sv_file*, %struct.sv_file** %31, align 8, !tbaa !14
  store %struct.sv_file* %32, %struct.sv_file** %22, align 8, !tbaa !14
  %33 = getelementptr inbounds i8, i8* %1, i64 140
  %34 = bitcast i8* %33 to i32*
  %35 = load i32, i32* %34, align 4, !tbaa !15
  store i32 %35, i32* %25, align 4, !tbaa !15
  %36 = getelementptr inbounds i8, i8* %1, i64 80
  %37 = bitcast i8* %36 to i8**
  %38 = load i8*, i8** %37, align 8, !tbaa !34
  store i8* %38, i8** %16, align 8, !tbaa !34
  store i32 %20, i32* %28, align 8, !tbaa !16
  store %struct.sv_file* %23, %struct.sv_file** %31, align 8, !tbaa !14
  store i32 %26, i32* %34, align 4, !tbaa !15
  store i8* %17, i8** %37, align 8, !tbaa !34
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local nonnull %struct.buffer* @_ZNKSt13basic_fstreamIcSt11char_traitsIcEE5rdbufEv(i8* noundef readnone %0) local_unnamed_addr #4 {
  %2 = getelementptr inbounds i8, i8* %0, i64 24
  %3 = bitcast i8* %2 to %struct.buffer*
  ret %struct.buffer* %3
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt13basic_fstreamIcSt11char_traitsIcEED2Ev(i8* noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, i8* %0, i64 24
  %4 = bitcast i8* %3 to %struct.file_buffer*
  tail call void @_ZNSt13basic_filebufIcSt11char_traitsIcEED2Ev(%struct.file_buffer* noundef nonnull %4) #6
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt13basic_fstreamIcSt11char_traitsIcEED1Ev(i8* noundef %0) #0 {
  %2 = bitcast i8* %0 to i64**
  %3 = load i64*, i64** %2, align 8, !tbaa !26
  %4 = getelementptr inbounds i64, i64* %3, i64 -3
  %5 = load i64, i64* %4, align 8, !tbaa !45
  %6 = getelementptr inbounds i8, i8* %0, i64 %5
  %7 = bitcast i8* %6 to %struct.ios*
  %8 = getelementptr inbounds i8, i8* %0, i64 24
  %9 = bitcast i8* %8 to %struct.file_buffer*
  tail call void @_ZNSt13basic_filebufIcSt11char_traitsIcEED2Ev(%struct.file_buffer* noundef nonnull %9) #6
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %7) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt13basic_fstreamIcSt11char_traitsIcEED0Ev(i8* noundef %0) #0 {
  %2 = bitcast i8* %0 to i64**
  %3 = load i64*, i64** %2, align 8, !tbaa !26
  %4 = getelementptr inbounds i64, i64* %3, i64 -3
  %5 = load i64, i64* %4, align 8, !tbaa !45
  %6 = getelementptr inbounds i8, i8* %0, i64 %5
  %7 = bitcast i8* %6 to %struct.ios*
  %8 = getelementptr inbounds i8, i8* %0, i64 24
  %9 = bitcast i8* %8 to %struct.file_buffer*
  tail call void @_ZNSt13basic_filebufIcSt11char_traitsIcEED2Ev(%struct.file_buffer* noundef nonnull %9) #5
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %7) #5
  tail call void @_ZdlPv(i8* noundef %0) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZTv0_n24_NSt13basic_fstreamIcSt11char_traitsIcEED1Ev(%struct.ios* noundef %0) #0 {
  %2 = bitcast %struct.ios* %0 to i8*
  %3 = bitcast %struct.ios* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !26
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !45
  %7 = getelementptr inbounds i8, i8* %2, i64 %6
  %8 = bitcast i8* %7 to i64**
  %9 = load i64*, i64** %8, align 8, !tbaa !26
  %10 = getelementptr inbounds i64, i64* %9, i64 -3
  %11 = load i64, i64* %10, align 8, !tbaa !45
  %12 = getelementptr inbounds i8, i8* %7, i64 %11
  %13 = bitcast i8* %12 to %struct.ios*
  %14 = getelementptr inbounds i8, i8* %7, i64 24
  %15 = bitcast i8* %14 to %struct.file_buffer*
  tail call void @_ZNSt13basic_filebufIcSt11char_traitsIcEED2Ev(%struct.file_buffer* noundef nonnull %15) #5
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %13) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZTv0_n24_NSt13basic_fstreamIcSt11char_traitsIcEED0Ev(%struct.ios* noundef %0) #0 {
  %2 = bitcast %struct.ios* %0 to i8*
  %3 = bitcast %struct.ios* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !26
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !45
  %7 = getelementptr inbounds i8, i8* %2, i64 %6
  tail call void @_ZNSt13basic_fstreamIcSt11char_traitsIcEED0Ev(i8* noundef %7) #6
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZThn16_NSt13basic_fstreamIcSt11char_traitsIcEED1Ev(i8* noundef %0) #0 {
  %2 = getelementptr inbounds i8, i8* %0, i64 -16
  %3 = bitcast i8* %2 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !26
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !45
  %7 = getelementptr inbounds i8, i8* %2, i64 %6
  %8 = bitcast i8* %7 to %struct.ios*
  %9 = getelementptr inbounds i8, i8* %0, i64 8
  %10 = bitcast i8* %9 to %struct.file_buffer*
  tail call void @_ZNSt13basic_filebufIcSt11char_traitsIcEED2Ev(%struct.file_buffer* noundef nonnull %10) #5
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef nonnull %8) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZThn16_NSt13basic_fstreamIcSt11char_traitsIcEED0Ev(i8* noundef %0) #0 {
  %2 = getelementptr inbounds i8, i8* %0, i64 -16
  tail call void @_ZNSt13basic_fstreamIcSt11char_traitsIcEED0Ev(i8* noundef nonnull %2) #6
  ret void
}

; Function Attrs: optsize
declare dso_local void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(%struct.ios* noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local void @__sv_set_state(%struct.ios* noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local void @__sv_ios_begin(%struct.ios* noundef, %struct.buffer* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local void @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E(%struct.ios* noundef, %struct.buffer* noundef) local_unnamed_addr #1

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind optsize readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nobuiltin nounwind optsize "no-builtins" }
attributes #6 = { nobuiltin optsize "no-builtins" }

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
!10 = !{!3, !5, i64 24}
!11 = !{!3, !5, i64 16}
!12 = !{!3, !5, i64 8}
!13 = !{!3, !5, i64 64}
!14 = !{!3, !5, i64 104}
!15 = !{!3, !8, i64 116}
!16 = !{!3, !8, i64 72}
!17 = !{!18, !8, i64 0}
!18 = !{!"", !8, i64 0, !5, i64 8}
!19 = !{!18, !5, i64 8}
!20 = distinct !{!20, !21, !22}
!21 = !{!"llvm.loop.mustprogress"}
!22 = !{!"llvm.loop.unroll.disable"}
!23 = !{!24, !5, i64 0}
!24 = !{!"string", !5, i64 0, !25, i64 8, !6, i64 16}
!25 = !{!"long", !6, i64 0}
!26 = !{!5, !5, i64 0}
!27 = !{i64 0, i64 8, !26, i64 8, i64 8, !26, i64 16, i64 4, !28, i64 20, i64 24, !29, i64 48, i64 8, !26, i64 56, i64 1, !30, i64 60, i64 4, !28, i64 64, i64 116, !29}
!28 = !{!8, !8, i64 0}
!29 = !{!6, !6, i64 0}
!30 = !{!9, !9, i64 0}
!31 = !{i64 0, i64 4, !28, i64 4, i64 24, !29, i64 32, i64 8, !26, i64 40, i64 1, !30, i64 44, i64 4, !28, i64 48, i64 116, !29}
!32 = !{i64 0, i64 8, !26, i64 8, i64 1, !30, i64 12, i64 4, !28, i64 16, i64 116, !29}
!33 = !{i64 0, i64 4, !28, i64 4, i64 116, !29}
!34 = !{!3, !5, i64 56}
!35 = !{!36, !5, i64 64}
!36 = !{!"buffer_functions", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104}
!37 = !{!36, !5, i64 96}
!38 = !{!36, !5, i64 80}
!39 = !{!40, !25, i64 8}
!40 = !{!"input", !5, i64 0, !25, i64 8}
!41 = !{!42, !5, i64 0}
!42 = !{!"ios", !5, i64 0, !25, i64 8, !25, i64 16, !8, i64 24, !8, i64 28, !8, i64 32, !5, i64 40, !43, i64 48, !6, i64 64, !8, i64 192, !5, i64 200, !5, i64 208, !5, i64 216, !6, i64 224, !9, i64 225, !5, i64 232, !5, i64 240, !5, i64 248, !5, i64 256}
!43 = !{!"word", !5, i64 0, !25, i64 8}
!44 = !{void (%struct.ios*, %struct.buffer*)* @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E, void (%struct.ios*, %struct.buffer*)* @__sv_ios_begin}
!45 = !{!25, !25, i64 0}
!46 = !{!42, !5, i64 232}
!47 = !{!48, !5, i64 0}
!48 = !{!"output", !5, i64 0}
