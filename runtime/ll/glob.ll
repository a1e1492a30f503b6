; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/glob.c
; ModuleID = 'runtime/c/glob.c'
source_filename = "runtime/c/glob.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.glob_t = type { i64, i8**, i64, i32, [5 x void ()*] }
%struct.expansion = type { %struct.glob_t*, i32, i32 (i8*, i32)* }
%struct.stat = type { i64, i64, i64, i32, i32, i32, i32, i64, i64, i64, i64, %struct.timespec, %struct.timespec, %struct.timespec, [3 x i64] }
%struct.timespec = type { i64, i64 }
%struct.dirent = type { i64, i64, i16, i8, [256 x i8] }

@.str = private unnamed_addr constant [22 x i8] c"glob: GLOB_ALTDIRFUNC\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"HOME\00", align 1
@.str.2 = private unnamed_addr constant [2 x i8] c"/\00", align 1
@.str.3 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.4 = private unnamed_addr constant [2 x i8] c".\00", align 1
@.str.5 = private unnamed_addr constant [3 x i8] c"..\00", align 1

; Function Attrs: nounwind optsize
define dso_local i32 @glob(i8* noundef %0, i32 noundef %1, i32 (i8*, i32)* noundef %2, %struct.glob_t* noundef %3) local_unnamed_addr #0 {
  %5 = alloca %struct.expansion, align 8
  %6 = icmp ult i32 %1, 32768
  br i1 %6, label %9, label %7

7:                                                ; preds = %4
  %8 = tail call i32* @__errno_location() #5
  store i32 22, i32* %8, align 4, !tbaa !2
  br label %39

9:                                                ; preds = %4
  %10 = and i32 %1, 512
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str, i64 0, i64 0)) #5
  br label %39

13:                                               ; preds = %9
  %14 = and i32 %1, 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %18

16:                                               ; preds = %13
  %17 = getelementptr inbounds %struct.glob_t, %struct.glob_t* %3, i64 0, i32 2
  store i64 0, i64* %17, align 8, !tbaa !6
  br label %18

18:                                               ; preds = %16, %13
  %19 = and i32 %1, 32
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %32

21:                                               ; preds = %18
  %22 = getelementptr inbounds %struct.glob_t, %struct.glob_t* %3, i64 0, i32 0
  store i64 0, i64* %22, align 8, !tbaa !10
  %23 = getelementptr inbounds %struct.glob_t, %struct.glob_t* %3, i64 0, i32 1
  store i8** null, i8*** %23, align 8, !tbaa !11
  %24 = getelementptr inbounds %struct.glob_t, %struct.glob_t* %3, i64 0, i32 2
  %25 = load i64, i64* %24, align 8, !tbaa !6
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %32, label %27

27:                                               ; preds = %21
  %28 = add i64 %25, 1
  %29 = tail call i8* @calloc(i64 noundef %28, i64 noundef 8) #5
  %30 = bitcast i8*** %23 to i8**
  store i8* %29, i8** %30, align 8, !tbaa !11
  %31 = icmp eq i8* %29, null
  br i1 %31, label %39, label %32

32:                                               ; preds = %21, %27, %18
  %33 = getelementptr inbounds %struct.glob_t, %struct.glob_t* %3, i64 0, i32 3
  store i32 %1, i32* %33, align 8, !tbaa !12
  %34 = bitcast %struct.expansion* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %34) #6
  %35 = getelementptr inbounds %struct.expansion, %struct.expansion* %5, i64 0, i32 0
  store %struct.glob_t* %3, %struct.glob_t** %35, align 8, !tbaa !13
  %36 = getelementptr inbounds %struct.expansion, %struct.expansion* %5, i64 0, i32 1
  store i32 %1, i32* %36, align 8, !tbaa !15
  %37 = getelementptr inbounds %struct.expansion, %struct.expansion* %5, i64 0, i32 2
  store i32 (i8*, i32)* %2, i32 (i8*, i32)** %37, align 8, !tbaa !16
  %38 = call fastcc i32 @one(%struct.expansion* noundef nonnull %5, i8* noundef %0) #7
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %34) #6
  br label %39

39:                                               ; preds = %27, %32, %12, %7
  %40 = phi i32 [ -1, %7 ], [ 4, %12 ], [ %38, %32 ], [ 1, %27 ]
  ret i32 %40
}

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local void @__symvm_note(i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i8* @calloc(i64 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: nounwind optsize
define internal fastcc i32 @one(%struct.expansion* noundef %0, i8* noundef %1) unnamed_addr #0 {
  %3 = alloca i8*, align 8
  %4 = getelementptr inbounds %struct.expansion, %struct.expansion* %0, i64 0, i32 0
  %5 = load %struct.glob_t*, %struct.glob_t** %4, align 8, !tbaa !13
  %6 = getelementptr inbounds %struct.expansion, %struct.expansion* %0, i64 0, i32 1
  %7 = load i32, i32* %6, align 8, !tbaa !15
  %8 = and i32 %7, 1024
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %2
  %11 = bitcast i8** %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %11) #6
  br label %77

12:                                               ; preds = %2
  %13 = tail call i8* @strchr(i8* noundef %1, i32 noundef 123) #5
  %14 = bitcast i8** %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %14) #6
  %15 = icmp eq i8* %13, null
  br i1 %15, label %77, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds i8, i8* %13, i64 1
  %18 = load i8, i8* %17, align 1, !tbaa !17
  %19 = icmp eq i8 %18, 125
  br i1 %19, label %77, label %20

20:                                               ; preds = %16
  %21 = load i32, i32* %6, align 8, !tbaa !15
  %22 = lshr i32 %21, 6
  %23 = and i32 %22, 1
  %24 = xor i32 %23, 1
  %25 = call fastcc i8* @brace_end(i8* noundef nonnull %13, i8** noundef nonnull %3, i32 noundef %24) #7
  %26 = icmp eq i8* %25, null
  br i1 %26, label %77, label %27

27:                                               ; preds = %20
  %28 = load i32, i32* %6, align 8, !tbaa !15
  %29 = getelementptr inbounds %struct.glob_t, %struct.glob_t* %5, i64 0, i32 0
  %30 = load i64, i64* %29, align 8, !tbaa !10
  %31 = and i32 %28, -2065
  store i32 %31, i32* %6, align 8, !tbaa !15
  %32 = icmp ult i8* %13, %25
  br i1 %32, label %34, label %33

33:                                               ; preds = %27
  store i32 %28, i32* %6, align 8, !tbaa !15
  br label %68

34:                                               ; preds = %27
  %35 = ptrtoint i8* %13 to i64
  %36 = ptrtoint i8* %1 to i64
  %37 = sub i64 %35, %36
  %38 = getelementptr inbounds i8, i8* %25, i64 1
  br label %39

39:                                               ; preds = %34, %55
  %40 = phi i32 [ 0, %34 ], [ %64, %55 ]
  %41 = phi i8* [ %13, %34 ], [ %50, %55 ]
  switch i32 %40, label %66 [
    i32 3, label %42
    i32 0, label %42
  ]

42:                                               ; preds = %39, %39
  %43 = load i32, i32* %6, align 8, !tbaa !15
  %44 = lshr i32 %43, 6
  %45 = and i32 %44, 1
  %46 = xor i32 %45, 1
  %47 = call fastcc i8* @brace_end(i8* noundef %41, i8** noundef nonnull %3, i32 noundef %46) #7
  %48 = load i8*, i8** %3, align 8, !tbaa !18
  %49 = icmp eq i8* %48, null
  %50 = select i1 %49, i8* %47, i8* %48
  %51 = tail call i64 @strlen(i8* noundef %1) #5
  %52 = add i64 %51, 1
  %53 = tail call i8* @malloc(i64 noundef %52) #5
  %54 = icmp eq i8* %53, null
  br i1 %54, label %155, label %55

55:                                               ; preds = %42
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 1 %53, i8* align 1 %1, i64 %37, i1 false)
  %56 = getelementptr inbounds i8, i8* %53, i64 %37
  %57 = getelementptr inbounds i8, i8* %41, i64 1
  %58 = ptrtoint i8* %50 to i64
  %59 = ptrtoint i8* %41 to i64
  %60 = xor i64 %59, -1
  %61 = add i64 %58, %60
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 1 %56, i8* nonnull align 1 %57, i64 %61, i1 false)
  %62 = getelementptr inbounds i8, i8* %56, i64 %61
  %63 = tail call i8* @strcpy(i8* noundef nonnull %62, i8* noundef nonnull %38) #5
  %64 = tail call fastcc i32 @one(%struct.expansion* noundef nonnull %0, i8* noundef nonnull %53) #7
  tail call void @free(i8* noundef nonnull %53) #5
  %65 = icmp ult i8* %50, %25
  br i1 %65, label %39, label %66

66:                                               ; preds = %55, %39
  %67 = phi i32 [ %64, %55 ], [ %40, %39 ]
  store i32 %28, i32* %6, align 8, !tbaa !15
  switch i32 %67, label %155 [
    i32 3, label %68
    i32 0, label %68
  ]

68:                                               ; preds = %33, %66, %66
  %69 = load i64, i64* %29, align 8, !tbaa !10
  %70 = icmp ugt i64 %69, %30
  br i1 %70, label %155, label %71

71:                                               ; preds = %68
  %72 = and i32 %28, 2064
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %155, label %74

74:                                               ; preds = %71
  %75 = and i32 %28, -3
  store i32 %75, i32* %6, align 8, !tbaa !15
  %76 = tail call fastcc i32 @keep(%struct.expansion* noundef nonnull %0, i8* noundef %1) #7
  store i32 %28, i32* %6, align 8, !tbaa !15
  br label %155

77:                                               ; preds = %10, %20, %16, %12
  %78 = getelementptr inbounds %struct.glob_t, %struct.glob_t* %5, i64 0, i32 0
  %79 = load i64, i64* %78, align 8, !tbaa !10
  %80 = load i32, i32* %6, align 8, !tbaa !15
  %81 = and i32 %80, 20480
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %107, label %83

83:                                               ; preds = %77
  %84 = load i8, i8* %1, align 1, !tbaa !17
  %85 = icmp eq i8 %84, 126
  br i1 %85, label %86, label %110

86:                                               ; preds = %83
  %87 = getelementptr inbounds i8, i8* %1, i64 1
  %88 = load i8, i8* %87, align 1, !tbaa !17
  switch i8 %88, label %115 [
    i8 0, label %89
    i8 47, label %89
  ]

89:                                               ; preds = %86, %86
  %90 = tail call i8* @getenv(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.1, i64 0, i64 0)) #5
  %91 = icmp eq i8* %90, null
  br i1 %91, label %95, label %92

92:                                               ; preds = %89
  %93 = load i8, i8* %90, align 1, !tbaa !17
  %94 = icmp eq i8 %93, 0
  br i1 %94, label %95, label %96

95:                                               ; preds = %92, %89
  br label %96

96:                                               ; preds = %95, %92
  %97 = phi i8* [ %90, %92 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0), %95 ]
  %98 = tail call i64 @strlen(i8* noundef nonnull %97) #5
  %99 = tail call i64 @strlen(i8* noundef nonnull %1) #5
  %100 = add i64 %98, 1
  %101 = add i64 %100, %99
  %102 = tail call i8* @malloc(i64 noundef %101) #5
  %103 = icmp eq i8* %102, null
  br i1 %103, label %155, label %104

104:                                              ; preds = %96
  %105 = tail call i8* @stpcpy(i8* noundef nonnull %102, i8* noundef %97) #5
  %106 = tail call i8* @strcpy(i8* noundef %105, i8* noundef nonnull %87) #5
  br label %107

107:                                              ; preds = %77, %104
  %108 = phi i8* [ null, %77 ], [ %102, %104 ]
  %109 = load i8, i8* %1, align 1, !tbaa !17
  br label %110

110:                                              ; preds = %107, %83
  %111 = phi i8 [ %109, %107 ], [ %84, %83 ]
  %112 = phi i8* [ %108, %107 ], [ null, %83 ]
  %113 = icmp eq i8 %111, 0
  br i1 %113, label %114, label %115

114:                                              ; preds = %110
  tail call void @free(i8* noundef %112) #5
  br label %121

115:                                              ; preds = %86, %110
  %116 = phi i8* [ %112, %110 ], [ null, %86 ]
  %117 = icmp eq i8* %116, null
  %118 = select i1 %117, i8* %1, i8* %116
  %119 = tail call fastcc i32 @expand(%struct.expansion* noundef nonnull %0, i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str.3, i64 0, i64 0), i8* noundef %118) #7
  tail call void @free(i8* noundef %116) #5
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %121, label %155

121:                                              ; preds = %114, %115
  %122 = load i64, i64* %78, align 8, !tbaa !10
  %123 = icmp eq i64 %122, %79
  %124 = load i32, i32* %6, align 8, !tbaa !15
  br i1 %123, label %125, label %141

125:                                              ; preds = %121
  %126 = and i32 %124, 16
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %128, label %137

128:                                              ; preds = %125
  %129 = and i32 %124, 2048
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %155, label %131

131:                                              ; preds = %128
  %132 = tail call i64 @strlen(i8* noundef nonnull %1) #5
  %133 = tail call fastcc i32 @has_magic(i8* noundef nonnull %1, i64 noundef %132, i32 noundef 0) #7
  %134 = icmp eq i32 %133, 0
  br i1 %134, label %135, label %155

135:                                              ; preds = %131
  %136 = load i32, i32* %6, align 8, !tbaa !15
  br label %137

137:                                              ; preds = %135, %125
  %138 = phi i32 [ %136, %135 ], [ %124, %125 ]
  %139 = and i32 %138, -3
  store i32 %139, i32* %6, align 8, !tbaa !15
  %140 = tail call fastcc i32 @keep(%struct.expansion* noundef nonnull %0, i8* noundef nonnull %1) #7
  store i32 %138, i32* %6, align 8, !tbaa !15
  br label %155

141:                                              ; preds = %121
  %142 = and i32 %124, 4
  %143 = icmp eq i32 %142, 0
  %144 = icmp ugt i64 %122, %79
  %145 = select i1 %143, i1 %144, i1 false
  br i1 %145, label %146, label %155

146:                                              ; preds = %141
  %147 = getelementptr inbounds %struct.glob_t, %struct.glob_t* %5, i64 0, i32 1
  %148 = load i8**, i8*** %147, align 8, !tbaa !11
  %149 = getelementptr inbounds %struct.glob_t, %struct.glob_t* %5, i64 0, i32 2
  %150 = load i64, i64* %149, align 8, !tbaa !6
  %151 = getelementptr inbounds i8*, i8** %148, i64 %150
  %152 = getelementptr inbounds i8*, i8** %151, i64 %79
  %153 = bitcast i8** %152 to i8*
  %154 = sub i64 %122, %79
  tail call void @qsort(i8* noundef %153, i64 noundef %154, i64 noundef 8, i32 (i8*, i8*)* noundef nonnull @by_name) #5
  br label %155

155:                                              ; preds = %42, %141, %146, %128, %131, %115, %137, %96, %74, %66, %68, %71
  %156 = phi i32 [ %76, %74 ], [ %67, %66 ], [ 0, %68 ], [ 3, %71 ], [ %140, %137 ], [ %119, %115 ], [ 3, %131 ], [ 3, %128 ], [ 0, %146 ], [ 0, %141 ], [ 1, %96 ], [ 1, %42 ]
  %157 = bitcast i8** %3 to i8*
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %157) #6
  ret i32 %156
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: nounwind optsize
define dso_local void @globfree(%struct.glob_t* nocapture noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.glob_t, %struct.glob_t* %0, i64 0, i32 0
  %3 = getelementptr inbounds %struct.glob_t, %struct.glob_t* %0, i64 0, i32 1
  %4 = load i8**, i8*** %3, align 8, !tbaa !11
  %5 = icmp eq i8** %4, null
  br i1 %5, label %13, label %6

6:                                                ; preds = %1
  %7 = getelementptr inbounds %struct.glob_t, %struct.glob_t* %0, i64 0, i32 2
  %8 = load i64, i64* %2, align 8, !tbaa !10
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %13, label %16

10:                                               ; preds = %16
  %11 = load i64, i64* %2, align 8, !tbaa !10
  %12 = icmp ult i64 %23, %11
  br i1 %12, label %16, label %13, !llvm.loop !19

13:                                               ; preds = %10, %16, %6, %1
  %14 = phi i8** [ %4, %1 ], [ %4, %6 ], [ %24, %16 ], [ %24, %10 ]
  %15 = bitcast i8** %14 to i8*
  tail call void @free(i8* noundef %15) #5
  store i8** null, i8*** %3, align 8, !tbaa !11
  ret void

16:                                               ; preds = %6, %10
  %17 = phi i64 [ %23, %10 ], [ 0, %6 ]
  %18 = phi i8** [ %24, %10 ], [ %4, %6 ]
  %19 = load i64, i64* %7, align 8, !tbaa !6
  %20 = add i64 %19, %17
  %21 = getelementptr inbounds i8*, i8** %18, i64 %20
  %22 = load i8*, i8** %21, align 8, !tbaa !18
  tail call void @free(i8* noundef %22) #5
  %23 = add nuw i64 %17, 1
  %24 = load i8**, i8*** %3, align 8, !tbaa !11
  %25 = icmp eq i8** %24, null
  br i1 %25, label %13, label %10, !llvm.loop !19
}

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @glob64(i8* noundef %0, i32 noundef %1, i32 (i8*, i32)* noundef %2, %struct.glob_t* noundef %3) local_unnamed_addr #0 {
  %5 = tail call i32 @glob(i8* noundef %0, i32 noundef %1, i32 (i8*, i32)* noundef %2, %struct.glob_t* noundef %3) #7
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local void @globfree64(%struct.glob_t* nocapture noundef %0) local_unnamed_addr #0 {
  tail call void @globfree(%struct.glob_t* noundef %0) #7
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i32 @glob_pattern_p(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i64 @strlen(i8* noundef %0) #5
  %4 = tail call fastcc i32 @has_magic(i8* noundef %0, i64 noundef %3, i32 noundef %1) #7
  ret i32 %4
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @has_magic(i8* noundef %0, i64 noundef %1, i32 noundef %2) unnamed_addr #0 {
  %4 = icmp eq i64 %1, 0
  br i1 %4, label %28, label %5

5:                                                ; preds = %3
  %6 = icmp ne i32 %2, 0
  br label %7

7:                                                ; preds = %5, %25
  %8 = phi i64 [ 0, %5 ], [ %26, %25 ]
  %9 = getelementptr inbounds i8, i8* %0, i64 %8
  %10 = load i8, i8* %9, align 1, !tbaa !17
  %11 = icmp eq i8 %10, 92
  %12 = and i1 %6, %11
  %13 = add nuw i64 %8, 1
  %14 = icmp ult i64 %13, %1
  %15 = select i1 %12, i1 %14, i1 false
  br i1 %15, label %16, label %18

16:                                               ; preds = %7
  %17 = add nuw i64 %8, 2
  br label %25

18:                                               ; preds = %7
  switch i8 %10, label %25 [
    i8 42, label %28
    i8 63, label %28
    i8 91, label %19
  ]

19:                                               ; preds = %18
  %20 = getelementptr inbounds i8, i8* %9, i64 1
  %21 = xor i64 %8, -1
  %22 = add i64 %21, %1
  %23 = tail call i8* @memchr(i8* noundef nonnull %20, i32 noundef 93, i64 noundef %22) #5
  %24 = icmp eq i8* %23, null
  br i1 %24, label %25, label %28

25:                                               ; preds = %16, %18, %19
  %26 = phi i64 [ %17, %16 ], [ %13, %18 ], [ %13, %19 ]
  %27 = icmp ult i64 %26, %1
  br i1 %27, label %7, label %28, !llvm.loop !22

28:                                               ; preds = %25, %18, %18, %19, %3
  %29 = phi i32 [ 0, %3 ], [ 1, %19 ], [ 1, %18 ], [ 1, %18 ], [ 0, %25 ]
  ret i32 %29
}

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i8* @strchr(i8* noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nofree norecurse nosync nounwind optsize
define internal fastcc i8* @brace_end(i8* noundef %0, i8** nocapture noundef %1, i32 noundef %2) unnamed_addr #3 {
  store i8* null, i8** %1, align 8, !tbaa !18
  %4 = getelementptr inbounds i8, i8* %0, i64 1
  %5 = load i8, i8* %4, align 1, !tbaa !17
  %6 = icmp eq i8 %5, 0
  br i1 %6, label %43, label %7

7:                                                ; preds = %3
  %8 = icmp ne i32 %2, 0
  br label %9

9:                                                ; preds = %7, %36
  %10 = phi i8* [ null, %7 ], [ %37, %36 ]
  %11 = phi i8 [ %5, %7 ], [ %41, %36 ]
  %12 = phi i8* [ %4, %7 ], [ %40, %36 ]
  %13 = phi i8* [ %0, %7 ], [ %39, %36 ]
  %14 = phi i32 [ 0, %7 ], [ %38, %36 ]
  %15 = icmp eq i8 %11, 92
  %16 = and i1 %8, %15
  br i1 %16, label %17, label %21

17:                                               ; preds = %9
  %18 = getelementptr inbounds i8, i8* %13, i64 2
  %19 = load i8, i8* %18, align 1, !tbaa !17
  %20 = icmp eq i8 %19, 0
  br i1 %20, label %27, label %36

21:                                               ; preds = %9
  switch i8 %11, label %29 [
    i8 123, label %22
    i8 125, label %24
  ]

22:                                               ; preds = %21
  %23 = add nsw i32 %14, 1
  br label %36

24:                                               ; preds = %21
  %25 = add nsw i32 %14, -1
  %26 = icmp eq i32 %14, 0
  br i1 %26, label %43, label %27

27:                                               ; preds = %24, %17
  %28 = phi i32 [ %25, %24 ], [ %14, %17 ]
  br label %36

29:                                               ; preds = %21
  %30 = icmp eq i8 %11, 44
  %31 = icmp eq i32 %14, 0
  %32 = select i1 %30, i1 %31, i1 false
  br i1 %32, label %33, label %36

33:                                               ; preds = %29
  %34 = icmp eq i8* %10, null
  br i1 %34, label %35, label %36

35:                                               ; preds = %33
  store i8* %12, i8** %1, align 8, !tbaa !18
  br label %36

36:                                               ; preds = %27, %17, %35, %33, %29, %22
  %37 = phi i8* [ %10, %22 ], [ %10, %33 ], [ %12, %35 ], [ %10, %29 ], [ %10, %17 ], [ %10, %27 ]
  %38 = phi i32 [ %23, %22 ], [ 0, %33 ], [ 0, %35 ], [ %14, %29 ], [ %14, %17 ], [ %28, %27 ]
  %39 = phi i8* [ %12, %22 ], [ %12, %33 ], [ %12, %35 ], [ %12, %29 ], [ %18, %17 ], [ %12, %27 ]
  %40 = getelementptr inbounds i8, i8* %39, i64 1
  %41 = load i8, i8* %40, align 1, !tbaa !17
  %42 = icmp eq i8 %41, 0
  br i1 %42, label %43, label %9, !llvm.loop !23

43:                                               ; preds = %36, %24, %3
  %44 = phi i8* [ null, %3 ], [ %12, %24 ], [ null, %36 ]
  ret i8* %44
}

; Function Attrs: optsize
declare dso_local i8* @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: optsize
declare dso_local i8* @strcpy(i8* noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define internal fastcc i32 @keep(%struct.expansion* nocapture noundef readonly %0, i8* noundef %1) unnamed_addr #0 {
  %3 = alloca %struct.stat, align 8
  %4 = getelementptr inbounds %struct.expansion, %struct.expansion* %0, i64 0, i32 0
  %5 = load %struct.glob_t*, %struct.glob_t** %4, align 8, !tbaa !13
  %6 = getelementptr inbounds %struct.glob_t, %struct.glob_t* %5, i64 0, i32 2
  %7 = load i64, i64* %6, align 8, !tbaa !6
  %8 = getelementptr inbounds %struct.glob_t, %struct.glob_t* %5, i64 0, i32 0
  %9 = load i64, i64* %8, align 8, !tbaa !10
  %10 = add i64 %9, %7
  %11 = getelementptr inbounds %struct.glob_t, %struct.glob_t* %5, i64 0, i32 1
  %12 = bitcast i8*** %11 to i8**
  %13 = load i8*, i8** %12, align 8, !tbaa !11
  %14 = shl i64 %10, 3
  %15 = add i64 %14, 16
  %16 = tail call i8* @realloc(i8* noundef %13, i64 noundef %15) #5
  %17 = bitcast i8* %16 to i8**
  %18 = tail call i64 @strlen(i8* noundef %1) #5
  %19 = add i64 %18, 2
  %20 = tail call i8* @malloc(i64 noundef %19) #5
  %21 = icmp eq i8* %16, null
  br i1 %21, label %24, label %22

22:                                               ; preds = %2
  store i8* %16, i8** %12, align 8, !tbaa !11
  %23 = icmp eq i8* %20, null
  br i1 %23, label %24, label %25

24:                                               ; preds = %2, %22
  tail call void @free(i8* noundef %20) #5
  br label %48

25:                                               ; preds = %22
  %26 = tail call i8* @strcpy(i8* noundef nonnull %20, i8* noundef %1) #5
  %27 = bitcast %struct.stat* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 144, i8* nonnull %27) #6
  %28 = getelementptr inbounds %struct.expansion, %struct.expansion* %0, i64 0, i32 1
  %29 = load i32, i32* %28, align 8, !tbaa !15
  %30 = and i32 %29, 2
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %42, label %32

32:                                               ; preds = %25
  %33 = call i32 @stat(i8* noundef %1, %struct.stat* noundef nonnull %3) #5
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %42

35:                                               ; preds = %32
  %36 = getelementptr inbounds %struct.stat, %struct.stat* %3, i64 0, i32 3
  %37 = load i32, i32* %36, align 8, !tbaa !24
  %38 = and i32 %37, 61440
  %39 = icmp eq i32 %38, 16384
  br i1 %39, label %40, label %42

40:                                               ; preds = %35
  %41 = call i8* @strcat(i8* noundef nonnull %20, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0)) #5
  br label %42

42:                                               ; preds = %40, %35, %32, %25
  %43 = getelementptr inbounds i8*, i8** %17, i64 %10
  store i8* %20, i8** %43, align 8, !tbaa !18
  %44 = add i64 %10, 1
  %45 = getelementptr inbounds i8*, i8** %17, i64 %44
  store i8* null, i8** %45, align 8, !tbaa !18
  %46 = load i64, i64* %8, align 8, !tbaa !10
  %47 = add i64 %46, 1
  store i64 %47, i64* %8, align 8, !tbaa !10
  call void @llvm.lifetime.end.p0i8(i64 144, i8* nonnull %27) #6
  br label %48

48:                                               ; preds = %42, %24
  %49 = phi i32 [ 0, %42 ], [ 1, %24 ]
  ret i32 %49
}

; Function Attrs: optsize
declare dso_local i8* @getenv(i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i8* @stpcpy(i8* noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define internal fastcc i32 @expand(%struct.expansion* noundef %0, i8* noundef %1, i8* noundef %2) unnamed_addr #0 {
  %4 = alloca %struct.stat, align 8
  %5 = getelementptr inbounds %struct.expansion, %struct.expansion* %0, i64 0, i32 1
  %6 = load i32, i32* %5, align 8, !tbaa !15
  %7 = and i32 %6, 64
  %8 = icmp eq i32 %7, 0
  %9 = lshr exact i32 %7, 6
  %10 = xor i32 %9, 1
  %11 = tail call i64 @strspn(i8* noundef %2, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0)) #5
  %12 = getelementptr inbounds i8, i8* %2, i64 %11
  %13 = tail call i64 @strcspn(i8* noundef %12, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0)) #5
  %14 = tail call i64 @strlen(i8* noundef %1) #5
  %15 = getelementptr inbounds i8, i8* %12, i64 %13
  %16 = icmp ugt i64 %13, 256
  %17 = select i1 %16, i64 %13, i64 256
  %18 = add i64 %11, 2
  %19 = add i64 %18, %14
  %20 = add i64 %19, %17
  %21 = tail call i8* @malloc(i64 noundef %20) #5
  %22 = icmp eq i8* %21, null
  br i1 %22, label %179, label %23

23:                                               ; preds = %3
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 1 %21, i8* align 1 %1, i64 %14, i1 false)
  %24 = getelementptr inbounds i8, i8* %21, i64 %14
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 1 %24, i8* align 1 %2, i64 %11, i1 false)
  %25 = getelementptr inbounds i8, i8* %24, i64 %11
  store i8 0, i8* %25, align 1, !tbaa !17
  %26 = bitcast %struct.stat* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 144, i8* nonnull %26) #6
  %27 = icmp eq i64 %13, 0
  br i1 %27, label %28, label %41

28:                                               ; preds = %23
  %29 = load i8, i8* %21, align 1, !tbaa !17
  %30 = icmp eq i8 %29, 0
  %31 = select i1 %30, i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.4, i64 0, i64 0), i8* %21
  %32 = call i32 @stat(i8* noundef %31, %struct.stat* noundef nonnull %4) #5
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %177

34:                                               ; preds = %28
  %35 = getelementptr inbounds %struct.stat, %struct.stat* %4, i64 0, i32 3
  %36 = load i32, i32* %35, align 8, !tbaa !24
  %37 = and i32 %36, 61440
  %38 = icmp eq i32 %37, 16384
  br i1 %38, label %39, label %177

39:                                               ; preds = %34
  %40 = call fastcc i32 @keep(%struct.expansion* noundef nonnull %0, i8* noundef nonnull %21) #7
  br label %177

41:                                               ; preds = %23
  %42 = tail call fastcc i32 @has_magic(i8* noundef %12, i64 noundef %13, i32 noundef %10) #7
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %47, label %70

44:                                               ; preds = %47
  store i8 0, i8* %60, align 1, !tbaa !17
  %45 = load i8, i8* %15, align 1, !tbaa !17
  %46 = icmp eq i8 %45, 0
  br i1 %46, label %65, label %63

47:                                               ; preds = %41, %47
  %48 = phi i8* [ %60, %47 ], [ %25, %41 ]
  %49 = phi i64 [ %61, %47 ], [ 0, %41 ]
  %50 = getelementptr inbounds i8, i8* %12, i64 %49
  %51 = load i8, i8* %50, align 1, !tbaa !17
  %52 = icmp eq i8 %51, 92
  %53 = select i1 %52, i1 %8, i1 false
  %54 = add nuw i64 %49, 1
  %55 = icmp ult i64 %54, %13
  %56 = select i1 %53, i1 %55, i1 false
  %57 = select i1 %56, i64 %54, i64 %49
  %58 = getelementptr inbounds i8, i8* %12, i64 %57
  %59 = load i8, i8* %58, align 1, !tbaa !17
  %60 = getelementptr inbounds i8, i8* %48, i64 1
  store i8 %59, i8* %48, align 1, !tbaa !17
  %61 = add nuw i64 %57, 1
  %62 = icmp ult i64 %61, %13
  br i1 %62, label %47, label %44, !llvm.loop !27

63:                                               ; preds = %44
  %64 = tail call fastcc i32 @expand(%struct.expansion* noundef %0, i8* noundef nonnull %21, i8* noundef nonnull %15) #7
  br label %177

65:                                               ; preds = %44
  %66 = call i32 @lstat(i8* noundef nonnull %21, %struct.stat* noundef nonnull %4) #5
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %177

68:                                               ; preds = %65
  %69 = call fastcc i32 @keep(%struct.expansion* noundef %0, i8* noundef nonnull %21) #7
  br label %177

70:                                               ; preds = %41
  %71 = getelementptr inbounds %struct.expansion, %struct.expansion* %0, i64 0, i32 0
  %72 = load %struct.glob_t*, %struct.glob_t** %71, align 8, !tbaa !13
  %73 = getelementptr inbounds %struct.glob_t, %struct.glob_t* %72, i64 0, i32 3
  %74 = load i32, i32* %73, align 8, !tbaa !12
  %75 = or i32 %74, 256
  store i32 %75, i32* %73, align 8, !tbaa !12
  %76 = load i8, i8* %21, align 1, !tbaa !17
  %77 = icmp eq i8 %76, 0
  %78 = select i1 %77, i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.4, i64 0, i64 0), i8* %21
  %79 = tail call i8* @opendir(i8* noundef %78) #5
  %80 = tail call i8* @strndup(i8* noundef %12, i64 noundef %13) #5
  %81 = icmp eq i8* %80, null
  %82 = zext i1 %81 to i32
  %83 = icmp eq i8* %79, null
  br i1 %83, label %84, label %106

84:                                               ; preds = %70
  %85 = tail call i32* @__errno_location() #5
  %86 = load i32, i32* %85, align 4, !tbaa !2
  %87 = icmp eq i32 %86, 20
  br i1 %87, label %175, label %88

88:                                               ; preds = %84
  %89 = tail call i32* @__errno_location() #5
  %90 = load i32, i32* %89, align 4, !tbaa !2
  %91 = icmp eq i32 %90, 2
  br i1 %91, label %175, label %92

92:                                               ; preds = %88
  %93 = getelementptr inbounds %struct.expansion, %struct.expansion* %0, i64 0, i32 2
  %94 = load i32 (i8*, i32)*, i32 (i8*, i32)** %93, align 8, !tbaa !16
  %95 = icmp eq i32 (i8*, i32)* %94, null
  br i1 %95, label %101, label %96

96:                                               ; preds = %92
  %97 = tail call i32* @__errno_location() #5
  %98 = load i32, i32* %97, align 4, !tbaa !2
  %99 = tail call i32 %94(i8* noundef nonnull %21, i32 noundef %98) #5
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %105

101:                                              ; preds = %96, %92
  %102 = load i32, i32* %5, align 8, !tbaa !15
  %103 = and i32 %102, 1
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %175, label %105

105:                                              ; preds = %101, %96
  br label %175

106:                                              ; preds = %70
  br i1 %81, label %172, label %107

107:                                              ; preds = %106
  %108 = lshr exact i32 %7, 5
  %109 = getelementptr inbounds %struct.stat, %struct.stat* %4, i64 0, i32 3
  br label %110

110:                                              ; preds = %107, %126
  %111 = call %struct.dirent* @readdir(i8* noundef nonnull %79) #5
  %112 = icmp eq %struct.dirent* %111, null
  br i1 %112, label %170, label %113

113:                                              ; preds = %110
  %114 = load i8, i8* %15, align 1, !tbaa !17
  %115 = icmp eq i8 %114, 0
  br i1 %115, label %129, label %116

116:                                              ; preds = %113
  %117 = load i8, i8* %12, align 1, !tbaa !17
  %118 = icmp eq i8 %117, 46
  br i1 %118, label %129, label %119

119:                                              ; preds = %116
  %120 = getelementptr inbounds %struct.dirent, %struct.dirent* %111, i64 0, i32 4, i64 0
  %121 = call i32 @strcmp(i8* noundef nonnull %120, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.4, i64 0, i64 0)) #5
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %126, label %123

123:                                              ; preds = %119
  %124 = call i32 @strcmp(i8* noundef nonnull %120, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.5, i64 0, i64 0)) #5
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %126, label %129

126:                                              ; preds = %156, %168, %164, %158, %160, %119, %123, %129
  %127 = phi i32 [ 0, %129 ], [ 0, %123 ], [ 0, %119 ], [ %157, %156 ], [ 0, %158 ], [ %169, %168 ], [ 0, %164 ], [ 0, %160 ]
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %110, label %170, !llvm.loop !28

129:                                              ; preds = %123, %116, %113
  %130 = getelementptr inbounds %struct.dirent, %struct.dirent* %111, i64 0, i32 4, i64 0
  %131 = load i32, i32* %5, align 8, !tbaa !15
  %132 = lshr i32 %131, 5
  %133 = and i32 %132, 4
  %134 = or i32 %133, %108
  %135 = xor i32 %134, 4
  %136 = call i32 @fnmatch(i8* noundef nonnull %80, i8* noundef nonnull %130, i32 noundef %135) #5
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %138, label %126

138:                                              ; preds = %129
  %139 = call i8* @strcpy(i8* noundef nonnull %25, i8* noundef nonnull %130) #5
  %140 = load i8, i8* %15, align 1, !tbaa !17
  %141 = icmp eq i8 %140, 0
  br i1 %141, label %142, label %146

142:                                              ; preds = %138
  %143 = load i32, i32* %5, align 8, !tbaa !15
  %144 = and i32 %143, 8192
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %164, label %146

146:                                              ; preds = %142, %138
  %147 = call i32 @stat(i8* noundef nonnull %21, %struct.stat* noundef nonnull %4) #5
  %148 = icmp eq i32 %147, 0
  br i1 %148, label %149, label %160

149:                                              ; preds = %146
  %150 = load i32, i32* %109, align 8, !tbaa !24
  %151 = and i32 %150, 61440
  %152 = icmp eq i32 %151, 16384
  %153 = load i8, i8* %15, align 1, !tbaa !17
  %154 = icmp ne i8 %153, 0
  %155 = select i1 %154, i1 %152, i1 false
  br i1 %155, label %156, label %158

156:                                              ; preds = %149
  %157 = call fastcc i32 @expand(%struct.expansion* noundef nonnull %0, i8* noundef nonnull %21, i8* noundef nonnull %15) #7
  br label %126

158:                                              ; preds = %149
  %159 = icmp eq i8 %153, 0
  br i1 %159, label %163, label %126

160:                                              ; preds = %146
  %161 = load i8, i8* %15, align 1, !tbaa !17
  %162 = icmp eq i8 %161, 0
  br i1 %162, label %164, label %126

163:                                              ; preds = %158
  br i1 %152, label %168, label %164

164:                                              ; preds = %142, %160, %163
  %165 = load i32, i32* %5, align 8, !tbaa !15
  %166 = and i32 %165, 8192
  %167 = icmp eq i32 %166, 0
  br i1 %167, label %168, label %126

168:                                              ; preds = %164, %163
  %169 = call fastcc i32 @keep(%struct.expansion* noundef nonnull %0, i8* noundef nonnull %21) #7
  br label %126

170:                                              ; preds = %110, %126
  %171 = phi i32 [ 0, %110 ], [ %127, %126 ]
  br i1 %83, label %175, label %172

172:                                              ; preds = %106, %170
  %173 = phi i32 [ %171, %170 ], [ 1, %106 ]
  %174 = call i32 @closedir(i8* noundef nonnull %79) #5
  br label %175

175:                                              ; preds = %105, %101, %88, %84, %172, %170
  %176 = phi i32 [ %173, %172 ], [ %171, %170 ], [ %82, %84 ], [ %82, %88 ], [ %82, %101 ], [ 2, %105 ]
  call void @free(i8* noundef %80) #5
  br label %177

177:                                              ; preds = %63, %68, %65, %175, %28, %34, %39
  %178 = phi i32 [ %40, %39 ], [ 0, %34 ], [ 0, %28 ], [ %176, %175 ], [ %64, %63 ], [ %69, %68 ], [ 0, %65 ]
  call void @free(i8* noundef nonnull %21) #5
  call void @llvm.lifetime.end.p0i8(i64 144, i8* nonnull %26) #6
  br label %179

179:                                              ; preds = %3, %177
  %180 = phi i32 [ %178, %177 ], [ 1, %3 ]
  ret i32 %180
}

; Function Attrs: optsize
declare dso_local void @qsort(i8* noundef, i64 noundef, i64 noundef, i32 (i8*, i8*)* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define internal i32 @by_name(i8* nocapture noundef readonly %0, i8* nocapture noundef readonly %1) #0 {
  %3 = bitcast i8* %0 to i8**
  %4 = load i8*, i8** %3, align 8, !tbaa !18
  %5 = bitcast i8* %1 to i8**
  %6 = load i8*, i8** %5, align 8, !tbaa !18
  %7 = tail call i32 @strcmp(i8* noundef %4, i8* noundef %6) #5
  ret i32 %7
}

; Function Attrs: optsize
declare dso_local i8* @realloc(i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @stat(i8* noundef, %struct.stat* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i8* @strcat(i8* noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i64 @strspn(i8* noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i64 @strcspn(i8* noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @lstat(i8* noundef, %struct.stat* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i8* @opendir(i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i8* @strndup(i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local %struct.dirent* @readdir(i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @strcmp(i8* noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @fnmatch(i8* noundef, i8* noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @closedir(i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i8* @memchr(i8* noundef, i32 noundef, i64 noundef) local_unnamed_addr #1

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #3 = { nofree norecurse nosync nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #5 = { nobuiltin nounwind optsize "no-builtins" }
attributes #6 = { nounwind }
attributes #7 = { nobuiltin optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"int", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!7, !8, i64 16}
!7 = !{!"", !8, i64 0, !9, i64 8, !8, i64 16, !3, i64 24, !4, i64 32}
!8 = !{!"long", !4, i64 0}
!9 = !{!"any pointer", !4, i64 0}
!10 = !{!7, !8, i64 0}
!11 = !{!7, !9, i64 8}
!12 = !{!7, !3, i64 24}
!13 = !{!14, !9, i64 0}
!14 = !{!"expansion", !9, i64 0, !3, i64 8, !9, i64 16}
!15 = !{!14, !3, i64 8}
!16 = !{!14, !9, i64 16}
!17 = !{!4, !4, i64 0}
!18 = !{!9, !9, i64 0}
!19 = distinct !{!19, !20, !21}
!20 = !{!"llvm.loop.mustprogress"}
!21 = !{!"llvm.loop.unroll.disable"}
!22 = distinct !{!22, !20, !21}
!23 = distinct !{!23, !20, !21}
!24 = !{!25, !3, i64 24}
!25 = !{!"stat", !8, i64 0, !8, i64 8, !8, i64 16, !3, i64 24, !3, i64 28, !3, i64 32, !3, i64 36, !8, i64 40, !8, i64 48, !8, i64 56, !8, i64 64, !26, i64 72, !26, i64 88, !26, i64 104, !4, i64 120}
!26 = !{!"timespec", !8, i64 0, !8, i64 8}
!27 = distinct !{!27, !20, !21}
!28 = distinct !{!28, !20, !21}
