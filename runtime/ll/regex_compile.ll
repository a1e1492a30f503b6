; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/regex_compile.c
; ModuleID = 'runtime/c/regex_compile.c'
source_filename = "runtime/c/regex_compile.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pattern = type { %struct.node*, %struct.range*, %struct.step*, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32*, %struct.edge*, i32 }
%struct.node = type { i32, i32, i32, i32, i32 }
%struct.range = type { i32, i32 }
%struct.step = type { i32, i32, i32, i32, i32 }
%struct.edge = type { i32, i32 }
%struct.walk = type { %struct.pattern*, [9 x i16]*, i32*, i32, %struct.edge*, i32 }

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_regex_compile(%struct.pattern* noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca %struct.walk, align 8
  tail call fastcc void @generate(%struct.pattern* noundef %0, i32 noundef %1) #5
  %4 = tail call fastcc i32 @emit(%struct.pattern* noundef %0, i32 noundef 9, i32 noundef 0, i32 noundef 0) #5
  %5 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 5
  %6 = load i32, i32* %5, align 8, !tbaa !2
  %7 = icmp slt i32 %6, 0
  br i1 %7, label %82, label %8

8:                                                ; preds = %2
  %9 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 8
  %10 = load i32, i32* %9, align 4, !tbaa !8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %82

12:                                               ; preds = %8
  %13 = zext i32 %6 to i64
  %14 = bitcast %struct.walk* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 48, i8* nonnull %14) #6
  %15 = getelementptr inbounds %struct.walk, %struct.walk* %3, i64 0, i32 0
  store %struct.pattern* %0, %struct.pattern** %15, align 8, !tbaa !9
  %16 = getelementptr inbounds %struct.walk, %struct.walk* %3, i64 0, i32 1
  %17 = tail call i8* @calloc(i64 noundef %13, i64 noundef 18) #7
  %18 = bitcast [9 x i16]** %16 to i8**
  store i8* %17, i8** %18, align 8, !tbaa !11
  %19 = getelementptr inbounds %struct.walk, %struct.walk* %3, i64 0, i32 2
  %20 = shl nuw nsw i64 %13, 2
  %21 = tail call i8* @malloc(i64 noundef %20) #7
  %22 = bitcast i32** %19 to i8**
  store i8* %21, i8** %22, align 8, !tbaa !12
  %23 = getelementptr inbounds %struct.walk, %struct.walk* %3, i64 0, i32 3
  store i32 0, i32* %23, align 8, !tbaa !13
  %24 = getelementptr inbounds %struct.walk, %struct.walk* %3, i64 0, i32 4
  store %struct.edge* null, %struct.edge** %24, align 8, !tbaa !14
  %25 = getelementptr inbounds %struct.walk, %struct.walk* %3, i64 0, i32 5
  store i32 0, i32* %25, align 8, !tbaa !15
  %26 = add nuw nsw i64 %13, 2
  %27 = tail call i8* @calloc(i64 noundef %26, i64 noundef 4) #7
  %28 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 16
  %29 = bitcast i32** %28 to i8**
  store i8* %27, i8** %29, align 8, !tbaa !16
  %30 = icmp ne i8* %17, null
  %31 = icmp ne i8* %21, null
  %32 = select i1 %30, i1 %31, i1 false
  %33 = icmp ne i8* %27, null
  %34 = select i1 %32, i1 %33, i1 false
  %35 = icmp ne i32 %6, 0
  %36 = select i1 %34, i1 %35, i1 false
  br i1 %36, label %37, label %41

37:                                               ; preds = %12
  %38 = bitcast i8* %27 to i32*
  %39 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 18
  %40 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 2
  br label %43

41:                                               ; preds = %57, %12
  %42 = phi i1 [ %34, %12 ], [ %59, %57 ]
  br i1 %42, label %64, label %76

43:                                               ; preds = %62, %37
  %44 = phi i32* [ %38, %37 ], [ %63, %62 ]
  %45 = phi i64 [ 0, %37 ], [ %53, %62 ]
  %46 = phi i32 [ 1, %37 ], [ %58, %62 ]
  %47 = load i32, i32* %39, align 8, !tbaa !17
  %48 = getelementptr inbounds i32, i32* %44, i64 %45
  store i32 %47, i32* %48, align 4, !tbaa !18
  %49 = load %struct.step*, %struct.step** %40, align 8, !tbaa !19
  %50 = getelementptr inbounds %struct.step, %struct.step* %49, i64 %45, i32 0
  %51 = load i32, i32* %50, align 4, !tbaa !20
  %52 = icmp eq i32 %51, 0
  %53 = add nuw nsw i64 %45, 1
  br i1 %52, label %54, label %57

54:                                               ; preds = %43
  %55 = trunc i64 %53 to i32
  %56 = call fastcc i32 @edges_of(%struct.walk* noundef nonnull %3, i32 noundef %55) #7
  br label %57

57:                                               ; preds = %54, %43
  %58 = phi i32 [ %56, %54 ], [ %46, %43 ]
  %59 = icmp ne i32 %58, 0
  %60 = icmp ult i64 %53, %13
  %61 = select i1 %59, i1 %60, i1 false
  br i1 %61, label %62, label %41, !llvm.loop !22

62:                                               ; preds = %57
  %63 = load i32*, i32** %28, align 8, !tbaa !16
  br label %43

64:                                               ; preds = %41
  %65 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 18
  %66 = load i32, i32* %65, align 8, !tbaa !17
  %67 = load i32*, i32** %28, align 8, !tbaa !16
  %68 = getelementptr inbounds i32, i32* %67, i64 %13
  store i32 %66, i32* %68, align 4, !tbaa !18
  %69 = call fastcc i32 @edges_of(%struct.walk* noundef nonnull %3, i32 noundef 0) #7
  %70 = load i32, i32* %65, align 8, !tbaa !17
  %71 = load i32*, i32** %28, align 8, !tbaa !16
  %72 = add nuw nsw i64 %13, 1
  %73 = getelementptr inbounds i32, i32* %71, i64 %72
  store i32 %70, i32* %73, align 4, !tbaa !18
  %74 = icmp eq i32 %69, 0
  %75 = select i1 %74, i32 12, i32 0
  br label %76

76:                                               ; preds = %41, %64
  %77 = phi i32 [ %75, %64 ], [ 12, %41 ]
  %78 = load i8*, i8** %18, align 8, !tbaa !11
  tail call void @free(i8* noundef %78) #7
  %79 = load i8*, i8** %22, align 8, !tbaa !12
  tail call void @free(i8* noundef %79) #7
  %80 = bitcast %struct.edge** %24 to i8**
  %81 = load i8*, i8** %80, align 8, !tbaa !14
  tail call void @free(i8* noundef %81) #7
  call void @llvm.lifetime.end.p0i8(i64 48, i8* nonnull %14) #6
  br label %82

82:                                               ; preds = %76, %8, %2
  %83 = phi i32 [ 12, %2 ], [ 0, %8 ], [ %77, %76 ]
  ret i32 %83
}

; Function Attrs: nounwind optsize
define internal fastcc void @generate(%struct.pattern* noundef %0, i32 noundef %1) unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 0
  %4 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 5
  %5 = load %struct.node*, %struct.node** %3, align 8, !tbaa !25
  %6 = sext i32 %1 to i64
  %7 = load i32, i32* %4, align 8, !tbaa !2
  %8 = icmp slt i32 %7, 0
  br i1 %8, label %164, label %9

9:                                                ; preds = %2
  %10 = getelementptr inbounds %struct.node, %struct.node* %5, i64 %6, i32 4
  %11 = getelementptr inbounds %struct.node, %struct.node* %5, i64 %6, i32 3
  %12 = getelementptr inbounds %struct.node, %struct.node* %5, i64 %6, i32 2
  %13 = getelementptr inbounds %struct.node, %struct.node* %5, i64 %6, i32 1
  br label %14

14:                                               ; preds = %9, %46
  %15 = phi i32 [ %53, %46 ], [ %7, %9 ]
  %16 = phi i32* [ %52, %46 ], [ %10, %9 ]
  %17 = phi i32* [ %51, %46 ], [ %11, %9 ]
  %18 = phi i32* [ %50, %46 ], [ %12, %9 ]
  %19 = phi i32* [ %49, %46 ], [ %13, %9 ]
  %20 = phi i64 [ %48, %46 ], [ %6, %9 ]
  %21 = phi %struct.node* [ %47, %46 ], [ %5, %9 ]
  %22 = load i32, i32* %19, align 4
  %23 = load i32, i32* %18, align 4
  %24 = load i32, i32* %17, align 4
  %25 = load i32, i32* %16, align 4
  %26 = getelementptr inbounds %struct.node, %struct.node* %21, i64 %20, i32 0
  %27 = load i32, i32* %26, align 4, !tbaa.struct !26
  switch i32 %27, label %164 [
    i32 7, label %172
    i32 8, label %28
    i32 1, label %30
    i32 2, label %46
    i32 3, label %55
    i32 4, label %79
    i32 5, label %165
    i32 6, label %170
  ]

28:                                               ; preds = %14
  %29 = tail call fastcc i32 @emit(%struct.pattern* noundef nonnull %0, i32 noundef 8, i32 noundef 0, i32 noundef 0) #5
  br label %164

30:                                               ; preds = %14
  %31 = tail call fastcc i32 @emit(%struct.pattern* noundef nonnull %0, i32 noundef 0, i32 noundef %24, i32 noundef %25) #5
  %32 = icmp slt i32 %31, 0
  br i1 %32, label %164, label %33

33:                                               ; preds = %30
  %34 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 2
  %35 = load %struct.step*, %struct.step** %34, align 8, !tbaa !19
  %36 = load i32, i32* %4, align 8, !tbaa !2
  %37 = add nsw i32 %36, -1
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds %struct.step, %struct.step* %35, i64 %38, i32 3
  store i32 %22, i32* %39, align 4, !tbaa !28
  %40 = getelementptr inbounds %struct.step, %struct.step* %35, i64 %38, i32 4
  store i32 %23, i32* %40, align 4, !tbaa !29
  %41 = icmp sgt i32 %23, 0
  %42 = zext i1 %41 to i32
  %43 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 12
  %44 = load i32, i32* %43, align 4, !tbaa !30
  %45 = or i32 %44, %42
  store i32 %45, i32* %43, align 4, !tbaa !30
  br label %164

46:                                               ; preds = %14
  tail call fastcc void @generate(%struct.pattern* noundef nonnull %0, i32 noundef %22) #5
  %47 = load %struct.node*, %struct.node** %3, align 8, !tbaa !25
  %48 = sext i32 %23 to i64
  %49 = getelementptr inbounds %struct.node, %struct.node* %47, i64 %48, i32 1
  %50 = getelementptr inbounds %struct.node, %struct.node* %47, i64 %48, i32 2
  %51 = getelementptr inbounds %struct.node, %struct.node* %47, i64 %48, i32 3
  %52 = getelementptr inbounds %struct.node, %struct.node* %47, i64 %48, i32 4
  %53 = load i32, i32* %4, align 8, !tbaa !2
  %54 = icmp slt i32 %53, 0
  br i1 %54, label %164, label %14

55:                                               ; preds = %14
  %56 = icmp eq i32 %22, 0
  %57 = select i1 %56, i32 %23, i32 %22
  %58 = select i1 %56, i32 0, i32 %23
  %59 = add nuw nsw i32 %15, 1
  %60 = tail call fastcc i32 @emit(%struct.pattern* noundef nonnull %0, i32 noundef 1, i32 noundef %59, i32 noundef 0) #5
  tail call fastcc void @generate(%struct.pattern* noundef nonnull %0, i32 noundef %57) #5
  %61 = tail call fastcc i32 @emit(%struct.pattern* noundef nonnull %0, i32 noundef 2, i32 noundef 0, i32 noundef 0) #5
  %62 = load i32, i32* %4, align 8, !tbaa !2
  %63 = or i32 %62, %60
  %64 = icmp sgt i32 %63, -1
  br i1 %64, label %65, label %70

65:                                               ; preds = %55
  %66 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 2
  %67 = load %struct.step*, %struct.step** %66, align 8, !tbaa !19
  %68 = sext i32 %60 to i64
  %69 = getelementptr inbounds %struct.step, %struct.step* %67, i64 %68, i32 2
  store i32 %62, i32* %69, align 4, !tbaa !31
  br label %70

70:                                               ; preds = %55, %65
  tail call fastcc void @generate(%struct.pattern* noundef nonnull %0, i32 noundef %58) #5
  %71 = load i32, i32* %4, align 8, !tbaa !2
  %72 = or i32 %71, %61
  %73 = icmp sgt i32 %72, -1
  br i1 %73, label %74, label %164

74:                                               ; preds = %70
  %75 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 2
  %76 = load %struct.step*, %struct.step** %75, align 8, !tbaa !19
  %77 = sext i32 %61 to i64
  %78 = getelementptr inbounds %struct.step, %struct.step* %76, i64 %77, i32 1
  store i32 %71, i32* %78, align 4, !tbaa !32
  br label %164

79:                                               ; preds = %14
  %80 = icmp slt i32 %25, 0
  br i1 %80, label %83, label %81

81:                                               ; preds = %79
  %82 = icmp sgt i32 %24, 0
  br i1 %82, label %133, label %131

83:                                               ; preds = %79
  %84 = icmp sgt i32 %24, 1
  br i1 %84, label %87, label %85

85:                                               ; preds = %91, %87, %83
  %86 = icmp eq i32 %24, 0
  br i1 %86, label %94, label %98

87:                                               ; preds = %83, %91
  %88 = phi i32 [ %89, %91 ], [ 1, %83 ]
  tail call fastcc void @generate(%struct.pattern* noundef nonnull %0, i32 noundef %22) #7
  %89 = add nuw nsw i32 %88, 1
  %90 = icmp eq i32 %89, %24
  br i1 %90, label %85, label %91, !llvm.loop !33

91:                                               ; preds = %87
  %92 = load i32, i32* %4, align 8, !tbaa !2
  %93 = icmp sgt i32 %92, -1
  br i1 %93, label %87, label %85

94:                                               ; preds = %85
  %95 = load i32, i32* %4, align 8, !tbaa !2
  %96 = add nsw i32 %95, 1
  %97 = tail call fastcc i32 @emit(%struct.pattern* noundef nonnull %0, i32 noundef 1, i32 noundef %96, i32 noundef 0) #7
  br label %98

98:                                               ; preds = %94, %85
  %99 = phi i32 [ %97, %94 ], [ -1, %85 ]
  %100 = tail call fastcc i32 @nullable(%struct.pattern* noundef nonnull %0, i32 noundef %22) #7
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %110, label %102

102:                                              ; preds = %98
  %103 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 6
  %104 = load i32, i32* %103, align 4, !tbaa !34
  %105 = add nsw i32 %104, 1
  store i32 %105, i32* %103, align 4, !tbaa !34
  %106 = load i32, i32* %4, align 8, !tbaa !2
  %107 = tail call fastcc i32 @emit(%struct.pattern* noundef nonnull %0, i32 noundef 5, i32 noundef %104, i32 noundef 0) #7
  tail call fastcc void @generate(%struct.pattern* noundef nonnull %0, i32 noundef %22) #7
  %108 = tail call fastcc i32 @emit(%struct.pattern* noundef nonnull %0, i32 noundef 6, i32 noundef %106, i32 noundef %104) #7
  %109 = load i32, i32* %4, align 8, !tbaa !2
  br label %122

110:                                              ; preds = %98
  %111 = load i32, i32* %4, align 8, !tbaa !2
  tail call fastcc void @generate(%struct.pattern* noundef nonnull %0, i32 noundef %22) #7
  %112 = tail call fastcc i32 @emit(%struct.pattern* noundef nonnull %0, i32 noundef 1, i32 noundef %111, i32 noundef 0) #7
  %113 = load i32, i32* %4, align 8, !tbaa !2
  %114 = or i32 %113, %112
  %115 = icmp sgt i32 %114, -1
  br i1 %115, label %116, label %122

116:                                              ; preds = %110
  %117 = add nsw i32 %112, 1
  %118 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 2
  %119 = load %struct.step*, %struct.step** %118, align 8, !tbaa !19
  %120 = sext i32 %112 to i64
  %121 = getelementptr inbounds %struct.step, %struct.step* %119, i64 %120, i32 2
  store i32 %117, i32* %121, align 4, !tbaa !31
  br label %122

122:                                              ; preds = %110, %116, %102
  %123 = phi i32 [ %113, %110 ], [ %113, %116 ], [ %109, %102 ]
  %124 = or i32 %123, %99
  %125 = icmp sgt i32 %124, -1
  br i1 %125, label %126, label %164

126:                                              ; preds = %122
  %127 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 2
  %128 = load %struct.step*, %struct.step** %127, align 8, !tbaa !19
  %129 = sext i32 %99 to i64
  %130 = getelementptr inbounds %struct.step, %struct.step* %128, i64 %129, i32 2
  store i32 %123, i32* %130, align 4, !tbaa !31
  br label %164

131:                                              ; preds = %137, %133, %81
  %132 = icmp slt i32 %24, %25
  br i1 %132, label %140, label %164

133:                                              ; preds = %81, %137
  %134 = phi i32 [ %135, %137 ], [ 0, %81 ]
  tail call fastcc void @generate(%struct.pattern* noundef nonnull %0, i32 noundef %22) #7
  %135 = add nuw nsw i32 %134, 1
  %136 = icmp eq i32 %135, %24
  br i1 %136, label %131, label %137, !llvm.loop !35

137:                                              ; preds = %133
  %138 = load i32, i32* %4, align 8, !tbaa !2
  %139 = icmp sgt i32 %138, -1
  br i1 %139, label %133, label %131

140:                                              ; preds = %131, %153
  %141 = phi i32 [ %156, %153 ], [ %24, %131 ]
  %142 = phi i32 [ %155, %153 ], [ -1, %131 ]
  %143 = load i32, i32* %4, align 8, !tbaa !2
  %144 = icmp sgt i32 %143, -1
  br i1 %144, label %153, label %164

145:                                              ; preds = %153
  %146 = load i32, i32* %4, align 8, !tbaa !2
  %147 = icmp sgt i32 %146, -1
  %148 = icmp sgt i32 %155, -1
  %149 = select i1 %147, i1 %148, i1 false
  br i1 %149, label %150, label %164

150:                                              ; preds = %145
  %151 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 2
  %152 = load %struct.step*, %struct.step** %151, align 8, !tbaa !19
  br label %158

153:                                              ; preds = %140
  %154 = add nuw nsw i32 %143, 1
  %155 = tail call fastcc i32 @emit(%struct.pattern* noundef nonnull %0, i32 noundef 1, i32 noundef %154, i32 noundef %142) #7
  tail call fastcc void @generate(%struct.pattern* noundef nonnull %0, i32 noundef %22) #7
  %156 = add i32 %141, 1
  %157 = icmp eq i32 %156, %25
  br i1 %157, label %145, label %140, !llvm.loop !36

158:                                              ; preds = %150, %158
  %159 = phi i32 [ %155, %150 ], [ %162, %158 ]
  %160 = zext i32 %159 to i64
  %161 = getelementptr inbounds %struct.step, %struct.step* %152, i64 %160, i32 2
  %162 = load i32, i32* %161, align 4, !tbaa !31
  store i32 %146, i32* %161, align 4, !tbaa !31
  %163 = icmp sgt i32 %162, -1
  br i1 %163, label %158, label %164, !llvm.loop !37

164:                                              ; preds = %46, %14, %140, %158, %122, %126, %74, %70, %28, %33, %170, %172, %30, %145, %2, %131, %165
  ret void

165:                                              ; preds = %14
  %166 = shl nsw i32 %24, 1
  %167 = tail call fastcc i32 @emit(%struct.pattern* noundef nonnull %0, i32 noundef 3, i32 noundef %166, i32 noundef 0) #5
  tail call fastcc void @generate(%struct.pattern* noundef nonnull %0, i32 noundef %22) #5
  %168 = or i32 %166, 1
  %169 = tail call fastcc i32 @emit(%struct.pattern* noundef nonnull %0, i32 noundef 3, i32 noundef %168, i32 noundef 0) #5
  br label %164

170:                                              ; preds = %14
  %171 = tail call fastcc i32 @emit(%struct.pattern* noundef nonnull %0, i32 noundef 4, i32 noundef %24, i32 noundef 0) #5
  br label %164

172:                                              ; preds = %14
  %173 = tail call fastcc i32 @emit(%struct.pattern* noundef nonnull %0, i32 noundef 7, i32 noundef %24, i32 noundef 0) #5
  br label %164
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @emit(%struct.pattern* nocapture noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #0 {
  %5 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 5
  %6 = load i32, i32* %5, align 8, !tbaa !2
  %7 = icmp ugt i32 %6, 131071
  br i1 %7, label %24, label %8

8:                                                ; preds = %4
  %9 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 2
  %10 = bitcast %struct.step** %9 to i8**
  %11 = tail call fastcc i32 @grown(i8** noundef nonnull %10, i32 noundef %6, i64 noundef 20) #5
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %24, label %13

13:                                               ; preds = %8
  %14 = load %struct.step*, %struct.step** %9, align 8, !tbaa !19
  %15 = load i32, i32* %5, align 8, !tbaa !2
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds %struct.step, %struct.step* %14, i64 %16, i32 0
  store i32 %1, i32* %17, align 4, !tbaa.struct !26
  %18 = getelementptr inbounds %struct.step, %struct.step* %14, i64 %16, i32 1
  store i32 %2, i32* %18, align 4, !tbaa.struct !38
  %19 = getelementptr inbounds %struct.step, %struct.step* %14, i64 %16, i32 2
  store i32 %3, i32* %19, align 4, !tbaa.struct !39
  %20 = getelementptr inbounds %struct.step, %struct.step* %14, i64 %16, i32 3
  store i32 0, i32* %20, align 4, !tbaa.struct !40
  %21 = getelementptr inbounds %struct.step, %struct.step* %14, i64 %16, i32 4
  store i32 0, i32* %21, align 4, !tbaa.struct !41
  %22 = load i32, i32* %5, align 8, !tbaa !2
  %23 = add nsw i32 %22, 1
  br label %24

24:                                               ; preds = %4, %8, %13
  %25 = phi i32 [ %23, %13 ], [ -1, %8 ], [ -1, %4 ]
  %26 = phi i32 [ %22, %13 ], [ -1, %8 ], [ -1, %4 ]
  store i32 %25, i32* %5, align 8, !tbaa !2
  ret i32 %26
}

; Function Attrs: nounwind optsize
define dso_local void @__sv_regex_free(%struct.pattern* noundef %0) local_unnamed_addr #0 {
  %2 = bitcast %struct.pattern* %0 to i8**
  %3 = load i8*, i8** %2, align 8, !tbaa !25
  tail call void @free(i8* noundef %3) #7
  %4 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 1
  %5 = bitcast %struct.range** %4 to i8**
  %6 = load i8*, i8** %5, align 8, !tbaa !42
  tail call void @free(i8* noundef %6) #7
  %7 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 2
  %8 = bitcast %struct.step** %7 to i8**
  %9 = load i8*, i8** %8, align 8, !tbaa !19
  tail call void @free(i8* noundef %9) #7
  %10 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 16
  %11 = bitcast i32** %10 to i8**
  %12 = load i8*, i8** %11, align 8, !tbaa !16
  tail call void @free(i8* noundef %12) #7
  %13 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 17
  %14 = bitcast %struct.edge** %13 to i8**
  %15 = load i8*, i8** %14, align 8, !tbaa !43
  tail call void @free(i8* noundef %15) #7
  %16 = bitcast %struct.pattern* %0 to i8*
  tail call void @free(i8* noundef %16) #7
  ret void
}

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: nofree nosync nounwind optsize readonly
define internal fastcc i32 @nullable(%struct.pattern* noundef readonly %0, i32 noundef %1) unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 0
  %4 = load %struct.node*, %struct.node** %3, align 8, !tbaa !25
  br label %5

5:                                                ; preds = %42, %2
  %6 = phi i32 [ %1, %2 ], [ %44, %42 ]
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds %struct.node, %struct.node* %4, i64 %7, i32 0
  %9 = load i32, i32* %8, align 4, !tbaa !44
  switch i32 %9, label %45 [
    i32 1, label %15
    i32 2, label %10
    i32 3, label %23
    i32 4, label %33
    i32 5, label %42
  ]

10:                                               ; preds = %5
  %11 = getelementptr inbounds %struct.node, %struct.node* %4, i64 %7, i32 1
  %12 = load i32, i32* %11, align 4, !tbaa !46
  %13 = tail call fastcc i32 @nullable(%struct.pattern* noundef nonnull %0, i32 noundef %12) #5
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %18

15:                                               ; preds = %5, %45, %10, %23, %33, %37, %28, %18
  %16 = phi i1 [ %22, %18 ], [ %32, %28 ], [ %41, %37 ], [ true, %45 ], [ false, %10 ], [ true, %23 ], [ true, %33 ], [ false, %5 ]
  %17 = zext i1 %16 to i32
  ret i32 %17

18:                                               ; preds = %10
  %19 = getelementptr inbounds %struct.node, %struct.node* %4, i64 %7, i32 2
  %20 = load i32, i32* %19, align 4, !tbaa !47
  %21 = tail call fastcc i32 @nullable(%struct.pattern* noundef nonnull %0, i32 noundef %20) #5
  %22 = icmp ne i32 %21, 0
  br label %15

23:                                               ; preds = %5
  %24 = getelementptr inbounds %struct.node, %struct.node* %4, i64 %7, i32 1
  %25 = load i32, i32* %24, align 4, !tbaa !46
  %26 = tail call fastcc i32 @nullable(%struct.pattern* noundef nonnull %0, i32 noundef %25) #5
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %15

28:                                               ; preds = %23
  %29 = getelementptr inbounds %struct.node, %struct.node* %4, i64 %7, i32 2
  %30 = load i32, i32* %29, align 4, !tbaa !47
  %31 = tail call fastcc i32 @nullable(%struct.pattern* noundef nonnull %0, i32 noundef %30) #5
  %32 = icmp ne i32 %31, 0
  br label %15

33:                                               ; preds = %5
  %34 = getelementptr inbounds %struct.node, %struct.node* %4, i64 %7, i32 3
  %35 = load i32, i32* %34, align 4, !tbaa !48
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %15, label %37

37:                                               ; preds = %33
  %38 = getelementptr inbounds %struct.node, %struct.node* %4, i64 %7, i32 1
  %39 = load i32, i32* %38, align 4, !tbaa !46
  %40 = tail call fastcc i32 @nullable(%struct.pattern* noundef nonnull %0, i32 noundef %39) #5
  %41 = icmp ne i32 %40, 0
  br label %15

42:                                               ; preds = %5
  %43 = getelementptr inbounds %struct.node, %struct.node* %4, i64 %7, i32 1
  %44 = load i32, i32* %43, align 4, !tbaa !46
  br label %5

45:                                               ; preds = %5
  br label %15
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @grown(i8** nocapture noundef %0, i32 noundef %1, i64 noundef %2) unnamed_addr #0 {
  %4 = tail call i32 @llvm.ctpop.i32(i32 %1), !range !49
  %5 = icmp ult i32 %4, 2
  br i1 %5, label %6, label %16

6:                                                ; preds = %3
  %7 = load i8*, i8** %0, align 8, !tbaa !50
  %8 = icmp eq i32 %1, 0
  %9 = shl nsw i32 %1, 1
  %10 = select i1 %8, i32 1, i32 %9
  %11 = sext i32 %10 to i64
  %12 = mul i64 %11, %2
  %13 = tail call i8* @realloc(i8* noundef %7, i64 noundef %12) #7
  %14 = icmp eq i8* %13, null
  br i1 %14, label %16, label %15

15:                                               ; preds = %6
  store i8* %13, i8** %0, align 8, !tbaa !50
  br label %16

16:                                               ; preds = %15, %6, %3
  %17 = phi i32 [ 1, %3 ], [ 1, %15 ], [ 0, %6 ]
  ret i32 %17
}

; Function Attrs: optsize
declare dso_local i8* @realloc(i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i8* @calloc(i64 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i8* @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define internal fastcc i32 @edges_of(%struct.walk* nocapture noundef %0, i32 noundef %1) unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 0
  %4 = load %struct.pattern*, %struct.pattern** %3, align 8, !tbaa !9
  %5 = tail call fastcc i32 @push(%struct.walk* noundef %0, i32 noundef %1, i32 noundef 0) #5
  %6 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 5
  %7 = icmp eq i32 %5, 0
  br i1 %7, label %84, label %8

8:                                                ; preds = %2
  %9 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 4
  %10 = getelementptr inbounds %struct.pattern, %struct.pattern* %4, i64 0, i32 2
  %11 = getelementptr inbounds %struct.pattern, %struct.pattern* %4, i64 0, i32 18
  %12 = getelementptr inbounds %struct.pattern, %struct.pattern* %4, i64 0, i32 17
  %13 = bitcast %struct.edge** %12 to i8**
  br label %14

14:                                               ; preds = %8, %81
  %15 = phi i32 [ %5, %8 ], [ %82, %81 ]
  %16 = load i32, i32* %6, align 8, !tbaa !15
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %84, label %18

18:                                               ; preds = %14
  %19 = load %struct.edge*, %struct.edge** %9, align 8, !tbaa !14
  %20 = add nsw i32 %16, -1
  store i32 %20, i32* %6, align 8, !tbaa !15
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds %struct.edge, %struct.edge* %19, i64 %21, i32 0
  %23 = load i32, i32* %22, align 4, !tbaa.struct !40
  %24 = getelementptr inbounds %struct.edge, %struct.edge* %19, i64 %21, i32 1
  %25 = load i32, i32* %24, align 4, !tbaa.struct !41
  %26 = load %struct.step*, %struct.step** %10, align 8, !tbaa !19
  %27 = sext i32 %23 to i64
  %28 = getelementptr inbounds %struct.step, %struct.step* %26, i64 %27, i32 0
  %29 = load i32, i32* %28, align 4, !tbaa !20
  switch i32 %29, label %81 [
    i32 1, label %30
    i32 6, label %43
    i32 2, label %55
    i32 3, label %59
    i32 5, label %59
    i32 4, label %62
    i32 0, label %68
    i32 9, label %68
  ]

30:                                               ; preds = %18
  %31 = getelementptr inbounds %struct.step, %struct.step* %26, i64 %27, i32 2
  %32 = load i32, i32* %31, align 4, !tbaa !31
  %33 = tail call fastcc i32 @push(%struct.walk* noundef nonnull %0, i32 noundef %32, i32 noundef %25) #5
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %40, label %35

35:                                               ; preds = %30
  %36 = getelementptr inbounds %struct.step, %struct.step* %26, i64 %27, i32 1
  %37 = load i32, i32* %36, align 4, !tbaa !32
  %38 = tail call fastcc i32 @push(%struct.walk* noundef nonnull %0, i32 noundef %37, i32 noundef %25) #5
  %39 = icmp ne i32 %38, 0
  br label %40

40:                                               ; preds = %35, %30
  %41 = phi i1 [ false, %30 ], [ %39, %35 ]
  %42 = zext i1 %41 to i32
  br label %81

43:                                               ; preds = %18
  %44 = add nsw i32 %23, 1
  %45 = tail call fastcc i32 @push(%struct.walk* noundef nonnull %0, i32 noundef %44, i32 noundef %25) #5
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %52, label %47

47:                                               ; preds = %43
  %48 = getelementptr inbounds %struct.step, %struct.step* %26, i64 %27, i32 1
  %49 = load i32, i32* %48, align 4, !tbaa !32
  %50 = tail call fastcc i32 @push(%struct.walk* noundef nonnull %0, i32 noundef %49, i32 noundef %25) #5
  %51 = icmp ne i32 %50, 0
  br label %52

52:                                               ; preds = %47, %43
  %53 = phi i1 [ false, %43 ], [ %51, %47 ]
  %54 = zext i1 %53 to i32
  br label %81

55:                                               ; preds = %18
  %56 = getelementptr inbounds %struct.step, %struct.step* %26, i64 %27, i32 1
  %57 = load i32, i32* %56, align 4, !tbaa !32
  %58 = tail call fastcc i32 @push(%struct.walk* noundef nonnull %0, i32 noundef %57, i32 noundef %25) #5
  br label %81

59:                                               ; preds = %18, %18
  %60 = add nsw i32 %23, 1
  %61 = tail call fastcc i32 @push(%struct.walk* noundef nonnull %0, i32 noundef %60, i32 noundef %25) #5
  br label %81

62:                                               ; preds = %18
  %63 = add nsw i32 %23, 1
  %64 = getelementptr inbounds %struct.step, %struct.step* %26, i64 %27, i32 1
  %65 = load i32, i32* %64, align 4, !tbaa !32
  %66 = or i32 %65, %25
  %67 = tail call fastcc i32 @push(%struct.walk* noundef nonnull %0, i32 noundef %63, i32 noundef %66) #5
  br label %81

68:                                               ; preds = %18, %18
  %69 = load i32, i32* %11, align 8, !tbaa !17
  %70 = icmp slt i32 %69, 2097152
  br i1 %70, label %71, label %84

71:                                               ; preds = %68
  %72 = tail call fastcc i32 @grown(i8** noundef nonnull %13, i32 noundef %69, i64 noundef 8) #5
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %84, label %74

74:                                               ; preds = %71
  %75 = load %struct.edge*, %struct.edge** %12, align 8, !tbaa !43
  %76 = load i32, i32* %11, align 8, !tbaa !17
  %77 = add nsw i32 %76, 1
  store i32 %77, i32* %11, align 8, !tbaa !17
  %78 = sext i32 %76 to i64
  %79 = getelementptr inbounds %struct.edge, %struct.edge* %75, i64 %78, i32 0
  store i32 %23, i32* %79, align 4, !tbaa.struct !40
  %80 = getelementptr inbounds %struct.edge, %struct.edge* %75, i64 %78, i32 1
  store i32 %25, i32* %80, align 4, !tbaa.struct !41
  br label %81

81:                                               ; preds = %74, %18, %62, %59, %55, %52, %40
  %82 = phi i32 [ %15, %18 ], [ 1, %74 ], [ %67, %62 ], [ %61, %59 ], [ %58, %55 ], [ %54, %52 ], [ %42, %40 ]
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %84, label %14, !llvm.loop !51

84:                                               ; preds = %68, %71, %14, %81, %2
  %85 = phi i32 [ 0, %2 ], [ 0, %68 ], [ 0, %71 ], [ 0, %81 ], [ %15, %14 ]
  %86 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 3
  %87 = load i32, i32* %86, align 8, !tbaa !13
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %103, label %89

89:                                               ; preds = %84
  %90 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 1
  %91 = load [9 x i16]*, [9 x i16]** %90, align 8, !tbaa !11
  %92 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 2
  %93 = load i32*, i32** %92, align 8, !tbaa !12
  br label %94

94:                                               ; preds = %89, %94
  %95 = phi i32 [ %87, %89 ], [ %96, %94 ]
  %96 = add nsw i32 %95, -1
  store i32 %96, i32* %86, align 8, !tbaa !13
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds i32, i32* %93, i64 %97
  %99 = load i32, i32* %98, align 4, !tbaa !18
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds [9 x i16], [9 x i16]* %91, i64 %100, i64 0
  store i16 0, i16* %101, align 2, !tbaa !52
  %102 = icmp eq i32 %96, 0
  br i1 %102, label %103, label %94, !llvm.loop !54

103:                                              ; preds = %94, %84
  ret i32 %85
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @push(%struct.walk* nocapture noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 1
  %5 = load [9 x i16]*, [9 x i16]** %4, align 8, !tbaa !11
  %6 = sext i32 %1 to i64
  %7 = getelementptr inbounds [9 x i16], [9 x i16]* %5, i64 %6, i64 0
  %8 = load i16, i16* %7, align 2, !tbaa !52
  %9 = icmp eq i16 %8, 0
  br i1 %9, label %24, label %10

10:                                               ; preds = %3
  %11 = zext i16 %8 to i64
  %12 = xor i32 %2, -1
  br label %16

13:                                               ; preds = %16
  %14 = add nuw nsw i64 %17, 1
  %15 = icmp eq i64 %17, %11
  br i1 %15, label %23, label %16, !llvm.loop !55

16:                                               ; preds = %10, %13
  %17 = phi i64 [ 1, %10 ], [ %14, %13 ]
  %18 = getelementptr inbounds [9 x i16], [9 x i16]* %5, i64 %6, i64 %17
  %19 = load i16, i16* %18, align 2, !tbaa !52
  %20 = zext i16 %19 to i32
  %21 = and i32 %20, %12
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %52, label %13

23:                                               ; preds = %13
  br i1 %9, label %24, label %32

24:                                               ; preds = %3, %23
  %25 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 2
  %26 = load i32*, i32** %25, align 8, !tbaa !12
  %27 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 3
  %28 = load i32, i32* %27, align 8, !tbaa !13
  %29 = add nsw i32 %28, 1
  store i32 %29, i32* %27, align 8, !tbaa !13
  %30 = sext i32 %28 to i64
  %31 = getelementptr inbounds i32, i32* %26, i64 %30
  store i32 %1, i32* %31, align 4, !tbaa !18
  br label %34

32:                                               ; preds = %23
  %33 = icmp ult i16 %8, 8
  br i1 %33, label %34, label %52

34:                                               ; preds = %24, %32
  %35 = trunc i32 %2 to i16
  %36 = add nuw nsw i16 %8, 1
  store i16 %36, i16* %7, align 2, !tbaa !52
  %37 = zext i16 %36 to i64
  %38 = getelementptr inbounds [9 x i16], [9 x i16]* %5, i64 %6, i64 %37
  store i16 %35, i16* %38, align 2, !tbaa !52
  %39 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 4
  %40 = bitcast %struct.edge** %39 to i8**
  %41 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 5
  %42 = load i32, i32* %41, align 8, !tbaa !15
  %43 = tail call fastcc i32 @grown(i8** noundef nonnull %40, i32 noundef %42, i64 noundef 8) #5
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %52, label %45

45:                                               ; preds = %34
  %46 = load %struct.edge*, %struct.edge** %39, align 8, !tbaa !14
  %47 = load i32, i32* %41, align 8, !tbaa !15
  %48 = add nsw i32 %47, 1
  store i32 %48, i32* %41, align 8, !tbaa !15
  %49 = sext i32 %47 to i64
  %50 = getelementptr inbounds %struct.edge, %struct.edge* %46, i64 %49, i32 0
  store i32 %1, i32* %50, align 4, !tbaa.struct !40
  %51 = getelementptr inbounds %struct.edge, %struct.edge* %46, i64 %49, i32 1
  store i32 %2, i32* %51, align 4, !tbaa.struct !41
  br label %52

52:                                               ; preds = %16, %34, %32, %45
  %53 = phi i32 [ 1, %45 ], [ 0, %32 ], [ 0, %34 ], [ 1, %16 ]
  ret i32 %53
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.ctpop.i32(i32) #4

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #3 = { nofree nosync nounwind optsize readonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #5 = { nobuiltin optsize "no-builtins" }
attributes #6 = { nounwind }
attributes #7 = { nobuiltin nounwind optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !7, i64 32}
!3 = !{!"pattern", !4, i64 0, !4, i64 8, !4, i64 16, !7, i64 24, !7, i64 28, !7, i64 32, !7, i64 36, !7, i64 40, !7, i64 44, !7, i64 48, !7, i64 52, !7, i64 56, !7, i64 60, !7, i64 64, !7, i64 68, !7, i64 72, !4, i64 80, !4, i64 88, !7, i64 96}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"int", !5, i64 0}
!8 = !{!3, !7, i64 44}
!9 = !{!10, !4, i64 0}
!10 = !{!"walk", !4, i64 0, !4, i64 8, !4, i64 16, !7, i64 24, !4, i64 32, !7, i64 40}
!11 = !{!10, !4, i64 8}
!12 = !{!10, !4, i64 16}
!13 = !{!10, !7, i64 24}
!14 = !{!10, !4, i64 32}
!15 = !{!10, !7, i64 40}
!16 = !{!3, !4, i64 80}
!17 = !{!3, !7, i64 96}
!18 = !{!7, !7, i64 0}
!19 = !{!3, !4, i64 16}
!20 = !{!21, !5, i64 0}
!21 = !{!"step", !5, i64 0, !7, i64 4, !7, i64 8, !7, i64 12, !7, i64 16}
!22 = distinct !{!22, !23, !24}
!23 = !{!"llvm.loop.mustprogress"}
!24 = !{!"llvm.loop.unroll.disable"}
!25 = !{!3, !4, i64 0}
!26 = !{i64 0, i64 4, !27, i64 4, i64 4, !18, i64 8, i64 4, !18, i64 12, i64 4, !18, i64 16, i64 4, !18}
!27 = !{!5, !5, i64 0}
!28 = !{!21, !7, i64 12}
!29 = !{!21, !7, i64 16}
!30 = !{!3, !7, i64 60}
!31 = !{!21, !7, i64 8}
!32 = !{!21, !7, i64 4}
!33 = distinct !{!33, !23, !24}
!34 = !{!3, !7, i64 36}
!35 = distinct !{!35, !23, !24}
!36 = distinct !{!36, !23, !24}
!37 = distinct !{!37, !23, !24}
!38 = !{i64 0, i64 4, !18, i64 4, i64 4, !18, i64 8, i64 4, !18, i64 12, i64 4, !18}
!39 = !{i64 0, i64 4, !18, i64 4, i64 4, !18, i64 8, i64 4, !18}
!40 = !{i64 0, i64 4, !18, i64 4, i64 4, !18}
!41 = !{i64 0, i64 4, !18}
!42 = !{!3, !4, i64 8}
!43 = !{!3, !4, i64 88}
!44 = !{!45, !5, i64 0}
!45 = !{!"node", !5, i64 0, !7, i64 4, !7, i64 8, !7, i64 12, !7, i64 16}
!46 = !{!45, !7, i64 4}
!47 = !{!45, !7, i64 8}
!48 = !{!45, !7, i64 12}
!49 = !{i32 0, i32 33}
!50 = !{!4, !4, i64 0}
!51 = distinct !{!51, !23, !24}
!52 = !{!53, !53, i64 0}
!53 = !{!"short", !5, i64 0}
!54 = distinct !{!54, !23, !24}
!55 = distinct !{!55, !23, !24}
