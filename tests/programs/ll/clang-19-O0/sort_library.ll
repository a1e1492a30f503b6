; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/sort_library.c
; ModuleID = 'tests/programs/sort_library.c'
source_filename = "tests/programs/sort_library.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca [3 x i32], align 4
  store i32 0, ptr %1, align 4
  call void @klee_make_symbolic(ptr noundef %2, i64 noundef 1, ptr noundef @.str), !dbg !13
  %4 = load i8, ptr %2, align 1, !dbg !14
  %5 = zext i8 %4 to i32, !dbg !14
  %6 = and i32 %5, 3, !dbg !15
  store i32 %6, ptr %3, align 4, !dbg !16
  %7 = getelementptr inbounds i32, ptr %3, i64 1, !dbg !16
  %8 = load i8, ptr %2, align 1, !dbg !17
  %9 = zext i8 %8 to i32, !dbg !17
  %10 = ashr i32 %9, 2, !dbg !18
  %11 = and i32 %10, 3, !dbg !19
  store i32 %11, ptr %7, align 4, !dbg !16
  %12 = getelementptr inbounds i32, ptr %3, i64 2, !dbg !16
  %13 = load i8, ptr %2, align 1, !dbg !20
  %14 = zext i8 %13 to i32, !dbg !20
  %15 = ashr i32 %14, 4, !dbg !21
  %16 = and i32 %15, 3, !dbg !22
  store i32 %16, ptr %12, align 4, !dbg !16
  %17 = getelementptr inbounds [3 x i32], ptr %3, i64 0, i64 0, !dbg !23
  call void @qsort(ptr noundef %17, i64 noundef 3, i64 noundef 4, ptr noundef @compare), !dbg !24
  %18 = getelementptr inbounds [3 x i32], ptr %3, i64 0, i64 0, !dbg !25
  %19 = load i32, ptr %18, align 4, !dbg !25
  %20 = getelementptr inbounds [3 x i32], ptr %3, i64 0, i64 2, !dbg !26
  %21 = load i32, ptr %20, align 4, !dbg !26
  %22 = icmp eq i32 %19, %21, !dbg !27
  br i1 %22, label %23, label %24, !dbg !25

23:                                               ; preds = %0
  br label %30, !dbg !25

24:                                               ; preds = %0
  %25 = getelementptr inbounds [3 x i32], ptr %3, i64 0, i64 1, !dbg !28
  %26 = load i32, ptr %25, align 4, !dbg !28
  %27 = icmp eq i32 %26, 2, !dbg !29
  %28 = zext i1 %27 to i64, !dbg !28
  %29 = select i1 %27, i32 2, i32 3, !dbg !28
  br label %30, !dbg !25

30:                                               ; preds = %24, %23
  %31 = phi i32 [ 1, %23 ], [ %29, %24 ], !dbg !25
  ret i32 %31, !dbg !30
}

declare void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) #1

declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @compare(ptr noundef %0, ptr noundef %1) #0 !dbg !31 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8, !dbg !32
  %6 = load i32, ptr %5, align 4, !dbg !33
  %7 = load ptr, ptr %4, align 8, !dbg !34
  %8 = load i32, ptr %7, align 4, !dbg !35
  %9 = sub nsw i32 %6, %8, !dbg !36
  ret i32 %9, !dbg !37
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/sort_library.c", directory: ".", checksumkind: CSK_MD5, checksum: "9b948619deab1753687a3555088a882d")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 9, column: 5, scope: !10)
!14 = !DILocation(line: 10, column: 17, scope: !10)
!15 = !DILocation(line: 10, column: 19, scope: !10)
!16 = !DILocation(line: 10, column: 16, scope: !10)
!17 = !DILocation(line: 10, column: 24, scope: !10)
!18 = !DILocation(line: 10, column: 26, scope: !10)
!19 = !DILocation(line: 10, column: 31, scope: !10)
!20 = !DILocation(line: 10, column: 36, scope: !10)
!21 = !DILocation(line: 10, column: 38, scope: !10)
!22 = !DILocation(line: 10, column: 43, scope: !10)
!23 = !DILocation(line: 11, column: 11, scope: !10)
!24 = !DILocation(line: 11, column: 5, scope: !10)
!25 = !DILocation(line: 12, column: 12, scope: !10)
!26 = !DILocation(line: 12, column: 20, scope: !10)
!27 = !DILocation(line: 12, column: 17, scope: !10)
!28 = !DILocation(line: 12, column: 31, scope: !10)
!29 = !DILocation(line: 12, column: 36, scope: !10)
!30 = !DILocation(line: 12, column: 5, scope: !10)
!31 = distinct !DISubprogram(name: "compare", scope: !1, file: !1, line: 4, type: !11, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!32 = !DILocation(line: 4, column: 73, scope: !31)
!33 = !DILocation(line: 4, column: 59, scope: !31)
!34 = !DILocation(line: 4, column: 91, scope: !31)
!35 = !DILocation(line: 4, column: 77, scope: !31)
!36 = !DILocation(line: 4, column: 75, scope: !31)
!37 = !DILocation(line: 4, column: 52, scope: !31)
