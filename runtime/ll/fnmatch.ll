; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/fnmatch.c
; ModuleID = 'runtime/c/fnmatch.c'
source_filename = "runtime/c/fnmatch.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, i32, i32, i32, i32 }
%struct.shell = type { %struct.pattern*, i8*, i32, i32 }
%struct.pattern = type { %struct.node*, %struct.range*, %struct.step*, i32, i32, i32, i32, i32, i32, i32, i32, i32*, %struct.edge*, i32 }
%struct.range = type { i8, i8 }
%struct.step = type { i32, i32, i32 }
%struct.edge = type { i32, i32 }
%struct.span = type { i32, i32 }

@.str = private unnamed_addr constant [33 x i8] c"fnmatch: !(...) is not supported\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"?*+@!\00", align 1
@class_names = internal unnamed_addr constant [12 x i8*] [i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.2, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.3, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.4, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.5, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.6, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.7, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.8, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.9, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.10, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.11, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.12, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.13, i32 0, i32 0)], align 16
@class_tests = internal unnamed_addr constant [12 x i32 (i32)*] [i32 (i32)* @isalpha, i32 (i32)* @isdigit, i32 (i32)* @isalnum, i32 (i32)* @isspace, i32 (i32)* @isupper, i32 (i32)* @islower, i32 (i32)* @ispunct, i32 (i32)* @isprint, i32 (i32)* @isgraph, i32 (i32)* @iscntrl, i32 (i32)* @isxdigit, i32 (i32)* @isblank], align 16
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
define dso_local i32 @fnmatch(i8* noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.node, align 8
  %5 = alloca %struct.node, align 8
  %6 = alloca %struct.node, align 8
  %7 = alloca %struct.node, align 8
  %8 = alloca %struct.shell, align 8
  %9 = alloca [256 x i8], align 16
  %10 = tail call i8* @calloc(i64 noundef 1, i64 noundef 80) #5
  %11 = bitcast i8* %10 to %struct.pattern*
  %12 = icmp eq i8* %10, null
  br i1 %12, label %111, label %13

13:                                               ; preds = %3
  %14 = bitcast %struct.shell* %8 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %14) #6
  %15 = bitcast %struct.shell* %8 to i8**
  store i8* %10, i8** %15, align 8, !tbaa !2
  %16 = getelementptr inbounds %struct.shell, %struct.shell* %8, i64 0, i32 1
  store i8* %0, i8** %16, align 8, !tbaa !8
  %17 = getelementptr inbounds %struct.shell, %struct.shell* %8, i64 0, i32 2
  store i32 %2, i32* %17, align 8, !tbaa !9
  %18 = getelementptr inbounds %struct.shell, %struct.shell* %8, i64 0, i32 3
  store i32 0, i32* %18, align 4, !tbaa !10
  %19 = and i32 %2, 4
  %20 = icmp eq i32 %19, 0
  %21 = and i32 %2, 1
  %22 = icmp eq i32 %21, 0
  %23 = select i1 %22, i32 1, i32 2
  %24 = select i1 %20, i32 0, i32 %23
  %25 = getelementptr inbounds i8, i8* %10, i64 52
  %26 = bitcast i8* %25 to i32*
  store i32 %24, i32* %26, align 4, !tbaa !11
  %27 = bitcast %struct.node* %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %27)
  %28 = getelementptr inbounds %struct.node, %struct.node* %7, i64 0, i32 0
  store i32 0, i32* %28, align 8
  %29 = getelementptr inbounds %struct.node, %struct.node* %7, i64 0, i32 1
  %30 = bitcast i32* %29 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(16) %30, i8 0, i64 16, i1 false)
  %31 = getelementptr inbounds %struct.shell, %struct.shell* %8, i64 0, i32 0
  %32 = tail call i32 @__sv_regex_add(%struct.pattern* noundef nonnull %11, %struct.node* noundef nonnull byval(%struct.node) align 8 %7) #5
  %33 = icmp slt i32 %32, 0
  br i1 %33, label %34, label %35

34:                                               ; preds = %13
  store i32 2, i32* %18, align 4, !tbaa !10
  br label %35

35:                                               ; preds = %13, %34
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %27)
  %36 = call fastcc i32 @sequence(%struct.shell* noundef nonnull %8, i32 noundef 0) #7
  %37 = and i32 %2, 8
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %74, label %39

39:                                               ; preds = %35
  %40 = getelementptr inbounds [256 x i8], [256 x i8]* %9, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 256, i8* nonnull %40) #6
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(256) %40, i8 1, i64 256, i1 false)
  %41 = call fastcc i32 @literal(%struct.shell* noundef nonnull %8, i32 noundef 47) #7
  %42 = load %struct.pattern*, %struct.pattern** %31, align 8, !tbaa !2
  %43 = call i32 @__sv_regex_add_set(%struct.pattern* noundef %42, i8* noundef nonnull %40) #5
  %44 = icmp slt i32 %43, 0
  br i1 %44, label %45, label %46

45:                                               ; preds = %39
  store i32 2, i32* %18, align 4, !tbaa !10
  br label %46

46:                                               ; preds = %39, %45
  %47 = phi i32 [ 0, %45 ], [ %43, %39 ]
  %48 = bitcast %struct.node* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %48)
  %49 = getelementptr inbounds %struct.node, %struct.node* %6, i64 0, i32 0
  store i32 4, i32* %49, align 8
  %50 = getelementptr inbounds %struct.node, %struct.node* %6, i64 0, i32 1
  store i32 %47, i32* %50, align 4
  %51 = getelementptr inbounds %struct.node, %struct.node* %6, i64 0, i32 2
  store i32 0, i32* %51, align 8
  %52 = getelementptr inbounds %struct.node, %struct.node* %6, i64 0, i32 3
  store i32 0, i32* %52, align 4
  %53 = getelementptr inbounds %struct.node, %struct.node* %6, i64 0, i32 4
  store i32 -1, i32* %53, align 8
  %54 = load %struct.pattern*, %struct.pattern** %31, align 8, !tbaa !2
  %55 = call i32 @__sv_regex_add(%struct.pattern* noundef %54, %struct.node* noundef nonnull byval(%struct.node) align 8 %6) #5
  %56 = icmp slt i32 %55, 0
  br i1 %56, label %57, label %58

57:                                               ; preds = %46
  store i32 2, i32* %18, align 4, !tbaa !10
  br label %58

58:                                               ; preds = %46, %57
  %59 = phi i32 [ 0, %57 ], [ %55, %46 ]
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %48)
  %60 = call fastcc i32 @join(%struct.shell* noundef nonnull %8, i32 noundef %41, i32 noundef %59) #7
  %61 = bitcast %struct.node* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %61)
  %62 = getelementptr inbounds %struct.node, %struct.node* %5, i64 0, i32 0
  store i32 4, i32* %62, align 8
  %63 = getelementptr inbounds %struct.node, %struct.node* %5, i64 0, i32 1
  store i32 %60, i32* %63, align 4
  %64 = getelementptr inbounds %struct.node, %struct.node* %5, i64 0, i32 2
  store i32 0, i32* %64, align 8
  %65 = getelementptr inbounds %struct.node, %struct.node* %5, i64 0, i32 3
  store i32 0, i32* %65, align 4
  %66 = getelementptr inbounds %struct.node, %struct.node* %5, i64 0, i32 4
  store i32 1, i32* %66, align 8
  %67 = load %struct.pattern*, %struct.pattern** %31, align 8, !tbaa !2
  %68 = call i32 @__sv_regex_add(%struct.pattern* noundef %67, %struct.node* noundef nonnull byval(%struct.node) align 8 %5) #5
  %69 = icmp slt i32 %68, 0
  br i1 %69, label %70, label %71

70:                                               ; preds = %58
  store i32 2, i32* %18, align 4, !tbaa !10
  br label %71

71:                                               ; preds = %58, %70
  %72 = phi i32 [ 0, %70 ], [ %68, %58 ]
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %61)
  %73 = call fastcc i32 @join(%struct.shell* noundef nonnull %8, i32 noundef %36, i32 noundef %72) #7
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %40) #6
  br label %74

74:                                               ; preds = %71, %35
  %75 = phi i32 [ %73, %71 ], [ %36, %35 ]
  %76 = bitcast %struct.node* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %76)
  %77 = getelementptr inbounds %struct.node, %struct.node* %4, i64 0, i32 0
  store i32 6, i32* %77, align 8
  %78 = getelementptr inbounds %struct.node, %struct.node* %4, i64 0, i32 1
  store i32 0, i32* %78, align 4
  %79 = getelementptr inbounds %struct.node, %struct.node* %4, i64 0, i32 2
  store i32 0, i32* %79, align 8
  %80 = getelementptr inbounds %struct.node, %struct.node* %4, i64 0, i32 3
  store i32 128, i32* %80, align 4
  %81 = getelementptr inbounds %struct.node, %struct.node* %4, i64 0, i32 4
  store i32 0, i32* %81, align 8
  %82 = load %struct.pattern*, %struct.pattern** %31, align 8, !tbaa !2
  %83 = call i32 @__sv_regex_add(%struct.pattern* noundef %82, %struct.node* noundef nonnull byval(%struct.node) align 8 %4) #5
  %84 = icmp slt i32 %83, 0
  br i1 %84, label %85, label %86

85:                                               ; preds = %74
  store i32 2, i32* %18, align 4, !tbaa !10
  br label %86

86:                                               ; preds = %74, %85
  %87 = phi i32 [ 0, %85 ], [ %83, %74 ]
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %76)
  %88 = call fastcc i32 @join(%struct.shell* noundef nonnull %8, i32 noundef %75, i32 noundef %87) #7
  %89 = load i32, i32* %18, align 4, !tbaa !10
  switch i32 %89, label %99 [
    i32 3, label %90
    i32 2, label %95
    i32 0, label %92
  ]

90:                                               ; preds = %86
  call void @__symvm_note(i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str, i64 0, i64 0)) #5
  %91 = call i32* @__errno_location() #5
  store i32 38, i32* %91, align 4, !tbaa !13
  br label %109

92:                                               ; preds = %86
  %93 = call i32 @__sv_regex_compile(%struct.pattern* noundef nonnull %11, i32 noundef %88) #5
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %97, label %95

95:                                               ; preds = %86, %92
  %96 = call i32* @__errno_location() #5
  store i32 12, i32* %96, align 4, !tbaa !13
  br label %109

97:                                               ; preds = %92
  %98 = load i32, i32* %18, align 4, !tbaa !10
  br label %99

99:                                               ; preds = %97, %86
  %100 = phi i32 [ %98, %97 ], [ %89, %86 ]
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %102, label %109

102:                                              ; preds = %99
  %103 = call i64 @strlen(i8* noundef %1) #5
  %104 = trunc i64 %103 to i32
  %105 = call i32 @__sv_regex_search(%struct.pattern* noundef nonnull %11, i8* noundef %1, i32 noundef %104, i32 noundef 0, i32 noundef 0, i32 noundef 0, %struct.span* noundef null, i32 noundef 0) #5
  %106 = xor i32 %105, 1
  %107 = icmp sgt i32 %105, -1
  %108 = select i1 %107, i32 %106, i32 -1
  br label %109

109:                                              ; preds = %95, %102, %99, %90
  %110 = phi i32 [ -1, %90 ], [ -1, %95 ], [ 1, %99 ], [ %108, %102 ]
  call void @__sv_regex_free(%struct.pattern* noundef nonnull %11) #5
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %14) #6
  br label %111

111:                                              ; preds = %3, %109
  %112 = phi i32 [ %110, %109 ], [ -1, %3 ]
  ret i32 %112
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: optsize
declare dso_local i8* @calloc(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: nounwind optsize
define internal fastcc i32 @sequence(%struct.shell* noundef %0, i32 noundef %1) unnamed_addr #0 {
  %3 = alloca %struct.node, align 8
  %4 = alloca %struct.node, align 8
  %5 = alloca [256 x i8], align 16
  %6 = alloca %struct.node, align 8
  %7 = getelementptr inbounds %struct.shell, %struct.shell* %0, i64 0, i32 1
  %8 = load i8*, i8** %7, align 8, !tbaa !8
  %9 = load i8, i8* %8, align 1, !tbaa !14
  %10 = icmp eq i8 %9, 0
  br i1 %10, label %299, label %11

11:                                               ; preds = %2
  %12 = getelementptr inbounds %struct.shell, %struct.shell* %0, i64 0, i32 3
  %13 = icmp eq i32 %1, 0
  %14 = getelementptr inbounds %struct.shell, %struct.shell* %0, i64 0, i32 2
  %15 = bitcast %struct.node* %3 to i8*
  %16 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 0
  %17 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 1
  %18 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 2
  %19 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 3
  %20 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 4
  %21 = getelementptr inbounds %struct.shell, %struct.shell* %0, i64 0, i32 0
  %22 = bitcast %struct.node* %4 to i8*
  %23 = getelementptr inbounds %struct.node, %struct.node* %4, i64 0, i32 0
  %24 = getelementptr inbounds %struct.node, %struct.node* %4, i64 0, i32 1
  %25 = getelementptr inbounds %struct.node, %struct.node* %4, i64 0, i32 2
  %26 = getelementptr inbounds %struct.node, %struct.node* %4, i64 0, i32 3
  %27 = getelementptr inbounds %struct.node, %struct.node* %4, i64 0, i32 4
  %28 = getelementptr inbounds [256 x i8], [256 x i8]* %5, i64 0, i64 0
  %29 = getelementptr inbounds [256 x i8], [256 x i8]* %5, i64 0, i64 47
  %30 = bitcast %struct.node* %6 to i8*
  %31 = getelementptr inbounds %struct.node, %struct.node* %6, i64 0, i32 0
  %32 = getelementptr inbounds %struct.node, %struct.node* %6, i64 0, i32 1
  %33 = getelementptr inbounds %struct.node, %struct.node* %6, i64 0, i32 2
  %34 = getelementptr inbounds %struct.node, %struct.node* %6, i64 0, i32 3
  %35 = getelementptr inbounds %struct.node, %struct.node* %6, i64 0, i32 4
  br label %36

36:                                               ; preds = %11, %292
  %37 = phi i8 [ %9, %11 ], [ %295, %292 ]
  %38 = phi i8* [ %8, %11 ], [ %294, %292 ]
  %39 = phi i32 [ 0, %11 ], [ %293, %292 ]
  %40 = load i32, i32* %12, align 4, !tbaa !10
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %299

42:                                               ; preds = %36
  br i1 %13, label %44, label %43

43:                                               ; preds = %42
  switch i8 %37, label %44 [
    i8 124, label %299
    i8 41, label %299
  ]

44:                                               ; preds = %42, %43
  %45 = getelementptr inbounds i8, i8* %38, i64 1
  store i8* %45, i8** %7, align 8, !tbaa !8
  %46 = load i8, i8* %38, align 1, !tbaa !14
  %47 = zext i8 %46 to i32
  %48 = load i32, i32* %14, align 8, !tbaa !9
  %49 = and i32 %48, 32
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %118, label %51

51:                                               ; preds = %44
  %52 = load i8, i8* %45, align 1, !tbaa !14
  %53 = icmp eq i8 %52, 40
  br i1 %53, label %54, label %118

54:                                               ; preds = %51
  %55 = call i8* @strchr(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i64 0, i64 0), i32 noundef %47) #5
  %56 = icmp eq i8* %55, null
  br i1 %56, label %118, label %57

57:                                               ; preds = %54
  %58 = load i8*, i8** %7, align 8, !tbaa !8
  %59 = getelementptr inbounds i8, i8* %58, i64 1
  br label %60

60:                                               ; preds = %74, %57
  %61 = phi i8* [ %59, %57 ], [ %77, %74 ]
  %62 = phi i32 [ 0, %57 ], [ %76, %74 ]
  %63 = load i8, i8* %61, align 1, !tbaa !14
  switch i8 %63, label %74 [
    i8 0, label %118
    i8 92, label %64
    i8 40, label %69
    i8 41, label %71
  ]

64:                                               ; preds = %60
  %65 = getelementptr inbounds i8, i8* %61, i64 1
  %66 = load i8, i8* %65, align 1, !tbaa !14
  %67 = icmp eq i8 %66, 0
  %68 = select i1 %67, i8* %61, i8* %65
  br label %74

69:                                               ; preds = %60
  %70 = add nsw i32 %62, 1
  br label %74

71:                                               ; preds = %60
  %72 = add nsw i32 %62, -1
  %73 = icmp eq i32 %62, 0
  br i1 %73, label %78, label %74

74:                                               ; preds = %71, %69, %64, %60
  %75 = phi i8* [ %61, %69 ], [ %61, %71 ], [ %68, %64 ], [ %61, %60 ]
  %76 = phi i32 [ %70, %69 ], [ %72, %71 ], [ %62, %64 ], [ %62, %60 ]
  %77 = getelementptr inbounds i8, i8* %75, i64 1
  br label %60, !llvm.loop !15

78:                                               ; preds = %71
  %79 = icmp eq i8 %46, 33
  br i1 %79, label %297, label %80

80:                                               ; preds = %78
  store i8* %59, i8** %7, align 8, !tbaa !8
  %81 = call fastcc i32 @sequence(%struct.shell* noundef %0, i32 noundef 1) #5
  br label %82

82:                                               ; preds = %96, %80
  %83 = phi i32 [ %81, %80 ], [ %97, %96 ]
  %84 = load i8*, i8** %7, align 8, !tbaa !8
  %85 = load i8, i8* %84, align 1, !tbaa !14
  switch i8 %85, label %100 [
    i8 124, label %86
    i8 41, label %98
  ]

86:                                               ; preds = %82
  %87 = load i32, i32* %12, align 4, !tbaa !10
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %89, label %100

89:                                               ; preds = %86
  %90 = getelementptr inbounds i8, i8* %84, i64 1
  store i8* %90, i8** %7, align 8, !tbaa !8
  %91 = call fastcc i32 @sequence(%struct.shell* noundef nonnull %0, i32 noundef 1) #5
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %15)
  store i32 3, i32* %16, align 8
  store i32 %83, i32* %17, align 4
  store i32 %91, i32* %18, align 8
  store i32 0, i32* %19, align 4
  store i32 0, i32* %20, align 8
  %92 = load %struct.pattern*, %struct.pattern** %21, align 8, !tbaa !2
  %93 = call i32 @__sv_regex_add(%struct.pattern* noundef %92, %struct.node* noundef nonnull byval(%struct.node) align 8 %3) #5
  %94 = icmp slt i32 %93, 0
  br i1 %94, label %95, label %96

95:                                               ; preds = %89
  store i32 2, i32* %12, align 4, !tbaa !10
  br label %96

96:                                               ; preds = %89, %95
  %97 = phi i32 [ 0, %95 ], [ %93, %89 ]
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %15)
  br label %82, !llvm.loop !18

98:                                               ; preds = %82
  %99 = getelementptr inbounds i8, i8* %84, i64 1
  store i8* %99, i8** %7, align 8, !tbaa !8
  br label %100

100:                                              ; preds = %82, %86, %98
  %101 = icmp ne i8 %46, 64
  %102 = icmp ne i32 %83, 0
  %103 = select i1 %101, i1 %102, i1 false
  br i1 %103, label %104, label %115

104:                                              ; preds = %100
  %105 = icmp eq i8 %46, 43
  %106 = zext i1 %105 to i32
  %107 = icmp eq i8 %46, 63
  %108 = select i1 %107, i32 1, i32 -1
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %22)
  store i32 4, i32* %23, align 8
  store i32 %83, i32* %24, align 4
  store i32 0, i32* %25, align 8
  store i32 %106, i32* %26, align 4
  store i32 %108, i32* %27, align 8
  %109 = load %struct.pattern*, %struct.pattern** %21, align 8, !tbaa !2
  %110 = call i32 @__sv_regex_add(%struct.pattern* noundef %109, %struct.node* noundef nonnull byval(%struct.node) align 8 %4) #5
  %111 = icmp slt i32 %110, 0
  br i1 %111, label %112, label %113

112:                                              ; preds = %104
  store i32 2, i32* %12, align 4, !tbaa !10
  br label %113

113:                                              ; preds = %104, %112
  %114 = phi i32 [ 0, %112 ], [ %110, %104 ]
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %22)
  br label %115

115:                                              ; preds = %100, %113
  %116 = phi i32 [ %114, %113 ], [ %83, %100 ]
  %117 = call fastcc i32 @join(%struct.shell* noundef nonnull %0, i32 noundef %39, i32 noundef %116) #7
  br label %292, !llvm.loop !19

118:                                              ; preds = %60, %54, %51, %44
  switch i8 %46, label %286 [
    i8 63, label %119
    i8 42, label %122
    i8 91, label %131
    i8 92, label %275
  ]

119:                                              ; preds = %118
  %120 = call fastcc i32 @any(%struct.shell* noundef %0) #7
  %121 = call fastcc i32 @guarded(%struct.shell* noundef %0, i32 noundef %120) #7
  br label %289

122:                                              ; preds = %118
  %123 = call fastcc i32 @any(%struct.shell* noundef %0) #7
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %30)
  store i32 4, i32* %31, align 8
  store i32 %123, i32* %32, align 4
  store i32 0, i32* %33, align 8
  store i32 0, i32* %34, align 4
  store i32 -1, i32* %35, align 8
  %124 = load %struct.pattern*, %struct.pattern** %21, align 8, !tbaa !2
  %125 = call i32 @__sv_regex_add(%struct.pattern* noundef %124, %struct.node* noundef nonnull byval(%struct.node) align 8 %6) #5
  %126 = icmp slt i32 %125, 0
  br i1 %126, label %127, label %128

127:                                              ; preds = %122
  store i32 2, i32* %12, align 4, !tbaa !10
  br label %128

128:                                              ; preds = %122, %127
  %129 = phi i32 [ 0, %127 ], [ %125, %122 ]
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %30)
  %130 = call fastcc i32 @guarded(%struct.shell* noundef nonnull %0, i32 noundef %129) #7
  br label %289

131:                                              ; preds = %118
  %132 = load i8*, i8** %7, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0i8(i64 256, i8* nonnull %28) #6
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(256) %28, i8 0, i64 256, i1 false) #6
  %133 = load i8, i8* %132, align 1, !tbaa !14
  %134 = icmp eq i8 %133, 33
  %135 = icmp eq i8 %133, 94
  %136 = or i1 %134, %135
  %137 = zext i1 %136 to i64
  %138 = getelementptr inbounds i8, i8* %132, i64 %137
  store i8* %138, i8** %7, align 8, !tbaa !8
  %139 = load i8, i8* %138, align 1, !tbaa !14
  br label %140

140:                                              ; preds = %235, %131
  %141 = phi i8 [ %139, %131 ], [ %237, %235 ]
  %142 = phi i8* [ %138, %131 ], [ %236, %235 ]
  %143 = icmp eq i8 %141, 91
  br i1 %143, label %144, label %206

144:                                              ; preds = %140
  %145 = getelementptr inbounds i8, i8* %142, i64 1
  %146 = load i8, i8* %145, align 1, !tbaa !14
  %147 = icmp eq i8 %146, 58
  br i1 %147, label %148, label %206

148:                                              ; preds = %144
  store i8* %145, i8** %7, align 8, !tbaa !8
  br label %149

149:                                              ; preds = %149, %148
  %150 = phi i8* [ %145, %148 ], [ %151, %149 ]
  %151 = getelementptr inbounds i8, i8* %150, i64 1
  %152 = load i8, i8* %151, align 1, !tbaa !14
  %153 = zext i8 %152 to i32
  %154 = call i32 @islower(i32 noundef %153) #5
  %155 = icmp eq i32 %154, 0
  br i1 %155, label %156, label %149, !llvm.loop !20

156:                                              ; preds = %149
  %157 = load i8, i8* %151, align 1, !tbaa !14
  %158 = icmp eq i8 %157, 58
  br i1 %158, label %159, label %203

159:                                              ; preds = %156
  %160 = getelementptr inbounds i8, i8* %150, i64 2
  %161 = load i8, i8* %160, align 1, !tbaa !14
  %162 = icmp eq i8 %161, 93
  br i1 %162, label %163, label %203

163:                                              ; preds = %159
  %164 = load i8*, i8** %7, align 8, !tbaa !8
  %165 = ptrtoint i8* %151 to i64
  %166 = ptrtoint i8* %164 to i64
  %167 = xor i64 %166, -1
  %168 = add i64 %167, %165
  br label %169

169:                                              ; preds = %195, %163
  %170 = phi i64 [ 0, %163 ], [ %196, %195 ]
  %171 = getelementptr inbounds [12 x i8*], [12 x i8*]* @class_names, i64 0, i64 %170
  %172 = load i8*, i8** %171, align 8, !tbaa !21
  %173 = call i64 @strlen(i8* noundef %172) #5
  %174 = icmp eq i64 %173, %168
  br i1 %174, label %175, label %195

175:                                              ; preds = %169
  %176 = load i8*, i8** %7, align 8, !tbaa !8
  %177 = getelementptr inbounds i8, i8* %176, i64 1
  %178 = call i32 @memcmp(i8* noundef %172, i8* noundef nonnull %177, i64 noundef %168) #5
  %179 = icmp eq i32 %178, 0
  br i1 %179, label %180, label %195

180:                                              ; preds = %175
  %181 = and i64 %170, 4294967295
  %182 = getelementptr inbounds [12 x i32 (i32)*], [12 x i32 (i32)*]* @class_tests, i64 0, i64 %181
  %183 = load i32 (i32)*, i32 (i32)** %182, align 8, !tbaa !21
  br label %184

184:                                              ; preds = %184, %180
  %185 = phi i64 [ 0, %180 ], [ %193, %184 ]
  %186 = trunc i64 %185 to i32
  %187 = call i32 %183(i32 noundef %186) #5
  %188 = icmp ne i32 %187, 0
  %189 = zext i1 %188 to i8
  %190 = getelementptr inbounds [256 x i8], [256 x i8]* %5, i64 0, i64 %185
  %191 = load i8, i8* %190, align 1, !tbaa !14
  %192 = or i8 %191, %189
  store i8 %192, i8* %190, align 1, !tbaa !14
  %193 = add nuw nsw i64 %185, 1
  %194 = icmp eq i64 %193, 256
  br i1 %194, label %199, label %184, !llvm.loop !22

195:                                              ; preds = %175, %169
  %196 = add nuw nsw i64 %170, 1
  %197 = icmp eq i64 %196, 12
  br i1 %197, label %198, label %169, !llvm.loop !23

198:                                              ; preds = %195
  store i32 1, i32* %12, align 4, !tbaa !10
  br label %268

199:                                              ; preds = %184
  %200 = getelementptr inbounds i8, i8* %150, i64 3
  store i8* %200, i8** %7, align 8, !tbaa !8
  %201 = load i32, i32* %12, align 4, !tbaa !10
  %202 = icmp eq i32 %201, 0
  br i1 %202, label %235, label %268

203:                                              ; preds = %159, %156
  %204 = load i8*, i8** %7, align 8, !tbaa !8
  %205 = getelementptr inbounds i8, i8* %204, i64 -1
  store i8* %205, i8** %7, align 8, !tbaa !8
  br label %206

206:                                              ; preds = %203, %144, %140
  %207 = call fastcc i32 @member(%struct.shell* noundef nonnull %0) #5
  %208 = icmp slt i32 %207, 0
  br i1 %208, label %239, label %209

209:                                              ; preds = %206
  %210 = load i32, i32* %14, align 8, !tbaa !9
  %211 = and i32 %210, 16
  %212 = icmp eq i32 %211, 0
  br i1 %212, label %215, label %213

213:                                              ; preds = %209
  %214 = call i32 @tolower(i32 noundef %207) #5
  br label %215

215:                                              ; preds = %213, %209
  %216 = phi i32 [ %214, %213 ], [ %207, %209 ]
  %217 = load i8*, i8** %7, align 8, !tbaa !8
  %218 = load i8, i8* %217, align 1, !tbaa !14
  %219 = icmp eq i8 %218, 45
  br i1 %219, label %220, label %232

220:                                              ; preds = %215
  %221 = getelementptr inbounds i8, i8* %217, i64 1
  %222 = load i8, i8* %221, align 1, !tbaa !14
  switch i8 %222, label %223 [
    i8 0, label %232
    i8 93, label %232
  ]

223:                                              ; preds = %220
  store i8* %221, i8** %7, align 8, !tbaa !8
  %224 = call fastcc i32 @member(%struct.shell* noundef nonnull %0) #5
  %225 = icmp slt i32 %224, 0
  br i1 %225, label %239, label %226

226:                                              ; preds = %223
  %227 = load i32, i32* %14, align 8, !tbaa !9
  %228 = and i32 %227, 16
  %229 = icmp eq i32 %228, 0
  br i1 %229, label %232, label %230

230:                                              ; preds = %226
  %231 = call i32 @tolower(i32 noundef %224) #5
  br label %232

232:                                              ; preds = %230, %226, %220, %220, %215
  %233 = phi i32 [ %216, %220 ], [ %216, %215 ], [ %216, %220 ], [ %231, %230 ], [ %224, %226 ]
  call fastcc void @put_range(%struct.shell* noundef nonnull %0, i32 noundef %216, i32 noundef %233, i8* noundef nonnull %28) #5
  %234 = load i8*, i8** %7, align 8, !tbaa !8
  br label %235

235:                                              ; preds = %232, %199
  %236 = phi i8* [ %234, %232 ], [ %200, %199 ]
  %237 = load i8, i8* %236, align 1, !tbaa !14
  %238 = icmp eq i8 %237, 93
  br i1 %238, label %239, label %140, !llvm.loop !24

239:                                              ; preds = %235, %223, %206
  %240 = load i32, i32* %12, align 4, !tbaa !10
  %241 = icmp eq i32 %240, 0
  br i1 %241, label %242, label %268

242:                                              ; preds = %239
  %243 = load i8*, i8** %7, align 8, !tbaa !8
  %244 = load i8, i8* %243, align 1, !tbaa !14
  %245 = icmp eq i8 %244, 0
  br i1 %245, label %246, label %247

246:                                              ; preds = %242
  store i8* %132, i8** %7, align 8, !tbaa !8
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %28) #6
  br label %273

247:                                              ; preds = %242
  %248 = getelementptr inbounds i8, i8* %243, i64 1
  store i8* %248, i8** %7, align 8, !tbaa !8
  switch i8 %133, label %250 [
    i8 94, label %249
    i8 33, label %249
  ]

249:                                              ; preds = %247, %247
  br label %254

250:                                              ; preds = %254, %247
  %251 = load i32, i32* %14, align 8, !tbaa !9
  %252 = and i32 %251, 1
  %253 = icmp eq i32 %252, 0
  br i1 %253, label %263, label %262

254:                                              ; preds = %249, %254
  %255 = phi i64 [ %259, %254 ], [ 0, %249 ]
  %256 = getelementptr inbounds [256 x i8], [256 x i8]* %5, i64 0, i64 %255
  %257 = load i8, i8* %256, align 1, !tbaa !14
  %258 = xor i8 %257, 1
  store i8 %258, i8* %256, align 1, !tbaa !14
  %259 = add nuw nsw i64 %255, 1
  %260 = icmp ult i64 %255, 255
  %261 = select i1 %136, i1 %260, i1 false
  br i1 %261, label %254, label %250, !llvm.loop !25

262:                                              ; preds = %250
  store i8 0, i8* %29, align 1, !tbaa !14
  br label %263

263:                                              ; preds = %262, %250
  %264 = load %struct.pattern*, %struct.pattern** %21, align 8, !tbaa !2
  %265 = call i32 @__sv_regex_add_set(%struct.pattern* noundef %264, i8* noundef nonnull %28) #5
  %266 = icmp slt i32 %265, 0
  br i1 %266, label %267, label %269

267:                                              ; preds = %263
  store i32 2, i32* %12, align 4, !tbaa !10
  br label %269

268:                                              ; preds = %199, %239, %198
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %28) #6
  br label %289

269:                                              ; preds = %263, %267
  %270 = phi i32 [ 0, %267 ], [ %265, %263 ]
  %271 = call fastcc i32 @guarded(%struct.shell* noundef nonnull %0, i32 noundef %270) #5
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %28) #6
  %272 = icmp slt i32 %271, 0
  br i1 %272, label %273, label %289

273:                                              ; preds = %246, %269
  %274 = call fastcc i32 @literal(%struct.shell* noundef nonnull %0, i32 noundef 91) #7
  br label %289

275:                                              ; preds = %118
  %276 = load i32, i32* %14, align 8, !tbaa !9
  %277 = and i32 %276, 2
  %278 = icmp eq i32 %277, 0
  br i1 %278, label %279, label %286

279:                                              ; preds = %275
  %280 = load i8*, i8** %7, align 8, !tbaa !8
  %281 = load i8, i8* %280, align 1, !tbaa !14
  %282 = icmp eq i8 %281, 0
  br i1 %282, label %297, label %283

283:                                              ; preds = %279
  %284 = zext i8 %281 to i32
  %285 = getelementptr inbounds i8, i8* %280, i64 1
  store i8* %285, i8** %7, align 8, !tbaa !8
  br label %286

286:                                              ; preds = %275, %283, %118
  %287 = phi i32 [ %47, %118 ], [ 92, %275 ], [ %284, %283 ]
  %288 = call fastcc i32 @literal(%struct.shell* noundef %0, i32 noundef %287) #7
  br label %289

289:                                              ; preds = %268, %269, %273, %286, %128, %119
  %290 = phi i32 [ %288, %286 ], [ %274, %273 ], [ %271, %269 ], [ %130, %128 ], [ %121, %119 ], [ 0, %268 ]
  %291 = call fastcc i32 @join(%struct.shell* noundef %0, i32 noundef %39, i32 noundef %290) #7
  br label %292

292:                                              ; preds = %289, %115
  %293 = phi i32 [ %117, %115 ], [ %291, %289 ]
  %294 = load i8*, i8** %7, align 8, !tbaa !8
  %295 = load i8, i8* %294, align 1, !tbaa !14
  %296 = icmp eq i8 %295, 0
  br i1 %296, label %299, label %36

297:                                              ; preds = %279, %78
  %298 = phi i32 [ 3, %78 ], [ 1, %279 ]
  store i32 %298, i32* %12, align 4, !tbaa !10
  br label %299

299:                                              ; preds = %292, %36, %43, %43, %297, %2
  %300 = phi i32 [ 0, %2 ], [ 0, %297 ], [ %39, %43 ], [ %39, %43 ], [ %39, %36 ], [ %293, %292 ]
  ret i32 %300
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @join(%struct.shell* nocapture noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr #0 {
  %4 = alloca %struct.node, align 8
  %5 = icmp ne i32 %1, 0
  %6 = icmp ne i32 %2, 0
  %7 = and i1 %5, %6
  br i1 %7, label %8, label %23

8:                                                ; preds = %3
  %9 = bitcast %struct.node* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %9)
  %10 = getelementptr inbounds %struct.node, %struct.node* %4, i64 0, i32 0
  store i32 2, i32* %10, align 8
  %11 = getelementptr inbounds %struct.node, %struct.node* %4, i64 0, i32 1
  store i32 %1, i32* %11, align 4
  %12 = getelementptr inbounds %struct.node, %struct.node* %4, i64 0, i32 2
  store i32 %2, i32* %12, align 8
  %13 = getelementptr inbounds %struct.node, %struct.node* %4, i64 0, i32 3
  store i32 0, i32* %13, align 4
  %14 = getelementptr inbounds %struct.node, %struct.node* %4, i64 0, i32 4
  store i32 0, i32* %14, align 8
  %15 = getelementptr inbounds %struct.shell, %struct.shell* %0, i64 0, i32 0
  %16 = load %struct.pattern*, %struct.pattern** %15, align 8, !tbaa !2
  %17 = tail call i32 @__sv_regex_add(%struct.pattern* noundef %16, %struct.node* noundef nonnull byval(%struct.node) align 8 %4) #5
  %18 = icmp slt i32 %17, 0
  br i1 %18, label %19, label %21

19:                                               ; preds = %8
  %20 = getelementptr inbounds %struct.shell, %struct.shell* %0, i64 0, i32 3
  store i32 2, i32* %20, align 4, !tbaa !10
  br label %21

21:                                               ; preds = %8, %19
  %22 = phi i32 [ 0, %19 ], [ %17, %8 ]
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %9)
  br label %25

23:                                               ; preds = %3
  %24 = or i32 %2, %1
  br label %25

25:                                               ; preds = %23, %21
  %26 = phi i32 [ %22, %21 ], [ %24, %23 ]
  ret i32 %26
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @literal(%struct.shell* nocapture noundef %0, i32 noundef %1) unnamed_addr #0 {
  %3 = alloca [256 x i8], align 16
  %4 = getelementptr inbounds [256 x i8], [256 x i8]* %3, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 256, i8* nonnull %4) #6
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(256) %4, i8 0, i64 256, i1 false)
  %5 = getelementptr inbounds %struct.shell, %struct.shell* %0, i64 0, i32 2
  %6 = load i32, i32* %5, align 8, !tbaa !9
  %7 = and i32 %6, 16
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %16, label %9

9:                                                ; preds = %2
  %10 = tail call i32 @tolower(i32 noundef %1) #5
  %11 = load i32, i32* %5, align 8, !tbaa !9
  %12 = and i32 %11, 16
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %16, label %14

14:                                               ; preds = %9
  %15 = tail call i32 @tolower(i32 noundef %1) #5
  br label %16

16:                                               ; preds = %2, %9, %14
  %17 = phi i32 [ %10, %14 ], [ %10, %9 ], [ %1, %2 ]
  %18 = phi i32 [ %15, %14 ], [ %1, %9 ], [ %1, %2 ]
  call fastcc void @put_range(%struct.shell* noundef nonnull %0, i32 noundef %17, i32 noundef %18, i8* noundef nonnull %4) #7
  %19 = getelementptr inbounds %struct.shell, %struct.shell* %0, i64 0, i32 0
  %20 = load %struct.pattern*, %struct.pattern** %19, align 8, !tbaa !2
  %21 = call i32 @__sv_regex_add_set(%struct.pattern* noundef %20, i8* noundef nonnull %4) #5
  %22 = icmp slt i32 %21, 0
  br i1 %22, label %23, label %25

23:                                               ; preds = %16
  %24 = getelementptr inbounds %struct.shell, %struct.shell* %0, i64 0, i32 3
  store i32 2, i32* %24, align 4, !tbaa !10
  br label %25

25:                                               ; preds = %16, %23
  %26 = phi i32 [ 0, %23 ], [ %21, %16 ]
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %4) #6
  ret i32 %26
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: optsize
declare dso_local void @__symvm_note(i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @__sv_regex_compile(%struct.pattern* noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @__sv_regex_search(%struct.pattern* noundef, i8* noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, %struct.span* noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @__sv_regex_free(%struct.pattern* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @__sv_regex_add(%struct.pattern* noundef, %struct.node* noundef byval(%struct.node) align 8) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @strchr(i8* noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define internal fastcc i32 @guarded(%struct.shell* nocapture noundef %0, i32 noundef %1) unnamed_addr #0 {
  %3 = alloca %struct.node, align 8
  %4 = getelementptr inbounds %struct.shell, %struct.shell* %0, i64 0, i32 2
  %5 = load i32, i32* %4, align 8, !tbaa !9
  %6 = and i32 %5, 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %24, label %8

8:                                                ; preds = %2
  %9 = bitcast %struct.node* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %9)
  %10 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 0
  store i32 6, i32* %10, align 8
  %11 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 1
  store i32 0, i32* %11, align 4
  %12 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 2
  store i32 0, i32* %12, align 8
  %13 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 3
  store i32 256, i32* %13, align 4
  %14 = getelementptr inbounds %struct.node, %struct.node* %3, i64 0, i32 4
  store i32 0, i32* %14, align 8
  %15 = getelementptr inbounds %struct.shell, %struct.shell* %0, i64 0, i32 0
  %16 = load %struct.pattern*, %struct.pattern** %15, align 8, !tbaa !2
  %17 = tail call i32 @__sv_regex_add(%struct.pattern* noundef %16, %struct.node* noundef nonnull byval(%struct.node) align 8 %3) #5
  %18 = icmp slt i32 %17, 0
  br i1 %18, label %19, label %21

19:                                               ; preds = %8
  %20 = getelementptr inbounds %struct.shell, %struct.shell* %0, i64 0, i32 3
  store i32 2, i32* %20, align 4, !tbaa !10
  br label %21

21:                                               ; preds = %8, %19
  %22 = phi i32 [ 0, %19 ], [ %17, %8 ]
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %9)
  %23 = tail call fastcc i32 @join(%struct.shell* noundef nonnull %0, i32 noundef %22, i32 noundef %1) #7
  br label %24

24:                                               ; preds = %2, %21
  %25 = phi i32 [ %23, %21 ], [ %1, %2 ]
  ret i32 %25
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @any(%struct.shell* nocapture noundef %0) unnamed_addr #0 {
  %2 = alloca [256 x i8], align 16
  %3 = getelementptr inbounds [256 x i8], [256 x i8]* %2, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 256, i8* nonnull %3) #6
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(256) %3, i8 1, i64 256, i1 false)
  %4 = getelementptr inbounds %struct.shell, %struct.shell* %0, i64 0, i32 2
  %5 = load i32, i32* %4, align 8, !tbaa !9
  %6 = and i32 %5, 1
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %10, label %8

8:                                                ; preds = %1
  %9 = getelementptr inbounds [256 x i8], [256 x i8]* %2, i64 0, i64 47
  store i8 0, i8* %9, align 1, !tbaa !14
  br label %10

10:                                               ; preds = %8, %1
  %11 = getelementptr inbounds %struct.shell, %struct.shell* %0, i64 0, i32 0
  %12 = load %struct.pattern*, %struct.pattern** %11, align 8, !tbaa !2
  %13 = call i32 @__sv_regex_add_set(%struct.pattern* noundef %12, i8* noundef nonnull %3) #5
  %14 = icmp slt i32 %13, 0
  br i1 %14, label %15, label %17

15:                                               ; preds = %10
  %16 = getelementptr inbounds %struct.shell, %struct.shell* %0, i64 0, i32 3
  store i32 2, i32* %16, align 4, !tbaa !10
  br label %17

17:                                               ; preds = %10, %15
  %18 = phi i32 [ 0, %15 ], [ %13, %10 ]
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %3) #6
  ret i32 %18
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define internal fastcc i32 @member(%struct.shell* nocapture noundef %0) unnamed_addr #4 {
  %2 = getelementptr inbounds %struct.shell, %struct.shell* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8, !tbaa !8
  %4 = load i8, i8* %3, align 1, !tbaa !14
  %5 = icmp eq i8 %4, 0
  br i1 %5, label %40, label %6

6:                                                ; preds = %1
  %7 = zext i8 %4 to i32
  %8 = getelementptr inbounds i8, i8* %3, i64 1
  store i8* %8, i8** %2, align 8, !tbaa !8
  switch i8 %4, label %40 [
    i8 92, label %9
    i8 91, label %22
  ]

9:                                                ; preds = %6
  %10 = getelementptr inbounds %struct.shell, %struct.shell* %0, i64 0, i32 2
  %11 = load i32, i32* %10, align 8, !tbaa !9
  %12 = and i32 %11, 2
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %40

14:                                               ; preds = %9
  %15 = load i8, i8* %8, align 1, !tbaa !14
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %17, label %19

17:                                               ; preds = %14
  %18 = getelementptr inbounds %struct.shell, %struct.shell* %0, i64 0, i32 3
  store i32 1, i32* %18, align 4, !tbaa !10
  br label %40

19:                                               ; preds = %14
  %20 = zext i8 %15 to i32
  %21 = getelementptr inbounds i8, i8* %3, i64 2
  store i8* %21, i8** %2, align 8, !tbaa !8
  br label %40

22:                                               ; preds = %6
  %23 = load i8, i8* %8, align 1, !tbaa !14
  switch i8 %23, label %40 [
    i8 46, label %24
    i8 61, label %24
  ]

24:                                               ; preds = %22, %22
  %25 = getelementptr inbounds i8, i8* %3, i64 2
  %26 = load i8, i8* %25, align 1, !tbaa !14
  %27 = icmp eq i8 %26, 0
  br i1 %27, label %40, label %28

28:                                               ; preds = %24
  %29 = getelementptr inbounds i8, i8* %3, i64 3
  %30 = load i8, i8* %29, align 1, !tbaa !14
  %31 = icmp eq i8 %30, %23
  br i1 %31, label %32, label %40

32:                                               ; preds = %28
  %33 = getelementptr inbounds i8, i8* %3, i64 4
  %34 = load i8, i8* %33, align 1, !tbaa !14
  %35 = icmp eq i8 %34, 93
  br i1 %35, label %36, label %40

36:                                               ; preds = %32
  %37 = getelementptr inbounds i8, i8* %3, i64 5
  store i8* %37, i8** %2, align 8, !tbaa !8
  %38 = load i8, i8* %25, align 1, !tbaa !14
  %39 = zext i8 %38 to i32
  br label %40

40:                                               ; preds = %24, %28, %32, %36, %9, %19, %6, %22, %1, %17
  %41 = phi i32 [ -1, %17 ], [ -1, %1 ], [ %20, %19 ], [ %7, %6 ], [ 91, %22 ], [ 92, %9 ], [ %39, %36 ], [ 91, %32 ], [ 91, %28 ], [ 91, %24 ]
  ret i32 %41
}

; Function Attrs: nounwind optsize
define internal fastcc void @put_range(%struct.shell* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, i8* nocapture noundef %3) unnamed_addr #0 {
  %5 = getelementptr inbounds %struct.shell, %struct.shell* %0, i64 0, i32 2
  br label %7

6:                                                ; preds = %27
  ret void

7:                                                ; preds = %4, %27
  %8 = phi i64 [ 0, %4 ], [ %33, %27 ]
  %9 = load i32, i32* %5, align 8, !tbaa !9
  %10 = and i32 %9, 16
  %11 = icmp eq i32 %10, 0
  %12 = trunc i64 %8 to i32
  br i1 %11, label %15, label %13

13:                                               ; preds = %7
  %14 = tail call i32 @tolower(i32 noundef %12) #5
  br label %15

15:                                               ; preds = %7, %13
  %16 = phi i32 [ %14, %13 ], [ %12, %7 ]
  %17 = icmp slt i32 %16, %1
  br i1 %17, label %27, label %18

18:                                               ; preds = %15
  %19 = load i32, i32* %5, align 8, !tbaa !9
  %20 = and i32 %19, 16
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %24, label %22

22:                                               ; preds = %18
  %23 = tail call i32 @tolower(i32 noundef %12) #5
  br label %24

24:                                               ; preds = %18, %22
  %25 = phi i32 [ %23, %22 ], [ %12, %18 ]
  %26 = icmp sle i32 %25, %2
  br label %27

27:                                               ; preds = %24, %15
  %28 = phi i1 [ false, %15 ], [ %26, %24 ]
  %29 = zext i1 %28 to i8
  %30 = getelementptr inbounds i8, i8* %3, i64 %8
  %31 = load i8, i8* %30, align 1, !tbaa !14
  %32 = or i8 %31, %29
  store i8 %32, i8* %30, align 1, !tbaa !14
  %33 = add nuw nsw i64 %8, 1
  %34 = icmp eq i64 %33, 256
  br i1 %34, label %6, label %7, !llvm.loop !26
}

; Function Attrs: optsize
declare dso_local i32 @islower(i32 noundef) #2

; Function Attrs: optsize
declare dso_local i32 @memcmp(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @isalpha(i32 noundef) #2

; Function Attrs: optsize
declare dso_local i32 @isdigit(i32 noundef) #2

; Function Attrs: optsize
declare dso_local i32 @isalnum(i32 noundef) #2

; Function Attrs: optsize
declare dso_local i32 @isspace(i32 noundef) #2

; Function Attrs: optsize
declare dso_local i32 @isupper(i32 noundef) #2

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

; Function Attrs: optsize
declare dso_local i32 @tolower(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @__sv_regex_add_set(%struct.pattern* noundef, i8* noundef) local_unnamed_addr #2

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #4 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nobuiltin nounwind optsize "no-builtins" }
attributes #6 = { nounwind }
attributes #7 = { nobuiltin optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !4, i64 0}
!3 = !{!"shell", !4, i64 0, !4, i64 8, !7, i64 16, !7, i64 20}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"int", !5, i64 0}
!8 = !{!3, !4, i64 8}
!9 = !{!3, !7, i64 16}
!10 = !{!3, !7, i64 20}
!11 = !{!12, !7, i64 52}
!12 = !{!"pattern", !4, i64 0, !4, i64 8, !4, i64 16, !7, i64 24, !7, i64 28, !7, i64 32, !7, i64 36, !7, i64 40, !7, i64 44, !7, i64 48, !7, i64 52, !4, i64 56, !4, i64 64, !7, i64 72}
!13 = !{!7, !7, i64 0}
!14 = !{!5, !5, i64 0}
!15 = distinct !{!15, !16, !17}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = distinct !{!18, !16, !17}
!19 = distinct !{!19, !16, !17}
!20 = distinct !{!20, !16, !17}
!21 = !{!4, !4, i64 0}
!22 = distinct !{!22, !16, !17}
!23 = distinct !{!23, !16, !17}
!24 = distinct !{!24, !17}
!25 = distinct !{!25, !16, !17}
!26 = distinct !{!26, !16, !17}
