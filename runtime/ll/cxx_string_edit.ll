; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/cxx_string_edit.c
; ModuleID = 'runtime/c/cxx_string_edit.c'
source_filename = "runtime/c/cxx_string_edit.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.string = type { i8*, i64, %union.anon }
%union.anon = type { i64, [8 x i8] }

@.str = private unnamed_addr constant [21 x i8] c"basic_string::append\00", align 1
@.str.1 = private unnamed_addr constant [21 x i8] c"basic_string::assign\00", align 1
@.str.2 = private unnamed_addr constant [22 x i8] c"basic_string::replace\00", align 1
@.str.3 = private unnamed_addr constant [21 x i8] c"basic_string::insert\00", align 1
@.str.4 = private unnamed_addr constant [20 x i8] c"basic_string::erase\00", align 1

; Function Attrs: nounwind optsize
define dso_local %struct.string* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_appendEPKcm(%struct.string* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call %struct.string* @__sv_string_append(%struct.string* noundef %0, i8* noundef %1, i64 noundef %2) #3
  ret %struct.string* %4
}

; Function Attrs: optsize
declare dso_local %struct.string* @__sv_string_append(%struct.string* noundef, i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local %struct.string* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6appendEPKcm(%struct.string* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call %struct.string* @__sv_string_append(%struct.string* noundef %0, i8* noundef %1, i64 noundef %2) #3
  ret %struct.string* %4
}

; Function Attrs: nounwind optsize
define dso_local %struct.string* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6appendEPKc(%struct.string* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = tail call i64 @strlen(i8* noundef %1) #3
  %4 = tail call %struct.string* @__sv_string_append(%struct.string* noundef %0, i8* noundef %1, i64 noundef %3) #3
  ret %struct.string* %4
}

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local %struct.string* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6appendERKS4_(%struct.string* noundef %0, %struct.string* nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %4 = load i8*, i8** %3, align 8, !tbaa !2
  %5 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  %6 = load i64, i64* %5, align 8, !tbaa !8
  %7 = tail call %struct.string* @__sv_string_append(%struct.string* noundef %0, i8* noundef %4, i64 noundef %6) #3
  ret %struct.string* %7
}

; Function Attrs: nounwind optsize
define dso_local %struct.string* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6appendERKS4_mm(%struct.string* noundef %0, %struct.string* noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = tail call i64 @__sv_string_rest(%struct.string* noundef %1, i64 noundef %2, i64 noundef %3, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str, i64 0, i64 0)) #3
  %6 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %7 = load i8*, i8** %6, align 8, !tbaa !2
  %8 = getelementptr inbounds i8, i8* %7, i64 %2
  %9 = tail call %struct.string* @__sv_string_append(%struct.string* noundef %0, i8* noundef %8, i64 noundef %5) #3
  ret %struct.string* %9
}

; Function Attrs: optsize
declare dso_local i64 @__sv_string_rest(%struct.string* noundef, i64 noundef, i64 noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local %struct.string* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6appendESt16initializer_listIcE(%struct.string* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call %struct.string* @__sv_string_append(%struct.string* noundef %0, i8* noundef %1, i64 noundef %2) #3
  ret %struct.string* %4
}

; Function Attrs: nounwind optsize
define dso_local %struct.string* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6appendEmc(%struct.string* noundef %0, i64 noundef %1, i8 noundef signext %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %5 = load i64, i64* %4, align 8, !tbaa !8
  %6 = tail call %struct.string* @__sv_string_fill(%struct.string* noundef %0, i64 noundef %5, i64 noundef 0, i64 noundef %1, i8 noundef signext %2) #3
  ret %struct.string* %6
}

; Function Attrs: optsize
declare dso_local %struct.string* @__sv_string_fill(%struct.string* noundef, i64 noundef, i64 noundef, i64 noundef, i8 noundef signext) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local %struct.string* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEpLERKS4_(%struct.string* noundef %0, %struct.string* nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %4 = load i8*, i8** %3, align 8, !tbaa !2
  %5 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  %6 = load i64, i64* %5, align 8, !tbaa !8
  %7 = tail call %struct.string* @__sv_string_append(%struct.string* noundef %0, i8* noundef %4, i64 noundef %6) #3
  ret %struct.string* %7
}

; Function Attrs: nounwind optsize
define dso_local %struct.string* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEpLEPKc(%struct.string* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = tail call i64 @strlen(i8* noundef %1) #3
  %4 = tail call %struct.string* @__sv_string_append(%struct.string* noundef %0, i8* noundef %1, i64 noundef %3) #3
  ret %struct.string* %4
}

; Function Attrs: nounwind optsize
define dso_local %struct.string* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEpLESt16initializer_listIcE(%struct.string* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call %struct.string* @__sv_string_append(%struct.string* noundef %0, i8* noundef %1, i64 noundef %2) #3
  ret %struct.string* %4
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9push_backEc(%struct.string* noundef %0, i8 noundef signext %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %4 = load i64, i64* %3, align 8, !tbaa !8
  %5 = tail call %struct.string* @__sv_string_fill(%struct.string* noundef %0, i64 noundef %4, i64 noundef 0, i64 noundef 1, i8 noundef signext %1) #3
  ret void
}

; Function Attrs: nounwind optsize
define dso_local %struct.string* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEpLEc(%struct.string* noundef %0, i8 noundef signext %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %4 = load i64, i64* %3, align 8, !tbaa !8
  %5 = tail call %struct.string* @__sv_string_fill(%struct.string* noundef %0, i64 noundef %4, i64 noundef 0, i64 noundef 1, i8 noundef signext %1) #3
  ret %struct.string* %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8pop_backEv(%struct.string* nocapture noundef %0) local_unnamed_addr #2 {
  %2 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %3 = load i64, i64* %2, align 8, !tbaa !8
  %4 = add i64 %3, -1
  store i64 %4, i64* %2, align 8, !tbaa !8
  %5 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %6 = load i8*, i8** %5, align 8, !tbaa !2
  %7 = getelementptr inbounds i8, i8* %6, i64 %4
  store i8 0, i8* %7, align 1, !tbaa !9
  ret void
}

; Function Attrs: nounwind optsize
define dso_local %struct.string* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6assignEPKcm(%struct.string* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %5 = load i64, i64* %4, align 8, !tbaa !8
  %6 = tail call %struct.string* @__sv_string_replace(%struct.string* noundef %0, i64 noundef 0, i64 noundef %5, i8* noundef %1, i64 noundef %2) #3
  ret %struct.string* %6
}

; Function Attrs: optsize
declare dso_local %struct.string* @__sv_string_replace(%struct.string* noundef, i64 noundef, i64 noundef, i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local %struct.string* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6assignEPKc(%struct.string* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %4 = load i64, i64* %3, align 8, !tbaa !8
  %5 = tail call i64 @strlen(i8* noundef %1) #3
  %6 = tail call %struct.string* @__sv_string_replace(%struct.string* noundef %0, i64 noundef 0, i64 noundef %4, i8* noundef %1, i64 noundef %5) #3
  ret %struct.string* %6
}

; Function Attrs: nounwind optsize
define dso_local %struct.string* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6assignERKS4_mm(%struct.string* noundef %0, %struct.string* noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = tail call i64 @__sv_string_rest(%struct.string* noundef %1, i64 noundef %2, i64 noundef %3, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0)) #3
  %6 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %7 = load i64, i64* %6, align 8, !tbaa !8
  %8 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %9 = load i8*, i8** %8, align 8, !tbaa !2
  %10 = getelementptr inbounds i8, i8* %9, i64 %2
  %11 = tail call %struct.string* @__sv_string_replace(%struct.string* noundef %0, i64 noundef 0, i64 noundef %7, i8* noundef %10, i64 noundef %5) #3
  ret %struct.string* %11
}

; Function Attrs: nounwind optsize
define dso_local %struct.string* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6assignESt16initializer_listIcE(%struct.string* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %5 = load i64, i64* %4, align 8, !tbaa !8
  %6 = tail call %struct.string* @__sv_string_replace(%struct.string* noundef %0, i64 noundef 0, i64 noundef %5, i8* noundef %1, i64 noundef %2) #3
  ret %struct.string* %6
}

; Function Attrs: nounwind optsize
define dso_local %struct.string* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6assignEmc(%struct.string* noundef %0, i64 noundef %1, i8 noundef signext %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %5 = load i64, i64* %4, align 8, !tbaa !8
  %6 = tail call %struct.string* @__sv_string_fill(%struct.string* noundef %0, i64 noundef 0, i64 noundef %5, i64 noundef %1, i8 noundef signext %2) #3
  ret %struct.string* %6
}

; Function Attrs: nounwind optsize
define dso_local %struct.string* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEPKc(%struct.string* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %4 = load i64, i64* %3, align 8, !tbaa !8
  %5 = tail call i64 @strlen(i8* noundef %1) #3
  %6 = tail call %struct.string* @__sv_string_replace(%struct.string* noundef %0, i64 noundef 0, i64 noundef %4, i8* noundef %1, i64 noundef %5) #3
  ret %struct.string* %6
}

; Function Attrs: nounwind optsize
define dso_local %struct.string* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEc(%struct.string* noundef %0, i8 noundef signext %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %4 = load i64, i64* %3, align 8, !tbaa !8
  %5 = tail call %struct.string* @__sv_string_fill(%struct.string* noundef %0, i64 noundef 0, i64 noundef %4, i64 noundef 1, i8 noundef signext %1) #3
  ret %struct.string* %5
}

; Function Attrs: nounwind optsize
define dso_local %struct.string* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSESt16initializer_listIcE(%struct.string* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %5 = load i64, i64* %4, align 8, !tbaa !8
  %6 = tail call %struct.string* @__sv_string_replace(%struct.string* noundef %0, i64 noundef 0, i64 noundef %5, i8* noundef %1, i64 noundef %2) #3
  ret %struct.string* %6
}

; Function Attrs: nounwind optsize
define dso_local %struct.string* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm(%struct.string* noundef %0, i64 noundef %1, i64 noundef %2, i8* noundef %3, i64 noundef %4) local_unnamed_addr #0 {
  %6 = tail call %struct.string* @__sv_string_replace(%struct.string* noundef %0, i64 noundef %1, i64 noundef %2, i8* noundef %3, i64 noundef %4) #3
  ret %struct.string* %6
}

; Function Attrs: nounwind optsize
define dso_local %struct.string* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE14_M_replace_auxEmmmc(%struct.string* noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i8 noundef signext %4) local_unnamed_addr #0 {
  %6 = tail call %struct.string* @__sv_string_fill(%struct.string* noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i8 noundef signext %4) #3
  ret %struct.string* %6
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE15_M_replace_coldEPcmPKcmm(%struct.string* noundef %0, i8* noundef %1, i64 noundef %2, i8* noundef %3, i64 noundef %4, i64 noundef %5) local_unnamed_addr #0 {
  %7 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %8 = load i8*, i8** %7, align 8, !tbaa !2
  %9 = ptrtoint i8* %1 to i64
  %10 = ptrtoint i8* %8 to i64
  %11 = sub i64 %9, %10
  %12 = tail call %struct.string* @__sv_string_replace(%struct.string* noundef %0, i64 noundef %11, i64 noundef %2, i8* noundef %3, i64 noundef %4) #3
  ret void
}

; Function Attrs: nounwind optsize
define dso_local %struct.string* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEmmPKcm(%struct.string* noundef %0, i64 noundef %1, i64 noundef %2, i8* noundef %3, i64 noundef %4) local_unnamed_addr #0 {
  %6 = tail call i64 @__sv_string_rest(%struct.string* noundef %0, i64 noundef %1, i64 noundef %2, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.2, i64 0, i64 0)) #3
  %7 = tail call %struct.string* @__sv_string_replace(%struct.string* noundef %0, i64 noundef %1, i64 noundef %6, i8* noundef %3, i64 noundef %4) #3
  ret %struct.string* %7
}

; Function Attrs: nounwind optsize
define dso_local %struct.string* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEmmPKc(%struct.string* noundef %0, i64 noundef %1, i64 noundef %2, i8* noundef %3) local_unnamed_addr #0 {
  %5 = tail call i64 @strlen(i8* noundef %3) #3
  %6 = tail call i64 @__sv_string_rest(%struct.string* noundef %0, i64 noundef %1, i64 noundef %2, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.2, i64 0, i64 0)) #3
  %7 = tail call %struct.string* @__sv_string_replace(%struct.string* noundef %0, i64 noundef %1, i64 noundef %6, i8* noundef %3, i64 noundef %5) #3
  ret %struct.string* %7
}

; Function Attrs: nounwind optsize
define dso_local %struct.string* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEmmRKS4_(%struct.string* noundef %0, i64 noundef %1, i64 noundef %2, %struct.string* nocapture noundef readonly %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds %struct.string, %struct.string* %3, i64 0, i32 0
  %6 = load i8*, i8** %5, align 8, !tbaa !2
  %7 = getelementptr inbounds %struct.string, %struct.string* %3, i64 0, i32 1
  %8 = load i64, i64* %7, align 8, !tbaa !8
  %9 = tail call i64 @__sv_string_rest(%struct.string* noundef %0, i64 noundef %1, i64 noundef %2, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.2, i64 0, i64 0)) #3
  %10 = tail call %struct.string* @__sv_string_replace(%struct.string* noundef %0, i64 noundef %1, i64 noundef %9, i8* noundef %6, i64 noundef %8) #3
  ret %struct.string* %10
}

; Function Attrs: nounwind optsize
define dso_local %struct.string* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEmmRKS4_mm(%struct.string* noundef %0, i64 noundef %1, i64 noundef %2, %struct.string* noundef %3, i64 noundef %4, i64 noundef %5) local_unnamed_addr #0 {
  %7 = tail call i64 @__sv_string_rest(%struct.string* noundef %3, i64 noundef %4, i64 noundef %5, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.2, i64 0, i64 0)) #3
  %8 = getelementptr inbounds %struct.string, %struct.string* %3, i64 0, i32 0
  %9 = load i8*, i8** %8, align 8, !tbaa !2
  %10 = getelementptr inbounds i8, i8* %9, i64 %4
  %11 = tail call i64 @__sv_string_rest(%struct.string* noundef %0, i64 noundef %1, i64 noundef %2, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.2, i64 0, i64 0)) #3
  %12 = tail call %struct.string* @__sv_string_replace(%struct.string* noundef %0, i64 noundef %1, i64 noundef %11, i8* noundef %10, i64 noundef %7) #3
  ret %struct.string* %12
}

; Function Attrs: nounwind optsize
define dso_local %struct.string* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEmmmc(%struct.string* noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i8 noundef signext %4) local_unnamed_addr #0 {
  %6 = tail call i64 @__sv_string_rest(%struct.string* noundef %0, i64 noundef %1, i64 noundef %2, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.2, i64 0, i64 0)) #3
  %7 = tail call %struct.string* @__sv_string_fill(%struct.string* noundef %0, i64 noundef %1, i64 noundef %6, i64 noundef %3, i8 noundef signext %4) #3
  ret %struct.string* %7
}

; Function Attrs: nounwind optsize
define dso_local %struct.string* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEmPKcm(%struct.string* noundef %0, i64 noundef %1, i8* noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = tail call i64 @__sv_string_rest(%struct.string* noundef %0, i64 noundef %1, i64 noundef 0, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.2, i64 0, i64 0)) #3
  %6 = tail call %struct.string* @__sv_string_replace(%struct.string* noundef %0, i64 noundef %1, i64 noundef %5, i8* noundef %2, i64 noundef %3) #3
  ret %struct.string* %6
}

; Function Attrs: nounwind optsize
define dso_local %struct.string* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEmPKc(%struct.string* noundef %0, i64 noundef %1, i8* noundef %2) local_unnamed_addr #0 {
  %4 = tail call i64 @strlen(i8* noundef %2) #3
  %5 = tail call i64 @__sv_string_rest(%struct.string* noundef %0, i64 noundef %1, i64 noundef 0, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.2, i64 0, i64 0)) #3
  %6 = tail call %struct.string* @__sv_string_replace(%struct.string* noundef %0, i64 noundef %1, i64 noundef %5, i8* noundef %2, i64 noundef %4) #3
  ret %struct.string* %6
}

; Function Attrs: nounwind optsize
define dso_local %struct.string* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEmRKS4_(%struct.string* noundef %0, i64 noundef %1, %struct.string* nocapture noundef readonly %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.string, %struct.string* %2, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8, !tbaa !2
  %6 = getelementptr inbounds %struct.string, %struct.string* %2, i64 0, i32 1
  %7 = load i64, i64* %6, align 8, !tbaa !8
  %8 = tail call i64 @__sv_string_rest(%struct.string* noundef %0, i64 noundef %1, i64 noundef 0, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.2, i64 0, i64 0)) #3
  %9 = tail call %struct.string* @__sv_string_replace(%struct.string* noundef %0, i64 noundef %1, i64 noundef %8, i8* noundef %5, i64 noundef %7) #3
  ret %struct.string* %9
}

; Function Attrs: nounwind optsize
define dso_local %struct.string* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEmRKS4_mm(%struct.string* noundef %0, i64 noundef %1, %struct.string* noundef %2, i64 noundef %3, i64 noundef %4) local_unnamed_addr #0 {
  %6 = tail call i64 @__sv_string_rest(%struct.string* noundef %2, i64 noundef %3, i64 noundef %4, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.3, i64 0, i64 0)) #3
  %7 = getelementptr inbounds %struct.string, %struct.string* %2, i64 0, i32 0
  %8 = load i8*, i8** %7, align 8, !tbaa !2
  %9 = getelementptr inbounds i8, i8* %8, i64 %3
  %10 = tail call i64 @__sv_string_rest(%struct.string* noundef %0, i64 noundef %1, i64 noundef 0, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.2, i64 0, i64 0)) #3
  %11 = tail call %struct.string* @__sv_string_replace(%struct.string* noundef %0, i64 noundef %1, i64 noundef %10, i8* noundef %9, i64 noundef %6) #3
  ret %struct.string* %11
}

; Function Attrs: nounwind optsize
define dso_local %struct.string* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEmmc(%struct.string* noundef %0, i64 noundef %1, i64 noundef %2, i8 noundef signext %3) local_unnamed_addr #0 {
  %5 = tail call i64 @__sv_string_rest(%struct.string* noundef %0, i64 noundef %1, i64 noundef 0, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.3, i64 0, i64 0)) #3
  %6 = tail call %struct.string* @__sv_string_fill(%struct.string* noundef %0, i64 noundef %1, i64 noundef 0, i64 noundef %2, i8 noundef signext %3) #3
  ret %struct.string* %6
}

; Function Attrs: nounwind optsize
define dso_local %struct.string* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5eraseEmm(%struct.string* noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i64 @__sv_string_rest(%struct.string* noundef %0, i64 noundef %1, i64 noundef %2, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.4, i64 0, i64 0)) #3
  %5 = tail call %struct.string* @__sv_string_replace(%struct.string* noundef %0, i64 noundef %1, i64 noundef %4, i8* noundef null, i64 noundef 0) #3
  ret %struct.string* %5
}

; Function Attrs: nounwind optsize
define dso_local i8* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5eraseEN9__gnu_cxx17__normal_iteratorIPKcS4_EE(%struct.string* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %4 = load i8*, i8** %3, align 8, !tbaa !2
  %5 = ptrtoint i8* %1 to i64
  %6 = ptrtoint i8* %4 to i64
  %7 = sub i64 %5, %6
  %8 = tail call %struct.string* @__sv_string_replace(%struct.string* noundef %0, i64 noundef %7, i64 noundef 1, i8* noundef null, i64 noundef 0) #3
  %9 = getelementptr inbounds %struct.string, %struct.string* %8, i64 0, i32 0
  %10 = load i8*, i8** %9, align 8, !tbaa !2
  %11 = getelementptr inbounds i8, i8* %10, i64 %7
  ret i8* %11
}

; Function Attrs: nounwind optsize
define dso_local i8* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5eraseEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_(%struct.string* noundef %0, i8* noundef %1, i8* noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8, !tbaa !2
  %6 = ptrtoint i8* %1 to i64
  %7 = ptrtoint i8* %5 to i64
  %8 = sub i64 %6, %7
  %9 = ptrtoint i8* %2 to i64
  %10 = sub i64 %9, %6
  %11 = tail call %struct.string* @__sv_string_replace(%struct.string* noundef %0, i64 noundef %8, i64 noundef %10, i8* noundef null, i64 noundef 0) #3
  %12 = getelementptr inbounds %struct.string, %struct.string* %11, i64 0, i32 0
  %13 = load i8*, i8** %12, align 8, !tbaa !2
  %14 = getelementptr inbounds i8, i8* %13, i64 %8
  ret i8* %14
}

; Function Attrs: nounwind optsize
define dso_local i8* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5eraseEN9__gnu_cxx17__normal_iteratorIPcS4_EE(%struct.string* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %4 = load i8*, i8** %3, align 8, !tbaa !2
  %5 = ptrtoint i8* %1 to i64
  %6 = ptrtoint i8* %4 to i64
  %7 = sub i64 %5, %6
  %8 = tail call %struct.string* @__sv_string_replace(%struct.string* noundef %0, i64 noundef %7, i64 noundef 1, i8* noundef null, i64 noundef 0) #3
  %9 = getelementptr inbounds %struct.string, %struct.string* %8, i64 0, i32 0
  %10 = load i8*, i8** %9, align 8, !tbaa !2
  %11 = getelementptr inbounds i8, i8* %10, i64 %7
  ret i8* %11
}

; Function Attrs: nounwind optsize
define dso_local i8* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5eraseEN9__gnu_cxx17__normal_iteratorIPcS4_EES8_(%struct.string* noundef %0, i8* noundef %1, i8* noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8, !tbaa !2
  %6 = ptrtoint i8* %1 to i64
  %7 = ptrtoint i8* %5 to i64
  %8 = sub i64 %6, %7
  %9 = ptrtoint i8* %2 to i64
  %10 = sub i64 %9, %6
  %11 = tail call %struct.string* @__sv_string_replace(%struct.string* noundef %0, i64 noundef %8, i64 noundef %10, i8* noundef null, i64 noundef 0) #3
  %12 = getelementptr inbounds %struct.string, %struct.string* %11, i64 0, i32 0
  %13 = load i8*, i8** %12, align 8, !tbaa !2
  %14 = getelementptr inbounds i8, i8* %13, i64 %8
  ret i8* %14
}

; Function Attrs: nounwind optsize
define dso_local i8* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEN9__gnu_cxx17__normal_iteratorIPKcS4_EEmc(%struct.string* noundef %0, i8* noundef %1, i64 noundef %2, i8 noundef signext %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %6 = load i8*, i8** %5, align 8, !tbaa !2
  %7 = ptrtoint i8* %1 to i64
  %8 = ptrtoint i8* %6 to i64
  %9 = sub i64 %7, %8
  %10 = tail call %struct.string* @__sv_string_fill(%struct.string* noundef %0, i64 noundef %9, i64 noundef 0, i64 noundef %2, i8 noundef signext %3) #3
  %11 = getelementptr inbounds %struct.string, %struct.string* %10, i64 0, i32 0
  %12 = load i8*, i8** %11, align 8, !tbaa !2
  %13 = getelementptr inbounds i8, i8* %12, i64 %9
  ret i8* %13
}

; Function Attrs: nounwind optsize
define dso_local i8* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEN9__gnu_cxx17__normal_iteratorIPKcS4_EEc(%struct.string* noundef %0, i8* noundef %1, i8 noundef signext %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8, !tbaa !2
  %6 = ptrtoint i8* %1 to i64
  %7 = ptrtoint i8* %5 to i64
  %8 = sub i64 %6, %7
  %9 = tail call %struct.string* @__sv_string_fill(%struct.string* noundef %0, i64 noundef %8, i64 noundef 0, i64 noundef 1, i8 noundef signext %2) #3
  %10 = getelementptr inbounds %struct.string, %struct.string* %9, i64 0, i32 0
  %11 = load i8*, i8** %10, align 8, !tbaa !2
  %12 = getelementptr inbounds i8, i8* %11, i64 %8
  ret i8* %12
}

; Function Attrs: nounwind optsize
define dso_local i8* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEN9__gnu_cxx17__normal_iteratorIPKcS4_EESt16initializer_listIcE(%struct.string* noundef %0, i8* noundef %1, i8* noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %6 = load i8*, i8** %5, align 8, !tbaa !2
  %7 = ptrtoint i8* %1 to i64
  %8 = ptrtoint i8* %6 to i64
  %9 = sub i64 %7, %8
  %10 = tail call %struct.string* @__sv_string_replace(%struct.string* noundef %0, i64 noundef %9, i64 noundef 0, i8* noundef %2, i64 noundef %3) #3
  %11 = getelementptr inbounds %struct.string, %struct.string* %10, i64 0, i32 0
  %12 = load i8*, i8** %11, align 8, !tbaa !2
  %13 = getelementptr inbounds i8, i8* %12, i64 %9
  ret i8* %13
}

; Function Attrs: nounwind optsize
define dso_local i8* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEN9__gnu_cxx17__normal_iteratorIPcS4_EEc(%struct.string* noundef %0, i8* noundef %1, i8 noundef signext %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8, !tbaa !2
  %6 = ptrtoint i8* %1 to i64
  %7 = ptrtoint i8* %5 to i64
  %8 = sub i64 %6, %7
  %9 = tail call %struct.string* @__sv_string_fill(%struct.string* noundef %0, i64 noundef %8, i64 noundef 0, i64 noundef 1, i8 noundef signext %2) #3
  %10 = getelementptr inbounds %struct.string, %struct.string* %9, i64 0, i32 0
  %11 = load i8*, i8** %10, align 8, !tbaa !2
  %12 = getelementptr inbounds i8, i8* %11, i64 %8
  ret i8* %12
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEN9__gnu_cxx17__normal_iteratorIPcS4_EEmc(%struct.string* noundef %0, i8* noundef %1, i64 noundef %2, i8 noundef signext %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %6 = load i8*, i8** %5, align 8, !tbaa !2
  %7 = ptrtoint i8* %1 to i64
  %8 = ptrtoint i8* %6 to i64
  %9 = sub i64 %7, %8
  %10 = tail call %struct.string* @__sv_string_fill(%struct.string* noundef %0, i64 noundef %9, i64 noundef 0, i64 noundef %2, i8 noundef signext %3) #3
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEN9__gnu_cxx17__normal_iteratorIPcS4_EESt16initializer_listIcE(%struct.string* noundef %0, i8* noundef %1, i8* noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %6 = load i8*, i8** %5, align 8, !tbaa !2
  %7 = ptrtoint i8* %1 to i64
  %8 = ptrtoint i8* %6 to i64
  %9 = sub i64 %7, %8
  %10 = tail call %struct.string* @__sv_string_replace(%struct.string* noundef %0, i64 noundef %9, i64 noundef 0, i8* noundef %2, i64 noundef %3) #3
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertIN9__gnu_cxx17__normal_iteratorIPcS4_EEEEvS9_T_SA_(%struct.string* noundef %0, i8* noundef %1, i8* noundef %2, i8* noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %6 = load i8*, i8** %5, align 8, !tbaa !2
  %7 = ptrtoint i8* %1 to i64
  %8 = ptrtoint i8* %6 to i64
  %9 = sub i64 %7, %8
  %10 = ptrtoint i8* %3 to i64
  %11 = ptrtoint i8* %2 to i64
  %12 = sub i64 %10, %11
  %13 = tail call %struct.string* @__sv_string_replace(%struct.string* noundef %0, i64 noundef %9, i64 noundef 0, i8* noundef %2, i64 noundef %12) #3
  ret void
}

; Function Attrs: nounwind optsize
define dso_local %struct.string* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_RKS4_(%struct.string* noundef %0, i8* noundef %1, i8* noundef %2, %struct.string* nocapture noundef readonly %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %6 = load i8*, i8** %5, align 8, !tbaa !2
  %7 = ptrtoint i8* %1 to i64
  %8 = ptrtoint i8* %6 to i64
  %9 = sub i64 %7, %8
  %10 = ptrtoint i8* %2 to i64
  %11 = sub i64 %10, %7
  %12 = getelementptr inbounds %struct.string, %struct.string* %3, i64 0, i32 0
  %13 = load i8*, i8** %12, align 8, !tbaa !2
  %14 = getelementptr inbounds %struct.string, %struct.string* %3, i64 0, i32 1
  %15 = load i64, i64* %14, align 8, !tbaa !8
  %16 = tail call %struct.string* @__sv_string_replace(%struct.string* noundef %0, i64 noundef %9, i64 noundef %11, i8* noundef %13, i64 noundef %15) #3
  ret %struct.string* %16
}

; Function Attrs: nounwind optsize
define dso_local %struct.string* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_S8_(%struct.string* noundef %0, i8* noundef %1, i8* noundef %2, i8* noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %6 = load i8*, i8** %5, align 8, !tbaa !2
  %7 = ptrtoint i8* %1 to i64
  %8 = ptrtoint i8* %6 to i64
  %9 = sub i64 %7, %8
  %10 = ptrtoint i8* %2 to i64
  %11 = sub i64 %10, %7
  %12 = tail call i64 @strlen(i8* noundef %3) #3
  %13 = tail call %struct.string* @__sv_string_replace(%struct.string* noundef %0, i64 noundef %9, i64 noundef %11, i8* noundef %3, i64 noundef %12) #3
  ret %struct.string* %13
}

; Function Attrs: nounwind optsize
define dso_local %struct.string* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_S8_m(%struct.string* noundef %0, i8* noundef %1, i8* noundef %2, i8* noundef %3, i64 noundef %4) local_unnamed_addr #0 {
  %6 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %7 = load i8*, i8** %6, align 8, !tbaa !2
  %8 = ptrtoint i8* %1 to i64
  %9 = ptrtoint i8* %7 to i64
  %10 = sub i64 %8, %9
  %11 = ptrtoint i8* %2 to i64
  %12 = sub i64 %11, %8
  %13 = tail call %struct.string* @__sv_string_replace(%struct.string* noundef %0, i64 noundef %10, i64 noundef %12, i8* noundef %3, i64 noundef %4) #3
  ret %struct.string* %13
}

; Function Attrs: nounwind optsize
define dso_local %struct.string* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_mc(%struct.string* noundef %0, i8* noundef %1, i8* noundef %2, i64 noundef %3, i8 noundef signext %4) local_unnamed_addr #0 {
  %6 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %7 = load i8*, i8** %6, align 8, !tbaa !2
  %8 = ptrtoint i8* %1 to i64
  %9 = ptrtoint i8* %7 to i64
  %10 = sub i64 %8, %9
  %11 = ptrtoint i8* %2 to i64
  %12 = sub i64 %11, %8
  %13 = tail call %struct.string* @__sv_string_fill(%struct.string* noundef %0, i64 noundef %10, i64 noundef %12, i64 noundef %3, i8 noundef signext %4) #3
  ret %struct.string* %13
}

; Function Attrs: nounwind optsize
define dso_local %struct.string* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_St16initializer_listIcE(%struct.string* noundef %0, i8* noundef %1, i8* noundef %2, i8* noundef %3, i64 noundef %4) local_unnamed_addr #0 {
  %6 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %7 = load i8*, i8** %6, align 8, !tbaa !2
  %8 = ptrtoint i8* %1 to i64
  %9 = ptrtoint i8* %7 to i64
  %10 = sub i64 %8, %9
  %11 = ptrtoint i8* %2 to i64
  %12 = sub i64 %11, %8
  %13 = tail call %struct.string* @__sv_string_replace(%struct.string* noundef %0, i64 noundef %10, i64 noundef %12, i8* noundef %3, i64 noundef %4) #3
  ret %struct.string* %13
}

; Function Attrs: nounwind optsize
define dso_local %struct.string* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_S8_S8_(%struct.string* noundef %0, i8* noundef %1, i8* noundef %2, i8* noundef %3, i8* noundef %4) local_unnamed_addr #0 {
  %6 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %7 = load i8*, i8** %6, align 8, !tbaa !2
  %8 = ptrtoint i8* %1 to i64
  %9 = ptrtoint i8* %7 to i64
  %10 = sub i64 %8, %9
  %11 = ptrtoint i8* %2 to i64
  %12 = sub i64 %11, %8
  %13 = ptrtoint i8* %4 to i64
  %14 = ptrtoint i8* %3 to i64
  %15 = sub i64 %13, %14
  %16 = tail call %struct.string* @__sv_string_replace(%struct.string* noundef %0, i64 noundef %10, i64 noundef %12, i8* noundef %3, i64 noundef %15) #3
  ret %struct.string* %16
}

; Function Attrs: nounwind optsize
define dso_local %struct.string* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_S9_S9_(%struct.string* noundef %0, i8* noundef %1, i8* noundef %2, i8* noundef %3, i8* noundef %4) local_unnamed_addr #0 {
  %6 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %7 = load i8*, i8** %6, align 8, !tbaa !2
  %8 = ptrtoint i8* %1 to i64
  %9 = ptrtoint i8* %7 to i64
  %10 = sub i64 %8, %9
  %11 = ptrtoint i8* %2 to i64
  %12 = sub i64 %11, %8
  %13 = ptrtoint i8* %4 to i64
  %14 = ptrtoint i8* %3 to i64
  %15 = sub i64 %13, %14
  %16 = tail call %struct.string* @__sv_string_replace(%struct.string* noundef %0, i64 noundef %10, i64 noundef %12, i8* noundef %3, i64 noundef %15) #3
  ret %struct.string* %16
}

; Function Attrs: nounwind optsize
define dso_local %struct.string* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_PcSA_(%struct.string* noundef %0, i8* noundef %1, i8* noundef %2, i8* noundef %3, i8* noundef %4) local_unnamed_addr #0 {
  %6 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %7 = load i8*, i8** %6, align 8, !tbaa !2
  %8 = ptrtoint i8* %1 to i64
  %9 = ptrtoint i8* %7 to i64
  %10 = sub i64 %8, %9
  %11 = ptrtoint i8* %2 to i64
  %12 = sub i64 %11, %8
  %13 = ptrtoint i8* %4 to i64
  %14 = ptrtoint i8* %3 to i64
  %15 = sub i64 %13, %14
  %16 = tail call %struct.string* @__sv_string_replace(%struct.string* noundef %0, i64 noundef %10, i64 noundef %12, i8* noundef %3, i64 noundef %15) #3
  ret %struct.string* %16
}

; Function Attrs: nounwind optsize
define dso_local %struct.string* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_NS6_IPcS4_EESB_(%struct.string* noundef %0, i8* noundef %1, i8* noundef %2, i8* noundef %3, i8* noundef %4) local_unnamed_addr #0 {
  %6 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %7 = load i8*, i8** %6, align 8, !tbaa !2
  %8 = ptrtoint i8* %1 to i64
  %9 = ptrtoint i8* %7 to i64
  %10 = sub i64 %8, %9
  %11 = ptrtoint i8* %2 to i64
  %12 = sub i64 %11, %8
  %13 = ptrtoint i8* %4 to i64
  %14 = ptrtoint i8* %3 to i64
  %15 = sub i64 %13, %14
  %16 = tail call %struct.string* @__sv_string_replace(%struct.string* noundef %0, i64 noundef %10, i64 noundef %12, i8* noundef %3, i64 noundef %15) #3
  ret %struct.string* %16
}

; Function Attrs: nounwind optsize
define dso_local %struct.string* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEN9__gnu_cxx17__normal_iteratorIPcS4_EES8_RKS4_(%struct.string* noundef %0, i8* noundef %1, i8* noundef %2, %struct.string* nocapture noundef readonly %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %6 = load i8*, i8** %5, align 8, !tbaa !2
  %7 = ptrtoint i8* %1 to i64
  %8 = ptrtoint i8* %6 to i64
  %9 = sub i64 %7, %8
  %10 = ptrtoint i8* %2 to i64
  %11 = sub i64 %10, %7
  %12 = getelementptr inbounds %struct.string, %struct.string* %3, i64 0, i32 0
  %13 = load i8*, i8** %12, align 8, !tbaa !2
  %14 = getelementptr inbounds %struct.string, %struct.string* %3, i64 0, i32 1
  %15 = load i64, i64* %14, align 8, !tbaa !8
  %16 = tail call %struct.string* @__sv_string_replace(%struct.string* noundef %0, i64 noundef %9, i64 noundef %11, i8* noundef %13, i64 noundef %15) #3
  ret %struct.string* %16
}

; Function Attrs: nounwind optsize
define dso_local %struct.string* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEN9__gnu_cxx17__normal_iteratorIPcS4_EES8_PKc(%struct.string* noundef %0, i8* noundef %1, i8* noundef %2, i8* noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %6 = load i8*, i8** %5, align 8, !tbaa !2
  %7 = ptrtoint i8* %1 to i64
  %8 = ptrtoint i8* %6 to i64
  %9 = sub i64 %7, %8
  %10 = ptrtoint i8* %2 to i64
  %11 = sub i64 %10, %7
  %12 = tail call i64 @strlen(i8* noundef %3) #3
  %13 = tail call %struct.string* @__sv_string_replace(%struct.string* noundef %0, i64 noundef %9, i64 noundef %11, i8* noundef %3, i64 noundef %12) #3
  ret %struct.string* %13
}

; Function Attrs: nounwind optsize
define dso_local %struct.string* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEN9__gnu_cxx17__normal_iteratorIPcS4_EES8_PKcm(%struct.string* noundef %0, i8* noundef %1, i8* noundef %2, i8* noundef %3, i64 noundef %4) local_unnamed_addr #0 {
  %6 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %7 = load i8*, i8** %6, align 8, !tbaa !2
  %8 = ptrtoint i8* %1 to i64
  %9 = ptrtoint i8* %7 to i64
  %10 = sub i64 %8, %9
  %11 = ptrtoint i8* %2 to i64
  %12 = sub i64 %11, %8
  %13 = tail call %struct.string* @__sv_string_replace(%struct.string* noundef %0, i64 noundef %10, i64 noundef %12, i8* noundef %3, i64 noundef %4) #3
  ret %struct.string* %13
}

; Function Attrs: nounwind optsize
define dso_local %struct.string* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEN9__gnu_cxx17__normal_iteratorIPcS4_EES8_mc(%struct.string* noundef %0, i8* noundef %1, i8* noundef %2, i64 noundef %3, i8 noundef signext %4) local_unnamed_addr #0 {
  %6 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %7 = load i8*, i8** %6, align 8, !tbaa !2
  %8 = ptrtoint i8* %1 to i64
  %9 = ptrtoint i8* %7 to i64
  %10 = sub i64 %8, %9
  %11 = ptrtoint i8* %2 to i64
  %12 = sub i64 %11, %8
  %13 = tail call %struct.string* @__sv_string_fill(%struct.string* noundef %0, i64 noundef %10, i64 noundef %12, i64 noundef %3, i8 noundef signext %4) #3
  ret %struct.string* %13
}

; Function Attrs: nounwind optsize
define dso_local %struct.string* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEN9__gnu_cxx17__normal_iteratorIPcS4_EES8_PKcSA_(%struct.string* noundef %0, i8* noundef %1, i8* noundef %2, i8* noundef %3, i8* noundef %4) local_unnamed_addr #0 {
  %6 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %7 = load i8*, i8** %6, align 8, !tbaa !2
  %8 = ptrtoint i8* %1 to i64
  %9 = ptrtoint i8* %7 to i64
  %10 = sub i64 %8, %9
  %11 = ptrtoint i8* %2 to i64
  %12 = sub i64 %11, %8
  %13 = ptrtoint i8* %4 to i64
  %14 = ptrtoint i8* %3 to i64
  %15 = sub i64 %13, %14
  %16 = tail call %struct.string* @__sv_string_replace(%struct.string* noundef %0, i64 noundef %10, i64 noundef %12, i8* noundef %3, i64 noundef %15) #3
  ret %struct.string* %16
}

; Function Attrs: nounwind optsize
define dso_local %struct.string* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEN9__gnu_cxx17__normal_iteratorIPcS4_EES8_S7_S7_(%struct.string* noundef %0, i8* noundef %1, i8* noundef %2, i8* noundef %3, i8* noundef %4) local_unnamed_addr #0 {
  %6 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %7 = load i8*, i8** %6, align 8, !tbaa !2
  %8 = ptrtoint i8* %1 to i64
  %9 = ptrtoint i8* %7 to i64
  %10 = sub i64 %8, %9
  %11 = ptrtoint i8* %2 to i64
  %12 = sub i64 %11, %8
  %13 = ptrtoint i8* %4 to i64
  %14 = ptrtoint i8* %3 to i64
  %15 = sub i64 %13, %14
  %16 = tail call %struct.string* @__sv_string_replace(%struct.string* noundef %0, i64 noundef %10, i64 noundef %12, i8* noundef %3, i64 noundef %15) #3
  ret %struct.string* %16
}

; Function Attrs: nounwind optsize
define dso_local %struct.string* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEN9__gnu_cxx17__normal_iteratorIPcS4_EES8_S8_S8_(%struct.string* noundef %0, i8* noundef %1, i8* noundef %2, i8* noundef %3, i8* noundef %4) local_unnamed_addr #0 {
  %6 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %7 = load i8*, i8** %6, align 8, !tbaa !2
  %8 = ptrtoint i8* %1 to i64
  %9 = ptrtoint i8* %7 to i64
  %10 = sub i64 %8, %9
  %11 = ptrtoint i8* %2 to i64
  %12 = sub i64 %11, %8
  %13 = ptrtoint i8* %4 to i64
  %14 = ptrtoint i8* %3 to i64
  %15 = sub i64 %13, %14
  %16 = tail call %struct.string* @__sv_string_replace(%struct.string* noundef %0, i64 noundef %10, i64 noundef %12, i8* noundef %3, i64 noundef %15) #3
  ret %struct.string* %16
}

; Function Attrs: nounwind optsize
define dso_local %struct.string* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEN9__gnu_cxx17__normal_iteratorIPcS4_EES8_NS6_IPKcS4_EESB_(%struct.string* noundef %0, i8* noundef %1, i8* noundef %2, i8* noundef %3, i8* noundef %4) local_unnamed_addr #0 {
  %6 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %7 = load i8*, i8** %6, align 8, !tbaa !2
  %8 = ptrtoint i8* %1 to i64
  %9 = ptrtoint i8* %7 to i64
  %10 = sub i64 %8, %9
  %11 = ptrtoint i8* %2 to i64
  %12 = sub i64 %11, %8
  %13 = ptrtoint i8* %4 to i64
  %14 = ptrtoint i8* %3 to i64
  %15 = sub i64 %13, %14
  %16 = tail call %struct.string* @__sv_string_replace(%struct.string* noundef %0, i64 noundef %10, i64 noundef %12, i8* noundef %3, i64 noundef %15) #3
  ret %struct.string* %16
}

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nobuiltin nounwind optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !4, i64 0}
!3 = !{!"string", !4, i64 0, !7, i64 8, !5, i64 16}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"long", !5, i64 0}
!8 = !{!3, !7, i64 8}
!9 = !{!5, !5, i64 0}
