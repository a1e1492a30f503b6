; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g -DBUG tests/verify/ring_buffer.c
; ModuleID = 'tests/verify/ring_buffer.c'
source_filename = "tests/verify/ring_buffer.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@count = internal global i32 0, align 4, !dbg !0
@slots = internal global [4 x i8] zeroinitializer, align 1, !dbg !5
@first = internal global i32 0, align 4, !dbg !11

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @reach_error() #0 !dbg !22 {
  ret void, !dbg !27
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !28 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  %4 = alloca i32, align 4
  %5 = alloca i8, align 1
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i8* %2, metadata !32, metadata !DIExpression()), !dbg !33
  store i8 0, i8* %2, align 1, !dbg !33
  call void @llvm.dbg.declare(metadata i8* %3, metadata !34, metadata !DIExpression()), !dbg !35
  store i8 0, i8* %3, align 1, !dbg !35
  call void @llvm.dbg.declare(metadata i32* %4, metadata !36, metadata !DIExpression()), !dbg !38
  store i32 0, i32* %4, align 4, !dbg !38
  br label %6, !dbg !39

6:                                                ; preds = %32, %0
  %7 = load i32, i32* %4, align 4, !dbg !40
  %8 = icmp slt i32 %7, 7, !dbg !42
  br i1 %8, label %9, label %35, !dbg !43

9:                                                ; preds = %6
  %10 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !44
  br i1 %10, label %11, label %19, !dbg !47

11:                                               ; preds = %9
  %12 = load i8, i8* %2, align 1, !dbg !48
  %13 = call i32 @put(i8 noundef zeroext %12), !dbg !51
  %14 = icmp ne i32 %13, 0, !dbg !51
  br i1 %14, label %15, label %18, !dbg !52

15:                                               ; preds = %11
  %16 = load i8, i8* %2, align 1, !dbg !53
  %17 = add i8 %16, 1, !dbg !53
  store i8 %17, i8* %2, align 1, !dbg !53
  br label %18, !dbg !54

18:                                               ; preds = %15, %11
  br label %31, !dbg !55

19:                                               ; preds = %9
  call void @llvm.dbg.declare(metadata i8* %5, metadata !56, metadata !DIExpression()), !dbg !58
  store i8 0, i8* %5, align 1, !dbg !58
  %20 = call i32 @take(i8* noundef %5), !dbg !59
  %21 = icmp ne i32 %20, 0, !dbg !59
  br i1 %21, label %22, label %30, !dbg !61

22:                                               ; preds = %19
  %23 = load i8, i8* %5, align 1, !dbg !62
  %24 = zext i8 %23 to i32, !dbg !62
  %25 = load i8, i8* %3, align 1, !dbg !63
  %26 = add i8 %25, 1, !dbg !63
  store i8 %26, i8* %3, align 1, !dbg !63
  %27 = zext i8 %25 to i32, !dbg !64
  %28 = icmp eq i32 %24, %27, !dbg !65
  %29 = zext i1 %28 to i32, !dbg !65
  call void @check(i32 noundef %29), !dbg !66
  br label %30, !dbg !66

30:                                               ; preds = %22, %19
  br label %31

31:                                               ; preds = %30, %18
  br label %32, !dbg !67

32:                                               ; preds = %31
  %33 = load i32, i32* %4, align 4, !dbg !68
  %34 = add nsw i32 %33, 1, !dbg !68
  store i32 %34, i32* %4, align 4, !dbg !68
  br label %6, !dbg !69, !llvm.loop !70

35:                                               ; preds = %6
  %36 = load i32, i32* %1, align 4, !dbg !73
  ret i32 %36, !dbg !73
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare zeroext i1 @__VERIFIER_nondet_bool() #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @put(i8 noundef zeroext %0) #0 !dbg !74 {
  %2 = alloca i32, align 4
  %3 = alloca i8, align 1
  store i8 %0, i8* %3, align 1
  call void @llvm.dbg.declare(metadata i8* %3, metadata !77, metadata !DIExpression()), !dbg !78
  %4 = load i32, i32* @count, align 4, !dbg !79
  %5 = icmp ugt i32 %4, 4, !dbg !81
  br i1 %5, label %6, label %7, !dbg !82

6:                                                ; preds = %1
  store i32 0, i32* %2, align 4, !dbg !83
  br label %16, !dbg !83

7:                                                ; preds = %1
  %8 = load i8, i8* %3, align 1, !dbg !84
  %9 = load i32, i32* @first, align 4, !dbg !85
  %10 = load i32, i32* @count, align 4, !dbg !86
  %11 = add i32 %10, 1, !dbg !86
  store i32 %11, i32* @count, align 4, !dbg !86
  %12 = add i32 %9, %10, !dbg !87
  %13 = and i32 %12, 3, !dbg !88
  %14 = zext i32 %13 to i64, !dbg !89
  %15 = getelementptr inbounds [4 x i8], [4 x i8]* @slots, i64 0, i64 %14, !dbg !89
  store i8 %8, i8* %15, align 1, !dbg !90
  store i32 1, i32* %2, align 4, !dbg !91
  br label %16, !dbg !91

16:                                               ; preds = %7, %6
  %17 = load i32, i32* %2, align 4, !dbg !92
  ret i32 %17, !dbg !92
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @take(i8* noundef %0) #0 !dbg !93 {
  %2 = alloca i32, align 4
  %3 = alloca i8*, align 8
  store i8* %0, i8** %3, align 8
  call void @llvm.dbg.declare(metadata i8** %3, metadata !97, metadata !DIExpression()), !dbg !98
  %4 = load i32, i32* @count, align 4, !dbg !99
  %5 = icmp eq i32 %4, 0, !dbg !101
  br i1 %5, label %6, label %7, !dbg !102

6:                                                ; preds = %1
  store i32 0, i32* %2, align 4, !dbg !103
  br label %18, !dbg !103

7:                                                ; preds = %1
  %8 = load i32, i32* @first, align 4, !dbg !104
  %9 = zext i32 %8 to i64, !dbg !105
  %10 = getelementptr inbounds [4 x i8], [4 x i8]* @slots, i64 0, i64 %9, !dbg !105
  %11 = load i8, i8* %10, align 1, !dbg !105
  %12 = load i8*, i8** %3, align 8, !dbg !106
  store i8 %11, i8* %12, align 1, !dbg !107
  %13 = load i32, i32* @first, align 4, !dbg !108
  %14 = add i32 %13, 1, !dbg !109
  %15 = and i32 %14, 3, !dbg !110
  store i32 %15, i32* @first, align 4, !dbg !111
  %16 = load i32, i32* @count, align 4, !dbg !112
  %17 = add i32 %16, -1, !dbg !112
  store i32 %17, i32* @count, align 4, !dbg !112
  store i32 1, i32* %2, align 4, !dbg !113
  br label %18, !dbg !113

18:                                               ; preds = %7, %6
  %19 = load i32, i32* %2, align 4, !dbg !114
  ret i32 %19, !dbg !114
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @check(i32 noundef %0) #0 !dbg !115 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !118, metadata !DIExpression()), !dbg !119
  %3 = load i32, i32* %2, align 4, !dbg !120
  %4 = icmp ne i32 %3, 0, !dbg !120
  br i1 %4, label %6, label %5, !dbg !122

5:                                                ; preds = %1
  call void @reach_error(), !dbg !123
  br label %6, !dbg !123

6:                                                ; preds = %5, %1
  ret void, !dbg !124
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!14, !15, !16, !17, !18, !19, !20}
!llvm.ident = !{!21}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 6, type: !13, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/verify/ring_buffer.c", directory: ".", checksumkind: CSK_MD5, checksum: "769b4b9c7a1d867fa1284464f8881eef")
!4 = !{!0, !5, !11}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "slots", scope: !2, file: !3, line: 5, type: !7, isLocal: true, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 32, elements: !9)
!8 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!9 = !{!10}
!10 = !DISubrange(count: 4)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 6, type: !13, isLocal: true, isDefinition: true)
!13 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!14 = !{i32 7, !"Dwarf Version", i32 5}
!15 = !{i32 2, !"Debug Info Version", i32 3}
!16 = !{i32 1, !"wchar_size", i32 4}
!17 = !{i32 7, !"PIC Level", i32 2}
!18 = !{i32 7, !"PIE Level", i32 2}
!19 = !{i32 7, !"uwtable", i32 1}
!20 = !{i32 7, !"frame-pointer", i32 2}
!21 = !{!"Debian clang version 14.0.6"}
!22 = distinct !DISubprogram(name: "reach_error", scope: !23, file: !23, line: 16, type: !24, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !26)
!23 = !DIFile(filename: "tests/verify/task.h", directory: ".", checksumkind: CSK_MD5, checksum: "5bd115e6b2e30e1fa51ab02ef28207c4")
!24 = !DISubroutineType(types: !25)
!25 = !{null}
!26 = !{}
!27 = !DILocation(line: 16, column: 25, scope: !22)
!28 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 23, type: !29, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !26)
!29 = !DISubroutineType(types: !30)
!30 = !{!31}
!31 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!32 = !DILocalVariable(name: "sent", scope: !28, file: !3, line: 24, type: !8)
!33 = !DILocation(line: 24, column: 17, scope: !28)
!34 = !DILocalVariable(name: "expected", scope: !28, file: !3, line: 24, type: !8)
!35 = !DILocation(line: 24, column: 27, scope: !28)
!36 = !DILocalVariable(name: "i", scope: !37, file: !3, line: 25, type: !31)
!37 = distinct !DILexicalBlock(scope: !28, file: !3, line: 25, column: 3)
!38 = !DILocation(line: 25, column: 12, scope: !37)
!39 = !DILocation(line: 25, column: 8, scope: !37)
!40 = !DILocation(line: 25, column: 19, scope: !41)
!41 = distinct !DILexicalBlock(scope: !37, file: !3, line: 25, column: 3)
!42 = !DILocation(line: 25, column: 21, scope: !41)
!43 = !DILocation(line: 25, column: 3, scope: !37)
!44 = !DILocation(line: 26, column: 9, scope: !45)
!45 = distinct !DILexicalBlock(scope: !46, file: !3, line: 26, column: 9)
!46 = distinct !DILexicalBlock(scope: !41, file: !3, line: 25, column: 31)
!47 = !DILocation(line: 26, column: 9, scope: !46)
!48 = !DILocation(line: 27, column: 15, scope: !49)
!49 = distinct !DILexicalBlock(scope: !50, file: !3, line: 27, column: 11)
!50 = distinct !DILexicalBlock(scope: !45, file: !3, line: 26, column: 35)
!51 = !DILocation(line: 27, column: 11, scope: !49)
!52 = !DILocation(line: 27, column: 11, scope: !50)
!53 = !DILocation(line: 27, column: 26, scope: !49)
!54 = !DILocation(line: 27, column: 22, scope: !49)
!55 = !DILocation(line: 28, column: 5, scope: !50)
!56 = !DILocalVariable(name: "value", scope: !57, file: !3, line: 29, type: !8)
!57 = distinct !DILexicalBlock(scope: !45, file: !3, line: 28, column: 12)
!58 = !DILocation(line: 29, column: 21, scope: !57)
!59 = !DILocation(line: 30, column: 11, scope: !60)
!60 = distinct !DILexicalBlock(scope: !57, file: !3, line: 30, column: 11)
!61 = !DILocation(line: 30, column: 11, scope: !57)
!62 = !DILocation(line: 30, column: 31, scope: !60)
!63 = !DILocation(line: 30, column: 48, scope: !60)
!64 = !DILocation(line: 30, column: 40, scope: !60)
!65 = !DILocation(line: 30, column: 37, scope: !60)
!66 = !DILocation(line: 30, column: 25, scope: !60)
!67 = !DILocation(line: 32, column: 3, scope: !46)
!68 = !DILocation(line: 25, column: 27, scope: !41)
!69 = !DILocation(line: 25, column: 3, scope: !41)
!70 = distinct !{!70, !43, !71, !72}
!71 = !DILocation(line: 32, column: 3, scope: !37)
!72 = !{!"llvm.loop.mustprogress"}
!73 = !DILocation(line: 33, column: 1, scope: !28)
!74 = distinct !DISubprogram(name: "put", scope: !3, file: !3, line: 7, type: !75, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !26)
!75 = !DISubroutineType(types: !76)
!76 = !{!31, !8}
!77 = !DILocalVariable(name: "value", arg: 1, scope: !74, file: !3, line: 7, type: !8)
!78 = !DILocation(line: 7, column: 30, scope: !74)
!79 = !DILocation(line: 9, column: 7, scope: !80)
!80 = distinct !DILexicalBlock(scope: !74, file: !3, line: 9, column: 7)
!81 = !DILocation(line: 9, column: 13, scope: !80)
!82 = !DILocation(line: 9, column: 7, scope: !74)
!83 = !DILocation(line: 9, column: 18, scope: !80)
!84 = !DILocation(line: 13, column: 34, scope: !74)
!85 = !DILocation(line: 13, column: 10, scope: !74)
!86 = !DILocation(line: 13, column: 23, scope: !74)
!87 = !DILocation(line: 13, column: 16, scope: !74)
!88 = !DILocation(line: 13, column: 27, scope: !74)
!89 = !DILocation(line: 13, column: 3, scope: !74)
!90 = !DILocation(line: 13, column: 32, scope: !74)
!91 = !DILocation(line: 14, column: 3, scope: !74)
!92 = !DILocation(line: 15, column: 1, scope: !74)
!93 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 16, type: !94, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !26)
!94 = !DISubroutineType(types: !95)
!95 = !{!31, !96}
!96 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!97 = !DILocalVariable(name: "value", arg: 1, scope: !93, file: !3, line: 16, type: !96)
!98 = !DILocation(line: 16, column: 32, scope: !93)
!99 = !DILocation(line: 17, column: 7, scope: !100)
!100 = distinct !DILexicalBlock(scope: !93, file: !3, line: 17, column: 7)
!101 = !DILocation(line: 17, column: 13, scope: !100)
!102 = !DILocation(line: 17, column: 7, scope: !93)
!103 = !DILocation(line: 17, column: 19, scope: !100)
!104 = !DILocation(line: 18, column: 18, scope: !93)
!105 = !DILocation(line: 18, column: 12, scope: !93)
!106 = !DILocation(line: 18, column: 4, scope: !93)
!107 = !DILocation(line: 18, column: 10, scope: !93)
!108 = !DILocation(line: 19, column: 12, scope: !93)
!109 = !DILocation(line: 19, column: 18, scope: !93)
!110 = !DILocation(line: 19, column: 23, scope: !93)
!111 = !DILocation(line: 19, column: 9, scope: !93)
!112 = !DILocation(line: 20, column: 8, scope: !93)
!113 = !DILocation(line: 21, column: 3, scope: !93)
!114 = !DILocation(line: 22, column: 1, scope: !93)
!115 = distinct !DISubprogram(name: "check", scope: !23, file: !23, line: 17, type: !116, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !26)
!116 = !DISubroutineType(types: !117)
!117 = !{null, !31}
!118 = !DILocalVariable(name: "condition", arg: 1, scope: !115, file: !23, line: 17, type: !31)
!119 = !DILocation(line: 17, column: 23, scope: !115)
!120 = !DILocation(line: 18, column: 8, scope: !121)
!121 = distinct !DILexicalBlock(scope: !115, file: !23, line: 18, column: 7)
!122 = !DILocation(line: 18, column: 7, scope: !115)
!123 = !DILocation(line: 18, column: 19, scope: !121)
!124 = !DILocation(line: 19, column: 1, scope: !115)
