; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/pointer_choice.c
; ModuleID = 'tests/programs/pointer_choice.c'
source_filename = "tests/programs/pointer_choice.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@__const.main.c = private unnamed_addr constant [2 x i32] [i32 3, i32 4], align 4

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca [2 x i32], align 4
  %6 = alloca [4 x i32*], align 16
  %7 = alloca i32*, align 8
  store i32 0, i32* %1, align 4
  call void @klee_make_symbolic(i8* noundef %2, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !13
  store i32 1, i32* %3, align 4, !dbg !14
  store i32 2, i32* %4, align 4, !dbg !15
  %8 = bitcast [2 x i32]* %5 to i8*, !dbg !16
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %8, i8* align 4 bitcast ([2 x i32]* @__const.main.c to i8*), i64 8, i1 false), !dbg !16
  %9 = getelementptr inbounds [4 x i32*], [4 x i32*]* %6, i64 0, i64 0, !dbg !17
  store i32* %3, i32** %9, align 8, !dbg !17
  %10 = getelementptr inbounds i32*, i32** %9, i64 1, !dbg !17
  store i32* %4, i32** %10, align 8, !dbg !17
  %11 = getelementptr inbounds i32*, i32** %10, i64 1, !dbg !17
  %12 = getelementptr inbounds [2 x i32], [2 x i32]* %5, i64 0, i64 0, !dbg !18
  store i32* %12, i32** %11, align 8, !dbg !17
  %13 = getelementptr inbounds i32*, i32** %11, i64 1, !dbg !17
  %14 = getelementptr inbounds [2 x i32], [2 x i32]* %5, i64 0, i64 0, !dbg !19
  %15 = getelementptr inbounds i32, i32* %14, i64 1, !dbg !20
  store i32* %15, i32** %13, align 8, !dbg !17
  %16 = load i8, i8* %2, align 1, !dbg !21
  %17 = zext i8 %16 to i32, !dbg !21
  %18 = and i32 %17, 3, !dbg !22
  %19 = sext i32 %18 to i64, !dbg !23
  %20 = getelementptr inbounds [4 x i32*], [4 x i32*]* %6, i64 0, i64 %19, !dbg !23
  %21 = load i32*, i32** %20, align 8, !dbg !23
  store i32* %21, i32** %7, align 8, !dbg !24
  %22 = load i8, i8* %2, align 1, !dbg !25
  %23 = zext i8 %22 to i32, !dbg !25
  %24 = ashr i32 %23, 4, !dbg !26
  %25 = load i32*, i32** %7, align 8, !dbg !27
  %26 = load i32, i32* %25, align 4, !dbg !28
  %27 = add nsw i32 %26, %24, !dbg !28
  store i32 %27, i32* %25, align 4, !dbg !28
  %28 = load i32, i32* %3, align 4, !dbg !29
  %29 = icmp sgt i32 %28, 5, !dbg !30
  br i1 %29, label %30, label %31, !dbg !29

30:                                               ; preds = %0
  br label %43, !dbg !29

31:                                               ; preds = %0
  %32 = load i32, i32* %4, align 4, !dbg !31
  %33 = icmp sgt i32 %32, 9, !dbg !32
  br i1 %33, label %34, label %35, !dbg !31

34:                                               ; preds = %31
  br label %41, !dbg !31

35:                                               ; preds = %31
  %36 = getelementptr inbounds [2 x i32], [2 x i32]* %5, i64 0, i64 1, !dbg !33
  %37 = load i32, i32* %36, align 4, !dbg !33
  %38 = icmp eq i32 %37, 6, !dbg !34
  %39 = zext i1 %38 to i64, !dbg !33
  %40 = select i1 %38, i32 3, i32 4, !dbg !33
  br label %41, !dbg !31

41:                                               ; preds = %35, %34
  %42 = phi i32 [ 2, %34 ], [ %40, %35 ], !dbg !31
  br label %43, !dbg !29

43:                                               ; preds = %41, %30
  %44 = phi i32 [ 1, %30 ], [ %42, %41 ], !dbg !29
  ret i32 %44, !dbg !35
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #1

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly nofree nounwind willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/pointer_choice.c", directory: ".", checksumkind: CSK_MD5, checksum: "38800a9863048da5291cf4613a3d3e5b")
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
!14 = !DILocation(line: 8, column: 9, scope: !10)
!15 = !DILocation(line: 8, column: 16, scope: !10)
!16 = !DILocation(line: 8, column: 23, scope: !10)
!17 = !DILocation(line: 9, column: 17, scope: !10)
!18 = !DILocation(line: 9, column: 26, scope: !10)
!19 = !DILocation(line: 9, column: 29, scope: !10)
!20 = !DILocation(line: 9, column: 31, scope: !10)
!21 = !DILocation(line: 10, column: 16, scope: !10)
!22 = !DILocation(line: 10, column: 18, scope: !10)
!23 = !DILocation(line: 10, column: 14, scope: !10)
!24 = !DILocation(line: 10, column: 10, scope: !10)
!25 = !DILocation(line: 11, column: 11, scope: !10)
!26 = !DILocation(line: 11, column: 13, scope: !10)
!27 = !DILocation(line: 11, column: 6, scope: !10)
!28 = !DILocation(line: 11, column: 8, scope: !10)
!29 = !DILocation(line: 12, column: 12, scope: !10)
!30 = !DILocation(line: 12, column: 14, scope: !10)
!31 = !DILocation(line: 12, column: 24, scope: !10)
!32 = !DILocation(line: 12, column: 26, scope: !10)
!33 = !DILocation(line: 12, column: 36, scope: !10)
!34 = !DILocation(line: 12, column: 41, scope: !10)
!35 = !DILocation(line: 12, column: 5, scope: !10)
