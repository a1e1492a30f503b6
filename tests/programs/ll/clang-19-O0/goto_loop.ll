; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/goto_loop.c
; ModuleID = 'tests/programs/goto_loop.c'
source_filename = "tests/programs/goto_loop.c"
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

4:                                                ; preds = %31, %0
  %5 = load i8, ptr %2, align 1, !dbg !16
  %6 = zext i8 %5 to i32, !dbg !16
  %7 = icmp eq i32 %6, 1, !dbg !17
  br i1 %7, label %11, label %8, !dbg !18

8:                                                ; preds = %4
  %9 = load i32, ptr %3, align 4, !dbg !19
  %10 = icmp eq i32 %9, 12, !dbg !20
  br i1 %10, label %11, label %12, !dbg !16

11:                                               ; preds = %8, %4
  br label %37, !dbg !21

12:                                               ; preds = %8
  %13 = load i8, ptr %2, align 1, !dbg !22
  %14 = zext i8 %13 to i32, !dbg !22
  %15 = icmp eq i32 %14, 0, !dbg !23
  br i1 %15, label %16, label %17, !dbg !22

16:                                               ; preds = %12
  br label %36, !dbg !24

17:                                               ; preds = %12
  %18 = load i8, ptr %2, align 1, !dbg !25
  %19 = zext i8 %18 to i32, !dbg !25
  %20 = and i32 %19, 1, !dbg !26
  %21 = icmp ne i32 %20, 0, !dbg !26
  br i1 %21, label %22, label %27, !dbg !25

22:                                               ; preds = %17
  %23 = load i8, ptr %2, align 1, !dbg !27
  %24 = zext i8 %23 to i32, !dbg !27
  %25 = mul nsw i32 3, %24, !dbg !28
  %26 = add nsw i32 %25, 1, !dbg !29
  br label %31, !dbg !25

27:                                               ; preds = %17
  %28 = load i8, ptr %2, align 1, !dbg !30
  %29 = zext i8 %28 to i32, !dbg !30
  %30 = sdiv i32 %29, 2, !dbg !31
  br label %31, !dbg !25

31:                                               ; preds = %27, %22
  %32 = phi i32 [ %26, %22 ], [ %30, %27 ], !dbg !25
  %33 = trunc i32 %32 to i8, !dbg !25
  store i8 %33, ptr %2, align 1, !dbg !32
  %34 = load i32, ptr %3, align 4, !dbg !33
  %35 = add nsw i32 %34, 1, !dbg !33
  store i32 %35, ptr %3, align 4, !dbg !33
  br label %4, !dbg !34

36:                                               ; preds = %16
  store i32 100, ptr %3, align 4, !dbg !35
  br label %37, !dbg !36

37:                                               ; preds = %36, %11
  %38 = load i32, ptr %3, align 4, !dbg !37
  ret i32 %38, !dbg !38
}

declare void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/goto_loop.c", directory: ".", checksumkind: CSK_MD5, checksum: "e0f6babe3290085a9072295b9d3a2c69")
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
!15 = !DILocation(line: 8, column: 5, scope: !10)
!16 = !DILocation(line: 10, column: 9, scope: !10)
!17 = !DILocation(line: 10, column: 11, scope: !10)
!18 = !DILocation(line: 10, column: 16, scope: !10)
!19 = !DILocation(line: 10, column: 19, scope: !10)
!20 = !DILocation(line: 10, column: 21, scope: !10)
!21 = !DILocation(line: 11, column: 9, scope: !10)
!22 = !DILocation(line: 12, column: 9, scope: !10)
!23 = !DILocation(line: 12, column: 11, scope: !10)
!24 = !DILocation(line: 13, column: 9, scope: !10)
!25 = !DILocation(line: 14, column: 9, scope: !10)
!26 = !DILocation(line: 14, column: 11, scope: !10)
!27 = !DILocation(line: 14, column: 21, scope: !10)
!28 = !DILocation(line: 14, column: 19, scope: !10)
!29 = !DILocation(line: 14, column: 23, scope: !10)
!30 = !DILocation(line: 14, column: 29, scope: !10)
!31 = !DILocation(line: 14, column: 31, scope: !10)
!32 = !DILocation(line: 14, column: 7, scope: !10)
!33 = !DILocation(line: 15, column: 6, scope: !10)
!34 = !DILocation(line: 16, column: 5, scope: !10)
!35 = !DILocation(line: 18, column: 7, scope: !10)
!36 = !DILocation(line: 18, column: 5, scope: !10)
!37 = !DILocation(line: 20, column: 12, scope: !10)
!38 = !DILocation(line: 20, column: 5, scope: !10)
