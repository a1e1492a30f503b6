; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only tests/soundness/random_2.c
; ModuleID = 'tests/soundness/random_2.c'
source_filename = "tests/soundness/random_2.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, %struct.node* }

@g1 = dso_local local_unnamed_addr global i32 3, align 4
@table = dso_local local_unnamed_addr global [8 x i32] [i32 5, i32 3, i32 8, i32 1, i32 9, i32 2, i32 7, i32 0], align 16
@in = dso_local global [3 x i8] zeroinitializer, align 1
@.str = private unnamed_addr constant [3 x i8] c"in\00", align 1
@g0 = dso_local local_unnamed_addr global i32 0, align 4
@.str.1 = private unnamed_addr constant [32 x i8] c"(table[v1 & 7] + x1) <= 31 + v1\00", align 1
@.str.2 = private unnamed_addr constant [27 x i8] c"tests/soundness/random_2.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.4 = private unnamed_addr constant [59 x i8] c"!((x1 + 5u) >= 3u && (table[g1 & 7] * table[g1 & 7]) < 3u)\00", align 1
@.str.5 = private unnamed_addr constant [14 x i8] c"x2 <= 31 + g0\00", align 1
@head = dso_local local_unnamed_addr global %struct.node* null, align 8
@.str.6 = private unnamed_addr constant [20 x i8] c"table[v1 & 7] == x2\00", align 1
@__PRETTY_FUNCTION__.f0 = private unnamed_addr constant [44 x i8] c"unsigned int f0(unsigned int, unsigned int)\00", align 1
@.str.7 = private unnamed_addr constant [8 x i8] c"v0 < 30\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca [8 x i32], align 16
  tail call void @klee_make_symbolic(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 0), i64 noundef 3, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0)) #6, !dbg !12
  %2 = load i8, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 0), align 1, !dbg !13, !tbaa !14
  %3 = and i8 %2, 7, !dbg !17
  %4 = load i8, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 1), align 1, !dbg !18, !tbaa !14
  %5 = and i8 %4, 7, !dbg !19
  %6 = load i8, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 2), align 1, !dbg !20, !tbaa !14
  %7 = and i8 %6, 7, !dbg !21
  %8 = bitcast [8 x i32]* %1 to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %8) #6, !dbg !22
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(32) %8, i8 0, i64 32, i1 false), !dbg !23
  %9 = zext i8 %5 to i32, !dbg !19
  %10 = zext i8 %3 to i32, !dbg !17
  %11 = zext i8 %7 to i32, !dbg !21
  %12 = xor i8 %7, %3, !dbg !24
  %13 = zext i8 %12 to i32, !dbg !24
  %14 = xor i32 %9, 3, !dbg !25
  %15 = zext i32 %14 to i64, !dbg !26
  %16 = getelementptr inbounds [8 x i32], [8 x i32]* %1, i64 0, i64 %15, !dbg !26
  store i32 %13, i32* %16, align 4, !dbg !27, !tbaa !28
  %17 = load i32, i32* @g0, align 4, !dbg !30, !tbaa !28
  %18 = add i32 %17, -7, !dbg !30
  %19 = load i32, i32* getelementptr inbounds ([8 x i32], [8 x i32]* @table, i64 0, i64 1), align 4, !tbaa !28
  %20 = and i32 %18, 3
  %21 = lshr i32 %19, %20
  %22 = and i32 %21, 15
  %23 = load i32, i32* getelementptr inbounds ([8 x i32], [8 x i32]* @table, i64 0, i64 0), align 16, !dbg !31, !tbaa !28
  %24 = icmp eq i32 %23, %22, !dbg !32
  br i1 %24, label %46, label %25, !dbg !33

25:                                               ; preds = %0
  %26 = icmp eq i32 %19, %22, !dbg !32
  br i1 %26, label %46, label %27, !dbg !33

27:                                               ; preds = %25
  %28 = load i32, i32* getelementptr inbounds ([8 x i32], [8 x i32]* @table, i64 0, i64 2), align 8, !dbg !31, !tbaa !28
  %29 = icmp eq i32 %28, %22, !dbg !32
  br i1 %29, label %46, label %30, !dbg !33

30:                                               ; preds = %27
  %31 = load i32, i32* getelementptr inbounds ([8 x i32], [8 x i32]* @table, i64 0, i64 3), align 4, !dbg !31, !tbaa !28
  %32 = icmp eq i32 %31, %22, !dbg !32
  br i1 %32, label %46, label %33, !dbg !33

33:                                               ; preds = %30
  %34 = load i32, i32* getelementptr inbounds ([8 x i32], [8 x i32]* @table, i64 0, i64 4), align 16, !dbg !31, !tbaa !28
  %35 = icmp eq i32 %34, %22, !dbg !32
  br i1 %35, label %46, label %36, !dbg !33

36:                                               ; preds = %33
  %37 = load i32, i32* getelementptr inbounds ([8 x i32], [8 x i32]* @table, i64 0, i64 5), align 4, !dbg !31, !tbaa !28
  %38 = icmp eq i32 %37, %22, !dbg !32
  br i1 %38, label %46, label %39, !dbg !33

39:                                               ; preds = %36
  %40 = load i32, i32* getelementptr inbounds ([8 x i32], [8 x i32]* @table, i64 0, i64 6), align 8, !dbg !31, !tbaa !28
  %41 = icmp eq i32 %40, %22, !dbg !32
  br i1 %41, label %46, label %42, !dbg !33

42:                                               ; preds = %39
  %43 = load i32, i32* getelementptr inbounds ([8 x i32], [8 x i32]* @table, i64 0, i64 7), align 4, !dbg !31, !tbaa !28
  %44 = icmp eq i32 %43, %22, !dbg !32
  %45 = select i1 %44, i32 7, i32 8, !dbg !33
  br label %46, !dbg !33

46:                                               ; preds = %42, %39, %36, %33, %30, %27, %25, %0
  %47 = phi i32 [ 0, %0 ], [ 1, %25 ], [ 2, %27 ], [ 3, %30 ], [ 4, %33 ], [ 5, %36 ], [ 6, %39 ], [ %45, %42 ], !dbg !34
  %48 = and i32 %47, 7, !dbg !35
  %49 = zext i32 %48 to i64, !dbg !36
  %50 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %49, !dbg !36
  %51 = load i32, i32* %50, align 4, !dbg !36, !tbaa !28
  %52 = and i32 %18, 7, !dbg !37
  %53 = zext i32 %52 to i64, !dbg !38
  %54 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %53, !dbg !38
  %55 = load i32, i32* %54, align 4, !dbg !38, !tbaa !28
  %56 = xor i32 %55, %11, !dbg !39
  %57 = and i32 %56, 3
  %58 = lshr i32 %51, %57
  %59 = add i32 %58, %51
  %60 = shl i32 %56, 1
  %61 = and i32 %51, 7
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %62
  store i32 %59, i32* @g0, align 4, !dbg !40, !tbaa !28
  store i32 %60, i32* %63, align 4, !dbg !43, !tbaa !28
  %64 = load i32, i32* @g1, align 4, !dbg !44, !tbaa !28
  %65 = and i32 %64, 7, !dbg !45
  %66 = zext i32 %65 to i64, !dbg !46
  %67 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %66, !dbg !46
  %68 = load i32, i32* %67, align 4, !dbg !46, !tbaa !28
  %69 = icmp eq i32 %68, 1, !dbg !47
  %70 = select i1 %69, i32 %47, i32 %9, !dbg !46
  %71 = zext i8 %5 to i64, !dbg !48
  %72 = getelementptr inbounds [8 x i32], [8 x i32]* %1, i64 0, i64 %71, !dbg !48
  store i32 %70, i32* %72, align 4, !dbg !49, !tbaa !28
  %73 = icmp eq i8 %3, %5, !dbg !50
  br i1 %73, label %74, label %78, !dbg !51

74:                                               ; preds = %46
  %75 = icmp ugt i32 %59, %9, !dbg !52
  %76 = select i1 %75, i32 %68, i32 %9, !dbg !53
  %77 = icmp ult i32 %76, 6, !dbg !54
  br i1 %77, label %78, label %85, !dbg !55

78:                                               ; preds = %46, %74
  %79 = and i32 %68, 1, !dbg !56
  %80 = zext i32 %79 to i64, !dbg !57
  %81 = getelementptr inbounds [8 x i32], [8 x i32]* %1, i64 0, i64 %80, !dbg !57
  %82 = load i32, i32* %81, align 4, !dbg !57, !tbaa !28
  store i32 %82, i32* @g0, align 4, !dbg !58, !tbaa !28
  %83 = and i32 %64, 3, !dbg !59
  %84 = lshr i32 4, %83, !dbg !60
  store i32 %84, i32* @g1, align 4, !dbg !61, !tbaa !28
  br label %125, !dbg !62

85:                                               ; preds = %74
  %86 = load i32, i32* getelementptr inbounds ([8 x i32], [8 x i32]* @table, i64 0, i64 1), align 4, !dbg !63, !tbaa !28
  %87 = add i32 %86, %9, !dbg !63
  %88 = icmp ult i32 %87, 33, !dbg !63
  br i1 %88, label %90, label %89, !dbg !63

89:                                               ; preds = %85
  tail call void @__assert_fail(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 58, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #7, !dbg !63
  unreachable, !dbg !63

90:                                               ; preds = %85
  %91 = xor i32 %10, 1, !dbg !64
  %92 = add nuw nsw i32 %91, %10, !dbg !65
  %93 = sub i32 %64, %59, !dbg !68
  %94 = and i32 %91, 3, !dbg !69
  %95 = lshr i32 %93, %94, !dbg !70
  %96 = icmp eq i32 %95, 1, !dbg !71
  br i1 %96, label %108, label %97, !dbg !72

97:                                               ; preds = %90
  %98 = load i32, i32* getelementptr inbounds ([8 x i32], [8 x i32]* @table, i64 0, i64 0), align 16, !dbg !73, !tbaa !28
  %99 = icmp ult i32 %98, 3, !dbg !74
  %100 = select i1 %99, i32 %10, i32 %92, !dbg !73
  %101 = xor i32 %100, -1, !dbg !75
  %102 = and i32 %91, %101, !dbg !75
  %103 = tail call noalias dereferenceable_or_null(16) i8* @malloc(i64 noundef 16) #6, !dbg !76
  %104 = bitcast i8* %103 to %struct.node*, !dbg !76
  %105 = getelementptr inbounds %struct.node, %struct.node* %104, i64 0, i32 0, !dbg !77
  store i32 %91, i32* %105, align 8, !dbg !78, !tbaa !79
  %106 = load %struct.node*, %struct.node** @head, align 8, !dbg !82, !tbaa !83
  %107 = getelementptr inbounds %struct.node, %struct.node* %104, i64 0, i32 1, !dbg !84
  store %struct.node* %106, %struct.node** %107, align 8, !dbg !85, !tbaa !86
  store i8* %103, i8** bitcast (%struct.node** @head to i8**), align 8, !dbg !87, !tbaa !83
  br label %108, !dbg !88

108:                                              ; preds = %97, %90
  %109 = phi i32 [ %102, %97 ], [ %91, %90 ], !dbg !89
  %110 = shl nuw nsw i32 %10, 1, !dbg !90
  %111 = add nuw nsw i32 %110, 4, !dbg !91
  %112 = and i32 %111, 6, !dbg !92
  %113 = zext i32 %112 to i64, !dbg !92
  %114 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %113, !dbg !92
  %115 = load i32, i32* %114, align 8, !dbg !92, !tbaa !28
  %116 = icmp eq i32 %115, %92, !dbg !92
  br i1 %116, label %118, label %117, !dbg !92

117:                                              ; preds = %108
  tail call void @__assert_fail(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 17, i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @__PRETTY_FUNCTION__.f0, i64 0, i64 0)) #7, !dbg !92
  unreachable, !dbg !92

118:                                              ; preds = %108
  %119 = icmp ult i32 %109, 30, !dbg !93
  br i1 %119, label %121, label %120, !dbg !93

120:                                              ; preds = %118
  tail call void @__assert_fail(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.7, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 18, i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @__PRETTY_FUNCTION__.f0, i64 0, i64 0)) #7, !dbg !93
  unreachable, !dbg !93

121:                                              ; preds = %118
  %122 = mul i32 %68, %68, !dbg !94
  %123 = icmp ult i32 %122, 3, !dbg !94
  br i1 %123, label %124, label %125, !dbg !94

124:                                              ; preds = %121
  tail call void @__assert_fail(i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 61, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #7, !dbg !94
  unreachable, !dbg !94

125:                                              ; preds = %121, %78
  %126 = phi i32 [ %59, %121 ], [ %82, %78 ], !dbg !95
  %127 = add i32 %126, 31, !dbg !95
  %128 = icmp ult i32 %127, %11, !dbg !95
  br i1 %128, label %129, label %130, !dbg !95

129:                                              ; preds = %125
  tail call void @__assert_fail(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 63, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #7, !dbg !95
  unreachable, !dbg !95

130:                                              ; preds = %125
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %8) #6, !dbg !96
  ret i32 0, !dbg !97
}

declare !dbg !98 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #1

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
!1 = !DIFile(filename: "tests/soundness/random_2.c", directory: ".", checksumkind: CSK_MD5, checksum: "20ab96238922d79cef33833835ffa8a8")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 35, type: !10, scopeLine: 35, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 36, column: 3, scope: !9)
!13 = !DILocation(line: 37, column: 17, scope: !9)
!14 = !{!15, !15, i64 0}
!15 = !{!"omnipotent char", !16, i64 0}
!16 = !{!"Simple C/C++ TBAA"}
!17 = !DILocation(line: 37, column: 23, scope: !9)
!18 = !DILocation(line: 37, column: 33, scope: !9)
!19 = !DILocation(line: 37, column: 39, scope: !9)
!20 = !DILocation(line: 37, column: 49, scope: !9)
!21 = !DILocation(line: 37, column: 55, scope: !9)
!22 = !DILocation(line: 38, column: 3, scope: !9)
!23 = !DILocation(line: 38, column: 36, scope: !9)
!24 = !DILocation(line: 46, column: 28, scope: !9)
!25 = !DILocation(line: 46, column: 17, scope: !9)
!26 = !DILocation(line: 46, column: 3, scope: !9)
!27 = !DILocation(line: 46, column: 22, scope: !9)
!28 = !{!29, !29, i64 0}
!29 = !{!"int", !15, i64 0}
!30 = !DILocation(line: 47, column: 6, scope: !9)
!31 = !DILocation(line: 49, column: 20, scope: !9)
!32 = !DILocation(line: 49, column: 30, scope: !9)
!33 = !DILocation(line: 49, column: 3, scope: !9)
!34 = !DILocation(line: 0, scope: !9)
!35 = !DILocation(line: 52, column: 20, scope: !9)
!36 = !DILocation(line: 52, column: 11, scope: !9)
!37 = !DILocation(line: 52, column: 41, scope: !9)
!38 = !DILocation(line: 52, column: 32, scope: !9)
!39 = !DILocation(line: 52, column: 30, scope: !9)
!40 = !DILocation(line: 28, column: 8, scope: !41, inlinedAt: !42)
!41 = distinct !DISubprogram(name: "f1", scope: !1, file: !1, line: 21, type: !10, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!42 = distinct !DILocation(line: 52, column: 8, scope: !9)
!43 = !DILocation(line: 29, column: 21, scope: !41, inlinedAt: !42)
!44 = !DILocation(line: 53, column: 24, scope: !9)
!45 = !DILocation(line: 53, column: 27, scope: !9)
!46 = !DILocation(line: 53, column: 18, scope: !9)
!47 = !DILocation(line: 53, column: 32, scope: !9)
!48 = !DILocation(line: 53, column: 3, scope: !9)
!49 = !DILocation(line: 53, column: 15, scope: !9)
!50 = !DILocation(line: 54, column: 11, scope: !9)
!51 = !DILocation(line: 54, column: 8, scope: !9)
!52 = !DILocation(line: 54, column: 28, scope: !9)
!53 = !DILocation(line: 54, column: 25, scope: !9)
!54 = !DILocation(line: 54, column: 57, scope: !9)
!55 = !DILocation(line: 54, column: 7, scope: !9)
!56 = !DILocation(line: 55, column: 17, scope: !9)
!57 = !DILocation(line: 55, column: 10, scope: !9)
!58 = !DILocation(line: 55, column: 8, scope: !9)
!59 = !DILocation(line: 56, column: 21, scope: !9)
!60 = !DILocation(line: 56, column: 14, scope: !9)
!61 = !DILocation(line: 56, column: 8, scope: !9)
!62 = !DILocation(line: 57, column: 3, scope: !9)
!63 = !DILocation(line: 58, column: 5, scope: !9)
!64 = !DILocation(line: 60, column: 21, scope: !9)
!65 = !DILocation(line: 10, column: 20, scope: !66, inlinedAt: !67)
!66 = distinct !DISubprogram(name: "f0", scope: !1, file: !1, line: 9, type: !10, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!67 = distinct !DILocation(line: 60, column: 10, scope: !9)
!68 = !DILocation(line: 11, column: 12, scope: !66, inlinedAt: !67)
!69 = !DILocation(line: 11, column: 25, scope: !66, inlinedAt: !67)
!70 = !DILocation(line: 11, column: 18, scope: !66, inlinedAt: !67)
!71 = !DILocation(line: 11, column: 31, scope: !66, inlinedAt: !67)
!72 = !DILocation(line: 11, column: 7, scope: !66, inlinedAt: !67)
!73 = !DILocation(line: 12, column: 25, scope: !66, inlinedAt: !67)
!74 = !DILocation(line: 12, column: 39, scope: !66, inlinedAt: !67)
!75 = !DILocation(line: 12, column: 8, scope: !66, inlinedAt: !67)
!76 = !DILocation(line: 13, column: 23, scope: !66, inlinedAt: !67)
!77 = !DILocation(line: 14, column: 9, scope: !66, inlinedAt: !67)
!78 = !DILocation(line: 14, column: 13, scope: !66, inlinedAt: !67)
!79 = !{!80, !29, i64 0}
!80 = !{!"node", !29, i64 0, !81, i64 8}
!81 = !{!"any pointer", !15, i64 0}
!82 = !DILocation(line: 14, column: 30, scope: !66, inlinedAt: !67)
!83 = !{!81, !81, i64 0}
!84 = !DILocation(line: 14, column: 23, scope: !66, inlinedAt: !67)
!85 = !DILocation(line: 14, column: 28, scope: !66, inlinedAt: !67)
!86 = !{!80, !81, i64 8}
!87 = !DILocation(line: 14, column: 41, scope: !66, inlinedAt: !67)
!88 = !DILocation(line: 15, column: 3, scope: !66, inlinedAt: !67)
!89 = !DILocation(line: 0, scope: !66, inlinedAt: !67)
!90 = !DILocation(line: 16, column: 13, scope: !66, inlinedAt: !67)
!91 = !DILocation(line: 16, column: 19, scope: !66, inlinedAt: !67)
!92 = !DILocation(line: 17, column: 3, scope: !66, inlinedAt: !67)
!93 = !DILocation(line: 18, column: 3, scope: !66, inlinedAt: !67)
!94 = !DILocation(line: 61, column: 5, scope: !9)
!95 = !DILocation(line: 63, column: 3, scope: !9)
!96 = !DILocation(line: 65, column: 1, scope: !9)
!97 = !DILocation(line: 64, column: 3, scope: !9)
!98 = !DISubprogram(name: "klee_make_symbolic", scope: !1, file: !1, line: 4, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
