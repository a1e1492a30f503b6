; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/array_read_words.c
; ModuleID = 'tests/programs/array_read_words.c'
source_filename = "tests/programs/array_read_words.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca [16 x i32], align 16
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @klee_make_symbolic(ptr noundef %2, i64 noundef 1, ptr noundef @.str), !dbg !13
  store i32 0, ptr %4, align 4, !dbg !14
  br label %5, !dbg !15

5:                                                ; preds = %16, %0
  %6 = load i32, ptr %4, align 4, !dbg !16
  %7 = icmp slt i32 %6, 16, !dbg !17
  br i1 %7, label %8, label %19, !dbg !18

8:                                                ; preds = %5
  %9 = load i32, ptr %4, align 4, !dbg !19
  %10 = load i32, ptr %4, align 4, !dbg !20
  %11 = mul nsw i32 %9, %10, !dbg !21
  %12 = sub nsw i32 %11, 40, !dbg !22
  %13 = load i32, ptr %4, align 4, !dbg !23
  %14 = sext i32 %13 to i64, !dbg !24
  %15 = getelementptr inbounds [16 x i32], ptr %3, i64 0, i64 %14, !dbg !24
  store i32 %12, ptr %15, align 4, !dbg !25
  br label %16, !dbg !24

16:                                               ; preds = %8
  %17 = load i32, ptr %4, align 4, !dbg !26
  %18 = add nsw i32 %17, 1, !dbg !26
  store i32 %18, ptr %4, align 4, !dbg !26
  br label %5, !dbg !18, !llvm.loop !27

19:                                               ; preds = %5
  %20 = load i8, ptr %2, align 1, !dbg !30
  %21 = zext i8 %20 to i32, !dbg !30
  %22 = and i32 %21, 15, !dbg !31
  %23 = sext i32 %22 to i64, !dbg !32
  %24 = getelementptr inbounds [16 x i32], ptr %3, i64 0, i64 %23, !dbg !32
  %25 = load i32, ptr %24, align 4, !dbg !32
  %26 = icmp slt i32 %25, 0, !dbg !33
  br i1 %26, label %27, label %28, !dbg !32

27:                                               ; preds = %19
  br label %44, !dbg !32

28:                                               ; preds = %19
  %29 = load i8, ptr %2, align 1, !dbg !34
  %30 = zext i8 %29 to i32, !dbg !34
  %31 = ashr i32 %30, 4, !dbg !35
  %32 = sext i32 %31 to i64, !dbg !36
  %33 = getelementptr inbounds [16 x i32], ptr %3, i64 0, i64 %32, !dbg !36
  %34 = load i32, ptr %33, align 4, !dbg !36
  %35 = load i8, ptr %2, align 1, !dbg !37
  %36 = zext i8 %35 to i32, !dbg !37
  %37 = and i32 %36, 15, !dbg !38
  %38 = sext i32 %37 to i64, !dbg !39
  %39 = getelementptr inbounds [16 x i32], ptr %3, i64 0, i64 %38, !dbg !39
  %40 = load i32, ptr %39, align 4, !dbg !39
  %41 = icmp sgt i32 %34, %40, !dbg !40
  %42 = zext i1 %41 to i64, !dbg !36
  %43 = select i1 %41, i32 2, i32 3, !dbg !36
  br label %44, !dbg !32

44:                                               ; preds = %28, %27
  %45 = phi i32 [ 1, %27 ], [ %43, %28 ], !dbg !32
  ret i32 %45, !dbg !41
}

declare void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/array_read_words.c", directory: ".", checksumkind: CSK_MD5, checksum: "cdd1e6da42adad68698d17c4bc05ab8e")
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
!14 = !DILocation(line: 9, column: 14, scope: !10)
!15 = !DILocation(line: 9, column: 10, scope: !10)
!16 = !DILocation(line: 9, column: 21, scope: !10)
!17 = !DILocation(line: 9, column: 23, scope: !10)
!18 = !DILocation(line: 9, column: 5, scope: !10)
!19 = !DILocation(line: 10, column: 16, scope: !10)
!20 = !DILocation(line: 10, column: 20, scope: !10)
!21 = !DILocation(line: 10, column: 18, scope: !10)
!22 = !DILocation(line: 10, column: 22, scope: !10)
!23 = !DILocation(line: 10, column: 11, scope: !10)
!24 = !DILocation(line: 10, column: 9, scope: !10)
!25 = !DILocation(line: 10, column: 14, scope: !10)
!26 = !DILocation(line: 9, column: 30, scope: !10)
!27 = distinct !{!27, !18, !28, !29}
!28 = !DILocation(line: 10, column: 24, scope: !10)
!29 = !{!"llvm.loop.mustprogress"}
!30 = !DILocation(line: 11, column: 14, scope: !10)
!31 = !DILocation(line: 11, column: 16, scope: !10)
!32 = !DILocation(line: 11, column: 12, scope: !10)
!33 = !DILocation(line: 11, column: 22, scope: !10)
!34 = !DILocation(line: 11, column: 34, scope: !10)
!35 = !DILocation(line: 11, column: 36, scope: !10)
!36 = !DILocation(line: 11, column: 32, scope: !10)
!37 = !DILocation(line: 11, column: 46, scope: !10)
!38 = !DILocation(line: 11, column: 48, scope: !10)
!39 = !DILocation(line: 11, column: 44, scope: !10)
!40 = !DILocation(line: 11, column: 42, scope: !10)
!41 = !DILocation(line: 11, column: 5, scope: !10)
