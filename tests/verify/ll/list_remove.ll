; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g -UBUG tests/verify/list_remove.c
; ModuleID = 'tests/verify/list_remove.c'
source_filename = "tests/verify/list_remove.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, %struct.node* }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @reach_error() #0 !dbg !10 {
  ret void, !dbg !15
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !16 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.node*, align 8
  %3 = alloca i32, align 4
  %4 = alloca %struct.node*, align 8
  %5 = alloca i8, align 1
  %6 = alloca %struct.node**, align 8
  %7 = alloca %struct.node*, align 8
  %8 = alloca i32, align 4
  %9 = alloca %struct.node*, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata %struct.node** %2, metadata !20, metadata !DIExpression()), !dbg !27
  store %struct.node* null, %struct.node** %2, align 8, !dbg !27
  call void @llvm.dbg.declare(metadata i32* %3, metadata !28, metadata !DIExpression()), !dbg !30
  store i32 0, i32* %3, align 4, !dbg !30
  br label %10, !dbg !31

10:                                               ; preds = %24, %0
  %11 = load i32, i32* %3, align 4, !dbg !32
  %12 = icmp ult i32 %11, 3, !dbg !34
  br i1 %12, label %13, label %27, !dbg !35

13:                                               ; preds = %10
  call void @llvm.dbg.declare(metadata %struct.node** %4, metadata !36, metadata !DIExpression()), !dbg !38
  %14 = call i8* @malloc(i64 noundef 16), !dbg !39
  %15 = bitcast i8* %14 to %struct.node*, !dbg !39
  store %struct.node* %15, %struct.node** %4, align 8, !dbg !38
  %16 = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !40
  %17 = zext i8 %16 to i32, !dbg !40
  %18 = load %struct.node*, %struct.node** %4, align 8, !dbg !41
  %19 = getelementptr inbounds %struct.node, %struct.node* %18, i32 0, i32 0, !dbg !42
  store i32 %17, i32* %19, align 8, !dbg !43
  %20 = load %struct.node*, %struct.node** %2, align 8, !dbg !44
  %21 = load %struct.node*, %struct.node** %4, align 8, !dbg !45
  %22 = getelementptr inbounds %struct.node, %struct.node* %21, i32 0, i32 1, !dbg !46
  store %struct.node* %20, %struct.node** %22, align 8, !dbg !47
  %23 = load %struct.node*, %struct.node** %4, align 8, !dbg !48
  store %struct.node* %23, %struct.node** %2, align 8, !dbg !49
  br label %24, !dbg !50

24:                                               ; preds = %13
  %25 = load i32, i32* %3, align 4, !dbg !51
  %26 = add i32 %25, 1, !dbg !51
  store i32 %26, i32* %3, align 4, !dbg !51
  br label %10, !dbg !52, !llvm.loop !53

27:                                               ; preds = %10
  call void @llvm.dbg.declare(metadata i8* %5, metadata !56, metadata !DIExpression()), !dbg !58
  %28 = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !59
  store i8 %28, i8* %5, align 1, !dbg !58
  call void @llvm.dbg.declare(metadata %struct.node*** %6, metadata !60, metadata !DIExpression()), !dbg !62
  store %struct.node** %2, %struct.node*** %6, align 8, !dbg !62
  br label %29, !dbg !63

29:                                               ; preds = %43, %27
  %30 = load %struct.node**, %struct.node*** %6, align 8, !dbg !64
  %31 = load %struct.node*, %struct.node** %30, align 8, !dbg !65
  %32 = icmp ne %struct.node* %31, null, !dbg !65
  br i1 %32, label %33, label %41, !dbg !66

33:                                               ; preds = %29
  %34 = load %struct.node**, %struct.node*** %6, align 8, !dbg !67
  %35 = load %struct.node*, %struct.node** %34, align 8, !dbg !68
  %36 = getelementptr inbounds %struct.node, %struct.node* %35, i32 0, i32 0, !dbg !69
  %37 = load i32, i32* %36, align 8, !dbg !69
  %38 = load i8, i8* %5, align 1, !dbg !70
  %39 = zext i8 %38 to i32, !dbg !70
  %40 = icmp ne i32 %37, %39, !dbg !71
  br label %41

41:                                               ; preds = %33, %29
  %42 = phi i1 [ false, %29 ], [ %40, %33 ], !dbg !72
  br i1 %42, label %43, label %47, !dbg !63

43:                                               ; preds = %41
  %44 = load %struct.node**, %struct.node*** %6, align 8, !dbg !73
  %45 = load %struct.node*, %struct.node** %44, align 8, !dbg !74
  %46 = getelementptr inbounds %struct.node, %struct.node* %45, i32 0, i32 1, !dbg !75
  store %struct.node** %46, %struct.node*** %6, align 8, !dbg !76
  br label %29, !dbg !63, !llvm.loop !77

47:                                               ; preds = %41
  %48 = load %struct.node**, %struct.node*** %6, align 8, !dbg !78
  %49 = load %struct.node*, %struct.node** %48, align 8, !dbg !80
  %50 = icmp ne %struct.node* %49, null, !dbg !80
  br i1 %50, label %51, label %60, !dbg !81

51:                                               ; preds = %47
  call void @llvm.dbg.declare(metadata %struct.node** %7, metadata !82, metadata !DIExpression()), !dbg !84
  %52 = load %struct.node**, %struct.node*** %6, align 8, !dbg !85
  %53 = load %struct.node*, %struct.node** %52, align 8, !dbg !86
  store %struct.node* %53, %struct.node** %7, align 8, !dbg !84
  %54 = load %struct.node*, %struct.node** %7, align 8, !dbg !87
  %55 = getelementptr inbounds %struct.node, %struct.node* %54, i32 0, i32 1, !dbg !88
  %56 = load %struct.node*, %struct.node** %55, align 8, !dbg !88
  %57 = load %struct.node**, %struct.node*** %6, align 8, !dbg !89
  store %struct.node* %56, %struct.node** %57, align 8, !dbg !90
  %58 = load %struct.node*, %struct.node** %7, align 8, !dbg !91
  %59 = bitcast %struct.node* %58 to i8*, !dbg !91
  call void @free(i8* noundef %59), !dbg !92
  br label %60, !dbg !93

60:                                               ; preds = %51, %47
  call void @llvm.dbg.declare(metadata i32* %8, metadata !94, metadata !DIExpression()), !dbg !95
  store i32 0, i32* %8, align 4, !dbg !95
  call void @llvm.dbg.declare(metadata %struct.node** %9, metadata !96, metadata !DIExpression()), !dbg !98
  %61 = load %struct.node*, %struct.node** %2, align 8, !dbg !99
  store %struct.node* %61, %struct.node** %9, align 8, !dbg !98
  br label %62, !dbg !100

62:                                               ; preds = %68, %60
  %63 = load %struct.node*, %struct.node** %9, align 8, !dbg !101
  %64 = icmp ne %struct.node* %63, null, !dbg !103
  br i1 %64, label %65, label %72, !dbg !103

65:                                               ; preds = %62
  %66 = load i32, i32* %8, align 4, !dbg !104
  %67 = add nsw i32 %66, 1, !dbg !104
  store i32 %67, i32* %8, align 4, !dbg !104
  br label %68, !dbg !105

68:                                               ; preds = %65
  %69 = load %struct.node*, %struct.node** %9, align 8, !dbg !106
  %70 = getelementptr inbounds %struct.node, %struct.node* %69, i32 0, i32 1, !dbg !107
  %71 = load %struct.node*, %struct.node** %70, align 8, !dbg !107
  store %struct.node* %71, %struct.node** %9, align 8, !dbg !108
  br label %62, !dbg !109, !llvm.loop !110

72:                                               ; preds = %62
  %73 = load i32, i32* %8, align 4, !dbg !112
  %74 = icmp eq i32 %73, 2, !dbg !113
  br i1 %74, label %78, label %75, !dbg !114

75:                                               ; preds = %72
  %76 = load i32, i32* %8, align 4, !dbg !115
  %77 = icmp eq i32 %76, 3, !dbg !116
  br label %78, !dbg !114

78:                                               ; preds = %75, %72
  %79 = phi i1 [ true, %72 ], [ %77, %75 ]
  %80 = zext i1 %79 to i32, !dbg !114
  call void @check(i32 noundef %80), !dbg !117
  %81 = load i32, i32* %1, align 4, !dbg !118
  ret i32 %81, !dbg !118
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i8* @malloc(i64 noundef) #2

declare zeroext i8 @__VERIFIER_nondet_uchar() #2

declare void @free(i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @check(i32 noundef %0) #0 !dbg !119 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !122, metadata !DIExpression()), !dbg !123
  %3 = load i32, i32* %2, align 4, !dbg !124
  %4 = icmp ne i32 %3, 0, !dbg !124
  br i1 %4, label %6, label %5, !dbg !126

5:                                                ; preds = %1
  call void @reach_error(), !dbg !127
  br label %6, !dbg !127

6:                                                ; preds = %5, %1
  ret void, !dbg !128
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/verify/list_remove.c", directory: ".", checksumkind: CSK_MD5, checksum: "e67acf277d3ca129e6ef85634c231964")
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
!16 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !17, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!17 = !DISubroutineType(types: !18)
!18 = !{!19}
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !DILocalVariable(name: "head", scope: !16, file: !1, line: 7, type: !21)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 5, size: 128, elements: !23)
!23 = !{!24, !26}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !22, file: !1, line: 5, baseType: !25, size: 32)
!25 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !22, file: !1, line: 5, baseType: !21, size: 64, offset: 64)
!27 = !DILocation(line: 7, column: 16, scope: !16)
!28 = !DILocalVariable(name: "i", scope: !29, file: !1, line: 8, type: !25)
!29 = distinct !DILexicalBlock(scope: !16, file: !1, line: 8, column: 3)
!30 = !DILocation(line: 8, column: 17, scope: !29)
!31 = !DILocation(line: 8, column: 8, scope: !29)
!32 = !DILocation(line: 8, column: 24, scope: !33)
!33 = distinct !DILexicalBlock(scope: !29, file: !1, line: 8, column: 3)
!34 = !DILocation(line: 8, column: 26, scope: !33)
!35 = !DILocation(line: 8, column: 3, scope: !29)
!36 = !DILocalVariable(name: "node", scope: !37, file: !1, line: 9, type: !21)
!37 = distinct !DILexicalBlock(scope: !33, file: !1, line: 8, column: 36)
!38 = !DILocation(line: 9, column: 18, scope: !37)
!39 = !DILocation(line: 9, column: 25, scope: !37)
!40 = !DILocation(line: 10, column: 17, scope: !37)
!41 = !DILocation(line: 10, column: 5, scope: !37)
!42 = !DILocation(line: 10, column: 11, scope: !37)
!43 = !DILocation(line: 10, column: 15, scope: !37)
!44 = !DILocation(line: 11, column: 18, scope: !37)
!45 = !DILocation(line: 11, column: 5, scope: !37)
!46 = !DILocation(line: 11, column: 11, scope: !37)
!47 = !DILocation(line: 11, column: 16, scope: !37)
!48 = !DILocation(line: 12, column: 12, scope: !37)
!49 = !DILocation(line: 12, column: 10, scope: !37)
!50 = !DILocation(line: 13, column: 3, scope: !37)
!51 = !DILocation(line: 8, column: 32, scope: !33)
!52 = !DILocation(line: 8, column: 3, scope: !33)
!53 = distinct !{!53, !35, !54, !55}
!54 = !DILocation(line: 13, column: 3, scope: !29)
!55 = !{!"llvm.loop.mustprogress"}
!56 = !DILocalVariable(name: "key", scope: !16, file: !1, line: 14, type: !57)
!57 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!58 = !DILocation(line: 14, column: 17, scope: !16)
!59 = !DILocation(line: 14, column: 23, scope: !16)
!60 = !DILocalVariable(name: "p", scope: !16, file: !1, line: 15, type: !61)
!61 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!62 = !DILocation(line: 15, column: 17, scope: !16)
!63 = !DILocation(line: 19, column: 3, scope: !16)
!64 = !DILocation(line: 19, column: 11, scope: !16)
!65 = !DILocation(line: 19, column: 10, scope: !16)
!66 = !DILocation(line: 19, column: 13, scope: !16)
!67 = !DILocation(line: 19, column: 18, scope: !16)
!68 = !DILocation(line: 19, column: 17, scope: !16)
!69 = !DILocation(line: 19, column: 22, scope: !16)
!70 = !DILocation(line: 19, column: 29, scope: !16)
!71 = !DILocation(line: 19, column: 26, scope: !16)
!72 = !DILocation(line: 0, scope: !16)
!73 = !DILocation(line: 19, column: 41, scope: !16)
!74 = !DILocation(line: 19, column: 40, scope: !16)
!75 = !DILocation(line: 19, column: 45, scope: !16)
!76 = !DILocation(line: 19, column: 36, scope: !16)
!77 = distinct !{!77, !63, !75, !55}
!78 = !DILocation(line: 21, column: 8, scope: !79)
!79 = distinct !DILexicalBlock(scope: !16, file: !1, line: 21, column: 7)
!80 = !DILocation(line: 21, column: 7, scope: !79)
!81 = !DILocation(line: 21, column: 7, scope: !16)
!82 = !DILocalVariable(name: "gone", scope: !83, file: !1, line: 22, type: !21)
!83 = distinct !DILexicalBlock(scope: !79, file: !1, line: 21, column: 11)
!84 = !DILocation(line: 22, column: 18, scope: !83)
!85 = !DILocation(line: 22, column: 26, scope: !83)
!86 = !DILocation(line: 22, column: 25, scope: !83)
!87 = !DILocation(line: 23, column: 10, scope: !83)
!88 = !DILocation(line: 23, column: 16, scope: !83)
!89 = !DILocation(line: 23, column: 6, scope: !83)
!90 = !DILocation(line: 23, column: 8, scope: !83)
!91 = !DILocation(line: 24, column: 10, scope: !83)
!92 = !DILocation(line: 24, column: 5, scope: !83)
!93 = !DILocation(line: 25, column: 3, scope: !83)
!94 = !DILocalVariable(name: "left", scope: !16, file: !1, line: 26, type: !19)
!95 = !DILocation(line: 26, column: 7, scope: !16)
!96 = !DILocalVariable(name: "q", scope: !97, file: !1, line: 27, type: !21)
!97 = distinct !DILexicalBlock(scope: !16, file: !1, line: 27, column: 3)
!98 = !DILocation(line: 27, column: 21, scope: !97)
!99 = !DILocation(line: 27, column: 25, scope: !97)
!100 = !DILocation(line: 27, column: 8, scope: !97)
!101 = !DILocation(line: 27, column: 31, scope: !102)
!102 = distinct !DILexicalBlock(scope: !97, file: !1, line: 27, column: 3)
!103 = !DILocation(line: 27, column: 3, scope: !97)
!104 = !DILocation(line: 27, column: 51, scope: !102)
!105 = !DILocation(line: 27, column: 47, scope: !102)
!106 = !DILocation(line: 27, column: 38, scope: !102)
!107 = !DILocation(line: 27, column: 41, scope: !102)
!108 = !DILocation(line: 27, column: 36, scope: !102)
!109 = !DILocation(line: 27, column: 3, scope: !102)
!110 = distinct !{!110, !103, !111, !55}
!111 = !DILocation(line: 27, column: 51, scope: !97)
!112 = !DILocation(line: 28, column: 9, scope: !16)
!113 = !DILocation(line: 28, column: 14, scope: !16)
!114 = !DILocation(line: 28, column: 19, scope: !16)
!115 = !DILocation(line: 28, column: 22, scope: !16)
!116 = !DILocation(line: 28, column: 27, scope: !16)
!117 = !DILocation(line: 28, column: 3, scope: !16)
!118 = !DILocation(line: 29, column: 1, scope: !16)
!119 = distinct !DISubprogram(name: "check", scope: !11, file: !11, line: 17, type: !120, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!120 = !DISubroutineType(types: !121)
!121 = !{null, !19}
!122 = !DILocalVariable(name: "condition", arg: 1, scope: !119, file: !11, line: 17, type: !19)
!123 = !DILocation(line: 17, column: 23, scope: !119)
!124 = !DILocation(line: 18, column: 8, scope: !125)
!125 = distinct !DILexicalBlock(scope: !119, file: !11, line: 18, column: 7)
!126 = !DILocation(line: 18, column: 7, scope: !119)
!127 = !DILocation(line: 18, column: 19, scope: !125)
!128 = !DILocation(line: 19, column: 1, scope: !119)
