; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only -fdebug-compilation-dir=. tests/prune/nondet.c
; ModuleID = 'tests/prune/nondet.c'
source_filename = "tests/prune/nondet.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  store i32 0, i32* %2, align 4, !dbg !13
  store i32 0, i32* %3, align 4, !dbg !14
  br label %5, !dbg !15

5:                                                ; preds = %31, %0
  %6 = load i32, i32* %3, align 4, !dbg !16
  %7 = icmp slt i32 %6, 6, !dbg !17
  br i1 %7, label %8, label %34, !dbg !18

8:                                                ; preds = %5
  %9 = call i32 @__VERIFIER_nondet_int(), !dbg !19
  store i32 %9, i32* %4, align 4, !dbg !20
  %10 = load i32, i32* %4, align 4, !dbg !21
  %11 = icmp sge i32 %10, -100, !dbg !22
  br i1 %11, label %12, label %15, !dbg !23

12:                                               ; preds = %8
  %13 = load i32, i32* %4, align 4, !dbg !24
  %14 = icmp sle i32 %13, 100, !dbg !25
  br label %15

15:                                               ; preds = %12, %8
  %16 = phi i1 [ false, %8 ], [ %14, %12 ], !dbg !26
  %17 = zext i1 %16 to i32, !dbg !23
  call void @__VERIFIER_assume(i32 noundef %17), !dbg !27
  %18 = load i32, i32* %4, align 4, !dbg !28
  %19 = icmp sgt i32 %18, 50, !dbg !29
  br i1 %19, label %20, label %23, !dbg !28

20:                                               ; preds = %15
  %21 = load i32, i32* %2, align 4, !dbg !30
  %22 = add nsw i32 %21, 3, !dbg !30
  store i32 %22, i32* %2, align 4, !dbg !30
  br label %30, !dbg !31

23:                                               ; preds = %15
  %24 = load i32, i32* %4, align 4, !dbg !32
  %25 = icmp slt i32 %24, -50, !dbg !33
  br i1 %25, label %26, label %29, !dbg !32

26:                                               ; preds = %23
  %27 = load i32, i32* %2, align 4, !dbg !34
  %28 = add nsw i32 %27, 1, !dbg !34
  store i32 %28, i32* %2, align 4, !dbg !34
  br label %29, !dbg !35

29:                                               ; preds = %26, %23
  br label %30

30:                                               ; preds = %29, %20
  br label %31, !dbg !36

31:                                               ; preds = %30
  %32 = load i32, i32* %3, align 4, !dbg !37
  %33 = add nsw i32 %32, 1, !dbg !37
  store i32 %33, i32* %3, align 4, !dbg !37
  br label %5, !dbg !18, !llvm.loop !38

34:                                               ; preds = %5
  %35 = load i32, i32* %2, align 4, !dbg !40
  %36 = icmp sgt i32 %35, 18, !dbg !41
  br i1 %36, label %37, label %38, !dbg !40

37:                                               ; preds = %34
  call void @reach_error(), !dbg !42
  br label %38, !dbg !42

38:                                               ; preds = %37, %34
  %39 = load i32, i32* %2, align 4, !dbg !43
  %40 = icmp eq i32 %39, 16, !dbg !44
  br i1 %40, label %41, label %42, !dbg !43

41:                                               ; preds = %38
  call void @reach_error(), !dbg !45
  br label %42, !dbg !45

42:                                               ; preds = %41, %38
  ret i32 0, !dbg !46
}

declare i32 @__VERIFIER_nondet_int() #1

declare void @__VERIFIER_assume(i32 noundef) #1

declare void @reach_error() #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/prune/nondet.c", directory: ".", checksumkind: CSK_MD5, checksum: "eb1aa664f6f06d1737790e1e206d583c")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 8, column: 9, scope: !10)
!14 = !DILocation(line: 9, column: 14, scope: !10)
!15 = !DILocation(line: 9, column: 10, scope: !10)
!16 = !DILocation(line: 9, column: 21, scope: !10)
!17 = !DILocation(line: 9, column: 23, scope: !10)
!18 = !DILocation(line: 9, column: 5, scope: !10)
!19 = !DILocation(line: 10, column: 17, scope: !10)
!20 = !DILocation(line: 10, column: 13, scope: !10)
!21 = !DILocation(line: 11, column: 27, scope: !10)
!22 = !DILocation(line: 11, column: 29, scope: !10)
!23 = !DILocation(line: 11, column: 37, scope: !10)
!24 = !DILocation(line: 11, column: 40, scope: !10)
!25 = !DILocation(line: 11, column: 42, scope: !10)
!26 = !DILocation(line: 0, scope: !10)
!27 = !DILocation(line: 11, column: 9, scope: !10)
!28 = !DILocation(line: 12, column: 13, scope: !10)
!29 = !DILocation(line: 12, column: 15, scope: !10)
!30 = !DILocation(line: 13, column: 17, scope: !10)
!31 = !DILocation(line: 13, column: 13, scope: !10)
!32 = !DILocation(line: 14, column: 18, scope: !10)
!33 = !DILocation(line: 14, column: 20, scope: !10)
!34 = !DILocation(line: 15, column: 17, scope: !10)
!35 = !DILocation(line: 15, column: 13, scope: !10)
!36 = !DILocation(line: 16, column: 5, scope: !10)
!37 = !DILocation(line: 9, column: 29, scope: !10)
!38 = distinct !{!38, !18, !36, !39}
!39 = !{!"llvm.loop.mustprogress"}
!40 = !DILocation(line: 17, column: 9, scope: !10)
!41 = !DILocation(line: 17, column: 13, scope: !10)
!42 = !DILocation(line: 18, column: 9, scope: !10)
!43 = !DILocation(line: 19, column: 9, scope: !10)
!44 = !DILocation(line: 19, column: 13, scope: !10)
!45 = !DILocation(line: 20, column: 9, scope: !10)
!46 = !DILocation(line: 21, column: 5, scope: !10)
