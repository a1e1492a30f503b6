; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/sort_library.c
; ModuleID = 'tests/programs/sort_library.c'
source_filename = "tests/programs/sort_library.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: nounwind uwtable
define dso_local range(i32 1, 4) i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i8, align 1
  %2 = alloca [3 x i32], align 8
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %1) #5, !dbg !12
  call void @klee_make_symbolic(ptr noundef nonnull %1, i64 noundef 1, ptr noundef nonnull @.str) #5, !dbg !13
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %2) #5, !dbg !14
  %3 = load i8, ptr %1, align 1, !dbg !15, !tbaa !16
  %4 = getelementptr inbounds i8, ptr %2, i64 4, !dbg !19
  %5 = lshr i8 %3, 2, !dbg !20
  %6 = insertelement <2 x i8> poison, i8 %3, i64 0, !dbg !21
  %7 = insertelement <2 x i8> %6, i8 %5, i64 1, !dbg !21
  %8 = and <2 x i8> %7, <i8 3, i8 3>, !dbg !21
  %9 = zext nneg <2 x i8> %8 to <2 x i32>, !dbg !19
  store <2 x i32> %9, ptr %2, align 8, !dbg !19, !tbaa !22
  %10 = getelementptr inbounds i8, ptr %2, i64 8, !dbg !19
  %11 = lshr i8 %3, 4, !dbg !24
  %12 = and i8 %11, 3, !dbg !25
  %13 = zext nneg i8 %12 to i32, !dbg !25
  store i32 %13, ptr %10, align 8, !dbg !19, !tbaa !22
  call void @qsort(ptr noundef nonnull %2, i64 noundef 3, i64 noundef 4, ptr noundef nonnull @compare) #5, !dbg !26
  %14 = load i32, ptr %2, align 8, !dbg !27, !tbaa !22
  %15 = load i32, ptr %10, align 8, !dbg !28, !tbaa !22
  %16 = icmp eq i32 %14, %15, !dbg !29
  %17 = load i32, ptr %4, align 4, !dbg !27
  %18 = icmp eq i32 %17, 2, !dbg !27
  %19 = select i1 %18, i32 2, i32 3, !dbg !27
  %20 = select i1 %16, i32 1, i32 %19, !dbg !27
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %2) #5, !dbg !30
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %1) #5, !dbg !30
  ret i32 %20, !dbg !31
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !32 void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nofree
declare !dbg !34 void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr nocapture noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal i32 @compare(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) #4 !dbg !36 {
  %3 = load i32, ptr %0, align 4, !dbg !37, !tbaa !22
  %4 = load i32, ptr %1, align 4, !dbg !38, !tbaa !22
  %5 = sub nsw i32 %3, %4, !dbg !39
  ret i32 %5, !dbg !40
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/sort_library.c", directory: ".", checksumkind: CSK_MD5, checksum: "9b948619deab1753687a3555088a882d")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !10, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 8, column: 5, scope: !9)
!13 = !DILocation(line: 9, column: 5, scope: !9)
!14 = !DILocation(line: 10, column: 5, scope: !9)
!15 = !DILocation(line: 10, column: 17, scope: !9)
!16 = !{!17, !17, i64 0}
!17 = !{!"omnipotent char", !18, i64 0}
!18 = !{!"Simple C/C++ TBAA"}
!19 = !DILocation(line: 10, column: 16, scope: !9)
!20 = !DILocation(line: 10, column: 26, scope: !9)
!21 = !DILocation(line: 10, column: 19, scope: !9)
!22 = !{!23, !23, i64 0}
!23 = !{!"int", !17, i64 0}
!24 = !DILocation(line: 10, column: 38, scope: !9)
!25 = !DILocation(line: 10, column: 43, scope: !9)
!26 = !DILocation(line: 11, column: 5, scope: !9)
!27 = !DILocation(line: 12, column: 12, scope: !9)
!28 = !DILocation(line: 12, column: 20, scope: !9)
!29 = !DILocation(line: 12, column: 17, scope: !9)
!30 = !DILocation(line: 13, column: 1, scope: !9)
!31 = !DILocation(line: 12, column: 5, scope: !9)
!32 = !DISubprogram(name: "klee_make_symbolic", scope: !33, file: !33, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!33 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
!34 = !DISubprogram(name: "qsort", scope: !35, file: !35, line: 851, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!35 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!36 = distinct !DISubprogram(name: "compare", scope: !1, file: !1, line: 4, type: !10, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!37 = !DILocation(line: 4, column: 59, scope: !36)
!38 = !DILocation(line: 4, column: 77, scope: !36)
!39 = !DILocation(line: 4, column: 75, scope: !36)
!40 = !DILocation(line: 4, column: 52, scope: !36)
