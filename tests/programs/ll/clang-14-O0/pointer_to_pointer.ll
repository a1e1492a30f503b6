; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/pointer_to_pointer.c
; ModuleID = 'tests/programs/pointer_to_pointer.c'
source_filename = "tests/programs/pointer_to_pointer.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32*, align 8
  %6 = alloca i32*, align 8
  %7 = alloca i32**, align 8
  store i32 0, i32* %1, align 4
  call void @klee_make_symbolic(i8* noundef %2, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !13
  store i32 5, i32* %3, align 4, !dbg !14
  store i32 50, i32* %4, align 4, !dbg !15
  store i32* %3, i32** %5, align 8, !dbg !16
  store i32* %4, i32** %6, align 8, !dbg !17
  %8 = load i8, i8* %2, align 1, !dbg !18
  %9 = zext i8 %8 to i32, !dbg !18
  %10 = and i32 %9, 1, !dbg !19
  %11 = icmp ne i32 %10, 0, !dbg !19
  br i1 %11, label %12, label %13, !dbg !18

12:                                               ; preds = %0
  br label %14, !dbg !18

13:                                               ; preds = %0
  br label %14, !dbg !18

14:                                               ; preds = %13, %12
  %15 = phi i32** [ %5, %12 ], [ %6, %13 ], !dbg !18
  store i32** %15, i32*** %7, align 8, !dbg !20
  %16 = load i8, i8* %2, align 1, !dbg !21
  %17 = zext i8 %16 to i32, !dbg !21
  %18 = load i32**, i32*** %7, align 8, !dbg !22
  %19 = load i32*, i32** %18, align 8, !dbg !23
  %20 = load i32, i32* %19, align 4, !dbg !24
  %21 = add nsw i32 %20, %17, !dbg !24
  store i32 %21, i32* %19, align 4, !dbg !24
  %22 = load i32**, i32*** %7, align 8, !dbg !25
  store i32* %4, i32** %22, align 8, !dbg !26
  %23 = load i32, i32* %3, align 4, !dbg !27
  %24 = load i32*, i32** %5, align 8, !dbg !28
  %25 = load i32, i32* %24, align 4, !dbg !29
  %26 = add nsw i32 %23, %25, !dbg !30
  %27 = icmp sgt i32 %26, 200, !dbg !31
  br i1 %27, label %28, label %29, !dbg !27

28:                                               ; preds = %14
  br label %35, !dbg !27

29:                                               ; preds = %14
  %30 = load i32*, i32** %6, align 8, !dbg !32
  %31 = load i32, i32* %30, align 4, !dbg !33
  %32 = icmp sgt i32 %31, 60, !dbg !34
  %33 = zext i1 %32 to i64, !dbg !33
  %34 = select i1 %32, i32 2, i32 3, !dbg !33
  br label %35, !dbg !27

35:                                               ; preds = %29, %28
  %36 = phi i32 [ 1, %28 ], [ %34, %29 ], !dbg !27
  ret i32 %36, !dbg !35
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/pointer_to_pointer.c", directory: ".", checksumkind: CSK_MD5, checksum: "ee306bac2808d1b63928ad7b1e86e131")
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
!14 = !DILocation(line: 8, column: 9, scope: !10)
!15 = !DILocation(line: 8, column: 16, scope: !10)
!16 = !DILocation(line: 8, column: 25, scope: !10)
!17 = !DILocation(line: 8, column: 35, scope: !10)
!18 = !DILocation(line: 8, column: 51, scope: !10)
!19 = !DILocation(line: 8, column: 53, scope: !10)
!20 = !DILocation(line: 8, column: 46, scope: !10)
!21 = !DILocation(line: 9, column: 13, scope: !10)
!22 = !DILocation(line: 9, column: 7, scope: !10)
!23 = !DILocation(line: 9, column: 6, scope: !10)
!24 = !DILocation(line: 9, column: 10, scope: !10)
!25 = !DILocation(line: 10, column: 6, scope: !10)
!26 = !DILocation(line: 10, column: 9, scope: !10)
!27 = !DILocation(line: 11, column: 12, scope: !10)
!28 = !DILocation(line: 11, column: 17, scope: !10)
!29 = !DILocation(line: 11, column: 16, scope: !10)
!30 = !DILocation(line: 11, column: 14, scope: !10)
!31 = !DILocation(line: 11, column: 20, scope: !10)
!32 = !DILocation(line: 11, column: 33, scope: !10)
!33 = !DILocation(line: 11, column: 32, scope: !10)
!34 = !DILocation(line: 11, column: 36, scope: !10)
!35 = !DILocation(line: 11, column: 5, scope: !10)
