; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/ftw.c
; ModuleID = 'runtime/c/ftw.c'
source_filename = "runtime/c/ftw.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.stat = type { i64, i64, i64, i32, i32, i32, i32, i64, i64, i64, i64, %struct.timespec, %struct.timespec, %struct.timespec, [3 x i64] }
%struct.timespec = type { i64, i64 }
%struct.FTW = type { i32, i32 }
%struct.walk = type { i32 (i8*, %struct.stat*, i32, %struct.FTW*)*, i32 (i8*, %struct.stat*, i32)*, i32, i8*, %struct.FTW, i64, %struct.place*, i64 }
%struct.place = type { i64, i64 }
%struct.dirent = type { i64, i64, i16, i8, [256 x i8] }

@.str = private unnamed_addr constant [2 x i8] c".\00", align 1
@call.plain_kinds = internal unnamed_addr constant [7 x i32] [i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 3], align 16
@.str.1 = private unnamed_addr constant [2 x i8] c"/\00", align 1
@.str.2 = private unnamed_addr constant [3 x i8] c"..\00", align 1

; Function Attrs: nounwind optsize
define dso_local i32 @nftw(i8* noundef %0, i32 (i8*, %struct.stat*, i32, %struct.FTW*)* noundef %1, i32 %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = alloca %struct.walk, align 8
  %6 = icmp ult i32 %3, 32
  br i1 %6, label %9, label %7

7:                                                ; preds = %4
  %8 = tail call i32* @__errno_location() #4
  store i32 22, i32* %8, align 4, !tbaa !2
  br label %16

9:                                                ; preds = %4
  %10 = bitcast %struct.walk* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %10) #5
  %11 = getelementptr inbounds %struct.walk, %struct.walk* %5, i64 0, i32 1
  %12 = bitcast i32 (i8*, %struct.stat*, i32)** %11 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(64) %12, i8 0, i64 56, i1 false)
  %13 = getelementptr inbounds %struct.walk, %struct.walk* %5, i64 0, i32 0
  store i32 (i8*, %struct.stat*, i32, %struct.FTW*)* %1, i32 (i8*, %struct.stat*, i32, %struct.FTW*)** %13, align 8, !tbaa !6
  %14 = getelementptr inbounds %struct.walk, %struct.walk* %5, i64 0, i32 2
  store i32 %3, i32* %14, align 8, !tbaa !11
  %15 = call fastcc i32 @walk(%struct.walk* noundef nonnull %5, i8* noundef %0) #6
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %10) #5
  br label %16

16:                                               ; preds = %9, %7
  %17 = phi i32 [ -1, %7 ], [ %15, %9 ]
  ret i32 %17
}

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: nounwind optsize
define internal fastcc i32 @walk(%struct.walk* noundef %0, i8* noundef %1) unnamed_addr #0 {
  %3 = alloca %struct.stat, align 8
  %4 = tail call i64 @strlen(i8* noundef %1) #4
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %2
  %7 = tail call i32* @__errno_location() #4
  store i32 2, i32* %7, align 4, !tbaa !2
  br label %162

8:                                                ; preds = %2, %11
  %9 = phi i64 [ %12, %11 ], [ %4, %2 ]
  %10 = icmp ugt i64 %9, 1
  br i1 %10, label %11, label %16

11:                                               ; preds = %8
  %12 = add i64 %9, -1
  %13 = getelementptr inbounds i8, i8* %1, i64 %12
  %14 = load i8, i8* %13, align 1, !tbaa !12
  %15 = icmp eq i8 %14, 47
  br i1 %15, label %8, label %16, !llvm.loop !13

16:                                               ; preds = %8, %11
  %17 = phi i64 [ 1, %8 ], [ %9, %11 ]
  %18 = tail call i8* @strndup(i8* noundef %1, i64 noundef %17) #4
  %19 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 3
  store i8* %18, i8** %19, align 8, !tbaa !16
  %20 = icmp eq i8* %18, null
  br i1 %20, label %162, label %21

21:                                               ; preds = %16
  %22 = tail call i8* @strrchr(i8* noundef nonnull %18, i32 noundef 47) #4
  %23 = icmp eq i8* %22, null
  br i1 %23, label %31, label %24

24:                                               ; preds = %21
  %25 = load i8*, i8** %19, align 8, !tbaa !16
  %26 = ptrtoint i8* %22 to i64
  %27 = ptrtoint i8* %25 to i64
  %28 = sub i64 %26, %27
  %29 = trunc i64 %28 to i32
  %30 = add nsw i32 %29, 1
  br label %31

31:                                               ; preds = %21, %24
  %32 = phi i32 [ %30, %24 ], [ 0, %21 ]
  %33 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 4, i32 0
  store i32 %32, i32* %33, align 8, !tbaa !17
  %34 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 2
  %35 = load i32, i32* %34, align 8, !tbaa !11
  %36 = and i32 %35, 4
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %41, label %38

38:                                               ; preds = %31
  %39 = tail call i32 (i8*, i32, ...) @open(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0), i32 noundef 65536) #4
  %40 = load i32, i32* %34, align 8, !tbaa !11
  br label %41

41:                                               ; preds = %31, %38
  %42 = phi i32 [ %40, %38 ], [ %35, %31 ]
  %43 = phi i32 [ %39, %38 ], [ -1, %31 ]
  %44 = and i32 %42, 4
  %45 = icmp ne i32 %44, 0
  %46 = icmp slt i32 %43, 0
  %47 = select i1 %45, i1 %46, i1 false
  br i1 %47, label %141, label %48

48:                                               ; preds = %41
  %49 = bitcast %struct.stat* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 144, i8* nonnull %49) #5
  %50 = icmp eq i32 %44, 0
  br i1 %50, label %51, label %53

51:                                               ; preds = %48
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(144) %49, i8 0, i64 144, i1 false) #5
  %52 = load i8*, i8** %19, align 8, !tbaa !16
  br label %82

53:                                               ; preds = %48
  %54 = load i32, i32* %33, align 8, !tbaa !17
  %55 = icmp sgt i32 %54, 0
  br i1 %55, label %60, label %56

56:                                               ; preds = %53
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(144) %49, i8 0, i64 144, i1 false) #5
  %57 = load i8*, i8** %19, align 8, !tbaa !16
  %58 = sext i32 %54 to i64
  %59 = getelementptr inbounds i8, i8* %57, i64 %58
  br label %76

60:                                               ; preds = %53
  %61 = load i8*, i8** %19, align 8, !tbaa !16
  %62 = zext i32 %54 to i64
  %63 = tail call i8* @strndup(i8* noundef %61, i64 noundef %62) #4
  %64 = icmp eq i8* %63, null
  br i1 %64, label %137, label %65

65:                                               ; preds = %60
  %66 = tail call i32 @chdir(i8* noundef nonnull %63) #4
  %67 = icmp eq i32 %66, 0
  tail call void @free(i8* noundef nonnull %63) #4
  br i1 %67, label %68, label %138

68:                                               ; preds = %65
  %69 = load i32, i32* %34, align 8, !tbaa !11
  %70 = and i32 %69, 4
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(144) %49, i8 0, i64 144, i1 false) #5
  %71 = load i8*, i8** %19, align 8, !tbaa !16
  %72 = load i32, i32* %33, align 8, !tbaa !17
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds i8, i8* %71, i64 %73
  %75 = icmp eq i32 %70, 0
  br i1 %75, label %82, label %76

76:                                               ; preds = %68, %56
  %77 = phi i8* [ %59, %56 ], [ %74, %68 ]
  %78 = phi i32 [ %42, %56 ], [ %69, %68 ]
  %79 = load i8, i8* %77, align 1, !tbaa !12
  %80 = icmp eq i8 %79, 0
  %81 = select i1 %80, i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0), i8* %77
  br label %82

82:                                               ; preds = %76, %68, %51
  %83 = phi i32 [ %78, %76 ], [ %69, %68 ], [ %42, %51 ]
  %84 = phi i8* [ %81, %76 ], [ %71, %68 ], [ %52, %51 ]
  %85 = and i32 %83, 1
  %86 = icmp eq i32 %85, 0
  %87 = select i1 %86, i32 (i8*, %struct.stat*)* @stat, i32 (i8*, %struct.stat*)* @lstat
  %88 = call i32 %87(i8* noundef %84, %struct.stat* noundef nonnull %3) #4, !callees !18
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %106, label %90

90:                                               ; preds = %82
  %91 = call fastcc i32 @is_dangling(%struct.walk* noundef nonnull %0, %struct.stat* noundef nonnull %3) #4
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %138, label %93

93:                                               ; preds = %90
  %94 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 1
  %95 = load i32 (i8*, %struct.stat*, i32)*, i32 (i8*, %struct.stat*, i32)** %94, align 8, !tbaa !19
  %96 = icmp eq i32 (i8*, %struct.stat*, i32)* %95, null
  br i1 %96, label %100, label %97

97:                                               ; preds = %93
  %98 = load i8*, i8** %19, align 8, !tbaa !16
  %99 = call i32 %95(i8* noundef %98, %struct.stat* noundef nonnull %3, i32 noundef 3) #4
  br label %138

100:                                              ; preds = %93
  %101 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 0
  %102 = load i32 (i8*, %struct.stat*, i32, %struct.FTW*)*, i32 (i8*, %struct.stat*, i32, %struct.FTW*)** %101, align 8, !tbaa !6
  %103 = load i8*, i8** %19, align 8, !tbaa !16
  %104 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 4
  %105 = call i32 %102(i8* noundef %103, %struct.stat* noundef nonnull %3, i32 noundef 6, %struct.FTW* noundef nonnull %104) #4
  br label %138

106:                                              ; preds = %82
  %107 = getelementptr inbounds %struct.stat, %struct.stat* %3, i64 0, i32 0
  %108 = load i64, i64* %107, align 8, !tbaa !20
  %109 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 5
  store i64 %108, i64* %109, align 8, !tbaa !23
  %110 = getelementptr inbounds %struct.stat, %struct.stat* %3, i64 0, i32 3
  %111 = load i32, i32* %110, align 8, !tbaa !24
  %112 = and i32 %111, 61440
  %113 = icmp eq i32 %112, 16384
  br i1 %113, label %132, label %114

114:                                              ; preds = %106
  %115 = icmp eq i32 %112, 40960
  %116 = select i1 %115, i32 4, i32 0
  %117 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 1
  %118 = load i32 (i8*, %struct.stat*, i32)*, i32 (i8*, %struct.stat*, i32)** %117, align 8, !tbaa !19
  %119 = icmp eq i32 (i8*, %struct.stat*, i32)* %118, null
  br i1 %119, label %126, label %120

120:                                              ; preds = %114
  %121 = load i8*, i8** %19, align 8, !tbaa !16
  %122 = zext i32 %116 to i64
  %123 = getelementptr inbounds [7 x i32], [7 x i32]* @call.plain_kinds, i64 0, i64 %122
  %124 = load i32, i32* %123, align 16, !tbaa !2
  %125 = call i32 %118(i8* noundef %121, %struct.stat* noundef nonnull %3, i32 noundef %124) #4
  br label %138

126:                                              ; preds = %114
  %127 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 0
  %128 = load i32 (i8*, %struct.stat*, i32, %struct.FTW*)*, i32 (i8*, %struct.stat*, i32, %struct.FTW*)** %127, align 8, !tbaa !6
  %129 = load i8*, i8** %19, align 8, !tbaa !16
  %130 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 4
  %131 = call i32 %128(i8* noundef %129, %struct.stat* noundef nonnull %3, i32 noundef %116, %struct.FTW* noundef nonnull %130) #4
  br label %138

132:                                              ; preds = %106
  %133 = call fastcc i32 @is_new(%struct.walk* noundef nonnull %0, %struct.stat* noundef nonnull %3) #4
  %134 = icmp slt i32 %133, 0
  br i1 %134, label %138, label %135

135:                                              ; preds = %132
  %136 = call fastcc i32 @walk_directory(%struct.walk* noundef nonnull %0, %struct.stat* noundef nonnull %3, i8* noundef null) #4
  br label %138

137:                                              ; preds = %60
  tail call void @free(i8* noundef null) #4
  br label %138

138:                                              ; preds = %65, %90, %97, %100, %120, %126, %132, %135, %137
  %139 = phi i32 [ -1, %65 ], [ -1, %90 ], [ %136, %135 ], [ -1, %132 ], [ -1, %137 ], [ %99, %97 ], [ %105, %100 ], [ %125, %120 ], [ %131, %126 ]
  call void @llvm.lifetime.end.p0i8(i64 144, i8* nonnull %49) #5
  %140 = load i32, i32* %34, align 8, !tbaa !11
  br label %141

141:                                              ; preds = %41, %138
  %142 = phi i32 [ %140, %138 ], [ %42, %41 ]
  %143 = phi i32 [ %139, %138 ], [ -1, %41 ]
  %144 = and i32 %142, 16
  %145 = icmp eq i32 %144, 0
  %146 = and i32 %143, -2
  %147 = icmp eq i32 %146, 2
  %148 = select i1 %147, i32 0, i32 %143
  %149 = select i1 %145, i32 %143, i32 %148
  %150 = call i32* @__errno_location() #4
  %151 = load i32, i32* %150, align 4, !tbaa !2
  %152 = icmp sgt i32 %43, -1
  br i1 %152, label %153, label %156

153:                                              ; preds = %141
  %154 = call i32 @fchdir(i32 noundef %43) #4
  %155 = call i32 @close(i32 noundef %43) #4
  br label %156

156:                                              ; preds = %153, %141
  %157 = load i8*, i8** %19, align 8, !tbaa !16
  call void @free(i8* noundef %157) #4
  %158 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 6
  %159 = bitcast %struct.place** %158 to i8**
  %160 = load i8*, i8** %159, align 8, !tbaa !25
  call void @free(i8* noundef %160) #4
  %161 = call i32* @__errno_location() #4
  store i32 %151, i32* %161, align 4, !tbaa !2
  br label %162

162:                                              ; preds = %16, %156, %6
  %163 = phi i32 [ %149, %156 ], [ -1, %6 ], [ -1, %16 ]
  ret i32 %163
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: nounwind optsize
define dso_local i32 @nftw64(i8* noundef %0, i32 (i8*, %struct.stat*, i32, %struct.FTW*)* noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call i32 @nftw(i8* noundef %0, i32 (i8*, %struct.stat*, i32, %struct.FTW*)* noundef %1, i32 undef, i32 noundef %3) #6
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local i32 @ftw(i8* noundef %0, i32 (i8*, %struct.stat*, i32)* noundef %1, i32 %2) local_unnamed_addr #0 {
  %4 = alloca %struct.walk, align 8
  %5 = bitcast %struct.walk* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %5) #5
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(64) %5, i8 0, i64 64, i1 false)
  %6 = getelementptr inbounds %struct.walk, %struct.walk* %4, i64 0, i32 1
  store i32 (i8*, %struct.stat*, i32)* %1, i32 (i8*, %struct.stat*, i32)** %6, align 8, !tbaa !19
  %7 = call fastcc i32 @walk(%struct.walk* noundef nonnull %4, i8* noundef %0) #6
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %5) #5
  ret i32 %7
}

; Function Attrs: nounwind optsize
define dso_local i32 @ftw64(i8* noundef %0, i32 (i8*, %struct.stat*, i32)* noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.walk, align 8
  %5 = bitcast %struct.walk* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %5) #5
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(64) %5, i8 0, i64 64, i1 false) #5
  %6 = getelementptr inbounds %struct.walk, %struct.walk* %4, i64 0, i32 1
  store i32 (i8*, %struct.stat*, i32)* %1, i32 (i8*, %struct.stat*, i32)** %6, align 8, !tbaa !19
  %7 = call fastcc i32 @walk(%struct.walk* noundef nonnull %4, i8* noundef %0) #4
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %5) #5
  ret i32 %7
}

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i8* @strndup(i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i8* @strrchr(i8* noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @open(i8* noundef, i32 noundef, ...) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @fchdir(i32 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @close(i32 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @chdir(i8* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define internal fastcc i32 @is_dangling(%struct.walk* nocapture noundef readonly %0, %struct.stat* noundef %1) unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 2
  %4 = load i32, i32* %3, align 8, !tbaa !11
  %5 = and i32 %4, 1
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %35

7:                                                ; preds = %2
  %8 = tail call i32* @__errno_location() #4
  %9 = load i32, i32* %8, align 4, !tbaa !2
  %10 = icmp eq i32 %9, 2
  br i1 %10, label %11, label %35

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 3
  %13 = load i8*, i8** %12, align 8, !tbaa !16
  %14 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 4, i32 0
  %15 = load i32, i32* %14, align 8, !tbaa !17
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i8, i8* %13, i64 %16
  %18 = load i32, i32* %3, align 8, !tbaa !11
  %19 = and i32 %18, 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %25, label %21

21:                                               ; preds = %11
  %22 = load i8, i8* %17, align 1, !tbaa !12
  %23 = icmp eq i8 %22, 0
  %24 = select i1 %23, i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0), i8* %17
  br label %25

25:                                               ; preds = %11, %21
  %26 = phi i8* [ %24, %21 ], [ %13, %11 ]
  %27 = tail call i32 @lstat(i8* noundef %26, %struct.stat* noundef %1) #4
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %35

29:                                               ; preds = %25
  %30 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 3
  %31 = load i32, i32* %30, align 8, !tbaa !24
  %32 = and i32 %31, 61440
  %33 = icmp eq i32 %32, 40960
  %34 = zext i1 %33 to i32
  br label %35

35:                                               ; preds = %29, %25, %7, %2
  %36 = phi i32 [ 0, %25 ], [ 0, %7 ], [ 0, %2 ], [ %34, %29 ]
  ret i32 %36
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @is_new(%struct.walk* nocapture noundef %0, %struct.stat* nocapture noundef readonly %1) unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 2
  %4 = load i32, i32* %3, align 8, !tbaa !11
  %5 = and i32 %4, 1
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %51

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 7
  %9 = load i64, i64* %8, align 8, !tbaa !26
  %10 = icmp eq i64 %9, 0
  %11 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 6
  br i1 %10, label %12, label %15

12:                                               ; preds = %7
  %13 = bitcast %struct.place** %11 to i8**
  %14 = load i8*, i8** %13, align 8, !tbaa !25
  br label %34

15:                                               ; preds = %7
  %16 = load %struct.place*, %struct.place** %11, align 8, !tbaa !25
  %17 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 0
  %18 = load i64, i64* %17, align 8, !tbaa !20
  %19 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 1
  %20 = bitcast %struct.place* %16 to i8*
  br label %21

21:                                               ; preds = %15, %31
  %22 = phi i64 [ 0, %15 ], [ %32, %31 ]
  %23 = getelementptr inbounds %struct.place, %struct.place* %16, i64 %22, i32 0
  %24 = load i64, i64* %23, align 8, !tbaa !27
  %25 = icmp eq i64 %24, %18
  br i1 %25, label %26, label %31

26:                                               ; preds = %21
  %27 = getelementptr inbounds %struct.place, %struct.place* %16, i64 %22, i32 1
  %28 = load i64, i64* %27, align 8, !tbaa !29
  %29 = load i64, i64* %19, align 8, !tbaa !30
  %30 = icmp eq i64 %28, %29
  br i1 %30, label %51, label %31

31:                                               ; preds = %21, %26
  %32 = add nuw i64 %22, 1
  %33 = icmp eq i64 %32, %9
  br i1 %33, label %34, label %21, !llvm.loop !31

34:                                               ; preds = %31, %12
  %35 = phi i8* [ %14, %12 ], [ %20, %31 ]
  %36 = shl i64 %9, 4
  %37 = add i64 %36, 16
  %38 = tail call i8* @realloc(i8* noundef %35, i64 noundef %37) #4
  %39 = icmp eq i8* %38, null
  br i1 %39, label %51, label %40

40:                                               ; preds = %34
  %41 = bitcast %struct.place** %11 to i8**
  %42 = bitcast i8* %38 to %struct.place*
  store i8* %38, i8** %41, align 8, !tbaa !25
  %43 = load i64, i64* %8, align 8, !tbaa !26
  %44 = add i64 %43, 1
  store i64 %44, i64* %8, align 8, !tbaa !26
  %45 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 0
  %46 = load i64, i64* %45, align 8, !tbaa !20
  %47 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 1
  %48 = load i64, i64* %47, align 8, !tbaa !30
  %49 = getelementptr inbounds %struct.place, %struct.place* %42, i64 %43, i32 0
  store i64 %46, i64* %49, align 8, !tbaa.struct !32
  %50 = getelementptr inbounds %struct.place, %struct.place* %42, i64 %43, i32 1
  store i64 %48, i64* %50, align 8, !tbaa.struct !34
  br label %51

51:                                               ; preds = %26, %40, %34, %2
  %52 = phi i32 [ 1, %2 ], [ 1, %40 ], [ -1, %34 ], [ 0, %26 ]
  ret i32 %52
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @walk_directory(%struct.walk* noundef %0, %struct.stat* noundef %1, i8* noundef %2) unnamed_addr #0 {
  %4 = alloca %struct.stat, align 8
  %5 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 4
  %6 = bitcast %struct.FTW* %5 to i64*
  %7 = load i64, i64* %6, align 8
  %8 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 3
  %9 = load i8*, i8** %8, align 8, !tbaa !16
  %10 = tail call i64 @strlen(i8* noundef %9) #4
  %11 = load i8*, i8** %8, align 8, !tbaa !16
  %12 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 4, i32 0
  %13 = load i32, i32* %12, align 8, !tbaa !17
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i8, i8* %11, i64 %14
  %16 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 2
  %17 = load i32, i32* %16, align 8, !tbaa !11
  %18 = and i32 %17, 4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %24, label %20

20:                                               ; preds = %3
  %21 = load i8, i8* %15, align 1, !tbaa !12
  %22 = icmp eq i8 %21, 0
  %23 = select i1 %22, i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0), i8* %15
  br label %24

24:                                               ; preds = %3, %20
  %25 = phi i8* [ %23, %20 ], [ %11, %3 ]
  %26 = tail call i8* @opendir(i8* noundef %25) #4
  %27 = icmp eq i8* %26, null
  br i1 %27, label %28, label %44

28:                                               ; preds = %24
  %29 = tail call i32* @__errno_location() #4
  %30 = load i32, i32* %29, align 4, !tbaa !2
  %31 = icmp eq i32 %30, 13
  br i1 %31, label %32, label %261

32:                                               ; preds = %28
  %33 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 1
  %34 = load i32 (i8*, %struct.stat*, i32)*, i32 (i8*, %struct.stat*, i32)** %33, align 8, !tbaa !19
  %35 = icmp eq i32 (i8*, %struct.stat*, i32)* %34, null
  br i1 %35, label %39, label %36

36:                                               ; preds = %32
  %37 = load i8*, i8** %8, align 8, !tbaa !16
  %38 = tail call i32 %34(i8* noundef %37, %struct.stat* noundef %1, i32 noundef 2) #4
  br label %261

39:                                               ; preds = %32
  %40 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 0
  %41 = load i32 (i8*, %struct.stat*, i32, %struct.FTW*)*, i32 (i8*, %struct.stat*, i32, %struct.FTW*)** %40, align 8, !tbaa !6
  %42 = load i8*, i8** %8, align 8, !tbaa !16
  %43 = tail call i32 %41(i8* noundef %42, %struct.stat* noundef %1, i32 noundef 2, %struct.FTW* noundef nonnull %5) #4
  br label %261

44:                                               ; preds = %24
  %45 = load i32, i32* %16, align 8, !tbaa !11
  %46 = and i32 %45, 8
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %65

48:                                               ; preds = %44
  %49 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 1
  %50 = load i32 (i8*, %struct.stat*, i32)*, i32 (i8*, %struct.stat*, i32)** %49, align 8, !tbaa !19
  %51 = icmp eq i32 (i8*, %struct.stat*, i32)* %50, null
  br i1 %51, label %55, label %52

52:                                               ; preds = %48
  %53 = load i8*, i8** %8, align 8, !tbaa !16
  %54 = tail call i32 %50(i8* noundef %53, %struct.stat* noundef %1, i32 noundef 1) #4
  br label %60

55:                                               ; preds = %48
  %56 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 0
  %57 = load i32 (i8*, %struct.stat*, i32, %struct.FTW*)*, i32 (i8*, %struct.stat*, i32, %struct.FTW*)** %56, align 8, !tbaa !6
  %58 = load i8*, i8** %8, align 8, !tbaa !16
  %59 = tail call i32 %57(i8* noundef %58, %struct.stat* noundef %1, i32 noundef 1, %struct.FTW* noundef nonnull %5) #4
  br label %60

60:                                               ; preds = %55, %52
  %61 = phi i32 [ %54, %52 ], [ %59, %55 ]
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %73

63:                                               ; preds = %60
  %64 = load i32, i32* %16, align 8, !tbaa !11
  br label %65

65:                                               ; preds = %63, %44
  %66 = phi i32 [ %64, %63 ], [ %45, %44 ]
  %67 = and i32 %66, 4
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %76, label %69

69:                                               ; preds = %65
  %70 = tail call i32 @dirfd(i8* noundef nonnull %26) #4
  %71 = tail call i32 @fchdir(i32 noundef %70) #4
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %76, label %73

73:                                               ; preds = %60, %69
  %74 = phi i32 [ %61, %60 ], [ -1, %69 ]
  %75 = tail call i32 @closedir(i8* noundef nonnull %26) #4
  br label %261

76:                                               ; preds = %69, %65
  %77 = load i8*, i8** %8, align 8, !tbaa !16
  %78 = add i64 %10, 2
  %79 = tail call i8* @realloc(i8* noundef %77, i64 noundef %78) #4
  %80 = icmp eq i8* %79, null
  br i1 %80, label %81, label %83

81:                                               ; preds = %76
  %82 = tail call i32 @closedir(i8* noundef nonnull %26) #4
  br label %261

83:                                               ; preds = %76
  store i8* %79, i8** %8, align 8, !tbaa !16
  %84 = trunc i64 %10 to i32
  %85 = getelementptr inbounds %struct.FTW, %struct.FTW* %5, i64 0, i32 0
  store i32 %84, i32* %85, align 8, !tbaa !17
  %86 = add i64 %10, -1
  %87 = getelementptr inbounds i8, i8* %79, i64 %86
  %88 = load i8, i8* %87, align 1, !tbaa !12
  %89 = icmp eq i8 %88, 47
  br i1 %89, label %97, label %90

90:                                               ; preds = %83
  %91 = add nsw i32 %84, 1
  store i32 %91, i32* %85, align 8, !tbaa !17
  %92 = shl i64 %10, 32
  %93 = ashr exact i64 %92, 32
  %94 = getelementptr inbounds i8, i8* %79, i64 %93
  %95 = tail call i8* @strcpy(i8* noundef nonnull %94, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0)) #4
  %96 = load i32, i32* %85, align 8, !tbaa !17
  br label %97

97:                                               ; preds = %90, %83
  %98 = phi i32 [ %96, %90 ], [ %84, %83 ]
  %99 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 4, i32 1
  %100 = load i32, i32* %99, align 4, !tbaa !35
  %101 = add nsw i32 %100, 1
  store i32 %101, i32* %99, align 4, !tbaa !35
  %102 = bitcast %struct.stat* %4 to i8*
  %103 = getelementptr inbounds %struct.stat, %struct.stat* %4, i64 0, i32 3
  %104 = getelementptr inbounds %struct.stat, %struct.stat* %4, i64 0, i32 0
  %105 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 5
  %106 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 1
  %107 = getelementptr inbounds %struct.walk, %struct.walk* %0, i64 0, i32 0
  br label %108

108:                                              ; preds = %97, %130
  %109 = call %struct.dirent* @readdir(i8* noundef nonnull %26) #4
  %110 = icmp eq %struct.dirent* %109, null
  br i1 %110, label %111, label %123

111:                                              ; preds = %130, %108
  %112 = phi i32 [ %131, %130 ], [ 0, %108 ]
  %113 = call i32 @closedir(i8* noundef nonnull %26) #4
  %114 = load i32, i32* %16, align 8, !tbaa !11
  %115 = and i32 %114, 16
  %116 = icmp ne i32 %115, 0
  %117 = icmp eq i32 %112, 3
  %118 = select i1 %116, i1 %117, i1 false
  %119 = select i1 %118, i32 0, i32 %112
  %120 = load i8*, i8** %8, align 8, !tbaa !16
  %121 = getelementptr inbounds i8, i8* %120, i64 %10
  store i8 0, i8* %121, align 1, !tbaa !12
  store i64 %7, i64* %6, align 8
  %122 = icmp eq i32 %119, 0
  br i1 %122, label %221, label %238

123:                                              ; preds = %108
  %124 = getelementptr inbounds %struct.dirent, %struct.dirent* %109, i64 0, i32 4, i64 0
  %125 = call i32 @strcmp(i8* noundef nonnull %124, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #4
  %126 = icmp eq i32 %125, 0
  br i1 %126, label %130, label %127

127:                                              ; preds = %123
  %128 = call i32 @strcmp(i8* noundef nonnull %124, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.2, i64 0, i64 0)) #4
  %129 = icmp eq i32 %128, 0
  br i1 %129, label %130, label %133

130:                                              ; preds = %123, %127, %219
  %131 = phi i32 [ %220, %219 ], [ 0, %127 ], [ 0, %123 ]
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %108, label %111, !llvm.loop !36

133:                                              ; preds = %127
  call void @llvm.lifetime.start.p0i8(i64 144, i8* nonnull %102) #5
  %134 = load i32, i32* %12, align 8, !tbaa !17
  %135 = sext i32 %134 to i64
  %136 = load i8*, i8** %8, align 8, !tbaa !16
  %137 = call i64 @strlen(i8* noundef nonnull %124) #4
  %138 = add nsw i64 %135, 1
  %139 = add i64 %138, %137
  %140 = call i8* @realloc(i8* noundef %136, i64 noundef %139) #4
  %141 = icmp eq i8* %140, null
  br i1 %141, label %219, label %142

142:                                              ; preds = %133
  store i8* %140, i8** %8, align 8, !tbaa !16
  %143 = getelementptr inbounds i8, i8* %140, i64 %135
  %144 = call i8* @strcpy(i8* noundef nonnull %143, i8* noundef nonnull %124) #4
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(144) %102, i8 0, i64 144, i1 false) #5
  %145 = load i32, i32* %16, align 8, !tbaa !11
  %146 = load i8*, i8** %8, align 8, !tbaa !16
  %147 = load i32, i32* %12, align 8, !tbaa !17
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds i8, i8* %146, i64 %148
  %150 = and i32 %145, 4
  %151 = icmp eq i32 %150, 0
  br i1 %151, label %156, label %152

152:                                              ; preds = %142
  %153 = load i8, i8* %149, align 1, !tbaa !12
  %154 = icmp eq i8 %153, 0
  %155 = select i1 %154, i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0), i8* %149
  br label %156

156:                                              ; preds = %142, %152
  %157 = phi i8* [ %155, %152 ], [ %146, %142 ]
  %158 = and i32 %145, 1
  %159 = icmp eq i32 %158, 0
  %160 = select i1 %159, i32 (i8*, %struct.stat*)* @stat, i32 (i8*, %struct.stat*)* @lstat
  %161 = call i32 %160(i8* noundef %157, %struct.stat* noundef nonnull %4) #4, !callees !18
  %162 = icmp eq i32 %161, 0
  br i1 %162, label %174, label %163

163:                                              ; preds = %156
  %164 = call i32* @__errno_location() #4
  %165 = load i32, i32* %164, align 4, !tbaa !2
  %166 = icmp eq i32 %165, 13
  br i1 %166, label %171, label %167

167:                                              ; preds = %163
  %168 = call i32* @__errno_location() #4
  %169 = load i32, i32* %168, align 4, !tbaa !2
  %170 = icmp eq i32 %169, 2
  br i1 %170, label %171, label %219

171:                                              ; preds = %167, %163
  %172 = call fastcc i32 @is_dangling(%struct.walk* noundef nonnull %0, %struct.stat* noundef nonnull %4) #4
  %173 = icmp eq i32 %172, 0
  br i1 %173, label %192, label %181

174:                                              ; preds = %156
  %175 = load i32, i32* %103, align 8, !tbaa !24
  %176 = and i32 %175, 61440
  %177 = icmp eq i32 %176, 40960
  %178 = select i1 %177, i32 4, i32 0
  %179 = icmp eq i32 %176, 16384
  %180 = select i1 %179, i32 1, i32 %178
  br label %181

181:                                              ; preds = %174, %171
  %182 = phi i32 [ 6, %171 ], [ %180, %174 ]
  %183 = load i32, i32* %16, align 8, !tbaa !11
  %184 = and i32 %183, 2
  %185 = icmp eq i32 %184, 0
  br i1 %185, label %190, label %186

186:                                              ; preds = %181
  %187 = load i64, i64* %104, align 8, !tbaa !20
  %188 = load i64, i64* %105, align 8, !tbaa !23
  %189 = icmp eq i64 %187, %188
  br i1 %189, label %190, label %219

190:                                              ; preds = %186, %181
  %191 = icmp eq i32 %182, 1
  br i1 %191, label %206, label %192

192:                                              ; preds = %171, %190
  %193 = phi i32 [ %182, %190 ], [ 3, %171 ]
  %194 = load i32 (i8*, %struct.stat*, i32)*, i32 (i8*, %struct.stat*, i32)** %106, align 8, !tbaa !19
  %195 = icmp eq i32 (i8*, %struct.stat*, i32)* %194, null
  br i1 %195, label %202, label %196

196:                                              ; preds = %192
  %197 = load i8*, i8** %8, align 8, !tbaa !16
  %198 = zext i32 %193 to i64
  %199 = getelementptr inbounds [7 x i32], [7 x i32]* @call.plain_kinds, i64 0, i64 %198
  %200 = load i32, i32* %199, align 4, !tbaa !2
  %201 = call i32 %194(i8* noundef %197, %struct.stat* noundef nonnull %4, i32 noundef %200) #4
  br label %211

202:                                              ; preds = %192
  %203 = load i32 (i8*, %struct.stat*, i32, %struct.FTW*)*, i32 (i8*, %struct.stat*, i32, %struct.FTW*)** %107, align 8, !tbaa !6
  %204 = load i8*, i8** %8, align 8, !tbaa !16
  %205 = call i32 %203(i8* noundef %204, %struct.stat* noundef nonnull %4, i32 noundef %193, %struct.FTW* noundef nonnull %5) #4
  br label %211

206:                                              ; preds = %190
  %207 = call fastcc i32 @is_new(%struct.walk* noundef nonnull %0, %struct.stat* noundef nonnull %4) #4
  %208 = icmp eq i32 %207, 1
  br i1 %208, label %209, label %211

209:                                              ; preds = %206
  %210 = call fastcc i32 @walk_directory(%struct.walk* noundef nonnull %0, %struct.stat* noundef nonnull %4, i8* noundef nonnull %26) #4
  br label %211

211:                                              ; preds = %202, %196, %209, %206
  %212 = phi i32 [ %210, %209 ], [ %207, %206 ], [ %201, %196 ], [ %205, %202 ]
  %213 = load i32, i32* %16, align 8, !tbaa !11
  %214 = and i32 %213, 16
  %215 = icmp ne i32 %214, 0
  %216 = icmp eq i32 %212, 2
  %217 = select i1 %215, i1 %216, i1 false
  %218 = select i1 %217, i32 0, i32 %212
  br label %219

219:                                              ; preds = %133, %167, %186, %211
  %220 = phi i32 [ -1, %133 ], [ %218, %211 ], [ -1, %167 ], [ 0, %186 ]
  call void @llvm.lifetime.end.p0i8(i64 144, i8* nonnull %102) #5
  store i32 %98, i32* %85, align 8, !tbaa !17
  br label %130

221:                                              ; preds = %111
  %222 = load i32, i32* %16, align 8, !tbaa !11
  %223 = and i32 %222, 8
  %224 = icmp eq i32 %223, 0
  br i1 %224, label %247, label %225

225:                                              ; preds = %221
  %226 = load i32 (i8*, %struct.stat*, i32)*, i32 (i8*, %struct.stat*, i32)** %106, align 8, !tbaa !19
  %227 = icmp eq i32 (i8*, %struct.stat*, i32)* %226, null
  br i1 %227, label %231, label %228

228:                                              ; preds = %225
  %229 = load i8*, i8** %8, align 8, !tbaa !16
  %230 = call i32 %226(i8* noundef %229, %struct.stat* noundef %1, i32 noundef 1) #4
  br label %235

231:                                              ; preds = %225
  %232 = load i32 (i8*, %struct.stat*, i32, %struct.FTW*)*, i32 (i8*, %struct.stat*, i32, %struct.FTW*)** %107, align 8, !tbaa !6
  %233 = load i8*, i8** %8, align 8, !tbaa !16
  %234 = call i32 %232(i8* noundef %233, %struct.stat* noundef %1, i32 noundef 5, %struct.FTW* noundef nonnull %5) #4
  br label %235

235:                                              ; preds = %231, %228
  %236 = phi i32 [ %230, %228 ], [ %234, %231 ]
  %237 = icmp eq i32 %236, 0
  br i1 %237, label %247, label %238

238:                                              ; preds = %111, %235
  %239 = phi i32 [ %236, %235 ], [ %119, %111 ]
  %240 = load i32, i32* %16, align 8, !tbaa !11
  %241 = and i32 %240, 16
  %242 = icmp ne i32 %241, 0
  %243 = icmp ne i32 %239, -1
  %244 = select i1 %242, i1 %243, i1 false
  %245 = icmp ne i32 %239, 1
  %246 = select i1 %244, i1 %245, i1 false
  br label %247

247:                                              ; preds = %221, %238, %235
  %248 = phi i32 [ 0, %235 ], [ %239, %238 ], [ 0, %221 ]
  %249 = phi i1 [ true, %235 ], [ %246, %238 ], [ true, %221 ]
  %250 = icmp eq i8* %2, null
  br i1 %250, label %261, label %251

251:                                              ; preds = %247
  %252 = load i32, i32* %16, align 8, !tbaa !11
  %253 = and i32 %252, 4
  %254 = icmp ne i32 %253, 0
  %255 = select i1 %254, i1 %249, i1 false
  br i1 %255, label %256, label %261

256:                                              ; preds = %251
  %257 = call i32 @dirfd(i8* noundef nonnull %2) #4
  %258 = call i32 @fchdir(i32 noundef %257) #4
  %259 = icmp eq i32 %258, 0
  %260 = select i1 %259, i32 %248, i32 -1
  br label %261

261:                                              ; preds = %39, %36, %256, %73, %247, %251, %81, %28
  %262 = phi i32 [ -1, %28 ], [ %74, %73 ], [ -1, %81 ], [ %248, %251 ], [ %248, %247 ], [ %260, %256 ], [ %38, %36 ], [ %43, %39 ]
  ret i32 %262
}

; Function Attrs: optsize
declare dso_local i32 @lstat(i8* noundef, %struct.stat* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @stat(i8* noundef, %struct.stat* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i8* @realloc(i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i8* @opendir(i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @dirfd(i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @closedir(i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i8* @strcpy(i8* noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local %struct.dirent* @readdir(i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @strcmp(i8* noundef, i8* noundef) local_unnamed_addr #1

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #4 = { nobuiltin nounwind optsize "no-builtins" }
attributes #5 = { nounwind }
attributes #6 = { nobuiltin optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"int", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!7, !8, i64 0}
!7 = !{!"walk", !8, i64 0, !8, i64 8, !3, i64 16, !8, i64 24, !9, i64 32, !10, i64 40, !8, i64 48, !10, i64 56}
!8 = !{!"any pointer", !4, i64 0}
!9 = !{!"FTW", !3, i64 0, !3, i64 4}
!10 = !{!"long", !4, i64 0}
!11 = !{!7, !3, i64 16}
!12 = !{!4, !4, i64 0}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = !{!7, !8, i64 24}
!17 = !{!7, !3, i64 32}
!18 = !{i32 (i8*, %struct.stat*)* @lstat, i32 (i8*, %struct.stat*)* @stat}
!19 = !{!7, !8, i64 8}
!20 = !{!21, !10, i64 0}
!21 = !{!"stat", !10, i64 0, !10, i64 8, !10, i64 16, !3, i64 24, !3, i64 28, !3, i64 32, !3, i64 36, !10, i64 40, !10, i64 48, !10, i64 56, !10, i64 64, !22, i64 72, !22, i64 88, !22, i64 104, !4, i64 120}
!22 = !{!"timespec", !10, i64 0, !10, i64 8}
!23 = !{!7, !10, i64 40}
!24 = !{!21, !3, i64 24}
!25 = !{!7, !8, i64 48}
!26 = !{!7, !10, i64 56}
!27 = !{!28, !10, i64 0}
!28 = !{!"place", !10, i64 0, !10, i64 8}
!29 = !{!28, !10, i64 8}
!30 = !{!21, !10, i64 8}
!31 = distinct !{!31, !14, !15}
!32 = !{i64 0, i64 8, !33, i64 8, i64 8, !33}
!33 = !{!10, !10, i64 0}
!34 = !{i64 0, i64 8, !33}
!35 = !{!7, !3, i64 36}
!36 = distinct !{!36, !14, !15}
