; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/packed_unaligned.c
; ModuleID = 'tests/programs/packed_unaligned.c'
source_filename = "tests/programs/packed_unaligned.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.anon = type <{ i8, i16, i32 }>

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i16, align 2
  %3 = alloca %struct.anon, align 1
  %4 = alloca i8*, align 8
  %5 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %6 = bitcast i16* %2 to i8*, !dbg !13
  call void @klee_make_symbolic(i8* noundef %6, i64 noundef 2, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !14
  %7 = getelementptr inbounds %struct.anon, %struct.anon* %3, i32 0, i32 0, !dbg !15
  store i8 1, i8* %7, align 1, !dbg !15
  %8 = getelementptr inbounds %struct.anon, %struct.anon* %3, i32 0, i32 1, !dbg !15
  %9 = load i16, i16* %2, align 2, !dbg !16
  store i16 %9, i16* %8, align 1, !dbg !15
  %10 = getelementptr inbounds %struct.anon, %struct.anon* %3, i32 0, i32 2, !dbg !15
  store i32 16909060, i32* %10, align 1, !dbg !15
  %11 = bitcast %struct.anon* %3 to i8*, !dbg !17
  store i8* %11, i8** %4, align 8, !dbg !18
  %12 = bitcast i32* %5 to i8*, !dbg !19
  %13 = load i8*, i8** %4, align 8, !dbg !20
  %14 = getelementptr inbounds i8, i8* %13, i64 2, !dbg !21
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %12, i8* align 1 %14, i64 4, i1 false), !dbg !19
  %15 = load i32, i32* %5, align 4, !dbg !22
  %16 = icmp eq i32 %15, 33752082, !dbg !23
  br i1 %16, label %17, label %18, !dbg !22

17:                                               ; preds = %0
  store i32 1, i32* %1, align 4, !dbg !24
  br label %34, !dbg !24

18:                                               ; preds = %0
  %19 = getelementptr inbounds %struct.anon, %struct.anon* %3, i32 0, i32 1, !dbg !25
  %20 = load i16, i16* %19, align 1, !dbg !25
  %21 = sext i16 %20 to i32, !dbg !26
  %22 = icmp slt i32 %21, 0, !dbg !27
  br i1 %22, label %23, label %24, !dbg !26

23:                                               ; preds = %18
  br label %32, !dbg !26

24:                                               ; preds = %18
  %25 = load i8*, i8** %4, align 8, !dbg !28
  %26 = getelementptr inbounds i8, i8* %25, i64 1, !dbg !28
  %27 = load i8, i8* %26, align 1, !dbg !28
  %28 = zext i8 %27 to i32, !dbg !28
  %29 = icmp eq i32 %28, 52, !dbg !29
  %30 = zext i1 %29 to i64, !dbg !28
  %31 = select i1 %29, i32 3, i32 4, !dbg !28
  br label %32, !dbg !26

32:                                               ; preds = %24, %23
  %33 = phi i32 [ 2, %23 ], [ %31, %24 ], !dbg !26
  store i32 %33, i32* %1, align 4, !dbg !30
  br label %34, !dbg !30

34:                                               ; preds = %32, %17
  %35 = load i32, i32* %1, align 4, !dbg !31
  ret i32 %35, !dbg !31
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
!1 = !DIFile(filename: "tests/programs/packed_unaligned.c", directory: ".", checksumkind: CSK_MD5, checksum: "1fad835f1ca7def7f4d4c2dedd2ac356")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 8, column: 24, scope: !10)
!14 = !DILocation(line: 8, column: 5, scope: !10)
!15 = !DILocation(line: 9, column: 68, scope: !10)
!16 = !DILocation(line: 9, column: 79, scope: !10)
!17 = !DILocation(line: 10, column: 24, scope: !10)
!18 = !DILocation(line: 10, column: 20, scope: !10)
!19 = !DILocation(line: 12, column: 5, scope: !10)
!20 = !DILocation(line: 12, column: 16, scope: !10)
!21 = !DILocation(line: 12, column: 18, scope: !10)
!22 = !DILocation(line: 13, column: 9, scope: !10)
!23 = !DILocation(line: 13, column: 11, scope: !10)
!24 = !DILocation(line: 14, column: 9, scope: !10)
!25 = !DILocation(line: 15, column: 14, scope: !10)
!26 = !DILocation(line: 15, column: 12, scope: !10)
!27 = !DILocation(line: 15, column: 16, scope: !10)
!28 = !DILocation(line: 15, column: 26, scope: !10)
!29 = !DILocation(line: 15, column: 31, scope: !10)
!30 = !DILocation(line: 15, column: 5, scope: !10)
!31 = !DILocation(line: 16, column: 1, scope: !10)
