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
  %6 = icmp eq i32 %3, 1
  %7 = icmp ugt i32 %3, 36
  %8 = or i1 %7, %6
  br i1 %8, label %9, label %11

9:                                                ; preds = %4
  %10 = tail call i32* @__errno_location() #11
  store i32 22, i32* %10, align 4, !tbaa !11
  br label %118

11:                                               ; preds = %4
  %12 = icmp ne i8** %2, null
  br i1 %12, label %13, label %14

13:                                               ; preds = %11
  store i8* %1, i8** %2, align 8, !tbaa !19
  br label %14

14:                                               ; preds = %13, %11
  br label %15

15:                                               ; preds = %14, %15
  %16 = phi i8* [ %21, %15 ], [ %1, %14 ]
  %17 = load i8, i8* %16, align 1, !tbaa !14
  %18 = zext i8 %17 to i32
  %19 = tail call i32 @isspace(i32 noundef %18) #11
  %20 = icmp eq i32 %19, 0
  %21 = getelementptr inbounds i8, i8* %16, i64 1
  br i1 %20, label %22, label %15, !llvm.loop !21

22:                                               ; preds = %15
  %23 = load i8, i8* %16, align 1, !tbaa !14
  switch i8 %23, label %27 [
    i8 45, label %24
    i8 43, label %26
  ]

24:                                               ; preds = %22
  %25 = getelementptr inbounds %struct.magnitude, %struct.magnitude* %0, i64 0, i32 1
  store i32 1, i32* %25, align 8, !tbaa !8
  br label %27

26:                                               ; preds = %22
  br label %27

27:                                               ; preds = %22, %26, %24
  %28 = phi i8* [ %21, %24 ], [ %21, %26 ], [ %16, %22 ]
  %29 = icmp eq i32 %3, 0
  %30 = and i32 %3, -17
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %48

32:                                               ; preds = %27
  %33 = load i8, i8* %28, align 1, !tbaa !14
  %34 = icmp eq i8 %33, 48
  br i1 %34, label %35, label %48

35:                                               ; preds = %32
  %36 = getelementptr inbounds i8, i8* %28, i64 1
  %37 = load i8, i8* %36, align 1, !tbaa !14
  %38 = and i8 %37, -33
  %39 = icmp eq i8 %38, 88
  br i1 %39, label %40, label %46

40:                                               ; preds = %35
  %41 = getelementptr inbounds i8, i8* %28, i64 2
  %42 = load i8, i8* %41, align 1, !tbaa !14
  %43 = zext i8 %42 to i32
  %44 = tail call i32 @isxdigit(i32 noundef %43) #11
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %50

46:                                               ; preds = %40, %35
  %47 = select i1 %29, i32 8, i32 %3
  br label %50

48:                                               ; preds = %27, %32
  %49 = select i1 %29, i32 10, i32 %3
  br label %50

50:                                               ; preds = %40, %46, %48
  %51 = phi i8* [ %28, %46 ], [ %28, %48 ], [ %41, %40 ]
  %52 = phi i32 [ %47, %46 ], [ %49, %48 ], [ 16, %40 ]
  %53 = add i32 %52, -1
  %54 = tail call i32 @llvm.ctlz.i32(i32 %53, i1 true), !range !12
  %55 = trunc i32 %54 to i8
  %56 = sub nuw nsw i8 32, %55
  %57 = udiv i8 63, %56
  %58 = zext i8 %57 to i32
  %59 = load i8, i8* %51, align 1, !tbaa !14
  %60 = zext i8 %59 to i32
  %61 = add nsw i32 %60, -48
  %62 = or i32 %60, 32
  %63 = add nsw i32 %62, -97
  %64 = icmp ult i32 %61, 10
  %65 = select i1 %64, i32 %61, i32 99
  %66 = icmp ult i32 %63, 26
  %67 = add nsw i32 %62, -87
  %68 = select i1 %66, i32 %67, i32 %65
  %69 = icmp ult i32 %68, %52
  br i1 %69, label %70, label %118

70:                                               ; preds = %50
  %71 = getelementptr inbounds %struct.magnitude, %struct.magnitude* %0, i64 0, i32 0
  %72 = sext i32 %52 to i64
  %73 = getelementptr inbounds %struct.magnitude, %struct.magnitude* %0, i64 0, i32 2
  %74 = getelementptr inbounds %struct.magnitude, %struct.magnitude* %0, i64 0, i32 3
  %75 = zext i32 %52 to i64
  br label %76

76:                                               ; preds = %70, %99
  %77 = phi i32 [ 0, %70 ], [ %100, %99 ]
  %78 = phi i64 [ 0, %70 ], [ %101, %99 ]
  %79 = phi i32 [ %68, %70 ], [ %113, %99 ]
  %80 = phi i8* [ %51, %70 ], [ %102, %99 ]
  %81 = phi i32 [ 0, %70 ], [ %103, %99 ]
  %82 = icmp ult i32 %81, %58
  br i1 %82, label %83, label %87

83:                                               ; preds = %76
  %84 = mul i64 %78, %75
  %85 = zext i32 %79 to i64
  %86 = add i64 %84, %85
  store i64 %86, i64* %71, align 8, !tbaa !10
  br label %99

87:                                               ; preds = %76
  %88 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %78, i64 %72)
  %89 = extractvalue { i64, i1 } %88, 1
  %90 = extractvalue { i64, i1 } %88, 0
  %91 = zext i1 %89 to i32
  %92 = or i32 %77, %91
  %93 = zext i32 %79 to i64
  %94 = tail call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %90, i64 %93)
  %95 = extractvalue { i64, i1 } %94, 1
  %96 = extractvalue { i64, i1 } %94, 0
  store i64 %96, i64* %71, align 8
  %97 = zext i1 %95 to i32
  %98 = or i32 %92, %97
  store i32 %98, i32* %73, align 4, !tbaa !9
  store i32 1, i32* %74, align 8, !tbaa !2
  br label %99

99:                                               ; preds = %87, %83
  %100 = phi i32 [ %98, %87 ], [ %77, %83 ]
  %101 = phi i64 [ %96, %87 ], [ %86, %83 ]
  %102 = getelementptr inbounds i8, i8* %80, i64 1
  %103 = add nuw nsw i32 %81, 1
  %104 = load i8, i8* %102, align 1, !tbaa !14
  %105 = zext i8 %104 to i32
  %106 = add nsw i32 %105, -48
  %107 = or i32 %105, 32
  %108 = add nsw i32 %107, -97
  %109 = icmp ult i32 %106, 10
  %110 = select i1 %109, i32 %106, i32 99
  %111 = icmp ult i32 %108, 26
  %112 = add nsw i32 %107, -87
  %113 = select i1 %111, i32 %112, i32 %110
  %114 = icmp ult i32 %113, %52
  br i1 %114, label %76, label %115, !llvm.loop !22

115:                                              ; preds = %99
  %116 = and i1 %12, %69
  br i1 %116, label %117, label %118

117:                                              ; preds = %115
  store i8* %102, i8** %2, align 8, !tbaa !19
  br label %118

118:                                              ; preds = %50, %115, %117, %9
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
