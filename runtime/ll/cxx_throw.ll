; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/cxx_throw.c
; ModuleID = 'runtime/c/cxx_throw.c'
source_filename = "runtime/c/cxx_throw.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.type = type { i8*, i8* }

@.str = private unnamed_addr constant [30 x i8] c"the exception that is handled\00", align 1
@.str.1 = private unnamed_addr constant [14 x i8] c"std::bad_cast\00", align 1
@.str.2 = private unnamed_addr constant [16 x i8] c"std::bad_typeid\00", align 1
@.str.3 = private unnamed_addr constant [22 x i8] c"std::bad_array_length\00", align 1
@.str.4 = private unnamed_addr constant [19 x i8] c"std::bad_exception\00", align 1
@.str.5 = private unnamed_addr constant [38 x i8] c"the exception of a std::exception_ptr\00", align 1
@.str.6 = private unnamed_addr constant [17 x i8] c"std::logic_error\00", align 1
@.str.7 = private unnamed_addr constant [18 x i8] c"std::domain_error\00", align 1
@.str.8 = private unnamed_addr constant [22 x i8] c"std::invalid_argument\00", align 1
@.str.9 = private unnamed_addr constant [18 x i8] c"std::length_error\00", align 1
@.str.10 = private unnamed_addr constant [18 x i8] c"std::out_of_range\00", align 1
@.str.11 = private unnamed_addr constant [19 x i8] c"std::runtime_error\00", align 1
@.str.12 = private unnamed_addr constant [17 x i8] c"std::range_error\00", align 1
@.str.13 = private unnamed_addr constant [20 x i8] c"std::overflow_error\00", align 1
@.str.14 = private unnamed_addr constant [21 x i8] c"std::underflow_error\00", align 1
@.str.15 = private unnamed_addr constant [23 x i8] c"std::ios_base::failure\00", align 1
@.str.16 = private unnamed_addr constant [18 x i8] c"std::system_error\00", align 1
@.str.17 = private unnamed_addr constant [18 x i8] c"std::future_error\00", align 1
@.str.18 = private unnamed_addr constant [17 x i8] c"std::regex_error\00", align 1
@.str.19 = private unnamed_addr constant [15 x i8] c"std::bad_alloc\00", align 1
@.str.20 = private unnamed_addr constant [23 x i8] c"std::bad_function_call\00", align 1
@.str.21 = private unnamed_addr constant [26 x i8] c"std::bad_array_new_length\00", align 1
@.str.22 = private unnamed_addr constant [12 x i8] c"unreachable\00", align 1
@readable.plain = internal unnamed_addr constant [10 x [2 x i8*]] [[2 x i8*] [i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.23, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.24, i32 0, i32 0)], [2 x i8*] [i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.25, i32 0, i32 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.26, i32 0, i32 0)], [2 x i8*] [i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.27, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.28, i32 0, i32 0)], [2 x i8*] [i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.29, i32 0, i32 0), i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.30, i32 0, i32 0)], [2 x i8*] [i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.31, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.32, i32 0, i32 0)], [2 x i8*] [i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.33, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.34, i32 0, i32 0)], [2 x i8*] [i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.35, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.36, i32 0, i32 0)], [2 x i8*] [i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.37, i32 0, i32 0), i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.38, i32 0, i32 0)], [2 x i8*] [i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.39, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.40, i32 0, i32 0)], [2 x i8*] [i8* getelementptr inbounds ([53 x i8], [53 x i8]* @.str.41, i32 0, i32 0), i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.42, i32 0, i32 0)]], align 16
@.str.23 = private unnamed_addr constant [2 x i8] c"i\00", align 1
@.str.24 = private unnamed_addr constant [4 x i8] c"int\00", align 1
@.str.25 = private unnamed_addr constant [2 x i8] c"j\00", align 1
@.str.26 = private unnamed_addr constant [13 x i8] c"unsigned int\00", align 1
@.str.27 = private unnamed_addr constant [2 x i8] c"l\00", align 1
@.str.28 = private unnamed_addr constant [5 x i8] c"long\00", align 1
@.str.29 = private unnamed_addr constant [2 x i8] c"m\00", align 1
@.str.30 = private unnamed_addr constant [14 x i8] c"unsigned long\00", align 1
@.str.31 = private unnamed_addr constant [2 x i8] c"c\00", align 1
@.str.32 = private unnamed_addr constant [5 x i8] c"char\00", align 1
@.str.33 = private unnamed_addr constant [2 x i8] c"b\00", align 1
@.str.34 = private unnamed_addr constant [5 x i8] c"bool\00", align 1
@.str.35 = private unnamed_addr constant [2 x i8] c"d\00", align 1
@.str.36 = private unnamed_addr constant [7 x i8] c"double\00", align 1
@.str.37 = private unnamed_addr constant [4 x i8] c"PKc\00", align 1
@.str.38 = private unnamed_addr constant [12 x i8] c"char const*\00", align 1
@.str.39 = private unnamed_addr constant [3 x i8] c"Pc\00", align 1
@.str.40 = private unnamed_addr constant [6 x i8] c"char*\00", align 1
@.str.41 = private unnamed_addr constant [53 x i8] c"NSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE\00", align 1
@.str.42 = private unnamed_addr constant [12 x i8] c"std::string\00", align 1
@.str.43 = private unnamed_addr constant [6 x i8] c"std::\00", align 1
@.str.44 = private unnamed_addr constant [3 x i8] c"::\00", align 1

; Function Attrs: nounwind optsize
define dso_local i8* @__cxa_allocate_exception(i64 noundef %0) local_unnamed_addr #0 {
  %2 = tail call i8* @calloc(i64 noundef 1, i64 noundef %0) #8
  ret i8* %2
}

; Function Attrs: optsize
declare dso_local i8* @calloc(i64 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local void @__cxa_free_exception(i8* noundef %0) local_unnamed_addr #0 {
  tail call void @free(i8* noundef %0) #8
  ret void
}

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #1

; Function Attrs: noreturn nounwind optsize
define dso_local void @__cxa_throw(i8* nocapture noundef readnone %0, %struct.type* nocapture noundef readonly %1, void (i8*)* nocapture noundef readnone %2) local_unnamed_addr #2 {
  %4 = getelementptr inbounds %struct.type, %struct.type* %1, i64 0, i32 1
  %5 = load i8*, i8** %4, align 8, !tbaa !2
  %6 = load i8, i8* %5, align 1, !tbaa !7
  %7 = icmp eq i8 %6, 42
  %8 = zext i1 %7 to i64
  %9 = getelementptr inbounds i8, i8* %5, i64 %8
  %10 = tail call fastcc i8* @readable(i8* noundef nonnull %9) #9
  tail call void @__symvm_throw(i8* noundef %10) #10
  unreachable
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #3

; Function Attrs: noreturn optsize
declare dso_local void @__symvm_throw(i8* noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define internal fastcc i8* @readable(i8* noundef %0) unnamed_addr #0 {
  %2 = alloca i8*, align 8
  br label %3

3:                                                ; preds = %1, %9
  %4 = phi i64 [ 0, %1 ], [ %10, %9 ]
  %5 = getelementptr inbounds [10 x [2 x i8*]], [10 x [2 x i8*]]* @readable.plain, i64 0, i64 %4, i64 0
  %6 = load i8*, i8** %5, align 16, !tbaa !8
  %7 = tail call i32 @strcmp(i8* noundef %0, i8* noundef %6) #8
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %12, label %9

9:                                                ; preds = %3
  %10 = add nuw nsw i64 %4, 1
  %11 = icmp eq i64 %10, 10
  br i1 %11, label %15, label %3, !llvm.loop !9

12:                                               ; preds = %3
  %13 = getelementptr inbounds [10 x [2 x i8*]], [10 x [2 x i8*]]* @readable.plain, i64 0, i64 %4, i64 1
  %14 = load i8*, i8** %13, align 8, !tbaa !8
  br label %73

15:                                               ; preds = %9
  %16 = tail call i64 @strlen(i8* noundef %0) #8
  %17 = shl i64 %16, 1
  %18 = add i64 %17, 8
  %19 = tail call i8* @calloc(i64 noundef 1, i64 noundef %18) #8
  %20 = load i8, i8* %0, align 1, !tbaa !7
  %21 = icmp eq i8 %20, 78
  %22 = zext i1 %21 to i64
  %23 = getelementptr inbounds i8, i8* %0, i64 %22
  %24 = load i8, i8* %23, align 1, !tbaa !7
  %25 = icmp eq i8 %24, 83
  br i1 %25, label %26, label %34

26:                                               ; preds = %15
  %27 = getelementptr inbounds i8, i8* %23, i64 1
  %28 = load i8, i8* %27, align 1, !tbaa !7
  %29 = icmp eq i8 %28, 116
  br i1 %29, label %30, label %34

30:                                               ; preds = %26
  %31 = tail call i8* @stpcpy(i8* noundef %19, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.43, i64 0, i64 0)) #8
  %32 = getelementptr inbounds i8, i8* %23, i64 2
  %33 = load i8, i8* %32, align 1, !tbaa !7
  br label %34

34:                                               ; preds = %30, %26, %15
  %35 = phi i8 [ %33, %30 ], [ 83, %26 ], [ %24, %15 ]
  %36 = phi i8* [ %32, %30 ], [ %23, %26 ], [ %23, %15 ]
  %37 = phi i8* [ %31, %30 ], [ %19, %26 ], [ %19, %15 ]
  %38 = bitcast i8** %2 to i8*
  br label %39

39:                                               ; preds = %65, %34
  %40 = phi i8 [ %35, %34 ], [ %67, %65 ]
  %41 = phi i8* [ %36, %34 ], [ %57, %65 ]
  %42 = phi i8* [ %37, %34 ], [ %66, %65 ]
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %38) #11
  %43 = sext i8 %40 to i32
  %44 = call i32 @isdigit(i32 noundef %43) #8
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %63, label %46

46:                                               ; preds = %39
  %47 = call i64 @strtoul(i8* noundef nonnull %41, i8** noundef nonnull %2, i32 noundef 10) #8
  %48 = icmp eq i64 %47, 0
  br i1 %48, label %63, label %49

49:                                               ; preds = %46
  %50 = load i8*, i8** %2, align 8, !tbaa !8
  %51 = call i64 @strlen(i8* noundef %50) #8
  %52 = icmp ugt i64 %47, %51
  br i1 %52, label %63, label %53

53:                                               ; preds = %49
  %54 = load i8*, i8** %2, align 8, !tbaa !8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %42, i8* align 1 %54, i64 %47, i1 false)
  %55 = getelementptr inbounds i8, i8* %42, i64 %47
  %56 = load i8*, i8** %2, align 8, !tbaa !8
  %57 = getelementptr inbounds i8, i8* %56, i64 %47
  br i1 %21, label %58, label %64

58:                                               ; preds = %53
  %59 = load i8, i8* %57, align 1, !tbaa !7
  %60 = icmp eq i8 %59, 69
  br i1 %60, label %65, label %61

61:                                               ; preds = %58
  %62 = call i8* @stpcpy(i8* noundef nonnull %55, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.44, i64 0, i64 0)) #8
  br label %65

63:                                               ; preds = %39, %46, %49
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %38) #11
  br label %73

64:                                               ; preds = %53
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %38) #11
  br label %68

65:                                               ; preds = %61, %58
  %66 = phi i8* [ %62, %61 ], [ %55, %58 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %38) #11
  %67 = load i8, i8* %57, align 1, !tbaa !7
  switch i8 %67, label %39 [
    i8 0, label %68
    i8 69, label %68
  ]

68:                                               ; preds = %65, %65, %64
  %69 = getelementptr inbounds i8, i8* %57, i64 %22
  %70 = load i8, i8* %69, align 1, !tbaa !7
  %71 = icmp eq i8 %70, 0
  %72 = select i1 %71, i8* %19, i8* %0
  br label %73

73:                                               ; preds = %63, %12, %68
  %74 = phi i8* [ %14, %12 ], [ %72, %68 ], [ %0, %63 ]
  ret i8* %74
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__cxa_rethrow() local_unnamed_addr #2 {
  tail call void @__symvm_throw(i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str, i64 0, i64 0)) #10
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__cxa_bad_cast() local_unnamed_addr #2 {
  tail call void @__symvm_throw(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0)) #10
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__cxa_bad_typeid() local_unnamed_addr #2 {
  tail call void @__symvm_throw(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.2, i64 0, i64 0)) #10
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__cxa_throw_bad_array_length() local_unnamed_addr #2 {
  tail call void @__symvm_throw(i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.3, i64 0, i64 0)) #10
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__cxa_call_unexpected(i8* nocapture noundef readnone %0) local_unnamed_addr #2 {
  tail call void @__symvm_throw(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.4, i64 0, i64 0)) #10
  unreachable
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i8* @__cxa_get_exception_ptr(i8* noundef readnone returned %0) local_unnamed_addr #5 {
  ret i8* %0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local noalias i8* @__cxa_current_exception_type() local_unnamed_addr #5 {
  ret i8* null
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local zeroext i1 @_ZSt18uncaught_exceptionv() local_unnamed_addr #5 {
  ret i1 false
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @_ZSt19uncaught_exceptionsv() local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local noalias i8* @_ZSt13set_terminatePFvvE(i8* nocapture noundef readnone %0) local_unnamed_addr #5 {
  ret i8* null
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local void @_ZSt17current_exceptionv(i8** nocapture noundef writeonly %0) local_unnamed_addr #6 {
  store i8* null, i8** %0, align 8, !tbaa !8
  ret void
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(i8** nocapture noundef readnone %0) local_unnamed_addr #2 {
  tail call void @__symvm_throw(i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.5, i64 0, i64 0)) #10
  unreachable
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(i8** nocapture noundef %0) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(i8** nocapture noundef %0) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @_ZSt19__throw_logic_errorPKc(i8* nocapture noundef readnone %0) local_unnamed_addr #2 {
  tail call void @__symvm_throw(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.6, i64 0, i64 0)) #10
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @_ZSt20__throw_domain_errorPKc(i8* nocapture noundef readnone %0) local_unnamed_addr #2 {
  tail call void @__symvm_throw(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.7, i64 0, i64 0)) #10
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @_ZSt24__throw_invalid_argumentPKc(i8* nocapture noundef readnone %0) local_unnamed_addr #2 {
  tail call void @__symvm_throw(i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.8, i64 0, i64 0)) #10
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @_ZSt20__throw_length_errorPKc(i8* nocapture noundef readnone %0) local_unnamed_addr #2 {
  tail call void @__symvm_throw(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.9, i64 0, i64 0)) #10
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @_ZSt20__throw_out_of_rangePKc(i8* nocapture noundef readnone %0) local_unnamed_addr #2 {
  tail call void @__symvm_throw(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.10, i64 0, i64 0)) #10
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @_ZSt21__throw_runtime_errorPKc(i8* nocapture noundef readnone %0) local_unnamed_addr #2 {
  tail call void @__symvm_throw(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.11, i64 0, i64 0)) #10
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @_ZSt19__throw_range_errorPKc(i8* nocapture noundef readnone %0) local_unnamed_addr #2 {
  tail call void @__symvm_throw(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i64 0, i64 0)) #10
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @_ZSt22__throw_overflow_errorPKc(i8* nocapture noundef readnone %0) local_unnamed_addr #2 {
  tail call void @__symvm_throw(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.13, i64 0, i64 0)) #10
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @_ZSt23__throw_underflow_errorPKc(i8* nocapture noundef readnone %0) local_unnamed_addr #2 {
  tail call void @__symvm_throw(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.14, i64 0, i64 0)) #10
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @_ZSt19__throw_ios_failurePKc(i8* nocapture noundef readnone %0) local_unnamed_addr #2 {
  tail call void @__symvm_throw(i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.15, i64 0, i64 0)) #10
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @_ZSt19__throw_ios_failurePKci(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #2 {
  tail call void @__symvm_throw(i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.15, i64 0, i64 0)) #10
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @_ZSt24__throw_out_of_range_fmtPKcz(i8* nocapture noundef readnone %0, ...) local_unnamed_addr #2 {
  tail call void @__symvm_throw(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.10, i64 0, i64 0)) #10
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @_ZSt20__throw_system_errori(i32 noundef %0) local_unnamed_addr #2 {
  tail call void @__symvm_throw(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.16, i64 0, i64 0)) #10
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @_ZSt20__throw_future_errori(i32 noundef %0) local_unnamed_addr #2 {
  tail call void @__symvm_throw(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.17, i64 0, i64 0)) #10
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @_ZSt19__throw_regex_errorNSt15regex_constants10error_typeE(i32 noundef %0) local_unnamed_addr #2 {
  tail call void @__symvm_throw(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.18, i64 0, i64 0)) #10
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @_ZSt16__throw_bad_castv() local_unnamed_addr #2 {
  tail call void @__symvm_throw(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0)) #10
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @_ZSt17__throw_bad_allocv() local_unnamed_addr #2 {
  tail call void @__symvm_throw(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.19, i64 0, i64 0)) #10
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @_ZSt18__throw_bad_typeidv() local_unnamed_addr #2 {
  tail call void @__symvm_throw(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.2, i64 0, i64 0)) #10
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @_ZSt21__throw_bad_exceptionv() local_unnamed_addr #2 {
  tail call void @__symvm_throw(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.4, i64 0, i64 0)) #10
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @_ZSt25__throw_bad_function_callv() local_unnamed_addr #2 {
  tail call void @__symvm_throw(i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.20, i64 0, i64 0)) #10
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @_ZSt28__throw_bad_array_new_lengthv() local_unnamed_addr #2 {
  tail call void @__symvm_throw(i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.21, i64 0, i64 0)) #10
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @_ZSt21__glibcxx_assert_failPKciS0_S0_(i8* noundef %0, i32 noundef %1, i8* noundef %2, i8* noundef %3) local_unnamed_addr #2 {
  %5 = icmp eq i8* %3, null
  %6 = select i1 %5, i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.22, i64 0, i64 0), i8* %3
  tail call void @__assert_fail(i8* noundef %6, i8* noundef %0, i32 noundef %1, i8* noundef %2) #10
  unreachable
}

; Function Attrs: noreturn optsize
declare dso_local void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local i32 @strcmp(i8* noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #3

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i8* @stpcpy(i8* noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @isdigit(i32 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i64 @strtoul(i8* noundef, i8** noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #7

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #4 = { noreturn optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #8 = { nobuiltin nounwind optsize "no-builtins" }
attributes #9 = { nobuiltin optsize "no-builtins" }
attributes #10 = { nobuiltin noreturn nounwind optsize "no-builtins" }
attributes #11 = { nounwind }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !4, i64 8}
!3 = !{!"type", !4, i64 0, !4, i64 8}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!5, !5, i64 0}
!8 = !{!4, !4, i64 0}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
