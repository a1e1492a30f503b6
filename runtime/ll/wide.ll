; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/wide.c
; ModuleID = 'runtime/c/wide.c'
source_filename = "runtime/c/wide.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__sv_utf8 = external dso_local local_unnamed_addr global i32, align 4
@.str = private unnamed_addr constant [8 x i8] c"tolower\00", align 1
@.str.1 = private unnamed_addr constant [8 x i8] c"toupper\00", align 1
@class_names = internal unnamed_addr constant [12 x i8*] [i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.2, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.3, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.4, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.5, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.6, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.7, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.8, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.9, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.10, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.11, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.12, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.13, i32 0, i32 0)], align 16
@class_tests = internal unnamed_addr constant [12 x i32 (i32)*] [i32 (i32)* @iswalpha, i32 (i32)* @iswdigit, i32 (i32)* @iswalnum, i32 (i32)* @iswspace, i32 (i32)* @iswupper, i32 (i32)* @iswlower, i32 (i32)* @iswpunct, i32 (i32)* @iswprint, i32 (i32)* @iswgraph, i32 (i32)* @iswcntrl, i32 (i32)* @iswxdigit, i32 (i32)* @iswblank], align 16
@.str.2 = private unnamed_addr constant [6 x i8] c"alpha\00", align 1
@.str.3 = private unnamed_addr constant [6 x i8] c"digit\00", align 1
@.str.4 = private unnamed_addr constant [6 x i8] c"alnum\00", align 1
@.str.5 = private unnamed_addr constant [6 x i8] c"space\00", align 1
@.str.6 = private unnamed_addr constant [6 x i8] c"upper\00", align 1
@.str.7 = private unnamed_addr constant [6 x i8] c"lower\00", align 1
@.str.8 = private unnamed_addr constant [6 x i8] c"punct\00", align 1
@.str.9 = private unnamed_addr constant [6 x i8] c"print\00", align 1
@.str.10 = private unnamed_addr constant [6 x i8] c"graph\00", align 1
@.str.11 = private unnamed_addr constant [6 x i8] c"cntrl\00", align 1
@.str.12 = private unnamed_addr constant [7 x i8] c"xdigit\00", align 1
@.str.13 = private unnamed_addr constant [6 x i8] c"blank\00", align 1

; Function Attrs: nounwind optsize
define dso_local i32 @iswalpha(i32 noundef %0) #0 {
  %2 = icmp ult i32 %0, 128
  br i1 %2, label %3, label %5

3:                                                ; preds = %1
  %4 = tail call i32 @isalpha(i32 noundef %0) #7
  br label %11

5:                                                ; preds = %1
  %6 = load i32, i32* @__sv_utf8, align 4, !tbaa !2
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %11, label %8

8:                                                ; preds = %5
  %9 = tail call i32 @__sv_wide_class(i32 noundef %0) #7
  %10 = and i32 %9, 1
  br label %11

11:                                               ; preds = %8, %5, %3
  %12 = phi i32 [ %4, %3 ], [ 0, %5 ], [ %10, %8 ]
  ret i32 %12
}

; Function Attrs: optsize
declare dso_local i32 @isalpha(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @iswalnum(i32 noundef %0) #0 {
  %2 = icmp ult i32 %0, 128
  br i1 %2, label %3, label %5

3:                                                ; preds = %1
  %4 = tail call i32 @isalnum(i32 noundef %0) #7
  br label %11

5:                                                ; preds = %1
  %6 = load i32, i32* @__sv_utf8, align 4, !tbaa !2
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %11, label %8

8:                                                ; preds = %5
  %9 = tail call i32 @__sv_wide_class(i32 noundef %0) #7
  %10 = and i32 %9, 1
  br label %11

11:                                               ; preds = %8, %5, %3
  %12 = phi i32 [ %4, %3 ], [ 0, %5 ], [ %10, %8 ]
  ret i32 %12
}

; Function Attrs: optsize
declare dso_local i32 @isalnum(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @iswspace(i32 noundef %0) #0 {
  %2 = icmp ult i32 %0, 128
  br i1 %2, label %3, label %5

3:                                                ; preds = %1
  %4 = tail call i32 @isspace(i32 noundef %0) #7
  br label %12

5:                                                ; preds = %1
  %6 = load i32, i32* @__sv_utf8, align 4, !tbaa !2
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %12, label %8

8:                                                ; preds = %5
  %9 = tail call i32 @__sv_wide_class(i32 noundef %0) #7
  %10 = lshr i32 %9, 3
  %11 = and i32 %10, 1
  br label %12

12:                                               ; preds = %8, %5, %3
  %13 = phi i32 [ %4, %3 ], [ 0, %5 ], [ %11, %8 ]
  ret i32 %13
}

; Function Attrs: optsize
declare dso_local i32 @isspace(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @iswupper(i32 noundef %0) #0 {
  %2 = icmp ult i32 %0, 128
  br i1 %2, label %3, label %5

3:                                                ; preds = %1
  %4 = tail call i32 @isupper(i32 noundef %0) #7
  br label %12

5:                                                ; preds = %1
  %6 = load i32, i32* @__sv_utf8, align 4, !tbaa !2
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %12, label %8

8:                                                ; preds = %5
  %9 = tail call i32 @__sv_wide_class(i32 noundef %0) #7
  %10 = lshr i32 %9, 1
  %11 = and i32 %10, 1
  br label %12

12:                                               ; preds = %8, %5, %3
  %13 = phi i32 [ %4, %3 ], [ 0, %5 ], [ %11, %8 ]
  ret i32 %13
}

; Function Attrs: optsize
declare dso_local i32 @isupper(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @iswlower(i32 noundef %0) #0 {
  %2 = icmp ult i32 %0, 128
  br i1 %2, label %3, label %5

3:                                                ; preds = %1
  %4 = tail call i32 @islower(i32 noundef %0) #7
  br label %12

5:                                                ; preds = %1
  %6 = load i32, i32* @__sv_utf8, align 4, !tbaa !2
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %12, label %8

8:                                                ; preds = %5
  %9 = tail call i32 @__sv_wide_class(i32 noundef %0) #7
  %10 = lshr i32 %9, 2
  %11 = and i32 %10, 1
  br label %12

12:                                               ; preds = %8, %5, %3
  %13 = phi i32 [ %4, %3 ], [ 0, %5 ], [ %11, %8 ]
  ret i32 %13
}

; Function Attrs: optsize
declare dso_local i32 @islower(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @iswpunct(i32 noundef %0) #0 {
  %2 = icmp ult i32 %0, 128
  br i1 %2, label %3, label %5

3:                                                ; preds = %1
  %4 = tail call i32 @ispunct(i32 noundef %0) #7
  br label %12

5:                                                ; preds = %1
  %6 = load i32, i32* @__sv_utf8, align 4, !tbaa !2
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %12, label %8

8:                                                ; preds = %5
  %9 = tail call i32 @__sv_wide_class(i32 noundef %0) #7
  %10 = lshr i32 %9, 4
  %11 = and i32 %10, 1
  br label %12

12:                                               ; preds = %8, %5, %3
  %13 = phi i32 [ %4, %3 ], [ 0, %5 ], [ %11, %8 ]
  ret i32 %13
}

; Function Attrs: optsize
declare dso_local i32 @ispunct(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @iswprint(i32 noundef %0) #0 {
  %2 = icmp ult i32 %0, 128
  br i1 %2, label %3, label %5

3:                                                ; preds = %1
  %4 = tail call i32 @isprint(i32 noundef %0) #7
  br label %12

5:                                                ; preds = %1
  %6 = load i32, i32* @__sv_utf8, align 4, !tbaa !2
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %12, label %8

8:                                                ; preds = %5
  %9 = tail call i32 @__sv_wide_class(i32 noundef %0) #7
  %10 = lshr i32 %9, 5
  %11 = and i32 %10, 1
  br label %12

12:                                               ; preds = %8, %5, %3
  %13 = phi i32 [ %4, %3 ], [ 0, %5 ], [ %11, %8 ]
  ret i32 %13
}

; Function Attrs: optsize
declare dso_local i32 @isprint(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @iswgraph(i32 noundef %0) #0 {
  %2 = icmp ult i32 %0, 128
  br i1 %2, label %3, label %5

3:                                                ; preds = %1
  %4 = tail call i32 @isgraph(i32 noundef %0) #7
  br label %12

5:                                                ; preds = %1
  %6 = load i32, i32* @__sv_utf8, align 4, !tbaa !2
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %12, label %8

8:                                                ; preds = %5
  %9 = tail call i32 @__sv_wide_class(i32 noundef %0) #7
  %10 = lshr i32 %9, 6
  %11 = and i32 %10, 1
  br label %12

12:                                               ; preds = %8, %5, %3
  %13 = phi i32 [ %4, %3 ], [ 0, %5 ], [ %11, %8 ]
  ret i32 %13
}

; Function Attrs: optsize
declare dso_local i32 @isgraph(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @iswcntrl(i32 noundef %0) #0 {
  %2 = icmp ult i32 %0, 128
  br i1 %2, label %3, label %5

3:                                                ; preds = %1
  %4 = tail call i32 @iscntrl(i32 noundef %0) #7
  br label %12

5:                                                ; preds = %1
  %6 = load i32, i32* @__sv_utf8, align 4, !tbaa !2
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %12, label %8

8:                                                ; preds = %5
  %9 = tail call i32 @__sv_wide_class(i32 noundef %0) #7
  %10 = lshr i32 %9, 7
  %11 = and i32 %10, 1
  br label %12

12:                                               ; preds = %8, %5, %3
  %13 = phi i32 [ %4, %3 ], [ 0, %5 ], [ %11, %8 ]
  ret i32 %13
}

; Function Attrs: optsize
declare dso_local i32 @iscntrl(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @iswblank(i32 noundef %0) #0 {
  %2 = icmp ult i32 %0, 128
  br i1 %2, label %3, label %5

3:                                                ; preds = %1
  %4 = tail call i32 @isblank(i32 noundef %0) #7
  br label %12

5:                                                ; preds = %1
  %6 = load i32, i32* @__sv_utf8, align 4, !tbaa !2
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %12, label %8

8:                                                ; preds = %5
  %9 = tail call i32 @__sv_wide_class(i32 noundef %0) #7
  %10 = lshr i32 %9, 8
  %11 = and i32 %10, 1
  br label %12

12:                                               ; preds = %8, %5, %3
  %13 = phi i32 [ %4, %3 ], [ 0, %5 ], [ %11, %8 ]
  ret i32 %13
}

; Function Attrs: optsize
declare dso_local i32 @isblank(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @iswdigit(i32 noundef %0) #0 {
  %2 = icmp ult i32 %0, 128
  br i1 %2, label %3, label %5

3:                                                ; preds = %1
  %4 = tail call i32 @isdigit(i32 noundef %0) #7
  br label %10

5:                                                ; preds = %1
  %6 = load i32, i32* @__sv_utf8, align 4, !tbaa !2
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %10, label %8

8:                                                ; preds = %5
  %9 = tail call i32 @__sv_wide_class(i32 noundef %0) #7
  br label %10

10:                                               ; preds = %8, %5, %3
  %11 = phi i32 [ %4, %3 ], [ 0, %5 ], [ 0, %8 ]
  ret i32 %11
}

; Function Attrs: optsize
declare dso_local i32 @isdigit(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @iswxdigit(i32 noundef %0) #0 {
  %2 = icmp ult i32 %0, 128
  br i1 %2, label %3, label %5

3:                                                ; preds = %1
  %4 = tail call i32 @isxdigit(i32 noundef %0) #7
  br label %10

5:                                                ; preds = %1
  %6 = load i32, i32* @__sv_utf8, align 4, !tbaa !2
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %10, label %8

8:                                                ; preds = %5
  %9 = tail call i32 @__sv_wide_class(i32 noundef %0) #7
  br label %10

10:                                               ; preds = %8, %5, %3
  %11 = phi i32 [ %4, %3 ], [ 0, %5 ], [ 0, %8 ]
  ret i32 %11
}

; Function Attrs: optsize
declare dso_local i32 @isxdigit(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @towlower(i32 noundef %0) local_unnamed_addr #0 {
  %2 = icmp ult i32 %0, 128
  br i1 %2, label %3, label %5

3:                                                ; preds = %1
  %4 = tail call i32 @tolower(i32 noundef %0) #7
  br label %10

5:                                                ; preds = %1
  %6 = load i32, i32* @__sv_utf8, align 4, !tbaa !2
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %10, label %8

8:                                                ; preds = %5
  %9 = tail call i32 @__sv_wide_case(i32 noundef %0, i32 noundef 0) #7
  br label %10

10:                                               ; preds = %5, %8, %3
  %11 = phi i32 [ %4, %3 ], [ %9, %8 ], [ %0, %5 ]
  ret i32 %11
}

; Function Attrs: optsize
declare dso_local i32 @tolower(i32 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @__sv_wide_case(i32 noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @towupper(i32 noundef %0) local_unnamed_addr #0 {
  %2 = icmp ult i32 %0, 128
  br i1 %2, label %3, label %5

3:                                                ; preds = %1
  %4 = tail call i32 @toupper(i32 noundef %0) #7
  br label %10

5:                                                ; preds = %1
  %6 = load i32, i32* @__sv_utf8, align 4, !tbaa !2
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %10, label %8

8:                                                ; preds = %5
  %9 = tail call i32 @__sv_wide_case(i32 noundef %0, i32 noundef 1) #7
  br label %10

10:                                               ; preds = %5, %8, %3
  %11 = phi i32 [ %4, %3 ], [ %9, %8 ], [ %0, %5 ]
  ret i32 %11
}

; Function Attrs: optsize
declare dso_local i32 @toupper(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i64 @wctrans(i8* noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @strcmp(i8* noundef %0, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str, i64 0, i64 0)) #7
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %8, label %4

4:                                                ; preds = %1
  %5 = tail call i32 @strcmp(i8* noundef %0, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.1, i64 0, i64 0)) #7
  %6 = icmp eq i32 %5, 0
  %7 = select i1 %6, i64 2, i64 0
  br label %8

8:                                                ; preds = %1, %4
  %9 = phi i64 [ %7, %4 ], [ 1, %1 ]
  ret i64 %9
}

; Function Attrs: optsize
declare dso_local i32 @strcmp(i8* noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @towctrans(i32 noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  switch i64 %1, label %7 [
    i64 1, label %3
    i64 2, label %5
  ]

3:                                                ; preds = %2
  %4 = tail call i32 @towlower(i32 noundef %0) #8
  br label %7

5:                                                ; preds = %2
  %6 = tail call i32 @towupper(i32 noundef %0) #8
  br label %7

7:                                                ; preds = %2, %5, %3
  %8 = phi i32 [ %4, %3 ], [ %6, %5 ], [ %0, %2 ]
  ret i32 %8
}

; Function Attrs: nounwind optsize
define dso_local i64 @wctype(i8* noundef %0) local_unnamed_addr #0 {
  br label %2

2:                                                ; preds = %1, %9
  %3 = phi i64 [ 0, %1 ], [ %8, %9 ]
  %4 = getelementptr inbounds [12 x i8*], [12 x i8*]* @class_names, i64 0, i64 %3
  %5 = load i8*, i8** %4, align 8, !tbaa !6
  %6 = tail call i32 @strcmp(i8* noundef %0, i8* noundef %5) #7
  %7 = icmp eq i32 %6, 0
  %8 = add nuw nsw i64 %3, 1
  br i1 %7, label %11, label %9

9:                                                ; preds = %2
  %10 = icmp eq i64 %8, 12
  br i1 %10, label %11, label %2, !llvm.loop !8

11:                                               ; preds = %9, %2
  %12 = phi i64 [ %8, %2 ], [ 0, %9 ]
  ret i64 %12
}

; Function Attrs: nounwind optsize
define dso_local i32 @iswctype(i32 noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = add i64 %1, -1
  %4 = icmp ult i64 %3, 12
  br i1 %4, label %5, label %9

5:                                                ; preds = %2
  %6 = getelementptr inbounds [12 x i32 (i32)*], [12 x i32 (i32)*]* @class_tests, i64 0, i64 %3
  %7 = load i32 (i32)*, i32 (i32)** %6, align 8, !tbaa !6
  %8 = tail call i32 %7(i32 noundef %0) #7
  br label %9

9:                                                ; preds = %2, %5
  %10 = phi i32 [ %8, %5 ], [ 0, %2 ]
  ret i32 %10
}

; Function Attrs: nounwind optsize
define dso_local i32 @wcwidth(i32 noundef %0) local_unnamed_addr #0 {
  %2 = icmp eq i32 %0, 0
  br i1 %2, label %14, label %3

3:                                                ; preds = %1
  %4 = icmp ult i32 %0, 128
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = tail call i32 @isprint(i32 noundef %0) #7
  %7 = icmp eq i32 %6, 0
  %8 = select i1 %7, i32 -1, i32 1
  br label %14

9:                                                ; preds = %3
  %10 = load i32, i32* @__sv_utf8, align 4, !tbaa !2
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %14, label %12

12:                                               ; preds = %9
  %13 = tail call i32 @__sv_wide_columns(i32 noundef %0) #7
  br label %14

14:                                               ; preds = %5, %9, %12, %1
  %15 = phi i32 [ 0, %1 ], [ %8, %5 ], [ %13, %12 ], [ -1, %9 ]
  ret i32 %15
}

; Function Attrs: optsize
declare dso_local i32 @__sv_wide_columns(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @wcswidth(i32* nocapture noundef readonly %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %18, label %4

4:                                                ; preds = %2, %14
  %5 = phi i64 [ %8, %14 ], [ %1, %2 ]
  %6 = phi i32 [ %15, %14 ], [ 0, %2 ]
  %7 = phi i32* [ %16, %14 ], [ %0, %2 ]
  %8 = add i64 %5, -1
  %9 = load i32, i32* %7, align 4, !tbaa !2
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %18, label %11

11:                                               ; preds = %4
  %12 = tail call i32 @wcwidth(i32 noundef %9) #8
  %13 = icmp slt i32 %12, 0
  br i1 %13, label %18, label %14

14:                                               ; preds = %11
  %15 = add nsw i32 %12, %6
  %16 = getelementptr inbounds i32, i32* %7, i64 1
  %17 = icmp eq i64 %8, 0
  br i1 %17, label %18, label %4, !llvm.loop !11

18:                                               ; preds = %11, %14, %4, %2
  %19 = phi i32 [ 0, %2 ], [ %6, %4 ], [ %15, %14 ], [ -1, %11 ]
  ret i32 %19
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i64 @wcslen(i32* nocapture noundef readonly %0) local_unnamed_addr #2 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i64 [ 0, %1 ], [ %7, %2 ]
  %4 = getelementptr inbounds i32, i32* %0, i64 %3
  %5 = load i32, i32* %4, align 4, !tbaa !2
  %6 = icmp eq i32 %5, 0
  %7 = add i64 %3, 1
  br i1 %6, label %8, label %2, !llvm.loop !12

8:                                                ; preds = %2
  ret i64 %3
}

; Function Attrs: nofree norecurse nosync nounwind optsize
define dso_local i32* @wcscpy(i32* noundef returned writeonly %0, i32* nocapture noundef readonly %1) local_unnamed_addr #3 {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i64 [ 0, %2 ], [ %9, %3 ]
  %5 = getelementptr inbounds i32, i32* %1, i64 %4
  %6 = load i32, i32* %5, align 4, !tbaa !2
  %7 = getelementptr inbounds i32, i32* %0, i64 %4
  store i32 %6, i32* %7, align 4, !tbaa !2
  %8 = icmp eq i32 %6, 0
  %9 = add i64 %4, 1
  br i1 %8, label %10, label %3, !llvm.loop !13

10:                                               ; preds = %3
  ret i32* %0
}

; Function Attrs: nofree norecurse nosync nounwind optsize
define dso_local i32* @wcsncpy(i32* noundef returned writeonly %0, i32* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #3 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %14, label %5

5:                                                ; preds = %3, %10
  %6 = phi i64 [ %12, %10 ], [ 0, %3 ]
  %7 = getelementptr inbounds i32, i32* %1, i64 %6
  %8 = load i32, i32* %7, align 4, !tbaa !2
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %14, label %10

10:                                               ; preds = %5
  %11 = getelementptr inbounds i32, i32* %0, i64 %6
  store i32 %8, i32* %11, align 4, !tbaa !2
  %12 = add nuw i64 %6, 1
  %13 = icmp eq i64 %12, %2
  br i1 %13, label %22, label %5, !llvm.loop !14

14:                                               ; preds = %5, %3
  %15 = phi i64 [ 0, %3 ], [ %6, %5 ]
  %16 = icmp ult i64 %15, %2
  br i1 %16, label %17, label %22

17:                                               ; preds = %14, %17
  %18 = phi i64 [ %20, %17 ], [ %15, %14 ]
  %19 = getelementptr inbounds i32, i32* %0, i64 %18
  store i32 0, i32* %19, align 4, !tbaa !2
  %20 = add nuw i64 %18, 1
  %21 = icmp eq i64 %20, %2
  br i1 %21, label %22, label %17, !llvm.loop !15

22:                                               ; preds = %10, %17, %14
  ret i32* %0
}

; Function Attrs: nofree norecurse nosync nounwind optsize
define dso_local i32* @wcscat(i32* noundef returned %0, i32* nocapture noundef readonly %1) local_unnamed_addr #3 {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i64 [ 0, %2 ], [ %8, %3 ]
  %5 = getelementptr inbounds i32, i32* %0, i64 %4
  %6 = load i32, i32* %5, align 4, !tbaa !2
  %7 = icmp eq i32 %6, 0
  %8 = add i64 %4, 1
  br i1 %7, label %9, label %3, !llvm.loop !12

9:                                                ; preds = %3
  %10 = getelementptr inbounds i32, i32* %0, i64 %4
  br label %11

11:                                               ; preds = %9, %11
  %12 = phi i64 [ %17, %11 ], [ 0, %9 ]
  %13 = getelementptr inbounds i32, i32* %1, i64 %12
  %14 = load i32, i32* %13, align 4, !tbaa !2
  %15 = getelementptr inbounds i32, i32* %10, i64 %12
  store i32 %14, i32* %15, align 4, !tbaa !2
  %16 = icmp eq i32 %14, 0
  %17 = add i64 %12, 1
  br i1 %16, label %18, label %11, !llvm.loop !13

18:                                               ; preds = %11
  ret i32* %0
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i32 @wcsncmp(i32* nocapture noundef readonly %0, i32* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #2 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %22, label %5

5:                                                ; preds = %3, %15
  %6 = phi i64 [ %19, %15 ], [ %2, %3 ]
  %7 = phi i32* [ %18, %15 ], [ %1, %3 ]
  %8 = phi i32* [ %17, %15 ], [ %0, %3 ]
  %9 = load i32, i32* %8, align 4, !tbaa !2
  %10 = load i32, i32* %7, align 4, !tbaa !2
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
  br i1 %21, label %22, label %5, !llvm.loop !16

22:                                               ; preds = %15, %3, %12
  %23 = phi i32 [ %14, %12 ], [ 0, %3 ], [ 0, %15 ]
  ret i32 %23
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i32 @wcscmp(i32* nocapture noundef readonly %0, i32* nocapture noundef readonly %1) local_unnamed_addr #2 {
  br label %3

3:                                                ; preds = %13, %2
  %4 = phi i64 [ %17, %13 ], [ -1, %2 ]
  %5 = phi i32* [ %16, %13 ], [ %1, %2 ]
  %6 = phi i32* [ %15, %13 ], [ %0, %2 ]
  %7 = load i32, i32* %6, align 4, !tbaa !2
  %8 = load i32, i32* %5, align 4, !tbaa !2
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
  br i1 %19, label %20, label %3, !llvm.loop !16

20:                                               ; preds = %13, %10
  %21 = phi i32 [ %12, %10 ], [ 0, %13 ]
  ret i32 %21
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i32 @wcscoll(i32* nocapture noundef readonly %0, i32* nocapture noundef readonly %1) local_unnamed_addr #2 {
  br label %3

3:                                                ; preds = %13, %2
  %4 = phi i64 [ %17, %13 ], [ -1, %2 ]
  %5 = phi i32* [ %16, %13 ], [ %1, %2 ]
  %6 = phi i32* [ %15, %13 ], [ %0, %2 ]
  %7 = load i32, i32* %6, align 4, !tbaa !2
  %8 = load i32, i32* %5, align 4, !tbaa !2
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
  br i1 %19, label %20, label %3, !llvm.loop !16

20:                                               ; preds = %13, %10
  %21 = phi i32 [ %12, %10 ], [ 0, %13 ]
  ret i32 %21
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i32* @wcschr(i32* noundef readonly %0, i32 noundef %1) local_unnamed_addr #2 {
  %3 = load i32, i32* %0, align 4, !tbaa !2
  %4 = icmp eq i32 %3, %1
  br i1 %4, label %13, label %5

5:                                                ; preds = %2, %9
  %6 = phi i32 [ %11, %9 ], [ %3, %2 ]
  %7 = phi i32* [ %10, %9 ], [ %0, %2 ]
  %8 = icmp eq i32 %6, 0
  br i1 %8, label %13, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds i32, i32* %7, i64 1
  %11 = load i32, i32* %10, align 4, !tbaa !2
  %12 = icmp eq i32 %11, %1
  br i1 %12, label %13, label %5, !llvm.loop !17

13:                                               ; preds = %9, %5, %2
  %14 = phi i32* [ %0, %2 ], [ null, %5 ], [ %10, %9 ]
  ret i32* %14
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i32* @wcsrchr(i32* noundef readonly %0, i32 noundef %1) local_unnamed_addr #2 {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i32* [ %0, %2 ], [ %10, %3 ]
  %5 = phi i32* [ null, %2 ], [ %8, %3 ]
  %6 = load i32, i32* %4, align 4, !tbaa !2
  %7 = icmp eq i32 %6, %1
  %8 = select i1 %7, i32* %4, i32* %5
  %9 = icmp eq i32 %6, 0
  %10 = getelementptr inbounds i32, i32* %4, i64 1
  br i1 %9, label %11, label %3, !llvm.loop !18

11:                                               ; preds = %3
  ret i32* %8
}

; Function Attrs: nounwind optsize
define dso_local i32* @wcsdup(i32* nocapture noundef readonly %0) local_unnamed_addr #0 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i64 [ 0, %1 ], [ %7, %2 ]
  %4 = getelementptr inbounds i32, i32* %0, i64 %3
  %5 = load i32, i32* %4, align 4, !tbaa !2
  %6 = icmp eq i32 %5, 0
  %7 = add i64 %3, 1
  br i1 %6, label %8, label %2, !llvm.loop !12

8:                                                ; preds = %2
  %9 = shl i64 %3, 2
  %10 = add i64 %9, 4
  %11 = tail call i8* @malloc(i64 noundef %10) #7
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
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local i32* @wmemcpy(i32* noundef returned writeonly %0, i32* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #5 {
  %4 = bitcast i32* %0 to i8*
  %5 = bitcast i32* %1 to i8*
  %6 = shl i64 %2, 2
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %4, i8* align 4 %5, i64 %6, i1 false)
  ret i32* %0
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local i32* @wmemmove(i32* noundef returned writeonly %0, i32* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #5 {
  %4 = bitcast i32* %0 to i8*
  %5 = bitcast i32* %1 to i8*
  %6 = shl i64 %2, 2
  tail call void @llvm.memmove.p0i8.p0i8.i64(i8* align 4 %4, i8* align 4 %5, i64 %6, i1 false)
  ret i32* %0
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memmove.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1 immarg) #4

; Function Attrs: nofree norecurse nosync nounwind optsize writeonly
define dso_local i32* @wmemset(i32* noundef returned writeonly %0, i32 noundef %1, i64 noundef %2) local_unnamed_addr #6 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %6, %3
  ret i32* %0

6:                                                ; preds = %3, %6
  %7 = phi i64 [ %9, %6 ], [ 0, %3 ]
  %8 = getelementptr inbounds i32, i32* %0, i64 %7
  store i32 %1, i32* %8, align 4, !tbaa !2
  %9 = add nuw i64 %7, 1
  %10 = icmp eq i64 %9, %2
  br i1 %10, label %5, label %6, !llvm.loop !19
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i32* @wmemchr(i32* noundef readonly %0, i32 noundef %1, i64 noundef %2) local_unnamed_addr #2 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %15, label %5

5:                                                ; preds = %3, %10
  %6 = phi i64 [ %11, %10 ], [ 0, %3 ]
  %7 = getelementptr inbounds i32, i32* %0, i64 %6
  %8 = load i32, i32* %7, align 4, !tbaa !2
  %9 = icmp eq i32 %8, %1
  br i1 %9, label %13, label %10

10:                                               ; preds = %5
  %11 = add nuw i64 %6, 1
  %12 = icmp eq i64 %11, %2
  br i1 %12, label %15, label %5, !llvm.loop !20

13:                                               ; preds = %5
  %14 = getelementptr inbounds i32, i32* %0, i64 %6
  br label %15

15:                                               ; preds = %10, %13, %3
  %16 = phi i32* [ null, %3 ], [ %14, %13 ], [ null, %10 ]
  ret i32* %16
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i32 @wmemcmp(i32* nocapture noundef readonly %0, i32* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #2 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %18, label %7

5:                                                ; preds = %7
  %6 = icmp eq i64 %14, %2
  br i1 %6, label %18, label %7, !llvm.loop !21

7:                                                ; preds = %3, %5
  %8 = phi i64 [ %14, %5 ], [ 0, %3 ]
  %9 = getelementptr inbounds i32, i32* %0, i64 %8
  %10 = load i32, i32* %9, align 4, !tbaa !2
  %11 = getelementptr inbounds i32, i32* %1, i64 %8
  %12 = load i32, i32* %11, align 4, !tbaa !2
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

; Function Attrs: optsize
declare dso_local i32 @__sv_wide_class(i32 noundef) local_unnamed_addr #1

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree norecurse nosync nounwind optsize readonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree norecurse nosync nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #5 = { mustprogress nofree nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree norecurse nosync nounwind optsize writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nobuiltin nounwind optsize "no-builtins" }
attributes #8 = { nobuiltin optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"int", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!7, !7, i64 0}
!7 = !{!"any pointer", !4, i64 0}
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !9, !10}
!12 = distinct !{!12, !9, !10}
!13 = distinct !{!13, !9, !10}
!14 = distinct !{!14, !9, !10}
!15 = distinct !{!15, !9, !10}
!16 = distinct !{!16, !9, !10}
!17 = distinct !{!17, !10}
!18 = distinct !{!18, !10}
!19 = distinct !{!19, !9, !10}
!20 = distinct !{!20, !9, !10}
!21 = distinct !{!21, !9, !10}
