; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/refused_more.c
; ModuleID = 'runtime/c/refused_more.c'
source_filename = "runtime/c/refused_more.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.ethernet = type { [6 x i8] }
%struct.timespec = type { i64, i64 }

@.str = private unnamed_addr constant [18 x i8] c"name_to_handle_at\00", align 1
@.str.1 = private unnamed_addr constant [18 x i8] c"open_by_handle_at\00", align 1
@.str.2 = private unnamed_addr constant [14 x i8] c"timer_gettime\00", align 1
@.str.3 = private unnamed_addr constant [6 x i8] c"shmat\00", align 1
@.str.4 = private unnamed_addr constant [13 x i8] c"fremovexattr\00", align 1
@.str.5 = private unnamed_addr constant [13 x i8] c"lremovexattr\00", align 1
@.str.6 = private unnamed_addr constant [5 x i8] c"iopl\00", align 1
@.str.7 = private unnamed_addr constant [7 x i8] c"ioperm\00", align 1
@.str.8 = private unnamed_addr constant [10 x i8] c"login_tty\00", align 1
@.str.9 = private unnamed_addr constant [15 x i8] c"sched_setparam\00", align 1
@.str.10 = private unnamed_addr constant [17 x i8] c"process_vm_readv\00", align 1
@.str.11 = private unnamed_addr constant [18 x i8] c"process_vm_writev\00", align 1
@.str.12 = private unnamed_addr constant [11 x i8] c"aio_read64\00", align 1
@.str.13 = private unnamed_addr constant [12 x i8] c"aio_write64\00", align 1
@.str.14 = private unnamed_addr constant [14 x i8] c"aio_suspend64\00", align 1
@.str.15 = private unnamed_addr constant [13 x i8] c"aio_return64\00", align 1
@.str.16 = private unnamed_addr constant [13 x i8] c"ntp_gettimex\00", align 1
@.str.17 = private unnamed_addr constant [9 x i8] c"adjtimex\00", align 1
@.str.18 = private unnamed_addr constant [14 x i8] c"clock_adjtime\00", align 1
@.str.19 = private unnamed_addr constant [11 x i8] c"getdents64\00", align 1
@.str.20 = private unnamed_addr constant [11 x i8] c"getcontext\00", align 1
@.str.21 = private unnamed_addr constant [11 x i8] c"setcontext\00", align 1
@.str.22 = private unnamed_addr constant [12 x i8] c"swapcontext\00", align 1
@.str.23 = private unnamed_addr constant [12 x i8] c"makecontext\00", align 1
@h_errno = external dso_local local_unnamed_addr global i32, align 4
@__res_state.state = internal global [71 x i64] zeroinitializer, align 16
@.str.24 = private unnamed_addr constant [18 x i8] c"%x:%x:%x:%x:%x:%x\00", align 1
@ether_ntoa.text = internal global [18 x i8] zeroinitializer, align 16
@ether_aton.found = internal global %struct.ethernet zeroinitializer, align 1

; Function Attrs: nounwind optsize
define dso_local i32 @name_to_handle_at(i32 noundef %0, i8* nocapture noundef readnone %1, i8* nocapture noundef readnone %2, i32* nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str, i64 0, i64 0)) #7
  %6 = tail call i32* @__errno_location() #7
  store i32 95, i32* %6, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: optsize
declare dso_local void @__symvm_note(i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @open_by_handle_at(i32 noundef %0, i8* nocapture noundef readnone %1, i32 noundef %2) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.1, i64 0, i64 0)) #7
  %4 = tail call i32* @__errno_location() #7
  store i32 1, i32* %4, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @timer_gettime(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.2, i64 0, i64 0)) #7
  %3 = tail call i32* @__errno_location() #7
  store i32 22, i32* %3, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local nonnull i8* @shmat(i32 noundef %0, i8* nocapture noundef readnone %1, i32 noundef %2) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.3, i64 0, i64 0)) #7
  %4 = tail call i32* @__errno_location() #7
  store i32 22, i32* %4, align 4, !tbaa !2
  ret i8* inttoptr (i64 -1 to i8*)
}

; Function Attrs: nounwind optsize
define dso_local i32 @fremovexattr(i32 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.4, i64 0, i64 0)) #7
  %3 = tail call i32* @__errno_location() #7
  store i32 95, i32* %3, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @lremovexattr(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.5, i64 0, i64 0)) #7
  %3 = tail call i32* @__errno_location() #7
  store i32 95, i32* %3, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @iopl(i32 noundef %0) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.6, i64 0, i64 0)) #7
  %2 = tail call i32* @__errno_location() #7
  store i32 1, i32* %2, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @ioperm(i64 noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.7, i64 0, i64 0)) #7
  %4 = tail call i32* @__errno_location() #7
  store i32 1, i32* %4, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @login_tty(i32 noundef %0) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.8, i64 0, i64 0)) #7
  %2 = tail call i32* @__errno_location() #7
  store i32 25, i32* %2, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @sched_setparam(i32 noundef %0, i32* nocapture noundef readnone %1) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.9, i64 0, i64 0)) #7
  %3 = tail call i32* @__errno_location() #7
  store i32 1, i32* %3, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i64 @process_vm_readv(i32 noundef %0, i8* nocapture noundef readnone %1, i64 noundef %2, i8* nocapture noundef readnone %3, i64 noundef %4, i64 noundef %5) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.10, i64 0, i64 0)) #7
  %7 = tail call i32* @__errno_location() #7
  store i32 1, i32* %7, align 4, !tbaa !2
  ret i64 -1
}

; Function Attrs: nounwind optsize
define dso_local i64 @process_vm_writev(i32 noundef %0, i8* nocapture noundef readnone %1, i64 noundef %2, i8* nocapture noundef readnone %3, i64 noundef %4, i64 noundef %5) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.11, i64 0, i64 0)) #7
  %7 = tail call i32* @__errno_location() #7
  store i32 1, i32* %7, align 4, !tbaa !2
  ret i64 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @aio_read64(i8* nocapture noundef readnone %0) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.12, i64 0, i64 0)) #7
  %2 = tail call i32* @__errno_location() #7
  store i32 38, i32* %2, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @aio_write64(i8* nocapture noundef readnone %0) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.13, i64 0, i64 0)) #7
  %2 = tail call i32* @__errno_location() #7
  store i32 38, i32* %2, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @aio_suspend64(i8** nocapture noundef readnone %0, i32 noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.14, i64 0, i64 0)) #7
  %4 = tail call i32* @__errno_location() #7
  store i32 38, i32* %4, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i64 @aio_return64(i8* nocapture noundef readnone %0) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.15, i64 0, i64 0)) #7
  %2 = tail call i32* @__errno_location() #7
  store i32 22, i32* %2, align 4, !tbaa !2
  ret i64 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @ntp_gettimex(i8* nocapture noundef readnone %0) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.16, i64 0, i64 0)) #7
  %2 = tail call i32* @__errno_location() #7
  store i32 38, i32* %2, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @adjtimex(i8* nocapture noundef readnone %0) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.17, i64 0, i64 0)) #7
  %2 = tail call i32* @__errno_location() #7
  store i32 1, i32* %2, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @clock_adjtime(i32 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.18, i64 0, i64 0)) #7
  %3 = tail call i32* @__errno_location() #7
  store i32 1, i32* %3, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i64 @getdents64(i32 noundef %0, i8* nocapture noundef readnone %1, i64 noundef %2) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.19, i64 0, i64 0)) #7
  %4 = tail call i32* @__errno_location() #7
  store i32 38, i32* %4, align 4, !tbaa !2
  ret i64 -1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @setpgrp() local_unnamed_addr #2 {
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local i32 @getcontext(i8* nocapture noundef readnone %0) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.20, i64 0, i64 0)) #7
  %2 = tail call i32* @__errno_location() #7
  store i32 38, i32* %2, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @setcontext(i8* nocapture noundef readnone %0) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.21, i64 0, i64 0)) #7
  %2 = tail call i32* @__errno_location() #7
  store i32 38, i32* %2, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @swapcontext(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.22, i64 0, i64 0)) #7
  %3 = tail call i32* @__errno_location() #7
  store i32 38, i32* %3, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local void @makecontext(i8* nocapture noundef readnone %0, void ()* nocapture noundef readnone %1, i32 noundef %2, ...) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.23, i64 0, i64 0)) #7
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @aio_error64(i8* nocapture noundef readnone %0) local_unnamed_addr #2 {
  ret i32 22
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local i32 @sched_rr_get_interval(i32 noundef %0, %struct.timespec* nocapture noundef writeonly %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.timespec, %struct.timespec* %1, i64 0, i32 0
  store i64 0, i64* %3, align 8, !tbaa.struct !6
  %4 = getelementptr inbounds %struct.timespec, %struct.timespec* %1, i64 0, i32 1
  store i64 0, i64* %4, align 8, !tbaa.struct !9
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @posix_spawn_file_actions_addchdir_np(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1) local_unnamed_addr #2 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @posix_spawn_file_actions_addfchdir_np(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #2 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @posix_spawnattr_setsigdefault(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1) local_unnamed_addr #2 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @posix_spawnattr_setschedpolicy(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #2 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @posix_spawnattr_setschedparam(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1) local_unnamed_addr #2 {
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local i32 @prlimit(i32 noundef %0, i32 noundef %1, i8* noundef %2, i8* noundef %3) local_unnamed_addr #0 {
  switch i32 %0, label %5 [
    i32 4242, label %7
    i32 0, label %7
  ]

5:                                                ; preds = %4
  %6 = tail call i32* @__errno_location() #7
  store i32 3, i32* %6, align 4, !tbaa !2
  br label %16

7:                                                ; preds = %4, %4
  %8 = icmp eq i8* %3, null
  br i1 %8, label %12, label %9

9:                                                ; preds = %7
  %10 = tail call i32 @getrlimit(i32 noundef %1, i8* noundef nonnull %3) #7
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %16

12:                                               ; preds = %9, %7
  %13 = icmp eq i8* %2, null
  br i1 %13, label %16, label %14

14:                                               ; preds = %12
  %15 = tail call i32 @setrlimit(i32 noundef %1, i8* noundef nonnull %2) #7
  br label %16

16:                                               ; preds = %14, %12, %9, %5
  %17 = phi i32 [ -1, %5 ], [ -1, %9 ], [ %15, %14 ], [ 0, %12 ]
  ret i32 %17
}

; Function Attrs: optsize
declare dso_local i32 @getrlimit(i32 noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @setrlimit(i32 noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @prlimit64(i32 noundef %0, i32 noundef %1, i8* noundef %2, i8* noundef %3) local_unnamed_addr #0 {
  %5 = tail call i32 @prlimit(i32 noundef %0, i32 noundef %1, i8* noundef %2, i8* noundef %3) #8
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local noalias i8* @getrpcbynumber(i32 noundef %0) local_unnamed_addr #3 {
  store i32 1, i32* @h_errno, align 4, !tbaa !2
  ret i8* null
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local noalias i8* @getrpcbyname(i8* nocapture noundef readnone %0) local_unnamed_addr #3 {
  store i32 1, i32* @h_errno, align 4, !tbaa !2
  ret i8* null
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local noalias i8* @getrpcent() local_unnamed_addr #3 {
  store i32 1, i32* @h_errno, align 4, !tbaa !2
  ret i8* null
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local noalias i8* @getnetent() local_unnamed_addr #3 {
  store i32 1, i32* @h_errno, align 4, !tbaa !2
  ret i8* null
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local noalias i8* @getaliasbyname(i8* nocapture noundef readnone %0) local_unnamed_addr #3 {
  store i32 1, i32* @h_errno, align 4, !tbaa !2
  ret i8* null
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local noalias i8* @getaliasent() local_unnamed_addr #3 {
  store i32 1, i32* @h_errno, align 4, !tbaa !2
  ret i8* null
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local noalias i8* @getsgnam(i8* nocapture noundef readnone %0) local_unnamed_addr #3 {
  store i32 1, i32* @h_errno, align 4, !tbaa !2
  ret i8* null
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local noalias i8* @getsgent() local_unnamed_addr #3 {
  store i32 1, i32* @h_errno, align 4, !tbaa !2
  ret i8* null
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local noalias i8* @getutent() local_unnamed_addr #3 {
  store i32 1, i32* @h_errno, align 4, !tbaa !2
  ret i8* null
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local noalias i8* @getutid(i8* nocapture noundef readnone %0) local_unnamed_addr #3 {
  store i32 1, i32* @h_errno, align 4, !tbaa !2
  ret i8* null
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local noalias i8* @getutline(i8* nocapture noundef readnone %0) local_unnamed_addr #3 {
  store i32 1, i32* @h_errno, align 4, !tbaa !2
  ret i8* null
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local noalias i8* @getutxid(i8* nocapture noundef readnone %0) local_unnamed_addr #3 {
  store i32 1, i32* @h_errno, align 4, !tbaa !2
  ret i8* null
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local noalias i8* @getutxline(i8* nocapture noundef readnone %0) local_unnamed_addr #3 {
  store i32 1, i32* @h_errno, align 4, !tbaa !2
  ret i8* null
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local noalias i8* @pututline(i8* nocapture noundef readnone %0) local_unnamed_addr #3 {
  store i32 1, i32* @h_errno, align 4, !tbaa !2
  ret i8* null
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local noalias i8* @pututxline(i8* nocapture noundef readnone %0) local_unnamed_addr #3 {
  store i32 1, i32* @h_errno, align 4, !tbaa !2
  ret i8* null
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local noalias i8* @getttynam(i8* nocapture noundef readnone %0) local_unnamed_addr #3 {
  store i32 1, i32* @h_errno, align 4, !tbaa !2
  ret i8* null
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local noalias i8* @if_nameindex() local_unnamed_addr #3 {
  store i32 1, i32* @h_errno, align 4, !tbaa !2
  ret i8* null
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @if_freenameindex(i8* nocapture noundef %0) local_unnamed_addr #2 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @setrpcent(i32 noundef %0) local_unnamed_addr #2 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @endrpcent() local_unnamed_addr #2 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @setnetent(i32 noundef %0) local_unnamed_addr #2 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @endnetent() local_unnamed_addr #2 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @setaliasent() local_unnamed_addr #2 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @endaliasent() local_unnamed_addr #2 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @setsgent() local_unnamed_addr #2 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @endsgent() local_unnamed_addr #2 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @setutent() local_unnamed_addr #2 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @endutent() local_unnamed_addr #2 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @endnetgrent() local_unnamed_addr #2 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @updwtmp(i8* nocapture noundef %0, i8* nocapture noundef %1) local_unnamed_addr #2 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @updwtmpx(i8* nocapture noundef %0, i8* nocapture noundef %1) local_unnamed_addr #2 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @logwtmp(i8* nocapture noundef %0, i8* nocapture noundef %1, i8* nocapture noundef %2) local_unnamed_addr #2 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @utmpname(i8* nocapture noundef readnone %0) local_unnamed_addr #2 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local i32 @getutent_r(i8* nocapture noundef readnone %0, i8** nocapture noundef writeonly %1) local_unnamed_addr #3 {
  store i8* null, i8** %1, align 8, !tbaa !10
  ret i32 -1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @setnetgrent(i8* nocapture noundef readnone %0) local_unnamed_addr #2 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @innetgr(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1, i8* nocapture noundef readnone %2, i8* nocapture noundef readnone %3) local_unnamed_addr #2 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @getnetgrent(i8** nocapture noundef readnone %0, i8** nocapture noundef readnone %1, i8** nocapture noundef readnone %2) local_unnamed_addr #2 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local i32 @getservent_r(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1, i64 noundef %2, i8** nocapture noundef writeonly %3) local_unnamed_addr #3 {
  store i8* null, i8** %3, align 8, !tbaa !10
  ret i32 2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local i32 @getprotoent_r(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1, i64 noundef %2, i8** nocapture noundef writeonly %3) local_unnamed_addr #3 {
  store i8* null, i8** %3, align 8, !tbaa !10
  ret i32 2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local i32 @getservbyname_r(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1, i8* nocapture noundef readnone %2, i8* nocapture noundef readnone %3, i64 noundef %4, i8** nocapture noundef writeonly %5) local_unnamed_addr #3 {
  store i8* null, i8** %5, align 8, !tbaa !10
  ret i32 2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local i32 @getservbyport_r(i32 noundef %0, i8* nocapture noundef readnone %1, i8* nocapture noundef readnone %2, i8* nocapture noundef readnone %3, i64 noundef %4, i8** nocapture noundef writeonly %5) local_unnamed_addr #3 {
  store i8* null, i8** %5, align 8, !tbaa !10
  ret i32 2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local i32 @getprotobyname_r(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1, i8* nocapture noundef readnone %2, i64 noundef %3, i8** nocapture noundef writeonly %4) local_unnamed_addr #3 {
  store i8* null, i8** %4, align 8, !tbaa !10
  ret i32 2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local i32 @getprotobynumber_r(i32 noundef %0, i8* nocapture noundef readnone %1, i8* nocapture noundef readnone %2, i64 noundef %3, i8** nocapture noundef writeonly %4) local_unnamed_addr #3 {
  store i8* null, i8** %4, align 8, !tbaa !10
  ret i32 2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local i32 @getspnam_r(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1, i8* nocapture noundef readnone %2, i64 noundef %3, i8** nocapture noundef writeonly %4) local_unnamed_addr #3 {
  store i8* null, i8** %4, align 8, !tbaa !10
  ret i32 2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local i32 @gethostbyname_r(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1, i8* nocapture noundef readnone %2, i64 noundef %3, i8** nocapture noundef writeonly %4, i32* nocapture noundef writeonly %5) local_unnamed_addr #3 {
  store i8* null, i8** %4, align 8, !tbaa !10
  store i32 1, i32* %5, align 4, !tbaa !2
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local i32 @gethostbyname2_r(i8* nocapture noundef readnone %0, i32 noundef %1, i8* nocapture noundef readnone %2, i8* nocapture noundef readnone %3, i64 noundef %4, i8** nocapture noundef writeonly %5, i32* nocapture noundef writeonly %6) local_unnamed_addr #3 {
  store i8* null, i8** %5, align 8, !tbaa !10
  store i32 1, i32* %6, align 4, !tbaa !2
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local i32 @gethostbyaddr_r(i8* nocapture noundef readnone %0, i32 noundef %1, i32 noundef %2, i8* nocapture noundef readnone %3, i8* nocapture noundef readnone %4, i64 noundef %5, i8** nocapture noundef writeonly %6, i32* nocapture noundef writeonly %7) local_unnamed_addr #3 {
  store i8* null, i8** %6, align 8, !tbaa !10
  store i32 1, i32* %7, align 4, !tbaa !2
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local i32 @gethostent_r(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1, i64 noundef %2, i8** nocapture noundef writeonly %3, i32* nocapture noundef writeonly %4) local_unnamed_addr #3 {
  store i8* null, i8** %3, align 8, !tbaa !10
  store i32 1, i32* %4, align 4, !tbaa !2
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local i32 @getnetent_r(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1, i64 noundef %2, i8** nocapture noundef writeonly %3, i32* nocapture noundef writeonly %4) local_unnamed_addr #3 {
  store i8* null, i8** %3, align 8, !tbaa !10
  store i32 1, i32* %4, align 4, !tbaa !2
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local i32 @getnetbyname_r(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1, i8* nocapture noundef readnone %2, i64 noundef %3, i8** nocapture noundef writeonly %4, i32* nocapture noundef writeonly %5) local_unnamed_addr #3 {
  store i8* null, i8** %4, align 8, !tbaa !10
  store i32 1, i32* %5, align 4, !tbaa !2
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local i32 @getnetbyaddr_r(i32 noundef %0, i32 noundef %1, i8* nocapture noundef readnone %2, i8* nocapture noundef readnone %3, i64 noundef %4, i8** nocapture noundef writeonly %5, i32* nocapture noundef writeonly %6) local_unnamed_addr #3 {
  store i8* null, i8** %5, align 8, !tbaa !10
  store i32 1, i32* %6, align 4, !tbaa !2
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @__res_init() local_unnamed_addr #2 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i8* @__res_state() local_unnamed_addr #2 {
  ret i8* bitcast ([71 x i64]* @__res_state.state to i8*)
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local i32 @res_query(i8* nocapture noundef readnone %0, i32 noundef %1, i32 noundef %2, i8* nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #3 {
  store i32 2, i32* @h_errno, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local i32 @res_search(i8* nocapture noundef readnone %0, i32 noundef %1, i32 noundef %2, i8* nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #3 {
  store i32 2, i32* @h_errno, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i32 @dn_skipname(i8* noundef %0, i8* noundef readnone %1) local_unnamed_addr #4 {
  %3 = icmp ult i8* %0, %1
  br i1 %3, label %4, label %30

4:                                                ; preds = %2, %24
  %5 = phi i8* [ %27, %24 ], [ %0, %2 ]
  %6 = getelementptr inbounds i8, i8* %5, i64 1
  %7 = load i8, i8* %5, align 1, !tbaa !12
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %9, label %14

9:                                                ; preds = %4
  %10 = ptrtoint i8* %6 to i64
  %11 = ptrtoint i8* %0 to i64
  %12 = sub i64 %10, %11
  %13 = trunc i64 %12 to i32
  br label %30

14:                                               ; preds = %4
  %15 = icmp ugt i8 %7, -65
  br i1 %15, label %16, label %24

16:                                               ; preds = %14
  %17 = icmp ult i8* %6, %1
  %18 = getelementptr inbounds i8, i8* %5, i64 2
  %19 = ptrtoint i8* %18 to i64
  %20 = ptrtoint i8* %0 to i64
  %21 = sub i64 %19, %20
  %22 = trunc i64 %21 to i32
  %23 = select i1 %17, i32 %22, i32 -1
  br label %30

24:                                               ; preds = %14
  %25 = icmp ult i8 %7, 64
  %26 = zext i8 %7 to i64
  %27 = getelementptr inbounds i8, i8* %6, i64 %26
  %28 = icmp ult i8* %27, %1
  %29 = select i1 %25, i1 %28, i1 false
  br i1 %29, label %4, label %30, !llvm.loop !13

30:                                               ; preds = %24, %2, %16, %9
  %31 = phi i32 [ %23, %16 ], [ %13, %9 ], [ -1, %2 ], [ -1, %24 ]
  ret i32 %31
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #5

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #5

; Function Attrs: nounwind optsize
define dso_local i8* @ether_ntoa_r(%struct.ethernet* nocapture noundef readonly %0, i8* noundef returned %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.ethernet, %struct.ethernet* %0, i64 0, i32 0, i64 0
  %4 = load i8, i8* %3, align 1, !tbaa !12
  %5 = zext i8 %4 to i32
  %6 = getelementptr inbounds %struct.ethernet, %struct.ethernet* %0, i64 0, i32 0, i64 1
  %7 = load i8, i8* %6, align 1, !tbaa !12
  %8 = zext i8 %7 to i32
  %9 = getelementptr inbounds %struct.ethernet, %struct.ethernet* %0, i64 0, i32 0, i64 2
  %10 = load i8, i8* %9, align 1, !tbaa !12
  %11 = zext i8 %10 to i32
  %12 = getelementptr inbounds %struct.ethernet, %struct.ethernet* %0, i64 0, i32 0, i64 3
  %13 = load i8, i8* %12, align 1, !tbaa !12
  %14 = zext i8 %13 to i32
  %15 = getelementptr inbounds %struct.ethernet, %struct.ethernet* %0, i64 0, i32 0, i64 4
  %16 = load i8, i8* %15, align 1, !tbaa !12
  %17 = zext i8 %16 to i32
  %18 = getelementptr inbounds %struct.ethernet, %struct.ethernet* %0, i64 0, i32 0, i64 5
  %19 = load i8, i8* %18, align 1, !tbaa !12
  %20 = zext i8 %19 to i32
  %21 = tail call i32 (i8*, i8*, ...) @sprintf(i8* noundef %1, i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.24, i64 0, i64 0), i32 noundef %5, i32 noundef %8, i32 noundef %11, i32 noundef %14, i32 noundef %17, i32 noundef %20) #7
  ret i8* %1
}

; Function Attrs: optsize
declare dso_local i32 @sprintf(i8* noundef, i8* noundef, ...) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i8* @ether_ntoa(%struct.ethernet* nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.ethernet, %struct.ethernet* %0, i64 0, i32 0, i64 0
  %3 = load i8, i8* %2, align 1, !tbaa !12
  %4 = zext i8 %3 to i32
  %5 = getelementptr inbounds %struct.ethernet, %struct.ethernet* %0, i64 0, i32 0, i64 1
  %6 = load i8, i8* %5, align 1, !tbaa !12
  %7 = zext i8 %6 to i32
  %8 = getelementptr inbounds %struct.ethernet, %struct.ethernet* %0, i64 0, i32 0, i64 2
  %9 = load i8, i8* %8, align 1, !tbaa !12
  %10 = zext i8 %9 to i32
  %11 = getelementptr inbounds %struct.ethernet, %struct.ethernet* %0, i64 0, i32 0, i64 3
  %12 = load i8, i8* %11, align 1, !tbaa !12
  %13 = zext i8 %12 to i32
  %14 = getelementptr inbounds %struct.ethernet, %struct.ethernet* %0, i64 0, i32 0, i64 4
  %15 = load i8, i8* %14, align 1, !tbaa !12
  %16 = zext i8 %15 to i32
  %17 = getelementptr inbounds %struct.ethernet, %struct.ethernet* %0, i64 0, i32 0, i64 5
  %18 = load i8, i8* %17, align 1, !tbaa !12
  %19 = zext i8 %18 to i32
  %20 = tail call i32 (i8*, i8*, ...) @sprintf(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @ether_ntoa.text, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.24, i64 0, i64 0), i32 noundef %4, i32 noundef %7, i32 noundef %10, i32 noundef %13, i32 noundef %16, i32 noundef %19) #7
  ret i8* getelementptr inbounds ([18 x i8], [18 x i8]* @ether_ntoa.text, i64 0, i64 0)
}

; Function Attrs: nounwind optsize
define dso_local %struct.ethernet* @ether_aton_r(i8* nocapture noundef readonly %0, %struct.ethernet* noundef writeonly %1) local_unnamed_addr #0 {
  %3 = alloca [3 x i8], align 1
  %4 = getelementptr inbounds [3 x i8], [3 x i8]* %3, i64 0, i64 0
  br label %5

5:                                                ; preds = %2, %40
  %6 = phi i64 [ 0, %2 ], [ %45, %40 ]
  %7 = phi i8* [ %0, %2 ], [ %41, %40 ]
  call void @llvm.lifetime.start.p0i8(i64 3, i8* nonnull %4) #9
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 1 dereferenceable(3) %4, i8 0, i64 3, i1 false)
  %8 = icmp ult i64 %6, 5
  br label %9

9:                                                ; preds = %5, %30
  %10 = phi i1 [ true, %5 ], [ false, %30 ]
  %11 = phi i64 [ 0, %5 ], [ 1, %30 ]
  %12 = phi i8* [ %7, %5 ], [ %31, %30 ]
  br i1 %10, label %25, label %13

13:                                               ; preds = %9
  %14 = load i8, i8* %12, align 1, !tbaa !12
  br i1 %8, label %15, label %19

15:                                               ; preds = %13
  %16 = icmp eq i8 %14, 58
  br i1 %16, label %17, label %25

17:                                               ; preds = %15
  %18 = getelementptr inbounds i8, i8* %12, i64 1
  br label %40

19:                                               ; preds = %13
  %20 = icmp eq i8 %14, 0
  br i1 %20, label %40, label %21

21:                                               ; preds = %19
  %22 = zext i8 %14 to i32
  %23 = call i32 @isspace(i32 noundef %22) #7
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %40

25:                                               ; preds = %21, %15, %9
  %26 = load i8, i8* %12, align 1, !tbaa !12
  %27 = zext i8 %26 to i32
  %28 = call i32 @isxdigit(i32 noundef %27) #7
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %39, label %30

30:                                               ; preds = %25
  %31 = getelementptr inbounds i8, i8* %12, i64 1
  %32 = load i8, i8* %12, align 1, !tbaa !12
  %33 = getelementptr inbounds [3 x i8], [3 x i8]* %3, i64 0, i64 %11
  store i8 %32, i8* %33, align 1, !tbaa !12
  br i1 %10, label %9, label %34, !llvm.loop !16

34:                                               ; preds = %30
  br i1 %8, label %35, label %40

35:                                               ; preds = %34
  %36 = load i8, i8* %31, align 1, !tbaa !12
  %37 = getelementptr inbounds i8, i8* %12, i64 2
  %38 = icmp eq i8 %36, 58
  br i1 %38, label %40, label %39

39:                                               ; preds = %35, %25
  call void @llvm.lifetime.end.p0i8(i64 3, i8* nonnull %4) #9
  br label %47

40:                                               ; preds = %19, %21, %17, %35, %34
  %41 = phi i8* [ %37, %35 ], [ %31, %34 ], [ %18, %17 ], [ %12, %21 ], [ %12, %19 ]
  %42 = call i64 @strtoul(i8* noundef nonnull %4, i8** noundef null, i32 noundef 16) #7
  %43 = trunc i64 %42 to i8
  %44 = getelementptr inbounds %struct.ethernet, %struct.ethernet* %1, i64 0, i32 0, i64 %6
  store i8 %43, i8* %44, align 1, !tbaa !12
  call void @llvm.lifetime.end.p0i8(i64 3, i8* nonnull %4) #9
  %45 = add nuw nsw i64 %6, 1
  %46 = icmp eq i64 %45, 6
  br i1 %46, label %47, label %5, !llvm.loop !17

47:                                               ; preds = %40, %39
  %48 = phi %struct.ethernet* [ null, %39 ], [ %1, %40 ]
  ret %struct.ethernet* %48
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #6

; Function Attrs: optsize
declare dso_local i32 @isspace(i32 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @isxdigit(i32 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i64 @strtoul(i8* noundef, i8** noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local %struct.ethernet* @ether_aton(i8* nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = tail call %struct.ethernet* @ether_aton_r(i8* noundef %0, %struct.ethernet* noundef nonnull @ether_aton.found) #8
  ret %struct.ethernet* %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @ether_ntohost(i8* nocapture noundef readnone %0, %struct.ethernet* nocapture noundef readnone %1) local_unnamed_addr #2 {
  ret i32 -1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @ether_hostton(i8* nocapture noundef readnone %0, %struct.ethernet* nocapture noundef readnone %1) local_unnamed_addr #2 {
  ret i32 -1
}

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree norecurse nosync nounwind optsize readonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #6 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #7 = { nobuiltin nounwind optsize "no-builtins" }
attributes #8 = { nobuiltin optsize "no-builtins" }
attributes #9 = { nounwind }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"int", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{i64 0, i64 8, !7, i64 8, i64 8, !7}
!7 = !{!8, !8, i64 0}
!8 = !{!"long", !4, i64 0}
!9 = !{i64 0, i64 8, !7}
!10 = !{!11, !11, i64 0}
!11 = !{!"any pointer", !4, i64 0}
!12 = !{!4, !4, i64 0}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = distinct !{!16, !14, !15}
!17 = distinct !{!17, !14, !15}
