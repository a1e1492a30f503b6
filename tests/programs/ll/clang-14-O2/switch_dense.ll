; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/switch_dense.c
; ModuleID = 'tests/programs/switch_dense.c'
source_filename = "tests/programs/switch_dense.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #3, !dbg !12
  call void @klee_make_symbolic(i8* noundef nonnull %1, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #3, !dbg !13
  %2 = load i8, i8* %1, align 1, !dbg !14, !tbaa !15
  switch i8 %2, label %11 [
    i8 0, label %13
    i8 1, label %3
    i8 2, label %4
    i8 3, label %4
    i8 4, label %7
    i8 5, label %12
    i8 6, label %9
    i8 7, label %10
  ], !dbg !18

3:                                                ; preds = %0
  br label %13, !dbg !19

4:                                                ; preds = %0, %0
  %5 = add nuw nsw i8 %2, 4, !dbg !20
  %6 = zext i8 %5 to i32, !dbg !21
  br label %7, !dbg !21

7:                                                ; preds = %0, %4
  %8 = phi i32 [ 4, %0 ], [ %6, %4 ]
  br label %13, !dbg !22

9:                                                ; preds = %0
  br label %13, !dbg !23

10:                                               ; preds = %0
  br label %13, !dbg !24

11:                                               ; preds = %0
  br label %13, !dbg !25

12:                                               ; preds = %0
  br label %13, !dbg !26

13:                                               ; preds = %0, %12, %11, %10, %9, %7, %3
  %14 = phi i32 [ 1, %11 ], [ 17, %10 ], [ 16, %9 ], [ 2, %12 ], [ %8, %7 ], [ 11, %3 ], [ 10, %0 ], !dbg !27
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #3, !dbg !28
  ret i32 %14, !dbg !28
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
!1 = !DIFile(filename: "tests/programs/switch_dense.c", directory: ".", checksumkind: CSK_MD5, checksum: "a56e29228fbeff7e77d9064a8ea87a19")
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
!14 = !DILocation(line: 8, column: 13, scope: !9)
!15 = !{!16, !16, i64 0}
!16 = !{!"omnipotent char", !17, i64 0}
!17 = !{!"Simple C/C++ TBAA"}
!18 = !DILocation(line: 8, column: 5, scope: !9)
!19 = !DILocation(line: 10, column: 13, scope: !9)
!20 = !DILocation(line: 12, column: 15, scope: !9)
!21 = !DILocation(line: 12, column: 13, scope: !9)
!22 = !DILocation(line: 13, column: 13, scope: !9)
!23 = !DILocation(line: 15, column: 13, scope: !9)
!24 = !DILocation(line: 16, column: 13, scope: !9)
!25 = !DILocation(line: 17, column: 14, scope: !9)
!26 = !DILocation(line: 19, column: 5, scope: !9)
!27 = !DILocation(line: 0, scope: !9)
!28 = !DILocation(line: 20, column: 1, scope: !9)
!29 = !DISubprogram(name: "klee_make_symbolic", scope: !30, file: !30, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!30 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
