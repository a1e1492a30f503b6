; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/variadic.c
; ModuleID = 'tests/programs/variadic.c'
source_filename = "tests/programs/variadic.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  store i32 0, ptr %1, align 4
  call void @klee_make_symbolic(ptr noundef %2, i64 noundef 1, ptr noundef @.str), !dbg !13
  %3 = load i8, ptr %2, align 1, !dbg !14
  %4 = zext i8 %3 to i32, !dbg !14
  %5 = call i32 (i32, ...) @sum(i32 noundef 3, i32 noundef %4, i64 noundef 1, double noundef 1.500000e+00), !dbg !15
  %6 = icmp sgt i32 %5, 100, !dbg !16
  br i1 %6, label %7, label %8, !dbg !15

7:                                                ; preds = %0
  br label %15, !dbg !15

8:                                                ; preds = %0
  %9 = load i8, ptr %2, align 1, !dbg !17
  %10 = zext i8 %9 to i32, !dbg !17
  %11 = call i32 (i32, ...) @sum(i32 noundef 1, i32 noundef %10), !dbg !18
  %12 = icmp eq i32 %11, 7, !dbg !19
  %13 = zext i1 %12 to i64, !dbg !18
  %14 = select i1 %12, i32 2, i32 3, !dbg !18
  br label %15, !dbg !15

15:                                               ; preds = %8, %7
  %16 = phi i32 [ 1, %7 ], [ %14, %8 ], !dbg !15
  ret i32 %16, !dbg !20
}

declare void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @sum(i32 noundef %0, ...) #0 !dbg !21 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !22
  call void @llvm.va_start.p0(ptr %5), !dbg !22
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !23
  %7 = getelementptr inbounds %struct.__va_list_tag, ptr %6, i32 0, i32 0, !dbg !23
  %8 = load i32, ptr %7, align 16, !dbg !23
  %9 = icmp ule i32 %8, 40, !dbg !23
  br i1 %9, label %10, label %15, !dbg !23

10:                                               ; preds = %1
  %11 = getelementptr inbounds %struct.__va_list_tag, ptr %6, i32 0, i32 3, !dbg !23
  %12 = load ptr, ptr %11, align 16, !dbg !23
  %13 = getelementptr i8, ptr %12, i32 %8, !dbg !23
  %14 = add i32 %8, 8, !dbg !23
  store i32 %14, ptr %7, align 16, !dbg !23
  br label %19, !dbg !23

15:                                               ; preds = %1
  %16 = getelementptr inbounds %struct.__va_list_tag, ptr %6, i32 0, i32 2, !dbg !23
  %17 = load ptr, ptr %16, align 8, !dbg !23
  %18 = getelementptr i8, ptr %17, i32 8, !dbg !23
  store ptr %18, ptr %16, align 8, !dbg !23
  br label %19, !dbg !23

19:                                               ; preds = %15, %10
  %20 = phi ptr [ %13, %10 ], [ %17, %15 ], !dbg !23
  %21 = load i32, ptr %20, align 4, !dbg !23
  store i32 %21, ptr %4, align 4, !dbg !24
  %22 = load i32, ptr %2, align 4, !dbg !25
  %23 = icmp sgt i32 %22, 1, !dbg !26
  br i1 %23, label %24, label %44, !dbg !25

24:                                               ; preds = %19
  %25 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !27
  %26 = getelementptr inbounds %struct.__va_list_tag, ptr %25, i32 0, i32 0, !dbg !27
  %27 = load i32, ptr %26, align 16, !dbg !27
  %28 = icmp ule i32 %27, 40, !dbg !27
  br i1 %28, label %29, label %34, !dbg !27

29:                                               ; preds = %24
  %30 = getelementptr inbounds %struct.__va_list_tag, ptr %25, i32 0, i32 3, !dbg !27
  %31 = load ptr, ptr %30, align 16, !dbg !27
  %32 = getelementptr i8, ptr %31, i32 %27, !dbg !27
  %33 = add i32 %27, 8, !dbg !27
  store i32 %33, ptr %26, align 16, !dbg !27
  br label %38, !dbg !27

34:                                               ; preds = %24
  %35 = getelementptr inbounds %struct.__va_list_tag, ptr %25, i32 0, i32 2, !dbg !27
  %36 = load ptr, ptr %35, align 8, !dbg !27
  %37 = getelementptr i8, ptr %36, i32 8, !dbg !27
  store ptr %37, ptr %35, align 8, !dbg !27
  br label %38, !dbg !27

38:                                               ; preds = %34, %29
  %39 = phi ptr [ %32, %29 ], [ %36, %34 ], !dbg !27
  %40 = load i64, ptr %39, align 8, !dbg !27
  %41 = trunc i64 %40 to i32, !dbg !28
  %42 = load i32, ptr %4, align 4, !dbg !29
  %43 = add nsw i32 %42, %41, !dbg !29
  store i32 %43, ptr %4, align 4, !dbg !29
  br label %44, !dbg !30

44:                                               ; preds = %38, %19
  %45 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !31
  call void @llvm.va_end.p0(ptr %45), !dbg !31
  %46 = load i32, ptr %4, align 4, !dbg !32
  ret i32 %46, !dbg !33
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/variadic.c", directory: ".", checksumkind: CSK_MD5, checksum: "0ae95d3dcff5c79b4530a91e10826384")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 9, column: 5, scope: !10)
!14 = !DILocation(line: 10, column: 19, scope: !10)
!15 = !DILocation(line: 10, column: 12, scope: !10)
!16 = !DILocation(line: 10, column: 31, scope: !10)
!17 = !DILocation(line: 10, column: 50, scope: !10)
!18 = !DILocation(line: 10, column: 43, scope: !10)
!19 = !DILocation(line: 10, column: 53, scope: !10)
!20 = !DILocation(line: 10, column: 5, scope: !10)
!21 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 4, type: !11, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!22 = !DILocation(line: 4, column: 41, scope: !21)
!23 = !DILocation(line: 4, column: 65, scope: !21)
!24 = !DILocation(line: 4, column: 61, scope: !21)
!25 = !DILocation(line: 4, column: 85, scope: !21)
!26 = !DILocation(line: 4, column: 87, scope: !21)
!27 = !DILocation(line: 4, column: 102, scope: !21)
!28 = !DILocation(line: 4, column: 97, scope: !21)
!29 = !DILocation(line: 4, column: 94, scope: !21)
!30 = !DILocation(line: 4, column: 92, scope: !21)
!31 = !DILocation(line: 4, column: 119, scope: !21)
!32 = !DILocation(line: 4, column: 137, scope: !21)
!33 = !DILocation(line: 4, column: 130, scope: !21)
