; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/fts.c
; ModuleID = 'runtime/c/fts.c'
source_filename = "runtime/c/fts.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.ftsent = type { %struct.ftsent*, %struct.ftsent*, %struct.ftsent*, i64, i8*, i8*, i8*, i32, i32, i16, i16, i64, i64, i64, i16, i16, i16, i16, %struct.stat*, [1 x i8] }
%struct.stat = type { i64, i64, i64, i32, i32, i32, i32, i64, i64, i64, i64, %struct.timespec, %struct.timespec, %struct.timespec, [3 x i64] }
%struct.timespec = type { i64, i64 }
%struct.FTS = type { %struct.ftsent*, %struct.ftsent*, %struct.ftsent**, i64, i8*, i32, i32, i32, i32 (%struct.ftsent**, %struct.ftsent**)*, i32 }
%struct.dirent = type { i64, i64, i16, i8, [256 x i8] }

@.str = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.1 = private unnamed_addr constant [2 x i8] c".\00", align 1
@.str.2 = private unnamed_addr constant [3 x i8] c"..\00", align 1
@comparison = internal unnamed_addr global i32 (%struct.ftsent**, %struct.ftsent**)* null, align 8

; Function Attrs: nounwind optsize
define dso_local %struct.FTS* @fts_open(i8** nocapture noundef readonly %0, i32 noundef %1, i32 (%struct.ftsent**, %struct.ftsent**)* noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.ftsent*, align 8
  %5 = bitcast %struct.ftsent** %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %5)
  store %struct.ftsent* null, %struct.ftsent** %4, align 8, !tbaa !2
  %6 = icmp ult i32 %1, 256
  br i1 %6, label %9, label %7

7:                                                ; preds = %3
  %8 = tail call i32* @__errno_location() #5
  store i32 22, i32* %8, align 4, !tbaa !6
  br label %133

9:                                                ; preds = %3
  %10 = tail call i8* @calloc(i64 noundef 1, i64 noundef 72) #5
  %11 = bitcast i8* %10 to %struct.FTS*
  %12 = icmp eq i8* %10, null
  br i1 %12, label %133, label %13

13:                                               ; preds = %9
  %14 = getelementptr inbounds i8, i8* %10, i64 56
  %15 = bitcast i8* %14 to i32 (%struct.ftsent**, %struct.ftsent**)**
  store i32 (%struct.ftsent**, %struct.ftsent**)* %2, i32 (%struct.ftsent**, %struct.ftsent**)** %15, align 8, !tbaa !8
  %16 = shl nuw nsw i32 %1, 1
  %17 = and i32 %16, 4
  %18 = or i32 %17, %1
  %19 = getelementptr inbounds i8, i8* %10, i64 64
  %20 = bitcast i8* %19 to i32*
  store i32 %18, i32* %20, align 8, !tbaa !11
  %21 = getelementptr inbounds i8, i8* %10, i64 40
  %22 = bitcast i8* %21 to i32*
  store i32 -1, i32* %22, align 8, !tbaa !12
  %23 = load i8*, i8** %0, align 8, !tbaa !2
  %24 = icmp eq i8* %23, null
  br i1 %24, label %25, label %30

25:                                               ; preds = %39, %13
  %26 = phi i64 [ 4096, %13 ], [ %40, %39 ]
  %27 = add i64 %26, 1
  %28 = tail call fastcc i32 @make_room(%struct.FTS* noundef nonnull %11, i64 noundef %27) #6
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %44, label %118

30:                                               ; preds = %13, %39
  %31 = phi i8* [ %42, %39 ], [ %23, %13 ]
  %32 = phi i8** [ %41, %39 ], [ %0, %13 ]
  %33 = phi i64 [ %40, %39 ], [ 4096, %13 ]
  %34 = tail call i64 @strlen(i8* noundef nonnull %31) #5
  %35 = icmp ugt i64 %34, %33
  br i1 %35, label %36, label %39

36:                                               ; preds = %30
  %37 = load i8*, i8** %32, align 8, !tbaa !2
  %38 = tail call i64 @strlen(i8* noundef %37) #5
  br label %39

39:                                               ; preds = %30, %36
  %40 = phi i64 [ %38, %36 ], [ %33, %30 ]
  %41 = getelementptr inbounds i8*, i8** %32, i64 1
  %42 = load i8*, i8** %41, align 8, !tbaa !2
  %43 = icmp eq i8* %42, null
  br i1 %43, label %25, label %30, !llvm.loop !13

44:                                               ; preds = %25
  %45 = tail call fastcc %struct.ftsent* @new_entry(%struct.FTS* noundef nonnull %11, i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str, i64 0, i64 0), i64 noundef 0) #6
  %46 = icmp eq %struct.ftsent* %45, null
  br i1 %46, label %118, label %47

47:                                               ; preds = %44
  %48 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %45, i64 0, i32 14
  store i16 -1, i16* %48, align 8, !tbaa !16
  %49 = load i8*, i8** %0, align 8, !tbaa !2
  %50 = icmp eq i8* %49, null
  br i1 %50, label %96, label %51

51:                                               ; preds = %47
  %52 = icmp eq i32 (%struct.ftsent**, %struct.ftsent**)* %2, null
  br label %53

53:                                               ; preds = %51, %83
  %54 = phi i8* [ %49, %51 ], [ %87, %83 ]
  %55 = phi i8** [ %0, %51 ], [ %85, %83 ]
  %56 = phi %struct.ftsent** [ %4, %51 ], [ %84, %83 ]
  %57 = phi i64 [ 0, %51 ], [ %86, %83 ]
  %58 = tail call i64 @strlen(i8* noundef nonnull %54) #5
  %59 = icmp eq i64 %58, 0
  br i1 %59, label %60, label %62

60:                                               ; preds = %53
  %61 = tail call i32* @__errno_location() #5
  store i32 2, i32* %61, align 4, !tbaa !6
  br label %118

62:                                               ; preds = %53
  %63 = load i8*, i8** %55, align 8, !tbaa !2
  %64 = tail call fastcc %struct.ftsent* @new_entry(%struct.FTS* noundef nonnull %11, i8* noundef %63, i64 noundef %58) #6
  %65 = icmp eq %struct.ftsent* %64, null
  br i1 %65, label %118, label %66

66:                                               ; preds = %62
  %67 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %64, i64 0, i32 1
  store %struct.ftsent* %45, %struct.ftsent** %67, align 8, !tbaa !19
  %68 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %64, i64 0, i32 19, i64 0
  %69 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %64, i64 0, i32 5
  store i8* %68, i8** %69, align 8, !tbaa !20
  %70 = load i32, i32* %20, align 8, !tbaa !11
  %71 = and i32 %70, 1
  %72 = tail call fastcc i32 @look(%struct.FTS* noundef nonnull %11, %struct.ftsent* noundef nonnull %64, i32 noundef %71) #6
  %73 = trunc i32 %72 to i16
  %74 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %64, i64 0, i32 15
  %75 = and i32 %72, 65535
  %76 = icmp eq i32 %75, 5
  %77 = select i1 %76, i16 1, i16 %73
  store i16 %77, i16* %74, align 2, !tbaa !21
  br i1 %52, label %81, label %78

78:                                               ; preds = %66
  %79 = load %struct.ftsent*, %struct.ftsent** %4, align 8, !tbaa !2
  %80 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %64, i64 0, i32 2
  store %struct.ftsent* %79, %struct.ftsent** %80, align 8, !tbaa !22
  store %struct.ftsent* %64, %struct.ftsent** %4, align 8, !tbaa !2
  br label %83

81:                                               ; preds = %66
  store %struct.ftsent* %64, %struct.ftsent** %56, align 8, !tbaa !2
  %82 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %64, i64 0, i32 2
  br label %83

83:                                               ; preds = %81, %78
  %84 = phi %struct.ftsent** [ %82, %81 ], [ %56, %78 ]
  %85 = getelementptr inbounds i8*, i8** %55, i64 1
  %86 = add i64 %57, 1
  %87 = load i8*, i8** %85, align 8, !tbaa !2
  %88 = icmp eq i8* %87, null
  br i1 %88, label %89, label %53, !llvm.loop !23

89:                                               ; preds = %83
  %90 = icmp ne i32 (%struct.ftsent**, %struct.ftsent**)* %2, null
  %91 = icmp ugt i64 %86, 1
  %92 = select i1 %90, i1 %91, i1 false
  br i1 %92, label %93, label %96

93:                                               ; preds = %89
  %94 = load %struct.ftsent*, %struct.ftsent** %4, align 8, !tbaa !2
  %95 = tail call fastcc %struct.ftsent* @sorted(%struct.FTS* noundef nonnull %11, %struct.ftsent* noundef %94, i64 noundef %86) #6
  store %struct.ftsent* %95, %struct.ftsent** %4, align 8, !tbaa !2
  br label %96

96:                                               ; preds = %47, %93, %89
  %97 = phi i64 [ 1, %93 ], [ %86, %89 ], [ 0, %47 ]
  %98 = tail call fastcc %struct.ftsent* @new_entry(%struct.FTS* noundef nonnull %11, i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str, i64 0, i64 0), i64 noundef 0) #6
  %99 = bitcast i8* %10 to %struct.ftsent**
  store %struct.ftsent* %98, %struct.ftsent** %99, align 8, !tbaa !24
  %100 = icmp eq %struct.ftsent* %98, null
  br i1 %100, label %118, label %101

101:                                              ; preds = %96
  %102 = load %struct.ftsent*, %struct.ftsent** %4, align 8, !tbaa !2
  %103 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %98, i64 0, i32 2
  store %struct.ftsent* %102, %struct.ftsent** %103, align 8, !tbaa !22
  %104 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %98, i64 0, i32 15
  store i16 9, i16* %104, align 2, !tbaa !21
  %105 = load i32, i32* %20, align 8, !tbaa !11
  %106 = and i32 %105, 4
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %108, label %114

108:                                              ; preds = %101
  %109 = tail call i32 (i8*, i32, ...) @open(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0), i32 noundef 0) #5
  store i32 %109, i32* %22, align 8, !tbaa !12
  %110 = icmp slt i32 %109, 0
  br i1 %110, label %111, label %114

111:                                              ; preds = %108
  %112 = load i32, i32* %20, align 8, !tbaa !11
  %113 = or i32 %112, 4
  store i32 %113, i32* %20, align 8, !tbaa !11
  br label %114

114:                                              ; preds = %111, %108, %101
  %115 = icmp eq i64 %97, 0
  br i1 %115, label %116, label %133

116:                                              ; preds = %114
  %117 = bitcast %struct.ftsent* %45 to i8*
  tail call void @free(i8* noundef nonnull %117) #5
  br label %133

118:                                              ; preds = %62, %60, %96, %25, %44
  %119 = phi %struct.ftsent* [ null, %25 ], [ %45, %96 ], [ null, %44 ], [ %45, %60 ], [ %45, %62 ]
  %120 = load %struct.ftsent*, %struct.ftsent** %4, align 8, !tbaa !2
  %121 = icmp eq %struct.ftsent* %120, null
  br i1 %121, label %128, label %122

122:                                              ; preds = %118, %122
  %123 = phi %struct.ftsent* [ %125, %122 ], [ %120, %118 ]
  %124 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %123, i64 0, i32 2
  %125 = load %struct.ftsent*, %struct.ftsent** %124, align 8, !tbaa !22
  %126 = bitcast %struct.ftsent* %123 to i8*
  tail call void @free(i8* noundef nonnull %126) #5
  %127 = icmp eq %struct.ftsent* %125, null
  br i1 %127, label %128, label %122, !llvm.loop !25

128:                                              ; preds = %122, %118
  %129 = bitcast %struct.ftsent* %119 to i8*
  tail call void @free(i8* noundef %129) #5
  %130 = getelementptr inbounds i8, i8* %10, i64 32
  %131 = bitcast i8* %130 to i8**
  %132 = load i8*, i8** %131, align 8, !tbaa !26
  tail call void @free(i8* noundef %132) #5
  tail call void @free(i8* noundef nonnull %10) #5
  br label %133

133:                                              ; preds = %128, %9, %116, %114, %7
  %134 = phi %struct.FTS* [ null, %7 ], [ null, %128 ], [ null, %9 ], [ %11, %116 ], [ %11, %114 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %5)
  ret %struct.FTS* %134
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @calloc(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define internal fastcc i32 @make_room(%struct.FTS* nocapture noundef %0, i64 noundef %1) unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.FTS, %struct.FTS* %0, i64 0, i32 6
  %4 = load i32, i32* %3, align 4, !tbaa !27
  %5 = sext i32 %4 to i64
  %6 = icmp ult i64 %5, %1
  br i1 %6, label %7, label %62

7:                                                ; preds = %2
  %8 = icmp ugt i64 %1, 65535
  br i1 %8, label %9, label %11

9:                                                ; preds = %7
  %10 = tail call i32* @__errno_location() #5
  store i32 36, i32* %10, align 4, !tbaa !6
  br label %62

11:                                               ; preds = %7
  %12 = add nuw nsw i64 %1, 1024
  %13 = getelementptr inbounds %struct.FTS, %struct.FTS* %0, i64 0, i32 4
  %14 = load i8*, i8** %13, align 8, !tbaa !26
  %15 = tail call i8* @realloc(i8* noundef %14, i64 noundef %12) #5
  %16 = load i8*, i8** %13, align 8, !tbaa !26
  %17 = icmp eq i8* %15, null
  br i1 %17, label %62, label %18

18:                                               ; preds = %11
  store i8* %15, i8** %13, align 8, !tbaa !26
  %19 = trunc i64 %12 to i32
  store i32 %19, i32* %3, align 4, !tbaa !27
  %20 = getelementptr inbounds %struct.FTS, %struct.FTS* %0, i64 0, i32 1
  %21 = load %struct.ftsent*, %struct.ftsent** %20, align 8, !tbaa !2
  %22 = icmp eq %struct.ftsent* %21, null
  br i1 %22, label %23, label %30

23:                                               ; preds = %30, %18
  %24 = getelementptr inbounds %struct.FTS, %struct.FTS* %0, i64 0, i32 0
  %25 = load %struct.ftsent*, %struct.ftsent** %24, align 8, !tbaa !24
  %26 = icmp eq %struct.ftsent* %25, null
  br i1 %26, label %62, label %27

27:                                               ; preds = %23
  %28 = getelementptr inbounds i8, i8* %16, i64 %12
  %29 = ptrtoint i8* %16 to i64
  br label %36

30:                                               ; preds = %18, %30
  %31 = phi %struct.ftsent* [ %34, %30 ], [ %21, %18 ]
  %32 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %31, i64 0, i32 6
  store i8* %15, i8** %32, align 8, !tbaa !28
  %33 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %31, i64 0, i32 2
  %34 = load %struct.ftsent*, %struct.ftsent** %33, align 8, !tbaa !2
  %35 = icmp eq %struct.ftsent* %34, null
  br i1 %35, label %23, label %30, !llvm.loop !29

36:                                               ; preds = %27, %59
  %37 = phi %struct.ftsent* [ %25, %27 ], [ %60, %59 ]
  %38 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %37, i64 0, i32 14
  %39 = load i16, i16* %38, align 8, !tbaa !16
  %40 = icmp sgt i16 %39, -1
  br i1 %40, label %41, label %62

41:                                               ; preds = %36
  %42 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %37, i64 0, i32 5
  %43 = load i8*, i8** %42, align 8, !tbaa !20
  %44 = icmp ult i8* %43, %16
  %45 = icmp ugt i8* %43, %28
  %46 = select i1 %44, i1 true, i1 %45
  br i1 %46, label %51, label %47

47:                                               ; preds = %41
  %48 = ptrtoint i8* %43 to i64
  %49 = sub i64 %48, %29
  %50 = getelementptr inbounds i8, i8* %15, i64 %49
  store i8* %50, i8** %42, align 8, !tbaa !20
  br label %51

51:                                               ; preds = %47, %41
  %52 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %37, i64 0, i32 6
  store i8* %15, i8** %52, align 8, !tbaa !28
  %53 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %37, i64 0, i32 2
  %54 = load %struct.ftsent*, %struct.ftsent** %53, align 8, !tbaa !22
  %55 = icmp eq %struct.ftsent* %54, null
  br i1 %55, label %56, label %59

56:                                               ; preds = %51
  %57 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %37, i64 0, i32 1
  %58 = load %struct.ftsent*, %struct.ftsent** %57, align 8, !tbaa !19
  br label %59

59:                                               ; preds = %51, %56
  %60 = phi %struct.ftsent* [ %58, %56 ], [ %54, %51 ]
  %61 = icmp eq %struct.ftsent* %60, null
  br i1 %61, label %62, label %36, !llvm.loop !30

62:                                               ; preds = %36, %59, %23, %11, %2, %9
  %63 = phi i32 [ -1, %9 ], [ 0, %2 ], [ -1, %11 ], [ 0, %23 ], [ 0, %59 ], [ 0, %36 ]
  ret i32 %63
}

; Function Attrs: nounwind optsize
define internal fastcc %struct.ftsent* @new_entry(%struct.FTS* nocapture noundef readonly %0, i8* nocapture noundef readonly %1, i64 noundef %2) unnamed_addr #0 {
  %4 = add i64 %2, 128
  %5 = and i64 %4, -16
  %6 = add i64 %5, 144
  %7 = tail call i8* @calloc(i64 noundef 1, i64 noundef %6) #5
  %8 = icmp eq i8* %7, null
  br i1 %8, label %30, label %9

9:                                                ; preds = %3
  %10 = bitcast i8* %7 to %struct.ftsent*
  %11 = getelementptr inbounds i8, i8* %7, i64 112
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 8 %11, i8* align 1 %1, i64 %2, i1 false)
  %12 = getelementptr inbounds %struct.FTS, %struct.FTS* %0, i64 0, i32 9
  %13 = load i32, i32* %12, align 8, !tbaa !11
  %14 = and i32 %13, 8
  %15 = icmp eq i32 %14, 0
  %16 = getelementptr inbounds i8, i8* %7, i64 %5
  %17 = bitcast i8* %16 to %struct.stat*
  %18 = select i1 %15, %struct.stat* %17, %struct.stat* null
  %19 = getelementptr inbounds i8, i8* %7, i64 104
  %20 = bitcast i8* %19 to %struct.stat**
  store %struct.stat* %18, %struct.stat** %20, align 8, !tbaa !31
  %21 = trunc i64 %2 to i16
  %22 = getelementptr inbounds i8, i8* %7, i64 66
  %23 = bitcast i8* %22 to i16*
  store i16 %21, i16* %23, align 2, !tbaa !32
  %24 = getelementptr inbounds %struct.FTS, %struct.FTS* %0, i64 0, i32 4
  %25 = load i8*, i8** %24, align 8, !tbaa !26
  %26 = getelementptr inbounds i8, i8* %7, i64 48
  %27 = bitcast i8* %26 to i8**
  store i8* %25, i8** %27, align 8, !tbaa !28
  %28 = getelementptr inbounds i8, i8* %7, i64 102
  %29 = bitcast i8* %28 to i16*
  store i16 3, i16* %29, align 2, !tbaa !33
  br label %30

30:                                               ; preds = %3, %9
  %31 = phi %struct.ftsent* [ %10, %9 ], [ null, %3 ]
  ret %struct.ftsent* %31
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @look(%struct.FTS* nocapture noundef readonly %0, %struct.ftsent* nocapture noundef %1, i32 noundef %2) unnamed_addr #0 {
  %4 = alloca %struct.stat, align 8
  %5 = bitcast %struct.stat* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 144, i8* nonnull %5) #7
  %6 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %1, i64 0, i32 18
  %7 = load %struct.stat*, %struct.stat** %6, align 8, !tbaa !31
  %8 = icmp eq %struct.stat* %7, null
  %9 = select i1 %8, %struct.stat* %4, %struct.stat* %7
  %10 = getelementptr inbounds %struct.FTS, %struct.FTS* %0, i64 0, i32 9
  %11 = load i32, i32* %10, align 8, !tbaa !11
  %12 = and i32 %11, 2
  %13 = or i32 %12, %2
  %14 = icmp eq i32 %13, 0
  %15 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %1, i64 0, i32 5
  %16 = load i8*, i8** %15, align 8, !tbaa !20
  br i1 %14, label %31, label %17

17:                                               ; preds = %3
  %18 = call i32 @stat(i8* noundef %16, %struct.stat* noundef nonnull %9) #5
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %39, label %20

20:                                               ; preds = %17
  %21 = call i32* @__errno_location() #5
  %22 = load i32, i32* %21, align 4, !tbaa !6
  %23 = load i8*, i8** %15, align 8, !tbaa !20
  %24 = call i32 @lstat(i8* noundef %23, %struct.stat* noundef nonnull %9) #5
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %28

26:                                               ; preds = %20
  %27 = call i32* @__errno_location() #5
  store i32 0, i32* %27, align 4, !tbaa !6
  br label %98

28:                                               ; preds = %20
  %29 = bitcast %struct.stat* %9 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(144) %29, i8 0, i64 144, i1 false)
  %30 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %1, i64 0, i32 7
  store i32 %22, i32* %30, align 8, !tbaa !34
  br label %98

31:                                               ; preds = %3
  %32 = call i32 @lstat(i8* noundef %16, %struct.stat* noundef nonnull %9) #5
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %39, label %34

34:                                               ; preds = %31
  %35 = call i32* @__errno_location() #5
  %36 = load i32, i32* %35, align 4, !tbaa !6
  %37 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %1, i64 0, i32 7
  store i32 %36, i32* %37, align 8, !tbaa !34
  %38 = bitcast %struct.stat* %9 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(144) %38, i8 0, i64 144, i1 false)
  br label %98

39:                                               ; preds = %31, %17
  %40 = getelementptr inbounds %struct.stat, %struct.stat* %4, i64 0, i32 3
  %41 = getelementptr inbounds %struct.stat, %struct.stat* %7, i64 0, i32 3
  %42 = select i1 %8, i32* %40, i32* %41
  %43 = load i32, i32* %42, align 8, !tbaa !35
  %44 = and i32 %43, 61440
  %45 = trunc i32 %44 to i16
  switch i16 %45, label %46 [
    i16 16384, label %49
    i16 -24576, label %98
  ]

46:                                               ; preds = %39
  %47 = icmp eq i32 %44, 32768
  %48 = select i1 %47, i32 8, i32 3
  br label %98

49:                                               ; preds = %39
  %50 = getelementptr inbounds %struct.stat, %struct.stat* %4, i64 0, i32 0
  %51 = getelementptr inbounds %struct.stat, %struct.stat* %7, i64 0, i32 0
  %52 = select i1 %8, i64* %50, i64* %51
  %53 = load i64, i64* %52, align 8, !tbaa !38
  %54 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %1, i64 0, i32 12
  store i64 %53, i64* %54, align 8, !tbaa !39
  %55 = getelementptr inbounds %struct.stat, %struct.stat* %4, i64 0, i32 1
  %56 = getelementptr inbounds %struct.stat, %struct.stat* %7, i64 0, i32 1
  %57 = select i1 %8, i64* %55, i64* %56
  %58 = load i64, i64* %57, align 8, !tbaa !40
  %59 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %1, i64 0, i32 11
  store i64 %58, i64* %59, align 8, !tbaa !41
  %60 = getelementptr inbounds %struct.stat, %struct.stat* %4, i64 0, i32 2
  %61 = getelementptr inbounds %struct.stat, %struct.stat* %7, i64 0, i32 2
  %62 = select i1 %8, i64* %60, i64* %61
  %63 = load i64, i64* %62, align 8, !tbaa !42
  %64 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %1, i64 0, i32 13
  store i64 %63, i64* %64, align 8, !tbaa !43
  %65 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %1, i64 0, i32 19, i64 0
  %66 = load i8, i8* %65, align 8, !tbaa !44
  %67 = icmp eq i8 %66, 46
  br i1 %67, label %68, label %75

68:                                               ; preds = %49
  %69 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %1, i64 0, i32 19, i64 1
  %70 = load i8, i8* %69, align 1, !tbaa !44
  switch i8 %70, label %75 [
    i8 0, label %98
    i8 46, label %71
  ]

71:                                               ; preds = %68
  %72 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %1, i64 0, i32 19, i64 2
  %73 = load i8, i8* %72, align 2, !tbaa !44
  %74 = icmp eq i8 %73, 0
  br i1 %74, label %98, label %75

75:                                               ; preds = %68, %71, %49
  %76 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %1, i64 0, i32 1
  %77 = load %struct.ftsent*, %struct.ftsent** %76, align 8, !tbaa !19
  %78 = icmp eq %struct.ftsent* %77, null
  br i1 %78, label %98, label %79

79:                                               ; preds = %75, %92
  %80 = phi %struct.ftsent* [ %94, %92 ], [ %77, %75 ]
  %81 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %80, i64 0, i32 14
  %82 = load i16, i16* %81, align 8, !tbaa !16
  %83 = icmp sgt i16 %82, -1
  br i1 %83, label %84, label %98

84:                                               ; preds = %79
  %85 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %80, i64 0, i32 11
  %86 = load i64, i64* %85, align 8, !tbaa !41
  %87 = icmp eq i64 %86, %58
  br i1 %87, label %88, label %92

88:                                               ; preds = %84
  %89 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %80, i64 0, i32 12
  %90 = load i64, i64* %89, align 8, !tbaa !39
  %91 = icmp eq i64 %90, %53
  br i1 %91, label %96, label %92

92:                                               ; preds = %84, %88
  %93 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %80, i64 0, i32 1
  %94 = load %struct.ftsent*, %struct.ftsent** %93, align 8, !tbaa !19
  %95 = icmp eq %struct.ftsent* %94, null
  br i1 %95, label %98, label %79, !llvm.loop !45

96:                                               ; preds = %88
  %97 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %1, i64 0, i32 0
  store %struct.ftsent* %80, %struct.ftsent** %97, align 8, !tbaa !46
  br label %98

98:                                               ; preds = %79, %92, %75, %96, %39, %46, %68, %71, %26, %28, %34
  %99 = phi i32 [ 10, %34 ], [ 13, %26 ], [ 10, %28 ], [ %48, %46 ], [ 12, %39 ], [ 5, %68 ], [ 5, %71 ], [ 2, %96 ], [ 1, %75 ], [ 1, %92 ], [ 1, %79 ]
  call void @llvm.lifetime.end.p0i8(i64 144, i8* nonnull %5) #7
  ret i32 %99
}

; Function Attrs: nounwind optsize
define internal fastcc %struct.ftsent* @sorted(%struct.FTS* nocapture noundef readonly %0, %struct.ftsent* noundef %1, i64 noundef %2) unnamed_addr #0 {
  %4 = shl i64 %2, 3
  %5 = tail call i8* @malloc(i64 noundef %4) #5
  %6 = bitcast i8* %5 to %struct.ftsent**
  %7 = icmp eq i8* %5, null
  br i1 %7, label %38, label %8

8:                                                ; preds = %3
  %9 = icmp eq %struct.ftsent* %1, null
  br i1 %9, label %10, label %15

10:                                               ; preds = %15, %8
  %11 = phi i64 [ 0, %8 ], [ %18, %15 ]
  %12 = getelementptr inbounds %struct.FTS, %struct.FTS* %0, i64 0, i32 8
  %13 = load i32 (%struct.ftsent**, %struct.ftsent**)*, i32 (%struct.ftsent**, %struct.ftsent**)** %12, align 8, !tbaa !8
  store i32 (%struct.ftsent**, %struct.ftsent**)* %13, i32 (%struct.ftsent**, %struct.ftsent**)** @comparison, align 8, !tbaa !2
  tail call void @qsort(i8* noundef nonnull %5, i64 noundef %11, i64 noundef 8, i32 (i8*, i8*)* noundef nonnull @compare) #5
  %14 = icmp eq i64 %11, 0
  br i1 %14, label %23, label %25

15:                                               ; preds = %8, %15
  %16 = phi %struct.ftsent* [ %21, %15 ], [ %1, %8 ]
  %17 = phi i64 [ %18, %15 ], [ 0, %8 ]
  %18 = add i64 %17, 1
  %19 = getelementptr inbounds %struct.ftsent*, %struct.ftsent** %6, i64 %17
  store %struct.ftsent* %16, %struct.ftsent** %19, align 8, !tbaa !2
  %20 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %16, i64 0, i32 2
  %21 = load %struct.ftsent*, %struct.ftsent** %20, align 8, !tbaa !22
  %22 = icmp eq %struct.ftsent* %21, null
  br i1 %22, label %10, label %15, !llvm.loop !47

23:                                               ; preds = %32, %10
  %24 = load %struct.ftsent*, %struct.ftsent** %6, align 8, !tbaa !2
  tail call void @free(i8* noundef nonnull %5) #5
  br label %38

25:                                               ; preds = %10, %32
  %26 = phi i64 [ %27, %32 ], [ 0, %10 ]
  %27 = add nuw i64 %26, 1
  %28 = icmp ult i64 %27, %11
  br i1 %28, label %29, label %32

29:                                               ; preds = %25
  %30 = getelementptr inbounds %struct.ftsent*, %struct.ftsent** %6, i64 %27
  %31 = load %struct.ftsent*, %struct.ftsent** %30, align 8, !tbaa !2
  br label %32

32:                                               ; preds = %25, %29
  %33 = phi %struct.ftsent* [ %31, %29 ], [ null, %25 ]
  %34 = getelementptr inbounds %struct.ftsent*, %struct.ftsent** %6, i64 %26
  %35 = load %struct.ftsent*, %struct.ftsent** %34, align 8, !tbaa !2
  %36 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %35, i64 0, i32 2
  store %struct.ftsent* %33, %struct.ftsent** %36, align 8, !tbaa !22
  %37 = icmp eq i64 %27, %11
  br i1 %37, label %23, label %25, !llvm.loop !48

38:                                               ; preds = %3, %23
  %39 = phi %struct.ftsent* [ %24, %23 ], [ %1, %3 ]
  ret %struct.ftsent* %39
}

; Function Attrs: optsize
declare dso_local i32 @open(i8* noundef, i32 noundef, ...) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @fts_close(%struct.FTS* noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.FTS, %struct.FTS* %0, i64 0, i32 0
  %3 = load %struct.ftsent*, %struct.ftsent** %2, align 8, !tbaa !24
  %4 = icmp eq %struct.ftsent* %3, null
  br i1 %4, label %5, label %20

5:                                                ; preds = %34, %29, %1
  %6 = getelementptr inbounds %struct.FTS, %struct.FTS* %0, i64 0, i32 1
  %7 = load %struct.ftsent*, %struct.ftsent** %6, align 8, !tbaa !49
  %8 = icmp eq %struct.ftsent* %7, null
  br i1 %8, label %15, label %9

9:                                                ; preds = %5, %9
  %10 = phi %struct.ftsent* [ %12, %9 ], [ %7, %5 ]
  %11 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %10, i64 0, i32 2
  %12 = load %struct.ftsent*, %struct.ftsent** %11, align 8, !tbaa !22
  %13 = bitcast %struct.ftsent* %10 to i8*
  tail call void @free(i8* noundef nonnull %13) #5
  %14 = icmp eq %struct.ftsent* %12, null
  br i1 %14, label %15, label %9, !llvm.loop !25

15:                                               ; preds = %9, %5
  %16 = getelementptr inbounds %struct.FTS, %struct.FTS* %0, i64 0, i32 9
  %17 = load i32, i32* %16, align 8, !tbaa !11
  %18 = and i32 %17, 4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %38, label %50

20:                                               ; preds = %1, %34
  %21 = phi %struct.ftsent* [ %35, %34 ], [ %3, %1 ]
  %22 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %21, i64 0, i32 2
  %23 = load %struct.ftsent*, %struct.ftsent** %22, align 8, !tbaa !22
  %24 = icmp eq %struct.ftsent* %23, null
  br i1 %24, label %25, label %34

25:                                               ; preds = %20
  %26 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %21, i64 0, i32 14
  %27 = load i16, i16* %26, align 8, !tbaa !16
  %28 = icmp sgt i16 %27, -1
  br i1 %28, label %31, label %29

29:                                               ; preds = %25
  %30 = bitcast %struct.ftsent* %21 to i8*
  tail call void @free(i8* noundef nonnull %30) #5
  br label %5

31:                                               ; preds = %25
  %32 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %21, i64 0, i32 1
  %33 = load %struct.ftsent*, %struct.ftsent** %32, align 8, !tbaa !19
  br label %34

34:                                               ; preds = %20, %31
  %35 = phi %struct.ftsent* [ %33, %31 ], [ %23, %20 ]
  %36 = bitcast %struct.ftsent* %21 to i8*
  tail call void @free(i8* noundef nonnull %36) #5
  %37 = icmp eq %struct.ftsent* %35, null
  br i1 %37, label %5, label %20, !llvm.loop !50

38:                                               ; preds = %15
  %39 = getelementptr inbounds %struct.FTS, %struct.FTS* %0, i64 0, i32 5
  %40 = load i32, i32* %39, align 8, !tbaa !12
  %41 = tail call i32 @fchdir(i32 noundef %40) #5
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %46, label %43

43:                                               ; preds = %38
  %44 = tail call i32* @__errno_location() #5
  %45 = load i32, i32* %44, align 4, !tbaa !6
  br label %46

46:                                               ; preds = %38, %43
  %47 = phi i32 [ %45, %43 ], [ 0, %38 ]
  %48 = load i32, i32* %39, align 8, !tbaa !12
  %49 = tail call i32 @close(i32 noundef %48) #5
  br label %50

50:                                               ; preds = %46, %15
  %51 = phi i32 [ 0, %15 ], [ %47, %46 ]
  %52 = getelementptr inbounds %struct.FTS, %struct.FTS* %0, i64 0, i32 4
  %53 = load i8*, i8** %52, align 8, !tbaa !26
  tail call void @free(i8* noundef %53) #5
  %54 = bitcast %struct.FTS* %0 to i8*
  tail call void @free(i8* noundef %54) #5
  %55 = icmp eq i32 %51, 0
  br i1 %55, label %58, label %56

56:                                               ; preds = %50
  %57 = tail call i32* @__errno_location() #5
  store i32 %51, i32* %57, align 4, !tbaa !6
  br label %58

58:                                               ; preds = %50, %56
  %59 = phi i32 [ -1, %56 ], [ 0, %50 ]
  ret i32 %59
}

; Function Attrs: optsize
declare dso_local i32 @fchdir(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @close(i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local %struct.ftsent* @fts_read(%struct.FTS* nocapture noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.FTS, %struct.FTS* %0, i64 0, i32 0
  %3 = load %struct.ftsent*, %struct.ftsent** %2, align 8, !tbaa !24
  %4 = icmp eq %struct.ftsent* %3, null
  br i1 %4, label %306, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.FTS, %struct.FTS* %0, i64 0, i32 9
  %7 = load i32, i32* %6, align 8, !tbaa !11
  %8 = and i32 %7, 512
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %306

10:                                               ; preds = %5
  %11 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %3, i64 0, i32 17
  %12 = load i16, i16* %11, align 2, !tbaa !33
  store i16 3, i16* %11, align 2, !tbaa !33
  switch i16 %12, label %43 [
    i16 1, label %13
    i16 2, label %17
  ]

13:                                               ; preds = %10
  %14 = tail call fastcc i32 @look(%struct.FTS* noundef nonnull %0, %struct.ftsent* noundef nonnull %3, i32 noundef 0) #6
  %15 = trunc i32 %14 to i16
  %16 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %3, i64 0, i32 15
  store i16 %15, i16* %16, align 2, !tbaa !21
  br label %306

17:                                               ; preds = %10
  %18 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %3, i64 0, i32 15
  %19 = load i16, i16* %18, align 2, !tbaa !21
  %20 = and i16 %19, -2
  %21 = icmp eq i16 %20, 12
  br i1 %21, label %22, label %47

22:                                               ; preds = %17
  %23 = tail call fastcc i32 @look(%struct.FTS* noundef nonnull %0, %struct.ftsent* noundef nonnull %3, i32 noundef 1) #6
  %24 = trunc i32 %23 to i16
  store i16 %24, i16* %18, align 2, !tbaa !21
  %25 = and i32 %23, 65535
  %26 = icmp eq i32 %25, 1
  br i1 %26, label %27, label %306

27:                                               ; preds = %22
  %28 = load i32, i32* %6, align 8, !tbaa !11
  %29 = and i32 %28, 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %306

31:                                               ; preds = %27
  %32 = tail call i32 (i8*, i32, ...) @open(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0), i32 noundef 0) #5
  %33 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %3, i64 0, i32 8
  store i32 %32, i32* %33, align 4, !tbaa !51
  %34 = icmp slt i32 %32, 0
  br i1 %34, label %35, label %39

35:                                               ; preds = %31
  %36 = tail call i32* @__errno_location() #5
  %37 = load i32, i32* %36, align 4, !tbaa !6
  %38 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %3, i64 0, i32 7
  store i32 %37, i32* %38, align 8, !tbaa !34
  store i16 7, i16* %18, align 2, !tbaa !21
  br label %306

39:                                               ; preds = %31
  %40 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %3, i64 0, i32 16
  %41 = load i16, i16* %40, align 4, !tbaa !52
  %42 = or i16 %41, 2
  store i16 %42, i16* %40, align 4, !tbaa !52
  br label %306

43:                                               ; preds = %10
  %44 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %3, i64 0, i32 15
  %45 = load i16, i16* %44, align 2, !tbaa !21
  %46 = icmp eq i16 %45, 1
  br i1 %46, label %50, label %49

47:                                               ; preds = %17
  %48 = icmp eq i16 %19, 1
  br i1 %48, label %52, label %49

49:                                               ; preds = %43, %47
  br label %160

50:                                               ; preds = %43
  %51 = icmp eq i16 %12, 4
  br i1 %51, label %62, label %52

52:                                               ; preds = %47, %50
  %53 = phi i16* [ %44, %50 ], [ %18, %47 ]
  %54 = and i32 %7, 64
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %83, label %56

56:                                               ; preds = %52
  %57 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %3, i64 0, i32 12
  %58 = load i64, i64* %57, align 8, !tbaa !39
  %59 = getelementptr inbounds %struct.FTS, %struct.FTS* %0, i64 0, i32 3
  %60 = load i64, i64* %59, align 8, !tbaa !53
  %61 = icmp eq i64 %58, %60
  br i1 %61, label %83, label %62

62:                                               ; preds = %56, %50
  %63 = phi i16* [ %53, %56 ], [ %44, %50 ]
  %64 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %3, i64 0, i32 16
  %65 = load i16, i16* %64, align 4, !tbaa !52
  %66 = and i16 %65, 2
  %67 = icmp eq i16 %66, 0
  br i1 %67, label %72, label %68

68:                                               ; preds = %62
  %69 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %3, i64 0, i32 8
  %70 = load i32, i32* %69, align 4, !tbaa !51
  %71 = tail call i32 @close(i32 noundef %70) #5
  br label %72

72:                                               ; preds = %68, %62
  %73 = getelementptr inbounds %struct.FTS, %struct.FTS* %0, i64 0, i32 1
  %74 = load %struct.ftsent*, %struct.ftsent** %73, align 8, !tbaa !49
  %75 = icmp eq %struct.ftsent* %74, null
  br i1 %75, label %82, label %76

76:                                               ; preds = %72, %76
  %77 = phi %struct.ftsent* [ %79, %76 ], [ %74, %72 ]
  %78 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %77, i64 0, i32 2
  %79 = load %struct.ftsent*, %struct.ftsent** %78, align 8, !tbaa !22
  %80 = bitcast %struct.ftsent* %77 to i8*
  tail call void @free(i8* noundef nonnull %80) #5
  %81 = icmp eq %struct.ftsent* %79, null
  br i1 %81, label %82, label %76, !llvm.loop !25

82:                                               ; preds = %76, %72
  store %struct.ftsent* null, %struct.ftsent** %73, align 8, !tbaa !49
  store i16 6, i16* %63, align 2, !tbaa !21
  br label %306

83:                                               ; preds = %56, %52
  %84 = getelementptr inbounds %struct.FTS, %struct.FTS* %0, i64 0, i32 1
  %85 = load %struct.ftsent*, %struct.ftsent** %84, align 8, !tbaa !49
  %86 = icmp eq %struct.ftsent* %85, null
  br i1 %86, label %127, label %87

87:                                               ; preds = %83
  %88 = and i32 %7, 256
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %99, label %90

90:                                               ; preds = %87
  %91 = and i32 %7, -257
  store i32 %91, i32* %6, align 8, !tbaa !11
  br label %92

92:                                               ; preds = %90, %92
  %93 = phi %struct.ftsent* [ %95, %92 ], [ %85, %90 ]
  %94 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %93, i64 0, i32 2
  %95 = load %struct.ftsent*, %struct.ftsent** %94, align 8, !tbaa !22
  %96 = bitcast %struct.ftsent* %93 to i8*
  tail call void @free(i8* noundef nonnull %96) #5
  %97 = icmp eq %struct.ftsent* %95, null
  br i1 %97, label %98, label %92, !llvm.loop !25

98:                                               ; preds = %92
  store %struct.ftsent* null, %struct.ftsent** %84, align 8, !tbaa !49
  br label %127

99:                                               ; preds = %87
  %100 = and i32 %7, 4
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %102, label %135

102:                                              ; preds = %99
  %103 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %3, i64 0, i32 5
  %104 = load i8*, i8** %103, align 8, !tbaa !20
  %105 = tail call fastcc i32 @enter(i8* noundef %104) #6
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %107, label %109

107:                                              ; preds = %102
  %108 = load %struct.ftsent*, %struct.ftsent** %84, align 8, !tbaa !49
  br label %135

109:                                              ; preds = %102
  %110 = tail call i32* @__errno_location() #5
  %111 = load i32, i32* %110, align 4, !tbaa !6
  %112 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %3, i64 0, i32 7
  store i32 %111, i32* %112, align 8, !tbaa !34
  %113 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %3, i64 0, i32 16
  %114 = load i16, i16* %113, align 4, !tbaa !52
  %115 = or i16 %114, 1
  store i16 %115, i16* %113, align 4, !tbaa !52
  %116 = load %struct.ftsent*, %struct.ftsent** %84, align 8, !tbaa !2, !nonnull !54
  br label %117

117:                                              ; preds = %109, %117
  %118 = phi %struct.ftsent* [ %125, %117 ], [ %116, %109 ]
  %119 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %118, i64 0, i32 1
  %120 = load %struct.ftsent*, %struct.ftsent** %119, align 8, !tbaa !19
  %121 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %120, i64 0, i32 5
  %122 = load i8*, i8** %121, align 8, !tbaa !20
  %123 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %118, i64 0, i32 5
  store i8* %122, i8** %123, align 8, !tbaa !20
  %124 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %118, i64 0, i32 2
  %125 = load %struct.ftsent*, %struct.ftsent** %124, align 8, !tbaa !2
  %126 = icmp eq %struct.ftsent* %125, null
  br i1 %126, label %135, label %117, !llvm.loop !55

127:                                              ; preds = %98, %83
  %128 = tail call fastcc %struct.ftsent* @build(%struct.FTS* noundef nonnull %0, i32 noundef 3) #6
  store %struct.ftsent* %128, %struct.ftsent** %84, align 8, !tbaa !49
  %129 = icmp eq %struct.ftsent* %128, null
  br i1 %129, label %130, label %135

130:                                              ; preds = %127
  %131 = load i32, i32* %6, align 8, !tbaa !11
  %132 = and i32 %131, 512
  %133 = icmp eq i32 %132, 0
  %134 = select i1 %133, %struct.ftsent* %3, %struct.ftsent* null
  br label %306

135:                                              ; preds = %117, %107, %127, %99
  %136 = phi %struct.ftsent* [ %108, %107 ], [ %128, %127 ], [ %85, %99 ], [ %116, %117 ]
  store %struct.ftsent* null, %struct.ftsent** %84, align 8, !tbaa !49
  %137 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %136, i64 0, i32 1
  %138 = load %struct.ftsent*, %struct.ftsent** %137, align 8, !tbaa !19
  %139 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %138, i64 0, i32 9
  %140 = load i16, i16* %139, align 8, !tbaa !56
  %141 = zext i16 %140 to i64
  %142 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %138, i64 0, i32 6
  %143 = load i8*, i8** %142, align 8, !tbaa !28
  %144 = add nsw i64 %141, -1
  %145 = getelementptr inbounds i8, i8* %143, i64 %144
  %146 = load i8, i8* %145, align 1, !tbaa !44
  %147 = icmp eq i8 %146, 47
  %148 = select i1 %147, i64 %144, i64 %141
  %149 = getelementptr inbounds %struct.FTS, %struct.FTS* %0, i64 0, i32 4
  %150 = load i8*, i8** %149, align 8, !tbaa !26
  %151 = getelementptr inbounds i8, i8* %150, i64 %148
  store i8 47, i8* %151, align 1, !tbaa !44
  %152 = load i8*, i8** %149, align 8, !tbaa !26
  %153 = getelementptr inbounds i8, i8* %152, i64 %148
  %154 = getelementptr inbounds i8, i8* %153, i64 1
  %155 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %136, i64 0, i32 19, i64 0
  %156 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %136, i64 0, i32 10
  %157 = load i16, i16* %156, align 2, !tbaa !32
  %158 = zext i16 %157 to i64
  %159 = add nuw nsw i64 %158, 1
  tail call void @llvm.memmove.p0i8.p0i8.i64(i8* noundef nonnull align 1 %154, i8* noundef nonnull align 8 %155, i64 %159, i1 false) #7
  store %struct.ftsent* %136, %struct.ftsent** %2, align 8, !tbaa !24
  br label %306

160:                                              ; preds = %49, %184
  %161 = phi %struct.ftsent* [ %163, %184 ], [ %3, %49 ]
  %162 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %161, i64 0, i32 2
  %163 = load %struct.ftsent*, %struct.ftsent** %162, align 8, !tbaa !22
  %164 = icmp eq %struct.ftsent* %163, null
  br i1 %164, label %236, label %165

165:                                              ; preds = %160
  %166 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %163, i64 0, i32 14
  %167 = load i16, i16* %166, align 8, !tbaa !16
  %168 = icmp eq i16 %167, 0
  br i1 %168, label %169, label %184

169:                                              ; preds = %165
  %170 = load i32, i32* %6, align 8, !tbaa !11
  %171 = and i32 %170, 4
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %173, label %182

173:                                              ; preds = %169
  %174 = getelementptr inbounds %struct.FTS, %struct.FTS* %0, i64 0, i32 5
  %175 = load i32, i32* %174, align 8, !tbaa !12
  %176 = tail call i32 @fchdir(i32 noundef %175) #5
  %177 = icmp eq i32 %176, 0
  br i1 %177, label %182, label %178

178:                                              ; preds = %173
  %179 = bitcast %struct.ftsent* %161 to i8*
  tail call void @free(i8* noundef %179) #5
  store %struct.ftsent* %163, %struct.ftsent** %2, align 8, !tbaa !24
  %180 = load i32, i32* %6, align 8, !tbaa !11
  %181 = or i32 %180, 512
  store i32 %181, i32* %6, align 8, !tbaa !11
  br label %306

182:                                              ; preds = %173, %169
  %183 = bitcast %struct.ftsent* %161 to i8*
  tail call void @free(i8* noundef %183) #5
  tail call fastcc void @load(%struct.FTS* noundef nonnull %0, %struct.ftsent* noundef nonnull %163) #6
  store %struct.ftsent* %163, %struct.ftsent** %2, align 8, !tbaa !24
  br label %306

184:                                              ; preds = %165
  %185 = bitcast %struct.ftsent* %161 to i8*
  tail call void @free(i8* noundef %185) #5
  store %struct.ftsent* %163, %struct.ftsent** %2, align 8, !tbaa !24
  %186 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %163, i64 0, i32 17
  %187 = load i16, i16* %186, align 2, !tbaa !33
  switch i16 %187, label %212 [
    i16 4, label %160
    i16 2, label %188
  ], !llvm.loop !57

188:                                              ; preds = %184
  %189 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %163, i64 0, i32 17
  %190 = tail call fastcc i32 @look(%struct.FTS* noundef nonnull %0, %struct.ftsent* noundef nonnull %163, i32 noundef 1) #6
  %191 = trunc i32 %190 to i16
  %192 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %163, i64 0, i32 15
  store i16 %191, i16* %192, align 2, !tbaa !21
  %193 = and i32 %190, 65535
  %194 = icmp eq i32 %193, 1
  br i1 %194, label %195, label %211

195:                                              ; preds = %188
  %196 = load i32, i32* %6, align 8, !tbaa !11
  %197 = and i32 %196, 4
  %198 = icmp eq i32 %197, 0
  br i1 %198, label %199, label %211

199:                                              ; preds = %195
  %200 = tail call i32 (i8*, i32, ...) @open(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0), i32 noundef 0) #5
  %201 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %163, i64 0, i32 8
  store i32 %200, i32* %201, align 4, !tbaa !51
  %202 = icmp slt i32 %200, 0
  br i1 %202, label %203, label %207

203:                                              ; preds = %199
  %204 = tail call i32* @__errno_location() #5
  %205 = load i32, i32* %204, align 4, !tbaa !6
  %206 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %163, i64 0, i32 7
  store i32 %205, i32* %206, align 8, !tbaa !34
  store i16 7, i16* %192, align 2, !tbaa !21
  br label %211

207:                                              ; preds = %199
  %208 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %163, i64 0, i32 16
  %209 = load i16, i16* %208, align 4, !tbaa !52
  %210 = or i16 %209, 2
  store i16 %210, i16* %208, align 4, !tbaa !52
  br label %211

211:                                              ; preds = %203, %207, %195, %188
  store i16 3, i16* %189, align 2, !tbaa !33
  br label %212

212:                                              ; preds = %184, %211
  %213 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %163, i64 0, i32 1
  %214 = load %struct.ftsent*, %struct.ftsent** %213, align 8, !tbaa !19
  %215 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %214, i64 0, i32 9
  %216 = load i16, i16* %215, align 8, !tbaa !56
  %217 = zext i16 %216 to i64
  %218 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %214, i64 0, i32 6
  %219 = load i8*, i8** %218, align 8, !tbaa !28
  %220 = add nsw i64 %217, -1
  %221 = getelementptr inbounds i8, i8* %219, i64 %220
  %222 = load i8, i8* %221, align 1, !tbaa !44
  %223 = icmp eq i8 %222, 47
  %224 = select i1 %223, i64 %220, i64 %217
  %225 = getelementptr inbounds %struct.FTS, %struct.FTS* %0, i64 0, i32 4
  %226 = load i8*, i8** %225, align 8, !tbaa !26
  %227 = getelementptr inbounds i8, i8* %226, i64 %224
  store i8 47, i8* %227, align 1, !tbaa !44
  %228 = load i8*, i8** %225, align 8, !tbaa !26
  %229 = getelementptr inbounds i8, i8* %228, i64 %224
  %230 = getelementptr inbounds i8, i8* %229, i64 1
  %231 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %163, i64 0, i32 19, i64 0
  %232 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %163, i64 0, i32 10
  %233 = load i16, i16* %232, align 2, !tbaa !32
  %234 = zext i16 %233 to i64
  %235 = add nuw nsw i64 %234, 1
  tail call void @llvm.memmove.p0i8.p0i8.i64(i8* noundef nonnull align 1 %230, i8* noundef nonnull align 8 %231, i64 %235, i1 false) #7
  store %struct.ftsent* %163, %struct.ftsent** %2, align 8, !tbaa !24
  br label %306

236:                                              ; preds = %160
  %237 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %161, i64 0, i32 1
  %238 = load %struct.ftsent*, %struct.ftsent** %237, align 8, !tbaa !19
  %239 = bitcast %struct.ftsent* %161 to i8*
  tail call void @free(i8* noundef %239) #5
  store %struct.ftsent* %238, %struct.ftsent** %2, align 8, !tbaa !24
  %240 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %238, i64 0, i32 14
  %241 = load i16, i16* %240, align 8, !tbaa !16
  %242 = icmp eq i16 %241, -1
  br i1 %242, label %243, label %246

243:                                              ; preds = %236
  %244 = bitcast %struct.ftsent* %238 to i8*
  tail call void @free(i8* noundef %244) #5
  %245 = tail call i32* @__errno_location() #5
  store i32 0, i32* %245, align 4, !tbaa !6
  store %struct.ftsent* null, %struct.ftsent** %2, align 8, !tbaa !24
  br label %306

246:                                              ; preds = %236
  %247 = getelementptr inbounds %struct.FTS, %struct.FTS* %0, i64 0, i32 4
  %248 = load i8*, i8** %247, align 8, !tbaa !26
  %249 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %238, i64 0, i32 9
  %250 = load i16, i16* %249, align 8, !tbaa !56
  %251 = zext i16 %250 to i64
  %252 = getelementptr inbounds i8, i8* %248, i64 %251
  store i8 0, i8* %252, align 1, !tbaa !44
  %253 = load i16, i16* %240, align 8, !tbaa !16
  %254 = icmp eq i16 %253, 0
  br i1 %254, label %255, label %265

255:                                              ; preds = %246
  %256 = load i32, i32* %6, align 8, !tbaa !11
  %257 = and i32 %256, 4
  %258 = icmp eq i32 %257, 0
  br i1 %258, label %259, label %300

259:                                              ; preds = %255
  %260 = getelementptr inbounds %struct.FTS, %struct.FTS* %0, i64 0, i32 5
  %261 = load i32, i32* %260, align 8, !tbaa !12
  %262 = tail call i32 @fchdir(i32 noundef %261) #5
  %263 = icmp ne i32 %262, 0
  %264 = zext i1 %263 to i32
  br label %294

265:                                              ; preds = %246
  %266 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %238, i64 0, i32 16
  %267 = load i16, i16* %266, align 4, !tbaa !52
  %268 = zext i16 %267 to i32
  %269 = and i32 %268, 2
  %270 = icmp eq i32 %269, 0
  br i1 %270, label %283, label %271

271:                                              ; preds = %265
  %272 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %238, i64 0, i32 8
  %273 = load i32, i32* %6, align 8, !tbaa !11
  %274 = and i32 %273, 4
  %275 = icmp eq i32 %274, 0
  br i1 %275, label %276, label %279

276:                                              ; preds = %271
  %277 = load i32, i32* %272, align 4, !tbaa !51
  %278 = tail call i32 @fchdir(i32 noundef %277) #5
  br label %279

279:                                              ; preds = %271, %276
  %280 = phi i32 [ %278, %276 ], [ 0, %271 ]
  %281 = load i32, i32* %272, align 4, !tbaa !51
  %282 = tail call i32 @close(i32 noundef %281) #5
  br label %294

283:                                              ; preds = %265
  %284 = and i32 %268, 1
  %285 = icmp eq i32 %284, 0
  br i1 %285, label %286, label %300

286:                                              ; preds = %283
  %287 = load i32, i32* %6, align 8, !tbaa !11
  %288 = and i32 %287, 4
  %289 = icmp eq i32 %288, 0
  br i1 %289, label %290, label %300

290:                                              ; preds = %286
  %291 = tail call i32 @chdir(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.2, i64 0, i64 0)) #5
  %292 = icmp ne i32 %291, 0
  %293 = zext i1 %292 to i32
  br label %294

294:                                              ; preds = %290, %259, %279
  %295 = phi i32 [ %280, %279 ], [ %264, %259 ], [ %293, %290 ]
  %296 = icmp eq i32 %295, 0
  br i1 %296, label %300, label %297

297:                                              ; preds = %294
  %298 = load i32, i32* %6, align 8, !tbaa !11
  %299 = or i32 %298, 512
  store i32 %299, i32* %6, align 8, !tbaa !11
  br label %306

300:                                              ; preds = %286, %255, %283, %294
  %301 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %238, i64 0, i32 7
  %302 = load i32, i32* %301, align 8, !tbaa !34
  %303 = icmp eq i32 %302, 0
  %304 = select i1 %303, i16 6, i16 7
  %305 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %238, i64 0, i32 15
  store i16 %304, i16* %305, align 2, !tbaa !21
  br label %306

306:                                              ; preds = %178, %182, %212, %13, %82, %130, %135, %243, %35, %39, %27, %22, %300, %297, %1, %5
  %307 = phi %struct.ftsent* [ null, %5 ], [ null, %1 ], [ %3, %13 ], [ %3, %82 ], [ %136, %135 ], [ %134, %130 ], [ null, %243 ], [ %3, %35 ], [ %3, %39 ], [ %3, %27 ], [ %3, %22 ], [ null, %297 ], [ %238, %300 ], [ null, %178 ], [ %163, %182 ], [ %163, %212 ]
  ret %struct.ftsent* %307
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @enter(i8* noundef %0) unnamed_addr #0 {
  %2 = tail call i32 (i8*, i32, ...) @open(i8* noundef %0, i32 noundef 65536) #5
  %3 = icmp slt i32 %2, 0
  br i1 %3, label %7, label %4

4:                                                ; preds = %1
  %5 = tail call i32 @fchdir(i32 noundef %2) #5
  %6 = tail call i32 @close(i32 noundef %2) #5
  br label %7

7:                                                ; preds = %1, %4
  %8 = phi i32 [ %5, %4 ], [ -1, %1 ]
  ret i32 %8
}

; Function Attrs: nounwind optsize
define internal fastcc %struct.ftsent* @build(%struct.FTS* nocapture noundef %0, i32 noundef %1) unnamed_addr #0 {
  %3 = alloca %struct.ftsent*, align 8
  %4 = getelementptr inbounds %struct.FTS, %struct.FTS* %0, i64 0, i32 0
  %5 = load %struct.ftsent*, %struct.ftsent** %4, align 8, !tbaa !24
  %6 = bitcast %struct.ftsent** %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %6)
  store %struct.ftsent* null, %struct.ftsent** %3, align 8, !tbaa !2
  %7 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %5, i64 0, i32 5
  %8 = load i8*, i8** %7, align 8, !tbaa !20
  %9 = tail call i32 (i8*, i32, ...) @open(i8* noundef %8, i32 noundef 67584) #5
  %10 = icmp slt i32 %9, 0
  br i1 %10, label %14, label %11

11:                                               ; preds = %2
  %12 = tail call i8* @fdopendir(i32 noundef %9) #5
  %13 = icmp eq i8* %12, null
  br i1 %13, label %14, label %21

14:                                               ; preds = %2, %11
  %15 = icmp eq i32 %1, 3
  br i1 %15, label %16, label %258

16:                                               ; preds = %14
  %17 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %5, i64 0, i32 15
  store i16 4, i16* %17, align 2, !tbaa !21
  %18 = tail call i32* @__errno_location() #5
  %19 = load i32, i32* %18, align 4, !tbaa !6
  %20 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %5, i64 0, i32 7
  store i32 %19, i32* %20, align 8, !tbaa !34
  br label %258

21:                                               ; preds = %11
  %22 = icmp eq i32 %1, 2
  br i1 %22, label %41, label %23

23:                                               ; preds = %21
  %24 = getelementptr inbounds %struct.FTS, %struct.FTS* %0, i64 0, i32 9
  %25 = load i32, i32* %24, align 8, !tbaa !11
  %26 = and i32 %25, 4
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %41

28:                                               ; preds = %23
  %29 = tail call i32 @fchdir(i32 noundef %9) #5
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %41, label %31

31:                                               ; preds = %28
  %32 = icmp eq i32 %1, 3
  br i1 %32, label %33, label %37

33:                                               ; preds = %31
  %34 = tail call i32* @__errno_location() #5
  %35 = load i32, i32* %34, align 4, !tbaa !6
  %36 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %5, i64 0, i32 7
  store i32 %35, i32* %36, align 8, !tbaa !34
  br label %37

37:                                               ; preds = %33, %31
  %38 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %5, i64 0, i32 16
  %39 = load i16, i16* %38, align 4, !tbaa !52
  %40 = or i16 %39, 1
  store i16 %40, i16* %38, align 4, !tbaa !52
  br label %41

41:                                               ; preds = %23, %28, %37, %21
  %42 = phi i1 [ false, %21 ], [ true, %28 ], [ false, %37 ], [ true, %23 ]
  %43 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %5, i64 0, i32 9
  %44 = load i16, i16* %43, align 8, !tbaa !56
  %45 = zext i16 %44 to i64
  %46 = icmp eq i16 %44, 0
  br i1 %46, label %55, label %47

47:                                               ; preds = %41
  %48 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %5, i64 0, i32 6
  %49 = load i8*, i8** %48, align 8, !tbaa !28
  %50 = add nsw i64 %45, -1
  %51 = getelementptr inbounds i8, i8* %49, i64 %50
  %52 = load i8, i8* %51, align 1, !tbaa !44
  %53 = icmp eq i8 %52, 47
  %54 = select i1 %53, i64 %50, i64 %45
  br label %55

55:                                               ; preds = %47, %41
  %56 = phi i64 [ 0, %41 ], [ %54, %47 ]
  %57 = getelementptr inbounds %struct.FTS, %struct.FTS* %0, i64 0, i32 9
  %58 = load i32, i32* %57, align 8, !tbaa !11
  %59 = and i32 %58, 4
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %65, label %61

61:                                               ; preds = %55
  %62 = getelementptr inbounds %struct.FTS, %struct.FTS* %0, i64 0, i32 4
  %63 = load i8*, i8** %62, align 8, !tbaa !26
  %64 = getelementptr inbounds i8, i8* %63, i64 %56
  store i8 47, i8* %64, align 1, !tbaa !44
  br label %65

65:                                               ; preds = %61, %55
  %66 = add nsw i64 %56, 1
  %67 = tail call %struct.dirent* @readdir(i8* noundef nonnull %12) #5
  %68 = icmp eq %struct.dirent* %67, null
  br i1 %68, label %189, label %69

69:                                               ; preds = %65
  %70 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %5, i64 0, i32 14
  %71 = getelementptr inbounds %struct.FTS, %struct.FTS* %0, i64 0, i32 4
  %72 = xor i1 %22, true
  %73 = and i1 %42, %72
  %74 = or i1 %22, %42
  %75 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %5, i64 0, i32 7
  br label %76

76:                                               ; preds = %69, %178
  %77 = phi %struct.dirent* [ %67, %69 ], [ %181, %178 ]
  %78 = phi %struct.ftsent** [ %3, %69 ], [ %180, %178 ]
  %79 = phi i64 [ 0, %69 ], [ %179, %178 ]
  %80 = getelementptr inbounds %struct.dirent, %struct.dirent* %77, i64 0, i32 4, i64 0
  %81 = tail call i64 @strlen(i8* noundef nonnull %80) #5
  %82 = load i32, i32* %57, align 8, !tbaa !11
  %83 = and i32 %82, 32
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %85, label %91

85:                                               ; preds = %76
  %86 = tail call i32 @strcmp(i8* noundef nonnull %80, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0)) #5
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %178, label %88, !llvm.loop !58

88:                                               ; preds = %85
  %89 = tail call i32 @strcmp(i8* noundef nonnull %80, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.2, i64 0, i64 0)) #5
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %178, label %91, !llvm.loop !58

91:                                               ; preds = %88, %76
  %92 = tail call fastcc %struct.ftsent* @new_entry(%struct.FTS* noundef nonnull %0, i8* noundef nonnull %80, i64 noundef %81) #6
  %93 = icmp eq %struct.ftsent* %92, null
  br i1 %93, label %99, label %94

94:                                               ; preds = %91
  %95 = add i64 %81, %66
  %96 = add i64 %95, 1
  %97 = tail call fastcc i32 @make_room(%struct.FTS* noundef nonnull %0, i64 noundef %96) #6
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %111, label %99

99:                                               ; preds = %94, %91
  %100 = tail call i32* @__errno_location() #5
  %101 = load i32, i32* %100, align 4, !tbaa !6
  %102 = bitcast %struct.ftsent* %92 to i8*
  tail call void @free(i8* noundef %102) #5
  %103 = load %struct.ftsent*, %struct.ftsent** %3, align 8, !tbaa !2
  %104 = icmp eq %struct.ftsent* %103, null
  br i1 %104, label %183, label %105

105:                                              ; preds = %99, %105
  %106 = phi %struct.ftsent* [ %108, %105 ], [ %103, %99 ]
  %107 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %106, i64 0, i32 2
  %108 = load %struct.ftsent*, %struct.ftsent** %107, align 8, !tbaa !22
  %109 = bitcast %struct.ftsent* %106 to i8*
  tail call void @free(i8* noundef nonnull %109) #5
  %110 = icmp eq %struct.ftsent* %108, null
  br i1 %110, label %183, label %105, !llvm.loop !25

111:                                              ; preds = %94
  %112 = load i16, i16* %70, align 8, !tbaa !16
  %113 = add i16 %112, 1
  %114 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %92, i64 0, i32 14
  store i16 %113, i16* %114, align 8, !tbaa !16
  %115 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %92, i64 0, i32 1
  store %struct.ftsent* %5, %struct.ftsent** %115, align 8, !tbaa !19
  %116 = load i8*, i8** %71, align 8, !tbaa !26
  %117 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %92, i64 0, i32 6
  store i8* %116, i8** %117, align 8, !tbaa !28
  %118 = trunc i64 %95 to i16
  %119 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %92, i64 0, i32 9
  store i16 %118, i16* %119, align 8, !tbaa !56
  %120 = load i32, i32* %57, align 8, !tbaa !11
  %121 = and i32 %120, 4
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %128, label %123

123:                                              ; preds = %111
  %124 = getelementptr inbounds i8, i8* %116, i64 %66
  %125 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %92, i64 0, i32 19, i64 0
  %126 = tail call i8* @strcpy(i8* noundef %124, i8* noundef nonnull %125) #5
  %127 = load i32, i32* %57, align 8, !tbaa !11
  br label %128

128:                                              ; preds = %123, %111
  %129 = phi i32 [ %127, %123 ], [ %120, %111 ]
  %130 = and i32 %129, 4
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %134, label %132

132:                                              ; preds = %128
  %133 = load i8*, i8** %71, align 8, !tbaa !26
  br label %136

134:                                              ; preds = %128
  %135 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %92, i64 0, i32 19, i64 0
  br label %136

136:                                              ; preds = %134, %132
  %137 = phi i8* [ %133, %132 ], [ %135, %134 ]
  %138 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %92, i64 0, i32 5
  store i8* %137, i8** %138, align 8, !tbaa !20
  br i1 %73, label %146, label %139

139:                                              ; preds = %136
  %140 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %92, i64 0, i32 15
  store i16 11, i16* %140, align 2, !tbaa !21
  br i1 %74, label %143, label %141

141:                                              ; preds = %139
  %142 = load i32, i32* %75, align 8, !tbaa !34
  br label %143

143:                                              ; preds = %139, %141
  %144 = phi i32 [ %142, %141 ], [ 0, %139 ]
  %145 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %92, i64 0, i32 7
  store i32 %144, i32* %145, align 8, !tbaa !34
  br label %166

146:                                              ; preds = %136
  %147 = and i32 %129, 8
  %148 = icmp eq i32 %147, 0
  br i1 %148, label %157, label %149

149:                                              ; preds = %146
  %150 = getelementptr inbounds %struct.dirent, %struct.dirent* %77, i64 0, i32 3
  %151 = load i8, i8* %150, align 2, !tbaa !59
  switch i8 %151, label %152 [
    i8 4, label %157
    i8 0, label %157
  ]

152:                                              ; preds = %149
  %153 = and i32 %129, 2
  %154 = icmp ne i32 %153, 0
  %155 = icmp eq i8 %151, 10
  %156 = select i1 %154, i1 %155, i1 false
  br i1 %156, label %157, label %161

157:                                              ; preds = %152, %149, %149, %146
  %158 = tail call fastcc i32 @look(%struct.FTS* noundef nonnull %0, %struct.ftsent* noundef nonnull %92, i32 noundef 0) #6
  %159 = and i32 %158, 65535
  %160 = load i32, i32* %57, align 8, !tbaa !11
  br label %161

161:                                              ; preds = %152, %157
  %162 = phi i32 [ %160, %157 ], [ %129, %152 ]
  %163 = phi i32 [ %159, %157 ], [ 11, %152 ]
  %164 = trunc i32 %163 to i16
  %165 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %92, i64 0, i32 15
  store i16 %164, i16* %165, align 2, !tbaa !21
  br label %166

166:                                              ; preds = %161, %143
  %167 = phi i32 [ %162, %161 ], [ %129, %143 ]
  %168 = and i32 %167, 4
  %169 = icmp eq i32 %168, 0
  br i1 %169, label %172, label %170

170:                                              ; preds = %166
  %171 = load i8*, i8** %117, align 8, !tbaa !28
  br label %174

172:                                              ; preds = %166
  %173 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %92, i64 0, i32 19, i64 0
  br label %174

174:                                              ; preds = %172, %170
  %175 = phi i8* [ %171, %170 ], [ %173, %172 ]
  store i8* %175, i8** %138, align 8, !tbaa !20
  store %struct.ftsent* %92, %struct.ftsent** %78, align 8, !tbaa !2
  %176 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %92, i64 0, i32 2
  %177 = add i64 %79, 1
  br label %178

178:                                              ; preds = %174, %85, %88
  %179 = phi i64 [ %79, %88 ], [ %79, %85 ], [ %177, %174 ]
  %180 = phi %struct.ftsent** [ %78, %88 ], [ %78, %85 ], [ %176, %174 ]
  %181 = tail call %struct.dirent* @readdir(i8* noundef nonnull %12) #5
  %182 = icmp eq %struct.dirent* %181, null
  br i1 %182, label %189, label %76

183:                                              ; preds = %105, %99
  %184 = tail call i32 @closedir(i8* noundef nonnull %12) #5
  %185 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %5, i64 0, i32 15
  store i16 7, i16* %185, align 2, !tbaa !21
  %186 = load i32, i32* %57, align 8, !tbaa !11
  %187 = or i32 %186, 512
  store i32 %187, i32* %57, align 8, !tbaa !11
  %188 = tail call i32* @__errno_location() #5
  store i32 %101, i32* %188, align 4, !tbaa !6
  br label %258

189:                                              ; preds = %178, %65
  %190 = phi i64 [ 0, %65 ], [ %179, %178 ]
  %191 = tail call i32 @closedir(i8* noundef nonnull %12) #5
  %192 = load i32, i32* %57, align 8, !tbaa !11
  %193 = and i32 %192, 4
  %194 = icmp eq i32 %193, 0
  br i1 %194, label %209, label %195

195:                                              ; preds = %189
  %196 = getelementptr inbounds %struct.FTS, %struct.FTS* %0, i64 0, i32 4
  %197 = load i8*, i8** %196, align 8, !tbaa !26
  %198 = icmp eq i64 %190, 0
  br i1 %198, label %205, label %199

199:                                              ; preds = %195
  %200 = getelementptr inbounds %struct.FTS, %struct.FTS* %0, i64 0, i32 6
  %201 = load i32, i32* %200, align 4, !tbaa !27
  %202 = sext i32 %201 to i64
  %203 = icmp eq i64 %66, %202
  %204 = sext i1 %203 to i64
  br label %205

205:                                              ; preds = %199, %195
  %206 = phi i64 [ -1, %195 ], [ %204, %199 ]
  %207 = add nsw i64 %206, %66
  %208 = getelementptr inbounds i8, i8* %197, i64 %207
  store i8 0, i8* %208, align 1, !tbaa !44
  br label %209

209:                                              ; preds = %205, %189
  br i1 %42, label %210, label %243

210:                                              ; preds = %209
  %211 = icmp ne i32 %1, 1
  %212 = icmp ne i64 %190, 0
  %213 = select i1 %211, i1 %212, i1 false
  br i1 %213, label %249, label %214

214:                                              ; preds = %210
  %215 = load i32, i32* %57, align 8, !tbaa !11
  %216 = and i32 %215, 4
  %217 = icmp eq i32 %216, 0
  br i1 %217, label %218, label %243

218:                                              ; preds = %214
  %219 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %5, i64 0, i32 14
  %220 = load i16, i16* %219, align 8, !tbaa !16
  %221 = icmp eq i16 %220, 0
  br i1 %221, label %222, label %227

222:                                              ; preds = %218
  %223 = getelementptr inbounds %struct.FTS, %struct.FTS* %0, i64 0, i32 5
  %224 = load i32, i32* %223, align 8, !tbaa !12
  %225 = tail call i32 @fchdir(i32 noundef %224) #5
  %226 = icmp eq i32 %225, 0
  br i1 %226, label %243, label %230

227:                                              ; preds = %218
  %228 = tail call i32 @chdir(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.2, i64 0, i64 0)) #5
  %229 = icmp eq i32 %228, 0
  br i1 %229, label %243, label %230

230:                                              ; preds = %227, %222
  %231 = load %struct.ftsent*, %struct.ftsent** %3, align 8, !tbaa !2
  %232 = icmp eq %struct.ftsent* %231, null
  br i1 %232, label %239, label %233

233:                                              ; preds = %230, %233
  %234 = phi %struct.ftsent* [ %236, %233 ], [ %231, %230 ]
  %235 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %234, i64 0, i32 2
  %236 = load %struct.ftsent*, %struct.ftsent** %235, align 8, !tbaa !22
  %237 = bitcast %struct.ftsent* %234 to i8*
  tail call void @free(i8* noundef nonnull %237) #5
  %238 = icmp eq %struct.ftsent* %236, null
  br i1 %238, label %239, label %233, !llvm.loop !25

239:                                              ; preds = %233, %230
  %240 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %5, i64 0, i32 15
  store i16 7, i16* %240, align 2, !tbaa !21
  %241 = load i32, i32* %57, align 8, !tbaa !11
  %242 = or i32 %241, 512
  store i32 %242, i32* %57, align 8, !tbaa !11
  br label %258

243:                                              ; preds = %227, %222, %214, %209
  %244 = icmp eq i64 %190, 0
  br i1 %244, label %245, label %249

245:                                              ; preds = %243
  %246 = icmp eq i32 %1, 3
  br i1 %246, label %247, label %258

247:                                              ; preds = %245
  %248 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %5, i64 0, i32 15
  store i16 6, i16* %248, align 2, !tbaa !21
  br label %258

249:                                              ; preds = %210, %243
  %250 = getelementptr inbounds %struct.FTS, %struct.FTS* %0, i64 0, i32 8
  %251 = load i32 (%struct.ftsent**, %struct.ftsent**)*, i32 (%struct.ftsent**, %struct.ftsent**)** %250, align 8, !tbaa !8
  %252 = icmp ne i32 (%struct.ftsent**, %struct.ftsent**)* %251, null
  %253 = icmp ne i64 %190, 1
  %254 = select i1 %252, i1 %253, i1 false
  %255 = load %struct.ftsent*, %struct.ftsent** %3, align 8, !tbaa !2
  br i1 %254, label %256, label %258

256:                                              ; preds = %249
  %257 = tail call fastcc %struct.ftsent* @sorted(%struct.FTS* noundef nonnull %0, %struct.ftsent* noundef %255, i64 noundef %190) #6
  br label %258

258:                                              ; preds = %249, %183, %239, %247, %245, %256, %14, %16
  %259 = phi %struct.ftsent* [ null, %16 ], [ null, %14 ], [ null, %239 ], [ null, %183 ], [ null, %247 ], [ null, %245 ], [ %257, %256 ], [ %255, %249 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %6)
  ret %struct.ftsent* %259
}

; Function Attrs: nounwind optsize
define internal fastcc void @load(%struct.FTS* nocapture noundef %0, %struct.ftsent* noundef %1) unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %1, i64 0, i32 10
  %4 = load i16, i16* %3, align 2, !tbaa !32
  %5 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %1, i64 0, i32 9
  store i16 %4, i16* %5, align 8, !tbaa !56
  %6 = getelementptr inbounds %struct.FTS, %struct.FTS* %0, i64 0, i32 4
  %7 = load i8*, i8** %6, align 8, !tbaa !26
  %8 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %1, i64 0, i32 19, i64 0
  %9 = zext i16 %4 to i64
  %10 = add nuw nsw i64 %9, 1
  tail call void @llvm.memmove.p0i8.p0i8.i64(i8* noundef nonnull align 1 dereferenceable(1) %7, i8* noundef nonnull align 8 %8, i64 %10, i1 false)
  %11 = tail call i8* @strrchr(i8* noundef nonnull %8, i32 noundef 47) #5
  %12 = icmp eq i8* %11, null
  br i1 %12, label %25, label %13

13:                                               ; preds = %2
  %14 = icmp eq i8* %11, %8
  br i1 %14, label %15, label %19

15:                                               ; preds = %13
  %16 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %1, i64 0, i32 19, i64 1
  %17 = load i8, i8* %16, align 1, !tbaa !44
  %18 = icmp eq i8 %17, 0
  br i1 %18, label %25, label %19

19:                                               ; preds = %15, %13
  %20 = getelementptr inbounds i8, i8* %11, i64 1
  %21 = tail call i64 @strlen(i8* noundef nonnull %20) #5
  %22 = trunc i64 %21 to i16
  store i16 %22, i16* %3, align 2, !tbaa !32
  %23 = and i64 %21, 65535
  %24 = add nuw nsw i64 %23, 1
  tail call void @llvm.memmove.p0i8.p0i8.i64(i8* noundef nonnull align 8 %8, i8* noundef nonnull align 1 %20, i64 %24, i1 false)
  br label %25

25:                                               ; preds = %19, %15, %2
  %26 = load i8*, i8** %6, align 8, !tbaa !26
  %27 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %1, i64 0, i32 6
  store i8* %26, i8** %27, align 8, !tbaa !28
  %28 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %1, i64 0, i32 5
  store i8* %26, i8** %28, align 8, !tbaa !20
  %29 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %1, i64 0, i32 12
  %30 = load i64, i64* %29, align 8, !tbaa !39
  %31 = getelementptr inbounds %struct.FTS, %struct.FTS* %0, i64 0, i32 3
  store i64 %30, i64* %31, align 8, !tbaa !53
  ret void
}

; Function Attrs: optsize
declare dso_local i32 @chdir(i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @fts_set(%struct.FTS* nocapture readnone %0, %struct.ftsent* nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp ult i32 %2, 5
  br i1 %4, label %7, label %5

5:                                                ; preds = %3
  %6 = tail call i32* @__errno_location() #5
  store i32 22, i32* %6, align 4, !tbaa !6
  br label %10

7:                                                ; preds = %3
  %8 = trunc i32 %2 to i16
  %9 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %1, i64 0, i32 17
  store i16 %8, i16* %9, align 2, !tbaa !33
  br label %10

10:                                               ; preds = %7, %5
  %11 = phi i32 [ 1, %5 ], [ 0, %7 ]
  ret i32 %11
}

; Function Attrs: nounwind optsize
define dso_local %struct.ftsent* @fts_children(%struct.FTS* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.FTS, %struct.FTS* %0, i64 0, i32 0
  %4 = load %struct.ftsent*, %struct.ftsent** %3, align 8, !tbaa !24
  %5 = and i32 %1, -257
  %6 = icmp eq i32 %5, 0
  %7 = tail call i32* @__errno_location() #5
  br i1 %6, label %9, label %8

8:                                                ; preds = %2
  store i32 22, i32* %7, align 4, !tbaa !6
  br label %61

9:                                                ; preds = %2
  store i32 0, i32* %7, align 4, !tbaa !6
  %10 = getelementptr inbounds %struct.FTS, %struct.FTS* %0, i64 0, i32 9
  %11 = load i32, i32* %10, align 8, !tbaa !11
  %12 = and i32 %11, 512
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %61

14:                                               ; preds = %9
  %15 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %4, i64 0, i32 15
  %16 = load i16, i16* %15, align 2, !tbaa !21
  switch i16 %16, label %61 [
    i16 9, label %17
    i16 1, label %20
  ]

17:                                               ; preds = %14
  %18 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %4, i64 0, i32 2
  %19 = load %struct.ftsent*, %struct.ftsent** %18, align 8, !tbaa !22
  br label %61

20:                                               ; preds = %14
  %21 = getelementptr inbounds %struct.FTS, %struct.FTS* %0, i64 0, i32 1
  %22 = load %struct.ftsent*, %struct.ftsent** %21, align 8, !tbaa !49
  %23 = icmp eq %struct.ftsent* %22, null
  br i1 %23, label %30, label %24

24:                                               ; preds = %20, %24
  %25 = phi %struct.ftsent* [ %27, %24 ], [ %22, %20 ]
  %26 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %25, i64 0, i32 2
  %27 = load %struct.ftsent*, %struct.ftsent** %26, align 8, !tbaa !22
  %28 = bitcast %struct.ftsent* %25 to i8*
  tail call void @free(i8* noundef nonnull %28) #5
  %29 = icmp eq %struct.ftsent* %27, null
  br i1 %29, label %30, label %24, !llvm.loop !25

30:                                               ; preds = %24, %20
  store %struct.ftsent* null, %struct.ftsent** %21, align 8, !tbaa !49
  %31 = icmp eq i32 %1, 256
  br i1 %31, label %32, label %35

32:                                               ; preds = %30
  %33 = load i32, i32* %10, align 8, !tbaa !11
  %34 = or i32 %33, 256
  store i32 %34, i32* %10, align 8, !tbaa !11
  br label %35

35:                                               ; preds = %32, %30
  %36 = phi i32 [ 2, %32 ], [ 1, %30 ]
  %37 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %4, i64 0, i32 14
  %38 = load i16, i16* %37, align 8, !tbaa !16
  %39 = icmp eq i16 %38, 0
  br i1 %39, label %40, label %49

40:                                               ; preds = %35
  %41 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %4, i64 0, i32 5
  %42 = load i8*, i8** %41, align 8, !tbaa !20
  %43 = load i8, i8* %42, align 1, !tbaa !44
  %44 = icmp eq i8 %43, 47
  br i1 %44, label %49, label %45

45:                                               ; preds = %40
  %46 = load i32, i32* %10, align 8, !tbaa !11
  %47 = and i32 %46, 4
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %51, label %49

49:                                               ; preds = %45, %40, %35
  %50 = tail call fastcc %struct.ftsent* @build(%struct.FTS* noundef nonnull %0, i32 noundef %36) #6
  store %struct.ftsent* %50, %struct.ftsent** %21, align 8, !tbaa !49
  br label %61

51:                                               ; preds = %45
  %52 = tail call i32 (i8*, i32, ...) @open(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0), i32 noundef 0) #5
  %53 = icmp slt i32 %52, 0
  br i1 %53, label %61, label %54

54:                                               ; preds = %51
  %55 = tail call fastcc %struct.ftsent* @build(%struct.FTS* noundef nonnull %0, i32 noundef %36) #6
  store %struct.ftsent* %55, %struct.ftsent** %21, align 8, !tbaa !49
  %56 = tail call i32 @fchdir(i32 noundef %52) #5
  %57 = tail call i32 @close(i32 noundef %52) #5
  %58 = icmp eq i32 %56, 0
  br i1 %58, label %59, label %61

59:                                               ; preds = %54
  %60 = load %struct.ftsent*, %struct.ftsent** %21, align 8, !tbaa !49
  br label %61

61:                                               ; preds = %49, %59, %54, %51, %14, %9, %17, %8
  %62 = phi %struct.ftsent* [ null, %8 ], [ %19, %17 ], [ null, %9 ], [ null, %14 ], [ %50, %49 ], [ null, %51 ], [ %60, %59 ], [ null, %54 ]
  ret %struct.ftsent* %62
}

; Function Attrs: nounwind optsize
define dso_local %struct.FTS* @fts64_open(i8** nocapture noundef readonly %0, i32 noundef %1, i32 (%struct.ftsent**, %struct.ftsent**)* noundef %2) local_unnamed_addr #0 {
  %4 = tail call %struct.FTS* @fts_open(i8** noundef %0, i32 noundef %1, i32 (%struct.ftsent**, %struct.ftsent**)* noundef %2) #6
  ret %struct.FTS* %4
}

; Function Attrs: nounwind optsize
define dso_local %struct.ftsent* @fts64_read(%struct.FTS* nocapture noundef %0) local_unnamed_addr #0 {
  %2 = tail call %struct.ftsent* @fts_read(%struct.FTS* noundef %0) #6
  ret %struct.ftsent* %2
}

; Function Attrs: nounwind optsize
define dso_local %struct.ftsent* @fts64_children(%struct.FTS* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call %struct.ftsent* @fts_children(%struct.FTS* noundef %0, i32 noundef %1) #6
  ret %struct.ftsent* %3
}

; Function Attrs: nounwind optsize
define dso_local i32 @fts64_set(%struct.FTS* nocapture noundef readnone %0, %struct.ftsent* nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp ult i32 %2, 5
  br i1 %4, label %7, label %5

5:                                                ; preds = %3
  %6 = tail call i32* @__errno_location() #5
  store i32 22, i32* %6, align 4, !tbaa !6
  br label %10

7:                                                ; preds = %3
  %8 = trunc i32 %2 to i16
  %9 = getelementptr inbounds %struct.ftsent, %struct.ftsent* %1, i64 0, i32 17
  store i16 %8, i16* %9, align 2, !tbaa !33
  br label %10

10:                                               ; preds = %5, %7
  %11 = phi i32 [ 1, %5 ], [ 0, %7 ]
  ret i32 %11
}

; Function Attrs: nounwind optsize
define dso_local i32 @fts64_close(%struct.FTS* noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @fts_close(%struct.FTS* noundef %0) #6
  ret i32 %2
}

; Function Attrs: optsize
declare dso_local i8* @realloc(i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: optsize
declare dso_local i32 @stat(i8* noundef, %struct.stat* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @lstat(i8* noundef, %struct.stat* noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: optsize
declare dso_local i8* @malloc(i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @qsort(i8* noundef, i64 noundef, i64 noundef, i32 (i8*, i8*)* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define internal i32 @compare(i8* noundef %0, i8* noundef %1) #0 {
  %3 = load i32 (%struct.ftsent**, %struct.ftsent**)*, i32 (%struct.ftsent**, %struct.ftsent**)** @comparison, align 8, !tbaa !2
  %4 = bitcast i8* %0 to %struct.ftsent**
  %5 = bitcast i8* %1 to %struct.ftsent**
  %6 = tail call i32 %3(%struct.ftsent** noundef %4, %struct.ftsent** noundef %5) #5
  ret i32 %6
}

; Function Attrs: optsize
declare dso_local i8* @fdopendir(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local %struct.dirent* @readdir(i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @strcmp(i8* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @closedir(i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @strcpy(i8* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memmove.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1 immarg) #3

; Function Attrs: optsize
declare dso_local i8* @strrchr(i8* noundef, i32 noundef) local_unnamed_addr #2

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #4 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #5 = { nobuiltin nounwind optsize "no-builtins" }
attributes #6 = { nobuiltin optsize "no-builtins" }
attributes #7 = { nounwind }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"any pointer", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !4, i64 0}
!8 = !{!9, !3, i64 56}
!9 = !{!"", !3, i64 0, !3, i64 8, !3, i64 16, !10, i64 24, !3, i64 32, !7, i64 40, !7, i64 44, !7, i64 48, !3, i64 56, !7, i64 64}
!10 = !{!"long", !4, i64 0}
!11 = !{!9, !7, i64 64}
!12 = !{!9, !7, i64 40}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = !{!17, !18, i64 96}
!17 = !{!"ftsent", !3, i64 0, !3, i64 8, !3, i64 16, !10, i64 24, !3, i64 32, !3, i64 40, !3, i64 48, !7, i64 56, !7, i64 60, !18, i64 64, !18, i64 66, !10, i64 72, !10, i64 80, !10, i64 88, !18, i64 96, !18, i64 98, !18, i64 100, !18, i64 102, !3, i64 104, !4, i64 112}
!18 = !{!"short", !4, i64 0}
!19 = !{!17, !3, i64 8}
!20 = !{!17, !3, i64 40}
!21 = !{!17, !18, i64 98}
!22 = !{!17, !3, i64 16}
!23 = distinct !{!23, !14, !15}
!24 = !{!9, !3, i64 0}
!25 = distinct !{!25, !14, !15}
!26 = !{!9, !3, i64 32}
!27 = !{!9, !7, i64 44}
!28 = !{!17, !3, i64 48}
!29 = distinct !{!29, !14, !15}
!30 = distinct !{!30, !14, !15}
!31 = !{!17, !3, i64 104}
!32 = !{!17, !18, i64 66}
!33 = !{!17, !18, i64 102}
!34 = !{!17, !7, i64 56}
!35 = !{!36, !7, i64 24}
!36 = !{!"stat", !10, i64 0, !10, i64 8, !10, i64 16, !7, i64 24, !7, i64 28, !7, i64 32, !7, i64 36, !10, i64 40, !10, i64 48, !10, i64 56, !10, i64 64, !37, i64 72, !37, i64 88, !37, i64 104, !4, i64 120}
!37 = !{!"timespec", !10, i64 0, !10, i64 8}
!38 = !{!36, !10, i64 0}
!39 = !{!17, !10, i64 80}
!40 = !{!36, !10, i64 8}
!41 = !{!17, !10, i64 72}
!42 = !{!36, !10, i64 16}
!43 = !{!17, !10, i64 88}
!44 = !{!4, !4, i64 0}
!45 = distinct !{!45, !14, !15}
!46 = !{!17, !3, i64 0}
!47 = distinct !{!47, !14, !15}
!48 = distinct !{!48, !14, !15}
!49 = !{!9, !3, i64 8}
!50 = distinct !{!50, !14, !15}
!51 = !{!17, !7, i64 60}
!52 = !{!17, !18, i64 100}
!53 = !{!9, !10, i64 24}
!54 = !{}
!55 = distinct !{!55, !14, !15}
!56 = !{!17, !18, i64 64}
!57 = distinct !{!57, !14, !15}
!58 = distinct !{!58, !14, !15}
!59 = !{!60, !4, i64 18}
!60 = !{!"dirent", !10, i64 0, !10, i64 8, !18, i64 16, !4, i64 18, !4, i64 19}
