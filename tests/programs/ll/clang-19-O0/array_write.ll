; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/array_write.c
; ModuleID = 'tests/programs/array_write.c'
source_filename = "tests/programs/array_write.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca [8 x i8], align 1
  store i32 0, ptr %1, align 4
  call void @klee_make_symbolic(ptr noundef %2, i64 noundef 1, ptr noundef @.str), !dbg !13
  call void @llvm.memset.p0.i64(ptr align 1 %3, i8 0, i64 8, i1 false), !dbg !14
  %4 = load i8, ptr %2, align 1, !dbg !15
  %5 = zext i8 %4 to i32, !dbg !15
  %6 = ashr i32 %5, 3, !dbg !16
  %7 = trunc i32 %6 to i8, !dbg !15
  %8 = load i8, ptr %2, align 1, !dbg !17
  %9 = zext i8 %8 to i32, !dbg !17
  %10 = and i32 %9, 7, !dbg !18
  %11 = sext i32 %10 to i64, !dbg !19
  %12 = getelementptr inbounds [8 x i8], ptr %3, i64 0, i64 %11, !dbg !19
  store i8 %7, ptr %12, align 1, !dbg !20
  %13 = load i8, ptr %2, align 1, !dbg !21
  %14 = zext i8 %13 to i32, !dbg !21
  %15 = ashr i32 %14, 4, !dbg !22
  %16 = and i32 %15, 7, !dbg !23
  %17 = sext i32 %16 to i64, !dbg !24
  %18 = getelementptr inbounds [8 x i8], ptr %3, i64 0, i64 %17, !dbg !24
  %19 = load i8, ptr %18, align 1, !dbg !25
  %20 = zext i8 %19 to i32, !dbg !25
  %21 = add nsw i32 %20, 1, !dbg !25
  %22 = trunc i32 %21 to i8, !dbg !25
  store i8 %22, ptr %18, align 1, !dbg !25
  %23 = getelementptr inbounds [8 x i8], ptr %3, i64 0, i64 2, !dbg !26
  %24 = load i8, ptr %23, align 1, !dbg !26
  %25 = zext i8 %24 to i32, !dbg !26
  %26 = icmp eq i32 %25, 9, !dbg !27
  br i1 %26, label %27, label %28, !dbg !26

27:                                               ; preds = %0
  store i32 1, ptr %1, align 4, !dbg !28
  br label %39, !dbg !28

28:                                               ; preds = %0
  %29 = getelementptr inbounds [8 x i8], ptr %3, i64 0, i64 0, !dbg !29
  %30 = load i8, ptr %29, align 1, !dbg !29
  %31 = zext i8 %30 to i32, !dbg !29
  %32 = getelementptr inbounds [8 x i8], ptr %3, i64 0, i64 7, !dbg !30
  %33 = load i8, ptr %32, align 1, !dbg !30
  %34 = zext i8 %33 to i32, !dbg !30
  %35 = add nsw i32 %31, %34, !dbg !31
  %36 = icmp sgt i32 %35, 20, !dbg !32
  %37 = zext i1 %36 to i64, !dbg !29
  %38 = select i1 %36, i32 2, i32 3, !dbg !29
  store i32 %38, ptr %1, align 4, !dbg !33
  br label %39, !dbg !33

39:                                               ; preds = %28, %27
  %40 = load i32, ptr %1, align 4, !dbg !34
  ret i32 %40, !dbg !34
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
!1 = !DIFile(filename: "tests/programs/array_write.c", directory: ".", checksumkind: CSK_MD5, checksum: "62c085f15613ecf86cd6d1c308ae3467")
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
!14 = !DILocation(line: 8, column: 19, scope: !10)
!15 = !DILocation(line: 9, column: 16, scope: !10)
!16 = !DILocation(line: 9, column: 18, scope: !10)
!17 = !DILocation(line: 9, column: 7, scope: !10)
!18 = !DILocation(line: 9, column: 9, scope: !10)
!19 = !DILocation(line: 9, column: 5, scope: !10)
!20 = !DILocation(line: 9, column: 14, scope: !10)
!21 = !DILocation(line: 10, column: 8, scope: !10)
!22 = !DILocation(line: 10, column: 10, scope: !10)
!23 = !DILocation(line: 10, column: 16, scope: !10)
!24 = !DILocation(line: 10, column: 5, scope: !10)
!25 = !DILocation(line: 10, column: 21, scope: !10)
!26 = !DILocation(line: 11, column: 9, scope: !10)
!27 = !DILocation(line: 11, column: 14, scope: !10)
!28 = !DILocation(line: 12, column: 9, scope: !10)
!29 = !DILocation(line: 13, column: 12, scope: !10)
!30 = !DILocation(line: 13, column: 19, scope: !10)
!31 = !DILocation(line: 13, column: 17, scope: !10)
!32 = !DILocation(line: 13, column: 24, scope: !10)
!33 = !DILocation(line: 13, column: 5, scope: !10)
!34 = !DILocation(line: 14, column: 1, scope: !10)
