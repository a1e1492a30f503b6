; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only tests/soundness/random_4.c
; ModuleID = 'tests/soundness/random_4.c'
source_filename = "tests/soundness/random_4.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, %struct.node* }

@g1 = dso_local local_unnamed_addr global i32 3, align 4
@table = dso_local local_unnamed_addr global [8 x i32] [i32 5, i32 3, i32 8, i32 1, i32 9, i32 2, i32 7, i32 0], align 16
@in = dso_local global [3 x i8] zeroinitializer, align 1
@.str = private unnamed_addr constant [3 x i8] c"in\00", align 1
@.str.1 = private unnamed_addr constant [8 x i8] c"g1 < 54\00", align 1
@.str.2 = private unnamed_addr constant [27 x i8] c"tests/soundness/random_4.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@g0 = dso_local local_unnamed_addr global i32 0, align 4
@head = dso_local local_unnamed_addr global %struct.node* null, align 8
@.str.8 = private unnamed_addr constant [31 x i8] c"!(v0 == 8u && (v0 ^ g0) <= x2)\00", align 1
@__PRETTY_FUNCTION__.f0 = private unnamed_addr constant [44 x i8] c"unsigned int f0(unsigned int, unsigned int)\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  tail call void @klee_make_symbolic(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 0), i64 noundef 3, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0)) #6, !dbg !12
  %1 = load i8, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 0), align 1, !dbg !13, !tbaa !14
  %2 = and i8 %1, 7, !dbg !17
  %3 = zext i8 %2 to i32, !dbg !17
  %4 = load i8, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 1), align 1, !dbg !18, !tbaa !14
  %5 = and i8 %4, 7, !dbg !19
  %6 = zext i8 %5 to i32, !dbg !19
  %7 = load i8, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 2), align 1, !dbg !20, !tbaa !14
  %8 = and i8 %7, 7, !dbg !21
  %9 = zext i8 %8 to i32, !dbg !21
  %10 = load i32, i32* @g1, align 4, !dbg !22, !tbaa !23
  %11 = icmp ult i32 %10, 54, !dbg !22
  br i1 %11, label %12, label %25, !dbg !22

12:                                               ; preds = %0
  %13 = and i32 %6, 1, !dbg !25
  %14 = or i32 %13, 2, !dbg !25
  %15 = lshr i32 %6, 1, !dbg !25
  %16 = and i32 %15, 1, !dbg !25
  %17 = add nuw nsw i32 %16, %14, !dbg !25
  %18 = lshr i32 %6, 2, !dbg !25
  %19 = add nuw nsw i32 %18, %17, !dbg !25
  %20 = add nuw nsw i32 %10, %6, !dbg !26
  %21 = load i32, i32* getelementptr inbounds ([8 x i32], [8 x i32]* @table, i64 0, i64 0), align 16, !dbg !27, !tbaa !23
  %22 = mul i32 %21, %6, !dbg !28
  %23 = xor i32 %22, %20, !dbg !29
  %24 = icmp ugt i32 %23, 7, !dbg !30
  br i1 %24, label %26, label %84, !dbg !31

25:                                               ; preds = %0
  tail call void @__assert_fail(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 36, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #7, !dbg !22
  unreachable, !dbg !22

26:                                               ; preds = %12
  %27 = tail call noalias dereferenceable_or_null(16) i8* @malloc(i64 noundef 16) #6, !dbg !32
  %28 = bitcast i8* %27 to %struct.node*, !dbg !32
  %29 = getelementptr inbounds %struct.node, %struct.node* %28, i64 0, i32 0, !dbg !33
  store i32 %10, i32* %29, align 8, !dbg !34, !tbaa !35
  %30 = load %struct.node*, %struct.node** @head, align 8, !dbg !38, !tbaa !39
  %31 = getelementptr inbounds %struct.node, %struct.node* %28, i64 0, i32 1, !dbg !40
  store %struct.node* %30, %struct.node** %31, align 8, !dbg !41, !tbaa !42
  store i8* %27, i8** bitcast (%struct.node** @head to i8**), align 8, !dbg !43, !tbaa !39
  %32 = mul i32 %21, %3, !dbg !44
  %33 = and i32 %32, 3, !dbg !45
  switch i32 %33, label %34 [
    i32 0, label %37
    i32 1, label %40
  ], !dbg !46

34:                                               ; preds = %26
  %35 = and i32 %19, 7, !dbg !47
  %36 = zext i32 %35 to i64, !dbg !48
  br label %58, !dbg !46

37:                                               ; preds = %26
  %38 = tail call fastcc i32 @f0(i32 noundef %6, i32 noundef %9), !dbg !49
  store i32 %38, i32* @g1, align 4, !dbg !50, !tbaa !23
  %39 = mul nuw nsw i32 %3, 3, !dbg !51
  store i32 %39, i32* @g0, align 4, !dbg !52, !tbaa !23
  br label %76, !dbg !53

40:                                               ; preds = %26
  %41 = mul nuw nsw i32 %19, %3, !dbg !54
  %42 = tail call fastcc i32 @f0(i32 noundef %9, i32 noundef %41), !dbg !55
  %43 = and i32 %19, 7, !dbg !56
  %44 = zext i32 %43 to i64, !dbg !57
  %45 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %44, !dbg !57
  %46 = load i32, i32* %45, align 4, !dbg !57, !tbaa !23
  %47 = xor i32 %46, %9, !dbg !58
  %48 = tail call fastcc i32 @f0(i32 noundef 9, i32 noundef %47), !dbg !59
  %49 = load i32, i32* @g1, align 4, !dbg !60, !tbaa !23
  %50 = and i32 %49, 7, !dbg !61
  %51 = zext i32 %50 to i64, !dbg !62
  %52 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %51, !dbg !62
  %53 = load i32, i32* %52, align 4, !dbg !62, !tbaa !23
  %54 = and i32 %3, 3, !dbg !63
  %55 = lshr i32 %9, %54, !dbg !64
  %56 = zext i32 %55 to i64, !dbg !65
  %57 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %56, !dbg !65
  store i32 %53, i32* %57, align 4, !dbg !66, !tbaa !23
  br label %58, !dbg !67

58:                                               ; preds = %34, %40
  %59 = phi i64 [ %36, %34 ], [ %44, %40 ], !dbg !48
  %60 = load i32, i32* @g0, align 4, !dbg !68, !tbaa !23
  %61 = sub i32 %60, %6, !dbg !69
  store i32 %61, i32* @g1, align 4, !dbg !70, !tbaa !23
  %62 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %59, !dbg !48
  %63 = load i32, i32* %62, align 4, !dbg !48, !tbaa !23
  %64 = mul i32 %63, %3, !dbg !71
  %65 = load i32, i32* getelementptr inbounds ([8 x i32], [8 x i32]* @table, i64 0, i64 1), align 4, !dbg !72, !tbaa !23
  %66 = add i32 %65, %6, !dbg !73
  %67 = add i32 %66, %64, !dbg !74
  %68 = and i32 %67, 3, !dbg !75
  %69 = udiv i32 %60, %68, !dbg !76
  %70 = and i32 %61, 7, !dbg !77
  %71 = zext i32 %70 to i64, !dbg !77
  %72 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %71, !dbg !77
  %73 = load i32, i32* %72, align 4, !dbg !78, !tbaa !23
  %74 = add i32 %63, %3, !dbg !79
  %75 = add i32 %74, %73, !dbg !80
  br label %76, !dbg !81

76:                                               ; preds = %37, %58
  %77 = phi i32 [ %69, %58 ], [ 0, %37 ], !dbg !77
  %78 = phi i32 [ %75, %58 ], [ %19, %37 ], !dbg !77
  %79 = tail call noalias dereferenceable_or_null(16) i8* @malloc(i64 noundef 16) #6, !dbg !82
  %80 = bitcast i8* %79 to %struct.node*, !dbg !82
  %81 = getelementptr inbounds %struct.node, %struct.node* %80, i64 0, i32 0, !dbg !83
  store i32 %9, i32* %81, align 8, !dbg !84, !tbaa !35
  %82 = load %struct.node*, %struct.node** @head, align 8, !dbg !85, !tbaa !39
  %83 = getelementptr inbounds %struct.node, %struct.node* %80, i64 0, i32 1, !dbg !86
  store %struct.node* %82, %struct.node** %83, align 8, !dbg !87, !tbaa !42
  store i8* %79, i8** bitcast (%struct.node** @head to i8**), align 8, !dbg !88, !tbaa !39
  br label %84, !dbg !89

84:                                               ; preds = %12, %76
  %85 = phi i32 [ %77, %76 ], [ 0, %12 ], !dbg !77
  %86 = phi i32 [ %78, %76 ], [ %19, %12 ], !dbg !77
  %87 = and i32 %86, 7, !dbg !90
  %88 = zext i32 %87 to i64, !dbg !91
  %89 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %88, !dbg !91
  %90 = load i32, i32* %89, align 4, !dbg !91, !tbaa !23
  %91 = and i32 %90, 7, !dbg !92
  %92 = zext i32 %91 to i64, !dbg !93
  %93 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %92, !dbg !93
  %94 = load i32, i32* %93, align 4, !dbg !93, !tbaa !23
  %95 = and i32 %85, 7, !dbg !94
  %96 = zext i32 %95 to i64, !dbg !95
  %97 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %96, !dbg !95
  %98 = load i32, i32* %97, align 4, !dbg !95, !tbaa !23
  %99 = add i32 %98, %94, !dbg !96
  %100 = tail call fastcc i32 @f0(i32 noundef %3, i32 noundef %99), !dbg !97
  store i32 %100, i32* @g0, align 4, !dbg !98, !tbaa !23
  ret i32 0, !dbg !99
}

declare !dbg !100 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #4

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: inaccessiblememonly mustprogress nofree nounwind willreturn
declare noalias noundef i8* @malloc(i64 noundef) local_unnamed_addr #5

; Function Attrs: nounwind uwtable
define internal fastcc i32 @f0(i32 noundef %0, i32 noundef %1) unnamed_addr #0 !dbg !101 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca [8 x i32], align 16
  %6 = add i32 %1, %0, !dbg !102
  %7 = bitcast i32* %3 to i8*, !dbg !103
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7), !dbg !103
  store i32 1, i32* %3, align 4, !dbg !104, !tbaa !23
  %8 = bitcast i32* %4 to i8*, !dbg !103
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %8), !dbg !103
  store i32 0, i32* %4, align 4, !dbg !105, !tbaa !23
  %9 = bitcast [8 x i32]* %5 to i8*, !dbg !103
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %9) #6, !dbg !103
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(32) %9, i8 0, i64 32, i1 false), !dbg !106
  %10 = and i32 %6, 3, !dbg !107
  %11 = icmp eq i32 %10, 0, !dbg !108
  br i1 %11, label %34, label %12, !dbg !109

12:                                               ; preds = %2
  %13 = load i32, i32* @g0, align 4
  %14 = load i32, i32* @g1, align 4
  %15 = icmp ne i32 %1, 8
  %16 = and i32 %1, 7
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %17
  %19 = add i32 %6, %1
  %20 = icmp eq i32 %19, 9
  %21 = and i32 %0, 3
  %22 = lshr i32 %1, %21
  %23 = select i1 %20, i32 5, i32 %22
  %24 = and i32 %1, 3
  %25 = lshr i32 %6, %24
  %26 = and i32 %6, %0
  %27 = add i32 %25, %26
  %28 = getelementptr inbounds [8 x i32], [8 x i32]* %5, i64 0, i64 %17
  %29 = icmp eq i32 %0, 0
  %30 = icmp eq i32 %6, 0, !dbg !110
  %31 = select i1 %30, i32 %1, i32 %14, !dbg !111
  %32 = add i32 %31, %6, !dbg !112
  %33 = icmp ult i32 %32, %0, !dbg !113
  br i1 %33, label %52, label %37, !dbg !114

34:                                               ; preds = %62, %105, %150, %2
  %35 = xor i32 %1, %0, !dbg !115
  %36 = and i32 %35, 31, !dbg !116
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %9) #6, !dbg !117
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %8), !dbg !117
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7), !dbg !117
  ret i32 %36, !dbg !118

37:                                               ; preds = %12
  %38 = xor i32 %13, 8, !dbg !119
  %39 = icmp ugt i32 %38, %6, !dbg !119
  %40 = select i1 %15, i1 true, i1 %39, !dbg !119
  br i1 %40, label %42, label %41, !dbg !119

41:                                               ; preds = %121, %76, %37
  tail call void @__assert_fail(i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.8, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 13, i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @__PRETTY_FUNCTION__.f0, i64 0, i64 0)) #7, !dbg !119
  unreachable, !dbg !119

42:                                               ; preds = %37
  %43 = load i32, i32* %18, align 4, !dbg !120, !tbaa !23
  %44 = and i32 %43, 3, !dbg !121
  %45 = lshr i32 %0, %44, !dbg !122
  %46 = add i32 %45, %14, !dbg !123
  store i32 %46, i32* @g1, align 4, !dbg !123, !tbaa !23
  %47 = load i32, i32* %4, align 4, !dbg !124, !tbaa !23
  %48 = add i32 %47, %0, !dbg !125
  %49 = add i32 %13, %1, !dbg !126
  %50 = and i32 %49, %48, !dbg !127
  %51 = sub i32 %13, %50, !dbg !128
  br label %62, !dbg !129

52:                                               ; preds = %12
  store i32 %23, i32* @g1, align 4, !dbg !130, !tbaa !23
  %53 = xor i32 %13, %27, !dbg !131
  %54 = load i32, i32* %4, align 4, !dbg !132, !tbaa !23
  %55 = icmp ugt i32 %54, 9, !dbg !133
  %56 = select i1 %55, i32* %28, i32* %3, !dbg !132
  %57 = load i32, i32* getelementptr inbounds ([8 x i32], [8 x i32]* @table, i64 0, i64 1), align 4, !dbg !134, !tbaa !23
  %58 = load i32, i32* %56, align 4, !dbg !135, !tbaa !23
  %59 = add i32 %58, %57, !dbg !135
  store i32 %59, i32* %56, align 4, !dbg !135, !tbaa !23
  %60 = load i32, i32* %3, align 4, !dbg !136, !tbaa !23
  %61 = xor i32 %60, %53, !dbg !136
  store i32 %61, i32* %3, align 4, !dbg !136, !tbaa !23
  br label %62

62:                                               ; preds = %52, %42
  %63 = phi i32 [ %61, %52 ], [ 1, %42 ]
  %64 = phi i32 [ %53, %52 ], [ %51, %42 ], !dbg !137
  %65 = phi i32 [ %23, %52 ], [ %46, %42 ]
  %66 = urem i32 %64, 11, !dbg !138
  %67 = zext i32 %66 to i64, !dbg !139
  %68 = getelementptr inbounds [8 x i32], [8 x i32]* %5, i64 0, i64 %67, !dbg !139
  %69 = load i32, i32* %68, align 4, !dbg !139, !tbaa !23
  store i32 %69, i32* @g0, align 4, !dbg !140, !tbaa !23
  %70 = icmp eq i32 %10, 1, !dbg !108
  br i1 %70, label %34, label %71, !dbg !109, !llvm.loop !141

71:                                               ; preds = %62
  %72 = icmp ugt i32 %63, %6, !dbg !110
  %73 = select i1 %72, i32 %1, i32 %65, !dbg !111
  %74 = add i32 %73, %6, !dbg !112
  %75 = icmp ult i32 %74, %0, !dbg !113
  br i1 %75, label %90, label %76, !dbg !114

76:                                               ; preds = %71
  %77 = xor i32 %69, 8, !dbg !119
  %78 = icmp ugt i32 %77, %6, !dbg !119
  %79 = select i1 %15, i1 true, i1 %78, !dbg !119
  br i1 %79, label %80, label %41, !dbg !119

80:                                               ; preds = %76
  %81 = load i32, i32* %18, align 4, !dbg !120, !tbaa !23
  %82 = and i32 %81, 3, !dbg !121
  %83 = lshr i32 %0, %82, !dbg !122
  %84 = add i32 %83, %65, !dbg !123
  store i32 %84, i32* @g1, align 4, !dbg !123, !tbaa !23
  %85 = load i32, i32* %4, align 4, !dbg !124, !tbaa !23
  %86 = add i32 %85, %0, !dbg !125
  %87 = add i32 %69, %1, !dbg !126
  %88 = and i32 %87, %86, !dbg !127
  %89 = sub i32 %69, %88, !dbg !128
  br label %105, !dbg !129

90:                                               ; preds = %71
  store i32 %23, i32* @g1, align 4, !dbg !130, !tbaa !23
  %91 = xor i32 %69, %27, !dbg !131
  %92 = icmp eq i32 %63, 4, !dbg !144
  %93 = select i1 %92, i32* %4, i32* %3, !dbg !145
  %94 = load i32, i32* %4, align 4, !dbg !132, !tbaa !23
  %95 = icmp ugt i32 %94, 9, !dbg !133
  %96 = select i1 %95, i32* %28, i32* %93, !dbg !132
  %97 = and i32 %63, 7, !dbg !146
  %98 = zext i32 %97 to i64, !dbg !134
  %99 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %98, !dbg !134
  %100 = load i32, i32* %99, align 4, !dbg !134, !tbaa !23
  %101 = load i32, i32* %96, align 4, !dbg !135, !tbaa !23
  %102 = add i32 %101, %100, !dbg !135
  store i32 %102, i32* %96, align 4, !dbg !135, !tbaa !23
  %103 = load i32, i32* %3, align 4, !dbg !136, !tbaa !23
  %104 = xor i32 %103, %91, !dbg !136
  store i32 %104, i32* %3, align 4, !dbg !136, !tbaa !23
  br label %105

105:                                              ; preds = %90, %80
  %106 = phi i32 [ %104, %90 ], [ %63, %80 ]
  %107 = phi i32 [ %91, %90 ], [ %89, %80 ], !dbg !137
  %108 = phi i32 [ %23, %90 ], [ %84, %80 ]
  %109 = urem i32 %107, 11, !dbg !138
  %110 = zext i32 %109 to i64, !dbg !139
  %111 = getelementptr inbounds [8 x i32], [8 x i32]* %5, i64 0, i64 %110, !dbg !139
  %112 = load i32, i32* %111, align 4, !dbg !139, !tbaa !23
  %113 = zext i1 %29 to i32, !dbg !147
  %114 = add i32 %112, %113, !dbg !147
  store i32 %114, i32* @g0, align 4, !dbg !140, !tbaa !23
  %115 = icmp eq i32 %10, 2, !dbg !108
  br i1 %115, label %34, label %116, !dbg !109, !llvm.loop !141

116:                                              ; preds = %105
  %117 = icmp ugt i32 %106, %6, !dbg !110
  %118 = select i1 %117, i32 %1, i32 %108, !dbg !111
  %119 = add i32 %118, %6, !dbg !112
  %120 = icmp ult i32 %119, %0, !dbg !113
  br i1 %120, label %135, label %121, !dbg !114

121:                                              ; preds = %116
  %122 = xor i32 %114, 8, !dbg !119
  %123 = icmp ugt i32 %122, %6, !dbg !119
  %124 = select i1 %15, i1 true, i1 %123, !dbg !119
  br i1 %124, label %125, label %41, !dbg !119

125:                                              ; preds = %121
  %126 = load i32, i32* %18, align 4, !dbg !120, !tbaa !23
  %127 = and i32 %126, 3, !dbg !121
  %128 = lshr i32 %0, %127, !dbg !122
  %129 = add i32 %128, %108, !dbg !123
  store i32 %129, i32* @g1, align 4, !dbg !123, !tbaa !23
  %130 = load i32, i32* %4, align 4, !dbg !124, !tbaa !23
  %131 = add i32 %130, %0, !dbg !125
  %132 = add i32 %114, %1, !dbg !126
  %133 = and i32 %132, %131, !dbg !127
  %134 = sub i32 %114, %133, !dbg !128
  br label %150, !dbg !129

135:                                              ; preds = %116
  store i32 %23, i32* @g1, align 4, !dbg !130, !tbaa !23
  %136 = xor i32 %114, %27, !dbg !131
  %137 = icmp eq i32 %106, 4, !dbg !144
  %138 = select i1 %137, i32* %4, i32* %3, !dbg !145
  %139 = load i32, i32* %4, align 4, !dbg !132, !tbaa !23
  %140 = icmp ugt i32 %139, 9, !dbg !133
  %141 = select i1 %140, i32* %28, i32* %138, !dbg !132
  %142 = and i32 %106, 7, !dbg !146
  %143 = zext i32 %142 to i64, !dbg !134
  %144 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %143, !dbg !134
  %145 = load i32, i32* %144, align 4, !dbg !134, !tbaa !23
  %146 = load i32, i32* %141, align 4, !dbg !135, !tbaa !23
  %147 = add i32 %146, %145, !dbg !135
  store i32 %147, i32* %141, align 4, !dbg !135, !tbaa !23
  %148 = load i32, i32* %3, align 4, !dbg !136, !tbaa !23
  %149 = xor i32 %148, %136, !dbg !136
  store i32 %149, i32* %3, align 4, !dbg !136, !tbaa !23
  br label %150

150:                                              ; preds = %135, %125
  %151 = phi i32 [ %136, %135 ], [ %134, %125 ], !dbg !137
  %152 = urem i32 %151, 11, !dbg !138
  %153 = zext i32 %152 to i64, !dbg !139
  %154 = getelementptr inbounds [8 x i32], [8 x i32]* %5, i64 0, i64 %153, !dbg !139
  %155 = load i32, i32* %154, align 4, !dbg !139, !tbaa !23
  %156 = select i1 %29, i32 2, i32 0, !dbg !147
  %157 = add i32 %155, %156, !dbg !147
  store i32 %157, i32* @g0, align 4, !dbg !140, !tbaa !23
  br label %34
}

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #4 = { noreturn nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { inaccessiblememonly mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/soundness/random_4.c", directory: ".", checksumkind: CSK_MD5, checksum: "c4f003d49c8cdd4605ee6dddb619fc45")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 32, type: !10, scopeLine: 32, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 33, column: 3, scope: !9)
!13 = !DILocation(line: 34, column: 17, scope: !9)
!14 = !{!15, !15, i64 0}
!15 = !{!"omnipotent char", !16, i64 0}
!16 = !{!"Simple C/C++ TBAA"}
!17 = !DILocation(line: 34, column: 23, scope: !9)
!18 = !DILocation(line: 34, column: 33, scope: !9)
!19 = !DILocation(line: 34, column: 39, scope: !9)
!20 = !DILocation(line: 34, column: 49, scope: !9)
!21 = !DILocation(line: 34, column: 55, scope: !9)
!22 = !DILocation(line: 36, column: 3, scope: !9)
!23 = !{!24, !24, i64 0}
!24 = !{!"int", !15, i64 0}
!25 = !DILocation(line: 39, column: 9, scope: !9)
!26 = !DILocation(line: 50, column: 14, scope: !9)
!27 = !DILocation(line: 50, column: 23, scope: !9)
!28 = !DILocation(line: 50, column: 37, scope: !9)
!29 = !DILocation(line: 50, column: 20, scope: !9)
!30 = !DILocation(line: 50, column: 44, scope: !9)
!31 = !DILocation(line: 50, column: 9, scope: !9)
!32 = !DILocation(line: 51, column: 25, scope: !9)
!33 = !DILocation(line: 52, column: 11, scope: !9)
!34 = !DILocation(line: 52, column: 15, scope: !9)
!35 = !{!36, !24, i64 0}
!36 = !{!"node", !24, i64 0, !37, i64 8}
!37 = !{!"any pointer", !15, i64 0}
!38 = !DILocation(line: 52, column: 32, scope: !9)
!39 = !{!37, !37, i64 0}
!40 = !DILocation(line: 52, column: 25, scope: !9)
!41 = !DILocation(line: 52, column: 30, scope: !9)
!42 = !{!36, !37, i64 8}
!43 = !DILocation(line: 52, column: 43, scope: !9)
!44 = !DILocation(line: 53, column: 20, scope: !9)
!45 = !DILocation(line: 53, column: 38, scope: !9)
!46 = !DILocation(line: 53, column: 7, scope: !9)
!47 = !DILocation(line: 86, column: 46, scope: !9)
!48 = !DILocation(line: 86, column: 37, scope: !9)
!49 = !DILocation(line: 55, column: 16, scope: !9)
!50 = !DILocation(line: 55, column: 14, scope: !9)
!51 = !DILocation(line: 60, column: 24, scope: !9)
!52 = !DILocation(line: 60, column: 18, scope: !9)
!53 = !DILocation(line: 76, column: 15, scope: !9)
!54 = !DILocation(line: 80, column: 27, scope: !9)
!55 = !DILocation(line: 80, column: 16, scope: !9)
!56 = !DILocation(line: 81, column: 38, scope: !9)
!57 = !DILocation(line: 81, column: 29, scope: !9)
!58 = !DILocation(line: 81, column: 27, scope: !9)
!59 = !DILocation(line: 81, column: 16, scope: !9)
!60 = !DILocation(line: 82, column: 49, scope: !9)
!61 = !DILocation(line: 82, column: 52, scope: !9)
!62 = !DILocation(line: 82, column: 43, scope: !9)
!63 = !DILocation(line: 82, column: 29, scope: !9)
!64 = !DILocation(line: 82, column: 22, scope: !9)
!65 = !DILocation(line: 82, column: 11, scope: !9)
!66 = !DILocation(line: 82, column: 41, scope: !9)
!67 = !DILocation(line: 83, column: 9, scope: !9)
!68 = !DILocation(line: 85, column: 17, scope: !9)
!69 = !DILocation(line: 85, column: 20, scope: !9)
!70 = !DILocation(line: 85, column: 14, scope: !9)
!71 = !DILocation(line: 86, column: 35, scope: !9)
!72 = !DILocation(line: 86, column: 60, scope: !9)
!73 = !DILocation(line: 86, column: 58, scope: !9)
!74 = !DILocation(line: 86, column: 52, scope: !9)
!75 = !DILocation(line: 86, column: 77, scope: !9)
!76 = !DILocation(line: 86, column: 26, scope: !9)
!77 = !DILocation(line: 0, scope: !9)
!78 = !DILocation(line: 88, column: 18, scope: !9)
!79 = !DILocation(line: 88, column: 77, scope: !9)
!80 = !DILocation(line: 88, column: 60, scope: !9)
!81 = !DILocation(line: 89, column: 11, scope: !9)
!82 = !DILocation(line: 91, column: 25, scope: !9)
!83 = !DILocation(line: 92, column: 11, scope: !9)
!84 = !DILocation(line: 92, column: 15, scope: !9)
!85 = !DILocation(line: 92, column: 32, scope: !9)
!86 = !DILocation(line: 92, column: 25, scope: !9)
!87 = !DILocation(line: 92, column: 30, scope: !9)
!88 = !DILocation(line: 92, column: 43, scope: !9)
!89 = !DILocation(line: 93, column: 5, scope: !9)
!90 = !DILocation(line: 98, column: 19, scope: !9)
!91 = !DILocation(line: 98, column: 10, scope: !9)
!92 = !DILocation(line: 100, column: 25, scope: !9)
!93 = !DILocation(line: 100, column: 16, scope: !9)
!94 = !DILocation(line: 100, column: 41, scope: !9)
!95 = !DILocation(line: 100, column: 32, scope: !9)
!96 = !DILocation(line: 100, column: 30, scope: !9)
!97 = !DILocation(line: 100, column: 8, scope: !9)
!98 = !DILocation(line: 100, column: 6, scope: !9)
!99 = !DILocation(line: 103, column: 3, scope: !9)
!100 = !DISubprogram(name: "klee_make_symbolic", scope: !1, file: !1, line: 4, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!101 = distinct !DISubprogram(name: "f0", scope: !1, file: !1, line: 9, type: !10, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!102 = !DILocation(line: 10, column: 20, scope: !101)
!103 = !DILocation(line: 10, column: 3, scope: !101)
!104 = !DILocation(line: 10, column: 35, scope: !101)
!105 = !DILocation(line: 10, column: 43, scope: !101)
!106 = !DILocation(line: 10, column: 51, scope: !101)
!107 = !DILocation(line: 11, column: 35, scope: !101)
!108 = !DILocation(line: 11, column: 44, scope: !101)
!109 = !DILocation(line: 11, column: 3, scope: !101)
!110 = !DILocation(line: 12, column: 19, scope: !101)
!111 = !DILocation(line: 12, column: 16, scope: !101)
!112 = !DILocation(line: 12, column: 13, scope: !101)
!113 = !DILocation(line: 12, column: 37, scope: !101)
!114 = !DILocation(line: 12, column: 9, scope: !101)
!115 = !DILocation(line: 30, column: 15, scope: !101)
!116 = !DILocation(line: 30, column: 22, scope: !101)
!117 = !DILocation(line: 31, column: 1, scope: !101)
!118 = !DILocation(line: 30, column: 3, scope: !101)
!119 = !DILocation(line: 13, column: 7, scope: !101)
!120 = !DILocation(line: 14, column: 27, scope: !101)
!121 = !DILocation(line: 14, column: 42, scope: !101)
!122 = !DILocation(line: 14, column: 17, scope: !101)
!123 = !DILocation(line: 14, column: 10, scope: !101)
!124 = !DILocation(line: 15, column: 15, scope: !101)
!125 = !DILocation(line: 15, column: 18, scope: !101)
!126 = !DILocation(line: 15, column: 30, scope: !101)
!127 = !DILocation(line: 15, column: 24, scope: !101)
!128 = !DILocation(line: 15, column: 10, scope: !101)
!129 = !DILocation(line: 16, column: 5, scope: !101)
!130 = !DILocation(line: 17, column: 10, scope: !101)
!131 = !DILocation(line: 18, column: 10, scope: !101)
!132 = !DILocation(line: 20, column: 11, scope: !101)
!133 = !DILocation(line: 20, column: 14, scope: !101)
!134 = !DILocation(line: 22, column: 14, scope: !101)
!135 = !DILocation(line: 22, column: 11, scope: !101)
!136 = !DILocation(line: 23, column: 10, scope: !101)
!137 = !DILocation(line: 25, column: 13, scope: !101)
!138 = !DILocation(line: 25, column: 33, scope: !101)
!139 = !DILocation(line: 25, column: 10, scope: !101)
!140 = !DILocation(line: 0, scope: !101)
!141 = distinct !{!141, !109, !142, !143}
!142 = !DILocation(line: 29, column: 3, scope: !101)
!143 = !{!"llvm.loop.mustprogress"}
!144 = !DILocation(line: 19, column: 25, scope: !101)
!145 = !DILocation(line: 19, column: 22, scope: !101)
!146 = !DILocation(line: 22, column: 23, scope: !101)
!147 = !DILocation(line: 26, column: 9, scope: !101)
