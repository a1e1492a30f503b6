; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/linked_list.c
; ModuleID = 'tests/programs/linked_list.c'
source_filename = "tests/programs/linked_list.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, %struct.node* }

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #5, !dbg !12
  call void @klee_make_symbolic(i8* noundef nonnull %1, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #5, !dbg !13
  %2 = load i8, i8* %1, align 1, !tbaa !14
  %3 = zext i8 %2 to i32
  %4 = call noalias dereferenceable_or_null(16) i8* @malloc(i64 noundef 16) #5, !dbg !17
  %5 = bitcast i8* %4 to %struct.node*, !dbg !17
  %6 = and i32 %3, 3, !dbg !18
  %7 = getelementptr inbounds %struct.node, %struct.node* %5, i64 0, i32 0, !dbg !19
  store i32 %6, i32* %7, align 8, !dbg !20, !tbaa !21
  %8 = getelementptr inbounds %struct.node, %struct.node* %5, i64 0, i32 1, !dbg !25
  store %struct.node* null, %struct.node** %8, align 8, !dbg !26, !tbaa !27
  %9 = call noalias dereferenceable_or_null(16) i8* @malloc(i64 noundef 16) #5, !dbg !17
  %10 = bitcast i8* %9 to %struct.node*, !dbg !17
  %11 = lshr i32 %3, 2, !dbg !28
  %12 = and i32 %11, 3, !dbg !18
  %13 = getelementptr inbounds %struct.node, %struct.node* %10, i64 0, i32 0, !dbg !19
  store i32 %12, i32* %13, align 8, !dbg !20, !tbaa !21
  %14 = getelementptr inbounds %struct.node, %struct.node* %10, i64 0, i32 1, !dbg !25
  %15 = bitcast %struct.node** %14 to i8**, !dbg !26
  store i8* %4, i8** %15, align 8, !dbg !26, !tbaa !27
  %16 = call noalias dereferenceable_or_null(16) i8* @malloc(i64 noundef 16) #5, !dbg !17
  %17 = bitcast i8* %16 to %struct.node*, !dbg !17
  %18 = lshr i32 %3, 4, !dbg !28
  %19 = and i32 %18, 3, !dbg !18
  %20 = getelementptr inbounds %struct.node, %struct.node* %17, i64 0, i32 0, !dbg !19
  store i32 %19, i32* %20, align 8, !dbg !20, !tbaa !21
  %21 = getelementptr inbounds %struct.node, %struct.node* %17, i64 0, i32 1, !dbg !25
  %22 = bitcast %struct.node** %21 to i8**, !dbg !26
  store i8* %9, i8** %22, align 8, !dbg !26, !tbaa !27
  %23 = lshr i32 %3, 6, !dbg !28
  %24 = icmp ult i8 %2, 64, !dbg !29
  %25 = select i1 %24, i32 0, i32 %23, !dbg !30
  %26 = icmp eq i8* %16, null, !dbg !31
  br i1 %26, label %38, label %27, !dbg !31, !llvm.loop !32

27:                                               ; preds = %0, %27
  %28 = phi i32 [ %35, %27 ], [ %25, %0 ]
  %29 = phi %struct.node* [ %31, %27 ], [ %17, %0 ]
  %30 = getelementptr inbounds %struct.node, %struct.node* %29, i64 0, i32 1
  %31 = load %struct.node*, %struct.node** %30, align 8, !dbg !35, !tbaa !27
  %32 = getelementptr inbounds %struct.node, %struct.node* %29, i64 0, i32 0
  %33 = load i32, i32* %32, align 8, !dbg !36, !tbaa !21
  %34 = icmp sgt i32 %33, %28, !dbg !29
  %35 = select i1 %34, i32 %33, i32 %28, !dbg !30
  %36 = bitcast %struct.node* %29 to i8*, !dbg !37
  call void @free(i8* noundef %36) #5, !dbg !38
  %37 = icmp eq %struct.node* %31, null, !dbg !31
  br i1 %37, label %38, label %27, !dbg !31, !llvm.loop !32

38:                                               ; preds = %27, %0
  %39 = phi i32 [ %25, %0 ], [ %35, %27 ], !dbg !30
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #5, !dbg !39
  ret i32 %39, !dbg !39
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !40 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: inaccessiblememonly mustprogress nofree nounwind willreturn
declare noalias noundef i8* @malloc(i64 noundef) local_unnamed_addr #3

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: inaccessiblemem_or_argmemonly mustprogress nounwind willreturn
declare void @free(i8* nocapture noundef) local_unnamed_addr #4

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { inaccessiblememonly mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { inaccessiblemem_or_argmemonly mustprogress nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/linked_list.c", directory: ".", checksumkind: CSK_MD5, checksum: "762f8b6933a40bf10bf9f8270845e3b3")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !10, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 8, column: 5, scope: !9)
!13 = !DILocation(line: 9, column: 5, scope: !9)
!14 = !{!15, !15, i64 0}
!15 = !{!"omnipotent char", !16, i64 0}
!16 = !{!"Simple C/C++ TBAA"}
!17 = !DILocation(line: 12, column: 26, scope: !9)
!18 = !DILocation(line: 13, column: 31, scope: !9)
!19 = !DILocation(line: 13, column: 12, scope: !9)
!20 = !DILocation(line: 13, column: 18, scope: !9)
!21 = !{!22, !23, i64 0}
!22 = !{!"node", !23, i64 0, !24, i64 8}
!23 = !{!"int", !15, i64 0}
!24 = !{!"any pointer", !15, i64 0}
!25 = !DILocation(line: 14, column: 12, scope: !9)
!26 = !DILocation(line: 14, column: 17, scope: !9)
!27 = !{!22, !24, i64 8}
!28 = !DILocation(line: 13, column: 22, scope: !9)
!29 = !DILocation(line: 20, column: 25, scope: !9)
!30 = !DILocation(line: 20, column: 13, scope: !9)
!31 = !DILocation(line: 18, column: 5, scope: !9)
!32 = distinct !{!32, !31, !33, !34}
!33 = !DILocation(line: 24, column: 5, scope: !9)
!34 = !{!"llvm.loop.mustprogress"}
!35 = !DILocation(line: 19, column: 35, scope: !9)
!36 = !DILocation(line: 20, column: 19, scope: !9)
!37 = !DILocation(line: 22, column: 14, scope: !9)
!38 = !DILocation(line: 22, column: 9, scope: !9)
!39 = !DILocation(line: 26, column: 1, scope: !9)
!40 = !DISubprogram(name: "klee_make_symbolic", scope: !41, file: !41, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!41 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
