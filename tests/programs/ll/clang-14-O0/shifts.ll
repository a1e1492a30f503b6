; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/shifts.c
; ModuleID = 'tests/programs/shifts.c'
source_filename = "tests/programs/shifts.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @klee_make_symbolic(i8* noundef %2, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !13
  %5 = load i8, i8* %2, align 1, !dbg !14
  %6 = zext i8 %5 to i32, !dbg !14
  %7 = and i32 %6, 7, !dbg !15
  store i32 %7, i32* %3, align 4, !dbg !16
  %8 = load i8, i8* %2, align 1, !dbg !17
  %9 = sext i8 %8 to i32, !dbg !18
  store i32 %9, i32* %4, align 4, !dbg !19
  %10 = load i32, i32* %3, align 4, !dbg !20
  %11 = shl i32 1, %10, !dbg !21
  %12 = icmp eq i32 %11, 16, !dbg !22
  br i1 %12, label %13, label %14, !dbg !23

13:                                               ; preds = %0
  store i32 1, i32* %1, align 4, !dbg !24
  br label %35, !dbg !24

14:                                               ; preds = %0
  %15 = load i32, i32* %4, align 4, !dbg !25
  %16 = load i32, i32* %3, align 4, !dbg !26
  %17 = ashr i32 %15, %16, !dbg !27
  %18 = icmp eq i32 %17, -1, !dbg !28
  br i1 %18, label %19, label %20, !dbg !25

19:                                               ; preds = %14
  store i32 2, i32* %1, align 4, !dbg !29
  br label %35, !dbg !29

20:                                               ; preds = %14
  %21 = load i8, i8* %2, align 1, !dbg !30
  %22 = zext i8 %21 to i32, !dbg !30
  %23 = load i32, i32* %3, align 4, !dbg !31
  %24 = shl i32 %22, %23, !dbg !32
  %25 = trunc i32 %24 to i8, !dbg !33
  %26 = zext i8 %25 to i32, !dbg !33
  %27 = icmp eq i32 %26, 128, !dbg !34
  br i1 %27, label %28, label %29, !dbg !33

28:                                               ; preds = %20
  store i32 3, i32* %1, align 4, !dbg !35
  br label %35, !dbg !35

29:                                               ; preds = %20
  %30 = load i32, i32* %4, align 4, !dbg !36
  %31 = lshr i32 %30, 28, !dbg !37
  %32 = icmp ne i32 %31, 0, !dbg !38
  %33 = zext i1 %32 to i64, !dbg !38
  %34 = select i1 %32, i32 4, i32 5, !dbg !38
  store i32 %34, i32* %1, align 4, !dbg !39
  br label %35, !dbg !39

35:                                               ; preds = %29, %28, %19, %13
  %36 = load i32, i32* %1, align 4, !dbg !40
  ret i32 %36, !dbg !40
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/shifts.c", directory: ".", checksumkind: CSK_MD5, checksum: "37cf2a48ec2aa1115bd19d0846696396")
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
!14 = !DILocation(line: 8, column: 13, scope: !10)
!15 = !DILocation(line: 8, column: 15, scope: !10)
!16 = !DILocation(line: 8, column: 9, scope: !10)
!17 = !DILocation(line: 9, column: 26, scope: !10)
!18 = !DILocation(line: 9, column: 13, scope: !10)
!19 = !DILocation(line: 9, column: 9, scope: !10)
!20 = !DILocation(line: 10, column: 14, scope: !10)
!21 = !DILocation(line: 10, column: 11, scope: !10)
!22 = !DILocation(line: 10, column: 16, scope: !10)
!23 = !DILocation(line: 10, column: 9, scope: !10)
!24 = !DILocation(line: 11, column: 9, scope: !10)
!25 = !DILocation(line: 12, column: 9, scope: !10)
!26 = !DILocation(line: 12, column: 14, scope: !10)
!27 = !DILocation(line: 12, column: 11, scope: !10)
!28 = !DILocation(line: 12, column: 16, scope: !10)
!29 = !DILocation(line: 13, column: 9, scope: !10)
!30 = !DILocation(line: 14, column: 25, scope: !10)
!31 = !DILocation(line: 14, column: 30, scope: !10)
!32 = !DILocation(line: 14, column: 27, scope: !10)
!33 = !DILocation(line: 14, column: 9, scope: !10)
!34 = !DILocation(line: 14, column: 33, scope: !10)
!35 = !DILocation(line: 15, column: 9, scope: !10)
!36 = !DILocation(line: 16, column: 22, scope: !10)
!37 = !DILocation(line: 16, column: 24, scope: !10)
!38 = !DILocation(line: 16, column: 12, scope: !10)
!39 = !DILocation(line: 16, column: 5, scope: !10)
!40 = !DILocation(line: 17, column: 1, scope: !10)
