; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g -DBUG tests/verify/sort_insertion.c
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

20:                                               ; preds = %56, %19
  %21 = load i32, i32* %4, align 4, !dbg !47
  %22 = icmp slt i32 %21, 4, !dbg !49
  br i1 %22, label %23, label %59, !dbg !50

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

30:                                               ; preds = %39, %23
  %31 = load i32, i32* %6, align 4, !dbg !61
  %32 = sext i32 %31 to i64, !dbg !62
  %33 = getelementptr inbounds [4 x i8], [4 x i8]* %2, i64 0, i64 %32, !dbg !62
  %34 = load i8, i8* %33, align 1, !dbg !62
  %35 = zext i8 %34 to i32, !dbg !62
  %36 = load i8, i8* %5, align 1, !dbg !63
  %37 = zext i8 %36 to i32, !dbg !63
  %38 = icmp sgt i32 %35, %37, !dbg !64
  br i1 %38, label %39, label %50, !dbg !60

39:                                               ; preds = %30
  %40 = load i32, i32* %6, align 4, !dbg !65
  %41 = sext i32 %40 to i64, !dbg !67
  %42 = getelementptr inbounds [4 x i8], [4 x i8]* %2, i64 0, i64 %41, !dbg !67
  %43 = load i8, i8* %42, align 1, !dbg !67
  %44 = load i32, i32* %6, align 4, !dbg !68
  %45 = add nsw i32 %44, 1, !dbg !69
  %46 = sext i32 %45 to i64, !dbg !70
  %47 = getelementptr inbounds [4 x i8], [4 x i8]* %2, i64 0, i64 %46, !dbg !70
  store i8 %43, i8* %47, align 1, !dbg !71
  %48 = load i32, i32* %6, align 4, !dbg !72
  %49 = add nsw i32 %48, -1, !dbg !72
  store i32 %49, i32* %6, align 4, !dbg !72
  br label %30, !dbg !60, !llvm.loop !73

50:                                               ; preds = %30
  %51 = load i8, i8* %5, align 1, !dbg !75
  %52 = load i32, i32* %6, align 4, !dbg !76
  %53 = add nsw i32 %52, 1, !dbg !77
  %54 = sext i32 %53 to i64, !dbg !78
  %55 = getelementptr inbounds [4 x i8], [4 x i8]* %2, i64 0, i64 %54, !dbg !78
  store i8 %51, i8* %55, align 1, !dbg !79
  br label %56, !dbg !80

56:                                               ; preds = %50
  %57 = load i32, i32* %4, align 4, !dbg !81
  %58 = add nsw i32 %57, 1, !dbg !81
  store i32 %58, i32* %4, align 4, !dbg !81
  br label %20, !dbg !82, !llvm.loop !83

59:                                               ; preds = %20
  call void @llvm.dbg.declare(metadata i32* %7, metadata !85, metadata !DIExpression()), !dbg !87
  store i32 0, i32* %7, align 4, !dbg !87
  br label %60, !dbg !88

60:                                               ; preds = %77, %59
  %61 = load i32, i32* %7, align 4, !dbg !89
  %62 = icmp slt i32 %61, 3, !dbg !91
  br i1 %62, label %63, label %80, !dbg !92

63:                                               ; preds = %60
  %64 = load i32, i32* %7, align 4, !dbg !93
  %65 = sext i32 %64 to i64, !dbg !94
  %66 = getelementptr inbounds [4 x i8], [4 x i8]* %2, i64 0, i64 %65, !dbg !94
  %67 = load i8, i8* %66, align 1, !dbg !94
  %68 = zext i8 %67 to i32, !dbg !94
  %69 = load i32, i32* %7, align 4, !dbg !95
  %70 = add nsw i32 %69, 1, !dbg !96
  %71 = sext i32 %70 to i64, !dbg !97
  %72 = getelementptr inbounds [4 x i8], [4 x i8]* %2, i64 0, i64 %71, !dbg !97
  %73 = load i8, i8* %72, align 1, !dbg !97
  %74 = zext i8 %73 to i32, !dbg !97
  %75 = icmp sle i32 %68, %74, !dbg !98
  %76 = zext i1 %75 to i32, !dbg !98
  call void @check(i32 noundef %76), !dbg !99
  br label %77, !dbg !99

77:                                               ; preds = %63
  %78 = load i32, i32* %7, align 4, !dbg !100
  %79 = add nsw i32 %78, 1, !dbg !100
  store i32 %79, i32* %7, align 4, !dbg !100
  br label %60, !dbg !101, !llvm.loop !102

80:                                               ; preds = %60
  %81 = load i32, i32* %1, align 4, !dbg !104
  ret i32 %81, !dbg !104
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare zeroext i8 @__VERIFIER_nondet_uchar() #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @check(i32 noundef %0) #0 !dbg !105 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !108, metadata !DIExpression()), !dbg !109
  %3 = load i32, i32* %2, align 4, !dbg !110
  %4 = icmp ne i32 %3, 0, !dbg !110
  br i1 %4, label %6, label %5, !dbg !112

5:                                                ; preds = %1
  call void @reach_error(), !dbg !113
  br label %6, !dbg !113

6:                                                ; preds = %5, %1
  ret void, !dbg !114
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
!60 = !DILocation(line: 12, column: 5, scope: !52)
!61 = !DILocation(line: 12, column: 14, scope: !52)
!62 = !DILocation(line: 12, column: 12, scope: !52)
!63 = !DILocation(line: 12, column: 19, scope: !52)
!64 = !DILocation(line: 12, column: 17, scope: !52)
!65 = !DILocation(line: 16, column: 20, scope: !66)
!66 = distinct !DILexicalBlock(scope: !52, file: !1, line: 12, column: 24)
!67 = !DILocation(line: 16, column: 18, scope: !66)
!68 = !DILocation(line: 16, column: 9, scope: !66)
!69 = !DILocation(line: 16, column: 11, scope: !66)
!70 = !DILocation(line: 16, column: 7, scope: !66)
!71 = !DILocation(line: 16, column: 16, scope: !66)
!72 = !DILocation(line: 17, column: 8, scope: !66)
!73 = distinct !{!73, !60, !74, !42}
!74 = !DILocation(line: 18, column: 5, scope: !52)
!75 = !DILocation(line: 19, column: 16, scope: !52)
!76 = !DILocation(line: 19, column: 7, scope: !52)
!77 = !DILocation(line: 19, column: 9, scope: !52)
!78 = !DILocation(line: 19, column: 5, scope: !52)
!79 = !DILocation(line: 19, column: 14, scope: !52)
!80 = !DILocation(line: 20, column: 3, scope: !52)
!81 = !DILocation(line: 8, column: 27, scope: !48)
!82 = !DILocation(line: 8, column: 3, scope: !48)
!83 = distinct !{!83, !50, !84, !42}
!84 = !DILocation(line: 20, column: 3, scope: !44)
!85 = !DILocalVariable(name: "i", scope: !86, file: !1, line: 21, type: !19)
!86 = distinct !DILexicalBlock(scope: !16, file: !1, line: 21, column: 3)
!87 = !DILocation(line: 21, column: 12, scope: !86)
!88 = !DILocation(line: 21, column: 8, scope: !86)
!89 = !DILocation(line: 21, column: 19, scope: !90)
!90 = distinct !DILexicalBlock(scope: !86, file: !1, line: 21, column: 3)
!91 = !DILocation(line: 21, column: 21, scope: !90)
!92 = !DILocation(line: 21, column: 3, scope: !86)
!93 = !DILocation(line: 21, column: 39, scope: !90)
!94 = !DILocation(line: 21, column: 37, scope: !90)
!95 = !DILocation(line: 21, column: 47, scope: !90)
!96 = !DILocation(line: 21, column: 49, scope: !90)
!97 = !DILocation(line: 21, column: 45, scope: !90)
!98 = !DILocation(line: 21, column: 42, scope: !90)
!99 = !DILocation(line: 21, column: 31, scope: !90)
!100 = !DILocation(line: 21, column: 27, scope: !90)
!101 = !DILocation(line: 21, column: 3, scope: !90)
!102 = distinct !{!102, !92, !103, !42}
!103 = !DILocation(line: 21, column: 53, scope: !86)
!104 = !DILocation(line: 22, column: 1, scope: !16)
!105 = distinct !DISubprogram(name: "check", scope: !11, file: !11, line: 17, type: !106, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!106 = !DISubroutineType(types: !107)
!107 = !{null, !19}
!108 = !DILocalVariable(name: "condition", arg: 1, scope: !105, file: !11, line: 17, type: !19)
!109 = !DILocation(line: 17, column: 23, scope: !105)
!110 = !DILocation(line: 18, column: 8, scope: !111)
!111 = distinct !DILexicalBlock(scope: !105, file: !11, line: 18, column: 7)
!112 = !DILocation(line: 18, column: 7, scope: !105)
!113 = !DILocation(line: 18, column: 19, scope: !111)
!114 = !DILocation(line: 19, column: 1, scope: !105)
