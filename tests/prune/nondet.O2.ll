; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only -fdebug-compilation-dir=. tests/prune/nondet.c
; ModuleID = 'tests/prune/nondet.c'
source_filename = "tests/prune/nondet.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = tail call i32 @__VERIFIER_nondet_int() #3, !dbg !12
  %2 = add i32 %1, 100, !dbg !13
  %3 = icmp ult i32 %2, 201, !dbg !13
  %4 = zext i1 %3 to i32, !dbg !13
  tail call void @__VERIFIER_assume(i32 noundef %4) #3, !dbg !14
  %5 = tail call i32 @__VERIFIER_nondet_int() #3, !dbg !12
  %6 = add i32 %5, 100, !dbg !13
  %7 = icmp ult i32 %6, 201, !dbg !13
  %8 = zext i1 %7 to i32, !dbg !13
  tail call void @__VERIFIER_assume(i32 noundef %8) #3, !dbg !14
  %9 = tail call i32 @__VERIFIER_nondet_int() #3, !dbg !12
  %10 = add i32 %9, 100, !dbg !13
  %11 = icmp ult i32 %10, 201, !dbg !13
  %12 = zext i1 %11 to i32, !dbg !13
  tail call void @__VERIFIER_assume(i32 noundef %12) #3, !dbg !14
  %13 = tail call i32 @__VERIFIER_nondet_int() #3, !dbg !12
  %14 = add i32 %13, 100, !dbg !13
  %15 = icmp ult i32 %14, 201, !dbg !13
  %16 = zext i1 %15 to i32, !dbg !13
  tail call void @__VERIFIER_assume(i32 noundef %16) #3, !dbg !14
  %17 = tail call i32 @__VERIFIER_nondet_int() #3, !dbg !12
  %18 = add i32 %17, 100, !dbg !13
  %19 = icmp ult i32 %18, 201, !dbg !13
  %20 = zext i1 %19 to i32, !dbg !13
  tail call void @__VERIFIER_assume(i32 noundef %20) #3, !dbg !14
  %21 = tail call i32 @__VERIFIER_nondet_int() #3, !dbg !12
  %22 = add i32 %21, 100, !dbg !13
  %23 = icmp ult i32 %22, 201, !dbg !13
  %24 = zext i1 %23 to i32, !dbg !13
  tail call void @__VERIFIER_assume(i32 noundef %24) #3, !dbg !14
  %25 = insertelement <4 x i32> poison, i32 %21, i64 0, !dbg !15
  %26 = insertelement <4 x i32> %25, i32 %17, i64 1, !dbg !15
  %27 = insertelement <4 x i32> %26, i32 %13, i64 2, !dbg !15
  %28 = insertelement <4 x i32> %27, i32 %9, i64 3, !dbg !15
  %29 = icmp sgt <4 x i32> %28, <i32 50, i32 50, i32 50, i32 50>, !dbg !15
  %30 = icmp slt <4 x i32> %28, <i32 -50, i32 -50, i32 -50, i32 -50>, !dbg !16
  %31 = zext <4 x i1> %30 to <4 x i32>, !dbg !16
  %32 = select <4 x i1> %29, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, <4 x i32> %31, !dbg !16
  %33 = icmp sgt i32 %5, 50, !dbg !15
  %34 = icmp slt i32 %5, -50, !dbg !16
  %35 = zext i1 %34 to i32, !dbg !16
  %36 = select i1 %33, i32 3, i32 %35, !dbg !16
  %37 = icmp sgt i32 %1, 50, !dbg !15
  %38 = icmp slt i32 %1, -50, !dbg !16
  %39 = zext i1 %38 to i32, !dbg !16
  %40 = select i1 %37, i32 3, i32 %39, !dbg !16
  %41 = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %32), !dbg !16
  %42 = add nuw nsw i32 %41, %36, !dbg !16
  %43 = add nuw nsw i32 %42, %40, !dbg !16
  %44 = icmp eq i32 %43, 16, !dbg !17
  br i1 %44, label %45, label %46, !dbg !18

45:                                               ; preds = %0
  tail call void @reach_error() #3, !dbg !19
  br label %46, !dbg !19

46:                                               ; preds = %45, %0
  ret i32 0, !dbg !20
}

declare i32 @__VERIFIER_nondet_int() local_unnamed_addr #1

declare void @__VERIFIER_assume(i32 noundef) local_unnamed_addr #1

declare !dbg !21 void @reach_error() local_unnamed_addr #1

; Function Attrs: nofree nosync nounwind readnone willreturn
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>) #2

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nosync nounwind readnone willreturn }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/prune/nondet.c", directory: ".", checksumkind: CSK_MD5, checksum: "eb1aa664f6f06d1737790e1e206d583c")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !10, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 10, column: 17, scope: !9)
!13 = !DILocation(line: 11, column: 37, scope: !9)
!14 = !DILocation(line: 11, column: 9, scope: !9)
!15 = !DILocation(line: 12, column: 15, scope: !9)
!16 = !DILocation(line: 12, column: 13, scope: !9)
!17 = !DILocation(line: 19, column: 13, scope: !9)
!18 = !DILocation(line: 19, column: 9, scope: !9)
!19 = !DILocation(line: 20, column: 9, scope: !9)
!20 = !DILocation(line: 21, column: 5, scope: !9)
!21 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 4, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
