; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g -UBUG tests/verify/sort_insertion.c
; ModuleID = 'tests/verify/sort_insertion.c'
source_filename = "tests/verify/sort_insertion.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @reach_error() #0 !dbg !10 {
  ret void, !dbg !15
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !16 {
  %1 = alloca i32, align 4
  %2 = alloca [4 x i8], align 1
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8, align 1
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [4 x i8]* %2, metadata !20, metadata !DIExpression()), !dbg !25
  call void @llvm.dbg.declare(metadata i32* %3, metadata !26, metadata !DIExpression()), !dbg !28
  store i32 0, i32* %3, align 4, !dbg !28
  br label %8, !dbg !29

8:                                                ; preds = %16, %0
  %9 = load i32, i32* %3, align 4, !dbg !30
  %10 = icmp slt i32 %9, 4, !dbg !32
  br i1 %10, label %11, label %19, !dbg !33

11:                                               ; preds = %8
  %12 = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !34
  %13 = load i32, i32* %3, align 4, !dbg !35
  %14 = sext i32 %13 to i64, !dbg !36
  %15 = getelementptr inbounds [4 x i8], [4 x i8]* %2, i64 0, i64 %14, !dbg !36
  store i8 %12, i8* %15, align 1, !dbg !37
  br label %16, !dbg !36

16:                                               ; preds = %11
  %17 = load i32, i32* %3, align 4, !dbg !38
  %18 = add nsw i32 %17, 1, !dbg !38
  store i32 %18, i32* %3, align 4, !dbg !38
  br label %8, !dbg !39, !llvm.loop !40

19:                                               ; preds = %8
  call void @llvm.dbg.declare(metadata i32* %4, metadata !43, metadata !DIExpression()), !dbg !45
  store i32 1, i32* %4, align 4, !dbg !45
  br label %20, !dbg !46

20:                                               ; preds = %61, %19
  %21 = load i32, i32* %4, align 4, !dbg !47
  %22 = icmp slt i32 %21, 4, !dbg !49
  br i1 %22, label %23, label %64, !dbg !50

23:                                               ; preds = %20
  call void @llvm.dbg.declare(metadata i8* %5, metadata !51, metadata !DIExpression()), !dbg !53
  %24 = load i32, i32* %4, align 4, !dbg !54
  %25 = sext i32 %24 to i64, !dbg !55
  %26 = getelementptr inbounds [4 x i8], [4 x i8]* %2, i64 0, i64 %25, !dbg !55
  %27 = load i8, i8* %26, align 1, !dbg !55
  store i8 %27, i8* %5, align 1, !dbg !53
  call void @llvm.dbg.declare(metadata i32* %6, metadata !56, metadata !DIExpression()), !dbg !57
  %28 = load i32, i32* %4, align 4, !dbg !58
  %29 = sub nsw i32 %28, 1, !dbg !59
  store i32 %29, i32* %6, align 4, !dbg !57
  br label %30, !dbg !60

30:                                               ; preds = %44, %23
  %31 = load i32, i32* %6, align 4, !dbg !61
  %32 = icmp sge i32 %31, 0, !dbg !62
  br i1 %32, label %33, label %42, !dbg !63

33:                                               ; preds = %30
  %34 = load i32, i32* %6, align 4, !dbg !64
  %35 = sext i32 %34 to i64, !dbg !65
  %36 = getelementptr inbounds [4 x i8], [4 x i8]* %2, i64 0, i64 %35, !dbg !65
  %37 = load i8, i8* %36, align 1, !dbg !65
  %38 = zext i8 %37 to i32, !dbg !65
  %39 = load i8, i8* %5, align 1, !dbg !66
  %40 = zext i8 %39 to i32, !dbg !66
  %41 = icmp sgt i32 %38, %40, !dbg !67
  br label %42

42:                                               ; preds = %33, %30
  %43 = phi i1 [ false, %30 ], [ %41, %33 ], !dbg !68
  br i1 %43, label %44, label %55, !dbg !60

44:                                               ; preds = %42
  %45 = load i32, i32* %6, align 4, !dbg !69
  %46 = sext i32 %45 to i64, !dbg !71
  %47 = getelementptr inbounds [4 x i8], [4 x i8]* %2, i64 0, i64 %46, !dbg !71
  %48 = load i8, i8* %47, align 1, !dbg !71
  %49 = load i32, i32* %6, align 4, !dbg !72
  %50 = add nsw i32 %49, 1, !dbg !73
  %51 = sext i32 %50 to i64, !dbg !74
  %52 = getelementptr inbounds [4 x i8], [4 x i8]* %2, i64 0, i64 %51, !dbg !74
  store i8 %48, i8* %52, align 1, !dbg !75
  %53 = load i32, i32* %6, align 4, !dbg !76
  %54 = add nsw i32 %53, -1, !dbg !76
  store i32 %54, i32* %6, align 4, !dbg !76
  br label %30, !dbg !60, !llvm.loop !77

55:                                               ; preds = %42
  %56 = load i8, i8* %5, align 1, !dbg !79
  %57 = load i32, i32* %6, align 4, !dbg !80
  %58 = add nsw i32 %57, 1, !dbg !81
  %59 = sext i32 %58 to i64, !dbg !82
  %60 = getelementptr inbounds [4 x i8], [4 x i8]* %2, i64 0, i64 %59, !dbg !82
  store i8 %56, i8* %60, align 1, !dbg !83
  br label %61, !dbg !84

61:                                               ; preds = %55
  %62 = load i32, i32* %4, align 4, !dbg !85
  %63 = add nsw i32 %62, 1, !dbg !85
  store i32 %63, i32* %4, align 4, !dbg !85
  br label %20, !dbg !86, !llvm.loop !87

64:                                               ; preds = %20
  call void @llvm.dbg.declare(metadata i32* %7, metadata !89, metadata !DIExpression()), !dbg !91
  store i32 0, i32* %7, align 4, !dbg !91
  br label %65, !dbg !92

65:                                               ; preds = %82, %64
  %66 = load i32, i32* %7, align 4, !dbg !93
  %67 = icmp slt i32 %66, 3, !dbg !95
  br i1 %67, label %68, label %85, !dbg !96

68:                                               ; preds = %65
  %69 = load i32, i32* %7, align 4, !dbg !97
  %70 = sext i32 %69 to i64, !dbg !98
  %71 = getelementptr inbounds [4 x i8], [4 x i8]* %2, i64 0, i64 %70, !dbg !98
  %72 = load i8, i8* %71, align 1, !dbg !98
  %73 = zext i8 %72 to i32, !dbg !98
  %74 = load i32, i32* %7, align 4, !dbg !99
  %75 = add nsw i32 %74, 1, !dbg !100
  %76 = sext i32 %75 to i64, !dbg !101
  %77 = getelementptr inbounds [4 x i8], [4 x i8]* %2, i64 0, i64 %76, !dbg !101
  %78 = load i8, i8* %77, align 1, !dbg !101
  %79 = zext i8 %78 to i32, !dbg !101
  %80 = icmp sle i32 %73, %79, !dbg !102
  %81 = zext i1 %80 to i32, !dbg !102
  call void @check(i32 noundef %81), !dbg !103
  br label %82, !dbg !103

82:                                               ; preds = %68
  %83 = load i32, i32* %7, align 4, !dbg !104
  %84 = add nsw i32 %83, 1, !dbg !104
  store i32 %84, i32* %7, align 4, !dbg !104
  br label %65, !dbg !105, !llvm.loop !106

85:                                               ; preds = %65
  %86 = load i32, i32* %1, align 4, !dbg !108
  ret i32 %86, !dbg !108
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare zeroext i8 @__VERIFIER_nondet_uchar() #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @check(i32 noundef %0) #0 !dbg !109 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !112, metadata !DIExpression()), !dbg !113
  %3 = load i32, i32* %2, align 4, !dbg !114
  %4 = icmp ne i32 %3, 0, !dbg !114
  br i1 %4, label %6, label %5, !dbg !116

5:                                                ; preds = %1
  call void @reach_error(), !dbg !117
  br label %6, !dbg !117

6:                                                ; preds = %5, %1
  ret void, !dbg !118
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/verify/sort_insertion.c", directory: ".", checksumkind: CSK_MD5, checksum: "162727609da833200d7edb021e0beb7f")
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
!20 = !DILocalVariable(name: "a", scope: !16, file: !1, line: 6, type: !21)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 32, elements: !23)
!22 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!23 = !{!24}
!24 = !DISubrange(count: 4)
!25 = !DILocation(line: 6, column: 17, scope: !16)
!26 = !DILocalVariable(name: "i", scope: !27, file: !1, line: 7, type: !19)
!27 = distinct !DILexicalBlock(scope: !16, file: !1, line: 7, column: 3)
!28 = !DILocation(line: 7, column: 12, scope: !27)
!29 = !DILocation(line: 7, column: 8, scope: !27)
!30 = !DILocation(line: 7, column: 19, scope: !31)
!31 = distinct !DILexicalBlock(scope: !27, file: !1, line: 7, column: 3)
!32 = !DILocation(line: 7, column: 21, scope: !31)
!33 = !DILocation(line: 7, column: 3, scope: !27)
!34 = !DILocation(line: 7, column: 38, scope: !31)
!35 = !DILocation(line: 7, column: 33, scope: !31)
!36 = !DILocation(line: 7, column: 31, scope: !31)
!37 = !DILocation(line: 7, column: 36, scope: !31)
!38 = !DILocation(line: 7, column: 27, scope: !31)
!39 = !DILocation(line: 7, column: 3, scope: !31)
!40 = distinct !{!40, !33, !41, !42}
!41 = !DILocation(line: 7, column: 62, scope: !27)
!42 = !{!"llvm.loop.mustprogress"}
!43 = !DILocalVariable(name: "i", scope: !44, file: !1, line: 8, type: !19)
!44 = distinct !DILexicalBlock(scope: !16, file: !1, line: 8, column: 3)
!45 = !DILocation(line: 8, column: 12, scope: !44)
!46 = !DILocation(line: 8, column: 8, scope: !44)
!47 = !DILocation(line: 8, column: 19, scope: !48)
!48 = distinct !DILexicalBlock(scope: !44, file: !1, line: 8, column: 3)
!49 = !DILocation(line: 8, column: 21, scope: !48)
!50 = !DILocation(line: 8, column: 3, scope: !44)
!51 = !DILocalVariable(name: "key", scope: !52, file: !1, line: 9, type: !22)
!52 = distinct !DILexicalBlock(scope: !48, file: !1, line: 8, column: 31)
!53 = !DILocation(line: 9, column: 19, scope: !52)
!54 = !DILocation(line: 9, column: 27, scope: !52)
!55 = !DILocation(line: 9, column: 25, scope: !52)
!56 = !DILocalVariable(name: "j", scope: !52, file: !1, line: 10, type: !19)
!57 = !DILocation(line: 10, column: 9, scope: !52)
!58 = !DILocation(line: 10, column: 13, scope: !52)
!59 = !DILocation(line: 10, column: 15, scope: !52)
!60 = !DILocation(line: 14, column: 5, scope: !52)
!61 = !DILocation(line: 14, column: 12, scope: !52)
!62 = !DILocation(line: 14, column: 14, scope: !52)
!63 = !DILocation(line: 14, column: 19, scope: !52)
!64 = !DILocation(line: 14, column: 24, scope: !52)
!65 = !DILocation(line: 14, column: 22, scope: !52)
!66 = !DILocation(line: 14, column: 29, scope: !52)
!67 = !DILocation(line: 14, column: 27, scope: !52)
!68 = !DILocation(line: 0, scope: !52)
!69 = !DILocation(line: 16, column: 20, scope: !70)
!70 = distinct !DILexicalBlock(scope: !52, file: !1, line: 14, column: 34)
!71 = !DILocation(line: 16, column: 18, scope: !70)
!72 = !DILocation(line: 16, column: 9, scope: !70)
!73 = !DILocation(line: 16, column: 11, scope: !70)
!74 = !DILocation(line: 16, column: 7, scope: !70)
!75 = !DILocation(line: 16, column: 16, scope: !70)
!76 = !DILocation(line: 17, column: 8, scope: !70)
!77 = distinct !{!77, !60, !78, !42}
!78 = !DILocation(line: 18, column: 5, scope: !52)
!79 = !DILocation(line: 19, column: 16, scope: !52)
!80 = !DILocation(line: 19, column: 7, scope: !52)
!81 = !DILocation(line: 19, column: 9, scope: !52)
!82 = !DILocation(line: 19, column: 5, scope: !52)
!83 = !DILocation(line: 19, column: 14, scope: !52)
!84 = !DILocation(line: 20, column: 3, scope: !52)
!85 = !DILocation(line: 8, column: 27, scope: !48)
!86 = !DILocation(line: 8, column: 3, scope: !48)
!87 = distinct !{!87, !50, !88, !42}
!88 = !DILocation(line: 20, column: 3, scope: !44)
!89 = !DILocalVariable(name: "i", scope: !90, file: !1, line: 21, type: !19)
!90 = distinct !DILexicalBlock(scope: !16, file: !1, line: 21, column: 3)
!91 = !DILocation(line: 21, column: 12, scope: !90)
!92 = !DILocation(line: 21, column: 8, scope: !90)
!93 = !DILocation(line: 21, column: 19, scope: !94)
!94 = distinct !DILexicalBlock(scope: !90, file: !1, line: 21, column: 3)
!95 = !DILocation(line: 21, column: 21, scope: !94)
!96 = !DILocation(line: 21, column: 3, scope: !90)
!97 = !DILocation(line: 21, column: 39, scope: !94)
!98 = !DILocation(line: 21, column: 37, scope: !94)
!99 = !DILocation(line: 21, column: 47, scope: !94)
!100 = !DILocation(line: 21, column: 49, scope: !94)
!101 = !DILocation(line: 21, column: 45, scope: !94)
!102 = !DILocation(line: 21, column: 42, scope: !94)
!103 = !DILocation(line: 21, column: 31, scope: !94)
!104 = !DILocation(line: 21, column: 27, scope: !94)
!105 = !DILocation(line: 21, column: 3, scope: !94)
!106 = distinct !{!106, !96, !107, !42}
!107 = !DILocation(line: 21, column: 53, scope: !90)
!108 = !DILocation(line: 22, column: 1, scope: !16)
!109 = distinct !DISubprogram(name: "check", scope: !11, file: !11, line: 17, type: !110, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!110 = !DISubroutineType(types: !111)
!111 = !{null, !19}
!112 = !DILocalVariable(name: "condition", arg: 1, scope: !109, file: !11, line: 17, type: !19)
!113 = !DILocation(line: 17, column: 23, scope: !109)
!114 = !DILocation(line: 18, column: 8, scope: !115)
!115 = distinct !DILexicalBlock(scope: !109, file: !11, line: 18, column: 7)
!116 = !DILocation(line: 18, column: 7, scope: !109)
!117 = !DILocation(line: 18, column: 19, scope: !115)
!118 = !DILocation(line: 19, column: 1, scope: !109)
