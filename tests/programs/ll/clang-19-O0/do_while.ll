; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/do_while.c
; ModuleID = 'tests/programs/do_while.c'
source_filename = "tests/programs/do_while.c"
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
  br label %4, !dbg !15

4:                                                ; preds = %14, %0
  %5 = load i8, ptr %2, align 1, !dbg !16
  %6 = zext i8 %5 to i32, !dbg !16
  %7 = and i32 %6, 3, !dbg !17
  %8 = load i32, ptr %3, align 4, !dbg !18
  %9 = add nsw i32 %8, %7, !dbg !18
  store i32 %9, ptr %3, align 4, !dbg !18
  %10 = load i8, ptr %2, align 1, !dbg !19
  %11 = zext i8 %10 to i32, !dbg !19
  %12 = sdiv i32 %11, 4, !dbg !19
  %13 = trunc i32 %12 to i8, !dbg !19
  store i8 %13, ptr %2, align 1, !dbg !19
  br label %14, !dbg !20

14:                                               ; preds = %4
  %15 = load i8, ptr %2, align 1, !dbg !21
  %16 = icmp ne i8 %15, 0, !dbg !20
  br i1 %16, label %4, label %17, !dbg !20, !llvm.loop !22

17:                                               ; preds = %14
  %18 = load i32, ptr %3, align 4, !dbg !25
  ret i32 %18, !dbg !26
}

declare void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/do_while.c", directory: ".", checksumkind: CSK_MD5, checksum: "202f2ccff50e5b0af536751a6d9d81d7")
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
!15 = !DILocation(line: 9, column: 5, scope: !10)
!16 = !DILocation(line: 10, column: 14, scope: !10)
!17 = !DILocation(line: 10, column: 16, scope: !10)
!18 = !DILocation(line: 10, column: 11, scope: !10)
!19 = !DILocation(line: 11, column: 11, scope: !10)
!20 = !DILocation(line: 12, column: 5, scope: !10)
!21 = !DILocation(line: 12, column: 14, scope: !10)
!22 = distinct !{!22, !15, !23, !24}
!23 = !DILocation(line: 12, column: 15, scope: !10)
!24 = !{!"llvm.loop.mustprogress"}
!25 = !DILocation(line: 13, column: 12, scope: !10)
!26 = !DILocation(line: 13, column: 5, scope: !10)
