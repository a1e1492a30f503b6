; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/regex_compile.c
; ModuleID = 'runtime/c/regex_compile.c'
source_filename = "runtime/c/regex_compile.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pattern = type { %struct.node*, %struct.range*, %struct.step*, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32*, %struct.edge*, i32 }
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
  %9 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 10
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
  %28 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 18
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
  %39 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 20
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
  %65 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 20
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
  %4 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 7
  %5 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 5
  br label %6

6:                                                ; preds = %42, %2
  %7 = phi i32 [ %1, %2 ], [ %15, %42 ]
  %8 = load %struct.node*, %struct.node** %3, align 8, !tbaa !25
  %9 = sext i32 %7 to i64
  %10 = getelementptr inbounds %struct.node, %struct.node* %8, i64 %9, i32 0
  %11 = load i32, i32* %10, align 4, !tbaa.struct !26
  %12 = getelementptr inbounds %struct.node, %struct.node* %8, i64 %9, i32 1
  %13 = load i32, i32* %12, align 4, !tbaa.struct !28
  %14 = getelementptr inbounds %struct.node, %struct.node* %8, i64 %9, i32 2
  %15 = load i32, i32* %14, align 4, !tbaa.struct !29
  %16 = getelementptr inbounds %struct.node, %struct.node* %8, i64 %9, i32 3
  %17 = load i32, i32* %16, align 4, !tbaa.struct !30
  %18 = getelementptr inbounds %struct.node, %struct.node* %8, i64 %9, i32 4
  %19 = load i32, i32* %18, align 4, !tbaa.struct !31
  %20 = load i32, i32* %4, align 8, !tbaa !32
  store i32 0, i32* %4, align 8, !tbaa !32
  %21 = load i32, i32* %5, align 8, !tbaa !2
  %22 = icmp slt i32 %21, 0
  br i1 %22, label %226, label %23

23:                                               ; preds = %6
  switch i32 %11, label %226 [
    i32 7, label %234
    i32 8, label %24
    i32 1, label %26
    i32 2, label %42
    i32 3, label %43
    i32 4, label %67
    i32 5, label %227
    i32 6, label %232
  ]

24:                                               ; preds = %23
  %25 = tail call fastcc i32 @emit(%struct.pattern* noundef nonnull %0, i32 noundef 8, i32 noundef 0, i32 noundef 0) #5
  br label %226

26:                                               ; preds = %23
  %27 = tail call fastcc i32 @emit(%struct.pattern* noundef nonnull %0, i32 noundef 0, i32 noundef %17, i32 noundef %19) #5
  %28 = icmp slt i32 %27, 0
  br i1 %28, label %226, label %29

29:                                               ; preds = %26
  %30 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 2
  %31 = load %struct.step*, %struct.step** %30, align 8, !tbaa !19
  %32 = load i32, i32* %5, align 8, !tbaa !2
  %33 = add nsw i32 %32, -1
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds %struct.step, %struct.step* %31, i64 %34, i32 3
  store i32 %13, i32* %35, align 4, !tbaa !33
  %36 = getelementptr inbounds %struct.step, %struct.step* %31, i64 %34, i32 4
  store i32 %15, i32* %36, align 4, !tbaa !34
  %37 = icmp sgt i32 %15, 0
  %38 = zext i1 %37 to i32
  %39 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 14
  %40 = load i32, i32* %39, align 4, !tbaa !35
  %41 = or i32 %40, %38
  store i32 %41, i32* %39, align 4, !tbaa !35
  br label %226

42:                                               ; preds = %23
  tail call fastcc void @generate(%struct.pattern* noundef nonnull %0, i32 noundef %13) #5
  br label %6

43:                                               ; preds = %23
  %44 = icmp eq i32 %13, 0
  %45 = select i1 %44, i32 %15, i32 %13
  %46 = select i1 %44, i32 0, i32 %15
  %47 = add nuw nsw i32 %21, 1
  %48 = tail call fastcc i32 @emit(%struct.pattern* noundef nonnull %0, i32 noundef 1, i32 noundef %47, i32 noundef 0) #5
  tail call fastcc void @generate(%struct.pattern* noundef nonnull %0, i32 noundef %45) #5
  %49 = tail call fastcc i32 @emit(%struct.pattern* noundef nonnull %0, i32 noundef 2, i32 noundef 0, i32 noundef 0) #5
  %50 = load i32, i32* %5, align 8, !tbaa !2
  %51 = or i32 %50, %48
  %52 = icmp sgt i32 %51, -1
  br i1 %52, label %53, label %58

53:                                               ; preds = %43
  %54 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 2
  %55 = load %struct.step*, %struct.step** %54, align 8, !tbaa !19
  %56 = sext i32 %48 to i64
  %57 = getelementptr inbounds %struct.step, %struct.step* %55, i64 %56, i32 2
  store i32 %50, i32* %57, align 4, !tbaa !36
  br label %58

58:                                               ; preds = %43, %53
  tail call fastcc void @generate(%struct.pattern* noundef nonnull %0, i32 noundef %46) #5
  %59 = load i32, i32* %5, align 8, !tbaa !2
  %60 = or i32 %59, %49
  %61 = icmp sgt i32 %60, -1
  br i1 %61, label %62, label %226

62:                                               ; preds = %58
  %63 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 2
  %64 = load %struct.step*, %struct.step** %63, align 8, !tbaa !19
  %65 = sext i32 %49 to i64
  %66 = getelementptr inbounds %struct.step, %struct.step* %64, i64 %65, i32 1
  store i32 %59, i32* %66, align 4, !tbaa !37
  br label %226

67:                                               ; preds = %23
  %68 = icmp slt i32 %19, 0
  %69 = icmp sgt i32 %17, 0
  br i1 %68, label %74, label %70

70:                                               ; preds = %67
  br i1 %69, label %71, label %140

71:                                               ; preds = %70
  %72 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 8
  %73 = load i32, i32* %72, align 4, !tbaa !38
  br label %147

74:                                               ; preds = %67
  br i1 %69, label %75, label %97

75:                                               ; preds = %74
  %76 = tail call fastcc i32 @nullable(%struct.pattern* noundef nonnull %0, i32 noundef %13) #7
  %77 = icmp eq i32 %76, 0
  %78 = sext i1 %77 to i32
  %79 = add nsw i32 %17, %78
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %102, label %81

81:                                               ; preds = %75
  %82 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 8
  %83 = load i32, i32* %82, align 4, !tbaa !38
  br label %87

84:                                               ; preds = %94, %87
  br i1 %77, label %102, label %85

85:                                               ; preds = %84
  %86 = load i32, i32* %5, align 8, !tbaa !2
  br label %97

87:                                               ; preds = %81, %94
  %88 = phi i32 [ %92, %94 ], [ 0, %81 ]
  store i32 0, i32* %4, align 8, !tbaa !32
  %89 = or i32 %83, %88
  %90 = icmp ne i32 %89, 0
  %91 = zext i1 %90 to i32
  store i32 %91, i32* %82, align 4, !tbaa !38
  tail call fastcc void @generate(%struct.pattern* noundef nonnull %0, i32 noundef %13) #7
  store i32 %83, i32* %82, align 4, !tbaa !38
  %92 = add nuw nsw i32 %88, 1
  %93 = icmp eq i32 %92, %79
  br i1 %93, label %84, label %94, !llvm.loop !39

94:                                               ; preds = %87
  %95 = load i32, i32* %5, align 8, !tbaa !2
  %96 = icmp sgt i32 %95, -1
  br i1 %96, label %87, label %84

97:                                               ; preds = %85, %74
  %98 = phi i32 [ %86, %85 ], [ %21, %74 ]
  %99 = phi i32 [ %79, %85 ], [ %17, %74 ]
  %100 = add nsw i32 %98, 1
  %101 = tail call fastcc i32 @emit(%struct.pattern* noundef nonnull %0, i32 noundef 1, i32 noundef %100, i32 noundef 0) #7
  br label %102

102:                                              ; preds = %75, %97, %84
  %103 = phi i32 [ %99, %97 ], [ 1, %84 ], [ 0, %75 ]
  %104 = phi i32 [ %101, %97 ], [ -1, %84 ], [ -1, %75 ]
  %105 = icmp eq i32 %103, 0
  %106 = zext i1 %105 to i32
  %107 = tail call fastcc i32 @nullable(%struct.pattern* noundef nonnull %0, i32 noundef %13) #7
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %117, label %109

109:                                              ; preds = %102
  %110 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 6
  %111 = load i32, i32* %110, align 4, !tbaa !40
  %112 = add nsw i32 %111, 1
  store i32 %112, i32* %110, align 4, !tbaa !40
  %113 = load i32, i32* %5, align 8, !tbaa !2
  %114 = tail call fastcc i32 @emit(%struct.pattern* noundef nonnull %0, i32 noundef 5, i32 noundef %111, i32 noundef 0) #7
  tail call fastcc void @round_of(%struct.pattern* noundef nonnull %0, i32 noundef %13, i32 noundef %106, i32 noundef 1) #7
  %115 = tail call fastcc i32 @emit(%struct.pattern* noundef nonnull %0, i32 noundef 6, i32 noundef %113, i32 noundef %111) #7
  %116 = load i32, i32* %5, align 8, !tbaa !2
  br label %129

117:                                              ; preds = %102
  %118 = load i32, i32* %5, align 8, !tbaa !2
  tail call fastcc void @round_of(%struct.pattern* noundef nonnull %0, i32 noundef %13, i32 noundef %106, i32 noundef 1) #7
  %119 = tail call fastcc i32 @emit(%struct.pattern* noundef nonnull %0, i32 noundef 1, i32 noundef %118, i32 noundef 0) #7
  %120 = load i32, i32* %5, align 8, !tbaa !2
  %121 = or i32 %120, %119
  %122 = icmp sgt i32 %121, -1
  br i1 %122, label %123, label %129

123:                                              ; preds = %117
  %124 = add nsw i32 %119, 1
  %125 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 2
  %126 = load %struct.step*, %struct.step** %125, align 8, !tbaa !19
  %127 = sext i32 %119 to i64
  %128 = getelementptr inbounds %struct.step, %struct.step* %126, i64 %127, i32 2
  store i32 %124, i32* %128, align 4, !tbaa !36
  br label %129

129:                                              ; preds = %117, %123, %109
  %130 = phi i32 [ %120, %117 ], [ %120, %123 ], [ %116, %109 ]
  %131 = or i32 %130, %104
  %132 = icmp sgt i32 %131, -1
  br i1 %132, label %133, label %226

133:                                              ; preds = %129
  %134 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 2
  %135 = load %struct.step*, %struct.step** %134, align 8, !tbaa !19
  %136 = sext i32 %104 to i64
  %137 = getelementptr inbounds %struct.step, %struct.step* %135, i64 %136, i32 2
  store i32 %130, i32* %137, align 4, !tbaa !36
  br label %226

138:                                              ; preds = %147, %154
  %139 = load %struct.node*, %struct.node** %3, align 8, !tbaa !25
  br label %140

140:                                              ; preds = %138, %70
  %141 = phi %struct.node* [ %139, %138 ], [ %8, %70 ]
  %142 = sext i32 %13 to i64
  %143 = getelementptr inbounds %struct.node, %struct.node* %141, i64 %142, i32 0
  %144 = load i32, i32* %143, align 4, !tbaa !41
  %145 = icmp eq i32 %144, 1
  %146 = sub i32 %19, %17
  br i1 %145, label %157, label %183

147:                                              ; preds = %71, %154
  %148 = phi i32 [ %152, %154 ], [ 0, %71 ]
  store i32 0, i32* %4, align 8, !tbaa !32
  %149 = or i32 %73, %148
  %150 = icmp ne i32 %149, 0
  %151 = zext i1 %150 to i32
  store i32 %151, i32* %72, align 4, !tbaa !38
  tail call fastcc void @generate(%struct.pattern* noundef nonnull %0, i32 noundef %13) #7
  store i32 %73, i32* %72, align 4, !tbaa !38
  %152 = add nuw nsw i32 %148, 1
  %153 = icmp eq i32 %152, %17
  br i1 %153, label %138, label %154, !llvm.loop !43

154:                                              ; preds = %147
  %155 = load i32, i32* %5, align 8, !tbaa !2
  %156 = icmp sgt i32 %155, -1
  br i1 %156, label %147, label %138

157:                                              ; preds = %140
  %158 = icmp sgt i32 %146, 0
  br i1 %158, label %159, label %226

159:                                              ; preds = %157, %172
  %160 = phi i32 [ %174, %172 ], [ -1, %157 ]
  %161 = phi i32 [ %175, %172 ], [ 0, %157 ]
  %162 = load i32, i32* %5, align 8, !tbaa !2
  %163 = icmp sgt i32 %162, -1
  br i1 %163, label %172, label %226

164:                                              ; preds = %172
  %165 = load i32, i32* %5, align 8, !tbaa !2
  %166 = icmp sgt i32 %165, -1
  %167 = icmp sgt i32 %174, -1
  %168 = select i1 %166, i1 %167, i1 false
  br i1 %168, label %169, label %226

169:                                              ; preds = %164
  %170 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 2
  %171 = load %struct.step*, %struct.step** %170, align 8, !tbaa !19
  br label %177

172:                                              ; preds = %159
  %173 = add nuw nsw i32 %162, 1
  %174 = tail call fastcc i32 @emit(%struct.pattern* noundef nonnull %0, i32 noundef 1, i32 noundef %173, i32 noundef %160) #7
  tail call fastcc void @generate(%struct.pattern* noundef nonnull %0, i32 noundef %13) #7
  %175 = add nuw nsw i32 %161, 1
  %176 = icmp eq i32 %175, %146
  br i1 %176, label %164, label %159, !llvm.loop !44

177:                                              ; preds = %169, %177
  %178 = phi i32 [ %174, %169 ], [ %181, %177 ]
  %179 = zext i32 %178 to i64
  %180 = getelementptr inbounds %struct.step, %struct.step* %171, i64 %179, i32 2
  %181 = load i32, i32* %180, align 4, !tbaa !36
  store i32 %165, i32* %180, align 4, !tbaa !36
  %182 = icmp sgt i32 %181, -1
  br i1 %182, label %177, label %226, !llvm.loop !45

183:                                              ; preds = %140
  %184 = icmp eq i32 %17, 0
  %185 = load i32, i32* %5, align 8, !tbaa !2
  %186 = icmp sgt i32 %146, 0
  br i1 %186, label %187, label %226

187:                                              ; preds = %183
  %188 = icmp sgt i32 %185, -1
  br i1 %188, label %194, label %189

189:                                              ; preds = %194, %201, %187
  %190 = add nsw i32 %185, %146
  %191 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 2
  %192 = zext i32 %146 to i64
  %193 = load i32, i32* %5, align 8, !tbaa !2
  br label %204

194:                                              ; preds = %187, %201
  %195 = phi i32 [ %199, %201 ], [ 0, %187 ]
  %196 = phi i32 [ %202, %201 ], [ %185, %187 ]
  %197 = add nuw nsw i32 %196, 1
  %198 = tail call fastcc i32 @emit(%struct.pattern* noundef nonnull %0, i32 noundef 1, i32 noundef %197, i32 noundef 0) #7
  %199 = add nuw nsw i32 %195, 1
  %200 = icmp eq i32 %199, %146
  br i1 %200, label %189, label %201, !llvm.loop !46

201:                                              ; preds = %194
  %202 = load i32, i32* %5, align 8, !tbaa !2
  %203 = icmp sgt i32 %202, -1
  br i1 %203, label %194, label %189

204:                                              ; preds = %189, %223
  %205 = phi i32 [ %193, %189 ], [ %216, %223 ]
  %206 = phi i64 [ 0, %189 ], [ %224, %223 ]
  %207 = icmp sgt i32 %205, -1
  br i1 %207, label %208, label %226

208:                                              ; preds = %204
  %209 = icmp eq i64 %206, 0
  %210 = select i1 %184, i1 %209, i1 false
  %211 = zext i1 %210 to i32
  %212 = zext i1 %209 to i32
  tail call fastcc void @round_of(%struct.pattern* noundef nonnull %0, i32 noundef %13, i32 noundef %211, i32 noundef %212) #7
  %213 = trunc i64 %206 to i32
  %214 = xor i32 %213, -1
  %215 = add i32 %190, %214
  %216 = load i32, i32* %5, align 8, !tbaa !2
  %217 = or i32 %216, %215
  %218 = icmp sgt i32 %217, -1
  br i1 %218, label %219, label %223

219:                                              ; preds = %208
  %220 = load %struct.step*, %struct.step** %191, align 8, !tbaa !19
  %221 = sext i32 %215 to i64
  %222 = getelementptr inbounds %struct.step, %struct.step* %220, i64 %221, i32 2
  store i32 %216, i32* %222, align 4, !tbaa !36
  br label %223

223:                                              ; preds = %219, %208
  %224 = add nuw nsw i64 %206, 1
  %225 = icmp eq i64 %224, %192
  br i1 %225, label %226, label %204, !llvm.loop !47

226:                                              ; preds = %23, %6, %204, %223, %159, %177, %129, %133, %62, %58, %24, %29, %232, %234, %26, %164, %157, %183, %227
  ret void

227:                                              ; preds = %23
  %228 = shl nsw i32 %17, 1
  %229 = tail call fastcc i32 @emit(%struct.pattern* noundef nonnull %0, i32 noundef 3, i32 noundef %228, i32 noundef 0) #5
  tail call fastcc void @generate(%struct.pattern* noundef nonnull %0, i32 noundef %13) #5
  %230 = or i32 %228, 1
  %231 = tail call fastcc i32 @emit(%struct.pattern* noundef nonnull %0, i32 noundef 3, i32 noundef %230, i32 noundef %20) #5
  br label %226

232:                                              ; preds = %23
  %233 = tail call fastcc i32 @emit(%struct.pattern* noundef nonnull %0, i32 noundef 4, i32 noundef %17, i32 noundef 0) #5
  br label %226

234:                                              ; preds = %23
  %235 = tail call fastcc i32 @emit(%struct.pattern* noundef nonnull %0, i32 noundef 7, i32 noundef %17, i32 noundef 0) #5
  br label %226
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
  store i32 %2, i32* %18, align 4, !tbaa.struct !28
  %19 = getelementptr inbounds %struct.step, %struct.step* %14, i64 %16, i32 2
  store i32 %3, i32* %19, align 4, !tbaa.struct !29
  %20 = getelementptr inbounds %struct.step, %struct.step* %14, i64 %16, i32 3
  store i32 0, i32* %20, align 4, !tbaa.struct !30
  %21 = getelementptr inbounds %struct.step, %struct.step* %14, i64 %16, i32 4
  store i32 0, i32* %21, align 4, !tbaa.struct !31
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
  %6 = load i8*, i8** %5, align 8, !tbaa !48
  tail call void @free(i8* noundef %6) #7
  %7 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 2
  %8 = bitcast %struct.step** %7 to i8**
  %9 = load i8*, i8** %8, align 8, !tbaa !19
  tail call void @free(i8* noundef %9) #7
  %10 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 18
  %11 = bitcast i32** %10 to i8**
  %12 = load i8*, i8** %11, align 8, !tbaa !16
  tail call void @free(i8* noundef %12) #7
  %13 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 19
  %14 = bitcast %struct.edge** %13 to i8**
  %15 = load i8*, i8** %14, align 8, !tbaa !49
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
  %9 = load i32, i32* %8, align 4, !tbaa !41
  switch i32 %9, label %45 [
    i32 1, label %15
    i32 2, label %10
    i32 3, label %23
    i32 4, label %33
    i32 5, label %42
  ]

10:                                               ; preds = %5
  %11 = getelementptr inbounds %struct.node, %struct.node* %4, i64 %7, i32 1
  %12 = load i32, i32* %11, align 4, !tbaa !50
  %13 = tail call fastcc i32 @nullable(%struct.pattern* noundef nonnull %0, i32 noundef %12) #5
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %18

15:                                               ; preds = %5, %45, %10, %23, %33, %37, %28, %18
  %16 = phi i1 [ %22, %18 ], [ %32, %28 ], [ %41, %37 ], [ true, %45 ], [ false, %10 ], [ true, %23 ], [ true, %33 ], [ false, %5 ]
  %17 = zext i1 %16 to i32
  ret i32 %17

18:                                               ; preds = %10
  %19 = getelementptr inbounds %struct.node, %struct.node* %4, i64 %7, i32 2
  %20 = load i32, i32* %19, align 4, !tbaa !51
  %21 = tail call fastcc i32 @nullable(%struct.pattern* noundef nonnull %0, i32 noundef %20) #5
  %22 = icmp ne i32 %21, 0
  br label %15

23:                                               ; preds = %5
  %24 = getelementptr inbounds %struct.node, %struct.node* %4, i64 %7, i32 1
  %25 = load i32, i32* %24, align 4, !tbaa !50
  %26 = tail call fastcc i32 @nullable(%struct.pattern* noundef nonnull %0, i32 noundef %25) #5
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %15

28:                                               ; preds = %23
  %29 = getelementptr inbounds %struct.node, %struct.node* %4, i64 %7, i32 2
  %30 = load i32, i32* %29, align 4, !tbaa !51
  %31 = tail call fastcc i32 @nullable(%struct.pattern* noundef nonnull %0, i32 noundef %30) #5
  %32 = icmp ne i32 %31, 0
  br label %15

33:                                               ; preds = %5
  %34 = getelementptr inbounds %struct.node, %struct.node* %4, i64 %7, i32 3
  %35 = load i32, i32* %34, align 4, !tbaa !52
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %15, label %37

37:                                               ; preds = %33
  %38 = getelementptr inbounds %struct.node, %struct.node* %4, i64 %7, i32 1
  %39 = load i32, i32* %38, align 4, !tbaa !50
  %40 = tail call fastcc i32 @nullable(%struct.pattern* noundef nonnull %0, i32 noundef %39) #5
  %41 = icmp ne i32 %40, 0
  br label %15

42:                                               ; preds = %5
  %43 = getelementptr inbounds %struct.node, %struct.node* %4, i64 %7, i32 1
  %44 = load i32, i32* %43, align 4, !tbaa !50
  br label %5

45:                                               ; preds = %5
  br label %15
}

; Function Attrs: nounwind optsize
define internal fastcc void @round_of(%struct.pattern* noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #0 {
  %5 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 8
  %6 = load i32, i32* %5, align 4, !tbaa !38
  %7 = icmp eq i32 %3, 0
  %8 = icmp ne i32 %6, 0
  %9 = select i1 %7, i1 true, i1 %8
  br i1 %9, label %18, label %10

10:                                               ; preds = %4
  %11 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 0
  %12 = load %struct.node*, %struct.node** %11, align 8, !tbaa !25
  %13 = sext i32 %1 to i64
  %14 = getelementptr inbounds %struct.node, %struct.node* %12, i64 %13, i32 0
  %15 = load i32, i32* %14, align 4, !tbaa !41
  %16 = icmp eq i32 %15, 5
  %17 = zext i1 %16 to i32
  br label %18

18:                                               ; preds = %10, %4
  %19 = phi i32 [ 0, %4 ], [ %17, %10 ]
  %20 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 7
  store i32 %19, i32* %20, align 8, !tbaa !32
  %21 = icmp eq i32 %2, 0
  %22 = or i1 %21, %8
  %23 = zext i1 %22 to i32
  store i32 %23, i32* %5, align 4, !tbaa !38
  tail call fastcc void @generate(%struct.pattern* noundef nonnull %0, i32 noundef %1) #5
  store i32 %6, i32* %5, align 4, !tbaa !38
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @grown(i8** nocapture noundef %0, i32 noundef %1, i64 noundef %2) unnamed_addr #0 {
  %4 = tail call i32 @llvm.ctpop.i32(i32 %1), !range !53
  %5 = icmp ult i32 %4, 2
  br i1 %5, label %6, label %16

6:                                                ; preds = %3
  %7 = load i8*, i8** %0, align 8, !tbaa !54
  %8 = icmp eq i32 %1, 0
  %9 = shl nsw i32 %1, 1
  %10 = select i1 %8, i32 1, i32 %9
  %11 = sext i32 %10 to i64
  %12 = mul i64 %11, %2
  %13 = tail call i8* @realloc(i8* noundef %7, i64 noundef %12) #7
  %14 = icmp eq i8* %13, null
  br i1 %14, label %16, label %15

15:                                               ; preds = %6
  store i8* %13, i8** %0, align 8, !tbaa !54
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
  %11 = getelementptr inbounds %struct.pattern, %struct.pattern* %4, i64 0, i32 20
  %12 = getelementptr inbounds %struct.pattern, %struct.pattern* %4, i64 0, i32 19
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
  %23 = load i32, i32* %22, align 4, !tbaa.struct !30
  %24 = getelementptr inbounds %struct.edge, %struct.edge* %19, i64 %21, i32 1
  %25 = load i32, i32* %24, align 4, !tbaa.struct !31
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
  %32 = load i32, i32* %31, align 4, !tbaa !36
  %33 = tail call fastcc i32 @push(%struct.walk* noundef nonnull %0, i32 noundef %32, i32 noundef %25) #5
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %40, label %35

35:                                               ; preds = %30
  %36 = getelementptr inbounds %struct.step, %struct.step* %26, i64 %27, i32 1
  %37 = load i32, i32* %36, align 4, !tbaa !37
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
  %49 = load i32, i32* %48, align 4, !tbaa !37
  %50 = tail call fastcc i32 @push(%struct.walk* noundef nonnull %0, i32 noundef %49, i32 noundef %25) #5
  %51 = icmp ne i32 %50, 0
  br label %52

52:                                               ; preds = %47, %43
  %53 = phi i1 [ false, %43 ], [ %51, %47 ]
  %54 = zext i1 %53 to i32
  br label %81

55:                                               ; preds = %18
  %56 = getelementptr inbounds %struct.step, %struct.step* %26, i64 %27, i32 1
  %57 = load i32, i32* %56, align 4, !tbaa !37
  %58 = tail call fastcc i32 @push(%struct.walk* noundef nonnull %0, i32 noundef %57, i32 noundef %25) #5
  br label %81

59:                                               ; preds = %18, %18
  %60 = add nsw i32 %23, 1
  %61 = tail call fastcc i32 @push(%struct.walk* noundef nonnull %0, i32 noundef %60, i32 noundef %25) #5
  br label %81

62:                                               ; preds = %18
  %63 = add nsw i32 %23, 1
  %64 = getelementptr inbounds %struct.step, %struct.step* %26, i64 %27, i32 1
  %65 = load i32, i32* %64, align 4, !tbaa !37
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
  %75 = load %struct.edge*, %struct.edge** %12, align 8, !tbaa !49
  %76 = load i32, i32* %11, align 8, !tbaa !17
  %77 = add nsw i32 %76, 1
  store i32 %77, i32* %11, align 8, !tbaa !17
  %78 = sext i32 %76 to i64
  %79 = getelementptr inbounds %struct.edge, %struct.edge* %75, i64 %78, i32 0
  store i32 %23, i32* %79, align 4, !tbaa.struct !30
  %80 = getelementptr inbounds %struct.edge, %struct.edge* %75, i64 %78, i32 1
  store i32 %25, i32* %80, align 4, !tbaa.struct !31
  br label %81

81:                                               ; preds = %74, %18, %62, %59, %55, %52, %40
  %82 = phi i32 [ %15, %18 ], [ 1, %74 ], [ %67, %62 ], [ %61, %59 ], [ %58, %55 ], [ %54, %52 ], [ %42, %40 ]
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %84, label %14, !llvm.loop !55

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
  store i16 0, i16* %101, align 2, !tbaa !56
  %102 = icmp eq i32 %96, 0
  br i1 %102, label %103, label %94, !llvm.loop !58

103:                                              ; preds = %94, %84
  ret i32 %85
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @push(%struct.walk* nocapture noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 1
  %5 = load [9 x i16]*, [9 x i16]** %4, align 8, !tbaa !11
  %6 = sext i32 %1 to i64
  %7 = getelementptr inbounds [9 x i16], [9 x i16]* %5, i64 %6, i64 0
  %8 = load i16, i16* %7, align 2, !tbaa !56
  %9 = icmp eq i16 %8, 0
  br i1 %9, label %24, label %10

10:                                               ; preds = %3
  %11 = zext i16 %8 to i64
  %12 = xor i32 %2, -1
  br label %16

13:                                               ; preds = %16
  %14 = add nuw nsw i64 %17, 1
  %15 = icmp eq i64 %17, %11
  br i1 %15, label %23, label %16, !llvm.loop !59

16:                                               ; preds = %10, %13
  %17 = phi i64 [ 1, %10 ], [ %14, %13 ]
  %18 = getelementptr inbounds [9 x i16], [9 x i16]* %5, i64 %6, i64 %17
  %19 = load i16, i16* %18, align 2, !tbaa !56
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
  store i16 %36, i16* %7, align 2, !tbaa !56
  %37 = zext i16 %36 to i64
  %38 = getelementptr inbounds [9 x i16], [9 x i16]* %5, i64 %6, i64 %37
  store i16 %35, i16* %38, align 2, !tbaa !56
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
  store i32 %1, i32* %50, align 4, !tbaa.struct !30
  %51 = getelementptr inbounds %struct.edge, %struct.edge* %46, i64 %49, i32 1
  store i32 %2, i32* %51, align 4, !tbaa.struct !31
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
!3 = !{!"pattern", !4, i64 0, !4, i64 8, !4, i64 16, !7, i64 24, !7, i64 28, !7, i64 32, !7, i64 36, !7, i64 40, !7, i64 44, !7, i64 48, !7, i64 52, !7, i64 56, !7, i64 60, !7, i64 64, !7, i64 68, !7, i64 72, !7, i64 76, !7, i64 80, !4, i64 88, !4, i64 96, !7, i64 104}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"int", !5, i64 0}
!8 = !{!3, !7, i64 52}
!9 = !{!10, !4, i64 0}
!10 = !{!"walk", !4, i64 0, !4, i64 8, !4, i64 16, !7, i64 24, !4, i64 32, !7, i64 40}
!11 = !{!10, !4, i64 8}
!12 = !{!10, !4, i64 16}
!13 = !{!10, !7, i64 24}
!14 = !{!10, !4, i64 32}
!15 = !{!10, !7, i64 40}
!16 = !{!3, !4, i64 88}
!17 = !{!3, !7, i64 104}
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
!28 = !{i64 0, i64 4, !18, i64 4, i64 4, !18, i64 8, i64 4, !18, i64 12, i64 4, !18}
!29 = !{i64 0, i64 4, !18, i64 4, i64 4, !18, i64 8, i64 4, !18}
!30 = !{i64 0, i64 4, !18, i64 4, i64 4, !18}
!31 = !{i64 0, i64 4, !18}
!32 = !{!3, !7, i64 40}
!33 = !{!21, !7, i64 12}
!34 = !{!21, !7, i64 16}
!35 = !{!3, !7, i64 68}
!36 = !{!21, !7, i64 8}
!37 = !{!21, !7, i64 4}
!38 = !{!3, !7, i64 44}
!39 = distinct !{!39, !23, !24}
!40 = !{!3, !7, i64 36}
!41 = !{!42, !5, i64 0}
!42 = !{!"node", !5, i64 0, !7, i64 4, !7, i64 8, !7, i64 12, !7, i64 16}
!43 = distinct !{!43, !23, !24}
!44 = distinct !{!44, !23, !24}
!45 = distinct !{!45, !23, !24}
!46 = distinct !{!46, !23, !24}
!47 = distinct !{!47, !23, !24}
!48 = !{!3, !4, i64 8}
!49 = !{!3, !4, i64 96}
!50 = !{!42, !7, i64 4}
!51 = !{!42, !7, i64 8}
!52 = !{!42, !7, i64 12}
!53 = !{i32 0, i32 33}
!54 = !{!4, !4, i64 0}
!55 = distinct !{!55, !23, !24}
!56 = !{!57, !57, i64 0}
!57 = !{!"short", !5, i64 0}
!58 = distinct !{!58, !23, !24}
!59 = distinct !{!59, !23, !24}
