; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/integer.c
; ModuleID = 'runtime/c/integer.c'
source_filename = "runtime/c/integer.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.magnitude = type { i64, i32, i32, i32 }

@radix64 = internal constant [65 x i8] c"./0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz\00", align 16
@l64a.text = internal global [7 x i8] zeroinitializer, align 1

; Function Attrs: nounwind optsize
define dso_local i64 @strtol(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call fastcc i64 @to_signed(i8* noundef %0, i8** noundef %1, i32 noundef %2) #9
  ret i64 %4
}

; Function Attrs: nounwind optsize
define internal fastcc i64 @to_signed(i8* noundef %0, i8** noundef %1, i32 noundef %2) unnamed_addr #0 {
  %4 = alloca %struct.magnitude, align 8
  %5 = bitcast %struct.magnitude* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #10
  call fastcc void @scan(%struct.magnitude* nonnull sret(%struct.magnitude) align 8 %4, i8* noundef %0, i8** noundef %1, i32 noundef %2) #9
  %6 = getelementptr inbounds %struct.magnitude, %struct.magnitude* %4, i64 0, i32 3
  %7 = load i32, i32* %6, align 8, !tbaa !2
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %14

9:                                                ; preds = %3
  %10 = getelementptr inbounds %struct.magnitude, %struct.magnitude* %4, i64 0, i32 1
  %11 = load i32, i32* %10, align 8, !tbaa !8
  %12 = getelementptr inbounds %struct.magnitude, %struct.magnitude* %4, i64 0, i32 0
  %13 = load i64, i64* %12, align 8
  br label %34

14:                                               ; preds = %3
  %15 = getelementptr inbounds %struct.magnitude, %struct.magnitude* %4, i64 0, i32 2
  %16 = load i32, i32* %15, align 4, !tbaa !9
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %21, label %18

18:                                               ; preds = %14
  %19 = getelementptr inbounds %struct.magnitude, %struct.magnitude* %4, i64 0, i32 1
  %20 = load i32, i32* %19, align 8, !tbaa !8
  br label %29

21:                                               ; preds = %14
  %22 = getelementptr inbounds %struct.magnitude, %struct.magnitude* %4, i64 0, i32 0
  %23 = load i64, i64* %22, align 8, !tbaa !10
  %24 = getelementptr inbounds %struct.magnitude, %struct.magnitude* %4, i64 0, i32 1
  %25 = load i32, i32* %24, align 8, !tbaa !8
  %26 = sext i32 %25 to i64
  %27 = add i64 %26, 9223372036854775807
  %28 = icmp ugt i64 %23, %27
  br i1 %28, label %29, label %34

29:                                               ; preds = %18, %21
  %30 = phi i32 [ %20, %18 ], [ %25, %21 ]
  %31 = tail call i32* @__errno_location() #11
  store i32 34, i32* %31, align 4, !tbaa !11
  %32 = icmp eq i32 %30, 0
  %33 = select i1 %32, i64 9223372036854775807, i64 -9223372036854775808
  br label %40

34:                                               ; preds = %9, %21
  %35 = phi i64 [ %13, %9 ], [ %23, %21 ]
  %36 = phi i32 [ %11, %9 ], [ %25, %21 ]
  %37 = icmp eq i32 %36, 0
  %38 = sub i64 0, %35
  %39 = select i1 %37, i64 %35, i64 %38
  br label %40

40:                                               ; preds = %34, %29
  %41 = phi i64 [ %33, %29 ], [ %39, %34 ]
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #10
  ret i64 %41
}

; Function Attrs: nounwind optsize
define dso_local i64 @strtoll(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call fastcc i64 @to_signed(i8* noundef %0, i8** noundef %1, i32 noundef %2) #9
  ret i64 %4
}

; Function Attrs: nounwind optsize
define dso_local i64 @strtoimax(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call fastcc i64 @to_signed(i8* noundef %0, i8** noundef %1, i32 noundef %2) #9
  ret i64 %4
}

; Function Attrs: nounwind optsize
define dso_local i64 @strtoq(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call fastcc i64 @to_signed(i8* noundef %0, i8** noundef %1, i32 noundef %2) #9
  ret i64 %4
}

; Function Attrs: nounwind optsize
define dso_local i64 @strtoul(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call fastcc i64 @to_unsigned(i8* noundef %0, i8** noundef %1, i32 noundef %2) #9
  ret i64 %4
}

; Function Attrs: nounwind optsize
define internal fastcc i64 @to_unsigned(i8* noundef %0, i8** noundef %1, i32 noundef %2) unnamed_addr #0 {
  %4 = alloca %struct.magnitude, align 8
  %5 = bitcast %struct.magnitude* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #10
  call fastcc void @scan(%struct.magnitude* nonnull sret(%struct.magnitude) align 8 %4, i8* noundef %0, i8** noundef %1, i32 noundef %2) #9
  %6 = getelementptr inbounds %struct.magnitude, %struct.magnitude* %4, i64 0, i32 3
  %7 = load i32, i32* %6, align 8, !tbaa !2
  %8 = icmp ne i32 %7, 0
  %9 = getelementptr inbounds %struct.magnitude, %struct.magnitude* %4, i64 0, i32 2
  %10 = load i32, i32* %9, align 4
  %11 = icmp ne i32 %10, 0
  %12 = select i1 %8, i1 %11, i1 false
  br i1 %12, label %13, label %15

13:                                               ; preds = %3
  %14 = tail call i32* @__errno_location() #11
  store i32 34, i32* %14, align 4, !tbaa !11
  br label %23

15:                                               ; preds = %3
  %16 = getelementptr inbounds %struct.magnitude, %struct.magnitude* %4, i64 0, i32 1
  %17 = load i32, i32* %16, align 8, !tbaa !8
  %18 = icmp eq i32 %17, 0
  %19 = getelementptr inbounds %struct.magnitude, %struct.magnitude* %4, i64 0, i32 0
  %20 = load i64, i64* %19, align 8
  %21 = sub i64 0, %20
  %22 = select i1 %18, i64 %20, i64 %21
  br label %23

23:                                               ; preds = %15, %13
  %24 = phi i64 [ -1, %13 ], [ %22, %15 ]
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #10
  ret i64 %24
}

; Function Attrs: nounwind optsize
define dso_local i64 @strtoull(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call fastcc i64 @to_unsigned(i8* noundef %0, i8** noundef %1, i32 noundef %2) #9
  ret i64 %4
}

; Function Attrs: nounwind optsize
define dso_local i64 @strtoumax(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call fastcc i64 @to_unsigned(i8* noundef %0, i8** noundef %1, i32 noundef %2) #9
  ret i64 %4
}

; Function Attrs: nounwind optsize
define dso_local i64 @strtouq(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call fastcc i64 @to_unsigned(i8* noundef %0, i8** noundef %1, i32 noundef %2) #9
  ret i64 %4
}

; Function Attrs: nounwind optsize
define dso_local i64 @__isoc23_strtol(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call fastcc i64 @to_signed(i8* noundef %0, i8** noundef %1, i32 noundef %2) #9
  ret i64 %4
}

; Function Attrs: nounwind optsize
define dso_local i64 @__isoc23_strtoll(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call fastcc i64 @to_signed(i8* noundef %0, i8** noundef %1, i32 noundef %2) #9
  ret i64 %4
}

; Function Attrs: nounwind optsize
define dso_local i64 @__isoc23_strtoul(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call fastcc i64 @to_unsigned(i8* noundef %0, i8** noundef %1, i32 noundef %2) #9
  ret i64 %4
}

; Function Attrs: nounwind optsize
define dso_local i64 @__isoc23_strtoull(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call fastcc i64 @to_unsigned(i8* noundef %0, i8** noundef %1, i32 noundef %2) #9
  ret i64 %4
}

; Function Attrs: nounwind optsize
define dso_local i64 @__strtol_internal(i8* noundef %0, i8** noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call fastcc i64 @to_signed(i8* noundef %0, i8** noundef %1, i32 noundef %2) #9
  ret i64 %5
}

; Function Attrs: nounwind optsize
define dso_local i64 @__strtoul_internal(i8* noundef %0, i8** noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call fastcc i64 @to_unsigned(i8* noundef %0, i8** noundef %1, i32 noundef %2) #9
  ret i64 %5
}

; Function Attrs: nounwind optsize
define dso_local i32 @atoi(i8* noundef %0) local_unnamed_addr #0 {
  %2 = tail call fastcc i64 @to_signed(i8* noundef %0, i8** noundef null, i32 noundef 10) #9
  %3 = trunc i64 %2 to i32
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local i64 @atol(i8* noundef %0) local_unnamed_addr #0 {
  %2 = tail call fastcc i64 @to_signed(i8* noundef %0, i8** noundef null, i32 noundef 10) #9
  ret i64 %2
}

; Function Attrs: nounwind optsize
define dso_local i64 @atoll(i8* noundef %0) local_unnamed_addr #0 {
  %2 = tail call fastcc i64 @to_signed(i8* noundef %0, i8** noundef null, i32 noundef 10) #9
  ret i64 %2
}

; Function Attrs: mustprogress nofree nosync nounwind optsize readnone willreturn
define dso_local i32 @abs(i32 noundef %0) local_unnamed_addr #1 {
  %2 = tail call i32 @llvm.abs.i32(i32 %0, i1 true)
  ret i32 %2
}

; Function Attrs: mustprogress nofree nosync nounwind optsize readnone willreturn
define dso_local i64 @labs(i64 noundef %0) local_unnamed_addr #1 {
  %2 = tail call i64 @llvm.abs.i64(i64 %0, i1 true)
  ret i64 %2
}

; Function Attrs: mustprogress nofree nosync nounwind optsize readnone willreturn
define dso_local i64 @llabs(i64 noundef %0) local_unnamed_addr #1 {
  %2 = tail call i64 @llvm.abs.i64(i64 %0, i1 true)
  ret i64 %2
}

; Function Attrs: mustprogress nofree nosync nounwind optsize readnone willreturn
define dso_local i64 @imaxabs(i64 noundef %0) local_unnamed_addr #1 {
  %2 = tail call i64 @llvm.abs.i64(i64 %0, i1 true)
  ret i64 %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i64 @div(i32 noundef %0, i32 noundef %1) local_unnamed_addr #2 {
  %3 = sdiv i32 %0, %1
  %4 = srem i32 %0, %1
  %5 = zext i32 %4 to i64
  %6 = shl nuw i64 %5, 32
  %7 = zext i32 %3 to i64
  %8 = or i64 %6, %7
  ret i64 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local { i64, i64 } @ldiv(i64 noundef %0, i64 noundef %1) local_unnamed_addr #2 {
  %3 = sdiv i64 %0, %1
  %4 = srem i64 %0, %1
  %5 = insertvalue { i64, i64 } poison, i64 %3, 0
  %6 = insertvalue { i64, i64 } %5, i64 %4, 1
  ret { i64, i64 } %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local { i64, i64 } @lldiv(i64 noundef %0, i64 noundef %1) local_unnamed_addr #2 {
  %3 = sdiv i64 %0, %1
  %4 = srem i64 %0, %1
  %5 = insertvalue { i64, i64 } poison, i64 %3, 0
  %6 = insertvalue { i64, i64 } %5, i64 %4, 1
  ret { i64, i64 } %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local { i64, i64 } @imaxdiv(i64 noundef %0, i64 noundef %1) local_unnamed_addr #2 {
  %3 = sdiv i64 %0, %1
  %4 = srem i64 %0, %1
  %5 = insertvalue { i64, i64 } poison, i64 %3, 0
  %6 = insertvalue { i64, i64 } %5, i64 %4, 1
  ret { i64, i64 } %6
}

; Function Attrs: mustprogress nofree nosync nounwind optsize readnone willreturn
define dso_local i32 @ffs(i32 noundef %0) local_unnamed_addr #1 {
  %2 = tail call i32 @llvm.cttz.i32(i32 %0, i1 true), !range !12
  %3 = add nuw nsw i32 %2, 1
  %4 = icmp eq i32 %0, 0
  %5 = select i1 %4, i32 0, i32 %3
  ret i32 %5
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.cttz.i32(i32, i1 immarg) #3

; Function Attrs: mustprogress nofree nosync nounwind optsize readnone willreturn
define dso_local i32 @ffsl(i64 noundef %0) local_unnamed_addr #1 {
  %2 = tail call i64 @llvm.cttz.i64(i64 %0, i1 true), !range !13
  %3 = icmp eq i64 %0, 0
  %4 = trunc i64 %2 to i32
  %5 = add nuw nsw i32 %4, 1
  %6 = select i1 %3, i32 0, i32 %5
  ret i32 %6
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.cttz.i64(i64, i1 immarg) #3

; Function Attrs: mustprogress nofree nosync nounwind optsize readnone willreturn
define dso_local i32 @ffsll(i64 noundef %0) local_unnamed_addr #1 {
  %2 = tail call i64 @llvm.cttz.i64(i64 %0, i1 true), !range !13
  %3 = icmp eq i64 %0, 0
  %4 = trunc i64 %2 to i32
  %5 = add nuw nsw i32 %4, 1
  %6 = select i1 %3, i32 0, i32 %5
  ret i32 %6
}

; Function Attrs: nounwind optsize
define dso_local i64 @a64l(i8* nocapture noundef readonly %0) local_unnamed_addr #0 {
  br label %2

2:                                                ; preds = %1, %12
  %3 = phi i64 [ 0, %1 ], [ %20, %12 ]
  %4 = phi i32 [ 0, %1 ], [ %19, %12 ]
  %5 = getelementptr inbounds i8, i8* %0, i64 %3
  %6 = load i8, i8* %5, align 1, !tbaa !14
  %7 = icmp eq i8 %6, 0
  br i1 %7, label %22, label %8

8:                                                ; preds = %2
  %9 = sext i8 %6 to i32
  %10 = tail call i8* @strchr(i8* noundef getelementptr inbounds ([65 x i8], [65 x i8]* @radix64, i64 0, i64 0), i32 noundef %9) #11
  %11 = icmp eq i8* %10, null
  br i1 %11, label %22, label %12

12:                                               ; preds = %8
  %13 = ptrtoint i8* %10 to i64
  %14 = trunc i64 %13 to i32
  %15 = sub i32 %14, ptrtoint ([65 x i8]* @radix64 to i32)
  %16 = trunc i64 %3 to i32
  %17 = mul i32 %16, 6
  %18 = shl i32 %15, %17
  %19 = or i32 %18, %4
  %20 = add nuw nsw i64 %3, 1
  %21 = icmp eq i64 %20, 6
  br i1 %21, label %22, label %2, !llvm.loop !15

22:                                               ; preds = %2, %12, %8
  %23 = phi i32 [ %4, %2 ], [ %19, %12 ], [ %4, %8 ]
  %24 = zext i32 %23 to i64
  ret i64 %24
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #4

; Function Attrs: optsize
declare dso_local i8* @strchr(i8* noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #4

; Function Attrs: nofree norecurse nosync nounwind optsize writeonly
define dso_local i8* @l64a(i64 noundef %0) local_unnamed_addr #6 {
  %2 = trunc i64 %0 to i32
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %17, label %4

4:                                                ; preds = %1, %4
  %5 = phi i64 [ %11, %4 ], [ 0, %1 ]
  %6 = phi i32 [ %13, %4 ], [ %2, %1 ]
  %7 = and i32 %6, 63
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds [65 x i8], [65 x i8]* @radix64, i64 0, i64 %8
  %10 = load i8, i8* %9, align 1, !tbaa !14
  %11 = add nuw nsw i64 %5, 1
  %12 = getelementptr inbounds [7 x i8], [7 x i8]* @l64a.text, i64 0, i64 %5
  store i8 %10, i8* %12, align 1, !tbaa !14
  %13 = lshr i32 %6, 6
  %14 = icmp ult i32 %6, 64
  br i1 %14, label %15, label %4, !llvm.loop !18

15:                                               ; preds = %4
  %16 = and i64 %11, 4294967295
  br label %17

17:                                               ; preds = %15, %1
  %18 = phi i64 [ 0, %1 ], [ %16, %15 ]
  %19 = getelementptr inbounds [7 x i8], [7 x i8]* @l64a.text, i64 0, i64 %18
  store i8 0, i8* %19, align 1, !tbaa !14
  ret i8* getelementptr inbounds ([7 x i8], [7 x i8]* @l64a.text, i64 0, i64 0)
}

; Function Attrs: nounwind optsize
define internal fastcc void @scan(%struct.magnitude* noalias nocapture sret(%struct.magnitude) align 8 %0, i8* noundef %1, i8** noundef writeonly %2, i32 noundef %3) unnamed_addr #0 {
  %5 = bitcast %struct.magnitude* %0 to i8*
  tail call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(24) %5, i8 0, i64 24, i1 false)
  %6 = icmp ne i8** %2, null
  br i1 %6, label %7, label %8

7:                                                ; preds = %4
  store i8* %1, i8** %2, align 8, !tbaa !19
  br label %8

8:                                                ; preds = %7, %4
  %9 = icmp eq i32 %3, 1
  %10 = icmp ugt i32 %3, 36
  %11 = or i1 %10, %9
  br i1 %11, label %12, label %14

12:                                               ; preds = %8
  %13 = tail call i32* @__errno_location() #11
  store i32 22, i32* %13, align 4, !tbaa !11
  br label %117

14:                                               ; preds = %8, %14
  %15 = phi i8* [ %20, %14 ], [ %1, %8 ]
  %16 = load i8, i8* %15, align 1, !tbaa !14
  %17 = zext i8 %16 to i32
  %18 = tail call i32 @isspace(i32 noundef %17) #11
  %19 = icmp eq i32 %18, 0
  %20 = getelementptr inbounds i8, i8* %15, i64 1
  br i1 %19, label %21, label %14, !llvm.loop !21

21:                                               ; preds = %14
  %22 = load i8, i8* %15, align 1, !tbaa !14
  switch i8 %22, label %26 [
    i8 45, label %23
    i8 43, label %25
  ]

23:                                               ; preds = %21
  %24 = getelementptr inbounds %struct.magnitude, %struct.magnitude* %0, i64 0, i32 1
  store i32 1, i32* %24, align 8, !tbaa !8
  br label %26

25:                                               ; preds = %21
  br label %26

26:                                               ; preds = %21, %25, %23
  %27 = phi i8* [ %20, %23 ], [ %20, %25 ], [ %15, %21 ]
  %28 = icmp eq i32 %3, 0
  %29 = and i32 %3, -17
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %47

31:                                               ; preds = %26
  %32 = load i8, i8* %27, align 1, !tbaa !14
  %33 = icmp eq i8 %32, 48
  br i1 %33, label %34, label %47

34:                                               ; preds = %31
  %35 = getelementptr inbounds i8, i8* %27, i64 1
  %36 = load i8, i8* %35, align 1, !tbaa !14
  %37 = and i8 %36, -33
  %38 = icmp eq i8 %37, 88
  br i1 %38, label %39, label %45

39:                                               ; preds = %34
  %40 = getelementptr inbounds i8, i8* %27, i64 2
  %41 = load i8, i8* %40, align 1, !tbaa !14
  %42 = zext i8 %41 to i32
  %43 = tail call i32 @isxdigit(i32 noundef %42) #11
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %49

45:                                               ; preds = %39, %34
  %46 = select i1 %28, i32 8, i32 %3
  br label %49

47:                                               ; preds = %26, %31
  %48 = select i1 %28, i32 10, i32 %3
  br label %49

49:                                               ; preds = %39, %45, %47
  %50 = phi i8* [ %27, %45 ], [ %27, %47 ], [ %40, %39 ]
  %51 = phi i32 [ %46, %45 ], [ %48, %47 ], [ 16, %39 ]
  %52 = add i32 %51, -1
  %53 = tail call i32 @llvm.ctlz.i32(i32 %52, i1 true), !range !12
  %54 = trunc i32 %53 to i8
  %55 = sub nuw nsw i8 32, %54
  %56 = udiv i8 63, %55
  %57 = zext i8 %56 to i32
  %58 = load i8, i8* %50, align 1, !tbaa !14
  %59 = zext i8 %58 to i32
  %60 = add nsw i32 %59, -48
  %61 = or i32 %59, 32
  %62 = add nsw i32 %61, -97
  %63 = icmp ult i32 %60, 10
  %64 = select i1 %63, i32 %60, i32 99
  %65 = icmp ult i32 %62, 26
  %66 = add nsw i32 %61, -87
  %67 = select i1 %65, i32 %66, i32 %64
  %68 = icmp ult i32 %67, %51
  br i1 %68, label %69, label %117

69:                                               ; preds = %49
  %70 = getelementptr inbounds %struct.magnitude, %struct.magnitude* %0, i64 0, i32 0
  %71 = sext i32 %51 to i64
  %72 = getelementptr inbounds %struct.magnitude, %struct.magnitude* %0, i64 0, i32 2
  %73 = getelementptr inbounds %struct.magnitude, %struct.magnitude* %0, i64 0, i32 3
  %74 = zext i32 %51 to i64
  br label %75

75:                                               ; preds = %69, %98
  %76 = phi i32 [ 0, %69 ], [ %99, %98 ]
  %77 = phi i64 [ 0, %69 ], [ %100, %98 ]
  %78 = phi i32 [ %67, %69 ], [ %112, %98 ]
  %79 = phi i8* [ %50, %69 ], [ %101, %98 ]
  %80 = phi i32 [ 0, %69 ], [ %102, %98 ]
  %81 = icmp ult i32 %80, %57
  br i1 %81, label %82, label %86

82:                                               ; preds = %75
  %83 = mul i64 %77, %74
  %84 = zext i32 %78 to i64
  %85 = add i64 %83, %84
  store i64 %85, i64* %70, align 8, !tbaa !10
  br label %98

86:                                               ; preds = %75
  %87 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %77, i64 %71)
  %88 = extractvalue { i64, i1 } %87, 1
  %89 = extractvalue { i64, i1 } %87, 0
  %90 = zext i1 %88 to i32
  %91 = or i32 %76, %90
  %92 = zext i32 %78 to i64
  %93 = tail call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %89, i64 %92)
  %94 = extractvalue { i64, i1 } %93, 1
  %95 = extractvalue { i64, i1 } %93, 0
  store i64 %95, i64* %70, align 8
  %96 = zext i1 %94 to i32
  %97 = or i32 %91, %96
  store i32 %97, i32* %72, align 4, !tbaa !9
  store i32 1, i32* %73, align 8, !tbaa !2
  br label %98

98:                                               ; preds = %86, %82
  %99 = phi i32 [ %97, %86 ], [ %76, %82 ]
  %100 = phi i64 [ %95, %86 ], [ %85, %82 ]
  %101 = getelementptr inbounds i8, i8* %79, i64 1
  %102 = add nuw nsw i32 %80, 1
  %103 = load i8, i8* %101, align 1, !tbaa !14
  %104 = zext i8 %103 to i32
  %105 = add nsw i32 %104, -48
  %106 = or i32 %104, 32
  %107 = add nsw i32 %106, -97
  %108 = icmp ult i32 %105, 10
  %109 = select i1 %108, i32 %105, i32 99
  %110 = icmp ult i32 %107, 26
  %111 = add nsw i32 %106, -87
  %112 = select i1 %110, i32 %111, i32 %109
  %113 = icmp ult i32 %112, %51
  br i1 %113, label %75, label %114, !llvm.loop !22

114:                                              ; preds = %98
  %115 = and i1 %6, %68
  br i1 %115, label %116, label %117

116:                                              ; preds = %114
  store i8* %101, i8** %2, align 8, !tbaa !19
  br label %117

117:                                              ; preds = %49, %114, %116, %12
  ret void
}

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #5

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #7

; Function Attrs: optsize
declare dso_local i32 @isspace(i32 noundef) local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local i32 @isxdigit(i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #3

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #3

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64) #3

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.abs.i32(i32, i1 immarg) #8

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.abs.i64(i64, i1 immarg) #8

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #4 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #5 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree norecurse nosync nounwind optsize writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #8 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #9 = { nobuiltin optsize "no-builtins" }
attributes #10 = { nounwind }
attributes #11 = { nobuiltin nounwind optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !7, i64 16}
!3 = !{!"magnitude", !4, i64 0, !7, i64 8, !7, i64 12, !7, i64 16}
!4 = !{!"long", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"int", !5, i64 0}
!8 = !{!3, !7, i64 8}
!9 = !{!3, !7, i64 12}
!10 = !{!3, !4, i64 0}
!11 = !{!7, !7, i64 0}
!12 = !{i32 0, i32 33}
!13 = !{i64 0, i64 65}
!14 = !{!5, !5, i64 0}
!15 = distinct !{!15, !16, !17}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = distinct !{!18, !16, !17}
!19 = !{!20, !20, i64 0}
!20 = !{!"any pointer", !5, i64 0}
!21 = distinct !{!21, !16, !17}
!22 = distinct !{!22, !17}
