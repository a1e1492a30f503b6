; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/long_long.c
; ModuleID = 'tests/programs/long_long.c'
source_filename = "tests/programs/long_long.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i16, align 2
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  %5 = bitcast i16* %2 to i8*, !dbg !13
  call void @klee_make_symbolic(i8* noundef %5, i64 noundef 2, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !14
  %6 = load i16, i16* %2, align 2, !dbg !15
  %7 = zext i16 %6 to i64, !dbg !16
  %8 = mul nsw i64 %7, 1000003, !dbg !17
  %9 = sub nsw i64 %8, 30000000000, !dbg !18
  store i64 %9, i64* %3, align 8, !dbg !19
  %10 = load i64, i64* %3, align 8, !dbg !20
  store i64 %10, i64* %4, align 8, !dbg !21
  %11 = load i64, i64* %3, align 8, !dbg !22
  %12 = icmp sgt i64 %11, 0, !dbg !23
  br i1 %12, label %13, label %19, !dbg !22

13:                                               ; preds = %0
  %14 = load i64, i64* %3, align 8, !dbg !24
  %15 = srem i64 %14, 1000, !dbg !25
  %16 = icmp eq i64 %15, 7, !dbg !26
  %17 = zext i1 %16 to i64, !dbg !24
  %18 = select i1 %16, i32 1, i32 2, !dbg !24
  store i32 %18, i32* %1, align 4, !dbg !27
  br label %32, !dbg !27

19:                                               ; preds = %0
  %20 = load i64, i64* %4, align 8, !dbg !28
  %21 = lshr i64 %20, 63, !dbg !29
  %22 = icmp ne i64 %21, 0, !dbg !29
  br i1 %22, label %23, label %29, !dbg !28

23:                                               ; preds = %19
  %24 = load i64, i64* %4, align 8, !dbg !30
  %25 = and i64 %24, 255, !dbg !31
  %26 = icmp eq i64 %25, 47, !dbg !32
  %27 = zext i1 %26 to i64, !dbg !33
  %28 = select i1 %26, i32 3, i32 4, !dbg !33
  br label %30, !dbg !28

29:                                               ; preds = %19
  br label %30, !dbg !28

30:                                               ; preds = %29, %23
  %31 = phi i32 [ %28, %23 ], [ 5, %29 ], !dbg !28
  store i32 %31, i32* %1, align 4, !dbg !34
  br label %32, !dbg !34

32:                                               ; preds = %30, %13
  %33 = load i32, i32* %1, align 4, !dbg !35
  ret i32 %33, !dbg !35
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/long_long.c", directory: ".", checksumkind: CSK_MD5, checksum: "eadd4ad9fb0eb9e2a1835cc7a58a5d60")
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
!13 = !DILocation(line: 7, column: 24, scope: !10)
!14 = !DILocation(line: 7, column: 5, scope: !10)
!15 = !DILocation(line: 8, column: 30, scope: !10)
!16 = !DILocation(line: 8, column: 19, scope: !10)
!17 = !DILocation(line: 8, column: 32, scope: !10)
!18 = !DILocation(line: 8, column: 42, scope: !10)
!19 = !DILocation(line: 8, column: 15, scope: !10)
!20 = !DILocation(line: 9, column: 48, scope: !10)
!21 = !DILocation(line: 9, column: 24, scope: !10)
!22 = !DILocation(line: 10, column: 9, scope: !10)
!23 = !DILocation(line: 10, column: 11, scope: !10)
!24 = !DILocation(line: 11, column: 16, scope: !10)
!25 = !DILocation(line: 11, column: 18, scope: !10)
!26 = !DILocation(line: 11, column: 25, scope: !10)
!27 = !DILocation(line: 11, column: 9, scope: !10)
!28 = !DILocation(line: 12, column: 12, scope: !10)
!29 = !DILocation(line: 12, column: 14, scope: !10)
!30 = !DILocation(line: 12, column: 23, scope: !10)
!31 = !DILocation(line: 12, column: 25, scope: !10)
!32 = !DILocation(line: 12, column: 33, scope: !10)
!33 = !DILocation(line: 12, column: 22, scope: !10)
!34 = !DILocation(line: 12, column: 5, scope: !10)
!35 = !DILocation(line: 13, column: 1, scope: !10)
