; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/locale.c
; ModuleID = 'runtime/c/locale.c'
source_filename = "runtime/c/locale.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.lconv = type { [10 x i8*], [14 x i8] }
%struct.tm = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i8* }

@.str = private unnamed_addr constant [2 x i8] c"C\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"POSIX\00", align 1
@localeconv.c = internal global %struct.lconv { [10 x i8*] [i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i32 0, i32 0), i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.3, i32 0, i32 0), i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.3, i32 0, i32 0), i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.3, i32 0, i32 0), i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.3, i32 0, i32 0), i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.3, i32 0, i32 0), i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.3, i32 0, i32 0), i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.3, i32 0, i32 0), i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.3, i32 0, i32 0), i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.3, i32 0, i32 0)], [14 x i8] c"\7F\7F\7F\7F\7F\7F\7F\7F\7F\7F\7F\7F\7F\7F" }, align 8
@.str.2 = private unnamed_addr constant [2 x i8] c".\00", align 1
@.str.3 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@nl_langinfo.days = internal unnamed_addr constant [14 x i8*] [i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.4, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.5, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.6, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.7, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.8, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.9, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.10, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.11, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.12, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.13, i32 0, i32 0), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.14, i32 0, i32 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.15, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.16, i32 0, i32 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.17, i32 0, i32 0)], align 16
@.str.4 = private unnamed_addr constant [4 x i8] c"Sun\00", align 1
@.str.5 = private unnamed_addr constant [4 x i8] c"Mon\00", align 1
@.str.6 = private unnamed_addr constant [4 x i8] c"Tue\00", align 1
@.str.7 = private unnamed_addr constant [4 x i8] c"Wed\00", align 1
@.str.8 = private unnamed_addr constant [4 x i8] c"Thu\00", align 1
@.str.9 = private unnamed_addr constant [4 x i8] c"Fri\00", align 1
@.str.10 = private unnamed_addr constant [4 x i8] c"Sat\00", align 1
@.str.11 = private unnamed_addr constant [7 x i8] c"Sunday\00", align 1
@.str.12 = private unnamed_addr constant [7 x i8] c"Monday\00", align 1
@.str.13 = private unnamed_addr constant [8 x i8] c"Tuesday\00", align 1
@.str.14 = private unnamed_addr constant [10 x i8] c"Wednesday\00", align 1
@.str.15 = private unnamed_addr constant [9 x i8] c"Thursday\00", align 1
@.str.16 = private unnamed_addr constant [7 x i8] c"Friday\00", align 1
@.str.17 = private unnamed_addr constant [9 x i8] c"Saturday\00", align 1
@nl_langinfo.months = internal unnamed_addr constant [24 x i8*] [i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.18, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.19, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.20, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.21, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.22, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.23, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.24, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.25, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.26, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.27, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.28, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.29, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.30, i32 0, i32 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.31, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.32, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.33, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.22, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.34, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.35, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.36, i32 0, i32 0), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.37, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.38, i32 0, i32 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.39, i32 0, i32 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.40, i32 0, i32 0)], align 16
@.str.18 = private unnamed_addr constant [4 x i8] c"Jan\00", align 1
@.str.19 = private unnamed_addr constant [4 x i8] c"Feb\00", align 1
@.str.20 = private unnamed_addr constant [4 x i8] c"Mar\00", align 1
@.str.21 = private unnamed_addr constant [4 x i8] c"Apr\00", align 1
@.str.22 = private unnamed_addr constant [4 x i8] c"May\00", align 1
@.str.23 = private unnamed_addr constant [4 x i8] c"Jun\00", align 1
@.str.24 = private unnamed_addr constant [4 x i8] c"Jul\00", align 1
@.str.25 = private unnamed_addr constant [4 x i8] c"Aug\00", align 1
@.str.26 = private unnamed_addr constant [4 x i8] c"Sep\00", align 1
@.str.27 = private unnamed_addr constant [4 x i8] c"Oct\00", align 1
@.str.28 = private unnamed_addr constant [4 x i8] c"Nov\00", align 1
@.str.29 = private unnamed_addr constant [4 x i8] c"Dec\00", align 1
@.str.30 = private unnamed_addr constant [8 x i8] c"January\00", align 1
@.str.31 = private unnamed_addr constant [9 x i8] c"February\00", align 1
@.str.32 = private unnamed_addr constant [6 x i8] c"March\00", align 1
@.str.33 = private unnamed_addr constant [6 x i8] c"April\00", align 1
@.str.34 = private unnamed_addr constant [5 x i8] c"June\00", align 1
@.str.35 = private unnamed_addr constant [5 x i8] c"July\00", align 1
@.str.36 = private unnamed_addr constant [7 x i8] c"August\00", align 1
@.str.37 = private unnamed_addr constant [10 x i8] c"September\00", align 1
@.str.38 = private unnamed_addr constant [8 x i8] c"October\00", align 1
@.str.39 = private unnamed_addr constant [9 x i8] c"November\00", align 1
@.str.40 = private unnamed_addr constant [9 x i8] c"December\00", align 1
@.str.41 = private unnamed_addr constant [15 x i8] c"ANSI_X3.4-1968\00", align 1
@.str.42 = private unnamed_addr constant [3 x i8] c"AM\00", align 1
@.str.43 = private unnamed_addr constant [3 x i8] c"PM\00", align 1
@.str.44 = private unnamed_addr constant [21 x i8] c"%a %b %e %H:%M:%S %Y\00", align 1
@.str.45 = private unnamed_addr constant [9 x i8] c"%m/%d/%y\00", align 1
@.str.46 = private unnamed_addr constant [9 x i8] c"%H:%M:%S\00", align 1
@.str.47 = private unnamed_addr constant [12 x i8] c"%I:%M:%S %p\00", align 1
@.str.48 = private unnamed_addr constant [6 x i8] c"^[yY]\00", align 1
@.str.49 = private unnamed_addr constant [6 x i8] c"^[nN]\00", align 1
@.str.50 = private unnamed_addr constant [9 x i8] c"messages\00", align 1
@the_locale = internal global i32 0, align 4
@uselocale.current = internal unnamed_addr global i8* inttoptr (i64 -1 to i8*), align 8

; Function Attrs: nounwind optsize
define dso_local i8* @setlocale(i32 noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = icmp ugt i32 %0, 12
  br i1 %3, label %16, label %4

4:                                                ; preds = %2
  %5 = icmp eq i8* %1, null
  br i1 %5, label %15, label %6

6:                                                ; preds = %4
  %7 = load i8, i8* %1, align 1, !tbaa !2
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %15, label %9

9:                                                ; preds = %6
  %10 = tail call i32 @strcmp(i8* noundef nonnull %1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #5
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %15, label %12

12:                                               ; preds = %9
  %13 = tail call i32 @strcmp(i8* noundef nonnull %1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i64 0, i64 0)) #5
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %16

15:                                               ; preds = %12, %9, %6, %4
  br label %16

16:                                               ; preds = %12, %2, %15
  %17 = phi i8* [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0), %15 ], [ null, %2 ], [ null, %12 ]
  ret i8* %17
}

; Function Attrs: optsize
declare dso_local i32 @strcmp(i8* noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local nonnull %struct.lconv* @localeconv() local_unnamed_addr #2 {
  ret %struct.lconv* @localeconv.c
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i8* @nl_langinfo(i32 noundef %0) local_unnamed_addr #2 {
  %2 = add i32 %0, -131072
  %3 = icmp ult i32 %2, 14
  br i1 %3, label %4, label %8

4:                                                ; preds = %1
  %5 = zext i32 %2 to i64
  %6 = getelementptr inbounds [14 x i8*], [14 x i8*]* @nl_langinfo.days, i64 0, i64 %5
  %7 = load i8*, i8** %6, align 8, !tbaa !5
  br label %26

8:                                                ; preds = %1
  %9 = add i32 %0, -131086
  %10 = icmp ult i32 %9, 24
  br i1 %10, label %11, label %15

11:                                               ; preds = %8
  %12 = zext i32 %9 to i64
  %13 = getelementptr inbounds [24 x i8*], [24 x i8*]* @nl_langinfo.months, i64 0, i64 %12
  %14 = load i8*, i8** %13, align 8, !tbaa !5
  br label %26

15:                                               ; preds = %8
  switch i32 %0, label %25 [
    i32 14, label %26
    i32 65536, label %16
    i32 131110, label %17
    i32 131111, label %18
    i32 131112, label %19
    i32 131113, label %20
    i32 131114, label %21
    i32 131115, label %22
    i32 327680, label %23
    i32 327681, label %24
  ]

16:                                               ; preds = %15
  br label %26

17:                                               ; preds = %15
  br label %26

18:                                               ; preds = %15
  br label %26

19:                                               ; preds = %15
  br label %26

20:                                               ; preds = %15
  br label %26

21:                                               ; preds = %15
  br label %26

22:                                               ; preds = %15
  br label %26

23:                                               ; preds = %15
  br label %26

24:                                               ; preds = %15
  br label %26

25:                                               ; preds = %15
  br label %26

26:                                               ; preds = %15, %25, %24, %23, %22, %21, %20, %19, %18, %17, %16, %11, %4
  %27 = phi i8* [ %7, %4 ], [ %14, %11 ], [ getelementptr inbounds ([1 x i8], [1 x i8]* @.str.3, i64 0, i64 0), %25 ], [ getelementptr inbounds ([6 x i8], [6 x i8]* @.str.49, i64 0, i64 0), %24 ], [ getelementptr inbounds ([6 x i8], [6 x i8]* @.str.48, i64 0, i64 0), %23 ], [ getelementptr inbounds ([12 x i8], [12 x i8]* @.str.47, i64 0, i64 0), %22 ], [ getelementptr inbounds ([9 x i8], [9 x i8]* @.str.46, i64 0, i64 0), %21 ], [ getelementptr inbounds ([9 x i8], [9 x i8]* @.str.45, i64 0, i64 0), %20 ], [ getelementptr inbounds ([21 x i8], [21 x i8]* @.str.44, i64 0, i64 0), %19 ], [ getelementptr inbounds ([3 x i8], [3 x i8]* @.str.43, i64 0, i64 0), %18 ], [ getelementptr inbounds ([3 x i8], [3 x i8]* @.str.42, i64 0, i64 0), %17 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0), %16 ], [ getelementptr inbounds ([15 x i8], [15 x i8]* @.str.41, i64 0, i64 0), %15 ]
  ret i8* %27
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i8* @gettext(i8* noundef readnone returned %0) local_unnamed_addr #2 {
  ret i8* %0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i8* @dgettext(i8* nocapture noundef readnone %0, i8* noundef readnone returned %1) local_unnamed_addr #2 {
  ret i8* %1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i8* @dcgettext(i8* nocapture readnone %0, i8* noundef readnone returned %1, i32 %2) local_unnamed_addr #2 {
  ret i8* %1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i8* @ngettext(i8* noundef readnone %0, i8* noundef readnone %1, i64 noundef %2) local_unnamed_addr #2 {
  %4 = icmp eq i64 %2, 1
  %5 = select i1 %4, i8* %0, i8* %1
  ret i8* %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i8* @textdomain(i8* noundef readnone %0) local_unnamed_addr #2 {
  %2 = icmp eq i8* %0, null
  %3 = select i1 %2, i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.50, i64 0, i64 0), i8* %0
  ret i8* %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i8* @bindtextdomain(i8* nocapture noundef readnone %0, i8* noundef readnone returned %1) local_unnamed_addr #2 {
  ret i8* %1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i8* @bind_textdomain_codeset(i8* nocapture noundef readnone %0, i8* noundef readnone returned %1) local_unnamed_addr #2 {
  ret i8* %1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i8* @dngettext(i8* nocapture noundef readnone %0, i8* noundef readnone %1, i8* noundef readnone %2, i64 noundef %3) local_unnamed_addr #2 {
  %5 = icmp eq i64 %3, 1
  %6 = select i1 %5, i8* %1, i8* %2
  ret i8* %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i8* @dcngettext(i8* nocapture noundef readnone %0, i8* noundef readnone %1, i8* noundef readnone %2, i64 noundef %3, i32 noundef %4) local_unnamed_addr #2 {
  %6 = icmp eq i64 %3, 1
  %7 = select i1 %6, i8* %1, i8* %2
  ret i8* %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i8* @__dcgettext(i8* nocapture noundef readnone %0, i8* noundef readnone returned %1, i32 noundef %2) local_unnamed_addr #2 {
  ret i8* %1
}

; Function Attrs: nounwind optsize
define dso_local nonnull i8* @catopen(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32* @__errno_location() #5
  store i32 2, i32* %3, align 4, !tbaa !7
  ret i8* inttoptr (i64 -1 to i8*)
}

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i8* @catgets(i8* nocapture noundef readnone %0, i32 noundef %1, i32 noundef %2, i8* noundef readnone returned %3) local_unnamed_addr #2 {
  ret i8* %3
}

; Function Attrs: nounwind optsize
define dso_local i32 @catclose(i8* nocapture noundef readnone %0) local_unnamed_addr #0 {
  %2 = tail call i32* @__errno_location() #5
  store i32 9, i32* %2, align 4, !tbaa !7
  ret i32 -1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i32 @rpmatch(i8* nocapture noundef readonly %0) local_unnamed_addr #3 {
  %2 = load i8, i8* %0, align 1, !tbaa !2
  %3 = or i8 %2, 32
  %4 = icmp eq i8 %3, 121
  %5 = icmp ne i8 %3, 110
  %6 = sext i1 %5 to i32
  %7 = select i1 %4, i32 1, i32 %6
  ret i32 %7
}

; Function Attrs: nounwind optsize
define dso_local i8* @newlocale(i32 noundef %0, i8* noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #0 {
  %4 = icmp eq i8* %1, null
  br i1 %4, label %14, label %5

5:                                                ; preds = %3
  %6 = load i8, i8* %1, align 1, !tbaa !2
  %7 = icmp eq i8 %6, 0
  br i1 %7, label %17, label %8

8:                                                ; preds = %5
  %9 = tail call i32 @strcmp(i8* noundef nonnull %1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #5
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %17, label %11

11:                                               ; preds = %8
  %12 = tail call i32 @strcmp(i8* noundef nonnull %1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i64 0, i64 0)) #5
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %17, label %14

14:                                               ; preds = %11, %3
  %15 = phi i32 [ 22, %3 ], [ 2, %11 ]
  %16 = tail call i32* @__errno_location() #5
  store i32 %15, i32* %16, align 4, !tbaa !7
  br label %17

17:                                               ; preds = %14, %5, %8, %11
  %18 = phi i8* [ bitcast (i32* @the_locale to i8*), %11 ], [ bitcast (i32* @the_locale to i8*), %8 ], [ bitcast (i32* @the_locale to i8*), %5 ], [ null, %14 ]
  ret i8* %18
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i8* @uselocale(i8* noundef %0) local_unnamed_addr #4 {
  %2 = load i8*, i8** @uselocale.current, align 8, !tbaa !5
  %3 = icmp eq i8* %0, null
  br i1 %3, label %5, label %4

4:                                                ; preds = %1
  store i8* %0, i8** @uselocale.current, align 8, !tbaa !5
  br label %5

5:                                                ; preds = %4, %1
  ret i8* %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i8* @duplocale(i8* nocapture noundef readnone %0) local_unnamed_addr #2 {
  ret i8* bitcast (i32* @the_locale to i8*)
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @freelocale(i8* nocapture noundef %0) local_unnamed_addr #2 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i8* @nl_langinfo_l(i32 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #2 {
  %3 = tail call i8* @nl_langinfo(i32 noundef %0) #6
  ret i8* %3
}

; Function Attrs: nounwind optsize
define dso_local double @strtod_l(i8* noundef %0, i8** noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #0 {
  %4 = tail call double @strtod(i8* noundef %0, i8** noundef %1) #5
  ret double %4
}

; Function Attrs: optsize
declare dso_local double @strtod(i8* noundef, i8** noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local float @strtof_l(i8* noundef %0, i8** noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #0 {
  %4 = tail call float @strtof(i8* noundef %0, i8** noundef %1) #5
  ret float %4
}

; Function Attrs: optsize
declare dso_local float @strtof(i8* noundef, i8** noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @strtold_l(i8* noundef %0, i8** noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #0 {
  %4 = tail call x86_fp80 @strtold(i8* noundef %0, i8** noundef %1) #5
  ret x86_fp80 %4
}

; Function Attrs: optsize
declare dso_local x86_fp80 @strtold(i8* noundef, i8** noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i8* @strerror_l(i32 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  %3 = tail call i8* @strerror(i32 noundef %0) #5
  ret i8* %3
}

; Function Attrs: optsize
declare dso_local i8* @strerror(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @strcoll_l(i8* noundef %0, i8* noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #0 {
  %4 = tail call i32 @strcmp(i8* noundef %0, i8* noundef %1) #5
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i64 @strftime_l(i8* noundef %0, i64 noundef %1, i8* noundef %2, %struct.tm* noundef %3, i8* nocapture noundef readnone %4) local_unnamed_addr #0 {
  %6 = tail call i64 @strftime(i8* noundef %0, i64 noundef %1, i8* noundef %2, %struct.tm* noundef %3) #5
  ret i64 %6
}

; Function Attrs: optsize
declare dso_local i64 @strftime(i8* noundef, i64 noundef, i8* noundef, %struct.tm* noundef) local_unnamed_addr #1

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind optsize readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nobuiltin nounwind optsize "no-builtins" }
attributes #6 = { nobuiltin optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"omnipotent char", !4, i64 0}
!4 = !{!"Simple C/C++ TBAA"}
!5 = !{!6, !6, i64 0}
!6 = !{!"any pointer", !3, i64 0}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !3, i64 0}
