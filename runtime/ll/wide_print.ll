; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/wide_print.c
; ModuleID = 'runtime/c/wide_print.c'
source_filename = "runtime/c/wide_print.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sv_file = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, [3 x i8*], i8*, %struct.sv_file*, i32, i32, i64, %struct.sv_channel*, i8*, [16 x i8], i32, i32, i32, i8, i32, [36 x i8] }
%struct.sv_channel = type { i8*, %struct.sv_cookie_functions, void (i8*)*, i32 (i8*, i32)* }
%struct.sv_cookie_functions = type { i64 (i8*, i8*, i64)*, i64 (i8*, i8*, i64)*, i32 (i8*, i64*, i32)*, i32 (i8*)* }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct.sv_sink = type { void (%struct.sv_sink*, i8*, i64)*, i8*, i64, i64, i32, i64, i32, i32, i32 }
%struct.tm = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i8* }

@stdout = external dso_local local_unnamed_addr global %struct.sv_file*, align 8

; Function Attrs: nounwind optsize
define dso_local i32 @vfwprintf(%struct.sv_file* noundef %0, i32* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.sv_sink, align 8
  %5 = bitcast %struct.sv_sink* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %5) #8
  %6 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %4, i64 0, i32 0
  store void (%struct.sv_sink*, i8*, i64)* @put_stream, void (%struct.sv_sink*, i8*, i64)** %6, align 8, !tbaa !2
  %7 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %4, i64 0, i32 1
  %8 = bitcast i8** %7 to %struct.sv_file**
  store %struct.sv_file* %0, %struct.sv_file** %8, align 8, !tbaa !9
  %9 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %4, i64 0, i32 2
  store i64 0, i64* %9, align 8, !tbaa !10
  %10 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %4, i64 0, i32 3
  store i64 0, i64* %10, align 8, !tbaa !11
  %11 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %4, i64 0, i32 4
  %12 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 0
  %13 = load i32, i32* %12, align 8, !tbaa !12
  %14 = and i32 %13, 16384
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %22, label %16

16:                                               ; preds = %3
  %17 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 12
  %18 = load i32, i32* %17, align 8, !tbaa !14
  %19 = tail call i32 @__sv_is_console(i32 noundef %18) #9
  %20 = icmp ne i32 %19, 0
  %21 = zext i1 %20 to i32
  br label %22

22:                                               ; preds = %16, %3
  %23 = phi i32 [ 0, %3 ], [ %21, %16 ]
  store i32 %23, i32* %11, align 8, !tbaa !15
  %24 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %4, i64 0, i32 5
  store i64 0, i64* %24, align 8, !tbaa !16
  %25 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %4, i64 0, i32 6
  store i32 0, i32* %25, align 8, !tbaa !17
  %26 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %4, i64 0, i32 7
  store i32 0, i32* %26, align 4, !tbaa !18
  %27 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %4, i64 0, i32 8
  store i32 0, i32* %27, align 8, !tbaa !19
  %28 = tail call i32 @fwide(%struct.sv_file* noundef nonnull %0, i32 noundef 1) #9
  %29 = icmp slt i32 %28, 0
  br i1 %29, label %32, label %30

30:                                               ; preds = %22
  %31 = call fastcc i32 @format_wide(%struct.sv_sink* noundef nonnull %4, i32* noundef %1, %struct.__va_list_tag* noundef %2) #10
  br label %32

32:                                               ; preds = %22, %30
  %33 = phi i32 [ %31, %30 ], [ -1, %22 ]
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %5) #8
  ret i32 %33
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define internal void @put_stream(%struct.sv_sink* nocapture noundef %0, i8* nocapture noundef readonly %1, i64 noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #8
  store i32 0, i32* %4, align 4, !tbaa !20
  %6 = icmp eq i64 %2, 0
  br i1 %6, label %12, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 8
  %9 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 1
  %10 = bitcast i8** %9 to %struct.sv_file**
  %11 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 6
  br label %13

12:                                               ; preds = %25, %3
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #8
  ret void

13:                                               ; preds = %7, %25
  %14 = phi i64 [ 0, %7 ], [ %26, %25 ]
  %15 = getelementptr inbounds i8, i8* %1, i64 %14
  %16 = load i8, i8* %15, align 1, !tbaa !21
  %17 = call fastcc i32 @joined(%struct.sv_sink* noundef %0, i8 noundef zeroext %16, i32* noundef nonnull %4) #10
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %25, label %19

19:                                               ; preds = %13
  %20 = load i32, i32* %8, align 8, !tbaa !19
  %21 = load %struct.sv_file*, %struct.sv_file** %10, align 8, !tbaa !9
  %22 = tail call i32 @fputwc(i32 noundef %20, %struct.sv_file* noundef %21) #9
  %23 = icmp eq i32 %22, -1
  br i1 %23, label %24, label %25

24:                                               ; preds = %19
  store i32 1, i32* %11, align 8, !tbaa !17
  br label %25

25:                                               ; preds = %13, %19, %24
  %26 = add nuw i64 %14, 1
  %27 = icmp eq i64 %26, %2
  br i1 %27, label %12, label %13, !llvm.loop !22
}

; Function Attrs: optsize
declare dso_local i32 @__sv_is_console(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @fwide(%struct.sv_file* noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define internal fastcc i32 @format_wide(%struct.sv_sink* noundef %0, i32* noundef %1, %struct.__va_list_tag* noundef %2) unnamed_addr #0 {
  %4 = tail call i64 @wcslen(i32* noundef %1) #9
  %5 = mul i64 %4, 6
  %6 = or i64 %5, 1
  %7 = tail call i8* @malloc(i64 noundef %6) #9
  %8 = icmp eq i8* %7, null
  br i1 %8, label %25, label %9

9:                                                ; preds = %3
  %10 = load i32, i32* %1, align 4, !tbaa !20
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %21, label %12

12:                                               ; preds = %9, %12
  %13 = phi i32 [ %19, %12 ], [ %10, %9 ]
  %14 = phi i8* [ %17, %12 ], [ %7, %9 ]
  %15 = phi i32* [ %18, %12 ], [ %1, %9 ]
  %16 = tail call i64 @__sv_encode(i8* noundef %14, i32 noundef %13) #9
  %17 = getelementptr inbounds i8, i8* %14, i64 %16
  %18 = getelementptr inbounds i32, i32* %15, i64 1
  %19 = load i32, i32* %18, align 4, !tbaa !20
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %12, !llvm.loop !25

21:                                               ; preds = %12, %9
  %22 = phi i8* [ %7, %9 ], [ %17, %12 ]
  store i8 0, i8* %22, align 1, !tbaa !21
  %23 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 7
  store i32 1, i32* %23, align 4, !tbaa !18
  %24 = tail call i32 @__sv_format(%struct.sv_sink* noundef %0, i8* noundef nonnull %7, %struct.__va_list_tag* noundef %2) #9
  tail call void @free(i8* noundef nonnull %7) #9
  br label %25

25:                                               ; preds = %3, %21
  %26 = phi i32 [ %24, %21 ], [ -1, %3 ]
  ret i32 %26
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define dso_local i32 @vwprintf(i32* noundef %0, %struct.__va_list_tag* noundef %1) local_unnamed_addr #0 {
  %3 = load %struct.sv_file*, %struct.sv_file** @stdout, align 8, !tbaa !26
  %4 = tail call i32 @vfwprintf(%struct.sv_file* noundef %3, i32* noundef %0, %struct.__va_list_tag* noundef %1) #10
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @vswprintf(i32* noundef %0, i64 noundef %1, i32* noundef %2, %struct.__va_list_tag* noundef %3) local_unnamed_addr #0 {
  %5 = alloca %struct.sv_sink, align 8
  %6 = bitcast %struct.sv_sink* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %6) #8
  %7 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %5, i64 0, i32 0
  store void (%struct.sv_sink*, i8*, i64)* @put_buffer, void (%struct.sv_sink*, i8*, i64)** %7, align 8, !tbaa !2
  %8 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %5, i64 0, i32 1
  %9 = bitcast i8** %8 to i32**
  store i32* %0, i32** %9, align 8, !tbaa !9
  %10 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %5, i64 0, i32 2
  store i64 0, i64* %10, align 8, !tbaa !10
  %11 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %5, i64 0, i32 3
  %12 = icmp eq i64 %1, 0
  %13 = add i64 %1, -1
  %14 = select i1 %12, i64 0, i64 %13
  store i64 %14, i64* %11, align 8, !tbaa !11
  %15 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %5, i64 0, i32 4
  store i32 0, i32* %15, align 8, !tbaa !15
  %16 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %5, i64 0, i32 5
  store i64 0, i64* %16, align 8, !tbaa !16
  %17 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %5, i64 0, i32 6
  store i32 0, i32* %17, align 8, !tbaa !17
  %18 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %5, i64 0, i32 7
  store i32 0, i32* %18, align 4, !tbaa !18
  %19 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %5, i64 0, i32 8
  store i32 0, i32* %19, align 8, !tbaa !19
  br i1 %12, label %23, label %20

20:                                               ; preds = %4
  %21 = call fastcc i32 @format_wide(%struct.sv_sink* noundef nonnull %5, i32* noundef %2, %struct.__va_list_tag* noundef %3) #10
  %22 = load i32*, i32** %9, align 8, !tbaa !9
  store i32 0, i32* %22, align 4, !tbaa !20
  br label %23

23:                                               ; preds = %4, %20
  %24 = phi i32 [ %21, %20 ], [ -1, %4 ]
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %6) #8
  ret i32 %24
}

; Function Attrs: nofree nosync nounwind optsize
define internal void @put_buffer(%struct.sv_sink* nocapture noundef %0, i8* nocapture noundef readonly %1, i64 noundef %2) #3 {
  %4 = alloca i32, align 4
  %5 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #8
  store i32 0, i32* %4, align 4, !tbaa !20
  %6 = icmp eq i64 %2, 0
  br i1 %6, label %13, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 3
  %9 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 8
  %10 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 1
  %11 = bitcast i8** %10 to i32**
  %12 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 6
  br label %14

13:                                               ; preds = %29, %3
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #8
  ret void

14:                                               ; preds = %7, %29
  %15 = phi i64 [ 0, %7 ], [ %30, %29 ]
  %16 = getelementptr inbounds i8, i8* %1, i64 %15
  %17 = load i8, i8* %16, align 1, !tbaa !21
  %18 = call fastcc i32 @joined(%struct.sv_sink* noundef %0, i8 noundef zeroext %17, i32* noundef nonnull %4) #10
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %29, label %20

20:                                               ; preds = %14
  %21 = load i64, i64* %8, align 8, !tbaa !11
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %24

23:                                               ; preds = %20
  store i32 1, i32* %12, align 8, !tbaa !17
  br label %29

24:                                               ; preds = %20
  %25 = load i32, i32* %9, align 8, !tbaa !19
  %26 = load i32*, i32** %11, align 8, !tbaa !9
  store i32 %25, i32* %26, align 4, !tbaa !20
  %27 = getelementptr inbounds i32, i32* %26, i64 1
  store i32* %27, i32** %11, align 8, !tbaa !9
  %28 = add i64 %21, -1
  store i64 %28, i64* %8, align 8, !tbaa !11
  br label %29

29:                                               ; preds = %23, %24, %14
  %30 = add nuw i64 %15, 1
  %31 = icmp eq i64 %30, %2
  br i1 %31, label %13, label %14, !llvm.loop !27
}

; Function Attrs: nounwind optsize
define dso_local i32 @wprintf(i32* noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %3) #8
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %3)
  %5 = load %struct.sv_file*, %struct.sv_file** @stdout, align 8, !tbaa !26
  %6 = call i32 @vfwprintf(%struct.sv_file* noundef %5, i32* noundef %0, %struct.__va_list_tag* noundef nonnull %4) #9
  call void @llvm.va_end(i8* nonnull %3)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %3) #8
  ret i32 %6
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #4

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #4

; Function Attrs: nounwind optsize
define dso_local i32 @fwprintf(%struct.sv_file* noundef %0, i32* noundef %1, ...) local_unnamed_addr #0 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #8
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %4)
  %6 = call i32 @vfwprintf(%struct.sv_file* noundef %0, i32* noundef %1, %struct.__va_list_tag* noundef nonnull %5) #10
  call void @llvm.va_end(i8* nonnull %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #8
  ret i32 %6
}

; Function Attrs: nounwind optsize
define dso_local i32 @swprintf(i32* noundef %0, i64 noundef %1, i32* noundef %2, ...) local_unnamed_addr #0 {
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #8
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %5)
  %7 = call i32 @vswprintf(i32* noundef %0, i64 noundef %1, i32* noundef %2, %struct.__va_list_tag* noundef nonnull %6) #10
  call void @llvm.va_end(i8* nonnull %5)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #8
  ret i32 %7
}

; Function Attrs: nounwind optsize
define dso_local i32 @__vswprintf_chk(i32* noundef %0, i64 noundef %1, i32 %2, i64 noundef %3, i32* noundef %4, %struct.__va_list_tag* noundef %5) local_unnamed_addr #0 {
  %7 = icmp ugt i64 %1, %3
  br i1 %7, label %8, label %9

8:                                                ; preds = %6
  tail call void @__chk_fail() #11
  unreachable

9:                                                ; preds = %6
  %10 = tail call i32 @vswprintf(i32* noundef %0, i64 noundef %1, i32* noundef %4, %struct.__va_list_tag* noundef %5) #10
  ret i32 %10
}

; Function Attrs: noreturn optsize
declare dso_local void @__chk_fail() local_unnamed_addr #5

; Function Attrs: nounwind optsize
define dso_local i32 @__vfwprintf_chk(%struct.sv_file* noundef %0, i32 noundef %1, i32* noundef %2, %struct.__va_list_tag* noundef %3) local_unnamed_addr #0 {
  %5 = tail call i32 @vfwprintf(%struct.sv_file* noundef %0, i32* noundef %2, %struct.__va_list_tag* noundef %3) #10
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local i32 @__vwprintf_chk(i32 noundef %0, i32* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #0 {
  %4 = load %struct.sv_file*, %struct.sv_file** @stdout, align 8, !tbaa !26
  %5 = tail call i32 @vfwprintf(%struct.sv_file* noundef %4, i32* noundef %1, %struct.__va_list_tag* noundef %2) #9
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local i32 @__wprintf_chk(i32 noundef %0, i32* noundef %1, ...) local_unnamed_addr #0 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #8
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %4)
  %6 = load %struct.sv_file*, %struct.sv_file** @stdout, align 8, !tbaa !26
  %7 = call i32 @vfwprintf(%struct.sv_file* noundef %6, i32* noundef %1, %struct.__va_list_tag* noundef nonnull %5) #9
  call void @llvm.va_end(i8* nonnull %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #8
  ret i32 %7
}

; Function Attrs: nounwind optsize
define dso_local i32 @__fwprintf_chk(%struct.sv_file* noundef %0, i32 noundef %1, i32* noundef %2, ...) local_unnamed_addr #0 {
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #8
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %5)
  %7 = call i32 @vfwprintf(%struct.sv_file* noundef %0, i32* noundef %2, %struct.__va_list_tag* noundef nonnull %6) #10
  call void @llvm.va_end(i8* nonnull %5)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #8
  ret i32 %7
}

; Function Attrs: nounwind optsize
define dso_local i32 @__swprintf_chk(i32* noundef %0, i64 noundef %1, i32 noundef %2, i64 noundef %3, i32* noundef %4, ...) local_unnamed_addr #0 {
  %6 = alloca [1 x %struct.__va_list_tag], align 16
  %7 = bitcast [1 x %struct.__va_list_tag]* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %7) #8
  call void @llvm.va_start(i8* nonnull %7)
  %8 = icmp ugt i64 %1, %3
  br i1 %8, label %9, label %10

9:                                                ; preds = %5
  call void @__chk_fail() #11
  unreachable

10:                                               ; preds = %5
  %11 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %6, i64 0, i64 0
  %12 = call i32 @vswprintf(i32* noundef %0, i64 noundef %1, i32* noundef %4, %struct.__va_list_tag* noundef nonnull %11) #9
  call void @llvm.va_end(i8* nonnull %7)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %7) #8
  ret i32 %12
}

; Function Attrs: nounwind optsize
define dso_local i64 @wcsftime(i32* noundef %0, i64 noundef %1, i32* noundef %2, %struct.tm* noundef %3) local_unnamed_addr #0 {
  %5 = alloca %struct.sv_sink, align 8
  %6 = mul i64 %1, 6
  %7 = tail call i64 @wcslen(i32* noundef %2) #9
  %8 = mul i64 %7, 6
  %9 = add i64 %8, 2
  %10 = tail call i8* @malloc(i64 noundef %9) #9
  %11 = add i64 %6, 2
  %12 = tail call i8* @malloc(i64 noundef %11) #9
  %13 = icmp ne i8* %10, null
  %14 = icmp ne i8* %12, null
  %15 = select i1 %13, i1 %14, i1 false
  br i1 %15, label %16, label %53

16:                                               ; preds = %4
  %17 = load i32, i32* %2, align 4, !tbaa !20
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %28, label %19

19:                                               ; preds = %16, %19
  %20 = phi i32 [ %26, %19 ], [ %17, %16 ]
  %21 = phi i32* [ %25, %19 ], [ %2, %16 ]
  %22 = phi i8* [ %24, %19 ], [ %10, %16 ]
  %23 = tail call i64 @__sv_encode(i8* noundef %22, i32 noundef %20) #9
  %24 = getelementptr inbounds i8, i8* %22, i64 %23
  %25 = getelementptr inbounds i32, i32* %21, i64 1
  %26 = load i32, i32* %25, align 4, !tbaa !20
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %19, !llvm.loop !28

28:                                               ; preds = %19, %16
  %29 = phi i8* [ %10, %16 ], [ %24, %19 ]
  %30 = getelementptr inbounds i8, i8* %29, i64 1
  store i8 32, i8* %29, align 1, !tbaa !21
  store i8 0, i8* %30, align 1, !tbaa !21
  %31 = bitcast %struct.sv_sink* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %31) #8
  %32 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %5, i64 0, i32 0
  store void (%struct.sv_sink*, i8*, i64)* @put_buffer, void (%struct.sv_sink*, i8*, i64)** %32, align 8, !tbaa !2
  %33 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %5, i64 0, i32 1
  %34 = bitcast i8** %33 to i32**
  store i32* %0, i32** %34, align 8, !tbaa !9
  %35 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %5, i64 0, i32 2
  store i64 0, i64* %35, align 8, !tbaa !10
  %36 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %5, i64 0, i32 3
  store i64 %1, i64* %36, align 8, !tbaa !11
  %37 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %5, i64 0, i32 4
  store i32 0, i32* %37, align 8, !tbaa !15
  %38 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %5, i64 0, i32 5
  store i64 0, i64* %38, align 8, !tbaa !16
  %39 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %5, i64 0, i32 6
  store i32 0, i32* %39, align 8, !tbaa !17
  %40 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %5, i64 0, i32 7
  store i32 0, i32* %40, align 4, !tbaa !18
  %41 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %5, i64 0, i32 8
  store i32 0, i32* %41, align 8, !tbaa !19
  %42 = tail call i64 @strftime(i8* noundef nonnull %12, i64 noundef %11, i8* noundef nonnull %10, %struct.tm* noundef %3) #9
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %51, label %44

44:                                               ; preds = %28
  %45 = add i64 %42, -1
  call void @put_buffer(%struct.sv_sink* noundef nonnull %5, i8* noundef nonnull %12, i64 noundef %45) #10
  %46 = load i64, i64* %36, align 8, !tbaa !11
  %47 = sub i64 %1, %46
  %48 = icmp ult i64 %47, %1
  br i1 %48, label %49, label %51

49:                                               ; preds = %44
  %50 = getelementptr inbounds i32, i32* %0, i64 %47
  store i32 0, i32* %50, align 4, !tbaa !20
  br label %51

51:                                               ; preds = %28, %44, %49
  %52 = phi i64 [ %47, %49 ], [ 0, %44 ], [ 0, %28 ]
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %31) #8
  br label %53

53:                                               ; preds = %51, %4
  %54 = phi i64 [ %52, %51 ], [ 0, %4 ]
  tail call void @free(i8* noundef %10) #9
  tail call void @free(i8* noundef %12) #9
  ret i64 %54
}

; Function Attrs: optsize
declare dso_local i8* @malloc(i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @wcslen(i32* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @__sv_encode(i8* noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @strftime(i8* noundef, i64 noundef, i8* noundef, %struct.tm* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define internal fastcc i32 @joined(%struct.sv_sink* nocapture noundef %0, i8 noundef zeroext %1, i32* nocapture noundef %2) unnamed_addr #6 {
  %4 = zext i8 %1 to i32
  %5 = icmp sgt i8 %1, -1
  br i1 %5, label %6, label %8

6:                                                ; preds = %3
  %7 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 8
  store i32 %4, i32* %7, align 8, !tbaa !19
  br label %27

8:                                                ; preds = %3
  %9 = icmp ugt i8 %1, -65
  br i1 %9, label %10, label %19

10:                                               ; preds = %8
  %11 = xor i8 %1, -1
  %12 = zext i8 %11 to i32
  %13 = shl nuw i32 %12, 24
  %14 = tail call i32 @llvm.ctlz.i32(i32 %13, i1 true), !range !29
  %15 = add nsw i32 %14, -1
  store i32 %15, i32* %2, align 4, !tbaa !20
  %16 = lshr i32 63, %15
  %17 = and i32 %16, %4
  %18 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 8
  store i32 %17, i32* %18, align 8, !tbaa !19
  br label %27

19:                                               ; preds = %8
  %20 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 8
  %21 = load i32, i32* %20, align 8, !tbaa !19
  %22 = shl i32 %21, 6
  %23 = and i32 %4, 63
  %24 = or i32 %22, %23
  store i32 %24, i32* %20, align 8, !tbaa !19
  %25 = load i32, i32* %2, align 4, !tbaa !20
  %26 = add nsw i32 %25, -1
  store i32 %26, i32* %2, align 4, !tbaa !20
  br label %27

27:                                               ; preds = %10, %19, %6
  %28 = load i32, i32* %2, align 4, !tbaa !20
  %29 = icmp eq i32 %28, 0
  %30 = zext i1 %29 to i32
  ret i32 %30
}

; Function Attrs: optsize
declare dso_local i32 @fputwc(i32 noundef, %struct.sv_file* noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #7

; Function Attrs: optsize
declare dso_local i32 @__sv_format(%struct.sv_sink* noundef, i8* noundef, %struct.__va_list_tag* noundef) local_unnamed_addr #2

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nosync nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nosync nounwind willreturn }
attributes #5 = { noreturn optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #8 = { nounwind }
attributes #9 = { nobuiltin nounwind optsize "no-builtins" }
attributes #10 = { nobuiltin optsize "no-builtins" }
attributes #11 = { nobuiltin noreturn nounwind optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !4, i64 0}
!3 = !{!"sv_sink", !4, i64 0, !4, i64 8, !7, i64 16, !7, i64 24, !8, i64 32, !7, i64 40, !8, i64 48, !8, i64 52, !8, i64 56}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"long", !5, i64 0}
!8 = !{!"int", !5, i64 0}
!9 = !{!3, !4, i64 8}
!10 = !{!3, !7, i64 16}
!11 = !{!3, !7, i64 24}
!12 = !{!13, !8, i64 0}
!13 = !{!"sv_file", !8, i64 0, !4, i64 8, !4, i64 16, !4, i64 24, !4, i64 32, !4, i64 40, !4, i64 48, !4, i64 56, !4, i64 64, !5, i64 72, !4, i64 96, !4, i64 104, !8, i64 112, !8, i64 116, !7, i64 120, !4, i64 128, !4, i64 136, !5, i64 144, !8, i64 160, !8, i64 164, !8, i64 168, !5, i64 172, !8, i64 176, !5, i64 180}
!14 = !{!13, !8, i64 112}
!15 = !{!3, !8, i64 32}
!16 = !{!3, !7, i64 40}
!17 = !{!3, !8, i64 48}
!18 = !{!3, !8, i64 52}
!19 = !{!3, !8, i64 56}
!20 = !{!8, !8, i64 0}
!21 = !{!5, !5, i64 0}
!22 = distinct !{!22, !23, !24}
!23 = !{!"llvm.loop.mustprogress"}
!24 = !{!"llvm.loop.unroll.disable"}
!25 = distinct !{!25, !23, !24}
!26 = !{!4, !4, i64 0}
!27 = distinct !{!27, !23, !24}
!28 = distinct !{!28, !23, !24}
!29 = !{i32 0, i32 33}
