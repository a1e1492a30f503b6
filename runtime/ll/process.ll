; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/process.c
; ModuleID = 'runtime/c/process.c'
source_filename = "runtime/c/process.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.rlimit = type { i64, i64 }
%struct.sv_file = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, [3 x i8*], i8*, %struct.sv_file*, i32, i32, i64, %struct.sv_channel*, i8*, [16 x i8], i32, i32, i32, i8, i32, [36 x i8] }
%struct.sv_channel = type { i8*, %struct.sv_cookie_functions, void (i8*)*, i32 (i8*, i32)* }
%struct.sv_cookie_functions = type { i64 (i8*, i8*, i64)*, i64 (i8*, i8*, i64)*, i32 (i8*, i64*, i32)*, i32 (i8*)* }
%struct.utsname = type { [65 x i8], [65 x i8], [65 x i8], [65 x i8], [65 x i8], [65 x i8] }
%struct.sv_inode = type { i8*, i32, i8*, i64, i64, i32, i32, i32, i32, i32, i32, i32, i32, %struct.sv_special*, %struct.timespec, %struct.timespec, i32 }
%struct.sv_special = type { i64 (%struct.sv_inode*, i8*, i64, i32)*, i64 (%struct.sv_inode*, i8*, i64, i32)*, i32 (%struct.sv_inode*)*, i32 (%struct.sv_inode*)*, void (%struct.sv_inode*)* }
%struct.timespec = type { i64, i64 }

@.str = private unnamed_addr constant [5 x i8] c"fork\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"vfork\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"system\00", align 1
@.str.3 = private unnamed_addr constant [6 x i8] c"popen\00", align 1
@.str.4 = private unnamed_addr constant [6 x i8] c"execv\00", align 1
@.str.5 = private unnamed_addr constant [7 x i8] c"execvp\00", align 1
@.str.6 = private unnamed_addr constant [7 x i8] c"execve\00", align 1
@.str.7 = private unnamed_addr constant [6 x i8] c"execl\00", align 1
@.str.8 = private unnamed_addr constant [7 x i8] c"execlp\00", align 1
@.str.9 = private unnamed_addr constant [7 x i8] c"execle\00", align 1
@.str.10 = private unnamed_addr constant [10 x i8] c"localhost\00", align 1
@.str.11 = private unnamed_addr constant [6 x i8] c"Linux\00", align 1
@.str.12 = private unnamed_addr constant [6 x i8] c"6.1.0\00", align 1
@.str.13 = private unnamed_addr constant [3 x i8] c"#1\00", align 1
@.str.14 = private unnamed_addr constant [7 x i8] c"x86_64\00", align 1
@.str.15 = private unnamed_addr constant [5 x i8] c"user\00", align 1
@is_limited = internal unnamed_addr global [16 x i8] zeroinitializer, align 16
@limits = internal unnamed_addr global [16 x %struct.rlimit] zeroinitializer, align 16
@priority = internal unnamed_addr global i32 0, align 4
@limit_of.by_name = internal unnamed_addr constant [21 x i16] [i16 127, i16 255, i16 255, i16 255, i16 4096, i16 4096, i16 1, i16 1, i16 0, i16 -1, i16 -1, i16 -1, i16 -1, i16 64, i16 -1, i16 -1, i16 4096, i16 4096, i16 4096, i16 -1, i16 1], align 16
@fresh_name.count = internal unnamed_addr global i32 0, align 4
@.str.16 = private unnamed_addr constant [7 x i8] c"XXXXXX\00", align 1
@.str.17 = private unnamed_addr constant [5 x i8] c"%06u\00", align 1

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @getpid() local_unnamed_addr #0 {
  ret i32 4242
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @getppid() local_unnamed_addr #0 {
  ret i32 4241
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @getpgrp() local_unnamed_addr #0 {
  ret i32 4242
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @getpgid(i32 noundef %0) local_unnamed_addr #0 {
  ret i32 4242
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @getsid(i32 noundef %0) local_unnamed_addr #0 {
  ret i32 4242
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @setsid() local_unnamed_addr #0 {
  ret i32 4242
}

; Function Attrs: nounwind optsize
define dso_local i32 @setpgid(i32 noundef %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = icmp slt i32 %1, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = tail call i32* @__errno_location() #8
  store i32 22, i32* %5, align 4, !tbaa !2
  br label %6

6:                                                ; preds = %2, %4
  %7 = phi i32 [ -1, %4 ], [ 0, %2 ]
  ret i32 %7
}

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @tcgetpgrp(i32 noundef %0) local_unnamed_addr #1 {
  %2 = tail call i32* @__errno_location() #8
  store i32 25, i32* %2, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @gettid() local_unnamed_addr #1 {
  %1 = tail call i64 @__sv_thread() #8
  %2 = trunc i64 %1 to i32
  %3 = add nsw i32 %2, 4242
  ret i32 %3
}

; Function Attrs: optsize
declare dso_local i64 @__sv_thread() local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @getuid() local_unnamed_addr #0 {
  ret i32 1000
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @geteuid() local_unnamed_addr #0 {
  ret i32 1000
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @getgid() local_unnamed_addr #0 {
  ret i32 1000
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @getegid() local_unnamed_addr #0 {
  ret i32 1000
}

; Function Attrs: nounwind optsize
define dso_local i32 @setuid(i32 noundef %0) local_unnamed_addr #1 {
  %2 = icmp eq i32 %0, 1000
  br i1 %2, label %5, label %3

3:                                                ; preds = %1
  %4 = tail call i32* @__errno_location() #8
  store i32 1, i32* %4, align 4, !tbaa !2
  br label %5

5:                                                ; preds = %1, %3
  %6 = phi i32 [ -1, %3 ], [ 0, %1 ]
  ret i32 %6
}

; Function Attrs: nounwind optsize
define dso_local i32 @seteuid(i32 noundef %0) local_unnamed_addr #1 {
  %2 = icmp eq i32 %0, 1000
  br i1 %2, label %5, label %3

3:                                                ; preds = %1
  %4 = tail call i32* @__errno_location() #8
  store i32 1, i32* %4, align 4, !tbaa !2
  br label %5

5:                                                ; preds = %1, %3
  %6 = phi i32 [ -1, %3 ], [ 0, %1 ]
  ret i32 %6
}

; Function Attrs: nounwind optsize
define dso_local i32 @setgid(i32 noundef %0) local_unnamed_addr #1 {
  %2 = icmp eq i32 %0, 1000
  br i1 %2, label %5, label %3

3:                                                ; preds = %1
  %4 = tail call i32* @__errno_location() #8
  store i32 1, i32* %4, align 4, !tbaa !2
  br label %5

5:                                                ; preds = %1, %3
  %6 = phi i32 [ -1, %3 ], [ 0, %1 ]
  ret i32 %6
}

; Function Attrs: nounwind optsize
define dso_local i32 @setegid(i32 noundef %0) local_unnamed_addr #1 {
  %2 = icmp eq i32 %0, 1000
  br i1 %2, label %5, label %3

3:                                                ; preds = %1
  %4 = tail call i32* @__errno_location() #8
  store i32 1, i32* %4, align 4, !tbaa !2
  br label %5

5:                                                ; preds = %1, %3
  %6 = phi i32 [ -1, %3 ], [ 0, %1 ]
  ret i32 %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local i32 @getgroups(i32 noundef %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #3 {
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %5

4:                                                ; preds = %2
  store i32 1000, i32* %1, align 4, !tbaa !2
  br label %5

5:                                                ; preds = %4, %2
  ret i32 1
}

; Function Attrs: nounwind optsize
define dso_local i32 @fork() local_unnamed_addr #1 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0)) #8
  %1 = tail call i32* @__errno_location() #8
  store i32 11, i32* %1, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @vfork() local_unnamed_addr #1 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i64 0, i64 0)) #8
  %1 = tail call i32* @__errno_location() #8
  store i32 11, i32* %1, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @system(i8* noundef readnone %0) local_unnamed_addr #1 {
  %2 = icmp eq i8* %0, null
  br i1 %2, label %5, label %3

3:                                                ; preds = %1
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i64 0, i64 0)) #8
  %4 = tail call i32* @__errno_location() #8
  store i32 11, i32* %4, align 4, !tbaa !2
  br label %5

5:                                                ; preds = %1, %3
  %6 = phi i32 [ -1, %3 ], [ 0, %1 ]
  ret i32 %6
}

; Function Attrs: nounwind optsize
define dso_local noalias %struct.sv_file* @popen(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1) local_unnamed_addr #1 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.3, i64 0, i64 0)) #8
  %3 = tail call i32* @__errno_location() #8
  store i32 11, i32* %3, align 4, !tbaa !2
  ret %struct.sv_file* null
}

; Function Attrs: nounwind optsize
define dso_local i32 @pclose(%struct.sv_file* nocapture noundef readnone %0) local_unnamed_addr #1 {
  %2 = tail call i32* @__errno_location() #8
  store i32 10, i32* %2, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @execv(i8* nocapture noundef readnone %0, i8** nocapture noundef readnone %1) local_unnamed_addr #1 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.4, i64 0, i64 0)) #8
  %3 = tail call i32* @__errno_location() #8
  store i32 2, i32* %3, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @execvp(i8* nocapture noundef readnone %0, i8** nocapture noundef readnone %1) local_unnamed_addr #1 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.5, i64 0, i64 0)) #8
  %3 = tail call i32* @__errno_location() #8
  store i32 2, i32* %3, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @execve(i8* nocapture noundef readnone %0, i8** nocapture noundef readnone %1, i8** nocapture noundef readnone %2) local_unnamed_addr #1 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.6, i64 0, i64 0)) #8
  %4 = tail call i32* @__errno_location() #8
  store i32 2, i32* %4, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @execl(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1, ...) local_unnamed_addr #1 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.7, i64 0, i64 0)) #8
  %3 = tail call i32* @__errno_location() #8
  store i32 2, i32* %3, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @execlp(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1, ...) local_unnamed_addr #1 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.8, i64 0, i64 0)) #8
  %3 = tail call i32* @__errno_location() #8
  store i32 2, i32* %3, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @execle(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1, ...) local_unnamed_addr #1 {
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.9, i64 0, i64 0)) #8
  %3 = tail call i32* @__errno_location() #8
  store i32 2, i32* %3, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @wait(i32* nocapture readnone %0) local_unnamed_addr #1 {
  %2 = tail call i32* @__errno_location() #8
  store i32 10, i32* %2, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @waitpid(i32 noundef %0, i32* nocapture noundef readnone %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call i32* @__errno_location() #8
  store i32 10, i32* %4, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @wait3(i32* nocapture noundef readnone %0, i32 noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #1 {
  %4 = tail call i32* @__errno_location() #8
  store i32 10, i32* %4, align 4, !tbaa !2
  ret i32 -1
}

; Function Attrs: nounwind optsize
define dso_local i32 @gethostname(i8* nocapture noundef writeonly %0, i64 noundef %1) local_unnamed_addr #1 {
  %3 = icmp ult i64 %1, 10
  %4 = select i1 %3, i64 %1, i64 10
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %0, i8* align 1 getelementptr inbounds ([10 x i8], [10 x i8]* @.str.10, i64 0, i64 0), i64 %4, i1 false)
  br i1 %3, label %5, label %7

5:                                                ; preds = %2
  %6 = tail call i32* @__errno_location() #8
  store i32 36, i32* %6, align 4, !tbaa !2
  br label %7

7:                                                ; preds = %2, %5
  %8 = phi i32 [ -1, %5 ], [ 0, %2 ]
  ret i32 %8
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: nounwind optsize
define dso_local i32 @uname(%struct.utsname* noundef %0) local_unnamed_addr #1 {
  %2 = getelementptr %struct.utsname, %struct.utsname* %0, i64 0, i32 0, i64 0
  tail call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 1 dereferenceable(390) %2, i8 0, i64 390, i1 false)
  %3 = tail call i8* @strcpy(i8* noundef %2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.11, i64 0, i64 0)) #8
  %4 = getelementptr inbounds %struct.utsname, %struct.utsname* %0, i64 0, i32 1, i64 0
  %5 = tail call i8* @strcpy(i8* noundef nonnull %4, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.10, i64 0, i64 0)) #8
  %6 = getelementptr inbounds %struct.utsname, %struct.utsname* %0, i64 0, i32 2, i64 0
  %7 = tail call i8* @strcpy(i8* noundef nonnull %6, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.12, i64 0, i64 0)) #8
  %8 = getelementptr inbounds %struct.utsname, %struct.utsname* %0, i64 0, i32 3, i64 0
  %9 = tail call i8* @strcpy(i8* noundef nonnull %8, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.13, i64 0, i64 0)) #8
  %10 = getelementptr inbounds %struct.utsname, %struct.utsname* %0, i64 0, i32 4, i64 0
  %11 = tail call i8* @strcpy(i8* noundef nonnull %10, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.14, i64 0, i64 0)) #8
  ret i32 0
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: optsize
declare dso_local i8* @strcpy(i8* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i8* @getlogin() local_unnamed_addr #0 {
  ret i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.15, i64 0, i64 0)
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local i32 @getdtablesize() local_unnamed_addr #6 {
  %1 = load i8, i8* getelementptr inbounds ([16 x i8], [16 x i8]* @is_limited, i64 0, i64 7), align 1, !tbaa !6
  %2 = icmp eq i8 %1, 0
  %3 = load i64, i64* getelementptr inbounds ([16 x %struct.rlimit], [16 x %struct.rlimit]* @limits, i64 0, i64 7, i32 0), align 16
  %4 = trunc i64 %3 to i32
  %5 = select i1 %2, i32 1024, i32 %4
  ret i32 %5
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #7

; Function Attrs: nounwind optsize
define dso_local i32 @getrlimit(i32 noundef %0, %struct.rlimit* noundef writeonly %1) local_unnamed_addr #1 {
  %3 = icmp ugt i32 %0, 15
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = tail call i32* @__errno_location() #8
  store i32 22, i32* %5, align 4, !tbaa !2
  br label %24

6:                                                ; preds = %2
  %7 = icmp eq %struct.rlimit* %1, null
  br i1 %7, label %24, label %8

8:                                                ; preds = %6
  %9 = getelementptr inbounds %struct.rlimit, %struct.rlimit* %1, i64 0, i32 1
  store i64 -1, i64* %9, align 8, !tbaa !7
  %10 = getelementptr inbounds %struct.rlimit, %struct.rlimit* %1, i64 0, i32 0
  %11 = icmp eq i32 %0, 3
  %12 = select i1 %11, i64 8388608, i64 -1
  store i64 %12, i64* %10, align 8, !tbaa !10
  %13 = icmp eq i32 %0, 7
  br i1 %13, label %14, label %15

14:                                               ; preds = %8
  store i64 1024, i64* %10, align 8, !tbaa.struct !11
  store i64 1048576, i64* %9, align 8, !tbaa.struct !13
  br label %15

15:                                               ; preds = %14, %8
  %16 = zext i32 %0 to i64
  %17 = getelementptr inbounds [16 x i8], [16 x i8]* @is_limited, i64 0, i64 %16
  %18 = load i8, i8* %17, align 1, !tbaa !6
  %19 = icmp eq i8 %18, 0
  br i1 %19, label %24, label %20

20:                                               ; preds = %15
  %21 = getelementptr inbounds [16 x %struct.rlimit], [16 x %struct.rlimit]* @limits, i64 0, i64 %16
  %22 = bitcast %struct.rlimit* %1 to i8*
  %23 = bitcast %struct.rlimit* %21 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %22, i8* noundef nonnull align 16 dereferenceable(16) %23, i64 16, i1 false), !tbaa.struct !11
  br label %24

24:                                               ; preds = %15, %20, %6, %4
  %25 = phi i32 [ -1, %4 ], [ 0, %6 ], [ 0, %20 ], [ 0, %15 ]
  ret i32 %25
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #7

; Function Attrs: nounwind optsize
define dso_local i64 @sysconf(i32 noundef %0) local_unnamed_addr #1 {
  switch i32 %0, label %44 [
    i32 0, label %48
    i32 2, label %2
    i32 4, label %3
    i32 30, label %10
    i32 83, label %11
    i32 84, label %11
    i32 85, label %12
    i32 86, label %13
    i32 3, label %14
    i32 5, label %15
    i32 7, label %16
    i32 8, label %16
    i32 91, label %16
    i32 93, label %16
    i32 94, label %16
    i32 127, label %16
    i32 129, label %16
    i32 130, label %16
    i32 131, label %16
    i32 155, label %16
    i32 157, label %16
    i32 178, label %16
    i32 239, label %16
    i32 25, label %17
    i32 109, label %17
    i32 26, label %18
    i32 33, label %18
    i32 104, label %18
    i32 121, label %18
    i32 122, label %18
    i32 123, label %18
    i32 124, label %18
    i32 28, label %19
    i32 31, label %20
    i32 42, label %20
    i32 72, label %20
    i32 107, label %20
    i32 36, label %21
    i32 38, label %21
    i32 37, label %22
    i32 43, label %22
    i32 45, label %22
    i32 120, label %22
    i32 39, label %23
    i32 40, label %24
    i32 115, label %24
    i32 44, label %25
    i32 110, label %25
    i32 113, label %25
    i32 60, label %26
    i32 69, label %26
    i32 70, label %26
    i32 74, label %26
    i32 71, label %27
    i32 73, label %28
    i32 90, label %28
    i32 75, label %29
    i32 89, label %30
    i32 101, label %31
    i32 102, label %32
    i32 111, label %32
    i32 103, label %33
    i32 112, label %33
    i32 105, label %34
    i32 249, label %35
    i32 250, label %36
    i32 106, label %37
    i32 180, label %37
    i32 108, label %38
    i32 114, label %39
    i32 116, label %40
    i32 118, label %41
    i32 119, label %42
    i32 29, label %43
    i32 51, label %43
    i32 52, label %43
    i32 67, label %43
    i32 68, label %43
    i32 95, label %43
    i32 96, label %43
    i32 132, label %43
    i32 133, label %43
    i32 149, label %43
    i32 153, label %43
    i32 154, label %43
    i32 159, label %43
    i32 164, label %43
    i32 235, label %43
    i32 236, label %43
    i32 137, label %43
    i32 138, label %43
    i32 139, label %43
    i32 77, label %43
    i32 78, label %43
    i32 79, label %43
    i32 80, label %43
    i32 81, label %43
    i32 82, label %43
    i32 46, label %43
    i32 47, label %43
    i32 48, label %43
    i32 9, label %43
    i32 10, label %43
    i32 11, label %43
    i32 12, label %43
    i32 13, label %43
    i32 14, label %43
    i32 15, label %43
    i32 16, label %43
    i32 17, label %43
    i32 18, label %43
    i32 19, label %43
    i32 20, label %43
    i32 21, label %43
    i32 22, label %43
  ]

2:                                                ; preds = %1
  br label %48

3:                                                ; preds = %1
  %4 = load i8, i8* getelementptr inbounds ([16 x i8], [16 x i8]* @is_limited, i64 0, i64 7), align 1, !tbaa !6
  %5 = icmp eq i8 %4, 0
  %6 = load i64, i64* getelementptr inbounds ([16 x %struct.rlimit], [16 x %struct.rlimit]* @limits, i64 0, i64 7, i32 0), align 16
  %7 = shl i64 %6, 32
  %8 = ashr exact i64 %7, 32
  %9 = select i1 %5, i64 1024, i64 %8
  br label %48

10:                                               ; preds = %1
  br label %48

11:                                               ; preds = %1, %1
  br label %48

12:                                               ; preds = %1
  br label %48

13:                                               ; preds = %1
  br label %48

14:                                               ; preds = %1
  br label %48

15:                                               ; preds = %1
  br label %48

16:                                               ; preds = %1, %1, %1, %1, %1, %1, %1, %1, %1, %1, %1, %1, %1
  br label %48

17:                                               ; preds = %1, %1
  br label %48

18:                                               ; preds = %1, %1, %1, %1, %1, %1, %1
  br label %48

19:                                               ; preds = %1
  br label %48

20:                                               ; preds = %1, %1, %1, %1
  br label %48

21:                                               ; preds = %1, %1
  br label %48

22:                                               ; preds = %1, %1, %1, %1
  br label %48

23:                                               ; preds = %1
  br label %48

24:                                               ; preds = %1, %1
  br label %48

25:                                               ; preds = %1, %1, %1
  br label %48

26:                                               ; preds = %1, %1, %1, %1
  br label %48

27:                                               ; preds = %1
  br label %48

28:                                               ; preds = %1, %1
  br label %48

29:                                               ; preds = %1
  br label %48

30:                                               ; preds = %1
  br label %48

31:                                               ; preds = %1
  br label %48

32:                                               ; preds = %1, %1
  br label %48

33:                                               ; preds = %1, %1
  br label %48

34:                                               ; preds = %1
  br label %48

35:                                               ; preds = %1
  br label %48

36:                                               ; preds = %1
  br label %48

37:                                               ; preds = %1, %1
  br label %48

38:                                               ; preds = %1
  br label %48

39:                                               ; preds = %1
  br label %48

40:                                               ; preds = %1
  br label %48

41:                                               ; preds = %1
  br label %48

42:                                               ; preds = %1
  br label %48

43:                                               ; preds = %1, %1, %1, %1, %1, %1, %1, %1, %1, %1, %1, %1, %1, %1, %1, %1, %1, %1, %1, %1, %1, %1, %1, %1, %1, %1, %1, %1, %1, %1, %1, %1, %1, %1, %1, %1, %1, %1, %1, %1, %1, %1
  br label %48

44:                                               ; preds = %1
  %45 = icmp ugt i32 %0, 248
  br i1 %45, label %46, label %48

46:                                               ; preds = %44
  %47 = tail call i32* @__errno_location() #8
  store i32 22, i32* %47, align 4, !tbaa !2
  br label %48

48:                                               ; preds = %46, %44, %1, %43, %42, %41, %40, %39, %38, %37, %36, %35, %34, %33, %32, %31, %30, %29, %28, %27, %26, %25, %24, %23, %22, %21, %20, %19, %18, %17, %16, %15, %14, %13, %12, %11, %10, %3, %2
  %49 = phi i64 [ 200809, %43 ], [ 4096, %42 ], [ 65535, %41 ], [ 4294967295, %40 ], [ -32768, %39 ], [ 16, %38 ], [ 64, %37 ], [ 8192, %36 ], [ 2048, %35 ], [ -2147483648, %34 ], [ -128, %33 ], [ 127, %32 ], [ 8, %31 ], [ 700, %30 ], [ 16384, %29 ], [ 4, %28 ], [ 256, %27 ], [ 1024, %26 ], [ 32767, %25 ], [ 255, %24 ], [ 1000, %23 ], [ 2048, %22 ], [ 99, %21 ], [ 32, %20 ], [ 32768, %19 ], [ 2147483647, %18 ], [ 20, %17 ], [ 1, %16 ], [ 16, %15 ], [ 65536, %14 ], [ 32768, %13 ], [ 65536, %12 ], [ 1, %11 ], [ 4096, %10 ], [ %9, %3 ], [ 100, %2 ], [ 2097152, %1 ], [ -1, %44 ], [ -1, %46 ]
  ret i64 %49
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @getpagesize() local_unnamed_addr #0 {
  ret i32 4096
}

; Function Attrs: nounwind optsize
define dso_local i64 @pathconf(i8* noundef %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = alloca i32, align 4
  %4 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #9
  store i32 2, i32* %3, align 4, !tbaa !2
  %5 = load i8, i8* %0, align 1, !tbaa !6
  %6 = icmp eq i8 %5, 0
  br i1 %6, label %13, label %7

7:                                                ; preds = %2
  switch i32 %1, label %16 [
    i32 13, label %8
    i32 6, label %8
    i32 3, label %8
    i32 0, label %8
    i32 20, label %8
    i32 18, label %8
    i32 17, label %8
    i32 16, label %8
    i32 15, label %8
    i32 14, label %8
  ]

8:                                                ; preds = %7, %7, %7, %7, %7, %7, %7, %7, %7, %7
  %9 = call %struct.sv_inode* @__sv_lookup(i8* noundef nonnull %0, i32* noundef nonnull %3) #8
  %10 = icmp eq %struct.sv_inode* %9, null
  br i1 %10, label %11, label %20

11:                                               ; preds = %8
  %12 = load i32, i32* %3, align 4, !tbaa !2
  br label %13

13:                                               ; preds = %11, %2
  %14 = phi i32 [ %12, %11 ], [ 2, %2 ]
  %15 = call i32* @__errno_location() #8
  store i32 %14, i32* %15, align 4, !tbaa !2
  br label %25

16:                                               ; preds = %7
  %17 = icmp ugt i32 %1, 20
  br i1 %17, label %18, label %20

18:                                               ; preds = %16
  %19 = call i32* @__errno_location() #8
  store i32 22, i32* %19, align 4, !tbaa !2
  br label %25

20:                                               ; preds = %8, %16
  %21 = zext i32 %1 to i64
  %22 = getelementptr inbounds [21 x i16], [21 x i16]* @limit_of.by_name, i64 0, i64 %21
  %23 = load i16, i16* %22, align 2, !tbaa !14
  %24 = sext i16 %23 to i64
  br label %25

25:                                               ; preds = %20, %18, %13
  %26 = phi i64 [ -1, %13 ], [ -1, %18 ], [ %24, %20 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #9
  ret i64 %26
}

; Function Attrs: optsize
declare dso_local %struct.sv_inode* @__sv_lookup(i8* noundef, i32* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i64 @fpathconf(i32 noundef %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = icmp slt i32 %0, 0
  br i1 %3, label %8, label %4

4:                                                ; preds = %2
  switch i32 %1, label %10 [
    i32 13, label %5
    i32 6, label %5
    i32 3, label %5
    i32 0, label %5
    i32 20, label %5
    i32 18, label %5
    i32 17, label %5
    i32 16, label %5
    i32 15, label %5
    i32 14, label %5
  ]

5:                                                ; preds = %4, %4, %4, %4, %4, %4, %4, %4, %4, %4
  %6 = tail call i32 (i32, i32, ...) @fcntl(i32 noundef %0, i32 noundef 1) #8
  %7 = icmp slt i32 %6, 0
  br i1 %7, label %8, label %14

8:                                                ; preds = %5, %2
  %9 = tail call i32* @__errno_location() #8
  store i32 9, i32* %9, align 4, !tbaa !2
  br label %19

10:                                               ; preds = %4
  %11 = icmp ugt i32 %1, 20
  br i1 %11, label %12, label %14

12:                                               ; preds = %10
  %13 = tail call i32* @__errno_location() #8
  store i32 22, i32* %13, align 4, !tbaa !2
  br label %19

14:                                               ; preds = %5, %10
  %15 = zext i32 %1 to i64
  %16 = getelementptr inbounds [21 x i16], [21 x i16]* @limit_of.by_name, i64 0, i64 %15
  %17 = load i16, i16* %16, align 2, !tbaa !14
  %18 = sext i16 %17 to i64
  br label %19

19:                                               ; preds = %14, %12, %8
  %20 = phi i64 [ -1, %8 ], [ -1, %12 ], [ %18, %14 ]
  ret i64 %20
}

; Function Attrs: optsize
declare dso_local i32 @fcntl(i32 noundef, i32 noundef, ...) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @setrlimit(i32 noundef %0, %struct.rlimit* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = alloca %struct.rlimit, align 8
  %4 = bitcast %struct.rlimit* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %4) #9
  %5 = call i32 @getrlimit(i32 noundef %0, %struct.rlimit* noundef nonnull %3) #10
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %27

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.rlimit, %struct.rlimit* %1, i64 0, i32 0
  %9 = load i64, i64* %8, align 8, !tbaa !10
  %10 = getelementptr inbounds %struct.rlimit, %struct.rlimit* %1, i64 0, i32 1
  %11 = load i64, i64* %10, align 8, !tbaa !7
  %12 = icmp ugt i64 %9, %11
  br i1 %12, label %13, label %15

13:                                               ; preds = %7
  %14 = call i32* @__errno_location() #8
  store i32 22, i32* %14, align 4, !tbaa !2
  br label %27

15:                                               ; preds = %7
  %16 = getelementptr inbounds %struct.rlimit, %struct.rlimit* %3, i64 0, i32 1
  %17 = load i64, i64* %16, align 8, !tbaa !7
  %18 = icmp ugt i64 %11, %17
  br i1 %18, label %19, label %21

19:                                               ; preds = %15
  %20 = call i32* @__errno_location() #8
  store i32 1, i32* %20, align 4, !tbaa !2
  br label %27

21:                                               ; preds = %15
  %22 = sext i32 %0 to i64
  %23 = getelementptr inbounds [16 x %struct.rlimit], [16 x %struct.rlimit]* @limits, i64 0, i64 %22
  %24 = bitcast %struct.rlimit* %23 to i8*
  %25 = bitcast %struct.rlimit* %1 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(16) %24, i8* noundef nonnull align 8 dereferenceable(16) %25, i64 16, i1 false), !tbaa.struct !11
  %26 = getelementptr inbounds [16 x i8], [16 x i8]* @is_limited, i64 0, i64 %22
  store i8 1, i8* %26, align 1, !tbaa !6
  br label %27

27:                                               ; preds = %2, %21, %19, %13
  %28 = phi i32 [ -1, %13 ], [ -1, %19 ], [ 0, %21 ], [ -1, %2 ]
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %4) #9
  ret i32 %28
}

; Function Attrs: nounwind optsize
define dso_local i32 @getrusage(i32 noundef %0, i8* nocapture noundef writeonly %1) local_unnamed_addr #1 {
  %3 = add i32 %0, -2
  %4 = icmp ult i32 %3, -3
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = tail call i32* @__errno_location() #8
  store i32 22, i32* %6, align 4, !tbaa !2
  br label %8

7:                                                ; preds = %2
  tail call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 1 dereferenceable(144) %1, i8 0, i64 144, i1 false)
  br label %8

8:                                                ; preds = %7, %5
  %9 = phi i32 [ -1, %5 ], [ 0, %7 ]
  ret i32 %9
}

; Function Attrs: nounwind optsize
define dso_local i32 @setpriority(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = icmp ugt i32 %0, 2
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = tail call i32* @__errno_location() #8
  store i32 22, i32* %6, align 4, !tbaa !2
  br label %15

7:                                                ; preds = %3
  %8 = load i32, i32* @priority, align 4, !tbaa !2
  %9 = icmp sgt i32 %8, %2
  br i1 %9, label %10, label %12

10:                                               ; preds = %7
  %11 = tail call i32* @__errno_location() #8
  store i32 13, i32* %11, align 4, !tbaa !2
  br label %15

12:                                               ; preds = %7
  %13 = icmp slt i32 %2, 19
  %14 = select i1 %13, i32 %2, i32 19
  store i32 %14, i32* @priority, align 4, !tbaa !2
  br label %15

15:                                               ; preds = %12, %10, %5
  %16 = phi i32 [ -1, %5 ], [ -1, %10 ], [ 0, %12 ]
  ret i32 %16
}

; Function Attrs: nounwind optsize
define dso_local i32 @getpriority(i32 noundef %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = icmp ugt i32 %0, 2
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = tail call i32* @__errno_location() #8
  store i32 22, i32* %5, align 4, !tbaa !2
  br label %8

6:                                                ; preds = %2
  %7 = load i32, i32* @priority, align 4, !tbaa !2
  br label %8

8:                                                ; preds = %6, %4
  %9 = phi i32 [ -1, %4 ], [ %7, %6 ]
  ret i32 %9
}

; Function Attrs: nounwind optsize
define dso_local i32 @nice(i32 noundef %0) local_unnamed_addr #1 {
  %2 = icmp slt i32 %0, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %1
  %4 = tail call i32* @__errno_location() #8
  store i32 1, i32* %4, align 4, !tbaa !2
  br label %11

5:                                                ; preds = %1
  %6 = load i32, i32* @priority, align 4, !tbaa !2
  %7 = sub nsw i32 19, %6
  %8 = icmp slt i32 %7, %0
  %9 = add nsw i32 %6, %0
  %10 = select i1 %8, i32 19, i32 %9
  store i32 %10, i32* @priority, align 4, !tbaa !2
  br label %11

11:                                               ; preds = %5, %3
  %12 = phi i32 [ -1, %3 ], [ %10, %5 ]
  ret i32 %12
}

; Function Attrs: nounwind optsize
define dso_local i32 @mkostemps(i8* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = icmp slt i32 %1, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = tail call i32* @__errno_location() #8
  store i32 22, i32* %6, align 4, !tbaa !2
  br label %15

7:                                                ; preds = %3
  %8 = zext i32 %1 to i64
  %9 = tail call fastcc i32 @fresh_name(i8* noundef %0, i64 noundef %8) #10
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %15

11:                                               ; preds = %7
  %12 = and i32 %2, -196
  %13 = or i32 %12, 194
  %14 = tail call i32 (i8*, i32, ...) @open(i8* noundef %0, i32 noundef %13, i32 noundef 384) #8
  br label %15

15:                                               ; preds = %11, %7, %5
  %16 = phi i32 [ -1, %5 ], [ %14, %11 ], [ -1, %7 ]
  ret i32 %16
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @fresh_name(i8* noundef %0, i64 noundef %1) unnamed_addr #1 {
  %3 = alloca [7 x i8], align 1
  %4 = alloca i32, align 4
  %5 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #9
  %6 = tail call i8* @strdup(i8* noundef %0) #8
  %7 = icmp eq i8* %6, null
  br i1 %7, label %33, label %8

8:                                                ; preds = %2
  %9 = add i64 %1, 6
  %10 = sub i64 0, %1
  %11 = getelementptr inbounds [7 x i8], [7 x i8]* %3, i64 0, i64 0
  %12 = getelementptr inbounds i8, i8* %0, i64 %10
  %13 = getelementptr inbounds i8, i8* %12, i64 -6
  br label %14

14:                                               ; preds = %8, %26
  %15 = call i8* @strcpy(i8* noundef %0, i8* noundef nonnull %6) #8
  %16 = load i32, i32* @fresh_name.count, align 4, !tbaa !2
  %17 = add i32 %16, 1
  store i32 %17, i32* @fresh_name.count, align 4, !tbaa !2
  %18 = call i64 @strlen(i8* noundef %0) #8
  %19 = icmp ult i64 %18, %9
  br i1 %19, label %24, label %20

20:                                               ; preds = %14
  %21 = getelementptr inbounds i8, i8* %13, i64 %18
  %22 = call i32 @strncmp(i8* noundef nonnull %21, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.16, i64 0, i64 0), i64 noundef 6) #8
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %26, label %24

24:                                               ; preds = %20, %14
  %25 = call i32* @__errno_location() #8
  store i32 22, i32* %25, align 4, !tbaa !2
  br label %31

26:                                               ; preds = %20
  call void @llvm.lifetime.start.p0i8(i64 7, i8* nonnull %11) #9
  %27 = urem i32 %16, 1000000
  %28 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %11, i64 noundef 7, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.17, i64 0, i64 0), i32 noundef %27) #8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 1 dereferenceable(6) %21, i8* noundef nonnull align 1 dereferenceable(6) %11, i64 6, i1 false) #9
  call void @llvm.lifetime.end.p0i8(i64 7, i8* nonnull %11) #9
  %29 = call %struct.sv_inode* @__sv_lookup(i8* noundef %0, i32* noundef nonnull %4) #8
  %30 = icmp eq %struct.sv_inode* %29, null
  br i1 %30, label %31, label %14, !llvm.loop !16

31:                                               ; preds = %26, %24
  %32 = phi i32 [ -1, %24 ], [ 0, %26 ]
  call void @free(i8* noundef nonnull %6) #8
  br label %33

33:                                               ; preds = %31, %2
  %34 = phi i32 [ -1, %2 ], [ %32, %31 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #9
  ret i32 %34
}

; Function Attrs: optsize
declare dso_local i32 @open(i8* noundef, i32 noundef, ...) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @mkostemps64(i8* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call i32 @mkostemps(i8* noundef %0, i32 noundef %1, i32 noundef %2) #10
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @mkstemps(i8* noundef %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = tail call i32 @mkostemps(i8* noundef %0, i32 noundef %1, i32 noundef 0) #10
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local i32 @mkstemps64(i8* noundef %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = tail call i32 @mkostemps(i8* noundef %0, i32 noundef %1, i32 noundef 0) #10
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local i32 @mkstemp(i8* noundef %0) local_unnamed_addr #1 {
  %2 = tail call i32 @mkostemps(i8* noundef %0, i32 noundef 0, i32 noundef 0) #10
  ret i32 %2
}

; Function Attrs: nounwind optsize
define dso_local i32 @mkstemp64(i8* noundef %0) local_unnamed_addr #1 {
  %2 = tail call i32 @mkostemps(i8* noundef %0, i32 noundef 0, i32 noundef 0) #10
  ret i32 %2
}

; Function Attrs: nounwind optsize
define dso_local i32 @mkostemp(i8* noundef %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = tail call i32 @mkostemps(i8* noundef %0, i32 noundef 0, i32 noundef %1) #10
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local i8* @mktemp(i8* noundef returned %0) local_unnamed_addr #1 {
  %2 = tail call fastcc i32 @fresh_name(i8* noundef %0, i64 noundef 0) #10
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %5, label %4

4:                                                ; preds = %1
  store i8 0, i8* %0, align 1, !tbaa !6
  br label %5

5:                                                ; preds = %4, %1
  ret i8* %0
}

; Function Attrs: nounwind optsize
define dso_local i8* @mkdtemp(i8* noundef %0) local_unnamed_addr #1 {
  %2 = tail call fastcc i32 @fresh_name(i8* noundef %0, i64 noundef 0) #10
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %8

4:                                                ; preds = %1
  %5 = tail call i32 @mkdir(i8* noundef %0, i32 noundef 448) #8
  %6 = icmp eq i32 %5, 0
  %7 = select i1 %6, i8* %0, i8* null
  br label %8

8:                                                ; preds = %4, %1
  %9 = phi i8* [ null, %1 ], [ %7, %4 ]
  ret i8* %9
}

; Function Attrs: optsize
declare dso_local i32 @mkdir(i8* noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @__symvm_note(i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @strdup(i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @strncmp(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @snprintf(i8* noundef, i64 noundef, i8* noundef, ...) local_unnamed_addr #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #5 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #6 = { mustprogress nofree nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #8 = { nobuiltin nounwind optsize "no-builtins" }
attributes #9 = { nounwind }
attributes #10 = { nobuiltin optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"int", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!4, !4, i64 0}
!7 = !{!8, !9, i64 8}
!8 = !{!"rlimit", !9, i64 0, !9, i64 8}
!9 = !{!"long", !4, i64 0}
!10 = !{!8, !9, i64 0}
!11 = !{i64 0, i64 8, !12, i64 8, i64 8, !12}
!12 = !{!9, !9, i64 0}
!13 = !{i64 0, i64 8, !12}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !4, i64 0}
!16 = distinct !{!16, !17, !18}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!"llvm.loop.unroll.disable"}
