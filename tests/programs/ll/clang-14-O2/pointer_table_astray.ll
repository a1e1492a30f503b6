; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/pointer_table_astray.c
; ModuleID = 'tests/programs/pointer_table_astray.c'
source_filename = "tests/programs/pointer_table_astray.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@fixed = internal constant [2 x i32] [i32 7, i32 8], align 4

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i8, align 1
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca [8 x i32*], align 16
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #5, !dbg !12
  call void @klee_make_symbolic(i8* noundef nonnull %1, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #5, !dbg !13
  %5 = bitcast i32* %2 to i8*, !dbg !14
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #5, !dbg !14
  store i32 1, i32* %2, align 4, !dbg !15, !tbaa !16
  %6 = bitcast i32* %3 to i8*, !dbg !14
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #5, !dbg !14
  store i32 2, i32* %3, align 4, !dbg !20, !tbaa !16
  %7 = call noalias dereferenceable_or_null(4) i8* @malloc(i64 noundef 4) #5, !dbg !21
  %8 = call noalias dereferenceable_or_null(4) i8* @malloc(i64 noundef 4) #5, !dbg !22
  %9 = bitcast i8* %8 to i32*, !dbg !22
  call void @free(i8* noundef %7) #5, !dbg !23
  store i32 3, i32* %9, align 4, !dbg !24, !tbaa !16
  %10 = bitcast [8 x i32*]* %4 to i8*, !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %10) #5, !dbg !25
  %11 = getelementptr inbounds [8 x i32*], [8 x i32*]* %4, i64 0, i64 0, !dbg !26
  store i32* %2, i32** %11, align 16, !dbg !26, !tbaa !27
  %12 = getelementptr inbounds [8 x i32*], [8 x i32*]* %4, i64 0, i64 1, !dbg !26
  %13 = getelementptr inbounds i32, i32* %2, i64 3, !dbg !29
  store i32* %13, i32** %12, align 8, !dbg !26, !tbaa !27
  %14 = getelementptr inbounds [8 x i32*], [8 x i32*]* %4, i64 0, i64 2, !dbg !26
  store i32* %3, i32** %14, align 16, !dbg !26, !tbaa !27
  %15 = getelementptr inbounds [8 x i32*], [8 x i32*]* %4, i64 0, i64 3, !dbg !26
  store i32* getelementptr inbounds ([2 x i32], [2 x i32]* @fixed, i64 0, i64 0), i32** %15, align 8, !dbg !26, !tbaa !27
  %16 = getelementptr inbounds [8 x i32*], [8 x i32*]* %4, i64 0, i64 4, !dbg !26
  %17 = bitcast i32** %16 to i8**, !dbg !26
  store i8* %7, i8** %17, align 16, !dbg !26, !tbaa !27
  %18 = getelementptr inbounds [8 x i32*], [8 x i32*]* %4, i64 0, i64 5, !dbg !26
  %19 = bitcast i32** %18 to i8**, !dbg !26
  store i8* %8, i8** %19, align 8, !dbg !26, !tbaa !27
  %20 = getelementptr inbounds [8 x i32*], [8 x i32*]* %4, i64 0, i64 6, !dbg !26
  store i32* null, i32** %20, align 16, !dbg !26, !tbaa !27
  %21 = getelementptr inbounds [8 x i32*], [8 x i32*]* %4, i64 0, i64 7, !dbg !26
  %22 = getelementptr inbounds i32, i32* %9, i64 5, !dbg !30
  store i32* %22, i32** %21, align 8, !dbg !26, !tbaa !27
  %23 = load i8, i8* %1, align 1, !dbg !31, !tbaa !32
  %24 = zext i8 %23 to i32, !dbg !31
  %25 = lshr i32 %24, 4, !dbg !33
  %26 = and i32 %24, 7, !dbg !34
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds [8 x i32*], [8 x i32*]* %4, i64 0, i64 %27, !dbg !35
  %29 = load i32*, i32** %28, align 8, !dbg !35, !tbaa !27
  %30 = load i32, i32* %29, align 4, !dbg !36, !tbaa !16
  %31 = add nsw i32 %30, %25, !dbg !36
  store i32 %31, i32* %29, align 4, !dbg !36, !tbaa !16
  %32 = load i32, i32* %2, align 4, !dbg !37, !tbaa !16
  %33 = icmp sgt i32 %32, 5, !dbg !38
  br i1 %33, label %41, label %34, !dbg !37

34:                                               ; preds = %0
  %35 = load i32, i32* %3, align 4, !dbg !39, !tbaa !16
  %36 = icmp sgt i32 %35, 9, !dbg !40
  br i1 %36, label %41, label %37, !dbg !39

37:                                               ; preds = %34
  %38 = load i32, i32* %9, align 4, !dbg !41, !tbaa !16
  %39 = icmp eq i32 %38, 6, !dbg !42
  %40 = select i1 %39, i32 3, i32 4, !dbg !41
  br label %41, !dbg !39

41:                                               ; preds = %37, %34, %0
  %42 = phi i32 [ 1, %0 ], [ %40, %37 ], [ 2, %34 ], !dbg !37
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %10) #5, !dbg !43
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #5, !dbg !43
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #5, !dbg !43
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #5, !dbg !43
  ret i32 %42, !dbg !43
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !44 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: inaccessiblememonly mustprogress nofree nounwind willreturn
declare noalias noundef i8* @malloc(i64 noundef) local_unnamed_addr #3

; Function Attrs: inaccessiblemem_or_argmemonly mustprogress nounwind willreturn
declare void @free(i8* nocapture noundef) local_unnamed_addr #4

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { inaccessiblememonly mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { inaccessiblemem_or_argmemonly mustprogress nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/pointer_table_astray.c", directory: ".", checksumkind: CSK_MD5, checksum: "aa631f0acbc2af914d8f8866c8d2f96c")
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
!14 = !DILocation(line: 12, column: 5, scope: !9)
!15 = !DILocation(line: 12, column: 9, scope: !9)
!16 = !{!17, !17, i64 0}
!17 = !{!"int", !18, i64 0}
!18 = !{!"omnipotent char", !19, i64 0}
!19 = !{!"Simple C/C++ TBAA"}
!20 = !DILocation(line: 12, column: 16, scope: !9)
!21 = !DILocation(line: 12, column: 31, scope: !9)
!22 = !DILocation(line: 12, column: 61, scope: !9)
!23 = !DILocation(line: 13, column: 5, scope: !9)
!24 = !DILocation(line: 14, column: 11, scope: !9)
!25 = !DILocation(line: 15, column: 5, scope: !9)
!26 = !DILocation(line: 15, column: 17, scope: !9)
!27 = !{!28, !28, i64 0}
!28 = !{!"any pointer", !18, i64 0}
!29 = !DILocation(line: 15, column: 25, scope: !9)
!30 = !DILocation(line: 15, column: 68, scope: !9)
!31 = !DILocation(line: 16, column: 18, scope: !9)
!32 = !{!18, !18, i64 0}
!33 = !DILocation(line: 16, column: 20, scope: !9)
!34 = !DILocation(line: 16, column: 10, scope: !9)
!35 = !DILocation(line: 16, column: 6, scope: !9)
!36 = !DILocation(line: 16, column: 15, scope: !9)
!37 = !DILocation(line: 17, column: 12, scope: !9)
!38 = !DILocation(line: 17, column: 14, scope: !9)
!39 = !DILocation(line: 17, column: 24, scope: !9)
!40 = !DILocation(line: 17, column: 26, scope: !9)
!41 = !DILocation(line: 17, column: 36, scope: !9)
!42 = !DILocation(line: 17, column: 42, scope: !9)
!43 = !DILocation(line: 18, column: 1, scope: !9)
!44 = !DISubprogram(name: "klee_make_symbolic", scope: !45, file: !45, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!45 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
