; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g -UBUG tests/verify/counter_wide.c
; ModuleID = 'tests/verify/counter_wide.c'
source_filename = "tests/verify/counter_wide.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @reach_error() #0 !dbg !10 {
  ret void, !dbg !15
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !16 {
  %1 = alloca i32, align 4
  %2 = alloca i16, align 2
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i16* %2, metadata !20, metadata !DIExpression()), !dbg !22
  %5 = call zeroext i16 @__VERIFIER_nondet_ushort(), !dbg !23
  store i16 %5, i16* %2, align 2, !dbg !22
  call void @llvm.dbg.declare(metadata i32* %3, metadata !24, metadata !DIExpression()), !dbg !25
  store i32 0, i32* %3, align 4, !dbg !25
  call void @llvm.dbg.declare(metadata i32* %4, metadata !26, metadata !DIExpression()), !dbg !28
  store i32 0, i32* %4, align 4, !dbg !28
  br label %6, !dbg !29

6:                                                ; preds = %20, %0
  %7 = load i32, i32* %4, align 4, !dbg !30
  %8 = icmp slt i32 %7, 16, !dbg !32
  br i1 %8, label %9, label %23, !dbg !33

9:                                                ; preds = %6
  %10 = load i16, i16* %2, align 2, !dbg !34
  %11 = zext i16 %10 to i32, !dbg !34
  %12 = load i32, i32* %4, align 4, !dbg !36
  %13 = ashr i32 %11, %12, !dbg !37
  %14 = and i32 %13, 1, !dbg !38
  %15 = icmp ne i32 %14, 0, !dbg !38
  br i1 %15, label %16, label %19, !dbg !39

16:                                               ; preds = %9
  %17 = load i32, i32* %3, align 4, !dbg !40
  %18 = add nsw i32 %17, 1, !dbg !40
  store i32 %18, i32* %3, align 4, !dbg !40
  br label %19, !dbg !41

19:                                               ; preds = %16, %9
  br label %20, !dbg !42

20:                                               ; preds = %19
  %21 = load i32, i32* %4, align 4, !dbg !43
  %22 = add nsw i32 %21, 1, !dbg !43
  store i32 %22, i32* %4, align 4, !dbg !43
  br label %6, !dbg !44, !llvm.loop !45

23:                                               ; preds = %6
  %24 = load i32, i32* %3, align 4, !dbg !48
  %25 = icmp sle i32 %24, 16, !dbg !49
  %26 = zext i1 %25 to i32, !dbg !49
  call void @check(i32 noundef %26), !dbg !50
  %27 = load i32, i32* %1, align 4, !dbg !51
  ret i32 %27, !dbg !51
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare zeroext i16 @__VERIFIER_nondet_ushort() #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @check(i32 noundef %0) #0 !dbg !52 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !55, metadata !DIExpression()), !dbg !56
  %3 = load i32, i32* %2, align 4, !dbg !57
  %4 = icmp ne i32 %3, 0, !dbg !57
  br i1 %4, label %6, label %5, !dbg !59

5:                                                ; preds = %1
  call void @reach_error(), !dbg !60
  br label %6, !dbg !60

6:                                                ; preds = %5, %1
  ret void, !dbg !61
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/verify/counter_wide.c", directory: ".", checksumkind: CSK_MD5, checksum: "129b48c58815cdc92e2e1e8aa4c84a11")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "reach_error", scope: !11, file: !11, line: 16, type: !12, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DIFile(filename: "tests/verify/task.h", directory: ".", checksumkind: CSK_MD5, checksum: "5bd115e6b2e30e1fa51ab02ef28207c4")
!12 = !DISubroutineType(types: !13)
!13 = !{null}
!14 = !{}
!15 = !DILocation(line: 16, column: 25, scope: !10)
!16 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !17, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!17 = !DISubroutineType(types: !18)
!18 = !{!19}
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !DILocalVariable(name: "x", scope: !16, file: !1, line: 7, type: !21)
!21 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!22 = !DILocation(line: 7, column: 18, scope: !16)
!23 = !DILocation(line: 7, column: 22, scope: !16)
!24 = !DILocalVariable(name: "count", scope: !16, file: !1, line: 8, type: !19)
!25 = !DILocation(line: 8, column: 7, scope: !16)
!26 = !DILocalVariable(name: "i", scope: !27, file: !1, line: 9, type: !19)
!27 = distinct !DILexicalBlock(scope: !16, file: !1, line: 9, column: 3)
!28 = !DILocation(line: 9, column: 12, scope: !27)
!29 = !DILocation(line: 9, column: 8, scope: !27)
!30 = !DILocation(line: 9, column: 19, scope: !31)
!31 = distinct !DILexicalBlock(scope: !27, file: !1, line: 9, column: 3)
!32 = !DILocation(line: 9, column: 21, scope: !31)
!33 = !DILocation(line: 9, column: 3, scope: !27)
!34 = !DILocation(line: 10, column: 9, scope: !35)
!35 = distinct !DILexicalBlock(scope: !31, file: !1, line: 10, column: 9)
!36 = !DILocation(line: 10, column: 14, scope: !35)
!37 = !DILocation(line: 10, column: 11, scope: !35)
!38 = !DILocation(line: 10, column: 16, scope: !35)
!39 = !DILocation(line: 10, column: 9, scope: !31)
!40 = !DILocation(line: 10, column: 26, scope: !35)
!41 = !DILocation(line: 10, column: 21, scope: !35)
!42 = !DILocation(line: 10, column: 18, scope: !35)
!43 = !DILocation(line: 9, column: 28, scope: !31)
!44 = !DILocation(line: 9, column: 3, scope: !31)
!45 = distinct !{!45, !33, !46, !47}
!46 = !DILocation(line: 10, column: 26, scope: !27)
!47 = !{!"llvm.loop.mustprogress"}
!48 = !DILocation(line: 14, column: 9, scope: !16)
!49 = !DILocation(line: 14, column: 15, scope: !16)
!50 = !DILocation(line: 14, column: 3, scope: !16)
!51 = !DILocation(line: 16, column: 1, scope: !16)
!52 = distinct !DISubprogram(name: "check", scope: !11, file: !11, line: 17, type: !53, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!53 = !DISubroutineType(types: !54)
!54 = !{null, !19}
!55 = !DILocalVariable(name: "condition", arg: 1, scope: !52, file: !11, line: 17, type: !19)
!56 = !DILocation(line: 17, column: 23, scope: !52)
!57 = !DILocation(line: 18, column: 8, scope: !58)
!58 = distinct !DILexicalBlock(scope: !52, file: !11, line: 18, column: 7)
!59 = !DILocation(line: 18, column: 7, scope: !52)
!60 = !DILocation(line: 18, column: 19, scope: !58)
!61 = !DILocation(line: 19, column: 1, scope: !52)
