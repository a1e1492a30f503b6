; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/union_pun.c
; ModuleID = 'tests/programs/union_pun.c'
source_filename = "tests/programs/union_pun.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.anon = type { float }

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@__const.main.v = private unnamed_addr constant { i32 } { i32 1065353216 }, align 4

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca %union.anon, align 4
  store i32 0, i32* %1, align 4
  call void @klee_make_symbolic(i8* noundef %2, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !13
  %4 = bitcast %union.anon* %3 to i8*, !dbg !14
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %4, i8* align 4 bitcast ({ i32 }* @__const.main.v to i8*), i64 4, i1 false), !dbg !14
  %5 = load i8, i8* %2, align 1, !dbg !15
  %6 = bitcast %union.anon* %3 to [4 x i8]*, !dbg !16
  %7 = getelementptr inbounds [4 x i8], [4 x i8]* %6, i64 0, i64 2, !dbg !17
  store i8 %5, i8* %7, align 2, !dbg !18
  %8 = bitcast %union.anon* %3 to i32*, !dbg !19
  %9 = load i32, i32* %8, align 4, !dbg !19
  %10 = icmp eq i32 %9, 1056964608, !dbg !20
  br i1 %10, label %11, label %12, !dbg !21

11:                                               ; preds = %0
  store i32 1, i32* %1, align 4, !dbg !22
  br label %33, !dbg !22

12:                                               ; preds = %0
  %13 = bitcast %union.anon* %3 to [4 x i8]*, !dbg !23
  %14 = getelementptr inbounds [4 x i8], [4 x i8]* %13, i64 0, i64 3, !dbg !24
  %15 = load i8, i8* %14, align 1, !dbg !25
  %16 = zext i8 %15 to i32, !dbg !25
  %17 = xor i32 %16, 128, !dbg !25
  %18 = trunc i32 %17 to i8, !dbg !25
  store i8 %18, i8* %14, align 1, !dbg !25
  %19 = bitcast %union.anon* %3 to i32*, !dbg !26
  %20 = load i32, i32* %19, align 4, !dbg !26
  %21 = lshr i32 %20, 22, !dbg !27
  %22 = and i32 %21, 1, !dbg !28
  %23 = icmp ne i32 %22, 0, !dbg !28
  br i1 %23, label %24, label %25, !dbg !29

24:                                               ; preds = %12
  br label %31, !dbg !29

25:                                               ; preds = %12
  %26 = bitcast %union.anon* %3 to i32*, !dbg !30
  %27 = load i32, i32* %26, align 4, !dbg !30
  %28 = icmp ugt i32 %27, -1086324736, !dbg !31
  %29 = zext i1 %28 to i64, !dbg !32
  %30 = select i1 %28, i32 3, i32 4, !dbg !32
  br label %31, !dbg !29

31:                                               ; preds = %25, %24
  %32 = phi i32 [ 2, %24 ], [ %30, %25 ], !dbg !29
  store i32 %32, i32* %1, align 4, !dbg !33
  br label %33, !dbg !33

33:                                               ; preds = %31, %11
  %34 = load i32, i32* %1, align 4, !dbg !34
  ret i32 %34, !dbg !34
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #1

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly nofree nounwind willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/union_pun.c", directory: ".", checksumkind: CSK_MD5, checksum: "7a6cc9e25ff49f4429e8e6afddb89bbe")
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
!14 = !DILocation(line: 8, column: 56, scope: !10)
!15 = !DILocation(line: 9, column: 14, scope: !10)
!16 = !DILocation(line: 9, column: 7, scope: !10)
!17 = !DILocation(line: 9, column: 5, scope: !10)
!18 = !DILocation(line: 9, column: 12, scope: !10)
!19 = !DILocation(line: 10, column: 11, scope: !10)
!20 = !DILocation(line: 10, column: 13, scope: !10)
!21 = !DILocation(line: 10, column: 9, scope: !10)
!22 = !DILocation(line: 11, column: 9, scope: !10)
!23 = !DILocation(line: 12, column: 7, scope: !10)
!24 = !DILocation(line: 12, column: 5, scope: !10)
!25 = !DILocation(line: 12, column: 12, scope: !10)
!26 = !DILocation(line: 13, column: 14, scope: !10)
!27 = !DILocation(line: 13, column: 16, scope: !10)
!28 = !DILocation(line: 13, column: 22, scope: !10)
!29 = !DILocation(line: 13, column: 12, scope: !10)
!30 = !DILocation(line: 13, column: 34, scope: !10)
!31 = !DILocation(line: 13, column: 36, scope: !10)
!32 = !DILocation(line: 13, column: 32, scope: !10)
!33 = !DILocation(line: 13, column: 5, scope: !10)
!34 = !DILocation(line: 14, column: 1, scope: !10)
