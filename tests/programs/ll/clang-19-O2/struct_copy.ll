; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/struct_copy.c
; ModuleID = 'tests/programs/struct_copy.c'
source_filename = "tests/programs/struct_copy.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: nounwind uwtable
define dso_local range(i32 1, 4) i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %1) #4, !dbg !12
  call void @klee_make_symbolic(ptr noundef nonnull %1, i64 noundef 1, ptr noundef nonnull @.str) #4, !dbg !13
  %2 = load i8, ptr %1, align 1, !dbg !14, !tbaa !15
  %3 = zext i8 %2 to i32, !dbg !14
  %4 = add nuw nsw i32 %3, 1, !dbg !18
  %5 = xor i32 %3, 3, !dbg !19
  %6 = zext nneg i32 %4 to i64, !dbg !20
  %7 = shl nuw nsw i64 %6, 32, !dbg !20
  %8 = zext nneg i32 %5 to i64, !dbg !20
  %9 = or disjoint i64 %7, %8, !dbg !20
  %10 = call range(i64 1, 0) i64 @llvm.fshl.i64(i64 %9, i64 %9, i64 32), !dbg !21
  %11 = lshr i64 %10, 32, !dbg !20
  %12 = trunc nuw nsw i64 %11 to i32, !dbg !20
  %13 = icmp ugt i32 %12, %3, !dbg !24
  %14 = and i64 %10, 2147483647, !dbg !25
  %15 = icmp eq i64 %14, 8, !dbg !25
  %16 = select i1 %15, i32 2, i32 3, !dbg !25
  %17 = select i1 %13, i32 1, i32 %16, !dbg !25
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %1) #4, !dbg !26
  ret i32 %17, !dbg !26
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !27 void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #3

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/struct_copy.c", directory: ".", checksumkind: CSK_MD5, checksum: "81cc6c2d1d085286ed6631c405ca0b73")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !10, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 9, column: 5, scope: !9)
!13 = !DILocation(line: 10, column: 5, scope: !9)
!14 = !DILocation(line: 11, column: 22, scope: !9)
!15 = !{!16, !16, i64 0}
!16 = !{!"omnipotent char", !17, i64 0}
!17 = !{!"Simple C/C++ TBAA"}
!18 = !DILocation(line: 11, column: 27, scope: !9)
!19 = !DILocation(line: 12, column: 10, scope: !9)
!20 = !DILocation(line: 13, column: 9, scope: !9)
!21 = !DILocation(line: 5, column: 70, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "swap", scope: !1, file: !1, line: 5, type: !10, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = distinct !DILocation(line: 13, column: 9, scope: !9)
!24 = !DILocation(line: 14, column: 13, scope: !9)
!25 = !DILocation(line: 14, column: 9, scope: !9)
!26 = !DILocation(line: 17, column: 1, scope: !9)
!27 = !DISubprogram(name: "klee_make_symbolic", scope: !28, file: !28, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!28 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
