; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/switch_ranges.c
; ModuleID = 'tests/programs/switch_ranges.c'
source_filename = "tests/programs/switch_ranges.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  store i32 0, i32* %1, align 4
  call void @klee_make_symbolic(i8* noundef %2, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !13
  %3 = load i8, i8* %2, align 1, !dbg !14
  %4 = zext i8 %3 to i32, !dbg !14
  switch i32 %4, label %9 [
    i32 48, label %5
    i32 49, label %5
    i32 50, label %5
    i32 51, label %5
    i32 52, label %5
    i32 53, label %5
    i32 54, label %5
    i32 55, label %5
    i32 56, label %5
    i32 57, label %5
    i32 65, label %7
    i32 66, label %7
    i32 67, label %7
    i32 68, label %7
    i32 69, label %7
    i32 70, label %7
    i32 97, label %6
    i32 98, label %6
    i32 99, label %6
    i32 100, label %6
    i32 101, label %6
    i32 102, label %6
    i32 32, label %8
    i32 9, label %8
    i32 10, label %8
  ], !dbg !15

5:                                                ; preds = %0, %0, %0, %0, %0, %0, %0, %0, %0, %0
  store i32 1, i32* %1, align 4, !dbg !16
  br label %10, !dbg !16

6:                                                ; preds = %0, %0, %0, %0, %0, %0
  br label %7, !dbg !16

7:                                                ; preds = %0, %0, %0, %0, %0, %0, %6
  store i32 2, i32* %1, align 4, !dbg !17
  br label %10, !dbg !17

8:                                                ; preds = %0, %0, %0
  store i32 3, i32* %1, align 4, !dbg !18
  br label %10, !dbg !18

9:                                                ; preds = %0
  store i32 0, i32* %1, align 4, !dbg !19
  br label %10, !dbg !19

10:                                               ; preds = %9, %8, %7, %5
  %11 = load i32, i32* %1, align 4, !dbg !20
  ret i32 %11, !dbg !20
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/switch_ranges.c", directory: ".", checksumkind: CSK_MD5, checksum: "ef6063d79c578c0fb0ddcf0527bc6375")
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
!14 = !DILocation(line: 8, column: 13, scope: !10)
!15 = !DILocation(line: 8, column: 5, scope: !10)
!16 = !DILocation(line: 9, column: 23, scope: !10)
!17 = !DILocation(line: 10, column: 41, scope: !10)
!18 = !DILocation(line: 11, column: 37, scope: !10)
!19 = !DILocation(line: 13, column: 5, scope: !10)
!20 = !DILocation(line: 14, column: 1, scope: !10)
