; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/accounts.c
; ModuleID = 'runtime/c/accounts.c'
source_filename = "runtime/c/accounts.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.passwd = type { i8*, i8*, i32, i32, i8*, i8*, i8* }
%struct.group = type { i8*, i8*, i32, i8** }
%struct.sv_file = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, [3 x i8*], i8*, %struct.sv_file*, i32, i32, i64, %struct.sv_channel*, i8*, [16 x i8], i32, i32, i32, i8, i32, [36 x i8] }
%struct.sv_channel = type { i8*, %struct.sv_cookie_functions, void (i8*)*, i32 (i8*, i32)* }
%struct.sv_cookie_functions = type { i64 (i8*, i8*, i64)*, i64 (i8*, i8*, i64)*, i32 (i8*, i64*, i32)*, i32 (i8*)* }
%struct.sysinfo = type { i64, [3 x i64], i64, i64, i64, i64, i64, i64, i16, i16, i64, i64, i32, [4 x i8] }
%struct.statvfs = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, [6 x i32] }
%struct.sv_inode = type { i8*, i32, i8*, i64, i64, i32, i32, i32, i32, i32, i32, i32, i32, %struct.sv_special*, %struct.timespec, %struct.timespec, i32 }
%struct.sv_special = type { i64 (%struct.sv_inode*, i8*, i64, i32)*, i64 (%struct.sv_inode*, i8*, i64, i32)*, i32 (%struct.sv_inode*)*, i32 (%struct.sv_inode*)*, void (%struct.sv_inode*)* }
%struct.timespec = type { i64, i64 }
%struct.statfs = type { i64, i64, i64, i64, i64, i64, i64, [2 x i32], i64, i64, i64, [4 x i64] }

@people = internal global [2 x %struct.passwd] [%struct.passwd { i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i32 0, i32 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.7, i32 0, i32 0), i32 1000, i32 1000, i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.8, i32 0, i32 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.9, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.10, i32 0, i32 0) }, %struct.passwd { i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.1, i32 0, i32 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.7, i32 0, i32 0), i32 0, i32 0, i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.1, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.11, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.10, i32 0, i32 0) }], align 16
@.str = private unnamed_addr constant [5 x i8] c"user\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"root\00", align 1
@groups = internal global [2 x %struct.group] [%struct.group { i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i32 0, i32 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.7, i32 0, i32 0), i32 1000, i8** getelementptr inbounds ([1 x i8*], [1 x i8*]* @no_members, i32 0, i32 0) }, %struct.group { i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.1, i32 0, i32 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.7, i32 0, i32 0), i32 0, i8** getelementptr inbounds ([1 x i8*], [1 x i8*]* @no_members, i32 0, i32 0) }], align 16
@next_person = internal unnamed_addr global i32 0, align 4
@next_group = internal unnamed_addr global i32 0, align 4
@.str.2 = private unnamed_addr constant [7 x i8] c"(none)\00", align 1
@.str.3 = private unnamed_addr constant [14 x i8] c"/bin:/usr/bin\00", align 1
@.str.4 = private unnamed_addr constant [11 x i8] c"glibc 2.36\00", align 1
@.str.5 = private unnamed_addr constant [10 x i8] c"NPTL 2.36\00", align 1
@getauxval.random = internal global [16 x i8] c"^!\9C\07\D3J\B8f\1F\E5p\92;\C4\8D\19", align 16
@.str.6 = private unnamed_addr constant [7 x i8] c"x86_64\00", align 1
@.str.7 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.8 = private unnamed_addr constant [5 x i8] c"User\00", align 1
@.str.9 = private unnamed_addr constant [2 x i8] c"/\00", align 1
@.str.10 = private unnamed_addr constant [8 x i8] c"/bin/sh\00", align 1
@.str.11 = private unnamed_addr constant [6 x i8] c"/root\00", align 1
@no_members = internal global [1 x i8*] zeroinitializer, align 8

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local %struct.passwd* @getpwuid(i32 noundef %0) local_unnamed_addr #0 {
  %2 = icmp eq i32 %0, 1000
  %3 = icmp eq i32 %0, 0
  %4 = select i1 %3, %struct.passwd* getelementptr inbounds ([2 x %struct.passwd], [2 x %struct.passwd]* @people, i64 0, i64 1), %struct.passwd* null
  %5 = select i1 %2, %struct.passwd* getelementptr inbounds ([2 x %struct.passwd], [2 x %struct.passwd]* @people, i64 0, i64 0), %struct.passwd* %4
  ret %struct.passwd* %5
}

; Function Attrs: nounwind optsize
define dso_local %struct.passwd* @getpwnam(i8* noundef %0) local_unnamed_addr #1 {
  %2 = tail call i32 @strcmp(i8* noundef %0, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0)) #11
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %8, label %4

4:                                                ; preds = %1
  %5 = tail call i32 @strcmp(i8* noundef %0, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.1, i64 0, i64 0)) #11
  %6 = icmp eq i32 %5, 0
  %7 = select i1 %6, %struct.passwd* getelementptr inbounds ([2 x %struct.passwd], [2 x %struct.passwd]* @people, i64 0, i64 1), %struct.passwd* null
  br label %8

8:                                                ; preds = %1, %4
  %9 = phi %struct.passwd* [ %7, %4 ], [ getelementptr inbounds ([2 x %struct.passwd], [2 x %struct.passwd]* @people, i64 0, i64 0), %1 ]
  ret %struct.passwd* %9
}

; Function Attrs: optsize
declare dso_local i32 @strcmp(i8* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local %struct.group* @getgrgid(i32 noundef %0) local_unnamed_addr #0 {
  %2 = icmp eq i32 %0, 1000
  %3 = icmp eq i32 %0, 0
  %4 = select i1 %3, %struct.group* getelementptr inbounds ([2 x %struct.group], [2 x %struct.group]* @groups, i64 0, i64 1), %struct.group* null
  %5 = select i1 %2, %struct.group* getelementptr inbounds ([2 x %struct.group], [2 x %struct.group]* @groups, i64 0, i64 0), %struct.group* %4
  ret %struct.group* %5
}

; Function Attrs: nounwind optsize
define dso_local %struct.group* @getgrnam(i8* noundef %0) local_unnamed_addr #1 {
  %2 = tail call i32 @strcmp(i8* noundef %0, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0)) #11
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %8, label %4

4:                                                ; preds = %1
  %5 = tail call i32 @strcmp(i8* noundef %0, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.1, i64 0, i64 0)) #11
  %6 = icmp eq i32 %5, 0
  %7 = select i1 %6, %struct.group* getelementptr inbounds ([2 x %struct.group], [2 x %struct.group]* @groups, i64 0, i64 1), %struct.group* null
  br label %8

8:                                                ; preds = %1, %4
  %9 = phi %struct.group* [ %7, %4 ], [ getelementptr inbounds ([2 x %struct.group], [2 x %struct.group]* @groups, i64 0, i64 0), %1 ]
  ret %struct.group* %9
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local void @setpwent() local_unnamed_addr #3 {
  store i32 0, i32* @next_person, align 4, !tbaa !2
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local void @endpwent() local_unnamed_addr #3 {
  store i32 0, i32* @next_person, align 4, !tbaa !2
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local %struct.passwd* @getpwent() local_unnamed_addr #4 {
  %1 = load i32, i32* @next_person, align 4, !tbaa !2
  %2 = icmp slt i32 %1, 2
  br i1 %2, label %3, label %7

3:                                                ; preds = %0
  %4 = add nsw i32 %1, 1
  store i32 %4, i32* @next_person, align 4, !tbaa !2
  %5 = sext i32 %1 to i64
  %6 = getelementptr inbounds [2 x %struct.passwd], [2 x %struct.passwd]* @people, i64 0, i64 %5
  br label %7

7:                                                ; preds = %0, %3
  %8 = phi %struct.passwd* [ %6, %3 ], [ null, %0 ]
  ret %struct.passwd* %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local void @setgrent() local_unnamed_addr #3 {
  store i32 0, i32* @next_group, align 4, !tbaa !2
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local void @endgrent() local_unnamed_addr #3 {
  store i32 0, i32* @next_group, align 4, !tbaa !2
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local %struct.group* @getgrent() local_unnamed_addr #4 {
  %1 = load i32, i32* @next_group, align 4, !tbaa !2
  %2 = icmp slt i32 %1, 2
  br i1 %2, label %3, label %7

3:                                                ; preds = %0
  %4 = add nsw i32 %1, 1
  store i32 %4, i32* @next_group, align 4, !tbaa !2
  %5 = sext i32 %1 to i64
  %6 = getelementptr inbounds [2 x %struct.group], [2 x %struct.group]* @groups, i64 0, i64 %5
  br label %7

7:                                                ; preds = %0, %3
  %8 = phi %struct.group* [ %6, %3 ], [ null, %0 ]
  ret %struct.group* %8
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local i32 @getpwuid_r(i32 noundef %0, %struct.passwd* noundef %1, i8* nocapture noundef readnone %2, i64 noundef %3, %struct.passwd** nocapture noundef writeonly %4) local_unnamed_addr #5 {
  %6 = icmp eq i32 %0, 1000
  %7 = icmp eq i32 %0, 0
  %8 = select i1 %7, %struct.passwd* getelementptr inbounds ([2 x %struct.passwd], [2 x %struct.passwd]* @people, i64 0, i64 1), %struct.passwd* null
  %9 = select i1 %6, %struct.passwd* getelementptr inbounds ([2 x %struct.passwd], [2 x %struct.passwd]* @people, i64 0, i64 0), %struct.passwd* %8
  store %struct.passwd* null, %struct.passwd** %4, align 8, !tbaa !6
  %10 = icmp eq %struct.passwd* %9, null
  br i1 %10, label %16, label %11

11:                                               ; preds = %5
  %12 = icmp ult i64 %3, 32
  br i1 %12, label %16, label %13

13:                                               ; preds = %11
  %14 = bitcast %struct.passwd* %1 to i8*
  %15 = bitcast %struct.passwd* %9 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(48) %14, i8* noundef nonnull align 16 dereferenceable(48) %15, i64 48, i1 false) #12, !tbaa.struct !8
  store %struct.passwd* %1, %struct.passwd** %4, align 8, !tbaa !6
  br label %16

16:                                               ; preds = %5, %11, %13
  %17 = phi i32 [ 0, %13 ], [ 0, %5 ], [ 34, %11 ]
  ret i32 %17
}

; Function Attrs: nounwind optsize
define dso_local i32 @getpwnam_r(i8* noundef %0, %struct.passwd* noundef %1, i8* nocapture noundef readnone %2, i64 noundef %3, %struct.passwd** nocapture noundef writeonly %4) local_unnamed_addr #1 {
  %6 = tail call %struct.passwd* @getpwnam(i8* noundef %0) #13
  store %struct.passwd* null, %struct.passwd** %4, align 8, !tbaa !6
  %7 = icmp eq %struct.passwd* %6, null
  br i1 %7, label %13, label %8

8:                                                ; preds = %5
  %9 = icmp ult i64 %3, 32
  br i1 %9, label %13, label %10

10:                                               ; preds = %8
  %11 = bitcast %struct.passwd* %1 to i8*
  %12 = bitcast %struct.passwd* %6 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(48) %11, i8* noundef nonnull align 8 dereferenceable(48) %12, i64 48, i1 false) #12, !tbaa.struct !8
  store %struct.passwd* %1, %struct.passwd** %4, align 8, !tbaa !6
  br label %13

13:                                               ; preds = %5, %8, %10
  %14 = phi i32 [ 0, %10 ], [ 0, %5 ], [ 34, %8 ]
  ret i32 %14
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local i32 @getgrgid_r(i32 noundef %0, %struct.group* noundef %1, i8* nocapture noundef readnone %2, i64 noundef %3, %struct.group** nocapture noundef writeonly %4) local_unnamed_addr #5 {
  %6 = icmp eq i32 %0, 1000
  %7 = icmp eq i32 %0, 0
  %8 = select i1 %7, %struct.group* getelementptr inbounds ([2 x %struct.group], [2 x %struct.group]* @groups, i64 0, i64 1), %struct.group* null
  %9 = select i1 %6, %struct.group* getelementptr inbounds ([2 x %struct.group], [2 x %struct.group]* @groups, i64 0, i64 0), %struct.group* %8
  store %struct.group* null, %struct.group** %4, align 8, !tbaa !6
  %10 = icmp eq %struct.group* %9, null
  br i1 %10, label %16, label %11

11:                                               ; preds = %5
  %12 = icmp ult i64 %3, 32
  br i1 %12, label %16, label %13

13:                                               ; preds = %11
  %14 = bitcast %struct.group* %1 to i8*
  %15 = bitcast %struct.group* %9 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %14, i8* noundef nonnull align 16 dereferenceable(32) %15, i64 32, i1 false) #12, !tbaa.struct !9
  store %struct.group* %1, %struct.group** %4, align 8, !tbaa !6
  br label %16

16:                                               ; preds = %5, %11, %13
  %17 = phi i32 [ 0, %13 ], [ 0, %5 ], [ 34, %11 ]
  ret i32 %17
}

; Function Attrs: nounwind optsize
define dso_local i32 @getgrnam_r(i8* noundef %0, %struct.group* noundef %1, i8* nocapture noundef readnone %2, i64 noundef %3, %struct.group** nocapture noundef writeonly %4) local_unnamed_addr #1 {
  %6 = tail call %struct.group* @getgrnam(i8* noundef %0) #13
  store %struct.group* null, %struct.group** %4, align 8, !tbaa !6
  %7 = icmp eq %struct.group* %6, null
  br i1 %7, label %13, label %8

8:                                                ; preds = %5
  %9 = icmp ult i64 %3, 32
  br i1 %9, label %13, label %10

10:                                               ; preds = %8
  %11 = bitcast %struct.group* %1 to i8*
  %12 = bitcast %struct.group* %6 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %11, i8* noundef nonnull align 8 dereferenceable(32) %12, i64 32, i1 false) #12, !tbaa.struct !9
  store %struct.group* %1, %struct.group** %4, align 8, !tbaa !6
  br label %13

13:                                               ; preds = %5, %8, %10
  %14 = phi i32 [ 0, %10 ], [ 0, %5 ], [ 34, %8 ]
  ret i32 %14
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local i32 @getpwent_r(%struct.passwd* noundef %0, i8* nocapture noundef readnone %1, i64 noundef %2, %struct.passwd** nocapture noundef writeonly %3) local_unnamed_addr #5 {
  %5 = load i32, i32* @next_person, align 4, !tbaa !2
  %6 = icmp slt i32 %5, 2
  br i1 %6, label %7, label %15

7:                                                ; preds = %4
  %8 = add nsw i32 %5, 1
  store i32 %8, i32* @next_person, align 4, !tbaa !2
  store %struct.passwd* null, %struct.passwd** %3, align 8, !tbaa !6
  %9 = icmp ult i64 %2, 32
  br i1 %9, label %18, label %10

10:                                               ; preds = %7
  %11 = sext i32 %5 to i64
  %12 = getelementptr inbounds [2 x %struct.passwd], [2 x %struct.passwd]* @people, i64 0, i64 %11
  %13 = bitcast %struct.passwd* %0 to i8*
  %14 = bitcast %struct.passwd* %12 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(48) %13, i8* noundef nonnull align 16 dereferenceable(48) %14, i64 48, i1 false) #12, !tbaa.struct !8
  br label %15

15:                                               ; preds = %4, %10
  %16 = phi %struct.passwd* [ %0, %10 ], [ null, %4 ]
  %17 = phi i32 [ 0, %10 ], [ 2, %4 ]
  store %struct.passwd* %16, %struct.passwd** %3, align 8, !tbaa !6
  br label %18

18:                                               ; preds = %15, %7
  %19 = phi i32 [ 0, %7 ], [ %17, %15 ]
  ret i32 %19
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #6

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #6

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local i32 @getgrent_r(%struct.group* noundef %0, i8* nocapture noundef readnone %1, i64 noundef %2, %struct.group** nocapture noundef writeonly %3) local_unnamed_addr #5 {
  %5 = load i32, i32* @next_group, align 4, !tbaa !2
  %6 = icmp slt i32 %5, 2
  br i1 %6, label %7, label %15

7:                                                ; preds = %4
  %8 = add nsw i32 %5, 1
  store i32 %8, i32* @next_group, align 4, !tbaa !2
  store %struct.group* null, %struct.group** %3, align 8, !tbaa !6
  %9 = icmp ult i64 %2, 32
  br i1 %9, label %18, label %10

10:                                               ; preds = %7
  %11 = sext i32 %5 to i64
  %12 = getelementptr inbounds [2 x %struct.group], [2 x %struct.group]* @groups, i64 0, i64 %11
  %13 = bitcast %struct.group* %0 to i8*
  %14 = bitcast %struct.group* %12 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %13, i8* noundef nonnull align 16 dereferenceable(32) %14, i64 32, i1 false) #12, !tbaa.struct !9
  br label %15

15:                                               ; preds = %4, %10
  %16 = phi %struct.group* [ %0, %10 ], [ null, %4 ]
  %17 = phi i32 [ 0, %10 ], [ 2, %4 ]
  store %struct.group* %16, %struct.group** %3, align 8, !tbaa !6
  br label %18

18:                                               ; preds = %15, %7
  %19 = phi i32 [ 0, %7 ], [ %17, %15 ]
  ret i32 %19
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @getgrouplist(i8* nocapture noundef readnone %0, i32 noundef %1, i32* nocapture noundef writeonly %2, i32* nocapture noundef %3) local_unnamed_addr #4 {
  %5 = load i32, i32* %3, align 4, !tbaa !2
  store i32 1, i32* %3, align 4, !tbaa !2
  %6 = icmp slt i32 %5, 1
  br i1 %6, label %8, label %7

7:                                                ; preds = %4
  store i32 %1, i32* %2, align 4, !tbaa !2
  br label %8

8:                                                ; preds = %4, %7
  %9 = phi i32 [ 1, %7 ], [ -1, %4 ]
  ret i32 %9
}

; Function Attrs: nounwind optsize
define dso_local i32 @setreuid(i32 noundef %0, i32 noundef %1) local_unnamed_addr #1 {
  switch i32 %0, label %4 [
    i32 -1, label %3
    i32 1000, label %3
  ]

3:                                                ; preds = %2, %2
  switch i32 %1, label %4 [
    i32 -1, label %6
    i32 1000, label %6
  ]

4:                                                ; preds = %3, %2
  %5 = tail call i32* @__errno_location() #11
  store i32 1, i32* %5, align 4, !tbaa !2
  br label %6

6:                                                ; preds = %3, %3, %4
  %7 = phi i32 [ -1, %4 ], [ 0, %3 ], [ 0, %3 ]
  ret i32 %7
}

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @setregid(i32 noundef %0, i32 noundef %1) local_unnamed_addr #1 {
  switch i32 %0, label %4 [
    i32 -1, label %3
    i32 1000, label %3
  ]

3:                                                ; preds = %2, %2
  switch i32 %1, label %4 [
    i32 -1, label %6
    i32 1000, label %6
  ]

4:                                                ; preds = %3, %2
  %5 = tail call i32* @__errno_location() #11
  store i32 1, i32* %5, align 4, !tbaa !2
  br label %6

6:                                                ; preds = %3, %3, %4
  %7 = phi i32 [ -1, %4 ], [ 0, %3 ], [ 0, %3 ]
  ret i32 %7
}

; Function Attrs: nounwind optsize
define dso_local i32 @setresuid(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #1 {
  switch i32 %2, label %6 [
    i32 -1, label %4
    i32 1000, label %4
  ]

4:                                                ; preds = %3, %3
  switch i32 %0, label %6 [
    i32 -1, label %5
    i32 1000, label %5
  ]

5:                                                ; preds = %4, %4
  switch i32 %1, label %6 [
    i32 -1, label %8
    i32 1000, label %8
  ]

6:                                                ; preds = %3, %4, %5
  %7 = tail call i32* @__errno_location() #11
  store i32 1, i32* %7, align 4, !tbaa !2
  br label %8

8:                                                ; preds = %6, %5, %5
  %9 = phi i32 [ 0, %5 ], [ 0, %5 ], [ -1, %6 ]
  ret i32 %9
}

; Function Attrs: nounwind optsize
define dso_local i32 @setresgid(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #1 {
  switch i32 %2, label %6 [
    i32 -1, label %4
    i32 1000, label %4
  ]

4:                                                ; preds = %3, %3
  switch i32 %0, label %6 [
    i32 -1, label %5
    i32 1000, label %5
  ]

5:                                                ; preds = %4, %4
  switch i32 %1, label %6 [
    i32 -1, label %8
    i32 1000, label %8
  ]

6:                                                ; preds = %3, %4, %5
  %7 = tail call i32* @__errno_location() #11
  store i32 1, i32* %7, align 4, !tbaa !2
  br label %8

8:                                                ; preds = %6, %5, %5
  %9 = phi i32 [ 0, %5 ], [ 0, %5 ], [ -1, %6 ]
  ret i32 %9
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local i32 @getresuid(i32* nocapture noundef writeonly %0, i32* nocapture noundef writeonly %1, i32* nocapture noundef writeonly %2) local_unnamed_addr #3 {
  store i32 1000, i32* %2, align 4, !tbaa !2
  store i32 1000, i32* %1, align 4, !tbaa !2
  store i32 1000, i32* %0, align 4, !tbaa !2
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local i32 @getresgid(i32* nocapture noundef writeonly %0, i32* nocapture noundef writeonly %1, i32* nocapture noundef writeonly %2) local_unnamed_addr #3 {
  store i32 1000, i32* %2, align 4, !tbaa !2
  store i32 1000, i32* %1, align 4, !tbaa !2
  store i32 1000, i32* %0, align 4, !tbaa !2
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local i32 @getlogin_r(i8* noundef %0, i64 noundef %1) local_unnamed_addr #1 {
  %3 = icmp ult i64 %1, 5
  br i1 %3, label %6, label %4

4:                                                ; preds = %2
  %5 = tail call i8* @strcpy(i8* noundef %0, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0)) #11
  br label %6

6:                                                ; preds = %2, %4
  %7 = phi i32 [ 0, %4 ], [ 34, %2 ]
  ret i32 %7
}

; Function Attrs: optsize
declare dso_local i8* @strcpy(i8* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local noalias i8* @getspnam(i8* nocapture noundef readnone %0) local_unnamed_addr #1 {
  %2 = tail call i32* @__errno_location() #11
  store i32 13, i32* %2, align 4, !tbaa !2
  ret i8* null
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @setspent() local_unnamed_addr #0 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @endspent() local_unnamed_addr #0 {
  ret void
}

; Function Attrs: nounwind optsize
define dso_local noalias i8* @getspent() local_unnamed_addr #1 {
  %1 = tail call i32* @__errno_location() #11
  store i32 13, i32* %1, align 4, !tbaa !2
  ret i8* null
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @setutxent() local_unnamed_addr #0 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @endutxent() local_unnamed_addr #0 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local noalias i8* @getutxent() local_unnamed_addr #0 {
  ret i8* null
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @utmpxname(i8* nocapture noundef readnone %0) local_unnamed_addr #0 {
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local %struct.sv_file* @setmntent(i8* noundef %0, i8* noundef %1) local_unnamed_addr #1 {
  %3 = tail call %struct.sv_file* @fopen(i8* noundef %0, i8* noundef %1) #11
  ret %struct.sv_file* %3
}

; Function Attrs: optsize
declare dso_local %struct.sv_file* @fopen(i8* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local noalias i8* @getmntent(%struct.sv_file* nocapture readnone %0) local_unnamed_addr #0 {
  ret i8* null
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local noalias i8* @getmntent_r(%struct.sv_file* nocapture noundef readnone %0, i8* nocapture noundef readnone %1, i8* nocapture noundef readnone %2, i32 noundef %3) local_unnamed_addr #0 {
  ret i8* null
}

; Function Attrs: nounwind optsize
define dso_local i32 @endmntent(%struct.sv_file* noundef %0) local_unnamed_addr #1 {
  %2 = icmp eq %struct.sv_file* %0, null
  br i1 %2, label %5, label %3

3:                                                ; preds = %1
  %4 = tail call i32 @fclose(%struct.sv_file* noundef nonnull %0) #11
  br label %5

5:                                                ; preds = %1, %3
  ret i32 1
}

; Function Attrs: optsize
declare dso_local i32 @fclose(%struct.sv_file* noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i64 @gethostid() local_unnamed_addr #0 {
  ret i64 8323328
}

; Function Attrs: nounwind optsize
define dso_local i32 @getdomainname(i8* noundef %0, i64 noundef %1) local_unnamed_addr #1 {
  %3 = icmp ult i64 %1, 7
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = tail call i32* @__errno_location() #11
  store i32 22, i32* %5, align 4, !tbaa !2
  br label %8

6:                                                ; preds = %2
  %7 = tail call i8* @strcpy(i8* noundef %0, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i64 0, i64 0)) #11
  br label %8

8:                                                ; preds = %6, %4
  %9 = phi i32 [ -1, %4 ], [ 0, %6 ]
  ret i32 %9
}

; Function Attrs: nofree norecurse nosync nounwind optsize writeonly
define dso_local i32 @getloadavg(double* nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr #7 {
  %3 = icmp slt i32 %1, 3
  %4 = select i1 %3, i32 %1, i32 3
  %5 = icmp sgt i32 %1, 0
  br i1 %5, label %6, label %9

6:                                                ; preds = %2
  %7 = call i32 @llvm.smax.i32(i32 %4, i32 1)
  %8 = zext i32 %7 to i64
  br label %10

9:                                                ; preds = %10, %2
  ret i32 %4

10:                                               ; preds = %6, %10
  %11 = phi i64 [ 0, %6 ], [ %13, %10 ]
  %12 = getelementptr inbounds double, double* %0, i64 %11
  store double 0.000000e+00, double* %12, align 8, !tbaa !10
  %13 = add nuw nsw i64 %11, 1
  %14 = icmp eq i64 %13, %8
  br i1 %14, label %9, label %10, !llvm.loop !12
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local i32 @sysinfo(%struct.sysinfo* nocapture noundef writeonly %0) local_unnamed_addr #5 {
  %2 = getelementptr inbounds %struct.sysinfo, %struct.sysinfo* %0, i64 0, i32 0
  store i64 1000, i64* %2, align 8, !tbaa.struct !15
  %3 = getelementptr inbounds %struct.sysinfo, %struct.sysinfo* %0, i64 0, i32 1
  %4 = bitcast [3 x i64]* %3 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(24) %4, i8 0, i64 24, i1 false)
  %5 = getelementptr inbounds %struct.sysinfo, %struct.sysinfo* %0, i64 0, i32 2
  store i64 268435456, i64* %5, align 8, !tbaa.struct !21
  %6 = getelementptr inbounds %struct.sysinfo, %struct.sysinfo* %0, i64 0, i32 3
  store i64 134217728, i64* %6, align 8, !tbaa.struct !22
  %7 = getelementptr inbounds %struct.sysinfo, %struct.sysinfo* %0, i64 0, i32 4
  store i64 0, i64* %7, align 8, !tbaa.struct !23
  %8 = getelementptr inbounds %struct.sysinfo, %struct.sysinfo* %0, i64 0, i32 5
  store i64 0, i64* %8, align 8, !tbaa.struct !24
  %9 = getelementptr inbounds %struct.sysinfo, %struct.sysinfo* %0, i64 0, i32 6
  store i64 0, i64* %9, align 8, !tbaa.struct !25
  %10 = getelementptr inbounds %struct.sysinfo, %struct.sysinfo* %0, i64 0, i32 7
  store i64 0, i64* %10, align 8, !tbaa.struct !26
  %11 = getelementptr inbounds %struct.sysinfo, %struct.sysinfo* %0, i64 0, i32 8
  store i16 1, i16* %11, align 8, !tbaa.struct !27
  %12 = getelementptr inbounds %struct.sysinfo, %struct.sysinfo* %0, i64 0, i32 9
  store i16 0, i16* %12, align 2, !tbaa.struct !28
  %13 = getelementptr inbounds %struct.sysinfo, %struct.sysinfo* %0, i64 0, i32 10
  store i64 0, i64* %13, align 8, !tbaa.struct !29
  %14 = getelementptr inbounds %struct.sysinfo, %struct.sysinfo* %0, i64 0, i32 11
  store i64 0, i64* %14, align 8, !tbaa.struct !30
  %15 = getelementptr inbounds %struct.sysinfo, %struct.sysinfo* %0, i64 0, i32 12
  store i32 1, i32* %15, align 8, !tbaa.struct !31
  %16 = getelementptr inbounds %struct.sysinfo, %struct.sysinfo* %0, i64 0, i32 13
  %17 = bitcast [4 x i8]* %16 to i32*
  store i32 0, i32* %17, align 4, !tbaa.struct !32
  ret i32 0
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #8

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #9

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local i32 @getcpu(i32* noundef writeonly %0, i32* noundef writeonly %1) local_unnamed_addr #3 {
  %3 = icmp eq i32* %0, null
  br i1 %3, label %5, label %4

4:                                                ; preds = %2
  store i32 0, i32* %0, align 4, !tbaa !2
  br label %5

5:                                                ; preds = %4, %2
  %6 = icmp eq i32* %1, null
  br i1 %6, label %8, label %7

7:                                                ; preds = %5
  store i32 0, i32* %1, align 4, !tbaa !2
  br label %8

8:                                                ; preds = %7, %5
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @sched_getcpu() local_unnamed_addr #0 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @get_nprocs() local_unnamed_addr #0 {
  ret i32 1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @get_nprocs_conf() local_unnamed_addr #0 {
  ret i32 1
}

; Function Attrs: nounwind optsize
define dso_local i64 @confstr(i32 noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #1 {
  switch i32 %0, label %5 [
    i32 0, label %8
    i32 2, label %4
    i32 3, label %7
  ]

4:                                                ; preds = %3
  br label %8

5:                                                ; preds = %3
  %6 = tail call i32* @__errno_location() #11
  store i32 22, i32* %6, align 4, !tbaa !2
  br label %12

7:                                                ; preds = %3
  br label %8

8:                                                ; preds = %3, %7, %4
  %9 = phi i8* [ getelementptr inbounds ([11 x i8], [11 x i8]* @.str.4, i64 0, i64 0), %4 ], [ getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i64 0, i64 0), %3 ], [ getelementptr inbounds ([10 x i8], [10 x i8]* @.str.5, i64 0, i64 0), %7 ]
  %10 = tail call i64 @strlcpy(i8* noundef %1, i8* noundef nonnull %9, i64 noundef %2) #11
  %11 = add i64 %10, 1
  br label %12

12:                                               ; preds = %8, %5
  %13 = phi i64 [ %11, %8 ], [ 0, %5 ]
  ret i64 %13
}

; Function Attrs: optsize
declare dso_local i64 @strlcpy(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i64 @getauxval(i64 noundef %0) local_unnamed_addr #1 {
  switch i64 %0, label %3 [
    i64 15, label %12
    i64 25, label %2
    i64 6, label %10
  ]

2:                                                ; preds = %1
  br label %12

3:                                                ; preds = %1
  %4 = add i64 %0, -11
  %5 = icmp ult i64 %4, 4
  br i1 %5, label %10, label %6

6:                                                ; preds = %3
  %7 = icmp eq i64 %0, 17
  br i1 %7, label %10, label %8

8:                                                ; preds = %6
  %9 = tail call i32* @__errno_location() #11
  store i32 2, i32* %9, align 4, !tbaa !2
  br label %10

10:                                               ; preds = %1, %3, %6, %8
  %11 = phi i64 [ 1000, %3 ], [ 0, %8 ], [ 100, %6 ], [ 4096, %1 ]
  br label %12

12:                                               ; preds = %1, %10, %2
  %13 = phi i64 [ ptrtoint ([16 x i8]* @getauxval.random to i64), %2 ], [ %11, %10 ], [ ptrtoint ([7 x i8]* @.str.6 to i64), %1 ]
  ret i64 %13
}

; Function Attrs: nounwind optsize
define dso_local i32 @statvfs(i8* noundef %0, %struct.statvfs* nocapture noundef writeonly %1) local_unnamed_addr #1 {
  %3 = tail call fastcc i32 @there(i8* noundef %0) #13
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %19, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds %struct.statvfs, %struct.statvfs* %1, i64 0, i32 0
  store i64 4096, i64* %6, align 8, !tbaa.struct !33
  %7 = getelementptr inbounds %struct.statvfs, %struct.statvfs* %1, i64 0, i32 1
  store i64 4096, i64* %7, align 8, !tbaa.struct !34
  %8 = getelementptr inbounds %struct.statvfs, %struct.statvfs* %1, i64 0, i32 2
  store i64 1048576, i64* %8, align 8, !tbaa.struct !35
  %9 = getelementptr inbounds %struct.statvfs, %struct.statvfs* %1, i64 0, i32 3
  store i64 524288, i64* %9, align 8, !tbaa.struct !36
  %10 = getelementptr inbounds %struct.statvfs, %struct.statvfs* %1, i64 0, i32 4
  store i64 524288, i64* %10, align 8, !tbaa.struct !37
  %11 = getelementptr inbounds %struct.statvfs, %struct.statvfs* %1, i64 0, i32 5
  store i64 65536, i64* %11, align 8, !tbaa.struct !38
  %12 = getelementptr inbounds %struct.statvfs, %struct.statvfs* %1, i64 0, i32 6
  store i64 32768, i64* %12, align 8, !tbaa.struct !39
  %13 = getelementptr inbounds %struct.statvfs, %struct.statvfs* %1, i64 0, i32 7
  store i64 32768, i64* %13, align 8, !tbaa.struct !40
  %14 = getelementptr inbounds %struct.statvfs, %struct.statvfs* %1, i64 0, i32 8
  store i64 0, i64* %14, align 8, !tbaa.struct !41
  %15 = getelementptr inbounds %struct.statvfs, %struct.statvfs* %1, i64 0, i32 9
  store i64 0, i64* %15, align 8, !tbaa.struct !42
  %16 = getelementptr inbounds %struct.statvfs, %struct.statvfs* %1, i64 0, i32 10
  store i64 255, i64* %16, align 8, !tbaa.struct !43
  %17 = getelementptr inbounds %struct.statvfs, %struct.statvfs* %1, i64 0, i32 11
  %18 = bitcast [6 x i32]* %17 to i8*
  tail call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(24) %18, i8 0, i64 24, i1 false) #12
  br label %19

19:                                               ; preds = %2, %5
  %20 = phi i32 [ 0, %5 ], [ -1, %2 ]
  ret i32 %20
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @there(i8* noundef %0) unnamed_addr #1 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #12
  %4 = call %struct.sv_inode* @__sv_lookup(i8* noundef %0, i32* noundef nonnull %2) #11
  %5 = icmp eq %struct.sv_inode* %4, null
  br i1 %5, label %6, label %9

6:                                                ; preds = %1
  %7 = load i32, i32* %2, align 4, !tbaa !2
  %8 = call i32* @__errno_location() #11
  store i32 %7, i32* %8, align 4, !tbaa !2
  br label %9

9:                                                ; preds = %1, %6
  %10 = phi i32 [ 0, %6 ], [ 1, %1 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #12
  ret i32 %10
}

; Function Attrs: nounwind optsize
define dso_local i32 @fstatvfs(i32 noundef %0, %struct.statvfs* nocapture noundef writeonly %1) local_unnamed_addr #1 {
  %3 = tail call i32 @__sv_readiness(i32 noundef %0) #11
  %4 = icmp eq i32 %3, 32
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = tail call i32* @__errno_location() #11
  store i32 9, i32* %6, align 4, !tbaa !2
  br label %21

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.statvfs, %struct.statvfs* %1, i64 0, i32 0
  store i64 4096, i64* %8, align 8, !tbaa.struct !33
  %9 = getelementptr inbounds %struct.statvfs, %struct.statvfs* %1, i64 0, i32 1
  store i64 4096, i64* %9, align 8, !tbaa.struct !34
  %10 = getelementptr inbounds %struct.statvfs, %struct.statvfs* %1, i64 0, i32 2
  store i64 1048576, i64* %10, align 8, !tbaa.struct !35
  %11 = getelementptr inbounds %struct.statvfs, %struct.statvfs* %1, i64 0, i32 3
  store i64 524288, i64* %11, align 8, !tbaa.struct !36
  %12 = getelementptr inbounds %struct.statvfs, %struct.statvfs* %1, i64 0, i32 4
  store i64 524288, i64* %12, align 8, !tbaa.struct !37
  %13 = getelementptr inbounds %struct.statvfs, %struct.statvfs* %1, i64 0, i32 5
  store i64 65536, i64* %13, align 8, !tbaa.struct !38
  %14 = getelementptr inbounds %struct.statvfs, %struct.statvfs* %1, i64 0, i32 6
  store i64 32768, i64* %14, align 8, !tbaa.struct !39
  %15 = getelementptr inbounds %struct.statvfs, %struct.statvfs* %1, i64 0, i32 7
  store i64 32768, i64* %15, align 8, !tbaa.struct !40
  %16 = getelementptr inbounds %struct.statvfs, %struct.statvfs* %1, i64 0, i32 8
  store i64 0, i64* %16, align 8, !tbaa.struct !41
  %17 = getelementptr inbounds %struct.statvfs, %struct.statvfs* %1, i64 0, i32 9
  store i64 0, i64* %17, align 8, !tbaa.struct !42
  %18 = getelementptr inbounds %struct.statvfs, %struct.statvfs* %1, i64 0, i32 10
  store i64 255, i64* %18, align 8, !tbaa.struct !43
  %19 = getelementptr inbounds %struct.statvfs, %struct.statvfs* %1, i64 0, i32 11
  %20 = bitcast [6 x i32]* %19 to i8*
  tail call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(24) %20, i8 0, i64 24, i1 false) #12
  br label %21

21:                                               ; preds = %5, %7
  %22 = phi i32 [ 0, %7 ], [ -1, %5 ]
  ret i32 %22
}

; Function Attrs: nounwind optsize
define dso_local i32 @statvfs64(i8* noundef %0, %struct.statvfs* nocapture noundef writeonly %1) local_unnamed_addr #1 {
  %3 = tail call i32 @statvfs(i8* noundef %0, %struct.statvfs* noundef %1) #13
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local i32 @fstatvfs64(i32 noundef %0, %struct.statvfs* nocapture noundef writeonly %1) local_unnamed_addr #1 {
  %3 = tail call i32 @fstatvfs(i32 noundef %0, %struct.statvfs* noundef %1) #13
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local i32 @statfs(i8* noundef %0, %struct.statfs* nocapture noundef writeonly %1) local_unnamed_addr #1 {
  %3 = tail call fastcc i32 @there(i8* noundef %0) #13
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %20, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds %struct.statfs, %struct.statfs* %1, i64 0, i32 0
  store i64 16914836, i64* %6, align 8, !tbaa.struct !44
  %7 = getelementptr inbounds %struct.statfs, %struct.statfs* %1, i64 0, i32 1
  store i64 4096, i64* %7, align 8, !tbaa.struct !45
  %8 = getelementptr inbounds %struct.statfs, %struct.statfs* %1, i64 0, i32 2
  store i64 1048576, i64* %8, align 8, !tbaa.struct !46
  %9 = getelementptr inbounds %struct.statfs, %struct.statfs* %1, i64 0, i32 3
  store i64 524288, i64* %9, align 8, !tbaa.struct !47
  %10 = getelementptr inbounds %struct.statfs, %struct.statfs* %1, i64 0, i32 4
  store i64 524288, i64* %10, align 8, !tbaa.struct !48
  %11 = getelementptr inbounds %struct.statfs, %struct.statfs* %1, i64 0, i32 5
  store i64 65536, i64* %11, align 8, !tbaa.struct !49
  %12 = getelementptr inbounds %struct.statfs, %struct.statfs* %1, i64 0, i32 6
  store i64 32768, i64* %12, align 8, !tbaa.struct !50
  %13 = getelementptr inbounds %struct.statfs, %struct.statfs* %1, i64 0, i32 7
  %14 = bitcast [2 x i32]* %13 to i64*
  store i64 0, i64* %14, align 8, !tbaa.struct !51
  %15 = getelementptr inbounds %struct.statfs, %struct.statfs* %1, i64 0, i32 8
  store i64 255, i64* %15, align 8, !tbaa.struct !52
  %16 = getelementptr inbounds %struct.statfs, %struct.statfs* %1, i64 0, i32 9
  store i64 4096, i64* %16, align 8, !tbaa.struct !53
  %17 = getelementptr inbounds %struct.statfs, %struct.statfs* %1, i64 0, i32 10
  store i64 0, i64* %17, align 8, !tbaa.struct !54
  %18 = getelementptr inbounds %struct.statfs, %struct.statfs* %1, i64 0, i32 11
  %19 = bitcast [4 x i64]* %18 to i8*
  tail call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %19, i8 0, i64 32, i1 false) #12
  br label %20

20:                                               ; preds = %2, %5
  %21 = phi i32 [ 0, %5 ], [ -1, %2 ]
  ret i32 %21
}

; Function Attrs: nounwind optsize
define dso_local i32 @fstatfs(i32 noundef %0, %struct.statfs* nocapture noundef writeonly %1) local_unnamed_addr #1 {
  %3 = tail call i32 @__sv_readiness(i32 noundef %0) #11
  %4 = icmp eq i32 %3, 32
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = tail call i32* @__errno_location() #11
  store i32 9, i32* %6, align 4, !tbaa !2
  br label %22

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.statfs, %struct.statfs* %1, i64 0, i32 0
  store i64 16914836, i64* %8, align 8, !tbaa.struct !44
  %9 = getelementptr inbounds %struct.statfs, %struct.statfs* %1, i64 0, i32 1
  store i64 4096, i64* %9, align 8, !tbaa.struct !45
  %10 = getelementptr inbounds %struct.statfs, %struct.statfs* %1, i64 0, i32 2
  store i64 1048576, i64* %10, align 8, !tbaa.struct !46
  %11 = getelementptr inbounds %struct.statfs, %struct.statfs* %1, i64 0, i32 3
  store i64 524288, i64* %11, align 8, !tbaa.struct !47
  %12 = getelementptr inbounds %struct.statfs, %struct.statfs* %1, i64 0, i32 4
  store i64 524288, i64* %12, align 8, !tbaa.struct !48
  %13 = getelementptr inbounds %struct.statfs, %struct.statfs* %1, i64 0, i32 5
  store i64 65536, i64* %13, align 8, !tbaa.struct !49
  %14 = getelementptr inbounds %struct.statfs, %struct.statfs* %1, i64 0, i32 6
  store i64 32768, i64* %14, align 8, !tbaa.struct !50
  %15 = getelementptr inbounds %struct.statfs, %struct.statfs* %1, i64 0, i32 7
  %16 = bitcast [2 x i32]* %15 to i64*
  store i64 0, i64* %16, align 8, !tbaa.struct !51
  %17 = getelementptr inbounds %struct.statfs, %struct.statfs* %1, i64 0, i32 8
  store i64 255, i64* %17, align 8, !tbaa.struct !52
  %18 = getelementptr inbounds %struct.statfs, %struct.statfs* %1, i64 0, i32 9
  store i64 4096, i64* %18, align 8, !tbaa.struct !53
  %19 = getelementptr inbounds %struct.statfs, %struct.statfs* %1, i64 0, i32 10
  store i64 0, i64* %19, align 8, !tbaa.struct !54
  %20 = getelementptr inbounds %struct.statfs, %struct.statfs* %1, i64 0, i32 11
  %21 = bitcast [4 x i64]* %20 to i8*
  tail call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %21, i8 0, i64 32, i1 false) #12
  br label %22

22:                                               ; preds = %5, %7
  %23 = phi i32 [ 0, %7 ], [ -1, %5 ]
  ret i32 %23
}

; Function Attrs: nounwind optsize
define dso_local i32 @statfs64(i8* noundef %0, %struct.statfs* nocapture noundef writeonly %1) local_unnamed_addr #1 {
  %3 = tail call i32 @statfs(i8* noundef %0, %struct.statfs* noundef %1) #13
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local i32 @fstatfs64(i32 noundef %0, %struct.statfs* nocapture noundef writeonly %1) local_unnamed_addr #1 {
  %3 = tail call i32 @fstatfs(i32 noundef %0, %struct.statfs* noundef %1) #13
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local i8* @hasmntopt(i8** nocapture noundef readonly %0, i8* noundef %1) local_unnamed_addr #1 {
  %3 = tail call i64 @strlen(i8* noundef %1) #11
  %4 = getelementptr inbounds i8*, i8** %0, i64 3
  %5 = load i8*, i8** %4, align 8, !tbaa !6
  %6 = icmp eq i8* %5, null
  br i1 %6, label %24, label %7

7:                                                ; preds = %2
  %8 = load i8, i8* %5, align 1, !tbaa !18
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %24, label %13

10:                                               ; preds = %20
  %11 = load i8, i8* %23, align 1, !tbaa !18
  %12 = icmp eq i8 %11, 0
  br i1 %12, label %24, label %13, !llvm.loop !55

13:                                               ; preds = %7, %10
  %14 = phi i8* [ %23, %10 ], [ %5, %7 ]
  %15 = tail call i32 @strncmp(i8* noundef nonnull %14, i8* noundef %1, i64 noundef %3) #11
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %20

17:                                               ; preds = %13
  %18 = getelementptr inbounds i8, i8* %14, i64 %3
  %19 = load i8, i8* %18, align 1, !tbaa !18
  switch i8 %19, label %20 [
    i8 0, label %24
    i8 61, label %24
    i8 44, label %24
  ]

20:                                               ; preds = %17, %13
  %21 = tail call i8* @strchr(i8* noundef nonnull %14, i32 noundef 44) #11
  %22 = icmp eq i8* %21, null
  %23 = getelementptr inbounds i8, i8* %21, i64 1
  br i1 %22, label %24, label %10

24:                                               ; preds = %20, %10, %17, %17, %17, %7, %2
  %25 = phi i8* [ null, %2 ], [ null, %7 ], [ %14, %17 ], [ %14, %17 ], [ %14, %17 ], [ null, %10 ], [ null, %20 ]
  ret i8* %25
}

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @strncmp(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @strchr(i8* noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local %struct.sv_inode* @__sv_lookup(i8* noundef, i32* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @__sv_readiness(i32 noundef) local_unnamed_addr #2

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smax.i32(i32, i32) #10

attributes #0 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #7 = { nofree norecurse nosync nounwind optsize writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #9 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #10 = { nofree nosync nounwind readnone speculatable willreturn }
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
!8 = !{i64 0, i64 8, !6, i64 8, i64 8, !6, i64 16, i64 4, !2, i64 20, i64 4, !2, i64 24, i64 8, !6, i64 32, i64 8, !6, i64 40, i64 8, !6}
!9 = !{i64 0, i64 8, !6, i64 8, i64 8, !6, i64 16, i64 4, !2, i64 24, i64 8, !6}
!10 = !{!11, !11, i64 0}
!11 = !{!"double", !4, i64 0}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = !{i64 0, i64 8, !16, i64 8, i64 24, !18, i64 32, i64 8, !16, i64 40, i64 8, !16, i64 48, i64 8, !16, i64 56, i64 8, !16, i64 64, i64 8, !16, i64 72, i64 8, !16, i64 80, i64 2, !19, i64 82, i64 2, !19, i64 88, i64 8, !16, i64 96, i64 8, !16, i64 104, i64 4, !2, i64 108, i64 4, !18}
!16 = !{!17, !17, i64 0}
!17 = !{!"long", !4, i64 0}
!18 = !{!4, !4, i64 0}
!19 = !{!20, !20, i64 0}
!20 = !{!"short", !4, i64 0}
!21 = !{i64 0, i64 8, !16, i64 8, i64 8, !16, i64 16, i64 8, !16, i64 24, i64 8, !16, i64 32, i64 8, !16, i64 40, i64 8, !16, i64 48, i64 2, !19, i64 50, i64 2, !19, i64 56, i64 8, !16, i64 64, i64 8, !16, i64 72, i64 4, !2, i64 76, i64 4, !18}
!22 = !{i64 0, i64 8, !16, i64 8, i64 8, !16, i64 16, i64 8, !16, i64 24, i64 8, !16, i64 32, i64 8, !16, i64 40, i64 2, !19, i64 42, i64 2, !19, i64 48, i64 8, !16, i64 56, i64 8, !16, i64 64, i64 4, !2, i64 68, i64 4, !18}
!23 = !{i64 0, i64 8, !16, i64 8, i64 8, !16, i64 16, i64 8, !16, i64 24, i64 8, !16, i64 32, i64 2, !19, i64 34, i64 2, !19, i64 40, i64 8, !16, i64 48, i64 8, !16, i64 56, i64 4, !2, i64 60, i64 4, !18}
!24 = !{i64 0, i64 8, !16, i64 8, i64 8, !16, i64 16, i64 8, !16, i64 24, i64 2, !19, i64 26, i64 2, !19, i64 32, i64 8, !16, i64 40, i64 8, !16, i64 48, i64 4, !2, i64 52, i64 4, !18}
!25 = !{i64 0, i64 8, !16, i64 8, i64 8, !16, i64 16, i64 2, !19, i64 18, i64 2, !19, i64 24, i64 8, !16, i64 32, i64 8, !16, i64 40, i64 4, !2, i64 44, i64 4, !18}
!26 = !{i64 0, i64 8, !16, i64 8, i64 2, !19, i64 10, i64 2, !19, i64 16, i64 8, !16, i64 24, i64 8, !16, i64 32, i64 4, !2, i64 36, i64 4, !18}
!27 = !{i64 0, i64 2, !19, i64 2, i64 2, !19, i64 8, i64 8, !16, i64 16, i64 8, !16, i64 24, i64 4, !2, i64 28, i64 4, !18}
!28 = !{i64 0, i64 2, !19, i64 6, i64 8, !16, i64 14, i64 8, !16, i64 22, i64 4, !2, i64 26, i64 4, !18}
!29 = !{i64 0, i64 8, !16, i64 8, i64 8, !16, i64 16, i64 4, !2, i64 20, i64 4, !18}
!30 = !{i64 0, i64 8, !16, i64 8, i64 4, !2, i64 12, i64 4, !18}
!31 = !{i64 0, i64 4, !2, i64 4, i64 4, !18}
!32 = !{i64 0, i64 4, !18}
!33 = !{i64 0, i64 8, !16, i64 8, i64 8, !16, i64 16, i64 8, !16, i64 24, i64 8, !16, i64 32, i64 8, !16, i64 40, i64 8, !16, i64 48, i64 8, !16, i64 56, i64 8, !16, i64 64, i64 8, !16, i64 72, i64 8, !16, i64 80, i64 8, !16, i64 88, i64 24, !18}
!34 = !{i64 0, i64 8, !16, i64 8, i64 8, !16, i64 16, i64 8, !16, i64 24, i64 8, !16, i64 32, i64 8, !16, i64 40, i64 8, !16, i64 48, i64 8, !16, i64 56, i64 8, !16, i64 64, i64 8, !16, i64 72, i64 8, !16, i64 80, i64 24, !18}
!35 = !{i64 0, i64 8, !16, i64 8, i64 8, !16, i64 16, i64 8, !16, i64 24, i64 8, !16, i64 32, i64 8, !16, i64 40, i64 8, !16, i64 48, i64 8, !16, i64 56, i64 8, !16, i64 64, i64 8, !16, i64 72, i64 24, !18}
!36 = !{i64 0, i64 8, !16, i64 8, i64 8, !16, i64 16, i64 8, !16, i64 24, i64 8, !16, i64 32, i64 8, !16, i64 40, i64 8, !16, i64 48, i64 8, !16, i64 56, i64 8, !16, i64 64, i64 24, !18}
!37 = !{i64 0, i64 8, !16, i64 8, i64 8, !16, i64 16, i64 8, !16, i64 24, i64 8, !16, i64 32, i64 8, !16, i64 40, i64 8, !16, i64 48, i64 8, !16, i64 56, i64 24, !18}
!38 = !{i64 0, i64 8, !16, i64 8, i64 8, !16, i64 16, i64 8, !16, i64 24, i64 8, !16, i64 32, i64 8, !16, i64 40, i64 8, !16, i64 48, i64 24, !18}
!39 = !{i64 0, i64 8, !16, i64 8, i64 8, !16, i64 16, i64 8, !16, i64 24, i64 8, !16, i64 32, i64 8, !16, i64 40, i64 24, !18}
!40 = !{i64 0, i64 8, !16, i64 8, i64 8, !16, i64 16, i64 8, !16, i64 24, i64 8, !16, i64 32, i64 24, !18}
!41 = !{i64 0, i64 8, !16, i64 8, i64 8, !16, i64 16, i64 8, !16, i64 24, i64 24, !18}
!42 = !{i64 0, i64 8, !16, i64 8, i64 8, !16, i64 16, i64 24, !18}
!43 = !{i64 0, i64 8, !16, i64 8, i64 24, !18}
!44 = !{i64 0, i64 8, !16, i64 8, i64 8, !16, i64 16, i64 8, !16, i64 24, i64 8, !16, i64 32, i64 8, !16, i64 40, i64 8, !16, i64 48, i64 8, !16, i64 56, i64 8, !18, i64 64, i64 8, !16, i64 72, i64 8, !16, i64 80, i64 8, !16, i64 88, i64 32, !18}
!45 = !{i64 0, i64 8, !16, i64 8, i64 8, !16, i64 16, i64 8, !16, i64 24, i64 8, !16, i64 32, i64 8, !16, i64 40, i64 8, !16, i64 48, i64 8, !18, i64 56, i64 8, !16, i64 64, i64 8, !16, i64 72, i64 8, !16, i64 80, i64 32, !18}
!46 = !{i64 0, i64 8, !16, i64 8, i64 8, !16, i64 16, i64 8, !16, i64 24, i64 8, !16, i64 32, i64 8, !16, i64 40, i64 8, !18, i64 48, i64 8, !16, i64 56, i64 8, !16, i64 64, i64 8, !16, i64 72, i64 32, !18}
!47 = !{i64 0, i64 8, !16, i64 8, i64 8, !16, i64 16, i64 8, !16, i64 24, i64 8, !16, i64 32, i64 8, !18, i64 40, i64 8, !16, i64 48, i64 8, !16, i64 56, i64 8, !16, i64 64, i64 32, !18}
!48 = !{i64 0, i64 8, !16, i64 8, i64 8, !16, i64 16, i64 8, !16, i64 24, i64 8, !18, i64 32, i64 8, !16, i64 40, i64 8, !16, i64 48, i64 8, !16, i64 56, i64 32, !18}
!49 = !{i64 0, i64 8, !16, i64 8, i64 8, !16, i64 16, i64 8, !18, i64 24, i64 8, !16, i64 32, i64 8, !16, i64 40, i64 8, !16, i64 48, i64 32, !18}
!50 = !{i64 0, i64 8, !16, i64 8, i64 8, !18, i64 16, i64 8, !16, i64 24, i64 8, !16, i64 32, i64 8, !16, i64 40, i64 32, !18}
!51 = !{i64 0, i64 8, !18, i64 8, i64 8, !16, i64 16, i64 8, !16, i64 24, i64 8, !16, i64 32, i64 32, !18}
!52 = !{i64 0, i64 8, !16, i64 8, i64 8, !16, i64 16, i64 8, !16, i64 24, i64 32, !18}
!53 = !{i64 0, i64 8, !16, i64 8, i64 8, !16, i64 16, i64 32, !18}
!54 = !{i64 0, i64 8, !16, i64 8, i64 32, !18}
!55 = distinct !{!55, !13, !14}
