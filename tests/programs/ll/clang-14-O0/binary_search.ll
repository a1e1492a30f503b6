; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/binary_search.c
; ModuleID = 'tests/programs/binary_search.c'
source_filename = "tests/programs/binary_search.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@main.t = internal constant [8 x i32] [i32 2, i32 3, i32 5, i32 7, i32 11, i32 13, i32 17, i32 19], align 16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @klee_make_symbolic(i8* noundef %2, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !13
  store i32 0, i32* %3, align 4, !dbg !14
  store i32 8, i32* %4, align 4, !dbg !15
  br label %6, !dbg !16

6:                                                ; preds = %27, %0
  %7 = load i32, i32* %3, align 4, !dbg !17
  %8 = load i32, i32* %4, align 4, !dbg !18
  %9 = icmp slt i32 %7, %8, !dbg !19
  br i1 %9, label %10, label %28, !dbg !16

10:                                               ; preds = %6
  %11 = load i32, i32* %3, align 4, !dbg !20
  %12 = load i32, i32* %4, align 4, !dbg !21
  %13 = add nsw i32 %11, %12, !dbg !22
  %14 = sdiv i32 %13, 2, !dbg !23
  store i32 %14, i32* %5, align 4, !dbg !24
  %15 = load i32, i32* %5, align 4, !dbg !25
  %16 = sext i32 %15 to i64, !dbg !26
  %17 = getelementptr inbounds [8 x i32], [8 x i32]* @main.t, i64 0, i64 %16, !dbg !26
  %18 = load i32, i32* %17, align 4, !dbg !26
  %19 = load i8, i8* %2, align 1, !dbg !27
  %20 = zext i8 %19 to i32, !dbg !27
  %21 = icmp slt i32 %18, %20, !dbg !28
  br i1 %21, label %22, label %25, !dbg !26

22:                                               ; preds = %10
  %23 = load i32, i32* %5, align 4, !dbg !29
  %24 = add nsw i32 %23, 1, !dbg !30
  store i32 %24, i32* %3, align 4, !dbg !31
  br label %27, !dbg !32

25:                                               ; preds = %10
  %26 = load i32, i32* %5, align 4, !dbg !33
  store i32 %26, i32* %4, align 4, !dbg !34
  br label %27

27:                                               ; preds = %25, %22
  br label %6, !dbg !16, !llvm.loop !35

28:                                               ; preds = %6
  %29 = load i32, i32* %3, align 4, !dbg !38
  %30 = icmp slt i32 %29, 8, !dbg !39
  br i1 %30, label %31, label %41, !dbg !40

31:                                               ; preds = %28
  %32 = load i32, i32* %3, align 4, !dbg !41
  %33 = sext i32 %32 to i64, !dbg !42
  %34 = getelementptr inbounds [8 x i32], [8 x i32]* @main.t, i64 0, i64 %33, !dbg !42
  %35 = load i32, i32* %34, align 4, !dbg !42
  %36 = load i8, i8* %2, align 1, !dbg !43
  %37 = zext i8 %36 to i32, !dbg !43
  %38 = icmp eq i32 %35, %37, !dbg !44
  br i1 %38, label %39, label %41, !dbg !38

39:                                               ; preds = %31
  %40 = load i32, i32* %3, align 4, !dbg !45
  br label %42, !dbg !38

41:                                               ; preds = %31, %28
  br label %42, !dbg !38

42:                                               ; preds = %41, %39
  %43 = phi i32 [ %40, %39 ], [ 100, %41 ], !dbg !38
  ret i32 %43, !dbg !46
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/binary_search.c", directory: ".", checksumkind: CSK_MD5, checksum: "3235bb93654b46cb5f543689527bd492")
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
!14 = !DILocation(line: 9, column: 9, scope: !10)
!15 = !DILocation(line: 9, column: 17, scope: !10)
!16 = !DILocation(line: 10, column: 5, scope: !10)
!17 = !DILocation(line: 10, column: 12, scope: !10)
!18 = !DILocation(line: 10, column: 17, scope: !10)
!19 = !DILocation(line: 10, column: 15, scope: !10)
!20 = !DILocation(line: 11, column: 20, scope: !10)
!21 = !DILocation(line: 11, column: 25, scope: !10)
!22 = !DILocation(line: 11, column: 23, scope: !10)
!23 = !DILocation(line: 11, column: 29, scope: !10)
!24 = !DILocation(line: 11, column: 13, scope: !10)
!25 = !DILocation(line: 12, column: 15, scope: !10)
!26 = !DILocation(line: 12, column: 13, scope: !10)
!27 = !DILocation(line: 12, column: 22, scope: !10)
!28 = !DILocation(line: 12, column: 20, scope: !10)
!29 = !DILocation(line: 13, column: 18, scope: !10)
!30 = !DILocation(line: 13, column: 22, scope: !10)
!31 = !DILocation(line: 13, column: 16, scope: !10)
!32 = !DILocation(line: 13, column: 13, scope: !10)
!33 = !DILocation(line: 15, column: 18, scope: !10)
!34 = !DILocation(line: 15, column: 16, scope: !10)
!35 = distinct !{!35, !16, !36, !37}
!36 = !DILocation(line: 16, column: 5, scope: !10)
!37 = !{!"llvm.loop.mustprogress"}
!38 = !DILocation(line: 17, column: 12, scope: !10)
!39 = !DILocation(line: 17, column: 15, scope: !10)
!40 = !DILocation(line: 17, column: 19, scope: !10)
!41 = !DILocation(line: 17, column: 24, scope: !10)
!42 = !DILocation(line: 17, column: 22, scope: !10)
!43 = !DILocation(line: 17, column: 31, scope: !10)
!44 = !DILocation(line: 17, column: 28, scope: !10)
!45 = !DILocation(line: 17, column: 35, scope: !10)
!46 = !DILocation(line: 17, column: 5, scope: !10)
