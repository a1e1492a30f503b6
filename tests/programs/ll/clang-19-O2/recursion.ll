; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/recursion.c
; ModuleID = 'tests/programs/recursion.c'
source_filename = "tests/programs/recursion.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %1) #4, !dbg !12
  call void @klee_make_symbolic(ptr noundef nonnull %1, i64 noundef 1, ptr noundef nonnull @.str) #4, !dbg !13
  %2 = load i8, ptr %1, align 1, !dbg !14, !tbaa !15
  %3 = urem i8 %2, 7, !dbg !18
  %4 = zext nneg i8 %3 to i32, !dbg !18
  %5 = call fastcc i32 @fib(i32 noundef %4), !dbg !19
  %6 = icmp sgt i32 %5, 4, !dbg !20
  br i1 %6, label %14, label %7, !dbg !19

7:                                                ; preds = %0
  %8 = zext i8 %2 to i32, !dbg !21
  %9 = and i32 %8, 1, !dbg !22
  %10 = lshr i32 %8, 6, !dbg !23
  %11 = icmp eq i32 %9, 0, !dbg !24
  %12 = select i1 %11, i32 1, i32 2
  %13 = add nuw nsw i32 %12, %10
  br label %14, !dbg !19

14:                                               ; preds = %0, %7
  %15 = phi i32 [ %13, %7 ], [ 1, %0 ], !dbg !19
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %1) #4, !dbg !27
  ret i32 %15, !dbg !28
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !29 void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nofree nosync nounwind memory(none) uwtable
define internal fastcc i32 @fib(i32 noundef %0) unnamed_addr #3 !dbg !31 {
  %2 = icmp slt i32 %0, 2, !dbg !32
  br i1 %2, label %11, label %3, !dbg !33

3:                                                ; preds = %1, %3
  %4 = phi i32 [ %8, %3 ], [ %0, %1 ]
  %5 = phi i32 [ %9, %3 ], [ 0, %1 ]
  %6 = add nsw i32 %4, -1, !dbg !34
  %7 = tail call fastcc i32 @fib(i32 noundef %6), !dbg !35
  %8 = add nsw i32 %4, -2, !dbg !36
  %9 = add nsw i32 %7, %5, !dbg !37
  %10 = icmp ult i32 %4, 4, !dbg !32
  br i1 %10, label %11, label %3, !dbg !33

11:                                               ; preds = %3, %1
  %12 = phi i32 [ 0, %1 ], [ %9, %3 ]
  %13 = phi i32 [ %0, %1 ], [ %8, %3 ]
  %14 = add nsw i32 %13, %12
  ret i32 %14, !dbg !38
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/recursion.c", directory: ".", checksumkind: CSK_MD5, checksum: "f2330935e4fedd09990433cc2923eee8")
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
!14 = !DILocation(line: 11, column: 16, scope: !9)
!15 = !{!16, !16, i64 0}
!16 = !{!"omnipotent char", !17, i64 0}
!17 = !{!"Simple C/C++ TBAA"}
!18 = !DILocation(line: 11, column: 18, scope: !9)
!19 = !DILocation(line: 11, column: 12, scope: !9)
!20 = !DILocation(line: 11, column: 23, scope: !9)
!21 = !DILocation(line: 11, column: 37, scope: !9)
!22 = !DILocation(line: 11, column: 39, scope: !9)
!23 = !DILocation(line: 11, column: 46, scope: !9)
!24 = !DILocation(line: 5, column: 41, scope: !25, inlinedAt: !26)
!25 = distinct !DISubprogram(name: "ack", scope: !1, file: !1, line: 5, type: !10, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!26 = distinct !DILocation(line: 11, column: 33, scope: !9)
!27 = !DILocation(line: 12, column: 1, scope: !9)
!28 = !DILocation(line: 11, column: 5, scope: !9)
!29 = !DISubprogram(name: "klee_make_symbolic", scope: !30, file: !30, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!30 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
!31 = distinct !DISubprogram(name: "fib", scope: !1, file: !1, line: 4, type: !10, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!32 = !DILocation(line: 4, column: 34, scope: !31)
!33 = !DILocation(line: 4, column: 32, scope: !31)
!34 = !DILocation(line: 4, column: 50, scope: !31)
!35 = !DILocation(line: 4, column: 44, scope: !31)
!36 = !DILocation(line: 4, column: 63, scope: !31)
!37 = !DILocation(line: 4, column: 55, scope: !31)
!38 = !DILocation(line: 4, column: 25, scope: !31)
