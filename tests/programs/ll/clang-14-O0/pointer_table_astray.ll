; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/pointer_table_astray.c
; ModuleID = 'tests/programs/pointer_table_astray.c'
source_filename = "tests/programs/pointer_table_astray.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@fixed = internal constant [2 x i32] [i32 7, i32 8], align 4

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32*, align 8
  %6 = alloca i32*, align 8
  %7 = alloca [8 x i32*], align 16
  store i32 0, i32* %1, align 4
  call void @klee_make_symbolic(i8* noundef %2, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !13
  store i32 1, i32* %3, align 4, !dbg !14
  store i32 2, i32* %4, align 4, !dbg !15
  %8 = call noalias i8* @malloc(i64 noundef 4) #3, !dbg !16
  %9 = bitcast i8* %8 to i32*, !dbg !16
  store i32* %9, i32** %5, align 8, !dbg !17
  %10 = call noalias i8* @malloc(i64 noundef 4) #3, !dbg !18
  %11 = bitcast i8* %10 to i32*, !dbg !18
  store i32* %11, i32** %6, align 8, !dbg !19
  %12 = load i32*, i32** %5, align 8, !dbg !20
  %13 = bitcast i32* %12 to i8*, !dbg !20
  call void @free(i8* noundef %13) #3, !dbg !21
  %14 = load i32*, i32** %6, align 8, !dbg !22
  store i32 3, i32* %14, align 4, !dbg !23
  %15 = getelementptr inbounds [8 x i32*], [8 x i32*]* %7, i64 0, i64 0, !dbg !24
  store i32* %3, i32** %15, align 8, !dbg !24
  %16 = getelementptr inbounds i32*, i32** %15, i64 1, !dbg !24
  %17 = getelementptr inbounds i32, i32* %3, i64 3, !dbg !25
  store i32* %17, i32** %16, align 8, !dbg !24
  %18 = getelementptr inbounds i32*, i32** %16, i64 1, !dbg !24
  store i32* %4, i32** %18, align 8, !dbg !24
  %19 = getelementptr inbounds i32*, i32** %18, i64 1, !dbg !24
  store i32* getelementptr inbounds ([2 x i32], [2 x i32]* @fixed, i64 0, i64 0), i32** %19, align 8, !dbg !24
  %20 = getelementptr inbounds i32*, i32** %19, i64 1, !dbg !24
  %21 = load i32*, i32** %5, align 8, !dbg !26
  store i32* %21, i32** %20, align 8, !dbg !24
  %22 = getelementptr inbounds i32*, i32** %20, i64 1, !dbg !24
  %23 = load i32*, i32** %6, align 8, !dbg !27
  store i32* %23, i32** %22, align 8, !dbg !24
  %24 = getelementptr inbounds i32*, i32** %22, i64 1, !dbg !24
  store i32* null, i32** %24, align 8, !dbg !24
  %25 = getelementptr inbounds i32*, i32** %24, i64 1, !dbg !24
  %26 = load i32*, i32** %6, align 8, !dbg !28
  %27 = getelementptr inbounds i32, i32* %26, i64 5, !dbg !29
  store i32* %27, i32** %25, align 8, !dbg !24
  %28 = load i8, i8* %2, align 1, !dbg !30
  %29 = zext i8 %28 to i32, !dbg !30
  %30 = ashr i32 %29, 4, !dbg !31
  %31 = load i8, i8* %2, align 1, !dbg !32
  %32 = zext i8 %31 to i32, !dbg !32
  %33 = and i32 %32, 7, !dbg !33
  %34 = sext i32 %33 to i64, !dbg !34
  %35 = getelementptr inbounds [8 x i32*], [8 x i32*]* %7, i64 0, i64 %34, !dbg !34
  %36 = load i32*, i32** %35, align 8, !dbg !34
  %37 = load i32, i32* %36, align 4, !dbg !35
  %38 = add nsw i32 %37, %30, !dbg !35
  store i32 %38, i32* %36, align 4, !dbg !35
  %39 = load i32, i32* %3, align 4, !dbg !36
  %40 = icmp sgt i32 %39, 5, !dbg !37
  br i1 %40, label %41, label %42, !dbg !36

41:                                               ; preds = %0
  br label %54, !dbg !36

42:                                               ; preds = %0
  %43 = load i32, i32* %4, align 4, !dbg !38
  %44 = icmp sgt i32 %43, 9, !dbg !39
  br i1 %44, label %45, label %46, !dbg !38

45:                                               ; preds = %42
  br label %52, !dbg !38

46:                                               ; preds = %42
  %47 = load i32*, i32** %6, align 8, !dbg !40
  %48 = load i32, i32* %47, align 4, !dbg !41
  %49 = icmp eq i32 %48, 6, !dbg !42
  %50 = zext i1 %49 to i64, !dbg !41
  %51 = select i1 %49, i32 3, i32 4, !dbg !41
  br label %52, !dbg !38

52:                                               ; preds = %46, %45
  %53 = phi i32 [ 2, %45 ], [ %51, %46 ], !dbg !38
  br label %54, !dbg !36

54:                                               ; preds = %52, %41
  %55 = phi i32 [ 1, %41 ], [ %53, %52 ], !dbg !36
  ret i32 %55, !dbg !43
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #1

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare void @free(i8* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/pointer_table_astray.c", directory: ".", checksumkind: CSK_MD5, checksum: "aa631f0acbc2af914d8f8866c8d2f96c")
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
!14 = !DILocation(line: 12, column: 9, scope: !10)
!15 = !DILocation(line: 12, column: 16, scope: !10)
!16 = !DILocation(line: 12, column: 31, scope: !10)
!17 = !DILocation(line: 12, column: 24, scope: !10)
!18 = !DILocation(line: 12, column: 61, scope: !10)
!19 = !DILocation(line: 12, column: 54, scope: !10)
!20 = !DILocation(line: 13, column: 10, scope: !10)
!21 = !DILocation(line: 13, column: 5, scope: !10)
!22 = !DILocation(line: 14, column: 6, scope: !10)
!23 = !DILocation(line: 14, column: 11, scope: !10)
!24 = !DILocation(line: 15, column: 17, scope: !10)
!25 = !DILocation(line: 15, column: 25, scope: !10)
!26 = !DILocation(line: 15, column: 48, scope: !10)
!27 = !DILocation(line: 15, column: 54, scope: !10)
!28 = !DILocation(line: 15, column: 63, scope: !10)
!29 = !DILocation(line: 15, column: 68, scope: !10)
!30 = !DILocation(line: 16, column: 18, scope: !10)
!31 = !DILocation(line: 16, column: 20, scope: !10)
!32 = !DILocation(line: 16, column: 8, scope: !10)
!33 = !DILocation(line: 16, column: 10, scope: !10)
!34 = !DILocation(line: 16, column: 6, scope: !10)
!35 = !DILocation(line: 16, column: 15, scope: !10)
!36 = !DILocation(line: 17, column: 12, scope: !10)
!37 = !DILocation(line: 17, column: 14, scope: !10)
!38 = !DILocation(line: 17, column: 24, scope: !10)
!39 = !DILocation(line: 17, column: 26, scope: !10)
!40 = !DILocation(line: 17, column: 37, scope: !10)
!41 = !DILocation(line: 17, column: 36, scope: !10)
!42 = !DILocation(line: 17, column: 42, scope: !10)
!43 = !DILocation(line: 17, column: 5, scope: !10)
