; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/long_long.c
; ModuleID = 'tests/programs/long_long.c'
source_filename = "tests/programs/long_long.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i16, align 2
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @klee_make_symbolic(ptr noundef %2, i64 noundef 2, ptr noundef @.str), !dbg !13
  %5 = load i16, ptr %2, align 2, !dbg !14
  %6 = zext i16 %5 to i64, !dbg !15
  %7 = mul nsw i64 %6, 1000003, !dbg !16
  %8 = sub nsw i64 %7, 30000000000, !dbg !17
  store i64 %8, ptr %3, align 8, !dbg !18
  %9 = load i64, ptr %3, align 8, !dbg !19
  store i64 %9, ptr %4, align 8, !dbg !20
  %10 = load i64, ptr %3, align 8, !dbg !21
  %11 = icmp sgt i64 %10, 0, !dbg !22
  br i1 %11, label %12, label %18, !dbg !21

12:                                               ; preds = %0
  %13 = load i64, ptr %3, align 8, !dbg !23
  %14 = srem i64 %13, 1000, !dbg !24
  %15 = icmp eq i64 %14, 7, !dbg !25
  %16 = zext i1 %15 to i64, !dbg !23
  %17 = select i1 %15, i32 1, i32 2, !dbg !23
  store i32 %17, ptr %1, align 4, !dbg !26
  br label %31, !dbg !26

18:                                               ; preds = %0
  %19 = load i64, ptr %4, align 8, !dbg !27
  %20 = lshr i64 %19, 63, !dbg !28
  %21 = icmp ne i64 %20, 0, !dbg !28
  br i1 %21, label %22, label %28, !dbg !27

22:                                               ; preds = %18
  %23 = load i64, ptr %4, align 8, !dbg !29
  %24 = and i64 %23, 255, !dbg !30
  %25 = icmp eq i64 %24, 47, !dbg !31
  %26 = zext i1 %25 to i64, !dbg !32
  %27 = select i1 %25, i32 3, i32 4, !dbg !32
  br label %29, !dbg !27

28:                                               ; preds = %18
  br label %29, !dbg !27

29:                                               ; preds = %28, %22
  %30 = phi i32 [ %27, %22 ], [ 5, %28 ], !dbg !27
  store i32 %30, ptr %1, align 4, !dbg !33
  br label %31, !dbg !33

31:                                               ; preds = %29, %12
  %32 = load i32, ptr %1, align 4, !dbg !34
  ret i32 %32, !dbg !34
}

declare void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/long_long.c", directory: ".", checksumkind: CSK_MD5, checksum: "eadd4ad9fb0eb9e2a1835cc7a58a5d60")
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
!14 = !DILocation(line: 8, column: 30, scope: !10)
!15 = !DILocation(line: 8, column: 19, scope: !10)
!16 = !DILocation(line: 8, column: 32, scope: !10)
!17 = !DILocation(line: 8, column: 42, scope: !10)
!18 = !DILocation(line: 8, column: 15, scope: !10)
!19 = !DILocation(line: 9, column: 48, scope: !10)
!20 = !DILocation(line: 9, column: 24, scope: !10)
!21 = !DILocation(line: 10, column: 9, scope: !10)
!22 = !DILocation(line: 10, column: 11, scope: !10)
!23 = !DILocation(line: 11, column: 16, scope: !10)
!24 = !DILocation(line: 11, column: 18, scope: !10)
!25 = !DILocation(line: 11, column: 25, scope: !10)
!26 = !DILocation(line: 11, column: 9, scope: !10)
!27 = !DILocation(line: 12, column: 12, scope: !10)
!28 = !DILocation(line: 12, column: 14, scope: !10)
!29 = !DILocation(line: 12, column: 23, scope: !10)
!30 = !DILocation(line: 12, column: 25, scope: !10)
!31 = !DILocation(line: 12, column: 33, scope: !10)
!32 = !DILocation(line: 12, column: 22, scope: !10)
!33 = !DILocation(line: 12, column: 5, scope: !10)
!34 = !DILocation(line: 13, column: 1, scope: !10)
