; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/recursion.c
; ModuleID = 'tests/programs/recursion.c'
source_filename = "tests/programs/recursion.c"
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
  %5 = srem i32 %4, 7, !dbg !15
  %6 = call i32 @fib(i32 noundef %5), !dbg !16
  %7 = icmp sgt i32 %6, 4, !dbg !17
  br i1 %7, label %8, label %9, !dbg !16

8:                                                ; preds = %0
  br label %17, !dbg !16

9:                                                ; preds = %0
  %10 = load i8, i8* %2, align 1, !dbg !18
  %11 = zext i8 %10 to i32, !dbg !18
  %12 = and i32 %11, 1, !dbg !19
  %13 = load i8, i8* %2, align 1, !dbg !20
  %14 = zext i8 %13 to i32, !dbg !20
  %15 = ashr i32 %14, 6, !dbg !21
  %16 = call i32 @ack(i32 noundef %12, i32 noundef %15), !dbg !22
  br label %17, !dbg !16

17:                                               ; preds = %9, %8
  %18 = phi i32 [ 1, %8 ], [ %16, %9 ], !dbg !16
  ret i32 %18, !dbg !23
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @fib(i32 noundef %0) #0 !dbg !24 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  %3 = load i32, i32* %2, align 4, !dbg !25
  %4 = icmp slt i32 %3, 2, !dbg !26
  br i1 %4, label %5, label %7, !dbg !25

5:                                                ; preds = %1
  %6 = load i32, i32* %2, align 4, !dbg !27
  br label %15, !dbg !25

7:                                                ; preds = %1
  %8 = load i32, i32* %2, align 4, !dbg !28
  %9 = sub nsw i32 %8, 1, !dbg !29
  %10 = call i32 @fib(i32 noundef %9), !dbg !30
  %11 = load i32, i32* %2, align 4, !dbg !31
  %12 = sub nsw i32 %11, 2, !dbg !32
  %13 = call i32 @fib(i32 noundef %12), !dbg !33
  %14 = add nsw i32 %10, %13, !dbg !34
  br label %15, !dbg !25

15:                                               ; preds = %7, %5
  %16 = phi i32 [ %6, %5 ], [ %14, %7 ], !dbg !25
  ret i32 %16, !dbg !35
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @ack(i32 noundef %0, i32 noundef %1) #0 !dbg !36 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, i32* %3, align 4
  store i32 %1, i32* %4, align 4
  %5 = load i32, i32* %3, align 4, !dbg !37
  %6 = icmp eq i32 %5, 0, !dbg !38
  br i1 %6, label %7, label %10, !dbg !37

7:                                                ; preds = %2
  %8 = load i32, i32* %4, align 4, !dbg !39
  %9 = add nsw i32 %8, 1, !dbg !40
  br label %27, !dbg !37

10:                                               ; preds = %2
  %11 = load i32, i32* %4, align 4, !dbg !41
  %12 = icmp eq i32 %11, 0, !dbg !42
  br i1 %12, label %13, label %17, !dbg !41

13:                                               ; preds = %10
  %14 = load i32, i32* %3, align 4, !dbg !43
  %15 = sub nsw i32 %14, 1, !dbg !44
  %16 = call i32 @ack(i32 noundef %15, i32 noundef 1), !dbg !45
  br label %25, !dbg !41

17:                                               ; preds = %10
  %18 = load i32, i32* %3, align 4, !dbg !46
  %19 = sub nsw i32 %18, 1, !dbg !47
  %20 = load i32, i32* %3, align 4, !dbg !48
  %21 = load i32, i32* %4, align 4, !dbg !49
  %22 = sub nsw i32 %21, 1, !dbg !50
  %23 = call i32 @ack(i32 noundef %20, i32 noundef %22), !dbg !51
  %24 = call i32 @ack(i32 noundef %19, i32 noundef %23), !dbg !52
  br label %25, !dbg !41

25:                                               ; preds = %17, %13
  %26 = phi i32 [ %16, %13 ], [ %24, %17 ], !dbg !41
  br label %27, !dbg !37

27:                                               ; preds = %25, %7
  %28 = phi i32 [ %9, %7 ], [ %26, %25 ], !dbg !37
  ret i32 %28, !dbg !53
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/recursion.c", directory: ".", checksumkind: CSK_MD5, checksum: "f2330935e4fedd09990433cc2923eee8")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !11, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 10, column: 5, scope: !10)
!14 = !DILocation(line: 11, column: 16, scope: !10)
!15 = !DILocation(line: 11, column: 18, scope: !10)
!16 = !DILocation(line: 11, column: 12, scope: !10)
!17 = !DILocation(line: 11, column: 23, scope: !10)
!18 = !DILocation(line: 11, column: 37, scope: !10)
!19 = !DILocation(line: 11, column: 39, scope: !10)
!20 = !DILocation(line: 11, column: 44, scope: !10)
!21 = !DILocation(line: 11, column: 46, scope: !10)
!22 = !DILocation(line: 11, column: 33, scope: !10)
!23 = !DILocation(line: 11, column: 5, scope: !10)
!24 = distinct !DISubprogram(name: "fib", scope: !1, file: !1, line: 4, type: !11, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!25 = !DILocation(line: 4, column: 32, scope: !24)
!26 = !DILocation(line: 4, column: 34, scope: !24)
!27 = !DILocation(line: 4, column: 40, scope: !24)
!28 = !DILocation(line: 4, column: 48, scope: !24)
!29 = !DILocation(line: 4, column: 50, scope: !24)
!30 = !DILocation(line: 4, column: 44, scope: !24)
!31 = !DILocation(line: 4, column: 61, scope: !24)
!32 = !DILocation(line: 4, column: 63, scope: !24)
!33 = !DILocation(line: 4, column: 57, scope: !24)
!34 = !DILocation(line: 4, column: 55, scope: !24)
!35 = !DILocation(line: 4, column: 25, scope: !24)
!36 = distinct !DISubprogram(name: "ack", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!37 = !DILocation(line: 5, column: 39, scope: !36)
!38 = !DILocation(line: 5, column: 41, scope: !36)
!39 = !DILocation(line: 5, column: 48, scope: !36)
!40 = !DILocation(line: 5, column: 50, scope: !36)
!41 = !DILocation(line: 5, column: 56, scope: !36)
!42 = !DILocation(line: 5, column: 58, scope: !36)
!43 = !DILocation(line: 5, column: 69, scope: !36)
!44 = !DILocation(line: 5, column: 71, scope: !36)
!45 = !DILocation(line: 5, column: 65, scope: !36)
!46 = !DILocation(line: 5, column: 85, scope: !36)
!47 = !DILocation(line: 5, column: 87, scope: !36)
!48 = !DILocation(line: 5, column: 96, scope: !36)
!49 = !DILocation(line: 5, column: 99, scope: !36)
!50 = !DILocation(line: 5, column: 101, scope: !36)
!51 = !DILocation(line: 5, column: 92, scope: !36)
!52 = !DILocation(line: 5, column: 81, scope: !36)
!53 = !DILocation(line: 5, column: 32, scope: !36)
