; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/regex_compile.c
; ModuleID = 'runtime/c/regex_compile.c'
source_filename = "runtime/c/regex_compile.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pattern = type { %struct.node*, %struct.range*, %struct.step*, i32, i32, i32, i32, i32, i32, i32, i32, i32*, %struct.edge*, i32 }
%struct.node = type { i32, i32, i32, i32, i32 }
%struct.range = type { i8, i8 }
%struct.step = type { i32, i32, i32 }
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
  %28 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 11
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
  %39 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 13
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
  %65 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 13
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
  br i1 %8, label %150, label %9

9:                                                ; preds = %2
  %10 = getelementptr inbounds %struct.node, %struct.node* %5, i64 %6, i32 4
  %11 = getelementptr inbounds %struct.node, %struct.node* %5, i64 %6, i32 3
  %12 = getelementptr inbounds %struct.node, %struct.node* %5, i64 %6, i32 2
  %13 = getelementptr inbounds %struct.node, %struct.node* %5, i64 %6, i32 1
  br label %14

14:                                               ; preds = %9, %32
  %15 = phi i32 [ %39, %32 ], [ %7, %9 ]
  %16 = phi i32* [ %38, %32 ], [ %10, %9 ]
  %17 = phi i32* [ %37, %32 ], [ %11, %9 ]
  %18 = phi i32* [ %36, %32 ], [ %12, %9 ]
  %19 = phi i32* [ %35, %32 ], [ %13, %9 ]
  %20 = phi i64 [ %34, %32 ], [ %6, %9 ]
  %21 = phi %struct.node* [ %33, %32 ], [ %5, %9 ]
  %22 = load i32, i32* %19, align 4
  %23 = load i32, i32* %18, align 4
  %24 = load i32, i32* %17, align 4
  %25 = load i32, i32* %16, align 4
  %26 = getelementptr inbounds %struct.node, %struct.node* %21, i64 %20, i32 0
  %27 = load i32, i32* %26, align 4, !tbaa.struct !26
  switch i32 %27, label %150 [
    i32 7, label %158
    i32 8, label %28
    i32 1, label %30
    i32 2, label %32
    i32 3, label %41
    i32 4, label %65
    i32 5, label %151
    i32 6, label %156
  ]

28:                                               ; preds = %14
  %29 = tail call fastcc i32 @emit(%struct.pattern* noundef nonnull %0, i32 noundef 8, i32 noundef 0, i32 noundef 0) #5
  br label %150

30:                                               ; preds = %14
  %31 = tail call fastcc i32 @emit(%struct.pattern* noundef nonnull %0, i32 noundef 0, i32 noundef %24, i32 noundef %25) #5
  br label %150

32:                                               ; preds = %14
  tail call fastcc void @generate(%struct.pattern* noundef nonnull %0, i32 noundef %22) #5
  %33 = load %struct.node*, %struct.node** %3, align 8, !tbaa !25
  %34 = sext i32 %23 to i64
  %35 = getelementptr inbounds %struct.node, %struct.node* %33, i64 %34, i32 1
  %36 = getelementptr inbounds %struct.node, %struct.node* %33, i64 %34, i32 2
  %37 = getelementptr inbounds %struct.node, %struct.node* %33, i64 %34, i32 3
  %38 = getelementptr inbounds %struct.node, %struct.node* %33, i64 %34, i32 4
  %39 = load i32, i32* %4, align 8, !tbaa !2
  %40 = icmp slt i32 %39, 0
  br i1 %40, label %150, label %14

41:                                               ; preds = %14
  %42 = icmp eq i32 %22, 0
  %43 = select i1 %42, i32 %23, i32 %22
  %44 = select i1 %42, i32 0, i32 %23
  %45 = add nuw nsw i32 %15, 1
  %46 = tail call fastcc i32 @emit(%struct.pattern* noundef nonnull %0, i32 noundef 1, i32 noundef %45, i32 noundef 0) #5
  tail call fastcc void @generate(%struct.pattern* noundef nonnull %0, i32 noundef %43) #5
  %47 = tail call fastcc i32 @emit(%struct.pattern* noundef nonnull %0, i32 noundef 2, i32 noundef 0, i32 noundef 0) #5
  %48 = load i32, i32* %4, align 8, !tbaa !2
  %49 = or i32 %48, %46
  %50 = icmp sgt i32 %49, -1
  br i1 %50, label %51, label %56

51:                                               ; preds = %41
  %52 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 2
  %53 = load %struct.step*, %struct.step** %52, align 8, !tbaa !19
  %54 = sext i32 %46 to i64
  %55 = getelementptr inbounds %struct.step, %struct.step* %53, i64 %54, i32 2
  store i32 %48, i32* %55, align 4, !tbaa !28
  br label %56

56:                                               ; preds = %41, %51
  tail call fastcc void @generate(%struct.pattern* noundef nonnull %0, i32 noundef %44) #5
  %57 = load i32, i32* %4, align 8, !tbaa !2
  %58 = or i32 %57, %47
  %59 = icmp sgt i32 %58, -1
  br i1 %59, label %60, label %150

60:                                               ; preds = %56
  %61 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 2
  %62 = load %struct.step*, %struct.step** %61, align 8, !tbaa !19
  %63 = sext i32 %47 to i64
  %64 = getelementptr inbounds %struct.step, %struct.step* %62, i64 %63, i32 1
  store i32 %57, i32* %64, align 4, !tbaa !29
  br label %150

65:                                               ; preds = %14
  %66 = icmp slt i32 %25, 0
  br i1 %66, label %69, label %67

67:                                               ; preds = %65
  %68 = icmp sgt i32 %24, 0
  br i1 %68, label %119, label %117

69:                                               ; preds = %65
  %70 = icmp sgt i32 %24, 1
  br i1 %70, label %73, label %71

71:                                               ; preds = %77, %73, %69
  %72 = icmp eq i32 %24, 0
  br i1 %72, label %80, label %84

73:                                               ; preds = %69, %77
  %74 = phi i32 [ %75, %77 ], [ 1, %69 ]
  tail call fastcc void @generate(%struct.pattern* noundef nonnull %0, i32 noundef %22) #7
  %75 = add nuw nsw i32 %74, 1
  %76 = icmp eq i32 %75, %24
  br i1 %76, label %71, label %77, !llvm.loop !30

77:                                               ; preds = %73
  %78 = load i32, i32* %4, align 8, !tbaa !2
  %79 = icmp sgt i32 %78, -1
  br i1 %79, label %73, label %71

80:                                               ; preds = %71
  %81 = load i32, i32* %4, align 8, !tbaa !2
  %82 = add nsw i32 %81, 1
  %83 = tail call fastcc i32 @emit(%struct.pattern* noundef nonnull %0, i32 noundef 1, i32 noundef %82, i32 noundef 0) #7
  br label %84

84:                                               ; preds = %80, %71
  %85 = phi i32 [ %83, %80 ], [ -1, %71 ]
  %86 = tail call fastcc i32 @nullable(%struct.pattern* noundef nonnull %0, i32 noundef %22) #7
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %96, label %88

88:                                               ; preds = %84
  %89 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 6
  %90 = load i32, i32* %89, align 4, !tbaa !31
  %91 = add nsw i32 %90, 1
  store i32 %91, i32* %89, align 4, !tbaa !31
  %92 = load i32, i32* %4, align 8, !tbaa !2
  %93 = tail call fastcc i32 @emit(%struct.pattern* noundef nonnull %0, i32 noundef 5, i32 noundef %90, i32 noundef 0) #7
  tail call fastcc void @generate(%struct.pattern* noundef nonnull %0, i32 noundef %22) #7
  %94 = tail call fastcc i32 @emit(%struct.pattern* noundef nonnull %0, i32 noundef 6, i32 noundef %92, i32 noundef %90) #7
  %95 = load i32, i32* %4, align 8, !tbaa !2
  br label %108

96:                                               ; preds = %84
  %97 = load i32, i32* %4, align 8, !tbaa !2
  tail call fastcc void @generate(%struct.pattern* noundef nonnull %0, i32 noundef %22) #7
  %98 = tail call fastcc i32 @emit(%struct.pattern* noundef nonnull %0, i32 noundef 1, i32 noundef %97, i32 noundef 0) #7
  %99 = load i32, i32* %4, align 8, !tbaa !2
  %100 = or i32 %99, %98
  %101 = icmp sgt i32 %100, -1
  br i1 %101, label %102, label %108

102:                                              ; preds = %96
  %103 = add nsw i32 %98, 1
  %104 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 2
  %105 = load %struct.step*, %struct.step** %104, align 8, !tbaa !19
  %106 = sext i32 %98 to i64
  %107 = getelementptr inbounds %struct.step, %struct.step* %105, i64 %106, i32 2
  store i32 %103, i32* %107, align 4, !tbaa !28
  br label %108

108:                                              ; preds = %96, %102, %88
  %109 = phi i32 [ %99, %96 ], [ %99, %102 ], [ %95, %88 ]
  %110 = or i32 %109, %85
  %111 = icmp sgt i32 %110, -1
  br i1 %111, label %112, label %150

112:                                              ; preds = %108
  %113 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 2
  %114 = load %struct.step*, %struct.step** %113, align 8, !tbaa !19
  %115 = sext i32 %85 to i64
  %116 = getelementptr inbounds %struct.step, %struct.step* %114, i64 %115, i32 2
  store i32 %109, i32* %116, align 4, !tbaa !28
  br label %150

117:                                              ; preds = %123, %119, %67
  %118 = icmp slt i32 %24, %25
  br i1 %118, label %126, label %150

119:                                              ; preds = %67, %123
  %120 = phi i32 [ %121, %123 ], [ 0, %67 ]
  tail call fastcc void @generate(%struct.pattern* noundef nonnull %0, i32 noundef %22) #7
  %121 = add nuw nsw i32 %120, 1
  %122 = icmp eq i32 %121, %24
  br i1 %122, label %117, label %123, !llvm.loop !32

123:                                              ; preds = %119
  %124 = load i32, i32* %4, align 8, !tbaa !2
  %125 = icmp sgt i32 %124, -1
  br i1 %125, label %119, label %117

126:                                              ; preds = %117, %139
  %127 = phi i32 [ %142, %139 ], [ %24, %117 ]
  %128 = phi i32 [ %141, %139 ], [ -1, %117 ]
  %129 = load i32, i32* %4, align 8, !tbaa !2
  %130 = icmp sgt i32 %129, -1
  br i1 %130, label %139, label %150

131:                                              ; preds = %139
  %132 = load i32, i32* %4, align 8, !tbaa !2
  %133 = icmp sgt i32 %132, -1
  %134 = icmp sgt i32 %141, -1
  %135 = select i1 %133, i1 %134, i1 false
  br i1 %135, label %136, label %150

136:                                              ; preds = %131
  %137 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 2
  %138 = load %struct.step*, %struct.step** %137, align 8, !tbaa !19
  br label %144

139:                                              ; preds = %126
  %140 = add nuw nsw i32 %129, 1
  %141 = tail call fastcc i32 @emit(%struct.pattern* noundef nonnull %0, i32 noundef 1, i32 noundef %140, i32 noundef %128) #7
  tail call fastcc void @generate(%struct.pattern* noundef nonnull %0, i32 noundef %22) #7
  %142 = add i32 %127, 1
  %143 = icmp eq i32 %142, %25
  br i1 %143, label %131, label %126, !llvm.loop !33

144:                                              ; preds = %136, %144
  %145 = phi i32 [ %141, %136 ], [ %148, %144 ]
  %146 = zext i32 %145 to i64
  %147 = getelementptr inbounds %struct.step, %struct.step* %138, i64 %146, i32 2
  %148 = load i32, i32* %147, align 4, !tbaa !28
  store i32 %132, i32* %147, align 4, !tbaa !28
  %149 = icmp sgt i32 %148, -1
  br i1 %149, label %144, label %150, !llvm.loop !34

150:                                              ; preds = %32, %14, %126, %144, %108, %112, %60, %56, %28, %30, %156, %158, %131, %2, %117, %151
  ret void

151:                                              ; preds = %14
  %152 = shl nsw i32 %24, 1
  %153 = tail call fastcc i32 @emit(%struct.pattern* noundef nonnull %0, i32 noundef 3, i32 noundef %152, i32 noundef 0) #5
  tail call fastcc void @generate(%struct.pattern* noundef nonnull %0, i32 noundef %22) #5
  %154 = or i32 %152, 1
  %155 = tail call fastcc i32 @emit(%struct.pattern* noundef nonnull %0, i32 noundef 3, i32 noundef %154, i32 noundef 0) #5
  br label %150

156:                                              ; preds = %14
  %157 = tail call fastcc i32 @emit(%struct.pattern* noundef nonnull %0, i32 noundef 4, i32 noundef %24, i32 noundef 0) #5
  br label %150

158:                                              ; preds = %14
  %159 = tail call fastcc i32 @emit(%struct.pattern* noundef nonnull %0, i32 noundef 7, i32 noundef %24, i32 noundef 0) #5
  br label %150
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @emit(%struct.pattern* nocapture noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #0 {
  %5 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 5
  %6 = load i32, i32* %5, align 8, !tbaa !2
  %7 = icmp ugt i32 %6, 131071
  br i1 %7, label %22, label %8

8:                                                ; preds = %4
  %9 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 2
  %10 = bitcast %struct.step** %9 to i8**
  %11 = tail call fastcc i32 @grown(i8** noundef nonnull %10, i32 noundef %6, i64 noundef 12) #5
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %22, label %13

13:                                               ; preds = %8
  %14 = load %struct.step*, %struct.step** %9, align 8, !tbaa !19
  %15 = load i32, i32* %5, align 8, !tbaa !2
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds %struct.step, %struct.step* %14, i64 %16, i32 0
  store i32 %1, i32* %17, align 4, !tbaa.struct !35
  %18 = getelementptr inbounds %struct.step, %struct.step* %14, i64 %16, i32 1
  store i32 %2, i32* %18, align 4, !tbaa.struct !36
  %19 = getelementptr inbounds %struct.step, %struct.step* %14, i64 %16, i32 2
  store i32 %3, i32* %19, align 4, !tbaa.struct !37
  %20 = load i32, i32* %5, align 8, !tbaa !2
  %21 = add nsw i32 %20, 1
  br label %22

22:                                               ; preds = %4, %8, %13
  %23 = phi i32 [ %21, %13 ], [ -1, %8 ], [ -1, %4 ]
  %24 = phi i32 [ %20, %13 ], [ -1, %8 ], [ -1, %4 ]
  store i32 %23, i32* %5, align 8, !tbaa !2
  ret i32 %24
}

; Function Attrs: nounwind optsize
define dso_local void @__sv_regex_free(%struct.pattern* noundef %0) local_unnamed_addr #0 {
  %2 = bitcast %struct.pattern* %0 to i8**
  %3 = load i8*, i8** %2, align 8, !tbaa !25
  tail call void @free(i8* noundef %3) #7
  %4 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 1
  %5 = bitcast %struct.range** %4 to i8**
  %6 = load i8*, i8** %5, align 8, !tbaa !38
  tail call void @free(i8* noundef %6) #7
  %7 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 2
  %8 = bitcast %struct.step** %7 to i8**
  %9 = load i8*, i8** %8, align 8, !tbaa !19
  tail call void @free(i8* noundef %9) #7
  %10 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 11
  %11 = bitcast i32** %10 to i8**
  %12 = load i8*, i8** %11, align 8, !tbaa !16
  tail call void @free(i8* noundef %12) #7
  %13 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 12
  %14 = bitcast %struct.edge** %13 to i8**
  %15 = load i8*, i8** %14, align 8, !tbaa !39
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
  %9 = load i32, i32* %8, align 4, !tbaa !40
  switch i32 %9, label %45 [
    i32 1, label %15
    i32 2, label %10
    i32 3, label %23
    i32 4, label %33
    i32 5, label %42
  ]

10:                                               ; preds = %5
  %11 = getelementptr inbounds %struct.node, %struct.node* %4, i64 %7, i32 1
  %12 = load i32, i32* %11, align 4, !tbaa !42
  %13 = tail call fastcc i32 @nullable(%struct.pattern* noundef nonnull %0, i32 noundef %12) #5
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %18

15:                                               ; preds = %5, %45, %10, %23, %33, %37, %28, %18
  %16 = phi i1 [ %22, %18 ], [ %32, %28 ], [ %41, %37 ], [ true, %45 ], [ false, %10 ], [ true, %23 ], [ true, %33 ], [ false, %5 ]
  %17 = zext i1 %16 to i32
  ret i32 %17

18:                                               ; preds = %10
  %19 = getelementptr inbounds %struct.node, %struct.node* %4, i64 %7, i32 2
  %20 = load i32, i32* %19, align 4, !tbaa !43
  %21 = tail call fastcc i32 @nullable(%struct.pattern* noundef nonnull %0, i32 noundef %20) #5
  %22 = icmp ne i32 %21, 0
  br label %15

23:                                               ; preds = %5
  %24 = getelementptr inbounds %struct.node, %struct.node* %4, i64 %7, i32 1
  %25 = load i32, i32* %24, align 4, !tbaa !42
  %26 = tail call fastcc i32 @nullable(%struct.pattern* noundef nonnull %0, i32 noundef %25) #5
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %15

28:                                               ; preds = %23
  %29 = getelementptr inbounds %struct.node, %struct.node* %4, i64 %7, i32 2
  %30 = load i32, i32* %29, align 4, !tbaa !43
  %31 = tail call fastcc i32 @nullable(%struct.pattern* noundef nonnull %0, i32 noundef %30) #5
  %32 = icmp ne i32 %31, 0
  br label %15

33:                                               ; preds = %5
  %34 = getelementptr inbounds %struct.node, %struct.node* %4, i64 %7, i32 3
  %35 = load i32, i32* %34, align 4, !tbaa !44
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %15, label %37

37:                                               ; preds = %33
  %38 = getelementptr inbounds %struct.node, %struct.node* %4, i64 %7, i32 1
  %39 = load i32, i32* %38, align 4, !tbaa !42
  %40 = tail call fastcc i32 @nullable(%struct.pattern* noundef nonnull %0, i32 noundef %39) #5
  %41 = icmp ne i32 %40, 0
  br label %15

42:                                               ; preds = %5
  %43 = getelementptr inbounds %struct.node, %struct.node* %4, i64 %7, i32 1
  %44 = load i32, i32* %43, align 4, !tbaa !42
  br label %5

45:                                               ; preds = %5
  br label %15
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @grown(i8** nocapture noundef %0, i32 noundef %1, i64 noundef %2) unnamed_addr #0 {
  %4 = tail call i32 @llvm.ctpop.i32(i32 %1), !range !45
  %5 = icmp ult i32 %4, 2
  br i1 %5, label %6, label %16

6:                                                ; preds = %3
  %7 = load i8*, i8** %0, align 8, !tbaa !46
  %8 = icmp eq i32 %1, 0
  %9 = shl nsw i32 %1, 1
  %10 = select i1 %8, i32 1, i32 %9
  %11 = sext i32 %10 to i64
  %12 = mul i64 %11, %2
  %13 = tail call i8* @realloc(i8* noundef %7, i64 noundef %12) #7
  %14 = icmp eq i8* %13, null
  br i1 %14, label %16, label %15

15:                                               ; preds = %6
  store i8* %13, i8** %0, align 8, !tbaa !46
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
  %11 = getelementptr inbounds %struct.pattern, %struct.pattern* %4, i64 0, i32 13
  %12 = getelementptr inbounds %struct.pattern, %struct.pattern* %4, i64 0, i32 12
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
  %23 = load i32, i32* %22, align 4, !tbaa.struct !36
  %24 = getelementptr inbounds %struct.edge, %struct.edge* %19, i64 %21, i32 1
  %25 = load i32, i32* %24, align 4, !tbaa.struct !37
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
  %32 = load i32, i32* %31, align 4, !tbaa !28
  %33 = tail call fastcc i32 @push(%struct.walk* noundef nonnull %0, i32 noundef %32, i32 noundef %25) #5
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %40, label %35

35:                                               ; preds = %30
  %36 = getelementptr inbounds %struct.step, %struct.step* %26, i64 %27, i32 1
  %37 = load i32, i32* %36, align 4, !tbaa !29
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
  %49 = load i32, i32* %48, align 4, !tbaa !29
  %50 = tail call fastcc i32 @push(%struct.walk* noundef nonnull %0, i32 noundef %49, i32 noundef %25) #5
  %51 = icmp ne i32 %50, 0
  br label %52

52:                                               ; preds = %47, %43
  %53 = phi i1 [ false, %43 ], [ %51, %47 ]
  %54 = zext i1 %53 to i32
  br label %81

55:                                               ; preds = %18
  %56 = getelementptr inbounds %struct.step, %struct.step* %26, i64 %27, i32 1
  %57 = load i32, i32* %56, align 4, !tbaa !29
  %58 = tail call fastcc i32 @push(%struct.walk* noundef nonnull %0, i32 noundef %57, i32 noundef %25) #5
  br label %81

59:                                               ; preds = %18, %18
  %60 = add nsw i32 %23, 1
  %61 = tail call fastcc i32 @push(%struct.walk* noundef nonnull %0, i32 noundef %60, i32 noundef %25) #5
  br label %81

62:                                               ; preds = %18
  %63 = add nsw i32 %23, 1
  %64 = getelementptr inbounds %struct.step, %struct.step* %26, i64 %27, i32 1
  %65 = load i32, i32* %64, align 4, !tbaa !29
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
  %75 = load %struct.edge*, %struct.edge** %12, align 8, !tbaa !39
  %76 = load i32, i32* %11, align 8, !tbaa !17
  %77 = add nsw i32 %76, 1
  store i32 %77, i32* %11, align 8, !tbaa !17
  %78 = sext i32 %76 to i64
  %79 = getelementptr inbounds %struct.edge, %struct.edge* %75, i64 %78, i32 0
  store i32 %23, i32* %79, align 4, !tbaa.struct !36
  %80 = getelementptr inbounds %struct.edge, %struct.edge* %75, i64 %78, i32 1
  store i32 %25, i32* %80, align 4, !tbaa.struct !37
  br label %81

81:                                               ; preds = %74, %18, %62, %59, %55, %52, %40
  %82 = phi i32 [ %15, %18 ], [ 1, %74 ], [ %67, %62 ], [ %61, %59 ], [ %58, %55 ], [ %54, %52 ], [ %42, %40 ]
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %84, label %14, !llvm.loop !47

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
  store i16 0, i16* %101, align 2, !tbaa !48
  %102 = icmp eq i32 %96, 0
  br i1 %102, label %103, label %94, !llvm.loop !50

103:                                              ; preds = %94, %84
  ret i32 %85
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @push(%struct.walk* nocapture noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 1
  %5 = load [9 x i16]*, [9 x i16]** %4, align 8, !tbaa !11
  %6 = sext i32 %1 to i64
  %7 = getelementptr inbounds [9 x i16], [9 x i16]* %5, i64 %6, i64 0
  %8 = load i16, i16* %7, align 2, !tbaa !48
  %9 = icmp eq i16 %8, 0
  br i1 %9, label %24, label %10

10:                                               ; preds = %3
  %11 = zext i16 %8 to i64
  %12 = xor i32 %2, -1
  br label %16

13:                                               ; preds = %16
  %14 = add nuw nsw i64 %17, 1
  %15 = icmp eq i64 %17, %11
  br i1 %15, label %23, label %16, !llvm.loop !51

16:                                               ; preds = %10, %13
  %17 = phi i64 [ 1, %10 ], [ %14, %13 ]
  %18 = getelementptr inbounds [9 x i16], [9 x i16]* %5, i64 %6, i64 %17
  %19 = load i16, i16* %18, align 2, !tbaa !48
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
  store i16 %36, i16* %7, align 2, !tbaa !48
  %37 = zext i16 %36 to i64
  %38 = getelementptr inbounds [9 x i16], [9 x i16]* %5, i64 %6, i64 %37
  store i16 %35, i16* %38, align 2, !tbaa !48
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
  store i32 %1, i32* %50, align 4, !tbaa.struct !36
  %51 = getelementptr inbounds %struct.edge, %struct.edge* %46, i64 %49, i32 1
  store i32 %2, i32* %51, align 4, !tbaa.struct !37
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
!3 = !{!"pattern", !4, i64 0, !4, i64 8, !4, i64 16, !7, i64 24, !7, i64 28, !7, i64 32, !7, i64 36, !7, i64 40, !7, i64 44, !7, i64 48, !7, i64 52, !4, i64 56, !4, i64 64, !7, i64 72}
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
!16 = !{!3, !4, i64 56}
!17 = !{!3, !7, i64 72}
!18 = !{!7, !7, i64 0}
!19 = !{!3, !4, i64 16}
!20 = !{!21, !5, i64 0}
!21 = !{!"step", !5, i64 0, !7, i64 4, !7, i64 8}
!22 = distinct !{!22, !23, !24}
!23 = !{!"llvm.loop.mustprogress"}
!24 = !{!"llvm.loop.unroll.disable"}
!25 = !{!3, !4, i64 0}
!26 = !{i64 0, i64 4, !27, i64 4, i64 4, !18, i64 8, i64 4, !18, i64 12, i64 4, !18, i64 16, i64 4, !18}
!27 = !{!5, !5, i64 0}
!28 = !{!21, !7, i64 8}
!29 = !{!21, !7, i64 4}
!30 = distinct !{!30, !23, !24}
!31 = !{!3, !7, i64 36}
!32 = distinct !{!32, !23, !24}
!33 = distinct !{!33, !23, !24}
!34 = distinct !{!34, !23, !24}
!35 = !{i64 0, i64 4, !27, i64 4, i64 4, !18, i64 8, i64 4, !18}
!36 = !{i64 0, i64 4, !18, i64 4, i64 4, !18}
!37 = !{i64 0, i64 4, !18}
!38 = !{!3, !4, i64 8}
!39 = !{!3, !4, i64 64}
!40 = !{!41, !5, i64 0}
!41 = !{!"node", !5, i64 0, !7, i64 4, !7, i64 8, !7, i64 12, !7, i64 16}
!42 = !{!41, !7, i64 4}
!43 = !{!41, !7, i64 8}
!44 = !{!41, !7, i64 12}
!45 = !{i32 0, i32 33}
!46 = !{!4, !4, i64 0}
!47 = distinct !{!47, !23, !24}
!48 = !{!49, !49, i64 0}
!49 = !{!"short", !5, i64 0}
!50 = distinct !{!50, !23, !24}
!51 = distinct !{!51, !23, !24}
