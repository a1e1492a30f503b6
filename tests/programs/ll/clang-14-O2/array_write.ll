; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/array_write.c
; ModuleID = 'tests/programs/array_write.c'
source_filename = "tests/programs/array_write.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i8, align 1
  %2 = alloca i64, align 8
  %3 = bitcast i64* %2 to [8 x i8]*
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #3, !dbg !12
  call void @klee_make_symbolic(i8* noundef nonnull %1, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #3, !dbg !13
  %4 = bitcast i64* %2 to i8*, !dbg !14
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %4) #3, !dbg !14
  store i64 0, i64* %2, align 8, !dbg !15
  %5 = load i8, i8* %1, align 1, !dbg !16, !tbaa !17
  %6 = lshr i8 %5, 3, !dbg !20
  %7 = and i8 %5, 7, !dbg !21
  %8 = zext i8 %7 to i64
  %9 = getelementptr inbounds [8 x i8], [8 x i8]* %3, i64 0, i64 %8, !dbg !22
  store i8 %6, i8* %9, align 1, !dbg !23, !tbaa !17
  %10 = lshr i8 %5, 4, !dbg !24
  %11 = and i8 %10, 7, !dbg !25
  %12 = zext i8 %11 to i64
  %13 = getelementptr inbounds [8 x i8], [8 x i8]* %3, i64 0, i64 %12, !dbg !26
  %14 = load i8, i8* %13, align 1, !dbg !27, !tbaa !17
  %15 = add i8 %14, 1, !dbg !27
  store i8 %15, i8* %13, align 1, !dbg !27, !tbaa !17
  %16 = getelementptr inbounds [8 x i8], [8 x i8]* %3, i64 0, i64 2, !dbg !28
  %17 = load i8, i8* %16, align 2, !dbg !28, !tbaa !17
  %18 = icmp eq i8 %17, 9, !dbg !29
  br i1 %18, label %28, label %19, !dbg !28

19:                                               ; preds = %0
  %20 = load i8, i8* %4, align 8, !dbg !30, !tbaa !17
  %21 = zext i8 %20 to i32, !dbg !30
  %22 = getelementptr inbounds [8 x i8], [8 x i8]* %3, i64 0, i64 7, !dbg !31
  %23 = load i8, i8* %22, align 1, !dbg !31, !tbaa !17
  %24 = zext i8 %23 to i32, !dbg !31
  %25 = add nuw nsw i32 %24, %21, !dbg !32
  %26 = icmp ugt i32 %25, 20, !dbg !33
  %27 = select i1 %26, i32 2, i32 3, !dbg !30
  br label %28, !dbg !34

28:                                               ; preds = %0, %19
  %29 = phi i32 [ %27, %19 ], [ 1, %0 ], !dbg !35
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %4) #3, !dbg !36
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #3, !dbg !36
  ret i32 %29, !dbg !36
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !37 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

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
!1 = !DIFile(filename: "tests/programs/array_write.c", directory: ".", checksumkind: CSK_MD5, checksum: "62c085f15613ecf86cd6d1c308ae3467")
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
!15 = !DILocation(line: 8, column: 19, scope: !9)
!16 = !DILocation(line: 9, column: 16, scope: !9)
!17 = !{!18, !18, i64 0}
!18 = !{!"omnipotent char", !19, i64 0}
!19 = !{!"Simple C/C++ TBAA"}
!20 = !DILocation(line: 9, column: 18, scope: !9)
!21 = !DILocation(line: 9, column: 9, scope: !9)
!22 = !DILocation(line: 9, column: 5, scope: !9)
!23 = !DILocation(line: 9, column: 14, scope: !9)
!24 = !DILocation(line: 10, column: 10, scope: !9)
!25 = !DILocation(line: 10, column: 16, scope: !9)
!26 = !DILocation(line: 10, column: 5, scope: !9)
!27 = !DILocation(line: 10, column: 21, scope: !9)
!28 = !DILocation(line: 11, column: 9, scope: !9)
!29 = !DILocation(line: 11, column: 14, scope: !9)
!30 = !DILocation(line: 13, column: 12, scope: !9)
!31 = !DILocation(line: 13, column: 19, scope: !9)
!32 = !DILocation(line: 13, column: 17, scope: !9)
!33 = !DILocation(line: 13, column: 24, scope: !9)
!34 = !DILocation(line: 13, column: 5, scope: !9)
!35 = !DILocation(line: 0, scope: !9)
!36 = !DILocation(line: 14, column: 1, scope: !9)
!37 = !DISubprogram(name: "klee_make_symbolic", scope: !38, file: !38, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!38 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
