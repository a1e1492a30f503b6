; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g -UBUG tests/verify/uninitialised_flag.c
; ModuleID = 'tests/verify/uninitialised_flag.c'
source_filename = "tests/verify/uninitialised_flag.c"
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
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !20, metadata !DIExpression()), !dbg !21
  %4 = call i32 @__VERIFIER_nondet_int(), !dbg !22
  store i32 %4, i32* %2, align 4, !dbg !21
  call void @llvm.dbg.declare(metadata i32* %3, metadata !23, metadata !DIExpression()), !dbg !24
  %5 = load i32, i32* %2, align 4, !dbg !25
  %6 = icmp eq i32 %5, 1, !dbg !27
  br i1 %6, label %7, label %8, !dbg !28

7:                                                ; preds = %0
  store i32 1, i32* %3, align 4, !dbg !29
  br label %14, !dbg !30

8:                                                ; preds = %0
  %9 = load i32, i32* %2, align 4, !dbg !31
  %10 = icmp eq i32 %9, 2, !dbg !33
  br i1 %10, label %11, label %12, !dbg !34

11:                                               ; preds = %8
  store i32 0, i32* %3, align 4, !dbg !35
  br label %13, !dbg !36

12:                                               ; preds = %8
  store i32 2, i32* %3, align 4, !dbg !37
  br label %13

13:                                               ; preds = %12, %11
  br label %14

14:                                               ; preds = %13, %7
  %15 = load i32, i32* %3, align 4, !dbg !38
  %16 = icmp eq i32 %15, 2, !dbg !40
  br i1 %16, label %17, label %26, !dbg !41

17:                                               ; preds = %14
  %18 = load i32, i32* %2, align 4, !dbg !42
  %19 = icmp ne i32 %18, 1, !dbg !43
  br i1 %19, label %20, label %23, !dbg !44

20:                                               ; preds = %17
  %21 = load i32, i32* %2, align 4, !dbg !45
  %22 = icmp ne i32 %21, 2, !dbg !46
  br label %23

23:                                               ; preds = %20, %17
  %24 = phi i1 [ false, %17 ], [ %22, %20 ], !dbg !47
  %25 = zext i1 %24 to i32, !dbg !44
  call void @check(i32 noundef %25), !dbg !48
  br label %26, !dbg !48

26:                                               ; preds = %23, %14
  %27 = load i32, i32* %1, align 4, !dbg !49
  ret i32 %27, !dbg !49
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
!1 = !DIFile(filename: "tests/verify/uninitialised_flag.c", directory: ".", checksumkind: CSK_MD5, checksum: "a9d19de7aeea3fb093ef2bfe51e38b09")
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
!20 = !DILocalVariable(name: "kind", scope: !16, file: !1, line: 7, type: !19)
!21 = !DILocation(line: 7, column: 7, scope: !16)
!22 = !DILocation(line: 7, column: 14, scope: !16)
!23 = !DILocalVariable(name: "flag", scope: !16, file: !1, line: 7, type: !19)
!24 = !DILocation(line: 7, column: 39, scope: !16)
!25 = !DILocation(line: 8, column: 7, scope: !26)
!26 = distinct !DILexicalBlock(scope: !16, file: !1, line: 8, column: 7)
!27 = !DILocation(line: 8, column: 12, scope: !26)
!28 = !DILocation(line: 8, column: 7, scope: !16)
!29 = !DILocation(line: 8, column: 23, scope: !26)
!30 = !DILocation(line: 8, column: 18, scope: !26)
!31 = !DILocation(line: 9, column: 12, scope: !32)
!32 = distinct !DILexicalBlock(scope: !26, file: !1, line: 9, column: 12)
!33 = !DILocation(line: 9, column: 17, scope: !32)
!34 = !DILocation(line: 9, column: 12, scope: !26)
!35 = !DILocation(line: 9, column: 28, scope: !32)
!36 = !DILocation(line: 9, column: 23, scope: !32)
!37 = !DILocation(line: 11, column: 13, scope: !32)
!38 = !DILocation(line: 13, column: 7, scope: !39)
!39 = distinct !DILexicalBlock(scope: !16, file: !1, line: 13, column: 7)
!40 = !DILocation(line: 13, column: 12, scope: !39)
!41 = !DILocation(line: 13, column: 7, scope: !16)
!42 = !DILocation(line: 13, column: 24, scope: !39)
!43 = !DILocation(line: 13, column: 29, scope: !39)
!44 = !DILocation(line: 13, column: 34, scope: !39)
!45 = !DILocation(line: 13, column: 37, scope: !39)
!46 = !DILocation(line: 13, column: 42, scope: !39)
!47 = !DILocation(line: 0, scope: !39)
!48 = !DILocation(line: 13, column: 18, scope: !39)
!49 = !DILocation(line: 14, column: 1, scope: !16)
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
