; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only -fdebug-compilation-dir=. tests/prune/ways.c
; ModuleID = 'tests/prune/ways.c'
source_filename = "tests/prune/ways.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %5 = call i32 @getchar(), !dbg !13
  store i32 %5, i32* %2, align 4, !dbg !14
  %6 = call i32 @getchar(), !dbg !15
  store i32 %6, i32* %3, align 4, !dbg !16
  store i32 0, i32* %4, align 4, !dbg !17
  %7 = load i32, i32* %2, align 4, !dbg !18
  %8 = icmp eq i32 %7, 97, !dbg !19
  br i1 %8, label %9, label %10, !dbg !18

9:                                                ; preds = %0
  store i32 1, i32* %4, align 4, !dbg !20
  br label %15, !dbg !21

10:                                               ; preds = %0
  %11 = load i32, i32* %2, align 4, !dbg !22
  %12 = icmp eq i32 %11, 98, !dbg !23
  br i1 %12, label %13, label %14, !dbg !22

13:                                               ; preds = %10
  store i32 2, i32* %4, align 4, !dbg !24
  br label %14, !dbg !25

14:                                               ; preds = %13, %10
  br label %15

15:                                               ; preds = %14, %9
  %16 = load i32, i32* %3, align 4, !dbg !26
  %17 = icmp eq i32 %16, 120, !dbg !27
  br i1 %17, label %18, label %21, !dbg !26

18:                                               ; preds = %15
  %19 = load i32, i32* %4, align 4, !dbg !28
  %20 = add nsw i32 %19, 1, !dbg !28
  store i32 %20, i32* %4, align 4, !dbg !28
  br label %21, !dbg !29

21:                                               ; preds = %18, %15
  %22 = load i32, i32* %4, align 4, !dbg !30
  %23 = icmp sgt i32 %22, 5, !dbg !31
  br i1 %23, label %24, label %25, !dbg !30

24:                                               ; preds = %21
  call void @abort() #3, !dbg !32
  unreachable, !dbg !32

25:                                               ; preds = %21
  ret i32 0, !dbg !33
}

declare i32 @getchar() #1

; Function Attrs: noreturn nounwind
declare void @abort() #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/prune/ways.c", directory: ".", checksumkind: CSK_MD5, checksum: "841e88ab0e5bd0214a7e70e12e3e3797")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 7, column: 17, scope: !10)
!14 = !DILocation(line: 7, column: 9, scope: !10)
!15 = !DILocation(line: 7, column: 37, scope: !10)
!16 = !DILocation(line: 7, column: 28, scope: !10)
!17 = !DILocation(line: 7, column: 48, scope: !10)
!18 = !DILocation(line: 8, column: 9, scope: !10)
!19 = !DILocation(line: 8, column: 15, scope: !10)
!20 = !DILocation(line: 9, column: 11, scope: !10)
!21 = !DILocation(line: 9, column: 9, scope: !10)
!22 = !DILocation(line: 10, column: 14, scope: !10)
!23 = !DILocation(line: 10, column: 20, scope: !10)
!24 = !DILocation(line: 11, column: 11, scope: !10)
!25 = !DILocation(line: 11, column: 9, scope: !10)
!26 = !DILocation(line: 12, column: 9, scope: !10)
!27 = !DILocation(line: 12, column: 16, scope: !10)
!28 = !DILocation(line: 13, column: 10, scope: !10)
!29 = !DILocation(line: 13, column: 9, scope: !10)
!30 = !DILocation(line: 14, column: 9, scope: !10)
!31 = !DILocation(line: 14, column: 11, scope: !10)
!32 = !DILocation(line: 15, column: 9, scope: !10)
!33 = !DILocation(line: 16, column: 5, scope: !10)
