; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/regex_match.c
; ModuleID = 'runtime/c/regex_match.c'
source_filename = "runtime/c/regex_match.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pattern = type { %struct.node*, %struct.range*, %struct.step*, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32*, %struct.edge*, i32 }
%struct.node = type { i32, i32, i32, i32, i32 }
%struct.range = type { i32, i32 }
%struct.step = type { i32, i32, i32, i32, i32 }
%struct.edge = type { i32, i32 }
%struct.subject = type { %struct.pattern*, i8*, i32, i32, [8 x %struct.character] }
%struct.character = type { i32, i32, i32, [7 x i32], [7 x i32], [7 x i32] }
%struct.span = type { i32, i32 }
%struct.run = type { %struct.subject, [8 x %struct.states], %struct.states, i32, i32, i32 }
%struct.states = type { i8*, i8*, i32*, i32 }
%struct.track = type { %struct.subject, i32*, %struct.choice*, i32, i32, i8*, i32, i32 }
%struct.choice = type { i32, i32 }

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_regex_is_utf8(%struct.pattern* noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.subject, align 8
  %5 = bitcast %struct.subject* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 792, i8* nonnull %5) #6
  %6 = getelementptr inbounds %struct.subject, %struct.subject* %4, i64 0, i32 2
  %7 = bitcast i32* %6 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(792) %7, i8 0, i64 776, i1 false)
  %8 = getelementptr inbounds %struct.subject, %struct.subject* %4, i64 0, i32 0
  store %struct.pattern* %0, %struct.pattern** %8, align 8, !tbaa !2
  %9 = getelementptr inbounds %struct.subject, %struct.subject* %4, i64 0, i32 1
  store i8* %1, i8** %9, align 8, !tbaa !8
  %10 = getelementptr inbounds %struct.subject, %struct.subject* %4, i64 0, i32 2
  store i32 %2, i32* %10, align 8, !tbaa !9
  %11 = icmp sgt i32 %2, 0
  br i1 %11, label %12, label %14

12:                                               ; preds = %3
  %13 = zext i32 %2 to i64
  br label %16

14:                                               ; preds = %16, %3
  %15 = phi i32 [ 1, %3 ], [ %31, %16 ]
  call void @llvm.lifetime.end.p0i8(i64 792, i8* nonnull %5) #6
  ret i32 %15

16:                                               ; preds = %12, %16
  %17 = phi i64 [ 0, %12 ], [ %32, %16 ]
  %18 = phi i32 [ 1, %12 ], [ %31, %16 ]
  %19 = getelementptr inbounds i8, i8* %1, i64 %17
  %20 = load i8, i8* %19, align 1, !tbaa !10
  %21 = xor i8 %20, -1
  %22 = lshr i8 %21, 7
  %23 = zext i8 %22 to i32
  %24 = trunc i64 %17 to i32
  %25 = call fastcc %struct.character* @character_at(%struct.subject* noundef nonnull %4, i32 noundef %24) #7
  %26 = getelementptr inbounds %struct.character, %struct.character* %25, i64 0, i32 1
  %27 = load i32, i32* %26, align 4, !tbaa !11
  %28 = or i32 %27, %23
  %29 = call fastcc i32 @is_inside(%struct.subject* noundef nonnull %4, i32 noundef %24) #7
  %30 = or i32 %28, %29
  %31 = and i32 %30, %18
  %32 = add nuw nsw i64 %17, 1
  %33 = icmp eq i64 %32, %13
  br i1 %33, label %14, label %16, !llvm.loop !13
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: nounwind optsize
define internal fastcc nonnull %struct.character* @character_at(%struct.subject* noundef %0, i32 noundef %1) unnamed_addr #0 {
  %3 = and i32 %1, 7
  %4 = zext i32 %3 to i64
  %5 = getelementptr inbounds %struct.subject, %struct.subject* %0, i64 0, i32 4, i64 %4
  %6 = getelementptr inbounds %struct.character, %struct.character* %5, i64 0, i32 0
  %7 = load i32, i32* %6, align 4, !tbaa !16
  %8 = add nsw i32 %1, 1
  %9 = icmp eq i32 %7, %8
  br i1 %9, label %98, label %10

10:                                               ; preds = %2
  %11 = getelementptr inbounds %struct.subject, %struct.subject* %0, i64 0, i32 1
  %12 = load i8*, i8** %11, align 8, !tbaa !8
  %13 = sext i32 %1 to i64
  %14 = getelementptr inbounds i8, i8* %12, i64 %13
  %15 = load i8, i8* %14, align 1, !tbaa !10
  %16 = zext i8 %15 to i32
  store i32 %8, i32* %6, align 4, !tbaa.struct !17
  %17 = getelementptr inbounds %struct.subject, %struct.subject* %0, i64 0, i32 4, i64 %4, i32 1
  %18 = bitcast i32* %17 to i8*
  tail call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(92) %18, i8 0, i64 92, i1 false) #6
  %19 = zext i8 %15 to i64
  %20 = tail call i32 @__symvm_is_symbolic(i64 noundef %19) #8
  %21 = icmp eq i32 %20, 0
  %22 = add nsw i32 %16, -254
  %23 = icmp ult i32 %22, -60
  %24 = select i1 %21, i1 %23, i1 false
  br i1 %24, label %98, label %25

25:                                               ; preds = %10
  %26 = getelementptr inbounds %struct.subject, %struct.subject* %0, i64 0, i32 2
  %27 = getelementptr inbounds %struct.subject, %struct.subject* %0, i64 0, i32 0
  %28 = load i32, i32* %26, align 8, !tbaa !9
  %29 = sext i32 %28 to i64
  br label %30

30:                                               ; preds = %91, %25
  %31 = phi i64 [ 2, %25 ], [ %53, %91 ]
  %32 = phi i32 [ 1, %25 ], [ %47, %91 ]
  %33 = add nsw i64 %31, %13
  %34 = icmp sgt i64 %33, %29
  br i1 %34, label %98, label %35

35:                                               ; preds = %30
  %36 = trunc i64 %31 to i32
  %37 = lshr i32 127, %36
  %38 = and i32 %37, %16
  %39 = load i8*, i8** %11, align 8, !tbaa !8
  br label %69

40:                                               ; preds = %69
  %41 = add nsw i64 %33, -1
  %42 = getelementptr inbounds i8, i8* %39, i64 %41
  %43 = load i8, i8* %42, align 1, !tbaa !10
  %44 = and i8 %43, -64
  %45 = icmp eq i8 %44, -128
  %46 = zext i1 %45 to i32
  %47 = and i32 %32, %46
  %48 = icmp eq i64 %31, 2
  %49 = lshr i32 65280, %36
  %50 = and i32 %49, 255
  %51 = select i1 %48, i32 194, i32 %50
  %52 = icmp eq i64 %31, 6
  %53 = add nuw nsw i64 %31, 1
  %54 = lshr i32 32640, %36
  %55 = and i32 %54, 255
  %56 = select i1 %52, i32 254, i32 %55
  %57 = sub nsw i32 %16, %51
  %58 = sub nsw i32 %56, %51
  %59 = icmp ult i32 %57, %58
  %60 = mul i32 %36, 5
  %61 = add i32 %60, -4
  %62 = lshr i32 %78, %61
  %63 = icmp ne i32 %62, 0
  %64 = select i1 %48, i1 true, i1 %63
  %65 = and i1 %59, %64
  %66 = zext i1 %65 to i32
  %67 = and i32 %47, %66
  %68 = icmp eq i64 %31, 3
  br i1 %68, label %81, label %91

69:                                               ; preds = %69, %35
  %70 = phi i64 [ 1, %35 ], [ %79, %69 ]
  %71 = phi i32 [ %38, %35 ], [ %78, %69 ]
  %72 = shl i32 %71, 6
  %73 = add nsw i64 %70, %13
  %74 = getelementptr inbounds i8, i8* %39, i64 %73
  %75 = load i8, i8* %74, align 1, !tbaa !10
  %76 = and i8 %75, 63
  %77 = zext i8 %76 to i32
  %78 = or i32 %72, %77
  %79 = add nuw nsw i64 %70, 1
  %80 = icmp eq i64 %79, %31
  br i1 %80, label %40, label %69, !llvm.loop !19

81:                                               ; preds = %40
  %82 = load %struct.pattern*, %struct.pattern** %27, align 8, !tbaa !2
  %83 = getelementptr inbounds %struct.pattern, %struct.pattern* %82, i64 0, i32 10
  %84 = load i32, i32* %83, align 4, !tbaa !20
  %85 = icmp eq i32 %84, 2
  br i1 %85, label %86, label %91

86:                                               ; preds = %81
  %87 = and i32 %71, 67108832
  %88 = icmp ne i32 %87, 864
  %89 = zext i1 %88 to i32
  %90 = and i32 %67, %89
  br label %91

91:                                               ; preds = %86, %81, %40
  %92 = phi i32 [ %90, %86 ], [ %67, %81 ], [ %67, %40 ]
  %93 = getelementptr inbounds %struct.subject, %struct.subject* %0, i64 0, i32 4, i64 %4, i32 3, i64 %31
  store i32 %92, i32* %93, align 4, !tbaa !18
  %94 = getelementptr inbounds %struct.subject, %struct.subject* %0, i64 0, i32 4, i64 %4, i32 5, i64 %31
  store i32 %78, i32* %94, align 4, !tbaa !18
  %95 = load i32, i32* %17, align 4, !tbaa !11
  %96 = or i32 %95, %92
  store i32 %96, i32* %17, align 4, !tbaa !11
  %97 = icmp eq i64 %53, 7
  br i1 %97, label %98, label %30, !llvm.loop !22

98:                                               ; preds = %91, %30, %10, %2
  ret %struct.character* %5
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @is_inside(%struct.subject* noundef %0, i32 noundef %1) unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.subject, %struct.subject* %0, i64 0, i32 0
  %4 = load %struct.pattern*, %struct.pattern** %3, align 8, !tbaa !2
  %5 = getelementptr inbounds %struct.pattern, %struct.pattern* %4, i64 0, i32 10
  %6 = load i32, i32* %5, align 4, !tbaa !20
  %7 = icmp eq i32 %6, 2
  br i1 %7, label %8, label %49

8:                                                ; preds = %2
  %9 = getelementptr inbounds %struct.subject, %struct.subject* %0, i64 0, i32 2
  %10 = load i32, i32* %9, align 8, !tbaa !9
  %11 = icmp eq i32 %10, %1
  br i1 %11, label %49, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds %struct.subject, %struct.subject* %0, i64 0, i32 1
  %14 = load i8*, i8** %13, align 8, !tbaa !8
  %15 = sext i32 %1 to i64
  %16 = getelementptr inbounds i8, i8* %14, i64 %15
  %17 = load i8, i8* %16, align 1, !tbaa !10
  %18 = and i8 %17, -64
  %19 = icmp eq i8 %18, -128
  %20 = zext i1 %19 to i64
  %21 = tail call i32 @__symvm_is_symbolic(i64 noundef %20) #8
  %22 = icmp ne i32 %21, 0
  %23 = or i1 %19, %22
  %24 = icmp sgt i32 %1, 0
  %25 = and i1 %23, %24
  br i1 %25, label %26, label %49

26:                                               ; preds = %12
  %27 = add nsw i32 %1, -1
  %28 = call i32 @llvm.umin.i32(i32 %27, i32 4)
  %29 = add nuw nsw i32 %28, 3
  %30 = zext i32 %29 to i64
  br label %34

31:                                               ; preds = %41
  %32 = add nuw nsw i64 %35, 1
  %33 = icmp eq i64 %32, %30
  br i1 %33, label %49, label %34, !llvm.loop !23

34:                                               ; preds = %31, %26
  %35 = phi i64 [ 2, %26 ], [ %32, %31 ]
  %36 = phi i32 [ 1, %26 ], [ %40, %31 ]
  %37 = phi i32 [ 0, %26 ], [ %46, %31 ]
  %38 = sub nsw i32 %1, %36
  %39 = tail call fastcc %struct.character* @character_at(%struct.subject* noundef %0, i32 noundef %38) #7
  %40 = add nuw nsw i32 %36, 1
  br label %41

41:                                               ; preds = %34, %41
  %42 = phi i64 [ %35, %34 ], [ %47, %41 ]
  %43 = phi i32 [ %37, %34 ], [ %46, %41 ]
  %44 = getelementptr inbounds %struct.character, %struct.character* %39, i64 0, i32 3, i64 %42
  %45 = load i32, i32* %44, align 4, !tbaa !18
  %46 = or i32 %45, %43
  %47 = add nuw nsw i64 %42, 1
  %48 = icmp eq i64 %47, 7
  br i1 %48, label %31, label %41, !llvm.loop !24

49:                                               ; preds = %31, %2, %8, %12
  %50 = phi i32 [ 0, %12 ], [ 0, %8 ], [ 0, %2 ], [ %46, %31 ]
  ret i32 %50
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_regex_search(%struct.pattern* noundef %0, i8* noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, %struct.span* noundef %6, i32 noundef %7) local_unnamed_addr #0 {
  %9 = alloca %struct.subject, align 8
  %10 = alloca i64, align 8
  %11 = alloca %struct.run, align 8
  %12 = alloca i32, align 4
  %13 = bitcast %struct.subject* %9 to i8*
  call void @llvm.lifetime.start.p0i8(i64 792, i8* nonnull %13) #6
  %14 = getelementptr inbounds %struct.subject, %struct.subject* %9, i64 0, i32 4
  %15 = bitcast [8 x %struct.character]* %14 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(792) %15, i8 0, i64 768, i1 false)
  %16 = getelementptr inbounds %struct.subject, %struct.subject* %9, i64 0, i32 0
  store %struct.pattern* %0, %struct.pattern** %16, align 8, !tbaa !2
  %17 = getelementptr inbounds %struct.subject, %struct.subject* %9, i64 0, i32 1
  store i8* %1, i8** %17, align 8, !tbaa !8
  %18 = getelementptr inbounds %struct.subject, %struct.subject* %9, i64 0, i32 2
  store i32 %2, i32* %18, align 8, !tbaa !9
  %19 = getelementptr inbounds %struct.subject, %struct.subject* %9, i64 0, i32 3
  store i32 %5, i32* %19, align 4, !tbaa !25
  %20 = bitcast i64* %10 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %20) #6
  store i64 -1, i64* %10, align 8
  %21 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 8
  %22 = load i32, i32* %21, align 4, !tbaa !26
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %30, label %24

24:                                               ; preds = %8
  %25 = icmp eq %struct.span* %6, null
  %26 = bitcast i64* %10 to %struct.span*
  %27 = select i1 %25, %struct.span* %26, %struct.span* %6
  %28 = select i1 %25, i32 1, i32 %7
  %29 = call fastcc i32 @groups_between(%struct.subject* noundef nonnull %9, %struct.span* noundef %27, i32 noundef %28, i32 noundef %3, i32 noundef %4) #7
  br label %127

30:                                               ; preds = %8
  %31 = bitcast %struct.run* %11 to i8*
  call void @llvm.lifetime.start.p0i8(i64 1096, i8* nonnull %31) #6
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(792) %31, i8* noundef nonnull align 8 dereferenceable(792) %13, i64 792, i1 false), !tbaa.struct !27
  %32 = getelementptr inbounds %struct.run, %struct.run* %11, i64 0, i32 1
  %33 = getelementptr inbounds %struct.run, %struct.run* %11, i64 0, i32 3
  %34 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 12
  %35 = bitcast [8 x %struct.states]* %32 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(288) %35, i8 0, i64 288, i1 false)
  %36 = load i32, i32* %34, align 4, !tbaa !29
  %37 = icmp eq i32 %36, 0
  %38 = select i1 %37, i32 1, i32 7
  store i32 %38, i32* %33, align 8, !tbaa !30
  %39 = getelementptr inbounds %struct.run, %struct.run* %11, i64 0, i32 4
  store i32 0, i32* %39, align 4, !tbaa !33
  %40 = getelementptr inbounds %struct.run, %struct.run* %11, i64 0, i32 5
  store i32 0, i32* %40, align 8, !tbaa !34
  %41 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 5
  %42 = load i32, i32* %41, align 8, !tbaa !35
  %43 = add nuw nsw i32 %38, 2
  %44 = sext i32 %42 to i64
  %45 = zext i32 %43 to i64
  %46 = mul nsw i64 %44, %45
  %47 = tail call i8* @calloc(i64 noundef %46, i64 noundef 6) #8
  %48 = bitcast i8* %47 to i32*
  %49 = icmp eq i8* %47, null
  br i1 %49, label %125, label %50

50:                                               ; preds = %30
  %51 = getelementptr inbounds i32, i32* %48, i64 %46
  %52 = bitcast i32* %51 to i8*
  %53 = zext i32 %38 to i64
  %54 = getelementptr inbounds %struct.run, %struct.run* %11, i64 0, i32 2, i32 0
  %55 = getelementptr inbounds %struct.run, %struct.run* %11, i64 0, i32 2, i32 1
  %56 = getelementptr inbounds %struct.run, %struct.run* %11, i64 0, i32 2, i32 2
  %57 = getelementptr inbounds %struct.run, %struct.run* %11, i64 0, i32 2, i32 3
  br label %58

58:                                               ; preds = %58, %50
  %59 = phi i64 [ 0, %50 ], [ %77, %58 ]
  %60 = icmp ugt i64 %59, %53
  %61 = shl nuw nsw i64 %59, 1
  %62 = mul nsw i64 %61, %44
  %63 = getelementptr inbounds i8, i8* %52, i64 %62
  %64 = or i64 %61, 1
  %65 = mul nsw i64 %64, %44
  %66 = getelementptr inbounds i8, i8* %52, i64 %65
  %67 = mul nsw i64 %59, %44
  %68 = getelementptr inbounds i32, i32* %48, i64 %67
  %69 = getelementptr inbounds %struct.run, %struct.run* %11, i64 0, i32 1, i64 %59, i32 0
  %70 = select i1 %60, i8** %54, i8** %69
  store i8* %63, i8** %70, align 8, !tbaa.struct !36
  %71 = getelementptr inbounds %struct.run, %struct.run* %11, i64 0, i32 1, i64 %59, i32 1
  %72 = select i1 %60, i8** %55, i8** %71
  store i8* %66, i8** %72, align 8, !tbaa.struct !37
  %73 = getelementptr inbounds %struct.run, %struct.run* %11, i64 0, i32 1, i64 %59, i32 2
  %74 = select i1 %60, i32** %56, i32** %73
  store i32* %68, i32** %74, align 8, !tbaa.struct !38
  %75 = getelementptr inbounds %struct.run, %struct.run* %11, i64 0, i32 1, i64 %59, i32 3
  %76 = select i1 %60, i32* %57, i32* %75
  store i32 0, i32* %76, align 8, !tbaa.struct !39
  %77 = add nuw nsw i64 %59, 1
  %78 = icmp eq i64 %77, %45
  br i1 %78, label %79, label %58, !llvm.loop !40

79:                                               ; preds = %58
  %80 = icmp eq %struct.span* %6, null
  %81 = icmp eq i32 %7, 0
  %82 = or i1 %80, %81
  br i1 %82, label %89, label %83

83:                                               ; preds = %79
  %84 = icmp sgt i32 %3, %4
  br i1 %84, label %101, label %85

85:                                               ; preds = %83
  %86 = bitcast i32* %12 to i8*
  %87 = getelementptr inbounds %struct.span, %struct.span* %6, i64 0, i32 0
  %88 = getelementptr inbounds %struct.span, %struct.span* %6, i64 0, i32 1
  br label %91

89:                                               ; preds = %79
  %90 = call fastcc i32 @run(%struct.run* noundef nonnull %11, i32 noundef %3, i32 noundef %4, i32* noundef null) #7
  br label %101

91:                                               ; preds = %85, %97
  %92 = phi i32 [ %3, %85 ], [ %98, %97 ]
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %86) #6
  store i32 -1, i32* %12, align 4, !tbaa !18
  %93 = call fastcc i32 @run(%struct.run* noundef nonnull %11, i32 noundef %92, i32 noundef %92, i32* noundef nonnull %12) #7
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %97, label %95

95:                                               ; preds = %91
  %96 = load i32, i32* %12, align 4, !tbaa !18
  store i32 %92, i32* %87, align 4, !tbaa.struct !41
  store i32 %96, i32* %88, align 4, !tbaa.struct !39
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %86) #6
  br label %101

97:                                               ; preds = %91
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %86) #6
  %98 = add nsw i32 %92, 1
  %99 = icmp slt i32 %92, %4
  %100 = and i1 %99, %94
  br i1 %100, label %91, label %101, !llvm.loop !42

101:                                              ; preds = %97, %95, %83, %89
  %102 = phi i32 [ %90, %89 ], [ 0, %83 ], [ 1, %95 ], [ 0, %97 ]
  call void @free(i8* noundef nonnull %47) #8
  %103 = or i1 %80, %81
  %104 = xor i1 %103, true
  %105 = icmp ne i32 %102, 0
  %106 = select i1 %104, i1 %105, i1 false
  br i1 %106, label %107, label %125

107:                                              ; preds = %101
  %108 = icmp sgt i32 %7, 1
  br i1 %108, label %109, label %125

109:                                              ; preds = %107
  %110 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 7
  %111 = load i32, i32* %110, align 8, !tbaa !43
  %112 = icmp sgt i32 %111, 0
  br i1 %112, label %113, label %117

113:                                              ; preds = %109
  %114 = getelementptr inbounds %struct.span, %struct.span* %6, i64 0, i32 0
  %115 = load i32, i32* %114, align 4, !tbaa !44
  %116 = call fastcc i32 @groups_between(%struct.subject* noundef nonnull %9, %struct.span* noundef %6, i32 noundef %7, i32 noundef %115, i32 noundef %115) #7
  br label %125

117:                                              ; preds = %109
  %118 = zext i32 %7 to i64
  br label %119

119:                                              ; preds = %117, %119
  %120 = phi i64 [ 1, %117 ], [ %123, %119 ]
  %121 = getelementptr inbounds %struct.span, %struct.span* %6, i64 %120, i32 0
  store i32 -1, i32* %121, align 4, !tbaa.struct !41
  %122 = getelementptr inbounds %struct.span, %struct.span* %6, i64 %120, i32 1
  store i32 -1, i32* %122, align 4, !tbaa.struct !39
  %123 = add nuw nsw i64 %120, 1
  %124 = icmp eq i64 %123, %118
  br i1 %124, label %125, label %119, !llvm.loop !46

125:                                              ; preds = %119, %107, %30, %113, %101
  %126 = phi i32 [ %116, %113 ], [ %102, %101 ], [ -1, %30 ], [ 1, %107 ], [ 1, %119 ]
  call void @llvm.lifetime.end.p0i8(i64 1096, i8* nonnull %31) #6
  br label %127

127:                                              ; preds = %125, %24
  %128 = phi i32 [ %29, %24 ], [ %126, %125 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %20) #6
  call void @llvm.lifetime.end.p0i8(i64 792, i8* nonnull %13) #6
  ret i32 %128
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: nounwind optsize
define internal fastcc i32 @groups_between(%struct.subject* nocapture noundef readonly %0, %struct.span* nocapture noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) unnamed_addr #0 {
  %6 = alloca %struct.track, align 8
  %7 = getelementptr inbounds %struct.subject, %struct.subject* %0, i64 0, i32 0
  %8 = load %struct.pattern*, %struct.pattern** %7, align 8, !tbaa !2
  %9 = getelementptr inbounds %struct.pattern, %struct.pattern* %8, i64 0, i32 7
  %10 = load i32, i32* %9, align 8, !tbaa !43
  %11 = shl nsw i32 %10, 1
  %12 = add nsw i32 %11, 2
  %13 = getelementptr inbounds %struct.pattern, %struct.pattern* %8, i64 0, i32 6
  %14 = load i32, i32* %13, align 4, !tbaa !47
  %15 = add nsw i32 %12, %14
  %16 = bitcast %struct.track* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 832, i8* nonnull %16) #6
  %17 = getelementptr inbounds %struct.track, %struct.track* %6, i64 0, i32 0
  %18 = bitcast %struct.subject* %0 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(792) %16, i8* noundef nonnull align 8 dereferenceable(792) %18, i64 792, i1 false), !tbaa.struct !27
  %19 = getelementptr inbounds %struct.track, %struct.track* %6, i64 0, i32 1
  %20 = sext i32 %15 to i64
  %21 = shl nsw i64 %20, 2
  %22 = tail call i8* @malloc(i64 noundef %21) #8
  %23 = bitcast i32** %19 to i8**
  store i8* %22, i8** %23, align 8, !tbaa !48
  %24 = getelementptr inbounds %struct.track, %struct.track* %6, i64 0, i32 2
  store %struct.choice* null, %struct.choice** %24, align 8, !tbaa !50
  %25 = getelementptr inbounds %struct.track, %struct.track* %6, i64 0, i32 3
  store i32 0, i32* %25, align 8, !tbaa !51
  %26 = getelementptr inbounds %struct.track, %struct.track* %6, i64 0, i32 4
  store i32 0, i32* %26, align 4, !tbaa !52
  %27 = getelementptr inbounds %struct.track, %struct.track* %6, i64 0, i32 5
  store i8* null, i8** %27, align 8, !tbaa !53
  %28 = getelementptr inbounds %struct.track, %struct.track* %6, i64 0, i32 6
  store i32 0, i32* %28, align 8, !tbaa !54
  %29 = getelementptr inbounds %struct.track, %struct.track* %6, i64 0, i32 7
  store i32 0, i32* %29, align 4, !tbaa !55
  %30 = tail call i8* @malloc(i64 noundef %21) #8
  %31 = bitcast i8* %30 to i32*
  %32 = getelementptr inbounds %struct.pattern, %struct.pattern* %8, i64 0, i32 5
  %33 = icmp ne i8* %30, null
  %34 = bitcast i8* %22 to i32*
  %35 = icmp ne i8* %22, null
  %36 = select i1 %35, i1 %33, i1 false
  %37 = icmp sle i32 %3, %4
  %38 = and i1 %36, %37
  br i1 %38, label %39, label %97

39:                                               ; preds = %5
  %40 = icmp sgt i32 %15, 0
  %41 = getelementptr inbounds %struct.pattern, %struct.pattern* %8, i64 0, i32 8
  %42 = getelementptr inbounds %struct.span, %struct.span* %1, i64 0, i32 1
  %43 = getelementptr inbounds i8, i8* %30, i64 4
  %44 = bitcast i8* %43 to i32*
  %45 = zext i32 %15 to i64
  br label %46

46:                                               ; preds = %39, %84
  %47 = phi i32 [ %3, %39 ], [ %86, %84 ]
  %48 = call fastcc i32 @is_inside(%struct.subject* noundef nonnull %17, i32 noundef %47) #7
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %84

50:                                               ; preds = %46
  br i1 %40, label %51, label %53

51:                                               ; preds = %50
  %52 = load i32*, i32** %19, align 8, !tbaa !48
  br label %56

53:                                               ; preds = %56, %50
  store i32 %47, i32* %28, align 8, !tbaa !54
  %54 = load i32, i32* %41, align 4, !tbaa !26
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %63, label %61

56:                                               ; preds = %51, %56
  %57 = phi i64 [ 0, %51 ], [ %59, %56 ]
  %58 = getelementptr inbounds i32, i32* %52, i64 %57
  store i32 -1, i32* %58, align 4, !tbaa !18
  %59 = add nuw nsw i64 %57, 1
  %60 = icmp eq i64 %59, %45
  br i1 %60, label %53, label %56, !llvm.loop !56

61:                                               ; preds = %53
  %62 = call fastcc i32 @backtrack(%struct.track* noundef nonnull %6, i32 noundef %47, i32 noundef -1, i32* noundef nonnull %31, i32 noundef %15) #7
  br label %82

63:                                               ; preds = %53
  %64 = load i32, i32* %32, align 8, !tbaa !35
  %65 = sext i32 %64 to i64
  %66 = load i32, i32* %42, align 4, !tbaa !57
  %67 = sub i32 1, %47
  %68 = add i32 %67, %66
  %69 = sext i32 %68 to i64
  %70 = mul nsw i64 %69, %65
  %71 = lshr i64 %70, 3
  %72 = add nuw nsw i64 %71, 1
  %73 = call i8* @calloc(i64 noundef %72, i64 noundef 1) #8
  store i8* %73, i8** %27, align 8, !tbaa !53
  %74 = icmp eq i8* %73, null
  br i1 %74, label %75, label %77

75:                                               ; preds = %63
  %76 = load i32*, i32** %19, align 8, !tbaa !48
  br label %93

77:                                               ; preds = %63
  %78 = load i32, i32* %42, align 4, !tbaa !57
  %79 = call fastcc i32 @backtrack(%struct.track* noundef nonnull %6, i32 noundef %47, i32 noundef %78, i32* noundef nonnull %31, i32 noundef %15) #7
  %80 = load i8*, i8** %23, align 8, !tbaa !48
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 4 %30, i8* align 4 %80, i64 %21, i1 false)
  %81 = load i32, i32* %42, align 4, !tbaa !57
  store i32 %81, i32* %44, align 4, !tbaa !18
  br label %82

82:                                               ; preds = %77, %61
  %83 = phi i32 [ %62, %61 ], [ %79, %77 ]
  store i32 %47, i32* %31, align 4, !tbaa !18
  br label %84

84:                                               ; preds = %46, %82
  %85 = phi i32 [ 0, %46 ], [ %83, %82 ]
  %86 = add nsw i32 %47, 1
  %87 = load i32*, i32** %19, align 8, !tbaa !48
  %88 = icmp eq i32* %87, null
  %89 = icmp ne i32 %85, 0
  %90 = select i1 %88, i1 true, i1 %89
  %91 = icmp sge i32 %47, %4
  %92 = or i1 %90, %91
  br i1 %92, label %93, label %46, !llvm.loop !58

93:                                               ; preds = %84, %75
  %94 = phi i32* [ %76, %75 ], [ %87, %84 ]
  %95 = phi i32 [ 0, %75 ], [ %85, %84 ]
  %96 = bitcast i32* %94 to i8*
  br label %97

97:                                               ; preds = %93, %5
  %98 = phi i8* [ %22, %5 ], [ %96, %93 ]
  %99 = phi i32* [ %34, %5 ], [ %94, %93 ]
  %100 = phi i32 [ 0, %5 ], [ %95, %93 ]
  %101 = icmp ne i32* %99, null
  %102 = select i1 %101, i1 %33, i1 false
  br i1 %102, label %103, label %110

103:                                              ; preds = %97
  %104 = getelementptr inbounds %struct.pattern, %struct.pattern* %8, i64 0, i32 8
  %105 = load i32, i32* %104, align 4, !tbaa !26
  %106 = icmp ne i32 %105, 0
  %107 = load i8*, i8** %27, align 8
  %108 = icmp ne i8* %107, null
  %109 = select i1 %106, i1 true, i1 %108
  br i1 %109, label %111, label %110

110:                                              ; preds = %103, %97
  store i32 1, i32* %29, align 4, !tbaa !55
  br label %111

111:                                              ; preds = %110, %103
  %112 = icmp ne i32 %100, 0
  %113 = icmp sgt i32 %2, 0
  %114 = and i1 %112, %113
  br i1 %114, label %115, label %117

115:                                              ; preds = %111
  %116 = zext i32 %2 to i64
  br label %124

117:                                              ; preds = %138, %111
  call void @free(i8* noundef %98) #8
  %118 = bitcast %struct.choice** %24 to i8**
  %119 = load i8*, i8** %118, align 8, !tbaa !50
  call void @free(i8* noundef %119) #8
  %120 = load i8*, i8** %27, align 8, !tbaa !53
  call void @free(i8* noundef %120) #8
  call void @free(i8* noundef %30) #8
  %121 = load i32, i32* %29, align 4, !tbaa !55
  %122 = icmp eq i32 %121, 0
  %123 = select i1 %122, i32 %100, i32 -1
  call void @llvm.lifetime.end.p0i8(i64 832, i8* nonnull %16) #6
  ret i32 %123

124:                                              ; preds = %115, %138
  %125 = phi i64 [ 0, %115 ], [ %143, %138 ]
  %126 = load i32, i32* %9, align 8, !tbaa !43
  %127 = sext i32 %126 to i64
  %128 = icmp sgt i64 %125, %127
  br i1 %128, label %138, label %129

129:                                              ; preds = %124
  %130 = shl nuw nsw i64 %125, 1
  %131 = or i64 %130, 1
  %132 = getelementptr inbounds i32, i32* %31, i64 %131
  %133 = load i32, i32* %132, align 4, !tbaa !18
  %134 = icmp sgt i32 %133, -1
  br i1 %134, label %135, label %138

135:                                              ; preds = %129
  %136 = getelementptr inbounds i32, i32* %31, i64 %130
  %137 = load i32, i32* %136, align 4, !tbaa !18
  br label %138

138:                                              ; preds = %129, %124, %135
  %139 = phi i32 [ %137, %135 ], [ -1, %124 ], [ -1, %129 ]
  %140 = phi i32 [ %133, %135 ], [ -1, %124 ], [ -1, %129 ]
  %141 = getelementptr inbounds %struct.span, %struct.span* %1, i64 %125, i32 0
  store i32 %139, i32* %141, align 4
  %142 = getelementptr inbounds %struct.span, %struct.span* %1, i64 %125, i32 1
  store i32 %140, i32* %142, align 4
  %143 = add nuw nsw i64 %125, 1
  %144 = icmp ult i64 %143, %116
  br i1 %144, label %124, label %117, !llvm.loop !59
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @run(%struct.run* noundef %0, i32 noundef %1, i32 noundef %2, i32* noundef %3) unnamed_addr #0 {
  %5 = alloca i32, align 4
  %6 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 0
  %7 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 0, i32 0
  %8 = load %struct.pattern*, %struct.pattern** %7, align 8, !tbaa !2
  %9 = getelementptr inbounds %struct.pattern, %struct.pattern* %8, i64 0, i32 5
  %10 = load i32, i32* %9, align 8, !tbaa !35
  %11 = icmp sgt i32 %1, 0
  br i1 %11, label %12, label %24

12:                                               ; preds = %4
  %13 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 0, i32 1
  %14 = load i8*, i8** %13, align 8, !tbaa !8
  %15 = add nsw i32 %1, -1
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds i8, i8* %14, i64 %16
  %18 = load i8, i8* %17, align 1, !tbaa !10
  %19 = zext i8 %18 to i64
  %20 = tail call i32 @__symvm_is_symbolic(i64 noundef %19) #8
  %21 = icmp ne i32 %20, 0
  %22 = load %struct.pattern*, %struct.pattern** %7, align 8, !tbaa !2
  %23 = zext i1 %21 to i32
  br label %24

24:                                               ; preds = %12, %4
  %25 = phi %struct.pattern* [ %8, %4 ], [ %22, %12 ]
  %26 = phi i32 [ 0, %4 ], [ %23, %12 ]
  %27 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 5
  store i32 %26, i32* %27, align 8, !tbaa !34
  %28 = getelementptr inbounds %struct.pattern, %struct.pattern* %25, i64 0, i32 10
  %29 = load i32, i32* %28, align 4, !tbaa !20
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %54, label %31

31:                                               ; preds = %24
  %32 = add nsw i32 %1, -6
  %33 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 0, i32 1
  br label %34

34:                                               ; preds = %31, %47
  %35 = phi i32 [ %26, %31 ], [ %51, %47 ]
  %36 = phi i32 [ %32, %31 ], [ %52, %47 ]
  %37 = icmp sgt i32 %36, -1
  br i1 %37, label %38, label %47

38:                                               ; preds = %34
  %39 = load i8*, i8** %33, align 8, !tbaa !8
  %40 = zext i32 %36 to i64
  %41 = getelementptr inbounds i8, i8* %39, i64 %40
  %42 = load i8, i8* %41, align 1, !tbaa !10
  %43 = zext i8 %42 to i64
  %44 = tail call i32 @__symvm_is_symbolic(i64 noundef %43) #8
  %45 = icmp ne i32 %44, 0
  %46 = load i32, i32* %27, align 8, !tbaa !34
  br label %47

47:                                               ; preds = %38, %34
  %48 = phi i32 [ %35, %34 ], [ %46, %38 ]
  %49 = phi i1 [ false, %34 ], [ %45, %38 ]
  %50 = zext i1 %49 to i32
  %51 = or i32 %48, %50
  store i32 %51, i32* %27, align 8, !tbaa !34
  %52 = add nsw i32 %36, 1
  %53 = icmp slt i32 %52, %1
  br i1 %53, label %34, label %54, !llvm.loop !60

54:                                               ; preds = %47, %24
  %55 = bitcast i32* %5 to i8*
  %56 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 3
  %57 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 0, i32 2
  %58 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 0, i32 1
  %59 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 4
  %60 = icmp eq i32* %3, null
  %61 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 2, i32 3
  %62 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 2, i32 2
  %63 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 2, i32 0
  %64 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 2, i32 1
  %65 = sext i32 %1 to i64
  %66 = sext i32 %2 to i64
  br label %67

67:                                               ; preds = %392, %54
  %68 = phi i64 [ %393, %392 ], [ %65, %54 ]
  %69 = phi i32 [ %183, %392 ], [ 0, %54 ]
  %70 = trunc i64 %68 to i32
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %55) #6
  store i32 -1, i32* %5, align 4, !tbaa !18
  %71 = load %struct.pattern*, %struct.pattern** %7, align 8, !tbaa !2
  %72 = getelementptr inbounds %struct.pattern, %struct.pattern* %71, i64 0, i32 10
  %73 = load i32, i32* %72, align 4, !tbaa !20
  %74 = icmp eq i32 %73, 0
  %75 = add nsw i32 %70, 5
  %76 = select i1 %74, i32 %70, i32 %75
  %77 = load i32, i32* %56, align 8, !tbaa !30
  %78 = and i32 %77, %70
  %79 = icmp eq i64 %68, %65
  %80 = select i1 %79, i32 %70, i32 %76
  %81 = sext i32 %80 to i64
  %82 = call i32 @llvm.smax.i32(i32 %80, i32 %76)
  %83 = add i32 %82, 1
  br label %95

84:                                               ; preds = %107
  %85 = sext i32 %78 to i64
  %86 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 1, i64 %85, i32 3
  %87 = load i32, i32* %86, align 8, !tbaa !61
  %88 = icmp sgt i32 %87, 0
  br i1 %88, label %92, label %89

89:                                               ; preds = %84
  %90 = load i32, i32* %59, align 4, !tbaa !33
  %91 = sub nsw i32 %90, %87
  store i32 %91, i32* %59, align 4, !tbaa !33
  br label %134

92:                                               ; preds = %84
  %93 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 1, i64 %85, i32 2
  %94 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 1, i64 %85, i32 0
  br label %137

95:                                               ; preds = %67, %107
  %96 = phi i64 [ %81, %67 ], [ %112, %107 ]
  %97 = load i32, i32* %57, align 8, !tbaa !9
  %98 = sext i32 %97 to i64
  %99 = icmp slt i64 %96, %98
  br i1 %99, label %100, label %107

100:                                              ; preds = %95
  %101 = load i8*, i8** %58, align 8, !tbaa !8
  %102 = getelementptr inbounds i8, i8* %101, i64 %96
  %103 = load i8, i8* %102, align 1, !tbaa !10
  %104 = zext i8 %103 to i64
  %105 = tail call i32 @__symvm_is_symbolic(i64 noundef %104) #8
  %106 = icmp ne i32 %105, 0
  br label %107

107:                                              ; preds = %100, %95
  %108 = phi i1 [ false, %95 ], [ %106, %100 ]
  %109 = zext i1 %108 to i32
  %110 = load i32, i32* %27, align 8, !tbaa !34
  %111 = or i32 %110, %109
  store i32 %111, i32* %27, align 8, !tbaa !34
  %112 = add nsw i64 %96, 1
  %113 = trunc i64 %112 to i32
  %114 = icmp eq i32 %83, %113
  br i1 %114, label %84, label %95, !llvm.loop !62

115:                                              ; preds = %137
  %116 = load i32, i32* %59, align 4, !tbaa !33
  %117 = sub nsw i32 %116, %151
  store i32 %117, i32* %59, align 4, !tbaa !33
  %118 = icmp sgt i32 %151, 0
  br i1 %118, label %119, label %134

119:                                              ; preds = %115
  %120 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 1, i64 %85, i32 1
  %121 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 1, i64 %85, i32 2
  br label %122

122:                                              ; preds = %122, %119
  %123 = phi i64 [ 0, %119 ], [ %130, %122 ]
  %124 = load i8*, i8** %120, align 8, !tbaa !63
  %125 = load i32*, i32** %121, align 8, !tbaa !64
  %126 = getelementptr inbounds i32, i32* %125, i64 %123
  %127 = load i32, i32* %126, align 4, !tbaa !18
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds i8, i8* %124, i64 %128
  store i8 0, i8* %129, align 1, !tbaa !10
  %130 = add nuw nsw i64 %123, 1
  %131 = load i32, i32* %86, align 8, !tbaa !61
  %132 = sext i32 %131 to i64
  %133 = icmp slt i64 %130, %132
  br i1 %133, label %122, label %134, !llvm.loop !65

134:                                              ; preds = %122, %89, %115
  %135 = phi i32 [ 0, %89 ], [ %149, %115 ], [ %149, %122 ]
  store i32 0, i32* %86, align 8, !tbaa !61
  %136 = icmp sgt i64 %68, %66
  br i1 %136, label %166, label %154

137:                                              ; preds = %92, %137
  %138 = phi i64 [ 0, %92 ], [ %150, %137 ]
  %139 = phi i32 [ 0, %92 ], [ %149, %137 ]
  %140 = load i32*, i32** %93, align 8, !tbaa !64
  %141 = getelementptr inbounds i32, i32* %140, i64 %138
  %142 = load i32, i32* %141, align 4, !tbaa !18
  %143 = load i8*, i8** %94, align 8, !tbaa !66
  %144 = sext i32 %142 to i64
  %145 = getelementptr inbounds i8, i8* %143, i64 %144
  %146 = load i8, i8* %145, align 1, !tbaa !10
  %147 = zext i8 %146 to i32
  %148 = call fastcc i32 @follow(%struct.run* noundef nonnull %0, i32 noundef %142, i32 noundef %147, i32* noundef nonnull %5, i32 noundef %70) #7
  %149 = or i32 %148, %139
  %150 = add nuw nsw i64 %138, 1
  %151 = load i32, i32* %86, align 8, !tbaa !61
  %152 = sext i32 %151 to i64
  %153 = icmp slt i64 %150, %152
  br i1 %153, label %137, label %115, !llvm.loop !67

154:                                              ; preds = %134
  %155 = tail call fastcc i32 @is_inside(%struct.subject* noundef nonnull %6, i32 noundef %70) #7
  %156 = sext i32 %155 to i64
  %157 = tail call i32 @__symvm_is_symbolic(i64 noundef %156) #8
  %158 = icmp ne i32 %157, 0
  %159 = icmp ne i32 %155, 1
  %160 = or i1 %159, %158
  br i1 %160, label %161, label %166

161:                                              ; preds = %154
  %162 = icmp eq i32 %155, 0
  %163 = zext i1 %162 to i32
  %164 = call fastcc i32 @follow(%struct.run* noundef nonnull %0, i32 noundef %10, i32 noundef %163, i32* noundef nonnull %5, i32 noundef %70) #7
  %165 = or i32 %164, %135
  br label %166

166:                                              ; preds = %154, %161, %134
  %167 = phi i32 [ %135, %134 ], [ %135, %154 ], [ %165, %161 ]
  br i1 %60, label %175, label %168

168:                                              ; preds = %166
  %169 = icmp eq i32 %167, 0
  br i1 %169, label %170, label %172

170:                                              ; preds = %168
  %171 = load i32, i32* %3, align 4, !tbaa !18
  br label %172

172:                                              ; preds = %170, %168
  %173 = phi i32 [ %171, %170 ], [ %70, %168 ]
  store i32 %173, i32* %3, align 4, !tbaa !18
  %174 = or i32 %167, %69
  br label %182

175:                                              ; preds = %166
  %176 = or i32 %167, %69
  %177 = sext i32 %176 to i64
  %178 = tail call i32 @__symvm_is_symbolic(i64 noundef %177) #8
  %179 = icmp eq i32 %178, 0
  %180 = icmp ne i32 %176, 0
  %181 = select i1 %179, i1 %180, i1 false
  br i1 %181, label %388, label %182

182:                                              ; preds = %172, %175
  %183 = phi i32 [ %176, %175 ], [ %174, %172 ]
  %184 = load i32, i32* %57, align 8, !tbaa !9
  %185 = icmp eq i32 %184, %70
  br i1 %185, label %388, label %186

186:                                              ; preds = %182
  %187 = load %struct.pattern*, %struct.pattern** %7, align 8, !tbaa !2
  %188 = load i8*, i8** %58, align 8, !tbaa !8
  %189 = getelementptr inbounds i8, i8* %188, i64 %68
  %190 = load i8, i8* %189, align 1, !tbaa !10
  %191 = zext i8 %190 to i32
  %192 = getelementptr inbounds %struct.pattern, %struct.pattern* %187, i64 0, i32 9
  %193 = load i32, i32* %192, align 8, !tbaa !68
  %194 = icmp eq i32 %193, 0
  %195 = add nsw i32 %191, -97
  %196 = icmp ult i32 %195, 26
  %197 = select i1 %196, i32 -32, i32 0
  %198 = select i1 %194, i32 0, i32 %197
  %199 = add nsw i32 %198, %191
  %200 = getelementptr inbounds %struct.pattern, %struct.pattern* %187, i64 0, i32 12
  %201 = load i32, i32* %200, align 4, !tbaa !29
  %202 = icmp eq i32 %201, 0
  br i1 %202, label %212, label %203

203:                                              ; preds = %186
  %204 = tail call fastcc %struct.character* @character_at(%struct.subject* noundef nonnull %6, i32 noundef %70) #8
  %205 = getelementptr inbounds %struct.character, %struct.character* %204, i64 0, i32 1
  %206 = load i32, i32* %205, align 4, !tbaa !11
  %207 = sext i32 %206 to i64
  %208 = tail call i32 @__symvm_is_symbolic(i64 noundef %207) #8
  %209 = or i32 %208, %206
  %210 = icmp eq i32 %209, 0
  %211 = select i1 %210, %struct.character* null, %struct.character* %204
  br label %212

212:                                              ; preds = %203, %186
  %213 = phi %struct.character* [ %211, %203 ], [ null, %186 ]
  %214 = load i32, i32* %61, align 8, !tbaa !69
  %215 = icmp sgt i32 %214, 0
  br i1 %215, label %216, label %383

216:                                              ; preds = %212
  %217 = getelementptr inbounds %struct.pattern, %struct.pattern* %187, i64 0, i32 2
  %218 = getelementptr inbounds %struct.pattern, %struct.pattern* %187, i64 0, i32 1
  %219 = icmp eq %struct.character* %213, null
  %220 = trunc i64 %68 to i32
  %221 = add i32 %220, 1
  br label %222

222:                                              ; preds = %378, %216
  %223 = phi i64 [ 0, %216 ], [ %379, %378 ]
  %224 = load i32*, i32** %62, align 8, !tbaa !70
  %225 = getelementptr inbounds i32, i32* %224, i64 %223
  %226 = load i32, i32* %225, align 4, !tbaa !18
  %227 = load i8*, i8** %63, align 8, !tbaa !71
  %228 = sext i32 %226 to i64
  %229 = getelementptr inbounds i8, i8* %227, i64 %228
  %230 = load i8, i8* %229, align 1, !tbaa !10
  %231 = zext i8 %230 to i32
  %232 = load %struct.step*, %struct.step** %217, align 8, !tbaa !72
  %233 = load %struct.range*, %struct.range** %218, align 8, !tbaa !73
  %234 = getelementptr inbounds %struct.step, %struct.step* %232, i64 %228, i32 1
  %235 = load i32, i32* %234, align 4, !tbaa !74
  %236 = sext i32 %235 to i64
  %237 = getelementptr inbounds %struct.range, %struct.range* %233, i64 %236
  %238 = getelementptr inbounds %struct.step, %struct.step* %232, i64 %228, i32 2
  %239 = load i32, i32* %238, align 4, !tbaa !76
  %240 = sext i32 %239 to i64
  %241 = getelementptr inbounds %struct.range, %struct.range* %237, i64 %240
  %242 = icmp sgt i32 %239, 0
  br i1 %242, label %243, label %257

243:                                              ; preds = %222, %243
  %244 = phi i32 [ %254, %243 ], [ 0, %222 ]
  %245 = phi %struct.range* [ %255, %243 ], [ %237, %222 ]
  %246 = getelementptr inbounds %struct.range, %struct.range* %245, i64 0, i32 0
  %247 = load i32, i32* %246, align 4, !tbaa !77
  %248 = sub i32 %199, %247
  %249 = getelementptr inbounds %struct.range, %struct.range* %245, i64 0, i32 1
  %250 = load i32, i32* %249, align 4, !tbaa !79
  %251 = sub i32 %250, %247
  %252 = icmp ule i32 %248, %251
  %253 = zext i1 %252 to i32
  %254 = or i32 %244, %253
  %255 = getelementptr inbounds %struct.range, %struct.range* %245, i64 1
  %256 = icmp ult %struct.range* %255, %241
  br i1 %256, label %243, label %257, !llvm.loop !80

257:                                              ; preds = %243, %222
  %258 = phi i32 [ 0, %222 ], [ %254, %243 ]
  %259 = and i32 %258, %231
  %260 = load i8*, i8** %64, align 8, !tbaa !81
  %261 = getelementptr inbounds i8, i8* %260, i64 %228
  store i8 0, i8* %261, align 1, !tbaa !10
  %262 = load i32, i32* %27, align 8, !tbaa !34
  %263 = icmp eq i32 %262, 0
  br i1 %263, label %268, label %264

264:                                              ; preds = %257
  %265 = zext i32 %259 to i64
  %266 = tail call i32 @__symvm_is_symbolic(i64 noundef %265) #8
  %267 = or i32 %266, %259
  br label %268

268:                                              ; preds = %264, %257
  %269 = phi i32 [ %267, %264 ], [ %259, %257 ]
  %270 = icmp eq i32 %269, 0
  br i1 %270, label %302, label %271

271:                                              ; preds = %268
  %272 = load i32, i32* %56, align 8, !tbaa !30
  %273 = and i32 %272, %221
  %274 = sext i32 %273 to i64
  %275 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 1, i64 %274
  %276 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 1, i64 %274, i32 1
  %277 = load i8*, i8** %276, align 8, !tbaa !63
  %278 = getelementptr inbounds i8, i8* %277, i64 %228
  %279 = load i8, i8* %278, align 1, !tbaa !10
  %280 = icmp eq i8 %279, 0
  br i1 %280, label %281, label %292

281:                                              ; preds = %271
  store i8 1, i8* %278, align 1, !tbaa !10
  %282 = getelementptr inbounds %struct.states, %struct.states* %275, i64 0, i32 0
  %283 = load i8*, i8** %282, align 8, !tbaa !66
  %284 = getelementptr inbounds i8, i8* %283, i64 %228
  store i8 0, i8* %284, align 1, !tbaa !10
  %285 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 1, i64 %274, i32 2
  %286 = load i32*, i32** %285, align 8, !tbaa !64
  %287 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 1, i64 %274, i32 3
  %288 = load i32, i32* %287, align 8, !tbaa !61
  %289 = add nsw i32 %288, 1
  store i32 %289, i32* %287, align 8, !tbaa !61
  %290 = sext i32 %288 to i64
  %291 = getelementptr inbounds i32, i32* %286, i64 %290
  store i32 %226, i32* %291, align 4, !tbaa !18
  br label %292

292:                                              ; preds = %281, %271
  %293 = zext i1 %280 to i32
  %294 = getelementptr inbounds %struct.states, %struct.states* %275, i64 0, i32 0
  %295 = load i8*, i8** %294, align 8, !tbaa !66
  %296 = getelementptr inbounds i8, i8* %295, i64 %228
  %297 = load i8, i8* %296, align 1, !tbaa !10
  %298 = trunc i32 %259 to i8
  %299 = or i8 %297, %298
  store i8 %299, i8* %296, align 1, !tbaa !10
  %300 = load i32, i32* %59, align 4, !tbaa !33
  %301 = add nsw i32 %300, %293
  store i32 %301, i32* %59, align 4, !tbaa !33
  br label %302

302:                                              ; preds = %292, %268
  br i1 %219, label %378, label %303

303:                                              ; preds = %302
  %304 = load %struct.step*, %struct.step** %217, align 8, !tbaa !72
  %305 = getelementptr inbounds %struct.step, %struct.step* %304, i64 %228, i32 4
  %306 = load i32, i32* %305, align 4, !tbaa !82
  %307 = icmp eq i32 %306, 0
  br i1 %307, label %378, label %308

308:                                              ; preds = %303, %375
  %309 = phi i64 [ %376, %375 ], [ 2, %303 ]
  %310 = getelementptr inbounds %struct.character, %struct.character* %213, i64 0, i32 3, i64 %309
  %311 = load i32, i32* %310, align 4, !tbaa !18
  %312 = load i32, i32* %27, align 8, !tbaa !34
  %313 = icmp eq i32 %312, 0
  br i1 %313, label %318, label %314

314:                                              ; preds = %308
  %315 = sext i32 %311 to i64
  %316 = tail call i32 @__symvm_is_symbolic(i64 noundef %315) #8
  %317 = or i32 %316, %311
  br label %318

318:                                              ; preds = %314, %308
  %319 = phi i32 [ %317, %314 ], [ %311, %308 ]
  %320 = icmp eq i32 %319, 0
  br i1 %320, label %375, label %321

321:                                              ; preds = %318
  %322 = load i32, i32* %310, align 4, !tbaa !18
  %323 = and i32 %322, %231
  %324 = load %struct.step*, %struct.step** %217, align 8, !tbaa !72
  %325 = getelementptr inbounds %struct.step, %struct.step* %324, i64 %228, i32 3
  %326 = load i32, i32* %325, align 4, !tbaa !83
  %327 = getelementptr inbounds %struct.step, %struct.step* %324, i64 %228, i32 4
  %328 = load i32, i32* %327, align 4, !tbaa !82
  %329 = getelementptr inbounds %struct.character, %struct.character* %213, i64 0, i32 5, i64 %309
  %330 = load i32, i32* %329, align 4, !tbaa !18
  %331 = trunc i64 %309 to i32
  %332 = tail call fastcc i32 @in_wide(%struct.pattern* noundef %187, i32 noundef %326, i32 noundef %328, i32 noundef %330, i32 noundef %331) #8
  %333 = and i32 %323, %332
  %334 = load i32, i32* %27, align 8, !tbaa !34
  %335 = icmp eq i32 %334, 0
  br i1 %335, label %340, label %336

336:                                              ; preds = %321
  %337 = zext i32 %333 to i64
  %338 = tail call i32 @__symvm_is_symbolic(i64 noundef %337) #8
  %339 = or i32 %338, %333
  br label %340

340:                                              ; preds = %336, %321
  %341 = phi i32 [ %339, %336 ], [ %333, %321 ]
  %342 = icmp eq i32 %341, 0
  br i1 %342, label %375, label %343

343:                                              ; preds = %340
  %344 = add nsw i32 %70, %331
  %345 = load i32, i32* %56, align 8, !tbaa !30
  %346 = and i32 %345, %344
  %347 = sext i32 %346 to i64
  %348 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 1, i64 %347
  %349 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 1, i64 %347, i32 1
  %350 = load i8*, i8** %349, align 8, !tbaa !63
  %351 = getelementptr inbounds i8, i8* %350, i64 %228
  %352 = load i8, i8* %351, align 1, !tbaa !10
  %353 = icmp eq i8 %352, 0
  br i1 %353, label %354, label %365

354:                                              ; preds = %343
  store i8 1, i8* %351, align 1, !tbaa !10
  %355 = getelementptr inbounds %struct.states, %struct.states* %348, i64 0, i32 0
  %356 = load i8*, i8** %355, align 8, !tbaa !66
  %357 = getelementptr inbounds i8, i8* %356, i64 %228
  store i8 0, i8* %357, align 1, !tbaa !10
  %358 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 1, i64 %347, i32 2
  %359 = load i32*, i32** %358, align 8, !tbaa !64
  %360 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 1, i64 %347, i32 3
  %361 = load i32, i32* %360, align 8, !tbaa !61
  %362 = add nsw i32 %361, 1
  store i32 %362, i32* %360, align 8, !tbaa !61
  %363 = sext i32 %361 to i64
  %364 = getelementptr inbounds i32, i32* %359, i64 %363
  store i32 %226, i32* %364, align 4, !tbaa !18
  br label %365

365:                                              ; preds = %354, %343
  %366 = zext i1 %353 to i32
  %367 = getelementptr inbounds %struct.states, %struct.states* %348, i64 0, i32 0
  %368 = load i8*, i8** %367, align 8, !tbaa !66
  %369 = getelementptr inbounds i8, i8* %368, i64 %228
  %370 = load i8, i8* %369, align 1, !tbaa !10
  %371 = trunc i32 %333 to i8
  %372 = or i8 %370, %371
  store i8 %372, i8* %369, align 1, !tbaa !10
  %373 = load i32, i32* %59, align 4, !tbaa !33
  %374 = add nsw i32 %373, %366
  store i32 %374, i32* %59, align 4, !tbaa !33
  br label %375

375:                                              ; preds = %365, %340, %318
  %376 = add nuw nsw i64 %309, 1
  %377 = icmp eq i64 %376, 7
  br i1 %377, label %378, label %308, !llvm.loop !84

378:                                              ; preds = %375, %303, %302
  %379 = add nuw nsw i64 %223, 1
  %380 = load i32, i32* %61, align 8, !tbaa !69
  %381 = sext i32 %380 to i64
  %382 = icmp slt i64 %379, %381
  br i1 %382, label %222, label %383, !llvm.loop !85

383:                                              ; preds = %378, %212
  store i32 0, i32* %61, align 8, !tbaa !69
  %384 = icmp slt i64 %68, %66
  br i1 %384, label %392, label %385

385:                                              ; preds = %383
  %386 = load i32, i32* %59, align 4, !tbaa !33
  %387 = icmp eq i32 %386, 0
  br i1 %387, label %388, label %392

388:                                              ; preds = %385, %182, %175
  %389 = phi i32 [ %183, %385 ], [ %183, %182 ], [ %176, %175 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %55) #6
  %390 = load i32, i32* %56, align 8, !tbaa !30
  %391 = icmp slt i32 %390, 0
  br i1 %391, label %394, label %411

392:                                              ; preds = %383, %385
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %55) #6
  %393 = add i64 %68, 1
  br label %67, !llvm.loop !86

394:                                              ; preds = %436, %388
  %395 = load i32, i32* %61, align 8, !tbaa !61
  %396 = sub nsw i32 0, %395
  store i32 %396, i32* %59, align 4, !tbaa !33
  %397 = icmp sgt i32 %395, 0
  br i1 %397, label %398, label %410

398:                                              ; preds = %394, %398
  %399 = phi i64 [ %406, %398 ], [ 0, %394 ]
  %400 = load i8*, i8** %64, align 8, !tbaa !63
  %401 = load i32*, i32** %62, align 8, !tbaa !64
  %402 = getelementptr inbounds i32, i32* %401, i64 %399
  %403 = load i32, i32* %402, align 4, !tbaa !18
  %404 = sext i32 %403 to i64
  %405 = getelementptr inbounds i8, i8* %400, i64 %404
  store i8 0, i8* %405, align 1, !tbaa !10
  %406 = add nuw nsw i64 %399, 1
  %407 = load i32, i32* %61, align 8, !tbaa !61
  %408 = sext i32 %407 to i64
  %409 = icmp slt i64 %406, %408
  br i1 %409, label %398, label %410, !llvm.loop !65

410:                                              ; preds = %398, %394
  store i32 0, i32* %61, align 8, !tbaa !61
  store i32 0, i32* %59, align 4, !tbaa !33
  ret i32 %389

411:                                              ; preds = %388, %436
  %412 = phi i32 [ %437, %436 ], [ %390, %388 ]
  %413 = phi i64 [ %438, %436 ], [ 0, %388 ]
  %414 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 1, i64 %413, i32 3
  %415 = load i32, i32* %414, align 8, !tbaa !61
  %416 = load i32, i32* %59, align 4, !tbaa !33
  %417 = sub nsw i32 %416, %415
  store i32 %417, i32* %59, align 4, !tbaa !33
  %418 = icmp sgt i32 %415, 0
  br i1 %418, label %419, label %436

419:                                              ; preds = %411
  %420 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 1, i64 %413, i32 1
  %421 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 1, i64 %413, i32 2
  br label %422

422:                                              ; preds = %422, %419
  %423 = phi i64 [ 0, %419 ], [ %430, %422 ]
  %424 = load i8*, i8** %420, align 8, !tbaa !63
  %425 = load i32*, i32** %421, align 8, !tbaa !64
  %426 = getelementptr inbounds i32, i32* %425, i64 %423
  %427 = load i32, i32* %426, align 4, !tbaa !18
  %428 = sext i32 %427 to i64
  %429 = getelementptr inbounds i8, i8* %424, i64 %428
  store i8 0, i8* %429, align 1, !tbaa !10
  %430 = add nuw nsw i64 %423, 1
  %431 = load i32, i32* %414, align 8, !tbaa !61
  %432 = sext i32 %431 to i64
  %433 = icmp slt i64 %430, %432
  br i1 %433, label %422, label %434, !llvm.loop !65

434:                                              ; preds = %422
  %435 = load i32, i32* %56, align 8, !tbaa !30
  br label %436

436:                                              ; preds = %434, %411
  %437 = phi i32 [ %435, %434 ], [ %412, %411 ]
  store i32 0, i32* %414, align 8, !tbaa !61
  %438 = add nuw nsw i64 %413, 1
  %439 = sext i32 %437 to i64
  %440 = icmp slt i64 %413, %439
  br i1 %440, label %411, label %394, !llvm.loop !87
}

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local i32 @__symvm_is_symbolic(i64 noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local i8* @malloc(i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define internal fastcc i32 @backtrack(%struct.track* noundef %0, i32 noundef %1, i32 noundef %2, i32* nocapture noundef writeonly %3, i32 noundef %4) unnamed_addr #0 {
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 0
  %9 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 0, i32 0
  %10 = load %struct.pattern*, %struct.pattern** %9, align 8, !tbaa !88
  %11 = sub i32 1, %1
  %12 = add i32 %11, %2
  %13 = icmp slt i32 %2, 0
  br i1 %13, label %14, label %17

14:                                               ; preds = %5
  %15 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 0, i32 2
  %16 = load i32, i32* %15, align 8, !tbaa !89
  br label %17

17:                                               ; preds = %5, %14
  %18 = phi i32 [ %16, %14 ], [ %2, %5 ]
  %19 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 3
  store i32 0, i32* %19, align 8, !tbaa !51
  tail call fastcc void @push(%struct.track* noundef nonnull %0, i32 noundef 0, i32 noundef %1) #7
  %20 = load i32, i32* %19, align 8, !tbaa !51
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %377, label %22

22:                                               ; preds = %17
  %23 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 7
  %24 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 2
  %25 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 5
  %26 = sext i32 %12 to i64
  %27 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 6
  %28 = getelementptr inbounds %struct.pattern, %struct.pattern* %10, i64 0, i32 2
  %29 = bitcast i32* %3 to i8*
  %30 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 1
  %31 = bitcast i32** %30 to i8**
  %32 = sext i32 %4 to i64
  %33 = shl nsw i64 %32, 2
  %34 = getelementptr inbounds i32, i32* %3, i64 1
  %35 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 0, i32 2
  %36 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 0, i32 1
  %37 = bitcast i32* %6 to i8*
  %38 = bitcast i32* %7 to i8*
  %39 = getelementptr inbounds %struct.pattern, %struct.pattern* %10, i64 0, i32 7
  br label %40

40:                                               ; preds = %22, %373
  %41 = phi i32 [ %20, %22 ], [ %375, %373 ]
  %42 = phi i32 [ -1, %22 ], [ %374, %373 ]
  %43 = load i32, i32* %23, align 4, !tbaa !55
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %377

45:                                               ; preds = %40
  %46 = load %struct.choice*, %struct.choice** %24, align 8, !tbaa !50
  %47 = add nsw i32 %41, -1
  store i32 %47, i32* %19, align 8, !tbaa !51
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds %struct.choice, %struct.choice* %46, i64 %48, i32 0
  %50 = load i32, i32* %49, align 4, !tbaa.struct !41
  %51 = getelementptr inbounds %struct.choice, %struct.choice* %46, i64 %48, i32 1
  %52 = load i32, i32* %51, align 4, !tbaa.struct !39
  %53 = icmp slt i32 %50, 0
  br i1 %53, label %54, label %59

54:                                               ; preds = %45
  %55 = load i32*, i32** %30, align 8, !tbaa !48
  %56 = xor i32 %50, -1
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds i32, i32* %55, i64 %57
  store i32 %52, i32* %58, align 4, !tbaa !18
  br label %373, !llvm.loop !90

59:                                               ; preds = %45, %369
  %60 = phi i32 [ %370, %369 ], [ %52, %45 ]
  %61 = phi i32 [ %371, %369 ], [ %50, %45 ]
  %62 = load i8*, i8** %25, align 8, !tbaa !53
  %63 = icmp eq i8* %62, null
  %64 = zext i32 %61 to i64
  br i1 %63, label %83, label %65

65:                                               ; preds = %59
  %66 = mul nsw i64 %64, %26
  %67 = load i32, i32* %27, align 8, !tbaa !54
  %68 = sub nsw i32 %60, %67
  %69 = sext i32 %68 to i64
  %70 = add nsw i64 %66, %69
  %71 = lshr i64 %70, 3
  %72 = getelementptr inbounds i8, i8* %62, i64 %71
  %73 = load i8, i8* %72, align 1, !tbaa !10
  %74 = zext i8 %73 to i32
  %75 = trunc i64 %70 to i32
  %76 = and i32 %75, 7
  %77 = shl nuw nsw i32 1, %76
  %78 = and i32 %77, %74
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %373

80:                                               ; preds = %65
  %81 = trunc i32 %77 to i8
  %82 = or i8 %73, %81
  store i8 %82, i8* %72, align 1, !tbaa !10
  br label %83

83:                                               ; preds = %59, %80
  %84 = load %struct.step*, %struct.step** %28, align 8, !tbaa !72
  %85 = add nuw nsw i32 %61, 1
  %86 = getelementptr inbounds %struct.step, %struct.step* %84, i64 %64, i32 0
  %87 = load i32, i32* %86, align 4, !tbaa !91
  switch i32 %87, label %369 [
    i32 0, label %88
    i32 1, label %175
    i32 2, label %180
    i32 3, label %183
    i32 5, label %193
    i32 6, label %207
    i32 4, label %225
    i32 7, label %232
    i32 8, label %373
    i32 9, label %358
  ]

88:                                               ; preds = %83
  %89 = icmp slt i32 %60, %18
  br i1 %89, label %90, label %373

90:                                               ; preds = %88
  %91 = load %struct.pattern*, %struct.pattern** %9, align 8, !tbaa !2
  %92 = load i8*, i8** %36, align 8, !tbaa !8
  %93 = sext i32 %60 to i64
  %94 = getelementptr inbounds i8, i8* %92, i64 %93
  %95 = load i8, i8* %94, align 1, !tbaa !10
  %96 = zext i8 %95 to i32
  %97 = getelementptr inbounds %struct.pattern, %struct.pattern* %91, i64 0, i32 9
  %98 = load i32, i32* %97, align 8, !tbaa !68
  %99 = icmp eq i32 %98, 0
  %100 = add nsw i32 %96, -97
  %101 = icmp ult i32 %100, 26
  %102 = select i1 %101, i32 -32, i32 0
  %103 = select i1 %99, i32 0, i32 %102
  %104 = add nsw i32 %103, %96
  %105 = getelementptr inbounds %struct.pattern, %struct.pattern* %91, i64 0, i32 1
  %106 = load %struct.range*, %struct.range** %105, align 8, !tbaa !73
  %107 = getelementptr inbounds %struct.step, %struct.step* %84, i64 %64, i32 1
  %108 = load i32, i32* %107, align 4, !tbaa !74
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds %struct.range, %struct.range* %106, i64 %109
  %111 = getelementptr inbounds %struct.step, %struct.step* %84, i64 %64, i32 2
  %112 = load i32, i32* %111, align 4, !tbaa !76
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds %struct.range, %struct.range* %110, i64 %113
  %115 = icmp sgt i32 %112, 0
  br i1 %115, label %116, label %133

116:                                              ; preds = %90, %116
  %117 = phi i32 [ %127, %116 ], [ 0, %90 ]
  %118 = phi %struct.range* [ %128, %116 ], [ %110, %90 ]
  %119 = getelementptr inbounds %struct.range, %struct.range* %118, i64 0, i32 0
  %120 = load i32, i32* %119, align 4, !tbaa !77
  %121 = sub i32 %104, %120
  %122 = getelementptr inbounds %struct.range, %struct.range* %118, i64 0, i32 1
  %123 = load i32, i32* %122, align 4, !tbaa !79
  %124 = sub i32 %123, %120
  %125 = icmp ule i32 %121, %124
  %126 = zext i1 %125 to i32
  %127 = or i32 %117, %126
  %128 = getelementptr inbounds %struct.range, %struct.range* %118, i64 1
  %129 = icmp ult %struct.range* %128, %114
  br i1 %129, label %116, label %130, !llvm.loop !80

130:                                              ; preds = %116
  %131 = icmp eq i32 %127, 0
  %132 = add nsw i32 %60, 1
  br i1 %131, label %133, label %134

133:                                              ; preds = %130, %90
  br label %134

134:                                              ; preds = %133, %130
  %135 = phi i32 [ -1, %133 ], [ %132, %130 ]
  %136 = getelementptr inbounds %struct.step, %struct.step* %84, i64 %64, i32 4
  %137 = load i32, i32* %136, align 4, !tbaa !82
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %172, label %139

139:                                              ; preds = %134
  %140 = lshr i8 %95, 7
  %141 = zext i8 %140 to i64
  %142 = call i32 @__symvm_is_symbolic(i64 noundef %141) #8
  %143 = icmp ne i32 %142, 0
  %144 = icmp slt i8 %95, 0
  %145 = or i1 %144, %143
  br i1 %145, label %146, label %172

146:                                              ; preds = %139
  %147 = call fastcc %struct.character* @character_at(%struct.subject* noundef nonnull %8, i32 noundef %60) #8
  %148 = getelementptr inbounds %struct.step, %struct.step* %84, i64 %64, i32 3
  br label %149

149:                                              ; preds = %169, %146
  %150 = phi i64 [ 2, %146 ], [ %170, %169 ]
  %151 = trunc i64 %150 to i32
  %152 = add nsw i32 %60, %151
  %153 = icmp sgt i32 %152, %18
  br i1 %153, label %172, label %154

154:                                              ; preds = %149
  %155 = getelementptr inbounds %struct.character, %struct.character* %147, i64 0, i32 3, i64 %150
  %156 = load i32, i32* %155, align 4, !tbaa !18
  %157 = icmp eq i32 %156, 0
  br i1 %157, label %169, label %158

158:                                              ; preds = %154
  %159 = load %struct.pattern*, %struct.pattern** %9, align 8, !tbaa !88
  %160 = load i32, i32* %148, align 4, !tbaa !83
  %161 = load i32, i32* %136, align 4, !tbaa !82
  %162 = getelementptr inbounds %struct.character, %struct.character* %147, i64 0, i32 5, i64 %150
  %163 = load i32, i32* %162, align 4, !tbaa !18
  %164 = call fastcc i32 @in_wide(%struct.pattern* noundef %159, i32 noundef %160, i32 noundef %161, i32 noundef %163, i32 noundef %151) #8
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %169, label %166

166:                                              ; preds = %158
  %167 = icmp sgt i32 %135, -1
  br i1 %167, label %168, label %172

168:                                              ; preds = %166
  call fastcc void @push(%struct.track* noundef nonnull %0, i32 noundef %85, i32 noundef %135) #8
  br label %172

169:                                              ; preds = %158, %154
  %170 = add nuw nsw i64 %150, 1
  %171 = icmp eq i64 %170, 7
  br i1 %171, label %172, label %149, !llvm.loop !92

172:                                              ; preds = %149, %169, %134, %139, %166, %168
  %173 = phi i32 [ %135, %139 ], [ %135, %134 ], [ %152, %168 ], [ %152, %166 ], [ %135, %169 ], [ %135, %149 ]
  %174 = icmp slt i32 %173, 0
  br i1 %174, label %373, label %369

175:                                              ; preds = %83
  %176 = getelementptr inbounds %struct.step, %struct.step* %84, i64 %64, i32 2
  %177 = load i32, i32* %176, align 4, !tbaa !76
  call fastcc void @push(%struct.track* noundef nonnull %0, i32 noundef %177, i32 noundef %60) #7
  %178 = getelementptr inbounds %struct.step, %struct.step* %84, i64 %64, i32 1
  %179 = load i32, i32* %178, align 4, !tbaa !74
  br label %369

180:                                              ; preds = %83
  %181 = getelementptr inbounds %struct.step, %struct.step* %84, i64 %64, i32 1
  %182 = load i32, i32* %181, align 4, !tbaa !74
  br label %369

183:                                              ; preds = %83
  %184 = getelementptr inbounds %struct.step, %struct.step* %84, i64 %64, i32 1
  %185 = load i32, i32* %184, align 4, !tbaa !74
  %186 = xor i32 %185, -1
  %187 = load i32*, i32** %30, align 8, !tbaa !48
  %188 = sext i32 %185 to i64
  %189 = getelementptr inbounds i32, i32* %187, i64 %188
  %190 = load i32, i32* %189, align 4, !tbaa !18
  call fastcc void @push(%struct.track* noundef nonnull %0, i32 noundef %186, i32 noundef %190) #8
  %191 = load i32*, i32** %30, align 8, !tbaa !48
  %192 = getelementptr inbounds i32, i32* %191, i64 %188
  store i32 %60, i32* %192, align 4, !tbaa !18
  br label %369

193:                                              ; preds = %83
  %194 = load i32, i32* %39, align 8, !tbaa !43
  %195 = shl nsw i32 %194, 1
  %196 = add nsw i32 %195, 2
  %197 = getelementptr inbounds %struct.step, %struct.step* %84, i64 %64, i32 1
  %198 = load i32, i32* %197, align 4, !tbaa !74
  %199 = add nsw i32 %196, %198
  %200 = xor i32 %199, -1
  %201 = load i32*, i32** %30, align 8, !tbaa !48
  %202 = sext i32 %199 to i64
  %203 = getelementptr inbounds i32, i32* %201, i64 %202
  %204 = load i32, i32* %203, align 4, !tbaa !18
  call fastcc void @push(%struct.track* noundef nonnull %0, i32 noundef %200, i32 noundef %204) #8
  %205 = load i32*, i32** %30, align 8, !tbaa !48
  %206 = getelementptr inbounds i32, i32* %205, i64 %202
  store i32 %60, i32* %206, align 4, !tbaa !18
  br label %369

207:                                              ; preds = %83
  %208 = load i8*, i8** %25, align 8, !tbaa !53
  %209 = icmp eq i8* %208, null
  br i1 %209, label %210, label %222

210:                                              ; preds = %207
  %211 = load i32*, i32** %30, align 8, !tbaa !48
  %212 = load i32, i32* %39, align 8, !tbaa !43
  %213 = shl nsw i32 %212, 1
  %214 = add nsw i32 %213, 2
  %215 = getelementptr inbounds %struct.step, %struct.step* %84, i64 %64, i32 2
  %216 = load i32, i32* %215, align 4, !tbaa !76
  %217 = add nsw i32 %214, %216
  %218 = sext i32 %217 to i64
  %219 = getelementptr inbounds i32, i32* %211, i64 %218
  %220 = load i32, i32* %219, align 4, !tbaa !18
  %221 = icmp eq i32 %220, %60
  br i1 %221, label %369, label %222

222:                                              ; preds = %210, %207
  call fastcc void @push(%struct.track* noundef nonnull %0, i32 noundef %85, i32 noundef %60) #7
  %223 = getelementptr inbounds %struct.step, %struct.step* %84, i64 %64, i32 1
  %224 = load i32, i32* %223, align 4, !tbaa !74
  br label %369

225:                                              ; preds = %83
  %226 = getelementptr inbounds %struct.step, %struct.step* %84, i64 %64, i32 1
  %227 = load i32, i32* %226, align 4, !tbaa !74
  %228 = call fastcc i32 @holds(%struct.subject* noundef nonnull %8, i32 noundef %60) #7
  %229 = xor i32 %228, -1
  %230 = and i32 %227, %229
  %231 = icmp eq i32 %230, 0
  br i1 %231, label %369, label %373

232:                                              ; preds = %83
  %233 = getelementptr inbounds %struct.step, %struct.step* %84, i64 %64, i32 1
  %234 = load i32, i32* %233, align 4, !tbaa !74
  %235 = load i32*, i32** %30, align 8, !tbaa !48
  %236 = shl nsw i32 %234, 1
  %237 = sext i32 %236 to i64
  %238 = getelementptr inbounds i32, i32* %235, i64 %237
  %239 = load i32, i32* %238, align 4, !tbaa !18
  %240 = or i32 %236, 1
  %241 = sext i32 %240 to i64
  %242 = getelementptr inbounds i32, i32* %235, i64 %241
  %243 = load i32, i32* %242, align 4, !tbaa !18
  %244 = sub i32 %243, %239
  %245 = icmp slt i32 %239, 0
  %246 = icmp slt i32 %244, 0
  %247 = select i1 %245, i1 true, i1 %246
  br i1 %247, label %373, label %248

248:                                              ; preds = %232
  %249 = load %struct.pattern*, %struct.pattern** %9, align 8, !tbaa !88
  %250 = getelementptr inbounds %struct.pattern, %struct.pattern* %249, i64 0, i32 11
  %251 = load i32, i32* %250, align 8, !tbaa !93
  %252 = icmp eq i32 %251, 0
  br i1 %252, label %312, label %253

253:                                              ; preds = %248
  %254 = load i8*, i8** %36, align 8, !tbaa !94
  %255 = sext i32 %60 to i64
  %256 = getelementptr inbounds i8, i8* %254, i64 %255
  %257 = sext i32 %243 to i64
  %258 = getelementptr inbounds i8, i8* %254, i64 %257
  %259 = load i32, i32* %35, align 8, !tbaa !89
  %260 = sext i32 %259 to i64
  %261 = getelementptr inbounds i8, i8* %254, i64 %260
  %262 = icmp sgt i32 %243, %239
  br i1 %262, label %263, label %305

263:                                              ; preds = %253
  %264 = zext i32 %239 to i64
  %265 = getelementptr inbounds i8, i8* %254, i64 %264
  br label %266

266:                                              ; preds = %297, %263
  %267 = phi i8* [ %265, %263 ], [ %299, %297 ]
  %268 = phi i8* [ %256, %263 ], [ %301, %297 ]
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %37) #6
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %38) #6
  %269 = call i32 @__sv_wide_size(i8* noundef %267, i8* noundef nonnull %258, i32* noundef nonnull %6) #8
  %270 = call i32 @__sv_wide_size(i8* noundef %268, i8* noundef %261, i32* noundef nonnull %7) #8
  %271 = icmp ult i8* %268, %261
  br i1 %271, label %272, label %296

272:                                              ; preds = %266
  %273 = icmp eq i32 %269, 0
  br i1 %273, label %274, label %280

274:                                              ; preds = %272
  %275 = load i8, i8* %267, align 1, !tbaa !10
  %276 = zext i8 %275 to i32
  %277 = icmp slt i8 %275, 0
  %278 = or i32 %276, -2147483648
  %279 = select i1 %277, i32 %278, i32 %276
  store i32 %279, i32* %6, align 4, !tbaa !18
  br label %280

280:                                              ; preds = %274, %272
  %281 = phi i32 [ %269, %272 ], [ 1, %274 ]
  %282 = icmp eq i32 %270, 0
  br i1 %282, label %283, label %289

283:                                              ; preds = %280
  %284 = load i8, i8* %268, align 1, !tbaa !10
  %285 = zext i8 %284 to i32
  %286 = icmp slt i8 %284, 0
  %287 = or i32 %285, -2147483648
  %288 = select i1 %286, i32 %287, i32 %285
  store i32 %288, i32* %7, align 4, !tbaa !18
  br label %289

289:                                              ; preds = %283, %280
  %290 = phi i32 [ %270, %280 ], [ 1, %283 ]
  %291 = load i32, i32* %6, align 4, !tbaa !18
  %292 = call i32 @towupper(i32 noundef %291) #8
  %293 = load i32, i32* %7, align 4, !tbaa !18
  %294 = call i32 @towupper(i32 noundef %293) #8
  %295 = icmp eq i32 %292, %294
  br i1 %295, label %297, label %296

296:                                              ; preds = %289, %266
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %38) #6
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %37) #6
  br label %373

297:                                              ; preds = %289
  %298 = sext i32 %281 to i64
  %299 = getelementptr inbounds i8, i8* %267, i64 %298
  %300 = sext i32 %290 to i64
  %301 = getelementptr inbounds i8, i8* %268, i64 %300
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %38) #6
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %37) #6
  %302 = icmp ult i8* %299, %258
  br i1 %302, label %266, label %303, !llvm.loop !95

303:                                              ; preds = %297
  %304 = load i8*, i8** %36, align 8, !tbaa !94
  br label %305

305:                                              ; preds = %303, %253
  %306 = phi i8* [ %254, %253 ], [ %304, %303 ]
  %307 = phi i8* [ %256, %253 ], [ %301, %303 ]
  %308 = ptrtoint i8* %307 to i64
  %309 = ptrtoint i8* %306 to i64
  %310 = sub i64 %308, %309
  %311 = trunc i64 %310 to i32
  br label %355

312:                                              ; preds = %248
  %313 = load i32, i32* %35, align 8, !tbaa !89
  %314 = sub nsw i32 %313, %60
  %315 = icmp sgt i32 %244, %314
  br i1 %315, label %373, label %316

316:                                              ; preds = %312
  %317 = icmp eq i32 %244, 0
  br i1 %317, label %355, label %318

318:                                              ; preds = %316
  %319 = load i8*, i8** %36, align 8, !tbaa !8
  %320 = getelementptr inbounds %struct.pattern, %struct.pattern* %249, i64 0, i32 9
  %321 = load i32, i32* %320, align 8, !tbaa !68
  %322 = icmp eq i32 %321, 0
  %323 = zext i32 %239 to i64
  %324 = sext i32 %60 to i64
  %325 = zext i32 %244 to i64
  br label %329

326:                                              ; preds = %329
  %327 = icmp eq i32 %352, 0
  %328 = add nsw i32 %244, %60
  br i1 %327, label %373, label %355

329:                                              ; preds = %329, %318
  %330 = phi i64 [ 0, %318 ], [ %353, %329 ]
  %331 = phi i32 [ 1, %318 ], [ %352, %329 ]
  %332 = add nuw nsw i64 %330, %323
  %333 = getelementptr inbounds i8, i8* %319, i64 %332
  %334 = load i8, i8* %333, align 1, !tbaa !10
  %335 = zext i8 %334 to i32
  %336 = add nsw i32 %335, -97
  %337 = icmp ult i32 %336, 26
  %338 = select i1 %337, i32 -32, i32 0
  %339 = select i1 %322, i32 0, i32 %338
  %340 = add nsw i32 %339, %335
  %341 = add nsw i64 %330, %324
  %342 = getelementptr inbounds i8, i8* %319, i64 %341
  %343 = load i8, i8* %342, align 1, !tbaa !10
  %344 = zext i8 %343 to i32
  %345 = add nsw i32 %344, -97
  %346 = icmp ult i32 %345, 26
  %347 = select i1 %346, i32 -32, i32 0
  %348 = select i1 %322, i32 0, i32 %347
  %349 = add nsw i32 %348, %344
  %350 = icmp eq i32 %340, %349
  %351 = zext i1 %350 to i32
  %352 = and i32 %331, %351
  %353 = add nuw nsw i64 %330, 1
  %354 = icmp eq i64 %353, %325
  br i1 %354, label %326, label %329, !llvm.loop !96

355:                                              ; preds = %316, %326, %305
  %356 = phi i32 [ %311, %305 ], [ %328, %326 ], [ %60, %316 ]
  %357 = icmp sgt i32 %356, -1
  br i1 %357, label %369, label %373

358:                                              ; preds = %83
  %359 = icmp eq i32 %60, %2
  br i1 %359, label %381, label %360

360:                                              ; preds = %358
  %361 = icmp sgt i32 %60, %42
  %362 = select i1 %13, i1 %361, i1 false
  br i1 %362, label %363, label %365

363:                                              ; preds = %360
  %364 = load i8*, i8** %31, align 8, !tbaa !48
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %29, i8* align 4 %364, i64 %33, i1 false)
  store i32 %60, i32* %34, align 4, !tbaa !18
  br label %365

365:                                              ; preds = %363, %360
  %366 = phi i32 [ %60, %363 ], [ %42, %360 ]
  %367 = load i32, i32* %35, align 8, !tbaa !89
  %368 = icmp eq i32 %366, %367
  br i1 %368, label %381, label %373

369:                                              ; preds = %355, %225, %175, %180, %183, %193, %83, %222, %210, %172
  %370 = phi i32 [ %60, %83 ], [ %60, %222 ], [ %60, %210 ], [ %60, %193 ], [ %60, %183 ], [ %60, %180 ], [ %60, %175 ], [ %173, %172 ], [ %60, %225 ], [ %356, %355 ]
  %371 = phi i32 [ %85, %83 ], [ %224, %222 ], [ %85, %210 ], [ %85, %193 ], [ %85, %183 ], [ %182, %180 ], [ %179, %175 ], [ %85, %172 ], [ %85, %225 ], [ %85, %355 ]
  %372 = icmp sgt i32 %371, -1
  br i1 %372, label %59, label %373, !llvm.loop !97

373:                                              ; preds = %83, %172, %88, %355, %326, %312, %232, %225, %369, %65, %296, %365, %54
  %374 = phi i32 [ %42, %54 ], [ %42, %296 ], [ %366, %365 ], [ %42, %65 ], [ %42, %369 ], [ %42, %225 ], [ %42, %232 ], [ %42, %312 ], [ %42, %326 ], [ %42, %355 ], [ %42, %88 ], [ %42, %172 ], [ %42, %83 ]
  %375 = load i32, i32* %19, align 8, !tbaa !51
  %376 = icmp eq i32 %375, 0
  br i1 %376, label %377, label %40

377:                                              ; preds = %40, %373, %17
  %378 = phi i32 [ -1, %17 ], [ %374, %373 ], [ %42, %40 ]
  %379 = xor i32 %378, -1
  %380 = lshr i32 %379, 31
  br label %381

381:                                              ; preds = %358, %365, %377
  %382 = phi i32 [ %380, %377 ], [ 1, %365 ], [ 1, %358 ]
  ret i32 %382
}

; Function Attrs: optsize
declare dso_local i8* @calloc(i64 noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define internal fastcc void @push(%struct.track* nocapture noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 3
  %5 = load i32, i32* %4, align 8, !tbaa !51
  %6 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 4
  %7 = load i32, i32* %6, align 4, !tbaa !52
  %8 = icmp eq i32 %5, %7
  br i1 %8, label %12, label %9

9:                                                ; preds = %3
  %10 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 2
  %11 = load %struct.choice*, %struct.choice** %10, align 8, !tbaa !50
  br label %28

12:                                               ; preds = %3
  %13 = icmp eq i32 %5, 0
  %14 = shl nsw i32 %5, 1
  %15 = select i1 %13, i32 64, i32 %14
  %16 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 2
  %17 = bitcast %struct.choice** %16 to i8**
  %18 = load i8*, i8** %17, align 8, !tbaa !50
  %19 = sext i32 %15 to i64
  %20 = shl nsw i64 %19, 3
  %21 = tail call i8* @realloc(i8* noundef %18, i64 noundef %20) #8
  %22 = icmp eq i8* %21, null
  br i1 %22, label %26, label %23

23:                                               ; preds = %12
  store i8* %21, i8** %17, align 8, !tbaa !50
  store i32 %15, i32* %6, align 4, !tbaa !52
  %24 = bitcast i8* %21 to %struct.choice*
  %25 = load i32, i32* %4, align 8, !tbaa !51
  br label %28

26:                                               ; preds = %12
  %27 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 7
  store i32 1, i32* %27, align 4, !tbaa !55
  br label %35

28:                                               ; preds = %9, %23
  %29 = phi i32 [ %5, %9 ], [ %25, %23 ]
  %30 = phi %struct.choice* [ %11, %9 ], [ %24, %23 ]
  %31 = add nsw i32 %29, 1
  store i32 %31, i32* %4, align 8, !tbaa !51
  %32 = sext i32 %29 to i64
  %33 = getelementptr inbounds %struct.choice, %struct.choice* %30, i64 %32, i32 0
  store i32 %1, i32* %33, align 4, !tbaa.struct !41
  %34 = getelementptr inbounds %struct.choice, %struct.choice* %30, i64 %32, i32 1
  store i32 %2, i32* %34, align 4, !tbaa.struct !39
  br label %35

35:                                               ; preds = %26, %28
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @holds(%struct.subject* noundef %0, i32 noundef %1) unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %7

4:                                                ; preds = %2
  %5 = add nsw i32 %1, -1
  %6 = tail call fastcc i32 @word_at(%struct.subject* noundef %0, i32 noundef %5) #7
  br label %7

7:                                                ; preds = %2, %4
  %8 = phi i32 [ %6, %4 ], [ 0, %2 ]
  %9 = getelementptr inbounds %struct.subject, %struct.subject* %0, i64 0, i32 2
  %10 = load i32, i32* %9, align 8, !tbaa !9
  %11 = icmp sgt i32 %10, %1
  br i1 %11, label %12, label %14

12:                                               ; preds = %7
  %13 = tail call fastcc i32 @word_at(%struct.subject* noundef nonnull %0, i32 noundef %1) #7
  br label %14

14:                                               ; preds = %7, %12
  %15 = phi i32 [ %13, %12 ], [ 0, %7 ]
  %16 = getelementptr inbounds %struct.subject, %struct.subject* %0, i64 0, i32 3
  %17 = load i32, i32* %16, align 4, !tbaa !25
  br i1 %3, label %18, label %29

18:                                               ; preds = %14
  %19 = sdiv i32 %17, 4
  %20 = getelementptr inbounds %struct.subject, %struct.subject* %0, i64 0, i32 1
  %21 = load i8*, i8** %20, align 8, !tbaa !8
  %22 = add nsw i32 %1, -1
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds i8, i8* %21, i64 %23
  %25 = load i8, i8* %24, align 1, !tbaa !10
  %26 = icmp eq i8 %25, 10
  %27 = zext i1 %26 to i32
  %28 = and i32 %19, %27
  br label %32

29:                                               ; preds = %14
  %30 = and i32 %17, 1
  %31 = xor i32 %30, 1
  br label %32

32:                                               ; preds = %29, %18
  %33 = phi i32 [ %28, %18 ], [ %31, %29 ]
  %34 = load i32, i32* %9, align 8, !tbaa !9
  %35 = icmp sgt i32 %34, %1
  br i1 %35, label %36, label %51

36:                                               ; preds = %32
  %37 = sdiv i32 %17, 4
  %38 = getelementptr inbounds %struct.subject, %struct.subject* %0, i64 0, i32 1
  %39 = load i8*, i8** %38, align 8, !tbaa !8
  %40 = sext i32 %1 to i64
  %41 = getelementptr inbounds i8, i8* %39, i64 %40
  %42 = load i8, i8* %41, align 1, !tbaa !10
  %43 = icmp eq i8 %42, 10
  %44 = zext i1 %43 to i32
  %45 = and i32 %37, %44
  %46 = getelementptr inbounds %struct.subject, %struct.subject* %0, i64 0, i32 0
  %47 = load %struct.pattern*, %struct.pattern** %46, align 8, !tbaa !2
  %48 = getelementptr inbounds %struct.pattern, %struct.pattern* %47, i64 0, i32 15
  %49 = load i32, i32* %48, align 8, !tbaa !98
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %74, label %55

51:                                               ; preds = %32
  %52 = lshr i32 %17, 1
  %53 = and i32 %52, 1
  %54 = xor i32 %53, 1
  br label %74

55:                                               ; preds = %36
  %56 = icmp eq i32 %1, 0
  %57 = icmp eq i32 %49, 2
  %58 = select i1 %56, i1 true, i1 %57
  br i1 %58, label %59, label %74

59:                                               ; preds = %55
  %60 = icmp eq i8 %42, 46
  %61 = zext i1 %60 to i32
  br i1 %56, label %69, label %62

62:                                               ; preds = %59
  %63 = add nsw i32 %1, -1
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds i8, i8* %39, i64 %64
  %66 = load i8, i8* %65, align 1, !tbaa !10
  %67 = icmp eq i8 %66, 47
  %68 = zext i1 %67 to i32
  br label %69

69:                                               ; preds = %62, %59
  %70 = phi i32 [ 1, %59 ], [ %68, %62 ]
  %71 = and i32 %70, %61
  %72 = shl nuw nsw i32 %71, 8
  %73 = xor i32 %72, 256
  br label %74

74:                                               ; preds = %51, %55, %36, %69
  %75 = phi i32 [ %45, %69 ], [ %45, %36 ], [ %45, %55 ], [ %54, %51 ]
  %76 = phi i32 [ %73, %69 ], [ 256, %36 ], [ 256, %55 ], [ 256, %51 ]
  %77 = shl nsw i32 %75, 1
  %78 = xor i32 %8, -1
  %79 = and i32 %15, %78
  %80 = shl nsw i32 %79, 2
  %81 = xor i32 %15, -1
  %82 = and i32 %8, %81
  %83 = shl nsw i32 %82, 3
  %84 = xor i32 %15, %8
  %85 = shl nsw i32 %84, 4
  %86 = icmp eq i32 %8, %15
  %87 = select i1 %86, i32 32, i32 0
  %88 = icmp eq i32 %1, 0
  %89 = select i1 %88, i32 64, i32 0
  %90 = icmp eq i32 %34, %1
  %91 = select i1 %90, i32 128, i32 0
  %92 = or i32 %80, %89
  %93 = or i32 %92, %83
  %94 = or i32 %93, %85
  %95 = or i32 %94, %87
  %96 = or i32 %95, %33
  %97 = or i32 %96, %91
  %98 = or i32 %97, %76
  %99 = or i32 %98, %77
  ret i32 %99
}

; Function Attrs: optsize
declare dso_local i8* @realloc(i8* noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define internal fastcc i32 @in_wide(%struct.pattern* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) unnamed_addr #0 {
  %6 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 1
  %7 = load %struct.range*, %struct.range** %6, align 8, !tbaa !73
  %8 = sext i32 %1 to i64
  %9 = getelementptr inbounds %struct.range, %struct.range* %7, i64 %8
  %10 = zext i32 %3 to i64
  %11 = tail call i32 @__symvm_is_symbolic(i64 noundef %10) #8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %15

13:                                               ; preds = %5
  %14 = tail call i32 @__sv_set_has(%struct.range* noundef %9, i32 noundef %2, i32 noundef %3) #8
  br label %49

15:                                               ; preds = %5
  %16 = icmp eq i32 %4, 2
  %17 = mul nsw i32 %4, 5
  %18 = add nsw i32 %17, -4
  %19 = shl nuw i32 1, %18
  %20 = select i1 %16, i32 128, i32 %19
  %21 = icmp eq i32 %4, 6
  %22 = add nsw i32 %17, 1
  %23 = shl nsw i32 -1, %22
  %24 = xor i32 %23, -1
  %25 = select i1 %21, i32 2147483647, i32 %24
  %26 = sext i32 %2 to i64
  %27 = getelementptr inbounds %struct.range, %struct.range* %9, i64 %26
  %28 = icmp sgt i32 %2, 0
  br i1 %28, label %29, label %49

29:                                               ; preds = %15, %45
  %30 = phi i32 [ %46, %45 ], [ 0, %15 ]
  %31 = phi %struct.range* [ %47, %45 ], [ %9, %15 ]
  %32 = getelementptr inbounds %struct.range, %struct.range* %31, i64 0, i32 0
  %33 = load i32, i32* %32, align 4, !tbaa !77
  %34 = icmp ugt i32 %33, %25
  br i1 %34, label %49, label %35

35:                                               ; preds = %29
  %36 = getelementptr inbounds %struct.range, %struct.range* %31, i64 0, i32 1
  %37 = load i32, i32* %36, align 4, !tbaa !79
  %38 = icmp ult i32 %37, %20
  br i1 %38, label %45, label %39

39:                                               ; preds = %35
  %40 = sub i32 %3, %33
  %41 = sub i32 %37, %33
  %42 = icmp ule i32 %40, %41
  %43 = zext i1 %42 to i32
  %44 = or i32 %30, %43
  br label %45

45:                                               ; preds = %35, %39
  %46 = phi i32 [ %44, %39 ], [ %30, %35 ]
  %47 = getelementptr inbounds %struct.range, %struct.range* %31, i64 1
  %48 = icmp ult %struct.range* %47, %27
  br i1 %48, label %29, label %49, !llvm.loop !99

49:                                               ; preds = %45, %29, %15, %13
  %50 = phi i32 [ %14, %13 ], [ 0, %15 ], [ %46, %45 ], [ %30, %29 ]
  ret i32 %50
}

; Function Attrs: optsize
declare dso_local i32 @__sv_set_has(%struct.range* noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define internal fastcc i32 @word_at(%struct.subject* noundef %0, i32 noundef %1) unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.subject, %struct.subject* %0, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8, !tbaa !8
  %5 = sext i32 %1 to i64
  %6 = getelementptr inbounds i8, i8* %4, i64 %5
  %7 = load i8, i8* %6, align 1, !tbaa !10
  %8 = zext i8 %7 to i32
  %9 = or i32 %8, 32
  %10 = add nsw i32 %9, -97
  %11 = icmp ult i32 %10, 26
  %12 = add nsw i32 %8, -48
  %13 = icmp ult i32 %12, 10
  %14 = or i1 %13, %11
  %15 = icmp eq i8 %7, 95
  %16 = or i1 %15, %14
  %17 = zext i1 %16 to i32
  %18 = getelementptr inbounds %struct.subject, %struct.subject* %0, i64 0, i32 0
  %19 = load %struct.pattern*, %struct.pattern** %18, align 8, !tbaa !2
  %20 = getelementptr inbounds %struct.pattern, %struct.pattern* %19, i64 0, i32 10
  %21 = load i32, i32* %20, align 4, !tbaa !20
  %22 = icmp eq i32 %21, 2
  br i1 %22, label %23, label %118

23:                                               ; preds = %2
  %24 = lshr i8 %7, 7
  %25 = zext i8 %24 to i64
  %26 = tail call i32 @__symvm_is_symbolic(i64 noundef %25) #8
  %27 = icmp ne i32 %26, 0
  %28 = icmp slt i8 %7, 0
  %29 = or i1 %28, %27
  br i1 %29, label %30, label %118

30:                                               ; preds = %23
  %31 = icmp sgt i32 %1, -1
  br i1 %31, label %32, label %34

32:                                               ; preds = %30
  %33 = call i32 @llvm.umin.i32(i32 %1, i32 5)
  br label %42

34:                                               ; preds = %103, %30
  %35 = phi i32 [ %17, %30 ], [ %104, %103 ]
  %36 = phi i32 [ 0, %30 ], [ %105, %103 ]
  %37 = sext i32 %36 to i64
  %38 = tail call i32 @__symvm_is_symbolic(i64 noundef %37) #8
  %39 = icmp ne i32 %38, 0
  %40 = icmp ne i32 %36, 1
  %41 = or i1 %40, %39
  br i1 %41, label %108, label %118

42:                                               ; preds = %32, %103
  %43 = phi i32 [ %106, %103 ], [ 0, %32 ]
  %44 = phi i32 [ %105, %103 ], [ 0, %32 ]
  %45 = phi i32 [ %104, %103 ], [ %17, %32 ]
  %46 = call i32 @llvm.umax.i32(i32 %43, i32 1)
  %47 = add nuw i32 %46, 1
  %48 = zext i32 %47 to i64
  %49 = sub nsw i32 %1, %43
  %50 = tail call fastcc %struct.character* @character_at(%struct.subject* noundef %0, i32 noundef %49) #7
  %51 = getelementptr inbounds %struct.character, %struct.character* %50, i64 0, i32 1
  %52 = load i32, i32* %51, align 4, !tbaa !11
  %53 = sext i32 %52 to i64
  %54 = tail call i32 @__symvm_is_symbolic(i64 noundef %53) #8
  %55 = or i32 %54, %52
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %103, label %57

57:                                               ; preds = %42
  %58 = getelementptr inbounds %struct.character, %struct.character* %50, i64 0, i32 2
  %59 = load i32, i32* %58, align 4, !tbaa !100
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %86

61:                                               ; preds = %57
  store i32 1, i32* %58, align 4, !tbaa !100
  br label %62

62:                                               ; preds = %83, %61
  %63 = phi i64 [ 2, %61 ], [ %84, %83 ]
  %64 = getelementptr inbounds %struct.character, %struct.character* %50, i64 0, i32 3, i64 %63
  %65 = load i32, i32* %64, align 4, !tbaa !18
  %66 = sext i32 %65 to i64
  %67 = tail call i32 @__symvm_is_symbolic(i64 noundef %66) #8
  %68 = or i32 %67, %65
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %83, label %70

70:                                               ; preds = %62
  %71 = load i32, i32* %64, align 4, !tbaa !18
  %72 = load %struct.pattern*, %struct.pattern** %18, align 8, !tbaa !2
  %73 = getelementptr inbounds %struct.pattern, %struct.pattern* %72, i64 0, i32 13
  %74 = load i32, i32* %73, align 8, !tbaa !101
  %75 = getelementptr inbounds %struct.pattern, %struct.pattern* %72, i64 0, i32 14
  %76 = load i32, i32* %75, align 4, !tbaa !102
  %77 = getelementptr inbounds %struct.character, %struct.character* %50, i64 0, i32 5, i64 %63
  %78 = load i32, i32* %77, align 4, !tbaa !18
  %79 = trunc i64 %63 to i32
  %80 = tail call fastcc i32 @in_wide(%struct.pattern* noundef %72, i32 noundef %74, i32 noundef %76, i32 noundef %78, i32 noundef %79) #8
  %81 = and i32 %80, %71
  %82 = getelementptr inbounds %struct.character, %struct.character* %50, i64 0, i32 4, i64 %63
  store i32 %81, i32* %82, align 4, !tbaa !18
  br label %83

83:                                               ; preds = %70, %62
  %84 = add nuw nsw i64 %63, 1
  %85 = icmp eq i64 %84, 7
  br i1 %85, label %86, label %62, !llvm.loop !103

86:                                               ; preds = %83, %57
  %87 = icmp ugt i32 %43, 1
  %88 = select i1 %87, i32 %43, i32 1
  %89 = add nuw i32 %88, 1
  %90 = icmp slt i32 %89, 7
  br i1 %90, label %91, label %103

91:                                               ; preds = %86, %91
  %92 = phi i64 [ %101, %91 ], [ %48, %86 ]
  %93 = phi i32 [ %97, %91 ], [ %44, %86 ]
  %94 = phi i32 [ %100, %91 ], [ %45, %86 ]
  %95 = getelementptr inbounds %struct.character, %struct.character* %50, i64 0, i32 3, i64 %92
  %96 = load i32, i32* %95, align 4, !tbaa !18
  %97 = or i32 %96, %93
  %98 = getelementptr inbounds %struct.character, %struct.character* %50, i64 0, i32 4, i64 %92
  %99 = load i32, i32* %98, align 4, !tbaa !18
  %100 = or i32 %99, %94
  %101 = add nuw nsw i64 %92, 1
  %102 = icmp eq i64 %101, 7
  br i1 %102, label %103, label %91, !llvm.loop !104

103:                                              ; preds = %91, %86, %42
  %104 = phi i32 [ %45, %42 ], [ %45, %86 ], [ %100, %91 ]
  %105 = phi i32 [ %44, %42 ], [ %44, %86 ], [ %97, %91 ]
  %106 = add nuw nsw i32 %43, 1
  %107 = icmp eq i32 %43, %33
  br i1 %107, label %34, label %42, !llvm.loop !105

108:                                              ; preds = %34
  %109 = xor i32 %36, 1
  %110 = load %struct.pattern*, %struct.pattern** %18, align 8, !tbaa !2
  %111 = getelementptr inbounds %struct.pattern, %struct.pattern* %110, i64 0, i32 13
  %112 = load i32, i32* %111, align 8, !tbaa !101
  %113 = getelementptr inbounds %struct.pattern, %struct.pattern* %110, i64 0, i32 14
  %114 = load i32, i32* %113, align 4, !tbaa !102
  %115 = tail call fastcc i32 @in_wide(%struct.pattern* noundef %110, i32 noundef %112, i32 noundef %114, i32 noundef %8, i32 noundef 2) #7
  %116 = and i32 %115, %109
  %117 = or i32 %116, %35
  br label %118

118:                                              ; preds = %34, %2, %23, %108
  %119 = phi i32 [ %117, %108 ], [ %17, %23 ], [ %17, %2 ], [ %35, %34 ]
  ret i32 %119
}

; Function Attrs: optsize
declare dso_local i32 @__sv_wide_size(i8* noundef, i8* noundef, i32* noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local i32 @towupper(i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define internal fastcc i32 @follow(%struct.run* noundef %0, i32 noundef %1, i32 noundef %2, i32* nocapture noundef %3, i32 noundef %4) unnamed_addr #0 {
  %6 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 0
  %7 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 0, i32 0
  %8 = load %struct.pattern*, %struct.pattern** %7, align 8, !tbaa !106
  %9 = getelementptr inbounds %struct.pattern, %struct.pattern* %8, i64 0, i32 16
  %10 = load i32*, i32** %9, align 8, !tbaa !107
  %11 = sext i32 %1 to i64
  %12 = getelementptr inbounds i32, i32* %10, i64 %11
  %13 = load i32, i32* %12, align 4, !tbaa !18
  %14 = add nsw i32 %1, 1
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i32, i32* %10, i64 %15
  %17 = load i32, i32* %16, align 4, !tbaa !18
  %18 = icmp slt i32 %13, %17
  br i1 %18, label %19, label %28

19:                                               ; preds = %5
  %20 = getelementptr inbounds %struct.pattern, %struct.pattern* %8, i64 0, i32 17
  %21 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 5
  %22 = getelementptr inbounds %struct.pattern, %struct.pattern* %8, i64 0, i32 2
  %23 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 2, i32 1
  %24 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 2, i32 0
  %25 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 2, i32 2
  %26 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 2, i32 3
  %27 = sext i32 %13 to i64
  br label %30

28:                                               ; preds = %88, %5
  %29 = phi i32 [ 0, %5 ], [ %89, %88 ]
  ret i32 %29

30:                                               ; preds = %19, %88
  %31 = phi i64 [ %27, %19 ], [ %90, %88 ]
  %32 = phi i32 [ 0, %19 ], [ %89, %88 ]
  %33 = load %struct.edge*, %struct.edge** %20, align 8, !tbaa !108
  %34 = getelementptr inbounds %struct.edge, %struct.edge* %33, i64 %31, i32 0
  %35 = load i32, i32* %34, align 4, !tbaa.struct !41
  %36 = getelementptr inbounds %struct.edge, %struct.edge* %33, i64 %31, i32 1
  %37 = load i32, i32* %36, align 4, !tbaa.struct !39
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %60, label %39

39:                                               ; preds = %30
  %40 = load i32, i32* %3, align 4, !tbaa !18
  %41 = icmp slt i32 %40, 0
  br i1 %41, label %42, label %44

42:                                               ; preds = %39
  %43 = tail call fastcc i32 @holds(%struct.subject* noundef %6, i32 noundef %4) #7
  store i32 %43, i32* %3, align 4, !tbaa !18
  br label %44

44:                                               ; preds = %42, %39
  %45 = phi i32 [ %43, %42 ], [ %40, %39 ]
  %46 = xor i32 %45, -1
  %47 = and i32 %37, %46
  %48 = icmp eq i32 %47, 0
  %49 = zext i1 %48 to i32
  %50 = and i32 %49, %2
  %51 = load i32, i32* %21, align 8, !tbaa !34
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %57, label %53

53:                                               ; preds = %44
  %54 = zext i32 %50 to i64
  %55 = tail call i32 @__symvm_is_symbolic(i64 noundef %54) #8
  %56 = or i32 %55, %50
  br label %57

57:                                               ; preds = %44, %53
  %58 = phi i32 [ %56, %53 ], [ %50, %44 ]
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %88, label %60

60:                                               ; preds = %57, %30
  %61 = phi i32 [ %50, %57 ], [ %2, %30 ]
  %62 = load %struct.step*, %struct.step** %22, align 8, !tbaa !72
  %63 = sext i32 %35 to i64
  %64 = getelementptr inbounds %struct.step, %struct.step* %62, i64 %63, i32 0
  %65 = load i32, i32* %64, align 4, !tbaa !91
  %66 = icmp eq i32 %65, 9
  br i1 %66, label %67, label %69

67:                                               ; preds = %60
  %68 = or i32 %61, %32
  br label %88

69:                                               ; preds = %60
  %70 = load i8*, i8** %23, align 8, !tbaa !63
  %71 = getelementptr inbounds i8, i8* %70, i64 %63
  %72 = load i8, i8* %71, align 1, !tbaa !10
  %73 = icmp eq i8 %72, 0
  br i1 %73, label %74, label %82

74:                                               ; preds = %69
  store i8 1, i8* %71, align 1, !tbaa !10
  %75 = load i8*, i8** %24, align 8, !tbaa !66
  %76 = getelementptr inbounds i8, i8* %75, i64 %63
  store i8 0, i8* %76, align 1, !tbaa !10
  %77 = load i32*, i32** %25, align 8, !tbaa !64
  %78 = load i32, i32* %26, align 8, !tbaa !61
  %79 = add nsw i32 %78, 1
  store i32 %79, i32* %26, align 8, !tbaa !61
  %80 = sext i32 %78 to i64
  %81 = getelementptr inbounds i32, i32* %77, i64 %80
  store i32 %35, i32* %81, align 4, !tbaa !18
  br label %82

82:                                               ; preds = %69, %74
  %83 = load i8*, i8** %24, align 8, !tbaa !66
  %84 = getelementptr inbounds i8, i8* %83, i64 %63
  %85 = load i8, i8* %84, align 1, !tbaa !10
  %86 = trunc i32 %61 to i8
  %87 = or i8 %85, %86
  store i8 %87, i8* %84, align 1, !tbaa !10
  br label %88

88:                                               ; preds = %67, %82, %57
  %89 = phi i32 [ %32, %57 ], [ %68, %67 ], [ %32, %82 ]
  %90 = add nsw i64 %31, 1
  %91 = load i32*, i32** %9, align 8, !tbaa !107
  %92 = getelementptr inbounds i32, i32* %91, i64 %15
  %93 = load i32, i32* %92, align 4, !tbaa !18
  %94 = sext i32 %93 to i64
  %95 = icmp slt i64 %90, %94
  br i1 %95, label %30, label %28, !llvm.loop !109
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.umin.i32(i32, i32) #5

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.umax.i32(i32, i32) #5

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smax.i32(i32, i32) #5

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #4 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #6 = { nounwind }
attributes #7 = { nobuiltin optsize "no-builtins" }
attributes #8 = { nobuiltin nounwind optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !4, i64 0}
!3 = !{!"subject", !4, i64 0, !4, i64 8, !7, i64 16, !7, i64 20, !5, i64 24}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"int", !5, i64 0}
!8 = !{!3, !4, i64 8}
!9 = !{!3, !7, i64 16}
!10 = !{!5, !5, i64 0}
!11 = !{!12, !7, i64 4}
!12 = !{!"character", !7, i64 0, !7, i64 4, !7, i64 8, !5, i64 12, !5, i64 40, !5, i64 68}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = !{!12, !7, i64 0}
!17 = !{i64 0, i64 4, !18, i64 4, i64 4, !18, i64 8, i64 4, !18, i64 12, i64 28, !10, i64 40, i64 28, !10, i64 68, i64 28, !10}
!18 = !{!7, !7, i64 0}
!19 = distinct !{!19, !14, !15}
!20 = !{!21, !7, i64 52}
!21 = !{!"pattern", !4, i64 0, !4, i64 8, !4, i64 16, !7, i64 24, !7, i64 28, !7, i64 32, !7, i64 36, !7, i64 40, !7, i64 44, !7, i64 48, !7, i64 52, !7, i64 56, !7, i64 60, !7, i64 64, !7, i64 68, !7, i64 72, !4, i64 80, !4, i64 88, !7, i64 96}
!22 = distinct !{!22, !14, !15}
!23 = distinct !{!23, !14, !15}
!24 = distinct !{!24, !14, !15}
!25 = !{!3, !7, i64 20}
!26 = !{!21, !7, i64 44}
!27 = !{i64 0, i64 8, !28, i64 8, i64 8, !28, i64 16, i64 4, !18, i64 20, i64 4, !18, i64 24, i64 768, !10}
!28 = !{!4, !4, i64 0}
!29 = !{!21, !7, i64 60}
!30 = !{!31, !7, i64 1080}
!31 = !{!"run", !3, i64 0, !5, i64 792, !32, i64 1048, !7, i64 1080, !7, i64 1084, !7, i64 1088}
!32 = !{!"states", !4, i64 0, !4, i64 8, !4, i64 16, !7, i64 24}
!33 = !{!31, !7, i64 1084}
!34 = !{!31, !7, i64 1088}
!35 = !{!21, !7, i64 32}
!36 = !{i64 0, i64 8, !28, i64 8, i64 8, !28, i64 16, i64 8, !28, i64 24, i64 4, !18}
!37 = !{i64 0, i64 8, !28, i64 8, i64 8, !28, i64 16, i64 4, !18}
!38 = !{i64 0, i64 8, !28, i64 8, i64 4, !18}
!39 = !{i64 0, i64 4, !18}
!40 = distinct !{!40, !14, !15}
!41 = !{i64 0, i64 4, !18, i64 4, i64 4, !18}
!42 = distinct !{!42, !14, !15}
!43 = !{!21, !7, i64 40}
!44 = !{!45, !7, i64 0}
!45 = !{!"span", !7, i64 0, !7, i64 4}
!46 = distinct !{!46, !14, !15}
!47 = !{!21, !7, i64 36}
!48 = !{!49, !4, i64 792}
!49 = !{!"track", !3, i64 0, !4, i64 792, !4, i64 800, !7, i64 808, !7, i64 812, !4, i64 816, !7, i64 824, !7, i64 828}
!50 = !{!49, !4, i64 800}
!51 = !{!49, !7, i64 808}
!52 = !{!49, !7, i64 812}
!53 = !{!49, !4, i64 816}
!54 = !{!49, !7, i64 824}
!55 = !{!49, !7, i64 828}
!56 = distinct !{!56, !14, !15}
!57 = !{!45, !7, i64 4}
!58 = distinct !{!58, !14, !15}
!59 = distinct !{!59, !14, !15}
!60 = distinct !{!60, !14, !15}
!61 = !{!32, !7, i64 24}
!62 = distinct !{!62, !14, !15}
!63 = !{!32, !4, i64 8}
!64 = !{!32, !4, i64 16}
!65 = distinct !{!65, !14, !15}
!66 = !{!32, !4, i64 0}
!67 = distinct !{!67, !14, !15}
!68 = !{!21, !7, i64 48}
!69 = !{!31, !7, i64 1072}
!70 = !{!31, !4, i64 1064}
!71 = !{!31, !4, i64 1048}
!72 = !{!21, !4, i64 16}
!73 = !{!21, !4, i64 8}
!74 = !{!75, !7, i64 4}
!75 = !{!"step", !5, i64 0, !7, i64 4, !7, i64 8, !7, i64 12, !7, i64 16}
!76 = !{!75, !7, i64 8}
!77 = !{!78, !7, i64 0}
!78 = !{!"range", !7, i64 0, !7, i64 4}
!79 = !{!78, !7, i64 4}
!80 = distinct !{!80, !14, !15}
!81 = !{!31, !4, i64 1056}
!82 = !{!75, !7, i64 16}
!83 = !{!75, !7, i64 12}
!84 = distinct !{!84, !14, !15}
!85 = distinct !{!85, !14, !15}
!86 = distinct !{!86, !15}
!87 = distinct !{!87, !14, !15}
!88 = !{!49, !4, i64 0}
!89 = !{!49, !7, i64 16}
!90 = distinct !{!90, !14, !15}
!91 = !{!75, !5, i64 0}
!92 = distinct !{!92, !14, !15}
!93 = !{!21, !7, i64 56}
!94 = !{!49, !4, i64 8}
!95 = distinct !{!95, !14, !15}
!96 = distinct !{!96, !14, !15}
!97 = distinct !{!97, !14, !15}
!98 = !{!21, !7, i64 72}
!99 = distinct !{!99, !14, !15}
!100 = !{!12, !7, i64 8}
!101 = !{!21, !7, i64 64}
!102 = !{!21, !7, i64 68}
!103 = distinct !{!103, !14, !15}
!104 = distinct !{!104, !14, !15}
!105 = distinct !{!105, !14, !15}
!106 = !{!31, !4, i64 0}
!107 = !{!21, !4, i64 80}
!108 = !{!21, !4, i64 88}
!109 = distinct !{!109, !14, !15}
