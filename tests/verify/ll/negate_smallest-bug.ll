; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g -DBUG tests/verify/negate_smallest.c
; ModuleID = 'tests/verify/negate_smallest.c'
source_filename = "tests/verify/negate_smallest.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @reach_error() #0 !dbg !10 {
  ret void, !dbg !15
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !16 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !20, metadata !DIExpression()), !dbg !21
  %5 = call i32 @__VERIFIER_nondet_int(), !dbg !22
  store i32 %5, i32* %2, align 4, !dbg !21
  call void @llvm.dbg.declare(metadata i32* %3, metadata !23, metadata !DIExpression()), !dbg !24
  %6 = call i32 @__VERIFIER_nondet_int(), !dbg !25
  store i32 %6, i32* %3, align 4, !dbg !24
  %7 = load i32, i32* %3, align 4, !dbg !26
  %8 = icmp eq i32 %7, 0, !dbg !28
  br i1 %8, label %9, label %10, !dbg !29

9:                                                ; preds = %0
  store i32 0, i32* %1, align 4, !dbg !30
  br label %29, !dbg !30

10:                                               ; preds = %0
  call void @llvm.dbg.declare(metadata i32* %4, metadata !31, metadata !DIExpression()), !dbg !32
  %11 = load i32, i32* %2, align 4, !dbg !33
  %12 = load i32, i32* %3, align 4, !dbg !34
  %13 = sdiv i32 %11, %12, !dbg !35
  store i32 %13, i32* %4, align 4, !dbg !32
  %14 = load i32, i32* %3, align 4, !dbg !36
  %15 = icmp eq i32 %14, 1, !dbg !37
  br i1 %15, label %26, label %16, !dbg !38

16:                                               ; preds = %10
  %17 = load i32, i32* %3, align 4, !dbg !39
  %18 = icmp eq i32 %17, -1, !dbg !40
  br i1 %18, label %26, label %19, !dbg !41

19:                                               ; preds = %16
  %20 = load i32, i32* %2, align 4, !dbg !42
  %21 = icmp eq i32 %20, 0, !dbg !43
  br i1 %21, label %26, label %22, !dbg !44

22:                                               ; preds = %19
  %23 = load i32, i32* %4, align 4, !dbg !45
  %24 = load i32, i32* %2, align 4, !dbg !46
  %25 = icmp ne i32 %23, %24, !dbg !47
  br label %26, !dbg !44

26:                                               ; preds = %22, %19, %16, %10
  %27 = phi i1 [ true, %19 ], [ true, %16 ], [ true, %10 ], [ %25, %22 ]
  %28 = zext i1 %27 to i32, !dbg !44
  call void @check(i32 noundef %28), !dbg !48
  br label %29, !dbg !49

29:                                               ; preds = %26, %9
  %30 = load i32, i32* %1, align 4, !dbg !49
  ret i32 %30, !dbg !49
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @__VERIFIER_nondet_int() #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @check(i32 noundef %0) #0 !dbg !50 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !53, metadata !DIExpression()), !dbg !54
  %3 = load i32, i32* %2, align 4, !dbg !55
  %4 = icmp ne i32 %3, 0, !dbg !55
  br i1 %4, label %6, label %5, !dbg !57

5:                                                ; preds = %1
  call void @reach_error(), !dbg !58
  br label %6, !dbg !58

6:                                                ; preds = %5, %1
  ret void, !dbg !59
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/verify/negate_smallest.c", directory: ".", checksumkind: CSK_MD5, checksum: "536ce7f440822e21d95e1e3dcd507920")
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
!16 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !17, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!17 = !DISubroutineType(types: !18)
!18 = !{!19}
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !DILocalVariable(name: "a", scope: !16, file: !1, line: 6, type: !19)
!21 = !DILocation(line: 6, column: 7, scope: !16)
!22 = !DILocation(line: 6, column: 11, scope: !16)
!23 = !DILocalVariable(name: "b", scope: !16, file: !1, line: 6, type: !19)
!24 = !DILocation(line: 6, column: 36, scope: !16)
!25 = !DILocation(line: 6, column: 40, scope: !16)
!26 = !DILocation(line: 7, column: 7, scope: !27)
!27 = distinct !DILexicalBlock(scope: !16, file: !1, line: 7, column: 7)
!28 = !DILocation(line: 7, column: 9, scope: !27)
!29 = !DILocation(line: 7, column: 7, scope: !16)
!30 = !DILocation(line: 7, column: 15, scope: !27)
!31 = !DILocalVariable(name: "q", scope: !16, file: !1, line: 11, type: !19)
!32 = !DILocation(line: 11, column: 7, scope: !16)
!33 = !DILocation(line: 11, column: 11, scope: !16)
!34 = !DILocation(line: 11, column: 15, scope: !16)
!35 = !DILocation(line: 11, column: 13, scope: !16)
!36 = !DILocation(line: 12, column: 9, scope: !16)
!37 = !DILocation(line: 12, column: 11, scope: !16)
!38 = !DILocation(line: 12, column: 16, scope: !16)
!39 = !DILocation(line: 12, column: 19, scope: !16)
!40 = !DILocation(line: 12, column: 21, scope: !16)
!41 = !DILocation(line: 12, column: 27, scope: !16)
!42 = !DILocation(line: 12, column: 30, scope: !16)
!43 = !DILocation(line: 12, column: 32, scope: !16)
!44 = !DILocation(line: 12, column: 37, scope: !16)
!45 = !DILocation(line: 12, column: 40, scope: !16)
!46 = !DILocation(line: 12, column: 45, scope: !16)
!47 = !DILocation(line: 12, column: 42, scope: !16)
!48 = !DILocation(line: 12, column: 3, scope: !16)
!49 = !DILocation(line: 13, column: 1, scope: !16)
!50 = distinct !DISubprogram(name: "check", scope: !11, file: !11, line: 17, type: !51, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!51 = !DISubroutineType(types: !52)
!52 = !{null, !19}
!53 = !DILocalVariable(name: "condition", arg: 1, scope: !50, file: !11, line: 17, type: !19)
!54 = !DILocation(line: 17, column: 23, scope: !50)
!55 = !DILocation(line: 18, column: 8, scope: !56)
!56 = distinct !DILexicalBlock(scope: !50, file: !11, line: 18, column: 7)
!57 = !DILocation(line: 18, column: 7, scope: !50)
!58 = !DILocation(line: 18, column: 19, scope: !56)
!59 = !DILocation(line: 19, column: 1, scope: !50)
