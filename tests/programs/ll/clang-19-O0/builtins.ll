; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/builtins.c
; ModuleID = 'tests/programs/builtins.c'
source_filename = "tests/programs/builtins.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @klee_make_symbolic(ptr noundef %2, i64 noundef 1, ptr noundef @.str), !dbg !13
  %4 = load i8, ptr %2, align 1, !dbg !14
  %5 = zext i8 %4 to i32, !dbg !14
  %6 = call i32 @llvm.ctpop.i32(i32 %5), !dbg !15
  %7 = icmp eq i32 %6, 7, !dbg !16
  br i1 %7, label %8, label %9, !dbg !15

8:                                                ; preds = %0
  store i32 1, ptr %1, align 4, !dbg !17
  br label %45, !dbg !17

9:                                                ; preds = %0
  %10 = load i8, ptr %2, align 1, !dbg !18
  %11 = zext i8 %10 to i32, !dbg !18
  %12 = icmp ne i32 %11, 0, !dbg !18
  br i1 %12, label %13, label %19, !dbg !19

13:                                               ; preds = %9
  %14 = load i8, ptr %2, align 1, !dbg !20
  %15 = zext i8 %14 to i32, !dbg !20
  %16 = call i32 @llvm.ctlz.i32(i32 %15, i1 true), !dbg !21
  %17 = icmp eq i32 %16, 26, !dbg !22
  br i1 %17, label %18, label %19, !dbg !18

18:                                               ; preds = %13
  store i32 2, ptr %1, align 4, !dbg !23
  br label %45, !dbg !23

19:                                               ; preds = %13, %9
  %20 = load i8, ptr %2, align 1, !dbg !24
  %21 = zext i8 %20 to i32, !dbg !24
  %22 = icmp ne i32 %21, 0, !dbg !24
  br i1 %22, label %23, label %29, !dbg !25

23:                                               ; preds = %19
  %24 = load i8, ptr %2, align 1, !dbg !26
  %25 = zext i8 %24 to i32, !dbg !26
  %26 = call i32 @llvm.cttz.i32(i32 %25, i1 true), !dbg !27
  %27 = icmp eq i32 %26, 3, !dbg !28
  br i1 %27, label %28, label %29, !dbg !24

28:                                               ; preds = %23
  store i32 3, ptr %1, align 4, !dbg !29
  br label %45, !dbg !29

29:                                               ; preds = %23, %19
  %30 = load i8, ptr %2, align 1, !dbg !30
  %31 = zext i8 %30 to i32, !dbg !30
  %32 = shl i32 %31, 23, !dbg !31
  %33 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %32, i32 2130706432), !dbg !32
  %34 = extractvalue { i32, i1 } %33, 1, !dbg !32
  %35 = extractvalue { i32, i1 } %33, 0, !dbg !32
  store i32 %35, ptr %3, align 4, !dbg !32
  br i1 %34, label %36, label %37, !dbg !32

36:                                               ; preds = %29
  store i32 4, ptr %1, align 4, !dbg !33
  br label %45, !dbg !33

37:                                               ; preds = %29
  %38 = load i8, ptr %2, align 1, !dbg !34
  %39 = zext i8 %38 to i16, !dbg !34
  %40 = call i16 @llvm.bswap.i16(i16 %39), !dbg !35
  %41 = zext i16 %40 to i32, !dbg !35
  %42 = icmp eq i32 %41, 4352, !dbg !36
  %43 = zext i1 %42 to i64, !dbg !35
  %44 = select i1 %42, i32 5, i32 6, !dbg !35
  store i32 %44, ptr %1, align 4, !dbg !37
  br label %45, !dbg !37

45:                                               ; preds = %37, %36, %28, %18, %8
  %46 = load i32, ptr %1, align 4, !dbg !38
  ret i32 %46, !dbg !38
}

declare void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.bswap.i16(i16) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/builtins.c", directory: ".", checksumkind: CSK_MD5, checksum: "ead77d7f6f755cefa3811a3e50a39f37")
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
!14 = !DILocation(line: 9, column: 28, scope: !10)
!15 = !DILocation(line: 9, column: 9, scope: !10)
!16 = !DILocation(line: 9, column: 31, scope: !10)
!17 = !DILocation(line: 10, column: 9, scope: !10)
!18 = !DILocation(line: 11, column: 9, scope: !10)
!19 = !DILocation(line: 11, column: 11, scope: !10)
!20 = !DILocation(line: 11, column: 28, scope: !10)
!21 = !DILocation(line: 11, column: 14, scope: !10)
!22 = !DILocation(line: 11, column: 31, scope: !10)
!23 = !DILocation(line: 12, column: 9, scope: !10)
!24 = !DILocation(line: 13, column: 9, scope: !10)
!25 = !DILocation(line: 13, column: 11, scope: !10)
!26 = !DILocation(line: 13, column: 28, scope: !10)
!27 = !DILocation(line: 13, column: 14, scope: !10)
!28 = !DILocation(line: 13, column: 31, scope: !10)
!29 = !DILocation(line: 14, column: 9, scope: !10)
!30 = !DILocation(line: 15, column: 32, scope: !10)
!31 = !DILocation(line: 15, column: 34, scope: !10)
!32 = !DILocation(line: 15, column: 9, scope: !10)
!33 = !DILocation(line: 16, column: 9, scope: !10)
!34 = !DILocation(line: 17, column: 30, scope: !10)
!35 = !DILocation(line: 17, column: 12, scope: !10)
!36 = !DILocation(line: 17, column: 33, scope: !10)
!37 = !DILocation(line: 17, column: 5, scope: !10)
!38 = !DILocation(line: 18, column: 1, scope: !10)
