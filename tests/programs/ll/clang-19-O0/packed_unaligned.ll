; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/packed_unaligned.c
; ModuleID = 'tests/programs/packed_unaligned.c'
source_filename = "tests/programs/packed_unaligned.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.anon = type <{ i8, i16, i32 }>

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i16, align 2
  %3 = alloca %struct.anon, align 1
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @klee_make_symbolic(ptr noundef %2, i64 noundef 2, ptr noundef @.str), !dbg !13
  %6 = getelementptr inbounds %struct.anon, ptr %3, i32 0, i32 0, !dbg !14
  store i8 1, ptr %6, align 1, !dbg !14
  %7 = getelementptr inbounds %struct.anon, ptr %3, i32 0, i32 1, !dbg !14
  %8 = load i16, ptr %2, align 2, !dbg !15
  store i16 %8, ptr %7, align 1, !dbg !14
  %9 = getelementptr inbounds %struct.anon, ptr %3, i32 0, i32 2, !dbg !14
  store i32 16909060, ptr %9, align 1, !dbg !14
  store ptr %3, ptr %4, align 8, !dbg !16
  %10 = load ptr, ptr %4, align 8, !dbg !17
  %11 = getelementptr inbounds i8, ptr %10, i64 2, !dbg !18
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %5, ptr align 1 %11, i64 4, i1 false), !dbg !19
  %12 = load i32, ptr %5, align 4, !dbg !20
  %13 = icmp eq i32 %12, 33752082, !dbg !21
  br i1 %13, label %14, label %15, !dbg !20

14:                                               ; preds = %0
  store i32 1, ptr %1, align 4, !dbg !22
  br label %31, !dbg !22

15:                                               ; preds = %0
  %16 = getelementptr inbounds %struct.anon, ptr %3, i32 0, i32 1, !dbg !23
  %17 = load i16, ptr %16, align 1, !dbg !23
  %18 = sext i16 %17 to i32, !dbg !24
  %19 = icmp slt i32 %18, 0, !dbg !25
  br i1 %19, label %20, label %21, !dbg !24

20:                                               ; preds = %15
  br label %29, !dbg !24

21:                                               ; preds = %15
  %22 = load ptr, ptr %4, align 8, !dbg !26
  %23 = getelementptr inbounds i8, ptr %22, i64 1, !dbg !26
  %24 = load i8, ptr %23, align 1, !dbg !26
  %25 = zext i8 %24 to i32, !dbg !26
  %26 = icmp eq i32 %25, 52, !dbg !27
  %27 = zext i1 %26 to i64, !dbg !26
  %28 = select i1 %26, i32 3, i32 4, !dbg !26
  br label %29, !dbg !24

29:                                               ; preds = %21, %20
  %30 = phi i32 [ 2, %20 ], [ %28, %21 ], !dbg !24
  store i32 %30, ptr %1, align 4, !dbg !28
  br label %31, !dbg !28

31:                                               ; preds = %29, %14
  %32 = load i32, ptr %1, align 4, !dbg !29
  ret i32 %32, !dbg !29
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
!1 = !DIFile(filename: "tests/programs/packed_unaligned.c", directory: ".", checksumkind: CSK_MD5, checksum: "1fad835f1ca7def7f4d4c2dedd2ac356")
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
!14 = !DILocation(line: 9, column: 68, scope: !10)
!15 = !DILocation(line: 9, column: 79, scope: !10)
!16 = !DILocation(line: 10, column: 20, scope: !10)
!17 = !DILocation(line: 12, column: 16, scope: !10)
!18 = !DILocation(line: 12, column: 18, scope: !10)
!19 = !DILocation(line: 12, column: 5, scope: !10)
!20 = !DILocation(line: 13, column: 9, scope: !10)
!21 = !DILocation(line: 13, column: 11, scope: !10)
!22 = !DILocation(line: 14, column: 9, scope: !10)
!23 = !DILocation(line: 15, column: 14, scope: !10)
!24 = !DILocation(line: 15, column: 12, scope: !10)
!25 = !DILocation(line: 15, column: 16, scope: !10)
!26 = !DILocation(line: 15, column: 26, scope: !10)
!27 = !DILocation(line: 15, column: 31, scope: !10)
!28 = !DILocation(line: 15, column: 5, scope: !10)
!29 = !DILocation(line: 16, column: 1, scope: !10)
