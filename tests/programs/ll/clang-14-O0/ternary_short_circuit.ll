; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/ternary_short_circuit.c
; ModuleID = 'tests/programs/ternary_short_circuit.c'
source_filename = "tests/programs/ternary_short_circuit.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @klee_make_symbolic(i8* noundef %2, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !13
  %5 = load i8, i8* %2, align 1, !dbg !14
  %6 = zext i8 %5 to i32, !dbg !14
  %7 = and i32 %6, 15, !dbg !15
  store i32 %7, i32* %3, align 4, !dbg !16
  %8 = load i8, i8* %2, align 1, !dbg !17
  %9 = zext i8 %8 to i32, !dbg !17
  %10 = ashr i32 %9, 4, !dbg !18
  store i32 %10, i32* %4, align 4, !dbg !19
  %11 = load i32, i32* %3, align 4, !dbg !20
  %12 = icmp sgt i32 %11, 3, !dbg !21
  br i1 %12, label %13, label %16, !dbg !22

13:                                               ; preds = %0
  %14 = load i32, i32* %4, align 4, !dbg !23
  %15 = icmp slt i32 %14, 5, !dbg !24
  br i1 %15, label %23, label %16, !dbg !25

16:                                               ; preds = %13, %0
  %17 = load i32, i32* %3, align 4, !dbg !26
  %18 = load i32, i32* %4, align 4, !dbg !27
  %19 = icmp eq i32 %17, %18, !dbg !28
  br i1 %19, label %20, label %33, !dbg !29

20:                                               ; preds = %16
  %21 = load i32, i32* %3, align 4, !dbg !30
  %22 = icmp ne i32 %21, 0, !dbg !31
  br i1 %22, label %23, label %33, !dbg !32

23:                                               ; preds = %20, %13
  %24 = load i32, i32* %3, align 4, !dbg !33
  %25 = load i32, i32* %4, align 4, !dbg !34
  %26 = icmp sgt i32 %24, %25, !dbg !35
  br i1 %26, label %27, label %29, !dbg !33

27:                                               ; preds = %23
  %28 = load i32, i32* %3, align 4, !dbg !36
  br label %31, !dbg !33

29:                                               ; preds = %23
  %30 = load i32, i32* %4, align 4, !dbg !37
  br label %31, !dbg !33

31:                                               ; preds = %29, %27
  %32 = phi i32 [ %28, %27 ], [ %30, %29 ], !dbg !33
  store i32 %32, i32* %1, align 4, !dbg !38
  br label %44, !dbg !38

33:                                               ; preds = %20, %16
  %34 = load i32, i32* %3, align 4, !dbg !39
  %35 = icmp ne i32 %34, 0, !dbg !39
  br i1 %35, label %36, label %40, !dbg !40

36:                                               ; preds = %33
  %37 = load i32, i32* %4, align 4, !dbg !41
  %38 = icmp ne i32 %37, 0, !dbg !42
  %39 = xor i1 %38, true, !dbg !42
  br label %40, !dbg !40

40:                                               ; preds = %36, %33
  %41 = phi i1 [ true, %33 ], [ %39, %36 ]
  %42 = zext i1 %41 to i64, !dbg !43
  %43 = select i1 %41, i32 20, i32 21, !dbg !43
  store i32 %43, i32* %1, align 4, !dbg !44
  br label %44, !dbg !44

44:                                               ; preds = %40, %31
  %45 = load i32, i32* %1, align 4, !dbg !45
  ret i32 %45, !dbg !45
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/ternary_short_circuit.c", directory: ".", checksumkind: CSK_MD5, checksum: "3a70b5d68a9fc771abea12fc3815c5f0")
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
!20 = !DILocation(line: 9, column: 10, scope: !10)
!21 = !DILocation(line: 9, column: 12, scope: !10)
!22 = !DILocation(line: 9, column: 16, scope: !10)
!23 = !DILocation(line: 9, column: 19, scope: !10)
!24 = !DILocation(line: 9, column: 21, scope: !10)
!25 = !DILocation(line: 9, column: 26, scope: !10)
!26 = !DILocation(line: 9, column: 30, scope: !10)
!27 = !DILocation(line: 9, column: 35, scope: !10)
!28 = !DILocation(line: 9, column: 32, scope: !10)
!29 = !DILocation(line: 9, column: 37, scope: !10)
!30 = !DILocation(line: 9, column: 40, scope: !10)
!31 = !DILocation(line: 9, column: 42, scope: !10)
!32 = !DILocation(line: 9, column: 9, scope: !10)
!33 = !DILocation(line: 10, column: 16, scope: !10)
!34 = !DILocation(line: 10, column: 20, scope: !10)
!35 = !DILocation(line: 10, column: 18, scope: !10)
!36 = !DILocation(line: 10, column: 24, scope: !10)
!37 = !DILocation(line: 10, column: 28, scope: !10)
!38 = !DILocation(line: 10, column: 9, scope: !10)
!39 = !DILocation(line: 11, column: 13, scope: !10)
!40 = !DILocation(line: 11, column: 15, scope: !10)
!41 = !DILocation(line: 11, column: 19, scope: !10)
!42 = !DILocation(line: 11, column: 18, scope: !10)
!43 = !DILocation(line: 11, column: 12, scope: !10)
!44 = !DILocation(line: 11, column: 5, scope: !10)
!45 = !DILocation(line: 12, column: 1, scope: !10)
