; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/sort_library.c
; ModuleID = 'tests/programs/sort_library.c'
source_filename = "tests/programs/sort_library.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca [3 x i32], align 4
  store i32 0, i32* %1, align 4
  call void @klee_make_symbolic(i8* noundef %2, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !13
  %4 = getelementptr inbounds [3 x i32], [3 x i32]* %3, i64 0, i64 0, !dbg !14
  %5 = load i8, i8* %2, align 1, !dbg !15
  %6 = zext i8 %5 to i32, !dbg !15
  %7 = and i32 %6, 3, !dbg !16
  store i32 %7, i32* %4, align 4, !dbg !14
  %8 = getelementptr inbounds i32, i32* %4, i64 1, !dbg !14
  %9 = load i8, i8* %2, align 1, !dbg !17
  %10 = zext i8 %9 to i32, !dbg !17
  %11 = ashr i32 %10, 2, !dbg !18
  %12 = and i32 %11, 3, !dbg !19
  store i32 %12, i32* %8, align 4, !dbg !14
  %13 = getelementptr inbounds i32, i32* %8, i64 1, !dbg !14
  %14 = load i8, i8* %2, align 1, !dbg !20
  %15 = zext i8 %14 to i32, !dbg !20
  %16 = ashr i32 %15, 4, !dbg !21
  %17 = and i32 %16, 3, !dbg !22
  store i32 %17, i32* %13, align 4, !dbg !14
  %18 = getelementptr inbounds [3 x i32], [3 x i32]* %3, i64 0, i64 0, !dbg !23
  %19 = bitcast i32* %18 to i8*, !dbg !23
  call void @qsort(i8* noundef %19, i64 noundef 3, i64 noundef 4, i32 (i8*, i8*)* noundef @compare), !dbg !24
  %20 = getelementptr inbounds [3 x i32], [3 x i32]* %3, i64 0, i64 0, !dbg !25
  %21 = load i32, i32* %20, align 4, !dbg !25
  %22 = getelementptr inbounds [3 x i32], [3 x i32]* %3, i64 0, i64 2, !dbg !26
  %23 = load i32, i32* %22, align 4, !dbg !26
  %24 = icmp eq i32 %21, %23, !dbg !27
  br i1 %24, label %25, label %26, !dbg !25

25:                                               ; preds = %0
  br label %32, !dbg !25

26:                                               ; preds = %0
  %27 = getelementptr inbounds [3 x i32], [3 x i32]* %3, i64 0, i64 1, !dbg !28
  %28 = load i32, i32* %27, align 4, !dbg !28
  %29 = icmp eq i32 %28, 2, !dbg !29
  %30 = zext i1 %29 to i64, !dbg !28
  %31 = select i1 %29, i32 2, i32 3, !dbg !28
  br label %32, !dbg !25

32:                                               ; preds = %26, %25
  %33 = phi i32 [ 1, %25 ], [ %31, %26 ], !dbg !25
  ret i32 %33, !dbg !30
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #1

declare void @qsort(i8* noundef, i64 noundef, i64 noundef, i32 (i8*, i8*)* noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @compare(i8* noundef %0, i8* noundef %1) #0 !dbg !31 {
  %3 = alloca i8*, align 8
  %4 = alloca i8*, align 8
  store i8* %0, i8** %3, align 8
  store i8* %1, i8** %4, align 8
  %5 = load i8*, i8** %3, align 8, !dbg !32
  %6 = bitcast i8* %5 to i32*, !dbg !33
  %7 = load i32, i32* %6, align 4, !dbg !34
  %8 = load i8*, i8** %4, align 8, !dbg !35
  %9 = bitcast i8* %8 to i32*, !dbg !36
  %10 = load i32, i32* %9, align 4, !dbg !37
  %11 = sub nsw i32 %7, %10, !dbg !38
  ret i32 %11, !dbg !39
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/sort_library.c", directory: ".", checksumkind: CSK_MD5, checksum: "9b948619deab1753687a3555088a882d")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 9, column: 5, scope: !10)
!14 = !DILocation(line: 10, column: 16, scope: !10)
!15 = !DILocation(line: 10, column: 17, scope: !10)
!16 = !DILocation(line: 10, column: 19, scope: !10)
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
!31 = distinct !DISubprogram(name: "compare", scope: !1, file: !1, line: 4, type: !11, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!32 = !DILocation(line: 4, column: 73, scope: !31)
!33 = !DILocation(line: 4, column: 60, scope: !31)
!34 = !DILocation(line: 4, column: 59, scope: !31)
!35 = !DILocation(line: 4, column: 91, scope: !31)
!36 = !DILocation(line: 4, column: 78, scope: !31)
!37 = !DILocation(line: 4, column: 77, scope: !31)
!38 = !DILocation(line: 4, column: 75, scope: !31)
!39 = !DILocation(line: 4, column: 52, scope: !31)
