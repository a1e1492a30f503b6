; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g tests/programs/worlds/overwritten.c
; ModuleID = 'tests/programs/worlds/overwritten.c'
source_filename = "tests/programs/worlds/overwritten.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque

@stdin = external global %struct._IO_FILE*, align 8

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !16 {
  %1 = alloca i32, align 4
  %2 = alloca [16 x i8], align 16
  %3 = alloca i8*, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [16 x i8]* %2, metadata !21, metadata !DIExpression()), !dbg !26
  %9 = getelementptr inbounds [16 x i8], [16 x i8]* %2, i64 0, i64 0, !dbg !27
  %10 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !29
  %11 = call i64 @fread(i8* noundef %9, i64 noundef 1, i64 noundef 16, %struct._IO_FILE* noundef %10), !dbg !30
  %12 = icmp ne i64 %11, 16, !dbg !31
  br i1 %12, label %13, label %14, !dbg !32

13:                                               ; preds = %0
  store i32 0, i32* %1, align 4, !dbg !33
  br label %113, !dbg !33

14:                                               ; preds = %0
  call void @llvm.dbg.declare(metadata i8** %3, metadata !34, metadata !DIExpression()), !dbg !36
  %15 = call noalias i8* @malloc(i64 noundef 131072) #4, !dbg !37
  store i8* %15, i8** %3, align 8, !dbg !36
  call void @llvm.dbg.declare(metadata i32* %4, metadata !38, metadata !DIExpression()), !dbg !39
  store i32 0, i32* %4, align 4, !dbg !39
  call void @llvm.dbg.declare(metadata i32* %5, metadata !40, metadata !DIExpression()), !dbg !42
  store i32 0, i32* %5, align 4, !dbg !42
  br label %16, !dbg !43

16:                                               ; preds = %107, %14
  %17 = load i32, i32* %5, align 4, !dbg !44
  %18 = icmp slt i32 %17, 8, !dbg !46
  br i1 %18, label %19, label %110, !dbg !47

19:                                               ; preds = %16
  call void @llvm.dbg.declare(metadata i32* %6, metadata !48, metadata !DIExpression()), !dbg !51
  store i32 0, i32* %6, align 4, !dbg !51
  br label %20, !dbg !52

20:                                               ; preds = %34, %19
  %21 = load i32, i32* %6, align 4, !dbg !53
  %22 = icmp slt i32 %21, 131072, !dbg !55
  br i1 %22, label %23, label %37, !dbg !56

23:                                               ; preds = %20
  %24 = load i32, i32* %6, align 4, !dbg !57
  %25 = sdiv i32 %24, 64, !dbg !58
  %26 = srem i32 %25, 16, !dbg !59
  %27 = sext i32 %26 to i64, !dbg !60
  %28 = getelementptr inbounds [16 x i8], [16 x i8]* %2, i64 0, i64 %27, !dbg !60
  %29 = load i8, i8* %28, align 1, !dbg !60
  %30 = load i8*, i8** %3, align 8, !dbg !61
  %31 = load i32, i32* %6, align 4, !dbg !62
  %32 = sext i32 %31 to i64, !dbg !61
  %33 = getelementptr inbounds i8, i8* %30, i64 %32, !dbg !61
  store i8 %29, i8* %33, align 1, !dbg !63
  br label %34, !dbg !61

34:                                               ; preds = %23
  %35 = load i32, i32* %6, align 4, !dbg !64
  %36 = add nsw i32 %35, 64, !dbg !64
  store i32 %36, i32* %6, align 4, !dbg !64
  br label %20, !dbg !65, !llvm.loop !66

37:                                               ; preds = %20
  %38 = load i32, i32* %5, align 4, !dbg !69
  %39 = sext i32 %38 to i64, !dbg !70
  %40 = getelementptr inbounds [16 x i8], [16 x i8]* %2, i64 0, i64 %39, !dbg !70
  %41 = load i8, i8* %40, align 1, !dbg !70
  %42 = zext i8 %41 to i32, !dbg !70
  %43 = icmp eq i32 %42, 5, !dbg !71
  %44 = zext i1 %43 to i32, !dbg !71
  %45 = load i32, i32* %4, align 4, !dbg !72
  %46 = add nsw i32 %45, %44, !dbg !72
  store i32 %46, i32* %4, align 4, !dbg !72
  %47 = load i32, i32* %5, align 4, !dbg !73
  %48 = sext i32 %47 to i64, !dbg !75
  %49 = getelementptr inbounds [16 x i8], [16 x i8]* %2, i64 0, i64 %48, !dbg !75
  %50 = load i8, i8* %49, align 1, !dbg !75
  %51 = zext i8 %50 to i32, !dbg !75
  %52 = icmp eq i32 %51, 6, !dbg !76
  br i1 %52, label %53, label %56, !dbg !77

53:                                               ; preds = %37
  %54 = load i32, i32* %4, align 4, !dbg !78
  %55 = add nsw i32 %54, 1, !dbg !78
  store i32 %55, i32* %4, align 4, !dbg !78
  br label %56, !dbg !79

56:                                               ; preds = %53, %37
  call void @llvm.dbg.declare(metadata i32* %7, metadata !80, metadata !DIExpression()), !dbg !82
  store i32 0, i32* %7, align 4, !dbg !82
  br label %57, !dbg !83

57:                                               ; preds = %70, %56
  %58 = load i32, i32* %7, align 4, !dbg !84
  %59 = icmp slt i32 %58, 131072, !dbg !86
  br i1 %59, label %60, label %73, !dbg !87

60:                                               ; preds = %57
  %61 = load i32, i32* %7, align 4, !dbg !88
  %62 = srem i32 %61, 1024, !dbg !90
  %63 = icmp ne i32 %62, 0, !dbg !90
  br i1 %63, label %64, label %69, !dbg !91

64:                                               ; preds = %60
  %65 = load i8*, i8** %3, align 8, !dbg !92
  %66 = load i32, i32* %7, align 4, !dbg !93
  %67 = sext i32 %66 to i64, !dbg !92
  %68 = getelementptr inbounds i8, i8* %65, i64 %67, !dbg !92
  store i8 0, i8* %68, align 1, !dbg !94
  br label %69, !dbg !92

69:                                               ; preds = %64, %60
  br label %70, !dbg !95

70:                                               ; preds = %69
  %71 = load i32, i32* %7, align 4, !dbg !96
  %72 = add nsw i32 %71, 64, !dbg !96
  store i32 %72, i32* %7, align 4, !dbg !96
  br label %57, !dbg !97, !llvm.loop !98

73:                                               ; preds = %57
  %74 = load i32, i32* %5, align 4, !dbg !100
  %75 = sext i32 %74 to i64, !dbg !102
  %76 = getelementptr inbounds [16 x i8], [16 x i8]* %2, i64 0, i64 %75, !dbg !102
  %77 = load i8, i8* %76, align 1, !dbg !102
  %78 = zext i8 %77 to i32, !dbg !102
  %79 = icmp eq i32 %78, 7, !dbg !103
  br i1 %79, label %80, label %83, !dbg !104

80:                                               ; preds = %73
  %81 = load i32, i32* %4, align 4, !dbg !105
  %82 = add nsw i32 %81, 1, !dbg !105
  store i32 %82, i32* %4, align 4, !dbg !105
  br label %83, !dbg !106

83:                                               ; preds = %80, %73
  call void @llvm.dbg.declare(metadata i32* %8, metadata !107, metadata !DIExpression()), !dbg !109
  store i32 0, i32* %8, align 4, !dbg !109
  br label %84, !dbg !110

84:                                               ; preds = %93, %83
  %85 = load i32, i32* %8, align 4, !dbg !111
  %86 = icmp slt i32 %85, 131072, !dbg !113
  br i1 %86, label %87, label %96, !dbg !114

87:                                               ; preds = %84
  %88 = load i8*, i8** %3, align 8, !dbg !115
  %89 = load i32, i32* %8, align 4, !dbg !116
  %90 = add nsw i32 %89, 1, !dbg !117
  %91 = sext i32 %90 to i64, !dbg !115
  %92 = getelementptr inbounds i8, i8* %88, i64 %91, !dbg !115
  store i8 0, i8* %92, align 1, !dbg !118
  br label %93, !dbg !115

93:                                               ; preds = %87
  %94 = load i32, i32* %8, align 4, !dbg !119
  %95 = add nsw i32 %94, 64, !dbg !119
  store i32 %95, i32* %8, align 4, !dbg !119
  br label %84, !dbg !120, !llvm.loop !121

96:                                               ; preds = %84
  %97 = load i32, i32* %5, align 4, !dbg !123
  %98 = sext i32 %97 to i64, !dbg !125
  %99 = getelementptr inbounds [16 x i8], [16 x i8]* %2, i64 0, i64 %98, !dbg !125
  %100 = load i8, i8* %99, align 1, !dbg !125
  %101 = zext i8 %100 to i32, !dbg !125
  %102 = icmp eq i32 %101, 9, !dbg !126
  br i1 %102, label %103, label %106, !dbg !127

103:                                              ; preds = %96
  %104 = load i32, i32* %4, align 4, !dbg !128
  %105 = add nsw i32 %104, 1, !dbg !128
  store i32 %105, i32* %4, align 4, !dbg !128
  br label %106, !dbg !129

106:                                              ; preds = %103, %96
  br label %107, !dbg !130

107:                                              ; preds = %106
  %108 = load i32, i32* %5, align 4, !dbg !131
  %109 = add nsw i32 %108, 1, !dbg !131
  store i32 %109, i32* %5, align 4, !dbg !131
  br label %16, !dbg !132, !llvm.loop !133

110:                                              ; preds = %16
  %111 = load i8*, i8** %3, align 8, !dbg !135
  call void @free(i8* noundef %111) #4, !dbg !136
  %112 = load i32, i32* %4, align 4, !dbg !137
  store i32 %112, i32* %1, align 4, !dbg !138
  br label %113, !dbg !138

113:                                              ; preds = %110, %13
  %114 = load i32, i32* %1, align 4, !dbg !139
  ret i32 %114, !dbg !139
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i64 @fread(i8* noundef, i64 noundef, i64 noundef, %struct._IO_FILE* noundef) #2

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #3

; Function Attrs: nounwind
declare void @free(i8* noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11, !12, !13, !14}
!llvm.ident = !{!15}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/worlds/overwritten.c", directory: ".", checksumkind: CSK_MD5, checksum: "72203616d9c983c9366b1f95f59cc889")
!2 = !{!3}
!3 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !1, line: 5, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!5 = !{!6, !7}
!6 = !DIEnumerator(name: "SIZE", value: 131072)
!7 = !DIEnumerator(name: "STEP", value: 64)
!8 = !{i32 7, !"Dwarf Version", i32 5}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 7, !"PIC Level", i32 2}
!12 = !{i32 7, !"PIE Level", i32 2}
!13 = !{i32 7, !"uwtable", i32 1}
!14 = !{i32 7, !"frame-pointer", i32 2}
!15 = !{!"Debian clang version 14.0.6"}
!16 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !17, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !20)
!17 = !DISubroutineType(types: !18)
!18 = !{!19}
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !{}
!21 = !DILocalVariable(name: "read", scope: !16, file: !1, line: 9, type: !22)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 128, elements: !24)
!23 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!24 = !{!25}
!25 = !DISubrange(count: 16)
!26 = !DILocation(line: 9, column: 19, scope: !16)
!27 = !DILocation(line: 10, column: 15, scope: !28)
!28 = distinct !DILexicalBlock(scope: !16, file: !1, line: 10, column: 9)
!29 = !DILocation(line: 10, column: 37, scope: !28)
!30 = !DILocation(line: 10, column: 9, scope: !28)
!31 = !DILocation(line: 10, column: 44, scope: !28)
!32 = !DILocation(line: 10, column: 9, scope: !16)
!33 = !DILocation(line: 11, column: 9, scope: !28)
!34 = !DILocalVariable(name: "memory", scope: !16, file: !1, line: 12, type: !35)
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!36 = !DILocation(line: 12, column: 20, scope: !16)
!37 = !DILocation(line: 12, column: 29, scope: !16)
!38 = !DILocalVariable(name: "found", scope: !16, file: !1, line: 13, type: !19)
!39 = !DILocation(line: 13, column: 9, scope: !16)
!40 = !DILocalVariable(name: "round", scope: !41, file: !1, line: 14, type: !19)
!41 = distinct !DILexicalBlock(scope: !16, file: !1, line: 14, column: 5)
!42 = !DILocation(line: 14, column: 14, scope: !41)
!43 = !DILocation(line: 14, column: 10, scope: !41)
!44 = !DILocation(line: 14, column: 25, scope: !45)
!45 = distinct !DILexicalBlock(scope: !41, file: !1, line: 14, column: 5)
!46 = !DILocation(line: 14, column: 31, scope: !45)
!47 = !DILocation(line: 14, column: 5, scope: !41)
!48 = !DILocalVariable(name: "i", scope: !49, file: !1, line: 15, type: !19)
!49 = distinct !DILexicalBlock(scope: !50, file: !1, line: 15, column: 9)
!50 = distinct !DILexicalBlock(scope: !45, file: !1, line: 14, column: 45)
!51 = !DILocation(line: 15, column: 18, scope: !49)
!52 = !DILocation(line: 15, column: 14, scope: !49)
!53 = !DILocation(line: 15, column: 25, scope: !54)
!54 = distinct !DILexicalBlock(scope: !49, file: !1, line: 15, column: 9)
!55 = !DILocation(line: 15, column: 27, scope: !54)
!56 = !DILocation(line: 15, column: 9, scope: !49)
!57 = !DILocation(line: 16, column: 30, scope: !54)
!58 = !DILocation(line: 16, column: 32, scope: !54)
!59 = !DILocation(line: 16, column: 39, scope: !54)
!60 = !DILocation(line: 16, column: 25, scope: !54)
!61 = !DILocation(line: 16, column: 13, scope: !54)
!62 = !DILocation(line: 16, column: 20, scope: !54)
!63 = !DILocation(line: 16, column: 23, scope: !54)
!64 = !DILocation(line: 15, column: 37, scope: !54)
!65 = !DILocation(line: 15, column: 9, scope: !54)
!66 = distinct !{!66, !56, !67, !68}
!67 = !DILocation(line: 16, column: 43, scope: !49)
!68 = !{!"llvm.loop.mustprogress"}
!69 = !DILocation(line: 17, column: 23, scope: !50)
!70 = !DILocation(line: 17, column: 18, scope: !50)
!71 = !DILocation(line: 17, column: 30, scope: !50)
!72 = !DILocation(line: 17, column: 15, scope: !50)
!73 = !DILocation(line: 18, column: 18, scope: !74)
!74 = distinct !DILexicalBlock(scope: !50, file: !1, line: 18, column: 13)
!75 = !DILocation(line: 18, column: 13, scope: !74)
!76 = !DILocation(line: 18, column: 25, scope: !74)
!77 = !DILocation(line: 18, column: 13, scope: !50)
!78 = !DILocation(line: 19, column: 18, scope: !74)
!79 = !DILocation(line: 19, column: 13, scope: !74)
!80 = !DILocalVariable(name: "i", scope: !81, file: !1, line: 20, type: !19)
!81 = distinct !DILexicalBlock(scope: !50, file: !1, line: 20, column: 9)
!82 = !DILocation(line: 20, column: 18, scope: !81)
!83 = !DILocation(line: 20, column: 14, scope: !81)
!84 = !DILocation(line: 20, column: 25, scope: !85)
!85 = distinct !DILexicalBlock(scope: !81, file: !1, line: 20, column: 9)
!86 = !DILocation(line: 20, column: 27, scope: !85)
!87 = !DILocation(line: 20, column: 9, scope: !81)
!88 = !DILocation(line: 21, column: 17, scope: !89)
!89 = distinct !DILexicalBlock(scope: !85, file: !1, line: 21, column: 17)
!90 = !DILocation(line: 21, column: 19, scope: !89)
!91 = !DILocation(line: 21, column: 17, scope: !85)
!92 = !DILocation(line: 22, column: 17, scope: !89)
!93 = !DILocation(line: 22, column: 24, scope: !89)
!94 = !DILocation(line: 22, column: 27, scope: !89)
!95 = !DILocation(line: 21, column: 21, scope: !89)
!96 = !DILocation(line: 20, column: 37, scope: !85)
!97 = !DILocation(line: 20, column: 9, scope: !85)
!98 = distinct !{!98, !87, !99, !68}
!99 = !DILocation(line: 22, column: 29, scope: !81)
!100 = !DILocation(line: 23, column: 18, scope: !101)
!101 = distinct !DILexicalBlock(scope: !50, file: !1, line: 23, column: 13)
!102 = !DILocation(line: 23, column: 13, scope: !101)
!103 = !DILocation(line: 23, column: 25, scope: !101)
!104 = !DILocation(line: 23, column: 13, scope: !50)
!105 = !DILocation(line: 24, column: 18, scope: !101)
!106 = !DILocation(line: 24, column: 13, scope: !101)
!107 = !DILocalVariable(name: "i", scope: !108, file: !1, line: 25, type: !19)
!108 = distinct !DILexicalBlock(scope: !50, file: !1, line: 25, column: 9)
!109 = !DILocation(line: 25, column: 18, scope: !108)
!110 = !DILocation(line: 25, column: 14, scope: !108)
!111 = !DILocation(line: 25, column: 25, scope: !112)
!112 = distinct !DILexicalBlock(scope: !108, file: !1, line: 25, column: 9)
!113 = !DILocation(line: 25, column: 27, scope: !112)
!114 = !DILocation(line: 25, column: 9, scope: !108)
!115 = !DILocation(line: 26, column: 13, scope: !112)
!116 = !DILocation(line: 26, column: 20, scope: !112)
!117 = !DILocation(line: 26, column: 22, scope: !112)
!118 = !DILocation(line: 26, column: 27, scope: !112)
!119 = !DILocation(line: 25, column: 37, scope: !112)
!120 = !DILocation(line: 25, column: 9, scope: !112)
!121 = distinct !{!121, !114, !122, !68}
!122 = !DILocation(line: 26, column: 29, scope: !108)
!123 = !DILocation(line: 27, column: 18, scope: !124)
!124 = distinct !DILexicalBlock(scope: !50, file: !1, line: 27, column: 13)
!125 = !DILocation(line: 27, column: 13, scope: !124)
!126 = !DILocation(line: 27, column: 25, scope: !124)
!127 = !DILocation(line: 27, column: 13, scope: !50)
!128 = !DILocation(line: 28, column: 18, scope: !124)
!129 = !DILocation(line: 28, column: 13, scope: !124)
!130 = !DILocation(line: 29, column: 5, scope: !50)
!131 = !DILocation(line: 14, column: 41, scope: !45)
!132 = !DILocation(line: 14, column: 5, scope: !45)
!133 = distinct !{!133, !47, !134, !68}
!134 = !DILocation(line: 29, column: 5, scope: !41)
!135 = !DILocation(line: 30, column: 10, scope: !16)
!136 = !DILocation(line: 30, column: 5, scope: !16)
!137 = !DILocation(line: 31, column: 12, scope: !16)
!138 = !DILocation(line: 31, column: 5, scope: !16)
!139 = !DILocation(line: 32, column: 1, scope: !16)
