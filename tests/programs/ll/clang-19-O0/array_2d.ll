; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/array_2d.c
; ModuleID = 'tests/programs/array_2d.c'
source_filename = "tests/programs/array_2d.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca [4 x [4 x i32]], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @klee_make_symbolic(ptr noundef %2, i64 noundef 1, ptr noundef @.str), !dbg !13
  call void @llvm.memset.p0.i64(ptr align 16 %3, i8 0, i64 64, i1 false), !dbg !14
  %6 = load i8, ptr %2, align 1, !dbg !15
  %7 = zext i8 %6 to i32, !dbg !15
  %8 = ashr i32 %7, 4, !dbg !16
  %9 = load i8, ptr %2, align 1, !dbg !17
  %10 = zext i8 %9 to i32, !dbg !17
  %11 = and i32 %10, 3, !dbg !18
  %12 = sext i32 %11 to i64, !dbg !19
  %13 = getelementptr inbounds [4 x [4 x i32]], ptr %3, i64 0, i64 %12, !dbg !19
  %14 = load i8, ptr %2, align 1, !dbg !20
  %15 = zext i8 %14 to i32, !dbg !20
  %16 = ashr i32 %15, 2, !dbg !21
  %17 = and i32 %16, 3, !dbg !22
  %18 = sext i32 %17 to i64, !dbg !19
  %19 = getelementptr inbounds [4 x i32], ptr %13, i64 0, i64 %18, !dbg !19
  store i32 %8, ptr %19, align 4, !dbg !23
  store i32 0, ptr %4, align 4, !dbg !24
  store i32 0, ptr %5, align 4, !dbg !25
  br label %20, !dbg !26

20:                                               ; preds = %33, %0
  %21 = load i32, ptr %5, align 4, !dbg !27
  %22 = icmp slt i32 %21, 4, !dbg !28
  br i1 %22, label %23, label %36, !dbg !29

23:                                               ; preds = %20
  %24 = load i32, ptr %5, align 4, !dbg !30
  %25 = sext i32 %24 to i64, !dbg !31
  %26 = getelementptr inbounds [4 x [4 x i32]], ptr %3, i64 0, i64 %25, !dbg !31
  %27 = load i32, ptr %5, align 4, !dbg !32
  %28 = sext i32 %27 to i64, !dbg !31
  %29 = getelementptr inbounds [4 x i32], ptr %26, i64 0, i64 %28, !dbg !31
  %30 = load i32, ptr %29, align 4, !dbg !31
  %31 = load i32, ptr %4, align 4, !dbg !33
  %32 = add nsw i32 %31, %30, !dbg !33
  store i32 %32, ptr %4, align 4, !dbg !33
  br label %33, !dbg !34

33:                                               ; preds = %23
  %34 = load i32, ptr %5, align 4, !dbg !35
  %35 = add nsw i32 %34, 1, !dbg !35
  store i32 %35, ptr %5, align 4, !dbg !35
  br label %20, !dbg !29, !llvm.loop !36

36:                                               ; preds = %20
  %37 = load i32, ptr %4, align 4, !dbg !39
  %38 = icmp eq i32 %37, 0, !dbg !40
  br i1 %38, label %39, label %40, !dbg !39

39:                                               ; preds = %36
  br label %45, !dbg !39

40:                                               ; preds = %36
  %41 = load i32, ptr %4, align 4, !dbg !41
  %42 = icmp sgt i32 %41, 10, !dbg !42
  %43 = zext i1 %42 to i64, !dbg !41
  %44 = select i1 %42, i32 2, i32 3, !dbg !41
  br label %45, !dbg !39

45:                                               ; preds = %40, %39
  %46 = phi i32 [ 1, %39 ], [ %44, %40 ], !dbg !39
  ret i32 %46, !dbg !43
}

declare void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/array_2d.c", directory: ".", checksumkind: CSK_MD5, checksum: "f89a8725c29bb0fb66b1e03970c55abb")
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
!14 = !DILocation(line: 8, column: 9, scope: !10)
!15 = !DILocation(line: 9, column: 28, scope: !10)
!16 = !DILocation(line: 9, column: 30, scope: !10)
!17 = !DILocation(line: 9, column: 7, scope: !10)
!18 = !DILocation(line: 9, column: 9, scope: !10)
!19 = !DILocation(line: 9, column: 5, scope: !10)
!20 = !DILocation(line: 9, column: 14, scope: !10)
!21 = !DILocation(line: 9, column: 16, scope: !10)
!22 = !DILocation(line: 9, column: 21, scope: !10)
!23 = !DILocation(line: 9, column: 26, scope: !10)
!24 = !DILocation(line: 10, column: 9, scope: !10)
!25 = !DILocation(line: 11, column: 14, scope: !10)
!26 = !DILocation(line: 11, column: 10, scope: !10)
!27 = !DILocation(line: 11, column: 21, scope: !10)
!28 = !DILocation(line: 11, column: 23, scope: !10)
!29 = !DILocation(line: 11, column: 5, scope: !10)
!30 = !DILocation(line: 12, column: 20, scope: !10)
!31 = !DILocation(line: 12, column: 18, scope: !10)
!32 = !DILocation(line: 12, column: 23, scope: !10)
!33 = !DILocation(line: 12, column: 15, scope: !10)
!34 = !DILocation(line: 12, column: 9, scope: !10)
!35 = !DILocation(line: 11, column: 29, scope: !10)
!36 = distinct !{!36, !29, !37, !38}
!37 = !DILocation(line: 12, column: 24, scope: !10)
!38 = !{!"llvm.loop.mustprogress"}
!39 = !DILocation(line: 13, column: 12, scope: !10)
!40 = !DILocation(line: 13, column: 18, scope: !10)
!41 = !DILocation(line: 13, column: 29, scope: !10)
!42 = !DILocation(line: 13, column: 35, scope: !10)
!43 = !DILocation(line: 13, column: 5, scope: !10)
