; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/bit_fields.c
; ModuleID = 'tests/programs/bit_fields.c'
source_filename = "tests/programs/bit_fields.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.anon = type { i16, [2 x i8] }

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i16, align 2
  %3 = alloca %struct.anon, align 4
  store i32 0, ptr %1, align 4
  call void @klee_make_symbolic(ptr noundef %2, i64 noundef 2, ptr noundef @.str), !dbg !13
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 2 %2, i64 2, i1 false), !dbg !14
  %4 = load i16, ptr %3, align 4, !dbg !15
  %5 = lshr i16 %4, 15, !dbg !15
  %6 = trunc i16 %5 to i1, !dbg !15
  br i1 %6, label %7, label %15, !dbg !16

7:                                                ; preds = %0
  %8 = load i16, ptr %3, align 4, !dbg !17
  %9 = shl i16 %8, 8, !dbg !17
  %10 = ashr i16 %9, 11, !dbg !17
  %11 = sext i16 %10 to i32, !dbg !17
  %12 = icmp slt i32 %11, -3, !dbg !18
  %13 = zext i1 %12 to i64, !dbg !19
  %14 = select i1 %12, i32 1, i32 2, !dbg !19
  store i32 %14, ptr %1, align 4, !dbg !20
  br label %39, !dbg !20

15:                                               ; preds = %0
  %16 = load i16, ptr %3, align 4, !dbg !21
  %17 = and i16 %16, 7, !dbg !21
  %18 = zext i16 %17 to i32, !dbg !21
  %19 = add nsw i32 %18, 2, !dbg !21
  %20 = trunc i32 %19 to i16, !dbg !21
  %21 = load i16, ptr %3, align 4, !dbg !21
  %22 = and i16 %20, 7, !dbg !21
  %23 = and i16 %21, -8, !dbg !21
  %24 = or i16 %23, %22, !dbg !21
  store i16 %24, ptr %3, align 4, !dbg !21
  %25 = zext i16 %22 to i32, !dbg !21
  %26 = load i16, ptr %3, align 4, !dbg !22
  %27 = and i16 %26, 7, !dbg !22
  %28 = zext i16 %27 to i32, !dbg !22
  %29 = icmp eq i32 %28, 1, !dbg !23
  br i1 %29, label %30, label %31, !dbg !24

30:                                               ; preds = %15
  store i32 3, ptr %1, align 4, !dbg !25
  br label %39, !dbg !25

31:                                               ; preds = %15
  %32 = load i16, ptr %3, align 4, !dbg !26
  %33 = lshr i16 %32, 8, !dbg !26
  %34 = and i16 %33, 127, !dbg !26
  %35 = zext i16 %34 to i32, !dbg !26
  %36 = icmp sgt i32 %35, 100, !dbg !27
  %37 = zext i1 %36 to i64, !dbg !28
  %38 = select i1 %36, i32 4, i32 5, !dbg !28
  store i32 %38, ptr %1, align 4, !dbg !29
  br label %39, !dbg !29

39:                                               ; preds = %31, %30, %7
  %40 = load i32, ptr %1, align 4, !dbg !30
  ret i32 %40, !dbg !30
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
!1 = !DIFile(filename: "tests/programs/bit_fields.c", directory: ".", checksumkind: CSK_MD5, checksum: "dec89173705bd4e702ca1dd36a463b8d")
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
!14 = !DILocation(line: 10, column: 5, scope: !10)
!15 = !DILocation(line: 11, column: 11, scope: !10)
!16 = !DILocation(line: 11, column: 9, scope: !10)
!17 = !DILocation(line: 12, column: 18, scope: !10)
!18 = !DILocation(line: 12, column: 20, scope: !10)
!19 = !DILocation(line: 12, column: 16, scope: !10)
!20 = !DILocation(line: 12, column: 9, scope: !10)
!21 = !DILocation(line: 13, column: 9, scope: !10)
!22 = !DILocation(line: 14, column: 11, scope: !10)
!23 = !DILocation(line: 14, column: 13, scope: !10)
!24 = !DILocation(line: 14, column: 9, scope: !10)
!25 = !DILocation(line: 15, column: 9, scope: !10)
!26 = !DILocation(line: 16, column: 14, scope: !10)
!27 = !DILocation(line: 16, column: 16, scope: !10)
!28 = !DILocation(line: 16, column: 12, scope: !10)
!29 = !DILocation(line: 16, column: 5, scope: !10)
!30 = !DILocation(line: 17, column: 1, scope: !10)
