; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/places.c
; ModuleID = 'tests/programs/places.c'
source_filename = "tests/programs/places.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@rows = internal unnamed_addr global [4 x [300 x i8]] zeroinitializer, align 16
@copy = internal unnamed_addr global [300 x i8] zeroinitializer, align 16
@names = internal constant [4 x [6 x i8]] [[6 x i8] c"never\00", [6 x i8] c"key\00\00\00", [6 x i8] c"any\00\00\00", [6 x i8] c"keys\00\00"], align 16
@.str.1 = private unnamed_addr constant [4 x i8] c"key\00", align 1
@large = internal unnamed_addr global [32768 x i32] zeroinitializer, align 16

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #6, !dbg !12
  call void @klee_make_symbolic(i8* noundef nonnull %1, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #6, !dbg !13
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(300) getelementptr inbounds ([4 x [300 x i8]], [4 x [300 x i8]]* @rows, i64 0, i64 0, i64 0), i8 0, i64 300, i1 false), !dbg !14
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(300) getelementptr inbounds ([4 x [300 x i8]], [4 x [300 x i8]]* @rows, i64 0, i64 1, i64 0), i8 3, i64 300, i1 false), !dbg !14
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(300) getelementptr inbounds ([4 x [300 x i8]], [4 x [300 x i8]]* @rows, i64 0, i64 2, i64 0), i8 6, i64 300, i1 false), !dbg !14
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(300) getelementptr inbounds ([4 x [300 x i8]], [4 x [300 x i8]]* @rows, i64 0, i64 3, i64 0), i8 9, i64 300, i1 false), !dbg !14
  %2 = load i8, i8* %1, align 1, !dbg !15, !tbaa !16
  %3 = and i8 %2, 3, !dbg !19
  %4 = zext i8 %3 to i64
  %5 = getelementptr inbounds [4 x [300 x i8]], [4 x [300 x i8]]* @rows, i64 0, i64 %4, i64 0, !dbg !20
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(300) getelementptr inbounds ([300 x i8], [300 x i8]* @copy, i64 0, i64 0), i8* noundef nonnull align 4 dereferenceable(300) %5, i64 300, i1 false), !dbg !20
  %6 = load i8, i8* getelementptr inbounds ([300 x i8], [300 x i8]* @copy, i64 0, i64 299), align 1, !dbg !21, !tbaa !16
  %7 = icmp eq i8 %6, 6, !dbg !22
  br i1 %7, label %33, label %8, !dbg !21

8:                                                ; preds = %0
  %9 = lshr i8 %2, 2, !dbg !23
  %10 = and i8 %9, 3, !dbg !24
  %11 = zext i8 %10 to i64
  %12 = getelementptr inbounds [4 x [300 x i8]], [4 x [300 x i8]]* @rows, i64 0, i64 %11, i64 0, !dbg !25
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(300) %12, i8 9, i64 300, i1 false), !dbg !25
  %13 = load i8, i8* getelementptr inbounds ([4 x [300 x i8]], [4 x [300 x i8]]* @rows, i64 0, i64 3, i64 0), align 4, !dbg !26, !tbaa !16
  %14 = icmp eq i8 %13, 9, !dbg !27
  %15 = load i8, i8* getelementptr inbounds ([4 x [300 x i8]], [4 x [300 x i8]]* @rows, i64 0, i64 1, i64 7), align 1
  %16 = icmp eq i8 %15, 9
  %17 = select i1 %14, i1 %16, i1 false, !dbg !28
  br i1 %17, label %33, label %18, !dbg !28

18:                                               ; preds = %8
  %19 = lshr i8 %2, 4, !dbg !29
  %20 = and i8 %19, 3, !dbg !30
  %21 = zext i8 %20 to i64
  %22 = getelementptr inbounds [4 x [6 x i8]], [4 x [6 x i8]]* @names, i64 0, i64 %21, i64 0, !dbg !31
  %23 = call i32 @strcmp(i8* noundef nonnull %22, i8* noundef nonnull dereferenceable(4) getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0)) #7, !dbg !32
  %24 = icmp eq i32 %23, 0, !dbg !33
  br i1 %24, label %33, label %25, !dbg !32

25:                                               ; preds = %18
  store i32 1, i32* getelementptr inbounds ([32768 x i32], [32768 x i32]* @large, i64 0, i64 24576), align 16, !dbg !34, !tbaa !35
  %26 = lshr i8 %2, 6, !dbg !37
  %27 = zext i8 %26 to i64, !dbg !37
  %28 = shl nuw nsw i64 %27, 13, !dbg !38
  %29 = getelementptr inbounds [32768 x i32], [32768 x i32]* @large, i64 0, i64 %28, !dbg !39
  %30 = load i32, i32* %29, align 16, !dbg !39, !tbaa !35
  %31 = icmp eq i32 %30, 0, !dbg !39
  %32 = select i1 %31, i32 0, i32 4, !dbg !40
  br label %33, !dbg !40

33:                                               ; preds = %25, %18, %8, %0
  %34 = phi i32 [ 1, %0 ], [ 2, %8 ], [ 3, %18 ], [ %32, %25 ], !dbg !40
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #6, !dbg !41
  ret i32 %34, !dbg !41
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !42 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: argmemonly mustprogress nofree nounwind readonly willreturn
declare i32 @strcmp(i8* nocapture noundef, i8* nocapture noundef) local_unnamed_addr #5

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #4 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #5 = { argmemonly mustprogress nofree nounwind readonly willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { nounwind readonly willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/places.c", directory: ".", checksumkind: CSK_MD5, checksum: "246aa50a0c8d6bf3ad79b047d70c6729")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 12, type: !10, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 13, column: 3, scope: !9)
!13 = !DILocation(line: 14, column: 3, scope: !9)
!14 = !DILocation(line: 15, column: 31, scope: !9)
!15 = !DILocation(line: 16, column: 21, scope: !9)
!16 = !{!17, !17, i64 0}
!17 = !{!"omnipotent char", !18, i64 0}
!18 = !{!"Simple C/C++ TBAA"}
!19 = !DILocation(line: 16, column: 23, scope: !9)
!20 = !DILocation(line: 16, column: 3, scope: !9)
!21 = !DILocation(line: 17, column: 7, scope: !9)
!22 = !DILocation(line: 17, column: 17, scope: !9)
!23 = !DILocation(line: 18, column: 17, scope: !9)
!24 = !DILocation(line: 18, column: 22, scope: !9)
!25 = !DILocation(line: 18, column: 3, scope: !9)
!26 = !DILocation(line: 19, column: 7, scope: !9)
!27 = !DILocation(line: 19, column: 18, scope: !9)
!28 = !DILocation(line: 19, column: 23, scope: !9)
!29 = !DILocation(line: 20, column: 22, scope: !9)
!30 = !DILocation(line: 20, column: 27, scope: !9)
!31 = !DILocation(line: 20, column: 14, scope: !9)
!32 = !DILocation(line: 20, column: 7, scope: !9)
!33 = !DILocation(line: 20, column: 40, scope: !9)
!34 = !DILocation(line: 21, column: 18, scope: !9)
!35 = !{!36, !36, i64 0}
!36 = !{!"int", !17, i64 0}
!37 = !DILocation(line: 22, column: 16, scope: !9)
!38 = !DILocation(line: 22, column: 22, scope: !9)
!39 = !DILocation(line: 22, column: 7, scope: !9)
!40 = !DILocation(line: 0, scope: !9)
!41 = !DILocation(line: 24, column: 1, scope: !9)
!42 = !DISubprogram(name: "klee_make_symbolic", scope: !43, file: !43, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!43 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
