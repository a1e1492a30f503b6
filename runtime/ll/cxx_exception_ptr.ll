; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/cxx_exception_ptr.c
; ModuleID = 'runtime/c/cxx_exception_ptr.c'
source_filename = "runtime/c/cxx_exception_ptr.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.exceptions = type { %struct.exception*, i32, i8* }
%struct.exception = type { i64, i64, %struct.type*, void (i8*)*, void ()*, void ()*, %struct.exception*, i64, %struct.exception*, %struct.allowed*, i64, i8*, [4 x i64] }
%struct.type = type { i8**, i8* }
%struct.allowed = type { i64, [0 x %struct.type*] }
%struct.anon = type { i64, i8*, [2 x i8*] }
%struct.nested = type { i8**, i8* }

@__sv_exceptions = external thread_local local_unnamed_addr global %struct.exceptions, align 8
@_ZTSSt16nested_exception = dso_local constant [21 x i8] c"St16nested_exception\00", align 16
@_ZTVN10__cxxabiv117__class_type_infoE = external dso_local constant [0 x i8*], align 8
@_ZTISt16nested_exception = dso_local constant %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([0 x i8*]* @_ZTVN10__cxxabiv117__class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([21 x i8], [21 x i8]* @_ZTSSt16nested_exception, i32 0, i32 0) }, align 8
@_ZTVSt16nested_exception = dso_local local_unnamed_addr constant %struct.anon { i64 0, i8* bitcast (%struct.type* @_ZTISt16nested_exception to i8*), [2 x i8*] [i8* bitcast (void (%struct.nested*)* @_ZNSt16nested_exceptionD2Ev to i8*), i8* bitcast (void (%struct.nested*)* @_ZNSt16nested_exceptionD0Ev to i8*)] }, align 8

@_ZNSt15__exception_ptr13exception_ptrC1Ev = dso_local alias void (i8**), void (i8**)* @_ZNSt15__exception_ptr13exception_ptrC2Ev
@_ZNSt15__exception_ptr13exception_ptrC1EPv = dso_local alias void (i8**, i8*), void (i8**, i8*)* @_ZNSt15__exception_ptr13exception_ptrC2EPv
@_ZNSt15__exception_ptr13exception_ptrC1ERKS0_ = dso_local alias void (i8**, i8**), void (i8**, i8**)* @_ZNSt15__exception_ptr13exception_ptrC2ERKS0_
@_ZNSt15__exception_ptr13exception_ptrC1EMS0_FvvE = dso_local alias void (i8**, i8*, i64), void (i8**, i8*, i64)* @_ZNSt15__exception_ptr13exception_ptrC2EMS0_FvvE
@_ZNSt15__exception_ptr13exception_ptrD1Ev = dso_local alias void (i8**), void (i8**)* @_ZNSt15__exception_ptr13exception_ptrD2Ev
@_ZNSt16nested_exceptionD1Ev = dso_local alias void (%struct.nested*), void (%struct.nested*)* @_ZNSt16nested_exceptionD2Ev

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local void @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(i8** nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = load i8*, i8** %0, align 8, !tbaa !2
  %3 = icmp eq i8* %2, null
  br i1 %3, label %9, label %4

4:                                                ; preds = %1
  %5 = getelementptr inbounds i8, i8* %2, i64 -128
  %6 = bitcast i8* %5 to i64*
  %7 = load i64, i64* %6, align 8, !tbaa !6
  %8 = add nsw i64 %7, 1
  store i64 %8, i64* %6, align 8, !tbaa !6
  br label %9

9:                                                ; preds = %4, %1
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(i8** nocapture noundef %0) local_unnamed_addr #1 {
  %2 = load i8*, i8** %0, align 8, !tbaa !2
  %3 = icmp eq i8* %2, null
  br i1 %3, label %7, label %4

4:                                                ; preds = %1
  %5 = getelementptr inbounds i8, i8* %2, i64 -128
  %6 = bitcast i8* %5 to %struct.exception*
  tail call void @__sv_release(%struct.exception* noundef nonnull %6) #7
  br label %7

7:                                                ; preds = %4, %1
  store i8* null, i8** %0, align 8, !tbaa !2
  ret void
}

; Function Attrs: optsize
declare dso_local void @__sv_release(%struct.exception* noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i8* @_ZNKSt15__exception_ptr13exception_ptr6_M_getEv(i8** nocapture noundef readonly %0) local_unnamed_addr #3 {
  %2 = load i8*, i8** %0, align 8, !tbaa !2
  ret i8* %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local void @_ZNSt15__exception_ptr13exception_ptrC2Ev(i8** nocapture noundef writeonly %0) #4 {
  store i8* null, i8** %0, align 8, !tbaa !2
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local void @_ZNSt15__exception_ptr13exception_ptrC2EPv(i8** nocapture noundef %0, i8* noundef %1) #0 {
  store i8* %1, i8** %0, align 8, !tbaa !2
  %3 = icmp eq i8* %1, null
  br i1 %3, label %9, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds i8, i8* %1, i64 -128
  %6 = bitcast i8* %5 to i64*
  %7 = load i64, i64* %6, align 8, !tbaa !6
  %8 = add nsw i64 %7, 1
  store i64 %8, i64* %6, align 8, !tbaa !6
  br label %9

9:                                                ; preds = %2, %4
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local void @_ZNSt15__exception_ptr13exception_ptrC2ERKS0_(i8** nocapture noundef writeonly %0, i8** nocapture noundef readonly %1) #0 {
  %3 = load i8*, i8** %1, align 8, !tbaa !2
  store i8* %3, i8** %0, align 8, !tbaa !2
  %4 = icmp eq i8* %3, null
  br i1 %4, label %10, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds i8, i8* %3, i64 -128
  %7 = bitcast i8* %6 to i64*
  %8 = load i64, i64* %7, align 8, !tbaa !6
  %9 = add nsw i64 %8, 1
  store i64 %9, i64* %7, align 8, !tbaa !6
  br label %10

10:                                               ; preds = %2, %5
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local void @_ZNSt15__exception_ptr13exception_ptrC2EMS0_FvvE(i8** nocapture noundef writeonly %0, i8* nocapture readnone %1, i64 %2) #4 {
  store i8* null, i8** %0, align 8, !tbaa !2
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt15__exception_ptr13exception_ptrD2Ev(i8** nocapture noundef %0) #1 {
  %2 = load i8*, i8** %0, align 8, !tbaa !2
  %3 = icmp eq i8* %2, null
  br i1 %3, label %7, label %4

4:                                                ; preds = %1
  %5 = getelementptr inbounds i8, i8* %2, i64 -128
  %6 = bitcast i8* %5 to %struct.exception*
  tail call void @__sv_release(%struct.exception* noundef nonnull %6) #7
  br label %7

7:                                                ; preds = %1, %4
  store i8* null, i8** %0, align 8, !tbaa !2
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i8** @_ZNSt15__exception_ptr13exception_ptraSERKS0_(i8** noundef returned %0, i8** nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = load i8*, i8** %0, align 8, !tbaa !2
  %4 = load i8*, i8** %1, align 8, !tbaa !2
  store i8* %4, i8** %0, align 8, !tbaa !2
  %5 = icmp eq i8* %4, null
  br i1 %5, label %11, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds i8, i8* %4, i64 -128
  %8 = bitcast i8* %7 to i64*
  %9 = load i64, i64* %8, align 8, !tbaa !6
  %10 = add nsw i64 %9, 1
  store i64 %10, i64* %8, align 8, !tbaa !6
  br label %11

11:                                               ; preds = %2, %6
  %12 = icmp eq i8* %3, null
  br i1 %12, label %16, label %13

13:                                               ; preds = %11
  %14 = getelementptr inbounds i8, i8* %3, i64 -128
  %15 = bitcast i8* %14 to %struct.exception*
  tail call void @__sv_release(%struct.exception* noundef nonnull %15) #7
  br label %16

16:                                               ; preds = %11, %13
  ret i8** %0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local void @_ZNSt15__exception_ptr13exception_ptr4swapERS0_(i8** nocapture noundef %0, i8** nocapture noundef %1) local_unnamed_addr #0 {
  %3 = load i8*, i8** %0, align 8, !tbaa !2
  %4 = load i8*, i8** %1, align 8, !tbaa !2
  store i8* %4, i8** %0, align 8, !tbaa !2
  store i8* %3, i8** %1, align 8, !tbaa !2
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local zeroext i1 @_ZNKSt15__exception_ptr13exception_ptrntEv(i8** nocapture noundef readonly %0) local_unnamed_addr #3 {
  %2 = load i8*, i8** %0, align 8, !tbaa !2
  %3 = icmp eq i8* %2, null
  ret i1 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local zeroext i1 @_ZNSt15__exception_ptreqERKNS_13exception_ptrES2_(i8** nocapture noundef readonly %0, i8** nocapture noundef readonly %1) local_unnamed_addr #3 {
  %3 = load i8*, i8** %0, align 8, !tbaa !2
  %4 = load i8*, i8** %1, align 8, !tbaa !2
  %5 = icmp eq i8* %3, %4
  ret i1 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local zeroext i1 @_ZNSt15__exception_ptrneERKNS_13exception_ptrES2_(i8** nocapture noundef readonly %0, i8** nocapture noundef readonly %1) local_unnamed_addr #3 {
  %3 = load i8*, i8** %0, align 8, !tbaa !2
  %4 = load i8*, i8** %1, align 8, !tbaa !2
  %5 = icmp ne i8* %3, %4
  ret i1 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local %struct.type* @_ZNKSt15__exception_ptr13exception_ptr20__cxa_exception_typeEv(i8** nocapture noundef readonly %0) local_unnamed_addr #3 {
  %2 = bitcast i8** %0 to %struct.exception**
  %3 = load %struct.exception*, %struct.exception** %2, align 8, !tbaa !2
  %4 = getelementptr inbounds %struct.exception, %struct.exception* %3, i64 -1, i32 2
  %5 = load %struct.type*, %struct.type** %4, align 8, !tbaa !9
  ret %struct.type* %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local void @_ZSt17current_exceptionv(i8** nocapture noundef writeonly %0) local_unnamed_addr #0 {
  %2 = load %struct.exception*, %struct.exception** getelementptr inbounds (%struct.exceptions, %struct.exceptions* @__sv_exceptions, i64 0, i32 0), align 8, !tbaa !10
  %3 = icmp eq %struct.exception* %2, null
  br i1 %3, label %4, label %5

4:                                                ; preds = %1
  store i8* null, i8** %0, align 8, !tbaa !2
  br label %13

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.exception, %struct.exception* %2, i64 0, i32 8
  %7 = load %struct.exception*, %struct.exception** %6, align 8, !tbaa !13
  %8 = getelementptr inbounds %struct.exception, %struct.exception* %7, i64 1
  %9 = bitcast i8** %0 to %struct.exception**
  store %struct.exception* %8, %struct.exception** %9, align 8, !tbaa !2
  %10 = getelementptr %struct.exception, %struct.exception* %7, i64 0, i32 0
  %11 = load i64, i64* %10, align 8, !tbaa !6
  %12 = add nsw i64 %11, 1
  store i64 %12, i64* %10, align 8, !tbaa !6
  br label %13

13:                                               ; preds = %4, %5
  ret void
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(i8** nocapture noundef readonly %0) local_unnamed_addr #5 {
  %2 = bitcast i8** %0 to %struct.exception**
  %3 = load %struct.exception*, %struct.exception** %2, align 8, !tbaa !2
  %4 = getelementptr inbounds %struct.exception, %struct.exception* %3, i64 -1
  %5 = tail call i8* @__cxa_allocate_exception(i64 noundef 0) #7
  %6 = getelementptr inbounds %struct.exception, %struct.exception* %3, i64 -1, i32 2
  %7 = load %struct.type*, %struct.type** %6, align 8, !tbaa !9
  %8 = tail call %struct.exception* @__cxa_init_primary_exception(i8* noundef %5, %struct.type* noundef %7, void (i8*)* noundef null) #7
  %9 = getelementptr inbounds %struct.exception, %struct.exception* %8, i64 0, i32 0
  store i64 1, i64* %9, align 8, !tbaa !6
  %10 = getelementptr inbounds %struct.exception, %struct.exception* %8, i64 0, i32 8
  store %struct.exception* %4, %struct.exception** %10, align 8, !tbaa !13
  %11 = getelementptr inbounds %struct.exception, %struct.exception* %4, i64 0, i32 0
  %12 = load i64, i64* %11, align 8, !tbaa !6
  %13 = add nsw i64 %12, 1
  store i64 %13, i64* %11, align 8, !tbaa !6
  tail call void @__sv_throw(%struct.exception* noundef %8, i32 noundef 0) #8
  unreachable
}

; Function Attrs: optsize
declare dso_local %struct.exception* @__cxa_init_primary_exception(i8* noundef, %struct.type* noundef, void (i8*)* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @__cxa_allocate_exception(i64 noundef) local_unnamed_addr #2

; Function Attrs: noreturn optsize
declare dso_local void @__sv_throw(%struct.exception* noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt16nested_exceptionD2Ev(%struct.nested* nocapture noundef %0) #1 {
  %2 = getelementptr inbounds %struct.nested, %struct.nested* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8, !tbaa !2
  %4 = icmp eq i8* %3, null
  br i1 %4, label %8, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds i8, i8* %3, i64 -128
  %7 = bitcast i8* %6 to %struct.exception*
  tail call void @__sv_release(%struct.exception* noundef nonnull %7) #7
  br label %8

8:                                                ; preds = %1, %5
  store i8* null, i8** %2, align 8, !tbaa !2
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt16nested_exceptionD0Ev(%struct.nested* noundef %0) #1 {
  %2 = getelementptr inbounds %struct.nested, %struct.nested* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8, !tbaa !2
  %4 = icmp eq i8* %3, null
  br i1 %4, label %8, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds i8, i8* %3, i64 -128
  %7 = bitcast i8* %6 to %struct.exception*
  tail call void @__sv_release(%struct.exception* noundef nonnull %7) #7
  br label %8

8:                                                ; preds = %1, %5
  store i8* null, i8** %2, align 8, !tbaa !2
  %9 = bitcast %struct.nested* %0 to i8*
  tail call void @_ZdlPv(i8* noundef %9) #7
  ret void
}

; Function Attrs: optsize
declare dso_local void @_ZdlPv(i8* noundef) local_unnamed_addr #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind optsize readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nobuiltin nounwind optsize "no-builtins" }
attributes #8 = { nobuiltin noreturn nounwind optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"any pointer", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!7, !8, i64 0}
!7 = !{!"exception", !8, i64 0, !8, i64 8, !3, i64 16, !3, i64 24, !3, i64 32, !3, i64 40, !3, i64 48, !8, i64 56, !3, i64 64, !3, i64 72, !8, i64 80, !3, i64 88, !4, i64 96}
!8 = !{!"long", !4, i64 0}
!9 = !{!7, !3, i64 16}
!10 = !{!11, !3, i64 0}
!11 = !{!"exceptions", !3, i64 0, !12, i64 8, !3, i64 16}
!12 = !{!"int", !4, i64 0}
!13 = !{!7, !3, i64 64}
