; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/fnmatch.c
; ModuleID = 'runtime/c/fnmatch.c'
source_filename = "runtime/c/fnmatch.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, i32, i32, i32, i32 }
%struct.shell = type { %struct.pattern*, i8*, i32, i32 }
%struct.pattern = type { %struct.node*, %struct.range*, %struct.step*, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32*, %struct.edge*, i32 }
%struct.range = type { i32, i32 }
%struct.step = type { i32, i32, i32, i32, i32 }
%struct.edge = type { i32, i32 }
%struct.set = type { %struct.range*, i32, i32 }
%struct.span = type { i32, i32 }

@__sv_utf8 = external dso_local local_unnamed_addr global i32, align 4
@.str = private unnamed_addr constant [33 x i8] c"fnmatch: !(...) is not supported\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"?*+@!\00", align 1

; Function Attrs: nounwind optsize
define dso_local i32 @fnmatch(i8* noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = load i32, i32* @__sv_utf8, align 4, !tbaa !2
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %8, label %6

6:                                                ; preds = %3
  %7 = tail call fastcc i32 @attempt(i8* noundef %0, i8* noundef %1, i32 noundef %2, i32 noundef 1) #4
  br label %8

8:                                                ; preds = %3, %6
  %9 = phi i32 [ %7, %6 ], [ 1, %3 ]
  %10 = sext i32 %9 to i64
  %11 = tail call i32 @__symvm_is_symbolic(i64 noundef %10) #5
  %12 = icmp eq i32 %11, 0
  %13 = icmp ne i32 %9, 1
  %14 = select i1 %12, i1 %13, i1 false
  br i1 %14, label %19, label %15

15:                                               ; preds = %8
  %16 = tail call fastcc i32 @attempt(i8* noundef %0, i8* noundef %1, i32 noundef %2, i32 noundef 0) #4
  %17 = select i1 %12, i32 -1, i32 %9
  %18 = and i32 %16, %17
  br label %19

19:                                               ; preds = %8, %15
  %20 = phi i32 [ %18, %15 ], [ %9, %8 ]
  ret i32 %20
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define internal fastcc i32 @attempt(i8* noundef %0, i8* noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #0 {
  %5 = alloca %struct.node, align 8
  %6 = alloca %struct.node, align 8
  %7 = alloca %struct.node, align 8
  %8 = alloca %struct.node, align 8
  %9 = alloca %struct.shell, align 8
  %10 = alloca %struct.set, align 8
  %11 = tail call i8* @calloc(i64 noundef 1, i64 noundef 112) #5
  %12 = bitcast i8* %11 to %struct.pattern*
  %13 = icmp eq i8* %11, null
  br i1 %13, label %14, label %16

14:                                               ; preds = %4
  %15 = tail call i32* @__errno_location() #5
  store i32 12, i32* %15, align 4, !tbaa !2
  br label %132

16:                                               ; preds = %4
  %17 = bitcast %struct.shell* %9 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %17) #6
  %18 = bitcast %struct.shell* %9 to i8**
  store i8* %11, i8** %18, align 8, !tbaa !6
  %19 = getelementptr inbounds %struct.shell, %struct.shell* %9, i64 0, i32 1
  store i8* %0, i8** %19, align 8, !tbaa !9
  %20 = getelementptr inbounds %struct.shell, %struct.shell* %9, i64 0, i32 2
  store i32 %2, i32* %20, align 8, !tbaa !10
  %21 = getelementptr inbounds %struct.shell, %struct.shell* %9, i64 0, i32 3
  store i32 0, i32* %21, align 4, !tbaa !11
  %22 = tail call i64 @strlen(i8* noundef %1) #5
  %23 = trunc i64 %22 to i32
  %24 = and i32 %2, 4
  %25 = icmp eq i32 %24, 0
  %26 = and i32 %2, 1
  %27 = icmp eq i32 %26, 0
  %28 = select i1 %27, i32 1, i32 2
  %29 = select i1 %25, i32 0, i32 %28
  %30 = getelementptr inbounds i8, i8* %11, i64 80
  %31 = bitcast i8* %30 to i32*
  store i32 %29, i32* %31, align 8, !tbaa !12
  %32 = icmp eq i32 %3, 0
  %33 = select i1 %32, i32 0, i32 2
  %34 = getelementptr inbounds i8, i8* %11, i64 60
  %35 = bitcast i8* %34 to i32*
  store i32 %33, i32* %35, align 4, !tbaa !14
  br i1 %32, label %42, label %36

36:                                               ; preds = %16
  %37 = tail call i64 @strlen(i8* noundef %0) #5
  %38 = trunc i64 %37 to i32
  %39 = tail call i32 @__sv_regex_is_utf8(%struct.pattern* noundef nonnull %12, i8* noundef %0, i32 noundef %38) #5
  %40 = tail call i32 @__sv_regex_is_utf8(%struct.pattern* noundef nonnull %12, i8* noundef %1, i32 noundef %23) #5
  %41 = and i32 %40, %39
  br label %42

42:                                               ; preds = %36, %16
  %43 = phi i32 [ %41, %36 ], [ 1, %16 ]
  %44 = bitcast %struct.node* %8 to i8*
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %44)
  %45 = getelementptr inbounds %struct.node, %struct.node* %8, i64 0, i32 0
  store i32 0, i32* %45, align 8
  %46 = getelementptr inbounds %struct.node, %struct.node* %8, i64 0, i32 1
  %47 = bitcast i32* %46 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(16) %47, i8 0, i64 16, i1 false)
  %48 = getelementptr inbounds %struct.shell, %struct.shell* %9, i64 0, i32 0
  %49 = tail call i32 @__sv_regex_add(%struct.pattern* noundef nonnull %12, %struct.node* noundef nonnull byval(%struct.node) align 8 %8) #5
  %50 = icmp slt i32 %49, 0
  br i1 %50, label %51, label %52

51:                                               ; preds = %42
  store i32 2, i32* %21, align 4, !tbaa !11
  br label %52

52:                                               ; preds = %42, %51
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %44)
  %53 = call fastcc i32 @sequence(%struct.shell* noundef nonnull %9, i32 noundef 0) #4
  %54 = and i32 %2, 8
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %96, label %56

56:                                               ; preds = %52
  %57 = bitcast %struct.set* %10 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %57) #6
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %57, i8 0, i64 16, i1 false)
  %58 = load %struct.pattern*, %struct.pattern** %48, align 8, !tbaa !6
  %59 = getelementptr inbounds %struct.pattern, %struct.pattern* %58, i64 0, i32 12
  %60 = load i32, i32* %59, align 4, !tbaa !14
  %61 = icmp eq i32 %60, 0
  %62 = select i1 %61, i32 255, i32 2147483647
  call void @__sv_set_add(%struct.set* noundef nonnull %10, i32 noundef 0, i32 noundef %62) #5
  %63 = call fastcc i32 @literal(%struct.shell* noundef nonnull %9, i32 noundef 47) #4
  %64 = load %struct.pattern*, %struct.pattern** %48, align 8, !tbaa !6
  %65 = call i32 @__sv_regex_add_set(%struct.pattern* noundef %64, %struct.set* noundef nonnull %10) #5
  %66 = icmp slt i32 %65, 0
  br i1 %66, label %67, label %68

67:                                               ; preds = %56
  store i32 2, i32* %21, align 4, !tbaa !11
  br label %68

68:                                               ; preds = %56, %67
  %69 = phi i32 [ 0, %67 ], [ %65, %56 ]
  %70 = bitcast %struct.node* %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %70)
  %71 = getelementptr inbounds %struct.node, %struct.node* %7, i64 0, i32 0
  store i32 4, i32* %71, align 8
  %72 = getelementptr inbounds %struct.node, %struct.node* %7, i64 0, i32 1
  store i32 %69, i32* %72, align 4
  %73 = getelementptr inbounds %struct.node, %struct.node* %7, i64 0, i32 2
  store i32 0, i32* %73, align 8
  %74 = getelementptr inbounds %struct.node, %struct.node* %7, i64 0, i32 3
  store i32 0, i32* %74, align 4
  %75 = getelementptr inbounds %struct.node, %struct.node* %7, i64 0, i32 4
  store i32 -1, i32* %75, align 8
  %76 = load %struct.pattern*, %struct.pattern** %48, align 8, !tbaa !6
  %77 = call i32 @__sv_regex_add(%struct.pattern* noundef %76, %struct.node* noundef nonnull byval(%struct.node) align 8 %7) #5
  %78 = icmp slt i32 %77, 0
  br i1 %78, label %79, label %80

79:                                               ; preds = %68
  store i32 2, i32* %21, align 4, !tbaa !11
  br label %80

80:                                               ; preds = %68, %79
  %81 = phi i32 [ 0, %79 ], [ %77, %68 ]
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %70)
  %82 = call fastcc i32 @join(%struct.shell* noundef nonnull %9, i32 noundef %63, i32 noundef %81) #4
  %83 = bitcast %struct.node* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %83)
  %84 = getelementptr inbounds %struct.node, %struct.node* %6, i64 0, i32 0
  store i32 4, i32* %84, align 8
  %85 = getelementptr inbounds %struct.node, %struct.node* %6, i64 0, i32 1
  store i32 %82, i32* %85, align 4
  %86 = getelementptr inbounds %struct.node, %struct.node* %6, i64 0, i32 2
  store i32 0, i32* %86, align 8
  %87 = getelementptr inbounds %struct.node, %struct.node* %6, i64 0, i32 3
  store i32 0, i32* %87, align 4
  %88 = getelementptr inbounds %struct.node, %struct.node* %6, i64 0, i32 4
  store i32 1, i32* %88, align 8
  %89 = load %struct.pattern*, %struct.pattern** %48, align 8, !tbaa !6
  %90 = call i32 @__sv_regex_add(%struct.pattern* noundef %89, %struct.node* noundef nonnull byval(%struct.node) align 8 %6) #5
  %91 = icmp slt i32 %90, 0
  br i1 %91, label %92, label %93

92:                                               ; preds = %80
  store i32 2, i32* %21, align 4, !tbaa !11
  br label %93

93:                                               ; preds = %80, %92
  %94 = phi i32 [ 0, %92 ], [ %90, %80 ]
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %83)
  %95 = call fastcc i32 @join(%struct.shell* noundef nonnull %9, i32 noundef %53, i32 noundef %94) #4
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %57) #6
  br label %96

96:                                               ; preds = %93, %52
  %97 = phi i32 [ %95, %93 ], [ %53, %52 ]
  %98 = bitcast %struct.node* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %98)
  %99 = getelementptr inbounds %struct.node, %struct.node* %5, i64 0, i32 0
  store i32 6, i32* %99, align 8
  %100 = getelementptr inbounds %struct.node, %struct.node* %5, i64 0, i32 1
  store i32 0, i32* %100, align 4
  %101 = getelementptr inbounds %struct.node, %struct.node* %5, i64 0, i32 2
  store i32 0, i32* %101, align 8
  %102 = getelementptr inbounds %struct.node, %struct.node* %5, i64 0, i32 3
  store i32 128, i32* %102, align 4
  %103 = getelementptr inbounds %struct.node, %struct.node* %5, i64 0, i32 4
  store i32 0, i32* %103, align 8
  %104 = load %struct.pattern*, %struct.pattern** %48, align 8, !tbaa !6
  %105 = call i32 @__sv_regex_add(%struct.pattern* noundef %104, %struct.node* noundef nonnull byval(%struct.node) align 8 %5) #5
  %106 = icmp slt i32 %105, 0
  br i1 %106, label %107, label %108

107:                                              ; preds = %96
  store i32 2, i32* %21, align 4, !tbaa !11
  br label %108

108:                                              ; preds = %96, %107
  %109 = phi i32 [ 0, %107 ], [ %105, %96 ]
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %98)
  %110 = call fastcc i32 @join(%struct.shell* noundef nonnull %9, i32 noundef %97, i32 noundef %109) #4
  %111 = load i32, i32* %21, align 4, !tbaa !11
  switch i32 %111, label %121 [
    i32 3, label %112
    i32 2, label %117
    i32 0, label %114
  ]

112:                                              ; preds = %108
  call void @__symvm_note(i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str, i64 0, i64 0)) #5
  %113 = call i32* @__errno_location() #5
  store i32 38, i32* %113, align 4, !tbaa !2
  br label %130

114:                                              ; preds = %108
  %115 = call i32 @__sv_regex_compile(%struct.pattern* noundef nonnull %12, i32 noundef %110) #5
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %119, label %117

117:                                              ; preds = %108, %114
  %118 = call i32* @__errno_location() #5
  store i32 12, i32* %118, align 4, !tbaa !2
  br label %130

119:                                              ; preds = %114
  %120 = load i32, i32* %21, align 4, !tbaa !11
  br label %121

121:                                              ; preds = %119, %108
  %122 = phi i32 [ %120, %119 ], [ %111, %108 ]
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %124, label %130

124:                                              ; preds = %121
  %125 = call i32 @__sv_regex_search(%struct.pattern* noundef nonnull %12, i8* noundef %1, i32 noundef %23, i32 noundef 0, i32 noundef 0, i32 noundef 0, %struct.span* noundef null, i32 noundef 0) #5
  %126 = and i32 %125, %43
  %127 = xor i32 %126, 1
  %128 = icmp sgt i32 %125, -1
  %129 = select i1 %128, i32 %127, i32 -1
  br label %130

130:                                              ; preds = %117, %124, %121, %112
  %131 = phi i32 [ -1, %112 ], [ -1, %117 ], [ 1, %121 ], [ %129, %124 ]
  call void @__sv_regex_free(%struct.pattern* noundef nonnull %12) #5
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %17) #6
  br label %132

132:                                              ; preds = %130, %14
  %133 = phi i32 [ %131, %130 ], [ -1, %14 ]
  ret i32 %133
}

; Function Attrs: optsize
declare dso_local i32 @__symvm_is_symbolic(i64 noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: optsize
declare dso_local i8* @calloc(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @__sv_regex_is_utf8(%struct.pattern* noundef, i8* noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: nounwind optsize
define internal fastcc i32 @sequence(%struct.shell* noundef %0, i32 noundef %1) unnamed_addr #0 {
  %3 = alloca %struct.node, align 8
  %4 = alloca %struct.node, align 8
  %5 = alloca %struct.set, align 8
  %6 = alloca %struct.node, align 8
  %7 = getelementptr inbounds %struct.shell, %struct.shell* %0, i64 0, i32 1
  %8 = load i8*, i8** %7, align 8, !tbaa !9
  %9 = load i8, i8* %8, align 1, !tbaa !15
  %10 = icmp eq i8 %9, 0
  br i1 %10, label %284, label %11

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
  %28 = bitcast %struct.set* %5 to i8*
  %29 = bitcast %struct.set* %5 to i8**
  %30 = bitcast %struct.node* %6 to i8*
  %31 = getelementptr inbounds %struct.node, %struct.node* %6, i64 0, i32 0
  %32 = getelementptr inbounds %struct.node, %struct.node* %6, i64 0, i32 1
  %33 = getelementptr inbounds %struct.node, %struct.node* %6, i64 0, i32 2
  %34 = getelementptr inbounds %struct.node, %struct.node* %6, i64 0, i32 3
  %35 = getelementptr inbounds %struct.node, %struct.node* %6, i64 0, i32 4
  br label %36

36:                                               ; preds = %11, %277
  %37 = phi i8 [ %9, %11 ], [ %280, %277 ]
  %38 = phi i32 [ 0, %11 ], [ %278, %277 ]
  %39 = load i32, i32* %12, align 4, !tbaa !11
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %284

41:                                               ; preds = %36
  br i1 %13, label %43, label %42

42:                                               ; preds = %41
  switch i8 %37, label %43 [
    i8 124, label %284
    i8 41, label %284
  ]

43:                                               ; preds = %41, %42
  %44 = call fastcc i32 @next_character(%struct.shell* noundef nonnull %0) #4
  %45 = load i32, i32* %14, align 8, !tbaa !10
  %46 = and i32 %45, 32
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %118, label %48

48:                                               ; preds = %43
  %49 = load i8*, i8** %7, align 8, !tbaa !9
  %50 = load i8, i8* %49, align 1, !tbaa !15
  %51 = icmp eq i8 %50, 40
  br i1 %51, label %52, label %118

52:                                               ; preds = %48
  %53 = call i8* @strchr(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i64 0, i64 0), i32 noundef %44) #5
  %54 = icmp ne i8* %53, null
  %55 = icmp ult i32 %44, 128
  %56 = select i1 %54, i1 %55, i1 false
  br i1 %56, label %57, label %118

57:                                               ; preds = %52
  %58 = load i8*, i8** %7, align 8, !tbaa !9
  %59 = getelementptr inbounds i8, i8* %58, i64 1
  br label %60

60:                                               ; preds = %74, %57
  %61 = phi i8* [ %59, %57 ], [ %77, %74 ]
  %62 = phi i32 [ 0, %57 ], [ %76, %74 ]
  %63 = load i8, i8* %61, align 1, !tbaa !15
  switch i8 %63, label %74 [
    i8 0, label %118
    i8 92, label %64
    i8 40, label %69
    i8 41, label %71
  ]

64:                                               ; preds = %60
  %65 = getelementptr inbounds i8, i8* %61, i64 1
  %66 = load i8, i8* %65, align 1, !tbaa !15
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
  br label %60, !llvm.loop !16

78:                                               ; preds = %71
  %79 = icmp eq i32 %44, 33
  br i1 %79, label %282, label %80

80:                                               ; preds = %78
  store i8* %59, i8** %7, align 8, !tbaa !9
  %81 = call fastcc i32 @sequence(%struct.shell* noundef %0, i32 noundef 1) #5
  br label %82

82:                                               ; preds = %96, %80
  %83 = phi i32 [ %81, %80 ], [ %97, %96 ]
  %84 = load i8*, i8** %7, align 8, !tbaa !9
  %85 = load i8, i8* %84, align 1, !tbaa !15
  switch i8 %85, label %100 [
    i8 124, label %86
    i8 41, label %98
  ]

86:                                               ; preds = %82
  %87 = load i32, i32* %12, align 4, !tbaa !11
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %89, label %100

89:                                               ; preds = %86
  %90 = getelementptr inbounds i8, i8* %84, i64 1
  store i8* %90, i8** %7, align 8, !tbaa !9
  %91 = call fastcc i32 @sequence(%struct.shell* noundef nonnull %0, i32 noundef 1) #5
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %15)
  store i32 3, i32* %16, align 8
  store i32 %83, i32* %17, align 4
  store i32 %91, i32* %18, align 8
  store i32 0, i32* %19, align 4
  store i32 0, i32* %20, align 8
  %92 = load %struct.pattern*, %struct.pattern** %21, align 8, !tbaa !6
  %93 = call i32 @__sv_regex_add(%struct.pattern* noundef %92, %struct.node* noundef nonnull byval(%struct.node) align 8 %3) #5
  %94 = icmp slt i32 %93, 0
  br i1 %94, label %95, label %96

95:                                               ; preds = %89
  store i32 2, i32* %12, align 4, !tbaa !11
  br label %96

96:                                               ; preds = %89, %95
  %97 = phi i32 [ 0, %95 ], [ %93, %89 ]
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %15)
  br label %82, !llvm.loop !19

98:                                               ; preds = %82
  %99 = getelementptr inbounds i8, i8* %84, i64 1
  store i8* %99, i8** %7, align 8, !tbaa !9
  br label %100

100:                                              ; preds = %82, %86, %98
  %101 = icmp ne i32 %44, 64
  %102 = icmp ne i32 %83, 0
  %103 = select i1 %101, i1 %102, i1 false
  br i1 %103, label %104, label %115

104:                                              ; preds = %100
  %105 = icmp eq i32 %44, 43
  %106 = zext i1 %105 to i32
  %107 = icmp eq i32 %44, 63
  %108 = select i1 %107, i32 1, i32 -1
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %22)
  store i32 4, i32* %23, align 8
  store i32 %83, i32* %24, align 4
  store i32 0, i32* %25, align 8
  store i32 %106, i32* %26, align 4
  store i32 %108, i32* %27, align 8
  %109 = load %struct.pattern*, %struct.pattern** %21, align 8, !tbaa !6
  %110 = call i32 @__sv_regex_add(%struct.pattern* noundef %109, %struct.node* noundef nonnull byval(%struct.node) align 8 %4) #5
  %111 = icmp slt i32 %110, 0
  br i1 %111, label %112, label %113

112:                                              ; preds = %104
  store i32 2, i32* %12, align 4, !tbaa !11
  br label %113

113:                                              ; preds = %104, %112
  %114 = phi i32 [ 0, %112 ], [ %110, %104 ]
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %22)
  br label %115

115:                                              ; preds = %100, %113
  %116 = phi i32 [ %114, %113 ], [ %83, %100 ]
  %117 = call fastcc i32 @join(%struct.shell* noundef nonnull %0, i32 noundef %38, i32 noundef %116) #4
  br label %277, !llvm.loop !20

118:                                              ; preds = %60, %52, %48, %43
  switch i32 %44, label %271 [
    i32 63, label %119
    i32 42, label %122
    i32 91, label %148
    i32 92, label %264
  ]

119:                                              ; preds = %118
  %120 = call fastcc i32 @any(%struct.shell* noundef %0) #4
  %121 = call fastcc i32 @guarded(%struct.shell* noundef %0, i32 noundef %120) #4
  br label %274

122:                                              ; preds = %118
  %123 = load i8*, i8** %7, align 8, !tbaa !9
  br label %124

124:                                              ; preds = %127, %122
  %125 = phi i8* [ %123, %122 ], [ %128, %127 ]
  %126 = load i8, i8* %125, align 1, !tbaa !15
  switch i8 %126, label %129 [
    i8 42, label %127
    i8 63, label %127
  ]

127:                                              ; preds = %124, %124
  %128 = getelementptr inbounds i8, i8* %125, i64 1
  br label %124, !llvm.loop !21

129:                                              ; preds = %124
  %130 = load i32, i32* %14, align 8, !tbaa !10
  %131 = and i32 %130, 3
  %132 = icmp eq i32 %131, 1
  %133 = icmp eq i8 %126, 92
  %134 = select i1 %132, i1 %133, i1 false
  br i1 %134, label %135, label %139

135:                                              ; preds = %129
  %136 = getelementptr inbounds i8, i8* %125, i64 1
  %137 = load i8, i8* %136, align 1, !tbaa !15
  %138 = icmp eq i8 %137, 47
  br i1 %138, label %282, label %139

139:                                              ; preds = %129, %135
  %140 = call fastcc i32 @any(%struct.shell* noundef nonnull %0) #4
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %30)
  store i32 4, i32* %31, align 8
  store i32 %140, i32* %32, align 4
  store i32 0, i32* %33, align 8
  store i32 0, i32* %34, align 4
  store i32 -1, i32* %35, align 8
  %141 = load %struct.pattern*, %struct.pattern** %21, align 8, !tbaa !6
  %142 = call i32 @__sv_regex_add(%struct.pattern* noundef %141, %struct.node* noundef nonnull byval(%struct.node) align 8 %6) #5
  %143 = icmp slt i32 %142, 0
  br i1 %143, label %144, label %145

144:                                              ; preds = %139
  store i32 2, i32* %12, align 4, !tbaa !11
  br label %145

145:                                              ; preds = %139, %144
  %146 = phi i32 [ 0, %144 ], [ %142, %139 ]
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %30)
  %147 = call fastcc i32 @guarded(%struct.shell* noundef nonnull %0, i32 noundef %146) #4
  br label %274

148:                                              ; preds = %118
  %149 = load i8*, i8** %7, align 8, !tbaa !9
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %28) #6
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %28, i8 0, i64 16, i1 false) #6
  %150 = load i8, i8* %149, align 1, !tbaa !15
  %151 = icmp eq i8 %150, 33
  %152 = icmp eq i8 %150, 94
  %153 = or i1 %151, %152
  %154 = zext i1 %153 to i64
  %155 = getelementptr inbounds i8, i8* %149, i64 %154
  store i8* %155, i8** %7, align 8, !tbaa !9
  %156 = load i8, i8* %155, align 1, !tbaa !15
  br label %157

157:                                              ; preds = %220, %148
  %158 = phi i8 [ %156, %148 ], [ %222, %220 ]
  %159 = phi i8* [ %155, %148 ], [ %221, %220 ]
  %160 = icmp eq i8 %158, 91
  br i1 %160, label %161, label %201

161:                                              ; preds = %157
  %162 = getelementptr inbounds i8, i8* %159, i64 1
  %163 = load i8, i8* %162, align 1, !tbaa !15
  %164 = icmp eq i8 %163, 58
  br i1 %164, label %165, label %201

165:                                              ; preds = %161
  store i8* %162, i8** %7, align 8, !tbaa !9
  br label %166

166:                                              ; preds = %166, %165
  %167 = phi i8* [ %162, %165 ], [ %168, %166 ]
  %168 = getelementptr inbounds i8, i8* %167, i64 1
  %169 = load i8, i8* %168, align 1, !tbaa !15
  %170 = zext i8 %169 to i32
  %171 = call i32 @islower(i32 noundef %170) #5
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %173, label %166, !llvm.loop !22

173:                                              ; preds = %166
  %174 = load i8, i8* %168, align 1, !tbaa !15
  %175 = icmp eq i8 %174, 58
  br i1 %175, label %176, label %198

176:                                              ; preds = %173
  %177 = getelementptr inbounds i8, i8* %167, i64 2
  %178 = load i8, i8* %177, align 1, !tbaa !15
  %179 = icmp eq i8 %178, 93
  br i1 %179, label %180, label %198

180:                                              ; preds = %176
  %181 = load i8*, i8** %7, align 8, !tbaa !9
  %182 = getelementptr inbounds i8, i8* %181, i64 1
  %183 = ptrtoint i8* %168 to i64
  %184 = ptrtoint i8* %181 to i64
  %185 = xor i64 %184, -1
  %186 = add i64 %185, %183
  %187 = call i32 @__sv_set_class(i8* noundef nonnull %182, i64 noundef %186) #5
  %188 = icmp slt i32 %187, 0
  br i1 %188, label %189, label %191

189:                                              ; preds = %180
  store i32 1, i32* %12, align 4, !tbaa !11
  %190 = getelementptr inbounds i8, i8* %167, i64 3
  store i8* %190, i8** %7, align 8, !tbaa !9
  br label %231

191:                                              ; preds = %180
  %192 = load %struct.pattern*, %struct.pattern** %21, align 8, !tbaa !6
  %193 = getelementptr inbounds %struct.pattern, %struct.pattern* %192, i64 0, i32 12
  %194 = load i32, i32* %193, align 4, !tbaa !14
  call void @__sv_set_add_class(%struct.set* noundef nonnull %5, i32 noundef %187, i32 noundef %194) #5
  %195 = load i32, i32* %12, align 4, !tbaa !11
  %196 = getelementptr inbounds i8, i8* %167, i64 3
  store i8* %196, i8** %7, align 8, !tbaa !9
  %197 = icmp eq i32 %195, 0
  br i1 %197, label %220, label %231

198:                                              ; preds = %176, %173
  %199 = load i8*, i8** %7, align 8, !tbaa !9
  %200 = getelementptr inbounds i8, i8* %199, i64 -1
  store i8* %200, i8** %7, align 8, !tbaa !9
  br label %201

201:                                              ; preds = %198, %161, %157
  %202 = call fastcc i32 @member(%struct.shell* noundef nonnull %0) #5
  %203 = icmp eq i32 %202, -1
  br i1 %203, label %224, label %204

204:                                              ; preds = %201
  %205 = call fastcc i32 @fold(%struct.shell* noundef nonnull %0, i32 noundef %202) #5
  %206 = load i8*, i8** %7, align 8, !tbaa !9
  %207 = load i8, i8* %206, align 1, !tbaa !15
  %208 = icmp eq i8 %207, 45
  br i1 %208, label %209, label %217

209:                                              ; preds = %204
  %210 = getelementptr inbounds i8, i8* %206, i64 1
  %211 = load i8, i8* %210, align 1, !tbaa !15
  switch i8 %211, label %212 [
    i8 0, label %217
    i8 93, label %217
  ]

212:                                              ; preds = %209
  store i8* %210, i8** %7, align 8, !tbaa !9
  %213 = call fastcc i32 @member(%struct.shell* noundef nonnull %0) #5
  %214 = icmp eq i32 %213, -1
  br i1 %214, label %224, label %215

215:                                              ; preds = %212
  %216 = call fastcc i32 @fold(%struct.shell* noundef nonnull %0, i32 noundef %213) #5
  br label %217

217:                                              ; preds = %215, %209, %209, %204
  %218 = phi i32 [ %216, %215 ], [ %205, %209 ], [ %205, %204 ], [ %205, %209 ]
  call fastcc void @put_range(%struct.shell* noundef nonnull %0, i32 noundef %205, i32 noundef %218, %struct.set* noundef nonnull %5) #5
  %219 = load i8*, i8** %7, align 8, !tbaa !9
  br label %220

220:                                              ; preds = %217, %191
  %221 = phi i8* [ %219, %217 ], [ %196, %191 ]
  %222 = load i8, i8* %221, align 1, !tbaa !15
  %223 = icmp eq i8 %222, 93
  br i1 %223, label %224, label %157, !llvm.loop !23

224:                                              ; preds = %220, %212, %201
  %225 = load i32, i32* %12, align 4, !tbaa !11
  %226 = icmp eq i32 %225, 0
  br i1 %226, label %227, label %231

227:                                              ; preds = %224
  %228 = load i8*, i8** %7, align 8, !tbaa !9
  %229 = load i8, i8* %228, align 1, !tbaa !15
  %230 = icmp eq i8 %229, 0
  br i1 %230, label %231, label %240

231:                                              ; preds = %191, %227, %224, %189
  %232 = load i8*, i8** %29, align 8, !tbaa !24
  call void @free(i8* noundef %232) #5
  %233 = load i32, i32* %12, align 4, !tbaa !11
  %234 = icmp eq i32 %233, 0
  br i1 %234, label %237, label %235

235:                                              ; preds = %231
  %236 = load i8*, i8** %7, align 8, !tbaa !9
  br label %237

237:                                              ; preds = %235, %231
  %238 = phi i8* [ %236, %235 ], [ %149, %231 ]
  store i8* %238, i8** %7, align 8, !tbaa !9
  %239 = sext i1 %234 to i32
  br label %259

240:                                              ; preds = %227
  %241 = getelementptr inbounds i8, i8* %228, i64 1
  store i8* %241, i8** %7, align 8, !tbaa !9
  call void @__sv_set_order(%struct.set* noundef nonnull %5) #5
  switch i8 %150, label %246 [
    i8 94, label %242
    i8 33, label %242
  ]

242:                                              ; preds = %240, %240
  %243 = load %struct.pattern*, %struct.pattern** %21, align 8, !tbaa !6
  %244 = getelementptr inbounds %struct.pattern, %struct.pattern* %243, i64 0, i32 12
  %245 = load i32, i32* %244, align 4, !tbaa !14
  call void @__sv_set_invert(%struct.set* noundef nonnull %5, i32 noundef %245) #5
  br label %246

246:                                              ; preds = %242, %240
  %247 = load i32, i32* %14, align 8, !tbaa !10
  %248 = and i32 %247, 1
  %249 = icmp eq i32 %248, 0
  br i1 %249, label %251, label %250

250:                                              ; preds = %246
  call void @__sv_set_remove(%struct.set* noundef nonnull %5, i32 noundef 47) #5
  br label %251

251:                                              ; preds = %250, %246
  %252 = load %struct.pattern*, %struct.pattern** %21, align 8, !tbaa !6
  %253 = call i32 @__sv_regex_add_set(%struct.pattern* noundef %252, %struct.set* noundef nonnull %5) #5
  %254 = icmp slt i32 %253, 0
  br i1 %254, label %255, label %256

255:                                              ; preds = %251
  store i32 2, i32* %12, align 4, !tbaa !11
  br label %256

256:                                              ; preds = %255, %251
  %257 = phi i32 [ 0, %255 ], [ %253, %251 ]
  %258 = call fastcc i32 @guarded(%struct.shell* noundef nonnull %0, i32 noundef %257) #5
  br label %259

259:                                              ; preds = %237, %256
  %260 = phi i32 [ %239, %237 ], [ %258, %256 ]
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %28) #6
  %261 = icmp slt i32 %260, 0
  br i1 %261, label %262, label %274

262:                                              ; preds = %259
  %263 = call fastcc i32 @literal(%struct.shell* noundef nonnull %0, i32 noundef 91) #4
  br label %274

264:                                              ; preds = %118
  %265 = load i32, i32* %14, align 8, !tbaa !10
  %266 = and i32 %265, 2
  %267 = icmp eq i32 %266, 0
  br i1 %267, label %268, label %271

268:                                              ; preds = %264
  %269 = call fastcc i32 @next_character(%struct.shell* noundef nonnull %0) #4
  %270 = icmp eq i32 %269, 0
  br i1 %270, label %282, label %271

271:                                              ; preds = %264, %268, %118
  %272 = phi i32 [ %44, %118 ], [ 92, %264 ], [ %269, %268 ]
  %273 = call fastcc i32 @literal(%struct.shell* noundef %0, i32 noundef %272) #4
  br label %274

274:                                              ; preds = %259, %262, %271, %145, %119
  %275 = phi i32 [ %273, %271 ], [ %263, %262 ], [ %260, %259 ], [ %147, %145 ], [ %121, %119 ]
  %276 = call fastcc i32 @join(%struct.shell* noundef %0, i32 noundef %38, i32 noundef %275) #4
  br label %277

277:                                              ; preds = %274, %115
  %278 = phi i32 [ %117, %115 ], [ %276, %274 ]
  %279 = load i8*, i8** %7, align 8, !tbaa !9
  %280 = load i8, i8* %279, align 1, !tbaa !15
  %281 = icmp eq i8 %280, 0
  br i1 %281, label %284, label %36

282:                                              ; preds = %268, %135, %78
  %283 = phi i32 [ 3, %78 ], [ 1, %135 ], [ 1, %268 ]
  store i32 %283, i32* %12, align 4, !tbaa !11
  br label %284

284:                                              ; preds = %277, %36, %42, %42, %282, %2
  %285 = phi i32 [ 0, %2 ], [ 0, %282 ], [ %38, %42 ], [ %38, %42 ], [ %38, %36 ], [ %278, %277 ]
  ret i32 %285
}

; Function Attrs: optsize
declare dso_local void @__sv_set_add(%struct.set* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

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
  %16 = load %struct.pattern*, %struct.pattern** %15, align 8, !tbaa !6
  %17 = tail call i32 @__sv_regex_add(%struct.pattern* noundef %16, %struct.node* noundef nonnull byval(%struct.node) align 8 %4) #5
  %18 = icmp slt i32 %17, 0
  br i1 %18, label %19, label %21

19:                                               ; preds = %8
  %20 = getelementptr inbounds %struct.shell, %struct.shell* %0, i64 0, i32 3
  store i32 2, i32* %20, align 4, !tbaa !11
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
  %3 = alloca %struct.set, align 8
  %4 = bitcast %struct.set* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %4) #6
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %4, i8 0, i64 16, i1 false)
  %5 = tail call fastcc i32 @fold(%struct.shell* noundef %0, i32 noundef %1) #4
  %6 = tail call fastcc i32 @fold(%struct.shell* noundef %0, i32 noundef %1) #4
  call fastcc void @put_range(%struct.shell* noundef %0, i32 noundef %5, i32 noundef %6, %struct.set* noundef nonnull %3) #4
  %7 = getelementptr inbounds %struct.shell, %struct.shell* %0, i64 0, i32 0
  %8 = load %struct.pattern*, %struct.pattern** %7, align 8, !tbaa !6
  %9 = call i32 @__sv_regex_add_set(%struct.pattern* noundef %8, %struct.set* noundef nonnull %3) #5
  %10 = icmp slt i32 %9, 0
  br i1 %10, label %11, label %13

11:                                               ; preds = %2
  %12 = getelementptr inbounds %struct.shell, %struct.shell* %0, i64 0, i32 3
  store i32 2, i32* %12, align 4, !tbaa !11
  br label %13

13:                                               ; preds = %2, %11
  %14 = phi i32 [ 0, %11 ], [ %9, %2 ]
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %4) #6
  ret i32 %14
}

; Function Attrs: optsize
declare dso_local void @__symvm_note(i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @__sv_regex_compile(%struct.pattern* noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @__sv_regex_search(%struct.pattern* noundef, i8* noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, %struct.span* noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @__sv_regex_free(%struct.pattern* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @__sv_regex_add(%struct.pattern* noundef, %struct.node* noundef byval(%struct.node) align 8) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define internal fastcc i32 @next_character(%struct.shell* nocapture noundef %0) unnamed_addr #0 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #6
  %4 = getelementptr inbounds %struct.shell, %struct.shell* %0, i64 0, i32 0
  %5 = load %struct.pattern*, %struct.pattern** %4, align 8, !tbaa !6
  %6 = getelementptr inbounds %struct.pattern, %struct.pattern* %5, i64 0, i32 12
  %7 = load i32, i32* %6, align 4, !tbaa !14
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %19, label %9

9:                                                ; preds = %1
  %10 = getelementptr inbounds %struct.shell, %struct.shell* %0, i64 0, i32 1
  %11 = load i8*, i8** %10, align 8, !tbaa !9
  %12 = tail call i64 @strlen(i8* noundef %11) #5
  %13 = getelementptr inbounds i8, i8* %11, i64 %12
  %14 = call i32 @__sv_wide_size(i8* noundef %11, i8* noundef %13, i32* noundef nonnull %2) #5
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %19, label %16

16:                                               ; preds = %9
  %17 = load i8*, i8** %10, align 8, !tbaa !9
  %18 = load i32, i32* %2, align 4, !tbaa !2
  br label %26

19:                                               ; preds = %1, %9
  %20 = getelementptr inbounds %struct.shell, %struct.shell* %0, i64 0, i32 1
  %21 = load i8*, i8** %20, align 8, !tbaa !9
  %22 = load i8, i8* %21, align 1, !tbaa !15
  %23 = zext i8 %22 to i32
  %24 = icmp ne i8 %22, 0
  %25 = zext i1 %24 to i32
  br label %26

26:                                               ; preds = %16, %19
  %27 = phi i32 [ %18, %16 ], [ %23, %19 ]
  %28 = phi i8* [ %17, %16 ], [ %21, %19 ]
  %29 = phi i32 [ %14, %16 ], [ %25, %19 ]
  %30 = getelementptr inbounds %struct.shell, %struct.shell* %0, i64 0, i32 1
  %31 = sext i32 %29 to i64
  %32 = getelementptr inbounds i8, i8* %28, i64 %31
  store i8* %32, i8** %30, align 8, !tbaa !9
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #6
  ret i32 %27
}

; Function Attrs: optsize
declare dso_local i8* @strchr(i8* noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define internal fastcc i32 @guarded(%struct.shell* nocapture noundef %0, i32 noundef %1) unnamed_addr #0 {
  %3 = alloca %struct.node, align 8
  %4 = getelementptr inbounds %struct.shell, %struct.shell* %0, i64 0, i32 2
  %5 = load i32, i32* %4, align 8, !tbaa !10
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
  %16 = load %struct.pattern*, %struct.pattern** %15, align 8, !tbaa !6
  %17 = tail call i32 @__sv_regex_add(%struct.pattern* noundef %16, %struct.node* noundef nonnull byval(%struct.node) align 8 %3) #5
  %18 = icmp slt i32 %17, 0
  br i1 %18, label %19, label %21

19:                                               ; preds = %8
  %20 = getelementptr inbounds %struct.shell, %struct.shell* %0, i64 0, i32 3
  store i32 2, i32* %20, align 4, !tbaa !11
  br label %21

21:                                               ; preds = %8, %19
  %22 = phi i32 [ 0, %19 ], [ %17, %8 ]
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %9)
  %23 = tail call fastcc i32 @join(%struct.shell* noundef nonnull %0, i32 noundef %22, i32 noundef %1) #4
  br label %24

24:                                               ; preds = %2, %21
  %25 = phi i32 [ %23, %21 ], [ %1, %2 ]
  ret i32 %25
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @any(%struct.shell* nocapture noundef %0) unnamed_addr #0 {
  %2 = alloca %struct.set, align 8
  %3 = bitcast %struct.set* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %3) #6
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %3, i8 0, i64 16, i1 false)
  %4 = getelementptr inbounds %struct.shell, %struct.shell* %0, i64 0, i32 0
  %5 = load %struct.pattern*, %struct.pattern** %4, align 8, !tbaa !6
  %6 = getelementptr inbounds %struct.pattern, %struct.pattern* %5, i64 0, i32 12
  %7 = load i32, i32* %6, align 4, !tbaa !14
  %8 = icmp eq i32 %7, 0
  %9 = select i1 %8, i32 255, i32 2147483647
  call void @__sv_set_add(%struct.set* noundef nonnull %2, i32 noundef 0, i32 noundef %9) #5
  %10 = getelementptr inbounds %struct.shell, %struct.shell* %0, i64 0, i32 2
  %11 = load i32, i32* %10, align 8, !tbaa !10
  %12 = and i32 %11, 1
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %1
  call void @__sv_set_remove(%struct.set* noundef nonnull %2, i32 noundef 47) #5
  br label %15

15:                                               ; preds = %14, %1
  %16 = load %struct.pattern*, %struct.pattern** %4, align 8, !tbaa !6
  %17 = call i32 @__sv_regex_add_set(%struct.pattern* noundef %16, %struct.set* noundef nonnull %2) #5
  %18 = icmp slt i32 %17, 0
  br i1 %18, label %19, label %21

19:                                               ; preds = %15
  %20 = getelementptr inbounds %struct.shell, %struct.shell* %0, i64 0, i32 3
  store i32 2, i32* %20, align 4, !tbaa !11
  br label %21

21:                                               ; preds = %15, %19
  %22 = phi i32 [ 0, %19 ], [ %17, %15 ]
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %3) #6
  ret i32 %22
}

; Function Attrs: optsize
declare dso_local i32 @__sv_wide_size(i8* noundef, i8* noundef, i32* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @__sv_set_remove(%struct.set* noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define internal fastcc i32 @member(%struct.shell* nocapture noundef %0) unnamed_addr #0 {
  %2 = tail call fastcc i32 @next_character(%struct.shell* noundef %0) #4
  switch i32 %2, label %35 [
    i32 0, label %37
    i32 92, label %3
    i32 91, label %13
  ]

3:                                                ; preds = %1
  %4 = getelementptr inbounds %struct.shell, %struct.shell* %0, i64 0, i32 2
  %5 = load i32, i32* %4, align 8, !tbaa !10
  %6 = and i32 %5, 2
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %35

8:                                                ; preds = %3
  %9 = tail call fastcc i32 @next_character(%struct.shell* noundef nonnull %0) #4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %35

11:                                               ; preds = %8
  %12 = getelementptr inbounds %struct.shell, %struct.shell* %0, i64 0, i32 3
  store i32 1, i32* %12, align 4, !tbaa !11
  br label %37

13:                                               ; preds = %1
  %14 = getelementptr inbounds %struct.shell, %struct.shell* %0, i64 0, i32 1
  %15 = load i8*, i8** %14, align 8, !tbaa !9
  %16 = load i8, i8* %15, align 1, !tbaa !15
  switch i8 %16, label %35 [
    i8 46, label %17
    i8 61, label %17
  ]

17:                                               ; preds = %13, %13
  %18 = getelementptr inbounds i8, i8* %15, i64 1
  store i8* %18, i8** %14, align 8, !tbaa !9
  %19 = load i8, i8* %15, align 1, !tbaa !15
  %20 = tail call fastcc i32 @next_character(%struct.shell* noundef nonnull %0) #5
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %30, label %22

22:                                               ; preds = %17
  %23 = load i8*, i8** %14, align 8, !tbaa !9
  %24 = load i8, i8* %23, align 1, !tbaa !15
  %25 = icmp eq i8 %24, %19
  br i1 %25, label %26, label %30

26:                                               ; preds = %22
  %27 = getelementptr inbounds i8, i8* %23, i64 1
  %28 = load i8, i8* %27, align 1, !tbaa !15
  %29 = icmp eq i8 %28, 93
  br i1 %29, label %31, label %30

30:                                               ; preds = %22, %17, %26
  store i8* %15, i8** %14, align 8, !tbaa !9
  br label %34

31:                                               ; preds = %26
  %32 = getelementptr inbounds i8, i8* %23, i64 2
  store i8* %32, i8** %14, align 8, !tbaa !9
  %33 = icmp eq i32 %20, -1
  br i1 %33, label %34, label %35

34:                                               ; preds = %30, %31
  br label %35

35:                                               ; preds = %34, %31, %3, %13, %1, %8
  %36 = phi i32 [ %9, %8 ], [ %2, %1 ], [ 91, %13 ], [ 92, %3 ], [ 91, %34 ], [ %20, %31 ]
  br label %37

37:                                               ; preds = %1, %35, %11
  %38 = phi i32 [ %36, %35 ], [ -1, %11 ], [ -1, %1 ]
  ret i32 %38
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @fold(%struct.shell* nocapture noundef readonly %0, i32 noundef %1) unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.shell, %struct.shell* %0, i64 0, i32 2
  %4 = load i32, i32* %3, align 8, !tbaa !10
  %5 = and i32 %4, 16
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %17, label %7

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.shell, %struct.shell* %0, i64 0, i32 0
  %9 = load %struct.pattern*, %struct.pattern** %8, align 8, !tbaa !6
  %10 = getelementptr inbounds %struct.pattern, %struct.pattern* %9, i64 0, i32 12
  %11 = load i32, i32* %10, align 4, !tbaa !14
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %15, label %13

13:                                               ; preds = %7
  %14 = tail call i32 @towlower(i32 noundef %1) #5
  br label %17

15:                                               ; preds = %7
  %16 = tail call i32 @tolower(i32 noundef %1) #5
  br label %17

17:                                               ; preds = %2, %13, %15
  %18 = phi i32 [ %14, %13 ], [ %16, %15 ], [ %1, %2 ]
  ret i32 %18
}

; Function Attrs: nounwind optsize
define internal fastcc void @put_range(%struct.shell* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, %struct.set* noundef %3) unnamed_addr #0 {
  %5 = alloca %struct.set, align 8
  %6 = icmp ugt i32 %1, %2
  br i1 %6, label %43, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds %struct.shell, %struct.shell* %0, i64 0, i32 2
  %9 = load i32, i32* %8, align 8, !tbaa !10
  %10 = and i32 %9, 16
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %13

12:                                               ; preds = %7
  tail call void @__sv_set_add(%struct.set* noundef %3, i32 noundef %1, i32 noundef %2) #5
  br label %43

13:                                               ; preds = %7
  %14 = bitcast %struct.set* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %14) #6
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %14, i8 0, i64 16, i1 false)
  call void @__sv_set_add(%struct.set* noundef nonnull %5, i32 noundef %1, i32 noundef %2) #5
  %15 = getelementptr inbounds %struct.shell, %struct.shell* %0, i64 0, i32 0
  %16 = load %struct.pattern*, %struct.pattern** %15, align 8, !tbaa !6
  %17 = getelementptr inbounds %struct.pattern, %struct.pattern* %16, i64 0, i32 12
  %18 = load i32, i32* %17, align 4, !tbaa !14
  call void @__sv_set_unfold(%struct.set* noundef nonnull %5, i32 noundef 0, i32 noundef %18) #5
  %19 = getelementptr inbounds %struct.set, %struct.set* %5, i64 0, i32 1
  %20 = load i32, i32* %19, align 8, !tbaa !26
  %21 = icmp sgt i32 %20, 0
  br i1 %21, label %22, label %24

22:                                               ; preds = %13
  %23 = getelementptr inbounds %struct.set, %struct.set* %5, i64 0, i32 0
  br label %32

24:                                               ; preds = %32, %13
  %25 = getelementptr inbounds %struct.set, %struct.set* %5, i64 0, i32 2
  %26 = load i32, i32* %25, align 4, !tbaa !27
  %27 = getelementptr inbounds %struct.set, %struct.set* %3, i64 0, i32 2
  %28 = load i32, i32* %27, align 4, !tbaa !27
  %29 = or i32 %28, %26
  store i32 %29, i32* %27, align 4, !tbaa !27
  %30 = bitcast %struct.set* %5 to i8**
  %31 = load i8*, i8** %30, align 8, !tbaa !24
  call void @free(i8* noundef %31) #5
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %14) #6
  br label %43

32:                                               ; preds = %22, %32
  %33 = phi i64 [ 0, %22 ], [ %39, %32 ]
  %34 = load %struct.range*, %struct.range** %23, align 8, !tbaa !24
  %35 = getelementptr inbounds %struct.range, %struct.range* %34, i64 %33, i32 0
  %36 = load i32, i32* %35, align 4, !tbaa !28
  %37 = getelementptr inbounds %struct.range, %struct.range* %34, i64 %33, i32 1
  %38 = load i32, i32* %37, align 4, !tbaa !30
  call void @__sv_set_add(%struct.set* noundef %3, i32 noundef %36, i32 noundef %38) #5
  %39 = add nuw nsw i64 %33, 1
  %40 = load i32, i32* %19, align 8, !tbaa !26
  %41 = sext i32 %40 to i64
  %42 = icmp slt i64 %39, %41
  br i1 %42, label %32, label %24, !llvm.loop !31

43:                                               ; preds = %4, %24, %12
  ret void
}

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @__sv_set_order(%struct.set* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @__sv_set_invert(%struct.set* noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @islower(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @__sv_set_class(i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @__sv_set_add_class(%struct.set* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @towlower(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @tolower(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @__sv_set_unfold(%struct.set* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @__sv_regex_add_set(%struct.pattern* noundef, %struct.set* noundef) local_unnamed_addr #2

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #4 = { nobuiltin optsize "no-builtins" }
attributes #5 = { nobuiltin nounwind optsize "no-builtins" }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"int", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!7, !8, i64 0}
!7 = !{!"shell", !8, i64 0, !8, i64 8, !3, i64 16, !3, i64 20}
!8 = !{!"any pointer", !4, i64 0}
!9 = !{!7, !8, i64 8}
!10 = !{!7, !3, i64 16}
!11 = !{!7, !3, i64 20}
!12 = !{!13, !3, i64 80}
!13 = !{!"pattern", !8, i64 0, !8, i64 8, !8, i64 16, !3, i64 24, !3, i64 28, !3, i64 32, !3, i64 36, !3, i64 40, !3, i64 44, !3, i64 48, !3, i64 52, !3, i64 56, !3, i64 60, !3, i64 64, !3, i64 68, !3, i64 72, !3, i64 76, !3, i64 80, !8, i64 88, !8, i64 96, !3, i64 104}
!14 = !{!13, !3, i64 60}
!15 = !{!4, !4, i64 0}
!16 = distinct !{!16, !17, !18}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = distinct !{!19, !17, !18}
!20 = distinct !{!20, !17, !18}
!21 = distinct !{!21, !17, !18}
!22 = distinct !{!22, !17, !18}
!23 = distinct !{!23, !18}
!24 = !{!25, !8, i64 0}
!25 = !{!"set", !8, i64 0, !3, i64 8, !3, i64 12}
!26 = !{!25, !3, i64 8}
!27 = !{!25, !3, i64 12}
!28 = !{!29, !3, i64 0}
!29 = !{!"range", !3, i64 0, !3, i64 4}
!30 = !{!29, !3, i64 4}
!31 = distinct !{!31, !17, !18}
