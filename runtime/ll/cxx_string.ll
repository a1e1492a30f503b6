; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/cxx_string.c
; ModuleID = 'runtime/c/cxx_string.c'
source_filename = "runtime/c/cxx_string.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.string = type { i8*, i64, %union.anon }
%union.anon = type { i64, [8 x i8] }
%struct.view = type { i64, i8* }

@.str = private unnamed_addr constant [24 x i8] c"basic_string::_M_create\00", align 1
@.str.1 = private unnamed_addr constant [55 x i8] c"%s: __pos (which is %zu) > this->size() (which is %zu)\00", align 1
@.str.2 = private unnamed_addr constant [25 x i8] c"basic_string::_M_replace\00", align 1
@.str.3 = private unnamed_addr constant [21 x i8] c"basic_string::append\00", align 1
@.str.4 = private unnamed_addr constant [29 x i8] c"basic_string::_M_replace_aux\00", align 1
@.str.5 = private unnamed_addr constant [27 x i8] c"basic_string::basic_string\00", align 1
@.str.6 = private unnamed_addr constant [15 x i8] c"string::string\00", align 1
@.str.7 = private unnamed_addr constant [50 x i8] c"basic_string: construction from null is not valid\00", align 1

@_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1Ev = dso_local alias void (%struct.string*), void (%struct.string*)* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2Ev
@_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1ERKS3_ = dso_local alias void (%struct.string*, i8*), void (%struct.string*, i8*)* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2ERKS3_
@_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1ERKS4_ = dso_local alias void (%struct.string*, %struct.string*), void (%struct.string*, %struct.string*)* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2ERKS4_
@_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1ERKS4_RKS3_ = dso_local alias void (%struct.string*, %struct.string*, i8*), void (%struct.string*, %struct.string*, i8*)* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2ERKS4_RKS3_
@_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1ERKS4_mm = dso_local alias void (%struct.string*, %struct.string*, i64, i64), void (%struct.string*, %struct.string*, i64, i64)* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2ERKS4_mm
@_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1ERKS4_mRKS3_ = dso_local alias void (%struct.string*, %struct.string*, i64, i8*), void (%struct.string*, %struct.string*, i64, i8*)* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2ERKS4_mRKS3_
@_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1ERKS4_mmRKS3_ = dso_local alias void (%struct.string*, %struct.string*, i64, i64, i8*), void (%struct.string*, %struct.string*, i64, i64, i8*)* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2ERKS4_mmRKS3_
@_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1EOS4_ = dso_local alias void (%struct.string*, %struct.string*), void (%struct.string*, %struct.string*)* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_
@_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1EOS4_RKS3_ = dso_local alias void (%struct.string*, %struct.string*, i8*), void (%struct.string*, %struct.string*, i8*)* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_RKS3_
@_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1EPKcmRKS3_ = dso_local alias void (%struct.string*, i8*, i64, i8*), void (%struct.string*, i8*, i64, i8*)* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EPKcmRKS3_
@_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1EPKcRKS3_ = dso_local alias void (%struct.string*, i8*, i8*), void (%struct.string*, i8*, i8*)* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EPKcRKS3_
@_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1ESt16initializer_listIcERKS3_ = dso_local alias void (%struct.string*, i8*, i64, i8*), void (%struct.string*, i8*, i64, i8*)* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2ESt16initializer_listIcERKS3_
@_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1ENS4_12__sv_wrapperERKS3_ = dso_local alias void (%struct.string*, i64, i8*, i8*), void (%struct.string*, i64, i8*, i8*)* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2ENS4_12__sv_wrapperERKS3_
@_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1EmcRKS3_ = dso_local alias void (%struct.string*, i64, i8, i8*), void (%struct.string*, i64, i8, i8*)* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EmcRKS3_
@_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1IPKcvEET_S8_RKS3_ = dso_local alias void (%struct.string*, i8*, i8*, i8*), void (%struct.string*, i8*, i8*, i8*)* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IPKcvEET_S8_RKS3_
@_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1IPcvEET_S7_RKS3_ = dso_local alias void (%struct.string*, i8*, i8*, i8*), void (%struct.string*, i8*, i8*, i8*)* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IPcvEET_S7_RKS3_
@_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1IN9__gnu_cxx17__normal_iteratorIPcS4_EEvEET_SA_RKS3_ = dso_local alias void (%struct.string*, i8*, i8*, i8*), void (%struct.string*, i8*, i8*, i8*)* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IN9__gnu_cxx17__normal_iteratorIPcS4_EEvEET_SA_RKS3_
@_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev = dso_local alias void (%struct.string*), void (%struct.string*)* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev
@_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderC1EPcRKS3_ = dso_local alias void (%struct.string*, i8*, i8*), void (%struct.string*, i8*, i8*)* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderC2EPcRKS3_
@_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderC1EPcOS3_ = dso_local alias void (%struct.string*, i8*, i8*), void (%struct.string*, i8*, i8*)* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderC2EPcOS3_
@_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12__sv_wrapperC1ESt17basic_string_viewIcS2_E = dso_local alias void (%struct.view*, i64, i8*), void (%struct.view*, i64, i8*)* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12__sv_wrapperC2ESt17basic_string_viewIcS2_E
@_ZNSaIcEC1Ev = dso_local alias void (i8*), void (i8*)* @_ZNSaIcEC2Ev
@_ZNSaIcEC1ERKS_ = dso_local alias void (i8*, i8*), void (i8*, i8*)* @_ZNSaIcEC2ERKS_
@_ZNSaIcED1Ev = dso_local alias void (i8*), void (i8*)* @_ZNSaIcED2Ev

; Function Attrs: nounwind optsize
define dso_local i8* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm(%struct.string* nocapture readnone %0, i64* nocapture noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = load i64, i64* %1, align 8, !tbaa !2
  %5 = icmp ugt i64 %4, 4611686018427387903
  br i1 %5, label %6, label %7

6:                                                ; preds = %3
  tail call void @_ZSt20__throw_length_errorPKc(i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str, i64 0, i64 0)) #12
  unreachable

7:                                                ; preds = %3
  %8 = icmp ugt i64 %4, %2
  br i1 %8, label %9, label %15

9:                                                ; preds = %7
  %10 = shl i64 %2, 1
  %11 = icmp ult i64 %4, %10
  br i1 %11, label %12, label %15

12:                                               ; preds = %9
  %13 = icmp ult i64 %10, 4611686018427387903
  %14 = select i1 %13, i64 %10, i64 4611686018427387903
  store i64 %14, i64* %1, align 8, !tbaa !2
  br label %15

15:                                               ; preds = %12, %9, %7
  %16 = phi i64 [ %14, %12 ], [ %4, %9 ], [ %4, %7 ]
  %17 = add nuw nsw i64 %16, 1
  %18 = tail call i8* @_Znwm(i64 noundef %17) #13
  ret i8* %18
}

; Function Attrs: noreturn optsize
declare dso_local void @_ZSt20__throw_length_errorPKc(i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i8* @_Znwm(i64 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local void @__sv_string_drop(%struct.string* noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %3 = load i8*, i8** %2, align 8, !tbaa !6
  %4 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 2
  %5 = bitcast %union.anon* %4 to i8*
  %6 = icmp eq i8* %3, %5
  br i1 %6, label %8, label %7

7:                                                ; preds = %1
  tail call void @_ZdlPv(i8* noundef %3) #13
  br label %8

8:                                                ; preds = %7, %1
  ret void
}

; Function Attrs: optsize
declare dso_local void @_ZdlPv(i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local void @__sv_string_make(%struct.string* noundef %0, i8* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca i64, align 8
  %5 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 2
  %6 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %7 = bitcast %struct.string* %0 to %union.anon**
  store %union.anon* %5, %union.anon** %7, align 8, !tbaa !6
  %8 = icmp ult i64 %2, 16
  %9 = bitcast %union.anon* %5 to i8*
  br i1 %8, label %15, label %10

10:                                               ; preds = %3
  %11 = bitcast i64* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %11) #14
  store i64 %2, i64* %4, align 8, !tbaa !2
  %12 = call i8* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm(%struct.string* undef, i64* noundef nonnull %4, i64 noundef 0) #13
  store i8* %12, i8** %6, align 8, !tbaa !6
  %13 = load i64, i64* %4, align 8, !tbaa !2
  %14 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 2, i32 0
  store i64 %13, i64* %14, align 8, !tbaa !9
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %11) #14
  br label %15

15:                                               ; preds = %3, %10
  %16 = phi i8* [ %9, %3 ], [ %12, %10 ]
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %16, i8* align 1 %1, i64 %2, i1 false)
  %17 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  store i64 %2, i64* %17, align 8, !tbaa !10
  %18 = load i8*, i8** %6, align 8, !tbaa !6
  %19 = getelementptr inbounds i8, i8* %18, i64 %2
  store i8 0, i8* %19, align 1, !tbaa !9
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: nounwind optsize
define dso_local i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8_M_checkEmPKc(%struct.string* nocapture noundef readonly %0, i64 noundef returned %1, i8* noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %5 = load i64, i64* %4, align 8, !tbaa !10
  %6 = icmp ult i64 %5, %1
  br i1 %6, label %7, label %8

7:                                                ; preds = %3
  tail call void (i8*, ...) @_ZSt24__throw_out_of_range_fmtPKcz(i8* noundef getelementptr inbounds ([55 x i8], [55 x i8]* @.str.1, i64 0, i64 0), i8* noundef %2, i64 noundef %1, i64 noundef %5) #12
  unreachable

8:                                                ; preds = %3
  ret i64 %1
}

; Function Attrs: noreturn optsize
declare dso_local void @_ZSt24__throw_out_of_range_fmtPKcz(i8* noundef, ...) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i64 @__sv_string_rest(%struct.string* nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, i8* noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %6 = load i64, i64* %5, align 8, !tbaa !10
  %7 = icmp ult i64 %6, %1
  br i1 %7, label %8, label %9

8:                                                ; preds = %4
  tail call void (i8*, ...) @_ZSt24__throw_out_of_range_fmtPKcz(i8* noundef getelementptr inbounds ([55 x i8], [55 x i8]* @.str.1, i64 0, i64 0), i8* noundef %3, i64 noundef %1, i64 noundef %6) #12
  unreachable

9:                                                ; preds = %4
  %10 = sub i64 %6, %1
  %11 = icmp ugt i64 %10, %2
  %12 = select i1 %11, i64 %2, i64 %10
  ret i64 %12
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE15_M_check_lengthEmmPKc(%struct.string* nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, i8* noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %6 = load i64, i64* %5, align 8, !tbaa !10
  %7 = add i64 %1, 4611686018427387903
  %8 = sub i64 %7, %6
  %9 = icmp ult i64 %8, %2
  br i1 %9, label %10, label %11

10:                                               ; preds = %4
  tail call void @_ZSt20__throw_length_errorPKc(i8* noundef %3) #12
  unreachable

11:                                               ; preds = %4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local %struct.string* @__sv_string_replace(%struct.string* noundef returned %0, i64 noundef %1, i64 noundef %2, i8* noundef %3, i64 noundef %4) local_unnamed_addr #0 {
  %6 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %7 = load i64, i64* %6, align 8, !tbaa !10
  %8 = add i64 %2, 4611686018427387903
  %9 = sub i64 %8, %7
  %10 = icmp ult i64 %9, %4
  br i1 %10, label %11, label %12

11:                                               ; preds = %5
  tail call void @_ZSt20__throw_length_errorPKc(i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.2, i64 0, i64 0)) #12
  unreachable

12:                                               ; preds = %5
  %13 = tail call fastcc %struct.string* @replace(%struct.string* noundef nonnull %0, i64 noundef %1, i64 noundef %2, i8* noundef %3, i64 noundef %4) #15
  ret %struct.string* %0
}

; Function Attrs: nounwind optsize
define internal fastcc %struct.string* @replace(%struct.string* noundef returned %0, i64 noundef %1, i64 noundef %2, i8* noundef readonly %3, i64 noundef %4) unnamed_addr #0 {
  %6 = icmp eq i64 %4, 0
  br i1 %6, label %18, label %7

7:                                                ; preds = %5
  %8 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %9 = load i8*, i8** %8, align 8, !tbaa !6
  %10 = icmp ugt i8* %9, %3
  br i1 %10, label %18, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %13 = load i64, i64* %12, align 8, !tbaa !10
  %14 = getelementptr inbounds i8, i8* %9, i64 %13
  %15 = icmp ult i8* %14, %3
  br i1 %15, label %18, label %16

16:                                               ; preds = %11
  %17 = tail call i8* @_Znwm(i64 noundef %4) #13
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %17, i8* align 1 %3, i64 %4, i1 false)
  br label %18

18:                                               ; preds = %16, %11, %7, %5
  %19 = phi i8* [ %17, %16 ], [ %3, %11 ], [ %3, %7 ], [ %3, %5 ]
  %20 = phi i8* [ %17, %16 ], [ null, %11 ], [ null, %7 ], [ null, %5 ]
  tail call fastcc void @open_gap(%struct.string* noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %4) #15
  %21 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %22 = load i8*, i8** %21, align 8, !tbaa !6
  %23 = getelementptr inbounds i8, i8* %22, i64 %1
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %23, i8* align 1 %19, i64 %4, i1 false)
  %24 = icmp eq i8* %20, null
  br i1 %24, label %26, label %25

25:                                               ; preds = %18
  tail call void @_ZdlPv(i8* noundef nonnull %20) #13
  br label %26

26:                                               ; preds = %25, %18
  ret %struct.string* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.string* @__sv_string_append(%struct.string* noundef returned %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %5 = load i64, i64* %4, align 8, !tbaa !10
  %6 = sub i64 4611686018427387903, %5
  %7 = icmp ult i64 %6, %2
  br i1 %7, label %8, label %9

8:                                                ; preds = %3
  tail call void @_ZSt20__throw_length_errorPKc(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.3, i64 0, i64 0)) #12
  unreachable

9:                                                ; preds = %3
  %10 = tail call fastcc %struct.string* @replace(%struct.string* noundef nonnull %0, i64 noundef %5, i64 noundef 0, i8* noundef %1, i64 noundef %2) #15
  ret %struct.string* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.string* @__sv_string_fill(%struct.string* noundef returned %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i8 noundef signext %4) local_unnamed_addr #0 {
  %6 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %7 = load i64, i64* %6, align 8, !tbaa !10
  %8 = add i64 %2, 4611686018427387903
  %9 = sub i64 %8, %7
  %10 = icmp ult i64 %9, %3
  br i1 %10, label %11, label %12

11:                                               ; preds = %5
  tail call void @_ZSt20__throw_length_errorPKc(i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.4, i64 0, i64 0)) #12
  unreachable

12:                                               ; preds = %5
  tail call fastcc void @open_gap(%struct.string* noundef nonnull %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) #15
  %13 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %14 = load i8*, i8** %13, align 8, !tbaa !6
  %15 = getelementptr inbounds i8, i8* %14, i64 %1
  tail call void @llvm.memset.p0i8.i64(i8* align 1 %15, i8 %4, i64 %3, i1 false)
  ret %struct.string* %0
}

; Function Attrs: nounwind optsize
define internal fastcc void @open_gap(%struct.string* noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) unnamed_addr #0 {
  %5 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %6 = load i64, i64* %5, align 8, !tbaa !10
  %7 = sub i64 %6, %2
  %8 = add i64 %7, %3
  %9 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %10 = load i8*, i8** %9, align 8, !tbaa !6
  %11 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 2
  %12 = bitcast %union.anon* %11 to i8*
  %13 = icmp eq i8* %10, %12
  br i1 %13, label %17, label %14

14:                                               ; preds = %4
  %15 = getelementptr %union.anon, %union.anon* %11, i64 0, i32 0
  %16 = load i64, i64* %15, align 8, !tbaa !9
  br label %17

17:                                               ; preds = %4, %14
  %18 = phi i64 [ %16, %14 ], [ 15, %4 ]
  %19 = icmp ugt i64 %8, %18
  br i1 %19, label %20, label %23

20:                                               ; preds = %17
  %21 = add i64 %2, %1
  %22 = add i64 %3, %1
  tail call fastcc void @move_out(%struct.string* noundef nonnull %0, i64 noundef %8, i64 noundef %1, i64 noundef %21, i64 noundef %22) #15
  br label %31

23:                                               ; preds = %17
  %24 = icmp eq i64 %2, %3
  br i1 %24, label %31, label %25

25:                                               ; preds = %23
  %26 = getelementptr inbounds i8, i8* %10, i64 %1
  %27 = getelementptr inbounds i8, i8* %26, i64 %3
  %28 = getelementptr inbounds i8, i8* %26, i64 %2
  %29 = add i64 %2, %1
  %30 = sub i64 %6, %29
  tail call void @llvm.memmove.p0i8.p0i8.i64(i8* align 1 %27, i8* align 1 %28, i64 %30, i1 false)
  br label %31

31:                                               ; preds = %23, %25, %20
  store i64 %8, i64* %5, align 8, !tbaa !10
  %32 = load i8*, i8** %9, align 8, !tbaa !6
  %33 = getelementptr inbounds i8, i8* %32, i64 %8
  store i8 0, i8* %33, align 1, !tbaa !9
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2Ev(%struct.string* noundef %0) #5 {
  %2 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 2
  %3 = bitcast %struct.string* %0 to %union.anon**
  store %union.anon* %2, %union.anon** %3, align 8, !tbaa !6
  %4 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  store i64 0, i64* %4, align 8, !tbaa !10
  %5 = bitcast %union.anon* %2 to i8*
  store i8 0, i8* %5, align 1, !tbaa !9
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2ERKS3_(%struct.string* noundef %0, i8* nocapture readnone %1) #5 {
  %3 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 2
  %4 = bitcast %struct.string* %0 to %union.anon**
  store %union.anon* %3, %union.anon** %4, align 8, !tbaa !6
  %5 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  store i64 0, i64* %5, align 8, !tbaa !10
  %6 = bitcast %union.anon* %3 to i8*
  store i8 0, i8* %6, align 1, !tbaa !9
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2ERKS4_(%struct.string* noundef %0, %struct.string* nocapture noundef readonly %1) #0 {
  %3 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %4 = load i8*, i8** %3, align 8, !tbaa !6
  %5 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  %6 = load i64, i64* %5, align 8, !tbaa !10
  tail call void @__sv_string_make(%struct.string* noundef %0, i8* noundef %4, i64 noundef %6) #15
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2ERKS4_RKS3_(%struct.string* noundef %0, %struct.string* nocapture noundef readonly %1, i8* nocapture readnone %2) #0 {
  %4 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8, !tbaa !6
  %6 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  %7 = load i64, i64* %6, align 8, !tbaa !10
  tail call void @__sv_string_make(%struct.string* noundef %0, i8* noundef %5, i64 noundef %7) #15
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2ERKS4_mm(%struct.string* noundef %0, %struct.string* nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3) #0 {
  tail call fastcc void @of_part(%struct.string* noundef %0, %struct.string* noundef %1, i64 noundef %2, i64 noundef %3, i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.5, i64 0, i64 0)) #15
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @of_part(%struct.string* noundef %0, %struct.string* nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3, i8* noundef %4) unnamed_addr #0 {
  %6 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  %7 = load i64, i64* %6, align 8, !tbaa !10
  %8 = icmp ult i64 %7, %2
  br i1 %8, label %9, label %10

9:                                                ; preds = %5
  tail call void (i8*, ...) @_ZSt24__throw_out_of_range_fmtPKcz(i8* noundef getelementptr inbounds ([55 x i8], [55 x i8]* @.str.1, i64 0, i64 0), i8* noundef %4, i64 noundef %2, i64 noundef %7) #12
  unreachable

10:                                               ; preds = %5
  %11 = sub i64 %7, %2
  %12 = icmp ugt i64 %11, %3
  %13 = select i1 %12, i64 %3, i64 %11
  %14 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %15 = load i8*, i8** %14, align 8, !tbaa !6
  %16 = getelementptr inbounds i8, i8* %15, i64 %2
  tail call void @__sv_string_make(%struct.string* noundef %0, i8* noundef %16, i64 noundef %13) #15
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2ERKS4_mRKS3_(%struct.string* noundef %0, %struct.string* nocapture noundef readonly %1, i64 noundef %2, i8* nocapture readnone %3) #0 {
  tail call fastcc void @of_part(%struct.string* noundef %0, %struct.string* noundef %1, i64 noundef %2, i64 noundef -1, i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.5, i64 0, i64 0)) #13
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2ERKS4_mmRKS3_(%struct.string* noundef %0, %struct.string* nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3, i8* nocapture readnone %4) #0 {
  tail call fastcc void @of_part(%struct.string* noundef %0, %struct.string* noundef %1, i64 noundef %2, i64 noundef %3, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.6, i64 0, i64 0)) #15
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_(%struct.string* noundef %0, %struct.string* noundef %1) #6 {
  %3 = bitcast %struct.string* %0 to i8*
  %4 = bitcast %struct.string* %1 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %3, i8* noundef nonnull align 8 dereferenceable(32) %4, i64 32, i1 false), !tbaa.struct !11
  %5 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %6 = load i8*, i8** %5, align 8, !tbaa !6
  %7 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 2
  %8 = bitcast %union.anon* %7 to i8*
  %9 = icmp eq i8* %6, %8
  br i1 %9, label %10, label %13

10:                                               ; preds = %2
  %11 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 2
  %12 = bitcast %struct.string* %0 to %union.anon**
  store %union.anon* %11, %union.anon** %12, align 8, !tbaa !6
  br label %13

13:                                               ; preds = %10, %2
  %14 = bitcast %struct.string* %1 to %union.anon**
  store %union.anon* %7, %union.anon** %14, align 8, !tbaa !6
  %15 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  store i64 0, i64* %15, align 8, !tbaa !10
  store i8 0, i8* %8, align 1, !tbaa !9
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_RKS3_(%struct.string* noundef %0, %struct.string* noundef %1, i8* nocapture readnone %2) #6 {
  %4 = bitcast %struct.string* %0 to i8*
  %5 = bitcast %struct.string* %1 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %4, i8* noundef nonnull align 8 dereferenceable(32) %5, i64 32, i1 false) #14, !tbaa.struct !11
  %6 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %7 = load i8*, i8** %6, align 8, !tbaa !6
  %8 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 2
  %9 = bitcast %union.anon* %8 to i8*
  %10 = icmp eq i8* %7, %9
  br i1 %10, label %11, label %14

11:                                               ; preds = %3
  %12 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 2
  %13 = bitcast %struct.string* %0 to %union.anon**
  store %union.anon* %12, %union.anon** %13, align 8, !tbaa !6
  br label %14

14:                                               ; preds = %3, %11
  %15 = bitcast %struct.string* %1 to %union.anon**
  store %union.anon* %8, %union.anon** %15, align 8, !tbaa !6
  %16 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  store i64 0, i64* %16, align 8, !tbaa !10
  store i8 0, i8* %9, align 1, !tbaa !9
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EPKcmRKS3_(%struct.string* noundef %0, i8* noundef readonly %1, i64 noundef %2, i8* nocapture readnone %3) #0 {
  %5 = icmp eq i8* %1, null
  %6 = icmp ne i64 %2, 0
  %7 = and i1 %5, %6
  br i1 %7, label %8, label %9

8:                                                ; preds = %4
  tail call void @_ZSt19__throw_logic_errorPKc(i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.7, i64 0, i64 0)) #12
  unreachable

9:                                                ; preds = %4
  tail call void @__sv_string_make(%struct.string* noundef %0, i8* noundef %1, i64 noundef %2) #15
  ret void
}

; Function Attrs: noreturn optsize
declare dso_local void @_ZSt19__throw_logic_errorPKc(i8* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EPKcRKS3_(%struct.string* noundef %0, i8* noundef %1, i8* nocapture readnone %2) #0 {
  %4 = icmp eq i8* %1, null
  br i1 %4, label %5, label %6

5:                                                ; preds = %3
  tail call void @_ZSt19__throw_logic_errorPKc(i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.7, i64 0, i64 0)) #12
  unreachable

6:                                                ; preds = %3
  %7 = tail call i64 @strlen(i8* noundef nonnull %1) #13
  tail call void @__sv_string_make(%struct.string* noundef %0, i8* noundef nonnull %1, i64 noundef %7) #15
  ret void
}

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2ESt16initializer_listIcERKS3_(%struct.string* noundef %0, i8* nocapture noundef readonly %1, i64 noundef %2, i8* nocapture readnone %3) #0 {
  tail call void @__sv_string_make(%struct.string* noundef %0, i8* noundef %1, i64 noundef %2) #15
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2ENS4_12__sv_wrapperERKS3_(%struct.string* noundef %0, i64 noundef %1, i8* nocapture noundef readonly %2, i8* nocapture readnone %3) #0 {
  tail call void @__sv_string_make(%struct.string* noundef %0, i8* noundef %2, i64 noundef %1) #15
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructEmc(%struct.string* nocapture noundef %0, i64 noundef %1, i8 noundef signext %2) local_unnamed_addr #0 {
  %4 = alloca i64, align 8
  %5 = icmp ult i64 %1, 16
  br i1 %5, label %6, label %9

6:                                                ; preds = %3
  %7 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %8 = load i8*, i8** %7, align 8, !tbaa !6
  br label %15

9:                                                ; preds = %3
  %10 = bitcast i64* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %10) #14
  store i64 %1, i64* %4, align 8, !tbaa !2
  %11 = call i8* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm(%struct.string* undef, i64* noundef nonnull %4, i64 noundef 0) #13
  %12 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  store i8* %11, i8** %12, align 8, !tbaa !6
  %13 = load i64, i64* %4, align 8, !tbaa !2
  %14 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 2, i32 0
  store i64 %13, i64* %14, align 8, !tbaa !9
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %10) #14
  br label %15

15:                                               ; preds = %6, %9
  %16 = phi i8* [ %8, %6 ], [ %11, %9 ]
  %17 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  tail call void @llvm.memset.p0i8.i64(i8* align 1 %16, i8 %2, i64 %1, i1 false)
  %18 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  store i64 %1, i64* %18, align 8, !tbaa !10
  %19 = load i8*, i8** %17, align 8, !tbaa !6
  %20 = getelementptr inbounds i8, i8* %19, i64 %1
  store i8 0, i8* %20, align 1, !tbaa !9
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE18_M_construct_aux_2Emc(%struct.string* nocapture noundef %0, i64 noundef %1, i8 noundef signext %2) local_unnamed_addr #0 {
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructEmc(%struct.string* noundef %0, i64 noundef %1, i8 noundef signext %2) #15
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EmcRKS3_(%struct.string* noundef %0, i64 noundef %1, i8 noundef signext %2, i8* nocapture readnone %3) #0 {
  %5 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 2
  %6 = bitcast %struct.string* %0 to %union.anon**
  store %union.anon* %5, %union.anon** %6, align 8, !tbaa !6
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructEmc(%struct.string* noundef %0, i64 noundef %1, i8 noundef signext %2) #15
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IPKcvEET_S8_RKS3_(%struct.string* noundef %0, i8* noundef %1, i8* noundef %2, i8* nocapture readnone %3) #0 {
  %5 = ptrtoint i8* %2 to i64
  %6 = ptrtoint i8* %1 to i64
  %7 = sub i64 %5, %6
  tail call void @__sv_string_make(%struct.string* noundef %0, i8* noundef %1, i64 noundef %7) #13
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IPcvEET_S7_RKS3_(%struct.string* noundef %0, i8* noundef %1, i8* noundef %2, i8* nocapture readnone %3) #0 {
  %5 = ptrtoint i8* %2 to i64
  %6 = ptrtoint i8* %1 to i64
  %7 = sub i64 %5, %6
  tail call void @__sv_string_make(%struct.string* noundef %0, i8* noundef %1, i64 noundef %7) #13
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IN9__gnu_cxx17__normal_iteratorIPcS4_EEvEET_SA_RKS3_(%struct.string* noundef %0, i8* noundef %1, i8* noundef %2, i8* nocapture readnone %3) #0 {
  %5 = ptrtoint i8* %2 to i64
  %6 = ptrtoint i8* %1 to i64
  %7 = sub i64 %5, %6
  tail call void @__sv_string_make(%struct.string* noundef %0, i8* noundef %1, i64 noundef %7) #13
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructIPKcEEvT_S8_St20forward_iterator_tag(%struct.string* noundef %0, i8* noundef %1, i8* noundef %2) local_unnamed_addr #0 {
  %4 = ptrtoint i8* %2 to i64
  %5 = ptrtoint i8* %1 to i64
  %6 = sub i64 %4, %5
  tail call void @__sv_string_make(%struct.string* noundef %0, i8* noundef %1, i64 noundef %6) #13
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructIPcEEvT_S7_St20forward_iterator_tag(%struct.string* noundef %0, i8* noundef %1, i8* noundef %2) local_unnamed_addr #0 {
  %4 = ptrtoint i8* %2 to i64
  %5 = ptrtoint i8* %1 to i64
  %6 = sub i64 %4, %5
  tail call void @__sv_string_make(%struct.string* noundef %0, i8* noundef %1, i64 noundef %6) #13
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructIN9__gnu_cxx17__normal_iteratorIPKcS4_EEEEvT_SB_St20forward_iterator_tag(%struct.string* noundef %0, i8* noundef %1, i8* noundef %2) local_unnamed_addr #0 {
  %4 = ptrtoint i8* %2 to i64
  %5 = ptrtoint i8* %1 to i64
  %6 = sub i64 %4, %5
  tail call void @__sv_string_make(%struct.string* noundef %0, i8* noundef %1, i64 noundef %6) #13
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructIN9__gnu_cxx17__normal_iteratorIPcS4_EEEEvT_SA_St20forward_iterator_tag(%struct.string* noundef %0, i8* noundef %1, i8* noundef %2) local_unnamed_addr #0 {
  %4 = ptrtoint i8* %2 to i64
  %5 = ptrtoint i8* %1 to i64
  %6 = sub i64 %4, %5
  tail call void @__sv_string_make(%struct.string* noundef %0, i8* noundef %1, i64 noundef %6) #13
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(%struct.string* noundef readonly %0) #0 {
  %2 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %3 = load i8*, i8** %2, align 8, !tbaa !6
  %4 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 2
  %5 = bitcast %union.anon* %4 to i8*
  %6 = icmp eq i8* %3, %5
  br i1 %6, label %8, label %7

7:                                                ; preds = %1
  tail call void @_ZdlPv(i8* noundef %3) #13
  br label %8

8:                                                ; preds = %1, %7
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv(%struct.string* noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %3 = load i8*, i8** %2, align 8, !tbaa !6
  %4 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 2
  %5 = bitcast %union.anon* %4 to i8*
  %6 = icmp eq i8* %3, %5
  br i1 %6, label %8, label %7

7:                                                ; preds = %1
  tail call void @_ZdlPv(i8* noundef %3) #13
  br label %8

8:                                                ; preds = %1, %7
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_destroyEm(%struct.string* nocapture noundef readonly %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %4 = load i8*, i8** %3, align 8, !tbaa !6
  tail call void @_ZdlPv(i8* noundef %4) #13
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_assignERKS4_(%struct.string* noundef %0, %struct.string* noundef readonly %1) local_unnamed_addr #0 {
  %3 = icmp eq %struct.string* %0, %1
  br i1 %3, label %12, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %6 = load i64, i64* %5, align 8, !tbaa !10
  %7 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %8 = load i8*, i8** %7, align 8, !tbaa !6
  %9 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  %10 = load i64, i64* %9, align 8, !tbaa !10
  %11 = tail call %struct.string* @__sv_string_replace(%struct.string* noundef %0, i64 noundef 0, i64 noundef %6, i8* noundef %8, i64 noundef %10) #15
  br label %12

12:                                               ; preds = %4, %2
  ret void
}

; Function Attrs: nounwind optsize
define dso_local %struct.string* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSERKS4_(%struct.string* noundef returned %0, %struct.string* noundef readonly %1) local_unnamed_addr #0 {
  %3 = icmp eq %struct.string* %0, %1
  br i1 %3, label %12, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %6 = load i64, i64* %5, align 8, !tbaa !10
  %7 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %8 = load i8*, i8** %7, align 8, !tbaa !6
  %9 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  %10 = load i64, i64* %9, align 8, !tbaa !10
  %11 = tail call %struct.string* @__sv_string_replace(%struct.string* noundef %0, i64 noundef 0, i64 noundef %6, i8* noundef %8, i64 noundef %10) #13
  br label %12

12:                                               ; preds = %2, %4
  ret %struct.string* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.string* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6assignERKS4_(%struct.string* noundef returned %0, %struct.string* noundef readonly %1) local_unnamed_addr #0 {
  %3 = icmp eq %struct.string* %0, %1
  br i1 %3, label %12, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %6 = load i64, i64* %5, align 8, !tbaa !10
  %7 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %8 = load i8*, i8** %7, align 8, !tbaa !6
  %9 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  %10 = load i64, i64* %9, align 8, !tbaa !10
  %11 = tail call %struct.string* @__sv_string_replace(%struct.string* noundef %0, i64 noundef 0, i64 noundef %6, i8* noundef %8, i64 noundef %10) #13
  br label %12

12:                                               ; preds = %2, %4
  ret %struct.string* %0
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local %struct.string* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_(%struct.string* noundef returned %0, %struct.string* noundef %1) local_unnamed_addr #6 {
  %3 = icmp eq %struct.string* %0, %1
  br i1 %3, label %39, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %6 = load i8*, i8** %5, align 8, !tbaa !6
  %7 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 2
  %8 = bitcast %union.anon* %7 to i8*
  %9 = icmp eq i8* %6, %8
  %10 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %11 = load i8*, i8** %10, align 8, !tbaa !6
  br i1 %9, label %12, label %20

12:                                               ; preds = %4
  %13 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  %14 = load i64, i64* %13, align 8, !tbaa !10
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %11, i8* align 1 %6, i64 %14, i1 false)
  %15 = load i64, i64* %13, align 8, !tbaa !10
  %16 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  store i64 %15, i64* %16, align 8, !tbaa !10
  %17 = load i8*, i8** %10, align 8, !tbaa !6
  %18 = getelementptr inbounds i8, i8* %17, i64 %15
  store i8 0, i8* %18, align 1, !tbaa !9
  %19 = load i8*, i8** %5, align 8, !tbaa !6
  br label %36

20:                                               ; preds = %4
  %21 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 2
  %22 = bitcast %union.anon* %21 to i8*
  %23 = icmp eq i8* %11, %22
  %24 = getelementptr %union.anon, %union.anon* %21, i64 0, i32 0
  %25 = load i64, i64* %24, align 8, !tbaa !9
  store i8* %6, i8** %10, align 8, !tbaa !6
  %26 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  %27 = load i64, i64* %26, align 8, !tbaa !10
  %28 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  store i64 %27, i64* %28, align 8, !tbaa !10
  %29 = getelementptr %union.anon, %union.anon* %7, i64 0, i32 0
  %30 = load i64, i64* %29, align 8, !tbaa !9
  store i64 %30, i64* %24, align 8, !tbaa !9
  %31 = icmp eq i8* %11, null
  %32 = or i1 %23, %31
  br i1 %32, label %34, label %33

33:                                               ; preds = %20
  store i8* %11, i8** %5, align 8, !tbaa !6
  store i64 %25, i64* %29, align 8, !tbaa !9
  br label %36

34:                                               ; preds = %20
  %35 = bitcast %struct.string* %1 to %union.anon**
  store %union.anon* %7, %union.anon** %35, align 8, !tbaa !6
  br label %36

36:                                               ; preds = %33, %34, %12
  %37 = phi i8* [ %11, %33 ], [ %8, %34 ], [ %19, %12 ]
  %38 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  store i64 0, i64* %38, align 8, !tbaa !10
  store i8 0, i8* %37, align 1, !tbaa !9
  br label %39

39:                                               ; preds = %2, %36
  ret %struct.string* %0
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #7

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #7

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local %struct.string* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6assignEOS4_(%struct.string* noundef returned %0, %struct.string* noundef %1) local_unnamed_addr #6 {
  %3 = tail call %struct.string* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_(%struct.string* noundef %0, %struct.string* noundef %1) #15
  ret %struct.string* %0
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4swapERS4_(%struct.string* noundef %0, %struct.string* noundef %1) local_unnamed_addr #6 {
  %3 = alloca %struct.string, align 8
  %4 = icmp eq %struct.string* %0, %1
  br i1 %4, label %25, label %5

5:                                                ; preds = %2
  %6 = bitcast %struct.string* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %6)
  %7 = bitcast %struct.string* %0 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %6, i8* noundef nonnull align 8 dereferenceable(32) %7, i64 32, i1 false), !tbaa.struct !11
  %8 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %9 = load i8*, i8** %8, align 8, !tbaa !6
  %10 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 2
  %11 = bitcast %union.anon* %10 to i8*
  %12 = icmp eq i8* %9, %11
  %13 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %14 = load i8*, i8** %13, align 8, !tbaa !6
  %15 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 2
  %16 = bitcast %union.anon* %15 to i8*
  %17 = icmp eq i8* %14, %16
  %18 = bitcast %struct.string* %1 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %7, i8* noundef nonnull align 8 dereferenceable(32) %18, i64 32, i1 false), !tbaa.struct !11
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %18, i8* noundef nonnull align 8 dereferenceable(32) %6, i64 32, i1 false), !tbaa.struct !11
  br i1 %17, label %19, label %21

19:                                               ; preds = %5
  %20 = bitcast %struct.string* %0 to %union.anon**
  store %union.anon* %10, %union.anon** %20, align 8, !tbaa !6
  br label %21

21:                                               ; preds = %19, %5
  br i1 %12, label %22, label %24

22:                                               ; preds = %21
  %23 = bitcast %struct.string* %1 to %union.anon**
  store %union.anon* %15, %union.anon** %23, align 8, !tbaa !6
  br label %24

24:                                               ; preds = %22, %21
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %6)
  br label %25

25:                                               ; preds = %2, %24
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_mutateEmmPKcm(%struct.string* noundef %0, i64 noundef %1, i64 noundef %2, i8* noundef readonly %3, i64 noundef %4) local_unnamed_addr #0 {
  %6 = alloca i64, align 8
  %7 = bitcast i64* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %7) #14
  %8 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %9 = load i64, i64* %8, align 8, !tbaa !10
  %10 = sub i64 %4, %2
  %11 = add i64 %10, %9
  store i64 %11, i64* %6, align 8, !tbaa !2
  %12 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %13 = load i8*, i8** %12, align 8, !tbaa !6
  %14 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 2
  %15 = bitcast %union.anon* %14 to i8*
  %16 = icmp eq i8* %13, %15
  br i1 %16, label %20, label %17

17:                                               ; preds = %5
  %18 = getelementptr %union.anon, %union.anon* %14, i64 0, i32 0
  %19 = load i64, i64* %18, align 8, !tbaa !9
  br label %20

20:                                               ; preds = %5, %17
  %21 = phi i64 [ %19, %17 ], [ 15, %5 ]
  %22 = call i8* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm(%struct.string* undef, i64* noundef nonnull %6, i64 noundef %21) #15
  %23 = load i8*, i8** %12, align 8, !tbaa !6
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %22, i8* align 1 %23, i64 %1, i1 false)
  %24 = icmp eq i8* %3, null
  br i1 %24, label %27, label %25

25:                                               ; preds = %20
  %26 = getelementptr inbounds i8, i8* %22, i64 %1
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %26, i8* nonnull align 1 %3, i64 %4, i1 false)
  br label %27

27:                                               ; preds = %25, %20
  %28 = getelementptr inbounds i8, i8* %22, i64 %1
  %29 = getelementptr inbounds i8, i8* %28, i64 %4
  %30 = load i8*, i8** %12, align 8, !tbaa !6
  %31 = getelementptr inbounds i8, i8* %30, i64 %1
  %32 = getelementptr inbounds i8, i8* %31, i64 %2
  %33 = load i64, i64* %8, align 8, !tbaa !10
  %34 = add i64 %2, %1
  %35 = sub i64 %33, %34
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %29, i8* align 1 %32, i64 %35, i1 false)
  %36 = load i8*, i8** %12, align 8, !tbaa !6
  %37 = icmp eq i8* %36, %15
  br i1 %37, label %39, label %38

38:                                               ; preds = %27
  tail call void @_ZdlPv(i8* noundef %36) #13
  br label %39

39:                                               ; preds = %27, %38
  store i8* %22, i8** %12, align 8, !tbaa !6
  %40 = load i64, i64* %6, align 8, !tbaa !2
  %41 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 2, i32 0
  store i64 %40, i64* %41, align 8, !tbaa !9
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %7) #14
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8_M_eraseEmm(%struct.string* noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call %struct.string* @__sv_string_replace(%struct.string* noundef %0, i64 noundef %1, i64 noundef %2, i8* noundef null, i64 noundef 0) #15
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7reserveEm(%struct.string* noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %4 = load i8*, i8** %3, align 8, !tbaa !6
  %5 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 2
  %6 = bitcast %union.anon* %5 to i8*
  %7 = icmp eq i8* %4, %6
  br i1 %7, label %11, label %8

8:                                                ; preds = %2
  %9 = getelementptr %union.anon, %union.anon* %5, i64 0, i32 0
  %10 = load i64, i64* %9, align 8, !tbaa !9
  br label %11

11:                                               ; preds = %2, %8
  %12 = phi i64 [ %10, %8 ], [ 15, %2 ]
  %13 = icmp ult i64 %12, %1
  br i1 %13, label %14, label %20

14:                                               ; preds = %11
  %15 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %16 = load i64, i64* %15, align 8, !tbaa !10
  tail call fastcc void @move_out(%struct.string* noundef nonnull %0, i64 noundef %1, i64 noundef %16, i64 noundef %16, i64 noundef %16) #15
  %17 = load i8*, i8** %3, align 8, !tbaa !6
  %18 = load i64, i64* %15, align 8, !tbaa !10
  %19 = getelementptr inbounds i8, i8* %17, i64 %18
  store i8 0, i8* %19, align 1, !tbaa !9
  br label %20

20:                                               ; preds = %11, %14
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @move_out(%struct.string* noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) unnamed_addr #0 {
  %6 = alloca i64, align 8
  %7 = bitcast i64* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %7) #14
  store i64 %1, i64* %6, align 8, !tbaa !2
  %8 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %9 = load i8*, i8** %8, align 8, !tbaa !6
  %10 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 2
  %11 = bitcast %union.anon* %10 to i8*
  %12 = icmp eq i8* %9, %11
  br i1 %12, label %16, label %13

13:                                               ; preds = %5
  %14 = getelementptr %union.anon, %union.anon* %10, i64 0, i32 0
  %15 = load i64, i64* %14, align 8, !tbaa !9
  br label %16

16:                                               ; preds = %5, %13
  %17 = phi i64 [ %15, %13 ], [ 15, %5 ]
  %18 = call i8* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm(%struct.string* undef, i64* noundef nonnull %6, i64 noundef %17) #15
  %19 = load i8*, i8** %8, align 8, !tbaa !6
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %18, i8* align 1 %19, i64 %2, i1 false)
  %20 = getelementptr inbounds i8, i8* %18, i64 %4
  %21 = load i8*, i8** %8, align 8, !tbaa !6
  %22 = getelementptr inbounds i8, i8* %21, i64 %3
  %23 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %24 = load i64, i64* %23, align 8, !tbaa !10
  %25 = sub i64 %24, %3
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %20, i8* align 1 %22, i64 %25, i1 false)
  %26 = load i8*, i8** %8, align 8, !tbaa !6
  %27 = icmp eq i8* %26, %11
  br i1 %27, label %29, label %28

28:                                               ; preds = %16
  tail call void @_ZdlPv(i8* noundef %26) #13
  br label %29

29:                                               ; preds = %16, %28
  store i8* %18, i8** %8, align 8, !tbaa !6
  %30 = load i64, i64* %6, align 8, !tbaa !2
  %31 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 2, i32 0
  store i64 %30, i64* %31, align 8, !tbaa !9
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %7) #14
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7reserveEv(%struct.string* noundef %0) local_unnamed_addr #0 {
  tail call fastcc void @fit(%struct.string* noundef %0) #15
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @fit(%struct.string* noundef %0) unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %3 = load i8*, i8** %2, align 8, !tbaa !6
  %4 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 2
  %5 = bitcast %union.anon* %4 to i8*
  %6 = icmp eq i8* %3, %5
  br i1 %6, label %14, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %9 = load i64, i64* %8, align 8, !tbaa !10
  %10 = getelementptr %union.anon, %union.anon* %4, i64 0, i32 0
  %11 = load i64, i64* %10, align 8, !tbaa !9
  %12 = icmp eq i64 %9, %11
  br i1 %12, label %14, label %13

13:                                               ; preds = %7
  tail call void @__sv_string_make(%struct.string* noundef nonnull %0, i8* noundef %3, i64 noundef %9) #15
  tail call void @_ZdlPv(i8* noundef %3) #13
  br label %14

14:                                               ; preds = %1, %7, %13
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13shrink_to_fitEv(%struct.string* noundef %0) local_unnamed_addr #0 {
  tail call fastcc void @fit(%struct.string* noundef %0) #15
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6resizeEmc(%struct.string* noundef %0, i64 noundef %1, i8 noundef signext %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %5 = load i64, i64* %4, align 8, !tbaa !10
  %6 = icmp ult i64 %5, %1
  br i1 %6, label %7, label %10

7:                                                ; preds = %3
  %8 = sub i64 %1, %5
  %9 = tail call %struct.string* @__sv_string_fill(%struct.string* noundef nonnull %0, i64 noundef %5, i64 noundef 0, i64 noundef %8, i8 noundef signext %2) #15
  br label %14

10:                                               ; preds = %3
  store i64 %1, i64* %4, align 8, !tbaa !10
  %11 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %12 = load i8*, i8** %11, align 8, !tbaa !6
  %13 = getelementptr inbounds i8, i8* %12, i64 %1
  store i8 0, i8* %13, align 1, !tbaa !9
  br label %14

14:                                               ; preds = %10, %7
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6resizeEm(%struct.string* noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %4 = load i64, i64* %3, align 8, !tbaa !10
  %5 = icmp ult i64 %4, %1
  br i1 %5, label %6, label %9

6:                                                ; preds = %2
  %7 = sub i64 %1, %4
  %8 = tail call %struct.string* @__sv_string_fill(%struct.string* noundef nonnull %0, i64 noundef %4, i64 noundef 0, i64 noundef %7, i8 noundef signext 0) #13
  br label %13

9:                                                ; preds = %2
  store i64 %1, i64* %3, align 8, !tbaa !10
  %10 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %11 = load i8*, i8** %10, align 8, !tbaa !6
  %12 = getelementptr inbounds i8, i8* %11, i64 %1
  store i8 0, i8* %12, align 1, !tbaa !9
  br label %13

13:                                               ; preds = %6, %9
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5clearEv(%struct.string* nocapture noundef %0) local_unnamed_addr #8 {
  %2 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  store i64 0, i64* %2, align 8, !tbaa !10
  %3 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %4 = load i8*, i8** %3, align 8, !tbaa !6
  store i8 0, i8* %4, align 1, !tbaa !9
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i8* @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(%struct.string* nocapture noundef readonly %0) local_unnamed_addr #9 {
  %2 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %3 = load i8*, i8** %2, align 8, !tbaa !6
  ret i8* %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEPc(%struct.string* nocapture noundef writeonly %0, i8* noundef %1) local_unnamed_addr #5 {
  %3 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  store i8* %1, i8** %3, align 8, !tbaa !6
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_lengthEm(%struct.string* nocapture noundef writeonly %0, i64 noundef %1) local_unnamed_addr #5 {
  %3 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  store i64 %1, i64* %3, align 8, !tbaa !10
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_capacityEm(%struct.string* nocapture noundef writeonly %0, i64 noundef %1) local_unnamed_addr #5 {
  %3 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 2, i32 0
  store i64 %1, i64* %3, align 8, !tbaa !9
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_set_lengthEm(%struct.string* nocapture noundef %0, i64 noundef %1) local_unnamed_addr #8 {
  %3 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  store i64 %1, i64* %3, align 8, !tbaa !10
  %4 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8, !tbaa !6
  %6 = getelementptr inbounds i8, i8* %5, i64 %1
  store i8 0, i8* %6, align 1, !tbaa !9
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local nonnull i8* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv(%struct.string* noundef readnone %0) local_unnamed_addr #10 {
  %2 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 2
  %3 = bitcast %union.anon* %2 to i8*
  ret i8* %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local nonnull i8* @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv(%struct.string* noundef readnone %0) local_unnamed_addr #10 {
  %2 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 2
  %3 = bitcast %union.anon* %2 to i8*
  ret i8* %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local zeroext i1 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_is_localEv(%struct.string* noundef readonly %0) local_unnamed_addr #9 {
  %2 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %3 = load i8*, i8** %2, align 8, !tbaa !6
  %4 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 2
  %5 = bitcast %union.anon* %4 to i8*
  %6 = icmp eq i8* %3, %5
  ret i1 %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i8* @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16_M_get_allocatorEv(%struct.string* noundef readnone %0) local_unnamed_addr #10 {
  %2 = bitcast %struct.string* %0 to i8*
  ret i8* %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i8* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16_M_get_allocatorEv(%struct.string* noundef readnone %0) local_unnamed_addr #10 {
  %2 = bitcast %struct.string* %0 to i8*
  ret i8* %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13get_allocatorEv(i8* nocapture noundef %0, %struct.string* nocapture noundef %1) local_unnamed_addr #10 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderC2EPcRKS3_(%struct.string* nocapture noundef writeonly %0, i8* noundef %1, i8* nocapture readnone %2) #5 {
  %4 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  store i8* %1, i8** %4, align 8, !tbaa !6
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderC2EPcOS3_(%struct.string* nocapture noundef writeonly %0, i8* noundef %1, i8* nocapture readnone %2) #5 {
  %4 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  store i8* %1, i8** %4, align 8, !tbaa !6
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12__sv_wrapperC2ESt17basic_string_viewIcS2_E(%struct.view* nocapture noundef writeonly %0, i64 noundef %1, i8* noundef %2) #5 {
  %4 = getelementptr inbounds %struct.view, %struct.view* %0, i64 0, i32 0
  store i64 %1, i64* %4, align 8, !tbaa.struct !13
  %5 = getelementptr inbounds %struct.view, %struct.view* %0, i64 0, i32 1
  store i8* %2, i8** %5, align 8, !tbaa.struct !14
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local { i64, i8* } @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE17_S_to_string_viewESt17basic_string_viewIcS2_E(i64 noundef %0, i8* noundef %1) local_unnamed_addr #10 {
  %3 = insertvalue { i64, i8* } poison, i64 %0, 0
  %4 = insertvalue { i64, i8* } %3, i8* %1, 1
  ret { i64, i8* } %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8_M_limitEmm(%struct.string* nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #9 {
  %4 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %5 = load i64, i64* %4, align 8, !tbaa !10
  %6 = sub i64 %5, %1
  %7 = icmp ugt i64 %6, %2
  %8 = select i1 %7, i64 %2, i64 %6
  ret i64 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local zeroext i1 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_disjunctEPKc(%struct.string* nocapture noundef readonly %0, i8* noundef readnone %1) local_unnamed_addr #9 {
  %3 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %4 = load i8*, i8** %3, align 8, !tbaa !6
  %5 = icmp ugt i8* %4, %1
  br i1 %5, label %11, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %8 = load i64, i64* %7, align 8, !tbaa !10
  %9 = getelementptr inbounds i8, i8* %4, i64 %8
  %10 = icmp ult i8* %9, %1
  br label %11

11:                                               ; preds = %6, %2
  %12 = phi i1 [ true, %2 ], [ %10, %6 ]
  ret i1 %12
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_copyEPcPKcm(i8* nocapture noundef writeonly %0, i8* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #6 {
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %0, i8* align 1 %1, i64 %2, i1 false)
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_moveEPcPKcm(i8* nocapture noundef writeonly %0, i8* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #6 {
  tail call void @llvm.memmove.p0i8.p0i8.i64(i8* align 1 %0, i8* align 1 %1, i64 %2, i1 false)
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memmove.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1 immarg) #3

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn writeonly
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_S_assignEPcmc(i8* nocapture noundef writeonly %0, i64 noundef %1, i8 noundef signext %2) local_unnamed_addr #11 {
  tail call void @llvm.memset.p0i8.i64(i8* align 1 %0, i8 %2, i64 %1, i1 false)
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_S_copy_charsEPcPKcS7_(i8* nocapture noundef writeonly %0, i8* noundef %1, i8* noundef %2) local_unnamed_addr #6 {
  %4 = ptrtoint i8* %2 to i64
  %5 = ptrtoint i8* %1 to i64
  %6 = sub i64 %4, %5
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %0, i8* align 1 %1, i64 %6, i1 false)
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_S_copy_charsEPcS5_S5_(i8* nocapture noundef writeonly %0, i8* noundef %1, i8* noundef %2) local_unnamed_addr #6 {
  %4 = ptrtoint i8* %2 to i64
  %5 = ptrtoint i8* %1 to i64
  %6 = sub i64 %4, %5
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %0, i8* align 1 %1, i64 %6, i1 false)
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_S_copy_charsEPcN9__gnu_cxx17__normal_iteratorIPKcS4_EESA_(i8* nocapture noundef writeonly %0, i8* noundef %1, i8* noundef %2) local_unnamed_addr #6 {
  %4 = ptrtoint i8* %2 to i64
  %5 = ptrtoint i8* %1 to i64
  %6 = sub i64 %4, %5
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %0, i8* align 1 %1, i64 %6, i1 false)
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_S_copy_charsEPcN9__gnu_cxx17__normal_iteratorIS5_S4_EES8_(i8* nocapture noundef writeonly %0, i8* noundef %1, i8* noundef %2) local_unnamed_addr #6 {
  %4 = ptrtoint i8* %2 to i64
  %5 = ptrtoint i8* %1 to i64
  %6 = sub i64 %4, %5
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %0, i8* align 1 %1, i64 %6, i1 false)
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_S_compareEmm(i64 noundef %0, i64 noundef %1) local_unnamed_addr #10 {
  %3 = sub i64 %0, %1
  %4 = icmp sgt i64 %3, -2147483648
  %5 = select i1 %4, i64 %3, i64 -2147483648
  %6 = icmp slt i64 %5, 2147483647
  %7 = select i1 %6, i64 %5, i64 2147483647
  %8 = trunc i64 %7 to i32
  ret i32 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @_ZNSaIcEC2Ev(i8* nocapture %0) #10 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @_ZNSaIcEC2ERKS_(i8* nocapture %0, i8* nocapture %1) #10 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @_ZNSaIcED2Ev(i8* nocapture %0) #10 {
  ret void
}

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noreturn optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #4 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #5 = { mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #8 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nofree norecurse nosync nounwind optsize readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress nofree nosync nounwind optsize willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nobuiltin noreturn nounwind optsize "no-builtins" }
attributes #13 = { nobuiltin nounwind optsize "no-builtins" }
attributes #14 = { nounwind }
attributes #15 = { nobuiltin optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"long", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!7, !8, i64 0}
!7 = !{!"string", !8, i64 0, !3, i64 8, !4, i64 16}
!8 = !{!"any pointer", !4, i64 0}
!9 = !{!4, !4, i64 0}
!10 = !{!7, !3, i64 8}
!11 = !{i64 0, i64 8, !12, i64 8, i64 8, !2, i64 16, i64 16, !9, i64 16, i64 8, !2}
!12 = !{!8, !8, i64 0}
!13 = !{i64 0, i64 8, !2, i64 8, i64 8, !12}
!14 = !{i64 0, i64 8, !12}
