; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/table_places.c
; ModuleID = 'tests/programs/table_places.c'
source_filename = "tests/programs/table_places.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@cells = internal global [100 x i32] zeroinitializer, align 16
@places = internal constant [8 x i8] c"\03Z)\11B\1DZJ", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i8], align 1
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %4 = getelementptr inbounds [2 x i8], ptr %2, i64 0, i64 0, !dbg !13
  call void @klee_make_symbolic(ptr noundef %4, i64 noundef 2, ptr noundef @.str), !dbg !14
  %5 = getelementptr inbounds [2 x i8], ptr %2, i64 0, i64 0, !dbg !15
  %6 = load i8, ptr %5, align 1, !dbg !15
  %7 = zext i8 %6 to i32, !dbg !15
  %8 = and i32 %7, 128, !dbg !16
  %9 = icmp ne i32 %8, 0, !dbg !16
  br i1 %9, label %10, label %11, !dbg !15

10:                                               ; preds = %0
  store i32 0, ptr %1, align 4, !dbg !17
  br label %68, !dbg !17

11:                                               ; preds = %0
  %12 = getelementptr inbounds [2 x i8], ptr %2, i64 0, i64 1, !dbg !18
  %13 = load i8, ptr %12, align 1, !dbg !18
  %14 = zext i8 %13 to i32, !dbg !18
  %15 = getelementptr inbounds [2 x i8], ptr %2, i64 0, i64 0, !dbg !19
  %16 = load i8, ptr %15, align 1, !dbg !19
  %17 = zext i8 %16 to i32, !dbg !19
  %18 = and i32 %17, 7, !dbg !20
  %19 = sext i32 %18 to i64, !dbg !21
  %20 = getelementptr inbounds [8 x i8], ptr @places, i64 0, i64 %19, !dbg !21
  %21 = load i8, ptr %20, align 1, !dbg !21
  %22 = zext i8 %21 to i64, !dbg !22
  %23 = getelementptr inbounds [100 x i32], ptr @cells, i64 0, i64 %22, !dbg !22
  store i32 %14, ptr %23, align 4, !dbg !23
  %24 = getelementptr inbounds [2 x i8], ptr %2, i64 0, i64 1, !dbg !24
  %25 = load i8, ptr %24, align 1, !dbg !24
  %26 = zext i8 %25 to i32, !dbg !24
  %27 = and i32 %26, 3, !dbg !25
  %28 = sext i32 %27 to i64, !dbg !26
  %29 = getelementptr inbounds [8 x i8], ptr @places, i64 0, i64 %28, !dbg !26
  %30 = load i8, ptr %29, align 1, !dbg !26
  %31 = zext i8 %30 to i32, !dbg !26
  %32 = add nsw i32 %31, 1, !dbg !27
  %33 = sext i32 %32 to i64, !dbg !28
  %34 = getelementptr inbounds [100 x i32], ptr @cells, i64 0, i64 %33, !dbg !28
  store i32 7, ptr %34, align 4, !dbg !29
  %35 = getelementptr inbounds [2 x i8], ptr %2, i64 0, i64 0, !dbg !30
  %36 = load i8, ptr %35, align 1, !dbg !30
  %37 = zext i8 %36 to i32, !dbg !30
  %38 = ashr i32 %37, 4, !dbg !31
  %39 = sext i32 %38 to i64, !dbg !32
  %40 = getelementptr inbounds [8 x i8], ptr @places, i64 0, i64 %39, !dbg !32
  %41 = load i8, ptr %40, align 1, !dbg !32
  %42 = zext i8 %41 to i64, !dbg !33
  %43 = getelementptr inbounds [100 x i32], ptr @cells, i64 0, i64 %42, !dbg !33
  %44 = load i32, ptr %43, align 4, !dbg !33
  store i32 %44, ptr %3, align 4, !dbg !34
  %45 = load i32, ptr %3, align 4, !dbg !35
  %46 = icmp eq i32 %45, 0, !dbg !36
  br i1 %46, label %47, label %48, !dbg !35

47:                                               ; preds = %11
  store i32 1, ptr %1, align 4, !dbg !37
  br label %68, !dbg !37

48:                                               ; preds = %11
  %49 = load i32, ptr %3, align 4, !dbg !38
  %50 = icmp sgt i32 %49, 200, !dbg !39
  br i1 %50, label %51, label %52, !dbg !38

51:                                               ; preds = %48
  store i32 2, ptr %1, align 4, !dbg !40
  br label %68, !dbg !40

52:                                               ; preds = %48
  %53 = getelementptr inbounds [2 x i8], ptr %2, i64 0, i64 1, !dbg !41
  %54 = load i8, ptr %53, align 1, !dbg !41
  %55 = zext i8 %54 to i32, !dbg !41
  %56 = and i32 %55, 7, !dbg !42
  %57 = sext i32 %56 to i64, !dbg !43
  %58 = getelementptr inbounds [8 x i8], ptr @places, i64 0, i64 %57, !dbg !43
  %59 = load i8, ptr %58, align 1, !dbg !43
  %60 = zext i8 %59 to i32, !dbg !43
  %61 = add nsw i32 %60, 1, !dbg !44
  %62 = sext i32 %61 to i64, !dbg !45
  %63 = getelementptr inbounds [100 x i32], ptr @cells, i64 0, i64 %62, !dbg !45
  %64 = load i32, ptr %63, align 4, !dbg !45
  %65 = icmp eq i32 %64, 7, !dbg !46
  %66 = zext i1 %65 to i64, !dbg !45
  %67 = select i1 %65, i32 3, i32 4, !dbg !45
  store i32 %67, ptr %1, align 4, !dbg !47
  br label %68, !dbg !47

68:                                               ; preds = %52, %51, %47, %10
  %69 = load i32, ptr %1, align 4, !dbg !48
  ret i32 %69, !dbg !48
}

declare void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/table_places.c", directory: ".", checksumkind: CSK_MD5, checksum: "2852dd46c31c955b56c2c92e79a3dbb6")
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
!13 = !DILocation(line: 11, column: 24, scope: !10)
!14 = !DILocation(line: 11, column: 5, scope: !10)
!15 = !DILocation(line: 12, column: 9, scope: !10)
!16 = !DILocation(line: 12, column: 14, scope: !10)
!17 = !DILocation(line: 13, column: 9, scope: !10)
!18 = !DILocation(line: 14, column: 31, scope: !10)
!19 = !DILocation(line: 14, column: 18, scope: !10)
!20 = !DILocation(line: 14, column: 23, scope: !10)
!21 = !DILocation(line: 14, column: 11, scope: !10)
!22 = !DILocation(line: 14, column: 5, scope: !10)
!23 = !DILocation(line: 14, column: 29, scope: !10)
!24 = !DILocation(line: 15, column: 18, scope: !10)
!25 = !DILocation(line: 15, column: 23, scope: !10)
!26 = !DILocation(line: 15, column: 11, scope: !10)
!27 = !DILocation(line: 15, column: 28, scope: !10)
!28 = !DILocation(line: 15, column: 5, scope: !10)
!29 = !DILocation(line: 15, column: 33, scope: !10)
!30 = !DILocation(line: 16, column: 29, scope: !10)
!31 = !DILocation(line: 16, column: 34, scope: !10)
!32 = !DILocation(line: 16, column: 22, scope: !10)
!33 = !DILocation(line: 16, column: 16, scope: !10)
!34 = !DILocation(line: 16, column: 9, scope: !10)
!35 = !DILocation(line: 17, column: 9, scope: !10)
!36 = !DILocation(line: 17, column: 14, scope: !10)
!37 = !DILocation(line: 18, column: 9, scope: !10)
!38 = !DILocation(line: 19, column: 9, scope: !10)
!39 = !DILocation(line: 19, column: 14, scope: !10)
!40 = !DILocation(line: 20, column: 9, scope: !10)
!41 = !DILocation(line: 21, column: 25, scope: !10)
!42 = !DILocation(line: 21, column: 30, scope: !10)
!43 = !DILocation(line: 21, column: 18, scope: !10)
!44 = !DILocation(line: 21, column: 35, scope: !10)
!45 = !DILocation(line: 21, column: 12, scope: !10)
!46 = !DILocation(line: 21, column: 40, scope: !10)
!47 = !DILocation(line: 21, column: 5, scope: !10)
!48 = !DILocation(line: 22, column: 1, scope: !10)
