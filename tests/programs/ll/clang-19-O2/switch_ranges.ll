; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/switch_ranges.c
; ModuleID = 'tests/programs/switch_ranges.c'
source_filename = "tests/programs/switch_ranges.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, 4) i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %1) #3, !dbg !12
  call void @klee_make_symbolic(ptr noundef nonnull %1, i64 noundef 1, ptr noundef nonnull @.str) #3, !dbg !13
  %2 = load i8, ptr %1, align 1, !dbg !14, !tbaa !15
  switch i8 %2, label %5 [
    i8 48, label %6
    i8 49, label %6
    i8 50, label %6
    i8 51, label %6
    i8 52, label %6
    i8 53, label %6
    i8 54, label %6
    i8 55, label %6
    i8 56, label %6
    i8 57, label %6
    i8 65, label %3
    i8 66, label %3
    i8 67, label %3
    i8 68, label %3
    i8 69, label %3
    i8 70, label %3
    i8 97, label %3
    i8 98, label %3
    i8 99, label %3
    i8 100, label %3
    i8 101, label %3
    i8 102, label %3
    i8 32, label %4
    i8 9, label %4
    i8 10, label %4
  ], !dbg !18

3:                                                ; preds = %0, %0, %0, %0, %0, %0, %0, %0, %0, %0, %0, %0
  br label %6, !dbg !19

4:                                                ; preds = %0, %0, %0
  br label %6, !dbg !20

5:                                                ; preds = %0
  br label %6, !dbg !21

6:                                                ; preds = %0, %0, %0, %0, %0, %0, %0, %0, %0, %0, %5, %4, %3
  %7 = phi i32 [ 0, %5 ], [ 3, %4 ], [ 2, %3 ], [ 1, %0 ], [ 1, %0 ], [ 1, %0 ], [ 1, %0 ], [ 1, %0 ], [ 1, %0 ], [ 1, %0 ], [ 1, %0 ], [ 1, %0 ], [ 1, %0 ], !dbg !22
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %1) #3, !dbg !23
  ret i32 %7, !dbg !23
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !24 void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #2

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
!1 = !DIFile(filename: "tests/programs/switch_ranges.c", directory: ".", checksumkind: CSK_MD5, checksum: "ef6063d79c578c0fb0ddcf0527bc6375")
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
!14 = !DILocation(line: 8, column: 13, scope: !9)
!15 = !{!16, !16, i64 0}
!16 = !{!"omnipotent char", !17, i64 0}
!17 = !{!"Simple C/C++ TBAA"}
!18 = !DILocation(line: 8, column: 5, scope: !9)
!19 = !DILocation(line: 10, column: 41, scope: !9)
!20 = !DILocation(line: 11, column: 37, scope: !9)
!21 = !DILocation(line: 13, column: 5, scope: !9)
!22 = !DILocation(line: 0, scope: !9)
!23 = !DILocation(line: 14, column: 1, scope: !9)
!24 = !DISubprogram(name: "klee_make_symbolic", scope: !25, file: !25, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!25 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
