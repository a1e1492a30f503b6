; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/static_and_global.c
; ModuleID = 'tests/programs/static_and_global.c'
source_filename = "tests/programs/static_and_global.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@total = internal unnamed_addr global i32 1, align 4
@count.calls = internal unnamed_addr global i32 40, align 4

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #3, !dbg !12
  call void @klee_make_symbolic(i8* noundef nonnull %1, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #3, !dbg !13
  %2 = load i8, i8* %1, align 1, !tbaa !14
  %3 = zext i8 %2 to i32
  %4 = load i32, i32* @total, align 4
  %5 = and i32 %3, 3, !dbg !17
  %6 = icmp eq i32 %5, 3, !dbg !18
  %7 = add nsw i32 %5, %4, !dbg !21
  %8 = shl nsw i32 %4, 1, !dbg !21
  %9 = select i1 %6, i32 %8, i32 %7, !dbg !21
  %10 = lshr i32 %3, 2, !dbg !22
  %11 = and i32 %10, 3, !dbg !17
  %12 = icmp eq i32 %11, 3, !dbg !18
  %13 = add nsw i32 %11, %9, !dbg !21
  %14 = shl nsw i32 %9, 1, !dbg !21
  %15 = select i1 %12, i32 %14, i32 %13, !dbg !21
  %16 = lshr i32 %3, 4, !dbg !22
  %17 = and i32 %16, 3, !dbg !17
  %18 = icmp eq i32 %17, 3, !dbg !18
  %19 = add nsw i32 %17, %15, !dbg !21
  %20 = shl nsw i32 %15, 1, !dbg !21
  %21 = select i1 %18, i32 %20, i32 %19, !dbg !21
  %22 = lshr i32 %3, 6, !dbg !22
  %23 = icmp eq i32 %22, 3, !dbg !18
  %24 = add nsw i32 %22, %21, !dbg !21
  %25 = shl nsw i32 %21, 1, !dbg !21
  %26 = select i1 %23, i32 %25, i32 %24, !dbg !21
  store i32 %26, i32* @total, align 4, !dbg !23
  %27 = icmp eq i32 %26, 6, !dbg !24
  br i1 %27, label %33, label %28, !dbg !25

28:                                               ; preds = %0
  %29 = load i32, i32* @count.calls, align 4, !dbg !26, !tbaa !29
  %30 = add nsw i32 %29, %26, !dbg !26
  store i32 %30, i32* @count.calls, align 4, !dbg !26, !tbaa !29
  %31 = icmp sgt i32 %30, 45, !dbg !31
  %32 = select i1 %31, i32 2, i32 3, !dbg !32
  br label %33, !dbg !25

33:                                               ; preds = %0, %28
  %34 = phi i32 [ %32, %28 ], [ 1, %0 ], !dbg !25
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #3, !dbg !33
  ret i32 %34, !dbg !34
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !35 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

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
!1 = !DIFile(filename: "tests/programs/static_and_global.c", directory: ".", checksumkind: CSK_MD5, checksum: "a2188b273668a42bdee6836fa5ebe75e")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !10, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 10, column: 5, scope: !9)
!13 = !DILocation(line: 11, column: 5, scope: !9)
!14 = !{!15, !15, i64 0}
!15 = !{!"omnipotent char", !16, i64 0}
!16 = !{!"Simple C/C++ TBAA"}
!17 = !DILocation(line: 13, column: 25, scope: !9)
!18 = !DILocation(line: 5, column: 33, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "step", scope: !1, file: !1, line: 5, type: !10, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!20 = distinct !DILocation(line: 13, column: 9, scope: !9)
!21 = !DILocation(line: 5, column: 31, scope: !19, inlinedAt: !20)
!22 = !DILocation(line: 13, column: 16, scope: !9)
!23 = !DILocation(line: 0, scope: !19, inlinedAt: !20)
!24 = !DILocation(line: 14, column: 18, scope: !9)
!25 = !DILocation(line: 14, column: 12, scope: !9)
!26 = !DILocation(line: 6, column: 55, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "count", scope: !1, file: !1, line: 6, type: !10, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!28 = distinct !DILocation(line: 14, column: 29, scope: !9)
!29 = !{!30, !30, i64 0}
!30 = !{!"int", !15, i64 0}
!31 = !DILocation(line: 6, column: 78, scope: !27, inlinedAt: !28)
!32 = !DILocation(line: 6, column: 72, scope: !27, inlinedAt: !28)
!33 = !DILocation(line: 15, column: 1, scope: !9)
!34 = !DILocation(line: 14, column: 5, scope: !9)
!35 = !DISubprogram(name: "klee_make_symbolic", scope: !36, file: !36, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!36 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
