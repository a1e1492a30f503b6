; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/array_out_of_bounds.c
; ModuleID = 'tests/programs/array_out_of_bounds.c'
source_filename = "tests/programs/array_out_of_bounds.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca [10 x i32], align 16
  store i32 0, ptr %1, align 4
  call void @klee_make_symbolic(ptr noundef %2, i64 noundef 1, ptr noundef @.str), !dbg !13
  call void @llvm.memset.p0.i64(ptr align 16 %3, i8 0, i64 40, i1 false), !dbg !14
  %4 = getelementptr inbounds [10 x i32], ptr %3, i32 0, i32 0, !dbg !14
  store i32 1, ptr %4, align 16, !dbg !14
  %5 = getelementptr inbounds [10 x i32], ptr %3, i32 0, i32 1, !dbg !14
  store i32 2, ptr %5, align 4, !dbg !14
  %6 = getelementptr inbounds [10 x i32], ptr %3, i32 0, i32 2, !dbg !14
  store i32 3, ptr %6, align 8, !dbg !14
  %7 = load i8, ptr %2, align 1, !dbg !15
  %8 = zext i8 %7 to i32, !dbg !15
  %9 = icmp sgt i32 %8, 10, !dbg !16
  br i1 %9, label %10, label %11, !dbg !15

10:                                               ; preds = %0
  store i32 0, ptr %1, align 4, !dbg !17
  br label %19, !dbg !17

11:                                               ; preds = %0
  %12 = load i8, ptr %2, align 1, !dbg !18
  %13 = zext i8 %12 to i64, !dbg !19
  %14 = getelementptr inbounds [10 x i32], ptr %3, i64 0, i64 %13, !dbg !19
  %15 = load i32, ptr %14, align 4, !dbg !19
  %16 = icmp eq i32 %15, 3, !dbg !20
  %17 = zext i1 %16 to i64, !dbg !19
  %18 = select i1 %16, i32 1, i32 2, !dbg !19
  store i32 %18, ptr %1, align 4, !dbg !21
  br label %19, !dbg !21

19:                                               ; preds = %11, %10
  %20 = load i32, ptr %1, align 4, !dbg !22
  ret i32 %20, !dbg !22
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
!1 = !DIFile(filename: "tests/programs/array_out_of_bounds.c", directory: ".", checksumkind: CSK_MD5, checksum: "dcf561f8d19216b85e7413cf023aa2cc")
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
!15 = !DILocation(line: 9, column: 9, scope: !10)
!16 = !DILocation(line: 9, column: 11, scope: !10)
!17 = !DILocation(line: 10, column: 9, scope: !10)
!18 = !DILocation(line: 11, column: 14, scope: !10)
!19 = !DILocation(line: 11, column: 12, scope: !10)
!20 = !DILocation(line: 11, column: 17, scope: !10)
!21 = !DILocation(line: 11, column: 5, scope: !10)
!22 = !DILocation(line: 12, column: 1, scope: !10)
