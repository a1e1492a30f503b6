; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/strings.c
; ModuleID = 'tests/programs/strings.c'
source_filename = "tests/programs/strings.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"abz\00", align 1
@.str.2 = private unnamed_addr constant [3 x i8] c"hi\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i16, align 2
  %3 = alloca [4 x i8], align 1
  store i32 0, ptr %1, align 4
  call void @klee_make_symbolic(ptr noundef %2, i64 noundef 2, ptr noundef @.str), !dbg !13
  %4 = load i16, ptr %2, align 2, !dbg !14
  %5 = trunc i16 %4 to i8, !dbg !15
  store i8 %5, ptr %3, align 1, !dbg !16
  %6 = getelementptr inbounds i8, ptr %3, i64 1, !dbg !16
  %7 = load i16, ptr %2, align 2, !dbg !17
  %8 = zext i16 %7 to i32, !dbg !17
  %9 = ashr i32 %8, 8, !dbg !18
  %10 = trunc i32 %9 to i8, !dbg !19
  store i8 %10, ptr %6, align 1, !dbg !16
  %11 = getelementptr inbounds i8, ptr %3, i64 2, !dbg !16
  store i8 122, ptr %11, align 1, !dbg !16
  %12 = getelementptr inbounds i8, ptr %3, i64 3, !dbg !16
  store i8 0, ptr %12, align 1, !dbg !16
  %13 = getelementptr inbounds [4 x i8], ptr %3, i64 0, i64 0, !dbg !20
  %14 = call i32 @strcmp(ptr noundef %13, ptr noundef @.str.1) #3, !dbg !21
  %15 = icmp eq i32 %14, 0, !dbg !22
  br i1 %15, label %16, label %17, !dbg !21

16:                                               ; preds = %0
  store i32 1, ptr %1, align 4, !dbg !23
  br label %35, !dbg !23

17:                                               ; preds = %0
  %18 = getelementptr inbounds [4 x i8], ptr %3, i64 0, i64 0, !dbg !24
  %19 = call i64 @strlen(ptr noundef %18) #3, !dbg !25
  %20 = icmp eq i64 %19, 1, !dbg !26
  br i1 %20, label %21, label %22, !dbg !25

21:                                               ; preds = %17
  store i32 2, ptr %1, align 4, !dbg !27
  br label %35, !dbg !27

22:                                               ; preds = %17
  %23 = getelementptr inbounds [4 x i8], ptr %3, i64 0, i64 0, !dbg !28
  %24 = call ptr @strchr(ptr noundef %23, i32 noundef 113) #3, !dbg !29
  %25 = icmp ne ptr %24, null, !dbg !30
  br i1 %25, label %26, label %27, !dbg !29

26:                                               ; preds = %22
  br label %33, !dbg !29

27:                                               ; preds = %22
  %28 = getelementptr inbounds [4 x i8], ptr %3, i64 0, i64 0, !dbg !31
  %29 = call i32 @strncmp(ptr noundef %28, ptr noundef @.str.2, i64 noundef 2) #3, !dbg !32
  %30 = icmp eq i32 %29, 0, !dbg !33
  %31 = zext i1 %30 to i64, !dbg !32
  %32 = select i1 %30, i32 4, i32 5, !dbg !32
  br label %33, !dbg !29

33:                                               ; preds = %27, %26
  %34 = phi i32 [ 3, %26 ], [ %32, %27 ], !dbg !29
  store i32 %34, ptr %1, align 4, !dbg !34
  br label %35, !dbg !34

35:                                               ; preds = %33, %21, %16
  %36 = load i32, ptr %1, align 4, !dbg !35
  ret i32 %36, !dbg !35
}

declare void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) #1

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #2

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #2

; Function Attrs: nounwind willreturn memory(read)
declare ptr @strchr(ptr noundef, i32 noundef) #2

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strncmp(ptr noundef, ptr noundef, i64 noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind willreturn memory(read) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/strings.c", directory: ".", checksumkind: CSK_MD5, checksum: "493eb0ede28ce05ea86d960e220313bf")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 8, column: 5, scope: !10)
!14 = !DILocation(line: 9, column: 24, scope: !10)
!15 = !DILocation(line: 9, column: 18, scope: !10)
!16 = !DILocation(line: 9, column: 17, scope: !10)
!17 = !DILocation(line: 9, column: 34, scope: !10)
!18 = !DILocation(line: 9, column: 36, scope: !10)
!19 = !DILocation(line: 9, column: 27, scope: !10)
!20 = !DILocation(line: 10, column: 16, scope: !10)
!21 = !DILocation(line: 10, column: 9, scope: !10)
!22 = !DILocation(line: 10, column: 26, scope: !10)
!23 = !DILocation(line: 11, column: 9, scope: !10)
!24 = !DILocation(line: 12, column: 16, scope: !10)
!25 = !DILocation(line: 12, column: 9, scope: !10)
!26 = !DILocation(line: 12, column: 19, scope: !10)
!27 = !DILocation(line: 13, column: 9, scope: !10)
!28 = !DILocation(line: 14, column: 19, scope: !10)
!29 = !DILocation(line: 14, column: 12, scope: !10)
!30 = !DILocation(line: 14, column: 27, scope: !10)
!31 = !DILocation(line: 14, column: 49, scope: !10)
!32 = !DILocation(line: 14, column: 41, scope: !10)
!33 = !DILocation(line: 14, column: 61, scope: !10)
!34 = !DILocation(line: 14, column: 5, scope: !10)
!35 = !DILocation(line: 15, column: 1, scope: !10)
