; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/cxx_string_find.c
; ModuleID = 'runtime/c/cxx_string_find.c'
source_filename = "runtime/c/cxx_string_find.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.string = type { i8*, i64, %union.anon }
%union.anon = type { i64, [8 x i8] }

@.str = private unnamed_addr constant [68 x i8] c"basic_string::at: __n (which is %zu) >= this->size() (which is %zu)\00", align 1
@.str.1 = private unnamed_addr constant [19 x i8] c"basic_string::copy\00", align 1
@.str.2 = private unnamed_addr constant [21 x i8] c"basic_string::substr\00", align 1
@.str.3 = private unnamed_addr constant [22 x i8] c"basic_string::compare\00", align 1
@_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4nposE = dso_local local_unnamed_addr constant i64 -1, align 8

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv(%struct.string* nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %3 = load i64, i64* %2, align 8, !tbaa !2
  ret i64 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6lengthEv(%struct.string* nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %3 = load i64, i64* %2, align 8, !tbaa !2
  ret i64 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8max_sizeEv(%struct.string* nocapture noundef readnone %0) local_unnamed_addr #1 {
  ret i64 4611686018427387903
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8capacityEv(%struct.string* noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %3 = load i8*, i8** %2, align 8, !tbaa !8
  %4 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 2
  %5 = bitcast %union.anon* %4 to i8*
  %6 = icmp eq i8* %3, %5
  br i1 %6, label %10, label %7

7:                                                ; preds = %1
  %8 = getelementptr %union.anon, %union.anon* %4, i64 0, i32 0
  %9 = load i64, i64* %8, align 8, !tbaa !9
  br label %10

10:                                               ; preds = %1, %7
  %11 = phi i64 [ %9, %7 ], [ 15, %1 ]
  ret i64 %11
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local zeroext i1 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5emptyEv(%struct.string* nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %3 = load i64, i64* %2, align 8, !tbaa !2
  %4 = icmp eq i64 %3, 0
  ret i1 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i8* @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5c_strEv(%struct.string* nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %3 = load i8*, i8** %2, align 8, !tbaa !8
  ret i8* %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i8* @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4dataEv(%struct.string* nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %3 = load i8*, i8** %2, align 8, !tbaa !8
  ret i8* %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i8* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4dataEv(%struct.string* nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %3 = load i8*, i8** %2, align 8, !tbaa !8
  ret i8* %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i8* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5beginEv(%struct.string* nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %3 = load i8*, i8** %2, align 8, !tbaa !8
  ret i8* %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i8* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE3endEv(%struct.string* nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %3 = load i8*, i8** %2, align 8, !tbaa !8
  %4 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %5 = load i64, i64* %4, align 8, !tbaa !2
  %6 = getelementptr inbounds i8, i8* %3, i64 %5
  ret i8* %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i8* @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5beginEv(%struct.string* nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %3 = load i8*, i8** %2, align 8, !tbaa !8
  ret i8* %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i8* @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE3endEv(%struct.string* nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %3 = load i8*, i8** %2, align 8, !tbaa !8
  %4 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %5 = load i64, i64* %4, align 8, !tbaa !2
  %6 = getelementptr inbounds i8, i8* %3, i64 %5
  ret i8* %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i8* @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6cbeginEv(%struct.string* nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %3 = load i8*, i8** %2, align 8, !tbaa !8
  ret i8* %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i8* @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4cendEv(%struct.string* nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %3 = load i8*, i8** %2, align 8, !tbaa !8
  %4 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %5 = load i64, i64* %4, align 8, !tbaa !2
  %6 = getelementptr inbounds i8, i8* %3, i64 %5
  ret i8* %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6rbeginEv(i8** nocapture noundef writeonly %0, %struct.string* nocapture noundef readonly %1) local_unnamed_addr #2 {
  %3 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %4 = load i8*, i8** %3, align 8, !tbaa !8
  %5 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  %6 = load i64, i64* %5, align 8, !tbaa !2
  %7 = getelementptr inbounds i8, i8* %4, i64 %6
  store i8* %7, i8** %0, align 8, !tbaa !10
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4rendEv(i8** nocapture noundef writeonly %0, %struct.string* nocapture noundef readonly %1) local_unnamed_addr #2 {
  %3 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %4 = load i8*, i8** %3, align 8, !tbaa !8
  store i8* %4, i8** %0, align 8, !tbaa !10
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local void @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6rbeginEv(i8** nocapture noundef writeonly %0, %struct.string* nocapture noundef readonly %1) local_unnamed_addr #2 {
  %3 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %4 = load i8*, i8** %3, align 8, !tbaa !8
  %5 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  %6 = load i64, i64* %5, align 8, !tbaa !2
  %7 = getelementptr inbounds i8, i8* %4, i64 %6
  store i8* %7, i8** %0, align 8, !tbaa !10
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local void @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4rendEv(i8** nocapture noundef writeonly %0, %struct.string* nocapture noundef readonly %1) local_unnamed_addr #2 {
  %3 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %4 = load i8*, i8** %3, align 8, !tbaa !8
  store i8* %4, i8** %0, align 8, !tbaa !10
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local void @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7crbeginEv(i8** nocapture noundef writeonly %0, %struct.string* nocapture noundef readonly %1) local_unnamed_addr #2 {
  %3 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %4 = load i8*, i8** %3, align 8, !tbaa !8
  %5 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  %6 = load i64, i64* %5, align 8, !tbaa !2
  %7 = getelementptr inbounds i8, i8* %4, i64 %6
  store i8* %7, i8** %0, align 8, !tbaa !10
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local void @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5crendEv(i8** nocapture noundef writeonly %0, %struct.string* nocapture noundef readonly %1) local_unnamed_addr #2 {
  %3 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %4 = load i8*, i8** %3, align 8, !tbaa !8
  store i8* %4, i8** %0, align 8, !tbaa !10
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i8* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEixEm(%struct.string* nocapture noundef readonly %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %4 = load i8*, i8** %3, align 8, !tbaa !8
  %5 = getelementptr inbounds i8, i8* %4, i64 %1
  ret i8* %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i8* @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEixEm(%struct.string* nocapture noundef readonly %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %4 = load i8*, i8** %3, align 8, !tbaa !8
  %5 = getelementptr inbounds i8, i8* %4, i64 %1
  ret i8* %5
}

; Function Attrs: nounwind optsize
define dso_local i8* @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE2atEm(%struct.string* nocapture noundef readonly %0, i64 noundef %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %4 = load i64, i64* %3, align 8, !tbaa !2
  %5 = icmp ugt i64 %4, %1
  br i1 %5, label %7, label %6

6:                                                ; preds = %2
  tail call void (i8*, ...) @_ZSt24__throw_out_of_range_fmtPKcz(i8* noundef getelementptr inbounds ([68 x i8], [68 x i8]* @.str, i64 0, i64 0), i64 noundef %1, i64 noundef %4) #8
  unreachable

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %9 = load i8*, i8** %8, align 8, !tbaa !8
  %10 = getelementptr inbounds i8, i8* %9, i64 %1
  ret i8* %10
}

; Function Attrs: noreturn optsize
declare dso_local void @_ZSt24__throw_out_of_range_fmtPKcz(i8* noundef, ...) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define dso_local i8* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE2atEm(%struct.string* nocapture noundef readonly %0, i64 noundef %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %4 = load i64, i64* %3, align 8, !tbaa !2
  %5 = icmp ugt i64 %4, %1
  br i1 %5, label %7, label %6

6:                                                ; preds = %2
  tail call void (i8*, ...) @_ZSt24__throw_out_of_range_fmtPKcz(i8* noundef getelementptr inbounds ([68 x i8], [68 x i8]* @.str, i64 0, i64 0), i64 noundef %1, i64 noundef %4) #8
  unreachable

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %9 = load i8*, i8** %8, align 8, !tbaa !8
  %10 = getelementptr inbounds i8, i8* %9, i64 %1
  ret i8* %10
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i8* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5frontEv(%struct.string* nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %3 = load i8*, i8** %2, align 8, !tbaa !8
  ret i8* %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local nonnull i8* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4backEv(%struct.string* nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %3 = load i8*, i8** %2, align 8, !tbaa !8
  %4 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %5 = load i64, i64* %4, align 8, !tbaa !2
  %6 = getelementptr inbounds i8, i8* %3, i64 %5
  %7 = getelementptr inbounds i8, i8* %6, i64 -1
  ret i8* %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i8* @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5frontEv(%struct.string* nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %3 = load i8*, i8** %2, align 8, !tbaa !8
  ret i8* %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local nonnull i8* @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4backEv(%struct.string* nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %3 = load i8*, i8** %2, align 8, !tbaa !8
  %4 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %5 = load i64, i64* %4, align 8, !tbaa !2
  %6 = getelementptr inbounds i8, i8* %3, i64 %5
  %7 = getelementptr inbounds i8, i8* %6, i64 -1
  ret i8* %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local { i64, i8* } @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEcvSt17basic_string_viewIcS2_EEv(%struct.string* nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %3 = load i64, i64* %2, align 8, !tbaa !2
  %4 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8, !tbaa !8
  %6 = insertvalue { i64, i8* } poison, i64 %3, 0
  %7 = insertvalue { i64, i8* } %6, i8* %5, 1
  ret { i64, i8* } %7
}

; Function Attrs: nounwind optsize
define dso_local i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4copyEPcmm(%struct.string* noundef %0, i8* nocapture noundef writeonly %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #3 {
  %5 = tail call i64 @__sv_string_rest(%struct.string* noundef %0, i64 noundef %3, i64 noundef %2, i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.1, i64 0, i64 0)) #9
  %6 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %7 = load i8*, i8** %6, align 8, !tbaa !8
  %8 = getelementptr inbounds i8, i8* %7, i64 %3
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %1, i8* align 1 %8, i64 %5, i1 false)
  ret i64 %5
}

; Function Attrs: optsize
declare dso_local i64 @__sv_string_rest(%struct.string* noundef, i64 noundef, i64 noundef, i8* noundef) local_unnamed_addr #5

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: nounwind optsize
define dso_local void @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6substrEmm(%struct.string* noundef %0, %struct.string* noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #3 {
  %5 = tail call i64 @__sv_string_rest(%struct.string* noundef %1, i64 noundef %2, i64 noundef %3, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.2, i64 0, i64 0)) #9
  %6 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %7 = load i8*, i8** %6, align 8, !tbaa !8
  %8 = getelementptr inbounds i8, i8* %7, i64 %2
  tail call void @__sv_string_make(%struct.string* noundef %0, i8* noundef %8, i64 noundef %5) #9
  ret void
}

; Function Attrs: optsize
declare dso_local void @__sv_string_make(%struct.string* noundef, i8* noundef, i64 noundef) local_unnamed_addr #5

; Function Attrs: nounwind optsize
define dso_local i32 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareERKS4_(%struct.string* nocapture noundef readonly %0, %struct.string* nocapture noundef readonly %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %4 = load i8*, i8** %3, align 8, !tbaa !8
  %5 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %6 = load i64, i64* %5, align 8, !tbaa !2
  %7 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %8 = load i8*, i8** %7, align 8, !tbaa !8
  %9 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  %10 = load i64, i64* %9, align 8, !tbaa !2
  %11 = icmp ult i64 %6, %10
  %12 = select i1 %11, i64 %6, i64 %10
  %13 = tail call i32 @memcmp(i8* noundef %4, i8* noundef %8, i64 noundef %12) #9
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %22

15:                                               ; preds = %2
  %16 = sub i64 %6, %10
  %17 = icmp sgt i64 %16, -2147483648
  %18 = select i1 %17, i64 %16, i64 -2147483648
  %19 = icmp slt i64 %18, 2147483647
  %20 = select i1 %19, i64 %18, i64 2147483647
  %21 = trunc i64 %20 to i32
  br label %22

22:                                               ; preds = %2, %15
  %23 = phi i32 [ %21, %15 ], [ %13, %2 ]
  ret i32 %23
}

; Function Attrs: nounwind optsize
define dso_local i32 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEPKc(%struct.string* nocapture noundef readonly %0, i8* noundef %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %4 = load i8*, i8** %3, align 8, !tbaa !8
  %5 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %6 = load i64, i64* %5, align 8, !tbaa !2
  %7 = tail call i64 @strlen(i8* noundef %1) #9
  %8 = icmp ult i64 %6, %7
  %9 = select i1 %8, i64 %6, i64 %7
  %10 = tail call i32 @memcmp(i8* noundef %4, i8* noundef %1, i64 noundef %9) #9
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %19

12:                                               ; preds = %2
  %13 = sub i64 %6, %7
  %14 = icmp sgt i64 %13, -2147483648
  %15 = select i1 %14, i64 %13, i64 -2147483648
  %16 = icmp slt i64 %15, 2147483647
  %17 = select i1 %16, i64 %15, i64 2147483647
  %18 = trunc i64 %17 to i32
  br label %19

19:                                               ; preds = %2, %12
  %20 = phi i32 [ %18, %12 ], [ %10, %2 ]
  ret i32 %20
}

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #5

; Function Attrs: nounwind optsize
define dso_local i32 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEmmPKcm(%struct.string* noundef %0, i64 noundef %1, i64 noundef %2, i8* noundef %3, i64 noundef %4) local_unnamed_addr #3 {
  %6 = tail call i64 @__sv_string_rest(%struct.string* noundef %0, i64 noundef %1, i64 noundef %2, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.3, i64 0, i64 0)) #9
  %7 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %8 = load i8*, i8** %7, align 8, !tbaa !8
  %9 = getelementptr inbounds i8, i8* %8, i64 %1
  %10 = icmp ult i64 %6, %4
  %11 = select i1 %10, i64 %6, i64 %4
  %12 = tail call i32 @memcmp(i8* noundef %9, i8* noundef %3, i64 noundef %11) #9
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %21

14:                                               ; preds = %5
  %15 = sub i64 %6, %4
  %16 = icmp sgt i64 %15, -2147483648
  %17 = select i1 %16, i64 %15, i64 -2147483648
  %18 = icmp slt i64 %17, 2147483647
  %19 = select i1 %18, i64 %17, i64 2147483647
  %20 = trunc i64 %19 to i32
  br label %21

21:                                               ; preds = %5, %14
  %22 = phi i32 [ %20, %14 ], [ %12, %5 ]
  ret i32 %22
}

; Function Attrs: nounwind optsize
define dso_local i32 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEmmPKc(%struct.string* noundef %0, i64 noundef %1, i64 noundef %2, i8* noundef %3) local_unnamed_addr #3 {
  %5 = tail call i64 @strlen(i8* noundef %3) #9
  %6 = tail call i32 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEmmPKcm(%struct.string* noundef %0, i64 noundef %1, i64 noundef %2, i8* noundef %3, i64 noundef %5) #10
  ret i32 %6
}

; Function Attrs: nounwind optsize
define dso_local i32 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEmmRKS4_(%struct.string* noundef %0, i64 noundef %1, i64 noundef %2, %struct.string* nocapture noundef readonly %3) local_unnamed_addr #3 {
  %5 = getelementptr inbounds %struct.string, %struct.string* %3, i64 0, i32 0
  %6 = load i8*, i8** %5, align 8, !tbaa !8
  %7 = getelementptr inbounds %struct.string, %struct.string* %3, i64 0, i32 1
  %8 = load i64, i64* %7, align 8, !tbaa !2
  %9 = tail call i32 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEmmPKcm(%struct.string* noundef %0, i64 noundef %1, i64 noundef %2, i8* noundef %6, i64 noundef %8) #10
  ret i32 %9
}

; Function Attrs: nounwind optsize
define dso_local i32 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEmmRKS4_mm(%struct.string* noundef %0, i64 noundef %1, i64 noundef %2, %struct.string* noundef %3, i64 noundef %4, i64 noundef %5) local_unnamed_addr #3 {
  %7 = tail call i64 @__sv_string_rest(%struct.string* noundef %0, i64 noundef %1, i64 noundef %2, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.3, i64 0, i64 0)) #9
  %8 = tail call i64 @__sv_string_rest(%struct.string* noundef %3, i64 noundef %4, i64 noundef %5, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.3, i64 0, i64 0)) #9
  %9 = getelementptr inbounds %struct.string, %struct.string* %3, i64 0, i32 0
  %10 = load i8*, i8** %9, align 8, !tbaa !8
  %11 = getelementptr inbounds i8, i8* %10, i64 %4
  %12 = tail call i32 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEmmPKcm(%struct.string* noundef %0, i64 noundef %1, i64 noundef %7, i8* noundef %11, i64 noundef %8) #10
  ret i32 %12
}

; Function Attrs: nounwind optsize
define dso_local i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4findEPKcmm(%struct.string* nocapture noundef readonly %0, i8* noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #3 {
  %5 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %6 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %7 = load i64, i64* %6, align 8, !tbaa !2
  %8 = icmp ult i64 %7, %2
  %9 = sub i64 %7, %2
  %10 = icmp ult i64 %9, %3
  %11 = or i1 %8, %10
  br i1 %11, label %25, label %12

12:                                               ; preds = %4, %18
  %13 = phi i64 [ %19, %18 ], [ %2, %4 ]
  %14 = load i8*, i8** %5, align 8, !tbaa !8
  %15 = getelementptr inbounds i8, i8* %14, i64 %13
  %16 = tail call i32 @memcmp(i8* noundef %15, i8* noundef %1, i64 noundef %3) #9
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %25, label %18

18:                                               ; preds = %12
  %19 = add i64 %13, 1
  %20 = load i64, i64* %6, align 8, !tbaa !2
  %21 = icmp ult i64 %20, %19
  %22 = sub i64 %20, %19
  %23 = icmp ult i64 %22, %3
  %24 = or i1 %21, %23
  br i1 %24, label %25, label %12, !llvm.loop !11

25:                                               ; preds = %18, %12, %4
  %26 = phi i64 [ -1, %4 ], [ %13, %12 ], [ -1, %18 ]
  ret i64 %26
}

; Function Attrs: optsize
declare dso_local i32 @memcmp(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #5

; Function Attrs: nounwind optsize
define dso_local i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4findEPKcm(%struct.string* nocapture noundef readonly %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #3 {
  %4 = tail call i64 @strlen(i8* noundef %1) #9
  %5 = tail call i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4findEPKcmm(%struct.string* noundef %0, i8* noundef %1, i64 noundef %2, i64 noundef %4) #10
  ret i64 %5
}

; Function Attrs: nounwind optsize
define dso_local i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4findERKS4_m(%struct.string* nocapture noundef readonly %0, %struct.string* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #3 {
  %4 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8, !tbaa !8
  %6 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  %7 = load i64, i64* %6, align 8, !tbaa !2
  %8 = tail call i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4findEPKcmm(%struct.string* noundef %0, i8* noundef %5, i64 noundef %2, i64 noundef %7) #10
  ret i64 %8
}

; Function Attrs: nounwind optsize
define dso_local i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4findEcm(%struct.string* nocapture noundef readonly %0, i8 noundef signext %1, i64 noundef %2) local_unnamed_addr #3 {
  %4 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %5 = load i64, i64* %4, align 8, !tbaa !2
  %6 = icmp ugt i64 %5, %2
  br i1 %6, label %7, label %20

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %9 = load i8*, i8** %8, align 8, !tbaa !8
  %10 = getelementptr inbounds i8, i8* %9, i64 %2
  %11 = sext i8 %1 to i32
  %12 = sub i64 %5, %2
  %13 = tail call i8* @memchr(i8* noundef %10, i32 noundef %11, i64 noundef %12) #9
  %14 = icmp eq i8* %13, null
  br i1 %14, label %20, label %15

15:                                               ; preds = %7
  %16 = load i8*, i8** %8, align 8, !tbaa !8
  %17 = ptrtoint i8* %13 to i64
  %18 = ptrtoint i8* %16 to i64
  %19 = sub i64 %17, %18
  br label %20

20:                                               ; preds = %3, %7, %15
  %21 = phi i64 [ %19, %15 ], [ -1, %7 ], [ -1, %3 ]
  ret i64 %21
}

; Function Attrs: optsize
declare dso_local i8* @memchr(i8* noundef, i32 noundef, i64 noundef) local_unnamed_addr #5

; Function Attrs: nounwind optsize
define dso_local i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5rfindEPKcmm(%struct.string* nocapture noundef readonly %0, i8* noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #3 {
  %5 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %6 = load i64, i64* %5, align 8, !tbaa !2
  %7 = icmp ult i64 %6, %3
  br i1 %7, label %22, label %8

8:                                                ; preds = %4
  %9 = sub i64 %6, %3
  %10 = icmp ugt i64 %9, %2
  %11 = select i1 %10, i64 %2, i64 %9
  %12 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  br label %13

13:                                               ; preds = %19, %8
  %14 = phi i64 [ %11, %8 ], [ %20, %19 ]
  %15 = load i8*, i8** %12, align 8, !tbaa !8
  %16 = getelementptr inbounds i8, i8* %15, i64 %14
  %17 = tail call i32 @memcmp(i8* noundef %16, i8* noundef %1, i64 noundef %3) #9
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %22, label %19

19:                                               ; preds = %13
  %20 = add i64 %14, -1
  %21 = icmp eq i64 %14, 0
  br i1 %21, label %22, label %13, !llvm.loop !14

22:                                               ; preds = %13, %19, %4
  %23 = phi i64 [ -1, %4 ], [ -1, %19 ], [ %14, %13 ]
  ret i64 %23
}

; Function Attrs: nounwind optsize
define dso_local i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5rfindEPKcm(%struct.string* nocapture noundef readonly %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #3 {
  %4 = tail call i64 @strlen(i8* noundef %1) #9
  %5 = tail call i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5rfindEPKcmm(%struct.string* noundef %0, i8* noundef %1, i64 noundef %2, i64 noundef %4) #10
  ret i64 %5
}

; Function Attrs: nounwind optsize
define dso_local i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5rfindERKS4_m(%struct.string* nocapture noundef readonly %0, %struct.string* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #3 {
  %4 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8, !tbaa !8
  %6 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  %7 = load i64, i64* %6, align 8, !tbaa !2
  %8 = tail call i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5rfindEPKcmm(%struct.string* noundef %0, i8* noundef %5, i64 noundef %2, i64 noundef %7) #10
  ret i64 %8
}

; Function Attrs: nounwind optsize
define dso_local i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5rfindEcm(%struct.string* nocapture noundef readonly %0, i8 noundef signext %1, i64 noundef %2) local_unnamed_addr #3 {
  %4 = alloca i8, align 1
  store i8 %1, i8* %4, align 1, !tbaa !9
  %5 = call i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5rfindEPKcmm(%struct.string* noundef %0, i8* noundef nonnull %4, i64 noundef %2, i64 noundef 1) #10
  ret i64 %5
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13find_first_ofEPKcmm(%struct.string* nocapture noundef readonly %0, i8* nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #7 {
  %5 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %6 = load i64, i64* %5, align 8, !tbaa !2
  %7 = icmp ugt i64 %6, %2
  br i1 %7, label %8, label %31

8:                                                ; preds = %4
  %9 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %10 = load i8*, i8** %9, align 8, !tbaa !8
  %11 = icmp eq i64 %3, 0
  br label %12

12:                                               ; preds = %28, %8
  %13 = phi i64 [ %2, %8 ], [ %29, %28 ]
  %14 = getelementptr inbounds i8, i8* %10, i64 %13
  %15 = load i8, i8* %14, align 1, !tbaa !9
  br i1 %11, label %28, label %16

16:                                               ; preds = %12, %16
  %17 = phi i64 [ %24, %16 ], [ 0, %12 ]
  %18 = phi i32 [ %23, %16 ], [ 0, %12 ]
  %19 = getelementptr inbounds i8, i8* %1, i64 %17
  %20 = load i8, i8* %19, align 1, !tbaa !9
  %21 = icmp eq i8 %20, %15
  %22 = zext i1 %21 to i32
  %23 = or i32 %18, %22
  %24 = add nuw i64 %17, 1
  %25 = icmp eq i64 %24, %3
  br i1 %25, label %26, label %16, !llvm.loop !15

26:                                               ; preds = %16
  %27 = icmp eq i32 %23, 1
  br i1 %27, label %31, label %28

28:                                               ; preds = %12, %26
  %29 = add nuw i64 %13, 1
  %30 = icmp eq i64 %29, %6
  br i1 %30, label %31, label %12, !llvm.loop !16

31:                                               ; preds = %26, %28, %4
  %32 = phi i64 [ -1, %4 ], [ -1, %28 ], [ %13, %26 ]
  ret i64 %32
}

; Function Attrs: nounwind optsize
define dso_local i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13find_first_ofEPKcm(%struct.string* nocapture noundef readonly %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #3 {
  %4 = tail call i64 @strlen(i8* noundef %1) #9
  %5 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %6 = load i64, i64* %5, align 8, !tbaa !2
  %7 = icmp ugt i64 %6, %2
  br i1 %7, label %8, label %31

8:                                                ; preds = %3
  %9 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %10 = load i8*, i8** %9, align 8, !tbaa !8
  %11 = icmp eq i64 %4, 0
  br label %12

12:                                               ; preds = %28, %8
  %13 = phi i64 [ %2, %8 ], [ %29, %28 ]
  %14 = getelementptr inbounds i8, i8* %10, i64 %13
  %15 = load i8, i8* %14, align 1, !tbaa !9
  br i1 %11, label %28, label %16

16:                                               ; preds = %12, %16
  %17 = phi i64 [ %24, %16 ], [ 0, %12 ]
  %18 = phi i32 [ %23, %16 ], [ 0, %12 ]
  %19 = getelementptr inbounds i8, i8* %1, i64 %17
  %20 = load i8, i8* %19, align 1, !tbaa !9
  %21 = icmp eq i8 %20, %15
  %22 = zext i1 %21 to i32
  %23 = or i32 %18, %22
  %24 = add nuw i64 %17, 1
  %25 = icmp eq i64 %24, %4
  br i1 %25, label %26, label %16, !llvm.loop !15

26:                                               ; preds = %16
  %27 = icmp eq i32 %23, 1
  br i1 %27, label %31, label %28

28:                                               ; preds = %12, %26
  %29 = add nuw i64 %13, 1
  %30 = icmp eq i64 %29, %6
  br i1 %30, label %31, label %12, !llvm.loop !16

31:                                               ; preds = %26, %28, %3
  %32 = phi i64 [ -1, %3 ], [ -1, %28 ], [ %13, %26 ]
  ret i64 %32
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13find_first_ofERKS4_m(%struct.string* nocapture noundef readonly %0, %struct.string* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #7 {
  %4 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8, !tbaa !8
  %6 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  %7 = load i64, i64* %6, align 8, !tbaa !2
  %8 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %9 = load i64, i64* %8, align 8, !tbaa !2
  %10 = icmp ugt i64 %9, %2
  br i1 %10, label %11, label %34

11:                                               ; preds = %3
  %12 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %13 = load i8*, i8** %12, align 8, !tbaa !8
  %14 = icmp eq i64 %7, 0
  br label %15

15:                                               ; preds = %31, %11
  %16 = phi i64 [ %2, %11 ], [ %32, %31 ]
  %17 = getelementptr inbounds i8, i8* %13, i64 %16
  %18 = load i8, i8* %17, align 1, !tbaa !9
  br i1 %14, label %31, label %19

19:                                               ; preds = %15, %19
  %20 = phi i64 [ %27, %19 ], [ 0, %15 ]
  %21 = phi i32 [ %26, %19 ], [ 0, %15 ]
  %22 = getelementptr inbounds i8, i8* %5, i64 %20
  %23 = load i8, i8* %22, align 1, !tbaa !9
  %24 = icmp eq i8 %23, %18
  %25 = zext i1 %24 to i32
  %26 = or i32 %21, %25
  %27 = add nuw i64 %20, 1
  %28 = icmp eq i64 %27, %7
  br i1 %28, label %29, label %19, !llvm.loop !15

29:                                               ; preds = %19
  %30 = icmp eq i32 %26, 1
  br i1 %30, label %34, label %31

31:                                               ; preds = %15, %29
  %32 = add nuw i64 %16, 1
  %33 = icmp eq i64 %32, %9
  br i1 %33, label %34, label %15, !llvm.loop !16

34:                                               ; preds = %29, %31, %3
  %35 = phi i64 [ -1, %3 ], [ -1, %31 ], [ %16, %29 ]
  ret i64 %35
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13find_first_ofEcm(%struct.string* nocapture noundef readonly %0, i8 noundef signext %1, i64 noundef %2) local_unnamed_addr #7 {
  %4 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %5 = load i64, i64* %4, align 8, !tbaa !2
  %6 = icmp ugt i64 %5, %2
  br i1 %6, label %7, label %18

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %9 = load i8*, i8** %8, align 8, !tbaa !8
  br label %10

10:                                               ; preds = %15, %7
  %11 = phi i64 [ %2, %7 ], [ %16, %15 ]
  %12 = getelementptr inbounds i8, i8* %9, i64 %11
  %13 = load i8, i8* %12, align 1, !tbaa !9
  %14 = icmp eq i8 %13, %1
  br i1 %14, label %18, label %15

15:                                               ; preds = %10
  %16 = add nuw i64 %11, 1
  %17 = icmp eq i64 %16, %5
  br i1 %17, label %18, label %10, !llvm.loop !16

18:                                               ; preds = %10, %15, %3
  %19 = phi i64 [ -1, %3 ], [ -1, %15 ], [ %11, %10 ]
  ret i64 %19
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE17find_first_not_ofEPKcmm(%struct.string* nocapture noundef readonly %0, i8* nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #7 {
  %5 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %6 = load i64, i64* %5, align 8, !tbaa !2
  %7 = icmp ugt i64 %6, %2
  br i1 %7, label %8, label %31

8:                                                ; preds = %4
  %9 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %10 = load i8*, i8** %9, align 8, !tbaa !8
  %11 = icmp eq i64 %3, 0
  br label %12

12:                                               ; preds = %28, %8
  %13 = phi i64 [ %2, %8 ], [ %29, %28 ]
  %14 = getelementptr inbounds i8, i8* %10, i64 %13
  %15 = load i8, i8* %14, align 1, !tbaa !9
  br i1 %11, label %31, label %16

16:                                               ; preds = %12, %16
  %17 = phi i64 [ %24, %16 ], [ 0, %12 ]
  %18 = phi i32 [ %23, %16 ], [ 0, %12 ]
  %19 = getelementptr inbounds i8, i8* %1, i64 %17
  %20 = load i8, i8* %19, align 1, !tbaa !9
  %21 = icmp eq i8 %20, %15
  %22 = zext i1 %21 to i32
  %23 = or i32 %18, %22
  %24 = add nuw i64 %17, 1
  %25 = icmp eq i64 %24, %3
  br i1 %25, label %26, label %16, !llvm.loop !15

26:                                               ; preds = %16
  %27 = icmp eq i32 %23, 0
  br i1 %27, label %31, label %28

28:                                               ; preds = %26
  %29 = add nuw i64 %13, 1
  %30 = icmp eq i64 %29, %6
  br i1 %30, label %31, label %12, !llvm.loop !16

31:                                               ; preds = %12, %26, %28, %4
  %32 = phi i64 [ -1, %4 ], [ %2, %12 ], [ -1, %28 ], [ %13, %26 ]
  ret i64 %32
}

; Function Attrs: nounwind optsize
define dso_local i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE17find_first_not_ofEPKcm(%struct.string* nocapture noundef readonly %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #3 {
  %4 = tail call i64 @strlen(i8* noundef %1) #9
  %5 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %6 = load i64, i64* %5, align 8, !tbaa !2
  %7 = icmp ugt i64 %6, %2
  br i1 %7, label %8, label %31

8:                                                ; preds = %3
  %9 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %10 = load i8*, i8** %9, align 8, !tbaa !8
  %11 = icmp eq i64 %4, 0
  br label %12

12:                                               ; preds = %28, %8
  %13 = phi i64 [ %2, %8 ], [ %29, %28 ]
  %14 = getelementptr inbounds i8, i8* %10, i64 %13
  %15 = load i8, i8* %14, align 1, !tbaa !9
  br i1 %11, label %31, label %16

16:                                               ; preds = %12, %16
  %17 = phi i64 [ %24, %16 ], [ 0, %12 ]
  %18 = phi i32 [ %23, %16 ], [ 0, %12 ]
  %19 = getelementptr inbounds i8, i8* %1, i64 %17
  %20 = load i8, i8* %19, align 1, !tbaa !9
  %21 = icmp eq i8 %20, %15
  %22 = zext i1 %21 to i32
  %23 = or i32 %18, %22
  %24 = add nuw i64 %17, 1
  %25 = icmp eq i64 %24, %4
  br i1 %25, label %26, label %16, !llvm.loop !15

26:                                               ; preds = %16
  %27 = icmp eq i32 %23, 0
  br i1 %27, label %31, label %28

28:                                               ; preds = %26
  %29 = add nuw i64 %13, 1
  %30 = icmp eq i64 %29, %6
  br i1 %30, label %31, label %12, !llvm.loop !16

31:                                               ; preds = %12, %26, %28, %3
  %32 = phi i64 [ -1, %3 ], [ %2, %12 ], [ -1, %28 ], [ %13, %26 ]
  ret i64 %32
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE17find_first_not_ofERKS4_m(%struct.string* nocapture noundef readonly %0, %struct.string* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #7 {
  %4 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8, !tbaa !8
  %6 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  %7 = load i64, i64* %6, align 8, !tbaa !2
  %8 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %9 = load i64, i64* %8, align 8, !tbaa !2
  %10 = icmp ugt i64 %9, %2
  br i1 %10, label %11, label %34

11:                                               ; preds = %3
  %12 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %13 = load i8*, i8** %12, align 8, !tbaa !8
  %14 = icmp eq i64 %7, 0
  br label %15

15:                                               ; preds = %31, %11
  %16 = phi i64 [ %2, %11 ], [ %32, %31 ]
  %17 = getelementptr inbounds i8, i8* %13, i64 %16
  %18 = load i8, i8* %17, align 1, !tbaa !9
  br i1 %14, label %34, label %19

19:                                               ; preds = %15, %19
  %20 = phi i64 [ %27, %19 ], [ 0, %15 ]
  %21 = phi i32 [ %26, %19 ], [ 0, %15 ]
  %22 = getelementptr inbounds i8, i8* %5, i64 %20
  %23 = load i8, i8* %22, align 1, !tbaa !9
  %24 = icmp eq i8 %23, %18
  %25 = zext i1 %24 to i32
  %26 = or i32 %21, %25
  %27 = add nuw i64 %20, 1
  %28 = icmp eq i64 %27, %7
  br i1 %28, label %29, label %19, !llvm.loop !15

29:                                               ; preds = %19
  %30 = icmp eq i32 %26, 0
  br i1 %30, label %34, label %31

31:                                               ; preds = %29
  %32 = add nuw i64 %16, 1
  %33 = icmp eq i64 %32, %9
  br i1 %33, label %34, label %15, !llvm.loop !16

34:                                               ; preds = %15, %29, %31, %3
  %35 = phi i64 [ -1, %3 ], [ %2, %15 ], [ -1, %31 ], [ %16, %29 ]
  ret i64 %35
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE17find_first_not_ofEcm(%struct.string* nocapture noundef readonly %0, i8 noundef signext %1, i64 noundef %2) local_unnamed_addr #7 {
  %4 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %5 = load i64, i64* %4, align 8, !tbaa !2
  %6 = icmp ugt i64 %5, %2
  br i1 %6, label %7, label %18

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %9 = load i8*, i8** %8, align 8, !tbaa !8
  br label %10

10:                                               ; preds = %15, %7
  %11 = phi i64 [ %2, %7 ], [ %16, %15 ]
  %12 = getelementptr inbounds i8, i8* %9, i64 %11
  %13 = load i8, i8* %12, align 1, !tbaa !9
  %14 = icmp eq i8 %13, %1
  br i1 %14, label %15, label %18

15:                                               ; preds = %10
  %16 = add nuw i64 %11, 1
  %17 = icmp eq i64 %16, %5
  br i1 %17, label %18, label %10, !llvm.loop !16

18:                                               ; preds = %10, %15, %3
  %19 = phi i64 [ -1, %3 ], [ -1, %15 ], [ %11, %10 ]
  ret i64 %19
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12find_last_ofEPKcmm(%struct.string* nocapture noundef readonly %0, i8* nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #7 {
  %5 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %6 = load i64, i64* %5, align 8, !tbaa !2
  %7 = icmp ugt i64 %6, %2
  %8 = add i64 %2, 1
  %9 = select i1 %7, i64 %8, i64 %6
  %10 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %11 = icmp eq i64 %3, 0
  br label %12

12:                                               ; preds = %30, %4
  %13 = phi i64 [ %9, %4 ], [ %14, %30 ]
  %14 = add i64 %13, -1
  %15 = icmp eq i64 %13, 0
  br i1 %15, label %33, label %16

16:                                               ; preds = %12
  %17 = load i8*, i8** %10, align 8, !tbaa !8
  %18 = getelementptr inbounds i8, i8* %17, i64 %14
  %19 = load i8, i8* %18, align 1, !tbaa !9
  br i1 %11, label %30, label %20

20:                                               ; preds = %16, %20
  %21 = phi i64 [ %28, %20 ], [ 0, %16 ]
  %22 = phi i32 [ %27, %20 ], [ 0, %16 ]
  %23 = getelementptr inbounds i8, i8* %1, i64 %21
  %24 = load i8, i8* %23, align 1, !tbaa !9
  %25 = icmp eq i8 %24, %19
  %26 = zext i1 %25 to i32
  %27 = or i32 %22, %26
  %28 = add nuw i64 %21, 1
  %29 = icmp eq i64 %28, %3
  br i1 %29, label %30, label %20, !llvm.loop !15

30:                                               ; preds = %20, %16
  %31 = phi i32 [ 0, %16 ], [ %27, %20 ]
  %32 = icmp eq i32 %31, 1
  br i1 %32, label %33, label %12, !llvm.loop !17

33:                                               ; preds = %12, %30
  ret i64 %14
}

; Function Attrs: nounwind optsize
define dso_local i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12find_last_ofEPKcm(%struct.string* nocapture noundef readonly %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #3 {
  %4 = tail call i64 @strlen(i8* noundef %1) #9
  %5 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %6 = load i64, i64* %5, align 8, !tbaa !2
  %7 = icmp ugt i64 %6, %2
  %8 = add i64 %2, 1
  %9 = select i1 %7, i64 %8, i64 %6
  %10 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %11 = icmp eq i64 %4, 0
  br label %12

12:                                               ; preds = %30, %3
  %13 = phi i64 [ %9, %3 ], [ %14, %30 ]
  %14 = add i64 %13, -1
  %15 = icmp eq i64 %13, 0
  br i1 %15, label %33, label %16

16:                                               ; preds = %12
  %17 = load i8*, i8** %10, align 8, !tbaa !8
  %18 = getelementptr inbounds i8, i8* %17, i64 %14
  %19 = load i8, i8* %18, align 1, !tbaa !9
  br i1 %11, label %30, label %20

20:                                               ; preds = %16, %20
  %21 = phi i64 [ %28, %20 ], [ 0, %16 ]
  %22 = phi i32 [ %27, %20 ], [ 0, %16 ]
  %23 = getelementptr inbounds i8, i8* %1, i64 %21
  %24 = load i8, i8* %23, align 1, !tbaa !9
  %25 = icmp eq i8 %24, %19
  %26 = zext i1 %25 to i32
  %27 = or i32 %22, %26
  %28 = add nuw i64 %21, 1
  %29 = icmp eq i64 %28, %4
  br i1 %29, label %30, label %20, !llvm.loop !15

30:                                               ; preds = %20, %16
  %31 = phi i32 [ 0, %16 ], [ %27, %20 ]
  %32 = icmp eq i32 %31, 1
  br i1 %32, label %33, label %12, !llvm.loop !17

33:                                               ; preds = %12, %30
  ret i64 %14
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12find_last_ofERKS4_m(%struct.string* nocapture noundef readonly %0, %struct.string* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #7 {
  %4 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8, !tbaa !8
  %6 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  %7 = load i64, i64* %6, align 8, !tbaa !2
  %8 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %9 = load i64, i64* %8, align 8, !tbaa !2
  %10 = icmp ugt i64 %9, %2
  %11 = add i64 %2, 1
  %12 = select i1 %10, i64 %11, i64 %9
  %13 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %14 = icmp eq i64 %7, 0
  br label %15

15:                                               ; preds = %33, %3
  %16 = phi i64 [ %12, %3 ], [ %17, %33 ]
  %17 = add i64 %16, -1
  %18 = icmp eq i64 %16, 0
  br i1 %18, label %36, label %19

19:                                               ; preds = %15
  %20 = load i8*, i8** %13, align 8, !tbaa !8
  %21 = getelementptr inbounds i8, i8* %20, i64 %17
  %22 = load i8, i8* %21, align 1, !tbaa !9
  br i1 %14, label %33, label %23

23:                                               ; preds = %19, %23
  %24 = phi i64 [ %31, %23 ], [ 0, %19 ]
  %25 = phi i32 [ %30, %23 ], [ 0, %19 ]
  %26 = getelementptr inbounds i8, i8* %5, i64 %24
  %27 = load i8, i8* %26, align 1, !tbaa !9
  %28 = icmp eq i8 %27, %22
  %29 = zext i1 %28 to i32
  %30 = or i32 %25, %29
  %31 = add nuw i64 %24, 1
  %32 = icmp eq i64 %31, %7
  br i1 %32, label %33, label %23, !llvm.loop !15

33:                                               ; preds = %23, %19
  %34 = phi i32 [ 0, %19 ], [ %30, %23 ]
  %35 = icmp eq i32 %34, 1
  br i1 %35, label %36, label %15, !llvm.loop !17

36:                                               ; preds = %15, %33
  ret i64 %17
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12find_last_ofEcm(%struct.string* nocapture noundef readonly %0, i8 noundef signext %1, i64 noundef %2) local_unnamed_addr #7 {
  %4 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %5 = load i64, i64* %4, align 8, !tbaa !2
  %6 = icmp ugt i64 %5, %2
  %7 = add i64 %2, 1
  %8 = select i1 %6, i64 %7, i64 %5
  %9 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  br label %10

10:                                               ; preds = %14, %3
  %11 = phi i64 [ %8, %3 ], [ %12, %14 ]
  %12 = add i64 %11, -1
  %13 = icmp eq i64 %11, 0
  br i1 %13, label %19, label %14

14:                                               ; preds = %10
  %15 = load i8*, i8** %9, align 8, !tbaa !8
  %16 = getelementptr inbounds i8, i8* %15, i64 %12
  %17 = load i8, i8* %16, align 1, !tbaa !9
  %18 = icmp eq i8 %17, %1
  br i1 %18, label %19, label %10, !llvm.loop !17

19:                                               ; preds = %10, %14
  ret i64 %12
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16find_last_not_ofEPKcmm(%struct.string* nocapture noundef readonly %0, i8* nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #7 {
  %5 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %6 = load i64, i64* %5, align 8, !tbaa !2
  %7 = icmp ugt i64 %6, %2
  %8 = add i64 %2, 1
  %9 = select i1 %7, i64 %8, i64 %6
  %10 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %11 = icmp eq i64 %3, 0
  br label %12

12:                                               ; preds = %30, %4
  %13 = phi i64 [ %9, %4 ], [ %14, %30 ]
  %14 = add i64 %13, -1
  %15 = icmp eq i64 %13, 0
  br i1 %15, label %32, label %16

16:                                               ; preds = %12
  %17 = load i8*, i8** %10, align 8, !tbaa !8
  %18 = getelementptr inbounds i8, i8* %17, i64 %14
  %19 = load i8, i8* %18, align 1, !tbaa !9
  br i1 %11, label %32, label %20

20:                                               ; preds = %16, %20
  %21 = phi i64 [ %28, %20 ], [ 0, %16 ]
  %22 = phi i32 [ %27, %20 ], [ 0, %16 ]
  %23 = getelementptr inbounds i8, i8* %1, i64 %21
  %24 = load i8, i8* %23, align 1, !tbaa !9
  %25 = icmp eq i8 %24, %19
  %26 = zext i1 %25 to i32
  %27 = or i32 %22, %26
  %28 = add nuw i64 %21, 1
  %29 = icmp eq i64 %28, %3
  br i1 %29, label %30, label %20, !llvm.loop !15

30:                                               ; preds = %20
  %31 = icmp eq i32 %27, 0
  br i1 %31, label %32, label %12, !llvm.loop !17

32:                                               ; preds = %16, %12, %30
  ret i64 %14
}

; Function Attrs: nounwind optsize
define dso_local i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16find_last_not_ofEPKcm(%struct.string* nocapture noundef readonly %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #3 {
  %4 = tail call i64 @strlen(i8* noundef %1) #9
  %5 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %6 = load i64, i64* %5, align 8, !tbaa !2
  %7 = icmp ugt i64 %6, %2
  %8 = add i64 %2, 1
  %9 = select i1 %7, i64 %8, i64 %6
  %10 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %11 = icmp eq i64 %4, 0
  br label %12

12:                                               ; preds = %30, %3
  %13 = phi i64 [ %9, %3 ], [ %14, %30 ]
  %14 = add i64 %13, -1
  %15 = icmp eq i64 %13, 0
  br i1 %15, label %32, label %16

16:                                               ; preds = %12
  %17 = load i8*, i8** %10, align 8, !tbaa !8
  %18 = getelementptr inbounds i8, i8* %17, i64 %14
  %19 = load i8, i8* %18, align 1, !tbaa !9
  br i1 %11, label %32, label %20

20:                                               ; preds = %16, %20
  %21 = phi i64 [ %28, %20 ], [ 0, %16 ]
  %22 = phi i32 [ %27, %20 ], [ 0, %16 ]
  %23 = getelementptr inbounds i8, i8* %1, i64 %21
  %24 = load i8, i8* %23, align 1, !tbaa !9
  %25 = icmp eq i8 %24, %19
  %26 = zext i1 %25 to i32
  %27 = or i32 %22, %26
  %28 = add nuw i64 %21, 1
  %29 = icmp eq i64 %28, %4
  br i1 %29, label %30, label %20, !llvm.loop !15

30:                                               ; preds = %20
  %31 = icmp eq i32 %27, 0
  br i1 %31, label %32, label %12, !llvm.loop !17

32:                                               ; preds = %16, %12, %30
  ret i64 %14
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16find_last_not_ofERKS4_m(%struct.string* nocapture noundef readonly %0, %struct.string* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #7 {
  %4 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8, !tbaa !8
  %6 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  %7 = load i64, i64* %6, align 8, !tbaa !2
  %8 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %9 = load i64, i64* %8, align 8, !tbaa !2
  %10 = icmp ugt i64 %9, %2
  %11 = add i64 %2, 1
  %12 = select i1 %10, i64 %11, i64 %9
  %13 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %14 = icmp eq i64 %7, 0
  br label %15

15:                                               ; preds = %33, %3
  %16 = phi i64 [ %12, %3 ], [ %17, %33 ]
  %17 = add i64 %16, -1
  %18 = icmp eq i64 %16, 0
  br i1 %18, label %35, label %19

19:                                               ; preds = %15
  %20 = load i8*, i8** %13, align 8, !tbaa !8
  %21 = getelementptr inbounds i8, i8* %20, i64 %17
  %22 = load i8, i8* %21, align 1, !tbaa !9
  br i1 %14, label %35, label %23

23:                                               ; preds = %19, %23
  %24 = phi i64 [ %31, %23 ], [ 0, %19 ]
  %25 = phi i32 [ %30, %23 ], [ 0, %19 ]
  %26 = getelementptr inbounds i8, i8* %5, i64 %24
  %27 = load i8, i8* %26, align 1, !tbaa !9
  %28 = icmp eq i8 %27, %22
  %29 = zext i1 %28 to i32
  %30 = or i32 %25, %29
  %31 = add nuw i64 %24, 1
  %32 = icmp eq i64 %31, %7
  br i1 %32, label %33, label %23, !llvm.loop !15

33:                                               ; preds = %23
  %34 = icmp eq i32 %30, 0
  br i1 %34, label %35, label %15, !llvm.loop !17

35:                                               ; preds = %19, %15, %33
  ret i64 %17
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16find_last_not_ofEcm(%struct.string* nocapture noundef readonly %0, i8 noundef signext %1, i64 noundef %2) local_unnamed_addr #7 {
  %4 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %5 = load i64, i64* %4, align 8, !tbaa !2
  %6 = icmp ugt i64 %5, %2
  %7 = add i64 %2, 1
  %8 = select i1 %6, i64 %7, i64 %5
  %9 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  br label %10

10:                                               ; preds = %14, %3
  %11 = phi i64 [ %8, %3 ], [ %12, %14 ]
  %12 = add i64 %11, -1
  %13 = icmp eq i64 %11, 0
  br i1 %13, label %19, label %14

14:                                               ; preds = %10
  %15 = load i8*, i8** %9, align 8, !tbaa !8
  %16 = getelementptr inbounds i8, i8* %15, i64 %12
  %17 = load i8, i8* %16, align 1, !tbaa !9
  %18 = icmp eq i8 %17, %1
  br i1 %18, label %10, label %19, !llvm.loop !17

19:                                               ; preds = %10, %14
  ret i64 %12
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind optsize readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #7 = { nofree norecurse nosync nounwind optsize readonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nobuiltin noreturn nounwind optsize "no-builtins" }
attributes #9 = { nobuiltin nounwind optsize "no-builtins" }
attributes #10 = { nobuiltin optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !7, i64 8}
!3 = !{!"string", !4, i64 0, !7, i64 8, !5, i64 16}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"long", !5, i64 0}
!8 = !{!3, !4, i64 0}
!9 = !{!5, !5, i64 0}
!10 = !{!4, !4, i64 0}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !12, !13}
!15 = distinct !{!15, !12, !13}
!16 = distinct !{!16, !12, !13}
!17 = distinct !{!17, !12, !13}
