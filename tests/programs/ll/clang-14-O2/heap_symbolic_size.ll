; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/heap_symbolic_size.c
; ModuleID = 'tests/programs/heap_symbolic_size.c'
source_filename = "tests/programs/heap_symbolic_size.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #5, !dbg !12
  call void @klee_make_symbolic(i8* noundef nonnull %1, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #5, !dbg !13
  %2 = load i8, i8* %1, align 1, !dbg !14, !tbaa !15
  %3 = and i8 %2, 7, !dbg !18
  %4 = zext i8 %3 to i64
  %5 = add nuw nsw i64 %4, 1, !dbg !19
  %6 = call noalias i8* @malloc(i64 noundef %5) #5, !dbg !20
  %7 = getelementptr inbounds i8, i8* %6, i64 %4, !dbg !21
  store i8 120, i8* %7, align 1, !dbg !22, !tbaa !15
  store i8 97, i8* %6, align 1, !dbg !23, !tbaa !15
  %8 = load i8, i8* %7, align 1, !dbg !24, !tbaa !15
  %9 = icmp eq i8 %8, 97, !dbg !25
  %10 = select i1 %9, i32 1, i32 2, !dbg !24
  %11 = call dereferenceable_or_null(16) i8* @realloc(i8* noundef nonnull %6, i64 noundef 16) #5, !dbg !26
  %12 = load i8, i8* %11, align 1, !dbg !27, !tbaa !15
  %13 = icmp eq i8 %12, 97, !dbg !28
  %14 = select i1 %13, i32 10, i32 20, !dbg !27
  %15 = add nuw nsw i32 %14, %10, !dbg !29
  call void @free(i8* noundef %11) #5, !dbg !30
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #5, !dbg !31
  ret i32 %15, !dbg !31
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !32 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: inaccessiblememonly mustprogress nofree nounwind willreturn
declare noalias noundef i8* @malloc(i64 noundef) local_unnamed_addr #3

; Function Attrs: inaccessiblemem_or_argmemonly mustprogress nounwind willreturn
declare noalias noundef i8* @realloc(i8* nocapture noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: inaccessiblemem_or_argmemonly mustprogress nounwind willreturn
declare void @free(i8* nocapture noundef) local_unnamed_addr #4

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

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
!1 = !DIFile(filename: "tests/programs/heap_symbolic_size.c", directory: ".", checksumkind: CSK_MD5, checksum: "775bb3c3bdd1d4c8c785beb927e3813d")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !10, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 7, column: 5, scope: !9)
!13 = !DILocation(line: 8, column: 5, scope: !9)
!14 = !DILocation(line: 9, column: 16, scope: !9)
!15 = !{!16, !16, i64 0}
!16 = !{!"omnipotent char", !17, i64 0}
!17 = !{!"Simple C/C++ TBAA"}
!18 = !DILocation(line: 9, column: 18, scope: !9)
!19 = !DILocation(line: 10, column: 24, scope: !9)
!20 = !DILocation(line: 10, column: 15, scope: !9)
!21 = !DILocation(line: 11, column: 5, scope: !9)
!22 = !DILocation(line: 11, column: 10, scope: !9)
!23 = !DILocation(line: 12, column: 10, scope: !9)
!24 = !DILocation(line: 13, column: 13, scope: !9)
!25 = !DILocation(line: 13, column: 18, scope: !9)
!26 = !DILocation(line: 14, column: 9, scope: !9)
!27 = !DILocation(line: 15, column: 10, scope: !9)
!28 = !DILocation(line: 15, column: 15, scope: !9)
!29 = !DILocation(line: 15, column: 7, scope: !9)
!30 = !DILocation(line: 16, column: 5, scope: !9)
!31 = !DILocation(line: 18, column: 1, scope: !9)
!32 = !DISubprogram(name: "klee_make_symbolic", scope: !33, file: !33, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!33 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
