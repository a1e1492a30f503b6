; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/regex_parse.c
; ModuleID = 'runtime/c/regex_parse.c'
source_filename = "runtime/c/regex_parse.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pattern = type { %struct.node*, %struct.range*, %struct.step*, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32*, %struct.edge*, i32 }
%struct.range = type { i32, i32 }
%struct.step = type { i32, i32, i32, i32, i32 }
%struct.edge = type { i32, i32 }
%struct.node = type { i32, i32, i32, i32, i32 }
%struct.parser = type { %struct.pattern*, i8*, i8*, i8*, i64, i32, i32, i32, i32, i32 }
%struct.set = type { %struct.range*, i32, i32 }

@__sv_utf8 = external dso_local local_unnamed_addr global i32, align 4

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_regex_add(%struct.pattern* nocapture noundef %0, %struct.node* nocapture noundef readonly byval(%struct.node) align 8 %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 3
  %4 = load i32, i32* %3, align 8, !tbaa !2
  %5 = tail call i32 @llvm.ctpop.i32(i32 %4), !range !8
  %6 = icmp ult i32 %5, 2
  br i1 %6, label %10, label %7

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 0
  %9 = load %struct.node*, %struct.node** %8, align 8, !tbaa !9
  br label %23

10:                                               ; preds = %2
  %11 = bitcast %struct.pattern* %0 to i8**
  %12 = load i8*, i8** %11, align 8, !tbaa !9
  %13 = icmp eq i32 %4, 0
  %14 = shl nsw i32 %4, 1
  %15 = sext i32 %14 to i64
  %16 = mul nsw i64 %15, 20
  %17 = select i1 %13, i64 20, i64 %16
  %18 = tail call i8* @realloc(i8* noundef %12, i64 noundef %17) #6
  %19 = icmp eq i8* %18, null
  br i1 %19, label %32, label %20

20:                                               ; preds = %10
  store i8* %18, i8** %11, align 8, !tbaa !9
  %21 = bitcast i8* %18 to %struct.node*
  %22 = load i32, i32* %3, align 8, !tbaa !2
  br label %23

23:                                               ; preds = %7, %20
  %24 = phi i32 [ %4, %7 ], [ %22, %20 ]
  %25 = phi %struct.node* [ %9, %7 ], [ %21, %20 ]
  %26 = sext i32 %24 to i64
  %27 = getelementptr inbounds %struct.node, %struct.node* %25, i64 %26
  %28 = bitcast %struct.node* %27 to i8*
  %29 = bitcast %struct.node* %1 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(20) %28, i8* noundef nonnull align 8 dereferenceable(20) %29, i64 20, i1 false), !tbaa.struct !10
  %30 = load i32, i32* %3, align 8, !tbaa !2
  %31 = add nsw i32 %30, 1
  store i32 %31, i32* %3, align 8, !tbaa !2
  br label %32

32:                                               ; preds = %10, %23
  %33 = phi i32 [ %30, %23 ], [ -1, %10 ]
  ret i32 %33
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: optsize
declare dso_local i8* @realloc(i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_regex_parse(%struct.pattern* noundef %0, i8* noundef %1, i64 noundef %2, i64 noundef %3, i32* nocapture noundef writeonly %4) local_unnamed_addr #0 {
  %6 = alloca %struct.node, align 8
  %7 = alloca %struct.parser, align 8
  %8 = bitcast %struct.parser* %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %8) #7
  %9 = getelementptr inbounds %struct.parser, %struct.parser* %7, i64 0, i32 0
  store %struct.pattern* %0, %struct.pattern** %9, align 8, !tbaa !13
  %10 = getelementptr inbounds %struct.parser, %struct.parser* %7, i64 0, i32 1
  store i8* %1, i8** %10, align 8, !tbaa !16
  %11 = getelementptr inbounds %struct.parser, %struct.parser* %7, i64 0, i32 2
  %12 = getelementptr inbounds i8, i8* %1, i64 %2
  store i8* %12, i8** %11, align 8, !tbaa !17
  %13 = getelementptr inbounds %struct.parser, %struct.parser* %7, i64 0, i32 3
  store i8* %1, i8** %13, align 8, !tbaa !18
  %14 = getelementptr inbounds %struct.parser, %struct.parser* %7, i64 0, i32 4
  store i64 %3, i64* %14, align 8, !tbaa !19
  %15 = getelementptr inbounds %struct.parser, %struct.parser* %7, i64 0, i32 5
  store i32 0, i32* %15, align 8, !tbaa !20
  %16 = getelementptr inbounds %struct.parser, %struct.parser* %7, i64 0, i32 6
  store i32 0, i32* %16, align 4, !tbaa !21
  %17 = getelementptr inbounds %struct.parser, %struct.parser* %7, i64 0, i32 7
  store i32 0, i32* %17, align 8, !tbaa !22
  %18 = getelementptr inbounds %struct.parser, %struct.parser* %7, i64 0, i32 8
  store i32 0, i32* %18, align 4, !tbaa !23
  %19 = getelementptr inbounds %struct.parser, %struct.parser* %7, i64 0, i32 9
  store i32 0, i32* %19, align 8, !tbaa !24
  %20 = bitcast %struct.node* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %20)
  %21 = getelementptr inbounds %struct.node, %struct.node* %6, i64 0, i32 0
  store i32 0, i32* %21, align 8
  %22 = getelementptr inbounds %struct.node, %struct.node* %6, i64 0, i32 1
  %23 = bitcast i32* %22 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(16) %23, i8 0, i64 16, i1 false)
  %24 = tail call i32 @__sv_regex_add(%struct.pattern* noundef %0, %struct.node* noundef nonnull byval(%struct.node) align 8 %6) #6
  %25 = icmp slt i32 %24, 0
  br i1 %25, label %26, label %27

26:                                               ; preds = %5
  store i32 12, i32* %19, align 8, !tbaa !24
  br label %27

27:                                               ; preds = %5, %26
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %20)
  %28 = load i32, i32* @__sv_utf8, align 4, !tbaa !12
  %29 = icmp eq i32 %28, 0
  %30 = and i64 %3, 4194304
  %31 = icmp eq i64 %30, 0
  %32 = select i1 %31, i32 1, i32 2
  %33 = select i1 %29, i32 0, i32 %32
  %34 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 10
  store i32 %33, i32* %34, align 4, !tbaa !25
  %35 = xor i1 %31, true
  %36 = select i1 %35, i1 %29, i1 false
  %37 = zext i1 %36 to i32
  %38 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 9
  store i32 %37, i32* %38, align 8, !tbaa !26
  %39 = select i1 %31, i1 true, i1 %29
  %40 = xor i1 %39, true
  %41 = zext i1 %40 to i32
  %42 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 11
  store i32 %41, i32* %42, align 8, !tbaa !27
  %43 = call fastcc i32 @peek(%struct.parser* noundef nonnull %7, i32 noundef 1) #6
  %44 = load i8*, i8** %10, align 8, !tbaa !16
  %45 = zext i32 %43 to i64
  %46 = getelementptr inbounds i8, i8* %44, i64 %45
  store i8* %46, i8** %10, align 8, !tbaa !16
  %47 = call fastcc i32 @alternatives(%struct.parser* noundef nonnull %7) #8
  %48 = load i32, i32* %19, align 8, !tbaa !24
  store i32 %48, i32* %4, align 4, !tbaa !12
  %49 = icmp eq i32 %48, 0
  %50 = select i1 %49, i32 %47, i32 -1
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %8) #7
  ret i32 %50
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: nounwind optsize
define internal fastcc i32 @alternatives(%struct.parser* noundef %0) unnamed_addr #0 {
  %2 = alloca %struct.node, align 8
  %3 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 8
  %4 = load i32, i32* %3, align 4, !tbaa !23
  %5 = tail call fastcc i32 @branch(%struct.parser* noundef %0) #8
  %6 = load i32, i32* %3, align 4, !tbaa !23
  %7 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 5
  %8 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 9
  %9 = load i32, i32* %8, align 8, !tbaa !24
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %45

11:                                               ; preds = %1
  %12 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 1
  %13 = bitcast %struct.node* %2 to i8*
  %14 = getelementptr inbounds %struct.node, %struct.node* %2, i64 0, i32 0
  %15 = getelementptr inbounds %struct.node, %struct.node* %2, i64 0, i32 1
  %16 = getelementptr inbounds %struct.node, %struct.node* %2, i64 0, i32 2
  %17 = getelementptr inbounds %struct.node, %struct.node* %2, i64 0, i32 3
  %18 = getelementptr inbounds %struct.node, %struct.node* %2, i64 0, i32 4
  %19 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 0
  br label %20

20:                                               ; preds = %11, %41
  %21 = phi i32 [ %5, %11 ], [ %32, %41 ]
  %22 = phi i32 [ %6, %11 ], [ %43, %41 ]
  %23 = load i32, i32* %7, align 8, !tbaa !20
  %24 = icmp eq i32 %23, 5
  br i1 %24, label %25, label %45

25:                                               ; preds = %20
  %26 = tail call fastcc i32 @peek(%struct.parser* noundef nonnull %0, i32 noundef 1) #6
  %27 = load i8*, i8** %12, align 8, !tbaa !16
  %28 = zext i32 %26 to i64
  %29 = getelementptr inbounds i8, i8* %27, i64 %28
  store i8* %29, i8** %12, align 8, !tbaa !16
  store i32 %4, i32* %3, align 4, !tbaa !23
  %30 = tail call fastcc i32 @branch(%struct.parser* noundef nonnull %0) #8
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %13)
  store i32 3, i32* %14, align 8
  store i32 %21, i32* %15, align 4
  store i32 %30, i32* %16, align 8
  store i32 0, i32* %17, align 4
  store i32 0, i32* %18, align 8
  %31 = load %struct.pattern*, %struct.pattern** %19, align 8, !tbaa !13
  %32 = tail call i32 @__sv_regex_add(%struct.pattern* noundef %31, %struct.node* noundef nonnull byval(%struct.node) align 8 %2) #6
  %33 = icmp slt i32 %32, 0
  %34 = load i32, i32* %8, align 8, !tbaa !24
  br i1 %33, label %35, label %41

35:                                               ; preds = %25
  %36 = icmp eq i32 %34, 0
  br i1 %36, label %37, label %38

37:                                               ; preds = %35
  store i32 12, i32* %8, align 8, !tbaa !24
  br label %38

38:                                               ; preds = %35, %37
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %13)
  %39 = load i32, i32* %3, align 4, !tbaa !23
  %40 = or i32 %39, %22
  br label %45

41:                                               ; preds = %25
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %13)
  %42 = load i32, i32* %3, align 4, !tbaa !23
  %43 = or i32 %42, %22
  %44 = icmp eq i32 %34, 0
  br i1 %44, label %20, label %45, !llvm.loop !28

45:                                               ; preds = %20, %41, %38, %1
  %46 = phi i32 [ %6, %1 ], [ %40, %38 ], [ %43, %41 ], [ %22, %20 ]
  %47 = phi i32 [ %5, %1 ], [ 0, %38 ], [ %32, %41 ], [ %21, %20 ]
  store i32 %46, i32* %3, align 4, !tbaa !23
  ret i32 %47
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @peek(%struct.parser* nocapture noundef %0, i32 noundef %1) unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 4
  %4 = load i64, i64* %3, align 8, !tbaa !19
  %5 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 1
  %6 = load i8*, i8** %5, align 8, !tbaa !16
  %7 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 2
  %8 = load i8*, i8** %7, align 8, !tbaa !17
  %9 = icmp ult i8* %6, %8
  br i1 %9, label %12, label %10

10:                                               ; preds = %2
  %11 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 5
  store i32 0, i32* %11, align 8, !tbaa !20
  br label %102

12:                                               ; preds = %2
  %13 = load i8, i8* %6, align 1, !tbaa !11
  %14 = zext i8 %13 to i32
  %15 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 5
  store i32 1, i32* %15, align 8, !tbaa !20
  %16 = and i64 %4, 4194304
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %20, label %18

18:                                               ; preds = %12
  %19 = tail call i32 @toupper(i32 noundef %14) #6
  br label %20

20:                                               ; preds = %12, %18
  %21 = phi i32 [ %19, %18 ], [ %14, %12 ]
  %22 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 6
  store i32 %21, i32* %22, align 4, !tbaa !21
  switch i8 %13, label %102 [
    i8 92, label %23
    i8 10, label %33
    i8 124, label %37
    i8 42, label %41
    i8 43, label %42
    i8 63, label %46
    i8 123, label %50
    i8 125, label %54
    i8 40, label %58
    i8 41, label %62
    i8 91, label %66
    i8 46, label %67
    i8 94, label %68
    i8 36, label %86
  ]

23:                                               ; preds = %20
  %24 = load i8*, i8** %5, align 8, !tbaa !16
  %25 = getelementptr inbounds i8, i8* %24, i64 1
  %26 = load i8*, i8** %7, align 8, !tbaa !17
  %27 = icmp ult i8* %25, %26
  br i1 %27, label %29, label %28

28:                                               ; preds = %23
  store i32 13, i32* %15, align 8, !tbaa !20
  store i32 0, i32* %22, align 4, !tbaa !21
  br label %102

29:                                               ; preds = %23
  %30 = load i8, i8* %25, align 1, !tbaa !11
  %31 = zext i8 %30 to i32
  %32 = tail call fastcc i32 @escaped(%struct.parser* noundef nonnull %0, i32 noundef %31) #8
  store i32 %32, i32* %15, align 8, !tbaa !20
  br label %102

33:                                               ; preds = %20
  %34 = and i64 %4, 2048
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %102, label %36

36:                                               ; preds = %33
  store i32 5, i32* %15, align 8, !tbaa !20
  br label %102

37:                                               ; preds = %20
  %38 = and i64 %4, 33792
  %39 = icmp eq i64 %38, 32768
  br i1 %39, label %40, label %102

40:                                               ; preds = %37
  store i32 5, i32* %15, align 8, !tbaa !20
  br label %102

41:                                               ; preds = %20
  store i32 6, i32* %15, align 8, !tbaa !20
  br label %102

42:                                               ; preds = %20
  %43 = and i64 %4, 1026
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %45, label %102

45:                                               ; preds = %42
  store i32 7, i32* %15, align 8, !tbaa !20
  br label %102

46:                                               ; preds = %20
  %47 = and i64 %4, 1026
  %48 = icmp eq i64 %47, 0
  br i1 %48, label %49, label %102

49:                                               ; preds = %46
  store i32 8, i32* %15, align 8, !tbaa !20
  br label %102

50:                                               ; preds = %20
  %51 = and i64 %4, 4608
  %52 = icmp eq i64 %51, 4608
  br i1 %52, label %53, label %102

53:                                               ; preds = %50
  store i32 9, i32* %15, align 8, !tbaa !20
  br label %102

54:                                               ; preds = %20
  %55 = and i64 %4, 4608
  %56 = icmp eq i64 %55, 4608
  br i1 %56, label %57, label %102

57:                                               ; preds = %54
  store i32 10, i32* %15, align 8, !tbaa !20
  br label %102

58:                                               ; preds = %20
  %59 = and i64 %4, 8192
  %60 = icmp eq i64 %59, 0
  br i1 %60, label %102, label %61

61:                                               ; preds = %58
  store i32 3, i32* %15, align 8, !tbaa !20
  br label %102

62:                                               ; preds = %20
  %63 = and i64 %4, 8192
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %102, label %65

65:                                               ; preds = %62
  store i32 4, i32* %15, align 8, !tbaa !20
  br label %102

66:                                               ; preds = %20
  store i32 11, i32* %15, align 8, !tbaa !20
  br label %102

67:                                               ; preds = %20
  store i32 2, i32* %15, align 8, !tbaa !20
  br label %102

68:                                               ; preds = %20
  %69 = and i64 %4, 8
  %70 = icmp ne i64 %69, 0
  %71 = icmp ne i32 %1, 0
  %72 = or i1 %71, %70
  br i1 %72, label %85, label %73

73:                                               ; preds = %68
  %74 = load i8*, i8** %5, align 8, !tbaa !16
  %75 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 3
  %76 = load i8*, i8** %75, align 8, !tbaa !18
  %77 = icmp eq i8* %74, %76
  br i1 %77, label %85, label %78

78:                                               ; preds = %73
  %79 = and i64 %4, 2048
  %80 = icmp eq i64 %79, 0
  br i1 %80, label %102, label %81

81:                                               ; preds = %78
  %82 = getelementptr inbounds i8, i8* %74, i64 -1
  %83 = load i8, i8* %82, align 1, !tbaa !11
  %84 = icmp eq i8 %83, 10
  br i1 %84, label %85, label %102

85:                                               ; preds = %81, %73, %68
  store i32 12, i32* %15, align 8, !tbaa !20
  store i32 1, i32* %22, align 4, !tbaa !21
  br label %102

86:                                               ; preds = %20
  %87 = and i64 %4, 8
  %88 = icmp eq i64 %87, 0
  br i1 %88, label %89, label %101

89:                                               ; preds = %86
  %90 = load i8*, i8** %5, align 8, !tbaa !16
  %91 = getelementptr inbounds i8, i8* %90, i64 1
  %92 = load i8*, i8** %7, align 8, !tbaa !17
  %93 = icmp eq i8* %91, %92
  br i1 %93, label %101, label %94

94:                                               ; preds = %89
  store i8* %91, i8** %5, align 8, !tbaa !16
  %95 = tail call fastcc i32 @peek(%struct.parser* noundef nonnull %0, i32 noundef 0) #8
  %96 = load i8*, i8** %5, align 8, !tbaa !16
  %97 = getelementptr inbounds i8, i8* %96, i64 -1
  store i8* %97, i8** %5, align 8, !tbaa !16
  %98 = load i32, i32* %15, align 8, !tbaa !20
  store i32 1, i32* %15, align 8, !tbaa !20
  store i32 36, i32* %22, align 4, !tbaa !21
  %99 = and i32 %98, -2
  %100 = icmp eq i32 %99, 4
  br i1 %100, label %101, label %102

101:                                              ; preds = %94, %89, %86
  store i32 12, i32* %15, align 8, !tbaa !20
  store i32 2, i32* %22, align 4, !tbaa !21
  br label %102

102:                                              ; preds = %94, %28, %29, %20, %78, %81, %62, %65, %58, %61, %54, %57, %50, %53, %46, %49, %42, %45, %37, %40, %33, %36, %101, %85, %67, %66, %41, %10
  %103 = phi i32 [ 0, %10 ], [ 1, %28 ], [ 2, %29 ], [ 1, %20 ], [ 1, %78 ], [ 1, %81 ], [ 1, %62 ], [ 1, %65 ], [ 1, %58 ], [ 1, %61 ], [ 1, %54 ], [ 1, %57 ], [ 1, %50 ], [ 1, %53 ], [ 1, %46 ], [ 1, %49 ], [ 1, %42 ], [ 1, %45 ], [ 1, %37 ], [ 1, %40 ], [ 1, %33 ], [ 1, %36 ], [ 1, %101 ], [ 1, %94 ], [ 1, %85 ], [ 1, %67 ], [ 1, %66 ], [ 1, %41 ]
  ret i32 %103
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @escaped(%struct.parser* nocapture noundef %0, i32 noundef %1) unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 4
  %4 = load i64, i64* %3, align 8, !tbaa !19
  %5 = and i64 %4, 4194304
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %9, label %7

7:                                                ; preds = %2
  %8 = tail call i32 @toupper(i32 noundef %1) #6
  br label %9

9:                                                ; preds = %2, %7
  %10 = phi i32 [ %8, %7 ], [ %1, %2 ]
  %11 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 6
  store i32 %10, i32* %11, align 4, !tbaa !21
  switch i32 %1, label %40 [
    i32 124, label %12
    i32 40, label %16
    i32 41, label %20
    i32 43, label %24
    i32 63, label %28
    i32 123, label %32
    i32 125, label %36
  ]

12:                                               ; preds = %9
  %13 = and i64 %4, 33792
  %14 = icmp eq i64 %13, 0
  %15 = select i1 %14, i32 5, i32 1
  br label %59

16:                                               ; preds = %9
  %17 = and i64 %4, 8192
  %18 = icmp eq i64 %17, 0
  %19 = select i1 %18, i32 3, i32 1
  br label %59

20:                                               ; preds = %9
  %21 = and i64 %4, 8192
  %22 = icmp eq i64 %21, 0
  %23 = select i1 %22, i32 4, i32 1
  br label %59

24:                                               ; preds = %9
  %25 = and i64 %4, 1026
  %26 = icmp eq i64 %25, 2
  %27 = select i1 %26, i32 7, i32 1
  br label %59

28:                                               ; preds = %9
  %29 = and i64 %4, 1026
  %30 = icmp eq i64 %29, 2
  %31 = select i1 %30, i32 8, i32 1
  br label %59

32:                                               ; preds = %9
  %33 = and i64 %4, 4608
  %34 = icmp eq i64 %33, 512
  %35 = select i1 %34, i32 9, i32 1
  br label %59

36:                                               ; preds = %9
  %37 = and i64 %4, 4608
  %38 = icmp eq i64 %37, 512
  %39 = select i1 %38, i32 10, i32 1
  br label %59

40:                                               ; preds = %9
  %41 = add i32 %1, -49
  %42 = icmp ult i32 %41, 9
  %43 = and i64 %4, 16384
  %44 = icmp eq i64 %43, 0
  %45 = select i1 %42, i1 %44, i1 false
  br i1 %45, label %46, label %48

46:                                               ; preds = %40
  %47 = add nsw i32 %1, -48
  store i32 %47, i32* %11, align 4, !tbaa !21
  br label %59

48:                                               ; preds = %40
  %49 = and i64 %4, 524288
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %51, label %59

51:                                               ; preds = %48
  switch i32 %1, label %59 [
    i32 60, label %52
    i32 62, label %53
    i32 98, label %54
    i32 66, label %55
    i32 96, label %56
    i32 39, label %57
    i32 119, label %58
    i32 87, label %58
    i32 115, label %58
    i32 83, label %58
  ]

52:                                               ; preds = %51
  store i32 4, i32* %11, align 4, !tbaa !21
  br label %59

53:                                               ; preds = %51
  store i32 8, i32* %11, align 4, !tbaa !21
  br label %59

54:                                               ; preds = %51
  store i32 16, i32* %11, align 4, !tbaa !21
  br label %59

55:                                               ; preds = %51
  store i32 32, i32* %11, align 4, !tbaa !21
  br label %59

56:                                               ; preds = %51
  store i32 64, i32* %11, align 4, !tbaa !21
  br label %59

57:                                               ; preds = %51
  store i32 128, i32* %11, align 4, !tbaa !21
  br label %59

58:                                               ; preds = %51, %51, %51, %51
  store i32 %1, i32* %11, align 4, !tbaa !21
  br label %59

59:                                               ; preds = %51, %48, %58, %57, %56, %55, %54, %53, %52, %46, %36, %32, %28, %24, %20, %16, %12
  %60 = phi i32 [ 14, %58 ], [ 12, %57 ], [ 12, %56 ], [ 12, %55 ], [ 12, %54 ], [ 12, %53 ], [ 12, %52 ], [ 13, %46 ], [ %39, %36 ], [ %35, %32 ], [ %31, %28 ], [ %27, %24 ], [ %23, %20 ], [ %19, %16 ], [ %15, %12 ], [ 1, %48 ], [ 1, %51 ]
  ret i32 %60
}

; Function Attrs: optsize
declare dso_local i32 @toupper(i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define internal fastcc i32 @branch(%struct.parser* noundef %0) unnamed_addr #0 {
  %2 = alloca %struct.node, align 8
  %3 = alloca %struct.node, align 8
  %4 = alloca %struct.node, align 8
  %5 = alloca %struct.set, align 8
  %6 = alloca %struct.node, align 8
  %7 = alloca %struct.set, align 8
  %8 = alloca %struct.set, align 8
  %9 = alloca %struct.set, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.set, align 8
  %12 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 9
  %13 = load i32, i32* %12, align 8, !tbaa !24
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %633

15:                                               ; preds = %1
  %16 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 5
  %17 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 7
  %18 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 4
  %19 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 1
  %20 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 0
  %21 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 6
  %22 = bitcast %struct.set* %5 to i8*
  %23 = bitcast %struct.node* %4 to i8*
  %24 = getelementptr inbounds %struct.node, %struct.node* %4, i64 0, i32 0
  %25 = getelementptr inbounds %struct.node, %struct.node* %4, i64 0, i32 1
  %26 = getelementptr inbounds %struct.node, %struct.node* %4, i64 0, i32 2
  %27 = getelementptr inbounds %struct.node, %struct.node* %4, i64 0, i32 3
  %28 = getelementptr inbounds %struct.node, %struct.node* %4, i64 0, i32 4
  %29 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 8
  %30 = bitcast %struct.node* %6 to i8*
  %31 = getelementptr inbounds %struct.node, %struct.node* %6, i64 0, i32 0
  %32 = getelementptr inbounds %struct.node, %struct.node* %6, i64 0, i32 1
  %33 = getelementptr inbounds %struct.node, %struct.node* %6, i64 0, i32 2
  %34 = getelementptr inbounds %struct.node, %struct.node* %6, i64 0, i32 3
  %35 = getelementptr inbounds %struct.node, %struct.node* %6, i64 0, i32 4
  %36 = bitcast %struct.set* %7 to i8*
  %37 = bitcast %struct.set* %8 to i8*
  %38 = bitcast %struct.set* %9 to i8*
  %39 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 2
  %40 = bitcast %struct.set* %9 to i8**
  %41 = bitcast %struct.node* %2 to i8*
  %42 = getelementptr inbounds %struct.node, %struct.node* %2, i64 0, i32 0
  %43 = getelementptr inbounds %struct.node, %struct.node* %2, i64 0, i32 1
  %44 = getelementptr inbounds %struct.node, %struct.node* %2, i64 0, i32 2
  %45 = getelementptr inbounds %struct.node, %struct.node* %2, i64 0, i32 3
  %46 = getelementptr inbounds %struct.node, %struct.node* %2, i64 0, i32 4
  %47 = bitcast i32* %10 to i8*
  %48 = bitcast %struct.set* %11 to i8*
  %49 = bitcast %struct.node* %3 to i8*
  %50 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 0
  %51 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 1
  %52 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 2
  %53 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 3
  %54 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 4
  br label %55

55:                                               ; preds = %15, %628
  %56 = phi i32 [ 0, %15 ], [ %630, %628 ]
  %57 = load i32, i32* %16, align 8, !tbaa !20
  switch i32 %57, label %58 [
    i32 5, label %633
    i32 0, label %633
  ]

58:                                               ; preds = %55
  %59 = load i32, i32* %17, align 8, !tbaa !22
  %60 = icmp ne i32 %59, 0
  %61 = icmp eq i32 %57, 4
  %62 = select i1 %60, i1 %61, i1 false
  br i1 %62, label %633, label %63

63:                                               ; preds = %58, %483
  %64 = phi i32 [ %488, %483 ], [ %57, %58 ]
  %65 = load i64, i64* %18, align 8, !tbaa !19
  switch i32 %64, label %508 [
    i32 1, label %66
    i32 3, label %116
    i32 11, label %157
    i32 2, label %336
    i32 14, label %354
    i32 13, label %372
    i32 12, label %399
    i32 9, label %466
    i32 6, label %473
    i32 7, label %473
    i32 8, label %473
    i32 4, label %489
    i32 10, label %496
    i32 5, label %628
    i32 0, label %628
  ]

66:                                               ; preds = %63
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %47) #7
  %67 = load %struct.pattern*, %struct.pattern** %20, align 8, !tbaa !13
  %68 = getelementptr inbounds %struct.pattern, %struct.pattern* %67, i64 0, i32 10
  %69 = load i32, i32* %68, align 4, !tbaa !25
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %105, label %71

71:                                               ; preds = %66
  %72 = load i32, i32* %21, align 4, !tbaa !21
  %73 = icmp sgt i32 %72, 127
  br i1 %73, label %74, label %105

74:                                               ; preds = %71
  %75 = load i8*, i8** %19, align 8, !tbaa !16
  %76 = getelementptr inbounds i8, i8* %75, i64 -1
  %77 = load i8*, i8** %39, align 8, !tbaa !17
  %78 = call i32 @__sv_wide_size(i8* noundef nonnull %76, i8* noundef %77, i32* noundef nonnull %10) #6
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %105, label %80

80:                                               ; preds = %74
  %81 = load i64, i64* %18, align 8, !tbaa !19
  %82 = and i64 %81, 4194304
  %83 = icmp eq i64 %82, 0
  br i1 %83, label %84, label %89

84:                                               ; preds = %80
  %85 = add i32 %78, -1
  %86 = icmp sgt i32 %78, 0
  br i1 %86, label %87, label %108

87:                                               ; preds = %84
  %88 = zext i32 %85 to i64
  br label %94

89:                                               ; preds = %80
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %48) #7
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %48, i8 0, i64 16, i1 false) #7
  %90 = load i32, i32* %10, align 4, !tbaa !12
  %91 = call i32 @towupper(i32 noundef %90) #6
  store i32 %91, i32* %10, align 4, !tbaa !12
  call void @__sv_set_add(%struct.set* noundef nonnull %11, i32 noundef %91, i32 noundef %91) #6
  %92 = call fastcc i32 @add_set(%struct.parser* noundef nonnull %0, %struct.set* noundef nonnull %11, i32 noundef 0) #6
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %48) #7
  %93 = add nsw i32 %78, -1
  br label %108

94:                                               ; preds = %94, %87
  %95 = phi i64 [ -1, %87 ], [ %103, %94 ]
  %96 = phi i32 [ 0, %87 ], [ %102, %94 ]
  %97 = load i8*, i8** %19, align 8, !tbaa !16
  %98 = getelementptr inbounds i8, i8* %97, i64 %95
  %99 = load i8, i8* %98, align 1, !tbaa !11
  %100 = zext i8 %99 to i32
  %101 = call fastcc i32 @add_byte(%struct.parser* noundef nonnull %0, i32 noundef %100) #6
  %102 = call fastcc i32 @join(%struct.parser* noundef nonnull %0, i32 noundef %96, i32 noundef %101) #6
  %103 = add nsw i64 %95, 1
  %104 = icmp eq i64 %103, %88
  br i1 %104, label %108, label %94, !llvm.loop !31

105:                                              ; preds = %74, %71, %66
  %106 = load i32, i32* %21, align 4, !tbaa !21
  %107 = call fastcc i32 @add_byte(%struct.parser* noundef nonnull %0, i32 noundef %106) #6
  br label %114

108:                                              ; preds = %94, %89, %84
  %109 = phi i32 [ %85, %84 ], [ %93, %89 ], [ %85, %94 ]
  %110 = phi i32 [ 0, %84 ], [ %92, %89 ], [ %102, %94 ]
  %111 = load i8*, i8** %19, align 8, !tbaa !16
  %112 = sext i32 %109 to i64
  %113 = getelementptr inbounds i8, i8* %111, i64 %112
  store i8* %113, i8** %19, align 8, !tbaa !16
  br label %114

114:                                              ; preds = %108, %105
  %115 = phi i32 [ %110, %108 ], [ %107, %105 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %47) #7
  br label %508

116:                                              ; preds = %63
  %117 = load %struct.pattern*, %struct.pattern** %20, align 8, !tbaa !13
  %118 = getelementptr inbounds %struct.pattern, %struct.pattern* %117, i64 0, i32 7
  %119 = load i32, i32* %118, align 8, !tbaa !32
  %120 = add nsw i32 %119, 1
  store i32 %120, i32* %118, align 8, !tbaa !32
  %121 = load i32, i32* %17, align 8, !tbaa !22
  %122 = add nsw i32 %121, 1
  store i32 %122, i32* %17, align 8, !tbaa !22
  %123 = tail call fastcc i32 @peek(%struct.parser* noundef nonnull %0, i32 noundef 1) #6
  %124 = load i8*, i8** %19, align 8, !tbaa !16
  %125 = zext i32 %123 to i64
  %126 = getelementptr inbounds i8, i8* %124, i64 %125
  store i8* %126, i8** %19, align 8, !tbaa !16
  %127 = load i32, i32* %16, align 8, !tbaa !20
  %128 = icmp eq i32 %127, 4
  br i1 %128, label %131, label %129

129:                                              ; preds = %116
  %130 = tail call fastcc i32 @alternatives(%struct.parser* noundef nonnull %0) #6
  br label %131

131:                                              ; preds = %129, %116
  %132 = phi i32 [ %130, %129 ], [ 0, %116 ]
  %133 = load i32, i32* %12, align 8, !tbaa !24
  %134 = icmp eq i32 %133, 0
  br i1 %134, label %135, label %628

135:                                              ; preds = %131
  %136 = load i32, i32* %16, align 8, !tbaa !20
  %137 = icmp eq i32 %136, 4
  br i1 %137, label %139, label %138

138:                                              ; preds = %135
  store i32 8, i32* %12, align 8, !tbaa !24
  br label %628

139:                                              ; preds = %135
  %140 = load i32, i32* %17, align 8, !tbaa !22
  %141 = add nsw i32 %140, -1
  store i32 %141, i32* %17, align 8, !tbaa !22
  %142 = icmp slt i32 %119, 9
  br i1 %142, label %143, label %147

143:                                              ; preds = %139
  %144 = shl nuw nsw i32 1, %120
  %145 = load i32, i32* %29, align 4, !tbaa !23
  %146 = or i32 %145, %144
  store i32 %146, i32* %29, align 4, !tbaa !23
  br label %147

147:                                              ; preds = %143, %139
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %41) #7
  store i32 5, i32* %42, align 8
  store i32 %132, i32* %43, align 4
  store i32 0, i32* %44, align 8
  store i32 %120, i32* %45, align 4
  store i32 0, i32* %46, align 8
  %148 = load %struct.pattern*, %struct.pattern** %20, align 8, !tbaa !13
  %149 = tail call i32 @__sv_regex_add(%struct.pattern* noundef %148, %struct.node* noundef nonnull byval(%struct.node) align 8 %2) #6
  %150 = icmp slt i32 %149, 0
  br i1 %150, label %151, label %155

151:                                              ; preds = %147
  %152 = load i32, i32* %12, align 8, !tbaa !24
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %154, label %155

154:                                              ; preds = %151
  store i32 12, i32* %12, align 8, !tbaa !24
  br label %155

155:                                              ; preds = %154, %151, %147
  %156 = phi i32 [ %149, %147 ], [ 0, %151 ], [ 0, %154 ]
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %41) #7
  br label %508

157:                                              ; preds = %63
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %38) #7
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %38, i8 0, i64 16, i1 false) #7
  %158 = load i8*, i8** %19, align 8, !tbaa !16
  %159 = load i8*, i8** %39, align 8, !tbaa !17
  %160 = icmp ult i8* %158, %159
  br i1 %160, label %161, label %166

161:                                              ; preds = %157
  %162 = load i8, i8* %158, align 1, !tbaa !11
  %163 = icmp eq i8 %162, 94
  br i1 %163, label %164, label %166

164:                                              ; preds = %161
  %165 = getelementptr inbounds i8, i8* %158, i64 1
  store i8* %165, i8** %19, align 8, !tbaa !16
  br label %166

166:                                              ; preds = %164, %161, %157
  %167 = phi i8* [ %165, %164 ], [ %158, %161 ], [ %158, %157 ]
  %168 = phi i32 [ 0, %164 ], [ 1, %161 ], [ 1, %157 ]
  %169 = phi i1 [ false, %164 ], [ true, %161 ], [ true, %157 ]
  %170 = icmp ult i8* %167, %159
  %171 = load i32, i32* %12, align 8, !tbaa !24
  %172 = icmp eq i32 %171, 0
  br i1 %170, label %173, label %174

173:                                              ; preds = %166
  br i1 %172, label %176, label %319

174:                                              ; preds = %166
  br i1 %172, label %175, label %334

175:                                              ; preds = %174
  store i32 2, i32* %12, align 8, !tbaa !24
  br label %334

176:                                              ; preds = %173, %305
  %177 = phi i32 [ %310, %305 ], [ %168, %173 ]
  %178 = phi i1 [ false, %305 ], [ true, %173 ]
  %179 = phi i32 [ 0, %305 ], [ 1, %173 ]
  %180 = phi i8* [ %311, %305 ], [ %167, %173 ]
  %181 = phi i8* [ %312, %305 ], [ %159, %173 ]
  %182 = load i8, i8* %180, align 1, !tbaa !11
  %183 = icmp ne i8 %182, 93
  %184 = or i1 %178, %183
  br i1 %184, label %185, label %314

185:                                              ; preds = %176
  %186 = icmp eq i8 %182, 91
  br i1 %186, label %187, label %193

187:                                              ; preds = %185
  %188 = getelementptr inbounds i8, i8* %180, i64 1
  %189 = icmp ult i8* %188, %181
  br i1 %189, label %190, label %193

190:                                              ; preds = %187
  %191 = load i8, i8* %188, align 1, !tbaa !11
  %192 = zext i8 %191 to i32
  br label %193

193:                                              ; preds = %190, %187, %185
  %194 = phi i32 [ %192, %190 ], [ 0, %187 ], [ 0, %185 ]
  %195 = call fastcc i32 @bracket_element(%struct.parser* noundef nonnull %0, i32 noundef %179, %struct.set* noundef nonnull %9) #6
  %196 = icmp eq i32 %195, -2
  br i1 %196, label %314, label %197

197:                                              ; preds = %193
  %198 = load i8, i8* %180, align 1, !tbaa !11
  %199 = icmp slt i8 %198, 0
  %200 = load i8*, i8** %19, align 8, !tbaa !16
  %201 = ptrtoint i8* %200 to i64
  %202 = ptrtoint i8* %180 to i64
  %203 = sub i64 %201, %202
  %204 = icmp sgt i64 %203, 1
  %205 = select i1 %199, i1 %204, i1 false
  %206 = load i8*, i8** %39, align 8, !tbaa !17
  %207 = icmp ult i8* %200, %206
  br i1 %207, label %208, label %229

208:                                              ; preds = %197
  %209 = load i8, i8* %200, align 1, !tbaa !11
  %210 = icmp eq i8 %209, 45
  br i1 %210, label %211, label %286

211:                                              ; preds = %208
  %212 = ptrtoint i8* %206 to i64
  %213 = sub i64 %212, %201
  %214 = icmp sgt i64 %213, 2
  %215 = getelementptr inbounds i8, i8* %200, i64 1
  br i1 %214, label %216, label %227

216:                                              ; preds = %211
  %217 = load i8, i8* %215, align 1, !tbaa !11
  %218 = icmp eq i8 %217, 45
  br i1 %218, label %219, label %225

219:                                              ; preds = %216
  %220 = getelementptr inbounds i8, i8* %200, i64 2
  %221 = load i8, i8* %220, align 1, !tbaa !11
  %222 = icmp eq i8 %221, 45
  %223 = icmp ult i8* %215, %206
  %224 = select i1 %222, i1 true, i1 %223
  br i1 %224, label %234, label %229

225:                                              ; preds = %216
  %226 = icmp ult i8* %215, %206
  br i1 %226, label %235, label %229

227:                                              ; preds = %211
  %228 = icmp ult i8* %215, %206
  br i1 %228, label %232, label %229

229:                                              ; preds = %227, %225, %219, %197
  %230 = load i32, i32* %12, align 8, !tbaa !24
  %231 = icmp eq i32 %230, 0
  br i1 %231, label %317, label %319

232:                                              ; preds = %227
  %233 = load i8, i8* %215, align 1, !tbaa !11
  br label %235

234:                                              ; preds = %219
  br i1 %222, label %286, label %238

235:                                              ; preds = %232, %225
  %236 = phi i8 [ %233, %232 ], [ %217, %225 ]
  %237 = icmp eq i8 %236, 93
  br i1 %237, label %286, label %238

238:                                              ; preds = %235, %234
  store i8* %215, i8** %19, align 8, !tbaa !16
  %239 = load i8, i8* %215, align 1, !tbaa !11
  %240 = icmp eq i8 %239, 91
  br i1 %240, label %241, label %247

241:                                              ; preds = %238
  %242 = getelementptr inbounds i8, i8* %200, i64 2
  %243 = icmp ult i8* %242, %206
  br i1 %243, label %244, label %247

244:                                              ; preds = %241
  %245 = load i8, i8* %242, align 1, !tbaa !11
  %246 = zext i8 %245 to i32
  br label %247

247:                                              ; preds = %244, %241, %238
  %248 = phi i32 [ %246, %244 ], [ 0, %241 ], [ 0, %238 ]
  %249 = call fastcc i32 @bracket_element(%struct.parser* noundef nonnull %0, i32 noundef 1, %struct.set* noundef nonnull %9) #6
  %250 = icmp eq i32 %249, -2
  br i1 %250, label %314, label %251

251:                                              ; preds = %247
  %252 = load i8, i8* %215, align 1, !tbaa !11
  %253 = icmp slt i8 %252, 0
  br i1 %253, label %254, label %260

254:                                              ; preds = %251
  %255 = load i8*, i8** %19, align 8, !tbaa !16
  %256 = ptrtoint i8* %255 to i64
  %257 = ptrtoint i8* %215 to i64
  %258 = sub i64 %256, %257
  %259 = icmp sgt i64 %258, 1
  br label %260

260:                                              ; preds = %254, %251
  %261 = phi i1 [ false, %251 ], [ %259, %254 ]
  %262 = icmp slt i32 %195, 0
  %263 = icmp slt i32 %249, 0
  %264 = select i1 %262, i1 true, i1 %263
  %265 = icmp eq i32 %194, 61
  %266 = select i1 %264, i1 true, i1 %265
  %267 = icmp eq i32 %248, 61
  %268 = select i1 %266, i1 true, i1 %267
  br i1 %268, label %269, label %272

269:                                              ; preds = %260
  %270 = load i32, i32* %12, align 8, !tbaa !24
  %271 = icmp eq i32 %270, 0
  br i1 %271, label %317, label %319

272:                                              ; preds = %260
  %273 = or i1 %205, %261
  br i1 %273, label %274, label %277

274:                                              ; preds = %272
  %275 = load i32, i32* %12, align 8, !tbaa !24
  %276 = icmp eq i32 %275, 0
  br i1 %276, label %317, label %319

277:                                              ; preds = %272
  %278 = icmp ugt i32 %195, %249
  br i1 %278, label %279, label %296

279:                                              ; preds = %277
  %280 = load i64, i64* %18, align 8, !tbaa !19
  %281 = and i64 %280, 65536
  %282 = icmp eq i64 %281, 0
  br i1 %282, label %300, label %283

283:                                              ; preds = %279
  %284 = load i32, i32* %12, align 8, !tbaa !24
  %285 = icmp eq i32 %284, 0
  br i1 %285, label %317, label %319

286:                                              ; preds = %235, %234, %208
  %287 = icmp sgt i32 %195, -1
  br i1 %287, label %288, label %300

288:                                              ; preds = %286
  br i1 %205, label %296, label %289

289:                                              ; preds = %288
  %290 = load %struct.pattern*, %struct.pattern** %20, align 8, !tbaa !13
  %291 = getelementptr inbounds %struct.pattern, %struct.pattern* %290, i64 0, i32 10
  %292 = load i32, i32* %291, align 4, !tbaa !25
  %293 = icmp eq i32 %292, 0
  %294 = icmp ult i32 %195, 128
  %295 = select i1 %293, i1 true, i1 %294
  br i1 %295, label %296, label %300

296:                                              ; preds = %289, %288, %277
  %297 = phi i32 [ %249, %277 ], [ %195, %289 ], [ %195, %288 ]
  %298 = phi i32 [ 0, %277 ], [ %177, %289 ], [ %177, %288 ]
  %299 = phi i1 [ false, %277 ], [ false, %289 ], [ true, %288 ]
  call void @__sv_set_add(%struct.set* noundef nonnull %9, i32 noundef %195, i32 noundef %297) #6
  br label %300

300:                                              ; preds = %296, %289, %286, %279
  %301 = phi i32 [ 0, %279 ], [ %177, %286 ], [ %177, %289 ], [ %298, %296 ]
  %302 = phi i1 [ false, %279 ], [ %205, %286 ], [ false, %289 ], [ %299, %296 ]
  %303 = load i32, i32* %12, align 8, !tbaa !24
  %304 = icmp eq i32 %303, 0
  br i1 %304, label %305, label %319, !llvm.loop !33

305:                                              ; preds = %300
  %306 = icmp sgt i32 %195, -1
  %307 = xor i1 %302, true
  %308 = select i1 %306, i1 %307, i1 false
  %309 = zext i1 %308 to i32
  %310 = and i32 %301, %309
  %311 = load i8*, i8** %19, align 8, !tbaa !16
  %312 = load i8*, i8** %39, align 8, !tbaa !17
  %313 = icmp ult i8* %311, %312
  br i1 %313, label %176, label %317

314:                                              ; preds = %247, %193, %176
  %315 = load i32, i32* %12, align 8, !tbaa !24
  %316 = icmp eq i32 %315, 0
  br i1 %316, label %321, label %319

317:                                              ; preds = %305, %283, %274, %269, %229
  %318 = phi i32 [ 7, %229 ], [ 11, %269 ], [ 3, %274 ], [ 11, %283 ], [ 7, %305 ]
  store i32 %318, i32* %12, align 8, !tbaa !24
  br label %319

319:                                              ; preds = %300, %317, %314, %283, %274, %269, %229, %173
  %320 = load i8*, i8** %40, align 8, !tbaa !34
  call void @free(i8* noundef %320) #6
  br label %334

321:                                              ; preds = %314
  %322 = load i8*, i8** %19, align 8, !tbaa !16
  %323 = getelementptr inbounds i8, i8* %322, i64 1
  store i8* %323, i8** %19, align 8, !tbaa !16
  call void @__sv_set_order(%struct.set* noundef nonnull %9) #6
  br i1 %169, label %332, label %324

324:                                              ; preds = %321
  %325 = load %struct.pattern*, %struct.pattern** %20, align 8, !tbaa !13
  %326 = getelementptr inbounds %struct.pattern, %struct.pattern* %325, i64 0, i32 10
  %327 = load i32, i32* %326, align 4, !tbaa !25
  call void @__sv_set_invert(%struct.set* noundef nonnull %9, i32 noundef %327) #6
  %328 = load i64, i64* %18, align 8, !tbaa !19
  %329 = and i64 %328, 256
  %330 = icmp eq i64 %329, 0
  br i1 %330, label %332, label %331

331:                                              ; preds = %324
  call void @__sv_set_remove(%struct.set* noundef nonnull %9, i32 noundef 10) #6
  br label %332

332:                                              ; preds = %331, %324, %321
  %333 = call fastcc i32 @add_set(%struct.parser* noundef nonnull %0, %struct.set* noundef nonnull %9, i32 noundef %177) #6
  br label %334

334:                                              ; preds = %332, %319, %175, %174
  %335 = phi i32 [ 0, %319 ], [ %333, %332 ], [ 0, %174 ], [ 0, %175 ]
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %38) #7
  br label %508

336:                                              ; preds = %63
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %37) #7
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %37, i8 0, i64 16, i1 false) #7
  %337 = load %struct.pattern*, %struct.pattern** %20, align 8, !tbaa !13
  %338 = getelementptr inbounds %struct.pattern, %struct.pattern* %337, i64 0, i32 10
  %339 = load i32, i32* %338, align 4, !tbaa !25
  %340 = icmp eq i32 %339, 0
  %341 = select i1 %340, i32 255, i32 2147483647
  call void @__sv_set_add(%struct.set* noundef nonnull %8, i32 noundef 0, i32 noundef %341) #6
  %342 = load i64, i64* %18, align 8, !tbaa !19
  %343 = and i64 %342, 64
  %344 = icmp eq i64 %343, 0
  br i1 %344, label %345, label %347

345:                                              ; preds = %336
  call void @__sv_set_remove(%struct.set* noundef nonnull %8, i32 noundef 10) #6
  %346 = load i64, i64* %18, align 8, !tbaa !19
  br label %347

347:                                              ; preds = %345, %336
  %348 = phi i64 [ %346, %345 ], [ %342, %336 ]
  %349 = and i64 %348, 128
  %350 = icmp eq i64 %349, 0
  br i1 %350, label %352, label %351

351:                                              ; preds = %347
  call void @__sv_set_remove(%struct.set* noundef nonnull %8, i32 noundef 0) #6
  br label %352

352:                                              ; preds = %351, %347
  %353 = call fastcc i32 @add_set(%struct.parser* noundef nonnull %0, %struct.set* noundef nonnull %8, i32 noundef 1) #6
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %37) #7
  br label %508

354:                                              ; preds = %63
  %355 = load i32, i32* %21, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %36) #7
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %36, i8 0, i64 16, i1 false) #7
  %356 = and i32 %355, -33
  %357 = icmp eq i32 %356, 87
  %358 = select i1 %357, i32 2, i32 3
  %359 = load %struct.pattern*, %struct.pattern** %20, align 8, !tbaa !13
  %360 = getelementptr inbounds %struct.pattern, %struct.pattern* %359, i64 0, i32 10
  %361 = load i32, i32* %360, align 4, !tbaa !25
  call void @__sv_set_add_class(%struct.set* noundef nonnull %7, i32 noundef %358, i32 noundef %361) #6
  br i1 %357, label %362, label %363

362:                                              ; preds = %354
  call void @__sv_set_add(%struct.set* noundef nonnull %7, i32 noundef 95, i32 noundef 95) #6
  br label %363

363:                                              ; preds = %362, %354
  call void @__sv_set_order(%struct.set* noundef nonnull %7) #6
  %364 = and i32 %355, 32
  %365 = icmp eq i32 %364, 0
  br i1 %365, label %366, label %370

366:                                              ; preds = %363
  %367 = load %struct.pattern*, %struct.pattern** %20, align 8, !tbaa !13
  %368 = getelementptr inbounds %struct.pattern, %struct.pattern* %367, i64 0, i32 10
  %369 = load i32, i32* %368, align 4, !tbaa !25
  call void @__sv_set_invert(%struct.set* noundef nonnull %7, i32 noundef %369) #6
  br label %370

370:                                              ; preds = %366, %363
  %371 = call fastcc i32 @add_set(%struct.parser* noundef nonnull %0, %struct.set* noundef nonnull %7, i32 noundef 0) #6
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %36) #7
  br label %508

372:                                              ; preds = %63
  %373 = load i32, i32* %21, align 4, !tbaa !21
  %374 = icmp eq i32 %373, 0
  br i1 %374, label %375, label %379

375:                                              ; preds = %372
  %376 = load i32, i32* %12, align 8, !tbaa !24
  %377 = icmp eq i32 %376, 0
  br i1 %377, label %378, label %628

378:                                              ; preds = %375
  store i32 5, i32* %12, align 8, !tbaa !24
  br label %628

379:                                              ; preds = %372
  %380 = load i32, i32* %29, align 4, !tbaa !23
  %381 = shl nuw i32 1, %373
  %382 = and i32 %380, %381
  %383 = icmp eq i32 %382, 0
  br i1 %383, label %384, label %388

384:                                              ; preds = %379
  %385 = load i32, i32* %12, align 8, !tbaa !24
  %386 = icmp eq i32 %385, 0
  br i1 %386, label %387, label %628

387:                                              ; preds = %384
  store i32 6, i32* %12, align 8, !tbaa !24
  br label %628

388:                                              ; preds = %379
  %389 = load %struct.pattern*, %struct.pattern** %20, align 8, !tbaa !13
  %390 = getelementptr inbounds %struct.pattern, %struct.pattern* %389, i64 0, i32 8
  store i32 1, i32* %390, align 4, !tbaa !36
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %30) #7
  store i32 7, i32* %31, align 8
  store i32 0, i32* %32, align 4
  store i32 0, i32* %33, align 8
  store i32 %373, i32* %34, align 4
  store i32 0, i32* %35, align 8
  %391 = tail call i32 @__sv_regex_add(%struct.pattern* noundef %389, %struct.node* noundef nonnull byval(%struct.node) align 8 %6) #6
  %392 = icmp slt i32 %391, 0
  br i1 %392, label %393, label %397

393:                                              ; preds = %388
  %394 = load i32, i32* %12, align 8, !tbaa !24
  %395 = icmp eq i32 %394, 0
  br i1 %395, label %396, label %397

396:                                              ; preds = %393
  store i32 12, i32* %12, align 8, !tbaa !24
  br label %397

397:                                              ; preds = %396, %393, %388
  %398 = phi i32 [ %391, %388 ], [ 0, %393 ], [ 0, %396 ]
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %30) #7
  br label %508

399:                                              ; preds = %63
  %400 = load %struct.pattern*, %struct.pattern** %20, align 8, !tbaa !13
  %401 = getelementptr inbounds %struct.pattern, %struct.pattern* %400, i64 0, i32 10
  %402 = load i32, i32* %401, align 4, !tbaa !25
  %403 = icmp eq i32 %402, 0
  br i1 %403, label %451, label %404

404:                                              ; preds = %399
  %405 = load i32, i32* %21, align 4, !tbaa !21
  %406 = and i32 %405, 60
  %407 = icmp eq i32 %406, 0
  br i1 %407, label %451, label %408

408:                                              ; preds = %404
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %22) #7
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %22, i8 0, i64 16, i1 false) #7
  store i32 2, i32* %401, align 4, !tbaa !25
  %409 = getelementptr inbounds %struct.pattern, %struct.pattern* %400, i64 0, i32 14
  %410 = load i32, i32* %409, align 4, !tbaa !37
  %411 = icmp eq i32 %410, 0
  br i1 %411, label %412, label %449

412:                                              ; preds = %408
  call void @__sv_set_add_class(%struct.set* noundef nonnull %5, i32 noundef 0, i32 noundef 1) #6
  %413 = load %struct.pattern*, %struct.pattern** %20, align 8, !tbaa !13
  %414 = getelementptr inbounds %struct.pattern, %struct.pattern* %413, i64 0, i32 4
  %415 = load i32, i32* %414, align 4, !tbaa !38
  %416 = getelementptr inbounds %struct.pattern, %struct.pattern* %413, i64 0, i32 13
  store i32 %415, i32* %416, align 8, !tbaa !39
  %417 = call i32 @__sv_regex_add_set(%struct.pattern* noundef %413, %struct.set* noundef nonnull %5) #6
  %418 = icmp slt i32 %417, 0
  br i1 %418, label %419, label %423

419:                                              ; preds = %412
  %420 = load i32, i32* %12, align 8, !tbaa !24
  %421 = icmp eq i32 %420, 0
  br i1 %421, label %422, label %423

422:                                              ; preds = %419
  store i32 12, i32* %12, align 8, !tbaa !24
  br label %423

423:                                              ; preds = %422, %419, %412
  %424 = load %struct.pattern*, %struct.pattern** %20, align 8, !tbaa !13
  %425 = getelementptr inbounds %struct.pattern, %struct.pattern* %424, i64 0, i32 13
  %426 = getelementptr inbounds %struct.pattern, %struct.pattern* %424, i64 0, i32 4
  %427 = load i32, i32* %426, align 4, !tbaa !38
  %428 = load i32, i32* %425, align 8, !tbaa !39
  %429 = icmp sgt i32 %427, %428
  br i1 %429, label %430, label %445

430:                                              ; preds = %423
  %431 = getelementptr inbounds %struct.pattern, %struct.pattern* %424, i64 0, i32 1
  %432 = load %struct.range*, %struct.range** %431, align 8, !tbaa !40
  %433 = sext i32 %428 to i64
  br label %434

434:                                              ; preds = %439, %430
  %435 = phi i64 [ %433, %430 ], [ %440, %439 ]
  %436 = getelementptr inbounds %struct.range, %struct.range* %432, i64 %435, i32 0
  %437 = load i32, i32* %436, align 4, !tbaa !41
  %438 = icmp ult i32 %437, 128
  br i1 %438, label %439, label %443

439:                                              ; preds = %434
  %440 = add nsw i64 %435, 1
  %441 = trunc i64 %440 to i32
  store i32 %441, i32* %425, align 8, !tbaa !39
  %442 = icmp eq i32 %427, %441
  br i1 %442, label %445, label %434, !llvm.loop !43

443:                                              ; preds = %434
  %444 = trunc i64 %435 to i32
  br label %445

445:                                              ; preds = %439, %443, %423
  %446 = phi i32 [ %428, %423 ], [ %444, %443 ], [ %427, %439 ]
  %447 = sub nsw i32 %427, %446
  %448 = getelementptr inbounds %struct.pattern, %struct.pattern* %424, i64 0, i32 14
  store i32 %447, i32* %448, align 4, !tbaa !37
  br label %449

449:                                              ; preds = %445, %408
  %450 = phi %struct.pattern* [ %400, %408 ], [ %424, %445 ]
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %22) #7
  br label %451

451:                                              ; preds = %449, %404, %399
  %452 = phi %struct.pattern* [ %450, %449 ], [ %400, %404 ], [ %400, %399 ]
  %453 = load i32, i32* %21, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %23) #7
  store i32 6, i32* %24, align 8
  store i32 0, i32* %25, align 4
  store i32 0, i32* %26, align 8
  store i32 %453, i32* %27, align 4
  store i32 0, i32* %28, align 8
  %454 = call i32 @__sv_regex_add(%struct.pattern* noundef nonnull %452, %struct.node* noundef nonnull byval(%struct.node) align 8 %4) #6
  %455 = icmp slt i32 %454, 0
  br i1 %455, label %456, label %460

456:                                              ; preds = %451
  %457 = load i32, i32* %12, align 8, !tbaa !24
  %458 = icmp eq i32 %457, 0
  br i1 %458, label %459, label %460

459:                                              ; preds = %456
  store i32 12, i32* %12, align 8, !tbaa !24
  br label %460

460:                                              ; preds = %459, %456, %451
  %461 = phi i32 [ %454, %451 ], [ 0, %456 ], [ 0, %459 ]
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %23) #7
  %462 = call fastcc i32 @peek(%struct.parser* noundef nonnull %0, i32 noundef 0) #6
  %463 = load i8*, i8** %19, align 8, !tbaa !16
  %464 = zext i32 %462 to i64
  %465 = getelementptr inbounds i8, i8* %463, i64 %464
  store i8* %465, i8** %19, align 8, !tbaa !16
  br label %628

466:                                              ; preds = %63
  %467 = and i64 %65, 16777216
  %468 = icmp eq i64 %467, 0
  br i1 %468, label %473, label %469

469:                                              ; preds = %466
  %470 = load i32, i32* %12, align 8, !tbaa !24
  %471 = icmp eq i32 %470, 0
  br i1 %471, label %472, label %628

472:                                              ; preds = %469
  store i32 13, i32* %12, align 8, !tbaa !24
  br label %628

473:                                              ; preds = %466, %63, %63, %63
  %474 = and i64 %65, 16777248
  %475 = icmp eq i64 %474, 32
  br i1 %475, label %476, label %480

476:                                              ; preds = %473
  %477 = load i32, i32* %12, align 8, !tbaa !24
  %478 = icmp eq i32 %477, 0
  br i1 %478, label %479, label %628

479:                                              ; preds = %476
  store i32 13, i32* %12, align 8, !tbaa !24
  br label %628

480:                                              ; preds = %473
  %481 = and i64 %65, 16
  %482 = icmp eq i64 %481, 0
  br i1 %482, label %496, label %483

483:                                              ; preds = %480
  %484 = tail call fastcc i32 @peek(%struct.parser* noundef nonnull %0, i32 noundef 0) #6
  %485 = load i8*, i8** %19, align 8, !tbaa !16
  %486 = zext i32 %484 to i64
  %487 = getelementptr inbounds i8, i8* %485, i64 %486
  store i8* %487, i8** %19, align 8, !tbaa !16
  %488 = load i32, i32* %16, align 8, !tbaa !20
  br label %63

489:                                              ; preds = %63
  %490 = and i64 %65, 131072
  %491 = icmp eq i64 %490, 0
  br i1 %491, label %492, label %496

492:                                              ; preds = %489
  %493 = load i32, i32* %12, align 8, !tbaa !24
  %494 = icmp eq i32 %493, 0
  br i1 %494, label %495, label %628

495:                                              ; preds = %492
  store i32 16, i32* %12, align 8, !tbaa !24
  br label %628

496:                                              ; preds = %480, %63, %489
  %497 = load i8*, i8** %19, align 8, !tbaa !16
  %498 = getelementptr inbounds i8, i8* %497, i64 -1
  %499 = load i8, i8* %498, align 1, !tbaa !11
  %500 = zext i8 %499 to i32
  %501 = and i64 %65, 4194304
  %502 = icmp eq i64 %501, 0
  br i1 %502, label %505, label %503

503:                                              ; preds = %496
  %504 = tail call i32 @toupper(i32 noundef %500) #6
  br label %505

505:                                              ; preds = %503, %496
  %506 = phi i32 [ %504, %503 ], [ %500, %496 ]
  %507 = tail call fastcc i32 @add_byte(%struct.parser* noundef nonnull %0, i32 noundef %506) #6
  br label %508

508:                                              ; preds = %63, %505, %397, %370, %352, %334, %155, %114
  %509 = phi i32 [ %156, %155 ], [ %115, %114 ], [ %335, %334 ], [ %353, %352 ], [ %371, %370 ], [ %398, %397 ], [ %507, %505 ], [ 0, %63 ]
  %510 = load i32, i32* %12, align 8, !tbaa !24
  %511 = icmp eq i32 %510, 0
  br i1 %511, label %512, label %628

512:                                              ; preds = %508
  %513 = call fastcc i32 @peek(%struct.parser* noundef nonnull %0, i32 noundef 0) #6
  %514 = load i8*, i8** %19, align 8, !tbaa !16
  %515 = zext i32 %513 to i64
  %516 = getelementptr inbounds i8, i8* %514, i64 %515
  store i8* %516, i8** %19, align 8, !tbaa !16
  %517 = load i32, i32* %16, align 8, !tbaa !20
  %518 = add i32 %517, -6
  %519 = icmp ult i32 %518, 4
  br i1 %519, label %520, label %628

520:                                              ; preds = %512
  %521 = and i64 %65, 16777216
  %522 = icmp eq i64 %521, 0
  br label %523

523:                                              ; preds = %625, %520
  %524 = phi i32 [ %517, %520 ], [ %622, %625 ]
  %525 = phi i32 [ %509, %520 ], [ %621, %625 ]
  %526 = icmp eq i32 %524, 7
  %527 = zext i1 %526 to i32
  %528 = icmp eq i32 %524, 8
  %529 = select i1 %528, i32 1, i32 -1
  %530 = icmp eq i32 %524, 9
  br i1 %530, label %531, label %592

531:                                              ; preds = %523
  %532 = load i8*, i8** %19, align 8, !tbaa !16
  %533 = call fastcc i32 @count(%struct.parser* noundef nonnull %0) #6
  %534 = load i32, i32* %16, align 8, !tbaa !20
  %535 = icmp eq i32 %534, 1
  br i1 %535, label %536, label %539

536:                                              ; preds = %531
  %537 = load i32, i32* %21, align 4, !tbaa !21
  %538 = icmp eq i32 %537, 44
  br label %539

539:                                              ; preds = %536, %531
  %540 = phi i1 [ false, %531 ], [ %538, %536 ]
  %541 = icmp ne i32 %533, -1
  %542 = select i1 %541, i1 true, i1 %540
  br i1 %542, label %547, label %543

543:                                              ; preds = %539
  %544 = load i32, i32* %12, align 8, !tbaa !24
  %545 = icmp eq i32 %544, 0
  br i1 %545, label %546, label %628

546:                                              ; preds = %543
  store i32 10, i32* %12, align 8, !tbaa !24
  br label %628

547:                                              ; preds = %539
  %548 = select i1 %541, i32 %533, i32 0
  %549 = load i32, i32* %12, align 8, !tbaa !24
  %550 = icmp eq i32 %549, 0
  br i1 %550, label %551, label %628

551:                                              ; preds = %547
  %552 = icmp eq i32 %548, -2
  br i1 %552, label %561, label %553

553:                                              ; preds = %551
  %554 = icmp eq i32 %534, 10
  br i1 %554, label %583, label %555

555:                                              ; preds = %553
  %556 = xor i1 %540, true
  %557 = select i1 %541, i1 %556, i1 false
  br i1 %557, label %561, label %558

558:                                              ; preds = %555
  %559 = call fastcc i32 @count(%struct.parser* noundef nonnull %0) #6
  %560 = icmp eq i32 %559, -2
  br i1 %560, label %561, label %572

561:                                              ; preds = %558, %555, %551
  %562 = load i64, i64* %18, align 8, !tbaa !19
  %563 = and i64 %562, 2097152
  %564 = icmp eq i64 %563, 0
  br i1 %564, label %565, label %613

565:                                              ; preds = %561
  %566 = load i32, i32* %12, align 8, !tbaa !24
  %567 = icmp eq i32 %566, 0
  br i1 %567, label %568, label %628

568:                                              ; preds = %565
  %569 = load i32, i32* %16, align 8, !tbaa !20
  %570 = icmp eq i32 %569, 0
  %571 = select i1 %570, i32 9, i32 10
  store i32 %571, i32* %12, align 8, !tbaa !24
  br label %628

572:                                              ; preds = %558
  %573 = icmp ne i32 %559, -1
  %574 = icmp sgt i32 %548, %559
  %575 = select i1 %573, i1 %574, i1 false
  br i1 %575, label %579, label %576

576:                                              ; preds = %572
  %577 = load i32, i32* %16, align 8, !tbaa !20
  %578 = icmp eq i32 %577, 10
  br i1 %578, label %583, label %579

579:                                              ; preds = %576, %572
  %580 = load i32, i32* %12, align 8, !tbaa !24
  %581 = icmp eq i32 %580, 0
  br i1 %581, label %582, label %628

582:                                              ; preds = %579
  store i32 10, i32* %12, align 8, !tbaa !24
  br label %628

583:                                              ; preds = %576, %553
  %584 = phi i32 [ %559, %576 ], [ %548, %553 ]
  %585 = icmp eq i32 %584, -1
  %586 = select i1 %585, i32 %548, i32 %584
  %587 = icmp sgt i32 %586, 32767
  br i1 %587, label %588, label %592

588:                                              ; preds = %583
  %589 = load i32, i32* %12, align 8, !tbaa !24
  %590 = icmp eq i32 %589, 0
  br i1 %590, label %591, label %628

591:                                              ; preds = %588
  store i32 15, i32* %12, align 8, !tbaa !24
  br label %628

592:                                              ; preds = %583, %523
  %593 = phi i32 [ %529, %523 ], [ %584, %583 ]
  %594 = phi i32 [ %527, %523 ], [ %548, %583 ]
  %595 = call fastcc i32 @peek(%struct.parser* noundef nonnull %0, i32 noundef 0) #6
  %596 = load i8*, i8** %19, align 8, !tbaa !16
  %597 = zext i32 %595 to i64
  %598 = getelementptr inbounds i8, i8* %596, i64 %597
  store i8* %598, i8** %19, align 8, !tbaa !16
  %599 = icmp eq i32 %525, 0
  %600 = icmp eq i32 %593, 0
  %601 = select i1 %599, i1 true, i1 %600
  br i1 %601, label %617, label %602

602:                                              ; preds = %592
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %49) #7
  store i32 4, i32* %50, align 8
  store i32 %525, i32* %51, align 4
  store i32 0, i32* %52, align 8
  store i32 %594, i32* %53, align 4
  store i32 %593, i32* %54, align 8
  %603 = load %struct.pattern*, %struct.pattern** %20, align 8, !tbaa !13
  %604 = call i32 @__sv_regex_add(%struct.pattern* noundef %603, %struct.node* noundef nonnull byval(%struct.node) align 8 %3) #6
  %605 = icmp slt i32 %604, 0
  %606 = load i32, i32* %12, align 8, !tbaa !24
  br i1 %605, label %607, label %611

607:                                              ; preds = %602
  %608 = icmp eq i32 %606, 0
  br i1 %608, label %609, label %610

609:                                              ; preds = %607
  store i32 12, i32* %12, align 8, !tbaa !24
  br label %610

610:                                              ; preds = %609, %607
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %49) #7
  br label %628

611:                                              ; preds = %602
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %49) #7
  %612 = icmp eq i32 %606, 0
  br i1 %612, label %620, label %628

613:                                              ; preds = %561
  store i8* %532, i8** %19, align 8, !tbaa !16
  store i32 1, i32* %16, align 8, !tbaa !20
  store i32 123, i32* %21, align 4, !tbaa !21
  %614 = load i32, i32* %12, align 8, !tbaa !24
  %615 = icmp eq i32 %614, 0
  %616 = select i1 %615, i32 %525, i32 0
  br label %628

617:                                              ; preds = %592
  %618 = load i32, i32* %12, align 8, !tbaa !24
  %619 = icmp eq i32 %618, 0
  br i1 %619, label %620, label %628

620:                                              ; preds = %617, %611
  %621 = phi i32 [ 0, %617 ], [ %604, %611 ]
  %622 = load i32, i32* %16, align 8, !tbaa !20
  br i1 %522, label %625, label %623

623:                                              ; preds = %620
  switch i32 %622, label %625 [
    i32 6, label %624
    i32 9, label %624
  ]

624:                                              ; preds = %623, %623
  store i32 13, i32* %12, align 8, !tbaa !24
  br label %628

625:                                              ; preds = %623, %620
  %626 = add i32 %622, -6
  %627 = icmp ult i32 %626, 4
  br i1 %627, label %523, label %628

628:                                              ; preds = %63, %63, %547, %611, %617, %625, %131, %138, %375, %378, %384, %387, %460, %469, %472, %476, %479, %492, %495, %508, %512, %543, %546, %565, %568, %579, %582, %588, %591, %610, %613, %624
  %629 = phi i32 [ %461, %460 ], [ 0, %508 ], [ 0, %375 ], [ 0, %378 ], [ 0, %384 ], [ 0, %387 ], [ 0, %469 ], [ 0, %472 ], [ 0, %476 ], [ 0, %479 ], [ 0, %492 ], [ 0, %495 ], [ 0, %624 ], [ 0, %543 ], [ 0, %546 ], [ 0, %565 ], [ 0, %568 ], [ 0, %579 ], [ 0, %582 ], [ 0, %588 ], [ 0, %591 ], [ %509, %512 ], [ 0, %610 ], [ %616, %613 ], [ 0, %138 ], [ 0, %131 ], [ %621, %625 ], [ 0, %611 ], [ 0, %617 ], [ 0, %547 ], [ 0, %63 ], [ 0, %63 ]
  %630 = tail call fastcc i32 @join(%struct.parser* noundef nonnull %0, i32 noundef %56, i32 noundef %629) #8
  %631 = load i32, i32* %12, align 8, !tbaa !24
  %632 = icmp eq i32 %631, 0
  br i1 %632, label %55, label %633, !llvm.loop !44

633:                                              ; preds = %58, %628, %55, %55, %1
  %634 = phi i32 [ 0, %1 ], [ %56, %55 ], [ %56, %55 ], [ %630, %628 ], [ %56, %58 ]
  ret i32 %634
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @join(%struct.parser* nocapture noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr #0 {
  %4 = alloca %struct.node, align 8
  %5 = icmp ne i32 %1, 0
  %6 = icmp ne i32 %2, 0
  %7 = and i1 %5, %6
  br i1 %7, label %10, label %8

8:                                                ; preds = %3
  %9 = or i32 %2, %1
  br label %28

10:                                               ; preds = %3
  %11 = bitcast %struct.node* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %11)
  %12 = getelementptr inbounds %struct.node, %struct.node* %4, i64 0, i32 0
  store i32 2, i32* %12, align 8
  %13 = getelementptr inbounds %struct.node, %struct.node* %4, i64 0, i32 1
  store i32 %1, i32* %13, align 4
  %14 = getelementptr inbounds %struct.node, %struct.node* %4, i64 0, i32 2
  store i32 %2, i32* %14, align 8
  %15 = getelementptr inbounds %struct.node, %struct.node* %4, i64 0, i32 3
  store i32 0, i32* %15, align 4
  %16 = getelementptr inbounds %struct.node, %struct.node* %4, i64 0, i32 4
  store i32 0, i32* %16, align 8
  %17 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 0
  %18 = load %struct.pattern*, %struct.pattern** %17, align 8, !tbaa !13
  %19 = tail call i32 @__sv_regex_add(%struct.pattern* noundef %18, %struct.node* noundef nonnull byval(%struct.node) align 8 %4) #6
  %20 = icmp slt i32 %19, 0
  br i1 %20, label %21, label %26

21:                                               ; preds = %10
  %22 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 9
  %23 = load i32, i32* %22, align 8, !tbaa !24
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %26

25:                                               ; preds = %21
  store i32 12, i32* %22, align 8, !tbaa !24
  br label %26

26:                                               ; preds = %10, %21, %25
  %27 = phi i32 [ %19, %10 ], [ 0, %21 ], [ 0, %25 ]
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %11)
  br label %28

28:                                               ; preds = %26, %8
  %29 = phi i32 [ %27, %26 ], [ %9, %8 ]
  ret i32 %29
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @add_byte(%struct.parser* nocapture noundef %0, i32 noundef %1) unnamed_addr #0 {
  %3 = alloca %struct.set, align 8
  %4 = bitcast %struct.set* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %4) #7
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %4, i8 0, i64 16, i1 false)
  %5 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 0
  %6 = load %struct.pattern*, %struct.pattern** %5, align 8, !tbaa !13
  %7 = getelementptr inbounds %struct.pattern, %struct.pattern* %6, i64 0, i32 10
  %8 = load i32, i32* %7, align 4, !tbaa !25
  call void @__sv_set_add(%struct.set* noundef nonnull %3, i32 noundef %1, i32 noundef %1) #6
  %9 = icmp slt i32 %1, 128
  br i1 %9, label %10, label %12

10:                                               ; preds = %2
  %11 = call fastcc i32 @add_set(%struct.parser* noundef nonnull %0, %struct.set* noundef nonnull %3, i32 noundef 1) #8
  br label %24

12:                                               ; preds = %2
  %13 = load %struct.pattern*, %struct.pattern** %5, align 8, !tbaa !13
  %14 = getelementptr inbounds %struct.pattern, %struct.pattern* %13, i64 0, i32 10
  store i32 0, i32* %14, align 4, !tbaa !25
  %15 = call i32 @__sv_regex_add_set(%struct.pattern* noundef %13, %struct.set* noundef nonnull %3) #6
  %16 = load %struct.pattern*, %struct.pattern** %5, align 8, !tbaa !13
  %17 = getelementptr inbounds %struct.pattern, %struct.pattern* %16, i64 0, i32 10
  store i32 %8, i32* %17, align 4, !tbaa !25
  %18 = icmp slt i32 %15, 0
  br i1 %18, label %19, label %24

19:                                               ; preds = %12
  %20 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 9
  %21 = load i32, i32* %20, align 8, !tbaa !24
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %24

23:                                               ; preds = %19
  store i32 12, i32* %20, align 8, !tbaa !24
  br label %24

24:                                               ; preds = %23, %19, %12, %10
  %25 = phi i32 [ %11, %10 ], [ %15, %12 ], [ 0, %19 ], [ 0, %23 ]
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %4) #7
  ret i32 %25
}

; Function Attrs: optsize
declare dso_local i32 @__sv_wide_size(i8* noundef, i8* noundef, i32* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @towupper(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @__sv_set_add(%struct.set* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define internal fastcc i32 @add_set(%struct.parser* nocapture noundef %0, %struct.set* noundef %1, i32 noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 0
  %5 = load %struct.pattern*, %struct.pattern** %4, align 8, !tbaa !13
  %6 = getelementptr inbounds %struct.pattern, %struct.pattern* %5, i64 0, i32 10
  %7 = load i32, i32* %6, align 4, !tbaa !25
  %8 = icmp eq i32 %7, 0
  %9 = icmp ne i32 %2, 0
  %10 = or i1 %9, %8
  br i1 %10, label %12, label %11

11:                                               ; preds = %3
  store i32 2, i32* %6, align 4, !tbaa !25
  br label %12

12:                                               ; preds = %11, %3
  br i1 %8, label %20, label %13

13:                                               ; preds = %12
  %14 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 4
  %15 = load i64, i64* %14, align 8, !tbaa !19
  %16 = and i64 %15, 4194304
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %20, label %18

18:                                               ; preds = %13
  tail call void @__sv_set_unfold(%struct.set* noundef %1, i32 noundef 1, i32 noundef 1) #6
  %19 = load %struct.pattern*, %struct.pattern** %4, align 8, !tbaa !13
  br label %20

20:                                               ; preds = %18, %13, %12
  %21 = phi %struct.pattern* [ %19, %18 ], [ %5, %13 ], [ %5, %12 ]
  %22 = tail call i32 @__sv_regex_add_set(%struct.pattern* noundef %21, %struct.set* noundef %1) #6
  %23 = icmp slt i32 %22, 0
  br i1 %23, label %24, label %29

24:                                               ; preds = %20
  %25 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 9
  %26 = load i32, i32* %25, align 8, !tbaa !24
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %29

28:                                               ; preds = %24
  store i32 12, i32* %25, align 8, !tbaa !24
  br label %29

29:                                               ; preds = %28, %24, %20
  %30 = phi i32 [ %22, %20 ], [ 0, %24 ], [ 0, %28 ]
  ret i32 %30
}

; Function Attrs: optsize
declare dso_local void @__sv_set_unfold(%struct.set* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @__sv_regex_add_set(%struct.pattern* noundef, %struct.set* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define internal fastcc i32 @bracket_element(%struct.parser* noundef %0, i32 noundef %1, %struct.set* noundef %2) unnamed_addr #0 {
  %4 = alloca [32 x i8], align 16
  %5 = alloca i32, align 4
  %6 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 1
  %7 = load i8*, i8** %6, align 8, !tbaa !16
  %8 = load i8, i8* %7, align 1, !tbaa !11
  %9 = zext i8 %8 to i32
  %10 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %10) #7
  %11 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 0
  %12 = load %struct.pattern*, %struct.pattern** %11, align 8, !tbaa !13
  %13 = getelementptr inbounds %struct.pattern, %struct.pattern* %12, i64 0, i32 10
  %14 = load i32, i32* %13, align 4, !tbaa !25
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %32, label %16

16:                                               ; preds = %3
  %17 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 2
  %18 = load i8*, i8** %17, align 8, !tbaa !17
  %19 = call i32 @__sv_wide_size(i8* noundef nonnull %7, i8* noundef %18, i32* noundef nonnull %5) #6
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %32, label %21

21:                                               ; preds = %16
  %22 = load i8*, i8** %6, align 8, !tbaa !16
  %23 = sext i32 %19 to i64
  %24 = getelementptr inbounds i8, i8* %22, i64 %23
  store i8* %24, i8** %6, align 8, !tbaa !16
  %25 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 4
  %26 = load i64, i64* %25, align 8, !tbaa !19
  %27 = and i64 %26, 4194304
  %28 = icmp eq i64 %27, 0
  %29 = load i32, i32* %5, align 4, !tbaa !12
  br i1 %28, label %191, label %30

30:                                               ; preds = %21
  %31 = call i32 @towupper(i32 noundef %29) #6
  br label %191

32:                                               ; preds = %3, %16
  switch i8 %8, label %133 [
    i8 91, label %33
    i8 92, label %114
  ]

33:                                               ; preds = %32
  %34 = load i8*, i8** %6, align 8, !tbaa !16
  %35 = getelementptr inbounds i8, i8* %34, i64 1
  %36 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 2
  %37 = load i8*, i8** %36, align 8, !tbaa !17
  %38 = icmp ult i8* %35, %37
  br i1 %38, label %39, label %133

39:                                               ; preds = %33
  %40 = load i8, i8* %35, align 1, !tbaa !11
  switch i8 %40, label %133 [
    i8 46, label %46
    i8 61, label %46
    i8 58, label %41
  ]

41:                                               ; preds = %39
  %42 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 4
  %43 = load i64, i64* %42, align 8, !tbaa !19
  %44 = and i64 %43, 4
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %133, label %46

46:                                               ; preds = %39, %39, %41
  %47 = getelementptr inbounds i8, i8* %34, i64 2
  store i8* %47, i8** %6, align 8, !tbaa !16
  %48 = load i8, i8* %35, align 1, !tbaa !11
  %49 = getelementptr inbounds [32 x i8], [32 x i8]* %4, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %49) #7
  br label %50

50:                                               ; preds = %66, %46
  %51 = phi i8* [ %47, %46 ], [ %53, %66 ]
  %52 = phi i64 [ 0, %46 ], [ %69, %66 ]
  %53 = getelementptr inbounds i8, i8* %51, i64 1
  %54 = icmp ult i8* %53, %37
  br i1 %54, label %60, label %55

55:                                               ; preds = %66, %50
  %56 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 9
  %57 = load i32, i32* %56, align 8, !tbaa !24
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %112

59:                                               ; preds = %55
  store i32 7, i32* %56, align 8, !tbaa !24
  br label %112

60:                                               ; preds = %50
  %61 = load i8, i8* %51, align 1, !tbaa !11
  %62 = icmp eq i8 %61, %48
  br i1 %62, label %63, label %66

63:                                               ; preds = %60
  %64 = load i8, i8* %53, align 1, !tbaa !11
  %65 = icmp eq i8 %64, 93
  br i1 %65, label %71, label %66

66:                                               ; preds = %63, %60
  store i8* %53, i8** %6, align 8, !tbaa !16
  %67 = load i8, i8* %51, align 1, !tbaa !11
  %68 = getelementptr inbounds [32 x i8], [32 x i8]* %4, i64 0, i64 %52
  store i8 %67, i8* %68, align 1, !tbaa !11
  %69 = add nuw nsw i64 %52, 1
  %70 = icmp eq i64 %69, 32
  br i1 %70, label %55, label %50, !llvm.loop !45

71:                                               ; preds = %63
  %72 = getelementptr inbounds i8, i8* %51, i64 2
  store i8* %72, i8** %6, align 8, !tbaa !16
  %73 = icmp eq i8 %48, 58
  br i1 %73, label %91, label %74

74:                                               ; preds = %71
  %75 = trunc i64 %52 to i32
  %76 = icmp eq i32 %75, 1
  br i1 %76, label %77, label %86

77:                                               ; preds = %74
  %78 = load i8, i8* %49, align 16, !tbaa !11
  %79 = zext i8 %78 to i32
  %80 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 4
  %81 = load i64, i64* %80, align 8, !tbaa !19
  %82 = and i64 %81, 4194304
  %83 = icmp eq i64 %82, 0
  br i1 %83, label %112, label %84

84:                                               ; preds = %77
  %85 = call i32 @toupper(i32 noundef %79) #6
  br label %112

86:                                               ; preds = %74
  %87 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 9
  %88 = load i32, i32* %87, align 8, !tbaa !24
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %90, label %112

90:                                               ; preds = %86
  store i32 3, i32* %87, align 8, !tbaa !24
  br label %112

91:                                               ; preds = %71
  %92 = and i64 %52, 4294967295
  %93 = call i32 @__sv_set_class(i8* noundef nonnull %49, i64 noundef %92) #6
  %94 = icmp slt i32 %93, 0
  br i1 %94, label %95, label %100

95:                                               ; preds = %91
  %96 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 9
  %97 = load i32, i32* %96, align 8, !tbaa !24
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %99, label %112

99:                                               ; preds = %95
  store i32 4, i32* %96, align 8, !tbaa !24
  br label %112

100:                                              ; preds = %91
  %101 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 4
  %102 = load i64, i64* %101, align 8, !tbaa !19
  %103 = and i64 %102, 4194304
  %104 = icmp eq i64 %103, 0
  %105 = and i32 %93, -2
  %106 = icmp eq i32 %105, 4
  %107 = select i1 %106, i32 0, i32 %93
  %108 = select i1 %104, i32 %93, i32 %107
  %109 = load %struct.pattern*, %struct.pattern** %11, align 8, !tbaa !13
  %110 = getelementptr inbounds %struct.pattern, %struct.pattern* %109, i64 0, i32 10
  %111 = load i32, i32* %110, align 4, !tbaa !25
  call void @__sv_set_add_class(%struct.set* noundef %2, i32 noundef %108, i32 noundef %111) #6
  br label %112

112:                                              ; preds = %55, %59, %77, %84, %86, %90, %95, %99, %100
  %113 = phi i32 [ -1, %100 ], [ -2, %55 ], [ -2, %59 ], [ %85, %84 ], [ %79, %77 ], [ -2, %86 ], [ -2, %90 ], [ -2, %95 ], [ -2, %99 ]
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %49) #7
  br label %191

114:                                              ; preds = %32
  %115 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 4
  %116 = load i64, i64* %115, align 8, !tbaa !19
  %117 = and i64 %116, 1
  %118 = icmp eq i64 %117, 0
  br i1 %118, label %133, label %119

119:                                              ; preds = %114
  %120 = load i8*, i8** %6, align 8, !tbaa !16
  %121 = getelementptr inbounds i8, i8* %120, i64 1
  %122 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 2
  %123 = load i8*, i8** %122, align 8, !tbaa !17
  %124 = icmp ult i8* %121, %123
  br i1 %124, label %125, label %133

125:                                              ; preds = %119
  %126 = getelementptr inbounds i8, i8* %120, i64 2
  store i8* %126, i8** %6, align 8, !tbaa !16
  %127 = load i8, i8* %121, align 1, !tbaa !11
  %128 = zext i8 %127 to i32
  %129 = and i64 %116, 4194304
  %130 = icmp eq i64 %129, 0
  br i1 %130, label %191, label %131

131:                                              ; preds = %125
  %132 = call i32 @toupper(i32 noundef %128) #6
  br label %191

133:                                              ; preds = %33, %41, %39, %32, %119, %114
  %134 = load i8*, i8** %6, align 8, !tbaa !16
  %135 = load i8, i8* %134, align 1, !tbaa !11
  %136 = icmp eq i8 %135, 45
  br i1 %136, label %137, label %171

137:                                              ; preds = %133
  %138 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 2
  %139 = load i8*, i8** %138, align 8, !tbaa !17
  %140 = ptrtoint i8* %139 to i64
  %141 = ptrtoint i8* %134 to i64
  %142 = sub i64 %140, %141
  %143 = icmp sgt i64 %142, 2
  br i1 %143, label %144, label %152

144:                                              ; preds = %137
  %145 = getelementptr inbounds i8, i8* %134, i64 1
  %146 = load i8, i8* %145, align 1, !tbaa !11
  %147 = icmp eq i8 %146, 45
  br i1 %147, label %148, label %152

148:                                              ; preds = %144
  %149 = getelementptr inbounds i8, i8* %134, i64 2
  %150 = load i8, i8* %149, align 1, !tbaa !11
  %151 = icmp eq i8 %150, 45
  br label %152

152:                                              ; preds = %137, %144, %148
  %153 = phi i1 [ false, %144 ], [ false, %137 ], [ %151, %148 ]
  %154 = icmp ne i32 %1, 0
  %155 = or i1 %154, %153
  br i1 %155, label %167, label %156

156:                                              ; preds = %152
  %157 = getelementptr inbounds i8, i8* %134, i64 1
  %158 = icmp ult i8* %157, %139
  br i1 %158, label %159, label %167

159:                                              ; preds = %156
  %160 = load i8, i8* %157, align 1, !tbaa !11
  %161 = icmp eq i8 %160, 93
  br i1 %161, label %167, label %162

162:                                              ; preds = %159
  %163 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 9
  %164 = load i32, i32* %163, align 8, !tbaa !24
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %166, label %191

166:                                              ; preds = %162
  store i32 11, i32* %163, align 8, !tbaa !24
  br label %191

167:                                              ; preds = %159, %156, %152
  %168 = icmp ne i8 %8, 45
  %169 = xor i1 %143, true
  %170 = select i1 %168, i1 true, i1 %169
  br i1 %170, label %182, label %173

171:                                              ; preds = %133
  %172 = icmp eq i8 %8, 45
  br i1 %172, label %181, label %182

173:                                              ; preds = %167
  %174 = getelementptr inbounds i8, i8* %134, i64 1
  %175 = load i8, i8* %174, align 1, !tbaa !11
  %176 = icmp eq i8 %175, 45
  br i1 %176, label %177, label %182

177:                                              ; preds = %173
  %178 = getelementptr inbounds i8, i8* %134, i64 2
  %179 = load i8, i8* %178, align 1, !tbaa !11
  %180 = icmp eq i8 %179, 45
  br i1 %180, label %181, label %182

181:                                              ; preds = %171, %177
  br label %182

182:                                              ; preds = %167, %173, %181, %177, %171
  %183 = phi i64 [ 1, %167 ], [ 1, %171 ], [ 3, %181 ], [ 1, %177 ], [ 1, %173 ]
  %184 = getelementptr inbounds i8, i8* %134, i64 %183
  store i8* %184, i8** %6, align 8, !tbaa !16
  %185 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 4
  %186 = load i64, i64* %185, align 8, !tbaa !19
  %187 = and i64 %186, 4194304
  %188 = icmp eq i64 %187, 0
  br i1 %188, label %191, label %189

189:                                              ; preds = %182
  %190 = call i32 @toupper(i32 noundef %9) #6
  br label %191

191:                                              ; preds = %21, %189, %182, %166, %162, %131, %125, %30, %112
  %192 = phi i32 [ %113, %112 ], [ %31, %30 ], [ %132, %131 ], [ %128, %125 ], [ -2, %162 ], [ -2, %166 ], [ %190, %189 ], [ %9, %182 ], [ %29, %21 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %10) #7
  ret i32 %192
}

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @__sv_set_order(%struct.set* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @__sv_set_invert(%struct.set* noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @__sv_set_remove(%struct.set* noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @__sv_set_class(i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @__sv_set_add_class(%struct.set* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define internal fastcc i32 @count(%struct.parser* nocapture noundef %0) unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 1
  %3 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 5
  %4 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 6
  br label %5

5:                                                ; preds = %32, %1
  %6 = phi i32 [ -1, %1 ], [ %33, %32 ]
  %7 = tail call fastcc i32 @peek(%struct.parser* noundef %0, i32 noundef 0) #6
  %8 = load i8*, i8** %2, align 8, !tbaa !16
  %9 = zext i32 %7 to i64
  %10 = getelementptr inbounds i8, i8* %8, i64 %9
  store i8* %10, i8** %2, align 8, !tbaa !16
  %11 = load i32, i32* %3, align 8, !tbaa !20
  switch i32 %11, label %34 [
    i32 0, label %36
    i32 10, label %37
    i32 1, label %12
  ]

12:                                               ; preds = %5
  %13 = load i32, i32* %4, align 4, !tbaa !21
  %14 = icmp eq i32 %13, 44
  br i1 %14, label %37, label %15

15:                                               ; preds = %12
  %16 = tail call i32 @isdigit(i32 noundef %13) #6
  %17 = icmp eq i32 %16, 0
  %18 = icmp eq i32 %6, -2
  %19 = select i1 %17, i1 true, i1 %18
  br i1 %19, label %34, label %20

20:                                               ; preds = %15
  %21 = icmp eq i32 %6, -1
  br i1 %21, label %22, label %24

22:                                               ; preds = %20
  %23 = load i32, i32* %4, align 4, !tbaa !21
  br label %28

24:                                               ; preds = %20
  %25 = mul nsw i32 %6, 10
  %26 = load i32, i32* %4, align 4, !tbaa !21
  %27 = add nsw i32 %26, %25
  br label %28

28:                                               ; preds = %22, %24
  %29 = phi i32 [ %23, %22 ], [ %27, %24 ]
  %30 = add nsw i32 %29, -48
  %31 = icmp slt i32 %29, 32816
  br i1 %31, label %34, label %32

32:                                               ; preds = %28, %34
  %33 = phi i32 [ %35, %34 ], [ 32768, %28 ]
  br label %5, !llvm.loop !46

34:                                               ; preds = %5, %15, %28
  %35 = phi i32 [ %30, %28 ], [ -2, %15 ], [ -2, %5 ]
  br label %32

36:                                               ; preds = %5
  br label %37

37:                                               ; preds = %12, %5, %36
  %38 = phi i32 [ -2, %36 ], [ %6, %5 ], [ %6, %12 ]
  ret i32 %38
}

; Function Attrs: optsize
declare dso_local i32 @isdigit(i32 noundef) local_unnamed_addr #2

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.ctpop.i32(i32) #5

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #4 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #5 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #6 = { nobuiltin nounwind optsize "no-builtins" }
attributes #7 = { nounwind }
attributes #8 = { nobuiltin optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !7, i64 24}
!3 = !{!"pattern", !4, i64 0, !4, i64 8, !4, i64 16, !7, i64 24, !7, i64 28, !7, i64 32, !7, i64 36, !7, i64 40, !7, i64 44, !7, i64 48, !7, i64 52, !7, i64 56, !7, i64 60, !7, i64 64, !7, i64 68, !7, i64 72, !4, i64 80, !4, i64 88, !7, i64 96}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"int", !5, i64 0}
!8 = !{i32 0, i32 33}
!9 = !{!3, !4, i64 0}
!10 = !{i64 0, i64 4, !11, i64 4, i64 4, !12, i64 8, i64 4, !12, i64 12, i64 4, !12, i64 16, i64 4, !12}
!11 = !{!5, !5, i64 0}
!12 = !{!7, !7, i64 0}
!13 = !{!14, !4, i64 0}
!14 = !{!"parser", !4, i64 0, !4, i64 8, !4, i64 16, !4, i64 24, !15, i64 32, !5, i64 40, !7, i64 44, !7, i64 48, !7, i64 52, !7, i64 56}
!15 = !{!"long", !5, i64 0}
!16 = !{!14, !4, i64 8}
!17 = !{!14, !4, i64 16}
!18 = !{!14, !4, i64 24}
!19 = !{!14, !15, i64 32}
!20 = !{!14, !5, i64 40}
!21 = !{!14, !7, i64 44}
!22 = !{!14, !7, i64 48}
!23 = !{!14, !7, i64 52}
!24 = !{!14, !7, i64 56}
!25 = !{!3, !7, i64 52}
!26 = !{!3, !7, i64 48}
!27 = !{!3, !7, i64 56}
!28 = distinct !{!28, !29, !30}
!29 = !{!"llvm.loop.mustprogress"}
!30 = !{!"llvm.loop.unroll.disable"}
!31 = distinct !{!31, !29, !30}
!32 = !{!3, !7, i64 40}
!33 = distinct !{!33, !29, !30}
!34 = !{!35, !4, i64 0}
!35 = !{!"set", !4, i64 0, !7, i64 8, !7, i64 12}
!36 = !{!3, !7, i64 44}
!37 = !{!3, !7, i64 68}
!38 = !{!3, !7, i64 28}
!39 = !{!3, !7, i64 64}
!40 = !{!3, !4, i64 8}
!41 = !{!42, !7, i64 0}
!42 = !{!"range", !7, i64 0, !7, i64 4}
!43 = distinct !{!43, !29, !30}
!44 = distinct !{!44, !29, !30}
!45 = distinct !{!45, !30}
!46 = distinct !{!46, !30}
