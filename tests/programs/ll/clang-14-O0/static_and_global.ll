; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/static_and_global.c
; ModuleID = 'tests/programs/static_and_global.c'
source_filename = "tests/programs/static_and_global.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@total = internal global i32 1, align 4
@count.calls = internal global i32 40, align 4

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @klee_make_symbolic(i8* noundef %2, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !13
  store i32 0, i32* %3, align 4, !dbg !14
  br label %4, !dbg !15

4:                                                ; preds = %14, %0
  %5 = load i32, i32* %3, align 4, !dbg !16
  %6 = icmp slt i32 %5, 4, !dbg !17
  br i1 %6, label %7, label %17, !dbg !18

7:                                                ; preds = %4
  %8 = load i8, i8* %2, align 1, !dbg !19
  %9 = zext i8 %8 to i32, !dbg !19
  %10 = load i32, i32* %3, align 4, !dbg !20
  %11 = mul nsw i32 2, %10, !dbg !21
  %12 = ashr i32 %9, %11, !dbg !22
  %13 = and i32 %12, 3, !dbg !23
  call void @step(i32 noundef %13), !dbg !24
  br label %14, !dbg !24

14:                                               ; preds = %7
  %15 = load i32, i32* %3, align 4, !dbg !25
  %16 = add nsw i32 %15, 1, !dbg !25
  store i32 %16, i32* %3, align 4, !dbg !25
  br label %4, !dbg !18, !llvm.loop !26

17:                                               ; preds = %4
  %18 = load i32, i32* @total, align 4, !dbg !29
  %19 = icmp eq i32 %18, 6, !dbg !30
  br i1 %19, label %20, label %21, !dbg !29

20:                                               ; preds = %17
  br label %23, !dbg !29

21:                                               ; preds = %17
  %22 = call i32 @count(), !dbg !31
  br label %23, !dbg !29

23:                                               ; preds = %21, %20
  %24 = phi i32 [ 1, %20 ], [ %22, %21 ], !dbg !29
  ret i32 %24, !dbg !32
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @step(i32 noundef %0) #0 !dbg !33 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  %3 = load i32, i32* %2, align 4, !dbg !34
  %4 = icmp eq i32 %3, 3, !dbg !35
  br i1 %4, label %5, label %8, !dbg !34

5:                                                ; preds = %1
  %6 = load i32, i32* @total, align 4, !dbg !36
  %7 = mul nsw i32 %6, 2, !dbg !36
  store i32 %7, i32* @total, align 4, !dbg !36
  br label %12, !dbg !37

8:                                                ; preds = %1
  %9 = load i32, i32* %2, align 4, !dbg !38
  %10 = load i32, i32* @total, align 4, !dbg !39
  %11 = add nsw i32 %10, %9, !dbg !39
  store i32 %11, i32* @total, align 4, !dbg !39
  br label %12

12:                                               ; preds = %8, %5
  ret void, !dbg !40
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @count() #0 !dbg !41 {
  %1 = load i32, i32* @total, align 4, !dbg !42
  %2 = load i32, i32* @count.calls, align 4, !dbg !43
  %3 = add nsw i32 %2, %1, !dbg !43
  store i32 %3, i32* @count.calls, align 4, !dbg !43
  %4 = load i32, i32* @count.calls, align 4, !dbg !44
  %5 = icmp sgt i32 %4, 45, !dbg !45
  %6 = zext i1 %5 to i64, !dbg !44
  %7 = select i1 %5, i32 2, i32 3, !dbg !44
  ret i32 %7, !dbg !46
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/static_and_global.c", directory: ".", checksumkind: CSK_MD5, checksum: "a2188b273668a42bdee6836fa5ebe75e")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !11, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 11, column: 5, scope: !10)
!14 = !DILocation(line: 12, column: 14, scope: !10)
!15 = !DILocation(line: 12, column: 10, scope: !10)
!16 = !DILocation(line: 12, column: 21, scope: !10)
!17 = !DILocation(line: 12, column: 23, scope: !10)
!18 = !DILocation(line: 12, column: 5, scope: !10)
!19 = !DILocation(line: 13, column: 14, scope: !10)
!20 = !DILocation(line: 13, column: 23, scope: !10)
!21 = !DILocation(line: 13, column: 21, scope: !10)
!22 = !DILocation(line: 13, column: 16, scope: !10)
!23 = !DILocation(line: 13, column: 25, scope: !10)
!24 = !DILocation(line: 13, column: 9, scope: !10)
!25 = !DILocation(line: 12, column: 29, scope: !10)
!26 = distinct !{!26, !18, !27, !28}
!27 = !DILocation(line: 13, column: 28, scope: !10)
!28 = !{!"llvm.loop.mustprogress"}
!29 = !DILocation(line: 14, column: 12, scope: !10)
!30 = !DILocation(line: 14, column: 18, scope: !10)
!31 = !DILocation(line: 14, column: 29, scope: !10)
!32 = !DILocation(line: 14, column: 5, scope: !10)
!33 = distinct !DISubprogram(name: "step", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!34 = !DILocation(line: 5, column: 31, scope: !33)
!35 = !DILocation(line: 5, column: 33, scope: !33)
!36 = !DILocation(line: 5, column: 45, scope: !33)
!37 = !DILocation(line: 5, column: 39, scope: !33)
!38 = !DILocation(line: 5, column: 65, scope: !33)
!39 = !DILocation(line: 5, column: 62, scope: !33)
!40 = !DILocation(line: 5, column: 68, scope: !33)
!41 = distinct !DISubprogram(name: "count", scope: !1, file: !1, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!42 = !DILocation(line: 6, column: 58, scope: !41)
!43 = !DILocation(line: 6, column: 55, scope: !41)
!44 = !DILocation(line: 6, column: 72, scope: !41)
!45 = !DILocation(line: 6, column: 78, scope: !41)
!46 = !DILocation(line: 6, column: 65, scope: !41)
