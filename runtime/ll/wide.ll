; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/wide.c
; ModuleID = 'runtime/c/wide.c'
source_filename = "runtime/c/wide.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sv_file = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, [3 x i8*], i8*, %struct.sv_file*, i32, i32, i64, i8**, i64*, [16 x i8], i32, [40 x i8] }

@class_names = internal unnamed_addr constant [12 x i8*] [i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.2, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.3, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.4, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.5, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.6, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.7, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.8, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.9, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.10, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.11, i32 0, i32 0)], align 16
@class_tests = internal unnamed_addr constant [12 x i32 (i32)*] [i32 (i32)* @iswalpha, i32 (i32)* @iswdigit, i32 (i32)* @iswalnum, i32 (i32)* @iswspace, i32 (i32)* @iswupper, i32 (i32)* @iswlower, i32 (i32)* @iswpunct, i32 (i32)* @iswprint, i32 (i32)* @iswgraph, i32 (i32)* @iswcntrl, i32 (i32)* @iswxdigit, i32 (i32)* @iswblank], align 16
@stdout = external dso_local local_unnamed_addr global %struct.sv_file*, align 8
@stdin = external dso_local local_unnamed_addr global %struct.sv_file*, align 8
@.str = private unnamed_addr constant [6 x i8] c"alpha\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"digit\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"alnum\00", align 1
@.str.3 = private unnamed_addr constant [6 x i8] c"space\00", align 1
@.str.4 = private unnamed_addr constant [6 x i8] c"upper\00", align 1
@.str.5 = private unnamed_addr constant [6 x i8] c"lower\00", align 1
@.str.6 = private unnamed_addr constant [6 x i8] c"punct\00", align 1
@.str.7 = private unnamed_addr constant [6 x i8] c"print\00", align 1
@.str.8 = private unnamed_addr constant [6 x i8] c"graph\00", align 1
@.str.9 = private unnamed_addr constant [6 x i8] c"cntrl\00", align 1
@.str.10 = private unnamed_addr constant [7 x i8] c"xdigit\00", align 1
@.str.11 = private unnamed_addr constant [6 x i8] c"blank\00", align 1

; Function Attrs: nounwind optsize
define dso_local i32 @mblen(i8* noundef readonly %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = icmp eq i8* %0, null
  br i1 %3, label %14, label %4

4:                                                ; preds = %2
  %5 = icmp eq i64 %1, 0
  br i1 %5, label %14, label %6

6:                                                ; preds = %4
  %7 = load i8, i8* %0, align 1, !tbaa !2
  %8 = icmp slt i8 %7, 0
  br i1 %8, label %9, label %11

9:                                                ; preds = %6
  %10 = tail call i32* @__errno_location() #8
  store i32 84, i32* %10, align 4, !tbaa !5
  br label %14

11:                                               ; preds = %6
  %12 = icmp ne i8 %7, 0
  %13 = zext i1 %12 to i32
  br label %14

14:                                               ; preds = %4, %2, %11, %9
  %15 = phi i32 [ -1, %9 ], [ %13, %11 ], [ 0, %2 ], [ -1, %4 ]
  ret i32 %15
}

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @mbtowc(i32* noundef writeonly %0, i8* noundef readonly %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp eq i8* %1, null
  br i1 %4, label %18, label %5

5:                                                ; preds = %3
  %6 = icmp eq i64 %2, 0
  br i1 %6, label %18, label %7

7:                                                ; preds = %5
  %8 = load i8, i8* %1, align 1, !tbaa !2
  %9 = icmp slt i8 %8, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %7
  %11 = tail call i32* @__errno_location() #8
  store i32 84, i32* %11, align 4, !tbaa !5
  br label %18

12:                                               ; preds = %7
  %13 = icmp ne i8 %8, 0
  %14 = zext i1 %13 to i32
  %15 = icmp eq i32* %0, null
  br i1 %15, label %18, label %16

16:                                               ; preds = %12
  %17 = zext i8 %8 to i32
  store i32 %17, i32* %0, align 4, !tbaa !5
  br label %18

18:                                               ; preds = %5, %10, %3, %16, %12
  %19 = phi i32 [ %14, %16 ], [ %14, %12 ], [ -1, %5 ], [ 0, %3 ], [ -1, %10 ]
  ret i32 %19
}

; Function Attrs: nounwind optsize
define dso_local i32 @wctomb(i8* noundef writeonly %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp eq i8* %0, null
  br i1 %3, label %10, label %4

4:                                                ; preds = %2
  %5 = icmp ugt i32 %1, 127
  br i1 %5, label %6, label %8

6:                                                ; preds = %4
  %7 = tail call i32* @__errno_location() #8
  store i32 84, i32* %7, align 4, !tbaa !5
  br label %10

8:                                                ; preds = %4
  %9 = trunc i32 %1 to i8
  store i8 %9, i8* %0, align 1, !tbaa !2
  br label %10

10:                                               ; preds = %2, %8, %6
  %11 = phi i32 [ -1, %6 ], [ 1, %8 ], [ 0, %2 ]
  ret i32 %11
}

; Function Attrs: nounwind optsize
define dso_local i64 @mbrtowc(i32* noundef writeonly %0, i8* noundef readonly %1, i64 noundef %2, i8* nocapture readnone %3) local_unnamed_addr #0 {
  %5 = icmp eq i8* %1, null
  br i1 %5, label %22, label %6

6:                                                ; preds = %4
  %7 = icmp eq i64 %2, 0
  br i1 %7, label %22, label %8

8:                                                ; preds = %6
  %9 = load i8, i8* %1, align 1, !tbaa !2
  %10 = icmp slt i8 %9, 0
  br i1 %10, label %11, label %13

11:                                               ; preds = %8
  %12 = tail call i32* @__errno_location() #8
  store i32 84, i32* %12, align 4, !tbaa !5
  br label %19

13:                                               ; preds = %8
  %14 = icmp ne i8 %9, 0
  %15 = zext i1 %14 to i32
  %16 = icmp eq i32* %0, null
  br i1 %16, label %19, label %17

17:                                               ; preds = %13
  %18 = zext i8 %9 to i32
  store i32 %18, i32* %0, align 4, !tbaa !5
  br label %19

19:                                               ; preds = %11, %13, %17
  %20 = phi i32 [ %15, %17 ], [ %15, %13 ], [ -1, %11 ]
  %21 = sext i32 %20 to i64
  br label %22

22:                                               ; preds = %6, %4, %19
  %23 = phi i64 [ %21, %19 ], [ 0, %4 ], [ -2, %6 ]
  ret i64 %23
}

; Function Attrs: nounwind optsize
define dso_local i64 @mbrlen(i8* noundef readonly %0, i64 noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #0 {
  %4 = icmp eq i8* %0, null
  br i1 %4, label %15, label %5

5:                                                ; preds = %3
  %6 = icmp eq i64 %1, 0
  br i1 %6, label %15, label %7

7:                                                ; preds = %5
  %8 = load i8, i8* %0, align 1, !tbaa !2
  %9 = icmp slt i8 %8, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %7
  %11 = tail call i32* @__errno_location() #8
  store i32 84, i32* %11, align 4, !tbaa !5
  br label %15

12:                                               ; preds = %7
  %13 = icmp ne i8 %8, 0
  %14 = zext i1 %13 to i64
  br label %15

15:                                               ; preds = %10, %12, %3, %5
  %16 = phi i64 [ 0, %3 ], [ -2, %5 ], [ %14, %12 ], [ -1, %10 ]
  ret i64 %16
}

; Function Attrs: nounwind optsize
define dso_local i64 @wcrtomb(i8* noundef writeonly %0, i32 noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #0 {
  %4 = icmp eq i8* %0, null
  br i1 %4, label %11, label %5

5:                                                ; preds = %3
  %6 = icmp ugt i32 %1, 127
  br i1 %6, label %7, label %9

7:                                                ; preds = %5
  %8 = tail call i32* @__errno_location() #8
  store i32 84, i32* %8, align 4, !tbaa !5
  br label %11

9:                                                ; preds = %5
  %10 = trunc i32 %1 to i8
  store i8 %10, i8* %0, align 1, !tbaa !2
  br label %11

11:                                               ; preds = %9, %7, %3
  %12 = phi i64 [ 1, %3 ], [ -1, %7 ], [ 1, %9 ]
  ret i64 %12
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @mbsinit(i8* nocapture noundef readnone %0) local_unnamed_addr #2 {
  ret i32 1
}

; Function Attrs: nounwind optsize
define dso_local i64 @mbstowcs(i32* noundef writeonly %0, i8* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp eq i32* %0, null
  %5 = icmp ne i64 %2, 0
  %6 = or i1 %4, %5
  br i1 %6, label %7, label %26

7:                                                ; preds = %3, %22
  %8 = phi i64 [ %23, %22 ], [ 0, %3 ]
  %9 = getelementptr inbounds i8, i8* %1, i64 %8
  %10 = load i8, i8* %9, align 1, !tbaa !2
  %11 = icmp slt i8 %10, 0
  br i1 %11, label %12, label %14

12:                                               ; preds = %7
  %13 = tail call i32* @__errno_location() #8
  store i32 84, i32* %13, align 4, !tbaa !5
  br label %26

14:                                               ; preds = %7
  br i1 %4, label %19, label %15

15:                                               ; preds = %14
  %16 = zext i8 %10 to i32
  %17 = getelementptr inbounds i32, i32* %0, i64 %8
  store i32 %16, i32* %17, align 4, !tbaa !5
  %18 = load i8, i8* %9, align 1, !tbaa !2
  br label %19

19:                                               ; preds = %15, %14
  %20 = phi i8 [ %18, %15 ], [ %10, %14 ]
  %21 = icmp eq i8 %20, 0
  br i1 %21, label %26, label %22

22:                                               ; preds = %19
  %23 = add i64 %8, 1
  %24 = icmp ult i64 %23, %2
  %25 = select i1 %4, i1 true, i1 %24
  br i1 %25, label %7, label %26, !llvm.loop !7

26:                                               ; preds = %19, %22, %3, %12
  %27 = phi i64 [ -1, %12 ], [ 0, %3 ], [ %8, %19 ], [ %23, %22 ]
  ret i64 %27
}

; Function Attrs: nounwind optsize
define dso_local i64 @wcstombs(i8* noundef writeonly %0, i32* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp eq i8* %0, null
  %5 = icmp ne i64 %2, 0
  %6 = or i1 %4, %5
  br i1 %6, label %7, label %26

7:                                                ; preds = %3, %22
  %8 = phi i64 [ %23, %22 ], [ 0, %3 ]
  %9 = getelementptr inbounds i32, i32* %1, i64 %8
  %10 = load i32, i32* %9, align 4, !tbaa !5
  %11 = icmp ugt i32 %10, 127
  br i1 %11, label %12, label %14

12:                                               ; preds = %7
  %13 = tail call i32* @__errno_location() #8
  store i32 84, i32* %13, align 4, !tbaa !5
  br label %26

14:                                               ; preds = %7
  br i1 %4, label %19, label %15

15:                                               ; preds = %14
  %16 = trunc i32 %10 to i8
  %17 = getelementptr inbounds i8, i8* %0, i64 %8
  store i8 %16, i8* %17, align 1, !tbaa !2
  %18 = load i32, i32* %9, align 4, !tbaa !5
  br label %19

19:                                               ; preds = %15, %14
  %20 = phi i32 [ %18, %15 ], [ %10, %14 ]
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %26, label %22

22:                                               ; preds = %19
  %23 = add i64 %8, 1
  %24 = icmp ult i64 %23, %2
  %25 = select i1 %4, i1 true, i1 %24
  br i1 %25, label %7, label %26, !llvm.loop !10

26:                                               ; preds = %19, %22, %3, %12
  %27 = phi i64 [ -1, %12 ], [ 0, %3 ], [ %8, %19 ], [ %23, %22 ]
  ret i64 %27
}

; Function Attrs: nounwind optsize
define dso_local i64 @mbsrtowcs(i32* noundef %0, i8** nocapture noundef %1, i64 noundef %2, i8* nocapture noundef readnone %3) local_unnamed_addr #0 {
  %5 = load i8*, i8** %1, align 8, !tbaa !11
  %6 = tail call i64 @mbstowcs(i32* noundef %0, i8* noundef %5, i64 noundef %2) #9
  %7 = icmp ne i32* %0, null
  %8 = icmp ne i64 %6, -1
  %9 = select i1 %7, i1 %8, i1 false
  br i1 %9, label %10, label %17

10:                                               ; preds = %4
  %11 = icmp ult i64 %6, %2
  br i1 %11, label %15, label %12

12:                                               ; preds = %10
  %13 = load i8*, i8** %1, align 8, !tbaa !11
  %14 = getelementptr inbounds i8, i8* %13, i64 %6
  br label %15

15:                                               ; preds = %10, %12
  %16 = phi i8* [ %14, %12 ], [ null, %10 ]
  store i8* %16, i8** %1, align 8, !tbaa !11
  br label %17

17:                                               ; preds = %15, %4
  ret i64 %6
}

; Function Attrs: nounwind optsize
define dso_local i64 @wcsrtombs(i8* noundef %0, i32** nocapture noundef %1, i64 noundef %2, i8* nocapture noundef readnone %3) local_unnamed_addr #0 {
  %5 = load i32*, i32** %1, align 8, !tbaa !11
  %6 = tail call i64 @wcstombs(i8* noundef %0, i32* noundef %5, i64 noundef %2) #9
  %7 = icmp ne i8* %0, null
  %8 = icmp ne i64 %6, -1
  %9 = select i1 %7, i1 %8, i1 false
  br i1 %9, label %10, label %17

10:                                               ; preds = %4
  %11 = icmp ult i64 %6, %2
  br i1 %11, label %15, label %12

12:                                               ; preds = %10
  %13 = load i32*, i32** %1, align 8, !tbaa !11
  %14 = getelementptr inbounds i32, i32* %13, i64 %6
  br label %15

15:                                               ; preds = %10, %12
  %16 = phi i32* [ %14, %12 ], [ null, %10 ]
  store i32* %16, i32** %1, align 8, !tbaa !11
  br label %17

17:                                               ; preds = %15, %4
  ret i64 %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @btowc(i32 noundef %0) local_unnamed_addr #2 {
  %2 = icmp ult i32 %0, 128
  %3 = select i1 %2, i32 %0, i32 -1
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @wctob(i32 noundef %0) local_unnamed_addr #2 {
  %2 = icmp ult i32 %0, 128
  %3 = select i1 %2, i32 %0, i32 -1
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local i32 @iswalpha(i32 noundef %0) #0 {
  %2 = icmp ult i32 %0, 128
  br i1 %2, label %3, label %7

3:                                                ; preds = %1
  %4 = tail call i32 @isalpha(i32 noundef %0) #8
  %5 = icmp ne i32 %4, 0
  %6 = zext i1 %5 to i32
  br label %7

7:                                                ; preds = %3, %1
  %8 = phi i32 [ 0, %1 ], [ %6, %3 ]
  ret i32 %8
}

; Function Attrs: optsize
declare dso_local i32 @isalpha(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @iswdigit(i32 noundef %0) #0 {
  %2 = icmp ult i32 %0, 128
  br i1 %2, label %3, label %7

3:                                                ; preds = %1
  %4 = tail call i32 @isdigit(i32 noundef %0) #8
  %5 = icmp ne i32 %4, 0
  %6 = zext i1 %5 to i32
  br label %7

7:                                                ; preds = %3, %1
  %8 = phi i32 [ 0, %1 ], [ %6, %3 ]
  ret i32 %8
}

; Function Attrs: optsize
declare dso_local i32 @isdigit(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @iswalnum(i32 noundef %0) #0 {
  %2 = icmp ult i32 %0, 128
  br i1 %2, label %3, label %7

3:                                                ; preds = %1
  %4 = tail call i32 @isalnum(i32 noundef %0) #8
  %5 = icmp ne i32 %4, 0
  %6 = zext i1 %5 to i32
  br label %7

7:                                                ; preds = %3, %1
  %8 = phi i32 [ 0, %1 ], [ %6, %3 ]
  ret i32 %8
}

; Function Attrs: optsize
declare dso_local i32 @isalnum(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @iswspace(i32 noundef %0) #0 {
  %2 = icmp ult i32 %0, 128
  br i1 %2, label %3, label %7

3:                                                ; preds = %1
  %4 = tail call i32 @isspace(i32 noundef %0) #8
  %5 = icmp ne i32 %4, 0
  %6 = zext i1 %5 to i32
  br label %7

7:                                                ; preds = %3, %1
  %8 = phi i32 [ 0, %1 ], [ %6, %3 ]
  ret i32 %8
}

; Function Attrs: optsize
declare dso_local i32 @isspace(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @iswupper(i32 noundef %0) #0 {
  %2 = icmp ult i32 %0, 128
  br i1 %2, label %3, label %7

3:                                                ; preds = %1
  %4 = tail call i32 @isupper(i32 noundef %0) #8
  %5 = icmp ne i32 %4, 0
  %6 = zext i1 %5 to i32
  br label %7

7:                                                ; preds = %3, %1
  %8 = phi i32 [ 0, %1 ], [ %6, %3 ]
  ret i32 %8
}

; Function Attrs: optsize
declare dso_local i32 @isupper(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @iswlower(i32 noundef %0) #0 {
  %2 = icmp ult i32 %0, 128
  br i1 %2, label %3, label %7

3:                                                ; preds = %1
  %4 = tail call i32 @islower(i32 noundef %0) #8
  %5 = icmp ne i32 %4, 0
  %6 = zext i1 %5 to i32
  br label %7

7:                                                ; preds = %3, %1
  %8 = phi i32 [ 0, %1 ], [ %6, %3 ]
  ret i32 %8
}

; Function Attrs: optsize
declare dso_local i32 @islower(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @iswpunct(i32 noundef %0) #0 {
  %2 = icmp ult i32 %0, 128
  br i1 %2, label %3, label %7

3:                                                ; preds = %1
  %4 = tail call i32 @ispunct(i32 noundef %0) #8
  %5 = icmp ne i32 %4, 0
  %6 = zext i1 %5 to i32
  br label %7

7:                                                ; preds = %3, %1
  %8 = phi i32 [ 0, %1 ], [ %6, %3 ]
  ret i32 %8
}

; Function Attrs: optsize
declare dso_local i32 @ispunct(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @iswprint(i32 noundef %0) #0 {
  %2 = icmp ult i32 %0, 128
  br i1 %2, label %3, label %7

3:                                                ; preds = %1
  %4 = tail call i32 @isprint(i32 noundef %0) #8
  %5 = icmp ne i32 %4, 0
  %6 = zext i1 %5 to i32
  br label %7

7:                                                ; preds = %3, %1
  %8 = phi i32 [ 0, %1 ], [ %6, %3 ]
  ret i32 %8
}

; Function Attrs: optsize
declare dso_local i32 @isprint(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @iswgraph(i32 noundef %0) #0 {
  %2 = icmp ult i32 %0, 128
  br i1 %2, label %3, label %7

3:                                                ; preds = %1
  %4 = tail call i32 @isgraph(i32 noundef %0) #8
  %5 = icmp ne i32 %4, 0
  %6 = zext i1 %5 to i32
  br label %7

7:                                                ; preds = %3, %1
  %8 = phi i32 [ 0, %1 ], [ %6, %3 ]
  ret i32 %8
}

; Function Attrs: optsize
declare dso_local i32 @isgraph(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @iswcntrl(i32 noundef %0) #0 {
  %2 = icmp ult i32 %0, 128
  br i1 %2, label %3, label %7

3:                                                ; preds = %1
  %4 = tail call i32 @iscntrl(i32 noundef %0) #8
  %5 = icmp ne i32 %4, 0
  %6 = zext i1 %5 to i32
  br label %7

7:                                                ; preds = %3, %1
  %8 = phi i32 [ 0, %1 ], [ %6, %3 ]
  ret i32 %8
}

; Function Attrs: optsize
declare dso_local i32 @iscntrl(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @iswxdigit(i32 noundef %0) #0 {
  %2 = icmp ult i32 %0, 128
  br i1 %2, label %3, label %7

3:                                                ; preds = %1
  %4 = tail call i32 @isxdigit(i32 noundef %0) #8
  %5 = icmp ne i32 %4, 0
  %6 = zext i1 %5 to i32
  br label %7

7:                                                ; preds = %3, %1
  %8 = phi i32 [ 0, %1 ], [ %6, %3 ]
  ret i32 %8
}

; Function Attrs: optsize
declare dso_local i32 @isxdigit(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @iswblank(i32 noundef %0) #0 {
  %2 = icmp ult i32 %0, 128
  br i1 %2, label %3, label %7

3:                                                ; preds = %1
  %4 = tail call i32 @isblank(i32 noundef %0) #8
  %5 = icmp ne i32 %4, 0
  %6 = zext i1 %5 to i32
  br label %7

7:                                                ; preds = %3, %1
  %8 = phi i32 [ 0, %1 ], [ %6, %3 ]
  ret i32 %8
}

; Function Attrs: optsize
declare dso_local i32 @isblank(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @towlower(i32 noundef %0) local_unnamed_addr #0 {
  %2 = icmp ult i32 %0, 128
  br i1 %2, label %3, label %5

3:                                                ; preds = %1
  %4 = tail call i32 @tolower(i32 noundef %0) #8
  br label %5

5:                                                ; preds = %1, %3
  %6 = phi i32 [ %4, %3 ], [ %0, %1 ]
  ret i32 %6
}

; Function Attrs: optsize
declare dso_local i32 @tolower(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @towupper(i32 noundef %0) local_unnamed_addr #0 {
  %2 = icmp ult i32 %0, 128
  br i1 %2, label %3, label %5

3:                                                ; preds = %1
  %4 = tail call i32 @toupper(i32 noundef %0) #8
  br label %5

5:                                                ; preds = %1, %3
  %6 = phi i32 [ %4, %3 ], [ %0, %1 ]
  ret i32 %6
}

; Function Attrs: optsize
declare dso_local i32 @toupper(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i64 @wctype(i8* noundef %0) local_unnamed_addr #0 {
  br label %2

2:                                                ; preds = %1, %9
  %3 = phi i64 [ 0, %1 ], [ %8, %9 ]
  %4 = getelementptr inbounds [12 x i8*], [12 x i8*]* @class_names, i64 0, i64 %3
  %5 = load i8*, i8** %4, align 8, !tbaa !11
  %6 = tail call i32 @strcmp(i8* noundef %0, i8* noundef %5) #8
  %7 = icmp eq i32 %6, 0
  %8 = add nuw nsw i64 %3, 1
  br i1 %7, label %11, label %9

9:                                                ; preds = %2
  %10 = icmp eq i64 %8, 12
  br i1 %10, label %11, label %2, !llvm.loop !13

11:                                               ; preds = %9, %2
  %12 = phi i64 [ %8, %2 ], [ 0, %9 ]
  ret i64 %12
}

; Function Attrs: optsize
declare dso_local i32 @strcmp(i8* noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @iswctype(i32 noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = add i64 %1, -1
  %4 = icmp ult i64 %3, 12
  br i1 %4, label %5, label %9

5:                                                ; preds = %2
  %6 = getelementptr inbounds [12 x i32 (i32)*], [12 x i32 (i32)*]* @class_tests, i64 0, i64 %3
  %7 = load i32 (i32)*, i32 (i32)** %6, align 8, !tbaa !11
  %8 = tail call i32 %7(i32 noundef %0) #8
  br label %9

9:                                                ; preds = %2, %5
  %10 = phi i32 [ %8, %5 ], [ 0, %2 ]
  ret i32 %10
}

; Function Attrs: nounwind optsize
define dso_local i32 @wcwidth(i32 noundef %0) local_unnamed_addr #0 {
  %2 = icmp eq i32 %0, 0
  br i1 %2, label %9, label %3

3:                                                ; preds = %1
  %4 = icmp ult i32 %0, 128
  br i1 %4, label %5, label %8

5:                                                ; preds = %3
  %6 = tail call i32 @isprint(i32 noundef %0) #8
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %9

8:                                                ; preds = %3, %5
  br label %9

9:                                                ; preds = %8, %5, %1
  %10 = phi i32 [ 0, %1 ], [ -1, %8 ], [ 1, %5 ]
  ret i32 %10
}

; Function Attrs: nounwind optsize
define dso_local i32 @wcswidth(i32* nocapture noundef readonly %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %22, label %4

4:                                                ; preds = %2
  %5 = trunc i64 %1 to i32
  br label %6

6:                                                ; preds = %4, %18
  %7 = phi i64 [ %10, %18 ], [ %1, %4 ]
  %8 = phi i32 [ %19, %18 ], [ 0, %4 ]
  %9 = phi i32* [ %20, %18 ], [ %0, %4 ]
  %10 = add i64 %7, -1
  %11 = load i32, i32* %9, align 4, !tbaa !5
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %22, label %13

13:                                               ; preds = %6
  %14 = icmp ult i32 %11, 128
  br i1 %14, label %15, label %22

15:                                               ; preds = %13
  %16 = tail call i32 @isprint(i32 noundef %11) #8
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %22, label %18

18:                                               ; preds = %15
  %19 = add nuw nsw i32 %8, 1
  %20 = getelementptr inbounds i32, i32* %9, i64 1
  %21 = icmp eq i64 %10, 0
  br i1 %21, label %22, label %6, !llvm.loop !14

22:                                               ; preds = %18, %6, %13, %15, %2
  %23 = phi i32 [ 0, %2 ], [ -1, %15 ], [ -1, %13 ], [ %8, %6 ], [ %5, %18 ]
  ret i32 %23
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i64 @wcslen(i32* nocapture noundef readonly %0) local_unnamed_addr #3 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i64 [ 0, %1 ], [ %7, %2 ]
  %4 = getelementptr inbounds i32, i32* %0, i64 %3
  %5 = load i32, i32* %4, align 4, !tbaa !5
  %6 = icmp eq i32 %5, 0
  %7 = add i64 %3, 1
  br i1 %6, label %8, label %2, !llvm.loop !15

8:                                                ; preds = %2
  ret i64 %3
}

; Function Attrs: nofree norecurse nosync nounwind optsize
define dso_local i32* @wcscpy(i32* noundef returned writeonly %0, i32* nocapture noundef readonly %1) local_unnamed_addr #4 {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i64 [ 0, %2 ], [ %9, %3 ]
  %5 = getelementptr inbounds i32, i32* %1, i64 %4
  %6 = load i32, i32* %5, align 4, !tbaa !5
  %7 = getelementptr inbounds i32, i32* %0, i64 %4
  store i32 %6, i32* %7, align 4, !tbaa !5
  %8 = icmp eq i32 %6, 0
  %9 = add i64 %4, 1
  br i1 %8, label %10, label %3, !llvm.loop !16

10:                                               ; preds = %3
  ret i32* %0
}

; Function Attrs: nofree norecurse nosync nounwind optsize
define dso_local i32* @wcsncpy(i32* noundef returned writeonly %0, i32* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #4 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %14, label %5

5:                                                ; preds = %3, %10
  %6 = phi i64 [ %12, %10 ], [ 0, %3 ]
  %7 = getelementptr inbounds i32, i32* %1, i64 %6
  %8 = load i32, i32* %7, align 4, !tbaa !5
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %14, label %10

10:                                               ; preds = %5
  %11 = getelementptr inbounds i32, i32* %0, i64 %6
  store i32 %8, i32* %11, align 4, !tbaa !5
  %12 = add nuw i64 %6, 1
  %13 = icmp eq i64 %12, %2
  br i1 %13, label %22, label %5, !llvm.loop !17

14:                                               ; preds = %5, %3
  %15 = phi i64 [ 0, %3 ], [ %6, %5 ]
  %16 = icmp ult i64 %15, %2
  br i1 %16, label %17, label %22

17:                                               ; preds = %14, %17
  %18 = phi i64 [ %20, %17 ], [ %15, %14 ]
  %19 = getelementptr inbounds i32, i32* %0, i64 %18
  store i32 0, i32* %19, align 4, !tbaa !5
  %20 = add nuw i64 %18, 1
  %21 = icmp eq i64 %20, %2
  br i1 %21, label %22, label %17, !llvm.loop !18

22:                                               ; preds = %10, %17, %14
  ret i32* %0
}

; Function Attrs: nofree norecurse nosync nounwind optsize
define dso_local i32* @wcscat(i32* noundef returned %0, i32* nocapture noundef readonly %1) local_unnamed_addr #4 {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i64 [ 0, %2 ], [ %8, %3 ]
  %5 = getelementptr inbounds i32, i32* %0, i64 %4
  %6 = load i32, i32* %5, align 4, !tbaa !5
  %7 = icmp eq i32 %6, 0
  %8 = add i64 %4, 1
  br i1 %7, label %9, label %3, !llvm.loop !15

9:                                                ; preds = %3
  %10 = getelementptr inbounds i32, i32* %0, i64 %4
  br label %11

11:                                               ; preds = %9, %11
  %12 = phi i64 [ %17, %11 ], [ 0, %9 ]
  %13 = getelementptr inbounds i32, i32* %1, i64 %12
  %14 = load i32, i32* %13, align 4, !tbaa !5
  %15 = getelementptr inbounds i32, i32* %10, i64 %12
  store i32 %14, i32* %15, align 4, !tbaa !5
  %16 = icmp eq i32 %14, 0
  %17 = add i64 %12, 1
  br i1 %16, label %18, label %11, !llvm.loop !16

18:                                               ; preds = %11
  ret i32* %0
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i32 @wcsncmp(i32* nocapture noundef readonly %0, i32* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #3 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %22, label %5

5:                                                ; preds = %3, %15
  %6 = phi i64 [ %19, %15 ], [ %2, %3 ]
  %7 = phi i32* [ %18, %15 ], [ %1, %3 ]
  %8 = phi i32* [ %17, %15 ], [ %0, %3 ]
  %9 = load i32, i32* %8, align 4, !tbaa !5
  %10 = load i32, i32* %7, align 4, !tbaa !5
  %11 = icmp eq i32 %9, %10
  br i1 %11, label %15, label %12

12:                                               ; preds = %5
  %13 = icmp slt i32 %9, %10
  %14 = select i1 %13, i32 -1, i32 1
  br label %22

15:                                               ; preds = %5
  %16 = icmp eq i32 %9, 0
  %17 = getelementptr inbounds i32, i32* %8, i64 1
  %18 = getelementptr inbounds i32, i32* %7, i64 1
  %19 = add i64 %6, -1
  %20 = icmp eq i64 %19, 0
  %21 = select i1 %16, i1 true, i1 %20
  br i1 %21, label %22, label %5, !llvm.loop !19

22:                                               ; preds = %15, %3, %12
  %23 = phi i32 [ %14, %12 ], [ 0, %3 ], [ 0, %15 ]
  ret i32 %23
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i32 @wcscmp(i32* nocapture noundef readonly %0, i32* nocapture noundef readonly %1) local_unnamed_addr #3 {
  br label %3

3:                                                ; preds = %13, %2
  %4 = phi i64 [ %17, %13 ], [ -1, %2 ]
  %5 = phi i32* [ %16, %13 ], [ %1, %2 ]
  %6 = phi i32* [ %15, %13 ], [ %0, %2 ]
  %7 = load i32, i32* %6, align 4, !tbaa !5
  %8 = load i32, i32* %5, align 4, !tbaa !5
  %9 = icmp eq i32 %7, %8
  br i1 %9, label %13, label %10

10:                                               ; preds = %3
  %11 = icmp slt i32 %7, %8
  %12 = select i1 %11, i32 -1, i32 1
  br label %20

13:                                               ; preds = %3
  %14 = icmp eq i32 %7, 0
  %15 = getelementptr inbounds i32, i32* %6, i64 1
  %16 = getelementptr inbounds i32, i32* %5, i64 1
  %17 = add i64 %4, -1
  %18 = icmp eq i64 %17, 0
  %19 = select i1 %14, i1 true, i1 %18
  br i1 %19, label %20, label %3, !llvm.loop !19

20:                                               ; preds = %13, %10
  %21 = phi i32 [ %12, %10 ], [ 0, %13 ]
  ret i32 %21
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i32 @wcscoll(i32* nocapture noundef readonly %0, i32* nocapture noundef readonly %1) local_unnamed_addr #3 {
  br label %3

3:                                                ; preds = %13, %2
  %4 = phi i64 [ %17, %13 ], [ -1, %2 ]
  %5 = phi i32* [ %16, %13 ], [ %1, %2 ]
  %6 = phi i32* [ %15, %13 ], [ %0, %2 ]
  %7 = load i32, i32* %6, align 4, !tbaa !5
  %8 = load i32, i32* %5, align 4, !tbaa !5
  %9 = icmp eq i32 %7, %8
  br i1 %9, label %13, label %10

10:                                               ; preds = %3
  %11 = icmp slt i32 %7, %8
  %12 = select i1 %11, i32 -1, i32 1
  br label %20

13:                                               ; preds = %3
  %14 = icmp eq i32 %7, 0
  %15 = getelementptr inbounds i32, i32* %6, i64 1
  %16 = getelementptr inbounds i32, i32* %5, i64 1
  %17 = add i64 %4, -1
  %18 = icmp eq i64 %17, 0
  %19 = select i1 %14, i1 true, i1 %18
  br i1 %19, label %20, label %3, !llvm.loop !19

20:                                               ; preds = %13, %10
  %21 = phi i32 [ %12, %10 ], [ 0, %13 ]
  ret i32 %21
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i32* @wcschr(i32* noundef readonly %0, i32 noundef %1) local_unnamed_addr #3 {
  %3 = load i32, i32* %0, align 4, !tbaa !5
  %4 = icmp eq i32 %3, %1
  br i1 %4, label %13, label %5

5:                                                ; preds = %2, %9
  %6 = phi i32 [ %11, %9 ], [ %3, %2 ]
  %7 = phi i32* [ %10, %9 ], [ %0, %2 ]
  %8 = icmp eq i32 %6, 0
  br i1 %8, label %13, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds i32, i32* %7, i64 1
  %11 = load i32, i32* %10, align 4, !tbaa !5
  %12 = icmp eq i32 %11, %1
  br i1 %12, label %13, label %5, !llvm.loop !20

13:                                               ; preds = %9, %5, %2
  %14 = phi i32* [ %0, %2 ], [ null, %5 ], [ %10, %9 ]
  ret i32* %14
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i32* @wcsrchr(i32* noundef readonly %0, i32 noundef %1) local_unnamed_addr #3 {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i32* [ %0, %2 ], [ %10, %3 ]
  %5 = phi i32* [ null, %2 ], [ %8, %3 ]
  %6 = load i32, i32* %4, align 4, !tbaa !5
  %7 = icmp eq i32 %6, %1
  %8 = select i1 %7, i32* %4, i32* %5
  %9 = icmp eq i32 %6, 0
  %10 = getelementptr inbounds i32, i32* %4, i64 1
  br i1 %9, label %11, label %3, !llvm.loop !21

11:                                               ; preds = %3
  ret i32* %8
}

; Function Attrs: nounwind optsize
define dso_local i32* @wcsdup(i32* nocapture noundef readonly %0) local_unnamed_addr #0 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i64 [ 0, %1 ], [ %7, %2 ]
  %4 = getelementptr inbounds i32, i32* %0, i64 %3
  %5 = load i32, i32* %4, align 4, !tbaa !5
  %6 = icmp eq i32 %5, 0
  %7 = add i64 %3, 1
  br i1 %6, label %8, label %2, !llvm.loop !15

8:                                                ; preds = %2
  %9 = shl i64 %3, 2
  %10 = add i64 %9, 4
  %11 = tail call i8* @malloc(i64 noundef %10) #8
  %12 = icmp eq i8* %11, null
  br i1 %12, label %16, label %13

13:                                               ; preds = %8
  %14 = bitcast i32* %0 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 4 %11, i8* align 4 %14, i64 %10, i1 false)
  %15 = bitcast i8* %11 to i32*
  br label %16

16:                                               ; preds = %8, %13
  %17 = phi i32* [ %15, %13 ], [ null, %8 ]
  ret i32* %17
}

; Function Attrs: optsize
declare dso_local i8* @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local i32* @wmemcpy(i32* noundef returned writeonly %0, i32* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #6 {
  %4 = bitcast i32* %0 to i8*
  %5 = bitcast i32* %1 to i8*
  %6 = shl i64 %2, 2
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %4, i8* align 4 %5, i64 %6, i1 false)
  ret i32* %0
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local i32* @wmemmove(i32* noundef returned writeonly %0, i32* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #6 {
  %4 = bitcast i32* %0 to i8*
  %5 = bitcast i32* %1 to i8*
  %6 = shl i64 %2, 2
  tail call void @llvm.memmove.p0i8.p0i8.i64(i8* align 4 %4, i8* align 4 %5, i64 %6, i1 false)
  ret i32* %0
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memmove.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1 immarg) #5

; Function Attrs: nofree norecurse nosync nounwind optsize writeonly
define dso_local i32* @wmemset(i32* noundef returned writeonly %0, i32 noundef %1, i64 noundef %2) local_unnamed_addr #7 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %6, %3
  ret i32* %0

6:                                                ; preds = %3, %6
  %7 = phi i64 [ %9, %6 ], [ 0, %3 ]
  %8 = getelementptr inbounds i32, i32* %0, i64 %7
  store i32 %1, i32* %8, align 4, !tbaa !5
  %9 = add nuw i64 %7, 1
  %10 = icmp eq i64 %9, %2
  br i1 %10, label %5, label %6, !llvm.loop !22
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i32* @wmemchr(i32* noundef readonly %0, i32 noundef %1, i64 noundef %2) local_unnamed_addr #3 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %15, label %5

5:                                                ; preds = %3, %10
  %6 = phi i64 [ %11, %10 ], [ 0, %3 ]
  %7 = getelementptr inbounds i32, i32* %0, i64 %6
  %8 = load i32, i32* %7, align 4, !tbaa !5
  %9 = icmp eq i32 %8, %1
  br i1 %9, label %13, label %10

10:                                               ; preds = %5
  %11 = add nuw i64 %6, 1
  %12 = icmp eq i64 %11, %2
  br i1 %12, label %15, label %5, !llvm.loop !23

13:                                               ; preds = %5
  %14 = getelementptr inbounds i32, i32* %0, i64 %6
  br label %15

15:                                               ; preds = %10, %13, %3
  %16 = phi i32* [ null, %3 ], [ %14, %13 ], [ null, %10 ]
  ret i32* %16
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i32 @wmemcmp(i32* nocapture noundef readonly %0, i32* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #3 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %18, label %7

5:                                                ; preds = %7
  %6 = icmp eq i64 %14, %2
  br i1 %6, label %18, label %7, !llvm.loop !24

7:                                                ; preds = %3, %5
  %8 = phi i64 [ %14, %5 ], [ 0, %3 ]
  %9 = getelementptr inbounds i32, i32* %0, i64 %8
  %10 = load i32, i32* %9, align 4, !tbaa !5
  %11 = getelementptr inbounds i32, i32* %1, i64 %8
  %12 = load i32, i32* %11, align 4, !tbaa !5
  %13 = icmp eq i32 %10, %12
  %14 = add nuw i64 %8, 1
  br i1 %13, label %5, label %15

15:                                               ; preds = %7
  %16 = icmp slt i32 %10, %12
  %17 = select i1 %16, i32 -1, i32 1
  br label %18

18:                                               ; preds = %5, %3, %15
  %19 = phi i32 [ %17, %15 ], [ 0, %3 ], [ 0, %5 ]
  ret i32 %19
}

; Function Attrs: nounwind optsize
define dso_local i32 @fputwc(i32 noundef %0, %struct.sv_file* noundef %1) local_unnamed_addr #0 {
  %3 = icmp ugt i32 %0, 127
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = tail call i32* @__errno_location() #8
  store i32 84, i32* %5, align 4, !tbaa !5
  br label %8

6:                                                ; preds = %2
  %7 = tail call i32 @fputc(i32 noundef %0, %struct.sv_file* noundef %1) #8
  br label %8

8:                                                ; preds = %6, %4
  %9 = phi i32 [ -1, %4 ], [ %7, %6 ]
  ret i32 %9
}

; Function Attrs: optsize
declare dso_local i32 @fputc(i32 noundef, %struct.sv_file* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @putwc(i32 noundef %0, %struct.sv_file* noundef %1) local_unnamed_addr #0 {
  %3 = icmp ugt i32 %0, 127
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = tail call i32* @__errno_location() #8
  store i32 84, i32* %5, align 4, !tbaa !5
  br label %8

6:                                                ; preds = %2
  %7 = tail call i32 @fputc(i32 noundef %0, %struct.sv_file* noundef %1) #8
  br label %8

8:                                                ; preds = %4, %6
  %9 = phi i32 [ -1, %4 ], [ %7, %6 ]
  ret i32 %9
}

; Function Attrs: nounwind optsize
define dso_local i32 @putwchar(i32 noundef %0) local_unnamed_addr #0 {
  %2 = icmp ugt i32 %0, 127
  br i1 %2, label %3, label %5

3:                                                ; preds = %1
  %4 = tail call i32* @__errno_location() #8
  store i32 84, i32* %4, align 4, !tbaa !5
  br label %8

5:                                                ; preds = %1
  %6 = load %struct.sv_file*, %struct.sv_file** @stdout, align 8, !tbaa !11
  %7 = tail call i32 @fputc(i32 noundef %0, %struct.sv_file* noundef %6) #8
  br label %8

8:                                                ; preds = %3, %5
  %9 = phi i32 [ -1, %3 ], [ %7, %5 ]
  ret i32 %9
}

; Function Attrs: nounwind optsize
define dso_local i32 @fgetwc(%struct.sv_file* noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @fgetc(%struct.sv_file* noundef %0) #8
  %3 = icmp sgt i32 %2, 127
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = tail call i32* @__errno_location() #8
  store i32 84, i32* %5, align 4, !tbaa !5
  br label %6

6:                                                ; preds = %1, %4
  %7 = phi i32 [ -1, %4 ], [ %2, %1 ]
  ret i32 %7
}

; Function Attrs: optsize
declare dso_local i32 @fgetc(%struct.sv_file* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @getwc(%struct.sv_file* noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @fgetc(%struct.sv_file* noundef %0) #8
  %3 = icmp sgt i32 %2, 127
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = tail call i32* @__errno_location() #8
  store i32 84, i32* %5, align 4, !tbaa !5
  br label %6

6:                                                ; preds = %1, %4
  %7 = phi i32 [ -1, %4 ], [ %2, %1 ]
  ret i32 %7
}

; Function Attrs: nounwind optsize
define dso_local i32 @getwchar() local_unnamed_addr #0 {
  %1 = load %struct.sv_file*, %struct.sv_file** @stdin, align 8, !tbaa !11
  %2 = tail call i32 @fgetc(%struct.sv_file* noundef %1) #8
  %3 = icmp sgt i32 %2, 127
  br i1 %3, label %4, label %6

4:                                                ; preds = %0
  %5 = tail call i32* @__errno_location() #8
  store i32 84, i32* %5, align 4, !tbaa !5
  br label %6

6:                                                ; preds = %0, %4
  %7 = phi i32 [ -1, %4 ], [ %2, %0 ]
  ret i32 %7
}

; Function Attrs: nounwind optsize
define dso_local i32 @fputws(i32* nocapture noundef readonly %0, %struct.sv_file* noundef %1) local_unnamed_addr #0 {
  %3 = load i32, i32* %0, align 4, !tbaa !5
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %18, label %8

5:                                                ; preds = %14
  %6 = load i32, i32* %17, align 4, !tbaa !5
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %18, label %8, !llvm.loop !25

8:                                                ; preds = %2, %5
  %9 = phi i32 [ %6, %5 ], [ %3, %2 ]
  %10 = phi i32* [ %17, %5 ], [ %0, %2 ]
  %11 = icmp ugt i32 %9, 127
  br i1 %11, label %12, label %14

12:                                               ; preds = %8
  %13 = tail call i32* @__errno_location() #8
  store i32 84, i32* %13, align 4, !tbaa !5
  br label %18

14:                                               ; preds = %8
  %15 = tail call i32 @fputc(i32 noundef %9, %struct.sv_file* noundef %1) #8
  %16 = icmp eq i32 %15, -1
  %17 = getelementptr inbounds i32, i32* %10, i64 1
  br i1 %16, label %18, label %5

18:                                               ; preds = %14, %5, %2, %12
  %19 = phi i32 [ -1, %12 ], [ 1, %2 ], [ -1, %14 ], [ 1, %5 ]
  ret i32 %19
}

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree norecurse nosync nounwind optsize readonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree norecurse nosync nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #6 = { mustprogress nofree nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree norecurse nosync nounwind optsize writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nobuiltin nounwind optsize "no-builtins" }
attributes #9 = { nobuiltin optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"omnipotent char", !4, i64 0}
!4 = !{!"Simple C/C++ TBAA"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !3, i64 0}
!7 = distinct !{!7, !8, !9}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!"llvm.loop.unroll.disable"}
!10 = distinct !{!10, !8, !9}
!11 = !{!12, !12, i64 0}
!12 = !{!"any pointer", !3, i64 0}
!13 = distinct !{!13, !8, !9}
!14 = distinct !{!14, !8, !9}
!15 = distinct !{!15, !8, !9}
!16 = distinct !{!16, !8, !9}
!17 = distinct !{!17, !8, !9}
!18 = distinct !{!18, !8, !9}
!19 = distinct !{!19, !8, !9}
!20 = distinct !{!20, !9}
!21 = distinct !{!21, !9}
!22 = distinct !{!22, !8, !9}
!23 = distinct !{!23, !8, !9}
!24 = distinct !{!24, !8, !9}
!25 = distinct !{!25, !8, !9}
