; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/time_zone.c
; ModuleID = 'runtime/c/time_zone.c'
source_filename = "runtime/c/time_zone.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.rule = type { i8*, i64, i32, i16, i16, i16, i32 }
%struct.tm = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i8* }

@.str = private unnamed_addr constant [4 x i8] c"GMT\00", align 1
@tzname = dso_local local_unnamed_addr global [2 x i8*] [i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i32 0, i32 0)], align 16
@__tzname = dso_local local_unnamed_addr global [2 x i8*] [i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i32 0, i32 0)], align 16
@.str.1 = private unnamed_addr constant [3 x i8] c"TZ\00", align 1
@is_read = internal unnamed_addr global i1 false, align 4
@text = internal unnamed_addr global i8* null, align 8
@rules = internal global [2 x %struct.rule] zeroinitializer, align 16
@__timezone = dso_local local_unnamed_addr global i64 0, align 8
@timezone = dso_local local_unnamed_addr global i64 0, align 8
@__daylight = dso_local local_unnamed_addr global i32 0, align 4
@daylight = dso_local local_unnamed_addr global i32 0, align 4
@__sv_broken_time = external dso_local global %struct.tm, align 8
@mktime.guess = internal unnamed_addr global i64 0, align 8
@has_rules = internal unnamed_addr global i1 false, align 4
@.str.2 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"UTC\00", align 1
@__const.read_rule.part = private unnamed_addr constant [3 x i16] [i16 2, i16 0, i16 0], align 2

; Function Attrs: nounwind optsize
define dso_local void @tzset() local_unnamed_addr #0 {
  %1 = alloca i8*, align 8
  %2 = tail call i8* @getenv(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.1, i64 0, i64 0)) #5
  %3 = icmp eq i8* %2, null
  br i1 %3, label %12, label %4

4:                                                ; preds = %0
  %5 = load i8, i8* %2, align 1, !tbaa !2
  %6 = icmp eq i8 %5, 58
  %7 = zext i1 %6 to i64
  %8 = getelementptr inbounds i8, i8* %2, i64 %7
  %9 = load i8, i8* %8, align 1, !tbaa !2
  %10 = icmp eq i8 %9, 0
  %11 = select i1 %10, i8* null, i8* %8
  br label %12

12:                                               ; preds = %0, %4
  %13 = phi i8* [ %11, %4 ], [ null, %0 ]
  %14 = load i1, i1* @is_read, align 4
  br i1 %14, label %15, label %25

15:                                               ; preds = %12
  %16 = icmp ne i8* %13, null
  %17 = load i8*, i8** @text, align 8
  %18 = icmp ne i8* %17, null
  %19 = select i1 %16, i1 %18, i1 false
  br i1 %19, label %20, label %23

20:                                               ; preds = %15
  %21 = tail call i32 @strcmp(i8* noundef nonnull %13, i8* noundef nonnull %17) #5
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %66, label %25

23:                                               ; preds = %15
  %24 = select i1 %16, i1 true, i1 %18
  br i1 %24, label %25, label %66

25:                                               ; preds = %23, %20, %12
  %26 = tail call i32 @__sv_hold_failures(i32 noundef 0) #5
  %27 = load i8*, i8** @text, align 8, !tbaa !5
  tail call void @free(i8* noundef %27) #5
  %28 = icmp eq i8* %13, null
  br i1 %28, label %31, label %29

29:                                               ; preds = %25
  %30 = tail call i8* @strdup(i8* noundef nonnull %13) #5
  br label %31

31:                                               ; preds = %25, %29
  %32 = phi i8* [ %30, %29 ], [ null, %25 ]
  store i8* %32, i8** @text, align 8, !tbaa !5
  store i1 true, i1* @is_read, align 4
  %33 = bitcast i8** %1 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %33)
  store i8* %32, i8** %1, align 8, !tbaa !5
  tail call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(64) bitcast ([2 x %struct.rule]* @rules to i8*), i8 0, i64 64, i1 false) #6
  store i1 false, i1* @has_rules, align 4
  %34 = icmp eq i8* %32, null
  %35 = select i1 %34, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.3, i64 0, i64 0), i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.2, i64 0, i64 0)
  store i8* %35, i8** getelementptr inbounds ([2 x %struct.rule], [2 x %struct.rule]* @rules, i64 0, i64 1, i32 0), align 16, !tbaa !7
  store i8* %35, i8** getelementptr inbounds ([2 x %struct.rule], [2 x %struct.rule]* @rules, i64 0, i64 0, i32 0), align 16, !tbaa !7
  br i1 %34, label %57, label %36

36:                                               ; preds = %31
  %37 = call fastcc i32 @read_name(i8** noundef nonnull %1, %struct.rule* noundef getelementptr inbounds ([2 x %struct.rule], [2 x %struct.rule]* @rules, i64 0, i64 0)) #5
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %57, label %39

39:                                               ; preds = %36
  %40 = call fastcc i32 @read_offset(i8** noundef nonnull %1, %struct.rule* noundef getelementptr inbounds ([2 x %struct.rule], [2 x %struct.rule]* @rules, i64 0, i64 0), i32 noundef 0) #5
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %57, label %42

42:                                               ; preds = %39
  %43 = load i8*, i8** %1, align 8, !tbaa !5
  %44 = load i8, i8* %43, align 1, !tbaa !2
  %45 = icmp eq i8 %44, 0
  br i1 %45, label %46, label %47

46:                                               ; preds = %42
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(32) bitcast (%struct.rule* getelementptr inbounds ([2 x %struct.rule], [2 x %struct.rule]* @rules, i64 0, i64 1) to i8*), i8* noundef nonnull align 16 dereferenceable(32) bitcast ([2 x %struct.rule]* @rules to i8*), i64 32, i1 false) #6, !tbaa.struct !12
  br label %57

47:                                               ; preds = %42
  store i1 true, i1* @has_rules, align 4
  %48 = call fastcc i32 @read_name(i8** noundef nonnull %1, %struct.rule* noundef getelementptr inbounds ([2 x %struct.rule], [2 x %struct.rule]* @rules, i64 0, i64 1)) #5
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %52, label %50

50:                                               ; preds = %47
  %51 = call fastcc i32 @read_offset(i8** noundef nonnull %1, %struct.rule* noundef getelementptr inbounds ([2 x %struct.rule], [2 x %struct.rule]* @rules, i64 0, i64 1), i32 noundef 1) #5
  br label %52

52:                                               ; preds = %50, %47
  %53 = call fastcc i32 @read_rule(i8** noundef nonnull %1, %struct.rule* noundef getelementptr inbounds ([2 x %struct.rule], [2 x %struct.rule]* @rules, i64 0, i64 0)) #5
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %57, label %55

55:                                               ; preds = %52
  %56 = call fastcc i32 @read_rule(i8** noundef nonnull %1, %struct.rule* noundef getelementptr inbounds ([2 x %struct.rule], [2 x %struct.rule]* @rules, i64 0, i64 1)) #5
  br label %57

57:                                               ; preds = %31, %36, %39, %46, %52, %55
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %33)
  %58 = tail call i32 @__sv_hold_failures(i32 noundef %26) #5
  %59 = load i8*, i8** getelementptr inbounds ([2 x %struct.rule], [2 x %struct.rule]* @rules, i64 0, i64 0, i32 0), align 16, !tbaa !7
  store i8* %59, i8** getelementptr inbounds ([2 x i8*], [2 x i8*]* @__tzname, i64 0, i64 0), align 16, !tbaa !5
  store i8* %59, i8** getelementptr inbounds ([2 x i8*], [2 x i8*]* @tzname, i64 0, i64 0), align 16, !tbaa !5
  %60 = load i8*, i8** getelementptr inbounds ([2 x %struct.rule], [2 x %struct.rule]* @rules, i64 0, i64 1, i32 0), align 16, !tbaa !7
  store i8* %60, i8** getelementptr inbounds ([2 x i8*], [2 x i8*]* @__tzname, i64 0, i64 1), align 8, !tbaa !5
  store i8* %60, i8** getelementptr inbounds ([2 x i8*], [2 x i8*]* @tzname, i64 0, i64 1), align 8, !tbaa !5
  %61 = load i64, i64* getelementptr inbounds ([2 x %struct.rule], [2 x %struct.rule]* @rules, i64 0, i64 0, i32 1), align 8, !tbaa !16
  %62 = sub nsw i64 0, %61
  store i64 %62, i64* @__timezone, align 8, !tbaa !13
  store i64 %62, i64* @timezone, align 8, !tbaa !13
  %63 = load i64, i64* getelementptr inbounds ([2 x %struct.rule], [2 x %struct.rule]* @rules, i64 0, i64 1, i32 1), align 8, !tbaa !16
  %64 = icmp ne i64 %61, %63
  %65 = zext i1 %64 to i32
  store i32 %65, i32* @__daylight, align 4, !tbaa !15
  store i32 %65, i32* @daylight, align 4, !tbaa !15
  br label %66

66:                                               ; preds = %20, %23, %57
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: optsize
declare dso_local i8* @getenv(i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @strcmp(i8* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @__sv_hold_failures(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @strdup(i8* noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define dso_local %struct.tm* @localtime_r(i64* nocapture noundef readonly %0, %struct.tm* noundef %1) local_unnamed_addr #0 {
  %3 = load i1, i1* @is_read, align 4
  br i1 %3, label %5, label %4

4:                                                ; preds = %2
  tail call void @tzset() #7
  br label %5

5:                                                ; preds = %4, %2
  %6 = load i64, i64* %0, align 8, !tbaa !13
  %7 = tail call fastcc %struct.tm* @split_locally(i64 noundef %6, %struct.tm* noundef %1) #7
  ret %struct.tm* %7
}

; Function Attrs: nounwind optsize
define internal fastcc %struct.tm* @split_locally(i64 noundef %0, %struct.tm* noundef %1) unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #6
  store i32 0, i32* %3, align 4, !tbaa !15
  %5 = load i1, i1* @has_rules, align 4
  br i1 %5, label %6, label %8

6:                                                ; preds = %2
  %7 = call fastcc i64 @offset_at(i64 noundef %0, i32* noundef nonnull %3) #7
  br label %10

8:                                                ; preds = %2
  %9 = load i64, i64* getelementptr inbounds ([2 x %struct.rule], [2 x %struct.rule]* @rules, i64 0, i64 0, i32 1), align 8, !tbaa !16
  br label %10

10:                                               ; preds = %8, %6
  %11 = phi i64 [ %7, %6 ], [ %9, %8 ]
  %12 = add i64 %11, %0
  %13 = tail call %struct.tm* @__sv_split(i64 noundef %12, %struct.tm* noundef %1) #5
  %14 = icmp eq %struct.tm* %13, null
  br i1 %14, label %24, label %15

15:                                               ; preds = %10
  %16 = load i32, i32* %3, align 4, !tbaa !15
  %17 = getelementptr inbounds %struct.tm, %struct.tm* %1, i64 0, i32 8
  store i32 %16, i32* %17, align 8, !tbaa !17
  %18 = getelementptr inbounds %struct.tm, %struct.tm* %1, i64 0, i32 9
  store i64 %11, i64* %18, align 8, !tbaa !19
  %19 = icmp eq i32 %16, 0
  %20 = load i8*, i8** getelementptr inbounds ([2 x %struct.rule], [2 x %struct.rule]* @rules, i64 0, i64 1, i32 0), align 16
  %21 = load i8*, i8** getelementptr inbounds ([2 x %struct.rule], [2 x %struct.rule]* @rules, i64 0, i64 0, i32 0), align 16
  %22 = select i1 %19, i8* %21, i8* %20
  %23 = getelementptr inbounds %struct.tm, %struct.tm* %1, i64 0, i32 10
  store i8* %22, i8** %23, align 8, !tbaa !20
  br label %24

24:                                               ; preds = %10, %15
  %25 = phi %struct.tm* [ %1, %15 ], [ null, %10 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #6
  ret %struct.tm* %25
}

; Function Attrs: nounwind optsize
define dso_local %struct.tm* @localtime(i64* nocapture noundef readonly %0) local_unnamed_addr #0 {
  tail call void @tzset() #7
  %2 = load i64, i64* %0, align 8, !tbaa !13
  %3 = tail call fastcc %struct.tm* @split_locally(i64 noundef %2, %struct.tm* noundef nonnull @__sv_broken_time) #7
  ret %struct.tm* %3
}

; Function Attrs: nounwind optsize
define dso_local i64 @mktime(%struct.tm* noundef %0) local_unnamed_addr #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  tail call void @tzset() #7
  %4 = tail call i64 @__sv_join(%struct.tm* noundef %0) #5
  %5 = load i1, i1* @has_rules, align 4
  br i1 %5, label %14, label %6

6:                                                ; preds = %1
  %7 = load i64, i64* getelementptr inbounds ([2 x %struct.rule], [2 x %struct.rule]* @rules, i64 0, i64 0, i32 1), align 8, !tbaa !16
  %8 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 8
  %9 = load i32, i32* %8, align 8, !tbaa !17
  %10 = icmp sgt i32 %9, 0
  %11 = select i1 %10, i64 -3600, i64 0
  %12 = sub i64 %11, %7
  store i64 %12, i64* @mktime.guess, align 8, !tbaa !13
  %13 = add nsw i64 %12, %4
  br label %102

14:                                               ; preds = %1
  %15 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 0
  %16 = load i32, i32* %15, align 8, !tbaa !21
  %17 = icmp slt i32 %16, 0
  %18 = icmp ult i32 %16, 59
  %19 = select i1 %18, i32 %16, i32 59
  %20 = select i1 %17, i32 0, i32 %19
  %21 = sext i32 %16 to i64
  %22 = sub nsw i64 %4, %21
  %23 = zext i32 %20 to i64
  %24 = add nsw i64 %22, %23
  %25 = getelementptr inbounds %struct.tm, %struct.tm* %0, i64 0, i32 8
  %26 = load i32, i32* %25, align 8, !tbaa !17
  %27 = load i64, i64* @mktime.guess, align 8, !tbaa !13
  %28 = add nsw i64 %24, %27
  %29 = bitcast i32* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %29) #6
  %30 = call fastcc i64 @offset_at(i64 noundef %28, i32* noundef nonnull %2) #5
  %31 = add i64 %30, %27
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %64, label %33

33:                                               ; preds = %14
  %34 = sub i64 0, %31
  %35 = icmp slt i32 %26, 0
  %36 = icmp ne i32 %26, 0
  %37 = zext i1 %36 to i32
  br label %38

38:                                               ; preds = %57, %33
  %39 = phi i64 [ %34, %33 ], [ %62, %57 ]
  %40 = phi i64 [ %28, %33 ], [ %58, %57 ]
  %41 = phi i32 [ 6, %33 ], [ %55, %57 ]
  %42 = phi i64 [ %28, %33 ], [ %40, %57 ]
  %43 = phi i32 [ 0, %33 ], [ %59, %57 ]
  %44 = phi i64 [ %28, %33 ], [ %42, %57 ]
  %45 = icmp eq i64 %40, %44
  %46 = icmp ne i64 %40, %42
  %47 = and i1 %46, %45
  br i1 %47, label %48, label %54

48:                                               ; preds = %38
  %49 = load i32, i32* %2, align 4, !tbaa !15
  br i1 %35, label %50, label %52

50:                                               ; preds = %48
  %51 = icmp sgt i32 %43, %49
  br i1 %51, label %54, label %96

52:                                               ; preds = %48
  %53 = icmp eq i32 %49, %37
  br i1 %53, label %54, label %96

54:                                               ; preds = %52, %50, %38
  %55 = add nsw i32 %41, -1
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %94, label %57

57:                                               ; preds = %54
  %58 = add nsw i64 %40, %39
  %59 = load i32, i32* %2, align 4, !tbaa !15
  %60 = call fastcc i64 @offset_at(i64 noundef %58, i32* noundef nonnull %2) #5
  %61 = add i64 %58, %60
  %62 = sub i64 %24, %61
  %63 = icmp eq i64 %62, 0
  br i1 %63, label %64, label %38, !llvm.loop !22

64:                                               ; preds = %57, %14
  %65 = phi i64 [ %28, %14 ], [ %58, %57 ]
  %66 = icmp slt i32 %26, 0
  br i1 %66, label %96, label %67

67:                                               ; preds = %64
  %68 = icmp ne i32 %26, 0
  %69 = zext i1 %68 to i32
  %70 = load i32, i32* %2, align 4, !tbaa !15
  %71 = icmp eq i32 %70, %69
  br i1 %71, label %96, label %72

72:                                               ; preds = %67
  %73 = bitcast i32* %3 to i8*
  br label %74

74:                                               ; preds = %86, %72
  %75 = phi i64 [ 601200, %72 ], [ %87, %86 ]
  br label %76

76:                                               ; preds = %83, %74
  %77 = phi i64 [ -1, %74 ], [ %84, %83 ]
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %73) #6
  %78 = mul nsw i64 %77, %75
  %79 = add nsw i64 %78, %65
  %80 = call fastcc i64 @offset_at(i64 noundef %79, i32* noundef nonnull %3) #5
  %81 = load i32, i32* %3, align 4, !tbaa !15
  %82 = icmp eq i32 %81, %69
  br i1 %82, label %89, label %83

83:                                               ; preds = %76
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %73) #6
  %84 = add nsw i64 %77, 2
  %85 = icmp slt i64 %77, 0
  br i1 %85, label %76, label %86, !llvm.loop !25

86:                                               ; preds = %83
  %87 = add nuw nsw i64 %75, 601200
  %88 = icmp ult i64 %75, 228621604
  br i1 %88, label %74, label %91, !llvm.loop !26

89:                                               ; preds = %76
  %90 = sub nsw i64 %24, %80
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %73) #6
  br label %96

91:                                               ; preds = %86
  %92 = select i1 %68, i64 -3600, i64 3600
  %93 = add nsw i64 %65, %92
  br label %96

94:                                               ; preds = %54
  %95 = tail call i32* @__errno_location() #5
  store i32 75, i32* %95, align 4, !tbaa !15
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %29) #6
  br label %107

96:                                               ; preds = %52, %50, %91, %89, %67, %64
  %97 = phi i64 [ %93, %91 ], [ %90, %89 ], [ %65, %67 ], [ %65, %64 ], [ %40, %50 ], [ %40, %52 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %29) #6
  %98 = sub nsw i64 %97, %24
  store i64 %98, i64* @mktime.guess, align 8, !tbaa !13
  %99 = sub nsw i32 %16, %20
  %100 = sext i32 %99 to i64
  %101 = add nsw i64 %97, %100
  br label %102

102:                                              ; preds = %96, %6
  %103 = phi i64 [ %101, %96 ], [ %13, %6 ]
  %104 = tail call fastcc %struct.tm* @split_locally(i64 noundef %103, %struct.tm* noundef %0) #7
  %105 = icmp eq %struct.tm* %104, null
  %106 = select i1 %105, i64 -1, i64 %103
  br label %107

107:                                              ; preds = %94, %102
  %108 = phi i64 [ %106, %102 ], [ -1, %94 ]
  ret i64 %108
}

; Function Attrs: optsize
declare dso_local i64 @__sv_join(%struct.tm* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i64 @timelocal(%struct.tm* noundef %0) local_unnamed_addr #0 {
  %2 = tail call i64 @mktime(%struct.tm* noundef %0) #7
  ret i64 %2
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: nounwind optsize
define internal fastcc i32 @read_name(i8** nocapture noundef %0, %struct.rule* nocapture noundef writeonly %1) unnamed_addr #0 {
  %3 = load i8*, i8** %0, align 8, !tbaa !5
  br label %4

4:                                                ; preds = %4, %2
  %5 = phi i8* [ %3, %2 ], [ %11, %4 ]
  %6 = load i8, i8* %5, align 1, !tbaa !2
  %7 = or i8 %6, 32
  %8 = sext i8 %7 to i32
  %9 = add nsw i32 %8, -123
  %10 = icmp ult i32 %9, -26
  %11 = getelementptr inbounds i8, i8* %5, i64 1
  br i1 %10, label %12, label %4, !llvm.loop !27

12:                                               ; preds = %4
  %13 = ptrtoint i8* %5 to i64
  %14 = ptrtoint i8* %3 to i64
  %15 = sub i64 %13, %14
  %16 = icmp slt i64 %15, 3
  br i1 %16, label %17, label %45

17:                                               ; preds = %12
  %18 = load i8, i8* %3, align 1, !tbaa !2
  %19 = icmp eq i8 %18, 60
  br i1 %19, label %20, label %55

20:                                               ; preds = %17
  %21 = getelementptr inbounds i8, i8* %3, i64 1
  br label %22

22:                                               ; preds = %35, %20
  %23 = phi i8* [ %21, %20 ], [ %36, %35 ]
  %24 = load i8, i8* %23, align 1, !tbaa !2
  %25 = or i8 %24, 32
  %26 = sext i8 %25 to i32
  %27 = add nsw i32 %26, -123
  %28 = icmp ult i32 %27, -26
  br i1 %28, label %29, label %35

29:                                               ; preds = %22
  %30 = freeze i8 %24
  %31 = sext i8 %30 to i32
  %32 = add nsw i32 %31, -48
  %33 = icmp ult i32 %32, 10
  br i1 %33, label %35, label %34

34:                                               ; preds = %29
  switch i8 %30, label %37 [
    i8 45, label %35
    i8 43, label %35
  ]

35:                                               ; preds = %34, %34, %29, %22
  %36 = getelementptr inbounds i8, i8* %23, i64 1
  br label %22, !llvm.loop !28

37:                                               ; preds = %34
  %38 = freeze i8 %24
  %39 = icmp ne i8 %38, 62
  %40 = ptrtoint i8* %23 to i64
  %41 = ptrtoint i8* %21 to i64
  %42 = sub i64 %40, %41
  %43 = icmp slt i64 %42, 3
  %44 = select i1 %39, i1 true, i1 %43
  br i1 %44, label %55, label %45

45:                                               ; preds = %37, %12
  %46 = phi i64 [ %42, %37 ], [ %15, %12 ]
  %47 = phi i8* [ %23, %37 ], [ %5, %12 ]
  %48 = phi i8* [ %21, %37 ], [ %3, %12 ]
  %49 = tail call i8* @__sv_keep_text(i8* noundef %48, i64 noundef %46) #5
  %50 = icmp eq i8* %49, null
  br i1 %50, label %55, label %51

51:                                               ; preds = %45
  %52 = getelementptr inbounds %struct.rule, %struct.rule* %1, i64 0, i32 0
  store i8* %49, i8** %52, align 8, !tbaa !7
  %53 = zext i1 %16 to i64
  %54 = getelementptr inbounds i8, i8* %47, i64 %53
  store i8* %54, i8** %0, align 8, !tbaa !5
  br label %55

55:                                               ; preds = %51, %45, %37, %17
  %56 = phi i32 [ 0, %17 ], [ 0, %37 ], [ 1, %51 ], [ 0, %45 ]
  ret i32 %56
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @read_offset(i8** nocapture noundef %0, %struct.rule* nocapture noundef writeonly %1, i32 noundef %2) unnamed_addr #0 {
  %4 = alloca [3 x i16], align 2
  %5 = bitcast [3 x i16]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 6, i8* nonnull %5) #6
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 2 dereferenceable(6) %5, i8 0, i64 6, i1 false)
  %6 = icmp eq i32 %2, 0
  br i1 %6, label %7, label %14

7:                                                ; preds = %3
  %8 = load i8*, i8** %0, align 8, !tbaa !5
  %9 = load i8, i8* %8, align 1, !tbaa !2
  switch i8 %9, label %10 [
    i8 43, label %14
    i8 45, label %14
  ]

10:                                               ; preds = %7
  %11 = zext i8 %9 to i32
  %12 = tail call i32 @isdigit(i32 noundef %11) #5
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %55, label %14

14:                                               ; preds = %7, %7, %10, %3
  %15 = load i8*, i8** %0, align 8, !tbaa !5
  %16 = load i8, i8* %15, align 1, !tbaa !2
  %17 = icmp eq i8 %16, 45
  %18 = icmp eq i8 %16, 43
  %19 = or i1 %17, %18
  %20 = zext i1 %19 to i64
  %21 = getelementptr inbounds i8, i8* %15, i64 %20
  store i8* %21, i8** %0, align 8, !tbaa !5
  %22 = getelementptr inbounds [3 x i16], [3 x i16]* %4, i64 0, i64 0
  %23 = call fastcc i32 @read_numbers(i8** noundef nonnull %0, i8 noundef signext 58, i16* noundef nonnull %22) #7
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %29

25:                                               ; preds = %14
  %26 = load i64, i64* getelementptr inbounds ([2 x %struct.rule], [2 x %struct.rule]* @rules, i64 0, i64 0, i32 1), align 8
  %27 = add nsw i64 %26, 3600
  %28 = select i1 %6, i64 0, i64 %27
  br label %51

29:                                               ; preds = %14
  %30 = getelementptr inbounds [3 x i16], [3 x i16]* %4, i64 0, i64 2
  %31 = load i16, i16* %30, align 2, !tbaa !14
  %32 = zext i16 %31 to i32
  %33 = icmp ult i32 %32, 59
  %34 = select i1 %33, i32 %32, i32 59
  %35 = getelementptr inbounds [3 x i16], [3 x i16]* %4, i64 0, i64 1
  %36 = load i16, i16* %35, align 2, !tbaa !14
  %37 = zext i16 %36 to i32
  %38 = icmp ult i32 %37, 59
  %39 = select i1 %38, i32 %37, i32 59
  %40 = mul nuw nsw i32 %39, 60
  %41 = add nuw nsw i32 %40, %34
  %42 = load i16, i16* %22, align 2, !tbaa !14
  %43 = zext i16 %42 to i32
  %44 = icmp ult i32 %43, 24
  %45 = select i1 %44, i32 %43, i32 24
  %46 = mul nuw nsw i32 %45, 3600
  %47 = add nuw nsw i32 %41, %46
  %48 = sub nsw i32 0, %47
  %49 = select i1 %17, i32 %47, i32 %48
  %50 = sext i32 %49 to i64
  br label %51

51:                                               ; preds = %29, %25
  %52 = phi i64 [ %28, %25 ], [ %50, %29 ]
  %53 = phi i32 [ %2, %25 ], [ 1, %29 ]
  %54 = getelementptr inbounds %struct.rule, %struct.rule* %1, i64 0, i32 1
  store i64 %52, i64* %54, align 8, !tbaa !16
  br label %55

55:                                               ; preds = %51, %10
  %56 = phi i32 [ 0, %10 ], [ %53, %51 ]
  call void @llvm.lifetime.end.p0i8(i64 6, i8* nonnull %5) #6
  ret i32 %56
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: nounwind optsize
define internal fastcc i32 @read_rule(i8** nocapture noundef %0, %struct.rule* noundef %1) unnamed_addr #0 {
  %3 = alloca i8*, align 8
  %4 = alloca i8*, align 8
  %5 = alloca [3 x i16], align 2
  %6 = alloca [3 x i16], align 2
  %7 = bitcast i8** %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %7) #6
  %8 = load i8*, i8** %0, align 8, !tbaa !5
  %9 = load i8, i8* %8, align 1, !tbaa !2
  %10 = icmp eq i8 %9, 44
  %11 = zext i1 %10 to i64
  %12 = getelementptr inbounds i8, i8* %8, i64 %11
  %13 = load i8, i8* %12, align 1, !tbaa !2
  %14 = icmp eq i8 %13, 74
  br i1 %14, label %23, label %15

15:                                               ; preds = %2
  %16 = zext i8 %13 to i32
  %17 = tail call i32 @isdigit(i32 noundef %16) #5
  %18 = icmp eq i32 %17, 0
  %19 = load i8, i8* %12, align 1, !tbaa !2
  br i1 %18, label %48, label %20

20:                                               ; preds = %15
  %21 = icmp eq i8 %19, 74
  %22 = zext i1 %21 to i32
  br label %23

23:                                               ; preds = %20, %2
  %24 = phi i32 [ %22, %20 ], [ 1, %2 ]
  %25 = getelementptr inbounds %struct.rule, %struct.rule* %1, i64 0, i32 2
  store i32 %24, i32* %25, align 8, !tbaa !29
  %26 = load i8, i8* %12, align 1, !tbaa !2
  %27 = icmp eq i8 %26, 74
  br i1 %27, label %28, label %34

28:                                               ; preds = %23
  %29 = getelementptr inbounds i8, i8* %12, i64 1
  %30 = load i8, i8* %29, align 1, !tbaa !2
  %31 = zext i8 %30 to i32
  %32 = tail call i32 @isdigit(i32 noundef %31) #5
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %122, label %34

34:                                               ; preds = %28, %23
  %35 = phi i8* [ %29, %28 ], [ %12, %23 ]
  %36 = bitcast i8** %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %36) #6
  %37 = call i64 @strtoul(i8* noundef nonnull %35, i8** noundef nonnull %4, i32 noundef 10) #5
  %38 = icmp ugt i64 %37, 365
  br i1 %38, label %47, label %39

39:                                               ; preds = %34
  %40 = load i32, i32* %25, align 8, !tbaa !29
  %41 = zext i32 %40 to i64
  %42 = icmp ult i64 %37, %41
  br i1 %42, label %47, label %43

43:                                               ; preds = %39
  %44 = trunc i64 %37 to i16
  %45 = getelementptr inbounds %struct.rule, %struct.rule* %1, i64 0, i32 5
  store i16 %44, i16* %45, align 8, !tbaa !30
  %46 = load i8*, i8** %4, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %36) #6
  br label %86

47:                                               ; preds = %34, %39
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %36) #6
  br label %122

48:                                               ; preds = %15
  switch i8 %19, label %122 [
    i8 77, label %49
    i8 0, label %78
  ]

49:                                               ; preds = %48
  %50 = bitcast [3 x i16]* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 6, i8* nonnull %50) #6
  %51 = getelementptr inbounds [3 x i16], [3 x i16]* %5, i64 0, i64 0
  %52 = getelementptr inbounds %struct.rule, %struct.rule* %1, i64 0, i32 3
  %53 = load i16, i16* %52, align 4, !tbaa !31
  store i16 %53, i16* %51, align 2, !tbaa !14
  %54 = getelementptr inbounds [3 x i16], [3 x i16]* %5, i64 0, i64 1
  %55 = getelementptr inbounds %struct.rule, %struct.rule* %1, i64 0, i32 4
  %56 = load i16, i16* %55, align 2, !tbaa !32
  store i16 %56, i16* %54, align 2, !tbaa !14
  %57 = getelementptr inbounds [3 x i16], [3 x i16]* %5, i64 0, i64 2
  %58 = getelementptr inbounds %struct.rule, %struct.rule* %1, i64 0, i32 5
  %59 = load i16, i16* %58, align 8, !tbaa !30
  store i16 %59, i16* %57, align 2, !tbaa !14
  %60 = getelementptr inbounds %struct.rule, %struct.rule* %1, i64 0, i32 2
  store i32 2, i32* %60, align 8, !tbaa !29
  %61 = getelementptr inbounds i8, i8* %12, i64 1
  store i8* %61, i8** %3, align 8, !tbaa !5
  %62 = call fastcc i32 @read_numbers(i8** noundef nonnull %3, i8 noundef signext 46, i16* noundef nonnull %51) #7
  %63 = load i16, i16* %51, align 2, !tbaa !14
  store i16 %63, i16* %52, align 4, !tbaa !31
  %64 = load i16, i16* %54, align 2, !tbaa !14
  store i16 %64, i16* %55, align 2, !tbaa !32
  %65 = load i16, i16* %57, align 2, !tbaa !14
  store i16 %65, i16* %58, align 8, !tbaa !30
  %66 = icmp slt i32 %62, 3
  %67 = add i16 %63, -13
  %68 = icmp ult i16 %67, -12
  %69 = select i1 %66, i1 true, i1 %68
  br i1 %69, label %77, label %70

70:                                               ; preds = %49
  %71 = add i16 %64, -6
  %72 = icmp ult i16 %71, -5
  %73 = icmp ugt i16 %65, 6
  %74 = select i1 %72, i1 true, i1 %73
  br i1 %74, label %77, label %75

75:                                               ; preds = %70
  call void @llvm.lifetime.end.p0i8(i64 6, i8* nonnull %50) #6
  %76 = load i8*, i8** %3, align 8, !tbaa !5
  br label %86

77:                                               ; preds = %49, %70
  call void @llvm.lifetime.end.p0i8(i64 6, i8* nonnull %50) #6
  br label %122

78:                                               ; preds = %48
  %79 = icmp eq %struct.rule* %1, getelementptr inbounds ([2 x %struct.rule], [2 x %struct.rule]* @rules, i64 0, i64 0)
  %80 = getelementptr inbounds %struct.rule, %struct.rule* %1, i64 0, i32 2
  store i32 2, i32* %80, align 8, !tbaa !29
  %81 = select i1 %79, i16 3, i16 11
  %82 = getelementptr inbounds %struct.rule, %struct.rule* %1, i64 0, i32 3
  store i16 %81, i16* %82, align 4, !tbaa !31
  %83 = select i1 %79, i16 2, i16 1
  %84 = getelementptr inbounds %struct.rule, %struct.rule* %1, i64 0, i32 4
  store i16 %83, i16* %84, align 2, !tbaa !32
  %85 = getelementptr inbounds %struct.rule, %struct.rule* %1, i64 0, i32 5
  store i16 0, i16* %85, align 8, !tbaa !30
  br label %86

86:                                               ; preds = %75, %43, %78
  %87 = phi i8* [ %76, %75 ], [ %46, %43 ], [ %12, %78 ]
  %88 = load i8, i8* %87, align 1, !tbaa !2
  switch i8 %88, label %122 [
    i8 0, label %89
    i8 47, label %89
    i8 44, label %89
  ]

89:                                               ; preds = %86, %86, %86
  %90 = getelementptr inbounds %struct.rule, %struct.rule* %1, i64 0, i32 6
  store i32 7200, i32* %90, align 4, !tbaa !33
  %91 = load i8, i8* %87, align 1, !tbaa !2
  %92 = icmp eq i8 %91, 47
  br i1 %92, label %93, label %119

93:                                               ; preds = %89
  %94 = bitcast [3 x i16]* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 6, i8* nonnull %94) #6
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 2 dereferenceable(6) %94, i8* noundef nonnull align 2 dereferenceable(6) bitcast ([3 x i16]* @__const.read_rule.part to i8*), i64 6, i1 false)
  %95 = getelementptr inbounds i8, i8* %87, i64 1
  %96 = load i8, i8* %95, align 1, !tbaa !2
  %97 = icmp eq i8 %96, 0
  br i1 %97, label %121, label %98

98:                                               ; preds = %93
  %99 = icmp eq i8 %96, 45
  %100 = zext i1 %99 to i64
  %101 = getelementptr inbounds i8, i8* %95, i64 %100
  store i8* %101, i8** %3, align 8, !tbaa !5
  %102 = getelementptr inbounds [3 x i16], [3 x i16]* %6, i64 0, i64 0
  %103 = call fastcc i32 @read_numbers(i8** noundef nonnull %3, i8 noundef signext 58, i16* noundef nonnull %102) #7
  %104 = load i16, i16* %102, align 2, !tbaa !14
  %105 = zext i16 %104 to i32
  %106 = mul nuw nsw i32 %105, 3600
  %107 = getelementptr inbounds [3 x i16], [3 x i16]* %6, i64 0, i64 1
  %108 = load i16, i16* %107, align 2, !tbaa !14
  %109 = zext i16 %108 to i32
  %110 = mul nuw nsw i32 %109, 60
  %111 = add nuw nsw i32 %110, %106
  %112 = getelementptr inbounds [3 x i16], [3 x i16]* %6, i64 0, i64 2
  %113 = load i16, i16* %112, align 2, !tbaa !14
  %114 = zext i16 %113 to i32
  %115 = add nuw nsw i32 %111, %114
  %116 = sub nsw i32 0, %115
  %117 = select i1 %99, i32 %116, i32 %115
  store i32 %117, i32* %90, align 4, !tbaa !33
  call void @llvm.lifetime.end.p0i8(i64 6, i8* nonnull %94) #6
  %118 = load i8*, i8** %3, align 8, !tbaa !5
  br label %119

119:                                              ; preds = %98, %89
  %120 = phi i8* [ %118, %98 ], [ %87, %89 ]
  store i8* %120, i8** %0, align 8, !tbaa !5
  br label %122

121:                                              ; preds = %93
  store i32 0, i32* %90, align 4, !tbaa !33
  call void @llvm.lifetime.end.p0i8(i64 6, i8* nonnull %94) #6
  br label %122

122:                                              ; preds = %121, %86, %48, %77, %47, %28, %119
  %123 = phi i32 [ 1, %119 ], [ 0, %47 ], [ 0, %77 ], [ 0, %28 ], [ 0, %48 ], [ 0, %86 ], [ 0, %121 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %7) #6
  ret i32 %123
}

; Function Attrs: optsize
declare dso_local i8* @__sv_keep_text(i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @isdigit(i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define internal fastcc i32 @read_numbers(i8** nocapture noundef %0, i8 noundef signext %1, i16* nocapture noundef writeonly %2) unnamed_addr #0 {
  %4 = alloca i8*, align 8
  %5 = load i8*, i8** %0, align 8, !tbaa !5
  %6 = bitcast i8** %4 to i8*
  %7 = zext i8 %1 to i32
  br label %8

8:                                                ; preds = %3, %22
  %9 = phi i64 [ 0, %3 ], [ %24, %22 ]
  %10 = phi i8* [ %5, %3 ], [ %23, %22 ]
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %6) #6
  %11 = call i64 @strtoul(i8* noundef %10, i8** noundef nonnull %4, i32 noundef 10) #5
  %12 = load i8*, i8** %4, align 8, !tbaa !5
  %13 = icmp eq i8* %12, %10
  br i1 %13, label %14, label %16

14:                                               ; preds = %8
  %15 = trunc i64 %9 to i32
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %6) #6
  br label %29

16:                                               ; preds = %8
  %17 = getelementptr inbounds i16, i16* %2, i64 %9
  %18 = trunc i64 %11 to i16
  store i16 %18, i16* %17, align 2, !tbaa !14
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %6) #6
  store i8* %12, i8** %0, align 8, !tbaa !5
  %19 = load i8, i8* %12, align 1, !tbaa !2
  %20 = sext i8 %19 to i32
  %21 = icmp eq i32 %20, %7
  br i1 %21, label %22, label %26

22:                                               ; preds = %16
  %23 = getelementptr inbounds i8, i8* %12, i64 1
  %24 = add nuw nsw i64 %9, 1
  %25 = icmp eq i64 %24, 3
  br i1 %25, label %29, label %8, !llvm.loop !34

26:                                               ; preds = %16
  %27 = trunc i64 %9 to i32
  %28 = add nuw nsw i32 %27, 1
  br label %29

29:                                               ; preds = %22, %14, %26
  %30 = phi i32 [ %28, %26 ], [ %15, %14 ], [ 3, %22 ]
  ret i32 %30
}

; Function Attrs: optsize
declare dso_local i64 @strtoul(i8* noundef, i8** noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define internal fastcc i64 @offset_at(i64 noundef %0, i32* nocapture noundef writeonly %1) unnamed_addr #0 {
  %3 = tail call i64 @__sv_year(i64 noundef %0) #5
  %4 = tail call fastcc i64 @change(%struct.rule* noundef getelementptr inbounds ([2 x %struct.rule], [2 x %struct.rule]* @rules, i64 0, i64 0), i64 noundef %3) #7
  %5 = tail call fastcc i64 @change(%struct.rule* noundef getelementptr inbounds ([2 x %struct.rule], [2 x %struct.rule]* @rules, i64 0, i64 1), i64 noundef %3) #7
  %6 = icmp sle i64 %4, %0
  %7 = icmp sgt i64 %5, %0
  %8 = icmp sgt i64 %4, %5
  br i1 %8, label %9, label %11

9:                                                ; preds = %2
  %10 = or i1 %6, %7
  br label %13

11:                                               ; preds = %2
  %12 = and i1 %6, %7
  br label %13

13:                                               ; preds = %11, %9
  %14 = phi i1 [ %10, %9 ], [ %12, %11 ]
  %15 = zext i1 %14 to i32
  store i32 %15, i32* %1, align 4, !tbaa !15
  %16 = load i64, i64* getelementptr inbounds ([2 x %struct.rule], [2 x %struct.rule]* @rules, i64 0, i64 1, i32 1), align 8
  %17 = load i64, i64* getelementptr inbounds ([2 x %struct.rule], [2 x %struct.rule]* @rules, i64 0, i64 0, i32 1), align 8
  %18 = select i1 %14, i64 %16, i64 %17
  ret i64 %18
}

; Function Attrs: optsize
declare dso_local %struct.tm* @__sv_split(i64 noundef, %struct.tm* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @__sv_year(i64 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define internal fastcc i64 @change(%struct.rule* nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #0 {
  %3 = tail call i64 @__sv_days_before(i64 noundef %1, i64 noundef 0) #5
  %4 = getelementptr inbounds %struct.rule, %struct.rule* %0, i64 0, i32 5
  %5 = load i16, i16* %4, align 8, !tbaa !30
  %6 = zext i16 %5 to i64
  %7 = getelementptr inbounds %struct.rule, %struct.rule* %0, i64 0, i32 2
  %8 = load i32, i32* %7, align 8, !tbaa !29
  switch i32 %8, label %49 [
    i32 1, label %9
    i32 2, label %17
  ]

9:                                                ; preds = %2
  %10 = tail call i64 @__sv_days_before(i64 noundef %1, i64 noundef 2) #5
  %11 = sub nsw i64 %10, %3
  %12 = icmp ne i64 %11, 60
  %13 = icmp ult i16 %5, 60
  %14 = or i1 %13, %12
  %15 = sext i1 %14 to i64
  %16 = add nsw i64 %15, %6
  br label %49

17:                                               ; preds = %2
  %18 = getelementptr inbounds %struct.rule, %struct.rule* %0, i64 0, i32 3
  %19 = load i16, i16* %18, align 4, !tbaa !31
  %20 = zext i16 %19 to i64
  %21 = add nsw i64 %20, -1
  %22 = tail call i64 @__sv_days_before(i64 noundef %1, i64 noundef %21) #5
  %23 = load i16, i16* %18, align 4, !tbaa !31
  %24 = zext i16 %23 to i64
  %25 = tail call i64 @__sv_days_before(i64 noundef %1, i64 noundef %24) #5
  %26 = sub nsw i64 %25, %22
  %27 = load i16, i16* %4, align 8, !tbaa !30
  %28 = zext i16 %27 to i32
  %29 = add nuw nsw i32 %28, 7
  %30 = srem i64 %22, 7
  %31 = trunc i64 %30 to i8
  %32 = add nsw i8 %31, 11
  %33 = urem i8 %32, 7
  %34 = zext i8 %33 to i32
  %35 = sub nuw nsw i32 %29, %34
  %36 = urem i32 %35, 7
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds %struct.rule, %struct.rule* %0, i64 0, i32 4
  %39 = load i16, i16* %38, align 2, !tbaa !32
  %40 = zext i16 %39 to i64
  %41 = mul nuw nsw i64 %40, 7
  %42 = add nsw i64 %41, -7
  %43 = add nsw i64 %42, %37
  %44 = sub i64 %22, %3
  %45 = add nsw i64 %44, %43
  %46 = icmp slt i64 %43, %26
  %47 = select i1 %46, i64 0, i64 -7
  %48 = add i64 %45, %47
  br label %49

49:                                               ; preds = %2, %17, %9
  %50 = phi i64 [ %16, %9 ], [ %48, %17 ], [ %6, %2 ]
  %51 = icmp sgt i64 %1, 1970
  %52 = select i1 %51, i64 %3, i64 0
  %53 = add nsw i64 %50, %52
  %54 = mul nsw i64 %53, 86400
  %55 = getelementptr inbounds %struct.rule, %struct.rule* %0, i64 0, i32 1
  %56 = load i64, i64* %55, align 8, !tbaa !16
  %57 = sub i64 %54, %56
  %58 = getelementptr inbounds %struct.rule, %struct.rule* %0, i64 0, i32 6
  %59 = load i32, i32* %58, align 4, !tbaa !33
  %60 = sext i32 %59 to i64
  %61 = add nsw i64 %57, %60
  ret i64 %61
}

; Function Attrs: optsize
declare dso_local i64 @__sv_days_before(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #2

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #4 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #5 = { nobuiltin nounwind optsize "no-builtins" }
attributes #6 = { nounwind }
attributes #7 = { nobuiltin optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"omnipotent char", !4, i64 0}
!4 = !{!"Simple C/C++ TBAA"}
!5 = !{!6, !6, i64 0}
!6 = !{!"any pointer", !3, i64 0}
!7 = !{!8, !6, i64 0}
!8 = !{!"rule", !6, i64 0, !9, i64 8, !3, i64 16, !10, i64 20, !10, i64 22, !10, i64 24, !11, i64 28}
!9 = !{!"long", !3, i64 0}
!10 = !{!"short", !3, i64 0}
!11 = !{!"int", !3, i64 0}
!12 = !{i64 0, i64 8, !5, i64 8, i64 8, !13, i64 16, i64 4, !2, i64 20, i64 2, !14, i64 22, i64 2, !14, i64 24, i64 2, !14, i64 28, i64 4, !15}
!13 = !{!9, !9, i64 0}
!14 = !{!10, !10, i64 0}
!15 = !{!11, !11, i64 0}
!16 = !{!8, !9, i64 8}
!17 = !{!18, !11, i64 32}
!18 = !{!"tm", !11, i64 0, !11, i64 4, !11, i64 8, !11, i64 12, !11, i64 16, !11, i64 20, !11, i64 24, !11, i64 28, !11, i64 32, !9, i64 40, !6, i64 48}
!19 = !{!18, !9, i64 40}
!20 = !{!18, !6, i64 48}
!21 = !{!18, !11, i64 0}
!22 = distinct !{!22, !23, !24}
!23 = !{!"llvm.loop.mustprogress"}
!24 = !{!"llvm.loop.unroll.disable"}
!25 = distinct !{!25, !23, !24}
!26 = distinct !{!26, !23, !24}
!27 = distinct !{!27, !23, !24}
!28 = distinct !{!28, !23, !24}
!29 = !{!8, !3, i64 16}
!30 = !{!8, !10, i64 24}
!31 = !{!8, !10, i64 20}
!32 = !{!8, !10, i64 22}
!33 = !{!8, !11, i64 28}
!34 = distinct !{!34, !23, !24}
