; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/regex_match.c
; ModuleID = 'runtime/c/regex_match.c'
source_filename = "runtime/c/regex_match.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pattern = type { %struct.node*, %struct.range*, %struct.step*, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32*, %struct.edge*, i32 }
%struct.node = type { i32, i32, i32, i32, i32 }
%struct.range = type { i32, i32 }
%struct.step = type { i32, i32, i32, i32, i32 }
%struct.edge = type { i32, i32 }
%struct.subject = type { %struct.pattern*, i8*, i32, i32, [8 x %struct.character] }
%struct.character = type { i32, i32, i32, [7 x i32], [7 x i32], [7 x i32] }
%struct.span = type { i32, i32 }
%struct.run = type { %struct.subject, [8 x %struct.states], %struct.states, i32, i32, i32 }
%struct.states = type { i8*, i8*, i32*, i32 }
%struct.track = type { %struct.subject, i32*, i32, %struct.choice*, i32, i32, i8*, i32, i32, i32 }
%struct.choice = type { i32, i32, i32, i32 }

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
  %83 = getelementptr inbounds %struct.pattern, %struct.pattern* %82, i64 0, i32 12
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
  %5 = getelementptr inbounds %struct.pattern, %struct.pattern* %4, i64 0, i32 12
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
  %21 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 10
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
  %34 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 14
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
  %110 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 9
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
  %9 = getelementptr inbounds %struct.pattern, %struct.pattern* %8, i64 0, i32 9
  %10 = load i32, i32* %9, align 8, !tbaa !43
  %11 = shl nsw i32 %10, 1
  %12 = add nsw i32 %11, 2
  %13 = getelementptr inbounds %struct.pattern, %struct.pattern* %8, i64 0, i32 6
  %14 = load i32, i32* %13, align 4, !tbaa !47
  %15 = add nsw i32 %12, %14
  %16 = bitcast %struct.track* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 848, i8* nonnull %16) #6
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
  store i32 %15, i32* %24, align 8, !tbaa !50
  %25 = getelementptr inbounds %struct.track, %struct.track* %6, i64 0, i32 3
  store %struct.choice* null, %struct.choice** %25, align 8, !tbaa !51
  %26 = getelementptr inbounds %struct.track, %struct.track* %6, i64 0, i32 4
  store i32 0, i32* %26, align 8, !tbaa !52
  %27 = getelementptr inbounds %struct.track, %struct.track* %6, i64 0, i32 5
  store i32 0, i32* %27, align 4, !tbaa !53
  %28 = getelementptr inbounds %struct.track, %struct.track* %6, i64 0, i32 6
  store i8* null, i8** %28, align 8, !tbaa !54
  %29 = getelementptr inbounds %struct.track, %struct.track* %6, i64 0, i32 7
  store i32 0, i32* %29, align 8, !tbaa !55
  %30 = getelementptr inbounds %struct.track, %struct.track* %6, i64 0, i32 8
  store i32 0, i32* %30, align 4, !tbaa !56
  %31 = getelementptr inbounds %struct.track, %struct.track* %6, i64 0, i32 9
  store i32 0, i32* %31, align 8, !tbaa !57
  %32 = load i32, i32* %9, align 8, !tbaa !43
  %33 = add nsw i32 %32, 1
  %34 = sext i32 %33 to i64
  %35 = shl nsw i64 %34, 4
  %36 = tail call i8* @malloc(i64 noundef %35) #8
  %37 = bitcast i8* %36 to i32*
  %38 = icmp ne i8* %36, null
  %39 = bitcast i8* %22 to i32*
  %40 = icmp ne i8* %22, null
  %41 = select i1 %40, i1 %38, i1 false
  %42 = icmp sle i32 %3, %4
  %43 = and i1 %41, %42
  br i1 %43, label %44, label %142

44:                                               ; preds = %5
  %45 = getelementptr inbounds %struct.span, %struct.span* %1, i64 0, i32 1
  %46 = icmp sgt i32 %2, 1
  %47 = getelementptr inbounds %struct.pattern, %struct.pattern* %8, i64 0, i32 5
  %48 = getelementptr inbounds %struct.pattern, %struct.pattern* %8, i64 0, i32 2
  %49 = icmp sgt i32 %15, 0
  %50 = getelementptr inbounds %struct.pattern, %struct.pattern* %8, i64 0, i32 10
  %51 = getelementptr inbounds i8, i8* %36, i64 4
  %52 = bitcast i8* %51 to i32*
  %53 = zext i32 %15 to i64
  br label %54

54:                                               ; preds = %44, %129
  %55 = phi i32 [ %3, %44 ], [ %131, %129 ]
  %56 = call fastcc i32 @is_inside(%struct.subject* noundef nonnull %17, i32 noundef %55) #7
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %129

58:                                               ; preds = %54
  %59 = load i32, i32* %45, align 4, !tbaa !58
  br i1 %46, label %60, label %79

60:                                               ; preds = %58
  %61 = load i32, i32* %47, align 8, !tbaa !35
  %62 = icmp sgt i32 %61, 0
  br i1 %62, label %63, label %79

63:                                               ; preds = %60
  %64 = load %struct.step*, %struct.step** %48, align 8, !tbaa !59
  %65 = zext i32 %61 to i64
  %66 = getelementptr inbounds %struct.step, %struct.step* %64, i64 0, i32 0
  %67 = load i32, i32* %66, align 4, !tbaa !60
  %68 = icmp eq i32 %67, 4
  br i1 %68, label %79, label %69

69:                                               ; preds = %63, %72
  %70 = phi i64 [ %76, %72 ], [ 1, %63 ]
  %71 = icmp eq i64 %70, %65
  br i1 %71, label %77, label %72, !llvm.loop !62

72:                                               ; preds = %69
  %73 = getelementptr inbounds %struct.step, %struct.step* %64, i64 %70, i32 0
  %74 = load i32, i32* %73, align 4, !tbaa !60
  %75 = icmp eq i32 %74, 4
  %76 = add nuw nsw i64 %70, 1
  br i1 %75, label %77, label %69, !llvm.loop !62

77:                                               ; preds = %72, %69
  %78 = icmp ult i64 %70, %65
  br label %79

79:                                               ; preds = %77, %63, %60, %58
  %80 = phi i1 [ false, %58 ], [ false, %60 ], [ true, %63 ], [ %78, %77 ]
  store i32 %55, i32* %29, align 8, !tbaa !55
  br i1 %49, label %81, label %83

81:                                               ; preds = %79
  %82 = load i32*, i32** %19, align 8, !tbaa !48
  br label %86

83:                                               ; preds = %86, %79
  %84 = load i32, i32* %50, align 4, !tbaa !26
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %96, label %91

86:                                               ; preds = %81, %86
  %87 = phi i64 [ 0, %81 ], [ %89, %86 ]
  %88 = getelementptr inbounds i32, i32* %82, i64 %87
  store i32 -1, i32* %88, align 4, !tbaa !18
  %89 = add nuw nsw i64 %87, 1
  %90 = icmp eq i64 %89, %53
  br i1 %90, label %83, label %86, !llvm.loop !63

91:                                               ; preds = %83
  %92 = call fastcc i32 @backtrack(%struct.track* noundef nonnull %6, i32 noundef %55, i32 noundef -1, i32* noundef nonnull %37, i32 noundef %2) #7
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %129, label %94

94:                                               ; preds = %91
  %95 = load i32, i32* %52, align 4, !tbaa !18
  br label %113

96:                                               ; preds = %83
  %97 = load i32, i32* %47, align 8, !tbaa !35
  %98 = sext i32 %97 to i64
  %99 = load i32, i32* %13, align 4, !tbaa !47
  %100 = icmp eq i32 %99, 0
  %101 = select i1 %100, i64 1, i64 2
  %102 = sub i32 1, %55
  %103 = add i32 %102, %59
  %104 = sext i32 %103 to i64
  %105 = mul nsw i64 %98, %104
  %106 = mul nsw i64 %105, %101
  %107 = lshr i64 %106, 3
  %108 = add nuw nsw i64 %107, 1
  %109 = call i8* @malloc(i64 noundef %108) #8
  store i8* %109, i8** %28, align 8, !tbaa !54
  %110 = icmp eq i8* %109, null
  br i1 %110, label %111, label %113

111:                                              ; preds = %96
  %112 = load i32*, i32** %19, align 8, !tbaa !48
  br label %138

113:                                              ; preds = %96, %94
  %114 = phi i32 [ %95, %94 ], [ %59, %96 ]
  %115 = phi i32 [ 1, %94 ], [ 0, %96 ]
  br i1 %80, label %116, label %119

116:                                              ; preds = %113
  %117 = call fastcc i32 @choose(%struct.track* noundef nonnull %6, i32 noundef %55, i32 noundef %114, i32 noundef 1, i32* noundef nonnull %37, i32 noundef %2) #7
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %119, label %125

119:                                              ; preds = %116, %113
  %120 = load i32, i32* %50, align 4, !tbaa !26
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %122, label %125

122:                                              ; preds = %119
  %123 = call fastcc i32 @choose(%struct.track* noundef nonnull %6, i32 noundef %55, i32 noundef %114, i32 noundef 0, i32* noundef nonnull %37, i32 noundef %2) #7
  %124 = icmp ne i32 %123, 0
  br label %125

125:                                              ; preds = %119, %122, %116
  %126 = phi i1 [ true, %116 ], [ false, %119 ], [ %124, %122 ]
  %127 = zext i1 %126 to i32
  %128 = or i32 %115, %127
  store i32 %55, i32* %37, align 4, !tbaa !18
  br label %129

129:                                              ; preds = %91, %125, %54
  %130 = phi i32 [ 0, %54 ], [ 0, %91 ], [ %128, %125 ]
  %131 = add nsw i32 %55, 1
  %132 = load i32*, i32** %19, align 8, !tbaa !48
  %133 = icmp eq i32* %132, null
  %134 = icmp ne i32 %130, 0
  %135 = select i1 %133, i1 true, i1 %134
  %136 = icmp sge i32 %55, %4
  %137 = or i1 %135, %136
  br i1 %137, label %138, label %54, !llvm.loop !64

138:                                              ; preds = %129, %111
  %139 = phi i32* [ %112, %111 ], [ %132, %129 ]
  %140 = phi i32 [ 0, %111 ], [ %130, %129 ]
  %141 = bitcast i32* %139 to i8*
  br label %142

142:                                              ; preds = %138, %5
  %143 = phi i8* [ %22, %5 ], [ %141, %138 ]
  %144 = phi i32* [ %39, %5 ], [ %139, %138 ]
  %145 = phi i32 [ 0, %5 ], [ %140, %138 ]
  %146 = icmp ne i32* %144, null
  %147 = select i1 %146, i1 %38, i1 false
  br i1 %147, label %148, label %155

148:                                              ; preds = %142
  %149 = getelementptr inbounds %struct.pattern, %struct.pattern* %8, i64 0, i32 10
  %150 = load i32, i32* %149, align 4, !tbaa !26
  %151 = icmp ne i32 %150, 0
  %152 = load i8*, i8** %28, align 8
  %153 = icmp ne i8* %152, null
  %154 = select i1 %151, i1 true, i1 %153
  br i1 %154, label %156, label %155

155:                                              ; preds = %148, %142
  store i32 1, i32* %31, align 8, !tbaa !57
  br label %156

156:                                              ; preds = %155, %148
  %157 = icmp ne i32 %145, 0
  %158 = icmp sgt i32 %2, 0
  %159 = and i1 %157, %158
  br i1 %159, label %160, label %162

160:                                              ; preds = %156
  %161 = zext i32 %2 to i64
  br label %169

162:                                              ; preds = %183, %156
  call void @free(i8* noundef %143) #8
  %163 = bitcast %struct.choice** %25 to i8**
  %164 = load i8*, i8** %163, align 8, !tbaa !51
  call void @free(i8* noundef %164) #8
  %165 = load i8*, i8** %28, align 8, !tbaa !54
  call void @free(i8* noundef %165) #8
  call void @free(i8* noundef %36) #8
  %166 = load i32, i32* %31, align 8, !tbaa !57
  %167 = icmp eq i32 %166, 0
  %168 = select i1 %167, i32 %145, i32 -1
  call void @llvm.lifetime.end.p0i8(i64 848, i8* nonnull %16) #6
  ret i32 %168

169:                                              ; preds = %160, %183
  %170 = phi i64 [ 0, %160 ], [ %188, %183 ]
  %171 = load i32, i32* %9, align 8, !tbaa !43
  %172 = sext i32 %171 to i64
  %173 = icmp sgt i64 %170, %172
  br i1 %173, label %183, label %174

174:                                              ; preds = %169
  %175 = shl nuw nsw i64 %170, 1
  %176 = or i64 %175, 1
  %177 = getelementptr inbounds i32, i32* %37, i64 %176
  %178 = load i32, i32* %177, align 4, !tbaa !18
  %179 = icmp sgt i32 %178, -1
  br i1 %179, label %180, label %183

180:                                              ; preds = %174
  %181 = getelementptr inbounds i32, i32* %37, i64 %175
  %182 = load i32, i32* %181, align 4, !tbaa !18
  br label %183

183:                                              ; preds = %174, %169, %180
  %184 = phi i32 [ %182, %180 ], [ -1, %169 ], [ -1, %174 ]
  %185 = phi i32 [ %178, %180 ], [ -1, %169 ], [ -1, %174 ]
  %186 = getelementptr inbounds %struct.span, %struct.span* %1, i64 %170, i32 0
  store i32 %184, i32* %186, align 4
  %187 = getelementptr inbounds %struct.span, %struct.span* %1, i64 %170, i32 1
  store i32 %185, i32* %187, align 4
  %188 = add nuw nsw i64 %170, 1
  %189 = icmp ult i64 %188, %161
  br i1 %189, label %169, label %162, !llvm.loop !65
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
  %28 = getelementptr inbounds %struct.pattern, %struct.pattern* %25, i64 0, i32 12
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
  br i1 %53, label %34, label %54, !llvm.loop !66

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
  %72 = getelementptr inbounds %struct.pattern, %struct.pattern* %71, i64 0, i32 12
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
  %87 = load i32, i32* %86, align 8, !tbaa !67
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
  br i1 %114, label %84, label %95, !llvm.loop !68

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
  %124 = load i8*, i8** %120, align 8, !tbaa !69
  %125 = load i32*, i32** %121, align 8, !tbaa !70
  %126 = getelementptr inbounds i32, i32* %125, i64 %123
  %127 = load i32, i32* %126, align 4, !tbaa !18
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds i8, i8* %124, i64 %128
  store i8 0, i8* %129, align 1, !tbaa !10
  %130 = add nuw nsw i64 %123, 1
  %131 = load i32, i32* %86, align 8, !tbaa !67
  %132 = sext i32 %131 to i64
  %133 = icmp slt i64 %130, %132
  br i1 %133, label %122, label %134, !llvm.loop !71

134:                                              ; preds = %122, %89, %115
  %135 = phi i32 [ 0, %89 ], [ %149, %115 ], [ %149, %122 ]
  store i32 0, i32* %86, align 8, !tbaa !67
  %136 = icmp sgt i64 %68, %66
  br i1 %136, label %166, label %154

137:                                              ; preds = %92, %137
  %138 = phi i64 [ 0, %92 ], [ %150, %137 ]
  %139 = phi i32 [ 0, %92 ], [ %149, %137 ]
  %140 = load i32*, i32** %93, align 8, !tbaa !70
  %141 = getelementptr inbounds i32, i32* %140, i64 %138
  %142 = load i32, i32* %141, align 4, !tbaa !18
  %143 = load i8*, i8** %94, align 8, !tbaa !72
  %144 = sext i32 %142 to i64
  %145 = getelementptr inbounds i8, i8* %143, i64 %144
  %146 = load i8, i8* %145, align 1, !tbaa !10
  %147 = zext i8 %146 to i32
  %148 = call fastcc i32 @follow(%struct.run* noundef nonnull %0, i32 noundef %142, i32 noundef %147, i32* noundef nonnull %5, i32 noundef %70) #7
  %149 = or i32 %148, %139
  %150 = add nuw nsw i64 %138, 1
  %151 = load i32, i32* %86, align 8, !tbaa !67
  %152 = sext i32 %151 to i64
  %153 = icmp slt i64 %150, %152
  br i1 %153, label %137, label %115, !llvm.loop !73

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
  %192 = getelementptr inbounds %struct.pattern, %struct.pattern* %187, i64 0, i32 11
  %193 = load i32, i32* %192, align 8, !tbaa !74
  %194 = icmp eq i32 %193, 0
  %195 = add nsw i32 %191, -97
  %196 = icmp ult i32 %195, 26
  %197 = select i1 %196, i32 -32, i32 0
  %198 = select i1 %194, i32 0, i32 %197
  %199 = add nsw i32 %198, %191
  %200 = getelementptr inbounds %struct.pattern, %struct.pattern* %187, i64 0, i32 14
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
  %214 = load i32, i32* %61, align 8, !tbaa !75
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
  %224 = load i32*, i32** %62, align 8, !tbaa !76
  %225 = getelementptr inbounds i32, i32* %224, i64 %223
  %226 = load i32, i32* %225, align 4, !tbaa !18
  %227 = load i8*, i8** %63, align 8, !tbaa !77
  %228 = sext i32 %226 to i64
  %229 = getelementptr inbounds i8, i8* %227, i64 %228
  %230 = load i8, i8* %229, align 1, !tbaa !10
  %231 = zext i8 %230 to i32
  %232 = load %struct.step*, %struct.step** %217, align 8, !tbaa !59
  %233 = load %struct.range*, %struct.range** %218, align 8, !tbaa !78
  %234 = getelementptr inbounds %struct.step, %struct.step* %232, i64 %228, i32 1
  %235 = load i32, i32* %234, align 4, !tbaa !79
  %236 = sext i32 %235 to i64
  %237 = getelementptr inbounds %struct.range, %struct.range* %233, i64 %236
  %238 = getelementptr inbounds %struct.step, %struct.step* %232, i64 %228, i32 2
  %239 = load i32, i32* %238, align 4, !tbaa !80
  %240 = sext i32 %239 to i64
  %241 = getelementptr inbounds %struct.range, %struct.range* %237, i64 %240
  %242 = icmp sgt i32 %239, 0
  br i1 %242, label %243, label %257

243:                                              ; preds = %222, %243
  %244 = phi i32 [ %254, %243 ], [ 0, %222 ]
  %245 = phi %struct.range* [ %255, %243 ], [ %237, %222 ]
  %246 = getelementptr inbounds %struct.range, %struct.range* %245, i64 0, i32 0
  %247 = load i32, i32* %246, align 4, !tbaa !81
  %248 = sub i32 %199, %247
  %249 = getelementptr inbounds %struct.range, %struct.range* %245, i64 0, i32 1
  %250 = load i32, i32* %249, align 4, !tbaa !83
  %251 = sub i32 %250, %247
  %252 = icmp ule i32 %248, %251
  %253 = zext i1 %252 to i32
  %254 = or i32 %244, %253
  %255 = getelementptr inbounds %struct.range, %struct.range* %245, i64 1
  %256 = icmp ult %struct.range* %255, %241
  br i1 %256, label %243, label %257, !llvm.loop !84

257:                                              ; preds = %243, %222
  %258 = phi i32 [ 0, %222 ], [ %254, %243 ]
  %259 = and i32 %258, %231
  %260 = load i8*, i8** %64, align 8, !tbaa !85
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
  %277 = load i8*, i8** %276, align 8, !tbaa !69
  %278 = getelementptr inbounds i8, i8* %277, i64 %228
  %279 = load i8, i8* %278, align 1, !tbaa !10
  %280 = icmp eq i8 %279, 0
  br i1 %280, label %281, label %292

281:                                              ; preds = %271
  store i8 1, i8* %278, align 1, !tbaa !10
  %282 = getelementptr inbounds %struct.states, %struct.states* %275, i64 0, i32 0
  %283 = load i8*, i8** %282, align 8, !tbaa !72
  %284 = getelementptr inbounds i8, i8* %283, i64 %228
  store i8 0, i8* %284, align 1, !tbaa !10
  %285 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 1, i64 %274, i32 2
  %286 = load i32*, i32** %285, align 8, !tbaa !70
  %287 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 1, i64 %274, i32 3
  %288 = load i32, i32* %287, align 8, !tbaa !67
  %289 = add nsw i32 %288, 1
  store i32 %289, i32* %287, align 8, !tbaa !67
  %290 = sext i32 %288 to i64
  %291 = getelementptr inbounds i32, i32* %286, i64 %290
  store i32 %226, i32* %291, align 4, !tbaa !18
  br label %292

292:                                              ; preds = %281, %271
  %293 = zext i1 %280 to i32
  %294 = getelementptr inbounds %struct.states, %struct.states* %275, i64 0, i32 0
  %295 = load i8*, i8** %294, align 8, !tbaa !72
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
  %304 = load %struct.step*, %struct.step** %217, align 8, !tbaa !59
  %305 = getelementptr inbounds %struct.step, %struct.step* %304, i64 %228, i32 4
  %306 = load i32, i32* %305, align 4, !tbaa !86
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
  %324 = load %struct.step*, %struct.step** %217, align 8, !tbaa !59
  %325 = getelementptr inbounds %struct.step, %struct.step* %324, i64 %228, i32 3
  %326 = load i32, i32* %325, align 4, !tbaa !87
  %327 = getelementptr inbounds %struct.step, %struct.step* %324, i64 %228, i32 4
  %328 = load i32, i32* %327, align 4, !tbaa !86
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
  %350 = load i8*, i8** %349, align 8, !tbaa !69
  %351 = getelementptr inbounds i8, i8* %350, i64 %228
  %352 = load i8, i8* %351, align 1, !tbaa !10
  %353 = icmp eq i8 %352, 0
  br i1 %353, label %354, label %365

354:                                              ; preds = %343
  store i8 1, i8* %351, align 1, !tbaa !10
  %355 = getelementptr inbounds %struct.states, %struct.states* %348, i64 0, i32 0
  %356 = load i8*, i8** %355, align 8, !tbaa !72
  %357 = getelementptr inbounds i8, i8* %356, i64 %228
  store i8 0, i8* %357, align 1, !tbaa !10
  %358 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 1, i64 %347, i32 2
  %359 = load i32*, i32** %358, align 8, !tbaa !70
  %360 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 1, i64 %347, i32 3
  %361 = load i32, i32* %360, align 8, !tbaa !67
  %362 = add nsw i32 %361, 1
  store i32 %362, i32* %360, align 8, !tbaa !67
  %363 = sext i32 %361 to i64
  %364 = getelementptr inbounds i32, i32* %359, i64 %363
  store i32 %226, i32* %364, align 4, !tbaa !18
  br label %365

365:                                              ; preds = %354, %343
  %366 = zext i1 %353 to i32
  %367 = getelementptr inbounds %struct.states, %struct.states* %348, i64 0, i32 0
  %368 = load i8*, i8** %367, align 8, !tbaa !72
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
  br i1 %377, label %378, label %308, !llvm.loop !88

378:                                              ; preds = %375, %303, %302
  %379 = add nuw nsw i64 %223, 1
  %380 = load i32, i32* %61, align 8, !tbaa !75
  %381 = sext i32 %380 to i64
  %382 = icmp slt i64 %379, %381
  br i1 %382, label %222, label %383, !llvm.loop !89

383:                                              ; preds = %378, %212
  store i32 0, i32* %61, align 8, !tbaa !75
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
  br label %67, !llvm.loop !90

394:                                              ; preds = %436, %388
  %395 = load i32, i32* %61, align 8, !tbaa !67
  %396 = sub nsw i32 0, %395
  store i32 %396, i32* %59, align 4, !tbaa !33
  %397 = icmp sgt i32 %395, 0
  br i1 %397, label %398, label %410

398:                                              ; preds = %394, %398
  %399 = phi i64 [ %406, %398 ], [ 0, %394 ]
  %400 = load i8*, i8** %64, align 8, !tbaa !69
  %401 = load i32*, i32** %62, align 8, !tbaa !70
  %402 = getelementptr inbounds i32, i32* %401, i64 %399
  %403 = load i32, i32* %402, align 4, !tbaa !18
  %404 = sext i32 %403 to i64
  %405 = getelementptr inbounds i8, i8* %400, i64 %404
  store i8 0, i8* %405, align 1, !tbaa !10
  %406 = add nuw nsw i64 %399, 1
  %407 = load i32, i32* %61, align 8, !tbaa !67
  %408 = sext i32 %407 to i64
  %409 = icmp slt i64 %406, %408
  br i1 %409, label %398, label %410, !llvm.loop !71

410:                                              ; preds = %398, %394
  store i32 0, i32* %61, align 8, !tbaa !67
  store i32 0, i32* %59, align 4, !tbaa !33
  ret i32 %389

411:                                              ; preds = %388, %436
  %412 = phi i32 [ %437, %436 ], [ %390, %388 ]
  %413 = phi i64 [ %438, %436 ], [ 0, %388 ]
  %414 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 1, i64 %413, i32 3
  %415 = load i32, i32* %414, align 8, !tbaa !67
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
  %424 = load i8*, i8** %420, align 8, !tbaa !69
  %425 = load i32*, i32** %421, align 8, !tbaa !70
  %426 = getelementptr inbounds i32, i32* %425, i64 %423
  %427 = load i32, i32* %426, align 4, !tbaa !18
  %428 = sext i32 %427 to i64
  %429 = getelementptr inbounds i8, i8* %424, i64 %428
  store i8 0, i8* %429, align 1, !tbaa !10
  %430 = add nuw nsw i64 %423, 1
  %431 = load i32, i32* %414, align 8, !tbaa !67
  %432 = sext i32 %431 to i64
  %433 = icmp slt i64 %430, %432
  br i1 %433, label %422, label %434, !llvm.loop !71

434:                                              ; preds = %422
  %435 = load i32, i32* %56, align 8, !tbaa !30
  br label %436

436:                                              ; preds = %434, %411
  %437 = phi i32 [ %435, %434 ], [ %412, %411 ]
  store i32 0, i32* %414, align 8, !tbaa !67
  %438 = add nuw nsw i64 %413, 1
  %439 = sext i32 %437 to i64
  %440 = icmp slt i64 %413, %439
  br i1 %440, label %411, label %394, !llvm.loop !91
}

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local i32 @__symvm_is_symbolic(i64 noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local i8* @malloc(i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define internal fastcc i32 @backtrack(%struct.track* noundef %0, i32 noundef %1, i32 noundef %2, i32* nocapture noundef %3, i32 noundef %4) unnamed_addr #0 {
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 0
  %9 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 0, i32 0
  %10 = load %struct.pattern*, %struct.pattern** %9, align 8, !tbaa !92
  %11 = sub nsw i32 %2, %1
  %12 = add nsw i32 %11, 1
  %13 = icmp slt i32 %2, 0
  br i1 %13, label %14, label %17

14:                                               ; preds = %5
  %15 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 0, i32 2
  %16 = load i32, i32* %15, align 8, !tbaa !93
  br label %17

17:                                               ; preds = %5, %14
  %18 = phi i32 [ %16, %14 ], [ %2, %5 ]
  %19 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 4
  store i32 0, i32* %19, align 8, !tbaa !52
  tail call fastcc void @push(%struct.track* noundef nonnull %0, i32 noundef 0, i32 noundef %1) #7
  %20 = load i32, i32* %19, align 8, !tbaa !52
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %497, label %22

22:                                               ; preds = %17
  %23 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 9
  %24 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 3
  %25 = getelementptr inbounds %struct.pattern, %struct.pattern* %10, i64 0, i32 2
  %26 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 6
  %27 = sext i32 %12 to i64
  %28 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 7
  %29 = getelementptr inbounds %struct.pattern, %struct.pattern* %10, i64 0, i32 5
  %30 = bitcast i32* %3 to i8*
  %31 = getelementptr inbounds i32, i32* %3, i64 1
  %32 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 0, i32 2
  %33 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 1
  %34 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 0, i32 1
  %35 = bitcast i32* %6 to i8*
  %36 = bitcast i32* %7 to i8*
  %37 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 8
  %38 = getelementptr inbounds %struct.pattern, %struct.pattern* %10, i64 0, i32 9
  br label %39

39:                                               ; preds = %22, %493
  %40 = phi i32 [ %20, %22 ], [ %495, %493 ]
  %41 = phi i32 [ -1, %22 ], [ %494, %493 ]
  %42 = load i32, i32* %23, align 8, !tbaa !57
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %497

44:                                               ; preds = %39
  %45 = load %struct.choice*, %struct.choice** %24, align 8, !tbaa !51
  %46 = add nsw i32 %40, -1
  store i32 %46, i32* %19, align 8, !tbaa !52
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds %struct.choice, %struct.choice* %45, i64 %47, i32 0
  %49 = load i32, i32* %48, align 4, !tbaa.struct !94
  %50 = getelementptr inbounds %struct.choice, %struct.choice* %45, i64 %47, i32 1
  %51 = load i32, i32* %50, align 4, !tbaa.struct !95
  %52 = icmp slt i32 %49, 0
  br i1 %52, label %53, label %58

53:                                               ; preds = %44
  %54 = load i32*, i32** %33, align 8, !tbaa !48
  %55 = xor i32 %49, -1
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds i32, i32* %54, i64 %56
  store i32 %51, i32* %57, align 4, !tbaa !18
  br label %493, !llvm.loop !96

58:                                               ; preds = %44
  %59 = getelementptr inbounds %struct.choice, %struct.choice* %45, i64 %47, i32 2
  %60 = load i32, i32* %59, align 4, !tbaa.struct !41
  br label %61

61:                                               ; preds = %58, %489
  %62 = phi i32 [ %60, %58 ], [ %115, %489 ]
  %63 = phi i32 [ %51, %58 ], [ %490, %489 ]
  %64 = phi i32 [ %49, %58 ], [ %491, %489 ]
  %65 = load %struct.step*, %struct.step** %25, align 8, !tbaa !59
  %66 = zext i32 %64 to i64
  %67 = getelementptr inbounds %struct.step, %struct.step* %65, i64 %66
  %68 = add nuw nsw i32 %64, 1
  %69 = load i8*, i8** %26, align 8, !tbaa !54
  %70 = icmp eq i8* %69, null
  br i1 %70, label %113, label %71

71:                                               ; preds = %61
  %72 = mul nsw i64 %66, %27
  %73 = load i32, i32* %28, align 8, !tbaa !55
  %74 = sub nsw i32 %63, %73
  %75 = sext i32 %74 to i64
  %76 = add nsw i64 %72, %75
  %77 = lshr i64 %76, 3
  %78 = getelementptr inbounds i8, i8* %69, i64 %77
  %79 = load i8, i8* %78, align 1, !tbaa !10
  %80 = zext i8 %79 to i32
  %81 = trunc i64 %76 to i32
  %82 = and i32 %81, 7
  %83 = shl nuw nsw i32 1, %82
  %84 = and i32 %83, %80
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %106, label %86

86:                                               ; preds = %71
  %87 = icmp eq i32 %62, 0
  br i1 %87, label %493, label %88

88:                                               ; preds = %86
  %89 = getelementptr inbounds %struct.step, %struct.step* %67, i64 0, i32 0
  %90 = load i32, i32* %89, align 4, !tbaa !60
  switch i32 %90, label %91 [
    i32 0, label %493
    i32 9, label %493
  ]

91:                                               ; preds = %88
  %92 = load i32, i32* %29, align 8, !tbaa !35
  %93 = add nsw i32 %92, %64
  %94 = sext i32 %93 to i64
  %95 = mul nsw i64 %94, %27
  %96 = add nsw i64 %95, %75
  %97 = lshr i64 %96, 3
  %98 = getelementptr inbounds i8, i8* %69, i64 %97
  %99 = load i8, i8* %98, align 1, !tbaa !10
  %100 = zext i8 %99 to i32
  %101 = trunc i64 %96 to i32
  %102 = and i32 %101, 7
  %103 = shl nuw nsw i32 1, %102
  %104 = and i32 %103, %100
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %106, label %493

106:                                              ; preds = %91, %71
  %107 = phi i32 [ %83, %71 ], [ %103, %91 ]
  %108 = phi i8 [ %79, %71 ], [ %99, %91 ]
  %109 = phi i8* [ %78, %71 ], [ %98, %91 ]
  %110 = phi i32 [ 0, %71 ], [ 1, %91 ]
  %111 = trunc i32 %107 to i8
  %112 = or i8 %108, %111
  store i8 %112, i8* %109, align 1, !tbaa !10
  br label %113

113:                                              ; preds = %106, %61
  %114 = phi i32 [ 0, %61 ], [ %110, %106 ]
  %115 = and i32 %114, %62
  %116 = getelementptr inbounds %struct.step, %struct.step* %67, i64 0, i32 0
  %117 = load i32, i32* %116, align 4, !tbaa !60
  switch i32 %117, label %489 [
    i32 0, label %118
    i32 1, label %205
    i32 2, label %225
    i32 3, label %228
    i32 5, label %233
    i32 6, label %240
    i32 4, label %268
    i32 7, label %280
    i32 8, label %493
    i32 9, label %406
  ]

118:                                              ; preds = %113
  %119 = icmp slt i32 %63, %18
  br i1 %119, label %120, label %493

120:                                              ; preds = %118
  %121 = load %struct.pattern*, %struct.pattern** %9, align 8, !tbaa !2
  %122 = load i8*, i8** %34, align 8, !tbaa !8
  %123 = sext i32 %63 to i64
  %124 = getelementptr inbounds i8, i8* %122, i64 %123
  %125 = load i8, i8* %124, align 1, !tbaa !10
  %126 = zext i8 %125 to i32
  %127 = getelementptr inbounds %struct.pattern, %struct.pattern* %121, i64 0, i32 11
  %128 = load i32, i32* %127, align 8, !tbaa !74
  %129 = icmp eq i32 %128, 0
  %130 = add nsw i32 %126, -97
  %131 = icmp ult i32 %130, 26
  %132 = select i1 %131, i32 -32, i32 0
  %133 = select i1 %129, i32 0, i32 %132
  %134 = add nsw i32 %133, %126
  %135 = getelementptr inbounds %struct.pattern, %struct.pattern* %121, i64 0, i32 1
  %136 = load %struct.range*, %struct.range** %135, align 8, !tbaa !78
  %137 = getelementptr inbounds %struct.step, %struct.step* %65, i64 %66, i32 1
  %138 = load i32, i32* %137, align 4, !tbaa !79
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds %struct.range, %struct.range* %136, i64 %139
  %141 = getelementptr inbounds %struct.step, %struct.step* %65, i64 %66, i32 2
  %142 = load i32, i32* %141, align 4, !tbaa !80
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds %struct.range, %struct.range* %140, i64 %143
  %145 = icmp sgt i32 %142, 0
  br i1 %145, label %146, label %163

146:                                              ; preds = %120, %146
  %147 = phi i32 [ %157, %146 ], [ 0, %120 ]
  %148 = phi %struct.range* [ %158, %146 ], [ %140, %120 ]
  %149 = getelementptr inbounds %struct.range, %struct.range* %148, i64 0, i32 0
  %150 = load i32, i32* %149, align 4, !tbaa !81
  %151 = sub i32 %134, %150
  %152 = getelementptr inbounds %struct.range, %struct.range* %148, i64 0, i32 1
  %153 = load i32, i32* %152, align 4, !tbaa !83
  %154 = sub i32 %153, %150
  %155 = icmp ule i32 %151, %154
  %156 = zext i1 %155 to i32
  %157 = or i32 %147, %156
  %158 = getelementptr inbounds %struct.range, %struct.range* %148, i64 1
  %159 = icmp ult %struct.range* %158, %144
  br i1 %159, label %146, label %160, !llvm.loop !84

160:                                              ; preds = %146
  %161 = icmp eq i32 %157, 0
  %162 = add nsw i32 %63, 1
  br i1 %161, label %163, label %164

163:                                              ; preds = %160, %120
  br label %164

164:                                              ; preds = %163, %160
  %165 = phi i32 [ -1, %163 ], [ %162, %160 ]
  %166 = getelementptr inbounds %struct.step, %struct.step* %65, i64 %66, i32 4
  %167 = load i32, i32* %166, align 4, !tbaa !86
  %168 = icmp eq i32 %167, 0
  br i1 %168, label %202, label %169

169:                                              ; preds = %164
  %170 = lshr i8 %125, 7
  %171 = zext i8 %170 to i64
  %172 = call i32 @__symvm_is_symbolic(i64 noundef %171) #8
  %173 = icmp ne i32 %172, 0
  %174 = icmp slt i8 %125, 0
  %175 = or i1 %174, %173
  br i1 %175, label %176, label %202

176:                                              ; preds = %169
  %177 = call fastcc %struct.character* @character_at(%struct.subject* noundef nonnull %8, i32 noundef %63) #8
  %178 = getelementptr inbounds %struct.step, %struct.step* %65, i64 %66, i32 3
  br label %179

179:                                              ; preds = %199, %176
  %180 = phi i64 [ 2, %176 ], [ %200, %199 ]
  %181 = trunc i64 %180 to i32
  %182 = add nsw i32 %63, %181
  %183 = icmp sgt i32 %182, %18
  br i1 %183, label %202, label %184

184:                                              ; preds = %179
  %185 = getelementptr inbounds %struct.character, %struct.character* %177, i64 0, i32 3, i64 %180
  %186 = load i32, i32* %185, align 4, !tbaa !18
  %187 = icmp eq i32 %186, 0
  br i1 %187, label %199, label %188

188:                                              ; preds = %184
  %189 = load %struct.pattern*, %struct.pattern** %9, align 8, !tbaa !92
  %190 = load i32, i32* %178, align 4, !tbaa !87
  %191 = load i32, i32* %166, align 4, !tbaa !86
  %192 = getelementptr inbounds %struct.character, %struct.character* %177, i64 0, i32 5, i64 %180
  %193 = load i32, i32* %192, align 4, !tbaa !18
  %194 = call fastcc i32 @in_wide(%struct.pattern* noundef %189, i32 noundef %190, i32 noundef %191, i32 noundef %193, i32 noundef %181) #8
  %195 = icmp eq i32 %194, 0
  br i1 %195, label %199, label %196

196:                                              ; preds = %188
  %197 = icmp sgt i32 %165, -1
  br i1 %197, label %198, label %202

198:                                              ; preds = %196
  call fastcc void @push(%struct.track* noundef nonnull %0, i32 noundef %68, i32 noundef %165) #8
  br label %202

199:                                              ; preds = %188, %184
  %200 = add nuw nsw i64 %180, 1
  %201 = icmp eq i64 %200, 7
  br i1 %201, label %202, label %179, !llvm.loop !97

202:                                              ; preds = %179, %199, %164, %169, %196, %198
  %203 = phi i32 [ %165, %169 ], [ %165, %164 ], [ %182, %198 ], [ %182, %196 ], [ %165, %199 ], [ %165, %179 ]
  %204 = icmp slt i32 %203, 0
  br i1 %204, label %493, label %489

205:                                              ; preds = %113
  %206 = icmp eq i32 %115, 0
  br i1 %206, label %220, label %207

207:                                              ; preds = %205
  %208 = getelementptr inbounds %struct.step, %struct.step* %65, i64 %66, i32 1
  %209 = load i32, i32* %208, align 4, !tbaa !79
  call fastcc void @push(%struct.track* noundef nonnull %0, i32 noundef %209, i32 noundef %63) #8
  %210 = load i32, i32* %19, align 8, !tbaa !52
  %211 = icmp eq i32 %210, 0
  br i1 %211, label %217, label %212

212:                                              ; preds = %207
  %213 = load %struct.choice*, %struct.choice** %24, align 8, !tbaa !51
  %214 = add nsw i32 %210, -1
  %215 = sext i32 %214 to i64
  %216 = getelementptr inbounds %struct.choice, %struct.choice* %213, i64 %215, i32 2
  store i32 1, i32* %216, align 4, !tbaa !98
  br label %217

217:                                              ; preds = %207, %212
  %218 = getelementptr inbounds %struct.step, %struct.step* %65, i64 %66, i32 2
  %219 = load i32, i32* %218, align 4, !tbaa !80
  br label %489

220:                                              ; preds = %205
  %221 = getelementptr inbounds %struct.step, %struct.step* %65, i64 %66, i32 2
  %222 = load i32, i32* %221, align 4, !tbaa !80
  call fastcc void @push(%struct.track* noundef nonnull %0, i32 noundef %222, i32 noundef %63) #7
  %223 = getelementptr inbounds %struct.step, %struct.step* %65, i64 %66, i32 1
  %224 = load i32, i32* %223, align 4, !tbaa !79
  br label %489

225:                                              ; preds = %113
  %226 = getelementptr inbounds %struct.step, %struct.step* %65, i64 %66, i32 1
  %227 = load i32, i32* %226, align 4, !tbaa !79
  br label %489

228:                                              ; preds = %113
  %229 = getelementptr inbounds %struct.step, %struct.step* %65, i64 %66, i32 1
  %230 = load i32, i32* %229, align 4, !tbaa !79
  %231 = getelementptr inbounds %struct.step, %struct.step* %65, i64 %66, i32 2
  %232 = load i32, i32* %231, align 4, !tbaa !80
  call fastcc void @set_slot(%struct.track* noundef nonnull %0, i32 noundef %230, i32 noundef %63, i32 noundef %232) #7
  br label %489

233:                                              ; preds = %113
  %234 = load i32, i32* %38, align 8, !tbaa !43
  %235 = shl nsw i32 %234, 1
  %236 = add nsw i32 %235, 2
  %237 = getelementptr inbounds %struct.step, %struct.step* %65, i64 %66, i32 1
  %238 = load i32, i32* %237, align 4, !tbaa !79
  %239 = add nsw i32 %236, %238
  call fastcc void @set_slot(%struct.track* noundef nonnull %0, i32 noundef %239, i32 noundef %63, i32 noundef 0) #7
  br label %489

240:                                              ; preds = %113
  %241 = load i32*, i32** %33, align 8, !tbaa !48
  %242 = load i32, i32* %38, align 8, !tbaa !43
  %243 = shl nsw i32 %242, 1
  %244 = add nsw i32 %243, 2
  %245 = getelementptr inbounds %struct.step, %struct.step* %65, i64 %66, i32 2
  %246 = load i32, i32* %245, align 4, !tbaa !80
  %247 = add nsw i32 %244, %246
  %248 = sext i32 %247 to i64
  %249 = getelementptr inbounds i32, i32* %241, i64 %248
  %250 = load i32, i32* %249, align 4, !tbaa !18
  %251 = icmp eq i32 %250, %63
  br i1 %251, label %255, label %252

252:                                              ; preds = %240
  call fastcc void @push(%struct.track* noundef nonnull %0, i32 noundef %68, i32 noundef %63) #7
  %253 = getelementptr inbounds %struct.step, %struct.step* %65, i64 %66, i32 1
  %254 = load i32, i32* %253, align 4, !tbaa !79
  br label %489

255:                                              ; preds = %240
  %256 = load i8*, i8** %26, align 8, !tbaa !54
  %257 = icmp eq i8* %256, null
  br i1 %257, label %489, label %258

258:                                              ; preds = %255
  %259 = getelementptr inbounds %struct.step, %struct.step* %65, i64 %66, i32 1
  %260 = load i32, i32* %259, align 4, !tbaa !79
  call fastcc void @push(%struct.track* noundef nonnull %0, i32 noundef %260, i32 noundef %63) #8
  %261 = load i32, i32* %19, align 8, !tbaa !52
  %262 = icmp eq i32 %261, 0
  br i1 %262, label %489, label %263

263:                                              ; preds = %258
  %264 = load %struct.choice*, %struct.choice** %24, align 8, !tbaa !51
  %265 = add nsw i32 %261, -1
  %266 = sext i32 %265 to i64
  %267 = getelementptr inbounds %struct.choice, %struct.choice* %264, i64 %266, i32 2
  store i32 1, i32* %267, align 4, !tbaa !98
  br label %489

268:                                              ; preds = %113
  %269 = load i32, i32* %37, align 4, !tbaa !56
  %270 = icmp ne i32 %269, 0
  %271 = icmp eq i32 %63, %2
  %272 = select i1 %270, i1 %271, i1 false
  br i1 %272, label %493, label %273

273:                                              ; preds = %268
  %274 = getelementptr inbounds %struct.step, %struct.step* %65, i64 %66, i32 1
  %275 = load i32, i32* %274, align 4, !tbaa !79
  %276 = call fastcc i32 @holds(%struct.subject* noundef nonnull %8, i32 noundef %63) #7
  %277 = xor i32 %276, -1
  %278 = and i32 %275, %277
  %279 = icmp eq i32 %278, 0
  br i1 %279, label %489, label %493

280:                                              ; preds = %113
  %281 = getelementptr inbounds %struct.step, %struct.step* %65, i64 %66, i32 1
  %282 = load i32, i32* %281, align 4, !tbaa !79
  %283 = load i32*, i32** %33, align 8, !tbaa !48
  %284 = shl nsw i32 %282, 1
  %285 = sext i32 %284 to i64
  %286 = getelementptr inbounds i32, i32* %283, i64 %285
  %287 = load i32, i32* %286, align 4, !tbaa !18
  %288 = or i32 %284, 1
  %289 = sext i32 %288 to i64
  %290 = getelementptr inbounds i32, i32* %283, i64 %289
  %291 = load i32, i32* %290, align 4, !tbaa !18
  %292 = sub i32 %291, %287
  %293 = icmp slt i32 %287, 0
  %294 = icmp slt i32 %292, 0
  %295 = select i1 %293, i1 true, i1 %294
  br i1 %295, label %493, label %296

296:                                              ; preds = %280
  %297 = load %struct.pattern*, %struct.pattern** %9, align 8, !tbaa !92
  %298 = getelementptr inbounds %struct.pattern, %struct.pattern* %297, i64 0, i32 13
  %299 = load i32, i32* %298, align 8, !tbaa !100
  %300 = icmp eq i32 %299, 0
  br i1 %300, label %360, label %301

301:                                              ; preds = %296
  %302 = load i8*, i8** %34, align 8, !tbaa !101
  %303 = sext i32 %63 to i64
  %304 = getelementptr inbounds i8, i8* %302, i64 %303
  %305 = sext i32 %291 to i64
  %306 = getelementptr inbounds i8, i8* %302, i64 %305
  %307 = load i32, i32* %32, align 8, !tbaa !93
  %308 = sext i32 %307 to i64
  %309 = getelementptr inbounds i8, i8* %302, i64 %308
  %310 = icmp sgt i32 %291, %287
  br i1 %310, label %311, label %353

311:                                              ; preds = %301
  %312 = zext i32 %287 to i64
  %313 = getelementptr inbounds i8, i8* %302, i64 %312
  br label %314

314:                                              ; preds = %345, %311
  %315 = phi i8* [ %313, %311 ], [ %347, %345 ]
  %316 = phi i8* [ %304, %311 ], [ %349, %345 ]
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %35) #6
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %36) #6
  %317 = call i32 @__sv_wide_size(i8* noundef %315, i8* noundef nonnull %306, i32* noundef nonnull %6) #8
  %318 = call i32 @__sv_wide_size(i8* noundef %316, i8* noundef %309, i32* noundef nonnull %7) #8
  %319 = icmp ult i8* %316, %309
  br i1 %319, label %320, label %344

320:                                              ; preds = %314
  %321 = icmp eq i32 %317, 0
  br i1 %321, label %322, label %328

322:                                              ; preds = %320
  %323 = load i8, i8* %315, align 1, !tbaa !10
  %324 = zext i8 %323 to i32
  %325 = icmp slt i8 %323, 0
  %326 = or i32 %324, -2147483648
  %327 = select i1 %325, i32 %326, i32 %324
  store i32 %327, i32* %6, align 4, !tbaa !18
  br label %328

328:                                              ; preds = %322, %320
  %329 = phi i32 [ %317, %320 ], [ 1, %322 ]
  %330 = icmp eq i32 %318, 0
  br i1 %330, label %331, label %337

331:                                              ; preds = %328
  %332 = load i8, i8* %316, align 1, !tbaa !10
  %333 = zext i8 %332 to i32
  %334 = icmp slt i8 %332, 0
  %335 = or i32 %333, -2147483648
  %336 = select i1 %334, i32 %335, i32 %333
  store i32 %336, i32* %7, align 4, !tbaa !18
  br label %337

337:                                              ; preds = %331, %328
  %338 = phi i32 [ %318, %328 ], [ 1, %331 ]
  %339 = load i32, i32* %6, align 4, !tbaa !18
  %340 = call i32 @towupper(i32 noundef %339) #8
  %341 = load i32, i32* %7, align 4, !tbaa !18
  %342 = call i32 @towupper(i32 noundef %341) #8
  %343 = icmp eq i32 %340, %342
  br i1 %343, label %345, label %344

344:                                              ; preds = %337, %314
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %36) #6
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %35) #6
  br label %493

345:                                              ; preds = %337
  %346 = sext i32 %329 to i64
  %347 = getelementptr inbounds i8, i8* %315, i64 %346
  %348 = sext i32 %338 to i64
  %349 = getelementptr inbounds i8, i8* %316, i64 %348
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %36) #6
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %35) #6
  %350 = icmp ult i8* %347, %306
  br i1 %350, label %314, label %351, !llvm.loop !102

351:                                              ; preds = %345
  %352 = load i8*, i8** %34, align 8, !tbaa !101
  br label %353

353:                                              ; preds = %351, %301
  %354 = phi i8* [ %302, %301 ], [ %352, %351 ]
  %355 = phi i8* [ %304, %301 ], [ %349, %351 ]
  %356 = ptrtoint i8* %355 to i64
  %357 = ptrtoint i8* %354 to i64
  %358 = sub i64 %356, %357
  %359 = trunc i64 %358 to i32
  br label %403

360:                                              ; preds = %296
  %361 = load i32, i32* %32, align 8, !tbaa !93
  %362 = sub nsw i32 %361, %63
  %363 = icmp sgt i32 %292, %362
  br i1 %363, label %493, label %364

364:                                              ; preds = %360
  %365 = icmp eq i32 %292, 0
  br i1 %365, label %403, label %366

366:                                              ; preds = %364
  %367 = load i8*, i8** %34, align 8, !tbaa !8
  %368 = getelementptr inbounds %struct.pattern, %struct.pattern* %297, i64 0, i32 11
  %369 = load i32, i32* %368, align 8, !tbaa !74
  %370 = icmp eq i32 %369, 0
  %371 = zext i32 %287 to i64
  %372 = sext i32 %63 to i64
  %373 = zext i32 %292 to i64
  br label %377

374:                                              ; preds = %377
  %375 = icmp eq i32 %400, 0
  %376 = add nsw i32 %292, %63
  br i1 %375, label %493, label %403

377:                                              ; preds = %377, %366
  %378 = phi i64 [ 0, %366 ], [ %401, %377 ]
  %379 = phi i32 [ 1, %366 ], [ %400, %377 ]
  %380 = add nuw nsw i64 %378, %371
  %381 = getelementptr inbounds i8, i8* %367, i64 %380
  %382 = load i8, i8* %381, align 1, !tbaa !10
  %383 = zext i8 %382 to i32
  %384 = add nsw i32 %383, -97
  %385 = icmp ult i32 %384, 26
  %386 = select i1 %385, i32 -32, i32 0
  %387 = select i1 %370, i32 0, i32 %386
  %388 = add nsw i32 %387, %383
  %389 = add nsw i64 %378, %372
  %390 = getelementptr inbounds i8, i8* %367, i64 %389
  %391 = load i8, i8* %390, align 1, !tbaa !10
  %392 = zext i8 %391 to i32
  %393 = add nsw i32 %392, -97
  %394 = icmp ult i32 %393, 26
  %395 = select i1 %394, i32 -32, i32 0
  %396 = select i1 %370, i32 0, i32 %395
  %397 = add nsw i32 %396, %392
  %398 = icmp eq i32 %388, %397
  %399 = zext i1 %398 to i32
  %400 = and i32 %379, %399
  %401 = add nuw nsw i64 %378, 1
  %402 = icmp eq i64 %401, %373
  br i1 %402, label %374, label %377, !llvm.loop !103

403:                                              ; preds = %364, %374, %353
  %404 = phi i32 [ %359, %353 ], [ %376, %374 ], [ %63, %364 ]
  %405 = icmp sgt i32 %404, -1
  br i1 %405, label %489, label %493

406:                                              ; preds = %113
  %407 = icmp eq i32 %63, %2
  br i1 %407, label %411, label %408

408:                                              ; preds = %406
  %409 = icmp sgt i32 %63, %41
  %410 = select i1 %13, i1 %409, i1 false
  br i1 %410, label %411, label %485

411:                                              ; preds = %408, %406
  %412 = load %struct.pattern*, %struct.pattern** %9, align 8, !tbaa !92
  %413 = getelementptr inbounds %struct.pattern, %struct.pattern* %412, i64 0, i32 9
  %414 = load i32, i32* %413, align 8, !tbaa !43
  %415 = shl i32 %414, 1
  %416 = add i32 %415, 2
  %417 = sext i32 %416 to i64
  %418 = getelementptr inbounds i32, i32* %3, i64 %417
  %419 = icmp sgt i32 %416, 0
  br i1 %419, label %420, label %424

420:                                              ; preds = %411
  %421 = shl nuw i32 %416, 1
  %422 = call i32 @llvm.smax.i32(i32 %421, i32 1) #6
  %423 = zext i32 %422 to i64
  br label %430

424:                                              ; preds = %430, %411
  %425 = load i32, i32* %19, align 8, !tbaa !52
  %426 = icmp sgt i32 %425, 0
  br i1 %426, label %427, label %484

427:                                              ; preds = %424
  %428 = bitcast i32* %418 to i8*
  %429 = shl nsw i64 %417, 2
  br label %435

430:                                              ; preds = %430, %420
  %431 = phi i64 [ 0, %420 ], [ %433, %430 ]
  %432 = getelementptr inbounds i32, i32* %3, i64 %431
  store i32 -1, i32* %432, align 4, !tbaa !18
  %433 = add nuw nsw i64 %431, 1
  %434 = icmp eq i64 %433, %423
  br i1 %434, label %424, label %430, !llvm.loop !104

435:                                              ; preds = %479, %427
  %436 = phi i64 [ 0, %427 ], [ %480, %479 ]
  %437 = load %struct.choice*, %struct.choice** %24, align 8, !tbaa !51
  %438 = getelementptr inbounds %struct.choice, %struct.choice* %437, i64 %436, i32 0
  %439 = load i32, i32* %438, align 4, !tbaa !105
  %440 = xor i32 %439, -1
  %441 = getelementptr inbounds %struct.choice, %struct.choice* %437, i64 %436, i32 2
  %442 = load i32, i32* %441, align 4, !tbaa !98
  %443 = icmp slt i32 %439, -2
  %444 = icmp sgt i32 %416, %440
  %445 = select i1 %443, i1 %444, i1 false
  %446 = sdiv i32 %440, 2
  %447 = icmp slt i32 %446, %4
  %448 = select i1 %445, i1 %447, i1 false
  br i1 %448, label %449, label %479

449:                                              ; preds = %435
  %450 = and i32 %440, 1
  %451 = icmp eq i32 %450, 0
  br i1 %451, label %452, label %458

452:                                              ; preds = %449
  %453 = sext i32 %440 to i64
  %454 = getelementptr inbounds i32, i32* %3, i64 %453
  store i32 %442, i32* %454, align 4, !tbaa !18
  %455 = sub i32 0, %439
  %456 = sext i32 %455 to i64
  %457 = getelementptr inbounds i32, i32* %3, i64 %456
  store i32 -1, i32* %457, align 4, !tbaa !18
  br label %479

458:                                              ; preds = %449
  %459 = sub nuw nsw i32 -2, %439
  %460 = zext i32 %459 to i64
  %461 = getelementptr inbounds i32, i32* %3, i64 %460
  %462 = load i32, i32* %461, align 4, !tbaa !18
  %463 = icmp slt i32 %462, %442
  br i1 %463, label %473, label %464

464:                                              ; preds = %458
  %465 = getelementptr inbounds %struct.choice, %struct.choice* %437, i64 %436, i32 3
  %466 = load i32, i32* %465, align 4, !tbaa !106
  %467 = icmp eq i32 %466, 0
  br i1 %467, label %473, label %468

468:                                              ; preds = %464
  %469 = getelementptr inbounds i32, i32* %418, i64 %460
  %470 = load i32, i32* %469, align 4, !tbaa !18
  %471 = icmp sgt i32 %470, -1
  br i1 %471, label %472, label %473

472:                                              ; preds = %468
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 4 %30, i8* nonnull align 4 %428, i64 %429, i1 false) #6
  br label %479

473:                                              ; preds = %468, %464, %458
  %474 = sext i32 %440 to i64
  %475 = getelementptr inbounds i32, i32* %3, i64 %474
  store i32 %442, i32* %475, align 4, !tbaa !18
  %476 = load i32, i32* %461, align 4, !tbaa !18
  %477 = icmp slt i32 %476, %442
  br i1 %477, label %478, label %479

478:                                              ; preds = %473
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 4 %428, i8* nonnull align 4 %30, i64 %429, i1 false) #6
  br label %479

479:                                              ; preds = %478, %473, %472, %452, %435
  %480 = add nuw nsw i64 %436, 1
  %481 = load i32, i32* %19, align 8, !tbaa !52
  %482 = sext i32 %481 to i64
  %483 = icmp slt i64 %480, %482
  br i1 %483, label %435, label %484, !llvm.loop !107

484:                                              ; preds = %479, %424
  store i32 %63, i32* %31, align 4, !tbaa !18
  br i1 %407, label %501, label %485

485:                                              ; preds = %408, %484
  %486 = phi i32 [ %63, %484 ], [ %41, %408 ]
  %487 = load i32, i32* %32, align 8, !tbaa !93
  %488 = icmp eq i32 %486, %487
  br i1 %488, label %501, label %493

489:                                              ; preds = %403, %273, %225, %228, %233, %113, %220, %217, %255, %252, %202, %258, %263
  %490 = phi i32 [ %63, %113 ], [ %63, %252 ], [ %63, %255 ], [ %63, %233 ], [ %63, %228 ], [ %63, %225 ], [ %63, %217 ], [ %63, %220 ], [ %203, %202 ], [ %63, %258 ], [ %63, %263 ], [ %63, %273 ], [ %404, %403 ]
  %491 = phi i32 [ %68, %113 ], [ %254, %252 ], [ %68, %255 ], [ %68, %233 ], [ %68, %228 ], [ %227, %225 ], [ %219, %217 ], [ %224, %220 ], [ %68, %202 ], [ %68, %258 ], [ %68, %263 ], [ %68, %273 ], [ %68, %403 ]
  %492 = icmp sgt i32 %491, -1
  br i1 %492, label %61, label %493

493:                                              ; preds = %113, %202, %118, %403, %374, %360, %280, %273, %268, %489, %88, %88, %86, %91, %344, %485, %53
  %494 = phi i32 [ %41, %53 ], [ %41, %344 ], [ %486, %485 ], [ %41, %91 ], [ %41, %86 ], [ %41, %88 ], [ %41, %88 ], [ %41, %489 ], [ %41, %268 ], [ %41, %273 ], [ %41, %280 ], [ %41, %360 ], [ %41, %374 ], [ %41, %403 ], [ %41, %118 ], [ %41, %202 ], [ %41, %113 ]
  %495 = load i32, i32* %19, align 8, !tbaa !52
  %496 = icmp eq i32 %495, 0
  br i1 %496, label %497, label %39

497:                                              ; preds = %39, %493, %17
  %498 = phi i32 [ -1, %17 ], [ %494, %493 ], [ %41, %39 ]
  %499 = xor i32 %498, -1
  %500 = lshr i32 %499, 31
  br label %501

501:                                              ; preds = %484, %485, %497
  %502 = phi i32 [ %500, %497 ], [ 1, %485 ], [ 1, %484 ]
  ret i32 %502
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @choose(%struct.track* noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32* nocapture noundef %4, i32 noundef %5) unnamed_addr #0 {
  %7 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 2
  %8 = load i32, i32* %7, align 8, !tbaa !50
  %9 = icmp sgt i32 %8, 0
  br i1 %9, label %10, label %13

10:                                               ; preds = %6
  %11 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 1
  %12 = load i32*, i32** %11, align 8, !tbaa !48
  br label %17

13:                                               ; preds = %17, %6
  %14 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 6
  %15 = load i8*, i8** %14, align 8, !tbaa !54
  %16 = icmp eq i8* %15, null
  br i1 %16, label %41, label %24

17:                                               ; preds = %10, %17
  %18 = phi i64 [ 0, %10 ], [ %20, %17 ]
  %19 = getelementptr inbounds i32, i32* %12, i64 %18
  store i32 -1, i32* %19, align 4, !tbaa !18
  %20 = add nuw nsw i64 %18, 1
  %21 = load i32, i32* %7, align 8, !tbaa !50
  %22 = sext i32 %21 to i64
  %23 = icmp slt i64 %20, %22
  br i1 %23, label %17, label %13, !llvm.loop !108

24:                                               ; preds = %13
  %25 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 0, i32 0
  %26 = load %struct.pattern*, %struct.pattern** %25, align 8, !tbaa !92
  %27 = getelementptr inbounds %struct.pattern, %struct.pattern* %26, i64 0, i32 5
  %28 = load i32, i32* %27, align 8, !tbaa !35
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds %struct.pattern, %struct.pattern* %26, i64 0, i32 6
  %31 = load i32, i32* %30, align 4, !tbaa !47
  %32 = icmp eq i32 %31, 0
  %33 = select i1 %32, i64 1, i64 2
  %34 = sub i32 1, %1
  %35 = add i32 %34, %2
  %36 = sext i32 %35 to i64
  %37 = mul nsw i64 %29, %36
  %38 = mul nsw i64 %37, %33
  %39 = lshr i64 %38, 3
  %40 = add nuw nsw i64 %39, 1
  tail call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 1 %15, i8 0, i64 %40, i1 false)
  br label %41

41:                                               ; preds = %24, %13
  %42 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 8
  store i32 %3, i32* %42, align 4, !tbaa !56
  %43 = tail call fastcc i32 @backtrack(%struct.track* noundef nonnull %0, i32 noundef %1, i32 noundef %2, i32* noundef %4, i32 noundef %5) #7
  ret i32 %43
}

; Function Attrs: nounwind optsize
define internal fastcc void @push(%struct.track* nocapture noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 4
  %5 = load i32, i32* %4, align 8, !tbaa !52
  %6 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 5
  %7 = load i32, i32* %6, align 4, !tbaa !53
  %8 = icmp eq i32 %5, %7
  br i1 %8, label %12, label %9

9:                                                ; preds = %3
  %10 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 3
  %11 = load %struct.choice*, %struct.choice** %10, align 8, !tbaa !51
  br label %28

12:                                               ; preds = %3
  %13 = icmp eq i32 %5, 0
  %14 = shl nsw i32 %5, 1
  %15 = select i1 %13, i32 64, i32 %14
  %16 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 3
  %17 = bitcast %struct.choice** %16 to i8**
  %18 = load i8*, i8** %17, align 8, !tbaa !51
  %19 = sext i32 %15 to i64
  %20 = shl nsw i64 %19, 4
  %21 = tail call i8* @realloc(i8* noundef %18, i64 noundef %20) #8
  %22 = icmp eq i8* %21, null
  br i1 %22, label %26, label %23

23:                                               ; preds = %12
  store i8* %21, i8** %17, align 8, !tbaa !51
  store i32 %15, i32* %6, align 4, !tbaa !53
  %24 = bitcast i8* %21 to %struct.choice*
  %25 = load i32, i32* %4, align 8, !tbaa !52
  br label %28

26:                                               ; preds = %12
  %27 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 9
  store i32 1, i32* %27, align 8, !tbaa !57
  br label %37

28:                                               ; preds = %9, %23
  %29 = phi i32 [ %5, %9 ], [ %25, %23 ]
  %30 = phi %struct.choice* [ %11, %9 ], [ %24, %23 ]
  %31 = add nsw i32 %29, 1
  store i32 %31, i32* %4, align 8, !tbaa !52
  %32 = sext i32 %29 to i64
  %33 = getelementptr inbounds %struct.choice, %struct.choice* %30, i64 %32, i32 0
  store i32 %1, i32* %33, align 4, !tbaa.struct !94
  %34 = getelementptr inbounds %struct.choice, %struct.choice* %30, i64 %32, i32 1
  store i32 %2, i32* %34, align 4, !tbaa.struct !95
  %35 = getelementptr inbounds %struct.choice, %struct.choice* %30, i64 %32, i32 2
  store i32 0, i32* %35, align 4, !tbaa.struct !41
  %36 = getelementptr inbounds %struct.choice, %struct.choice* %30, i64 %32, i32 3
  store i32 0, i32* %36, align 4, !tbaa.struct !39
  br label %37

37:                                               ; preds = %26, %28
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @set_slot(%struct.track* nocapture noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #0 {
  %5 = xor i32 %1, -1
  %6 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 1
  %7 = load i32*, i32** %6, align 8, !tbaa !48
  %8 = sext i32 %1 to i64
  %9 = getelementptr inbounds i32, i32* %7, i64 %8
  %10 = load i32, i32* %9, align 4, !tbaa !18
  tail call fastcc void @push(%struct.track* noundef %0, i32 noundef %5, i32 noundef %10) #7
  %11 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 4
  %12 = load i32, i32* %11, align 8, !tbaa !52
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %21, label %14

14:                                               ; preds = %4
  %15 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 3
  %16 = load %struct.choice*, %struct.choice** %15, align 8, !tbaa !51
  %17 = add nsw i32 %12, -1
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds %struct.choice, %struct.choice* %16, i64 %18, i32 2
  store i32 %2, i32* %19, align 4, !tbaa !98
  %20 = getelementptr inbounds %struct.choice, %struct.choice* %16, i64 %18, i32 3
  store i32 %3, i32* %20, align 4, !tbaa !106
  br label %21

21:                                               ; preds = %14, %4
  %22 = load i32*, i32** %6, align 8, !tbaa !48
  %23 = getelementptr inbounds i32, i32* %22, i64 %8
  store i32 %2, i32* %23, align 4, !tbaa !18
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
  %48 = getelementptr inbounds %struct.pattern, %struct.pattern* %47, i64 0, i32 17
  %49 = load i32, i32* %48, align 8, !tbaa !109
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
  %7 = load %struct.range*, %struct.range** %6, align 8, !tbaa !78
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
  %33 = load i32, i32* %32, align 4, !tbaa !81
  %34 = icmp ugt i32 %33, %25
  br i1 %34, label %49, label %35

35:                                               ; preds = %29
  %36 = getelementptr inbounds %struct.range, %struct.range* %31, i64 0, i32 1
  %37 = load i32, i32* %36, align 4, !tbaa !83
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
  br i1 %48, label %29, label %49, !llvm.loop !110

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
  %20 = getelementptr inbounds %struct.pattern, %struct.pattern* %19, i64 0, i32 12
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
  %59 = load i32, i32* %58, align 4, !tbaa !111
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %86

61:                                               ; preds = %57
  store i32 1, i32* %58, align 4, !tbaa !111
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
  %73 = getelementptr inbounds %struct.pattern, %struct.pattern* %72, i64 0, i32 15
  %74 = load i32, i32* %73, align 8, !tbaa !112
  %75 = getelementptr inbounds %struct.pattern, %struct.pattern* %72, i64 0, i32 16
  %76 = load i32, i32* %75, align 4, !tbaa !113
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
  br i1 %85, label %86, label %62, !llvm.loop !114

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
  br i1 %102, label %103, label %91, !llvm.loop !115

103:                                              ; preds = %91, %86, %42
  %104 = phi i32 [ %45, %42 ], [ %45, %86 ], [ %100, %91 ]
  %105 = phi i32 [ %44, %42 ], [ %44, %86 ], [ %97, %91 ]
  %106 = add nuw nsw i32 %43, 1
  %107 = icmp eq i32 %43, %33
  br i1 %107, label %34, label %42, !llvm.loop !116

108:                                              ; preds = %34
  %109 = xor i32 %36, 1
  %110 = load %struct.pattern*, %struct.pattern** %18, align 8, !tbaa !2
  %111 = getelementptr inbounds %struct.pattern, %struct.pattern* %110, i64 0, i32 15
  %112 = load i32, i32* %111, align 8, !tbaa !112
  %113 = getelementptr inbounds %struct.pattern, %struct.pattern* %110, i64 0, i32 16
  %114 = load i32, i32* %113, align 4, !tbaa !113
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

; Function Attrs: optsize
declare dso_local i8* @calloc(i64 noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define internal fastcc i32 @follow(%struct.run* noundef %0, i32 noundef %1, i32 noundef %2, i32* nocapture noundef %3, i32 noundef %4) unnamed_addr #0 {
  %6 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 0
  %7 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 0, i32 0
  %8 = load %struct.pattern*, %struct.pattern** %7, align 8, !tbaa !117
  %9 = getelementptr inbounds %struct.pattern, %struct.pattern* %8, i64 0, i32 18
  %10 = load i32*, i32** %9, align 8, !tbaa !118
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
  %20 = getelementptr inbounds %struct.pattern, %struct.pattern* %8, i64 0, i32 19
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
  %33 = load %struct.edge*, %struct.edge** %20, align 8, !tbaa !119
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
  %62 = load %struct.step*, %struct.step** %22, align 8, !tbaa !59
  %63 = sext i32 %35 to i64
  %64 = getelementptr inbounds %struct.step, %struct.step* %62, i64 %63, i32 0
  %65 = load i32, i32* %64, align 4, !tbaa !60
  %66 = icmp eq i32 %65, 9
  br i1 %66, label %67, label %69

67:                                               ; preds = %60
  %68 = or i32 %61, %32
  br label %88

69:                                               ; preds = %60
  %70 = load i8*, i8** %23, align 8, !tbaa !69
  %71 = getelementptr inbounds i8, i8* %70, i64 %63
  %72 = load i8, i8* %71, align 1, !tbaa !10
  %73 = icmp eq i8 %72, 0
  br i1 %73, label %74, label %82

74:                                               ; preds = %69
  store i8 1, i8* %71, align 1, !tbaa !10
  %75 = load i8*, i8** %24, align 8, !tbaa !72
  %76 = getelementptr inbounds i8, i8* %75, i64 %63
  store i8 0, i8* %76, align 1, !tbaa !10
  %77 = load i32*, i32** %25, align 8, !tbaa !70
  %78 = load i32, i32* %26, align 8, !tbaa !67
  %79 = add nsw i32 %78, 1
  store i32 %79, i32* %26, align 8, !tbaa !67
  %80 = sext i32 %78 to i64
  %81 = getelementptr inbounds i32, i32* %77, i64 %80
  store i32 %35, i32* %81, align 4, !tbaa !18
  br label %82

82:                                               ; preds = %69, %74
  %83 = load i8*, i8** %24, align 8, !tbaa !72
  %84 = getelementptr inbounds i8, i8* %83, i64 %63
  %85 = load i8, i8* %84, align 1, !tbaa !10
  %86 = trunc i32 %61 to i8
  %87 = or i8 %85, %86
  store i8 %87, i8* %84, align 1, !tbaa !10
  br label %88

88:                                               ; preds = %67, %82, %57
  %89 = phi i32 [ %32, %57 ], [ %68, %67 ], [ %32, %82 ]
  %90 = add nsw i64 %31, 1
  %91 = load i32*, i32** %9, align 8, !tbaa !118
  %92 = getelementptr inbounds i32, i32* %91, i64 %15
  %93 = load i32, i32* %92, align 4, !tbaa !18
  %94 = sext i32 %93 to i64
  %95 = icmp slt i64 %90, %94
  br i1 %95, label %30, label %28, !llvm.loop !120
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
!20 = !{!21, !7, i64 60}
!21 = !{!"pattern", !4, i64 0, !4, i64 8, !4, i64 16, !7, i64 24, !7, i64 28, !7, i64 32, !7, i64 36, !7, i64 40, !7, i64 44, !7, i64 48, !7, i64 52, !7, i64 56, !7, i64 60, !7, i64 64, !7, i64 68, !7, i64 72, !7, i64 76, !7, i64 80, !4, i64 88, !4, i64 96, !7, i64 104}
!22 = distinct !{!22, !14, !15}
!23 = distinct !{!23, !14, !15}
!24 = distinct !{!24, !14, !15}
!25 = !{!3, !7, i64 20}
!26 = !{!21, !7, i64 52}
!27 = !{i64 0, i64 8, !28, i64 8, i64 8, !28, i64 16, i64 4, !18, i64 20, i64 4, !18, i64 24, i64 768, !10}
!28 = !{!4, !4, i64 0}
!29 = !{!21, !7, i64 68}
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
!43 = !{!21, !7, i64 48}
!44 = !{!45, !7, i64 0}
!45 = !{!"span", !7, i64 0, !7, i64 4}
!46 = distinct !{!46, !14, !15}
!47 = !{!21, !7, i64 36}
!48 = !{!49, !4, i64 792}
!49 = !{!"track", !3, i64 0, !4, i64 792, !7, i64 800, !4, i64 808, !7, i64 816, !7, i64 820, !4, i64 824, !7, i64 832, !7, i64 836, !7, i64 840}
!50 = !{!49, !7, i64 800}
!51 = !{!49, !4, i64 808}
!52 = !{!49, !7, i64 816}
!53 = !{!49, !7, i64 820}
!54 = !{!49, !4, i64 824}
!55 = !{!49, !7, i64 832}
!56 = !{!49, !7, i64 836}
!57 = !{!49, !7, i64 840}
!58 = !{!45, !7, i64 4}
!59 = !{!21, !4, i64 16}
!60 = !{!61, !5, i64 0}
!61 = !{!"step", !5, i64 0, !7, i64 4, !7, i64 8, !7, i64 12, !7, i64 16}
!62 = distinct !{!62, !14, !15}
!63 = distinct !{!63, !14, !15}
!64 = distinct !{!64, !14, !15}
!65 = distinct !{!65, !14, !15}
!66 = distinct !{!66, !14, !15}
!67 = !{!32, !7, i64 24}
!68 = distinct !{!68, !14, !15}
!69 = !{!32, !4, i64 8}
!70 = !{!32, !4, i64 16}
!71 = distinct !{!71, !14, !15}
!72 = !{!32, !4, i64 0}
!73 = distinct !{!73, !14, !15}
!74 = !{!21, !7, i64 56}
!75 = !{!31, !7, i64 1072}
!76 = !{!31, !4, i64 1064}
!77 = !{!31, !4, i64 1048}
!78 = !{!21, !4, i64 8}
!79 = !{!61, !7, i64 4}
!80 = !{!61, !7, i64 8}
!81 = !{!82, !7, i64 0}
!82 = !{!"range", !7, i64 0, !7, i64 4}
!83 = !{!82, !7, i64 4}
!84 = distinct !{!84, !14, !15}
!85 = !{!31, !4, i64 1056}
!86 = !{!61, !7, i64 16}
!87 = !{!61, !7, i64 12}
!88 = distinct !{!88, !14, !15}
!89 = distinct !{!89, !14, !15}
!90 = distinct !{!90, !15}
!91 = distinct !{!91, !14, !15}
!92 = !{!49, !4, i64 0}
!93 = !{!49, !7, i64 16}
!94 = !{i64 0, i64 4, !18, i64 4, i64 4, !18, i64 8, i64 4, !18, i64 12, i64 4, !18}
!95 = !{i64 0, i64 4, !18, i64 4, i64 4, !18, i64 8, i64 4, !18}
!96 = distinct !{!96, !14, !15}
!97 = distinct !{!97, !14, !15}
!98 = !{!99, !7, i64 8}
!99 = !{!"choice", !7, i64 0, !7, i64 4, !7, i64 8, !7, i64 12}
!100 = !{!21, !7, i64 64}
!101 = !{!49, !4, i64 8}
!102 = distinct !{!102, !14, !15}
!103 = distinct !{!103, !14, !15}
!104 = distinct !{!104, !14, !15}
!105 = !{!99, !7, i64 0}
!106 = !{!99, !7, i64 12}
!107 = distinct !{!107, !14, !15}
!108 = distinct !{!108, !14, !15}
!109 = !{!21, !7, i64 80}
!110 = distinct !{!110, !14, !15}
!111 = !{!12, !7, i64 8}
!112 = !{!21, !7, i64 72}
!113 = !{!21, !7, i64 76}
!114 = distinct !{!114, !14, !15}
!115 = distinct !{!115, !14, !15}
!116 = distinct !{!116, !14, !15}
!117 = !{!31, !4, i64 0}
!118 = !{!21, !4, i64 88}
!119 = !{!21, !4, i64 96}
!120 = distinct !{!120, !14, !15}
