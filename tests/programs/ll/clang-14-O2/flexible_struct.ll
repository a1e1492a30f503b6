; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/flexible_struct.c
; ModuleID = 'tests/programs/flexible_struct.c'
source_filename = "tests/programs/flexible_struct.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.packet = type { i8, [0 x i8] }

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #5, !dbg !12
  call void @klee_make_symbolic(i8* noundef nonnull %1, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #5, !dbg !13
  %2 = call noalias dereferenceable_or_null(5) i8* @malloc(i64 noundef 5) #5, !dbg !14
  %3 = bitcast i8* %2 to %struct.packet*, !dbg !14
  %4 = load i8, i8* %1, align 1, !dbg !15, !tbaa !16
  %5 = and i8 %4, 7, !dbg !19
  %6 = getelementptr inbounds %struct.packet, %struct.packet* %3, i64 0, i32 0, !dbg !20
  store i8 %5, i8* %6, align 1, !dbg !21, !tbaa !16
  %7 = getelementptr inbounds %struct.packet, %struct.packet* %3, i64 0, i32 1, i64 0, !dbg !22
  store i8 0, i8* %7, align 1, !dbg !23, !tbaa !16
  %8 = getelementptr inbounds %struct.packet, %struct.packet* %3, i64 0, i32 1, i64 1, !dbg !22
  store i8 1, i8* %8, align 1, !dbg !23, !tbaa !16
  %9 = getelementptr inbounds %struct.packet, %struct.packet* %3, i64 0, i32 1, i64 2, !dbg !22
  store i8 2, i8* %9, align 1, !dbg !23, !tbaa !16
  %10 = getelementptr inbounds %struct.packet, %struct.packet* %3, i64 0, i32 1, i64 3, !dbg !22
  store i8 3, i8* %10, align 1, !dbg !23, !tbaa !16
  %11 = zext i8 %5 to i64, !dbg !24
  %12 = getelementptr inbounds %struct.packet, %struct.packet* %3, i64 0, i32 1, i64 %11, !dbg !24
  %13 = load i8, i8* %12, align 1, !dbg !24, !tbaa !16
  call void @free(i8* noundef nonnull %2) #5, !dbg !25
  %14 = icmp eq i8 %13, 3, !dbg !26
  %15 = select i1 %14, i32 1, i32 2, !dbg !27
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #5, !dbg !28
  ret i32 %15, !dbg !28
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !29 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

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
!1 = !DIFile(filename: "tests/programs/flexible_struct.c", directory: ".", checksumkind: CSK_MD5, checksum: "ce9dde78ac941dfb3314309a729277e0")
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
!14 = !DILocation(line: 10, column: 24, scope: !9)
!15 = !DILocation(line: 11, column: 17, scope: !9)
!16 = !{!17, !17, i64 0}
!17 = !{!"omnipotent char", !18, i64 0}
!18 = !{!"Simple C/C++ TBAA"}
!19 = !DILocation(line: 11, column: 19, scope: !9)
!20 = !DILocation(line: 11, column: 8, scope: !9)
!21 = !DILocation(line: 11, column: 15, scope: !9)
!22 = !DILocation(line: 13, column: 9, scope: !9)
!23 = !DILocation(line: 13, column: 20, scope: !9)
!24 = !DILocation(line: 14, column: 13, scope: !9)
!25 = !DILocation(line: 15, column: 5, scope: !9)
!26 = !DILocation(line: 16, column: 14, scope: !9)
!27 = !DILocation(line: 16, column: 12, scope: !9)
!28 = !DILocation(line: 17, column: 1, scope: !9)
!29 = !DISubprogram(name: "klee_make_symbolic", scope: !30, file: !30, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!30 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
