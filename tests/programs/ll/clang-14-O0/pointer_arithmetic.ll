; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/pointer_arithmetic.c
; ModuleID = 'tests/programs/pointer_arithmetic.c'
source_filename = "tests/programs/pointer_arithmetic.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@__const.main.s = private unnamed_addr constant [20 x i8] c"hello, symbolic one\00", align 16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca [20 x i8], align 16
  %4 = alloca i8*, align 8
  %5 = alloca i8*, align 8
  store i32 0, i32* %1, align 4
  call void @klee_make_symbolic(i8* noundef %2, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !13
  %6 = bitcast [20 x i8]* %3 to i8*, !dbg !14
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %6, i8* align 16 getelementptr inbounds ([20 x i8], [20 x i8]* @__const.main.s, i32 0, i32 0), i64 20, i1 false), !dbg !14
  %7 = getelementptr inbounds [20 x i8], [20 x i8]* %3, i64 0, i64 0, !dbg !15
  %8 = load i8, i8* %2, align 1, !dbg !16
  %9 = zext i8 %8 to i32, !dbg !16
  %10 = and i32 %9, 7, !dbg !17
  %11 = sext i32 %10 to i64, !dbg !18
  %12 = getelementptr inbounds i8, i8* %7, i64 %11, !dbg !18
  store i8* %12, i8** %4, align 8, !dbg !19
  %13 = getelementptr inbounds [20 x i8], [20 x i8]* %3, i64 0, i64 0, !dbg !20
  %14 = getelementptr inbounds i8, i8* %13, i64 18, !dbg !21
  store i8* %14, i8** %5, align 8, !dbg !22
  br label %15, !dbg !23

15:                                               ; preds = %26, %0
  %16 = load i8*, i8** %4, align 8, !dbg !24
  %17 = load i8*, i8** %5, align 8, !dbg !25
  %18 = icmp ult i8* %16, %17, !dbg !26
  br i1 %18, label %19, label %24, !dbg !27

19:                                               ; preds = %15
  %20 = load i8*, i8** %4, align 8, !dbg !28
  %21 = load i8, i8* %20, align 1, !dbg !29
  %22 = sext i8 %21 to i32, !dbg !29
  %23 = icmp ne i32 %22, 32, !dbg !30
  br label %24

24:                                               ; preds = %19, %15
  %25 = phi i1 [ false, %15 ], [ %23, %19 ], !dbg !31
  br i1 %25, label %26, label %29, !dbg !23

26:                                               ; preds = %24
  %27 = load i8*, i8** %4, align 8, !dbg !32
  %28 = getelementptr inbounds i8, i8* %27, i32 1, !dbg !32
  store i8* %28, i8** %4, align 8, !dbg !32
  br label %15, !dbg !23, !llvm.loop !33

29:                                               ; preds = %24
  %30 = load i8*, i8** %4, align 8, !dbg !35
  %31 = getelementptr inbounds [20 x i8], [20 x i8]* %3, i64 0, i64 0, !dbg !36
  %32 = ptrtoint i8* %30 to i64, !dbg !37
  %33 = ptrtoint i8* %31 to i64, !dbg !37
  %34 = sub i64 %32, %33, !dbg !37
  %35 = trunc i64 %34 to i32, !dbg !38
  %36 = icmp sgt i32 %35, 6, !dbg !39
  br i1 %36, label %37, label %38, !dbg !38

37:                                               ; preds = %29
  br label %45, !dbg !38

38:                                               ; preds = %29
  %39 = load i8*, i8** %5, align 8, !dbg !40
  %40 = load i8*, i8** %4, align 8, !dbg !41
  %41 = ptrtoint i8* %39 to i64, !dbg !42
  %42 = ptrtoint i8* %40 to i64, !dbg !42
  %43 = sub i64 %41, %42, !dbg !42
  %44 = trunc i64 %43 to i32, !dbg !43
  br label %45, !dbg !38

45:                                               ; preds = %38, %37
  %46 = phi i32 [ 1, %37 ], [ %44, %38 ], !dbg !38
  ret i32 %46, !dbg !44
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
!1 = !DIFile(filename: "tests/programs/pointer_arithmetic.c", directory: ".", checksumkind: CSK_MD5, checksum: "77098d3289afb7d014ef9370b436c874")
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
!14 = !DILocation(line: 8, column: 10, scope: !10)
!15 = !DILocation(line: 9, column: 15, scope: !10)
!16 = !DILocation(line: 9, column: 20, scope: !10)
!17 = !DILocation(line: 9, column: 22, scope: !10)
!18 = !DILocation(line: 9, column: 17, scope: !10)
!19 = !DILocation(line: 9, column: 11, scope: !10)
!20 = !DILocation(line: 9, column: 33, scope: !10)
!21 = !DILocation(line: 9, column: 35, scope: !10)
!22 = !DILocation(line: 9, column: 29, scope: !10)
!23 = !DILocation(line: 10, column: 5, scope: !10)
!24 = !DILocation(line: 10, column: 12, scope: !10)
!25 = !DILocation(line: 10, column: 16, scope: !10)
!26 = !DILocation(line: 10, column: 14, scope: !10)
!27 = !DILocation(line: 10, column: 18, scope: !10)
!28 = !DILocation(line: 10, column: 22, scope: !10)
!29 = !DILocation(line: 10, column: 21, scope: !10)
!30 = !DILocation(line: 10, column: 24, scope: !10)
!31 = !DILocation(line: 0, scope: !10)
!32 = !DILocation(line: 11, column: 10, scope: !10)
!33 = distinct !{!33, !23, !32, !34}
!34 = !{!"llvm.loop.mustprogress"}
!35 = !DILocation(line: 12, column: 18, scope: !10)
!36 = !DILocation(line: 12, column: 22, scope: !10)
!37 = !DILocation(line: 12, column: 20, scope: !10)
!38 = !DILocation(line: 12, column: 12, scope: !10)
!39 = !DILocation(line: 12, column: 25, scope: !10)
!40 = !DILocation(line: 12, column: 41, scope: !10)
!41 = !DILocation(line: 12, column: 45, scope: !10)
!42 = !DILocation(line: 12, column: 43, scope: !10)
!43 = !DILocation(line: 12, column: 35, scope: !10)
!44 = !DILocation(line: 12, column: 5, scope: !10)
