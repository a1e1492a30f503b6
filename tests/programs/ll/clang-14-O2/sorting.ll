; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/sorting.c
; ModuleID = 'tests/programs/sorting.c'
source_filename = "tests/programs/sorting.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i16, align 2
  %2 = bitcast i16* %1 to i8*, !dbg !12
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %2) #3, !dbg !12
  call void @klee_make_symbolic(i8* noundef nonnull %2, i64 noundef 2, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #3, !dbg !13
  %3 = load i16, i16* %1, align 2, !dbg !14, !tbaa !15
  %4 = trunc i16 %3 to i8, !dbg !14
  %5 = and i8 %4, 15, !dbg !14
  %6 = lshr i8 %4, 4, !dbg !19
  %7 = lshr i16 %3, 8, !dbg !20
  %8 = trunc i16 %7 to i8, !dbg !21
  %9 = and i8 %8, 15, !dbg !21
  %10 = lshr i16 %3, 12, !dbg !22
  %11 = trunc i16 %10 to i8, !dbg !23
  %12 = icmp ult i8 %6, %5, !dbg !24
  %13 = select i1 %12, i8 %6, i8 %5, !dbg !25
  %14 = select i1 %12, i8 %5, i8 %6, !dbg !25
  %15 = icmp ult i8 %9, %14, !dbg !24
  %16 = icmp ult i8 %9, %13, !dbg !25
  %17 = select i1 %16, i8 %13, i8 %9, !dbg !25
  %18 = select i1 %15, i1 %16, i1 false, !dbg !25
  %19 = select i1 %18, i8 %9, i8 %13, !dbg !25
  %20 = select i1 %15, i8 %17, i8 %14, !dbg !25
  %21 = select i1 %15, i8 %14, i8 %9, !dbg !25
  %22 = icmp ugt i8 %21, %11, !dbg !24
  %23 = icmp ugt i8 %20, %11, !dbg !25
  %24 = icmp ugt i8 %19, %11, !dbg !25
  %25 = select i1 %22, i8 %21, i8 %11, !dbg !25
  %26 = select i1 %22, i1 %23, i1 false, !dbg !25
  %27 = select i1 %26, i1 %24, i1 false, !dbg !25
  %28 = select i1 %27, i8 %11, i8 %19, !dbg !25
  %29 = add nuw nsw i8 %25, %28, !dbg !26
  %30 = icmp ugt i8 %29, 15, !dbg !27
  %31 = select i1 %30, i32 1, i32 2, !dbg !28
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %2) #3, !dbg !29
  ret i32 %31, !dbg !29
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !30 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

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
!1 = !DIFile(filename: "tests/programs/sorting.c", directory: ".", checksumkind: CSK_MD5, checksum: "7300d24de1b7f800bea91cc66daa70c1")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !10, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 6, column: 5, scope: !9)
!13 = !DILocation(line: 7, column: 5, scope: !9)
!14 = !DILocation(line: 8, column: 27, scope: !9)
!15 = !{!16, !16, i64 0}
!16 = !{!"short", !17, i64 0}
!17 = !{!"omnipotent char", !18, i64 0}
!18 = !{!"Simple C/C++ TBAA"}
!19 = !DILocation(line: 8, column: 35, scope: !9)
!20 = !DILocation(line: 8, column: 50, scope: !9)
!21 = !DILocation(line: 8, column: 48, scope: !9)
!22 = !DILocation(line: 8, column: 63, scope: !9)
!23 = !DILocation(line: 8, column: 61, scope: !9)
!24 = !DILocation(line: 10, column: 39, scope: !9)
!25 = !DILocation(line: 10, column: 9, scope: !9)
!26 = !DILocation(line: 15, column: 17, scope: !9)
!27 = !DILocation(line: 15, column: 24, scope: !9)
!28 = !DILocation(line: 15, column: 12, scope: !9)
!29 = !DILocation(line: 16, column: 1, scope: !9)
!30 = !DISubprogram(name: "klee_make_symbolic", scope: !31, file: !31, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!31 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
