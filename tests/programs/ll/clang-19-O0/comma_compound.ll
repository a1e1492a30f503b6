; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/comma_compound.c
; ModuleID = 'tests/programs/comma_compound.c'
source_filename = "tests/programs/comma_compound.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @klee_make_symbolic(ptr noundef %2, i64 noundef 1, ptr noundef @.str), !dbg !13
  store i32 1, ptr %3, align 4, !dbg !14
  store i32 2, ptr %4, align 4, !dbg !15
  %5 = load i32, ptr %4, align 4, !dbg !16
  %6 = mul nsw i32 %5, 3, !dbg !16
  store i32 %6, ptr %4, align 4, !dbg !16
  %7 = load i8, ptr %2, align 1, !dbg !17
  %8 = zext i8 %7 to i32, !dbg !18
  %9 = load i32, ptr %3, align 4, !dbg !19
  %10 = add nsw i32 %9, %8, !dbg !19
  store i32 %10, ptr %3, align 4, !dbg !19
  %11 = load i32, ptr %3, align 4, !dbg !20
  %12 = shl i32 %11, 1, !dbg !20
  store i32 %12, ptr %3, align 4, !dbg !20
  %13 = load i32, ptr %4, align 4, !dbg !21
  %14 = sub nsw i32 %13, %12, !dbg !21
  store i32 %14, ptr %4, align 4, !dbg !21
  %15 = load i32, ptr %4, align 4, !dbg !22
  %16 = or i32 %15, 5, !dbg !22
  store i32 %16, ptr %4, align 4, !dbg !22
  %17 = load i32, ptr %3, align 4, !dbg !23
  %18 = xor i32 %17, %16, !dbg !23
  store i32 %18, ptr %3, align 4, !dbg !23
  %19 = load i32, ptr %3, align 4, !dbg !24
  %20 = srem i32 %19, 7, !dbg !24
  store i32 %20, ptr %3, align 4, !dbg !24
  %21 = icmp ne i32 %20, 0, !dbg !24
  br i1 %21, label %22, label %27, !dbg !25

22:                                               ; preds = %0
  %23 = load i32, ptr %3, align 4, !dbg !26
  %24 = icmp sgt i32 %23, 0, !dbg !27
  %25 = zext i1 %24 to i64, !dbg !26
  %26 = select i1 %24, i32 1, i32 2, !dbg !26
  store i32 %26, ptr %1, align 4, !dbg !28
  br label %33, !dbg !28

27:                                               ; preds = %0
  %28 = load i32, ptr %4, align 4, !dbg !29
  %29 = and i32 %28, 1, !dbg !30
  %30 = icmp ne i32 %29, 0, !dbg !29
  %31 = zext i1 %30 to i64, !dbg !29
  %32 = select i1 %30, i32 3, i32 4, !dbg !29
  store i32 %32, ptr %1, align 4, !dbg !31
  br label %33, !dbg !31

33:                                               ; preds = %27, %22
  %34 = load i32, ptr %1, align 4, !dbg !32
  ret i32 %34, !dbg !32
}

declare void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/comma_compound.c", directory: ".", checksumkind: CSK_MD5, checksum: "874328b5fcaf068058cc95cc0bdf258e")
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
!16 = !DILocation(line: 9, column: 13, scope: !10)
!17 = !DILocation(line: 9, column: 19, scope: !10)
!18 = !DILocation(line: 9, column: 10, scope: !10)
!19 = !DILocation(line: 9, column: 7, scope: !10)
!20 = !DILocation(line: 10, column: 12, scope: !10)
!21 = !DILocation(line: 10, column: 7, scope: !10)
!22 = !DILocation(line: 11, column: 12, scope: !10)
!23 = !DILocation(line: 11, column: 7, scope: !10)
!24 = !DILocation(line: 12, column: 11, scope: !10)
!25 = !DILocation(line: 12, column: 9, scope: !10)
!26 = !DILocation(line: 13, column: 16, scope: !10)
!27 = !DILocation(line: 13, column: 18, scope: !10)
!28 = !DILocation(line: 13, column: 9, scope: !10)
!29 = !DILocation(line: 14, column: 12, scope: !10)
!30 = !DILocation(line: 14, column: 14, scope: !10)
!31 = !DILocation(line: 14, column: 5, scope: !10)
!32 = !DILocation(line: 15, column: 1, scope: !10)
