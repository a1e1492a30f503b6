; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/regex_match.c
; ModuleID = 'runtime/c/regex_match.c'
source_filename = "runtime/c/regex_match.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pattern = type { %struct.node*, %struct.range*, %struct.step*, i32, i32, i32, i32, i32, i32, i32, i32, i32*, %struct.edge*, i32 }
%struct.node = type { i32, i32, i32, i32, i32 }
%struct.range = type { i8, i8 }
%struct.step = type { i32, i32, i32 }
%struct.edge = type { i32, i32 }
%struct.span = type { i32, i32 }
%struct.subject = type { %struct.pattern*, i8*, i32, i32 }
%struct.run = type { %struct.subject, %struct.states, %struct.states, i32 }
%struct.states = type { i8*, i8*, i32*, i32 }
%struct.track = type { %struct.subject, i32*, %struct.choice*, i32, i32, i8*, i32, i32 }
%struct.choice = type { i32, i32 }

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_regex_search(%struct.pattern* noundef %0, i8* noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, %struct.span* noundef %6, i32 noundef %7) local_unnamed_addr #0 {
  %9 = alloca %struct.subject, align 8
  %10 = alloca i64, align 8
  %11 = alloca %struct.run, align 8
  %12 = alloca i32, align 4
  %13 = bitcast %struct.subject* %9 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %13) #6
  %14 = getelementptr inbounds %struct.subject, %struct.subject* %9, i64 0, i32 0
  store %struct.pattern* %0, %struct.pattern** %14, align 8, !tbaa !2
  %15 = getelementptr inbounds %struct.subject, %struct.subject* %9, i64 0, i32 1
  store i8* %1, i8** %15, align 8, !tbaa !8
  %16 = getelementptr inbounds %struct.subject, %struct.subject* %9, i64 0, i32 2
  store i32 %2, i32* %16, align 8, !tbaa !9
  %17 = getelementptr inbounds %struct.subject, %struct.subject* %9, i64 0, i32 3
  store i32 %5, i32* %17, align 4, !tbaa !10
  %18 = bitcast i64* %10 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %18) #6
  store i64 -1, i64* %10, align 8
  %19 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 8
  %20 = load i32, i32* %19, align 4, !tbaa !11
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %28, label %22

22:                                               ; preds = %8
  %23 = icmp eq %struct.span* %6, null
  %24 = bitcast i64* %10 to %struct.span*
  %25 = select i1 %23, %struct.span* %24, %struct.span* %6
  %26 = select i1 %23, i32 1, i32 %7
  %27 = call fastcc i32 @groups_between(%struct.subject* noundef nonnull %9, %struct.span* noundef %25, i32 noundef %26, i32 noundef %3, i32 noundef %4) #7
  br label %111

28:                                               ; preds = %8
  %29 = bitcast %struct.run* %11 to i8*
  call void @llvm.lifetime.start.p0i8(i64 96, i8* nonnull %29) #6
  %30 = getelementptr inbounds %struct.run, %struct.run* %11, i64 0, i32 1, i32 3
  %31 = bitcast i32* %30 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(48) %31, i8 0, i64 48, i1 false)
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(24) %29, i8* noundef nonnull align 8 dereferenceable(24) %13, i64 24, i1 false), !tbaa.struct !13
  %32 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 5
  %33 = load i32, i32* %32, align 8, !tbaa !16
  %34 = sext i32 %33 to i64
  %35 = tail call i8* @calloc(i64 noundef %34, i64 noundef 4) #8
  %36 = shl nsw i64 %34, 3
  %37 = tail call i8* @malloc(i64 noundef %36) #8
  %38 = icmp ne i8* %35, null
  %39 = icmp ne i8* %37, null
  %40 = select i1 %38, i1 %39, i1 false
  br i1 %40, label %42, label %41

41:                                               ; preds = %28
  tail call void @free(i8* noundef %35) #8
  tail call void @free(i8* noundef %37) #8
  br label %109

42:                                               ; preds = %28
  %43 = bitcast i8* %37 to i32*
  %44 = shl nsw i64 %34, 1
  %45 = getelementptr inbounds i8, i8* %35, i64 %34
  %46 = getelementptr inbounds %struct.run, %struct.run* %11, i64 0, i32 1, i32 0
  store i8* %35, i8** %46, align 8, !tbaa.struct !17
  %47 = getelementptr inbounds %struct.run, %struct.run* %11, i64 0, i32 1, i32 1
  store i8* %45, i8** %47, align 8, !tbaa.struct !18
  %48 = getelementptr inbounds %struct.run, %struct.run* %11, i64 0, i32 1, i32 2
  %49 = bitcast i32** %48 to i8**
  store i8* %37, i8** %49, align 8, !tbaa.struct !19
  %50 = getelementptr inbounds %struct.run, %struct.run* %11, i64 0, i32 1, i32 3
  store i32 0, i32* %50, align 8, !tbaa.struct !20
  %51 = getelementptr inbounds i8, i8* %35, i64 %44
  %52 = mul nsw i64 %34, 3
  %53 = getelementptr inbounds i8, i8* %35, i64 %52
  %54 = getelementptr inbounds i32, i32* %43, i64 %34
  %55 = getelementptr inbounds %struct.run, %struct.run* %11, i64 0, i32 2, i32 0
  store i8* %51, i8** %55, align 8, !tbaa.struct !17
  %56 = getelementptr inbounds %struct.run, %struct.run* %11, i64 0, i32 2, i32 1
  store i8* %53, i8** %56, align 8, !tbaa.struct !18
  %57 = getelementptr inbounds %struct.run, %struct.run* %11, i64 0, i32 2, i32 2
  store i32* %54, i32** %57, align 8, !tbaa.struct !19
  %58 = getelementptr inbounds %struct.run, %struct.run* %11, i64 0, i32 2, i32 3
  store i32 0, i32* %58, align 8, !tbaa.struct !20
  %59 = icmp ugt i32* %54, %43
  %60 = select i1 %59, i8* %35, i8* %51
  %61 = select i1 %59, i32** %48, i32** %57
  %62 = bitcast i32** %61 to i8**
  %63 = load i8*, i8** %62, align 8
  %64 = icmp eq %struct.span* %6, null
  %65 = icmp eq i32 %7, 0
  %66 = or i1 %64, %65
  br i1 %66, label %73, label %67

67:                                               ; preds = %42
  %68 = icmp sgt i32 %3, %4
  br i1 %68, label %85, label %69

69:                                               ; preds = %67
  %70 = bitcast i32* %12 to i8*
  %71 = getelementptr inbounds %struct.span, %struct.span* %6, i64 0, i32 0
  %72 = getelementptr inbounds %struct.span, %struct.span* %6, i64 0, i32 1
  br label %75

73:                                               ; preds = %42
  %74 = call fastcc i32 @run(%struct.run* noundef nonnull %11, i32 noundef %3, i32 noundef %4, i32* noundef null) #7
  br label %85

75:                                               ; preds = %69, %81
  %76 = phi i32 [ %3, %69 ], [ %82, %81 ]
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %70) #6
  store i32 -1, i32* %12, align 4, !tbaa !15
  %77 = call fastcc i32 @run(%struct.run* noundef nonnull %11, i32 noundef %76, i32 noundef %76, i32* noundef nonnull %12) #7
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %81, label %79

79:                                               ; preds = %75
  %80 = load i32, i32* %12, align 4, !tbaa !15
  store i32 %76, i32* %71, align 4, !tbaa.struct !21
  store i32 %80, i32* %72, align 4, !tbaa.struct !20
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %70) #6
  br label %85

81:                                               ; preds = %75
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %70) #6
  %82 = add nsw i32 %76, 1
  %83 = icmp slt i32 %76, %4
  %84 = and i1 %78, %83
  br i1 %84, label %75, label %85, !llvm.loop !22

85:                                               ; preds = %81, %79, %67, %73
  %86 = phi i32 [ %74, %73 ], [ 0, %67 ], [ 1, %79 ], [ 0, %81 ]
  call void @free(i8* noundef nonnull %60) #8
  call void @free(i8* noundef %63) #8
  %87 = or i1 %64, %65
  %88 = xor i1 %87, true
  %89 = icmp ne i32 %86, 0
  %90 = select i1 %88, i1 %89, i1 false
  br i1 %90, label %91, label %109

91:                                               ; preds = %85
  %92 = icmp sgt i32 %7, 1
  br i1 %92, label %93, label %109

93:                                               ; preds = %91
  %94 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 7
  %95 = load i32, i32* %94, align 8, !tbaa !25
  %96 = icmp sgt i32 %95, 0
  br i1 %96, label %97, label %101

97:                                               ; preds = %93
  %98 = getelementptr inbounds %struct.span, %struct.span* %6, i64 0, i32 0
  %99 = load i32, i32* %98, align 4, !tbaa !26
  %100 = call fastcc i32 @groups_between(%struct.subject* noundef nonnull %9, %struct.span* noundef %6, i32 noundef %7, i32 noundef %99, i32 noundef %99) #7
  br label %109

101:                                              ; preds = %93
  %102 = zext i32 %7 to i64
  br label %103

103:                                              ; preds = %101, %103
  %104 = phi i64 [ 1, %101 ], [ %107, %103 ]
  %105 = getelementptr inbounds %struct.span, %struct.span* %6, i64 %104, i32 0
  store i32 -1, i32* %105, align 4, !tbaa.struct !21
  %106 = getelementptr inbounds %struct.span, %struct.span* %6, i64 %104, i32 1
  store i32 -1, i32* %106, align 4, !tbaa.struct !20
  %107 = add nuw nsw i64 %104, 1
  %108 = icmp eq i64 %107, %102
  br i1 %108, label %109, label %103, !llvm.loop !28

109:                                              ; preds = %103, %91, %41, %97, %85
  %110 = phi i32 [ %100, %97 ], [ %86, %85 ], [ -1, %41 ], [ 1, %91 ], [ 1, %103 ]
  call void @llvm.lifetime.end.p0i8(i64 96, i8* nonnull %29) #6
  br label %111

111:                                              ; preds = %109, %22
  %112 = phi i32 [ %27, %22 ], [ %110, %109 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %18) #6
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %13) #6
  ret i32 %112
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nounwind optsize
define internal fastcc i32 @groups_between(%struct.subject* nocapture noundef readonly %0, %struct.span* nocapture noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) unnamed_addr #0 {
  %6 = alloca %struct.track, align 8
  %7 = getelementptr inbounds %struct.subject, %struct.subject* %0, i64 0, i32 0
  %8 = load %struct.pattern*, %struct.pattern** %7, align 8, !tbaa !2
  %9 = getelementptr inbounds %struct.pattern, %struct.pattern* %8, i64 0, i32 7
  %10 = load i32, i32* %9, align 8, !tbaa !25
  %11 = shl nsw i32 %10, 1
  %12 = add nsw i32 %11, 2
  %13 = getelementptr inbounds %struct.pattern, %struct.pattern* %8, i64 0, i32 6
  %14 = load i32, i32* %13, align 4, !tbaa !29
  %15 = add nsw i32 %12, %14
  %16 = bitcast %struct.track* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %16) #6
  %17 = bitcast %struct.subject* %0 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(24) %16, i8* noundef nonnull align 8 dereferenceable(24) %17, i64 24, i1 false), !tbaa.struct !13
  %18 = getelementptr inbounds %struct.track, %struct.track* %6, i64 0, i32 1
  %19 = sext i32 %15 to i64
  %20 = shl nsw i64 %19, 2
  %21 = tail call i8* @malloc(i64 noundef %20) #8
  %22 = bitcast i32** %18 to i8**
  store i8* %21, i8** %22, align 8, !tbaa !30
  %23 = getelementptr inbounds %struct.track, %struct.track* %6, i64 0, i32 2
  store %struct.choice* null, %struct.choice** %23, align 8, !tbaa !32
  %24 = getelementptr inbounds %struct.track, %struct.track* %6, i64 0, i32 3
  store i32 0, i32* %24, align 8, !tbaa !33
  %25 = getelementptr inbounds %struct.track, %struct.track* %6, i64 0, i32 4
  store i32 0, i32* %25, align 4, !tbaa !34
  %26 = getelementptr inbounds %struct.track, %struct.track* %6, i64 0, i32 5
  store i8* null, i8** %26, align 8, !tbaa !35
  %27 = getelementptr inbounds %struct.track, %struct.track* %6, i64 0, i32 6
  store i32 0, i32* %27, align 8, !tbaa !36
  %28 = getelementptr inbounds %struct.track, %struct.track* %6, i64 0, i32 7
  store i32 0, i32* %28, align 4, !tbaa !37
  %29 = tail call i8* @malloc(i64 noundef %20) #8
  %30 = bitcast i8* %29 to i32*
  %31 = getelementptr inbounds %struct.pattern, %struct.pattern* %8, i64 0, i32 5
  %32 = icmp ne i8* %29, null
  %33 = bitcast i8* %21 to i32*
  %34 = icmp ne i8* %21, null
  %35 = select i1 %34, i1 %32, i1 false
  %36 = icmp sle i32 %3, %4
  %37 = and i1 %35, %36
  br i1 %37, label %38, label %90

38:                                               ; preds = %5
  %39 = icmp sgt i32 %15, 0
  %40 = getelementptr inbounds %struct.pattern, %struct.pattern* %8, i64 0, i32 8
  %41 = getelementptr inbounds %struct.span, %struct.span* %1, i64 0, i32 1
  %42 = getelementptr inbounds i8, i8* %29, i64 4
  %43 = bitcast i8* %42 to i32*
  %44 = zext i32 %15 to i64
  br label %45

45:                                               ; preds = %38, %77
  %46 = phi i32* [ %33, %38 ], [ %80, %77 ]
  %47 = phi i32 [ %3, %38 ], [ %79, %77 ]
  br i1 %39, label %51, label %48

48:                                               ; preds = %51, %45
  store i32 %47, i32* %27, align 8, !tbaa !36
  %49 = load i32, i32* %40, align 4, !tbaa !11
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %58, label %56

51:                                               ; preds = %45, %51
  %52 = phi i64 [ %54, %51 ], [ 0, %45 ]
  %53 = getelementptr inbounds i32, i32* %46, i64 %52
  store i32 -1, i32* %53, align 4, !tbaa !15
  %54 = add nuw nsw i64 %52, 1
  %55 = icmp eq i64 %54, %44
  br i1 %55, label %48, label %51, !llvm.loop !38

56:                                               ; preds = %48
  %57 = call fastcc i32 @backtrack(%struct.track* noundef nonnull %6, i32 noundef %47, i32 noundef -1, i32* noundef nonnull %30, i32 noundef %15) #7
  br label %77

58:                                               ; preds = %48
  %59 = load i32, i32* %31, align 8, !tbaa !16
  %60 = sext i32 %59 to i64
  %61 = load i32, i32* %41, align 4, !tbaa !39
  %62 = sub i32 1, %47
  %63 = add i32 %62, %61
  %64 = sext i32 %63 to i64
  %65 = mul nsw i64 %64, %60
  %66 = lshr i64 %65, 3
  %67 = add nuw nsw i64 %66, 1
  %68 = call i8* @calloc(i64 noundef %67, i64 noundef 1) #8
  store i8* %68, i8** %26, align 8, !tbaa !35
  %69 = icmp eq i8* %68, null
  br i1 %69, label %70, label %72

70:                                               ; preds = %58
  %71 = load i32*, i32** %18, align 8, !tbaa !30
  br label %86

72:                                               ; preds = %58
  %73 = load i32, i32* %41, align 4, !tbaa !39
  %74 = call fastcc i32 @backtrack(%struct.track* noundef nonnull %6, i32 noundef %47, i32 noundef %73, i32* noundef nonnull %30, i32 noundef %15) #7
  %75 = load i8*, i8** %22, align 8, !tbaa !30
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 4 %29, i8* align 4 %75, i64 %20, i1 false)
  %76 = load i32, i32* %41, align 4, !tbaa !39
  store i32 %76, i32* %43, align 4, !tbaa !15
  br label %77

77:                                               ; preds = %72, %56
  %78 = phi i32 [ %57, %56 ], [ %74, %72 ]
  store i32 %47, i32* %30, align 4, !tbaa !15
  %79 = add nsw i32 %47, 1
  %80 = load i32*, i32** %18, align 8, !tbaa !30
  %81 = icmp eq i32* %80, null
  %82 = icmp ne i32 %78, 0
  %83 = select i1 %81, i1 true, i1 %82
  %84 = icmp sge i32 %47, %4
  %85 = select i1 %83, i1 true, i1 %84
  br i1 %85, label %86, label %45, !llvm.loop !40

86:                                               ; preds = %77, %70
  %87 = phi i32* [ %71, %70 ], [ %80, %77 ]
  %88 = phi i32 [ 0, %70 ], [ %78, %77 ]
  %89 = bitcast i32* %87 to i8*
  br label %90

90:                                               ; preds = %86, %5
  %91 = phi i8* [ %21, %5 ], [ %89, %86 ]
  %92 = phi i32* [ %33, %5 ], [ %87, %86 ]
  %93 = phi i32 [ 0, %5 ], [ %88, %86 ]
  %94 = icmp ne i32* %92, null
  %95 = select i1 %94, i1 %32, i1 false
  br i1 %95, label %96, label %103

96:                                               ; preds = %90
  %97 = getelementptr inbounds %struct.pattern, %struct.pattern* %8, i64 0, i32 8
  %98 = load i32, i32* %97, align 4, !tbaa !11
  %99 = icmp ne i32 %98, 0
  %100 = load i8*, i8** %26, align 8
  %101 = icmp ne i8* %100, null
  %102 = select i1 %99, i1 true, i1 %101
  br i1 %102, label %104, label %103

103:                                              ; preds = %96, %90
  store i32 1, i32* %28, align 4, !tbaa !37
  br label %104

104:                                              ; preds = %103, %96
  %105 = icmp ne i32 %93, 0
  %106 = icmp sgt i32 %2, 0
  %107 = and i1 %105, %106
  br i1 %107, label %108, label %110

108:                                              ; preds = %104
  %109 = zext i32 %2 to i64
  br label %117

110:                                              ; preds = %131, %104
  call void @free(i8* noundef %91) #8
  %111 = bitcast %struct.choice** %23 to i8**
  %112 = load i8*, i8** %111, align 8, !tbaa !32
  call void @free(i8* noundef %112) #8
  %113 = load i8*, i8** %26, align 8, !tbaa !35
  call void @free(i8* noundef %113) #8
  call void @free(i8* noundef %29) #8
  %114 = load i32, i32* %28, align 4, !tbaa !37
  %115 = icmp eq i32 %114, 0
  %116 = select i1 %115, i32 %93, i32 -1
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %16) #6
  ret i32 %116

117:                                              ; preds = %108, %131
  %118 = phi i64 [ 0, %108 ], [ %136, %131 ]
  %119 = load i32, i32* %9, align 8, !tbaa !25
  %120 = sext i32 %119 to i64
  %121 = icmp sgt i64 %118, %120
  br i1 %121, label %131, label %122

122:                                              ; preds = %117
  %123 = shl nuw nsw i64 %118, 1
  %124 = or i64 %123, 1
  %125 = getelementptr inbounds i32, i32* %30, i64 %124
  %126 = load i32, i32* %125, align 4, !tbaa !15
  %127 = icmp sgt i32 %126, -1
  br i1 %127, label %128, label %131

128:                                              ; preds = %122
  %129 = getelementptr inbounds i32, i32* %30, i64 %123
  %130 = load i32, i32* %129, align 4, !tbaa !15
  br label %131

131:                                              ; preds = %122, %117, %128
  %132 = phi i32 [ %130, %128 ], [ -1, %117 ], [ -1, %122 ]
  %133 = phi i32 [ %126, %128 ], [ -1, %117 ], [ -1, %122 ]
  %134 = getelementptr inbounds %struct.span, %struct.span* %1, i64 %118, i32 0
  store i32 %132, i32* %134, align 4
  %135 = getelementptr inbounds %struct.span, %struct.span* %1, i64 %118, i32 1
  store i32 %133, i32* %135, align 4
  %136 = add nuw nsw i64 %118, 1
  %137 = icmp ult i64 %136, %109
  br i1 %137, label %117, label %110, !llvm.loop !41
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: nounwind optsize
define internal fastcc i32 @run(%struct.run* nocapture noundef %0, i32 noundef %1, i32 noundef %2, i32* noundef %3) unnamed_addr #0 {
  %5 = alloca i32, align 4
  %6 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 0, i32 0
  %7 = load %struct.pattern*, %struct.pattern** %6, align 8, !tbaa !2
  %8 = getelementptr inbounds %struct.pattern, %struct.pattern* %7, i64 0, i32 5
  %9 = load i32, i32* %8, align 8, !tbaa !16
  %10 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 2, i32 3
  store i32 0, i32* %10, align 8, !tbaa !42
  %11 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 1, i32 3
  store i32 0, i32* %11, align 8, !tbaa !45
  %12 = icmp sgt i32 %1, 0
  br i1 %12, label %13, label %24

13:                                               ; preds = %4
  %14 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 0, i32 1
  %15 = load i8*, i8** %14, align 8, !tbaa !8
  %16 = add nsw i32 %1, -1
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds i8, i8* %15, i64 %17
  %19 = load i8, i8* %18, align 1, !tbaa !46
  %20 = zext i8 %19 to i64
  %21 = tail call i32 @__symvm_is_symbolic(i64 noundef %20) #8
  %22 = icmp ne i32 %21, 0
  %23 = zext i1 %22 to i32
  br label %24

24:                                               ; preds = %13, %4
  %25 = phi i32 [ 0, %4 ], [ %23, %13 ]
  %26 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 3
  store i32 %25, i32* %26, align 8, !tbaa !47
  %27 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 0, i32 1
  %28 = bitcast i32* %5 to i8*
  %29 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 0, i32 2
  %30 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 1, i32 2
  %31 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 1, i32 0
  %32 = icmp eq i32* %3, null
  %33 = sext i32 %1 to i64
  %34 = sext i32 %2 to i64
  br label %35

35:                                               ; preds = %148, %24
  %36 = phi i64 [ %149, %148 ], [ %33, %24 ]
  %37 = phi i32 [ %102, %148 ], [ 0, %24 ]
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %28) #6
  store i32 -1, i32* %5, align 4, !tbaa !15
  %38 = load i32, i32* %29, align 8, !tbaa !9
  %39 = sext i32 %38 to i64
  %40 = icmp slt i64 %36, %39
  br i1 %40, label %41, label %48

41:                                               ; preds = %35
  %42 = load i8*, i8** %27, align 8, !tbaa !8
  %43 = getelementptr inbounds i8, i8* %42, i64 %36
  %44 = load i8, i8* %43, align 1, !tbaa !46
  %45 = zext i8 %44 to i64
  %46 = tail call i32 @__symvm_is_symbolic(i64 noundef %45) #8
  %47 = icmp ne i32 %46, 0
  br label %48

48:                                               ; preds = %41, %35
  %49 = phi i1 [ false, %35 ], [ %47, %41 ]
  %50 = zext i1 %49 to i32
  %51 = load i32, i32* %26, align 8, !tbaa !47
  %52 = or i32 %51, %50
  store i32 %52, i32* %26, align 8, !tbaa !47
  %53 = load i32, i32* %11, align 8, !tbaa !45
  %54 = icmp sgt i32 %53, 0
  br i1 %54, label %55, label %57

55:                                               ; preds = %48
  %56 = trunc i64 %36 to i32
  br label %60

57:                                               ; preds = %60, %48
  %58 = phi i32 [ 0, %48 ], [ %72, %60 ]
  %59 = icmp sgt i64 %36, %34
  br i1 %59, label %81, label %77

60:                                               ; preds = %55, %60
  %61 = phi i64 [ 0, %55 ], [ %73, %60 ]
  %62 = phi i32 [ 0, %55 ], [ %72, %60 ]
  %63 = load i32*, i32** %30, align 8, !tbaa !48
  %64 = getelementptr inbounds i32, i32* %63, i64 %61
  %65 = load i32, i32* %64, align 4, !tbaa !15
  %66 = load i8*, i8** %31, align 8, !tbaa !49
  %67 = sext i32 %65 to i64
  %68 = getelementptr inbounds i8, i8* %66, i64 %67
  %69 = load i8, i8* %68, align 1, !tbaa !46
  %70 = zext i8 %69 to i32
  %71 = call fastcc i32 @follow(%struct.run* noundef nonnull %0, i32 noundef %65, i32 noundef %70, i32* noundef nonnull %5, i32 noundef %56) #7
  %72 = or i32 %71, %62
  %73 = add nuw nsw i64 %61, 1
  %74 = load i32, i32* %11, align 8, !tbaa !45
  %75 = sext i32 %74 to i64
  %76 = icmp slt i64 %73, %75
  br i1 %76, label %60, label %57, !llvm.loop !50

77:                                               ; preds = %57
  %78 = trunc i64 %36 to i32
  %79 = call fastcc i32 @follow(%struct.run* noundef nonnull %0, i32 noundef %9, i32 noundef 1, i32* noundef nonnull %5, i32 noundef %78) #7
  %80 = or i32 %79, %58
  br label %81

81:                                               ; preds = %77, %57
  %82 = phi i32 [ %80, %77 ], [ %58, %57 ]
  br i1 %32, label %91, label %83

83:                                               ; preds = %81
  %84 = icmp eq i32 %82, 0
  %85 = trunc i64 %36 to i32
  br i1 %84, label %86, label %88

86:                                               ; preds = %83
  %87 = load i32, i32* %3, align 4, !tbaa !15
  br label %88

88:                                               ; preds = %86, %83
  %89 = phi i32 [ %87, %86 ], [ %85, %83 ]
  store i32 %89, i32* %3, align 4, !tbaa !15
  %90 = or i32 %82, %37
  br label %100

91:                                               ; preds = %81
  %92 = or i32 %82, %37
  %93 = sext i32 %92 to i64
  %94 = tail call i32 @__symvm_is_symbolic(i64 noundef %93) #8
  %95 = icmp eq i32 %94, 0
  %96 = icmp ne i32 %92, 0
  %97 = select i1 %95, i1 %96, i1 false
  br i1 %97, label %141, label %98

98:                                               ; preds = %91
  %99 = trunc i64 %36 to i32
  br label %100

100:                                              ; preds = %98, %88
  %101 = phi i32 [ %99, %98 ], [ %85, %88 ]
  %102 = phi i32 [ %92, %98 ], [ %90, %88 ]
  %103 = load i32, i32* %29, align 8, !tbaa !9
  %104 = icmp eq i32 %101, %103
  br i1 %104, label %141, label %105

105:                                              ; preds = %100
  %106 = icmp slt i64 %36, %34
  br i1 %106, label %127, label %107

107:                                              ; preds = %105
  %108 = load i32, i32* %10, align 8, !tbaa !42
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %110, label %111

110:                                              ; preds = %107
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %28) #6
  br label %150

111:                                              ; preds = %107
  %112 = load i8*, i8** %27, align 8, !tbaa !8
  %113 = getelementptr inbounds i8, i8* %112, i64 %36
  %114 = load i8, i8* %113, align 1, !tbaa !46
  %115 = zext i8 %114 to i32
  %116 = load %struct.pattern*, %struct.pattern** %6, align 8, !tbaa !2
  %117 = getelementptr inbounds %struct.pattern, %struct.pattern* %116, i64 0, i32 9
  %118 = load i32, i32* %117, align 8, !tbaa !51
  %119 = icmp eq i32 %118, 0
  %120 = add nsw i32 %115, -65
  %121 = icmp ult i32 %120, 26
  %122 = select i1 %121, i32 32, i32 0
  %123 = select i1 %119, i32 0, i32 %122
  %124 = add nuw nsw i32 %123, %115
  tail call fastcc void @take(%struct.run* noundef nonnull %0, i32 noundef %124) #7
  %125 = load i32, i32* %11, align 8, !tbaa !45
  %126 = icmp eq i32 %125, 0
  br i1 %126, label %141, label %148

127:                                              ; preds = %105
  %128 = load i8*, i8** %27, align 8, !tbaa !8
  %129 = getelementptr inbounds i8, i8* %128, i64 %36
  %130 = load i8, i8* %129, align 1, !tbaa !46
  %131 = zext i8 %130 to i32
  %132 = load %struct.pattern*, %struct.pattern** %6, align 8, !tbaa !2
  %133 = getelementptr inbounds %struct.pattern, %struct.pattern* %132, i64 0, i32 9
  %134 = load i32, i32* %133, align 8, !tbaa !51
  %135 = icmp eq i32 %134, 0
  %136 = add nsw i32 %131, -65
  %137 = icmp ult i32 %136, 26
  %138 = select i1 %137, i32 32, i32 0
  %139 = select i1 %135, i32 0, i32 %138
  %140 = add nuw nsw i32 %139, %131
  tail call fastcc void @take(%struct.run* noundef nonnull %0, i32 noundef %140) #7
  br label %148

141:                                              ; preds = %111, %100, %91
  %142 = phi i32 [ %92, %91 ], [ %102, %100 ], [ %102, %111 ]
  %143 = load i32, i32* %10, align 8, !tbaa !42
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %28) #6
  %144 = icmp sgt i32 %143, 0
  br i1 %144, label %145, label %150

145:                                              ; preds = %141
  %146 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 2, i32 1
  %147 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 2, i32 2
  br label %152

148:                                              ; preds = %111, %127
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %28) #6
  %149 = add i64 %36, 1
  br label %35, !llvm.loop !52

150:                                              ; preds = %152, %110, %141
  %151 = phi i32 [ %102, %110 ], [ %142, %141 ], [ %142, %152 ]
  ret i32 %151

152:                                              ; preds = %145, %152
  %153 = phi i64 [ 0, %145 ], [ %160, %152 ]
  %154 = load i8*, i8** %146, align 8, !tbaa !53
  %155 = load i32*, i32** %147, align 8, !tbaa !54
  %156 = getelementptr inbounds i32, i32* %155, i64 %153
  %157 = load i32, i32* %156, align 4, !tbaa !15
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds i8, i8* %154, i64 %158
  store i8 0, i8* %159, align 1, !tbaa !46
  %160 = add nuw nsw i64 %153, 1
  %161 = load i32, i32* %10, align 8, !tbaa !42
  %162 = sext i32 %161 to i64
  %163 = icmp slt i64 %160, %162
  br i1 %163, label %152, label %150, !llvm.loop !55
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local i8* @malloc(i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define internal fastcc i32 @backtrack(%struct.track* noundef %0, i32 noundef %1, i32 noundef %2, i32* nocapture noundef writeonly %3, i32 noundef %4) unnamed_addr #0 {
  %6 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 0
  %7 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 0, i32 0
  %8 = load %struct.pattern*, %struct.pattern** %7, align 8, !tbaa !56
  %9 = sub i32 1, %1
  %10 = add i32 %9, %2
  %11 = icmp slt i32 %2, 0
  br i1 %11, label %12, label %15

12:                                               ; preds = %5
  %13 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 0, i32 2
  %14 = load i32, i32* %13, align 8, !tbaa !57
  br label %15

15:                                               ; preds = %5, %12
  %16 = phi i32 [ %14, %12 ], [ %2, %5 ]
  %17 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 3
  store i32 0, i32* %17, align 8, !tbaa !33
  tail call fastcc void @push(%struct.track* noundef nonnull %0, i32 noundef 0, i32 noundef %1) #7
  %18 = load i32, i32* %17, align 8, !tbaa !33
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %274, label %20

20:                                               ; preds = %15
  %21 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 7
  %22 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 2
  %23 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 5
  %24 = sext i32 %10 to i64
  %25 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 6
  %26 = getelementptr inbounds %struct.pattern, %struct.pattern* %8, i64 0, i32 2
  %27 = bitcast i32* %3 to i8*
  %28 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 1
  %29 = bitcast i32** %28 to i8**
  %30 = sext i32 %4 to i64
  %31 = shl nsw i64 %30, 2
  %32 = getelementptr inbounds i32, i32* %3, i64 1
  %33 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 0, i32 2
  %34 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 0, i32 1
  %35 = getelementptr inbounds %struct.pattern, %struct.pattern* %8, i64 0, i32 7
  %36 = getelementptr inbounds %struct.pattern, %struct.pattern* %8, i64 0, i32 1
  br label %37

37:                                               ; preds = %20, %270
  %38 = phi i32 [ %18, %20 ], [ %272, %270 ]
  %39 = phi i32 [ -1, %20 ], [ %271, %270 ]
  %40 = load i32, i32* %21, align 4, !tbaa !37
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %274

42:                                               ; preds = %37
  %43 = load %struct.choice*, %struct.choice** %22, align 8, !tbaa !32
  %44 = add nsw i32 %38, -1
  store i32 %44, i32* %17, align 8, !tbaa !33
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds %struct.choice, %struct.choice* %43, i64 %45, i32 0
  %47 = load i32, i32* %46, align 4, !tbaa.struct !21
  %48 = getelementptr inbounds %struct.choice, %struct.choice* %43, i64 %45, i32 1
  %49 = load i32, i32* %48, align 4, !tbaa.struct !20
  %50 = icmp slt i32 %47, 0
  br i1 %50, label %51, label %56

51:                                               ; preds = %42
  %52 = load i32*, i32** %28, align 8, !tbaa !30
  %53 = xor i32 %47, -1
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds i32, i32* %52, i64 %54
  store i32 %49, i32* %55, align 4, !tbaa !15
  br label %270, !llvm.loop !58

56:                                               ; preds = %42, %266
  %57 = phi i32 [ %267, %266 ], [ %49, %42 ]
  %58 = phi i32 [ %268, %266 ], [ %47, %42 ]
  %59 = load i8*, i8** %23, align 8, !tbaa !35
  %60 = icmp eq i8* %59, null
  %61 = zext i32 %58 to i64
  br i1 %60, label %80, label %62

62:                                               ; preds = %56
  %63 = mul nsw i64 %61, %24
  %64 = load i32, i32* %25, align 8, !tbaa !36
  %65 = sub nsw i32 %57, %64
  %66 = sext i32 %65 to i64
  %67 = add nsw i64 %63, %66
  %68 = lshr i64 %67, 3
  %69 = getelementptr inbounds i8, i8* %59, i64 %68
  %70 = load i8, i8* %69, align 1, !tbaa !46
  %71 = zext i8 %70 to i32
  %72 = trunc i64 %67 to i32
  %73 = and i32 %72, 7
  %74 = shl nuw nsw i32 1, %73
  %75 = and i32 %74, %71
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %77, label %270

77:                                               ; preds = %62
  %78 = trunc i32 %74 to i8
  %79 = or i8 %70, %78
  store i8 %79, i8* %69, align 1, !tbaa !46
  br label %80

80:                                               ; preds = %56, %77
  %81 = load %struct.step*, %struct.step** %26, align 8, !tbaa !59
  %82 = add nuw nsw i32 %58, 1
  %83 = getelementptr inbounds %struct.step, %struct.step* %81, i64 %61, i32 0
  %84 = load i32, i32* %83, align 4, !tbaa !60
  switch i32 %84, label %266 [
    i32 0, label %85
    i32 1, label %133
    i32 2, label %138
    i32 3, label %141
    i32 5, label %151
    i32 6, label %165
    i32 4, label %183
    i32 7, label %190
    i32 8, label %270
    i32 9, label %255
  ]

85:                                               ; preds = %80
  %86 = icmp slt i32 %57, %16
  br i1 %86, label %87, label %270

87:                                               ; preds = %85
  %88 = load i8*, i8** %34, align 8, !tbaa !8
  %89 = sext i32 %57 to i64
  %90 = getelementptr inbounds i8, i8* %88, i64 %89
  %91 = load i8, i8* %90, align 1, !tbaa !46
  %92 = zext i8 %91 to i32
  %93 = load %struct.pattern*, %struct.pattern** %7, align 8, !tbaa !2
  %94 = getelementptr inbounds %struct.pattern, %struct.pattern* %93, i64 0, i32 9
  %95 = load i32, i32* %94, align 8, !tbaa !51
  %96 = icmp eq i32 %95, 0
  %97 = add nsw i32 %92, -65
  %98 = icmp ult i32 %97, 26
  %99 = select i1 %98, i32 32, i32 0
  %100 = select i1 %96, i32 0, i32 %99
  %101 = add nuw nsw i32 %100, %92
  %102 = load %struct.range*, %struct.range** %36, align 8, !tbaa !62
  %103 = getelementptr inbounds %struct.step, %struct.step* %81, i64 %61, i32 1
  %104 = load i32, i32* %103, align 4, !tbaa !63
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds %struct.range, %struct.range* %102, i64 %105
  %107 = getelementptr inbounds %struct.step, %struct.step* %81, i64 %61, i32 2
  %108 = load i32, i32* %107, align 4, !tbaa !64
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds %struct.range, %struct.range* %106, i64 %109
  %111 = icmp sgt i32 %108, 0
  br i1 %111, label %112, label %270

112:                                              ; preds = %87, %112
  %113 = phi i32 [ %125, %112 ], [ 0, %87 ]
  %114 = phi %struct.range* [ %126, %112 ], [ %106, %87 ]
  %115 = getelementptr inbounds %struct.range, %struct.range* %114, i64 0, i32 0
  %116 = load i8, i8* %115, align 1, !tbaa !65
  %117 = zext i8 %116 to i32
  %118 = sub nsw i32 %101, %117
  %119 = getelementptr inbounds %struct.range, %struct.range* %114, i64 0, i32 1
  %120 = load i8, i8* %119, align 1, !tbaa !67
  %121 = zext i8 %120 to i32
  %122 = sub nsw i32 %121, %117
  %123 = icmp ule i32 %118, %122
  %124 = zext i1 %123 to i32
  %125 = or i32 %113, %124
  %126 = getelementptr inbounds %struct.range, %struct.range* %114, i64 1
  %127 = icmp ult %struct.range* %126, %110
  br i1 %127, label %112, label %128, !llvm.loop !68

128:                                              ; preds = %112
  %129 = icmp eq i32 %125, 0
  %130 = xor i1 %129, true
  %131 = zext i1 %130 to i32
  %132 = add nsw i32 %57, %131
  br i1 %129, label %270, label %266

133:                                              ; preds = %80
  %134 = getelementptr inbounds %struct.step, %struct.step* %81, i64 %61, i32 2
  %135 = load i32, i32* %134, align 4, !tbaa !64
  tail call fastcc void @push(%struct.track* noundef nonnull %0, i32 noundef %135, i32 noundef %57) #7
  %136 = getelementptr inbounds %struct.step, %struct.step* %81, i64 %61, i32 1
  %137 = load i32, i32* %136, align 4, !tbaa !63
  br label %266

138:                                              ; preds = %80
  %139 = getelementptr inbounds %struct.step, %struct.step* %81, i64 %61, i32 1
  %140 = load i32, i32* %139, align 4, !tbaa !63
  br label %266

141:                                              ; preds = %80
  %142 = getelementptr inbounds %struct.step, %struct.step* %81, i64 %61, i32 1
  %143 = load i32, i32* %142, align 4, !tbaa !63
  %144 = xor i32 %143, -1
  %145 = load i32*, i32** %28, align 8, !tbaa !30
  %146 = sext i32 %143 to i64
  %147 = getelementptr inbounds i32, i32* %145, i64 %146
  %148 = load i32, i32* %147, align 4, !tbaa !15
  tail call fastcc void @push(%struct.track* noundef nonnull %0, i32 noundef %144, i32 noundef %148) #8
  %149 = load i32*, i32** %28, align 8, !tbaa !30
  %150 = getelementptr inbounds i32, i32* %149, i64 %146
  store i32 %57, i32* %150, align 4, !tbaa !15
  br label %266

151:                                              ; preds = %80
  %152 = load i32, i32* %35, align 8, !tbaa !25
  %153 = shl nsw i32 %152, 1
  %154 = add nsw i32 %153, 2
  %155 = getelementptr inbounds %struct.step, %struct.step* %81, i64 %61, i32 1
  %156 = load i32, i32* %155, align 4, !tbaa !63
  %157 = add nsw i32 %154, %156
  %158 = xor i32 %157, -1
  %159 = load i32*, i32** %28, align 8, !tbaa !30
  %160 = sext i32 %157 to i64
  %161 = getelementptr inbounds i32, i32* %159, i64 %160
  %162 = load i32, i32* %161, align 4, !tbaa !15
  tail call fastcc void @push(%struct.track* noundef nonnull %0, i32 noundef %158, i32 noundef %162) #8
  %163 = load i32*, i32** %28, align 8, !tbaa !30
  %164 = getelementptr inbounds i32, i32* %163, i64 %160
  store i32 %57, i32* %164, align 4, !tbaa !15
  br label %266

165:                                              ; preds = %80
  %166 = load i8*, i8** %23, align 8, !tbaa !35
  %167 = icmp eq i8* %166, null
  br i1 %167, label %168, label %180

168:                                              ; preds = %165
  %169 = load i32*, i32** %28, align 8, !tbaa !30
  %170 = load i32, i32* %35, align 8, !tbaa !25
  %171 = shl nsw i32 %170, 1
  %172 = add nsw i32 %171, 2
  %173 = getelementptr inbounds %struct.step, %struct.step* %81, i64 %61, i32 2
  %174 = load i32, i32* %173, align 4, !tbaa !64
  %175 = add nsw i32 %172, %174
  %176 = sext i32 %175 to i64
  %177 = getelementptr inbounds i32, i32* %169, i64 %176
  %178 = load i32, i32* %177, align 4, !tbaa !15
  %179 = icmp eq i32 %178, %57
  br i1 %179, label %266, label %180

180:                                              ; preds = %168, %165
  tail call fastcc void @push(%struct.track* noundef nonnull %0, i32 noundef %82, i32 noundef %57) #7
  %181 = getelementptr inbounds %struct.step, %struct.step* %81, i64 %61, i32 1
  %182 = load i32, i32* %181, align 4, !tbaa !63
  br label %266

183:                                              ; preds = %80
  %184 = getelementptr inbounds %struct.step, %struct.step* %81, i64 %61, i32 1
  %185 = load i32, i32* %184, align 4, !tbaa !63
  %186 = tail call fastcc i32 @holds(%struct.subject* noundef nonnull %6, i32 noundef %57) #7
  %187 = xor i32 %186, -1
  %188 = and i32 %185, %187
  %189 = icmp eq i32 %188, 0
  br i1 %189, label %266, label %270

190:                                              ; preds = %80
  %191 = getelementptr inbounds %struct.step, %struct.step* %81, i64 %61, i32 1
  %192 = load i32, i32* %191, align 4, !tbaa !63
  %193 = load i32*, i32** %28, align 8, !tbaa !30
  %194 = shl nsw i32 %192, 1
  %195 = sext i32 %194 to i64
  %196 = getelementptr inbounds i32, i32* %193, i64 %195
  %197 = load i32, i32* %196, align 4, !tbaa !15
  %198 = or i32 %194, 1
  %199 = sext i32 %198 to i64
  %200 = getelementptr inbounds i32, i32* %193, i64 %199
  %201 = load i32, i32* %200, align 4, !tbaa !15
  %202 = sub i32 %201, %197
  %203 = icmp slt i32 %197, 0
  %204 = icmp slt i32 %202, 0
  %205 = select i1 %203, i1 true, i1 %204
  br i1 %205, label %270, label %206

206:                                              ; preds = %190
  %207 = load i32, i32* %33, align 8, !tbaa !57
  %208 = sub nsw i32 %207, %57
  %209 = icmp sgt i32 %202, %208
  br i1 %209, label %270, label %210

210:                                              ; preds = %206
  %211 = icmp eq i32 %202, 0
  br i1 %211, label %252, label %212

212:                                              ; preds = %210
  %213 = load i8*, i8** %34, align 8, !tbaa !8
  %214 = load %struct.pattern*, %struct.pattern** %7, align 8, !tbaa !2
  %215 = getelementptr inbounds %struct.pattern, %struct.pattern* %214, i64 0, i32 9
  %216 = load i32, i32* %215, align 8, !tbaa !51
  %217 = icmp eq i32 %216, 0
  %218 = zext i32 %197 to i64
  %219 = sext i32 %57 to i64
  %220 = zext i32 %202 to i64
  br label %226

221:                                              ; preds = %226
  %222 = icmp ne i32 %249, 0
  %223 = add nsw i32 %202, %57
  %224 = icmp sgt i32 %223, -1
  %225 = select i1 %222, i1 %224, i1 false
  br i1 %225, label %266, label %270

226:                                              ; preds = %226, %212
  %227 = phi i64 [ 0, %212 ], [ %250, %226 ]
  %228 = phi i32 [ 1, %212 ], [ %249, %226 ]
  %229 = add nuw nsw i64 %227, %218
  %230 = getelementptr inbounds i8, i8* %213, i64 %229
  %231 = load i8, i8* %230, align 1, !tbaa !46
  %232 = zext i8 %231 to i32
  %233 = add nsw i32 %232, -65
  %234 = icmp ult i32 %233, 26
  %235 = select i1 %234, i32 32, i32 0
  %236 = select i1 %217, i32 0, i32 %235
  %237 = add nuw nsw i32 %236, %232
  %238 = add nsw i64 %227, %219
  %239 = getelementptr inbounds i8, i8* %213, i64 %238
  %240 = load i8, i8* %239, align 1, !tbaa !46
  %241 = zext i8 %240 to i32
  %242 = add nsw i32 %241, -65
  %243 = icmp ult i32 %242, 26
  %244 = select i1 %243, i32 32, i32 0
  %245 = select i1 %217, i32 0, i32 %244
  %246 = add nuw nsw i32 %245, %241
  %247 = icmp eq i32 %237, %246
  %248 = zext i1 %247 to i32
  %249 = and i32 %228, %248
  %250 = add nuw nsw i64 %227, 1
  %251 = icmp eq i64 %250, %220
  br i1 %251, label %221, label %226, !llvm.loop !69

252:                                              ; preds = %210
  %253 = add nsw i32 %202, %57
  %254 = icmp sgt i32 %253, -1
  br i1 %254, label %266, label %270

255:                                              ; preds = %80
  %256 = icmp eq i32 %57, %2
  br i1 %256, label %278, label %257

257:                                              ; preds = %255
  %258 = icmp sgt i32 %57, %39
  %259 = select i1 %11, i1 %258, i1 false
  br i1 %259, label %260, label %262

260:                                              ; preds = %257
  %261 = load i8*, i8** %29, align 8, !tbaa !30
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %27, i8* align 4 %261, i64 %31, i1 false)
  store i32 %57, i32* %32, align 4, !tbaa !15
  br label %262

262:                                              ; preds = %260, %257
  %263 = phi i32 [ %57, %260 ], [ %39, %257 ]
  %264 = load i32, i32* %33, align 8, !tbaa !57
  %265 = icmp eq i32 %263, %264
  br i1 %265, label %278, label %270

266:                                              ; preds = %221, %252, %183, %128, %133, %138, %141, %151, %80, %180, %168
  %267 = phi i32 [ %57, %80 ], [ %57, %180 ], [ %57, %168 ], [ %57, %151 ], [ %57, %141 ], [ %57, %138 ], [ %57, %133 ], [ %132, %128 ], [ %57, %183 ], [ %253, %252 ], [ %223, %221 ]
  %268 = phi i32 [ %82, %80 ], [ %182, %180 ], [ %82, %168 ], [ %82, %151 ], [ %82, %141 ], [ %140, %138 ], [ %137, %133 ], [ %82, %128 ], [ %82, %183 ], [ %82, %252 ], [ %82, %221 ]
  %269 = icmp sgt i32 %268, -1
  br i1 %269, label %56, label %270, !llvm.loop !70

270:                                              ; preds = %87, %128, %80, %252, %221, %190, %206, %85, %183, %266, %62, %262, %51
  %271 = phi i32 [ %39, %51 ], [ %263, %262 ], [ %39, %62 ], [ %39, %266 ], [ %39, %183 ], [ %39, %85 ], [ %39, %206 ], [ %39, %190 ], [ %39, %221 ], [ %39, %252 ], [ %39, %80 ], [ %39, %128 ], [ %39, %87 ]
  %272 = load i32, i32* %17, align 8, !tbaa !33
  %273 = icmp eq i32 %272, 0
  br i1 %273, label %274, label %37

274:                                              ; preds = %37, %270, %15
  %275 = phi i32 [ -1, %15 ], [ %271, %270 ], [ %39, %37 ]
  %276 = xor i32 %275, -1
  %277 = lshr i32 %276, 31
  br label %278

278:                                              ; preds = %255, %262, %274
  %279 = phi i32 [ %277, %274 ], [ 1, %262 ], [ 1, %255 ]
  ret i32 %279
}

; Function Attrs: optsize
declare dso_local i8* @calloc(i64 noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define internal fastcc void @push(%struct.track* nocapture noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 3
  %5 = load i32, i32* %4, align 8, !tbaa !33
  %6 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 4
  %7 = load i32, i32* %6, align 4, !tbaa !34
  %8 = icmp eq i32 %5, %7
  br i1 %8, label %12, label %9

9:                                                ; preds = %3
  %10 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 2
  %11 = load %struct.choice*, %struct.choice** %10, align 8, !tbaa !32
  br label %28

12:                                               ; preds = %3
  %13 = icmp eq i32 %5, 0
  %14 = shl nsw i32 %5, 1
  %15 = select i1 %13, i32 64, i32 %14
  %16 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 2
  %17 = bitcast %struct.choice** %16 to i8**
  %18 = load i8*, i8** %17, align 8, !tbaa !32
  %19 = sext i32 %15 to i64
  %20 = shl nsw i64 %19, 3
  %21 = tail call i8* @realloc(i8* noundef %18, i64 noundef %20) #8
  %22 = icmp eq i8* %21, null
  br i1 %22, label %26, label %23

23:                                               ; preds = %12
  store i8* %21, i8** %17, align 8, !tbaa !32
  store i32 %15, i32* %6, align 4, !tbaa !34
  %24 = bitcast i8* %21 to %struct.choice*
  %25 = load i32, i32* %4, align 8, !tbaa !33
  br label %28

26:                                               ; preds = %12
  %27 = getelementptr inbounds %struct.track, %struct.track* %0, i64 0, i32 7
  store i32 1, i32* %27, align 4, !tbaa !37
  br label %35

28:                                               ; preds = %9, %23
  %29 = phi i32 [ %5, %9 ], [ %25, %23 ]
  %30 = phi %struct.choice* [ %11, %9 ], [ %24, %23 ]
  %31 = add nsw i32 %29, 1
  store i32 %31, i32* %4, align 8, !tbaa !33
  %32 = sext i32 %29 to i64
  %33 = getelementptr inbounds %struct.choice, %struct.choice* %30, i64 %32, i32 0
  store i32 %1, i32* %33, align 4, !tbaa.struct !21
  %34 = getelementptr inbounds %struct.choice, %struct.choice* %30, i64 %32, i32 1
  store i32 %2, i32* %34, align 4, !tbaa.struct !20
  br label %35

35:                                               ; preds = %26, %28
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define internal fastcc i32 @holds(%struct.subject* nocapture noundef readonly %0, i32 noundef %1) unnamed_addr #5 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %21

4:                                                ; preds = %2
  %5 = getelementptr inbounds %struct.subject, %struct.subject* %0, i64 0, i32 1
  %6 = load i8*, i8** %5, align 8, !tbaa !8
  %7 = add nsw i32 %1, -1
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds i8, i8* %6, i64 %8
  %10 = load i8, i8* %9, align 1, !tbaa !46
  %11 = zext i8 %10 to i32
  %12 = or i32 %11, 32
  %13 = add nsw i32 %12, -97
  %14 = icmp ult i32 %13, 26
  %15 = add nsw i32 %11, -48
  %16 = icmp ult i32 %15, 10
  %17 = or i1 %16, %14
  %18 = icmp eq i8 %10, 95
  %19 = or i1 %18, %17
  %20 = zext i1 %19 to i32
  br label %21

21:                                               ; preds = %2, %4
  %22 = phi i32 [ %20, %4 ], [ 0, %2 ]
  %23 = getelementptr inbounds %struct.subject, %struct.subject* %0, i64 0, i32 2
  %24 = load i32, i32* %23, align 8, !tbaa !9
  %25 = icmp sgt i32 %24, %1
  br i1 %25, label %26, label %42

26:                                               ; preds = %21
  %27 = getelementptr inbounds %struct.subject, %struct.subject* %0, i64 0, i32 1
  %28 = load i8*, i8** %27, align 8, !tbaa !8
  %29 = sext i32 %1 to i64
  %30 = getelementptr inbounds i8, i8* %28, i64 %29
  %31 = load i8, i8* %30, align 1, !tbaa !46
  %32 = zext i8 %31 to i32
  %33 = or i32 %32, 32
  %34 = add nsw i32 %33, -97
  %35 = icmp ult i32 %34, 26
  %36 = add nsw i32 %32, -48
  %37 = icmp ult i32 %36, 10
  %38 = or i1 %37, %35
  %39 = icmp eq i8 %31, 95
  %40 = or i1 %39, %38
  %41 = zext i1 %40 to i32
  br label %42

42:                                               ; preds = %21, %26
  %43 = phi i32 [ %41, %26 ], [ 0, %21 ]
  %44 = getelementptr inbounds %struct.subject, %struct.subject* %0, i64 0, i32 3
  %45 = load i32, i32* %44, align 4, !tbaa !10
  br i1 %3, label %46, label %57

46:                                               ; preds = %42
  %47 = sdiv i32 %45, 4
  %48 = getelementptr inbounds %struct.subject, %struct.subject* %0, i64 0, i32 1
  %49 = load i8*, i8** %48, align 8, !tbaa !8
  %50 = add nsw i32 %1, -1
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds i8, i8* %49, i64 %51
  %53 = load i8, i8* %52, align 1, !tbaa !46
  %54 = icmp eq i8 %53, 10
  %55 = zext i1 %54 to i32
  %56 = and i32 %47, %55
  br label %60

57:                                               ; preds = %42
  %58 = and i32 %45, 1
  %59 = xor i32 %58, 1
  br label %60

60:                                               ; preds = %57, %46
  %61 = phi i32 [ %56, %46 ], [ %59, %57 ]
  br i1 %25, label %62, label %77

62:                                               ; preds = %60
  %63 = sdiv i32 %45, 4
  %64 = getelementptr inbounds %struct.subject, %struct.subject* %0, i64 0, i32 1
  %65 = load i8*, i8** %64, align 8, !tbaa !8
  %66 = sext i32 %1 to i64
  %67 = getelementptr inbounds i8, i8* %65, i64 %66
  %68 = load i8, i8* %67, align 1, !tbaa !46
  %69 = icmp eq i8 %68, 10
  %70 = zext i1 %69 to i32
  %71 = and i32 %63, %70
  %72 = getelementptr inbounds %struct.subject, %struct.subject* %0, i64 0, i32 0
  %73 = load %struct.pattern*, %struct.pattern** %72, align 8, !tbaa !2
  %74 = getelementptr inbounds %struct.pattern, %struct.pattern* %73, i64 0, i32 10
  %75 = load i32, i32* %74, align 4, !tbaa !71
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %100, label %81

77:                                               ; preds = %60
  %78 = lshr i32 %45, 1
  %79 = and i32 %78, 1
  %80 = xor i32 %79, 1
  br label %100

81:                                               ; preds = %62
  %82 = icmp eq i32 %1, 0
  %83 = icmp eq i32 %75, 2
  %84 = select i1 %82, i1 true, i1 %83
  br i1 %84, label %85, label %100

85:                                               ; preds = %81
  %86 = icmp eq i8 %68, 46
  %87 = zext i1 %86 to i32
  br i1 %82, label %95, label %88

88:                                               ; preds = %85
  %89 = add nsw i32 %1, -1
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds i8, i8* %65, i64 %90
  %92 = load i8, i8* %91, align 1, !tbaa !46
  %93 = icmp eq i8 %92, 47
  %94 = zext i1 %93 to i32
  br label %95

95:                                               ; preds = %88, %85
  %96 = phi i32 [ 1, %85 ], [ %94, %88 ]
  %97 = and i32 %96, %87
  %98 = shl nuw nsw i32 %97, 8
  %99 = xor i32 %98, 256
  br label %100

100:                                              ; preds = %77, %81, %62, %95
  %101 = phi i32 [ %71, %95 ], [ %71, %62 ], [ %71, %81 ], [ %80, %77 ]
  %102 = phi i32 [ %99, %95 ], [ 256, %62 ], [ 256, %81 ], [ 256, %77 ]
  %103 = shl nsw i32 %101, 1
  %104 = xor i32 %22, -1
  %105 = and i32 %43, %104
  %106 = shl nuw nsw i32 %105, 2
  %107 = xor i32 %43, -1
  %108 = and i32 %22, %107
  %109 = shl nuw nsw i32 %108, 3
  %110 = xor i32 %43, %22
  %111 = shl nuw nsw i32 %110, 4
  %112 = icmp eq i32 %22, %43
  %113 = select i1 %112, i32 32, i32 0
  %114 = icmp eq i32 %1, 0
  %115 = select i1 %114, i32 64, i32 0
  %116 = icmp eq i32 %24, %1
  %117 = select i1 %116, i32 128, i32 0
  %118 = or i32 %117, %115
  %119 = or i32 %118, %106
  %120 = or i32 %119, %109
  %121 = or i32 %120, %111
  %122 = or i32 %61, %113
  %123 = or i32 %122, %102
  %124 = or i32 %123, %103
  %125 = or i32 %124, %121
  ret i32 %125
}

; Function Attrs: optsize
declare dso_local i8* @realloc(i8* noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local i32 @__symvm_is_symbolic(i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define internal fastcc i32 @follow(%struct.run* nocapture noundef %0, i32 noundef %1, i32 noundef %2, i32* nocapture noundef %3, i32 noundef %4) unnamed_addr #0 {
  %6 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 0
  %7 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 0, i32 0
  %8 = load %struct.pattern*, %struct.pattern** %7, align 8, !tbaa !72
  %9 = getelementptr inbounds %struct.pattern, %struct.pattern* %8, i64 0, i32 11
  %10 = load i32*, i32** %9, align 8, !tbaa !73
  %11 = sext i32 %1 to i64
  %12 = getelementptr inbounds i32, i32* %10, i64 %11
  %13 = load i32, i32* %12, align 4, !tbaa !15
  %14 = add nsw i32 %1, 1
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i32, i32* %10, i64 %15
  %17 = load i32, i32* %16, align 4, !tbaa !15
  %18 = icmp slt i32 %13, %17
  br i1 %18, label %19, label %28

19:                                               ; preds = %5
  %20 = getelementptr inbounds %struct.pattern, %struct.pattern* %8, i64 0, i32 12
  %21 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 3
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
  %33 = load %struct.edge*, %struct.edge** %20, align 8, !tbaa !74
  %34 = getelementptr inbounds %struct.edge, %struct.edge* %33, i64 %31, i32 0
  %35 = load i32, i32* %34, align 4, !tbaa.struct !21
  %36 = getelementptr inbounds %struct.edge, %struct.edge* %33, i64 %31, i32 1
  %37 = load i32, i32* %36, align 4, !tbaa.struct !20
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %60, label %39

39:                                               ; preds = %30
  %40 = load i32, i32* %3, align 4, !tbaa !15
  %41 = icmp slt i32 %40, 0
  br i1 %41, label %42, label %44

42:                                               ; preds = %39
  %43 = tail call fastcc i32 @holds(%struct.subject* noundef %6, i32 noundef %4) #7
  store i32 %43, i32* %3, align 4, !tbaa !15
  br label %44

44:                                               ; preds = %42, %39
  %45 = phi i32 [ %43, %42 ], [ %40, %39 ]
  %46 = xor i32 %45, -1
  %47 = and i32 %37, %46
  %48 = icmp eq i32 %47, 0
  %49 = zext i1 %48 to i32
  %50 = and i32 %49, %2
  %51 = load i32, i32* %21, align 8, !tbaa !47
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
  %70 = load i8*, i8** %23, align 8, !tbaa !53
  %71 = getelementptr inbounds i8, i8* %70, i64 %63
  %72 = load i8, i8* %71, align 1, !tbaa !46
  %73 = icmp eq i8 %72, 0
  br i1 %73, label %74, label %82

74:                                               ; preds = %69
  store i8 1, i8* %71, align 1, !tbaa !46
  %75 = load i8*, i8** %24, align 8, !tbaa !75
  %76 = getelementptr inbounds i8, i8* %75, i64 %63
  store i8 0, i8* %76, align 1, !tbaa !46
  %77 = load i32*, i32** %25, align 8, !tbaa !54
  %78 = load i32, i32* %26, align 8, !tbaa !42
  %79 = add nsw i32 %78, 1
  store i32 %79, i32* %26, align 8, !tbaa !42
  %80 = sext i32 %78 to i64
  %81 = getelementptr inbounds i32, i32* %77, i64 %80
  store i32 %35, i32* %81, align 4, !tbaa !15
  br label %82

82:                                               ; preds = %74, %69
  %83 = load i8*, i8** %24, align 8, !tbaa !75
  %84 = getelementptr inbounds i8, i8* %83, i64 %63
  %85 = load i8, i8* %84, align 1, !tbaa !46
  %86 = trunc i32 %61 to i8
  %87 = or i8 %85, %86
  store i8 %87, i8* %84, align 1, !tbaa !46
  br label %88

88:                                               ; preds = %57, %82, %67
  %89 = phi i32 [ %68, %67 ], [ %32, %82 ], [ %32, %57 ]
  %90 = add nsw i64 %31, 1
  %91 = load i32*, i32** %9, align 8, !tbaa !73
  %92 = getelementptr inbounds i32, i32* %91, i64 %15
  %93 = load i32, i32* %92, align 4, !tbaa !15
  %94 = sext i32 %93 to i64
  %95 = icmp slt i64 %90, %94
  br i1 %95, label %30, label %28, !llvm.loop !76
}

; Function Attrs: nounwind optsize
define internal fastcc void @take(%struct.run* nocapture noundef %0, i32 noundef %1) unnamed_addr #0 {
  %3 = alloca %struct.states, align 8
  %4 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 0, i32 0
  %5 = load %struct.pattern*, %struct.pattern** %4, align 8, !tbaa !72
  %6 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 2
  %7 = bitcast %struct.states* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %7)
  %8 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 2, i32 3
  %9 = load i32, i32* %8, align 8, !tbaa !77
  %10 = icmp sgt i32 %9, 0
  br i1 %10, label %11, label %18

11:                                               ; preds = %2
  %12 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 2, i32 2
  %13 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 2, i32 1
  %14 = getelementptr inbounds %struct.pattern, %struct.pattern* %5, i64 0, i32 2
  %15 = getelementptr inbounds %struct.pattern, %struct.pattern* %5, i64 0, i32 1
  %16 = getelementptr inbounds %struct.states, %struct.states* %6, i64 0, i32 0
  %17 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 3
  br label %23

18:                                               ; preds = %84, %2
  %19 = phi i32 [ 0, %2 ], [ %85, %84 ]
  store i32 %19, i32* %8, align 8, !tbaa !77
  %20 = getelementptr inbounds %struct.run, %struct.run* %0, i64 0, i32 1
  %21 = bitcast %struct.states* %20 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %7, i8* noundef nonnull align 8 dereferenceable(32) %21, i64 32, i1 false), !tbaa.struct !17
  %22 = bitcast %struct.states* %6 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %21, i8* noundef nonnull align 8 dereferenceable(32) %22, i64 32, i1 false), !tbaa.struct !17
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %22, i8* noundef nonnull align 8 dereferenceable(32) %7, i64 32, i1 false), !tbaa.struct !17
  store i32 0, i32* %8, align 8, !tbaa !42
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %7)
  ret void

23:                                               ; preds = %11, %84
  %24 = phi i64 [ 0, %11 ], [ %86, %84 ]
  %25 = phi i32 [ 0, %11 ], [ %85, %84 ]
  %26 = load i32*, i32** %12, align 8, !tbaa !78
  %27 = getelementptr inbounds i32, i32* %26, i64 %24
  %28 = load i32, i32* %27, align 4, !tbaa !15
  %29 = load i8*, i8** %13, align 8, !tbaa !79
  %30 = sext i32 %28 to i64
  %31 = getelementptr inbounds i8, i8* %29, i64 %30
  store i8 0, i8* %31, align 1, !tbaa !46
  %32 = load %struct.step*, %struct.step** %14, align 8, !tbaa !59
  %33 = load %struct.range*, %struct.range** %15, align 8, !tbaa !62
  %34 = getelementptr inbounds %struct.step, %struct.step* %32, i64 %30, i32 1
  %35 = load i32, i32* %34, align 4, !tbaa !63
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds %struct.range, %struct.range* %33, i64 %36
  %38 = getelementptr inbounds %struct.step, %struct.step* %32, i64 %30, i32 2
  %39 = load i32, i32* %38, align 4, !tbaa !64
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds %struct.range, %struct.range* %37, i64 %40
  %42 = icmp sgt i32 %39, 0
  br i1 %42, label %43, label %59

43:                                               ; preds = %23, %43
  %44 = phi i32 [ %56, %43 ], [ 0, %23 ]
  %45 = phi %struct.range* [ %57, %43 ], [ %37, %23 ]
  %46 = getelementptr inbounds %struct.range, %struct.range* %45, i64 0, i32 0
  %47 = load i8, i8* %46, align 1, !tbaa !65
  %48 = zext i8 %47 to i32
  %49 = sub i32 %1, %48
  %50 = getelementptr inbounds %struct.range, %struct.range* %45, i64 0, i32 1
  %51 = load i8, i8* %50, align 1, !tbaa !67
  %52 = zext i8 %51 to i32
  %53 = sub nsw i32 %52, %48
  %54 = icmp ule i32 %49, %53
  %55 = zext i1 %54 to i32
  %56 = or i32 %44, %55
  %57 = getelementptr inbounds %struct.range, %struct.range* %45, i64 1
  %58 = icmp ult %struct.range* %57, %41
  br i1 %58, label %43, label %59, !llvm.loop !68

59:                                               ; preds = %43, %23
  %60 = phi i32 [ 0, %23 ], [ %56, %43 ]
  %61 = load i8*, i8** %16, align 8, !tbaa !80
  %62 = getelementptr inbounds i8, i8* %61, i64 %30
  %63 = load i8, i8* %62, align 1, !tbaa !46
  %64 = trunc i32 %60 to i8
  %65 = and i8 %63, %64
  store i8 %65, i8* %62, align 1, !tbaa !46
  %66 = load i8*, i8** %16, align 8, !tbaa !80
  %67 = getelementptr inbounds i8, i8* %66, i64 %30
  %68 = load i8, i8* %67, align 1, !tbaa !46
  %69 = zext i8 %68 to i32
  %70 = load i32, i32* %17, align 8, !tbaa !47
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %76, label %72

72:                                               ; preds = %59
  %73 = zext i8 %68 to i64
  %74 = tail call i32 @__symvm_is_symbolic(i64 noundef %73) #8
  %75 = or i32 %74, %69
  br label %76

76:                                               ; preds = %59, %72
  %77 = phi i32 [ %75, %72 ], [ %69, %59 ]
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %84, label %79

79:                                               ; preds = %76
  %80 = load i32*, i32** %12, align 8, !tbaa !78
  %81 = add nsw i32 %25, 1
  %82 = sext i32 %25 to i64
  %83 = getelementptr inbounds i32, i32* %80, i64 %82
  store i32 %28, i32* %83, align 4, !tbaa !15
  br label %84

84:                                               ; preds = %79, %76
  %85 = phi i32 [ %25, %76 ], [ %81, %79 ]
  %86 = add nuw nsw i64 %24, 1
  %87 = load i32, i32* %8, align 8, !tbaa !77
  %88 = sext i32 %87 to i64
  %89 = icmp slt i64 %86, %88
  br i1 %89, label %23, label %18, !llvm.loop !81
}

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #4 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind optsize readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { nobuiltin optsize "no-builtins" }
attributes #8 = { nobuiltin nounwind optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !4, i64 0}
!3 = !{!"subject", !4, i64 0, !4, i64 8, !7, i64 16, !7, i64 20}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"int", !5, i64 0}
!8 = !{!3, !4, i64 8}
!9 = !{!3, !7, i64 16}
!10 = !{!3, !7, i64 20}
!11 = !{!12, !7, i64 44}
!12 = !{!"pattern", !4, i64 0, !4, i64 8, !4, i64 16, !7, i64 24, !7, i64 28, !7, i64 32, !7, i64 36, !7, i64 40, !7, i64 44, !7, i64 48, !7, i64 52, !4, i64 56, !4, i64 64, !7, i64 72}
!13 = !{i64 0, i64 8, !14, i64 8, i64 8, !14, i64 16, i64 4, !15, i64 20, i64 4, !15}
!14 = !{!4, !4, i64 0}
!15 = !{!7, !7, i64 0}
!16 = !{!12, !7, i64 32}
!17 = !{i64 0, i64 8, !14, i64 8, i64 8, !14, i64 16, i64 8, !14, i64 24, i64 4, !15}
!18 = !{i64 0, i64 8, !14, i64 8, i64 8, !14, i64 16, i64 4, !15}
!19 = !{i64 0, i64 8, !14, i64 8, i64 4, !15}
!20 = !{i64 0, i64 4, !15}
!21 = !{i64 0, i64 4, !15, i64 4, i64 4, !15}
!22 = distinct !{!22, !23, !24}
!23 = !{!"llvm.loop.mustprogress"}
!24 = !{!"llvm.loop.unroll.disable"}
!25 = !{!12, !7, i64 40}
!26 = !{!27, !7, i64 0}
!27 = !{!"span", !7, i64 0, !7, i64 4}
!28 = distinct !{!28, !23, !24}
!29 = !{!12, !7, i64 36}
!30 = !{!31, !4, i64 24}
!31 = !{!"track", !3, i64 0, !4, i64 24, !4, i64 32, !7, i64 40, !7, i64 44, !4, i64 48, !7, i64 56, !7, i64 60}
!32 = !{!31, !4, i64 32}
!33 = !{!31, !7, i64 40}
!34 = !{!31, !7, i64 44}
!35 = !{!31, !4, i64 48}
!36 = !{!31, !7, i64 56}
!37 = !{!31, !7, i64 60}
!38 = distinct !{!38, !23, !24}
!39 = !{!27, !7, i64 4}
!40 = distinct !{!40, !23, !24}
!41 = distinct !{!41, !23, !24}
!42 = !{!43, !7, i64 80}
!43 = !{!"run", !3, i64 0, !44, i64 24, !44, i64 56, !7, i64 88}
!44 = !{!"states", !4, i64 0, !4, i64 8, !4, i64 16, !7, i64 24}
!45 = !{!43, !7, i64 48}
!46 = !{!5, !5, i64 0}
!47 = !{!43, !7, i64 88}
!48 = !{!43, !4, i64 40}
!49 = !{!43, !4, i64 24}
!50 = distinct !{!50, !23, !24}
!51 = !{!12, !7, i64 48}
!52 = distinct !{!52, !24}
!53 = !{!43, !4, i64 64}
!54 = !{!43, !4, i64 72}
!55 = distinct !{!55, !23, !24}
!56 = !{!31, !4, i64 0}
!57 = !{!31, !7, i64 16}
!58 = distinct !{!58, !23, !24}
!59 = !{!12, !4, i64 16}
!60 = !{!61, !5, i64 0}
!61 = !{!"step", !5, i64 0, !7, i64 4, !7, i64 8}
!62 = !{!12, !4, i64 8}
!63 = !{!61, !7, i64 4}
!64 = !{!61, !7, i64 8}
!65 = !{!66, !5, i64 0}
!66 = !{!"range", !5, i64 0, !5, i64 1}
!67 = !{!66, !5, i64 1}
!68 = distinct !{!68, !23, !24}
!69 = distinct !{!69, !23, !24}
!70 = distinct !{!70, !23, !24}
!71 = !{!12, !7, i64 52}
!72 = !{!43, !4, i64 0}
!73 = !{!12, !4, i64 56}
!74 = !{!12, !4, i64 64}
!75 = !{!43, !4, i64 56}
!76 = distinct !{!76, !23, !24}
!77 = !{!44, !7, i64 24}
!78 = !{!44, !4, i64 16}
!79 = !{!44, !4, i64 8}
!80 = !{!44, !4, i64 0}
!81 = distinct !{!81, !23, !24}
