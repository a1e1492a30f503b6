; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/iconv.c
; ModuleID = 'runtime/c/iconv.c'
source_filename = "runtime/c/iconv.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.anon = type { i8*, i32 }

@.str = private unnamed_addr constant [7 x i8] c"IGNORE\00", align 1
@names = internal unnamed_addr constant [33 x %struct.anon] [%struct.anon { i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i32 0, i32 0), i32 0 }, %struct.anon { i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.2, i32 0, i32 0), i32 0 }, %struct.anon { i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.3, i32 0, i32 0), i32 0 }, %struct.anon { i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.4, i32 0, i32 0), i32 0 }, %struct.anon { i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.5, i32 0, i32 0), i32 0 }, %struct.anon { i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.6, i32 0, i32 0), i32 0 }, %struct.anon { i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.7, i32 0, i32 0), i32 0 }, %struct.anon { i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.8, i32 0, i32 0), i32 0 }, %struct.anon { i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.9, i32 0, i32 0), i32 0 }, %struct.anon { i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.10, i32 0, i32 0), i32 1 }, %struct.anon { i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.11, i32 0, i32 0), i32 1 }, %struct.anon { i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.12, i32 0, i32 0), i32 1 }, %struct.anon { i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.13, i32 0, i32 0), i32 1 }, %struct.anon { i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.14, i32 0, i32 0), i32 1 }, %struct.anon { i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.15, i32 0, i32 0), i32 1 }, %struct.anon { i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.16, i32 0, i32 0), i32 2 }, %struct.anon { i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.17, i32 0, i32 0), i32 2 }, %struct.anon { i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.18, i32 0, i32 0), i32 3 }, %struct.anon { i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.19, i32 0, i32 0), i32 3 }, %struct.anon { i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.20, i32 0, i32 0), i32 4 }, %struct.anon { i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.21, i32 0, i32 0), i32 4 }, %struct.anon { i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.22, i32 0, i32 0), i32 5 }, %struct.anon { i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.23, i32 0, i32 0), i32 5 }, %struct.anon { i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.24, i32 0, i32 0), i32 6 }, %struct.anon { i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.25, i32 0, i32 0), i32 6 }, %struct.anon { i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.26, i32 0, i32 0), i32 7 }, %struct.anon { i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.27, i32 0, i32 0), i32 7 }, %struct.anon { i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.28, i32 0, i32 0), i32 7 }, %struct.anon { i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.29, i32 0, i32 0), i32 7 }, %struct.anon { i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.30, i32 0, i32 0), i32 8 }, %struct.anon { i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.31, i32 0, i32 0), i32 8 }, %struct.anon { i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.32, i32 0, i32 0), i32 8 }, %struct.anon { i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.33, i32 0, i32 0), i32 8 }], align 16
@.str.1 = private unnamed_addr constant [6 x i8] c"ASCII\00", align 1
@.str.2 = private unnamed_addr constant [9 x i8] c"US-ASCII\00", align 1
@.str.3 = private unnamed_addr constant [15 x i8] c"ANSI_X3.4-1968\00", align 1
@.str.4 = private unnamed_addr constant [10 x i8] c"ISO646-US\00", align 1
@.str.5 = private unnamed_addr constant [4 x i8] c"646\00", align 1
@.str.6 = private unnamed_addr constant [2 x i8] c"C\00", align 1
@.str.7 = private unnamed_addr constant [6 x i8] c"POSIX\00", align 1
@.str.8 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.9 = private unnamed_addr constant [5 x i8] c"CHAR\00", align 1
@.str.10 = private unnamed_addr constant [11 x i8] c"ISO-8859-1\00", align 1
@.str.11 = private unnamed_addr constant [10 x i8] c"ISO8859-1\00", align 1
@.str.12 = private unnamed_addr constant [11 x i8] c"ISO_8859-1\00", align 1
@.str.13 = private unnamed_addr constant [9 x i8] c"ISO88591\00", align 1
@.str.14 = private unnamed_addr constant [7 x i8] c"LATIN1\00", align 1
@.str.15 = private unnamed_addr constant [3 x i8] c"L1\00", align 1
@.str.16 = private unnamed_addr constant [6 x i8] c"UTF-8\00", align 1
@.str.17 = private unnamed_addr constant [5 x i8] c"UTF8\00", align 1
@.str.18 = private unnamed_addr constant [7 x i8] c"UTF-16\00", align 1
@.str.19 = private unnamed_addr constant [6 x i8] c"UTF16\00", align 1
@.str.20 = private unnamed_addr constant [9 x i8] c"UTF-16LE\00", align 1
@.str.21 = private unnamed_addr constant [8 x i8] c"UTF16LE\00", align 1
@.str.22 = private unnamed_addr constant [9 x i8] c"UTF-16BE\00", align 1
@.str.23 = private unnamed_addr constant [8 x i8] c"UTF16BE\00", align 1
@.str.24 = private unnamed_addr constant [7 x i8] c"UTF-32\00", align 1
@.str.25 = private unnamed_addr constant [6 x i8] c"UTF32\00", align 1
@.str.26 = private unnamed_addr constant [9 x i8] c"UTF-32LE\00", align 1
@.str.27 = private unnamed_addr constant [8 x i8] c"UTF32LE\00", align 1
@.str.28 = private unnamed_addr constant [8 x i8] c"UCS-4LE\00", align 1
@.str.29 = private unnamed_addr constant [8 x i8] c"WCHAR_T\00", align 1
@.str.30 = private unnamed_addr constant [9 x i8] c"UTF-32BE\00", align 1
@.str.31 = private unnamed_addr constant [8 x i8] c"UTF32BE\00", align 1
@.str.32 = private unnamed_addr constant [6 x i8] c"UCS-4\00", align 1
@.str.33 = private unnamed_addr constant [8 x i8] c"UCS-4BE\00", align 1

; Function Attrs: nounwind optsize
define dso_local i8* @iconv_open(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #6
  store i32 0, i32* %3, align 4, !tbaa !2
  %5 = tail call fastcc i32 @form_of(i8* noundef %1, i32* noundef null) #7
  %6 = call fastcc i32 @form_of(i8* noundef %0, i32* noundef nonnull %3) #7
  %7 = icmp eq i32 %5, 9
  %8 = icmp eq i32 %6, 9
  %9 = select i1 %7, i1 true, i1 %8
  br i1 %9, label %10, label %12

10:                                               ; preds = %2
  %11 = call i32* @__errno_location() #8
  store i32 22, i32* %11, align 4, !tbaa !2
  br label %30

12:                                               ; preds = %2
  %13 = call i8* @malloc(i64 noundef 24) #8
  %14 = icmp eq i8* %13, null
  br i1 %14, label %15, label %17

15:                                               ; preds = %12
  %16 = call i32* @__errno_location() #8
  store i32 12, i32* %16, align 4, !tbaa !2
  br label %30

17:                                               ; preds = %12
  %18 = load i32, i32* %3, align 4, !tbaa !2
  %19 = bitcast i8* %13 to i32*
  store i32 %5, i32* %19, align 4, !tbaa.struct !6
  %20 = getelementptr inbounds i8, i8* %13, i64 4
  %21 = bitcast i8* %20 to i32*
  store i32 %6, i32* %21, align 4, !tbaa.struct !8
  %22 = getelementptr inbounds i8, i8* %13, i64 8
  %23 = bitcast i8* %22 to i32*
  store i32 %18, i32* %23, align 4, !tbaa.struct !9
  %24 = getelementptr inbounds i8, i8* %13, i64 12
  %25 = bitcast i8* %24 to i32*
  store i32 0, i32* %25, align 4, !tbaa.struct !10
  %26 = getelementptr inbounds i8, i8* %13, i64 16
  %27 = bitcast i8* %26 to i32*
  store i32 0, i32* %27, align 4, !tbaa.struct !11
  %28 = getelementptr inbounds i8, i8* %13, i64 20
  %29 = bitcast i8* %28 to i32*
  store i32 0, i32* %29, align 4, !tbaa.struct !12
  br label %30

30:                                               ; preds = %15, %17, %10
  %31 = phi i8* [ inttoptr (i64 -1 to i8*), %10 ], [ %13, %17 ], [ inttoptr (i64 -1 to i8*), %15 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #6
  ret i8* %31
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define internal fastcc i32 @form_of(i8* noundef %0, i32* noundef writeonly %1) unnamed_addr #0 {
  br label %3

3:                                                ; preds = %7, %2
  %4 = phi i64 [ 0, %2 ], [ %8, %7 ]
  %5 = getelementptr inbounds i8, i8* %0, i64 %4
  %6 = load i8, i8* %5, align 1, !tbaa !7
  switch i8 %6, label %7 [
    i8 0, label %9
    i8 47, label %9
  ]

7:                                                ; preds = %3
  %8 = add i64 %4, 1
  br label %3, !llvm.loop !13

9:                                                ; preds = %3, %3
  %10 = icmp eq i32* %1, null
  br i1 %10, label %16, label %11

11:                                               ; preds = %9
  %12 = getelementptr inbounds i8, i8* %0, i64 %4
  %13 = tail call i8* @strcasestr(i8* noundef nonnull %12, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0)) #8
  %14 = icmp eq i8* %13, null
  br i1 %14, label %16, label %15

15:                                               ; preds = %11
  store i32 1, i32* %1, align 4, !tbaa !2
  br label %16

16:                                               ; preds = %15, %11, %9
  br label %17

17:                                               ; preds = %16, %30
  %18 = phi i64 [ %31, %30 ], [ 0, %16 ]
  %19 = getelementptr inbounds [33 x %struct.anon], [33 x %struct.anon]* @names, i64 0, i64 %18, i32 0
  %20 = load i8*, i8** %19, align 16, !tbaa !16
  %21 = tail call i64 @strlen(i8* noundef %20) #8
  %22 = icmp eq i64 %21, %4
  br i1 %22, label %23, label %30

23:                                               ; preds = %17
  %24 = tail call i32 @strncasecmp(i8* noundef %0, i8* noundef %20, i64 noundef %4) #8
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %30

26:                                               ; preds = %23
  %27 = and i64 %18, 4294967295
  %28 = getelementptr inbounds [33 x %struct.anon], [33 x %struct.anon]* @names, i64 0, i64 %27, i32 1
  %29 = load i32, i32* %28, align 8, !tbaa !19
  br label %33

30:                                               ; preds = %17, %23
  %31 = add nuw nsw i64 %18, 1
  %32 = icmp eq i64 %31, 33
  br i1 %32, label %33, label %17, !llvm.loop !20

33:                                               ; preds = %30, %26
  %34 = phi i32 [ %29, %26 ], [ 9, %30 ]
  ret i32 %34
}

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @malloc(i64 noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define dso_local i32 @iconv_close(i8* noundef %0) local_unnamed_addr #0 {
  tail call void @free(i8* noundef %0) #8
  ret i32 0
}

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i64 @iconv(i8* nocapture noundef %0, i8** noundef %1, i64* nocapture noundef %2, i8** nocapture noundef %3, i64* nocapture noundef %4) local_unnamed_addr #0 {
  %6 = alloca [4 x i8], align 1
  %7 = alloca i32, align 4
  %8 = alloca [4 x i8], align 1
  %9 = icmp eq i8** %1, null
  br i1 %9, label %13, label %10

10:                                               ; preds = %5
  %11 = load i8*, i8** %1, align 8, !tbaa !21
  %12 = icmp eq i8* %11, null
  br i1 %12, label %13, label %20

13:                                               ; preds = %10, %5
  %14 = getelementptr inbounds i8, i8* %0, i64 16
  %15 = bitcast i8* %14 to i32*
  store i32 0, i32* %15, align 4, !tbaa !22
  %16 = getelementptr inbounds i8, i8* %0, i64 20
  %17 = bitcast i8* %16 to i32*
  store i32 0, i32* %17, align 4, !tbaa !24
  %18 = getelementptr inbounds i8, i8* %0, i64 12
  %19 = bitcast i8* %18 to i32*
  store i32 0, i32* %19, align 4, !tbaa !25
  br label %342

20:                                               ; preds = %10
  %21 = load i64, i64* %2, align 8, !tbaa !26
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %342, label %23

23:                                               ; preds = %20
  %24 = getelementptr inbounds [4 x i8], [4 x i8]* %6, i64 0, i64 0
  %25 = bitcast i32* %7 to i8*
  %26 = getelementptr inbounds i8, i8* %0, i64 20
  %27 = bitcast i8* %26 to i32*
  %28 = bitcast i8* %0 to i32*
  %29 = getelementptr inbounds i8, i8* %0, i64 16
  %30 = bitcast i8* %29 to i32*
  %31 = getelementptr inbounds i8, i8* %0, i64 4
  %32 = bitcast i8* %31 to i32*
  %33 = getelementptr inbounds i8, i8* %0, i64 12
  %34 = bitcast i8* %33 to i32*
  %35 = getelementptr inbounds [4 x i8], [4 x i8]* %8, i64 0, i64 0
  %36 = getelementptr inbounds i8, i8* %0, i64 8
  %37 = bitcast i8* %36 to i32*
  br label %38

38:                                               ; preds = %23, %329
  %39 = phi i8* [ %11, %23 ], [ %333, %329 ]
  %40 = phi i64 [ 0, %23 ], [ %331, %329 ]
  %41 = phi i64 [ %21, %23 ], [ %335, %329 ]
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %24) #6
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %25) #6
  %42 = load i32, i32* %27, align 4, !tbaa !24
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %85

44:                                               ; preds = %38
  %45 = load i32, i32* %28, align 4, !tbaa !28
  switch i32 %45, label %85 [
    i32 3, label %46
    i32 6, label %46
  ]

46:                                               ; preds = %44, %44
  %47 = icmp eq i32 %45, 3
  %48 = select i1 %47, i64 2, i64 4
  %49 = icmp ugt i64 %48, %41
  br i1 %49, label %85, label %50

50:                                               ; preds = %46
  store i32 1, i32* %27, align 4, !tbaa !24
  br i1 %47, label %51, label %59

51:                                               ; preds = %50
  %52 = getelementptr inbounds i8, i8* %39, i64 1
  %53 = load i8, i8* %52, align 1, !tbaa !7
  %54 = zext i8 %53 to i32
  %55 = shl nuw nsw i32 %54, 8
  %56 = load i8, i8* %39, align 1, !tbaa !7
  %57 = zext i8 %56 to i32
  %58 = or i32 %55, %57
  br label %77

59:                                               ; preds = %50
  %60 = getelementptr inbounds i8, i8* %39, i64 2
  %61 = getelementptr inbounds i8, i8* %39, i64 3
  %62 = load i8, i8* %61, align 1, !tbaa !7
  %63 = zext i8 %62 to i32
  %64 = load i8, i8* %60, align 1, !tbaa !7
  %65 = zext i8 %64 to i32
  %66 = shl nuw i32 %63, 24
  %67 = shl nuw nsw i32 %65, 16
  %68 = getelementptr inbounds i8, i8* %39, i64 1
  %69 = load i8, i8* %68, align 1, !tbaa !7
  %70 = zext i8 %69 to i32
  %71 = shl nuw nsw i32 %70, 8
  %72 = load i8, i8* %39, align 1, !tbaa !7
  %73 = zext i8 %72 to i32
  %74 = or i32 %67, %66
  %75 = or i32 %74, %73
  %76 = or i32 %75, %71
  br label %77

77:                                               ; preds = %59, %51
  %78 = phi i32 [ -131072, %59 ], [ 65534, %51 ]
  %79 = phi i32 [ %76, %59 ], [ %58, %51 ]
  %80 = icmp eq i32 %79, %78
  br i1 %80, label %81, label %82

81:                                               ; preds = %77
  store i32 1, i32* %30, align 4, !tbaa !22
  br label %85

82:                                               ; preds = %77
  %83 = icmp eq i32 %79, 65279
  %84 = select i1 %83, i64 %48, i64 0
  br label %85

85:                                               ; preds = %38, %44, %46, %81, %82
  %86 = phi i64 [ 0, %44 ], [ 0, %38 ], [ %48, %81 ], [ %84, %82 ], [ 0, %46 ]
  %87 = getelementptr inbounds i8, i8* %39, i64 %86
  store i8* %87, i8** %1, align 8, !tbaa !21
  %88 = sub i64 %41, %86
  store i64 %88, i64* %2, align 8, !tbaa !26
  %89 = icmp eq i64 %88, 0
  br i1 %89, label %90, label %91

90:                                               ; preds = %85
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %25) #6
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %24) #6
  br label %337

91:                                               ; preds = %85
  %92 = load i32, i32* %28, align 4, !tbaa !28
  switch i32 %92, label %287 [
    i32 0, label %93
    i32 1, label %97
    i32 2, label %100
    i32 3, label %155
    i32 4, label %253
    i32 5, label %157
    i32 6, label %158
    i32 7, label %205
    i32 8, label %229
  ]

93:                                               ; preds = %91
  %94 = load i8, i8* %87, align 1, !tbaa !7
  %95 = zext i8 %94 to i32
  %96 = icmp sgt i8 %94, -1
  br i1 %96, label %264, label %287

97:                                               ; preds = %91
  %98 = load i8, i8* %87, align 1, !tbaa !7
  %99 = zext i8 %98 to i32
  store i32 %99, i32* %7, align 4, !tbaa !2
  br label %264

100:                                              ; preds = %91
  %101 = load i8, i8* %87, align 1, !tbaa !7
  %102 = icmp sgt i8 %101, -1
  br i1 %102, label %103, label %105

103:                                              ; preds = %100
  %104 = zext i8 %101 to i32
  store i32 %104, i32* %7, align 4, !tbaa !2
  br label %264

105:                                              ; preds = %100
  %106 = add nsw i8 %101, 62
  %107 = icmp ult i8 %106, 30
  br i1 %107, label %114, label %108

108:                                              ; preds = %105
  %109 = and i8 %101, -16
  %110 = icmp eq i8 %109, -32
  br i1 %110, label %114, label %111

111:                                              ; preds = %108
  %112 = add nsw i8 %101, 11
  %113 = icmp ult i8 %112, -5
  br i1 %113, label %287, label %120

114:                                              ; preds = %108, %105
  %115 = phi i32 [ 2, %105 ], [ 3, %108 ]
  %116 = zext i32 %115 to i64
  %117 = zext i8 %101 to i32
  %118 = lshr i32 127, %115
  %119 = and i32 %118, %117
  br label %123

120:                                              ; preds = %111
  %121 = and i8 %101, 7
  %122 = zext i8 %121 to i32
  br label %123

123:                                              ; preds = %120, %114
  %124 = phi i32 [ %122, %120 ], [ %119, %114 ]
  %125 = phi i32 [ 4, %120 ], [ %115, %114 ]
  %126 = phi i64 [ 4, %120 ], [ %116, %114 ]
  br label %127

127:                                              ; preds = %137, %123
  %128 = phi i32 [ %140, %137 ], [ %124, %123 ]
  %129 = phi i64 [ %141, %137 ], [ 1, %123 ]
  %130 = icmp eq i64 %129, %88
  br i1 %130, label %257, label %131

131:                                              ; preds = %127
  %132 = getelementptr inbounds i8, i8* %87, i64 %129
  %133 = load i8, i8* %132, align 1, !tbaa !7
  %134 = zext i8 %133 to i32
  %135 = and i32 %134, 192
  %136 = icmp eq i32 %135, 128
  br i1 %136, label %137, label %287

137:                                              ; preds = %131
  %138 = shl i32 %128, 6
  %139 = and i32 %134, 63
  %140 = or i32 %139, %138
  %141 = add nuw nsw i64 %129, 1
  %142 = icmp eq i64 %141, %126
  br i1 %142, label %143, label %127, !llvm.loop !29

143:                                              ; preds = %137
  switch i32 %125, label %150 [
    i32 3, label %144
    i32 4, label %147
  ]

144:                                              ; preds = %143
  %145 = add i32 %140, -1114112
  %146 = icmp ult i32 %145, -1112064
  br i1 %146, label %287, label %152

147:                                              ; preds = %143
  %148 = add i32 %140, -1114112
  %149 = icmp ult i32 %148, -1048576
  br i1 %149, label %287, label %152

150:                                              ; preds = %143
  %151 = icmp ugt i32 %140, 1114111
  br i1 %151, label %287, label %152

152:                                              ; preds = %150, %147, %144
  %153 = and i32 %128, 67108832
  %154 = icmp eq i32 %153, 864
  br i1 %154, label %287, label %264

155:                                              ; preds = %91
  %156 = load i32, i32* %30, align 4, !tbaa !22
  br label %253

157:                                              ; preds = %91
  br label %253

158:                                              ; preds = %91
  %159 = icmp ult i64 %88, 4
  br i1 %159, label %258, label %160

160:                                              ; preds = %158
  %161 = load i32, i32* %30, align 4, !tbaa !22
  %162 = icmp eq i32 %161, 0
  br i1 %162, label %181, label %163

163:                                              ; preds = %160
  %164 = getelementptr inbounds i8, i8* %87, i64 1
  %165 = load i8, i8* %87, align 1, !tbaa !7
  %166 = zext i8 %165 to i32
  %167 = load i8, i8* %164, align 1, !tbaa !7
  %168 = zext i8 %167 to i32
  %169 = shl nuw i32 %166, 24
  %170 = shl nuw nsw i32 %168, 16
  %171 = getelementptr inbounds i8, i8* %87, i64 2
  %172 = getelementptr inbounds i8, i8* %87, i64 3
  %173 = load i8, i8* %171, align 1, !tbaa !7
  %174 = zext i8 %173 to i32
  %175 = shl nuw nsw i32 %174, 8
  %176 = load i8, i8* %172, align 1, !tbaa !7
  %177 = zext i8 %176 to i32
  %178 = or i32 %170, %169
  %179 = or i32 %178, %177
  %180 = or i32 %179, %175
  br label %199

181:                                              ; preds = %160
  %182 = getelementptr inbounds i8, i8* %87, i64 2
  %183 = getelementptr inbounds i8, i8* %87, i64 3
  %184 = load i8, i8* %183, align 1, !tbaa !7
  %185 = zext i8 %184 to i32
  %186 = load i8, i8* %182, align 1, !tbaa !7
  %187 = zext i8 %186 to i32
  %188 = shl nuw i32 %185, 24
  %189 = shl nuw nsw i32 %187, 16
  %190 = getelementptr inbounds i8, i8* %87, i64 1
  %191 = load i8, i8* %190, align 1, !tbaa !7
  %192 = zext i8 %191 to i32
  %193 = shl nuw nsw i32 %192, 8
  %194 = load i8, i8* %87, align 1, !tbaa !7
  %195 = zext i8 %194 to i32
  %196 = or i32 %189, %188
  %197 = or i32 %196, %195
  %198 = or i32 %197, %193
  br label %199

199:                                              ; preds = %181, %163
  %200 = phi i32 [ %180, %163 ], [ %198, %181 ]
  %201 = icmp ugt i32 %200, 1114111
  %202 = and i32 %200, -2048
  %203 = icmp eq i32 %202, 55296
  %204 = or i1 %201, %203
  br i1 %204, label %287, label %264

205:                                              ; preds = %91
  %206 = icmp ult i64 %88, 4
  br i1 %206, label %258, label %207

207:                                              ; preds = %205
  %208 = getelementptr inbounds i8, i8* %87, i64 2
  %209 = getelementptr inbounds i8, i8* %87, i64 3
  %210 = load i8, i8* %209, align 1, !tbaa !7
  %211 = zext i8 %210 to i32
  %212 = load i8, i8* %208, align 1, !tbaa !7
  %213 = zext i8 %212 to i32
  %214 = shl nuw i32 %211, 24
  %215 = shl nuw nsw i32 %213, 16
  %216 = getelementptr inbounds i8, i8* %87, i64 1
  %217 = load i8, i8* %216, align 1, !tbaa !7
  %218 = zext i8 %217 to i32
  %219 = shl nuw nsw i32 %218, 8
  %220 = load i8, i8* %87, align 1, !tbaa !7
  %221 = zext i8 %220 to i32
  %222 = or i32 %215, %214
  %223 = or i32 %222, %221
  %224 = or i32 %223, %219
  store i32 %224, i32* %7, align 4, !tbaa !2
  %225 = icmp ugt i32 %224, 1114111
  %226 = and i32 %224, -2048
  %227 = icmp eq i32 %226, 55296
  %228 = or i1 %225, %227
  br i1 %228, label %287, label %264

229:                                              ; preds = %91
  %230 = icmp ult i64 %88, 4
  br i1 %230, label %258, label %231

231:                                              ; preds = %229
  %232 = getelementptr inbounds i8, i8* %87, i64 1
  %233 = load i8, i8* %87, align 1, !tbaa !7
  %234 = zext i8 %233 to i32
  %235 = load i8, i8* %232, align 1, !tbaa !7
  %236 = zext i8 %235 to i32
  %237 = shl nuw i32 %234, 24
  %238 = shl nuw nsw i32 %236, 16
  %239 = getelementptr inbounds i8, i8* %87, i64 2
  %240 = getelementptr inbounds i8, i8* %87, i64 3
  %241 = load i8, i8* %239, align 1, !tbaa !7
  %242 = zext i8 %241 to i32
  %243 = shl nuw nsw i32 %242, 8
  %244 = load i8, i8* %240, align 1, !tbaa !7
  %245 = zext i8 %244 to i32
  %246 = or i32 %238, %237
  %247 = or i32 %246, %245
  %248 = or i32 %247, %243
  store i32 %248, i32* %7, align 4, !tbaa !2
  %249 = icmp ugt i32 %248, 1114111
  %250 = and i32 %248, -2048
  %251 = icmp eq i32 %250, 55296
  %252 = or i1 %249, %251
  br i1 %252, label %287, label %264

253:                                              ; preds = %91, %155, %157
  %254 = phi i32 [ %156, %155 ], [ 1, %157 ], [ 0, %91 ]
  %255 = call fastcc i64 @from_utf16(i8* noundef %87, i64 noundef %88, i32 noundef %254, i32* noundef nonnull %7) #8
  %256 = icmp eq i64 %255, -1
  br i1 %256, label %258, label %260

257:                                              ; preds = %127
  store i32 %128, i32* %7, align 4, !tbaa !2
  br label %258

258:                                              ; preds = %158, %229, %205, %253, %257
  %259 = tail call i32* @__errno_location() #8
  store i32 22, i32* %259, align 4, !tbaa !2
  br label %328

260:                                              ; preds = %253
  %261 = icmp sgt i64 %255, 0
  br i1 %261, label %262, label %277

262:                                              ; preds = %260
  %263 = load i32, i32* %7, align 4, !tbaa !2
  br label %264

264:                                              ; preds = %262, %231, %207, %199, %93, %97, %103, %152
  %265 = phi i32 [ %263, %262 ], [ %99, %97 ], [ %104, %103 ], [ %140, %152 ], [ %95, %93 ], [ %200, %199 ], [ %224, %207 ], [ %248, %231 ]
  %266 = phi i64 [ %255, %262 ], [ 1, %97 ], [ 1, %103 ], [ %126, %152 ], [ 1, %93 ], [ 4, %199 ], [ 4, %207 ], [ 4, %231 ]
  %267 = load i32, i32* %32, align 4, !tbaa !30
  %268 = call fastcc i32 @put(i32 noundef %267, i32 noundef %265, i8* noundef nonnull %24) #7
  %269 = load i64, i64* %4, align 8, !tbaa !26
  %270 = icmp eq i64 %269, 0
  br i1 %270, label %271, label %273

271:                                              ; preds = %264
  %272 = tail call i32* @__errno_location() #8
  store i32 7, i32* %272, align 4, !tbaa !2
  br label %328

273:                                              ; preds = %264
  %274 = icmp eq i32 %268, 0
  br i1 %274, label %275, label %296

275:                                              ; preds = %273
  %276 = icmp slt i64 %266, 0
  br label %281

277:                                              ; preds = %260
  %278 = icmp slt i64 %255, 0
  br i1 %278, label %287, label %279

279:                                              ; preds = %277
  %280 = load i32, i32* %7, align 4, !tbaa !2
  br label %281

281:                                              ; preds = %279, %275
  %282 = phi i32 [ %265, %275 ], [ %280, %279 ]
  %283 = phi i64 [ %266, %275 ], [ 0, %279 ]
  %284 = phi i1 [ %276, %275 ], [ false, %279 ]
  %285 = and i32 %282, -128
  %286 = icmp eq i32 %285, 917504
  br i1 %286, label %329, label %287

287:                                              ; preds = %131, %199, %231, %207, %111, %144, %147, %150, %91, %93, %152, %281, %277
  %288 = phi i64 [ %283, %281 ], [ %255, %277 ], [ -2, %152 ], [ -2, %93 ], [ -2, %91 ], [ -2, %150 ], [ -2, %147 ], [ -2, %144 ], [ -2, %111 ], [ -2, %207 ], [ -2, %231 ], [ -2, %199 ], [ -2, %131 ]
  %289 = phi i1 [ %284, %281 ], [ true, %277 ], [ true, %152 ], [ true, %93 ], [ true, %91 ], [ true, %150 ], [ true, %147 ], [ true, %144 ], [ true, %111 ], [ true, %207 ], [ true, %231 ], [ true, %199 ], [ true, %131 ]
  %290 = load i32, i32* %37, align 4, !tbaa !31
  %291 = icmp eq i32 %290, 0
  br i1 %291, label %292, label %294

292:                                              ; preds = %287
  %293 = tail call i32* @__errno_location() #8
  store i32 84, i32* %293, align 4, !tbaa !2
  br label %328

294:                                              ; preds = %287
  %295 = select i1 %289, i64 1, i64 %288
  br label %329

296:                                              ; preds = %273
  %297 = icmp sgt i32 %268, 0
  br i1 %297, label %298, label %329

298:                                              ; preds = %296
  %299 = load i32, i32* %34, align 4, !tbaa !25
  %300 = icmp eq i32 %299, 0
  br i1 %300, label %301, label %316

301:                                              ; preds = %298
  %302 = load i32, i32* %32, align 4, !tbaa !30
  switch i32 %302, label %316 [
    i32 3, label %303
    i32 6, label %303
  ]

303:                                              ; preds = %301, %301
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %35) #6
  %304 = call fastcc i32 @put(i32 noundef %302, i32 noundef 65279, i8* noundef nonnull %35) #7
  %305 = load i64, i64* %4, align 8, !tbaa !26
  %306 = zext i32 %304 to i64
  %307 = icmp ult i64 %305, %306
  br i1 %307, label %308, label %310

308:                                              ; preds = %303
  %309 = tail call i32* @__errno_location() #8
  store i32 7, i32* %309, align 4, !tbaa !2
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %35) #6
  br label %328

310:                                              ; preds = %303
  %311 = load i8*, i8** %3, align 8, !tbaa !21
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %311, i8* nonnull align 1 %35, i64 %306, i1 false)
  %312 = load i8*, i8** %3, align 8, !tbaa !21
  %313 = getelementptr inbounds i8, i8* %312, i64 %306
  store i8* %313, i8** %3, align 8, !tbaa !21
  %314 = load i64, i64* %4, align 8, !tbaa !26
  %315 = sub i64 %314, %306
  store i64 %315, i64* %4, align 8, !tbaa !26
  store i32 1, i32* %34, align 4, !tbaa !25
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %35) #6
  br label %316

316:                                              ; preds = %310, %301, %298
  %317 = phi i64 [ %315, %310 ], [ %269, %301 ], [ %269, %298 ]
  %318 = zext i32 %268 to i64
  %319 = icmp ult i64 %317, %318
  br i1 %319, label %320, label %322

320:                                              ; preds = %316
  %321 = tail call i32* @__errno_location() #8
  store i32 7, i32* %321, align 4, !tbaa !2
  br label %328

322:                                              ; preds = %316
  %323 = load i8*, i8** %3, align 8, !tbaa !21
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %323, i8* nonnull align 1 %24, i64 %318, i1 false)
  %324 = load i8*, i8** %3, align 8, !tbaa !21
  %325 = getelementptr inbounds i8, i8* %324, i64 %318
  store i8* %325, i8** %3, align 8, !tbaa !21
  %326 = load i64, i64* %4, align 8, !tbaa !26
  %327 = sub i64 %326, %318
  store i64 %327, i64* %4, align 8, !tbaa !26
  br label %329

328:                                              ; preds = %258, %271, %292, %320, %308
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %25) #6
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %24) #6
  br label %342

329:                                              ; preds = %281, %294, %322, %296
  %330 = phi i64 [ %295, %294 ], [ %266, %322 ], [ %266, %296 ], [ %283, %281 ]
  %331 = phi i64 [ 1, %294 ], [ %40, %322 ], [ %40, %296 ], [ %40, %281 ]
  %332 = load i8*, i8** %1, align 8, !tbaa !21
  %333 = getelementptr inbounds i8, i8* %332, i64 %330
  store i8* %333, i8** %1, align 8, !tbaa !21
  %334 = load i64, i64* %2, align 8, !tbaa !26
  %335 = sub i64 %334, %330
  store i64 %335, i64* %2, align 8, !tbaa !26
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %25) #6
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %24) #6
  %336 = icmp eq i64 %335, 0
  br i1 %336, label %337, label %38

337:                                              ; preds = %329, %90
  %338 = phi i64 [ %40, %90 ], [ %331, %329 ]
  %339 = icmp eq i64 %338, 0
  br i1 %339, label %342, label %340

340:                                              ; preds = %337
  %341 = tail call i32* @__errno_location() #8
  store i32 84, i32* %341, align 4, !tbaa !2
  br label %342

342:                                              ; preds = %20, %328, %340, %337, %13
  %343 = phi i64 [ 0, %13 ], [ -1, %340 ], [ 0, %337 ], [ -1, %328 ], [ 0, %20 ]
  ret i64 %343
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define internal fastcc i32 @put(i32 noundef %0, i32 noundef %1, i8* nocapture noundef writeonly %2) unnamed_addr #4 {
  switch i32 %0, label %92 [
    i32 0, label %4
    i32 1, label %8
    i32 2, label %12
    i32 3, label %59
    i32 4, label %59
    i32 5, label %59
  ]

4:                                                ; preds = %3
  %5 = trunc i32 %1 to i8
  store i8 %5, i8* %2, align 1, !tbaa !7
  %6 = icmp ult i32 %1, 128
  %7 = zext i1 %6 to i32
  br label %112

8:                                                ; preds = %3
  %9 = trunc i32 %1 to i8
  store i8 %9, i8* %2, align 1, !tbaa !7
  %10 = icmp ult i32 %1, 256
  %11 = zext i1 %10 to i32
  br label %112

12:                                               ; preds = %3
  %13 = icmp ult i32 %1, 128
  br i1 %13, label %14, label %16

14:                                               ; preds = %12
  %15 = trunc i32 %1 to i8
  store i8 %15, i8* %2, align 1, !tbaa !7
  br label %112

16:                                               ; preds = %12
  %17 = icmp ult i32 %1, 2048
  br i1 %17, label %18, label %26

18:                                               ; preds = %16
  %19 = lshr i32 %1, 6
  %20 = trunc i32 %19 to i8
  %21 = or i8 %20, -64
  store i8 %21, i8* %2, align 1, !tbaa !7
  %22 = trunc i32 %1 to i8
  %23 = and i8 %22, 63
  %24 = or i8 %23, -128
  %25 = getelementptr inbounds i8, i8* %2, i64 1
  store i8 %24, i8* %25, align 1, !tbaa !7
  br label %112

26:                                               ; preds = %16
  %27 = icmp ult i32 %1, 65536
  br i1 %27, label %28, label %41

28:                                               ; preds = %26
  %29 = lshr i32 %1, 12
  %30 = trunc i32 %29 to i8
  %31 = or i8 %30, -32
  store i8 %31, i8* %2, align 1, !tbaa !7
  %32 = lshr i32 %1, 6
  %33 = trunc i32 %32 to i8
  %34 = and i8 %33, 63
  %35 = or i8 %34, -128
  %36 = getelementptr inbounds i8, i8* %2, i64 1
  store i8 %35, i8* %36, align 1, !tbaa !7
  %37 = trunc i32 %1 to i8
  %38 = and i8 %37, 63
  %39 = or i8 %38, -128
  %40 = getelementptr inbounds i8, i8* %2, i64 2
  store i8 %39, i8* %40, align 1, !tbaa !7
  br label %112

41:                                               ; preds = %26
  %42 = lshr i32 %1, 18
  %43 = trunc i32 %42 to i8
  %44 = or i8 %43, -16
  store i8 %44, i8* %2, align 1, !tbaa !7
  %45 = lshr i32 %1, 12
  %46 = trunc i32 %45 to i8
  %47 = and i8 %46, 63
  %48 = or i8 %47, -128
  %49 = getelementptr inbounds i8, i8* %2, i64 1
  store i8 %48, i8* %49, align 1, !tbaa !7
  %50 = lshr i32 %1, 6
  %51 = trunc i32 %50 to i8
  %52 = and i8 %51, 63
  %53 = or i8 %52, -128
  %54 = getelementptr inbounds i8, i8* %2, i64 2
  store i8 %53, i8* %54, align 1, !tbaa !7
  %55 = trunc i32 %1 to i8
  %56 = and i8 %55, 63
  %57 = or i8 %56, -128
  %58 = getelementptr inbounds i8, i8* %2, i64 3
  store i8 %57, i8* %58, align 1, !tbaa !7
  br label %112

59:                                               ; preds = %3, %3, %3
  %60 = icmp ult i32 %1, 65536
  br i1 %60, label %61, label %71

61:                                               ; preds = %59
  %62 = icmp eq i32 %0, 5
  %63 = trunc i32 %1 to i8
  %64 = zext i1 %62 to i64
  %65 = getelementptr inbounds i8, i8* %2, i64 %64
  store i8 %63, i8* %65, align 1, !tbaa !7
  %66 = lshr i32 %1, 8
  %67 = trunc i32 %66 to i8
  %68 = xor i1 %62, true
  %69 = zext i1 %68 to i64
  %70 = getelementptr inbounds i8, i8* %2, i64 %69
  store i8 %67, i8* %70, align 1, !tbaa !7
  br label %112

71:                                               ; preds = %59
  %72 = add i32 %1, -65536
  %73 = lshr i32 %72, 10
  %74 = add nuw nsw i32 %73, 55296
  %75 = icmp eq i32 %0, 5
  %76 = trunc i32 %74 to i8
  %77 = zext i1 %75 to i64
  %78 = getelementptr inbounds i8, i8* %2, i64 %77
  store i8 %76, i8* %78, align 1, !tbaa !7
  %79 = lshr i32 %74, 8
  %80 = trunc i32 %79 to i8
  %81 = xor i1 %75, true
  %82 = zext i1 %81 to i64
  %83 = getelementptr inbounds i8, i8* %2, i64 %82
  store i8 %80, i8* %83, align 1, !tbaa !7
  %84 = getelementptr inbounds i8, i8* %2, i64 2
  %85 = trunc i32 %1 to i8
  %86 = getelementptr inbounds i8, i8* %84, i64 %77
  store i8 %85, i8* %86, align 1, !tbaa !7
  %87 = lshr i32 %1, 8
  %88 = trunc i32 %87 to i8
  %89 = and i8 %88, 3
  %90 = or i8 %89, -36
  %91 = getelementptr inbounds i8, i8* %84, i64 %82
  store i8 %90, i8* %91, align 1, !tbaa !7
  br label %112

92:                                               ; preds = %3
  %93 = icmp eq i32 %0, 8
  %94 = xor i1 %93, true
  %95 = select i1 %93, i64 2, i64 0
  %96 = getelementptr inbounds i8, i8* %2, i64 %95
  %97 = trunc i32 %1 to i8
  %98 = zext i1 %93 to i64
  %99 = getelementptr inbounds i8, i8* %96, i64 %98
  store i8 %97, i8* %99, align 1, !tbaa !7
  %100 = lshr i32 %1, 8
  %101 = trunc i32 %100 to i8
  %102 = zext i1 %94 to i64
  %103 = getelementptr inbounds i8, i8* %96, i64 %102
  store i8 %101, i8* %103, align 1, !tbaa !7
  %104 = select i1 %93, i64 0, i64 2
  %105 = getelementptr inbounds i8, i8* %2, i64 %104
  %106 = lshr i32 %1, 16
  %107 = trunc i32 %106 to i8
  %108 = getelementptr inbounds i8, i8* %105, i64 %98
  store i8 %107, i8* %108, align 1, !tbaa !7
  %109 = lshr i32 %1, 24
  %110 = trunc i32 %109 to i8
  %111 = getelementptr inbounds i8, i8* %105, i64 %102
  store i8 %110, i8* %111, align 1, !tbaa !7
  br label %112

112:                                              ; preds = %92, %71, %61, %41, %28, %18, %14, %8, %4
  %113 = phi i32 [ 4, %92 ], [ 2, %61 ], [ 4, %71 ], [ 1, %14 ], [ 2, %18 ], [ 3, %28 ], [ 4, %41 ], [ %11, %8 ], [ %7, %4 ]
  ret i32 %113
}

; Function Attrs: optsize
declare dso_local i8* @strcasestr(i8* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @strncasecmp(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define internal fastcc i64 @from_utf16(i8* nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2, i32* nocapture noundef %3) unnamed_addr #5 {
  %5 = icmp ult i64 %1, 2
  br i1 %5, label %42, label %6

6:                                                ; preds = %4
  %7 = icmp eq i32 %2, 0
  %8 = xor i1 %7, true
  %9 = zext i1 %8 to i64
  %10 = getelementptr i8, i8* %0, i64 %9
  %11 = zext i1 %7 to i64
  %12 = getelementptr i8, i8* %0, i64 %11
  %13 = load i8, i8* %12, align 1, !tbaa !7
  %14 = zext i8 %13 to i32
  %15 = shl nuw nsw i32 %14, 8
  %16 = load i8, i8* %10, align 1, !tbaa !7
  %17 = zext i8 %16 to i32
  %18 = or i32 %15, %17
  store i32 %18, i32* %3, align 4, !tbaa !2
  %19 = add nsw i32 %18, -57344
  %20 = icmp ult i32 %19, -2048
  br i1 %20, label %42, label %21

21:                                               ; preds = %6
  %22 = icmp ugt i32 %18, 56319
  br i1 %22, label %42, label %23

23:                                               ; preds = %21
  %24 = icmp ult i64 %1, 4
  br i1 %24, label %42, label %25

25:                                               ; preds = %23
  %26 = getelementptr inbounds i8, i8* %0, i64 2
  %27 = getelementptr inbounds i8, i8* %0, i64 3
  %28 = select i1 %7, i8* %26, i8* %27
  %29 = select i1 %7, i8* %27, i8* %26
  %30 = load i8, i8* %29, align 1, !tbaa !7
  %31 = zext i8 %30 to i32
  %32 = shl nuw nsw i32 %31, 8
  %33 = load i8, i8* %28, align 1, !tbaa !7
  %34 = zext i8 %33 to i32
  %35 = or i32 %32, %34
  %36 = add nsw i32 %35, -57344
  %37 = icmp ult i32 %36, -1024
  br i1 %37, label %42, label %38

38:                                               ; preds = %25
  %39 = shl nuw nsw i32 %18, 10
  %40 = add nsw i32 %39, -56613888
  %41 = add nuw nsw i32 %40, %35
  store i32 %41, i32* %3, align 4, !tbaa !2
  br label %42

42:                                               ; preds = %38, %25, %23, %21, %6, %4
  %43 = phi i64 [ -1, %4 ], [ 2, %6 ], [ -2, %21 ], [ -1, %23 ], [ 4, %38 ], [ -2, %25 ]
  ret i64 %43
}

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #4 = { mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { nobuiltin optsize "no-builtins" }
attributes #8 = { nobuiltin nounwind optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"int", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{i64 0, i64 4, !7, i64 4, i64 4, !7, i64 8, i64 4, !2, i64 12, i64 4, !2, i64 16, i64 4, !2, i64 20, i64 4, !2}
!7 = !{!4, !4, i64 0}
!8 = !{i64 0, i64 4, !7, i64 4, i64 4, !2, i64 8, i64 4, !2, i64 12, i64 4, !2, i64 16, i64 4, !2}
!9 = !{i64 0, i64 4, !2, i64 4, i64 4, !2, i64 8, i64 4, !2, i64 12, i64 4, !2}
!10 = !{i64 0, i64 4, !2, i64 4, i64 4, !2, i64 8, i64 4, !2}
!11 = !{i64 0, i64 4, !2, i64 4, i64 4, !2}
!12 = !{i64 0, i64 4, !2}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = !{!17, !18, i64 0}
!17 = !{!"", !18, i64 0, !4, i64 8}
!18 = !{!"any pointer", !4, i64 0}
!19 = !{!17, !4, i64 8}
!20 = distinct !{!20, !14, !15}
!21 = !{!18, !18, i64 0}
!22 = !{!23, !3, i64 16}
!23 = !{!"converter", !4, i64 0, !4, i64 4, !3, i64 8, !3, i64 12, !3, i64 16, !3, i64 20}
!24 = !{!23, !3, i64 20}
!25 = !{!23, !3, i64 12}
!26 = !{!27, !27, i64 0}
!27 = !{!"long", !4, i64 0}
!28 = !{!23, !4, i64 0}
!29 = distinct !{!29, !14, !15}
!30 = !{!23, !4, i64 4}
!31 = !{!23, !3, i64 8}
