; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/packed_unaligned.c
; ModuleID = 'tests/programs/packed_unaligned.c'
source_filename = "tests/programs/packed_unaligned.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: nounwind uwtable
define dso_local range(i32 1, 5) i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i16, align 2
  %2 = alloca <{ i16, i32 }>, align 8
  call void @llvm.lifetime.start.p0(i64 2, ptr nonnull %1) #3, !dbg !12
  call void @klee_make_symbolic(ptr noundef nonnull %1, i64 noundef 2, ptr noundef nonnull @.str) #3, !dbg !13
  call void @llvm.lifetime.start.p0(i64 6, ptr nonnull %2), !dbg !14
  %3 = load i16, ptr %1, align 2, !dbg !15, !tbaa !16
  store i16 %3, ptr %2, align 8, !dbg !20, !tbaa !21
  %4 = getelementptr inbounds i8, ptr %2, i64 2, !dbg !20
  store i32 16909060, ptr %4, align 2, !dbg !20, !tbaa !24
  %5 = getelementptr inbounds i8, ptr %2, i64 1, !dbg !25
  %6 = load i32, ptr %5, align 1, !dbg !25
  %7 = icmp eq i32 %6, 33752082, !dbg !26
  br i1 %7, label %14, label %8, !dbg !27

8:                                                ; preds = %0
  %9 = icmp slt i16 %3, 0, !dbg !28
  %10 = and i16 %3, 255, !dbg !29
  %11 = icmp eq i16 %10, 52, !dbg !29
  %12 = select i1 %11, i32 3, i32 4, !dbg !29
  %13 = select i1 %9, i32 2, i32 %12, !dbg !29
  br label %14, !dbg !30

14:                                               ; preds = %0, %8
  %15 = phi i32 [ %13, %8 ], [ 1, %0 ], !dbg !31
  call void @llvm.lifetime.end.p0(i64 6, ptr nonnull %2), !dbg !32
  call void @llvm.lifetime.end.p0(i64 2, ptr nonnull %1) #3, !dbg !32
  ret i32 %15, !dbg !32
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !33 void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #2

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
!1 = !DIFile(filename: "tests/programs/packed_unaligned.c", directory: ".", checksumkind: CSK_MD5, checksum: "1fad835f1ca7def7f4d4c2dedd2ac356")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !10, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 7, column: 5, scope: !9)
!13 = !DILocation(line: 8, column: 5, scope: !9)
!14 = !DILocation(line: 9, column: 5, scope: !9)
!15 = !DILocation(line: 9, column: 79, scope: !9)
!16 = !{!17, !17, i64 0}
!17 = !{!"short", !18, i64 0}
!18 = !{!"omnipotent char", !19, i64 0}
!19 = !{!"Simple C/C++ TBAA"}
!20 = !DILocation(line: 9, column: 68, scope: !9)
!21 = !{!22, !17, i64 1}
!22 = !{!"", !18, i64 0, !17, i64 1, !23, i64 3}
!23 = !{!"int", !18, i64 0}
!24 = !{!22, !23, i64 3}
!25 = !DILocation(line: 12, column: 5, scope: !9)
!26 = !DILocation(line: 13, column: 11, scope: !9)
!27 = !DILocation(line: 13, column: 9, scope: !9)
!28 = !DILocation(line: 15, column: 16, scope: !9)
!29 = !DILocation(line: 15, column: 12, scope: !9)
!30 = !DILocation(line: 15, column: 5, scope: !9)
!31 = !DILocation(line: 0, scope: !9)
!32 = !DILocation(line: 16, column: 1, scope: !9)
!33 = !DISubprogram(name: "klee_make_symbolic", scope: !34, file: !34, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!34 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
