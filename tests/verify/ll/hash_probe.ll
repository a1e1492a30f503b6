; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g -UBUG tests/verify/hash_probe.c
; ModuleID = 'tests/verify/hash_probe.c'
source_filename = "tests/verify/hash_probe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@keys = internal global [4 x i8] zeroinitializer, align 1, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @reach_error() #0 !dbg !17 {
  ret void, !dbg !22
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !23 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i8* %2, metadata !27, metadata !DIExpression()), !dbg !28
  %5 = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !29
  store i8 %5, i8* %2, align 1, !dbg !28
  call void @llvm.dbg.declare(metadata i8* %3, metadata !30, metadata !DIExpression()), !dbg !31
  %6 = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !32
  store i8 %6, i8* %3, align 1, !dbg !31
  call void @llvm.dbg.declare(metadata i8* %4, metadata !33, metadata !DIExpression()), !dbg !34
  %7 = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !35
  store i8 %7, i8* %4, align 1, !dbg !34
  %8 = load i8, i8* %2, align 1, !dbg !36
  %9 = zext i8 %8 to i32, !dbg !36
  %10 = icmp ne i32 %9, 0, !dbg !36
  br i1 %10, label %11, label %19, !dbg !37

11:                                               ; preds = %0
  %12 = load i8, i8* %3, align 1, !dbg !38
  %13 = zext i8 %12 to i32, !dbg !38
  %14 = icmp ne i32 %13, 0, !dbg !38
  br i1 %14, label %15, label %19, !dbg !39

15:                                               ; preds = %11
  %16 = load i8, i8* %4, align 1, !dbg !40
  %17 = zext i8 %16 to i32, !dbg !40
  %18 = icmp ne i32 %17, 0, !dbg !39
  br label %19

19:                                               ; preds = %15, %11, %0
  %20 = phi i1 [ false, %11 ], [ false, %0 ], [ %18, %15 ], !dbg !41
  %21 = zext i1 %20 to i32, !dbg !39
  call void @__VERIFIER_assume(i32 noundef %21), !dbg !42
  %22 = load i8, i8* %2, align 1, !dbg !43
  %23 = call i32 @insert(i8 noundef zeroext %22), !dbg !44
  %24 = load i8, i8* %3, align 1, !dbg !45
  %25 = call i32 @insert(i8 noundef zeroext %24), !dbg !46
  %26 = load i8, i8* %4, align 1, !dbg !47
  %27 = call i32 @insert(i8 noundef zeroext %26), !dbg !48
  %28 = load i8, i8* %2, align 1, !dbg !49
  %29 = call i32 @find(i8 noundef zeroext %28), !dbg !50
  call void @check(i32 noundef %29), !dbg !51
  %30 = load i8, i8* %4, align 1, !dbg !52
  %31 = call i32 @find(i8 noundef zeroext %30), !dbg !53
  call void @check(i32 noundef %31), !dbg !54
  %32 = load i32, i32* %1, align 4, !dbg !55
  ret i32 %32, !dbg !55
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare zeroext i8 @__VERIFIER_nondet_uchar() #2

declare void @__VERIFIER_assume(i32 noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @insert(i8 noundef zeroext %0) #0 !dbg !56 {
  %2 = alloca i32, align 4
  %3 = alloca i8, align 1
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i8 %0, i8* %3, align 1
  call void @llvm.dbg.declare(metadata i8* %3, metadata !59, metadata !DIExpression()), !dbg !60
  call void @llvm.dbg.declare(metadata i32* %4, metadata !61, metadata !DIExpression()), !dbg !64
  store i32 0, i32* %4, align 4, !dbg !64
  br label %6, !dbg !65

6:                                                ; preds = %36, %1
  %7 = load i32, i32* %4, align 4, !dbg !66
  %8 = icmp ult i32 %7, 4, !dbg !68
  br i1 %8, label %9, label %39, !dbg !69

9:                                                ; preds = %6
  call void @llvm.dbg.declare(metadata i32* %5, metadata !70, metadata !DIExpression()), !dbg !72
  %10 = load i8, i8* %3, align 1, !dbg !73
  %11 = zext i8 %10 to i32, !dbg !73
  %12 = load i32, i32* %4, align 4, !dbg !74
  %13 = add i32 %11, %12, !dbg !75
  %14 = and i32 %13, 3, !dbg !76
  store i32 %14, i32* %5, align 4, !dbg !72
  %15 = load i32, i32* %5, align 4, !dbg !77
  %16 = zext i32 %15 to i64, !dbg !79
  %17 = getelementptr inbounds [4 x i8], [4 x i8]* @keys, i64 0, i64 %16, !dbg !79
  %18 = load i8, i8* %17, align 1, !dbg !79
  %19 = zext i8 %18 to i32, !dbg !79
  %20 = icmp eq i32 %19, 0, !dbg !80
  br i1 %20, label %30, label %21, !dbg !81

21:                                               ; preds = %9
  %22 = load i32, i32* %5, align 4, !dbg !82
  %23 = zext i32 %22 to i64, !dbg !83
  %24 = getelementptr inbounds [4 x i8], [4 x i8]* @keys, i64 0, i64 %23, !dbg !83
  %25 = load i8, i8* %24, align 1, !dbg !83
  %26 = zext i8 %25 to i32, !dbg !83
  %27 = load i8, i8* %3, align 1, !dbg !84
  %28 = zext i8 %27 to i32, !dbg !84
  %29 = icmp eq i32 %26, %28, !dbg !85
  br i1 %29, label %30, label %35, !dbg !86

30:                                               ; preds = %21, %9
  %31 = load i8, i8* %3, align 1, !dbg !87
  %32 = load i32, i32* %5, align 4, !dbg !89
  %33 = zext i32 %32 to i64, !dbg !90
  %34 = getelementptr inbounds [4 x i8], [4 x i8]* @keys, i64 0, i64 %33, !dbg !90
  store i8 %31, i8* %34, align 1, !dbg !91
  store i32 1, i32* %2, align 4, !dbg !92
  br label %40, !dbg !92

35:                                               ; preds = %21
  br label %36, !dbg !93

36:                                               ; preds = %35
  %37 = load i32, i32* %4, align 4, !dbg !94
  %38 = add i32 %37, 1, !dbg !94
  store i32 %38, i32* %4, align 4, !dbg !94
  br label %6, !dbg !95, !llvm.loop !96

39:                                               ; preds = %6
  store i32 0, i32* %2, align 4, !dbg !99
  br label %40, !dbg !99

40:                                               ; preds = %39, %30
  %41 = load i32, i32* %2, align 4, !dbg !100
  ret i32 %41, !dbg !100
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @check(i32 noundef %0) #0 !dbg !101 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !104, metadata !DIExpression()), !dbg !105
  %3 = load i32, i32* %2, align 4, !dbg !106
  %4 = icmp ne i32 %3, 0, !dbg !106
  br i1 %4, label %6, label %5, !dbg !108

5:                                                ; preds = %1
  call void @reach_error(), !dbg !109
  br label %6, !dbg !109

6:                                                ; preds = %5, %1
  ret void, !dbg !110
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @find(i8 noundef zeroext %0) #0 !dbg !111 {
  %2 = alloca i32, align 4
  %3 = alloca i8, align 1
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i8 %0, i8* %3, align 1
  call void @llvm.dbg.declare(metadata i8* %3, metadata !112, metadata !DIExpression()), !dbg !113
  call void @llvm.dbg.declare(metadata i32* %4, metadata !114, metadata !DIExpression()), !dbg !116
  store i32 0, i32* %4, align 4, !dbg !116
  br label %6, !dbg !117

6:                                                ; preds = %33, %1
  %7 = load i32, i32* %4, align 4, !dbg !118
  %8 = icmp ult i32 %7, 4, !dbg !120
  br i1 %8, label %9, label %36, !dbg !121

9:                                                ; preds = %6
  call void @llvm.dbg.declare(metadata i32* %5, metadata !122, metadata !DIExpression()), !dbg !124
  %10 = load i8, i8* %3, align 1, !dbg !125
  %11 = zext i8 %10 to i32, !dbg !125
  %12 = load i32, i32* %4, align 4, !dbg !126
  %13 = add i32 %11, %12, !dbg !127
  %14 = and i32 %13, 3, !dbg !128
  store i32 %14, i32* %5, align 4, !dbg !124
  %15 = load i32, i32* %5, align 4, !dbg !129
  %16 = zext i32 %15 to i64, !dbg !131
  %17 = getelementptr inbounds [4 x i8], [4 x i8]* @keys, i64 0, i64 %16, !dbg !131
  %18 = load i8, i8* %17, align 1, !dbg !131
  %19 = zext i8 %18 to i32, !dbg !131
  %20 = load i8, i8* %3, align 1, !dbg !132
  %21 = zext i8 %20 to i32, !dbg !132
  %22 = icmp eq i32 %19, %21, !dbg !133
  br i1 %22, label %23, label %24, !dbg !134

23:                                               ; preds = %9
  store i32 1, i32* %2, align 4, !dbg !135
  br label %37, !dbg !135

24:                                               ; preds = %9
  %25 = load i32, i32* %5, align 4, !dbg !136
  %26 = zext i32 %25 to i64, !dbg !138
  %27 = getelementptr inbounds [4 x i8], [4 x i8]* @keys, i64 0, i64 %26, !dbg !138
  %28 = load i8, i8* %27, align 1, !dbg !138
  %29 = zext i8 %28 to i32, !dbg !138
  %30 = icmp eq i32 %29, 0, !dbg !139
  br i1 %30, label %31, label %32, !dbg !140

31:                                               ; preds = %24
  store i32 0, i32* %2, align 4, !dbg !141
  br label %37, !dbg !141

32:                                               ; preds = %24
  br label %33, !dbg !142

33:                                               ; preds = %32
  %34 = load i32, i32* %4, align 4, !dbg !143
  %35 = add i32 %34, 1, !dbg !143
  store i32 %35, i32* %4, align 4, !dbg !143
  br label %6, !dbg !144, !llvm.loop !145

36:                                               ; preds = %6
  store i32 0, i32* %2, align 4, !dbg !147
  br label %37, !dbg !147

37:                                               ; preds = %36, %31, %23
  %38 = load i32, i32* %2, align 4, !dbg !148
  ret i32 %38, !dbg !148
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}
!llvm.ident = !{!16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "keys", scope: !2, file: !3, line: 5, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/verify/hash_probe.c", directory: ".", checksumkind: CSK_MD5, checksum: "b7e78988bb51bc56ea5bd5f3cfe3106b")
!4 = !{!0}
!5 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 32, elements: !7)
!6 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!7 = !{!8}
!8 = !DISubrange(count: 4)
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 7, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 1}
!15 = !{i32 7, !"frame-pointer", i32 2}
!16 = !{!"Debian clang version 14.0.6"}
!17 = distinct !DISubprogram(name: "reach_error", scope: !18, file: !18, line: 16, type: !19, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !21)
!18 = !DIFile(filename: "tests/verify/task.h", directory: ".", checksumkind: CSK_MD5, checksum: "5bd115e6b2e30e1fa51ab02ef28207c4")
!19 = !DISubroutineType(types: !20)
!20 = !{null}
!21 = !{}
!22 = !DILocation(line: 16, column: 25, scope: !17)
!23 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 28, type: !24, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !21)
!24 = !DISubroutineType(types: !25)
!25 = !{!26}
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !DILocalVariable(name: "first", scope: !23, file: !3, line: 29, type: !6)
!28 = !DILocation(line: 29, column: 17, scope: !23)
!29 = !DILocation(line: 29, column: 25, scope: !23)
!30 = !DILocalVariable(name: "second", scope: !23, file: !3, line: 29, type: !6)
!31 = !DILocation(line: 29, column: 52, scope: !23)
!32 = !DILocation(line: 29, column: 61, scope: !23)
!33 = !DILocalVariable(name: "third", scope: !23, file: !3, line: 29, type: !6)
!34 = !DILocation(line: 29, column: 88, scope: !23)
!35 = !DILocation(line: 29, column: 96, scope: !23)
!36 = !DILocation(line: 30, column: 21, scope: !23)
!37 = !DILocation(line: 30, column: 27, scope: !23)
!38 = !DILocation(line: 30, column: 30, scope: !23)
!39 = !DILocation(line: 30, column: 37, scope: !23)
!40 = !DILocation(line: 30, column: 40, scope: !23)
!41 = !DILocation(line: 0, scope: !23)
!42 = !DILocation(line: 30, column: 3, scope: !23)
!43 = !DILocation(line: 31, column: 10, scope: !23)
!44 = !DILocation(line: 31, column: 3, scope: !23)
!45 = !DILocation(line: 32, column: 10, scope: !23)
!46 = !DILocation(line: 32, column: 3, scope: !23)
!47 = !DILocation(line: 33, column: 10, scope: !23)
!48 = !DILocation(line: 33, column: 3, scope: !23)
!49 = !DILocation(line: 34, column: 14, scope: !23)
!50 = !DILocation(line: 34, column: 9, scope: !23)
!51 = !DILocation(line: 34, column: 3, scope: !23)
!52 = !DILocation(line: 35, column: 14, scope: !23)
!53 = !DILocation(line: 35, column: 9, scope: !23)
!54 = !DILocation(line: 35, column: 3, scope: !23)
!55 = !DILocation(line: 36, column: 1, scope: !23)
!56 = distinct !DISubprogram(name: "insert", scope: !3, file: !3, line: 6, type: !57, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!57 = !DISubroutineType(types: !58)
!58 = !{!26, !6}
!59 = !DILocalVariable(name: "key", arg: 1, scope: !56, file: !3, line: 6, type: !6)
!60 = !DILocation(line: 6, column: 33, scope: !56)
!61 = !DILocalVariable(name: "i", scope: !62, file: !3, line: 7, type: !63)
!62 = distinct !DILexicalBlock(scope: !56, file: !3, line: 7, column: 3)
!63 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!64 = !DILocation(line: 7, column: 17, scope: !62)
!65 = !DILocation(line: 7, column: 8, scope: !62)
!66 = !DILocation(line: 7, column: 24, scope: !67)
!67 = distinct !DILexicalBlock(scope: !62, file: !3, line: 7, column: 3)
!68 = !DILocation(line: 7, column: 26, scope: !67)
!69 = !DILocation(line: 7, column: 3, scope: !62)
!70 = !DILocalVariable(name: "slot", scope: !71, file: !3, line: 8, type: !63)
!71 = distinct !DILexicalBlock(scope: !67, file: !3, line: 7, column: 36)
!72 = !DILocation(line: 8, column: 14, scope: !71)
!73 = !DILocation(line: 8, column: 22, scope: !71)
!74 = !DILocation(line: 8, column: 28, scope: !71)
!75 = !DILocation(line: 8, column: 26, scope: !71)
!76 = !DILocation(line: 8, column: 31, scope: !71)
!77 = !DILocation(line: 9, column: 14, scope: !78)
!78 = distinct !DILexicalBlock(scope: !71, file: !3, line: 9, column: 9)
!79 = !DILocation(line: 9, column: 9, scope: !78)
!80 = !DILocation(line: 9, column: 20, scope: !78)
!81 = !DILocation(line: 9, column: 25, scope: !78)
!82 = !DILocation(line: 9, column: 33, scope: !78)
!83 = !DILocation(line: 9, column: 28, scope: !78)
!84 = !DILocation(line: 9, column: 42, scope: !78)
!85 = !DILocation(line: 9, column: 39, scope: !78)
!86 = !DILocation(line: 9, column: 9, scope: !71)
!87 = !DILocation(line: 10, column: 20, scope: !88)
!88 = distinct !DILexicalBlock(scope: !78, file: !3, line: 9, column: 47)
!89 = !DILocation(line: 10, column: 12, scope: !88)
!90 = !DILocation(line: 10, column: 7, scope: !88)
!91 = !DILocation(line: 10, column: 18, scope: !88)
!92 = !DILocation(line: 11, column: 7, scope: !88)
!93 = !DILocation(line: 13, column: 3, scope: !71)
!94 = !DILocation(line: 7, column: 32, scope: !67)
!95 = !DILocation(line: 7, column: 3, scope: !67)
!96 = distinct !{!96, !69, !97, !98}
!97 = !DILocation(line: 13, column: 3, scope: !62)
!98 = !{!"llvm.loop.mustprogress"}
!99 = !DILocation(line: 14, column: 3, scope: !56)
!100 = !DILocation(line: 15, column: 1, scope: !56)
!101 = distinct !DISubprogram(name: "check", scope: !18, file: !18, line: 17, type: !102, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!102 = !DISubroutineType(types: !103)
!103 = !{null, !26}
!104 = !DILocalVariable(name: "condition", arg: 1, scope: !101, file: !18, line: 17, type: !26)
!105 = !DILocation(line: 17, column: 23, scope: !101)
!106 = !DILocation(line: 18, column: 8, scope: !107)
!107 = distinct !DILexicalBlock(scope: !101, file: !18, line: 18, column: 7)
!108 = !DILocation(line: 18, column: 7, scope: !101)
!109 = !DILocation(line: 18, column: 19, scope: !107)
!110 = !DILocation(line: 19, column: 1, scope: !101)
!111 = distinct !DISubprogram(name: "find", scope: !3, file: !3, line: 16, type: !57, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!112 = !DILocalVariable(name: "key", arg: 1, scope: !111, file: !3, line: 16, type: !6)
!113 = !DILocation(line: 16, column: 31, scope: !111)
!114 = !DILocalVariable(name: "i", scope: !115, file: !3, line: 20, type: !63)
!115 = distinct !DILexicalBlock(scope: !111, file: !3, line: 20, column: 3)
!116 = !DILocation(line: 20, column: 17, scope: !115)
!117 = !DILocation(line: 20, column: 8, scope: !115)
!118 = !DILocation(line: 20, column: 24, scope: !119)
!119 = distinct !DILexicalBlock(scope: !115, file: !3, line: 20, column: 3)
!120 = !DILocation(line: 20, column: 26, scope: !119)
!121 = !DILocation(line: 20, column: 3, scope: !115)
!122 = !DILocalVariable(name: "slot", scope: !123, file: !3, line: 22, type: !63)
!123 = distinct !DILexicalBlock(scope: !119, file: !3, line: 20, column: 36)
!124 = !DILocation(line: 22, column: 14, scope: !123)
!125 = !DILocation(line: 22, column: 22, scope: !123)
!126 = !DILocation(line: 22, column: 28, scope: !123)
!127 = !DILocation(line: 22, column: 26, scope: !123)
!128 = !DILocation(line: 22, column: 31, scope: !123)
!129 = !DILocation(line: 23, column: 14, scope: !130)
!130 = distinct !DILexicalBlock(scope: !123, file: !3, line: 23, column: 9)
!131 = !DILocation(line: 23, column: 9, scope: !130)
!132 = !DILocation(line: 23, column: 23, scope: !130)
!133 = !DILocation(line: 23, column: 20, scope: !130)
!134 = !DILocation(line: 23, column: 9, scope: !123)
!135 = !DILocation(line: 23, column: 28, scope: !130)
!136 = !DILocation(line: 24, column: 14, scope: !137)
!137 = distinct !DILexicalBlock(scope: !123, file: !3, line: 24, column: 9)
!138 = !DILocation(line: 24, column: 9, scope: !137)
!139 = !DILocation(line: 24, column: 20, scope: !137)
!140 = !DILocation(line: 24, column: 9, scope: !123)
!141 = !DILocation(line: 24, column: 26, scope: !137)
!142 = !DILocation(line: 25, column: 3, scope: !123)
!143 = !DILocation(line: 20, column: 32, scope: !119)
!144 = !DILocation(line: 20, column: 3, scope: !119)
!145 = distinct !{!145, !121, !146, !98}
!146 = !DILocation(line: 25, column: 3, scope: !115)
!147 = !DILocation(line: 26, column: 3, scope: !111)
!148 = !DILocation(line: 27, column: 1, scope: !111)
