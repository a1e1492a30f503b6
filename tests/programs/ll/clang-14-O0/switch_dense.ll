; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/switch_dense.c
; ModuleID = 'tests/programs/switch_dense.c'
source_filename = "tests/programs/switch_dense.c"
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
  switch i32 %4, label %18 [
    i32 0, label %5
    i32 1, label %6
    i32 2, label %7
    i32 3, label %7
    i32 4, label %12
    i32 5, label %15
    i32 6, label %16
    i32 7, label %17
  ], !dbg !15

5:                                                ; preds = %0
  store i32 10, i32* %1, align 4, !dbg !16
  br label %20, !dbg !16

6:                                                ; preds = %0
  store i32 11, i32* %1, align 4, !dbg !17
  br label %20, !dbg !17

7:                                                ; preds = %0, %0
  %8 = load i8, i8* %2, align 1, !dbg !18
  %9 = zext i8 %8 to i32, !dbg !18
  %10 = add nsw i32 %9, 4, !dbg !18
  %11 = trunc i32 %10 to i8, !dbg !18
  store i8 %11, i8* %2, align 1, !dbg !18
  br label %12, !dbg !19

12:                                               ; preds = %0, %7
  %13 = load i8, i8* %2, align 1, !dbg !20
  %14 = zext i8 %13 to i32, !dbg !20
  store i32 %14, i32* %1, align 4, !dbg !21
  br label %20, !dbg !21

15:                                               ; preds = %0
  br label %19, !dbg !22

16:                                               ; preds = %0
  store i32 16, i32* %1, align 4, !dbg !23
  br label %20, !dbg !23

17:                                               ; preds = %0
  store i32 17, i32* %1, align 4, !dbg !24
  br label %20, !dbg !24

18:                                               ; preds = %0
  store i32 1, i32* %1, align 4, !dbg !25
  br label %20, !dbg !25

19:                                               ; preds = %15
  store i32 2, i32* %1, align 4, !dbg !26
  br label %20, !dbg !26

20:                                               ; preds = %19, %18, %17, %16, %12, %6, %5
  %21 = load i32, i32* %1, align 4, !dbg !27
  ret i32 %21, !dbg !27
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/switch_dense.c", directory: ".", checksumkind: CSK_MD5, checksum: "a56e29228fbeff7e77d9064a8ea87a19")
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
!16 = !DILocation(line: 9, column: 13, scope: !10)
!17 = !DILocation(line: 10, column: 13, scope: !10)
!18 = !DILocation(line: 12, column: 15, scope: !10)
!19 = !DILocation(line: 12, column: 13, scope: !10)
!20 = !DILocation(line: 13, column: 20, scope: !10)
!21 = !DILocation(line: 13, column: 13, scope: !10)
!22 = !DILocation(line: 14, column: 13, scope: !10)
!23 = !DILocation(line: 15, column: 13, scope: !10)
!24 = !DILocation(line: 16, column: 13, scope: !10)
!25 = !DILocation(line: 17, column: 14, scope: !10)
!26 = !DILocation(line: 19, column: 5, scope: !10)
!27 = !DILocation(line: 20, column: 1, scope: !10)
