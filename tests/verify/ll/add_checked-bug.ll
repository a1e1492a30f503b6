; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g -DBUG tests/verify/add_checked.c
; ModuleID = 'tests/verify/add_checked.c'
source_filename = "tests/verify/add_checked.c"
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
  call void @llvm.dbg.declare(metadata i32* %4, metadata !26, metadata !DIExpression()), !dbg !27
  store i32 0, i32* %4, align 4, !dbg !27
  %7 = load i32, i32* %3, align 4, !dbg !28
  %8 = icmp sgt i32 %7, 0, !dbg !30
  br i1 %8, label %9, label %16, !dbg !31

9:                                                ; preds = %0
  %10 = load i32, i32* %2, align 4, !dbg !32
  %11 = load i32, i32* %3, align 4, !dbg !33
  %12 = sub nsw i32 2147483647, %11, !dbg !34
  %13 = add nsw i32 %12, 1, !dbg !35
  %14 = icmp sgt i32 %10, %13, !dbg !36
  br i1 %14, label %15, label %16, !dbg !37

15:                                               ; preds = %9
  store i32 1, i32* %1, align 4, !dbg !38
  br label %38, !dbg !38

16:                                               ; preds = %9, %0
  %17 = load i32, i32* %3, align 4, !dbg !39
  %18 = icmp slt i32 %17, 0, !dbg !41
  br i1 %18, label %19, label %25, !dbg !42

19:                                               ; preds = %16
  %20 = load i32, i32* %2, align 4, !dbg !43
  %21 = load i32, i32* %3, align 4, !dbg !44
  %22 = sub nsw i32 -2147483648, %21, !dbg !45
  %23 = icmp slt i32 %20, %22, !dbg !46
  br i1 %23, label %24, label %25, !dbg !47

24:                                               ; preds = %19
  store i32 1, i32* %1, align 4, !dbg !48
  br label %38, !dbg !48

25:                                               ; preds = %19, %16
  %26 = load i32, i32* %2, align 4, !dbg !49
  %27 = load i32, i32* %3, align 4, !dbg !50
  %28 = add nsw i32 %26, %27, !dbg !51
  store i32 %28, i32* %4, align 4, !dbg !52
  %29 = load i32, i32* %3, align 4, !dbg !53
  %30 = icmp sle i32 %29, 0, !dbg !54
  br i1 %30, label %35, label %31, !dbg !55

31:                                               ; preds = %25
  %32 = load i32, i32* %4, align 4, !dbg !56
  %33 = load i32, i32* %2, align 4, !dbg !57
  %34 = icmp sgt i32 %32, %33, !dbg !58
  br label %35, !dbg !55

35:                                               ; preds = %31, %25
  %36 = phi i1 [ true, %25 ], [ %34, %31 ]
  %37 = zext i1 %36 to i32, !dbg !55
  call void @check(i32 noundef %37), !dbg !59
  br label %38, !dbg !60

38:                                               ; preds = %35, %24, %15
  %39 = load i32, i32* %1, align 4, !dbg !60
  ret i32 %39, !dbg !60
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @__VERIFIER_nondet_int() #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @check(i32 noundef %0) #0 !dbg !61 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !64, metadata !DIExpression()), !dbg !65
  %3 = load i32, i32* %2, align 4, !dbg !66
  %4 = icmp ne i32 %3, 0, !dbg !66
  br i1 %4, label %6, label %5, !dbg !68

5:                                                ; preds = %1
  call void @reach_error(), !dbg !69
  br label %6, !dbg !69

6:                                                ; preds = %5, %1
  ret void, !dbg !70
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/verify/add_checked.c", directory: ".", checksumkind: CSK_MD5, checksum: "cd8a7ea8117066c2a4704684d5ea33d7")
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
!20 = !DILocalVariable(name: "a", scope: !16, file: !1, line: 7, type: !19)
!21 = !DILocation(line: 7, column: 7, scope: !16)
!22 = !DILocation(line: 7, column: 11, scope: !16)
!23 = !DILocalVariable(name: "b", scope: !16, file: !1, line: 7, type: !19)
!24 = !DILocation(line: 7, column: 36, scope: !16)
!25 = !DILocation(line: 7, column: 40, scope: !16)
!26 = !DILocalVariable(name: "sum", scope: !16, file: !1, line: 7, type: !19)
!27 = !DILocation(line: 7, column: 65, scope: !16)
!28 = !DILocation(line: 9, column: 7, scope: !29)
!29 = distinct !DILexicalBlock(scope: !16, file: !1, line: 9, column: 7)
!30 = !DILocation(line: 9, column: 9, scope: !29)
!31 = !DILocation(line: 9, column: 13, scope: !29)
!32 = !DILocation(line: 9, column: 16, scope: !29)
!33 = !DILocation(line: 9, column: 33, scope: !29)
!34 = !DILocation(line: 9, column: 31, scope: !29)
!35 = !DILocation(line: 9, column: 35, scope: !29)
!36 = !DILocation(line: 9, column: 18, scope: !29)
!37 = !DILocation(line: 9, column: 7, scope: !16)
!38 = !DILocation(line: 9, column: 40, scope: !29)
!39 = !DILocation(line: 13, column: 7, scope: !40)
!40 = distinct !DILexicalBlock(scope: !16, file: !1, line: 13, column: 7)
!41 = !DILocation(line: 13, column: 9, scope: !40)
!42 = !DILocation(line: 13, column: 13, scope: !40)
!43 = !DILocation(line: 13, column: 16, scope: !40)
!44 = !DILocation(line: 13, column: 38, scope: !40)
!45 = !DILocation(line: 13, column: 36, scope: !40)
!46 = !DILocation(line: 13, column: 18, scope: !40)
!47 = !DILocation(line: 13, column: 7, scope: !16)
!48 = !DILocation(line: 13, column: 41, scope: !40)
!49 = !DILocation(line: 14, column: 9, scope: !16)
!50 = !DILocation(line: 14, column: 13, scope: !16)
!51 = !DILocation(line: 14, column: 11, scope: !16)
!52 = !DILocation(line: 14, column: 7, scope: !16)
!53 = !DILocation(line: 15, column: 9, scope: !16)
!54 = !DILocation(line: 15, column: 11, scope: !16)
!55 = !DILocation(line: 15, column: 16, scope: !16)
!56 = !DILocation(line: 15, column: 19, scope: !16)
!57 = !DILocation(line: 15, column: 25, scope: !16)
!58 = !DILocation(line: 15, column: 23, scope: !16)
!59 = !DILocation(line: 15, column: 3, scope: !16)
!60 = !DILocation(line: 16, column: 1, scope: !16)
!61 = distinct !DISubprogram(name: "check", scope: !11, file: !11, line: 17, type: !62, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!62 = !DISubroutineType(types: !63)
!63 = !{null, !19}
!64 = !DILocalVariable(name: "condition", arg: 1, scope: !61, file: !11, line: 17, type: !19)
!65 = !DILocation(line: 17, column: 23, scope: !61)
!66 = !DILocation(line: 18, column: 8, scope: !67)
!67 = distinct !DILexicalBlock(scope: !61, file: !11, line: 18, column: 7)
!68 = !DILocation(line: 18, column: 7, scope: !61)
!69 = !DILocation(line: 18, column: 19, scope: !67)
!70 = !DILocation(line: 19, column: 1, scope: !61)
