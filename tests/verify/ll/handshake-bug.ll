; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g -DBUG tests/verify/handshake.c
; ModuleID = 'tests/verify/handshake.c'
source_filename = "tests/verify/handshake.c"
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
  %5 = alloca i8, align 1
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !20, metadata !DIExpression()), !dbg !21
  store i32 0, i32* %2, align 4, !dbg !21
  call void @llvm.dbg.declare(metadata i32* %3, metadata !22, metadata !DIExpression()), !dbg !23
  store i32 0, i32* %3, align 4, !dbg !23
  call void @llvm.dbg.declare(metadata i32* %4, metadata !24, metadata !DIExpression()), !dbg !26
  store i32 0, i32* %4, align 4, !dbg !26
  br label %6, !dbg !27

6:                                                ; preds = %80, %0
  %7 = load i32, i32* %4, align 4, !dbg !28
  %8 = icmp slt i32 %7, 6, !dbg !30
  br i1 %8, label %9, label %83, !dbg !31

9:                                                ; preds = %6
  call void @llvm.dbg.declare(metadata i8* %5, metadata !32, metadata !DIExpression()), !dbg !35
  %10 = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !36
  store i8 %10, i8* %5, align 1, !dbg !35
  %11 = load i32, i32* %2, align 4, !dbg !37
  %12 = icmp eq i32 %11, 0, !dbg !39
  br i1 %12, label %13, label %18, !dbg !40

13:                                               ; preds = %9
  %14 = load i8, i8* %5, align 1, !dbg !41
  %15 = zext i8 %14 to i32, !dbg !41
  %16 = icmp eq i32 %15, 1, !dbg !42
  br i1 %16, label %17, label %18, !dbg !43

17:                                               ; preds = %13
  store i32 1, i32* %2, align 4, !dbg !44
  br label %79, !dbg !45

18:                                               ; preds = %13, %9
  %19 = load i32, i32* %2, align 4, !dbg !46
  %20 = icmp eq i32 %19, 1, !dbg !48
  br i1 %20, label %21, label %26, !dbg !49

21:                                               ; preds = %18
  %22 = load i8, i8* %5, align 1, !dbg !50
  %23 = zext i8 %22 to i32, !dbg !50
  %24 = icmp eq i32 %23, 2, !dbg !51
  br i1 %24, label %25, label %26, !dbg !52

25:                                               ; preds = %21
  store i32 2, i32* %2, align 4, !dbg !53
  br label %78, !dbg !54

26:                                               ; preds = %21, %18
  %27 = load i32, i32* %2, align 4, !dbg !55
  %28 = icmp eq i32 %27, 2, !dbg !57
  br i1 %28, label %29, label %34, !dbg !58

29:                                               ; preds = %26
  %30 = load i8, i8* %5, align 1, !dbg !59
  %31 = zext i8 %30 to i32, !dbg !59
  %32 = icmp eq i32 %31, 11, !dbg !60
  br i1 %32, label %33, label %34, !dbg !61

33:                                               ; preds = %29
  store i32 3, i32* %2, align 4, !dbg !62
  br label %77, !dbg !63

34:                                               ; preds = %29, %26
  %35 = load i32, i32* %2, align 4, !dbg !64
  %36 = icmp eq i32 %35, 3, !dbg !66
  br i1 %36, label %37, label %42, !dbg !67

37:                                               ; preds = %34
  %38 = load i8, i8* %5, align 1, !dbg !68
  %39 = zext i8 %38 to i32, !dbg !68
  %40 = icmp eq i32 %39, 16, !dbg !69
  br i1 %40, label %41, label %42, !dbg !70

41:                                               ; preds = %37
  store i32 1, i32* %3, align 4, !dbg !71
  store i32 4, i32* %2, align 4, !dbg !72
  br label %76, !dbg !73

42:                                               ; preds = %37, %34
  %43 = load i32, i32* %2, align 4, !dbg !74
  %44 = icmp eq i32 %43, 2, !dbg !76
  br i1 %44, label %45, label %50, !dbg !77

45:                                               ; preds = %42
  %46 = load i8, i8* %5, align 1, !dbg !78
  %47 = zext i8 %46 to i32, !dbg !78
  %48 = icmp eq i32 %47, 20, !dbg !79
  br i1 %48, label %49, label %50, !dbg !80

49:                                               ; preds = %45
  store i32 5, i32* %2, align 4, !dbg !81
  br label %75, !dbg !82

50:                                               ; preds = %45, %42
  %51 = load i32, i32* %2, align 4, !dbg !83
  %52 = icmp eq i32 %51, 4, !dbg !85
  br i1 %52, label %53, label %58, !dbg !86

53:                                               ; preds = %50
  %54 = load i8, i8* %5, align 1, !dbg !87
  %55 = zext i8 %54 to i32, !dbg !87
  %56 = icmp eq i32 %55, 20, !dbg !88
  br i1 %56, label %57, label %58, !dbg !89

57:                                               ; preds = %53
  store i32 5, i32* %2, align 4, !dbg !90
  br label %74, !dbg !91

58:                                               ; preds = %53, %50
  %59 = load i32, i32* %2, align 4, !dbg !92
  %60 = icmp eq i32 %59, 5, !dbg !94
  br i1 %60, label %61, label %67, !dbg !95

61:                                               ; preds = %58
  %62 = load i8, i8* %5, align 1, !dbg !96
  %63 = zext i8 %62 to i32, !dbg !96
  %64 = icmp eq i32 %63, 23, !dbg !97
  br i1 %64, label %65, label %67, !dbg !98

65:                                               ; preds = %61
  %66 = load i32, i32* %3, align 4, !dbg !99
  call void @check(i32 noundef %66), !dbg !100
  br label %73, !dbg !100

67:                                               ; preds = %61, %58
  %68 = load i8, i8* %5, align 1, !dbg !101
  %69 = zext i8 %68 to i32, !dbg !101
  %70 = icmp eq i32 %69, 21, !dbg !103
  br i1 %70, label %71, label %72, !dbg !104

71:                                               ; preds = %67
  br label %83, !dbg !105

72:                                               ; preds = %67
  br label %73

73:                                               ; preds = %72, %65
  br label %74

74:                                               ; preds = %73, %57
  br label %75

75:                                               ; preds = %74, %49
  br label %76

76:                                               ; preds = %75, %41
  br label %77

77:                                               ; preds = %76, %33
  br label %78

78:                                               ; preds = %77, %25
  br label %79

79:                                               ; preds = %78, %17
  br label %80, !dbg !106

80:                                               ; preds = %79
  %81 = load i32, i32* %4, align 4, !dbg !107
  %82 = add nsw i32 %81, 1, !dbg !107
  store i32 %82, i32* %4, align 4, !dbg !107
  br label %6, !dbg !108, !llvm.loop !109

83:                                               ; preds = %71, %6
  %84 = load i32, i32* %1, align 4, !dbg !112
  ret i32 %84, !dbg !112
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare zeroext i8 @__VERIFIER_nondet_uchar() #2

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

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/verify/handshake.c", directory: ".", checksumkind: CSK_MD5, checksum: "77baea0a294e19437bee2a5c89376ca6")
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
!20 = !DILocalVariable(name: "state", scope: !16, file: !1, line: 6, type: !19)
!21 = !DILocation(line: 6, column: 7, scope: !16)
!22 = !DILocalVariable(name: "have_key", scope: !16, file: !1, line: 6, type: !19)
!23 = !DILocation(line: 6, column: 18, scope: !16)
!24 = !DILocalVariable(name: "i", scope: !25, file: !1, line: 7, type: !19)
!25 = distinct !DILexicalBlock(scope: !16, file: !1, line: 7, column: 3)
!26 = !DILocation(line: 7, column: 12, scope: !25)
!27 = !DILocation(line: 7, column: 8, scope: !25)
!28 = !DILocation(line: 7, column: 19, scope: !29)
!29 = distinct !DILexicalBlock(scope: !25, file: !1, line: 7, column: 3)
!30 = !DILocation(line: 7, column: 21, scope: !29)
!31 = !DILocation(line: 7, column: 3, scope: !25)
!32 = !DILocalVariable(name: "message", scope: !33, file: !1, line: 8, type: !34)
!33 = distinct !DILexicalBlock(scope: !29, file: !1, line: 7, column: 31)
!34 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!35 = !DILocation(line: 8, column: 19, scope: !33)
!36 = !DILocation(line: 8, column: 29, scope: !33)
!37 = !DILocation(line: 9, column: 9, scope: !38)
!38 = distinct !DILexicalBlock(scope: !33, file: !1, line: 9, column: 9)
!39 = !DILocation(line: 9, column: 15, scope: !38)
!40 = !DILocation(line: 9, column: 20, scope: !38)
!41 = !DILocation(line: 9, column: 23, scope: !38)
!42 = !DILocation(line: 9, column: 31, scope: !38)
!43 = !DILocation(line: 9, column: 9, scope: !33)
!44 = !DILocation(line: 9, column: 43, scope: !38)
!45 = !DILocation(line: 9, column: 37, scope: !38)
!46 = !DILocation(line: 10, column: 14, scope: !47)
!47 = distinct !DILexicalBlock(scope: !38, file: !1, line: 10, column: 14)
!48 = !DILocation(line: 10, column: 20, scope: !47)
!49 = !DILocation(line: 10, column: 25, scope: !47)
!50 = !DILocation(line: 10, column: 28, scope: !47)
!51 = !DILocation(line: 10, column: 36, scope: !47)
!52 = !DILocation(line: 10, column: 14, scope: !38)
!53 = !DILocation(line: 10, column: 48, scope: !47)
!54 = !DILocation(line: 10, column: 42, scope: !47)
!55 = !DILocation(line: 11, column: 14, scope: !56)
!56 = distinct !DILexicalBlock(scope: !47, file: !1, line: 11, column: 14)
!57 = !DILocation(line: 11, column: 20, scope: !56)
!58 = !DILocation(line: 11, column: 25, scope: !56)
!59 = !DILocation(line: 11, column: 28, scope: !56)
!60 = !DILocation(line: 11, column: 36, scope: !56)
!61 = !DILocation(line: 11, column: 14, scope: !47)
!62 = !DILocation(line: 11, column: 49, scope: !56)
!63 = !DILocation(line: 11, column: 43, scope: !56)
!64 = !DILocation(line: 12, column: 14, scope: !65)
!65 = distinct !DILexicalBlock(scope: !56, file: !1, line: 12, column: 14)
!66 = !DILocation(line: 12, column: 20, scope: !65)
!67 = !DILocation(line: 12, column: 25, scope: !65)
!68 = !DILocation(line: 12, column: 28, scope: !65)
!69 = !DILocation(line: 12, column: 36, scope: !65)
!70 = !DILocation(line: 12, column: 14, scope: !56)
!71 = !DILocation(line: 12, column: 52, scope: !65)
!72 = !DILocation(line: 12, column: 63, scope: !65)
!73 = !DILocation(line: 12, column: 43, scope: !65)
!74 = !DILocation(line: 14, column: 14, scope: !75)
!75 = distinct !DILexicalBlock(scope: !65, file: !1, line: 14, column: 14)
!76 = !DILocation(line: 14, column: 20, scope: !75)
!77 = !DILocation(line: 14, column: 25, scope: !75)
!78 = !DILocation(line: 14, column: 28, scope: !75)
!79 = !DILocation(line: 14, column: 36, scope: !75)
!80 = !DILocation(line: 14, column: 14, scope: !65)
!81 = !DILocation(line: 14, column: 49, scope: !75)
!82 = !DILocation(line: 14, column: 43, scope: !75)
!83 = !DILocation(line: 16, column: 14, scope: !84)
!84 = distinct !DILexicalBlock(scope: !75, file: !1, line: 16, column: 14)
!85 = !DILocation(line: 16, column: 20, scope: !84)
!86 = !DILocation(line: 16, column: 25, scope: !84)
!87 = !DILocation(line: 16, column: 28, scope: !84)
!88 = !DILocation(line: 16, column: 36, scope: !84)
!89 = !DILocation(line: 16, column: 14, scope: !75)
!90 = !DILocation(line: 16, column: 49, scope: !84)
!91 = !DILocation(line: 16, column: 43, scope: !84)
!92 = !DILocation(line: 17, column: 14, scope: !93)
!93 = distinct !DILexicalBlock(scope: !84, file: !1, line: 17, column: 14)
!94 = !DILocation(line: 17, column: 20, scope: !93)
!95 = !DILocation(line: 17, column: 25, scope: !93)
!96 = !DILocation(line: 17, column: 28, scope: !93)
!97 = !DILocation(line: 17, column: 36, scope: !93)
!98 = !DILocation(line: 17, column: 14, scope: !84)
!99 = !DILocation(line: 17, column: 49, scope: !93)
!100 = !DILocation(line: 17, column: 43, scope: !93)
!101 = !DILocation(line: 18, column: 14, scope: !102)
!102 = distinct !DILexicalBlock(scope: !93, file: !1, line: 18, column: 14)
!103 = !DILocation(line: 18, column: 22, scope: !102)
!104 = !DILocation(line: 18, column: 14, scope: !93)
!105 = !DILocation(line: 18, column: 29, scope: !102)
!106 = !DILocation(line: 19, column: 3, scope: !33)
!107 = !DILocation(line: 7, column: 27, scope: !29)
!108 = !DILocation(line: 7, column: 3, scope: !29)
!109 = distinct !{!109, !31, !110, !111}
!110 = !DILocation(line: 19, column: 3, scope: !25)
!111 = !{!"llvm.loop.mustprogress"}
!112 = !DILocation(line: 20, column: 1, scope: !16)
!113 = distinct !DISubprogram(name: "check", scope: !11, file: !11, line: 17, type: !114, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!114 = !DISubroutineType(types: !115)
!115 = !{null, !19}
!116 = !DILocalVariable(name: "condition", arg: 1, scope: !113, file: !11, line: 17, type: !19)
!117 = !DILocation(line: 17, column: 23, scope: !113)
!118 = !DILocation(line: 18, column: 8, scope: !119)
!119 = distinct !DILexicalBlock(scope: !113, file: !11, line: 18, column: 7)
!120 = !DILocation(line: 18, column: 7, scope: !113)
!121 = !DILocation(line: 18, column: 19, scope: !119)
!122 = !DILocation(line: 19, column: 1, scope: !113)
