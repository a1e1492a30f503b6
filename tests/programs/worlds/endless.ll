; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g tests/programs/worlds/endless.c
; ModuleID = 'tests/programs/worlds/endless.c'
source_filename = "tests/programs/worlds/endless.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@text = internal global [12 x i8] zeroinitializer, align 1, !dbg !0
@at = internal global i32 0, align 4, !dbg !5

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !20 {
  %1 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %2 = call i64 @read(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @text, i64 0, i64 0), i64 noundef 11), !dbg !24
  %3 = icmp slt i64 %2, 1, !dbg !26
  br i1 %3, label %4, label %5, !dbg !27

4:                                                ; preds = %0
  store i32 1, i32* %1, align 4, !dbg !28
  br label %8, !dbg !28

5:                                                ; preds = %0
  %6 = call i32 @sum(), !dbg !29
  %7 = and i32 %6, 1, !dbg !30
  store i32 %7, i32* %1, align 4, !dbg !31
  br label %8, !dbg !31

8:                                                ; preds = %5, %4
  %9 = load i32, i32* %1, align 4, !dbg !32
  ret i32 %9, !dbg !32
}

declare i64 @read(i32 noundef, i8* noundef, i64 noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @sum() #0 !dbg !33 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !34, metadata !DIExpression()), !dbg !35
  %2 = call i32 @operand(), !dbg !36
  store i32 %2, i32* %1, align 4, !dbg !35
  br label %3, !dbg !37

3:                                                ; preds = %10, %0
  %4 = load i32, i32* @at, align 4, !dbg !38
  %5 = sext i32 %4 to i64, !dbg !39
  %6 = getelementptr inbounds [12 x i8], [12 x i8]* @text, i64 0, i64 %5, !dbg !39
  %7 = load i8, i8* %6, align 1, !dbg !39
  %8 = sext i8 %7 to i32, !dbg !39
  %9 = icmp eq i32 %8, 43, !dbg !40
  br i1 %9, label %10, label %16, !dbg !37

10:                                               ; preds = %3
  %11 = load i32, i32* @at, align 4, !dbg !41
  %12 = add nsw i32 %11, 1, !dbg !41
  store i32 %12, i32* @at, align 4, !dbg !41
  %13 = call i32 @operand(), !dbg !43
  %14 = load i32, i32* %1, align 4, !dbg !44
  %15 = add nsw i32 %14, %13, !dbg !44
  store i32 %15, i32* %1, align 4, !dbg !44
  br label %3, !dbg !37, !llvm.loop !45

16:                                               ; preds = %3
  %17 = load i32, i32* %1, align 4, !dbg !48
  ret i32 %17, !dbg !49
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @operand() #0 !dbg !50 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = load i32, i32* @at, align 4, !dbg !51
  %4 = sext i32 %3 to i64, !dbg !53
  %5 = getelementptr inbounds [12 x i8], [12 x i8]* @text, i64 0, i64 %4, !dbg !53
  %6 = load i8, i8* %5, align 1, !dbg !53
  %7 = sext i8 %6 to i32, !dbg !53
  %8 = icmp eq i32 %7, 91, !dbg !54
  br i1 %8, label %9, label %24, !dbg !55

9:                                                ; preds = %0
  %10 = load i32, i32* @at, align 4, !dbg !56
  %11 = add nsw i32 %10, 1, !dbg !56
  store i32 %11, i32* @at, align 4, !dbg !56
  call void @llvm.dbg.declare(metadata i32* %2, metadata !58, metadata !DIExpression()), !dbg !59
  %12 = call i32 @sum(), !dbg !60
  store i32 %12, i32* %2, align 4, !dbg !59
  %13 = load i32, i32* @at, align 4, !dbg !61
  %14 = sext i32 %13 to i64, !dbg !63
  %15 = getelementptr inbounds [12 x i8], [12 x i8]* @text, i64 0, i64 %14, !dbg !63
  %16 = load i8, i8* %15, align 1, !dbg !63
  %17 = sext i8 %16 to i32, !dbg !63
  %18 = icmp eq i32 %17, 93, !dbg !64
  br i1 %18, label %19, label %22, !dbg !65

19:                                               ; preds = %9
  %20 = load i32, i32* @at, align 4, !dbg !66
  %21 = add nsw i32 %20, 1, !dbg !66
  store i32 %21, i32* @at, align 4, !dbg !66
  br label %22, !dbg !67

22:                                               ; preds = %19, %9
  %23 = load i32, i32* %2, align 4, !dbg !68
  store i32 %23, i32* %1, align 4, !dbg !69
  br label %59, !dbg !69

24:                                               ; preds = %0
  %25 = load i32, i32* @at, align 4, !dbg !70
  %26 = sext i32 %25 to i64, !dbg !72
  %27 = getelementptr inbounds [12 x i8], [12 x i8]* @text, i64 0, i64 %26, !dbg !72
  %28 = load i8, i8* %27, align 1, !dbg !72
  %29 = sext i8 %28 to i32, !dbg !72
  %30 = icmp eq i32 %29, 45, !dbg !73
  br i1 %30, label %31, label %34, !dbg !74

31:                                               ; preds = %24
  %32 = call i32 @sum(), !dbg !75
  %33 = sub nsw i32 0, %32, !dbg !76
  store i32 %33, i32* %1, align 4, !dbg !77
  br label %59, !dbg !77

34:                                               ; preds = %24
  %35 = load i32, i32* @at, align 4, !dbg !78
  %36 = sext i32 %35 to i64, !dbg !79
  %37 = getelementptr inbounds [12 x i8], [12 x i8]* @text, i64 0, i64 %36, !dbg !79
  %38 = load i8, i8* %37, align 1, !dbg !79
  %39 = sext i8 %38 to i32, !dbg !79
  %40 = icmp sge i32 %39, 48, !dbg !80
  br i1 %40, label %41, label %56, !dbg !81

41:                                               ; preds = %34
  %42 = load i32, i32* @at, align 4, !dbg !82
  %43 = sext i32 %42 to i64, !dbg !83
  %44 = getelementptr inbounds [12 x i8], [12 x i8]* @text, i64 0, i64 %43, !dbg !83
  %45 = load i8, i8* %44, align 1, !dbg !83
  %46 = sext i8 %45 to i32, !dbg !83
  %47 = icmp sle i32 %46, 57, !dbg !84
  br i1 %47, label %48, label %56, !dbg !79

48:                                               ; preds = %41
  %49 = load i32, i32* @at, align 4, !dbg !85
  %50 = add nsw i32 %49, 1, !dbg !85
  store i32 %50, i32* @at, align 4, !dbg !85
  %51 = sext i32 %49 to i64, !dbg !86
  %52 = getelementptr inbounds [12 x i8], [12 x i8]* @text, i64 0, i64 %51, !dbg !86
  %53 = load i8, i8* %52, align 1, !dbg !86
  %54 = sext i8 %53 to i32, !dbg !86
  %55 = sub nsw i32 %54, 48, !dbg !87
  br label %57, !dbg !79

56:                                               ; preds = %41, %34
  br label %57, !dbg !79

57:                                               ; preds = %56, %48
  %58 = phi i32 [ %55, %48 ], [ 0, %56 ], !dbg !79
  store i32 %58, i32* %1, align 4, !dbg !88
  br label %59, !dbg !88

59:                                               ; preds = %57, %31, %22
  %60 = load i32, i32* %1, align 4, !dbg !89
  ret i32 %60, !dbg !89
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nosync nounwind readnone speculatable willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!12, !13, !14, !15, !16, !17, !18}
!llvm.ident = !{!19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "text", scope: !2, file: !3, line: 4, type: !8, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/programs/worlds/endless.c", directory: ".", checksumkind: CSK_MD5, checksum: "47c2373f8c44620577cb51747599f4d1")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "at", scope: !2, file: !3, line: 5, type: !7, isLocal: true, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 96, elements: !10)
!9 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!10 = !{!11}
!11 = !DISubrange(count: 12)
!12 = !{i32 7, !"Dwarf Version", i32 5}
!13 = !{i32 2, !"Debug Info Version", i32 3}
!14 = !{i32 1, !"wchar_size", i32 4}
!15 = !{i32 7, !"PIC Level", i32 2}
!16 = !{i32 7, !"PIE Level", i32 2}
!17 = !{i32 7, !"uwtable", i32 1}
!18 = !{i32 7, !"frame-pointer", i32 2}
!19 = !{!"Debian clang version 14.0.6"}
!20 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 33, type: !21, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !23)
!21 = !DISubroutineType(types: !22)
!22 = !{!7}
!23 = !{}
!24 = !DILocation(line: 35, column: 9, scope: !25)
!25 = distinct !DILexicalBlock(scope: !20, file: !3, line: 35, column: 9)
!26 = !DILocation(line: 35, column: 40, scope: !25)
!27 = !DILocation(line: 35, column: 9, scope: !20)
!28 = !DILocation(line: 36, column: 9, scope: !25)
!29 = !DILocation(line: 37, column: 12, scope: !20)
!30 = !DILocation(line: 37, column: 18, scope: !20)
!31 = !DILocation(line: 37, column: 5, scope: !20)
!32 = !DILocation(line: 38, column: 1, scope: !20)
!33 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 23, type: !21, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !23)
!34 = !DILocalVariable(name: "value", scope: !33, file: !3, line: 25, type: !7)
!35 = !DILocation(line: 25, column: 9, scope: !33)
!36 = !DILocation(line: 25, column: 17, scope: !33)
!37 = !DILocation(line: 26, column: 5, scope: !33)
!38 = !DILocation(line: 26, column: 17, scope: !33)
!39 = !DILocation(line: 26, column: 12, scope: !33)
!40 = !DILocation(line: 26, column: 21, scope: !33)
!41 = !DILocation(line: 27, column: 11, scope: !42)
!42 = distinct !DILexicalBlock(scope: !33, file: !3, line: 26, column: 29)
!43 = !DILocation(line: 28, column: 18, scope: !42)
!44 = !DILocation(line: 28, column: 15, scope: !42)
!45 = distinct !{!45, !37, !46, !47}
!46 = !DILocation(line: 29, column: 5, scope: !33)
!47 = !{!"llvm.loop.mustprogress"}
!48 = !DILocation(line: 30, column: 12, scope: !33)
!49 = !DILocation(line: 30, column: 5, scope: !33)
!50 = distinct !DISubprogram(name: "operand", scope: !3, file: !3, line: 9, type: !21, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !23)
!51 = !DILocation(line: 11, column: 14, scope: !52)
!52 = distinct !DILexicalBlock(scope: !50, file: !3, line: 11, column: 9)
!53 = !DILocation(line: 11, column: 9, scope: !52)
!54 = !DILocation(line: 11, column: 18, scope: !52)
!55 = !DILocation(line: 11, column: 9, scope: !50)
!56 = !DILocation(line: 12, column: 11, scope: !57)
!57 = distinct !DILexicalBlock(scope: !52, file: !3, line: 11, column: 26)
!58 = !DILocalVariable(name: "value", scope: !57, file: !3, line: 13, type: !7)
!59 = !DILocation(line: 13, column: 13, scope: !57)
!60 = !DILocation(line: 13, column: 21, scope: !57)
!61 = !DILocation(line: 14, column: 18, scope: !62)
!62 = distinct !DILexicalBlock(scope: !57, file: !3, line: 14, column: 13)
!63 = !DILocation(line: 14, column: 13, scope: !62)
!64 = !DILocation(line: 14, column: 22, scope: !62)
!65 = !DILocation(line: 14, column: 13, scope: !57)
!66 = !DILocation(line: 15, column: 15, scope: !62)
!67 = !DILocation(line: 15, column: 13, scope: !62)
!68 = !DILocation(line: 16, column: 16, scope: !57)
!69 = !DILocation(line: 16, column: 9, scope: !57)
!70 = !DILocation(line: 18, column: 14, scope: !71)
!71 = distinct !DILexicalBlock(scope: !50, file: !3, line: 18, column: 9)
!72 = !DILocation(line: 18, column: 9, scope: !71)
!73 = !DILocation(line: 18, column: 18, scope: !71)
!74 = !DILocation(line: 18, column: 9, scope: !50)
!75 = !DILocation(line: 19, column: 17, scope: !71)
!76 = !DILocation(line: 19, column: 16, scope: !71)
!77 = !DILocation(line: 19, column: 9, scope: !71)
!78 = !DILocation(line: 20, column: 17, scope: !50)
!79 = !DILocation(line: 20, column: 12, scope: !50)
!80 = !DILocation(line: 20, column: 21, scope: !50)
!81 = !DILocation(line: 20, column: 28, scope: !50)
!82 = !DILocation(line: 20, column: 36, scope: !50)
!83 = !DILocation(line: 20, column: 31, scope: !50)
!84 = !DILocation(line: 20, column: 40, scope: !50)
!85 = !DILocation(line: 20, column: 56, scope: !50)
!86 = !DILocation(line: 20, column: 49, scope: !50)
!87 = !DILocation(line: 20, column: 60, scope: !50)
!88 = !DILocation(line: 20, column: 5, scope: !50)
!89 = !DILocation(line: 21, column: 1, scope: !50)
