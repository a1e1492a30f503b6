; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/cxx_clock.c
; ModuleID = 'runtime/c/cxx_clock.c'
source_filename = "runtime/c/cxx_clock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.timespec = type { i64, i64 }
%struct.string = type { i8*, i64, %union.anon }
%union.anon = type { i64, [8 x i8] }

@_ZNSt6chrono3_V212system_clock9is_steadyE = dso_local local_unnamed_addr constant i8 0, align 1
@_ZNSt6chrono3_V212steady_clock9is_steadyE = dso_local local_unnamed_addr constant i8 1, align 1

; Function Attrs: nounwind optsize
define dso_local i64 @_ZNSt6chrono3_V212system_clock3nowEv() local_unnamed_addr #0 {
  %1 = alloca %struct.timespec, align 8
  %2 = bitcast %struct.timespec* %1 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %2) #4
  %3 = call i32 @clock_gettime(i32 noundef 0, %struct.timespec* noundef nonnull %1) #5
  %4 = getelementptr inbounds %struct.timespec, %struct.timespec* %1, i64 0, i32 0
  %5 = load i64, i64* %4, align 8, !tbaa !2
  %6 = mul nsw i64 %5, 1000000000
  %7 = getelementptr inbounds %struct.timespec, %struct.timespec* %1, i64 0, i32 1
  %8 = load i64, i64* %7, align 8, !tbaa !7
  %9 = add nsw i64 %6, %8
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %2) #4
  ret i64 %9
}

; Function Attrs: nounwind optsize
define dso_local i64 @_ZNSt6chrono3_V212steady_clock3nowEv() local_unnamed_addr #0 {
  %1 = alloca %struct.timespec, align 8
  %2 = bitcast %struct.timespec* %1 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %2) #4
  %3 = call i32 @clock_gettime(i32 noundef 1, %struct.timespec* noundef nonnull %1) #5
  %4 = getelementptr inbounds %struct.timespec, %struct.timespec* %1, i64 0, i32 0
  %5 = load i64, i64* %4, align 8, !tbaa !2
  %6 = mul nsw i64 %5, 1000000000
  %7 = getelementptr inbounds %struct.timespec, %struct.timespec* %1, i64 0, i32 1
  %8 = load i64, i64* %7, align 8, !tbaa !7
  %9 = add nsw i64 %6, %8
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %2) #4
  ret i64 %9
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @_ZNSt13random_device7_M_initERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(i8* nocapture noundef %0, %struct.string* nocapture noundef %1) local_unnamed_addr #1 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @_ZNSt13random_device7_M_finiEv(i8* nocapture noundef %0) local_unnamed_addr #1 {
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i32 @_ZNSt13random_device9_M_getvalEv(i8* nocapture noundef readnone %0) local_unnamed_addr #0 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #4
  store i32 0, i32* %2, align 4, !tbaa !8
  %4 = call i64 @getrandom(i8* noundef nonnull %3, i64 noundef 4, i32 noundef 0) #5
  %5 = load i32, i32* %2, align 4, !tbaa !8
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #4
  ret i32 %5
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: optsize
declare dso_local i64 @getrandom(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local double @_ZNKSt13random_device13_M_getentropyEv(i8* nocapture noundef readnone %0) local_unnamed_addr #1 {
  ret double 3.200000e+01
}

; Function Attrs: optsize
declare dso_local i32 @clock_gettime(i32 noundef, %struct.timespec* noundef) local_unnamed_addr #3

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #3 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { nobuiltin nounwind optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !4, i64 0}
!3 = !{!"timespec", !4, i64 0, !4, i64 8}
!4 = !{!"long", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!3, !4, i64 8}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !5, i64 0}
