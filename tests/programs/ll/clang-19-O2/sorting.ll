; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/sorting.c
; ModuleID = 'tests/programs/sorting.c'
source_filename = "tests/programs/sorting.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: nounwind uwtable
define dso_local range(i32 1, 3) i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i16, align 2
  call void @llvm.lifetime.start.p0(i64 2, ptr nonnull %1) #4, !dbg !12
  call void @klee_make_symbolic(ptr noundef nonnull %1, i64 noundef 2, ptr noundef nonnull @.str) #4, !dbg !13
  %2 = load i16, ptr %1, align 2, !dbg !14, !tbaa !15
  %3 = trunc i16 %2 to i8, !dbg !14
  %4 = and i8 %3, 15, !dbg !14
  %5 = lshr i8 %3, 4, !dbg !19
  %6 = lshr i16 %2, 8, !dbg !20
  %7 = trunc nuw i16 %6 to i8, !dbg !21
  %8 = and i8 %7, 15, !dbg !21
  %9 = lshr i16 %2, 12, !dbg !22
  %10 = trunc nuw nsw i16 %9 to i8, !dbg !23
  %11 = call i8 @llvm.umax.i8(i8 %5, i8 %4), !dbg !24
  %12 = call i8 @llvm.umin.i8(i8 %5, i8 %4), !dbg !24
  %13 = icmp ult i8 %8, %11, !dbg !25
  %14 = call i8 @llvm.umax.i8(i8 %8, i8 %12), !dbg !24
  %15 = call i8 @llvm.umin.i8(i8 %8, i8 %12), !dbg !24
  %16 = call i8 @llvm.umax.i8(i8 %8, i8 %11), !dbg !24
  %17 = select i1 %13, i8 %14, i8 %11, !dbg !24
  %18 = select i1 %13, i8 %15, i8 %12, !dbg !24
  %19 = icmp ugt i8 %16, %10, !dbg !25
  %20 = icmp ugt i8 %17, %10, !dbg !24
  %21 = call i8 @llvm.umin.i8(i8 %18, i8 %10), !dbg !24
  %22 = call i8 @llvm.umax.i8(i8 %16, i8 %10), !dbg !24
  %23 = select i1 %19, i1 %20, i1 false, !dbg !24
  %24 = select i1 %23, i8 %21, i8 %18, !dbg !24
  %25 = add nuw nsw i8 %22, %24, !dbg !26
  %26 = icmp ugt i8 %25, 15, !dbg !27
  %27 = select i1 %26, i32 1, i32 2, !dbg !28
  call void @llvm.lifetime.end.p0(i64 2, ptr nonnull %1) #4, !dbg !29
  ret i32 %27, !dbg !29
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !30 void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.umax.i8(i8, i8) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.umin.i8(i8, i8) #3

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/sorting.c", directory: ".", checksumkind: CSK_MD5, checksum: "7300d24de1b7f800bea91cc66daa70c1")
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
!14 = !DILocation(line: 8, column: 27, scope: !9)
!15 = !{!16, !16, i64 0}
!16 = !{!"short", !17, i64 0}
!17 = !{!"omnipotent char", !18, i64 0}
!18 = !{!"Simple C/C++ TBAA"}
!19 = !DILocation(line: 8, column: 35, scope: !9)
!20 = !DILocation(line: 8, column: 50, scope: !9)
!21 = !DILocation(line: 8, column: 48, scope: !9)
!22 = !DILocation(line: 8, column: 63, scope: !9)
!23 = !DILocation(line: 8, column: 61, scope: !9)
!24 = !DILocation(line: 10, column: 9, scope: !9)
!25 = !DILocation(line: 10, column: 39, scope: !9)
!26 = !DILocation(line: 15, column: 17, scope: !9)
!27 = !DILocation(line: 15, column: 24, scope: !9)
!28 = !DILocation(line: 15, column: 12, scope: !9)
!29 = !DILocation(line: 16, column: 1, scope: !9)
!30 = !DISubprogram(name: "klee_make_symbolic", scope: !31, file: !31, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!31 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
