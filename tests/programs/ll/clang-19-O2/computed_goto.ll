; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/computed_goto.c
; ModuleID = 'tests/programs/computed_goto.c'
source_filename = "tests/programs/computed_goto.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@main.t = internal unnamed_addr constant [4 x ptr] [ptr blockaddress(@main, %10), ptr blockaddress(@main, %13), ptr blockaddress(@main, %18), ptr blockaddress(@main, %20)], align 16

; Function Attrs: nounwind uwtable
define dso_local i32 @main() #0 !dbg !9 {
  %1 = alloca i8, align 1
  call void @klee_make_symbolic(ptr noundef nonnull %1, i64 noundef 1, ptr noundef nonnull @.str) #2, !dbg !12
  %2 = load i8, ptr %1, align 1, !tbaa !13
  br label %3, !dbg !16

3:                                                ; preds = %15, %0
  %4 = phi i8 [ %2, %0 ], [ %17, %15 ]
  %5 = phi i32 [ 0, %0 ], [ %16, %15 ], !dbg !17
  %6 = and i8 %4, 3, !dbg !18
  %7 = zext nneg i8 %6 to i64, !dbg !19
  %8 = getelementptr inbounds [4 x ptr], ptr @main.t, i64 0, i64 %7, !dbg !19
  %9 = load ptr, ptr %8, align 8, !dbg !19, !tbaa !20
  indirectbr ptr %9, [label %10, label %13, label %18, label %20]

10:                                               ; preds = %3
  %11 = add nsw i32 %5, 1, !dbg !22
  %12 = icmp sgt i32 %5, 2, !dbg !23
  br i1 %12, label %20, label %15, !dbg !24

13:                                               ; preds = %3
  %14 = add nsw i32 %5, 5, !dbg !25
  br label %15, !dbg !26

15:                                               ; preds = %13, %18, %10
  %16 = phi i32 [ %11, %10 ], [ %19, %18 ], [ %14, %13 ]
  %17 = lshr i8 %4, 2, !dbg !17
  br label %3, !dbg !27, !llvm.loop !28

18:                                               ; preds = %3
  %19 = shl nsw i32 %5, 1, !dbg !30
  br label %15, !dbg !31

20:                                               ; preds = %3, %10
  %21 = phi i32 [ %11, %10 ], [ %5, %3 ], !dbg !17
  ret i32 %21, !dbg !32
}

declare !dbg !33 void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/computed_goto.c", directory: ".", checksumkind: CSK_MD5, checksum: "fa114561ab904eac9e6a01096b73f6f5")
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
!12 = !DILocation(line: 7, column: 5, scope: !9)
!13 = !{!14, !14, i64 0}
!14 = !{!"omnipotent char", !15, i64 0}
!15 = !{!"Simple C/C++ TBAA"}
!16 = !DILocation(line: 10, column: 5, scope: !9)
!17 = !DILocation(line: 0, scope: !9)
!18 = !DILocation(line: 11, column: 19, scope: !9)
!19 = !DILocation(line: 11, column: 15, scope: !9)
!20 = !{!21, !21, i64 0}
!21 = !{!"any pointer", !14, i64 0}
!22 = !DILocation(line: 13, column: 13, scope: !9)
!23 = !DILocation(line: 13, column: 36, scope: !9)
!24 = !DILocation(line: 13, column: 32, scope: !9)
!25 = !DILocation(line: 15, column: 13, scope: !9)
!26 = !DILocation(line: 15, column: 28, scope: !9)
!27 = !DILocation(line: 11, column: 17, scope: !9)
!28 = distinct !{!28, !16, !29}
!29 = !DILocation(line: 20, column: 5, scope: !9)
!30 = !DILocation(line: 17, column: 13, scope: !9)
!31 = !DILocation(line: 17, column: 28, scope: !9)
!32 = !DILocation(line: 21, column: 1, scope: !9)
!33 = !DISubprogram(name: "klee_make_symbolic", scope: !34, file: !34, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!34 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
