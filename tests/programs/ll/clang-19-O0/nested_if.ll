; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/nested_if.c
; ModuleID = 'tests/programs/nested_if.c'
source_filename = "tests/programs/nested_if.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @klee_make_symbolic(ptr noundef %2, i64 noundef 1, ptr noundef @.str), !dbg !13
  store i32 0, ptr %3, align 4, !dbg !14
  %4 = load i8, ptr %2, align 1, !dbg !15
  %5 = zext i8 %4 to i32, !dbg !15
  %6 = and i32 %5, 1, !dbg !16
  %7 = icmp ne i32 %6, 0, !dbg !16
  br i1 %7, label %8, label %29, !dbg !15

8:                                                ; preds = %0
  %9 = load i8, ptr %2, align 1, !dbg !17
  %10 = zext i8 %9 to i32, !dbg !17
  %11 = and i32 %10, 2, !dbg !18
  %12 = icmp ne i32 %11, 0, !dbg !18
  br i1 %12, label %13, label %20, !dbg !17

13:                                               ; preds = %8
  %14 = load i8, ptr %2, align 1, !dbg !19
  %15 = zext i8 %14 to i32, !dbg !19
  %16 = and i32 %15, 4, !dbg !20
  %17 = icmp ne i32 %16, 0, !dbg !19
  %18 = zext i1 %17 to i64, !dbg !19
  %19 = select i1 %17, i32 7, i32 6, !dbg !19
  store i32 %19, ptr %3, align 4, !dbg !21
  br label %21, !dbg !22

20:                                               ; preds = %8
  store i32 5, ptr %3, align 4, !dbg !23
  br label %21

21:                                               ; preds = %20, %13
  %22 = load i8, ptr %2, align 1, !dbg !24
  %23 = zext i8 %22 to i32, !dbg !24
  %24 = icmp sgt i32 %23, 128, !dbg !25
  br i1 %24, label %25, label %28, !dbg !24

25:                                               ; preds = %21
  %26 = load i32, ptr %3, align 4, !dbg !26
  %27 = add nsw i32 %26, 1, !dbg !26
  store i32 %27, ptr %3, align 4, !dbg !26
  br label %28, !dbg !27

28:                                               ; preds = %25, %21
  br label %41, !dbg !28

29:                                               ; preds = %0
  %30 = load i8, ptr %2, align 1, !dbg !29
  %31 = zext i8 %30 to i32, !dbg !29
  %32 = and i32 %31, 8, !dbg !30
  %33 = icmp ne i32 %32, 0, !dbg !30
  br i1 %33, label %40, label %34, !dbg !31

34:                                               ; preds = %29
  %35 = load i8, ptr %2, align 1, !dbg !32
  %36 = zext i8 %35 to i32, !dbg !32
  %37 = icmp eq i32 %36, 16, !dbg !33
  br i1 %37, label %38, label %39, !dbg !32

38:                                               ; preds = %34
  store i32 9, ptr %3, align 4, !dbg !34
  br label %39, !dbg !35

39:                                               ; preds = %38, %34
  br label %40, !dbg !36

40:                                               ; preds = %39, %29
  br label %41

41:                                               ; preds = %40, %28
  %42 = load i32, ptr %3, align 4, !dbg !37
  ret i32 %42, !dbg !38
}

declare void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/nested_if.c", directory: ".", checksumkind: CSK_MD5, checksum: "63c49557a93e37defed92f070de2e1cd")
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
!14 = !DILocation(line: 8, column: 9, scope: !10)
!15 = !DILocation(line: 9, column: 9, scope: !10)
!16 = !DILocation(line: 9, column: 11, scope: !10)
!17 = !DILocation(line: 10, column: 13, scope: !10)
!18 = !DILocation(line: 10, column: 15, scope: !10)
!19 = !DILocation(line: 11, column: 17, scope: !10)
!20 = !DILocation(line: 11, column: 19, scope: !10)
!21 = !DILocation(line: 11, column: 15, scope: !10)
!22 = !DILocation(line: 12, column: 9, scope: !10)
!23 = !DILocation(line: 13, column: 15, scope: !10)
!24 = !DILocation(line: 15, column: 13, scope: !10)
!25 = !DILocation(line: 15, column: 15, scope: !10)
!26 = !DILocation(line: 16, column: 14, scope: !10)
!27 = !DILocation(line: 16, column: 13, scope: !10)
!28 = !DILocation(line: 17, column: 5, scope: !10)
!29 = !DILocation(line: 17, column: 18, scope: !10)
!30 = !DILocation(line: 17, column: 20, scope: !10)
!31 = !DILocation(line: 17, column: 16, scope: !10)
!32 = !DILocation(line: 18, column: 13, scope: !10)
!33 = !DILocation(line: 18, column: 15, scope: !10)
!34 = !DILocation(line: 19, column: 15, scope: !10)
!35 = !DILocation(line: 19, column: 13, scope: !10)
!36 = !DILocation(line: 20, column: 5, scope: !10)
!37 = !DILocation(line: 21, column: 12, scope: !10)
!38 = !DILocation(line: 21, column: 5, scope: !10)
