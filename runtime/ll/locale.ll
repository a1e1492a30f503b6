; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/locale.c
; ModuleID = 'runtime/c/locale.c'
source_filename = "runtime/c/locale.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.lconv = type { [10 x i8*], [14 x i8] }
%struct.anon = type { [13 x i8*], i16*, i32*, i32*, [13 x i8*] }

@chosen = internal unnamed_addr global [13 x i8*] zeroinitializer, align 16
@global_utf8 = internal unnamed_addr global i32 0, align 4
@has_own = internal unnamed_addr global i32 0, align 4
@__sv_utf8 = dso_local local_unnamed_addr global i32 0, align 4
@localeconv.c = internal global %struct.lconv { [10 x i8*] [i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i32 0, i32 0), i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.1, i32 0, i32 0), i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.1, i32 0, i32 0), i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.1, i32 0, i32 0), i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.1, i32 0, i32 0), i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.1, i32 0, i32 0), i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.1, i32 0, i32 0), i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.1, i32 0, i32 0), i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.1, i32 0, i32 0), i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.1, i32 0, i32 0)], [14 x i8] c"\7F\7F\7F\7F\7F\7F\7F\7F\7F\7F\7F\7F\7F\7F" }, align 8
@.str = private unnamed_addr constant [2 x i8] c".\00", align 1
@.str.1 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@nl_langinfo.days = internal unnamed_addr constant [14 x i8*] [i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.2, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.3, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.4, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.5, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.6, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.7, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.8, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.9, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.10, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.11, i32 0, i32 0), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.12, i32 0, i32 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.13, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.14, i32 0, i32 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.15, i32 0, i32 0)], align 16
@.str.2 = private unnamed_addr constant [4 x i8] c"Sun\00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"Mon\00", align 1
@.str.4 = private unnamed_addr constant [4 x i8] c"Tue\00", align 1
@.str.5 = private unnamed_addr constant [4 x i8] c"Wed\00", align 1
@.str.6 = private unnamed_addr constant [4 x i8] c"Thu\00", align 1
@.str.7 = private unnamed_addr constant [4 x i8] c"Fri\00", align 1
@.str.8 = private unnamed_addr constant [4 x i8] c"Sat\00", align 1
@.str.9 = private unnamed_addr constant [7 x i8] c"Sunday\00", align 1
@.str.10 = private unnamed_addr constant [7 x i8] c"Monday\00", align 1
@.str.11 = private unnamed_addr constant [8 x i8] c"Tuesday\00", align 1
@.str.12 = private unnamed_addr constant [10 x i8] c"Wednesday\00", align 1
@.str.13 = private unnamed_addr constant [9 x i8] c"Thursday\00", align 1
@.str.14 = private unnamed_addr constant [7 x i8] c"Friday\00", align 1
@.str.15 = private unnamed_addr constant [9 x i8] c"Saturday\00", align 1
@nl_langinfo.months = internal unnamed_addr constant [24 x i8*] [i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.16, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.17, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.18, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.19, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.20, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.21, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.22, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.23, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.24, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.25, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.26, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.27, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.28, i32 0, i32 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.29, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.30, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.31, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.20, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.32, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.33, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.34, i32 0, i32 0), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.35, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.36, i32 0, i32 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.37, i32 0, i32 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.38, i32 0, i32 0)], align 16
@.str.16 = private unnamed_addr constant [4 x i8] c"Jan\00", align 1
@.str.17 = private unnamed_addr constant [4 x i8] c"Feb\00", align 1
@.str.18 = private unnamed_addr constant [4 x i8] c"Mar\00", align 1
@.str.19 = private unnamed_addr constant [4 x i8] c"Apr\00", align 1
@.str.20 = private unnamed_addr constant [4 x i8] c"May\00", align 1
@.str.21 = private unnamed_addr constant [4 x i8] c"Jun\00", align 1
@.str.22 = private unnamed_addr constant [4 x i8] c"Jul\00", align 1
@.str.23 = private unnamed_addr constant [4 x i8] c"Aug\00", align 1
@.str.24 = private unnamed_addr constant [4 x i8] c"Sep\00", align 1
@.str.25 = private unnamed_addr constant [4 x i8] c"Oct\00", align 1
@.str.26 = private unnamed_addr constant [4 x i8] c"Nov\00", align 1
@.str.27 = private unnamed_addr constant [4 x i8] c"Dec\00", align 1
@.str.28 = private unnamed_addr constant [8 x i8] c"January\00", align 1
@.str.29 = private unnamed_addr constant [9 x i8] c"February\00", align 1
@.str.30 = private unnamed_addr constant [6 x i8] c"March\00", align 1
@.str.31 = private unnamed_addr constant [6 x i8] c"April\00", align 1
@.str.32 = private unnamed_addr constant [5 x i8] c"June\00", align 1
@.str.33 = private unnamed_addr constant [5 x i8] c"July\00", align 1
@.str.34 = private unnamed_addr constant [7 x i8] c"August\00", align 1
@.str.35 = private unnamed_addr constant [10 x i8] c"September\00", align 1
@.str.36 = private unnamed_addr constant [8 x i8] c"October\00", align 1
@.str.37 = private unnamed_addr constant [9 x i8] c"November\00", align 1
@.str.38 = private unnamed_addr constant [9 x i8] c"December\00", align 1
@.str.39 = private unnamed_addr constant [6 x i8] c"UTF-8\00", align 1
@.str.40 = private unnamed_addr constant [15 x i8] c"ANSI_X3.4-1968\00", align 1
@.str.41 = private unnamed_addr constant [3 x i8] c"AM\00", align 1
@.str.42 = private unnamed_addr constant [3 x i8] c"PM\00", align 1
@.str.43 = private unnamed_addr constant [21 x i8] c"%a %b %e %H:%M:%S %Y\00", align 1
@.str.44 = private unnamed_addr constant [9 x i8] c"%m/%d/%y\00", align 1
@.str.45 = private unnamed_addr constant [9 x i8] c"%H:%M:%S\00", align 1
@.str.46 = private unnamed_addr constant [12 x i8] c"%I:%M:%S %p\00", align 1
@.str.47 = private unnamed_addr constant [2 x i8] c"-\00", align 1
@.str.48 = private unnamed_addr constant [6 x i8] c"^[yY]\00", align 1
@.str.49 = private unnamed_addr constant [6 x i8] c"^[nN]\00", align 1
@objects = internal constant [2 x %struct.anon] [%struct.anon { [13 x i8*] zeroinitializer, i16* bitcast (i8* getelementptr (i8, i8* bitcast ([384 x i16]* @__sv_classes to i8*), i64 256) to i16*), i32* bitcast (i8* getelementptr (i8, i8* bitcast ([384 x i32]* @__sv_lower_table to i8*), i64 512) to i32*), i32* bitcast (i8* getelementptr (i8, i8* bitcast ([384 x i32]* @__sv_upper_table to i8*), i64 512) to i32*), [13 x i8*] [i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.52, i32 0, i32 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.52, i32 0, i32 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.52, i32 0, i32 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.52, i32 0, i32 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.52, i32 0, i32 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.52, i32 0, i32 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.52, i32 0, i32 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.52, i32 0, i32 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.52, i32 0, i32 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.52, i32 0, i32 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.52, i32 0, i32 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.52, i32 0, i32 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.52, i32 0, i32 0)] }, %struct.anon { [13 x i8*] zeroinitializer, i16* bitcast (i8* getelementptr (i8, i8* bitcast ([384 x i16]* @__sv_classes to i8*), i64 256) to i16*), i32* bitcast (i8* getelementptr (i8, i8* bitcast ([384 x i32]* @__sv_lower_table to i8*), i64 512) to i32*), i32* bitcast (i8* getelementptr (i8, i8* bitcast ([384 x i32]* @__sv_upper_table to i8*), i64 512) to i32*), [13 x i8*] [i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.70, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.70, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.70, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.70, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.70, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.70, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.70, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.70, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.70, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.70, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.70, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.70, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.70, i32 0, i32 0)] }], align 16
@uselocale.current = internal unnamed_addr global i8* inttoptr (i64 -1 to i8*), align 8
@.str.50 = private unnamed_addr constant [7 x i8] c"LC_ALL\00", align 1
@categories = internal unnamed_addr constant [13 x i8*] [i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.53, i32 0, i32 0), i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.54, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.55, i32 0, i32 0), i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.56, i32 0, i32 0), i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.57, i32 0, i32 0), i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.58, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.50, i32 0, i32 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.59, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.60, i32 0, i32 0), i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.61, i32 0, i32 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.62, i32 0, i32 0), i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.63, i32 0, i32 0), i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.64, i32 0, i32 0)], align 16
@.str.51 = private unnamed_addr constant [5 x i8] c"LANG\00", align 1
@.str.52 = private unnamed_addr constant [2 x i8] c"C\00", align 1
@.str.53 = private unnamed_addr constant [9 x i8] c"LC_CTYPE\00", align 1
@.str.54 = private unnamed_addr constant [11 x i8] c"LC_NUMERIC\00", align 1
@.str.55 = private unnamed_addr constant [8 x i8] c"LC_TIME\00", align 1
@.str.56 = private unnamed_addr constant [11 x i8] c"LC_COLLATE\00", align 1
@.str.57 = private unnamed_addr constant [12 x i8] c"LC_MONETARY\00", align 1
@.str.58 = private unnamed_addr constant [12 x i8] c"LC_MESSAGES\00", align 1
@.str.59 = private unnamed_addr constant [9 x i8] c"LC_PAPER\00", align 1
@.str.60 = private unnamed_addr constant [8 x i8] c"LC_NAME\00", align 1
@.str.61 = private unnamed_addr constant [11 x i8] c"LC_ADDRESS\00", align 1
@.str.62 = private unnamed_addr constant [13 x i8] c"LC_TELEPHONE\00", align 1
@.str.63 = private unnamed_addr constant [15 x i8] c"LC_MEASUREMENT\00", align 1
@.str.64 = private unnamed_addr constant [18 x i8] c"LC_IDENTIFICATION\00", align 1
@.str.65 = private unnamed_addr constant [2 x i8] c";\00", align 1
@.str.66 = private unnamed_addr constant [6 x i8] c"POSIX\00", align 1
@.str.67 = private unnamed_addr constant [3 x i8] c"C.\00", align 1
@.str.68 = private unnamed_addr constant [5 x i8] c"utf8\00", align 1
@all_names.text = internal global [600 x i8] zeroinitializer, align 16
@.str.69 = private unnamed_addr constant [2 x i8] c"=\00", align 1
@__sv_classes = external dso_local constant [384 x i16], align 16
@__sv_lower_table = external dso_local constant [384 x i32], align 16
@__sv_upper_table = external dso_local constant [384 x i32], align 16
@.str.70 = private unnamed_addr constant [8 x i8] c"C.UTF-8\00", align 1

; Function Attrs: nounwind optsize
define dso_local i8* @setlocale(i32 noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = alloca [13 x i8*], align 16
  %4 = alloca [13 x i64], align 16
  %5 = icmp ugt i32 %0, 12
  br i1 %5, label %6, label %8

6:                                                ; preds = %2
  %7 = tail call i32* @__errno_location() #7
  store i32 22, i32* %7, align 4, !tbaa !2
  br label %158

8:                                                ; preds = %2
  %9 = icmp eq i8* %1, null
  br i1 %9, label %102, label %10

10:                                               ; preds = %8
  %11 = bitcast [13 x i8*]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 104, i8* nonnull %11) #8
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(104) %11, i8 0, i64 104, i1 false)
  %12 = bitcast [13 x i64]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 104, i8* nonnull %12) #8
  %13 = icmp eq i32 %0, 6
  %14 = zext i32 %0 to i64
  br label %15

15:                                               ; preds = %10, %71
  %16 = phi i64 [ 0, %10 ], [ %72, %71 ]
  %17 = phi i1 [ true, %10 ], [ %73, %71 ]
  %18 = icmp eq i64 %16, 6
  br i1 %18, label %71, label %19

19:                                               ; preds = %15
  %20 = icmp eq i64 %16, %14
  %21 = select i1 %13, i1 true, i1 %20
  br i1 %21, label %22, label %71

22:                                               ; preds = %19
  %23 = load i8, i8* %1, align 1, !tbaa !6
  %24 = icmp eq i8 %23, 0
  br i1 %24, label %25, label %28

25:                                               ; preds = %22
  %26 = trunc i64 %16 to i32
  %27 = tail call fastcc i8* @from_environment(i32 noundef %26) #9
  br label %28

28:                                               ; preds = %22, %25
  %29 = phi i8* [ %27, %25 ], [ %1, %22 ]
  %30 = getelementptr inbounds [13 x i8*], [13 x i8*]* %3, i64 0, i64 %16
  store i8* %29, i8** %30, align 8, !tbaa !7
  %31 = tail call i64 @strlen(i8* noundef %29) #7
  %32 = getelementptr inbounds [13 x i64], [13 x i64]* %4, i64 0, i64 %16
  store i64 %31, i64* %32, align 8, !tbaa !9
  %33 = load i8, i8* %1, align 1, !tbaa !6
  %34 = icmp ne i8 %33, 0
  %35 = and i1 %13, %34
  br i1 %35, label %36, label %64

36:                                               ; preds = %28
  %37 = tail call i8* @strchr(i8* noundef nonnull %1, i32 noundef 59) #7
  %38 = icmp eq i8* %37, null
  br i1 %38, label %64, label %39

39:                                               ; preds = %36
  %40 = getelementptr inbounds [13 x i8*], [13 x i8*]* @categories, i64 0, i64 %16
  %41 = load i8*, i8** %40, align 8, !tbaa !7
  %42 = tail call i64 @strlen(i8* noundef %41) #7
  br label %43

43:                                               ; preds = %39, %55
  %44 = phi i8* [ %59, %55 ], [ %1, %39 ]
  %45 = tail call i32 @strncmp(i8* noundef nonnull %44, i8* noundef %41, i64 noundef %42) #7
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %55

47:                                               ; preds = %43
  %48 = getelementptr inbounds i8, i8* %44, i64 %42
  %49 = load i8, i8* %48, align 1, !tbaa !6
  %50 = icmp eq i8 %49, 61
  br i1 %50, label %51, label %55

51:                                               ; preds = %47
  %52 = getelementptr inbounds i8, i8* %44, i64 1
  %53 = getelementptr inbounds i8, i8* %52, i64 %42
  %54 = tail call i64 @strcspn(i8* noundef nonnull %53, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.65, i64 0, i64 0)) #7
  store i64 %54, i64* %32, align 8, !tbaa !9
  br label %61

55:                                               ; preds = %47, %43
  %56 = tail call i8* @strchr(i8* noundef nonnull %44, i32 noundef 59) #7
  %57 = icmp ne i8* %56, null
  %58 = zext i1 %57 to i64
  %59 = getelementptr inbounds i8, i8* %56, i64 %58
  %60 = icmp eq i8* %56, null
  br i1 %60, label %61, label %43, !llvm.loop !11

61:                                               ; preds = %55, %51
  %62 = phi i64 [ %54, %51 ], [ %31, %55 ]
  %63 = phi i8* [ %53, %51 ], [ null, %55 ]
  store i8* %63, i8** %30, align 8, !tbaa !7
  br label %64

64:                                               ; preds = %36, %28, %61
  %65 = phi i64 [ %62, %61 ], [ %31, %28 ], [ %31, %36 ]
  %66 = phi i8* [ %63, %61 ], [ %29, %28 ], [ %29, %36 ]
  %67 = icmp eq i8* %66, null
  br i1 %67, label %100, label %68

68:                                               ; preds = %64
  %69 = tail call fastcc i32 @kind_of(i8* noundef nonnull %66, i64 noundef %65) #9
  %70 = icmp slt i32 %69, 0
  br i1 %70, label %100, label %71

71:                                               ; preds = %19, %68, %15
  %72 = add nuw nsw i64 %16, 1
  %73 = icmp ult i64 %16, 12
  %74 = icmp eq i64 %72, 13
  br i1 %74, label %81, label %15, !llvm.loop !14

75:                                               ; preds = %96
  %76 = load i8*, i8** getelementptr inbounds ([13 x i8*], [13 x i8*]* @chosen, i64 0, i64 0), align 16, !tbaa !7
  %77 = icmp ne i8* %76, null
  %78 = zext i1 %77 to i32
  store i32 %78, i32* @global_utf8, align 4, !tbaa !2
  %79 = load i32, i32* @has_own, align 4, !tbaa !2
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %99, label %100

81:                                               ; preds = %71, %96
  %82 = phi i64 [ %97, %96 ], [ 0, %71 ]
  %83 = getelementptr inbounds [13 x i8*], [13 x i8*]* %3, i64 0, i64 %82
  %84 = load i8*, i8** %83, align 8, !tbaa !7
  %85 = icmp eq i8* %84, null
  br i1 %85, label %96, label %86

86:                                               ; preds = %81
  %87 = getelementptr inbounds [13 x i64], [13 x i64]* %4, i64 0, i64 %82
  %88 = load i64, i64* %87, align 8, !tbaa !9
  %89 = tail call fastcc i32 @kind_of(i8* noundef nonnull %84, i64 noundef %88) #9
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %93, label %91

91:                                               ; preds = %86
  %92 = tail call i8* @__sv_keep_text(i8* noundef nonnull %84, i64 noundef %88) #7
  br label %93

93:                                               ; preds = %86, %91
  %94 = phi i8* [ %92, %91 ], [ null, %86 ]
  %95 = getelementptr inbounds [13 x i8*], [13 x i8*]* @chosen, i64 0, i64 %82
  store i8* %94, i8** %95, align 8, !tbaa !7
  br label %96

96:                                               ; preds = %81, %93
  %97 = add nuw nsw i64 %82, 1
  %98 = icmp eq i64 %97, 13
  br i1 %98, label %75, label %81, !llvm.loop !15

99:                                               ; preds = %75
  store i32 %78, i32* @__sv_utf8, align 4, !tbaa !2
  call void @llvm.lifetime.end.p0i8(i64 104, i8* nonnull %12) #8
  call void @llvm.lifetime.end.p0i8(i64 104, i8* nonnull %11) #8
  br i1 %73, label %158, label %102

100:                                              ; preds = %68, %64, %75
  %101 = phi i1 [ %73, %75 ], [ %17, %64 ], [ %17, %68 ]
  call void @llvm.lifetime.end.p0i8(i64 104, i8* nonnull %12) #8
  call void @llvm.lifetime.end.p0i8(i64 104, i8* nonnull %11) #8
  br i1 %101, label %158, label %102

102:                                              ; preds = %99, %100, %8
  %103 = icmp eq i32 %0, 6
  br i1 %103, label %106, label %152

104:                                              ; preds = %120
  %105 = icmp eq i32 %123, 0
  br i1 %105, label %130, label %126

106:                                              ; preds = %102, %120
  %107 = phi i64 [ %124, %120 ], [ 1, %102 ]
  %108 = phi i32 [ %123, %120 ], [ 1, %102 ]
  %109 = icmp eq i64 %107, 6
  br i1 %109, label %120, label %110

110:                                              ; preds = %106
  %111 = getelementptr inbounds [13 x i8*], [13 x i8*]* @chosen, i64 0, i64 %107
  %112 = load i8*, i8** %111, align 8, !tbaa !7
  %113 = icmp eq i8* %112, null
  %114 = select i1 %113, i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.52, i64 0, i64 0), i8* %112
  %115 = load i8*, i8** getelementptr inbounds ([13 x i8*], [13 x i8*]* @chosen, i64 0, i64 0), align 16, !tbaa !7
  %116 = icmp eq i8* %115, null
  %117 = select i1 %116, i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.52, i64 0, i64 0), i8* %115
  %118 = tail call i32 @strcmp(i8* noundef %114, i8* noundef %117) #7
  %119 = icmp eq i32 %118, 0
  br label %120

120:                                              ; preds = %110, %106
  %121 = phi i1 [ true, %106 ], [ %119, %110 ]
  %122 = zext i1 %121 to i32
  %123 = and i32 %108, %122
  %124 = add nuw nsw i64 %107, 1
  %125 = icmp eq i64 %124, 13
  br i1 %125, label %104, label %106, !llvm.loop !16

126:                                              ; preds = %104
  %127 = load i8*, i8** getelementptr inbounds ([13 x i8*], [13 x i8*]* @chosen, i64 0, i64 0), align 16, !tbaa !7
  %128 = icmp eq i8* %127, null
  %129 = select i1 %128, i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.52, i64 0, i64 0), i8* %127
  br label %158

130:                                              ; preds = %104
  store i8 0, i8* getelementptr inbounds ([600 x i8], [600 x i8]* @all_names.text, i64 0, i64 0), align 16, !tbaa !6
  br label %131

131:                                              ; preds = %149, %130
  %132 = phi i64 [ 0, %130 ], [ %150, %149 ]
  %133 = icmp eq i64 %132, 6
  br i1 %133, label %149, label %134

134:                                              ; preds = %131
  %135 = load i8, i8* getelementptr inbounds ([600 x i8], [600 x i8]* @all_names.text, i64 0, i64 0), align 16, !tbaa !6
  %136 = icmp eq i8 %135, 0
  br i1 %136, label %139, label %137

137:                                              ; preds = %134
  %138 = tail call i8* @strcat(i8* noundef getelementptr inbounds ([600 x i8], [600 x i8]* @all_names.text, i64 0, i64 0), i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.65, i64 0, i64 0)) #7
  br label %139

139:                                              ; preds = %137, %134
  %140 = getelementptr inbounds [13 x i8*], [13 x i8*]* @categories, i64 0, i64 %132
  %141 = load i8*, i8** %140, align 8, !tbaa !7
  %142 = tail call i8* @strcat(i8* noundef getelementptr inbounds ([600 x i8], [600 x i8]* @all_names.text, i64 0, i64 0), i8* noundef %141) #7
  %143 = tail call i8* @strcat(i8* noundef %142, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.69, i64 0, i64 0)) #7
  %144 = getelementptr inbounds [13 x i8*], [13 x i8*]* @chosen, i64 0, i64 %132
  %145 = load i8*, i8** %144, align 8, !tbaa !7
  %146 = icmp eq i8* %145, null
  %147 = select i1 %146, i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.52, i64 0, i64 0), i8* %145
  %148 = tail call i8* @strcat(i8* noundef %143, i8* noundef %147) #7
  br label %149

149:                                              ; preds = %139, %131
  %150 = add nuw nsw i64 %132, 1
  %151 = icmp eq i64 %150, 13
  br i1 %151, label %158, label %131, !llvm.loop !17

152:                                              ; preds = %102
  %153 = sext i32 %0 to i64
  %154 = getelementptr inbounds [13 x i8*], [13 x i8*]* @chosen, i64 0, i64 %153
  %155 = load i8*, i8** %154, align 8, !tbaa !7
  %156 = icmp eq i8* %155, null
  %157 = select i1 %156, i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.52, i64 0, i64 0), i8* %155
  br label %158

158:                                              ; preds = %149, %99, %126, %152, %100, %6
  %159 = phi i8* [ null, %6 ], [ null, %100 ], [ %157, %152 ], [ %129, %126 ], [ null, %99 ], [ getelementptr inbounds ([600 x i8], [600 x i8]* @all_names.text, i64 0, i64 0), %149 ]
  ret i8* %159
}

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: nounwind optsize
define internal fastcc i8* @from_environment(i32 noundef %0) unnamed_addr #0 {
  %2 = alloca [3 x i8*], align 16
  %3 = bitcast [3 x i8*]* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %3) #8
  %4 = getelementptr inbounds [3 x i8*], [3 x i8*]* %2, i64 0, i64 0
  store i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.50, i64 0, i64 0), i8** %4, align 16, !tbaa !7
  %5 = getelementptr inbounds [3 x i8*], [3 x i8*]* %2, i64 0, i64 1
  %6 = sext i32 %0 to i64
  %7 = getelementptr inbounds [13 x i8*], [13 x i8*]* @categories, i64 0, i64 %6
  %8 = load i8*, i8** %7, align 8, !tbaa !7
  store i8* %8, i8** %5, align 8, !tbaa !7
  %9 = getelementptr inbounds [3 x i8*], [3 x i8*]* %2, i64 0, i64 2
  store i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.51, i64 0, i64 0), i8** %9, align 16, !tbaa !7
  br label %10

10:                                               ; preds = %21, %1
  %11 = phi i8* [ getelementptr inbounds ([7 x i8], [7 x i8]* @.str.50, i64 0, i64 0), %1 ], [ %23, %21 ]
  %12 = phi i64 [ 0, %1 ], [ %19, %21 ]
  %13 = tail call i8* @getenv(i8* noundef %11) #7
  %14 = icmp eq i8* %13, null
  br i1 %14, label %18, label %15

15:                                               ; preds = %10
  %16 = load i8, i8* %13, align 1, !tbaa !6
  %17 = icmp eq i8 %16, 0
  br i1 %17, label %18, label %24

18:                                               ; preds = %10, %15
  %19 = add nuw nsw i64 %12, 1
  %20 = icmp eq i64 %19, 3
  br i1 %20, label %24, label %21, !llvm.loop !18

21:                                               ; preds = %18
  %22 = getelementptr inbounds [3 x i8*], [3 x i8*]* %2, i64 0, i64 %19
  %23 = load i8*, i8** %22, align 8, !tbaa !7
  br label %10

24:                                               ; preds = %15, %18
  %25 = phi i8* [ %13, %15 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.52, i64 0, i64 0), %18 ]
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %3) #8
  ret i8* %25
}

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i8* @strchr(i8* noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define internal fastcc i32 @kind_of(i8* noundef %0, i64 noundef %1) unnamed_addr #0 {
  %3 = alloca [12 x i8], align 1
  switch i64 %1, label %11 [
    i64 1, label %4
    i64 5, label %7
  ]

4:                                                ; preds = %2
  %5 = load i8, i8* %0, align 1, !tbaa !6
  %6 = icmp eq i8 %5, 67
  br i1 %6, label %46, label %10

7:                                                ; preds = %2
  %8 = tail call i32 @memcmp(i8* noundef %0, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.66, i64 0, i64 0), i64 noundef 5) #7
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %46, label %10

10:                                               ; preds = %4, %7
  br label %46

11:                                               ; preds = %2
  %12 = add i64 %1, -13
  %13 = icmp ult i64 %12, -7
  br i1 %13, label %46, label %14

14:                                               ; preds = %11
  %15 = tail call i32 @memcmp(i8* noundef %0, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.67, i64 0, i64 0), i64 noundef 2) #7
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %46

17:                                               ; preds = %14
  %18 = getelementptr inbounds [12 x i8], [12 x i8]* %3, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 12, i8* nonnull %18) #8
  br label %21

19:                                               ; preds = %36
  %20 = icmp eq i64 %37, 4
  br i1 %20, label %40, label %44

21:                                               ; preds = %17, %36
  %22 = phi i64 [ %38, %36 ], [ 2, %17 ]
  %23 = phi i64 [ %37, %36 ], [ 0, %17 ]
  %24 = getelementptr inbounds i8, i8* %0, i64 %22
  %25 = load i8, i8* %24, align 1, !tbaa !6
  %26 = zext i8 %25 to i32
  %27 = tail call i32 @isalnum(i32 noundef %26) #7
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %36, label %29

29:                                               ; preds = %21
  %30 = load i8, i8* %24, align 1, !tbaa !6
  %31 = zext i8 %30 to i32
  %32 = tail call i32 @tolower(i32 noundef %31) #7
  %33 = trunc i32 %32 to i8
  %34 = add i64 %23, 1
  %35 = getelementptr inbounds [12 x i8], [12 x i8]* %3, i64 0, i64 %23
  store i8 %33, i8* %35, align 1, !tbaa !6
  br label %36

36:                                               ; preds = %21, %29
  %37 = phi i64 [ %34, %29 ], [ %23, %21 ]
  %38 = add nuw i64 %22, 1
  %39 = icmp eq i64 %38, %1
  br i1 %39, label %19, label %21, !llvm.loop !19

40:                                               ; preds = %19
  %41 = call i32 @memcmp(i8* noundef nonnull %18, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.68, i64 0, i64 0), i64 noundef 4) #7
  %42 = icmp eq i32 %41, 0
  %43 = select i1 %42, i32 1, i32 -1
  br label %44

44:                                               ; preds = %40, %19
  %45 = phi i32 [ -1, %19 ], [ %43, %40 ]
  call void @llvm.lifetime.end.p0i8(i64 12, i8* nonnull %18) #8
  br label %46

46:                                               ; preds = %10, %11, %14, %4, %7, %44
  %47 = phi i32 [ %45, %44 ], [ 0, %7 ], [ 0, %4 ], [ -1, %14 ], [ -1, %11 ], [ -1, %10 ]
  ret i32 %47
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: optsize
declare dso_local i8* @__sv_keep_text(i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local nonnull %struct.lconv* @localeconv() local_unnamed_addr #4 {
  ret %struct.lconv* @localeconv.c
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i8* @nl_langinfo(i32 noundef %0) local_unnamed_addr #5 {
  %2 = add i32 %0, -131072
  %3 = icmp ult i32 %2, 14
  br i1 %3, label %4, label %8

4:                                                ; preds = %1
  %5 = zext i32 %2 to i64
  %6 = getelementptr inbounds [14 x i8*], [14 x i8*]* @nl_langinfo.days, i64 0, i64 %5
  %7 = load i8*, i8** %6, align 8, !tbaa !7
  br label %30

8:                                                ; preds = %1
  %9 = add i32 %0, -131086
  %10 = icmp ult i32 %9, 24
  br i1 %10, label %11, label %15

11:                                               ; preds = %8
  %12 = zext i32 %9 to i64
  %13 = getelementptr inbounds [24 x i8*], [24 x i8*]* @nl_langinfo.months, i64 0, i64 %12
  %14 = load i8*, i8** %13, align 8, !tbaa !7
  br label %30

15:                                               ; preds = %8
  switch i32 %0, label %29 [
    i32 14, label %16
    i32 65536, label %30
    i32 131110, label %20
    i32 131111, label %21
    i32 131112, label %22
    i32 131113, label %23
    i32 131114, label %24
    i32 131115, label %25
    i32 262159, label %26
    i32 327680, label %27
    i32 327681, label %28
  ]

16:                                               ; preds = %15
  %17 = load i32, i32* @__sv_utf8, align 4, !tbaa !2
  %18 = icmp eq i32 %17, 0
  %19 = select i1 %18, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.40, i64 0, i64 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.39, i64 0, i64 0)
  br label %30

20:                                               ; preds = %15
  br label %30

21:                                               ; preds = %15
  br label %30

22:                                               ; preds = %15
  br label %30

23:                                               ; preds = %15
  br label %30

24:                                               ; preds = %15
  br label %30

25:                                               ; preds = %15
  br label %30

26:                                               ; preds = %15
  br label %30

27:                                               ; preds = %15
  br label %30

28:                                               ; preds = %15
  br label %30

29:                                               ; preds = %15
  br label %30

30:                                               ; preds = %15, %29, %28, %27, %26, %25, %24, %23, %22, %21, %20, %16, %11, %4
  %31 = phi i8* [ %7, %4 ], [ %14, %11 ], [ getelementptr inbounds ([1 x i8], [1 x i8]* @.str.1, i64 0, i64 0), %29 ], [ getelementptr inbounds ([6 x i8], [6 x i8]* @.str.49, i64 0, i64 0), %28 ], [ getelementptr inbounds ([6 x i8], [6 x i8]* @.str.48, i64 0, i64 0), %27 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.47, i64 0, i64 0), %26 ], [ getelementptr inbounds ([12 x i8], [12 x i8]* @.str.46, i64 0, i64 0), %25 ], [ getelementptr inbounds ([9 x i8], [9 x i8]* @.str.45, i64 0, i64 0), %24 ], [ getelementptr inbounds ([9 x i8], [9 x i8]* @.str.44, i64 0, i64 0), %23 ], [ getelementptr inbounds ([21 x i8], [21 x i8]* @.str.43, i64 0, i64 0), %22 ], [ getelementptr inbounds ([3 x i8], [3 x i8]* @.str.42, i64 0, i64 0), %21 ], [ getelementptr inbounds ([3 x i8], [3 x i8]* @.str.41, i64 0, i64 0), %20 ], [ %19, %16 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0), %15 ]
  ret i8* %31
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i32 @__sv_is_utf8(i8* noundef readnone %0) local_unnamed_addr #5 {
  %2 = icmp eq i8* %0, inttoptr (i64 -1 to i8*)
  %3 = load i32, i32* @global_utf8, align 4
  %4 = icmp eq i8* %0, bitcast (%struct.anon* getelementptr inbounds ([2 x %struct.anon], [2 x %struct.anon]* @objects, i64 0, i64 1) to i8*)
  %5 = zext i1 %4 to i32
  %6 = select i1 %2, i32 %3, i32 %5
  ret i32 %6
}

; Function Attrs: nounwind optsize
define dso_local i8* @newlocale(i32 noundef %0, i8* noundef %1, i8* noundef readnone %2) local_unnamed_addr #0 {
  %4 = icmp eq i8* %1, null
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = tail call i32* @__errno_location() #7
  store i32 22, i32* %6, align 4, !tbaa !2
  br label %33

7:                                                ; preds = %3
  %8 = load i8, i8* %1, align 1, !tbaa !6
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %10, label %16

10:                                               ; preds = %7
  %11 = tail call fastcc i8* @from_environment(i32 noundef 0) #9
  %12 = load i8, i8* %1, align 1, !tbaa !6
  %13 = icmp eq i8 %12, 0
  br i1 %13, label %14, label %16

14:                                               ; preds = %10
  %15 = tail call fastcc i8* @from_environment(i32 noundef 0) #9
  br label %16

16:                                               ; preds = %7, %10, %14
  %17 = phi i8* [ %11, %14 ], [ %11, %10 ], [ %1, %7 ]
  %18 = phi i8* [ %15, %14 ], [ %1, %10 ], [ %1, %7 ]
  %19 = tail call i64 @strlen(i8* noundef %18) #7
  %20 = tail call fastcc i32 @kind_of(i8* noundef %17, i64 noundef %19) #9
  %21 = icmp slt i32 %20, 0
  br i1 %21, label %22, label %24

22:                                               ; preds = %16
  %23 = tail call i32* @__errno_location() #7
  store i32 2, i32* %23, align 4, !tbaa !2
  br label %33

24:                                               ; preds = %16
  %25 = and i32 %0, 1
  %26 = icmp eq i32 %25, 0
  %27 = icmp eq i8* %2, bitcast (%struct.anon* getelementptr inbounds ([2 x %struct.anon], [2 x %struct.anon]* @objects, i64 0, i64 1) to i8*)
  %28 = zext i1 %27 to i32
  %29 = select i1 %26, i32 %28, i32 %20
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds [2 x %struct.anon], [2 x %struct.anon]* @objects, i64 0, i64 %30
  %32 = bitcast %struct.anon* %31 to i8*
  br label %33

33:                                               ; preds = %22, %24, %5
  %34 = phi i8* [ null, %5 ], [ null, %22 ], [ %32, %24 ]
  ret i8* %34
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i8* @uselocale(i8* noundef %0) local_unnamed_addr #6 {
  %2 = load i8*, i8** @uselocale.current, align 8, !tbaa !7
  %3 = icmp eq i8* %0, null
  br i1 %3, label %12, label %4

4:                                                ; preds = %1
  store i8* %0, i8** @uselocale.current, align 8, !tbaa !7
  %5 = icmp ne i8* %0, inttoptr (i64 -1 to i8*)
  %6 = zext i1 %5 to i32
  store i32 %6, i32* @has_own, align 4, !tbaa !2
  %7 = icmp eq i8* %0, inttoptr (i64 -1 to i8*)
  %8 = load i32, i32* @global_utf8, align 4
  %9 = icmp eq i8* %0, bitcast (%struct.anon* getelementptr inbounds ([2 x %struct.anon], [2 x %struct.anon]* @objects, i64 0, i64 1) to i8*)
  %10 = zext i1 %9 to i32
  %11 = select i1 %7, i32 %8, i32 %10
  store i32 %11, i32* @__sv_utf8, align 4, !tbaa !2
  br label %12

12:                                               ; preds = %1, %4
  ret i8* %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i8* @duplocale(i8* noundef readnone %0) local_unnamed_addr #5 {
  %2 = icmp eq i8* %0, inttoptr (i64 -1 to i8*)
  %3 = load i32, i32* @global_utf8, align 4
  %4 = zext i32 %3 to i64
  %5 = getelementptr inbounds [2 x %struct.anon], [2 x %struct.anon]* @objects, i64 0, i64 %4
  %6 = bitcast %struct.anon* %5 to i8*
  %7 = select i1 %2, i8* %6, i8* %0
  ret i8* %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @freelocale(i8* nocapture noundef %0) local_unnamed_addr #4 {
  ret void
}

; Function Attrs: optsize
declare dso_local i8* @getenv(i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @strncmp(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i64 @strcspn(i8* noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @memcmp(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @isalnum(i32 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @tolower(i32 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @strcmp(i8* noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i8* @strcat(i8* noundef, i8* noundef) local_unnamed_addr #1

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #4 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind optsize readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nobuiltin nounwind optsize "no-builtins" }
attributes #8 = { nounwind }
attributes #9 = { nobuiltin optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"int", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!4, !4, i64 0}
!7 = !{!8, !8, i64 0}
!8 = !{!"any pointer", !4, i64 0}
!9 = !{!10, !10, i64 0}
!10 = !{!"long", !4, i64 0}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !12, !13}
!15 = distinct !{!15, !12, !13}
!16 = distinct !{!16, !12, !13}
!17 = distinct !{!17, !12, !13}
!18 = distinct !{!18, !12, !13}
!19 = distinct !{!19, !12, !13}
