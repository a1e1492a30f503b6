; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/wide_integers.c
; ModuleID = 'tests/programs/wide_integers.c'
source_filename = "tests/programs/wide_integers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca i128, align 16
  %4 = alloca i128, align 16
  store i32 0, i32* %1, align 4
  call void @klee_make_symbolic(i8* noundef %2, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !13
  %5 = load i8, i8* %2, align 1, !dbg !14
  %6 = zext i8 %5 to i128, !dbg !15
  %7 = shl i128 %6, 70, !dbg !16
  store i128 %7, i128* %3, align 16, !dbg !17
  %8 = load i8, i8* %2, align 1, !dbg !18
  %9 = zext i8 %8 to i128, !dbg !19
  %10 = sub nsw i128 0, %9, !dbg !20
  store i128 %10, i128* %4, align 16, !dbg !21
  %11 = load i128, i128* %3, align 16, !dbg !22
  %12 = icmp sgt i128 %11, 118059162071741130342400, !dbg !23
  br i1 %12, label %13, label %14, !dbg !22

13:                                               ; preds = %0
  store i32 1, i32* %1, align 4, !dbg !24
  br label %30, !dbg !24

14:                                               ; preds = %0
  %15 = load i128, i128* %4, align 16, !dbg !25
  %16 = lshr i128 %15, 120, !dbg !26
  %17 = trunc i128 %16 to i8, !dbg !27
  %18 = zext i8 %17 to i32, !dbg !27
  %19 = icmp eq i32 %18, 0, !dbg !28
  br i1 %19, label %20, label %21, !dbg !27

20:                                               ; preds = %14
  br label %28, !dbg !27

21:                                               ; preds = %14
  %22 = load i128, i128* %3, align 16, !dbg !29
  %23 = ashr i128 %22, 72, !dbg !30
  %24 = trunc i128 %23 to i32, !dbg !31
  %25 = icmp eq i32 %24, 3, !dbg !32
  %26 = zext i1 %25 to i64, !dbg !31
  %27 = select i1 %25, i32 3, i32 4, !dbg !31
  br label %28, !dbg !27

28:                                               ; preds = %21, %20
  %29 = phi i32 [ 2, %20 ], [ %27, %21 ], !dbg !27
  store i32 %29, i32* %1, align 4, !dbg !33
  br label %30, !dbg !33

30:                                               ; preds = %28, %13
  %31 = load i32, i32* %1, align 4, !dbg !34
  ret i32 %31, !dbg !34
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/wide_integers.c", directory: ".", checksumkind: CSK_MD5, checksum: "7627519771bbcbf4c60a442b3b73c347")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 7, column: 5, scope: !10)
!14 = !DILocation(line: 8, column: 28, scope: !10)
!15 = !DILocation(line: 8, column: 18, scope: !10)
!16 = !DILocation(line: 8, column: 30, scope: !10)
!17 = !DILocation(line: 8, column: 14, scope: !10)
!18 = !DILocation(line: 9, column: 57, scope: !10)
!19 = !DILocation(line: 9, column: 47, scope: !10)
!20 = !DILocation(line: 9, column: 46, scope: !10)
!21 = !DILocation(line: 9, column: 23, scope: !10)
!22 = !DILocation(line: 10, column: 9, scope: !10)
!23 = !DILocation(line: 10, column: 11, scope: !10)
!24 = !DILocation(line: 11, column: 9, scope: !10)
!25 = !DILocation(line: 12, column: 28, scope: !10)
!26 = !DILocation(line: 12, column: 30, scope: !10)
!27 = !DILocation(line: 12, column: 12, scope: !10)
!28 = !DILocation(line: 12, column: 38, scope: !10)
!29 = !DILocation(line: 12, column: 55, scope: !10)
!30 = !DILocation(line: 12, column: 57, scope: !10)
!31 = !DILocation(line: 12, column: 49, scope: !10)
!32 = !DILocation(line: 12, column: 64, scope: !10)
!33 = !DILocation(line: 12, column: 5, scope: !10)
!34 = !DILocation(line: 13, column: 1, scope: !10)
