; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g -DBUG tests/verify/lock_driver.c
; ModuleID = 'tests/verify/lock_driver.c'
source_filename = "tests/verify/lock_driver.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@locked = internal global i32 0, align 4, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @reach_error() #0 !dbg !14 {
  ret void, !dbg !19
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !20 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !23, metadata !DIExpression()), !dbg !25
  store i32 0, i32* %2, align 4, !dbg !25
  br label %4, !dbg !26

4:                                                ; preds = %16, %0
  %5 = load i32, i32* %2, align 4, !dbg !27
  %6 = icmp slt i32 %5, 3, !dbg !29
  br i1 %6, label %7, label %19, !dbg !30

7:                                                ; preds = %4
  call void @llvm.dbg.declare(metadata i32* %3, metadata !31, metadata !DIExpression()), !dbg !33
  %8 = call i32 @__VERIFIER_nondet_int(), !dbg !34
  %9 = call i32 @transfer(i32 noundef %8), !dbg !35
  store i32 %9, i32* %3, align 4, !dbg !33
  %10 = load i32, i32* %3, align 4, !dbg !36
  %11 = icmp slt i32 %10, 0, !dbg !38
  br i1 %11, label %12, label %15, !dbg !39

12:                                               ; preds = %7
  %13 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !40
  br i1 %13, label %14, label %15, !dbg !41

14:                                               ; preds = %12
  br label %19, !dbg !42

15:                                               ; preds = %12, %7
  br label %16, !dbg !43

16:                                               ; preds = %15
  %17 = load i32, i32* %2, align 4, !dbg !44
  %18 = add nsw i32 %17, 1, !dbg !44
  store i32 %18, i32* %2, align 4, !dbg !44
  br label %4, !dbg !45, !llvm.loop !46

19:                                               ; preds = %14, %4
  %20 = load i32, i32* @locked, align 4, !dbg !49
  %21 = icmp ne i32 %20, 0, !dbg !50
  %22 = xor i1 %21, true, !dbg !50
  %23 = zext i1 %22 to i32, !dbg !50
  call void @check(i32 noundef %23), !dbg !51
  %24 = load i32, i32* %1, align 4, !dbg !52
  ret i32 %24, !dbg !52
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @transfer(i32 noundef %0) #0 !dbg !53 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, i32* %3, align 4
  call void @llvm.dbg.declare(metadata i32* %3, metadata !56, metadata !DIExpression()), !dbg !57
  call void @take(), !dbg !58
  %4 = load i32, i32* %3, align 4, !dbg !59
  %5 = and i32 %4, 1, !dbg !61
  %6 = icmp ne i32 %5, 0, !dbg !61
  br i1 %6, label %7, label %8, !dbg !62

7:                                                ; preds = %1
  call void @give(), !dbg !63
  store i32 -1, i32* %2, align 4, !dbg !65
  br label %14, !dbg !65

8:                                                ; preds = %1
  %9 = load i32, i32* %3, align 4, !dbg !66
  %10 = and i32 %9, 2, !dbg !68
  %11 = icmp ne i32 %10, 0, !dbg !68
  br i1 %11, label %12, label %13, !dbg !69

12:                                               ; preds = %8
  store i32 -2, i32* %2, align 4, !dbg !70
  br label %14, !dbg !70

13:                                               ; preds = %8
  call void @give(), !dbg !72
  store i32 0, i32* %2, align 4, !dbg !73
  br label %14, !dbg !73

14:                                               ; preds = %13, %12, %7
  %15 = load i32, i32* %2, align 4, !dbg !74
  ret i32 %15, !dbg !74
}

declare i32 @__VERIFIER_nondet_int() #2

declare zeroext i1 @__VERIFIER_nondet_bool() #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @check(i32 noundef %0) #0 !dbg !75 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !78, metadata !DIExpression()), !dbg !79
  %3 = load i32, i32* %2, align 4, !dbg !80
  %4 = icmp ne i32 %3, 0, !dbg !80
  br i1 %4, label %6, label %5, !dbg !82

5:                                                ; preds = %1
  call void @reach_error(), !dbg !83
  br label %6, !dbg !83

6:                                                ; preds = %5, %1
  ret void, !dbg !84
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @take() #0 !dbg !85 {
  %1 = load i32, i32* @locked, align 4, !dbg !86
  %2 = icmp ne i32 %1, 0, !dbg !87
  %3 = xor i1 %2, true, !dbg !87
  %4 = zext i1 %3 to i32, !dbg !87
  call void @check(i32 noundef %4), !dbg !88
  store i32 1, i32* @locked, align 4, !dbg !89
  ret void, !dbg !90
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @give() #0 !dbg !91 {
  %1 = load i32, i32* @locked, align 4, !dbg !92
  call void @check(i32 noundef %1), !dbg !93
  store i32 0, i32* @locked, align 4, !dbg !94
  ret void, !dbg !95
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11, !12}
!llvm.ident = !{!13}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "locked", scope: !2, file: !3, line: 5, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/verify/lock_driver.c", directory: ".", checksumkind: CSK_MD5, checksum: "c11e8a36b940f135ce0215256ec4d798")
!4 = !{!0}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 7, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 1}
!12 = !{i32 7, !"frame-pointer", i32 2}
!13 = !{!"Debian clang version 14.0.6"}
!14 = distinct !DISubprogram(name: "reach_error", scope: !15, file: !15, line: 16, type: !16, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !18)
!15 = !DIFile(filename: "tests/verify/task.h", directory: ".", checksumkind: CSK_MD5, checksum: "5bd115e6b2e30e1fa51ab02ef28207c4")
!16 = !DISubroutineType(types: !17)
!17 = !{null}
!18 = !{}
!19 = !DILocation(line: 16, column: 25, scope: !14)
!20 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 29, type: !21, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !18)
!21 = !DISubroutineType(types: !22)
!22 = !{!5}
!23 = !DILocalVariable(name: "i", scope: !24, file: !3, line: 30, type: !5)
!24 = distinct !DILexicalBlock(scope: !20, file: !3, line: 30, column: 3)
!25 = !DILocation(line: 30, column: 12, scope: !24)
!26 = !DILocation(line: 30, column: 8, scope: !24)
!27 = !DILocation(line: 30, column: 19, scope: !28)
!28 = distinct !DILexicalBlock(scope: !24, file: !3, line: 30, column: 3)
!29 = !DILocation(line: 30, column: 21, scope: !28)
!30 = !DILocation(line: 30, column: 3, scope: !24)
!31 = !DILocalVariable(name: "result", scope: !32, file: !3, line: 31, type: !5)
!32 = distinct !DILexicalBlock(scope: !28, file: !3, line: 30, column: 31)
!33 = !DILocation(line: 31, column: 9, scope: !32)
!34 = !DILocation(line: 31, column: 27, scope: !32)
!35 = !DILocation(line: 31, column: 18, scope: !32)
!36 = !DILocation(line: 32, column: 9, scope: !37)
!37 = distinct !DILexicalBlock(scope: !32, file: !3, line: 32, column: 9)
!38 = !DILocation(line: 32, column: 16, scope: !37)
!39 = !DILocation(line: 32, column: 20, scope: !37)
!40 = !DILocation(line: 32, column: 23, scope: !37)
!41 = !DILocation(line: 32, column: 9, scope: !32)
!42 = !DILocation(line: 32, column: 49, scope: !37)
!43 = !DILocation(line: 33, column: 3, scope: !32)
!44 = !DILocation(line: 30, column: 27, scope: !28)
!45 = !DILocation(line: 30, column: 3, scope: !28)
!46 = distinct !{!46, !30, !47, !48}
!47 = !DILocation(line: 33, column: 3, scope: !24)
!48 = !{!"llvm.loop.mustprogress"}
!49 = !DILocation(line: 34, column: 10, scope: !20)
!50 = !DILocation(line: 34, column: 9, scope: !20)
!51 = !DILocation(line: 34, column: 3, scope: !20)
!52 = !DILocation(line: 35, column: 1, scope: !20)
!53 = distinct !DISubprogram(name: "transfer", scope: !3, file: !3, line: 14, type: !54, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !18)
!54 = !DISubroutineType(types: !55)
!55 = !{!5, !5}
!56 = !DILocalVariable(name: "flags", arg: 1, scope: !53, file: !3, line: 14, type: !5)
!57 = !DILocation(line: 14, column: 25, scope: !53)
!58 = !DILocation(line: 15, column: 3, scope: !53)
!59 = !DILocation(line: 16, column: 7, scope: !60)
!60 = distinct !DILexicalBlock(scope: !53, file: !3, line: 16, column: 7)
!61 = !DILocation(line: 16, column: 13, scope: !60)
!62 = !DILocation(line: 16, column: 7, scope: !53)
!63 = !DILocation(line: 17, column: 5, scope: !64)
!64 = distinct !DILexicalBlock(scope: !60, file: !3, line: 16, column: 18)
!65 = !DILocation(line: 18, column: 5, scope: !64)
!66 = !DILocation(line: 20, column: 7, scope: !67)
!67 = distinct !DILexicalBlock(scope: !53, file: !3, line: 20, column: 7)
!68 = !DILocation(line: 20, column: 13, scope: !67)
!69 = !DILocation(line: 20, column: 7, scope: !53)
!70 = !DILocation(line: 24, column: 5, scope: !71)
!71 = distinct !DILexicalBlock(scope: !67, file: !3, line: 20, column: 18)
!72 = !DILocation(line: 26, column: 3, scope: !53)
!73 = !DILocation(line: 27, column: 3, scope: !53)
!74 = !DILocation(line: 28, column: 1, scope: !53)
!75 = distinct !DISubprogram(name: "check", scope: !15, file: !15, line: 17, type: !76, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !18)
!76 = !DISubroutineType(types: !77)
!77 = !{null, !5}
!78 = !DILocalVariable(name: "condition", arg: 1, scope: !75, file: !15, line: 17, type: !5)
!79 = !DILocation(line: 17, column: 23, scope: !75)
!80 = !DILocation(line: 18, column: 8, scope: !81)
!81 = distinct !DILexicalBlock(scope: !75, file: !15, line: 18, column: 7)
!82 = !DILocation(line: 18, column: 7, scope: !75)
!83 = !DILocation(line: 18, column: 19, scope: !81)
!84 = !DILocation(line: 19, column: 1, scope: !75)
!85 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 6, type: !16, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !18)
!86 = !DILocation(line: 7, column: 10, scope: !85)
!87 = !DILocation(line: 7, column: 9, scope: !85)
!88 = !DILocation(line: 7, column: 3, scope: !85)
!89 = !DILocation(line: 8, column: 10, scope: !85)
!90 = !DILocation(line: 9, column: 1, scope: !85)
!91 = distinct !DISubprogram(name: "give", scope: !3, file: !3, line: 10, type: !16, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !18)
!92 = !DILocation(line: 11, column: 9, scope: !91)
!93 = !DILocation(line: 11, column: 3, scope: !91)
!94 = !DILocation(line: 12, column: 10, scope: !91)
!95 = !DILocation(line: 13, column: 1, scope: !91)
