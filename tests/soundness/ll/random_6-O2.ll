; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only tests/soundness/random_6.c
; ModuleID = 'tests/soundness/random_6.c'
source_filename = "tests/soundness/random_6.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, %struct.node* }

@g1 = dso_local local_unnamed_addr global i32 3, align 4
@table = dso_local local_unnamed_addr global [8 x i32] [i32 5, i32 3, i32 8, i32 1, i32 9, i32 2, i32 7, i32 0], align 16
@in = dso_local global [3 x i8] zeroinitializer, align 1
@.str = private unnamed_addr constant [3 x i8] c"in\00", align 1
@g0 = dso_local local_unnamed_addr global i32 0, align 4
@head = dso_local local_unnamed_addr global %struct.node* null, align 8
@.str.1 = private unnamed_addr constant [32 x i8] c"(v2 ^ table[g1 & 7]) <= 31 + g1\00", align 1
@.str.2 = private unnamed_addr constant [27 x i8] c"tests/soundness/random_6.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.3 = private unnamed_addr constant [21 x i8] c"(x0 * x0) <= 31 + v1\00", align 1
@.str.4 = private unnamed_addr constant [76 x i8] c"!(((x1 * x2) <= x2 || g1 != 7u) && ((4u + g0) != v0 && table[v1 & 7] > 2u))\00", align 1
@__PRETTY_FUNCTION__.f0 = private unnamed_addr constant [44 x i8] c"unsigned int f0(unsigned int, unsigned int)\00", align 1
@.str.5 = private unnamed_addr constant [47 x i8] c"((x2 >> (v0 & 3)) - (x0 - g0)) < table[g0 & 7]\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca [8 x i32], align 16
  tail call void @klee_make_symbolic(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 0), i64 noundef 3, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0)) #6, !dbg !12
  %2 = load i8, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 0), align 1, !dbg !13, !tbaa !14
  %3 = and i8 %2, 7, !dbg !17
  %4 = zext i8 %3 to i32, !dbg !17
  %5 = load i8, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 1), align 1, !dbg !18, !tbaa !14
  %6 = and i8 %5, 7, !dbg !19
  %7 = zext i8 %6 to i32, !dbg !19
  %8 = load i8, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 2), align 1, !dbg !20, !tbaa !14
  %9 = and i8 %8, 7, !dbg !21
  %10 = zext i8 %9 to i32, !dbg !21
  %11 = bitcast [8 x i32]* %1 to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %11) #6, !dbg !22
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(32) %11, i8 0, i64 32, i1 false), !dbg !23
  %12 = load i32, i32* @g0, align 4, !dbg !24, !tbaa !25
  %13 = sub i32 %12, %10, !dbg !24
  store i32 %13, i32* @g0, align 4, !dbg !24, !tbaa !25
  %14 = xor i32 %7, 6, !dbg !27
  %15 = shl nuw nsw i32 %7, 1
  %16 = add nuw nsw i32 %10, 6, !dbg !28
  %17 = add nuw nsw i32 %16, %15, !dbg !29
  %18 = and i32 %17, 7, !dbg !30
  %19 = udiv i32 %14, %18, !dbg !31
  %20 = tail call noalias dereferenceable_or_null(16) i8* @malloc(i64 noundef 16) #6, !dbg !32
  %21 = bitcast i8* %20 to %struct.node*, !dbg !32
  %22 = zext i32 %19 to i64, !dbg !33
  %23 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %22, !dbg !33
  %24 = load i32, i32* %23, align 4, !dbg !33, !tbaa !25
  %25 = add i32 %24, %10, !dbg !34
  %26 = getelementptr inbounds %struct.node, %struct.node* %21, i64 0, i32 0, !dbg !35
  store i32 %25, i32* %26, align 8, !dbg !36, !tbaa !37
  %27 = load %struct.node*, %struct.node** @head, align 8, !dbg !40, !tbaa !41
  %28 = getelementptr inbounds %struct.node, %struct.node* %21, i64 0, i32 1, !dbg !42
  store %struct.node* %27, %struct.node** %28, align 8, !dbg !43, !tbaa !44
  %29 = load i32, i32* getelementptr inbounds ([8 x i32], [8 x i32]* @table, i64 0, i64 2), align 8
  %30 = icmp ugt i32 %29, 6
  br label %47, !dbg !45

31:                                               ; preds = %55
  %32 = tail call noalias dereferenceable_or_null(16) i8* @malloc(i64 noundef 16) #6, !dbg !46
  %33 = bitcast i8* %32 to %struct.node*, !dbg !46
  %34 = getelementptr inbounds %struct.node, %struct.node* %33, i64 0, i32 0, !dbg !47
  store i32 %4, i32* %34, align 8, !dbg !48, !tbaa !37
  %35 = getelementptr inbounds %struct.node, %struct.node* %33, i64 0, i32 1, !dbg !49
  %36 = bitcast %struct.node** %35 to i8**, !dbg !50
  store i8* %20, i8** %36, align 8, !dbg !50, !tbaa !44
  %37 = tail call noalias dereferenceable_or_null(16) i8* @malloc(i64 noundef 16) #6, !dbg !51
  %38 = bitcast i8* %37 to %struct.node*, !dbg !51
  %39 = load i32, i32* @g1, align 4, !dbg !52, !tbaa !25
  %40 = load i32, i32* getelementptr inbounds ([8 x i32], [8 x i32]* @table, i64 0, i64 6), align 8, !dbg !53, !tbaa !25
  %41 = mul i32 %40, %39, !dbg !54
  %42 = getelementptr inbounds %struct.node, %struct.node* %38, i64 0, i32 0, !dbg !55
  store i32 %41, i32* %42, align 8, !dbg !56, !tbaa !37
  %43 = getelementptr inbounds %struct.node, %struct.node* %38, i64 0, i32 1, !dbg !57
  %44 = bitcast %struct.node** %43 to i8**, !dbg !58
  store i8* %32, i8** %44, align 8, !dbg !58, !tbaa !44
  store i8* %37, i8** bitcast (%struct.node** @head to i8**), align 8, !dbg !59, !tbaa !41
  %45 = add i32 %29, 6, !dbg !60
  %46 = icmp eq i8 %9, 0, !dbg !61
  br i1 %46, label %63, label %64, !dbg !62

47:                                               ; preds = %60, %0
  %48 = phi i32 [ %13, %0 ], [ %56, %60 ]
  %49 = phi i32 [ %25, %0 ], [ %62, %60 ], !dbg !63
  %50 = phi %struct.node* [ %21, %0 ], [ %58, %60 ]
  %51 = icmp ugt i32 %49, 5, !dbg !64
  %52 = select i1 %51, i1 %30, i1 false, !dbg !65
  br i1 %52, label %53, label %55, !dbg !65

53:                                               ; preds = %47
  %54 = add i32 %48, %49, !dbg !66
  store i32 %54, i32* @g0, align 4, !dbg !66, !tbaa !25
  br label %55, !dbg !67

55:                                               ; preds = %47, %53
  %56 = phi i32 [ %48, %47 ], [ %54, %53 ]
  %57 = getelementptr inbounds %struct.node, %struct.node* %50, i64 0, i32 1, !dbg !68
  %58 = load %struct.node*, %struct.node** %57, align 8, !dbg !68, !tbaa !44
  %59 = icmp eq %struct.node* %58, null, !dbg !45
  br i1 %59, label %31, label %60, !dbg !45, !llvm.loop !69

60:                                               ; preds = %55
  %61 = getelementptr inbounds %struct.node, %struct.node* %58, i64 0, i32 0
  %62 = load i32, i32* %61, align 8, !dbg !63, !tbaa !37
  br label %47, !dbg !45

63:                                               ; preds = %31
  tail call void @abort() #7, !dbg !72
  unreachable, !dbg !72

64:                                               ; preds = %31
  %65 = icmp eq i8 %6, 0, !dbg !73
  %66 = select i1 %65, i32 %56, i32 7, !dbg !74
  %67 = icmp ult i8 %3, 5, !dbg !75
  br i1 %67, label %68, label %73, !dbg !76

68:                                               ; preds = %64
  %69 = and i32 %45, 7, !dbg !77
  %70 = zext i32 %69 to i64, !dbg !78
  %71 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %70, !dbg !78
  %72 = load i32, i32* %71, align 4, !dbg !78, !tbaa !25
  br label %73, !dbg !76

73:                                               ; preds = %64, %68
  %74 = phi i32 [ %72, %68 ], [ %19, %64 ], !dbg !76
  %75 = and i32 %74, 3, !dbg !79
  %76 = lshr i32 %66, %75, !dbg !80
  %77 = icmp ugt i32 %76, 6, !dbg !81
  br i1 %77, label %78, label %154, !dbg !82

78:                                               ; preds = %73
  %79 = and i32 %10, 3, !dbg !83
  %80 = and i32 %79, %19, !dbg !84
  switch i32 %80, label %144 [
    i32 0, label %81
    i32 1, label %121
  ], !dbg !85

81:                                               ; preds = %78
  %82 = icmp ugt i8 %6, 4, !dbg !86
  %83 = select i1 %82, i32 0, i32 %7, !dbg !87
  %84 = shl nuw nsw i32 %4, 1, !dbg !88
  %85 = add nuw nsw i32 %83, %84, !dbg !89
  store i32 %85, i32* @g1, align 4, !dbg !90, !tbaa !25
  %86 = sub i32 %45, %85, !dbg !91
  %87 = tail call fastcc i32 @f0(i32 noundef %86, i32 noundef %15), !dbg !92
  %88 = load i32, i32* @g1, align 4, !dbg !93, !tbaa !25
  %89 = add i32 %87, %4, !dbg !94
  %90 = add i32 %89, %88, !dbg !95
  %91 = icmp ult i32 %90, 4, !dbg !96
  br i1 %91, label %92, label %106, !dbg !97

92:                                               ; preds = %81
  %93 = xor i8 %9, %6, !dbg !98
  %94 = zext i8 %93 to i32, !dbg !98
  %95 = load i32, i32* %23, align 4, !dbg !99, !tbaa !25
  %96 = and i32 %95, %7, !dbg !100
  %97 = tail call fastcc i32 @f0(i32 noundef %94, i32 noundef %96), !dbg !101
  %98 = load i32, i32* @g1, align 4, !dbg !102, !tbaa !25
  %99 = and i32 %98, 7, !dbg !103
  %100 = zext i32 %99 to i64, !dbg !104
  %101 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %100, !dbg !104
  %102 = load i32, i32* %101, align 4, !dbg !104, !tbaa !25
  %103 = load i32, i32* @g0, align 4, !dbg !105, !tbaa !25
  %104 = add i32 %103, %98, !dbg !106
  %105 = and i32 %104, %102, !dbg !107
  br label %117, !dbg !108

106:                                              ; preds = %81
  %107 = load i32, i32* @g0, align 4, !dbg !109, !tbaa !25
  %108 = and i32 %107, 7, !dbg !110
  %109 = zext i32 %108 to i64, !dbg !111
  %110 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %109, !dbg !111
  %111 = load i32, i32* %110, align 4, !dbg !111, !tbaa !25
  %112 = mul i32 %111, %88, !dbg !112
  %113 = and i32 %112, 7, !dbg !113
  %114 = zext i32 %113 to i64, !dbg !114
  %115 = getelementptr inbounds [8 x i32], [8 x i32]* %1, i64 0, i64 %114, !dbg !114
  %116 = load i32, i32* %115, align 4, !dbg !114, !tbaa !25
  br label %117

117:                                              ; preds = %106, %92
  %118 = phi i32 [ %98, %92 ], [ %88, %106 ]
  %119 = phi i32 [ %105, %92 ], [ %116, %106 ], !dbg !115
  store i32 0, i32* @g0, align 4, !dbg !116, !tbaa !25
  %120 = load %struct.node*, %struct.node** @head, align 8, !dbg !117, !tbaa !41
  br label %121, !dbg !118

121:                                              ; preds = %78, %117
  %122 = phi i32 [ %39, %78 ], [ %118, %117 ], !dbg !119
  %123 = phi %struct.node* [ %38, %78 ], [ %120, %117 ], !dbg !117
  %124 = phi i32 [ %56, %78 ], [ 0, %117 ], !dbg !120
  %125 = phi i32 [ 2, %78 ], [ %119, %117 ], !dbg !115
  %126 = tail call noalias dereferenceable_or_null(16) i8* @malloc(i64 noundef 16) #6, !dbg !121
  %127 = bitcast i8* %126 to %struct.node*, !dbg !121
  %128 = getelementptr inbounds %struct.node, %struct.node* %127, i64 0, i32 0, !dbg !122
  store i32 %124, i32* %128, align 8, !dbg !123, !tbaa !37
  %129 = getelementptr inbounds %struct.node, %struct.node* %127, i64 0, i32 1, !dbg !124
  store %struct.node* %123, %struct.node** %129, align 8, !dbg !125, !tbaa !44
  store i8* %126, i8** bitcast (%struct.node** @head to i8**), align 8, !dbg !126, !tbaa !41
  %130 = and i32 %122, 7, !dbg !119
  %131 = zext i32 %130 to i64, !dbg !119
  %132 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %131, !dbg !119
  %133 = load i32, i32* %132, align 4, !dbg !119, !tbaa !25
  %134 = xor i32 %133, %125, !dbg !119
  %135 = add i32 %122, 31, !dbg !119
  %136 = icmp ugt i32 %134, %135, !dbg !119
  br i1 %136, label %137, label %138, !dbg !119

137:                                              ; preds = %121
  tail call void @__assert_fail(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 66, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #7, !dbg !119
  unreachable, !dbg !119

138:                                              ; preds = %121
  %139 = tail call noalias dereferenceable_or_null(16) i8* @malloc(i64 noundef 16) #6, !dbg !127
  %140 = bitcast i8* %139 to %struct.node*, !dbg !127
  %141 = getelementptr inbounds %struct.node, %struct.node* %140, i64 0, i32 0, !dbg !128
  store i32 %7, i32* %141, align 8, !dbg !129, !tbaa !37
  %142 = getelementptr inbounds %struct.node, %struct.node* %140, i64 0, i32 1, !dbg !130
  %143 = bitcast %struct.node** %142 to i8**, !dbg !131
  store i8* %126, i8** %143, align 8, !dbg !131, !tbaa !44
  store i8* %139, i8** bitcast (%struct.node** @head to i8**), align 8, !dbg !132, !tbaa !41
  br label %154, !dbg !133

144:                                              ; preds = %78
  %145 = add nuw nsw i32 %10, 2, !dbg !134
  %146 = lshr i32 %56, %79, !dbg !135
  %147 = and i32 %146, 7, !dbg !136
  %148 = zext i32 %147 to i64, !dbg !137
  %149 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %148, !dbg !137
  store i32 %145, i32* %149, align 4, !dbg !138, !tbaa !25
  %150 = urem i32 %56, 11, !dbg !139
  %151 = zext i32 %150 to i64, !dbg !140
  %152 = getelementptr inbounds [8 x i32], [8 x i32]* %1, i64 0, i64 %151, !dbg !140
  %153 = load i32, i32* %152, align 4, !dbg !140, !tbaa !25
  store i32 %153, i32* @g1, align 4, !dbg !141, !tbaa !25
  br label %154, !dbg !142

154:                                              ; preds = %138, %144, %73
  %155 = mul nuw nsw i32 %4, %4, !dbg !143
  %156 = add nuw nsw i32 %19, 31, !dbg !143
  %157 = icmp ugt i32 %155, %156, !dbg !143
  br i1 %157, label %158, label %159, !dbg !143

158:                                              ; preds = %154
  tail call void @__assert_fail(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 77, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #7, !dbg !143
  unreachable, !dbg !143

159:                                              ; preds = %154
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %11) #6, !dbg !144
  ret i32 0, !dbg !145
}

declare !dbg !146 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: inaccessiblememonly mustprogress nofree nounwind willreturn
declare noalias noundef i8* @malloc(i64 noundef) local_unnamed_addr #4

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: noreturn nounwind
declare void @abort() local_unnamed_addr #5

; Function Attrs: nounwind uwtable
define internal fastcc i32 @f0(i32 noundef %0, i32 noundef %1) unnamed_addr #0 !dbg !147 {
  %3 = add i32 %1, %0, !dbg !148
  %4 = add i32 %3, 9
  %5 = and i32 %4, 15
  %6 = load i32, i32* getelementptr inbounds ([8 x i32], [8 x i32]* @table, i64 0, i64 0), align 16, !dbg !149, !tbaa !25
  %7 = icmp eq i32 %6, %5, !dbg !150
  br i1 %7, label %30, label %8, !dbg !151

8:                                                ; preds = %2
  %9 = load i32, i32* getelementptr inbounds ([8 x i32], [8 x i32]* @table, i64 0, i64 1), align 4, !dbg !149, !tbaa !25
  %10 = icmp eq i32 %9, %5, !dbg !150
  br i1 %10, label %30, label %11, !dbg !151

11:                                               ; preds = %8
  %12 = load i32, i32* getelementptr inbounds ([8 x i32], [8 x i32]* @table, i64 0, i64 2), align 8, !dbg !149, !tbaa !25
  %13 = icmp eq i32 %12, %5, !dbg !150
  br i1 %13, label %30, label %14, !dbg !151

14:                                               ; preds = %11
  %15 = load i32, i32* getelementptr inbounds ([8 x i32], [8 x i32]* @table, i64 0, i64 3), align 4, !dbg !149, !tbaa !25
  %16 = icmp eq i32 %15, %5, !dbg !150
  br i1 %16, label %30, label %17, !dbg !151

17:                                               ; preds = %14
  %18 = load i32, i32* getelementptr inbounds ([8 x i32], [8 x i32]* @table, i64 0, i64 4), align 16, !dbg !149, !tbaa !25
  %19 = icmp eq i32 %18, %5, !dbg !150
  br i1 %19, label %30, label %20, !dbg !151

20:                                               ; preds = %17
  %21 = load i32, i32* getelementptr inbounds ([8 x i32], [8 x i32]* @table, i64 0, i64 5), align 4, !dbg !149, !tbaa !25
  %22 = icmp eq i32 %21, %5, !dbg !150
  br i1 %22, label %30, label %23, !dbg !151

23:                                               ; preds = %20
  %24 = load i32, i32* getelementptr inbounds ([8 x i32], [8 x i32]* @table, i64 0, i64 6), align 8, !dbg !149, !tbaa !25
  %25 = icmp eq i32 %24, %5, !dbg !150
  br i1 %25, label %30, label %26, !dbg !151

26:                                               ; preds = %23
  %27 = load i32, i32* getelementptr inbounds ([8 x i32], [8 x i32]* @table, i64 0, i64 7), align 4, !dbg !149, !tbaa !25
  %28 = icmp eq i32 %27, %5, !dbg !150
  %29 = select i1 %28, i32 7, i32 8, !dbg !151
  br label %30, !dbg !151

30:                                               ; preds = %26, %23, %20, %17, %14, %11, %8, %2
  %31 = phi i32 [ 0, %2 ], [ 1, %8 ], [ 2, %11 ], [ 3, %14 ], [ 4, %17 ], [ 5, %20 ], [ 6, %23 ], [ %29, %26 ], !dbg !152
  store i32 %31, i32* @g0, align 4, !dbg !153, !tbaa !25
  %32 = and i32 %1, 3, !dbg !154
  %33 = icmp eq i32 %32, 0, !dbg !155
  br i1 %33, label %68, label %34, !dbg !156

34:                                               ; preds = %30
  %35 = load i32, i32* @g1, align 4
  %36 = mul i32 %3, %1
  %37 = icmp ugt i32 %36, %3
  %38 = add nuw nsw i32 %31, 4
  %39 = icmp eq i32 %38, %1
  %40 = load i32, i32* getelementptr inbounds ([8 x i32], [8 x i32]* @table, i64 0, i64 1), align 4
  %41 = icmp ult i32 %40, 3
  %42 = icmp ult i32 %3, 3
  %43 = icmp eq i32 %35, 7, !dbg !157
  %44 = select i1 %37, i1 %43, i1 false, !dbg !157
  %45 = select i1 %44, i1 true, i1 %39, !dbg !157
  %46 = select i1 %45, i1 true, i1 %41, !dbg !157
  br i1 %46, label %48, label %47, !dbg !157

47:                                               ; preds = %60, %51, %34
  tail call void @__assert_fail(i8* noundef getelementptr inbounds ([76 x i8], [76 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 16, i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @__PRETTY_FUNCTION__.f0, i64 0, i64 0)) #7, !dbg !157
  unreachable, !dbg !157

48:                                               ; preds = %34
  br i1 %42, label %68, label %49, !dbg !158

49:                                               ; preds = %48
  store i32 %35, i32* @g1, align 4, !dbg !159, !tbaa !25
  %50 = icmp eq i32 %32, 1, !dbg !155
  br i1 %50, label %68, label %51, !dbg !156, !llvm.loop !160

51:                                               ; preds = %49
  %52 = icmp eq i32 %35, 7, !dbg !157
  %53 = select i1 %37, i1 %52, i1 false, !dbg !157
  %54 = select i1 %53, i1 true, i1 %39, !dbg !157
  %55 = select i1 %54, i1 true, i1 %41, !dbg !157
  br i1 %55, label %56, label %47, !dbg !157

56:                                               ; preds = %51
  br i1 %42, label %68, label %57, !dbg !158

57:                                               ; preds = %56
  %58 = add i32 %35, 1, !dbg !159
  store i32 %58, i32* @g1, align 4, !dbg !159, !tbaa !25
  %59 = icmp eq i32 %32, 2, !dbg !155
  br i1 %59, label %68, label %60, !dbg !156, !llvm.loop !160

60:                                               ; preds = %57
  %61 = icmp eq i32 %58, 7, !dbg !157
  %62 = select i1 %37, i1 %61, i1 false, !dbg !157
  %63 = select i1 %62, i1 true, i1 %39, !dbg !157
  %64 = select i1 %63, i1 true, i1 %41, !dbg !157
  br i1 %64, label %65, label %47, !dbg !157

65:                                               ; preds = %60
  br i1 %42, label %68, label %66, !dbg !158

66:                                               ; preds = %65
  %67 = add i32 %35, 3, !dbg !159
  store i32 %67, i32* @g1, align 4, !dbg !159, !tbaa !25
  br label %68

68:                                               ; preds = %49, %48, %56, %57, %65, %66, %30
  %69 = lshr i32 %3, %32, !dbg !162
  %70 = sub i32 %69, %0, !dbg !162
  %71 = add i32 %70, %31, !dbg !162
  %72 = and i32 %31, 7, !dbg !162
  %73 = zext i32 %72 to i64, !dbg !162
  %74 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %73, !dbg !162
  %75 = load i32, i32* %74, align 4, !dbg !162, !tbaa !25
  %76 = icmp ult i32 %71, %75, !dbg !162
  br i1 %76, label %78, label %77, !dbg !162

77:                                               ; preds = %68
  tail call void @__assert_fail(i8* noundef getelementptr inbounds ([47 x i8], [47 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 21, i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @__PRETTY_FUNCTION__.f0, i64 0, i64 0)) #7, !dbg !162
  unreachable, !dbg !162

78:                                               ; preds = %68
  %79 = and i32 %0, 31, !dbg !163
  ret i32 %79, !dbg !164
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #5

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #4 = { inaccessiblememonly mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/soundness/random_6.c", directory: ".", checksumkind: CSK_MD5, checksum: "5166f3890182131bc08192c41c18ca75")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 24, type: !10, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 25, column: 3, scope: !9)
!13 = !DILocation(line: 26, column: 17, scope: !9)
!14 = !{!15, !15, i64 0}
!15 = !{!"omnipotent char", !16, i64 0}
!16 = !{!"Simple C/C++ TBAA"}
!17 = !DILocation(line: 26, column: 23, scope: !9)
!18 = !DILocation(line: 26, column: 33, scope: !9)
!19 = !DILocation(line: 26, column: 39, scope: !9)
!20 = !DILocation(line: 26, column: 49, scope: !9)
!21 = !DILocation(line: 26, column: 55, scope: !9)
!22 = !DILocation(line: 27, column: 3, scope: !9)
!23 = !DILocation(line: 27, column: 36, scope: !9)
!24 = !DILocation(line: 28, column: 6, scope: !9)
!25 = !{!26, !26, i64 0}
!26 = !{!"int", !15, i64 0}
!27 = !DILocation(line: 30, column: 12, scope: !9)
!28 = !DILocation(line: 30, column: 39, scope: !9)
!29 = !DILocation(line: 30, column: 33, scope: !9)
!30 = !DILocation(line: 30, column: 47, scope: !9)
!31 = !DILocation(line: 30, column: 18, scope: !9)
!32 = !DILocation(line: 31, column: 21, scope: !9)
!33 = !DILocation(line: 32, column: 19, scope: !9)
!34 = !DILocation(line: 32, column: 17, scope: !9)
!35 = !DILocation(line: 32, column: 7, scope: !9)
!36 = !DILocation(line: 32, column: 11, scope: !9)
!37 = !{!38, !26, i64 0}
!38 = !{!"node", !26, i64 0, !39, i64 8}
!39 = !{!"any pointer", !15, i64 0}
!40 = !DILocation(line: 32, column: 46, scope: !9)
!41 = !{!39, !39, i64 0}
!42 = !DILocation(line: 32, column: 39, scope: !9)
!43 = !DILocation(line: 32, column: 44, scope: !9)
!44 = !{!38, !39, i64 8}
!45 = !DILocation(line: 33, column: 3, scope: !9)
!46 = !DILocation(line: 37, column: 21, scope: !9)
!47 = !DILocation(line: 38, column: 7, scope: !9)
!48 = !DILocation(line: 38, column: 11, scope: !9)
!49 = !DILocation(line: 38, column: 21, scope: !9)
!50 = !DILocation(line: 38, column: 26, scope: !9)
!51 = !DILocation(line: 39, column: 21, scope: !9)
!52 = !DILocation(line: 40, column: 14, scope: !9)
!53 = !DILocation(line: 40, column: 19, scope: !9)
!54 = !DILocation(line: 40, column: 17, scope: !9)
!55 = !DILocation(line: 40, column: 7, scope: !9)
!56 = !DILocation(line: 40, column: 11, scope: !9)
!57 = !DILocation(line: 40, column: 39, scope: !9)
!58 = !DILocation(line: 40, column: 44, scope: !9)
!59 = !DILocation(line: 40, column: 57, scope: !9)
!60 = !DILocation(line: 41, column: 6, scope: !9)
!61 = !DILocation(line: 42, column: 10, scope: !9)
!62 = !DILocation(line: 42, column: 7, scope: !9)
!63 = !DILocation(line: 34, column: 13, scope: !9)
!64 = !DILocation(line: 34, column: 17, scope: !9)
!65 = !DILocation(line: 34, column: 21, scope: !9)
!66 = !DILocation(line: 35, column: 10, scope: !9)
!67 = !DILocation(line: 35, column: 7, scope: !9)
!68 = !DILocation(line: 33, column: 45, scope: !9)
!69 = distinct !{!69, !45, !70, !71}
!70 = !DILocation(line: 36, column: 3, scope: !9)
!71 = !{!"llvm.loop.mustprogress"}
!72 = !DILocation(line: 43, column: 5, scope: !9)
!73 = !DILocation(line: 44, column: 12, scope: !9)
!74 = !DILocation(line: 44, column: 9, scope: !9)
!75 = !DILocation(line: 44, column: 36, scope: !9)
!76 = !DILocation(line: 44, column: 33, scope: !9)
!77 = !DILocation(line: 44, column: 53, scope: !9)
!78 = !DILocation(line: 44, column: 44, scope: !9)
!79 = !DILocation(line: 44, column: 64, scope: !9)
!80 = !DILocation(line: 44, column: 28, scope: !9)
!81 = !DILocation(line: 44, column: 70, scope: !9)
!82 = !DILocation(line: 44, column: 7, scope: !9)
!83 = !DILocation(line: 45, column: 18, scope: !9)
!84 = !DILocation(line: 45, column: 25, scope: !9)
!85 = !DILocation(line: 45, column: 5, scope: !9)
!86 = !DILocation(line: 47, column: 19, scope: !9)
!87 = !DILocation(line: 47, column: 16, scope: !9)
!88 = !DILocation(line: 47, column: 42, scope: !9)
!89 = !DILocation(line: 47, column: 36, scope: !9)
!90 = !DILocation(line: 47, column: 12, scope: !9)
!91 = !DILocation(line: 48, column: 21, scope: !9)
!92 = !DILocation(line: 48, column: 14, scope: !9)
!93 = !DILocation(line: 49, column: 20, scope: !9)
!94 = !DILocation(line: 49, column: 18, scope: !9)
!95 = !DILocation(line: 49, column: 24, scope: !9)
!96 = !DILocation(line: 49, column: 30, scope: !9)
!97 = !DILocation(line: 49, column: 13, scope: !9)
!98 = !DILocation(line: 55, column: 23, scope: !9)
!99 = !DILocation(line: 55, column: 31, scope: !9)
!100 = !DILocation(line: 55, column: 45, scope: !9)
!101 = !DILocation(line: 55, column: 16, scope: !9)
!102 = !DILocation(line: 56, column: 23, scope: !9)
!103 = !DILocation(line: 56, column: 26, scope: !9)
!104 = !DILocation(line: 56, column: 17, scope: !9)
!105 = !DILocation(line: 56, column: 34, scope: !9)
!106 = !DILocation(line: 56, column: 37, scope: !9)
!107 = !DILocation(line: 56, column: 31, scope: !9)
!108 = !DILocation(line: 57, column: 9, scope: !9)
!109 = !DILocation(line: 58, column: 26, scope: !9)
!110 = !DILocation(line: 58, column: 29, scope: !9)
!111 = !DILocation(line: 58, column: 20, scope: !9)
!112 = !DILocation(line: 58, column: 34, scope: !9)
!113 = !DILocation(line: 58, column: 41, scope: !9)
!114 = !DILocation(line: 58, column: 16, scope: !9)
!115 = !DILocation(line: 0, scope: !9)
!116 = !DILocation(line: 60, column: 12, scope: !9)
!117 = !DILocation(line: 65, column: 34, scope: !9)
!118 = !DILocation(line: 61, column: 7, scope: !9)
!119 = !DILocation(line: 66, column: 9, scope: !9)
!120 = !DILocation(line: 65, column: 19, scope: !9)
!121 = !DILocation(line: 64, column: 27, scope: !9)
!122 = !DILocation(line: 65, column: 13, scope: !9)
!123 = !DILocation(line: 65, column: 17, scope: !9)
!124 = !DILocation(line: 65, column: 27, scope: !9)
!125 = !DILocation(line: 65, column: 32, scope: !9)
!126 = !DILocation(line: 65, column: 45, scope: !9)
!127 = !DILocation(line: 67, column: 27, scope: !9)
!128 = !DILocation(line: 68, column: 13, scope: !9)
!129 = !DILocation(line: 68, column: 17, scope: !9)
!130 = !DILocation(line: 68, column: 27, scope: !9)
!131 = !DILocation(line: 68, column: 32, scope: !9)
!132 = !DILocation(line: 68, column: 45, scope: !9)
!133 = !DILocation(line: 69, column: 9, scope: !9)
!134 = !DILocation(line: 71, column: 45, scope: !9)
!135 = !DILocation(line: 71, column: 20, scope: !9)
!136 = !DILocation(line: 71, column: 34, scope: !9)
!137 = !DILocation(line: 71, column: 9, scope: !9)
!138 = !DILocation(line: 71, column: 39, scope: !9)
!139 = !DILocation(line: 72, column: 19, scope: !9)
!140 = !DILocation(line: 72, column: 14, scope: !9)
!141 = !DILocation(line: 72, column: 12, scope: !9)
!142 = !DILocation(line: 74, column: 9, scope: !9)
!143 = !DILocation(line: 77, column: 3, scope: !9)
!144 = !DILocation(line: 79, column: 1, scope: !9)
!145 = !DILocation(line: 78, column: 3, scope: !9)
!146 = !DISubprogram(name: "klee_make_symbolic", scope: !1, file: !1, line: 4, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!147 = distinct !DISubprogram(name: "f0", scope: !1, file: !1, line: 9, type: !10, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!148 = !DILocation(line: 10, column: 20, scope: !147)
!149 = !DILocation(line: 12, column: 20, scope: !147)
!150 = !DILocation(line: 12, column: 30, scope: !147)
!151 = !DILocation(line: 12, column: 3, scope: !147)
!152 = !DILocation(line: 0, scope: !147)
!153 = !DILocation(line: 14, column: 6, scope: !147)
!154 = !DILocation(line: 15, column: 35, scope: !147)
!155 = !DILocation(line: 15, column: 44, scope: !147)
!156 = !DILocation(line: 15, column: 3, scope: !147)
!157 = !DILocation(line: 16, column: 5, scope: !147)
!158 = !DILocation(line: 17, column: 9, scope: !147)
!159 = !DILocation(line: 19, column: 8, scope: !147)
!160 = distinct !{!160, !156, !161, !71}
!161 = !DILocation(line: 20, column: 3, scope: !147)
!162 = !DILocation(line: 21, column: 3, scope: !147)
!163 = !DILocation(line: 22, column: 29, scope: !147)
!164 = !DILocation(line: 22, column: 3, scope: !147)
