; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/array_write.c
; ModuleID = 'tests/programs/array_write.c'
source_filename = "tests/programs/array_write.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca [8 x i8], align 1
  store i32 0, i32* %1, align 4
  call void @klee_make_symbolic(i8* noundef %2, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !13
  %4 = bitcast [8 x i8]* %3 to i8*, !dbg !14
  call void @llvm.memset.p0i8.i64(i8* align 1 %4, i8 0, i64 8, i1 false), !dbg !14
  %5 = load i8, i8* %2, align 1, !dbg !15
  %6 = zext i8 %5 to i32, !dbg !15
  %7 = ashr i32 %6, 3, !dbg !16
  %8 = trunc i32 %7 to i8, !dbg !15
  %9 = load i8, i8* %2, align 1, !dbg !17
  %10 = zext i8 %9 to i32, !dbg !17
  %11 = and i32 %10, 7, !dbg !18
  %12 = sext i32 %11 to i64, !dbg !19
  %13 = getelementptr inbounds [8 x i8], [8 x i8]* %3, i64 0, i64 %12, !dbg !19
  store i8 %8, i8* %13, align 1, !dbg !20
  %14 = load i8, i8* %2, align 1, !dbg !21
  %15 = zext i8 %14 to i32, !dbg !21
  %16 = ashr i32 %15, 4, !dbg !22
  %17 = and i32 %16, 7, !dbg !23
  %18 = sext i32 %17 to i64, !dbg !24
  %19 = getelementptr inbounds [8 x i8], [8 x i8]* %3, i64 0, i64 %18, !dbg !24
  %20 = load i8, i8* %19, align 1, !dbg !25
  %21 = zext i8 %20 to i32, !dbg !25
  %22 = add nsw i32 %21, 1, !dbg !25
  %23 = trunc i32 %22 to i8, !dbg !25
  store i8 %23, i8* %19, align 1, !dbg !25
  %24 = getelementptr inbounds [8 x i8], [8 x i8]* %3, i64 0, i64 2, !dbg !26
  %25 = load i8, i8* %24, align 1, !dbg !26
  %26 = zext i8 %25 to i32, !dbg !26
  %27 = icmp eq i32 %26, 9, !dbg !27
  br i1 %27, label %28, label %29, !dbg !26

28:                                               ; preds = %0
  store i32 1, i32* %1, align 4, !dbg !28
  br label %40, !dbg !28

29:                                               ; preds = %0
  %30 = getelementptr inbounds [8 x i8], [8 x i8]* %3, i64 0, i64 0, !dbg !29
  %31 = load i8, i8* %30, align 1, !dbg !29
  %32 = zext i8 %31 to i32, !dbg !29
  %33 = getelementptr inbounds [8 x i8], [8 x i8]* %3, i64 0, i64 7, !dbg !30
  %34 = load i8, i8* %33, align 1, !dbg !30
  %35 = zext i8 %34 to i32, !dbg !30
  %36 = add nsw i32 %32, %35, !dbg !31
  %37 = icmp sgt i32 %36, 20, !dbg !32
  %38 = zext i1 %37 to i64, !dbg !29
  %39 = select i1 %37, i32 2, i32 3, !dbg !29
  store i32 %39, i32* %1, align 4, !dbg !33
  br label %40, !dbg !33

40:                                               ; preds = %29, %28
  %41 = load i32, i32* %1, align 4, !dbg !34
  ret i32 %41, !dbg !34
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
!1 = !DIFile(filename: "tests/programs/array_write.c", directory: ".", checksumkind: CSK_MD5, checksum: "62c085f15613ecf86cd6d1c308ae3467")
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
!14 = !DILocation(line: 8, column: 19, scope: !10)
!15 = !DILocation(line: 9, column: 16, scope: !10)
!16 = !DILocation(line: 9, column: 18, scope: !10)
!17 = !DILocation(line: 9, column: 7, scope: !10)
!18 = !DILocation(line: 9, column: 9, scope: !10)
!19 = !DILocation(line: 9, column: 5, scope: !10)
!20 = !DILocation(line: 9, column: 14, scope: !10)
!21 = !DILocation(line: 10, column: 8, scope: !10)
!22 = !DILocation(line: 10, column: 10, scope: !10)
!23 = !DILocation(line: 10, column: 16, scope: !10)
!24 = !DILocation(line: 10, column: 5, scope: !10)
!25 = !DILocation(line: 10, column: 21, scope: !10)
!26 = !DILocation(line: 11, column: 9, scope: !10)
!27 = !DILocation(line: 11, column: 14, scope: !10)
!28 = !DILocation(line: 12, column: 9, scope: !10)
!29 = !DILocation(line: 13, column: 12, scope: !10)
!30 = !DILocation(line: 13, column: 19, scope: !10)
!31 = !DILocation(line: 13, column: 17, scope: !10)
!32 = !DILocation(line: 13, column: 24, scope: !10)
!33 = !DILocation(line: 13, column: 5, scope: !10)
!34 = !DILocation(line: 14, column: 1, scope: !10)
