; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g -UBUG tests/verify/add_checked.c
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
  br i1 %8, label %9, label %15, !dbg !31

9:                                                ; preds = %0
  %10 = load i32, i32* %2, align 4, !dbg !32
  %11 = load i32, i32* %3, align 4, !dbg !33
  %12 = sub nsw i32 2147483647, %11, !dbg !34
  %13 = icmp sgt i32 %10, %12, !dbg !35
  br i1 %13, label %14, label %15, !dbg !36

14:                                               ; preds = %9
  store i32 1, i32* %1, align 4, !dbg !37
  br label %37, !dbg !37

15:                                               ; preds = %9, %0
  %16 = load i32, i32* %3, align 4, !dbg !38
  %17 = icmp slt i32 %16, 0, !dbg !40
  br i1 %17, label %18, label %24, !dbg !41

18:                                               ; preds = %15
  %19 = load i32, i32* %2, align 4, !dbg !42
  %20 = load i32, i32* %3, align 4, !dbg !43
  %21 = sub nsw i32 -2147483648, %20, !dbg !44
  %22 = icmp slt i32 %19, %21, !dbg !45
  br i1 %22, label %23, label %24, !dbg !46

23:                                               ; preds = %18
  store i32 1, i32* %1, align 4, !dbg !47
  br label %37, !dbg !47

24:                                               ; preds = %18, %15
  %25 = load i32, i32* %2, align 4, !dbg !48
  %26 = load i32, i32* %3, align 4, !dbg !49
  %27 = add nsw i32 %25, %26, !dbg !50
  store i32 %27, i32* %4, align 4, !dbg !51
  %28 = load i32, i32* %3, align 4, !dbg !52
  %29 = icmp sle i32 %28, 0, !dbg !53
  br i1 %29, label %34, label %30, !dbg !54

30:                                               ; preds = %24
  %31 = load i32, i32* %4, align 4, !dbg !55
  %32 = load i32, i32* %2, align 4, !dbg !56
  %33 = icmp sgt i32 %31, %32, !dbg !57
  br label %34, !dbg !54

34:                                               ; preds = %30, %24
  %35 = phi i1 [ true, %24 ], [ %33, %30 ]
  %36 = zext i1 %35 to i32, !dbg !54
  call void @check(i32 noundef %36), !dbg !58
  br label %37, !dbg !59

37:                                               ; preds = %34, %23, %14
  %38 = load i32, i32* %1, align 4, !dbg !59
  ret i32 %38, !dbg !59
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @__VERIFIER_nondet_int() #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @check(i32 noundef %0) #0 !dbg !60 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !63, metadata !DIExpression()), !dbg !64
  %3 = load i32, i32* %2, align 4, !dbg !65
  %4 = icmp ne i32 %3, 0, !dbg !65
  br i1 %4, label %6, label %5, !dbg !67

5:                                                ; preds = %1
  call void @reach_error(), !dbg !68
  br label %6, !dbg !68

6:                                                ; preds = %5, %1
  ret void, !dbg !69
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
!28 = !DILocation(line: 11, column: 7, scope: !29)
!29 = distinct !DILexicalBlock(scope: !16, file: !1, line: 11, column: 7)
!30 = !DILocation(line: 11, column: 9, scope: !29)
!31 = !DILocation(line: 11, column: 13, scope: !29)
!32 = !DILocation(line: 11, column: 16, scope: !29)
!33 = !DILocation(line: 11, column: 33, scope: !29)
!34 = !DILocation(line: 11, column: 31, scope: !29)
!35 = !DILocation(line: 11, column: 18, scope: !29)
!36 = !DILocation(line: 11, column: 7, scope: !16)
!37 = !DILocation(line: 11, column: 36, scope: !29)
!38 = !DILocation(line: 13, column: 7, scope: !39)
!39 = distinct !DILexicalBlock(scope: !16, file: !1, line: 13, column: 7)
!40 = !DILocation(line: 13, column: 9, scope: !39)
!41 = !DILocation(line: 13, column: 13, scope: !39)
!42 = !DILocation(line: 13, column: 16, scope: !39)
!43 = !DILocation(line: 13, column: 38, scope: !39)
!44 = !DILocation(line: 13, column: 36, scope: !39)
!45 = !DILocation(line: 13, column: 18, scope: !39)
!46 = !DILocation(line: 13, column: 7, scope: !16)
!47 = !DILocation(line: 13, column: 41, scope: !39)
!48 = !DILocation(line: 14, column: 9, scope: !16)
!49 = !DILocation(line: 14, column: 13, scope: !16)
!50 = !DILocation(line: 14, column: 11, scope: !16)
!51 = !DILocation(line: 14, column: 7, scope: !16)
!52 = !DILocation(line: 15, column: 9, scope: !16)
!53 = !DILocation(line: 15, column: 11, scope: !16)
!54 = !DILocation(line: 15, column: 16, scope: !16)
!55 = !DILocation(line: 15, column: 19, scope: !16)
!56 = !DILocation(line: 15, column: 25, scope: !16)
!57 = !DILocation(line: 15, column: 23, scope: !16)
!58 = !DILocation(line: 15, column: 3, scope: !16)
!59 = !DILocation(line: 16, column: 1, scope: !16)
!60 = distinct !DISubprogram(name: "check", scope: !11, file: !11, line: 17, type: !61, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!61 = !DISubroutineType(types: !62)
!62 = !{null, !19}
!63 = !DILocalVariable(name: "condition", arg: 1, scope: !60, file: !11, line: 17, type: !19)
!64 = !DILocation(line: 17, column: 23, scope: !60)
!65 = !DILocation(line: 18, column: 8, scope: !66)
!66 = distinct !DILexicalBlock(scope: !60, file: !11, line: 18, column: 7)
!67 = !DILocation(line: 18, column: 7, scope: !60)
!68 = !DILocation(line: 18, column: 19, scope: !66)
!69 = !DILocation(line: 19, column: 1, scope: !60)
