; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g -DBUG tests/verify/list_reverse.c
; ModuleID = 'tests/verify/list_reverse.c'
source_filename = "tests/verify/list_reverse.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, %struct.node* }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @reach_error() #0 !dbg !12 {
  ret void, !dbg !17
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !18 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca %struct.node*, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.node*, align 8
  %6 = alloca %struct.node*, align 8
  %7 = alloca %struct.node*, align 8
  %8 = alloca i32, align 4
  %9 = alloca %struct.node*, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !20, metadata !DIExpression()), !dbg !22
  %10 = call i32 @__VERIFIER_nondet_uint(), !dbg !23
  store i32 %10, i32* %2, align 4, !dbg !22
  %11 = load i32, i32* %2, align 4, !dbg !24
  %12 = icmp ule i32 %11, 4, !dbg !25
  %13 = zext i1 %12 to i32, !dbg !25
  call void @__VERIFIER_assume(i32 noundef %13), !dbg !26
  call void @llvm.dbg.declare(metadata %struct.node** %3, metadata !27, metadata !DIExpression()), !dbg !33
  store %struct.node* null, %struct.node** %3, align 8, !dbg !33
  call void @llvm.dbg.declare(metadata i32* %4, metadata !34, metadata !DIExpression()), !dbg !36
  store i32 0, i32* %4, align 4, !dbg !36
  br label %14, !dbg !37

14:                                               ; preds = %28, %0
  %15 = load i32, i32* %4, align 4, !dbg !38
  %16 = load i32, i32* %2, align 4, !dbg !40
  %17 = icmp ult i32 %15, %16, !dbg !41
  br i1 %17, label %18, label %31, !dbg !42

18:                                               ; preds = %14
  call void @llvm.dbg.declare(metadata %struct.node** %5, metadata !43, metadata !DIExpression()), !dbg !45
  %19 = call i8* @malloc(i64 noundef 16), !dbg !46
  %20 = bitcast i8* %19 to %struct.node*, !dbg !46
  store %struct.node* %20, %struct.node** %5, align 8, !dbg !45
  %21 = load i32, i32* %4, align 4, !dbg !47
  %22 = load %struct.node*, %struct.node** %5, align 8, !dbg !48
  %23 = getelementptr inbounds %struct.node, %struct.node* %22, i32 0, i32 0, !dbg !49
  store i32 %21, i32* %23, align 8, !dbg !50
  %24 = load %struct.node*, %struct.node** %3, align 8, !dbg !51
  %25 = load %struct.node*, %struct.node** %5, align 8, !dbg !52
  %26 = getelementptr inbounds %struct.node, %struct.node* %25, i32 0, i32 1, !dbg !53
  store %struct.node* %24, %struct.node** %26, align 8, !dbg !54
  %27 = load %struct.node*, %struct.node** %5, align 8, !dbg !55
  store %struct.node* %27, %struct.node** %3, align 8, !dbg !56
  br label %28, !dbg !57

28:                                               ; preds = %18
  %29 = load i32, i32* %4, align 4, !dbg !58
  %30 = add i32 %29, 1, !dbg !58
  store i32 %30, i32* %4, align 4, !dbg !58
  br label %14, !dbg !59, !llvm.loop !60

31:                                               ; preds = %14
  call void @llvm.dbg.declare(metadata %struct.node** %6, metadata !63, metadata !DIExpression()), !dbg !64
  store %struct.node* null, %struct.node** %6, align 8, !dbg !64
  br label %32, !dbg !65

32:                                               ; preds = %35, %31
  %33 = load %struct.node*, %struct.node** %3, align 8, !dbg !66
  %34 = icmp ne %struct.node* %33, null, !dbg !65
  br i1 %34, label %35, label %44, !dbg !65

35:                                               ; preds = %32
  call void @llvm.dbg.declare(metadata %struct.node** %7, metadata !67, metadata !DIExpression()), !dbg !69
  %36 = load %struct.node*, %struct.node** %3, align 8, !dbg !70
  %37 = getelementptr inbounds %struct.node, %struct.node* %36, i32 0, i32 1, !dbg !71
  %38 = load %struct.node*, %struct.node** %37, align 8, !dbg !71
  store %struct.node* %38, %struct.node** %7, align 8, !dbg !69
  %39 = load %struct.node*, %struct.node** %6, align 8, !dbg !72
  %40 = load %struct.node*, %struct.node** %3, align 8, !dbg !73
  %41 = getelementptr inbounds %struct.node, %struct.node* %40, i32 0, i32 1, !dbg !74
  store %struct.node* %39, %struct.node** %41, align 8, !dbg !75
  %42 = load %struct.node*, %struct.node** %3, align 8, !dbg !76
  store %struct.node* %42, %struct.node** %6, align 8, !dbg !77
  %43 = load %struct.node*, %struct.node** %7, align 8, !dbg !78
  store %struct.node* %43, %struct.node** %3, align 8, !dbg !79
  br label %32, !dbg !65, !llvm.loop !80

44:                                               ; preds = %32
  call void @llvm.dbg.declare(metadata i32* %8, metadata !82, metadata !DIExpression()), !dbg !83
  store i32 0, i32* %8, align 4, !dbg !83
  call void @llvm.dbg.declare(metadata %struct.node** %9, metadata !84, metadata !DIExpression()), !dbg !86
  %45 = load %struct.node*, %struct.node** %6, align 8, !dbg !87
  store %struct.node* %45, %struct.node** %9, align 8, !dbg !86
  br label %46, !dbg !88

46:                                               ; preds = %57, %44
  %47 = load %struct.node*, %struct.node** %9, align 8, !dbg !89
  %48 = icmp ne %struct.node* %47, null, !dbg !91
  br i1 %48, label %49, label %61, !dbg !91

49:                                               ; preds = %46
  %50 = load %struct.node*, %struct.node** %9, align 8, !dbg !92
  %51 = getelementptr inbounds %struct.node, %struct.node* %50, i32 0, i32 0, !dbg !93
  %52 = load i32, i32* %51, align 8, !dbg !93
  %53 = load i32, i32* %8, align 4, !dbg !94
  %54 = add nsw i32 %53, 1, !dbg !94
  store i32 %54, i32* %8, align 4, !dbg !94
  %55 = icmp eq i32 %52, %53, !dbg !95
  %56 = zext i1 %55 to i32, !dbg !95
  call void @check(i32 noundef %56), !dbg !96
  br label %57, !dbg !96

57:                                               ; preds = %49
  %58 = load %struct.node*, %struct.node** %9, align 8, !dbg !97
  %59 = getelementptr inbounds %struct.node, %struct.node* %58, i32 0, i32 1, !dbg !98
  %60 = load %struct.node*, %struct.node** %59, align 8, !dbg !98
  store %struct.node* %60, %struct.node** %9, align 8, !dbg !99
  br label %46, !dbg !100, !llvm.loop !101

61:                                               ; preds = %46
  %62 = load i32, i32* %8, align 4, !dbg !103
  %63 = icmp ne i32 %62, 3, !dbg !104
  %64 = zext i1 %63 to i32, !dbg !104
  call void @check(i32 noundef %64), !dbg !105
  %65 = load i32, i32* %1, align 4, !dbg !106
  ret i32 %65, !dbg !106
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @__VERIFIER_nondet_uint() #2

declare void @__VERIFIER_assume(i32 noundef) #2

declare i8* @malloc(i64 noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @check(i32 noundef %0) #0 !dbg !107 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !110, metadata !DIExpression()), !dbg !111
  %3 = load i32, i32* %2, align 4, !dbg !112
  %4 = icmp ne i32 %3, 0, !dbg !112
  br i1 %4, label %6, label %5, !dbg !114

5:                                                ; preds = %1
  call void @reach_error(), !dbg !115
  br label %6, !dbg !115

6:                                                ; preds = %5, %1
  ret void, !dbg !116
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9, !10}
!llvm.ident = !{!11}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/verify/list_reverse.c", directory: ".", checksumkind: CSK_MD5, checksum: "3cb22ff67f6513104e69b63b812d540b")
!2 = !{!3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}
!10 = !{i32 7, !"frame-pointer", i32 2}
!11 = !{!"Debian clang version 14.0.6"}
!12 = distinct !DISubprogram(name: "reach_error", scope: !13, file: !13, line: 16, type: !14, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !16)
!13 = !DIFile(filename: "tests/verify/task.h", directory: ".", checksumkind: CSK_MD5, checksum: "5bd115e6b2e30e1fa51ab02ef28207c4")
!14 = !DISubroutineType(types: !15)
!15 = !{null}
!16 = !{}
!17 = !DILocation(line: 16, column: 25, scope: !12)
!18 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !19, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !16)
!19 = !DISubroutineType(types: !2)
!20 = !DILocalVariable(name: "n", scope: !18, file: !1, line: 7, type: !21)
!21 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!22 = !DILocation(line: 7, column: 12, scope: !18)
!23 = !DILocation(line: 7, column: 16, scope: !18)
!24 = !DILocation(line: 8, column: 21, scope: !18)
!25 = !DILocation(line: 8, column: 23, scope: !18)
!26 = !DILocation(line: 8, column: 3, scope: !18)
!27 = !DILocalVariable(name: "head", scope: !18, file: !1, line: 9, type: !28)
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!29 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 5, size: 128, elements: !30)
!30 = !{!31, !32}
!31 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !29, file: !1, line: 5, baseType: !3, size: 32)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !29, file: !1, line: 5, baseType: !28, size: 64, offset: 64)
!33 = !DILocation(line: 9, column: 16, scope: !18)
!34 = !DILocalVariable(name: "i", scope: !35, file: !1, line: 10, type: !21)
!35 = distinct !DILexicalBlock(scope: !18, file: !1, line: 10, column: 3)
!36 = !DILocation(line: 10, column: 17, scope: !35)
!37 = !DILocation(line: 10, column: 8, scope: !35)
!38 = !DILocation(line: 10, column: 24, scope: !39)
!39 = distinct !DILexicalBlock(scope: !35, file: !1, line: 10, column: 3)
!40 = !DILocation(line: 10, column: 28, scope: !39)
!41 = !DILocation(line: 10, column: 26, scope: !39)
!42 = !DILocation(line: 10, column: 3, scope: !35)
!43 = !DILocalVariable(name: "node", scope: !44, file: !1, line: 11, type: !28)
!44 = distinct !DILexicalBlock(scope: !39, file: !1, line: 10, column: 36)
!45 = !DILocation(line: 11, column: 18, scope: !44)
!46 = !DILocation(line: 11, column: 25, scope: !44)
!47 = !DILocation(line: 12, column: 24, scope: !44)
!48 = !DILocation(line: 12, column: 5, scope: !44)
!49 = !DILocation(line: 12, column: 11, scope: !44)
!50 = !DILocation(line: 12, column: 17, scope: !44)
!51 = !DILocation(line: 13, column: 18, scope: !44)
!52 = !DILocation(line: 13, column: 5, scope: !44)
!53 = !DILocation(line: 13, column: 11, scope: !44)
!54 = !DILocation(line: 13, column: 16, scope: !44)
!55 = !DILocation(line: 14, column: 12, scope: !44)
!56 = !DILocation(line: 14, column: 10, scope: !44)
!57 = !DILocation(line: 15, column: 3, scope: !44)
!58 = !DILocation(line: 10, column: 32, scope: !39)
!59 = !DILocation(line: 10, column: 3, scope: !39)
!60 = distinct !{!60, !42, !61, !62}
!61 = !DILocation(line: 15, column: 3, scope: !35)
!62 = !{!"llvm.loop.mustprogress"}
!63 = !DILocalVariable(name: "reversed", scope: !18, file: !1, line: 16, type: !28)
!64 = !DILocation(line: 16, column: 16, scope: !18)
!65 = !DILocation(line: 17, column: 3, scope: !18)
!66 = !DILocation(line: 17, column: 10, scope: !18)
!67 = !DILocalVariable(name: "next", scope: !68, file: !1, line: 18, type: !28)
!68 = distinct !DILexicalBlock(scope: !18, file: !1, line: 17, column: 16)
!69 = !DILocation(line: 18, column: 18, scope: !68)
!70 = !DILocation(line: 18, column: 25, scope: !68)
!71 = !DILocation(line: 18, column: 31, scope: !68)
!72 = !DILocation(line: 19, column: 18, scope: !68)
!73 = !DILocation(line: 19, column: 5, scope: !68)
!74 = !DILocation(line: 19, column: 11, scope: !68)
!75 = !DILocation(line: 19, column: 16, scope: !68)
!76 = !DILocation(line: 20, column: 16, scope: !68)
!77 = !DILocation(line: 20, column: 14, scope: !68)
!78 = !DILocation(line: 21, column: 12, scope: !68)
!79 = !DILocation(line: 21, column: 10, scope: !68)
!80 = distinct !{!80, !65, !81, !62}
!81 = !DILocation(line: 22, column: 3, scope: !18)
!82 = !DILocalVariable(name: "expected", scope: !18, file: !1, line: 23, type: !3)
!83 = !DILocation(line: 23, column: 7, scope: !18)
!84 = !DILocalVariable(name: "p", scope: !85, file: !1, line: 24, type: !28)
!85 = distinct !DILexicalBlock(scope: !18, file: !1, line: 24, column: 3)
!86 = !DILocation(line: 24, column: 21, scope: !85)
!87 = !DILocation(line: 24, column: 25, scope: !85)
!88 = !DILocation(line: 24, column: 8, scope: !85)
!89 = !DILocation(line: 24, column: 35, scope: !90)
!90 = distinct !DILexicalBlock(scope: !85, file: !1, line: 24, column: 3)
!91 = !DILocation(line: 24, column: 3, scope: !85)
!92 = !DILocation(line: 24, column: 57, scope: !90)
!93 = !DILocation(line: 24, column: 60, scope: !90)
!94 = !DILocation(line: 24, column: 77, scope: !90)
!95 = !DILocation(line: 24, column: 66, scope: !90)
!96 = !DILocation(line: 24, column: 51, scope: !90)
!97 = !DILocation(line: 24, column: 42, scope: !90)
!98 = !DILocation(line: 24, column: 45, scope: !90)
!99 = !DILocation(line: 24, column: 40, scope: !90)
!100 = !DILocation(line: 24, column: 3, scope: !90)
!101 = distinct !{!101, !91, !102, !62}
!102 = !DILocation(line: 24, column: 79, scope: !85)
!103 = !DILocation(line: 26, column: 9, scope: !18)
!104 = !DILocation(line: 26, column: 18, scope: !18)
!105 = !DILocation(line: 26, column: 3, scope: !18)
!106 = !DILocation(line: 30, column: 1, scope: !18)
!107 = distinct !DISubprogram(name: "check", scope: !13, file: !13, line: 17, type: !108, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !16)
!108 = !DISubroutineType(types: !109)
!109 = !{null, !3}
!110 = !DILocalVariable(name: "condition", arg: 1, scope: !107, file: !13, line: 17, type: !3)
!111 = !DILocation(line: 17, column: 23, scope: !107)
!112 = !DILocation(line: 18, column: 8, scope: !113)
!113 = distinct !DILexicalBlock(scope: !107, file: !13, line: 18, column: 7)
!114 = !DILocation(line: 18, column: 7, scope: !107)
!115 = !DILocation(line: 18, column: 19, scope: !113)
!116 = !DILocation(line: 19, column: 1, scope: !107)
