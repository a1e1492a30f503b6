; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/pointer_arithmetic.c
; ModuleID = 'tests/programs/pointer_arithmetic.c'
source_filename = "tests/programs/pointer_arithmetic.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@__const.main.s = private unnamed_addr constant [20 x i8] c"hello, symbolic one\00", align 16

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i8, align 1
  %2 = alloca [20 x i8], align 16
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #4, !dbg !12
  call void @klee_make_symbolic(i8* noundef nonnull %1, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #4, !dbg !13
  %3 = getelementptr inbounds [20 x i8], [20 x i8]* %2, i64 0, i64 0, !dbg !14
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %3) #4, !dbg !14
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(20) %3, i8* noundef nonnull align 16 dereferenceable(20) getelementptr inbounds ([20 x i8], [20 x i8]* @__const.main.s, i64 0, i64 0), i64 20, i1 false), !dbg !15
  %4 = getelementptr inbounds [20 x i8], [20 x i8]* %2, i64 0, i64 18, !dbg !16
  %5 = load i8, i8* %1, align 1, !dbg !17, !tbaa !18
  %6 = and i8 %5, 7, !dbg !21
  %7 = zext i8 %6 to i64
  %8 = getelementptr inbounds [20 x i8], [20 x i8]* %2, i64 0, i64 %7, !dbg !22
  br label %9, !dbg !23

9:                                                ; preds = %0, %13
  %10 = phi i8* [ %14, %13 ], [ %8, %0 ]
  %11 = load i8, i8* %10, align 1, !dbg !24, !tbaa !18
  %12 = icmp eq i8 %11, 32, !dbg !25
  br i1 %12, label %16, label %13, !dbg !23

13:                                               ; preds = %9
  %14 = getelementptr inbounds i8, i8* %10, i64 1, !dbg !26
  %15 = icmp ult i8* %14, %4, !dbg !27
  br i1 %15, label %9, label %16, !dbg !28, !llvm.loop !29

16:                                               ; preds = %9, %13
  %17 = phi i8* [ %10, %9 ], [ %14, %13 ]
  %18 = ptrtoint i8* %17 to i64, !dbg !31
  %19 = ptrtoint [20 x i8]* %2 to i64, !dbg !31
  %20 = sub i64 %18, %19, !dbg !31
  %21 = trunc i64 %20 to i32, !dbg !32
  %22 = icmp sgt i32 %21, 6, !dbg !33
  %23 = ptrtoint i8* %4 to i64, !dbg !32
  %24 = sub i64 %23, %18, !dbg !32
  %25 = trunc i64 %24 to i32, !dbg !32
  %26 = select i1 %22, i32 1, i32 %25, !dbg !32
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %3) #4, !dbg !34
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #4, !dbg !34
  ret i32 %26, !dbg !34
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !35 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/pointer_arithmetic.c", directory: ".", checksumkind: CSK_MD5, checksum: "77098d3289afb7d014ef9370b436c874")
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
!15 = !DILocation(line: 8, column: 10, scope: !9)
!16 = !DILocation(line: 9, column: 35, scope: !9)
!17 = !DILocation(line: 9, column: 20, scope: !9)
!18 = !{!19, !19, i64 0}
!19 = !{!"omnipotent char", !20, i64 0}
!20 = !{!"Simple C/C++ TBAA"}
!21 = !DILocation(line: 9, column: 22, scope: !9)
!22 = !DILocation(line: 9, column: 17, scope: !9)
!23 = !DILocation(line: 10, column: 5, scope: !9)
!24 = !DILocation(line: 10, column: 21, scope: !9)
!25 = !DILocation(line: 10, column: 24, scope: !9)
!26 = !DILocation(line: 11, column: 10, scope: !9)
!27 = !DILocation(line: 10, column: 14, scope: !9)
!28 = !DILocation(line: 10, column: 18, scope: !9)
!29 = distinct !{!29, !23, !26, !30}
!30 = !{!"llvm.loop.mustprogress"}
!31 = !DILocation(line: 12, column: 20, scope: !9)
!32 = !DILocation(line: 12, column: 12, scope: !9)
!33 = !DILocation(line: 12, column: 25, scope: !9)
!34 = !DILocation(line: 13, column: 1, scope: !9)
!35 = !DISubprogram(name: "klee_make_symbolic", scope: !36, file: !36, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!36 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
