; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g -UBUG tests/verify/binary_search.c
; ModuleID = 'tests/verify/binary_search.c'
source_filename = "tests/verify/binary_search.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@main.table = internal constant [8 x i16] [i16 -9, i16 -4, i16 0, i16 3, i16 5, i16 8, i16 13, i16 21], align 16, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @reach_error() #0 !dbg !23 {
  ret void, !dbg !27
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !2 {
  %1 = alloca i32, align 4
  %2 = alloca i16, align 2
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i16* %2, metadata !28, metadata !DIExpression()), !dbg !29
  %9 = call signext i16 @__VERIFIER_nondet_short(), !dbg !30
  store i16 %9, i16* %2, align 2, !dbg !29
  call void @llvm.dbg.declare(metadata i32* %3, metadata !31, metadata !DIExpression()), !dbg !32
  store i32 0, i32* %3, align 4, !dbg !32
  call void @llvm.dbg.declare(metadata i32* %4, metadata !33, metadata !DIExpression()), !dbg !34
  store i32 8, i32* %4, align 4, !dbg !34
  call void @llvm.dbg.declare(metadata i32* %5, metadata !35, metadata !DIExpression()), !dbg !36
  store i32 -1, i32* %5, align 4, !dbg !36
  br label %10, !dbg !37

10:                                               ; preds = %45, %0
  %11 = load i32, i32* %3, align 4, !dbg !38
  %12 = load i32, i32* %4, align 4, !dbg !39
  %13 = icmp slt i32 %11, %12, !dbg !40
  br i1 %13, label %14, label %46, !dbg !37

14:                                               ; preds = %10
  call void @llvm.dbg.declare(metadata i32* %6, metadata !41, metadata !DIExpression()), !dbg !43
  %15 = load i32, i32* %3, align 4, !dbg !44
  %16 = load i32, i32* %4, align 4, !dbg !45
  %17 = load i32, i32* %3, align 4, !dbg !46
  %18 = sub nsw i32 %16, %17, !dbg !47
  %19 = sdiv i32 %18, 2, !dbg !48
  %20 = add nsw i32 %15, %19, !dbg !49
  store i32 %20, i32* %6, align 4, !dbg !43
  %21 = load i32, i32* %6, align 4, !dbg !50
  %22 = sext i32 %21 to i64, !dbg !52
  %23 = getelementptr inbounds [8 x i16], [8 x i16]* @main.table, i64 0, i64 %22, !dbg !52
  %24 = load i16, i16* %23, align 2, !dbg !52
  %25 = sext i16 %24 to i32, !dbg !52
  %26 = load i16, i16* %2, align 2, !dbg !53
  %27 = sext i16 %26 to i32, !dbg !53
  %28 = icmp eq i32 %25, %27, !dbg !54
  br i1 %28, label %29, label %31, !dbg !55

29:                                               ; preds = %14
  %30 = load i32, i32* %6, align 4, !dbg !56
  store i32 %30, i32* %5, align 4, !dbg !58
  br label %46, !dbg !59

31:                                               ; preds = %14
  %32 = load i32, i32* %6, align 4, !dbg !60
  %33 = sext i32 %32 to i64, !dbg !62
  %34 = getelementptr inbounds [8 x i16], [8 x i16]* @main.table, i64 0, i64 %33, !dbg !62
  %35 = load i16, i16* %34, align 2, !dbg !62
  %36 = sext i16 %35 to i32, !dbg !62
  %37 = load i16, i16* %2, align 2, !dbg !63
  %38 = sext i16 %37 to i32, !dbg !63
  %39 = icmp slt i32 %36, %38, !dbg !64
  br i1 %39, label %40, label %43, !dbg !65

40:                                               ; preds = %31
  %41 = load i32, i32* %6, align 4, !dbg !66
  %42 = add nsw i32 %41, 1, !dbg !67
  store i32 %42, i32* %3, align 4, !dbg !68
  br label %45, !dbg !69

43:                                               ; preds = %31
  %44 = load i32, i32* %6, align 4, !dbg !70
  store i32 %44, i32* %4, align 4, !dbg !71
  br label %45

45:                                               ; preds = %43, %40
  br label %10, !dbg !37, !llvm.loop !72

46:                                               ; preds = %29, %10
  call void @llvm.dbg.declare(metadata i32* %7, metadata !75, metadata !DIExpression()), !dbg !76
  store i32 0, i32* %7, align 4, !dbg !76
  call void @llvm.dbg.declare(metadata i32* %8, metadata !77, metadata !DIExpression()), !dbg !79
  store i32 0, i32* %8, align 4, !dbg !79
  br label %47, !dbg !80

47:                                               ; preds = %62, %46
  %48 = load i32, i32* %8, align 4, !dbg !81
  %49 = icmp slt i32 %48, 8, !dbg !83
  br i1 %49, label %50, label %65, !dbg !84

50:                                               ; preds = %47
  %51 = load i32, i32* %8, align 4, !dbg !85
  %52 = sext i32 %51 to i64, !dbg !86
  %53 = getelementptr inbounds [8 x i16], [8 x i16]* @main.table, i64 0, i64 %52, !dbg !86
  %54 = load i16, i16* %53, align 2, !dbg !86
  %55 = sext i16 %54 to i32, !dbg !86
  %56 = load i16, i16* %2, align 2, !dbg !87
  %57 = sext i16 %56 to i32, !dbg !87
  %58 = icmp eq i32 %55, %57, !dbg !88
  %59 = zext i1 %58 to i32, !dbg !88
  %60 = load i32, i32* %7, align 4, !dbg !89
  %61 = or i32 %60, %59, !dbg !89
  store i32 %61, i32* %7, align 4, !dbg !89
  br label %62, !dbg !90

62:                                               ; preds = %50
  %63 = load i32, i32* %8, align 4, !dbg !91
  %64 = add nsw i32 %63, 1, !dbg !91
  store i32 %64, i32* %8, align 4, !dbg !91
  br label %47, !dbg !92, !llvm.loop !93

65:                                               ; preds = %47
  %66 = load i32, i32* %7, align 4, !dbg !95
  %67 = load i32, i32* %5, align 4, !dbg !96
  %68 = icmp sge i32 %67, 0, !dbg !97
  %69 = zext i1 %68 to i32, !dbg !97
  %70 = icmp eq i32 %66, %69, !dbg !98
  %71 = zext i1 %70 to i32, !dbg !98
  call void @check(i32 noundef %71), !dbg !99
  %72 = load i32, i32* %1, align 4, !dbg !100
  ret i32 %72, !dbg !100
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare signext i16 @__VERIFIER_nondet_short() #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @check(i32 noundef %0) #0 !dbg !101 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !104, metadata !DIExpression()), !dbg !105
  %3 = load i32, i32* %2, align 4, !dbg !106
  %4 = icmp ne i32 %3, 0, !dbg !106
  br i1 %4, label %6, label %5, !dbg !108

5:                                                ; preds = %1
  call void @reach_error(), !dbg !109
  br label %6, !dbg !109

6:                                                ; preds = %5, %1
  ret void, !dbg !110
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!15, !16, !17, !18, !19, !20, !21}
!llvm.ident = !{!22}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 6, type: !10, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 5, type: !4, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !9)
!3 = !DIFile(filename: "tests/verify/binary_search.c", directory: ".", checksumkind: CSK_MD5, checksum: "f78d2f052fdf2670eb4bc84b75e7f7e6")
!4 = !DISubroutineType(types: !5)
!5 = !{!6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !8, splitDebugInlining: false, nameTableKind: None)
!8 = !{!0}
!9 = !{}
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 128, elements: !13)
!11 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!12 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!13 = !{!14}
!14 = !DISubrange(count: 8)
!15 = !{i32 7, !"Dwarf Version", i32 5}
!16 = !{i32 2, !"Debug Info Version", i32 3}
!17 = !{i32 1, !"wchar_size", i32 4}
!18 = !{i32 7, !"PIC Level", i32 2}
!19 = !{i32 7, !"PIE Level", i32 2}
!20 = !{i32 7, !"uwtable", i32 1}
!21 = !{i32 7, !"frame-pointer", i32 2}
!22 = !{!"Debian clang version 14.0.6"}
!23 = distinct !DISubprogram(name: "reach_error", scope: !24, file: !24, line: 16, type: !25, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !9)
!24 = !DIFile(filename: "tests/verify/task.h", directory: ".", checksumkind: CSK_MD5, checksum: "5bd115e6b2e30e1fa51ab02ef28207c4")
!25 = !DISubroutineType(types: !26)
!26 = !{null}
!27 = !DILocation(line: 16, column: 25, scope: !23)
!28 = !DILocalVariable(name: "wanted", scope: !2, file: !3, line: 7, type: !12)
!29 = !DILocation(line: 7, column: 9, scope: !2)
!30 = !DILocation(line: 7, column: 18, scope: !2)
!31 = !DILocalVariable(name: "low", scope: !2, file: !3, line: 8, type: !6)
!32 = !DILocation(line: 8, column: 7, scope: !2)
!33 = !DILocalVariable(name: "high", scope: !2, file: !3, line: 8, type: !6)
!34 = !DILocation(line: 8, column: 16, scope: !2)
!35 = !DILocalVariable(name: "found", scope: !2, file: !3, line: 8, type: !6)
!36 = !DILocation(line: 8, column: 26, scope: !2)
!37 = !DILocation(line: 12, column: 3, scope: !2)
!38 = !DILocation(line: 12, column: 10, scope: !2)
!39 = !DILocation(line: 12, column: 16, scope: !2)
!40 = !DILocation(line: 12, column: 14, scope: !2)
!41 = !DILocalVariable(name: "middle", scope: !42, file: !3, line: 14, type: !6)
!42 = distinct !DILexicalBlock(scope: !2, file: !3, line: 12, column: 22)
!43 = !DILocation(line: 14, column: 9, scope: !42)
!44 = !DILocation(line: 14, column: 18, scope: !42)
!45 = !DILocation(line: 14, column: 25, scope: !42)
!46 = !DILocation(line: 14, column: 32, scope: !42)
!47 = !DILocation(line: 14, column: 30, scope: !42)
!48 = !DILocation(line: 14, column: 37, scope: !42)
!49 = !DILocation(line: 14, column: 22, scope: !42)
!50 = !DILocation(line: 15, column: 15, scope: !51)
!51 = distinct !DILexicalBlock(scope: !42, file: !3, line: 15, column: 9)
!52 = !DILocation(line: 15, column: 9, scope: !51)
!53 = !DILocation(line: 15, column: 26, scope: !51)
!54 = !DILocation(line: 15, column: 23, scope: !51)
!55 = !DILocation(line: 15, column: 9, scope: !42)
!56 = !DILocation(line: 16, column: 15, scope: !57)
!57 = distinct !DILexicalBlock(scope: !51, file: !3, line: 15, column: 34)
!58 = !DILocation(line: 16, column: 13, scope: !57)
!59 = !DILocation(line: 17, column: 7, scope: !57)
!60 = !DILocation(line: 19, column: 15, scope: !61)
!61 = distinct !DILexicalBlock(scope: !42, file: !3, line: 19, column: 9)
!62 = !DILocation(line: 19, column: 9, scope: !61)
!63 = !DILocation(line: 19, column: 25, scope: !61)
!64 = !DILocation(line: 19, column: 23, scope: !61)
!65 = !DILocation(line: 19, column: 9, scope: !42)
!66 = !DILocation(line: 19, column: 39, scope: !61)
!67 = !DILocation(line: 19, column: 46, scope: !61)
!68 = !DILocation(line: 19, column: 37, scope: !61)
!69 = !DILocation(line: 19, column: 33, scope: !61)
!70 = !DILocation(line: 20, column: 17, scope: !61)
!71 = !DILocation(line: 20, column: 15, scope: !61)
!72 = distinct !{!72, !37, !73, !74}
!73 = !DILocation(line: 21, column: 3, scope: !2)
!74 = !{!"llvm.loop.mustprogress"}
!75 = !DILocalVariable(name: "there", scope: !2, file: !3, line: 22, type: !6)
!76 = !DILocation(line: 22, column: 7, scope: !2)
!77 = !DILocalVariable(name: "i", scope: !78, file: !3, line: 23, type: !6)
!78 = distinct !DILexicalBlock(scope: !2, file: !3, line: 23, column: 3)
!79 = !DILocation(line: 23, column: 12, scope: !78)
!80 = !DILocation(line: 23, column: 8, scope: !78)
!81 = !DILocation(line: 23, column: 19, scope: !82)
!82 = distinct !DILexicalBlock(scope: !78, file: !3, line: 23, column: 3)
!83 = !DILocation(line: 23, column: 21, scope: !82)
!84 = !DILocation(line: 23, column: 3, scope: !78)
!85 = !DILocation(line: 23, column: 46, scope: !82)
!86 = !DILocation(line: 23, column: 40, scope: !82)
!87 = !DILocation(line: 23, column: 52, scope: !82)
!88 = !DILocation(line: 23, column: 49, scope: !82)
!89 = !DILocation(line: 23, column: 37, scope: !82)
!90 = !DILocation(line: 23, column: 31, scope: !82)
!91 = !DILocation(line: 23, column: 27, scope: !82)
!92 = !DILocation(line: 23, column: 3, scope: !82)
!93 = distinct !{!93, !84, !94, !74}
!94 = !DILocation(line: 23, column: 52, scope: !78)
!95 = !DILocation(line: 24, column: 9, scope: !2)
!96 = !DILocation(line: 24, column: 19, scope: !2)
!97 = !DILocation(line: 24, column: 25, scope: !2)
!98 = !DILocation(line: 24, column: 15, scope: !2)
!99 = !DILocation(line: 24, column: 3, scope: !2)
!100 = !DILocation(line: 25, column: 1, scope: !2)
!101 = distinct !DISubprogram(name: "check", scope: !24, file: !24, line: 17, type: !102, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !9)
!102 = !DISubroutineType(types: !103)
!103 = !{null, !6}
!104 = !DILocalVariable(name: "condition", arg: 1, scope: !101, file: !24, line: 17, type: !6)
!105 = !DILocation(line: 17, column: 23, scope: !101)
!106 = !DILocation(line: 18, column: 8, scope: !107)
!107 = distinct !DILexicalBlock(scope: !101, file: !24, line: 18, column: 7)
!108 = !DILocation(line: 18, column: 7, scope: !101)
!109 = !DILocation(line: 18, column: 19, scope: !107)
!110 = !DILocation(line: 19, column: 1, scope: !101)
