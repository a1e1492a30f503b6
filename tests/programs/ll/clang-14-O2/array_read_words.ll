; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/array_read_words.c
; ModuleID = 'tests/programs/array_read_words.c'
source_filename = "tests/programs/array_read_words.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i8, align 1
  %2 = alloca [16 x i32], align 16
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #3, !dbg !12
  call void @klee_make_symbolic(i8* noundef nonnull %1, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #3, !dbg !13
  %3 = bitcast [16 x i32]* %2 to i8*, !dbg !14
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %3) #3, !dbg !14
  %4 = bitcast [16 x i32]* %2 to <4 x i32>*, !dbg !15
  store <4 x i32> <i32 -40, i32 -39, i32 -36, i32 -31>, <4 x i32>* %4, align 16, !dbg !15, !tbaa !16
  %5 = getelementptr inbounds [16 x i32], [16 x i32]* %2, i64 0, i64 4, !dbg !20
  %6 = bitcast i32* %5 to <4 x i32>*, !dbg !15
  store <4 x i32> <i32 -24, i32 -15, i32 -4, i32 9>, <4 x i32>* %6, align 16, !dbg !15, !tbaa !16
  %7 = getelementptr inbounds [16 x i32], [16 x i32]* %2, i64 0, i64 8, !dbg !20
  %8 = bitcast i32* %7 to <4 x i32>*, !dbg !15
  store <4 x i32> <i32 24, i32 41, i32 60, i32 81>, <4 x i32>* %8, align 16, !dbg !15, !tbaa !16
  %9 = getelementptr inbounds [16 x i32], [16 x i32]* %2, i64 0, i64 12, !dbg !20
  %10 = bitcast i32* %9 to <4 x i32>*, !dbg !15
  store <4 x i32> <i32 104, i32 129, i32 156, i32 185>, <4 x i32>* %10, align 16, !dbg !15, !tbaa !16
  %11 = load i8, i8* %1, align 1, !dbg !21, !tbaa !22
  %12 = zext i8 %11 to i32, !dbg !21
  %13 = and i32 %12, 15, !dbg !23
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds [16 x i32], [16 x i32]* %2, i64 0, i64 %14, !dbg !24
  %16 = load i32, i32* %15, align 4, !dbg !24, !tbaa !16
  %17 = icmp slt i32 %16, 0, !dbg !25
  br i1 %17, label %25, label %18, !dbg !24

18:                                               ; preds = %0
  %19 = lshr i32 %12, 4, !dbg !26
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds [16 x i32], [16 x i32]* %2, i64 0, i64 %20, !dbg !27
  %22 = load i32, i32* %21, align 4, !dbg !27, !tbaa !16
  %23 = icmp sgt i32 %22, %16, !dbg !28
  %24 = select i1 %23, i32 2, i32 3, !dbg !27
  br label %25, !dbg !24

25:                                               ; preds = %0, %18
  %26 = phi i32 [ %24, %18 ], [ 1, %0 ], !dbg !24
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %3) #3, !dbg !29
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #3, !dbg !29
  ret i32 %26, !dbg !29
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
!1 = !DIFile(filename: "tests/programs/array_read_words.c", directory: ".", checksumkind: CSK_MD5, checksum: "cdd1e6da42adad68698d17c4bc05ab8e")
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
!15 = !DILocation(line: 10, column: 14, scope: !9)
!16 = !{!17, !17, i64 0}
!17 = !{!"int", !18, i64 0}
!18 = !{!"omnipotent char", !19, i64 0}
!19 = !{!"Simple C/C++ TBAA"}
!20 = !DILocation(line: 10, column: 9, scope: !9)
!21 = !DILocation(line: 11, column: 14, scope: !9)
!22 = !{!18, !18, i64 0}
!23 = !DILocation(line: 11, column: 16, scope: !9)
!24 = !DILocation(line: 11, column: 12, scope: !9)
!25 = !DILocation(line: 11, column: 22, scope: !9)
!26 = !DILocation(line: 11, column: 36, scope: !9)
!27 = !DILocation(line: 11, column: 32, scope: !9)
!28 = !DILocation(line: 11, column: 42, scope: !9)
!29 = !DILocation(line: 12, column: 1, scope: !9)
!30 = !DISubprogram(name: "klee_make_symbolic", scope: !31, file: !31, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!31 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
