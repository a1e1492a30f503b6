; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/table_places.c
; ModuleID = 'tests/programs/table_places.c'
source_filename = "tests/programs/table_places.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@cells = internal unnamed_addr global [100 x i32] zeroinitializer, align 16
@places = internal unnamed_addr constant [8 x i8] c"\03Z)\11B\1DZJ", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca [2 x i8], align 1
  %2 = getelementptr inbounds [2 x i8], [2 x i8]* %1, i64 0, i64 0, !dbg !12
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %2) #3, !dbg !12
  call void @klee_make_symbolic(i8* noundef nonnull %2, i64 noundef 2, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #3, !dbg !13
  %3 = load i8, i8* %2, align 1, !dbg !14, !tbaa !15
  %4 = zext i8 %3 to i32, !dbg !14
  %5 = and i32 %4, 128, !dbg !18
  %6 = icmp eq i32 %5, 0, !dbg !18
  br i1 %6, label %7, label %45, !dbg !14

7:                                                ; preds = %0
  %8 = getelementptr inbounds [2 x i8], [2 x i8]* %1, i64 0, i64 1, !dbg !19
  %9 = load i8, i8* %8, align 1, !dbg !19, !tbaa !15
  %10 = zext i8 %9 to i32, !dbg !19
  %11 = and i32 %4, 7, !dbg !20
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds [8 x i8], [8 x i8]* @places, i64 0, i64 %12, !dbg !21
  %14 = load i8, i8* %13, align 1, !dbg !21, !tbaa !15
  %15 = zext i8 %14 to i64, !dbg !22
  %16 = getelementptr inbounds [100 x i32], [100 x i32]* @cells, i64 0, i64 %15, !dbg !22
  store i32 %10, i32* %16, align 4, !dbg !23, !tbaa !24
  %17 = and i8 %9, 3, !dbg !26
  %18 = zext i8 %17 to i64
  %19 = getelementptr inbounds [8 x i8], [8 x i8]* @places, i64 0, i64 %18, !dbg !27
  %20 = load i8, i8* %19, align 1, !dbg !27, !tbaa !15
  %21 = zext i8 %20 to i64, !dbg !27
  %22 = add nuw nsw i64 %21, 1, !dbg !28
  %23 = getelementptr inbounds [100 x i32], [100 x i32]* @cells, i64 0, i64 %22, !dbg !29
  store i32 7, i32* %23, align 4, !dbg !30, !tbaa !24
  %24 = lshr i8 %3, 4, !dbg !31
  %25 = zext i8 %24 to i64
  %26 = getelementptr inbounds [8 x i8], [8 x i8]* @places, i64 0, i64 %25, !dbg !32
  %27 = load i8, i8* %26, align 1, !dbg !32, !tbaa !15
  %28 = zext i8 %27 to i64, !dbg !33
  %29 = getelementptr inbounds [100 x i32], [100 x i32]* @cells, i64 0, i64 %28, !dbg !33
  %30 = load i32, i32* %29, align 4, !dbg !33, !tbaa !24
  %31 = icmp eq i32 %30, 0, !dbg !34
  br i1 %31, label %45, label %32, !dbg !35

32:                                               ; preds = %7
  %33 = icmp sgt i32 %30, 200, !dbg !36
  br i1 %33, label %45, label %34, !dbg !37

34:                                               ; preds = %32
  %35 = and i8 %9, 7, !dbg !38
  %36 = zext i8 %35 to i64
  %37 = getelementptr inbounds [8 x i8], [8 x i8]* @places, i64 0, i64 %36, !dbg !39
  %38 = load i8, i8* %37, align 1, !dbg !39, !tbaa !15
  %39 = zext i8 %38 to i64, !dbg !39
  %40 = add nuw nsw i64 %39, 1, !dbg !40
  %41 = getelementptr inbounds [100 x i32], [100 x i32]* @cells, i64 0, i64 %40, !dbg !41
  %42 = load i32, i32* %41, align 4, !dbg !41, !tbaa !24
  %43 = icmp eq i32 %42, 7, !dbg !42
  %44 = select i1 %43, i32 3, i32 4, !dbg !41
  br label %45, !dbg !43

45:                                               ; preds = %34, %7, %32, %0
  %46 = phi i32 [ 0, %0 ], [ %44, %34 ], [ 1, %7 ], [ 2, %32 ], !dbg !44
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %2) #3, !dbg !45
  ret i32 %46, !dbg !45
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !46 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

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
!1 = !DIFile(filename: "tests/programs/table_places.c", directory: ".", checksumkind: CSK_MD5, checksum: "2852dd46c31c955b56c2c92e79a3dbb6")
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
!14 = !DILocation(line: 12, column: 9, scope: !9)
!15 = !{!16, !16, i64 0}
!16 = !{!"omnipotent char", !17, i64 0}
!17 = !{!"Simple C/C++ TBAA"}
!18 = !DILocation(line: 12, column: 14, scope: !9)
!19 = !DILocation(line: 14, column: 31, scope: !9)
!20 = !DILocation(line: 14, column: 23, scope: !9)
!21 = !DILocation(line: 14, column: 11, scope: !9)
!22 = !DILocation(line: 14, column: 5, scope: !9)
!23 = !DILocation(line: 14, column: 29, scope: !9)
!24 = !{!25, !25, i64 0}
!25 = !{!"int", !16, i64 0}
!26 = !DILocation(line: 15, column: 23, scope: !9)
!27 = !DILocation(line: 15, column: 11, scope: !9)
!28 = !DILocation(line: 15, column: 28, scope: !9)
!29 = !DILocation(line: 15, column: 5, scope: !9)
!30 = !DILocation(line: 15, column: 33, scope: !9)
!31 = !DILocation(line: 16, column: 34, scope: !9)
!32 = !DILocation(line: 16, column: 22, scope: !9)
!33 = !DILocation(line: 16, column: 16, scope: !9)
!34 = !DILocation(line: 17, column: 14, scope: !9)
!35 = !DILocation(line: 17, column: 9, scope: !9)
!36 = !DILocation(line: 19, column: 14, scope: !9)
!37 = !DILocation(line: 19, column: 9, scope: !9)
!38 = !DILocation(line: 21, column: 30, scope: !9)
!39 = !DILocation(line: 21, column: 18, scope: !9)
!40 = !DILocation(line: 21, column: 35, scope: !9)
!41 = !DILocation(line: 21, column: 12, scope: !9)
!42 = !DILocation(line: 21, column: 40, scope: !9)
!43 = !DILocation(line: 21, column: 5, scope: !9)
!44 = !DILocation(line: 0, scope: !9)
!45 = !DILocation(line: 22, column: 1, scope: !9)
!46 = !DISubprogram(name: "klee_make_symbolic", scope: !47, file: !47, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!47 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
