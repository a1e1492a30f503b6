; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g -DBUG tests/verify/power_states.c
; ModuleID = 'tests/verify/power_states.c'
source_filename = "tests/verify/power_states.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @reach_error() #0 !dbg !18 {
  ret void, !dbg !23
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !24 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !28, metadata !DIExpression()), !dbg !29
  store i32 0, i32* %2, align 4, !dbg !29
  call void @llvm.dbg.declare(metadata i32* %3, metadata !30, metadata !DIExpression()), !dbg !31
  store i32 0, i32* %3, align 4, !dbg !31
  call void @llvm.dbg.declare(metadata i32* %4, metadata !32, metadata !DIExpression()), !dbg !34
  store i32 0, i32* %4, align 4, !dbg !34
  br label %5, !dbg !35

5:                                                ; preds = %40, %0
  %6 = load i32, i32* %4, align 4, !dbg !36
  %7 = icmp slt i32 %6, 5, !dbg !38
  br i1 %7, label %8, label %43, !dbg !39

8:                                                ; preds = %5
  %9 = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !40
  %10 = zext i8 %9 to i32, !dbg !40
  %11 = and i32 %10, 3, !dbg !42
  switch i32 %11, label %26 [
    i32 0, label %12
    i32 1, label %20
    i32 2, label %25
  ], !dbg !43

12:                                               ; preds = %8
  %13 = load i32, i32* %2, align 4, !dbg !44
  %14 = icmp eq i32 %13, 0, !dbg !47
  br i1 %14, label %18, label %15, !dbg !48

15:                                               ; preds = %12
  %16 = load i32, i32* %2, align 4, !dbg !49
  %17 = icmp eq i32 %16, 2, !dbg !50
  br i1 %17, label %18, label %19, !dbg !51

18:                                               ; preds = %15, %12
  store i32 1, i32* %2, align 4, !dbg !52
  br label %19, !dbg !53

19:                                               ; preds = %18, %15
  br label %39, !dbg !54

20:                                               ; preds = %8
  %21 = load i32, i32* %2, align 4, !dbg !55
  %22 = icmp eq i32 %21, 1, !dbg !57
  br i1 %22, label %23, label %24, !dbg !58

23:                                               ; preds = %20
  store i32 2, i32* %2, align 4, !dbg !59
  br label %24, !dbg !60

24:                                               ; preds = %23, %20
  br label %39, !dbg !61

25:                                               ; preds = %8
  store i32 3, i32* %2, align 4, !dbg !62
  br label %39, !dbg !63

26:                                               ; preds = %8
  %27 = load i32, i32* %2, align 4, !dbg !64
  %28 = icmp ne i32 %27, 0, !dbg !66
  br i1 %28, label %29, label %38, !dbg !67

29:                                               ; preds = %26
  %30 = load i32, i32* %2, align 4, !dbg !68
  %31 = icmp ne i32 %30, 3, !dbg !69
  br i1 %31, label %32, label %38, !dbg !70

32:                                               ; preds = %29
  %33 = load i32, i32* %2, align 4, !dbg !71
  %34 = icmp eq i32 %33, 1, !dbg !73
  %35 = zext i1 %34 to i32, !dbg !73
  call void @check(i32 noundef %35), !dbg !74
  %36 = load i32, i32* %3, align 4, !dbg !75
  %37 = add nsw i32 %36, 1, !dbg !75
  store i32 %37, i32* %3, align 4, !dbg !75
  br label %38, !dbg !76

38:                                               ; preds = %32, %29, %26
  br label %39, !dbg !77

39:                                               ; preds = %38, %25, %24, %19
  br label %40, !dbg !78

40:                                               ; preds = %39
  %41 = load i32, i32* %4, align 4, !dbg !79
  %42 = add nsw i32 %41, 1, !dbg !79
  store i32 %42, i32* %4, align 4, !dbg !79
  br label %5, !dbg !80, !llvm.loop !81

43:                                               ; preds = %5
  %44 = load i32, i32* %3, align 4, !dbg !84
  %45 = icmp sle i32 %44, 4, !dbg !85
  %46 = zext i1 %45 to i32, !dbg !85
  call void @check(i32 noundef %46), !dbg !86
  %47 = load i32, i32* %1, align 4, !dbg !87
  ret i32 %47, !dbg !87
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare zeroext i8 @__VERIFIER_nondet_uchar() #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @check(i32 noundef %0) #0 !dbg !88 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !91, metadata !DIExpression()), !dbg !92
  %3 = load i32, i32* %2, align 4, !dbg !93
  %4 = icmp ne i32 %3, 0, !dbg !93
  br i1 %4, label %6, label %5, !dbg !95

5:                                                ; preds = %1
  call void @reach_error(), !dbg !96
  br label %6, !dbg !96

6:                                                ; preds = %5, %1
  ret void, !dbg !97
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!10, !11, !12, !13, !14, !15, !16}
!llvm.ident = !{!17}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/verify/power_states.c", directory: ".", checksumkind: CSK_MD5, checksum: "d6c61f33af22290a304fba45cd438ce8")
!2 = !{!3}
!3 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "state", file: !1, line: 5, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!5 = !{!6, !7, !8, !9}
!6 = !DIEnumerator(name: "OFF", value: 0)
!7 = !DIEnumerator(name: "ON", value: 1)
!8 = !DIEnumerator(name: "SUSPENDED", value: 2)
!9 = !DIEnumerator(name: "REMOVED", value: 3)
!10 = !{i32 7, !"Dwarf Version", i32 5}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 7, !"PIC Level", i32 2}
!14 = !{i32 7, !"PIE Level", i32 2}
!15 = !{i32 7, !"uwtable", i32 1}
!16 = !{i32 7, !"frame-pointer", i32 2}
!17 = !{!"Debian clang version 14.0.6"}
!18 = distinct !DISubprogram(name: "reach_error", scope: !19, file: !19, line: 16, type: !20, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !22)
!19 = !DIFile(filename: "tests/verify/task.h", directory: ".", checksumkind: CSK_MD5, checksum: "5bd115e6b2e30e1fa51ab02ef28207c4")
!20 = !DISubroutineType(types: !21)
!21 = !{null}
!22 = !{}
!23 = !DILocation(line: 16, column: 25, scope: !18)
!24 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !25, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !22)
!25 = !DISubroutineType(types: !26)
!26 = !{!27}
!27 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!28 = !DILocalVariable(name: "state", scope: !24, file: !1, line: 7, type: !3)
!29 = !DILocation(line: 7, column: 14, scope: !24)
!30 = !DILocalVariable(name: "used", scope: !24, file: !1, line: 8, type: !27)
!31 = !DILocation(line: 8, column: 7, scope: !24)
!32 = !DILocalVariable(name: "i", scope: !33, file: !1, line: 9, type: !27)
!33 = distinct !DILexicalBlock(scope: !24, file: !1, line: 9, column: 3)
!34 = !DILocation(line: 9, column: 12, scope: !33)
!35 = !DILocation(line: 9, column: 8, scope: !33)
!36 = !DILocation(line: 9, column: 19, scope: !37)
!37 = distinct !DILexicalBlock(scope: !33, file: !1, line: 9, column: 3)
!38 = !DILocation(line: 9, column: 21, scope: !37)
!39 = !DILocation(line: 9, column: 3, scope: !33)
!40 = !DILocation(line: 10, column: 13, scope: !41)
!41 = distinct !DILexicalBlock(scope: !37, file: !1, line: 9, column: 31)
!42 = !DILocation(line: 10, column: 39, scope: !41)
!43 = !DILocation(line: 10, column: 5, scope: !41)
!44 = !DILocation(line: 12, column: 11, scope: !45)
!45 = distinct !DILexicalBlock(scope: !46, file: !1, line: 12, column: 11)
!46 = distinct !DILexicalBlock(scope: !41, file: !1, line: 10, column: 44)
!47 = !DILocation(line: 12, column: 17, scope: !45)
!48 = !DILocation(line: 12, column: 24, scope: !45)
!49 = !DILocation(line: 12, column: 27, scope: !45)
!50 = !DILocation(line: 12, column: 33, scope: !45)
!51 = !DILocation(line: 12, column: 11, scope: !46)
!52 = !DILocation(line: 12, column: 53, scope: !45)
!53 = !DILocation(line: 12, column: 47, scope: !45)
!54 = !DILocation(line: 13, column: 7, scope: !46)
!55 = !DILocation(line: 15, column: 11, scope: !56)
!56 = distinct !DILexicalBlock(scope: !46, file: !1, line: 15, column: 11)
!57 = !DILocation(line: 15, column: 17, scope: !56)
!58 = !DILocation(line: 15, column: 11, scope: !46)
!59 = !DILocation(line: 15, column: 30, scope: !56)
!60 = !DILocation(line: 15, column: 24, scope: !56)
!61 = !DILocation(line: 16, column: 7, scope: !46)
!62 = !DILocation(line: 18, column: 13, scope: !46)
!63 = !DILocation(line: 19, column: 7, scope: !46)
!64 = !DILocation(line: 22, column: 11, scope: !65)
!65 = distinct !DILexicalBlock(scope: !46, file: !1, line: 22, column: 11)
!66 = !DILocation(line: 22, column: 17, scope: !65)
!67 = !DILocation(line: 22, column: 24, scope: !65)
!68 = !DILocation(line: 22, column: 27, scope: !65)
!69 = !DILocation(line: 22, column: 33, scope: !65)
!70 = !DILocation(line: 22, column: 11, scope: !46)
!71 = !DILocation(line: 26, column: 15, scope: !72)
!72 = distinct !DILexicalBlock(scope: !65, file: !1, line: 22, column: 45)
!73 = !DILocation(line: 26, column: 21, scope: !72)
!74 = !DILocation(line: 26, column: 9, scope: !72)
!75 = !DILocation(line: 27, column: 13, scope: !72)
!76 = !DILocation(line: 28, column: 7, scope: !72)
!77 = !DILocation(line: 29, column: 5, scope: !46)
!78 = !DILocation(line: 30, column: 3, scope: !41)
!79 = !DILocation(line: 9, column: 27, scope: !37)
!80 = !DILocation(line: 9, column: 3, scope: !37)
!81 = distinct !{!81, !39, !82, !83}
!82 = !DILocation(line: 30, column: 3, scope: !33)
!83 = !{!"llvm.loop.mustprogress"}
!84 = !DILocation(line: 31, column: 9, scope: !24)
!85 = !DILocation(line: 31, column: 14, scope: !24)
!86 = !DILocation(line: 31, column: 3, scope: !24)
!87 = !DILocation(line: 32, column: 1, scope: !24)
!88 = distinct !DISubprogram(name: "check", scope: !19, file: !19, line: 17, type: !89, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !22)
!89 = !DISubroutineType(types: !90)
!90 = !{null, !27}
!91 = !DILocalVariable(name: "condition", arg: 1, scope: !88, file: !19, line: 17, type: !27)
!92 = !DILocation(line: 17, column: 23, scope: !88)
!93 = !DILocation(line: 18, column: 8, scope: !94)
!94 = distinct !DILexicalBlock(scope: !88, file: !19, line: 18, column: 7)
!95 = !DILocation(line: 18, column: 7, scope: !88)
!96 = !DILocation(line: 18, column: 19, scope: !94)
!97 = !DILocation(line: 19, column: 1, scope: !88)
