; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g tests/explain/parts.c
; ModuleID = 'tests/explain/parts.c'
source_filename = "tests/explain/parts.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.text = type { i32, [12 x i8] }
%struct.node = type { %struct.node*, i32 }
%struct.entry = type { i16, %union.anon, [2 x i32] }
%union.anon = type { i32 }

@__const.main.buf = private unnamed_addr constant %struct.text { i32 5, [12 x i8] c"abc\00\00\00\00\00\00\00\00\00" }, align 4
@.str = private unnamed_addr constant [2 x i8] c"n\00", align 1
@list = internal global %struct.node* null, align 8, !dbg !0
@table = internal global [4 x %struct.entry] zeroinitializer, align 16, !dbg !5
@.str.1 = private unnamed_addr constant [5 x i8] c"size\00", align 1
@.str.2 = private unnamed_addr constant [2 x i8] c"c\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !40 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca %struct.text, align 4
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i8* %2, metadata !44, metadata !DIExpression()), !dbg !45
  call void @llvm.dbg.declare(metadata %struct.text* %3, metadata !46, metadata !DIExpression()), !dbg !55
  %5 = bitcast %struct.text* %3 to i8*, !dbg !55
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %5, i8* align 4 bitcast (%struct.text* @__const.main.buf to i8*), i64 16, i1 false), !dbg !55
  call void @klee_make_symbolic(i8* noundef %2, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !56
  %6 = call noalias i8* @malloc(i64 noundef 16) #5, !dbg !57
  %7 = bitcast i8* %6 to %struct.node*, !dbg !57
  store %struct.node* %7, %struct.node** @list, align 8, !dbg !58
  %8 = load %struct.node*, %struct.node** @list, align 8, !dbg !59
  %9 = getelementptr inbounds %struct.node, %struct.node* %8, i32 0, i32 1, !dbg !60
  store i32 3, i32* %9, align 8, !dbg !61
  %10 = call noalias i8* @calloc(i64 noundef 1, i64 noundef 16) #5, !dbg !62
  %11 = bitcast i8* %10 to %struct.node*, !dbg !62
  %12 = load %struct.node*, %struct.node** @list, align 8, !dbg !63
  %13 = getelementptr inbounds %struct.node, %struct.node* %12, i32 0, i32 0, !dbg !64
  store %struct.node* %11, %struct.node** %13, align 8, !dbg !65
  store i16 7, i16* getelementptr inbounds ([4 x %struct.entry], [4 x %struct.entry]* @table, i64 0, i64 3, i32 0), align 16, !dbg !66
  store i32 2, i32* getelementptr inbounds ([4 x %struct.entry], [4 x %struct.entry]* @table, i64 0, i64 3, i32 2, i64 1), align 4, !dbg !67
  %14 = load i8, i8* %2, align 1, !dbg !68
  %15 = zext i8 %14 to i32, !dbg !68
  %16 = and i32 %15, 1, !dbg !70
  %17 = icmp ne i32 %16, 0, !dbg !70
  br i1 %17, label %18, label %22, !dbg !71

18:                                               ; preds = %0
  %19 = getelementptr inbounds %struct.text, %struct.text* %3, i32 0, i32 0, !dbg !72
  %20 = load i32, i32* %19, align 4, !dbg !73
  %21 = add i32 %20, 1, !dbg !73
  store i32 %21, i32* %19, align 4, !dbg !73
  br label %22, !dbg !74

22:                                               ; preds = %18, %0
  %23 = load i8, i8* %2, align 1, !dbg !75
  %24 = zext i8 %23 to i32, !dbg !75
  %25 = and i32 %24, 2, !dbg !77
  %26 = icmp ne i32 %25, 0, !dbg !77
  br i1 %26, label %27, label %30, !dbg !78

27:                                               ; preds = %22
  %28 = load i32, i32* getelementptr inbounds ([4 x %struct.entry], [4 x %struct.entry]* @table, i64 0, i64 3, i32 2, i64 1), align 4, !dbg !79
  %29 = add nsw i32 %28, 1, !dbg !79
  store i32 %29, i32* getelementptr inbounds ([4 x %struct.entry], [4 x %struct.entry]* @table, i64 0, i64 3, i32 2, i64 1), align 4, !dbg !79
  br label %30, !dbg !80

30:                                               ; preds = %27, %22
  %31 = load %struct.node*, %struct.node** @list, align 8, !dbg !81
  %32 = call i32 @full(%struct.node* noundef %31), !dbg !83
  %33 = icmp ne i32 %32, 0, !dbg !83
  br i1 %33, label %34, label %35, !dbg !84

34:                                               ; preds = %30
  store i32 2, i32* %1, align 4, !dbg !85
  br label %60, !dbg !85

35:                                               ; preds = %30
  %36 = getelementptr inbounds %struct.text, %struct.text* %3, i32 0, i32 0, !dbg !86
  %37 = load i32, i32* %36, align 4, !dbg !86
  %38 = icmp ugt i32 %37, 8, !dbg !88
  br i1 %38, label %39, label %40, !dbg !89

39:                                               ; preds = %35
  store i32 3, i32* %1, align 4, !dbg !90
  br label %60, !dbg !90

40:                                               ; preds = %35
  %41 = load i16, i16* getelementptr inbounds ([4 x %struct.entry], [4 x %struct.entry]* @table, i64 0, i64 3, i32 0), align 16, !dbg !91
  %42 = zext i16 %41 to i32, !dbg !93
  %43 = icmp sgt i32 %42, 7, !dbg !94
  br i1 %43, label %47, label %44, !dbg !95

44:                                               ; preds = %40
  %45 = load i32, i32* getelementptr inbounds ([4 x %struct.entry], [4 x %struct.entry]* @table, i64 0, i64 3, i32 2, i64 1), align 4, !dbg !96
  %46 = icmp sgt i32 %45, 4, !dbg !97
  br i1 %46, label %47, label %48, !dbg !98

47:                                               ; preds = %44, %40
  store i32 4, i32* %1, align 4, !dbg !99
  br label %60, !dbg !99

48:                                               ; preds = %44
  call void @llvm.dbg.declare(metadata i32* %4, metadata !100, metadata !DIExpression()), !dbg !101
  %49 = bitcast i32* %4 to i8*, !dbg !102
  call void @klee_make_symbolic(i8* noundef %49, i64 noundef 4, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.1, i64 0, i64 0)), !dbg !103
  %50 = load i32, i32* %4, align 4, !dbg !104
  %51 = load i8, i8* %2, align 1, !dbg !106
  %52 = zext i8 %51 to i32, !dbg !106
  %53 = icmp sgt i32 %50, %52, !dbg !107
  br i1 %53, label %54, label %55, !dbg !108

54:                                               ; preds = %48
  store i32 0, i32* %1, align 4, !dbg !109
  br label %60, !dbg !109

55:                                               ; preds = %48
  %56 = load i32, i32* %4, align 4, !dbg !110
  %57 = icmp sgt i32 %56, 300, !dbg !112
  br i1 %57, label %58, label %59, !dbg !113

58:                                               ; preds = %55
  store i32 5, i32* %1, align 4, !dbg !114
  br label %60, !dbg !114

59:                                               ; preds = %55
  store i32 0, i32* %1, align 4, !dbg !115
  br label %60, !dbg !115

60:                                               ; preds = %59, %58, %54, %47, %39, %34
  %61 = load i32, i32* %1, align 4, !dbg !116
  ret i32 %61, !dbg !116
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #3

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #4

; Function Attrs: nounwind
declare noalias i8* @calloc(i64 noundef, i64 noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @full(%struct.node* noundef %0) #0 !dbg !117 {
  %2 = alloca i32, align 4
  %3 = alloca %struct.node*, align 8
  %4 = alloca i8, align 1
  store %struct.node* %0, %struct.node** %3, align 8
  call void @llvm.dbg.declare(metadata %struct.node** %3, metadata !120, metadata !DIExpression()), !dbg !121
  call void @llvm.dbg.declare(metadata i8* %4, metadata !122, metadata !DIExpression()), !dbg !123
  call void @klee_make_symbolic(i8* noundef %4, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0)), !dbg !124
  %5 = load i8, i8* %4, align 1, !dbg !125
  %6 = zext i8 %5 to i32, !dbg !125
  %7 = icmp sgt i32 %6, 100, !dbg !127
  br i1 %7, label %8, label %15, !dbg !128

8:                                                ; preds = %1
  %9 = load %struct.node*, %struct.node** %3, align 8, !dbg !129
  %10 = getelementptr inbounds %struct.node, %struct.node* %9, i32 0, i32 0, !dbg !130
  %11 = load %struct.node*, %struct.node** %10, align 8, !dbg !130
  %12 = getelementptr inbounds %struct.node, %struct.node* %11, i32 0, i32 1, !dbg !131
  %13 = load i32, i32* %12, align 8, !dbg !132
  %14 = add nsw i32 %13, 2, !dbg !132
  store i32 %14, i32* %12, align 8, !dbg !132
  br label %15, !dbg !129

15:                                               ; preds = %8, %1
  %16 = load %struct.node*, %struct.node** %3, align 8, !dbg !133
  %17 = getelementptr inbounds %struct.node, %struct.node* %16, i32 0, i32 1, !dbg !135
  %18 = load i32, i32* %17, align 8, !dbg !135
  %19 = icmp sgt i32 %18, 9, !dbg !136
  br i1 %19, label %20, label %21, !dbg !137

20:                                               ; preds = %15
  store i32 1, i32* %2, align 4, !dbg !138
  br label %30, !dbg !138

21:                                               ; preds = %15
  %22 = load %struct.node*, %struct.node** %3, align 8, !dbg !139
  %23 = getelementptr inbounds %struct.node, %struct.node* %22, i32 0, i32 0, !dbg !141
  %24 = load %struct.node*, %struct.node** %23, align 8, !dbg !141
  %25 = getelementptr inbounds %struct.node, %struct.node* %24, i32 0, i32 1, !dbg !142
  %26 = load i32, i32* %25, align 8, !dbg !142
  %27 = icmp sgt i32 %26, 20, !dbg !143
  br i1 %27, label %28, label %29, !dbg !144

28:                                               ; preds = %21
  store i32 2, i32* %2, align 4, !dbg !145
  br label %30, !dbg !145

29:                                               ; preds = %21
  store i32 0, i32* %2, align 4, !dbg !146
  br label %30, !dbg !146

30:                                               ; preds = %29, %28, %20
  %31 = load i32, i32* %2, align 4, !dbg !147
  ret i32 %31, !dbg !147
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nofree nounwind willreturn }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!32, !33, !34, !35, !36, !37, !38}
!llvm.ident = !{!39}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "list", scope: !2, file: !3, line: 25, type: !27, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/explain/parts.c", directory: ".", checksumkind: CSK_MD5, checksum: "ebe9cd0a630988b0a13a5af6a353af9e")
!4 = !{!5, !0}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 24, type: !7, isLocal: true, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 512, elements: !25)
!8 = !DIDerivedType(tag: DW_TAG_typedef, name: "entry", file: !3, line: 12, baseType: !9)
!9 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 5, size: 128, elements: !10)
!10 = !{!11, !13, !20}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !9, file: !3, line: 6, baseType: !12, size: 16)
!12 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!13 = !DIDerivedType(tag: DW_TAG_member, scope: !9, file: !3, line: 7, baseType: !14, size: 32, offset: 32)
!14 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !9, file: !3, line: 7, size: 32, elements: !15)
!15 = !{!16, !18}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "all", scope: !14, file: !3, line: 8, baseType: !17, size: 32)
!17 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "low", scope: !14, file: !3, line: 9, baseType: !19, size: 8)
!19 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "use", scope: !9, file: !3, line: 11, baseType: !21, size: 64, offset: 64)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 64, elements: !23)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !{!24}
!24 = !DISubrange(count: 2)
!25 = !{!26}
!26 = !DISubrange(count: 4)
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!28 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 14, size: 128, elements: !29)
!29 = !{!30, !31}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !28, file: !3, line: 15, baseType: !27, size: 64)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !28, file: !3, line: 16, baseType: !22, size: 32, offset: 64)
!32 = !{i32 7, !"Dwarf Version", i32 5}
!33 = !{i32 2, !"Debug Info Version", i32 3}
!34 = !{i32 1, !"wchar_size", i32 4}
!35 = !{i32 7, !"PIC Level", i32 2}
!36 = !{i32 7, !"PIE Level", i32 2}
!37 = !{i32 7, !"uwtable", i32 1}
!38 = !{i32 7, !"frame-pointer", i32 2}
!39 = !{!"Debian clang version 14.0.6"}
!40 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 40, type: !41, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !43)
!41 = !DISubroutineType(types: !42)
!42 = !{!22}
!43 = !{}
!44 = !DILocalVariable(name: "n", scope: !40, file: !3, line: 42, type: !19)
!45 = !DILocation(line: 42, column: 19, scope: !40)
!46 = !DILocalVariable(name: "buf", scope: !40, file: !3, line: 43, type: !47)
!47 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "text", file: !3, line: 19, size: 128, elements: !48)
!48 = !{!49, !50}
!49 = !DIDerivedType(tag: DW_TAG_member, name: "len", scope: !47, file: !3, line: 20, baseType: !17, size: 32)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !47, file: !3, line: 21, baseType: !51, size: 96, offset: 32)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !52, size: 96, elements: !53)
!52 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!53 = !{!54}
!54 = !DISubrange(count: 12)
!55 = !DILocation(line: 43, column: 17, scope: !40)
!56 = !DILocation(line: 44, column: 5, scope: !40)
!57 = !DILocation(line: 45, column: 12, scope: !40)
!58 = !DILocation(line: 45, column: 10, scope: !40)
!59 = !DILocation(line: 46, column: 5, scope: !40)
!60 = !DILocation(line: 46, column: 11, scope: !40)
!61 = !DILocation(line: 46, column: 17, scope: !40)
!62 = !DILocation(line: 47, column: 18, scope: !40)
!63 = !DILocation(line: 47, column: 5, scope: !40)
!64 = !DILocation(line: 47, column: 11, scope: !40)
!65 = !DILocation(line: 47, column: 16, scope: !40)
!66 = !DILocation(line: 48, column: 18, scope: !40)
!67 = !DILocation(line: 49, column: 21, scope: !40)
!68 = !DILocation(line: 50, column: 9, scope: !69)
!69 = distinct !DILexicalBlock(scope: !40, file: !3, line: 50, column: 9)
!70 = !DILocation(line: 50, column: 11, scope: !69)
!71 = !DILocation(line: 50, column: 9, scope: !40)
!72 = !DILocation(line: 51, column: 13, scope: !69)
!73 = !DILocation(line: 51, column: 16, scope: !69)
!74 = !DILocation(line: 51, column: 9, scope: !69)
!75 = !DILocation(line: 52, column: 9, scope: !76)
!76 = distinct !DILexicalBlock(scope: !40, file: !3, line: 52, column: 9)
!77 = !DILocation(line: 52, column: 11, scope: !76)
!78 = !DILocation(line: 52, column: 9, scope: !40)
!79 = !DILocation(line: 53, column: 24, scope: !76)
!80 = !DILocation(line: 53, column: 9, scope: !76)
!81 = !DILocation(line: 54, column: 14, scope: !82)
!82 = distinct !DILexicalBlock(scope: !40, file: !3, line: 54, column: 9)
!83 = !DILocation(line: 54, column: 9, scope: !82)
!84 = !DILocation(line: 54, column: 9, scope: !40)
!85 = !DILocation(line: 55, column: 9, scope: !82)
!86 = !DILocation(line: 56, column: 13, scope: !87)
!87 = distinct !DILexicalBlock(scope: !40, file: !3, line: 56, column: 9)
!88 = !DILocation(line: 56, column: 17, scope: !87)
!89 = !DILocation(line: 56, column: 9, scope: !40)
!90 = !DILocation(line: 57, column: 9, scope: !87)
!91 = !DILocation(line: 58, column: 18, scope: !92)
!92 = distinct !DILexicalBlock(scope: !40, file: !3, line: 58, column: 9)
!93 = !DILocation(line: 58, column: 9, scope: !92)
!94 = !DILocation(line: 58, column: 22, scope: !92)
!95 = !DILocation(line: 58, column: 26, scope: !92)
!96 = !DILocation(line: 58, column: 29, scope: !92)
!97 = !DILocation(line: 58, column: 45, scope: !92)
!98 = !DILocation(line: 58, column: 9, scope: !40)
!99 = !DILocation(line: 59, column: 9, scope: !92)
!100 = !DILocalVariable(name: "size", scope: !40, file: !3, line: 60, type: !22)
!101 = !DILocation(line: 60, column: 9, scope: !40)
!102 = !DILocation(line: 61, column: 24, scope: !40)
!103 = !DILocation(line: 61, column: 5, scope: !40)
!104 = !DILocation(line: 62, column: 9, scope: !105)
!105 = distinct !DILexicalBlock(scope: !40, file: !3, line: 62, column: 9)
!106 = !DILocation(line: 62, column: 16, scope: !105)
!107 = !DILocation(line: 62, column: 14, scope: !105)
!108 = !DILocation(line: 62, column: 9, scope: !40)
!109 = !DILocation(line: 63, column: 9, scope: !105)
!110 = !DILocation(line: 64, column: 9, scope: !111)
!111 = distinct !DILexicalBlock(scope: !40, file: !3, line: 64, column: 9)
!112 = !DILocation(line: 64, column: 14, scope: !111)
!113 = !DILocation(line: 64, column: 9, scope: !40)
!114 = !DILocation(line: 65, column: 9, scope: !111)
!115 = !DILocation(line: 66, column: 5, scope: !40)
!116 = !DILocation(line: 67, column: 1, scope: !40)
!117 = distinct !DISubprogram(name: "full", scope: !3, file: !3, line: 27, type: !118, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !43)
!118 = !DISubroutineType(types: !119)
!119 = !{!22, !27}
!120 = !DILocalVariable(name: "p", arg: 1, scope: !117, file: !3, line: 27, type: !27)
!121 = !DILocation(line: 27, column: 30, scope: !117)
!122 = !DILocalVariable(name: "c", scope: !117, file: !3, line: 29, type: !19)
!123 = !DILocation(line: 29, column: 19, scope: !117)
!124 = !DILocation(line: 30, column: 5, scope: !117)
!125 = !DILocation(line: 31, column: 9, scope: !126)
!126 = distinct !DILexicalBlock(scope: !117, file: !3, line: 31, column: 9)
!127 = !DILocation(line: 31, column: 11, scope: !126)
!128 = !DILocation(line: 31, column: 9, scope: !117)
!129 = !DILocation(line: 32, column: 9, scope: !126)
!130 = !DILocation(line: 32, column: 12, scope: !126)
!131 = !DILocation(line: 32, column: 18, scope: !126)
!132 = !DILocation(line: 32, column: 24, scope: !126)
!133 = !DILocation(line: 33, column: 9, scope: !134)
!134 = distinct !DILexicalBlock(scope: !117, file: !3, line: 33, column: 9)
!135 = !DILocation(line: 33, column: 12, scope: !134)
!136 = !DILocation(line: 33, column: 18, scope: !134)
!137 = !DILocation(line: 33, column: 9, scope: !117)
!138 = !DILocation(line: 34, column: 9, scope: !134)
!139 = !DILocation(line: 35, column: 9, scope: !140)
!140 = distinct !DILexicalBlock(scope: !117, file: !3, line: 35, column: 9)
!141 = !DILocation(line: 35, column: 12, scope: !140)
!142 = !DILocation(line: 35, column: 18, scope: !140)
!143 = !DILocation(line: 35, column: 24, scope: !140)
!144 = !DILocation(line: 35, column: 9, scope: !117)
!145 = !DILocation(line: 36, column: 9, scope: !140)
!146 = !DILocation(line: 37, column: 5, scope: !117)
!147 = !DILocation(line: 38, column: 1, scope: !117)
