; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/struct_big.c
; ModuleID = 'tests/programs/struct_big.c'
source_filename = "tests/programs/struct_big.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.big = type { [9 x i32] }

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca %struct.big, align 8
  store i32 0, i32* %1, align 4
  call void @klee_make_symbolic(i8* noundef %2, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !13
  %4 = load i8, i8* %2, align 1, !dbg !14
  %5 = zext i8 %4 to i32, !dbg !14
  call void @make(%struct.big* sret(%struct.big) align 4 %3, i32 noundef %5), !dbg !15
  %6 = call i32 @sum(%struct.big* noundef byval(%struct.big) align 8 %3), !dbg !16
  %7 = icmp sgt i32 %6, 500, !dbg !17
  br i1 %7, label %8, label %9, !dbg !16

8:                                                ; preds = %0
  br label %16, !dbg !16

9:                                                ; preds = %0
  %10 = getelementptr inbounds %struct.big, %struct.big* %3, i32 0, i32 0, !dbg !18
  %11 = getelementptr inbounds [9 x i32], [9 x i32]* %10, i64 0, i64 3, !dbg !19
  %12 = load i32, i32* %11, align 4, !dbg !19
  %13 = icmp eq i32 %12, 6, !dbg !20
  %14 = zext i1 %13 to i64, !dbg !19
  %15 = select i1 %13, i32 2, i32 3, !dbg !19
  br label %16, !dbg !16

16:                                               ; preds = %9, %8
  %17 = phi i32 [ 1, %8 ], [ %15, %9 ], !dbg !16
  ret i32 %17, !dbg !21
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @make(%struct.big* noalias sret(%struct.big) align 4 %0, i32 noundef %1) #0 !dbg !22 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %1, i32* %3, align 4
  store i32 0, i32* %4, align 4, !dbg !23
  br label %5, !dbg !24

5:                                                ; preds = %16, %2
  %6 = load i32, i32* %4, align 4, !dbg !25
  %7 = icmp slt i32 %6, 9, !dbg !26
  br i1 %7, label %8, label %19, !dbg !27

8:                                                ; preds = %5
  %9 = load i32, i32* %3, align 4, !dbg !28
  %10 = load i32, i32* %4, align 4, !dbg !29
  %11 = add nsw i32 %9, %10, !dbg !30
  %12 = getelementptr inbounds %struct.big, %struct.big* %0, i32 0, i32 0, !dbg !31
  %13 = load i32, i32* %4, align 4, !dbg !32
  %14 = sext i32 %13 to i64, !dbg !33
  %15 = getelementptr inbounds [9 x i32], [9 x i32]* %12, i64 0, i64 %14, !dbg !33
  store i32 %11, i32* %15, align 4, !dbg !34
  br label %16, !dbg !33

16:                                               ; preds = %8
  %17 = load i32, i32* %4, align 4, !dbg !35
  %18 = add nsw i32 %17, 1, !dbg !35
  store i32 %18, i32* %4, align 4, !dbg !35
  br label %5, !dbg !27, !llvm.loop !36

19:                                               ; preds = %5
  ret void, !dbg !38
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @sum(%struct.big* noundef byval(%struct.big) align 8 %0) #0 !dbg !39 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 0, i32* %2, align 4, !dbg !40
  store i32 0, i32* %3, align 4, !dbg !41
  br label %4, !dbg !42

4:                                                ; preds = %15, %1
  %5 = load i32, i32* %3, align 4, !dbg !43
  %6 = icmp slt i32 %5, 9, !dbg !44
  br i1 %6, label %7, label %18, !dbg !45

7:                                                ; preds = %4
  %8 = getelementptr inbounds %struct.big, %struct.big* %0, i32 0, i32 0, !dbg !46
  %9 = load i32, i32* %3, align 4, !dbg !47
  %10 = sext i32 %9 to i64, !dbg !48
  %11 = getelementptr inbounds [9 x i32], [9 x i32]* %8, i64 0, i64 %10, !dbg !48
  %12 = load i32, i32* %11, align 4, !dbg !48
  %13 = load i32, i32* %2, align 4, !dbg !49
  %14 = add nsw i32 %13, %12, !dbg !49
  store i32 %14, i32* %2, align 4, !dbg !49
  br label %15, !dbg !50

15:                                               ; preds = %7
  %16 = load i32, i32* %3, align 4, !dbg !51
  %17 = add nsw i32 %16, 1, !dbg !51
  store i32 %17, i32* %3, align 4, !dbg !51
  br label %4, !dbg !45, !llvm.loop !52

18:                                               ; preds = %4
  %19 = getelementptr inbounds %struct.big, %struct.big* %0, i32 0, i32 0, !dbg !54
  %20 = getelementptr inbounds [9 x i32], [9 x i32]* %19, i64 0, i64 3, !dbg !55
  store i32 0, i32* %20, align 4, !dbg !56
  %21 = load i32, i32* %2, align 4, !dbg !57
  ret i32 %21, !dbg !58
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/struct_big.c", directory: ".", checksumkind: CSK_MD5, checksum: "56156670796917dc9fa67f1f5e2d878e")
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
!14 = !DILocation(line: 12, column: 25, scope: !10)
!15 = !DILocation(line: 12, column: 20, scope: !10)
!16 = !DILocation(line: 13, column: 12, scope: !10)
!17 = !DILocation(line: 13, column: 19, scope: !10)
!18 = !DILocation(line: 13, column: 33, scope: !10)
!19 = !DILocation(line: 13, column: 31, scope: !10)
!20 = !DILocation(line: 13, column: 38, scope: !10)
!21 = !DILocation(line: 13, column: 5, scope: !10)
!22 = distinct !DISubprogram(name: "make", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!23 = !DILocation(line: 5, column: 56, scope: !22)
!24 = !DILocation(line: 5, column: 52, scope: !22)
!25 = !DILocation(line: 5, column: 63, scope: !22)
!26 = !DILocation(line: 5, column: 65, scope: !22)
!27 = !DILocation(line: 5, column: 47, scope: !22)
!28 = !DILocation(line: 5, column: 84, scope: !22)
!29 = !DILocation(line: 5, column: 88, scope: !22)
!30 = !DILocation(line: 5, column: 86, scope: !22)
!31 = !DILocation(line: 5, column: 77, scope: !22)
!32 = !DILocation(line: 5, column: 79, scope: !22)
!33 = !DILocation(line: 5, column: 75, scope: !22)
!34 = !DILocation(line: 5, column: 82, scope: !22)
!35 = !DILocation(line: 5, column: 71, scope: !22)
!36 = distinct !{!36, !27, !29, !37}
!37 = !{!"llvm.loop.mustprogress"}
!38 = !DILocation(line: 5, column: 91, scope: !22)
!39 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!40 = !DILocation(line: 6, column: 36, scope: !39)
!41 = !DILocation(line: 6, column: 52, scope: !39)
!42 = !DILocation(line: 6, column: 48, scope: !39)
!43 = !DILocation(line: 6, column: 59, scope: !39)
!44 = !DILocation(line: 6, column: 61, scope: !39)
!45 = !DILocation(line: 6, column: 43, scope: !39)
!46 = !DILocation(line: 6, column: 78, scope: !39)
!47 = !DILocation(line: 6, column: 80, scope: !39)
!48 = !DILocation(line: 6, column: 76, scope: !39)
!49 = !DILocation(line: 6, column: 73, scope: !39)
!50 = !DILocation(line: 6, column: 71, scope: !39)
!51 = !DILocation(line: 6, column: 67, scope: !39)
!52 = distinct !{!52, !45, !53, !37}
!53 = !DILocation(line: 6, column: 81, scope: !39)
!54 = !DILocation(line: 6, column: 86, scope: !39)
!55 = !DILocation(line: 6, column: 84, scope: !39)
!56 = !DILocation(line: 6, column: 91, scope: !39)
!57 = !DILocation(line: 6, column: 103, scope: !39)
!58 = !DILocation(line: 6, column: 96, scope: !39)
