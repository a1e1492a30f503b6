; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/mutual_recursion.c
; ModuleID = 'tests/programs/mutual_recursion.c'
source_filename = "tests/programs/mutual_recursion.c"
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
  %4 = zext i8 %3 to i32, !dbg !14
  %5 = and i32 %4, 15, !dbg !15
  %6 = call i32 @even(i32 noundef %5), !dbg !16
  %7 = icmp ne i32 %6, 0, !dbg !16
  %8 = zext i1 %7 to i64, !dbg !16
  %9 = select i1 %7, i32 1, i32 0, !dbg !16
  ret i32 %9, !dbg !17
}

declare void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @even(i32 noundef %0) #0 !dbg !18 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4, !dbg !19
  %4 = icmp eq i32 %3, 0, !dbg !20
  br i1 %4, label %5, label %6, !dbg !19

5:                                                ; preds = %1
  br label %10, !dbg !19

6:                                                ; preds = %1
  %7 = load i32, ptr %2, align 4, !dbg !21
  %8 = sub nsw i32 %7, 1, !dbg !22
  %9 = call i32 @odd(i32 noundef %8), !dbg !23
  br label %10, !dbg !19

10:                                               ; preds = %6, %5
  %11 = phi i32 [ 1, %5 ], [ %9, %6 ], !dbg !19
  ret i32 %11, !dbg !24
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @odd(i32 noundef %0) #0 !dbg !25 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4, !dbg !26
  %4 = icmp eq i32 %3, 0, !dbg !27
  br i1 %4, label %5, label %6, !dbg !26

5:                                                ; preds = %1
  br label %10, !dbg !26

6:                                                ; preds = %1
  %7 = load i32, ptr %2, align 4, !dbg !28
  %8 = sub nsw i32 %7, 1, !dbg !29
  %9 = call i32 @even(i32 noundef %8), !dbg !30
  br label %10, !dbg !26

10:                                               ; preds = %6, %5
  %11 = phi i32 [ 0, %5 ], [ %9, %6 ], !dbg !26
  ret i32 %11, !dbg !31
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/mutual_recursion.c", directory: ".", checksumkind: CSK_MD5, checksum: "c631980e361d8cd6bf94feb9def9dad3")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !11, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 11, column: 5, scope: !10)
!14 = !DILocation(line: 12, column: 17, scope: !10)
!15 = !DILocation(line: 12, column: 19, scope: !10)
!16 = !DILocation(line: 12, column: 12, scope: !10)
!17 = !DILocation(line: 12, column: 5, scope: !10)
!18 = distinct !DISubprogram(name: "even", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!19 = !DILocation(line: 5, column: 33, scope: !18)
!20 = !DILocation(line: 5, column: 35, scope: !18)
!21 = !DILocation(line: 5, column: 50, scope: !18)
!22 = !DILocation(line: 5, column: 52, scope: !18)
!23 = !DILocation(line: 5, column: 46, scope: !18)
!24 = !DILocation(line: 5, column: 26, scope: !18)
!25 = distinct !DISubprogram(name: "odd", scope: !1, file: !1, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!26 = !DILocation(line: 6, column: 32, scope: !25)
!27 = !DILocation(line: 6, column: 34, scope: !25)
!28 = !DILocation(line: 6, column: 50, scope: !25)
!29 = !DILocation(line: 6, column: 52, scope: !25)
!30 = !DILocation(line: 6, column: 45, scope: !25)
!31 = !DILocation(line: 6, column: 25, scope: !25)
