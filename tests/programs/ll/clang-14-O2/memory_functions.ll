; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/memory_functions.c
; ModuleID = 'tests/programs/memory_functions.c'
source_filename = "tests/programs/memory_functions.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i8, align 1
  %2 = alloca [16 x i8], align 16
  %3 = alloca [16 x i8], align 16
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #7, !dbg !12
  call void @klee_make_symbolic(i8* noundef nonnull %1, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #7, !dbg !13
  %4 = getelementptr inbounds [16 x i8], [16 x i8]* %2, i64 0, i64 0, !dbg !14
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %4) #7, !dbg !14
  %5 = getelementptr inbounds [16 x i8], [16 x i8]* %3, i64 0, i64 0, !dbg !14
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %5) #7, !dbg !14
  %6 = load i8, i8* %1, align 1, !dbg !15, !tbaa !16
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(16) %4, i8 %6, i64 16, i1 false), !dbg !19
  %7 = bitcast [16 x i8]* %3 to i64*, !dbg !20
  %8 = zext i8 %6 to i64, !dbg !20
  %9 = shl nuw nsw i64 %8, 8, !dbg !20
  %10 = or i64 %9, %8, !dbg !20
  %11 = shl nuw nsw i64 %10, 16, !dbg !20
  %12 = or i64 %10, %11, !dbg !20
  %13 = shl nuw i64 %12, 32, !dbg !20
  %14 = or i64 %12, %13, !dbg !20
  store i64 %14, i64* %7, align 16, !dbg !20
  %15 = getelementptr inbounds [16 x i8], [16 x i8]* %3, i64 0, i64 8, !dbg !21
  %16 = bitcast i8* %15 to i64*, !dbg !22
  store i64 506381209866536711, i64* %16, align 8, !dbg !22
  %17 = getelementptr inbounds [16 x i8], [16 x i8]* %3, i64 0, i64 1, !dbg !23
  call void @llvm.memmove.p0i8.p0i8.i64(i8* noundef nonnull align 1 dereferenceable(15) %17, i8* noundef nonnull align 16 dereferenceable(15) %5, i64 15, i1 false), !dbg !24
  %18 = call i32 @bcmp(i8* noundef nonnull dereferenceable(9) %4, i8* noundef nonnull dereferenceable(9) %5, i64 9), !dbg !25
  %19 = icmp eq i32 %18, 0, !dbg !26
  br i1 %19, label %20, label %25, !dbg !25

20:                                               ; preds = %0
  %21 = getelementptr inbounds [16 x i8], [16 x i8]* %3, i64 0, i64 9, !dbg !27
  %22 = load i8, i8* %21, align 1, !dbg !27, !tbaa !16
  %23 = icmp eq i8 %22, 7, !dbg !28
  %24 = select i1 %23, i32 1, i32 2, !dbg !27
  br label %29, !dbg !29

25:                                               ; preds = %0
  %26 = call i8* @memchr(i8* noundef nonnull dereferenceable(16) %5, i32 noundef 7, i64 noundef 16) #8, !dbg !30
  %27 = icmp eq i8* %26, %5, !dbg !31
  %28 = select i1 %27, i32 3, i32 4, !dbg !30
  br label %29, !dbg !32

29:                                               ; preds = %25, %20
  %30 = phi i32 [ %24, %20 ], [ %28, %25 ], !dbg !33
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %5) #7, !dbg !34
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %4) #7, !dbg !34
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #7, !dbg !34
  ret i32 %30, !dbg !34
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !35 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memmove.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1 immarg) #4

; Function Attrs: argmemonly mustprogress nofree nounwind readonly willreturn
declare i8* @memchr(i8* noundef, i32 noundef, i64 noundef) local_unnamed_addr #5

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly nofree nounwind readonly willreturn
declare i32 @bcmp(i8* nocapture, i8* nocapture, i64) local_unnamed_addr #6

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #4 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #5 = { argmemonly mustprogress nofree nounwind readonly willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { argmemonly nofree nounwind readonly willreturn }
attributes #7 = { nounwind }
attributes #8 = { nounwind readonly willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/memory_functions.c", directory: ".", checksumkind: CSK_MD5, checksum: "6b9f8f4d54733ee36b9f30260e2067ed")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !10, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 7, column: 5, scope: !9)
!13 = !DILocation(line: 8, column: 5, scope: !9)
!14 = !DILocation(line: 9, column: 5, scope: !9)
!15 = !DILocation(line: 10, column: 15, scope: !9)
!16 = !{!17, !17, i64 0}
!17 = !{!"omnipotent char", !18, i64 0}
!18 = !{!"Simple C/C++ TBAA"}
!19 = !DILocation(line: 10, column: 5, scope: !9)
!20 = !DILocation(line: 11, column: 5, scope: !9)
!21 = !DILocation(line: 12, column: 14, scope: !9)
!22 = !DILocation(line: 12, column: 5, scope: !9)
!23 = !DILocation(line: 13, column: 15, scope: !9)
!24 = !DILocation(line: 13, column: 5, scope: !9)
!25 = !DILocation(line: 14, column: 9, scope: !9)
!26 = !DILocation(line: 14, column: 25, scope: !9)
!27 = !DILocation(line: 15, column: 16, scope: !9)
!28 = !DILocation(line: 15, column: 21, scope: !9)
!29 = !DILocation(line: 15, column: 9, scope: !9)
!30 = !DILocation(line: 16, column: 12, scope: !9)
!31 = !DILocation(line: 16, column: 35, scope: !9)
!32 = !DILocation(line: 16, column: 5, scope: !9)
!33 = !DILocation(line: 0, scope: !9)
!34 = !DILocation(line: 17, column: 1, scope: !9)
!35 = !DISubprogram(name: "klee_make_symbolic", scope: !36, file: !36, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!36 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
