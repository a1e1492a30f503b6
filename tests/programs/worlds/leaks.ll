; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g tests/programs/worlds/leaks.c
; ModuleID = 'tests/programs/worlds/leaks.c'
source_filename = "tests/programs/worlds/leaks.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pair = type { i8*, i8*, %struct.pair* }

@.str = private unnamed_addr constant [6 x i8] c"freed\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"one\00", align 1
@last = internal global i8* null, align 8, !dbg !0
@.str.2 = private unnamed_addr constant [4 x i8] c"two\00", align 1
@.str.3 = private unnamed_addr constant [6 x i8] c"eight\00", align 1
@.str.4 = private unnamed_addr constant [2 x i8] c"a\00", align 1
@.str.5 = private unnamed_addr constant [2 x i8] c"b\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !15 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i8* %2, metadata !20, metadata !DIExpression()), !dbg !21
  store i8 0, i8* %2, align 1, !dbg !21
  %3 = call i64 @read(i32 noundef 0, i8* noundef %2, i64 noundef 1), !dbg !22
  %4 = icmp ne i64 %3, 1, !dbg !24
  br i1 %4, label %5, label %6, !dbg !25

5:                                                ; preds = %0
  store i32 2, i32* %1, align 4, !dbg !26
  br label %9, !dbg !26

6:                                                ; preds = %0
  %7 = load i8, i8* %2, align 1, !dbg !27
  call void @forget(i8 noundef signext %7), !dbg !28
  %8 = call i8* @xcopy(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0)), !dbg !29
  call void @free(i8* noundef %8) #6, !dbg !30
  store i32 0, i32* %1, align 4, !dbg !31
  br label %9, !dbg !31

9:                                                ; preds = %6, %5
  %10 = load i32, i32* %1, align 4, !dbg !32
  ret i32 %10, !dbg !32
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i64 @read(i32 noundef, i8* noundef, i64 noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @forget(i8 noundef signext %0) #0 !dbg !33 {
  %2 = alloca i8, align 1
  %3 = alloca %struct.pair*, align 8
  store i8 %0, i8* %2, align 1
  call void @llvm.dbg.declare(metadata i8* %2, metadata !36, metadata !DIExpression()), !dbg !37
  %4 = load i8, i8* %2, align 1, !dbg !38
  %5 = sext i8 %4 to i32, !dbg !38
  %6 = and i32 %5, 1, !dbg !40
  %7 = icmp ne i32 %6, 0, !dbg !40
  br i1 %7, label %8, label %10, !dbg !41

8:                                                ; preds = %1
  %9 = call i8* @xcopy(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0)), !dbg !42
  store i8* %9, i8** @last, align 8, !dbg !43
  br label %10, !dbg !44

10:                                               ; preds = %8, %1
  %11 = load i8, i8* %2, align 1, !dbg !45
  %12 = sext i8 %11 to i32, !dbg !45
  %13 = and i32 %12, 2, !dbg !47
  %14 = icmp ne i32 %13, 0, !dbg !47
  br i1 %14, label %15, label %17, !dbg !48

15:                                               ; preds = %10
  %16 = call i8* @xcopy(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.2, i64 0, i64 0)), !dbg !49
  store i8* %16, i8** @last, align 8, !dbg !50
  br label %17, !dbg !51

17:                                               ; preds = %15, %10
  %18 = load i8, i8* %2, align 1, !dbg !52
  %19 = sext i8 %18 to i32, !dbg !52
  %20 = and i32 %19, 4, !dbg !54
  %21 = icmp ne i32 %20, 0, !dbg !54
  br i1 %21, label %22, label %31, !dbg !55

22:                                               ; preds = %17
  call void @llvm.dbg.declare(metadata %struct.pair** %3, metadata !56, metadata !DIExpression()), !dbg !64
  %23 = call %struct.pair* @parse(i32 noundef 2), !dbg !65
  store %struct.pair* %23, %struct.pair** %3, align 8, !dbg !64
  %24 = load %struct.pair*, %struct.pair** %3, align 8, !dbg !66
  %25 = load %struct.pair*, %struct.pair** %3, align 8, !dbg !67
  %26 = getelementptr inbounds %struct.pair, %struct.pair* %25, i32 0, i32 2, !dbg !68
  %27 = load %struct.pair*, %struct.pair** %26, align 8, !dbg !68
  %28 = getelementptr inbounds %struct.pair, %struct.pair* %27, i32 0, i32 2, !dbg !69
  %29 = load %struct.pair*, %struct.pair** %28, align 8, !dbg !69
  %30 = getelementptr inbounds %struct.pair, %struct.pair* %29, i32 0, i32 2, !dbg !70
  store %struct.pair* %24, %struct.pair** %30, align 8, !dbg !71
  br label %31, !dbg !72

31:                                               ; preds = %22, %17
  %32 = load i8, i8* %2, align 1, !dbg !73
  %33 = sext i8 %32 to i32, !dbg !73
  %34 = and i32 %33, 8, !dbg !75
  %35 = icmp ne i32 %34, 0, !dbg !75
  br i1 %35, label %36, label %38, !dbg !76

36:                                               ; preds = %31
  %37 = call noalias i8* @strdup(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.3, i64 0, i64 0)) #6, !dbg !77
  store i8* %37, i8** @last, align 8, !dbg !78
  br label %38, !dbg !79

38:                                               ; preds = %36, %31
  store i8* null, i8** @last, align 8, !dbg !80
  ret void, !dbg !81
}

; Function Attrs: nounwind
declare void @free(i8* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @xcopy(i8* noundef %0) #0 !dbg !82 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !87, metadata !DIExpression()), !dbg !88
  %3 = load i8*, i8** %2, align 8, !dbg !89
  %4 = call i64 @strlen(i8* noundef %3) #7, !dbg !90
  %5 = add i64 %4, 1, !dbg !91
  %6 = call i8* @xmalloc(i64 noundef %5), !dbg !92
  %7 = load i8*, i8** %2, align 8, !dbg !93
  %8 = call i8* @strcpy(i8* noundef %6, i8* noundef %7) #6, !dbg !94
  ret i8* %8, !dbg !95
}

; Function Attrs: noinline nounwind optnone uwtable
define internal %struct.pair* @parse(i32 noundef %0) #0 !dbg !96 {
  %2 = alloca i32, align 4
  %3 = alloca %struct.pair*, align 8
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !99, metadata !DIExpression()), !dbg !100
  call void @llvm.dbg.declare(metadata %struct.pair** %3, metadata !101, metadata !DIExpression()), !dbg !102
  %4 = call i8* @xmalloc(i64 noundef 24), !dbg !103
  %5 = bitcast i8* %4 to %struct.pair*, !dbg !103
  store %struct.pair* %5, %struct.pair** %3, align 8, !dbg !102
  %6 = call i8* @xcopy(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.4, i64 0, i64 0)), !dbg !104
  %7 = load %struct.pair*, %struct.pair** %3, align 8, !dbg !105
  %8 = getelementptr inbounds %struct.pair, %struct.pair* %7, i32 0, i32 0, !dbg !106
  store i8* %6, i8** %8, align 8, !dbg !107
  %9 = call i8* @xcopy(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.5, i64 0, i64 0)), !dbg !108
  %10 = load %struct.pair*, %struct.pair** %3, align 8, !dbg !109
  %11 = getelementptr inbounds %struct.pair, %struct.pair* %10, i32 0, i32 1, !dbg !110
  store i8* %9, i8** %11, align 8, !dbg !111
  %12 = load i32, i32* %2, align 4, !dbg !112
  %13 = icmp sgt i32 %12, 0, !dbg !113
  br i1 %13, label %14, label %18, !dbg !112

14:                                               ; preds = %1
  %15 = load i32, i32* %2, align 4, !dbg !114
  %16 = sub nsw i32 %15, 1, !dbg !115
  %17 = call %struct.pair* @parse(i32 noundef %16), !dbg !116
  br label %19, !dbg !112

18:                                               ; preds = %1
  br label %19, !dbg !112

19:                                               ; preds = %18, %14
  %20 = phi %struct.pair* [ %17, %14 ], [ null, %18 ], !dbg !112
  %21 = load %struct.pair*, %struct.pair** %3, align 8, !dbg !117
  %22 = getelementptr inbounds %struct.pair, %struct.pair* %21, i32 0, i32 2, !dbg !118
  store %struct.pair* %20, %struct.pair** %22, align 8, !dbg !119
  %23 = load %struct.pair*, %struct.pair** %3, align 8, !dbg !120
  ret %struct.pair* %23, !dbg !121
}

; Function Attrs: nounwind
declare noalias i8* @strdup(i8* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @xmalloc(i64 noundef %0) #0 !dbg !122 {
  %2 = alloca i64, align 8
  %3 = alloca i8*, align 8
  store i64 %0, i64* %2, align 8
  call void @llvm.dbg.declare(metadata i64* %2, metadata !129, metadata !DIExpression()), !dbg !130
  call void @llvm.dbg.declare(metadata i8** %3, metadata !131, metadata !DIExpression()), !dbg !132
  %4 = load i64, i64* %2, align 8, !dbg !133
  %5 = call noalias i8* @malloc(i64 noundef %4) #6, !dbg !134
  store i8* %5, i8** %3, align 8, !dbg !132
  %6 = load i8*, i8** %3, align 8, !dbg !135
  %7 = icmp ne i8* %6, null, !dbg !135
  br i1 %7, label %9, label %8, !dbg !137

8:                                                ; preds = %1
  call void @exit(i32 noundef 1) #8, !dbg !138
  unreachable, !dbg !138

9:                                                ; preds = %1
  %10 = load i8*, i8** %3, align 8, !dbg !139
  ret i8* %10, !dbg !140
}

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #3

; Function Attrs: noreturn nounwind
declare void @exit(i32 noundef) #4

; Function Attrs: nounwind
declare i8* @strcpy(i8* noundef, i8* noundef) #3

; Function Attrs: nounwind readonly willreturn
declare i64 @strlen(i8* noundef) #5

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind readonly willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { nounwind readonly willreturn }
attributes #8 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!7, !8, !9, !10, !11, !12, !13}
!llvm.ident = !{!14}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "last", scope: !2, file: !3, line: 23, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/programs/worlds/leaks.c", directory: ".", checksumkind: CSK_MD5, checksum: "9fed728775473f1c6ad13bf955822e03")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!7 = !{i32 7, !"Dwarf Version", i32 5}
!8 = !{i32 2, !"Debug Info Version", i32 3}
!9 = !{i32 1, !"wchar_size", i32 4}
!10 = !{i32 7, !"PIC Level", i32 2}
!11 = !{i32 7, !"PIE Level", i32 2}
!12 = !{i32 7, !"uwtable", i32 1}
!13 = !{i32 7, !"frame-pointer", i32 2}
!14 = !{!"Debian clang version 14.0.6"}
!15 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 50, type: !16, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !19)
!16 = !DISubroutineType(types: !17)
!17 = !{!18}
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !{}
!20 = !DILocalVariable(name: "mode", scope: !15, file: !3, line: 52, type: !6)
!21 = !DILocation(line: 52, column: 10, scope: !15)
!22 = !DILocation(line: 53, column: 9, scope: !23)
!23 = distinct !DILexicalBlock(scope: !15, file: !3, line: 53, column: 9)
!24 = !DILocation(line: 53, column: 27, scope: !23)
!25 = !DILocation(line: 53, column: 9, scope: !15)
!26 = !DILocation(line: 54, column: 9, scope: !23)
!27 = !DILocation(line: 55, column: 12, scope: !15)
!28 = !DILocation(line: 55, column: 5, scope: !15)
!29 = !DILocation(line: 56, column: 10, scope: !15)
!30 = !DILocation(line: 56, column: 5, scope: !15)
!31 = !DILocation(line: 57, column: 5, scope: !15)
!32 = !DILocation(line: 58, column: 1, scope: !15)
!33 = distinct !DISubprogram(name: "forget", scope: !3, file: !3, line: 34, type: !34, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !19)
!34 = !DISubroutineType(types: !35)
!35 = !{null, !6}
!36 = !DILocalVariable(name: "mode", arg: 1, scope: !33, file: !3, line: 34, type: !6)
!37 = !DILocation(line: 34, column: 25, scope: !33)
!38 = !DILocation(line: 36, column: 9, scope: !39)
!39 = distinct !DILexicalBlock(scope: !33, file: !3, line: 36, column: 9)
!40 = !DILocation(line: 36, column: 14, scope: !39)
!41 = !DILocation(line: 36, column: 9, scope: !33)
!42 = !DILocation(line: 37, column: 16, scope: !39)
!43 = !DILocation(line: 37, column: 14, scope: !39)
!44 = !DILocation(line: 37, column: 9, scope: !39)
!45 = !DILocation(line: 38, column: 9, scope: !46)
!46 = distinct !DILexicalBlock(scope: !33, file: !3, line: 38, column: 9)
!47 = !DILocation(line: 38, column: 14, scope: !46)
!48 = !DILocation(line: 38, column: 9, scope: !33)
!49 = !DILocation(line: 39, column: 16, scope: !46)
!50 = !DILocation(line: 39, column: 14, scope: !46)
!51 = !DILocation(line: 39, column: 9, scope: !46)
!52 = !DILocation(line: 40, column: 9, scope: !53)
!53 = distinct !DILexicalBlock(scope: !33, file: !3, line: 40, column: 9)
!54 = !DILocation(line: 40, column: 14, scope: !53)
!55 = !DILocation(line: 40, column: 9, scope: !33)
!56 = !DILocalVariable(name: "p", scope: !57, file: !3, line: 42, type: !58)
!57 = distinct !DILexicalBlock(scope: !53, file: !3, line: 40, column: 19)
!58 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !59, size: 64)
!59 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !3, line: 19, size: 192, elements: !60)
!60 = !{!61, !62, !63}
!61 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !59, file: !3, line: 20, baseType: !5, size: 64)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "second", scope: !59, file: !3, line: 20, baseType: !5, size: 64, offset: 64)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "other", scope: !59, file: !3, line: 21, baseType: !58, size: 64, offset: 128)
!64 = !DILocation(line: 42, column: 22, scope: !57)
!65 = !DILocation(line: 42, column: 26, scope: !57)
!66 = !DILocation(line: 43, column: 34, scope: !57)
!67 = !DILocation(line: 43, column: 9, scope: !57)
!68 = !DILocation(line: 43, column: 12, scope: !57)
!69 = !DILocation(line: 43, column: 19, scope: !57)
!70 = !DILocation(line: 43, column: 26, scope: !57)
!71 = !DILocation(line: 43, column: 32, scope: !57)
!72 = !DILocation(line: 44, column: 5, scope: !57)
!73 = !DILocation(line: 45, column: 9, scope: !74)
!74 = distinct !DILexicalBlock(scope: !33, file: !3, line: 45, column: 9)
!75 = !DILocation(line: 45, column: 14, scope: !74)
!76 = !DILocation(line: 45, column: 9, scope: !33)
!77 = !DILocation(line: 46, column: 16, scope: !74)
!78 = !DILocation(line: 46, column: 14, scope: !74)
!79 = !DILocation(line: 46, column: 9, scope: !74)
!80 = !DILocation(line: 47, column: 10, scope: !33)
!81 = !DILocation(line: 48, column: 1, scope: !33)
!82 = distinct !DISubprogram(name: "xcopy", scope: !3, file: !3, line: 14, type: !83, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !19)
!83 = !DISubroutineType(types: !84)
!84 = !{!5, !85}
!85 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !86, size: 64)
!86 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
!87 = !DILocalVariable(name: "text", arg: 1, scope: !82, file: !3, line: 14, type: !85)
!88 = !DILocation(line: 14, column: 32, scope: !82)
!89 = !DILocation(line: 16, column: 34, scope: !82)
!90 = !DILocation(line: 16, column: 27, scope: !82)
!91 = !DILocation(line: 16, column: 40, scope: !82)
!92 = !DILocation(line: 16, column: 19, scope: !82)
!93 = !DILocation(line: 16, column: 46, scope: !82)
!94 = !DILocation(line: 16, column: 12, scope: !82)
!95 = !DILocation(line: 16, column: 5, scope: !82)
!96 = distinct !DISubprogram(name: "parse", scope: !3, file: !3, line: 25, type: !97, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !19)
!97 = !DISubroutineType(types: !98)
!98 = !{!58, !18}
!99 = !DILocalVariable(name: "depth", arg: 1, scope: !96, file: !3, line: 25, type: !18)
!100 = !DILocation(line: 25, column: 31, scope: !96)
!101 = !DILocalVariable(name: "p", scope: !96, file: !3, line: 27, type: !58)
!102 = !DILocation(line: 27, column: 18, scope: !96)
!103 = !DILocation(line: 27, column: 22, scope: !96)
!104 = !DILocation(line: 28, column: 16, scope: !96)
!105 = !DILocation(line: 28, column: 5, scope: !96)
!106 = !DILocation(line: 28, column: 8, scope: !96)
!107 = !DILocation(line: 28, column: 14, scope: !96)
!108 = !DILocation(line: 29, column: 17, scope: !96)
!109 = !DILocation(line: 29, column: 5, scope: !96)
!110 = !DILocation(line: 29, column: 8, scope: !96)
!111 = !DILocation(line: 29, column: 15, scope: !96)
!112 = !DILocation(line: 30, column: 16, scope: !96)
!113 = !DILocation(line: 30, column: 22, scope: !96)
!114 = !DILocation(line: 30, column: 34, scope: !96)
!115 = !DILocation(line: 30, column: 40, scope: !96)
!116 = !DILocation(line: 30, column: 28, scope: !96)
!117 = !DILocation(line: 30, column: 5, scope: !96)
!118 = !DILocation(line: 30, column: 8, scope: !96)
!119 = !DILocation(line: 30, column: 14, scope: !96)
!120 = !DILocation(line: 31, column: 12, scope: !96)
!121 = !DILocation(line: 31, column: 5, scope: !96)
!122 = distinct !DISubprogram(name: "xmalloc", scope: !3, file: !3, line: 6, type: !123, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !19)
!123 = !DISubroutineType(types: !124)
!124 = !{!125, !126}
!125 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!126 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !127, line: 46, baseType: !128)
!127 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "", checksumkind: CSK_MD5, checksum: "2499dd2361b915724b073282bea3a7bc")
!128 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!129 = !DILocalVariable(name: "size", arg: 1, scope: !122, file: !3, line: 6, type: !126)
!130 = !DILocation(line: 6, column: 29, scope: !122)
!131 = !DILocalVariable(name: "p", scope: !122, file: !3, line: 8, type: !125)
!132 = !DILocation(line: 8, column: 11, scope: !122)
!133 = !DILocation(line: 8, column: 22, scope: !122)
!134 = !DILocation(line: 8, column: 15, scope: !122)
!135 = !DILocation(line: 9, column: 10, scope: !136)
!136 = distinct !DILexicalBlock(scope: !122, file: !3, line: 9, column: 9)
!137 = !DILocation(line: 9, column: 9, scope: !122)
!138 = !DILocation(line: 10, column: 9, scope: !136)
!139 = !DILocation(line: 11, column: 12, scope: !122)
!140 = !DILocation(line: 11, column: 5, scope: !122)
