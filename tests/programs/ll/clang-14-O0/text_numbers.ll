; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/text_numbers.c
; ModuleID = 'tests/programs/text_numbers.c'
source_filename = "tests/programs/text_numbers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"<%d>\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i16, align 2
  %3 = alloca [3 x i8], align 1
  %4 = alloca [16 x i8], align 16
  %5 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %6 = bitcast i16* %2 to i8*, !dbg !13
  call void @klee_make_symbolic(i8* noundef %6, i64 noundef 2, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !14
  %7 = getelementptr inbounds [3 x i8], [3 x i8]* %3, i64 0, i64 0, !dbg !15
  %8 = load i16, i16* %2, align 2, !dbg !16
  %9 = trunc i16 %8 to i8, !dbg !17
  store i8 %9, i8* %7, align 1, !dbg !15
  %10 = getelementptr inbounds i8, i8* %7, i64 1, !dbg !15
  %11 = load i16, i16* %2, align 2, !dbg !18
  %12 = zext i16 %11 to i32, !dbg !18
  %13 = ashr i32 %12, 8, !dbg !19
  %14 = trunc i32 %13 to i8, !dbg !20
  store i8 %14, i8* %10, align 1, !dbg !15
  %15 = getelementptr inbounds i8, i8* %10, i64 1, !dbg !15
  store i8 0, i8* %15, align 1, !dbg !15
  %16 = getelementptr inbounds [3 x i8], [3 x i8]* %3, i64 0, i64 0, !dbg !21
  %17 = call i32 @atoi(i8* noundef %16) #4, !dbg !22
  store i32 %17, i32* %5, align 4, !dbg !23
  %18 = load i32, i32* %5, align 4, !dbg !24
  %19 = icmp eq i32 %18, 42, !dbg !25
  br i1 %19, label %20, label %21, !dbg !24

20:                                               ; preds = %0
  store i32 1, i32* %1, align 4, !dbg !26
  br label %34, !dbg !26

21:                                               ; preds = %0
  %22 = getelementptr inbounds [16 x i8], [16 x i8]* %4, i64 0, i64 0, !dbg !27
  %23 = load i32, i32* %5, align 4, !dbg !28
  %24 = icmp sgt i32 %23, 9, !dbg !29
  %25 = zext i1 %24 to i64, !dbg !28
  %26 = select i1 %24, i32 1, i32 0, !dbg !28
  %27 = call i32 (i8*, i8*, ...) @sprintf(i8* noundef %22, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.1, i64 0, i64 0), i32 noundef %26) #5, !dbg !30
  %28 = getelementptr inbounds [16 x i8], [16 x i8]* %4, i64 0, i64 1, !dbg !31
  %29 = load i8, i8* %28, align 1, !dbg !31
  %30 = sext i8 %29 to i32, !dbg !31
  %31 = icmp eq i32 %30, 49, !dbg !32
  %32 = zext i1 %31 to i64, !dbg !31
  %33 = select i1 %31, i32 2, i32 3, !dbg !31
  store i32 %33, i32* %1, align 4, !dbg !33
  br label %34, !dbg !33

34:                                               ; preds = %21, %20
  %35 = load i32, i32* %1, align 4, !dbg !34
  ret i32 %35, !dbg !34
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #1

; Function Attrs: nounwind readonly willreturn
declare i32 @atoi(i8* noundef) #2

; Function Attrs: nounwind
declare i32 @sprintf(i8* noundef, i8* noundef, ...) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind readonly willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind readonly willreturn }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/text_numbers.c", directory: ".", checksumkind: CSK_MD5, checksum: "278e73ba4102a34a2772b6f7d8900f57")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 9, column: 24, scope: !10)
!14 = !DILocation(line: 9, column: 5, scope: !10)
!15 = !DILocation(line: 10, column: 17, scope: !10)
!16 = !DILocation(line: 10, column: 24, scope: !10)
!17 = !DILocation(line: 10, column: 18, scope: !10)
!18 = !DILocation(line: 10, column: 34, scope: !10)
!19 = !DILocation(line: 10, column: 36, scope: !10)
!20 = !DILocation(line: 10, column: 27, scope: !10)
!21 = !DILocation(line: 11, column: 18, scope: !10)
!22 = !DILocation(line: 11, column: 13, scope: !10)
!23 = !DILocation(line: 11, column: 9, scope: !10)
!24 = !DILocation(line: 12, column: 9, scope: !10)
!25 = !DILocation(line: 12, column: 11, scope: !10)
!26 = !DILocation(line: 13, column: 9, scope: !10)
!27 = !DILocation(line: 14, column: 13, scope: !10)
!28 = !DILocation(line: 14, column: 26, scope: !10)
!29 = !DILocation(line: 14, column: 28, scope: !10)
!30 = !DILocation(line: 14, column: 5, scope: !10)
!31 = !DILocation(line: 15, column: 12, scope: !10)
!32 = !DILocation(line: 15, column: 19, scope: !10)
!33 = !DILocation(line: 15, column: 5, scope: !10)
!34 = !DILocation(line: 16, column: 1, scope: !10)
