; clang-14 -S -emit-llvm -g -O0 paths.c
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@table = internal global [6 x i32] [i32 3, i32 1, i32 4, i32 1, i32 5, i32 9], align 16, !dbg !0
@__const.test_objects.a = private unnamed_addr constant [2 x i32] [i32 1, i32 2], align 4
@__const.test_objects.b = private unnamed_addr constant [2 x i32] [i32 3, i32 4], align 4
@.str = private unnamed_addr constant [3 x i8] c"in\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @test_nested() #0 !dbg !17 {
  %1 = alloca i8, align 1
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i8* %1, metadata !21, metadata !DIExpression()), !dbg !23
  %3 = call zeroext i8 @byte(), !dbg !24
  store i8 %3, i8* %1, align 1, !dbg !23
  call void @llvm.dbg.declare(metadata i32* %2, metadata !25, metadata !DIExpression()), !dbg !26
  store i32 0, i32* %2, align 4, !dbg !26
  %4 = load i8, i8* %1, align 1, !dbg !27
  %5 = zext i8 %4 to i32, !dbg !27
  %6 = and i32 %5, 1, !dbg !29
  %7 = icmp ne i32 %6, 0, !dbg !29
  br i1 %7, label %8, label %11, !dbg !30

8:                                                ; preds = %0
  %9 = load i32, i32* %2, align 4, !dbg !31
  %10 = add nsw i32 %9, 1, !dbg !31
  store i32 %10, i32* %2, align 4, !dbg !31
  br label %11, !dbg !32

11:                                               ; preds = %8, %0
  %12 = load i8, i8* %1, align 1, !dbg !33
  %13 = zext i8 %12 to i32, !dbg !33
  %14 = icmp sgt i32 %13, 100, !dbg !35
  br i1 %14, label %15, label %31, !dbg !36

15:                                               ; preds = %11
  %16 = load i8, i8* %1, align 1, !dbg !37
  %17 = zext i8 %16 to i32, !dbg !37
  %18 = icmp slt i32 %17, 120, !dbg !40
  br i1 %18, label %19, label %22, !dbg !41

19:                                               ; preds = %15
  %20 = load i32, i32* %2, align 4, !dbg !42
  %21 = add nsw i32 %20, 2, !dbg !42
  store i32 %21, i32* %2, align 4, !dbg !42
  br label %30, !dbg !43

22:                                               ; preds = %15
  %23 = load i8, i8* %1, align 1, !dbg !44
  %24 = zext i8 %23 to i32, !dbg !44
  %25 = icmp eq i32 %24, 200, !dbg !46
  br i1 %25, label %26, label %29, !dbg !47

26:                                               ; preds = %22
  %27 = load i32, i32* %2, align 4, !dbg !48
  %28 = add nsw i32 %27, 4, !dbg !48
  store i32 %28, i32* %2, align 4, !dbg !48
  br label %29, !dbg !49

29:                                               ; preds = %26, %22
  br label %30

30:                                               ; preds = %29, %19
  br label %31, !dbg !50

31:                                               ; preds = %30, %11
  %32 = load i8, i8* %1, align 1, !dbg !51
  %33 = zext i8 %32 to i32, !dbg !51
  %34 = xor i32 %33, 85, !dbg !53
  %35 = icmp eq i32 %34, 15, !dbg !54
  br i1 %35, label %36, label %39, !dbg !55

36:                                               ; preds = %31
  %37 = load i32, i32* %2, align 4, !dbg !56
  %38 = add nsw i32 %37, 8, !dbg !56
  store i32 %38, i32* %2, align 4, !dbg !56
  br label %39, !dbg !57

39:                                               ; preds = %36, %31
  %40 = load i32, i32* %2, align 4, !dbg !58
  ret i32 %40, !dbg !59
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal zeroext i8 @byte() #0 !dbg !60 {
  %1 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8* %1, metadata !63, metadata !DIExpression()), !dbg !64
  call void @klee_make_symbolic(i8* noundef %1, i64 noundef 1, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0)), !dbg !65
  %2 = load i8, i8* %1, align 1, !dbg !66
  ret i8 %2, !dbg !67
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @test_switch() #0 !dbg !68 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8* %2, metadata !69, metadata !DIExpression()), !dbg !70
  %3 = call zeroext i8 @byte(), !dbg !71
  store i8 %3, i8* %2, align 1, !dbg !70
  %4 = load i8, i8* %2, align 1, !dbg !72
  %5 = zext i8 %4 to i32, !dbg !72
  %6 = ashr i32 %5, 2, !dbg !73
  switch i32 %6, label %17 [
    i32 0, label %7
    i32 1, label %7
    i32 2, label %7
    i32 7, label %8
    i32 9, label %9
    i32 63, label %16
  ], !dbg !74

7:                                                ; preds = %0, %0, %0
  store i32 1, i32* %1, align 4, !dbg !75
  br label %18, !dbg !75

8:                                                ; preds = %0
  store i32 2, i32* %1, align 4, !dbg !77
  br label %18, !dbg !77

9:                                                ; preds = %0
  %10 = load i8, i8* %2, align 1, !dbg !78
  %11 = zext i8 %10 to i32, !dbg !78
  %12 = and i32 %11, 1, !dbg !79
  %13 = icmp ne i32 %12, 0, !dbg !78
  %14 = zext i1 %13 to i64, !dbg !78
  %15 = select i1 %13, i32 3, i32 4, !dbg !78
  store i32 %15, i32* %1, align 4, !dbg !80
  br label %18, !dbg !80

16:                                               ; preds = %0
  store i32 5, i32* %1, align 4, !dbg !81
  br label %18, !dbg !81

17:                                               ; preds = %0
  store i32 6, i32* %1, align 4, !dbg !82
  br label %18, !dbg !82

18:                                               ; preds = %17, %16, %9, %8, %7
  %19 = load i32, i32* %1, align 4, !dbg !83
  ret i32 %19, !dbg !83
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @test_loop() #0 !dbg !84 {
  %1 = alloca i8, align 1
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i8* %1, metadata !85, metadata !DIExpression()), !dbg !86
  %3 = call zeroext i8 @byte(), !dbg !87
  store i8 %3, i8* %1, align 1, !dbg !86
  call void @llvm.dbg.declare(metadata i32* %2, metadata !88, metadata !DIExpression()), !dbg !89
  store i32 0, i32* %2, align 4, !dbg !89
  br label %4, !dbg !90

4:                                                ; preds = %21, %0
  %5 = load i8, i8* %1, align 1, !dbg !91
  %6 = zext i8 %5 to i32, !dbg !91
  %7 = icmp sgt i32 %6, 1, !dbg !92
  br i1 %7, label %8, label %26, !dbg !90

8:                                                ; preds = %4
  %9 = load i8, i8* %1, align 1, !dbg !93
  %10 = zext i8 %9 to i32, !dbg !93
  %11 = and i32 %10, 1, !dbg !95
  %12 = icmp ne i32 %11, 0, !dbg !95
  br i1 %12, label %13, label %17, !dbg !93

13:                                               ; preds = %8
  %14 = load i8, i8* %1, align 1, !dbg !96
  %15 = zext i8 %14 to i32, !dbg !96
  %16 = sub nsw i32 %15, 1, !dbg !97
  br label %21, !dbg !93

17:                                               ; preds = %8
  %18 = load i8, i8* %1, align 1, !dbg !98
  %19 = zext i8 %18 to i32, !dbg !98
  %20 = ashr i32 %19, 1, !dbg !99
  br label %21, !dbg !93

21:                                               ; preds = %17, %13
  %22 = phi i32 [ %16, %13 ], [ %20, %17 ], !dbg !93
  %23 = trunc i32 %22 to i8, !dbg !93
  store i8 %23, i8* %1, align 1, !dbg !100
  %24 = load i32, i32* %2, align 4, !dbg !101
  %25 = add nsw i32 %24, 1, !dbg !101
  store i32 %25, i32* %2, align 4, !dbg !101
  br label %4, !dbg !90, !llvm.loop !102

26:                                               ; preds = %4
  %27 = load i32, i32* %2, align 4, !dbg !105
  ret i32 %27, !dbg !106
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @test_division() #0 !dbg !107 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8* %2, metadata !108, metadata !DIExpression()), !dbg !109
  %3 = call zeroext i8 @byte(), !dbg !110
  store i8 %3, i8* %2, align 1, !dbg !109
  %4 = load i8, i8* %2, align 1, !dbg !111
  %5 = zext i8 %4 to i32, !dbg !111
  %6 = icmp sgt i32 %5, 250, !dbg !113
  br i1 %6, label %7, label %12, !dbg !114

7:                                                ; preds = %0
  %8 = load i8, i8* %2, align 1, !dbg !115
  %9 = zext i8 %8 to i32, !dbg !115
  %10 = sub nsw i32 %9, 253, !dbg !116
  %11 = sdiv i32 100, %10, !dbg !117
  store i32 %11, i32* %1, align 4, !dbg !118
  br label %17, !dbg !118

12:                                               ; preds = %0
  %13 = load i8, i8* %2, align 1, !dbg !119
  %14 = zext i8 %13 to i32, !dbg !119
  %15 = add nsw i32 %14, 1, !dbg !120
  %16 = srem i32 100, %15, !dbg !121
  store i32 %16, i32* %1, align 4, !dbg !122
  br label %17, !dbg !122

17:                                               ; preds = %12, %7
  %18 = load i32, i32* %1, align 4, !dbg !123
  ret i32 %18, !dbg !123
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @test_table() #0 !dbg !124 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8* %2, metadata !125, metadata !DIExpression()), !dbg !126
  %3 = call zeroext i8 @byte(), !dbg !127
  store i8 %3, i8* %2, align 1, !dbg !126
  %4 = load i8, i8* %2, align 1, !dbg !128
  %5 = zext i8 %4 to i32, !dbg !128
  %6 = icmp sgt i32 %5, 7, !dbg !130
  br i1 %6, label %7, label %8, !dbg !131

7:                                                ; preds = %0
  store i32 -1, i32* %1, align 4, !dbg !132
  br label %25, !dbg !132

8:                                                ; preds = %0
  %9 = load i8, i8* %2, align 1, !dbg !133
  %10 = zext i8 %9 to i64, !dbg !134
  %11 = getelementptr inbounds [6 x i32], [6 x i32]* @table, i64 0, i64 %10, !dbg !134
  %12 = load i32, i32* %11, align 4, !dbg !134
  %13 = icmp sgt i32 %12, 3, !dbg !135
  br i1 %13, label %14, label %15, !dbg !134

14:                                               ; preds = %8
  br label %23, !dbg !134

15:                                               ; preds = %8
  %16 = load i8, i8* %2, align 1, !dbg !136
  %17 = zext i8 %16 to i64, !dbg !137
  %18 = getelementptr inbounds [6 x i32], [6 x i32]* @table, i64 0, i64 %17, !dbg !137
  %19 = load i32, i32* %18, align 4, !dbg !137
  %20 = icmp eq i32 %19, 1, !dbg !138
  %21 = zext i1 %20 to i64, !dbg !137
  %22 = select i1 %20, i32 2, i32 3, !dbg !137
  br label %23, !dbg !134

23:                                               ; preds = %15, %14
  %24 = phi i32 [ 1, %14 ], [ %22, %15 ], !dbg !134
  store i32 %24, i32* %1, align 4, !dbg !139
  br label %25, !dbg !139

25:                                               ; preds = %23, %7
  %26 = load i32, i32* %1, align 4, !dbg !140
  ret i32 %26, !dbg !140
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @test_assume() #0 !dbg !141 {
  %1 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i8* %1, metadata !142, metadata !DIExpression()), !dbg !143
  %2 = call zeroext i8 @byte(), !dbg !144
  store i8 %2, i8* %1, align 1, !dbg !143
  %3 = load i8, i8* %1, align 1, !dbg !145
  %4 = zext i8 %3 to i32, !dbg !145
  %5 = icmp sgt i32 %4, 9, !dbg !146
  br i1 %5, label %6, label %10, !dbg !147

6:                                                ; preds = %0
  %7 = load i8, i8* %1, align 1, !dbg !148
  %8 = zext i8 %7 to i32, !dbg !148
  %9 = icmp ne i32 %8, 12, !dbg !149
  br label %10

10:                                               ; preds = %6, %0
  %11 = phi i1 [ false, %0 ], [ %9, %6 ], !dbg !150
  %12 = zext i1 %11 to i32, !dbg !147
  %13 = sext i32 %12 to i64, !dbg !145
  call void @klee_assume(i64 noundef %13), !dbg !151
  %14 = load i8, i8* %1, align 1, !dbg !152
  %15 = zext i8 %14 to i32, !dbg !152
  %16 = icmp slt i32 %15, 14, !dbg !153
  br i1 %16, label %17, label %20, !dbg !152

17:                                               ; preds = %10
  %18 = load i8, i8* %1, align 1, !dbg !154
  %19 = zext i8 %18 to i32, !dbg !154
  br label %21, !dbg !152

20:                                               ; preds = %10
  br label %21, !dbg !152

21:                                               ; preds = %20, %17
  %22 = phi i32 [ %19, %17 ], [ 0, %20 ], !dbg !152
  ret i32 %22, !dbg !155
}

declare void @klee_assume(i64 noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @test_objects() #0 !dbg !156 {
  %1 = alloca [2 x i32], align 4
  %2 = alloca [2 x i32], align 4
  %3 = alloca i8, align 1
  %4 = alloca i32*, align 8
  call void @llvm.dbg.declare(metadata [2 x i32]* %1, metadata !157, metadata !DIExpression()), !dbg !161
  %5 = bitcast [2 x i32]* %1 to i8*, !dbg !161
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %5, i8* align 4 bitcast ([2 x i32]* @__const.test_objects.a to i8*), i64 8, i1 false), !dbg !161
  call void @llvm.dbg.declare(metadata [2 x i32]* %2, metadata !162, metadata !DIExpression()), !dbg !163
  %6 = bitcast [2 x i32]* %2 to i8*, !dbg !163
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %6, i8* align 4 bitcast ([2 x i32]* @__const.test_objects.b to i8*), i64 8, i1 false), !dbg !163
  call void @llvm.dbg.declare(metadata i8* %3, metadata !164, metadata !DIExpression()), !dbg !165
  %7 = call zeroext i8 @byte(), !dbg !166
  store i8 %7, i8* %3, align 1, !dbg !165
  call void @llvm.dbg.declare(metadata i32** %4, metadata !167, metadata !DIExpression()), !dbg !169
  %8 = load i8, i8* %3, align 1, !dbg !170
  %9 = zext i8 %8 to i32, !dbg !170
  %10 = and i32 %9, 1, !dbg !171
  %11 = icmp ne i32 %10, 0, !dbg !171
  br i1 %11, label %12, label %14, !dbg !170

12:                                               ; preds = %0
  %13 = getelementptr inbounds [2 x i32], [2 x i32]* %1, i64 0, i64 0, !dbg !172
  br label %16, !dbg !170

14:                                               ; preds = %0
  %15 = getelementptr inbounds [2 x i32], [2 x i32]* %2, i64 0, i64 0, !dbg !173
  br label %16, !dbg !170

16:                                               ; preds = %14, %12
  %17 = phi i32* [ %13, %12 ], [ %15, %14 ], !dbg !170
  store i32* %17, i32** %4, align 8, !dbg !169
  %18 = load i32*, i32** %4, align 8, !dbg !174
  %19 = load i8, i8* %3, align 1, !dbg !175
  %20 = zext i8 %19 to i32, !dbg !175
  %21 = ashr i32 %20, 1, !dbg !176
  %22 = and i32 %21, 3, !dbg !177
  %23 = sext i32 %22 to i64, !dbg !174
  %24 = getelementptr inbounds i32, i32* %18, i64 %23, !dbg !174
  %25 = load i32, i32* %24, align 4, !dbg !174
  %26 = icmp eq i32 %25, 3, !dbg !178
  %27 = zext i1 %26 to i32, !dbg !178
  ret i32 %27, !dbg !179
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly nofree nounwind willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}
!llvm.ident = !{!16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 44, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "paths.c", directory: "/symvm", checksumkind: CSK_MD5, checksum: "fff402d6c264b147dbf581b1b8c09c59")
!4 = !{!0}
!5 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 192, elements: !7)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{!8}
!8 = !DISubrange(count: 6)
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 7, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 1}
!15 = !{i32 7, !"frame-pointer", i32 2}
!16 = !{!"Debian clang version 14.0.6"}
!17 = distinct !DISubprogram(name: "test_nested", scope: !3, file: !3, line: 11, type: !18, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !20)
!18 = !DISubroutineType(types: !19)
!19 = !{!6}
!20 = !{}
!21 = !DILocalVariable(name: "x", scope: !17, file: !3, line: 12, type: !22)
!22 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!23 = !DILocation(line: 12, column: 19, scope: !17)
!24 = !DILocation(line: 12, column: 23, scope: !17)
!25 = !DILocalVariable(name: "r", scope: !17, file: !3, line: 13, type: !6)
!26 = !DILocation(line: 13, column: 9, scope: !17)
!27 = !DILocation(line: 14, column: 9, scope: !28)
!28 = distinct !DILexicalBlock(scope: !17, file: !3, line: 14, column: 9)
!29 = !DILocation(line: 14, column: 11, scope: !28)
!30 = !DILocation(line: 14, column: 9, scope: !17)
!31 = !DILocation(line: 14, column: 18, scope: !28)
!32 = !DILocation(line: 14, column: 16, scope: !28)
!33 = !DILocation(line: 15, column: 9, scope: !34)
!34 = distinct !DILexicalBlock(scope: !17, file: !3, line: 15, column: 9)
!35 = !DILocation(line: 15, column: 11, scope: !34)
!36 = !DILocation(line: 15, column: 9, scope: !17)
!37 = !DILocation(line: 15, column: 24, scope: !38)
!38 = distinct !DILexicalBlock(scope: !39, file: !3, line: 15, column: 24)
!39 = distinct !DILexicalBlock(scope: !34, file: !3, line: 15, column: 18)
!40 = !DILocation(line: 15, column: 26, scope: !38)
!41 = !DILocation(line: 15, column: 24, scope: !39)
!42 = !DILocation(line: 15, column: 35, scope: !38)
!43 = !DILocation(line: 15, column: 33, scope: !38)
!44 = !DILocation(line: 15, column: 50, scope: !45)
!45 = distinct !DILexicalBlock(scope: !38, file: !3, line: 15, column: 50)
!46 = !DILocation(line: 15, column: 52, scope: !45)
!47 = !DILocation(line: 15, column: 50, scope: !38)
!48 = !DILocation(line: 15, column: 62, scope: !45)
!49 = !DILocation(line: 15, column: 60, scope: !45)
!50 = !DILocation(line: 15, column: 68, scope: !39)
!51 = !DILocation(line: 16, column: 10, scope: !52)
!52 = distinct !DILexicalBlock(scope: !17, file: !3, line: 16, column: 9)
!53 = !DILocation(line: 16, column: 12, scope: !52)
!54 = !DILocation(line: 16, column: 20, scope: !52)
!55 = !DILocation(line: 16, column: 9, scope: !17)
!56 = !DILocation(line: 16, column: 31, scope: !52)
!57 = !DILocation(line: 16, column: 29, scope: !52)
!58 = !DILocation(line: 17, column: 12, scope: !17)
!59 = !DILocation(line: 17, column: 5, scope: !17)
!60 = distinct !DISubprogram(name: "byte", scope: !3, file: !3, line: 5, type: !61, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !20)
!61 = !DISubroutineType(types: !62)
!62 = !{!22}
!63 = !DILocalVariable(name: "x", scope: !60, file: !3, line: 6, type: !22)
!64 = !DILocation(line: 6, column: 19, scope: !60)
!65 = !DILocation(line: 7, column: 5, scope: !60)
!66 = !DILocation(line: 8, column: 12, scope: !60)
!67 = !DILocation(line: 8, column: 5, scope: !60)
!68 = distinct !DISubprogram(name: "test_switch", scope: !3, file: !3, line: 20, type: !18, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !20)
!69 = !DILocalVariable(name: "x", scope: !68, file: !3, line: 21, type: !22)
!70 = !DILocation(line: 21, column: 19, scope: !68)
!71 = !DILocation(line: 21, column: 23, scope: !68)
!72 = !DILocation(line: 22, column: 13, scope: !68)
!73 = !DILocation(line: 22, column: 15, scope: !68)
!74 = !DILocation(line: 22, column: 5, scope: !68)
!75 = !DILocation(line: 23, column: 29, scope: !76)
!76 = distinct !DILexicalBlock(scope: !68, file: !3, line: 22, column: 21)
!77 = !DILocation(line: 24, column: 13, scope: !76)
!78 = !DILocation(line: 25, column: 20, scope: !76)
!79 = !DILocation(line: 25, column: 22, scope: !76)
!80 = !DILocation(line: 25, column: 13, scope: !76)
!81 = !DILocation(line: 26, column: 14, scope: !76)
!82 = !DILocation(line: 27, column: 14, scope: !76)
!83 = !DILocation(line: 29, column: 1, scope: !68)
!84 = distinct !DISubprogram(name: "test_loop", scope: !3, file: !3, line: 31, type: !18, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !20)
!85 = !DILocalVariable(name: "x", scope: !84, file: !3, line: 32, type: !22)
!86 = !DILocation(line: 32, column: 19, scope: !84)
!87 = !DILocation(line: 32, column: 23, scope: !84)
!88 = !DILocalVariable(name: "n", scope: !84, file: !3, line: 33, type: !6)
!89 = !DILocation(line: 33, column: 9, scope: !84)
!90 = !DILocation(line: 34, column: 5, scope: !84)
!91 = !DILocation(line: 34, column: 12, scope: !84)
!92 = !DILocation(line: 34, column: 14, scope: !84)
!93 = !DILocation(line: 34, column: 25, scope: !94)
!94 = distinct !DILexicalBlock(scope: !84, file: !3, line: 34, column: 19)
!95 = !DILocation(line: 34, column: 27, scope: !94)
!96 = !DILocation(line: 34, column: 33, scope: !94)
!97 = !DILocation(line: 34, column: 35, scope: !94)
!98 = !DILocation(line: 34, column: 41, scope: !94)
!99 = !DILocation(line: 34, column: 43, scope: !94)
!100 = !DILocation(line: 34, column: 23, scope: !94)
!101 = !DILocation(line: 34, column: 50, scope: !94)
!102 = distinct !{!102, !90, !103, !104}
!103 = !DILocation(line: 34, column: 54, scope: !84)
!104 = !{!"llvm.loop.mustprogress"}
!105 = !DILocation(line: 35, column: 12, scope: !84)
!106 = !DILocation(line: 35, column: 5, scope: !84)
!107 = distinct !DISubprogram(name: "test_division", scope: !3, file: !3, line: 38, type: !18, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !20)
!108 = !DILocalVariable(name: "x", scope: !107, file: !3, line: 39, type: !22)
!109 = !DILocation(line: 39, column: 19, scope: !107)
!110 = !DILocation(line: 39, column: 23, scope: !107)
!111 = !DILocation(line: 40, column: 9, scope: !112)
!112 = distinct !DILexicalBlock(scope: !107, file: !3, line: 40, column: 9)
!113 = !DILocation(line: 40, column: 11, scope: !112)
!114 = !DILocation(line: 40, column: 9, scope: !107)
!115 = !DILocation(line: 40, column: 32, scope: !112)
!116 = !DILocation(line: 40, column: 34, scope: !112)
!117 = !DILocation(line: 40, column: 29, scope: !112)
!118 = !DILocation(line: 40, column: 18, scope: !112)
!119 = !DILocation(line: 41, column: 19, scope: !107)
!120 = !DILocation(line: 41, column: 21, scope: !107)
!121 = !DILocation(line: 41, column: 16, scope: !107)
!122 = !DILocation(line: 41, column: 5, scope: !107)
!123 = !DILocation(line: 42, column: 1, scope: !107)
!124 = distinct !DISubprogram(name: "test_table", scope: !3, file: !3, line: 46, type: !18, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !20)
!125 = !DILocalVariable(name: "x", scope: !124, file: !3, line: 47, type: !22)
!126 = !DILocation(line: 47, column: 19, scope: !124)
!127 = !DILocation(line: 47, column: 23, scope: !124)
!128 = !DILocation(line: 48, column: 9, scope: !129)
!129 = distinct !DILexicalBlock(scope: !124, file: !3, line: 48, column: 9)
!130 = !DILocation(line: 48, column: 11, scope: !129)
!131 = !DILocation(line: 48, column: 9, scope: !124)
!132 = !DILocation(line: 48, column: 16, scope: !129)
!133 = !DILocation(line: 49, column: 18, scope: !124)
!134 = !DILocation(line: 49, column: 12, scope: !124)
!135 = !DILocation(line: 49, column: 21, scope: !124)
!136 = !DILocation(line: 49, column: 37, scope: !124)
!137 = !DILocation(line: 49, column: 31, scope: !124)
!138 = !DILocation(line: 49, column: 40, scope: !124)
!139 = !DILocation(line: 49, column: 5, scope: !124)
!140 = !DILocation(line: 50, column: 1, scope: !124)
!141 = distinct !DISubprogram(name: "test_assume", scope: !3, file: !3, line: 52, type: !18, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !20)
!142 = !DILocalVariable(name: "x", scope: !141, file: !3, line: 53, type: !22)
!143 = !DILocation(line: 53, column: 19, scope: !141)
!144 = !DILocation(line: 53, column: 23, scope: !141)
!145 = !DILocation(line: 54, column: 17, scope: !141)
!146 = !DILocation(line: 54, column: 19, scope: !141)
!147 = !DILocation(line: 54, column: 23, scope: !141)
!148 = !DILocation(line: 54, column: 26, scope: !141)
!149 = !DILocation(line: 54, column: 28, scope: !141)
!150 = !DILocation(line: 0, scope: !141)
!151 = !DILocation(line: 54, column: 5, scope: !141)
!152 = !DILocation(line: 55, column: 12, scope: !141)
!153 = !DILocation(line: 55, column: 14, scope: !141)
!154 = !DILocation(line: 55, column: 21, scope: !141)
!155 = !DILocation(line: 55, column: 5, scope: !141)
!156 = distinct !DISubprogram(name: "test_objects", scope: !3, file: !3, line: 58, type: !18, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !20)
!157 = !DILocalVariable(name: "a", scope: !156, file: !3, line: 59, type: !158)
!158 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 64, elements: !159)
!159 = !{!160}
!160 = !DISubrange(count: 2)
!161 = !DILocation(line: 59, column: 9, scope: !156)
!162 = !DILocalVariable(name: "b", scope: !156, file: !3, line: 59, type: !158)
!163 = !DILocation(line: 59, column: 24, scope: !156)
!164 = !DILocalVariable(name: "x", scope: !156, file: !3, line: 60, type: !22)
!165 = !DILocation(line: 60, column: 19, scope: !156)
!166 = !DILocation(line: 60, column: 23, scope: !156)
!167 = !DILocalVariable(name: "p", scope: !156, file: !3, line: 61, type: !168)
!168 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!169 = !DILocation(line: 61, column: 10, scope: !156)
!170 = !DILocation(line: 61, column: 14, scope: !156)
!171 = !DILocation(line: 61, column: 16, scope: !156)
!172 = !DILocation(line: 61, column: 22, scope: !156)
!173 = !DILocation(line: 61, column: 26, scope: !156)
!174 = !DILocation(line: 62, column: 12, scope: !156)
!175 = !DILocation(line: 62, column: 15, scope: !156)
!176 = !DILocation(line: 62, column: 17, scope: !156)
!177 = !DILocation(line: 62, column: 23, scope: !156)
!178 = !DILocation(line: 62, column: 28, scope: !156)
!179 = !DILocation(line: 62, column: 5, scope: !156)
