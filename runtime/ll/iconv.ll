; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/iconv.c
; ModuleID = 'runtime/c/iconv.c'
source_filename = "runtime/c/iconv.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.anon = type { i8*, i32 }
%struct.sv_code_page = type { [6 x i8*], [128 x i16] }
%struct.converter = type { i32, i32, %struct.sv_code_page*, %struct.sv_code_page*, i32, i32, i32, i32, i32 }

@.str = private unnamed_addr constant [7 x i8] c"IGNORE\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"TRANSLIT\00", align 1
@.str.2 = private unnamed_addr constant [18 x i8] c"iconv: //TRANSLIT\00", align 1
@names = internal unnamed_addr constant [37 x %struct.anon] [%struct.anon { i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.4, i32 0, i32 0), i32 0 }, %struct.anon { i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.5, i32 0, i32 0), i32 0 }, %struct.anon { i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.6, i32 0, i32 0), i32 0 }, %struct.anon { i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.7, i32 0, i32 0), i32 0 }, %struct.anon { i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.8, i32 0, i32 0), i32 0 }, %struct.anon { i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.9, i32 0, i32 0), i32 0 }, %struct.anon { i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.10, i32 0, i32 0), i32 0 }, %struct.anon { i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.11, i32 0, i32 0), i32 0 }, %struct.anon { i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.12, i32 0, i32 0), i32 0 }, %struct.anon { i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.13, i32 0, i32 0), i32 1 }, %struct.anon { i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.14, i32 0, i32 0), i32 1 }, %struct.anon { i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.15, i32 0, i32 0), i32 1 }, %struct.anon { i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.16, i32 0, i32 0), i32 1 }, %struct.anon { i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.17, i32 0, i32 0), i32 1 }, %struct.anon { i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.18, i32 0, i32 0), i32 1 }, %struct.anon { i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.19, i32 0, i32 0), i32 2 }, %struct.anon { i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.20, i32 0, i32 0), i32 2 }, %struct.anon { i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.21, i32 0, i32 0), i32 3 }, %struct.anon { i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.22, i32 0, i32 0), i32 3 }, %struct.anon { i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.23, i32 0, i32 0), i32 4 }, %struct.anon { i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.24, i32 0, i32 0), i32 4 }, %struct.anon { i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.25, i32 0, i32 0), i32 5 }, %struct.anon { i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.26, i32 0, i32 0), i32 5 }, %struct.anon { i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.27, i32 0, i32 0), i32 6 }, %struct.anon { i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.28, i32 0, i32 0), i32 6 }, %struct.anon { i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.29, i32 0, i32 0), i32 7 }, %struct.anon { i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.30, i32 0, i32 0), i32 7 }, %struct.anon { i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.31, i32 0, i32 0), i32 7 }, %struct.anon { i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.32, i32 0, i32 0), i32 7 }, %struct.anon { i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.33, i32 0, i32 0), i32 8 }, %struct.anon { i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.34, i32 0, i32 0), i32 8 }, %struct.anon { i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.35, i32 0, i32 0), i32 8 }, %struct.anon { i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.36, i32 0, i32 0), i32 8 }, %struct.anon { i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.37, i32 0, i32 0), i32 9 }, %struct.anon { i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.38, i32 0, i32 0), i32 9 }, %struct.anon { i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.39, i32 0, i32 0), i32 9 }, %struct.anon { i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.40, i32 0, i32 0), i32 10 }], align 16
@.str.3 = private unnamed_addr constant [37 x i8] c"iconv_open: an encoding is not known\00", align 1
@.str.4 = private unnamed_addr constant [6 x i8] c"ASCII\00", align 1
@.str.5 = private unnamed_addr constant [9 x i8] c"US-ASCII\00", align 1
@.str.6 = private unnamed_addr constant [15 x i8] c"ANSI_X3.4-1968\00", align 1
@.str.7 = private unnamed_addr constant [10 x i8] c"ISO646-US\00", align 1
@.str.8 = private unnamed_addr constant [4 x i8] c"646\00", align 1
@.str.9 = private unnamed_addr constant [2 x i8] c"C\00", align 1
@.str.10 = private unnamed_addr constant [6 x i8] c"POSIX\00", align 1
@.str.11 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.12 = private unnamed_addr constant [5 x i8] c"CHAR\00", align 1
@.str.13 = private unnamed_addr constant [11 x i8] c"ISO-8859-1\00", align 1
@.str.14 = private unnamed_addr constant [10 x i8] c"ISO8859-1\00", align 1
@.str.15 = private unnamed_addr constant [11 x i8] c"ISO_8859-1\00", align 1
@.str.16 = private unnamed_addr constant [9 x i8] c"ISO88591\00", align 1
@.str.17 = private unnamed_addr constant [7 x i8] c"LATIN1\00", align 1
@.str.18 = private unnamed_addr constant [3 x i8] c"L1\00", align 1
@.str.19 = private unnamed_addr constant [6 x i8] c"UTF-8\00", align 1
@.str.20 = private unnamed_addr constant [5 x i8] c"UTF8\00", align 1
@.str.21 = private unnamed_addr constant [7 x i8] c"UTF-16\00", align 1
@.str.22 = private unnamed_addr constant [6 x i8] c"UTF16\00", align 1
@.str.23 = private unnamed_addr constant [9 x i8] c"UTF-16LE\00", align 1
@.str.24 = private unnamed_addr constant [8 x i8] c"UTF16LE\00", align 1
@.str.25 = private unnamed_addr constant [9 x i8] c"UTF-16BE\00", align 1
@.str.26 = private unnamed_addr constant [8 x i8] c"UTF16BE\00", align 1
@.str.27 = private unnamed_addr constant [7 x i8] c"UTF-32\00", align 1
@.str.28 = private unnamed_addr constant [6 x i8] c"UTF32\00", align 1
@.str.29 = private unnamed_addr constant [9 x i8] c"UTF-32LE\00", align 1
@.str.30 = private unnamed_addr constant [8 x i8] c"UTF32LE\00", align 1
@.str.31 = private unnamed_addr constant [8 x i8] c"UCS-4LE\00", align 1
@.str.32 = private unnamed_addr constant [8 x i8] c"WCHAR_T\00", align 1
@.str.33 = private unnamed_addr constant [9 x i8] c"UTF-32BE\00", align 1
@.str.34 = private unnamed_addr constant [8 x i8] c"UTF32BE\00", align 1
@.str.35 = private unnamed_addr constant [6 x i8] c"UCS-4\00", align 1
@.str.36 = private unnamed_addr constant [8 x i8] c"UCS-4BE\00", align 1
@.str.37 = private unnamed_addr constant [6 x i8] c"UCS-2\00", align 1
@.str.38 = private unnamed_addr constant [5 x i8] c"UCS2\00", align 1
@.str.39 = private unnamed_addr constant [8 x i8] c"UCS-2LE\00", align 1
@.str.40 = private unnamed_addr constant [8 x i8] c"UCS-2BE\00", align 1

; Function Attrs: nounwind optsize
define dso_local i8* @iconv_open(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = alloca %struct.sv_code_page*, align 8
  %4 = alloca %struct.sv_code_page*, align 8
  %5 = bitcast %struct.sv_code_page** %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %5) #6
  store %struct.sv_code_page* null, %struct.sv_code_page** %3, align 8, !tbaa !2
  %6 = bitcast %struct.sv_code_page** %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %6) #6
  store %struct.sv_code_page* null, %struct.sv_code_page** %4, align 8, !tbaa !2
  %7 = call fastcc i32 @form_of(i8* noundef %1, %struct.sv_code_page** noundef nonnull %3) #7
  %8 = call fastcc i32 @form_of(i8* noundef %0, %struct.sv_code_page** noundef nonnull %4) #7
  %9 = icmp eq i32 %7, 12
  %10 = icmp eq i32 %8, 12
  %11 = select i1 %9, i1 true, i1 %10
  br i1 %11, label %12, label %14

12:                                               ; preds = %2
  %13 = tail call i32* @__errno_location() #8
  store i32 22, i32* %13, align 4, !tbaa !6
  br label %52

14:                                               ; preds = %2
  %15 = tail call i8* @malloc(i64 noundef 48) #8
  %16 = icmp eq i8* %15, null
  br i1 %16, label %17, label %19

17:                                               ; preds = %14
  %18 = tail call i32* @__errno_location() #8
  store i32 12, i32* %18, align 4, !tbaa !6
  br label %52

19:                                               ; preds = %14, %23
  %20 = phi i64 [ %24, %23 ], [ 0, %14 ]
  %21 = getelementptr inbounds i8, i8* %0, i64 %20
  %22 = load i8, i8* %21, align 1, !tbaa !8
  switch i8 %22, label %23 [
    i8 0, label %25
    i8 47, label %25
  ]

23:                                               ; preds = %19
  %24 = add i64 %20, 1
  br label %19, !llvm.loop !9

25:                                               ; preds = %19, %19
  %26 = getelementptr inbounds i8, i8* %0, i64 %20
  %27 = load %struct.sv_code_page*, %struct.sv_code_page** %3, align 8, !tbaa !2
  %28 = load %struct.sv_code_page*, %struct.sv_code_page** %4, align 8, !tbaa !2
  %29 = tail call i8* @strcasestr(i8* noundef nonnull %26, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0)) #8
  %30 = icmp ne i8* %29, null
  %31 = zext i1 %30 to i32
  %32 = tail call i8* @strcasestr(i8* noundef nonnull %26, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0)) #8
  %33 = icmp ne i8* %32, null
  %34 = zext i1 %33 to i32
  %35 = bitcast i8* %15 to i32*
  store i32 %7, i32* %35, align 8, !tbaa.struct !12
  %36 = getelementptr inbounds i8, i8* %15, i64 4
  %37 = bitcast i8* %36 to i32*
  store i32 %8, i32* %37, align 4, !tbaa.struct !13
  %38 = getelementptr inbounds i8, i8* %15, i64 8
  %39 = bitcast i8* %38 to %struct.sv_code_page**
  store %struct.sv_code_page* %27, %struct.sv_code_page** %39, align 8, !tbaa.struct !14
  %40 = getelementptr inbounds i8, i8* %15, i64 16
  %41 = bitcast i8* %40 to %struct.sv_code_page**
  store %struct.sv_code_page* %28, %struct.sv_code_page** %41, align 8, !tbaa.struct !15
  %42 = getelementptr inbounds i8, i8* %15, i64 24
  %43 = bitcast i8* %42 to i32*
  store i32 %31, i32* %43, align 8, !tbaa.struct !16
  %44 = getelementptr inbounds i8, i8* %15, i64 28
  %45 = bitcast i8* %44 to i32*
  store i32 %34, i32* %45, align 4, !tbaa.struct !17
  %46 = getelementptr inbounds i8, i8* %15, i64 32
  %47 = bitcast i8* %46 to i32*
  store i32 0, i32* %47, align 8, !tbaa.struct !18
  %48 = getelementptr inbounds i8, i8* %15, i64 36
  %49 = bitcast i8* %48 to i32*
  store i32 0, i32* %49, align 4, !tbaa.struct !19
  %50 = getelementptr inbounds i8, i8* %15, i64 40
  %51 = bitcast i8* %50 to i32*
  store i32 0, i32* %51, align 8, !tbaa.struct !20
  br label %52

52:                                               ; preds = %17, %25, %12
  %53 = phi i8* [ inttoptr (i64 -1 to i8*), %12 ], [ %15, %25 ], [ inttoptr (i64 -1 to i8*), %17 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %6) #6
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %5) #6
  ret i8* %53
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define internal fastcc i32 @form_of(i8* noundef %0, %struct.sv_code_page** nocapture noundef writeonly %1) unnamed_addr #0 {
  br label %3

3:                                                ; preds = %8, %2
  %4 = phi i64 [ 0, %2 ], [ %9, %8 ]
  %5 = getelementptr inbounds i8, i8* %0, i64 %4
  %6 = load i8, i8* %5, align 1, !tbaa !8
  switch i8 %6, label %8 [
    i8 0, label %7
    i8 47, label %7
  ]

7:                                                ; preds = %3, %3
  br label %10

8:                                                ; preds = %3
  %9 = add i64 %4, 1
  br label %3, !llvm.loop !9

10:                                               ; preds = %7, %23
  %11 = phi i64 [ %24, %23 ], [ 0, %7 ]
  %12 = getelementptr inbounds [37 x %struct.anon], [37 x %struct.anon]* @names, i64 0, i64 %11, i32 0
  %13 = load i8*, i8** %12, align 16, !tbaa !21
  %14 = tail call i64 @strlen(i8* noundef %13) #8
  %15 = icmp eq i64 %14, %4
  br i1 %15, label %16, label %23

16:                                               ; preds = %10
  %17 = tail call i32 @strncasecmp(i8* noundef %0, i8* noundef %13, i64 noundef %4) #8
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %23

19:                                               ; preds = %16
  %20 = and i64 %11, 4294967295
  %21 = getelementptr inbounds [37 x %struct.anon], [37 x %struct.anon]* @names, i64 0, i64 %20, i32 1
  %22 = load i32, i32* %21, align 8, !tbaa !23
  br label %30

23:                                               ; preds = %10, %16
  %24 = add nuw nsw i64 %11, 1
  %25 = icmp eq i64 %24, 37
  br i1 %25, label %26, label %10, !llvm.loop !24

26:                                               ; preds = %23
  %27 = tail call %struct.sv_code_page* @__sv_code_page(i8* noundef %0, i64 noundef %4) #8
  store %struct.sv_code_page* %27, %struct.sv_code_page** %1, align 8, !tbaa !2
  %28 = icmp eq %struct.sv_code_page* %27, null
  br i1 %28, label %29, label %30

29:                                               ; preds = %26
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.3, i64 0, i64 0)) #8
  br label %30

30:                                               ; preds = %19, %26, %29
  %31 = phi i32 [ 12, %29 ], [ 11, %26 ], [ %22, %19 ]
  ret i32 %31
}

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @malloc(i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @strcasestr(i8* noundef, i8* noundef) local_unnamed_addr #2

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
  %9 = bitcast i8* %0 to %struct.converter*
  %10 = icmp eq i8** %1, null
  br i1 %10, label %14, label %11

11:                                               ; preds = %5
  %12 = load i8*, i8** %1, align 8, !tbaa !2
  %13 = icmp eq i8* %12, null
  br i1 %13, label %14, label %21

14:                                               ; preds = %11, %5
  %15 = getelementptr inbounds i8, i8* %0, i64 36
  %16 = bitcast i8* %15 to i32*
  store i32 0, i32* %16, align 4, !tbaa !25
  %17 = getelementptr inbounds i8, i8* %0, i64 40
  %18 = bitcast i8* %17 to i32*
  store i32 0, i32* %18, align 8, !tbaa !27
  %19 = getelementptr inbounds i8, i8* %0, i64 32
  %20 = bitcast i8* %19 to i32*
  store i32 0, i32* %20, align 8, !tbaa !28
  br label %389

21:                                               ; preds = %11
  %22 = load i64, i64* %2, align 8, !tbaa !29
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %389, label %24

24:                                               ; preds = %21
  %25 = getelementptr inbounds [4 x i8], [4 x i8]* %6, i64 0, i64 0
  %26 = bitcast i32* %7 to i8*
  %27 = getelementptr inbounds i8, i8* %0, i64 40
  %28 = bitcast i8* %27 to i32*
  %29 = bitcast i8* %0 to i32*
  %30 = getelementptr inbounds i8, i8* %0, i64 36
  %31 = bitcast i8* %30 to i32*
  %32 = getelementptr inbounds i8, i8* %0, i64 8
  %33 = bitcast i8* %32 to %struct.sv_code_page**
  %34 = getelementptr inbounds i8, i8* %0, i64 32
  %35 = bitcast i8* %34 to i32*
  %36 = getelementptr inbounds i8, i8* %0, i64 4
  %37 = bitcast i8* %36 to i32*
  %38 = getelementptr inbounds [4 x i8], [4 x i8]* %8, i64 0, i64 0
  %39 = getelementptr inbounds i8, i8* %0, i64 28
  %40 = bitcast i8* %39 to i32*
  %41 = getelementptr inbounds i8, i8* %0, i64 24
  %42 = bitcast i8* %41 to i32*
  br label %43

43:                                               ; preds = %24, %376
  %44 = phi i8* [ %12, %24 ], [ %380, %376 ]
  %45 = phi i64 [ 0, %24 ], [ %378, %376 ]
  %46 = phi i64 [ %22, %24 ], [ %382, %376 ]
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %25) #6
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %26) #6
  %47 = load i32, i32* %28, align 8, !tbaa !27
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %90

49:                                               ; preds = %43
  %50 = load i32, i32* %29, align 8, !tbaa !31
  switch i32 %50, label %90 [
    i32 3, label %51
    i32 6, label %51
  ]

51:                                               ; preds = %49, %49
  %52 = icmp eq i32 %50, 3
  %53 = select i1 %52, i64 2, i64 4
  %54 = icmp ugt i64 %53, %46
  br i1 %54, label %90, label %55

55:                                               ; preds = %51
  store i32 1, i32* %28, align 8, !tbaa !27
  br i1 %52, label %56, label %64

56:                                               ; preds = %55
  %57 = getelementptr inbounds i8, i8* %44, i64 1
  %58 = load i8, i8* %57, align 1, !tbaa !8
  %59 = zext i8 %58 to i32
  %60 = shl nuw nsw i32 %59, 8
  %61 = load i8, i8* %44, align 1, !tbaa !8
  %62 = zext i8 %61 to i32
  %63 = or i32 %60, %62
  br label %82

64:                                               ; preds = %55
  %65 = getelementptr inbounds i8, i8* %44, i64 2
  %66 = getelementptr inbounds i8, i8* %44, i64 3
  %67 = load i8, i8* %66, align 1, !tbaa !8
  %68 = zext i8 %67 to i32
  %69 = load i8, i8* %65, align 1, !tbaa !8
  %70 = zext i8 %69 to i32
  %71 = shl nuw i32 %68, 24
  %72 = shl nuw nsw i32 %70, 16
  %73 = getelementptr inbounds i8, i8* %44, i64 1
  %74 = load i8, i8* %73, align 1, !tbaa !8
  %75 = zext i8 %74 to i32
  %76 = shl nuw nsw i32 %75, 8
  %77 = load i8, i8* %44, align 1, !tbaa !8
  %78 = zext i8 %77 to i32
  %79 = or i32 %72, %71
  %80 = or i32 %79, %78
  %81 = or i32 %80, %76
  br label %82

82:                                               ; preds = %64, %56
  %83 = phi i32 [ -131072, %64 ], [ 65534, %56 ]
  %84 = phi i32 [ %81, %64 ], [ %63, %56 ]
  %85 = icmp eq i32 %84, %83
  br i1 %85, label %86, label %87

86:                                               ; preds = %82
  store i32 1, i32* %31, align 4, !tbaa !25
  br label %90

87:                                               ; preds = %82
  %88 = icmp eq i32 %84, 65279
  %89 = select i1 %88, i64 %53, i64 0
  br label %90

90:                                               ; preds = %43, %49, %51, %86, %87
  %91 = phi i64 [ 0, %49 ], [ 0, %43 ], [ %53, %86 ], [ %89, %87 ], [ 0, %51 ]
  %92 = getelementptr inbounds i8, i8* %44, i64 %91
  store i8* %92, i8** %1, align 8, !tbaa !2
  %93 = sub i64 %46, %91
  store i64 %93, i64* %2, align 8, !tbaa !29
  %94 = icmp eq i64 %93, 0
  br i1 %94, label %95, label %96

95:                                               ; preds = %90
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %26) #6
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %25) #6
  br label %384

96:                                               ; preds = %90
  %97 = load i32, i32* %29, align 8, !tbaa !31
  switch i32 %97, label %334 [
    i32 0, label %98
    i32 1, label %102
    i32 2, label %105
    i32 3, label %160
    i32 4, label %296
    i32 5, label %162
    i32 6, label %163
    i32 7, label %210
    i32 8, label %234
    i32 9, label %258
    i32 10, label %270
    i32 11, label %282
  ]

98:                                               ; preds = %96
  %99 = load i8, i8* %92, align 1, !tbaa !8
  %100 = zext i8 %99 to i32
  store i32 %100, i32* %7, align 4, !tbaa !6
  %101 = icmp sgt i8 %99, -1
  br i1 %101, label %308, label %334

102:                                              ; preds = %96
  %103 = load i8, i8* %92, align 1, !tbaa !8
  %104 = zext i8 %103 to i32
  store i32 %104, i32* %7, align 4, !tbaa !6
  br label %308

105:                                              ; preds = %96
  %106 = load i8, i8* %92, align 1, !tbaa !8
  %107 = icmp sgt i8 %106, -1
  br i1 %107, label %108, label %110

108:                                              ; preds = %105
  %109 = zext i8 %106 to i32
  store i32 %109, i32* %7, align 4, !tbaa !6
  br label %308

110:                                              ; preds = %105
  %111 = add nsw i8 %106, 62
  %112 = icmp ult i8 %111, 30
  br i1 %112, label %119, label %113

113:                                              ; preds = %110
  %114 = and i8 %106, -16
  %115 = icmp eq i8 %114, -32
  br i1 %115, label %119, label %116

116:                                              ; preds = %113
  %117 = add nsw i8 %106, 11
  %118 = icmp ult i8 %117, -5
  br i1 %118, label %334, label %125

119:                                              ; preds = %113, %110
  %120 = phi i32 [ 2, %110 ], [ 3, %113 ]
  %121 = zext i32 %120 to i64
  %122 = zext i8 %106 to i32
  %123 = lshr i32 127, %120
  %124 = and i32 %123, %122
  br label %128

125:                                              ; preds = %116
  %126 = and i8 %106, 7
  %127 = zext i8 %126 to i32
  br label %128

128:                                              ; preds = %125, %119
  %129 = phi i32 [ %127, %125 ], [ %124, %119 ]
  %130 = phi i32 [ 4, %125 ], [ %120, %119 ]
  %131 = phi i64 [ 4, %125 ], [ %121, %119 ]
  store i32 %129, i32* %7, align 4, !tbaa !6
  br label %132

132:                                              ; preds = %142, %128
  %133 = phi i32 [ %145, %142 ], [ %129, %128 ]
  %134 = phi i64 [ %146, %142 ], [ 1, %128 ]
  %135 = icmp eq i64 %134, %93
  br i1 %135, label %300, label %136

136:                                              ; preds = %132
  %137 = getelementptr inbounds i8, i8* %92, i64 %134
  %138 = load i8, i8* %137, align 1, !tbaa !8
  %139 = zext i8 %138 to i32
  %140 = and i32 %139, 192
  %141 = icmp eq i32 %140, 128
  br i1 %141, label %142, label %333

142:                                              ; preds = %136
  %143 = shl i32 %133, 6
  %144 = and i32 %139, 63
  %145 = or i32 %144, %143
  %146 = add nuw nsw i64 %134, 1
  %147 = icmp eq i64 %146, %131
  br i1 %147, label %148, label %132, !llvm.loop !32

148:                                              ; preds = %142
  store i32 %145, i32* %7, align 4, !tbaa !6
  switch i32 %130, label %155 [
    i32 3, label %149
    i32 4, label %152
  ]

149:                                              ; preds = %148
  %150 = add i32 %145, -1114112
  %151 = icmp ult i32 %150, -1112064
  br i1 %151, label %334, label %157

152:                                              ; preds = %148
  %153 = add i32 %145, -1114112
  %154 = icmp ult i32 %153, -1048576
  br i1 %154, label %334, label %157

155:                                              ; preds = %148
  %156 = icmp ugt i32 %145, 1114111
  br i1 %156, label %334, label %157

157:                                              ; preds = %155, %152, %149
  %158 = and i32 %133, 67108832
  %159 = icmp eq i32 %158, 864
  br i1 %159, label %334, label %308

160:                                              ; preds = %96
  %161 = load i32, i32* %31, align 4, !tbaa !25
  br label %296

162:                                              ; preds = %96
  br label %296

163:                                              ; preds = %96
  %164 = icmp ult i64 %93, 4
  br i1 %164, label %301, label %165

165:                                              ; preds = %163
  %166 = load i32, i32* %31, align 4, !tbaa !25
  %167 = icmp eq i32 %166, 0
  br i1 %167, label %186, label %168

168:                                              ; preds = %165
  %169 = getelementptr inbounds i8, i8* %92, i64 1
  %170 = load i8, i8* %92, align 1, !tbaa !8
  %171 = zext i8 %170 to i32
  %172 = load i8, i8* %169, align 1, !tbaa !8
  %173 = zext i8 %172 to i32
  %174 = shl nuw i32 %171, 24
  %175 = shl nuw nsw i32 %173, 16
  %176 = getelementptr inbounds i8, i8* %92, i64 2
  %177 = getelementptr inbounds i8, i8* %92, i64 3
  %178 = load i8, i8* %176, align 1, !tbaa !8
  %179 = zext i8 %178 to i32
  %180 = shl nuw nsw i32 %179, 8
  %181 = load i8, i8* %177, align 1, !tbaa !8
  %182 = zext i8 %181 to i32
  %183 = or i32 %175, %174
  %184 = or i32 %183, %182
  %185 = or i32 %184, %180
  br label %204

186:                                              ; preds = %165
  %187 = getelementptr inbounds i8, i8* %92, i64 2
  %188 = getelementptr inbounds i8, i8* %92, i64 3
  %189 = load i8, i8* %188, align 1, !tbaa !8
  %190 = zext i8 %189 to i32
  %191 = load i8, i8* %187, align 1, !tbaa !8
  %192 = zext i8 %191 to i32
  %193 = shl nuw i32 %190, 24
  %194 = shl nuw nsw i32 %192, 16
  %195 = getelementptr inbounds i8, i8* %92, i64 1
  %196 = load i8, i8* %195, align 1, !tbaa !8
  %197 = zext i8 %196 to i32
  %198 = shl nuw nsw i32 %197, 8
  %199 = load i8, i8* %92, align 1, !tbaa !8
  %200 = zext i8 %199 to i32
  %201 = or i32 %194, %193
  %202 = or i32 %201, %200
  %203 = or i32 %202, %198
  br label %204

204:                                              ; preds = %186, %168
  %205 = phi i32 [ %185, %168 ], [ %203, %186 ]
  store i32 %205, i32* %7, align 4, !tbaa !6
  %206 = icmp ugt i32 %205, 1114111
  %207 = and i32 %205, -2048
  %208 = icmp eq i32 %207, 55296
  %209 = or i1 %206, %208
  br i1 %209, label %334, label %308

210:                                              ; preds = %96
  %211 = icmp ult i64 %93, 4
  br i1 %211, label %301, label %212

212:                                              ; preds = %210
  %213 = getelementptr inbounds i8, i8* %92, i64 2
  %214 = getelementptr inbounds i8, i8* %92, i64 3
  %215 = load i8, i8* %214, align 1, !tbaa !8
  %216 = zext i8 %215 to i32
  %217 = load i8, i8* %213, align 1, !tbaa !8
  %218 = zext i8 %217 to i32
  %219 = shl nuw i32 %216, 24
  %220 = shl nuw nsw i32 %218, 16
  %221 = getelementptr inbounds i8, i8* %92, i64 1
  %222 = load i8, i8* %221, align 1, !tbaa !8
  %223 = zext i8 %222 to i32
  %224 = shl nuw nsw i32 %223, 8
  %225 = load i8, i8* %92, align 1, !tbaa !8
  %226 = zext i8 %225 to i32
  %227 = or i32 %220, %219
  %228 = or i32 %227, %226
  %229 = or i32 %228, %224
  store i32 %229, i32* %7, align 4, !tbaa !6
  %230 = icmp ugt i32 %229, 1114111
  %231 = and i32 %229, -2048
  %232 = icmp eq i32 %231, 55296
  %233 = or i1 %230, %232
  br i1 %233, label %334, label %308

234:                                              ; preds = %96
  %235 = icmp ult i64 %93, 4
  br i1 %235, label %301, label %236

236:                                              ; preds = %234
  %237 = getelementptr inbounds i8, i8* %92, i64 1
  %238 = load i8, i8* %92, align 1, !tbaa !8
  %239 = zext i8 %238 to i32
  %240 = load i8, i8* %237, align 1, !tbaa !8
  %241 = zext i8 %240 to i32
  %242 = shl nuw i32 %239, 24
  %243 = shl nuw nsw i32 %241, 16
  %244 = getelementptr inbounds i8, i8* %92, i64 2
  %245 = getelementptr inbounds i8, i8* %92, i64 3
  %246 = load i8, i8* %244, align 1, !tbaa !8
  %247 = zext i8 %246 to i32
  %248 = shl nuw nsw i32 %247, 8
  %249 = load i8, i8* %245, align 1, !tbaa !8
  %250 = zext i8 %249 to i32
  %251 = or i32 %243, %242
  %252 = or i32 %251, %250
  %253 = or i32 %252, %248
  store i32 %253, i32* %7, align 4, !tbaa !6
  %254 = icmp ugt i32 %253, 1114111
  %255 = and i32 %253, -2048
  %256 = icmp eq i32 %255, 55296
  %257 = or i1 %254, %256
  br i1 %257, label %334, label %308

258:                                              ; preds = %96
  %259 = icmp ult i64 %93, 2
  br i1 %259, label %301, label %260

260:                                              ; preds = %258
  %261 = getelementptr i8, i8* %92, i64 1
  %262 = load i8, i8* %261, align 1, !tbaa !8
  %263 = zext i8 %262 to i32
  %264 = shl nuw nsw i32 %263, 8
  %265 = load i8, i8* %92, align 1, !tbaa !8
  %266 = zext i8 %265 to i32
  %267 = or i32 %264, %266
  store i32 %267, i32* %7, align 4, !tbaa !6
  %268 = and i32 %263, 248
  %269 = icmp eq i32 %268, 216
  br i1 %269, label %334, label %308

270:                                              ; preds = %96
  %271 = icmp ult i64 %93, 2
  br i1 %271, label %301, label %272

272:                                              ; preds = %270
  %273 = getelementptr i8, i8* %92, i64 1
  %274 = load i8, i8* %92, align 1, !tbaa !8
  %275 = zext i8 %274 to i32
  %276 = shl nuw nsw i32 %275, 8
  %277 = load i8, i8* %273, align 1, !tbaa !8
  %278 = zext i8 %277 to i32
  %279 = or i32 %276, %278
  store i32 %279, i32* %7, align 4, !tbaa !6
  %280 = and i32 %275, 248
  %281 = icmp eq i32 %280, 216
  br i1 %281, label %334, label %308

282:                                              ; preds = %96
  %283 = load i8, i8* %92, align 1, !tbaa !8
  %284 = zext i8 %283 to i32
  %285 = icmp sgt i8 %283, -1
  br i1 %285, label %294, label %286

286:                                              ; preds = %282
  %287 = load %struct.sv_code_page*, %struct.sv_code_page** %33, align 8, !tbaa !33
  %288 = add nsw i32 %284, -128
  %289 = zext i32 %288 to i64
  %290 = getelementptr inbounds %struct.sv_code_page, %struct.sv_code_page* %287, i64 0, i32 1, i64 %289
  %291 = load i16, i16* %290, align 2, !tbaa !34
  %292 = zext i16 %291 to i32
  store i32 %292, i32* %7, align 4, !tbaa !6
  %293 = icmp eq i16 %291, 0
  br i1 %293, label %334, label %308

294:                                              ; preds = %282
  store i32 %284, i32* %7, align 4, !tbaa !6
  %295 = icmp eq i8 %283, 0
  br i1 %295, label %308, label %303

296:                                              ; preds = %96, %160, %162
  %297 = phi i32 [ %161, %160 ], [ 1, %162 ], [ 0, %96 ]
  %298 = call fastcc i64 @from_utf16(i8* noundef %92, i64 noundef %93, i32 noundef %297, i32* noundef nonnull %7) #8
  %299 = icmp eq i64 %298, -1
  br i1 %299, label %301, label %303

300:                                              ; preds = %132
  store i32 %133, i32* %7, align 4, !tbaa !6
  br label %301

301:                                              ; preds = %163, %270, %258, %234, %210, %296, %300
  %302 = call i32* @__errno_location() #8
  store i32 22, i32* %302, align 4, !tbaa !6
  br label %375

303:                                              ; preds = %294, %296
  %304 = phi i64 [ %298, %296 ], [ 1, %294 ]
  %305 = icmp sgt i64 %304, 0
  br i1 %305, label %306, label %318

306:                                              ; preds = %303
  %307 = load i32, i32* %7, align 4, !tbaa !6
  br label %308

308:                                              ; preds = %306, %236, %212, %204, %98, %294, %286, %102, %108, %157, %260, %272
  %309 = phi i32 [ %307, %306 ], [ %292, %286 ], [ %104, %102 ], [ %109, %108 ], [ %145, %157 ], [ %267, %260 ], [ %279, %272 ], [ 0, %294 ], [ %100, %98 ], [ %205, %204 ], [ %229, %212 ], [ %253, %236 ]
  %310 = phi i64 [ %304, %306 ], [ 1, %286 ], [ 1, %102 ], [ 1, %108 ], [ %131, %157 ], [ 2, %260 ], [ 2, %272 ], [ 1, %294 ], [ 1, %98 ], [ 4, %204 ], [ 4, %212 ], [ 4, %236 ]
  %311 = call fastcc i32 @put(%struct.converter* noundef %9, i32 noundef %309, i8* noundef nonnull %25) #7
  %312 = load i64, i64* %4, align 8, !tbaa !29
  %313 = icmp eq i64 %312, 0
  br i1 %313, label %314, label %316

314:                                              ; preds = %308
  %315 = call i32* @__errno_location() #8
  store i32 7, i32* %315, align 4, !tbaa !6
  br label %375

316:                                              ; preds = %308
  %317 = icmp eq i32 %311, 0
  br i1 %317, label %320, label %343

318:                                              ; preds = %303
  %319 = icmp slt i64 %304, 0
  br i1 %319, label %334, label %325

320:                                              ; preds = %316
  %321 = icmp slt i64 %310, 0
  %322 = load i32, i32* %7, align 4, !tbaa !6
  %323 = and i32 %322, -128
  %324 = icmp eq i32 %323, 917504
  br i1 %324, label %376, label %329

325:                                              ; preds = %318
  %326 = load i32, i32* %7, align 4, !tbaa !6
  %327 = and i32 %326, -128
  %328 = icmp eq i32 %327, 917504
  br i1 %328, label %376, label %334

329:                                              ; preds = %320
  %330 = load i32, i32* %40, align 4, !tbaa !36
  %331 = icmp eq i32 %330, 0
  br i1 %331, label %334, label %332

332:                                              ; preds = %329
  call void @__symvm_note(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.2, i64 0, i64 0)) #8
  br label %334

333:                                              ; preds = %136
  store i32 %133, i32* %7, align 4, !tbaa !6
  br label %334

334:                                              ; preds = %333, %204, %236, %212, %116, %149, %152, %155, %96, %98, %157, %272, %260, %286, %325, %318, %332, %329
  %335 = phi i64 [ %310, %332 ], [ %310, %329 ], [ %304, %318 ], [ 0, %325 ], [ -2, %286 ], [ -2, %260 ], [ -2, %272 ], [ -2, %157 ], [ -2, %98 ], [ -2, %96 ], [ -2, %155 ], [ -2, %152 ], [ -2, %149 ], [ -2, %116 ], [ -2, %212 ], [ -2, %236 ], [ -2, %204 ], [ -2, %333 ]
  %336 = phi i1 [ %321, %332 ], [ %321, %329 ], [ true, %318 ], [ false, %325 ], [ true, %286 ], [ true, %260 ], [ true, %272 ], [ true, %157 ], [ true, %98 ], [ true, %96 ], [ true, %155 ], [ true, %152 ], [ true, %149 ], [ true, %116 ], [ true, %212 ], [ true, %236 ], [ true, %204 ], [ true, %333 ]
  %337 = load i32, i32* %42, align 8, !tbaa !37
  %338 = icmp eq i32 %337, 0
  br i1 %338, label %339, label %341

339:                                              ; preds = %334
  %340 = call i32* @__errno_location() #8
  store i32 84, i32* %340, align 4, !tbaa !6
  br label %375

341:                                              ; preds = %334
  %342 = select i1 %336, i64 1, i64 %335
  br label %376

343:                                              ; preds = %316
  %344 = icmp sgt i32 %311, 0
  br i1 %344, label %345, label %376

345:                                              ; preds = %343
  %346 = load i32, i32* %35, align 8, !tbaa !28
  %347 = icmp eq i32 %346, 0
  br i1 %347, label %348, label %363

348:                                              ; preds = %345
  %349 = load i32, i32* %37, align 4, !tbaa !38
  switch i32 %349, label %363 [
    i32 3, label %350
    i32 6, label %350
  ]

350:                                              ; preds = %348, %348
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %38) #6
  %351 = call fastcc i32 @put(%struct.converter* noundef nonnull %9, i32 noundef 65279, i8* noundef nonnull %38) #7
  %352 = load i64, i64* %4, align 8, !tbaa !29
  %353 = zext i32 %351 to i64
  %354 = icmp ult i64 %352, %353
  br i1 %354, label %355, label %357

355:                                              ; preds = %350
  %356 = call i32* @__errno_location() #8
  store i32 7, i32* %356, align 4, !tbaa !6
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %38) #6
  br label %375

357:                                              ; preds = %350
  %358 = load i8*, i8** %3, align 8, !tbaa !2
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %358, i8* nonnull align 1 %38, i64 %353, i1 false)
  %359 = load i8*, i8** %3, align 8, !tbaa !2
  %360 = getelementptr inbounds i8, i8* %359, i64 %353
  store i8* %360, i8** %3, align 8, !tbaa !2
  %361 = load i64, i64* %4, align 8, !tbaa !29
  %362 = sub i64 %361, %353
  store i64 %362, i64* %4, align 8, !tbaa !29
  store i32 1, i32* %35, align 8, !tbaa !28
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %38) #6
  br label %363

363:                                              ; preds = %357, %348, %345
  %364 = phi i64 [ %362, %357 ], [ %312, %348 ], [ %312, %345 ]
  %365 = zext i32 %311 to i64
  %366 = icmp ult i64 %364, %365
  br i1 %366, label %367, label %369

367:                                              ; preds = %363
  %368 = call i32* @__errno_location() #8
  store i32 7, i32* %368, align 4, !tbaa !6
  br label %375

369:                                              ; preds = %363
  %370 = load i8*, i8** %3, align 8, !tbaa !2
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %370, i8* nonnull align 1 %25, i64 %365, i1 false)
  %371 = load i8*, i8** %3, align 8, !tbaa !2
  %372 = getelementptr inbounds i8, i8* %371, i64 %365
  store i8* %372, i8** %3, align 8, !tbaa !2
  %373 = load i64, i64* %4, align 8, !tbaa !29
  %374 = sub i64 %373, %365
  store i64 %374, i64* %4, align 8, !tbaa !29
  br label %376

375:                                              ; preds = %301, %314, %339, %367, %355
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %26) #6
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %25) #6
  br label %389

376:                                              ; preds = %325, %320, %341, %369, %343
  %377 = phi i64 [ %342, %341 ], [ %310, %369 ], [ %310, %343 ], [ 0, %325 ], [ %310, %320 ]
  %378 = phi i64 [ 1, %341 ], [ %45, %369 ], [ %45, %343 ], [ %45, %325 ], [ %45, %320 ]
  %379 = load i8*, i8** %1, align 8, !tbaa !2
  %380 = getelementptr inbounds i8, i8* %379, i64 %377
  store i8* %380, i8** %1, align 8, !tbaa !2
  %381 = load i64, i64* %2, align 8, !tbaa !29
  %382 = sub i64 %381, %377
  store i64 %382, i64* %2, align 8, !tbaa !29
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %26) #6
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %25) #6
  %383 = icmp eq i64 %382, 0
  br i1 %383, label %384, label %43

384:                                              ; preds = %376, %95
  %385 = phi i64 [ %45, %95 ], [ %378, %376 ]
  %386 = icmp eq i64 %385, 0
  br i1 %386, label %389, label %387

387:                                              ; preds = %384
  %388 = call i32* @__errno_location() #8
  store i32 84, i32* %388, align 4, !tbaa !6
  br label %389

389:                                              ; preds = %21, %375, %387, %384, %14
  %390 = phi i64 [ 0, %14 ], [ -1, %387 ], [ 0, %384 ], [ -1, %375 ], [ 0, %21 ]
  ret i64 %390
}

; Function Attrs: nofree norecurse nosync nounwind optsize
define internal fastcc i32 @put(%struct.converter* nocapture noundef readonly %0, i32 noundef %1, i8* noundef writeonly %2) unnamed_addr #4 {
  %4 = getelementptr inbounds %struct.converter, %struct.converter* %0, i64 0, i32 1
  %5 = load i32, i32* %4, align 4, !tbaa !38
  switch i32 %5, label %138 [
    i32 11, label %6
    i32 9, label %38
    i32 10, label %38
    i32 0, label %50
    i32 1, label %54
    i32 2, label %58
    i32 3, label %105
    i32 4, label %105
    i32 5, label %105
  ]

6:                                                ; preds = %3
  %7 = getelementptr inbounds %struct.converter, %struct.converter* %0, i64 0, i32 3
  %8 = load %struct.sv_code_page*, %struct.sv_code_page** %7, align 8, !tbaa !39
  %9 = icmp ult i32 %1, 128
  br i1 %9, label %15, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds %struct.sv_code_page, %struct.sv_code_page* %8, i64 0, i32 1, i64 0
  %12 = load i16, i16* %11, align 2, !tbaa !34
  %13 = zext i16 %12 to i32
  %14 = icmp eq i32 %13, %1
  br i1 %14, label %26, label %29

15:                                               ; preds = %6
  %16 = trunc i32 %1 to i8
  store i8 %16, i8* %2, align 1, !tbaa !8
  br label %158

17:                                               ; preds = %29
  %18 = getelementptr inbounds %struct.sv_code_page, %struct.sv_code_page* %8, i64 0, i32 1, i64 %31
  %19 = load i16, i16* %18, align 2, !tbaa !34
  %20 = zext i16 %19 to i32
  %21 = icmp eq i32 %20, %1
  br i1 %21, label %22, label %29, !llvm.loop !40

22:                                               ; preds = %17
  %23 = icmp ult i64 %30, 127
  %24 = trunc i64 %31 to i8
  %25 = xor i8 %24, -128
  br label %26

26:                                               ; preds = %22, %10
  %27 = phi i8 [ -128, %10 ], [ %25, %22 ]
  %28 = phi i1 [ true, %10 ], [ %23, %22 ]
  store i8 %27, i8* %2, align 1, !tbaa !8
  br label %35

29:                                               ; preds = %10, %17
  %30 = phi i64 [ %31, %17 ], [ 0, %10 ]
  %31 = add nuw nsw i64 %30, 1
  %32 = icmp eq i64 %31, 128
  br i1 %32, label %33, label %17, !llvm.loop !40

33:                                               ; preds = %29
  %34 = icmp ult i64 %30, 127
  br label %35

35:                                               ; preds = %33, %26
  %36 = phi i1 [ %28, %26 ], [ %34, %33 ]
  %37 = zext i1 %36 to i32
  br label %158

38:                                               ; preds = %3, %3
  %39 = icmp ult i32 %1, 65536
  br i1 %39, label %40, label %158

40:                                               ; preds = %38
  %41 = icmp eq i32 %5, 10
  %42 = trunc i32 %1 to i8
  %43 = zext i1 %41 to i64
  %44 = getelementptr inbounds i8, i8* %2, i64 %43
  store i8 %42, i8* %44, align 1, !tbaa !8
  %45 = lshr i32 %1, 8
  %46 = trunc i32 %45 to i8
  %47 = xor i1 %41, true
  %48 = zext i1 %47 to i64
  %49 = getelementptr inbounds i8, i8* %2, i64 %48
  store i8 %46, i8* %49, align 1, !tbaa !8
  br label %158

50:                                               ; preds = %3
  %51 = trunc i32 %1 to i8
  store i8 %51, i8* %2, align 1, !tbaa !8
  %52 = icmp ult i32 %1, 128
  %53 = zext i1 %52 to i32
  br label %158

54:                                               ; preds = %3
  %55 = trunc i32 %1 to i8
  store i8 %55, i8* %2, align 1, !tbaa !8
  %56 = icmp ult i32 %1, 256
  %57 = zext i1 %56 to i32
  br label %158

58:                                               ; preds = %3
  %59 = icmp ult i32 %1, 128
  br i1 %59, label %60, label %62

60:                                               ; preds = %58
  %61 = trunc i32 %1 to i8
  store i8 %61, i8* %2, align 1, !tbaa !8
  br label %158

62:                                               ; preds = %58
  %63 = icmp ult i32 %1, 2048
  br i1 %63, label %64, label %72

64:                                               ; preds = %62
  %65 = lshr i32 %1, 6
  %66 = trunc i32 %65 to i8
  %67 = or i8 %66, -64
  store i8 %67, i8* %2, align 1, !tbaa !8
  %68 = trunc i32 %1 to i8
  %69 = and i8 %68, 63
  %70 = or i8 %69, -128
  %71 = getelementptr inbounds i8, i8* %2, i64 1
  store i8 %70, i8* %71, align 1, !tbaa !8
  br label %158

72:                                               ; preds = %62
  %73 = icmp ult i32 %1, 65536
  br i1 %73, label %74, label %87

74:                                               ; preds = %72
  %75 = lshr i32 %1, 12
  %76 = trunc i32 %75 to i8
  %77 = or i8 %76, -32
  store i8 %77, i8* %2, align 1, !tbaa !8
  %78 = lshr i32 %1, 6
  %79 = trunc i32 %78 to i8
  %80 = and i8 %79, 63
  %81 = or i8 %80, -128
  %82 = getelementptr inbounds i8, i8* %2, i64 1
  store i8 %81, i8* %82, align 1, !tbaa !8
  %83 = trunc i32 %1 to i8
  %84 = and i8 %83, 63
  %85 = or i8 %84, -128
  %86 = getelementptr inbounds i8, i8* %2, i64 2
  store i8 %85, i8* %86, align 1, !tbaa !8
  br label %158

87:                                               ; preds = %72
  %88 = lshr i32 %1, 18
  %89 = trunc i32 %88 to i8
  %90 = or i8 %89, -16
  store i8 %90, i8* %2, align 1, !tbaa !8
  %91 = lshr i32 %1, 12
  %92 = trunc i32 %91 to i8
  %93 = and i8 %92, 63
  %94 = or i8 %93, -128
  %95 = getelementptr inbounds i8, i8* %2, i64 1
  store i8 %94, i8* %95, align 1, !tbaa !8
  %96 = lshr i32 %1, 6
  %97 = trunc i32 %96 to i8
  %98 = and i8 %97, 63
  %99 = or i8 %98, -128
  %100 = getelementptr inbounds i8, i8* %2, i64 2
  store i8 %99, i8* %100, align 1, !tbaa !8
  %101 = trunc i32 %1 to i8
  %102 = and i8 %101, 63
  %103 = or i8 %102, -128
  %104 = getelementptr inbounds i8, i8* %2, i64 3
  store i8 %103, i8* %104, align 1, !tbaa !8
  br label %158

105:                                              ; preds = %3, %3, %3
  %106 = icmp ult i32 %1, 65536
  br i1 %106, label %107, label %117

107:                                              ; preds = %105
  %108 = icmp eq i32 %5, 5
  %109 = trunc i32 %1 to i8
  %110 = zext i1 %108 to i64
  %111 = getelementptr inbounds i8, i8* %2, i64 %110
  store i8 %109, i8* %111, align 1, !tbaa !8
  %112 = lshr i32 %1, 8
  %113 = trunc i32 %112 to i8
  %114 = xor i1 %108, true
  %115 = zext i1 %114 to i64
  %116 = getelementptr inbounds i8, i8* %2, i64 %115
  store i8 %113, i8* %116, align 1, !tbaa !8
  br label %158

117:                                              ; preds = %105
  %118 = add i32 %1, -65536
  %119 = lshr i32 %118, 10
  %120 = add nuw nsw i32 %119, 55296
  %121 = icmp eq i32 %5, 5
  %122 = trunc i32 %120 to i8
  %123 = zext i1 %121 to i64
  %124 = getelementptr inbounds i8, i8* %2, i64 %123
  store i8 %122, i8* %124, align 1, !tbaa !8
  %125 = lshr i32 %120, 8
  %126 = trunc i32 %125 to i8
  %127 = xor i1 %121, true
  %128 = zext i1 %127 to i64
  %129 = getelementptr inbounds i8, i8* %2, i64 %128
  store i8 %126, i8* %129, align 1, !tbaa !8
  %130 = getelementptr inbounds i8, i8* %2, i64 2
  %131 = trunc i32 %1 to i8
  %132 = getelementptr inbounds i8, i8* %130, i64 %123
  store i8 %131, i8* %132, align 1, !tbaa !8
  %133 = lshr i32 %1, 8
  %134 = trunc i32 %133 to i8
  %135 = and i8 %134, 3
  %136 = or i8 %135, -36
  %137 = getelementptr inbounds i8, i8* %130, i64 %128
  store i8 %136, i8* %137, align 1, !tbaa !8
  br label %158

138:                                              ; preds = %3
  %139 = icmp eq i32 %5, 8
  %140 = xor i1 %139, true
  %141 = select i1 %139, i64 2, i64 0
  %142 = getelementptr inbounds i8, i8* %2, i64 %141
  %143 = trunc i32 %1 to i8
  %144 = zext i1 %139 to i64
  %145 = getelementptr inbounds i8, i8* %142, i64 %144
  store i8 %143, i8* %145, align 1, !tbaa !8
  %146 = lshr i32 %1, 8
  %147 = trunc i32 %146 to i8
  %148 = zext i1 %140 to i64
  %149 = getelementptr inbounds i8, i8* %142, i64 %148
  store i8 %147, i8* %149, align 1, !tbaa !8
  %150 = select i1 %139, i64 0, i64 2
  %151 = getelementptr inbounds i8, i8* %2, i64 %150
  %152 = lshr i32 %1, 16
  %153 = trunc i32 %152 to i8
  %154 = getelementptr inbounds i8, i8* %151, i64 %144
  store i8 %153, i8* %154, align 1, !tbaa !8
  %155 = lshr i32 %1, 24
  %156 = trunc i32 %155 to i8
  %157 = getelementptr inbounds i8, i8* %151, i64 %148
  store i8 %156, i8* %157, align 1, !tbaa !8
  br label %158

158:                                              ; preds = %35, %15, %40, %38, %138, %117, %107, %87, %74, %64, %60, %54, %50
  %159 = phi i32 [ 4, %138 ], [ 2, %107 ], [ 4, %117 ], [ 1, %60 ], [ 2, %64 ], [ 3, %74 ], [ 4, %87 ], [ %57, %54 ], [ %53, %50 ], [ 2, %40 ], [ 0, %38 ], [ 1, %15 ], [ %37, %35 ]
  ret i32 %159
}

; Function Attrs: optsize
declare dso_local void @__symvm_note(i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @strncasecmp(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local %struct.sv_code_page* @__sv_code_page(i8* noundef, i64 noundef) local_unnamed_addr #2

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
  %13 = load i8, i8* %12, align 1, !tbaa !8
  %14 = zext i8 %13 to i32
  %15 = shl nuw nsw i32 %14, 8
  %16 = load i8, i8* %10, align 1, !tbaa !8
  %17 = zext i8 %16 to i32
  %18 = or i32 %15, %17
  store i32 %18, i32* %3, align 4, !tbaa !6
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
  %30 = load i8, i8* %29, align 1, !tbaa !8
  %31 = zext i8 %30 to i32
  %32 = shl nuw nsw i32 %31, 8
  %33 = load i8, i8* %28, align 1, !tbaa !8
  %34 = zext i8 %33 to i32
  %35 = or i32 %32, %34
  %36 = add nsw i32 %35, -57344
  %37 = icmp ult i32 %36, -1024
  br i1 %37, label %42, label %38

38:                                               ; preds = %25
  %39 = shl nuw nsw i32 %18, 10
  %40 = add nsw i32 %39, -56613888
  %41 = add nuw nsw i32 %40, %35
  store i32 %41, i32* %3, align 4, !tbaa !6
  br label %42

42:                                               ; preds = %38, %25, %23, %21, %6, %4
  %43 = phi i64 [ -1, %4 ], [ 2, %6 ], [ -2, %21 ], [ -1, %23 ], [ 4, %38 ], [ -2, %25 ]
  ret i64 %43
}

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #4 = { nofree norecurse nosync nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { nobuiltin optsize "no-builtins" }
attributes #8 = { nobuiltin nounwind optsize "no-builtins" }

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
!8 = !{!4, !4, i64 0}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = !{i64 0, i64 4, !8, i64 4, i64 4, !8, i64 8, i64 8, !2, i64 16, i64 8, !2, i64 24, i64 4, !6, i64 28, i64 4, !6, i64 32, i64 4, !6, i64 36, i64 4, !6, i64 40, i64 4, !6}
!13 = !{i64 0, i64 4, !8, i64 4, i64 8, !2, i64 12, i64 8, !2, i64 20, i64 4, !6, i64 24, i64 4, !6, i64 28, i64 4, !6, i64 32, i64 4, !6, i64 36, i64 4, !6}
!14 = !{i64 0, i64 8, !2, i64 8, i64 8, !2, i64 16, i64 4, !6, i64 20, i64 4, !6, i64 24, i64 4, !6, i64 28, i64 4, !6, i64 32, i64 4, !6}
!15 = !{i64 0, i64 8, !2, i64 8, i64 4, !6, i64 12, i64 4, !6, i64 16, i64 4, !6, i64 20, i64 4, !6, i64 24, i64 4, !6}
!16 = !{i64 0, i64 4, !6, i64 4, i64 4, !6, i64 8, i64 4, !6, i64 12, i64 4, !6, i64 16, i64 4, !6}
!17 = !{i64 0, i64 4, !6, i64 4, i64 4, !6, i64 8, i64 4, !6, i64 12, i64 4, !6}
!18 = !{i64 0, i64 4, !6, i64 4, i64 4, !6, i64 8, i64 4, !6}
!19 = !{i64 0, i64 4, !6, i64 4, i64 4, !6}
!20 = !{i64 0, i64 4, !6}
!21 = !{!22, !3, i64 0}
!22 = !{!"", !3, i64 0, !4, i64 8}
!23 = !{!22, !4, i64 8}
!24 = distinct !{!24, !10, !11}
!25 = !{!26, !7, i64 36}
!26 = !{!"converter", !4, i64 0, !4, i64 4, !3, i64 8, !3, i64 16, !7, i64 24, !7, i64 28, !7, i64 32, !7, i64 36, !7, i64 40}
!27 = !{!26, !7, i64 40}
!28 = !{!26, !7, i64 32}
!29 = !{!30, !30, i64 0}
!30 = !{!"long", !4, i64 0}
!31 = !{!26, !4, i64 0}
!32 = distinct !{!32, !10, !11}
!33 = !{!26, !3, i64 8}
!34 = !{!35, !35, i64 0}
!35 = !{!"short", !4, i64 0}
!36 = !{!26, !7, i64 28}
!37 = !{!26, !7, i64 24}
!38 = !{!26, !4, i64 4}
!39 = !{!26, !3, i64 16}
!40 = distinct !{!40, !10, !11}
