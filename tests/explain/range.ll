; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g tests/explain/range.c
; ModuleID = 'tests/explain/range.c'
source_filename = "tests/explain/range.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"n\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i8* %2, metadata !15, metadata !DIExpression()), !dbg !17
  call void @klee_make_symbolic(i8* noundef %2, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !18
  %3 = load i8, i8* %2, align 1, !dbg !19
  %4 = zext i8 %3 to i32, !dbg !19
  %5 = and i32 %4, 3, !dbg !20
  switch i32 %5, label %8 [
    i32 0, label %6
    i32 7, label %7
  ], !dbg !21

6:                                                ; preds = %0
  store i32 0, i32* %1, align 4, !dbg !22
  br label %9, !dbg !22

7:                                                ; preds = %0
  store i32 1, i32* %1, align 4, !dbg !24
  br label %9, !dbg !24

8:                                                ; preds = %0
  store i32 2, i32* %1, align 4, !dbg !25
  br label %9, !dbg !25

9:                                                ; preds = %8, %7, %6
  %10 = load i32, i32* %1, align 4, !dbg !26
  ret i32 %10, !dbg !26
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/explain/range.c", directory: ".", checksumkind: CSK_MD5, checksum: "ce3de9182e76bf3c5927d47d3d6d2bab")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "n", scope: !10, file: !1, line: 6, type: !16)
!16 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!17 = !DILocation(line: 6, column: 19, scope: !10)
!18 = !DILocation(line: 7, column: 5, scope: !10)
!19 = !DILocation(line: 8, column: 13, scope: !10)
!20 = !DILocation(line: 8, column: 15, scope: !10)
!21 = !DILocation(line: 8, column: 5, scope: !10)
!22 = !DILocation(line: 10, column: 9, scope: !23)
!23 = distinct !DILexicalBlock(scope: !10, file: !1, line: 8, column: 20)
!24 = !DILocation(line: 12, column: 9, scope: !23)
!25 = !DILocation(line: 14, column: 9, scope: !23)
!26 = !DILocation(line: 16, column: 1, scope: !10)
