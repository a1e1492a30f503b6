; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/pointer_choice.c
; ModuleID = 'tests/programs/pointer_choice.c'
source_filename = "tests/programs/pointer_choice.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@__const.main.c = private unnamed_addr constant [2 x i32] [i32 3, i32 4], align 4

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca [2 x i32], align 4
  %6 = alloca [4 x ptr], align 16
  %7 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @klee_make_symbolic(ptr noundef %2, i64 noundef 1, ptr noundef @.str), !dbg !13
  store i32 1, ptr %3, align 4, !dbg !14
  store i32 2, ptr %4, align 4, !dbg !15
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %5, ptr align 4 @__const.main.c, i64 8, i1 false), !dbg !16
  store ptr %3, ptr %6, align 8, !dbg !17
  %8 = getelementptr inbounds ptr, ptr %6, i64 1, !dbg !17
  store ptr %4, ptr %8, align 8, !dbg !17
  %9 = getelementptr inbounds ptr, ptr %6, i64 2, !dbg !17
  %10 = getelementptr inbounds [2 x i32], ptr %5, i64 0, i64 0, !dbg !18
  store ptr %10, ptr %9, align 8, !dbg !17
  %11 = getelementptr inbounds ptr, ptr %6, i64 3, !dbg !17
  %12 = getelementptr inbounds [2 x i32], ptr %5, i64 0, i64 0, !dbg !19
  %13 = getelementptr inbounds i32, ptr %12, i64 1, !dbg !20
  store ptr %13, ptr %11, align 8, !dbg !17
  %14 = load i8, ptr %2, align 1, !dbg !21
  %15 = zext i8 %14 to i32, !dbg !21
  %16 = and i32 %15, 3, !dbg !22
  %17 = sext i32 %16 to i64, !dbg !23
  %18 = getelementptr inbounds [4 x ptr], ptr %6, i64 0, i64 %17, !dbg !23
  %19 = load ptr, ptr %18, align 8, !dbg !23
  store ptr %19, ptr %7, align 8, !dbg !24
  %20 = load i8, ptr %2, align 1, !dbg !25
  %21 = zext i8 %20 to i32, !dbg !25
  %22 = ashr i32 %21, 4, !dbg !26
  %23 = load ptr, ptr %7, align 8, !dbg !27
  %24 = load i32, ptr %23, align 4, !dbg !28
  %25 = add nsw i32 %24, %22, !dbg !28
  store i32 %25, ptr %23, align 4, !dbg !28
  %26 = load i32, ptr %3, align 4, !dbg !29
  %27 = icmp sgt i32 %26, 5, !dbg !30
  br i1 %27, label %28, label %29, !dbg !29

28:                                               ; preds = %0
  br label %41, !dbg !29

29:                                               ; preds = %0
  %30 = load i32, ptr %4, align 4, !dbg !31
  %31 = icmp sgt i32 %30, 9, !dbg !32
  br i1 %31, label %32, label %33, !dbg !31

32:                                               ; preds = %29
  br label %39, !dbg !31

33:                                               ; preds = %29
  %34 = getelementptr inbounds [2 x i32], ptr %5, i64 0, i64 1, !dbg !33
  %35 = load i32, ptr %34, align 4, !dbg !33
  %36 = icmp eq i32 %35, 6, !dbg !34
  %37 = zext i1 %36 to i64, !dbg !33
  %38 = select i1 %36, i32 3, i32 4, !dbg !33
  br label %39, !dbg !31

39:                                               ; preds = %33, %32
  %40 = phi i32 [ 2, %32 ], [ %38, %33 ], !dbg !31
  br label %41, !dbg !29

41:                                               ; preds = %39, %28
  %42 = phi i32 [ 1, %28 ], [ %40, %39 ], !dbg !29
  ret i32 %42, !dbg !35
}

declare void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/pointer_choice.c", directory: ".", checksumkind: CSK_MD5, checksum: "38800a9863048da5291cf4613a3d3e5b")
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
!15 = !DILocation(line: 8, column: 16, scope: !10)
!16 = !DILocation(line: 8, column: 23, scope: !10)
!17 = !DILocation(line: 9, column: 17, scope: !10)
!18 = !DILocation(line: 9, column: 26, scope: !10)
!19 = !DILocation(line: 9, column: 29, scope: !10)
!20 = !DILocation(line: 9, column: 31, scope: !10)
!21 = !DILocation(line: 10, column: 16, scope: !10)
!22 = !DILocation(line: 10, column: 18, scope: !10)
!23 = !DILocation(line: 10, column: 14, scope: !10)
!24 = !DILocation(line: 10, column: 10, scope: !10)
!25 = !DILocation(line: 11, column: 11, scope: !10)
!26 = !DILocation(line: 11, column: 13, scope: !10)
!27 = !DILocation(line: 11, column: 6, scope: !10)
!28 = !DILocation(line: 11, column: 8, scope: !10)
!29 = !DILocation(line: 12, column: 12, scope: !10)
!30 = !DILocation(line: 12, column: 14, scope: !10)
!31 = !DILocation(line: 12, column: 24, scope: !10)
!32 = !DILocation(line: 12, column: 26, scope: !10)
!33 = !DILocation(line: 12, column: 36, scope: !10)
!34 = !DILocation(line: 12, column: 41, scope: !10)
!35 = !DILocation(line: 12, column: 5, scope: !10)
