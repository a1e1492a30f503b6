; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/cxx_filesystem.c
; ModuleID = 'runtime/c/cxx_filesystem.c'
source_filename = "runtime/c/cxx_filesystem.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.single = type { %struct.type, %struct.type* }
%struct.type = type { i8**, i8* }
%struct.anon = type { i64, i8*, [3 x i8*] }
%struct.filesystem_error = type { %struct.coded_error, %struct.shared }
%struct.coded_error = type { %struct.error, %struct.code }
%struct.error = type { i8**, i8* }
%struct.code = type { i32, %struct.category* }
%struct.category = type { %struct.category_functions* }
%struct.category_functions = type { void (%struct.category*)*, void (%struct.category*)*, i8* (%struct.category*)*, void (i8**, %struct.category*, i32)*, void (%struct.string*, %struct.category*, i32)*, {}*, i1 (%struct.category*, i32, %struct.code*)*, i1 (%struct.category*, %struct.code*, i32)* }
%struct.string = type { i8*, i64, %union.anon }
%union.anon = type { i64, [8 x i8] }
%struct.shared = type { i8*, %struct.counted* }
%struct.counted = type opaque
%struct.path = type { %struct.string, i64 }
%struct.about = type { [2 x %struct.path], %struct.string }
%struct.trying = type { i8*, %struct.path*, %struct.path*, %struct.code* }
%struct.stat = type { i64, i64, i64, i32, i32, i32, i32, i64, i64, i64, i64, %struct.timespec, %struct.timespec, %struct.timespec, [3 x i64] }
%struct.timespec = type { i64, i64 }
%struct.dirent = type { i64, i64, i16, i8, [256 x i8] }

@_ZTSNSt10filesystem7__cxx1116filesystem_errorE = dso_local constant [43 x i8] c"NSt10filesystem7__cxx1116filesystem_errorE\00", align 16
@_ZTVN10__cxxabiv120__si_class_type_infoE = external dso_local constant [0 x i8*], align 8
@_ZTISt12system_error = external dso_local constant %struct.single, align 8
@_ZTINSt10filesystem7__cxx1116filesystem_errorE = dso_local constant %struct.single { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([0 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([43 x i8], [43 x i8]* @_ZTSNSt10filesystem7__cxx1116filesystem_errorE, i32 0, i32 0) }, %struct.type* getelementptr inbounds (%struct.single, %struct.single* @_ZTISt12system_error, i32 0, i32 0) }, align 8
@_ZTVNSt10filesystem7__cxx1116filesystem_errorE = dso_local constant %struct.anon { i64 0, i8* bitcast (%struct.single* @_ZTINSt10filesystem7__cxx1116filesystem_errorE to i8*), [3 x i8*] [i8* bitcast (void (%struct.filesystem_error*)* @_ZNSt10filesystem7__cxx1116filesystem_errorD2Ev to i8*), i8* bitcast (void (i8*)* @_ZNSt10filesystem7__cxx1116filesystem_errorD0Ev to i8*), i8* bitcast (i8* (%struct.filesystem_error*)* @_ZNKSt10filesystem7__cxx1116filesystem_error4whatEv to i8*)] }, align 8
@.str = private unnamed_addr constant [7 x i8] c"status\00", align 1
@.str.1 = private unnamed_addr constant [15 x i8] c"symlink_status\00", align 1
@.str.2 = private unnamed_addr constant [21 x i8] c"cannot get file size\00", align 1
@.str.3 = private unnamed_addr constant [30 x i8] c"cannot check if file is empty\00", align 1
@.str.4 = private unnamed_addr constant [24 x i8] c"cannot create directory\00", align 1
@.str.5 = private unnamed_addr constant [26 x i8] c"cannot create directories\00", align 1
@.str.6 = private unnamed_addr constant [14 x i8] c"cannot remove\00", align 1
@.str.7 = private unnamed_addr constant [18 x i8] c"cannot remove all\00", align 1
@.str.8 = private unnamed_addr constant [19 x i8] c"filesystem error: \00", align 1
@.str.9 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.10 = private unnamed_addr constant [3 x i8] c" [\00", align 1
@.str.11 = private unnamed_addr constant [2 x i8] c"]\00", align 1
@.str.12 = private unnamed_addr constant [24 x i8] c"cannot set current path\00", align 1
@.str.13 = private unnamed_addr constant [14 x i8] c"cannot rename\00", align 1
@.str.14 = private unnamed_addr constant [19 x i8] c"cannot resize file\00", align 1
@.str.15 = private unnamed_addr constant [24 x i8] c"cannot get current path\00", align 1
@.str.16 = private unnamed_addr constant [27 x i8] c"cannot make canonical path\00", align 1
@.str.17 = private unnamed_addr constant [26 x i8] c"cannot make absolute path\00", align 1
@temporary.names = internal unnamed_addr constant [4 x i8*] [i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.18, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.19, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.20, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.21, i32 0, i32 0)], align 16
@.str.18 = private unnamed_addr constant [7 x i8] c"TMPDIR\00", align 1
@.str.19 = private unnamed_addr constant [4 x i8] c"TMP\00", align 1
@.str.20 = private unnamed_addr constant [5 x i8] c"TEMP\00", align 1
@.str.21 = private unnamed_addr constant [8 x i8] c"TEMPDIR\00", align 1
@.str.22 = private unnamed_addr constant [5 x i8] c"/tmp\00", align 1
@.str.23 = private unnamed_addr constant [20 x i8] c"temp_directory_path\00", align 1
@switch.table.status_by = private unnamed_addr constant [5 x i64] [i64 5, i64 2, i64 1, i64 1, i64 3], align 8

@_ZNSt10filesystem7__cxx1116filesystem_errorD1Ev = dso_local alias void (%struct.filesystem_error*), void (%struct.filesystem_error*)* @_ZNSt10filesystem7__cxx1116filesystem_errorD2Ev
@_ZNSt10filesystem7__cxx1116filesystem_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt10error_code = dso_local alias void (%struct.filesystem_error*, %struct.string*, i32, %struct.category*), void (%struct.filesystem_error*, %struct.string*, i32, %struct.category*)* @_ZNSt10filesystem7__cxx1116filesystem_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt10error_code
@_ZNSt10filesystem7__cxx1116filesystem_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEERKNS0_4pathESt10error_code = dso_local alias void (%struct.filesystem_error*, %struct.string*, %struct.path*, i32, %struct.category*), void (%struct.filesystem_error*, %struct.string*, %struct.path*, i32, %struct.category*)* @_ZNSt10filesystem7__cxx1116filesystem_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEERKNS0_4pathESt10error_code
@_ZNSt10filesystem7__cxx1116filesystem_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEERKNS0_4pathESC_St10error_code = dso_local alias void (%struct.filesystem_error*, %struct.string*, %struct.path*, %struct.path*, i32, %struct.category*), void (%struct.filesystem_error*, %struct.string*, %struct.path*, %struct.path*, i32, %struct.category*)* @_ZNSt10filesystem7__cxx1116filesystem_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEERKNS0_4pathESC_St10error_code

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt10filesystem7__cxx1116filesystem_errorD2Ev(%struct.filesystem_error* noundef %0) #0 {
  %2 = getelementptr inbounds %struct.filesystem_error, %struct.filesystem_error* %0, i64 0, i32 1
  tail call void @__sv_shared_drop(%struct.shared* noundef nonnull %2) #7
  %3 = getelementptr inbounds %struct.filesystem_error, %struct.filesystem_error* %0, i64 0, i32 0, i32 0
  tail call void @_ZNSt12system_errorD2Ev(%struct.error* noundef %3) #7
  ret void
}

; Function Attrs: optsize
declare dso_local void @__sv_shared_drop(%struct.shared* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local void @_ZNSt12system_errorD2Ev(%struct.error* noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i8* @_ZNKSt10filesystem7__cxx1116filesystem_error4whatEv(%struct.filesystem_error* nocapture noundef readonly %0) #2 {
  %2 = getelementptr inbounds %struct.filesystem_error, %struct.filesystem_error* %0, i64 0, i32 1, i32 0
  %3 = bitcast i8** %2 to %struct.about**
  %4 = load %struct.about*, %struct.about** %3, align 8, !tbaa !2
  %5 = getelementptr inbounds %struct.about, %struct.about* %4, i64 0, i32 1, i32 0
  %6 = load i8*, i8** %5, align 8, !tbaa !12
  ret i8* %6
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt10filesystem7__cxx1116filesystem_errorD0Ev(i8* noundef %0) #0 {
  %2 = getelementptr inbounds i8, i8* %0, i64 32
  %3 = bitcast i8* %2 to %struct.shared*
  tail call void @__sv_shared_drop(%struct.shared* noundef nonnull %3) #7
  %4 = bitcast i8* %0 to %struct.error*
  tail call void @_ZNSt12system_errorD2Ev(%struct.error* noundef %4) #7
  tail call void @_ZdlPv(i8* noundef %0) #7
  ret void
}

; Function Attrs: optsize
declare dso_local void @_ZdlPv(i8* noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local %struct.path* @_ZNKSt10filesystem7__cxx1116filesystem_error5path1Ev(%struct.filesystem_error* nocapture noundef readonly %0) local_unnamed_addr #2 {
  %2 = getelementptr inbounds %struct.filesystem_error, %struct.filesystem_error* %0, i64 0, i32 1, i32 0
  %3 = bitcast i8** %2 to %struct.about**
  %4 = load %struct.about*, %struct.about** %3, align 8, !tbaa !2
  %5 = getelementptr inbounds %struct.about, %struct.about* %4, i64 0, i32 0, i64 0
  ret %struct.path* %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local nonnull %struct.path* @_ZNKSt10filesystem7__cxx1116filesystem_error5path2Ev(%struct.filesystem_error* nocapture noundef readonly %0) local_unnamed_addr #2 {
  %2 = getelementptr inbounds %struct.filesystem_error, %struct.filesystem_error* %0, i64 0, i32 1, i32 0
  %3 = bitcast i8** %2 to %struct.about**
  %4 = load %struct.about*, %struct.about** %3, align 8, !tbaa !2
  %5 = getelementptr inbounds %struct.about, %struct.about* %4, i64 0, i32 0, i64 1
  ret %struct.path* %5
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt10filesystem7__cxx1116filesystem_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt10error_code(%struct.filesystem_error* noundef %0, %struct.string* nocapture noundef readonly %1, i32 %2, %struct.category* %3) #0 {
  %5 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %6 = load i8*, i8** %5, align 8, !tbaa !16
  tail call fastcc void @make(%struct.filesystem_error* noundef %0, i8* noundef %6, %struct.path* noundef null, %struct.path* noundef null, i32 %2, %struct.category* %3) #8
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @make(%struct.filesystem_error* noundef %0, i8* noundef %1, %struct.path* noundef %2, %struct.path* noundef %3, i32 %4, %struct.category* %5) unnamed_addr #0 {
  %7 = alloca [2 x %struct.path*], align 16
  %8 = bitcast [2 x %struct.path*]* %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %8) #9
  %9 = getelementptr inbounds [2 x %struct.path*], [2 x %struct.path*]* %7, i64 0, i64 0
  store %struct.path* %2, %struct.path** %9, align 16, !tbaa !17
  %10 = getelementptr inbounds [2 x %struct.path*], [2 x %struct.path*]* %7, i64 0, i64 1
  store %struct.path* %3, %struct.path** %10, align 8, !tbaa !17
  %11 = getelementptr inbounds %struct.filesystem_error, %struct.filesystem_error* %0, i64 0, i32 0
  tail call void @__sv_coded_make(%struct.coded_error* noundef %11, i8** noundef getelementptr inbounds (%struct.anon, %struct.anon* @_ZTVNSt10filesystem7__cxx1116filesystem_errorE, i64 0, i32 2, i64 0), i8* noundef %1, i32 %4, %struct.category* %5) #7
  %12 = getelementptr inbounds %struct.filesystem_error, %struct.filesystem_error* %0, i64 0, i32 1
  %13 = tail call i8* @__sv_shared_make(%struct.shared* noundef nonnull %12, i64 noundef 112, void (i8*)* noundef nonnull @forget) #7
  %14 = getelementptr inbounds i8, i8* %13, i64 80
  %15 = bitcast i8* %14 to %struct.string*
  tail call void @__sv_string_make(%struct.string* noundef nonnull %15, i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.8, i64 0, i64 0), i64 noundef 18) #7
  %16 = getelementptr inbounds %struct.filesystem_error, %struct.filesystem_error* %0, i64 0, i32 0, i32 0, i32 1
  %17 = load i8*, i8** %16, align 8, !tbaa !18
  %18 = tail call i64 @strlen(i8* noundef %17) #7
  %19 = tail call %struct.string* @__sv_string_append(%struct.string* noundef nonnull %15, i8* noundef %17, i64 noundef %18) #7
  %20 = bitcast i8* %13 to [2 x %struct.path]*
  br label %22

21:                                               ; preds = %39
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %8) #9
  ret void

22:                                               ; preds = %40, %6
  %23 = phi %struct.path* [ %2, %6 ], [ %43, %40 ]
  %24 = phi i1 [ true, %6 ], [ false, %40 ]
  %25 = phi i64 [ 0, %6 ], [ 1, %40 ]
  %26 = getelementptr inbounds [2 x %struct.path], [2 x %struct.path]* %20, i64 0, i64 %25
  %27 = icmp eq %struct.path* %23, null
  br i1 %27, label %38, label %28

28:                                               ; preds = %22
  %29 = getelementptr inbounds %struct.path, %struct.path* %23, i64 0, i32 0, i32 0
  %30 = load i8*, i8** %29, align 8, !tbaa !16
  %31 = getelementptr inbounds %struct.path, %struct.path* %23, i64 0, i32 0, i32 1
  %32 = load i64, i64* %31, align 8, !tbaa !19
  tail call void @__sv_path_make(%struct.path* noundef %26, i8* noundef %30, i64 noundef %32) #7
  %33 = tail call %struct.string* @__sv_string_append(%struct.string* noundef nonnull %15, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.10, i64 0, i64 0), i64 noundef 2) #7
  %34 = load i8*, i8** %29, align 8, !tbaa !16
  %35 = load i64, i64* %31, align 8, !tbaa !19
  %36 = tail call %struct.string* @__sv_string_append(%struct.string* noundef nonnull %15, i8* noundef %34, i64 noundef %35) #7
  %37 = tail call %struct.string* @__sv_string_append(%struct.string* noundef nonnull %15, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.11, i64 0, i64 0), i64 noundef 1) #7
  br label %39

38:                                               ; preds = %22
  tail call void @__sv_path_make(%struct.path* noundef %26, i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str.9, i64 0, i64 0), i64 noundef 0) #7
  br label %39

39:                                               ; preds = %38, %28
  br i1 %24, label %40, label %21, !llvm.loop !20

40:                                               ; preds = %39
  %41 = add nuw nsw i64 %25, 1
  %42 = getelementptr inbounds [2 x %struct.path*], [2 x %struct.path*]* %7, i64 0, i64 %41
  %43 = load %struct.path*, %struct.path** %42, align 8, !tbaa !17
  br label %22
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt10filesystem7__cxx1116filesystem_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEERKNS0_4pathESt10error_code(%struct.filesystem_error* noundef %0, %struct.string* nocapture noundef readonly %1, %struct.path* noundef %2, i32 %3, %struct.category* %4) #0 {
  %6 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %7 = load i8*, i8** %6, align 8, !tbaa !16
  tail call fastcc void @make(%struct.filesystem_error* noundef %0, i8* noundef %7, %struct.path* noundef %2, %struct.path* noundef null, i32 %3, %struct.category* %4) #8
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt10filesystem7__cxx1116filesystem_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEERKNS0_4pathESC_St10error_code(%struct.filesystem_error* noundef %0, %struct.string* nocapture noundef readonly %1, %struct.path* noundef %2, %struct.path* noundef %3, i32 %4, %struct.category* %5) #0 {
  %7 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %8 = load i8*, i8** %7, align 8, !tbaa !16
  tail call fastcc void @make(%struct.filesystem_error* noundef %0, i8* noundef %8, %struct.path* noundef %2, %struct.path* noundef %3, i32 %4, %struct.category* %5) #8
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_failed(%struct.trying* nocapture noundef readonly %0, i32 noundef returned %1) local_unnamed_addr #0 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %4, label %9

4:                                                ; preds = %2
  %5 = tail call %struct.category* @_ZNSt3_V215system_categoryEv() #7
  %6 = getelementptr inbounds %struct.trying, %struct.trying* %0, i64 0, i32 3
  %7 = load %struct.code*, %struct.code** %6, align 8, !tbaa !23
  %8 = icmp eq %struct.code* %7, null
  br i1 %8, label %28, label %14

9:                                                ; preds = %2
  %10 = tail call %struct.category* @_ZNSt3_V216generic_categoryEv() #7
  %11 = getelementptr inbounds %struct.trying, %struct.trying* %0, i64 0, i32 3
  %12 = load %struct.code*, %struct.code** %11, align 8, !tbaa !23
  %13 = icmp eq %struct.code* %12, null
  br i1 %13, label %19, label %14

14:                                               ; preds = %9, %4
  %15 = phi %struct.code* [ %12, %9 ], [ %7, %4 ]
  %16 = phi %struct.category* [ %10, %9 ], [ %5, %4 ]
  %17 = getelementptr inbounds %struct.code, %struct.code* %15, i64 0, i32 0
  store i32 %1, i32* %17, align 8, !tbaa.struct !25
  %18 = getelementptr inbounds %struct.code, %struct.code* %15, i64 0, i32 1
  store %struct.category* %16, %struct.category** %18, align 8, !tbaa.struct !27
  br label %28

19:                                               ; preds = %9
  %20 = tail call i8* @__cxa_allocate_exception(i64 noundef 48) #7
  %21 = bitcast i8* %20 to %struct.filesystem_error*
  %22 = getelementptr inbounds %struct.trying, %struct.trying* %0, i64 0, i32 0
  %23 = load i8*, i8** %22, align 8, !tbaa !28
  %24 = getelementptr inbounds %struct.trying, %struct.trying* %0, i64 0, i32 1
  %25 = load %struct.path*, %struct.path** %24, align 8, !tbaa !29
  %26 = getelementptr inbounds %struct.trying, %struct.trying* %0, i64 0, i32 2
  %27 = load %struct.path*, %struct.path** %26, align 8, !tbaa !30
  tail call fastcc void @make(%struct.filesystem_error* noundef %21, i8* noundef %23, %struct.path* noundef %25, %struct.path* noundef %27, i32 %1, %struct.category* %10) #8
  tail call void @__cxa_throw(i8* noundef %20, %struct.type* noundef getelementptr inbounds (%struct.single, %struct.single* @_ZTINSt10filesystem7__cxx1116filesystem_errorE, i64 0, i32 0), void (i8*)* noundef bitcast (void (%struct.filesystem_error*)* @_ZNSt10filesystem7__cxx1116filesystem_errorD2Ev to void (i8*)*)) #10
  unreachable

28:                                               ; preds = %4, %14
  ret i32 %1
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #3

; Function Attrs: optsize
declare dso_local %struct.category* @_ZNSt3_V216generic_categoryEv() local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local %struct.category* @_ZNSt3_V215system_categoryEv() local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i8* @__cxa_allocate_exception(i64 noundef) local_unnamed_addr #1

; Function Attrs: noreturn optsize
declare dso_local void @__cxa_throw(i8* noundef, %struct.type* noundef, void (i8*)* noundef) local_unnamed_addr #4

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #3

; Function Attrs: nounwind optsize
define dso_local i64 @__sv_status(%struct.path* nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = alloca %struct.trying, align 8
  %3 = alloca %struct.code, align 8
  %4 = bitcast %struct.trying* %2 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %4, i8 0, i64 24, i1 false)
  %5 = getelementptr inbounds %struct.trying, %struct.trying* %2, i64 0, i32 3
  %6 = getelementptr inbounds %struct.code, %struct.code* %3, i64 0, i32 0
  store i32 0, i32* %6, align 8, !tbaa !31
  %7 = getelementptr inbounds %struct.code, %struct.code* %3, i64 0, i32 1
  store %struct.category* null, %struct.category** %7, align 8, !tbaa !32
  store %struct.code* %3, %struct.code** %5, align 8, !tbaa !23
  %8 = call fastcc i64 @status_by(i32 (i8*, %struct.stat*)* noundef nonnull @stat, %struct.path* noundef %0, %struct.trying* noundef nonnull %2) #8
  ret i64 %8
}

; Function Attrs: nounwind optsize
define internal fastcc i64 @status_by(i32 (i8*, %struct.stat*)* nocapture noundef readonly %0, %struct.path* nocapture noundef readonly %1, %struct.trying* nocapture noundef readonly %2) unnamed_addr #0 {
  %4 = alloca %struct.stat, align 8
  %5 = bitcast %struct.stat* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 144, i8* nonnull %5) #9
  %6 = getelementptr inbounds %struct.path, %struct.path* %1, i64 0, i32 0, i32 0
  %7 = load i8*, i8** %6, align 8, !tbaa !33
  %8 = call i32 %0(i8* noundef %7, %struct.stat* noundef nonnull %4) #7, !callees !35
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %42

10:                                               ; preds = %3
  %11 = call %struct.category* @_ZNSt3_V215system_categoryEv() #7
  %12 = getelementptr inbounds %struct.trying, %struct.trying* %2, i64 0, i32 3
  %13 = load %struct.code*, %struct.code** %12, align 8, !tbaa !23
  %14 = icmp eq %struct.code* %13, null
  br i1 %14, label %18, label %15

15:                                               ; preds = %10
  %16 = getelementptr inbounds %struct.code, %struct.code* %13, i64 0, i32 0
  store i32 0, i32* %16, align 8, !tbaa.struct !25
  %17 = getelementptr inbounds %struct.code, %struct.code* %13, i64 0, i32 1
  store %struct.category* %11, %struct.category** %17, align 8, !tbaa.struct !27
  br label %18

18:                                               ; preds = %10, %15
  %19 = getelementptr inbounds %struct.stat, %struct.stat* %4, i64 0, i32 3
  %20 = load i32, i32* %19, align 8, !tbaa !36
  %21 = and i32 %20, 61440
  %22 = add nsw i32 %21, -8192
  %23 = call i32 @llvm.fshl.i32(i32 %22, i32 %22, i32 19)
  %24 = icmp ult i32 %23, 5
  br i1 %24, label %28, label %25

25:                                               ; preds = %28, %18
  %26 = icmp eq i32 %21, 4096
  %27 = select i1 %26, i64 6, i64 8
  br label %37

28:                                               ; preds = %18
  %29 = trunc i32 %23 to i8
  %30 = lshr i8 27, %29
  %31 = and i8 %30, 1
  %32 = icmp eq i8 %31, 0
  br i1 %32, label %25, label %33

33:                                               ; preds = %28
  %34 = sext i32 %23 to i64
  %35 = getelementptr inbounds [5 x i64], [5 x i64]* @switch.table.status_by, i64 0, i64 %34
  %36 = load i64, i64* %35, align 8
  br label %37

37:                                               ; preds = %33, %25
  %38 = phi i64 [ %27, %25 ], [ %36, %33 ]
  %39 = and i32 %20, 4095
  %40 = zext i32 %39 to i64
  %41 = shl nuw nsw i64 %40, 32
  br label %56

42:                                               ; preds = %3
  %43 = call i32* @__errno_location() #7
  %44 = load i32, i32* %43, align 4, !tbaa !26
  %45 = getelementptr inbounds %struct.trying, %struct.trying* %2, i64 0, i32 3
  %46 = load %struct.code*, %struct.code** %45, align 8, !tbaa !23
  %47 = icmp eq %struct.code* %46, null
  br i1 %47, label %48, label %49

48:                                               ; preds = %42
  switch i32 %44, label %49 [
    i32 20, label %51
    i32 2, label %51
  ]

49:                                               ; preds = %48, %42
  %50 = call i32 @__sv_failed(%struct.trying* noundef nonnull %2, i32 noundef %44) #8
  br label %51

51:                                               ; preds = %48, %48, %49
  %52 = icmp eq i32 %44, 2
  %53 = icmp eq i32 %44, 20
  %54 = or i1 %52, %53
  %55 = sext i1 %54 to i64
  br label %56

56:                                               ; preds = %51, %37
  %57 = phi i64 [ %38, %37 ], [ %55, %51 ]
  %58 = phi i64 [ %41, %37 ], [ 281470681743360, %51 ]
  call void @llvm.lifetime.end.p0i8(i64 144, i8* nonnull %5) #9
  %59 = and i64 %57, 255
  %60 = or i64 %58, %59
  ret i64 %60
}

; Function Attrs: optsize
declare dso_local i32 @stat(i8* noundef, %struct.stat* noundef) #1

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: nounwind optsize
define dso_local i64 @_ZNSt10filesystem6statusERKNS_7__cxx114pathE(%struct.path* noundef %0) local_unnamed_addr #0 {
  %2 = alloca %struct.trying, align 8
  %3 = getelementptr inbounds %struct.trying, %struct.trying* %2, i64 0, i32 0
  store i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8** %3, align 8, !tbaa !28
  %4 = getelementptr inbounds %struct.trying, %struct.trying* %2, i64 0, i32 1
  store %struct.path* %0, %struct.path** %4, align 8, !tbaa !29
  %5 = getelementptr inbounds %struct.trying, %struct.trying* %2, i64 0, i32 2
  store %struct.path* null, %struct.path** %5, align 8, !tbaa !30
  %6 = getelementptr inbounds %struct.trying, %struct.trying* %2, i64 0, i32 3
  store %struct.code* null, %struct.code** %6, align 8, !tbaa !23
  %7 = call fastcc i64 @status_by(i32 (i8*, %struct.stat*)* noundef nonnull @stat, %struct.path* noundef %0, %struct.trying* noundef nonnull %2) #7
  ret i64 %7
}

; Function Attrs: nounwind optsize
define dso_local i64 @_ZNSt10filesystem6statusERKNS_7__cxx114pathERSt10error_code(%struct.path* noundef %0, %struct.code* noundef %1) local_unnamed_addr #0 {
  %3 = alloca %struct.trying, align 8
  %4 = getelementptr inbounds %struct.trying, %struct.trying* %3, i64 0, i32 0
  store i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8** %4, align 8, !tbaa !28
  %5 = getelementptr inbounds %struct.trying, %struct.trying* %3, i64 0, i32 1
  store %struct.path* %0, %struct.path** %5, align 8, !tbaa !29
  %6 = getelementptr inbounds %struct.trying, %struct.trying* %3, i64 0, i32 2
  store %struct.path* null, %struct.path** %6, align 8, !tbaa !30
  %7 = getelementptr inbounds %struct.trying, %struct.trying* %3, i64 0, i32 3
  store %struct.code* %1, %struct.code** %7, align 8, !tbaa !23
  %8 = call fastcc i64 @status_by(i32 (i8*, %struct.stat*)* noundef nonnull @stat, %struct.path* noundef %0, %struct.trying* noundef nonnull %3) #7
  ret i64 %8
}

; Function Attrs: nounwind optsize
define dso_local i64 @_ZNSt10filesystem14symlink_statusERKNS_7__cxx114pathE(%struct.path* noundef %0) local_unnamed_addr #0 {
  %2 = alloca %struct.trying, align 8
  %3 = getelementptr inbounds %struct.trying, %struct.trying* %2, i64 0, i32 0
  store i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i64 0, i64 0), i8** %3, align 8, !tbaa !28
  %4 = getelementptr inbounds %struct.trying, %struct.trying* %2, i64 0, i32 1
  store %struct.path* %0, %struct.path** %4, align 8, !tbaa !29
  %5 = getelementptr inbounds %struct.trying, %struct.trying* %2, i64 0, i32 2
  store %struct.path* null, %struct.path** %5, align 8, !tbaa !30
  %6 = getelementptr inbounds %struct.trying, %struct.trying* %2, i64 0, i32 3
  store %struct.code* null, %struct.code** %6, align 8, !tbaa !23
  %7 = call fastcc i64 @status_by(i32 (i8*, %struct.stat*)* noundef nonnull @lstat, %struct.path* noundef %0, %struct.trying* noundef nonnull %2) #7
  ret i64 %7
}

; Function Attrs: nounwind optsize
define dso_local i64 @_ZNSt10filesystem14symlink_statusERKNS_7__cxx114pathERSt10error_code(%struct.path* noundef %0, %struct.code* noundef %1) local_unnamed_addr #0 {
  %3 = alloca %struct.trying, align 8
  %4 = getelementptr inbounds %struct.trying, %struct.trying* %3, i64 0, i32 0
  store i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i64 0, i64 0), i8** %4, align 8, !tbaa !28
  %5 = getelementptr inbounds %struct.trying, %struct.trying* %3, i64 0, i32 1
  store %struct.path* %0, %struct.path** %5, align 8, !tbaa !29
  %6 = getelementptr inbounds %struct.trying, %struct.trying* %3, i64 0, i32 2
  store %struct.path* null, %struct.path** %6, align 8, !tbaa !30
  %7 = getelementptr inbounds %struct.trying, %struct.trying* %3, i64 0, i32 3
  store %struct.code* %1, %struct.code** %7, align 8, !tbaa !23
  %8 = call fastcc i64 @status_by(i32 (i8*, %struct.stat*)* noundef nonnull @lstat, %struct.path* noundef %0, %struct.trying* noundef nonnull %3) #7
  ret i64 %8
}

; Function Attrs: nounwind optsize
define dso_local i64 @_ZNSt10filesystem9file_sizeERKNS_7__cxx114pathE(%struct.path* noundef %0) local_unnamed_addr #0 {
  %2 = alloca %struct.trying, align 8
  %3 = getelementptr inbounds %struct.trying, %struct.trying* %2, i64 0, i32 0
  store i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.2, i64 0, i64 0), i8** %3, align 8, !tbaa !28
  %4 = getelementptr inbounds %struct.trying, %struct.trying* %2, i64 0, i32 1
  store %struct.path* %0, %struct.path** %4, align 8, !tbaa !29
  %5 = getelementptr inbounds %struct.trying, %struct.trying* %2, i64 0, i32 2
  store %struct.path* null, %struct.path** %5, align 8, !tbaa !30
  %6 = getelementptr inbounds %struct.trying, %struct.trying* %2, i64 0, i32 3
  store %struct.code* null, %struct.code** %6, align 8, !tbaa !23
  %7 = call fastcc i64 @file_size_of(%struct.path* noundef %0, %struct.trying* noundef nonnull %2) #8
  ret i64 %7
}

; Function Attrs: nounwind optsize
define internal fastcc i64 @file_size_of(%struct.path* nocapture noundef readonly %0, %struct.trying* nocapture noundef readonly %1) unnamed_addr #0 {
  %3 = alloca %struct.stat, align 8
  %4 = bitcast %struct.stat* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 144, i8* nonnull %4) #9
  %5 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0, i32 0
  %6 = load i8*, i8** %5, align 8, !tbaa !33
  %7 = call i32 @stat(i8* noundef %6, %struct.stat* noundef nonnull %3) #7
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %22

9:                                                ; preds = %2
  %10 = getelementptr inbounds %struct.stat, %struct.stat* %3, i64 0, i32 3
  %11 = load i32, i32* %10, align 8, !tbaa !36
  %12 = trunc i32 %11 to i16
  %13 = and i16 %12, -4096
  switch i16 %13, label %18 [
    i16 16384, label %19
    i16 -32768, label %14
  ]

14:                                               ; preds = %9
  %15 = call i32 @__sv_failed(%struct.trying* noundef %1, i32 noundef 0) #8
  %16 = getelementptr inbounds %struct.stat, %struct.stat* %3, i64 0, i32 8
  %17 = load i64, i64* %16, align 8
  br label %29

18:                                               ; preds = %9
  br label %19

19:                                               ; preds = %9, %18
  %20 = phi i32 [ 21, %9 ], [ 95, %18 ]
  %21 = call i32 @__sv_failed(%struct.trying* noundef %1, i32 noundef %20) #8
  br label %31

22:                                               ; preds = %2
  %23 = call i32* @__errno_location() #7
  %24 = load i32, i32* %23, align 4, !tbaa !26
  %25 = call i32 @__sv_failed(%struct.trying* noundef %1, i32 noundef %24) #8
  %26 = icmp eq i32 %24, 0
  %27 = getelementptr inbounds %struct.stat, %struct.stat* %3, i64 0, i32 8
  %28 = load i64, i64* %27, align 8
  br i1 %26, label %29, label %31

29:                                               ; preds = %14, %22
  %30 = phi i64 [ %17, %14 ], [ %28, %22 ]
  br label %31

31:                                               ; preds = %19, %22, %29
  %32 = phi i64 [ %30, %29 ], [ -1, %22 ], [ -1, %19 ]
  call void @llvm.lifetime.end.p0i8(i64 144, i8* nonnull %4) #9
  ret i64 %32
}

; Function Attrs: nounwind optsize
define dso_local i64 @_ZNSt10filesystem9file_sizeERKNS_7__cxx114pathERSt10error_code(%struct.path* noundef %0, %struct.code* noundef %1) local_unnamed_addr #0 {
  %3 = alloca %struct.trying, align 8
  %4 = getelementptr inbounds %struct.trying, %struct.trying* %3, i64 0, i32 0
  store i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.2, i64 0, i64 0), i8** %4, align 8, !tbaa !28
  %5 = getelementptr inbounds %struct.trying, %struct.trying* %3, i64 0, i32 1
  store %struct.path* %0, %struct.path** %5, align 8, !tbaa !29
  %6 = getelementptr inbounds %struct.trying, %struct.trying* %3, i64 0, i32 2
  store %struct.path* null, %struct.path** %6, align 8, !tbaa !30
  %7 = getelementptr inbounds %struct.trying, %struct.trying* %3, i64 0, i32 3
  store %struct.code* %1, %struct.code** %7, align 8, !tbaa !23
  %8 = call fastcc i64 @file_size_of(%struct.path* noundef %0, %struct.trying* noundef nonnull %3) #8
  ret i64 %8
}

; Function Attrs: nounwind optsize
define dso_local zeroext i1 @_ZNSt10filesystem8is_emptyERKNS_7__cxx114pathE(%struct.path* noundef %0) local_unnamed_addr #0 {
  %2 = alloca %struct.trying, align 8
  %3 = getelementptr inbounds %struct.trying, %struct.trying* %2, i64 0, i32 0
  store i8* getelementptr inbounds ([30 x i8], [30 x i8]* @.str.3, i64 0, i64 0), i8** %3, align 8, !tbaa !28
  %4 = getelementptr inbounds %struct.trying, %struct.trying* %2, i64 0, i32 1
  store %struct.path* %0, %struct.path** %4, align 8, !tbaa !29
  %5 = getelementptr inbounds %struct.trying, %struct.trying* %2, i64 0, i32 2
  store %struct.path* null, %struct.path** %5, align 8, !tbaa !30
  %6 = getelementptr inbounds %struct.trying, %struct.trying* %2, i64 0, i32 3
  store %struct.code* null, %struct.code** %6, align 8, !tbaa !23
  %7 = call fastcc zeroext i1 @is_empty_of(%struct.path* noundef %0, %struct.trying* noundef nonnull %2) #8
  ret i1 %7
}

; Function Attrs: nounwind optsize
define internal fastcc zeroext i1 @is_empty_of(%struct.path* nocapture noundef readonly %0, %struct.trying* nocapture noundef readonly %1) unnamed_addr #0 {
  %3 = alloca %struct.trying, align 8
  %4 = alloca %struct.code, align 8
  %5 = bitcast %struct.trying* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %5) #9
  %6 = bitcast %struct.code* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %6) #9
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %5, i8 0, i64 24, i1 false) #9
  %7 = getelementptr inbounds %struct.trying, %struct.trying* %3, i64 0, i32 3
  %8 = getelementptr inbounds %struct.code, %struct.code* %4, i64 0, i32 0
  store i32 0, i32* %8, align 8, !tbaa !31
  %9 = getelementptr inbounds %struct.code, %struct.code* %4, i64 0, i32 1
  store %struct.category* null, %struct.category** %9, align 8, !tbaa !32
  store %struct.code* %4, %struct.code** %7, align 8, !tbaa !23
  %10 = call fastcc i64 @status_by(i32 (i8*, %struct.stat*)* noundef nonnull @stat, %struct.path* noundef %0, %struct.trying* noundef nonnull %3) #7
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %5) #9
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %6) #9
  %11 = and i64 %10, 255
  %12 = icmp eq i64 %11, 2
  br i1 %12, label %16, label %13

13:                                               ; preds = %2
  %14 = call fastcc i64 @file_size_of(%struct.path* noundef %0, %struct.trying* noundef %1) #8
  %15 = icmp eq i64 %14, 0
  br label %50

16:                                               ; preds = %2
  %17 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0, i32 0
  %18 = load i8*, i8** %17, align 8, !tbaa !33
  %19 = call i8* @opendir(i8* noundef %18) #7
  %20 = icmp eq i8* %19, null
  br i1 %20, label %23, label %21

21:                                               ; preds = %16
  %22 = call i32 @__sv_failed(%struct.trying* noundef %1, i32 noundef 0) #8
  br label %28

23:                                               ; preds = %16
  %24 = call i32* @__errno_location() #7
  %25 = load i32, i32* %24, align 4, !tbaa !26
  %26 = call i32 @__sv_failed(%struct.trying* noundef %1, i32 noundef %25) #8
  %27 = icmp eq i32 %25, 0
  br i1 %27, label %28, label %50

28:                                               ; preds = %21, %23
  %29 = call %struct.dirent* @readdir(i8* noundef %19) #7
  %30 = icmp eq %struct.dirent* %29, null
  br i1 %30, label %46, label %31

31:                                               ; preds = %28, %43
  %32 = phi %struct.dirent* [ %44, %43 ], [ %29, %28 ]
  %33 = getelementptr inbounds %struct.dirent, %struct.dirent* %32, i64 0, i32 4, i64 0
  %34 = load i8, i8* %33, align 1, !tbaa !39
  %35 = icmp eq i8 %34, 46
  br i1 %35, label %36, label %46

36:                                               ; preds = %31
  %37 = getelementptr inbounds %struct.dirent, %struct.dirent* %32, i64 0, i32 4, i64 1
  %38 = load i8, i8* %37, align 1, !tbaa !39
  switch i8 %38, label %46 [
    i8 0, label %43
    i8 46, label %39
  ]

39:                                               ; preds = %36
  %40 = getelementptr inbounds %struct.dirent, %struct.dirent* %32, i64 0, i32 4, i64 2
  %41 = load i8, i8* %40, align 1, !tbaa !39
  %42 = icmp eq i8 %41, 0
  br i1 %42, label %43, label %46

43:                                               ; preds = %39, %36
  %44 = call %struct.dirent* @readdir(i8* noundef %19) #7
  %45 = icmp eq %struct.dirent* %44, null
  br i1 %45, label %46, label %31, !llvm.loop !40

46:                                               ; preds = %31, %36, %39, %43, %28
  %47 = phi %struct.dirent* [ null, %28 ], [ %32, %39 ], [ %32, %31 ], [ null, %43 ], [ %32, %36 ]
  %48 = call i32 @closedir(i8* noundef %19) #7
  %49 = icmp eq %struct.dirent* %47, null
  br label %50

50:                                               ; preds = %46, %23, %13
  %51 = phi i1 [ %15, %13 ], [ %49, %46 ], [ false, %23 ]
  ret i1 %51
}

; Function Attrs: nounwind optsize
define dso_local zeroext i1 @_ZNSt10filesystem8is_emptyERKNS_7__cxx114pathERSt10error_code(%struct.path* noundef %0, %struct.code* noundef %1) local_unnamed_addr #0 {
  %3 = alloca %struct.trying, align 8
  %4 = getelementptr inbounds %struct.trying, %struct.trying* %3, i64 0, i32 0
  store i8* getelementptr inbounds ([30 x i8], [30 x i8]* @.str.3, i64 0, i64 0), i8** %4, align 8, !tbaa !28
  %5 = getelementptr inbounds %struct.trying, %struct.trying* %3, i64 0, i32 1
  store %struct.path* %0, %struct.path** %5, align 8, !tbaa !29
  %6 = getelementptr inbounds %struct.trying, %struct.trying* %3, i64 0, i32 2
  store %struct.path* null, %struct.path** %6, align 8, !tbaa !30
  %7 = getelementptr inbounds %struct.trying, %struct.trying* %3, i64 0, i32 3
  store %struct.code* %1, %struct.code** %7, align 8, !tbaa !23
  %8 = call fastcc zeroext i1 @is_empty_of(%struct.path* noundef %0, %struct.trying* noundef nonnull %3) #8
  ret i1 %8
}

; Function Attrs: nounwind optsize
define dso_local zeroext i1 @_ZNSt10filesystem16create_directoryERKNS_7__cxx114pathE(%struct.path* noundef %0) local_unnamed_addr #0 {
  %2 = alloca %struct.trying, align 8
  %3 = getelementptr inbounds %struct.trying, %struct.trying* %2, i64 0, i32 0
  store i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.4, i64 0, i64 0), i8** %3, align 8, !tbaa !28
  %4 = getelementptr inbounds %struct.trying, %struct.trying* %2, i64 0, i32 1
  store %struct.path* %0, %struct.path** %4, align 8, !tbaa !29
  %5 = getelementptr inbounds %struct.trying, %struct.trying* %2, i64 0, i32 2
  store %struct.path* null, %struct.path** %5, align 8, !tbaa !30
  %6 = getelementptr inbounds %struct.trying, %struct.trying* %2, i64 0, i32 3
  store %struct.code* null, %struct.code** %6, align 8, !tbaa !23
  %7 = call fastcc zeroext i1 @create_directory_of(%struct.path* noundef %0, %struct.trying* noundef nonnull %2) #8
  ret i1 %7
}

; Function Attrs: nounwind optsize
define internal fastcc zeroext i1 @create_directory_of(%struct.path* nocapture noundef readonly %0, %struct.trying* nocapture noundef readonly %1) unnamed_addr #0 {
  %3 = alloca %struct.trying, align 8
  %4 = alloca %struct.code, align 8
  %5 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0, i32 0
  %6 = load i8*, i8** %5, align 8, !tbaa !33
  %7 = tail call i32 @mkdir(i8* noundef %6, i32 noundef 511) #7
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %30, label %9

9:                                                ; preds = %2
  %10 = tail call i32* @__errno_location() #7
  %11 = load i32, i32* %10, align 4, !tbaa !26
  %12 = icmp eq i32 %11, 17
  br i1 %12, label %13, label %30

13:                                               ; preds = %9
  %14 = bitcast %struct.trying* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %14) #9
  %15 = bitcast %struct.code* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %15) #9
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %14, i8 0, i64 24, i1 false) #9
  %16 = getelementptr inbounds %struct.trying, %struct.trying* %3, i64 0, i32 3
  %17 = getelementptr inbounds %struct.code, %struct.code* %4, i64 0, i32 0
  store i32 0, i32* %17, align 8, !tbaa !31
  %18 = getelementptr inbounds %struct.code, %struct.code* %4, i64 0, i32 1
  store %struct.category* null, %struct.category** %18, align 8, !tbaa !32
  store %struct.code* %4, %struct.code** %16, align 8, !tbaa !23
  %19 = call fastcc i64 @status_by(i32 (i8*, %struct.stat*)* noundef nonnull @stat, %struct.path* noundef nonnull %0, %struct.trying* noundef nonnull %3) #7
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %14) #9
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %15) #9
  %20 = and i64 %19, 255
  %21 = icmp eq i64 %20, 2
  br i1 %21, label %22, label %30

22:                                               ; preds = %13
  %23 = call %struct.category* @_ZNSt3_V215system_categoryEv() #7
  %24 = getelementptr inbounds %struct.trying, %struct.trying* %1, i64 0, i32 3
  %25 = load %struct.code*, %struct.code** %24, align 8, !tbaa !23
  %26 = icmp eq %struct.code* %25, null
  br i1 %26, label %34, label %27

27:                                               ; preds = %22
  %28 = getelementptr inbounds %struct.code, %struct.code* %25, i64 0, i32 0
  store i32 0, i32* %28, align 8, !tbaa.struct !25
  %29 = getelementptr inbounds %struct.code, %struct.code* %25, i64 0, i32 1
  store %struct.category* %23, %struct.category** %29, align 8, !tbaa.struct !27
  br label %34

30:                                               ; preds = %2, %13, %9
  %31 = phi i32 [ 17, %13 ], [ %11, %9 ], [ 0, %2 ]
  %32 = call i32 @__sv_failed(%struct.trying* noundef %1, i32 noundef %31) #8
  %33 = icmp eq i32 %31, 0
  br label %34

34:                                               ; preds = %27, %22, %30
  %35 = phi i1 [ %33, %30 ], [ false, %22 ], [ false, %27 ]
  ret i1 %35
}

; Function Attrs: nounwind optsize
define dso_local zeroext i1 @_ZNSt10filesystem16create_directoryERKNS_7__cxx114pathERSt10error_code(%struct.path* noundef %0, %struct.code* noundef %1) local_unnamed_addr #0 {
  %3 = alloca %struct.trying, align 8
  %4 = getelementptr inbounds %struct.trying, %struct.trying* %3, i64 0, i32 0
  store i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.4, i64 0, i64 0), i8** %4, align 8, !tbaa !28
  %5 = getelementptr inbounds %struct.trying, %struct.trying* %3, i64 0, i32 1
  store %struct.path* %0, %struct.path** %5, align 8, !tbaa !29
  %6 = getelementptr inbounds %struct.trying, %struct.trying* %3, i64 0, i32 2
  store %struct.path* null, %struct.path** %6, align 8, !tbaa !30
  %7 = getelementptr inbounds %struct.trying, %struct.trying* %3, i64 0, i32 3
  store %struct.code* %1, %struct.code** %7, align 8, !tbaa !23
  %8 = call fastcc zeroext i1 @create_directory_of(%struct.path* noundef %0, %struct.trying* noundef nonnull %3) #8
  ret i1 %8
}

; Function Attrs: nounwind optsize
define dso_local zeroext i1 @_ZNSt10filesystem18create_directoriesERKNS_7__cxx114pathE(%struct.path* noundef %0) local_unnamed_addr #0 {
  %2 = alloca %struct.trying, align 8
  %3 = getelementptr inbounds %struct.trying, %struct.trying* %2, i64 0, i32 0
  store i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.5, i64 0, i64 0), i8** %3, align 8, !tbaa !28
  %4 = getelementptr inbounds %struct.trying, %struct.trying* %2, i64 0, i32 1
  store %struct.path* %0, %struct.path** %4, align 8, !tbaa !29
  %5 = getelementptr inbounds %struct.trying, %struct.trying* %2, i64 0, i32 2
  store %struct.path* null, %struct.path** %5, align 8, !tbaa !30
  %6 = getelementptr inbounds %struct.trying, %struct.trying* %2, i64 0, i32 3
  store %struct.code* null, %struct.code** %6, align 8, !tbaa !23
  %7 = call fastcc zeroext i1 @create_directories_of(%struct.path* noundef %0, %struct.trying* noundef nonnull %2) #8
  ret i1 %7
}

; Function Attrs: nounwind optsize
define internal fastcc zeroext i1 @create_directories_of(%struct.path* nocapture noundef readonly %0, %struct.trying* nocapture noundef readonly %1) unnamed_addr #0 {
  %3 = alloca %struct.trying, align 8
  %4 = alloca %struct.code, align 8
  %5 = alloca %struct.path, align 8
  %6 = bitcast %struct.path* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 40, i8* nonnull %6) #9
  %7 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0, i32 1
  %8 = load i64, i64* %7, align 8, !tbaa !41
  %9 = icmp eq i64 %8, 0
  call void @__sv_path_make(%struct.path* noundef nonnull %5, i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str.9, i64 0, i64 0), i64 noundef 0) #7
  br i1 %9, label %23, label %10

10:                                               ; preds = %2
  %11 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0, i32 0
  %12 = bitcast %struct.trying* %3 to i8*
  %13 = bitcast %struct.code* %4 to i8*
  %14 = getelementptr inbounds %struct.trying, %struct.trying* %3, i64 0, i32 3
  %15 = getelementptr inbounds %struct.code, %struct.code* %4, i64 0, i32 0
  %16 = getelementptr inbounds %struct.code, %struct.code* %4, i64 0, i32 1
  %17 = getelementptr inbounds %struct.path, %struct.path* %5, i64 0, i32 0, i32 0
  br label %18

18:                                               ; preds = %10, %63
  %19 = phi i8 [ 0, %10 ], [ %65, %63 ]
  %20 = phi i64 [ 0, %10 ], [ %66, %63 ]
  %21 = load i64, i64* %7, align 8, !tbaa !41
  %22 = icmp ugt i64 %20, %21
  br i1 %22, label %23, label %31

23:                                               ; preds = %18, %63, %2
  %24 = phi i32 [ 22, %2 ], [ %64, %63 ], [ 0, %18 ]
  %25 = phi i8 [ 0, %2 ], [ %65, %63 ], [ %19, %18 ]
  call void @__sv_path_drop(%struct.path* noundef nonnull %5) #7
  %26 = call i32 @__sv_failed(%struct.trying* noundef %1, i32 noundef %24) #8
  %27 = icmp eq i32 %24, 0
  %28 = and i8 %25, 1
  %29 = icmp ne i8 %28, 0
  %30 = select i1 %27, i1 %29, i1 false
  call void @llvm.lifetime.end.p0i8(i64 40, i8* nonnull %6) #9
  ret i1 %30

31:                                               ; preds = %18
  %32 = icmp ult i64 %20, %21
  br i1 %32, label %33, label %40

33:                                               ; preds = %31
  %34 = load i8*, i8** %11, align 8, !tbaa !33
  %35 = getelementptr inbounds i8, i8* %34, i64 %20
  %36 = load i8, i8* %35, align 1, !tbaa !39
  %37 = icmp ne i8 %36, 47
  %38 = icmp eq i64 %20, 0
  %39 = select i1 %37, i1 true, i1 %38
  br i1 %39, label %63, label %44

40:                                               ; preds = %31
  %41 = icmp eq i64 %20, 0
  br i1 %41, label %63, label %42

42:                                               ; preds = %40
  %43 = load i8*, i8** %11, align 8, !tbaa !33
  br label %44

44:                                               ; preds = %42, %33
  %45 = phi i8* [ %43, %42 ], [ %34, %33 ]
  %46 = add i64 %20, -1
  %47 = getelementptr inbounds i8, i8* %45, i64 %46
  %48 = load i8, i8* %47, align 1, !tbaa !39
  %49 = icmp eq i8 %48, 47
  br i1 %49, label %63, label %50

50:                                               ; preds = %44
  call void @__sv_path_set(%struct.path* noundef nonnull %5, i8* noundef nonnull %45, i64 noundef %20) #7
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %12)
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %13)
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %12, i8 0, i64 24, i1 false) #9
  store i32 0, i32* %15, align 8, !tbaa !31
  store %struct.category* null, %struct.category** %16, align 8, !tbaa !32
  store %struct.code* %4, %struct.code** %14, align 8, !tbaa !23
  %51 = call fastcc i64 @status_by(i32 (i8*, %struct.stat*)* noundef nonnull @stat, %struct.path* noundef nonnull %5, %struct.trying* noundef nonnull %3) #7
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %12)
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %13)
  %52 = trunc i64 %51 to i32
  %53 = shl i32 %52, 24
  switch i32 %53, label %61 [
    i32 33554432, label %63
    i32 -16777216, label %54
  ]

54:                                               ; preds = %50
  %55 = load i8*, i8** %17, align 8, !tbaa !33
  %56 = call i32 @mkdir(i8* noundef %55, i32 noundef 511) #7
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %61, label %58

58:                                               ; preds = %54
  %59 = call i32* @__errno_location() #7
  %60 = load i32, i32* %59, align 4, !tbaa !26
  br label %61

61:                                               ; preds = %50, %58, %54
  %62 = phi i32 [ %60, %58 ], [ 0, %54 ], [ 20, %50 ]
  br label %63

63:                                               ; preds = %61, %50, %33, %40, %44
  %64 = phi i32 [ 0, %33 ], [ 0, %44 ], [ 0, %40 ], [ %62, %61 ], [ 0, %50 ]
  %65 = phi i8 [ %19, %33 ], [ %19, %44 ], [ %19, %40 ], [ 1, %61 ], [ %19, %50 ]
  %66 = add i64 %20, 1
  %67 = icmp eq i32 %64, 0
  br i1 %67, label %18, label %23, !llvm.loop !42
}

; Function Attrs: nounwind optsize
define dso_local zeroext i1 @_ZNSt10filesystem18create_directoriesERKNS_7__cxx114pathERSt10error_code(%struct.path* noundef %0, %struct.code* noundef %1) local_unnamed_addr #0 {
  %3 = alloca %struct.trying, align 8
  %4 = getelementptr inbounds %struct.trying, %struct.trying* %3, i64 0, i32 0
  store i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.5, i64 0, i64 0), i8** %4, align 8, !tbaa !28
  %5 = getelementptr inbounds %struct.trying, %struct.trying* %3, i64 0, i32 1
  store %struct.path* %0, %struct.path** %5, align 8, !tbaa !29
  %6 = getelementptr inbounds %struct.trying, %struct.trying* %3, i64 0, i32 2
  store %struct.path* null, %struct.path** %6, align 8, !tbaa !30
  %7 = getelementptr inbounds %struct.trying, %struct.trying* %3, i64 0, i32 3
  store %struct.code* %1, %struct.code** %7, align 8, !tbaa !23
  %8 = call fastcc zeroext i1 @create_directories_of(%struct.path* noundef %0, %struct.trying* noundef nonnull %3) #8
  ret i1 %8
}

; Function Attrs: nounwind optsize
define dso_local zeroext i1 @_ZNSt10filesystem6removeERKNS_7__cxx114pathE(%struct.path* noundef %0) local_unnamed_addr #0 {
  %2 = alloca %struct.trying, align 8
  %3 = getelementptr inbounds %struct.trying, %struct.trying* %2, i64 0, i32 0
  store i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.6, i64 0, i64 0), i8** %3, align 8, !tbaa !28
  %4 = getelementptr inbounds %struct.trying, %struct.trying* %2, i64 0, i32 1
  store %struct.path* %0, %struct.path** %4, align 8, !tbaa !29
  %5 = getelementptr inbounds %struct.trying, %struct.trying* %2, i64 0, i32 2
  store %struct.path* null, %struct.path** %5, align 8, !tbaa !30
  %6 = getelementptr inbounds %struct.trying, %struct.trying* %2, i64 0, i32 3
  store %struct.code* null, %struct.code** %6, align 8, !tbaa !23
  %7 = call fastcc zeroext i1 @remove_of(%struct.path* noundef %0, %struct.trying* noundef nonnull %2) #8
  ret i1 %7
}

; Function Attrs: nounwind optsize
define internal fastcc zeroext i1 @remove_of(%struct.path* nocapture noundef readonly %0, %struct.trying* nocapture noundef readonly %1) unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0, i32 0
  %4 = load i8*, i8** %3, align 8, !tbaa !33
  %5 = tail call i32 @remove(i8* noundef %4) #7
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %10, label %7

7:                                                ; preds = %2
  %8 = tail call i32* @__errno_location() #7
  %9 = load i32, i32* %8, align 4, !tbaa !26
  br label %10

10:                                               ; preds = %2, %7
  %11 = phi i32 [ %9, %7 ], [ 0, %2 ]
  %12 = icmp ne i32 %11, 2
  %13 = icmp ne i32 %11, 20
  %14 = and i1 %12, %13
  %15 = select i1 %14, i32 %11, i32 0
  %16 = tail call i32 @__sv_failed(%struct.trying* noundef %1, i32 noundef %15) #8
  %17 = icmp eq i32 %11, 0
  ret i1 %17
}

; Function Attrs: nounwind optsize
define dso_local zeroext i1 @_ZNSt10filesystem6removeERKNS_7__cxx114pathERSt10error_code(%struct.path* noundef %0, %struct.code* noundef %1) local_unnamed_addr #0 {
  %3 = alloca %struct.trying, align 8
  %4 = getelementptr inbounds %struct.trying, %struct.trying* %3, i64 0, i32 0
  store i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.6, i64 0, i64 0), i8** %4, align 8, !tbaa !28
  %5 = getelementptr inbounds %struct.trying, %struct.trying* %3, i64 0, i32 1
  store %struct.path* %0, %struct.path** %5, align 8, !tbaa !29
  %6 = getelementptr inbounds %struct.trying, %struct.trying* %3, i64 0, i32 2
  store %struct.path* null, %struct.path** %6, align 8, !tbaa !30
  %7 = getelementptr inbounds %struct.trying, %struct.trying* %3, i64 0, i32 3
  store %struct.code* %1, %struct.code** %7, align 8, !tbaa !23
  %8 = call fastcc zeroext i1 @remove_of(%struct.path* noundef %0, %struct.trying* noundef nonnull %3) #8
  ret i1 %8
}

; Function Attrs: nounwind optsize
define dso_local i64 @_ZNSt10filesystem10remove_allERKNS_7__cxx114pathE(%struct.path* noundef %0) local_unnamed_addr #0 {
  %2 = alloca i32, align 4
  %3 = alloca %struct.trying, align 8
  %4 = getelementptr inbounds %struct.trying, %struct.trying* %3, i64 0, i32 0
  store i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.7, i64 0, i64 0), i8** %4, align 8, !tbaa !28
  %5 = getelementptr inbounds %struct.trying, %struct.trying* %3, i64 0, i32 1
  store %struct.path* %0, %struct.path** %5, align 8, !tbaa !29
  %6 = getelementptr inbounds %struct.trying, %struct.trying* %3, i64 0, i32 2
  store %struct.path* null, %struct.path** %6, align 8, !tbaa !30
  %7 = getelementptr inbounds %struct.trying, %struct.trying* %3, i64 0, i32 3
  store %struct.code* null, %struct.code** %7, align 8, !tbaa !23
  %8 = bitcast i32* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %8) #9
  store i32 0, i32* %2, align 4, !tbaa !26
  %9 = call fastcc i64 @remove_below(%struct.path* noundef %0, i32* noundef nonnull %2) #7
  %10 = load i32, i32* %2, align 4, !tbaa !26
  %11 = call i32 @__sv_failed(%struct.trying* noundef nonnull %3, i32 noundef %10) #7
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %8) #9
  ret i64 %9
}

; Function Attrs: nounwind optsize
define dso_local i64 @_ZNSt10filesystem10remove_allERKNS_7__cxx114pathERSt10error_code(%struct.path* noundef %0, %struct.code* noundef %1) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = alloca %struct.trying, align 8
  %5 = getelementptr inbounds %struct.trying, %struct.trying* %4, i64 0, i32 0
  store i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.7, i64 0, i64 0), i8** %5, align 8, !tbaa !28
  %6 = getelementptr inbounds %struct.trying, %struct.trying* %4, i64 0, i32 1
  store %struct.path* %0, %struct.path** %6, align 8, !tbaa !29
  %7 = getelementptr inbounds %struct.trying, %struct.trying* %4, i64 0, i32 2
  store %struct.path* null, %struct.path** %7, align 8, !tbaa !30
  %8 = getelementptr inbounds %struct.trying, %struct.trying* %4, i64 0, i32 3
  store %struct.code* %1, %struct.code** %8, align 8, !tbaa !23
  %9 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %9) #9
  store i32 0, i32* %3, align 4, !tbaa !26
  %10 = call fastcc i64 @remove_below(%struct.path* noundef %0, i32* noundef nonnull %3) #7
  %11 = load i32, i32* %3, align 4, !tbaa !26
  %12 = call i32 @__sv_failed(%struct.trying* noundef nonnull %4, i32 noundef %11) #7
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %9) #9
  ret i64 %10
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt10filesystem12current_pathERKNS_7__cxx114pathE(%struct.path* nocapture noundef readonly %0) local_unnamed_addr #0 {
  tail call fastcc void @change(%struct.path* noundef %0, %struct.code* noundef null) #8
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @change(%struct.path* nocapture noundef readonly %0, %struct.code* noundef %1) unnamed_addr #0 {
  %3 = alloca %struct.trying, align 8
  %4 = getelementptr inbounds %struct.trying, %struct.trying* %3, i64 0, i32 0
  store i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.12, i64 0, i64 0), i8** %4, align 8, !tbaa !28
  %5 = getelementptr inbounds %struct.trying, %struct.trying* %3, i64 0, i32 1
  store %struct.path* null, %struct.path** %5, align 8, !tbaa !29
  %6 = getelementptr inbounds %struct.trying, %struct.trying* %3, i64 0, i32 2
  store %struct.path* null, %struct.path** %6, align 8, !tbaa !30
  %7 = getelementptr inbounds %struct.trying, %struct.trying* %3, i64 0, i32 3
  store %struct.code* %1, %struct.code** %7, align 8, !tbaa !23
  %8 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0, i32 0
  %9 = load i8*, i8** %8, align 8, !tbaa !33
  %10 = tail call i32 @chdir(i8* noundef %9) #7
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %15, label %12

12:                                               ; preds = %2
  %13 = tail call i32* @__errno_location() #7
  %14 = load i32, i32* %13, align 4, !tbaa !26
  br label %15

15:                                               ; preds = %2, %12
  %16 = phi i32 [ %14, %12 ], [ 0, %2 ]
  %17 = call i32 @__sv_failed(%struct.trying* noundef nonnull %3, i32 noundef %16) #8
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt10filesystem12current_pathERKNS_7__cxx114pathERSt10error_code(%struct.path* nocapture noundef readonly %0, %struct.code* noundef %1) local_unnamed_addr #0 {
  tail call fastcc void @change(%struct.path* noundef %0, %struct.code* noundef %1) #8
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt10filesystem6renameERKNS_7__cxx114pathES3_(%struct.path* noundef %0, %struct.path* noundef %1) local_unnamed_addr #0 {
  tail call fastcc void @move(%struct.path* noundef %0, %struct.path* noundef %1, %struct.code* noundef null) #8
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @move(%struct.path* noundef %0, %struct.path* noundef %1, %struct.code* noundef %2) unnamed_addr #0 {
  %4 = alloca %struct.trying, align 8
  %5 = getelementptr inbounds %struct.trying, %struct.trying* %4, i64 0, i32 0
  store i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.13, i64 0, i64 0), i8** %5, align 8, !tbaa !28
  %6 = getelementptr inbounds %struct.trying, %struct.trying* %4, i64 0, i32 1
  store %struct.path* %0, %struct.path** %6, align 8, !tbaa !29
  %7 = getelementptr inbounds %struct.trying, %struct.trying* %4, i64 0, i32 2
  store %struct.path* %1, %struct.path** %7, align 8, !tbaa !30
  %8 = getelementptr inbounds %struct.trying, %struct.trying* %4, i64 0, i32 3
  store %struct.code* %2, %struct.code** %8, align 8, !tbaa !23
  %9 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0, i32 0
  %10 = load i8*, i8** %9, align 8, !tbaa !33
  %11 = getelementptr inbounds %struct.path, %struct.path* %1, i64 0, i32 0, i32 0
  %12 = load i8*, i8** %11, align 8, !tbaa !33
  %13 = tail call i32 @rename(i8* noundef %10, i8* noundef %12) #7
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %18, label %15

15:                                               ; preds = %3
  %16 = tail call i32* @__errno_location() #7
  %17 = load i32, i32* %16, align 4, !tbaa !26
  br label %18

18:                                               ; preds = %3, %15
  %19 = phi i32 [ %17, %15 ], [ 0, %3 ]
  %20 = call i32 @__sv_failed(%struct.trying* noundef nonnull %4, i32 noundef %19) #8
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt10filesystem6renameERKNS_7__cxx114pathES3_RSt10error_code(%struct.path* noundef %0, %struct.path* noundef %1, %struct.code* noundef %2) local_unnamed_addr #0 {
  tail call fastcc void @move(%struct.path* noundef %0, %struct.path* noundef %1, %struct.code* noundef %2) #8
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt10filesystem11resize_fileERKNS_7__cxx114pathEm(%struct.path* noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  tail call fastcc void @resize(%struct.path* noundef %0, i64 noundef %1, %struct.code* noundef null) #8
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @resize(%struct.path* noundef %0, i64 noundef %1, %struct.code* noundef %2) unnamed_addr #0 {
  %4 = alloca %struct.trying, align 8
  %5 = getelementptr inbounds %struct.trying, %struct.trying* %4, i64 0, i32 0
  store i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.14, i64 0, i64 0), i8** %5, align 8, !tbaa !28
  %6 = getelementptr inbounds %struct.trying, %struct.trying* %4, i64 0, i32 1
  store %struct.path* %0, %struct.path** %6, align 8, !tbaa !29
  %7 = getelementptr inbounds %struct.trying, %struct.trying* %4, i64 0, i32 2
  store %struct.path* null, %struct.path** %7, align 8, !tbaa !30
  %8 = getelementptr inbounds %struct.trying, %struct.trying* %4, i64 0, i32 3
  store %struct.code* %2, %struct.code** %8, align 8, !tbaa !23
  %9 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0, i32 0
  %10 = load i8*, i8** %9, align 8, !tbaa !33
  %11 = tail call i32 @truncate(i8* noundef %10, i64 noundef %1) #7
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %16, label %13

13:                                               ; preds = %3
  %14 = tail call i32* @__errno_location() #7
  %15 = load i32, i32* %14, align 4, !tbaa !26
  br label %16

16:                                               ; preds = %3, %13
  %17 = phi i32 [ %15, %13 ], [ 0, %3 ]
  %18 = call i32 @__sv_failed(%struct.trying* noundef nonnull %4, i32 noundef %17) #8
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt10filesystem11resize_fileERKNS_7__cxx114pathEmRSt10error_code(%struct.path* noundef %0, i64 noundef %1, %struct.code* noundef %2) local_unnamed_addr #0 {
  tail call fastcc void @resize(%struct.path* noundef %0, i64 noundef %1, %struct.code* noundef %2) #8
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt10filesystem12current_pathB5cxx11Ev(%struct.path* noundef %0) local_unnamed_addr #0 {
  %2 = alloca %struct.trying, align 8
  %3 = bitcast %struct.trying* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %3)
  %4 = tail call i8* @getcwd(i8* noundef null, i64 noundef 0) #7
  %5 = getelementptr inbounds %struct.trying, %struct.trying* %2, i64 0, i32 0
  store i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.15, i64 0, i64 0), i8** %5, align 8, !tbaa !28
  %6 = getelementptr inbounds %struct.trying, %struct.trying* %2, i64 0, i32 1
  store %struct.path* null, %struct.path** %6, align 8, !tbaa !29
  %7 = getelementptr inbounds %struct.trying, %struct.trying* %2, i64 0, i32 2
  store %struct.path* null, %struct.path** %7, align 8, !tbaa !30
  %8 = getelementptr inbounds %struct.trying, %struct.trying* %2, i64 0, i32 3
  store %struct.code* null, %struct.code** %8, align 8, !tbaa !23
  call fastcc void @give(%struct.path* noundef %0, i8* noundef %4, %struct.trying* noundef nonnull %2) #7
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %3)
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt10filesystem12current_pathB5cxx11ERSt10error_code(%struct.path* noundef %0, %struct.code* noundef %1) local_unnamed_addr #0 {
  %3 = alloca %struct.trying, align 8
  %4 = bitcast %struct.trying* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %4)
  %5 = tail call i8* @getcwd(i8* noundef null, i64 noundef 0) #7
  %6 = getelementptr inbounds %struct.trying, %struct.trying* %3, i64 0, i32 0
  store i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.15, i64 0, i64 0), i8** %6, align 8, !tbaa !28
  %7 = getelementptr inbounds %struct.trying, %struct.trying* %3, i64 0, i32 1
  store %struct.path* null, %struct.path** %7, align 8, !tbaa !29
  %8 = getelementptr inbounds %struct.trying, %struct.trying* %3, i64 0, i32 2
  store %struct.path* null, %struct.path** %8, align 8, !tbaa !30
  %9 = getelementptr inbounds %struct.trying, %struct.trying* %3, i64 0, i32 3
  store %struct.code* %1, %struct.code** %9, align 8, !tbaa !23
  call fastcc void @give(%struct.path* noundef %0, i8* noundef %5, %struct.trying* noundef nonnull %3) #7
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %4)
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt10filesystem9canonicalERKNS_7__cxx114pathE(%struct.path* noundef %0, %struct.path* noundef %1) local_unnamed_addr #0 {
  %3 = alloca %struct.trying, align 8
  %4 = bitcast %struct.trying* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %4)
  %5 = getelementptr inbounds %struct.path, %struct.path* %1, i64 0, i32 0, i32 0
  %6 = load i8*, i8** %5, align 8, !tbaa !33
  %7 = tail call i8* @realpath(i8* noundef %6, i8* noundef null) #7
  %8 = getelementptr inbounds %struct.trying, %struct.trying* %3, i64 0, i32 0
  store i8* getelementptr inbounds ([27 x i8], [27 x i8]* @.str.16, i64 0, i64 0), i8** %8, align 8, !tbaa !28
  %9 = getelementptr inbounds %struct.trying, %struct.trying* %3, i64 0, i32 1
  store %struct.path* %1, %struct.path** %9, align 8, !tbaa !29
  %10 = getelementptr inbounds %struct.trying, %struct.trying* %3, i64 0, i32 2
  store %struct.path* null, %struct.path** %10, align 8, !tbaa !30
  %11 = getelementptr inbounds %struct.trying, %struct.trying* %3, i64 0, i32 3
  store %struct.code* null, %struct.code** %11, align 8, !tbaa !23
  call fastcc void @give(%struct.path* noundef %0, i8* noundef %7, %struct.trying* noundef nonnull %3) #7
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %4)
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt10filesystem9canonicalERKNS_7__cxx114pathERSt10error_code(%struct.path* noundef %0, %struct.path* noundef %1, %struct.code* noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.trying, align 8
  %5 = bitcast %struct.trying* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %5)
  %6 = getelementptr inbounds %struct.path, %struct.path* %1, i64 0, i32 0, i32 0
  %7 = load i8*, i8** %6, align 8, !tbaa !33
  %8 = tail call i8* @realpath(i8* noundef %7, i8* noundef null) #7
  %9 = getelementptr inbounds %struct.trying, %struct.trying* %4, i64 0, i32 0
  store i8* getelementptr inbounds ([27 x i8], [27 x i8]* @.str.16, i64 0, i64 0), i8** %9, align 8, !tbaa !28
  %10 = getelementptr inbounds %struct.trying, %struct.trying* %4, i64 0, i32 1
  store %struct.path* %1, %struct.path** %10, align 8, !tbaa !29
  %11 = getelementptr inbounds %struct.trying, %struct.trying* %4, i64 0, i32 2
  store %struct.path* null, %struct.path** %11, align 8, !tbaa !30
  %12 = getelementptr inbounds %struct.trying, %struct.trying* %4, i64 0, i32 3
  store %struct.code* %2, %struct.code** %12, align 8, !tbaa !23
  call fastcc void @give(%struct.path* noundef %0, i8* noundef %8, %struct.trying* noundef nonnull %4) #7
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %5)
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt10filesystem8absoluteERKNS_7__cxx114pathE(%struct.path* noundef %0, %struct.path* noundef %1) local_unnamed_addr #0 {
  tail call fastcc void @absolute(%struct.path* noundef %0, %struct.path* noundef %1, %struct.code* noundef null) #8
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @absolute(%struct.path* noundef %0, %struct.path* noundef %1, %struct.code* noundef %2) unnamed_addr #0 {
  %4 = alloca %struct.trying, align 8
  %5 = bitcast %struct.trying* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %5) #9
  %6 = getelementptr inbounds %struct.trying, %struct.trying* %4, i64 0, i32 0
  store i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.17, i64 0, i64 0), i8** %6, align 8, !tbaa !28
  %7 = getelementptr inbounds %struct.trying, %struct.trying* %4, i64 0, i32 1
  store %struct.path* %1, %struct.path** %7, align 8, !tbaa !29
  %8 = getelementptr inbounds %struct.trying, %struct.trying* %4, i64 0, i32 2
  store %struct.path* null, %struct.path** %8, align 8, !tbaa !30
  %9 = getelementptr inbounds %struct.trying, %struct.trying* %4, i64 0, i32 3
  store %struct.code* %2, %struct.code** %9, align 8, !tbaa !23
  %10 = getelementptr inbounds %struct.path, %struct.path* %1, i64 0, i32 0, i32 1
  %11 = load i64, i64* %10, align 8, !tbaa !41
  %12 = icmp eq i64 %11, 0
  %13 = select i1 %12, i32 22, i32 0
  %14 = call i32 @__sv_failed(%struct.trying* noundef nonnull %4, i32 noundef %13) #8
  br i1 %12, label %15, label %16

15:                                               ; preds = %3
  tail call void @__sv_path_make(%struct.path* noundef %0, i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str.9, i64 0, i64 0), i64 noundef 0) #7
  br label %31

16:                                               ; preds = %3
  %17 = getelementptr inbounds %struct.path, %struct.path* %1, i64 0, i32 0, i32 0
  %18 = load i8*, i8** %17, align 8, !tbaa !33
  %19 = load i8, i8* %18, align 1, !tbaa !39
  %20 = icmp eq i8 %19, 47
  br i1 %20, label %21, label %23

21:                                               ; preds = %16
  %22 = load i64, i64* %10, align 8, !tbaa !41
  tail call void @__sv_path_make(%struct.path* noundef %0, i8* noundef nonnull %18, i64 noundef %22) #7
  br label %31

23:                                               ; preds = %16
  %24 = tail call i8* @getcwd(i8* noundef null, i64 noundef 0) #7
  call fastcc void @give(%struct.path* noundef %0, i8* noundef %24, %struct.trying* noundef nonnull %4) #8
  %25 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0, i32 1
  %26 = load i64, i64* %25, align 8, !tbaa !41
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %31, label %28

28:                                               ; preds = %23
  %29 = load i8*, i8** %17, align 8, !tbaa !33
  %30 = load i64, i64* %10, align 8, !tbaa !41
  tail call void @__sv_path_append(%struct.path* noundef nonnull %0, i8* noundef %29, i64 noundef %30) #7
  br label %31

31:                                               ; preds = %23, %28, %21, %15
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %5) #9
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt10filesystem8absoluteERKNS_7__cxx114pathERSt10error_code(%struct.path* noundef %0, %struct.path* noundef %1, %struct.code* noundef %2) local_unnamed_addr #0 {
  tail call fastcc void @absolute(%struct.path* noundef %0, %struct.path* noundef %1, %struct.code* noundef %2) #8
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt10filesystem19temp_directory_pathB5cxx11Ev(%struct.path* noundef %0) local_unnamed_addr #0 {
  tail call fastcc void @temporary(%struct.path* noundef %0, %struct.code* noundef null) #8
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @temporary(%struct.path* noundef %0, %struct.code* noundef %1) unnamed_addr #0 {
  %3 = alloca %struct.trying, align 8
  %4 = alloca %struct.code, align 8
  %5 = alloca %struct.trying, align 8
  br label %23

6:                                                ; preds = %23
  %7 = select i1 %30, i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.22, i64 0, i64 0), i8* %27
  %8 = tail call i64 @strlen(i8* noundef %7) #7
  tail call void @__sv_path_make(%struct.path* noundef %0, i8* noundef %7, i64 noundef %8) #7
  %9 = getelementptr inbounds %struct.trying, %struct.trying* %5, i64 0, i32 0
  store i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.23, i64 0, i64 0), i8** %9, align 8, !tbaa !28
  %10 = getelementptr inbounds %struct.trying, %struct.trying* %5, i64 0, i32 1
  store %struct.path* %0, %struct.path** %10, align 8, !tbaa !29
  %11 = getelementptr inbounds %struct.trying, %struct.trying* %5, i64 0, i32 2
  store %struct.path* null, %struct.path** %11, align 8, !tbaa !30
  %12 = getelementptr inbounds %struct.trying, %struct.trying* %5, i64 0, i32 3
  store %struct.code* %1, %struct.code** %12, align 8, !tbaa !23
  %13 = bitcast %struct.trying* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %13) #9
  %14 = bitcast %struct.code* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %14) #9
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %13, i8 0, i64 24, i1 false) #9
  %15 = getelementptr inbounds %struct.trying, %struct.trying* %3, i64 0, i32 3
  %16 = getelementptr inbounds %struct.code, %struct.code* %4, i64 0, i32 0
  store i32 0, i32* %16, align 8, !tbaa !31
  %17 = getelementptr inbounds %struct.code, %struct.code* %4, i64 0, i32 1
  store %struct.category* null, %struct.category** %17, align 8, !tbaa !32
  store %struct.code* %4, %struct.code** %15, align 8, !tbaa !23
  %18 = call fastcc i64 @status_by(i32 (i8*, %struct.stat*)* noundef nonnull @stat, %struct.path* noundef %0, %struct.trying* noundef nonnull %3) #7
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %13) #9
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %14) #9
  %19 = and i64 %18, 255
  %20 = icmp eq i64 %19, 2
  %21 = select i1 %20, i32 0, i32 20
  %22 = call i32 @__sv_failed(%struct.trying* noundef nonnull %5, i32 noundef %21) #8
  br i1 %20, label %33, label %32

23:                                               ; preds = %2, %23
  %24 = phi i64 [ 0, %2 ], [ %28, %23 ]
  %25 = getelementptr inbounds [4 x i8*], [4 x i8*]* @temporary.names, i64 0, i64 %24
  %26 = load i8*, i8** %25, align 8, !tbaa !17
  %27 = tail call i8* @getenv(i8* noundef %26) #7
  %28 = add nuw nsw i64 %24, 1
  %29 = icmp ult i64 %24, 3
  %30 = icmp eq i8* %27, null
  %31 = select i1 %29, i1 %30, i1 false
  br i1 %31, label %23, label %6, !llvm.loop !43

32:                                               ; preds = %6
  call void @__sv_path_set(%struct.path* noundef %0, i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str.9, i64 0, i64 0), i64 noundef 0) #7
  br label %33

33:                                               ; preds = %32, %6
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt10filesystem19temp_directory_pathB5cxx11ERSt10error_code(%struct.path* noundef %0, %struct.code* noundef %1) local_unnamed_addr #0 {
  tail call fastcc void @temporary(%struct.path* noundef %0, %struct.code* noundef %1) #8
  ret void
}

; Function Attrs: optsize
declare dso_local void @__sv_coded_make(%struct.coded_error* noundef, i8** noundef, i8* noundef, i32, %struct.category*) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i8* @__sv_shared_make(%struct.shared* noundef, i64 noundef, void (i8*)* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define internal void @forget(i8* noundef %0) #0 {
  %2 = bitcast i8* %0 to %struct.path*
  tail call void @__sv_path_drop(%struct.path* noundef %2) #7
  %3 = getelementptr inbounds i8, i8* %0, i64 40
  %4 = bitcast i8* %3 to %struct.path*
  tail call void @__sv_path_drop(%struct.path* noundef nonnull %4) #7
  %5 = getelementptr inbounds i8, i8* %0, i64 80
  %6 = bitcast i8* %5 to %struct.string*
  tail call void @__sv_string_drop(%struct.string* noundef nonnull %6) #7
  ret void
}

; Function Attrs: optsize
declare dso_local void @__sv_string_make(%struct.string* noundef, i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local %struct.string* @__sv_string_append(%struct.string* noundef, i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local void @__sv_path_make(%struct.path* noundef, i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local void @__sv_path_drop(%struct.path* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local void @__sv_string_drop(%struct.string* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @lstat(i8* noundef, %struct.stat* noundef) #1

; Function Attrs: optsize
declare dso_local i8* @opendir(i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @closedir(i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local %struct.dirent* @readdir(i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @mkdir(i8* noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local void @__sv_path_set(%struct.path* noundef, i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @remove(i8* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define internal fastcc i64 @remove_below(%struct.path* nocapture noundef readonly %0, i32* nocapture noundef %1) unnamed_addr #0 {
  %3 = alloca %struct.stat, align 8
  %4 = alloca %struct.path, align 8
  %5 = bitcast %struct.stat* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 144, i8* nonnull %5) #9
  %6 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0, i32 0
  %7 = load i8*, i8** %6, align 8, !tbaa !33
  %8 = call i32 @lstat(i8* noundef %7, %struct.stat* noundef nonnull %3) #7
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %59

10:                                               ; preds = %2
  %11 = getelementptr inbounds %struct.stat, %struct.stat* %3, i64 0, i32 3
  %12 = load i32, i32* %11, align 8, !tbaa !36
  %13 = and i32 %12, 61440
  %14 = icmp eq i32 %13, 16384
  br i1 %14, label %15, label %59

15:                                               ; preds = %10
  %16 = load i8*, i8** %6, align 8, !tbaa !33
  %17 = call i8* @opendir(i8* noundef %16) #7
  %18 = icmp eq i8* %17, null
  br i1 %18, label %25, label %19

19:                                               ; preds = %15
  %20 = load i32, i32* %1, align 4, !tbaa !26
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %56

22:                                               ; preds = %19
  %23 = bitcast %struct.path* %4 to i8*
  %24 = getelementptr inbounds %struct.path, %struct.path* %0, i64 0, i32 0, i32 1
  br label %28

25:                                               ; preds = %15
  %26 = call i32* @__errno_location() #7
  %27 = load i32, i32* %26, align 4, !tbaa !26
  store i32 %27, i32* %1, align 4, !tbaa !26
  br label %79

28:                                               ; preds = %22, %47
  %29 = phi i64 [ 0, %22 ], [ %53, %47 ]
  %30 = call %struct.dirent* @readdir(i8* noundef nonnull %17) #7
  %31 = icmp eq %struct.dirent* %30, null
  br i1 %31, label %56, label %32

32:                                               ; preds = %28, %44
  %33 = phi %struct.dirent* [ %45, %44 ], [ %30, %28 ]
  %34 = getelementptr inbounds %struct.dirent, %struct.dirent* %33, i64 0, i32 4, i64 0
  %35 = load i8, i8* %34, align 1, !tbaa !39
  %36 = icmp eq i8 %35, 46
  br i1 %36, label %37, label %47

37:                                               ; preds = %32
  %38 = getelementptr inbounds %struct.dirent, %struct.dirent* %33, i64 0, i32 4, i64 1
  %39 = load i8, i8* %38, align 1, !tbaa !39
  switch i8 %39, label %47 [
    i8 0, label %44
    i8 46, label %40
  ]

40:                                               ; preds = %37
  %41 = getelementptr inbounds %struct.dirent, %struct.dirent* %33, i64 0, i32 4, i64 2
  %42 = load i8, i8* %41, align 1, !tbaa !39
  %43 = icmp eq i8 %42, 0
  br i1 %43, label %44, label %47

44:                                               ; preds = %40, %37
  %45 = call %struct.dirent* @readdir(i8* noundef nonnull %17) #7
  %46 = icmp eq %struct.dirent* %45, null
  br i1 %46, label %56, label %32, !llvm.loop !40

47:                                               ; preds = %37, %32, %40
  %48 = getelementptr inbounds %struct.dirent, %struct.dirent* %33, i64 0, i32 4, i64 0
  call void @llvm.lifetime.start.p0i8(i64 40, i8* nonnull %23) #9
  %49 = load i8*, i8** %6, align 8, !tbaa !33
  %50 = load i64, i64* %24, align 8, !tbaa !41
  call void @__sv_path_make(%struct.path* noundef nonnull %4, i8* noundef %49, i64 noundef %50) #7
  %51 = call i64 @strlen(i8* noundef nonnull %48) #7
  call void @__sv_path_append(%struct.path* noundef nonnull %4, i8* noundef nonnull %48, i64 noundef %51) #7
  %52 = call fastcc i64 @remove_below(%struct.path* noundef nonnull %4, i32* noundef nonnull %1) #8
  %53 = add i64 %52, %29
  call void @__sv_path_drop(%struct.path* noundef nonnull %4) #7
  call void @llvm.lifetime.end.p0i8(i64 40, i8* nonnull %23) #9
  %54 = load i32, i32* %1, align 4, !tbaa !26
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %28, label %56, !llvm.loop !44

56:                                               ; preds = %28, %47, %44, %19
  %57 = phi i64 [ 0, %19 ], [ %29, %44 ], [ %29, %28 ], [ %53, %47 ]
  %58 = call i32 @closedir(i8* noundef nonnull %17) #7
  br label %59

59:                                               ; preds = %56, %10, %2
  %60 = phi i64 [ %57, %56 ], [ 0, %10 ], [ 0, %2 ]
  %61 = load i32, i32* %1, align 4, !tbaa !26
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %79

63:                                               ; preds = %59
  %64 = load i8*, i8** %6, align 8, !tbaa !33
  %65 = call i32 @remove(i8* noundef %64) #7
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %67, label %69

67:                                               ; preds = %63
  %68 = add i64 %60, 1
  br label %79

69:                                               ; preds = %63
  %70 = call i32* @__errno_location() #7
  %71 = load i32, i32* %70, align 4, !tbaa !26
  switch i32 %71, label %72 [
    i32 20, label %75
    i32 2, label %75
  ]

72:                                               ; preds = %69
  %73 = call i32* @__errno_location() #7
  %74 = load i32, i32* %73, align 4, !tbaa !26
  store i32 %74, i32* %1, align 4, !tbaa !26
  br label %75

75:                                               ; preds = %69, %69, %72
  %76 = load i32, i32* %1, align 4, !tbaa !26
  %77 = icmp eq i32 %76, 0
  %78 = select i1 %77, i64 %60, i64 -1
  br label %79

79:                                               ; preds = %25, %59, %75, %67
  %80 = phi i64 [ %68, %67 ], [ %78, %75 ], [ -1, %59 ], [ -1, %25 ]
  call void @llvm.lifetime.end.p0i8(i64 144, i8* nonnull %5) #9
  ret i64 %80
}

; Function Attrs: optsize
declare dso_local void @__sv_path_append(%struct.path* noundef, i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @chdir(i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @rename(i8* noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @truncate(i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define internal fastcc void @give(%struct.path* noundef %0, i8* noundef %1, %struct.trying* nocapture noundef readonly %2) unnamed_addr #0 {
  %4 = icmp eq i8* %1, null
  br i1 %4, label %5, label %8

5:                                                ; preds = %3
  %6 = tail call i32* @__errno_location() #7
  %7 = load i32, i32* %6, align 4, !tbaa !26
  br label %10

8:                                                ; preds = %3
  %9 = tail call i64 @strlen(i8* noundef nonnull %1) #7
  br label %10

10:                                               ; preds = %5, %8
  %11 = phi i32 [ 0, %8 ], [ %7, %5 ]
  %12 = phi i8* [ %1, %8 ], [ getelementptr inbounds ([1 x i8], [1 x i8]* @.str.9, i64 0, i64 0), %5 ]
  %13 = phi i64 [ %9, %8 ], [ 0, %5 ]
  tail call void @__sv_path_make(%struct.path* noundef %0, i8* noundef nonnull %12, i64 noundef %13) #7
  tail call void @free(i8* noundef %1) #7
  %14 = tail call i32 @__sv_failed(%struct.trying* noundef %2, i32 noundef %11) #8
  ret void
}

; Function Attrs: optsize
declare dso_local i8* @getcwd(i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i8* @realpath(i8* noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i8* @getenv(i8* noundef) local_unnamed_addr #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.fshl.i32(i32, i32, i32) #6

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind optsize readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #4 = { noreturn optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #6 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #7 = { nobuiltin nounwind optsize "no-builtins" }
attributes #8 = { nobuiltin optsize "no-builtins" }
attributes #9 = { nounwind }
attributes #10 = { nobuiltin noreturn nounwind optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !6, i64 32}
!3 = !{!"filesystem_error", !4, i64 0, !11, i64 32}
!4 = !{!"coded_error", !5, i64 0, !9, i64 16}
!5 = !{!"error", !6, i64 0, !6, i64 8}
!6 = !{!"any pointer", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!"code", !10, i64 0, !6, i64 8}
!10 = !{!"int", !7, i64 0}
!11 = !{!"shared", !6, i64 0, !6, i64 8}
!12 = !{!13, !6, i64 80}
!13 = !{!"about", !7, i64 0, !14, i64 80}
!14 = !{!"string", !6, i64 0, !15, i64 8, !7, i64 16}
!15 = !{!"long", !7, i64 0}
!16 = !{!14, !6, i64 0}
!17 = !{!6, !6, i64 0}
!18 = !{!3, !6, i64 8}
!19 = !{!14, !15, i64 8}
!20 = distinct !{!20, !21, !22}
!21 = !{!"llvm.loop.mustprogress"}
!22 = !{!"llvm.loop.unroll.disable"}
!23 = !{!24, !6, i64 24}
!24 = !{!"trying", !6, i64 0, !6, i64 8, !6, i64 16, !6, i64 24}
!25 = !{i64 0, i64 4, !26, i64 8, i64 8, !17}
!26 = !{!10, !10, i64 0}
!27 = !{i64 0, i64 8, !17}
!28 = !{!24, !6, i64 0}
!29 = !{!24, !6, i64 8}
!30 = !{!24, !6, i64 16}
!31 = !{!9, !10, i64 0}
!32 = !{!9, !6, i64 8}
!33 = !{!34, !6, i64 0}
!34 = !{!"path", !14, i64 0, !15, i64 32}
!35 = !{i32 (i8*, %struct.stat*)* @lstat, i32 (i8*, %struct.stat*)* @stat}
!36 = !{!37, !10, i64 24}
!37 = !{!"stat", !15, i64 0, !15, i64 8, !15, i64 16, !10, i64 24, !10, i64 28, !10, i64 32, !10, i64 36, !15, i64 40, !15, i64 48, !15, i64 56, !15, i64 64, !38, i64 72, !38, i64 88, !38, i64 104, !7, i64 120}
!38 = !{!"timespec", !15, i64 0, !15, i64 8}
!39 = !{!7, !7, i64 0}
!40 = distinct !{!40, !21, !22}
!41 = !{!34, !15, i64 8}
!42 = distinct !{!42, !21, !22}
!43 = distinct !{!43, !21, !22}
!44 = distinct !{!44, !21, !22}
