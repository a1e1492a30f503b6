; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/euclid.c
; ModuleID = 'tests/programs/euclid.c'
source_filename = "tests/programs/euclid.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @klee_make_symbolic(i8* noundef %2, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !13
  %6 = load i8, i8* %2, align 1, !dbg !14
  %7 = zext i8 %6 to i32, !dbg !14
  %8 = ashr i32 %7, 4, !dbg !15
  store i32 %8, i32* %3, align 4, !dbg !16
  %9 = load i8, i8* %2, align 1, !dbg !17
  %10 = zext i8 %9 to i32, !dbg !17
  %11 = and i32 %10, 15, !dbg !18
  store i32 %11, i32* %4, align 4, !dbg !19
  br label %12, !dbg !20

12:                                               ; preds = %15, %0
  %13 = load i32, i32* %4, align 4, !dbg !21
  %14 = icmp ne i32 %13, 0, !dbg !20
  br i1 %14, label %15, label %21, !dbg !20

15:                                               ; preds = %12
  %16 = load i32, i32* %3, align 4, !dbg !22
  %17 = load i32, i32* %4, align 4, !dbg !23
  %18 = srem i32 %16, %17, !dbg !24
  store i32 %18, i32* %5, align 4, !dbg !25
  %19 = load i32, i32* %4, align 4, !dbg !26
  store i32 %19, i32* %3, align 4, !dbg !27
  %20 = load i32, i32* %5, align 4, !dbg !28
  store i32 %20, i32* %4, align 4, !dbg !29
  br label %12, !dbg !20, !llvm.loop !30

21:                                               ; preds = %12
  %22 = load i32, i32* %3, align 4, !dbg !33
  ret i32 %22, !dbg !34
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/euclid.c", directory: ".", checksumkind: CSK_MD5, checksum: "fd1e6fff397d275fa27573e329da88be")
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
!15 = !DILocation(line: 8, column: 15, scope: !10)
!16 = !DILocation(line: 8, column: 9, scope: !10)
!17 = !DILocation(line: 8, column: 25, scope: !10)
!18 = !DILocation(line: 8, column: 27, scope: !10)
!19 = !DILocation(line: 8, column: 21, scope: !10)
!20 = !DILocation(line: 9, column: 5, scope: !10)
!21 = !DILocation(line: 9, column: 12, scope: !10)
!22 = !DILocation(line: 10, column: 17, scope: !10)
!23 = !DILocation(line: 10, column: 21, scope: !10)
!24 = !DILocation(line: 10, column: 19, scope: !10)
!25 = !DILocation(line: 10, column: 13, scope: !10)
!26 = !DILocation(line: 11, column: 13, scope: !10)
!27 = !DILocation(line: 11, column: 11, scope: !10)
!28 = !DILocation(line: 12, column: 13, scope: !10)
!29 = !DILocation(line: 12, column: 11, scope: !10)
!30 = distinct !{!30, !20, !31, !32}
!31 = !DILocation(line: 13, column: 5, scope: !10)
!32 = !{!"llvm.loop.mustprogress"}
!33 = !DILocation(line: 14, column: 12, scope: !10)
!34 = !DILocation(line: 14, column: 5, scope: !10)
