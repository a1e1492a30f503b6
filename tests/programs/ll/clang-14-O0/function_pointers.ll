; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/function_pointers.c
; ModuleID = 'tests/programs/function_pointers.c'
source_filename = "tests/programs/function_pointers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@__const.main.ops = private unnamed_addr constant [3 x i32 (i32, i32)*] [i32 (i32, i32)* @add, i32 (i32, i32)* @sub, i32 (i32, i32)* @mul], align 16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca [3 x i32 (i32, i32)*], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @klee_make_symbolic(i8* noundef %2, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !13
  %6 = bitcast [3 x i32 (i32, i32)*]* %3 to i8*, !dbg !14
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %6, i8* align 16 bitcast ([3 x i32 (i32, i32)*]* @__const.main.ops to i8*), i64 24, i1 false), !dbg !14
  %7 = load i8, i8* %2, align 1, !dbg !15
  %8 = zext i8 %7 to i32, !dbg !15
  %9 = and i32 %8, 3, !dbg !16
  store i32 %9, i32* %4, align 4, !dbg !17
  %10 = load i32, i32* %4, align 4, !dbg !18
  %11 = icmp eq i32 %10, 3, !dbg !19
  br i1 %11, label %12, label %13, !dbg !18

12:                                               ; preds = %0
  store i32 0, i32* %1, align 4, !dbg !20
  br label %32, !dbg !20

13:                                               ; preds = %0
  %14 = load i32, i32* %4, align 4, !dbg !21
  %15 = zext i32 %14 to i64, !dbg !22
  %16 = getelementptr inbounds [3 x i32 (i32, i32)*], [3 x i32 (i32, i32)*]* %3, i64 0, i64 %15, !dbg !22
  %17 = load i32 (i32, i32)*, i32 (i32, i32)** %16, align 8, !dbg !22
  %18 = load i8, i8* %2, align 1, !dbg !23
  %19 = zext i8 %18 to i32, !dbg !23
  %20 = ashr i32 %19, 2, !dbg !24
  %21 = call i32 %17(i32 noundef %20, i32 noundef 7), !dbg !22
  store i32 %21, i32* %5, align 4, !dbg !25
  %22 = load i32, i32* %5, align 4, !dbg !26
  %23 = icmp slt i32 %22, 0, !dbg !27
  br i1 %23, label %24, label %25, !dbg !26

24:                                               ; preds = %13
  br label %30, !dbg !26

25:                                               ; preds = %13
  %26 = load i32, i32* %5, align 4, !dbg !28
  %27 = icmp sgt i32 %26, 60, !dbg !29
  %28 = zext i1 %27 to i64, !dbg !28
  %29 = select i1 %27, i32 2, i32 3, !dbg !28
  br label %30, !dbg !26

30:                                               ; preds = %25, %24
  %31 = phi i32 [ 1, %24 ], [ %29, %25 ], !dbg !26
  store i32 %31, i32* %1, align 4, !dbg !30
  br label %32, !dbg !30

32:                                               ; preds = %30, %12
  %33 = load i32, i32* %1, align 4, !dbg !31
  ret i32 %33, !dbg !31
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @add(i32 noundef %0, i32 noundef %1) #0 !dbg !32 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, i32* %3, align 4
  store i32 %1, i32* %4, align 4
  %5 = load i32, i32* %3, align 4, !dbg !33
  %6 = load i32, i32* %4, align 4, !dbg !34
  %7 = add nsw i32 %5, %6, !dbg !35
  ret i32 %7, !dbg !36
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @sub(i32 noundef %0, i32 noundef %1) #0 !dbg !37 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, i32* %3, align 4
  store i32 %1, i32* %4, align 4
  %5 = load i32, i32* %3, align 4, !dbg !38
  %6 = load i32, i32* %4, align 4, !dbg !39
  %7 = sub nsw i32 %5, %6, !dbg !40
  ret i32 %7, !dbg !41
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @mul(i32 noundef %0, i32 noundef %1) #0 !dbg !42 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, i32* %3, align 4
  store i32 %1, i32* %4, align 4
  %5 = load i32, i32* %3, align 4, !dbg !43
  %6 = load i32, i32* %4, align 4, !dbg !44
  %7 = mul nsw i32 %5, %6, !dbg !45
  ret i32 %7, !dbg !46
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly nofree nounwind willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/function_pointers.c", directory: ".", checksumkind: CSK_MD5, checksum: "3f80f52bcec6f0343f48e27da352eda2")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !11, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 11, column: 5, scope: !10)
!14 = !DILocation(line: 12, column: 11, scope: !10)
!15 = !DILocation(line: 13, column: 22, scope: !10)
!16 = !DILocation(line: 13, column: 24, scope: !10)
!17 = !DILocation(line: 13, column: 14, scope: !10)
!18 = !DILocation(line: 14, column: 9, scope: !10)
!19 = !DILocation(line: 14, column: 15, scope: !10)
!20 = !DILocation(line: 15, column: 9, scope: !10)
!21 = !DILocation(line: 16, column: 17, scope: !10)
!22 = !DILocation(line: 16, column: 13, scope: !10)
!23 = !DILocation(line: 16, column: 24, scope: !10)
!24 = !DILocation(line: 16, column: 26, scope: !10)
!25 = !DILocation(line: 16, column: 9, scope: !10)
!26 = !DILocation(line: 17, column: 12, scope: !10)
!27 = !DILocation(line: 17, column: 14, scope: !10)
!28 = !DILocation(line: 17, column: 24, scope: !10)
!29 = !DILocation(line: 17, column: 26, scope: !10)
!30 = !DILocation(line: 17, column: 5, scope: !10)
!31 = !DILocation(line: 18, column: 1, scope: !10)
!32 = distinct !DISubprogram(name: "add", scope: !1, file: !1, line: 4, type: !11, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!33 = !DILocation(line: 4, column: 39, scope: !32)
!34 = !DILocation(line: 4, column: 43, scope: !32)
!35 = !DILocation(line: 4, column: 41, scope: !32)
!36 = !DILocation(line: 4, column: 32, scope: !32)
!37 = distinct !DISubprogram(name: "sub", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!38 = !DILocation(line: 5, column: 39, scope: !37)
!39 = !DILocation(line: 5, column: 43, scope: !37)
!40 = !DILocation(line: 5, column: 41, scope: !37)
!41 = !DILocation(line: 5, column: 32, scope: !37)
!42 = distinct !DISubprogram(name: "mul", scope: !1, file: !1, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!43 = !DILocation(line: 6, column: 39, scope: !42)
!44 = !DILocation(line: 6, column: 43, scope: !42)
!45 = !DILocation(line: 6, column: 41, scope: !42)
!46 = !DILocation(line: 6, column: 32, scope: !42)
