; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/regex_parse.c
; ModuleID = 'runtime/c/regex_parse.c'
source_filename = "runtime/c/regex_parse.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pattern = type { %struct.node*, %struct.range*, %struct.step*, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32*, %struct.edge*, i32 }
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
  %34 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 12
  store i32 %33, i32* %34, align 4, !tbaa !25
  %35 = xor i1 %31, true
  %36 = select i1 %35, i1 %29, i1 false
  %37 = zext i1 %36 to i32
  %38 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 11
  store i32 %37, i32* %38, align 8, !tbaa !26
  %39 = select i1 %31, i1 true, i1 %29
  %40 = xor i1 %39, true
  %41 = zext i1 %40 to i32
  %42 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 13
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
  br i1 %14, label %15, label %623

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

55:                                               ; preds = %15, %618
  %56 = phi i32 [ 0, %15 ], [ %620, %618 ]
  %57 = load i32, i32* %16, align 8, !tbaa !20
  switch i32 %57, label %58 [
    i32 5, label %623
    i32 0, label %623
  ]

58:                                               ; preds = %55
  %59 = load i32, i32* %17, align 8, !tbaa !22
  %60 = icmp ne i32 %59, 0
  %61 = icmp eq i32 %57, 4
  %62 = select i1 %60, i1 %61, i1 false
  br i1 %62, label %623, label %63

63:                                               ; preds = %58, %473
  %64 = phi i32 [ %478, %473 ], [ %57, %58 ]
  %65 = load i64, i64* %18, align 8, !tbaa !19
  switch i32 %64, label %498 [
    i32 1, label %66
    i32 3, label %116
    i32 11, label %157
    i32 2, label %326
    i32 14, label %344
    i32 13, label %362
    i32 12, label %389
    i32 9, label %456
    i32 6, label %463
    i32 7, label %463
    i32 8, label %463
    i32 4, label %479
    i32 10, label %486
    i32 5, label %618
    i32 0, label %618
  ]

66:                                               ; preds = %63
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %47) #7
  %67 = load %struct.pattern*, %struct.pattern** %20, align 8, !tbaa !13
  %68 = getelementptr inbounds %struct.pattern, %struct.pattern* %67, i64 0, i32 12
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
  br label %498

116:                                              ; preds = %63
  %117 = load %struct.pattern*, %struct.pattern** %20, align 8, !tbaa !13
  %118 = getelementptr inbounds %struct.pattern, %struct.pattern* %117, i64 0, i32 9
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
  br i1 %134, label %135, label %618

135:                                              ; preds = %131
  %136 = load i32, i32* %16, align 8, !tbaa !20
  %137 = icmp eq i32 %136, 4
  br i1 %137, label %139, label %138

138:                                              ; preds = %135
  store i32 8, i32* %12, align 8, !tbaa !24
  br label %618

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
  br label %498

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
  br i1 %172, label %176, label %309

174:                                              ; preds = %166
  br i1 %172, label %175, label %324

175:                                              ; preds = %174
  store i32 2, i32* %12, align 8, !tbaa !24
  br label %324

176:                                              ; preds = %173, %295
  %177 = phi i32 [ %300, %295 ], [ %168, %173 ]
  %178 = phi i1 [ false, %295 ], [ true, %173 ]
  %179 = phi i32 [ 0, %295 ], [ 1, %173 ]
  %180 = phi i8* [ %301, %295 ], [ %167, %173 ]
  %181 = phi i8* [ %302, %295 ], [ %159, %173 ]
  %182 = load i8, i8* %180, align 1, !tbaa !11
  %183 = icmp ne i8 %182, 93
  %184 = or i1 %178, %183
  br i1 %184, label %185, label %304

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
  br i1 %196, label %304, label %197

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
  br i1 %207, label %208, label %219

208:                                              ; preds = %197
  %209 = load i8, i8* %200, align 1, !tbaa !11
  %210 = icmp ne i8 %209, 45
  %211 = getelementptr inbounds i8, i8* %200, i64 1
  %212 = icmp ult i8* %211, %206
  %213 = select i1 %210, i1 true, i1 %212
  br i1 %213, label %223, label %214

214:                                              ; preds = %208
  %215 = icmp slt i32 %195, 0
  %216 = icmp eq i32 %194, 61
  %217 = select i1 %215, i1 true, i1 %216
  %218 = select i1 %217, i32 11, i32 7
  br label %219

219:                                              ; preds = %197, %214
  %220 = phi i32 [ %218, %214 ], [ 7, %197 ]
  %221 = load i32, i32* %12, align 8, !tbaa !24
  %222 = icmp eq i32 %221, 0
  br i1 %222, label %307, label %309

223:                                              ; preds = %208
  %224 = icmp eq i8 %209, 45
  br i1 %224, label %225, label %276

225:                                              ; preds = %223
  %226 = load i8, i8* %211, align 1, !tbaa !11
  %227 = icmp eq i8 %226, 93
  br i1 %227, label %276, label %228

228:                                              ; preds = %225
  store i8* %211, i8** %19, align 8, !tbaa !16
  %229 = load i8, i8* %211, align 1, !tbaa !11
  %230 = icmp eq i8 %229, 91
  br i1 %230, label %231, label %237

231:                                              ; preds = %228
  %232 = getelementptr inbounds i8, i8* %200, i64 2
  %233 = icmp ult i8* %232, %206
  br i1 %233, label %234, label %237

234:                                              ; preds = %231
  %235 = load i8, i8* %232, align 1, !tbaa !11
  %236 = zext i8 %235 to i32
  br label %237

237:                                              ; preds = %234, %231, %228
  %238 = phi i32 [ %236, %234 ], [ 0, %231 ], [ 0, %228 ]
  %239 = call fastcc i32 @bracket_element(%struct.parser* noundef nonnull %0, i32 noundef 1, %struct.set* noundef nonnull %9) #6
  %240 = icmp eq i32 %239, -2
  br i1 %240, label %304, label %241

241:                                              ; preds = %237
  %242 = load i8, i8* %211, align 1, !tbaa !11
  %243 = icmp slt i8 %242, 0
  br i1 %243, label %244, label %250

244:                                              ; preds = %241
  %245 = load i8*, i8** %19, align 8, !tbaa !16
  %246 = ptrtoint i8* %245 to i64
  %247 = ptrtoint i8* %211 to i64
  %248 = sub i64 %246, %247
  %249 = icmp sgt i64 %248, 1
  br label %250

250:                                              ; preds = %244, %241
  %251 = phi i1 [ false, %241 ], [ %249, %244 ]
  %252 = icmp slt i32 %195, 0
  %253 = icmp slt i32 %239, 0
  %254 = select i1 %252, i1 true, i1 %253
  %255 = icmp eq i32 %194, 61
  %256 = select i1 %254, i1 true, i1 %255
  %257 = icmp eq i32 %238, 61
  %258 = select i1 %256, i1 true, i1 %257
  br i1 %258, label %259, label %262

259:                                              ; preds = %250
  %260 = load i32, i32* %12, align 8, !tbaa !24
  %261 = icmp eq i32 %260, 0
  br i1 %261, label %307, label %309

262:                                              ; preds = %250
  %263 = or i1 %205, %251
  br i1 %263, label %264, label %267

264:                                              ; preds = %262
  %265 = load i32, i32* %12, align 8, !tbaa !24
  %266 = icmp eq i32 %265, 0
  br i1 %266, label %307, label %309

267:                                              ; preds = %262
  %268 = icmp ugt i32 %195, %239
  br i1 %268, label %269, label %286

269:                                              ; preds = %267
  %270 = load i64, i64* %18, align 8, !tbaa !19
  %271 = and i64 %270, 65536
  %272 = icmp eq i64 %271, 0
  br i1 %272, label %290, label %273

273:                                              ; preds = %269
  %274 = load i32, i32* %12, align 8, !tbaa !24
  %275 = icmp eq i32 %274, 0
  br i1 %275, label %307, label %309

276:                                              ; preds = %225, %223
  %277 = icmp sgt i32 %195, -1
  br i1 %277, label %278, label %290

278:                                              ; preds = %276
  br i1 %205, label %286, label %279

279:                                              ; preds = %278
  %280 = load %struct.pattern*, %struct.pattern** %20, align 8, !tbaa !13
  %281 = getelementptr inbounds %struct.pattern, %struct.pattern* %280, i64 0, i32 12
  %282 = load i32, i32* %281, align 4, !tbaa !25
  %283 = icmp eq i32 %282, 0
  %284 = icmp ult i32 %195, 128
  %285 = select i1 %283, i1 true, i1 %284
  br i1 %285, label %286, label %290

286:                                              ; preds = %279, %278, %267
  %287 = phi i32 [ %239, %267 ], [ %195, %279 ], [ %195, %278 ]
  %288 = phi i32 [ 0, %267 ], [ %177, %279 ], [ %177, %278 ]
  %289 = phi i1 [ false, %267 ], [ false, %279 ], [ true, %278 ]
  call void @__sv_set_add(%struct.set* noundef nonnull %9, i32 noundef %195, i32 noundef %287) #6
  br label %290

290:                                              ; preds = %286, %279, %276, %269
  %291 = phi i32 [ 0, %269 ], [ %177, %276 ], [ %177, %279 ], [ %288, %286 ]
  %292 = phi i1 [ false, %269 ], [ %205, %276 ], [ false, %279 ], [ %289, %286 ]
  %293 = load i32, i32* %12, align 8, !tbaa !24
  %294 = icmp eq i32 %293, 0
  br i1 %294, label %295, label %309, !llvm.loop !33

295:                                              ; preds = %290
  %296 = icmp sgt i32 %195, -1
  %297 = xor i1 %292, true
  %298 = select i1 %296, i1 %297, i1 false
  %299 = zext i1 %298 to i32
  %300 = and i32 %291, %299
  %301 = load i8*, i8** %19, align 8, !tbaa !16
  %302 = load i8*, i8** %39, align 8, !tbaa !17
  %303 = icmp ult i8* %301, %302
  br i1 %303, label %176, label %307

304:                                              ; preds = %237, %193, %176
  %305 = load i32, i32* %12, align 8, !tbaa !24
  %306 = icmp eq i32 %305, 0
  br i1 %306, label %311, label %309

307:                                              ; preds = %295, %273, %264, %259, %219
  %308 = phi i32 [ %220, %219 ], [ 11, %259 ], [ 3, %264 ], [ 11, %273 ], [ 7, %295 ]
  store i32 %308, i32* %12, align 8, !tbaa !24
  br label %309

309:                                              ; preds = %290, %307, %304, %273, %264, %259, %219, %173
  %310 = load i8*, i8** %40, align 8, !tbaa !34
  call void @free(i8* noundef %310) #6
  br label %324

311:                                              ; preds = %304
  %312 = load i8*, i8** %19, align 8, !tbaa !16
  %313 = getelementptr inbounds i8, i8* %312, i64 1
  store i8* %313, i8** %19, align 8, !tbaa !16
  call void @__sv_set_order(%struct.set* noundef nonnull %9) #6
  br i1 %169, label %322, label %314

314:                                              ; preds = %311
  %315 = load %struct.pattern*, %struct.pattern** %20, align 8, !tbaa !13
  %316 = getelementptr inbounds %struct.pattern, %struct.pattern* %315, i64 0, i32 12
  %317 = load i32, i32* %316, align 4, !tbaa !25
  call void @__sv_set_invert(%struct.set* noundef nonnull %9, i32 noundef %317) #6
  %318 = load i64, i64* %18, align 8, !tbaa !19
  %319 = and i64 %318, 256
  %320 = icmp eq i64 %319, 0
  br i1 %320, label %322, label %321

321:                                              ; preds = %314
  call void @__sv_set_remove(%struct.set* noundef nonnull %9, i32 noundef 10) #6
  br label %322

322:                                              ; preds = %321, %314, %311
  %323 = call fastcc i32 @add_set(%struct.parser* noundef nonnull %0, %struct.set* noundef nonnull %9, i32 noundef %177) #6
  br label %324

324:                                              ; preds = %322, %309, %175, %174
  %325 = phi i32 [ 0, %309 ], [ %323, %322 ], [ 0, %174 ], [ 0, %175 ]
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %38) #7
  br label %498

326:                                              ; preds = %63
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %37) #7
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %37, i8 0, i64 16, i1 false) #7
  %327 = load %struct.pattern*, %struct.pattern** %20, align 8, !tbaa !13
  %328 = getelementptr inbounds %struct.pattern, %struct.pattern* %327, i64 0, i32 12
  %329 = load i32, i32* %328, align 4, !tbaa !25
  %330 = icmp eq i32 %329, 0
  %331 = select i1 %330, i32 255, i32 2147483647
  call void @__sv_set_add(%struct.set* noundef nonnull %8, i32 noundef 0, i32 noundef %331) #6
  %332 = load i64, i64* %18, align 8, !tbaa !19
  %333 = and i64 %332, 64
  %334 = icmp eq i64 %333, 0
  br i1 %334, label %335, label %337

335:                                              ; preds = %326
  call void @__sv_set_remove(%struct.set* noundef nonnull %8, i32 noundef 10) #6
  %336 = load i64, i64* %18, align 8, !tbaa !19
  br label %337

337:                                              ; preds = %335, %326
  %338 = phi i64 [ %336, %335 ], [ %332, %326 ]
  %339 = and i64 %338, 128
  %340 = icmp eq i64 %339, 0
  br i1 %340, label %342, label %341

341:                                              ; preds = %337
  call void @__sv_set_remove(%struct.set* noundef nonnull %8, i32 noundef 0) #6
  br label %342

342:                                              ; preds = %341, %337
  %343 = call fastcc i32 @add_set(%struct.parser* noundef nonnull %0, %struct.set* noundef nonnull %8, i32 noundef 1) #6
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %37) #7
  br label %498

344:                                              ; preds = %63
  %345 = load i32, i32* %21, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %36) #7
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %36, i8 0, i64 16, i1 false) #7
  %346 = and i32 %345, -33
  %347 = icmp eq i32 %346, 87
  %348 = select i1 %347, i32 2, i32 3
  %349 = load %struct.pattern*, %struct.pattern** %20, align 8, !tbaa !13
  %350 = getelementptr inbounds %struct.pattern, %struct.pattern* %349, i64 0, i32 12
  %351 = load i32, i32* %350, align 4, !tbaa !25
  call void @__sv_set_add_class(%struct.set* noundef nonnull %7, i32 noundef %348, i32 noundef %351) #6
  br i1 %347, label %352, label %353

352:                                              ; preds = %344
  call void @__sv_set_add(%struct.set* noundef nonnull %7, i32 noundef 95, i32 noundef 95) #6
  br label %353

353:                                              ; preds = %352, %344
  call void @__sv_set_order(%struct.set* noundef nonnull %7) #6
  %354 = and i32 %345, 32
  %355 = icmp eq i32 %354, 0
  br i1 %355, label %356, label %360

356:                                              ; preds = %353
  %357 = load %struct.pattern*, %struct.pattern** %20, align 8, !tbaa !13
  %358 = getelementptr inbounds %struct.pattern, %struct.pattern* %357, i64 0, i32 12
  %359 = load i32, i32* %358, align 4, !tbaa !25
  call void @__sv_set_invert(%struct.set* noundef nonnull %7, i32 noundef %359) #6
  br label %360

360:                                              ; preds = %356, %353
  %361 = call fastcc i32 @add_set(%struct.parser* noundef nonnull %0, %struct.set* noundef nonnull %7, i32 noundef 0) #6
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %36) #7
  br label %498

362:                                              ; preds = %63
  %363 = load i32, i32* %21, align 4, !tbaa !21
  %364 = icmp eq i32 %363, 0
  br i1 %364, label %365, label %369

365:                                              ; preds = %362
  %366 = load i32, i32* %12, align 8, !tbaa !24
  %367 = icmp eq i32 %366, 0
  br i1 %367, label %368, label %618

368:                                              ; preds = %365
  store i32 5, i32* %12, align 8, !tbaa !24
  br label %618

369:                                              ; preds = %362
  %370 = load i32, i32* %29, align 4, !tbaa !23
  %371 = shl nuw i32 1, %363
  %372 = and i32 %370, %371
  %373 = icmp eq i32 %372, 0
  br i1 %373, label %374, label %378

374:                                              ; preds = %369
  %375 = load i32, i32* %12, align 8, !tbaa !24
  %376 = icmp eq i32 %375, 0
  br i1 %376, label %377, label %618

377:                                              ; preds = %374
  store i32 6, i32* %12, align 8, !tbaa !24
  br label %618

378:                                              ; preds = %369
  %379 = load %struct.pattern*, %struct.pattern** %20, align 8, !tbaa !13
  %380 = getelementptr inbounds %struct.pattern, %struct.pattern* %379, i64 0, i32 10
  store i32 1, i32* %380, align 4, !tbaa !36
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %30) #7
  store i32 7, i32* %31, align 8
  store i32 0, i32* %32, align 4
  store i32 0, i32* %33, align 8
  store i32 %363, i32* %34, align 4
  store i32 0, i32* %35, align 8
  %381 = tail call i32 @__sv_regex_add(%struct.pattern* noundef %379, %struct.node* noundef nonnull byval(%struct.node) align 8 %6) #6
  %382 = icmp slt i32 %381, 0
  br i1 %382, label %383, label %387

383:                                              ; preds = %378
  %384 = load i32, i32* %12, align 8, !tbaa !24
  %385 = icmp eq i32 %384, 0
  br i1 %385, label %386, label %387

386:                                              ; preds = %383
  store i32 12, i32* %12, align 8, !tbaa !24
  br label %387

387:                                              ; preds = %386, %383, %378
  %388 = phi i32 [ %381, %378 ], [ 0, %383 ], [ 0, %386 ]
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %30) #7
  br label %498

389:                                              ; preds = %63
  %390 = load %struct.pattern*, %struct.pattern** %20, align 8, !tbaa !13
  %391 = getelementptr inbounds %struct.pattern, %struct.pattern* %390, i64 0, i32 12
  %392 = load i32, i32* %391, align 4, !tbaa !25
  %393 = icmp eq i32 %392, 0
  br i1 %393, label %441, label %394

394:                                              ; preds = %389
  %395 = load i32, i32* %21, align 4, !tbaa !21
  %396 = and i32 %395, 60
  %397 = icmp eq i32 %396, 0
  br i1 %397, label %441, label %398

398:                                              ; preds = %394
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %22) #7
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %22, i8 0, i64 16, i1 false) #7
  store i32 2, i32* %391, align 4, !tbaa !25
  %399 = getelementptr inbounds %struct.pattern, %struct.pattern* %390, i64 0, i32 16
  %400 = load i32, i32* %399, align 4, !tbaa !37
  %401 = icmp eq i32 %400, 0
  br i1 %401, label %402, label %439

402:                                              ; preds = %398
  call void @__sv_set_add_class(%struct.set* noundef nonnull %5, i32 noundef 0, i32 noundef 1) #6
  %403 = load %struct.pattern*, %struct.pattern** %20, align 8, !tbaa !13
  %404 = getelementptr inbounds %struct.pattern, %struct.pattern* %403, i64 0, i32 4
  %405 = load i32, i32* %404, align 4, !tbaa !38
  %406 = getelementptr inbounds %struct.pattern, %struct.pattern* %403, i64 0, i32 15
  store i32 %405, i32* %406, align 8, !tbaa !39
  %407 = call i32 @__sv_regex_add_set(%struct.pattern* noundef %403, %struct.set* noundef nonnull %5) #6
  %408 = icmp slt i32 %407, 0
  br i1 %408, label %409, label %413

409:                                              ; preds = %402
  %410 = load i32, i32* %12, align 8, !tbaa !24
  %411 = icmp eq i32 %410, 0
  br i1 %411, label %412, label %413

412:                                              ; preds = %409
  store i32 12, i32* %12, align 8, !tbaa !24
  br label %413

413:                                              ; preds = %412, %409, %402
  %414 = load %struct.pattern*, %struct.pattern** %20, align 8, !tbaa !13
  %415 = getelementptr inbounds %struct.pattern, %struct.pattern* %414, i64 0, i32 15
  %416 = getelementptr inbounds %struct.pattern, %struct.pattern* %414, i64 0, i32 4
  %417 = load i32, i32* %416, align 4, !tbaa !38
  %418 = load i32, i32* %415, align 8, !tbaa !39
  %419 = icmp sgt i32 %417, %418
  br i1 %419, label %420, label %435

420:                                              ; preds = %413
  %421 = getelementptr inbounds %struct.pattern, %struct.pattern* %414, i64 0, i32 1
  %422 = load %struct.range*, %struct.range** %421, align 8, !tbaa !40
  %423 = sext i32 %418 to i64
  br label %424

424:                                              ; preds = %429, %420
  %425 = phi i64 [ %423, %420 ], [ %430, %429 ]
  %426 = getelementptr inbounds %struct.range, %struct.range* %422, i64 %425, i32 0
  %427 = load i32, i32* %426, align 4, !tbaa !41
  %428 = icmp ult i32 %427, 128
  br i1 %428, label %429, label %433

429:                                              ; preds = %424
  %430 = add nsw i64 %425, 1
  %431 = trunc i64 %430 to i32
  store i32 %431, i32* %415, align 8, !tbaa !39
  %432 = icmp eq i32 %417, %431
  br i1 %432, label %435, label %424, !llvm.loop !43

433:                                              ; preds = %424
  %434 = trunc i64 %425 to i32
  br label %435

435:                                              ; preds = %429, %433, %413
  %436 = phi i32 [ %418, %413 ], [ %434, %433 ], [ %417, %429 ]
  %437 = sub nsw i32 %417, %436
  %438 = getelementptr inbounds %struct.pattern, %struct.pattern* %414, i64 0, i32 16
  store i32 %437, i32* %438, align 4, !tbaa !37
  br label %439

439:                                              ; preds = %435, %398
  %440 = phi %struct.pattern* [ %390, %398 ], [ %414, %435 ]
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %22) #7
  br label %441

441:                                              ; preds = %439, %394, %389
  %442 = phi %struct.pattern* [ %440, %439 ], [ %390, %394 ], [ %390, %389 ]
  %443 = load i32, i32* %21, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %23) #7
  store i32 6, i32* %24, align 8
  store i32 0, i32* %25, align 4
  store i32 0, i32* %26, align 8
  store i32 %443, i32* %27, align 4
  store i32 0, i32* %28, align 8
  %444 = call i32 @__sv_regex_add(%struct.pattern* noundef nonnull %442, %struct.node* noundef nonnull byval(%struct.node) align 8 %4) #6
  %445 = icmp slt i32 %444, 0
  br i1 %445, label %446, label %450

446:                                              ; preds = %441
  %447 = load i32, i32* %12, align 8, !tbaa !24
  %448 = icmp eq i32 %447, 0
  br i1 %448, label %449, label %450

449:                                              ; preds = %446
  store i32 12, i32* %12, align 8, !tbaa !24
  br label %450

450:                                              ; preds = %449, %446, %441
  %451 = phi i32 [ %444, %441 ], [ 0, %446 ], [ 0, %449 ]
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %23) #7
  %452 = call fastcc i32 @peek(%struct.parser* noundef nonnull %0, i32 noundef 0) #6
  %453 = load i8*, i8** %19, align 8, !tbaa !16
  %454 = zext i32 %452 to i64
  %455 = getelementptr inbounds i8, i8* %453, i64 %454
  store i8* %455, i8** %19, align 8, !tbaa !16
  br label %618

456:                                              ; preds = %63
  %457 = and i64 %65, 16777216
  %458 = icmp eq i64 %457, 0
  br i1 %458, label %463, label %459

459:                                              ; preds = %456
  %460 = load i32, i32* %12, align 8, !tbaa !24
  %461 = icmp eq i32 %460, 0
  br i1 %461, label %462, label %618

462:                                              ; preds = %459
  store i32 13, i32* %12, align 8, !tbaa !24
  br label %618

463:                                              ; preds = %456, %63, %63, %63
  %464 = and i64 %65, 16777248
  %465 = icmp eq i64 %464, 32
  br i1 %465, label %466, label %470

466:                                              ; preds = %463
  %467 = load i32, i32* %12, align 8, !tbaa !24
  %468 = icmp eq i32 %467, 0
  br i1 %468, label %469, label %618

469:                                              ; preds = %466
  store i32 13, i32* %12, align 8, !tbaa !24
  br label %618

470:                                              ; preds = %463
  %471 = and i64 %65, 16
  %472 = icmp eq i64 %471, 0
  br i1 %472, label %486, label %473

473:                                              ; preds = %470
  %474 = tail call fastcc i32 @peek(%struct.parser* noundef nonnull %0, i32 noundef 0) #6
  %475 = load i8*, i8** %19, align 8, !tbaa !16
  %476 = zext i32 %474 to i64
  %477 = getelementptr inbounds i8, i8* %475, i64 %476
  store i8* %477, i8** %19, align 8, !tbaa !16
  %478 = load i32, i32* %16, align 8, !tbaa !20
  br label %63

479:                                              ; preds = %63
  %480 = and i64 %65, 131072
  %481 = icmp eq i64 %480, 0
  br i1 %481, label %482, label %486

482:                                              ; preds = %479
  %483 = load i32, i32* %12, align 8, !tbaa !24
  %484 = icmp eq i32 %483, 0
  br i1 %484, label %485, label %618

485:                                              ; preds = %482
  store i32 16, i32* %12, align 8, !tbaa !24
  br label %618

486:                                              ; preds = %470, %63, %479
  %487 = load i8*, i8** %19, align 8, !tbaa !16
  %488 = getelementptr inbounds i8, i8* %487, i64 -1
  %489 = load i8, i8* %488, align 1, !tbaa !11
  %490 = zext i8 %489 to i32
  %491 = and i64 %65, 4194304
  %492 = icmp eq i64 %491, 0
  br i1 %492, label %495, label %493

493:                                              ; preds = %486
  %494 = tail call i32 @toupper(i32 noundef %490) #6
  br label %495

495:                                              ; preds = %493, %486
  %496 = phi i32 [ %494, %493 ], [ %490, %486 ]
  %497 = tail call fastcc i32 @add_byte(%struct.parser* noundef nonnull %0, i32 noundef %496) #6
  br label %498

498:                                              ; preds = %63, %495, %387, %360, %342, %324, %155, %114
  %499 = phi i32 [ %156, %155 ], [ %115, %114 ], [ %325, %324 ], [ %343, %342 ], [ %361, %360 ], [ %388, %387 ], [ %497, %495 ], [ 0, %63 ]
  %500 = load i32, i32* %12, align 8, !tbaa !24
  %501 = icmp eq i32 %500, 0
  br i1 %501, label %502, label %618

502:                                              ; preds = %498
  %503 = call fastcc i32 @peek(%struct.parser* noundef nonnull %0, i32 noundef 0) #6
  %504 = load i8*, i8** %19, align 8, !tbaa !16
  %505 = zext i32 %503 to i64
  %506 = getelementptr inbounds i8, i8* %504, i64 %505
  store i8* %506, i8** %19, align 8, !tbaa !16
  %507 = load i32, i32* %16, align 8, !tbaa !20
  %508 = add i32 %507, -6
  %509 = icmp ult i32 %508, 4
  br i1 %509, label %510, label %618

510:                                              ; preds = %502
  %511 = and i64 %65, 16777216
  %512 = icmp eq i64 %511, 0
  br label %513

513:                                              ; preds = %615, %510
  %514 = phi i32 [ %507, %510 ], [ %612, %615 ]
  %515 = phi i32 [ %499, %510 ], [ %611, %615 ]
  %516 = icmp eq i32 %514, 7
  %517 = zext i1 %516 to i32
  %518 = icmp eq i32 %514, 8
  %519 = select i1 %518, i32 1, i32 -1
  %520 = icmp eq i32 %514, 9
  br i1 %520, label %521, label %582

521:                                              ; preds = %513
  %522 = load i8*, i8** %19, align 8, !tbaa !16
  %523 = call fastcc i32 @count(%struct.parser* noundef nonnull %0) #6
  %524 = load i32, i32* %16, align 8, !tbaa !20
  %525 = icmp eq i32 %524, 1
  br i1 %525, label %526, label %529

526:                                              ; preds = %521
  %527 = load i32, i32* %21, align 4, !tbaa !21
  %528 = icmp eq i32 %527, 44
  br label %529

529:                                              ; preds = %526, %521
  %530 = phi i1 [ false, %521 ], [ %528, %526 ]
  %531 = icmp ne i32 %523, -1
  %532 = select i1 %531, i1 true, i1 %530
  br i1 %532, label %537, label %533

533:                                              ; preds = %529
  %534 = load i32, i32* %12, align 8, !tbaa !24
  %535 = icmp eq i32 %534, 0
  br i1 %535, label %536, label %618

536:                                              ; preds = %533
  store i32 10, i32* %12, align 8, !tbaa !24
  br label %618

537:                                              ; preds = %529
  %538 = select i1 %531, i32 %523, i32 0
  %539 = load i32, i32* %12, align 8, !tbaa !24
  %540 = icmp eq i32 %539, 0
  br i1 %540, label %541, label %618

541:                                              ; preds = %537
  %542 = icmp eq i32 %538, -2
  br i1 %542, label %551, label %543

543:                                              ; preds = %541
  %544 = icmp eq i32 %524, 10
  br i1 %544, label %573, label %545

545:                                              ; preds = %543
  %546 = xor i1 %530, true
  %547 = select i1 %531, i1 %546, i1 false
  br i1 %547, label %551, label %548

548:                                              ; preds = %545
  %549 = call fastcc i32 @count(%struct.parser* noundef nonnull %0) #6
  %550 = icmp eq i32 %549, -2
  br i1 %550, label %551, label %562

551:                                              ; preds = %548, %545, %541
  %552 = load i64, i64* %18, align 8, !tbaa !19
  %553 = and i64 %552, 2097152
  %554 = icmp eq i64 %553, 0
  br i1 %554, label %555, label %603

555:                                              ; preds = %551
  %556 = load i32, i32* %12, align 8, !tbaa !24
  %557 = icmp eq i32 %556, 0
  br i1 %557, label %558, label %618

558:                                              ; preds = %555
  %559 = load i32, i32* %16, align 8, !tbaa !20
  %560 = icmp eq i32 %559, 0
  %561 = select i1 %560, i32 9, i32 10
  store i32 %561, i32* %12, align 8, !tbaa !24
  br label %618

562:                                              ; preds = %548
  %563 = icmp ne i32 %549, -1
  %564 = icmp sgt i32 %538, %549
  %565 = select i1 %563, i1 %564, i1 false
  br i1 %565, label %569, label %566

566:                                              ; preds = %562
  %567 = load i32, i32* %16, align 8, !tbaa !20
  %568 = icmp eq i32 %567, 10
  br i1 %568, label %573, label %569

569:                                              ; preds = %566, %562
  %570 = load i32, i32* %12, align 8, !tbaa !24
  %571 = icmp eq i32 %570, 0
  br i1 %571, label %572, label %618

572:                                              ; preds = %569
  store i32 10, i32* %12, align 8, !tbaa !24
  br label %618

573:                                              ; preds = %566, %543
  %574 = phi i32 [ %549, %566 ], [ %538, %543 ]
  %575 = icmp eq i32 %574, -1
  %576 = select i1 %575, i32 %538, i32 %574
  %577 = icmp sgt i32 %576, 32767
  br i1 %577, label %578, label %582

578:                                              ; preds = %573
  %579 = load i32, i32* %12, align 8, !tbaa !24
  %580 = icmp eq i32 %579, 0
  br i1 %580, label %581, label %618

581:                                              ; preds = %578
  store i32 15, i32* %12, align 8, !tbaa !24
  br label %618

582:                                              ; preds = %573, %513
  %583 = phi i32 [ %519, %513 ], [ %574, %573 ]
  %584 = phi i32 [ %517, %513 ], [ %538, %573 ]
  %585 = call fastcc i32 @peek(%struct.parser* noundef nonnull %0, i32 noundef 0) #6
  %586 = load i8*, i8** %19, align 8, !tbaa !16
  %587 = zext i32 %585 to i64
  %588 = getelementptr inbounds i8, i8* %586, i64 %587
  store i8* %588, i8** %19, align 8, !tbaa !16
  %589 = icmp eq i32 %515, 0
  %590 = icmp eq i32 %583, 0
  %591 = select i1 %589, i1 true, i1 %590
  br i1 %591, label %607, label %592

592:                                              ; preds = %582
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %49) #7
  store i32 4, i32* %50, align 8
  store i32 %515, i32* %51, align 4
  store i32 0, i32* %52, align 8
  store i32 %584, i32* %53, align 4
  store i32 %583, i32* %54, align 8
  %593 = load %struct.pattern*, %struct.pattern** %20, align 8, !tbaa !13
  %594 = call i32 @__sv_regex_add(%struct.pattern* noundef %593, %struct.node* noundef nonnull byval(%struct.node) align 8 %3) #6
  %595 = icmp slt i32 %594, 0
  %596 = load i32, i32* %12, align 8, !tbaa !24
  br i1 %595, label %597, label %601

597:                                              ; preds = %592
  %598 = icmp eq i32 %596, 0
  br i1 %598, label %599, label %600

599:                                              ; preds = %597
  store i32 12, i32* %12, align 8, !tbaa !24
  br label %600

600:                                              ; preds = %599, %597
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %49) #7
  br label %618

601:                                              ; preds = %592
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %49) #7
  %602 = icmp eq i32 %596, 0
  br i1 %602, label %610, label %618

603:                                              ; preds = %551
  store i8* %522, i8** %19, align 8, !tbaa !16
  store i32 1, i32* %16, align 8, !tbaa !20
  store i32 123, i32* %21, align 4, !tbaa !21
  %604 = load i32, i32* %12, align 8, !tbaa !24
  %605 = icmp eq i32 %604, 0
  %606 = select i1 %605, i32 %515, i32 0
  br label %618

607:                                              ; preds = %582
  %608 = load i32, i32* %12, align 8, !tbaa !24
  %609 = icmp eq i32 %608, 0
  br i1 %609, label %610, label %618

610:                                              ; preds = %607, %601
  %611 = phi i32 [ 0, %607 ], [ %594, %601 ]
  %612 = load i32, i32* %16, align 8, !tbaa !20
  br i1 %512, label %615, label %613

613:                                              ; preds = %610
  switch i32 %612, label %615 [
    i32 6, label %614
    i32 9, label %614
  ]

614:                                              ; preds = %613, %613
  store i32 13, i32* %12, align 8, !tbaa !24
  br label %618

615:                                              ; preds = %613, %610
  %616 = add i32 %612, -6
  %617 = icmp ult i32 %616, 4
  br i1 %617, label %513, label %618

618:                                              ; preds = %63, %63, %537, %601, %607, %615, %131, %138, %365, %368, %374, %377, %450, %459, %462, %466, %469, %482, %485, %498, %502, %533, %536, %555, %558, %569, %572, %578, %581, %600, %603, %614
  %619 = phi i32 [ %451, %450 ], [ 0, %498 ], [ 0, %365 ], [ 0, %368 ], [ 0, %374 ], [ 0, %377 ], [ 0, %459 ], [ 0, %462 ], [ 0, %466 ], [ 0, %469 ], [ 0, %482 ], [ 0, %485 ], [ 0, %614 ], [ 0, %533 ], [ 0, %536 ], [ 0, %555 ], [ 0, %558 ], [ 0, %569 ], [ 0, %572 ], [ 0, %578 ], [ 0, %581 ], [ %499, %502 ], [ 0, %600 ], [ %606, %603 ], [ 0, %138 ], [ 0, %131 ], [ %611, %615 ], [ 0, %601 ], [ 0, %607 ], [ 0, %537 ], [ 0, %63 ], [ 0, %63 ]
  %620 = tail call fastcc i32 @join(%struct.parser* noundef nonnull %0, i32 noundef %56, i32 noundef %619) #8
  %621 = load i32, i32* %12, align 8, !tbaa !24
  %622 = icmp eq i32 %621, 0
  br i1 %622, label %55, label %623, !llvm.loop !44

623:                                              ; preds = %58, %618, %55, %55, %1
  %624 = phi i32 [ 0, %1 ], [ %56, %55 ], [ %56, %55 ], [ %620, %618 ], [ %56, %58 ]
  ret i32 %624
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
  %7 = getelementptr inbounds %struct.pattern, %struct.pattern* %6, i64 0, i32 12
  %8 = load i32, i32* %7, align 4, !tbaa !25
  call void @__sv_set_add(%struct.set* noundef nonnull %3, i32 noundef %1, i32 noundef %1) #6
  %9 = icmp slt i32 %1, 128
  br i1 %9, label %10, label %12

10:                                               ; preds = %2
  %11 = call fastcc i32 @add_set(%struct.parser* noundef nonnull %0, %struct.set* noundef nonnull %3, i32 noundef 1) #8
  br label %24

12:                                               ; preds = %2
  %13 = load %struct.pattern*, %struct.pattern** %5, align 8, !tbaa !13
  %14 = getelementptr inbounds %struct.pattern, %struct.pattern* %13, i64 0, i32 12
  store i32 0, i32* %14, align 4, !tbaa !25
  %15 = call i32 @__sv_regex_add_set(%struct.pattern* noundef %13, %struct.set* noundef nonnull %3) #6
  %16 = load %struct.pattern*, %struct.pattern** %5, align 8, !tbaa !13
  %17 = getelementptr inbounds %struct.pattern, %struct.pattern* %16, i64 0, i32 12
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
  %6 = getelementptr inbounds %struct.pattern, %struct.pattern* %5, i64 0, i32 12
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
define internal fastcc i32 @bracket_element(%struct.parser* nocapture noundef %0, i32 noundef %1, %struct.set* noundef %2) unnamed_addr #0 {
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
  %13 = getelementptr inbounds %struct.pattern, %struct.pattern* %12, i64 0, i32 12
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
  br i1 %28, label %160, label %30

30:                                               ; preds = %21
  %31 = call i32 @towupper(i32 noundef %29) #6
  br label %160

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
  br i1 %38, label %39, label %151

39:                                               ; preds = %33
  %40 = load i8, i8* %35, align 1, !tbaa !11
  switch i8 %40, label %151 [
    i8 46, label %46
    i8 61, label %46
    i8 58, label %41
  ]

41:                                               ; preds = %39
  %42 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 4
  %43 = load i64, i64* %42, align 8, !tbaa !19
  %44 = and i64 %43, 4
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %151, label %46

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
  %110 = getelementptr inbounds %struct.pattern, %struct.pattern* %109, i64 0, i32 12
  %111 = load i32, i32* %110, align 4, !tbaa !25
  call void @__sv_set_add_class(%struct.set* noundef %2, i32 noundef %108, i32 noundef %111) #6
  br label %112

112:                                              ; preds = %55, %59, %77, %84, %86, %90, %95, %99, %100
  %113 = phi i32 [ -1, %100 ], [ -2, %55 ], [ -2, %59 ], [ %85, %84 ], [ %79, %77 ], [ -2, %86 ], [ -2, %90 ], [ -2, %95 ], [ -2, %99 ]
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %49) #7
  br label %160

114:                                              ; preds = %32
  %115 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 4
  %116 = load i64, i64* %115, align 8, !tbaa !19
  %117 = and i64 %116, 1
  %118 = icmp eq i64 %117, 0
  br i1 %118, label %151, label %119

119:                                              ; preds = %114
  %120 = load i8*, i8** %6, align 8, !tbaa !16
  %121 = getelementptr inbounds i8, i8* %120, i64 1
  %122 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 2
  %123 = load i8*, i8** %122, align 8, !tbaa !17
  %124 = icmp ult i8* %121, %123
  br i1 %124, label %125, label %151

125:                                              ; preds = %119
  %126 = getelementptr inbounds i8, i8* %120, i64 2
  store i8* %126, i8** %6, align 8, !tbaa !16
  %127 = load i8, i8* %121, align 1, !tbaa !11
  %128 = zext i8 %127 to i32
  %129 = and i64 %116, 4194304
  %130 = icmp eq i64 %129, 0
  br i1 %130, label %160, label %131

131:                                              ; preds = %125
  %132 = call i32 @toupper(i32 noundef %128) #6
  br label %160

133:                                              ; preds = %32
  %134 = icmp ne i8 %8, 45
  %135 = icmp ne i32 %1, 0
  %136 = or i1 %135, %134
  br i1 %136, label %151, label %137

137:                                              ; preds = %133
  %138 = load i8*, i8** %6, align 8, !tbaa !16
  %139 = getelementptr inbounds i8, i8* %138, i64 1
  %140 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 2
  %141 = load i8*, i8** %140, align 8, !tbaa !17
  %142 = icmp ult i8* %139, %141
  br i1 %142, label %143, label %146

143:                                              ; preds = %137
  %144 = load i8, i8* %139, align 1, !tbaa !11
  %145 = icmp eq i8 %144, 93
  br i1 %145, label %151, label %146

146:                                              ; preds = %143, %137
  %147 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 9
  %148 = load i32, i32* %147, align 8, !tbaa !24
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %150, label %160

150:                                              ; preds = %146
  store i32 11, i32* %147, align 8, !tbaa !24
  br label %160

151:                                              ; preds = %114, %119, %39, %41, %33, %143, %133
  %152 = load i8*, i8** %6, align 8, !tbaa !16
  %153 = getelementptr inbounds i8, i8* %152, i64 1
  store i8* %153, i8** %6, align 8, !tbaa !16
  %154 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 4
  %155 = load i64, i64* %154, align 8, !tbaa !19
  %156 = and i64 %155, 4194304
  %157 = icmp eq i64 %156, 0
  br i1 %157, label %160, label %158

158:                                              ; preds = %151
  %159 = call i32 @toupper(i32 noundef %9) #6
  br label %160

160:                                              ; preds = %21, %158, %151, %150, %146, %131, %125, %30, %112
  %161 = phi i32 [ %113, %112 ], [ %31, %30 ], [ %132, %131 ], [ %128, %125 ], [ -2, %146 ], [ -2, %150 ], [ %159, %158 ], [ %9, %151 ], [ %29, %21 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %10) #7
  ret i32 %161
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
!3 = !{!"pattern", !4, i64 0, !4, i64 8, !4, i64 16, !7, i64 24, !7, i64 28, !7, i64 32, !7, i64 36, !7, i64 40, !7, i64 44, !7, i64 48, !7, i64 52, !7, i64 56, !7, i64 60, !7, i64 64, !7, i64 68, !7, i64 72, !7, i64 76, !7, i64 80, !4, i64 88, !4, i64 96, !7, i64 104}
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
!25 = !{!3, !7, i64 60}
!26 = !{!3, !7, i64 56}
!27 = !{!3, !7, i64 64}
!28 = distinct !{!28, !29, !30}
!29 = !{!"llvm.loop.mustprogress"}
!30 = !{!"llvm.loop.unroll.disable"}
!31 = distinct !{!31, !29, !30}
!32 = !{!3, !7, i64 48}
!33 = distinct !{!33, !29, !30}
!34 = !{!35, !4, i64 0}
!35 = !{!"set", !4, i64 0, !7, i64 8, !7, i64 12}
!36 = !{!3, !7, i64 52}
!37 = !{!3, !7, i64 76}
!38 = !{!3, !7, i64 28}
!39 = !{!3, !7, i64 72}
!40 = !{!3, !4, i64 8}
!41 = !{!42, !7, i64 0}
!42 = !{!"range", !7, i64 0, !7, i64 4}
!43 = distinct !{!43, !29, !30}
!44 = distinct !{!44, !29, !30}
!45 = distinct !{!45, !30}
!46 = distinct !{!46, !30}
