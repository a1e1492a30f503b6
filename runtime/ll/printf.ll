; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/printf.c
; ModuleID = 'runtime/c/printf.c'
source_filename = "runtime/c/printf.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sv_file = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, [3 x i8*], i8*, %struct.sv_file*, i32, i32, i64, %struct.sv_channel*, i8*, [16 x i8], i32, i32, i32, i8, i32, [36 x i8] }
%struct.sv_channel = type { i8*, %struct.sv_cookie_functions, void (i8*)*, i32 (i8*, i32)* }
%struct.sv_cookie_functions = type { i64 (i8*, i8*, i64)*, i64 (i8*, i8*, i64)*, i32 (i8*, i64*, i32)*, i32 (i8*)* }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct.sv_sink = type { void (%struct.sv_sink*, i8*, i64)*, i8*, i64, i64, i32, i64, i32, i32, i32 }

@stdout = external dso_local local_unnamed_addr global %struct.sv_file*, align 8
@stderr = external dso_local local_unnamed_addr global %struct.sv_file*, align 8
@.str = private unnamed_addr constant [5 x i8] c"%s: \00", align 1
@program_invocation_name = external dso_local local_unnamed_addr global i8*, align 8
@error_at_line.last_file = internal unnamed_addr global i8* null, align 8
@error_at_line.last_line = internal unnamed_addr global i32 0, align 4
@error_one_per_line = dso_local local_unnamed_addr global i32 0, align 4
@error_print_progname = dso_local local_unnamed_addr global void ()* null, align 8
@.str.1 = private unnamed_addr constant [4 x i8] c"%s:\00", align 1
@.str.2 = private unnamed_addr constant [8 x i8] c"%s:%u: \00", align 1
@.str.3 = private unnamed_addr constant [2 x i8] c" \00", align 1
@error_message_count = dso_local local_unnamed_addr global i32 0, align 4
@program_invocation_short_name = external dso_local local_unnamed_addr global i8*, align 8
@.str.4 = private unnamed_addr constant [5 x i8] c": %s\00", align 1
@.str.5 = private unnamed_addr constant [3 x i8] c"%s\00", align 1

; Function Attrs: nounwind optsize
define dso_local i32 @vfprintf(%struct.sv_file* noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.sv_sink, align 8
  %5 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 21
  %6 = load i8, i8* %5, align 4, !tbaa !2
  %7 = icmp sgt i8 %6, 0
  br i1 %7, label %33, label %8

8:                                                ; preds = %3
  %9 = bitcast %struct.sv_sink* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %9) #9
  %10 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %4, i64 0, i32 0
  store void (%struct.sv_sink*, i8*, i64)* @put_stream, void (%struct.sv_sink*, i8*, i64)** %10, align 8, !tbaa !9
  %11 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %4, i64 0, i32 1
  %12 = bitcast i8** %11 to %struct.sv_file**
  store %struct.sv_file* %0, %struct.sv_file** %12, align 8, !tbaa !11
  %13 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %4, i64 0, i32 2
  store i64 0, i64* %13, align 8, !tbaa !12
  %14 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %4, i64 0, i32 3
  store i64 0, i64* %14, align 8, !tbaa !13
  %15 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %4, i64 0, i32 4
  %16 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 0
  %17 = load i32, i32* %16, align 8, !tbaa !14
  %18 = and i32 %17, 16384
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %26, label %20

20:                                               ; preds = %8
  %21 = getelementptr inbounds %struct.sv_file, %struct.sv_file* %0, i64 0, i32 12
  %22 = load i32, i32* %21, align 8, !tbaa !15
  %23 = tail call i32 @__sv_is_console(i32 noundef %22) #10
  %24 = icmp ne i32 %23, 0
  %25 = zext i1 %24 to i32
  br label %26

26:                                               ; preds = %8, %20
  %27 = phi i32 [ 0, %8 ], [ %25, %20 ]
  store i32 %27, i32* %15, align 8, !tbaa !16
  %28 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %4, i64 0, i32 5
  store i64 0, i64* %28, align 8, !tbaa !17
  %29 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %4, i64 0, i32 6
  store i32 0, i32* %29, align 8, !tbaa !18
  %30 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %4, i64 0, i32 7
  store i32 0, i32* %30, align 4, !tbaa !19
  %31 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %4, i64 0, i32 8
  store i32 0, i32* %31, align 8, !tbaa !20
  %32 = call i32 @__sv_format(%struct.sv_sink* noundef nonnull %4, i8* noundef %1, %struct.__va_list_tag* noundef %2) #10
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %9) #9
  br label %33

33:                                               ; preds = %3, %26
  %34 = phi i32 [ %32, %26 ], [ -1, %3 ]
  ret i32 %34
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define internal void @put_stream(%struct.sv_sink* nocapture noundef %0, i8* noundef %1, i64 noundef %2) #0 {
  %4 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 1
  %5 = bitcast i8** %4 to %struct.sv_file**
  %6 = load %struct.sv_file*, %struct.sv_file** %5, align 8, !tbaa !11
  %7 = tail call i64 @__sv_write_stream(%struct.sv_file* noundef %6, i8* noundef %1, i64 noundef %2) #10
  %8 = icmp eq i64 %7, %2
  br i1 %8, label %11, label %9

9:                                                ; preds = %3
  %10 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 6
  store i32 1, i32* %10, align 8, !tbaa !18
  br label %11

11:                                               ; preds = %9, %3
  ret void
}

; Function Attrs: optsize
declare dso_local i32 @__sv_format(%struct.sv_sink* noundef, i8* noundef, %struct.__va_list_tag* noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define dso_local i32 @vprintf(i8* noundef %0, %struct.__va_list_tag* noundef %1) local_unnamed_addr #0 {
  %3 = load %struct.sv_file*, %struct.sv_file** @stdout, align 8, !tbaa !21
  %4 = tail call i32 @vfprintf(%struct.sv_file* noundef %3, i8* noundef %0, %struct.__va_list_tag* noundef %1) #11
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @vsnprintf(i8* noundef %0, i64 noundef %1, i8* noundef %2, %struct.__va_list_tag* noundef %3) local_unnamed_addr #0 {
  %5 = alloca %struct.sv_sink, align 8
  %6 = bitcast %struct.sv_sink* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %6) #9
  %7 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %5, i64 0, i32 0
  store void (%struct.sv_sink*, i8*, i64)* @put_buffer, void (%struct.sv_sink*, i8*, i64)** %7, align 8, !tbaa !9
  %8 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %5, i64 0, i32 1
  store i8* %0, i8** %8, align 8, !tbaa !11
  %9 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %5, i64 0, i32 2
  store i64 0, i64* %9, align 8, !tbaa !12
  %10 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %5, i64 0, i32 3
  %11 = icmp eq i64 %1, 0
  %12 = add i64 %1, -1
  %13 = select i1 %11, i64 0, i64 %12
  store i64 %13, i64* %10, align 8, !tbaa !13
  %14 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %5, i64 0, i32 4
  store i32 0, i32* %14, align 8, !tbaa !16
  %15 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %5, i64 0, i32 5
  store i64 0, i64* %15, align 8, !tbaa !17
  %16 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %5, i64 0, i32 6
  store i32 0, i32* %16, align 8, !tbaa !18
  %17 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %5, i64 0, i32 7
  store i32 0, i32* %17, align 4, !tbaa !19
  %18 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %5, i64 0, i32 8
  store i32 0, i32* %18, align 8, !tbaa !20
  %19 = call i32 @__sv_format(%struct.sv_sink* noundef nonnull %5, i8* noundef %2, %struct.__va_list_tag* noundef %3) #10
  br i1 %11, label %22, label %20

20:                                               ; preds = %4
  %21 = load i8*, i8** %8, align 8, !tbaa !11
  store i8 0, i8* %21, align 1, !tbaa !22
  br label %22

22:                                               ; preds = %20, %4
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %6) #9
  ret i32 %19
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define internal void @put_buffer(%struct.sv_sink* nocapture noundef %0, i8* nocapture noundef readonly %1, i64 noundef %2) #3 {
  %4 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 3
  %5 = load i64, i64* %4, align 8, !tbaa !13
  %6 = icmp ugt i64 %5, %2
  %7 = select i1 %6, i64 %2, i64 %5
  %8 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 1
  %9 = load i8*, i8** %8, align 8, !tbaa !11
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %9, i8* align 1 %1, i64 %7, i1 false)
  %10 = load i8*, i8** %8, align 8, !tbaa !11
  %11 = getelementptr inbounds i8, i8* %10, i64 %7
  store i8* %11, i8** %8, align 8, !tbaa !11
  %12 = load i64, i64* %4, align 8, !tbaa !13
  %13 = sub i64 %12, %7
  store i64 %13, i64* %4, align 8, !tbaa !13
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i32 @vsprintf(i8* noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.sv_sink, align 8
  %5 = bitcast %struct.sv_sink* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %5) #9
  %6 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %4, i64 0, i32 0
  store void (%struct.sv_sink*, i8*, i64)* @put_buffer, void (%struct.sv_sink*, i8*, i64)** %6, align 8, !tbaa !9
  %7 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %4, i64 0, i32 1
  store i8* %0, i8** %7, align 8, !tbaa !11
  %8 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %4, i64 0, i32 2
  store i64 0, i64* %8, align 8, !tbaa !12
  %9 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %4, i64 0, i32 3
  store i64 -2, i64* %9, align 8, !tbaa !13
  %10 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %4, i64 0, i32 4
  store i32 0, i32* %10, align 8, !tbaa !16
  %11 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %4, i64 0, i32 5
  store i64 0, i64* %11, align 8, !tbaa !17
  %12 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %4, i64 0, i32 6
  store i32 0, i32* %12, align 8, !tbaa !18
  %13 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %4, i64 0, i32 7
  store i32 0, i32* %13, align 4, !tbaa !19
  %14 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %4, i64 0, i32 8
  store i32 0, i32* %14, align 8, !tbaa !20
  %15 = call i32 @__sv_format(%struct.sv_sink* noundef nonnull %4, i8* noundef %1, %struct.__va_list_tag* noundef %2) #10
  %16 = load i8*, i8** %7, align 8, !tbaa !11
  store i8 0, i8* %16, align 1, !tbaa !22
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %5) #9
  ret i32 %15
}

; Function Attrs: nounwind optsize
define dso_local i32 @vasprintf(i8** nocapture noundef writeonly %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #0 {
  %4 = alloca i8*, align 8
  %5 = alloca %struct.sv_sink, align 8
  %6 = bitcast i8** %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %6) #9
  %7 = tail call i8* @malloc(i64 noundef 32) #10
  store i8* %7, i8** %4, align 8, !tbaa !21
  %8 = bitcast %struct.sv_sink* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %8) #9
  %9 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %5, i64 0, i32 0
  store void (%struct.sv_sink*, i8*, i64)* @put_growing, void (%struct.sv_sink*, i8*, i64)** %9, align 8, !tbaa !9
  %10 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %5, i64 0, i32 1
  %11 = bitcast i8** %10 to i8***
  store i8** %4, i8*** %11, align 8, !tbaa !11
  %12 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %5, i64 0, i32 2
  store i64 0, i64* %12, align 8, !tbaa !12
  %13 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %5, i64 0, i32 3
  store i64 32, i64* %13, align 8, !tbaa !13
  %14 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %5, i64 0, i32 4
  store i32 0, i32* %14, align 8, !tbaa !16
  %15 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %5, i64 0, i32 5
  store i64 0, i64* %15, align 8, !tbaa !17
  %16 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %5, i64 0, i32 6
  store i32 0, i32* %16, align 8, !tbaa !18
  %17 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %5, i64 0, i32 7
  store i32 0, i32* %17, align 4, !tbaa !19
  %18 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %5, i64 0, i32 8
  store i32 0, i32* %18, align 8, !tbaa !20
  %19 = icmp eq i8* %7, null
  br i1 %19, label %32, label %20

20:                                               ; preds = %3
  %21 = call i32 @__sv_format(%struct.sv_sink* noundef nonnull %5, i8* noundef %1, %struct.__va_list_tag* noundef %2) #10
  %22 = icmp slt i32 %21, 0
  %23 = load i8*, i8** %4, align 8, !tbaa !21
  br i1 %22, label %24, label %25

24:                                               ; preds = %20
  call void @free(i8* noundef %23) #10
  br label %29

25:                                               ; preds = %20
  %26 = zext i32 %21 to i64
  %27 = getelementptr inbounds i8, i8* %23, i64 %26
  store i8 0, i8* %27, align 1, !tbaa !22
  %28 = load i8*, i8** %4, align 8, !tbaa !21
  br label %29

29:                                               ; preds = %25, %24
  %30 = phi i8* [ %28, %25 ], [ null, %24 ]
  %31 = phi i32 [ %21, %25 ], [ -1, %24 ]
  store i8* %30, i8** %0, align 8, !tbaa !21
  br label %32

32:                                               ; preds = %3, %29
  %33 = phi i32 [ %31, %29 ], [ -1, %3 ]
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %8) #9
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %6) #9
  ret i32 %33
}

; Function Attrs: optsize
declare dso_local i8* @malloc(i64 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define internal void @put_growing(%struct.sv_sink* nocapture noundef %0, i8* nocapture noundef readonly %1, i64 noundef %2) #0 {
  %4 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 1
  %5 = bitcast i8** %4 to i8***
  %6 = load i8**, i8*** %5, align 8, !tbaa !11
  %7 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 2
  %8 = load i64, i64* %7, align 8, !tbaa !12
  %9 = add i64 %8, %2
  %10 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 3
  %11 = load i64, i64* %10, align 8, !tbaa !13
  %12 = icmp ult i64 %9, %11
  br i1 %12, label %22, label %13

13:                                               ; preds = %3
  %14 = shl i64 %9, 1
  %15 = add i64 %14, 2
  %16 = load i8*, i8** %6, align 8, !tbaa !21
  %17 = tail call i8* @realloc(i8* noundef %16, i64 noundef %15) #10
  %18 = icmp eq i8* %17, null
  br i1 %18, label %19, label %21

19:                                               ; preds = %13
  %20 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 6
  store i32 1, i32* %20, align 8, !tbaa !18
  br label %30

21:                                               ; preds = %13
  store i8* %17, i8** %6, align 8, !tbaa !21
  store i64 %15, i64* %10, align 8, !tbaa !13
  br label %22

22:                                               ; preds = %21, %3
  %23 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 6
  %24 = load i32, i32* %23, align 8, !tbaa !18
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %30

26:                                               ; preds = %22
  %27 = load i8*, i8** %6, align 8, !tbaa !21
  %28 = load i64, i64* %7, align 8, !tbaa !12
  %29 = getelementptr inbounds i8, i8* %27, i64 %28
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %29, i8* align 1 %1, i64 %2, i1 false)
  br label %30

30:                                               ; preds = %19, %22, %26
  ret void
}

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @vdprintf(i32 noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #0 {
  %4 = alloca i32, align 4
  %5 = alloca %struct.sv_sink, align 8
  store i32 %0, i32* %4, align 4, !tbaa !23
  %6 = bitcast %struct.sv_sink* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %6) #9
  %7 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %5, i64 0, i32 0
  store void (%struct.sv_sink*, i8*, i64)* @put_descriptor, void (%struct.sv_sink*, i8*, i64)** %7, align 8, !tbaa !9
  %8 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %5, i64 0, i32 1
  %9 = bitcast i8** %8 to i32**
  store i32* %4, i32** %9, align 8, !tbaa !11
  %10 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %5, i64 0, i32 2
  store i64 0, i64* %10, align 8, !tbaa !12
  %11 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %5, i64 0, i32 3
  store i64 0, i64* %11, align 8, !tbaa !13
  %12 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %5, i64 0, i32 4
  %13 = call i32 @__sv_is_console(i32 noundef %0) #10
  store i32 %13, i32* %12, align 8, !tbaa !16
  %14 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %5, i64 0, i32 5
  store i64 0, i64* %14, align 8, !tbaa !17
  %15 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %5, i64 0, i32 6
  store i32 0, i32* %15, align 8, !tbaa !18
  %16 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %5, i64 0, i32 7
  store i32 0, i32* %16, align 4, !tbaa !19
  %17 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %5, i64 0, i32 8
  store i32 0, i32* %17, align 8, !tbaa !20
  %18 = call i32 @__sv_format(%struct.sv_sink* noundef nonnull %5, i8* noundef %1, %struct.__va_list_tag* noundef %2) #10
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %6) #9
  ret i32 %18
}

; Function Attrs: nounwind optsize
define internal void @put_descriptor(%struct.sv_sink* nocapture noundef %0, i8* noundef %1, i64 noundef %2) #0 {
  %4 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 1
  %5 = bitcast i8** %4 to i32**
  %6 = load i32*, i32** %5, align 8, !tbaa !11
  %7 = load i32, i32* %6, align 4, !tbaa !23
  %8 = tail call i64 @__sv_write_all(i32 noundef %7, i8* noundef %1, i64 noundef %2) #10
  %9 = icmp eq i64 %8, %2
  br i1 %9, label %12, label %10

10:                                               ; preds = %3
  %11 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 6
  store i32 1, i32* %11, align 8, !tbaa !18
  br label %12

12:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: optsize
declare dso_local i32 @__sv_is_console(i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @printf(i8* noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %3) #9
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %3)
  %5 = load %struct.sv_file*, %struct.sv_file** @stdout, align 8, !tbaa !21
  %6 = call i32 @vfprintf(%struct.sv_file* noundef %5, i8* noundef %0, %struct.__va_list_tag* noundef nonnull %4) #11
  call void @llvm.va_end(i8* nonnull %3)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %3) #9
  ret i32 %6
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #4

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #4

; Function Attrs: nounwind optsize
define dso_local i32 @fprintf(%struct.sv_file* noundef %0, i8* noundef %1, ...) local_unnamed_addr #0 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #9
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %4)
  %6 = call i32 @vfprintf(%struct.sv_file* noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %5) #11
  call void @llvm.va_end(i8* nonnull %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #9
  ret i32 %6
}

; Function Attrs: nounwind optsize
define dso_local i32 @sprintf(i8* noundef %0, i8* noundef %1, ...) local_unnamed_addr #0 {
  %3 = alloca %struct.sv_sink, align 8
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #9
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %5)
  %7 = bitcast %struct.sv_sink* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %7) #9
  %8 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %3, i64 0, i32 0
  store void (%struct.sv_sink*, i8*, i64)* @put_buffer, void (%struct.sv_sink*, i8*, i64)** %8, align 8, !tbaa !9
  %9 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %3, i64 0, i32 1
  store i8* %0, i8** %9, align 8, !tbaa !11
  %10 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %3, i64 0, i32 2
  store i64 0, i64* %10, align 8, !tbaa !12
  %11 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %3, i64 0, i32 3
  store i64 -2, i64* %11, align 8, !tbaa !13
  %12 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %3, i64 0, i32 4
  store i32 0, i32* %12, align 8, !tbaa !16
  %13 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %3, i64 0, i32 5
  store i64 0, i64* %13, align 8, !tbaa !17
  %14 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %3, i64 0, i32 6
  store i32 0, i32* %14, align 8, !tbaa !18
  %15 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %3, i64 0, i32 7
  store i32 0, i32* %15, align 4, !tbaa !19
  %16 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %3, i64 0, i32 8
  store i32 0, i32* %16, align 8, !tbaa !20
  %17 = call i32 @__sv_format(%struct.sv_sink* noundef nonnull %3, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %6) #10
  %18 = load i8*, i8** %9, align 8, !tbaa !11
  store i8 0, i8* %18, align 1, !tbaa !22
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %7) #9
  call void @llvm.va_end(i8* nonnull %5)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #9
  ret i32 %17
}

; Function Attrs: nounwind optsize
define dso_local i32 @snprintf(i8* noundef %0, i64 noundef %1, i8* noundef %2, ...) local_unnamed_addr #0 {
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #9
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %5)
  %7 = call i32 @vsnprintf(i8* noundef %0, i64 noundef %1, i8* noundef %2, %struct.__va_list_tag* noundef nonnull %6) #11
  call void @llvm.va_end(i8* nonnull %5)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #9
  ret i32 %7
}

; Function Attrs: nounwind optsize
define dso_local i32 @asprintf(i8** nocapture noundef writeonly %0, i8* noundef %1, ...) local_unnamed_addr #0 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #9
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %4)
  %6 = call i32 @vasprintf(i8** noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %5) #11
  call void @llvm.va_end(i8* nonnull %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #9
  ret i32 %6
}

; Function Attrs: nounwind optsize
define dso_local i32 @dprintf(i32 noundef %0, i8* noundef %1, ...) local_unnamed_addr #0 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #9
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %4)
  %6 = call i32 @vdprintf(i32 noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %5) #11
  call void @llvm.va_end(i8* nonnull %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #9
  ret i32 %6
}

; Function Attrs: nounwind optsize
define dso_local i32 @__vsnprintf_chk(i8* noundef %0, i64 noundef %1, i32 %2, i64 noundef %3, i8* noundef %4, %struct.__va_list_tag* noundef %5) local_unnamed_addr #0 {
  %7 = icmp ugt i64 %1, %3
  br i1 %7, label %8, label %9

8:                                                ; preds = %6
  tail call void @__chk_fail() #12
  unreachable

9:                                                ; preds = %6
  %10 = tail call i32 @vsnprintf(i8* noundef %0, i64 noundef %1, i8* noundef %4, %struct.__va_list_tag* noundef %5) #11
  ret i32 %10
}

; Function Attrs: noreturn optsize
declare dso_local void @__chk_fail() local_unnamed_addr #5

; Function Attrs: nounwind optsize
define dso_local i32 @__vsprintf_chk(i8* noundef %0, i32 %1, i64 noundef %2, i8* noundef %3, %struct.__va_list_tag* noundef %4) local_unnamed_addr #0 {
  %6 = alloca %struct.sv_sink, align 8
  %7 = icmp eq i64 %2, -1
  br i1 %7, label %8, label %21

8:                                                ; preds = %5
  %9 = bitcast %struct.sv_sink* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %9) #9
  %10 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %6, i64 0, i32 0
  store void (%struct.sv_sink*, i8*, i64)* @put_buffer, void (%struct.sv_sink*, i8*, i64)** %10, align 8, !tbaa !9
  %11 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %6, i64 0, i32 1
  store i8* %0, i8** %11, align 8, !tbaa !11
  %12 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %6, i64 0, i32 2
  store i64 0, i64* %12, align 8, !tbaa !12
  %13 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %6, i64 0, i32 3
  store i64 -2, i64* %13, align 8, !tbaa !13
  %14 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %6, i64 0, i32 4
  store i32 0, i32* %14, align 8, !tbaa !16
  %15 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %6, i64 0, i32 5
  store i64 0, i64* %15, align 8, !tbaa !17
  %16 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %6, i64 0, i32 6
  store i32 0, i32* %16, align 8, !tbaa !18
  %17 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %6, i64 0, i32 7
  store i32 0, i32* %17, align 4, !tbaa !19
  %18 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %6, i64 0, i32 8
  store i32 0, i32* %18, align 8, !tbaa !20
  %19 = call i32 @__sv_format(%struct.sv_sink* noundef nonnull %6, i8* noundef %3, %struct.__va_list_tag* noundef %4) #10
  %20 = load i8*, i8** %11, align 8, !tbaa !11
  store i8 0, i8* %20, align 1, !tbaa !22
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %9) #9
  br label %28

21:                                               ; preds = %5
  %22 = tail call i32 @vsnprintf(i8* noundef %0, i64 noundef %2, i8* noundef %3, %struct.__va_list_tag* noundef %4) #11
  %23 = icmp slt i32 %22, 0
  %24 = sext i32 %22 to i64
  %25 = icmp ult i64 %24, %2
  %26 = or i1 %23, %25
  br i1 %26, label %28, label %27

27:                                               ; preds = %21
  tail call void @__chk_fail() #12
  unreachable

28:                                               ; preds = %21, %8
  %29 = phi i32 [ %19, %8 ], [ %22, %21 ]
  ret i32 %29
}

; Function Attrs: nounwind optsize
define dso_local i32 @__vfprintf_chk(%struct.sv_file* noundef %0, i32 noundef %1, i8* noundef %2, %struct.__va_list_tag* noundef %3) local_unnamed_addr #0 {
  %5 = tail call i32 @vfprintf(%struct.sv_file* noundef %0, i8* noundef %2, %struct.__va_list_tag* noundef %3) #11
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local i32 @__vprintf_chk(i32 noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #0 {
  %4 = load %struct.sv_file*, %struct.sv_file** @stdout, align 8, !tbaa !21
  %5 = tail call i32 @vfprintf(%struct.sv_file* noundef %4, i8* noundef %1, %struct.__va_list_tag* noundef %2) #10
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local i32 @__vasprintf_chk(i8** nocapture noundef writeonly %0, i32 noundef %1, i8* noundef %2, %struct.__va_list_tag* noundef %3) local_unnamed_addr #0 {
  %5 = tail call i32 @vasprintf(i8** noundef %0, i8* noundef %2, %struct.__va_list_tag* noundef %3) #11
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local i32 @__vdprintf_chk(i32 noundef %0, i32 noundef %1, i8* noundef %2, %struct.__va_list_tag* noundef %3) local_unnamed_addr #0 {
  %5 = tail call i32 @vdprintf(i32 noundef %0, i8* noundef %2, %struct.__va_list_tag* noundef %3) #11
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local i32 @__printf_chk(i32 noundef %0, i8* noundef %1, ...) local_unnamed_addr #0 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #9
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %4)
  %6 = load %struct.sv_file*, %struct.sv_file** @stdout, align 8, !tbaa !21
  %7 = call i32 @vfprintf(%struct.sv_file* noundef %6, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %5) #10
  call void @llvm.va_end(i8* nonnull %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #9
  ret i32 %7
}

; Function Attrs: nounwind optsize
define dso_local i32 @__fprintf_chk(%struct.sv_file* noundef %0, i32 noundef %1, i8* noundef %2, ...) local_unnamed_addr #0 {
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #9
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %5)
  %7 = call i32 @vfprintf(%struct.sv_file* noundef %0, i8* noundef %2, %struct.__va_list_tag* noundef nonnull %6) #11
  call void @llvm.va_end(i8* nonnull %5)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #9
  ret i32 %7
}

; Function Attrs: nounwind optsize
define dso_local i32 @__sprintf_chk(i8* noundef %0, i32 noundef %1, i64 noundef %2, i8* noundef %3, ...) local_unnamed_addr #0 {
  %5 = alloca [1 x %struct.__va_list_tag], align 16
  %6 = bitcast [1 x %struct.__va_list_tag]* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %6) #9
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %5, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %6)
  %8 = call i32 @__vsprintf_chk(i8* noundef %0, i32 undef, i64 noundef %2, i8* noundef %3, %struct.__va_list_tag* noundef nonnull %7) #11
  call void @llvm.va_end(i8* nonnull %6)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %6) #9
  ret i32 %8
}

; Function Attrs: nounwind optsize
define dso_local i32 @__snprintf_chk(i8* noundef %0, i64 noundef %1, i32 noundef %2, i64 noundef %3, i8* noundef %4, ...) local_unnamed_addr #0 {
  %6 = alloca [1 x %struct.__va_list_tag], align 16
  %7 = bitcast [1 x %struct.__va_list_tag]* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %7) #9
  call void @llvm.va_start(i8* nonnull %7)
  %8 = icmp ugt i64 %1, %3
  br i1 %8, label %9, label %10

9:                                                ; preds = %5
  call void @__chk_fail() #12
  unreachable

10:                                               ; preds = %5
  %11 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %6, i64 0, i64 0
  %12 = call i32 @vsnprintf(i8* noundef %0, i64 noundef %1, i8* noundef %4, %struct.__va_list_tag* noundef nonnull %11) #10
  call void @llvm.va_end(i8* nonnull %7)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %7) #9
  ret i32 %12
}

; Function Attrs: nounwind optsize
define dso_local i32 @__asprintf_chk(i8** nocapture noundef writeonly %0, i32 noundef %1, i8* noundef %2, ...) local_unnamed_addr #0 {
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #9
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %5)
  %7 = call i32 @vasprintf(i8** noundef %0, i8* noundef %2, %struct.__va_list_tag* noundef nonnull %6) #11
  call void @llvm.va_end(i8* nonnull %5)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #9
  ret i32 %7
}

; Function Attrs: nounwind optsize
define dso_local i32 @__dprintf_chk(i32 noundef %0, i32 noundef %1, i8* noundef %2, ...) local_unnamed_addr #0 {
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #9
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %5)
  %7 = call i32 @vdprintf(i32 noundef %0, i8* noundef %2, %struct.__va_list_tag* noundef nonnull %6) #11
  call void @llvm.va_end(i8* nonnull %5)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #9
  ret i32 %7
}

; Function Attrs: nounwind optsize
define dso_local void @vwarn(i8* noundef %0, %struct.__va_list_tag* noundef %1) local_unnamed_addr #0 {
  tail call fastcc void @warn_with(i32 noundef 1, i8* noundef %0, %struct.__va_list_tag* noundef %1) #11
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @warn_with(i32 noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) unnamed_addr #0 {
  %4 = tail call i32* @__errno_location() #10
  %5 = load i32, i32* %4, align 4, !tbaa !23
  %6 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !21
  %7 = load i8*, i8** @program_invocation_short_name, align 8, !tbaa !21
  %8 = tail call i32 (%struct.sv_file*, i8*, ...) @fprintf(%struct.sv_file* noundef %6, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0), i8* noundef %7) #11
  %9 = icmp eq i8* %1, null
  br i1 %9, label %13, label %10

10:                                               ; preds = %3
  %11 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !21
  %12 = tail call i32 @vfprintf(%struct.sv_file* noundef %11, i8* noundef nonnull %1, %struct.__va_list_tag* noundef %2) #11
  br label %13

13:                                               ; preds = %10, %3
  %14 = icmp eq i32 %0, 0
  br i1 %14, label %20, label %15

15:                                               ; preds = %13
  %16 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !21
  %17 = select i1 %9, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.5, i64 0, i64 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.4, i64 0, i64 0)
  %18 = tail call i8* @strerror(i32 noundef %5) #10
  %19 = tail call i32 (%struct.sv_file*, i8*, ...) @fprintf(%struct.sv_file* noundef %16, i8* noundef %17, i8* noundef %18) #11
  br label %20

20:                                               ; preds = %15, %13
  %21 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !21
  %22 = tail call i32 @fputc(i32 noundef 10, %struct.sv_file* noundef %21) #10
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @vwarnx(i8* noundef %0, %struct.__va_list_tag* noundef %1) local_unnamed_addr #0 {
  tail call fastcc void @warn_with(i32 noundef 0, i8* noundef %0, %struct.__va_list_tag* noundef %1) #11
  ret void
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @verr(i32 noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #6 {
  tail call fastcc void @warn_with(i32 noundef 1, i8* noundef %1, %struct.__va_list_tag* noundef %2) #11
  tail call void @exit(i32 noundef %0) #12
  unreachable
}

; Function Attrs: noreturn optsize
declare dso_local void @exit(i32 noundef) local_unnamed_addr #5

; Function Attrs: noreturn nounwind optsize
define dso_local void @verrx(i32 noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #6 {
  tail call fastcc void @warn_with(i32 noundef 0, i8* noundef %1, %struct.__va_list_tag* noundef %2) #11
  tail call void @exit(i32 noundef %0) #12
  unreachable
}

; Function Attrs: nounwind optsize
define dso_local void @warn(i8* noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %3) #9
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %3)
  call fastcc void @warn_with(i32 noundef 1, i8* noundef %0, %struct.__va_list_tag* noundef nonnull %4) #11
  call void @llvm.va_end(i8* nonnull %3)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %3) #9
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @warnx(i8* noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %3) #9
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %3)
  call fastcc void @warn_with(i32 noundef 0, i8* noundef %0, %struct.__va_list_tag* noundef nonnull %4) #11
  call void @llvm.va_end(i8* nonnull %3)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %3) #9
  ret void
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @err(i32 noundef %0, i8* noundef %1, ...) local_unnamed_addr #6 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #9
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %4)
  call void @verr(i32 noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %5) #13
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @errx(i32 noundef %0, i8* noundef %1, ...) local_unnamed_addr #6 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #9
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %4)
  call void @verrx(i32 noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %5) #13
  unreachable
}

; Function Attrs: nounwind optsize
define dso_local void @error(i32 noundef %0, i32 noundef %1, i8* noundef %2, ...) local_unnamed_addr #0 {
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #9
  %6 = load %struct.sv_file*, %struct.sv_file** @stdout, align 8, !tbaa !21
  %7 = tail call i32 @fflush(%struct.sv_file* noundef %6) #10
  %8 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !21
  %9 = load i8*, i8** @program_invocation_name, align 8, !tbaa !21
  %10 = tail call i32 (%struct.sv_file*, i8*, ...) @fprintf(%struct.sv_file* noundef %8, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0), i8* noundef %9) #11
  %11 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %5)
  call fastcc void @end_error(i32 noundef %0, i32 noundef %1, i8* noundef %2, %struct.__va_list_tag* noundef nonnull %11) #11
  call void @llvm.va_end(i8* nonnull %5)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #9
  ret void
}

; Function Attrs: optsize
declare dso_local i32 @fflush(%struct.sv_file* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define internal fastcc void @end_error(i32 noundef %0, i32 noundef %1, i8* noundef %2, %struct.__va_list_tag* noundef %3) unnamed_addr #0 {
  %5 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !21
  %6 = tail call i32 @vfprintf(%struct.sv_file* noundef %5, i8* noundef %2, %struct.__va_list_tag* noundef %3) #11
  %7 = load i32, i32* @error_message_count, align 4, !tbaa !23
  %8 = add i32 %7, 1
  store i32 %8, i32* @error_message_count, align 4, !tbaa !23
  %9 = icmp eq i32 %1, 0
  br i1 %9, label %14, label %10

10:                                               ; preds = %4
  %11 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !21
  %12 = tail call i8* @strerror(i32 noundef %1) #10
  %13 = tail call i32 (%struct.sv_file*, i8*, ...) @fprintf(%struct.sv_file* noundef %11, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.4, i64 0, i64 0), i8* noundef %12) #11
  br label %14

14:                                               ; preds = %10, %4
  %15 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !21
  %16 = tail call i32 @fputc(i32 noundef 10, %struct.sv_file* noundef %15) #10
  %17 = icmp eq i32 %0, 0
  br i1 %17, label %19, label %18

18:                                               ; preds = %14
  tail call void @exit(i32 noundef %0) #12
  unreachable

19:                                               ; preds = %14
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @error_at_line(i32 noundef %0, i32 noundef %1, i8* noundef %2, i32 noundef %3, i8* noundef %4, ...) local_unnamed_addr #0 {
  %6 = alloca [1 x %struct.__va_list_tag], align 16
  %7 = bitcast [1 x %struct.__va_list_tag]* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %7) #9
  %8 = load i32, i32* @error_one_per_line, align 4, !tbaa !23
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %24, label %10

10:                                               ; preds = %5
  %11 = load i32, i32* @error_at_line.last_line, align 4, !tbaa !23
  %12 = icmp eq i32 %11, %3
  br i1 %12, label %13, label %23

13:                                               ; preds = %10
  %14 = load i8*, i8** @error_at_line.last_file, align 8, !tbaa !21
  %15 = icmp eq i8* %14, %2
  br i1 %15, label %43, label %16

16:                                               ; preds = %13
  %17 = icmp ne i8* %2, null
  %18 = icmp ne i8* %14, null
  %19 = select i1 %17, i1 %18, i1 false
  br i1 %19, label %20, label %23

20:                                               ; preds = %16
  %21 = tail call i32 @strcmp(i8* noundef nonnull %2, i8* noundef nonnull %14) #10
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %43, label %23

23:                                               ; preds = %20, %16, %10
  store i8* %2, i8** @error_at_line.last_file, align 8, !tbaa !21
  store i32 %3, i32* @error_at_line.last_line, align 4, !tbaa !23
  br label %24

24:                                               ; preds = %23, %5
  %25 = load %struct.sv_file*, %struct.sv_file** @stdout, align 8, !tbaa !21
  %26 = tail call i32 @fflush(%struct.sv_file* noundef %25) #10
  %27 = load void ()*, void ()** @error_print_progname, align 8, !tbaa !21
  %28 = icmp eq void ()* %27, null
  br i1 %28, label %30, label %29

29:                                               ; preds = %24
  tail call void %27() #10
  br label %34

30:                                               ; preds = %24
  %31 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !21
  %32 = load i8*, i8** @program_invocation_name, align 8, !tbaa !21
  %33 = tail call i32 (%struct.sv_file*, i8*, ...) @fprintf(%struct.sv_file* noundef %31, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i8* noundef %32) #11
  br label %34

34:                                               ; preds = %30, %29
  %35 = icmp eq i8* %2, null
  %36 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !21
  br i1 %35, label %39, label %37

37:                                               ; preds = %34
  %38 = tail call i32 (%struct.sv_file*, i8*, ...) @fprintf(%struct.sv_file* noundef %36, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.2, i64 0, i64 0), i8* noundef nonnull %2, i32 noundef %3) #11
  br label %41

39:                                               ; preds = %34
  %40 = tail call i32 (%struct.sv_file*, i8*, ...) @fprintf(%struct.sv_file* noundef %36, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.3, i64 0, i64 0)) #11
  br label %41

41:                                               ; preds = %39, %37
  %42 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %6, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %7)
  call fastcc void @end_error(i32 noundef %0, i32 noundef %1, i8* noundef %4, %struct.__va_list_tag* noundef nonnull %42) #11
  call void @llvm.va_end(i8* nonnull %7)
  br label %43

43:                                               ; preds = %13, %20, %41
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %7) #9
  ret void
}

; Function Attrs: optsize
declare dso_local i32 @strcmp(i8* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @openlog(i8* nocapture noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #7 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @closelog() local_unnamed_addr #7 {
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @vsyslog(i32 %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #0 {
  %4 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !21
  %5 = tail call i32 @vfprintf(%struct.sv_file* noundef %4, i8* noundef %1, %struct.__va_list_tag* noundef %2) #11
  %6 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !21
  %7 = tail call i32 @fputc(i32 noundef 10, %struct.sv_file* noundef %6) #10
  ret void
}

; Function Attrs: optsize
declare dso_local i32 @fputc(i32 noundef, %struct.sv_file* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local void @syslog(i32 noundef %0, i8* noundef %1, ...) local_unnamed_addr #0 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #9
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %4)
  %6 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !21
  %7 = call i32 @vfprintf(%struct.sv_file* noundef %6, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %5) #10
  %8 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !21
  %9 = call i32 @fputc(i32 noundef 10, %struct.sv_file* noundef %8) #10
  call void @llvm.va_end(i8* nonnull %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #9
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @__vsyslog_chk(i32 noundef %0, i32 noundef %1, i8* noundef %2, %struct.__va_list_tag* noundef %3) local_unnamed_addr #0 {
  %5 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !21
  %6 = tail call i32 @vfprintf(%struct.sv_file* noundef %5, i8* noundef %2, %struct.__va_list_tag* noundef %3) #10
  %7 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !21
  %8 = tail call i32 @fputc(i32 noundef 10, %struct.sv_file* noundef %7) #10
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @__syslog_chk(i32 noundef %0, i32 noundef %1, i8* noundef %2, ...) local_unnamed_addr #0 {
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #9
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %5)
  %7 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !21
  %8 = call i32 @vfprintf(%struct.sv_file* noundef %7, i8* noundef %2, %struct.__va_list_tag* noundef nonnull %6) #10
  %9 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !21
  %10 = call i32 @fputc(i32 noundef 10, %struct.sv_file* noundef %9) #10
  call void @llvm.va_end(i8* nonnull %5)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #9
  ret void
}

; Function Attrs: optsize
declare dso_local i64 @__sv_write_stream(%struct.sv_file* noundef, i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #8

; Function Attrs: optsize
declare dso_local i8* @realloc(i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @__sv_write_all(i32 noundef, i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @strerror(i32 noundef) local_unnamed_addr #2

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nosync nounwind willreturn }
attributes #5 = { noreturn optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #9 = { nounwind }
attributes #10 = { nobuiltin nounwind optsize "no-builtins" }
attributes #11 = { nobuiltin optsize "no-builtins" }
attributes #12 = { nobuiltin noreturn nounwind optsize "no-builtins" }
attributes #13 = { nobuiltin noreturn optsize "no-builtins" }

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
!9 = !{!10, !7, i64 0}
!10 = !{!"sv_sink", !7, i64 0, !7, i64 8, !8, i64 16, !8, i64 24, !4, i64 32, !8, i64 40, !4, i64 48, !4, i64 52, !4, i64 56}
!11 = !{!10, !7, i64 8}
!12 = !{!10, !8, i64 16}
!13 = !{!10, !8, i64 24}
!14 = !{!3, !4, i64 0}
!15 = !{!3, !4, i64 112}
!16 = !{!10, !4, i64 32}
!17 = !{!10, !8, i64 40}
!18 = !{!10, !4, i64 48}
!19 = !{!10, !4, i64 52}
!20 = !{!10, !4, i64 56}
!21 = !{!7, !7, i64 0}
!22 = !{!5, !5, i64 0}
!23 = !{!4, !4, i64 0}
