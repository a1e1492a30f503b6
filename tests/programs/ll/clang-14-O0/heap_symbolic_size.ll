; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/heap_symbolic_size.c
; ModuleID = 'tests/programs/heap_symbolic_size.c'
source_filename = "tests/programs/heap_symbolic_size.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca i64, align 8
  %4 = alloca i8*, align 8
  %5 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @klee_make_symbolic(i8* noundef %2, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !13
  %6 = load i8, i8* %2, align 1, !dbg !14
  %7 = zext i8 %6 to i32, !dbg !14
  %8 = and i32 %7, 7, !dbg !15
  %9 = sext i32 %8 to i64, !dbg !14
  store i64 %9, i64* %3, align 8, !dbg !16
  %10 = load i64, i64* %3, align 8, !dbg !17
  %11 = add i64 %10, 1, !dbg !18
  %12 = call noalias i8* @malloc(i64 noundef %11) #3, !dbg !19
  store i8* %12, i8** %4, align 8, !dbg !20
  %13 = load i8*, i8** %4, align 8, !dbg !21
  %14 = load i64, i64* %3, align 8, !dbg !22
  %15 = getelementptr inbounds i8, i8* %13, i64 %14, !dbg !21
  store i8 120, i8* %15, align 1, !dbg !23
  %16 = load i8*, i8** %4, align 8, !dbg !24
  %17 = getelementptr inbounds i8, i8* %16, i64 0, !dbg !24
  store i8 97, i8* %17, align 1, !dbg !25
  %18 = load i8*, i8** %4, align 8, !dbg !26
  %19 = load i64, i64* %3, align 8, !dbg !27
  %20 = getelementptr inbounds i8, i8* %18, i64 %19, !dbg !26
  %21 = load i8, i8* %20, align 1, !dbg !26
  %22 = sext i8 %21 to i32, !dbg !26
  %23 = icmp eq i32 %22, 97, !dbg !28
  %24 = zext i1 %23 to i64, !dbg !26
  %25 = select i1 %23, i32 1, i32 2, !dbg !26
  store i32 %25, i32* %5, align 4, !dbg !29
  %26 = load i8*, i8** %4, align 8, !dbg !30
  %27 = call i8* @realloc(i8* noundef %26, i64 noundef 16) #3, !dbg !31
  store i8* %27, i8** %4, align 8, !dbg !32
  %28 = load i8*, i8** %4, align 8, !dbg !33
  %29 = getelementptr inbounds i8, i8* %28, i64 0, !dbg !33
  %30 = load i8, i8* %29, align 1, !dbg !33
  %31 = sext i8 %30 to i32, !dbg !33
  %32 = icmp eq i32 %31, 97, !dbg !34
  %33 = zext i1 %32 to i64, !dbg !33
  %34 = select i1 %32, i32 10, i32 20, !dbg !33
  %35 = load i32, i32* %5, align 4, !dbg !35
  %36 = add nsw i32 %35, %34, !dbg !35
  store i32 %36, i32* %5, align 4, !dbg !35
  %37 = load i8*, i8** %4, align 8, !dbg !36
  call void @free(i8* noundef %37) #3, !dbg !37
  %38 = load i32, i32* %5, align 4, !dbg !38
  ret i32 %38, !dbg !39
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #1

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare i8* @realloc(i8* noundef, i64 noundef) #2

; Function Attrs: nounwind
declare void @free(i8* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/heap_symbolic_size.c", directory: ".", checksumkind: CSK_MD5, checksum: "775bb3c3bdd1d4c8c785beb927e3813d")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 8, column: 5, scope: !10)
!14 = !DILocation(line: 9, column: 16, scope: !10)
!15 = !DILocation(line: 9, column: 18, scope: !10)
!16 = !DILocation(line: 9, column: 12, scope: !10)
!17 = !DILocation(line: 10, column: 22, scope: !10)
!18 = !DILocation(line: 10, column: 24, scope: !10)
!19 = !DILocation(line: 10, column: 15, scope: !10)
!20 = !DILocation(line: 10, column: 11, scope: !10)
!21 = !DILocation(line: 11, column: 5, scope: !10)
!22 = !DILocation(line: 11, column: 7, scope: !10)
!23 = !DILocation(line: 11, column: 10, scope: !10)
!24 = !DILocation(line: 12, column: 5, scope: !10)
!25 = !DILocation(line: 12, column: 10, scope: !10)
!26 = !DILocation(line: 13, column: 13, scope: !10)
!27 = !DILocation(line: 13, column: 15, scope: !10)
!28 = !DILocation(line: 13, column: 18, scope: !10)
!29 = !DILocation(line: 13, column: 9, scope: !10)
!30 = !DILocation(line: 14, column: 17, scope: !10)
!31 = !DILocation(line: 14, column: 9, scope: !10)
!32 = !DILocation(line: 14, column: 7, scope: !10)
!33 = !DILocation(line: 15, column: 10, scope: !10)
!34 = !DILocation(line: 15, column: 15, scope: !10)
!35 = !DILocation(line: 15, column: 7, scope: !10)
!36 = !DILocation(line: 16, column: 10, scope: !10)
!37 = !DILocation(line: 16, column: 5, scope: !10)
!38 = !DILocation(line: 17, column: 12, scope: !10)
!39 = !DILocation(line: 17, column: 5, scope: !10)
