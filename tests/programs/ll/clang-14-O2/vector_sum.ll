; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/vector_sum.c
; ModuleID = 'tests/programs/vector_sum.c'
source_filename = "tests/programs/vector_sum.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i8, align 1
  %2 = alloca <32 x i8>, align 16
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #4, !dbg !12
  call void @klee_make_symbolic(i8* noundef nonnull %1, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #4, !dbg !13
  %3 = getelementptr inbounds <32 x i8>, <32 x i8>* %2, i64 0, i64 0, !dbg !14
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %3) #4, !dbg !14
  %4 = load i8, i8* %1, align 1, !tbaa !15
  %5 = insertelement <16 x i8> poison, i8 %4, i64 0, !dbg !18
  %6 = shufflevector <16 x i8> %5, <16 x i8> poison, <16 x i32> zeroinitializer, !dbg !18
  %7 = add <16 x i8> %6, <i8 0, i8 3, i8 6, i8 9, i8 12, i8 15, i8 18, i8 21, i8 24, i8 27, i8 30, i8 33, i8 36, i8 39, i8 42, i8 45>, !dbg !19
  %8 = bitcast <32 x i8>* %2 to <16 x i8>*, !dbg !20
  store <16 x i8> %7, <16 x i8>* %8, align 16, !dbg !20, !tbaa !15
  %9 = add <16 x i8> %6, <i8 48, i8 51, i8 54, i8 57, i8 60, i8 63, i8 66, i8 69, i8 72, i8 75, i8 78, i8 81, i8 84, i8 87, i8 90, i8 93>, !dbg !19
  %10 = getelementptr inbounds <32 x i8>, <32 x i8>* %2, i64 0, i64 16, !dbg !21
  %11 = bitcast i8* %10 to <16 x i8>*, !dbg !20
  store <16 x i8> %9, <16 x i8>* %11, align 16, !dbg !20, !tbaa !15
  %12 = load <32 x i8>, <32 x i8>* %2, align 16, !dbg !22, !tbaa !15
  %13 = zext <32 x i8> %12 to <32 x i32>, !dbg !22
  %14 = call i32 @llvm.vector.reduce.add.v32i32(<32 x i32> %13), !dbg !23
  %15 = icmp ugt i32 %14, 6000, !dbg !24
  br i1 %15, label %21, label %16, !dbg !25

16:                                               ; preds = %0
  %17 = trunc i32 %14 to i16, !dbg !26
  %18 = urem i16 %17, 3, !dbg !26
  %19 = icmp eq i16 %18, 0, !dbg !27
  %20 = select i1 %19, i32 2, i32 3, !dbg !28
  br label %21, !dbg !25

21:                                               ; preds = %0, %16
  %22 = phi i32 [ %20, %16 ], [ 1, %0 ], !dbg !25
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %3) #4, !dbg !29
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #4, !dbg !29
  ret i32 %22, !dbg !29
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !30 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nofree nosync nounwind readnone willreturn
declare i32 @llvm.vector.reduce.add.v32i32(<32 x i32>) #3

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nosync nounwind readnone willreturn }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/vector_sum.c", directory: ".", checksumkind: CSK_MD5, checksum: "5182155999e7d146fe4f048cc364bf90")
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
!15 = !{!16, !16, i64 0}
!16 = !{!"omnipotent char", !17, i64 0}
!17 = !{!"Simple C/C++ TBAA"}
!18 = !DILocation(line: 10, column: 5, scope: !9)
!19 = !DILocation(line: 11, column: 16, scope: !9)
!20 = !DILocation(line: 11, column: 14, scope: !9)
!21 = !DILocation(line: 10, column: 30, scope: !9)
!22 = !DILocation(line: 13, column: 14, scope: !9)
!23 = !DILocation(line: 13, column: 11, scope: !9)
!24 = !DILocation(line: 14, column: 14, scope: !9)
!25 = !DILocation(line: 14, column: 12, scope: !9)
!26 = !DILocation(line: 14, column: 29, scope: !9)
!27 = !DILocation(line: 14, column: 33, scope: !9)
!28 = !DILocation(line: 14, column: 27, scope: !9)
!29 = !DILocation(line: 15, column: 1, scope: !9)
!30 = !DISubprogram(name: "klee_make_symbolic", scope: !31, file: !31, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!31 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
