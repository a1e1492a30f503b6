; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/packed_unaligned.c
; ModuleID = 'tests/programs/packed_unaligned.c'
source_filename = "tests/programs/packed_unaligned.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i16, align 2
  %2 = alloca <{ i16, i32 }>, align 8
  %3 = bitcast i16* %1 to i8*, !dbg !12
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %3) #3, !dbg !12
  call void @klee_make_symbolic(i8* noundef nonnull %3, i64 noundef 2, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #3, !dbg !13
  %4 = bitcast <{ i16, i32 }>* %2 to i8*, !dbg !14
  call void @llvm.lifetime.start.p0i8(i64 6, i8* nonnull %4), !dbg !14
  %5 = load i16, i16* %1, align 2, !dbg !15, !tbaa !16
  %6 = getelementptr inbounds <{ i16, i32 }>, <{ i16, i32 }>* %2, i64 0, i32 0, !dbg !20
  store i16 %5, i16* %6, align 8, !dbg !20, !tbaa !21
  %7 = getelementptr inbounds <{ i16, i32 }>, <{ i16, i32 }>* %2, i64 0, i32 1, !dbg !20
  store i32 16909060, i32* %7, align 2, !dbg !20, !tbaa !24
  %8 = getelementptr inbounds i8, i8* %4, i64 1, !dbg !25
  %9 = bitcast i8* %8 to i32*, !dbg !25
  %10 = load i32, i32* %9, align 1, !dbg !25
  %11 = icmp eq i32 %10, 33752082, !dbg !26
  %12 = trunc i16 %5 to i8, !dbg !27
  %13 = icmp slt i16 %5, 0, !dbg !27
  %14 = icmp eq i8 %12, 52, !dbg !27
  %15 = select i1 %14, i32 3, i32 4, !dbg !27
  %16 = select i1 %13, i32 2, i32 %15, !dbg !27
  %17 = select i1 %11, i32 1, i32 %16, !dbg !27
  call void @llvm.lifetime.end.p0i8(i64 6, i8* nonnull %4), !dbg !28
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %3) #3, !dbg !28
  ret i32 %17, !dbg !28
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !29 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/packed_unaligned.c", directory: ".", checksumkind: CSK_MD5, checksum: "1fad835f1ca7def7f4d4c2dedd2ac356")
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
!14 = !DILocation(line: 9, column: 5, scope: !9)
!15 = !DILocation(line: 9, column: 79, scope: !9)
!16 = !{!17, !17, i64 0}
!17 = !{!"short", !18, i64 0}
!18 = !{!"omnipotent char", !19, i64 0}
!19 = !{!"Simple C/C++ TBAA"}
!20 = !DILocation(line: 9, column: 68, scope: !9)
!21 = !{!22, !17, i64 1}
!22 = !{!"", !18, i64 0, !17, i64 1, !23, i64 3}
!23 = !{!"int", !18, i64 0}
!24 = !{!22, !23, i64 3}
!25 = !DILocation(line: 12, column: 5, scope: !9)
!26 = !DILocation(line: 13, column: 11, scope: !9)
!27 = !DILocation(line: 13, column: 9, scope: !9)
!28 = !DILocation(line: 16, column: 1, scope: !9)
!29 = !DISubprogram(name: "klee_make_symbolic", scope: !30, file: !30, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!30 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
