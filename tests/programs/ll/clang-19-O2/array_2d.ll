; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/array_2d.c
; ModuleID = 'tests/programs/array_2d.c'
source_filename = "tests/programs/array_2d.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: nounwind uwtable
define dso_local range(i32 1, 4) i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i8, align 1
  %2 = alloca [4 x [4 x i32]], align 16
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %1) #4, !dbg !12
  call void @klee_make_symbolic(ptr noundef nonnull %1, i64 noundef 1, ptr noundef nonnull @.str) #4, !dbg !13
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %2) #4, !dbg !14
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) %2, i8 0, i64 64, i1 false), !dbg !15
  %3 = load i8, ptr %1, align 1, !dbg !16, !tbaa !17
  %4 = zext i8 %3 to i32, !dbg !16
  %5 = lshr i32 %4, 4, !dbg !20
  %6 = and i32 %4, 3, !dbg !21
  %7 = zext nneg i32 %6 to i64, !dbg !22
  %8 = lshr i32 %4, 2, !dbg !23
  %9 = and i32 %8, 3, !dbg !24
  %10 = zext nneg i32 %9 to i64, !dbg !22
  %11 = getelementptr inbounds [4 x [4 x i32]], ptr %2, i64 0, i64 %7, i64 %10, !dbg !22
  store i32 %5, ptr %11, align 4, !dbg !25, !tbaa !26
  %12 = load i32, ptr %2, align 16, !dbg !28, !tbaa !26
  %13 = getelementptr inbounds i8, ptr %2, i64 20, !dbg !28
  %14 = load i32, ptr %13, align 4, !dbg !28, !tbaa !26
  %15 = add nsw i32 %14, %12, !dbg !29
  %16 = getelementptr inbounds i8, ptr %2, i64 40, !dbg !28
  %17 = load i32, ptr %16, align 8, !dbg !28, !tbaa !26
  %18 = add nsw i32 %17, %15, !dbg !29
  %19 = getelementptr inbounds i8, ptr %2, i64 60, !dbg !28
  %20 = load i32, ptr %19, align 4, !dbg !28, !tbaa !26
  %21 = add nsw i32 %20, %18, !dbg !29
  %22 = icmp eq i32 %21, 0, !dbg !30
  %23 = icmp sgt i32 %21, 10, !dbg !31
  %24 = select i1 %23, i32 2, i32 3, !dbg !31
  %25 = select i1 %22, i32 1, i32 %24, !dbg !31
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %2) #4, !dbg !32
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %1) #4, !dbg !32
  ret i32 %25, !dbg !33
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !34 void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/array_2d.c", directory: ".", checksumkind: CSK_MD5, checksum: "f89a8725c29bb0fb66b1e03970c55abb")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !10, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 6, column: 5, scope: !9)
!13 = !DILocation(line: 7, column: 5, scope: !9)
!14 = !DILocation(line: 8, column: 5, scope: !9)
!15 = !DILocation(line: 8, column: 9, scope: !9)
!16 = !DILocation(line: 9, column: 28, scope: !9)
!17 = !{!18, !18, i64 0}
!18 = !{!"omnipotent char", !19, i64 0}
!19 = !{!"Simple C/C++ TBAA"}
!20 = !DILocation(line: 9, column: 30, scope: !9)
!21 = !DILocation(line: 9, column: 9, scope: !9)
!22 = !DILocation(line: 9, column: 5, scope: !9)
!23 = !DILocation(line: 9, column: 16, scope: !9)
!24 = !DILocation(line: 9, column: 21, scope: !9)
!25 = !DILocation(line: 9, column: 26, scope: !9)
!26 = !{!27, !27, i64 0}
!27 = !{!"int", !18, i64 0}
!28 = !DILocation(line: 12, column: 18, scope: !9)
!29 = !DILocation(line: 12, column: 15, scope: !9)
!30 = !DILocation(line: 13, column: 18, scope: !9)
!31 = !DILocation(line: 13, column: 12, scope: !9)
!32 = !DILocation(line: 14, column: 1, scope: !9)
!33 = !DILocation(line: 13, column: 5, scope: !9)
!34 = !DISubprogram(name: "klee_make_symbolic", scope: !35, file: !35, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!35 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
