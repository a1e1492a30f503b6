; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/cxx.c
; ModuleID = 'runtime/c/cxx.c'
source_filename = "runtime/c/cxx.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sv_file = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, [3 x i8*], i8*, %struct.sv_file*, i32, i32, i64, %struct.sv_channel*, i8*, [16 x i8], i32, i8, [39 x i8] }
%struct.sv_channel = type { i8*, %struct.sv_cookie_functions, void (i8*)*, i32 (i8*, i32)* }
%struct.sv_cookie_functions = type { i64 (i8*, i8*, i64)*, i64 (i8*, i8*, i64)*, i32 (i8*, i64*, i32)*, i32 (i8*)* }

@.str.1 = private unnamed_addr constant [28 x i8] c"pure virtual method called\0A\00", align 1
@.str.2 = private unnamed_addr constant [31 x i8] c"deleted virtual method called\0A\00", align 1
@_ZSt7nothrow = dso_local local_unnamed_addr constant [1 x i8] zeroinitializer, align 1
@stderr = external dso_local local_unnamed_addr global %struct.sv_file*, align 8
@.str.3 = private unnamed_addr constant [46 x i8] c"terminate called without an active exception\0A\00", align 1

; Function Attrs: noreturn nounwind optsize
define dso_local void @_ZSt9terminatev() local_unnamed_addr #0 {
  tail call fastcc void @end(i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @_ZSt7nothrow, i64 0, i64 0)) #6
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define internal fastcc void @end(i8* noundef %0) unnamed_addr #0 {
  %2 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !2
  %3 = tail call i32 @fputs(i8* noundef %0, %struct.sv_file* noundef %2) #7
  %4 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !2
  %5 = tail call i32 @fputs(i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str.3, i64 0, i64 0), %struct.sv_file* noundef %4) #7
  tail call void @abort() #8
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__cxa_pure_virtual() local_unnamed_addr #0 {
  tail call fastcc void @end(i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.1, i64 0, i64 0)) #6
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__cxa_deleted_virtual() local_unnamed_addr #0 {
  tail call fastcc void @end(i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.2, i64 0, i64 0)) #6
  unreachable
}

; Function Attrs: mustprogress nofree norecurse nounwind optsize willreturn
define dso_local i32 @__cxa_guard_acquire(i64* noundef %0) local_unnamed_addr #1 {
  %2 = bitcast i64* %0 to i8*
  %3 = load volatile i8, i8* %2, align 1, !tbaa !6
  %4 = icmp eq i8 %3, 0
  %5 = zext i1 %4 to i32
  ret i32 %5
}

; Function Attrs: nofree norecurse nounwind optsize
define dso_local void @__cxa_guard_release(i64* noundef %0) local_unnamed_addr #2 {
  %2 = bitcast i64* %0 to i8*
  store volatile i8 1, i8* %2, align 1, !tbaa !6
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @__cxa_guard_abort(i64* nocapture noundef %0) local_unnamed_addr #3 {
  ret void
}

; Function Attrs: noreturn nounwind optsize
define dso_local i32 @__gxx_personality_v0() local_unnamed_addr #0 {
  tail call void @abort() #8
  unreachable
}

; Function Attrs: noreturn optsize
declare dso_local void @abort() local_unnamed_addr #4

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i8* @__cxa_begin_catch(i8* noundef readnone returned %0) local_unnamed_addr #3 {
  ret i8* %0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @__cxa_end_catch() local_unnamed_addr #3 {
  ret void
}

; Function Attrs: optsize
declare dso_local i32 @fputs(i8* noundef, %struct.sv_file* noundef) local_unnamed_addr #5

attributes #0 = { noreturn nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree norecurse nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree norecurse nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nobuiltin noreturn optsize "no-builtins" }
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
!6 = !{!4, !4, i64 0}
