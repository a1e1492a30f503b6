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
@_ZTISt11regex_error = external dso_local constant %struct.single, align 8
@.str = private unnamed_addr constant [12 x i8] c"unreachable\00", align 1

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
  br i1 %10, label %91, label %11

11:                                               ; preds = %1
  %12 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, i32 0
  %13 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, i32 2
  %14 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, i32 3
  %15 = getelementptr inbounds [24 x i8], [24 x i8]* %3, i64 0, i64 24
  %16 = ptrtoint i8* %15 to i64
  %17 = ptrtoint i8* %7 to i64
  br label %18

18:                                               ; preds = %11, %77
  %19 = phi i8 [ %9, %11 ], [ %87, %77 ]
  %20 = phi i8* [ %0, %11 ], [ %81, %77 ]
  %21 = phi i8* [ %5, %11 ], [ %86, %77 ]
  %22 = icmp eq i8 %19, 37
  br i1 %22, label %23, label %77

23:                                               ; preds = %18
  %24 = getelementptr inbounds i8, i8* %20, i64 1
  %25 = load i8, i8* %24, align 1, !tbaa !7
  switch i8 %25, label %74 [
    i8 115, label %26
    i8 122, label %42
  ]

26:                                               ; preds = %23
  %27 = load i32, i32* %12, align 16
  %28 = icmp ult i32 %27, 41
  br i1 %28, label %29, label %34

29:                                               ; preds = %26
  %30 = load i8*, i8** %14, align 16
  %31 = zext i32 %27 to i64
  %32 = getelementptr i8, i8* %30, i64 %31
  %33 = add nuw nsw i32 %27, 8
  store i32 %33, i32* %12, align 16
  br label %37

34:                                               ; preds = %26
  %35 = load i8*, i8** %13, align 8
  %36 = getelementptr i8, i8* %35, i64 8
  store i8* %36, i8** %13, align 8
  br label %37

37:                                               ; preds = %34, %29
  %38 = phi i8* [ %32, %29 ], [ %35, %34 ]
  %39 = bitcast i8* %38 to i8**
  %40 = load i8*, i8** %39, align 8
  %41 = call i64 @strlen(i8* noundef %40) #6
  br label %77

42:                                               ; preds = %23
  %43 = getelementptr inbounds i8, i8* %20, i64 2
  %44 = load i8, i8* %43, align 1, !tbaa !7
  %45 = icmp eq i8 %44, 117
  br i1 %45, label %46, label %74

46:                                               ; preds = %42
  %47 = load i32, i32* %12, align 16
  %48 = icmp ult i32 %47, 41
  br i1 %48, label %49, label %54

49:                                               ; preds = %46
  %50 = load i8*, i8** %14, align 16
  %51 = zext i32 %47 to i64
  %52 = getelementptr i8, i8* %50, i64 %51
  %53 = add nuw nsw i32 %47, 8
  store i32 %53, i32* %12, align 16
  br label %57

54:                                               ; preds = %46
  %55 = load i8*, i8** %13, align 8
  %56 = getelementptr i8, i8* %55, i64 8
  store i8* %56, i8** %13, align 8
  br label %57

57:                                               ; preds = %54, %49
  %58 = phi i8* [ %52, %49 ], [ %55, %54 ]
  %59 = bitcast i8* %58 to i64*
  %60 = load i64, i64* %59, align 8
  %61 = call i64 @__symvm_observe(i64 noundef %60) #6
  br label %62

62:                                               ; preds = %62, %57
  %63 = phi i64 [ %61, %57 ], [ %69, %62 ]
  %64 = phi i8* [ %15, %57 ], [ %68, %62 ]
  %65 = urem i64 %63, 10
  %66 = trunc i64 %65 to i8
  %67 = or i8 %66, 48
  %68 = getelementptr inbounds i8, i8* %64, i64 -1
  store i8 %67, i8* %68, align 1, !tbaa !7
  %69 = udiv i64 %63, 10
  %70 = icmp ult i64 %63, 10
  br i1 %70, label %71, label %62, !llvm.loop !8

71:                                               ; preds = %62
  %72 = ptrtoint i8* %68 to i64
  %73 = sub i64 %16, %72
  br label %77

74:                                               ; preds = %23, %42
  %75 = icmp eq i8 %25, 37
  %76 = select i1 %75, i64 2, i64 1
  br label %77

77:                                               ; preds = %18, %74, %71, %37
  %78 = phi i64 [ 3, %71 ], [ 2, %37 ], [ 1, %18 ], [ %76, %74 ]
  %79 = phi i8* [ %68, %71 ], [ %40, %37 ], [ %20, %18 ], [ %20, %74 ]
  %80 = phi i64 [ %73, %71 ], [ %41, %37 ], [ 1, %18 ], [ 1, %74 ]
  %81 = getelementptr inbounds i8, i8* %20, i64 %78
  %82 = ptrtoint i8* %21 to i64
  %83 = sub i64 %17, %82
  %84 = icmp ugt i64 %80, %83
  %85 = select i1 %84, i64 %83, i64 %80
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %21, i8* align 1 %79, i64 %85, i1 false)
  %86 = getelementptr inbounds i8, i8* %21, i64 %85
  %87 = load i8, i8* %81, align 1, !tbaa !7
  %88 = icmp ne i8 %87, 0
  %89 = icmp ult i8* %86, %7
  %90 = select i1 %88, i1 %89, i1 false
  br i1 %90, label %18, label %91, !llvm.loop !11

91:                                               ; preds = %77, %1
  %92 = phi i8* [ %5, %1 ], [ %86, %77 ]
  call void @llvm.va_end(i8* nonnull %8)
  store i8 0, i8* %92, align 1, !tbaa !7
  call void @_ZSt20__throw_out_of_rangePKc(i8* noundef nonnull %5) #8
  unreachable
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #4

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #2

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
  %6 = select i1 %5, i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* %3
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
!11 = distinct !{!11, !9, !10}
