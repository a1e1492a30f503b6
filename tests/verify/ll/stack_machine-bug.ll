; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g -DBUG tests/verify/stack_machine.c
; ModuleID = 'tests/verify/stack_machine.c'
source_filename = "tests/verify/stack_machine.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @reach_error() #0 !dbg !10 {
  ret void, !dbg !15
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !16 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i32], align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8, align 1
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [3 x i32]* %2, metadata !20, metadata !DIExpression()), !dbg !24
  call void @llvm.dbg.declare(metadata i32* %3, metadata !25, metadata !DIExpression()), !dbg !26
  store i32 0, i32* %3, align 4, !dbg !26
  call void @llvm.dbg.declare(metadata i32* %4, metadata !27, metadata !DIExpression()), !dbg !29
  store i32 0, i32* %4, align 4, !dbg !29
  br label %6, !dbg !30

6:                                                ; preds = %65, %0
  %7 = load i32, i32* %4, align 4, !dbg !31
  %8 = icmp slt i32 %7, 5, !dbg !33
  br i1 %8, label %9, label %68, !dbg !34

9:                                                ; preds = %6
  call void @llvm.dbg.declare(metadata i8* %5, metadata !35, metadata !DIExpression()), !dbg !38
  %10 = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !39
  store i8 %10, i8* %5, align 1, !dbg !38
  %11 = load i8, i8* %5, align 1, !dbg !40
  %12 = zext i8 %11 to i32, !dbg !40
  %13 = icmp eq i32 %12, 0, !dbg !42
  br i1 %13, label %14, label %24, !dbg !43

14:                                               ; preds = %9
  %15 = load i32, i32* %3, align 4, !dbg !44
  %16 = icmp eq i32 %15, 3, !dbg !47
  br i1 %16, label %17, label %18, !dbg !48

17:                                               ; preds = %14
  br label %68, !dbg !49

18:                                               ; preds = %14
  %19 = load i32, i32* %4, align 4, !dbg !50
  %20 = load i32, i32* %3, align 4, !dbg !51
  %21 = add nsw i32 %20, 1, !dbg !51
  store i32 %21, i32* %3, align 4, !dbg !51
  %22 = sext i32 %20 to i64, !dbg !52
  %23 = getelementptr inbounds [3 x i32], [3 x i32]* %2, i64 0, i64 %22, !dbg !52
  store i32 %19, i32* %23, align 4, !dbg !53
  br label %64, !dbg !54

24:                                               ; preds = %9
  %25 = load i8, i8* %5, align 1, !dbg !55
  %26 = zext i8 %25 to i32, !dbg !55
  %27 = icmp eq i32 %26, 1, !dbg !57
  br i1 %27, label %28, label %46, !dbg !58

28:                                               ; preds = %24
  %29 = load i32, i32* %3, align 4, !dbg !59
  %30 = icmp slt i32 %29, 2, !dbg !62
  br i1 %30, label %31, label %32, !dbg !63

31:                                               ; preds = %28
  br label %68, !dbg !64

32:                                               ; preds = %28
  %33 = load i32, i32* %3, align 4, !dbg !65
  %34 = sub nsw i32 %33, 1, !dbg !66
  %35 = sext i32 %34 to i64, !dbg !67
  %36 = getelementptr inbounds [3 x i32], [3 x i32]* %2, i64 0, i64 %35, !dbg !67
  %37 = load i32, i32* %36, align 4, !dbg !67
  %38 = load i32, i32* %3, align 4, !dbg !68
  %39 = sub nsw i32 %38, 2, !dbg !69
  %40 = sext i32 %39 to i64, !dbg !70
  %41 = getelementptr inbounds [3 x i32], [3 x i32]* %2, i64 0, i64 %40, !dbg !70
  %42 = load i32, i32* %41, align 4, !dbg !71
  %43 = add nsw i32 %42, %37, !dbg !71
  store i32 %43, i32* %41, align 4, !dbg !71
  %44 = load i32, i32* %3, align 4, !dbg !72
  %45 = add nsw i32 %44, -1, !dbg !72
  store i32 %45, i32* %3, align 4, !dbg !72
  br label %63, !dbg !73

46:                                               ; preds = %24
  %47 = load i8, i8* %5, align 1, !dbg !74
  %48 = zext i8 %47 to i32, !dbg !74
  %49 = icmp eq i32 %48, 2, !dbg !76
  br i1 %49, label %50, label %61, !dbg !77

50:                                               ; preds = %46
  %51 = load i32, i32* %3, align 4, !dbg !78
  %52 = sub nsw i32 %51, 1, !dbg !80
  %53 = sext i32 %52 to i64, !dbg !81
  %54 = getelementptr inbounds [3 x i32], [3 x i32]* %2, i64 0, i64 %53, !dbg !81
  %55 = load i32, i32* %54, align 4, !dbg !81
  %56 = sub nsw i32 0, %55, !dbg !82
  %57 = load i32, i32* %3, align 4, !dbg !83
  %58 = sub nsw i32 %57, 1, !dbg !84
  %59 = sext i32 %58 to i64, !dbg !85
  %60 = getelementptr inbounds [3 x i32], [3 x i32]* %2, i64 0, i64 %59, !dbg !85
  store i32 %56, i32* %60, align 4, !dbg !86
  br label %62, !dbg !87

61:                                               ; preds = %46
  br label %68, !dbg !88

62:                                               ; preds = %50
  br label %63

63:                                               ; preds = %62, %32
  br label %64

64:                                               ; preds = %63, %18
  br label %65, !dbg !90

65:                                               ; preds = %64
  %66 = load i32, i32* %4, align 4, !dbg !91
  %67 = add nsw i32 %66, 1, !dbg !91
  store i32 %67, i32* %4, align 4, !dbg !91
  br label %6, !dbg !92, !llvm.loop !93

68:                                               ; preds = %61, %31, %17, %6
  %69 = load i32, i32* %3, align 4, !dbg !96
  %70 = icmp sge i32 %69, 0, !dbg !97
  br i1 %70, label %71, label %74, !dbg !98

71:                                               ; preds = %68
  %72 = load i32, i32* %3, align 4, !dbg !99
  %73 = icmp sle i32 %72, 3, !dbg !100
  br label %74

74:                                               ; preds = %71, %68
  %75 = phi i1 [ false, %68 ], [ %73, %71 ], !dbg !101
  %76 = zext i1 %75 to i32, !dbg !98
  call void @check(i32 noundef %76), !dbg !102
  %77 = load i32, i32* %1, align 4, !dbg !103
  ret i32 %77, !dbg !103
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare zeroext i8 @__VERIFIER_nondet_uchar() #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @check(i32 noundef %0) #0 !dbg !104 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !107, metadata !DIExpression()), !dbg !108
  %3 = load i32, i32* %2, align 4, !dbg !109
  %4 = icmp ne i32 %3, 0, !dbg !109
  br i1 %4, label %6, label %5, !dbg !111

5:                                                ; preds = %1
  call void @reach_error(), !dbg !112
  br label %6, !dbg !112

6:                                                ; preds = %5, %1
  ret void, !dbg !113
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/verify/stack_machine.c", directory: ".", checksumkind: CSK_MD5, checksum: "44f6c71a284bf9947e936ff95ee920ed")
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
!20 = !DILocalVariable(name: "stack", scope: !16, file: !1, line: 6, type: !21)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 96, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 3)
!24 = !DILocation(line: 6, column: 7, scope: !16)
!25 = !DILocalVariable(name: "top", scope: !16, file: !1, line: 6, type: !19)
!26 = !DILocation(line: 6, column: 17, scope: !16)
!27 = !DILocalVariable(name: "i", scope: !28, file: !1, line: 7, type: !19)
!28 = distinct !DILexicalBlock(scope: !16, file: !1, line: 7, column: 3)
!29 = !DILocation(line: 7, column: 12, scope: !28)
!30 = !DILocation(line: 7, column: 8, scope: !28)
!31 = !DILocation(line: 7, column: 19, scope: !32)
!32 = distinct !DILexicalBlock(scope: !28, file: !1, line: 7, column: 3)
!33 = !DILocation(line: 7, column: 21, scope: !32)
!34 = !DILocation(line: 7, column: 3, scope: !28)
!35 = !DILocalVariable(name: "code", scope: !36, file: !1, line: 8, type: !37)
!36 = distinct !DILexicalBlock(scope: !32, file: !1, line: 7, column: 31)
!37 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!38 = !DILocation(line: 8, column: 19, scope: !36)
!39 = !DILocation(line: 8, column: 26, scope: !36)
!40 = !DILocation(line: 9, column: 9, scope: !41)
!41 = distinct !DILexicalBlock(scope: !36, file: !1, line: 9, column: 9)
!42 = !DILocation(line: 9, column: 14, scope: !41)
!43 = !DILocation(line: 9, column: 9, scope: !36)
!44 = !DILocation(line: 10, column: 11, scope: !45)
!45 = distinct !DILexicalBlock(scope: !46, file: !1, line: 10, column: 11)
!46 = distinct !DILexicalBlock(scope: !41, file: !1, line: 9, column: 20)
!47 = !DILocation(line: 10, column: 15, scope: !45)
!48 = !DILocation(line: 10, column: 11, scope: !46)
!49 = !DILocation(line: 10, column: 21, scope: !45)
!50 = !DILocation(line: 11, column: 22, scope: !46)
!51 = !DILocation(line: 11, column: 16, scope: !46)
!52 = !DILocation(line: 11, column: 7, scope: !46)
!53 = !DILocation(line: 11, column: 20, scope: !46)
!54 = !DILocation(line: 12, column: 5, scope: !46)
!55 = !DILocation(line: 12, column: 16, scope: !56)
!56 = distinct !DILexicalBlock(scope: !41, file: !1, line: 12, column: 16)
!57 = !DILocation(line: 12, column: 21, scope: !56)
!58 = !DILocation(line: 12, column: 16, scope: !41)
!59 = !DILocation(line: 13, column: 11, scope: !60)
!60 = distinct !DILexicalBlock(scope: !61, file: !1, line: 13, column: 11)
!61 = distinct !DILexicalBlock(scope: !56, file: !1, line: 12, column: 27)
!62 = !DILocation(line: 13, column: 15, scope: !60)
!63 = !DILocation(line: 13, column: 11, scope: !61)
!64 = !DILocation(line: 13, column: 20, scope: !60)
!65 = !DILocation(line: 14, column: 31, scope: !61)
!66 = !DILocation(line: 14, column: 35, scope: !61)
!67 = !DILocation(line: 14, column: 25, scope: !61)
!68 = !DILocation(line: 14, column: 13, scope: !61)
!69 = !DILocation(line: 14, column: 17, scope: !61)
!70 = !DILocation(line: 14, column: 7, scope: !61)
!71 = !DILocation(line: 14, column: 22, scope: !61)
!72 = !DILocation(line: 15, column: 10, scope: !61)
!73 = !DILocation(line: 16, column: 5, scope: !61)
!74 = !DILocation(line: 16, column: 16, scope: !75)
!75 = distinct !DILexicalBlock(scope: !56, file: !1, line: 16, column: 16)
!76 = !DILocation(line: 16, column: 21, scope: !75)
!77 = !DILocation(line: 16, column: 16, scope: !56)
!78 = !DILocation(line: 20, column: 31, scope: !79)
!79 = distinct !DILexicalBlock(scope: !75, file: !1, line: 16, column: 27)
!80 = !DILocation(line: 20, column: 35, scope: !79)
!81 = !DILocation(line: 20, column: 25, scope: !79)
!82 = !DILocation(line: 20, column: 24, scope: !79)
!83 = !DILocation(line: 20, column: 13, scope: !79)
!84 = !DILocation(line: 20, column: 17, scope: !79)
!85 = !DILocation(line: 20, column: 7, scope: !79)
!86 = !DILocation(line: 20, column: 22, scope: !79)
!87 = !DILocation(line: 21, column: 5, scope: !79)
!88 = !DILocation(line: 22, column: 7, scope: !89)
!89 = distinct !DILexicalBlock(scope: !75, file: !1, line: 21, column: 12)
!90 = !DILocation(line: 24, column: 3, scope: !36)
!91 = !DILocation(line: 7, column: 27, scope: !32)
!92 = !DILocation(line: 7, column: 3, scope: !32)
!93 = distinct !{!93, !34, !94, !95}
!94 = !DILocation(line: 24, column: 3, scope: !28)
!95 = !{!"llvm.loop.mustprogress"}
!96 = !DILocation(line: 25, column: 9, scope: !16)
!97 = !DILocation(line: 25, column: 13, scope: !16)
!98 = !DILocation(line: 25, column: 18, scope: !16)
!99 = !DILocation(line: 25, column: 21, scope: !16)
!100 = !DILocation(line: 25, column: 25, scope: !16)
!101 = !DILocation(line: 0, scope: !16)
!102 = !DILocation(line: 25, column: 3, scope: !16)
!103 = !DILocation(line: 26, column: 1, scope: !16)
!104 = distinct !DISubprogram(name: "check", scope: !11, file: !11, line: 17, type: !105, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!105 = !DISubroutineType(types: !106)
!106 = !{null, !19}
!107 = !DILocalVariable(name: "condition", arg: 1, scope: !104, file: !11, line: 17, type: !19)
!108 = !DILocation(line: 17, column: 23, scope: !104)
!109 = !DILocation(line: 18, column: 8, scope: !110)
!110 = distinct !DILexicalBlock(scope: !104, file: !11, line: 18, column: 7)
!111 = !DILocation(line: 18, column: 7, scope: !104)
!112 = !DILocation(line: 18, column: 19, scope: !110)
!113 = !DILocation(line: 19, column: 1, scope: !104)
