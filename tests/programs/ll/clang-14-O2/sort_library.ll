; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/sort_library.c
; ModuleID = 'tests/programs/sort_library.c'
source_filename = "tests/programs/sort_library.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i8, align 1
  %2 = alloca [3 x i32], align 4
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #5, !dbg !12
  call void @klee_make_symbolic(i8* noundef nonnull %1, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #5, !dbg !13
  %3 = bitcast [3 x i32]* %2 to i8*, !dbg !14
  call void @llvm.lifetime.start.p0i8(i64 12, i8* nonnull %3) #5, !dbg !14
  %4 = getelementptr inbounds [3 x i32], [3 x i32]* %2, i64 0, i64 0, !dbg !15
  %5 = load i8, i8* %1, align 1, !dbg !16, !tbaa !17
  %6 = and i8 %5, 3, !dbg !20
  %7 = zext i8 %6 to i32, !dbg !20
  store i32 %7, i32* %4, align 4, !dbg !15, !tbaa !21
  %8 = getelementptr inbounds [3 x i32], [3 x i32]* %2, i64 0, i64 1, !dbg !15
  %9 = lshr i8 %5, 2, !dbg !23
  %10 = and i8 %9, 3, !dbg !24
  %11 = zext i8 %10 to i32, !dbg !24
  store i32 %11, i32* %8, align 4, !dbg !15, !tbaa !21
  %12 = getelementptr inbounds [3 x i32], [3 x i32]* %2, i64 0, i64 2, !dbg !15
  %13 = lshr i8 %5, 4, !dbg !25
  %14 = and i8 %13, 3, !dbg !26
  %15 = zext i8 %14 to i32, !dbg !26
  store i32 %15, i32* %12, align 4, !dbg !15, !tbaa !21
  call void @qsort(i8* noundef nonnull %3, i64 noundef 3, i64 noundef 4, i32 (i8*, i8*)* noundef nonnull @compare) #5, !dbg !27
  %16 = load i32, i32* %4, align 4, !dbg !28, !tbaa !21
  %17 = load i32, i32* %12, align 4, !dbg !29, !tbaa !21
  %18 = icmp eq i32 %16, %17, !dbg !30
  %19 = load i32, i32* %8, align 4, !dbg !28
  %20 = icmp eq i32 %19, 2, !dbg !28
  %21 = select i1 %20, i32 2, i32 3, !dbg !28
  %22 = select i1 %18, i32 1, i32 %21, !dbg !28
  call void @llvm.lifetime.end.p0i8(i64 12, i8* nonnull %3) #5, !dbg !31
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #5, !dbg !31
  ret i32 %22, !dbg !31
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !32 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: nofree
declare !dbg !34 void @qsort(i8* noundef, i64 noundef, i64 noundef, i32 (i8*, i8*)* nocapture noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly uwtable willreturn
define internal i32 @compare(i8* nocapture noundef readonly %0, i8* nocapture noundef readonly %1) #4 !dbg !36 {
  %3 = bitcast i8* %0 to i32*, !dbg !37
  %4 = load i32, i32* %3, align 4, !dbg !38, !tbaa !21
  %5 = bitcast i8* %1 to i32*, !dbg !39
  %6 = load i32, i32* %5, align 4, !dbg !40, !tbaa !21
  %7 = sub nsw i32 %4, %6, !dbg !41
  ret i32 %7, !dbg !42
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind readonly uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/sort_library.c", directory: ".", checksumkind: CSK_MD5, checksum: "9b948619deab1753687a3555088a882d")
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
!14 = !DILocation(line: 10, column: 5, scope: !9)
!15 = !DILocation(line: 10, column: 16, scope: !9)
!16 = !DILocation(line: 10, column: 17, scope: !9)
!17 = !{!18, !18, i64 0}
!18 = !{!"omnipotent char", !19, i64 0}
!19 = !{!"Simple C/C++ TBAA"}
!20 = !DILocation(line: 10, column: 19, scope: !9)
!21 = !{!22, !22, i64 0}
!22 = !{!"int", !18, i64 0}
!23 = !DILocation(line: 10, column: 26, scope: !9)
!24 = !DILocation(line: 10, column: 31, scope: !9)
!25 = !DILocation(line: 10, column: 38, scope: !9)
!26 = !DILocation(line: 10, column: 43, scope: !9)
!27 = !DILocation(line: 11, column: 5, scope: !9)
!28 = !DILocation(line: 12, column: 12, scope: !9)
!29 = !DILocation(line: 12, column: 20, scope: !9)
!30 = !DILocation(line: 12, column: 17, scope: !9)
!31 = !DILocation(line: 13, column: 1, scope: !9)
!32 = !DISubprogram(name: "klee_make_symbolic", scope: !33, file: !33, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!33 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
!34 = !DISubprogram(name: "qsort", scope: !35, file: !35, line: 851, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!35 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!36 = distinct !DISubprogram(name: "compare", scope: !1, file: !1, line: 4, type: !10, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!37 = !DILocation(line: 4, column: 60, scope: !36)
!38 = !DILocation(line: 4, column: 59, scope: !36)
!39 = !DILocation(line: 4, column: 78, scope: !36)
!40 = !DILocation(line: 4, column: 77, scope: !36)
!41 = !DILocation(line: 4, column: 75, scope: !36)
!42 = !DILocation(line: 4, column: 52, scope: !36)
