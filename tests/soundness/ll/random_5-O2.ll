; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only tests/soundness/random_5.c
; ModuleID = 'tests/soundness/random_5.c'
source_filename = "tests/soundness/random_5.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, %struct.node* }

@g1 = dso_local local_unnamed_addr global i32 3, align 4
@table = dso_local local_unnamed_addr global [8 x i32] [i32 5, i32 3, i32 8, i32 1, i32 9, i32 2, i32 7, i32 0], align 16
@in = dso_local global [3 x i8] zeroinitializer, align 1
@.str = private unnamed_addr constant [3 x i8] c"in\00", align 1
@g0 = dso_local local_unnamed_addr global i32 0, align 4
@head = dso_local local_unnamed_addr global %struct.node* null, align 8
@.str.2 = private unnamed_addr constant [27 x i8] c"tests/soundness/random_5.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.3 = private unnamed_addr constant [8 x i8] c"g1 < 20\00", align 1
@.str.4 = private unnamed_addr constant [52 x i8] c"((v1 - x1) - (4u <= 7u ? table[v2 & 7] : x0)) <= 2u\00", align 1
@.str.5 = private unnamed_addr constant [23 x i8] c"((g0 - v0) & 1u) == x1\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca [8 x i32], align 16
  tail call void @klee_make_symbolic(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 0), i64 noundef 3, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0)) #6, !dbg !12
  %5 = load i8, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 0), align 1, !dbg !13, !tbaa !14
  %6 = and i8 %5, 7, !dbg !17
  %7 = load i8, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 1), align 1, !dbg !18, !tbaa !14
  %8 = and i8 %7, 7, !dbg !19
  %9 = load i8, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 2), align 1, !dbg !20, !tbaa !14
  %10 = and i8 %9, 7, !dbg !21
  %11 = bitcast i32* %1 to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %11), !dbg !22
  store i32 0, i32* %1, align 4, !dbg !23, !tbaa !24
  %12 = bitcast i32* %2 to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %12), !dbg !22
  %13 = bitcast i32* %3 to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %13), !dbg !22
  store i32 2, i32* %3, align 4, !dbg !26, !tbaa !24
  %14 = bitcast [8 x i32]* %4 to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %14) #6, !dbg !22
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(32) %14, i8 0, i64 32, i1 false), !dbg !27
  %15 = zext i8 %6 to i32, !dbg !17
  %16 = zext i8 %8 to i32, !dbg !19
  %17 = zext i8 %10 to i32, !dbg !21
  %18 = tail call noalias dereferenceable_or_null(16) i8* @malloc(i64 noundef 16) #6, !dbg !28
  %19 = bitcast i8* %18 to %struct.node*, !dbg !28
  %20 = load i32, i32* @g0, align 4, !dbg !29, !tbaa !24
  %21 = and i32 %20, %15, !dbg !30
  %22 = getelementptr inbounds %struct.node, %struct.node* %19, i64 0, i32 0, !dbg !31
  store i32 %21, i32* %22, align 8, !dbg !32, !tbaa !33
  %23 = load %struct.node*, %struct.node** @head, align 8, !dbg !36, !tbaa !37
  %24 = getelementptr inbounds %struct.node, %struct.node* %19, i64 0, i32 1, !dbg !38
  store %struct.node* %23, %struct.node** %24, align 8, !dbg !39, !tbaa !40
  store i8* %18, i8** bitcast (%struct.node** @head to i8**), align 8, !dbg !41, !tbaa !37
  store i32 0, i32* @g1, align 4, !dbg !42, !tbaa !24
  %25 = add nuw nsw i32 %15, 1, !dbg !43
  %26 = xor i32 %21, %25, !dbg !44
  %27 = udiv i32 %15, %26, !dbg !45
  store i32 %27, i32* @g0, align 4, !dbg !46, !tbaa !24
  %28 = sub nsw i32 %16, %15, !dbg !47
  %29 = icmp ugt i32 %28, 2, !dbg !48
  br i1 %29, label %31, label %30, !dbg !49

30:                                               ; preds = %0
  store i32 %16, i32* %2, align 4, !dbg !50, !tbaa !24
  br label %83, !dbg !51

31:                                               ; preds = %0
  %32 = add nuw nsw i32 %15, 3, !dbg !52
  %33 = and i32 %32, 3, !dbg !53
  %34 = icmp eq i32 %33, 0, !dbg !54
  br i1 %34, label %35, label %36, !dbg !55

35:                                               ; preds = %31
  store i32 2, i32* %3, align 4, !tbaa !24
  store i32 0, i32* %1, align 4, !dbg !56, !tbaa !24
  store i32 %16, i32* %2, align 4, !dbg !50, !tbaa !24
  br label %83, !dbg !51

36:                                               ; preds = %31
  %37 = and i32 %16, 1
  %38 = lshr i32 %16, 1
  %39 = and i32 %38, 1
  %40 = lshr i32 %16, 2
  %41 = or i32 %37, 2, !dbg !57
  %42 = add nuw nsw i32 %41, %39, !dbg !57
  %43 = add nuw nsw i32 %42, %40, !dbg !57
  %44 = icmp eq i32 %33, 1, !dbg !54
  br i1 %44, label %56, label %45, !dbg !55, !llvm.loop !58

45:                                               ; preds = %36
  %46 = add nuw nsw i32 %43, %37, !dbg !57
  %47 = add nuw nsw i32 %46, %39, !dbg !57
  %48 = add nuw nsw i32 %47, %40, !dbg !57
  %49 = icmp eq i32 %33, 2, !dbg !54
  br i1 %49, label %56, label %50, !dbg !55, !llvm.loop !58

50:                                               ; preds = %45
  %51 = add i32 %48, %37, !dbg !57
  %52 = add i32 %51, %39, !dbg !57
  %53 = add i32 %52, %40, !dbg !57
  %54 = icmp eq i32 %33, 3, !dbg !54
  br i1 %54, label %56, label %55, !dbg !55, !llvm.loop !58

55:                                               ; preds = %50
  store i32 3, i32* @g1, align 4, !dbg !61, !tbaa !24
  tail call void @__assert_fail(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 27, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #7, !dbg !62
  unreachable, !dbg !62

56:                                               ; preds = %50, %45, %36
  %57 = phi i32 [ %43, %36 ], [ %48, %45 ], [ %53, %50 ], !dbg !57
  %58 = phi i32 [ 0, %36 ], [ 1, %45 ], [ 3, %50 ], !dbg !61
  store i32 %58, i32* @g1, align 4, !dbg !61, !tbaa !24
  store i32 %57, i32* %3, align 4, !tbaa !24
  store i32 0, i32* %1, align 4, !dbg !56, !tbaa !24
  store i32 %16, i32* %2, align 4, !dbg !50, !tbaa !24
  %59 = icmp ugt i32 %57, 5, !dbg !63
  br i1 %59, label %60, label %83, !dbg !51

60:                                               ; preds = %56
  %61 = load i32, i32* getelementptr inbounds ([8 x i32], [8 x i32]* @table, i64 0, i64 0), align 16, !dbg !64, !tbaa !24
  %62 = icmp eq i32 %61, 6, !dbg !65
  %63 = select i1 %62, i32 %16, i32 0, !dbg !66
  %64 = add nuw nsw i32 %63, %15, !dbg !66
  %65 = xor i32 %64, %27, !dbg !67
  store i32 %65, i32* @g0, align 4, !dbg !67, !tbaa !24
  %66 = tail call noalias dereferenceable_or_null(16) i8* @malloc(i64 noundef 16) #6, !dbg !68
  %67 = bitcast i8* %66 to %struct.node*, !dbg !68
  %68 = getelementptr inbounds %struct.node, %struct.node* %67, i64 0, i32 0, !dbg !69
  store i32 9, i32* %68, align 8, !dbg !70, !tbaa !33
  %69 = getelementptr inbounds %struct.node, %struct.node* %67, i64 0, i32 1, !dbg !71
  %70 = bitcast %struct.node** %69 to i8**, !dbg !72
  store i8* %18, i8** %70, align 8, !dbg !72, !tbaa !40
  store i8* %66, i8** bitcast (%struct.node** @head to i8**), align 8, !dbg !73, !tbaa !37
  %71 = zext i32 %58 to i64, !dbg !74
  %72 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %71, !dbg !74
  %73 = load i32, i32* %72, align 4, !dbg !74, !tbaa !24
  %74 = icmp eq i32 %73, 2, !dbg !75
  %75 = select i1 %74, i32* @g0, i32* %1, !dbg !74
  %76 = load i32, i32* %75, align 4, !dbg !76, !tbaa !24
  %77 = add i32 %76, %16, !dbg !76
  store i32 %77, i32* %75, align 4, !dbg !76, !tbaa !24
  %78 = add i32 %57, 2, !dbg !77
  %79 = and i32 %78, 7, !dbg !78
  %80 = zext i32 %79 to i64, !dbg !79
  %81 = getelementptr inbounds [8 x i32], [8 x i32]* %4, i64 0, i64 %80, !dbg !79
  %82 = load i32, i32* %81, align 4, !dbg !79, !tbaa !24
  store i32 %82, i32* %2, align 4, !dbg !80, !tbaa !24
  br label %91, !dbg !81

83:                                               ; preds = %35, %30, %56
  %84 = phi i32 [ 2, %30 ], [ %57, %56 ], [ 2, %35 ]
  %85 = mul nuw nsw i32 %16, 9, !dbg !82
  %86 = zext i32 %27 to i64, !dbg !83
  %87 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %86, !dbg !83
  %88 = load i32, i32* %87, align 4, !dbg !83, !tbaa !24
  %89 = and i32 %88, %16, !dbg !84
  %90 = add nuw nsw i32 %89, %85, !dbg !85
  store i32 %90, i32* @g1, align 4, !dbg !86, !tbaa !24
  br label %91

91:                                               ; preds = %83, %60
  %92 = phi i32 [ %84, %83 ], [ %57, %60 ]
  %93 = phi i32 [ %16, %83 ], [ %82, %60 ], !dbg !87
  %94 = and i32 %92, 7, !dbg !87
  %95 = zext i32 %94 to i64, !dbg !87
  %96 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %95, !dbg !87
  %97 = load i32, i32* %96, align 4, !dbg !87, !tbaa !24
  %98 = add i32 %97, %16, !dbg !87
  %99 = sub i32 %93, %98, !dbg !87
  %100 = icmp ult i32 %99, 3, !dbg !87
  br i1 %100, label %102, label %101, !dbg !87

101:                                              ; preds = %91
  tail call void @__assert_fail(i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 51, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #7, !dbg !87
  unreachable, !dbg !87

102:                                              ; preds = %91
  %103 = load i32, i32* %1, align 4, !dbg !88, !tbaa !24
  %104 = and i32 %103, 7, !dbg !89
  %105 = zext i32 %104 to i64, !dbg !90
  %106 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %105, !dbg !90
  %107 = load i32, i32* %106, align 4, !dbg !90, !tbaa !24
  %108 = mul i32 %107, %97, !dbg !91
  %109 = icmp eq i32 %108, 0, !dbg !92
  %110 = select i1 %109, i32* %2, i32* %3, !dbg !93
  %111 = icmp ugt i32 %93, 9, !dbg !94
  %112 = mul i32 %93, %93, !dbg !95
  %113 = and i32 %112, 7, !dbg !95
  %114 = zext i32 %113 to i64, !dbg !95
  %115 = getelementptr inbounds [8 x i32], [8 x i32]* %4, i64 0, i64 %114, !dbg !95
  %116 = select i1 %111, i32* %115, i32* %110, !dbg !95
  %117 = load i32, i32* %116, align 4, !dbg !96, !tbaa !24
  %118 = add i32 %117, %17, !dbg !96
  store i32 %118, i32* %116, align 4, !dbg !96, !tbaa !24
  %119 = load i32, i32* @g0, align 4, !dbg !97, !tbaa !24
  %120 = sub i32 %119, %103, !dbg !97
  %121 = and i32 %120, 1, !dbg !97
  %122 = icmp eq i32 %121, %16, !dbg !97
  br i1 %122, label %124, label %123, !dbg !97

123:                                              ; preds = %102
  tail call void @__assert_fail(i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 56, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #7, !dbg !97
  unreachable, !dbg !97

124:                                              ; preds = %102
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %14) #6, !dbg !98
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %13), !dbg !98
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %12), !dbg !98
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %11), !dbg !98
  ret i32 0, !dbg !98
}

declare !dbg !99 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: inaccessiblememonly mustprogress nofree nounwind willreturn
declare noalias noundef i8* @malloc(i64 noundef) local_unnamed_addr #4

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

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
!1 = !DIFile(filename: "tests/soundness/random_5.c", directory: ".", checksumkind: CSK_MD5, checksum: "83e66c476b3fa55b5238895cd2f9ac5f")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !10, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 10, column: 3, scope: !9)
!13 = !DILocation(line: 11, column: 17, scope: !9)
!14 = !{!15, !15, i64 0}
!15 = !{!"omnipotent char", !16, i64 0}
!16 = !{!"Simple C/C++ TBAA"}
!17 = !DILocation(line: 11, column: 23, scope: !9)
!18 = !DILocation(line: 11, column: 33, scope: !9)
!19 = !DILocation(line: 11, column: 39, scope: !9)
!20 = !DILocation(line: 11, column: 49, scope: !9)
!21 = !DILocation(line: 11, column: 55, scope: !9)
!22 = !DILocation(line: 12, column: 3, scope: !9)
!23 = !DILocation(line: 12, column: 12, scope: !9)
!24 = !{!25, !25, i64 0}
!25 = !{!"int", !15, i64 0}
!26 = !DILocation(line: 12, column: 28, scope: !9)
!27 = !DILocation(line: 12, column: 36, scope: !9)
!28 = !DILocation(line: 15, column: 21, scope: !9)
!29 = !DILocation(line: 16, column: 14, scope: !9)
!30 = !DILocation(line: 16, column: 17, scope: !9)
!31 = !DILocation(line: 16, column: 7, scope: !9)
!32 = !DILocation(line: 16, column: 11, scope: !9)
!33 = !{!34, !25, i64 0}
!34 = !{!"node", !25, i64 0, !35, i64 8}
!35 = !{!"any pointer", !15, i64 0}
!36 = !DILocation(line: 16, column: 35, scope: !9)
!37 = !{!35, !35, i64 0}
!38 = !DILocation(line: 16, column: 28, scope: !9)
!39 = !DILocation(line: 16, column: 33, scope: !9)
!40 = !{!34, !35, i64 8}
!41 = !DILocation(line: 16, column: 46, scope: !9)
!42 = !DILocation(line: 17, column: 6, scope: !9)
!43 = !DILocation(line: 18, column: 20, scope: !9)
!44 = !DILocation(line: 18, column: 40, scope: !9)
!45 = !DILocation(line: 18, column: 11, scope: !9)
!46 = !DILocation(line: 18, column: 6, scope: !9)
!47 = !DILocation(line: 19, column: 11, scope: !9)
!48 = !DILocation(line: 19, column: 24, scope: !9)
!49 = !DILocation(line: 19, column: 7, scope: !9)
!50 = !DILocation(line: 39, column: 6, scope: !9)
!51 = !DILocation(line: 40, column: 7, scope: !9)
!52 = !DILocation(line: 20, column: 38, scope: !9)
!53 = !DILocation(line: 20, column: 44, scope: !9)
!54 = !DILocation(line: 20, column: 53, scope: !9)
!55 = !DILocation(line: 20, column: 5, scope: !9)
!56 = !DILocation(line: 26, column: 10, scope: !9)
!57 = !DILocation(line: 23, column: 13, scope: !9)
!58 = distinct !{!58, !55, !59, !60}
!59 = !DILocation(line: 31, column: 5, scope: !9)
!60 = !{!"llvm.loop.mustprogress"}
!61 = !DILocation(line: 30, column: 10, scope: !9)
!62 = !DILocation(line: 27, column: 7, scope: !9)
!63 = !DILocation(line: 40, column: 10, scope: !9)
!64 = !DILocation(line: 41, column: 14, scope: !9)
!65 = !DILocation(line: 41, column: 34, scope: !9)
!66 = !DILocation(line: 41, column: 12, scope: !9)
!67 = !DILocation(line: 41, column: 8, scope: !9)
!68 = !DILocation(line: 42, column: 23, scope: !9)
!69 = !DILocation(line: 43, column: 9, scope: !9)
!70 = !DILocation(line: 43, column: 13, scope: !9)
!71 = !DILocation(line: 43, column: 23, scope: !9)
!72 = !DILocation(line: 43, column: 28, scope: !9)
!73 = !DILocation(line: 43, column: 41, scope: !9)
!74 = !DILocation(line: 44, column: 20, scope: !9)
!75 = !DILocation(line: 44, column: 34, scope: !9)
!76 = !DILocation(line: 45, column: 9, scope: !9)
!77 = !DILocation(line: 46, column: 17, scope: !9)
!78 = !DILocation(line: 46, column: 25, scope: !9)
!79 = !DILocation(line: 46, column: 10, scope: !9)
!80 = !DILocation(line: 46, column: 8, scope: !9)
!81 = !DILocation(line: 47, column: 3, scope: !9)
!82 = !DILocation(line: 49, column: 16, scope: !9)
!83 = !DILocation(line: 49, column: 30, scope: !9)
!84 = !DILocation(line: 49, column: 28, scope: !9)
!85 = !DILocation(line: 49, column: 22, scope: !9)
!86 = !DILocation(line: 49, column: 8, scope: !9)
!87 = !DILocation(line: 51, column: 3, scope: !9)
!88 = !DILocation(line: 52, column: 41, scope: !9)
!89 = !DILocation(line: 52, column: 44, scope: !9)
!90 = !DILocation(line: 52, column: 35, scope: !9)
!91 = !DILocation(line: 52, column: 33, scope: !9)
!92 = !DILocation(line: 52, column: 50, scope: !9)
!93 = !DILocation(line: 52, column: 18, scope: !9)
!94 = !DILocation(line: 53, column: 10, scope: !9)
!95 = !DILocation(line: 53, column: 7, scope: !9)
!96 = !DILocation(line: 55, column: 7, scope: !9)
!97 = !DILocation(line: 56, column: 3, scope: !9)
!98 = !DILocation(line: 58, column: 1, scope: !9)
!99 = !DISubprogram(name: "klee_make_symbolic", scope: !1, file: !1, line: 4, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
