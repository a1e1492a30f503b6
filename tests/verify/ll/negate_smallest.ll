; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g -UBUG tests/verify/negate_smallest.c
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
  br label %36, !dbg !30

10:                                               ; preds = %0
  %11 = load i32, i32* %3, align 4, !dbg !31
  %12 = icmp eq i32 %11, -1, !dbg !33
  br i1 %12, label %13, label %17, !dbg !34

13:                                               ; preds = %10
  %14 = load i32, i32* %2, align 4, !dbg !35
  %15 = icmp slt i32 %14, -2147483647, !dbg !36
  br i1 %15, label %16, label %17, !dbg !37

16:                                               ; preds = %13
  store i32 0, i32* %1, align 4, !dbg !38
  br label %36, !dbg !38

17:                                               ; preds = %13, %10
  call void @llvm.dbg.declare(metadata i32* %4, metadata !39, metadata !DIExpression()), !dbg !40
  %18 = load i32, i32* %2, align 4, !dbg !41
  %19 = load i32, i32* %3, align 4, !dbg !42
  %20 = sdiv i32 %18, %19, !dbg !43
  store i32 %20, i32* %4, align 4, !dbg !40
  %21 = load i32, i32* %3, align 4, !dbg !44
  %22 = icmp eq i32 %21, 1, !dbg !45
  br i1 %22, label %33, label %23, !dbg !46

23:                                               ; preds = %17
  %24 = load i32, i32* %3, align 4, !dbg !47
  %25 = icmp eq i32 %24, -1, !dbg !48
  br i1 %25, label %33, label %26, !dbg !49

26:                                               ; preds = %23
  %27 = load i32, i32* %2, align 4, !dbg !50
  %28 = icmp eq i32 %27, 0, !dbg !51
  br i1 %28, label %33, label %29, !dbg !52

29:                                               ; preds = %26
  %30 = load i32, i32* %4, align 4, !dbg !53
  %31 = load i32, i32* %2, align 4, !dbg !54
  %32 = icmp ne i32 %30, %31, !dbg !55
  br label %33, !dbg !52

33:                                               ; preds = %29, %26, %23, %17
  %34 = phi i1 [ true, %26 ], [ true, %23 ], [ true, %17 ], [ %32, %29 ]
  %35 = zext i1 %34 to i32, !dbg !52
  call void @check(i32 noundef %35), !dbg !56
  br label %36, !dbg !57

36:                                               ; preds = %33, %16, %9
  %37 = load i32, i32* %1, align 4, !dbg !57
  ret i32 %37, !dbg !57
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @__VERIFIER_nondet_int() #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @check(i32 noundef %0) #0 !dbg !58 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !61, metadata !DIExpression()), !dbg !62
  %3 = load i32, i32* %2, align 4, !dbg !63
  %4 = icmp ne i32 %3, 0, !dbg !63
  br i1 %4, label %6, label %5, !dbg !65

5:                                                ; preds = %1
  call void @reach_error(), !dbg !66
  br label %6, !dbg !66

6:                                                ; preds = %5, %1
  ret void, !dbg !67
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
!31 = !DILocation(line: 9, column: 7, scope: !32)
!32 = distinct !DILexicalBlock(scope: !16, file: !1, line: 9, column: 7)
!33 = !DILocation(line: 9, column: 9, scope: !32)
!34 = !DILocation(line: 9, column: 15, scope: !32)
!35 = !DILocation(line: 9, column: 18, scope: !32)
!36 = !DILocation(line: 9, column: 20, scope: !32)
!37 = !DILocation(line: 9, column: 7, scope: !16)
!38 = !DILocation(line: 9, column: 35, scope: !32)
!39 = !DILocalVariable(name: "q", scope: !16, file: !1, line: 11, type: !19)
!40 = !DILocation(line: 11, column: 7, scope: !16)
!41 = !DILocation(line: 11, column: 11, scope: !16)
!42 = !DILocation(line: 11, column: 15, scope: !16)
!43 = !DILocation(line: 11, column: 13, scope: !16)
!44 = !DILocation(line: 12, column: 9, scope: !16)
!45 = !DILocation(line: 12, column: 11, scope: !16)
!46 = !DILocation(line: 12, column: 16, scope: !16)
!47 = !DILocation(line: 12, column: 19, scope: !16)
!48 = !DILocation(line: 12, column: 21, scope: !16)
!49 = !DILocation(line: 12, column: 27, scope: !16)
!50 = !DILocation(line: 12, column: 30, scope: !16)
!51 = !DILocation(line: 12, column: 32, scope: !16)
!52 = !DILocation(line: 12, column: 37, scope: !16)
!53 = !DILocation(line: 12, column: 40, scope: !16)
!54 = !DILocation(line: 12, column: 45, scope: !16)
!55 = !DILocation(line: 12, column: 42, scope: !16)
!56 = !DILocation(line: 12, column: 3, scope: !16)
!57 = !DILocation(line: 13, column: 1, scope: !16)
!58 = distinct !DISubprogram(name: "check", scope: !11, file: !11, line: 17, type: !59, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!59 = !DISubroutineType(types: !60)
!60 = !{null, !19}
!61 = !DILocalVariable(name: "condition", arg: 1, scope: !58, file: !11, line: 17, type: !19)
!62 = !DILocation(line: 17, column: 23, scope: !58)
!63 = !DILocation(line: 18, column: 8, scope: !64)
!64 = distinct !DILexicalBlock(scope: !58, file: !11, line: 18, column: 7)
!65 = !DILocation(line: 18, column: 7, scope: !58)
!66 = !DILocation(line: 18, column: 19, scope: !64)
!67 = !DILocation(line: 19, column: 1, scope: !58)
