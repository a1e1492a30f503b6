; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g -DBUG tests/verify/tlv_nested.c
; ModuleID = 'tests/verify/tlv_nested.c'
source_filename = "tests/verify/tlv_nested.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@data = internal global [6 x i8] zeroinitializer, align 1, !dbg !0
@deepest = internal global i32 0, align 4, !dbg !5

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @reach_error() #0 !dbg !20 {
  ret void, !dbg !25
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !26 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !29, metadata !DIExpression()), !dbg !31
  store i32 0, i32* %2, align 4, !dbg !31
  br label %3, !dbg !32

3:                                                ; preds = %11, %0
  %4 = load i32, i32* %2, align 4, !dbg !33
  %5 = icmp slt i32 %4, 4, !dbg !35
  br i1 %5, label %6, label %14, !dbg !36

6:                                                ; preds = %3
  %7 = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !37
  %8 = load i32, i32* %2, align 4, !dbg !38
  %9 = sext i32 %8 to i64, !dbg !39
  %10 = getelementptr inbounds [6 x i8], [6 x i8]* @data, i64 0, i64 %9, !dbg !39
  store i8 %7, i8* %10, align 1, !dbg !40
  br label %11, !dbg !39

11:                                               ; preds = %6
  %12 = load i32, i32* %2, align 4, !dbg !41
  %13 = add nsw i32 %12, 1, !dbg !41
  store i32 %13, i32* %2, align 4, !dbg !41
  br label %3, !dbg !42, !llvm.loop !43

14:                                               ; preds = %3
  call void @parse(i32 noundef 0, i32 noundef 4, i32 noundef 0), !dbg !46
  %15 = load i32, i32* @deepest, align 4, !dbg !47
  %16 = icmp sle i32 %15, 2, !dbg !48
  %17 = zext i1 %16 to i32, !dbg !48
  call void @check(i32 noundef %17), !dbg !49
  %18 = load i32, i32* %1, align 4, !dbg !50
  ret i32 %18, !dbg !50
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare zeroext i8 @__VERIFIER_nondet_uchar() #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @parse(i32 noundef %0, i32 noundef %1, i32 noundef %2) #0 !dbg !51 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !55, metadata !DIExpression()), !dbg !56
  store i32 %1, i32* %5, align 4
  call void @llvm.dbg.declare(metadata i32* %5, metadata !57, metadata !DIExpression()), !dbg !58
  store i32 %2, i32* %6, align 4
  call void @llvm.dbg.declare(metadata i32* %6, metadata !59, metadata !DIExpression()), !dbg !60
  %8 = load i32, i32* %6, align 4, !dbg !61
  %9 = load i32, i32* @deepest, align 4, !dbg !63
  %10 = icmp sgt i32 %8, %9, !dbg !64
  br i1 %10, label %11, label %13, !dbg !65

11:                                               ; preds = %3
  %12 = load i32, i32* %6, align 4, !dbg !66
  store i32 %12, i32* @deepest, align 4, !dbg !67
  br label %13, !dbg !68

13:                                               ; preds = %11, %3
  %14 = load i32, i32* %6, align 4, !dbg !69
  %15 = icmp sgt i32 %14, 2, !dbg !71
  br i1 %15, label %16, label %17, !dbg !72

16:                                               ; preds = %13
  br label %58, !dbg !73

17:                                               ; preds = %13
  br label %18, !dbg !74

18:                                               ; preds = %54, %17
  %19 = load i32, i32* %4, align 4, !dbg !75
  %20 = load i32, i32* %5, align 4, !dbg !76
  %21 = icmp ult i32 %19, %20, !dbg !77
  br i1 %21, label %22, label %58, !dbg !74

22:                                               ; preds = %18
  call void @llvm.dbg.declare(metadata i32* %7, metadata !78, metadata !DIExpression()), !dbg !80
  %23 = load i32, i32* %4, align 4, !dbg !81
  %24 = zext i32 %23 to i64, !dbg !82
  %25 = getelementptr inbounds [6 x i8], [6 x i8]* @data, i64 0, i64 %24, !dbg !82
  %26 = load i8, i8* %25, align 1, !dbg !82
  %27 = zext i8 %26 to i32, !dbg !82
  %28 = and i32 %27, 7, !dbg !83
  store i32 %28, i32* %7, align 4, !dbg !80
  %29 = load i32, i32* %7, align 4, !dbg !84
  %30 = icmp eq i32 %29, 0, !dbg !86
  br i1 %30, label %37, label %31, !dbg !87

31:                                               ; preds = %22
  %32 = load i32, i32* %4, align 4, !dbg !88
  %33 = load i32, i32* %7, align 4, !dbg !89
  %34 = add i32 %32, %33, !dbg !90
  %35 = load i32, i32* %5, align 4, !dbg !91
  %36 = icmp ugt i32 %34, %35, !dbg !92
  br i1 %36, label %37, label %38, !dbg !93

37:                                               ; preds = %31, %22
  br label %58, !dbg !94

38:                                               ; preds = %31
  %39 = load i32, i32* %4, align 4, !dbg !95
  %40 = zext i32 %39 to i64, !dbg !97
  %41 = getelementptr inbounds [6 x i8], [6 x i8]* @data, i64 0, i64 %40, !dbg !97
  %42 = load i8, i8* %41, align 1, !dbg !97
  %43 = zext i8 %42 to i32, !dbg !97
  %44 = and i32 %43, 8, !dbg !98
  %45 = icmp ne i32 %44, 0, !dbg !98
  br i1 %45, label %46, label %54, !dbg !99

46:                                               ; preds = %38
  %47 = load i32, i32* %4, align 4, !dbg !100
  %48 = add i32 %47, 1, !dbg !101
  %49 = load i32, i32* %4, align 4, !dbg !102
  %50 = load i32, i32* %7, align 4, !dbg !103
  %51 = add i32 %49, %50, !dbg !104
  %52 = load i32, i32* %6, align 4, !dbg !105
  %53 = add nsw i32 %52, 1, !dbg !106
  call void @parse(i32 noundef %48, i32 noundef %51, i32 noundef %53), !dbg !107
  br label %54, !dbg !107

54:                                               ; preds = %46, %38
  %55 = load i32, i32* %7, align 4, !dbg !108
  %56 = load i32, i32* %4, align 4, !dbg !109
  %57 = add i32 %56, %55, !dbg !109
  store i32 %57, i32* %4, align 4, !dbg !109
  br label %18, !dbg !74, !llvm.loop !110

58:                                               ; preds = %16, %37, %18
  ret void, !dbg !112
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @check(i32 noundef %0) #0 !dbg !113 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !116, metadata !DIExpression()), !dbg !117
  %3 = load i32, i32* %2, align 4, !dbg !118
  %4 = icmp ne i32 %3, 0, !dbg !118
  br i1 %4, label %6, label %5, !dbg !120

5:                                                ; preds = %1
  call void @reach_error(), !dbg !121
  br label %6, !dbg !121

6:                                                ; preds = %5, %1
  ret void, !dbg !122
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!12, !13, !14, !15, !16, !17, !18}
!llvm.ident = !{!19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 5, type: !8, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/verify/tlv_nested.c", directory: ".", checksumkind: CSK_MD5, checksum: "b82670295ede4cc9fab5d5156f3971a7")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "deepest", scope: !2, file: !3, line: 6, type: !7, isLocal: true, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 48, elements: !10)
!9 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!10 = !{!11}
!11 = !DISubrange(count: 6)
!12 = !{i32 7, !"Dwarf Version", i32 5}
!13 = !{i32 2, !"Debug Info Version", i32 3}
!14 = !{i32 1, !"wchar_size", i32 4}
!15 = !{i32 7, !"PIC Level", i32 2}
!16 = !{i32 7, !"PIE Level", i32 2}
!17 = !{i32 7, !"uwtable", i32 1}
!18 = !{i32 7, !"frame-pointer", i32 2}
!19 = !{!"Debian clang version 14.0.6"}
!20 = distinct !DISubprogram(name: "reach_error", scope: !21, file: !21, line: 16, type: !22, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!21 = !DIFile(filename: "tests/verify/task.h", directory: ".", checksumkind: CSK_MD5, checksum: "5bd115e6b2e30e1fa51ab02ef28207c4")
!22 = !DISubroutineType(types: !23)
!23 = !{null}
!24 = !{}
!25 = !DILocation(line: 16, column: 25, scope: !20)
!26 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 21, type: !27, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!27 = !DISubroutineType(types: !28)
!28 = !{!7}
!29 = !DILocalVariable(name: "i", scope: !30, file: !3, line: 22, type: !7)
!30 = distinct !DILexicalBlock(scope: !26, file: !3, line: 22, column: 3)
!31 = !DILocation(line: 22, column: 12, scope: !30)
!32 = !DILocation(line: 22, column: 8, scope: !30)
!33 = !DILocation(line: 22, column: 19, scope: !34)
!34 = distinct !DILexicalBlock(scope: !30, file: !3, line: 22, column: 3)
!35 = !DILocation(line: 22, column: 21, scope: !34)
!36 = !DILocation(line: 22, column: 3, scope: !30)
!37 = !DILocation(line: 22, column: 41, scope: !34)
!38 = !DILocation(line: 22, column: 36, scope: !34)
!39 = !DILocation(line: 22, column: 31, scope: !34)
!40 = !DILocation(line: 22, column: 39, scope: !34)
!41 = !DILocation(line: 22, column: 27, scope: !34)
!42 = !DILocation(line: 22, column: 3, scope: !34)
!43 = distinct !{!43, !36, !44, !45}
!44 = !DILocation(line: 22, column: 65, scope: !30)
!45 = !{!"llvm.loop.mustprogress"}
!46 = !DILocation(line: 23, column: 3, scope: !26)
!47 = !DILocation(line: 24, column: 9, scope: !26)
!48 = !DILocation(line: 24, column: 17, scope: !26)
!49 = !DILocation(line: 24, column: 3, scope: !26)
!50 = !DILocation(line: 25, column: 1, scope: !26)
!51 = distinct !DISubprogram(name: "parse", scope: !3, file: !3, line: 7, type: !52, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !24)
!52 = !DISubroutineType(types: !53)
!53 = !{null, !54, !54, !7}
!54 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!55 = !DILocalVariable(name: "at", arg: 1, scope: !51, file: !3, line: 7, type: !54)
!56 = !DILocation(line: 7, column: 28, scope: !51)
!57 = !DILocalVariable(name: "end", arg: 2, scope: !51, file: !3, line: 7, type: !54)
!58 = !DILocation(line: 7, column: 41, scope: !51)
!59 = !DILocalVariable(name: "depth", arg: 3, scope: !51, file: !3, line: 7, type: !7)
!60 = !DILocation(line: 7, column: 50, scope: !51)
!61 = !DILocation(line: 8, column: 7, scope: !62)
!62 = distinct !DILexicalBlock(scope: !51, file: !3, line: 8, column: 7)
!63 = !DILocation(line: 8, column: 15, scope: !62)
!64 = !DILocation(line: 8, column: 13, scope: !62)
!65 = !DILocation(line: 8, column: 7, scope: !51)
!66 = !DILocation(line: 8, column: 34, scope: !62)
!67 = !DILocation(line: 8, column: 32, scope: !62)
!68 = !DILocation(line: 8, column: 24, scope: !62)
!69 = !DILocation(line: 10, column: 7, scope: !70)
!70 = distinct !DILexicalBlock(scope: !51, file: !3, line: 10, column: 7)
!71 = !DILocation(line: 10, column: 13, scope: !70)
!72 = !DILocation(line: 10, column: 7, scope: !51)
!73 = !DILocation(line: 10, column: 18, scope: !70)
!74 = !DILocation(line: 14, column: 3, scope: !51)
!75 = !DILocation(line: 14, column: 10, scope: !51)
!76 = !DILocation(line: 14, column: 15, scope: !51)
!77 = !DILocation(line: 14, column: 13, scope: !51)
!78 = !DILocalVariable(name: "size", scope: !79, file: !3, line: 15, type: !54)
!79 = distinct !DILexicalBlock(scope: !51, file: !3, line: 14, column: 20)
!80 = !DILocation(line: 15, column: 14, scope: !79)
!81 = !DILocation(line: 15, column: 26, scope: !79)
!82 = !DILocation(line: 15, column: 21, scope: !79)
!83 = !DILocation(line: 15, column: 30, scope: !79)
!84 = !DILocation(line: 16, column: 9, scope: !85)
!85 = distinct !DILexicalBlock(scope: !79, file: !3, line: 16, column: 9)
!86 = !DILocation(line: 16, column: 14, scope: !85)
!87 = !DILocation(line: 16, column: 19, scope: !85)
!88 = !DILocation(line: 16, column: 22, scope: !85)
!89 = !DILocation(line: 16, column: 27, scope: !85)
!90 = !DILocation(line: 16, column: 25, scope: !85)
!91 = !DILocation(line: 16, column: 34, scope: !85)
!92 = !DILocation(line: 16, column: 32, scope: !85)
!93 = !DILocation(line: 16, column: 9, scope: !79)
!94 = !DILocation(line: 16, column: 39, scope: !85)
!95 = !DILocation(line: 17, column: 14, scope: !96)
!96 = distinct !DILexicalBlock(scope: !79, file: !3, line: 17, column: 9)
!97 = !DILocation(line: 17, column: 9, scope: !96)
!98 = !DILocation(line: 17, column: 18, scope: !96)
!99 = !DILocation(line: 17, column: 9, scope: !79)
!100 = !DILocation(line: 17, column: 29, scope: !96)
!101 = !DILocation(line: 17, column: 32, scope: !96)
!102 = !DILocation(line: 17, column: 37, scope: !96)
!103 = !DILocation(line: 17, column: 42, scope: !96)
!104 = !DILocation(line: 17, column: 40, scope: !96)
!105 = !DILocation(line: 17, column: 48, scope: !96)
!106 = !DILocation(line: 17, column: 54, scope: !96)
!107 = !DILocation(line: 17, column: 23, scope: !96)
!108 = !DILocation(line: 18, column: 11, scope: !79)
!109 = !DILocation(line: 18, column: 8, scope: !79)
!110 = distinct !{!110, !74, !111, !45}
!111 = !DILocation(line: 19, column: 3, scope: !51)
!112 = !DILocation(line: 20, column: 1, scope: !51)
!113 = distinct !DISubprogram(name: "check", scope: !21, file: !21, line: 17, type: !114, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !24)
!114 = !DISubroutineType(types: !115)
!115 = !{null, !7}
!116 = !DILocalVariable(name: "condition", arg: 1, scope: !113, file: !21, line: 17, type: !7)
!117 = !DILocation(line: 17, column: 23, scope: !113)
!118 = !DILocation(line: 18, column: 8, scope: !119)
!119 = distinct !DILexicalBlock(scope: !113, file: !21, line: 18, column: 7)
!120 = !DILocation(line: 18, column: 7, scope: !113)
!121 = !DILocation(line: 18, column: 19, scope: !119)
!122 = !DILocation(line: 19, column: 1, scope: !113)
