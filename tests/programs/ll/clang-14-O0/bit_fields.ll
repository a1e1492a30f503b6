; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/bit_fields.c
; ModuleID = 'tests/programs/bit_fields.c'
source_filename = "tests/programs/bit_fields.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.anon = type { i16, [2 x i8] }

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i16, align 2
  %3 = alloca %struct.anon, align 4
  store i32 0, i32* %1, align 4
  %4 = bitcast i16* %2 to i8*, !dbg !13
  call void @klee_make_symbolic(i8* noundef %4, i64 noundef 2, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !14
  %5 = bitcast %struct.anon* %3 to i8*, !dbg !15
  %6 = bitcast i16* %2 to i8*, !dbg !15
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %5, i8* align 2 %6, i64 2, i1 false), !dbg !15
  %7 = bitcast %struct.anon* %3 to i16*, !dbg !16
  %8 = load i16, i16* %7, align 4, !dbg !16
  %9 = lshr i16 %8, 15, !dbg !16
  %10 = trunc i16 %9 to i1, !dbg !16
  br i1 %10, label %11, label %20, !dbg !17

11:                                               ; preds = %0
  %12 = bitcast %struct.anon* %3 to i16*, !dbg !18
  %13 = load i16, i16* %12, align 4, !dbg !18
  %14 = shl i16 %13, 8, !dbg !18
  %15 = ashr i16 %14, 11, !dbg !18
  %16 = sext i16 %15 to i32, !dbg !18
  %17 = icmp slt i32 %16, -3, !dbg !19
  %18 = zext i1 %17 to i64, !dbg !20
  %19 = select i1 %17, i32 1, i32 2, !dbg !20
  store i32 %19, i32* %1, align 4, !dbg !21
  br label %47, !dbg !21

20:                                               ; preds = %0
  %21 = bitcast %struct.anon* %3 to i16*, !dbg !22
  %22 = load i16, i16* %21, align 4, !dbg !23
  %23 = and i16 %22, 7, !dbg !23
  %24 = zext i16 %23 to i32, !dbg !23
  %25 = add nsw i32 %24, 2, !dbg !23
  %26 = trunc i32 %25 to i16, !dbg !23
  %27 = load i16, i16* %21, align 4, !dbg !23
  %28 = and i16 %26, 7, !dbg !23
  %29 = and i16 %27, -8, !dbg !23
  %30 = or i16 %29, %28, !dbg !23
  store i16 %30, i16* %21, align 4, !dbg !23
  %31 = zext i16 %28 to i32, !dbg !23
  %32 = bitcast %struct.anon* %3 to i16*, !dbg !24
  %33 = load i16, i16* %32, align 4, !dbg !24
  %34 = and i16 %33, 7, !dbg !24
  %35 = zext i16 %34 to i32, !dbg !24
  %36 = icmp eq i32 %35, 1, !dbg !25
  br i1 %36, label %37, label %38, !dbg !26

37:                                               ; preds = %20
  store i32 3, i32* %1, align 4, !dbg !27
  br label %47, !dbg !27

38:                                               ; preds = %20
  %39 = bitcast %struct.anon* %3 to i16*, !dbg !28
  %40 = load i16, i16* %39, align 4, !dbg !28
  %41 = lshr i16 %40, 8, !dbg !28
  %42 = and i16 %41, 127, !dbg !28
  %43 = zext i16 %42 to i32, !dbg !28
  %44 = icmp sgt i32 %43, 100, !dbg !29
  %45 = zext i1 %44 to i64, !dbg !30
  %46 = select i1 %44, i32 4, i32 5, !dbg !30
  store i32 %46, i32* %1, align 4, !dbg !31
  br label %47, !dbg !31

47:                                               ; preds = %38, %37, %11
  %48 = load i32, i32* %1, align 4, !dbg !32
  ret i32 %48, !dbg !32
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
!1 = !DIFile(filename: "tests/programs/bit_fields.c", directory: ".", checksumkind: CSK_MD5, checksum: "dec89173705bd4e702ca1dd36a463b8d")
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
!15 = !DILocation(line: 10, column: 5, scope: !10)
!16 = !DILocation(line: 11, column: 11, scope: !10)
!17 = !DILocation(line: 11, column: 9, scope: !10)
!18 = !DILocation(line: 12, column: 18, scope: !10)
!19 = !DILocation(line: 12, column: 20, scope: !10)
!20 = !DILocation(line: 12, column: 16, scope: !10)
!21 = !DILocation(line: 12, column: 9, scope: !10)
!22 = !DILocation(line: 13, column: 7, scope: !10)
!23 = !DILocation(line: 13, column: 9, scope: !10)
!24 = !DILocation(line: 14, column: 11, scope: !10)
!25 = !DILocation(line: 14, column: 13, scope: !10)
!26 = !DILocation(line: 14, column: 9, scope: !10)
!27 = !DILocation(line: 15, column: 9, scope: !10)
!28 = !DILocation(line: 16, column: 14, scope: !10)
!29 = !DILocation(line: 16, column: 16, scope: !10)
!30 = !DILocation(line: 16, column: 12, scope: !10)
!31 = !DILocation(line: 16, column: 5, scope: !10)
!32 = !DILocation(line: 17, column: 1, scope: !10)
