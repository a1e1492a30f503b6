; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/cxx_threads.c
; ModuleID = 'runtime/c/cxx_threads.c'
source_filename = "runtime/c/cxx_threads.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.type = type { i8**, i8* }
%struct.anon.0 = type { i64, i8*, [3 x i8*] }
%struct.anon.1 = type { i64, i8*, [3 x i8*] }
%struct.state = type { %struct.anon* }
%struct.anon = type { {}*, {}*, {}* }
%struct.result = type { i8**, i8* }
%struct.timespec = type { i64, i64 }

@_ZTSNSt6thread6_StateE = dso_local constant [19 x i8] c"NSt6thread6_StateE\00", align 16
@_ZTVN10__cxxabiv117__class_type_infoE = external dso_local constant [0 x i8*], align 8
@_ZTINSt6thread6_StateE = dso_local constant %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([0 x i8*]* @_ZTVN10__cxxabiv117__class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([19 x i8], [19 x i8]* @_ZTSNSt6thread6_StateE, i32 0, i32 0) }, align 8
@_ZTVNSt6thread6_StateE = dso_local local_unnamed_addr constant %struct.anon.0 { i64 0, i8* bitcast (%struct.type* @_ZTINSt6thread6_StateE to i8*), [3 x i8*] [i8* bitcast (void (%struct.state*)* @_ZNSt6thread6_StateD2Ev to i8*), i8* bitcast (void (%struct.state*)* @_ZNSt6thread6_StateD0Ev to i8*), i8* bitcast (void ()* @__cxa_pure_virtual to i8*)] }, align 8
@_ZTSNSt13__future_base12_Result_baseE = dso_local constant [34 x i8] c"NSt13__future_base12_Result_baseE\00", align 16
@_ZTINSt13__future_base12_Result_baseE = dso_local constant %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([0 x i8*]* @_ZTVN10__cxxabiv117__class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([34 x i8], [34 x i8]* @_ZTSNSt13__future_base12_Result_baseE, i32 0, i32 0) }, align 8
@_ZTVNSt13__future_base12_Result_baseE = dso_local constant %struct.anon.1 { i64 0, i8* bitcast (%struct.type* @_ZTINSt13__future_base12_Result_baseE to i8*), [3 x i8*] [i8* bitcast (void ()* @__cxa_pure_virtual to i8*), i8* bitcast (void (%struct.result*)* @_ZNSt13__future_base12_Result_baseD2Ev to i8*), i8* bitcast (void (%struct.result*)* @_ZNSt13__future_base12_Result_baseD0Ev to i8*)] }, align 8

@_ZNSt6thread6_StateD1Ev = dso_local alias void (%struct.state*), void (%struct.state*)* @_ZNSt6thread6_StateD2Ev
@_ZNSt18condition_variableC1Ev = dso_local alias void (i64*), void (i64*)* @_ZNSt18condition_variableC2Ev
@_ZNSt18condition_variableD1Ev = dso_local alias void (i64*), void (i64*)* @_ZNSt18condition_variableD2Ev
@_ZNSt13__future_base12_Result_baseD1Ev = dso_local alias void (%struct.result*), void (%struct.result*)* @_ZNSt13__future_base12_Result_baseD2Ev
@_ZNSt13__future_base12_Result_baseC1Ev = dso_local alias void (%struct.result*), void (%struct.result*)* @_ZNSt13__future_base12_Result_baseC2Ev
@_ZNSt28__atomic_futex_unsigned_base26_M_futex_wait_until_steadyEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE = dso_local alias i1 (i8*, i32*, i32, i1, i64, i64), i1 (i8*, i32*, i32, i1, i64, i64)* @_ZNSt28__atomic_futex_unsigned_base19_M_futex_wait_untilEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @_ZNSt6thread6_StateD2Ev(%struct.state* nocapture %0) #0 {
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt6thread6_StateD0Ev(%struct.state* noundef %0) #1 {
  %2 = bitcast %struct.state* %0 to i8*
  tail call void @_ZdlPv(i8* noundef %2) #8
  ret void
}

; Function Attrs: optsize
declare dso_local void @_ZdlPv(i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @__cxa_pure_virtual() #2

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(i64* noundef %0, %struct.state** nocapture noundef %1, void ()* nocapture noundef readnone %2) local_unnamed_addr #1 {
  %4 = bitcast %struct.state** %1 to i8**
  %5 = load i8*, i8** %4, align 8, !tbaa !2
  %6 = tail call i32 @pthread_create(i64* noundef %0, i8* noundef null, i8* (i8*)* noundef nonnull @run, i8* noundef %5) #8
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %9, label %8

8:                                                ; preds = %3
  tail call void @_ZSt20__throw_system_errori(i32 noundef %6) #9
  unreachable

9:                                                ; preds = %3
  store %struct.state* null, %struct.state** %1, align 8, !tbaa !2
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #3

; Function Attrs: optsize
declare dso_local i32 @pthread_create(i64* noundef, i8* noundef, i8* (i8*)* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define internal i8* @run(i8* noundef %0) #1 {
  %2 = bitcast i8* %0 to %struct.state*
  %3 = bitcast i8* %0 to %struct.anon**
  %4 = load %struct.anon*, %struct.anon** %3, align 8, !tbaa !6
  %5 = getelementptr inbounds %struct.anon, %struct.anon* %4, i64 0, i32 2
  %6 = bitcast {}** %5 to void (%struct.state*)**
  %7 = load void (%struct.state*)*, void (%struct.state*)** %6, align 8, !tbaa !8
  tail call void %7(%struct.state* noundef %2) #8
  %8 = load %struct.anon*, %struct.anon** %3, align 8, !tbaa !6
  %9 = getelementptr inbounds %struct.anon, %struct.anon* %8, i64 0, i32 1
  %10 = bitcast {}** %9 to void (%struct.state*)**
  %11 = load void (%struct.state*)*, void (%struct.state*)** %10, align 8, !tbaa !10
  tail call void %11(%struct.state* noundef %2) #8
  ret i8* null
}

; Function Attrs: noreturn optsize
declare dso_local void @_ZSt20__throw_system_errori(i32 noundef) local_unnamed_addr #4

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #3

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt6thread4joinEv(i64* nocapture noundef %0) local_unnamed_addr #1 {
  %2 = load i64, i64* %0, align 8, !tbaa !11
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %7, label %4

4:                                                ; preds = %1
  %5 = tail call i32 @pthread_join(i64 noundef %2, i8** noundef null) #8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %9, label %7

7:                                                ; preds = %1, %4
  %8 = phi i32 [ %5, %4 ], [ 22, %1 ]
  tail call void @_ZSt20__throw_system_errori(i32 noundef %8) #9
  unreachable

9:                                                ; preds = %4
  store i64 0, i64* %0, align 8, !tbaa !11
  ret void
}

; Function Attrs: optsize
declare dso_local i32 @pthread_join(i64 noundef, i8** noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt6thread6detachEv(i64* nocapture noundef %0) local_unnamed_addr #1 {
  %2 = load i64, i64* %0, align 8, !tbaa !11
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %7, label %4

4:                                                ; preds = %1
  %5 = tail call i32 @pthread_detach(i64 noundef %2) #8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %9, label %7

7:                                                ; preds = %1, %4
  %8 = phi i32 [ %5, %4 ], [ 22, %1 ]
  tail call void @_ZSt20__throw_system_errori(i32 noundef %8) #9
  unreachable

9:                                                ; preds = %4
  store i64 0, i64* %0, align 8, !tbaa !11
  ret void
}

; Function Attrs: optsize
declare dso_local i32 @pthread_detach(i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @_ZNSt6thread20hardware_concurrencyEv() local_unnamed_addr #0 {
  ret i32 1
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn writeonly
define dso_local void @_ZNSt18condition_variableC2Ev(i64* nocapture noundef writeonly %0) #5 {
  %2 = bitcast i64* %0 to i8*
  tail call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(48) %2, i8 0, i64 48, i1 false)
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #6

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @_ZNSt18condition_variableD2Ev(i64* nocapture %0) #0 {
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt18condition_variable10notify_allEv(i64* noundef %0) local_unnamed_addr #1 {
  %2 = bitcast i64* %0 to i8*
  %3 = tail call i32 @pthread_cond_broadcast(i8* noundef %2) #8
  ret void
}

; Function Attrs: optsize
declare dso_local i32 @pthread_cond_broadcast(i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt18condition_variable10notify_oneEv(i64* noundef %0) local_unnamed_addr #1 {
  %2 = bitcast i64* %0 to i8*
  %3 = tail call i32 @pthread_cond_signal(i8* noundef %2) #8
  ret void
}

; Function Attrs: optsize
declare dso_local i32 @pthread_cond_signal(i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(i64* noundef %0, i8** nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = bitcast i64* %0 to i8*
  %4 = load i8*, i8** %1, align 8, !tbaa !2
  %5 = tail call i32 @pthread_cond_wait(i8* noundef %3, i8* noundef %4) #8
  ret void
}

; Function Attrs: optsize
declare dso_local i32 @pthread_cond_wait(i8* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt13__future_base12_Result_baseD2Ev(%struct.result* noundef %0) #1 {
  %2 = getelementptr inbounds %struct.result, %struct.result* %0, i64 0, i32 1
  tail call void @_ZNSt15__exception_ptr13exception_ptrD2Ev(i8** noundef nonnull %2) #8
  ret void
}

; Function Attrs: optsize
declare dso_local void @_ZNSt15__exception_ptr13exception_ptrD2Ev(i8** noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt13__future_base12_Result_baseD0Ev(%struct.result* noundef %0) #1 {
  %2 = getelementptr inbounds %struct.result, %struct.result* %0, i64 0, i32 1
  tail call void @_ZNSt15__exception_ptr13exception_ptrD2Ev(i8** noundef nonnull %2) #8
  %3 = bitcast %struct.result* %0 to i8*
  tail call void @_ZdlPv(i8* noundef %3) #8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local void @_ZNSt13__future_base12_Result_baseC2Ev(%struct.result* nocapture noundef writeonly %0) #7 {
  %2 = getelementptr inbounds %struct.result, %struct.result* %0, i64 0, i32 0
  store i8** getelementptr inbounds (%struct.anon.1, %struct.anon.1* @_ZTVNSt13__future_base12_Result_baseE, i64 0, i32 2, i64 0), i8*** %2, align 8, !tbaa.struct !13
  %3 = getelementptr inbounds %struct.result, %struct.result* %0, i64 0, i32 1
  store i8* null, i8** %3, align 8, !tbaa.struct !14
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj(i32* noundef %0) local_unnamed_addr #1 {
  %2 = bitcast i32* %0 to i8*
  %3 = tail call i32 @__sv_wake(i8* noundef %2, i32 noundef 2147483647) #8
  ret void
}

; Function Attrs: optsize
declare dso_local i32 @__sv_wake(i8* noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local zeroext i1 @_ZNSt28__atomic_futex_unsigned_base19_M_futex_wait_untilEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE(i8* nocapture readnone %0, i32* noundef %1, i32 noundef %2, i1 noundef zeroext %3, i64 noundef %4, i64 noundef %5) #1 {
  %7 = alloca %struct.timespec, align 8
  %8 = bitcast %struct.timespec* %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %8) #10
  %9 = getelementptr inbounds %struct.timespec, %struct.timespec* %7, i64 0, i32 0
  store i64 %4, i64* %9, align 8, !tbaa !15
  %10 = getelementptr inbounds %struct.timespec, %struct.timespec* %7, i64 0, i32 1
  store i64 %5, i64* %10, align 8, !tbaa !17
  br i1 %3, label %11, label %13

11:                                               ; preds = %6
  %12 = call i64 @__sv_time_of(%struct.timespec* noundef nonnull %7) #8
  br label %13

13:                                               ; preds = %6, %11
  %14 = phi i64 [ %12, %11 ], [ 0, %6 ]
  %15 = call i32 @__sv_futex_wait(i32* noundef %1, i32 noundef %2, i64 noundef %14) #8
  %16 = icmp eq i32 %15, 110
  br i1 %16, label %17, label %20

17:                                               ; preds = %13
  %18 = load i32, i32* %1, align 4, !tbaa !18
  %19 = icmp ne i32 %18, %2
  br label %20

20:                                               ; preds = %17, %13
  %21 = phi i1 [ true, %13 ], [ %19, %17 ]
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %8) #10
  ret i1 %21
}

; Function Attrs: optsize
declare dso_local i32 @__sv_futex_wait(i32* noundef, i32 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @__sv_time_of(%struct.timespec* noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @_ZNSt13__future_base13_State_baseV211_Make_ready6_M_setEv(i8* nocapture noundef %0) local_unnamed_addr #0 {
  ret void
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #4 = { noreturn optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nosync nounwind optsize willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #7 = { mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nobuiltin nounwind optsize "no-builtins" }
attributes #9 = { nobuiltin noreturn nounwind optsize "no-builtins" }
attributes #10 = { nounwind }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"any pointer", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!7, !3, i64 0}
!7 = !{!"state", !3, i64 0}
!8 = !{!9, !3, i64 16}
!9 = !{!"", !3, i64 0, !3, i64 8, !3, i64 16}
!10 = !{!9, !3, i64 8}
!11 = !{!12, !12, i64 0}
!12 = !{!"long", !4, i64 0}
!13 = !{i64 0, i64 8, !2, i64 8, i64 8, !2}
!14 = !{i64 0, i64 8, !2}
!15 = !{!16, !12, i64 0}
!16 = !{!"timespec", !12, i64 0, !12, i64 8}
!17 = !{!16, !12, i64 8}
!18 = !{!19, !19, i64 0}
!19 = !{!"int", !4, i64 0}
