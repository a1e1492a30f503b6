; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/signal_old.c
; ModuleID = 'runtime/c/signal_old.c'
source_filename = "runtime/c/signal_old.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sigset_t = type { [16 x i64] }
%struct.sigaction = type { void (i32)*, %struct.sigset_t, i32, void ()* }

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @sigandset(%struct.sigset_t* nocapture noundef writeonly %0, %struct.sigset_t* nocapture noundef readonly %1, %struct.sigset_t* nocapture noundef readonly %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.sigset_t, %struct.sigset_t* %1, i64 0, i32 0, i64 0
  %5 = load i64, i64* %4, align 8, !tbaa !2
  %6 = getelementptr inbounds %struct.sigset_t, %struct.sigset_t* %2, i64 0, i32 0, i64 0
  %7 = load i64, i64* %6, align 8, !tbaa !2
  %8 = and i64 %7, %5
  %9 = getelementptr inbounds %struct.sigset_t, %struct.sigset_t* %0, i64 0, i32 0, i64 0
  store i64 %8, i64* %9, align 8, !tbaa !2
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @sigorset(%struct.sigset_t* nocapture noundef writeonly %0, %struct.sigset_t* nocapture noundef readonly %1, %struct.sigset_t* nocapture noundef readonly %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.sigset_t, %struct.sigset_t* %1, i64 0, i32 0, i64 0
  %5 = load i64, i64* %4, align 8, !tbaa !2
  %6 = getelementptr inbounds %struct.sigset_t, %struct.sigset_t* %2, i64 0, i32 0, i64 0
  %7 = load i64, i64* %6, align 8, !tbaa !2
  %8 = or i64 %7, %5
  %9 = getelementptr inbounds %struct.sigset_t, %struct.sigset_t* %0, i64 0, i32 0, i64 0
  store i64 %8, i64* %9, align 8, !tbaa !2
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local i32 @sighold(i32 noundef %0) local_unnamed_addr #1 {
  %2 = tail call fastcc i32 @change(i32 noundef 0, i32 noundef %0) #5
  ret i32 %2
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @change(i32 noundef %0, i32 noundef %1) unnamed_addr #1 {
  %3 = alloca %struct.sigset_t, align 8
  %4 = bitcast %struct.sigset_t* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 128, i8* nonnull %4) #6
  %5 = call i32 @sigemptyset(%struct.sigset_t* noundef nonnull %3) #7
  %6 = call i32 @sigaddset(%struct.sigset_t* noundef nonnull %3, i32 noundef %1) #7
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %12

8:                                                ; preds = %2
  %9 = call i32 @sigprocmask(i32 noundef %0, %struct.sigset_t* noundef nonnull %3, %struct.sigset_t* noundef null) #7
  %10 = icmp ne i32 %9, 0
  %11 = sext i1 %10 to i32
  br label %12

12:                                               ; preds = %8, %2
  %13 = phi i32 [ -1, %2 ], [ %11, %8 ]
  call void @llvm.lifetime.end.p0i8(i64 128, i8* nonnull %4) #6
  ret i32 %13
}

; Function Attrs: nounwind optsize
define dso_local i32 @sigrelse(i32 noundef %0) local_unnamed_addr #1 {
  %2 = tail call fastcc i32 @change(i32 noundef 1, i32 noundef %0) #5
  ret i32 %2
}

; Function Attrs: nounwind optsize
define dso_local i32 @sigignore(i32 noundef %0) local_unnamed_addr #1 {
  %2 = alloca %struct.sigaction, align 8
  %3 = bitcast %struct.sigaction* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 152, i8* nonnull %3) #6
  %4 = getelementptr inbounds %struct.sigaction, %struct.sigaction* %2, i64 0, i32 1
  %5 = bitcast %struct.sigset_t* %4 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(152) %5, i8 0, i64 144, i1 false)
  %6 = getelementptr inbounds %struct.sigaction, %struct.sigaction* %2, i64 0, i32 0
  store void (i32)* inttoptr (i64 1 to void (i32)*), void (i32)** %6, align 8
  %7 = call i32 @sigaction(i32 noundef %0, %struct.sigaction* noundef nonnull %2, %struct.sigaction* noundef null) #7
  call void @llvm.lifetime.end.p0i8(i64 152, i8* nonnull %3) #6
  ret i32 %7
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: optsize
declare dso_local i32 @sigaction(i32 noundef, %struct.sigaction* noundef, %struct.sigaction* noundef) local_unnamed_addr #4

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: nounwind optsize
define dso_local i32 @siggetmask() local_unnamed_addr #1 {
  %1 = alloca %struct.sigset_t, align 8
  %2 = bitcast %struct.sigset_t* %1 to i8*
  call void @llvm.lifetime.start.p0i8(i64 128, i8* nonnull %2) #6
  %3 = call i32 @sigprocmask(i32 noundef 0, %struct.sigset_t* noundef null, %struct.sigset_t* noundef nonnull %1) #7
  %4 = getelementptr inbounds %struct.sigset_t, %struct.sigset_t* %1, i64 0, i32 0, i64 0
  %5 = load i64, i64* %4, align 8, !tbaa !2
  %6 = trunc i64 %5 to i32
  call void @llvm.lifetime.end.p0i8(i64 128, i8* nonnull %2) #6
  ret i32 %6
}

; Function Attrs: optsize
declare dso_local i32 @sigprocmask(i32 noundef, %struct.sigset_t* noundef, %struct.sigset_t* noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define dso_local i32 @__xpg_sigpause(i32 noundef %0) local_unnamed_addr #1 {
  %2 = alloca %struct.sigset_t, align 8
  %3 = bitcast %struct.sigset_t* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 128, i8* nonnull %3) #6
  %4 = call i32 @sigprocmask(i32 noundef 0, %struct.sigset_t* noundef null, %struct.sigset_t* noundef nonnull %2) #7
  %5 = call i32 @sigdelset(%struct.sigset_t* noundef nonnull %2, i32 noundef %0) #7
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %1
  %8 = call i32 @sigsuspend(%struct.sigset_t* noundef nonnull %2) #7
  br label %9

9:                                                ; preds = %1, %7
  %10 = phi i32 [ %8, %7 ], [ -1, %1 ]
  call void @llvm.lifetime.end.p0i8(i64 128, i8* nonnull %3) #6
  ret i32 %10
}

; Function Attrs: optsize
declare dso_local i32 @sigdelset(%struct.sigset_t* noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local i32 @sigsuspend(%struct.sigset_t* noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define dso_local i32 @sigpause(i32 noundef %0) local_unnamed_addr #1 {
  %2 = alloca %struct.sigset_t, align 8
  %3 = bitcast %struct.sigset_t* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 128, i8* nonnull %3) #6
  %4 = getelementptr inbounds %struct.sigset_t, %struct.sigset_t* %2, i64 0, i32 0, i64 1
  %5 = bitcast i64* %4 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(128) %5, i8 0, i64 120, i1 false)
  %6 = getelementptr inbounds %struct.sigset_t, %struct.sigset_t* %2, i64 0, i32 0, i64 0
  %7 = zext i32 %0 to i64
  store i64 %7, i64* %6, align 8, !tbaa !2
  %8 = call i32 @sigsuspend(%struct.sigset_t* noundef nonnull %2) #7
  call void @llvm.lifetime.end.p0i8(i64 128, i8* nonnull %3) #6
  ret i32 %8
}

; Function Attrs: nounwind optsize
define dso_local i32 @__sigpause(i32 noundef %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = alloca %struct.sigset_t, align 8
  %4 = icmp eq i32 %1, 0
  br i1 %4, label %7, label %5

5:                                                ; preds = %2
  %6 = tail call i32 @__xpg_sigpause(i32 noundef %0) #5
  br label %14

7:                                                ; preds = %2
  %8 = bitcast %struct.sigset_t* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 128, i8* nonnull %8) #6
  %9 = getelementptr inbounds %struct.sigset_t, %struct.sigset_t* %3, i64 0, i32 0, i64 1
  %10 = bitcast i64* %9 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(128) %10, i8 0, i64 120, i1 false) #6
  %11 = getelementptr inbounds %struct.sigset_t, %struct.sigset_t* %3, i64 0, i32 0, i64 0
  %12 = zext i32 %0 to i64
  store i64 %12, i64* %11, align 8, !tbaa !2
  %13 = call i32 @sigsuspend(%struct.sigset_t* noundef nonnull %3) #7
  call void @llvm.lifetime.end.p0i8(i64 128, i8* nonnull %8) #6
  br label %14

14:                                               ; preds = %7, %5
  %15 = phi i32 [ %6, %5 ], [ %13, %7 ]
  ret i32 %15
}

; Function Attrs: nounwind optsize
define dso_local i32 @__sigsuspend(%struct.sigset_t* noundef %0) local_unnamed_addr #1 {
  %2 = tail call i32 @sigsuspend(%struct.sigset_t* noundef %0) #7
  ret i32 %2
}

; Function Attrs: nounwind optsize
define dso_local void (i32)* @ssignal(i32 noundef %0, void (i32)* noundef %1) local_unnamed_addr #1 {
  %3 = tail call void (i32)* @signal(i32 noundef %0, void (i32)* noundef %1) #7
  ret void (i32)* %3
}

; Function Attrs: optsize
declare dso_local void (i32)* @signal(i32 noundef, void (i32)* noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define dso_local i32 @gsignal(i32 noundef %0) local_unnamed_addr #1 {
  %2 = tail call i32 @raise(i32 noundef %0) #7
  ret i32 %2
}

; Function Attrs: optsize
declare dso_local i32 @raise(i32 noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local i32 @sigemptyset(%struct.sigset_t* noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local i32 @sigaddset(%struct.sigset_t* noundef, i32 noundef) local_unnamed_addr #4

attributes #0 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #4 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nobuiltin optsize "no-builtins" }
attributes #6 = { nounwind }
attributes #7 = { nobuiltin nounwind optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"long", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
