; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/array_out_of_bounds.c
; ModuleID = 'tests/programs/array_out_of_bounds.c'
source_filename = "tests/programs/array_out_of_bounds.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca [10 x i32], align 16
  store i32 0, i32* %1, align 4
  call void @klee_make_symbolic(i8* noundef %2, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !13
  %4 = bitcast [10 x i32]* %3 to i8*, !dbg !14
  call void @llvm.memset.p0i8.i64(i8* align 16 %4, i8 0, i64 40, i1 false), !dbg !14
  %5 = bitcast i8* %4 to [10 x i32]*, !dbg !14
  %6 = getelementptr inbounds [10 x i32], [10 x i32]* %5, i32 0, i32 0, !dbg !14
  store i32 1, i32* %6, align 16, !dbg !14
  %7 = getelementptr inbounds [10 x i32], [10 x i32]* %5, i32 0, i32 1, !dbg !14
  store i32 2, i32* %7, align 4, !dbg !14
  %8 = getelementptr inbounds [10 x i32], [10 x i32]* %5, i32 0, i32 2, !dbg !14
  store i32 3, i32* %8, align 8, !dbg !14
  %9 = load i8, i8* %2, align 1, !dbg !15
  %10 = zext i8 %9 to i32, !dbg !15
  %11 = icmp sgt i32 %10, 10, !dbg !16
  br i1 %11, label %12, label %13, !dbg !15

12:                                               ; preds = %0
  store i32 0, i32* %1, align 4, !dbg !17
  br label %21, !dbg !17

13:                                               ; preds = %0
  %14 = load i8, i8* %2, align 1, !dbg !18
  %15 = zext i8 %14 to i64, !dbg !19
  %16 = getelementptr inbounds [10 x i32], [10 x i32]* %3, i64 0, i64 %15, !dbg !19
  %17 = load i32, i32* %16, align 4, !dbg !19
  %18 = icmp eq i32 %17, 3, !dbg !20
  %19 = zext i1 %18 to i64, !dbg !19
  %20 = select i1 %18, i32 1, i32 2, !dbg !19
  store i32 %20, i32* %1, align 4, !dbg !21
  br label %21, !dbg !21

21:                                               ; preds = %13, %12
  %22 = load i32, i32* %1, align 4, !dbg !22
  ret i32 %22, !dbg !22
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #1

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly nofree nounwind willreturn writeonly }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/array_out_of_bounds.c", directory: ".", checksumkind: CSK_MD5, checksum: "dcf561f8d19216b85e7413cf023aa2cc")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
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
