; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/pointer_table_astray.c
; ModuleID = 'tests/programs/pointer_table_astray.c'
source_filename = "tests/programs/pointer_table_astray.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@fixed = internal constant [2 x i32] [i32 7, i32 8], align 4

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca [8 x ptr], align 16
  store i32 0, ptr %1, align 4
  call void @klee_make_symbolic(ptr noundef %2, i64 noundef 1, ptr noundef @.str), !dbg !13
  store i32 1, ptr %3, align 4, !dbg !14
  store i32 2, ptr %4, align 4, !dbg !15
  %8 = call noalias ptr @malloc(i64 noundef 4) #4, !dbg !16
  store ptr %8, ptr %5, align 8, !dbg !17
  %9 = call noalias ptr @malloc(i64 noundef 4) #4, !dbg !18
  store ptr %9, ptr %6, align 8, !dbg !19
  %10 = load ptr, ptr %5, align 8, !dbg !20
  call void @free(ptr noundef %10) #5, !dbg !21
  %11 = load ptr, ptr %6, align 8, !dbg !22
  store i32 3, ptr %11, align 4, !dbg !23
  store ptr %3, ptr %7, align 8, !dbg !24
  %12 = getelementptr inbounds ptr, ptr %7, i64 1, !dbg !24
  %13 = getelementptr inbounds i32, ptr %3, i64 3, !dbg !25
  store ptr %13, ptr %12, align 8, !dbg !24
  %14 = getelementptr inbounds ptr, ptr %7, i64 2, !dbg !24
  store ptr %4, ptr %14, align 8, !dbg !24
  %15 = getelementptr inbounds ptr, ptr %7, i64 3, !dbg !24
  store ptr @fixed, ptr %15, align 8, !dbg !24
  %16 = getelementptr inbounds ptr, ptr %7, i64 4, !dbg !24
  %17 = load ptr, ptr %5, align 8, !dbg !26
  store ptr %17, ptr %16, align 8, !dbg !24
  %18 = getelementptr inbounds ptr, ptr %7, i64 5, !dbg !24
  %19 = load ptr, ptr %6, align 8, !dbg !27
  store ptr %19, ptr %18, align 8, !dbg !24
  %20 = getelementptr inbounds ptr, ptr %7, i64 6, !dbg !24
  store ptr null, ptr %20, align 8, !dbg !24
  %21 = getelementptr inbounds ptr, ptr %7, i64 7, !dbg !24
  %22 = load ptr, ptr %6, align 8, !dbg !28
  %23 = getelementptr inbounds i32, ptr %22, i64 5, !dbg !29
  store ptr %23, ptr %21, align 8, !dbg !24
  %24 = load i8, ptr %2, align 1, !dbg !30
  %25 = zext i8 %24 to i32, !dbg !30
  %26 = ashr i32 %25, 4, !dbg !31
  %27 = load i8, ptr %2, align 1, !dbg !32
  %28 = zext i8 %27 to i32, !dbg !32
  %29 = and i32 %28, 7, !dbg !33
  %30 = sext i32 %29 to i64, !dbg !34
  %31 = getelementptr inbounds [8 x ptr], ptr %7, i64 0, i64 %30, !dbg !34
  %32 = load ptr, ptr %31, align 8, !dbg !34
  %33 = load i32, ptr %32, align 4, !dbg !35
  %34 = add nsw i32 %33, %26, !dbg !35
  store i32 %34, ptr %32, align 4, !dbg !35
  %35 = load i32, ptr %3, align 4, !dbg !36
  %36 = icmp sgt i32 %35, 5, !dbg !37
  br i1 %36, label %37, label %38, !dbg !36

37:                                               ; preds = %0
  br label %50, !dbg !36

38:                                               ; preds = %0
  %39 = load i32, ptr %4, align 4, !dbg !38
  %40 = icmp sgt i32 %39, 9, !dbg !39
  br i1 %40, label %41, label %42, !dbg !38

41:                                               ; preds = %38
  br label %48, !dbg !38

42:                                               ; preds = %38
  %43 = load ptr, ptr %6, align 8, !dbg !40
  %44 = load i32, ptr %43, align 4, !dbg !41
  %45 = icmp eq i32 %44, 6, !dbg !42
  %46 = zext i1 %45 to i64, !dbg !41
  %47 = select i1 %45, i32 3, i32 4, !dbg !41
  br label %48, !dbg !38

48:                                               ; preds = %42, %41
  %49 = phi i32 [ 2, %41 ], [ %47, %42 ], !dbg !38
  br label %50, !dbg !36

50:                                               ; preds = %48, %37
  %51 = phi i32 [ 1, %37 ], [ %49, %48 ], !dbg !36
  ret i32 %51, !dbg !43
}

declare void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) #1

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare void @free(ptr noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(0) }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/pointer_table_astray.c", directory: ".", checksumkind: CSK_MD5, checksum: "aa631f0acbc2af914d8f8866c8d2f96c")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !11, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 11, column: 5, scope: !10)
!14 = !DILocation(line: 12, column: 9, scope: !10)
!15 = !DILocation(line: 12, column: 16, scope: !10)
!16 = !DILocation(line: 12, column: 31, scope: !10)
!17 = !DILocation(line: 12, column: 24, scope: !10)
!18 = !DILocation(line: 12, column: 61, scope: !10)
!19 = !DILocation(line: 12, column: 54, scope: !10)
!20 = !DILocation(line: 13, column: 10, scope: !10)
!21 = !DILocation(line: 13, column: 5, scope: !10)
!22 = !DILocation(line: 14, column: 6, scope: !10)
!23 = !DILocation(line: 14, column: 11, scope: !10)
!24 = !DILocation(line: 15, column: 17, scope: !10)
!25 = !DILocation(line: 15, column: 25, scope: !10)
!26 = !DILocation(line: 15, column: 48, scope: !10)
!27 = !DILocation(line: 15, column: 54, scope: !10)
!28 = !DILocation(line: 15, column: 63, scope: !10)
!29 = !DILocation(line: 15, column: 68, scope: !10)
!30 = !DILocation(line: 16, column: 18, scope: !10)
!31 = !DILocation(line: 16, column: 20, scope: !10)
!32 = !DILocation(line: 16, column: 8, scope: !10)
!33 = !DILocation(line: 16, column: 10, scope: !10)
!34 = !DILocation(line: 16, column: 6, scope: !10)
!35 = !DILocation(line: 16, column: 15, scope: !10)
!36 = !DILocation(line: 17, column: 12, scope: !10)
!37 = !DILocation(line: 17, column: 14, scope: !10)
!38 = !DILocation(line: 17, column: 24, scope: !10)
!39 = !DILocation(line: 17, column: 26, scope: !10)
!40 = !DILocation(line: 17, column: 37, scope: !10)
!41 = !DILocation(line: 17, column: 36, scope: !10)
!42 = !DILocation(line: 17, column: 42, scope: !10)
!43 = !DILocation(line: 17, column: 5, scope: !10)
