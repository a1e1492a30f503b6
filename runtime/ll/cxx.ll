; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/cxx.c
; ModuleID = 'runtime/c/cxx.c'
source_filename = "runtime/c/cxx.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sv_file = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, [3 x i8*], i8*, %struct.sv_file*, i32, i32, i64, %struct.sv_channel*, i8*, [16 x i8], i32, i8, [39 x i8] }
%struct.sv_channel = type { i8*, %struct.sv_cookie_functions, void (i8*)*, i32 (i8*, i32)* }
%struct.sv_cookie_functions = type { i64 (i8*, i8*, i64)*, i64 (i8*, i8*, i64)*, i32 (i8*, i64*, i32)*, i32 (i8*)* }

@may_fail = internal unnamed_addr global i32 0, align 4
@.str = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.1 = private unnamed_addr constant [28 x i8] c"pure virtual method called\0A\00", align 1
@.str.2 = private unnamed_addr constant [31 x i8] c"deleted virtual method called\0A\00", align 1
@.str.3 = private unnamed_addr constant [26 x i8] c"std::bad_array_new_length\00", align 1
@_ZSt7nothrow = weak_odr dso_local local_unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.4 = private unnamed_addr constant [15 x i8] c"std::bad_alloc\00", align 1
@stderr = external dso_local local_unnamed_addr global %struct.sv_file*, align 8
@.str.5 = private unnamed_addr constant [46 x i8] c"terminate called without an active exception\0A\00", align 1

; Function Attrs: nounwind optsize
define weak dso_local i8* @_Znwm(i64 noundef %0) local_unnamed_addr #0 {
  %2 = tail call i8* @malloc(i64 noundef %0) #7
  %3 = icmp ne i8* %2, null
  %4 = load i32, i32* @may_fail, align 4
  %5 = icmp ne i32 %4, 0
  %6 = select i1 %3, i1 true, i1 %5
  br i1 %6, label %8, label %7

7:                                                ; preds = %1
  tail call void @__symvm_throw(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.4, i64 0, i64 0)) #8
  unreachable

8:                                                ; preds = %1
  ret i8* %2
}

; Function Attrs: optsize
declare dso_local i8* @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define weak dso_local i8* @_ZnwmSt11align_val_t(i64 noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i8* @memalign(i64 noundef %1, i64 noundef %0) #7
  %4 = icmp ne i8* %3, null
  %5 = load i32, i32* @may_fail, align 4
  %6 = icmp ne i32 %5, 0
  %7 = select i1 %4, i1 true, i1 %6
  br i1 %7, label %9, label %8

8:                                                ; preds = %2
  tail call void @__symvm_throw(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.4, i64 0, i64 0)) #8
  unreachable

9:                                                ; preds = %2
  ret i8* %3
}

; Function Attrs: optsize
declare dso_local i8* @memalign(i64 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define weak dso_local i8* @_Znam(i64 noundef %0) local_unnamed_addr #0 {
  %2 = tail call i8* @_Znwm(i64 noundef %0) #9
  ret i8* %2
}

; Function Attrs: nounwind optsize
define weak dso_local i8* @_ZnamSt11align_val_t(i64 noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i8* @_ZnwmSt11align_val_t(i64 noundef %0, i64 noundef %1) #9
  ret i8* %3
}

; Function Attrs: nounwind optsize
define weak dso_local i8* @_ZnwmRKSt9nothrow_t(i64 noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = load i32, i32* @may_fail, align 4, !tbaa !2
  %4 = add nsw i32 %3, 1
  store i32 %4, i32* @may_fail, align 4, !tbaa !2
  %5 = tail call i8* @_Znwm(i64 noundef %0) #9
  %6 = load i32, i32* @may_fail, align 4, !tbaa !2
  %7 = add nsw i32 %6, -1
  store i32 %7, i32* @may_fail, align 4, !tbaa !2
  ret i8* %5
}

; Function Attrs: nounwind optsize
define weak dso_local i8* @_ZnwmSt11align_val_tRKSt9nothrow_t(i64 noundef %0, i64 noundef %1, i8* noundef %2) local_unnamed_addr #0 {
  %4 = load i32, i32* @may_fail, align 4, !tbaa !2
  %5 = add nsw i32 %4, 1
  store i32 %5, i32* @may_fail, align 4, !tbaa !2
  %6 = tail call i8* @_ZnwmSt11align_val_t(i64 noundef %0, i64 noundef %1) #9
  %7 = load i32, i32* @may_fail, align 4, !tbaa !2
  %8 = add nsw i32 %7, -1
  store i32 %8, i32* @may_fail, align 4, !tbaa !2
  ret i8* %6
}

; Function Attrs: nounwind optsize
define weak dso_local i8* @_ZnamRKSt9nothrow_t(i64 noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = tail call i8* @_ZnwmRKSt9nothrow_t(i64 noundef %0, i8* noundef %1) #9
  ret i8* %3
}

; Function Attrs: nounwind optsize
define weak dso_local i8* @_ZnamSt11align_val_tRKSt9nothrow_t(i64 noundef %0, i64 noundef %1, i8* noundef %2) local_unnamed_addr #0 {
  %4 = tail call i8* @_ZnwmSt11align_val_tRKSt9nothrow_t(i64 noundef %0, i64 noundef %1, i8* noundef %2) #9
  ret i8* %4
}

; Function Attrs: nounwind optsize
define weak dso_local void @_ZdlPv(i8* noundef %0) local_unnamed_addr #0 {
  tail call void @free(i8* noundef %0) #7
  ret void
}

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define weak dso_local void @_ZdlPvSt11align_val_t(i8* noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  tail call void @free(i8* noundef %0) #7
  ret void
}

; Function Attrs: nounwind optsize
define weak dso_local void @_ZdaPv(i8* noundef %0) local_unnamed_addr #0 {
  tail call void @_ZdlPv(i8* noundef %0) #9
  ret void
}

; Function Attrs: nounwind optsize
define weak dso_local void @_ZdaPvSt11align_val_t(i8* noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  tail call void @_ZdlPvSt11align_val_t(i8* noundef %0, i64 noundef %1) #9
  ret void
}

; Function Attrs: nounwind optsize
define weak dso_local void @_ZdlPvm(i8* noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  tail call void @_ZdlPv(i8* noundef %0) #9
  ret void
}

; Function Attrs: nounwind optsize
define weak dso_local void @_ZdaPvm(i8* noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  tail call void @_ZdaPv(i8* noundef %0) #9
  ret void
}

; Function Attrs: nounwind optsize
define weak dso_local void @_ZdlPvmSt11align_val_t(i8* noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  tail call void @_ZdlPvSt11align_val_t(i8* noundef %0, i64 noundef %2) #9
  ret void
}

; Function Attrs: nounwind optsize
define weak dso_local void @_ZdaPvmSt11align_val_t(i8* noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  tail call void @_ZdaPvSt11align_val_t(i8* noundef %0, i64 noundef %2) #9
  ret void
}

; Function Attrs: nounwind optsize
define weak dso_local void @_ZdlPvRKSt9nothrow_t(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  tail call void @_ZdlPv(i8* noundef %0) #9
  ret void
}

; Function Attrs: nounwind optsize
define weak dso_local void @_ZdaPvRKSt9nothrow_t(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  tail call void @_ZdaPv(i8* noundef %0) #9
  ret void
}

; Function Attrs: nounwind optsize
define weak dso_local void @_ZdlPvSt11align_val_tRKSt9nothrow_t(i8* noundef %0, i64 noundef %1, i8* noundef %2) local_unnamed_addr #0 {
  tail call void @_ZdlPvSt11align_val_t(i8* noundef %0, i64 noundef %1) #9
  ret void
}

; Function Attrs: nounwind optsize
define weak dso_local void @_ZdaPvSt11align_val_tRKSt9nothrow_t(i8* noundef %0, i64 noundef %1, i8* noundef %2) local_unnamed_addr #0 {
  tail call void @_ZdaPvSt11align_val_t(i8* noundef %0, i64 noundef %1) #9
  ret void
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @_ZSt9terminatev() local_unnamed_addr #2 {
  tail call fastcc void @end(i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str, i64 0, i64 0)) #10
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define internal fastcc void @end(i8* noundef %0) unnamed_addr #2 {
  %2 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !6
  %3 = tail call i32 @fputs(i8* noundef %0, %struct.sv_file* noundef %2) #7
  %4 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !6
  %5 = tail call i32 @fputs(i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str.5, i64 0, i64 0), %struct.sv_file* noundef %4) #7
  tail call void @abort() #8
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__cxa_pure_virtual() local_unnamed_addr #2 {
  tail call fastcc void @end(i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.1, i64 0, i64 0)) #10
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__cxa_deleted_virtual() local_unnamed_addr #2 {
  tail call fastcc void @end(i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.2, i64 0, i64 0)) #10
  unreachable
}

; Function Attrs: mustprogress nofree norecurse nounwind optsize willreturn
define dso_local i32 @__cxa_guard_acquire(i64* noundef %0) local_unnamed_addr #3 {
  %2 = bitcast i64* %0 to i8*
  %3 = load volatile i8, i8* %2, align 1, !tbaa !8
  %4 = icmp eq i8 %3, 0
  %5 = zext i1 %4 to i32
  ret i32 %5
}

; Function Attrs: nofree norecurse nounwind optsize
define dso_local void @__cxa_guard_release(i64* noundef %0) local_unnamed_addr #4 {
  %2 = bitcast i64* %0 to i8*
  store volatile i8 1, i8* %2, align 1, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @__cxa_guard_abort(i64* nocapture noundef %0) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__cxa_throw_bad_array_new_length() local_unnamed_addr #2 {
  tail call void @__symvm_throw(i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.3, i64 0, i64 0)) #8
  unreachable
}

; Function Attrs: noreturn optsize
declare dso_local void @__symvm_throw(i8* noundef) local_unnamed_addr #6

; Function Attrs: noreturn nounwind optsize
define dso_local i32 @__gxx_personality_v0() local_unnamed_addr #2 {
  tail call void @abort() #8
  unreachable
}

; Function Attrs: noreturn optsize
declare dso_local void @abort() local_unnamed_addr #6

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i8* @__cxa_begin_catch(i8* noundef readnone returned %0) local_unnamed_addr #5 {
  ret i8* %0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @__cxa_end_catch() local_unnamed_addr #5 {
  ret void
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @_Unwind_Resume(i8* nocapture noundef readnone %0) local_unnamed_addr #2 {
  tail call void @abort() #8
  unreachable
}

; Function Attrs: optsize
declare dso_local i32 @fputs(i8* noundef, %struct.sv_file* noundef) local_unnamed_addr #1

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree norecurse nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nobuiltin nounwind optsize "no-builtins" }
attributes #8 = { nobuiltin noreturn nounwind optsize "no-builtins" }
attributes #9 = { nobuiltin optsize "no-builtins" }
attributes #10 = { nobuiltin noreturn optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"int", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!7, !7, i64 0}
!7 = !{!"any pointer", !4, i64 0}
!8 = !{!4, !4, i64 0}
