; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/booleans.c
; ModuleID = 'tests/programs/booleans.c'
source_filename = "tests/programs/booleans.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @klee_make_symbolic(i8* noundef %2, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !13
  %7 = load i8, i8* %2, align 1, !dbg !14
  %8 = zext i8 %7 to i32, !dbg !14
  %9 = and i32 %8, 48, !dbg !15
  %10 = icmp ne i32 %9, 0, !dbg !14
  %11 = zext i1 %10 to i8, !dbg !16
  store i8 %11, i8* %3, align 1, !dbg !16
  %12 = load i8, i8* %2, align 1, !dbg !17
  %13 = icmp ne i8 %12, 0, !dbg !18
  %14 = xor i1 %13, true, !dbg !18
  %15 = zext i1 %14 to i8, !dbg !19
  store i8 %15, i8* %4, align 1, !dbg !19
  %16 = load i8, i8* %3, align 1, !dbg !20
  %17 = trunc i8 %16 to i1, !dbg !20
  %18 = zext i1 %17 to i32, !dbg !20
  %19 = load i8, i8* %4, align 1, !dbg !21
  %20 = trunc i8 %19 to i1, !dbg !21
  %21 = zext i1 %20 to i32, !dbg !21
  %22 = icmp eq i32 %18, %21, !dbg !22
  %23 = zext i1 %22 to i8, !dbg !23
  store i8 %23, i8* %5, align 1, !dbg !23
  %24 = load i8, i8* %3, align 1, !dbg !24
  %25 = trunc i8 %24 to i1, !dbg !24
  %26 = zext i1 %25 to i32, !dbg !24
  %27 = load i8, i8* %4, align 1, !dbg !25
  %28 = trunc i8 %27 to i1, !dbg !25
  %29 = zext i1 %28 to i32, !dbg !25
  %30 = add nsw i32 %26, %29, !dbg !26
  %31 = load i8, i8* %5, align 1, !dbg !27
  %32 = trunc i8 %31 to i1, !dbg !27
  %33 = zext i1 %32 to i32, !dbg !27
  %34 = add nsw i32 %30, %33, !dbg !28
  %35 = load i8, i8* %2, align 1, !dbg !29
  %36 = zext i8 %35 to i32, !dbg !29
  %37 = icmp eq i32 %36, 5, !dbg !30
  %38 = zext i1 %37 to i32, !dbg !30
  %39 = mul nsw i32 %38, 4, !dbg !31
  %40 = add nsw i32 %34, %39, !dbg !32
  store i32 %40, i32* %6, align 4, !dbg !33
  %41 = load i32, i32* %6, align 4, !dbg !34
  %42 = icmp eq i32 %41, 1, !dbg !35
  br i1 %42, label %43, label %44, !dbg !34

43:                                               ; preds = %0
  br label %59, !dbg !34

44:                                               ; preds = %0
  %45 = load i32, i32* %6, align 4, !dbg !36
  %46 = icmp eq i32 %45, 5, !dbg !37
  br i1 %46, label %47, label %48, !dbg !36

47:                                               ; preds = %44
  br label %57, !dbg !36

48:                                               ; preds = %44
  %49 = load i8, i8* %2, align 1, !dbg !38
  %50 = zext i8 %49 to i32, !dbg !38
  %51 = and i32 %50, 1, !dbg !39
  %52 = icmp ne i32 %51, 0, !dbg !40
  %53 = xor i1 %52, true, !dbg !40
  %54 = xor i1 %53, true, !dbg !41
  %55 = zext i1 %54 to i32, !dbg !41
  %56 = add nsw i32 3, %55, !dbg !42
  br label %57, !dbg !36

57:                                               ; preds = %48, %47
  %58 = phi i32 [ 2, %47 ], [ %56, %48 ], !dbg !36
  br label %59, !dbg !34

59:                                               ; preds = %57, %43
  %60 = phi i32 [ 1, %43 ], [ %58, %57 ], !dbg !34
  ret i32 %60, !dbg !43
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/booleans.c", directory: ".", checksumkind: CSK_MD5, checksum: "8d32121df8b30b8072b3369ec2127323")
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
!14 = !DILocation(line: 8, column: 15, scope: !10)
!15 = !DILocation(line: 8, column: 17, scope: !10)
!16 = !DILocation(line: 8, column: 11, scope: !10)
!17 = !DILocation(line: 8, column: 30, scope: !10)
!18 = !DILocation(line: 8, column: 29, scope: !10)
!19 = !DILocation(line: 8, column: 25, scope: !10)
!20 = !DILocation(line: 8, column: 37, scope: !10)
!21 = !DILocation(line: 8, column: 42, scope: !10)
!22 = !DILocation(line: 8, column: 39, scope: !10)
!23 = !DILocation(line: 8, column: 33, scope: !10)
!24 = !DILocation(line: 9, column: 13, scope: !10)
!25 = !DILocation(line: 9, column: 17, scope: !10)
!26 = !DILocation(line: 9, column: 15, scope: !10)
!27 = !DILocation(line: 9, column: 21, scope: !10)
!28 = !DILocation(line: 9, column: 19, scope: !10)
!29 = !DILocation(line: 9, column: 26, scope: !10)
!30 = !DILocation(line: 9, column: 28, scope: !10)
!31 = !DILocation(line: 9, column: 34, scope: !10)
!32 = !DILocation(line: 9, column: 23, scope: !10)
!33 = !DILocation(line: 9, column: 9, scope: !10)
!34 = !DILocation(line: 10, column: 12, scope: !10)
!35 = !DILocation(line: 10, column: 14, scope: !10)
!36 = !DILocation(line: 10, column: 25, scope: !10)
!37 = !DILocation(line: 10, column: 27, scope: !10)
!38 = !DILocation(line: 10, column: 45, scope: !10)
!39 = !DILocation(line: 10, column: 47, scope: !10)
!40 = !DILocation(line: 10, column: 43, scope: !10)
!41 = !DILocation(line: 10, column: 42, scope: !10)
!42 = !DILocation(line: 10, column: 40, scope: !10)
!43 = !DILocation(line: 10, column: 5, scope: !10)
