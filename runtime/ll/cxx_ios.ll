; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/cxx_ios.c
; ModuleID = 'runtime/c/cxx_ios.c'
source_filename = "runtime/c/cxx_ios.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.type = type { i8**, i8* }
%struct.locale_content = type { i32, %struct.facet**, i64, i8**, i8** }
%struct.facet = type { i8**, i32 }
%struct.anon = type { i64, i8*, [2 x i8*] }
%struct.sv_file = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, [3 x i8*], i8*, %struct.sv_file*, i32, i32, i64, %struct.sv_channel*, i8*, [16 x i8], i32, i32, i32, i8, i32, [36 x i8] }
%struct.sv_channel = type { i8*, %struct.sv_cookie_functions, void (i8*)*, i32 (i8*, i32)* }
%struct.sv_cookie_functions = type { i64 (i8*, i8*, i64)*, i64 (i8*, i8*, i64)*, i32 (i8*, i64*, i32)*, i32 (i8*)* }
%struct.single = type { %struct.type, %struct.type* }
%struct.anon.0 = type { i64, i8*, [2 x i8*] }
%struct.ctype = type opaque
%struct.part = type { i64, i64, i8*, [2 x i8*] }
%struct.standard_output = type { %struct.output, %struct.ios }
%struct.output = type { i8** }
%struct.ios = type { i8**, i64, i64, i32, i32, i32, i8*, %struct.word, [8 x %struct.word], i32, %struct.word*, i8*, i8*, i8, i8, %struct.buffer*, %struct.ctype*, i8*, i8* }
%struct.word = type { i8*, i64 }
%struct.buffer = type { %struct.buffer_functions*, i8*, i8*, i8*, i8*, i8*, i8*, i8* }
%struct.buffer_functions = type { void (%struct.buffer*)*, void (%struct.buffer*)*, void (%struct.buffer*, i8*)*, %struct.buffer* (%struct.buffer*, i8*, i64)*, { i64, i64 } (%struct.buffer*, i64, i32, i32)*, { i64, i64 } (%struct.buffer*, i64, i64, i32)*, i32 (%struct.buffer*)*, i64 (%struct.buffer*)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*, i32)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*, i32)* }
%struct.standard = type { %struct.buffer, %struct.sv_file**, i32 }
%struct.standard_input = type { %struct.input, %struct.ios }
%struct.input = type { i8**, i64 }

@_ZTSSt8ios_base = dso_local constant [12 x i8] c"St8ios_base\00", align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external dso_local constant [0 x i8*], align 8
@_ZTISt8ios_base = dso_local constant %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([0 x i8*]* @_ZTVN10__cxxabiv117__class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([12 x i8], [12 x i8]* @_ZTSSt8ios_base, i32 0, i32 0) }, align 8
@__sv_locale = external dso_local global %struct.locale_content, align 8
@_ZTVSt8ios_base = dso_local constant %struct.anon { i64 0, i8* bitcast (%struct.type* @_ZTISt8ios_base to i8*), [2 x i8*] [i8* bitcast (void (%struct.ios*)* @_ZNSt8ios_baseD2Ev to i8*), i8* bitcast (void (%struct.ios*)* @_ZNSt8ios_baseD0Ev to i8*)] }, align 8
@stdout = external dso_local local_unnamed_addr global %struct.sv_file*, align 8
@_ZNSt8ios_base15sync_with_stdioEb.is_off = internal unnamed_addr global i8 0, align 1
@_ZNSt8ios_base6xallocEv.count = internal unnamed_addr global i32 4, align 4
@.str = private unnamed_addr constant [33 x i8] c"std::ios_base::register_callback\00", align 1
@_ZTSSt9basic_iosIcSt11char_traitsIcEE = dso_local constant [34 x i8] c"St9basic_iosIcSt11char_traitsIcEE\00", align 16
@_ZTVN10__cxxabiv120__si_class_type_infoE = external dso_local constant [0 x i8*], align 8
@_ZTISt9basic_iosIcSt11char_traitsIcEE = dso_local constant %struct.single { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([0 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([34 x i8], [34 x i8]* @_ZTSSt9basic_iosIcSt11char_traitsIcEE, i32 0, i32 0) }, %struct.type* @_ZTISt8ios_base }, align 8
@_ZTVSt9basic_iosIcSt11char_traitsIcEE = dso_local constant %struct.anon.0 { i64 0, i8* bitcast (%struct.single* @_ZTISt9basic_iosIcSt11char_traitsIcEE to i8*), [2 x i8*] [i8* bitcast (void (%struct.ios*)* @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev to i8*), i8* bitcast (void (%struct.ios*)* @_ZNSt9basic_iosIcSt11char_traitsIcEED0Ev to i8*)] }, align 8
@__sv_ctype = external dso_local global %struct.ctype, align 1
@.str.1 = private unnamed_addr constant [17 x i8] c"basic_ios::clear\00", align 1
@__sv_has_thrown = external dso_local local_unnamed_addr global i32, align 4
@_ZTVSo = external dso_local constant [2 x %struct.part], align 16
@_ZSt4cout = dso_local global %struct.standard_output { %struct.output { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([2 x %struct.part]* @_ZTVSo to i8*), i64 24) to i8**) }, %struct.ios { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([2 x %struct.part]* @_ZTVSo to i8*), i64 64) to i8**), i64 6, i64 0, i32 4098, i32 0, i32 0, i8* null, %struct.word zeroinitializer, [8 x %struct.word] zeroinitializer, i32 8, %struct.word* bitcast (i8* getelementptr (i8, i8* bitcast (%struct.standard_output* @_ZSt4cout to i8*), i64 72) to %struct.word*), i8* bitcast (%struct.locale_content* @__sv_locale to i8*), i8* null, i8 32, i8 1, %struct.buffer* bitcast (i8* getelementptr (i8, i8* bitcast ([3 x %struct.standard]* @__sv_standard_buffers to i8*), i64 80) to %struct.buffer*), %struct.ctype* @__sv_ctype, i8* null, i8* null } }, align 8
@__sv_standard_buffers = external dso_local global [3 x %struct.standard], align 16
@_ZSt4clog = dso_local global %struct.standard_output { %struct.output { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([2 x %struct.part]* @_ZTVSo to i8*), i64 24) to i8**) }, %struct.ios { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([2 x %struct.part]* @_ZTVSo to i8*), i64 64) to i8**), i64 6, i64 0, i32 4098, i32 0, i32 0, i8* null, %struct.word zeroinitializer, [8 x %struct.word] zeroinitializer, i32 8, %struct.word* bitcast (i8* getelementptr (i8, i8* bitcast (%struct.standard_output* @_ZSt4clog to i8*), i64 72) to %struct.word*), i8* bitcast (%struct.locale_content* @__sv_locale to i8*), i8* null, i8 32, i8 1, %struct.buffer* bitcast (i8* getelementptr (i8, i8* bitcast ([3 x %struct.standard]* @__sv_standard_buffers to i8*), i64 160) to %struct.buffer*), %struct.ctype* @__sv_ctype, i8* null, i8* null } }, align 8
@_ZSt4cerr = dso_local global %struct.standard_output { %struct.output { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([2 x %struct.part]* @_ZTVSo to i8*), i64 24) to i8**) }, %struct.ios { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([2 x %struct.part]* @_ZTVSo to i8*), i64 64) to i8**), i64 6, i64 0, i32 12290, i32 0, i32 0, i8* null, %struct.word zeroinitializer, [8 x %struct.word] zeroinitializer, i32 8, %struct.word* bitcast (i8* getelementptr (i8, i8* bitcast (%struct.standard_output* @_ZSt4cerr to i8*), i64 72) to %struct.word*), i8* bitcast (%struct.locale_content* @__sv_locale to i8*), i8* bitcast (%struct.standard_output* @_ZSt4cout to i8*), i8 32, i8 1, %struct.buffer* bitcast (i8* getelementptr (i8, i8* bitcast ([3 x %struct.standard]* @__sv_standard_buffers to i8*), i64 160) to %struct.buffer*), %struct.ctype* @__sv_ctype, i8* null, i8* null } }, align 8
@_ZTVSi = external dso_local constant [2 x %struct.part], align 16
@_ZSt3cin = dso_local global %struct.standard_input { %struct.input { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([2 x %struct.part]* @_ZTVSi to i8*), i64 24) to i8**), i64 0 }, %struct.ios { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([2 x %struct.part]* @_ZTVSi to i8*), i64 64) to i8**), i64 6, i64 0, i32 4098, i32 0, i32 0, i8* null, %struct.word zeroinitializer, [8 x %struct.word] zeroinitializer, i32 8, %struct.word* bitcast (i8* getelementptr (i8, i8* bitcast (%struct.standard_input* @_ZSt3cin to i8*), i64 80) to %struct.word*), i8* bitcast (%struct.locale_content* @__sv_locale to i8*), i8* bitcast (%struct.standard_output* @_ZSt4cout to i8*), i8 32, i8 1, %struct.buffer* getelementptr inbounds ([3 x %struct.standard], [3 x %struct.standard]* @__sv_standard_buffers, i32 0, i32 0, i32 0), %struct.ctype* @__sv_ctype, i8* null, i8* null } }, align 8

@_ZNSt8ios_baseD1Ev = dso_local alias void (%struct.ios*), void (%struct.ios*)* @_ZNSt8ios_baseD2Ev
@_ZNSt8ios_baseC1Ev = dso_local alias void (%struct.ios*), void (%struct.ios*)* @_ZNSt8ios_baseC2Ev
@_ZNSt8ios_base4InitC1Ev = dso_local alias void (i8*), void (i8*)* @_ZNSt8ios_base4InitC2Ev
@_ZNSt8ios_base4InitD1Ev = dso_local alias void (i8*), void (i8*)* @_ZNSt8ios_base4InitD2Ev
@_ZNSt9basic_iosIcSt11char_traitsIcEED1Ev = dso_local alias void (%struct.ios*), void (%struct.ios*)* @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev
@_ZNSt9basic_iosIcSt11char_traitsIcEEC1EPSt15basic_streambufIcS1_E = dso_local alias void (%struct.ios*, %struct.buffer*), void (%struct.ios*, %struct.buffer*)* @_ZNSt9basic_iosIcSt11char_traitsIcEEC2EPSt15basic_streambufIcS1_E
@_ZNSt9basic_iosIcSt11char_traitsIcEEC1Ev = dso_local alias void (%struct.ios*), void (%struct.ios*)* @_ZNSt9basic_iosIcSt11char_traitsIcEEC2Ev

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt8ios_baseD2Ev(%struct.ios* noundef %0) #0 {
  %2 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 10
  %3 = load %struct.word*, %struct.word** %2, align 8, !tbaa !2
  %4 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 8, i64 0
  %5 = icmp eq %struct.word* %3, %4
  br i1 %5, label %8, label %6

6:                                                ; preds = %1
  %7 = bitcast %struct.word* %3 to i8*
  tail call void @free(i8* noundef %7) #12
  br label %8

8:                                                ; preds = %6, %1
  store %struct.word* %4, %struct.word** %2, align 8, !tbaa !2
  %9 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 11
  %10 = load i8*, i8** %9, align 8, !tbaa !11
  tail call void @__sv_locale_drop(i8* noundef %10) #12
  store i8* bitcast (%struct.locale_content* @__sv_locale to i8*), i8** %9, align 8, !tbaa !11
  ret void
}

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local void @__sv_locale_drop(i8* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt8ios_baseD0Ev(%struct.ios* noundef %0) #0 {
  tail call void @_ZNSt8ios_baseD2Ev(%struct.ios* noundef %0) #13
  %2 = bitcast %struct.ios* %0 to i8*
  tail call void @_ZdlPv(i8* noundef %2) #12
  ret void
}

; Function Attrs: optsize
declare dso_local void @_ZdlPv(i8* noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn writeonly
define dso_local void @_ZNSt8ios_baseC2Ev(%struct.ios* noundef %0) #2 {
  %2 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 1
  %3 = bitcast i64* %2 to i8*
  tail call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(216) %3, i8 0, i64 192, i1 false)
  %4 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 0
  store i8** getelementptr inbounds (%struct.anon, %struct.anon* @_ZTVSt8ios_base, i64 0, i32 2, i64 0), i8*** %4, align 8, !tbaa !12
  %5 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 9
  store i32 8, i32* %5, align 8, !tbaa !13
  %6 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 8, i64 0
  %7 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 10
  store %struct.word* %6, %struct.word** %7, align 8, !tbaa !2
  %8 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 11
  store i8* bitcast (%struct.locale_content* @__sv_locale to i8*), i8** %8, align 8, !tbaa !11
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @_ZNSt8ios_base4InitC2Ev(i8* nocapture %0) #4 {
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt8ios_base4InitD2Ev(i8* nocapture readnone %0) #0 {
  %2 = load %struct.sv_file*, %struct.sv_file** @stdout, align 8, !tbaa !14
  %3 = tail call i32 @fflush(%struct.sv_file* noundef %2) #12
  ret void
}

; Function Attrs: optsize
declare dso_local i32 @fflush(%struct.sv_file* noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @_ZSt21ios_base_library_initv() local_unnamed_addr #4 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local zeroext i1 @_ZNSt8ios_base15sync_with_stdioEb(i1 noundef zeroext %0) local_unnamed_addr #5 {
  %2 = load i8, i8* @_ZNSt8ios_base15sync_with_stdioEb.is_off, align 1, !tbaa !15, !range !16
  %3 = icmp eq i8 %2, 0
  %4 = xor i1 %0, true
  %5 = zext i1 %4 to i8
  store i8 %5, i8* @_ZNSt8ios_base15sync_with_stdioEb.is_off, align 1, !tbaa !15
  ret i1 %3
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #6

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #6

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @_ZNSt8ios_base6xallocEv() local_unnamed_addr #5 {
  %1 = load i32, i32* @_ZNSt8ios_base6xallocEv.count, align 4, !tbaa !17
  %2 = add nsw i32 %1, 1
  store i32 %2, i32* @_ZNSt8ios_base6xallocEv.count, align 4, !tbaa !17
  ret i32 %1
}

; Function Attrs: nounwind optsize
define dso_local %struct.word* @_ZNSt8ios_base13_M_grow_wordsEib(%struct.ios* noundef %0, i32 noundef %1, i1 noundef zeroext %2) local_unnamed_addr #0 {
  %4 = sext i32 %1 to i64
  %5 = add nsw i64 %4, 1
  %6 = tail call i8* @calloc(i64 noundef %5, i64 noundef 16) #12
  %7 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 10
  %8 = bitcast %struct.word** %7 to i8**
  %9 = load i8*, i8** %8, align 8, !tbaa !2
  %10 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 9
  %11 = load i32, i32* %10, align 8, !tbaa !13
  %12 = sext i32 %11 to i64
  %13 = shl nsw i64 %12, 4
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %6, i8* align 8 %9, i64 %13, i1 false)
  %14 = load %struct.word*, %struct.word** %7, align 8, !tbaa !2
  %15 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 8, i64 0
  %16 = icmp eq %struct.word* %14, %15
  br i1 %16, label %19, label %17

17:                                               ; preds = %3
  %18 = bitcast %struct.word* %14 to i8*
  tail call void @free(i8* noundef %18) #12
  br label %19

19:                                               ; preds = %17, %3
  %20 = bitcast i8* %6 to %struct.word*
  store i8* %6, i8** %8, align 8, !tbaa !2
  %21 = add nsw i32 %1, 1
  store i32 %21, i32* %10, align 8, !tbaa !13
  %22 = getelementptr inbounds %struct.word, %struct.word* %20, i64 %4
  ret %struct.word* %22
}

; Function Attrs: optsize
declare dso_local i8* @calloc(i64 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #7

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt8ios_base17register_callbackEPFvNS_5eventERS_iEi(%struct.ios* nocapture noundef readnone %0, i8* nocapture noundef readnone %1, i32 noundef %2) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str, i64 0, i64 0)) #12
  ret void
}

; Function Attrs: optsize
declare dso_local void @__symvm_note(i8* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt8ios_base5imbueERKSt6locale(i8** nocapture noundef writeonly %0, %struct.ios* nocapture noundef %1, i8** nocapture noundef readonly %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.ios, %struct.ios* %1, i64 0, i32 11
  %5 = load i8*, i8** %4, align 8, !tbaa !11
  store i8* %5, i8** %0, align 8, !tbaa !14
  %6 = load i8*, i8** %2, align 8, !tbaa !14
  %7 = tail call i8* @__sv_locale_keep(i8* noundef %6) #12
  store i8* %7, i8** %4, align 8, !tbaa !11
  ret void
}

; Function Attrs: optsize
declare dso_local i8* @__sv_locale_keep(i8* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(%struct.ios* noundef %0) #0 {
  tail call void @_ZNSt8ios_baseD2Ev(%struct.ios* noundef %0) #13
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt9basic_iosIcSt11char_traitsIcEED0Ev(%struct.ios* noundef %0) #0 {
  tail call void @_ZNSt8ios_baseD2Ev(%struct.ios* noundef %0) #12
  %2 = bitcast %struct.ios* %0 to i8*
  tail call void @_ZdlPv(i8* noundef %2) #12
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @__sv_ios_begin(%struct.ios* noundef %0, %struct.buffer* noundef %1) local_unnamed_addr #0 {
  %3 = icmp eq %struct.buffer* %1, null
  %4 = zext i1 %3 to i32
  %5 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 8, i64 0
  %6 = bitcast %struct.ios* %0 to i8*
  %7 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 1
  store i64 6, i64* %7, align 8, !tbaa.struct !18
  %8 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 2
  store i64 0, i64* %8, align 8, !tbaa.struct !21
  %9 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 3
  store i32 4098, i32* %9, align 8, !tbaa.struct !22
  %10 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 4
  store i32 0, i32* %10, align 4, !tbaa.struct !23
  %11 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 5
  store i32 %4, i32* %11, align 8, !tbaa.struct !24
  %12 = getelementptr inbounds i8, i8* %6, i64 36
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(156) %12, i8 0, i64 156, i1 false)
  %13 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 9
  store i32 8, i32* %13, align 8, !tbaa.struct !25
  %14 = getelementptr inbounds i8, i8* %6, i64 196
  %15 = bitcast i8* %14 to i32*
  store i32 0, i32* %15, align 4, !tbaa.struct !26
  %16 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 10
  store %struct.word* %5, %struct.word** %16, align 8, !tbaa.struct !27
  %17 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 11
  store i8* bitcast (%struct.locale_content* @__sv_locale to i8*), i8** %17, align 8, !tbaa.struct !28
  %18 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 12
  store i8* null, i8** %18, align 8, !tbaa.struct !29
  %19 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 13
  store i8 32, i8* %19, align 8, !tbaa.struct !30
  %20 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 14
  store i8 1, i8* %20, align 1, !tbaa.struct !31
  %21 = getelementptr inbounds i8, i8* %6, i64 226
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 2 dereferenceable(6) %21, i8 0, i64 6, i1 false)
  %22 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 15
  store %struct.buffer* %1, %struct.buffer** %22, align 8, !tbaa.struct !32
  %23 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 16
  store %struct.ctype* @__sv_ctype, %struct.ctype** %23, align 8, !tbaa.struct !33
  %24 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 17
  %25 = bitcast i8** %24 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %25, i8 0, i64 16, i1 false)
  %26 = tail call i8* @__sv_locale_now() #12
  store i8* %26, i8** %17, align 8, !tbaa !11
  %27 = tail call %struct.ctype* @__sv_ctype_of(i8* noundef %26) #12
  store %struct.ctype* %27, %struct.ctype** %23, align 8, !tbaa !34
  ret void
}

; Function Attrs: optsize
declare dso_local i8* @__sv_locale_now() local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt9basic_iosIcSt11char_traitsIcEE15_M_cache_localeERKSt6locale(%struct.ios* nocapture noundef writeonly %0, i8** nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = load i8*, i8** %1, align 8, !tbaa !14
  %4 = tail call %struct.ctype* @__sv_ctype_of(i8* noundef %3) #12
  %5 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 16
  store %struct.ctype* %4, %struct.ctype** %5, align 8, !tbaa !34
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E(%struct.ios* noundef %0, %struct.buffer* noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 11
  %4 = load i8*, i8** %3, align 8, !tbaa !11
  tail call void @__sv_locale_drop(i8* noundef %4) #12
  tail call void @__sv_ios_begin(%struct.ios* noundef %0, %struct.buffer* noundef %1) #13
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt9basic_iosIcSt11char_traitsIcEEC2EPSt15basic_streambufIcS1_E(%struct.ios* noundef %0, %struct.buffer* noundef %1) #0 {
  %3 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 0
  store i8** getelementptr inbounds (%struct.anon.0, %struct.anon.0* @_ZTVSt9basic_iosIcSt11char_traitsIcEE, i64 0, i32 2, i64 0), i8*** %3, align 8, !tbaa !12
  tail call void @__sv_ios_begin(%struct.ios* noundef %0, %struct.buffer* noundef %1) #13
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn writeonly
define dso_local void @_ZNSt9basic_iosIcSt11char_traitsIcEEC2Ev(%struct.ios* noundef %0) #2 {
  %2 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 0
  %3 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 1
  %4 = bitcast i64* %3 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(256) %4, i8 0, i64 256, i1 false)
  %5 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 9
  store i32 8, i32* %5, align 8, !tbaa !13
  %6 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 8, i64 0
  %7 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 10
  store %struct.word* %6, %struct.word** %7, align 8, !tbaa !2
  %8 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 11
  store i8* bitcast (%struct.locale_content* @__sv_locale to i8*), i8** %8, align 8, !tbaa !11
  store i8** getelementptr inbounds (%struct.anon.0, %struct.anon.0* @_ZTVSt9basic_iosIcSt11char_traitsIcEE, i64 0, i32 2, i64 0), i8*** %2, align 8, !tbaa !12
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(%struct.ios* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 15
  %4 = load %struct.buffer*, %struct.buffer** %3, align 8, !tbaa !35
  %5 = icmp eq %struct.buffer* %4, null
  %6 = zext i1 %5 to i32
  %7 = or i32 %6, %1
  %8 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 5
  store i32 %7, i32* %8, align 8, !tbaa !36
  %9 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 4
  %10 = load i32, i32* %9, align 4, !tbaa !37
  %11 = and i32 %7, %10
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %2
  tail call void @_ZSt19__throw_ios_failurePKc(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i64 0, i64 0)) #14
  unreachable

14:                                               ; preds = %2
  ret void
}

; Function Attrs: noreturn optsize
declare dso_local void @_ZSt19__throw_ios_failurePKc(i8* noundef) local_unnamed_addr #8

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt9basic_iosIcSt11char_traitsIcEE8setstateESt12_Ios_Iostate(%struct.ios* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 5
  %4 = load i32, i32* %3, align 8, !tbaa !36
  %5 = or i32 %4, %1
  %6 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 15
  %7 = load %struct.buffer*, %struct.buffer** %6, align 8, !tbaa !35
  %8 = icmp eq %struct.buffer* %7, null
  %9 = zext i1 %8 to i32
  %10 = or i32 %5, %9
  store i32 %10, i32* %3, align 8, !tbaa !36
  %11 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 4
  %12 = load i32, i32* %11, align 4, !tbaa !37
  %13 = and i32 %10, %12
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %2
  tail call void @_ZSt19__throw_ios_failurePKc(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i64 0, i64 0)) #14
  unreachable

16:                                               ; preds = %2
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @__sv_set_state(%struct.ios* nocapture noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = load i32, i32* @__sv_has_thrown, align 4, !tbaa !17
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %16, label %6

6:                                                ; preds = %3
  store i32 0, i32* @__sv_has_thrown, align 4, !tbaa !17
  %7 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 5
  %8 = load i32, i32* %7, align 8, !tbaa !36
  %9 = or i32 %8, 1
  store i32 %9, i32* %7, align 8, !tbaa !36
  %10 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 4
  %11 = load i32, i32* %10, align 4, !tbaa !37
  %12 = and i32 %11, 1
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %6
  tail call void @__sv_rethrow(i32 noundef 1) #14
  unreachable

15:                                               ; preds = %6
  tail call void @__cxa_end_catch() #12
  br label %16

16:                                               ; preds = %15, %3
  %17 = phi i32 [ 0, %15 ], [ %1, %3 ]
  %18 = or i32 %17, %2
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %34, label %20

20:                                               ; preds = %16
  %21 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 5
  %22 = load i32, i32* %21, align 8, !tbaa !36
  %23 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 15
  %24 = load %struct.buffer*, %struct.buffer** %23, align 8, !tbaa !35
  %25 = icmp eq %struct.buffer* %24, null
  %26 = zext i1 %25 to i32
  %27 = or i32 %18, %22
  %28 = or i32 %27, %26
  store i32 %28, i32* %21, align 8, !tbaa !36
  %29 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 4
  %30 = load i32, i32* %29, align 4, !tbaa !37
  %31 = and i32 %28, %30
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %34, label %33

33:                                               ; preds = %20
  tail call void @_ZSt19__throw_ios_failurePKc(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i64 0, i64 0)) #14
  unreachable

34:                                               ; preds = %20, %16
  ret void
}

; Function Attrs: noreturn optsize
declare dso_local void @__sv_rethrow(i32 noundef) local_unnamed_addr #8

; Function Attrs: optsize
declare dso_local void @__cxa_end_catch() local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt9basic_iosIcSt11char_traitsIcEE11_M_setstateESt12_Ios_Iostate(%struct.ios* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 5
  %4 = load i32, i32* %3, align 8, !tbaa !36
  %5 = or i32 %4, %1
  store i32 %5, i32* %3, align 8, !tbaa !36
  %6 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 4
  %7 = load i32, i32* %6, align 4, !tbaa !37
  %8 = and i32 %7, %1
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %11, label %10

10:                                               ; preds = %2
  tail call void @__cxa_rethrow() #14
  unreachable

11:                                               ; preds = %2
  ret void
}

; Function Attrs: noreturn optsize
declare dso_local void @__cxa_rethrow() local_unnamed_addr #8

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i32 @_ZNKSt9basic_iosIcSt11char_traitsIcEE7rdstateEv(%struct.ios* nocapture noundef readonly %0) local_unnamed_addr #9 {
  %2 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 5
  %3 = load i32, i32* %2, align 8, !tbaa !36
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEE4goodEv(%struct.ios* nocapture noundef readonly %0) local_unnamed_addr #9 {
  %2 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 5
  %3 = load i32, i32* %2, align 8, !tbaa !36
  %4 = icmp eq i32 %3, 0
  ret i1 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEE3eofEv(%struct.ios* nocapture noundef readonly %0) local_unnamed_addr #9 {
  %2 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 5
  %3 = load i32, i32* %2, align 8, !tbaa !36
  %4 = and i32 %3, 2
  %5 = icmp ne i32 %4, 0
  ret i1 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEE4failEv(%struct.ios* nocapture noundef readonly %0) local_unnamed_addr #9 {
  %2 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 5
  %3 = load i32, i32* %2, align 8, !tbaa !36
  %4 = and i32 %3, 5
  %5 = icmp ne i32 %4, 0
  ret i1 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEE3badEv(%struct.ios* nocapture noundef readonly %0) local_unnamed_addr #9 {
  %2 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 5
  %3 = load i32, i32* %2, align 8, !tbaa !36
  %4 = and i32 %3, 1
  %5 = icmp ne i32 %4, 0
  ret i1 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEEcvbEv(%struct.ios* nocapture noundef readonly %0) local_unnamed_addr #9 {
  %2 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 5
  %3 = load i32, i32* %2, align 8, !tbaa !36
  %4 = and i32 %3, 5
  %5 = icmp eq i32 %4, 0
  ret i1 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i8* @_ZNKSt9basic_iosIcSt11char_traitsIcEEcvPvEv(%struct.ios* noundef readonly %0) local_unnamed_addr #9 {
  %2 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 5
  %3 = load i32, i32* %2, align 8, !tbaa !36
  %4 = and i32 %3, 5
  %5 = icmp eq i32 %4, 0
  %6 = bitcast %struct.ios* %0 to i8*
  %7 = select i1 %5, i8* %6, i8* null
  ret i8* %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEEntEv(%struct.ios* nocapture noundef readonly %0) local_unnamed_addr #9 {
  %2 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 5
  %3 = load i32, i32* %2, align 8, !tbaa !36
  %4 = and i32 %3, 5
  %5 = icmp ne i32 %4, 0
  ret i1 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i32 @_ZNKSt9basic_iosIcSt11char_traitsIcEE10exceptionsEv(%struct.ios* nocapture noundef readonly %0) local_unnamed_addr #9 {
  %2 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 4
  %3 = load i32, i32* %2, align 4, !tbaa !37
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt9basic_iosIcSt11char_traitsIcEE10exceptionsESt12_Ios_Iostate(%struct.ios* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 4
  store i32 %1, i32* %3, align 4, !tbaa !37
  %4 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 5
  %5 = load i32, i32* %4, align 8, !tbaa !36
  %6 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 15
  %7 = load %struct.buffer*, %struct.buffer** %6, align 8, !tbaa !35
  %8 = icmp eq %struct.buffer* %7, null
  %9 = zext i1 %8 to i32
  %10 = or i32 %5, %9
  store i32 %10, i32* %4, align 8, !tbaa !36
  %11 = and i32 %10, %1
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %2
  tail call void @_ZSt19__throw_ios_failurePKc(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i64 0, i64 0)) #14
  unreachable

14:                                               ; preds = %2
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i8* @_ZNKSt9basic_iosIcSt11char_traitsIcEE3tieEv(%struct.ios* nocapture noundef readonly %0) local_unnamed_addr #9 {
  %2 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 12
  %3 = load i8*, i8** %2, align 8, !tbaa !38
  ret i8* %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i8* @_ZNSt9basic_iosIcSt11char_traitsIcEE3tieEPSo(%struct.ios* nocapture noundef %0, i8* noundef %1) local_unnamed_addr #5 {
  %3 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 12
  %4 = load i8*, i8** %3, align 8, !tbaa !38
  store i8* %1, i8** %3, align 8, !tbaa !38
  ret i8* %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local %struct.buffer* @_ZNKSt9basic_iosIcSt11char_traitsIcEE5rdbufEv(%struct.ios* nocapture noundef readonly %0) local_unnamed_addr #9 {
  %2 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 15
  %3 = load %struct.buffer*, %struct.buffer** %2, align 8, !tbaa !35
  ret %struct.buffer* %3
}

; Function Attrs: nounwind optsize
define dso_local %struct.buffer* @_ZNSt9basic_iosIcSt11char_traitsIcEE5rdbufEPSt15basic_streambufIcS1_E(%struct.ios* nocapture noundef %0, %struct.buffer* noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 15
  %4 = load %struct.buffer*, %struct.buffer** %3, align 8, !tbaa !35
  store %struct.buffer* %1, %struct.buffer** %3, align 8, !tbaa !35
  %5 = icmp eq %struct.buffer* %1, null
  %6 = zext i1 %5 to i32
  %7 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 5
  store i32 %6, i32* %7, align 8, !tbaa !36
  %8 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 4
  %9 = load i32, i32* %8, align 4, !tbaa !37
  %10 = and i32 %9, %6
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %2
  tail call void @_ZSt19__throw_ios_failurePKc(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i64 0, i64 0)) #14
  unreachable

13:                                               ; preds = %2
  ret %struct.buffer* %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local void @_ZNSt9basic_iosIcSt11char_traitsIcEE9set_rdbufEPSt15basic_streambufIcS1_E(%struct.ios* nocapture noundef writeonly %0, %struct.buffer* noundef %1) local_unnamed_addr #10 {
  %3 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 15
  store %struct.buffer* %1, %struct.buffer** %3, align 8, !tbaa !35
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local signext i8 @_ZNKSt9basic_iosIcSt11char_traitsIcEE4fillEv(%struct.ios* nocapture noundef readonly %0) local_unnamed_addr #9 {
  %2 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 13
  %3 = load i8, i8* %2, align 8, !tbaa !39
  ret i8 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local signext i8 @_ZNSt9basic_iosIcSt11char_traitsIcEE4fillEc(%struct.ios* nocapture noundef %0, i8 noundef signext %1) local_unnamed_addr #5 {
  %3 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 13
  %4 = load i8, i8* %3, align 8, !tbaa !39
  store i8 %1, i8* %3, align 8, !tbaa !39
  ret i8 %4
}

; Function Attrs: nounwind optsize
define dso_local signext i8 @_ZNKSt9basic_iosIcSt11char_traitsIcEE5widenEc(%struct.ios* nocapture noundef readonly %0, i8 noundef signext %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 16
  %4 = load %struct.ctype*, %struct.ctype** %3, align 8, !tbaa !34
  %5 = icmp eq %struct.ctype* %4, @__sv_ctype
  br i1 %5, label %8, label %6

6:                                                ; preds = %2
  %7 = tail call signext i8 @__sv_own_widen(%struct.ctype* noundef %4, i8 noundef signext %1) #12
  br label %8

8:                                                ; preds = %2, %6
  %9 = phi i8 [ %7, %6 ], [ %1, %2 ]
  ret i8 %9
}

; Function Attrs: optsize
declare dso_local signext i8 @__sv_own_widen(%struct.ctype* noundef, i8 noundef signext) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local signext i8 @_ZNKSt9basic_iosIcSt11char_traitsIcEE6narrowEcc(%struct.ios* nocapture noundef readonly %0, i8 noundef signext %1, i8 noundef signext %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 16
  %5 = load %struct.ctype*, %struct.ctype** %4, align 8, !tbaa !34
  %6 = icmp eq %struct.ctype* %5, @__sv_ctype
  br i1 %6, label %9, label %7

7:                                                ; preds = %3
  %8 = tail call signext i8 @__sv_own_narrow(%struct.ctype* noundef %5, i8 noundef signext %1, i8 noundef signext %2) #12
  br label %9

9:                                                ; preds = %3, %7
  %10 = phi i8 [ %8, %7 ], [ %1, %3 ]
  ret i8 %10
}

; Function Attrs: optsize
declare dso_local signext i8 @__sv_own_narrow(%struct.ctype* noundef, i8 noundef signext, i8 noundef signext) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt9basic_iosIcSt11char_traitsIcEE5imbueERKSt6locale(i8** nocapture noundef writeonly %0, %struct.ios* nocapture noundef %1, i8** noundef %2) local_unnamed_addr #0 {
  %4 = alloca i8*, align 8
  %5 = bitcast i8** %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %5) #15
  store i8* bitcast (%struct.locale_content* @__sv_locale to i8*), i8** %4, align 8, !tbaa !14
  %6 = getelementptr inbounds %struct.ios, %struct.ios* %1, i64 0, i32 11
  %7 = load i8*, i8** %6, align 8, !tbaa !11
  store i8* %7, i8** %0, align 8, !tbaa !14
  %8 = load i8*, i8** %2, align 8, !tbaa !14
  %9 = tail call i8* @__sv_locale_keep(i8* noundef %8) #12
  store i8* %9, i8** %6, align 8, !tbaa !11
  %10 = load i8*, i8** %2, align 8, !tbaa !14
  %11 = tail call %struct.ctype* @__sv_ctype_of(i8* noundef %10) #12
  %12 = getelementptr inbounds %struct.ios, %struct.ios* %1, i64 0, i32 16
  store %struct.ctype* %11, %struct.ctype** %12, align 8, !tbaa !34
  %13 = getelementptr inbounds %struct.ios, %struct.ios* %1, i64 0, i32 15
  %14 = load %struct.buffer*, %struct.buffer** %13, align 8, !tbaa !35
  %15 = icmp eq %struct.buffer* %14, null
  br i1 %15, label %18, label %16

16:                                               ; preds = %3
  call void @_ZNSt15basic_streambufIcSt11char_traitsIcEE8pubimbueERKSt6locale(i8** noundef nonnull %4, %struct.buffer* noundef nonnull %14, i8** noundef nonnull %2) #12
  %17 = load i8*, i8** %4, align 8, !tbaa !14
  br label %18

18:                                               ; preds = %16, %3
  %19 = phi i8* [ %17, %16 ], [ bitcast (%struct.locale_content* @__sv_locale to i8*), %3 ]
  call void @__sv_locale_drop(i8* noundef %19) #12
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %5) #15
  ret void
}

; Function Attrs: optsize
declare dso_local void @_ZNSt15basic_streambufIcSt11char_traitsIcEE8pubimbueERKSt6locale(i8** noundef, %struct.buffer* noundef, i8** noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local %struct.ctype* @__sv_ctype_of(i8* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local %struct.ios* @_ZNSt9basic_iosIcSt11char_traitsIcEE7copyfmtERKS2_(%struct.ios* noundef returned %0, %struct.ios* nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.ios, %struct.ios* %1, i64 0, i32 1
  %4 = load i64, i64* %3, align 8, !tbaa !40
  %5 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 1
  store i64 %4, i64* %5, align 8, !tbaa !40
  %6 = getelementptr inbounds %struct.ios, %struct.ios* %1, i64 0, i32 2
  %7 = load i64, i64* %6, align 8, !tbaa !41
  %8 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 2
  store i64 %7, i64* %8, align 8, !tbaa !41
  %9 = getelementptr inbounds %struct.ios, %struct.ios* %1, i64 0, i32 3
  %10 = load i32, i32* %9, align 8, !tbaa !42
  %11 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 3
  store i32 %10, i32* %11, align 8, !tbaa !42
  %12 = getelementptr inbounds %struct.ios, %struct.ios* %1, i64 0, i32 12
  %13 = load i8*, i8** %12, align 8, !tbaa !38
  %14 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 12
  store i8* %13, i8** %14, align 8, !tbaa !38
  %15 = getelementptr inbounds %struct.ios, %struct.ios* %1, i64 0, i32 13
  %16 = load i8, i8* %15, align 8, !tbaa !39
  %17 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 13
  store i8 %16, i8* %17, align 8, !tbaa !39
  %18 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 11
  %19 = load i8*, i8** %18, align 8, !tbaa !11
  %20 = getelementptr inbounds %struct.ios, %struct.ios* %1, i64 0, i32 11
  %21 = load i8*, i8** %20, align 8, !tbaa !11
  %22 = tail call i8* @__sv_locale_keep(i8* noundef %21) #12
  store i8* %22, i8** %18, align 8, !tbaa !11
  tail call void @__sv_locale_drop(i8* noundef %19) #12
  %23 = load i8*, i8** %18, align 8, !tbaa !14
  %24 = tail call %struct.ctype* @__sv_ctype_of(i8* noundef %23) #12
  %25 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 16
  store %struct.ctype* %24, %struct.ctype** %25, align 8, !tbaa !34
  %26 = getelementptr inbounds %struct.ios, %struct.ios* %1, i64 0, i32 4
  %27 = load i32, i32* %26, align 4, !tbaa !37
  %28 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 4
  store i32 %27, i32* %28, align 4, !tbaa !37
  %29 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 5
  %30 = load i32, i32* %29, align 8, !tbaa !36
  %31 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 15
  %32 = load %struct.buffer*, %struct.buffer** %31, align 8, !tbaa !35
  %33 = icmp eq %struct.buffer* %32, null
  %34 = zext i1 %33 to i32
  %35 = or i32 %30, %34
  store i32 %35, i32* %29, align 8, !tbaa !36
  %36 = and i32 %35, %27
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %39, label %38

38:                                               ; preds = %2
  tail call void @_ZSt19__throw_ios_failurePKc(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i64 0, i64 0)) #14
  unreachable

39:                                               ; preds = %2
  ret %struct.ios* %0
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt8ios_base7_M_moveERS_(%struct.ios* noundef %0, %struct.ios* nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 11
  %4 = load i8*, i8** %3, align 8, !tbaa !11
  tail call void @__sv_locale_drop(i8* noundef %4) #12
  %5 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 0
  %6 = load i8**, i8*** %5, align 8, !tbaa !12
  %7 = bitcast %struct.ios* %0 to i8*
  %8 = bitcast %struct.ios* %1 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(216) %7, i8* noundef nonnull align 8 dereferenceable(216) %8, i64 216, i1 false) #15
  store i8** %6, i8*** %5, align 8, !tbaa !12
  %9 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 8, i64 0
  %10 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 10
  store %struct.word* %9, %struct.word** %10, align 8, !tbaa !2
  %11 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 9
  store i32 8, i32* %11, align 8, !tbaa !13
  %12 = load i8*, i8** %3, align 8, !tbaa !11
  %13 = tail call i8* @__sv_locale_keep(i8* noundef %12) #12
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local void @_ZNSt8ios_base7_M_swapERS_(%struct.ios* noundef %0, %struct.ios* noundef %1) local_unnamed_addr #11 {
  %3 = alloca %struct.ios, align 8
  %4 = bitcast %struct.ios* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 264, i8* nonnull %4)
  %5 = bitcast %struct.ios* %0 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(264) %4, i8* noundef nonnull align 8 dereferenceable(264) %5, i64 264, i1 false), !tbaa.struct !43
  %6 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 0
  %7 = load i8**, i8*** %6, align 8, !tbaa !12
  %8 = bitcast %struct.ios* %1 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(216) %5, i8* noundef nonnull align 8 dereferenceable(216) %8, i64 216, i1 false) #15
  store i8** %7, i8*** %6, align 8, !tbaa !12
  %9 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 8, i64 0
  %10 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 10
  store %struct.word* %9, %struct.word** %10, align 8, !tbaa !2
  %11 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 9
  store i32 8, i32* %11, align 8, !tbaa !13
  %12 = getelementptr inbounds %struct.ios, %struct.ios* %1, i64 0, i32 0
  %13 = load i8**, i8*** %12, align 8, !tbaa !12
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(216) %8, i8* noundef nonnull align 8 dereferenceable(216) %4, i64 216, i1 false) #15
  store i8** %13, i8*** %12, align 8, !tbaa !12
  %14 = getelementptr inbounds %struct.ios, %struct.ios* %1, i64 0, i32 8, i64 0
  %15 = getelementptr inbounds %struct.ios, %struct.ios* %1, i64 0, i32 10
  store %struct.word* %14, %struct.word** %15, align 8, !tbaa !2
  %16 = getelementptr inbounds %struct.ios, %struct.ios* %1, i64 0, i32 9
  store i32 8, i32* %16, align 8, !tbaa !13
  call void @llvm.lifetime.end.p0i8(i64 264, i8* nonnull %4)
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt9basic_iosIcSt11char_traitsIcEE4moveERS2_(%struct.ios* noundef %0, %struct.ios* nocapture noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 11
  %4 = load i8*, i8** %3, align 8, !tbaa !11
  tail call void @__sv_locale_drop(i8* noundef %4) #12
  %5 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 15
  %6 = load %struct.buffer*, %struct.buffer** %5, align 8, !tbaa !35
  %7 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 0
  %8 = load i8**, i8*** %7, align 8, !tbaa !12
  %9 = bitcast %struct.ios* %0 to i8*
  %10 = bitcast %struct.ios* %1 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(216) %9, i8* noundef nonnull align 8 dereferenceable(216) %10, i64 216, i1 false) #15
  store i8** %8, i8*** %7, align 8, !tbaa !12
  %11 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 8, i64 0
  %12 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 10
  store %struct.word* %11, %struct.word** %12, align 8, !tbaa !2
  %13 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 9
  store i32 8, i32* %13, align 8, !tbaa !13
  %14 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 12
  %15 = bitcast i8** %14 to i8*
  %16 = getelementptr inbounds %struct.ios, %struct.ios* %1, i64 0, i32 12
  %17 = bitcast i8** %16 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(48) %15, i8* noundef nonnull align 8 dereferenceable(48) %17, i64 48, i1 false) #15
  store %struct.buffer* %6, %struct.buffer** %5, align 8, !tbaa !35
  %18 = load i8*, i8** %3, align 8, !tbaa !11
  %19 = tail call i8* @__sv_locale_keep(i8* noundef %18) #12
  store %struct.buffer* null, %struct.buffer** %5, align 8, !tbaa !35
  store i8* null, i8** %16, align 8, !tbaa !38
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt9basic_iosIcSt11char_traitsIcEE4moveEOS2_(%struct.ios* noundef %0, %struct.ios* nocapture noundef %1) local_unnamed_addr #0 {
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4moveERS2_(%struct.ios* noundef %0, %struct.ios* noundef %1) #13
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local void @_ZNSt9basic_iosIcSt11char_traitsIcEE4swapERS2_(%struct.ios* noundef %0, %struct.ios* noundef %1) local_unnamed_addr #11 {
  %3 = alloca %struct.ios, align 8
  %4 = bitcast %struct.ios* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 264, i8* nonnull %4)
  %5 = bitcast %struct.ios* %0 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(264) %4, i8* noundef nonnull align 8 dereferenceable(264) %5, i64 264, i1 false), !tbaa.struct !43
  %6 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 15
  %7 = load %struct.buffer*, %struct.buffer** %6, align 8, !tbaa !35
  %8 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 0
  %9 = load i8**, i8*** %8, align 8, !tbaa !12
  %10 = bitcast %struct.ios* %1 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(216) %5, i8* noundef nonnull align 8 dereferenceable(216) %10, i64 216, i1 false) #15
  store i8** %9, i8*** %8, align 8, !tbaa !12
  %11 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 8, i64 0
  %12 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 10
  store %struct.word* %11, %struct.word** %12, align 8, !tbaa !2
  %13 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 9
  store i32 8, i32* %13, align 8, !tbaa !13
  %14 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 12
  %15 = bitcast i8** %14 to i8*
  %16 = getelementptr inbounds %struct.ios, %struct.ios* %1, i64 0, i32 12
  %17 = bitcast i8** %16 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(48) %15, i8* noundef nonnull align 8 dereferenceable(48) %17, i64 48, i1 false) #15
  store %struct.buffer* %7, %struct.buffer** %6, align 8, !tbaa !35
  %18 = getelementptr inbounds %struct.ios, %struct.ios* %1, i64 0, i32 15
  %19 = load %struct.buffer*, %struct.buffer** %18, align 8, !tbaa !35
  %20 = getelementptr inbounds %struct.ios, %struct.ios* %1, i64 0, i32 0
  %21 = load i8**, i8*** %20, align 8, !tbaa !12
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(216) %10, i8* noundef nonnull align 8 dereferenceable(216) %4, i64 216, i1 false) #15
  store i8** %21, i8*** %20, align 8, !tbaa !12
  %22 = getelementptr inbounds %struct.ios, %struct.ios* %1, i64 0, i32 8, i64 0
  %23 = getelementptr inbounds %struct.ios, %struct.ios* %1, i64 0, i32 10
  store %struct.word* %22, %struct.word** %23, align 8, !tbaa !2
  %24 = getelementptr inbounds %struct.ios, %struct.ios* %1, i64 0, i32 9
  store i32 8, i32* %24, align 8, !tbaa !13
  %25 = getelementptr inbounds %struct.ios, %struct.ios* %3, i64 0, i32 12
  %26 = bitcast i8** %25 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(48) %17, i8* noundef nonnull align 8 dereferenceable(48) %26, i64 48, i1 false) #15
  store %struct.buffer* %19, %struct.buffer** %18, align 8, !tbaa !35
  call void @llvm.lifetime.end.p0i8(i64 264, i8* nonnull %4)
  ret void
}

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree nosync nounwind optsize willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #4 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #7 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #8 = { noreturn optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nofree norecurse nosync nounwind optsize readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress nofree nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nobuiltin nounwind optsize "no-builtins" }
attributes #13 = { nobuiltin optsize "no-builtins" }
attributes #14 = { nobuiltin noreturn nounwind optsize "no-builtins" }
attributes #15 = { nounwind }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !4, i64 200}
!3 = !{!"ios", !4, i64 0, !7, i64 8, !7, i64 16, !8, i64 24, !8, i64 28, !8, i64 32, !4, i64 40, !9, i64 48, !5, i64 64, !8, i64 192, !4, i64 200, !4, i64 208, !4, i64 216, !5, i64 224, !10, i64 225, !4, i64 232, !4, i64 240, !4, i64 248, !4, i64 256}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"long", !5, i64 0}
!8 = !{!"int", !5, i64 0}
!9 = !{!"word", !4, i64 0, !7, i64 8}
!10 = !{!"_Bool", !5, i64 0}
!11 = !{!3, !4, i64 208}
!12 = !{!3, !4, i64 0}
!13 = !{!3, !8, i64 192}
!14 = !{!4, !4, i64 0}
!15 = !{!10, !10, i64 0}
!16 = !{i8 0, i8 2}
!17 = !{!8, !8, i64 0}
!18 = !{i64 0, i64 8, !19, i64 8, i64 8, !19, i64 16, i64 4, !17, i64 20, i64 4, !17, i64 24, i64 4, !17, i64 32, i64 8, !14, i64 40, i64 8, !14, i64 48, i64 8, !19, i64 56, i64 128, !20, i64 184, i64 4, !17, i64 192, i64 8, !14, i64 200, i64 8, !14, i64 208, i64 8, !14, i64 216, i64 1, !20, i64 217, i64 1, !15, i64 224, i64 8, !14, i64 232, i64 8, !14, i64 240, i64 8, !14, i64 248, i64 8, !14}
!19 = !{!7, !7, i64 0}
!20 = !{!5, !5, i64 0}
!21 = !{i64 0, i64 8, !19, i64 8, i64 4, !17, i64 12, i64 4, !17, i64 16, i64 4, !17, i64 24, i64 8, !14, i64 32, i64 8, !14, i64 40, i64 8, !19, i64 48, i64 128, !20, i64 176, i64 4, !17, i64 184, i64 8, !14, i64 192, i64 8, !14, i64 200, i64 8, !14, i64 208, i64 1, !20, i64 209, i64 1, !15, i64 216, i64 8, !14, i64 224, i64 8, !14, i64 232, i64 8, !14, i64 240, i64 8, !14}
!22 = !{i64 0, i64 4, !17, i64 4, i64 4, !17, i64 8, i64 4, !17, i64 16, i64 8, !14, i64 24, i64 8, !14, i64 32, i64 8, !19, i64 40, i64 128, !20, i64 168, i64 4, !17, i64 176, i64 8, !14, i64 184, i64 8, !14, i64 192, i64 8, !14, i64 200, i64 1, !20, i64 201, i64 1, !15, i64 208, i64 8, !14, i64 216, i64 8, !14, i64 224, i64 8, !14, i64 232, i64 8, !14}
!23 = !{i64 0, i64 4, !17, i64 4, i64 4, !17, i64 12, i64 8, !14, i64 20, i64 8, !14, i64 28, i64 8, !19, i64 36, i64 128, !20, i64 164, i64 4, !17, i64 172, i64 8, !14, i64 180, i64 8, !14, i64 188, i64 8, !14, i64 196, i64 1, !20, i64 197, i64 1, !15, i64 204, i64 8, !14, i64 212, i64 8, !14, i64 220, i64 8, !14, i64 228, i64 8, !14}
!24 = !{i64 0, i64 4, !17, i64 8, i64 8, !14, i64 16, i64 8, !14, i64 24, i64 8, !19, i64 32, i64 128, !20, i64 160, i64 4, !17, i64 168, i64 8, !14, i64 176, i64 8, !14, i64 184, i64 8, !14, i64 192, i64 1, !20, i64 193, i64 1, !15, i64 200, i64 8, !14, i64 208, i64 8, !14, i64 216, i64 8, !14, i64 224, i64 8, !14}
!25 = !{i64 0, i64 4, !17, i64 8, i64 8, !14, i64 16, i64 8, !14, i64 24, i64 8, !14, i64 32, i64 1, !20, i64 33, i64 1, !15, i64 40, i64 8, !14, i64 48, i64 8, !14, i64 56, i64 8, !14, i64 64, i64 8, !14}
!26 = !{i64 4, i64 8, !14, i64 12, i64 8, !14, i64 20, i64 8, !14, i64 28, i64 1, !20, i64 29, i64 1, !15, i64 36, i64 8, !14, i64 44, i64 8, !14, i64 52, i64 8, !14, i64 60, i64 8, !14}
!27 = !{i64 0, i64 8, !14, i64 8, i64 8, !14, i64 16, i64 8, !14, i64 24, i64 1, !20, i64 25, i64 1, !15, i64 32, i64 8, !14, i64 40, i64 8, !14, i64 48, i64 8, !14, i64 56, i64 8, !14}
!28 = !{i64 0, i64 8, !14, i64 8, i64 8, !14, i64 16, i64 1, !20, i64 17, i64 1, !15, i64 24, i64 8, !14, i64 32, i64 8, !14, i64 40, i64 8, !14, i64 48, i64 8, !14}
!29 = !{i64 0, i64 8, !14, i64 8, i64 1, !20, i64 9, i64 1, !15, i64 16, i64 8, !14, i64 24, i64 8, !14, i64 32, i64 8, !14, i64 40, i64 8, !14}
!30 = !{i64 0, i64 1, !20, i64 1, i64 1, !15, i64 8, i64 8, !14, i64 16, i64 8, !14, i64 24, i64 8, !14, i64 32, i64 8, !14}
!31 = !{i64 0, i64 1, !15, i64 7, i64 8, !14, i64 15, i64 8, !14, i64 23, i64 8, !14, i64 31, i64 8, !14}
!32 = !{i64 0, i64 8, !14, i64 8, i64 8, !14, i64 16, i64 8, !14, i64 24, i64 8, !14}
!33 = !{i64 0, i64 8, !14, i64 8, i64 8, !14, i64 16, i64 8, !14}
!34 = !{!3, !4, i64 240}
!35 = !{!3, !4, i64 232}
!36 = !{!3, !8, i64 32}
!37 = !{!3, !8, i64 28}
!38 = !{!3, !4, i64 216}
!39 = !{!3, !5, i64 224}
!40 = !{!3, !7, i64 8}
!41 = !{!3, !7, i64 16}
!42 = !{!3, !8, i64 24}
!43 = !{i64 0, i64 8, !14, i64 8, i64 8, !19, i64 16, i64 8, !19, i64 24, i64 4, !17, i64 28, i64 4, !17, i64 32, i64 4, !17, i64 40, i64 8, !14, i64 48, i64 8, !14, i64 56, i64 8, !19, i64 64, i64 128, !20, i64 192, i64 4, !17, i64 200, i64 8, !14, i64 208, i64 8, !14, i64 216, i64 8, !14, i64 224, i64 1, !20, i64 225, i64 1, !15, i64 232, i64 8, !14, i64 240, i64 8, !14, i64 248, i64 8, !14, i64 256, i64 8, !14}
