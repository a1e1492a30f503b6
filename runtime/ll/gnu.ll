; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/gnu.c
; ModuleID = 'runtime/c/gnu.c'
source_filename = "runtime/c/gnu.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sv_file = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, [3 x i8*], i8*, %struct.sv_file*, i32, i32, i64, %struct.sv_channel*, i8*, [16 x i8], i32, i32, i32, i8, i32, [36 x i8] }
%struct.sv_channel = type { i8*, %struct.sv_cookie_functions, void (i8*)*, i32 (i8*, i32)* }
%struct.sv_cookie_functions = type { i64 (i8*, i8*, i64)*, i64 (i8*, i8*, i64)*, i32 (i8*, i64*, i32)*, i32 (i8*)* }
%struct.heap_numbers = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.small_heap_numbers = type { [10 x i32] }
%struct.stat = type { i64, i64, i64, i32, i32, i32, i32, i64, i64, i64, i64, %struct.timespec, %struct.timespec, %struct.timespec, [3 x i64] }
%struct.timespec = type { i64, i64 }
%struct.iovec = type { i8*, i64 }

@sigabbrev_np.names = internal unnamed_addr constant [32 x i8*] [i8* null, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.2, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.3, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.4, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.5, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.6, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.7, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.8, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.9, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.10, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.12, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.13, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.14, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.15, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.16, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.17, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.18, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.19, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.20, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.21, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.22, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.23, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.24, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.25, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.26, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.27, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.28, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.29, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.30, i32 0, i32 0)], align 16
@.str = private unnamed_addr constant [4 x i8] c"HUP\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"INT\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"QUIT\00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"ILL\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"TRAP\00", align 1
@.str.5 = private unnamed_addr constant [5 x i8] c"ABRT\00", align 1
@.str.6 = private unnamed_addr constant [4 x i8] c"BUS\00", align 1
@.str.7 = private unnamed_addr constant [4 x i8] c"FPE\00", align 1
@.str.8 = private unnamed_addr constant [5 x i8] c"KILL\00", align 1
@.str.9 = private unnamed_addr constant [5 x i8] c"USR1\00", align 1
@.str.10 = private unnamed_addr constant [5 x i8] c"SEGV\00", align 1
@.str.11 = private unnamed_addr constant [5 x i8] c"USR2\00", align 1
@.str.12 = private unnamed_addr constant [5 x i8] c"PIPE\00", align 1
@.str.13 = private unnamed_addr constant [5 x i8] c"ALRM\00", align 1
@.str.14 = private unnamed_addr constant [5 x i8] c"TERM\00", align 1
@.str.15 = private unnamed_addr constant [7 x i8] c"STKFLT\00", align 1
@.str.16 = private unnamed_addr constant [5 x i8] c"CHLD\00", align 1
@.str.17 = private unnamed_addr constant [5 x i8] c"CONT\00", align 1
@.str.18 = private unnamed_addr constant [5 x i8] c"STOP\00", align 1
@.str.19 = private unnamed_addr constant [5 x i8] c"TSTP\00", align 1
@.str.20 = private unnamed_addr constant [5 x i8] c"TTIN\00", align 1
@.str.21 = private unnamed_addr constant [5 x i8] c"TTOU\00", align 1
@.str.22 = private unnamed_addr constant [4 x i8] c"URG\00", align 1
@.str.23 = private unnamed_addr constant [5 x i8] c"XCPU\00", align 1
@.str.24 = private unnamed_addr constant [5 x i8] c"XFSZ\00", align 1
@.str.25 = private unnamed_addr constant [7 x i8] c"VTALRM\00", align 1
@.str.26 = private unnamed_addr constant [5 x i8] c"PROF\00", align 1
@.str.27 = private unnamed_addr constant [6 x i8] c"WINCH\00", align 1
@.str.28 = private unnamed_addr constant [5 x i8] c"POLL\00", align 1
@.str.29 = private unnamed_addr constant [4 x i8] c"PWR\00", align 1
@.str.30 = private unnamed_addr constant [4 x i8] c"SYS\00", align 1
@stderr = external dso_local local_unnamed_addr global %struct.sv_file*, align 8
@.str.31 = private unnamed_addr constant [5 x i8] c"%s%s\00", align 1
@.str.32 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.33 = private unnamed_addr constant [3 x i8] c": \00", align 1
@.str.34 = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1
@.str.35 = private unnamed_addr constant [19 x i8] c"Unknown signal %d\0A\00", align 1
@.str.36 = private unnamed_addr constant [5 x i8] c"2.36\00", align 1
@.str.37 = private unnamed_addr constant [7 x i8] c"stable\00", align 1
@.str.38 = private unnamed_addr constant [32 x i8] c"<malloc version=\221\22>\0A</malloc>\0A\00", align 1
@setlogmask.current = internal unnamed_addr global i32 255, align 4
@_nl_msg_cat_cntr = dso_local local_unnamed_addr global i32 0, align 4

; Function Attrs: nounwind optsize
define dso_local i8* @sigdescr_np(i32 noundef %0) local_unnamed_addr #0 {
  %2 = add i32 %0, -1
  %3 = icmp ult i32 %2, 31
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = tail call i8* @strsignal(i32 noundef %0) #7
  br label %6

6:                                                ; preds = %1, %4
  %7 = phi i8* [ %5, %4 ], [ null, %1 ]
  ret i8* %7
}

; Function Attrs: optsize
declare dso_local i8* @strsignal(i32 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i8* @sigabbrev_np(i32 noundef %0) local_unnamed_addr #2 {
  %2 = add i32 %0, -1
  %3 = icmp ult i32 %2, 31
  br i1 %3, label %4, label %8

4:                                                ; preds = %1
  %5 = zext i32 %0 to i64
  %6 = getelementptr inbounds [32 x i8*], [32 x i8*]* @sigabbrev_np.names, i64 0, i64 %5
  %7 = load i8*, i8** %6, align 8, !tbaa !2
  br label %8

8:                                                ; preds = %1, %4
  %9 = phi i8* [ %7, %4 ], [ null, %1 ]
  ret i8* %9
}

; Function Attrs: nounwind optsize
define dso_local void @psignal(i32 noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !2
  %4 = icmp eq i8* %1, null
  br i1 %4, label %10, label %5

5:                                                ; preds = %2
  %6 = load i8, i8* %1, align 1, !tbaa !6
  %7 = icmp eq i8 %6, 0
  %8 = select i1 %7, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.32, i64 0, i64 0), i8* %1
  %9 = select i1 %7, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.32, i64 0, i64 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.33, i64 0, i64 0)
  br label %10

10:                                               ; preds = %2, %5
  %11 = phi i8* [ %8, %5 ], [ getelementptr inbounds ([1 x i8], [1 x i8]* @.str.32, i64 0, i64 0), %2 ]
  %12 = phi i8* [ %9, %5 ], [ getelementptr inbounds ([1 x i8], [1 x i8]* @.str.32, i64 0, i64 0), %2 ]
  %13 = tail call i32 (%struct.sv_file*, i8*, ...) @fprintf(%struct.sv_file* noundef %3, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.31, i64 0, i64 0), i8* noundef %11, i8* noundef %12) #7
  %14 = icmp slt i32 %0, 34
  %15 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !2
  br i1 %14, label %16, label %19

16:                                               ; preds = %10
  %17 = tail call i8* @strsignal(i32 noundef %0) #7
  %18 = tail call i32 (%struct.sv_file*, i8*, ...) @fprintf(%struct.sv_file* noundef %15, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.34, i64 0, i64 0), i8* noundef %17) #7
  br label %21

19:                                               ; preds = %10
  %20 = tail call i32 (%struct.sv_file*, i8*, ...) @fprintf(%struct.sv_file* noundef %15, i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.35, i64 0, i64 0), i32 noundef %0) #7
  br label %21

21:                                               ; preds = %19, %16
  ret void
}

; Function Attrs: optsize
declare dso_local i32 @fprintf(%struct.sv_file* noundef, i8* noundef, ...) local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i8* @gnu_get_libc_version() local_unnamed_addr #2 {
  ret i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.36, i64 0, i64 0)
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i8* @gnu_get_libc_release() local_unnamed_addr #2 {
  ret i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.37, i64 0, i64 0)
}

; Function Attrs: nounwind optsize
define dso_local i64 @__sysconf(i32 noundef %0) local_unnamed_addr #0 {
  %2 = tail call i64 @sysconf(i32 noundef %0) #7
  ret i64 %2
}

; Function Attrs: optsize
declare dso_local i64 @sysconf(i32 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @__getpagesize() local_unnamed_addr #2 {
  ret i32 4096
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @__register_atfork(void ()* nocapture readnone %0, void ()* nocapture readnone %1, void ()* nocapture readnone %2, i8* nocapture readnone %3) local_unnamed_addr #2 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @pthread_atfork(void ()* nocapture noundef readnone %0, void ()* nocapture noundef readnone %1, void ()* nocapture noundef readnone %2) local_unnamed_addr #2 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @_dl_find_object(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1) local_unnamed_addr #2 {
  ret i32 -1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @backtrace(i8** nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #2 {
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local i8** @backtrace_symbols(i8** nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i8* @calloc(i64 noundef 1, i64 noundef 8) #7
  %4 = bitcast i8* %3 to i8**
  ret i8** %4
}

; Function Attrs: optsize
declare dso_local i8* @calloc(i64 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @backtrace_symbols_fd(i8** nocapture noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #2 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @_Unwind_Backtrace(i32 (i8*, i8*)* nocapture noundef readnone %0, i8* nocapture noundef readnone %1) local_unnamed_addr #2 {
  ret i32 5
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn writeonly
define dso_local void @mallinfo2(%struct.heap_numbers* noalias nocapture writeonly sret(%struct.heap_numbers) align 8 %0) local_unnamed_addr #3 {
  %2 = bitcast %struct.heap_numbers* %0 to i8*
  tail call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(80) %2, i8 0, i64 80, i1 false)
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn writeonly
define dso_local void @mallinfo(%struct.small_heap_numbers* noalias nocapture writeonly sret(%struct.small_heap_numbers) align 4 %0) local_unnamed_addr #3 {
  %2 = bitcast %struct.small_heap_numbers* %0 to i8*
  tail call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(40) %2, i8 0, i64 40, i1 false)
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i32 @malloc_info(i32 noundef %0, %struct.sv_file* noundef %1) local_unnamed_addr #0 {
  %3 = icmp eq i32 %0, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = tail call i32 @fputs(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.38, i64 0, i64 0), %struct.sv_file* noundef %1) #7
  br label %6

6:                                                ; preds = %2, %4
  %7 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %7
}

; Function Attrs: optsize
declare dso_local i32 @fputs(i8* noundef, %struct.sv_file* noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @malloc_stats() local_unnamed_addr #2 {
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i64 @get_phys_pages() local_unnamed_addr #0 {
  %1 = tail call i64 @sysconf(i32 noundef 85) #7
  ret i64 %1
}

; Function Attrs: nounwind optsize
define dso_local i64 @get_avphys_pages() local_unnamed_addr #0 {
  %1 = tail call i64 @sysconf(i32 noundef 86) #7
  ret i64 %1
}

; Function Attrs: nounwind optsize
define dso_local i32 @ftok(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca %struct.stat, align 8
  %4 = bitcast %struct.stat* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 144, i8* nonnull %4) #8
  %5 = call i32 @stat(i8* noundef %0, %struct.stat* noundef nonnull %3) #7
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %19

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.stat, %struct.stat* %3, i64 0, i32 1
  %9 = load i64, i64* %8, align 8, !tbaa !7
  %10 = and i64 %9, 65535
  %11 = getelementptr inbounds %struct.stat, %struct.stat* %3, i64 0, i32 0
  %12 = load i64, i64* %11, align 8, !tbaa !12
  %13 = shl i64 %12, 16
  %14 = and i64 %13, 16711680
  %15 = or i64 %14, %10
  %16 = shl i32 %1, 24
  %17 = trunc i64 %15 to i32
  %18 = or i32 %16, %17
  br label %19

19:                                               ; preds = %2, %7
  %20 = phi i32 [ %18, %7 ], [ -1, %2 ]
  call void @llvm.lifetime.end.p0i8(i64 144, i8* nonnull %4) #8
  ret i32 %20
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #5

; Function Attrs: optsize
declare dso_local i32 @stat(i8* noundef, %struct.stat* noundef) local_unnamed_addr #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #5

; Function Attrs: nounwind optsize
define dso_local i64 @llseek(i32 noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i64 @lseek(i32 noundef %0, i64 noundef %1, i32 noundef %2) #7
  ret i64 %4
}

; Function Attrs: optsize
declare dso_local i64 @lseek(i32 noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @group_member(i32 noundef %0) local_unnamed_addr #2 {
  %2 = icmp eq i32 %0, 1000
  %3 = zext i1 %2 to i32
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local void @closefrom(i32 noundef %0) local_unnamed_addr #0 {
  %2 = icmp sgt i32 %0, 0
  %3 = select i1 %2, i32 %0, i32 0
  %4 = icmp ult i32 %3, 1024
  br i1 %4, label %6, label %5

5:                                                ; preds = %12, %1
  ret void

6:                                                ; preds = %1, %12
  %7 = phi i32 [ %13, %12 ], [ %3, %1 ]
  %8 = tail call i32 @__sv_readiness(i32 noundef %7) #7
  %9 = icmp eq i32 %8, 32
  br i1 %9, label %12, label %10

10:                                               ; preds = %6
  %11 = tail call i32 @close(i32 noundef %7) #7
  br label %12

12:                                               ; preds = %6, %10
  %13 = add nuw i32 %7, 1
  %14 = icmp eq i32 %13, 1024
  br i1 %14, label %5, label %6, !llvm.loop !13
}

; Function Attrs: optsize
declare dso_local i32 @__sv_readiness(i32 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @close(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @truncate64(i8* noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 @truncate(i8* noundef %0, i64 noundef %1) #7
  ret i32 %3
}

; Function Attrs: optsize
declare dso_local i32 @truncate(i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @mkostemp64(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 @mkostemp(i8* noundef %0, i32 noundef %1) #7
  ret i32 %3
}

; Function Attrs: optsize
declare dso_local i32 @mkostemp(i8* noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i64 @preadv(i32 noundef %0, %struct.iovec* nocapture noundef readonly %1, i32 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %28

6:                                                ; preds = %4
  %7 = zext i32 %2 to i64
  br label %8

8:                                                ; preds = %21, %6
  %9 = phi i64 [ 0, %6 ], [ %25, %21 ]
  %10 = phi i64 [ 0, %6 ], [ %22, %21 ]
  %11 = getelementptr inbounds %struct.iovec, %struct.iovec* %1, i64 %9, i32 0
  %12 = load i8*, i8** %11, align 8, !tbaa !16
  %13 = getelementptr inbounds %struct.iovec, %struct.iovec* %1, i64 %9, i32 1
  %14 = load i64, i64* %13, align 8, !tbaa !18
  %15 = add nsw i64 %10, %3
  %16 = tail call i64 @pread(i32 noundef %0, i8* noundef %12, i64 noundef %14, i64 noundef %15) #7
  %17 = icmp slt i64 %16, 0
  br i1 %17, label %18, label %21

18:                                               ; preds = %8
  %19 = icmp eq i64 %10, 0
  %20 = select i1 %19, i64 %16, i64 %10
  br label %28

21:                                               ; preds = %8
  %22 = add nsw i64 %16, %10
  %23 = load i64, i64* %13, align 8, !tbaa !18
  %24 = icmp ult i64 %16, %23
  %25 = add nuw nsw i64 %9, 1
  %26 = icmp eq i64 %25, %7
  %27 = select i1 %24, i1 true, i1 %26
  br i1 %27, label %28, label %8, !llvm.loop !19

28:                                               ; preds = %21, %4, %18
  %29 = phi i64 [ %20, %18 ], [ 0, %4 ], [ %22, %21 ]
  ret i64 %29
}

; Function Attrs: optsize
declare dso_local i64 @pread(i32 noundef, i8* noundef, i64 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i64 @pwritev(i32 noundef %0, %struct.iovec* nocapture noundef readonly %1, i32 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %28

6:                                                ; preds = %4
  %7 = zext i32 %2 to i64
  br label %8

8:                                                ; preds = %21, %6
  %9 = phi i64 [ 0, %6 ], [ %25, %21 ]
  %10 = phi i64 [ 0, %6 ], [ %22, %21 ]
  %11 = getelementptr inbounds %struct.iovec, %struct.iovec* %1, i64 %9, i32 0
  %12 = load i8*, i8** %11, align 8, !tbaa !16
  %13 = getelementptr inbounds %struct.iovec, %struct.iovec* %1, i64 %9, i32 1
  %14 = load i64, i64* %13, align 8, !tbaa !18
  %15 = add nsw i64 %10, %3
  %16 = tail call i64 @pwrite(i32 noundef %0, i8* noundef %12, i64 noundef %14, i64 noundef %15) #7
  %17 = icmp slt i64 %16, 0
  br i1 %17, label %18, label %21

18:                                               ; preds = %8
  %19 = icmp eq i64 %10, 0
  %20 = select i1 %19, i64 %16, i64 %10
  br label %28

21:                                               ; preds = %8
  %22 = add nsw i64 %16, %10
  %23 = load i64, i64* %13, align 8, !tbaa !18
  %24 = icmp ult i64 %16, %23
  %25 = add nuw nsw i64 %9, 1
  %26 = icmp eq i64 %25, %7
  %27 = select i1 %24, i1 true, i1 %26
  br i1 %27, label %28, label %8, !llvm.loop !20

28:                                               ; preds = %21, %4, %18
  %29 = phi i64 [ %20, %18 ], [ 0, %4 ], [ %22, %21 ]
  ret i64 %29
}

; Function Attrs: optsize
declare dso_local i64 @pwrite(i32 noundef, i8* noundef, i64 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i64 @preadv64(i32 noundef %0, %struct.iovec* nocapture noundef readonly %1, i32 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = tail call i64 @preadv(i32 noundef %0, %struct.iovec* noundef %1, i32 noundef %2, i64 noundef %3) #9
  ret i64 %5
}

; Function Attrs: nounwind optsize
define dso_local i64 @pwritev64(i32 noundef %0, %struct.iovec* nocapture noundef readonly %1, i32 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = tail call i64 @pwritev(i32 noundef %0, %struct.iovec* noundef %1, i32 noundef %2, i64 noundef %3) #9
  ret i64 %5
}

; Function Attrs: nounwind optsize
define dso_local i64 @preadv64v2(i32 noundef %0, %struct.iovec* nocapture noundef readonly %1, i32 noundef %2, i64 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call i64 @preadv(i32 noundef %0, %struct.iovec* noundef %1, i32 noundef %2, i64 noundef %3) #9
  ret i64 %6
}

; Function Attrs: nounwind optsize
define dso_local i64 @pwritev64v2(i32 noundef %0, %struct.iovec* nocapture noundef readonly %1, i32 noundef %2, i64 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call i64 @pwritev(i32 noundef %0, %struct.iovec* noundef %1, i32 noundef %2, i64 noundef %3) #9
  ret i64 %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @setlogmask(i32 noundef %0) local_unnamed_addr #6 {
  %2 = load i32, i32* @setlogmask.current, align 4, !tbaa !21
  %3 = icmp eq i32 %0, 0
  br i1 %3, label %5, label %4

4:                                                ; preds = %1
  store i32 %0, i32* @setlogmask.current, align 4, !tbaa !21
  br label %5

5:                                                ; preds = %4, %1
  ret i32 %2
}

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nosync nounwind optsize willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #5 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #6 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nobuiltin nounwind optsize "no-builtins" }
attributes #8 = { nounwind }
attributes #9 = { nobuiltin optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"any pointer", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!4, !4, i64 0}
!7 = !{!8, !9, i64 8}
!8 = !{!"stat", !9, i64 0, !9, i64 8, !9, i64 16, !10, i64 24, !10, i64 28, !10, i64 32, !10, i64 36, !9, i64 40, !9, i64 48, !9, i64 56, !9, i64 64, !11, i64 72, !11, i64 88, !11, i64 104, !4, i64 120}
!9 = !{!"long", !4, i64 0}
!10 = !{!"int", !4, i64 0}
!11 = !{!"timespec", !9, i64 0, !9, i64 8}
!12 = !{!8, !9, i64 0}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = !{!17, !3, i64 0}
!17 = !{!"iovec", !3, i64 0, !9, i64 8}
!18 = !{!17, !9, i64 8}
!19 = distinct !{!19, !14, !15}
!20 = distinct !{!20, !14, !15}
!21 = !{!10, !10, i64 0}
