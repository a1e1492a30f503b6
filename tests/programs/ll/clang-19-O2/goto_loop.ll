; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/goto_loop.c
; ModuleID = 'tests/programs/goto_loop.c'
source_filename = "tests/programs/goto_loop.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %1) #3, !dbg !12
  call void @klee_make_symbolic(ptr noundef nonnull %1, i64 noundef 1, ptr noundef nonnull @.str) #3, !dbg !13
  %2 = load i8, ptr %1, align 1, !dbg !14, !tbaa !15
  %3 = icmp eq i8 %2, 1, !dbg !18
  br i1 %3, label %19, label %4, !dbg !19

4:                                                ; preds = %0, %8
  %5 = phi i32 [ %15, %8 ], [ 0, %0 ]
  %6 = phi i8 [ %14, %8 ], [ %2, %0 ]
  %7 = icmp eq i8 %6, 0, !dbg !20
  br i1 %7, label %19, label %8, !dbg !21

8:                                                ; preds = %4
  %9 = and i8 %6, 1, !dbg !22
  %10 = icmp eq i8 %9, 0, !dbg !22
  %11 = mul i8 %6, 3, !dbg !23
  %12 = add i8 %11, 1, !dbg !23
  %13 = lshr i8 %6, 1, !dbg !23
  %14 = select i1 %10, i8 %13, i8 %12, !dbg !23
  %15 = add nuw nsw i32 %5, 1, !dbg !24
  %16 = icmp eq i8 %14, 1, !dbg !18
  %17 = icmp eq i32 %15, 12
  %18 = select i1 %16, i1 true, i1 %17, !dbg !19
  br i1 %18, label %19, label %4, !dbg !19

19:                                               ; preds = %8, %4, %0
  %20 = phi i32 [ 0, %0 ], [ 100, %4 ], [ %15, %8 ], !dbg !25
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %1) #3, !dbg !26
  ret i32 %20, !dbg !27
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !28 void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/goto_loop.c", directory: ".", checksumkind: CSK_MD5, checksum: "e0f6babe3290085a9072295b9d3a2c69")
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
!14 = !DILocation(line: 10, column: 9, scope: !9)
!15 = !{!16, !16, i64 0}
!16 = !{!"omnipotent char", !17, i64 0}
!17 = !{!"Simple C/C++ TBAA"}
!18 = !DILocation(line: 10, column: 11, scope: !9)
!19 = !DILocation(line: 10, column: 16, scope: !9)
!20 = !DILocation(line: 12, column: 11, scope: !9)
!21 = !DILocation(line: 12, column: 9, scope: !9)
!22 = !DILocation(line: 14, column: 11, scope: !9)
!23 = !DILocation(line: 14, column: 9, scope: !9)
!24 = !DILocation(line: 15, column: 6, scope: !9)
!25 = !DILocation(line: 0, scope: !9)
!26 = !DILocation(line: 21, column: 1, scope: !9)
!27 = !DILocation(line: 20, column: 5, scope: !9)
!28 = !DISubprogram(name: "klee_make_symbolic", scope: !29, file: !29, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!29 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
