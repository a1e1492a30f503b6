; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/hash_table.c
; ModuleID = 'tests/programs/hash_table.c'
source_filename = "tests/programs/hash_table.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i8, i8, %struct.node* }

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@pair = internal global [2 x %struct.node] zeroinitializer, align 16
@buckets = internal unnamed_addr global [8 x %struct.node*] zeroinitializer, align 16

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i16, align 2
  %2 = bitcast i16* %1 to i8*, !dbg !12
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %2) #4, !dbg !12
  call void @klee_make_symbolic(i8* noundef nonnull %2, i64 noundef 2, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #4, !dbg !13
  %3 = call noalias dereferenceable_or_null(16) i8* @malloc(i64 noundef 16) #4, !dbg !14
  %4 = bitcast i8* %3 to %struct.node*, !dbg !14
  %5 = getelementptr inbounds %struct.node, %struct.node* %4, i64 0, i32 0, !dbg !17
  store i8 3, i8* %5, align 8, !dbg !18, !tbaa !19
  %6 = getelementptr inbounds %struct.node, %struct.node* %4, i64 0, i32 1, !dbg !24
  store i8 0, i8* %6, align 1, !dbg !25, !tbaa !26
  %7 = load %struct.node*, %struct.node** getelementptr inbounds ([8 x %struct.node*], [8 x %struct.node*]* @buckets, i64 0, i64 3), align 8, !dbg !27, !tbaa !28
  %8 = getelementptr inbounds %struct.node, %struct.node* %4, i64 0, i32 2, !dbg !29
  store %struct.node* %7, %struct.node** %8, align 8, !dbg !30, !tbaa !31
  %9 = call noalias dereferenceable_or_null(16) i8* @malloc(i64 noundef 16) #4, !dbg !32
  %10 = bitcast i8* %9 to %struct.node*, !dbg !32
  %11 = getelementptr inbounds %struct.node, %struct.node* %10, i64 0, i32 0, !dbg !34
  store i8 11, i8* %11, align 8, !dbg !35, !tbaa !19
  %12 = getelementptr inbounds %struct.node, %struct.node* %10, i64 0, i32 1, !dbg !36
  store i8 0, i8* %12, align 1, !dbg !37, !tbaa !26
  %13 = getelementptr inbounds %struct.node, %struct.node* %10, i64 0, i32 2, !dbg !38
  %14 = bitcast %struct.node** %13 to i8**, !dbg !39
  store i8* %3, i8** %14, align 8, !dbg !39, !tbaa !31
  store i8* %9, i8** bitcast (%struct.node** getelementptr inbounds ([8 x %struct.node*], [8 x %struct.node*]* @buckets, i64 0, i64 3) to i8**), align 8, !dbg !40, !tbaa !28
  %15 = call noalias dereferenceable_or_null(16) i8* @malloc(i64 noundef 16) #4, !dbg !41
  %16 = bitcast i8* %15 to %struct.node*, !dbg !41
  %17 = getelementptr inbounds %struct.node, %struct.node* %16, i64 0, i32 0, !dbg !43
  store i8 -56, i8* %17, align 8, !dbg !44, !tbaa !19
  %18 = getelementptr inbounds %struct.node, %struct.node* %16, i64 0, i32 1, !dbg !45
  store i8 0, i8* %18, align 1, !dbg !46, !tbaa !26
  %19 = load %struct.node*, %struct.node** getelementptr inbounds ([8 x %struct.node*], [8 x %struct.node*]* @buckets, i64 0, i64 0), align 16, !dbg !47, !tbaa !28
  %20 = getelementptr inbounds %struct.node, %struct.node* %16, i64 0, i32 2, !dbg !48
  store %struct.node* %19, %struct.node** %20, align 8, !dbg !49, !tbaa !31
  store i8* %15, i8** bitcast ([8 x %struct.node*]* @buckets to i8**), align 16, !dbg !50, !tbaa !28
  store %struct.node* getelementptr inbounds ([2 x %struct.node], [2 x %struct.node]* @pair, i64 0, i64 0), %struct.node** getelementptr inbounds ([8 x %struct.node*], [8 x %struct.node*]* @buckets, i64 0, i64 5), align 8, !dbg !51, !tbaa !28
  store %struct.node* getelementptr inbounds ([2 x %struct.node], [2 x %struct.node]* @pair, i64 0, i64 1), %struct.node** getelementptr inbounds ([8 x %struct.node*], [8 x %struct.node*]* @buckets, i64 0, i64 6), align 16, !dbg !52, !tbaa !28
  store i8 5, i8* getelementptr inbounds ([2 x %struct.node], [2 x %struct.node]* @pair, i64 0, i64 0, i32 0), align 16, !dbg !53, !tbaa !19
  store i8 14, i8* getelementptr inbounds ([2 x %struct.node], [2 x %struct.node]* @pair, i64 0, i64 1, i32 0), align 16, !dbg !54, !tbaa !19
  %21 = load i16, i16* %1, align 2, !dbg !55, !tbaa !56
  %22 = trunc i16 %21 to i8, !dbg !55
  %23 = and i8 %22, 7, !dbg !58
  %24 = zext i8 %23 to i64
  %25 = getelementptr inbounds [8 x %struct.node*], [8 x %struct.node*]* @buckets, i64 0, i64 %24, !dbg !61
  %26 = load %struct.node*, %struct.node** %25, align 8, !dbg !62, !tbaa !28
  %27 = icmp eq %struct.node* %26, null, !dbg !63
  br i1 %27, label %40, label %28, !dbg !63

28:                                               ; preds = %0, %36
  %29 = phi %struct.node* [ %38, %36 ], [ %26, %0 ]
  %30 = getelementptr inbounds %struct.node, %struct.node* %29, i64 0, i32 1, !dbg !64
  %31 = load i8, i8* %30, align 1, !dbg !65, !tbaa !26
  %32 = add i8 %31, 1, !dbg !65
  store i8 %32, i8* %30, align 1, !dbg !65, !tbaa !26
  %33 = getelementptr inbounds %struct.node, %struct.node* %29, i64 0, i32 0, !dbg !66
  %34 = load i8, i8* %33, align 8, !dbg !66, !tbaa !19
  %35 = icmp eq i8 %34, %22, !dbg !67
  br i1 %35, label %40, label %36, !dbg !68

36:                                               ; preds = %28
  %37 = getelementptr inbounds %struct.node, %struct.node* %29, i64 0, i32 2, !dbg !69
  %38 = load %struct.node*, %struct.node** %37, align 8, !dbg !62, !tbaa !28
  %39 = icmp eq %struct.node* %38, null, !dbg !63
  br i1 %39, label %40, label %28, !dbg !63, !llvm.loop !70

40:                                               ; preds = %28, %36, %0
  %41 = phi %struct.node* [ null, %0 ], [ null, %36 ], [ %29, %28 ], !dbg !62
  %42 = lshr i16 %21, 8, !dbg !73
  %43 = trunc i16 %42 to i8, !dbg !74
  %44 = and i8 %43, 7, !dbg !75
  %45 = zext i8 %44 to i64
  %46 = getelementptr inbounds [8 x %struct.node*], [8 x %struct.node*]* @buckets, i64 0, i64 %45, !dbg !77
  %47 = load %struct.node*, %struct.node** %46, align 8, !dbg !78, !tbaa !28
  %48 = icmp eq %struct.node* %47, null, !dbg !79
  br i1 %48, label %61, label %49, !dbg !79

49:                                               ; preds = %40, %57
  %50 = phi %struct.node* [ %59, %57 ], [ %47, %40 ]
  %51 = getelementptr inbounds %struct.node, %struct.node* %50, i64 0, i32 1, !dbg !80
  %52 = load i8, i8* %51, align 1, !dbg !81, !tbaa !26
  %53 = add i8 %52, 1, !dbg !81
  store i8 %53, i8* %51, align 1, !dbg !81, !tbaa !26
  %54 = getelementptr inbounds %struct.node, %struct.node* %50, i64 0, i32 0, !dbg !82
  %55 = load i8, i8* %54, align 8, !dbg !82, !tbaa !19
  %56 = icmp eq i8 %55, %43, !dbg !83
  br i1 %56, label %61, label %57, !dbg !84

57:                                               ; preds = %49
  %58 = getelementptr inbounds %struct.node, %struct.node* %50, i64 0, i32 2, !dbg !85
  %59 = load %struct.node*, %struct.node** %58, align 8, !dbg !78, !tbaa !28
  %60 = icmp eq %struct.node* %59, null, !dbg !79
  br i1 %60, label %61, label %49, !dbg !79, !llvm.loop !86

61:                                               ; preds = %49, %57, %40
  %62 = phi %struct.node* [ null, %40 ], [ null, %57 ], [ %50, %49 ], !dbg !78
  %63 = icmp eq %struct.node* %41, null, !dbg !88
  %64 = xor i1 %63, true, !dbg !89
  %65 = icmp eq %struct.node* %41, %62
  %66 = select i1 %64, i1 %65, i1 false, !dbg !89
  br i1 %66, label %67, label %72, !dbg !89

67:                                               ; preds = %61
  %68 = getelementptr inbounds %struct.node, %struct.node* %41, i64 0, i32 1, !dbg !90
  %69 = load i8, i8* %68, align 1, !dbg !90, !tbaa !26
  %70 = icmp eq i8 %69, 2, !dbg !91
  %71 = select i1 %70, i32 1, i32 2, !dbg !92
  br label %94, !dbg !93

72:                                               ; preds = %61
  br i1 %63, label %75, label %73, !dbg !94

73:                                               ; preds = %72
  %74 = getelementptr inbounds %struct.node, %struct.node* %41, i64 0, i32 0, !dbg !95
  store i8 1, i8* %74, align 8, !dbg !96, !tbaa !19
  br label %75, !dbg !97

75:                                               ; preds = %73, %72
  %76 = icmp eq %struct.node* %62, null, !dbg !98
  br i1 %76, label %81, label %77, !dbg !99

77:                                               ; preds = %75
  %78 = getelementptr inbounds %struct.node, %struct.node* %62, i64 0, i32 0, !dbg !100
  %79 = load i8, i8* %78, align 8, !dbg !100, !tbaa !19
  %80 = icmp eq i8 %79, 1, !dbg !101
  br i1 %80, label %94, label %81, !dbg !98

81:                                               ; preds = %77, %75
  %82 = load i8, i8* %12, align 1, !dbg !102, !tbaa !26
  %83 = zext i8 %82 to i32, !dbg !103
  %84 = load i8, i8* getelementptr inbounds ([2 x %struct.node], [2 x %struct.node]* @pair, i64 0, i64 0, i32 1), align 1, !dbg !104, !tbaa !26
  %85 = zext i8 %84 to i32, !dbg !105
  %86 = shl nuw nsw i32 %85, 2, !dbg !106
  %87 = add nuw nsw i32 %86, %83, !dbg !107
  %88 = load i8, i8* getelementptr inbounds ([2 x %struct.node], [2 x %struct.node]* @pair, i64 0, i64 1, i32 1), align 1, !dbg !108, !tbaa !26
  %89 = zext i8 %88 to i32, !dbg !109
  %90 = shl nuw nsw i32 %89, 1, !dbg !110
  %91 = add nuw nsw i32 %87, %90, !dbg !111
  %92 = icmp ugt i32 %91, 5, !dbg !112
  %93 = zext i1 %92 to i32, !dbg !112
  br label %94, !dbg !113

94:                                               ; preds = %77, %81, %67
  %95 = phi i32 [ %71, %67 ], [ %93, %81 ], [ 3, %77 ], !dbg !114
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %2) #4, !dbg !115
  ret i32 %95, !dbg !115
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !116 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: inaccessiblememonly mustprogress nofree nounwind willreturn
declare noalias noundef i8* @malloc(i64 noundef) local_unnamed_addr #3

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { inaccessiblememonly mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/hash_table.c", directory: ".", checksumkind: CSK_MD5, checksum: "826e653a7c80e8e53f1904f650aa4d05")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 31, type: !10, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 32, column: 3, scope: !9)
!13 = !DILocation(line: 33, column: 3, scope: !9)
!14 = !DILocation(line: 16, column: 20, scope: !15, inlinedAt: !16)
!15 = distinct !DISubprogram(name: "put", scope: !1, file: !1, line: 15, type: !10, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!16 = distinct !DILocation(line: 34, column: 3, scope: !9)
!17 = !DILocation(line: 17, column: 6, scope: !15, inlinedAt: !16)
!18 = !DILocation(line: 17, column: 10, scope: !15, inlinedAt: !16)
!19 = !{!20, !21, i64 0}
!20 = !{!"node", !21, i64 0, !21, i64 1, !23, i64 8}
!21 = !{!"omnipotent char", !22, i64 0}
!22 = !{!"Simple C/C++ TBAA"}
!23 = !{!"any pointer", !21, i64 0}
!24 = !DILocation(line: 18, column: 6, scope: !15, inlinedAt: !16)
!25 = !DILocation(line: 18, column: 12, scope: !15, inlinedAt: !16)
!26 = !{!20, !21, i64 1}
!27 = !DILocation(line: 19, column: 13, scope: !15, inlinedAt: !16)
!28 = !{!23, !23, i64 0}
!29 = !DILocation(line: 19, column: 6, scope: !15, inlinedAt: !16)
!30 = !DILocation(line: 19, column: 11, scope: !15, inlinedAt: !16)
!31 = !{!20, !23, i64 8}
!32 = !DILocation(line: 16, column: 20, scope: !15, inlinedAt: !33)
!33 = distinct !DILocation(line: 35, column: 3, scope: !9)
!34 = !DILocation(line: 17, column: 6, scope: !15, inlinedAt: !33)
!35 = !DILocation(line: 17, column: 10, scope: !15, inlinedAt: !33)
!36 = !DILocation(line: 18, column: 6, scope: !15, inlinedAt: !33)
!37 = !DILocation(line: 18, column: 12, scope: !15, inlinedAt: !33)
!38 = !DILocation(line: 19, column: 6, scope: !15, inlinedAt: !33)
!39 = !DILocation(line: 19, column: 11, scope: !15, inlinedAt: !33)
!40 = !DILocation(line: 20, column: 20, scope: !15, inlinedAt: !33)
!41 = !DILocation(line: 16, column: 20, scope: !15, inlinedAt: !42)
!42 = distinct !DILocation(line: 36, column: 3, scope: !9)
!43 = !DILocation(line: 17, column: 6, scope: !15, inlinedAt: !42)
!44 = !DILocation(line: 17, column: 10, scope: !15, inlinedAt: !42)
!45 = !DILocation(line: 18, column: 6, scope: !15, inlinedAt: !42)
!46 = !DILocation(line: 18, column: 12, scope: !15, inlinedAt: !42)
!47 = !DILocation(line: 19, column: 13, scope: !15, inlinedAt: !42)
!48 = !DILocation(line: 19, column: 6, scope: !15, inlinedAt: !42)
!49 = !DILocation(line: 19, column: 11, scope: !15, inlinedAt: !42)
!50 = !DILocation(line: 20, column: 20, scope: !15, inlinedAt: !42)
!51 = !DILocation(line: 37, column: 14, scope: !9)
!52 = !DILocation(line: 38, column: 14, scope: !9)
!53 = !DILocation(line: 39, column: 15, scope: !9)
!54 = !DILocation(line: 40, column: 15, scope: !9)
!55 = !DILocation(line: 41, column: 24, scope: !9)
!56 = !{!57, !57, i64 0}
!57 = !{!"short", !21, i64 0}
!58 = !DILocation(line: 24, column: 37, scope: !59, inlinedAt: !60)
!59 = distinct !DISubprogram(name: "get", scope: !1, file: !1, line: 23, type: !10, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!60 = distinct !DILocation(line: 41, column: 20, scope: !9)
!61 = !DILocation(line: 24, column: 25, scope: !59, inlinedAt: !60)
!62 = !DILocation(line: 0, scope: !59, inlinedAt: !60)
!63 = !DILocation(line: 24, column: 3, scope: !59, inlinedAt: !60)
!64 = !DILocation(line: 25, column: 8, scope: !59, inlinedAt: !60)
!65 = !DILocation(line: 25, column: 13, scope: !59, inlinedAt: !60)
!66 = !DILocation(line: 26, column: 12, scope: !59, inlinedAt: !60)
!67 = !DILocation(line: 26, column: 16, scope: !59, inlinedAt: !60)
!68 = !DILocation(line: 26, column: 9, scope: !59, inlinedAt: !60)
!69 = !DILocation(line: 24, column: 53, scope: !59, inlinedAt: !60)
!70 = distinct !{!70, !63, !71, !72}
!71 = !DILocation(line: 27, column: 3, scope: !59, inlinedAt: !60)
!72 = !{!"llvm.loop.mustprogress"}
!73 = !DILocation(line: 42, column: 26, scope: !9)
!74 = !DILocation(line: 42, column: 24, scope: !9)
!75 = !DILocation(line: 24, column: 37, scope: !59, inlinedAt: !76)
!76 = distinct !DILocation(line: 42, column: 20, scope: !9)
!77 = !DILocation(line: 24, column: 25, scope: !59, inlinedAt: !76)
!78 = !DILocation(line: 0, scope: !59, inlinedAt: !76)
!79 = !DILocation(line: 24, column: 3, scope: !59, inlinedAt: !76)
!80 = !DILocation(line: 25, column: 8, scope: !59, inlinedAt: !76)
!81 = !DILocation(line: 25, column: 13, scope: !59, inlinedAt: !76)
!82 = !DILocation(line: 26, column: 12, scope: !59, inlinedAt: !76)
!83 = !DILocation(line: 26, column: 16, scope: !59, inlinedAt: !76)
!84 = !DILocation(line: 26, column: 9, scope: !59, inlinedAt: !76)
!85 = !DILocation(line: 24, column: 53, scope: !59, inlinedAt: !76)
!86 = distinct !{!86, !79, !87, !72}
!87 = !DILocation(line: 27, column: 3, scope: !59, inlinedAt: !76)
!88 = !DILocation(line: 43, column: 7, scope: !9)
!89 = !DILocation(line: 43, column: 9, scope: !9)
!90 = !DILocation(line: 43, column: 30, scope: !9)
!91 = !DILocation(line: 43, column: 36, scope: !9)
!92 = !DILocation(line: 43, column: 27, scope: !9)
!93 = !DILocation(line: 43, column: 20, scope: !9)
!94 = !DILocation(line: 44, column: 7, scope: !9)
!95 = !DILocation(line: 44, column: 13, scope: !9)
!96 = !DILocation(line: 44, column: 17, scope: !9)
!97 = !DILocation(line: 44, column: 10, scope: !9)
!98 = !DILocation(line: 45, column: 7, scope: !9)
!99 = !DILocation(line: 45, column: 9, scope: !9)
!100 = !DILocation(line: 45, column: 15, scope: !9)
!101 = !DILocation(line: 45, column: 19, scope: !9)
!102 = !DILocation(line: 46, column: 22, scope: !9)
!103 = !DILocation(line: 46, column: 10, scope: !9)
!104 = !DILocation(line: 46, column: 38, scope: !9)
!105 = !DILocation(line: 46, column: 30, scope: !9)
!106 = !DILocation(line: 46, column: 44, scope: !9)
!107 = !DILocation(line: 46, column: 28, scope: !9)
!108 = !DILocation(line: 46, column: 58, scope: !9)
!109 = !DILocation(line: 46, column: 50, scope: !9)
!110 = !DILocation(line: 46, column: 64, scope: !9)
!111 = !DILocation(line: 46, column: 48, scope: !9)
!112 = !DILocation(line: 46, column: 68, scope: !9)
!113 = !DILocation(line: 46, column: 3, scope: !9)
!114 = !DILocation(line: 0, scope: !9)
!115 = !DILocation(line: 47, column: 1, scope: !9)
!116 = !DISubprogram(name: "klee_make_symbolic", scope: !117, file: !117, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!117 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
