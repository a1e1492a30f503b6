; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/memory_stream.c
; ModuleID = 'runtime/c/memory_stream.c'
source_filename = "runtime/c/memory_stream.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sv_file = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, [3 x i8*], i8*, %struct.sv_file*, i32, i32, i64, %struct.sv_channel*, i8*, [16 x i8], i32, i32, i32, i8, i32, [36 x i8] }
%struct.sv_channel = type { i8*, %struct.sv_cookie_functions, void (i8*)*, i32 (i8*, i32)* }
%struct.sv_cookie_functions = type { i64 (i8*, i8*, i64)*, i64 (i8*, i8*, i64)*, i32 (i8*, i64*, i32)*, i32 (i8*)* }
%struct.growing = type { i8**, i64*, i8*, i64, i64, i64, i64 }

; Function Attrs: nounwind optsize
define dso_local %struct.sv_file* @fopencookie(i8* noundef %0, i8* noundef %1, %struct.sv_cookie_functions* nocapture noundef readonly byval(%struct.sv_cookie_functions) align 8 %2) local_unnamed_addr #0 {
  %4 = alloca %struct.sv_channel, align 8
  %5 = alloca i32, align 4
  %6 = bitcast %struct.sv_channel* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %6) #8
  %7 = getelementptr inbounds %struct.sv_channel, %struct.sv_channel* %4, i64 0, i32 0
  store i8* %0, i8** %7, align 8, !tbaa !2
  %8 = getelementptr inbounds %struct.sv_channel, %struct.sv_channel* %4, i64 0, i32 1
  %9 = bitcast %struct.sv_cookie_functions* %8 to i8*
  %10 = bitcast %struct.sv_cookie_functions* %2 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8* noundef nonnull align 8 dereferenceable(32) %10, i64 32, i1 false), !tbaa.struct !8
  %11 = getelementptr inbounds %struct.sv_channel, %struct.sv_channel* %4, i64 0, i32 2
  store void (i8*)* null, void (i8*)** %11, align 8, !tbaa !10
  %12 = getelementptr inbounds %struct.sv_channel, %struct.sv_channel* %4, i64 0, i32 3
  store i32 (i8*, i32)* null, i32 (i8*, i32)** %12, align 8, !tbaa !11
  %13 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %13) #8
  %14 = call i32 @__sv_stream_flags(i8* noundef %1, i32* noundef nonnull %5) #9
  %15 = icmp slt i32 %14, 0
  br i1 %15, label %19, label %16

16:                                               ; preds = %3
  %17 = load i32, i32* %5, align 4, !tbaa !12
  %18 = call %struct.sv_file* @__sv_open_channel(%struct.sv_channel* noundef nonnull %4, i32 noundef %17) #9
  br label %19

19:                                               ; preds = %3, %16
  %20 = phi %struct.sv_file* [ %18, %16 ], [ null, %3 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %13) #8
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %6) #8
  ret %struct.sv_file* %20
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: optsize
declare dso_local i32 @__sv_stream_flags(i8* noundef, i32* noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local %struct.sv_file* @__sv_open_channel(%struct.sv_channel* noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define dso_local %struct.sv_file* @fmemopen(i8* noundef %0, i64 noundef %1, i8* noundef %2) local_unnamed_addr #0 {
  %4 = alloca i32, align 4
  %5 = alloca %struct.sv_channel, align 8
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #8
  %7 = call i32 @__sv_stream_flags(i8* noundef %2, i32* noundef nonnull %4) #9
  %8 = icmp slt i32 %7, 0
  br i1 %8, label %73, label %9

9:                                                ; preds = %3
  %10 = call i8* @calloc(i64 noundef 1, i64 noundef 40) #9
  %11 = icmp eq i8* %10, null
  br i1 %11, label %73, label %12

12:                                               ; preds = %9
  %13 = load i8, i8* %2, align 1, !tbaa !14
  %14 = icmp eq i8 %13, 97
  %15 = zext i1 %14 to i32
  %16 = icmp eq i8* %0, null
  %17 = zext i1 %16 to i32
  %18 = bitcast i8* %10 to i8**
  store i8* %0, i8** %18, align 8, !tbaa.struct !15
  %19 = getelementptr inbounds i8, i8* %10, i64 8
  %20 = bitcast i8* %19 to i64*
  store i64 %1, i64* %20, align 8, !tbaa.struct !18
  %21 = getelementptr inbounds i8, i8* %10, i64 16
  %22 = bitcast i8* %21 to i64*
  store i64 0, i64* %22, align 8, !tbaa.struct !19
  %23 = getelementptr inbounds i8, i8* %10, i64 24
  %24 = bitcast i8* %23 to i64*
  store i64 0, i64* %24, align 8, !tbaa.struct !20
  %25 = getelementptr inbounds i8, i8* %10, i64 32
  %26 = bitcast i8* %25 to i32*
  store i32 %15, i32* %26, align 8, !tbaa.struct !21
  %27 = getelementptr inbounds i8, i8* %10, i64 36
  %28 = bitcast i8* %27 to i32*
  store i32 %17, i32* %28, align 4, !tbaa.struct !22
  br i1 %16, label %29, label %35

29:                                               ; preds = %12
  %30 = icmp eq i64 %1, 0
  %31 = select i1 %30, i64 1, i64 %1
  %32 = call i8* @calloc(i64 noundef 1, i64 noundef %31) #9
  store i8* %32, i8** %18, align 8, !tbaa !23
  %33 = icmp eq i8* %32, null
  br i1 %33, label %34, label %35

34:                                               ; preds = %29
  call void @free(i8* noundef nonnull %10) #9
  br label %73

35:                                               ; preds = %29, %12
  %36 = phi i8* [ %32, %29 ], [ %0, %12 ]
  %37 = icmp eq i64 %1, 0
  br i1 %37, label %46, label %38

38:                                               ; preds = %35
  %39 = load i8, i8* %2, align 1, !tbaa !14
  %40 = icmp eq i8 %39, 119
  br i1 %40, label %41, label %48

41:                                               ; preds = %38
  %42 = getelementptr inbounds i8, i8* %2, i64 1
  %43 = load i8, i8* %42, align 1, !tbaa !14
  %44 = icmp eq i8 %43, 43
  br i1 %44, label %45, label %46

45:                                               ; preds = %41
  store i8 0, i8* %36, align 1, !tbaa !14
  br label %46

46:                                               ; preds = %35, %41, %45
  %47 = load i8, i8* %2, align 1, !tbaa !14
  br label %48

48:                                               ; preds = %46, %38
  %49 = phi i8 [ %47, %46 ], [ %39, %38 ]
  %50 = icmp eq i8 %49, 114
  br i1 %50, label %51, label %52

51:                                               ; preds = %48
  store i64 %1, i64* %24, align 8, !tbaa !25
  br label %52

52:                                               ; preds = %51, %48
  %53 = load i32, i32* %26, align 8, !tbaa !26
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %58, label %55

55:                                               ; preds = %52
  %56 = load i8*, i8** %18, align 8, !tbaa !23
  %57 = call i64 @strnlen(i8* noundef %56, i64 noundef %1) #9
  store i64 %57, i64* %24, align 8, !tbaa !25
  store i64 %57, i64* %22, align 8, !tbaa !27
  br label %58

58:                                               ; preds = %55, %52
  %59 = bitcast %struct.sv_channel* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %59) #8
  %60 = getelementptr inbounds %struct.sv_channel, %struct.sv_channel* %5, i64 0, i32 0
  store i8* %10, i8** %60, align 8, !tbaa !2
  %61 = getelementptr inbounds %struct.sv_channel, %struct.sv_channel* %5, i64 0, i32 1, i32 0
  store i64 (i8*, i8*, i64)* @read_block, i64 (i8*, i8*, i64)** %61, align 8, !tbaa !28
  %62 = getelementptr inbounds %struct.sv_channel, %struct.sv_channel* %5, i64 0, i32 1, i32 1
  store i64 (i8*, i8*, i64)* @write_block, i64 (i8*, i8*, i64)** %62, align 8, !tbaa !29
  %63 = getelementptr inbounds %struct.sv_channel, %struct.sv_channel* %5, i64 0, i32 1, i32 2
  store i32 (i8*, i64*, i32)* @seek_block, i32 (i8*, i64*, i32)** %63, align 8, !tbaa !30
  %64 = getelementptr inbounds %struct.sv_channel, %struct.sv_channel* %5, i64 0, i32 1, i32 3
  store i32 (i8*)* @close_block, i32 (i8*)** %64, align 8, !tbaa !31
  %65 = getelementptr inbounds %struct.sv_channel, %struct.sv_channel* %5, i64 0, i32 2
  store void (i8*)* null, void (i8*)** %65, align 8, !tbaa !10
  %66 = getelementptr inbounds %struct.sv_channel, %struct.sv_channel* %5, i64 0, i32 3
  store i32 (i8*, i32)* null, i32 (i8*, i32)** %66, align 8, !tbaa !11
  %67 = load i32, i32* %4, align 4, !tbaa !12
  %68 = call %struct.sv_file* @__sv_open_channel(%struct.sv_channel* noundef nonnull %5, i32 noundef %67) #9
  %69 = icmp eq %struct.sv_file* %68, null
  br i1 %69, label %70, label %72

70:                                               ; preds = %58
  %71 = call i32 @close_block(i8* noundef nonnull %10) #10
  br label %72

72:                                               ; preds = %70, %58
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %59) #8
  br label %73

73:                                               ; preds = %34, %72, %9, %3
  %74 = phi %struct.sv_file* [ null, %3 ], [ %68, %72 ], [ null, %34 ], [ null, %9 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #8
  ret %struct.sv_file* %74
}

; Function Attrs: optsize
declare dso_local i8* @calloc(i64 noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local i64 @strnlen(i8* noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define internal i64 @read_block(i8* nocapture noundef %0, i8* nocapture noundef writeonly %1, i64 noundef %2) #4 {
  %4 = getelementptr inbounds i8, i8* %0, i64 16
  %5 = bitcast i8* %4 to i64*
  %6 = load i64, i64* %5, align 8, !tbaa !27
  %7 = getelementptr inbounds i8, i8* %0, i64 24
  %8 = bitcast i8* %7 to i64*
  %9 = load i64, i64* %8, align 8, !tbaa !25
  %10 = tail call i64 @llvm.usub.sat.i64(i64 %9, i64 %6)
  %11 = icmp ult i64 %10, %2
  %12 = select i1 %11, i64 %10, i64 %2
  %13 = bitcast i8* %0 to i8**
  %14 = load i8*, i8** %13, align 8, !tbaa !23
  %15 = getelementptr inbounds i8, i8* %14, i64 %6
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %1, i8* align 1 %15, i64 %12, i1 false)
  %16 = load i64, i64* %5, align 8, !tbaa !27
  %17 = add i64 %16, %12
  store i64 %17, i64* %5, align 8, !tbaa !27
  ret i64 %12
}

; Function Attrs: nounwind optsize
define internal i64 @write_block(i8* nocapture noundef %0, i8* nocapture noundef readonly %1, i64 noundef %2) #0 {
  %4 = getelementptr inbounds i8, i8* %0, i64 32
  %5 = bitcast i8* %4 to i32*
  %6 = load i32, i32* %5, align 8, !tbaa !26
  %7 = icmp eq i32 %6, 0
  %8 = getelementptr inbounds i8, i8* %0, i64 24
  %9 = getelementptr inbounds i8, i8* %0, i64 16
  %10 = select i1 %7, i8* %9, i8* %8
  %11 = bitcast i8* %10 to i64*
  %12 = load i64, i64* %11, align 8, !tbaa !16
  %13 = icmp eq i64 %2, 0
  br i1 %13, label %19, label %14

14:                                               ; preds = %3
  %15 = add i64 %2, -1
  %16 = getelementptr inbounds i8, i8* %1, i64 %15
  %17 = load i8, i8* %16, align 1, !tbaa !14
  %18 = icmp ne i8 %17, 0
  br label %19

19:                                               ; preds = %14, %3
  %20 = phi i1 [ true, %3 ], [ %18, %14 ]
  %21 = getelementptr inbounds i8, i8* %0, i64 8
  %22 = bitcast i8* %21 to i64*
  %23 = load i64, i64* %22, align 8, !tbaa !32
  %24 = sub i64 %23, %12
  %25 = icmp ult i64 %24, %2
  br i1 %25, label %26, label %34

26:                                               ; preds = %19
  %27 = bitcast i8* %9 to i64*
  %28 = load i64, i64* %27, align 8, !tbaa !27
  %29 = zext i1 %20 to i64
  %30 = add i64 %28, %29
  %31 = icmp ult i64 %30, %23
  br i1 %31, label %34, label %32

32:                                               ; preds = %26
  %33 = tail call i32* @__errno_location() #9
  store i32 28, i32* %33, align 4, !tbaa !12
  br label %58

34:                                               ; preds = %19, %26
  %35 = phi i64 [ %24, %26 ], [ %2, %19 ]
  %36 = bitcast i8* %9 to i64*
  %37 = bitcast i8* %0 to i8**
  %38 = load i8*, i8** %37, align 8, !tbaa !23
  %39 = getelementptr inbounds i8, i8* %38, i64 %12
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %39, i8* align 1 %1, i64 %35, i1 false)
  %40 = add i64 %35, %12
  store i64 %40, i64* %36, align 8, !tbaa !27
  %41 = bitcast i8* %8 to i64*
  %42 = load i64, i64* %41, align 8, !tbaa !25
  %43 = icmp ugt i64 %40, %42
  br i1 %43, label %44, label %58

44:                                               ; preds = %34
  store i64 %40, i64* %41, align 8, !tbaa !25
  br i1 %20, label %45, label %58

45:                                               ; preds = %44
  %46 = load i64, i64* %22, align 8, !tbaa !32
  %47 = icmp ult i64 %40, %46
  br i1 %47, label %48, label %51

48:                                               ; preds = %45
  %49 = load i8*, i8** %37, align 8, !tbaa !23
  %50 = getelementptr inbounds i8, i8* %49, i64 %40
  store i8 0, i8* %50, align 1, !tbaa !14
  br label %58

51:                                               ; preds = %45
  %52 = load i32, i32* %5, align 8, !tbaa !26
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %58

54:                                               ; preds = %51
  %55 = load i8*, i8** %37, align 8, !tbaa !23
  %56 = add i64 %46, -1
  %57 = getelementptr inbounds i8, i8* %55, i64 %56
  store i8 0, i8* %57, align 1, !tbaa !14
  br label %58

58:                                               ; preds = %48, %54, %51, %44, %34, %32
  %59 = phi i64 [ 0, %32 ], [ %35, %34 ], [ %35, %44 ], [ %35, %51 ], [ %35, %54 ], [ %35, %48 ]
  ret i64 %59
}

; Function Attrs: nounwind optsize
define internal i32 @seek_block(i8* nocapture noundef %0, i64* nocapture noundef %1, i32 noundef %2) #0 {
  %4 = load i64, i64* %1, align 8, !tbaa !16
  switch i32 %2, label %5 [
    i32 0, label %11
    i32 1, label %6
  ]

5:                                                ; preds = %3
  br label %6

6:                                                ; preds = %3, %5
  %7 = phi i64 [ 24, %5 ], [ 16, %3 ]
  %8 = getelementptr inbounds i8, i8* %0, i64 %7
  %9 = bitcast i8* %8 to i64*
  %10 = load i64, i64* %9, align 8, !tbaa !16
  br label %11

11:                                               ; preds = %6, %3
  %12 = phi i64 [ 0, %3 ], [ %10, %6 ]
  %13 = add nsw i64 %12, %4
  %14 = icmp ugt i32 %2, 2
  %15 = icmp slt i64 %13, 0
  %16 = select i1 %14, i1 true, i1 %15
  br i1 %16, label %22, label %17

17:                                               ; preds = %11
  %18 = getelementptr inbounds i8, i8* %0, i64 8
  %19 = bitcast i8* %18 to i64*
  %20 = load i64, i64* %19, align 8, !tbaa !32
  %21 = icmp ugt i64 %13, %20
  br i1 %21, label %22, label %24

22:                                               ; preds = %17, %11
  %23 = tail call i32* @__errno_location() #9
  store i32 22, i32* %23, align 4, !tbaa !12
  br label %27

24:                                               ; preds = %17
  %25 = getelementptr inbounds i8, i8* %0, i64 16
  %26 = bitcast i8* %25 to i64*
  store i64 %13, i64* %26, align 8, !tbaa !27
  store i64 %13, i64* %1, align 8, !tbaa !16
  br label %27

27:                                               ; preds = %24, %22
  %28 = phi i32 [ -1, %22 ], [ 0, %24 ]
  ret i32 %28
}

; Function Attrs: nounwind optsize
define internal i32 @close_block(i8* noundef %0) #0 {
  %2 = getelementptr inbounds i8, i8* %0, i64 36
  %3 = bitcast i8* %2 to i32*
  %4 = load i32, i32* %3, align 4, !tbaa !33
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %9, label %6

6:                                                ; preds = %1
  %7 = bitcast i8* %0 to i8**
  %8 = load i8*, i8** %7, align 8, !tbaa !23
  tail call void @free(i8* noundef %8) #9
  br label %9

9:                                                ; preds = %6, %1
  tail call void @free(i8* noundef nonnull %0) #9
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local %struct.sv_file* @open_memstream(i8** noundef %0, i64* noundef %1) local_unnamed_addr #0 {
  %3 = tail call fastcc %struct.sv_file* @open_growing(i8** noundef %0, i64* noundef %1, i64 noundef 1) #10
  ret %struct.sv_file* %3
}

; Function Attrs: nounwind optsize
define internal fastcc %struct.sv_file* @open_growing(i8** noundef %0, i64* noundef %1, i64 noundef %2) unnamed_addr #0 {
  %4 = alloca %struct.sv_channel, align 8
  %5 = tail call i8* @calloc(i64 noundef 1, i64 noundef 56) #9
  %6 = icmp eq i8* %5, null
  br i1 %6, label %41, label %7

7:                                                ; preds = %3
  %8 = bitcast i8* %5 to %struct.growing*
  %9 = bitcast i8* %5 to i8***
  store i8** %0, i8*** %9, align 8, !tbaa.struct !34
  %10 = getelementptr inbounds i8, i8* %5, i64 8
  %11 = bitcast i8* %10 to i64**
  store i64* %1, i64** %11, align 8, !tbaa.struct !35
  %12 = getelementptr inbounds i8, i8* %5, i64 16
  %13 = bitcast i8* %12 to i8**
  store i8* null, i8** %13, align 8, !tbaa.struct !36
  %14 = getelementptr inbounds i8, i8* %5, i64 24
  %15 = bitcast i8* %14 to i64*
  store i64 0, i64* %15, align 8, !tbaa.struct !37
  %16 = getelementptr inbounds i8, i8* %5, i64 32
  %17 = bitcast i8* %16 to i64*
  store i64 0, i64* %17, align 8, !tbaa.struct !38
  %18 = getelementptr inbounds i8, i8* %5, i64 40
  %19 = bitcast i8* %18 to i64*
  store i64 %2, i64* %19, align 8, !tbaa.struct !39
  %20 = getelementptr inbounds i8, i8* %5, i64 48
  %21 = bitcast i8* %20 to i64*
  store i64 0, i64* %21, align 8, !tbaa.struct !40
  %22 = bitcast %struct.sv_channel* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %22) #8
  %23 = getelementptr inbounds %struct.sv_channel, %struct.sv_channel* %4, i64 0, i32 0
  store i8* %5, i8** %23, align 8, !tbaa !2
  %24 = getelementptr inbounds %struct.sv_channel, %struct.sv_channel* %4, i64 0, i32 1, i32 0
  store i64 (i8*, i8*, i64)* null, i64 (i8*, i8*, i64)** %24, align 8, !tbaa !28
  %25 = getelementptr inbounds %struct.sv_channel, %struct.sv_channel* %4, i64 0, i32 1, i32 1
  store i64 (i8*, i8*, i64)* @add_bytes, i64 (i8*, i8*, i64)** %25, align 8, !tbaa !29
  %26 = getelementptr inbounds %struct.sv_channel, %struct.sv_channel* %4, i64 0, i32 1, i32 2
  store i32 (i8*, i64*, i32)* @seek_growing, i32 (i8*, i64*, i32)** %26, align 8, !tbaa !30
  %27 = getelementptr inbounds %struct.sv_channel, %struct.sv_channel* %4, i64 0, i32 1, i32 3
  store i32 (i8*)* @close_growing, i32 (i8*)** %27, align 8, !tbaa !31
  %28 = getelementptr inbounds %struct.sv_channel, %struct.sv_channel* %4, i64 0, i32 2
  store void (i8*)* @show_growing, void (i8*)** %28, align 8, !tbaa !10
  %29 = getelementptr inbounds %struct.sv_channel, %struct.sv_channel* %4, i64 0, i32 3
  %30 = icmp eq i64 %2, 1
  %31 = select i1 %30, i32 (i8*, i32)* null, i32 (i8*, i32)* @add_wide
  store i32 (i8*, i32)* %31, i32 (i8*, i32)** %29, align 8, !tbaa !11
  %32 = tail call fastcc i32 @make_room(%struct.growing* noundef nonnull %8, i64 noundef 0) #10
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %37

34:                                               ; preds = %7
  %35 = call %struct.sv_file* @__sv_open_channel(%struct.sv_channel* noundef nonnull %4, i32 noundef 37376) #9
  %36 = icmp eq %struct.sv_file* %35, null
  br i1 %36, label %37, label %39

37:                                               ; preds = %7, %34
  %38 = load i8*, i8** %13, align 8, !tbaa !41
  call void @free(i8* noundef %38) #9
  call void @free(i8* noundef nonnull %5) #9
  br label %39

39:                                               ; preds = %37, %34
  %40 = phi %struct.sv_file* [ null, %37 ], [ %35, %34 ]
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %22) #8
  br label %41

41:                                               ; preds = %3, %39
  %42 = phi %struct.sv_file* [ %40, %39 ], [ null, %3 ]
  ret %struct.sv_file* %42
}

; Function Attrs: nounwind optsize
define dso_local %struct.sv_file* @open_wmemstream(i32** noundef %0, i64* noundef %1) local_unnamed_addr #0 {
  %3 = bitcast i32** %0 to i8**
  %4 = tail call fastcc %struct.sv_file* @open_growing(i8** noundef %3, i64* noundef %1, i64 noundef 4) #10
  %5 = icmp eq %struct.sv_file* %4, null
  br i1 %5, label %8, label %6

6:                                                ; preds = %2
  %7 = tail call i32 @fwide(%struct.sv_file* noundef nonnull %4, i32 noundef 1) #9
  br label %8

8:                                                ; preds = %6, %2
  ret %struct.sv_file* %4
}

; Function Attrs: optsize
declare dso_local i32 @fwide(%struct.sv_file* noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #3

; Function Attrs: nounwind optsize
define internal i64 @add_bytes(i8* nocapture noundef %0, i8* nocapture noundef readonly %1, i64 noundef %2) #0 {
  %4 = getelementptr inbounds i8, i8* %0, i64 40
  %5 = bitcast i8* %4 to i64*
  %6 = load i64, i64* %5, align 8, !tbaa !43
  %7 = icmp eq i64 %6, 1
  br i1 %7, label %8, label %24

8:                                                ; preds = %3
  %9 = bitcast i8* %0 to %struct.growing*
  %10 = getelementptr inbounds i8, i8* %0, i64 24
  %11 = bitcast i8* %10 to i64*
  %12 = load i64, i64* %11, align 8, !tbaa !44
  %13 = add i64 %12, %2
  %14 = tail call fastcc i32 @make_room(%struct.growing* noundef %9, i64 noundef %13) #10
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %24

16:                                               ; preds = %8
  %17 = getelementptr inbounds i8, i8* %0, i64 16
  %18 = bitcast i8* %17 to i8**
  %19 = load i8*, i8** %18, align 8, !tbaa !41
  %20 = load i64, i64* %11, align 8, !tbaa !44
  %21 = getelementptr inbounds i8, i8* %19, i64 %20
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %21, i8* align 1 %1, i64 %2, i1 false)
  %22 = load i64, i64* %11, align 8, !tbaa !44
  %23 = add i64 %22, %2
  store i64 %23, i64* %11, align 8, !tbaa !44
  br label %24

24:                                               ; preds = %3, %8, %16
  %25 = phi i64 [ %2, %16 ], [ 0, %8 ], [ 0, %3 ]
  ret i64 %25
}

; Function Attrs: nounwind optsize
define internal i32 @seek_growing(i8* nocapture noundef %0, i64* nocapture noundef %1, i32 noundef %2) #0 {
  %4 = bitcast i8* %0 to %struct.growing*
  %5 = getelementptr inbounds i8, i8* %0, i64 24
  %6 = bitcast i8* %5 to i64*
  %7 = load i64, i64* %6, align 8, !tbaa !44
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %12, label %9

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, i8* %0, i64 48
  %11 = bitcast i8* %10 to i64*
  store i64 %7, i64* %11, align 8, !tbaa !45
  br label %12

12:                                               ; preds = %9, %3
  %13 = load i64, i64* %1, align 8, !tbaa !16
  switch i32 %2, label %15 [
    i32 0, label %19
    i32 1, label %14
  ]

14:                                               ; preds = %12
  br label %19

15:                                               ; preds = %12
  %16 = getelementptr inbounds i8, i8* %0, i64 48
  %17 = bitcast i8* %16 to i64*
  %18 = load i64, i64* %17, align 8, !tbaa !45
  br label %19

19:                                               ; preds = %12, %14, %15
  %20 = phi i64 [ 0, %12 ], [ %7, %14 ], [ %18, %15 ]
  %21 = add nsw i64 %20, %13
  %22 = icmp ugt i32 %2, 2
  %23 = icmp slt i64 %21, 0
  %24 = select i1 %22, i1 true, i1 %23
  br i1 %24, label %25, label %27

25:                                               ; preds = %19
  %26 = tail call i32* @__errno_location() #9
  store i32 22, i32* %26, align 4, !tbaa !12
  br label %31

27:                                               ; preds = %19
  %28 = tail call fastcc i32 @make_room(%struct.growing* noundef nonnull %4, i64 noundef %21) #10
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %31

30:                                               ; preds = %27
  store i64 %21, i64* %6, align 8, !tbaa !44
  store i64 %21, i64* %1, align 8, !tbaa !16
  br label %31

31:                                               ; preds = %27, %30, %25
  %32 = phi i32 [ -1, %25 ], [ 0, %30 ], [ -1, %27 ]
  ret i32 %32
}

; Function Attrs: nounwind optsize
define internal i32 @close_growing(i8* noundef %0) #0 {
  %2 = getelementptr inbounds i8, i8* %0, i64 16
  %3 = bitcast i8* %2 to i8**
  %4 = load i8*, i8** %3, align 8, !tbaa !41
  %5 = getelementptr inbounds i8, i8* %0, i64 24
  %6 = bitcast i8* %5 to i64*
  %7 = load i64, i64* %6, align 8, !tbaa !44
  %8 = add i64 %7, 1
  %9 = getelementptr inbounds i8, i8* %0, i64 40
  %10 = bitcast i8* %9 to i64*
  %11 = load i64, i64* %10, align 8, !tbaa !43
  %12 = mul i64 %8, %11
  %13 = tail call i8* @realloc(i8* noundef %4, i64 noundef %12) #9
  %14 = icmp eq i8* %13, null
  br i1 %14, label %15, label %17

15:                                               ; preds = %1
  %16 = load i8*, i8** %3, align 8, !tbaa !41
  br label %18

17:                                               ; preds = %1
  store i8* %13, i8** %3, align 8, !tbaa !41
  br label %18

18:                                               ; preds = %15, %17
  %19 = phi i8* [ %16, %15 ], [ %13, %17 ]
  %20 = load i64, i64* %6, align 8, !tbaa !44
  %21 = load i64, i64* %10, align 8, !tbaa !43
  %22 = mul i64 %21, %20
  %23 = getelementptr inbounds i8, i8* %19, i64 %22
  tail call void @llvm.memset.p0i8.i64(i8* align 1 %23, i8 0, i64 %21, i1 false)
  %24 = load i8*, i8** %3, align 8, !tbaa !41
  %25 = bitcast i8* %0 to i8***
  %26 = load i8**, i8*** %25, align 8, !tbaa !46
  store i8* %24, i8** %26, align 8, !tbaa !9
  %27 = load i64, i64* %6, align 8, !tbaa !44
  %28 = getelementptr inbounds i8, i8* %0, i64 8
  %29 = bitcast i8* %28 to i64**
  %30 = load i64*, i64** %29, align 8, !tbaa !47
  store i64 %27, i64* %30, align 8, !tbaa !16
  tail call void @free(i8* noundef nonnull %0) #9
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define internal void @show_growing(i8* nocapture noundef readonly %0) #5 {
  %2 = getelementptr inbounds i8, i8* %0, i64 16
  %3 = bitcast i8* %2 to i8**
  %4 = load i8*, i8** %3, align 8, !tbaa !41
  %5 = bitcast i8* %0 to i8***
  %6 = load i8**, i8*** %5, align 8, !tbaa !46
  store i8* %4, i8** %6, align 8, !tbaa !9
  %7 = getelementptr inbounds i8, i8* %0, i64 24
  %8 = bitcast i8* %7 to i64*
  %9 = load i64, i64* %8, align 8, !tbaa !44
  %10 = getelementptr inbounds i8, i8* %0, i64 8
  %11 = bitcast i8* %10 to i64**
  %12 = load i64*, i64** %11, align 8, !tbaa !47
  store i64 %9, i64* %12, align 8, !tbaa !16
  ret void
}

; Function Attrs: nounwind optsize
define internal i32 @add_wide(i8* nocapture noundef %0, i32 noundef %1) #0 {
  %3 = bitcast i8* %0 to %struct.growing*
  %4 = getelementptr inbounds i8, i8* %0, i64 24
  %5 = bitcast i8* %4 to i64*
  %6 = load i64, i64* %5, align 8, !tbaa !44
  %7 = add i64 %6, 1
  %8 = tail call fastcc i32 @make_room(%struct.growing* noundef %3, i64 noundef %7) #10
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %17

10:                                               ; preds = %2
  %11 = getelementptr inbounds i8, i8* %0, i64 16
  %12 = bitcast i8* %11 to i32**
  %13 = load i32*, i32** %12, align 8, !tbaa !41
  %14 = load i64, i64* %5, align 8, !tbaa !44
  %15 = add i64 %14, 1
  store i64 %15, i64* %5, align 8, !tbaa !44
  %16 = getelementptr inbounds i32, i32* %13, i64 %14
  store i32 %1, i32* %16, align 4, !tbaa !12
  br label %17

17:                                               ; preds = %2, %10
  %18 = phi i32 [ %1, %10 ], [ -1, %2 ]
  ret i32 %18
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @make_room(%struct.growing* nocapture noundef %0, i64 noundef %1) unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.growing, %struct.growing* %0, i64 0, i32 4
  %4 = load i64, i64* %3, align 8, !tbaa !48
  %5 = icmp ugt i64 %4, %1
  br i1 %5, label %23, label %6

6:                                                ; preds = %2
  %7 = shl i64 %1, 1
  %8 = or i64 %7, 1
  %9 = getelementptr inbounds %struct.growing, %struct.growing* %0, i64 0, i32 2
  %10 = load i8*, i8** %9, align 8, !tbaa !41
  %11 = getelementptr inbounds %struct.growing, %struct.growing* %0, i64 0, i32 5
  %12 = load i64, i64* %11, align 8, !tbaa !43
  %13 = mul i64 %12, %8
  %14 = tail call i8* @realloc(i8* noundef %10, i64 noundef %13) #9
  %15 = icmp eq i8* %14, null
  br i1 %15, label %23, label %16

16:                                               ; preds = %6
  %17 = load i64, i64* %3, align 8, !tbaa !48
  %18 = load i64, i64* %11, align 8, !tbaa !43
  %19 = mul i64 %18, %17
  %20 = getelementptr inbounds i8, i8* %14, i64 %19
  %21 = sub i64 %8, %17
  %22 = mul i64 %21, %18
  tail call void @llvm.memset.p0i8.i64(i8* nonnull align 1 %20, i8 0, i64 %22, i1 false)
  store i8* %14, i8** %9, align 8, !tbaa !41
  store i64 %8, i64* %3, align 8, !tbaa !48
  br label %23

23:                                               ; preds = %16, %6, %2
  %24 = phi i32 [ 0, %2 ], [ 0, %16 ], [ -1, %6 ]
  ret i32 %24
}

; Function Attrs: optsize
declare dso_local i8* @realloc(i8* noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #6

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.usub.sat.i64(i64, i64) #7

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #3 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #7 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #8 = { nounwind }
attributes #9 = { nobuiltin nounwind optsize "no-builtins" }
attributes #10 = { nobuiltin optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !4, i64 0}
!3 = !{!"sv_channel", !4, i64 0, !7, i64 8, !4, i64 40, !4, i64 48}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"sv_cookie_functions", !4, i64 0, !4, i64 8, !4, i64 16, !4, i64 24}
!8 = !{i64 0, i64 8, !9, i64 8, i64 8, !9, i64 16, i64 8, !9, i64 24, i64 8, !9}
!9 = !{!4, !4, i64 0}
!10 = !{!3, !4, i64 40}
!11 = !{!3, !4, i64 48}
!12 = !{!13, !13, i64 0}
!13 = !{!"int", !5, i64 0}
!14 = !{!5, !5, i64 0}
!15 = !{i64 0, i64 8, !9, i64 8, i64 8, !16, i64 16, i64 8, !16, i64 24, i64 8, !16, i64 32, i64 4, !12, i64 36, i64 4, !12}
!16 = !{!17, !17, i64 0}
!17 = !{!"long", !5, i64 0}
!18 = !{i64 0, i64 8, !16, i64 8, i64 8, !16, i64 16, i64 8, !16, i64 24, i64 4, !12, i64 28, i64 4, !12}
!19 = !{i64 0, i64 8, !16, i64 8, i64 8, !16, i64 16, i64 4, !12, i64 20, i64 4, !12}
!20 = !{i64 0, i64 8, !16, i64 8, i64 4, !12, i64 12, i64 4, !12}
!21 = !{i64 0, i64 4, !12, i64 4, i64 4, !12}
!22 = !{i64 0, i64 4, !12}
!23 = !{!24, !4, i64 0}
!24 = !{!"block", !4, i64 0, !17, i64 8, !17, i64 16, !17, i64 24, !13, i64 32, !13, i64 36}
!25 = !{!24, !17, i64 24}
!26 = !{!24, !13, i64 32}
!27 = !{!24, !17, i64 16}
!28 = !{!7, !4, i64 0}
!29 = !{!7, !4, i64 8}
!30 = !{!7, !4, i64 16}
!31 = !{!7, !4, i64 24}
!32 = !{!24, !17, i64 8}
!33 = !{!24, !13, i64 36}
!34 = !{i64 0, i64 8, !9, i64 8, i64 8, !9, i64 16, i64 8, !9, i64 24, i64 8, !16, i64 32, i64 8, !16, i64 40, i64 8, !16, i64 48, i64 8, !16}
!35 = !{i64 0, i64 8, !9, i64 8, i64 8, !9, i64 16, i64 8, !16, i64 24, i64 8, !16, i64 32, i64 8, !16, i64 40, i64 8, !16}
!36 = !{i64 0, i64 8, !9, i64 8, i64 8, !16, i64 16, i64 8, !16, i64 24, i64 8, !16, i64 32, i64 8, !16}
!37 = !{i64 0, i64 8, !16, i64 8, i64 8, !16, i64 16, i64 8, !16, i64 24, i64 8, !16}
!38 = !{i64 0, i64 8, !16, i64 8, i64 8, !16, i64 16, i64 8, !16}
!39 = !{i64 0, i64 8, !16, i64 8, i64 8, !16}
!40 = !{i64 0, i64 8, !16}
!41 = !{!42, !4, i64 16}
!42 = !{!"growing", !4, i64 0, !4, i64 8, !4, i64 16, !17, i64 24, !17, i64 32, !17, i64 40, !17, i64 48}
!43 = !{!42, !17, i64 40}
!44 = !{!42, !17, i64 24}
!45 = !{!42, !17, i64 48}
!46 = !{!42, !4, i64 0}
!47 = !{!42, !4, i64 8}
!48 = !{!42, !17, i64 32}
