; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/division.c
; ModuleID = 'tests/programs/division.c'
source_filename = "tests/programs/division.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @klee_make_symbolic(i8* noundef %2, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !13
  %4 = load i8, i8* %2, align 1, !dbg !14
  %5 = sext i8 %4 to i32, !dbg !15
  store i32 %5, i32* %3, align 4, !dbg !16
  %6 = load i32, i32* %3, align 4, !dbg !17
  %7 = sdiv i32 %6, 3, !dbg !18
  %8 = icmp eq i32 %7, -2, !dbg !19
  br i1 %8, label %9, label %10, !dbg !17

9:                                                ; preds = %0
  store i32 1, i32* %1, align 4, !dbg !20
  br label %28, !dbg !20

10:                                               ; preds = %0
  %11 = load i32, i32* %3, align 4, !dbg !21
  %12 = srem i32 %11, 5, !dbg !22
  %13 = icmp eq i32 %12, -4, !dbg !23
  br i1 %13, label %14, label %15, !dbg !21

14:                                               ; preds = %10
  store i32 2, i32* %1, align 4, !dbg !24
  br label %28, !dbg !24

15:                                               ; preds = %10
  %16 = load i8, i8* %2, align 1, !dbg !25
  %17 = zext i8 %16 to i32, !dbg !25
  %18 = sdiv i32 %17, 7, !dbg !26
  %19 = icmp eq i32 %18, 9, !dbg !27
  br i1 %19, label %20, label %21, !dbg !25

20:                                               ; preds = %15
  store i32 3, i32* %1, align 4, !dbg !28
  br label %28, !dbg !28

21:                                               ; preds = %15
  %22 = load i8, i8* %2, align 1, !dbg !29
  %23 = zext i8 %22 to i32, !dbg !29
  %24 = srem i32 %23, 10, !dbg !30
  %25 = icmp eq i32 %24, 0, !dbg !31
  %26 = zext i1 %25 to i64, !dbg !29
  %27 = select i1 %25, i32 4, i32 5, !dbg !29
  store i32 %27, i32* %1, align 4, !dbg !32
  br label %28, !dbg !32

28:                                               ; preds = %21, %20, %14, %9
  %29 = load i32, i32* %1, align 4, !dbg !33
  ret i32 %29, !dbg !33
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/division.c", directory: ".", checksumkind: CSK_MD5, checksum: "b85320305b1ed9fb2225e68ad5ee2959")
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
!14 = !DILocation(line: 8, column: 26, scope: !10)
!15 = !DILocation(line: 8, column: 13, scope: !10)
!16 = !DILocation(line: 8, column: 9, scope: !10)
!17 = !DILocation(line: 9, column: 9, scope: !10)
!18 = !DILocation(line: 9, column: 11, scope: !10)
!19 = !DILocation(line: 9, column: 15, scope: !10)
!20 = !DILocation(line: 10, column: 9, scope: !10)
!21 = !DILocation(line: 11, column: 9, scope: !10)
!22 = !DILocation(line: 11, column: 11, scope: !10)
!23 = !DILocation(line: 11, column: 15, scope: !10)
!24 = !DILocation(line: 12, column: 9, scope: !10)
!25 = !DILocation(line: 13, column: 9, scope: !10)
!26 = !DILocation(line: 13, column: 11, scope: !10)
!27 = !DILocation(line: 13, column: 15, scope: !10)
!28 = !DILocation(line: 14, column: 9, scope: !10)
!29 = !DILocation(line: 15, column: 12, scope: !10)
!30 = !DILocation(line: 15, column: 14, scope: !10)
!31 = !DILocation(line: 15, column: 19, scope: !10)
!32 = !DILocation(line: 15, column: 5, scope: !10)
!33 = !DILocation(line: 16, column: 1, scope: !10)
