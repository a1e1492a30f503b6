; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/strings.c
; ModuleID = 'tests/programs/strings.c'
source_filename = "tests/programs/strings.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"abz\00", align 1
@.str.2 = private unnamed_addr constant [3 x i8] c"hi\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i16, align 2
  %3 = alloca [4 x i8], align 1
  store i32 0, i32* %1, align 4
  %4 = bitcast i16* %2 to i8*, !dbg !13
  call void @klee_make_symbolic(i8* noundef %4, i64 noundef 2, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !14
  %5 = getelementptr inbounds [4 x i8], [4 x i8]* %3, i64 0, i64 0, !dbg !15
  %6 = load i16, i16* %2, align 2, !dbg !16
  %7 = trunc i16 %6 to i8, !dbg !17
  store i8 %7, i8* %5, align 1, !dbg !15
  %8 = getelementptr inbounds i8, i8* %5, i64 1, !dbg !15
  %9 = load i16, i16* %2, align 2, !dbg !18
  %10 = zext i16 %9 to i32, !dbg !18
  %11 = ashr i32 %10, 8, !dbg !19
  %12 = trunc i32 %11 to i8, !dbg !20
  store i8 %12, i8* %8, align 1, !dbg !15
  %13 = getelementptr inbounds i8, i8* %8, i64 1, !dbg !15
  store i8 122, i8* %13, align 1, !dbg !15
  %14 = getelementptr inbounds i8, i8* %13, i64 1, !dbg !15
  store i8 0, i8* %14, align 1, !dbg !15
  %15 = getelementptr inbounds [4 x i8], [4 x i8]* %3, i64 0, i64 0, !dbg !21
  %16 = call i32 @strcmp(i8* noundef %15, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0)) #3, !dbg !22
  %17 = icmp eq i32 %16, 0, !dbg !23
  br i1 %17, label %18, label %19, !dbg !22

18:                                               ; preds = %0
  store i32 1, i32* %1, align 4, !dbg !24
  br label %37, !dbg !24

19:                                               ; preds = %0
  %20 = getelementptr inbounds [4 x i8], [4 x i8]* %3, i64 0, i64 0, !dbg !25
  %21 = call i64 @strlen(i8* noundef %20) #3, !dbg !26
  %22 = icmp eq i64 %21, 1, !dbg !27
  br i1 %22, label %23, label %24, !dbg !26

23:                                               ; preds = %19
  store i32 2, i32* %1, align 4, !dbg !28
  br label %37, !dbg !28

24:                                               ; preds = %19
  %25 = getelementptr inbounds [4 x i8], [4 x i8]* %3, i64 0, i64 0, !dbg !29
  %26 = call i8* @strchr(i8* noundef %25, i32 noundef 113) #3, !dbg !30
  %27 = icmp ne i8* %26, null, !dbg !31
  br i1 %27, label %28, label %29, !dbg !30

28:                                               ; preds = %24
  br label %35, !dbg !30

29:                                               ; preds = %24
  %30 = getelementptr inbounds [4 x i8], [4 x i8]* %3, i64 0, i64 0, !dbg !32
  %31 = call i32 @strncmp(i8* noundef %30, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.2, i64 0, i64 0), i64 noundef 2) #3, !dbg !33
  %32 = icmp eq i32 %31, 0, !dbg !34
  %33 = zext i1 %32 to i64, !dbg !33
  %34 = select i1 %32, i32 4, i32 5, !dbg !33
  br label %35, !dbg !30

35:                                               ; preds = %29, %28
  %36 = phi i32 [ 3, %28 ], [ %34, %29 ], !dbg !30
  store i32 %36, i32* %1, align 4, !dbg !35
  br label %37, !dbg !35

37:                                               ; preds = %35, %23, %18
  %38 = load i32, i32* %1, align 4, !dbg !36
  ret i32 %38, !dbg !36
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #1

; Function Attrs: nounwind readonly willreturn
declare i32 @strcmp(i8* noundef, i8* noundef) #2

; Function Attrs: nounwind readonly willreturn
declare i64 @strlen(i8* noundef) #2

; Function Attrs: nounwind readonly willreturn
declare i8* @strchr(i8* noundef, i32 noundef) #2

; Function Attrs: nounwind readonly willreturn
declare i32 @strncmp(i8* noundef, i8* noundef, i64 noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind readonly willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind readonly willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/strings.c", directory: ".", checksumkind: CSK_MD5, checksum: "493eb0ede28ce05ea86d960e220313bf")
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
!13 = !DILocation(line: 8, column: 24, scope: !10)
!14 = !DILocation(line: 8, column: 5, scope: !10)
!15 = !DILocation(line: 9, column: 17, scope: !10)
!16 = !DILocation(line: 9, column: 24, scope: !10)
!17 = !DILocation(line: 9, column: 18, scope: !10)
!18 = !DILocation(line: 9, column: 34, scope: !10)
!19 = !DILocation(line: 9, column: 36, scope: !10)
!20 = !DILocation(line: 9, column: 27, scope: !10)
!21 = !DILocation(line: 10, column: 16, scope: !10)
!22 = !DILocation(line: 10, column: 9, scope: !10)
!23 = !DILocation(line: 10, column: 26, scope: !10)
!24 = !DILocation(line: 11, column: 9, scope: !10)
!25 = !DILocation(line: 12, column: 16, scope: !10)
!26 = !DILocation(line: 12, column: 9, scope: !10)
!27 = !DILocation(line: 12, column: 19, scope: !10)
!28 = !DILocation(line: 13, column: 9, scope: !10)
!29 = !DILocation(line: 14, column: 19, scope: !10)
!30 = !DILocation(line: 14, column: 12, scope: !10)
!31 = !DILocation(line: 14, column: 27, scope: !10)
!32 = !DILocation(line: 14, column: 49, scope: !10)
!33 = !DILocation(line: 14, column: 41, scope: !10)
!34 = !DILocation(line: 14, column: 61, scope: !10)
!35 = !DILocation(line: 14, column: 5, scope: !10)
!36 = !DILocation(line: 15, column: 1, scope: !10)
