; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/cxx_throw.c
; ModuleID = 'runtime/c/cxx_throw.c'
source_filename = "runtime/c/cxx_throw.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.anon = type { i64, i8*, [3 x i8*] }
%struct.single = type { %struct.type, %struct.type* }
%struct.type = type { i8**, i8* }
%struct.anon.0 = type { i64, i8*, [3 x i8*] }
%struct.anon.1 = type { i64, i8*, [3 x i8*] }
%struct.anon.2 = type { i64, i8*, [3 x i8*] }
%struct.anon.3 = type { i64, i8*, [3 x i8*] }
%struct.anon.4 = type { i64, i8*, [3 x i8*] }
%struct.anon.5 = type { i64, i8*, [3 x i8*] }
%struct.error = type { i8**, i8* }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct.coded_error = type { %struct.error, %struct.code }
%struct.code = type { i32, %struct.category* }
%struct.category = type { %struct.category_functions* }
%struct.category_functions = type { void (%struct.category*)*, void (%struct.category*)*, i8* (%struct.category*)*, void (i8**, %struct.category*, i32)*, void (%struct.string*, %struct.category*, i32)*, {}*, i1 (%struct.category*, i32, %struct.code*)*, i1 (%struct.category*, %struct.code*, i32)* }
%struct.string = type { i8*, i64, %union.anon }
%union.anon = type { i64, [8 x i8] }

@_ZTVSt9bad_alloc = external dso_local constant %struct.anon, align 8
@_ZTISt9bad_alloc = external dso_local constant %struct.single, align 8
@_ZTVSt20bad_array_new_length = external dso_local constant %struct.anon.0, align 8
@_ZTISt20bad_array_new_length = external dso_local constant %struct.single, align 8
@_ZTVSt8bad_cast = external dso_local constant %struct.anon.1, align 8
@_ZTISt8bad_cast = external dso_local constant %struct.single, align 8
@_ZTVSt10bad_typeid = external dso_local constant %struct.anon.2, align 8
@_ZTISt10bad_typeid = external dso_local constant %struct.single, align 8
@_ZTVSt13bad_exception = external dso_local constant %struct.anon.3, align 8
@_ZTISt13bad_exception = external dso_local constant %struct.single, align 8
@_ZTVSt17bad_function_call = external dso_local constant %struct.anon.4, align 8
@_ZTISt17bad_function_call = external dso_local constant %struct.single, align 8
@_ZTVSt16bad_array_length = external dso_local constant %struct.anon.5, align 8
@_ZTISt16bad_array_length = external dso_local constant %struct.single, align 8
@_ZTISt11logic_error = external dso_local constant %struct.single, align 8
@_ZTISt12domain_error = external dso_local constant %struct.single, align 8
@_ZTISt16invalid_argument = external dso_local constant %struct.single, align 8
@_ZTISt12length_error = external dso_local constant %struct.single, align 8
@_ZTISt12out_of_range = external dso_local constant %struct.single, align 8
@_ZTISt13runtime_error = external dso_local constant %struct.single, align 8
@_ZTISt11range_error = external dso_local constant %struct.single, align 8
@_ZTISt14overflow_error = external dso_local constant %struct.single, align 8
@_ZTISt15underflow_error = external dso_local constant %struct.single, align 8
@.str = private unnamed_addr constant [4 x i8] c"%zu\00", align 1
@_ZTISt11regex_error = external dso_local constant %struct.single, align 8
@.str.1 = private unnamed_addr constant [12 x i8] c"unreachable\00", align 1

; Function Attrs: noreturn nounwind optsize
define dso_local void @_ZSt17__throw_bad_allocv() local_unnamed_addr #0 {
  %1 = tail call i8* @__cxa_allocate_exception(i64 noundef 8) #6
  %2 = bitcast i8* %1 to i8***
  store i8** getelementptr inbounds (%struct.anon, %struct.anon* @_ZTVSt9bad_alloc, i64 0, i32 2, i64 0), i8*** %2, align 8, !tbaa !2
  tail call void @__cxa_throw(i8* noundef %1, %struct.type* noundef getelementptr inbounds (%struct.single, %struct.single* @_ZTISt9bad_alloc, i64 0, i32 0), void (i8*)* noundef nonnull @_ZNSt9bad_allocD1Ev) #7
  unreachable
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: optsize
declare dso_local i8* @__cxa_allocate_exception(i64 noundef) local_unnamed_addr #2

; Function Attrs: noreturn optsize
declare dso_local void @__cxa_throw(i8* noundef, %struct.type* noundef, void (i8*)* noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local void @_ZNSt9bad_allocD1Ev(i8* noundef) #2

; Function Attrs: noreturn nounwind optsize
define dso_local void @_ZSt28__throw_bad_array_new_lengthv() local_unnamed_addr #0 {
  %1 = tail call i8* @__cxa_allocate_exception(i64 noundef 8) #6
  %2 = bitcast i8* %1 to i8***
  store i8** getelementptr inbounds (%struct.anon.0, %struct.anon.0* @_ZTVSt20bad_array_new_length, i64 0, i32 2, i64 0), i8*** %2, align 8, !tbaa !2
  tail call void @__cxa_throw(i8* noundef %1, %struct.type* noundef getelementptr inbounds (%struct.single, %struct.single* @_ZTISt20bad_array_new_length, i64 0, i32 0), void (i8*)* noundef nonnull @_ZNSt20bad_array_new_lengthD1Ev) #7
  unreachable
}

; Function Attrs: optsize
declare dso_local void @_ZNSt20bad_array_new_lengthD1Ev(i8* noundef) #2

; Function Attrs: noreturn nounwind optsize
define dso_local void @_ZSt16__throw_bad_castv() local_unnamed_addr #0 {
  %1 = tail call i8* @__cxa_allocate_exception(i64 noundef 8) #6
  %2 = bitcast i8* %1 to i8***
  store i8** getelementptr inbounds (%struct.anon.1, %struct.anon.1* @_ZTVSt8bad_cast, i64 0, i32 2, i64 0), i8*** %2, align 8, !tbaa !2
  tail call void @__cxa_throw(i8* noundef %1, %struct.type* noundef getelementptr inbounds (%struct.single, %struct.single* @_ZTISt8bad_cast, i64 0, i32 0), void (i8*)* noundef nonnull @_ZNSt8bad_castD1Ev) #7
  unreachable
}

; Function Attrs: optsize
declare dso_local void @_ZNSt8bad_castD1Ev(i8* noundef) #2

; Function Attrs: noreturn nounwind optsize
define dso_local void @_ZSt18__throw_bad_typeidv() local_unnamed_addr #0 {
  %1 = tail call i8* @__cxa_allocate_exception(i64 noundef 8) #6
  %2 = bitcast i8* %1 to i8***
  store i8** getelementptr inbounds (%struct.anon.2, %struct.anon.2* @_ZTVSt10bad_typeid, i64 0, i32 2, i64 0), i8*** %2, align 8, !tbaa !2
  tail call void @__cxa_throw(i8* noundef %1, %struct.type* noundef getelementptr inbounds (%struct.single, %struct.single* @_ZTISt10bad_typeid, i64 0, i32 0), void (i8*)* noundef nonnull @_ZNSt10bad_typeidD1Ev) #7
  unreachable
}

; Function Attrs: optsize
declare dso_local void @_ZNSt10bad_typeidD1Ev(i8* noundef) #2

; Function Attrs: noreturn nounwind optsize
define dso_local void @_ZSt21__throw_bad_exceptionv() local_unnamed_addr #0 {
  %1 = tail call i8* @__cxa_allocate_exception(i64 noundef 8) #6
  %2 = bitcast i8* %1 to i8***
  store i8** getelementptr inbounds (%struct.anon.3, %struct.anon.3* @_ZTVSt13bad_exception, i64 0, i32 2, i64 0), i8*** %2, align 8, !tbaa !2
  tail call void @__cxa_throw(i8* noundef %1, %struct.type* noundef getelementptr inbounds (%struct.single, %struct.single* @_ZTISt13bad_exception, i64 0, i32 0), void (i8*)* noundef nonnull @_ZNSt13bad_exceptionD1Ev) #7
  unreachable
}

; Function Attrs: optsize
declare dso_local void @_ZNSt13bad_exceptionD1Ev(i8* noundef) #2

; Function Attrs: noreturn nounwind optsize
define dso_local void @_ZSt25__throw_bad_function_callv() local_unnamed_addr #0 {
  %1 = tail call i8* @__cxa_allocate_exception(i64 noundef 8) #6
  %2 = bitcast i8* %1 to i8***
  store i8** getelementptr inbounds (%struct.anon.4, %struct.anon.4* @_ZTVSt17bad_function_call, i64 0, i32 2, i64 0), i8*** %2, align 8, !tbaa !2
  tail call void @__cxa_throw(i8* noundef %1, %struct.type* noundef getelementptr inbounds (%struct.single, %struct.single* @_ZTISt17bad_function_call, i64 0, i32 0), void (i8*)* noundef nonnull @_ZNSt17bad_function_callD1Ev) #7
  unreachable
}

; Function Attrs: optsize
declare dso_local void @_ZNSt17bad_function_callD1Ev(i8* noundef) #2

; Function Attrs: noreturn nounwind optsize
define dso_local void @__cxa_throw_bad_array_length() local_unnamed_addr #0 {
  %1 = tail call i8* @__cxa_allocate_exception(i64 noundef 8) #6
  %2 = bitcast i8* %1 to i8***
  store i8** getelementptr inbounds (%struct.anon.5, %struct.anon.5* @_ZTVSt16bad_array_length, i64 0, i32 2, i64 0), i8*** %2, align 8, !tbaa !2
  tail call void @__cxa_throw(i8* noundef %1, %struct.type* noundef getelementptr inbounds (%struct.single, %struct.single* @_ZTISt16bad_array_length, i64 0, i32 0), void (i8*)* noundef nonnull @_ZNSt16bad_array_lengthD1Ev) #7
  unreachable
}

; Function Attrs: optsize
declare dso_local void @_ZNSt16bad_array_lengthD1Ev(i8* noundef) #2

; Function Attrs: noreturn nounwind optsize
define dso_local void @__cxa_throw_bad_array_new_length() local_unnamed_addr #0 {
  tail call void @_ZSt28__throw_bad_array_new_lengthv() #8
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__cxa_bad_cast() local_unnamed_addr #0 {
  tail call void @_ZSt16__throw_bad_castv() #8
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__cxa_bad_typeid() local_unnamed_addr #0 {
  tail call void @_ZSt18__throw_bad_typeidv() #8
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @_ZSt19__throw_logic_errorPKc(i8* noundef %0) local_unnamed_addr #0 {
  %2 = tail call i8* @__cxa_allocate_exception(i64 noundef 16) #6
  %3 = bitcast i8* %2 to %struct.error*
  tail call void @_ZNSt11logic_errorC1EPKc(%struct.error* noundef %3, i8* noundef %0) #6
  tail call void @__cxa_throw(i8* noundef %2, %struct.type* noundef getelementptr inbounds (%struct.single, %struct.single* @_ZTISt11logic_error, i64 0, i32 0), void (i8*)* noundef nonnull @_ZNSt11logic_errorD1Ev) #7
  unreachable
}

; Function Attrs: optsize
declare dso_local void @_ZNSt11logic_errorC1EPKc(%struct.error* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @_ZNSt11logic_errorD1Ev(i8* noundef) #2

; Function Attrs: noreturn nounwind optsize
define dso_local void @_ZSt20__throw_domain_errorPKc(i8* noundef %0) local_unnamed_addr #0 {
  %2 = tail call i8* @__cxa_allocate_exception(i64 noundef 16) #6
  %3 = bitcast i8* %2 to %struct.error*
  tail call void @_ZNSt12domain_errorC1EPKc(%struct.error* noundef %3, i8* noundef %0) #6
  tail call void @__cxa_throw(i8* noundef %2, %struct.type* noundef getelementptr inbounds (%struct.single, %struct.single* @_ZTISt12domain_error, i64 0, i32 0), void (i8*)* noundef nonnull @_ZNSt12domain_errorD1Ev) #7
  unreachable
}

; Function Attrs: optsize
declare dso_local void @_ZNSt12domain_errorC1EPKc(%struct.error* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @_ZNSt12domain_errorD1Ev(i8* noundef) #2

; Function Attrs: noreturn nounwind optsize
define dso_local void @_ZSt24__throw_invalid_argumentPKc(i8* noundef %0) local_unnamed_addr #0 {
  %2 = tail call i8* @__cxa_allocate_exception(i64 noundef 16) #6
  %3 = bitcast i8* %2 to %struct.error*
  tail call void @_ZNSt16invalid_argumentC1EPKc(%struct.error* noundef %3, i8* noundef %0) #6
  tail call void @__cxa_throw(i8* noundef %2, %struct.type* noundef getelementptr inbounds (%struct.single, %struct.single* @_ZTISt16invalid_argument, i64 0, i32 0), void (i8*)* noundef nonnull @_ZNSt16invalid_argumentD1Ev) #7
  unreachable
}

; Function Attrs: optsize
declare dso_local void @_ZNSt16invalid_argumentC1EPKc(%struct.error* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @_ZNSt16invalid_argumentD1Ev(i8* noundef) #2

; Function Attrs: noreturn nounwind optsize
define dso_local void @_ZSt20__throw_length_errorPKc(i8* noundef %0) local_unnamed_addr #0 {
  %2 = tail call i8* @__cxa_allocate_exception(i64 noundef 16) #6
  %3 = bitcast i8* %2 to %struct.error*
  tail call void @_ZNSt12length_errorC1EPKc(%struct.error* noundef %3, i8* noundef %0) #6
  tail call void @__cxa_throw(i8* noundef %2, %struct.type* noundef getelementptr inbounds (%struct.single, %struct.single* @_ZTISt12length_error, i64 0, i32 0), void (i8*)* noundef nonnull @_ZNSt12length_errorD1Ev) #7
  unreachable
}

; Function Attrs: optsize
declare dso_local void @_ZNSt12length_errorC1EPKc(%struct.error* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @_ZNSt12length_errorD1Ev(i8* noundef) #2

; Function Attrs: noreturn nounwind optsize
define dso_local void @_ZSt20__throw_out_of_rangePKc(i8* noundef %0) local_unnamed_addr #0 {
  %2 = tail call i8* @__cxa_allocate_exception(i64 noundef 16) #6
  %3 = bitcast i8* %2 to %struct.error*
  tail call void @_ZNSt12out_of_rangeC1EPKc(%struct.error* noundef %3, i8* noundef %0) #6
  tail call void @__cxa_throw(i8* noundef %2, %struct.type* noundef getelementptr inbounds (%struct.single, %struct.single* @_ZTISt12out_of_range, i64 0, i32 0), void (i8*)* noundef nonnull @_ZNSt12out_of_rangeD1Ev) #7
  unreachable
}

; Function Attrs: optsize
declare dso_local void @_ZNSt12out_of_rangeC1EPKc(%struct.error* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @_ZNSt12out_of_rangeD1Ev(i8* noundef) #2

; Function Attrs: noreturn nounwind optsize
define dso_local void @_ZSt21__throw_runtime_errorPKc(i8* noundef %0) local_unnamed_addr #0 {
  %2 = tail call i8* @__cxa_allocate_exception(i64 noundef 16) #6
  %3 = bitcast i8* %2 to %struct.error*
  tail call void @_ZNSt13runtime_errorC1EPKc(%struct.error* noundef %3, i8* noundef %0) #6
  tail call void @__cxa_throw(i8* noundef %2, %struct.type* noundef getelementptr inbounds (%struct.single, %struct.single* @_ZTISt13runtime_error, i64 0, i32 0), void (i8*)* noundef nonnull @_ZNSt13runtime_errorD1Ev) #7
  unreachable
}

; Function Attrs: optsize
declare dso_local void @_ZNSt13runtime_errorC1EPKc(%struct.error* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @_ZNSt13runtime_errorD1Ev(i8* noundef) #2

; Function Attrs: noreturn nounwind optsize
define dso_local void @_ZSt19__throw_range_errorPKc(i8* noundef %0) local_unnamed_addr #0 {
  %2 = tail call i8* @__cxa_allocate_exception(i64 noundef 16) #6
  %3 = bitcast i8* %2 to %struct.error*
  tail call void @_ZNSt11range_errorC1EPKc(%struct.error* noundef %3, i8* noundef %0) #6
  tail call void @__cxa_throw(i8* noundef %2, %struct.type* noundef getelementptr inbounds (%struct.single, %struct.single* @_ZTISt11range_error, i64 0, i32 0), void (i8*)* noundef nonnull @_ZNSt11range_errorD1Ev) #7
  unreachable
}

; Function Attrs: optsize
declare dso_local void @_ZNSt11range_errorC1EPKc(%struct.error* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @_ZNSt11range_errorD1Ev(i8* noundef) #2

; Function Attrs: noreturn nounwind optsize
define dso_local void @_ZSt22__throw_overflow_errorPKc(i8* noundef %0) local_unnamed_addr #0 {
  %2 = tail call i8* @__cxa_allocate_exception(i64 noundef 16) #6
  %3 = bitcast i8* %2 to %struct.error*
  tail call void @_ZNSt14overflow_errorC1EPKc(%struct.error* noundef %3, i8* noundef %0) #6
  tail call void @__cxa_throw(i8* noundef %2, %struct.type* noundef getelementptr inbounds (%struct.single, %struct.single* @_ZTISt14overflow_error, i64 0, i32 0), void (i8*)* noundef nonnull @_ZNSt14overflow_errorD1Ev) #7
  unreachable
}

; Function Attrs: optsize
declare dso_local void @_ZNSt14overflow_errorC1EPKc(%struct.error* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @_ZNSt14overflow_errorD1Ev(i8* noundef) #2

; Function Attrs: noreturn nounwind optsize
define dso_local void @_ZSt23__throw_underflow_errorPKc(i8* noundef %0) local_unnamed_addr #0 {
  %2 = tail call i8* @__cxa_allocate_exception(i64 noundef 16) #6
  %3 = bitcast i8* %2 to %struct.error*
  tail call void @_ZNSt15underflow_errorC1EPKc(%struct.error* noundef %3, i8* noundef %0) #6
  tail call void @__cxa_throw(i8* noundef %2, %struct.type* noundef getelementptr inbounds (%struct.single, %struct.single* @_ZTISt15underflow_error, i64 0, i32 0), void (i8*)* noundef nonnull @_ZNSt15underflow_errorD1Ev) #7
  unreachable
}

; Function Attrs: optsize
declare dso_local void @_ZNSt15underflow_errorC1EPKc(%struct.error* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @_ZNSt15underflow_errorD1Ev(i8* noundef) #2

; Function Attrs: noreturn nounwind optsize
define dso_local void @_ZSt24__throw_out_of_range_fmtPKcz(i8* nocapture noundef readonly %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1024 x i8], align 16
  %3 = alloca [24 x i8], align 16
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = getelementptr inbounds [1024 x i8], [1024 x i8]* %2, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 1024, i8* nonnull %5) #9
  %6 = getelementptr inbounds [24 x i8], [24 x i8]* %3, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %6) #9
  %7 = getelementptr inbounds [1024 x i8], [1024 x i8]* %2, i64 0, i64 1023
  %8 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %8) #9
  call void @llvm.va_start(i8* nonnull %8)
  %9 = load i8, i8* %0, align 1, !tbaa !7
  %10 = icmp eq i8 %9, 0
  br i1 %10, label %79, label %11

11:                                               ; preds = %1
  %12 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, i32 0
  %13 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, i32 2
  %14 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, i32 3
  %15 = ptrtoint i8* %7 to i64
  br label %16

16:                                               ; preds = %11, %65
  %17 = phi i8 [ %9, %11 ], [ %75, %65 ]
  %18 = phi i8* [ %0, %11 ], [ %69, %65 ]
  %19 = phi i8* [ %5, %11 ], [ %74, %65 ]
  %20 = icmp eq i8 %17, 37
  br i1 %20, label %21, label %65

21:                                               ; preds = %16
  %22 = getelementptr inbounds i8, i8* %18, i64 1
  %23 = load i8, i8* %22, align 1, !tbaa !7
  switch i8 %23, label %62 [
    i8 115, label %24
    i8 122, label %40
  ]

24:                                               ; preds = %21
  %25 = load i32, i32* %12, align 16
  %26 = icmp ult i32 %25, 41
  br i1 %26, label %27, label %32

27:                                               ; preds = %24
  %28 = load i8*, i8** %14, align 16
  %29 = zext i32 %25 to i64
  %30 = getelementptr i8, i8* %28, i64 %29
  %31 = add nuw nsw i32 %25, 8
  store i32 %31, i32* %12, align 16
  br label %35

32:                                               ; preds = %24
  %33 = load i8*, i8** %13, align 8
  %34 = getelementptr i8, i8* %33, i64 8
  store i8* %34, i8** %13, align 8
  br label %35

35:                                               ; preds = %32, %27
  %36 = phi i8* [ %30, %27 ], [ %33, %32 ]
  %37 = bitcast i8* %36 to i8**
  %38 = load i8*, i8** %37, align 8
  %39 = call i64 @strlen(i8* noundef %38) #6
  br label %65

40:                                               ; preds = %21
  %41 = getelementptr inbounds i8, i8* %18, i64 2
  %42 = load i8, i8* %41, align 1, !tbaa !7
  %43 = icmp eq i8 %42, 117
  br i1 %43, label %44, label %62

44:                                               ; preds = %40
  %45 = load i32, i32* %12, align 16
  %46 = icmp ult i32 %45, 41
  br i1 %46, label %47, label %52

47:                                               ; preds = %44
  %48 = load i8*, i8** %14, align 16
  %49 = zext i32 %45 to i64
  %50 = getelementptr i8, i8* %48, i64 %49
  %51 = add nuw nsw i32 %45, 8
  store i32 %51, i32* %12, align 16
  br label %55

52:                                               ; preds = %44
  %53 = load i8*, i8** %13, align 8
  %54 = getelementptr i8, i8* %53, i64 8
  store i8* %54, i8** %13, align 8
  br label %55

55:                                               ; preds = %52, %47
  %56 = phi i8* [ %50, %47 ], [ %53, %52 ]
  %57 = bitcast i8* %56 to i64*
  %58 = load i64, i64* %57, align 8
  %59 = call i64 @__symvm_observe(i64 noundef %58) #6
  %60 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %6, i64 noundef 24, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0), i64 noundef %59) #6
  %61 = sext i32 %60 to i64
  br label %65

62:                                               ; preds = %21, %40
  %63 = icmp eq i8 %23, 37
  %64 = select i1 %63, i64 2, i64 1
  br label %65

65:                                               ; preds = %16, %62, %55, %35
  %66 = phi i64 [ 3, %55 ], [ 2, %35 ], [ 1, %16 ], [ %64, %62 ]
  %67 = phi i8* [ %6, %55 ], [ %38, %35 ], [ %18, %16 ], [ %18, %62 ]
  %68 = phi i64 [ %61, %55 ], [ %39, %35 ], [ 1, %16 ], [ 1, %62 ]
  %69 = getelementptr inbounds i8, i8* %18, i64 %66
  %70 = ptrtoint i8* %19 to i64
  %71 = sub i64 %15, %70
  %72 = icmp ugt i64 %68, %71
  %73 = select i1 %72, i64 %71, i64 %68
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %19, i8* align 1 %67, i64 %73, i1 false)
  %74 = getelementptr inbounds i8, i8* %19, i64 %73
  %75 = load i8, i8* %69, align 1, !tbaa !7
  %76 = icmp ne i8 %75, 0
  %77 = icmp ult i8* %74, %7
  %78 = select i1 %76, i1 %77, i1 false
  br i1 %78, label %16, label %79, !llvm.loop !8

79:                                               ; preds = %65, %1
  %80 = phi i8* [ %5, %1 ], [ %74, %65 ]
  call void @llvm.va_end(i8* nonnull %8)
  store i8 0, i8* %80, align 1, !tbaa !7
  call void @_ZSt20__throw_out_of_rangePKc(i8* noundef nonnull %5) #8
  unreachable
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #4

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @snprintf(i8* noundef, i64 noundef, i8* noundef, ...) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @__symvm_observe(i64 noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #4

; Function Attrs: noreturn nounwind optsize
define dso_local void @_ZSt19__throw_regex_errorNSt15regex_constants10error_typeE(i32 noundef %0) local_unnamed_addr #0 {
  %2 = tail call i8* @__cxa_allocate_exception(i64 noundef 24) #6
  %3 = bitcast i8* %2 to %struct.coded_error*
  tail call void @_ZNSt11regex_errorC1ENSt15regex_constants10error_typeE(%struct.coded_error* noundef %3, i32 noundef %0) #6
  tail call void @__cxa_throw(i8* noundef %2, %struct.type* noundef getelementptr inbounds (%struct.single, %struct.single* @_ZTISt11regex_error, i64 0, i32 0), void (i8*)* noundef nonnull @_ZNSt11regex_errorD1Ev) #7
  unreachable
}

; Function Attrs: optsize
declare dso_local void @_ZNSt11regex_errorC1ENSt15regex_constants10error_typeE(%struct.coded_error* noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @_ZNSt11regex_errorD1Ev(i8* noundef) #2

; Function Attrs: noreturn nounwind optsize
define dso_local void @_ZSt21__glibcxx_assert_failPKciS0_S0_(i8* noundef %0, i32 noundef %1, i8* noundef %2, i8* noundef %3) local_unnamed_addr #0 {
  %5 = icmp eq i8* %3, null
  %6 = select i1 %5, i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i64 0, i64 0), i8* %3
  tail call void @__assert_fail(i8* noundef %6, i8* noundef %0, i32 noundef %1, i8* noundef %2) #7
  unreachable
}

; Function Attrs: noreturn optsize
declare dso_local void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #3

attributes #0 = { noreturn nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nosync nounwind willreturn }
attributes #5 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #6 = { nobuiltin nounwind optsize "no-builtins" }
attributes #7 = { nobuiltin noreturn nounwind optsize "no-builtins" }
attributes #8 = { nobuiltin noreturn optsize "no-builtins" }
attributes #9 = { nounwind }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !4, i64 0}
!3 = !{!"plain", !4, i64 0}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!5, !5, i64 0}
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
