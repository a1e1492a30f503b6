; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g -DBUG tests/verify/binary_search.c
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

10:                                               ; preds = %46, %0
  %11 = load i32, i32* %3, align 4, !dbg !38
  %12 = add nsw i32 %11, 1, !dbg !39
  %13 = load i32, i32* %4, align 4, !dbg !40
  %14 = icmp slt i32 %12, %13, !dbg !41
  br i1 %14, label %15, label %47, !dbg !37

15:                                               ; preds = %10
  call void @llvm.dbg.declare(metadata i32* %6, metadata !42, metadata !DIExpression()), !dbg !44
  %16 = load i32, i32* %3, align 4, !dbg !45
  %17 = load i32, i32* %4, align 4, !dbg !46
  %18 = load i32, i32* %3, align 4, !dbg !47
  %19 = sub nsw i32 %17, %18, !dbg !48
  %20 = sdiv i32 %19, 2, !dbg !49
  %21 = add nsw i32 %16, %20, !dbg !50
  store i32 %21, i32* %6, align 4, !dbg !44
  %22 = load i32, i32* %6, align 4, !dbg !51
  %23 = sext i32 %22 to i64, !dbg !53
  %24 = getelementptr inbounds [8 x i16], [8 x i16]* @main.table, i64 0, i64 %23, !dbg !53
  %25 = load i16, i16* %24, align 2, !dbg !53
  %26 = sext i16 %25 to i32, !dbg !53
  %27 = load i16, i16* %2, align 2, !dbg !54
  %28 = sext i16 %27 to i32, !dbg !54
  %29 = icmp eq i32 %26, %28, !dbg !55
  br i1 %29, label %30, label %32, !dbg !56

30:                                               ; preds = %15
  %31 = load i32, i32* %6, align 4, !dbg !57
  store i32 %31, i32* %5, align 4, !dbg !59
  br label %47, !dbg !60

32:                                               ; preds = %15
  %33 = load i32, i32* %6, align 4, !dbg !61
  %34 = sext i32 %33 to i64, !dbg !63
  %35 = getelementptr inbounds [8 x i16], [8 x i16]* @main.table, i64 0, i64 %34, !dbg !63
  %36 = load i16, i16* %35, align 2, !dbg !63
  %37 = sext i16 %36 to i32, !dbg !63
  %38 = load i16, i16* %2, align 2, !dbg !64
  %39 = sext i16 %38 to i32, !dbg !64
  %40 = icmp slt i32 %37, %39, !dbg !65
  br i1 %40, label %41, label %44, !dbg !66

41:                                               ; preds = %32
  %42 = load i32, i32* %6, align 4, !dbg !67
  %43 = add nsw i32 %42, 1, !dbg !68
  store i32 %43, i32* %3, align 4, !dbg !69
  br label %46, !dbg !70

44:                                               ; preds = %32
  %45 = load i32, i32* %6, align 4, !dbg !71
  store i32 %45, i32* %4, align 4, !dbg !72
  br label %46

46:                                               ; preds = %44, %41
  br label %10, !dbg !37, !llvm.loop !73

47:                                               ; preds = %30, %10
  call void @llvm.dbg.declare(metadata i32* %7, metadata !76, metadata !DIExpression()), !dbg !77
  store i32 0, i32* %7, align 4, !dbg !77
  call void @llvm.dbg.declare(metadata i32* %8, metadata !78, metadata !DIExpression()), !dbg !80
  store i32 0, i32* %8, align 4, !dbg !80
  br label %48, !dbg !81

48:                                               ; preds = %63, %47
  %49 = load i32, i32* %8, align 4, !dbg !82
  %50 = icmp slt i32 %49, 8, !dbg !84
  br i1 %50, label %51, label %66, !dbg !85

51:                                               ; preds = %48
  %52 = load i32, i32* %8, align 4, !dbg !86
  %53 = sext i32 %52 to i64, !dbg !87
  %54 = getelementptr inbounds [8 x i16], [8 x i16]* @main.table, i64 0, i64 %53, !dbg !87
  %55 = load i16, i16* %54, align 2, !dbg !87
  %56 = sext i16 %55 to i32, !dbg !87
  %57 = load i16, i16* %2, align 2, !dbg !88
  %58 = sext i16 %57 to i32, !dbg !88
  %59 = icmp eq i32 %56, %58, !dbg !89
  %60 = zext i1 %59 to i32, !dbg !89
  %61 = load i32, i32* %7, align 4, !dbg !90
  %62 = or i32 %61, %60, !dbg !90
  store i32 %62, i32* %7, align 4, !dbg !90
  br label %63, !dbg !91

63:                                               ; preds = %51
  %64 = load i32, i32* %8, align 4, !dbg !92
  %65 = add nsw i32 %64, 1, !dbg !92
  store i32 %65, i32* %8, align 4, !dbg !92
  br label %48, !dbg !93, !llvm.loop !94

66:                                               ; preds = %48
  %67 = load i32, i32* %7, align 4, !dbg !96
  %68 = load i32, i32* %5, align 4, !dbg !97
  %69 = icmp sge i32 %68, 0, !dbg !98
  %70 = zext i1 %69 to i32, !dbg !98
  %71 = icmp eq i32 %67, %70, !dbg !99
  %72 = zext i1 %71 to i32, !dbg !99
  call void @check(i32 noundef %72), !dbg !100
  %73 = load i32, i32* %1, align 4, !dbg !101
  ret i32 %73, !dbg !101
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare signext i16 @__VERIFIER_nondet_short() #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @check(i32 noundef %0) #0 !dbg !102 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !105, metadata !DIExpression()), !dbg !106
  %3 = load i32, i32* %2, align 4, !dbg !107
  %4 = icmp ne i32 %3, 0, !dbg !107
  br i1 %4, label %6, label %5, !dbg !109

5:                                                ; preds = %1
  call void @reach_error(), !dbg !110
  br label %6, !dbg !110

6:                                                ; preds = %5, %1
  ret void, !dbg !111
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
!37 = !DILocation(line: 10, column: 3, scope: !2)
!38 = !DILocation(line: 10, column: 10, scope: !2)
!39 = !DILocation(line: 10, column: 14, scope: !2)
!40 = !DILocation(line: 10, column: 20, scope: !2)
!41 = !DILocation(line: 10, column: 18, scope: !2)
!42 = !DILocalVariable(name: "middle", scope: !43, file: !3, line: 14, type: !6)
!43 = distinct !DILexicalBlock(scope: !2, file: !3, line: 10, column: 26)
!44 = !DILocation(line: 14, column: 9, scope: !43)
!45 = !DILocation(line: 14, column: 18, scope: !43)
!46 = !DILocation(line: 14, column: 25, scope: !43)
!47 = !DILocation(line: 14, column: 32, scope: !43)
!48 = !DILocation(line: 14, column: 30, scope: !43)
!49 = !DILocation(line: 14, column: 37, scope: !43)
!50 = !DILocation(line: 14, column: 22, scope: !43)
!51 = !DILocation(line: 15, column: 15, scope: !52)
!52 = distinct !DILexicalBlock(scope: !43, file: !3, line: 15, column: 9)
!53 = !DILocation(line: 15, column: 9, scope: !52)
!54 = !DILocation(line: 15, column: 26, scope: !52)
!55 = !DILocation(line: 15, column: 23, scope: !52)
!56 = !DILocation(line: 15, column: 9, scope: !43)
!57 = !DILocation(line: 16, column: 15, scope: !58)
!58 = distinct !DILexicalBlock(scope: !52, file: !3, line: 15, column: 34)
!59 = !DILocation(line: 16, column: 13, scope: !58)
!60 = !DILocation(line: 17, column: 7, scope: !58)
!61 = !DILocation(line: 19, column: 15, scope: !62)
!62 = distinct !DILexicalBlock(scope: !43, file: !3, line: 19, column: 9)
!63 = !DILocation(line: 19, column: 9, scope: !62)
!64 = !DILocation(line: 19, column: 25, scope: !62)
!65 = !DILocation(line: 19, column: 23, scope: !62)
!66 = !DILocation(line: 19, column: 9, scope: !43)
!67 = !DILocation(line: 19, column: 39, scope: !62)
!68 = !DILocation(line: 19, column: 46, scope: !62)
!69 = !DILocation(line: 19, column: 37, scope: !62)
!70 = !DILocation(line: 19, column: 33, scope: !62)
!71 = !DILocation(line: 20, column: 17, scope: !62)
!72 = !DILocation(line: 20, column: 15, scope: !62)
!73 = distinct !{!73, !37, !74, !75}
!74 = !DILocation(line: 21, column: 3, scope: !2)
!75 = !{!"llvm.loop.mustprogress"}
!76 = !DILocalVariable(name: "there", scope: !2, file: !3, line: 22, type: !6)
!77 = !DILocation(line: 22, column: 7, scope: !2)
!78 = !DILocalVariable(name: "i", scope: !79, file: !3, line: 23, type: !6)
!79 = distinct !DILexicalBlock(scope: !2, file: !3, line: 23, column: 3)
!80 = !DILocation(line: 23, column: 12, scope: !79)
!81 = !DILocation(line: 23, column: 8, scope: !79)
!82 = !DILocation(line: 23, column: 19, scope: !83)
!83 = distinct !DILexicalBlock(scope: !79, file: !3, line: 23, column: 3)
!84 = !DILocation(line: 23, column: 21, scope: !83)
!85 = !DILocation(line: 23, column: 3, scope: !79)
!86 = !DILocation(line: 23, column: 46, scope: !83)
!87 = !DILocation(line: 23, column: 40, scope: !83)
!88 = !DILocation(line: 23, column: 52, scope: !83)
!89 = !DILocation(line: 23, column: 49, scope: !83)
!90 = !DILocation(line: 23, column: 37, scope: !83)
!91 = !DILocation(line: 23, column: 31, scope: !83)
!92 = !DILocation(line: 23, column: 27, scope: !83)
!93 = !DILocation(line: 23, column: 3, scope: !83)
!94 = distinct !{!94, !85, !95, !75}
!95 = !DILocation(line: 23, column: 52, scope: !79)
!96 = !DILocation(line: 24, column: 9, scope: !2)
!97 = !DILocation(line: 24, column: 19, scope: !2)
!98 = !DILocation(line: 24, column: 25, scope: !2)
!99 = !DILocation(line: 24, column: 15, scope: !2)
!100 = !DILocation(line: 24, column: 3, scope: !2)
!101 = !DILocation(line: 25, column: 1, scope: !2)
!102 = distinct !DISubprogram(name: "check", scope: !24, file: !24, line: 17, type: !103, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !9)
!103 = !DISubroutineType(types: !104)
!104 = !{null, !6}
!105 = !DILocalVariable(name: "condition", arg: 1, scope: !102, file: !24, line: 17, type: !6)
!106 = !DILocation(line: 17, column: 23, scope: !102)
!107 = !DILocation(line: 18, column: 8, scope: !108)
!108 = distinct !DILexicalBlock(scope: !102, file: !24, line: 18, column: 7)
!109 = !DILocation(line: 18, column: 7, scope: !102)
!110 = !DILocation(line: 18, column: 19, scope: !108)
!111 = !DILocation(line: 19, column: 1, scope: !102)
