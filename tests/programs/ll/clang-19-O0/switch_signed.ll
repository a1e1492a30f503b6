; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/switch_signed.c
; ModuleID = 'tests/programs/switch_signed.c'
source_filename = "tests/programs/switch_signed.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  store i32 0, ptr %1, align 4
  call void @klee_make_symbolic(ptr noundef %2, i64 noundef 1, ptr noundef @.str), !dbg !13
  %3 = load i8, ptr %2, align 1, !dbg !14
  %4 = sext i8 %3 to i32, !dbg !15
  switch i32 %4, label %9 [
    i32 -128, label %5
    i32 -1, label %6
    i32 0, label %7
    i32 127, label %8
  ], !dbg !16

5:                                                ; preds = %0
  store i32 1, ptr %1, align 4, !dbg !17
  br label %15, !dbg !17

6:                                                ; preds = %0
  store i32 2, ptr %1, align 4, !dbg !18
  br label %15, !dbg !18

7:                                                ; preds = %0
  store i32 3, ptr %1, align 4, !dbg !19
  br label %15, !dbg !19

8:                                                ; preds = %0
  store i32 4, ptr %1, align 4, !dbg !20
  br label %15, !dbg !20

9:                                                ; preds = %0
  %10 = load i8, ptr %2, align 1, !dbg !21
  %11 = sext i8 %10 to i32, !dbg !22
  %12 = icmp slt i32 %11, 0, !dbg !23
  %13 = zext i1 %12 to i64, !dbg !22
  %14 = select i1 %12, i32 5, i32 6, !dbg !22
  store i32 %14, ptr %1, align 4, !dbg !24
  br label %15, !dbg !24

15:                                               ; preds = %9, %8, %7, %6, %5
  %16 = load i32, ptr %1, align 4, !dbg !25
  ret i32 %16, !dbg !25
}

declare void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/switch_signed.c", directory: ".", checksumkind: CSK_MD5, checksum: "0ada5813340794a72a7a2509129071d4")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 7, column: 5, scope: !10)
!14 = !DILocation(line: 8, column: 26, scope: !10)
!15 = !DILocation(line: 8, column: 13, scope: !10)
!16 = !DILocation(line: 8, column: 5, scope: !10)
!17 = !DILocation(line: 9, column: 16, scope: !10)
!18 = !DILocation(line: 10, column: 14, scope: !10)
!19 = !DILocation(line: 11, column: 13, scope: !10)
!20 = !DILocation(line: 12, column: 15, scope: !10)
!21 = !DILocation(line: 14, column: 25, scope: !10)
!22 = !DILocation(line: 14, column: 12, scope: !10)
!23 = !DILocation(line: 14, column: 27, scope: !10)
!24 = !DILocation(line: 14, column: 5, scope: !10)
!25 = !DILocation(line: 15, column: 1, scope: !10)
