; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/time.c
; ModuleID = 'runtime/c/time.c'
source_filename = "runtime/c/time.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.timespec = type { i64, i64 }
%struct.tm = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i8* }
%struct.timeval = type { i64, i64 }
%struct.tms = type { i64, i64, i64, i64 }
%struct.timeb = type { i64, i16, i16, i16 }

@clock_now = internal unnamed_addr global %struct.timespec { i64 1609459200, i64 0 }, align 8
@looked = internal unnamed_addr global i64 0, align 8
@.str = private unnamed_addr constant [4 x i8] c"UTC\00", align 1
@tzname = dso_local local_unnamed_addr global [2 x i8*] [i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i32 0, i32 0)], align 16
@__tzname = dso_local local_unnamed_addr global [2 x i8*] [i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i32 0, i32 0)], align 16
@.str.1 = private unnamed_addr constant [4 x i8] c"GMT\00", align 1
@shared = internal global %struct.tm zeroinitializer, align 8
@asctime.text = internal global [114 x i8] zeroinitializer, align 16
@timezone = dso_local local_unnamed_addr global i64 0, align 8
@__timezone = dso_local local_unnamed_addr global i64 0, align 8
@daylight = dso_local local_unnamed_addr global i32 0, align 4
@__daylight = dso_local local_unnamed_addr global i32 0, align 4
@as_text.days = internal constant [22 x i8] c"SunMonTueWedThuFriSat\00", align 16
@as_text.months = internal constant [37 x i8] c"JanFebMarAprMayJunJulAugSepOctNovDec\00", align 16
@.str.2 = private unnamed_addr constant [4 x i8] c"???\00", align 1
@.str.3 = private unnamed_addr constant [32 x i8] c"%.3s %.3s%3d %.2d:%.2d:%.2d %d\0A\00", align 1

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
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
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local void @__sv_now(%struct.timespec* nocapture noundef writeonly %0) local_unnamed_addr #1 {
  %2 = load i64, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 1), align 8, !tbaa !2
  %3 = add nsw i64 %2, 1000000
  %4 = sdiv i64 %3, 1000000000
  %5 = load i64, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 0), align 8, !tbaa !7
  %6 = add nsw i64 %4, %5
  store i64 %6, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 0), align 8, !tbaa !7
  %7 = srem i64 %3, 1000000000
  store i64 %7, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 1), align 8, !tbaa !2
  %8 = load i64, i64* @looked, align 8, !tbaa !8
  %9 = add i64 %8, 1
  store i64 %9, i64* @looked, align 8, !tbaa !8
  %10 = bitcast %struct.timespec* %0 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %10, i8* noundef nonnull align 8 dereferenceable(16) bitcast (%struct.timespec* @clock_now to i8*), i64 16, i1 false), !tbaa.struct !9
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local i64 @time(i64* noundef writeonly %0) local_unnamed_addr #1 {
  %2 = load i64, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 1), align 8, !tbaa !2
  %3 = add nsw i64 %2, 1000000
  %4 = sdiv i64 %3, 1000000000
  %5 = load i64, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 0), align 8, !tbaa !7
  %6 = add nsw i64 %4, %5
  store i64 %6, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 0), align 8, !tbaa !7
  %7 = srem i64 %3, 1000000000
  store i64 %7, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 1), align 8, !tbaa !2
  %8 = load i64, i64* @looked, align 8, !tbaa !8
  %9 = add i64 %8, 1
  store i64 %9, i64* @looked, align 8, !tbaa !8
  %10 = icmp eq i64* %0, null
  br i1 %10, label %12, label %11

11:                                               ; preds = %1
  store i64 %6, i64* %0, align 8, !tbaa !8
  br label %12

12:                                               ; preds = %11, %1
  ret i64 %6
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #3

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #3

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local i32 @clock_gettime(i32 noundef %0, %struct.timespec* nocapture noundef writeonly %1) local_unnamed_addr #1 {
  %3 = load i64, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 1), align 8, !tbaa !2
  %4 = add nsw i64 %3, 1000000
  %5 = sdiv i64 %4, 1000000000
  %6 = load i64, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 0), align 8, !tbaa !7
  %7 = add nsw i64 %5, %6
  store i64 %7, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 0), align 8, !tbaa !7
  %8 = srem i64 %4, 1000000000
  store i64 %8, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 1), align 8, !tbaa !2
  %9 = load i64, i64* @looked, align 8, !tbaa !8
  %10 = add i64 %9, 1
  store i64 %10, i64* @looked, align 8, !tbaa !8
  %11 = bitcast %struct.timespec* %1 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %11, i8* noundef nonnull align 8 dereferenceable(16) bitcast (%struct.timespec* @clock_now to i8*), i64 16, i1 false) #10, !tbaa.struct !9
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local i32 @clock_getres(i32 noundef %0, %struct.timespec* noundef writeonly %1) local_unnamed_addr #4 {
  %3 = icmp eq %struct.timespec* %1, null
  br i1 %3, label %7, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds %struct.timespec, %struct.timespec* %1, i64 0, i32 0
  store i64 0, i64* %5, align 8, !tbaa.struct !9
  %6 = getelementptr inbounds %struct.timespec, %struct.timespec* %1, i64 0, i32 1
  store i64 1, i64* %6, align 8, !tbaa.struct !10
  br label %7

7:                                                ; preds = %4, %2
  ret i32 0
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local i32 @timespec_get(%struct.timespec* nocapture noundef writeonly %0, i32 noundef returned %1) local_unnamed_addr #1 {
  %3 = load i64, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 1), align 8, !tbaa !2
  %4 = add nsw i64 %3, 1000000
  %5 = sdiv i64 %4, 1000000000
  %6 = load i64, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 0), align 8, !tbaa !7
  %7 = add nsw i64 %5, %6
  store i64 %7, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 0), align 8, !tbaa !7
  %8 = srem i64 %4, 1000000000
  store i64 %8, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 1), align 8, !tbaa !2
  %9 = load i64, i64* @looked, align 8, !tbaa !8
  %10 = add i64 %9, 1
  store i64 %10, i64* @looked, align 8, !tbaa !8
  %11 = bitcast %struct.timespec* %0 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %11, i8* noundef nonnull align 8 dereferenceable(16) bitcast (%struct.timespec* @clock_now to i8*), i64 16, i1 false) #10, !tbaa.struct !9
  ret i32 %1
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local i32 @gettimeofday(%struct.timeval* nocapture noundef writeonly %0, i8* noundef writeonly %1) local_unnamed_addr #1 {
  %3 = load i64, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 1), align 8, !tbaa !2
  %4 = add nsw i64 %3, 1000000
  %5 = sdiv i64 %4, 1000000000
  %6 = load i64, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 0), align 8, !tbaa !7
  %7 = add nsw i64 %5, %6
  store i64 %7, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 0), align 8, !tbaa !7
  %8 = srem i64 %4, 1000000000
  store i64 %8, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 1), align 8, !tbaa !2
  %9 = load i64, i64* @looked, align 8, !tbaa !8
  %10 = add i64 %9, 1
  store i64 %10, i64* @looked, align 8, !tbaa !8
  %11 = getelementptr inbounds %struct.timeval, %struct.timeval* %0, i64 0, i32 0
  store i64 %7, i64* %11, align 8, !tbaa !11
  %12 = trunc i64 %8 to i32
  %13 = sdiv i32 %12, 1000
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds %struct.timeval, %struct.timeval* %0, i64 0, i32 1
  store i64 %14, i64* %15, align 8, !tbaa !13
  %16 = icmp eq i8* %1, null
  br i1 %16, label %19, label %17

17:                                               ; preds = %2
  %18 = bitcast i8* %1 to i64*
  store i64 0, i64* %18, align 1
  br label %19

19:                                               ; preds = %17, %2
  ret i32 0
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: nounwind optsize
define dso_local i32 @settimeofday(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1) local_unnamed_addr #6 {
  %3 = tail call i32* @__errno_location() #11
  store i32 1, i32* %3, align 4, !tbaa !14
  ret i32 -1
}

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #7

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i64 @clock() local_unnamed_addr #0 {
  %1 = load i64, i64* @looked, align 8, !tbaa !8
  %2 = add i64 %1, 1
  store i64 %2, i64* @looked, align 8, !tbaa !8
  %3 = mul i64 %2, 1000
  ret i64 %3
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local i64 @times(%struct.tms* nocapture noundef writeonly %0) local_unnamed_addr #1 {
  %2 = load i64, i64* @looked, align 8, !tbaa !8
  %3 = add i64 %2, 1
  store i64 %3, i64* @looked, align 8, !tbaa !8
  %4 = udiv i64 %3, 10
  %5 = getelementptr inbounds %struct.tms, %struct.tms* %0, i64 0, i32 0
  store i64 %4, i64* %5, align 8, !tbaa.struct !16
  %6 = getelementptr inbounds %struct.tms, %struct.tms* %0, i64 0, i32 1
  %7 = bitcast i64* %6 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(24) %7, i8 0, i64 24, i1 false)
  ret i64 %4
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local i32 @ftime(%struct.timeb* nocapture noundef writeonly %0) local_unnamed_addr #1 {
  %2 = load i64, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 1), align 8, !tbaa !2
  %3 = add nsw i64 %2, 1000000
  %4 = sdiv i64 %3, 1000000000
  %5 = load i64, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 0), align 8, !tbaa !7
  %6 = add nsw i64 %4, %5
  store i64 %6, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 0), align 8, !tbaa !7
  %7 = srem i64 %3, 1000000000
  store i64 %7, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 1), align 8, !tbaa !2
  %8 = load i64, i64* @looked, align 8, !tbaa !8
  %9 = add i64 %8, 1
  store i64 %9, i64* @looked, align 8, !tbaa !8
  %10 = trunc i64 %7 to i32
  %11 = sdiv i32 %10, 1000000
  %12 = trunc i32 %11 to i16
  %13 = getelementptr inbounds %struct.timeb, %struct.timeb* %0, i64 0, i32 0
  store i64 %6, i64* %13, align 8, !tbaa.struct !17
  %14 = getelementptr inbounds %struct.timeb, %struct.timeb* %0, i64 0, i32 1
  store i16 %12, i16* %14, align 8, !tbaa.struct !20
  %15 = getelementptr inbounds %struct.timeb, %struct.timeb* %0, i64 0, i32 2
  store i16 0, i16* %15, align 2, !tbaa.struct !21
  %16 = getelementptr inbounds %struct.timeb, %struct.timeb* %0, i64 0, i32 3
  store i16 0, i16* %16, align 4, !tbaa.struct !22
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @sleep(i32 noundef %0) local_unnamed_addr #0 {
  %2 = zext i32 %0 to i64
  %3 = load i64, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 1), align 8, !tbaa !2
  %4 = sdiv i64 %3, 1000000000
  %5 = load i64, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 0), align 8, !tbaa !7
  %6 = add i64 %5, %2
  %7 = add i64 %6, %4
  store i64 %7, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 0), align 8, !tbaa !7
  %8 = srem i64 %3, 1000000000
  store i64 %8, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 1), align 8, !tbaa !2
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @usleep(i32 noundef %0) local_unnamed_addr #0 {
  %2 = udiv i32 %0, 1000000
  %3 = zext i32 %2 to i64
  %4 = urem i32 %0, 1000000
  %5 = mul nuw nsw i32 %4, 1000
  %6 = zext i32 %5 to i64
  %7 = load i64, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 1), align 8, !tbaa !2
  %8 = add nsw i64 %7, %6
  %9 = sdiv i64 %8, 1000000000
  %10 = load i64, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 0), align 8, !tbaa !7
  %11 = add i64 %10, %3
  %12 = add i64 %11, %9
  store i64 %12, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 0), align 8, !tbaa !7
  %13 = srem i64 %8, 1000000000
  store i64 %13, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 1), align 8, !tbaa !2
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local i32 @nanosleep(%struct.timespec* nocapture noundef readonly %0, %struct.timespec* noundef writeonly %1) local_unnamed_addr #6 {
  %3 = getelementptr inbounds %struct.timespec, %struct.timespec* %0, i64 0, i32 0
  %4 = load i64, i64* %3, align 8, !tbaa !7
  %5 = icmp slt i64 %4, 0
  br i1 %5, label %10, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.timespec, %struct.timespec* %0, i64 0, i32 1
  %8 = load i64, i64* %7, align 8, !tbaa !2
  %9 = icmp ugt i64 %8, 999999999
  br i1 %9, label %10, label %12

10:                                               ; preds = %6, %2
  %11 = tail call i32* @__errno_location() #11
  store i32 22, i32* %11, align 4, !tbaa !14
  br label %24

12:                                               ; preds = %6
  %13 = load i64, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 1), align 8, !tbaa !2
  %14 = add nsw i64 %13, %8
  %15 = sdiv i64 %14, 1000000000
  %16 = load i64, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 0), align 8, !tbaa !7
  %17 = add i64 %16, %4
  %18 = add i64 %17, %15
  store i64 %18, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 0), align 8, !tbaa !7
  %19 = srem i64 %14, 1000000000
  store i64 %19, i64* getelementptr inbounds (%struct.timespec, %struct.timespec* @clock_now, i64 0, i32 1), align 8, !tbaa !2
  %20 = icmp eq %struct.timespec* %1, null
  br i1 %20, label %24, label %21

21:                                               ; preds = %12
  %22 = getelementptr inbounds %struct.timespec, %struct.timespec* %1, i64 0, i32 0
  store i64 0, i64* %22, align 8, !tbaa.struct !9
  %23 = getelementptr inbounds %struct.timespec, %struct.timespec* %1, i64 0, i32 1
  store i64 0, i64* %23, align 8, !tbaa.struct !10
  br label %24

24:                                               ; preds = %12, %21, %10
  %25 = phi i32 [ -1, %10 ], [ 0, %21 ], [ 0, %12 ]
  ret i32 %25
}

; Function Attrs: nounwind optsize
define dso_local i32 @clock_nanosleep(i32 noundef %0, i32 noundef %1, %struct.timespec* nocapture noundef readonly %2, %struct.timespec* noundef %3) local_unnamed_addr #6 {
  %5 = tail call i32 @nanosleep(%struct.timespec* noundef %2, %struct.timespec* noundef %3) #12
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local double @difftime(i64 noundef %0, i64 noundef %1) local_unnamed_addr #8 {
  %3 = sub nsw i64 %0, %1
  %4 = sitofp i64 %3 to double
  ret double %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @tzset() local_unnamed_addr #8 {
  ret void
}

; Function Attrs: nounwind optsize
define dso_local %struct.tm* @gmtime_r(i64* nocapture noundef readonly %0, %struct.tm* noundef %1) local_unnamed_addr #6 {
  %3 = load i64, i64* %0, align 8, !tbaa !8
  %4 = tail call fastcc %struct.tm* @split(i64 noundef %3, %struct.tm* noundef %1, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0)) #12
  ret %struct.tm* %4
}

; Function Attrs: nounwind optsize
define internal fastcc %struct.tm* @split(i64 noundef %0, %struct.tm* noundef writeonly %1, i8* noundef %2) unnamed_addr #6 {
  %4 = sdiv i64 %0, 86400
  %5 = srem i64 %0, 86400
  %6 = ashr i64 %5, 63
  %7 = add nsw i64 %6, %4
  %8 = add nsw i64 %7, 719468
  %9 = icmp sgt i64 %7, -719469
  %10 = add nsw i64 %7, 573372
  %11 = select i1 %9, i64 %8, i64 %10
  %12 = sdiv i64 %11, 146097
  %13 = mul nsw i64 %12, -146097
  %14 = add nsw i64 %13, %8
  %15 = sdiv i64 %14, -1460
  %16 = add nsw i64 %15, %14
  %17 = sdiv i64 %14, 36524
  %18 = add nsw i64 %16, %17
  %19 = sdiv i64 %14, -146096
  %20 = add nsw i64 %18, %19
  %21 = sdiv i64 %20, 365
  %22 = mul nsw i64 %21, -365
  %23 = sdiv i64 %20, -1460
  %24 = sdiv i64 %20, 36500
  %25 = add nsw i64 %23, %14
  %26 = add nsw i64 %25, %24
  %27 = add nsw i64 %26, %22
  %28 = mul nsw i64 %27, 5
  %29 = add nsw i64 %28, 2
  %30 = sdiv i64 %29, 153
  %31 = mul nsw i64 %12, 400
  %32 = icmp sgt i64 %28, 1527
  %33 = zext i1 %32 to i64
  %34 = add nsw i64 %21, %31
  %35 = add nsw i64 %34, %33
  %36 = add nsw i64 %35, -2147485548
  %37 = icmp ult i64 %36, -4294967296
  br i1 %37, label %38, label %40

38:                                               ; preds = %3
  %39 = tail call i32* @__errno_location() #11
  store i32 75, i32* %39, align 4, !tbaa !14
  br label %82

40:                                               ; preds = %3
  %41 = icmp slt i64 %5, 0
  %42 = add nsw i64 %5, 86400
  %43 = select i1 %41, i64 %42, i64 %5
  %44 = getelementptr inbounds %struct.tm, %struct.tm* %1, i64 0, i32 8
  %45 = bitcast i32* %44 to i8*
  tail call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(56) %45, i8 0, i64 16, i1 false)
  %46 = trunc i64 %43 to i32
  %47 = urem i32 %46, 60
  %48 = getelementptr inbounds %struct.tm, %struct.tm* %1, i64 0, i32 0
  store i32 %47, i32* %48, align 8, !tbaa !23
  %49 = udiv i32 %46, 60
  %50 = trunc i32 %49 to i16
  %51 = urem i16 %50, 60
  %52 = zext i16 %51 to i32
  %53 = getelementptr inbounds %struct.tm, %struct.tm* %1, i64 0, i32 1
  store i32 %52, i32* %53, align 4, !tbaa !26
  %54 = udiv i32 %46, 3600
  %55 = getelementptr inbounds %struct.tm, %struct.tm* %1, i64 0, i32 2
  store i32 %54, i32* %55, align 8, !tbaa !27
  %56 = mul nsw i64 %30, 153
  %57 = add nsw i64 %56, 2
  %58 = sdiv i64 %57, -5
  %59 = add nsw i64 %58, %27
  %60 = trunc i64 %59 to i32
  %61 = add i32 %60, 1
  %62 = getelementptr inbounds %struct.tm, %struct.tm* %1, i64 0, i32 3
  store i32 %61, i32* %62, align 4, !tbaa !28
  %63 = icmp slt i64 %28, 1528
  %64 = select i1 %63, i64 2, i64 4294967286
  %65 = add nsw i64 %30, %64
  %66 = trunc i64 %65 to i32
  %67 = getelementptr inbounds %struct.tm, %struct.tm* %1, i64 0, i32 4
  store i32 %66, i32* %67, align 8, !tbaa !29
  %68 = trunc i64 %35 to i32
  %69 = add i32 %68, -1900
  %70 = getelementptr inbounds %struct.tm, %struct.tm* %1, i64 0, i32 5
  store i32 %69, i32* %70, align 4, !tbaa !30
  %71 = srem i64 %7, 7
  %72 = trunc i64 %71 to i8
  %73 = add nsw i8 %72, 11
  %74 = urem i8 %73, 7
  %75 = zext i8 %74 to i32
  %76 = getelementptr inbounds %struct.tm, %struct.tm* %1, i64 0, i32 6
  store i32 %75, i32* %76, align 8, !tbaa !31
  %77 = tail call fastcc i64 @days_before(i64 noundef %35, i64 noundef 0) #12
  %78 = sub nsw i64 %7, %77
  %79 = trunc i64 %78 to i32
  %80 = getelementptr inbounds %struct.tm, %struct.tm* %1, i64 0, i32 7
  store i32 %79, i32* %80, align 4, !tbaa !32
  %81 = getelementptr inbounds %struct.tm, %struct.tm* %1, i64 0, i32 10
  store i8* %2, i8** %81, align 8, !tbaa !33
  br label %82

82:                                               ; preds = %40, %38
  %83 = phi %struct.tm* [ null, %38 ], [ %1, %40 ]
  ret %struct.tm* %83
}

; Function Attrs: nounwind optsize
define dso_local %struct.tm* @localtime_r(i64* nocapture noundef readonly %0, %struct.tm* noundef %1) local_unnamed_addr #6 {
  %3 = load i64, i64* %0, align 8, !tbaa !8
  %4 = tail call fastcc %struct.tm* @split(i64 noundef %3, %struct.tm* noundef %1, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0)) #12
  ret %struct.tm* %4
}

; Function Attrs: nounwind optsize
define dso_local %struct.tm* @gmtime(i64* nocapture noundef readonly %0) local_unnamed_addr #6 {
  %2 = load i64, i64* %0, align 8, !tbaa !8
  %3 = tail call fastcc %struct.tm* @split(i64 noundef %2, %struct.tm* noundef nonnull @shared, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0)) #11
  ret %struct.tm* %3
}

; Function Attrs: nounwind optsize
define dso_local %struct.tm* @localtime(i64* nocapture noundef readonly %0) local_unnamed_addr #6 {
  %2 = load i64, i64* %0, align 8, !tbaa !8
  %3 = tail call fastcc %struct.tm* @split(i64 noundef %2, %struct.tm* noundef nonnull @shared, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0)) #11
  ret %struct.tm* %3
}

; Function Attrs: nounwind optsize
define dso_local i64 @mktime(%struct.tm* noundef %0) local_unnamed_addr #6 {
  %2 = tail call fastcc i64 @join(%struct.tm* noundef %0, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0)) #12
  ret i64 %2
}

; Function Attrs: nounwind optsize
define internal fastcc i64 @join(%struct.tm* noundef %0, i8* noundef %1) unnamed_addr #6 {
  %3 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 5
  %4 = load i32, i32* %3, align 4, !tbaa !30
  %5 = sext i32 %4 to i64
  %6 = add nsw i64 %5, 1900
  %7 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 4
  %8 = load i32, i32* %7, align 8, !tbaa !29
  %9 = sext i32 %8 to i64
  %10 = tail call fastcc i64 @days_before(i64 noundef %6, i64 noundef %9) #12
  %11 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 3
  %12 = load i32, i32* %11, align 4, !tbaa !28
  %13 = sext i32 %12 to i64
  %14 = add nsw i64 %10, %13
  %15 = mul i64 %14, 24
  %16 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 2
  %17 = load i32, i32* %16, align 8, !tbaa !27
  %18 = sext i32 %17 to i64
  %19 = add nsw i64 %18, -24
  %20 = add i64 %19, %15
  %21 = mul nsw i64 %20, 60
  %22 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 1
  %23 = load i32, i32* %22, align 4, !tbaa !26
  %24 = sext i32 %23 to i64
  %25 = add nsw i64 %21, %24
  %26 = mul nsw i64 %25, 60
  %27 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 0
  %28 = load i32, i32* %27, align 8, !tbaa !23
  %29 = sext i32 %28 to i64
  %30 = add nsw i64 %26, %29
  %31 = tail call fastcc %struct.tm* @split(i64 noundef %30, %struct.tm* noundef %0, i8* noundef %1) #12
  %32 = icmp eq %struct.tm* %31, null
  %33 = select i1 %32, i64 -1, i64 %30
  ret i64 %33
}

; Function Attrs: nounwind optsize
define dso_local i64 @timelocal(%struct.tm* noundef %0) local_unnamed_addr #6 {
  %2 = tail call fastcc i64 @join(%struct.tm* noundef %0, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0)) #12
  ret i64 %2
}

; Function Attrs: nounwind optsize
define dso_local i64 @timegm(%struct.tm* noundef %0) local_unnamed_addr #6 {
  %2 = tail call fastcc i64 @join(%struct.tm* noundef %0, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0)) #12
  ret i64 %2
}

; Function Attrs: nounwind optsize
define dso_local i8* @asctime_r(%struct.tm* nocapture noundef readonly %0, i8* noundef %1) local_unnamed_addr #6 {
  %3 = tail call fastcc i8* @as_text(%struct.tm* noundef %0, i8* noundef %1, i64 noundef 26) #12
  ret i8* %3
}

; Function Attrs: nounwind optsize
define internal fastcc i8* @as_text(%struct.tm* nocapture noundef readonly %0, i8* noundef %1, i64 noundef %2) unnamed_addr #6 {
  %4 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 6
  %5 = load i32, i32* %4, align 8, !tbaa !31
  %6 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 4
  %7 = load i32, i32* %6, align 8, !tbaa !29
  %8 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 5
  %9 = load i32, i32* %8, align 4, !tbaa !30
  %10 = icmp sgt i32 %9, 2147481747
  br i1 %10, label %36, label %11

11:                                               ; preds = %3
  %12 = icmp ult i32 %7, 12
  %13 = mul nsw i32 %7, 3
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds [37 x i8], [37 x i8]* @as_text.months, i64 0, i64 %14
  %16 = select i1 %12, i8* %15, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.2, i64 0, i64 0)
  %17 = icmp ult i32 %5, 7
  %18 = mul nsw i32 %5, 3
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds [22 x i8], [22 x i8]* @as_text.days, i64 0, i64 %19
  %21 = select i1 %17, i8* %20, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.2, i64 0, i64 0)
  %22 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 3
  %23 = load i32, i32* %22, align 4, !tbaa !28
  %24 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 2
  %25 = load i32, i32* %24, align 8, !tbaa !27
  %26 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 1
  %27 = load i32, i32* %26, align 4, !tbaa !26
  %28 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 0
  %29 = load i32, i32* %28, align 8, !tbaa !23
  %30 = add nsw i32 %9, 1900
  %31 = tail call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef %1, i64 noundef %2, i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.3, i64 0, i64 0), i8* noundef %21, i8* noundef %16, i32 noundef %23, i32 noundef %25, i32 noundef %27, i32 noundef %29, i32 noundef %30) #11
  %32 = icmp slt i32 %31, 0
  br i1 %32, label %38, label %33

33:                                               ; preds = %11
  %34 = zext i32 %31 to i64
  %35 = icmp ult i64 %34, %2
  br i1 %35, label %38, label %36

36:                                               ; preds = %33, %3
  %37 = tail call i32* @__errno_location() #11
  store i32 75, i32* %37, align 4, !tbaa !14
  br label %38

38:                                               ; preds = %36, %11, %33
  %39 = phi i8* [ null, %11 ], [ %1, %33 ], [ null, %36 ]
  ret i8* %39
}

; Function Attrs: nounwind optsize
define dso_local i8* @asctime(%struct.tm* nocapture noundef readonly %0) local_unnamed_addr #6 {
  %2 = tail call fastcc i8* @as_text(%struct.tm* noundef %0, i8* noundef getelementptr inbounds ([114 x i8], [114 x i8]* @asctime.text, i64 0, i64 0), i64 noundef 114) #12
  ret i8* %2
}

; Function Attrs: nounwind optsize
define dso_local i8* @ctime_r(i64* nocapture noundef readonly %0, i8* noundef %1) local_unnamed_addr #6 {
  %3 = alloca %struct.tm, align 8
  %4 = bitcast %struct.tm* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %4) #10
  %5 = load i64, i64* %0, align 8, !tbaa !8
  %6 = call fastcc %struct.tm* @split(i64 noundef %5, %struct.tm* noundef nonnull %3, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0)) #11
  %7 = icmp eq %struct.tm* %6, null
  br i1 %7, label %10, label %8

8:                                                ; preds = %2
  %9 = call fastcc i8* @as_text(%struct.tm* noundef nonnull %3, i8* noundef %1, i64 noundef 26) #11
  br label %10

10:                                               ; preds = %2, %8
  %11 = phi i8* [ %9, %8 ], [ null, %2 ]
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %4) #10
  ret i8* %11
}

; Function Attrs: nounwind optsize
define dso_local i8* @ctime(i64* nocapture noundef readonly %0) local_unnamed_addr #6 {
  %2 = load i64, i64* %0, align 8, !tbaa !8
  %3 = tail call fastcc %struct.tm* @split(i64 noundef %2, %struct.tm* noundef nonnull @shared, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0)) #11
  %4 = icmp eq %struct.tm* %3, null
  br i1 %4, label %7, label %5

5:                                                ; preds = %1
  %6 = tail call fastcc i8* @as_text(%struct.tm* noundef nonnull %3, i8* noundef getelementptr inbounds ([114 x i8], [114 x i8]* @asctime.text, i64 0, i64 0), i64 noundef 114) #11
  br label %7

7:                                                ; preds = %1, %5
  %8 = phi i8* [ %6, %5 ], [ null, %1 ]
  ret i8* %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @alarm(i32 noundef %0) local_unnamed_addr #8 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @ualarm(i32 noundef %0, i32 noundef %1) local_unnamed_addr #8 {
  ret i32 0
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn writeonly
define dso_local i32 @setitimer(i32 noundef %0, i8* nocapture noundef readnone %1, i8* noundef writeonly %2) local_unnamed_addr #9 {
  %4 = icmp eq i8* %2, null
  br i1 %4, label %6, label %5

5:                                                ; preds = %3
  tail call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 1 dereferenceable(32) %2, i8 0, i64 32, i1 false)
  br label %6

6:                                                ; preds = %5, %3
  ret i32 0
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn writeonly
define dso_local i32 @getitimer(i32 noundef %0, i8* nocapture noundef writeonly %1) local_unnamed_addr #9 {
  tail call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 1 dereferenceable(32) %1, i8 0, i64 32, i1 false)
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define internal fastcc i64 @days_before(i64 noundef %0, i64 noundef %1) unnamed_addr #8 {
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

; Function Attrs: optsize
declare dso_local i32 @snprintf(i8* noundef, i64 noundef, i8* noundef, ...) local_unnamed_addr #7

attributes #0 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #3 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #4 = { mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #6 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nofree nosync nounwind optsize willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind }
attributes #11 = { nobuiltin nounwind optsize "no-builtins" }
attributes #12 = { nobuiltin optsize "no-builtins" }

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
!11 = !{!12, !4, i64 0}
!12 = !{!"timeval", !4, i64 0, !4, i64 8}
!13 = !{!12, !4, i64 8}
!14 = !{!15, !15, i64 0}
!15 = !{!"int", !5, i64 0}
!16 = !{i64 0, i64 8, !8, i64 8, i64 8, !8, i64 16, i64 8, !8, i64 24, i64 8, !8}
!17 = !{i64 0, i64 8, !8, i64 8, i64 2, !18, i64 10, i64 2, !18, i64 12, i64 2, !18}
!18 = !{!19, !19, i64 0}
!19 = !{!"short", !5, i64 0}
!20 = !{i64 0, i64 2, !18, i64 2, i64 2, !18, i64 4, i64 2, !18}
!21 = !{i64 0, i64 2, !18, i64 2, i64 2, !18}
!22 = !{i64 0, i64 2, !18}
!23 = !{!24, !15, i64 0}
!24 = !{!"tm", !15, i64 0, !15, i64 4, !15, i64 8, !15, i64 12, !15, i64 16, !15, i64 20, !15, i64 24, !15, i64 28, !15, i64 32, !4, i64 40, !25, i64 48}
!25 = !{!"any pointer", !5, i64 0}
!26 = !{!24, !15, i64 4}
!27 = !{!24, !15, i64 8}
!28 = !{!24, !15, i64 12}
!29 = !{!24, !15, i64 16}
!30 = !{!24, !15, i64 20}
!31 = !{!24, !15, i64 24}
!32 = !{!24, !15, i64 28}
!33 = !{!24, !25, i64 48}
