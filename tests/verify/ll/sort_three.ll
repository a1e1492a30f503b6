; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g -UBUG tests/verify/sort_three.c
; ModuleID = 'tests/verify/sort_three.c'
source_filename = "tests/verify/sort_three.c"
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
  %7 = call i32 @__VERIFIER_nondet_int(), !dbg !28
  store i32 %7, i32* %4, align 4, !dbg !27
  call void @order(i32* noundef %2, i32* noundef %3), !dbg !29
  call void @order(i32* noundef %3, i32* noundef %4), !dbg !30
  call void @order(i32* noundef %2, i32* noundef %3), !dbg !31
  %8 = load i32, i32* %2, align 4, !dbg !32
  %9 = load i32, i32* %3, align 4, !dbg !33
  %10 = icmp sle i32 %8, %9, !dbg !34
  br i1 %10, label %11, label %15, !dbg !35

11:                                               ; preds = %0
  %12 = load i32, i32* %3, align 4, !dbg !36
  %13 = load i32, i32* %4, align 4, !dbg !37
  %14 = icmp sle i32 %12, %13, !dbg !38
  br label %15

15:                                               ; preds = %11, %0
  %16 = phi i1 [ false, %0 ], [ %14, %11 ], !dbg !39
  %17 = zext i1 %16 to i32, !dbg !35
  call void @check(i32 noundef %17), !dbg !40
  %18 = load i32, i32* %1, align 4, !dbg !41
  ret i32 %18, !dbg !41
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @__VERIFIER_nondet_int() #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @order(i32* noundef %0, i32* noundef %1) #0 !dbg !42 {
  %3 = alloca i32*, align 8
  %4 = alloca i32*, align 8
  %5 = alloca i32, align 4
  store i32* %0, i32** %3, align 8
  call void @llvm.dbg.declare(metadata i32** %3, metadata !46, metadata !DIExpression()), !dbg !47
  store i32* %1, i32** %4, align 8
  call void @llvm.dbg.declare(metadata i32** %4, metadata !48, metadata !DIExpression()), !dbg !49
  %6 = load i32*, i32** %3, align 8, !dbg !50
  %7 = load i32, i32* %6, align 4, !dbg !52
  %8 = load i32*, i32** %4, align 8, !dbg !53
  %9 = load i32, i32* %8, align 4, !dbg !54
  %10 = icmp sgt i32 %7, %9, !dbg !55
  br i1 %10, label %11, label %19, !dbg !56

11:                                               ; preds = %2
  call void @llvm.dbg.declare(metadata i32* %5, metadata !57, metadata !DIExpression()), !dbg !59
  %12 = load i32*, i32** %3, align 8, !dbg !60
  %13 = load i32, i32* %12, align 4, !dbg !61
  store i32 %13, i32* %5, align 4, !dbg !59
  %14 = load i32*, i32** %4, align 8, !dbg !62
  %15 = load i32, i32* %14, align 4, !dbg !63
  %16 = load i32*, i32** %3, align 8, !dbg !64
  store i32 %15, i32* %16, align 4, !dbg !65
  %17 = load i32, i32* %5, align 4, !dbg !66
  %18 = load i32*, i32** %4, align 8, !dbg !67
  store i32 %17, i32* %18, align 4, !dbg !68
  br label %19, !dbg !69

19:                                               ; preds = %11, %2
  ret void, !dbg !70
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @check(i32 noundef %0) #0 !dbg !71 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !74, metadata !DIExpression()), !dbg !75
  %3 = load i32, i32* %2, align 4, !dbg !76
  %4 = icmp ne i32 %3, 0, !dbg !76
  br i1 %4, label %6, label %5, !dbg !78

5:                                                ; preds = %1
  call void @reach_error(), !dbg !79
  br label %6, !dbg !79

6:                                                ; preds = %5, %1
  ret void, !dbg !80
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/verify/sort_three.c", directory: ".", checksumkind: CSK_MD5, checksum: "6fc72568cad34a8ae3c1b45cbd9cd773")
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
!16 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 12, type: !17, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!17 = !DISubroutineType(types: !18)
!18 = !{!19}
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !DILocalVariable(name: "a", scope: !16, file: !1, line: 13, type: !19)
!21 = !DILocation(line: 13, column: 7, scope: !16)
!22 = !DILocation(line: 13, column: 11, scope: !16)
!23 = !DILocalVariable(name: "b", scope: !16, file: !1, line: 13, type: !19)
!24 = !DILocation(line: 13, column: 36, scope: !16)
!25 = !DILocation(line: 13, column: 40, scope: !16)
!26 = !DILocalVariable(name: "c", scope: !16, file: !1, line: 13, type: !19)
!27 = !DILocation(line: 13, column: 65, scope: !16)
!28 = !DILocation(line: 13, column: 69, scope: !16)
!29 = !DILocation(line: 14, column: 3, scope: !16)
!30 = !DILocation(line: 15, column: 3, scope: !16)
!31 = !DILocation(line: 17, column: 3, scope: !16)
!32 = !DILocation(line: 19, column: 9, scope: !16)
!33 = !DILocation(line: 19, column: 14, scope: !16)
!34 = !DILocation(line: 19, column: 11, scope: !16)
!35 = !DILocation(line: 19, column: 16, scope: !16)
!36 = !DILocation(line: 19, column: 19, scope: !16)
!37 = !DILocation(line: 19, column: 24, scope: !16)
!38 = !DILocation(line: 19, column: 21, scope: !16)
!39 = !DILocation(line: 0, scope: !16)
!40 = !DILocation(line: 19, column: 3, scope: !16)
!41 = !DILocation(line: 20, column: 1, scope: !16)
!42 = distinct !DISubprogram(name: "order", scope: !1, file: !1, line: 5, type: !43, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !45}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!46 = !DILocalVariable(name: "a", arg: 1, scope: !42, file: !1, line: 5, type: !45)
!47 = !DILocation(line: 5, column: 24, scope: !42)
!48 = !DILocalVariable(name: "b", arg: 2, scope: !42, file: !1, line: 5, type: !45)
!49 = !DILocation(line: 5, column: 32, scope: !42)
!50 = !DILocation(line: 6, column: 8, scope: !51)
!51 = distinct !DILexicalBlock(scope: !42, file: !1, line: 6, column: 7)
!52 = !DILocation(line: 6, column: 7, scope: !51)
!53 = !DILocation(line: 6, column: 13, scope: !51)
!54 = !DILocation(line: 6, column: 12, scope: !51)
!55 = !DILocation(line: 6, column: 10, scope: !51)
!56 = !DILocation(line: 6, column: 7, scope: !42)
!57 = !DILocalVariable(name: "t", scope: !58, file: !1, line: 7, type: !19)
!58 = distinct !DILexicalBlock(scope: !51, file: !1, line: 6, column: 16)
!59 = !DILocation(line: 7, column: 9, scope: !58)
!60 = !DILocation(line: 7, column: 14, scope: !58)
!61 = !DILocation(line: 7, column: 13, scope: !58)
!62 = !DILocation(line: 8, column: 11, scope: !58)
!63 = !DILocation(line: 8, column: 10, scope: !58)
!64 = !DILocation(line: 8, column: 6, scope: !58)
!65 = !DILocation(line: 8, column: 8, scope: !58)
!66 = !DILocation(line: 9, column: 10, scope: !58)
!67 = !DILocation(line: 9, column: 6, scope: !58)
!68 = !DILocation(line: 9, column: 8, scope: !58)
!69 = !DILocation(line: 10, column: 3, scope: !58)
!70 = !DILocation(line: 11, column: 1, scope: !42)
!71 = distinct !DISubprogram(name: "check", scope: !11, file: !11, line: 17, type: !72, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!72 = !DISubroutineType(types: !73)
!73 = !{null, !19}
!74 = !DILocalVariable(name: "condition", arg: 1, scope: !71, file: !11, line: 17, type: !19)
!75 = !DILocation(line: 17, column: 23, scope: !71)
!76 = !DILocation(line: 18, column: 8, scope: !77)
!77 = distinct !DILexicalBlock(scope: !71, file: !11, line: 18, column: 7)
!78 = !DILocation(line: 18, column: 7, scope: !71)
!79 = !DILocation(line: 18, column: 19, scope: !77)
!80 = !DILocation(line: 19, column: 1, scope: !71)
