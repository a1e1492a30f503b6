; Debian clang version 14.0.6: clang-14 -g -O0 -S -emit-llvm -fdebug-prefix-map=DIR=. tests/prune/unwritten.c
; ModuleID = 'tests/prune/unwritten.c'
source_filename = "tests/prune/unwritten.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca [4 x i8], align 1
  %3 = alloca [2 x i32], align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [4 x i8]* %2, metadata !15, metadata !DIExpression()), !dbg !20
  call void @llvm.dbg.declare(metadata [2 x i32]* %3, metadata !21, metadata !DIExpression()), !dbg !25
  call void @llvm.dbg.declare(metadata i32* %4, metadata !26, metadata !DIExpression()), !dbg !27
  store i32 0, i32* %4, align 4, !dbg !27
  %8 = getelementptr inbounds [4 x i8], [4 x i8]* %2, i64 0, i64 0, !dbg !28
  call void @klee_make_symbolic(i8* noundef %8, i64 noundef 4, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !29
  %9 = getelementptr inbounds [4 x i8], [4 x i8]* %2, i64 0, i64 0, !dbg !30
  %10 = load i8, i8* %9, align 1, !dbg !30
  %11 = zext i8 %10 to i32, !dbg !30
  %12 = and i32 %11, 1, !dbg !32
  %13 = icmp ne i32 %12, 0, !dbg !32
  br i1 %13, label %14, label %16, !dbg !33

14:                                               ; preds = %0
  %15 = getelementptr inbounds [2 x i32], [2 x i32]* %3, i64 0, i64 0, !dbg !34
  store i32 0, i32* %15, align 4, !dbg !35
  br label %16, !dbg !34

16:                                               ; preds = %14, %0
  %17 = getelementptr inbounds [4 x i8], [4 x i8]* %2, i64 0, i64 0, !dbg !36
  %18 = load i8, i8* %17, align 1, !dbg !36
  %19 = zext i8 %18 to i32, !dbg !36
  %20 = and i32 %19, 2, !dbg !38
  %21 = icmp ne i32 %20, 0, !dbg !38
  br i1 %21, label %22, label %24, !dbg !39

22:                                               ; preds = %16
  %23 = getelementptr inbounds [2 x i32], [2 x i32]* %3, i64 0, i64 1, !dbg !40
  store i32 0, i32* %23, align 4, !dbg !41
  br label %24, !dbg !40

24:                                               ; preds = %22, %16
  call void @llvm.dbg.declare(metadata i32* %5, metadata !42, metadata !DIExpression()), !dbg !44
  store i32 0, i32* %5, align 4, !dbg !44
  br label %25, !dbg !45

25:                                               ; preds = %40, %24
  %26 = load i32, i32* %5, align 4, !dbg !46
  %27 = icmp slt i32 %26, 3, !dbg !48
  br i1 %27, label %28, label %43, !dbg !49

28:                                               ; preds = %25
  %29 = getelementptr inbounds [4 x i8], [4 x i8]* %2, i64 0, i64 1, !dbg !50
  %30 = load i8, i8* %29, align 1, !dbg !50
  %31 = zext i8 %30 to i32, !dbg !50
  %32 = load i32, i32* %5, align 4, !dbg !52
  %33 = ashr i32 %31, %32, !dbg !53
  %34 = and i32 %33, 1, !dbg !54
  %35 = icmp ne i32 %34, 0, !dbg !54
  br i1 %35, label %36, label %39, !dbg !55

36:                                               ; preds = %28
  %37 = load i32, i32* %4, align 4, !dbg !56
  %38 = add nsw i32 %37, 1, !dbg !56
  store i32 %38, i32* %4, align 4, !dbg !56
  br label %39, !dbg !57

39:                                               ; preds = %36, %28
  br label %40, !dbg !58

40:                                               ; preds = %39
  %41 = load i32, i32* %5, align 4, !dbg !59
  %42 = add nsw i32 %41, 1, !dbg !59
  store i32 %42, i32* %5, align 4, !dbg !59
  br label %25, !dbg !60, !llvm.loop !61

43:                                               ; preds = %25
  %44 = getelementptr inbounds [4 x i8], [4 x i8]* %2, i64 0, i64 2, !dbg !64
  %45 = load i8, i8* %44, align 1, !dbg !64
  %46 = zext i8 %45 to i32, !dbg !64
  %47 = icmp sgt i32 %46, 7, !dbg !66
  br i1 %47, label %48, label %57, !dbg !67

48:                                               ; preds = %43
  %49 = load i32, i32* %4, align 4, !dbg !68
  %50 = icmp sgt i32 %49, 1, !dbg !69
  br i1 %50, label %51, label %57, !dbg !70

51:                                               ; preds = %48
  %52 = getelementptr inbounds [2 x i32], [2 x i32]* %3, i64 0, i64 0, !dbg !71
  %53 = load i32, i32* %52, align 4, !dbg !71
  %54 = icmp ne i32 %53, 0, !dbg !71
  br i1 %54, label %55, label %56, !dbg !73

55:                                               ; preds = %51
  store i32 0, i32* %4, align 4, !dbg !74
  br label %56, !dbg !75

56:                                               ; preds = %55, %51
  br label %57, !dbg !76

57:                                               ; preds = %56, %48, %43
  call void @llvm.dbg.declare(metadata i32* %6, metadata !77, metadata !DIExpression()), !dbg !78
  store i32 0, i32* %6, align 4, !dbg !78
  %58 = getelementptr inbounds [4 x i8], [4 x i8]* %2, i64 0, i64 3, !dbg !79
  %59 = load i8, i8* %58, align 1, !dbg !79
  %60 = zext i8 %59 to i32, !dbg !79
  %61 = and i32 %60, 1, !dbg !81
  %62 = icmp ne i32 %61, 0, !dbg !81
  br i1 %62, label %63, label %64, !dbg !82

63:                                               ; preds = %57
  store i32 1, i32* %6, align 4, !dbg !83
  br label %64, !dbg !84

64:                                               ; preds = %63, %57
  call void @llvm.dbg.declare(metadata i32* %7, metadata !85, metadata !DIExpression()), !dbg !86
  %65 = getelementptr inbounds [2 x i32], [2 x i32]* %3, i64 0, i64 1, !dbg !87
  %66 = load i32, i32* %65, align 4, !dbg !87
  %67 = load i32, i32* %6, align 4, !dbg !88
  %68 = and i32 %66, %67, !dbg !89
  store i32 %68, i32* %7, align 4, !dbg !86
  %69 = load i32, i32* %7, align 4, !dbg !90
  %70 = icmp ne i32 %69, 0, !dbg !90
  br i1 %70, label %71, label %72, !dbg !92

71:                                               ; preds = %64
  store i32 1, i32* %1, align 4, !dbg !93
  br label %73, !dbg !93

72:                                               ; preds = %64
  store i32 0, i32* %1, align 4, !dbg !94
  br label %73, !dbg !94

73:                                               ; preds = %72, %71
  %74 = load i32, i32* %1, align 4, !dbg !95
  ret i32 %74, !dbg !95
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/prune/unwritten.c", directory: ".", checksumkind: CSK_MD5, checksum: "e67c7f63751f456784f360c9655c2a16")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "x", scope: !10, file: !1, line: 6, type: !16)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 32, elements: !18)
!17 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!18 = !{!19}
!19 = !DISubrange(count: 4)
!20 = !DILocation(line: 6, column: 19, scope: !10)
!21 = !DILocalVariable(name: "table", scope: !10, file: !1, line: 7, type: !22)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 64, elements: !23)
!23 = !{!24}
!24 = !DISubrange(count: 2)
!25 = !DILocation(line: 7, column: 9, scope: !10)
!26 = !DILocalVariable(name: "sum", scope: !10, file: !1, line: 7, type: !13)
!27 = !DILocation(line: 7, column: 19, scope: !10)
!28 = !DILocation(line: 8, column: 24, scope: !10)
!29 = !DILocation(line: 8, column: 5, scope: !10)
!30 = !DILocation(line: 9, column: 9, scope: !31)
!31 = distinct !DILexicalBlock(scope: !10, file: !1, line: 9, column: 9)
!32 = !DILocation(line: 9, column: 14, scope: !31)
!33 = !DILocation(line: 9, column: 9, scope: !10)
!34 = !DILocation(line: 10, column: 9, scope: !31)
!35 = !DILocation(line: 10, column: 18, scope: !31)
!36 = !DILocation(line: 11, column: 9, scope: !37)
!37 = distinct !DILexicalBlock(scope: !10, file: !1, line: 11, column: 9)
!38 = !DILocation(line: 11, column: 14, scope: !37)
!39 = !DILocation(line: 11, column: 9, scope: !10)
!40 = !DILocation(line: 12, column: 9, scope: !37)
!41 = !DILocation(line: 12, column: 18, scope: !37)
!42 = !DILocalVariable(name: "i", scope: !43, file: !1, line: 13, type: !13)
!43 = distinct !DILexicalBlock(scope: !10, file: !1, line: 13, column: 5)
!44 = !DILocation(line: 13, column: 14, scope: !43)
!45 = !DILocation(line: 13, column: 10, scope: !43)
!46 = !DILocation(line: 13, column: 21, scope: !47)
!47 = distinct !DILexicalBlock(scope: !43, file: !1, line: 13, column: 5)
!48 = !DILocation(line: 13, column: 23, scope: !47)
!49 = !DILocation(line: 13, column: 5, scope: !43)
!50 = !DILocation(line: 14, column: 13, scope: !51)
!51 = distinct !DILexicalBlock(scope: !47, file: !1, line: 14, column: 13)
!52 = !DILocation(line: 14, column: 21, scope: !51)
!53 = !DILocation(line: 14, column: 18, scope: !51)
!54 = !DILocation(line: 14, column: 23, scope: !51)
!55 = !DILocation(line: 14, column: 13, scope: !47)
!56 = !DILocation(line: 15, column: 16, scope: !51)
!57 = !DILocation(line: 15, column: 13, scope: !51)
!58 = !DILocation(line: 14, column: 25, scope: !51)
!59 = !DILocation(line: 13, column: 29, scope: !47)
!60 = !DILocation(line: 13, column: 5, scope: !47)
!61 = distinct !{!61, !49, !62, !63}
!62 = !DILocation(line: 15, column: 16, scope: !43)
!63 = !{!"llvm.loop.mustprogress"}
!64 = !DILocation(line: 16, column: 9, scope: !65)
!65 = distinct !DILexicalBlock(scope: !10, file: !1, line: 16, column: 9)
!66 = !DILocation(line: 16, column: 14, scope: !65)
!67 = !DILocation(line: 16, column: 18, scope: !65)
!68 = !DILocation(line: 16, column: 21, scope: !65)
!69 = !DILocation(line: 16, column: 25, scope: !65)
!70 = !DILocation(line: 16, column: 9, scope: !10)
!71 = !DILocation(line: 17, column: 13, scope: !72)
!72 = distinct !DILexicalBlock(scope: !65, file: !1, line: 17, column: 13)
!73 = !DILocation(line: 17, column: 13, scope: !65)
!74 = !DILocation(line: 18, column: 17, scope: !72)
!75 = !DILocation(line: 18, column: 13, scope: !72)
!76 = !DILocation(line: 17, column: 20, scope: !72)
!77 = !DILocalVariable(name: "mask", scope: !10, file: !1, line: 19, type: !13)
!78 = !DILocation(line: 19, column: 9, scope: !10)
!79 = !DILocation(line: 20, column: 9, scope: !80)
!80 = distinct !DILexicalBlock(scope: !10, file: !1, line: 20, column: 9)
!81 = !DILocation(line: 20, column: 14, scope: !80)
!82 = !DILocation(line: 20, column: 9, scope: !10)
!83 = !DILocation(line: 21, column: 14, scope: !80)
!84 = !DILocation(line: 21, column: 9, scope: !80)
!85 = !DILocalVariable(name: "masked", scope: !10, file: !1, line: 22, type: !13)
!86 = !DILocation(line: 22, column: 9, scope: !10)
!87 = !DILocation(line: 22, column: 18, scope: !10)
!88 = !DILocation(line: 22, column: 29, scope: !10)
!89 = !DILocation(line: 22, column: 27, scope: !10)
!90 = !DILocation(line: 23, column: 9, scope: !91)
!91 = distinct !DILexicalBlock(scope: !10, file: !1, line: 23, column: 9)
!92 = !DILocation(line: 23, column: 9, scope: !10)
!93 = !DILocation(line: 24, column: 9, scope: !91)
!94 = !DILocation(line: 25, column: 5, scope: !10)
!95 = !DILocation(line: 26, column: 1, scope: !10)
