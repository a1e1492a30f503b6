; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/cxx_stringbuf.c
; ModuleID = 'runtime/c/cxx_stringbuf.c'
source_filename = "runtime/c/cxx_stringbuf.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.type = type { i8**, i8* }
%struct.single = type { %struct.type, %struct.type* }
%struct.buffer = type { %struct.buffer_functions*, i8*, i8*, i8*, i8*, i8*, i8*, i8* }
%struct.buffer_functions = type { {}*, {}*, void (%struct.buffer*, i8*)*, %struct.buffer* (%struct.buffer*, i8*, i64)*, { i64, i64 } (%struct.buffer*, i64, i32, i32)*, { i64, i64 } (%struct.buffer*, i64, i64, i32)*, i32 (%struct.buffer*)*, i64 (%struct.buffer*)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*, i32)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*, i32)* }
%struct.string_buffer = type { %struct.buffer, i32, %struct.string }
%struct.string = type { i8*, i64, %union.anon }
%union.anon = type { i64, [8 x i8] }

@_ZTSNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE = dso_local constant [56 x i8] c"NSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE\00", align 16
@_ZTVN10__cxxabiv120__si_class_type_infoE = external dso_local constant [0 x i8*], align 8
@_ZTISt15basic_streambufIcSt11char_traitsIcEE = external dso_local constant %struct.type, align 8
@_ZTINSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE = dso_local constant %struct.single { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([0 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([56 x i8], [56 x i8]* @_ZTSNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE, i32 0, i32 0) }, %struct.type* @_ZTISt15basic_streambufIcSt11char_traitsIcEE }, align 8
@_ZTVNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE = dso_local constant { i64, i8*, { void (%struct.buffer*)*, void (%struct.buffer*)*, void (%struct.buffer*, i8*)*, %struct.buffer* (%struct.buffer*, i8*, i64)*, { i64, i64 } (%struct.buffer*, i64, i32, i32)*, { i64, i64 } (%struct.buffer*, i64, i64, i32)*, i32 (%struct.buffer*)*, i64 (%struct.buffer*)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*, i32)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*, i32)* } } { i64 0, i8* bitcast (%struct.single* @_ZTINSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE to i8*), { void (%struct.buffer*)*, void (%struct.buffer*)*, void (%struct.buffer*, i8*)*, %struct.buffer* (%struct.buffer*, i8*, i64)*, { i64, i64 } (%struct.buffer*, i64, i32, i32)*, { i64, i64 } (%struct.buffer*, i64, i64, i32)*, i32 (%struct.buffer*)*, i64 (%struct.buffer*)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*, i32)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*, i32)* } { void (%struct.buffer*)* bitcast (void (%struct.string_buffer*)* @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEED2Ev to void (%struct.buffer*)*), void (%struct.buffer*)* bitcast (void (%struct.string_buffer*)* @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEED0Ev to void (%struct.buffer*)*), void (%struct.buffer*, i8*)* @_ZNSt15basic_streambufIcSt11char_traitsIcEE5imbueERKSt6locale, %struct.buffer* (%struct.buffer*, i8*, i64)* @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE6setbufEPcl, { i64, i64 } (%struct.buffer*, i64, i32, i32)* @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE7seekoffElSt12_Ios_SeekdirSt13_Ios_Openmode, { i64, i64 } (%struct.buffer*, i64, i64, i32)* @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE7seekposESt4fposI11__mbstate_tESt13_Ios_Openmode, i32 (%struct.buffer*)* @_ZNSt15basic_streambufIcSt11char_traitsIcEE4syncEv, i64 (%struct.buffer*)* @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE9showmanycEv, i64 (%struct.buffer*, i8*, i64)* @_ZNSt15basic_streambufIcSt11char_traitsIcEE6xsgetnEPcl, i32 (%struct.buffer*)* @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE9underflowEv, i32 (%struct.buffer*)* @_ZNSt15basic_streambufIcSt11char_traitsIcEE5uflowEv, i32 (%struct.buffer*, i32)* @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE9pbackfailEi, i64 (%struct.buffer*, i8*, i64)* @_ZNSt15basic_streambufIcSt11char_traitsIcEE6xsputnEPKcl, i32 (%struct.buffer*, i32)* @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE8overflowEi } }, align 8

@_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEC1Ev = dso_local alias void (%struct.string_buffer*), void (%struct.string_buffer*)* @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEC2Ev
@_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEC1ERKS3_ = dso_local alias void (%struct.string_buffer*, i8*), void (%struct.string_buffer*, i8*)* @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEC2ERKS3_
@_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEC1ESt13_Ios_Openmode = dso_local alias void (%struct.string_buffer*, i32), void (%struct.string_buffer*, i32)* @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEC2ESt13_Ios_Openmode
@_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEC1ESt13_Ios_OpenmodeRKS3_ = dso_local alias void (%struct.string_buffer*, i32, i8*), void (%struct.string_buffer*, i32, i8*)* @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEC2ESt13_Ios_OpenmodeRKS3_
@_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEC1ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode = dso_local alias void (%struct.string_buffer*, %struct.string*, i32), void (%struct.string_buffer*, %struct.string*, i32)* @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEC2ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode
@_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEC1EONS_12basic_stringIcS2_S3_EESt13_Ios_Openmode = dso_local alias void (%struct.string_buffer*, %struct.string*, i32), void (%struct.string_buffer*, %struct.string*, i32)* @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEC2EONS_12basic_stringIcS2_S3_EESt13_Ios_Openmode
@_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEED1Ev = dso_local alias void (%struct.string_buffer*), void (%struct.string_buffer*)* @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEED2Ev
@_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEC1EOS4_ = dso_local alias void (%struct.string_buffer*, %struct.string_buffer*), void (%struct.string_buffer*, %struct.string_buffer*)* @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEC2EOS4_

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE15_M_update_egptrEv(%struct.buffer* nocapture noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 5
  %3 = load i8*, i8** %2, align 8, !tbaa !2
  %4 = icmp eq i8* %3, null
  br i1 %4, label %18, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 3
  %7 = load i8*, i8** %6, align 8, !tbaa !7
  %8 = icmp ugt i8* %3, %7
  br i1 %8, label %9, label %18

9:                                                ; preds = %5
  %10 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 1
  %11 = bitcast %struct.buffer* %10 to i32*
  %12 = load i32, i32* %11, align 8, !tbaa !8
  %13 = and i32 %12, 8
  %14 = icmp eq i32 %13, 0
  store i8* %3, i8** %6, align 8, !tbaa !7
  br i1 %14, label %15, label %18

15:                                               ; preds = %9
  %16 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 2
  store i8* %3, i8** %16, align 8, !tbaa !13
  %17 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 1
  store i8* %3, i8** %17, align 8, !tbaa !14
  br label %18

18:                                               ; preds = %1, %5, %9, %15
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE17_M_stringbuf_initESt13_Ios_Openmode(%struct.string_buffer* noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %0, i64 0, i32 1
  store i32 %1, i32* %3, align 8, !tbaa !8
  tail call fastcc void @start(%struct.string_buffer* noundef %0) #7
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define internal fastcc void @start(%struct.string_buffer* noundef %0) unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %0, i64 0, i32 2, i32 0
  %3 = load i8*, i8** %2, align 8, !tbaa !15
  %4 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %0, i64 0, i32 2, i32 1
  %5 = load i64, i64* %4, align 8, !tbaa !16
  %6 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %0, i64 0, i32 2, i32 2
  %7 = bitcast %union.anon* %6 to i8*
  %8 = icmp eq i8* %3, %7
  br i1 %8, label %12, label %9

9:                                                ; preds = %1
  %10 = getelementptr %union.anon, %union.anon* %6, i64 0, i32 0
  %11 = load i64, i64* %10, align 8, !tbaa !17
  br label %12

12:                                               ; preds = %1, %9
  %13 = phi i64 [ %11, %9 ], [ 15, %1 ]
  %14 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %0, i64 0, i32 1
  %15 = load i32, i32* %14, align 8, !tbaa !8
  %16 = and i32 %15, 3
  %17 = icmp eq i32 %16, 0
  %18 = select i1 %17, i64 0, i64 %5
  tail call fastcc void @point(%struct.string_buffer* noundef nonnull %0, i8* noundef %3, i64 noundef %5, i64 noundef %13, i64 noundef 0, i64 noundef %18) #7
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE7_M_syncEPcmm(%struct.string_buffer* noundef %0, i8* noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %0, i64 0, i32 2, i32 0
  %6 = load i8*, i8** %5, align 8, !tbaa !15
  %7 = icmp eq i8* %6, %1
  %8 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %0, i64 0, i32 2, i32 1
  %9 = load i64, i64* %8, align 8, !tbaa !16
  br i1 %7, label %10, label %17

10:                                               ; preds = %4
  %11 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %0, i64 0, i32 2, i32 2
  %12 = bitcast %union.anon* %11 to i8*
  %13 = icmp eq i8* %12, %1
  br i1 %13, label %19, label %14

14:                                               ; preds = %10
  %15 = getelementptr %union.anon, %union.anon* %11, i64 0, i32 0
  %16 = load i64, i64* %15, align 8, !tbaa !17
  br label %19

17:                                               ; preds = %4
  %18 = add i64 %9, %3
  br label %19

19:                                               ; preds = %14, %10, %17
  %20 = phi i64 [ %18, %17 ], [ %16, %14 ], [ 15, %10 ]
  tail call fastcc void @point(%struct.string_buffer* noundef nonnull %0, i8* noundef %1, i64 noundef %9, i64 noundef %20, i64 noundef %2, i64 noundef %3) #7
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define internal fastcc void @point(%struct.string_buffer* nocapture noundef %0, i8* noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5) unnamed_addr #0 {
  %7 = getelementptr inbounds i8, i8* %1, i64 %2
  %8 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %0, i64 0, i32 0, i32 3
  store i8* null, i8** %8, align 8, !tbaa !7
  %9 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %0, i64 0, i32 0, i32 2
  store i8* null, i8** %9, align 8, !tbaa !13
  %10 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %0, i64 0, i32 0, i32 1
  store i8* null, i8** %10, align 8, !tbaa !14
  %11 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %0, i64 0, i32 0, i32 6
  store i8* null, i8** %11, align 8, !tbaa !18
  %12 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %0, i64 0, i32 0, i32 5
  store i8* null, i8** %12, align 8, !tbaa !2
  %13 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %0, i64 0, i32 0, i32 4
  store i8* null, i8** %13, align 8, !tbaa !19
  %14 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %0, i64 0, i32 1
  %15 = load i32, i32* %14, align 8, !tbaa !8
  %16 = and i32 %15, 8
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %21

18:                                               ; preds = %6
  %19 = and i32 %15, 16
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %31, label %28

21:                                               ; preds = %6
  store i8* %1, i8** %10, align 8, !tbaa !14
  %22 = getelementptr inbounds i8, i8* %1, i64 %4
  store i8* %22, i8** %9, align 8, !tbaa !13
  store i8* %7, i8** %8, align 8, !tbaa !7
  %23 = and i32 %15, 16
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %31, label %25

25:                                               ; preds = %21
  store i8* %1, i8** %13, align 8, !tbaa !19
  %26 = getelementptr inbounds i8, i8* %1, i64 %5
  store i8* %26, i8** %12, align 8, !tbaa !2
  %27 = getelementptr inbounds i8, i8* %1, i64 %3
  store i8* %27, i8** %11, align 8, !tbaa !18
  br label %31

28:                                               ; preds = %18
  store i8* %1, i8** %13, align 8, !tbaa !19
  %29 = getelementptr inbounds i8, i8* %1, i64 %5
  store i8* %29, i8** %12, align 8, !tbaa !2
  %30 = getelementptr inbounds i8, i8* %1, i64 %3
  store i8* %30, i8** %11, align 8, !tbaa !18
  store i8* %7, i8** %8, align 8, !tbaa !7
  store i8* %7, i8** %9, align 8, !tbaa !13
  store i8* %7, i8** %10, align 8, !tbaa !14
  br label %31

31:                                               ; preds = %25, %21, %28, %18
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define dso_local void @__sv_stringbuf_make(%struct.string_buffer* noundef %0, i32 noundef %1, i8* noundef %2, i64 noundef %3) local_unnamed_addr #2 {
  %5 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %0, i64 0, i32 0
  tail call void @_ZNSt15basic_streambufIcSt11char_traitsIcEEC2Ev(%struct.buffer* noundef %5) #8
  %6 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %0, i64 0, i32 0, i32 0
  store %struct.buffer_functions* bitcast (void (%struct.buffer*)** getelementptr inbounds ({ i64, i8*, { void (%struct.buffer*)*, void (%struct.buffer*)*, void (%struct.buffer*, i8*)*, %struct.buffer* (%struct.buffer*, i8*, i64)*, { i64, i64 } (%struct.buffer*, i64, i32, i32)*, { i64, i64 } (%struct.buffer*, i64, i64, i32)*, i32 (%struct.buffer*)*, i64 (%struct.buffer*)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*, i32)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*, i32)* } }, { i64, i8*, { void (%struct.buffer*)*, void (%struct.buffer*)*, void (%struct.buffer*, i8*)*, %struct.buffer* (%struct.buffer*, i8*, i64)*, { i64, i64 } (%struct.buffer*, i64, i32, i32)*, { i64, i64 } (%struct.buffer*, i64, i64, i32)*, i32 (%struct.buffer*)*, i64 (%struct.buffer*)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*, i32)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*, i32)* } }* @_ZTVNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE, i64 0, i32 2, i32 0) to %struct.buffer_functions*), %struct.buffer_functions** %6, align 8, !tbaa !20
  %7 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %0, i64 0, i32 1
  store i32 %1, i32* %7, align 8, !tbaa !8
  %8 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %0, i64 0, i32 2
  tail call void @__sv_string_make(%struct.string* noundef nonnull %8, i8* noundef %2, i64 noundef %3) #8
  tail call fastcc void @start(%struct.string_buffer* noundef %0) #7
  ret void
}

; Function Attrs: optsize
declare dso_local void @_ZNSt15basic_streambufIcSt11char_traitsIcEEC2Ev(%struct.buffer* noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local void @__sv_string_make(%struct.string* noundef, i8* noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEC2Ev(%struct.string_buffer* noundef %0) #2 {
  tail call void @__sv_stringbuf_make(%struct.string_buffer* noundef %0, i32 noundef 24, i8* noundef null, i64 noundef 0) #7
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEC2ERKS3_(%struct.string_buffer* noundef %0, i8* nocapture readnone %1) #2 {
  tail call void @__sv_stringbuf_make(%struct.string_buffer* noundef %0, i32 noundef 24, i8* noundef null, i64 noundef 0) #7
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEC2ESt13_Ios_Openmode(%struct.string_buffer* noundef %0, i32 noundef %1) #2 {
  tail call void @__sv_stringbuf_make(%struct.string_buffer* noundef %0, i32 noundef %1, i8* noundef null, i64 noundef 0) #7
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEC2ESt13_Ios_OpenmodeRKS3_(%struct.string_buffer* noundef %0, i32 noundef %1, i8* nocapture readnone %2) #2 {
  tail call void @__sv_stringbuf_make(%struct.string_buffer* noundef %0, i32 noundef %1, i8* noundef null, i64 noundef 0) #7
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEC2ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode(%struct.string_buffer* noundef %0, %struct.string* nocapture noundef readonly %1, i32 noundef %2) #2 {
  %4 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8, !tbaa !21
  %6 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  %7 = load i64, i64* %6, align 8, !tbaa !22
  tail call void @__sv_stringbuf_make(%struct.string_buffer* noundef %0, i32 noundef %2, i8* noundef %5, i64 noundef %7) #7
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEC2EONS_12basic_stringIcS2_S3_EESt13_Ios_Openmode(%struct.string_buffer* noundef %0, %struct.string* nocapture noundef %1, i32 noundef %2) #2 {
  %4 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8, !tbaa !21
  %6 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  %7 = load i64, i64* %6, align 8, !tbaa !22
  tail call void @__sv_stringbuf_make(%struct.string_buffer* noundef %0, i32 noundef %2, i8* noundef %5, i64 noundef %7) #7
  store i64 0, i64* %6, align 8, !tbaa !22
  %8 = load i8*, i8** %4, align 8, !tbaa !21
  store i8 0, i8* %8, align 1, !tbaa !17
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEED2Ev(%struct.string_buffer* noundef %0) #2 {
  %2 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %0, i64 0, i32 2
  tail call void @__sv_string_drop(%struct.string* noundef nonnull %2) #8
  %3 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %0, i64 0, i32 0
  tail call void @_ZNSt15basic_streambufIcSt11char_traitsIcEED2Ev(%struct.buffer* noundef %3) #8
  ret void
}

; Function Attrs: optsize
declare dso_local void @__sv_string_drop(%struct.string* noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local void @_ZNSt15basic_streambufIcSt11char_traitsIcEED2Ev(%struct.buffer* noundef) local_unnamed_addr #3

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEED0Ev(%struct.string_buffer* noundef %0) #2 {
  %2 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %0, i64 0, i32 2
  tail call void @__sv_string_drop(%struct.string* noundef nonnull %2) #8
  %3 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %0, i64 0, i32 0
  tail call void @_ZNSt15basic_streambufIcSt11char_traitsIcEED2Ev(%struct.buffer* noundef %3) #8
  %4 = bitcast %struct.string_buffer* %0 to i8*
  tail call void @_ZdlPv(i8* noundef %4) #8
  ret void
}

; Function Attrs: optsize
declare dso_local void @_ZdlPv(i8* noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local { i64, i8* } @_ZNKSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE4viewEv(%struct.string_buffer* nocapture noundef readonly %0) local_unnamed_addr #4 {
  %2 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %0, i64 0, i32 0, i32 5
  %3 = load i8*, i8** %2, align 8, !tbaa !2
  %4 = icmp eq i8* %3, null
  br i1 %4, label %5, label %10

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %0, i64 0, i32 2, i32 1
  %7 = load i64, i64* %6, align 8, !tbaa !16
  %8 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %0, i64 0, i32 2, i32 0
  %9 = load i8*, i8** %8, align 8, !tbaa !15
  br label %20

10:                                               ; preds = %1
  %11 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %0, i64 0, i32 0, i32 3
  %12 = load i8*, i8** %11, align 8, !tbaa !7
  %13 = icmp ugt i8* %3, %12
  %14 = select i1 %13, i8* %3, i8* %12
  %15 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %0, i64 0, i32 0, i32 4
  %16 = load i8*, i8** %15, align 8, !tbaa !19
  %17 = ptrtoint i8* %14 to i64
  %18 = ptrtoint i8* %16 to i64
  %19 = sub i64 %17, %18
  br label %20

20:                                               ; preds = %10, %5
  %21 = phi i64 [ %19, %10 ], [ %7, %5 ]
  %22 = phi i8* [ %16, %10 ], [ %9, %5 ]
  %23 = insertvalue { i64, i8* } poison, i64 %21, 0
  %24 = insertvalue { i64, i8* } %23, i8* %22, 1
  ret { i64, i8* } %24
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNKSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef %0, %struct.string_buffer* nocapture noundef readonly %1) local_unnamed_addr #2 {
  %3 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %1, i64 0, i32 0, i32 5
  %4 = load i8*, i8** %3, align 8, !tbaa !2
  %5 = icmp eq i8* %4, null
  br i1 %5, label %6, label %11

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %1, i64 0, i32 2, i32 1
  %8 = load i64, i64* %7, align 8, !tbaa !16
  %9 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %1, i64 0, i32 2, i32 0
  %10 = load i8*, i8** %9, align 8, !tbaa !15
  br label %21

11:                                               ; preds = %2
  %12 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %1, i64 0, i32 0, i32 3
  %13 = load i8*, i8** %12, align 8, !tbaa !7
  %14 = icmp ugt i8* %4, %13
  %15 = select i1 %14, i8* %4, i8* %13
  %16 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %1, i64 0, i32 0, i32 4
  %17 = load i8*, i8** %16, align 8, !tbaa !19
  %18 = ptrtoint i8* %15 to i64
  %19 = ptrtoint i8* %17 to i64
  %20 = sub i64 %18, %19
  br label %21

21:                                               ; preds = %6, %11
  %22 = phi i64 [ %20, %11 ], [ %8, %6 ]
  %23 = phi i8* [ %17, %11 ], [ %10, %6 ]
  tail call void @__sv_string_make(%struct.string* noundef %0, i8* noundef %23, i64 noundef %22) #8
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNKRSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef %0, %struct.string_buffer* nocapture noundef readonly %1) local_unnamed_addr #2 {
  tail call void @_ZNKSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef %0, %struct.string_buffer* noundef %1) #7
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNOSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef %0, %struct.string_buffer* noundef %1) local_unnamed_addr #2 {
  tail call void @_ZNKSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef %0, %struct.string_buffer* noundef %1) #7
  %3 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %1, i64 0, i32 2, i32 1
  store i64 0, i64* %3, align 8, !tbaa !22
  %4 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %1, i64 0, i32 2, i32 0
  %5 = load i8*, i8** %4, align 8, !tbaa !21
  store i8 0, i8* %5, align 1, !tbaa !17
  tail call fastcc void @start(%struct.string_buffer* noundef %1) #7
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strERKNS_12basic_stringIcS2_S3_EE(%struct.string_buffer* noundef %0, %struct.string* nocapture noundef readonly %1) local_unnamed_addr #2 {
  %3 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %0, i64 0, i32 2
  %4 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %0, i64 0, i32 2, i32 1
  %5 = load i64, i64* %4, align 8, !tbaa !16
  %6 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %7 = load i8*, i8** %6, align 8, !tbaa !21
  %8 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  %9 = load i64, i64* %8, align 8, !tbaa !22
  %10 = tail call %struct.string* @__sv_string_replace(%struct.string* noundef nonnull %3, i64 noundef 0, i64 noundef %5, i8* noundef %7, i64 noundef %9) #8
  tail call fastcc void @start(%struct.string_buffer* noundef %0) #7
  ret void
}

; Function Attrs: optsize
declare dso_local %struct.string* @__sv_string_replace(%struct.string* noundef, i64 noundef, i64 noundef, i8* noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strEONS_12basic_stringIcS2_S3_EE(%struct.string_buffer* noundef %0, %struct.string* nocapture noundef %1) local_unnamed_addr #2 {
  %3 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %0, i64 0, i32 2
  %4 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %0, i64 0, i32 2, i32 1
  %5 = load i64, i64* %4, align 8, !tbaa !16
  %6 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %7 = load i8*, i8** %6, align 8, !tbaa !21
  %8 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  %9 = load i64, i64* %8, align 8, !tbaa !22
  %10 = tail call %struct.string* @__sv_string_replace(%struct.string* noundef nonnull %3, i64 noundef 0, i64 noundef %5, i8* noundef %7, i64 noundef %9) #8
  tail call fastcc void @start(%struct.string_buffer* noundef %0) #8
  store i64 0, i64* %8, align 8, !tbaa !22
  %11 = load i8*, i8** %6, align 8, !tbaa !21
  store i8 0, i8* %11, align 1, !tbaa !17
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE8_M_pbumpEPcS5_l(%struct.string_buffer* nocapture noundef writeonly %0, i8* noundef %1, i8* noundef %2, i64 noundef %3) local_unnamed_addr #5 {
  %5 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %0, i64 0, i32 0, i32 4
  store i8* %1, i8** %5, align 8, !tbaa !23
  %6 = getelementptr inbounds i8, i8* %1, i64 %3
  %7 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %0, i64 0, i32 0, i32 5
  store i8* %6, i8** %7, align 8, !tbaa !24
  %8 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %0, i64 0, i32 0, i32 6
  store i8* %2, i8** %8, align 8, !tbaa !25
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEC2EOS4_(%struct.string_buffer* noundef %0, %struct.string_buffer* noundef %1) #2 {
  %3 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %1, i64 0, i32 1
  %4 = load i32, i32* %3, align 8, !tbaa !8
  tail call void @__sv_stringbuf_make(%struct.string_buffer* noundef %0, i32 noundef %4, i8* noundef null, i64 noundef 0) #7
  tail call fastcc void @move(%struct.string_buffer* noundef %0, %struct.string_buffer* noundef %1) #7
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @move(%struct.string_buffer* noundef %0, %struct.string_buffer* noundef %1) unnamed_addr #2 {
  %3 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %1, i64 0, i32 0
  %4 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %1, i64 0, i32 0, i32 5
  %5 = load i8*, i8** %4, align 8, !tbaa !2
  %6 = icmp eq i8* %5, null
  br i1 %6, label %20, label %7

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %1, i64 0, i32 0, i32 3
  %9 = load i8*, i8** %8, align 8, !tbaa !7
  %10 = icmp ugt i8* %5, %9
  br i1 %10, label %11, label %20

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.buffer, %struct.buffer* %3, i64 1
  %13 = bitcast %struct.buffer* %12 to i32*
  %14 = load i32, i32* %13, align 8, !tbaa !8
  %15 = and i32 %14, 8
  %16 = icmp eq i32 %15, 0
  store i8* %5, i8** %8, align 8, !tbaa !7
  br i1 %16, label %17, label %20

17:                                               ; preds = %11
  %18 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %1, i64 0, i32 0, i32 2
  store i8* %5, i8** %18, align 8, !tbaa !13
  %19 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %1, i64 0, i32 0, i32 1
  store i8* %5, i8** %19, align 8, !tbaa !14
  br label %20

20:                                               ; preds = %2, %7, %11, %17
  %21 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %1, i64 0, i32 0, i32 4
  %22 = load i8*, i8** %21, align 8, !tbaa !19
  %23 = icmp eq i8* %22, null
  %24 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %1, i64 0, i32 0, i32 1
  %25 = load i8*, i8** %24, align 8, !tbaa !14
  %26 = select i1 %23, i8* %25, i8* %22
  %27 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %1, i64 0, i32 0, i32 3
  %28 = load i8*, i8** %27, align 8, !tbaa !7
  %29 = ptrtoint i8* %28 to i64
  %30 = ptrtoint i8* %26 to i64
  %31 = sub i64 %29, %30
  %32 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %1, i64 0, i32 0, i32 2
  %33 = load i8*, i8** %32, align 8, !tbaa !13
  %34 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %1, i64 0, i32 1
  %35 = load i32, i32* %34, align 8, !tbaa !8
  %36 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %0, i64 0, i32 1
  store i32 %35, i32* %36, align 8, !tbaa !8
  %37 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %0, i64 0, i32 0, i32 7
  %38 = load i8*, i8** %37, align 8, !tbaa !26
  tail call void @__sv_locale_drop(i8* noundef %38) #8
  %39 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %1, i64 0, i32 0, i32 7
  %40 = load i8*, i8** %39, align 8, !tbaa !26
  %41 = tail call i8* @__sv_locale_keep(i8* noundef %40) #8
  store i8* %41, i8** %37, align 8, !tbaa !26
  %42 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %0, i64 0, i32 2
  %43 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %0, i64 0, i32 2, i32 1
  %44 = load i64, i64* %43, align 8, !tbaa !16
  %45 = tail call %struct.string* @__sv_string_replace(%struct.string* noundef nonnull %42, i64 noundef 0, i64 noundef %44, i8* noundef %26, i64 noundef %31) #8
  %46 = getelementptr inbounds %struct.string, %struct.string* %42, i64 0, i32 0
  %47 = load i8*, i8** %46, align 8, !tbaa !15
  %48 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %0, i64 0, i32 2, i32 2
  %49 = bitcast %union.anon* %48 to i8*
  %50 = icmp eq i8* %47, %49
  br i1 %50, label %54, label %51

51:                                               ; preds = %20
  %52 = getelementptr %union.anon, %union.anon* %48, i64 0, i32 0
  %53 = load i64, i64* %52, align 8, !tbaa !17
  br label %54

54:                                               ; preds = %20, %51
  %55 = phi i64 [ %53, %51 ], [ 15, %20 ]
  %56 = ptrtoint i8* %5 to i64
  %57 = ptrtoint i8* %22 to i64
  %58 = sub i64 %56, %57
  %59 = ptrtoint i8* %33 to i64
  %60 = ptrtoint i8* %25 to i64
  %61 = sub i64 %59, %60
  tail call fastcc void @point(%struct.string_buffer* noundef nonnull %0, i8* noundef %47, i64 noundef %31, i64 noundef %55, i64 noundef %61, i64 noundef %58) #7
  %62 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %1, i64 0, i32 2, i32 1
  store i64 0, i64* %62, align 8, !tbaa !22
  %63 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %1, i64 0, i32 2, i32 0
  %64 = load i8*, i8** %63, align 8, !tbaa !21
  store i8 0, i8* %64, align 1, !tbaa !17
  tail call fastcc void @start(%struct.string_buffer* noundef nonnull %1) #7
  ret void
}

; Function Attrs: nounwind optsize
define dso_local %struct.string_buffer* @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEaSEOS4_(%struct.string_buffer* noundef returned %0, %struct.string_buffer* noundef %1) local_unnamed_addr #2 {
  tail call fastcc void @move(%struct.string_buffer* noundef %0, %struct.string_buffer* noundef %1) #7
  ret %struct.string_buffer* %0
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE4swapERS4_(%struct.string_buffer* noundef %0, %struct.string_buffer* noundef %1) local_unnamed_addr #2 {
  %3 = alloca %struct.string_buffer, align 8
  %4 = bitcast %struct.string_buffer* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 104, i8* nonnull %4) #9
  %5 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %0, i64 0, i32 1
  %6 = load i32, i32* %5, align 8, !tbaa !8
  call void @__sv_stringbuf_make(%struct.string_buffer* noundef nonnull %3, i32 noundef %6, i8* noundef null, i64 noundef 0) #8
  call fastcc void @move(%struct.string_buffer* noundef nonnull %3, %struct.string_buffer* noundef %0) #8
  call fastcc void @move(%struct.string_buffer* noundef %0, %struct.string_buffer* noundef %1) #7
  call fastcc void @move(%struct.string_buffer* noundef %1, %struct.string_buffer* noundef nonnull %3) #7
  %7 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %3, i64 0, i32 2
  call void @__sv_string_drop(%struct.string* noundef nonnull %7) #8
  %8 = getelementptr inbounds %struct.string_buffer, %struct.string_buffer* %3, i64 0, i32 0
  call void @_ZNSt15basic_streambufIcSt11char_traitsIcEED2Ev(%struct.buffer* noundef nonnull %8) #8
  call void @llvm.lifetime.end.p0i8(i64 104, i8* nonnull %4) #9
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i32 @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE8overflowEi(%struct.buffer* noundef %0, i32 noundef %1) #2 {
  %3 = bitcast %struct.buffer* %0 to %struct.string_buffer*
  %4 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 1
  %5 = bitcast %struct.buffer* %4 to i32*
  %6 = load i32, i32* %5, align 8, !tbaa !8
  %7 = and i32 %6, 16
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %80, label %9

9:                                                ; preds = %2
  %10 = icmp eq i32 %1, -1
  br i1 %10, label %80, label %11

11:                                               ; preds = %9
  %12 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 5
  %13 = load i8*, i8** %12, align 8, !tbaa !2
  %14 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 6
  %15 = load i8*, i8** %14, align 8, !tbaa !18
  %16 = icmp ult i8* %13, %15
  br i1 %16, label %77, label %17

17:                                               ; preds = %11
  %18 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 1, i32 1
  %19 = bitcast i8** %18 to %struct.string*
  %20 = load i8*, i8** %18, align 8, !tbaa !21
  %21 = getelementptr inbounds i8*, i8** %18, i64 2
  %22 = bitcast i8** %21 to i8*
  %23 = icmp eq i8* %20, %22
  br i1 %23, label %24, label %37

24:                                               ; preds = %17
  %25 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 4
  %26 = load i8*, i8** %25, align 8, !tbaa !19
  %27 = ptrtoint i8* %13 to i64
  %28 = ptrtoint i8* %26 to i64
  %29 = sub i64 %27, %28
  %30 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 2
  %31 = load i8*, i8** %30, align 8, !tbaa !13
  %32 = ptrtoint i8* %31 to i64
  %33 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 1
  %34 = load i8*, i8** %33, align 8, !tbaa !14
  %35 = ptrtoint i8* %34 to i64
  %36 = sub i64 %32, %35
  br label %56

37:                                               ; preds = %17
  %38 = bitcast i8** %21 to i64*
  %39 = load i64, i64* %38, align 8, !tbaa !17
  %40 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 4
  %41 = load i8*, i8** %40, align 8, !tbaa !19
  %42 = ptrtoint i8* %13 to i64
  %43 = ptrtoint i8* %41 to i64
  %44 = sub i64 %42, %43
  %45 = icmp ugt i64 %39, 4611686018427387902
  br i1 %45, label %80, label %46

46:                                               ; preds = %37
  %47 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 2
  %48 = load i8*, i8** %47, align 8, !tbaa !13
  %49 = ptrtoint i8* %48 to i64
  %50 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 1
  %51 = load i8*, i8** %50, align 8, !tbaa !14
  %52 = ptrtoint i8* %51 to i64
  %53 = sub i64 %49, %52
  %54 = icmp ult i64 %39, 256
  %55 = shl nuw nsw i64 %39, 1
  br i1 %54, label %56, label %60

56:                                               ; preds = %24, %46
  %57 = phi i64 [ %36, %24 ], [ %53, %46 ]
  %58 = phi i8** [ %25, %24 ], [ %40, %46 ]
  %59 = phi i64 [ %29, %24 ], [ %44, %46 ]
  br label %60

60:                                               ; preds = %46, %56
  %61 = phi i64 [ %53, %46 ], [ %57, %56 ]
  %62 = phi i8** [ %40, %46 ], [ %58, %56 ]
  %63 = phi i64 [ %44, %46 ], [ %59, %56 ]
  %64 = phi i64 [ %55, %46 ], [ 512, %56 ]
  %65 = bitcast i8** %21 to i64*
  %66 = or i64 %64, 1
  %67 = tail call i8* @_Znwm(i64 noundef %66) #8
  %68 = load i8*, i8** %62, align 8, !tbaa !19
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %67, i8* align 1 %68, i64 %63, i1 false)
  %69 = trunc i32 %1 to i8
  %70 = getelementptr inbounds i8, i8* %67, i64 %63
  store i8 %69, i8* %70, align 1, !tbaa !17
  tail call void @__sv_string_drop(%struct.string* noundef nonnull %19) #8
  store i8* %67, i8** %18, align 8, !tbaa !15
  store i64 %64, i64* %65, align 8, !tbaa !17
  %71 = add i64 %63, 1
  %72 = getelementptr inbounds i8*, i8** %18, i64 1
  %73 = bitcast i8** %72 to i64*
  store i64 %71, i64* %73, align 8, !tbaa !22
  %74 = getelementptr inbounds i8, i8* %67, i64 %71
  store i8 0, i8* %74, align 1, !tbaa !17
  tail call fastcc void @point(%struct.string_buffer* noundef nonnull %3, i8* noundef %67, i64 noundef %71, i64 noundef %64, i64 noundef %61, i64 noundef %63) #7
  %75 = load i8*, i8** %12, align 8, !tbaa !2
  %76 = getelementptr inbounds i8, i8* %75, i64 1
  store i8* %76, i8** %12, align 8, !tbaa !2
  br label %80

77:                                               ; preds = %11
  %78 = trunc i32 %1 to i8
  %79 = getelementptr inbounds i8, i8* %13, i64 1
  store i8* %79, i8** %12, align 8, !tbaa !2
  store i8 %78, i8* %13, align 1, !tbaa !17
  br label %80

80:                                               ; preds = %60, %37, %9, %2, %77
  %81 = phi i32 [ %1, %77 ], [ -1, %2 ], [ 0, %9 ], [ %1, %60 ], [ -1, %37 ]
  ret i32 %81
}

; Function Attrs: optsize
declare dso_local i8* @_Znwm(i64 noundef) local_unnamed_addr #3

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE9underflowEv(%struct.buffer* nocapture noundef %0) #0 {
  %2 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 1
  %3 = bitcast %struct.buffer* %2 to i32*
  %4 = load i32, i32* %3, align 8, !tbaa !8
  %5 = and i32 %4, 8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %24, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 5
  %9 = load i8*, i8** %8, align 8, !tbaa !2
  %10 = icmp ne i8* %9, null
  %11 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 3
  %12 = load i8*, i8** %11, align 8, !tbaa !7
  %13 = icmp ugt i8* %9, %12
  %14 = select i1 %10, i1 %13, i1 false
  br i1 %14, label %15, label %16

15:                                               ; preds = %7
  store i8* %9, i8** %11, align 8, !tbaa !7
  br label %16

16:                                               ; preds = %7, %15
  %17 = phi i8* [ %9, %15 ], [ %12, %7 ]
  %18 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 2
  %19 = load i8*, i8** %18, align 8, !tbaa !13
  %20 = icmp ult i8* %19, %17
  br i1 %20, label %21, label %24

21:                                               ; preds = %16
  %22 = load i8, i8* %19, align 1, !tbaa !17
  %23 = zext i8 %22 to i32
  br label %24

24:                                               ; preds = %21, %16, %1
  %25 = phi i32 [ -1, %1 ], [ %23, %21 ], [ -1, %16 ]
  ret i32 %25
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE9pbackfailEi(%struct.buffer* nocapture noundef %0, i32 noundef %1) #0 {
  %3 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8, !tbaa !14
  %5 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 2
  %6 = load i8*, i8** %5, align 8, !tbaa !13
  %7 = icmp ult i8* %4, %6
  br i1 %7, label %8, label %28

8:                                                ; preds = %2
  %9 = icmp eq i32 %1, -1
  %10 = getelementptr inbounds i8, i8* %6, i64 -1
  br i1 %9, label %11, label %12

11:                                               ; preds = %8
  store i8* %10, i8** %5, align 8, !tbaa !13
  br label %28

12:                                               ; preds = %8
  %13 = load i8, i8* %10, align 1, !tbaa !17
  %14 = zext i8 %13 to i32
  %15 = icmp eq i32 %14, %1
  br i1 %15, label %22, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 1
  %18 = bitcast %struct.buffer* %17 to i32*
  %19 = load i32, i32* %18, align 8, !tbaa !8
  %20 = and i32 %19, 16
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %28, label %22

22:                                               ; preds = %16, %12
  store i8* %10, i8** %5, align 8, !tbaa !13
  %23 = load i8, i8* %10, align 1, !tbaa !17
  %24 = zext i8 %23 to i32
  %25 = icmp eq i32 %24, %1
  br i1 %25, label %28, label %26

26:                                               ; preds = %22
  %27 = trunc i32 %1 to i8
  store i8 %27, i8* %10, align 1, !tbaa !17
  br label %28

28:                                               ; preds = %22, %26, %16, %2, %11
  %29 = phi i32 [ 0, %11 ], [ -1, %2 ], [ -1, %16 ], [ %1, %26 ], [ %1, %22 ]
  ret i32 %29
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i64 @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE9showmanycEv(%struct.buffer* nocapture noundef %0) #0 {
  %2 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 1
  %3 = bitcast %struct.buffer* %2 to i32*
  %4 = load i32, i32* %3, align 8, !tbaa !8
  %5 = and i32 %4, 8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %23, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 5
  %9 = load i8*, i8** %8, align 8, !tbaa !2
  %10 = icmp ne i8* %9, null
  %11 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 3
  %12 = load i8*, i8** %11, align 8, !tbaa !7
  %13 = icmp ugt i8* %9, %12
  %14 = select i1 %10, i1 %13, i1 false
  br i1 %14, label %15, label %16

15:                                               ; preds = %7
  store i8* %9, i8** %11, align 8, !tbaa !7
  br label %16

16:                                               ; preds = %7, %15
  %17 = phi i8* [ %9, %15 ], [ %12, %7 ]
  %18 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 2
  %19 = load i8*, i8** %18, align 8, !tbaa !13
  %20 = ptrtoint i8* %17 to i64
  %21 = ptrtoint i8* %19 to i64
  %22 = sub i64 %20, %21
  br label %23

23:                                               ; preds = %1, %16
  %24 = phi i64 [ %22, %16 ], [ -1, %1 ]
  ret i64 %24
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local { i64, i64 } @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE7seekoffElSt12_Ios_SeekdirSt13_Ios_Openmode(%struct.buffer* nocapture noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 1
  %6 = bitcast %struct.buffer* %5 to i32*
  %7 = load i32, i32* %6, align 8, !tbaa !8
  %8 = and i32 %7, %3
  %9 = and i32 %8, 8
  %10 = icmp eq i32 %9, 0
  %11 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 1
  %12 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 4
  %13 = select i1 %10, i8** %12, i8** %11
  %14 = load i8*, i8** %13, align 8, !tbaa !27
  %15 = and i32 %8, 16
  %16 = icmp eq i32 %15, 0
  %17 = and i32 %8, 24
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %80, label %19

19:                                               ; preds = %4
  %20 = icmp eq i32 %17, 24
  %21 = icmp eq i32 %2, 1
  %22 = and i1 %21, %20
  br i1 %22, label %80, label %23

23:                                               ; preds = %19
  %24 = icmp eq i8* %14, null
  %25 = icmp ne i64 %1, 0
  %26 = and i1 %25, %24
  br i1 %26, label %80, label %27

27:                                               ; preds = %23
  %28 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 5
  %29 = load i8*, i8** %28, align 8, !tbaa !2
  %30 = icmp ne i8* %29, null
  %31 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 3
  %32 = load i8*, i8** %31, align 8, !tbaa !7
  %33 = icmp ugt i8* %29, %32
  %34 = select i1 %30, i1 %33, i1 false
  br i1 %34, label %35, label %40

35:                                               ; preds = %27
  %36 = and i32 %7, 8
  %37 = icmp eq i32 %36, 0
  store i8* %29, i8** %31, align 8, !tbaa !7
  br i1 %37, label %38, label %40

38:                                               ; preds = %35
  %39 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 2
  store i8* %29, i8** %39, align 8, !tbaa !13
  store i8* %29, i8** %11, align 8, !tbaa !14
  br label %40

40:                                               ; preds = %27, %35, %38
  %41 = phi i8* [ %29, %35 ], [ %29, %38 ], [ %32, %27 ]
  %42 = ptrtoint i8* %41 to i64
  %43 = ptrtoint i8* %14 to i64
  %44 = sub i64 %42, %43
  br i1 %21, label %45, label %52

45:                                               ; preds = %40
  %46 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 2
  %47 = load i8*, i8** %46, align 8, !tbaa !13
  %48 = ptrtoint i8* %47 to i64
  %49 = sub i64 %48, %43
  %50 = ptrtoint i8* %29 to i64
  %51 = sub i64 %50, %43
  br label %55

52:                                               ; preds = %40
  %53 = icmp eq i32 %2, 2
  %54 = select i1 %53, i64 %44, i64 0
  br label %55

55:                                               ; preds = %52, %45
  %56 = phi i64 [ %49, %45 ], [ %54, %52 ]
  %57 = phi i64 [ %51, %45 ], [ %54, %52 ]
  %58 = add nsw i64 %56, %1
  %59 = add nsw i64 %57, %1
  br i1 %10, label %64, label %60

60:                                               ; preds = %55
  %61 = icmp slt i64 %58, 0
  %62 = icmp sgt i64 %58, %44
  %63 = select i1 %61, i1 true, i1 %62
  br i1 %63, label %80, label %64

64:                                               ; preds = %60, %55
  br i1 %16, label %69, label %65

65:                                               ; preds = %64
  %66 = icmp slt i64 %59, 0
  %67 = icmp sgt i64 %59, %44
  %68 = select i1 %66, i1 true, i1 %67
  br i1 %68, label %80, label %69

69:                                               ; preds = %65, %64
  br i1 %10, label %74, label %70

70:                                               ; preds = %69
  %71 = load i8*, i8** %11, align 8, !tbaa !14
  %72 = getelementptr inbounds i8, i8* %71, i64 %58
  %73 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 2
  store i8* %72, i8** %73, align 8, !tbaa !13
  br label %74

74:                                               ; preds = %70, %69
  br i1 %16, label %78, label %75

75:                                               ; preds = %74
  %76 = load i8*, i8** %12, align 8, !tbaa !19
  %77 = getelementptr inbounds i8, i8* %76, i64 %59
  store i8* %77, i8** %28, align 8, !tbaa !2
  br label %78

78:                                               ; preds = %75, %74
  %79 = select i1 %10, i64 %59, i64 %58
  br label %80

80:                                               ; preds = %78, %65, %60, %23, %4, %19
  %81 = phi i64 [ -1, %19 ], [ -1, %4 ], [ -1, %23 ], [ %79, %78 ], [ -1, %65 ], [ -1, %60 ]
  %82 = insertvalue { i64, i64 } poison, i64 %81, 0
  %83 = insertvalue { i64, i64 } %82, i64 0, 1
  ret { i64, i64 } %83
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local { i64, i64 } @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE7seekposESt4fposI11__mbstate_tESt13_Ios_Openmode(%struct.buffer* nocapture noundef %0, i64 %1, i64 %2, i32 noundef %3) #0 {
  %5 = tail call { i64, i64 } @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE7seekoffElSt12_Ios_SeekdirSt13_Ios_Openmode(%struct.buffer* noundef %0, i64 noundef %1, i32 noundef 0, i32 noundef %3) #7
  ret { i64, i64 } %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local %struct.buffer* @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE6setbufEPcl(%struct.buffer* noundef returned %0, i8* noundef %1, i64 noundef %2) #0 {
  %4 = icmp eq i8* %1, null
  %5 = icmp slt i64 %2, 0
  %6 = or i1 %4, %5
  br i1 %6, label %27, label %7

7:                                                ; preds = %3
  %8 = bitcast %struct.buffer* %0 to %struct.string_buffer*
  %9 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 1, i32 1
  %10 = getelementptr inbounds i8*, i8** %9, i64 1
  %11 = bitcast i8** %10 to i64*
  store i64 0, i64* %11, align 8, !tbaa !22
  %12 = load i8*, i8** %9, align 8, !tbaa !21
  store i8 0, i8* %12, align 1, !tbaa !17
  %13 = load i8*, i8** %9, align 8, !tbaa !15
  %14 = icmp eq i8* %13, %1
  %15 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 1, i32 2
  %16 = bitcast i8** %15 to i64*
  %17 = load i64, i64* %16, align 8, !tbaa !16
  br i1 %14, label %18, label %25

18:                                               ; preds = %7
  %19 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 1, i32 3
  %20 = bitcast i8** %19 to i8*
  %21 = icmp eq i8* %20, %1
  br i1 %21, label %25, label %22

22:                                               ; preds = %18
  %23 = bitcast i8** %19 to i64*
  %24 = load i64, i64* %23, align 8, !tbaa !17
  br label %25

25:                                               ; preds = %7, %18, %22
  %26 = phi i64 [ %24, %22 ], [ 15, %18 ], [ %17, %7 ]
  tail call fastcc void @point(%struct.string_buffer* noundef nonnull %8, i8* noundef nonnull %1, i64 noundef %17, i64 noundef %26, i64 noundef %2, i64 noundef 0) #8
  br label %27

27:                                               ; preds = %3, %25
  ret %struct.buffer* %0
}

; Function Attrs: optsize
declare dso_local void @_ZNSt15basic_streambufIcSt11char_traitsIcEE5imbueERKSt6locale(%struct.buffer* noundef, i8* noundef) #3

; Function Attrs: optsize
declare dso_local i32 @_ZNSt15basic_streambufIcSt11char_traitsIcEE4syncEv(%struct.buffer* noundef) #3

; Function Attrs: optsize
declare dso_local i64 @_ZNSt15basic_streambufIcSt11char_traitsIcEE6xsgetnEPcl(%struct.buffer* noundef, i8* noundef, i64 noundef) #3

; Function Attrs: optsize
declare dso_local i32 @_ZNSt15basic_streambufIcSt11char_traitsIcEE5uflowEv(%struct.buffer* noundef) #3

; Function Attrs: optsize
declare dso_local i64 @_ZNSt15basic_streambufIcSt11char_traitsIcEE6xsputnEPKcl(%struct.buffer* noundef, i8* noundef, i64 noundef) #3

; Function Attrs: optsize
declare dso_local void @__sv_locale_drop(i8* noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local i8* @__sv_locale_keep(i8* noundef) local_unnamed_addr #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind optsize readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #7 = { nobuiltin optsize "no-builtins" }
attributes #8 = { nobuiltin nounwind optsize "no-builtins" }
attributes #9 = { nounwind }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !4, i64 40}
!3 = !{!"buffer", !4, i64 0, !4, i64 8, !4, i64 16, !4, i64 24, !4, i64 32, !4, i64 40, !4, i64 48, !4, i64 56}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!3, !4, i64 24}
!8 = !{!9, !10, i64 64}
!9 = !{!"string_buffer", !3, i64 0, !10, i64 64, !11, i64 72}
!10 = !{!"int", !5, i64 0}
!11 = !{!"string", !4, i64 0, !12, i64 8, !5, i64 16}
!12 = !{!"long", !5, i64 0}
!13 = !{!3, !4, i64 16}
!14 = !{!3, !4, i64 8}
!15 = !{!9, !4, i64 72}
!16 = !{!9, !12, i64 80}
!17 = !{!5, !5, i64 0}
!18 = !{!3, !4, i64 48}
!19 = !{!3, !4, i64 32}
!20 = !{!9, !4, i64 0}
!21 = !{!11, !4, i64 0}
!22 = !{!11, !12, i64 8}
!23 = !{!9, !4, i64 32}
!24 = !{!9, !4, i64 40}
!25 = !{!9, !4, i64 48}
!26 = !{!9, !4, i64 56}
!27 = !{!4, !4, i64 0}
