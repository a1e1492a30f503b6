; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/wide_stream.c
; ModuleID = 'runtime/c/wide_stream.c'
source_filename = "runtime/c/wide_stream.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sv_file = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, [3 x i8*], i8*, %struct.sv_file*, i32, i32, i64, %struct.sv_channel*, i8*, [16 x i8], i32, i32, i32, i8, i32, [36 x i8] }
%struct.sv_channel = type { i8*, %struct.sv_cookie_functions, void (i8*)*, i32 (i8*, i32)* }
%struct.sv_cookie_functions = type { i64 (i8*, i8*, i64)*, i64 (i8*, i8*, i64)*, i32 (i8*, i64*, i32)*, i32 (i8*)* }

@stdout = external dso_local local_unnamed_addr global %struct.sv_file*, align 8
@stdin = external dso_local local_unnamed_addr global %struct.sv_file*, align 8

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i32 @fwide(%struct.sv_file* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 21
  %4 = load i8, i8* %3, align 4, !tbaa !2
  %5 = icmp eq i8 %4, 0
  %6 = icmp ne i32 %1, 0
  %7 = and i1 %6, %5
  br i1 %7, label %8, label %11

8:                                                ; preds = %2
  %9 = icmp slt i32 %1, 1
  %10 = select i1 %9, i8 -1, i8 1
  store i8 %10, i8* %3, align 4, !tbaa !2
  br label %11

11:                                               ; preds = %8, %2
  %12 = phi i8 [ %10, %8 ], [ %4, %2 ]
  %13 = sext i8 %12 to i32
  ret i32 %13
}

; Function Attrs: nounwind optsize
define dso_local i32 @fputwc(i32 noundef %0, %struct.sv_file* noundef %1) local_unnamed_addr #1 {
  %3 = alloca [8 x i8], align 1
  %4 = getelementptr inbounds [8 x i8], [8 x i8]* %3, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %4) #4
  %5 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %1, i64 0, i32 21
  %6 = load i8, i8* %5, align 4, !tbaa !2
  %7 = icmp eq i8 %6, 0
  br i1 %7, label %8, label %9

8:                                                ; preds = %2
  store i8 1, i8* %5, align 4, !tbaa !2
  br label %11

9:                                                ; preds = %2
  %10 = icmp slt i8 %6, 0
  br i1 %10, label %32, label %11

11:                                               ; preds = %8, %9
  %12 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %1, i64 0, i32 15
  %13 = load %struct.sv_channel*, %struct.sv_channel** %12, align 8, !tbaa !9
  %14 = icmp eq %struct.sv_channel* %13, null
  br i1 %14, label %23, label %15

15:                                               ; preds = %11
  %16 = getelementptr inbounds %struct.sv_channel, %struct.sv_channel* %13, i64 0, i32 3
  %17 = load i32 (i8*, i32)*, i32 (i8*, i32)** %16, align 8, !tbaa !10
  %18 = icmp eq i32 (i8*, i32)* %17, null
  br i1 %18, label %23, label %19

19:                                               ; preds = %15
  %20 = getelementptr inbounds %struct.sv_channel, %struct.sv_channel* %13, i64 0, i32 0
  %21 = load i8*, i8** %20, align 8, !tbaa !13
  %22 = tail call i32 %17(i8* noundef %21, i32 noundef %0) #5
  br label %32

23:                                               ; preds = %15, %11
  %24 = call i64 @wcrtomb(i8* noundef nonnull %4, i32 noundef %0, i8* noundef null) #5
  %25 = icmp eq i64 %24, -1
  br i1 %25, label %26, label %27

26:                                               ; preds = %23
  store i8 63, i8* %4, align 1, !tbaa !14
  br label %27

27:                                               ; preds = %26, %23
  %28 = phi i64 [ 1, %26 ], [ %24, %23 ]
  %29 = call i64 @__sv_write_stream(%struct.sv_file* noundef nonnull %1, i8* noundef nonnull %4, i64 noundef %28) #5
  %30 = icmp eq i64 %29, %28
  %31 = select i1 %30, i32 %0, i32 -1
  br label %32

32:                                               ; preds = %9, %27, %19
  %33 = phi i32 [ %22, %19 ], [ %31, %27 ], [ -1, %9 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %4) #4
  ret i32 %33
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: optsize
declare dso_local i64 @wcrtomb(i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local i64 @__sv_write_stream(%struct.sv_file* noundef, i8* noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: nounwind optsize
define dso_local i32 @fgetwc(%struct.sv_file* noundef %0) local_unnamed_addr #1 {
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  %4 = alloca [8 x i8], align 1
  %5 = bitcast i64* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %5) #4
  store i64 0, i64* %2, align 8, !tbaa !15
  %6 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #4
  %7 = getelementptr inbounds [8 x i8], [8 x i8]* %4, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %7) #4
  %8 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 21
  %9 = load i8, i8* %8, align 4, !tbaa !2
  %10 = icmp eq i8 %9, 0
  br i1 %10, label %11, label %12

11:                                               ; preds = %1
  store i8 1, i8* %8, align 4, !tbaa !2
  br label %14

12:                                               ; preds = %1
  %13 = icmp slt i8 %9, 0
  br i1 %13, label %57, label %14

14:                                               ; preds = %11, %12
  %15 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 1
  %16 = load i8*, i8** %15, align 8, !tbaa !16
  %17 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 2
  %18 = load i8*, i8** %17, align 8, !tbaa !17
  %19 = icmp ult i8* %16, %18
  br label %20

20:                                               ; preds = %33, %14
  %21 = phi i64 [ %35, %33 ], [ 0, %14 ]
  %22 = call i32 @fgetc(%struct.sv_file* noundef %0) #5
  %23 = icmp eq i32 %22, -1
  br i1 %23, label %24, label %33

24:                                               ; preds = %20
  %25 = trunc i64 %21 to i32
  %26 = icmp eq i32 %25, 0
  %27 = select i1 %26, i1 true, i1 %19
  br i1 %27, label %57, label %28

28:                                               ; preds = %24
  %29 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 0
  %30 = load i32, i32* %29, align 8, !tbaa !18
  %31 = or i32 %30, 32
  store i32 %31, i32* %29, align 8, !tbaa !18
  %32 = call i32* @__errno_location() #5
  store i32 84, i32* %32, align 4, !tbaa !19
  br label %57

33:                                               ; preds = %20
  %34 = trunc i32 %22 to i8
  %35 = add nuw i64 %21, 1
  %36 = getelementptr inbounds [8 x i8], [8 x i8]* %4, i64 0, i64 %21
  store i8 %34, i8* %36, align 1, !tbaa !14
  %37 = call i64 @mbrtowc(i32* noundef nonnull %3, i8* noundef nonnull %36, i64 noundef 1, i8* noundef nonnull %5) #5
  switch i64 %37, label %55 [
    i64 -1, label %38
    i64 -2, label %20
  ]

38:                                               ; preds = %33
  %39 = and i64 %35, 4294967295
  br label %40

40:                                               ; preds = %38, %40
  %41 = phi i64 [ %39, %38 ], [ %42, %40 ]
  %42 = add nsw i64 %41, -1
  %43 = and i64 %42, 4294967295
  %44 = getelementptr inbounds [8 x i8], [8 x i8]* %4, i64 0, i64 %43
  %45 = load i8, i8* %44, align 1, !tbaa !14
  %46 = zext i8 %45 to i32
  %47 = call i32 @ungetc(i32 noundef %46, %struct.sv_file* noundef %0) #5
  %48 = trunc i64 %41 to i32
  %49 = icmp sgt i32 %48, 1
  br i1 %49, label %40, label %50, !llvm.loop !20

50:                                               ; preds = %40
  %51 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 0
  %52 = load i32, i32* %51, align 8, !tbaa !18
  %53 = or i32 %52, 32
  store i32 %53, i32* %51, align 8, !tbaa !18
  %54 = call i32* @__errno_location() #5
  store i32 84, i32* %54, align 4, !tbaa !19
  br label %57

55:                                               ; preds = %33
  %56 = load i32, i32* %3, align 4, !tbaa !19
  br label %57

57:                                               ; preds = %55, %50, %28, %24, %12
  %58 = phi i32 [ -1, %12 ], [ %56, %55 ], [ -1, %50 ], [ -1, %28 ], [ -1, %24 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %7) #4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #4
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %5) #4
  ret i32 %58
}

; Function Attrs: optsize
declare dso_local i32 @fgetc(%struct.sv_file* noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local i64 @mbrtowc(i32* noundef, i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local i32 @ungetc(i32 noundef, %struct.sv_file* noundef) local_unnamed_addr #3

; Function Attrs: nounwind optsize
define dso_local i32 @ungetwc(i32 noundef %0, %struct.sv_file* noundef %1) local_unnamed_addr #1 {
  %3 = alloca [8 x i8], align 1
  %4 = getelementptr inbounds [8 x i8], [8 x i8]* %3, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %4) #4
  %5 = icmp eq i32 %0, -1
  br i1 %5, label %19, label %6

6:                                                ; preds = %2
  %7 = call i64 @wcrtomb(i8* noundef nonnull %4, i32 noundef %0, i8* noundef null) #5
  %8 = icmp eq i64 %7, -1
  br i1 %8, label %19, label %9

9:                                                ; preds = %6, %13
  %10 = phi i64 [ %11, %13 ], [ %7, %6 ]
  %11 = add i64 %10, -1
  %12 = icmp eq i64 %10, 0
  br i1 %12, label %19, label %13

13:                                               ; preds = %9
  %14 = getelementptr inbounds [8 x i8], [8 x i8]* %3, i64 0, i64 %11
  %15 = load i8, i8* %14, align 1, !tbaa !14
  %16 = zext i8 %15 to i32
  %17 = call i32 @ungetc(i32 noundef %16, %struct.sv_file* noundef %1) #5
  %18 = icmp eq i32 %17, -1
  br i1 %18, label %19, label %9, !llvm.loop !23

19:                                               ; preds = %13, %9, %6, %2
  %20 = phi i32 [ -1, %2 ], [ -1, %6 ], [ %0, %9 ], [ -1, %13 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %4) #4
  ret i32 %20
}

; Function Attrs: nounwind optsize
define dso_local i32 @fputws(i32* nocapture noundef readonly %0, %struct.sv_file* noundef %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %1, i64 0, i32 21
  %4 = load i8, i8* %3, align 4, !tbaa !2
  %5 = icmp eq i8 %4, 0
  br i1 %5, label %6, label %7

6:                                                ; preds = %2
  store i8 1, i8* %3, align 4, !tbaa !2
  br label %9

7:                                                ; preds = %2
  %8 = icmp slt i8 %4, 0
  br i1 %8, label %21, label %9

9:                                                ; preds = %6, %7
  %10 = load i32, i32* %0, align 4, !tbaa !19
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %21, label %15

12:                                               ; preds = %15
  %13 = load i32, i32* %20, align 4, !tbaa !19
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %21, label %15, !llvm.loop !24

15:                                               ; preds = %9, %12
  %16 = phi i32 [ %13, %12 ], [ %10, %9 ]
  %17 = phi i32* [ %20, %12 ], [ %0, %9 ]
  %18 = tail call i32 @fputwc(i32 noundef %16, %struct.sv_file* noundef %1) #6
  %19 = icmp eq i32 %18, -1
  %20 = getelementptr inbounds i32, i32* %17, i64 1
  br i1 %19, label %21, label %12

21:                                               ; preds = %15, %12, %9, %7
  %22 = phi i32 [ -1, %7 ], [ 1, %9 ], [ -1, %15 ], [ 1, %12 ]
  ret i32 %22
}

; Function Attrs: nounwind optsize
define dso_local i32* @fgetws(i32* noundef writeonly %0, i32 noundef %1, %struct.sv_file* noundef %2) local_unnamed_addr #1 {
  %4 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %2, i64 0, i32 0
  %5 = load i32, i32* %4, align 8, !tbaa !18
  %6 = and i32 %5, 32
  %7 = icmp slt i32 %1, 1
  br i1 %7, label %41, label %8

8:                                                ; preds = %3
  %9 = and i32 %5, -33
  store i32 %9, i32* %4, align 8, !tbaa !18
  %10 = add nsw i32 %1, -1
  %11 = zext i32 %10 to i64
  br label %12

12:                                               ; preds = %18, %8
  %13 = phi i64 [ %19, %18 ], [ 0, %8 ]
  %14 = icmp eq i64 %13, %11
  br i1 %14, label %26, label %15

15:                                               ; preds = %12
  %16 = tail call i32 @fgetwc(%struct.sv_file* noundef %2) #6
  %17 = icmp eq i32 %16, -1
  br i1 %17, label %24, label %18

18:                                               ; preds = %15
  %19 = add nuw nsw i64 %13, 1
  %20 = getelementptr inbounds i32, i32* %0, i64 %13
  store i32 %16, i32* %20, align 4, !tbaa !19
  %21 = icmp eq i32 %16, 10
  br i1 %21, label %22, label %12

22:                                               ; preds = %18
  %23 = trunc i64 %19 to i32
  br label %26

24:                                               ; preds = %15
  %25 = trunc i64 %13 to i32
  br label %26

26:                                               ; preds = %12, %24, %22
  %27 = phi i32 [ %23, %22 ], [ %25, %24 ], [ %10, %12 ]
  %28 = icmp eq i32 %27, 0
  %29 = icmp sgt i32 %1, 1
  %30 = and i1 %29, %28
  %31 = load i32, i32* %4, align 8, !tbaa !18
  br i1 %30, label %36, label %32

32:                                               ; preds = %26
  %33 = and i32 %31, 32
  %34 = icmp eq i32 %33, 0
  %35 = or i32 %31, %6
  store i32 %35, i32* %4, align 8, !tbaa !18
  br i1 %34, label %38, label %41

36:                                               ; preds = %26
  %37 = or i32 %31, %6
  store i32 %37, i32* %4, align 8, !tbaa !18
  br label %41

38:                                               ; preds = %32
  %39 = sext i32 %27 to i64
  %40 = getelementptr inbounds i32, i32* %0, i64 %39
  store i32 0, i32* %40, align 4, !tbaa !19
  br label %41

41:                                               ; preds = %32, %36, %3, %38
  %42 = phi i32* [ %0, %38 ], [ null, %3 ], [ null, %36 ], [ null, %32 ]
  ret i32* %42
}

; Function Attrs: nounwind optsize
define dso_local i32 @putwc(i32 noundef %0, %struct.sv_file* noundef %1) local_unnamed_addr #1 {
  %3 = tail call i32 @fputwc(i32 noundef %0, %struct.sv_file* noundef %1) #6
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local i32 @putwchar(i32 noundef %0) local_unnamed_addr #1 {
  %2 = load %struct.sv_file*, %struct.sv_file** @stdout, align 8, !tbaa !25
  %3 = tail call i32 @fputwc(i32 noundef %0, %struct.sv_file* noundef %2) #6
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local i32 @getwc(%struct.sv_file* noundef %0) local_unnamed_addr #1 {
  %2 = tail call i32 @fgetwc(%struct.sv_file* noundef %0) #6
  ret i32 %2
}

; Function Attrs: nounwind optsize
define dso_local i32 @getwchar() local_unnamed_addr #1 {
  %1 = load %struct.sv_file*, %struct.sv_file** @stdin, align 8, !tbaa !25
  %2 = tail call i32 @fgetwc(%struct.sv_file* noundef %1) #6
  ret i32 %2
}

; Function Attrs: nounwind optsize
define dso_local i32 @fputwc_unlocked(i32 noundef %0, %struct.sv_file* noundef %1) local_unnamed_addr #1 {
  %3 = tail call i32 @fputwc(i32 noundef %0, %struct.sv_file* noundef %1) #6
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local i32 @putwc_unlocked(i32 noundef %0, %struct.sv_file* noundef %1) local_unnamed_addr #1 {
  %3 = tail call i32 @fputwc(i32 noundef %0, %struct.sv_file* noundef %1) #6
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local i32 @putwchar_unlocked(i32 noundef %0) local_unnamed_addr #1 {
  %2 = load %struct.sv_file*, %struct.sv_file** @stdout, align 8, !tbaa !25
  %3 = tail call i32 @fputwc(i32 noundef %0, %struct.sv_file* noundef %2) #6
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local i32 @fgetwc_unlocked(%struct.sv_file* noundef %0) local_unnamed_addr #1 {
  %2 = tail call i32 @fgetwc(%struct.sv_file* noundef %0) #6
  ret i32 %2
}

; Function Attrs: nounwind optsize
define dso_local i32 @getwc_unlocked(%struct.sv_file* noundef %0) local_unnamed_addr #1 {
  %2 = tail call i32 @fgetwc(%struct.sv_file* noundef %0) #6
  ret i32 %2
}

; Function Attrs: nounwind optsize
define dso_local i32 @getwchar_unlocked() local_unnamed_addr #1 {
  %1 = load %struct.sv_file*, %struct.sv_file** @stdin, align 8, !tbaa !25
  %2 = tail call i32 @fgetwc(%struct.sv_file* noundef %1) #6
  ret i32 %2
}

; Function Attrs: nounwind optsize
define dso_local i32 @fputws_unlocked(i32* nocapture noundef readonly %0, %struct.sv_file* noundef %1) local_unnamed_addr #1 {
  %3 = tail call i32 @fputws(i32* noundef %0, %struct.sv_file* noundef %1) #6
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local i32* @fgetws_unlocked(i32* noundef %0, i32 noundef %1, %struct.sv_file* noundef %2) local_unnamed_addr #1 {
  %4 = tail call i32* @fgetws(i32* noundef %0, i32 noundef %1, %struct.sv_file* noundef %2) #6
  ret i32* %4
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #3 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { nobuiltin nounwind optsize "no-builtins" }
attributes #6 = { nobuiltin optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !5, i64 172}
!3 = !{!"sv_file", !4, i64 0, !7, i64 8, !7, i64 16, !7, i64 24, !7, i64 32, !7, i64 40, !7, i64 48, !7, i64 56, !7, i64 64, !5, i64 72, !7, i64 96, !7, i64 104, !4, i64 112, !4, i64 116, !8, i64 120, !7, i64 128, !7, i64 136, !5, i64 144, !4, i64 160, !4, i64 164, !4, i64 168, !5, i64 172, !4, i64 176, !5, i64 180}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"any pointer", !5, i64 0}
!8 = !{!"long", !5, i64 0}
!9 = !{!3, !7, i64 128}
!10 = !{!11, !7, i64 48}
!11 = !{!"sv_channel", !7, i64 0, !12, i64 8, !7, i64 40, !7, i64 48}
!12 = !{!"sv_cookie_functions", !7, i64 0, !7, i64 8, !7, i64 16, !7, i64 24}
!13 = !{!11, !7, i64 0}
!14 = !{!5, !5, i64 0}
!15 = !{!8, !8, i64 0}
!16 = !{!3, !7, i64 8}
!17 = !{!3, !7, i64 16}
!18 = !{!3, !4, i64 0}
!19 = !{!4, !4, i64 0}
!20 = distinct !{!20, !21, !22}
!21 = !{!"llvm.loop.mustprogress"}
!22 = !{!"llvm.loop.unroll.disable"}
!23 = distinct !{!23, !21, !22}
!24 = distinct !{!24, !21, !22}
!25 = !{!7, !7, i64 0}
