; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/array_out_of_bounds.c
; ModuleID = 'tests/programs/array_out_of_bounds.c'
source_filename = "tests/programs/array_out_of_bounds.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i8, align 1
  %2 = alloca [10 x i32], align 16
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #4, !dbg !12
  call void @klee_make_symbolic(i8* noundef nonnull %1, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #4, !dbg !13
  %3 = bitcast [10 x i32]* %2 to i8*, !dbg !14
  call void @llvm.lifetime.start.p0i8(i64 40, i8* nonnull %3) #4, !dbg !14
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(40) %3, i8 0, i64 40, i1 false), !dbg !15
  %4 = getelementptr inbounds [10 x i32], [10 x i32]* %2, i64 0, i64 0, !dbg !15
  store i32 1, i32* %4, align 16, !dbg !15
  %5 = getelementptr inbounds [10 x i32], [10 x i32]* %2, i64 0, i64 1, !dbg !15
  store i32 2, i32* %5, align 4, !dbg !15
  %6 = getelementptr inbounds [10 x i32], [10 x i32]* %2, i64 0, i64 2, !dbg !15
  store i32 3, i32* %6, align 8, !dbg !15
  %7 = load i8, i8* %1, align 1, !dbg !16, !tbaa !17
  %8 = icmp ugt i8 %7, 10, !dbg !20
  br i1 %8, label %15, label %9, !dbg !16

9:                                                ; preds = %0
  %10 = zext i8 %7 to i64, !dbg !21
  %11 = getelementptr inbounds [10 x i32], [10 x i32]* %2, i64 0, i64 %10, !dbg !21
  %12 = load i32, i32* %11, align 4, !dbg !21, !tbaa !22
  %13 = icmp eq i32 %12, 3, !dbg !24
  %14 = select i1 %13, i32 1, i32 2, !dbg !21
  br label %15, !dbg !25

15:                                               ; preds = %0, %9
  %16 = phi i32 [ %14, %9 ], [ 0, %0 ], !dbg !26
  call void @llvm.lifetime.end.p0i8(i64 40, i8* nonnull %3) #4, !dbg !27
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #4, !dbg !27
  ret i32 %16, !dbg !27
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !28 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/array_out_of_bounds.c", directory: ".", checksumkind: CSK_MD5, checksum: "dcf561f8d19216b85e7413cf023aa2cc")
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
!14 = !DILocation(line: 8, column: 5, scope: !9)
!15 = !DILocation(line: 8, column: 9, scope: !9)
!16 = !DILocation(line: 9, column: 9, scope: !9)
!17 = !{!18, !18, i64 0}
!18 = !{!"omnipotent char", !19, i64 0}
!19 = !{!"Simple C/C++ TBAA"}
!20 = !DILocation(line: 9, column: 11, scope: !9)
!21 = !DILocation(line: 11, column: 12, scope: !9)
!22 = !{!23, !23, i64 0}
!23 = !{!"int", !18, i64 0}
!24 = !DILocation(line: 11, column: 17, scope: !9)
!25 = !DILocation(line: 11, column: 5, scope: !9)
!26 = !DILocation(line: 0, scope: !9)
!27 = !DILocation(line: 12, column: 1, scope: !9)
!28 = !DISubprogram(name: "klee_make_symbolic", scope: !29, file: !29, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!29 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
