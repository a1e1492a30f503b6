; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/computed_goto.c
; ModuleID = 'tests/programs/computed_goto.c'
source_filename = "tests/programs/computed_goto.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@main.t = internal constant [4 x i8*] [i8* blockaddress(@main, %11), i8* blockaddress(@main, %23), i8* blockaddress(@main, %30), i8* blockaddress(@main, %37)], align 16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @klee_make_symbolic(i8* noundef %2, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !13
  store i32 0, i32* %3, align 4, !dbg !14
  br label %4, !dbg !15

4:                                                ; preds = %30, %23, %22, %0
  %5 = load i8, i8* %2, align 1, !dbg !16
  %6 = zext i8 %5 to i32, !dbg !16
  %7 = and i32 %6, 3, !dbg !17
  %8 = sext i32 %7 to i64, !dbg !18
  %9 = getelementptr inbounds [4 x i8*], [4 x i8*]* @main.t, i64 0, i64 %8, !dbg !18
  %10 = load i8*, i8** %9, align 8, !dbg !18
  br label %41, !dbg !19

11:                                               ; preds = %41
  %12 = load i32, i32* %3, align 4, !dbg !20
  %13 = add nsw i32 %12, 1, !dbg !20
  store i32 %13, i32* %3, align 4, !dbg !20
  %14 = load i8, i8* %2, align 1, !dbg !21
  %15 = zext i8 %14 to i32, !dbg !21
  %16 = ashr i32 %15, 2, !dbg !21
  %17 = trunc i32 %16 to i8, !dbg !21
  store i8 %17, i8* %2, align 1, !dbg !21
  %18 = load i32, i32* %3, align 4, !dbg !22
  %19 = icmp sgt i32 %18, 3, !dbg !23
  br i1 %19, label %20, label %22, !dbg !22

20:                                               ; preds = %11
  %21 = load i32, i32* %3, align 4, !dbg !24
  store i32 %21, i32* %1, align 4, !dbg !25
  br label %39, !dbg !25

22:                                               ; preds = %11
  br label %4, !dbg !26, !llvm.loop !27

23:                                               ; preds = %41
  %24 = load i32, i32* %3, align 4, !dbg !29
  %25 = add nsw i32 %24, 5, !dbg !29
  store i32 %25, i32* %3, align 4, !dbg !29
  %26 = load i8, i8* %2, align 1, !dbg !30
  %27 = zext i8 %26 to i32, !dbg !30
  %28 = ashr i32 %27, 2, !dbg !30
  %29 = trunc i32 %28 to i8, !dbg !30
  store i8 %29, i8* %2, align 1, !dbg !30
  br label %4, !dbg !31, !llvm.loop !27

30:                                               ; preds = %41
  %31 = load i32, i32* %3, align 4, !dbg !32
  %32 = mul nsw i32 %31, 2, !dbg !32
  store i32 %32, i32* %3, align 4, !dbg !32
  %33 = load i8, i8* %2, align 1, !dbg !33
  %34 = zext i8 %33 to i32, !dbg !33
  %35 = ashr i32 %34, 2, !dbg !33
  %36 = trunc i32 %35 to i8, !dbg !33
  store i8 %36, i8* %2, align 1, !dbg !33
  br label %4, !dbg !34, !llvm.loop !27

37:                                               ; preds = %41
  %38 = load i32, i32* %3, align 4, !dbg !35
  store i32 %38, i32* %1, align 4, !dbg !36
  br label %39, !dbg !36

39:                                               ; preds = %37, %20
  %40 = load i32, i32* %1, align 4, !dbg !37
  ret i32 %40, !dbg !37

41:                                               ; preds = %4
  %42 = phi i8* [ %10, %4 ]
  indirectbr i8* %42, [label %11, label %23, label %30, label %37]
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/computed_goto.c", directory: ".", checksumkind: CSK_MD5, checksum: "fa114561ab904eac9e6a01096b73f6f5")
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
!15 = !DILocation(line: 10, column: 5, scope: !10)
!16 = !DILocation(line: 11, column: 17, scope: !10)
!17 = !DILocation(line: 11, column: 19, scope: !10)
!18 = !DILocation(line: 11, column: 15, scope: !10)
!19 = !DILocation(line: 11, column: 9, scope: !10)
!20 = !DILocation(line: 13, column: 13, scope: !10)
!21 = !DILocation(line: 13, column: 21, scope: !10)
!22 = !DILocation(line: 13, column: 32, scope: !10)
!23 = !DILocation(line: 13, column: 36, scope: !10)
!24 = !DILocation(line: 13, column: 48, scope: !10)
!25 = !DILocation(line: 13, column: 41, scope: !10)
!26 = !DILocation(line: 13, column: 53, scope: !10)
!27 = distinct !{!27, !15, !28}
!28 = !DILocation(line: 20, column: 5, scope: !10)
!29 = !DILocation(line: 15, column: 13, scope: !10)
!30 = !DILocation(line: 15, column: 21, scope: !10)
!31 = !DILocation(line: 15, column: 28, scope: !10)
!32 = !DILocation(line: 17, column: 13, scope: !10)
!33 = !DILocation(line: 17, column: 21, scope: !10)
!34 = !DILocation(line: 17, column: 28, scope: !10)
!35 = !DILocation(line: 19, column: 16, scope: !10)
!36 = !DILocation(line: 19, column: 9, scope: !10)
!37 = !DILocation(line: 21, column: 1, scope: !10)
