; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g -UBUG tests/verify/tlv_parser.c
; ModuleID = 'tests/verify/tlv_parser.c'
source_filename = "tests/verify/tlv_parser.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @reach_error() #0 !dbg !10 {
  ret void, !dbg !15
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !16 {
  %1 = alloca i32, align 4
  %2 = alloca [8 x i8], align 1
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [8 x i8]* %2, metadata !20, metadata !DIExpression()), !dbg !25
  call void @llvm.dbg.declare(metadata i32* %3, metadata !26, metadata !DIExpression()), !dbg !28
  store i32 0, i32* %3, align 4, !dbg !28
  br label %10, !dbg !29

10:                                               ; preds = %18, %0
  %11 = load i32, i32* %3, align 4, !dbg !30
  %12 = icmp slt i32 %11, 8, !dbg !32
  br i1 %12, label %13, label %21, !dbg !33

13:                                               ; preds = %10
  %14 = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !34
  %15 = load i32, i32* %3, align 4, !dbg !35
  %16 = sext i32 %15 to i64, !dbg !36
  %17 = getelementptr inbounds [8 x i8], [8 x i8]* %2, i64 0, i64 %16, !dbg !36
  store i8 %14, i8* %17, align 1, !dbg !37
  br label %18, !dbg !36

18:                                               ; preds = %13
  %19 = load i32, i32* %3, align 4, !dbg !38
  %20 = add nsw i32 %19, 1, !dbg !38
  store i32 %20, i32* %3, align 4, !dbg !38
  br label %10, !dbg !39, !llvm.loop !40

21:                                               ; preds = %10
  call void @llvm.dbg.declare(metadata i32* %4, metadata !43, metadata !DIExpression()), !dbg !45
  store i32 0, i32* %4, align 4, !dbg !45
  call void @llvm.dbg.declare(metadata i32* %5, metadata !46, metadata !DIExpression()), !dbg !47
  store i32 0, i32* %5, align 4, !dbg !47
  call void @llvm.dbg.declare(metadata i32* %6, metadata !48, metadata !DIExpression()), !dbg !49
  store i32 0, i32* %6, align 4, !dbg !49
  br label %22, !dbg !50

22:                                               ; preds = %67, %21
  %23 = load i32, i32* %4, align 4, !dbg !51
  %24 = add i32 %23, 2, !dbg !52
  %25 = icmp ule i32 %24, 8, !dbg !53
  br i1 %25, label %26, label %74, !dbg !50

26:                                               ; preds = %22
  call void @llvm.dbg.declare(metadata i32* %7, metadata !54, metadata !DIExpression()), !dbg !56
  %27 = load i32, i32* %4, align 4, !dbg !57
  %28 = zext i32 %27 to i64, !dbg !58
  %29 = getelementptr inbounds [8 x i8], [8 x i8]* %2, i64 0, i64 %28, !dbg !58
  %30 = load i8, i8* %29, align 1, !dbg !58
  %31 = zext i8 %30 to i32, !dbg !58
  store i32 %31, i32* %7, align 4, !dbg !56
  call void @llvm.dbg.declare(metadata i32* %8, metadata !59, metadata !DIExpression()), !dbg !60
  %32 = load i32, i32* %4, align 4, !dbg !61
  %33 = add i32 %32, 1, !dbg !62
  %34 = zext i32 %33 to i64, !dbg !63
  %35 = getelementptr inbounds [8 x i8], [8 x i8]* %2, i64 0, i64 %34, !dbg !63
  %36 = load i8, i8* %35, align 1, !dbg !63
  %37 = zext i8 %36 to i32, !dbg !63
  store i32 %37, i32* %8, align 4, !dbg !60
  %38 = load i32, i32* %7, align 4, !dbg !64
  %39 = icmp eq i32 %38, 0, !dbg !66
  br i1 %39, label %40, label %41, !dbg !67

40:                                               ; preds = %26
  br label %74, !dbg !68

41:                                               ; preds = %26
  %42 = load i32, i32* %4, align 4, !dbg !69
  %43 = add i32 %42, 2, !dbg !71
  %44 = load i32, i32* %8, align 4, !dbg !72
  %45 = add i32 %43, %44, !dbg !73
  %46 = icmp ugt i32 %45, 8, !dbg !74
  br i1 %46, label %47, label %48, !dbg !75

47:                                               ; preds = %41
  br label %74, !dbg !76

48:                                               ; preds = %41
  call void @llvm.dbg.declare(metadata i32* %9, metadata !77, metadata !DIExpression()), !dbg !79
  store i32 0, i32* %9, align 4, !dbg !79
  br label %49, !dbg !80

49:                                               ; preds = %64, %48
  %50 = load i32, i32* %9, align 4, !dbg !81
  %51 = load i32, i32* %8, align 4, !dbg !83
  %52 = icmp ult i32 %50, %51, !dbg !84
  br i1 %52, label %53, label %67, !dbg !85

53:                                               ; preds = %49
  %54 = load i32, i32* %4, align 4, !dbg !86
  %55 = add i32 %54, 2, !dbg !87
  %56 = load i32, i32* %9, align 4, !dbg !88
  %57 = add i32 %55, %56, !dbg !89
  %58 = zext i32 %57 to i64, !dbg !90
  %59 = getelementptr inbounds [8 x i8], [8 x i8]* %2, i64 0, i64 %58, !dbg !90
  %60 = load i8, i8* %59, align 1, !dbg !90
  %61 = zext i8 %60 to i32, !dbg !90
  %62 = load i32, i32* %5, align 4, !dbg !91
  %63 = add i32 %62, %61, !dbg !91
  store i32 %63, i32* %5, align 4, !dbg !91
  br label %64, !dbg !92

64:                                               ; preds = %53
  %65 = load i32, i32* %9, align 4, !dbg !93
  %66 = add i32 %65, 1, !dbg !93
  store i32 %66, i32* %9, align 4, !dbg !93
  br label %49, !dbg !94, !llvm.loop !95

67:                                               ; preds = %49
  %68 = load i32, i32* %8, align 4, !dbg !97
  %69 = add i32 2, %68, !dbg !98
  %70 = load i32, i32* %4, align 4, !dbg !99
  %71 = add i32 %70, %69, !dbg !99
  store i32 %71, i32* %4, align 4, !dbg !99
  %72 = load i32, i32* %6, align 4, !dbg !100
  %73 = add i32 %72, 1, !dbg !100
  store i32 %73, i32* %6, align 4, !dbg !100
  br label %22, !dbg !50, !llvm.loop !101

74:                                               ; preds = %47, %40, %22
  %75 = load i32, i32* %6, align 4, !dbg !103
  %76 = icmp ule i32 %75, 4, !dbg !104
  br i1 %76, label %77, label %80, !dbg !105

77:                                               ; preds = %74
  %78 = load i32, i32* %5, align 4, !dbg !106
  %79 = icmp ule i32 %78, 1530, !dbg !107
  br label %80

80:                                               ; preds = %77, %74
  %81 = phi i1 [ false, %74 ], [ %79, %77 ], !dbg !108
  %82 = zext i1 %81 to i32, !dbg !105
  call void @check(i32 noundef %82), !dbg !109
  %83 = load i32, i32* %1, align 4, !dbg !110
  ret i32 %83, !dbg !110
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare zeroext i8 @__VERIFIER_nondet_uchar() #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @check(i32 noundef %0) #0 !dbg !111 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !114, metadata !DIExpression()), !dbg !115
  %3 = load i32, i32* %2, align 4, !dbg !116
  %4 = icmp ne i32 %3, 0, !dbg !116
  br i1 %4, label %6, label %5, !dbg !118

5:                                                ; preds = %1
  call void @reach_error(), !dbg !119
  br label %6, !dbg !119

6:                                                ; preds = %5, %1
  ret void, !dbg !120
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/verify/tlv_parser.c", directory: ".", checksumkind: CSK_MD5, checksum: "aaa12011384320ef7074d97aa7114464")
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
!20 = !DILocalVariable(name: "data", scope: !16, file: !1, line: 6, type: !21)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 64, elements: !23)
!22 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!23 = !{!24}
!24 = !DISubrange(count: 8)
!25 = !DILocation(line: 6, column: 17, scope: !16)
!26 = !DILocalVariable(name: "i", scope: !27, file: !1, line: 7, type: !19)
!27 = distinct !DILexicalBlock(scope: !16, file: !1, line: 7, column: 3)
!28 = !DILocation(line: 7, column: 12, scope: !27)
!29 = !DILocation(line: 7, column: 8, scope: !27)
!30 = !DILocation(line: 7, column: 19, scope: !31)
!31 = distinct !DILexicalBlock(scope: !27, file: !1, line: 7, column: 3)
!32 = !DILocation(line: 7, column: 21, scope: !31)
!33 = !DILocation(line: 7, column: 3, scope: !27)
!34 = !DILocation(line: 7, column: 41, scope: !31)
!35 = !DILocation(line: 7, column: 36, scope: !31)
!36 = !DILocation(line: 7, column: 31, scope: !31)
!37 = !DILocation(line: 7, column: 39, scope: !31)
!38 = !DILocation(line: 7, column: 27, scope: !31)
!39 = !DILocation(line: 7, column: 3, scope: !31)
!40 = distinct !{!40, !33, !41, !42}
!41 = !DILocation(line: 7, column: 65, scope: !27)
!42 = !{!"llvm.loop.mustprogress"}
!43 = !DILocalVariable(name: "at", scope: !16, file: !1, line: 8, type: !44)
!44 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!45 = !DILocation(line: 8, column: 12, scope: !16)
!46 = !DILocalVariable(name: "sum", scope: !16, file: !1, line: 8, type: !44)
!47 = !DILocation(line: 8, column: 20, scope: !16)
!48 = !DILocalVariable(name: "records", scope: !16, file: !1, line: 8, type: !44)
!49 = !DILocation(line: 8, column: 29, scope: !16)
!50 = !DILocation(line: 9, column: 3, scope: !16)
!51 = !DILocation(line: 9, column: 10, scope: !16)
!52 = !DILocation(line: 9, column: 13, scope: !16)
!53 = !DILocation(line: 9, column: 17, scope: !16)
!54 = !DILocalVariable(name: "type", scope: !55, file: !1, line: 10, type: !44)
!55 = distinct !DILexicalBlock(scope: !16, file: !1, line: 9, column: 23)
!56 = !DILocation(line: 10, column: 14, scope: !55)
!57 = !DILocation(line: 10, column: 26, scope: !55)
!58 = !DILocation(line: 10, column: 21, scope: !55)
!59 = !DILocalVariable(name: "length", scope: !55, file: !1, line: 10, type: !44)
!60 = !DILocation(line: 10, column: 31, scope: !55)
!61 = !DILocation(line: 10, column: 45, scope: !55)
!62 = !DILocation(line: 10, column: 48, scope: !55)
!63 = !DILocation(line: 10, column: 40, scope: !55)
!64 = !DILocation(line: 11, column: 9, scope: !65)
!65 = distinct !DILexicalBlock(scope: !55, file: !1, line: 11, column: 9)
!66 = !DILocation(line: 11, column: 14, scope: !65)
!67 = !DILocation(line: 11, column: 9, scope: !55)
!68 = !DILocation(line: 11, column: 20, scope: !65)
!69 = !DILocation(line: 15, column: 9, scope: !70)
!70 = distinct !DILexicalBlock(scope: !55, file: !1, line: 15, column: 9)
!71 = !DILocation(line: 15, column: 12, scope: !70)
!72 = !DILocation(line: 15, column: 18, scope: !70)
!73 = !DILocation(line: 15, column: 16, scope: !70)
!74 = !DILocation(line: 15, column: 25, scope: !70)
!75 = !DILocation(line: 15, column: 9, scope: !55)
!76 = !DILocation(line: 15, column: 30, scope: !70)
!77 = !DILocalVariable(name: "i", scope: !78, file: !1, line: 17, type: !44)
!78 = distinct !DILexicalBlock(scope: !55, file: !1, line: 17, column: 5)
!79 = !DILocation(line: 17, column: 19, scope: !78)
!80 = !DILocation(line: 17, column: 10, scope: !78)
!81 = !DILocation(line: 17, column: 26, scope: !82)
!82 = distinct !DILexicalBlock(scope: !78, file: !1, line: 17, column: 5)
!83 = !DILocation(line: 17, column: 30, scope: !82)
!84 = !DILocation(line: 17, column: 28, scope: !82)
!85 = !DILocation(line: 17, column: 5, scope: !78)
!86 = !DILocation(line: 17, column: 55, scope: !82)
!87 = !DILocation(line: 17, column: 58, scope: !82)
!88 = !DILocation(line: 17, column: 64, scope: !82)
!89 = !DILocation(line: 17, column: 62, scope: !82)
!90 = !DILocation(line: 17, column: 50, scope: !82)
!91 = !DILocation(line: 17, column: 47, scope: !82)
!92 = !DILocation(line: 17, column: 43, scope: !82)
!93 = !DILocation(line: 17, column: 39, scope: !82)
!94 = !DILocation(line: 17, column: 5, scope: !82)
!95 = distinct !{!95, !85, !96, !42}
!96 = !DILocation(line: 17, column: 65, scope: !78)
!97 = !DILocation(line: 18, column: 15, scope: !55)
!98 = !DILocation(line: 18, column: 13, scope: !55)
!99 = !DILocation(line: 18, column: 8, scope: !55)
!100 = !DILocation(line: 19, column: 12, scope: !55)
!101 = distinct !{!101, !50, !102, !42}
!102 = !DILocation(line: 20, column: 3, scope: !16)
!103 = !DILocation(line: 21, column: 9, scope: !16)
!104 = !DILocation(line: 21, column: 17, scope: !16)
!105 = !DILocation(line: 21, column: 22, scope: !16)
!106 = !DILocation(line: 21, column: 25, scope: !16)
!107 = !DILocation(line: 21, column: 29, scope: !16)
!108 = !DILocation(line: 0, scope: !16)
!109 = !DILocation(line: 21, column: 3, scope: !16)
!110 = !DILocation(line: 22, column: 1, scope: !16)
!111 = distinct !DISubprogram(name: "check", scope: !11, file: !11, line: 17, type: !112, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!112 = !DISubroutineType(types: !113)
!113 = !{null, !19}
!114 = !DILocalVariable(name: "condition", arg: 1, scope: !111, file: !11, line: 17, type: !19)
!115 = !DILocation(line: 17, column: 23, scope: !111)
!116 = !DILocation(line: 18, column: 8, scope: !117)
!117 = distinct !DILexicalBlock(scope: !111, file: !11, line: 18, column: 7)
!118 = !DILocation(line: 18, column: 7, scope: !111)
!119 = !DILocation(line: 18, column: 19, scope: !117)
!120 = !DILocation(line: 19, column: 1, scope: !111)
