; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/thread_settings.c
; ModuleID = 'runtime/c/thread_settings.c'
source_filename = "runtime/c/thread_settings.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pthread_attr_t = type { i32, i32, i8, i64, i8*, i64, i64 }
%struct.mutexattr = type { i32 }
%struct.rwlockattr = type { i32, i32 }

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn writeonly
define dso_local i32 @pthread_attr_init(%struct.pthread_attr_t* nocapture noundef writeonly %0) local_unnamed_addr #0 {
  %2 = bitcast %struct.pthread_attr_t* %0 to i8*
  tail call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(56) %2, i8 0, i64 56, i1 false)
  ret i32 0
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @pthread_attr_destroy(%struct.pthread_attr_t* nocapture noundef readnone %0) local_unnamed_addr #2 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @pthread_attr_setdetachstate(%struct.pthread_attr_t* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #3 {
  %3 = icmp ult i32 %1, 2
  br i1 %3, label %4, label %11

4:                                                ; preds = %2
  %5 = icmp eq i32 %1, 1
  %6 = getelementptr inbounds %struct.pthread_attr_t, %struct.pthread_attr_t* %0, i64 0, i32 2
  %7 = zext i1 %5 to i8
  %8 = load i8, i8* %6, align 8
  %9 = and i8 %8, -2
  %10 = or i8 %9, %7
  store i8 %10, i8* %6, align 8
  br label %11

11:                                               ; preds = %2, %4
  %12 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %12
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @pthread_attr_getdetachstate(%struct.pthread_attr_t* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.pthread_attr_t, %struct.pthread_attr_t* %0, i64 0, i32 2
  %4 = load i8, i8* %3, align 8
  %5 = and i8 %4, 1
  %6 = zext i8 %5 to i32
  store i32 %6, i32* %1, align 4, !tbaa !2
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @pthread_attr_setinheritsched(%struct.pthread_attr_t* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #3 {
  %3 = icmp ult i32 %1, 2
  br i1 %3, label %4, label %11

4:                                                ; preds = %2
  %5 = icmp eq i32 %1, 1
  %6 = getelementptr inbounds %struct.pthread_attr_t, %struct.pthread_attr_t* %0, i64 0, i32 2
  %7 = load i8, i8* %6, align 8
  %8 = select i1 %5, i8 2, i8 0
  %9 = and i8 %7, -3
  %10 = or i8 %9, %8
  store i8 %10, i8* %6, align 8
  br label %11

11:                                               ; preds = %2, %4
  %12 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %12
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @pthread_attr_getinheritsched(%struct.pthread_attr_t* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.pthread_attr_t, %struct.pthread_attr_t* %0, i64 0, i32 2
  %4 = load i8, i8* %3, align 8
  %5 = lshr i8 %4, 1
  %6 = and i8 %5, 1
  %7 = zext i8 %6 to i32
  store i32 %7, i32* %1, align 4, !tbaa !2
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @pthread_attr_setscope(%struct.pthread_attr_t* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #2 {
  %3 = icmp eq i32 %1, 0
  %4 = icmp eq i32 %1, 1
  %5 = select i1 %4, i32 95, i32 22
  %6 = select i1 %3, i32 0, i32 %5
  ret i32 %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local i32 @pthread_attr_getscope(%struct.pthread_attr_t* nocapture noundef readnone %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #4 {
  store i32 0, i32* %1, align 4, !tbaa !2
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @pthread_attr_setguardsize(%struct.pthread_attr_t* nocapture noundef %0, i64 noundef %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.pthread_attr_t, %struct.pthread_attr_t* %0, i64 0, i32 3
  store i64 %1, i64* %3, align 8, !tbaa !6
  %4 = getelementptr inbounds %struct.pthread_attr_t, %struct.pthread_attr_t* %0, i64 0, i32 2
  %5 = load i8, i8* %4, align 8
  %6 = or i8 %5, 4
  store i8 %6, i8* %4, align 8
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @pthread_attr_getguardsize(%struct.pthread_attr_t* nocapture noundef readonly %0, i64* nocapture noundef writeonly %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.pthread_attr_t, %struct.pthread_attr_t* %0, i64 0, i32 2
  %4 = load i8, i8* %3, align 8
  %5 = and i8 %4, 4
  %6 = icmp eq i8 %5, 0
  br i1 %6, label %10, label %7

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.pthread_attr_t, %struct.pthread_attr_t* %0, i64 0, i32 3
  %9 = load i64, i64* %8, align 8, !tbaa !6
  br label %10

10:                                               ; preds = %2, %7
  %11 = phi i64 [ %9, %7 ], [ 4096, %2 ]
  store i64 %11, i64* %1, align 8, !tbaa !10
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local i32 @pthread_attr_setstacksize(%struct.pthread_attr_t* nocapture noundef writeonly %0, i64 noundef %1) local_unnamed_addr #4 {
  %3 = icmp ugt i64 %1, 16383
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = getelementptr inbounds %struct.pthread_attr_t, %struct.pthread_attr_t* %0, i64 0, i32 5
  store i64 %1, i64* %5, align 8, !tbaa !11
  br label %6

6:                                                ; preds = %2, %4
  %7 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @pthread_attr_getstacksize(%struct.pthread_attr_t* nocapture noundef readonly %0, i64* nocapture noundef writeonly %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.pthread_attr_t, %struct.pthread_attr_t* %0, i64 0, i32 5
  %4 = load i64, i64* %3, align 8, !tbaa !11
  %5 = icmp eq i64 %4, 0
  %6 = select i1 %5, i64 8388608, i64 %4
  store i64 %6, i64* %1, align 8, !tbaa !10
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local i32 @pthread_attr_setstackaddr(%struct.pthread_attr_t* nocapture noundef writeonly %0, i8* noundef %1) local_unnamed_addr #4 {
  %3 = getelementptr inbounds %struct.pthread_attr_t, %struct.pthread_attr_t* %0, i64 0, i32 4
  store i8* %1, i8** %3, align 8, !tbaa !12
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @pthread_attr_getstackaddr(%struct.pthread_attr_t* nocapture noundef readonly %0, i8** nocapture noundef writeonly %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.pthread_attr_t, %struct.pthread_attr_t* %0, i64 0, i32 4
  %4 = load i8*, i8** %3, align 8, !tbaa !12
  store i8* %4, i8** %1, align 8, !tbaa !13
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local i32 @pthread_attr_setstack(%struct.pthread_attr_t* nocapture noundef writeonly %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #4 {
  %4 = icmp ugt i64 %2, 16383
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = getelementptr inbounds i8, i8* %1, i64 %2
  %7 = getelementptr inbounds %struct.pthread_attr_t, %struct.pthread_attr_t* %0, i64 0, i32 4
  store i8* %6, i8** %7, align 8, !tbaa !12
  %8 = getelementptr inbounds %struct.pthread_attr_t, %struct.pthread_attr_t* %0, i64 0, i32 5
  store i64 %2, i64* %8, align 8, !tbaa !11
  br label %9

9:                                                ; preds = %3, %5
  %10 = phi i32 [ 0, %5 ], [ 22, %3 ]
  ret i32 %10
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @pthread_attr_getstack(%struct.pthread_attr_t* nocapture noundef readonly %0, i8** nocapture noundef writeonly %1, i64* nocapture noundef writeonly %2) local_unnamed_addr #3 {
  %4 = getelementptr inbounds %struct.pthread_attr_t, %struct.pthread_attr_t* %0, i64 0, i32 4
  %5 = load i8*, i8** %4, align 8, !tbaa !12
  %6 = ptrtoint i8* %5 to i64
  %7 = getelementptr inbounds %struct.pthread_attr_t, %struct.pthread_attr_t* %0, i64 0, i32 5
  %8 = load i64, i64* %7, align 8, !tbaa !11
  %9 = sub i64 %6, %8
  %10 = inttoptr i64 %9 to i8*
  store i8* %10, i8** %1, align 8, !tbaa !13
  store i64 %8, i64* %2, align 8, !tbaa !10
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local i32 @pthread_attr_setschedpolicy(%struct.pthread_attr_t* nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr #4 {
  %3 = icmp ult i32 %1, 3
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = getelementptr inbounds %struct.pthread_attr_t, %struct.pthread_attr_t* %0, i64 0, i32 1
  store i32 %1, i32* %5, align 4, !tbaa !14
  br label %6

6:                                                ; preds = %2, %4
  %7 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @pthread_attr_getschedpolicy(%struct.pthread_attr_t* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.pthread_attr_t, %struct.pthread_attr_t* %0, i64 0, i32 1
  %4 = load i32, i32* %3, align 4, !tbaa !14
  store i32 %4, i32* %1, align 4, !tbaa !2
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @pthread_attr_setschedparam(%struct.pthread_attr_t* nocapture noundef %0, i32* nocapture noundef readonly %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.pthread_attr_t, %struct.pthread_attr_t* %0, i64 0, i32 1
  %4 = load i32, i32* %3, align 4, !tbaa !14
  %5 = load i32, i32* %1, align 4, !tbaa !2
  %6 = icmp eq i32 %4, 0
  %7 = add i32 %5, -100
  %8 = icmp ult i32 %7, -99
  %9 = icmp ne i32 %5, 0
  %10 = select i1 %6, i1 %9, i1 %8
  br i1 %10, label %13, label %11

11:                                               ; preds = %2
  %12 = getelementptr inbounds %struct.pthread_attr_t, %struct.pthread_attr_t* %0, i64 0, i32 0
  store i32 %5, i32* %12, align 8, !tbaa !15
  br label %13

13:                                               ; preds = %2, %11
  %14 = phi i32 [ 0, %11 ], [ 22, %2 ]
  ret i32 %14
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @pthread_attr_getschedparam(%struct.pthread_attr_t* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.pthread_attr_t, %struct.pthread_attr_t* %0, i64 0, i32 0
  %4 = load i32, i32* %3, align 8, !tbaa !15
  store i32 %4, i32* %1, align 4, !tbaa !2
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @pthread_attr_setaffinity_np(%struct.pthread_attr_t* nocapture noundef writeonly %0, i64 noundef %1, i64* noundef readonly %2) local_unnamed_addr #3 {
  %4 = icmp ne i64* %2, null
  %5 = icmp ugt i64 %1, 7
  %6 = and i1 %5, %4
  br i1 %6, label %7, label %9

7:                                                ; preds = %3
  %8 = load i64, i64* %2, align 8, !tbaa !10
  br label %9

9:                                                ; preds = %3, %7
  %10 = phi i64 [ %8, %7 ], [ 0, %3 ]
  %11 = getelementptr inbounds %struct.pthread_attr_t, %struct.pthread_attr_t* %0, i64 0, i32 6
  store i64 %10, i64* %11, align 8, !tbaa !16
  ret i32 0
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local i32 @pthread_attr_getaffinity_np(%struct.pthread_attr_t* nocapture noundef readonly %0, i64 noundef %1, i64* nocapture noundef writeonly %2) local_unnamed_addr #5 {
  %4 = getelementptr inbounds %struct.pthread_attr_t, %struct.pthread_attr_t* %0, i64 0, i32 6
  %5 = load i64, i64* %4, align 8, !tbaa !16
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %3
  %8 = bitcast i64* %2 to i8*
  tail call void @llvm.memset.p0i8.i64(i8* align 8 %8, i8 -1, i64 %1, i1 false)
  br label %14

9:                                                ; preds = %3
  %10 = icmp ult i64 %1, 8
  br i1 %10, label %14, label %11

11:                                               ; preds = %9
  %12 = bitcast i64* %2 to i8*
  tail call void @llvm.memset.p0i8.i64(i8* align 8 %12, i8 0, i64 %1, i1 false)
  %13 = load i64, i64* %4, align 8, !tbaa !16
  store i64 %13, i64* %2, align 8, !tbaa !10
  br label %14

14:                                               ; preds = %9, %11, %7
  %15 = phi i32 [ 0, %11 ], [ 0, %7 ], [ 22, %9 ]
  ret i32 %15
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local i32 @pthread_mutexattr_init(%struct.mutexattr* nocapture noundef writeonly %0) local_unnamed_addr #4 {
  %2 = getelementptr inbounds %struct.mutexattr, %struct.mutexattr* %0, i64 0, i32 0
  store i32 0, i32* %2, align 4, !tbaa !17
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @pthread_mutexattr_destroy(%struct.mutexattr* nocapture noundef readnone %0) local_unnamed_addr #2 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @pthread_mutexattr_settype(%struct.mutexattr* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #3 {
  %3 = icmp ult i32 %1, 4
  br i1 %3, label %4, label %9

4:                                                ; preds = %2
  %5 = getelementptr inbounds %struct.mutexattr, %struct.mutexattr* %0, i64 0, i32 0
  %6 = load i32, i32* %5, align 4, !tbaa !17
  %7 = and i32 %6, -4
  %8 = or i32 %7, %1
  store i32 %8, i32* %5, align 4, !tbaa !17
  br label %9

9:                                                ; preds = %2, %4
  %10 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %10
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @pthread_mutexattr_gettype(%struct.mutexattr* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.mutexattr, %struct.mutexattr* %0, i64 0, i32 0
  %4 = load i32, i32* %3, align 4, !tbaa !17
  %5 = and i32 %4, 3
  store i32 %5, i32* %1, align 4, !tbaa !2
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @pthread_mutexattr_setkind_np(%struct.mutexattr* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #3 {
  %3 = icmp ult i32 %1, 4
  br i1 %3, label %4, label %9

4:                                                ; preds = %2
  %5 = getelementptr inbounds %struct.mutexattr, %struct.mutexattr* %0, i64 0, i32 0
  %6 = load i32, i32* %5, align 4, !tbaa !17
  %7 = and i32 %6, -4
  %8 = or i32 %7, %1
  store i32 %8, i32* %5, align 4, !tbaa !17
  br label %9

9:                                                ; preds = %2, %4
  %10 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %10
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @pthread_mutexattr_getkind_np(%struct.mutexattr* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.mutexattr, %struct.mutexattr* %0, i64 0, i32 0
  %4 = load i32, i32* %3, align 4, !tbaa !17
  %5 = and i32 %4, 3
  store i32 %5, i32* %1, align 4, !tbaa !2
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @pthread_mutexattr_setpshared(%struct.mutexattr* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #3 {
  %3 = icmp ult i32 %1, 2
  br i1 %3, label %4, label %11

4:                                                ; preds = %2
  %5 = getelementptr inbounds %struct.mutexattr, %struct.mutexattr* %0, i64 0, i32 0
  %6 = load i32, i32* %5, align 4, !tbaa !17
  %7 = icmp eq i32 %1, 0
  %8 = select i1 %7, i32 0, i32 -2147483648
  %9 = and i32 %6, 2147483647
  %10 = or i32 %9, %8
  store i32 %10, i32* %5, align 4, !tbaa !17
  br label %11

11:                                               ; preds = %2, %4
  %12 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %12
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @pthread_mutexattr_getpshared(%struct.mutexattr* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.mutexattr, %struct.mutexattr* %0, i64 0, i32 0
  %4 = load i32, i32* %3, align 4, !tbaa !17
  %5 = lshr i32 %4, 31
  store i32 %5, i32* %1, align 4, !tbaa !2
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @pthread_mutexattr_setrobust(%struct.mutexattr* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #3 {
  %3 = icmp ult i32 %1, 2
  br i1 %3, label %4, label %11

4:                                                ; preds = %2
  %5 = getelementptr inbounds %struct.mutexattr, %struct.mutexattr* %0, i64 0, i32 0
  %6 = load i32, i32* %5, align 4, !tbaa !17
  %7 = icmp eq i32 %1, 0
  %8 = select i1 %7, i32 0, i32 1073741824
  %9 = and i32 %6, -1073741825
  %10 = or i32 %9, %8
  store i32 %10, i32* %5, align 4, !tbaa !17
  br label %11

11:                                               ; preds = %2, %4
  %12 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %12
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @pthread_mutexattr_getrobust(%struct.mutexattr* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.mutexattr, %struct.mutexattr* %0, i64 0, i32 0
  %4 = load i32, i32* %3, align 4, !tbaa !17
  %5 = lshr i32 %4, 30
  %6 = and i32 %5, 1
  store i32 %6, i32* %1, align 4, !tbaa !2
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @pthread_mutexattr_setrobust_np(%struct.mutexattr* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #3 {
  %3 = icmp ult i32 %1, 2
  br i1 %3, label %4, label %11

4:                                                ; preds = %2
  %5 = getelementptr inbounds %struct.mutexattr, %struct.mutexattr* %0, i64 0, i32 0
  %6 = load i32, i32* %5, align 4, !tbaa !17
  %7 = icmp eq i32 %1, 0
  %8 = select i1 %7, i32 0, i32 1073741824
  %9 = and i32 %6, -1073741825
  %10 = or i32 %9, %8
  store i32 %10, i32* %5, align 4, !tbaa !17
  br label %11

11:                                               ; preds = %2, %4
  %12 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %12
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @pthread_mutexattr_getrobust_np(%struct.mutexattr* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.mutexattr, %struct.mutexattr* %0, i64 0, i32 0
  %4 = load i32, i32* %3, align 4, !tbaa !17
  %5 = lshr i32 %4, 30
  %6 = and i32 %5, 1
  store i32 %6, i32* %1, align 4, !tbaa !2
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @pthread_mutexattr_setprotocol(%struct.mutexattr* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #3 {
  %3 = icmp ult i32 %1, 3
  br i1 %3, label %4, label %11

4:                                                ; preds = %2
  %5 = getelementptr inbounds %struct.mutexattr, %struct.mutexattr* %0, i64 0, i32 0
  %6 = load i32, i32* %5, align 4, !tbaa !17
  %7 = shl nuw nsw i32 %1, 28
  %8 = and i32 %6, -805306369
  %9 = and i32 %7, 805306368
  %10 = or i32 %8, %9
  store i32 %10, i32* %5, align 4, !tbaa !17
  br label %11

11:                                               ; preds = %2, %4
  %12 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %12
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @pthread_mutexattr_getprotocol(%struct.mutexattr* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.mutexattr, %struct.mutexattr* %0, i64 0, i32 0
  %4 = load i32, i32* %3, align 4, !tbaa !17
  %5 = lshr i32 %4, 28
  %6 = and i32 %5, 3
  store i32 %6, i32* %1, align 4, !tbaa !2
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @pthread_mutexattr_setprioceiling(%struct.mutexattr* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #3 {
  %3 = add i32 %1, -1
  %4 = icmp ult i32 %3, 99
  br i1 %4, label %5, label %12

5:                                                ; preds = %2
  %6 = getelementptr inbounds %struct.mutexattr, %struct.mutexattr* %0, i64 0, i32 0
  %7 = load i32, i32* %6, align 4, !tbaa !17
  %8 = shl nuw nsw i32 %1, 12
  %9 = and i32 %7, -16773121
  %10 = and i32 %8, 16773120
  %11 = or i32 %9, %10
  store i32 %11, i32* %6, align 4, !tbaa !17
  br label %12

12:                                               ; preds = %2, %5
  %13 = phi i32 [ 0, %5 ], [ 22, %2 ]
  ret i32 %13
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @pthread_mutexattr_getprioceiling(%struct.mutexattr* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.mutexattr, %struct.mutexattr* %0, i64 0, i32 0
  %4 = load i32, i32* %3, align 4, !tbaa !17
  %5 = lshr i32 %4, 12
  %6 = and i32 %5, 4095
  %7 = icmp eq i32 %6, 0
  %8 = select i1 %7, i32 1, i32 %6
  store i32 %8, i32* %1, align 4, !tbaa !2
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local i32 @pthread_condattr_init(i32* nocapture noundef writeonly %0) local_unnamed_addr #4 {
  store i32 0, i32* %0, align 4, !tbaa !2
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @pthread_condattr_destroy(i32* nocapture noundef readnone %0) local_unnamed_addr #2 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @pthread_condattr_setclock(i32* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #3 {
  %3 = icmp ult i32 %1, 2
  br i1 %3, label %4, label %10

4:                                                ; preds = %2
  %5 = load i32, i32* %0, align 4, !tbaa !2
  %6 = shl nuw nsw i32 %1, 1
  %7 = and i32 %5, -3
  %8 = and i32 %6, 2
  %9 = or i32 %7, %8
  store i32 %9, i32* %0, align 4, !tbaa !2
  br label %10

10:                                               ; preds = %2, %4
  %11 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %11
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @pthread_condattr_getclock(i32* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #3 {
  %3 = load i32, i32* %0, align 4, !tbaa !2
  %4 = lshr i32 %3, 1
  %5 = and i32 %4, 1
  store i32 %5, i32* %1, align 4, !tbaa !2
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @pthread_condattr_setpshared(i32* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #3 {
  %3 = icmp ult i32 %1, 2
  br i1 %3, label %4, label %8

4:                                                ; preds = %2
  %5 = load i32, i32* %0, align 4, !tbaa !2
  %6 = and i32 %5, -2
  %7 = or i32 %6, %1
  store i32 %7, i32* %0, align 4, !tbaa !2
  br label %8

8:                                                ; preds = %2, %4
  %9 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %9
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @pthread_condattr_getpshared(i32* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #3 {
  %3 = load i32, i32* %0, align 4, !tbaa !2
  %4 = and i32 %3, 1
  store i32 %4, i32* %1, align 4, !tbaa !2
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local i32 @pthread_rwlockattr_init(%struct.rwlockattr* nocapture noundef writeonly %0) local_unnamed_addr #4 {
  %2 = getelementptr inbounds %struct.rwlockattr, %struct.rwlockattr* %0, i64 0, i32 0
  store i32 0, i32* %2, align 4, !tbaa.struct !19
  %3 = getelementptr inbounds %struct.rwlockattr, %struct.rwlockattr* %0, i64 0, i32 1
  store i32 0, i32* %3, align 4, !tbaa.struct !20
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @pthread_rwlockattr_destroy(%struct.rwlockattr* nocapture noundef readnone %0) local_unnamed_addr #2 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local i32 @pthread_rwlockattr_setkind_np(%struct.rwlockattr* nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr #4 {
  %3 = icmp ult i32 %1, 3
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = getelementptr inbounds %struct.rwlockattr, %struct.rwlockattr* %0, i64 0, i32 0
  store i32 %1, i32* %5, align 4, !tbaa !21
  br label %6

6:                                                ; preds = %2, %4
  %7 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @pthread_rwlockattr_getkind_np(%struct.rwlockattr* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.rwlockattr, %struct.rwlockattr* %0, i64 0, i32 0
  %4 = load i32, i32* %3, align 4, !tbaa !21
  store i32 %4, i32* %1, align 4, !tbaa !2
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local i32 @pthread_rwlockattr_setpshared(%struct.rwlockattr* nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr #4 {
  %3 = icmp ult i32 %1, 2
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = getelementptr inbounds %struct.rwlockattr, %struct.rwlockattr* %0, i64 0, i32 1
  store i32 %1, i32* %5, align 4, !tbaa !23
  br label %6

6:                                                ; preds = %2, %4
  %7 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @pthread_rwlockattr_getpshared(%struct.rwlockattr* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.rwlockattr, %struct.rwlockattr* %0, i64 0, i32 1
  %4 = load i32, i32* %3, align 4, !tbaa !23
  store i32 %4, i32* %1, align 4, !tbaa !2
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local i32 @pthread_barrierattr_init(i32* nocapture noundef writeonly %0) local_unnamed_addr #4 {
  store i32 0, i32* %0, align 4, !tbaa !2
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @pthread_barrierattr_destroy(i32* nocapture noundef readnone %0) local_unnamed_addr #2 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local i32 @pthread_barrierattr_setpshared(i32* nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr #4 {
  %3 = icmp ult i32 %1, 2
  br i1 %3, label %4, label %5

4:                                                ; preds = %2
  store i32 %1, i32* %0, align 4, !tbaa !2
  br label %5

5:                                                ; preds = %2, %4
  %6 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @pthread_barrierattr_getpshared(i32* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #3 {
  %3 = load i32, i32* %0, align 4, !tbaa !2
  store i32 %3, i32* %1, align 4, !tbaa !2
  ret i32 0
}

attributes #0 = { mustprogress nofree nosync nounwind optsize willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #2 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"int", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!7, !8, i64 16}
!7 = !{!"", !3, i64 0, !3, i64 4, !3, i64 8, !3, i64 8, !3, i64 8, !8, i64 16, !9, i64 24, !8, i64 32, !8, i64 40}
!8 = !{!"long", !4, i64 0}
!9 = !{!"any pointer", !4, i64 0}
!10 = !{!8, !8, i64 0}
!11 = !{!7, !8, i64 32}
!12 = !{!7, !9, i64 24}
!13 = !{!9, !9, i64 0}
!14 = !{!7, !3, i64 4}
!15 = !{!7, !3, i64 0}
!16 = !{!7, !8, i64 40}
!17 = !{!18, !3, i64 0}
!18 = !{!"", !3, i64 0}
!19 = !{i64 0, i64 4, !2, i64 4, i64 4, !2}
!20 = !{i64 0, i64 4, !2}
!21 = !{!22, !3, i64 0}
!22 = !{!"", !3, i64 0, !3, i64 4}
!23 = !{!22, !3, i64 4}
