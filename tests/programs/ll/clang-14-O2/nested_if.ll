; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/nested_if.c
; ModuleID = 'tests/programs/nested_if.c'
source_filename = "tests/programs/nested_if.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #3, !dbg !12
  call void @klee_make_symbolic(i8* noundef nonnull %1, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #3, !dbg !13
  %2 = load i8, i8* %1, align 1, !dbg !14, !tbaa !15
  %3 = zext i8 %2 to i32, !dbg !14
  %4 = and i32 %3, 1, !dbg !18
  %5 = icmp eq i32 %4, 0, !dbg !18
  br i1 %5, label %16, label %6, !dbg !14

6:                                                ; preds = %0
  %7 = and i32 %3, 2, !dbg !19
  %8 = icmp eq i32 %7, 0, !dbg !19
  %9 = and i32 %3, 4, !dbg !20
  %10 = icmp eq i32 %9, 0, !dbg !20
  %11 = select i1 %10, i32 6, i32 7, !dbg !20
  %12 = select i1 %8, i32 5, i32 %11, !dbg !20
  %13 = icmp ugt i8 %2, -128, !dbg !21
  %14 = zext i1 %13 to i32, !dbg !22
  %15 = add nuw nsw i32 %12, %14, !dbg !22
  br label %22, !dbg !22

16:                                               ; preds = %0
  %17 = and i32 %3, 8, !dbg !23
  %18 = icmp eq i32 %17, 0, !dbg !23
  %19 = icmp eq i8 %2, 16
  %20 = select i1 %18, i1 %19, i1 false, !dbg !24
  %21 = select i1 %20, i32 9, i32 0, !dbg !24
  br label %22, !dbg !24

22:                                               ; preds = %6, %16
  %23 = phi i32 [ %21, %16 ], [ %15, %6 ], !dbg !25
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #3, !dbg !26
  ret i32 %23, !dbg !26
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !27 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

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
!1 = !DIFile(filename: "tests/programs/nested_if.c", directory: ".", checksumkind: CSK_MD5, checksum: "63c49557a93e37defed92f070de2e1cd")
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
!14 = !DILocation(line: 9, column: 9, scope: !9)
!15 = !{!16, !16, i64 0}
!16 = !{!"omnipotent char", !17, i64 0}
!17 = !{!"Simple C/C++ TBAA"}
!18 = !DILocation(line: 9, column: 11, scope: !9)
!19 = !DILocation(line: 10, column: 15, scope: !9)
!20 = !DILocation(line: 10, column: 13, scope: !9)
!21 = !DILocation(line: 15, column: 15, scope: !9)
!22 = !DILocation(line: 15, column: 13, scope: !9)
!23 = !DILocation(line: 17, column: 20, scope: !9)
!24 = !DILocation(line: 17, column: 16, scope: !9)
!25 = !DILocation(line: 0, scope: !9)
!26 = !DILocation(line: 22, column: 1, scope: !9)
!27 = !DISubprogram(name: "klee_make_symbolic", scope: !28, file: !28, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!28 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
