; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/signed_unsigned.c
; ModuleID = 'tests/programs/signed_unsigned.c'
source_filename = "tests/programs/signed_unsigned.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @klee_make_symbolic(i8* noundef %2, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !13
  %6 = load i8, i8* %2, align 1, !dbg !14
  %7 = sext i8 %6 to i32, !dbg !15
  store i32 %7, i32* %3, align 4, !dbg !16
  %8 = load i32, i32* %3, align 4, !dbg !17
  store i32 %8, i32* %4, align 4, !dbg !18
  %9 = load i32, i32* %4, align 4, !dbg !19
  %10 = zext i32 %9 to i64, !dbg !19
  store i64 %10, i64* %5, align 8, !dbg !20
  %11 = load i32, i32* %3, align 4, !dbg !21
  %12 = icmp slt i32 %11, 0, !dbg !22
  br i1 %12, label %13, label %21, !dbg !23

13:                                               ; preds = %0
  %14 = load i32, i32* %4, align 4, !dbg !24
  %15 = icmp ugt i32 %14, 10, !dbg !25
  br i1 %15, label %16, label %21, !dbg !21

16:                                               ; preds = %13
  %17 = load i64, i64* %5, align 8, !dbg !26
  %18 = icmp sgt i64 %17, 0, !dbg !27
  %19 = zext i1 %18 to i64, !dbg !26
  %20 = select i1 %18, i32 1, i32 2, !dbg !26
  store i32 %20, i32* %1, align 4, !dbg !28
  br label %34, !dbg !28

21:                                               ; preds = %13, %0
  %22 = load i32, i32* %3, align 4, !dbg !29
  %23 = add nsw i32 %22, 200, !dbg !30
  %24 = trunc i32 %23 to i8, !dbg !31
  %25 = zext i8 %24 to i32, !dbg !31
  %26 = icmp sgt i32 %25, 100, !dbg !32
  br i1 %26, label %27, label %28, !dbg !31

27:                                               ; preds = %21
  store i32 3, i32* %1, align 4, !dbg !33
  br label %34, !dbg !33

28:                                               ; preds = %21
  %29 = load i32, i32* %3, align 4, !dbg !34
  %30 = sub nsw i32 %29, 5, !dbg !35
  %31 = icmp ult i32 %30, 0, !dbg !36
  %32 = zext i1 %31 to i64, !dbg !34
  %33 = select i1 %31, i32 4, i32 5, !dbg !34
  store i32 %33, i32* %1, align 4, !dbg !37
  br label %34, !dbg !37

34:                                               ; preds = %28, %27, %16
  %35 = load i32, i32* %1, align 4, !dbg !38
  ret i32 %35, !dbg !38
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/signed_unsigned.c", directory: ".", checksumkind: CSK_MD5, checksum: "f7590a35cff25c2752bfbaad6ee65fc3")
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
!14 = !DILocation(line: 8, column: 26, scope: !10)
!15 = !DILocation(line: 8, column: 13, scope: !10)
!16 = !DILocation(line: 8, column: 9, scope: !10)
!17 = !DILocation(line: 9, column: 18, scope: !10)
!18 = !DILocation(line: 9, column: 14, scope: !10)
!19 = !DILocation(line: 10, column: 14, scope: !10)
!20 = !DILocation(line: 10, column: 10, scope: !10)
!21 = !DILocation(line: 11, column: 9, scope: !10)
!22 = !DILocation(line: 11, column: 11, scope: !10)
!23 = !DILocation(line: 11, column: 15, scope: !10)
!24 = !DILocation(line: 11, column: 18, scope: !10)
!25 = !DILocation(line: 11, column: 20, scope: !10)
!26 = !DILocation(line: 12, column: 16, scope: !10)
!27 = !DILocation(line: 12, column: 18, scope: !10)
!28 = !DILocation(line: 12, column: 9, scope: !10)
!29 = !DILocation(line: 13, column: 25, scope: !10)
!30 = !DILocation(line: 13, column: 27, scope: !10)
!31 = !DILocation(line: 13, column: 9, scope: !10)
!32 = !DILocation(line: 13, column: 34, scope: !10)
!33 = !DILocation(line: 14, column: 9, scope: !10)
!34 = !DILocation(line: 15, column: 12, scope: !10)
!35 = !DILocation(line: 15, column: 14, scope: !10)
!36 = !DILocation(line: 15, column: 18, scope: !10)
!37 = !DILocation(line: 15, column: 5, scope: !10)
!38 = !DILocation(line: 16, column: 1, scope: !10)
