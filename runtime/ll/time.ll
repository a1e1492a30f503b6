; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/time.c
; ModuleID = 'runtime/c/time.c'
source_filename = "runtime/c/time.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.timespec = type { i64, i64 }
%struct.__sv_scheduler = type { i32 (i8*, i64, i32)*, i32 (i8*, i32)*, void ()*, void ()*, i64 ()*, void ()* }
%struct.tm = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i8* }
%struct.timeval = type { i64, i64 }
%struct.tms = type { i64, i64, i64, i64 }
%struct.timeb = type { i64, i16, i16, i16 }

@clock_now = internal global %struct.timespec { i64 1609459200, i64 0 }, align 8
@__sv_alarm = external dso_local local_unnamed_addr global i64, align 8
@__sv_scheduler = external dso_local local_unnamed_addr global %struct.__sv_scheduler*, align 8
@looked = internal unnamed_addr global i64 0, align 8
@.str = private unnamed_addr constant [4 x i8] c"GMT\00", align 1
@__sv_broken_time = dso_local global %struct.tm zeroinitializer, align 8
@asctime.text = internal global [114 x i8] zeroinitializer, align 16
@as_text.days = internal constant [22 x i8] c"SunMonTueWedThuFriSat\00", align 16
@as_text.months = internal constant [37 x i8] c"JanFebMarAprMayJunJulAugSepOctNovDec\00", align 16
@.str.1 = private unnamed_addr constant [4 x i8] c"???\00", align 1
@.str.2 = private unnamed_addr constant [32 x i8] c"%.3s %.3s%3d %.2d:%.2d:%.2d %d\0A\00", align 1

; Function Attrs: nounwind optsize
define dso_local void @__sv_advance(i64 noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = load i64, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 1), align 8, !tbaa !2
  %4 = add nsw i64 %3, %1
  %5 = sdiv i64 %4, 1000000000
  %6 = load i64, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 0), align 8, !tbaa !7
  %7 = add i64 %6, %0
  %8 = add i64 %7, %5
  store i64 %8, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 0), align 8, !tbaa !7
  %9 = srem i64 %4, 1000000000
  store i64 %9, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 1), align 8, !tbaa !2
  %10 = load i64, i64* @__sv_alarm, align 8, !tbaa !8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %2
  tail call void @__sv_ring() #11
  br label %13

13:                                               ; preds = %12, %2
  ret void
}

; Function Attrs: optsize
declare dso_local void @__sv_ring() local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i64 @__sv_clock() local_unnamed_addr #2 {
  %1 = load i64, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 0), align 8, !tbaa !7
  %2 = mul i64 %1, 1000000000
  %3 = load i64, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 1), align 8, !tbaa !2
  %4 = add i64 %2, %3
  ret i64 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local void @__sv_set_clock(i64 noundef %0) local_unnamed_addr #3 {
  %2 = load i64, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 0), align 8, !tbaa !7
  %3 = mul i64 %2, 1000000000
  %4 = load i64, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 1), align 8, !tbaa !2
  %5 = add i64 %3, %4
  %6 = icmp ult i64 %5, %0
  br i1 %6, label %7, label %10

7:                                                ; preds = %1
  %8 = udiv i64 %0, 1000000000
  %9 = urem i64 %0, 1000000000
  store i64 %8, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 0), align 8, !tbaa.struct !9
  store i64 %9, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 1), align 8, !tbaa.struct !10
  br label %10

10:                                               ; preds = %7, %1
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: nounwind optsize
define dso_local void @__sv_clock_to(i64 noundef %0) local_unnamed_addr #0 {
  %2 = load i64, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 0), align 8, !tbaa !7
  %3 = mul i64 %2, 1000000000
  %4 = load i64, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 1), align 8, !tbaa !2
  %5 = add i64 %3, %4
  %6 = icmp ult i64 %5, %0
  br i1 %6, label %7, label %10

7:                                                ; preds = %1
  %8 = udiv i64 %0, 1000000000
  %9 = urem i64 %0, 1000000000
  store i64 %8, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 0), align 8, !tbaa.struct !9
  store i64 %9, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 1), align 8, !tbaa.struct !10
  br label %10

10:                                               ; preds = %1, %7
  %11 = load i64, i64* @__sv_alarm, align 8, !tbaa !8
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  tail call void @__sv_ring() #11
  br label %14

14:                                               ; preds = %13, %10
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_wait_for(i8* noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) local_unnamed_addr #0 {
  %6 = alloca %struct.timespec, align 8
  %7 = load %struct.__sv_scheduler*, %struct.__sv_scheduler** @__sv_scheduler, align 8, !tbaa !11
  %8 = icmp eq %struct.__sv_scheduler* %7, null
  %9 = load i64, i64* @__sv_alarm, align 8
  %10 = icmp eq i64 %9, 0
  %11 = select i1 %8, i1 %10, i1 false
  %12 = icmp ne i32 %1, 0
  %13 = and i1 %12, %11
  br i1 %13, label %14, label %15

14:                                               ; preds = %5
  tail call void @__sv_advance(i64 noundef %2, i64 noundef %3) #12
  br label %25

15:                                               ; preds = %5
  %16 = bitcast %struct.timespec* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %16) #13
  %17 = getelementptr inbounds %struct.timespec, %struct.timespec* %6, i64 0, i32 0
  store i64 %2, i64* %17, align 8, !tbaa !7
  %18 = getelementptr inbounds %struct.timespec, %struct.timespec* %6, i64 0, i32 1
  store i64 %3, i64* %18, align 8, !tbaa !2
  tail call void @__sv_cancellation_point() #11
  br i1 %12, label %19, label %22

19:                                               ; preds = %15
  %20 = call i64 @__sv_time_of(%struct.timespec* noundef nonnull %6) #11
  %21 = add i64 %20, %4
  br label %22

22:                                               ; preds = %15, %19
  %23 = phi i64 [ %21, %19 ], [ 0, %15 ]
  %24 = call i32 @__sv_wait_or_cancelled(i8* noundef %0, i64 noundef %23) #11
  call void @__sv_cancellation_point() #11
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %16) #13
  br label %25

25:                                               ; preds = %22, %14
  %26 = phi i32 [ 110, %14 ], [ %24, %22 ]
  ret i32 %26
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #5

; Function Attrs: optsize
declare dso_local void @__sv_cancellation_point() local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @__sv_wait_or_cancelled(i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i64 @__sv_time_of(%struct.timespec* noundef) local_unnamed_addr #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #5

; Function Attrs: nounwind optsize
define dso_local void @__sv_now(%struct.timespec* nocapture noundef writeonly %0) local_unnamed_addr #0 {
  %2 = load i64, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 1), align 8, !tbaa !2
  %3 = add nsw i64 %2, 1000000
  %4 = sdiv i64 %3, 1000000000
  %5 = load i64, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 0), align 8, !tbaa !7
  %6 = add nsw i64 %4, %5
  store i64 %6, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 0), align 8, !tbaa !7
  %7 = srem i64 %3, 1000000000
  store i64 %7, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 1), align 8, !tbaa !2
  %8 = load i64, i64* @__sv_alarm, align 8, !tbaa !8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %11, label %10

10:                                               ; preds = %1
  tail call void @__sv_ring() #11
  br label %11

11:                                               ; preds = %1, %10
  %12 = load i64, i64* @looked, align 8, !tbaa !8
  %13 = add i64 %12, 1
  store i64 %13, i64* @looked, align 8, !tbaa !8
  %14 = bitcast %struct.timespec* %0 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %14, i8* noundef nonnull align 8 dereferenceable(16) bitcast (%struct.timespec* @clock_now to i8*), i64 16, i1 false), !tbaa.struct !9
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i64 @time(i64* noundef writeonly %0) local_unnamed_addr #0 {
  %2 = alloca %struct.timespec, align 8
  %3 = bitcast %struct.timespec* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %3) #13
  call void @__sv_now(%struct.timespec* noundef nonnull %2) #12
  %4 = icmp eq i64* %0, null
  %5 = getelementptr inbounds %struct.timespec, %struct.timespec* %2, i64 0, i32 0
  %6 = load i64, i64* %5, align 8, !tbaa !7
  br i1 %4, label %8, label %7

7:                                                ; preds = %1
  store i64 %6, i64* %0, align 8, !tbaa !8
  br label %8

8:                                                ; preds = %1, %7
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %3) #13
  ret i64 %6
}

; Function Attrs: nounwind optsize
define dso_local i32 @clock_gettime(i32 noundef %0, %struct.timespec* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, 11
  %4 = icmp eq i32 %0, 10
  %5 = or i1 %3, %4
  br i1 %5, label %6, label %8

6:                                                ; preds = %2
  %7 = tail call i32* @__errno_location() #11
  store i32 22, i32* %7, align 4, !tbaa !13
  br label %9

8:                                                ; preds = %2
  tail call void @__sv_now(%struct.timespec* noundef %1) #12
  br label %9

9:                                                ; preds = %8, %6
  %10 = phi i32 [ 0, %8 ], [ -1, %6 ]
  ret i32 %10
}

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @clock_getres(i32 noundef %0, %struct.timespec* noundef writeonly %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, 11
  %4 = icmp eq i32 %0, 10
  %5 = or i1 %3, %4
  br i1 %5, label %6, label %8

6:                                                ; preds = %2
  %7 = tail call i32* @__errno_location() #11
  store i32 22, i32* %7, align 4, !tbaa !13
  br label %13

8:                                                ; preds = %2
  %9 = icmp eq %struct.timespec* %1, null
  br i1 %9, label %13, label %10

10:                                               ; preds = %8
  %11 = getelementptr inbounds %struct.timespec, %struct.timespec* %1, i64 0, i32 0
  store i64 0, i64* %11, align 8, !tbaa.struct !9
  %12 = getelementptr inbounds %struct.timespec, %struct.timespec* %1, i64 0, i32 1
  store i64 1, i64* %12, align 8, !tbaa.struct !10
  br label %13

13:                                               ; preds = %8, %10, %6
  %14 = phi i32 [ -1, %6 ], [ 0, %10 ], [ 0, %8 ]
  ret i32 %14
}

; Function Attrs: nounwind optsize
define dso_local i32 @timespec_get(%struct.timespec* nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp eq i32 %1, 1
  br i1 %3, label %4, label %5

4:                                                ; preds = %2
  tail call void @__sv_now(%struct.timespec* noundef %0) #12
  br label %5

5:                                                ; preds = %2, %4
  %6 = phi i32 [ 1, %4 ], [ 0, %2 ]
  ret i32 %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local i32 @timespec_getres(%struct.timespec* noundef writeonly %0, i32 noundef %1) local_unnamed_addr #6 {
  %3 = icmp eq i32 %1, 1
  br i1 %3, label %4, label %9

4:                                                ; preds = %2
  %5 = icmp eq %struct.timespec* %0, null
  br i1 %5, label %9, label %6

6:                                                ; preds = %4
  %7 = getelementptr inbounds %struct.timespec, %struct.timespec* %0, i64 0, i32 0
  store i64 0, i64* %7, align 8, !tbaa.struct !9
  %8 = getelementptr inbounds %struct.timespec, %struct.timespec* %0, i64 0, i32 1
  store i64 1, i64* %8, align 8, !tbaa.struct !10
  br label %9

9:                                                ; preds = %6, %4, %2
  %10 = phi i32 [ 0, %2 ], [ 1, %4 ], [ 1, %6 ]
  ret i32 %10
}

; Function Attrs: nounwind optsize
define dso_local i32 @gettimeofday(%struct.timeval* noundef writeonly %0, i8* noundef writeonly %1) local_unnamed_addr #0 {
  %3 = alloca %struct.timespec, align 8
  %4 = bitcast %struct.timespec* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %4) #13
  call void @__sv_now(%struct.timespec* noundef nonnull %3) #12
  %5 = icmp eq %struct.timeval* %0, null
  br i1 %5, label %14, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.timespec, %struct.timespec* %3, i64 0, i32 0
  %8 = load i64, i64* %7, align 8, !tbaa !7
  %9 = getelementptr inbounds %struct.timespec, %struct.timespec* %3, i64 0, i32 1
  %10 = load i64, i64* %9, align 8, !tbaa !2
  %11 = sdiv i64 %10, 1000
  %12 = getelementptr inbounds %struct.timeval, %struct.timeval* %0, i64 0, i32 0
  store i64 %8, i64* %12, align 8, !tbaa.struct !9
  %13 = getelementptr inbounds %struct.timeval, %struct.timeval* %0, i64 0, i32 1
  store i64 %11, i64* %13, align 8, !tbaa.struct !10
  br label %14

14:                                               ; preds = %6, %2
  %15 = icmp eq i8* %1, null
  br i1 %15, label %18, label %16

16:                                               ; preds = %14
  %17 = bitcast i8* %1 to i64*
  store i64 0, i64* %17, align 1
  br label %18

18:                                               ; preds = %16, %14
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %4) #13
  ret i32 0
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #7

; Function Attrs: nounwind optsize
define dso_local i32 @settimeofday(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  %3 = tail call i32* @__errno_location() #11
  store i32 1, i32* %3, align 4, !tbaa !13
  ret i32 -1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i64 @clock() local_unnamed_addr #3 {
  %1 = load i64, i64* @looked, align 8, !tbaa !8
  %2 = add i64 %1, 1
  store i64 %2, i64* @looked, align 8, !tbaa !8
  %3 = mul i64 %2, 1000
  ret i64 %3
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local i64 @times(%struct.tms* noundef writeonly %0) local_unnamed_addr #8 {
  %2 = load i64, i64* @looked, align 8, !tbaa !8
  %3 = add i64 %2, 1
  store i64 %3, i64* @looked, align 8, !tbaa !8
  %4 = udiv i64 %3, 10
  %5 = icmp eq %struct.tms* %0, null
  br i1 %5, label %10, label %6

6:                                                ; preds = %1
  %7 = getelementptr inbounds %struct.tms, %struct.tms* %0, i64 0, i32 0
  store i64 %4, i64* %7, align 8, !tbaa.struct !15
  %8 = getelementptr inbounds %struct.tms, %struct.tms* %0, i64 0, i32 1
  %9 = bitcast i64* %8 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(24) %9, i8 0, i64 24, i1 false)
  br label %10

10:                                               ; preds = %6, %1
  ret i64 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @ftime(%struct.timeb* nocapture noundef writeonly %0) local_unnamed_addr #0 {
  %2 = alloca %struct.timespec, align 8
  %3 = bitcast %struct.timespec* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %3) #13
  call void @__sv_now(%struct.timespec* noundef nonnull %2) #12
  %4 = getelementptr inbounds %struct.timespec, %struct.timespec* %2, i64 0, i32 0
  %5 = load i64, i64* %4, align 8, !tbaa !7
  %6 = getelementptr inbounds %struct.timespec, %struct.timespec* %2, i64 0, i32 1
  %7 = load i64, i64* %6, align 8, !tbaa !2
  %8 = sdiv i64 %7, 1000000
  %9 = trunc i64 %8 to i16
  %10 = getelementptr inbounds %struct.timeb, %struct.timeb* %0, i64 0, i32 0
  store i64 %5, i64* %10, align 8, !tbaa.struct !16
  %11 = getelementptr inbounds %struct.timeb, %struct.timeb* %0, i64 0, i32 1
  store i16 %9, i16* %11, align 8, !tbaa.struct !19
  %12 = getelementptr inbounds %struct.timeb, %struct.timeb* %0, i64 0, i32 2
  store i16 0, i16* %12, align 2, !tbaa.struct !20
  %13 = getelementptr inbounds %struct.timeb, %struct.timeb* %0, i64 0, i32 3
  store i16 0, i16* %13, align 4, !tbaa.struct !21
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %3) #13
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local i32 @sleep(i32 noundef %0) local_unnamed_addr #0 {
  %2 = zext i32 %0 to i64
  %3 = tail call fastcc i64 @rest(i64 noundef %2, i64 noundef 0) #12
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %9, label %5

5:                                                ; preds = %1
  %6 = add i64 %3, -1
  %7 = udiv i64 %6, 1000000000
  %8 = trunc i64 %7 to i32
  br label %9

9:                                                ; preds = %1, %5
  %10 = phi i32 [ %8, %5 ], [ 0, %1 ]
  ret i32 %10
}

; Function Attrs: nounwind optsize
define internal fastcc i64 @rest(i64 noundef %0, i64 noundef %1) unnamed_addr #0 {
  %3 = alloca %struct.timespec, align 8
  %4 = load i64, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 0), align 8, !tbaa !7
  %5 = mul i64 %4, 1000000000
  %6 = load i64, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 1), align 8, !tbaa !2
  %7 = add i64 %5, %6
  br label %8

8:                                                ; preds = %8, %2
  %9 = tail call i32 @__sv_wait_for(i8* noundef bitcast (%struct.timespec* @clock_now to i8*), i32 noundef 1, i64 noundef %0, i64 noundef %1, i64 noundef %7) #12
  switch i32 %9, label %22 [
    i32 0, label %8
    i32 4, label %10
  ]

10:                                               ; preds = %8
  %11 = getelementptr inbounds %struct.timespec, %struct.timespec* %3, i64 0, i32 0
  store i64 %0, i64* %11, align 8, !tbaa !7
  %12 = getelementptr inbounds %struct.timespec, %struct.timespec* %3, i64 0, i32 1
  store i64 %1, i64* %12, align 8, !tbaa !2
  %13 = call i64 @__sv_time_of(%struct.timespec* noundef nonnull %3) #11
  %14 = add i64 %13, %7
  %15 = load i64, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 0), align 8, !tbaa !7
  %16 = mul i64 %15, 1000000000
  %17 = load i64, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 1), align 8, !tbaa !2
  %18 = add i64 %16, %17
  %19 = icmp ugt i64 %14, %18
  %20 = sub i64 %14, %18
  %21 = select i1 %19, i64 %20, i64 1
  br label %22

22:                                               ; preds = %8, %10
  %23 = phi i64 [ %21, %10 ], [ 0, %8 ]
  ret i64 %23
}

; Function Attrs: nounwind optsize
define dso_local i32 @usleep(i32 noundef %0) local_unnamed_addr #0 {
  %2 = udiv i32 %0, 1000000
  %3 = zext i32 %2 to i64
  %4 = urem i32 %0, 1000000
  %5 = mul nuw nsw i32 %4, 1000
  %6 = zext i32 %5 to i64
  %7 = tail call fastcc i64 @rest(i64 noundef %3, i64 noundef %6) #12
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %11, label %9

9:                                                ; preds = %1
  %10 = tail call i32* @__errno_location() #11
  store i32 4, i32* %10, align 4, !tbaa !13
  br label %11

11:                                               ; preds = %1, %9
  %12 = phi i32 [ -1, %9 ], [ 0, %1 ]
  ret i32 %12
}

; Function Attrs: nounwind optsize
define dso_local i32 @nanosleep(%struct.timespec* nocapture noundef readonly %0, %struct.timespec* noundef writeonly %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.timespec, %struct.timespec* %0, i64 0, i32 0
  %4 = load i64, i64* %3, align 8, !tbaa !7
  %5 = icmp slt i64 %4, 0
  br i1 %5, label %20, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.timespec, %struct.timespec* %0, i64 0, i32 1
  %8 = load i64, i64* %7, align 8, !tbaa !2
  %9 = icmp ugt i64 %8, 999999999
  br i1 %9, label %20, label %10

10:                                               ; preds = %6
  %11 = tail call fastcc i64 @rest(i64 noundef %4, i64 noundef %8) #12
  %12 = icmp eq %struct.timespec* %1, null
  br i1 %12, label %18, label %13

13:                                               ; preds = %10
  %14 = udiv i64 %11, 1000000000
  %15 = urem i64 %11, 1000000000
  %16 = getelementptr inbounds %struct.timespec, %struct.timespec* %1, i64 0, i32 0
  store i64 %14, i64* %16, align 8, !tbaa.struct !9
  %17 = getelementptr inbounds %struct.timespec, %struct.timespec* %1, i64 0, i32 1
  store i64 %15, i64* %17, align 8, !tbaa.struct !10
  br label %18

18:                                               ; preds = %13, %10
  %19 = icmp eq i64 %11, 0
  br i1 %19, label %23, label %20

20:                                               ; preds = %18, %2, %6
  %21 = phi i32 [ 22, %6 ], [ 22, %2 ], [ 4, %18 ]
  %22 = tail call i32* @__errno_location() #11
  store i32 %21, i32* %22, align 4, !tbaa !13
  br label %23

23:                                               ; preds = %20, %18
  %24 = phi i32 [ 0, %18 ], [ -1, %20 ]
  ret i32 %24
}

; Function Attrs: nounwind optsize
define dso_local i32 @clock_nanosleep(i32 noundef %0, i32 noundef %1, %struct.timespec* noundef %2, %struct.timespec* noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %0, 11
  br i1 %5, label %28, label %6

6:                                                ; preds = %4
  switch i32 %0, label %7 [
    i32 10, label %28
    i32 3, label %28
  ]

7:                                                ; preds = %6
  %8 = and i32 %1, 1
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %16

10:                                               ; preds = %7
  %11 = tail call i32 @nanosleep(%struct.timespec* noundef %2, %struct.timespec* noundef %3) #12
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %28, label %13

13:                                               ; preds = %10
  %14 = tail call i32* @__errno_location() #11
  %15 = load i32, i32* %14, align 4, !tbaa !13
  br label %28

16:                                               ; preds = %7
  %17 = getelementptr inbounds %struct.timespec, %struct.timespec* %2, i64 0, i32 1
  %18 = load i64, i64* %17, align 8, !tbaa !2
  %19 = icmp ugt i64 %18, 999999999
  br i1 %19, label %28, label %20

20:                                               ; preds = %16
  tail call void @__sv_cancellation_point() #11
  br label %21

21:                                               ; preds = %21, %20
  %22 = tail call i64 @__sv_time_of(%struct.timespec* noundef %2) #11
  %23 = tail call i32 @__sv_wait_or_cancelled(i8* noundef bitcast (%struct.timespec* @clock_now to i8*), i64 noundef %22) #11
  tail call void @__sv_cancellation_point() #11
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %21, label %25, !llvm.loop !22

25:                                               ; preds = %21
  %26 = icmp eq i32 %23, 4
  %27 = select i1 %26, i32 4, i32 0
  br label %28

28:                                               ; preds = %6, %6, %4, %16, %13, %10, %25
  %29 = phi i32 [ %27, %25 ], [ 22, %6 ], [ %15, %13 ], [ 0, %10 ], [ 22, %16 ], [ 22, %4 ], [ 22, %6 ]
  ret i32 %29
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local double @difftime(i64 noundef %0, i64 noundef %1) local_unnamed_addr #9 {
  %3 = sub nsw i64 %0, %1
  %4 = sitofp i64 %3 to double
  ret double %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i64 @__sv_days_before(i64 noundef %0, i64 noundef %1) local_unnamed_addr #9 {
  %3 = sdiv i64 %1, 12
  %4 = add nsw i64 %3, %0
  %5 = srem i64 %1, 12
  %6 = icmp slt i64 %5, 0
  %7 = add nsw i64 %5, 12
  %8 = select i1 %6, i64 %7, i64 %5
  %9 = ashr i64 %5, 63
  %10 = add nsw i64 %4, %9
  %11 = icmp ult i64 %8, 2
  %12 = sext i1 %11 to i64
  %13 = add nsw i64 %10, %12
  %14 = select i1 %11, i64 10, i64 65534
  %15 = add nuw nsw i64 %14, %8
  %16 = add nsw i64 %13, -399
  %17 = icmp slt i64 %13, 0
  %18 = select i1 %17, i64 %16, i64 %13
  %19 = sdiv i64 %18, 400
  %20 = mul nsw i64 %19, -400
  %21 = add i64 %20, %13
  %22 = mul nsw i64 %19, 146097
  %23 = mul nsw i64 %21, 365
  %24 = sdiv i64 %21, 4
  %25 = sdiv i64 %21, -100
  %26 = trunc i64 %15 to i16
  %27 = mul i16 %26, 153
  %28 = add i16 %27, 2
  %29 = sdiv i16 %28, 5
  %30 = sext i16 %29 to i64
  %31 = add i64 %22, -719468
  %32 = add i64 %31, %30
  %33 = add i64 %32, %23
  %34 = add i64 %33, %24
  %35 = add i64 %34, %25
  ret i64 %35
}

; Function Attrs: mustprogress nofree nosync nounwind optsize readnone willreturn
define dso_local i64 @__sv_year(i64 noundef %0) local_unnamed_addr #10 {
  %2 = sdiv i64 %0, 86400
  %3 = srem i64 %0, 86400
  %4 = ashr i64 %3, 63
  %5 = add nsw i64 %4, %2
  %6 = add nsw i64 %5, 719468
  %7 = icmp sgt i64 %5, -719469
  %8 = add nsw i64 %5, 573372
  %9 = select i1 %7, i64 %6, i64 %8
  %10 = sdiv i64 %9, 146097
  %11 = mul nsw i64 %10, -146097
  %12 = add nsw i64 %11, %6
  %13 = sdiv i64 %12, -1460
  %14 = add nsw i64 %13, %12
  %15 = sdiv i64 %12, 36524
  %16 = add nsw i64 %14, %15
  %17 = sdiv i64 %12, -146096
  %18 = add nsw i64 %16, %17
  %19 = sdiv i64 %18, 365
  %20 = mul nsw i64 %19, -365
  %21 = sdiv i64 %18, -1460
  %22 = sdiv i64 %18, 36500
  %23 = add nsw i64 %21, %12
  %24 = add nsw i64 %23, %22
  %25 = add nsw i64 %24, %20
  %26 = mul nsw i64 %10, 400
  %27 = add nsw i64 %19, %26
  %28 = icmp sgt i64 %25, 305
  %29 = zext i1 %28 to i64
  %30 = add nsw i64 %27, %29
  ret i64 %30
}

; Function Attrs: nounwind optsize
define dso_local %struct.tm* @__sv_split(i64 noundef %0, %struct.tm* noundef writeonly %1) local_unnamed_addr #0 {
  %3 = sdiv i64 %0, 86400
  %4 = srem i64 %0, 86400
  %5 = ashr i64 %4, 63
  %6 = add nsw i64 %5, %3
  %7 = add nsw i64 %6, 719468
  %8 = icmp sgt i64 %6, -719469
  %9 = add nsw i64 %6, 573372
  %10 = select i1 %8, i64 %7, i64 %9
  %11 = sdiv i64 %10, 146097
  %12 = mul nsw i64 %11, -146097
  %13 = add nsw i64 %12, %7
  %14 = sdiv i64 %13, -1460
  %15 = add nsw i64 %14, %13
  %16 = sdiv i64 %13, 36524
  %17 = add nsw i64 %15, %16
  %18 = sdiv i64 %13, -146096
  %19 = add nsw i64 %17, %18
  %20 = sdiv i64 %19, 365
  %21 = mul nsw i64 %20, -365
  %22 = sdiv i64 %19, -1460
  %23 = sdiv i64 %19, 36500
  %24 = add nsw i64 %22, %13
  %25 = add nsw i64 %24, %23
  %26 = add nsw i64 %25, %21
  %27 = mul nsw i64 %11, 400
  %28 = add nsw i64 %20, %27
  %29 = mul nsw i64 %26, 5
  %30 = add nsw i64 %29, 2
  %31 = sdiv i64 %30, 153
  %32 = icmp sgt i64 %29, 1527
  %33 = zext i1 %32 to i64
  %34 = add nsw i64 %28, %33
  %35 = add nsw i64 %34, -2147485548
  %36 = icmp ult i64 %35, -4294967296
  br i1 %36, label %37, label %39

37:                                               ; preds = %2
  %38 = tail call i32* @__errno_location() #11
  store i32 75, i32* %38, align 4, !tbaa !13
  br label %80

39:                                               ; preds = %2
  %40 = icmp slt i64 %4, 0
  %41 = select i1 %40, i64 86400, i64 0
  %42 = add nsw i64 %41, %4
  %43 = getelementptr inbounds %struct.tm, %struct.tm* %1, i64 0, i32 8
  %44 = bitcast i32* %43 to i8*
  tail call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(56) %44, i8 0, i64 24, i1 false)
  %45 = trunc i64 %42 to i32
  %46 = srem i32 %45, 60
  %47 = getelementptr inbounds %struct.tm, %struct.tm* %1, i64 0, i32 0
  store i32 %46, i32* %47, align 8, !tbaa !25
  %48 = sdiv i32 %45, 60
  %49 = trunc i32 %48 to i16
  %50 = srem i16 %49, 60
  %51 = sext i16 %50 to i32
  %52 = getelementptr inbounds %struct.tm, %struct.tm* %1, i64 0, i32 1
  store i32 %51, i32* %52, align 4, !tbaa !27
  %53 = sdiv i32 %45, 3600
  %54 = getelementptr inbounds %struct.tm, %struct.tm* %1, i64 0, i32 2
  store i32 %53, i32* %54, align 8, !tbaa !28
  %55 = mul nsw i64 %31, 153
  %56 = add nsw i64 %55, 2
  %57 = sdiv i64 %56, -5
  %58 = add nsw i64 %57, %26
  %59 = trunc i64 %58 to i32
  %60 = add i32 %59, 1
  %61 = getelementptr inbounds %struct.tm, %struct.tm* %1, i64 0, i32 3
  store i32 %60, i32* %61, align 4, !tbaa !29
  %62 = icmp slt i64 %29, 1528
  %63 = select i1 %62, i64 2, i64 4294967286
  %64 = add nsw i64 %31, %63
  %65 = trunc i64 %64 to i32
  %66 = getelementptr inbounds %struct.tm, %struct.tm* %1, i64 0, i32 4
  store i32 %65, i32* %66, align 8, !tbaa !30
  %67 = trunc i64 %34 to i32
  %68 = add i32 %67, -1900
  %69 = getelementptr inbounds %struct.tm, %struct.tm* %1, i64 0, i32 5
  store i32 %68, i32* %69, align 4, !tbaa !31
  %70 = srem i64 %6, 7
  %71 = trunc i64 %70 to i8
  %72 = add nsw i8 %71, 11
  %73 = urem i8 %72, 7
  %74 = zext i8 %73 to i32
  %75 = getelementptr inbounds %struct.tm, %struct.tm* %1, i64 0, i32 6
  store i32 %74, i32* %75, align 8, !tbaa !32
  %76 = tail call i64 @__sv_days_before(i64 noundef %34, i64 noundef 0) #12
  %77 = sub nsw i64 %6, %76
  %78 = trunc i64 %77 to i32
  %79 = getelementptr inbounds %struct.tm, %struct.tm* %1, i64 0, i32 7
  store i32 %78, i32* %79, align 4, !tbaa !33
  br label %80

80:                                               ; preds = %39, %37
  %81 = phi %struct.tm* [ null, %37 ], [ %1, %39 ]
  ret %struct.tm* %81
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i64 @__sv_join(%struct.tm* nocapture noundef readonly %0) local_unnamed_addr #2 {
  %2 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 5
  %3 = load i32, i32* %2, align 4, !tbaa !31
  %4 = sext i32 %3 to i64
  %5 = add nsw i64 %4, 1900
  %6 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 4
  %7 = load i32, i32* %6, align 8, !tbaa !30
  %8 = sext i32 %7 to i64
  %9 = tail call i64 @__sv_days_before(i64 noundef %5, i64 noundef %8) #12
  %10 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 3
  %11 = load i32, i32* %10, align 4, !tbaa !29
  %12 = sext i32 %11 to i64
  %13 = add nsw i64 %9, %12
  %14 = mul i64 %13, 24
  %15 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 2
  %16 = load i32, i32* %15, align 8, !tbaa !28
  %17 = sext i32 %16 to i64
  %18 = add nsw i64 %17, -24
  %19 = add i64 %18, %14
  %20 = mul nsw i64 %19, 60
  %21 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 1
  %22 = load i32, i32* %21, align 4, !tbaa !27
  %23 = sext i32 %22 to i64
  %24 = add nsw i64 %20, %23
  %25 = mul nsw i64 %24, 60
  %26 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 0
  %27 = load i32, i32* %26, align 8, !tbaa !25
  %28 = sext i32 %27 to i64
  %29 = add nsw i64 %25, %28
  ret i64 %29
}

; Function Attrs: nounwind optsize
define dso_local %struct.tm* @gmtime_r(i64* nocapture noundef readonly %0, %struct.tm* noundef %1) local_unnamed_addr #0 {
  %3 = load i64, i64* %0, align 8, !tbaa !8
  %4 = tail call %struct.tm* @__sv_split(i64 noundef %3, %struct.tm* noundef %1) #12
  %5 = icmp eq %struct.tm* %4, null
  br i1 %5, label %8, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.tm, %struct.tm* %1, i64 0, i32 10
  store i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0), i8** %7, align 8, !tbaa !34
  br label %8

8:                                                ; preds = %2, %6
  %9 = phi %struct.tm* [ %1, %6 ], [ null, %2 ]
  ret %struct.tm* %9
}

; Function Attrs: nounwind optsize
define dso_local %struct.tm* @gmtime(i64* nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = load i64, i64* %0, align 8, !tbaa !8
  %3 = tail call %struct.tm* @__sv_split(i64 noundef %2, %struct.tm* noundef nonnull @__sv_broken_time) #11
  %4 = icmp eq %struct.tm* %3, null
  br i1 %4, label %6, label %5

5:                                                ; preds = %1
  store i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0), i8** getelementptr inbounds (%struct.tm, %struct.tm* @__sv_broken_time, i64 0, i32 10), align 8, !tbaa !34
  br label %6

6:                                                ; preds = %1, %5
  %7 = phi %struct.tm* [ @__sv_broken_time, %5 ], [ null, %1 ]
  ret %struct.tm* %7
}

; Function Attrs: nounwind optsize
define dso_local i64 @timegm(%struct.tm* noundef %0) local_unnamed_addr #0 {
  %2 = tail call i64 @__sv_join(%struct.tm* noundef %0) #12
  %3 = tail call %struct.tm* @__sv_split(i64 noundef %2, %struct.tm* noundef %0) #11
  %4 = icmp eq %struct.tm* %3, null
  br i1 %4, label %9, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 10
  store i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0), i8** %6, align 8, !tbaa !34
  %7 = icmp eq %struct.tm* %0, null
  %8 = select i1 %7, i64 -1, i64 %2
  br label %9

9:                                                ; preds = %1, %5
  %10 = phi i64 [ %8, %5 ], [ -1, %1 ]
  ret i64 %10
}

; Function Attrs: nounwind optsize
define dso_local i8* @asctime_r(%struct.tm* nocapture noundef readonly %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = tail call fastcc i8* @as_text(%struct.tm* noundef %0, i8* noundef %1, i64 noundef 26) #12
  ret i8* %3
}

; Function Attrs: nounwind optsize
define internal fastcc i8* @as_text(%struct.tm* nocapture noundef readonly %0, i8* noundef %1, i64 noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 6
  %5 = load i32, i32* %4, align 8, !tbaa !32
  %6 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 4
  %7 = load i32, i32* %6, align 8, !tbaa !30
  %8 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 5
  %9 = load i32, i32* %8, align 4, !tbaa !31
  %10 = icmp sgt i32 %9, 2147481747
  br i1 %10, label %36, label %11

11:                                               ; preds = %3
  %12 = icmp ult i32 %7, 12
  %13 = mul nsw i32 %7, 3
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds [37 x i8], [37 x i8]* @as_text.months, i64 0, i64 %14
  %16 = select i1 %12, i8* %15, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0)
  %17 = icmp ult i32 %5, 7
  %18 = mul nsw i32 %5, 3
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds [22 x i8], [22 x i8]* @as_text.days, i64 0, i64 %19
  %21 = select i1 %17, i8* %20, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0)
  %22 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 3
  %23 = load i32, i32* %22, align 4, !tbaa !29
  %24 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 2
  %25 = load i32, i32* %24, align 8, !tbaa !28
  %26 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 1
  %27 = load i32, i32* %26, align 4, !tbaa !27
  %28 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 0
  %29 = load i32, i32* %28, align 8, !tbaa !25
  %30 = add nsw i32 %9, 1900
  %31 = tail call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef %1, i64 noundef %2, i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.2, i64 0, i64 0), i8* noundef %21, i8* noundef %16, i32 noundef %23, i32 noundef %25, i32 noundef %27, i32 noundef %29, i32 noundef %30) #11
  %32 = icmp slt i32 %31, 0
  br i1 %32, label %38, label %33

33:                                               ; preds = %11
  %34 = zext i32 %31 to i64
  %35 = icmp ult i64 %34, %2
  br i1 %35, label %38, label %36

36:                                               ; preds = %33, %3
  %37 = tail call i32* @__errno_location() #11
  store i32 75, i32* %37, align 4, !tbaa !13
  br label %38

38:                                               ; preds = %36, %11, %33
  %39 = phi i8* [ null, %11 ], [ %1, %33 ], [ null, %36 ]
  ret i8* %39
}

; Function Attrs: nounwind optsize
define dso_local i8* @asctime(%struct.tm* nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = tail call fastcc i8* @as_text(%struct.tm* noundef %0, i8* noundef getelementptr inbounds ([114 x i8], [114 x i8]* @asctime.text, i64 0, i64 0), i64 noundef 114) #12
  ret i8* %2
}

; Function Attrs: nounwind optsize
define dso_local i8* @ctime_r(i64* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = alloca %struct.tm, align 8
  %4 = bitcast %struct.tm* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %4) #13
  %5 = call %struct.tm* @localtime_r(i64* noundef %0, %struct.tm* noundef nonnull %3) #11
  %6 = icmp eq %struct.tm* %5, null
  br i1 %6, label %9, label %7

7:                                                ; preds = %2
  %8 = call fastcc i8* @as_text(%struct.tm* noundef nonnull %3, i8* noundef %1, i64 noundef 26) #11
  br label %9

9:                                                ; preds = %2, %7
  %10 = phi i8* [ %8, %7 ], [ null, %2 ]
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %4) #13
  ret i8* %10
}

; Function Attrs: optsize
declare dso_local %struct.tm* @localtime_r(i64* noundef, %struct.tm* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i8* @ctime(i64* noundef %0) local_unnamed_addr #0 {
  %2 = tail call %struct.tm* @localtime(i64* noundef %0) #11
  %3 = icmp eq %struct.tm* %2, null
  br i1 %3, label %6, label %4

4:                                                ; preds = %1
  %5 = tail call fastcc i8* @as_text(%struct.tm* noundef nonnull %2, i8* noundef getelementptr inbounds ([114 x i8], [114 x i8]* @asctime.text, i64 0, i64 0), i64 noundef 114) #11
  br label %6

6:                                                ; preds = %1, %4
  %7 = phi i8* [ %5, %4 ], [ null, %1 ]
  ret i8* %7
}

; Function Attrs: optsize
declare dso_local %struct.tm* @localtime(i64* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @snprintf(i8* noundef, i64 noundef, i8* noundef, ...) local_unnamed_addr #1

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind optsize readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #5 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #6 = { mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #8 = { mustprogress nofree nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nofree nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nobuiltin nounwind optsize "no-builtins" }
attributes #12 = { nobuiltin optsize "no-builtins" }
attributes #13 = { nounwind }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !4, i64 8}
!3 = !{!"timespec", !4, i64 0, !4, i64 8}
!4 = !{!"long", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!3, !4, i64 0}
!8 = !{!4, !4, i64 0}
!9 = !{i64 0, i64 8, !8, i64 8, i64 8, !8}
!10 = !{i64 0, i64 8, !8}
!11 = !{!12, !12, i64 0}
!12 = !{!"any pointer", !5, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !5, i64 0}
!15 = !{i64 0, i64 8, !8, i64 8, i64 8, !8, i64 16, i64 8, !8, i64 24, i64 8, !8}
!16 = !{i64 0, i64 8, !8, i64 8, i64 2, !17, i64 10, i64 2, !17, i64 12, i64 2, !17}
!17 = !{!18, !18, i64 0}
!18 = !{!"short", !5, i64 0}
!19 = !{i64 0, i64 2, !17, i64 2, i64 2, !17, i64 4, i64 2, !17}
!20 = !{i64 0, i64 2, !17, i64 2, i64 2, !17}
!21 = !{i64 0, i64 2, !17}
!22 = distinct !{!22, !23, !24}
!23 = !{!"llvm.loop.mustprogress"}
!24 = !{!"llvm.loop.unroll.disable"}
!25 = !{!26, !14, i64 0}
!26 = !{!"tm", !14, i64 0, !14, i64 4, !14, i64 8, !14, i64 12, !14, i64 16, !14, i64 20, !14, i64 24, !14, i64 28, !14, i64 32, !4, i64 40, !12, i64 48}
!27 = !{!26, !14, i64 4}
!28 = !{!26, !14, i64 8}
!29 = !{!26, !14, i64 12}
!30 = !{!26, !14, i64 16}
!31 = !{!26, !14, i64 20}
!32 = !{!26, !14, i64 24}
!33 = !{!26, !14, i64 28}
!34 = !{!26, !12, i64 48}
