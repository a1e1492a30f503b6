; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/fenv.c
; ModuleID = 'runtime/c/fenv.c'
source_filename = "runtime/c/fenv.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.environment = type { i16, i16, i16, i16, i16, i16, [4 x i32], i32 }

@.str = private unnamed_addr constant [20 x i8] c"unmodelled-external\00", align 1
@.str.1 = private unnamed_addr constant [88 x i8] c"fesetround: rounding is to nearest only (--stub fesetround=0 goes on as if it were set)\00", align 1
@raised = internal unnamed_addr global i32 0, align 4
@.str.2 = private unnamed_addr constant [15 x i8] c"feenableexcept\00", align 1
@.str.3 = private unnamed_addr constant [50 x i8] c"floating-point exceptions: arithmetic raises none\00", align 1

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @fegetround() local_unnamed_addr #0 {
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local i32 @fesetround(i32 noundef %0) local_unnamed_addr #1 {
  %2 = and i32 %0, -3073
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %7

4:                                                ; preds = %1
  %5 = icmp eq i32 %0, 0
  br i1 %5, label %7, label %6

6:                                                ; preds = %4
  tail call void @__symvm_finding(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([88 x i8], [88 x i8]* @.str.1, i64 0, i64 0)) #9
  unreachable

7:                                                ; preds = %4, %1
  %8 = phi i32 [ 1, %1 ], [ 0, %4 ]
  ret i32 %8
}

; Function Attrs: noreturn optsize
declare dso_local void @__symvm_finding(i8* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local i32 @fegetmode(i32* nocapture noundef writeonly %0) local_unnamed_addr #3 {
  store i32 8064, i32* %0, align 4, !tbaa !2
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @feclearexcept(i32 noundef %0) local_unnamed_addr #4 {
  %2 = xor i32 %0, -1
  %3 = load i32, i32* @raised, align 4, !tbaa !2
  %4 = and i32 %3, %2
  store i32 %4, i32* @raised, align 4, !tbaa !2
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local i32 @fetestexcept(i32 noundef %0) local_unnamed_addr #1 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.3, i64 0, i64 0)) #10
  %2 = load i32, i32* @raised, align 4, !tbaa !2
  %3 = and i32 %0, 61
  %4 = and i32 %3, %2
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @feraiseexcept(i32 noundef %0) local_unnamed_addr #4 {
  %2 = and i32 %0, 61
  %3 = load i32, i32* @raised, align 4, !tbaa !2
  %4 = or i32 %3, %2
  store i32 %4, i32* @raised, align 4, !tbaa !2
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @fesetexcept(i32 noundef %0) local_unnamed_addr #4 {
  %2 = and i32 %0, 61
  %3 = load i32, i32* @raised, align 4, !tbaa !2
  %4 = or i32 %3, %2
  store i32 %4, i32* @raised, align 4, !tbaa !2
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local i32 @fegetexceptflag(i16* nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr #1 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.3, i64 0, i64 0)) #10
  %3 = load i32, i32* @raised, align 4, !tbaa !2
  %4 = and i32 %3, %1
  %5 = trunc i32 %4 to i16
  %6 = and i16 %5, 61
  store i16 %6, i16* %0, align 2, !tbaa !6
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @fesetexceptflag(i16* nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #4 {
  %3 = load i32, i32* @raised, align 4, !tbaa !2
  %4 = and i32 %1, 61
  %5 = xor i32 %4, -1
  %6 = and i32 %3, %5
  %7 = load i16, i16* %0, align 2, !tbaa !6
  %8 = zext i16 %7 to i32
  %9 = and i32 %4, %8
  %10 = or i32 %9, %6
  store i32 %10, i32* @raised, align 4, !tbaa !2
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i32 @fetestexceptflag(i16* nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #5 {
  %3 = load i16, i16* %0, align 2, !tbaa !6
  %4 = zext i16 %3 to i32
  %5 = and i32 %1, 61
  %6 = and i32 %5, %4
  ret i32 %6
}

; Function Attrs: nounwind optsize
define dso_local i32 @feenableexcept(i32 noundef %0) local_unnamed_addr #1 {
  %2 = and i32 %0, 61
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %5, label %4

4:                                                ; preds = %1
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.2, i64 0, i64 0)) #10
  br label %5

5:                                                ; preds = %1, %4
  %6 = phi i32 [ -1, %4 ], [ 0, %1 ]
  ret i32 %6
}

; Function Attrs: optsize
declare dso_local void @__symvm_note(i8* noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @fedisableexcept(i32 noundef %0) local_unnamed_addr #0 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @fegetexcept() local_unnamed_addr #0 {
  ret i32 0
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local i32 @fegetenv(%struct.environment* nocapture noundef writeonly %0) local_unnamed_addr #7 {
  %2 = load i32, i32* @raised, align 4, !tbaa !2
  %3 = trunc i32 %2 to i16
  %4 = getelementptr inbounds %struct.environment, %struct.environment* %0, i64 0, i32 0
  store i16 895, i16* %4, align 4, !tbaa.struct !8
  %5 = getelementptr inbounds %struct.environment, %struct.environment* %0, i64 0, i32 1
  store i16 0, i16* %5, align 2, !tbaa.struct !10
  %6 = getelementptr inbounds %struct.environment, %struct.environment* %0, i64 0, i32 2
  store i16 %3, i16* %6, align 4, !tbaa.struct !11
  %7 = getelementptr inbounds %struct.environment, %struct.environment* %0, i64 0, i32 3
  store i16 0, i16* %7, align 2, !tbaa.struct !12
  %8 = getelementptr inbounds %struct.environment, %struct.environment* %0, i64 0, i32 4
  store i16 -1, i16* %8, align 4, !tbaa.struct !13
  %9 = getelementptr inbounds %struct.environment, %struct.environment* %0, i64 0, i32 5
  store i16 0, i16* %9, align 2, !tbaa.struct !14
  %10 = getelementptr inbounds %struct.environment, %struct.environment* %0, i64 0, i32 6
  %11 = bitcast [4 x i32]* %10 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(16) %11, i8 0, i64 16, i1 false)
  %12 = getelementptr inbounds %struct.environment, %struct.environment* %0, i64 0, i32 7
  store i32 8064, i32* %12, align 4, !tbaa.struct !15
  ret i32 0
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #8

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @fesetenv(%struct.environment* noundef readonly %0) local_unnamed_addr #4 {
  %2 = icmp ugt %struct.environment* %0, inttoptr (i64 -3 to %struct.environment*)
  br i1 %2, label %11, label %3

3:                                                ; preds = %1
  %4 = getelementptr inbounds %struct.environment, %struct.environment* %0, i64 0, i32 2
  %5 = load i16, i16* %4, align 4, !tbaa !16
  %6 = zext i16 %5 to i32
  %7 = getelementptr inbounds %struct.environment, %struct.environment* %0, i64 0, i32 7
  %8 = load i32, i32* %7, align 4, !tbaa !18
  %9 = or i32 %8, %6
  %10 = and i32 %9, 61
  br label %11

11:                                               ; preds = %1, %3
  %12 = phi i32 [ %10, %3 ], [ 0, %1 ]
  store i32 %12, i32* @raised, align 4, !tbaa !2
  ret i32 0
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local i32 @feholdexcept(%struct.environment* nocapture noundef writeonly %0) local_unnamed_addr #7 {
  %2 = load i32, i32* @raised, align 4, !tbaa !2
  %3 = trunc i32 %2 to i16
  %4 = getelementptr inbounds %struct.environment, %struct.environment* %0, i64 0, i32 0
  store i16 895, i16* %4, align 4, !tbaa.struct !8
  %5 = getelementptr inbounds %struct.environment, %struct.environment* %0, i64 0, i32 1
  store i16 0, i16* %5, align 2, !tbaa.struct !10
  %6 = getelementptr inbounds %struct.environment, %struct.environment* %0, i64 0, i32 2
  store i16 %3, i16* %6, align 4, !tbaa.struct !11
  %7 = getelementptr inbounds %struct.environment, %struct.environment* %0, i64 0, i32 3
  store i16 0, i16* %7, align 2, !tbaa.struct !12
  %8 = getelementptr inbounds %struct.environment, %struct.environment* %0, i64 0, i32 4
  store i16 -1, i16* %8, align 4, !tbaa.struct !13
  %9 = getelementptr inbounds %struct.environment, %struct.environment* %0, i64 0, i32 5
  store i16 0, i16* %9, align 2, !tbaa.struct !14
  %10 = getelementptr inbounds %struct.environment, %struct.environment* %0, i64 0, i32 6
  %11 = bitcast [4 x i32]* %10 to i8*
  tail call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(16) %11, i8 0, i64 16, i1 false) #11
  %12 = getelementptr inbounds %struct.environment, %struct.environment* %0, i64 0, i32 7
  store i32 8064, i32* %12, align 4, !tbaa.struct !15
  store i32 0, i32* @raised, align 4, !tbaa !2
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @feupdateenv(%struct.environment* noundef readonly %0) local_unnamed_addr #4 {
  %2 = icmp ugt %struct.environment* %0, inttoptr (i64 -3 to %struct.environment*)
  br i1 %2, label %11, label %3

3:                                                ; preds = %1
  %4 = getelementptr inbounds %struct.environment, %struct.environment* %0, i64 0, i32 2
  %5 = load i16, i16* %4, align 4, !tbaa !16
  %6 = zext i16 %5 to i32
  %7 = getelementptr inbounds %struct.environment, %struct.environment* %0, i64 0, i32 7
  %8 = load i32, i32* %7, align 4, !tbaa !18
  %9 = or i32 %8, %6
  %10 = and i32 %9, 61
  br label %11

11:                                               ; preds = %1, %3
  %12 = phi i32 [ %10, %3 ], [ 0, %1 ]
  %13 = load i32, i32* @raised, align 4, !tbaa !2
  %14 = or i32 %13, %12
  store i32 %14, i32* @raised, align 4, !tbaa !2
  ret i32 0
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind optsize readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #9 = { nobuiltin noreturn nounwind optsize "no-builtins" }
attributes #10 = { nobuiltin nounwind optsize "no-builtins" }
attributes #11 = { nounwind }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"int", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!7, !7, i64 0}
!7 = !{!"short", !4, i64 0}
!8 = !{i64 0, i64 2, !6, i64 2, i64 2, !6, i64 4, i64 2, !6, i64 6, i64 2, !6, i64 8, i64 2, !6, i64 10, i64 2, !6, i64 12, i64 16, !9, i64 28, i64 4, !2}
!9 = !{!4, !4, i64 0}
!10 = !{i64 0, i64 2, !6, i64 2, i64 2, !6, i64 4, i64 2, !6, i64 6, i64 2, !6, i64 8, i64 2, !6, i64 10, i64 16, !9, i64 26, i64 4, !2}
!11 = !{i64 0, i64 2, !6, i64 2, i64 2, !6, i64 4, i64 2, !6, i64 6, i64 2, !6, i64 8, i64 16, !9, i64 24, i64 4, !2}
!12 = !{i64 0, i64 2, !6, i64 2, i64 2, !6, i64 4, i64 2, !6, i64 6, i64 16, !9, i64 22, i64 4, !2}
!13 = !{i64 0, i64 2, !6, i64 2, i64 2, !6, i64 4, i64 16, !9, i64 20, i64 4, !2}
!14 = !{i64 0, i64 2, !6, i64 2, i64 16, !9, i64 18, i64 4, !2}
!15 = !{i64 0, i64 4, !2}
!16 = !{!17, !7, i64 4}
!17 = !{!"environment", !7, i64 0, !7, i64 2, !7, i64 4, !7, i64 6, !7, i64 8, !7, i64 10, !4, i64 12, !3, i64 28}
!18 = !{!17, !3, i64 28}
