; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/refused.c
; ModuleID = 'runtime/c/refused.c'
source_filename = "runtime/c/refused.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.timespec = type { i64, i64 }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct.sv_inode = type { i8*, i32, i8*, i64, i64, i32, i32, i32, i32, i32, i32, i32, i32, %struct.sv_special*, %struct.timespec, %struct.timespec, i32 }
%struct.sv_special = type { i64 (%struct.sv_inode*, i8*, i64, i32)*, i64 (%struct.sv_inode*, i8*, i64, i32)*, i32 (%struct.sv_inode*)*, i32 (%struct.sv_inode*)*, void (%struct.sv_inode*)* }

@.str = private unnamed_addr constant [7 x i8] c"chroot\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"mount\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"umount\00", align 1
@.str.3 = private unnamed_addr constant [8 x i8] c"umount2\00", align 1
@.str.4 = private unnamed_addr constant [12 x i8] c"sethostname\00", align 1
@.str.5 = private unnamed_addr constant [14 x i8] c"setdomainname\00", align 1
@.str.6 = private unnamed_addr constant [7 x i8] c"reboot\00", align 1
@.str.7 = private unnamed_addr constant [7 x i8] c"capget\00", align 1
@.str.8 = private unnamed_addr constant [7 x i8] c"capset\00", align 1
@.str.9 = private unnamed_addr constant [8 x i8] c"unshare\00", align 1
@.str.10 = private unnamed_addr constant [6 x i8] c"setns\00", align 1
@.str.11 = private unnamed_addr constant [8 x i8] c"vhangup\00", align 1
@.str.12 = private unnamed_addr constant [5 x i8] c"acct\00", align 1
@.str.13 = private unnamed_addr constant [7 x i8] c"swapon\00", align 1
@.str.14 = private unnamed_addr constant [8 x i8] c"swapoff\00", align 1
@.str.15 = private unnamed_addr constant [8 x i8] c"klogctl\00", align 1
@.str.16 = private unnamed_addr constant [14 x i8] c"clock_settime\00", align 1
@.str.17 = private unnamed_addr constant [10 x i8] c"setgroups\00", align 1
@.str.18 = private unnamed_addr constant [11 x i8] c"initgroups\00", align 1
@.str.19 = private unnamed_addr constant [7 x i8] c"ptrace\00", align 1
@.str.20 = private unnamed_addr constant [13 x i8] c"inotify_init\00", align 1
@.str.21 = private unnamed_addr constant [14 x i8] c"inotify_init1\00", align 1
@.str.22 = private unnamed_addr constant [18 x i8] c"inotify_add_watch\00", align 1
@.str.23 = private unnamed_addr constant [17 x i8] c"inotify_rm_watch\00", align 1
@.str.24 = private unnamed_addr constant [9 x i8] c"signalfd\00", align 1
@.str.25 = private unnamed_addr constant [13 x i8] c"memfd_create\00", align 1
@.str.26 = private unnamed_addr constant [7 x i8] c"semget\00", align 1
@.str.27 = private unnamed_addr constant [6 x i8] c"semop\00", align 1
@.str.28 = private unnamed_addr constant [7 x i8] c"semctl\00", align 1
@.str.29 = private unnamed_addr constant [7 x i8] c"msgget\00", align 1
@.str.30 = private unnamed_addr constant [7 x i8] c"msgsnd\00", align 1
@.str.31 = private unnamed_addr constant [7 x i8] c"msgrcv\00", align 1
@.str.32 = private unnamed_addr constant [7 x i8] c"msgctl\00", align 1
@.str.33 = private unnamed_addr constant [7 x i8] c"shmget\00", align 1
@.str.34 = private unnamed_addr constant [7 x i8] c"shmctl\00", align 1
@.str.35 = private unnamed_addr constant [6 x i8] c"shmdt\00", align 1
@.str.36 = private unnamed_addr constant [9 x i8] c"shm_open\00", align 1
@.str.37 = private unnamed_addr constant [11 x i8] c"shm_unlink\00", align 1
@.str.38 = private unnamed_addr constant [13 x i8] c"timer_create\00", align 1
@.str.39 = private unnamed_addr constant [14 x i8] c"timer_settime\00", align 1
@.str.40 = private unnamed_addr constant [13 x i8] c"timer_delete\00", align 1
@.str.41 = private unnamed_addr constant [7 x i8] c"daemon\00", align 1
@.str.42 = private unnamed_addr constant [13 x i8] c"posix_openpt\00", align 1
@.str.43 = private unnamed_addr constant [8 x i8] c"openpty\00", align 1
@.str.44 = private unnamed_addr constant [8 x i8] c"forkpty\00", align 1
@.str.45 = private unnamed_addr constant [8 x i8] c"grantpt\00", align 1
@.str.46 = private unnamed_addr constant [9 x i8] c"unlockpt\00", align 1
@.str.47 = private unnamed_addr constant [7 x i8] c"splice\00", align 1
@.str.48 = private unnamed_addr constant [8 x i8] c"execvpe\00", align 1
@.str.49 = private unnamed_addr constant [8 x i8] c"fexecve\00", align 1
@.str.50 = private unnamed_addr constant [6 x i8] c"wait4\00", align 1
@.str.51 = private unnamed_addr constant [7 x i8] c"waitid\00", align 1
@.str.52 = private unnamed_addr constant [9 x i8] c"getxattr\00", align 1
@.str.53 = private unnamed_addr constant [10 x i8] c"lgetxattr\00", align 1
@.str.54 = private unnamed_addr constant [10 x i8] c"fgetxattr\00", align 1
@.str.55 = private unnamed_addr constant [10 x i8] c"listxattr\00", align 1
@.str.56 = private unnamed_addr constant [11 x i8] c"llistxattr\00", align 1
@.str.57 = private unnamed_addr constant [11 x i8] c"flistxattr\00", align 1
@.str.58 = private unnamed_addr constant [9 x i8] c"setxattr\00", align 1
@.str.59 = private unnamed_addr constant [10 x i8] c"lsetxattr\00", align 1
@.str.60 = private unnamed_addr constant [10 x i8] c"fsetxattr\00", align 1
@.str.61 = private unnamed_addr constant [12 x i8] c"removexattr\00", align 1
@.str.62 = private unnamed_addr constant [12 x i8] c"posix_spawn\00", align 1
@.str.63 = private unnamed_addr constant [8 x i8] c"syscall\00", align 1
@.str.64 = private unnamed_addr constant [7 x i8] c"dlopen\00", align 1
@.str.65 = private unnamed_addr constant [32 x i8] c"no shared objects can be loaded\00", align 1
@load_error = internal unnamed_addr global i8* null, align 8
@.str.66 = private unnamed_addr constant [17 x i8] c"undefined symbol\00", align 1
@__libc_single_threaded = dso_local local_unnamed_addr global i8 1, align 1

; Function Attrs: nounwind optsize
define dso_local i32 @chroot(i8* nocapture noundef readnone %0) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0)) #11
  %2 = tail call i32* @__errno_location() #11
  store i32 1, i32* %2, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: optsize
declare dso_local void @__symvm_note(i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @mount(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1, i8* nocapture noundef readnone %2, i64 noundef %3, i8* nocapture noundef readnone %4) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i64 0, i64 0)) #11
  %6 = tail call i32* @__errno_location() #11
  store i32 1, i32* %6, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @umount(i8* nocapture noundef readnone %0) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i64 0, i64 0)) #11
  %2 = tail call i32* @__errno_location() #11
  store i32 1, i32* %2, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @umount2(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.3, i64 0, i64 0)) #11
  %3 = tail call i32* @__errno_location() #11
  store i32 1, i32* %3, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @sethostname(i8* nocapture noundef readnone %0, i64 noundef %1) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i64 0, i64 0)) #11
  %3 = tail call i32* @__errno_location() #11
  store i32 1, i32* %3, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @setdomainname(i8* nocapture noundef readnone %0, i64 noundef %1) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.5, i64 0, i64 0)) #11
  %3 = tail call i32* @__errno_location() #11
  store i32 1, i32* %3, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @reboot(i32 noundef %0) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.6, i64 0, i64 0)) #11
  %2 = tail call i32* @__errno_location() #11
  store i32 1, i32* %2, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @capget(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.7, i64 0, i64 0)) #11
  %3 = tail call i32* @__errno_location() #11
  store i32 1, i32* %3, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @capset(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.8, i64 0, i64 0)) #11
  %3 = tail call i32* @__errno_location() #11
  store i32 1, i32* %3, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @unshare(i32 noundef %0) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.9, i64 0, i64 0)) #11
  %2 = tail call i32* @__errno_location() #11
  store i32 1, i32* %2, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @setns(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.10, i64 0, i64 0)) #11
  %3 = tail call i32* @__errno_location() #11
  store i32 1, i32* %3, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @vhangup() local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.11, i64 0, i64 0)) #11
  %1 = tail call i32* @__errno_location() #11
  store i32 1, i32* %1, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @acct(i8* nocapture noundef readnone %0) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.12, i64 0, i64 0)) #11
  %2 = tail call i32* @__errno_location() #11
  store i32 1, i32* %2, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @swapon(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i64 0, i64 0)) #11
  %3 = tail call i32* @__errno_location() #11
  store i32 1, i32* %3, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @swapoff(i8* nocapture noundef readnone %0) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.14, i64 0, i64 0)) #11
  %2 = tail call i32* @__errno_location() #11
  store i32 1, i32* %2, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @klogctl(i32 noundef %0, i8* nocapture noundef readnone %1, i32 noundef %2) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.15, i64 0, i64 0)) #11
  %4 = tail call i32* @__errno_location() #11
  store i32 1, i32* %4, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @clock_settime(i32 noundef %0, %struct.timespec* nocapture noundef readnone %1) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.16, i64 0, i64 0)) #11
  %3 = tail call i32* @__errno_location() #11
  store i32 1, i32* %3, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @setgroups(i64 noundef %0, i32* nocapture noundef readnone %1) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.17, i64 0, i64 0)) #11
  %3 = tail call i32* @__errno_location() #11
  store i32 1, i32* %3, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @initgroups(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.18, i64 0, i64 0)) #11
  %3 = tail call i32* @__errno_location() #11
  store i32 1, i32* %3, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i64 @ptrace(i32 noundef %0, ...) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.19, i64 0, i64 0)) #11
  %2 = tail call i32* @__errno_location() #11
  store i32 1, i32* %2, align 4, !tbaa !2
  ret i64 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @inotify_init() local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.20, i64 0, i64 0)) #11
  %1 = tail call i32* @__errno_location() #11
  store i32 38, i32* %1, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @inotify_init1(i32 noundef %0) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.21, i64 0, i64 0)) #11
  %2 = tail call i32* @__errno_location() #11
  store i32 38, i32* %2, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @inotify_add_watch(i32 noundef %0, i8* nocapture noundef readnone %1, i32 noundef %2) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.22, i64 0, i64 0)) #11
  %4 = tail call i32* @__errno_location() #11
  store i32 9, i32* %4, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @inotify_rm_watch(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.23, i64 0, i64 0)) #11
  %3 = tail call i32* @__errno_location() #11
  store i32 9, i32* %3, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @signalfd(i32 noundef %0, i8* nocapture noundef readnone %1, i32 noundef %2) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.24, i64 0, i64 0)) #11
  %4 = tail call i32* @__errno_location() #11
  store i32 38, i32* %4, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @memfd_create(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.25, i64 0, i64 0)) #11
  %3 = tail call i32* @__errno_location() #11
  store i32 38, i32* %3, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @semget(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.26, i64 0, i64 0)) #11
  %4 = tail call i32* @__errno_location() #11
  store i32 38, i32* %4, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @semop(i32 noundef %0, i8* nocapture noundef readnone %1, i64 noundef %2) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.27, i64 0, i64 0)) #11
  %4 = tail call i32* @__errno_location() #11
  store i32 38, i32* %4, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @semctl(i32 noundef %0, i32 noundef %1, i32 noundef %2, ...) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.28, i64 0, i64 0)) #11
  %4 = tail call i32* @__errno_location() #11
  store i32 38, i32* %4, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @msgget(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.29, i64 0, i64 0)) #11
  %3 = tail call i32* @__errno_location() #11
  store i32 38, i32* %3, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @msgsnd(i32 noundef %0, i8* nocapture noundef readnone %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.30, i64 0, i64 0)) #11
  %5 = tail call i32* @__errno_location() #11
  store i32 38, i32* %5, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i64 @msgrcv(i32 noundef %0, i8* nocapture noundef readnone %1, i64 noundef %2, i64 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.31, i64 0, i64 0)) #11
  %6 = tail call i32* @__errno_location() #11
  store i32 38, i32* %6, align 4, !tbaa !2
  ret i64 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @msgctl(i32 noundef %0, i32 noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.32, i64 0, i64 0)) #11
  %4 = tail call i32* @__errno_location() #11
  store i32 38, i32* %4, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @shmget(i32 noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.33, i64 0, i64 0)) #11
  %4 = tail call i32* @__errno_location() #11
  store i32 38, i32* %4, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @shmctl(i32 noundef %0, i32 noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.34, i64 0, i64 0)) #11
  %4 = tail call i32* @__errno_location() #11
  store i32 38, i32* %4, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @shmdt(i8* nocapture noundef readnone %0) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.35, i64 0, i64 0)) #11
  %2 = tail call i32* @__errno_location() #11
  store i32 22, i32* %2, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @shm_open(i8* nocapture noundef readnone %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.36, i64 0, i64 0)) #11
  %4 = tail call i32* @__errno_location() #11
  store i32 38, i32* %4, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @shm_unlink(i8* nocapture noundef readnone %0) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.37, i64 0, i64 0)) #11
  %2 = tail call i32* @__errno_location() #11
  store i32 2, i32* %2, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @timer_create(i32 noundef %0, i8* nocapture noundef readnone %1, i8** nocapture noundef readnone %2) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.38, i64 0, i64 0)) #11
  %4 = tail call i32* @__errno_location() #11
  store i32 38, i32* %4, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @timer_settime(i8* nocapture noundef readnone %0, i32 noundef %1, i8* nocapture noundef readnone %2, i8* nocapture noundef readnone %3) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.39, i64 0, i64 0)) #11
  %5 = tail call i32* @__errno_location() #11
  store i32 22, i32* %5, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @timer_delete(i8* nocapture noundef readnone %0) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.40, i64 0, i64 0)) #11
  %2 = tail call i32* @__errno_location() #11
  store i32 22, i32* %2, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @daemon(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.41, i64 0, i64 0)) #11
  %3 = tail call i32* @__errno_location() #11
  store i32 11, i32* %3, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @posix_openpt(i32 noundef %0) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.42, i64 0, i64 0)) #11
  %2 = tail call i32* @__errno_location() #11
  store i32 2, i32* %2, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @openpty(i32* nocapture noundef readnone %0, i32* nocapture noundef readnone %1, i8* nocapture noundef readnone %2, i8* nocapture noundef readnone %3, i8* nocapture noundef readnone %4) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.43, i64 0, i64 0)) #11
  %6 = tail call i32* @__errno_location() #11
  store i32 2, i32* %6, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @forkpty(i32* nocapture noundef readnone %0, i8* nocapture noundef readnone %1, i8* nocapture noundef readnone %2, i8* nocapture noundef readnone %3) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.44, i64 0, i64 0)) #11
  %5 = tail call i32* @__errno_location() #11
  store i32 2, i32* %5, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @grantpt(i32 noundef %0) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.45, i64 0, i64 0)) #11
  %2 = tail call i32* @__errno_location() #11
  store i32 25, i32* %2, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @unlockpt(i32 noundef %0) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.46, i64 0, i64 0)) #11
  %2 = tail call i32* @__errno_location() #11
  store i32 25, i32* %2, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i64 @splice(i32 noundef %0, i64* nocapture noundef readnone %1, i32 noundef %2, i64* nocapture noundef readnone %3, i64 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.47, i64 0, i64 0)) #11
  %7 = tail call i32* @__errno_location() #11
  store i32 22, i32* %7, align 4, !tbaa !2
  ret i64 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @execvpe(i8* nocapture noundef readnone %0, i8** nocapture noundef readnone %1, i8** nocapture noundef readnone %2) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.48, i64 0, i64 0)) #11
  %4 = tail call i32* @__errno_location() #11
  store i32 2, i32* %4, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @fexecve(i32 noundef %0, i8** nocapture noundef readnone %1, i8** nocapture noundef readnone %2) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.49, i64 0, i64 0)) #11
  %4 = tail call i32* @__errno_location() #11
  store i32 2, i32* %4, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @wait4(i32 noundef %0, i32* nocapture noundef readnone %1, i32 noundef %2, i8* nocapture noundef readnone %3) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.50, i64 0, i64 0)) #11
  %5 = tail call i32* @__errno_location() #11
  store i32 10, i32* %5, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @waitid(i32 noundef %0, i32 noundef %1, i8* nocapture noundef readnone %2, i32 noundef %3) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.51, i64 0, i64 0)) #11
  %5 = tail call i32* @__errno_location() #11
  store i32 10, i32* %5, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i64 @getxattr(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1, i8* nocapture noundef readnone %2, i64 noundef %3) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.52, i64 0, i64 0)) #11
  %5 = tail call i32* @__errno_location() #11
  store i32 95, i32* %5, align 4, !tbaa !2
  ret i64 -1
}

; Function Attrs: nounwind optsize
define dso_local i64 @lgetxattr(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1, i8* nocapture noundef readnone %2, i64 noundef %3) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.53, i64 0, i64 0)) #11
  %5 = tail call i32* @__errno_location() #11
  store i32 95, i32* %5, align 4, !tbaa !2
  ret i64 -1
}

; Function Attrs: nounwind optsize
define dso_local i64 @fgetxattr(i32 noundef %0, i8* nocapture noundef readnone %1, i8* nocapture noundef readnone %2, i64 noundef %3) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.54, i64 0, i64 0)) #11
  %5 = tail call i32* @__errno_location() #11
  store i32 95, i32* %5, align 4, !tbaa !2
  ret i64 -1
}

; Function Attrs: nounwind optsize
define dso_local i64 @listxattr(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1, i64 noundef %2) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.55, i64 0, i64 0)) #11
  %4 = tail call i32* @__errno_location() #11
  store i32 95, i32* %4, align 4, !tbaa !2
  ret i64 -1
}

; Function Attrs: nounwind optsize
define dso_local i64 @llistxattr(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1, i64 noundef %2) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.56, i64 0, i64 0)) #11
  %4 = tail call i32* @__errno_location() #11
  store i32 95, i32* %4, align 4, !tbaa !2
  ret i64 -1
}

; Function Attrs: nounwind optsize
define dso_local i64 @flistxattr(i32 noundef %0, i8* nocapture noundef readnone %1, i64 noundef %2) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.57, i64 0, i64 0)) #11
  %4 = tail call i32* @__errno_location() #11
  store i32 95, i32* %4, align 4, !tbaa !2
  ret i64 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @setxattr(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1, i8* nocapture noundef readnone %2, i64 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.58, i64 0, i64 0)) #11
  %6 = tail call i32* @__errno_location() #11
  store i32 95, i32* %6, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @lsetxattr(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1, i8* nocapture noundef readnone %2, i64 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.59, i64 0, i64 0)) #11
  %6 = tail call i32* @__errno_location() #11
  store i32 95, i32* %6, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @fsetxattr(i32 noundef %0, i8* nocapture noundef readnone %1, i8* nocapture noundef readnone %2, i64 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.60, i64 0, i64 0)) #11
  %6 = tail call i32* @__errno_location() #11
  store i32 95, i32* %6, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @removexattr(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.61, i64 0, i64 0)) #11
  %3 = tail call i32* @__errno_location() #11
  store i32 95, i32* %3, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @posix_spawn(i32* nocapture readnone %0, i8* nocapture readnone %1, i8* nocapture readnone %2, i8* nocapture readnone %3, i8** nocapture readnone %4, i8** nocapture readnone %5) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.62, i64 0, i64 0)) #11
  ret i32 11
}

; Function Attrs: nounwind optsize
define dso_local i32 @posix_spawnp(i32* nocapture noundef readnone %0, i8* nocapture noundef readnone %1, i8* nocapture noundef readnone %2, i8* nocapture noundef readnone %3, i8** nocapture noundef readnone %4, i8** nocapture noundef readnone %5) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.62, i64 0, i64 0)) #11
  ret i32 11
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn writeonly
define dso_local i32 @posix_spawn_file_actions_init(i8* nocapture noundef writeonly %0) local_unnamed_addr #2 {
  tail call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 1 dereferenceable(80) %0, i8 0, i64 80, i1 false)
  ret i32 0
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @posix_spawn_file_actions_destroy(i8* nocapture noundef readnone %0) local_unnamed_addr #4 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @posix_spawn_file_actions_adddup2(i8* nocapture noundef readnone %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #4 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @posix_spawn_file_actions_addclose(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #4 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @posix_spawn_file_actions_addopen(i8* nocapture noundef readnone %0, i32 noundef %1, i8* nocapture noundef readnone %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #4 {
  ret i32 0
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn writeonly
define dso_local i32 @posix_spawnattr_init(i8* nocapture noundef writeonly %0) local_unnamed_addr #2 {
  tail call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 1 dereferenceable(336) %0, i8 0, i64 336, i1 false)
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @posix_spawnattr_destroy(i8* nocapture noundef readnone %0) local_unnamed_addr #4 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @posix_spawnattr_setflags(i8* nocapture noundef readnone %0, i16 noundef signext %1) local_unnamed_addr #4 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @posix_spawnattr_setsigmask(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1) local_unnamed_addr #4 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @posix_spawnattr_setpgroup(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #4 {
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local i64 @syscall(i64 noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %3) #12
  call void @llvm.va_start(i8* nonnull %3)
  switch i64 %0, label %68 [
    i64 39, label %4
    i64 186, label %7
    i64 24, label %10
    i64 202, label %11
    i64 318, label %14
  ]

4:                                                ; preds = %1
  %5 = call i32 @getpid() #11
  %6 = sext i32 %5 to i64
  br label %70

7:                                                ; preds = %1
  %8 = call i32 @gettid() #11
  %9 = sext i32 %8 to i64
  br label %70

10:                                               ; preds = %1
  call void @__sv_give_way() #11
  br label %70

11:                                               ; preds = %1
  %12 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0
  %13 = call i64 @__sv_futex(%struct.__va_list_tag* noundef nonnull %12) #11
  br label %70

14:                                               ; preds = %1
  %15 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 0
  %16 = load i32, i32* %15, align 16
  %17 = icmp ult i32 %16, 41
  br i1 %17, label %24, label %18

18:                                               ; preds = %14
  %19 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %20 = load i8*, i8** %19, align 8
  %21 = getelementptr i8, i8* %20, i64 8
  store i8* %21, i8** %19, align 8
  %22 = bitcast i8* %20 to i8**
  %23 = load i8*, i8** %22, align 8
  br label %33

24:                                               ; preds = %14
  %25 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %26 = load i8*, i8** %25, align 16
  %27 = zext i32 %16 to i64
  %28 = getelementptr i8, i8* %26, i64 %27
  %29 = add nuw nsw i32 %16, 8
  store i32 %29, i32* %15, align 16
  %30 = bitcast i8* %28 to i8**
  %31 = load i8*, i8** %30, align 8
  %32 = icmp ult i32 %16, 33
  br i1 %32, label %40, label %33

33:                                               ; preds = %24, %18
  %34 = phi i8* [ %23, %18 ], [ %31, %24 ]
  %35 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %36 = load i8*, i8** %35, align 8
  %37 = getelementptr i8, i8* %36, i64 8
  store i8* %37, i8** %35, align 8
  %38 = bitcast i8* %36 to i64*
  %39 = load i64, i64* %38, align 8
  br label %55

40:                                               ; preds = %24
  %41 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %42 = load i8*, i8** %41, align 16
  %43 = zext i32 %29 to i64
  %44 = getelementptr i8, i8* %42, i64 %43
  %45 = add nuw nsw i32 %16, 16
  store i32 %45, i32* %15, align 16
  %46 = bitcast i8* %44 to i64*
  %47 = load i64, i64* %46, align 8
  %48 = icmp ult i32 %16, 25
  br i1 %48, label %49, label %55

49:                                               ; preds = %40
  %50 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %51 = load i8*, i8** %50, align 16
  %52 = zext i32 %45 to i64
  %53 = getelementptr i8, i8* %51, i64 %52
  %54 = add nuw nsw i32 %16, 24
  store i32 %54, i32* %15, align 16
  br label %61

55:                                               ; preds = %33, %40
  %56 = phi i64 [ %39, %33 ], [ %47, %40 ]
  %57 = phi i8* [ %34, %33 ], [ %31, %40 ]
  %58 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %59 = load i8*, i8** %58, align 8
  %60 = getelementptr i8, i8* %59, i64 8
  store i8* %60, i8** %58, align 8
  br label %61

61:                                               ; preds = %55, %49
  %62 = phi i64 [ %47, %49 ], [ %56, %55 ]
  %63 = phi i8* [ %31, %49 ], [ %57, %55 ]
  %64 = phi i8* [ %53, %49 ], [ %59, %55 ]
  %65 = bitcast i8* %64 to i32*
  %66 = load i32, i32* %65, align 4
  %67 = call i64 @getrandom(i8* noundef %63, i64 noundef %62, i32 noundef %66) #11
  br label %70

68:                                               ; preds = %1
  call void @__symvm_note(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.63, i64 0, i64 0)) #11
  %69 = call i32* @__errno_location() #11
  store i32 38, i32* %69, align 4, !tbaa !2
  br label %70

70:                                               ; preds = %7, %11, %68, %61, %10, %4
  %71 = phi i64 [ %6, %4 ], [ %9, %7 ], [ 0, %10 ], [ %13, %11 ], [ %67, %61 ], [ -1, %68 ]
  call void @llvm.va_end(i8* nonnull %3)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %3) #12
  ret i64 %71
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #5

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #6

; Function Attrs: optsize
declare dso_local i32 @getpid() local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @gettid() local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local void @__sv_give_way() local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i64 @__sv_futex(%struct.__va_list_tag* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i64 @getrandom(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #5

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #6

; Function Attrs: nounwind optsize
define dso_local noalias i8* @dlopen(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #0 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.64, i64 0, i64 0)) #11
  store i8* getelementptr inbounds ([32 x i8], [32 x i8]* @.str.65, i64 0, i64 0), i8** @load_error, align 8, !tbaa !6
  ret i8* null
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local noalias i8* @dlsym(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1) local_unnamed_addr #7 {
  store i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.66, i64 0, i64 0), i8** @load_error, align 8, !tbaa !6
  ret i8* null
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @dlclose(i8* nocapture noundef readnone %0) local_unnamed_addr #4 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i8* @dlerror() local_unnamed_addr #8 {
  %1 = load i8*, i8** @load_error, align 8, !tbaa !6
  store i8* null, i8** @load_error, align 8, !tbaa !6
  ret i8* %1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @dladdr(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1) local_unnamed_addr #4 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @dl_iterate_phdr(i32 (i8*, i64, i8*)* nocapture noundef readnone %0, i8* nocapture noundef readnone %1) local_unnamed_addr #4 {
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local i32 @posix_fadvise(i32 noundef %0, i64 %1, i64 %2, i32 %3) local_unnamed_addr #0 {
  %5 = tail call i32 @__sv_readiness(i32 noundef %0) #11
  %6 = icmp eq i32 %5, 32
  %7 = select i1 %6, i32 9, i32 0
  ret i32 %7
}

; Function Attrs: optsize
declare dso_local i32 @__sv_readiness(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @posix_fadvise64(i32 noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call i32 @__sv_readiness(i32 noundef %0) #11
  %6 = icmp eq i32 %5, 32
  %7 = select i1 %6, i32 9, i32 0
  ret i32 %7
}

; Function Attrs: nounwind optsize
define dso_local i64 @readahead(i32 noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @__sv_readiness(i32 noundef %0) #11
  %5 = icmp eq i32 %4, 32
  br i1 %5, label %6, label %8

6:                                                ; preds = %3
  %7 = tail call i32* @__errno_location() #11
  store i32 9, i32* %7, align 4, !tbaa !2
  br label %8

8:                                                ; preds = %3, %6
  %9 = phi i64 [ -1, %6 ], [ 0, %3 ]
  ret i64 %9
}

; Function Attrs: nounwind optsize
define dso_local i32 @sync_file_range(i32 noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call i32 @__sv_readiness(i32 noundef %0) #11
  %6 = icmp eq i32 %5, 32
  br i1 %6, label %7, label %9

7:                                                ; preds = %4
  %8 = tail call i32* @__errno_location() #11
  store i32 9, i32* %8, align 4, !tbaa !2
  br label %9

9:                                                ; preds = %4, %7
  %10 = phi i32 [ -1, %7 ], [ 0, %4 ]
  ret i32 %10
}

; Function Attrs: nounwind optsize
define dso_local i32 @syncfs(i32 noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @__sv_readiness(i32 noundef %0) #11
  %3 = icmp eq i32 %2, 32
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = tail call i32* @__errno_location() #11
  store i32 9, i32* %5, align 4, !tbaa !2
  br label %6

6:                                                ; preds = %1, %4
  %7 = phi i32 [ -1, %4 ], [ 0, %1 ]
  ret i32 %7
}

; Function Attrs: nounwind optsize
define dso_local i32 @close_range(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp ugt i32 %0, %1
  br i1 %4, label %12, label %5

5:                                                ; preds = %3
  %6 = and i32 %2, 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %25

8:                                                ; preds = %5
  %9 = icmp ule i32 %0, %1
  %10 = icmp ult i32 %0, 256
  %11 = and i1 %9, %10
  br i1 %11, label %14, label %25

12:                                               ; preds = %3
  %13 = tail call i32* @__errno_location() #11
  store i32 22, i32* %13, align 4, !tbaa !2
  br label %25

14:                                               ; preds = %8, %20
  %15 = phi i32 [ %21, %20 ], [ %0, %8 ]
  %16 = tail call i32 @__sv_readiness(i32 noundef %15) #11
  %17 = icmp eq i32 %16, 32
  br i1 %17, label %20, label %18

18:                                               ; preds = %14
  %19 = tail call i32 @close(i32 noundef %15) #11
  br label %20

20:                                               ; preds = %14, %18
  %21 = add nuw nsw i32 %15, 1
  %22 = icmp ult i32 %15, %1
  %23 = icmp ult i32 %15, 255
  %24 = and i1 %22, %23
  br i1 %24, label %14, label %25, !llvm.loop !8

25:                                               ; preds = %20, %8, %5, %12
  %26 = phi i32 [ -1, %12 ], [ 0, %5 ], [ 0, %8 ], [ 0, %20 ]
  ret i32 %26
}

; Function Attrs: optsize
declare dso_local i32 @close(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @lockf(i32 noundef %0, i32 noundef %1, i64 %2) local_unnamed_addr #0 {
  %4 = icmp ugt i32 %1, 3
  br i1 %4, label %8, label %5

5:                                                ; preds = %3
  %6 = tail call i32 @__sv_readiness(i32 noundef %0) #11
  %7 = icmp eq i32 %6, 32
  br i1 %7, label %8, label %11

8:                                                ; preds = %5, %3
  %9 = phi i32 [ 22, %3 ], [ 9, %5 ]
  %10 = tail call i32* @__errno_location() #11
  store i32 %9, i32* %10, align 4, !tbaa !2
  br label %11

11:                                               ; preds = %8, %5
  %12 = phi i32 [ 0, %5 ], [ -1, %8 ]
  ret i32 %12
}

; Function Attrs: nounwind optsize
define dso_local i32 @lockf64(i32 noundef %0, i32 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp ugt i32 %1, 3
  br i1 %4, label %8, label %5

5:                                                ; preds = %3
  %6 = tail call i32 @__sv_readiness(i32 noundef %0) #11
  %7 = icmp eq i32 %6, 32
  br i1 %7, label %8, label %11

8:                                                ; preds = %5, %3
  %9 = phi i32 [ 22, %3 ], [ 9, %5 ]
  %10 = tail call i32* @__errno_location() #11
  store i32 %9, i32* %10, align 4, !tbaa !2
  br label %11

11:                                               ; preds = %5, %8
  %12 = phi i32 [ 0, %5 ], [ -1, %8 ]
  ret i32 %12
}

; Function Attrs: nounwind optsize
define dso_local i32 @posix_fallocate(i32 noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call %struct.sv_inode* @__sv_inode_of(i32 noundef %0) #11
  %5 = icmp eq %struct.sv_inode* %4, null
  br i1 %5, label %6, label %10

6:                                                ; preds = %3
  %7 = tail call i32 @__sv_is_console(i32 noundef %0) #11
  %8 = icmp eq i32 %7, 0
  %9 = select i1 %8, i32 9, i32 19
  br label %23

10:                                               ; preds = %3
  %11 = icmp slt i64 %1, 0
  %12 = icmp slt i64 %2, 1
  %13 = or i1 %11, %12
  br i1 %13, label %23, label %14

14:                                               ; preds = %10
  %15 = add nuw nsw i64 %2, %1
  %16 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %4, i64 0, i32 3
  %17 = load i64, i64* %16, align 8, !tbaa !11
  %18 = icmp ugt i64 %15, %17
  br i1 %18, label %19, label %22

19:                                               ; preds = %14
  %20 = tail call i32 @__sv_resize(%struct.sv_inode* noundef nonnull %4, i64 noundef %15) #11
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %23

22:                                               ; preds = %19, %14
  br label %23

23:                                               ; preds = %19, %10, %22, %6
  %24 = phi i32 [ 0, %22 ], [ %9, %6 ], [ 22, %10 ], [ 28, %19 ]
  ret i32 %24
}

; Function Attrs: optsize
declare dso_local %struct.sv_inode* @__sv_inode_of(i32 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @__sv_is_console(i32 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @__sv_resize(%struct.sv_inode* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @posix_fallocate64(i32 noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @posix_fallocate(i32 noundef %0, i64 noundef %1, i64 noundef %2) #13
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @fallocate(i32 noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = icmp eq i32 %1, 0
  br i1 %5, label %6, label %9

6:                                                ; preds = %4
  %7 = tail call i32 @posix_fallocate(i32 noundef %0, i64 noundef %2, i64 noundef %3) #13
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %12, label %9

9:                                                ; preds = %6, %4
  %10 = phi i32 [ 95, %4 ], [ %7, %6 ]
  %11 = tail call i32* @__errno_location() #11
  store i32 %10, i32* %11, align 4, !tbaa !2
  br label %12

12:                                               ; preds = %9, %6
  %13 = phi i32 [ 0, %6 ], [ -1, %9 ]
  ret i32 %13
}

; Function Attrs: nounwind optsize
define dso_local i32 @fallocate64(i32 noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = tail call i32 @fallocate(i32 noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3) #13
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local i32 @prctl(i32 noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = alloca [16 x i8], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #12
  %5 = add i32 %0, -71
  %6 = icmp ult i32 %5, -70
  br i1 %6, label %7, label %9

7:                                                ; preds = %1
  %8 = tail call i32* @__errno_location() #11
  store i32 22, i32* %8, align 4, !tbaa !2
  br label %41

9:                                                ; preds = %1
  %10 = add nsw i32 %0, -17
  %11 = icmp ult i32 %10, -2
  br i1 %11, label %41, label %12

12:                                               ; preds = %9
  call void @llvm.va_start(i8* nonnull %4)
  %13 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 0
  %14 = load i32, i32* %13, align 16
  %15 = icmp ult i32 %14, 41
  br i1 %15, label %16, label %22

16:                                               ; preds = %12
  %17 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %18 = load i8*, i8** %17, align 16
  %19 = zext i32 %14 to i64
  %20 = getelementptr i8, i8* %18, i64 %19
  %21 = add nuw nsw i32 %14, 8
  store i32 %21, i32* %13, align 16
  br label %26

22:                                               ; preds = %12
  %23 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %24 = load i8*, i8** %23, align 8
  %25 = getelementptr i8, i8* %24, i64 8
  store i8* %25, i8** %23, align 8
  br label %26

26:                                               ; preds = %22, %16
  %27 = phi i8* [ %20, %16 ], [ %24, %22 ]
  %28 = bitcast i8* %27 to i8**
  %29 = load i8*, i8** %28, align 8
  call void @llvm.va_end(i8* nonnull %4)
  %30 = icmp eq i32 %0, 16
  br i1 %30, label %31, label %36

31:                                               ; preds = %26
  %32 = call i64 @pthread_self() #11
  %33 = call i32 @pthread_getname_np(i64 noundef %32, i8* noundef %29, i64 noundef 16) #11
  %34 = icmp ne i32 %33, 0
  %35 = sext i1 %34 to i32
  br label %41

36:                                               ; preds = %26
  %37 = getelementptr inbounds [16 x i8], [16 x i8]* %3, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %37) #12
  %38 = call i64 @strlcpy(i8* noundef nonnull %37, i8* noundef %29, i64 noundef 16) #11
  %39 = call i64 @pthread_self() #11
  %40 = call i32 @pthread_setname_np(i64 noundef %39, i8* noundef nonnull %37) #11
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %37) #12
  br label %41

41:                                               ; preds = %31, %36, %9, %7
  %42 = phi i32 [ -1, %7 ], [ 0, %9 ], [ %35, %31 ], [ 0, %36 ]
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #12
  ret i32 %42
}

; Function Attrs: optsize
declare dso_local i32 @pthread_getname_np(i64 noundef, i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i64 @pthread_self() local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i64 @strlcpy(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @pthread_setname_np(i64 noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @getrlimit64(i32 noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 @getrlimit(i32 noundef %0, i8* noundef %1) #11
  ret i32 %3
}

; Function Attrs: optsize
declare dso_local i32 @getrlimit(i32 noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @setrlimit64(i32 noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 @setrlimit(i32 noundef %0, i8* noundef %1) #11
  ret i32 %3
}

; Function Attrs: optsize
declare dso_local i32 @setrlimit(i32 noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @sched_getaffinity(i32 noundef %0, i64 noundef %1, i64* nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = icmp ult i64 %1, 8
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = tail call i32* @__errno_location() #11
  store i32 22, i32* %6, align 4, !tbaa !2
  br label %9

7:                                                ; preds = %3
  %8 = bitcast i64* %2 to i8*
  tail call void @llvm.memset.p0i8.i64(i8* align 8 %8, i8 0, i64 %1, i1 false)
  store i64 1, i64* %2, align 8, !tbaa !15
  br label %9

9:                                                ; preds = %7, %5
  %10 = phi i32 [ -1, %5 ], [ 0, %7 ]
  ret i32 %10
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @sched_setaffinity(i32 noundef %0, i64 noundef %1, i64* nocapture noundef readnone %2) local_unnamed_addr #4 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @sched_getscheduler(i32 noundef %0) local_unnamed_addr #4 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local i32 @sched_getparam(i32 noundef %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #7 {
  store i32 0, i32* %1, align 4, !tbaa !2
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local i32 @sched_setscheduler(i32 noundef %0, i32 noundef %1, i32* nocapture noundef readonly %2) local_unnamed_addr #0 {
  %4 = load i32, i32* %2, align 4, !tbaa !2
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %8, label %6

6:                                                ; preds = %3
  %7 = tail call i32* @__errno_location() #11
  store i32 1, i32* %7, align 4, !tbaa !2
  br label %8

8:                                                ; preds = %3, %6
  %9 = phi i32 [ -1, %6 ], [ 0, %3 ]
  ret i32 %9
}

; Function Attrs: nounwind optsize
define dso_local i32 @sched_get_priority_min(i32 noundef %0) local_unnamed_addr #0 {
  %2 = icmp ugt i32 %0, 6
  %3 = icmp eq i32 %0, 4
  %4 = or i1 %2, %3
  br i1 %4, label %5, label %7

5:                                                ; preds = %1
  %6 = tail call i32* @__errno_location() #11
  store i32 22, i32* %6, align 4, !tbaa !2
  br label %11

7:                                                ; preds = %1
  %8 = add nsw i32 %0, -1
  %9 = icmp ult i32 %8, 2
  %10 = zext i1 %9 to i32
  br label %11

11:                                               ; preds = %5, %7
  %12 = phi i32 [ -1, %5 ], [ %10, %7 ]
  ret i32 %12
}

; Function Attrs: nounwind optsize
define dso_local i32 @sched_get_priority_max(i32 noundef %0) local_unnamed_addr #0 {
  %2 = icmp ugt i32 %0, 6
  %3 = icmp eq i32 %0, 4
  %4 = or i1 %2, %3
  br i1 %4, label %5, label %7

5:                                                ; preds = %1
  %6 = tail call i32* @__errno_location() #11
  store i32 22, i32* %6, align 4, !tbaa !2
  br label %11

7:                                                ; preds = %1
  %8 = add nsw i32 %0, -1
  %9 = icmp ult i32 %8, 2
  %10 = select i1 %9, i32 99, i32 0
  br label %11

11:                                               ; preds = %5, %7
  %12 = phi i32 [ -1, %5 ], [ %10, %7 ]
  ret i32 %12
}

; Function Attrs: nofree nosync nounwind optsize readonly
define dso_local i32 @__sched_cpucount(i64 noundef %0, i64* nocapture noundef readonly %1) local_unnamed_addr #9 {
  %3 = icmp ult i64 %0, 8
  br i1 %3, label %6, label %4

4:                                                ; preds = %2
  %5 = lshr i64 %0, 3
  br label %8

6:                                                ; preds = %8, %2
  %7 = phi i32 [ 0, %2 ], [ %15, %8 ]
  ret i32 %7

8:                                                ; preds = %4, %8
  %9 = phi i64 [ %16, %8 ], [ 0, %4 ]
  %10 = phi i32 [ %15, %8 ], [ 0, %4 ]
  %11 = getelementptr inbounds i64, i64* %1, i64 %9
  %12 = load i64, i64* %11, align 8, !tbaa !15
  %13 = tail call i64 @llvm.ctpop.i64(i64 %12), !range !16
  %14 = trunc i64 %13 to i32
  %15 = add nuw nsw i32 %10, %14
  %16 = add nuw nsw i64 %9, 1
  %17 = icmp eq i64 %16, %5
  br i1 %17, label %6, label %8, !llvm.loop !17
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.ctpop.i64(i64) #10

; Function Attrs: nounwind optsize
define dso_local i8* @__sched_cpualloc(i64 noundef %0) local_unnamed_addr #0 {
  %2 = add i64 %0, 63
  %3 = lshr i64 %2, 3
  %4 = and i64 %3, 2305843009213693944
  %5 = tail call i8* @malloc(i64 noundef %4) #11
  ret i8* %5
}

; Function Attrs: optsize
declare dso_local i8* @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local void @__sched_cpufree(i8* noundef %0) local_unnamed_addr #0 {
  tail call void @free(i8* noundef %0) #11
  ret void
}

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @__libc_current_sigrtmin() local_unnamed_addr #4 {
  ret i32 34
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @__libc_current_sigrtmax() local_unnamed_addr #4 {
  ret i32 64
}

; Function Attrs: nounwind optsize
define dso_local i32 @personality(i64 noundef %0) local_unnamed_addr #0 {
  switch i64 %0, label %2 [
    i64 4294967295, label %4
    i64 0, label %4
  ]

2:                                                ; preds = %1
  %3 = tail call i32* @__errno_location() #11
  store i32 1, i32* %3, align 4, !tbaa !2
  br label %4

4:                                                ; preds = %1, %1, %2
  %5 = phi i32 [ 0, %1 ], [ -1, %2 ], [ 0, %1 ]
  ret i32 %5
}

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree nosync nounwind optsize willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #4 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #6 = { mustprogress nofree nosync nounwind willreturn }
attributes #7 = { mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree nosync nounwind optsize readonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #11 = { nobuiltin nounwind optsize "no-builtins" }
attributes #12 = { nounwind }
attributes #13 = { nobuiltin optsize "no-builtins" }

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
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = !{!12, !13, i64 24}
!12 = !{!"sv_inode", !7, i64 0, !3, i64 8, !7, i64 16, !13, i64 24, !13, i64 32, !3, i64 40, !3, i64 44, !3, i64 48, !3, i64 52, !3, i64 56, !3, i64 60, !3, i64 64, !3, i64 68, !7, i64 72, !14, i64 80, !14, i64 96, !4, i64 112}
!13 = !{!"long", !4, i64 0}
!14 = !{!"timespec", !13, i64 0, !13, i64 8}
!15 = !{!13, !13, i64 0}
!16 = !{i64 0, i64 65}
!17 = distinct !{!17, !9, !10}
