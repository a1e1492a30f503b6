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
  %2 = icmp eq i8* %0, inttoptr (i64 -1 to i8*)
  br i1 %2, label %3, label %5

3:                                                ; preds = %1
  %4 = tail call i32* @__errno_location() #8
  store i32 9, i32* %4, align 4, !tbaa !6
  br label %6

5:                                                ; preds = %1
  tail call void @free(i8* noundef %0) #8
  br label %6

6:                                                ; preds = %5, %3
  %7 = phi i32 [ -1, %3 ], [ 0, %5 ]
  ret i32 %7
}

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i64 @iconv(i8* noundef %0, i8** noundef %1, i64* nocapture noundef %2, i8** nocapture noundef %3, i64* nocapture noundef %4) local_unnamed_addr #0 {
  %6 = alloca [4 x i8], align 1
  %7 = alloca i32, align 4
  %8 = alloca [4 x i8], align 1
  %9 = bitcast i8* %0 to %struct.converter*
  %10 = icmp eq i8* %0, inttoptr (i64 -1 to i8*)
  br i1 %10, label %11, label %13

11:                                               ; preds = %5
  %12 = tail call i32* @__errno_location() #8
  store i32 9, i32* %12, align 4, !tbaa !6
  br label %393

13:                                               ; preds = %5
  %14 = icmp eq i8** %1, null
  br i1 %14, label %18, label %15

15:                                               ; preds = %13
  %16 = load i8*, i8** %1, align 8, !tbaa !2
  %17 = icmp eq i8* %16, null
  br i1 %17, label %18, label %25

18:                                               ; preds = %15, %13
  %19 = getelementptr inbounds i8, i8* %0, i64 36
  %20 = bitcast i8* %19 to i32*
  store i32 0, i32* %20, align 4, !tbaa !25
  %21 = getelementptr inbounds i8, i8* %0, i64 40
  %22 = bitcast i8* %21 to i32*
  store i32 0, i32* %22, align 8, !tbaa !27
  %23 = getelementptr inbounds i8, i8* %0, i64 32
  %24 = bitcast i8* %23 to i32*
  store i32 0, i32* %24, align 8, !tbaa !28
  br label %393

25:                                               ; preds = %15
  %26 = load i64, i64* %2, align 8, !tbaa !29
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %393, label %28

28:                                               ; preds = %25
  %29 = getelementptr inbounds [4 x i8], [4 x i8]* %6, i64 0, i64 0
  %30 = bitcast i32* %7 to i8*
  %31 = getelementptr inbounds i8, i8* %0, i64 40
  %32 = bitcast i8* %31 to i32*
  %33 = bitcast i8* %0 to i32*
  %34 = getelementptr inbounds i8, i8* %0, i64 36
  %35 = bitcast i8* %34 to i32*
  %36 = getelementptr inbounds i8, i8* %0, i64 8
  %37 = bitcast i8* %36 to %struct.sv_code_page**
  %38 = getelementptr inbounds i8, i8* %0, i64 32
  %39 = bitcast i8* %38 to i32*
  %40 = getelementptr inbounds i8, i8* %0, i64 4
  %41 = bitcast i8* %40 to i32*
  %42 = getelementptr inbounds [4 x i8], [4 x i8]* %8, i64 0, i64 0
  %43 = getelementptr inbounds i8, i8* %0, i64 28
  %44 = bitcast i8* %43 to i32*
  %45 = getelementptr inbounds i8, i8* %0, i64 24
  %46 = bitcast i8* %45 to i32*
  br label %47

47:                                               ; preds = %28, %380
  %48 = phi i8* [ %16, %28 ], [ %384, %380 ]
  %49 = phi i64 [ 0, %28 ], [ %382, %380 ]
  %50 = phi i64 [ %26, %28 ], [ %386, %380 ]
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %29) #6
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %30) #6
  %51 = load i32, i32* %32, align 8, !tbaa !27
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %94

53:                                               ; preds = %47
  %54 = load i32, i32* %33, align 8, !tbaa !31
  switch i32 %54, label %94 [
    i32 3, label %55
    i32 6, label %55
  ]

55:                                               ; preds = %53, %53
  %56 = icmp eq i32 %54, 3
  %57 = select i1 %56, i64 2, i64 4
  %58 = icmp ugt i64 %57, %50
  br i1 %58, label %94, label %59

59:                                               ; preds = %55
  store i32 1, i32* %32, align 8, !tbaa !27
  br i1 %56, label %60, label %68

60:                                               ; preds = %59
  %61 = getelementptr inbounds i8, i8* %48, i64 1
  %62 = load i8, i8* %61, align 1, !tbaa !8
  %63 = zext i8 %62 to i32
  %64 = shl nuw nsw i32 %63, 8
  %65 = load i8, i8* %48, align 1, !tbaa !8
  %66 = zext i8 %65 to i32
  %67 = or i32 %64, %66
  br label %86

68:                                               ; preds = %59
  %69 = getelementptr inbounds i8, i8* %48, i64 2
  %70 = getelementptr inbounds i8, i8* %48, i64 3
  %71 = load i8, i8* %70, align 1, !tbaa !8
  %72 = zext i8 %71 to i32
  %73 = load i8, i8* %69, align 1, !tbaa !8
  %74 = zext i8 %73 to i32
  %75 = shl nuw i32 %72, 24
  %76 = shl nuw nsw i32 %74, 16
  %77 = getelementptr inbounds i8, i8* %48, i64 1
  %78 = load i8, i8* %77, align 1, !tbaa !8
  %79 = zext i8 %78 to i32
  %80 = shl nuw nsw i32 %79, 8
  %81 = load i8, i8* %48, align 1, !tbaa !8
  %82 = zext i8 %81 to i32
  %83 = or i32 %76, %75
  %84 = or i32 %83, %82
  %85 = or i32 %84, %80
  br label %86

86:                                               ; preds = %68, %60
  %87 = phi i32 [ -131072, %68 ], [ 65534, %60 ]
  %88 = phi i32 [ %85, %68 ], [ %67, %60 ]
  %89 = icmp eq i32 %88, %87
  br i1 %89, label %90, label %91

90:                                               ; preds = %86
  store i32 1, i32* %35, align 4, !tbaa !25
  br label %94

91:                                               ; preds = %86
  %92 = icmp eq i32 %88, 65279
  %93 = select i1 %92, i64 %57, i64 0
  br label %94

94:                                               ; preds = %47, %53, %55, %90, %91
  %95 = phi i64 [ 0, %53 ], [ 0, %47 ], [ %57, %90 ], [ %93, %91 ], [ 0, %55 ]
  %96 = getelementptr inbounds i8, i8* %48, i64 %95
  store i8* %96, i8** %1, align 8, !tbaa !2
  %97 = sub i64 %50, %95
  store i64 %97, i64* %2, align 8, !tbaa !29
  %98 = icmp eq i64 %97, 0
  br i1 %98, label %99, label %100

99:                                               ; preds = %94
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %30) #6
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %29) #6
  br label %388

100:                                              ; preds = %94
  %101 = load i32, i32* %33, align 8, !tbaa !31
  switch i32 %101, label %338 [
    i32 0, label %102
    i32 1, label %106
    i32 2, label %109
    i32 3, label %164
    i32 4, label %300
    i32 5, label %166
    i32 6, label %167
    i32 7, label %214
    i32 8, label %238
    i32 9, label %262
    i32 10, label %274
    i32 11, label %286
  ]

102:                                              ; preds = %100
  %103 = load i8, i8* %96, align 1, !tbaa !8
  %104 = zext i8 %103 to i32
  store i32 %104, i32* %7, align 4, !tbaa !6
  %105 = icmp sgt i8 %103, -1
  br i1 %105, label %312, label %338

106:                                              ; preds = %100
  %107 = load i8, i8* %96, align 1, !tbaa !8
  %108 = zext i8 %107 to i32
  store i32 %108, i32* %7, align 4, !tbaa !6
  br label %312

109:                                              ; preds = %100
  %110 = load i8, i8* %96, align 1, !tbaa !8
  %111 = icmp sgt i8 %110, -1
  br i1 %111, label %112, label %114

112:                                              ; preds = %109
  %113 = zext i8 %110 to i32
  store i32 %113, i32* %7, align 4, !tbaa !6
  br label %312

114:                                              ; preds = %109
  %115 = add nsw i8 %110, 62
  %116 = icmp ult i8 %115, 30
  br i1 %116, label %123, label %117

117:                                              ; preds = %114
  %118 = and i8 %110, -16
  %119 = icmp eq i8 %118, -32
  br i1 %119, label %123, label %120

120:                                              ; preds = %117
  %121 = add nsw i8 %110, 11
  %122 = icmp ult i8 %121, -5
  br i1 %122, label %338, label %129

123:                                              ; preds = %117, %114
  %124 = phi i32 [ 2, %114 ], [ 3, %117 ]
  %125 = zext i32 %124 to i64
  %126 = zext i8 %110 to i32
  %127 = lshr i32 127, %124
  %128 = and i32 %127, %126
  br label %132

129:                                              ; preds = %120
  %130 = and i8 %110, 7
  %131 = zext i8 %130 to i32
  br label %132

132:                                              ; preds = %129, %123
  %133 = phi i32 [ %131, %129 ], [ %128, %123 ]
  %134 = phi i32 [ 4, %129 ], [ %124, %123 ]
  %135 = phi i64 [ 4, %129 ], [ %125, %123 ]
  store i32 %133, i32* %7, align 4, !tbaa !6
  br label %136

136:                                              ; preds = %146, %132
  %137 = phi i32 [ %149, %146 ], [ %133, %132 ]
  %138 = phi i64 [ %150, %146 ], [ 1, %132 ]
  %139 = icmp eq i64 %138, %97
  br i1 %139, label %304, label %140

140:                                              ; preds = %136
  %141 = getelementptr inbounds i8, i8* %96, i64 %138
  %142 = load i8, i8* %141, align 1, !tbaa !8
  %143 = zext i8 %142 to i32
  %144 = and i32 %143, 192
  %145 = icmp eq i32 %144, 128
  br i1 %145, label %146, label %337

146:                                              ; preds = %140
  %147 = shl i32 %137, 6
  %148 = and i32 %143, 63
  %149 = or i32 %148, %147
  %150 = add nuw nsw i64 %138, 1
  %151 = icmp eq i64 %150, %135
  br i1 %151, label %152, label %136, !llvm.loop !32

152:                                              ; preds = %146
  store i32 %149, i32* %7, align 4, !tbaa !6
  switch i32 %134, label %159 [
    i32 3, label %153
    i32 4, label %156
  ]

153:                                              ; preds = %152
  %154 = add i32 %149, -1114112
  %155 = icmp ult i32 %154, -1112064
  br i1 %155, label %338, label %161

156:                                              ; preds = %152
  %157 = add i32 %149, -1114112
  %158 = icmp ult i32 %157, -1048576
  br i1 %158, label %338, label %161

159:                                              ; preds = %152
  %160 = icmp ugt i32 %149, 1114111
  br i1 %160, label %338, label %161

161:                                              ; preds = %159, %156, %153
  %162 = and i32 %137, 67108832
  %163 = icmp eq i32 %162, 864
  br i1 %163, label %338, label %312

164:                                              ; preds = %100
  %165 = load i32, i32* %35, align 4, !tbaa !25
  br label %300

166:                                              ; preds = %100
  br label %300

167:                                              ; preds = %100
  %168 = icmp ult i64 %97, 4
  br i1 %168, label %305, label %169

169:                                              ; preds = %167
  %170 = load i32, i32* %35, align 4, !tbaa !25
  %171 = icmp eq i32 %170, 0
  br i1 %171, label %190, label %172

172:                                              ; preds = %169
  %173 = getelementptr inbounds i8, i8* %96, i64 1
  %174 = load i8, i8* %96, align 1, !tbaa !8
  %175 = zext i8 %174 to i32
  %176 = load i8, i8* %173, align 1, !tbaa !8
  %177 = zext i8 %176 to i32
  %178 = shl nuw i32 %175, 24
  %179 = shl nuw nsw i32 %177, 16
  %180 = getelementptr inbounds i8, i8* %96, i64 2
  %181 = getelementptr inbounds i8, i8* %96, i64 3
  %182 = load i8, i8* %180, align 1, !tbaa !8
  %183 = zext i8 %182 to i32
  %184 = shl nuw nsw i32 %183, 8
  %185 = load i8, i8* %181, align 1, !tbaa !8
  %186 = zext i8 %185 to i32
  %187 = or i32 %179, %178
  %188 = or i32 %187, %186
  %189 = or i32 %188, %184
  br label %208

190:                                              ; preds = %169
  %191 = getelementptr inbounds i8, i8* %96, i64 2
  %192 = getelementptr inbounds i8, i8* %96, i64 3
  %193 = load i8, i8* %192, align 1, !tbaa !8
  %194 = zext i8 %193 to i32
  %195 = load i8, i8* %191, align 1, !tbaa !8
  %196 = zext i8 %195 to i32
  %197 = shl nuw i32 %194, 24
  %198 = shl nuw nsw i32 %196, 16
  %199 = getelementptr inbounds i8, i8* %96, i64 1
  %200 = load i8, i8* %199, align 1, !tbaa !8
  %201 = zext i8 %200 to i32
  %202 = shl nuw nsw i32 %201, 8
  %203 = load i8, i8* %96, align 1, !tbaa !8
  %204 = zext i8 %203 to i32
  %205 = or i32 %198, %197
  %206 = or i32 %205, %204
  %207 = or i32 %206, %202
  br label %208

208:                                              ; preds = %190, %172
  %209 = phi i32 [ %189, %172 ], [ %207, %190 ]
  store i32 %209, i32* %7, align 4, !tbaa !6
  %210 = icmp ugt i32 %209, 1114111
  %211 = and i32 %209, -2048
  %212 = icmp eq i32 %211, 55296
  %213 = or i1 %210, %212
  br i1 %213, label %338, label %312

214:                                              ; preds = %100
  %215 = icmp ult i64 %97, 4
  br i1 %215, label %305, label %216

216:                                              ; preds = %214
  %217 = getelementptr inbounds i8, i8* %96, i64 2
  %218 = getelementptr inbounds i8, i8* %96, i64 3
  %219 = load i8, i8* %218, align 1, !tbaa !8
  %220 = zext i8 %219 to i32
  %221 = load i8, i8* %217, align 1, !tbaa !8
  %222 = zext i8 %221 to i32
  %223 = shl nuw i32 %220, 24
  %224 = shl nuw nsw i32 %222, 16
  %225 = getelementptr inbounds i8, i8* %96, i64 1
  %226 = load i8, i8* %225, align 1, !tbaa !8
  %227 = zext i8 %226 to i32
  %228 = shl nuw nsw i32 %227, 8
  %229 = load i8, i8* %96, align 1, !tbaa !8
  %230 = zext i8 %229 to i32
  %231 = or i32 %224, %223
  %232 = or i32 %231, %230
  %233 = or i32 %232, %228
  store i32 %233, i32* %7, align 4, !tbaa !6
  %234 = icmp ugt i32 %233, 1114111
  %235 = and i32 %233, -2048
  %236 = icmp eq i32 %235, 55296
  %237 = or i1 %234, %236
  br i1 %237, label %338, label %312

238:                                              ; preds = %100
  %239 = icmp ult i64 %97, 4
  br i1 %239, label %305, label %240

240:                                              ; preds = %238
  %241 = getelementptr inbounds i8, i8* %96, i64 1
  %242 = load i8, i8* %96, align 1, !tbaa !8
  %243 = zext i8 %242 to i32
  %244 = load i8, i8* %241, align 1, !tbaa !8
  %245 = zext i8 %244 to i32
  %246 = shl nuw i32 %243, 24
  %247 = shl nuw nsw i32 %245, 16
  %248 = getelementptr inbounds i8, i8* %96, i64 2
  %249 = getelementptr inbounds i8, i8* %96, i64 3
  %250 = load i8, i8* %248, align 1, !tbaa !8
  %251 = zext i8 %250 to i32
  %252 = shl nuw nsw i32 %251, 8
  %253 = load i8, i8* %249, align 1, !tbaa !8
  %254 = zext i8 %253 to i32
  %255 = or i32 %247, %246
  %256 = or i32 %255, %254
  %257 = or i32 %256, %252
  store i32 %257, i32* %7, align 4, !tbaa !6
  %258 = icmp ugt i32 %257, 1114111
  %259 = and i32 %257, -2048
  %260 = icmp eq i32 %259, 55296
  %261 = or i1 %258, %260
  br i1 %261, label %338, label %312

262:                                              ; preds = %100
  %263 = icmp ult i64 %97, 2
  br i1 %263, label %305, label %264

264:                                              ; preds = %262
  %265 = getelementptr i8, i8* %96, i64 1
  %266 = load i8, i8* %265, align 1, !tbaa !8
  %267 = zext i8 %266 to i32
  %268 = shl nuw nsw i32 %267, 8
  %269 = load i8, i8* %96, align 1, !tbaa !8
  %270 = zext i8 %269 to i32
  %271 = or i32 %268, %270
  store i32 %271, i32* %7, align 4, !tbaa !6
  %272 = and i32 %267, 248
  %273 = icmp eq i32 %272, 216
  br i1 %273, label %338, label %312

274:                                              ; preds = %100
  %275 = icmp ult i64 %97, 2
  br i1 %275, label %305, label %276

276:                                              ; preds = %274
  %277 = getelementptr i8, i8* %96, i64 1
  %278 = load i8, i8* %96, align 1, !tbaa !8
  %279 = zext i8 %278 to i32
  %280 = shl nuw nsw i32 %279, 8
  %281 = load i8, i8* %277, align 1, !tbaa !8
  %282 = zext i8 %281 to i32
  %283 = or i32 %280, %282
  store i32 %283, i32* %7, align 4, !tbaa !6
  %284 = and i32 %279, 248
  %285 = icmp eq i32 %284, 216
  br i1 %285, label %338, label %312

286:                                              ; preds = %100
  %287 = load i8, i8* %96, align 1, !tbaa !8
  %288 = zext i8 %287 to i32
  %289 = icmp sgt i8 %287, -1
  br i1 %289, label %298, label %290

290:                                              ; preds = %286
  %291 = load %struct.sv_code_page*, %struct.sv_code_page** %37, align 8, !tbaa !33
  %292 = add nsw i32 %288, -128
  %293 = zext i32 %292 to i64
  %294 = getelementptr inbounds %struct.sv_code_page, %struct.sv_code_page* %291, i64 0, i32 1, i64 %293
  %295 = load i16, i16* %294, align 2, !tbaa !34
  %296 = zext i16 %295 to i32
  store i32 %296, i32* %7, align 4, !tbaa !6
  %297 = icmp eq i16 %295, 0
  br i1 %297, label %338, label %312

298:                                              ; preds = %286
  store i32 %288, i32* %7, align 4, !tbaa !6
  %299 = icmp eq i8 %287, 0
  br i1 %299, label %312, label %307

300:                                              ; preds = %100, %164, %166
  %301 = phi i32 [ %165, %164 ], [ 1, %166 ], [ 0, %100 ]
  %302 = call fastcc i64 @from_utf16(i8* noundef %96, i64 noundef %97, i32 noundef %301, i32* noundef nonnull %7) #8
  %303 = icmp eq i64 %302, -1
  br i1 %303, label %305, label %307

304:                                              ; preds = %136
  store i32 %137, i32* %7, align 4, !tbaa !6
  br label %305

305:                                              ; preds = %167, %274, %262, %238, %214, %300, %304
  %306 = call i32* @__errno_location() #8
  store i32 22, i32* %306, align 4, !tbaa !6
  br label %379

307:                                              ; preds = %298, %300
  %308 = phi i64 [ %302, %300 ], [ 1, %298 ]
  %309 = icmp sgt i64 %308, 0
  br i1 %309, label %310, label %322

310:                                              ; preds = %307
  %311 = load i32, i32* %7, align 4, !tbaa !6
  br label %312

312:                                              ; preds = %310, %240, %216, %208, %102, %298, %290, %106, %112, %161, %264, %276
  %313 = phi i32 [ %311, %310 ], [ %296, %290 ], [ %108, %106 ], [ %113, %112 ], [ %149, %161 ], [ %271, %264 ], [ %283, %276 ], [ 0, %298 ], [ %104, %102 ], [ %209, %208 ], [ %233, %216 ], [ %257, %240 ]
  %314 = phi i64 [ %308, %310 ], [ 1, %290 ], [ 1, %106 ], [ 1, %112 ], [ %135, %161 ], [ 2, %264 ], [ 2, %276 ], [ 1, %298 ], [ 1, %102 ], [ 4, %208 ], [ 4, %216 ], [ 4, %240 ]
  %315 = call fastcc i32 @put(%struct.converter* noundef %9, i32 noundef %313, i8* noundef nonnull %29) #7
  %316 = load i64, i64* %4, align 8, !tbaa !29
  %317 = icmp eq i64 %316, 0
  br i1 %317, label %318, label %320

318:                                              ; preds = %312
  %319 = call i32* @__errno_location() #8
  store i32 7, i32* %319, align 4, !tbaa !6
  br label %379

320:                                              ; preds = %312
  %321 = icmp eq i32 %315, 0
  br i1 %321, label %324, label %347

322:                                              ; preds = %307
  %323 = icmp slt i64 %308, 0
  br i1 %323, label %338, label %329

324:                                              ; preds = %320
  %325 = icmp slt i64 %314, 0
  %326 = load i32, i32* %7, align 4, !tbaa !6
  %327 = and i32 %326, -128
  %328 = icmp eq i32 %327, 917504
  br i1 %328, label %380, label %333

329:                                              ; preds = %322
  %330 = load i32, i32* %7, align 4, !tbaa !6
  %331 = and i32 %330, -128
  %332 = icmp eq i32 %331, 917504
  br i1 %332, label %380, label %338

333:                                              ; preds = %324
  %334 = load i32, i32* %44, align 4, !tbaa !36
  %335 = icmp eq i32 %334, 0
  br i1 %335, label %338, label %336

336:                                              ; preds = %333
  call void @__symvm_note(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.2, i64 0, i64 0)) #8
  br label %338

337:                                              ; preds = %140
  store i32 %137, i32* %7, align 4, !tbaa !6
  br label %338

338:                                              ; preds = %337, %208, %240, %216, %120, %153, %156, %159, %100, %102, %161, %276, %264, %290, %329, %322, %336, %333
  %339 = phi i64 [ %314, %336 ], [ %314, %333 ], [ %308, %322 ], [ 0, %329 ], [ -2, %290 ], [ -2, %264 ], [ -2, %276 ], [ -2, %161 ], [ -2, %102 ], [ -2, %100 ], [ -2, %159 ], [ -2, %156 ], [ -2, %153 ], [ -2, %120 ], [ -2, %216 ], [ -2, %240 ], [ -2, %208 ], [ -2, %337 ]
  %340 = phi i1 [ %325, %336 ], [ %325, %333 ], [ true, %322 ], [ false, %329 ], [ true, %290 ], [ true, %264 ], [ true, %276 ], [ true, %161 ], [ true, %102 ], [ true, %100 ], [ true, %159 ], [ true, %156 ], [ true, %153 ], [ true, %120 ], [ true, %216 ], [ true, %240 ], [ true, %208 ], [ true, %337 ]
  %341 = load i32, i32* %46, align 8, !tbaa !37
  %342 = icmp eq i32 %341, 0
  br i1 %342, label %343, label %345

343:                                              ; preds = %338
  %344 = call i32* @__errno_location() #8
  store i32 84, i32* %344, align 4, !tbaa !6
  br label %379

345:                                              ; preds = %338
  %346 = select i1 %340, i64 1, i64 %339
  br label %380

347:                                              ; preds = %320
  %348 = icmp sgt i32 %315, 0
  br i1 %348, label %349, label %380

349:                                              ; preds = %347
  %350 = load i32, i32* %39, align 8, !tbaa !28
  %351 = icmp eq i32 %350, 0
  br i1 %351, label %352, label %367

352:                                              ; preds = %349
  %353 = load i32, i32* %41, align 4, !tbaa !38
  switch i32 %353, label %367 [
    i32 3, label %354
    i32 6, label %354
  ]

354:                                              ; preds = %352, %352
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %42) #6
  %355 = call fastcc i32 @put(%struct.converter* noundef nonnull %9, i32 noundef 65279, i8* noundef nonnull %42) #7
  %356 = load i64, i64* %4, align 8, !tbaa !29
  %357 = zext i32 %355 to i64
  %358 = icmp ult i64 %356, %357
  br i1 %358, label %359, label %361

359:                                              ; preds = %354
  %360 = call i32* @__errno_location() #8
  store i32 7, i32* %360, align 4, !tbaa !6
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %42) #6
  br label %379

361:                                              ; preds = %354
  %362 = load i8*, i8** %3, align 8, !tbaa !2
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %362, i8* nonnull align 1 %42, i64 %357, i1 false)
  %363 = load i8*, i8** %3, align 8, !tbaa !2
  %364 = getelementptr inbounds i8, i8* %363, i64 %357
  store i8* %364, i8** %3, align 8, !tbaa !2
  %365 = load i64, i64* %4, align 8, !tbaa !29
  %366 = sub i64 %365, %357
  store i64 %366, i64* %4, align 8, !tbaa !29
  store i32 1, i32* %39, align 8, !tbaa !28
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %42) #6
  br label %367

367:                                              ; preds = %361, %352, %349
  %368 = phi i64 [ %366, %361 ], [ %316, %352 ], [ %316, %349 ]
  %369 = zext i32 %315 to i64
  %370 = icmp ult i64 %368, %369
  br i1 %370, label %371, label %373

371:                                              ; preds = %367
  %372 = call i32* @__errno_location() #8
  store i32 7, i32* %372, align 4, !tbaa !6
  br label %379

373:                                              ; preds = %367
  %374 = load i8*, i8** %3, align 8, !tbaa !2
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %374, i8* nonnull align 1 %29, i64 %369, i1 false)
  %375 = load i8*, i8** %3, align 8, !tbaa !2
  %376 = getelementptr inbounds i8, i8* %375, i64 %369
  store i8* %376, i8** %3, align 8, !tbaa !2
  %377 = load i64, i64* %4, align 8, !tbaa !29
  %378 = sub i64 %377, %369
  store i64 %378, i64* %4, align 8, !tbaa !29
  br label %380

379:                                              ; preds = %305, %318, %343, %371, %359
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %30) #6
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %29) #6
  br label %393

380:                                              ; preds = %329, %324, %345, %373, %347
  %381 = phi i64 [ %346, %345 ], [ %314, %373 ], [ %314, %347 ], [ 0, %329 ], [ %314, %324 ]
  %382 = phi i64 [ 1, %345 ], [ %49, %373 ], [ %49, %347 ], [ %49, %329 ], [ %49, %324 ]
  %383 = load i8*, i8** %1, align 8, !tbaa !2
  %384 = getelementptr inbounds i8, i8* %383, i64 %381
  store i8* %384, i8** %1, align 8, !tbaa !2
  %385 = load i64, i64* %2, align 8, !tbaa !29
  %386 = sub i64 %385, %381
  store i64 %386, i64* %2, align 8, !tbaa !29
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %30) #6
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %29) #6
  %387 = icmp eq i64 %386, 0
  br i1 %387, label %388, label %47

388:                                              ; preds = %380, %99
  %389 = phi i64 [ %49, %99 ], [ %382, %380 ]
  %390 = icmp eq i64 %389, 0
  br i1 %390, label %393, label %391

391:                                              ; preds = %388
  %392 = call i32* @__errno_location() #8
  store i32 84, i32* %392, align 4, !tbaa !6
  br label %393

393:                                              ; preds = %25, %379, %391, %388, %18, %11
  %394 = phi i64 [ -1, %11 ], [ 0, %18 ], [ -1, %391 ], [ 0, %388 ], [ -1, %379 ], [ 0, %25 ]
  ret i64 %394
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
