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
@head = dso_local local_unnamed_addr global %struct.node* null, align 8
@g0 = dso_local local_unnamed_addr global i32 0, align 4
@.str.2 = private unnamed_addr constant [27 x i8] c"tests/soundness/random_4.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.3 = private unnamed_addr constant [8 x i8] c"v1 < 46\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  tail call void @klee_make_symbolic(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 0), i64 noundef 3, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0)) #5, !dbg !12
  %3 = load i8, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 0), align 1, !dbg !13, !tbaa !14
  %4 = and i8 %3, 7, !dbg !17
  %5 = load i8, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 1), align 1, !dbg !18, !tbaa !14
  %6 = and i8 %5, 7, !dbg !19
  %7 = load i8, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 2), align 1, !dbg !20, !tbaa !14
  %8 = and i8 %7, 7, !dbg !21
  %9 = bitcast i32* %1 to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %9), !dbg !22
  store i32 1, i32* %1, align 4, !dbg !23, !tbaa !24
  %10 = bitcast i32* %2 to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %10), !dbg !22
  %11 = load i32, i32* @g1, align 4, !dbg !26, !tbaa !24
  %12 = zext i8 %4 to i32, !dbg !17
  %13 = zext i8 %6 to i32, !dbg !19
  %14 = zext i8 %8 to i32, !dbg !21
  %15 = and i32 %12, 3, !dbg !27
  %16 = icmp eq i32 %15, 0, !dbg !28
  br i1 %16, label %28, label %17, !dbg !29

17:                                               ; preds = %0
  %18 = add nuw nsw i32 %15, 2, !dbg !29
  %19 = add nsw i32 %15, -1, !dbg !29
  %20 = zext i32 %19 to i33, !dbg !29
  %21 = add nsw i32 %15, -2, !dbg !29
  %22 = zext i32 %21 to i33, !dbg !29
  %23 = mul nuw i33 %20, %22, !dbg !29
  %24 = lshr i33 %23, 1, !dbg !29
  %25 = trunc i33 %24 to i32, !dbg !29
  %26 = add i32 %18, %25, !dbg !29
  %27 = add i32 %26, -1, !dbg !29
  br label %28, !dbg !30

28:                                               ; preds = %17, %0
  %29 = phi i32 [ 2, %0 ], [ %27, %17 ]
  store i32 %29, i32* %2, align 4, !dbg !30, !tbaa !24
  %30 = load i32, i32* @g0, align 4, !dbg !31, !tbaa !24
  %31 = add i32 %30, %13, !dbg !32
  %32 = and i32 %31, 3, !dbg !33
  %33 = icmp eq i32 %32, 0, !dbg !34
  br i1 %33, label %55, label %34, !dbg !35

34:                                               ; preds = %28
  %35 = and i32 %13, 1, !dbg !36
  %36 = lshr i32 %13, 2, !dbg !35
  %37 = add i32 %30, %36, !dbg !35
  %38 = add nuw nsw i32 %36, %35, !dbg !35
  %39 = lshr i32 %13, 1, !dbg !35
  %40 = and i32 %39, 1, !dbg !35
  %41 = add nuw nsw i32 %38, %40, !dbg !35
  %42 = add nuw nsw i32 %41, 1, !dbg !35
  %43 = add nsw i32 %32, -1, !dbg !35
  %44 = mul nuw nsw i32 %42, %43, !dbg !35
  %45 = add i32 %37, %44, !dbg !35
  %46 = add i32 %45, %35, !dbg !35
  %47 = zext i32 %43 to i33, !dbg !35
  %48 = add nsw i32 %32, -2, !dbg !35
  %49 = zext i32 %48 to i33, !dbg !35
  %50 = mul nuw i33 %47, %49, !dbg !35
  %51 = lshr i33 %50, 1, !dbg !35
  %52 = trunc i33 %51 to i32, !dbg !35
  %53 = add i32 %46, %40, !dbg !35
  %54 = add i32 %53, %52, !dbg !35
  store i32 %54, i32* @g0, align 4, !dbg !37, !tbaa !24
  br label %55, !dbg !35

55:                                               ; preds = %34, %28
  %56 = phi i32 [ %54, %34 ], [ %30, %28 ], !dbg !38
  %57 = and i32 %11, %12, !dbg !39
  %58 = icmp ult i32 %57, 3, !dbg !40
  %59 = select i1 %58, i32* %1, i32* %2, !dbg !41
  %60 = add nsw i32 %12, -1, !dbg !42
  %61 = load i32, i32* %59, align 4, !dbg !43, !tbaa !24
  %62 = add i32 %60, %61, !dbg !43
  store i32 %62, i32* %59, align 4, !dbg !43, !tbaa !24
  %63 = tail call noalias dereferenceable_or_null(16) i8* @malloc(i64 noundef 16) #5, !dbg !44
  %64 = bitcast i8* %63 to %struct.node*, !dbg !44
  %65 = getelementptr inbounds %struct.node, %struct.node* %64, i64 0, i32 0, !dbg !45
  store i32 %14, i32* %65, align 8, !dbg !46, !tbaa !47
  %66 = load %struct.node*, %struct.node** @head, align 8, !dbg !50, !tbaa !51
  %67 = getelementptr inbounds %struct.node, %struct.node* %64, i64 0, i32 1, !dbg !52
  store %struct.node* %66, %struct.node** %67, align 8, !dbg !53, !tbaa !54
  store i8* %63, i8** bitcast (%struct.node** @head to i8**), align 8, !dbg !55, !tbaa !51
  %68 = sub nsw i32 %13, %14, !dbg !56
  %69 = xor i32 %56, %68, !dbg !57
  store i32 %69, i32* @g1, align 4, !dbg !58, !tbaa !24
  %70 = icmp ult i8 %6, %4, !dbg !59
  br i1 %70, label %71, label %74, !dbg !60

71:                                               ; preds = %55
  %72 = add nuw nsw i32 %14, %12, !dbg !61
  %73 = load i32, i32* %1, align 4, !dbg !62, !tbaa !24
  br label %88, !dbg !63

74:                                               ; preds = %55
  %75 = shl nuw nsw i32 %14, 1, !dbg !64
  %76 = mul nuw nsw i32 %13, %12, !dbg !65
  %77 = and i32 %75, %76, !dbg !66
  %78 = load i32, i32* %1, align 4, !dbg !67, !tbaa !24
  %79 = and i32 %78, 7, !dbg !68
  %80 = zext i32 %79 to i64, !dbg !69
  %81 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %80, !dbg !69
  %82 = load i32, i32* %81, align 4, !dbg !69, !tbaa !24
  %83 = and i32 %77, 6, !dbg !70
  %84 = zext i32 %83 to i64, !dbg !71
  %85 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %84, !dbg !71
  %86 = load i32, i32* %85, align 8, !dbg !71, !tbaa !24
  %87 = and i32 %86, %82, !dbg !72
  br label %88, !dbg !63

88:                                               ; preds = %74, %71
  %89 = phi i32 [ %73, %71 ], [ %78, %74 ], !dbg !62
  %90 = phi i32 [ %72, %71 ], [ %87, %74 ], !dbg !63
  %91 = xor i32 %89, %90, !dbg !62
  %92 = icmp ult i32 %91, 46, !dbg !73
  br i1 %92, label %94, label %93, !dbg !73

93:                                               ; preds = %88
  tail call void @__assert_fail(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 101, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !73
  unreachable, !dbg !73

94:                                               ; preds = %88
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %10), !dbg !74
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %9), !dbg !74
  ret i32 0, !dbg !74
}

declare !dbg !75 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: inaccessiblememonly mustprogress nofree nounwind willreturn
declare noalias noundef i8* @malloc(i64 noundef) local_unnamed_addr #3

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #4

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #3 = { inaccessiblememonly mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/soundness/random_4.c", directory: ".", checksumkind: CSK_MD5, checksum: "6a69d8ed3e20a5241cff6b6048a59a84")
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
!22 = !DILocation(line: 35, column: 3, scope: !9)
!23 = !DILocation(line: 35, column: 20, scope: !9)
!24 = !{!25, !25, i64 0}
!25 = !{!"int", !15, i64 0}
!26 = !DILocation(line: 36, column: 29, scope: !9)
!27 = !DILocation(line: 39, column: 35, scope: !9)
!28 = !DILocation(line: 39, column: 44, scope: !9)
!29 = !DILocation(line: 39, column: 3, scope: !9)
!30 = !DILocation(line: 41, column: 8, scope: !9)
!31 = !DILocation(line: 47, column: 33, scope: !9)
!32 = !DILocation(line: 47, column: 36, scope: !9)
!33 = !DILocation(line: 47, column: 42, scope: !9)
!34 = !DILocation(line: 47, column: 51, scope: !9)
!35 = !DILocation(line: 47, column: 3, scope: !9)
!36 = !DILocation(line: 49, column: 11, scope: !9)
!37 = !DILocation(line: 0, scope: !9)
!38 = !DILocation(line: 98, column: 23, scope: !9)
!39 = !DILocation(line: 54, column: 22, scope: !9)
!40 = !DILocation(line: 54, column: 28, scope: !9)
!41 = !DILocation(line: 54, column: 18, scope: !9)
!42 = !DILocation(line: 55, column: 14, scope: !9)
!43 = !DILocation(line: 55, column: 7, scope: !9)
!44 = !DILocation(line: 95, column: 23, scope: !9)
!45 = !DILocation(line: 96, column: 9, scope: !9)
!46 = !DILocation(line: 96, column: 13, scope: !9)
!47 = !{!48, !25, i64 0}
!48 = !{!"node", !25, i64 0, !49, i64 8}
!49 = !{!"any pointer", !15, i64 0}
!50 = !DILocation(line: 96, column: 30, scope: !9)
!51 = !{!49, !49, i64 0}
!52 = !DILocation(line: 96, column: 23, scope: !9)
!53 = !DILocation(line: 96, column: 28, scope: !9)
!54 = !{!48, !49, i64 8}
!55 = !DILocation(line: 96, column: 41, scope: !9)
!56 = !DILocation(line: 98, column: 15, scope: !9)
!57 = !DILocation(line: 98, column: 21, scope: !9)
!58 = !DILocation(line: 98, column: 8, scope: !9)
!59 = !DILocation(line: 99, column: 16, scope: !9)
!60 = !DILocation(line: 99, column: 21, scope: !9)
!61 = !DILocation(line: 99, column: 40, scope: !9)
!62 = !DILocation(line: 99, column: 8, scope: !9)
!63 = !DILocation(line: 99, column: 12, scope: !9)
!64 = !DILocation(line: 97, column: 15, scope: !9)
!65 = !DILocation(line: 97, column: 27, scope: !9)
!66 = !DILocation(line: 97, column: 21, scope: !9)
!67 = !DILocation(line: 99, column: 55, scope: !9)
!68 = !DILocation(line: 99, column: 58, scope: !9)
!69 = !DILocation(line: 99, column: 49, scope: !9)
!70 = !DILocation(line: 99, column: 74, scope: !9)
!71 = !DILocation(line: 99, column: 65, scope: !9)
!72 = !DILocation(line: 99, column: 63, scope: !9)
!73 = !DILocation(line: 101, column: 3, scope: !9)
!74 = !DILocation(line: 103, column: 1, scope: !9)
!75 = !DISubprogram(name: "klee_make_symbolic", scope: !1, file: !1, line: 4, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
