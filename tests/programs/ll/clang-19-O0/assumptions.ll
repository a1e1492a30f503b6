; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/assumptions.c
; ModuleID = 'tests/programs/assumptions.c'
source_filename = "tests/programs/assumptions.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"y\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @klee_make_symbolic(ptr noundef %2, i64 noundef 1, ptr noundef @.str), !dbg !13
  %4 = load i8, ptr %2, align 1, !dbg !14
  %5 = zext i8 %4 to i32, !dbg !14
  %6 = icmp sgt i32 %5, 20, !dbg !15
  %7 = zext i1 %6 to i32, !dbg !15
  %8 = sext i32 %7 to i64, !dbg !14
  call void @klee_assume(i64 noundef %8), !dbg !16
  %9 = load i8, ptr %2, align 1, !dbg !17
  %10 = zext i8 %9 to i32, !dbg !17
  %11 = icmp slt i32 %10, 30, !dbg !18
  %12 = zext i1 %11 to i32, !dbg !18
  %13 = sext i32 %12 to i64, !dbg !17
  call void @klee_assume(i64 noundef %13), !dbg !19
  %14 = call i32 @klee_range(i32 noundef 0, i32 noundef 3, ptr noundef @.str.1), !dbg !20
  store i32 %14, ptr %3, align 4, !dbg !21
  %15 = load i8, ptr %2, align 1, !dbg !22
  %16 = zext i8 %15 to i32, !dbg !22
  %17 = icmp eq i32 %16, 25, !dbg !23
  br i1 %17, label %18, label %20, !dbg !22

18:                                               ; preds = %0
  %19 = load i32, ptr %3, align 4, !dbg !24
  br label %27, !dbg !22

20:                                               ; preds = %0
  %21 = load i8, ptr %2, align 1, !dbg !25
  %22 = zext i8 %21 to i32, !dbg !25
  %23 = and i32 %22, 1, !dbg !26
  %24 = icmp ne i32 %23, 0, !dbg !25
  %25 = zext i1 %24 to i64, !dbg !25
  %26 = select i1 %24, i32 10, i32 11, !dbg !25
  br label %27, !dbg !22

27:                                               ; preds = %20, %18
  %28 = phi i32 [ %19, %18 ], [ %26, %20 ], !dbg !22
  ret i32 %28, !dbg !27
}

declare void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) #1

declare void @klee_assume(i64 noundef) #1

declare i32 @klee_range(i32 noundef, i32 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/assumptions.c", directory: ".", checksumkind: CSK_MD5, checksum: "f8a0ed9cc3249bdd23c1bf0194804d69")
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
!14 = !DILocation(line: 8, column: 17, scope: !10)
!15 = !DILocation(line: 8, column: 19, scope: !10)
!16 = !DILocation(line: 8, column: 5, scope: !10)
!17 = !DILocation(line: 9, column: 17, scope: !10)
!18 = !DILocation(line: 9, column: 19, scope: !10)
!19 = !DILocation(line: 9, column: 5, scope: !10)
!20 = !DILocation(line: 10, column: 13, scope: !10)
!21 = !DILocation(line: 10, column: 9, scope: !10)
!22 = !DILocation(line: 11, column: 12, scope: !10)
!23 = !DILocation(line: 11, column: 14, scope: !10)
!24 = !DILocation(line: 11, column: 22, scope: !10)
!25 = !DILocation(line: 11, column: 26, scope: !10)
!26 = !DILocation(line: 11, column: 28, scope: !10)
!27 = !DILocation(line: 11, column: 5, scope: !10)
