; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/cxx_folders.c
; ModuleID = 'runtime/c/cxx_folders.c'
source_filename = "runtime/c/cxx_folders.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.anon = type { i64, i8*, [5 x i8*] }
%struct.shared = type { i8*, %struct.counted* }
%struct.counted = type { i8**, i32, i32, void (i8*)*, [0 x i64] }
%struct.path = type { %struct.string, i64 }
%struct.string = type { i8*, i64, %union.anon }
%union.anon = type { i64, [8 x i8] }
%struct.code = type { i32, %struct.category* }
%struct.category = type { %struct.category_functions* }
%struct.category_functions = type { void (%struct.category*)*, void (%struct.category*)*, i8* (%struct.category*)*, void (i8**, %struct.category*, i32)*, void (%struct.string*, %struct.category*, i32)*, {}*, i1 (%struct.category*, i32, %struct.code*)*, i1 (%struct.category*, %struct.code*, i32)* }
%struct.trying = type { i8*, %struct.path*, %struct.path*, %struct.code* }
%struct.walk = type { %struct.level*, i32, i32, i8, i8 }
%struct.level = type { %struct.level*, i8*, %struct.path, %struct.entry }
%struct.entry = type { %struct.path, i8 }
%struct.dirent = type { i64, i64, i16, i8, [256 x i8] }

@counted_table = internal constant %struct.anon { i64 0, i8* null, [5 x i8*] [i8* bitcast (void (%struct.counted*)* @nothing to i8*), i8* bitcast (void (%struct.counted*)* @destroy to i8*), i8* bitcast (void (%struct.counted*)* @dispose to i8*), i8* bitcast (void (%struct.counted*)* @destroy to i8*), i8* bitcast (void (%struct.counted*)* @nothing to i8*)] }, align 8
@.str = private unnamed_addr constant [51 x i8] c"recursive directory iterator cannot open directory\00", align 1
@.str.1 = private unnamed_addr constant [41 x i8] c"directory iterator cannot open directory\00", align 1
@.str.2 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.3 = private unnamed_addr constant [46 x i8] c"cannot increment recursive directory iterator\00", align 1
@advance.kinds = internal unnamed_addr constant [16 x i8] c"\00\06\05\00\02\00\04\00\01\00\03\00\07\00\00\00", align 16

@_ZNSt12__shared_ptrINSt10filesystem7__cxx114_DirELN9__gnu_cxx12_Lock_policyE2EEC1Ev = dso_local alias void (%struct.shared*), void (%struct.shared*)* @_ZNSt12__shared_ptrINSt10filesystem7__cxx114_DirELN9__gnu_cxx12_Lock_policyE2EEC2Ev
@_ZNSt12__shared_ptrINSt10filesystem7__cxx114_DirELN9__gnu_cxx12_Lock_policyE2EEC1EOS5_ = dso_local alias void (%struct.shared*, %struct.shared*), void (%struct.shared*, %struct.shared*)* @_ZNSt12__shared_ptrINSt10filesystem7__cxx114_DirELN9__gnu_cxx12_Lock_policyE2EEC2EOS5_
@_ZNSt12__shared_ptrINSt10filesystem7__cxx1128recursive_directory_iterator10_Dir_stackELN9__gnu_cxx12_Lock_policyE2EEC1Ev = dso_local alias void (%struct.shared*), void (%struct.shared*)* @_ZNSt12__shared_ptrINSt10filesystem7__cxx1128recursive_directory_iterator10_Dir_stackELN9__gnu_cxx12_Lock_policyE2EEC2Ev
@_ZNSt12__shared_ptrINSt10filesystem7__cxx1128recursive_directory_iterator10_Dir_stackELN9__gnu_cxx12_Lock_policyE2EEC1EOS6_ = dso_local alias void (%struct.shared*, %struct.shared*), void (%struct.shared*, %struct.shared*)* @_ZNSt12__shared_ptrINSt10filesystem7__cxx1128recursive_directory_iterator10_Dir_stackELN9__gnu_cxx12_Lock_policyE2EEC2EOS6_
@_ZNSt10filesystem7__cxx1118directory_iteratorC1ERKNS0_4pathENS_17directory_optionsEPSt10error_code = dso_local alias void (%struct.shared*, %struct.path*, i8, %struct.code*), void (%struct.shared*, %struct.path*, i8, %struct.code*)* @_ZNSt10filesystem7__cxx1118directory_iteratorC2ERKNS0_4pathENS_17directory_optionsEPSt10error_code
@_ZNSt10filesystem7__cxx1128recursive_directory_iteratorC1ERKNS0_4pathENS_17directory_optionsEPSt10error_code = dso_local alias void (%struct.shared*, %struct.path*, i8, %struct.code*), void (%struct.shared*, %struct.path*, i8, %struct.code*)* @_ZNSt10filesystem7__cxx1128recursive_directory_iteratorC2ERKNS0_4pathENS_17directory_optionsEPSt10error_code
@_ZNSt10filesystem7__cxx1128recursive_directory_iteratorD1Ev = dso_local alias void (%struct.shared*), void (%struct.shared*)* @_ZNSt10filesystem7__cxx1128recursive_directory_iteratorD2Ev

; Function Attrs: nounwind optsize
define dso_local nonnull i8* @__sv_shared_make(%struct.shared* nocapture noundef %0, i64 noundef %1, void (i8*)* noundef %2) local_unnamed_addr #0 {
  %4 = add i64 %1, 24
  %5 = tail call i8* @_Znwm(i64 noundef %4) #10
  %6 = getelementptr inbounds %struct.shared, %struct.shared* %0, i64 0, i32 1
  %7 = bitcast %struct.counted** %6 to i8**
  store i8* %5, i8** %7, align 8, !tbaa !2
  %8 = bitcast i8* %5 to i8***
  store i8** getelementptr inbounds (%struct.anon, %struct.anon* @counted_table, i64 0, i32 2, i64 0), i8*** %8, align 8
  %9 = getelementptr inbounds i8, i8* %5, i64 8
  %10 = bitcast i8* %9 to i32*
  store i32 1, i32* %10, align 8
  %11 = getelementptr inbounds i8, i8* %5, i64 12
  %12 = bitcast i8* %11 to i32*
  store i32 1, i32* %12, align 4
  %13 = getelementptr inbounds i8, i8* %5, i64 16
  %14 = bitcast i8* %13 to void (i8*)**
  store void (i8*)* %2, void (i8*)** %14, align 8
  %15 = load %struct.counted*, %struct.counted** %6, align 8, !tbaa !2
  %16 = getelementptr inbounds %struct.counted, %struct.counted* %15, i64 0, i32 4, i64 0
  %17 = bitcast i64* %16 to i8*
  %18 = bitcast %struct.shared* %0 to i64**
  store i64* %16, i64** %18, align 8, !tbaa !7
  ret i8* %17
}

; Function Attrs: optsize
declare dso_local i8* @_Znwm(i64 noundef) local_unnamed_addr #1

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nounwind optsize
define dso_local void @__sv_shared_drop(%struct.shared* nocapture noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.shared, %struct.shared* %0, i64 0, i32 1
  %3 = load %struct.counted*, %struct.counted** %2, align 8, !tbaa !2
  %4 = getelementptr inbounds %struct.shared, %struct.shared* %0, i64 0, i32 0
  store i8* null, i8** %4, align 8, !tbaa.struct !8
  store %struct.counted* null, %struct.counted** %2, align 8, !tbaa.struct !10
  %5 = icmp eq %struct.counted* %3, null
  br i1 %5, label %22, label %6

6:                                                ; preds = %1
  %7 = getelementptr inbounds %struct.counted, %struct.counted* %3, i64 0, i32 1
  %8 = load i32, i32* %7, align 8, !tbaa !11
  %9 = add nsw i32 %8, -1
  store i32 %9, i32* %7, align 8, !tbaa !11
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %22

11:                                               ; preds = %6
  %12 = getelementptr inbounds %struct.counted, %struct.counted* %3, i64 0, i32 3
  %13 = load void (i8*)*, void (i8*)** %12, align 8, !tbaa !9
  %14 = getelementptr inbounds %struct.counted, %struct.counted* %3, i64 0, i32 4, i64 0
  %15 = bitcast i64* %14 to i8*
  tail call void %13(i8* noundef nonnull %15) #10
  %16 = getelementptr inbounds %struct.counted, %struct.counted* %3, i64 0, i32 2
  %17 = load i32, i32* %16, align 4, !tbaa !11
  %18 = add nsw i32 %17, -1
  store i32 %18, i32* %16, align 4, !tbaa !11
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %22

20:                                               ; preds = %11
  %21 = bitcast %struct.counted* %3 to i8*
  tail call void @_ZdlPv(i8* noundef nonnull %21) #10
  br label %22

22:                                               ; preds = %11, %20, %1, %6
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #3

; Function Attrs: nounwind optsize
define internal void @dispose(%struct.counted* noundef %0) #0 {
  %2 = getelementptr inbounds %struct.counted, %struct.counted* %0, i64 0, i32 3
  %3 = load void (i8*)*, void (i8*)** %2, align 8, !tbaa !9
  %4 = getelementptr inbounds %struct.counted, %struct.counted* %0, i64 0, i32 4, i64 0
  %5 = bitcast i64* %4 to i8*
  tail call void %3(i8* noundef nonnull %5) #10
  ret void
}

; Function Attrs: nounwind optsize
define internal void @destroy(%struct.counted* noundef %0) #0 {
  %2 = bitcast %struct.counted* %0 to i8*
  tail call void @_ZdlPv(i8* noundef %2) #10
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local void @_ZNSt12__shared_ptrINSt10filesystem7__cxx114_DirELN9__gnu_cxx12_Lock_policyE2EEC2Ev(%struct.shared* nocapture noundef writeonly %0) #4 {
  %2 = getelementptr inbounds %struct.shared, %struct.shared* %0, i64 0, i32 0
  store i8* null, i8** %2, align 8, !tbaa.struct !8
  %3 = getelementptr inbounds %struct.shared, %struct.shared* %0, i64 0, i32 1
  store %struct.counted* null, %struct.counted** %3, align 8, !tbaa.struct !10
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local void @_ZNSt12__shared_ptrINSt10filesystem7__cxx114_DirELN9__gnu_cxx12_Lock_policyE2EEC2EOS5_(%struct.shared* nocapture noundef writeonly %0, %struct.shared* nocapture noundef %1) #5 {
  %3 = bitcast %struct.shared* %0 to i8*
  %4 = bitcast %struct.shared* %1 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %3, i8* noundef nonnull align 8 dereferenceable(16) %4, i64 16, i1 false) #11, !tbaa.struct !8
  %5 = getelementptr inbounds %struct.shared, %struct.shared* %1, i64 0, i32 0
  store i8* null, i8** %5, align 8, !tbaa.struct !8
  %6 = getelementptr inbounds %struct.shared, %struct.shared* %1, i64 0, i32 1
  store %struct.counted* null, %struct.counted** %6, align 8, !tbaa.struct !10
  ret void
}

; Function Attrs: nounwind optsize
define dso_local %struct.shared* @_ZNSt12__shared_ptrINSt10filesystem7__cxx114_DirELN9__gnu_cxx12_Lock_policyE2EEaSEOS5_(%struct.shared* noundef returned %0, %struct.shared* nocapture noundef %1) local_unnamed_addr #0 {
  %3 = alloca %struct.shared, align 8
  %4 = bitcast %struct.shared* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %4)
  %5 = bitcast %struct.shared* %1 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %4, i8* noundef nonnull align 8 dereferenceable(16) %5, i64 16, i1 false) #11, !tbaa.struct !8
  %6 = getelementptr inbounds %struct.shared, %struct.shared* %1, i64 0, i32 0
  store i8* null, i8** %6, align 8, !tbaa.struct !8
  %7 = getelementptr inbounds %struct.shared, %struct.shared* %1, i64 0, i32 1
  store %struct.counted* null, %struct.counted** %7, align 8, !tbaa.struct !10
  tail call void @__sv_shared_drop(%struct.shared* noundef %0) #10
  %8 = bitcast %struct.shared* %0 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %8, i8* noundef nonnull align 8 dereferenceable(16) %4, i64 16, i1 false) #11, !tbaa.struct !8
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %4)
  ret %struct.shared* %0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local void @_ZNSt12__shared_ptrINSt10filesystem7__cxx1128recursive_directory_iterator10_Dir_stackELN9__gnu_cxx12_Lock_policyE2EEC2Ev(%struct.shared* nocapture noundef writeonly %0) #4 {
  %2 = getelementptr inbounds %struct.shared, %struct.shared* %0, i64 0, i32 0
  store i8* null, i8** %2, align 8, !tbaa.struct !8
  %3 = getelementptr inbounds %struct.shared, %struct.shared* %0, i64 0, i32 1
  store %struct.counted* null, %struct.counted** %3, align 8, !tbaa.struct !10
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local void @_ZNSt12__shared_ptrINSt10filesystem7__cxx1128recursive_directory_iterator10_Dir_stackELN9__gnu_cxx12_Lock_policyE2EEC2EOS6_(%struct.shared* nocapture noundef writeonly %0, %struct.shared* nocapture noundef %1) #5 {
  %3 = bitcast %struct.shared* %0 to i8*
  %4 = bitcast %struct.shared* %1 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %3, i8* noundef nonnull align 8 dereferenceable(16) %4, i64 16, i1 false) #11, !tbaa.struct !8
  %5 = getelementptr inbounds %struct.shared, %struct.shared* %1, i64 0, i32 0
  store i8* null, i8** %5, align 8, !tbaa.struct !8
  %6 = getelementptr inbounds %struct.shared, %struct.shared* %1, i64 0, i32 1
  store %struct.counted* null, %struct.counted** %6, align 8, !tbaa.struct !10
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt10filesystem7__cxx1118directory_iteratorC2ERKNS0_4pathENS_17directory_optionsEPSt10error_code(%struct.shared* nocapture noundef %0, %struct.path* noundef %1, i8 noundef zeroext %2, %struct.code* noundef %3) #0 {
  %5 = zext i8 %2 to i32
  tail call fastcc void @begin(%struct.shared* noundef %0, %struct.path* noundef %1, i32 noundef %5, i32 noundef 0, %struct.code* noundef %3) #12
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @begin(%struct.shared* nocapture noundef %0, %struct.path* noundef %1, i32 noundef %2, i32 noundef %3, %struct.code* noundef %4) unnamed_addr #0 {
  %6 = alloca %struct.trying, align 8
  %7 = alloca %struct.trying, align 8
  %8 = alloca %struct.code, align 8
  %9 = bitcast %struct.trying* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %9) #11
  %10 = getelementptr inbounds %struct.trying, %struct.trying* %6, i64 0, i32 0
  %11 = icmp ne i32 %3, 0
  %12 = select i1 %11, i8* getelementptr inbounds ([51 x i8], [51 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([41 x i8], [41 x i8]* @.str.1, i64 0, i64 0)
  store i8* %12, i8** %10, align 8, !tbaa !13
  %13 = getelementptr inbounds %struct.trying, %struct.trying* %6, i64 0, i32 1
  store %struct.path* %1, %struct.path** %13, align 8, !tbaa !15
  %14 = getelementptr inbounds %struct.trying, %struct.trying* %6, i64 0, i32 2
  store %struct.path* null, %struct.path** %14, align 8, !tbaa !16
  %15 = getelementptr inbounds %struct.trying, %struct.trying* %6, i64 0, i32 3
  store %struct.code* %4, %struct.code** %15, align 8, !tbaa !17
  %16 = getelementptr inbounds %struct.shared, %struct.shared* %0, i64 0, i32 0
  store i8* null, i8** %16, align 8, !tbaa.struct !8
  %17 = getelementptr inbounds %struct.shared, %struct.shared* %0, i64 0, i32 1
  store %struct.counted* null, %struct.counted** %17, align 8, !tbaa.struct !10
  %18 = tail call i8* @_Znwm(i64 noundef 48) #10
  %19 = bitcast %struct.counted** %17 to i8**
  store i8* %18, i8** %19, align 8, !tbaa !2
  %20 = bitcast i8* %18 to i8***
  store i8** getelementptr inbounds (%struct.anon, %struct.anon* @counted_table, i64 0, i32 2, i64 0), i8*** %20, align 8
  %21 = getelementptr inbounds i8, i8* %18, i64 8
  %22 = bitcast i8* %21 to i32*
  store i32 1, i32* %22, align 8
  %23 = getelementptr inbounds i8, i8* %18, i64 12
  %24 = bitcast i8* %23 to i32*
  store i32 1, i32* %24, align 4
  %25 = getelementptr inbounds i8, i8* %18, i64 16
  %26 = bitcast i8* %25 to void (i8*)**
  store void (i8*)* @drop_walk, void (i8*)** %26, align 8
  %27 = load %struct.counted*, %struct.counted** %17, align 8, !tbaa !2
  %28 = getelementptr inbounds %struct.counted, %struct.counted* %27, i64 0, i32 4, i64 0
  %29 = bitcast i64* %28 to i8*
  %30 = bitcast %struct.shared* %0 to i64**
  store i64* %28, i64** %30, align 8, !tbaa !7
  %31 = bitcast i64* %28 to %struct.walk*
  %32 = zext i1 %11 to i8
  %33 = bitcast i64* %28 to %struct.level**
  store %struct.level* null, %struct.level** %33, align 8, !tbaa.struct !18
  %34 = getelementptr inbounds %struct.counted, %struct.counted* %27, i64 0, i32 4, i64 1
  %35 = bitcast i64* %34 to i32*
  store i32 -1, i32* %35, align 8, !tbaa.struct !21
  %36 = getelementptr inbounds i8, i8* %29, i64 12
  %37 = bitcast i8* %36 to i32*
  store i32 %2, i32* %37, align 4, !tbaa.struct !22
  %38 = getelementptr inbounds %struct.counted, %struct.counted* %27, i64 0, i32 4, i64 2
  %39 = bitcast i64* %38 to i8*
  store i8 %32, i8* %39, align 8, !tbaa.struct !23
  %40 = getelementptr inbounds i8, i8* %29, i64 17
  store i8 0, i8* %40, align 1, !tbaa.struct !24
  %41 = bitcast %struct.trying* %7 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %41, i8 0, i64 24, i1 false)
  %42 = getelementptr inbounds %struct.trying, %struct.trying* %7, i64 0, i32 3
  %43 = getelementptr inbounds %struct.code, %struct.code* %8, i64 0, i32 0
  store i32 0, i32* %43, align 8, !tbaa !25
  %44 = getelementptr inbounds %struct.code, %struct.code* %8, i64 0, i32 1
  store %struct.category* null, %struct.category** %44, align 8, !tbaa !27
  store %struct.code* %8, %struct.code** %42, align 8, !tbaa !17
  %45 = call fastcc i32 @enter(%struct.walk* noundef nonnull %31, %struct.path* noundef %1, %struct.trying* noundef nonnull %7) #12
  call fastcc void @advance(%struct.walk* noundef nonnull %31) #12
  %46 = load %struct.level*, %struct.level** %33, align 8, !tbaa !28
  %47 = icmp eq %struct.level* %46, null
  br i1 %47, label %48, label %49

48:                                               ; preds = %5
  call void @__sv_shared_drop(%struct.shared* noundef nonnull %0) #12
  br label %49

49:                                               ; preds = %48, %5
  %50 = call i32 @__sv_failed(%struct.trying* noundef nonnull %6, i32 noundef %45) #10
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %9) #11
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt10filesystem7__cxx1128recursive_directory_iteratorC2ERKNS0_4pathENS_17directory_optionsEPSt10error_code(%struct.shared* nocapture noundef %0, %struct.path* noundef %1, i8 noundef zeroext %2, %struct.code* noundef %3) #0 {
  %5 = zext i8 %2 to i32
  tail call fastcc void @begin(%struct.shared* noundef %0, %struct.path* noundef %1, i32 noundef %5, i32 noundef 1, %struct.code* noundef %3) #12
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local nonnull %struct.entry* @_ZNKSt10filesystem7__cxx1118directory_iteratordeEv(%struct.shared* nocapture noundef readonly %0) local_unnamed_addr #6 {
  %2 = bitcast %struct.shared* %0 to %struct.walk**
  %3 = load %struct.walk*, %struct.walk** %2, align 8, !tbaa !7
  %4 = getelementptr inbounds %struct.walk, %struct.walk* %3, i64 0, i32 0
  %5 = load %struct.level*, %struct.level** %4, align 8, !tbaa !28
  %6 = getelementptr inbounds %struct.level, %struct.level* %5, i64 0, i32 3
  ret %struct.entry* %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local nonnull %struct.entry* @_ZNKSt10filesystem7__cxx1128recursive_directory_iteratordeEv(%struct.shared* nocapture noundef readonly %0) local_unnamed_addr #6 {
  %2 = bitcast %struct.shared* %0 to %struct.walk**
  %3 = load %struct.walk*, %struct.walk** %2, align 8, !tbaa !7
  %4 = getelementptr inbounds %struct.walk, %struct.walk* %3, i64 0, i32 0
  %5 = load %struct.level*, %struct.level** %4, align 8, !tbaa !28
  %6 = getelementptr inbounds %struct.level, %struct.level* %5, i64 0, i32 3
  ret %struct.entry* %6
}

; Function Attrs: nounwind optsize
define dso_local %struct.shared* @_ZNSt10filesystem7__cxx1118directory_iteratorppEv(%struct.shared* noundef returned %0) local_unnamed_addr #0 {
  %2 = tail call fastcc %struct.shared* @step(%struct.shared* noundef %0, %struct.code* noundef null) #12
  ret %struct.shared* %0
}

; Function Attrs: nounwind optsize
define internal fastcc %struct.shared* @step(%struct.shared* noundef returned %0, %struct.code* noundef %1) unnamed_addr #0 {
  %3 = alloca %struct.trying, align 8
  %4 = bitcast %struct.trying* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %4) #11
  %5 = getelementptr inbounds %struct.trying, %struct.trying* %3, i64 0, i32 0
  store i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.str.3, i64 0, i64 0), i8** %5, align 8, !tbaa !13
  %6 = getelementptr inbounds %struct.trying, %struct.trying* %3, i64 0, i32 1
  store %struct.path* null, %struct.path** %6, align 8, !tbaa !15
  %7 = getelementptr inbounds %struct.trying, %struct.trying* %3, i64 0, i32 2
  store %struct.path* null, %struct.path** %7, align 8, !tbaa !16
  %8 = getelementptr inbounds %struct.trying, %struct.trying* %3, i64 0, i32 3
  store %struct.code* %1, %struct.code** %8, align 8, !tbaa !17
  %9 = bitcast %struct.shared* %0 to %struct.walk**
  %10 = load %struct.walk*, %struct.walk** %9, align 8, !tbaa !7
  %11 = icmp eq %struct.walk* %10, null
  %12 = select i1 %11, i32 22, i32 0
  %13 = call i32 @__sv_failed(%struct.trying* noundef nonnull %3, i32 noundef %12) #10
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %47

15:                                               ; preds = %2
  %16 = getelementptr inbounds %struct.walk, %struct.walk* %10, i64 0, i32 0
  %17 = load %struct.level*, %struct.level** %16, align 8, !tbaa !28
  %18 = getelementptr inbounds %struct.level, %struct.level* %17, i64 0, i32 3
  %19 = getelementptr inbounds %struct.walk, %struct.walk* %10, i64 0, i32 4
  %20 = load i8, i8* %19, align 1, !tbaa !30, !range !31
  %21 = icmp eq i8 %20, 0
  br i1 %21, label %43, label %22

22:                                               ; preds = %15
  %23 = getelementptr inbounds %struct.level, %struct.level* %17, i64 0, i32 3, i32 1
  %24 = load i8, i8* %23, align 8, !tbaa !32
  %25 = icmp eq i8 %24, 3
  switch i8 %24, label %30 [
    i8 3, label %26
    i8 0, label %26
  ]

26:                                               ; preds = %22, %22
  %27 = getelementptr inbounds %struct.entry, %struct.entry* %18, i64 0, i32 0
  %28 = call i64 @__sv_status(%struct.path* noundef nonnull %27) #10
  %29 = trunc i64 %28 to i8
  br label %30

30:                                               ; preds = %22, %26
  %31 = phi i8 [ %29, %26 ], [ %24, %22 ]
  %32 = icmp eq i8 %31, 2
  br i1 %32, label %33, label %43

33:                                               ; preds = %30
  br i1 %25, label %34, label %39

34:                                               ; preds = %33
  %35 = getelementptr inbounds %struct.walk, %struct.walk* %10, i64 0, i32 2
  %36 = load i32, i32* %35, align 4, !tbaa !37
  %37 = and i32 %36, 1
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %43, label %39

39:                                               ; preds = %34, %33
  %40 = getelementptr inbounds %struct.entry, %struct.entry* %18, i64 0, i32 0
  %41 = call fastcc i32 @enter(%struct.walk* noundef nonnull %10, %struct.path* noundef nonnull %40, %struct.trying* noundef nonnull %3) #12
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %47

43:                                               ; preds = %39, %34, %30, %15
  call fastcc void @advance(%struct.walk* noundef nonnull %10) #12
  %44 = load %struct.level*, %struct.level** %16, align 8, !tbaa !28
  %45 = icmp eq %struct.level* %44, null
  br i1 %45, label %46, label %47

46:                                               ; preds = %43
  call void @__sv_shared_drop(%struct.shared* noundef nonnull %0) #12
  br label %47

47:                                               ; preds = %39, %46, %43, %2
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %4) #11
  ret %struct.shared* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.shared* @_ZNSt10filesystem7__cxx1128recursive_directory_iteratorppEv(%struct.shared* noundef returned %0) local_unnamed_addr #0 {
  %2 = tail call fastcc %struct.shared* @step(%struct.shared* noundef %0, %struct.code* noundef null) #12
  ret %struct.shared* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.shared* @_ZNSt10filesystem7__cxx1118directory_iterator9incrementERSt10error_code(%struct.shared* noundef returned %0, %struct.code* noundef %1) local_unnamed_addr #0 {
  %3 = tail call fastcc %struct.shared* @step(%struct.shared* noundef %0, %struct.code* noundef %1) #12
  ret %struct.shared* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.shared* @_ZNSt10filesystem7__cxx1128recursive_directory_iterator9incrementERSt10error_code(%struct.shared* noundef returned %0, %struct.code* noundef %1) local_unnamed_addr #0 {
  %3 = tail call fastcc %struct.shared* @step(%struct.shared* noundef %0, %struct.code* noundef %1) #12
  ret %struct.shared* %0
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt10filesystem7__cxx1128recursive_directory_iteratorD2Ev(%struct.shared* nocapture noundef %0) #0 {
  tail call void @__sv_shared_drop(%struct.shared* noundef %0) #12
  ret void
}

; Function Attrs: nounwind optsize
define dso_local %struct.shared* @_ZNSt10filesystem7__cxx1128recursive_directory_iteratoraSEOS1_(%struct.shared* noundef returned %0, %struct.shared* nocapture noundef %1) local_unnamed_addr #0 {
  %3 = alloca %struct.shared, align 8
  %4 = bitcast %struct.shared* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %4)
  %5 = bitcast %struct.shared* %1 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %4, i8* noundef nonnull align 8 dereferenceable(16) %5, i64 16, i1 false) #11, !tbaa.struct !8
  %6 = getelementptr inbounds %struct.shared, %struct.shared* %1, i64 0, i32 0
  store i8* null, i8** %6, align 8, !tbaa.struct !8
  %7 = getelementptr inbounds %struct.shared, %struct.shared* %1, i64 0, i32 1
  store %struct.counted* null, %struct.counted** %7, align 8, !tbaa.struct !10
  tail call void @__sv_shared_drop(%struct.shared* noundef %0) #10
  %8 = bitcast %struct.shared* %0 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %8, i8* noundef nonnull align 8 dereferenceable(16) %4, i64 16, i1 false) #11, !tbaa.struct !8
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %4)
  ret %struct.shared* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.shared* @_ZNSt10filesystem7__cxx1128recursive_directory_iteratoraSERKS1_(%struct.shared* noundef returned %0, %struct.shared* nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.shared, %struct.shared* %1, i64 0, i32 1
  %4 = load %struct.counted*, %struct.counted** %3, align 8, !tbaa !2
  %5 = icmp eq %struct.counted* %4, null
  br i1 %5, label %10, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.counted, %struct.counted* %4, i64 0, i32 1
  %8 = load i32, i32* %7, align 8, !tbaa !11
  %9 = add nsw i32 %8, 1
  store i32 %9, i32* %7, align 8, !tbaa !11
  br label %10

10:                                               ; preds = %6, %2
  %11 = getelementptr inbounds %struct.shared, %struct.shared* %1, i64 0, i32 0
  %12 = load i8*, i8** %11, align 8, !tbaa !7
  tail call void @__sv_shared_drop(%struct.shared* noundef %0) #10
  %13 = getelementptr inbounds %struct.shared, %struct.shared* %0, i64 0, i32 0
  store i8* %12, i8** %13, align 8, !tbaa.struct !8
  %14 = getelementptr inbounds %struct.shared, %struct.shared* %0, i64 0, i32 1
  store %struct.counted* %4, %struct.counted** %14, align 8, !tbaa.struct !10
  ret %struct.shared* %0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i32 @_ZNKSt10filesystem7__cxx1128recursive_directory_iterator5depthEv(%struct.shared* nocapture noundef readonly %0) local_unnamed_addr #6 {
  %2 = bitcast %struct.shared* %0 to %struct.walk**
  %3 = load %struct.walk*, %struct.walk** %2, align 8, !tbaa !7
  %4 = getelementptr inbounds %struct.walk, %struct.walk* %3, i64 0, i32 1
  %5 = load i32, i32* %4, align 8, !tbaa !38
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i32 @_ZNKSt10filesystem7__cxx1128recursive_directory_iterator7optionsEv(%struct.shared* nocapture noundef readonly %0) local_unnamed_addr #6 {
  %2 = bitcast %struct.shared* %0 to %struct.walk**
  %3 = load %struct.walk*, %struct.walk** %2, align 8, !tbaa !7
  %4 = getelementptr inbounds %struct.walk, %struct.walk* %3, i64 0, i32 2
  %5 = load i32, i32* %4, align 4, !tbaa !37
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local zeroext i1 @_ZNKSt10filesystem7__cxx1128recursive_directory_iterator17recursion_pendingEv(%struct.shared* nocapture noundef readonly %0) local_unnamed_addr #6 {
  %2 = bitcast %struct.shared* %0 to %struct.walk**
  %3 = load %struct.walk*, %struct.walk** %2, align 8, !tbaa !7
  %4 = getelementptr inbounds %struct.walk, %struct.walk* %3, i64 0, i32 4
  %5 = load i8, i8* %4, align 1, !tbaa !30, !range !31
  %6 = icmp ne i8 %5, 0
  ret i1 %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local void @_ZNSt10filesystem7__cxx1128recursive_directory_iterator25disable_recursion_pendingEv(%struct.shared* nocapture noundef readonly %0) local_unnamed_addr #7 {
  %2 = bitcast %struct.shared* %0 to %struct.walk**
  %3 = load %struct.walk*, %struct.walk** %2, align 8, !tbaa !7
  %4 = getelementptr inbounds %struct.walk, %struct.walk* %3, i64 0, i32 4
  store i8 0, i8* %4, align 1, !tbaa !30
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt10filesystem7__cxx1128recursive_directory_iterator3popEv(%struct.shared* nocapture noundef %0) local_unnamed_addr #0 {
  %2 = bitcast %struct.shared* %0 to %struct.walk**
  %3 = load %struct.walk*, %struct.walk** %2, align 8, !tbaa !7
  tail call fastcc void @leave(%struct.walk* noundef %3) #12
  %4 = load %struct.walk*, %struct.walk** %2, align 8, !tbaa !7
  tail call fastcc void @advance(%struct.walk* noundef %4) #12
  %5 = load %struct.walk*, %struct.walk** %2, align 8, !tbaa !7
  %6 = getelementptr inbounds %struct.walk, %struct.walk* %5, i64 0, i32 0
  %7 = load %struct.level*, %struct.level** %6, align 8, !tbaa !28
  %8 = icmp eq %struct.level* %7, null
  br i1 %8, label %9, label %10

9:                                                ; preds = %1
  tail call void @__sv_shared_drop(%struct.shared* noundef nonnull %0) #12
  br label %10

10:                                               ; preds = %9, %1
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @leave(%struct.walk* nocapture noundef %0) unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 0
  %3 = load %struct.level*, %struct.level** %2, align 8, !tbaa !28
  %4 = getelementptr inbounds %struct.level, %struct.level* %3, i64 0, i32 0
  %5 = load %struct.level*, %struct.level** %4, align 8, !tbaa !39
  store %struct.level* %5, %struct.level** %2, align 8, !tbaa !28
  %6 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 1
  %7 = load i32, i32* %6, align 8, !tbaa !38
  %8 = add nsw i32 %7, -1
  store i32 %8, i32* %6, align 8, !tbaa !38
  %9 = getelementptr inbounds %struct.level, %struct.level* %3, i64 0, i32 1
  %10 = load i8*, i8** %9, align 8, !tbaa !41
  %11 = tail call i32 @closedir(i8* noundef %10) #10
  %12 = getelementptr inbounds %struct.level, %struct.level* %3, i64 0, i32 2
  tail call void @__sv_path_drop(%struct.path* noundef nonnull %12) #10
  %13 = getelementptr inbounds %struct.level, %struct.level* %3, i64 0, i32 3, i32 0
  tail call void @__sv_path_drop(%struct.path* noundef nonnull %13) #10
  %14 = bitcast %struct.level* %3 to i8*
  tail call void @_ZdlPv(i8* noundef %14) #10
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @advance(%struct.walk* nocapture noundef %0) unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 0
  %3 = load %struct.level*, %struct.level** %2, align 8, !tbaa !28
  %4 = icmp eq %struct.level* %3, null
  br i1 %4, label %47, label %5

5:                                                ; preds = %1, %44
  %6 = phi %struct.level* [ %45, %44 ], [ %3, %1 ]
  %7 = getelementptr inbounds %struct.level, %struct.level* %6, i64 0, i32 1
  %8 = load i8*, i8** %7, align 8, !tbaa !41
  %9 = tail call %struct.dirent* @readdir(i8* noundef %8) #10
  %10 = icmp eq %struct.dirent* %9, null
  br i1 %10, label %44, label %11

11:                                               ; preds = %5, %23
  %12 = phi %struct.dirent* [ %24, %23 ], [ %9, %5 ]
  %13 = getelementptr inbounds %struct.dirent, %struct.dirent* %12, i64 0, i32 4, i64 0
  %14 = load i8, i8* %13, align 1, !tbaa !42
  %15 = icmp eq i8 %14, 46
  br i1 %15, label %16, label %26

16:                                               ; preds = %11
  %17 = getelementptr inbounds %struct.dirent, %struct.dirent* %12, i64 0, i32 4, i64 1
  %18 = load i8, i8* %17, align 1, !tbaa !42
  switch i8 %18, label %26 [
    i8 0, label %23
    i8 46, label %19
  ]

19:                                               ; preds = %16
  %20 = getelementptr inbounds %struct.dirent, %struct.dirent* %12, i64 0, i32 4, i64 2
  %21 = load i8, i8* %20, align 1, !tbaa !42
  %22 = icmp eq i8 %21, 0
  br i1 %22, label %23, label %26

23:                                               ; preds = %19, %16
  %24 = tail call %struct.dirent* @readdir(i8* noundef %8) #10
  %25 = icmp eq %struct.dirent* %24, null
  br i1 %25, label %44, label %11, !llvm.loop !43

26:                                               ; preds = %19, %11, %16
  %27 = getelementptr inbounds %struct.dirent, %struct.dirent* %12, i64 0, i32 4, i64 0
  %28 = getelementptr inbounds %struct.level, %struct.level* %6, i64 0, i32 3, i32 0
  %29 = getelementptr inbounds %struct.level, %struct.level* %6, i64 0, i32 2, i32 0, i32 0
  %30 = load i8*, i8** %29, align 8, !tbaa !46
  %31 = getelementptr inbounds %struct.level, %struct.level* %6, i64 0, i32 2, i32 0, i32 1
  %32 = load i64, i64* %31, align 8, !tbaa !47
  tail call void @__sv_path_set(%struct.path* noundef nonnull %28, i8* noundef %30, i64 noundef %32) #10
  %33 = tail call i64 @strlen(i8* noundef nonnull %27) #10
  tail call void @__sv_path_append(%struct.path* noundef nonnull %28, i8* noundef nonnull %27, i64 noundef %33) #10
  %34 = getelementptr inbounds %struct.dirent, %struct.dirent* %12, i64 0, i32 3
  %35 = load i8, i8* %34, align 2, !tbaa !48
  %36 = and i8 %35, 15
  %37 = zext i8 %36 to i64
  %38 = getelementptr inbounds [16 x i8], [16 x i8]* @advance.kinds, i64 0, i64 %37
  %39 = load i8, i8* %38, align 1, !tbaa !42
  %40 = getelementptr inbounds %struct.level, %struct.level* %6, i64 0, i32 3, i32 1
  store i8 %39, i8* %40, align 8, !tbaa !51
  %41 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 3
  %42 = load i8, i8* %41, align 8, !tbaa !52, !range !31
  %43 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 4
  store i8 %42, i8* %43, align 1, !tbaa !30
  br label %47

44:                                               ; preds = %23, %5
  tail call fastcc void @leave(%struct.walk* noundef %0) #12
  %45 = load %struct.level*, %struct.level** %2, align 8, !tbaa !28
  %46 = icmp eq %struct.level* %45, null
  br i1 %46, label %47, label %5

47:                                               ; preds = %44, %1, %26
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define internal void @nothing(%struct.counted* nocapture noundef %0) #8 {
  ret void
}

; Function Attrs: optsize
declare dso_local void @_ZdlPv(i8* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define internal void @drop_walk(i8* nocapture noundef %0) #0 {
  %2 = bitcast i8* %0 to %struct.walk*
  %3 = bitcast i8* %0 to %struct.level**
  %4 = load %struct.level*, %struct.level** %3, align 8, !tbaa !28
  %5 = icmp eq %struct.level* %4, null
  br i1 %5, label %9, label %6

6:                                                ; preds = %1, %6
  tail call fastcc void @leave(%struct.walk* noundef nonnull %2) #12
  %7 = load %struct.level*, %struct.level** %3, align 8, !tbaa !28
  %8 = icmp eq %struct.level* %7, null
  br i1 %8, label %9, label %6, !llvm.loop !53

9:                                                ; preds = %6, %1
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @enter(%struct.walk* nocapture noundef %0, %struct.path* nocapture noundef readonly %1, %struct.trying* noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.path, %struct.path* %1, i64 0, i32 0, i32 0
  %5 = load i8*, i8** %4, align 8, !tbaa !54
  %6 = tail call i8* @opendir(i8* noundef %5) #10
  %7 = icmp eq i8* %6, null
  br i1 %7, label %8, label %21

8:                                                ; preds = %3
  %9 = tail call i32* @__errno_location() #10
  %10 = load i32, i32* %9, align 4, !tbaa !11
  %11 = icmp eq i32 %10, 13
  br i1 %11, label %12, label %18

12:                                               ; preds = %8
  %13 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 2
  %14 = load i32, i32* %13, align 4, !tbaa !37
  %15 = and i32 %14, 2
  %16 = icmp eq i32 %15, 0
  %17 = select i1 %16, i32 13, i32 0
  br label %18

18:                                               ; preds = %12, %8
  %19 = phi i32 [ %17, %12 ], [ %10, %8 ]
  %20 = tail call i32 @__sv_failed(%struct.trying* noundef %2, i32 noundef %19) #10
  br label %42

21:                                               ; preds = %3
  %22 = tail call i32 @__sv_failed(%struct.trying* noundef %2, i32 noundef 0) #10
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %42

24:                                               ; preds = %21
  %25 = tail call i8* @_Znwm(i64 noundef 104) #10
  %26 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 0
  %27 = load %struct.level*, %struct.level** %26, align 8, !tbaa !28
  %28 = bitcast i8* %25 to %struct.level**
  store %struct.level* %27, %struct.level** %28, align 8, !tbaa.struct !55
  %29 = getelementptr inbounds i8, i8* %25, i64 8
  %30 = bitcast i8* %29 to i8**
  store i8* %6, i8** %30, align 8, !tbaa.struct !57
  %31 = getelementptr inbounds i8, i8* %25, i64 16
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(88) %31, i8 0, i64 88, i1 false)
  %32 = bitcast i8* %31 to %struct.path*
  %33 = load i8*, i8** %4, align 8, !tbaa !54
  %34 = getelementptr inbounds %struct.path, %struct.path* %1, i64 0, i32 0, i32 1
  %35 = load i64, i64* %34, align 8, !tbaa !58
  tail call void @__sv_path_make(%struct.path* noundef nonnull %32, i8* noundef %33, i64 noundef %35) #10
  %36 = getelementptr inbounds i8, i8* %25, i64 56
  %37 = bitcast i8* %36 to %struct.path*
  tail call void @__sv_path_make(%struct.path* noundef nonnull %37, i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str.2, i64 0, i64 0), i64 noundef 0) #10
  %38 = bitcast %struct.walk* %0 to i8**
  store i8* %25, i8** %38, align 8, !tbaa !28
  %39 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 1
  %40 = load i32, i32* %39, align 8, !tbaa !38
  %41 = add nsw i32 %40, 1
  store i32 %41, i32* %39, align 8, !tbaa !38
  br label %42

42:                                               ; preds = %18, %21, %24
  %43 = phi i32 [ 0, %24 ], [ 0, %21 ], [ %19, %18 ]
  ret i32 %43
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #9

; Function Attrs: optsize
declare dso_local i32 @__sv_failed(%struct.trying* noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i8* @opendir(i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local void @__sv_path_make(%struct.path* noundef, i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i64 @__sv_status(%struct.path* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @closedir(i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local void @__sv_path_drop(%struct.path* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local void @__sv_path_set(%struct.path* noundef, i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local void @__sv_path_append(%struct.path* noundef, i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local %struct.dirent* @readdir(i8* noundef) local_unnamed_addr #1

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #3 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #4 = { mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind optsize readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #10 = { nobuiltin nounwind optsize "no-builtins" }
attributes #11 = { nounwind }
attributes #12 = { nobuiltin optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !4, i64 8}
!3 = !{!"shared", !4, i64 0, !4, i64 8}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!3, !4, i64 0}
!8 = !{i64 0, i64 8, !9, i64 8, i64 8, !9}
!9 = !{!4, !4, i64 0}
!10 = !{i64 0, i64 8, !9}
!11 = !{!12, !12, i64 0}
!12 = !{!"int", !5, i64 0}
!13 = !{!14, !4, i64 0}
!14 = !{!"trying", !4, i64 0, !4, i64 8, !4, i64 16, !4, i64 24}
!15 = !{!14, !4, i64 8}
!16 = !{!14, !4, i64 16}
!17 = !{!14, !4, i64 24}
!18 = !{i64 0, i64 8, !9, i64 8, i64 4, !11, i64 12, i64 4, !11, i64 16, i64 1, !19, i64 17, i64 1, !19}
!19 = !{!20, !20, i64 0}
!20 = !{!"_Bool", !5, i64 0}
!21 = !{i64 0, i64 4, !11, i64 4, i64 4, !11, i64 8, i64 1, !19, i64 9, i64 1, !19}
!22 = !{i64 0, i64 4, !11, i64 4, i64 1, !19, i64 5, i64 1, !19}
!23 = !{i64 0, i64 1, !19, i64 1, i64 1, !19}
!24 = !{i64 0, i64 1, !19}
!25 = !{!26, !12, i64 0}
!26 = !{!"code", !12, i64 0, !4, i64 8}
!27 = !{!26, !4, i64 8}
!28 = !{!29, !4, i64 0}
!29 = !{!"walk", !4, i64 0, !12, i64 8, !12, i64 12, !20, i64 16, !20, i64 17}
!30 = !{!29, !20, i64 17}
!31 = !{i8 0, i8 2}
!32 = !{!33, !5, i64 40}
!33 = !{!"entry", !34, i64 0, !5, i64 40}
!34 = !{!"path", !35, i64 0, !36, i64 32}
!35 = !{!"string", !4, i64 0, !36, i64 8, !5, i64 16}
!36 = !{!"long", !5, i64 0}
!37 = !{!29, !12, i64 12}
!38 = !{!29, !12, i64 8}
!39 = !{!40, !4, i64 0}
!40 = !{!"level", !4, i64 0, !4, i64 8, !34, i64 16, !33, i64 56}
!41 = !{!40, !4, i64 8}
!42 = !{!5, !5, i64 0}
!43 = distinct !{!43, !44, !45}
!44 = !{!"llvm.loop.mustprogress"}
!45 = !{!"llvm.loop.unroll.disable"}
!46 = !{!40, !4, i64 16}
!47 = !{!40, !36, i64 24}
!48 = !{!49, !5, i64 18}
!49 = !{!"dirent", !36, i64 0, !36, i64 8, !50, i64 16, !5, i64 18, !5, i64 19}
!50 = !{!"short", !5, i64 0}
!51 = !{!40, !5, i64 96}
!52 = !{!29, !20, i64 16}
!53 = distinct !{!53, !44, !45}
!54 = !{!34, !4, i64 0}
!55 = !{i64 0, i64 8, !9, i64 8, i64 8, !9, i64 16, i64 8, !9, i64 24, i64 8, !56, i64 32, i64 16, !42, i64 32, i64 8, !56, i64 48, i64 8, !56, i64 56, i64 8, !9, i64 64, i64 8, !56, i64 72, i64 16, !42, i64 72, i64 8, !56, i64 88, i64 8, !56, i64 96, i64 1, !42}
!56 = !{!36, !36, i64 0}
!57 = !{i64 0, i64 8, !9, i64 8, i64 8, !9, i64 16, i64 8, !56, i64 24, i64 16, !42, i64 24, i64 8, !56, i64 40, i64 8, !56, i64 48, i64 8, !9, i64 56, i64 8, !56, i64 64, i64 16, !42, i64 64, i64 8, !56, i64 80, i64 8, !56, i64 88, i64 1, !42}
!58 = !{!34, !36, i64 8}
