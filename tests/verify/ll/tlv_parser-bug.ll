; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g -DBUG tests/verify/tlv_parser.c
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

22:                                               ; preds = %66, %21
  %23 = load i32, i32* %4, align 4, !dbg !51
  %24 = add i32 %23, 2, !dbg !52
  %25 = icmp ule i32 %24, 8, !dbg !53
  br i1 %25, label %26, label %73, !dbg !50

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
  br label %73, !dbg !68

41:                                               ; preds = %26
  %42 = load i32, i32* %4, align 4, !dbg !69
  %43 = load i32, i32* %8, align 4, !dbg !71
  %44 = add i32 %42, %43, !dbg !72
  %45 = icmp ugt i32 %44, 8, !dbg !73
  br i1 %45, label %46, label %47, !dbg !74

46:                                               ; preds = %41
  br label %73, !dbg !75

47:                                               ; preds = %41
  call void @llvm.dbg.declare(metadata i32* %9, metadata !76, metadata !DIExpression()), !dbg !78
  store i32 0, i32* %9, align 4, !dbg !78
  br label %48, !dbg !79

48:                                               ; preds = %63, %47
  %49 = load i32, i32* %9, align 4, !dbg !80
  %50 = load i32, i32* %8, align 4, !dbg !82
  %51 = icmp ult i32 %49, %50, !dbg !83
  br i1 %51, label %52, label %66, !dbg !84

52:                                               ; preds = %48
  %53 = load i32, i32* %4, align 4, !dbg !85
  %54 = add i32 %53, 2, !dbg !86
  %55 = load i32, i32* %9, align 4, !dbg !87
  %56 = add i32 %54, %55, !dbg !88
  %57 = zext i32 %56 to i64, !dbg !89
  %58 = getelementptr inbounds [8 x i8], [8 x i8]* %2, i64 0, i64 %57, !dbg !89
  %59 = load i8, i8* %58, align 1, !dbg !89
  %60 = zext i8 %59 to i32, !dbg !89
  %61 = load i32, i32* %5, align 4, !dbg !90
  %62 = add i32 %61, %60, !dbg !90
  store i32 %62, i32* %5, align 4, !dbg !90
  br label %63, !dbg !91

63:                                               ; preds = %52
  %64 = load i32, i32* %9, align 4, !dbg !92
  %65 = add i32 %64, 1, !dbg !92
  store i32 %65, i32* %9, align 4, !dbg !92
  br label %48, !dbg !93, !llvm.loop !94

66:                                               ; preds = %48
  %67 = load i32, i32* %8, align 4, !dbg !96
  %68 = add i32 2, %67, !dbg !97
  %69 = load i32, i32* %4, align 4, !dbg !98
  %70 = add i32 %69, %68, !dbg !98
  store i32 %70, i32* %4, align 4, !dbg !98
  %71 = load i32, i32* %6, align 4, !dbg !99
  %72 = add i32 %71, 1, !dbg !99
  store i32 %72, i32* %6, align 4, !dbg !99
  br label %22, !dbg !50, !llvm.loop !100

73:                                               ; preds = %46, %40, %22
  %74 = load i32, i32* %6, align 4, !dbg !102
  %75 = icmp ule i32 %74, 4, !dbg !103
  br i1 %75, label %76, label %79, !dbg !104

76:                                               ; preds = %73
  %77 = load i32, i32* %5, align 4, !dbg !105
  %78 = icmp ule i32 %77, 1530, !dbg !106
  br label %79

79:                                               ; preds = %76, %73
  %80 = phi i1 [ false, %73 ], [ %78, %76 ], !dbg !107
  %81 = zext i1 %80 to i32, !dbg !104
  call void @check(i32 noundef %81), !dbg !108
  %82 = load i32, i32* %1, align 4, !dbg !109
  ret i32 %82, !dbg !109
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare zeroext i8 @__VERIFIER_nondet_uchar() #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @check(i32 noundef %0) #0 !dbg !110 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !113, metadata !DIExpression()), !dbg !114
  %3 = load i32, i32* %2, align 4, !dbg !115
  %4 = icmp ne i32 %3, 0, !dbg !115
  br i1 %4, label %6, label %5, !dbg !117

5:                                                ; preds = %1
  call void @reach_error(), !dbg !118
  br label %6, !dbg !118

6:                                                ; preds = %5, %1
  ret void, !dbg !119
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
!69 = !DILocation(line: 13, column: 9, scope: !70)
!70 = distinct !DILexicalBlock(scope: !55, file: !1, line: 13, column: 9)
!71 = !DILocation(line: 13, column: 14, scope: !70)
!72 = !DILocation(line: 13, column: 12, scope: !70)
!73 = !DILocation(line: 13, column: 21, scope: !70)
!74 = !DILocation(line: 13, column: 9, scope: !55)
!75 = !DILocation(line: 13, column: 26, scope: !70)
!76 = !DILocalVariable(name: "i", scope: !77, file: !1, line: 17, type: !44)
!77 = distinct !DILexicalBlock(scope: !55, file: !1, line: 17, column: 5)
!78 = !DILocation(line: 17, column: 19, scope: !77)
!79 = !DILocation(line: 17, column: 10, scope: !77)
!80 = !DILocation(line: 17, column: 26, scope: !81)
!81 = distinct !DILexicalBlock(scope: !77, file: !1, line: 17, column: 5)
!82 = !DILocation(line: 17, column: 30, scope: !81)
!83 = !DILocation(line: 17, column: 28, scope: !81)
!84 = !DILocation(line: 17, column: 5, scope: !77)
!85 = !DILocation(line: 17, column: 55, scope: !81)
!86 = !DILocation(line: 17, column: 58, scope: !81)
!87 = !DILocation(line: 17, column: 64, scope: !81)
!88 = !DILocation(line: 17, column: 62, scope: !81)
!89 = !DILocation(line: 17, column: 50, scope: !81)
!90 = !DILocation(line: 17, column: 47, scope: !81)
!91 = !DILocation(line: 17, column: 43, scope: !81)
!92 = !DILocation(line: 17, column: 39, scope: !81)
!93 = !DILocation(line: 17, column: 5, scope: !81)
!94 = distinct !{!94, !84, !95, !42}
!95 = !DILocation(line: 17, column: 65, scope: !77)
!96 = !DILocation(line: 18, column: 15, scope: !55)
!97 = !DILocation(line: 18, column: 13, scope: !55)
!98 = !DILocation(line: 18, column: 8, scope: !55)
!99 = !DILocation(line: 19, column: 12, scope: !55)
!100 = distinct !{!100, !50, !101, !42}
!101 = !DILocation(line: 20, column: 3, scope: !16)
!102 = !DILocation(line: 21, column: 9, scope: !16)
!103 = !DILocation(line: 21, column: 17, scope: !16)
!104 = !DILocation(line: 21, column: 22, scope: !16)
!105 = !DILocation(line: 21, column: 25, scope: !16)
!106 = !DILocation(line: 21, column: 29, scope: !16)
!107 = !DILocation(line: 0, scope: !16)
!108 = !DILocation(line: 21, column: 3, scope: !16)
!109 = !DILocation(line: 22, column: 1, scope: !16)
!110 = distinct !DISubprogram(name: "check", scope: !11, file: !11, line: 17, type: !111, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!111 = !DISubroutineType(types: !112)
!112 = !{null, !19}
!113 = !DILocalVariable(name: "condition", arg: 1, scope: !110, file: !11, line: 17, type: !19)
!114 = !DILocation(line: 17, column: 23, scope: !110)
!115 = !DILocation(line: 18, column: 8, scope: !116)
!116 = distinct !DILexicalBlock(scope: !110, file: !11, line: 18, column: 7)
!117 = !DILocation(line: 18, column: 7, scope: !110)
!118 = !DILocation(line: 18, column: 19, scope: !116)
!119 = !DILocation(line: 19, column: 1, scope: !110)
