; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/computed_goto.c
; ModuleID = 'tests/programs/computed_goto.c'
source_filename = "tests/programs/computed_goto.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@main.t = internal unnamed_addr constant [4 x i8*] [i8* blockaddress(@main, %10), i8* blockaddress(@main, %14), i8* blockaddress(@main, %20), i8* blockaddress(@main, %23)], align 16

; Function Attrs: nounwind uwtable
define dso_local i32 @main() #0 !dbg !9 {
  %1 = alloca i8, align 1
  call void @klee_make_symbolic(i8* noundef nonnull %1, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #2, !dbg !12
  %2 = load i8, i8* %1, align 1, !tbaa !13
  br label %3, !dbg !16

3:                                                ; preds = %17, %0
  %4 = phi i8 [ %2, %0 ], [ %18, %17 ]
  %5 = phi i32 [ 0, %0 ], [ %19, %17 ], !dbg !17
  %6 = and i8 %4, 3, !dbg !18
  %7 = zext i8 %6 to i64
  %8 = getelementptr inbounds [4 x i8*], [4 x i8*]* @main.t, i64 0, i64 %7, !dbg !19
  %9 = load i8*, i8** %8, align 8, !dbg !19, !tbaa !20
  indirectbr i8* %9, [label %10, label %14, label %20, label %23]

10:                                               ; preds = %3
  %11 = add nsw i32 %5, 1, !dbg !22
  %12 = lshr i8 %4, 2, !dbg !23
  store i8 %12, i8* %1, align 1, !dbg !23, !tbaa !13
  %13 = icmp sgt i32 %5, 2, !dbg !24
  br i1 %13, label %23, label %17, !dbg !25

14:                                               ; preds = %3
  %15 = add nsw i32 %5, 5, !dbg !26
  %16 = lshr i8 %4, 2, !dbg !27
  store i8 %16, i8* %1, align 1, !dbg !27, !tbaa !13
  br label %17, !dbg !28

17:                                               ; preds = %14, %20, %10
  %18 = phi i8 [ %12, %10 ], [ %22, %20 ], [ %16, %14 ]
  %19 = phi i32 [ %11, %10 ], [ %21, %20 ], [ %15, %14 ]
  br label %3, !dbg !18, !llvm.loop !29

20:                                               ; preds = %3
  %21 = shl nsw i32 %5, 1, !dbg !31
  %22 = lshr i8 %4, 2, !dbg !32
  store i8 %22, i8* %1, align 1, !dbg !32, !tbaa !13
  br label %17, !dbg !33

23:                                               ; preds = %3, %10
  %24 = phi i32 [ %11, %10 ], [ %5, %3 ], !dbg !17
  ret i32 %24, !dbg !34
}

declare !dbg !35 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #1

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/computed_goto.c", directory: ".", checksumkind: CSK_MD5, checksum: "fa114561ab904eac9e6a01096b73f6f5")
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
!23 = !DILocation(line: 13, column: 21, scope: !9)
!24 = !DILocation(line: 13, column: 36, scope: !9)
!25 = !DILocation(line: 13, column: 32, scope: !9)
!26 = !DILocation(line: 15, column: 13, scope: !9)
!27 = !DILocation(line: 15, column: 21, scope: !9)
!28 = !DILocation(line: 15, column: 28, scope: !9)
!29 = distinct !{!29, !16, !30}
!30 = !DILocation(line: 20, column: 5, scope: !9)
!31 = !DILocation(line: 17, column: 13, scope: !9)
!32 = !DILocation(line: 17, column: 21, scope: !9)
!33 = !DILocation(line: 17, column: 28, scope: !9)
!34 = !DILocation(line: 21, column: 1, scope: !9)
!35 = !DISubprogram(name: "klee_make_symbolic", scope: !36, file: !36, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!36 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
