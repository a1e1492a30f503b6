; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/long_long.c
; ModuleID = 'tests/programs/long_long.c'
source_filename = "tests/programs/long_long.c"
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
  %4 = zext i16 %3 to i64, !dbg !19
  %5 = mul nuw nsw i64 %4, 1000003, !dbg !20
  %6 = icmp ugt i64 %5, 30000000000, !dbg !21
  br i1 %6, label %7, label %12, !dbg !22

7:                                                ; preds = %0
  %8 = add nsw i64 %5, -30000000000, !dbg !23
  %9 = urem i64 %8, 1000, !dbg !24
  %10 = icmp eq i64 %9, 7, !dbg !25
  %11 = select i1 %10, i32 1, i32 2, !dbg !26
  br label %16, !dbg !27

12:                                               ; preds = %0
  %13 = and i64 %5, 255, !dbg !28
  %14 = icmp eq i64 %13, 47, !dbg !29
  %15 = select i1 %14, i32 3, i32 4, !dbg !30
  br label %16, !dbg !31

16:                                               ; preds = %12, %7
  %17 = phi i32 [ %11, %7 ], [ %15, %12 ], !dbg !32
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %2) #3, !dbg !33
  ret i32 %17, !dbg !33
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !34 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

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
!1 = !DIFile(filename: "tests/programs/long_long.c", directory: ".", checksumkind: CSK_MD5, checksum: "eadd4ad9fb0eb9e2a1835cc7a58a5d60")
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
!14 = !DILocation(line: 8, column: 30, scope: !9)
!15 = !{!16, !16, i64 0}
!16 = !{!"short", !17, i64 0}
!17 = !{!"omnipotent char", !18, i64 0}
!18 = !{!"Simple C/C++ TBAA"}
!19 = !DILocation(line: 8, column: 19, scope: !9)
!20 = !DILocation(line: 8, column: 32, scope: !9)
!21 = !DILocation(line: 10, column: 11, scope: !9)
!22 = !DILocation(line: 10, column: 9, scope: !9)
!23 = !DILocation(line: 8, column: 42, scope: !9)
!24 = !DILocation(line: 11, column: 18, scope: !9)
!25 = !DILocation(line: 11, column: 25, scope: !9)
!26 = !DILocation(line: 11, column: 16, scope: !9)
!27 = !DILocation(line: 11, column: 9, scope: !9)
!28 = !DILocation(line: 12, column: 25, scope: !9)
!29 = !DILocation(line: 12, column: 33, scope: !9)
!30 = !DILocation(line: 12, column: 22, scope: !9)
!31 = !DILocation(line: 12, column: 5, scope: !9)
!32 = !DILocation(line: 0, scope: !9)
!33 = !DILocation(line: 13, column: 1, scope: !9)
!34 = !DISubprogram(name: "klee_make_symbolic", scope: !35, file: !35, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!35 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
