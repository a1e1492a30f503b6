; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/cxx_stringstream.c
; ModuleID = 'runtime/c/cxx_stringstream.c'
source_filename = "runtime/c/cxx_stringstream.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.type = type { i8**, i8* }
%struct.single = type { %struct.type, %struct.type* }
%struct.part = type { i64, i64, i8*, [2 x i8*] }
%struct.ios = type { i8**, i64, i64, i32, i32, i32, i8*, %struct.word, [8 x %struct.word], i32, %struct.word*, i8*, i8*, i8, i8, %struct.buffer*, %struct.ctype*, i8*, i8* }
%struct.word = type { i8*, i64 }
%struct.buffer = type { %struct.buffer_functions*, i8*, i8*, i8*, i8*, i8*, i8*, i8* }
%struct.buffer_functions = type { void (%struct.buffer*)*, void (%struct.buffer*)*, void (%struct.buffer*, i8*)*, %struct.buffer* (%struct.buffer*, i8*, i64)*, { i64, i64 } (%struct.buffer*, i64, i32, i32)*, { i64, i64 } (%struct.buffer*, i64, i64, i32)*, i32 (%struct.buffer*)*, i64 (%struct.buffer*)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*, i32)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*, i32)* }
%struct.ctype = type opaque
%struct.string_buffer = type { %struct.buffer, i32, %struct.string }
%struct.string = type { i8*, i64, %union.anon }
%union.anon = type { i64, [8 x i8] }
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
  %2 = bitcast i8* %0 to i8***
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE, i64 0, i64 0, i32 3, i64 0), i8*** %2, align 8, !tbaa !2
  %3 = getelementptr inbounds i8, i8* %0, i64 8
  %4 = bitcast i8* %3 to i64*
  store i64 0, i64* %4, align 8, !tbaa !6
  %5 = getelementptr inbounds i8, i8* %0, i64 120
  %6 = bitcast i8* %5 to i8***
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE, i64 0, i64 1, i32 3, i64 0), i8*** %6, align 8, !tbaa !9
  %7 = bitcast i8* %5 to %struct.ios*
  %8 = getelementptr inbounds i8, i8* %0, i64 16
  %9 = bitcast i8* %8 to %struct.buffer*
  tail call void @__sv_ios_begin(%struct.ios* noundef nonnull %7, %struct.buffer* noundef nonnull %9) #4, !callees !14
  %10 = bitcast i8* %8 to %struct.string_buffer*
  tail call void @__sv_stringbuf_make(%struct.string_buffer* noundef nonnull %10, i32 noundef 8, i8* noundef null, i64 noundef 0) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEC2Ev(i8* noundef %0, i8*** noundef readonly %1) local_unnamed_addr #0 {
  %3 = load i8**, i8*** %1, align 8, !tbaa !2
  %4 = bitcast i8* %0 to i8***
  store i8** %3, i8*** %4, align 8, !tbaa !2
  %5 = getelementptr inbounds i8, i8* %0, i64 8
  %6 = bitcast i8* %5 to i64*
  store i64 0, i64* %6, align 8, !tbaa !6
  %7 = getelementptr inbounds i8**, i8*** %1, i64 3
  %8 = load i8**, i8*** %7, align 8, !tbaa !2
  %9 = bitcast i8* %0 to i64**
  %10 = getelementptr inbounds i8*, i8** %3, i64 -3
  %11 = bitcast i8** %10 to i64*
  %12 = load i64, i64* %11, align 8, !tbaa !15
  %13 = getelementptr inbounds i8, i8* %0, i64 %12
  %14 = bitcast i8* %13 to i8***
  store i8** %8, i8*** %14, align 8, !tbaa !9
  %15 = icmp eq i8*** %1, bitcast ([4 x i8*]* @_ZTTNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE to i8***)
  %16 = select i1 %15, void (%struct.ios*, %struct.buffer*)* @__sv_ios_begin, void (%struct.ios*, %struct.buffer*)* @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E
  %17 = load i64*, i64** %9, align 8, !tbaa !2
  %18 = getelementptr inbounds i64, i64* %17, i64 -3
  %19 = load i64, i64* %18, align 8, !tbaa !15
  %20 = getelementptr inbounds i8, i8* %0, i64 %19
  %21 = bitcast i8* %20 to %struct.ios*
  %22 = getelementptr inbounds i8, i8* %0, i64 16
  %23 = bitcast i8* %22 to %struct.buffer*
  tail call void %16(%struct.ios* noundef %21, %struct.buffer* noundef nonnull %23) #4, !callees !14
  %24 = bitcast i8* %22 to %struct.string_buffer*
  tail call void @__sv_stringbuf_make(%struct.string_buffer* noundef nonnull %24, i32 noundef 8, i8* noundef null, i64 noundef 0) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEC1ESt13_Ios_Openmode(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = bitcast i8* %0 to i8***
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE, i64 0, i64 0, i32 3, i64 0), i8*** %3, align 8, !tbaa !2
  %4 = getelementptr inbounds i8, i8* %0, i64 8
  %5 = bitcast i8* %4 to i64*
  store i64 0, i64* %5, align 8, !tbaa !6
  %6 = getelementptr inbounds i8, i8* %0, i64 120
  %7 = bitcast i8* %6 to i8***
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE, i64 0, i64 1, i32 3, i64 0), i8*** %7, align 8, !tbaa !9
  %8 = bitcast i8* %6 to %struct.ios*
  %9 = getelementptr inbounds i8, i8* %0, i64 16
  %10 = bitcast i8* %9 to %struct.buffer*
  tail call void @__sv_ios_begin(%struct.ios* noundef nonnull %8, %struct.buffer* noundef nonnull %10) #4, !callees !14
  %11 = bitcast i8* %9 to %struct.string_buffer*
  %12 = or i32 %1, 8
  tail call void @__sv_stringbuf_make(%struct.string_buffer* noundef nonnull %11, i32 noundef %12, i8* noundef null, i64 noundef 0) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEC2ESt13_Ios_Openmode(i8* noundef %0, i8*** noundef readonly %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = load i8**, i8*** %1, align 8, !tbaa !2
  %5 = bitcast i8* %0 to i8***
  store i8** %4, i8*** %5, align 8, !tbaa !2
  %6 = getelementptr inbounds i8, i8* %0, i64 8
  %7 = bitcast i8* %6 to i64*
  store i64 0, i64* %7, align 8, !tbaa !6
  %8 = getelementptr inbounds i8**, i8*** %1, i64 3
  %9 = load i8**, i8*** %8, align 8, !tbaa !2
  %10 = bitcast i8* %0 to i64**
  %11 = getelementptr inbounds i8*, i8** %4, i64 -3
  %12 = bitcast i8** %11 to i64*
  %13 = load i64, i64* %12, align 8, !tbaa !15
  %14 = getelementptr inbounds i8, i8* %0, i64 %13
  %15 = bitcast i8* %14 to i8***
  store i8** %9, i8*** %15, align 8, !tbaa !9
  %16 = icmp eq i8*** %1, bitcast ([4 x i8*]* @_ZTTNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE to i8***)
  %17 = select i1 %16, void (%struct.ios*, %struct.buffer*)* @__sv_ios_begin, void (%struct.ios*, %struct.buffer*)* @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E
  %18 = load i64*, i64** %10, align 8, !tbaa !2
  %19 = getelementptr inbounds i64, i64* %18, i64 -3
  %20 = load i64, i64* %19, align 8, !tbaa !15
  %21 = getelementptr inbounds i8, i8* %0, i64 %20
  %22 = bitcast i8* %21 to %struct.ios*
  %23 = getelementptr inbounds i8, i8* %0, i64 16
  %24 = bitcast i8* %23 to %struct.buffer*
  tail call void %17(%struct.ios* noundef %22, %struct.buffer* noundef nonnull %24) #4, !callees !14
  %25 = bitcast i8* %23 to %struct.string_buffer*
  %26 = or i32 %2, 8
  tail call void @__sv_stringbuf_make(%struct.string_buffer* noundef nonnull %25, i32 noundef %26, i8* noundef null, i64 noundef 0) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEC1ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode(i8* noundef %0, %struct.string* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8, !tbaa !16
  %6 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  %7 = load i64, i64* %6, align 8, !tbaa !18
  %8 = bitcast i8* %0 to i8***
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE, i64 0, i64 0, i32 3, i64 0), i8*** %8, align 8, !tbaa !2
  %9 = getelementptr inbounds i8, i8* %0, i64 8
  %10 = bitcast i8* %9 to i64*
  store i64 0, i64* %10, align 8, !tbaa !6
  %11 = getelementptr inbounds i8, i8* %0, i64 120
  %12 = bitcast i8* %11 to i8***
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE, i64 0, i64 1, i32 3, i64 0), i8*** %12, align 8, !tbaa !9
  %13 = bitcast i8* %11 to %struct.ios*
  %14 = getelementptr inbounds i8, i8* %0, i64 16
  %15 = bitcast i8* %14 to %struct.buffer*
  tail call void @__sv_ios_begin(%struct.ios* noundef nonnull %13, %struct.buffer* noundef nonnull %15) #4, !callees !14
  %16 = bitcast i8* %14 to %struct.string_buffer*
  %17 = or i32 %2, 8
  tail call void @__sv_stringbuf_make(%struct.string_buffer* noundef nonnull %16, i32 noundef %17, i8* noundef %5, i64 noundef %7) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEC2ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode(i8* noundef %0, i8*** noundef readonly %1, %struct.string* nocapture noundef readonly %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds %struct.string, %struct.string* %2, i64 0, i32 0
  %6 = load i8*, i8** %5, align 8, !tbaa !16
  %7 = getelementptr inbounds %struct.string, %struct.string* %2, i64 0, i32 1
  %8 = load i64, i64* %7, align 8, !tbaa !18
  %9 = load i8**, i8*** %1, align 8, !tbaa !2
  %10 = bitcast i8* %0 to i8***
  store i8** %9, i8*** %10, align 8, !tbaa !2
  %11 = getelementptr inbounds i8, i8* %0, i64 8
  %12 = bitcast i8* %11 to i64*
  store i64 0, i64* %12, align 8, !tbaa !6
  %13 = getelementptr inbounds i8**, i8*** %1, i64 3
  %14 = load i8**, i8*** %13, align 8, !tbaa !2
  %15 = bitcast i8* %0 to i64**
  %16 = getelementptr inbounds i8*, i8** %9, i64 -3
  %17 = bitcast i8** %16 to i64*
  %18 = load i64, i64* %17, align 8, !tbaa !15
  %19 = getelementptr inbounds i8, i8* %0, i64 %18
  %20 = bitcast i8* %19 to i8***
  store i8** %14, i8*** %20, align 8, !tbaa !9
  %21 = icmp eq i8*** %1, bitcast ([4 x i8*]* @_ZTTNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE to i8***)
  %22 = select i1 %21, void (%struct.ios*, %struct.buffer*)* @__sv_ios_begin, void (%struct.ios*, %struct.buffer*)* @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E
  %23 = load i64*, i64** %15, align 8, !tbaa !2
  %24 = getelementptr inbounds i64, i64* %23, i64 -3
  %25 = load i64, i64* %24, align 8, !tbaa !15
  %26 = getelementptr inbounds i8, i8* %0, i64 %25
  %27 = bitcast i8* %26 to %struct.ios*
  %28 = getelementptr inbounds i8, i8* %0, i64 16
  %29 = bitcast i8* %28 to %struct.buffer*
  tail call void %22(%struct.ios* noundef %27, %struct.buffer* noundef nonnull %29) #4, !callees !14
  %30 = bitcast i8* %28 to %struct.string_buffer*
  %31 = or i32 %3, 8
  tail call void @__sv_stringbuf_make(%struct.string_buffer* noundef nonnull %30, i32 noundef %31, i8* noundef %6, i64 noundef %8) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEC1ESt13_Ios_OpenmodeRKS3_(i8* noundef %0, i32 noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #0 {
  %4 = bitcast i8* %0 to i8***
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE, i64 0, i64 0, i32 3, i64 0), i8*** %4, align 8, !tbaa !2
  %5 = getelementptr inbounds i8, i8* %0, i64 8
  %6 = bitcast i8* %5 to i64*
  store i64 0, i64* %6, align 8, !tbaa !6
  %7 = getelementptr inbounds i8, i8* %0, i64 120
  %8 = bitcast i8* %7 to i8***
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE, i64 0, i64 1, i32 3, i64 0), i8*** %8, align 8, !tbaa !9
  %9 = bitcast i8* %7 to %struct.ios*
  %10 = getelementptr inbounds i8, i8* %0, i64 16
  %11 = bitcast i8* %10 to %struct.buffer*
  tail call void @__sv_ios_begin(%struct.ios* noundef nonnull %9, %struct.buffer* noundef nonnull %11) #4, !callees !14
  %12 = bitcast i8* %10 to %struct.string_buffer*
  %13 = or i32 %1, 8
  tail call void @__sv_stringbuf_make(%struct.string_buffer* noundef nonnull %12, i32 noundef %13, i8* noundef null, i64 noundef 0) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEC1EONS_12basic_stringIcS2_S3_EESt13_Ios_Openmode(i8* noundef %0, %struct.string* nocapture noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8, !tbaa !16
  %6 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  %7 = load i64, i64* %6, align 8, !tbaa !18
  %8 = bitcast i8* %0 to i8***
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE, i64 0, i64 0, i32 3, i64 0), i8*** %8, align 8, !tbaa !2
  %9 = getelementptr inbounds i8, i8* %0, i64 8
  %10 = bitcast i8* %9 to i64*
  store i64 0, i64* %10, align 8, !tbaa !6
  %11 = getelementptr inbounds i8, i8* %0, i64 120
  %12 = bitcast i8* %11 to i8***
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE, i64 0, i64 1, i32 3, i64 0), i8*** %12, align 8, !tbaa !9
  %13 = bitcast i8* %11 to %struct.ios*
  %14 = getelementptr inbounds i8, i8* %0, i64 16
  %15 = bitcast i8* %14 to %struct.buffer*
  tail call void @__sv_ios_begin(%struct.ios* noundef nonnull %13, %struct.buffer* noundef nonnull %15) #4, !callees !14
  %16 = bitcast i8* %14 to %struct.string_buffer*
  %17 = or i32 %2, 8
  tail call void @__sv_stringbuf_make(%struct.string_buffer* noundef nonnull %16, i32 noundef %17, i8* noundef %5, i64 noundef %7) #4
  store i64 0, i64* %6, align 8, !tbaa !18
  %18 = load i8*, i8** %4, align 8, !tbaa !16
  store i8 0, i8* %18, align 1, !tbaa !19
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNKRSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, i8* %1, i64 16
  %4 = bitcast i8* %3 to %struct.string_buffer*
  tail call void @_ZNKSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef %0, %struct.string_buffer* noundef nonnull %4) #4
  ret void
}

; Function Attrs: optsize
declare dso_local void @_ZNKSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef, %struct.string_buffer* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local void @_ZNOSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, i8* %1, i64 16
  %4 = bitcast i8* %3 to %struct.string_buffer*
  tail call void @_ZNOSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef %0, %struct.string_buffer* noundef nonnull %4) #4
  ret void
}

; Function Attrs: optsize
declare dso_local void @_ZNOSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef, %struct.string_buffer* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local { i64, i8* } @_ZNKSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEE4viewEv(i8* noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds i8, i8* %0, i64 16
  %3 = bitcast i8* %2 to %struct.string_buffer*
  %4 = tail call { i64, i8* } @_ZNKSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE4viewEv(%struct.string_buffer* noundef nonnull %3) #4
  ret { i64, i8* } %4
}

; Function Attrs: optsize
declare dso_local { i64, i8* } @_ZNKSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE4viewEv(%struct.string_buffer* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEE3strEONS_12basic_stringIcS2_S3_EE(i8* noundef %0, %struct.string* noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, i8* %0, i64 16
  %4 = bitcast i8* %3 to %struct.string_buffer*
  tail call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strERKNS_12basic_stringIcS2_S3_EE(%struct.string_buffer* noundef nonnull %4, %struct.string* noundef %1) #4
  %5 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  store i64 0, i64* %5, align 8, !tbaa !18
  %6 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %7 = load i8*, i8** %6, align 8, !tbaa !16
  store i8 0, i8* %7, align 1, !tbaa !19
  ret void
}

; Function Attrs: optsize
declare dso_local void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strERKNS_12basic_stringIcS2_S3_EE(%struct.string_buffer* noundef, %struct.string* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local void @_ZNKSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, i8* %1, i64 16
  %4 = bitcast i8* %3 to %struct.string_buffer*
  tail call void @_ZNKSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef %0, %struct.string_buffer* noundef nonnull %4) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEE3strERKNS_12basic_stringIcS2_S3_EE(i8* noundef %0, %struct.string* noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, i8* %0, i64 16
  %4 = bitcast i8* %3 to %struct.string_buffer*
  tail call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strERKNS_12basic_stringIcS2_S3_EE(%struct.string_buffer* noundef nonnull %4, %struct.string* noundef %1) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEC2EOS4_(i8* noundef %0, i8*** noundef readonly %1, i8* noundef %2) local_unnamed_addr #0 {
  %4 = load i8**, i8*** %1, align 8, !tbaa !2
  %5 = bitcast i8* %0 to i8***
  store i8** %4, i8*** %5, align 8, !tbaa !2
  %6 = getelementptr inbounds i8, i8* %0, i64 8
  %7 = bitcast i8* %6 to i64*
  store i64 0, i64* %7, align 8, !tbaa !6
  %8 = getelementptr inbounds i8**, i8*** %1, i64 3
  %9 = load i8**, i8*** %8, align 8, !tbaa !2
  %10 = bitcast i8* %0 to i64**
  %11 = getelementptr inbounds i8*, i8** %4, i64 -3
  %12 = bitcast i8** %11 to i64*
  %13 = load i64, i64* %12, align 8, !tbaa !15
  %14 = getelementptr inbounds i8, i8* %0, i64 %13
  %15 = bitcast i8* %14 to i8***
  store i8** %9, i8*** %15, align 8, !tbaa !9
  %16 = icmp eq i8*** %1, bitcast ([4 x i8*]* @_ZTTNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE to i8***)
  %17 = select i1 %16, void (%struct.ios*, %struct.buffer*)* @__sv_ios_begin, void (%struct.ios*, %struct.buffer*)* @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E
  %18 = load i64*, i64** %10, align 8, !tbaa !2
  %19 = getelementptr inbounds i64, i64* %18, i64 -3
  %20 = load i64, i64* %19, align 8, !tbaa !15
  %21 = getelementptr inbounds i8, i8* %0, i64 %20
  %22 = bitcast i8* %21 to %struct.ios*
  %23 = getelementptr inbounds i8, i8* %0, i64 16
  %24 = bitcast i8* %23 to %struct.buffer*
  tail call void %17(%struct.ios* noundef %22, %struct.buffer* noundef nonnull %24) #4, !callees !14
  %25 = bitcast i8* %23 to %struct.string_buffer*
  %26 = getelementptr inbounds i8, i8* %2, i64 16
  %27 = bitcast i8* %26 to %struct.string_buffer*
  tail call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEC2EOS4_(%struct.string_buffer* noundef nonnull %25, %struct.string_buffer* noundef nonnull %27) #4
  %28 = load i64*, i64** %10, align 8, !tbaa !2
  %29 = getelementptr inbounds i64, i64* %28, i64 -3
  %30 = load i64, i64* %29, align 8, !tbaa !15
  %31 = getelementptr inbounds i8, i8* %0, i64 %30
  %32 = bitcast i8* %31 to %struct.ios*
  %33 = bitcast i8* %2 to i64**
  %34 = load i64*, i64** %33, align 8, !tbaa !2
  %35 = getelementptr inbounds i64, i64* %34, i64 -3
  %36 = load i64, i64* %35, align 8, !tbaa !15
  %37 = getelementptr inbounds i8, i8* %2, i64 %36
  %38 = bitcast i8* %37 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4moveERS2_(%struct.ios* noundef %32, %struct.ios* noundef %38) #4
  %39 = load i64*, i64** %10, align 8, !tbaa !2
  %40 = getelementptr inbounds i64, i64* %39, i64 -3
  %41 = load i64, i64* %40, align 8, !tbaa !15
  %42 = getelementptr inbounds i8, i8* %0, i64 %41
  %43 = getelementptr inbounds i8, i8* %42, i64 232
  %44 = bitcast i8* %43 to i8**
  store i8* %23, i8** %44, align 8, !tbaa !20
  ret void
}

; Function Attrs: optsize
declare dso_local void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEC2EOS4_(%struct.string_buffer* noundef, %struct.string_buffer* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local void @_ZNSt9basic_iosIcSt11char_traitsIcEE4moveERS2_(%struct.ios* noundef, %struct.ios* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEC1EOS4_(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = bitcast i8* %0 to i8***
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE, i64 0, i64 0, i32 3, i64 0), i8*** %3, align 8, !tbaa !2
  %4 = getelementptr inbounds i8, i8* %0, i64 8
  %5 = bitcast i8* %4 to i64*
  store i64 0, i64* %5, align 8, !tbaa !6
  %6 = bitcast i8* %0 to i64**
  %7 = getelementptr inbounds i8, i8* %0, i64 120
  %8 = bitcast i8* %7 to i8***
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE, i64 0, i64 1, i32 3, i64 0), i8*** %8, align 8, !tbaa !9
  %9 = bitcast i8* %7 to %struct.ios*
  %10 = getelementptr inbounds i8, i8* %0, i64 16
  %11 = bitcast i8* %10 to %struct.buffer*
  tail call void @__sv_ios_begin(%struct.ios* noundef nonnull %9, %struct.buffer* noundef nonnull %11) #4, !callees !14
  %12 = bitcast i8* %10 to %struct.string_buffer*
  %13 = getelementptr inbounds i8, i8* %1, i64 16
  %14 = bitcast i8* %13 to %struct.string_buffer*
  tail call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEC2EOS4_(%struct.string_buffer* noundef nonnull %12, %struct.string_buffer* noundef nonnull %14) #4
  %15 = load i64*, i64** %6, align 8, !tbaa !2
  %16 = getelementptr inbounds i64, i64* %15, i64 -3
  %17 = load i64, i64* %16, align 8, !tbaa !15
  %18 = getelementptr inbounds i8, i8* %0, i64 %17
  %19 = bitcast i8* %18 to %struct.ios*
  %20 = bitcast i8* %1 to i64**
  %21 = load i64*, i64** %20, align 8, !tbaa !2
  %22 = getelementptr inbounds i64, i64* %21, i64 -3
  %23 = load i64, i64* %22, align 8, !tbaa !15
  %24 = getelementptr inbounds i8, i8* %1, i64 %23
  %25 = bitcast i8* %24 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4moveERS2_(%struct.ios* noundef %19, %struct.ios* noundef %25) #4
  %26 = load i64*, i64** %6, align 8, !tbaa !2
  %27 = getelementptr inbounds i64, i64* %26, i64 -3
  %28 = load i64, i64* %27, align 8, !tbaa !15
  %29 = getelementptr inbounds i8, i8* %0, i64 %28
  %30 = getelementptr inbounds i8, i8* %29, i64 232
  %31 = bitcast i8* %30 to i8**
  store i8* %10, i8** %31, align 8, !tbaa !20
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i8* @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEaSEOS4_(i8* noundef returned %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = bitcast i8* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !2
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !15
  %7 = getelementptr inbounds i8, i8* %0, i64 %6
  %8 = bitcast i8* %7 to %struct.ios*
  %9 = bitcast i8* %1 to i64**
  %10 = load i64*, i64** %9, align 8, !tbaa !2
  %11 = getelementptr inbounds i64, i64* %10, i64 -3
  %12 = load i64, i64* %11, align 8, !tbaa !15
  %13 = getelementptr inbounds i8, i8* %1, i64 %12
  %14 = bitcast i8* %13 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4swapERS2_(%struct.ios* noundef %8, %struct.ios* noundef %14) #4
  %15 = getelementptr inbounds i8, i8* %0, i64 16
  %16 = bitcast i8* %15 to %struct.string_buffer*
  %17 = getelementptr inbounds i8, i8* %1, i64 16
  %18 = bitcast i8* %17 to %struct.string_buffer*
  %19 = tail call %struct.string_buffer* @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEaSEOS4_(%struct.string_buffer* noundef nonnull %16, %struct.string_buffer* noundef nonnull %18) #4
  ret i8* %0
}

; Function Attrs: optsize
declare dso_local void @_ZNSt9basic_iosIcSt11char_traitsIcEE4swapERS2_(%struct.ios* noundef, %struct.ios* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local %struct.string_buffer* @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEaSEOS4_(%struct.string_buffer* noundef, %struct.string_buffer* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEE4swapERS4_(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = bitcast i8* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !2
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !15
  %7 = getelementptr inbounds i8, i8* %0, i64 %6
  %8 = bitcast i8* %7 to %struct.ios*
  %9 = bitcast i8* %1 to i64**
  %10 = load i64*, i64** %9, align 8, !tbaa !2
  %11 = getelementptr inbounds i64, i64* %10, i64 -3
  %12 = load i64, i64* %11, align 8, !tbaa !15
  %13 = getelementptr inbounds i8, i8* %1, i64 %12
  %14 = bitcast i8* %13 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4swapERS2_(%struct.ios* noundef %8, %struct.ios* noundef %14) #4
  %15 = getelementptr inbounds i8, i8* %0, i64 16
  %16 = bitcast i8* %15 to %struct.string_buffer*
  %17 = getelementptr inbounds i8, i8* %1, i64 16
  %18 = bitcast i8* %17 to %struct.string_buffer*
  tail call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE4swapERS4_(%struct.string_buffer* noundef nonnull %16, %struct.string_buffer* noundef nonnull %18) #4
  ret void
}

; Function Attrs: optsize
declare dso_local void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE4swapERS4_(%struct.string_buffer* noundef, %struct.string_buffer* noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local nonnull %struct.buffer* @_ZNKSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEE5rdbufEv(i8* noundef readnone %0) local_unnamed_addr #2 {
  %2 = getelementptr inbounds i8, i8* %0, i64 16
  %3 = bitcast i8* %2 to %struct.buffer*
  ret %struct.buffer* %3
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED2Ev(i8* noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, i8* %0, i64 16
  %4 = bitcast i8* %3 to %struct.string_buffer*
  tail call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEED2Ev(%struct.string_buffer* noundef nonnull %4) #4
  ret void
}

; Function Attrs: optsize
declare dso_local void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEED2Ev(%struct.string_buffer* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED1Ev(i8* noundef %0) #0 {
  %2 = bitcast i8* %0 to i64**
  %3 = load i64*, i64** %2, align 8, !tbaa !2
  %4 = getelementptr inbounds i64, i64* %3, i64 -3
  %5 = load i64, i64* %4, align 8, !tbaa !15
  %6 = getelementptr inbounds i8, i8* %0, i64 %5
  %7 = bitcast i8* %6 to %struct.ios*
  %8 = getelementptr inbounds i8, i8* %0, i64 16
  %9 = bitcast i8* %8 to %struct.string_buffer*
  tail call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEED2Ev(%struct.string_buffer* noundef nonnull %9) #4
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %7) #4
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #3

; Function Attrs: optsize
declare dso_local void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef) local_unnamed_addr #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #3

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED0Ev(i8* noundef %0) #0 {
  %2 = bitcast i8* %0 to i64**
  %3 = load i64*, i64** %2, align 8, !tbaa !2
  %4 = getelementptr inbounds i64, i64* %3, i64 -3
  %5 = load i64, i64* %4, align 8, !tbaa !15
  %6 = getelementptr inbounds i8, i8* %0, i64 %5
  %7 = bitcast i8* %6 to %struct.ios*
  %8 = getelementptr inbounds i8, i8* %0, i64 16
  %9 = bitcast i8* %8 to %struct.string_buffer*
  tail call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEED2Ev(%struct.string_buffer* noundef nonnull %9) #4
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %7) #4
  tail call void @_ZdlPv(i8* noundef %0) #4
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
  %6 = load i64, i64* %5, align 8, !tbaa !15
  %7 = getelementptr inbounds i8, i8* %2, i64 %6
  %8 = bitcast i8* %7 to i64**
  %9 = load i64*, i64** %8, align 8, !tbaa !2
  %10 = getelementptr inbounds i64, i64* %9, i64 -3
  %11 = load i64, i64* %10, align 8, !tbaa !15
  %12 = getelementptr inbounds i8, i8* %7, i64 %11
  %13 = bitcast i8* %12 to %struct.ios*
  %14 = getelementptr inbounds i8, i8* %7, i64 16
  %15 = bitcast i8* %14 to %struct.string_buffer*
  tail call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEED2Ev(%struct.string_buffer* noundef nonnull %15) #4
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %13) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZTv0_n24_NSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED0Ev(%struct.ios* noundef %0) #0 {
  %2 = bitcast %struct.ios* %0 to i8*
  %3 = bitcast %struct.ios* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !2
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !15
  %7 = getelementptr inbounds i8, i8* %2, i64 %6
  tail call void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED0Ev(i8* noundef %7) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC1Ev(i8* noundef %0) local_unnamed_addr #0 {
  %2 = bitcast i8* %0 to i8***
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE, i64 0, i64 0, i32 3, i64 0), i8*** %2, align 8, !tbaa !2
  %3 = getelementptr inbounds i8, i8* %0, i64 112
  %4 = bitcast i8* %3 to i8***
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE, i64 0, i64 1, i32 3, i64 0), i8*** %4, align 8, !tbaa !9
  %5 = bitcast i8* %3 to %struct.ios*
  %6 = getelementptr inbounds i8, i8* %0, i64 8
  %7 = bitcast i8* %6 to %struct.buffer*
  tail call void @__sv_ios_begin(%struct.ios* noundef nonnull %5, %struct.buffer* noundef nonnull %7) #4, !callees !14
  %8 = bitcast i8* %6 to %struct.string_buffer*
  tail call void @__sv_stringbuf_make(%struct.string_buffer* noundef nonnull %8, i32 noundef 16, i8* noundef null, i64 noundef 0) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC2Ev(i8* noundef %0, i8*** noundef readonly %1) local_unnamed_addr #0 {
  %3 = load i8**, i8*** %1, align 8, !tbaa !2
  %4 = bitcast i8* %0 to i8***
  store i8** %3, i8*** %4, align 8, !tbaa !2
  %5 = getelementptr inbounds i8**, i8*** %1, i64 3
  %6 = load i8**, i8*** %5, align 8, !tbaa !2
  %7 = bitcast i8* %0 to i64**
  %8 = getelementptr inbounds i8*, i8** %3, i64 -3
  %9 = bitcast i8** %8 to i64*
  %10 = load i64, i64* %9, align 8, !tbaa !15
  %11 = getelementptr inbounds i8, i8* %0, i64 %10
  %12 = bitcast i8* %11 to i8***
  store i8** %6, i8*** %12, align 8, !tbaa !9
  %13 = icmp eq i8*** %1, bitcast ([4 x i8*]* @_ZTTNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE to i8***)
  %14 = select i1 %13, void (%struct.ios*, %struct.buffer*)* @__sv_ios_begin, void (%struct.ios*, %struct.buffer*)* @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E
  %15 = load i64*, i64** %7, align 8, !tbaa !2
  %16 = getelementptr inbounds i64, i64* %15, i64 -3
  %17 = load i64, i64* %16, align 8, !tbaa !15
  %18 = getelementptr inbounds i8, i8* %0, i64 %17
  %19 = bitcast i8* %18 to %struct.ios*
  %20 = getelementptr inbounds i8, i8* %0, i64 8
  %21 = bitcast i8* %20 to %struct.buffer*
  tail call void %14(%struct.ios* noundef %19, %struct.buffer* noundef nonnull %21) #4, !callees !14
  %22 = bitcast i8* %20 to %struct.string_buffer*
  tail call void @__sv_stringbuf_make(%struct.string_buffer* noundef nonnull %22, i32 noundef 16, i8* noundef null, i64 noundef 0) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC1ESt13_Ios_Openmode(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = bitcast i8* %0 to i8***
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE, i64 0, i64 0, i32 3, i64 0), i8*** %3, align 8, !tbaa !2
  %4 = getelementptr inbounds i8, i8* %0, i64 112
  %5 = bitcast i8* %4 to i8***
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE, i64 0, i64 1, i32 3, i64 0), i8*** %5, align 8, !tbaa !9
  %6 = bitcast i8* %4 to %struct.ios*
  %7 = getelementptr inbounds i8, i8* %0, i64 8
  %8 = bitcast i8* %7 to %struct.buffer*
  tail call void @__sv_ios_begin(%struct.ios* noundef nonnull %6, %struct.buffer* noundef nonnull %8) #4, !callees !14
  %9 = bitcast i8* %7 to %struct.string_buffer*
  %10 = or i32 %1, 16
  tail call void @__sv_stringbuf_make(%struct.string_buffer* noundef nonnull %9, i32 noundef %10, i8* noundef null, i64 noundef 0) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC2ESt13_Ios_Openmode(i8* noundef %0, i8*** noundef readonly %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = load i8**, i8*** %1, align 8, !tbaa !2
  %5 = bitcast i8* %0 to i8***
  store i8** %4, i8*** %5, align 8, !tbaa !2
  %6 = getelementptr inbounds i8**, i8*** %1, i64 3
  %7 = load i8**, i8*** %6, align 8, !tbaa !2
  %8 = bitcast i8* %0 to i64**
  %9 = getelementptr inbounds i8*, i8** %4, i64 -3
  %10 = bitcast i8** %9 to i64*
  %11 = load i64, i64* %10, align 8, !tbaa !15
  %12 = getelementptr inbounds i8, i8* %0, i64 %11
  %13 = bitcast i8* %12 to i8***
  store i8** %7, i8*** %13, align 8, !tbaa !9
  %14 = icmp eq i8*** %1, bitcast ([4 x i8*]* @_ZTTNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE to i8***)
  %15 = select i1 %14, void (%struct.ios*, %struct.buffer*)* @__sv_ios_begin, void (%struct.ios*, %struct.buffer*)* @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E
  %16 = load i64*, i64** %8, align 8, !tbaa !2
  %17 = getelementptr inbounds i64, i64* %16, i64 -3
  %18 = load i64, i64* %17, align 8, !tbaa !15
  %19 = getelementptr inbounds i8, i8* %0, i64 %18
  %20 = bitcast i8* %19 to %struct.ios*
  %21 = getelementptr inbounds i8, i8* %0, i64 8
  %22 = bitcast i8* %21 to %struct.buffer*
  tail call void %15(%struct.ios* noundef %20, %struct.buffer* noundef nonnull %22) #4, !callees !14
  %23 = bitcast i8* %21 to %struct.string_buffer*
  %24 = or i32 %2, 16
  tail call void @__sv_stringbuf_make(%struct.string_buffer* noundef nonnull %23, i32 noundef %24, i8* noundef null, i64 noundef 0) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC1ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode(i8* noundef %0, %struct.string* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8, !tbaa !16
  %6 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  %7 = load i64, i64* %6, align 8, !tbaa !18
  %8 = bitcast i8* %0 to i8***
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE, i64 0, i64 0, i32 3, i64 0), i8*** %8, align 8, !tbaa !2
  %9 = getelementptr inbounds i8, i8* %0, i64 112
  %10 = bitcast i8* %9 to i8***
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE, i64 0, i64 1, i32 3, i64 0), i8*** %10, align 8, !tbaa !9
  %11 = bitcast i8* %9 to %struct.ios*
  %12 = getelementptr inbounds i8, i8* %0, i64 8
  %13 = bitcast i8* %12 to %struct.buffer*
  tail call void @__sv_ios_begin(%struct.ios* noundef nonnull %11, %struct.buffer* noundef nonnull %13) #4, !callees !14
  %14 = bitcast i8* %12 to %struct.string_buffer*
  %15 = or i32 %2, 16
  tail call void @__sv_stringbuf_make(%struct.string_buffer* noundef nonnull %14, i32 noundef %15, i8* noundef %5, i64 noundef %7) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC2ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode(i8* noundef %0, i8*** noundef readonly %1, %struct.string* nocapture noundef readonly %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds %struct.string, %struct.string* %2, i64 0, i32 0
  %6 = load i8*, i8** %5, align 8, !tbaa !16
  %7 = getelementptr inbounds %struct.string, %struct.string* %2, i64 0, i32 1
  %8 = load i64, i64* %7, align 8, !tbaa !18
  %9 = load i8**, i8*** %1, align 8, !tbaa !2
  %10 = bitcast i8* %0 to i8***
  store i8** %9, i8*** %10, align 8, !tbaa !2
  %11 = getelementptr inbounds i8**, i8*** %1, i64 3
  %12 = load i8**, i8*** %11, align 8, !tbaa !2
  %13 = bitcast i8* %0 to i64**
  %14 = getelementptr inbounds i8*, i8** %9, i64 -3
  %15 = bitcast i8** %14 to i64*
  %16 = load i64, i64* %15, align 8, !tbaa !15
  %17 = getelementptr inbounds i8, i8* %0, i64 %16
  %18 = bitcast i8* %17 to i8***
  store i8** %12, i8*** %18, align 8, !tbaa !9
  %19 = icmp eq i8*** %1, bitcast ([4 x i8*]* @_ZTTNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE to i8***)
  %20 = select i1 %19, void (%struct.ios*, %struct.buffer*)* @__sv_ios_begin, void (%struct.ios*, %struct.buffer*)* @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E
  %21 = load i64*, i64** %13, align 8, !tbaa !2
  %22 = getelementptr inbounds i64, i64* %21, i64 -3
  %23 = load i64, i64* %22, align 8, !tbaa !15
  %24 = getelementptr inbounds i8, i8* %0, i64 %23
  %25 = bitcast i8* %24 to %struct.ios*
  %26 = getelementptr inbounds i8, i8* %0, i64 8
  %27 = bitcast i8* %26 to %struct.buffer*
  tail call void %20(%struct.ios* noundef %25, %struct.buffer* noundef nonnull %27) #4, !callees !14
  %28 = bitcast i8* %26 to %struct.string_buffer*
  %29 = or i32 %3, 16
  tail call void @__sv_stringbuf_make(%struct.string_buffer* noundef nonnull %28, i32 noundef %29, i8* noundef %6, i64 noundef %8) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC1ESt13_Ios_OpenmodeRKS3_(i8* noundef %0, i32 noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #0 {
  %4 = bitcast i8* %0 to i8***
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE, i64 0, i64 0, i32 3, i64 0), i8*** %4, align 8, !tbaa !2
  %5 = getelementptr inbounds i8, i8* %0, i64 112
  %6 = bitcast i8* %5 to i8***
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE, i64 0, i64 1, i32 3, i64 0), i8*** %6, align 8, !tbaa !9
  %7 = bitcast i8* %5 to %struct.ios*
  %8 = getelementptr inbounds i8, i8* %0, i64 8
  %9 = bitcast i8* %8 to %struct.buffer*
  tail call void @__sv_ios_begin(%struct.ios* noundef nonnull %7, %struct.buffer* noundef nonnull %9) #4, !callees !14
  %10 = bitcast i8* %8 to %struct.string_buffer*
  %11 = or i32 %1, 16
  tail call void @__sv_stringbuf_make(%struct.string_buffer* noundef nonnull %10, i32 noundef %11, i8* noundef null, i64 noundef 0) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC1EONS_12basic_stringIcS2_S3_EESt13_Ios_Openmode(i8* noundef %0, %struct.string* nocapture noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8, !tbaa !16
  %6 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  %7 = load i64, i64* %6, align 8, !tbaa !18
  %8 = bitcast i8* %0 to i8***
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE, i64 0, i64 0, i32 3, i64 0), i8*** %8, align 8, !tbaa !2
  %9 = getelementptr inbounds i8, i8* %0, i64 112
  %10 = bitcast i8* %9 to i8***
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE, i64 0, i64 1, i32 3, i64 0), i8*** %10, align 8, !tbaa !9
  %11 = bitcast i8* %9 to %struct.ios*
  %12 = getelementptr inbounds i8, i8* %0, i64 8
  %13 = bitcast i8* %12 to %struct.buffer*
  tail call void @__sv_ios_begin(%struct.ios* noundef nonnull %11, %struct.buffer* noundef nonnull %13) #4, !callees !14
  %14 = bitcast i8* %12 to %struct.string_buffer*
  %15 = or i32 %2, 16
  tail call void @__sv_stringbuf_make(%struct.string_buffer* noundef nonnull %14, i32 noundef %15, i8* noundef %5, i64 noundef %7) #4
  store i64 0, i64* %6, align 8, !tbaa !18
  %16 = load i8*, i8** %4, align 8, !tbaa !16
  store i8 0, i8* %16, align 1, !tbaa !19
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNKRSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, i8* %1, i64 8
  %4 = bitcast i8* %3 to %struct.string_buffer*
  tail call void @_ZNKSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef %0, %struct.string_buffer* noundef nonnull %4) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNOSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, i8* %1, i64 8
  %4 = bitcast i8* %3 to %struct.string_buffer*
  tail call void @_ZNOSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef %0, %struct.string_buffer* noundef nonnull %4) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local { i64, i8* } @_ZNKSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE4viewEv(i8* noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds i8, i8* %0, i64 8
  %3 = bitcast i8* %2 to %struct.string_buffer*
  %4 = tail call { i64, i8* } @_ZNKSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE4viewEv(%struct.string_buffer* noundef nonnull %3) #4
  ret { i64, i8* } %4
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE3strEONS_12basic_stringIcS2_S3_EE(i8* noundef %0, %struct.string* noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, i8* %0, i64 8
  %4 = bitcast i8* %3 to %struct.string_buffer*
  tail call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strERKNS_12basic_stringIcS2_S3_EE(%struct.string_buffer* noundef nonnull %4, %struct.string* noundef %1) #4
  %5 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  store i64 0, i64* %5, align 8, !tbaa !18
  %6 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %7 = load i8*, i8** %6, align 8, !tbaa !16
  store i8 0, i8* %7, align 1, !tbaa !19
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNKSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, i8* %1, i64 8
  %4 = bitcast i8* %3 to %struct.string_buffer*
  tail call void @_ZNKSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef %0, %struct.string_buffer* noundef nonnull %4) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE3strERKNS_12basic_stringIcS2_S3_EE(i8* noundef %0, %struct.string* noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, i8* %0, i64 8
  %4 = bitcast i8* %3 to %struct.string_buffer*
  tail call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strERKNS_12basic_stringIcS2_S3_EE(%struct.string_buffer* noundef nonnull %4, %struct.string* noundef %1) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC2EOS4_(i8* noundef %0, i8*** noundef readonly %1, i8* noundef %2) local_unnamed_addr #0 {
  %4 = load i8**, i8*** %1, align 8, !tbaa !2
  %5 = bitcast i8* %0 to i8***
  store i8** %4, i8*** %5, align 8, !tbaa !2
  %6 = getelementptr inbounds i8**, i8*** %1, i64 3
  %7 = load i8**, i8*** %6, align 8, !tbaa !2
  %8 = bitcast i8* %0 to i64**
  %9 = getelementptr inbounds i8*, i8** %4, i64 -3
  %10 = bitcast i8** %9 to i64*
  %11 = load i64, i64* %10, align 8, !tbaa !15
  %12 = getelementptr inbounds i8, i8* %0, i64 %11
  %13 = bitcast i8* %12 to i8***
  store i8** %7, i8*** %13, align 8, !tbaa !9
  %14 = icmp eq i8*** %1, bitcast ([4 x i8*]* @_ZTTNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE to i8***)
  %15 = select i1 %14, void (%struct.ios*, %struct.buffer*)* @__sv_ios_begin, void (%struct.ios*, %struct.buffer*)* @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E
  %16 = load i64*, i64** %8, align 8, !tbaa !2
  %17 = getelementptr inbounds i64, i64* %16, i64 -3
  %18 = load i64, i64* %17, align 8, !tbaa !15
  %19 = getelementptr inbounds i8, i8* %0, i64 %18
  %20 = bitcast i8* %19 to %struct.ios*
  %21 = getelementptr inbounds i8, i8* %0, i64 8
  %22 = bitcast i8* %21 to %struct.buffer*
  tail call void %15(%struct.ios* noundef %20, %struct.buffer* noundef nonnull %22) #4, !callees !14
  %23 = bitcast i8* %21 to %struct.string_buffer*
  %24 = getelementptr inbounds i8, i8* %2, i64 8
  %25 = bitcast i8* %24 to %struct.string_buffer*
  tail call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEC2EOS4_(%struct.string_buffer* noundef nonnull %23, %struct.string_buffer* noundef nonnull %25) #4
  %26 = load i64*, i64** %8, align 8, !tbaa !2
  %27 = getelementptr inbounds i64, i64* %26, i64 -3
  %28 = load i64, i64* %27, align 8, !tbaa !15
  %29 = getelementptr inbounds i8, i8* %0, i64 %28
  %30 = bitcast i8* %29 to %struct.ios*
  %31 = bitcast i8* %2 to i64**
  %32 = load i64*, i64** %31, align 8, !tbaa !2
  %33 = getelementptr inbounds i64, i64* %32, i64 -3
  %34 = load i64, i64* %33, align 8, !tbaa !15
  %35 = getelementptr inbounds i8, i8* %2, i64 %34
  %36 = bitcast i8* %35 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4moveERS2_(%struct.ios* noundef %30, %struct.ios* noundef %36) #4
  %37 = load i64*, i64** %8, align 8, !tbaa !2
  %38 = getelementptr inbounds i64, i64* %37, i64 -3
  %39 = load i64, i64* %38, align 8, !tbaa !15
  %40 = getelementptr inbounds i8, i8* %0, i64 %39
  %41 = getelementptr inbounds i8, i8* %40, i64 232
  %42 = bitcast i8* %41 to i8**
  store i8* %21, i8** %42, align 8, !tbaa !20
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC1EOS4_(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = bitcast i8* %0 to i8***
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE, i64 0, i64 0, i32 3, i64 0), i8*** %3, align 8, !tbaa !2
  %4 = bitcast i8* %0 to i64**
  %5 = getelementptr inbounds i8, i8* %0, i64 112
  %6 = bitcast i8* %5 to i8***
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE, i64 0, i64 1, i32 3, i64 0), i8*** %6, align 8, !tbaa !9
  %7 = bitcast i8* %5 to %struct.ios*
  %8 = getelementptr inbounds i8, i8* %0, i64 8
  %9 = bitcast i8* %8 to %struct.buffer*
  tail call void @__sv_ios_begin(%struct.ios* noundef nonnull %7, %struct.buffer* noundef nonnull %9) #4, !callees !14
  %10 = bitcast i8* %8 to %struct.string_buffer*
  %11 = getelementptr inbounds i8, i8* %1, i64 8
  %12 = bitcast i8* %11 to %struct.string_buffer*
  tail call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEC2EOS4_(%struct.string_buffer* noundef nonnull %10, %struct.string_buffer* noundef nonnull %12) #4
  %13 = load i64*, i64** %4, align 8, !tbaa !2
  %14 = getelementptr inbounds i64, i64* %13, i64 -3
  %15 = load i64, i64* %14, align 8, !tbaa !15
  %16 = getelementptr inbounds i8, i8* %0, i64 %15
  %17 = bitcast i8* %16 to %struct.ios*
  %18 = bitcast i8* %1 to i64**
  %19 = load i64*, i64** %18, align 8, !tbaa !2
  %20 = getelementptr inbounds i64, i64* %19, i64 -3
  %21 = load i64, i64* %20, align 8, !tbaa !15
  %22 = getelementptr inbounds i8, i8* %1, i64 %21
  %23 = bitcast i8* %22 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4moveERS2_(%struct.ios* noundef %17, %struct.ios* noundef %23) #4
  %24 = load i64*, i64** %4, align 8, !tbaa !2
  %25 = getelementptr inbounds i64, i64* %24, i64 -3
  %26 = load i64, i64* %25, align 8, !tbaa !15
  %27 = getelementptr inbounds i8, i8* %0, i64 %26
  %28 = getelementptr inbounds i8, i8* %27, i64 232
  %29 = bitcast i8* %28 to i8**
  store i8* %8, i8** %29, align 8, !tbaa !20
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i8* @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEaSEOS4_(i8* noundef returned %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = bitcast i8* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !2
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !15
  %7 = getelementptr inbounds i8, i8* %0, i64 %6
  %8 = bitcast i8* %7 to %struct.ios*
  %9 = bitcast i8* %1 to i64**
  %10 = load i64*, i64** %9, align 8, !tbaa !2
  %11 = getelementptr inbounds i64, i64* %10, i64 -3
  %12 = load i64, i64* %11, align 8, !tbaa !15
  %13 = getelementptr inbounds i8, i8* %1, i64 %12
  %14 = bitcast i8* %13 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4swapERS2_(%struct.ios* noundef %8, %struct.ios* noundef %14) #4
  %15 = getelementptr inbounds i8, i8* %0, i64 8
  %16 = bitcast i8* %15 to %struct.string_buffer*
  %17 = getelementptr inbounds i8, i8* %1, i64 8
  %18 = bitcast i8* %17 to %struct.string_buffer*
  %19 = tail call %struct.string_buffer* @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEaSEOS4_(%struct.string_buffer* noundef nonnull %16, %struct.string_buffer* noundef nonnull %18) #4
  ret i8* %0
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE4swapERS4_(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = bitcast i8* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !2
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !15
  %7 = getelementptr inbounds i8, i8* %0, i64 %6
  %8 = bitcast i8* %7 to %struct.ios*
  %9 = bitcast i8* %1 to i64**
  %10 = load i64*, i64** %9, align 8, !tbaa !2
  %11 = getelementptr inbounds i64, i64* %10, i64 -3
  %12 = load i64, i64* %11, align 8, !tbaa !15
  %13 = getelementptr inbounds i8, i8* %1, i64 %12
  %14 = bitcast i8* %13 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4swapERS2_(%struct.ios* noundef %8, %struct.ios* noundef %14) #4
  %15 = getelementptr inbounds i8, i8* %0, i64 8
  %16 = bitcast i8* %15 to %struct.string_buffer*
  %17 = getelementptr inbounds i8, i8* %1, i64 8
  %18 = bitcast i8* %17 to %struct.string_buffer*
  tail call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE4swapERS4_(%struct.string_buffer* noundef nonnull %16, %struct.string_buffer* noundef nonnull %18) #4
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local nonnull %struct.buffer* @_ZNKSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE5rdbufEv(i8* noundef readnone %0) local_unnamed_addr #2 {
  %2 = getelementptr inbounds i8, i8* %0, i64 8
  %3 = bitcast i8* %2 to %struct.buffer*
  ret %struct.buffer* %3
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED2Ev(i8* noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, i8* %0, i64 8
  %4 = bitcast i8* %3 to %struct.string_buffer*
  tail call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEED2Ev(%struct.string_buffer* noundef nonnull %4) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev(i8* noundef %0) #0 {
  %2 = bitcast i8* %0 to i64**
  %3 = load i64*, i64** %2, align 8, !tbaa !2
  %4 = getelementptr inbounds i64, i64* %3, i64 -3
  %5 = load i64, i64* %4, align 8, !tbaa !15
  %6 = getelementptr inbounds i8, i8* %0, i64 %5
  %7 = bitcast i8* %6 to %struct.ios*
  %8 = getelementptr inbounds i8, i8* %0, i64 8
  %9 = bitcast i8* %8 to %struct.string_buffer*
  tail call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEED2Ev(%struct.string_buffer* noundef nonnull %9) #4
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %7) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED0Ev(i8* noundef %0) #0 {
  %2 = bitcast i8* %0 to i64**
  %3 = load i64*, i64** %2, align 8, !tbaa !2
  %4 = getelementptr inbounds i64, i64* %3, i64 -3
  %5 = load i64, i64* %4, align 8, !tbaa !15
  %6 = getelementptr inbounds i8, i8* %0, i64 %5
  %7 = bitcast i8* %6 to %struct.ios*
  %8 = getelementptr inbounds i8, i8* %0, i64 8
  %9 = bitcast i8* %8 to %struct.string_buffer*
  tail call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEED2Ev(%struct.string_buffer* noundef nonnull %9) #4
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %7) #4
  tail call void @_ZdlPv(i8* noundef %0) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZTv0_n24_NSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev(%struct.ios* noundef %0) #0 {
  %2 = bitcast %struct.ios* %0 to i8*
  %3 = bitcast %struct.ios* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !2
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !15
  %7 = getelementptr inbounds i8, i8* %2, i64 %6
  %8 = bitcast i8* %7 to i64**
  %9 = load i64*, i64** %8, align 8, !tbaa !2
  %10 = getelementptr inbounds i64, i64* %9, i64 -3
  %11 = load i64, i64* %10, align 8, !tbaa !15
  %12 = getelementptr inbounds i8, i8* %7, i64 %11
  %13 = bitcast i8* %12 to %struct.ios*
  %14 = getelementptr inbounds i8, i8* %7, i64 8
  %15 = bitcast i8* %14 to %struct.string_buffer*
  tail call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEED2Ev(%struct.string_buffer* noundef nonnull %15) #4
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %13) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZTv0_n24_NSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED0Ev(%struct.ios* noundef %0) #0 {
  %2 = bitcast %struct.ios* %0 to i8*
  %3 = bitcast %struct.ios* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !2
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !15
  %7 = getelementptr inbounds i8, i8* %2, i64 %6
  tail call void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED0Ev(i8* noundef %7) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEC1Ev(i8* noundef %0) local_unnamed_addr #0 {
  %2 = bitcast i8* %0 to i8***
  store i8** getelementptr inbounds ([3 x %struct.part], [3 x %struct.part]* @_ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, i64 0, i64 0, i32 3, i64 0), i8*** %2, align 8, !tbaa !2
  %3 = getelementptr inbounds i8, i8* %0, i64 16
  %4 = bitcast i8* %3 to i8***
  store i8** getelementptr inbounds ([3 x %struct.part], [3 x %struct.part]* @_ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, i64 0, i64 1, i32 3, i64 0), i8*** %4, align 8, !tbaa !21
  %5 = getelementptr inbounds i8, i8* %0, i64 8
  %6 = bitcast i8* %5 to i64*
  store i64 0, i64* %6, align 8, !tbaa !6
  %7 = getelementptr inbounds i8, i8* %0, i64 128
  %8 = bitcast i8* %7 to i8***
  store i8** getelementptr inbounds ([3 x %struct.part], [3 x %struct.part]* @_ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, i64 0, i64 2, i32 3, i64 0), i8*** %8, align 8, !tbaa !9
  %9 = bitcast i8* %7 to %struct.ios*
  %10 = getelementptr inbounds i8, i8* %0, i64 24
  %11 = bitcast i8* %10 to %struct.buffer*
  tail call void @__sv_ios_begin(%struct.ios* noundef nonnull %9, %struct.buffer* noundef nonnull %11) #4, !callees !14
  %12 = bitcast i8* %10 to %struct.string_buffer*
  tail call void @__sv_stringbuf_make(%struct.string_buffer* noundef nonnull %12, i32 noundef 24, i8* noundef null, i64 noundef 0) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEC2Ev(i8* noundef %0, i8*** noundef readonly %1) local_unnamed_addr #0 {
  %3 = load i8**, i8*** %1, align 8, !tbaa !2
  %4 = bitcast i8* %0 to i8***
  store i8** %3, i8*** %4, align 8, !tbaa !2
  %5 = getelementptr inbounds i8**, i8*** %1, i64 9
  %6 = load i8**, i8*** %5, align 8, !tbaa !2
  %7 = getelementptr inbounds i8, i8* %0, i64 16
  %8 = bitcast i8* %7 to i8***
  store i8** %6, i8*** %8, align 8, !tbaa !21
  %9 = getelementptr inbounds i8, i8* %0, i64 8
  %10 = bitcast i8* %9 to i64*
  store i64 0, i64* %10, align 8, !tbaa !6
  %11 = getelementptr inbounds i8**, i8*** %1, i64 8
  %12 = load i8**, i8*** %11, align 8, !tbaa !2
  %13 = bitcast i8* %0 to i64**
  %14 = getelementptr inbounds i8*, i8** %3, i64 -3
  %15 = bitcast i8** %14 to i64*
  %16 = load i64, i64* %15, align 8, !tbaa !15
  %17 = getelementptr inbounds i8, i8* %0, i64 %16
  %18 = bitcast i8* %17 to i8***
  store i8** %12, i8*** %18, align 8, !tbaa !9
  %19 = icmp eq i8*** %1, bitcast ([10 x i8*]* @_ZTTNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE to i8***)
  %20 = select i1 %19, void (%struct.ios*, %struct.buffer*)* @__sv_ios_begin, void (%struct.ios*, %struct.buffer*)* @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E
  %21 = load i64*, i64** %13, align 8, !tbaa !2
  %22 = getelementptr inbounds i64, i64* %21, i64 -3
  %23 = load i64, i64* %22, align 8, !tbaa !15
  %24 = getelementptr inbounds i8, i8* %0, i64 %23
  %25 = bitcast i8* %24 to %struct.ios*
  %26 = getelementptr inbounds i8, i8* %0, i64 24
  %27 = bitcast i8* %26 to %struct.buffer*
  tail call void %20(%struct.ios* noundef %25, %struct.buffer* noundef nonnull %27) #4, !callees !14
  %28 = bitcast i8* %26 to %struct.string_buffer*
  tail call void @__sv_stringbuf_make(%struct.string_buffer* noundef nonnull %28, i32 noundef 24, i8* noundef null, i64 noundef 0) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEC1ESt13_Ios_Openmode(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = bitcast i8* %0 to i8***
  store i8** getelementptr inbounds ([3 x %struct.part], [3 x %struct.part]* @_ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, i64 0, i64 0, i32 3, i64 0), i8*** %3, align 8, !tbaa !2
  %4 = getelementptr inbounds i8, i8* %0, i64 16
  %5 = bitcast i8* %4 to i8***
  store i8** getelementptr inbounds ([3 x %struct.part], [3 x %struct.part]* @_ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, i64 0, i64 1, i32 3, i64 0), i8*** %5, align 8, !tbaa !21
  %6 = getelementptr inbounds i8, i8* %0, i64 8
  %7 = bitcast i8* %6 to i64*
  store i64 0, i64* %7, align 8, !tbaa !6
  %8 = getelementptr inbounds i8, i8* %0, i64 128
  %9 = bitcast i8* %8 to i8***
  store i8** getelementptr inbounds ([3 x %struct.part], [3 x %struct.part]* @_ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, i64 0, i64 2, i32 3, i64 0), i8*** %9, align 8, !tbaa !9
  %10 = bitcast i8* %8 to %struct.ios*
  %11 = getelementptr inbounds i8, i8* %0, i64 24
  %12 = bitcast i8* %11 to %struct.buffer*
  tail call void @__sv_ios_begin(%struct.ios* noundef nonnull %10, %struct.buffer* noundef nonnull %12) #4, !callees !14
  %13 = bitcast i8* %11 to %struct.string_buffer*
  tail call void @__sv_stringbuf_make(%struct.string_buffer* noundef nonnull %13, i32 noundef %1, i8* noundef null, i64 noundef 0) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEC2ESt13_Ios_Openmode(i8* noundef %0, i8*** noundef readonly %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = load i8**, i8*** %1, align 8, !tbaa !2
  %5 = bitcast i8* %0 to i8***
  store i8** %4, i8*** %5, align 8, !tbaa !2
  %6 = getelementptr inbounds i8**, i8*** %1, i64 9
  %7 = load i8**, i8*** %6, align 8, !tbaa !2
  %8 = getelementptr inbounds i8, i8* %0, i64 16
  %9 = bitcast i8* %8 to i8***
  store i8** %7, i8*** %9, align 8, !tbaa !21
  %10 = getelementptr inbounds i8, i8* %0, i64 8
  %11 = bitcast i8* %10 to i64*
  store i64 0, i64* %11, align 8, !tbaa !6
  %12 = getelementptr inbounds i8**, i8*** %1, i64 8
  %13 = load i8**, i8*** %12, align 8, !tbaa !2
  %14 = bitcast i8* %0 to i64**
  %15 = getelementptr inbounds i8*, i8** %4, i64 -3
  %16 = bitcast i8** %15 to i64*
  %17 = load i64, i64* %16, align 8, !tbaa !15
  %18 = getelementptr inbounds i8, i8* %0, i64 %17
  %19 = bitcast i8* %18 to i8***
  store i8** %13, i8*** %19, align 8, !tbaa !9
  %20 = icmp eq i8*** %1, bitcast ([10 x i8*]* @_ZTTNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE to i8***)
  %21 = select i1 %20, void (%struct.ios*, %struct.buffer*)* @__sv_ios_begin, void (%struct.ios*, %struct.buffer*)* @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E
  %22 = load i64*, i64** %14, align 8, !tbaa !2
  %23 = getelementptr inbounds i64, i64* %22, i64 -3
  %24 = load i64, i64* %23, align 8, !tbaa !15
  %25 = getelementptr inbounds i8, i8* %0, i64 %24
  %26 = bitcast i8* %25 to %struct.ios*
  %27 = getelementptr inbounds i8, i8* %0, i64 24
  %28 = bitcast i8* %27 to %struct.buffer*
  tail call void %21(%struct.ios* noundef %26, %struct.buffer* noundef nonnull %28) #4, !callees !14
  %29 = bitcast i8* %27 to %struct.string_buffer*
  tail call void @__sv_stringbuf_make(%struct.string_buffer* noundef nonnull %29, i32 noundef %2, i8* noundef null, i64 noundef 0) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEC1ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode(i8* noundef %0, %struct.string* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8, !tbaa !16
  %6 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  %7 = load i64, i64* %6, align 8, !tbaa !18
  %8 = bitcast i8* %0 to i8***
  store i8** getelementptr inbounds ([3 x %struct.part], [3 x %struct.part]* @_ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, i64 0, i64 0, i32 3, i64 0), i8*** %8, align 8, !tbaa !2
  %9 = getelementptr inbounds i8, i8* %0, i64 16
  %10 = bitcast i8* %9 to i8***
  store i8** getelementptr inbounds ([3 x %struct.part], [3 x %struct.part]* @_ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, i64 0, i64 1, i32 3, i64 0), i8*** %10, align 8, !tbaa !21
  %11 = getelementptr inbounds i8, i8* %0, i64 8
  %12 = bitcast i8* %11 to i64*
  store i64 0, i64* %12, align 8, !tbaa !6
  %13 = getelementptr inbounds i8, i8* %0, i64 128
  %14 = bitcast i8* %13 to i8***
  store i8** getelementptr inbounds ([3 x %struct.part], [3 x %struct.part]* @_ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, i64 0, i64 2, i32 3, i64 0), i8*** %14, align 8, !tbaa !9
  %15 = bitcast i8* %13 to %struct.ios*
  %16 = getelementptr inbounds i8, i8* %0, i64 24
  %17 = bitcast i8* %16 to %struct.buffer*
  tail call void @__sv_ios_begin(%struct.ios* noundef nonnull %15, %struct.buffer* noundef nonnull %17) #4, !callees !14
  %18 = bitcast i8* %16 to %struct.string_buffer*
  tail call void @__sv_stringbuf_make(%struct.string_buffer* noundef nonnull %18, i32 noundef %2, i8* noundef %5, i64 noundef %7) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEC2ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode(i8* noundef %0, i8*** noundef readonly %1, %struct.string* nocapture noundef readonly %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds %struct.string, %struct.string* %2, i64 0, i32 0
  %6 = load i8*, i8** %5, align 8, !tbaa !16
  %7 = getelementptr inbounds %struct.string, %struct.string* %2, i64 0, i32 1
  %8 = load i64, i64* %7, align 8, !tbaa !18
  %9 = load i8**, i8*** %1, align 8, !tbaa !2
  %10 = bitcast i8* %0 to i8***
  store i8** %9, i8*** %10, align 8, !tbaa !2
  %11 = getelementptr inbounds i8**, i8*** %1, i64 9
  %12 = load i8**, i8*** %11, align 8, !tbaa !2
  %13 = getelementptr inbounds i8, i8* %0, i64 16
  %14 = bitcast i8* %13 to i8***
  store i8** %12, i8*** %14, align 8, !tbaa !21
  %15 = getelementptr inbounds i8, i8* %0, i64 8
  %16 = bitcast i8* %15 to i64*
  store i64 0, i64* %16, align 8, !tbaa !6
  %17 = getelementptr inbounds i8**, i8*** %1, i64 8
  %18 = load i8**, i8*** %17, align 8, !tbaa !2
  %19 = bitcast i8* %0 to i64**
  %20 = getelementptr inbounds i8*, i8** %9, i64 -3
  %21 = bitcast i8** %20 to i64*
  %22 = load i64, i64* %21, align 8, !tbaa !15
  %23 = getelementptr inbounds i8, i8* %0, i64 %22
  %24 = bitcast i8* %23 to i8***
  store i8** %18, i8*** %24, align 8, !tbaa !9
  %25 = icmp eq i8*** %1, bitcast ([10 x i8*]* @_ZTTNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE to i8***)
  %26 = select i1 %25, void (%struct.ios*, %struct.buffer*)* @__sv_ios_begin, void (%struct.ios*, %struct.buffer*)* @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E
  %27 = load i64*, i64** %19, align 8, !tbaa !2
  %28 = getelementptr inbounds i64, i64* %27, i64 -3
  %29 = load i64, i64* %28, align 8, !tbaa !15
  %30 = getelementptr inbounds i8, i8* %0, i64 %29
  %31 = bitcast i8* %30 to %struct.ios*
  %32 = getelementptr inbounds i8, i8* %0, i64 24
  %33 = bitcast i8* %32 to %struct.buffer*
  tail call void %26(%struct.ios* noundef %31, %struct.buffer* noundef nonnull %33) #4, !callees !14
  %34 = bitcast i8* %32 to %struct.string_buffer*
  tail call void @__sv_stringbuf_make(%struct.string_buffer* noundef nonnull %34, i32 noundef %3, i8* noundef %6, i64 noundef %8) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEC1ESt13_Ios_OpenmodeRKS3_(i8* noundef %0, i32 noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #0 {
  %4 = bitcast i8* %0 to i8***
  store i8** getelementptr inbounds ([3 x %struct.part], [3 x %struct.part]* @_ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, i64 0, i64 0, i32 3, i64 0), i8*** %4, align 8, !tbaa !2
  %5 = getelementptr inbounds i8, i8* %0, i64 16
  %6 = bitcast i8* %5 to i8***
  store i8** getelementptr inbounds ([3 x %struct.part], [3 x %struct.part]* @_ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, i64 0, i64 1, i32 3, i64 0), i8*** %6, align 8, !tbaa !21
  %7 = getelementptr inbounds i8, i8* %0, i64 8
  %8 = bitcast i8* %7 to i64*
  store i64 0, i64* %8, align 8, !tbaa !6
  %9 = getelementptr inbounds i8, i8* %0, i64 128
  %10 = bitcast i8* %9 to i8***
  store i8** getelementptr inbounds ([3 x %struct.part], [3 x %struct.part]* @_ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, i64 0, i64 2, i32 3, i64 0), i8*** %10, align 8, !tbaa !9
  %11 = bitcast i8* %9 to %struct.ios*
  %12 = getelementptr inbounds i8, i8* %0, i64 24
  %13 = bitcast i8* %12 to %struct.buffer*
  tail call void @__sv_ios_begin(%struct.ios* noundef nonnull %11, %struct.buffer* noundef nonnull %13) #4, !callees !14
  %14 = bitcast i8* %12 to %struct.string_buffer*
  tail call void @__sv_stringbuf_make(%struct.string_buffer* noundef nonnull %14, i32 noundef %1, i8* noundef null, i64 noundef 0) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEC1EONS_12basic_stringIcS2_S3_EESt13_Ios_Openmode(i8* noundef %0, %struct.string* nocapture noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8, !tbaa !16
  %6 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  %7 = load i64, i64* %6, align 8, !tbaa !18
  %8 = bitcast i8* %0 to i8***
  store i8** getelementptr inbounds ([3 x %struct.part], [3 x %struct.part]* @_ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, i64 0, i64 0, i32 3, i64 0), i8*** %8, align 8, !tbaa !2
  %9 = getelementptr inbounds i8, i8* %0, i64 16
  %10 = bitcast i8* %9 to i8***
  store i8** getelementptr inbounds ([3 x %struct.part], [3 x %struct.part]* @_ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, i64 0, i64 1, i32 3, i64 0), i8*** %10, align 8, !tbaa !21
  %11 = getelementptr inbounds i8, i8* %0, i64 8
  %12 = bitcast i8* %11 to i64*
  store i64 0, i64* %12, align 8, !tbaa !6
  %13 = getelementptr inbounds i8, i8* %0, i64 128
  %14 = bitcast i8* %13 to i8***
  store i8** getelementptr inbounds ([3 x %struct.part], [3 x %struct.part]* @_ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, i64 0, i64 2, i32 3, i64 0), i8*** %14, align 8, !tbaa !9
  %15 = bitcast i8* %13 to %struct.ios*
  %16 = getelementptr inbounds i8, i8* %0, i64 24
  %17 = bitcast i8* %16 to %struct.buffer*
  tail call void @__sv_ios_begin(%struct.ios* noundef nonnull %15, %struct.buffer* noundef nonnull %17) #4, !callees !14
  %18 = bitcast i8* %16 to %struct.string_buffer*
  tail call void @__sv_stringbuf_make(%struct.string_buffer* noundef nonnull %18, i32 noundef %2, i8* noundef %5, i64 noundef %7) #4
  store i64 0, i64* %6, align 8, !tbaa !18
  %19 = load i8*, i8** %4, align 8, !tbaa !16
  store i8 0, i8* %19, align 1, !tbaa !19
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNKRSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, i8* %1, i64 24
  %4 = bitcast i8* %3 to %struct.string_buffer*
  tail call void @_ZNKSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef %0, %struct.string_buffer* noundef nonnull %4) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNOSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, i8* %1, i64 24
  %4 = bitcast i8* %3 to %struct.string_buffer*
  tail call void @_ZNOSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef %0, %struct.string_buffer* noundef nonnull %4) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local { i64, i8* } @_ZNKSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEE4viewEv(i8* noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds i8, i8* %0, i64 24
  %3 = bitcast i8* %2 to %struct.string_buffer*
  %4 = tail call { i64, i8* } @_ZNKSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE4viewEv(%struct.string_buffer* noundef nonnull %3) #4
  ret { i64, i8* } %4
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEE3strEONS_12basic_stringIcS2_S3_EE(i8* noundef %0, %struct.string* noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, i8* %0, i64 24
  %4 = bitcast i8* %3 to %struct.string_buffer*
  tail call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strERKNS_12basic_stringIcS2_S3_EE(%struct.string_buffer* noundef nonnull %4, %struct.string* noundef %1) #4
  %5 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  store i64 0, i64* %5, align 8, !tbaa !18
  %6 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %7 = load i8*, i8** %6, align 8, !tbaa !16
  store i8 0, i8* %7, align 1, !tbaa !19
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNKSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, i8* %1, i64 24
  %4 = bitcast i8* %3 to %struct.string_buffer*
  tail call void @_ZNKSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef %0, %struct.string_buffer* noundef nonnull %4) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEE3strERKNS_12basic_stringIcS2_S3_EE(i8* noundef %0, %struct.string* noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, i8* %0, i64 24
  %4 = bitcast i8* %3 to %struct.string_buffer*
  tail call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strERKNS_12basic_stringIcS2_S3_EE(%struct.string_buffer* noundef nonnull %4, %struct.string* noundef %1) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEC2EOS4_(i8* noundef %0, i8*** noundef readonly %1, i8* noundef %2) local_unnamed_addr #0 {
  %4 = load i8**, i8*** %1, align 8, !tbaa !2
  %5 = bitcast i8* %0 to i8***
  store i8** %4, i8*** %5, align 8, !tbaa !2
  %6 = getelementptr inbounds i8**, i8*** %1, i64 9
  %7 = load i8**, i8*** %6, align 8, !tbaa !2
  %8 = getelementptr inbounds i8, i8* %0, i64 16
  %9 = bitcast i8* %8 to i8***
  store i8** %7, i8*** %9, align 8, !tbaa !21
  %10 = getelementptr inbounds i8, i8* %0, i64 8
  %11 = bitcast i8* %10 to i64*
  store i64 0, i64* %11, align 8, !tbaa !6
  %12 = getelementptr inbounds i8**, i8*** %1, i64 8
  %13 = load i8**, i8*** %12, align 8, !tbaa !2
  %14 = bitcast i8* %0 to i64**
  %15 = getelementptr inbounds i8*, i8** %4, i64 -3
  %16 = bitcast i8** %15 to i64*
  %17 = load i64, i64* %16, align 8, !tbaa !15
  %18 = getelementptr inbounds i8, i8* %0, i64 %17
  %19 = bitcast i8* %18 to i8***
  store i8** %13, i8*** %19, align 8, !tbaa !9
  %20 = icmp eq i8*** %1, bitcast ([10 x i8*]* @_ZTTNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE to i8***)
  %21 = select i1 %20, void (%struct.ios*, %struct.buffer*)* @__sv_ios_begin, void (%struct.ios*, %struct.buffer*)* @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E
  %22 = load i64*, i64** %14, align 8, !tbaa !2
  %23 = getelementptr inbounds i64, i64* %22, i64 -3
  %24 = load i64, i64* %23, align 8, !tbaa !15
  %25 = getelementptr inbounds i8, i8* %0, i64 %24
  %26 = bitcast i8* %25 to %struct.ios*
  %27 = getelementptr inbounds i8, i8* %0, i64 24
  %28 = bitcast i8* %27 to %struct.buffer*
  tail call void %21(%struct.ios* noundef %26, %struct.buffer* noundef nonnull %28) #4, !callees !14
  %29 = bitcast i8* %27 to %struct.string_buffer*
  %30 = getelementptr inbounds i8, i8* %2, i64 24
  %31 = bitcast i8* %30 to %struct.string_buffer*
  tail call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEC2EOS4_(%struct.string_buffer* noundef nonnull %29, %struct.string_buffer* noundef nonnull %31) #4
  %32 = load i64*, i64** %14, align 8, !tbaa !2
  %33 = getelementptr inbounds i64, i64* %32, i64 -3
  %34 = load i64, i64* %33, align 8, !tbaa !15
  %35 = getelementptr inbounds i8, i8* %0, i64 %34
  %36 = bitcast i8* %35 to %struct.ios*
  %37 = bitcast i8* %2 to i64**
  %38 = load i64*, i64** %37, align 8, !tbaa !2
  %39 = getelementptr inbounds i64, i64* %38, i64 -3
  %40 = load i64, i64* %39, align 8, !tbaa !15
  %41 = getelementptr inbounds i8, i8* %2, i64 %40
  %42 = bitcast i8* %41 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4moveERS2_(%struct.ios* noundef %36, %struct.ios* noundef %42) #4
  %43 = load i64*, i64** %14, align 8, !tbaa !2
  %44 = getelementptr inbounds i64, i64* %43, i64 -3
  %45 = load i64, i64* %44, align 8, !tbaa !15
  %46 = getelementptr inbounds i8, i8* %0, i64 %45
  %47 = getelementptr inbounds i8, i8* %46, i64 232
  %48 = bitcast i8* %47 to i8**
  store i8* %27, i8** %48, align 8, !tbaa !20
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEC1EOS4_(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = bitcast i8* %0 to i8***
  store i8** getelementptr inbounds ([3 x %struct.part], [3 x %struct.part]* @_ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, i64 0, i64 0, i32 3, i64 0), i8*** %3, align 8, !tbaa !2
  %4 = getelementptr inbounds i8, i8* %0, i64 16
  %5 = bitcast i8* %4 to i8***
  store i8** getelementptr inbounds ([3 x %struct.part], [3 x %struct.part]* @_ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, i64 0, i64 1, i32 3, i64 0), i8*** %5, align 8, !tbaa !21
  %6 = getelementptr inbounds i8, i8* %0, i64 8
  %7 = bitcast i8* %6 to i64*
  store i64 0, i64* %7, align 8, !tbaa !6
  %8 = bitcast i8* %0 to i64**
  %9 = getelementptr inbounds i8, i8* %0, i64 128
  %10 = bitcast i8* %9 to i8***
  store i8** getelementptr inbounds ([3 x %struct.part], [3 x %struct.part]* @_ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, i64 0, i64 2, i32 3, i64 0), i8*** %10, align 8, !tbaa !9
  %11 = bitcast i8* %9 to %struct.ios*
  %12 = getelementptr inbounds i8, i8* %0, i64 24
  %13 = bitcast i8* %12 to %struct.buffer*
  tail call void @__sv_ios_begin(%struct.ios* noundef nonnull %11, %struct.buffer* noundef nonnull %13) #4, !callees !14
  %14 = bitcast i8* %12 to %struct.string_buffer*
  %15 = getelementptr inbounds i8, i8* %1, i64 24
  %16 = bitcast i8* %15 to %struct.string_buffer*
  tail call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEC2EOS4_(%struct.string_buffer* noundef nonnull %14, %struct.string_buffer* noundef nonnull %16) #4
  %17 = load i64*, i64** %8, align 8, !tbaa !2
  %18 = getelementptr inbounds i64, i64* %17, i64 -3
  %19 = load i64, i64* %18, align 8, !tbaa !15
  %20 = getelementptr inbounds i8, i8* %0, i64 %19
  %21 = bitcast i8* %20 to %struct.ios*
  %22 = bitcast i8* %1 to i64**
  %23 = load i64*, i64** %22, align 8, !tbaa !2
  %24 = getelementptr inbounds i64, i64* %23, i64 -3
  %25 = load i64, i64* %24, align 8, !tbaa !15
  %26 = getelementptr inbounds i8, i8* %1, i64 %25
  %27 = bitcast i8* %26 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4moveERS2_(%struct.ios* noundef %21, %struct.ios* noundef %27) #4
  %28 = load i64*, i64** %8, align 8, !tbaa !2
  %29 = getelementptr inbounds i64, i64* %28, i64 -3
  %30 = load i64, i64* %29, align 8, !tbaa !15
  %31 = getelementptr inbounds i8, i8* %0, i64 %30
  %32 = getelementptr inbounds i8, i8* %31, i64 232
  %33 = bitcast i8* %32 to i8**
  store i8* %12, i8** %33, align 8, !tbaa !20
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i8* @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEaSEOS4_(i8* noundef returned %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = bitcast i8* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !2
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !15
  %7 = getelementptr inbounds i8, i8* %0, i64 %6
  %8 = bitcast i8* %7 to %struct.ios*
  %9 = bitcast i8* %1 to i64**
  %10 = load i64*, i64** %9, align 8, !tbaa !2
  %11 = getelementptr inbounds i64, i64* %10, i64 -3
  %12 = load i64, i64* %11, align 8, !tbaa !15
  %13 = getelementptr inbounds i8, i8* %1, i64 %12
  %14 = bitcast i8* %13 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4swapERS2_(%struct.ios* noundef %8, %struct.ios* noundef %14) #4
  %15 = getelementptr inbounds i8, i8* %0, i64 24
  %16 = bitcast i8* %15 to %struct.string_buffer*
  %17 = getelementptr inbounds i8, i8* %1, i64 24
  %18 = bitcast i8* %17 to %struct.string_buffer*
  %19 = tail call %struct.string_buffer* @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEaSEOS4_(%struct.string_buffer* noundef nonnull %16, %struct.string_buffer* noundef nonnull %18) #4
  ret i8* %0
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEE4swapERS4_(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = bitcast i8* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !2
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !15
  %7 = getelementptr inbounds i8, i8* %0, i64 %6
  %8 = bitcast i8* %7 to %struct.ios*
  %9 = bitcast i8* %1 to i64**
  %10 = load i64*, i64** %9, align 8, !tbaa !2
  %11 = getelementptr inbounds i64, i64* %10, i64 -3
  %12 = load i64, i64* %11, align 8, !tbaa !15
  %13 = getelementptr inbounds i8, i8* %1, i64 %12
  %14 = bitcast i8* %13 to %struct.ios*
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4swapERS2_(%struct.ios* noundef %8, %struct.ios* noundef %14) #4
  %15 = getelementptr inbounds i8, i8* %0, i64 24
  %16 = bitcast i8* %15 to %struct.string_buffer*
  %17 = getelementptr inbounds i8, i8* %1, i64 24
  %18 = bitcast i8* %17 to %struct.string_buffer*
  tail call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE4swapERS4_(%struct.string_buffer* noundef nonnull %16, %struct.string_buffer* noundef nonnull %18) #4
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local nonnull %struct.buffer* @_ZNKSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEE5rdbufEv(i8* noundef readnone %0) local_unnamed_addr #2 {
  %2 = getelementptr inbounds i8, i8* %0, i64 24
  %3 = bitcast i8* %2 to %struct.buffer*
  ret %struct.buffer* %3
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEED2Ev(i8* noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, i8* %0, i64 24
  %4 = bitcast i8* %3 to %struct.string_buffer*
  tail call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEED2Ev(%struct.string_buffer* noundef nonnull %4) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEED1Ev(i8* noundef %0) #0 {
  %2 = bitcast i8* %0 to i64**
  %3 = load i64*, i64** %2, align 8, !tbaa !2
  %4 = getelementptr inbounds i64, i64* %3, i64 -3
  %5 = load i64, i64* %4, align 8, !tbaa !15
  %6 = getelementptr inbounds i8, i8* %0, i64 %5
  %7 = bitcast i8* %6 to %struct.ios*
  %8 = getelementptr inbounds i8, i8* %0, i64 24
  %9 = bitcast i8* %8 to %struct.string_buffer*
  tail call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEED2Ev(%struct.string_buffer* noundef nonnull %9) #4
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %7) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEED0Ev(i8* noundef %0) #0 {
  %2 = bitcast i8* %0 to i64**
  %3 = load i64*, i64** %2, align 8, !tbaa !2
  %4 = getelementptr inbounds i64, i64* %3, i64 -3
  %5 = load i64, i64* %4, align 8, !tbaa !15
  %6 = getelementptr inbounds i8, i8* %0, i64 %5
  %7 = bitcast i8* %6 to %struct.ios*
  %8 = getelementptr inbounds i8, i8* %0, i64 24
  %9 = bitcast i8* %8 to %struct.string_buffer*
  tail call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEED2Ev(%struct.string_buffer* noundef nonnull %9) #4
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %7) #4
  tail call void @_ZdlPv(i8* noundef %0) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZTv0_n24_NSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEED1Ev(%struct.ios* noundef %0) #0 {
  %2 = bitcast %struct.ios* %0 to i8*
  %3 = bitcast %struct.ios* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !2
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !15
  %7 = getelementptr inbounds i8, i8* %2, i64 %6
  %8 = bitcast i8* %7 to i64**
  %9 = load i64*, i64** %8, align 8, !tbaa !2
  %10 = getelementptr inbounds i64, i64* %9, i64 -3
  %11 = load i64, i64* %10, align 8, !tbaa !15
  %12 = getelementptr inbounds i8, i8* %7, i64 %11
  %13 = bitcast i8* %12 to %struct.ios*
  %14 = getelementptr inbounds i8, i8* %7, i64 24
  %15 = bitcast i8* %14 to %struct.string_buffer*
  tail call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEED2Ev(%struct.string_buffer* noundef nonnull %15) #4
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %13) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZTv0_n24_NSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEED0Ev(%struct.ios* noundef %0) #0 {
  %2 = bitcast %struct.ios* %0 to i8*
  %3 = bitcast %struct.ios* %0 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !2
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !15
  %7 = getelementptr inbounds i8, i8* %2, i64 %6
  tail call void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEED0Ev(i8* noundef %7) #5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZThn16_NSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEED1Ev(i8* noundef %0) #0 {
  %2 = getelementptr inbounds i8, i8* %0, i64 -16
  %3 = bitcast i8* %2 to i64**
  %4 = load i64*, i64** %3, align 8, !tbaa !2
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8, !tbaa !15
  %7 = getelementptr inbounds i8, i8* %2, i64 %6
  %8 = bitcast i8* %7 to %struct.ios*
  %9 = getelementptr inbounds i8, i8* %0, i64 8
  %10 = bitcast i8* %9 to %struct.string_buffer*
  tail call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEED2Ev(%struct.string_buffer* noundef nonnull %10) #4
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef nonnull %8) #4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZThn16_NSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEED0Ev(i8* noundef %0) #0 {
  %2 = getelementptr inbounds i8, i8* %0, i64 -16
  tail call void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEED0Ev(i8* noundef nonnull %2) #5
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
  %8 = bitcast [48 x i64]* %3 to i8***
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE, i64 0, i64 0, i32 3, i64 0), i8*** %8, align 16, !tbaa !2
  %9 = getelementptr inbounds [48 x i64], [48 x i64]* %3, i64 0, i64 14
  %10 = bitcast i64* %9 to i8***
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE, i64 0, i64 1, i32 3, i64 0), i8*** %10, align 16, !tbaa !9
  %11 = bitcast i64* %9 to %struct.ios*
  %12 = getelementptr inbounds [48 x i64], [48 x i64]* %3, i64 0, i64 1
  %13 = bitcast i64* %12 to %struct.buffer*
  call void @__sv_ios_begin(%struct.ios* noundef nonnull %11, %struct.buffer* noundef nonnull %13) #4, !callees !14
  %14 = bitcast i64* %12 to %struct.string_buffer*
  call void @__sv_stringbuf_make(%struct.string_buffer* noundef nonnull %14, i32 noundef 16, i8* noundef null, i64 noundef 0) #4
  %15 = bitcast %struct.output* %0 to i8*
  %16 = bitcast %struct.output* %0 to i64**
  %17 = load i64*, i64** %16, align 8, !tbaa !2
  %18 = getelementptr inbounds i64, i64* %17, i64 -3
  %19 = load i64, i64* %18, align 8, !tbaa !15
  %20 = getelementptr inbounds i8, i8* %15, i64 %19
  %21 = getelementptr inbounds i8, i8* %20, i64 24
  %22 = bitcast i8* %21 to i32*
  %23 = load i32, i32* %22, align 8, !tbaa !23
  %24 = bitcast [48 x i64]* %3 to i64**
  %25 = load i64*, i64** %24, align 16, !tbaa !2
  %26 = getelementptr inbounds i64, i64* %25, i64 -3
  %27 = load i64, i64* %26, align 8, !tbaa !15
  %28 = getelementptr inbounds i8, i8* %5, i64 %27
  %29 = getelementptr inbounds i8, i8* %28, i64 24
  %30 = bitcast i8* %29 to i32*
  store i32 %23, i32* %30, align 8, !tbaa !23
  %31 = getelementptr inbounds i8, i8* %20, i64 8
  %32 = bitcast i8* %31 to i64*
  %33 = load i64, i64* %32, align 8, !tbaa !24
  %34 = getelementptr inbounds i8, i8* %28, i64 8
  %35 = bitcast i8* %34 to i64*
  store i64 %33, i64* %35, align 8, !tbaa !24
  %36 = call %struct.output* @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(%struct.output* noundef nonnull %6, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0), i64 noundef 1) #4
  %37 = load float, float* %1, align 4, !tbaa !25
  %38 = call %struct.output* @_ZNSolsEf(%struct.output* noundef %36, float noundef %37) #4
  %39 = call %struct.output* @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(%struct.output* noundef nonnull %6, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0), i64 noundef 1) #4
  %40 = getelementptr inbounds float, float* %1, i64 1
  %41 = load float, float* %40, align 4, !tbaa !25
  %42 = call %struct.output* @_ZNSolsEf(%struct.output* noundef %39, float noundef %41) #4
  %43 = call %struct.output* @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(%struct.output* noundef nonnull %6, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0), i64 noundef 1) #4
  call void @_ZNKSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef nonnull %4, %struct.string_buffer* noundef nonnull %14) #4
  %44 = load i64*, i64** %24, align 16, !tbaa !2
  %45 = getelementptr inbounds i64, i64* %44, i64 -3
  %46 = load i64, i64* %45, align 8, !tbaa !15
  %47 = getelementptr inbounds i8, i8* %5, i64 %46
  %48 = bitcast i8* %47 to %struct.ios*
  call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEED2Ev(%struct.string_buffer* noundef nonnull %14) #4
  call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef nonnull %48) #4
  %49 = getelementptr inbounds %struct.string, %struct.string* %4, i64 0, i32 0
  %50 = load i8*, i8** %49, align 8, !tbaa !16
  %51 = getelementptr inbounds %struct.string, %struct.string* %4, i64 0, i32 1
  %52 = load i64, i64* %51, align 8, !tbaa !18
  %53 = call %struct.output* @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(%struct.output* noundef %0, i8* noundef %50, i64 noundef %52) #4
  call void @__sv_string_drop(%struct.string* noundef nonnull %4) #4
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
  %8 = bitcast [48 x i64]* %3 to i8***
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE, i64 0, i64 0, i32 3, i64 0), i8*** %8, align 16, !tbaa !2
  %9 = getelementptr inbounds [48 x i64], [48 x i64]* %3, i64 0, i64 14
  %10 = bitcast i64* %9 to i8***
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE, i64 0, i64 1, i32 3, i64 0), i8*** %10, align 16, !tbaa !9
  %11 = bitcast i64* %9 to %struct.ios*
  %12 = getelementptr inbounds [48 x i64], [48 x i64]* %3, i64 0, i64 1
  %13 = bitcast i64* %12 to %struct.buffer*
  call void @__sv_ios_begin(%struct.ios* noundef nonnull %11, %struct.buffer* noundef nonnull %13) #4, !callees !14
  %14 = bitcast i64* %12 to %struct.string_buffer*
  call void @__sv_stringbuf_make(%struct.string_buffer* noundef nonnull %14, i32 noundef 16, i8* noundef null, i64 noundef 0) #4
  %15 = bitcast %struct.output* %0 to i8*
  %16 = bitcast %struct.output* %0 to i64**
  %17 = load i64*, i64** %16, align 8, !tbaa !2
  %18 = getelementptr inbounds i64, i64* %17, i64 -3
  %19 = load i64, i64* %18, align 8, !tbaa !15
  %20 = getelementptr inbounds i8, i8* %15, i64 %19
  %21 = getelementptr inbounds i8, i8* %20, i64 24
  %22 = bitcast i8* %21 to i32*
  %23 = load i32, i32* %22, align 8, !tbaa !23
  %24 = bitcast [48 x i64]* %3 to i64**
  %25 = load i64*, i64** %24, align 16, !tbaa !2
  %26 = getelementptr inbounds i64, i64* %25, i64 -3
  %27 = load i64, i64* %26, align 8, !tbaa !15
  %28 = getelementptr inbounds i8, i8* %5, i64 %27
  %29 = getelementptr inbounds i8, i8* %28, i64 24
  %30 = bitcast i8* %29 to i32*
  store i32 %23, i32* %30, align 8, !tbaa !23
  %31 = getelementptr inbounds i8, i8* %20, i64 8
  %32 = bitcast i8* %31 to i64*
  %33 = load i64, i64* %32, align 8, !tbaa !24
  %34 = getelementptr inbounds i8, i8* %28, i64 8
  %35 = bitcast i8* %34 to i64*
  store i64 %33, i64* %35, align 8, !tbaa !24
  %36 = call %struct.output* @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(%struct.output* noundef nonnull %6, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0), i64 noundef 1) #4
  %37 = load double, double* %1, align 8, !tbaa !27
  %38 = call %struct.output* @_ZNSolsEd(%struct.output* noundef %36, double noundef %37) #4
  %39 = call %struct.output* @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(%struct.output* noundef nonnull %6, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0), i64 noundef 1) #4
  %40 = getelementptr inbounds double, double* %1, i64 1
  %41 = load double, double* %40, align 8, !tbaa !27
  %42 = call %struct.output* @_ZNSolsEd(%struct.output* noundef %39, double noundef %41) #4
  %43 = call %struct.output* @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(%struct.output* noundef nonnull %6, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0), i64 noundef 1) #4
  call void @_ZNKSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef nonnull %4, %struct.string_buffer* noundef nonnull %14) #4
  %44 = load i64*, i64** %24, align 16, !tbaa !2
  %45 = getelementptr inbounds i64, i64* %44, i64 -3
  %46 = load i64, i64* %45, align 8, !tbaa !15
  %47 = getelementptr inbounds i8, i8* %5, i64 %46
  %48 = bitcast i8* %47 to %struct.ios*
  call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEED2Ev(%struct.string_buffer* noundef nonnull %14) #4
  call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef nonnull %48) #4
  %49 = getelementptr inbounds %struct.string, %struct.string* %4, i64 0, i32 0
  %50 = load i8*, i8** %49, align 8, !tbaa !16
  %51 = getelementptr inbounds %struct.string, %struct.string* %4, i64 0, i32 1
  %52 = load i64, i64* %51, align 8, !tbaa !18
  %53 = call %struct.output* @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(%struct.output* noundef %0, i8* noundef %50, i64 noundef %52) #4
  call void @__sv_string_drop(%struct.string* noundef nonnull %4) #4
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
  %8 = bitcast [48 x i64]* %3 to i8***
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE, i64 0, i64 0, i32 3, i64 0), i8*** %8, align 16, !tbaa !2
  %9 = getelementptr inbounds [48 x i64], [48 x i64]* %3, i64 0, i64 14
  %10 = bitcast i64* %9 to i8***
  store i8** getelementptr inbounds ([2 x %struct.part], [2 x %struct.part]* @_ZTVNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE, i64 0, i64 1, i32 3, i64 0), i8*** %10, align 16, !tbaa !9
  %11 = bitcast i64* %9 to %struct.ios*
  %12 = getelementptr inbounds [48 x i64], [48 x i64]* %3, i64 0, i64 1
  %13 = bitcast i64* %12 to %struct.buffer*
  call void @__sv_ios_begin(%struct.ios* noundef nonnull %11, %struct.buffer* noundef nonnull %13) #4, !callees !14
  %14 = bitcast i64* %12 to %struct.string_buffer*
  call void @__sv_stringbuf_make(%struct.string_buffer* noundef nonnull %14, i32 noundef 16, i8* noundef null, i64 noundef 0) #4
  %15 = bitcast %struct.output* %0 to i8*
  %16 = bitcast %struct.output* %0 to i64**
  %17 = load i64*, i64** %16, align 8, !tbaa !2
  %18 = getelementptr inbounds i64, i64* %17, i64 -3
  %19 = load i64, i64* %18, align 8, !tbaa !15
  %20 = getelementptr inbounds i8, i8* %15, i64 %19
  %21 = getelementptr inbounds i8, i8* %20, i64 24
  %22 = bitcast i8* %21 to i32*
  %23 = load i32, i32* %22, align 8, !tbaa !23
  %24 = bitcast [48 x i64]* %3 to i64**
  %25 = load i64*, i64** %24, align 16, !tbaa !2
  %26 = getelementptr inbounds i64, i64* %25, i64 -3
  %27 = load i64, i64* %26, align 8, !tbaa !15
  %28 = getelementptr inbounds i8, i8* %5, i64 %27
  %29 = getelementptr inbounds i8, i8* %28, i64 24
  %30 = bitcast i8* %29 to i32*
  store i32 %23, i32* %30, align 8, !tbaa !23
  %31 = getelementptr inbounds i8, i8* %20, i64 8
  %32 = bitcast i8* %31 to i64*
  %33 = load i64, i64* %32, align 8, !tbaa !24
  %34 = getelementptr inbounds i8, i8* %28, i64 8
  %35 = bitcast i8* %34 to i64*
  store i64 %33, i64* %35, align 8, !tbaa !24
  %36 = call %struct.output* @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(%struct.output* noundef nonnull %6, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0), i64 noundef 1) #4
  %37 = load x86_fp80, x86_fp80* %1, align 16, !tbaa !29
  %38 = call %struct.output* @_ZNSolsEe(%struct.output* noundef %36, x86_fp80 noundef %37) #4
  %39 = call %struct.output* @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(%struct.output* noundef nonnull %6, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0), i64 noundef 1) #4
  %40 = getelementptr inbounds x86_fp80, x86_fp80* %1, i64 1
  %41 = load x86_fp80, x86_fp80* %40, align 16, !tbaa !29
  %42 = call %struct.output* @_ZNSolsEe(%struct.output* noundef %39, x86_fp80 noundef %41) #4
  %43 = call %struct.output* @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(%struct.output* noundef nonnull %6, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0), i64 noundef 1) #4
  call void @_ZNKSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef nonnull %4, %struct.string_buffer* noundef nonnull %14) #4
  %44 = load i64*, i64** %24, align 16, !tbaa !2
  %45 = getelementptr inbounds i64, i64* %44, i64 -3
  %46 = load i64, i64* %45, align 8, !tbaa !15
  %47 = getelementptr inbounds i8, i8* %5, i64 %46
  %48 = bitcast i8* %47 to %struct.ios*
  call void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEED2Ev(%struct.string_buffer* noundef nonnull %14) #4
  call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef nonnull %48) #4
  %49 = getelementptr inbounds %struct.string, %struct.string* %4, i64 0, i32 0
  %50 = load i8*, i8** %49, align 8, !tbaa !16
  %51 = getelementptr inbounds %struct.string, %struct.string* %4, i64 0, i32 1
  %52 = load i64, i64* %51, align 8, !tbaa !18
  %53 = call %struct.output* @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(%struct.output* noundef %0, i8* noundef %50, i64 noundef %52) #4
  call void @__sv_string_drop(%struct.string* noundef nonnull %4) #4
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %7) #6
  call void @llvm.lifetime.end.p0i8(i64 384, i8* nonnull %5) #6
  ret %struct.output* %0
}

; Function Attrs: optsize
declare dso_local %struct.output* @_ZNSolsEe(%struct.output* noundef, x86_fp80 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local void @__sv_stringbuf_make(%struct.string_buffer* noundef, i32 noundef, i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local void @__sv_ios_begin(%struct.ios* noundef, %struct.buffer* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local void @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E(%struct.ios* noundef, %struct.buffer* noundef) local_unnamed_addr #1

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #4 = { nobuiltin nounwind optsize "no-builtins" }
attributes #5 = { nobuiltin optsize "no-builtins" }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"any pointer", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!7, !8, i64 8}
!7 = !{!"input", !3, i64 0, !8, i64 8}
!8 = !{!"long", !4, i64 0}
!9 = !{!10, !3, i64 0}
!10 = !{!"ios", !3, i64 0, !8, i64 8, !8, i64 16, !11, i64 24, !11, i64 28, !11, i64 32, !3, i64 40, !12, i64 48, !4, i64 64, !11, i64 192, !3, i64 200, !3, i64 208, !3, i64 216, !4, i64 224, !13, i64 225, !3, i64 232, !3, i64 240, !3, i64 248, !3, i64 256}
!11 = !{!"int", !4, i64 0}
!12 = !{!"word", !3, i64 0, !8, i64 8}
!13 = !{!"_Bool", !4, i64 0}
!14 = !{void (%struct.ios*, %struct.buffer*)* @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E, void (%struct.ios*, %struct.buffer*)* @__sv_ios_begin}
!15 = !{!8, !8, i64 0}
!16 = !{!17, !3, i64 0}
!17 = !{!"string", !3, i64 0, !8, i64 8, !4, i64 16}
!18 = !{!17, !8, i64 8}
!19 = !{!4, !4, i64 0}
!20 = !{!10, !3, i64 232}
!21 = !{!22, !3, i64 0}
!22 = !{!"output", !3, i64 0}
!23 = !{!10, !11, i64 24}
!24 = !{!10, !8, i64 8}
!25 = !{!26, !26, i64 0}
!26 = !{!"float", !4, i64 0}
!27 = !{!28, !28, i64 0}
!28 = !{!"double", !4, i64 0}
!29 = !{!30, !30, i64 0}
!30 = !{!"long double", !4, i64 0}
