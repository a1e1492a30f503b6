; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/regex_parse.c
; ModuleID = 'runtime/c/regex_parse.c'
source_filename = "runtime/c/regex_parse.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pattern = type { %struct.node*, %struct.range*, %struct.step*, i32, i32, i32, i32, i32, i32, i32, i32, i32*, %struct.edge*, i32 }
%struct.range = type { i8, i8 }
%struct.step = type { i32, i32, i32 }
%struct.edge = type { i32, i32 }
%struct.node = type { i32, i32, i32, i32, i32 }
%struct.parser = type { %struct.pattern*, i8*, i8*, i8*, i64, i32, i32, i32, i32, i32 }

@class_names = internal unnamed_addr constant [12 x i8*] [i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.2, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.3, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.4, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.5, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.6, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.7, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.8, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.9, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.10, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.11, i32 0, i32 0)], align 16
@class_tests = internal unnamed_addr constant [12 x i32 (i32)*] [i32 (i32)* @isalpha, i32 (i32)* @isdigit, i32 (i32)* @isalnum, i32 (i32)* @isspace, i32 (i32)* @isupper, i32 (i32)* @islower, i32 (i32)* @ispunct, i32 (i32)* @isprint, i32 (i32)* @isgraph, i32 (i32)* @iscntrl, i32 (i32)* @isxdigit, i32 (i32)* @isblank], align 16
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
define dso_local i32 @__sv_regex_add_set(%struct.pattern* nocapture noundef %0, i8* nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca %struct.node, align 8
  %4 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 4
  %5 = load i32, i32* %4, align 4, !tbaa !13
  %6 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 1
  %7 = bitcast %struct.range** %6 to i8**
  br label %8

8:                                                ; preds = %2, %54
  %9 = phi i32 [ 0, %2 ], [ %56, %54 ]
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i8, i8* %1, i64 %10
  %12 = load i8, i8* %11, align 1, !tbaa !11
  %13 = icmp eq i8 %12, 0
  br i1 %13, label %54, label %14

14:                                               ; preds = %8
  %15 = call i32 @llvm.smax.i32(i32 %9, i32 255)
  br label %16

16:                                               ; preds = %14, %19
  %17 = phi i64 [ %10, %14 ], [ %20, %19 ]
  %18 = icmp slt i64 %17, 255
  br i1 %18, label %19, label %26

19:                                               ; preds = %16
  %20 = add nsw i64 %17, 1
  %21 = getelementptr inbounds i8, i8* %1, i64 %20
  %22 = load i8, i8* %21, align 1, !tbaa !11
  %23 = icmp eq i8 %22, 0
  br i1 %23, label %24, label %16, !llvm.loop !14

24:                                               ; preds = %19
  %25 = trunc i64 %17 to i32
  br label %26

26:                                               ; preds = %16, %24
  %27 = phi i32 [ %25, %24 ], [ %15, %16 ]
  %28 = load i32, i32* %4, align 4, !tbaa !13
  %29 = tail call i32 @llvm.ctpop.i32(i32 %28), !range !8
  %30 = icmp ult i32 %29, 2
  br i1 %30, label %33, label %31

31:                                               ; preds = %26
  %32 = load %struct.range*, %struct.range** %6, align 8, !tbaa !17
  br label %45

33:                                               ; preds = %26
  %34 = load i8*, i8** %7, align 8, !tbaa !17
  %35 = icmp eq i32 %28, 0
  %36 = shl nsw i32 %28, 1
  %37 = select i1 %35, i32 1, i32 %36
  %38 = sext i32 %37 to i64
  %39 = shl nsw i64 %38, 1
  %40 = tail call i8* @realloc(i8* noundef %34, i64 noundef %39) #6
  %41 = icmp eq i8* %40, null
  br i1 %41, label %67, label %42

42:                                               ; preds = %33
  store i8* %40, i8** %7, align 8, !tbaa !17
  %43 = bitcast i8* %40 to %struct.range*
  %44 = load i32, i32* %4, align 4, !tbaa !13
  br label %45

45:                                               ; preds = %31, %42
  %46 = phi i32 [ %28, %31 ], [ %44, %42 ]
  %47 = phi %struct.range* [ %32, %31 ], [ %43, %42 ]
  %48 = add nsw i32 %46, 1
  store i32 %48, i32* %4, align 4, !tbaa !13
  %49 = sext i32 %46 to i64
  %50 = trunc i32 %9 to i8
  %51 = trunc i32 %27 to i8
  %52 = getelementptr inbounds %struct.range, %struct.range* %47, i64 %49, i32 0
  store i8 %50, i8* %52, align 1, !tbaa.struct !18
  %53 = getelementptr inbounds %struct.range, %struct.range* %47, i64 %49, i32 1
  store i8 %51, i8* %53, align 1, !tbaa.struct !19
  br label %54

54:                                               ; preds = %45, %8
  %55 = phi i32 [ %9, %8 ], [ %27, %45 ]
  %56 = add nsw i32 %55, 1
  %57 = icmp slt i32 %55, 255
  br i1 %57, label %8, label %58, !llvm.loop !20

58:                                               ; preds = %54
  %59 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 0
  store i32 1, i32* %59, align 8, !tbaa !21
  %60 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 1
  store i32 0, i32* %60, align 4, !tbaa !23
  %61 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 2
  store i32 0, i32* %61, align 8, !tbaa !24
  %62 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 3
  store i32 %5, i32* %62, align 4, !tbaa !25
  %63 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 4
  %64 = load i32, i32* %4, align 4, !tbaa !13
  %65 = sub nsw i32 %64, %5
  store i32 %65, i32* %63, align 8, !tbaa !26
  %66 = tail call i32 @__sv_regex_add(%struct.pattern* noundef %0, %struct.node* noundef nonnull byval(%struct.node) align 8 %3) #7
  br label %67

67:                                               ; preds = %33, %58
  %68 = phi i32 [ %66, %58 ], [ -1, %33 ]
  ret i32 %68
}

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_regex_parse(%struct.pattern* noundef %0, i8* noundef %1, i64 noundef %2, i64 noundef %3, i32* nocapture noundef writeonly %4) local_unnamed_addr #0 {
  %6 = alloca %struct.node, align 8
  %7 = alloca %struct.parser, align 8
  %8 = bitcast %struct.parser* %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %8) #8
  %9 = getelementptr inbounds %struct.parser, %struct.parser* %7, i64 0, i32 0
  store %struct.pattern* %0, %struct.pattern** %9, align 8, !tbaa !27
  %10 = getelementptr inbounds %struct.parser, %struct.parser* %7, i64 0, i32 1
  store i8* %1, i8** %10, align 8, !tbaa !30
  %11 = getelementptr inbounds %struct.parser, %struct.parser* %7, i64 0, i32 2
  %12 = getelementptr inbounds i8, i8* %1, i64 %2
  store i8* %12, i8** %11, align 8, !tbaa !31
  %13 = getelementptr inbounds %struct.parser, %struct.parser* %7, i64 0, i32 3
  store i8* %1, i8** %13, align 8, !tbaa !32
  %14 = getelementptr inbounds %struct.parser, %struct.parser* %7, i64 0, i32 4
  store i64 %3, i64* %14, align 8, !tbaa !33
  %15 = getelementptr inbounds %struct.parser, %struct.parser* %7, i64 0, i32 5
  store i32 0, i32* %15, align 8, !tbaa !34
  %16 = getelementptr inbounds %struct.parser, %struct.parser* %7, i64 0, i32 6
  store i32 0, i32* %16, align 4, !tbaa !35
  %17 = getelementptr inbounds %struct.parser, %struct.parser* %7, i64 0, i32 7
  store i32 0, i32* %17, align 8, !tbaa !36
  %18 = getelementptr inbounds %struct.parser, %struct.parser* %7, i64 0, i32 8
  store i32 0, i32* %18, align 4, !tbaa !37
  %19 = getelementptr inbounds %struct.parser, %struct.parser* %7, i64 0, i32 9
  store i32 0, i32* %19, align 8, !tbaa !38
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
  store i32 12, i32* %19, align 8, !tbaa !38
  br label %27

27:                                               ; preds = %5, %26
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %20)
  %28 = trunc i64 %3 to i32
  %29 = lshr i32 %28, 22
  %30 = and i32 %29, 1
  %31 = getelementptr inbounds %struct.pattern, %struct.pattern* %0, i64 0, i32 9
  store i32 %30, i32* %31, align 8, !tbaa !39
  %32 = call fastcc i32 @peek(%struct.parser* noundef nonnull %7, i32 noundef 1) #6
  %33 = load i8*, i8** %10, align 8, !tbaa !30
  %34 = zext i32 %32 to i64
  %35 = getelementptr inbounds i8, i8* %33, i64 %34
  store i8* %35, i8** %10, align 8, !tbaa !30
  %36 = call fastcc i32 @alternatives(%struct.parser* noundef nonnull %7) #7
  %37 = load i32, i32* %19, align 8, !tbaa !38
  store i32 %37, i32* %4, align 4, !tbaa !12
  %38 = icmp eq i32 %37, 0
  %39 = select i1 %38, i32 %36, i32 -1
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %8) #8
  ret i32 %39
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: nounwind optsize
define internal fastcc i32 @alternatives(%struct.parser* noundef %0) unnamed_addr #0 {
  %2 = alloca %struct.node, align 8
  %3 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 8
  %4 = load i32, i32* %3, align 4, !tbaa !37
  %5 = tail call fastcc i32 @branch(%struct.parser* noundef %0) #7
  %6 = load i32, i32* %3, align 4, !tbaa !37
  %7 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 5
  %8 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 9
  %9 = load i32, i32* %8, align 8, !tbaa !38
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
  %23 = load i32, i32* %7, align 8, !tbaa !34
  %24 = icmp eq i32 %23, 5
  br i1 %24, label %25, label %45

25:                                               ; preds = %20
  %26 = tail call fastcc i32 @peek(%struct.parser* noundef nonnull %0, i32 noundef 1) #6
  %27 = load i8*, i8** %12, align 8, !tbaa !30
  %28 = zext i32 %26 to i64
  %29 = getelementptr inbounds i8, i8* %27, i64 %28
  store i8* %29, i8** %12, align 8, !tbaa !30
  store i32 %4, i32* %3, align 4, !tbaa !37
  %30 = tail call fastcc i32 @branch(%struct.parser* noundef nonnull %0) #7
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %13)
  store i32 3, i32* %14, align 8
  store i32 %21, i32* %15, align 4
  store i32 %30, i32* %16, align 8
  store i32 0, i32* %17, align 4
  store i32 0, i32* %18, align 8
  %31 = load %struct.pattern*, %struct.pattern** %19, align 8, !tbaa !27
  %32 = tail call i32 @__sv_regex_add(%struct.pattern* noundef %31, %struct.node* noundef nonnull byval(%struct.node) align 8 %2) #6
  %33 = icmp slt i32 %32, 0
  %34 = load i32, i32* %8, align 8, !tbaa !38
  br i1 %33, label %35, label %41

35:                                               ; preds = %25
  %36 = icmp eq i32 %34, 0
  br i1 %36, label %37, label %38

37:                                               ; preds = %35
  store i32 12, i32* %8, align 8, !tbaa !38
  br label %38

38:                                               ; preds = %35, %37
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %13)
  %39 = load i32, i32* %3, align 4, !tbaa !37
  %40 = or i32 %39, %22
  br label %45

41:                                               ; preds = %25
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %13)
  %42 = load i32, i32* %3, align 4, !tbaa !37
  %43 = or i32 %42, %22
  %44 = icmp eq i32 %34, 0
  br i1 %44, label %20, label %45, !llvm.loop !40

45:                                               ; preds = %20, %41, %38, %1
  %46 = phi i32 [ %6, %1 ], [ %40, %38 ], [ %43, %41 ], [ %22, %20 ]
  %47 = phi i32 [ %5, %1 ], [ 0, %38 ], [ %32, %41 ], [ %21, %20 ]
  store i32 %46, i32* %3, align 4, !tbaa !37
  ret i32 %47
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @peek(%struct.parser* nocapture noundef %0, i32 noundef %1) unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 4
  %4 = load i64, i64* %3, align 8, !tbaa !33
  %5 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 1
  %6 = load i8*, i8** %5, align 8, !tbaa !30
  %7 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 2
  %8 = load i8*, i8** %7, align 8, !tbaa !31
  %9 = icmp ult i8* %6, %8
  br i1 %9, label %12, label %10

10:                                               ; preds = %2
  %11 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 5
  store i32 0, i32* %11, align 8, !tbaa !34
  br label %102

12:                                               ; preds = %2
  %13 = load i8, i8* %6, align 1, !tbaa !11
  %14 = zext i8 %13 to i32
  %15 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 5
  store i32 1, i32* %15, align 8, !tbaa !34
  %16 = and i64 %4, 4194304
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %20, label %18

18:                                               ; preds = %12
  %19 = tail call i32 @tolower(i32 noundef %14) #6
  br label %20

20:                                               ; preds = %12, %18
  %21 = phi i32 [ %19, %18 ], [ %14, %12 ]
  %22 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 6
  store i32 %21, i32* %22, align 4, !tbaa !35
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
  %24 = load i8*, i8** %5, align 8, !tbaa !30
  %25 = getelementptr inbounds i8, i8* %24, i64 1
  %26 = load i8*, i8** %7, align 8, !tbaa !31
  %27 = icmp ult i8* %25, %26
  br i1 %27, label %29, label %28

28:                                               ; preds = %23
  store i32 13, i32* %15, align 8, !tbaa !34
  store i32 0, i32* %22, align 4, !tbaa !35
  br label %102

29:                                               ; preds = %23
  %30 = load i8, i8* %25, align 1, !tbaa !11
  %31 = zext i8 %30 to i32
  %32 = tail call fastcc i32 @escaped(%struct.parser* noundef nonnull %0, i32 noundef %31) #7
  store i32 %32, i32* %15, align 8, !tbaa !34
  br label %102

33:                                               ; preds = %20
  %34 = and i64 %4, 2048
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %102, label %36

36:                                               ; preds = %33
  store i32 5, i32* %15, align 8, !tbaa !34
  br label %102

37:                                               ; preds = %20
  %38 = and i64 %4, 33792
  %39 = icmp eq i64 %38, 32768
  br i1 %39, label %40, label %102

40:                                               ; preds = %37
  store i32 5, i32* %15, align 8, !tbaa !34
  br label %102

41:                                               ; preds = %20
  store i32 6, i32* %15, align 8, !tbaa !34
  br label %102

42:                                               ; preds = %20
  %43 = and i64 %4, 1026
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %45, label %102

45:                                               ; preds = %42
  store i32 7, i32* %15, align 8, !tbaa !34
  br label %102

46:                                               ; preds = %20
  %47 = and i64 %4, 1026
  %48 = icmp eq i64 %47, 0
  br i1 %48, label %49, label %102

49:                                               ; preds = %46
  store i32 8, i32* %15, align 8, !tbaa !34
  br label %102

50:                                               ; preds = %20
  %51 = and i64 %4, 4608
  %52 = icmp eq i64 %51, 4608
  br i1 %52, label %53, label %102

53:                                               ; preds = %50
  store i32 9, i32* %15, align 8, !tbaa !34
  br label %102

54:                                               ; preds = %20
  %55 = and i64 %4, 4608
  %56 = icmp eq i64 %55, 4608
  br i1 %56, label %57, label %102

57:                                               ; preds = %54
  store i32 10, i32* %15, align 8, !tbaa !34
  br label %102

58:                                               ; preds = %20
  %59 = and i64 %4, 8192
  %60 = icmp eq i64 %59, 0
  br i1 %60, label %102, label %61

61:                                               ; preds = %58
  store i32 3, i32* %15, align 8, !tbaa !34
  br label %102

62:                                               ; preds = %20
  %63 = and i64 %4, 8192
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %102, label %65

65:                                               ; preds = %62
  store i32 4, i32* %15, align 8, !tbaa !34
  br label %102

66:                                               ; preds = %20
  store i32 11, i32* %15, align 8, !tbaa !34
  br label %102

67:                                               ; preds = %20
  store i32 2, i32* %15, align 8, !tbaa !34
  br label %102

68:                                               ; preds = %20
  %69 = and i64 %4, 8
  %70 = icmp ne i64 %69, 0
  %71 = icmp ne i32 %1, 0
  %72 = or i1 %71, %70
  br i1 %72, label %85, label %73

73:                                               ; preds = %68
  %74 = load i8*, i8** %5, align 8, !tbaa !30
  %75 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 3
  %76 = load i8*, i8** %75, align 8, !tbaa !32
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
  store i32 12, i32* %15, align 8, !tbaa !34
  store i32 1, i32* %22, align 4, !tbaa !35
  br label %102

86:                                               ; preds = %20
  %87 = and i64 %4, 8
  %88 = icmp eq i64 %87, 0
  br i1 %88, label %89, label %101

89:                                               ; preds = %86
  %90 = load i8*, i8** %5, align 8, !tbaa !30
  %91 = getelementptr inbounds i8, i8* %90, i64 1
  %92 = load i8*, i8** %7, align 8, !tbaa !31
  %93 = icmp eq i8* %91, %92
  br i1 %93, label %101, label %94

94:                                               ; preds = %89
  store i8* %91, i8** %5, align 8, !tbaa !30
  %95 = tail call fastcc i32 @peek(%struct.parser* noundef nonnull %0, i32 noundef 0) #7
  %96 = load i8*, i8** %5, align 8, !tbaa !30
  %97 = getelementptr inbounds i8, i8* %96, i64 -1
  store i8* %97, i8** %5, align 8, !tbaa !30
  %98 = load i32, i32* %15, align 8, !tbaa !34
  store i32 1, i32* %15, align 8, !tbaa !34
  store i32 36, i32* %22, align 4, !tbaa !35
  %99 = and i32 %98, -2
  %100 = icmp eq i32 %99, 4
  br i1 %100, label %101, label %102

101:                                              ; preds = %94, %89, %86
  store i32 12, i32* %15, align 8, !tbaa !34
  store i32 2, i32* %22, align 4, !tbaa !35
  br label %102

102:                                              ; preds = %94, %28, %29, %20, %78, %81, %62, %65, %58, %61, %54, %57, %50, %53, %46, %49, %42, %45, %37, %40, %33, %36, %101, %85, %67, %66, %41, %10
  %103 = phi i32 [ 0, %10 ], [ 1, %28 ], [ 2, %29 ], [ 1, %20 ], [ 1, %78 ], [ 1, %81 ], [ 1, %62 ], [ 1, %65 ], [ 1, %58 ], [ 1, %61 ], [ 1, %54 ], [ 1, %57 ], [ 1, %50 ], [ 1, %53 ], [ 1, %46 ], [ 1, %49 ], [ 1, %42 ], [ 1, %45 ], [ 1, %37 ], [ 1, %40 ], [ 1, %33 ], [ 1, %36 ], [ 1, %101 ], [ 1, %94 ], [ 1, %85 ], [ 1, %67 ], [ 1, %66 ], [ 1, %41 ]
  ret i32 %103
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @escaped(%struct.parser* nocapture noundef %0, i32 noundef %1) unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 4
  %4 = load i64, i64* %3, align 8, !tbaa !33
  %5 = and i64 %4, 4194304
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %9, label %7

7:                                                ; preds = %2
  %8 = tail call i32 @tolower(i32 noundef %1) #6
  br label %9

9:                                                ; preds = %2, %7
  %10 = phi i32 [ %8, %7 ], [ %1, %2 ]
  %11 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 6
  store i32 %10, i32* %11, align 4, !tbaa !35
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
  store i32 %47, i32* %11, align 4, !tbaa !35
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
  store i32 4, i32* %11, align 4, !tbaa !35
  br label %59

53:                                               ; preds = %51
  store i32 8, i32* %11, align 4, !tbaa !35
  br label %59

54:                                               ; preds = %51
  store i32 16, i32* %11, align 4, !tbaa !35
  br label %59

55:                                               ; preds = %51
  store i32 32, i32* %11, align 4, !tbaa !35
  br label %59

56:                                               ; preds = %51
  store i32 64, i32* %11, align 4, !tbaa !35
  br label %59

57:                                               ; preds = %51
  store i32 128, i32* %11, align 4, !tbaa !35
  br label %59

58:                                               ; preds = %51, %51, %51, %51
  store i32 %1, i32* %11, align 4, !tbaa !35
  br label %59

59:                                               ; preds = %51, %48, %58, %57, %56, %55, %54, %53, %52, %46, %36, %32, %28, %24, %20, %16, %12
  %60 = phi i32 [ 14, %58 ], [ 12, %57 ], [ 12, %56 ], [ 12, %55 ], [ 12, %54 ], [ 12, %53 ], [ 12, %52 ], [ 13, %46 ], [ %39, %36 ], [ %35, %32 ], [ %31, %28 ], [ %27, %24 ], [ %23, %20 ], [ %19, %16 ], [ %15, %12 ], [ 1, %48 ], [ 1, %51 ]
  ret i32 %60
}

; Function Attrs: optsize
declare dso_local i32 @tolower(i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define internal fastcc i32 @branch(%struct.parser* noundef %0) unnamed_addr #0 {
  %2 = alloca %struct.node, align 8
  %3 = alloca %struct.node, align 8
  %4 = alloca %struct.node, align 8
  %5 = alloca %struct.node, align 8
  %6 = alloca [256 x i8], align 16
  %7 = alloca [256 x i8], align 16
  %8 = alloca [256 x i8], align 16
  %9 = alloca %struct.node, align 8
  %10 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 9
  %11 = load i32, i32* %10, align 8, !tbaa !38
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %543

13:                                               ; preds = %1
  %14 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 5
  %15 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 7
  %16 = bitcast %struct.node* %9 to i8*
  %17 = getelementptr inbounds %struct.node, %struct.node* %9, i64 0, i32 0
  %18 = getelementptr inbounds %struct.node, %struct.node* %9, i64 0, i32 1
  %19 = getelementptr inbounds %struct.node, %struct.node* %9, i64 0, i32 2
  %20 = getelementptr inbounds %struct.node, %struct.node* %9, i64 0, i32 3
  %21 = getelementptr inbounds %struct.node, %struct.node* %9, i64 0, i32 4
  %22 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 0
  %23 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 4
  %24 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 1
  %25 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 6
  %26 = bitcast %struct.node* %4 to i8*
  %27 = getelementptr inbounds %struct.node, %struct.node* %4, i64 0, i32 0
  %28 = getelementptr inbounds %struct.node, %struct.node* %4, i64 0, i32 1
  %29 = getelementptr inbounds %struct.node, %struct.node* %4, i64 0, i32 2
  %30 = getelementptr inbounds %struct.node, %struct.node* %4, i64 0, i32 3
  %31 = getelementptr inbounds %struct.node, %struct.node* %4, i64 0, i32 4
  %32 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 8
  %33 = bitcast %struct.node* %5 to i8*
  %34 = getelementptr inbounds %struct.node, %struct.node* %5, i64 0, i32 0
  %35 = getelementptr inbounds %struct.node, %struct.node* %5, i64 0, i32 1
  %36 = getelementptr inbounds %struct.node, %struct.node* %5, i64 0, i32 2
  %37 = getelementptr inbounds %struct.node, %struct.node* %5, i64 0, i32 3
  %38 = getelementptr inbounds %struct.node, %struct.node* %5, i64 0, i32 4
  %39 = getelementptr inbounds [256 x i8], [256 x i8]* %6, i64 0, i64 0
  %40 = getelementptr inbounds [256 x i8], [256 x i8]* %7, i64 0, i64 0
  %41 = getelementptr inbounds [256 x i8], [256 x i8]* %7, i64 0, i64 10
  %42 = getelementptr inbounds [256 x i8], [256 x i8]* %8, i64 0, i64 0
  %43 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 2
  %44 = getelementptr inbounds [256 x i8], [256 x i8]* %8, i64 0, i64 10
  %45 = bitcast %struct.node* %2 to i8*
  %46 = getelementptr inbounds %struct.node, %struct.node* %2, i64 0, i32 0
  %47 = getelementptr inbounds %struct.node, %struct.node* %2, i64 0, i32 1
  %48 = getelementptr inbounds %struct.node, %struct.node* %2, i64 0, i32 2
  %49 = getelementptr inbounds %struct.node, %struct.node* %2, i64 0, i32 3
  %50 = getelementptr inbounds %struct.node, %struct.node* %2, i64 0, i32 4
  %51 = bitcast %struct.node* %3 to i8*
  %52 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 0
  %53 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 1
  %54 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 2
  %55 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 3
  %56 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 4
  br label %57

57:                                               ; preds = %13, %539
  %58 = phi i32 [ 0, %13 ], [ %540, %539 ]
  %59 = load i32, i32* %14, align 8, !tbaa !34
  switch i32 %59, label %60 [
    i32 5, label %543
    i32 0, label %543
  ]

60:                                               ; preds = %57
  %61 = load i32, i32* %15, align 8, !tbaa !36
  %62 = icmp ne i32 %61, 0
  %63 = icmp eq i32 %59, 4
  %64 = select i1 %62, i1 %63, i1 false
  br i1 %64, label %543, label %65

65:                                               ; preds = %60, %376
  %66 = phi i32 [ %381, %376 ], [ %59, %60 ]
  %67 = load i64, i64* %23, align 8, !tbaa !33
  switch i32 %66, label %401 [
    i32 1, label %68
    i32 3, label %71
    i32 11, label %112
    i32 2, label %265
    i32 14, label %283
    i32 13, label %317
    i32 12, label %344
    i32 9, label %359
    i32 6, label %366
    i32 7, label %366
    i32 8, label %366
    i32 4, label %382
    i32 10, label %389
    i32 5, label %526
    i32 0, label %526
  ]

68:                                               ; preds = %65
  %69 = load i32, i32* %25, align 4, !tbaa !35
  %70 = tail call fastcc i32 @add_byte(%struct.parser* noundef nonnull %0, i32 noundef %69) #6
  br label %401

71:                                               ; preds = %65
  %72 = load %struct.pattern*, %struct.pattern** %22, align 8, !tbaa !27
  %73 = getelementptr inbounds %struct.pattern, %struct.pattern* %72, i64 0, i32 7
  %74 = load i32, i32* %73, align 8, !tbaa !41
  %75 = add nsw i32 %74, 1
  store i32 %75, i32* %73, align 8, !tbaa !41
  %76 = load i32, i32* %15, align 8, !tbaa !36
  %77 = add nsw i32 %76, 1
  store i32 %77, i32* %15, align 8, !tbaa !36
  %78 = tail call fastcc i32 @peek(%struct.parser* noundef nonnull %0, i32 noundef 1) #6
  %79 = load i8*, i8** %24, align 8, !tbaa !30
  %80 = zext i32 %78 to i64
  %81 = getelementptr inbounds i8, i8* %79, i64 %80
  store i8* %81, i8** %24, align 8, !tbaa !30
  %82 = load i32, i32* %14, align 8, !tbaa !34
  %83 = icmp eq i32 %82, 4
  br i1 %83, label %86, label %84

84:                                               ; preds = %71
  %85 = tail call fastcc i32 @alternatives(%struct.parser* noundef nonnull %0) #6
  br label %86

86:                                               ; preds = %84, %71
  %87 = phi i32 [ %85, %84 ], [ 0, %71 ]
  %88 = load i32, i32* %10, align 8, !tbaa !38
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %90, label %526

90:                                               ; preds = %86
  %91 = load i32, i32* %14, align 8, !tbaa !34
  %92 = icmp eq i32 %91, 4
  br i1 %92, label %94, label %93

93:                                               ; preds = %90
  store i32 8, i32* %10, align 8, !tbaa !38
  br label %526

94:                                               ; preds = %90
  %95 = load i32, i32* %15, align 8, !tbaa !36
  %96 = add nsw i32 %95, -1
  store i32 %96, i32* %15, align 8, !tbaa !36
  %97 = icmp slt i32 %74, 9
  br i1 %97, label %98, label %102

98:                                               ; preds = %94
  %99 = shl nuw nsw i32 1, %75
  %100 = load i32, i32* %32, align 4, !tbaa !37
  %101 = or i32 %100, %99
  store i32 %101, i32* %32, align 4, !tbaa !37
  br label %102

102:                                              ; preds = %98, %94
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %45) #8
  store i32 5, i32* %46, align 8
  store i32 %87, i32* %47, align 4
  store i32 0, i32* %48, align 8
  store i32 %75, i32* %49, align 4
  store i32 0, i32* %50, align 8
  %103 = load %struct.pattern*, %struct.pattern** %22, align 8, !tbaa !27
  %104 = tail call i32 @__sv_regex_add(%struct.pattern* noundef %103, %struct.node* noundef nonnull byval(%struct.node) align 8 %2) #6
  %105 = icmp slt i32 %104, 0
  br i1 %105, label %106, label %110

106:                                              ; preds = %102
  %107 = load i32, i32* %10, align 8, !tbaa !38
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %109, label %110

109:                                              ; preds = %106
  store i32 12, i32* %10, align 8, !tbaa !38
  br label %110

110:                                              ; preds = %109, %106, %102
  %111 = phi i32 [ %104, %102 ], [ 0, %106 ], [ 0, %109 ]
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %45) #8
  br label %401

112:                                              ; preds = %65
  call void @llvm.lifetime.start.p0i8(i64 256, i8* nonnull %42) #8
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(256) %42, i8 0, i64 256, i1 false) #8
  %113 = load i8*, i8** %24, align 8, !tbaa !30
  %114 = load i8*, i8** %43, align 8, !tbaa !31
  %115 = icmp ult i8* %113, %114
  br i1 %115, label %116, label %121

116:                                              ; preds = %112
  %117 = load i8, i8* %113, align 1, !tbaa !11
  %118 = icmp eq i8 %117, 94
  br i1 %118, label %119, label %121

119:                                              ; preds = %116
  %120 = getelementptr inbounds i8, i8* %113, i64 1
  store i8* %120, i8** %24, align 8, !tbaa !30
  br label %121

121:                                              ; preds = %119, %116, %112
  %122 = phi i8* [ %120, %119 ], [ %113, %116 ], [ %113, %112 ]
  %123 = phi i1 [ false, %119 ], [ true, %116 ], [ true, %112 ]
  %124 = icmp ult i8* %122, %114
  br i1 %124, label %131, label %125

125:                                              ; preds = %121
  %126 = load i32, i32* %10, align 8, !tbaa !38
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %261, label %263

128:                                              ; preds = %236
  %129 = load i32, i32* %10, align 8, !tbaa !38
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %261, label %263

131:                                              ; preds = %121, %236
  %132 = phi i8* [ %238, %236 ], [ %114, %121 ]
  %133 = phi i8* [ %237, %236 ], [ %122, %121 ]
  %134 = phi i32 [ 0, %236 ], [ 1, %121 ]
  %135 = phi i1 [ false, %236 ], [ true, %121 ]
  %136 = load i8, i8* %133, align 1, !tbaa !11
  %137 = icmp ne i8 %136, 93
  %138 = or i1 %135, %137
  br i1 %138, label %139, label %240

139:                                              ; preds = %131
  %140 = icmp eq i8 %136, 91
  br i1 %140, label %141, label %147

141:                                              ; preds = %139
  %142 = getelementptr inbounds i8, i8* %133, i64 1
  %143 = icmp ult i8* %142, %132
  br i1 %143, label %144, label %147

144:                                              ; preds = %141
  %145 = load i8, i8* %142, align 1, !tbaa !11
  %146 = zext i8 %145 to i32
  br label %147

147:                                              ; preds = %144, %141, %139
  %148 = phi i32 [ %146, %144 ], [ 0, %141 ], [ 0, %139 ]
  %149 = call fastcc i32 @bracket_element(%struct.parser* noundef nonnull %0, i32 noundef %134, i8* noundef nonnull %42) #6
  %150 = icmp eq i32 %149, -2
  br i1 %150, label %263, label %151

151:                                              ; preds = %147
  %152 = load i8*, i8** %24, align 8, !tbaa !30
  %153 = load i8*, i8** %43, align 8, !tbaa !31
  %154 = icmp ult i8* %152, %153
  br i1 %154, label %158, label %155

155:                                              ; preds = %151
  %156 = load i32, i32* %10, align 8, !tbaa !38
  %157 = icmp eq i32 %156, 0
  br i1 %157, label %261, label %263

158:                                              ; preds = %151
  %159 = load i8, i8* %152, align 1, !tbaa !11
  %160 = icmp eq i8 %159, 45
  br i1 %160, label %161, label %222

161:                                              ; preds = %158
  %162 = ptrtoint i8* %153 to i64
  %163 = ptrtoint i8* %152 to i64
  %164 = sub i64 %162, %163
  %165 = icmp sgt i64 %164, 2
  %166 = getelementptr inbounds i8, i8* %152, i64 1
  br i1 %165, label %167, label %178

167:                                              ; preds = %161
  %168 = load i8, i8* %166, align 1, !tbaa !11
  %169 = icmp eq i8 %168, 45
  br i1 %169, label %170, label %176

170:                                              ; preds = %167
  %171 = getelementptr inbounds i8, i8* %152, i64 2
  %172 = load i8, i8* %171, align 1, !tbaa !11
  %173 = icmp eq i8 %172, 45
  %174 = icmp ult i8* %166, %153
  %175 = select i1 %173, i1 true, i1 %174
  br i1 %175, label %185, label %180

176:                                              ; preds = %167
  %177 = icmp ult i8* %166, %153
  br i1 %177, label %186, label %180

178:                                              ; preds = %161
  %179 = icmp ult i8* %166, %153
  br i1 %179, label %183, label %180

180:                                              ; preds = %178, %176, %170
  %181 = load i32, i32* %10, align 8, !tbaa !38
  %182 = icmp eq i32 %181, 0
  br i1 %182, label %261, label %263

183:                                              ; preds = %178
  %184 = load i8, i8* %166, align 1, !tbaa !11
  br label %186

185:                                              ; preds = %170
  br i1 %173, label %222, label %189

186:                                              ; preds = %183, %176
  %187 = phi i8 [ %184, %183 ], [ %168, %176 ]
  %188 = icmp eq i8 %187, 93
  br i1 %188, label %222, label %189

189:                                              ; preds = %186, %185
  store i8* %166, i8** %24, align 8, !tbaa !30
  %190 = load i8, i8* %166, align 1, !tbaa !11
  %191 = icmp eq i8 %190, 91
  br i1 %191, label %192, label %198

192:                                              ; preds = %189
  %193 = getelementptr inbounds i8, i8* %152, i64 2
  %194 = icmp ult i8* %193, %153
  br i1 %194, label %195, label %198

195:                                              ; preds = %192
  %196 = load i8, i8* %193, align 1, !tbaa !11
  %197 = zext i8 %196 to i32
  br label %198

198:                                              ; preds = %195, %192, %189
  %199 = phi i32 [ %197, %195 ], [ 0, %192 ], [ 0, %189 ]
  %200 = call fastcc i32 @bracket_element(%struct.parser* noundef nonnull %0, i32 noundef 1, i8* noundef nonnull %42) #6
  %201 = icmp eq i32 %200, -2
  br i1 %201, label %263, label %202

202:                                              ; preds = %198
  %203 = icmp slt i32 %149, 0
  %204 = icmp slt i32 %200, 0
  %205 = select i1 %203, i1 true, i1 %204
  %206 = icmp eq i32 %148, 61
  %207 = select i1 %205, i1 true, i1 %206
  %208 = icmp eq i32 %199, 61
  %209 = select i1 %207, i1 true, i1 %208
  br i1 %209, label %210, label %213

210:                                              ; preds = %202
  %211 = load i32, i32* %10, align 8, !tbaa !38
  %212 = icmp eq i32 %211, 0
  br i1 %212, label %261, label %263

213:                                              ; preds = %202
  %214 = icmp ugt i32 %149, %200
  br i1 %214, label %215, label %222

215:                                              ; preds = %213
  %216 = load i64, i64* %23, align 8, !tbaa !33
  %217 = and i64 %216, 65536
  %218 = icmp eq i64 %217, 0
  br i1 %218, label %222, label %219

219:                                              ; preds = %215
  %220 = load i32, i32* %10, align 8, !tbaa !38
  %221 = icmp eq i32 %220, 0
  br i1 %221, label %261, label %263

222:                                              ; preds = %215, %213, %186, %185, %158
  %223 = phi i32 [ %149, %186 ], [ %149, %185 ], [ %200, %213 ], [ %200, %215 ], [ %149, %158 ]
  %224 = icmp slt i32 %149, 0
  %225 = icmp sgt i32 %149, %223
  %226 = select i1 %224, i1 true, i1 %225
  br i1 %226, label %236, label %227

227:                                              ; preds = %222
  %228 = zext i32 %149 to i64
  %229 = add i32 %223, 1
  br label %230

230:                                              ; preds = %230, %227
  %231 = phi i64 [ %228, %227 ], [ %233, %230 ]
  %232 = getelementptr inbounds [256 x i8], [256 x i8]* %8, i64 0, i64 %231
  store i8 1, i8* %232, align 1, !tbaa !11
  %233 = add nuw nsw i64 %231, 1
  %234 = trunc i64 %233 to i32
  %235 = icmp eq i32 %229, %234
  br i1 %235, label %236, label %230, !llvm.loop !42

236:                                              ; preds = %230, %222
  %237 = load i8*, i8** %24, align 8, !tbaa !30
  %238 = load i8*, i8** %43, align 8, !tbaa !31
  %239 = icmp ult i8* %237, %238
  br i1 %239, label %131, label %128, !llvm.loop !43

240:                                              ; preds = %131
  %241 = getelementptr inbounds i8, i8* %133, i64 1
  store i8* %241, i8** %24, align 8, !tbaa !30
  br i1 %123, label %254, label %246

242:                                              ; preds = %246
  %243 = load i64, i64* %23, align 8, !tbaa !33
  %244 = and i64 %243, 256
  %245 = icmp eq i64 %244, 0
  br i1 %245, label %254, label %253

246:                                              ; preds = %240, %246
  %247 = phi i64 [ %251, %246 ], [ 0, %240 ]
  %248 = getelementptr inbounds [256 x i8], [256 x i8]* %8, i64 0, i64 %247
  %249 = load i8, i8* %248, align 1, !tbaa !11
  %250 = xor i8 %249, 1
  store i8 %250, i8* %248, align 1, !tbaa !11
  %251 = add nuw nsw i64 %247, 1
  %252 = icmp eq i64 %251, 256
  br i1 %252, label %242, label %246, !llvm.loop !44

253:                                              ; preds = %242
  store i8 0, i8* %44, align 2, !tbaa !11
  br label %254

254:                                              ; preds = %253, %242, %240
  %255 = load %struct.pattern*, %struct.pattern** %22, align 8, !tbaa !27
  %256 = call i32 @__sv_regex_add_set(%struct.pattern* noundef %255, i8* noundef nonnull %42) #6
  %257 = icmp slt i32 %256, 0
  br i1 %257, label %258, label %263

258:                                              ; preds = %254
  %259 = load i32, i32* %10, align 8, !tbaa !38
  %260 = icmp eq i32 %259, 0
  br i1 %260, label %261, label %263

261:                                              ; preds = %258, %219, %210, %180, %155, %128, %125
  %262 = phi i32 [ 2, %125 ], [ 7, %128 ], [ 7, %155 ], [ 7, %180 ], [ 11, %210 ], [ 11, %219 ], [ 12, %258 ]
  store i32 %262, i32* %10, align 8, !tbaa !38
  br label %263

263:                                              ; preds = %198, %147, %261, %258, %254, %219, %210, %180, %155, %128, %125
  %264 = phi i32 [ 0, %125 ], [ 0, %128 ], [ 0, %155 ], [ 0, %180 ], [ 0, %210 ], [ 0, %219 ], [ %256, %254 ], [ 0, %258 ], [ 0, %261 ], [ 0, %147 ], [ 0, %198 ]
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %42) #8
  br label %401

265:                                              ; preds = %65
  call void @llvm.lifetime.start.p0i8(i64 256, i8* nonnull %40) #8
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(256) %40, i8 1, i64 256, i1 false) #8
  %266 = and i64 %67, 64
  %267 = icmp eq i64 %266, 0
  br i1 %267, label %268, label %269

268:                                              ; preds = %265
  store i8 0, i8* %41, align 2, !tbaa !11
  br label %269

269:                                              ; preds = %268, %265
  %270 = and i64 %67, 128
  %271 = icmp eq i64 %270, 0
  br i1 %271, label %273, label %272

272:                                              ; preds = %269
  store i8 0, i8* %40, align 16, !tbaa !11
  br label %273

273:                                              ; preds = %272, %269
  %274 = load %struct.pattern*, %struct.pattern** %22, align 8, !tbaa !27
  %275 = call i32 @__sv_regex_add_set(%struct.pattern* noundef %274, i8* noundef nonnull %40) #6
  %276 = icmp slt i32 %275, 0
  br i1 %276, label %277, label %281

277:                                              ; preds = %273
  %278 = load i32, i32* %10, align 8, !tbaa !38
  %279 = icmp eq i32 %278, 0
  br i1 %279, label %280, label %281

280:                                              ; preds = %277
  store i32 12, i32* %10, align 8, !tbaa !38
  br label %281

281:                                              ; preds = %280, %277, %273
  %282 = phi i32 [ %275, %273 ], [ 0, %277 ], [ 0, %280 ]
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %40) #8
  br label %401

283:                                              ; preds = %65
  %284 = load i32, i32* %25, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0i8(i64 256, i8* nonnull %39) #8
  %285 = lshr i32 %284, 5
  %286 = and i32 %285, 1
  %287 = and i32 %284, -33
  %288 = icmp eq i32 %287, 87
  br label %297

289:                                              ; preds = %307
  %290 = load %struct.pattern*, %struct.pattern** %22, align 8, !tbaa !27
  %291 = call i32 @__sv_regex_add_set(%struct.pattern* noundef %290, i8* noundef nonnull %39) #6
  %292 = icmp slt i32 %291, 0
  br i1 %292, label %293, label %315

293:                                              ; preds = %289
  %294 = load i32, i32* %10, align 8, !tbaa !38
  %295 = icmp eq i32 %294, 0
  br i1 %295, label %296, label %315

296:                                              ; preds = %293
  store i32 12, i32* %10, align 8, !tbaa !38
  br label %315

297:                                              ; preds = %307, %283
  %298 = phi i64 [ 0, %283 ], [ %313, %307 ]
  %299 = trunc i64 %298 to i32
  br i1 %288, label %300, label %305

300:                                              ; preds = %297
  %301 = tail call i32 @isalnum(i32 noundef %299) #6
  %302 = icmp eq i64 %298, 95
  %303 = zext i1 %302 to i32
  %304 = or i32 %301, %303
  br label %307

305:                                              ; preds = %297
  %306 = tail call i32 @isspace(i32 noundef %299) #6
  br label %307

307:                                              ; preds = %305, %300
  %308 = phi i32 [ %304, %300 ], [ %306, %305 ]
  %309 = xor i32 %308, %286
  %310 = trunc i32 %309 to i8
  %311 = xor i8 %310, 1
  %312 = getelementptr inbounds [256 x i8], [256 x i8]* %6, i64 0, i64 %298
  store i8 %311, i8* %312, align 1, !tbaa !11
  %313 = add nuw nsw i64 %298, 1
  %314 = icmp eq i64 %313, 256
  br i1 %314, label %289, label %297, !llvm.loop !45

315:                                              ; preds = %296, %293, %289
  %316 = phi i32 [ %291, %289 ], [ 0, %293 ], [ 0, %296 ]
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %39) #8
  br label %401

317:                                              ; preds = %65
  %318 = load i32, i32* %25, align 4, !tbaa !35
  %319 = icmp eq i32 %318, 0
  br i1 %319, label %320, label %324

320:                                              ; preds = %317
  %321 = load i32, i32* %10, align 8, !tbaa !38
  %322 = icmp eq i32 %321, 0
  br i1 %322, label %323, label %526

323:                                              ; preds = %320
  store i32 5, i32* %10, align 8, !tbaa !38
  br label %526

324:                                              ; preds = %317
  %325 = load i32, i32* %32, align 4, !tbaa !37
  %326 = shl nuw i32 1, %318
  %327 = and i32 %325, %326
  %328 = icmp eq i32 %327, 0
  br i1 %328, label %329, label %333

329:                                              ; preds = %324
  %330 = load i32, i32* %10, align 8, !tbaa !38
  %331 = icmp eq i32 %330, 0
  br i1 %331, label %332, label %526

332:                                              ; preds = %329
  store i32 6, i32* %10, align 8, !tbaa !38
  br label %526

333:                                              ; preds = %324
  %334 = load %struct.pattern*, %struct.pattern** %22, align 8, !tbaa !27
  %335 = getelementptr inbounds %struct.pattern, %struct.pattern* %334, i64 0, i32 8
  store i32 1, i32* %335, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %33) #8
  store i32 7, i32* %34, align 8
  store i32 0, i32* %35, align 4
  store i32 0, i32* %36, align 8
  store i32 %318, i32* %37, align 4
  store i32 0, i32* %38, align 8
  %336 = tail call i32 @__sv_regex_add(%struct.pattern* noundef %334, %struct.node* noundef nonnull byval(%struct.node) align 8 %5) #6
  %337 = icmp slt i32 %336, 0
  br i1 %337, label %338, label %342

338:                                              ; preds = %333
  %339 = load i32, i32* %10, align 8, !tbaa !38
  %340 = icmp eq i32 %339, 0
  br i1 %340, label %341, label %342

341:                                              ; preds = %338
  store i32 12, i32* %10, align 8, !tbaa !38
  br label %342

342:                                              ; preds = %341, %338, %333
  %343 = phi i32 [ %336, %333 ], [ 0, %338 ], [ 0, %341 ]
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %33) #8
  br label %401

344:                                              ; preds = %65
  %345 = load i32, i32* %25, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %26) #8
  store i32 6, i32* %27, align 8
  store i32 0, i32* %28, align 4
  store i32 0, i32* %29, align 8
  store i32 %345, i32* %30, align 4
  store i32 0, i32* %31, align 8
  %346 = load %struct.pattern*, %struct.pattern** %22, align 8, !tbaa !27
  %347 = tail call i32 @__sv_regex_add(%struct.pattern* noundef %346, %struct.node* noundef nonnull byval(%struct.node) align 8 %4) #6
  %348 = icmp slt i32 %347, 0
  br i1 %348, label %349, label %353

349:                                              ; preds = %344
  %350 = load i32, i32* %10, align 8, !tbaa !38
  %351 = icmp eq i32 %350, 0
  br i1 %351, label %352, label %353

352:                                              ; preds = %349
  store i32 12, i32* %10, align 8, !tbaa !38
  br label %353

353:                                              ; preds = %352, %349, %344
  %354 = phi i32 [ %347, %344 ], [ 0, %349 ], [ 0, %352 ]
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %26) #8
  %355 = tail call fastcc i32 @peek(%struct.parser* noundef nonnull %0, i32 noundef 0) #6
  %356 = load i8*, i8** %24, align 8, !tbaa !30
  %357 = zext i32 %355 to i64
  %358 = getelementptr inbounds i8, i8* %356, i64 %357
  store i8* %358, i8** %24, align 8, !tbaa !30
  br label %521

359:                                              ; preds = %65
  %360 = and i64 %67, 16777216
  %361 = icmp eq i64 %360, 0
  br i1 %361, label %366, label %362

362:                                              ; preds = %359
  %363 = load i32, i32* %10, align 8, !tbaa !38
  %364 = icmp eq i32 %363, 0
  br i1 %364, label %365, label %526

365:                                              ; preds = %362
  store i32 13, i32* %10, align 8, !tbaa !38
  br label %526

366:                                              ; preds = %359, %65, %65, %65
  %367 = and i64 %67, 16777248
  %368 = icmp eq i64 %367, 32
  br i1 %368, label %369, label %373

369:                                              ; preds = %366
  %370 = load i32, i32* %10, align 8, !tbaa !38
  %371 = icmp eq i32 %370, 0
  br i1 %371, label %372, label %526

372:                                              ; preds = %369
  store i32 13, i32* %10, align 8, !tbaa !38
  br label %526

373:                                              ; preds = %366
  %374 = and i64 %67, 16
  %375 = icmp eq i64 %374, 0
  br i1 %375, label %389, label %376

376:                                              ; preds = %373
  %377 = tail call fastcc i32 @peek(%struct.parser* noundef nonnull %0, i32 noundef 0) #6
  %378 = load i8*, i8** %24, align 8, !tbaa !30
  %379 = zext i32 %377 to i64
  %380 = getelementptr inbounds i8, i8* %378, i64 %379
  store i8* %380, i8** %24, align 8, !tbaa !30
  %381 = load i32, i32* %14, align 8, !tbaa !34
  br label %65

382:                                              ; preds = %65
  %383 = and i64 %67, 131072
  %384 = icmp eq i64 %383, 0
  br i1 %384, label %385, label %389

385:                                              ; preds = %382
  %386 = load i32, i32* %10, align 8, !tbaa !38
  %387 = icmp eq i32 %386, 0
  br i1 %387, label %388, label %526

388:                                              ; preds = %385
  store i32 16, i32* %10, align 8, !tbaa !38
  br label %526

389:                                              ; preds = %373, %65, %382
  %390 = load i8*, i8** %24, align 8, !tbaa !30
  %391 = getelementptr inbounds i8, i8* %390, i64 -1
  %392 = load i8, i8* %391, align 1, !tbaa !11
  %393 = zext i8 %392 to i32
  %394 = and i64 %67, 4194304
  %395 = icmp eq i64 %394, 0
  br i1 %395, label %398, label %396

396:                                              ; preds = %389
  %397 = tail call i32 @tolower(i32 noundef %393) #6
  br label %398

398:                                              ; preds = %396, %389
  %399 = phi i32 [ %397, %396 ], [ %393, %389 ]
  %400 = tail call fastcc i32 @add_byte(%struct.parser* noundef nonnull %0, i32 noundef %399) #6
  br label %401

401:                                              ; preds = %65, %398, %342, %315, %281, %263, %110, %68
  %402 = phi i32 [ %111, %110 ], [ %70, %68 ], [ %264, %263 ], [ %282, %281 ], [ %316, %315 ], [ %343, %342 ], [ %400, %398 ], [ 0, %65 ]
  %403 = load i32, i32* %10, align 8, !tbaa !38
  %404 = icmp eq i32 %403, 0
  br i1 %404, label %405, label %526

405:                                              ; preds = %401
  %406 = tail call fastcc i32 @peek(%struct.parser* noundef nonnull %0, i32 noundef 0) #6
  %407 = load i8*, i8** %24, align 8, !tbaa !30
  %408 = zext i32 %406 to i64
  %409 = getelementptr inbounds i8, i8* %407, i64 %408
  store i8* %409, i8** %24, align 8, !tbaa !30
  %410 = load i32, i32* %14, align 8, !tbaa !34
  %411 = add i32 %410, -6
  %412 = icmp ult i32 %411, 4
  br i1 %412, label %413, label %521

413:                                              ; preds = %405
  %414 = and i64 %67, 16777216
  %415 = icmp eq i64 %414, 0
  br label %416

416:                                              ; preds = %518, %413
  %417 = phi i32 [ %410, %413 ], [ %515, %518 ]
  %418 = phi i32 [ %402, %413 ], [ %514, %518 ]
  %419 = icmp eq i32 %417, 7
  %420 = zext i1 %419 to i32
  %421 = icmp eq i32 %417, 8
  %422 = select i1 %421, i32 1, i32 -1
  %423 = icmp eq i32 %417, 9
  br i1 %423, label %424, label %485

424:                                              ; preds = %416
  %425 = load i8*, i8** %24, align 8, !tbaa !30
  %426 = tail call fastcc i32 @count(%struct.parser* noundef nonnull %0) #6
  %427 = load i32, i32* %14, align 8, !tbaa !34
  %428 = icmp eq i32 %427, 1
  br i1 %428, label %429, label %432

429:                                              ; preds = %424
  %430 = load i32, i32* %25, align 4, !tbaa !35
  %431 = icmp eq i32 %430, 44
  br label %432

432:                                              ; preds = %429, %424
  %433 = phi i1 [ false, %424 ], [ %431, %429 ]
  %434 = icmp ne i32 %426, -1
  %435 = select i1 %434, i1 true, i1 %433
  br i1 %435, label %440, label %436

436:                                              ; preds = %432
  %437 = load i32, i32* %10, align 8, !tbaa !38
  %438 = icmp eq i32 %437, 0
  br i1 %438, label %439, label %526

439:                                              ; preds = %436
  store i32 10, i32* %10, align 8, !tbaa !38
  br label %526

440:                                              ; preds = %432
  %441 = select i1 %434, i32 %426, i32 0
  %442 = load i32, i32* %10, align 8, !tbaa !38
  %443 = icmp eq i32 %442, 0
  br i1 %443, label %444, label %526

444:                                              ; preds = %440
  %445 = icmp eq i32 %441, -2
  br i1 %445, label %454, label %446

446:                                              ; preds = %444
  %447 = icmp eq i32 %427, 10
  br i1 %447, label %476, label %448

448:                                              ; preds = %446
  %449 = xor i1 %433, true
  %450 = select i1 %434, i1 %449, i1 false
  br i1 %450, label %454, label %451

451:                                              ; preds = %448
  %452 = tail call fastcc i32 @count(%struct.parser* noundef nonnull %0) #6
  %453 = icmp eq i32 %452, -2
  br i1 %453, label %454, label %465

454:                                              ; preds = %451, %448, %444
  %455 = load i64, i64* %23, align 8, !tbaa !33
  %456 = and i64 %455, 2097152
  %457 = icmp eq i64 %456, 0
  br i1 %457, label %458, label %506

458:                                              ; preds = %454
  %459 = load i32, i32* %10, align 8, !tbaa !38
  %460 = icmp eq i32 %459, 0
  br i1 %460, label %461, label %526

461:                                              ; preds = %458
  %462 = load i32, i32* %14, align 8, !tbaa !34
  %463 = icmp eq i32 %462, 0
  %464 = select i1 %463, i32 9, i32 10
  store i32 %464, i32* %10, align 8, !tbaa !38
  br label %526

465:                                              ; preds = %451
  %466 = icmp ne i32 %452, -1
  %467 = icmp sgt i32 %441, %452
  %468 = select i1 %466, i1 %467, i1 false
  br i1 %468, label %472, label %469

469:                                              ; preds = %465
  %470 = load i32, i32* %14, align 8, !tbaa !34
  %471 = icmp eq i32 %470, 10
  br i1 %471, label %476, label %472

472:                                              ; preds = %469, %465
  %473 = load i32, i32* %10, align 8, !tbaa !38
  %474 = icmp eq i32 %473, 0
  br i1 %474, label %475, label %526

475:                                              ; preds = %472
  store i32 10, i32* %10, align 8, !tbaa !38
  br label %526

476:                                              ; preds = %469, %446
  %477 = phi i32 [ %452, %469 ], [ %441, %446 ]
  %478 = icmp eq i32 %477, -1
  %479 = select i1 %478, i32 %441, i32 %477
  %480 = icmp sgt i32 %479, 32767
  br i1 %480, label %481, label %485

481:                                              ; preds = %476
  %482 = load i32, i32* %10, align 8, !tbaa !38
  %483 = icmp eq i32 %482, 0
  br i1 %483, label %484, label %526

484:                                              ; preds = %481
  store i32 15, i32* %10, align 8, !tbaa !38
  br label %526

485:                                              ; preds = %476, %416
  %486 = phi i32 [ %422, %416 ], [ %477, %476 ]
  %487 = phi i32 [ %420, %416 ], [ %441, %476 ]
  %488 = tail call fastcc i32 @peek(%struct.parser* noundef nonnull %0, i32 noundef 0) #6
  %489 = load i8*, i8** %24, align 8, !tbaa !30
  %490 = zext i32 %488 to i64
  %491 = getelementptr inbounds i8, i8* %489, i64 %490
  store i8* %491, i8** %24, align 8, !tbaa !30
  %492 = icmp eq i32 %418, 0
  %493 = icmp eq i32 %486, 0
  %494 = select i1 %492, i1 true, i1 %493
  br i1 %494, label %510, label %495

495:                                              ; preds = %485
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %51) #8
  store i32 4, i32* %52, align 8
  store i32 %418, i32* %53, align 4
  store i32 0, i32* %54, align 8
  store i32 %487, i32* %55, align 4
  store i32 %486, i32* %56, align 8
  %496 = load %struct.pattern*, %struct.pattern** %22, align 8, !tbaa !27
  %497 = tail call i32 @__sv_regex_add(%struct.pattern* noundef %496, %struct.node* noundef nonnull byval(%struct.node) align 8 %3) #6
  %498 = icmp slt i32 %497, 0
  %499 = load i32, i32* %10, align 8, !tbaa !38
  br i1 %498, label %500, label %504

500:                                              ; preds = %495
  %501 = icmp eq i32 %499, 0
  br i1 %501, label %502, label %503

502:                                              ; preds = %500
  store i32 12, i32* %10, align 8, !tbaa !38
  br label %503

503:                                              ; preds = %502, %500
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %51) #8
  br label %526

504:                                              ; preds = %495
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %51) #8
  %505 = icmp eq i32 %499, 0
  br i1 %505, label %513, label %526

506:                                              ; preds = %454
  store i8* %425, i8** %24, align 8, !tbaa !30
  store i32 1, i32* %14, align 8, !tbaa !34
  store i32 123, i32* %25, align 4, !tbaa !35
  %507 = load i32, i32* %10, align 8, !tbaa !38
  %508 = icmp eq i32 %507, 0
  %509 = select i1 %508, i32 %418, i32 0
  br label %521

510:                                              ; preds = %485
  %511 = load i32, i32* %10, align 8, !tbaa !38
  %512 = icmp eq i32 %511, 0
  br i1 %512, label %513, label %526

513:                                              ; preds = %510, %504
  %514 = phi i32 [ 0, %510 ], [ %497, %504 ]
  %515 = load i32, i32* %14, align 8, !tbaa !34
  br i1 %415, label %518, label %516

516:                                              ; preds = %513
  switch i32 %515, label %518 [
    i32 6, label %517
    i32 9, label %517
  ]

517:                                              ; preds = %516, %516
  store i32 13, i32* %10, align 8, !tbaa !38
  br label %526

518:                                              ; preds = %516, %513
  %519 = add i32 %515, -6
  %520 = icmp ult i32 %519, 4
  br i1 %520, label %416, label %521

521:                                              ; preds = %518, %353, %405, %506
  %522 = phi i32 [ %354, %353 ], [ %402, %405 ], [ %509, %506 ], [ %514, %518 ]
  %523 = icmp ne i32 %58, 0
  %524 = icmp ne i32 %522, 0
  %525 = and i1 %523, %524
  br i1 %525, label %529, label %526

526:                                              ; preds = %65, %65, %440, %510, %504, %86, %93, %503, %484, %481, %475, %472, %461, %458, %439, %436, %517, %388, %385, %372, %369, %365, %362, %332, %329, %323, %320, %401, %521
  %527 = phi i32 [ %522, %521 ], [ 0, %401 ], [ 0, %320 ], [ 0, %323 ], [ 0, %329 ], [ 0, %332 ], [ 0, %362 ], [ 0, %365 ], [ 0, %369 ], [ 0, %372 ], [ 0, %385 ], [ 0, %388 ], [ 0, %517 ], [ 0, %436 ], [ 0, %439 ], [ 0, %458 ], [ 0, %461 ], [ 0, %472 ], [ 0, %475 ], [ 0, %481 ], [ 0, %484 ], [ 0, %503 ], [ 0, %93 ], [ 0, %86 ], [ 0, %504 ], [ 0, %510 ], [ 0, %440 ], [ 0, %65 ], [ 0, %65 ]
  %528 = or i32 %527, %58
  br label %539

529:                                              ; preds = %521
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %16) #8
  store i32 2, i32* %17, align 8
  store i32 %58, i32* %18, align 4
  store i32 %522, i32* %19, align 8
  store i32 0, i32* %20, align 4
  store i32 0, i32* %21, align 8
  %530 = load %struct.pattern*, %struct.pattern** %22, align 8, !tbaa !27
  %531 = tail call i32 @__sv_regex_add(%struct.pattern* noundef %530, %struct.node* noundef nonnull byval(%struct.node) align 8 %9) #6
  %532 = icmp slt i32 %531, 0
  br i1 %532, label %533, label %537

533:                                              ; preds = %529
  %534 = load i32, i32* %10, align 8, !tbaa !38
  %535 = icmp eq i32 %534, 0
  br i1 %535, label %536, label %537

536:                                              ; preds = %533
  store i32 12, i32* %10, align 8, !tbaa !38
  br label %537

537:                                              ; preds = %536, %533, %529
  %538 = phi i32 [ %531, %529 ], [ 0, %533 ], [ 0, %536 ]
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %16) #8
  br label %539

539:                                              ; preds = %526, %537
  %540 = phi i32 [ %538, %537 ], [ %528, %526 ]
  %541 = load i32, i32* %10, align 8, !tbaa !38
  %542 = icmp eq i32 %541, 0
  br i1 %542, label %57, label %543, !llvm.loop !47

543:                                              ; preds = %60, %539, %57, %57, %1
  %544 = phi i32 [ 0, %1 ], [ %58, %57 ], [ %58, %57 ], [ %540, %539 ], [ %58, %60 ]
  ret i32 %544
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @add_byte(%struct.parser* nocapture noundef %0, i32 noundef %1) unnamed_addr #0 {
  %3 = alloca [256 x i8], align 16
  %4 = getelementptr inbounds [256 x i8], [256 x i8]* %3, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 256, i8* nonnull %4) #8
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(256) %4, i8 0, i64 256, i1 false)
  %5 = sext i32 %1 to i64
  %6 = getelementptr inbounds [256 x i8], [256 x i8]* %3, i64 0, i64 %5
  store i8 1, i8* %6, align 1, !tbaa !11
  %7 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 0
  %8 = load %struct.pattern*, %struct.pattern** %7, align 8, !tbaa !27
  %9 = call i32 @__sv_regex_add_set(%struct.pattern* noundef %8, i8* noundef nonnull %4) #6
  %10 = icmp slt i32 %9, 0
  br i1 %10, label %11, label %16

11:                                               ; preds = %2
  %12 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 9
  %13 = load i32, i32* %12, align 8, !tbaa !38
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %16

15:                                               ; preds = %11
  store i32 12, i32* %12, align 8, !tbaa !38
  br label %16

16:                                               ; preds = %2, %11, %15
  %17 = phi i32 [ %9, %2 ], [ 0, %11 ], [ 0, %15 ]
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %4) #8
  ret i32 %17
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @bracket_element(%struct.parser* nocapture noundef %0, i32 noundef %1, i8* nocapture noundef %2) unnamed_addr #0 {
  %4 = alloca [32 x i8], align 16
  %5 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 1
  %6 = load i8*, i8** %5, align 8, !tbaa !30
  %7 = load i8, i8* %6, align 1, !tbaa !11
  %8 = zext i8 %7 to i32
  switch i8 %7, label %170 [
    i8 91, label %9
    i8 92, label %112
    i8 45, label %130
  ]

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, i8* %6, i64 1
  %11 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 2
  %12 = load i8*, i8** %11, align 8, !tbaa !31
  %13 = icmp ult i8* %10, %12
  br i1 %13, label %14, label %170

14:                                               ; preds = %9
  %15 = load i8, i8* %10, align 1, !tbaa !11
  switch i8 %15, label %170 [
    i8 46, label %21
    i8 61, label %21
    i8 58, label %16
  ]

16:                                               ; preds = %14
  %17 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 4
  %18 = load i64, i64* %17, align 8, !tbaa !33
  %19 = and i64 %18, 4
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %170, label %21

21:                                               ; preds = %14, %14, %16
  %22 = getelementptr inbounds i8, i8* %6, i64 2
  store i8* %22, i8** %5, align 8, !tbaa !30
  %23 = load i8, i8* %10, align 1, !tbaa !11
  %24 = getelementptr inbounds [32 x i8], [32 x i8]* %4, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %24) #8
  br label %25

25:                                               ; preds = %41, %21
  %26 = phi i8* [ %22, %21 ], [ %28, %41 ]
  %27 = phi i64 [ 0, %21 ], [ %44, %41 ]
  %28 = getelementptr inbounds i8, i8* %26, i64 1
  %29 = icmp ult i8* %28, %12
  br i1 %29, label %35, label %30

30:                                               ; preds = %41, %25
  %31 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 9
  %32 = load i32, i32* %31, align 8, !tbaa !38
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %110

34:                                               ; preds = %30
  store i32 7, i32* %31, align 8, !tbaa !38
  br label %110

35:                                               ; preds = %25
  %36 = load i8, i8* %26, align 1, !tbaa !11
  %37 = icmp eq i8 %36, %23
  br i1 %37, label %38, label %41

38:                                               ; preds = %35
  %39 = load i8, i8* %28, align 1, !tbaa !11
  %40 = icmp eq i8 %39, 93
  br i1 %40, label %46, label %41

41:                                               ; preds = %38, %35
  store i8* %28, i8** %5, align 8, !tbaa !30
  %42 = load i8, i8* %26, align 1, !tbaa !11
  %43 = getelementptr inbounds [32 x i8], [32 x i8]* %4, i64 0, i64 %27
  store i8 %42, i8* %43, align 1, !tbaa !11
  %44 = add nuw nsw i64 %27, 1
  %45 = icmp eq i64 %44, 32
  br i1 %45, label %30, label %25, !llvm.loop !48

46:                                               ; preds = %38
  %47 = getelementptr inbounds i8, i8* %26, i64 2
  store i8* %47, i8** %5, align 8, !tbaa !30
  %48 = icmp eq i8 %23, 58
  br i1 %48, label %49, label %51

49:                                               ; preds = %46
  %50 = and i64 %27, 4294967295
  br label %68

51:                                               ; preds = %46
  %52 = trunc i64 %27 to i32
  %53 = icmp eq i32 %52, 1
  br i1 %53, label %54, label %63

54:                                               ; preds = %51
  %55 = load i8, i8* %24, align 16, !tbaa !11
  %56 = zext i8 %55 to i32
  %57 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 4
  %58 = load i64, i64* %57, align 8, !tbaa !33
  %59 = and i64 %58, 4194304
  %60 = icmp eq i64 %59, 0
  br i1 %60, label %110, label %61

61:                                               ; preds = %54
  %62 = tail call i32 @tolower(i32 noundef %56) #6
  br label %110

63:                                               ; preds = %51
  %64 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 9
  %65 = load i32, i32* %64, align 8, !tbaa !38
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %67, label %110

67:                                               ; preds = %63
  store i32 3, i32* %64, align 8, !tbaa !38
  br label %110

68:                                               ; preds = %102, %49
  %69 = phi i64 [ 0, %49 ], [ %103, %102 ]
  %70 = getelementptr inbounds [12 x i8*], [12 x i8*]* @class_names, i64 0, i64 %69
  %71 = load i8*, i8** %70, align 8, !tbaa !49
  %72 = call i64 @strlen(i8* noundef %71) #6
  %73 = icmp eq i64 %72, %50
  br i1 %73, label %74, label %102

74:                                               ; preds = %68
  %75 = call i32 @memcmp(i8* noundef nonnull %24, i8* noundef %71, i64 noundef %50) #6
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %77, label %102

77:                                               ; preds = %74
  %78 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 4
  %79 = load i64, i64* %78, align 8, !tbaa !33
  %80 = and i64 %79, 4194304
  %81 = icmp ne i64 %80, 0
  %82 = and i64 %69, 2147483646
  %83 = icmp eq i64 %82, 4
  %84 = select i1 %81, i1 %83, i1 false
  br i1 %84, label %89, label %85

85:                                               ; preds = %77
  %86 = and i64 %69, 4294967295
  %87 = getelementptr inbounds [12 x i32 (i32)*], [12 x i32 (i32)*]* @class_tests, i64 0, i64 %86
  %88 = load i32 (i32)*, i32 (i32)** %87, align 8, !tbaa !49
  br label %89

89:                                               ; preds = %85, %77
  %90 = phi i32 (i32)* [ %88, %85 ], [ @isalpha, %77 ]
  br label %91

91:                                               ; preds = %91, %89
  %92 = phi i64 [ 0, %89 ], [ %100, %91 ]
  %93 = trunc i64 %92 to i32
  %94 = call i32 %90(i32 noundef %93) #6
  %95 = icmp ne i32 %94, 0
  %96 = zext i1 %95 to i8
  %97 = getelementptr inbounds i8, i8* %2, i64 %92
  %98 = load i8, i8* %97, align 1, !tbaa !11
  %99 = or i8 %98, %96
  store i8 %99, i8* %97, align 1, !tbaa !11
  %100 = add nuw nsw i64 %92, 1
  %101 = icmp eq i64 %100, 256
  br i1 %101, label %110, label %91, !llvm.loop !50

102:                                              ; preds = %74, %68
  %103 = add nuw nsw i64 %69, 1
  %104 = icmp eq i64 %103, 12
  br i1 %104, label %105, label %68, !llvm.loop !51

105:                                              ; preds = %102
  %106 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 9
  %107 = load i32, i32* %106, align 8, !tbaa !38
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %109, label %110

109:                                              ; preds = %105
  store i32 4, i32* %106, align 8, !tbaa !38
  br label %110

110:                                              ; preds = %91, %30, %34, %54, %61, %63, %67, %105, %109
  %111 = phi i32 [ -2, %30 ], [ -2, %34 ], [ %62, %61 ], [ %56, %54 ], [ -2, %63 ], [ -2, %67 ], [ -2, %105 ], [ -2, %109 ], [ -1, %91 ]
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %24) #8
  br label %179

112:                                              ; preds = %3
  %113 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 4
  %114 = load i64, i64* %113, align 8, !tbaa !33
  %115 = and i64 %114, 1
  %116 = icmp eq i64 %115, 0
  br i1 %116, label %170, label %117

117:                                              ; preds = %112
  %118 = getelementptr inbounds i8, i8* %6, i64 1
  %119 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 2
  %120 = load i8*, i8** %119, align 8, !tbaa !31
  %121 = icmp ult i8* %118, %120
  br i1 %121, label %122, label %170

122:                                              ; preds = %117
  %123 = getelementptr inbounds i8, i8* %6, i64 2
  store i8* %123, i8** %5, align 8, !tbaa !30
  %124 = load i8, i8* %118, align 1, !tbaa !11
  %125 = zext i8 %124 to i32
  %126 = and i64 %114, 4194304
  %127 = icmp eq i64 %126, 0
  br i1 %127, label %179, label %128

128:                                              ; preds = %122
  %129 = tail call i32 @tolower(i32 noundef %125) #6
  br label %179

130:                                              ; preds = %3
  %131 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 2
  %132 = load i8*, i8** %131, align 8, !tbaa !31
  %133 = ptrtoint i8* %132 to i64
  %134 = ptrtoint i8* %6 to i64
  %135 = sub i64 %133, %134
  %136 = icmp sgt i64 %135, 2
  br i1 %136, label %137, label %145

137:                                              ; preds = %130
  %138 = getelementptr inbounds i8, i8* %6, i64 1
  %139 = load i8, i8* %138, align 1, !tbaa !11
  %140 = icmp eq i8 %139, 45
  br i1 %140, label %141, label %145

141:                                              ; preds = %137
  %142 = getelementptr inbounds i8, i8* %6, i64 2
  %143 = load i8, i8* %142, align 1, !tbaa !11
  %144 = icmp eq i8 %143, 45
  br label %145

145:                                              ; preds = %130, %137, %141
  %146 = phi i1 [ false, %137 ], [ false, %130 ], [ %144, %141 ]
  %147 = icmp ne i32 %1, 0
  %148 = or i1 %147, %146
  br i1 %148, label %160, label %149

149:                                              ; preds = %145
  %150 = getelementptr inbounds i8, i8* %6, i64 1
  %151 = icmp ult i8* %150, %132
  br i1 %151, label %152, label %160

152:                                              ; preds = %149
  %153 = load i8, i8* %150, align 1, !tbaa !11
  %154 = icmp eq i8 %153, 93
  br i1 %154, label %160, label %155

155:                                              ; preds = %152
  %156 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 9
  %157 = load i32, i32* %156, align 8, !tbaa !38
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %159, label %179

159:                                              ; preds = %155
  store i32 11, i32* %156, align 8, !tbaa !38
  br label %179

160:                                              ; preds = %145, %149, %152
  br i1 %136, label %161, label %170

161:                                              ; preds = %160
  %162 = getelementptr inbounds i8, i8* %6, i64 1
  %163 = load i8, i8* %162, align 1, !tbaa !11
  %164 = icmp eq i8 %163, 45
  br i1 %164, label %165, label %170

165:                                              ; preds = %161
  %166 = getelementptr inbounds i8, i8* %6, i64 2
  %167 = load i8, i8* %166, align 1, !tbaa !11
  %168 = icmp eq i8 %167, 45
  %169 = select i1 %168, i64 3, i64 1
  br label %170

170:                                              ; preds = %165, %3, %160, %161, %112, %117, %14, %16, %9
  %171 = phi i64 [ 1, %9 ], [ 1, %16 ], [ 1, %14 ], [ 1, %117 ], [ 1, %112 ], [ 1, %161 ], [ 1, %160 ], [ 1, %3 ], [ %169, %165 ]
  %172 = getelementptr inbounds i8, i8* %6, i64 %171
  store i8* %172, i8** %5, align 8, !tbaa !30
  %173 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 4
  %174 = load i64, i64* %173, align 8, !tbaa !33
  %175 = and i64 %174, 4194304
  %176 = icmp eq i64 %175, 0
  br i1 %176, label %179, label %177

177:                                              ; preds = %170
  %178 = tail call i32 @tolower(i32 noundef %8) #6
  br label %179

179:                                              ; preds = %177, %170, %159, %155, %128, %122, %110
  %180 = phi i32 [ %111, %110 ], [ %129, %128 ], [ %125, %122 ], [ -2, %155 ], [ -2, %159 ], [ %178, %177 ], [ %8, %170 ]
  ret i32 %180
}

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @memcmp(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @isupper(i32 noundef) #2

; Function Attrs: optsize
declare dso_local i32 @islower(i32 noundef) #2

; Function Attrs: optsize
declare dso_local i32 @isalpha(i32 noundef) #2

; Function Attrs: optsize
declare dso_local i32 @isdigit(i32 noundef) #2

; Function Attrs: optsize
declare dso_local i32 @isalnum(i32 noundef) #2

; Function Attrs: optsize
declare dso_local i32 @isspace(i32 noundef) #2

; Function Attrs: optsize
declare dso_local i32 @ispunct(i32 noundef) #2

; Function Attrs: optsize
declare dso_local i32 @isprint(i32 noundef) #2

; Function Attrs: optsize
declare dso_local i32 @isgraph(i32 noundef) #2

; Function Attrs: optsize
declare dso_local i32 @iscntrl(i32 noundef) #2

; Function Attrs: optsize
declare dso_local i32 @isxdigit(i32 noundef) #2

; Function Attrs: optsize
declare dso_local i32 @isblank(i32 noundef) #2

; Function Attrs: nounwind optsize
define internal fastcc i32 @count(%struct.parser* nocapture noundef %0) unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 1
  %3 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 5
  %4 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 6
  br label %5

5:                                                ; preds = %32, %1
  %6 = phi i32 [ -1, %1 ], [ %33, %32 ]
  %7 = tail call fastcc i32 @peek(%struct.parser* noundef %0, i32 noundef 0) #6
  %8 = load i8*, i8** %2, align 8, !tbaa !30
  %9 = zext i32 %7 to i64
  %10 = getelementptr inbounds i8, i8* %8, i64 %9
  store i8* %10, i8** %2, align 8, !tbaa !30
  %11 = load i32, i32* %3, align 8, !tbaa !34
  switch i32 %11, label %34 [
    i32 0, label %36
    i32 10, label %37
    i32 1, label %12
  ]

12:                                               ; preds = %5
  %13 = load i32, i32* %4, align 4, !tbaa !35
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
  %23 = load i32, i32* %4, align 4, !tbaa !35
  br label %28

24:                                               ; preds = %20
  %25 = mul nsw i32 %6, 10
  %26 = load i32, i32* %4, align 4, !tbaa !35
  %27 = add nsw i32 %26, %25
  br label %28

28:                                               ; preds = %22, %24
  %29 = phi i32 [ %23, %22 ], [ %27, %24 ]
  %30 = add nsw i32 %29, -48
  %31 = icmp slt i32 %29, 32816
  br i1 %31, label %34, label %32

32:                                               ; preds = %28, %34
  %33 = phi i32 [ %35, %34 ], [ 32768, %28 ]
  br label %5, !llvm.loop !52

34:                                               ; preds = %5, %15, %28
  %35 = phi i32 [ %30, %28 ], [ -2, %15 ], [ -2, %5 ]
  br label %32

36:                                               ; preds = %5
  br label %37

37:                                               ; preds = %12, %5, %36
  %38 = phi i32 [ -2, %36 ], [ %6, %5 ], [ %6, %12 ]
  ret i32 %38
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.ctpop.i32(i32) #5

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smax.i32(i32, i32) #5

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #4 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #5 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #6 = { nobuiltin nounwind optsize "no-builtins" }
attributes #7 = { nobuiltin optsize "no-builtins" }
attributes #8 = { nounwind }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !7, i64 24}
!3 = !{!"pattern", !4, i64 0, !4, i64 8, !4, i64 16, !7, i64 24, !7, i64 28, !7, i64 32, !7, i64 36, !7, i64 40, !7, i64 44, !7, i64 48, !7, i64 52, !4, i64 56, !4, i64 64, !7, i64 72}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"int", !5, i64 0}
!8 = !{i32 0, i32 33}
!9 = !{!3, !4, i64 0}
!10 = !{i64 0, i64 4, !11, i64 4, i64 4, !12, i64 8, i64 4, !12, i64 12, i64 4, !12, i64 16, i64 4, !12}
!11 = !{!5, !5, i64 0}
!12 = !{!7, !7, i64 0}
!13 = !{!3, !7, i64 28}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = !{!3, !4, i64 8}
!18 = !{i64 0, i64 1, !11, i64 1, i64 1, !11}
!19 = !{i64 0, i64 1, !11}
!20 = distinct !{!20, !15, !16}
!21 = !{!22, !5, i64 0}
!22 = !{!"node", !5, i64 0, !7, i64 4, !7, i64 8, !7, i64 12, !7, i64 16}
!23 = !{!22, !7, i64 4}
!24 = !{!22, !7, i64 8}
!25 = !{!22, !7, i64 12}
!26 = !{!22, !7, i64 16}
!27 = !{!28, !4, i64 0}
!28 = !{!"parser", !4, i64 0, !4, i64 8, !4, i64 16, !4, i64 24, !29, i64 32, !5, i64 40, !7, i64 44, !7, i64 48, !7, i64 52, !7, i64 56}
!29 = !{!"long", !5, i64 0}
!30 = !{!28, !4, i64 8}
!31 = !{!28, !4, i64 16}
!32 = !{!28, !4, i64 24}
!33 = !{!28, !29, i64 32}
!34 = !{!28, !5, i64 40}
!35 = !{!28, !7, i64 44}
!36 = !{!28, !7, i64 48}
!37 = !{!28, !7, i64 52}
!38 = !{!28, !7, i64 56}
!39 = !{!3, !7, i64 48}
!40 = distinct !{!40, !15, !16}
!41 = !{!3, !7, i64 40}
!42 = distinct !{!42, !15, !16}
!43 = distinct !{!43, !16}
!44 = distinct !{!44, !15, !16}
!45 = distinct !{!45, !15, !16}
!46 = !{!3, !7, i64 44}
!47 = distinct !{!47, !15, !16}
!48 = distinct !{!48, !16}
!49 = !{!4, !4, i64 0}
!50 = distinct !{!50, !15, !16}
!51 = distinct !{!51, !15, !16}
!52 = distinct !{!52, !16}
