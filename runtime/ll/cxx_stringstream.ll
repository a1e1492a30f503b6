; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/cxx_stringstream.c
; ModuleID = 'runtime/c/cxx_stringstream.c'
source_filename = "runtime/c/cxx_stringstream.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.type = type { i8**, i8* }
%struct.single = type { %struct.type, %struct.type* }
%struct.part = type { i64, i64, i8*, [2 x i8*] }
%struct.string_buffer = type { %struct.buffer, i32, %struct.string }
%struct.buffer = type { %struct.buffer_functions*, i8*, i8*, i8*, i8*, i8*, i8*, i8* }
%struct.buffer_functions = type { void (%struct.buffer*)*, void (%struct.buffer*)*, void (%struct.buffer*, i8*)*, %struct.buffer* (%struct.buffer*, i8*, i64)*, { i64, i64 } (%struct.buffer*, i64, i32, i32)*, { i64, i64 } (%struct.buffer*, i64, i64, i32)*, i32 (%struct.buffer*)*, i64 (%struct.buffer*)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*, i32)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*, i32)* }
%struct.string = type { i8*, i64, %union.anon }
%union.anon = type { i64, [8 x i8] }
%struct.ios = type { i8**, i64, i64, i32, i32, i32, i8*, %struct.word, [8 x %struct.word], i32, %struct.word*, i8*, i8*, i8, i8, %struct.buffer*, i8*, i8*, i8* }
%struct.word = type { i8*, i64 }
%struct.output = type { i8** }

@_ZTTNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE = dso_local constant [4 x i8*] [i8* getelementptr (i8, i8* bitcast ([2 x %struct.part]* @_ZTVNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE to i8*), i64 24), i8* getelementptr (i8, i8* bitcast ([2 x %struct.part]* @_ZTVNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE to i8*), i64 24), i8* getelementptr (i8, i8* bitcast ([2 x %struct.part]* @_ZTVNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE to i8*), i64 64), i8* getelementptr (i8, i8* bitcast ([2 x %struct.part]* @_ZTVNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE to i8*), i64 64)], align 16
@_ZTTNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE = dso_local constant [4 x i8*] [i8* getelementptr (i8, i8* bitcast ([2 x %struct.part]* @_ZTVNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE to i8*), i64 24), i8* getelementptr (i8, i8* bitcast ([2 x %struct.part]* @_ZTVNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE to i8*), i64 24), i8* getelementptr (i8, i8* bitcast ([2 x %struct.part]* @_ZTVNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE to i8*), i64 64), i8* getelementptr (i8, i8* bitcast ([2 x %struct.part]* @_ZTVNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE to i8*), i64 64)], align 16
@_ZTTNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE = dso_local constant [10 x i8*] [i8* getelementptr (i8, i8* bitcast ([3 x %struct.part]* @_ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE to i8*), i64 24), i8* getelementptr (i8, i8* bitcast ([3 x %struct.part]* @_ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE to i8*), i64 24), i8* getelementptr (i8, i8* bitcast ([3 x %struct.part]* @_ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE to i8*), i64 24), i8* getelementptr (i8, i8* bitcast ([3 x %struct.part]* @_ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE to i8*), i64 104), i8* getelementptr (i8, i8* bitcast ([3 x %struct.part]* @_ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE to i8*), i64 64), i8* getelementptr (i8, i8* bitcast ([3 x %struct.part]* @_ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE to i8*), i64 104), i8* getelementptr (i8, i8* bitcast ([3 x %struct.part]* @_ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE to i8*), i64 104), i8* getelementptr (i8, i8* bitcast ([3 x %struct.part]* @_ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE to i8*), i64 64), i8* getelementptr (i8, i8* bitcast ([3 x %struct.part]* @_ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE to i8*), i64 104), i8* getelementptr (i8, i8* bitcast ([3 x %struct.part]* @_ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE to i8*), i64 64)], align 16
@_ZTSNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE = dso_local constant [60 x i8] c"NSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE\00", align 16
@_ZTVN10__cxxabiv120__si_class_type_infoE = external dso_local constant [0 x i8*], align 8
@_ZTISi = external dso_local constant %struct.type, align 8
@_ZTINSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE = dso_local constant %struct.single { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([0 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([60 x i8], [60 x i8]* @_ZTSNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE, i32 0, i32 0) }, %struct.type* @_ZTISi }, align 8
@_ZTSNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE = dso_local constant [60 x i8] c"NSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE\00", align 16
@_ZTISo = external dso_local constant %struct.type, align 8
@_ZTINSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE = dso_local constant %struct.single { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([0 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([60 x i8], [60 x i8]* @_ZTSNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE, i32 0, i32 0) }, %struct.type* @_ZTISo }, align 8
@_ZTSNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE = dso_local constant [59 x i8] c"NSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE\00", align 16
@_ZTISd = external dso_local constant %struct.type, align 8
@_ZTINSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE = dso_local constant %struct.single { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([0 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([59 x i8], [59 x i8]* @_ZTSNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, i32 0, i32 0) }, %struct.type* @_ZTISd }, align 8
@_ZTVNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE = dso_local constant [2 x %struct.part] [%struct.part { i64 120, i64 0, i8* bitcast (%struct.single* @_ZTINSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE to i8*), [2 x i8*] [i8* bitcast (void (i8*)* @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED1Ev to i8*), i8* bitcast (void (i8*)* @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED0Ev to i8*)] }, %struct.part { i64 -120, i64 -120, i8* bitcast (%struct.single* @_ZTINSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE to i8*), [2 x i8*] [i8* bitcast (void (%struct.ios*)* @_ZTv0_n24_NSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED1Ev to i8*), i8* bitcast (void (%struct.ios*)* @_ZTv0_n24_NSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED0Ev to i8*)] }], align 16
@_ZTVNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE = dso_local constant [2 x %struct.part] [%struct.part { i64 112, i64 0, i8* bitcast (%struct.single* @_ZTINSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE to i8*), [2 x i8*] [i8* bitcast (void (i8*)* @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev to i8*), i8* bitcast (void (i8*)* @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED0Ev to i8*)] }, %struct.part { i64 -112, i64 -112, i8* bitcast (%struct.single* @_ZTINSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE to i8*), [2 x i8*] [i8* bitcast (void (%struct.ios*)* @_ZTv0_n24_NSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev to i8*), i8* bitcast (void (%struct.ios*)* @_ZTv0_n24_NSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED0Ev to i8*)] }], align 16
@_ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE = dso_local constant [3 x %struct.part] [%struct.part { i64 128, i64 0, i8* bitcast (%struct.single* @_ZTINSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE to i8*), [2 x i8*] [i8* bitcast (void (i8*)* @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEED1Ev to i8*), i8* bitcast (void (i8*)* @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEED0Ev to i8*)] }, %struct.part { i64 112, i64 -16, i8* bitcast (%struct.single* @_ZTINSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE to i8*), [2 x i8*] [i8* bitcast (void (i8*)* @_ZThn16_NSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEED1Ev to i8*), i8* bitcast (void (i8*)* @_ZThn16_NSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEED0Ev to i8*)] }, %struct.part { i64 -128, i64 -128, i8* bitcast (%struct.single* @_ZTINSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE to i8*), [2 x i8*] [i8* bitcast (void (%struct.ios*)* @_ZTv0_n24_NSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEED1Ev to i8*), i8* bitcast (void (%struct.ios*)* @_ZTv0_n24_NSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEED0Ev to i8*)] }], align 16
@.str = private unnamed_addr constant [2 x i8] c"(\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c",\00", align 1
@.str.2 = private unnamed_addr constant [2 x i8] c")\00", align 1

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEC1Ev(i8* noundef %0) local_unnamed_addr #0 {
  tail call fastcc void @open_INPUT_HEAD(i8* noundef %0, i8*** noundef bitcast ([4 x i8*]* @_ZTTNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE to i8***), i32 noundef 8, i8* noundef null, i64 noundef 0) #4
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @open_INPUT_HEAD(i8* noundef %0, i8*** nocapture noundef readonly %1, i32 noundef %2, i8* noundef %3, i64 noundef %4) unnamed_addr #0 {
  %6 = load i8**, i8*** %1, align 8, !tbaa !2
  %7 = bitcast i8* %0 to i8***
  store i8** %6, i8*** %7, align 8, !tbaa !2
  %8 = getelementptr inbounds i8**, i8*** %1, i64 3
  %9 = load i8**, i8*** %8, align 8, !tbaa !2
  %10 = getelementptr inbounds i8*, i8** %6, i64 -3
  %11 = bitcast i8** %10 to i64*
  %12 = load i64, i64* %11, align 8, !tbaa !6
  %13 = getelementptr inbounds i8, i8* %0, i64 %12
  %14 = bitcast i8* %13 to i8***
  store i8** %9, i8*** %14, align 8, !tbaa !8
  %15 = getelementptr inbounds i8, i8* %0, i64 8
  %16 = bitcast i8* %15 to i64*
  store i64 0, i64* %16, align 8, !tbaa !13
  %17 = getelementptr inbounds i8, i8* %0, i64 16
  %18 = bitcast i8* %17 to %struct.string_buffer*
  %19 = or i32 %2, 8
  tail call void @__sv_stringbuf_make(%struct.string_buffer* noundef nonnull %18, i32 noundef %19, i8* noundef %3, i64 noundef %4) #5
  %20 = bitcast i8* %0 to i64**
  %21 = load i64*, i64** %20, align 8, !tbaa !2
  %22 = getelementptr inbounds i64, i64* %21, i64 -3
  %23 = load i64, i64* %22, align 8, !tbaa !6
  %24 = getelementptr inbounds i8, i8* %0, i64 %23
  %25 = bitcast i8* %24 to %struct.ios*
  %26 = bitcast i8* %17 to %struct.buffer*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E(%struct.ios* noundef %25, %struct.buffer* noundef nonnull %26) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEC2Ev(i8* noundef %0, i8*** nocapture noundef readonly %1) local_unnamed_addr #0 {
  tail call fastcc void @open_INPUT_HEAD(i8* noundef %0, i8*** noundef %1, i32 noundef 8, i8* noundef null, i64 noundef 0) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEC1ESt13_Ios_Openmode(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  tail call fastcc void @open_INPUT_HEAD(i8* noundef %0, i8*** noundef bitcast ([4 x i8*]* @_ZTTNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE to i8***), i32 noundef %1, i8* noundef null, i64 noundef 0) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEC2ESt13_Ios_Openmode(i8* noundef %0, i8*** nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #0 {
  tail call fastcc void @open_INPUT_HEAD(i8* noundef %0, i8*** noundef %1, i32 noundef %2, i8* noundef null, i64 noundef 0) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEC1ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode(i8* noundef %0, %struct.string* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8, !tbaa !15
  %6 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  %7 = load i64, i64* %6, align 8, !tbaa !17
  tail call fastcc void @open_INPUT_HEAD(i8* noundef %0, i8*** noundef bitcast ([4 x i8*]* @_ZTTNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE to i8***), i32 noundef %2, i8* noundef %5, i64 noundef %7) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEC2ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode(i8* noundef %0, i8*** nocapture noundef readonly %1, %struct.string* nocapture noundef readonly %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds %struct.string, %struct.string* %2, i64 0, i32 0
  %6 = load i8*, i8** %5, align 8, !tbaa !15
  %7 = getelementptr inbounds %struct.string, %struct.string* %2, i64 0, i32 1
  %8 = load i64, i64* %7, align 8, !tbaa !17
  tail call fastcc void @open_INPUT_HEAD(i8* noundef %0, i8*** noundef %1, i32 noundef %3, i8* noundef %6, i64 noundef %8) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEC1ESt13_Ios_OpenmodeRKS3_(i8* noundef %0, i32 noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #0 {
  tail call fastcc void @open_INPUT_HEAD(i8* noundef %0, i8*** noundef bitcast ([4 x i8*]* @_ZTTNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE to i8***), i32 noundef %1, i8* noundef null, i64 noundef 0) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEC1EONS_12basic_stringIcS2_S3_EESt13_Ios_Openmode(i8* noundef %0, %struct.string* nocapture noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8, !tbaa !15
  %6 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  %7 = load i64, i64* %6, align 8, !tbaa !17
  tail call fastcc void @open_INPUT_HEAD(i8* noundef %0, i8*** noundef bitcast ([4 x i8*]* @_ZTTNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE to i8***), i32 noundef %2, i8* noundef %5, i64 noundef %7) #4
  store i64 0, i64* %6, align 8, !tbaa !17
  %8 = load i8*, i8** %4, align 8, !tbaa !15
  store i8 0, i8* %8, align 1, !tbaa !18
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNKRSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, i8* %1, i64 16
  %4 = bitcast i8* %3 to %struct.string_buffer*
  tail call void @_ZNKSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef %0, %struct.string_buffer* noundef nonnull %4) #5
  ret void
}

; Function Attrs: optsize
declare dso_local void @_ZNKSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef, %struct.string_buffer* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local void @_ZNOSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, i8* %1, i64 16
  %4 = bitcast i8* %3 to %struct.string_buffer*
  tail call void @_ZNOSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef %0, %struct.string_buffer* noundef nonnull %4) #5
  ret void
}

; Function Attrs: optsize
declare dso_local void @_ZNOSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef, %struct.string_buffer* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local { i64, i8* } @_ZNKSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEE4viewEv(i8* noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds i8, i8* %0, i64 16
  %3 = bitcast i8* %2 to %struct.string_buffer*
  %4 = tail call { i64, i8* } @_ZNKSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE4viewEv(%struct.string_buffer* noundef nonnull %3) #5
  ret { i64, i8* } %4
}

; Function Attrs: optsize
declare dso_local { i64, i8* } @_ZNKSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE4viewEv(%struct.string_buffer* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEE3strEONS_12basic_stringIcS2_S3_EE(i8* noundef %0, %struct.string* noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, i8* %0, i64 16
  %4 = bitcast i8* %3 to %struct.string_buffer*
  tail call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strERKNS_12basic_stringIcS2_S3_EE(%struct.string_buffer* noundef nonnull %4, %struct.string* noundef %1) #5
  %5 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  store i64 0, i64* %5, align 8, !tbaa !17
  %6 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %7 = load i8*, i8** %6, align 8, !tbaa !15
  store i8 0, i8* %7, align 1, !tbaa !18
  ret void
}

; Function Attrs: optsize
declare dso_local void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strERKNS_12basic_stringIcS2_S3_EE(%struct.string_buffer* noundef, %struct.string* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEC1EOS4_(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  tail call fastcc void @open_INPUT_HEAD(i8* noundef %0, i8*** noundef bitcast ([4 x i8*]* @_ZTTNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE to i8***), i32 noundef 8, i8* noundef null, i64 noundef 0) #4
  %3 = getelementptr inbounds i8, i8* %0, i64 16
  %4 = bitcast i8* %3 to %struct.string_buffer*
  %5 = getelementptr inbounds i8, i8* %1, i64 16
  %6 = bitcast i8* %5 to %struct.string_buffer*
  %7 = tail call %struct.string_buffer* @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEaSEOS4_(%struct.string_buffer* noundef nonnull %4, %struct.string_buffer* noundef nonnull %6) #5
  %8 = bitcast i8* %0 to i64**
  %9 = load i64*, i64** %8, align 8, !tbaa !2
  %10 = getelementptr inbounds i64, i64* %9, i64 -3
  %11 = load i64, i64* %10, align 8, !tbaa !6
  %12 = getelementptr inbounds i8, i8* %0, i64 %11
  %13 = bitcast i8* %12 to %struct.ios*
  %14 = bitcast i8* %1 to i64**
  %15 = load i64*, i64** %14, align 8, !tbaa !2
  %16 = getelementptr inbounds i64, i64* %15, i64 -3
  %17 = load i64, i64* %16, align 8, !tbaa !6
  %18 = getelementptr inbounds i8, i8* %1, i64 %17
  %19 = bitcast i8* %18 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4moveERS2_(%struct.ios* noundef %13, %struct.ios* noundef %19) #5
  %20 = load i64*, i64** %8, align 8, !tbaa !2
  %21 = getelementptr inbounds i64, i64* %20, i64 -3
  %22 = load i64, i64* %21, align 8, !tbaa !6
  %23 = getelementptr inbounds i8, i8* %0, i64 %22
  %24 = getelementptr inbounds i8, i8* %23, i64 232
  %25 = bitcast i8* %24 to i8**
  store i8* %3, i8** %25, align 8, !tbaa !19
  %26 = load i64*, i64** %14, align 8, !tbaa !2
  %27 = getelementptr inbounds i64, i64* %26, i64 -3
  %28 = load i64, i64* %27, align 8, !tbaa !6
  %29 = getelementptr inbounds i8, i8* %1, i64 %28
  %30 = getelementptr inbounds i8, i8* %29, i64 232
  %31 = bitcast i8* %30 to i8**
  store i8* %5, i8** %31, align 8, !tbaa !19
  ret void
}

; Function Attrs: optsize
declare dso_local %struct.string_buffer* @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEaSEOS4_(%struct.string_buffer* noundef, %struct.string_buffer* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local void @_ZNSt9basic_iosIcSt11char_traitsIcEE4moveERS2_(%struct.ios* noundef, %struct.ios* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i8* @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEaSEOS4_(i8* noundef returned %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = bitcast i8* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !2
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !6
  %7 = getelementptr inbounds i8, i8* %0, i64 %6
  %8 = bitcast i8* %7 to %struct.ios*
  %9 = bitcast i8* %1 to i64**
  %10 = load i64*, i64** %9, align 8, !tbaa !2
  %11 = getelementptr inbounds i64, i64* %10, i64 -3
  %12 = load i64, i64* %11, align 8, !tbaa !6
  %13 = getelementptr inbounds i8, i8* %1, i64 %12
  %14 = bitcast i8* %13 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4swapERS2_(%struct.ios* noundef %8, %struct.ios* noundef %14) #5
  %15 = getelementptr inbounds i8, i8* %0, i64 16
  %16 = bitcast i8* %15 to %struct.string_buffer*
  %17 = getelementptr inbounds i8, i8* %1, i64 16
  %18 = bitcast i8* %17 to %struct.string_buffer*
  %19 = tail call %struct.string_buffer* @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEaSEOS4_(%struct.string_buffer* noundef nonnull %16, %struct.string_buffer* noundef nonnull %18) #5
  ret i8* %0
}

; Function Attrs: optsize
declare dso_local void @_ZNSt9basic_iosIcSt11char_traitsIcEE4swapERS2_(%struct.ios* noundef, %struct.ios* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEE4swapERS4_(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = bitcast i8* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !2
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !6
  %7 = getelementptr inbounds i8, i8* %0, i64 %6
  %8 = bitcast i8* %7 to %struct.ios*
  %9 = bitcast i8* %1 to i64**
  %10 = load i64*, i64** %9, align 8, !tbaa !2
  %11 = getelementptr inbounds i64, i64* %10, i64 -3
  %12 = load i64, i64* %11, align 8, !tbaa !6
  %13 = getelementptr inbounds i8, i8* %1, i64 %12
  %14 = bitcast i8* %13 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4swapERS2_(%struct.ios* noundef %8, %struct.ios* noundef %14) #5
  %15 = getelementptr inbounds i8, i8* %0, i64 16
  %16 = bitcast i8* %15 to %struct.string_buffer*
  %17 = getelementptr inbounds i8, i8* %1, i64 16
  %18 = bitcast i8* %17 to %struct.string_buffer*
  tail call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE4swapERS4_(%struct.string_buffer* noundef nonnull %16, %struct.string_buffer* noundef nonnull %18) #5
  ret void
}

; Function Attrs: optsize
declare dso_local void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE4swapERS4_(%struct.string_buffer* noundef, %struct.string_buffer* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED2Ev(i8* noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, i8* %0, i64 16
  %4 = bitcast i8* %3 to %struct.string_buffer*
  tail call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEED2Ev(%struct.string_buffer* noundef nonnull %4) #5
  ret void
}

; Function Attrs: optsize
declare dso_local void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEED2Ev(%struct.string_buffer* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED1Ev(i8* noundef %0) #0 {
  %2 = bitcast i8* %0 to i64**
  %3 = load i64*, i64** %2, align 8, !tbaa !2
  %4 = getelementptr inbounds i64, i64* %3, i64 -3
  %5 = load i64, i64* %4, align 8, !tbaa !6
  %6 = getelementptr inbounds i8, i8* %0, i64 %5
  %7 = bitcast i8* %6 to %struct.ios*
  %8 = getelementptr inbounds i8, i8* %0, i64 16
  %9 = bitcast i8* %8 to %struct.string_buffer*
  tail call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEED2Ev(%struct.string_buffer* noundef nonnull %9) #5
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %7) #5
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: optsize
declare dso_local void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef) local_unnamed_addr #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED0Ev(i8* noundef %0) #0 {
  %2 = bitcast i8* %0 to i64**
  %3 = load i64*, i64** %2, align 8, !tbaa !2
  %4 = getelementptr inbounds i64, i64* %3, i64 -3
  %5 = load i64, i64* %4, align 8, !tbaa !6
  %6 = getelementptr inbounds i8, i8* %0, i64 %5
  %7 = bitcast i8* %6 to %struct.ios*
  %8 = getelementptr inbounds i8, i8* %0, i64 16
  %9 = bitcast i8* %8 to %struct.string_buffer*
  tail call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEED2Ev(%struct.string_buffer* noundef nonnull %9) #5
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %7) #5
  tail call void @_ZdlPv(i8* noundef %0) #5
  ret void
}

; Function Attrs: optsize
declare dso_local void @_ZdlPv(i8* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local void @_ZTv0_n24_NSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED1Ev(%struct.ios* noundef %0) #0 {
  %2 = bitcast %struct.ios* %0 to i8*
  %3 = bitcast %struct.ios* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !2
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !6
  %7 = getelementptr inbounds i8, i8* %2, i64 %6
  %8 = bitcast i8* %7 to i64**
  %9 = load i64*, i64** %8, align 8, !tbaa !2
  %10 = getelementptr inbounds i64, i64* %9, i64 -3
  %11 = load i64, i64* %10, align 8, !tbaa !6
  %12 = getelementptr inbounds i8, i8* %7, i64 %11
  %13 = bitcast i8* %12 to %struct.ios*
  %14 = getelementptr inbounds i8, i8* %7, i64 16
  %15 = bitcast i8* %14 to %struct.string_buffer*
  tail call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEED2Ev(%struct.string_buffer* noundef nonnull %15) #5
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %13) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZTv0_n24_NSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED0Ev(%struct.ios* noundef %0) #0 {
  %2 = bitcast %struct.ios* %0 to i8*
  %3 = bitcast %struct.ios* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !2
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !6
  %7 = getelementptr inbounds i8, i8* %2, i64 %6
  tail call void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED0Ev(i8* noundef %7) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNKSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, i8* %1, i64 16
  %4 = bitcast i8* %3 to %struct.string_buffer*
  tail call void @_ZNKSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef %0, %struct.string_buffer* noundef nonnull %4) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEE3strERKNS_12basic_stringIcS2_S3_EE(i8* noundef %0, %struct.string* noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, i8* %0, i64 16
  %4 = bitcast i8* %3 to %struct.string_buffer*
  tail call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strERKNS_12basic_stringIcS2_S3_EE(%struct.string_buffer* noundef nonnull %4, %struct.string* noundef %1) #5
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local nonnull %struct.buffer* @_ZNKSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEE5rdbufEv(i8* noundef readnone %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds i8, i8* %0, i64 16
  %3 = bitcast i8* %2 to %struct.buffer*
  ret %struct.buffer* %3
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC1Ev(i8* noundef %0) local_unnamed_addr #0 {
  %2 = bitcast i8* %0 to i8***
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE, i64 0, i64 0, i32 3, i64 0), i8*** %2, align 8, !tbaa !2
  %3 = getelementptr inbounds i8, i8* %0, i64 112
  %4 = bitcast i8* %3 to i8***
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE, i64 0, i64 1, i32 3, i64 0), i8*** %4, align 8, !tbaa !8
  %5 = getelementptr inbounds i8, i8* %0, i64 8
  %6 = bitcast i8* %5 to %struct.string_buffer*
  tail call void @__sv_stringbuf_make(%struct.string_buffer* noundef nonnull %6, i32 noundef 16, i8* noundef null, i64 noundef 0) #5
  %7 = bitcast i8* %0 to i64**
  %8 = load i64*, i64** %7, align 8, !tbaa !2
  %9 = getelementptr inbounds i64, i64* %8, i64 -3
  %10 = load i64, i64* %9, align 8, !tbaa !6
  %11 = getelementptr inbounds i8, i8* %0, i64 %10
  %12 = bitcast i8* %11 to %struct.ios*
  %13 = bitcast i8* %5 to %struct.buffer*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E(%struct.ios* noundef %12, %struct.buffer* noundef nonnull %13) #5
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @open_OUTPUT_HEAD(i8* noundef %0, i8*** nocapture noundef readonly %1, i32 noundef %2, i8* noundef %3, i64 noundef %4) unnamed_addr #0 {
  %6 = load i8**, i8*** %1, align 8, !tbaa !2
  %7 = bitcast i8* %0 to i8***
  store i8** %6, i8*** %7, align 8, !tbaa !2
  %8 = getelementptr inbounds i8**, i8*** %1, i64 3
  %9 = load i8**, i8*** %8, align 8, !tbaa !2
  %10 = getelementptr inbounds i8*, i8** %6, i64 -3
  %11 = bitcast i8** %10 to i64*
  %12 = load i64, i64* %11, align 8, !tbaa !6
  %13 = getelementptr inbounds i8, i8* %0, i64 %12
  %14 = bitcast i8* %13 to i8***
  store i8** %9, i8*** %14, align 8, !tbaa !8
  %15 = getelementptr inbounds i8, i8* %0, i64 8
  %16 = bitcast i8* %15 to %struct.string_buffer*
  %17 = or i32 %2, 16
  tail call void @__sv_stringbuf_make(%struct.string_buffer* noundef nonnull %16, i32 noundef %17, i8* noundef %3, i64 noundef %4) #5
  %18 = bitcast i8* %0 to i64**
  %19 = load i64*, i64** %18, align 8, !tbaa !2
  %20 = getelementptr inbounds i64, i64* %19, i64 -3
  %21 = load i64, i64* %20, align 8, !tbaa !6
  %22 = getelementptr inbounds i8, i8* %0, i64 %21
  %23 = bitcast i8* %22 to %struct.ios*
  %24 = bitcast i8* %15 to %struct.buffer*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E(%struct.ios* noundef %23, %struct.buffer* noundef nonnull %24) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC2Ev(i8* noundef %0, i8*** nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = load i8**, i8*** %1, align 8, !tbaa !2
  %4 = bitcast i8* %0 to i8***
  store i8** %3, i8*** %4, align 8, !tbaa !2
  %5 = getelementptr inbounds i8**, i8*** %1, i64 3
  %6 = load i8**, i8*** %5, align 8, !tbaa !2
  %7 = getelementptr inbounds i8*, i8** %3, i64 -3
  %8 = bitcast i8** %7 to i64*
  %9 = load i64, i64* %8, align 8, !tbaa !6
  %10 = getelementptr inbounds i8, i8* %0, i64 %9
  %11 = bitcast i8* %10 to i8***
  store i8** %6, i8*** %11, align 8, !tbaa !8
  %12 = getelementptr inbounds i8, i8* %0, i64 8
  %13 = bitcast i8* %12 to %struct.string_buffer*
  tail call void @__sv_stringbuf_make(%struct.string_buffer* noundef nonnull %13, i32 noundef 16, i8* noundef null, i64 noundef 0) #5
  %14 = bitcast i8* %0 to i64**
  %15 = load i64*, i64** %14, align 8, !tbaa !2
  %16 = getelementptr inbounds i64, i64* %15, i64 -3
  %17 = load i64, i64* %16, align 8, !tbaa !6
  %18 = getelementptr inbounds i8, i8* %0, i64 %17
  %19 = bitcast i8* %18 to %struct.ios*
  %20 = bitcast i8* %12 to %struct.buffer*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E(%struct.ios* noundef %19, %struct.buffer* noundef nonnull %20) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC1ESt13_Ios_Openmode(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  tail call fastcc void @open_OUTPUT_HEAD(i8* noundef %0, i8*** noundef bitcast ([4 x i8*]* @_ZTTNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE to i8***), i32 noundef %1, i8* noundef null, i64 noundef 0) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC2ESt13_Ios_Openmode(i8* noundef %0, i8*** nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #0 {
  tail call fastcc void @open_OUTPUT_HEAD(i8* noundef %0, i8*** noundef %1, i32 noundef %2, i8* noundef null, i64 noundef 0) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC1ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode(i8* noundef %0, %struct.string* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8, !tbaa !15
  %6 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  %7 = load i64, i64* %6, align 8, !tbaa !17
  tail call fastcc void @open_OUTPUT_HEAD(i8* noundef %0, i8*** noundef bitcast ([4 x i8*]* @_ZTTNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE to i8***), i32 noundef %2, i8* noundef %5, i64 noundef %7) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC2ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode(i8* noundef %0, i8*** nocapture noundef readonly %1, %struct.string* nocapture noundef readonly %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds %struct.string, %struct.string* %2, i64 0, i32 0
  %6 = load i8*, i8** %5, align 8, !tbaa !15
  %7 = getelementptr inbounds %struct.string, %struct.string* %2, i64 0, i32 1
  %8 = load i64, i64* %7, align 8, !tbaa !17
  tail call fastcc void @open_OUTPUT_HEAD(i8* noundef %0, i8*** noundef %1, i32 noundef %3, i8* noundef %6, i64 noundef %8) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC1ESt13_Ios_OpenmodeRKS3_(i8* noundef %0, i32 noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #0 {
  tail call fastcc void @open_OUTPUT_HEAD(i8* noundef %0, i8*** noundef bitcast ([4 x i8*]* @_ZTTNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE to i8***), i32 noundef %1, i8* noundef null, i64 noundef 0) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC1EONS_12basic_stringIcS2_S3_EESt13_Ios_Openmode(i8* noundef %0, %struct.string* nocapture noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8, !tbaa !15
  %6 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  %7 = load i64, i64* %6, align 8, !tbaa !17
  tail call fastcc void @open_OUTPUT_HEAD(i8* noundef %0, i8*** noundef bitcast ([4 x i8*]* @_ZTTNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE to i8***), i32 noundef %2, i8* noundef %5, i64 noundef %7) #4
  store i64 0, i64* %6, align 8, !tbaa !17
  %8 = load i8*, i8** %4, align 8, !tbaa !15
  store i8 0, i8* %8, align 1, !tbaa !18
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNKRSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, i8* %1, i64 8
  %4 = bitcast i8* %3 to %struct.string_buffer*
  tail call void @_ZNKSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef %0, %struct.string_buffer* noundef nonnull %4) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNOSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, i8* %1, i64 8
  %4 = bitcast i8* %3 to %struct.string_buffer*
  tail call void @_ZNOSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef %0, %struct.string_buffer* noundef nonnull %4) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local { i64, i8* } @_ZNKSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE4viewEv(i8* noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds i8, i8* %0, i64 8
  %3 = bitcast i8* %2 to %struct.string_buffer*
  %4 = tail call { i64, i8* } @_ZNKSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE4viewEv(%struct.string_buffer* noundef nonnull %3) #5
  ret { i64, i8* } %4
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE3strEONS_12basic_stringIcS2_S3_EE(i8* noundef %0, %struct.string* noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, i8* %0, i64 8
  %4 = bitcast i8* %3 to %struct.string_buffer*
  tail call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strERKNS_12basic_stringIcS2_S3_EE(%struct.string_buffer* noundef nonnull %4, %struct.string* noundef %1) #5
  %5 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  store i64 0, i64* %5, align 8, !tbaa !17
  %6 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %7 = load i8*, i8** %6, align 8, !tbaa !15
  store i8 0, i8* %7, align 1, !tbaa !18
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC1EOS4_(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = bitcast i8* %0 to i8***
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE, i64 0, i64 0, i32 3, i64 0), i8*** %3, align 8, !tbaa !2
  %4 = getelementptr inbounds i8, i8* %0, i64 112
  %5 = bitcast i8* %4 to i8***
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE, i64 0, i64 1, i32 3, i64 0), i8*** %5, align 8, !tbaa !8
  %6 = getelementptr inbounds i8, i8* %0, i64 8
  %7 = bitcast i8* %6 to %struct.string_buffer*
  tail call void @__sv_stringbuf_make(%struct.string_buffer* noundef nonnull %7, i32 noundef 16, i8* noundef null, i64 noundef 0) #5
  %8 = bitcast i8* %0 to i64**
  %9 = load i64*, i64** %8, align 8, !tbaa !2
  %10 = getelementptr inbounds i64, i64* %9, i64 -3
  %11 = load i64, i64* %10, align 8, !tbaa !6
  %12 = getelementptr inbounds i8, i8* %0, i64 %11
  %13 = bitcast i8* %12 to %struct.ios*
  %14 = bitcast i8* %6 to %struct.buffer*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E(%struct.ios* noundef %13, %struct.buffer* noundef nonnull %14) #5
  %15 = getelementptr inbounds i8, i8* %1, i64 8
  %16 = bitcast i8* %15 to %struct.string_buffer*
  %17 = tail call %struct.string_buffer* @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEaSEOS4_(%struct.string_buffer* noundef nonnull %7, %struct.string_buffer* noundef nonnull %16) #5
  %18 = load i64*, i64** %8, align 8, !tbaa !2
  %19 = getelementptr inbounds i64, i64* %18, i64 -3
  %20 = load i64, i64* %19, align 8, !tbaa !6
  %21 = getelementptr inbounds i8, i8* %0, i64 %20
  %22 = bitcast i8* %21 to %struct.ios*
  %23 = bitcast i8* %1 to i64**
  %24 = load i64*, i64** %23, align 8, !tbaa !2
  %25 = getelementptr inbounds i64, i64* %24, i64 -3
  %26 = load i64, i64* %25, align 8, !tbaa !6
  %27 = getelementptr inbounds i8, i8* %1, i64 %26
  %28 = bitcast i8* %27 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4moveERS2_(%struct.ios* noundef %22, %struct.ios* noundef %28) #5
  %29 = load i64*, i64** %8, align 8, !tbaa !2
  %30 = getelementptr inbounds i64, i64* %29, i64 -3
  %31 = load i64, i64* %30, align 8, !tbaa !6
  %32 = getelementptr inbounds i8, i8* %0, i64 %31
  %33 = getelementptr inbounds i8, i8* %32, i64 232
  %34 = bitcast i8* %33 to i8**
  store i8* %6, i8** %34, align 8, !tbaa !19
  %35 = load i64*, i64** %23, align 8, !tbaa !2
  %36 = getelementptr inbounds i64, i64* %35, i64 -3
  %37 = load i64, i64* %36, align 8, !tbaa !6
  %38 = getelementptr inbounds i8, i8* %1, i64 %37
  %39 = getelementptr inbounds i8, i8* %38, i64 232
  %40 = bitcast i8* %39 to i8**
  store i8* %15, i8** %40, align 8, !tbaa !19
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i8* @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEaSEOS4_(i8* noundef returned %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = bitcast i8* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !2
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !6
  %7 = getelementptr inbounds i8, i8* %0, i64 %6
  %8 = bitcast i8* %7 to %struct.ios*
  %9 = bitcast i8* %1 to i64**
  %10 = load i64*, i64** %9, align 8, !tbaa !2
  %11 = getelementptr inbounds i64, i64* %10, i64 -3
  %12 = load i64, i64* %11, align 8, !tbaa !6
  %13 = getelementptr inbounds i8, i8* %1, i64 %12
  %14 = bitcast i8* %13 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4swapERS2_(%struct.ios* noundef %8, %struct.ios* noundef %14) #5
  %15 = getelementptr inbounds i8, i8* %0, i64 8
  %16 = bitcast i8* %15 to %struct.string_buffer*
  %17 = getelementptr inbounds i8, i8* %1, i64 8
  %18 = bitcast i8* %17 to %struct.string_buffer*
  %19 = tail call %struct.string_buffer* @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEaSEOS4_(%struct.string_buffer* noundef nonnull %16, %struct.string_buffer* noundef nonnull %18) #5
  ret i8* %0
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE4swapERS4_(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = bitcast i8* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !2
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !6
  %7 = getelementptr inbounds i8, i8* %0, i64 %6
  %8 = bitcast i8* %7 to %struct.ios*
  %9 = bitcast i8* %1 to i64**
  %10 = load i64*, i64** %9, align 8, !tbaa !2
  %11 = getelementptr inbounds i64, i64* %10, i64 -3
  %12 = load i64, i64* %11, align 8, !tbaa !6
  %13 = getelementptr inbounds i8, i8* %1, i64 %12
  %14 = bitcast i8* %13 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4swapERS2_(%struct.ios* noundef %8, %struct.ios* noundef %14) #5
  %15 = getelementptr inbounds i8, i8* %0, i64 8
  %16 = bitcast i8* %15 to %struct.string_buffer*
  %17 = getelementptr inbounds i8, i8* %1, i64 8
  %18 = bitcast i8* %17 to %struct.string_buffer*
  tail call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE4swapERS4_(%struct.string_buffer* noundef nonnull %16, %struct.string_buffer* noundef nonnull %18) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED2Ev(i8* noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, i8* %0, i64 8
  %4 = bitcast i8* %3 to %struct.string_buffer*
  tail call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEED2Ev(%struct.string_buffer* noundef nonnull %4) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev(i8* noundef %0) #0 {
  %2 = bitcast i8* %0 to i64**
  %3 = load i64*, i64** %2, align 8, !tbaa !2
  %4 = getelementptr inbounds i64, i64* %3, i64 -3
  %5 = load i64, i64* %4, align 8, !tbaa !6
  %6 = getelementptr inbounds i8, i8* %0, i64 %5
  %7 = bitcast i8* %6 to %struct.ios*
  %8 = getelementptr inbounds i8, i8* %0, i64 8
  %9 = bitcast i8* %8 to %struct.string_buffer*
  tail call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEED2Ev(%struct.string_buffer* noundef nonnull %9) #5
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %7) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED0Ev(i8* noundef %0) #0 {
  %2 = bitcast i8* %0 to i64**
  %3 = load i64*, i64** %2, align 8, !tbaa !2
  %4 = getelementptr inbounds i64, i64* %3, i64 -3
  %5 = load i64, i64* %4, align 8, !tbaa !6
  %6 = getelementptr inbounds i8, i8* %0, i64 %5
  %7 = bitcast i8* %6 to %struct.ios*
  %8 = getelementptr inbounds i8, i8* %0, i64 8
  %9 = bitcast i8* %8 to %struct.string_buffer*
  tail call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEED2Ev(%struct.string_buffer* noundef nonnull %9) #5
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %7) #5
  tail call void @_ZdlPv(i8* noundef %0) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZTv0_n24_NSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev(%struct.ios* noundef %0) #0 {
  %2 = bitcast %struct.ios* %0 to i8*
  %3 = bitcast %struct.ios* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !2
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !6
  %7 = getelementptr inbounds i8, i8* %2, i64 %6
  %8 = bitcast i8* %7 to i64**
  %9 = load i64*, i64** %8, align 8, !tbaa !2
  %10 = getelementptr inbounds i64, i64* %9, i64 -3
  %11 = load i64, i64* %10, align 8, !tbaa !6
  %12 = getelementptr inbounds i8, i8* %7, i64 %11
  %13 = bitcast i8* %12 to %struct.ios*
  %14 = getelementptr inbounds i8, i8* %7, i64 8
  %15 = bitcast i8* %14 to %struct.string_buffer*
  tail call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEED2Ev(%struct.string_buffer* noundef nonnull %15) #5
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %13) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZTv0_n24_NSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED0Ev(%struct.ios* noundef %0) #0 {
  %2 = bitcast %struct.ios* %0 to i8*
  %3 = bitcast %struct.ios* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !2
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !6
  %7 = getelementptr inbounds i8, i8* %2, i64 %6
  tail call void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED0Ev(i8* noundef %7) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNKSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, i8* %1, i64 8
  %4 = bitcast i8* %3 to %struct.string_buffer*
  tail call void @_ZNKSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef %0, %struct.string_buffer* noundef nonnull %4) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE3strERKNS_12basic_stringIcS2_S3_EE(i8* noundef %0, %struct.string* noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, i8* %0, i64 8
  %4 = bitcast i8* %3 to %struct.string_buffer*
  tail call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strERKNS_12basic_stringIcS2_S3_EE(%struct.string_buffer* noundef nonnull %4, %struct.string* noundef %1) #5
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local nonnull %struct.buffer* @_ZNKSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE5rdbufEv(i8* noundef readnone %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds i8, i8* %0, i64 8
  %3 = bitcast i8* %2 to %struct.buffer*
  ret %struct.buffer* %3
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEC1Ev(i8* noundef %0) local_unnamed_addr #0 {
  tail call fastcc void @open_BOTH_HEADS(i8* noundef %0, i8*** noundef bitcast ([10 x i8*]* @_ZTTNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE to i8***), i32 noundef 24, i8* noundef null, i64 noundef 0) #4
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @open_BOTH_HEADS(i8* noundef %0, i8*** nocapture noundef readonly %1, i32 noundef %2, i8* noundef %3, i64 noundef %4) unnamed_addr #0 {
  %6 = getelementptr inbounds i8**, i8*** %1, i64 9
  %7 = load i8**, i8*** %6, align 8, !tbaa !2
  %8 = getelementptr inbounds i8, i8* %0, i64 16
  %9 = bitcast i8* %8 to i8***
  store i8** %7, i8*** %9, align 8, !tbaa !20
  %10 = load i8**, i8*** %1, align 8, !tbaa !2
  %11 = bitcast i8* %0 to i8***
  store i8** %10, i8*** %11, align 8, !tbaa !2
  %12 = getelementptr inbounds i8**, i8*** %1, i64 8
  %13 = load i8**, i8*** %12, align 8, !tbaa !2
  %14 = getelementptr inbounds i8*, i8** %10, i64 -3
  %15 = bitcast i8** %14 to i64*
  %16 = load i64, i64* %15, align 8, !tbaa !6
  %17 = getelementptr inbounds i8, i8* %0, i64 %16
  %18 = bitcast i8* %17 to i8***
  store i8** %13, i8*** %18, align 8, !tbaa !8
  %19 = getelementptr inbounds i8, i8* %0, i64 8
  %20 = bitcast i8* %19 to i64*
  store i64 0, i64* %20, align 8, !tbaa !13
  %21 = getelementptr inbounds i8, i8* %0, i64 24
  %22 = bitcast i8* %21 to %struct.string_buffer*
  tail call void @__sv_stringbuf_make(%struct.string_buffer* noundef nonnull %22, i32 noundef %2, i8* noundef %3, i64 noundef %4) #5
  %23 = bitcast i8* %0 to i64**
  %24 = load i64*, i64** %23, align 8, !tbaa !2
  %25 = getelementptr inbounds i64, i64* %24, i64 -3
  %26 = load i64, i64* %25, align 8, !tbaa !6
  %27 = getelementptr inbounds i8, i8* %0, i64 %26
  %28 = bitcast i8* %27 to %struct.ios*
  %29 = bitcast i8* %21 to %struct.buffer*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E(%struct.ios* noundef %28, %struct.buffer* noundef nonnull %29) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEC2Ev(i8* noundef %0, i8*** nocapture noundef readonly %1) local_unnamed_addr #0 {
  tail call fastcc void @open_BOTH_HEADS(i8* noundef %0, i8*** noundef %1, i32 noundef 24, i8* noundef null, i64 noundef 0) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEC1ESt13_Ios_Openmode(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  tail call fastcc void @open_BOTH_HEADS(i8* noundef %0, i8*** noundef bitcast ([10 x i8*]* @_ZTTNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE to i8***), i32 noundef %1, i8* noundef null, i64 noundef 0) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEC2ESt13_Ios_Openmode(i8* noundef %0, i8*** nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #0 {
  tail call fastcc void @open_BOTH_HEADS(i8* noundef %0, i8*** noundef %1, i32 noundef %2, i8* noundef null, i64 noundef 0) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEC1ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode(i8* noundef %0, %struct.string* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8, !tbaa !15
  %6 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  %7 = load i64, i64* %6, align 8, !tbaa !17
  tail call fastcc void @open_BOTH_HEADS(i8* noundef %0, i8*** noundef bitcast ([10 x i8*]* @_ZTTNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE to i8***), i32 noundef %2, i8* noundef %5, i64 noundef %7) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEC2ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode(i8* noundef %0, i8*** nocapture noundef readonly %1, %struct.string* nocapture noundef readonly %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds %struct.string, %struct.string* %2, i64 0, i32 0
  %6 = load i8*, i8** %5, align 8, !tbaa !15
  %7 = getelementptr inbounds %struct.string, %struct.string* %2, i64 0, i32 1
  %8 = load i64, i64* %7, align 8, !tbaa !17
  tail call fastcc void @open_BOTH_HEADS(i8* noundef %0, i8*** noundef %1, i32 noundef %3, i8* noundef %6, i64 noundef %8) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEC1ESt13_Ios_OpenmodeRKS3_(i8* noundef %0, i32 noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #0 {
  tail call fastcc void @open_BOTH_HEADS(i8* noundef %0, i8*** noundef bitcast ([10 x i8*]* @_ZTTNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE to i8***), i32 noundef %1, i8* noundef null, i64 noundef 0) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEC1EONS_12basic_stringIcS2_S3_EESt13_Ios_Openmode(i8* noundef %0, %struct.string* nocapture noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8, !tbaa !15
  %6 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  %7 = load i64, i64* %6, align 8, !tbaa !17
  tail call fastcc void @open_BOTH_HEADS(i8* noundef %0, i8*** noundef bitcast ([10 x i8*]* @_ZTTNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE to i8***), i32 noundef %2, i8* noundef %5, i64 noundef %7) #4
  store i64 0, i64* %6, align 8, !tbaa !17
  %8 = load i8*, i8** %4, align 8, !tbaa !15
  store i8 0, i8* %8, align 1, !tbaa !18
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNKRSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, i8* %1, i64 24
  %4 = bitcast i8* %3 to %struct.string_buffer*
  tail call void @_ZNKSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef %0, %struct.string_buffer* noundef nonnull %4) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNOSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, i8* %1, i64 24
  %4 = bitcast i8* %3 to %struct.string_buffer*
  tail call void @_ZNOSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef %0, %struct.string_buffer* noundef nonnull %4) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local { i64, i8* } @_ZNKSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEE4viewEv(i8* noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds i8, i8* %0, i64 24
  %3 = bitcast i8* %2 to %struct.string_buffer*
  %4 = tail call { i64, i8* } @_ZNKSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE4viewEv(%struct.string_buffer* noundef nonnull %3) #5
  ret { i64, i8* } %4
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEE3strEONS_12basic_stringIcS2_S3_EE(i8* noundef %0, %struct.string* noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, i8* %0, i64 24
  %4 = bitcast i8* %3 to %struct.string_buffer*
  tail call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strERKNS_12basic_stringIcS2_S3_EE(%struct.string_buffer* noundef nonnull %4, %struct.string* noundef %1) #5
  %5 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  store i64 0, i64* %5, align 8, !tbaa !17
  %6 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %7 = load i8*, i8** %6, align 8, !tbaa !15
  store i8 0, i8* %7, align 1, !tbaa !18
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEC1EOS4_(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  tail call fastcc void @open_BOTH_HEADS(i8* noundef %0, i8*** noundef bitcast ([10 x i8*]* @_ZTTNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE to i8***), i32 noundef 24, i8* noundef null, i64 noundef 0) #4
  %3 = getelementptr inbounds i8, i8* %0, i64 24
  %4 = bitcast i8* %3 to %struct.string_buffer*
  %5 = getelementptr inbounds i8, i8* %1, i64 24
  %6 = bitcast i8* %5 to %struct.string_buffer*
  %7 = tail call %struct.string_buffer* @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEaSEOS4_(%struct.string_buffer* noundef nonnull %4, %struct.string_buffer* noundef nonnull %6) #5
  %8 = bitcast i8* %0 to i64**
  %9 = load i64*, i64** %8, align 8, !tbaa !2
  %10 = getelementptr inbounds i64, i64* %9, i64 -3
  %11 = load i64, i64* %10, align 8, !tbaa !6
  %12 = getelementptr inbounds i8, i8* %0, i64 %11
  %13 = bitcast i8* %12 to %struct.ios*
  %14 = bitcast i8* %1 to i64**
  %15 = load i64*, i64** %14, align 8, !tbaa !2
  %16 = getelementptr inbounds i64, i64* %15, i64 -3
  %17 = load i64, i64* %16, align 8, !tbaa !6
  %18 = getelementptr inbounds i8, i8* %1, i64 %17
  %19 = bitcast i8* %18 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4moveERS2_(%struct.ios* noundef %13, %struct.ios* noundef %19) #5
  %20 = load i64*, i64** %8, align 8, !tbaa !2
  %21 = getelementptr inbounds i64, i64* %20, i64 -3
  %22 = load i64, i64* %21, align 8, !tbaa !6
  %23 = getelementptr inbounds i8, i8* %0, i64 %22
  %24 = getelementptr inbounds i8, i8* %23, i64 232
  %25 = bitcast i8* %24 to i8**
  store i8* %3, i8** %25, align 8, !tbaa !19
  %26 = load i64*, i64** %14, align 8, !tbaa !2
  %27 = getelementptr inbounds i64, i64* %26, i64 -3
  %28 = load i64, i64* %27, align 8, !tbaa !6
  %29 = getelementptr inbounds i8, i8* %1, i64 %28
  %30 = getelementptr inbounds i8, i8* %29, i64 232
  %31 = bitcast i8* %30 to i8**
  store i8* %5, i8** %31, align 8, !tbaa !19
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i8* @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEaSEOS4_(i8* noundef returned %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = bitcast i8* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !2
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !6
  %7 = getelementptr inbounds i8, i8* %0, i64 %6
  %8 = bitcast i8* %7 to %struct.ios*
  %9 = bitcast i8* %1 to i64**
  %10 = load i64*, i64** %9, align 8, !tbaa !2
  %11 = getelementptr inbounds i64, i64* %10, i64 -3
  %12 = load i64, i64* %11, align 8, !tbaa !6
  %13 = getelementptr inbounds i8, i8* %1, i64 %12
  %14 = bitcast i8* %13 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4swapERS2_(%struct.ios* noundef %8, %struct.ios* noundef %14) #5
  %15 = getelementptr inbounds i8, i8* %0, i64 24
  %16 = bitcast i8* %15 to %struct.string_buffer*
  %17 = getelementptr inbounds i8, i8* %1, i64 24
  %18 = bitcast i8* %17 to %struct.string_buffer*
  %19 = tail call %struct.string_buffer* @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEaSEOS4_(%struct.string_buffer* noundef nonnull %16, %struct.string_buffer* noundef nonnull %18) #5
  ret i8* %0
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEE4swapERS4_(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = bitcast i8* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !2
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !6
  %7 = getelementptr inbounds i8, i8* %0, i64 %6
  %8 = bitcast i8* %7 to %struct.ios*
  %9 = bitcast i8* %1 to i64**
  %10 = load i64*, i64** %9, align 8, !tbaa !2
  %11 = getelementptr inbounds i64, i64* %10, i64 -3
  %12 = load i64, i64* %11, align 8, !tbaa !6
  %13 = getelementptr inbounds i8, i8* %1, i64 %12
  %14 = bitcast i8* %13 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4swapERS2_(%struct.ios* noundef %8, %struct.ios* noundef %14) #5
  %15 = getelementptr inbounds i8, i8* %0, i64 24
  %16 = bitcast i8* %15 to %struct.string_buffer*
  %17 = getelementptr inbounds i8, i8* %1, i64 24
  %18 = bitcast i8* %17 to %struct.string_buffer*
  tail call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE4swapERS4_(%struct.string_buffer* noundef nonnull %16, %struct.string_buffer* noundef nonnull %18) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEED2Ev(i8* noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, i8* %0, i64 24
  %4 = bitcast i8* %3 to %struct.string_buffer*
  tail call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEED2Ev(%struct.string_buffer* noundef nonnull %4) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEED1Ev(i8* noundef %0) #0 {
  %2 = bitcast i8* %0 to i64**
  %3 = load i64*, i64** %2, align 8, !tbaa !2
  %4 = getelementptr inbounds i64, i64* %3, i64 -3
  %5 = load i64, i64* %4, align 8, !tbaa !6
  %6 = getelementptr inbounds i8, i8* %0, i64 %5
  %7 = bitcast i8* %6 to %struct.ios*
  %8 = getelementptr inbounds i8, i8* %0, i64 24
  %9 = bitcast i8* %8 to %struct.string_buffer*
  tail call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEED2Ev(%struct.string_buffer* noundef nonnull %9) #5
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %7) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEED0Ev(i8* noundef %0) #0 {
  %2 = bitcast i8* %0 to i64**
  %3 = load i64*, i64** %2, align 8, !tbaa !2
  %4 = getelementptr inbounds i64, i64* %3, i64 -3
  %5 = load i64, i64* %4, align 8, !tbaa !6
  %6 = getelementptr inbounds i8, i8* %0, i64 %5
  %7 = bitcast i8* %6 to %struct.ios*
  %8 = getelementptr inbounds i8, i8* %0, i64 24
  %9 = bitcast i8* %8 to %struct.string_buffer*
  tail call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEED2Ev(%struct.string_buffer* noundef nonnull %9) #5
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %7) #5
  tail call void @_ZdlPv(i8* noundef %0) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZTv0_n24_NSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEED1Ev(%struct.ios* noundef %0) #0 {
  %2 = bitcast %struct.ios* %0 to i8*
  %3 = bitcast %struct.ios* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !2
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !6
  %7 = getelementptr inbounds i8, i8* %2, i64 %6
  %8 = bitcast i8* %7 to i64**
  %9 = load i64*, i64** %8, align 8, !tbaa !2
  %10 = getelementptr inbounds i64, i64* %9, i64 -3
  %11 = load i64, i64* %10, align 8, !tbaa !6
  %12 = getelementptr inbounds i8, i8* %7, i64 %11
  %13 = bitcast i8* %12 to %struct.ios*
  %14 = getelementptr inbounds i8, i8* %7, i64 24
  %15 = bitcast i8* %14 to %struct.string_buffer*
  tail call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEED2Ev(%struct.string_buffer* noundef nonnull %15) #5
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %13) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZTv0_n24_NSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEED0Ev(%struct.ios* noundef %0) #0 {
  %2 = bitcast %struct.ios* %0 to i8*
  %3 = bitcast %struct.ios* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !2
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !6
  %7 = getelementptr inbounds i8, i8* %2, i64 %6
  tail call void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEED0Ev(i8* noundef %7) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNKSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, i8* %1, i64 24
  %4 = bitcast i8* %3 to %struct.string_buffer*
  tail call void @_ZNKSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef %0, %struct.string_buffer* noundef nonnull %4) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEE3strERKNS_12basic_stringIcS2_S3_EE(i8* noundef %0, %struct.string* noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, i8* %0, i64 24
  %4 = bitcast i8* %3 to %struct.string_buffer*
  tail call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strERKNS_12basic_stringIcS2_S3_EE(%struct.string_buffer* noundef nonnull %4, %struct.string* noundef %1) #5
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local nonnull %struct.buffer* @_ZNKSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEE5rdbufEv(i8* noundef readnone %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds i8, i8* %0, i64 24
  %3 = bitcast i8* %2 to %struct.buffer*
  ret %struct.buffer* %3
}

; Function Attrs: nounwind optsize
define dso_local void @_ZThn16_NSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEED1Ev(i8* noundef %0) #0 {
  %2 = getelementptr inbounds i8, i8* %0, i64 -16
  %3 = bitcast i8* %2 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !2
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !6
  %7 = getelementptr inbounds i8, i8* %2, i64 %6
  %8 = bitcast i8* %7 to %struct.ios*
  %9 = getelementptr inbounds i8, i8* %0, i64 8
  %10 = bitcast i8* %9 to %struct.string_buffer*
  tail call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEED2Ev(%struct.string_buffer* noundef nonnull %10) #5
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef nonnull %8) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZThn16_NSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEED0Ev(i8* noundef %0) #0 {
  %2 = getelementptr inbounds i8, i8* %0, i64 -16
  tail call void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEED0Ev(i8* noundef nonnull %2) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local %struct.output* @_ZStlsIfcSt11char_traitsIcEERSt13basic_ostreamIT0_T1_ES6_RKSt7complexIT_E(%struct.output* noundef returned %0, float* nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca [48 x i64], align 16
  %4 = alloca %struct.string, align 8
  %5 = bitcast [48 x i64]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 384, i8* nonnull %5) #6
  %6 = bitcast [48 x i64]* %3 to %struct.output*
  %7 = bitcast %struct.string* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %7) #6
  call void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC1Ev(i8* noundef nonnull %5) #4
  %8 = bitcast %struct.output* %0 to i8*
  %9 = bitcast %struct.output* %0 to i64**
  %10 = load i64*, i64** %9, align 8, !tbaa !2
  %11 = getelementptr inbounds i64, i64* %10, i64 -3
  %12 = load i64, i64* %11, align 8, !tbaa !6
  %13 = getelementptr inbounds i8, i8* %8, i64 %12
  %14 = getelementptr inbounds i8, i8* %13, i64 24
  %15 = bitcast i8* %14 to i32*
  %16 = load i32, i32* %15, align 8, !tbaa !22
  %17 = bitcast [48 x i64]* %3 to i64**
  %18 = load i64*, i64** %17, align 16, !tbaa !2
  %19 = getelementptr inbounds i64, i64* %18, i64 -3
  %20 = load i64, i64* %19, align 8, !tbaa !6
  %21 = getelementptr inbounds i8, i8* %5, i64 %20
  %22 = getelementptr inbounds i8, i8* %21, i64 24
  %23 = bitcast i8* %22 to i32*
  store i32 %16, i32* %23, align 8, !tbaa !22
  %24 = getelementptr inbounds i8, i8* %13, i64 8
  %25 = bitcast i8* %24 to i64*
  %26 = load i64, i64* %25, align 8, !tbaa !23
  %27 = getelementptr inbounds i8, i8* %21, i64 8
  %28 = bitcast i8* %27 to i64*
  store i64 %26, i64* %28, align 8, !tbaa !23
  %29 = call %struct.output* @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(%struct.output* noundef nonnull %6, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0), i64 noundef 1) #5
  %30 = load float, float* %1, align 4, !tbaa !24
  %31 = call %struct.output* @_ZNSolsEf(%struct.output* noundef %29, float noundef %30) #5
  %32 = call %struct.output* @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(%struct.output* noundef nonnull %6, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0), i64 noundef 1) #5
  %33 = getelementptr inbounds float, float* %1, i64 1
  %34 = load float, float* %33, align 4, !tbaa !24
  %35 = call %struct.output* @_ZNSolsEf(%struct.output* noundef %32, float noundef %34) #5
  %36 = call %struct.output* @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(%struct.output* noundef nonnull %6, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0), i64 noundef 1) #5
  %37 = getelementptr inbounds [48 x i64], [48 x i64]* %3, i64 0, i64 1
  %38 = bitcast i64* %37 to %struct.string_buffer*
  call void @_ZNKSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef nonnull %4, %struct.string_buffer* noundef nonnull %38) #5
  %39 = load i64*, i64** %17, align 16, !tbaa !2
  %40 = getelementptr inbounds i64, i64* %39, i64 -3
  %41 = load i64, i64* %40, align 8, !tbaa !6
  %42 = getelementptr inbounds i8, i8* %5, i64 %41
  %43 = bitcast i8* %42 to %struct.ios*
  call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEED2Ev(%struct.string_buffer* noundef nonnull %38) #5
  call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef nonnull %43) #5
  %44 = getelementptr inbounds %struct.string, %struct.string* %4, i64 0, i32 0
  %45 = load i8*, i8** %44, align 8, !tbaa !15
  %46 = getelementptr inbounds %struct.string, %struct.string* %4, i64 0, i32 1
  %47 = load i64, i64* %46, align 8, !tbaa !17
  %48 = call %struct.output* @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(%struct.output* noundef %0, i8* noundef %45, i64 noundef %47) #5
  call void @__sv_string_drop(%struct.string* noundef nonnull %4) #5
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %7) #6
  call void @llvm.lifetime.end.p0i8(i64 384, i8* nonnull %5) #6
  ret %struct.output* %0
}

; Function Attrs: optsize
declare dso_local %struct.output* @_ZNSolsEf(%struct.output* noundef, float noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local %struct.output* @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(%struct.output* noundef, i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local void @__sv_string_drop(%struct.string* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local %struct.output* @_ZStlsIdcSt11char_traitsIcEERSt13basic_ostreamIT0_T1_ES6_RKSt7complexIT_E(%struct.output* noundef returned %0, double* nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca [48 x i64], align 16
  %4 = alloca %struct.string, align 8
  %5 = bitcast [48 x i64]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 384, i8* nonnull %5) #6
  %6 = bitcast [48 x i64]* %3 to %struct.output*
  %7 = bitcast %struct.string* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %7) #6
  call void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC1Ev(i8* noundef nonnull %5) #4
  %8 = bitcast %struct.output* %0 to i8*
  %9 = bitcast %struct.output* %0 to i64**
  %10 = load i64*, i64** %9, align 8, !tbaa !2
  %11 = getelementptr inbounds i64, i64* %10, i64 -3
  %12 = load i64, i64* %11, align 8, !tbaa !6
  %13 = getelementptr inbounds i8, i8* %8, i64 %12
  %14 = getelementptr inbounds i8, i8* %13, i64 24
  %15 = bitcast i8* %14 to i32*
  %16 = load i32, i32* %15, align 8, !tbaa !22
  %17 = bitcast [48 x i64]* %3 to i64**
  %18 = load i64*, i64** %17, align 16, !tbaa !2
  %19 = getelementptr inbounds i64, i64* %18, i64 -3
  %20 = load i64, i64* %19, align 8, !tbaa !6
  %21 = getelementptr inbounds i8, i8* %5, i64 %20
  %22 = getelementptr inbounds i8, i8* %21, i64 24
  %23 = bitcast i8* %22 to i32*
  store i32 %16, i32* %23, align 8, !tbaa !22
  %24 = getelementptr inbounds i8, i8* %13, i64 8
  %25 = bitcast i8* %24 to i64*
  %26 = load i64, i64* %25, align 8, !tbaa !23
  %27 = getelementptr inbounds i8, i8* %21, i64 8
  %28 = bitcast i8* %27 to i64*
  store i64 %26, i64* %28, align 8, !tbaa !23
  %29 = call %struct.output* @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(%struct.output* noundef nonnull %6, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0), i64 noundef 1) #5
  %30 = load double, double* %1, align 8, !tbaa !26
  %31 = call %struct.output* @_ZNSolsEd(%struct.output* noundef %29, double noundef %30) #5
  %32 = call %struct.output* @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(%struct.output* noundef nonnull %6, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0), i64 noundef 1) #5
  %33 = getelementptr inbounds double, double* %1, i64 1
  %34 = load double, double* %33, align 8, !tbaa !26
  %35 = call %struct.output* @_ZNSolsEd(%struct.output* noundef %32, double noundef %34) #5
  %36 = call %struct.output* @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(%struct.output* noundef nonnull %6, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0), i64 noundef 1) #5
  %37 = getelementptr inbounds [48 x i64], [48 x i64]* %3, i64 0, i64 1
  %38 = bitcast i64* %37 to %struct.string_buffer*
  call void @_ZNKSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef nonnull %4, %struct.string_buffer* noundef nonnull %38) #5
  %39 = load i64*, i64** %17, align 16, !tbaa !2
  %40 = getelementptr inbounds i64, i64* %39, i64 -3
  %41 = load i64, i64* %40, align 8, !tbaa !6
  %42 = getelementptr inbounds i8, i8* %5, i64 %41
  %43 = bitcast i8* %42 to %struct.ios*
  call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEED2Ev(%struct.string_buffer* noundef nonnull %38) #5
  call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef nonnull %43) #5
  %44 = getelementptr inbounds %struct.string, %struct.string* %4, i64 0, i32 0
  %45 = load i8*, i8** %44, align 8, !tbaa !15
  %46 = getelementptr inbounds %struct.string, %struct.string* %4, i64 0, i32 1
  %47 = load i64, i64* %46, align 8, !tbaa !17
  %48 = call %struct.output* @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(%struct.output* noundef %0, i8* noundef %45, i64 noundef %47) #5
  call void @__sv_string_drop(%struct.string* noundef nonnull %4) #5
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %7) #6
  call void @llvm.lifetime.end.p0i8(i64 384, i8* nonnull %5) #6
  ret %struct.output* %0
}

; Function Attrs: optsize
declare dso_local %struct.output* @_ZNSolsEd(%struct.output* noundef, double noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local %struct.output* @_ZStlsIecSt11char_traitsIcEERSt13basic_ostreamIT0_T1_ES6_RKSt7complexIT_E(%struct.output* noundef returned %0, x86_fp80* nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca [48 x i64], align 16
  %4 = alloca %struct.string, align 8
  %5 = bitcast [48 x i64]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 384, i8* nonnull %5) #6
  %6 = bitcast [48 x i64]* %3 to %struct.output*
  %7 = bitcast %struct.string* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %7) #6
  call void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC1Ev(i8* noundef nonnull %5) #4
  %8 = bitcast %struct.output* %0 to i8*
  %9 = bitcast %struct.output* %0 to i64**
  %10 = load i64*, i64** %9, align 8, !tbaa !2
  %11 = getelementptr inbounds i64, i64* %10, i64 -3
  %12 = load i64, i64* %11, align 8, !tbaa !6
  %13 = getelementptr inbounds i8, i8* %8, i64 %12
  %14 = getelementptr inbounds i8, i8* %13, i64 24
  %15 = bitcast i8* %14 to i32*
  %16 = load i32, i32* %15, align 8, !tbaa !22
  %17 = bitcast [48 x i64]* %3 to i64**
  %18 = load i64*, i64** %17, align 16, !tbaa !2
  %19 = getelementptr inbounds i64, i64* %18, i64 -3
  %20 = load i64, i64* %19, align 8, !tbaa !6
  %21 = getelementptr inbounds i8, i8* %5, i64 %20
  %22 = getelementptr inbounds i8, i8* %21, i64 24
  %23 = bitcast i8* %22 to i32*
  store i32 %16, i32* %23, align 8, !tbaa !22
  %24 = getelementptr inbounds i8, i8* %13, i64 8
  %25 = bitcast i8* %24 to i64*
  %26 = load i64, i64* %25, align 8, !tbaa !23
  %27 = getelementptr inbounds i8, i8* %21, i64 8
  %28 = bitcast i8* %27 to i64*
  store i64 %26, i64* %28, align 8, !tbaa !23
  %29 = call %struct.output* @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(%struct.output* noundef nonnull %6, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0), i64 noundef 1) #5
  %30 = load x86_fp80, x86_fp80* %1, align 16, !tbaa !28
  %31 = call %struct.output* @_ZNSolsEe(%struct.output* noundef %29, x86_fp80 noundef %30) #5
  %32 = call %struct.output* @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(%struct.output* noundef nonnull %6, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0), i64 noundef 1) #5
  %33 = getelementptr inbounds x86_fp80, x86_fp80* %1, i64 1
  %34 = load x86_fp80, x86_fp80* %33, align 16, !tbaa !28
  %35 = call %struct.output* @_ZNSolsEe(%struct.output* noundef %32, x86_fp80 noundef %34) #5
  %36 = call %struct.output* @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(%struct.output* noundef nonnull %6, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0), i64 noundef 1) #5
  %37 = getelementptr inbounds [48 x i64], [48 x i64]* %3, i64 0, i64 1
  %38 = bitcast i64* %37 to %struct.string_buffer*
  call void @_ZNKSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef nonnull %4, %struct.string_buffer* noundef nonnull %38) #5
  %39 = load i64*, i64** %17, align 16, !tbaa !2
  %40 = getelementptr inbounds i64, i64* %39, i64 -3
  %41 = load i64, i64* %40, align 8, !tbaa !6
  %42 = getelementptr inbounds i8, i8* %5, i64 %41
  %43 = bitcast i8* %42 to %struct.ios*
  call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEED2Ev(%struct.string_buffer* noundef nonnull %38) #5
  call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef nonnull %43) #5
  %44 = getelementptr inbounds %struct.string, %struct.string* %4, i64 0, i32 0
  %45 = load i8*, i8** %44, align 8, !tbaa !15
  %46 = getelementptr inbounds %struct.string, %struct.string* %4, i64 0, i32 1
  %47 = load i64, i64* %46, align 8, !tbaa !17
  %48 = call %struct.output* @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(%struct.output* noundef %0, i8* noundef %45, i64 noundef %47) #5
  call void @__sv_string_drop(%struct.string* noundef nonnull %4) #5
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %7) #6
  call void @llvm.lifetime.end.p0i8(i64 384, i8* nonnull %5) #6
  ret %struct.output* %0
}

; Function Attrs: optsize
declare dso_local %struct.output* @_ZNSolsEe(%struct.output* noundef, x86_fp80 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local void @__sv_stringbuf_make(%struct.string_buffer* noundef, i32 noundef, i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local void @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E(%struct.ios* noundef, %struct.buffer* noundef) local_unnamed_addr #1

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #3 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nobuiltin optsize "no-builtins" }
attributes #5 = { nobuiltin nounwind optsize "no-builtins" }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"any pointer", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!7, !7, i64 0}
!7 = !{!"long", !4, i64 0}
!8 = !{!9, !3, i64 0}
!9 = !{!"ios", !3, i64 0, !7, i64 8, !7, i64 16, !10, i64 24, !10, i64 28, !10, i64 32, !3, i64 40, !11, i64 48, !4, i64 64, !10, i64 192, !3, i64 200, !3, i64 208, !3, i64 216, !4, i64 224, !12, i64 225, !3, i64 232, !3, i64 240, !3, i64 248, !3, i64 256}
!10 = !{!"int", !4, i64 0}
!11 = !{!"word", !3, i64 0, !7, i64 8}
!12 = !{!"_Bool", !4, i64 0}
!13 = !{!14, !7, i64 8}
!14 = !{!"input", !3, i64 0, !7, i64 8}
!15 = !{!16, !3, i64 0}
!16 = !{!"string", !3, i64 0, !7, i64 8, !4, i64 16}
!17 = !{!16, !7, i64 8}
!18 = !{!4, !4, i64 0}
!19 = !{!9, !3, i64 232}
!20 = !{!21, !3, i64 0}
!21 = !{!"output", !3, i64 0}
!22 = !{!9, !10, i64 24}
!23 = !{!9, !7, i64 8}
!24 = !{!25, !25, i64 0}
!25 = !{!"float", !4, i64 0}
!26 = !{!27, !27, i64 0}
!27 = !{!"double", !4, i64 0}
!28 = !{!29, !29, i64 0}
!29 = !{!"long double", !4, i64 0}
