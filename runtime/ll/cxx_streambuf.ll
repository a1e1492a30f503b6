; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/cxx_streambuf.c
; ModuleID = 'runtime/c/cxx_streambuf.c'
source_filename = "runtime/c/cxx_streambuf.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.type = type { i8**, i8* }
%struct.buffer = type { %struct.buffer_functions*, i8*, i8*, i8*, i8*, i8*, i8*, i8* }
%struct.buffer_functions = type { {}*, {}*, void (%struct.buffer*, i8*)*, %struct.buffer* (%struct.buffer*, i8*, i64)*, { i64, i64 } (%struct.buffer*, i64, i32, i32)*, { i64, i64 } (%struct.buffer*, i64, i64, i32)*, i32 (%struct.buffer*)*, i64 (%struct.buffer*)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*, i32)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*, i32)* }
%struct.buffer_table = type { i64, i8*, %struct.buffer_functions }
%struct.locale_content = type { i32, %struct.facet**, i64, i8**, i8** }
%struct.facet = type { i8**, i32 }
%struct.sv_file = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, [3 x i8*], i8*, %struct.sv_file*, i32, i32, i64, %struct.sv_channel*, i8*, [16 x i8], i32, i32, i32, i8, i32, [36 x i8] }
%struct.sv_channel = type { i8*, %struct.sv_cookie_functions, void (i8*)*, i32 (i8*, i32)* }
%struct.sv_cookie_functions = type { i64 (i8*, i8*, i64)*, i64 (i8*, i8*, i64)*, i32 (i8*, i64*, i32)*, i32 (i8*)* }
%struct.standard = type { %struct.buffer, %struct.sv_file**, i32 }
%struct.attempt = type { [4 x i64], i64, %struct.attempt*, %struct.exception* }
%struct.exception = type { i64, i64, %struct.type*, void (i8*)*, void ()*, void ()*, %struct.exception*, i64, %struct.exception*, %struct.allowed*, i64, i8*, [4 x i64] }
%struct.allowed = type { i64, [0 x %struct.type*] }

@_ZTSSt15basic_streambufIcSt11char_traitsIcEE = dso_local constant [41 x i8] c"St15basic_streambufIcSt11char_traitsIcEE\00", align 16
@_ZTVN10__cxxabiv117__class_type_infoE = external dso_local constant [0 x i8*], align 8
@_ZTISt15basic_streambufIcSt11char_traitsIcEE = dso_local constant %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([0 x i8*]* @_ZTVN10__cxxabiv117__class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([41 x i8], [41 x i8]* @_ZTSSt15basic_streambufIcSt11char_traitsIcEE, i32 0, i32 0) }, align 8
@__sv_no_room = dso_local constant [1 x i8] zeroinitializer, align 1
@_ZTVSt15basic_streambufIcSt11char_traitsIcEE = dso_local constant { i64, i8*, { void (%struct.buffer*)*, void (%struct.buffer*)*, void (%struct.buffer*, i8*)*, %struct.buffer* (%struct.buffer*, i8*, i64)*, { i64, i64 } (%struct.buffer*, i64, i32, i32)*, { i64, i64 } (%struct.buffer*, i64, i64, i32)*, i32 (%struct.buffer*)*, i64 (%struct.buffer*)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*, i32)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*, i32)* } } { i64 0, i8* bitcast (%struct.type* @_ZTISt15basic_streambufIcSt11char_traitsIcEE to i8*), { void (%struct.buffer*)*, void (%struct.buffer*)*, void (%struct.buffer*, i8*)*, %struct.buffer* (%struct.buffer*, i8*, i64)*, { i64, i64 } (%struct.buffer*, i64, i32, i32)*, { i64, i64 } (%struct.buffer*, i64, i64, i32)*, i32 (%struct.buffer*)*, i64 (%struct.buffer*)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*, i32)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*, i32)* } { void (%struct.buffer*)* @_ZNSt15basic_streambufIcSt11char_traitsIcEED2Ev, void (%struct.buffer*)* @_ZNSt15basic_streambufIcSt11char_traitsIcEED0Ev, void (%struct.buffer*, i8*)* @_ZNSt15basic_streambufIcSt11char_traitsIcEE5imbueERKSt6locale, %struct.buffer* (%struct.buffer*, i8*, i64)* @_ZNSt15basic_streambufIcSt11char_traitsIcEE6setbufEPcl, { i64, i64 } (%struct.buffer*, i64, i32, i32)* @_ZNSt15basic_streambufIcSt11char_traitsIcEE7seekoffElSt12_Ios_SeekdirSt13_Ios_Openmode, { i64, i64 } (%struct.buffer*, i64, i64, i32)* @_ZNSt15basic_streambufIcSt11char_traitsIcEE7seekposESt4fposI11__mbstate_tESt13_Ios_Openmode, i32 (%struct.buffer*)* @_ZNSt15basic_streambufIcSt11char_traitsIcEE4syncEv, i64 (%struct.buffer*)* @_ZNSt15basic_streambufIcSt11char_traitsIcEE9showmanycEv, i64 (%struct.buffer*, i8*, i64)* @_ZNSt15basic_streambufIcSt11char_traitsIcEE6xsgetnEPcl, i32 (%struct.buffer*)* @_ZNSt15basic_streambufIcSt11char_traitsIcEE9underflowEv, i32 (%struct.buffer*)* @_ZNSt15basic_streambufIcSt11char_traitsIcEE5uflowEv, i32 (%struct.buffer*, i32)* @_ZNSt15basic_streambufIcSt11char_traitsIcEE9pbackfailEi, i64 (%struct.buffer*, i8*, i64)* @_ZNSt15basic_streambufIcSt11char_traitsIcEE6xsputnEPKcl, i32 (%struct.buffer*, i32)* @_ZNSt15basic_streambufIcSt11char_traitsIcEE8overflowEi } }, align 8
@_ZTVNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE = extern_weak dso_local constant %struct.buffer_table, align 8
@_ZTVSt13basic_filebufIcSt11char_traitsIcEE = extern_weak dso_local constant %struct.buffer_table, align 8
@__sv_stdio_buffer = dso_local constant { i64, i8*, { void (%struct.buffer*)*, void (%struct.buffer*)*, void (%struct.buffer*, i8*)*, %struct.buffer* (%struct.buffer*, i8*, i64)*, { i64, i64 } (%struct.buffer*, i64, i32, i32)*, { i64, i64 } (%struct.buffer*, i64, i64, i32)*, i32 (%struct.buffer*)*, i64 (%struct.buffer*)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*, i32)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*, i32)* } } { i64 0, i8* bitcast (%struct.type* @_ZTISt15basic_streambufIcSt11char_traitsIcEE to i8*), { void (%struct.buffer*)*, void (%struct.buffer*)*, void (%struct.buffer*, i8*)*, %struct.buffer* (%struct.buffer*, i8*, i64)*, { i64, i64 } (%struct.buffer*, i64, i32, i32)*, { i64, i64 } (%struct.buffer*, i64, i64, i32)*, i32 (%struct.buffer*)*, i64 (%struct.buffer*)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*, i32)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*, i32)* } { void (%struct.buffer*)* @_ZNSt15basic_streambufIcSt11char_traitsIcEED2Ev, void (%struct.buffer*)* @_ZNSt15basic_streambufIcSt11char_traitsIcEED0Ev, void (%struct.buffer*, i8*)* @_ZNSt15basic_streambufIcSt11char_traitsIcEE5imbueERKSt6locale, %struct.buffer* (%struct.buffer*, i8*, i64)* @_ZNSt15basic_streambufIcSt11char_traitsIcEE6setbufEPcl, { i64, i64 } (%struct.buffer*, i64, i32, i32)* @seek_stream, { i64, i64 } (%struct.buffer*, i64, i64, i32)* @seek_stream_to, i32 (%struct.buffer*)* @sync_stream, i64 (%struct.buffer*)* @_ZNSt15basic_streambufIcSt11char_traitsIcEE9showmanycEv, i64 (%struct.buffer*, i8*, i64)* @take_many, i32 (%struct.buffer*)* @see_next, i32 (%struct.buffer*)* @take_next, i32 (%struct.buffer*, i32)* @put_back, i64 (%struct.buffer*, i8*, i64)* @put_many, i32 (%struct.buffer*, i32)* @put_one } }, align 8
@__sv_locale = external dso_local global %struct.locale_content, align 8
@stdin = external dso_local global %struct.sv_file*, align 8
@stdout = external dso_local global %struct.sv_file*, align 8
@stderr = external dso_local global %struct.sv_file*, align 8
@__sv_standard_buffers = dso_local local_unnamed_addr global [3 x %struct.standard] [%struct.standard { %struct.buffer { %struct.buffer_functions* bitcast (i8* getelementptr (i8, i8* bitcast ({ i64, i8*, { void (%struct.buffer*)*, void (%struct.buffer*)*, void (%struct.buffer*, i8*)*, %struct.buffer* (%struct.buffer*, i8*, i64)*, { i64, i64 } (%struct.buffer*, i64, i32, i32)*, { i64, i64 } (%struct.buffer*, i64, i64, i32)*, i32 (%struct.buffer*)*, i64 (%struct.buffer*)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*, i32)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*, i32)* } }* @__sv_stdio_buffer to i8*), i64 16) to %struct.buffer_functions*), i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* bitcast (%struct.locale_content* @__sv_locale to i8*) }, %struct.sv_file** @stdin, i32 -1 }, %struct.standard { %struct.buffer { %struct.buffer_functions* bitcast (i8* getelementptr (i8, i8* bitcast ({ i64, i8*, { void (%struct.buffer*)*, void (%struct.buffer*)*, void (%struct.buffer*, i8*)*, %struct.buffer* (%struct.buffer*, i8*, i64)*, { i64, i64 } (%struct.buffer*, i64, i32, i32)*, { i64, i64 } (%struct.buffer*, i64, i64, i32)*, i32 (%struct.buffer*)*, i64 (%struct.buffer*)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*, i32)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*, i32)* } }* @__sv_stdio_buffer to i8*), i64 16) to %struct.buffer_functions*), i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* bitcast (%struct.locale_content* @__sv_locale to i8*) }, %struct.sv_file** @stdout, i32 -1 }, %struct.standard { %struct.buffer { %struct.buffer_functions* bitcast (i8* getelementptr (i8, i8* bitcast ({ i64, i8*, { void (%struct.buffer*)*, void (%struct.buffer*)*, void (%struct.buffer*, i8*)*, %struct.buffer* (%struct.buffer*, i8*, i64)*, { i64, i64 } (%struct.buffer*, i64, i32, i32)*, { i64, i64 } (%struct.buffer*, i64, i64, i32)*, i32 (%struct.buffer*)*, i64 (%struct.buffer*)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*, i32)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*, i32)* } }* @__sv_stdio_buffer to i8*), i64 16) to %struct.buffer_functions*), i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* bitcast (%struct.locale_content* @__sv_locale to i8*) }, %struct.sv_file** @stderr, i32 -1 }], align 16
@__sv_has_thrown = dso_local local_unnamed_addr global i32 0, align 4
@catching = internal constant { void (%struct.buffer*)*, void (%struct.buffer*)*, void (%struct.buffer*, i8*)*, %struct.buffer* (%struct.buffer*, i8*, i64)*, { i64, i64 } (%struct.buffer*, i64, i32, i32)*, { i64, i64 } (%struct.buffer*, i64, i64, i32)*, i32 (%struct.buffer*)*, i64 (%struct.buffer*)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*, i32)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*, i32)* } { void (%struct.buffer*)* null, void (%struct.buffer*)* null, void (%struct.buffer*, i8*)* null, %struct.buffer* (%struct.buffer*, i8*, i64)* null, { i64, i64 } (%struct.buffer*, i64, i32, i32)* @seekoff, { i64, i64 } (%struct.buffer*, i64, i64, i32)* null, i32 (%struct.buffer*)* @sync, i64 (%struct.buffer*)* @showmanyc, i64 (%struct.buffer*, i8*, i64)* @xsgetn, i32 (%struct.buffer*)* @underflow, i32 (%struct.buffer*)* @uflow, i32 (%struct.buffer*, i32)* @pbackfail, i64 (%struct.buffer*, i8*, i64)* @xsputn, i32 (%struct.buffer*, i32)* @overflow }, align 8
@__sv_attempts = external thread_local local_unnamed_addr global %struct.attempt*, align 8

@_ZNSt15basic_streambufIcSt11char_traitsIcEEC1Ev = dso_local alias void (%struct.buffer*), void (%struct.buffer*)* @_ZNSt15basic_streambufIcSt11char_traitsIcEEC2Ev
@_ZNSt15basic_streambufIcSt11char_traitsIcEEC1ERKS2_ = dso_local alias void (%struct.buffer*, %struct.buffer*), void (%struct.buffer*, %struct.buffer*)* @_ZNSt15basic_streambufIcSt11char_traitsIcEEC2ERKS2_
@_ZNSt15basic_streambufIcSt11char_traitsIcEED1Ev = dso_local alias void (%struct.buffer*), void (%struct.buffer*)* @_ZNSt15basic_streambufIcSt11char_traitsIcEED2Ev

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt15basic_streambufIcSt11char_traitsIcEEC2Ev(%struct.buffer* nocapture noundef writeonly %0) #0 {
  %2 = tail call i8* @__sv_locale_now() #10
  %3 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 0
  store %struct.buffer_functions* bitcast (void (%struct.buffer*)** getelementptr inbounds ({ i64, i8*, { void (%struct.buffer*)*, void (%struct.buffer*)*, void (%struct.buffer*, i8*)*, %struct.buffer* (%struct.buffer*, i8*, i64)*, { i64, i64 } (%struct.buffer*, i64, i32, i32)*, { i64, i64 } (%struct.buffer*, i64, i64, i32)*, i32 (%struct.buffer*)*, i64 (%struct.buffer*)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*, i32)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*, i32)* } }, { i64, i8*, { void (%struct.buffer*)*, void (%struct.buffer*)*, void (%struct.buffer*, i8*)*, %struct.buffer* (%struct.buffer*, i8*, i64)*, { i64, i64 } (%struct.buffer*, i64, i32, i32)*, { i64, i64 } (%struct.buffer*, i64, i64, i32)*, i32 (%struct.buffer*)*, i64 (%struct.buffer*)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*, i32)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*, i32)* } }* @_ZTVSt15basic_streambufIcSt11char_traitsIcEE, i64 0, i32 2, i32 0) to %struct.buffer_functions*), %struct.buffer_functions** %3, align 8, !tbaa.struct !2
  %4 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 1
  %5 = bitcast i8** %4 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(48) %5, i8 0, i64 48, i1 false)
  %6 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 7
  store i8* %2, i8** %6, align 8, !tbaa.struct !7
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #1

; Function Attrs: optsize
declare dso_local i8* @__sv_locale_now() local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt15basic_streambufIcSt11char_traitsIcEEC2ERKS2_(%struct.buffer* nocapture noundef %0, %struct.buffer* nocapture noundef readonly %1) #0 {
  %3 = bitcast %struct.buffer* %0 to i8*
  %4 = bitcast %struct.buffer* %1 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(64) %3, i8* noundef nonnull align 8 dereferenceable(64) %4, i64 64, i1 false), !tbaa.struct !2
  %5 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 7
  %6 = load i8*, i8** %5, align 8, !tbaa !8
  %7 = tail call i8* @__sv_locale_keep(i8* noundef %6) #10
  %8 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 0
  store %struct.buffer_functions* bitcast (void (%struct.buffer*)** getelementptr inbounds ({ i64, i8*, { void (%struct.buffer*)*, void (%struct.buffer*)*, void (%struct.buffer*, i8*)*, %struct.buffer* (%struct.buffer*, i8*, i64)*, { i64, i64 } (%struct.buffer*, i64, i32, i32)*, { i64, i64 } (%struct.buffer*, i64, i64, i32)*, i32 (%struct.buffer*)*, i64 (%struct.buffer*)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*, i32)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*, i32)* } }, { i64, i8*, { void (%struct.buffer*)*, void (%struct.buffer*)*, void (%struct.buffer*, i8*)*, %struct.buffer* (%struct.buffer*, i8*, i64)*, { i64, i64 } (%struct.buffer*, i64, i32, i32)*, { i64, i64 } (%struct.buffer*, i64, i64, i32)*, i32 (%struct.buffer*)*, i64 (%struct.buffer*)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*, i32)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*, i32)* } }* @_ZTVSt15basic_streambufIcSt11char_traitsIcEE, i64 0, i32 2, i32 0) to %struct.buffer_functions*), %struct.buffer_functions** %8, align 8, !tbaa !10
  ret void
}

; Function Attrs: optsize
declare dso_local i8* @__sv_locale_keep(i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local %struct.buffer* @_ZNSt15basic_streambufIcSt11char_traitsIcEEaSERKS2_(%struct.buffer* noundef returned %0, %struct.buffer* nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 0
  %4 = load %struct.buffer_functions*, %struct.buffer_functions** %3, align 8, !tbaa !10
  %5 = getelementptr inbounds %struct.buffer, %struct.buffer* %1, i64 0, i32 7
  %6 = load i8*, i8** %5, align 8, !tbaa !8
  %7 = tail call i8* @__sv_locale_keep(i8* noundef %6) #10
  %8 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 7
  %9 = load i8*, i8** %8, align 8, !tbaa !8
  tail call void @__sv_locale_drop(i8* noundef %9) #10
  %10 = bitcast %struct.buffer* %0 to i8*
  %11 = bitcast %struct.buffer* %1 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(64) %10, i8* noundef nonnull align 8 dereferenceable(64) %11, i64 64, i1 false), !tbaa.struct !2
  store %struct.buffer_functions* %4, %struct.buffer_functions** %3, align 8, !tbaa !10
  ret %struct.buffer* %0
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #4

; Function Attrs: optsize
declare dso_local void @__sv_locale_drop(i8* noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #4

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt15basic_streambufIcSt11char_traitsIcEED2Ev(%struct.buffer* nocapture noundef readonly %0) #0 {
  %2 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 7
  %3 = load i8*, i8** %2, align 8, !tbaa !8
  tail call void @__sv_locale_drop(i8* noundef %3) #10
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt15basic_streambufIcSt11char_traitsIcEED0Ev(%struct.buffer* noundef %0) #0 {
  %2 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 7
  %3 = load i8*, i8** %2, align 8, !tbaa !8
  tail call void @__sv_locale_drop(i8* noundef %3) #10
  %4 = bitcast %struct.buffer* %0 to i8*
  tail call void @_ZdlPv(i8* noundef %4) #10
  ret void
}

; Function Attrs: optsize
declare dso_local void @_ZdlPv(i8* noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @_ZNSt15basic_streambufIcSt11char_traitsIcEE5imbueERKSt6locale(%struct.buffer* nocapture %0, i8* nocapture %1) #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local %struct.buffer* @_ZNSt15basic_streambufIcSt11char_traitsIcEE6setbufEPcl(%struct.buffer* noundef readnone returned %0, i8* nocapture readnone %1, i64 %2) #5 {
  ret %struct.buffer* %0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local { i64, i64 } @_ZNSt15basic_streambufIcSt11char_traitsIcEE7seekoffElSt12_Ios_SeekdirSt13_Ios_Openmode(%struct.buffer* nocapture readnone %0, i64 %1, i32 %2, i32 %3) #5 {
  ret { i64, i64 } { i64 -1, i64 0 }
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local { i64, i64 } @_ZNSt15basic_streambufIcSt11char_traitsIcEE7seekposESt4fposI11__mbstate_tESt13_Ios_Openmode(%struct.buffer* nocapture readnone %0, i64 %1, i64 %2, i32 %3) #5 {
  ret { i64, i64 } { i64 -1, i64 0 }
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @_ZNSt15basic_streambufIcSt11char_traitsIcEE4syncEv(%struct.buffer* nocapture readnone %0) #5 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i64 @_ZNSt15basic_streambufIcSt11char_traitsIcEE9showmanycEv(%struct.buffer* nocapture readnone %0) #5 {
  ret i64 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @_ZNSt15basic_streambufIcSt11char_traitsIcEE9underflowEv(%struct.buffer* nocapture readnone %0) #5 {
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @_ZNSt15basic_streambufIcSt11char_traitsIcEE5uflowEv(%struct.buffer* noundef %0) #0 {
  %2 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 0
  %3 = load %struct.buffer_functions*, %struct.buffer_functions** %2, align 8, !tbaa !10
  %4 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %3, i64 0, i32 9
  %5 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %4, align 8, !tbaa !11
  %6 = tail call i32 %5(%struct.buffer* noundef %0) #10
  %7 = icmp eq i32 %6, -1
  br i1 %7, label %24, label %8

8:                                                ; preds = %1
  %9 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 2
  %10 = load i8*, i8** %9, align 8, !tbaa !13
  %11 = icmp eq i8* %10, getelementptr inbounds ([1 x i8], [1 x i8]* @__sv_no_room, i64 0, i64 0)
  br i1 %11, label %12, label %20

12:                                               ; preds = %8
  %13 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 1
  %14 = bitcast %struct.buffer* %13 to %struct.sv_file***
  %15 = load %struct.sv_file**, %struct.sv_file*** %14, align 8, !tbaa !14
  %16 = load %struct.sv_file*, %struct.sv_file** %15, align 8, !tbaa !3
  %17 = tail call i32 @fgetc(%struct.sv_file* noundef %16) #10
  %18 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 1, i32 1
  %19 = bitcast i8** %18 to i32*
  store i32 %17, i32* %19, align 8, !tbaa !17
  br label %24

20:                                               ; preds = %8
  %21 = getelementptr inbounds i8, i8* %10, i64 1
  store i8* %21, i8** %9, align 8, !tbaa !13
  %22 = load i8, i8* %10, align 1, !tbaa !18
  %23 = zext i8 %22 to i32
  br label %24

24:                                               ; preds = %12, %20, %1
  %25 = phi i32 [ -1, %1 ], [ %17, %12 ], [ %23, %20 ]
  ret i32 %25
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @_ZNSt15basic_streambufIcSt11char_traitsIcEE9pbackfailEi(%struct.buffer* nocapture readnone %0, i32 %1) #5 {
  ret i32 -1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @_ZNSt15basic_streambufIcSt11char_traitsIcEE8overflowEi(%struct.buffer* nocapture readnone %0, i32 %1) #5 {
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i64 @_ZNSt15basic_streambufIcSt11char_traitsIcEE6xsgetnEPcl(%struct.buffer* noundef %0, i8* nocapture noundef writeonly %1, i64 noundef %2) #0 {
  %4 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 0
  %5 = icmp sgt i64 %2, 0
  br i1 %5, label %6, label %37

6:                                                ; preds = %3
  %7 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 3
  %8 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 2
  br label %9

9:                                                ; preds = %6, %33
  %10 = phi i64 [ 0, %6 ], [ %35, %33 ]
  %11 = load i8*, i8** %7, align 8, !tbaa !19
  %12 = load i8*, i8** %8, align 8, !tbaa !13
  %13 = ptrtoint i8* %11 to i64
  %14 = ptrtoint i8* %12 to i64
  %15 = sub i64 %13, %14
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %17, label %24

17:                                               ; preds = %9
  %18 = sub nsw i64 %2, %10
  %19 = icmp sgt i64 %15, %18
  %20 = select i1 %19, i64 %18, i64 %15
  %21 = getelementptr inbounds i8, i8* %1, i64 %10
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %21, i8* align 1 %12, i64 %20, i1 false)
  %22 = load i8*, i8** %8, align 8, !tbaa !13
  %23 = getelementptr inbounds i8, i8* %22, i64 %20
  store i8* %23, i8** %8, align 8, !tbaa !13
  br label %33

24:                                               ; preds = %9
  %25 = load %struct.buffer_functions*, %struct.buffer_functions** %4, align 8, !tbaa !10
  %26 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %25, i64 0, i32 10
  %27 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %26, align 8, !tbaa !20
  %28 = tail call i32 %27(%struct.buffer* noundef nonnull %0) #10
  %29 = icmp eq i32 %28, -1
  br i1 %29, label %37, label %30

30:                                               ; preds = %24
  %31 = trunc i32 %28 to i8
  %32 = getelementptr inbounds i8, i8* %1, i64 %10
  store i8 %31, i8* %32, align 1, !tbaa !18
  br label %33

33:                                               ; preds = %17, %30
  %34 = phi i64 [ %20, %17 ], [ 1, %30 ]
  %35 = add nsw i64 %34, %10
  %36 = icmp slt i64 %35, %2
  br i1 %36, label %9, label %37

37:                                               ; preds = %33, %24, %3
  %38 = phi i64 [ 0, %3 ], [ %10, %24 ], [ %35, %33 ]
  ret i64 %38
}

; Function Attrs: nounwind optsize
define dso_local i64 @_ZNSt15basic_streambufIcSt11char_traitsIcEE6xsputnEPKcl(%struct.buffer* noundef %0, i8* nocapture noundef readonly %1, i64 noundef %2) #0 {
  %4 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 0
  %5 = icmp sgt i64 %2, 0
  br i1 %5, label %6, label %37

6:                                                ; preds = %3
  %7 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 6
  %8 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 5
  br label %9

9:                                                ; preds = %6, %33
  %10 = phi i64 [ 0, %6 ], [ %35, %33 ]
  %11 = load i8*, i8** %7, align 8, !tbaa !21
  %12 = load i8*, i8** %8, align 8, !tbaa !22
  %13 = ptrtoint i8* %11 to i64
  %14 = ptrtoint i8* %12 to i64
  %15 = sub i64 %13, %14
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %17, label %24

17:                                               ; preds = %9
  %18 = sub nsw i64 %2, %10
  %19 = icmp sgt i64 %15, %18
  %20 = select i1 %19, i64 %18, i64 %15
  %21 = getelementptr inbounds i8, i8* %1, i64 %10
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %12, i8* align 1 %21, i64 %20, i1 false)
  %22 = load i8*, i8** %8, align 8, !tbaa !22
  %23 = getelementptr inbounds i8, i8* %22, i64 %20
  store i8* %23, i8** %8, align 8, !tbaa !22
  br label %33

24:                                               ; preds = %9
  %25 = load %struct.buffer_functions*, %struct.buffer_functions** %4, align 8, !tbaa !10
  %26 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %25, i64 0, i32 13
  %27 = load i32 (%struct.buffer*, i32)*, i32 (%struct.buffer*, i32)** %26, align 8, !tbaa !23
  %28 = getelementptr inbounds i8, i8* %1, i64 %10
  %29 = load i8, i8* %28, align 1, !tbaa !18
  %30 = zext i8 %29 to i32
  %31 = tail call i32 %27(%struct.buffer* noundef nonnull %0, i32 noundef %30) #10
  %32 = icmp eq i32 %31, -1
  br i1 %32, label %37, label %33

33:                                               ; preds = %17, %24
  %34 = phi i64 [ %20, %17 ], [ 1, %24 ]
  %35 = add nsw i64 %34, %10
  %36 = icmp slt i64 %35, %2
  br i1 %36, label %9, label %37

37:                                               ; preds = %33, %24, %3
  %38 = phi i64 [ 0, %3 ], [ %10, %24 ], [ %35, %33 ]
  ret i64 %38
}

; Function Attrs: nounwind optsize
define dso_local i32 @_ZNSt15basic_streambufIcSt11char_traitsIcEE5sgetcEv(%struct.buffer* noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 2
  %3 = load i8*, i8** %2, align 8, !tbaa !13
  %4 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 3
  %5 = load i8*, i8** %4, align 8, !tbaa !19
  %6 = icmp ult i8* %3, %5
  br i1 %6, label %7, label %10

7:                                                ; preds = %1
  %8 = load i8, i8* %3, align 1, !tbaa !18
  %9 = zext i8 %8 to i32
  br label %16

10:                                               ; preds = %1
  %11 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 0
  %12 = load %struct.buffer_functions*, %struct.buffer_functions** %11, align 8, !tbaa !10
  %13 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %12, i64 0, i32 9
  %14 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %13, align 8, !tbaa !11
  %15 = tail call i32 %14(%struct.buffer* noundef nonnull %0) #10
  br label %16

16:                                               ; preds = %7, %10
  %17 = phi i32 [ %9, %7 ], [ %15, %10 ]
  ret i32 %17
}

; Function Attrs: nounwind optsize
define dso_local i32 @_ZNSt15basic_streambufIcSt11char_traitsIcEE6sbumpcEv(%struct.buffer* noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 2
  %3 = load i8*, i8** %2, align 8, !tbaa !13
  %4 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 3
  %5 = load i8*, i8** %4, align 8, !tbaa !19
  %6 = icmp ult i8* %3, %5
  br i1 %6, label %7, label %11

7:                                                ; preds = %1
  %8 = getelementptr inbounds i8, i8* %3, i64 1
  store i8* %8, i8** %2, align 8, !tbaa !13
  %9 = load i8, i8* %3, align 1, !tbaa !18
  %10 = zext i8 %9 to i32
  br label %17

11:                                               ; preds = %1
  %12 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 0
  %13 = load %struct.buffer_functions*, %struct.buffer_functions** %12, align 8, !tbaa !10
  %14 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %13, i64 0, i32 10
  %15 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %14, align 8, !tbaa !20
  %16 = tail call i32 %15(%struct.buffer* noundef nonnull %0) #10
  br label %17

17:                                               ; preds = %7, %11
  %18 = phi i32 [ %10, %7 ], [ %16, %11 ]
  ret i32 %18
}

; Function Attrs: nounwind optsize
define dso_local i32 @_ZNSt15basic_streambufIcSt11char_traitsIcEE6snextcEv(%struct.buffer* noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 0
  %3 = load %struct.buffer_functions*, %struct.buffer_functions** %2, align 8, !tbaa !10
  %4 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 2
  %5 = load i8*, i8** %4, align 8, !tbaa !13
  %6 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 3
  %7 = load i8*, i8** %6, align 8, !tbaa !19
  %8 = icmp ult i8* %5, %7
  br i1 %8, label %9, label %11

9:                                                ; preds = %1
  %10 = getelementptr inbounds i8, i8* %5, i64 1
  store i8* %10, i8** %4, align 8, !tbaa !13
  br label %19

11:                                               ; preds = %1
  %12 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %3, i64 0, i32 10
  %13 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %12, align 8, !tbaa !20
  %14 = tail call i32 %13(%struct.buffer* noundef nonnull %0) #10
  %15 = icmp eq i32 %14, -1
  br i1 %15, label %30, label %16

16:                                               ; preds = %11
  %17 = load i8*, i8** %4, align 8, !tbaa !13
  %18 = load i8*, i8** %6, align 8, !tbaa !19
  br label %19

19:                                               ; preds = %16, %9
  %20 = phi i8* [ %18, %16 ], [ %7, %9 ]
  %21 = phi i8* [ %17, %16 ], [ %10, %9 ]
  %22 = icmp ult i8* %21, %20
  br i1 %22, label %23, label %26

23:                                               ; preds = %19
  %24 = load i8, i8* %21, align 1, !tbaa !18
  %25 = zext i8 %24 to i32
  br label %30

26:                                               ; preds = %19
  %27 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %3, i64 0, i32 9
  %28 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %27, align 8, !tbaa !11
  %29 = tail call i32 %28(%struct.buffer* noundef nonnull %0) #10
  br label %30

30:                                               ; preds = %11, %23, %26
  %31 = phi i32 [ -1, %11 ], [ %25, %23 ], [ %29, %26 ]
  ret i32 %31
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt15basic_streambufIcSt11char_traitsIcEE6stosscEv(%struct.buffer* noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 2
  %3 = load i8*, i8** %2, align 8, !tbaa !13
  %4 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 3
  %5 = load i8*, i8** %4, align 8, !tbaa !19
  %6 = icmp ult i8* %3, %5
  br i1 %6, label %7, label %9

7:                                                ; preds = %1
  %8 = getelementptr inbounds i8, i8* %3, i64 1
  store i8* %8, i8** %2, align 8, !tbaa !13
  br label %15

9:                                                ; preds = %1
  %10 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 0
  %11 = load %struct.buffer_functions*, %struct.buffer_functions** %10, align 8, !tbaa !10
  %12 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %11, i64 0, i32 10
  %13 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %12, align 8, !tbaa !20
  %14 = tail call i32 %13(%struct.buffer* noundef nonnull %0) #10
  br label %15

15:                                               ; preds = %7, %9
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i64 @_ZNSt15basic_streambufIcSt11char_traitsIcEE5sgetnEPcl(%struct.buffer* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 0
  %5 = load %struct.buffer_functions*, %struct.buffer_functions** %4, align 8, !tbaa !10
  %6 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %5, i64 0, i32 8
  %7 = load i64 (%struct.buffer*, i8*, i64)*, i64 (%struct.buffer*, i8*, i64)** %6, align 8, !tbaa !24
  %8 = tail call i64 %7(%struct.buffer* noundef %0, i8* noundef %1, i64 noundef %2) #10
  ret i64 %8
}

; Function Attrs: nounwind optsize
define dso_local i32 @_ZNSt15basic_streambufIcSt11char_traitsIcEE5sputcEc(%struct.buffer* noundef %0, i8 noundef signext %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 5
  %4 = load i8*, i8** %3, align 8, !tbaa !22
  %5 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 6
  %6 = load i8*, i8** %5, align 8, !tbaa !21
  %7 = icmp ult i8* %4, %6
  br i1 %7, label %8, label %11

8:                                                ; preds = %2
  %9 = getelementptr inbounds i8, i8* %4, i64 1
  store i8* %9, i8** %3, align 8, !tbaa !22
  store i8 %1, i8* %4, align 1, !tbaa !18
  %10 = zext i8 %1 to i32
  br label %18

11:                                               ; preds = %2
  %12 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 0
  %13 = load %struct.buffer_functions*, %struct.buffer_functions** %12, align 8, !tbaa !10
  %14 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %13, i64 0, i32 13
  %15 = load i32 (%struct.buffer*, i32)*, i32 (%struct.buffer*, i32)** %14, align 8, !tbaa !23
  %16 = zext i8 %1 to i32
  %17 = tail call i32 %15(%struct.buffer* noundef nonnull %0, i32 noundef %16) #10
  br label %18

18:                                               ; preds = %8, %11
  %19 = phi i32 [ %10, %8 ], [ %17, %11 ]
  ret i32 %19
}

; Function Attrs: nounwind optsize
define dso_local i64 @_ZNSt15basic_streambufIcSt11char_traitsIcEE5sputnEPKcl(%struct.buffer* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 0
  %5 = load %struct.buffer_functions*, %struct.buffer_functions** %4, align 8, !tbaa !10
  %6 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %5, i64 0, i32 12
  %7 = load i64 (%struct.buffer*, i8*, i64)*, i64 (%struct.buffer*, i8*, i64)** %6, align 8, !tbaa !25
  %8 = tail call i64 %7(%struct.buffer* noundef %0, i8* noundef %1, i64 noundef %2) #10
  ret i64 %8
}

; Function Attrs: nounwind optsize
define dso_local i32 @_ZNSt15basic_streambufIcSt11char_traitsIcEE9sputbackcEc(%struct.buffer* noundef %0, i8 noundef signext %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 2
  %4 = load i8*, i8** %3, align 8, !tbaa !13
  %5 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 1
  %6 = load i8*, i8** %5, align 8, !tbaa !26
  %7 = icmp ugt i8* %4, %6
  br i1 %7, label %8, label %15

8:                                                ; preds = %2
  %9 = getelementptr inbounds i8, i8* %4, i64 -1
  %10 = load i8, i8* %9, align 1, !tbaa !18
  %11 = icmp eq i8 %10, %1
  br i1 %11, label %12, label %15

12:                                               ; preds = %8
  store i8* %9, i8** %3, align 8, !tbaa !13
  %13 = load i8, i8* %9, align 1, !tbaa !18
  %14 = zext i8 %13 to i32
  br label %22

15:                                               ; preds = %8, %2
  %16 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 0
  %17 = load %struct.buffer_functions*, %struct.buffer_functions** %16, align 8, !tbaa !10
  %18 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %17, i64 0, i32 11
  %19 = load i32 (%struct.buffer*, i32)*, i32 (%struct.buffer*, i32)** %18, align 8, !tbaa !27
  %20 = zext i8 %1 to i32
  %21 = tail call i32 %19(%struct.buffer* noundef nonnull %0, i32 noundef %20) #10
  br label %22

22:                                               ; preds = %15, %12
  %23 = phi i32 [ %14, %12 ], [ %21, %15 ]
  ret i32 %23
}

; Function Attrs: nounwind optsize
define dso_local i32 @_ZNSt15basic_streambufIcSt11char_traitsIcEE7sungetcEv(%struct.buffer* noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 2
  %3 = load i8*, i8** %2, align 8, !tbaa !13
  %4 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 1
  %5 = load i8*, i8** %4, align 8, !tbaa !26
  %6 = icmp ugt i8* %3, %5
  br i1 %6, label %7, label %11

7:                                                ; preds = %1
  %8 = getelementptr inbounds i8, i8* %3, i64 -1
  store i8* %8, i8** %2, align 8, !tbaa !13
  %9 = load i8, i8* %8, align 1, !tbaa !18
  %10 = zext i8 %9 to i32
  br label %17

11:                                               ; preds = %1
  %12 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 0
  %13 = load %struct.buffer_functions*, %struct.buffer_functions** %12, align 8, !tbaa !10
  %14 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %13, i64 0, i32 11
  %15 = load i32 (%struct.buffer*, i32)*, i32 (%struct.buffer*, i32)** %14, align 8, !tbaa !27
  %16 = tail call i32 %15(%struct.buffer* noundef nonnull %0, i32 noundef -1) #10
  br label %17

17:                                               ; preds = %11, %7
  %18 = phi i32 [ %10, %7 ], [ %16, %11 ]
  ret i32 %18
}

; Function Attrs: nounwind optsize
define dso_local i64 @_ZNSt15basic_streambufIcSt11char_traitsIcEE8in_availEv(%struct.buffer* noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 2
  %3 = load i8*, i8** %2, align 8, !tbaa !13
  %4 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 3
  %5 = load i8*, i8** %4, align 8, !tbaa !19
  %6 = icmp ult i8* %3, %5
  br i1 %6, label %7, label %11

7:                                                ; preds = %1
  %8 = ptrtoint i8* %5 to i64
  %9 = ptrtoint i8* %3 to i64
  %10 = sub i64 %8, %9
  br label %17

11:                                               ; preds = %1
  %12 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 0
  %13 = load %struct.buffer_functions*, %struct.buffer_functions** %12, align 8, !tbaa !10
  %14 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %13, i64 0, i32 7
  %15 = load i64 (%struct.buffer*)*, i64 (%struct.buffer*)** %14, align 8, !tbaa !28
  %16 = tail call i64 %15(%struct.buffer* noundef nonnull %0) #10
  br label %17

17:                                               ; preds = %11, %7
  %18 = phi i64 [ %10, %7 ], [ %16, %11 ]
  ret i64 %18
}

; Function Attrs: nounwind optsize
define dso_local i32 @_ZNSt15basic_streambufIcSt11char_traitsIcEE7pubsyncEv(%struct.buffer* noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 0
  %3 = load %struct.buffer_functions*, %struct.buffer_functions** %2, align 8, !tbaa !10
  %4 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %3, i64 0, i32 6
  %5 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %4, align 8, !tbaa !29
  %6 = tail call i32 %5(%struct.buffer* noundef %0) #10
  ret i32 %6
}

; Function Attrs: nounwind optsize
define dso_local %struct.buffer* @_ZNSt15basic_streambufIcSt11char_traitsIcEE9pubsetbufEPcl(%struct.buffer* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 0
  %5 = load %struct.buffer_functions*, %struct.buffer_functions** %4, align 8, !tbaa !10
  %6 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %5, i64 0, i32 3
  %7 = load %struct.buffer* (%struct.buffer*, i8*, i64)*, %struct.buffer* (%struct.buffer*, i8*, i64)** %6, align 8, !tbaa !30
  %8 = tail call %struct.buffer* %7(%struct.buffer* noundef %0, i8* noundef %1, i64 noundef %2) #10
  ret %struct.buffer* %8
}

; Function Attrs: nounwind optsize
define dso_local { i64, i64 } @_ZNSt15basic_streambufIcSt11char_traitsIcEE10pubseekoffElSt12_Ios_SeekdirSt13_Ios_Openmode(%struct.buffer* noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 0
  %6 = load %struct.buffer_functions*, %struct.buffer_functions** %5, align 8, !tbaa !10
  %7 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %6, i64 0, i32 4
  %8 = load { i64, i64 } (%struct.buffer*, i64, i32, i32)*, { i64, i64 } (%struct.buffer*, i64, i32, i32)** %7, align 8, !tbaa !31
  %9 = tail call { i64, i64 } %8(%struct.buffer* noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) #10
  ret { i64, i64 } %9
}

; Function Attrs: nounwind optsize
define dso_local { i64, i64 } @_ZNSt15basic_streambufIcSt11char_traitsIcEE10pubseekposESt4fposI11__mbstate_tESt13_Ios_Openmode(%struct.buffer* noundef %0, i64 %1, i64 %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 0
  %6 = load %struct.buffer_functions*, %struct.buffer_functions** %5, align 8, !tbaa !10
  %7 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %6, i64 0, i32 5
  %8 = load { i64, i64 } (%struct.buffer*, i64, i64, i32)*, { i64, i64 } (%struct.buffer*, i64, i64, i32)** %7, align 8, !tbaa !32
  %9 = tail call { i64, i64 } %8(%struct.buffer* noundef %0, i64 %1, i64 %2, i32 noundef %3) #10
  ret { i64, i64 } %9
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt15basic_streambufIcSt11char_traitsIcEE8pubimbueERKSt6locale(i8** nocapture noundef writeonly %0, %struct.buffer* noundef %1, i8** noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.buffer, %struct.buffer* %1, i64 0, i32 7
  %5 = load i8*, i8** %4, align 8, !tbaa !8
  store i8* %5, i8** %0, align 8, !tbaa !3
  %6 = getelementptr inbounds %struct.buffer, %struct.buffer* %1, i64 0, i32 0
  %7 = load %struct.buffer_functions*, %struct.buffer_functions** %6, align 8, !tbaa !10
  %8 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %7, i64 0, i32 2
  %9 = load void (%struct.buffer*, i8*)*, void (%struct.buffer*, i8*)** %8, align 8, !tbaa !33
  %10 = bitcast i8** %2 to i8*
  tail call void %9(%struct.buffer* noundef %1, i8* noundef %10) #10
  %11 = load i8*, i8** %2, align 8, !tbaa !3
  %12 = tail call i8* @__sv_locale_keep(i8* noundef %11) #10
  store i8* %12, i8** %4, align 8, !tbaa !8
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNKSt15basic_streambufIcSt11char_traitsIcEE6getlocEv(i8** nocapture noundef writeonly %0, %struct.buffer* nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.buffer, %struct.buffer* %1, i64 0, i32 7
  %4 = load i8*, i8** %3, align 8, !tbaa !8
  %5 = tail call i8* @__sv_locale_keep(i8* noundef %4) #10
  store i8* %5, i8** %0, align 8, !tbaa !3
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i8* @_ZNKSt15basic_streambufIcSt11char_traitsIcEE5ebackEv(%struct.buffer* nocapture noundef readonly %0) local_unnamed_addr #6 {
  %2 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8, !tbaa !26
  ret i8* %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i8* @_ZNKSt15basic_streambufIcSt11char_traitsIcEE4gptrEv(%struct.buffer* nocapture noundef readonly %0) local_unnamed_addr #6 {
  %2 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 2
  %3 = load i8*, i8** %2, align 8, !tbaa !13
  ret i8* %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i8* @_ZNKSt15basic_streambufIcSt11char_traitsIcEE5egptrEv(%struct.buffer* nocapture noundef readonly %0) local_unnamed_addr #6 {
  %2 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 3
  %3 = load i8*, i8** %2, align 8, !tbaa !19
  ret i8* %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i8* @_ZNKSt15basic_streambufIcSt11char_traitsIcEE5pbaseEv(%struct.buffer* nocapture noundef readonly %0) local_unnamed_addr #6 {
  %2 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 4
  %3 = load i8*, i8** %2, align 8, !tbaa !34
  ret i8* %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i8* @_ZNKSt15basic_streambufIcSt11char_traitsIcEE4pptrEv(%struct.buffer* nocapture noundef readonly %0) local_unnamed_addr #6 {
  %2 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 5
  %3 = load i8*, i8** %2, align 8, !tbaa !22
  ret i8* %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i8* @_ZNKSt15basic_streambufIcSt11char_traitsIcEE5epptrEv(%struct.buffer* nocapture noundef readonly %0) local_unnamed_addr #6 {
  %2 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 6
  %3 = load i8*, i8** %2, align 8, !tbaa !21
  ret i8* %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local void @_ZNSt15basic_streambufIcSt11char_traitsIcEE5gbumpEi(%struct.buffer* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #7 {
  %3 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 2
  %4 = load i8*, i8** %3, align 8, !tbaa !13
  %5 = sext i32 %1 to i64
  %6 = getelementptr inbounds i8, i8* %4, i64 %5
  store i8* %6, i8** %3, align 8, !tbaa !13
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local void @_ZNSt15basic_streambufIcSt11char_traitsIcEE5pbumpEi(%struct.buffer* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #7 {
  %3 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 5
  %4 = load i8*, i8** %3, align 8, !tbaa !22
  %5 = sext i32 %1 to i64
  %6 = getelementptr inbounds i8, i8* %4, i64 %5
  store i8* %6, i8** %3, align 8, !tbaa !22
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local void @_ZNSt15basic_streambufIcSt11char_traitsIcEE12__safe_gbumpEl(%struct.buffer* nocapture noundef %0, i64 noundef %1) local_unnamed_addr #7 {
  %3 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 2
  %4 = load i8*, i8** %3, align 8, !tbaa !13
  %5 = getelementptr inbounds i8, i8* %4, i64 %1
  store i8* %5, i8** %3, align 8, !tbaa !13
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local void @_ZNSt15basic_streambufIcSt11char_traitsIcEE12__safe_pbumpEl(%struct.buffer* nocapture noundef %0, i64 noundef %1) local_unnamed_addr #7 {
  %3 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 5
  %4 = load i8*, i8** %3, align 8, !tbaa !22
  %5 = getelementptr inbounds i8, i8* %4, i64 %1
  store i8* %5, i8** %3, align 8, !tbaa !22
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local void @_ZNSt15basic_streambufIcSt11char_traitsIcEE4setgEPcS3_S3_(%struct.buffer* nocapture noundef writeonly %0, i8* noundef %1, i8* noundef %2, i8* noundef %3) local_unnamed_addr #8 {
  %5 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 1
  store i8* %1, i8** %5, align 8, !tbaa !26
  %6 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 2
  store i8* %2, i8** %6, align 8, !tbaa !13
  %7 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 3
  store i8* %3, i8** %7, align 8, !tbaa !19
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local void @_ZNSt15basic_streambufIcSt11char_traitsIcEE4setpEPcS3_(%struct.buffer* nocapture noundef writeonly %0, i8* noundef %1, i8* noundef %2) local_unnamed_addr #8 {
  %4 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 5
  store i8* %1, i8** %4, align 8, !tbaa !22
  %5 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 4
  store i8* %1, i8** %5, align 8, !tbaa !34
  %6 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 6
  store i8* %2, i8** %6, align 8, !tbaa !21
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt15basic_streambufIcSt11char_traitsIcEE4swapERS2_(%struct.buffer* nocapture noundef %0, %struct.buffer* nocapture noundef %1) local_unnamed_addr #0 {
  %3 = alloca { %struct.buffer_functions*, i8*, i8*, i8*, i8*, i8*, i8* }, align 8
  %4 = bitcast { %struct.buffer_functions*, i8*, i8*, i8*, i8*, i8*, i8* }* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %4)
  %5 = bitcast %struct.buffer* %0 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(56) %4, i8* noundef nonnull align 8 dereferenceable(56) %5, i64 56, i1 false), !tbaa.struct !2
  %6 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 7
  %7 = load i8*, i8** %6, align 8, !tbaa.struct !7
  %8 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 0
  %9 = load %struct.buffer_functions*, %struct.buffer_functions** %8, align 8, !tbaa !10
  %10 = getelementptr inbounds %struct.buffer, %struct.buffer* %1, i64 0, i32 7
  %11 = load i8*, i8** %10, align 8, !tbaa !8
  %12 = tail call i8* @__sv_locale_keep(i8* noundef %11) #10
  %13 = load i8*, i8** %6, align 8, !tbaa !8
  tail call void @__sv_locale_drop(i8* noundef %13) #10
  %14 = bitcast %struct.buffer* %1 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(64) %5, i8* noundef nonnull align 8 dereferenceable(64) %14, i64 64, i1 false) #11, !tbaa.struct !2
  store %struct.buffer_functions* %9, %struct.buffer_functions** %8, align 8, !tbaa !10
  %15 = getelementptr inbounds %struct.buffer, %struct.buffer* %1, i64 0, i32 0
  %16 = load %struct.buffer_functions*, %struct.buffer_functions** %15, align 8, !tbaa !10
  %17 = tail call i8* @__sv_locale_keep(i8* noundef %7) #10
  %18 = load i8*, i8** %10, align 8, !tbaa !8
  tail call void @__sv_locale_drop(i8* noundef %18) #10
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(56) %14, i8* noundef nonnull align 8 dereferenceable(56) %4, i64 56, i1 false), !tbaa.struct !2
  store i8* %7, i8** %10, align 8, !tbaa.struct !7
  store %struct.buffer_functions* %16, %struct.buffer_functions** %15, align 8, !tbaa !10
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %4)
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i64 @_ZSt21__copy_streambufs_eofIcSt11char_traitsIcEElPSt15basic_streambufIT_T0_ES6_Rb(%struct.buffer* noundef %0, %struct.buffer* noundef %1, i8* nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 0
  %5 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 2
  %6 = load i8*, i8** %5, align 8, !tbaa !13
  %7 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 3
  %8 = load i8*, i8** %7, align 8, !tbaa !19
  %9 = icmp ult i8* %6, %8
  br i1 %9, label %10, label %13

10:                                               ; preds = %3
  %11 = load i8, i8* %6, align 1, !tbaa !18
  %12 = zext i8 %11 to i32
  store i8 1, i8* %2, align 1, !tbaa !35
  br label %19

13:                                               ; preds = %3
  %14 = load %struct.buffer_functions*, %struct.buffer_functions** %4, align 8, !tbaa !10
  %15 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %14, i64 0, i32 9
  %16 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %15, align 8, !tbaa !11
  %17 = tail call i32 %16(%struct.buffer* noundef nonnull %0) #10
  store i8 1, i8* %2, align 1, !tbaa !35
  %18 = icmp eq i32 %17, -1
  br i1 %18, label %73, label %19

19:                                               ; preds = %10, %13
  %20 = phi i32 [ %12, %10 ], [ %17, %13 ]
  %21 = getelementptr inbounds %struct.buffer, %struct.buffer* %1, i64 0, i32 5
  %22 = getelementptr inbounds %struct.buffer, %struct.buffer* %1, i64 0, i32 6
  %23 = getelementptr inbounds %struct.buffer, %struct.buffer* %1, i64 0, i32 0
  br label %24

24:                                               ; preds = %19, %69
  %25 = phi i64 [ 0, %19 ], [ %71, %69 ]
  %26 = phi i32 [ %20, %19 ], [ %70, %69 ]
  %27 = load i8*, i8** %21, align 8, !tbaa !22
  %28 = load i8*, i8** %22, align 8, !tbaa !21
  %29 = icmp ult i8* %27, %28
  br i1 %29, label %30, label %33

30:                                               ; preds = %24
  %31 = trunc i32 %26 to i8
  %32 = getelementptr inbounds i8, i8* %27, i64 1
  store i8* %32, i8** %21, align 8, !tbaa !22
  store i8 %31, i8* %27, align 1, !tbaa !18
  br label %41

33:                                               ; preds = %24
  %34 = load %struct.buffer_functions*, %struct.buffer_functions** %23, align 8, !tbaa !10
  %35 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %34, i64 0, i32 13
  %36 = load i32 (%struct.buffer*, i32)*, i32 (%struct.buffer*, i32)** %35, align 8, !tbaa !23
  %37 = and i32 %26, 255
  %38 = tail call i32 %36(%struct.buffer* noundef nonnull %1, i32 noundef %37) #10
  %39 = icmp eq i32 %38, -1
  br i1 %39, label %40, label %41

40:                                               ; preds = %33
  store i8 0, i8* %2, align 1, !tbaa !35
  br label %73

41:                                               ; preds = %30, %33
  %42 = load %struct.buffer_functions*, %struct.buffer_functions** %4, align 8, !tbaa !10
  %43 = load i8*, i8** %5, align 8, !tbaa !13
  %44 = load i8*, i8** %7, align 8, !tbaa !19
  %45 = icmp ult i8* %43, %44
  br i1 %45, label %46, label %48

46:                                               ; preds = %41
  %47 = getelementptr inbounds i8, i8* %43, i64 1
  store i8* %47, i8** %5, align 8, !tbaa !13
  br label %58

48:                                               ; preds = %41
  %49 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %42, i64 0, i32 10
  %50 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %49, align 8, !tbaa !20
  %51 = tail call i32 %50(%struct.buffer* noundef nonnull %0) #10
  %52 = icmp eq i32 %51, -1
  br i1 %52, label %53, label %55

53:                                               ; preds = %48
  %54 = add nuw nsw i64 %25, 1
  br label %73

55:                                               ; preds = %48
  %56 = load i8*, i8** %5, align 8, !tbaa !13
  %57 = load i8*, i8** %7, align 8, !tbaa !19
  br label %58

58:                                               ; preds = %55, %46
  %59 = phi i8* [ %57, %55 ], [ %44, %46 ]
  %60 = phi i8* [ %56, %55 ], [ %47, %46 ]
  %61 = icmp ult i8* %60, %59
  br i1 %61, label %62, label %65

62:                                               ; preds = %58
  %63 = load i8, i8* %60, align 1, !tbaa !18
  %64 = zext i8 %63 to i32
  br label %69

65:                                               ; preds = %58
  %66 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %42, i64 0, i32 9
  %67 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %66, align 8, !tbaa !11
  %68 = tail call i32 %67(%struct.buffer* noundef nonnull %0) #10
  br label %69

69:                                               ; preds = %62, %65
  %70 = phi i32 [ %64, %62 ], [ %68, %65 ]
  %71 = add nuw nsw i64 %25, 1
  %72 = icmp eq i32 %70, -1
  br i1 %72, label %73, label %24, !llvm.loop !37

73:                                               ; preds = %69, %53, %13, %40
  %74 = phi i64 [ %25, %40 ], [ 0, %13 ], [ %54, %53 ], [ %71, %69 ]
  ret i64 %74
}

; Function Attrs: nounwind optsize
define dso_local i64 @_ZSt17__copy_streambufsIcSt11char_traitsIcEElPSt15basic_streambufIT_T0_ES6_(%struct.buffer* noundef %0, %struct.buffer* noundef %1) local_unnamed_addr #0 {
  %3 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #11
  %4 = call i64 @_ZSt21__copy_streambufs_eofIcSt11char_traitsIcEElPSt15basic_streambufIT_T0_ES6_Rb(%struct.buffer* noundef %0, %struct.buffer* noundef %1, i8* noundef nonnull %3) #12
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #11
  ret i64 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local %struct.buffer_functions* @__sv_guarded(%struct.buffer* nocapture noundef readonly %0) local_unnamed_addr #6 {
  %2 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 0
  %3 = load %struct.buffer_functions*, %struct.buffer_functions** %2, align 8, !tbaa !10
  %4 = icmp eq %struct.buffer_functions* %3, getelementptr (%struct.buffer_table, %struct.buffer_table* @_ZTVNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE, i64 0, i32 2)
  %5 = icmp eq %struct.buffer_functions* %3, getelementptr (%struct.buffer_table, %struct.buffer_table* @_ZTVSt13basic_filebufIcSt11char_traitsIcEE, i64 0, i32 2)
  %6 = or i1 %4, %5
  %7 = select i1 %6, %struct.buffer_functions* %3, %struct.buffer_functions* bitcast ({ void (%struct.buffer*)*, void (%struct.buffer*)*, void (%struct.buffer*, i8*)*, %struct.buffer* (%struct.buffer*, i8*, i64)*, { i64, i64 } (%struct.buffer*, i64, i32, i32)*, { i64, i64 } (%struct.buffer*, i64, i64, i32)*, i32 (%struct.buffer*)*, i64 (%struct.buffer*)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*, i32)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*, i32)* }* @catching to %struct.buffer_functions*)
  ret %struct.buffer_functions* %7
}

; Function Attrs: nounwind optsize
define internal { i64, i64 } @seek_stream(%struct.buffer* nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 1
  %6 = bitcast %struct.buffer* %5 to %struct.sv_file***
  %7 = load %struct.sv_file**, %struct.sv_file*** %6, align 8, !tbaa !14
  %8 = load %struct.sv_file*, %struct.sv_file** %7, align 8, !tbaa !3
  %9 = tail call i32 @fseek(%struct.sv_file* noundef %8, i64 noundef %1, i32 noundef %2) #10
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %15

11:                                               ; preds = %4
  %12 = load %struct.sv_file**, %struct.sv_file*** %6, align 8, !tbaa !14
  %13 = load %struct.sv_file*, %struct.sv_file** %12, align 8, !tbaa !3
  %14 = tail call i64 @ftell(%struct.sv_file* noundef %13) #10
  br label %15

15:                                               ; preds = %4, %11
  %16 = phi i64 [ %14, %11 ], [ -1, %4 ]
  %17 = insertvalue { i64, i64 } poison, i64 %16, 0
  %18 = insertvalue { i64, i64 } %17, i64 0, 1
  ret { i64, i64 } %18
}

; Function Attrs: nounwind optsize
define internal { i64, i64 } @seek_stream_to(%struct.buffer* nocapture noundef readonly %0, i64 %1, i64 %2, i32 noundef %3) #0 {
  %5 = tail call { i64, i64 } @seek_stream(%struct.buffer* noundef %0, i64 noundef %1, i32 noundef 0, i32 noundef %3) #12
  ret { i64, i64 } %5
}

; Function Attrs: nounwind optsize
define internal i32 @sync_stream(%struct.buffer* nocapture noundef readonly %0) #0 {
  %2 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 1
  %3 = bitcast %struct.buffer* %2 to %struct.sv_file***
  %4 = load %struct.sv_file**, %struct.sv_file*** %3, align 8, !tbaa !14
  %5 = load %struct.sv_file*, %struct.sv_file** %4, align 8, !tbaa !3
  %6 = tail call i32 @fflush(%struct.sv_file* noundef %5) #10
  ret i32 %6
}

; Function Attrs: nounwind optsize
define internal i64 @take_many(%struct.buffer* nocapture noundef %0, i8* noundef %1, i64 noundef %2) #0 {
  %4 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 1
  %5 = bitcast %struct.buffer* %4 to %struct.sv_file***
  %6 = load %struct.sv_file**, %struct.sv_file*** %5, align 8, !tbaa !14
  %7 = load %struct.sv_file*, %struct.sv_file** %6, align 8, !tbaa !3
  %8 = tail call i64 @fread(i8* noundef %1, i64 noundef 1, i64 noundef %2, %struct.sv_file* noundef %7) #10
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %10, label %15

10:                                               ; preds = %3
  %11 = add nsw i64 %8, -1
  %12 = getelementptr inbounds i8, i8* %1, i64 %11
  %13 = load i8, i8* %12, align 1, !tbaa !18
  %14 = zext i8 %13 to i32
  br label %15

15:                                               ; preds = %3, %10
  %16 = phi i32 [ %14, %10 ], [ -1, %3 ]
  %17 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 1, i32 1
  %18 = bitcast i8** %17 to i32*
  store i32 %16, i32* %18, align 8, !tbaa !17
  ret i64 %8
}

; Function Attrs: nounwind optsize
define internal i32 @see_next(%struct.buffer* nocapture noundef readonly %0) #0 {
  %2 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 1
  %3 = bitcast %struct.buffer* %2 to %struct.sv_file***
  %4 = load %struct.sv_file**, %struct.sv_file*** %3, align 8, !tbaa !14
  %5 = load %struct.sv_file*, %struct.sv_file** %4, align 8, !tbaa !3
  %6 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %5, i64 0, i32 1
  %7 = load i8*, i8** %6, align 8, !tbaa !40
  %8 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %5, i64 0, i32 2
  %9 = load i8*, i8** %8, align 8, !tbaa !43
  %10 = icmp ult i8* %7, %9
  br i1 %10, label %11, label %14

11:                                               ; preds = %1
  %12 = load i8, i8* %7, align 1, !tbaa !18
  %13 = zext i8 %12 to i32
  br label %16

14:                                               ; preds = %1
  %15 = tail call i32 @__underflow(%struct.sv_file* noundef nonnull %5) #10
  br label %16

16:                                               ; preds = %14, %11
  %17 = phi i32 [ %13, %11 ], [ %15, %14 ]
  ret i32 %17
}

; Function Attrs: nounwind optsize
define internal i32 @take_next(%struct.buffer* nocapture noundef %0) #0 {
  %2 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 1
  %3 = bitcast %struct.buffer* %2 to %struct.sv_file***
  %4 = load %struct.sv_file**, %struct.sv_file*** %3, align 8, !tbaa !14
  %5 = load %struct.sv_file*, %struct.sv_file** %4, align 8, !tbaa !3
  %6 = tail call i32 @fgetc(%struct.sv_file* noundef %5) #10
  %7 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 1, i32 1
  %8 = bitcast i8** %7 to i32*
  store i32 %6, i32* %8, align 8, !tbaa !17
  ret i32 %6
}

; Function Attrs: nounwind optsize
define internal i32 @put_back(%struct.buffer* nocapture noundef %0, i32 noundef %1) #0 {
  %3 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 1, i32 1
  %4 = bitcast i8** %3 to i32*
  %5 = load i32, i32* %4, align 8, !tbaa !17
  store i32 -1, i32* %4, align 8, !tbaa !17
  %6 = icmp eq i32 %1, -1
  %7 = select i1 %6, i32 %5, i32 %1
  %8 = icmp eq i32 %7, -1
  br i1 %8, label %15, label %9

9:                                                ; preds = %2
  %10 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 1
  %11 = bitcast %struct.buffer* %10 to %struct.sv_file***
  %12 = load %struct.sv_file**, %struct.sv_file*** %11, align 8, !tbaa !14
  %13 = load %struct.sv_file*, %struct.sv_file** %12, align 8, !tbaa !3
  %14 = tail call i32 @ungetc(i32 noundef %7, %struct.sv_file* noundef %13) #10
  br label %15

15:                                               ; preds = %2, %9
  %16 = phi i32 [ %14, %9 ], [ -1, %2 ]
  ret i32 %16
}

; Function Attrs: nounwind optsize
define internal i64 @put_many(%struct.buffer* nocapture noundef readonly %0, i8* noundef %1, i64 noundef %2) #0 {
  %4 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 1
  %5 = bitcast %struct.buffer* %4 to %struct.sv_file***
  %6 = load %struct.sv_file**, %struct.sv_file*** %5, align 8, !tbaa !14
  %7 = load %struct.sv_file*, %struct.sv_file** %6, align 8, !tbaa !3
  %8 = tail call i64 @fwrite(i8* noundef %1, i64 noundef 1, i64 noundef %2, %struct.sv_file* noundef %7) #10
  ret i64 %8
}

; Function Attrs: nounwind optsize
define internal i32 @put_one(%struct.buffer* nocapture noundef readonly %0, i32 noundef %1) #0 {
  %3 = icmp eq i32 %1, -1
  %4 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 1
  %5 = bitcast %struct.buffer* %4 to %struct.sv_file***
  %6 = load %struct.sv_file**, %struct.sv_file*** %5, align 8, !tbaa !14
  %7 = load %struct.sv_file*, %struct.sv_file** %6, align 8, !tbaa !3
  br i1 %3, label %8, label %10

8:                                                ; preds = %2
  %9 = tail call i32 @fflush(%struct.sv_file* noundef %7) #10
  br label %12

10:                                               ; preds = %2
  %11 = tail call i32 @fputc(i32 noundef %1, %struct.sv_file* noundef %7) #10
  br label %12

12:                                               ; preds = %10, %8
  %13 = phi i32 [ %9, %8 ], [ %11, %10 ]
  ret i32 %13
}

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_is_shown(%struct.buffer* noundef readonly %0) local_unnamed_addr #0 {
  %2 = icmp eq %struct.buffer* %0, null
  br i1 %2, label %22, label %3

3:                                                ; preds = %1
  %4 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 0
  %5 = load %struct.buffer_functions*, %struct.buffer_functions** %4, align 8, !tbaa !10
  %6 = icmp eq %struct.buffer_functions* %5, bitcast (void (%struct.buffer*)** getelementptr inbounds ({ i64, i8*, { void (%struct.buffer*)*, void (%struct.buffer*)*, void (%struct.buffer*, i8*)*, %struct.buffer* (%struct.buffer*, i8*, i64)*, { i64, i64 } (%struct.buffer*, i64, i32, i32)*, { i64, i64 } (%struct.buffer*, i64, i64, i32)*, i32 (%struct.buffer*)*, i64 (%struct.buffer*)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*, i32)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*, i32)* } }, { i64, i8*, { void (%struct.buffer*)*, void (%struct.buffer*)*, void (%struct.buffer*, i8*)*, %struct.buffer* (%struct.buffer*, i8*, i64)*, { i64, i64 } (%struct.buffer*, i64, i32, i32)*, { i64, i64 } (%struct.buffer*, i64, i64, i32)*, i32 (%struct.buffer*)*, i64 (%struct.buffer*)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*, i32)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*, i32)* } }* @__sv_stdio_buffer, i64 0, i32 2, i32 0) to %struct.buffer_functions*)
  br i1 %6, label %7, label %22

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 1
  %9 = bitcast %struct.buffer* %8 to %struct.sv_file***
  %10 = load %struct.sv_file**, %struct.sv_file*** %9, align 8, !tbaa !14
  %11 = load %struct.sv_file*, %struct.sv_file** %10, align 8, !tbaa !3
  %12 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %11, i64 0, i32 0
  %13 = load i32, i32* %12, align 8, !tbaa !44
  %14 = and i32 %13, 16384
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %22, label %16

16:                                               ; preds = %7
  %17 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %11, i64 0, i32 12
  %18 = load i32, i32* %17, align 8, !tbaa !45
  %19 = tail call i32 @__sv_is_console(i32 noundef %18) #10
  %20 = icmp ne i32 %19, 0
  %21 = zext i1 %20 to i32
  br label %22

22:                                               ; preds = %7, %16, %1, %3
  %23 = phi i32 [ 0, %3 ], [ 0, %1 ], [ 0, %7 ], [ %21, %16 ]
  ret i32 %23
}

; Function Attrs: optsize
declare dso_local i32 @__sv_is_console(i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define internal { i64, i64 } @seekoff(%struct.buffer* noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca %struct.attempt, align 8
  %6 = bitcast %struct.attempt* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %6) #11
  %7 = load i32, i32* @__sv_has_thrown, align 4, !tbaa !46
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %52

9:                                                ; preds = %4, %9
  %10 = phi i64 [ %12, %9 ], [ 1, %4 ]
  %11 = phi i64 [ %16, %9 ], [ 1, %4 ]
  %12 = add nuw nsw i64 %11, %10
  %13 = add nsw i64 %12, -1
  %14 = call i64 @__symvm_landing(i64 noundef %13, i64 noundef 0) #10
  %15 = icmp ult i64 %14, 72057594037927936
  %16 = shl nsw i64 %11, 1
  br i1 %15, label %17, label %9, !llvm.loop !47

17:                                               ; preds = %9
  %18 = icmp sgt i64 %11, 0
  br i1 %18, label %19, label %29

19:                                               ; preds = %17, %19
  %20 = phi i64 [ %27, %19 ], [ %11, %17 ]
  %21 = phi i64 [ %26, %19 ], [ %10, %17 ]
  %22 = add nsw i64 %21, %20
  %23 = add nsw i64 %22, -1
  %24 = call i64 @__symvm_landing(i64 noundef %23, i64 noundef 0) #10
  %25 = icmp ult i64 %24, 72057594037927936
  %26 = select i1 %25, i64 %21, i64 %22
  %27 = lshr i64 %20, 1
  %28 = icmp ult i64 %20, 2
  br i1 %28, label %29, label %19, !llvm.loop !48

29:                                               ; preds = %19, %17
  %30 = phi i64 [ %10, %17 ], [ %26, %19 ]
  %31 = getelementptr inbounds %struct.attempt, %struct.attempt* %5, i64 0, i32 1
  store i64 %30, i64* %31, align 8, !tbaa !49
  %32 = load %struct.attempt*, %struct.attempt** @__sv_attempts, align 8, !tbaa !3
  %33 = getelementptr inbounds %struct.attempt, %struct.attempt* %5, i64 0, i32 2
  store %struct.attempt* %32, %struct.attempt** %33, align 8, !tbaa !51
  store %struct.attempt* %5, %struct.attempt** @__sv_attempts, align 8, !tbaa !3
  %34 = getelementptr inbounds %struct.attempt, %struct.attempt* %5, i64 0, i32 0, i64 0
  %35 = call i32 @_setjmp(i64* noundef nonnull %34) #13
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %46

37:                                               ; preds = %29
  %38 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 0
  %39 = load %struct.buffer_functions*, %struct.buffer_functions** %38, align 8, !tbaa !10
  %40 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %39, i64 0, i32 4
  %41 = load { i64, i64 } (%struct.buffer*, i64, i32, i32)*, { i64, i64 } (%struct.buffer*, i64, i32, i32)** %40, align 8, !tbaa !31
  %42 = call { i64, i64 } %41(%struct.buffer* noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) #10
  %43 = extractvalue { i64, i64 } %42, 0
  %44 = extractvalue { i64, i64 } %42, 1
  %45 = load %struct.attempt*, %struct.attempt** %33, align 8, !tbaa !51
  store %struct.attempt* %45, %struct.attempt** @__sv_attempts, align 8, !tbaa !3
  br label %52

46:                                               ; preds = %29
  %47 = getelementptr inbounds %struct.attempt, %struct.attempt* %5, i64 0, i32 3
  %48 = load %struct.exception*, %struct.exception** %47, align 8, !tbaa !52
  %49 = getelementptr inbounds %struct.exception, %struct.exception* %48, i64 0, i32 12, i64 0
  %50 = bitcast i64* %49 to i8*
  %51 = call i8* @__cxa_begin_catch(i8* noundef nonnull %50) #10
  store i32 1, i32* @__sv_has_thrown, align 4, !tbaa !46
  br label %52

52:                                               ; preds = %4, %46, %37
  %53 = phi i64 [ %43, %37 ], [ -1, %46 ], [ -1, %4 ]
  %54 = phi i64 [ %44, %37 ], [ 0, %46 ], [ 0, %4 ]
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %6) #11
  %55 = insertvalue { i64, i64 } poison, i64 %53, 0
  %56 = insertvalue { i64, i64 } %55, i64 %54, 1
  ret { i64, i64 } %56
}

; Function Attrs: nounwind optsize
define internal i32 @sync(%struct.buffer* noundef %0) #0 {
  %2 = alloca %struct.attempt, align 8
  %3 = bitcast %struct.attempt* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %3) #11
  %4 = load i32, i32* @__sv_has_thrown, align 4, !tbaa !46
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %47

6:                                                ; preds = %1, %6
  %7 = phi i64 [ %9, %6 ], [ 1, %1 ]
  %8 = phi i64 [ %13, %6 ], [ 1, %1 ]
  %9 = add nuw nsw i64 %8, %7
  %10 = add nsw i64 %9, -1
  %11 = call i64 @__symvm_landing(i64 noundef %10, i64 noundef 0) #10
  %12 = icmp ult i64 %11, 72057594037927936
  %13 = shl nsw i64 %8, 1
  br i1 %12, label %14, label %6, !llvm.loop !47

14:                                               ; preds = %6
  %15 = icmp sgt i64 %8, 0
  br i1 %15, label %16, label %26

16:                                               ; preds = %14, %16
  %17 = phi i64 [ %24, %16 ], [ %8, %14 ]
  %18 = phi i64 [ %23, %16 ], [ %7, %14 ]
  %19 = add nsw i64 %18, %17
  %20 = add nsw i64 %19, -1
  %21 = call i64 @__symvm_landing(i64 noundef %20, i64 noundef 0) #10
  %22 = icmp ult i64 %21, 72057594037927936
  %23 = select i1 %22, i64 %18, i64 %19
  %24 = lshr i64 %17, 1
  %25 = icmp ult i64 %17, 2
  br i1 %25, label %26, label %16, !llvm.loop !48

26:                                               ; preds = %16, %14
  %27 = phi i64 [ %7, %14 ], [ %23, %16 ]
  %28 = getelementptr inbounds %struct.attempt, %struct.attempt* %2, i64 0, i32 1
  store i64 %27, i64* %28, align 8, !tbaa !49
  %29 = load %struct.attempt*, %struct.attempt** @__sv_attempts, align 8, !tbaa !3
  %30 = getelementptr inbounds %struct.attempt, %struct.attempt* %2, i64 0, i32 2
  store %struct.attempt* %29, %struct.attempt** %30, align 8, !tbaa !51
  store %struct.attempt* %2, %struct.attempt** @__sv_attempts, align 8, !tbaa !3
  %31 = getelementptr inbounds %struct.attempt, %struct.attempt* %2, i64 0, i32 0, i64 0
  %32 = call i32 @_setjmp(i64* noundef nonnull %31) #13
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %41

34:                                               ; preds = %26
  %35 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 0
  %36 = load %struct.buffer_functions*, %struct.buffer_functions** %35, align 8, !tbaa !10
  %37 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %36, i64 0, i32 6
  %38 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %37, align 8, !tbaa !29
  %39 = call i32 %38(%struct.buffer* noundef %0) #10
  %40 = load %struct.attempt*, %struct.attempt** %30, align 8, !tbaa !51
  store %struct.attempt* %40, %struct.attempt** @__sv_attempts, align 8, !tbaa !3
  br label %47

41:                                               ; preds = %26
  %42 = getelementptr inbounds %struct.attempt, %struct.attempt* %2, i64 0, i32 3
  %43 = load %struct.exception*, %struct.exception** %42, align 8, !tbaa !52
  %44 = getelementptr inbounds %struct.exception, %struct.exception* %43, i64 0, i32 12, i64 0
  %45 = bitcast i64* %44 to i8*
  %46 = call i8* @__cxa_begin_catch(i8* noundef nonnull %45) #10
  store i32 1, i32* @__sv_has_thrown, align 4, !tbaa !46
  br label %47

47:                                               ; preds = %1, %41, %34
  %48 = phi i32 [ %39, %34 ], [ -1, %41 ], [ -1, %1 ]
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %3) #11
  ret i32 %48
}

; Function Attrs: nounwind optsize
define internal i64 @showmanyc(%struct.buffer* noundef %0) #0 {
  %2 = alloca %struct.attempt, align 8
  %3 = bitcast %struct.attempt* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %3) #11
  %4 = load i32, i32* @__sv_has_thrown, align 4, !tbaa !46
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %47

6:                                                ; preds = %1, %6
  %7 = phi i64 [ %9, %6 ], [ 1, %1 ]
  %8 = phi i64 [ %13, %6 ], [ 1, %1 ]
  %9 = add nuw nsw i64 %8, %7
  %10 = add nsw i64 %9, -1
  %11 = call i64 @__symvm_landing(i64 noundef %10, i64 noundef 0) #10
  %12 = icmp ult i64 %11, 72057594037927936
  %13 = shl nsw i64 %8, 1
  br i1 %12, label %14, label %6, !llvm.loop !47

14:                                               ; preds = %6
  %15 = icmp sgt i64 %8, 0
  br i1 %15, label %16, label %26

16:                                               ; preds = %14, %16
  %17 = phi i64 [ %24, %16 ], [ %8, %14 ]
  %18 = phi i64 [ %23, %16 ], [ %7, %14 ]
  %19 = add nsw i64 %18, %17
  %20 = add nsw i64 %19, -1
  %21 = call i64 @__symvm_landing(i64 noundef %20, i64 noundef 0) #10
  %22 = icmp ult i64 %21, 72057594037927936
  %23 = select i1 %22, i64 %18, i64 %19
  %24 = lshr i64 %17, 1
  %25 = icmp ult i64 %17, 2
  br i1 %25, label %26, label %16, !llvm.loop !48

26:                                               ; preds = %16, %14
  %27 = phi i64 [ %7, %14 ], [ %23, %16 ]
  %28 = getelementptr inbounds %struct.attempt, %struct.attempt* %2, i64 0, i32 1
  store i64 %27, i64* %28, align 8, !tbaa !49
  %29 = load %struct.attempt*, %struct.attempt** @__sv_attempts, align 8, !tbaa !3
  %30 = getelementptr inbounds %struct.attempt, %struct.attempt* %2, i64 0, i32 2
  store %struct.attempt* %29, %struct.attempt** %30, align 8, !tbaa !51
  store %struct.attempt* %2, %struct.attempt** @__sv_attempts, align 8, !tbaa !3
  %31 = getelementptr inbounds %struct.attempt, %struct.attempt* %2, i64 0, i32 0, i64 0
  %32 = call i32 @_setjmp(i64* noundef nonnull %31) #13
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %41

34:                                               ; preds = %26
  %35 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 0
  %36 = load %struct.buffer_functions*, %struct.buffer_functions** %35, align 8, !tbaa !10
  %37 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %36, i64 0, i32 7
  %38 = load i64 (%struct.buffer*)*, i64 (%struct.buffer*)** %37, align 8, !tbaa !28
  %39 = call i64 %38(%struct.buffer* noundef %0) #10
  %40 = load %struct.attempt*, %struct.attempt** %30, align 8, !tbaa !51
  store %struct.attempt* %40, %struct.attempt** @__sv_attempts, align 8, !tbaa !3
  br label %47

41:                                               ; preds = %26
  %42 = getelementptr inbounds %struct.attempt, %struct.attempt* %2, i64 0, i32 3
  %43 = load %struct.exception*, %struct.exception** %42, align 8, !tbaa !52
  %44 = getelementptr inbounds %struct.exception, %struct.exception* %43, i64 0, i32 12, i64 0
  %45 = bitcast i64* %44 to i8*
  %46 = call i8* @__cxa_begin_catch(i8* noundef nonnull %45) #10
  store i32 1, i32* @__sv_has_thrown, align 4, !tbaa !46
  br label %47

47:                                               ; preds = %1, %41, %34
  %48 = phi i64 [ %39, %34 ], [ -1, %41 ], [ -1, %1 ]
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %3) #11
  ret i64 %48
}

; Function Attrs: nounwind optsize
define internal i64 @xsgetn(%struct.buffer* noundef %0, i8* noundef %1, i64 noundef %2) #0 {
  %4 = alloca %struct.attempt, align 8
  %5 = bitcast %struct.attempt* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %5) #11
  %6 = load i32, i32* @__sv_has_thrown, align 4, !tbaa !46
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %49

8:                                                ; preds = %3, %8
  %9 = phi i64 [ %11, %8 ], [ 1, %3 ]
  %10 = phi i64 [ %15, %8 ], [ 1, %3 ]
  %11 = add nuw nsw i64 %10, %9
  %12 = add nsw i64 %11, -1
  %13 = call i64 @__symvm_landing(i64 noundef %12, i64 noundef 0) #10
  %14 = icmp ult i64 %13, 72057594037927936
  %15 = shl nsw i64 %10, 1
  br i1 %14, label %16, label %8, !llvm.loop !47

16:                                               ; preds = %8
  %17 = icmp sgt i64 %10, 0
  br i1 %17, label %18, label %28

18:                                               ; preds = %16, %18
  %19 = phi i64 [ %26, %18 ], [ %10, %16 ]
  %20 = phi i64 [ %25, %18 ], [ %9, %16 ]
  %21 = add nsw i64 %20, %19
  %22 = add nsw i64 %21, -1
  %23 = call i64 @__symvm_landing(i64 noundef %22, i64 noundef 0) #10
  %24 = icmp ult i64 %23, 72057594037927936
  %25 = select i1 %24, i64 %20, i64 %21
  %26 = lshr i64 %19, 1
  %27 = icmp ult i64 %19, 2
  br i1 %27, label %28, label %18, !llvm.loop !48

28:                                               ; preds = %18, %16
  %29 = phi i64 [ %9, %16 ], [ %25, %18 ]
  %30 = getelementptr inbounds %struct.attempt, %struct.attempt* %4, i64 0, i32 1
  store i64 %29, i64* %30, align 8, !tbaa !49
  %31 = load %struct.attempt*, %struct.attempt** @__sv_attempts, align 8, !tbaa !3
  %32 = getelementptr inbounds %struct.attempt, %struct.attempt* %4, i64 0, i32 2
  store %struct.attempt* %31, %struct.attempt** %32, align 8, !tbaa !51
  store %struct.attempt* %4, %struct.attempt** @__sv_attempts, align 8, !tbaa !3
  %33 = getelementptr inbounds %struct.attempt, %struct.attempt* %4, i64 0, i32 0, i64 0
  %34 = call i32 @_setjmp(i64* noundef nonnull %33) #13
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %43

36:                                               ; preds = %28
  %37 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 0
  %38 = load %struct.buffer_functions*, %struct.buffer_functions** %37, align 8, !tbaa !10
  %39 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %38, i64 0, i32 8
  %40 = load i64 (%struct.buffer*, i8*, i64)*, i64 (%struct.buffer*, i8*, i64)** %39, align 8, !tbaa !24
  %41 = call i64 %40(%struct.buffer* noundef %0, i8* noundef %1, i64 noundef %2) #10
  %42 = load %struct.attempt*, %struct.attempt** %32, align 8, !tbaa !51
  store %struct.attempt* %42, %struct.attempt** @__sv_attempts, align 8, !tbaa !3
  br label %49

43:                                               ; preds = %28
  %44 = getelementptr inbounds %struct.attempt, %struct.attempt* %4, i64 0, i32 3
  %45 = load %struct.exception*, %struct.exception** %44, align 8, !tbaa !52
  %46 = getelementptr inbounds %struct.exception, %struct.exception* %45, i64 0, i32 12, i64 0
  %47 = bitcast i64* %46 to i8*
  %48 = call i8* @__cxa_begin_catch(i8* noundef nonnull %47) #10
  store i32 1, i32* @__sv_has_thrown, align 4, !tbaa !46
  br label %49

49:                                               ; preds = %3, %43, %36
  %50 = phi i64 [ %41, %36 ], [ 0, %43 ], [ 0, %3 ]
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %5) #11
  ret i64 %50
}

; Function Attrs: nounwind optsize
define internal i32 @underflow(%struct.buffer* noundef %0) #0 {
  %2 = alloca %struct.attempt, align 8
  %3 = bitcast %struct.attempt* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %3) #11
  %4 = load i32, i32* @__sv_has_thrown, align 4, !tbaa !46
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %47

6:                                                ; preds = %1, %6
  %7 = phi i64 [ %9, %6 ], [ 1, %1 ]
  %8 = phi i64 [ %13, %6 ], [ 1, %1 ]
  %9 = add nuw nsw i64 %8, %7
  %10 = add nsw i64 %9, -1
  %11 = call i64 @__symvm_landing(i64 noundef %10, i64 noundef 0) #10
  %12 = icmp ult i64 %11, 72057594037927936
  %13 = shl nsw i64 %8, 1
  br i1 %12, label %14, label %6, !llvm.loop !47

14:                                               ; preds = %6
  %15 = icmp sgt i64 %8, 0
  br i1 %15, label %16, label %26

16:                                               ; preds = %14, %16
  %17 = phi i64 [ %24, %16 ], [ %8, %14 ]
  %18 = phi i64 [ %23, %16 ], [ %7, %14 ]
  %19 = add nsw i64 %18, %17
  %20 = add nsw i64 %19, -1
  %21 = call i64 @__symvm_landing(i64 noundef %20, i64 noundef 0) #10
  %22 = icmp ult i64 %21, 72057594037927936
  %23 = select i1 %22, i64 %18, i64 %19
  %24 = lshr i64 %17, 1
  %25 = icmp ult i64 %17, 2
  br i1 %25, label %26, label %16, !llvm.loop !48

26:                                               ; preds = %16, %14
  %27 = phi i64 [ %7, %14 ], [ %23, %16 ]
  %28 = getelementptr inbounds %struct.attempt, %struct.attempt* %2, i64 0, i32 1
  store i64 %27, i64* %28, align 8, !tbaa !49
  %29 = load %struct.attempt*, %struct.attempt** @__sv_attempts, align 8, !tbaa !3
  %30 = getelementptr inbounds %struct.attempt, %struct.attempt* %2, i64 0, i32 2
  store %struct.attempt* %29, %struct.attempt** %30, align 8, !tbaa !51
  store %struct.attempt* %2, %struct.attempt** @__sv_attempts, align 8, !tbaa !3
  %31 = getelementptr inbounds %struct.attempt, %struct.attempt* %2, i64 0, i32 0, i64 0
  %32 = call i32 @_setjmp(i64* noundef nonnull %31) #13
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %41

34:                                               ; preds = %26
  %35 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 0
  %36 = load %struct.buffer_functions*, %struct.buffer_functions** %35, align 8, !tbaa !10
  %37 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %36, i64 0, i32 9
  %38 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %37, align 8, !tbaa !11
  %39 = call i32 %38(%struct.buffer* noundef %0) #10
  %40 = load %struct.attempt*, %struct.attempt** %30, align 8, !tbaa !51
  store %struct.attempt* %40, %struct.attempt** @__sv_attempts, align 8, !tbaa !3
  br label %47

41:                                               ; preds = %26
  %42 = getelementptr inbounds %struct.attempt, %struct.attempt* %2, i64 0, i32 3
  %43 = load %struct.exception*, %struct.exception** %42, align 8, !tbaa !52
  %44 = getelementptr inbounds %struct.exception, %struct.exception* %43, i64 0, i32 12, i64 0
  %45 = bitcast i64* %44 to i8*
  %46 = call i8* @__cxa_begin_catch(i8* noundef nonnull %45) #10
  store i32 1, i32* @__sv_has_thrown, align 4, !tbaa !46
  br label %47

47:                                               ; preds = %1, %41, %34
  %48 = phi i32 [ %39, %34 ], [ -1, %41 ], [ -1, %1 ]
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %3) #11
  ret i32 %48
}

; Function Attrs: nounwind optsize
define internal i32 @uflow(%struct.buffer* noundef %0) #0 {
  %2 = alloca %struct.attempt, align 8
  %3 = bitcast %struct.attempt* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %3) #11
  %4 = load i32, i32* @__sv_has_thrown, align 4, !tbaa !46
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %47

6:                                                ; preds = %1, %6
  %7 = phi i64 [ %9, %6 ], [ 1, %1 ]
  %8 = phi i64 [ %13, %6 ], [ 1, %1 ]
  %9 = add nuw nsw i64 %8, %7
  %10 = add nsw i64 %9, -1
  %11 = call i64 @__symvm_landing(i64 noundef %10, i64 noundef 0) #10
  %12 = icmp ult i64 %11, 72057594037927936
  %13 = shl nsw i64 %8, 1
  br i1 %12, label %14, label %6, !llvm.loop !47

14:                                               ; preds = %6
  %15 = icmp sgt i64 %8, 0
  br i1 %15, label %16, label %26

16:                                               ; preds = %14, %16
  %17 = phi i64 [ %24, %16 ], [ %8, %14 ]
  %18 = phi i64 [ %23, %16 ], [ %7, %14 ]
  %19 = add nsw i64 %18, %17
  %20 = add nsw i64 %19, -1
  %21 = call i64 @__symvm_landing(i64 noundef %20, i64 noundef 0) #10
  %22 = icmp ult i64 %21, 72057594037927936
  %23 = select i1 %22, i64 %18, i64 %19
  %24 = lshr i64 %17, 1
  %25 = icmp ult i64 %17, 2
  br i1 %25, label %26, label %16, !llvm.loop !48

26:                                               ; preds = %16, %14
  %27 = phi i64 [ %7, %14 ], [ %23, %16 ]
  %28 = getelementptr inbounds %struct.attempt, %struct.attempt* %2, i64 0, i32 1
  store i64 %27, i64* %28, align 8, !tbaa !49
  %29 = load %struct.attempt*, %struct.attempt** @__sv_attempts, align 8, !tbaa !3
  %30 = getelementptr inbounds %struct.attempt, %struct.attempt* %2, i64 0, i32 2
  store %struct.attempt* %29, %struct.attempt** %30, align 8, !tbaa !51
  store %struct.attempt* %2, %struct.attempt** @__sv_attempts, align 8, !tbaa !3
  %31 = getelementptr inbounds %struct.attempt, %struct.attempt* %2, i64 0, i32 0, i64 0
  %32 = call i32 @_setjmp(i64* noundef nonnull %31) #13
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %41

34:                                               ; preds = %26
  %35 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 0
  %36 = load %struct.buffer_functions*, %struct.buffer_functions** %35, align 8, !tbaa !10
  %37 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %36, i64 0, i32 10
  %38 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %37, align 8, !tbaa !20
  %39 = call i32 %38(%struct.buffer* noundef %0) #10
  %40 = load %struct.attempt*, %struct.attempt** %30, align 8, !tbaa !51
  store %struct.attempt* %40, %struct.attempt** @__sv_attempts, align 8, !tbaa !3
  br label %47

41:                                               ; preds = %26
  %42 = getelementptr inbounds %struct.attempt, %struct.attempt* %2, i64 0, i32 3
  %43 = load %struct.exception*, %struct.exception** %42, align 8, !tbaa !52
  %44 = getelementptr inbounds %struct.exception, %struct.exception* %43, i64 0, i32 12, i64 0
  %45 = bitcast i64* %44 to i8*
  %46 = call i8* @__cxa_begin_catch(i8* noundef nonnull %45) #10
  store i32 1, i32* @__sv_has_thrown, align 4, !tbaa !46
  br label %47

47:                                               ; preds = %1, %41, %34
  %48 = phi i32 [ %39, %34 ], [ -1, %41 ], [ -1, %1 ]
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %3) #11
  ret i32 %48
}

; Function Attrs: nounwind optsize
define internal i32 @pbackfail(%struct.buffer* noundef %0, i32 noundef %1) #0 {
  %3 = alloca %struct.attempt, align 8
  %4 = bitcast %struct.attempt* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %4) #11
  %5 = load i32, i32* @__sv_has_thrown, align 4, !tbaa !46
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %48

7:                                                ; preds = %2, %7
  %8 = phi i64 [ %10, %7 ], [ 1, %2 ]
  %9 = phi i64 [ %14, %7 ], [ 1, %2 ]
  %10 = add nuw nsw i64 %9, %8
  %11 = add nsw i64 %10, -1
  %12 = call i64 @__symvm_landing(i64 noundef %11, i64 noundef 0) #10
  %13 = icmp ult i64 %12, 72057594037927936
  %14 = shl nsw i64 %9, 1
  br i1 %13, label %15, label %7, !llvm.loop !47

15:                                               ; preds = %7
  %16 = icmp sgt i64 %9, 0
  br i1 %16, label %17, label %27

17:                                               ; preds = %15, %17
  %18 = phi i64 [ %25, %17 ], [ %9, %15 ]
  %19 = phi i64 [ %24, %17 ], [ %8, %15 ]
  %20 = add nsw i64 %19, %18
  %21 = add nsw i64 %20, -1
  %22 = call i64 @__symvm_landing(i64 noundef %21, i64 noundef 0) #10
  %23 = icmp ult i64 %22, 72057594037927936
  %24 = select i1 %23, i64 %19, i64 %20
  %25 = lshr i64 %18, 1
  %26 = icmp ult i64 %18, 2
  br i1 %26, label %27, label %17, !llvm.loop !48

27:                                               ; preds = %17, %15
  %28 = phi i64 [ %8, %15 ], [ %24, %17 ]
  %29 = getelementptr inbounds %struct.attempt, %struct.attempt* %3, i64 0, i32 1
  store i64 %28, i64* %29, align 8, !tbaa !49
  %30 = load %struct.attempt*, %struct.attempt** @__sv_attempts, align 8, !tbaa !3
  %31 = getelementptr inbounds %struct.attempt, %struct.attempt* %3, i64 0, i32 2
  store %struct.attempt* %30, %struct.attempt** %31, align 8, !tbaa !51
  store %struct.attempt* %3, %struct.attempt** @__sv_attempts, align 8, !tbaa !3
  %32 = getelementptr inbounds %struct.attempt, %struct.attempt* %3, i64 0, i32 0, i64 0
  %33 = call i32 @_setjmp(i64* noundef nonnull %32) #13
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %42

35:                                               ; preds = %27
  %36 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 0
  %37 = load %struct.buffer_functions*, %struct.buffer_functions** %36, align 8, !tbaa !10
  %38 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %37, i64 0, i32 11
  %39 = load i32 (%struct.buffer*, i32)*, i32 (%struct.buffer*, i32)** %38, align 8, !tbaa !27
  %40 = call i32 %39(%struct.buffer* noundef %0, i32 noundef %1) #10
  %41 = load %struct.attempt*, %struct.attempt** %31, align 8, !tbaa !51
  store %struct.attempt* %41, %struct.attempt** @__sv_attempts, align 8, !tbaa !3
  br label %48

42:                                               ; preds = %27
  %43 = getelementptr inbounds %struct.attempt, %struct.attempt* %3, i64 0, i32 3
  %44 = load %struct.exception*, %struct.exception** %43, align 8, !tbaa !52
  %45 = getelementptr inbounds %struct.exception, %struct.exception* %44, i64 0, i32 12, i64 0
  %46 = bitcast i64* %45 to i8*
  %47 = call i8* @__cxa_begin_catch(i8* noundef nonnull %46) #10
  store i32 1, i32* @__sv_has_thrown, align 4, !tbaa !46
  br label %48

48:                                               ; preds = %2, %42, %35
  %49 = phi i32 [ %40, %35 ], [ -1, %42 ], [ -1, %2 ]
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %4) #11
  ret i32 %49
}

; Function Attrs: nounwind optsize
define internal i64 @xsputn(%struct.buffer* noundef %0, i8* noundef %1, i64 noundef %2) #0 {
  %4 = alloca %struct.attempt, align 8
  %5 = bitcast %struct.attempt* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %5) #11
  %6 = load i32, i32* @__sv_has_thrown, align 4, !tbaa !46
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %49

8:                                                ; preds = %3, %8
  %9 = phi i64 [ %11, %8 ], [ 1, %3 ]
  %10 = phi i64 [ %15, %8 ], [ 1, %3 ]
  %11 = add nuw nsw i64 %10, %9
  %12 = add nsw i64 %11, -1
  %13 = call i64 @__symvm_landing(i64 noundef %12, i64 noundef 0) #10
  %14 = icmp ult i64 %13, 72057594037927936
  %15 = shl nsw i64 %10, 1
  br i1 %14, label %16, label %8, !llvm.loop !47

16:                                               ; preds = %8
  %17 = icmp sgt i64 %10, 0
  br i1 %17, label %18, label %28

18:                                               ; preds = %16, %18
  %19 = phi i64 [ %26, %18 ], [ %10, %16 ]
  %20 = phi i64 [ %25, %18 ], [ %9, %16 ]
  %21 = add nsw i64 %20, %19
  %22 = add nsw i64 %21, -1
  %23 = call i64 @__symvm_landing(i64 noundef %22, i64 noundef 0) #10
  %24 = icmp ult i64 %23, 72057594037927936
  %25 = select i1 %24, i64 %20, i64 %21
  %26 = lshr i64 %19, 1
  %27 = icmp ult i64 %19, 2
  br i1 %27, label %28, label %18, !llvm.loop !48

28:                                               ; preds = %18, %16
  %29 = phi i64 [ %9, %16 ], [ %25, %18 ]
  %30 = getelementptr inbounds %struct.attempt, %struct.attempt* %4, i64 0, i32 1
  store i64 %29, i64* %30, align 8, !tbaa !49
  %31 = load %struct.attempt*, %struct.attempt** @__sv_attempts, align 8, !tbaa !3
  %32 = getelementptr inbounds %struct.attempt, %struct.attempt* %4, i64 0, i32 2
  store %struct.attempt* %31, %struct.attempt** %32, align 8, !tbaa !51
  store %struct.attempt* %4, %struct.attempt** @__sv_attempts, align 8, !tbaa !3
  %33 = getelementptr inbounds %struct.attempt, %struct.attempt* %4, i64 0, i32 0, i64 0
  %34 = call i32 @_setjmp(i64* noundef nonnull %33) #13
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %43

36:                                               ; preds = %28
  %37 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 0
  %38 = load %struct.buffer_functions*, %struct.buffer_functions** %37, align 8, !tbaa !10
  %39 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %38, i64 0, i32 12
  %40 = load i64 (%struct.buffer*, i8*, i64)*, i64 (%struct.buffer*, i8*, i64)** %39, align 8, !tbaa !25
  %41 = call i64 %40(%struct.buffer* noundef %0, i8* noundef %1, i64 noundef %2) #10
  %42 = load %struct.attempt*, %struct.attempt** %32, align 8, !tbaa !51
  store %struct.attempt* %42, %struct.attempt** @__sv_attempts, align 8, !tbaa !3
  br label %49

43:                                               ; preds = %28
  %44 = getelementptr inbounds %struct.attempt, %struct.attempt* %4, i64 0, i32 3
  %45 = load %struct.exception*, %struct.exception** %44, align 8, !tbaa !52
  %46 = getelementptr inbounds %struct.exception, %struct.exception* %45, i64 0, i32 12, i64 0
  %47 = bitcast i64* %46 to i8*
  %48 = call i8* @__cxa_begin_catch(i8* noundef nonnull %47) #10
  store i32 1, i32* @__sv_has_thrown, align 4, !tbaa !46
  br label %49

49:                                               ; preds = %3, %43, %36
  %50 = phi i64 [ %41, %36 ], [ 0, %43 ], [ 0, %3 ]
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %5) #11
  ret i64 %50
}

; Function Attrs: nounwind optsize
define internal i32 @overflow(%struct.buffer* noundef %0, i32 noundef %1) #0 {
  %3 = alloca %struct.attempt, align 8
  %4 = bitcast %struct.attempt* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %4) #11
  %5 = load i32, i32* @__sv_has_thrown, align 4, !tbaa !46
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %48

7:                                                ; preds = %2, %7
  %8 = phi i64 [ %10, %7 ], [ 1, %2 ]
  %9 = phi i64 [ %14, %7 ], [ 1, %2 ]
  %10 = add nuw nsw i64 %9, %8
  %11 = add nsw i64 %10, -1
  %12 = call i64 @__symvm_landing(i64 noundef %11, i64 noundef 0) #10
  %13 = icmp ult i64 %12, 72057594037927936
  %14 = shl nsw i64 %9, 1
  br i1 %13, label %15, label %7, !llvm.loop !47

15:                                               ; preds = %7
  %16 = icmp sgt i64 %9, 0
  br i1 %16, label %17, label %27

17:                                               ; preds = %15, %17
  %18 = phi i64 [ %25, %17 ], [ %9, %15 ]
  %19 = phi i64 [ %24, %17 ], [ %8, %15 ]
  %20 = add nsw i64 %19, %18
  %21 = add nsw i64 %20, -1
  %22 = call i64 @__symvm_landing(i64 noundef %21, i64 noundef 0) #10
  %23 = icmp ult i64 %22, 72057594037927936
  %24 = select i1 %23, i64 %19, i64 %20
  %25 = lshr i64 %18, 1
  %26 = icmp ult i64 %18, 2
  br i1 %26, label %27, label %17, !llvm.loop !48

27:                                               ; preds = %17, %15
  %28 = phi i64 [ %8, %15 ], [ %24, %17 ]
  %29 = getelementptr inbounds %struct.attempt, %struct.attempt* %3, i64 0, i32 1
  store i64 %28, i64* %29, align 8, !tbaa !49
  %30 = load %struct.attempt*, %struct.attempt** @__sv_attempts, align 8, !tbaa !3
  %31 = getelementptr inbounds %struct.attempt, %struct.attempt* %3, i64 0, i32 2
  store %struct.attempt* %30, %struct.attempt** %31, align 8, !tbaa !51
  store %struct.attempt* %3, %struct.attempt** @__sv_attempts, align 8, !tbaa !3
  %32 = getelementptr inbounds %struct.attempt, %struct.attempt* %3, i64 0, i32 0, i64 0
  %33 = call i32 @_setjmp(i64* noundef nonnull %32) #13
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %42

35:                                               ; preds = %27
  %36 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 0
  %37 = load %struct.buffer_functions*, %struct.buffer_functions** %36, align 8, !tbaa !10
  %38 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %37, i64 0, i32 13
  %39 = load i32 (%struct.buffer*, i32)*, i32 (%struct.buffer*, i32)** %38, align 8, !tbaa !23
  %40 = call i32 %39(%struct.buffer* noundef %0, i32 noundef %1) #10
  %41 = load %struct.attempt*, %struct.attempt** %31, align 8, !tbaa !51
  store %struct.attempt* %41, %struct.attempt** @__sv_attempts, align 8, !tbaa !3
  br label %48

42:                                               ; preds = %27
  %43 = getelementptr inbounds %struct.attempt, %struct.attempt* %3, i64 0, i32 3
  %44 = load %struct.exception*, %struct.exception** %43, align 8, !tbaa !52
  %45 = getelementptr inbounds %struct.exception, %struct.exception* %44, i64 0, i32 12, i64 0
  %46 = bitcast i64* %45 to i8*
  %47 = call i8* @__cxa_begin_catch(i8* noundef nonnull %46) #10
  store i32 1, i32* @__sv_has_thrown, align 4, !tbaa !46
  br label %48

48:                                               ; preds = %2, %42, %35
  %49 = phi i32 [ %40, %35 ], [ -1, %42 ], [ -1, %2 ]
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %4) #11
  ret i32 %49
}

; Function Attrs: optsize returns_twice
declare dso_local i32 @_setjmp(i64* noundef) local_unnamed_addr #9

; Function Attrs: optsize
declare dso_local i8* @__cxa_begin_catch(i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @__symvm_landing(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @fseek(%struct.sv_file* noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @ftell(%struct.sv_file* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @fflush(%struct.sv_file* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @fread(i8* noundef, i64 noundef, i64 noundef, %struct.sv_file* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @__underflow(%struct.sv_file* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @fgetc(%struct.sv_file* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @ungetc(i32 noundef, %struct.sv_file* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @fwrite(i8* noundef, i64 noundef, i64 noundef, %struct.sv_file* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @fputc(i32 noundef, %struct.sv_file* noundef) local_unnamed_addr #2

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #4 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #5 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind optsize readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { optsize returns_twice "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nobuiltin nounwind optsize "no-builtins" }
attributes #11 = { nounwind }
attributes #12 = { nobuiltin optsize "no-builtins" }
attributes #13 = { nobuiltin nounwind optsize returns_twice "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{i64 0, i64 8, !3, i64 8, i64 8, !3, i64 16, i64 8, !3, i64 24, i64 8, !3, i64 32, i64 8, !3, i64 40, i64 8, !3, i64 48, i64 8, !3, i64 56, i64 8, !3}
!3 = !{!4, !4, i64 0}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{i64 0, i64 8, !3}
!8 = !{!9, !4, i64 56}
!9 = !{!"buffer", !4, i64 0, !4, i64 8, !4, i64 16, !4, i64 24, !4, i64 32, !4, i64 40, !4, i64 48, !4, i64 56}
!10 = !{!9, !4, i64 0}
!11 = !{!12, !4, i64 72}
!12 = !{!"buffer_functions", !4, i64 0, !4, i64 8, !4, i64 16, !4, i64 24, !4, i64 32, !4, i64 40, !4, i64 48, !4, i64 56, !4, i64 64, !4, i64 72, !4, i64 80, !4, i64 88, !4, i64 96, !4, i64 104}
!13 = !{!9, !4, i64 16}
!14 = !{!15, !4, i64 64}
!15 = !{!"standard", !9, i64 0, !4, i64 64, !16, i64 72}
!16 = !{!"int", !5, i64 0}
!17 = !{!15, !16, i64 72}
!18 = !{!5, !5, i64 0}
!19 = !{!9, !4, i64 24}
!20 = !{!12, !4, i64 80}
!21 = !{!9, !4, i64 48}
!22 = !{!9, !4, i64 40}
!23 = !{!12, !4, i64 104}
!24 = !{!12, !4, i64 64}
!25 = !{!12, !4, i64 96}
!26 = !{!9, !4, i64 8}
!27 = !{!12, !4, i64 88}
!28 = !{!12, !4, i64 56}
!29 = !{!12, !4, i64 48}
!30 = !{!12, !4, i64 24}
!31 = !{!12, !4, i64 32}
!32 = !{!12, !4, i64 40}
!33 = !{!12, !4, i64 16}
!34 = !{!9, !4, i64 32}
!35 = !{!36, !36, i64 0}
!36 = !{!"_Bool", !5, i64 0}
!37 = distinct !{!37, !38, !39}
!38 = !{!"llvm.loop.mustprogress"}
!39 = !{!"llvm.loop.unroll.disable"}
!40 = !{!41, !4, i64 8}
!41 = !{!"sv_file", !16, i64 0, !4, i64 8, !4, i64 16, !4, i64 24, !4, i64 32, !4, i64 40, !4, i64 48, !4, i64 56, !4, i64 64, !5, i64 72, !4, i64 96, !4, i64 104, !16, i64 112, !16, i64 116, !42, i64 120, !4, i64 128, !4, i64 136, !5, i64 144, !16, i64 160, !16, i64 164, !16, i64 168, !5, i64 172, !16, i64 176, !5, i64 180}
!42 = !{!"long", !5, i64 0}
!43 = !{!41, !4, i64 16}
!44 = !{!41, !16, i64 0}
!45 = !{!41, !16, i64 112}
!46 = !{!16, !16, i64 0}
!47 = distinct !{!47, !38, !39}
!48 = distinct !{!48, !38, !39}
!49 = !{!50, !42, i64 32}
!50 = !{!"attempt", !5, i64 0, !42, i64 32, !4, i64 40, !4, i64 48}
!51 = !{!50, !4, i64 40}
!52 = !{!50, !4, i64 48}
