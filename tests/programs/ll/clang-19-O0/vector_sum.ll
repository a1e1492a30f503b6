; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/vector_sum.c
; ModuleID = 'tests/programs/vector_sum.c'
source_filename = "tests/programs/vector_sum.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca [32 x i8], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @klee_make_symbolic(ptr noundef %2, i64 noundef 1, ptr noundef @.str), !dbg !13
  store i32 0, ptr %4, align 4, !dbg !14
  store i32 0, ptr %5, align 4, !dbg !15
  br label %7, !dbg !16

7:                                                ; preds = %20, %0
  %8 = load i32, ptr %5, align 4, !dbg !17
  %9 = icmp slt i32 %8, 32, !dbg !18
  br i1 %9, label %10, label %23, !dbg !19

10:                                               ; preds = %7
  %11 = load i8, ptr %2, align 1, !dbg !20
  %12 = zext i8 %11 to i32, !dbg !20
  %13 = load i32, ptr %5, align 4, !dbg !21
  %14 = mul nsw i32 %13, 3, !dbg !22
  %15 = add nsw i32 %12, %14, !dbg !23
  %16 = trunc i32 %15 to i8, !dbg !24
  %17 = load i32, ptr %5, align 4, !dbg !25
  %18 = sext i32 %17 to i64, !dbg !26
  %19 = getelementptr inbounds [32 x i8], ptr %3, i64 0, i64 %18, !dbg !26
  store i8 %16, ptr %19, align 1, !dbg !27
  br label %20, !dbg !26

20:                                               ; preds = %10
  %21 = load i32, ptr %5, align 4, !dbg !28
  %22 = add nsw i32 %21, 1, !dbg !28
  store i32 %22, ptr %5, align 4, !dbg !28
  br label %7, !dbg !19, !llvm.loop !29

23:                                               ; preds = %7
  store i32 0, ptr %6, align 4, !dbg !32
  br label %24, !dbg !33

24:                                               ; preds = %35, %23
  %25 = load i32, ptr %6, align 4, !dbg !34
  %26 = icmp slt i32 %25, 32, !dbg !35
  br i1 %26, label %27, label %38, !dbg !36

27:                                               ; preds = %24
  %28 = load i32, ptr %6, align 4, !dbg !37
  %29 = sext i32 %28 to i64, !dbg !38
  %30 = getelementptr inbounds [32 x i8], ptr %3, i64 0, i64 %29, !dbg !38
  %31 = load i8, ptr %30, align 1, !dbg !38
  %32 = zext i8 %31 to i32, !dbg !38
  %33 = load i32, ptr %4, align 4, !dbg !39
  %34 = add i32 %33, %32, !dbg !39
  store i32 %34, ptr %4, align 4, !dbg !39
  br label %35, !dbg !40

35:                                               ; preds = %27
  %36 = load i32, ptr %6, align 4, !dbg !41
  %37 = add nsw i32 %36, 1, !dbg !41
  store i32 %37, ptr %6, align 4, !dbg !41
  br label %24, !dbg !36, !llvm.loop !42

38:                                               ; preds = %24
  %39 = load i32, ptr %4, align 4, !dbg !44
  %40 = icmp ugt i32 %39, 6000, !dbg !45
  br i1 %40, label %41, label %42, !dbg !44

41:                                               ; preds = %38
  br label %48, !dbg !44

42:                                               ; preds = %38
  %43 = load i32, ptr %4, align 4, !dbg !46
  %44 = urem i32 %43, 3, !dbg !47
  %45 = icmp eq i32 %44, 0, !dbg !48
  %46 = zext i1 %45 to i64, !dbg !46
  %47 = select i1 %45, i32 2, i32 3, !dbg !46
  br label %48, !dbg !44

48:                                               ; preds = %42, %41
  %49 = phi i32 [ 1, %41 ], [ %47, %42 ], !dbg !44
  ret i32 %49, !dbg !49
}

declare void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/vector_sum.c", directory: ".", checksumkind: CSK_MD5, checksum: "5182155999e7d146fe4f048cc364bf90")
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
!15 = !DILocation(line: 10, column: 14, scope: !10)
!16 = !DILocation(line: 10, column: 10, scope: !10)
!17 = !DILocation(line: 10, column: 21, scope: !10)
!18 = !DILocation(line: 10, column: 23, scope: !10)
!19 = !DILocation(line: 10, column: 5, scope: !10)
!20 = !DILocation(line: 11, column: 32, scope: !10)
!21 = !DILocation(line: 11, column: 36, scope: !10)
!22 = !DILocation(line: 11, column: 38, scope: !10)
!23 = !DILocation(line: 11, column: 34, scope: !10)
!24 = !DILocation(line: 11, column: 16, scope: !10)
!25 = !DILocation(line: 11, column: 11, scope: !10)
!26 = !DILocation(line: 11, column: 9, scope: !10)
!27 = !DILocation(line: 11, column: 14, scope: !10)
!28 = !DILocation(line: 10, column: 30, scope: !10)
!29 = distinct !{!29, !19, !30, !31}
!30 = !DILocation(line: 11, column: 41, scope: !10)
!31 = !{!"llvm.loop.mustprogress"}
!32 = !DILocation(line: 12, column: 14, scope: !10)
!33 = !DILocation(line: 12, column: 10, scope: !10)
!34 = !DILocation(line: 12, column: 21, scope: !10)
!35 = !DILocation(line: 12, column: 23, scope: !10)
!36 = !DILocation(line: 12, column: 5, scope: !10)
!37 = !DILocation(line: 13, column: 16, scope: !10)
!38 = !DILocation(line: 13, column: 14, scope: !10)
!39 = !DILocation(line: 13, column: 11, scope: !10)
!40 = !DILocation(line: 13, column: 9, scope: !10)
!41 = !DILocation(line: 12, column: 30, scope: !10)
!42 = distinct !{!42, !36, !43, !31}
!43 = !DILocation(line: 13, column: 17, scope: !10)
!44 = !DILocation(line: 14, column: 12, scope: !10)
!45 = !DILocation(line: 14, column: 14, scope: !10)
!46 = !DILocation(line: 14, column: 27, scope: !10)
!47 = !DILocation(line: 14, column: 29, scope: !10)
!48 = !DILocation(line: 14, column: 33, scope: !10)
!49 = !DILocation(line: 14, column: 5, scope: !10)
