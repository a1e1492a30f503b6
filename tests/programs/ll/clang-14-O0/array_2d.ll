; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/array_2d.c
; ModuleID = 'tests/programs/array_2d.c'
source_filename = "tests/programs/array_2d.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca [4 x [4 x i32]], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @klee_make_symbolic(i8* noundef %2, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !13
  %6 = bitcast [4 x [4 x i32]]* %3 to i8*, !dbg !14
  call void @llvm.memset.p0i8.i64(i8* align 16 %6, i8 0, i64 64, i1 false), !dbg !14
  %7 = load i8, i8* %2, align 1, !dbg !15
  %8 = zext i8 %7 to i32, !dbg !15
  %9 = ashr i32 %8, 4, !dbg !16
  %10 = load i8, i8* %2, align 1, !dbg !17
  %11 = zext i8 %10 to i32, !dbg !17
  %12 = and i32 %11, 3, !dbg !18
  %13 = sext i32 %12 to i64, !dbg !19
  %14 = getelementptr inbounds [4 x [4 x i32]], [4 x [4 x i32]]* %3, i64 0, i64 %13, !dbg !19
  %15 = load i8, i8* %2, align 1, !dbg !20
  %16 = zext i8 %15 to i32, !dbg !20
  %17 = ashr i32 %16, 2, !dbg !21
  %18 = and i32 %17, 3, !dbg !22
  %19 = sext i32 %18 to i64, !dbg !19
  %20 = getelementptr inbounds [4 x i32], [4 x i32]* %14, i64 0, i64 %19, !dbg !19
  store i32 %9, i32* %20, align 4, !dbg !23
  store i32 0, i32* %4, align 4, !dbg !24
  store i32 0, i32* %5, align 4, !dbg !25
  br label %21, !dbg !26

21:                                               ; preds = %34, %0
  %22 = load i32, i32* %5, align 4, !dbg !27
  %23 = icmp slt i32 %22, 4, !dbg !28
  br i1 %23, label %24, label %37, !dbg !29

24:                                               ; preds = %21
  %25 = load i32, i32* %5, align 4, !dbg !30
  %26 = sext i32 %25 to i64, !dbg !31
  %27 = getelementptr inbounds [4 x [4 x i32]], [4 x [4 x i32]]* %3, i64 0, i64 %26, !dbg !31
  %28 = load i32, i32* %5, align 4, !dbg !32
  %29 = sext i32 %28 to i64, !dbg !31
  %30 = getelementptr inbounds [4 x i32], [4 x i32]* %27, i64 0, i64 %29, !dbg !31
  %31 = load i32, i32* %30, align 4, !dbg !31
  %32 = load i32, i32* %4, align 4, !dbg !33
  %33 = add nsw i32 %32, %31, !dbg !33
  store i32 %33, i32* %4, align 4, !dbg !33
  br label %34, !dbg !34

34:                                               ; preds = %24
  %35 = load i32, i32* %5, align 4, !dbg !35
  %36 = add nsw i32 %35, 1, !dbg !35
  store i32 %36, i32* %5, align 4, !dbg !35
  br label %21, !dbg !29, !llvm.loop !36

37:                                               ; preds = %21
  %38 = load i32, i32* %4, align 4, !dbg !39
  %39 = icmp eq i32 %38, 0, !dbg !40
  br i1 %39, label %40, label %41, !dbg !39

40:                                               ; preds = %37
  br label %46, !dbg !39

41:                                               ; preds = %37
  %42 = load i32, i32* %4, align 4, !dbg !41
  %43 = icmp sgt i32 %42, 10, !dbg !42
  %44 = zext i1 %43 to i64, !dbg !41
  %45 = select i1 %43, i32 2, i32 3, !dbg !41
  br label %46, !dbg !39

46:                                               ; preds = %41, %40
  %47 = phi i32 [ 1, %40 ], [ %45, %41 ], !dbg !39
  ret i32 %47, !dbg !43
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #1

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly nofree nounwind willreturn writeonly }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/array_2d.c", directory: ".", checksumkind: CSK_MD5, checksum: "f89a8725c29bb0fb66b1e03970c55abb")
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
!15 = !DILocation(line: 9, column: 28, scope: !10)
!16 = !DILocation(line: 9, column: 30, scope: !10)
!17 = !DILocation(line: 9, column: 7, scope: !10)
!18 = !DILocation(line: 9, column: 9, scope: !10)
!19 = !DILocation(line: 9, column: 5, scope: !10)
!20 = !DILocation(line: 9, column: 14, scope: !10)
!21 = !DILocation(line: 9, column: 16, scope: !10)
!22 = !DILocation(line: 9, column: 21, scope: !10)
!23 = !DILocation(line: 9, column: 26, scope: !10)
!24 = !DILocation(line: 10, column: 9, scope: !10)
!25 = !DILocation(line: 11, column: 14, scope: !10)
!26 = !DILocation(line: 11, column: 10, scope: !10)
!27 = !DILocation(line: 11, column: 21, scope: !10)
!28 = !DILocation(line: 11, column: 23, scope: !10)
!29 = !DILocation(line: 11, column: 5, scope: !10)
!30 = !DILocation(line: 12, column: 20, scope: !10)
!31 = !DILocation(line: 12, column: 18, scope: !10)
!32 = !DILocation(line: 12, column: 23, scope: !10)
!33 = !DILocation(line: 12, column: 15, scope: !10)
!34 = !DILocation(line: 12, column: 9, scope: !10)
!35 = !DILocation(line: 11, column: 29, scope: !10)
!36 = distinct !{!36, !29, !37, !38}
!37 = !DILocation(line: 12, column: 24, scope: !10)
!38 = !{!"llvm.loop.mustprogress"}
!39 = !DILocation(line: 13, column: 12, scope: !10)
!40 = !DILocation(line: 13, column: 18, scope: !10)
!41 = !DILocation(line: 13, column: 29, scope: !10)
!42 = !DILocation(line: 13, column: 35, scope: !10)
!43 = !DILocation(line: 13, column: 5, scope: !10)
