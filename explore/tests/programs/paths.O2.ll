; clang-14 -S -emit-llvm -g -O2 paths.c
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [3 x i8] c"in\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @test_nested() local_unnamed_addr #0 !dbg !16 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #4, !dbg !23
  call void @llvm.dbg.value(metadata i8* %1, metadata !28, metadata !DIExpression(DW_OP_deref)) #4, !dbg !30
  call void @klee_make_symbolic(i8* noundef nonnull %1, i64 noundef 1, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0)) #4, !dbg !31
  %2 = load i8, i8* %1, align 1, !dbg !32, !tbaa !33
  call void @llvm.dbg.value(metadata i8 %2, metadata !28, metadata !DIExpression()) #4, !dbg !30
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #4, !dbg !36
  call void @llvm.dbg.value(metadata i8 %2, metadata !20, metadata !DIExpression()), !dbg !37
  call void @llvm.dbg.value(metadata i32 0, metadata !22, metadata !DIExpression()), !dbg !37
  %3 = and i8 %2, 1, !dbg !38
  %4 = zext i8 %3 to i32, !dbg !40
  call void @llvm.dbg.value(metadata i32 %4, metadata !22, metadata !DIExpression()), !dbg !37
  %5 = icmp ugt i8 %2, 100, !dbg !41
  br i1 %5, label %6, label %14, !dbg !43

6:                                                ; preds = %0
  %7 = icmp ult i8 %2, 120, !dbg !44
  br i1 %7, label %8, label %10, !dbg !47

8:                                                ; preds = %6
  %9 = or i32 %4, 2, !dbg !48
  call void @llvm.dbg.value(metadata i32 %9, metadata !22, metadata !DIExpression()), !dbg !37
  br label %14, !dbg !49

10:                                               ; preds = %6
  %11 = icmp eq i8 %2, -56, !dbg !50
  %12 = or i32 %4, 4
  %13 = select i1 %11, i32 %12, i32 %4, !dbg !52
  br label %14, !dbg !52

14:                                               ; preds = %10, %8, %0
  %15 = phi i32 [ %9, %8 ], [ %4, %0 ], [ %13, %10 ], !dbg !37
  call void @llvm.dbg.value(metadata i32 %15, metadata !22, metadata !DIExpression()), !dbg !37
  %16 = icmp eq i8 %2, 90, !dbg !53
  %17 = add nsw i32 %15, 8
  %18 = select i1 %16, i32 %17, i32 %15, !dbg !55
  call void @llvm.dbg.value(metadata i32 %18, metadata !22, metadata !DIExpression()), !dbg !37
  ret i32 %18, !dbg !56
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind uwtable
define dso_local i32 @test_switch() local_unnamed_addr #0 !dbg !57 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #4, !dbg !60
  call void @llvm.dbg.value(metadata i8* %1, metadata !28, metadata !DIExpression(DW_OP_deref)) #4, !dbg !62
  call void @klee_make_symbolic(i8* noundef nonnull %1, i64 noundef 1, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0)) #4, !dbg !63
  %2 = load i8, i8* %1, align 1, !dbg !64, !tbaa !33
  call void @llvm.dbg.value(metadata i8 %2, metadata !28, metadata !DIExpression()) #4, !dbg !62
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #4, !dbg !65
  call void @llvm.dbg.value(metadata i8 %2, metadata !59, metadata !DIExpression()), !dbg !66
  %3 = zext i8 %2 to i32, !dbg !67
  %4 = lshr i32 %3, 2, !dbg !68
  switch i32 %4, label %11 [
    i32 0, label %12
    i32 1, label %12
    i32 2, label %12
    i32 7, label %5
    i32 9, label %6
    i32 63, label %10
  ], !dbg !69

5:                                                ; preds = %0
  br label %12, !dbg !70

6:                                                ; preds = %0
  %7 = and i32 %3, 1, !dbg !72
  %8 = icmp eq i32 %7, 0, !dbg !73
  %9 = select i1 %8, i32 4, i32 3, !dbg !73
  br label %12, !dbg !74

10:                                               ; preds = %0
  br label %12, !dbg !75

11:                                               ; preds = %0
  br label %12, !dbg !76

12:                                               ; preds = %0, %0, %0, %11, %10, %6, %5
  %13 = phi i32 [ 6, %11 ], [ 5, %10 ], [ %9, %6 ], [ 2, %5 ], [ 1, %0 ], [ 1, %0 ], [ 1, %0 ], !dbg !77
  ret i32 %13, !dbg !78
}

; Function Attrs: nounwind uwtable
define dso_local i32 @test_loop() local_unnamed_addr #0 !dbg !79 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #4, !dbg !83
  call void @llvm.dbg.value(metadata i8* %1, metadata !28, metadata !DIExpression(DW_OP_deref)) #4, !dbg !85
  call void @klee_make_symbolic(i8* noundef nonnull %1, i64 noundef 1, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0)) #4, !dbg !86
  %2 = load i8, i8* %1, align 1, !dbg !87, !tbaa !33
  call void @llvm.dbg.value(metadata i8 %2, metadata !28, metadata !DIExpression()) #4, !dbg !85
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #4, !dbg !88
  call void @llvm.dbg.value(metadata i8 %2, metadata !81, metadata !DIExpression()), !dbg !89
  call void @llvm.dbg.value(metadata i32 0, metadata !82, metadata !DIExpression()), !dbg !89
  %3 = icmp ugt i8 %2, 1, !dbg !90
  br i1 %3, label %4, label %14, !dbg !91

4:                                                ; preds = %0, %4
  %5 = phi i32 [ %12, %4 ], [ 0, %0 ]
  %6 = phi i8 [ %11, %4 ], [ %2, %0 ]
  call void @llvm.dbg.value(metadata i32 %5, metadata !82, metadata !DIExpression()), !dbg !89
  call void @llvm.dbg.value(metadata i8 %6, metadata !81, metadata !DIExpression()), !dbg !89
  %7 = and i8 %6, 1, !dbg !92
  %8 = icmp eq i8 %7, 0, !dbg !92
  %9 = add i8 %6, -1, !dbg !94
  %10 = lshr i8 %6, 1, !dbg !94
  %11 = select i1 %8, i8 %10, i8 %9, !dbg !94
  call void @llvm.dbg.value(metadata i8 %11, metadata !81, metadata !DIExpression()), !dbg !89
  %12 = add nuw nsw i32 %5, 1, !dbg !95
  call void @llvm.dbg.value(metadata i32 %12, metadata !82, metadata !DIExpression()), !dbg !89
  %13 = icmp ugt i8 %11, 1, !dbg !90
  br i1 %13, label %4, label %14, !dbg !91, !llvm.loop !96

14:                                               ; preds = %4, %0
  %15 = phi i32 [ 0, %0 ], [ %12, %4 ], !dbg !89
  ret i32 %15, !dbg !99
}

; Function Attrs: nounwind uwtable
define dso_local i32 @test_division() local_unnamed_addr #0 !dbg !100 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #4, !dbg !103
  call void @llvm.dbg.value(metadata i8* %1, metadata !28, metadata !DIExpression(DW_OP_deref)) #4, !dbg !105
  call void @klee_make_symbolic(i8* noundef nonnull %1, i64 noundef 1, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0)) #4, !dbg !106
  %2 = load i8, i8* %1, align 1, !dbg !107, !tbaa !33
  call void @llvm.dbg.value(metadata i8 %2, metadata !28, metadata !DIExpression()) #4, !dbg !105
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #4, !dbg !108
  call void @llvm.dbg.value(metadata i8 %2, metadata !102, metadata !DIExpression()), !dbg !109
  %3 = icmp ugt i8 %2, -6, !dbg !110
  br i1 %3, label %4, label %8, !dbg !112

4:                                                ; preds = %0
  %5 = add i8 %2, 3, !dbg !113
  %6 = sdiv i8 100, %5, !dbg !114
  %7 = sext i8 %6 to i32, !dbg !114
  br label %12, !dbg !115

8:                                                ; preds = %0
  %9 = add i8 %2, 1, !dbg !116
  %10 = urem i8 100, %9, !dbg !116
  %11 = zext i8 %10 to i32, !dbg !116
  br label %12, !dbg !117

12:                                               ; preds = %8, %4
  %13 = phi i32 [ %7, %4 ], [ %11, %8 ], !dbg !109
  ret i32 %13, !dbg !118
}

; Function Attrs: nounwind uwtable
define dso_local i32 @test_table() local_unnamed_addr #0 !dbg !119 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #4, !dbg !122
  call void @llvm.dbg.value(metadata i8* %1, metadata !28, metadata !DIExpression(DW_OP_deref)) #4, !dbg !124
  call void @klee_make_symbolic(i8* noundef nonnull %1, i64 noundef 1, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0)) #4, !dbg !125
  %2 = load i8, i8* %1, align 1, !dbg !126, !tbaa !33
  call void @llvm.dbg.value(metadata i8 %2, metadata !28, metadata !DIExpression()) #4, !dbg !124
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #4, !dbg !127
  call void @llvm.dbg.value(metadata i8 %2, metadata !121, metadata !DIExpression()), !dbg !128
  %3 = icmp ugt i8 %2, 7, !dbg !129
  br i1 %3, label %13, label %4, !dbg !131

4:                                                ; preds = %0
  %5 = zext i8 %2 to i64, !dbg !132
  %6 = lshr i64 52, %5, !dbg !133
  %7 = and i64 %6, 1, !dbg !133
  %8 = icmp eq i64 %7, 0, !dbg !133
  %9 = and i8 %2, -3, !dbg !132
  %10 = icmp eq i8 %9, 1, !dbg !132
  %11 = select i1 %10, i32 2, i32 3, !dbg !132
  %12 = select i1 %8, i32 %11, i32 1, !dbg !132
  br label %13, !dbg !134

13:                                               ; preds = %0, %4
  %14 = phi i32 [ %12, %4 ], [ -1, %0 ], !dbg !128
  ret i32 %14, !dbg !135
}

; Function Attrs: nounwind uwtable
define dso_local i32 @test_assume() local_unnamed_addr #0 !dbg !136 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #4, !dbg !139
  call void @llvm.dbg.value(metadata i8* %1, metadata !28, metadata !DIExpression(DW_OP_deref)) #4, !dbg !141
  call void @klee_make_symbolic(i8* noundef nonnull %1, i64 noundef 1, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0)) #4, !dbg !142
  %2 = load i8, i8* %1, align 1, !dbg !143, !tbaa !33
  call void @llvm.dbg.value(metadata i8 %2, metadata !28, metadata !DIExpression()) #4, !dbg !141
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #4, !dbg !144
  call void @llvm.dbg.value(metadata i8 %2, metadata !138, metadata !DIExpression()), !dbg !145
  %3 = icmp ugt i8 %2, 9, !dbg !146
  %4 = icmp ne i8 %2, 12, !dbg !147
  %5 = and i1 %3, %4, !dbg !147
  %6 = zext i1 %5 to i64
  call void @klee_assume(i64 noundef %6) #4, !dbg !148
  %7 = icmp ult i8 %2, 14, !dbg !149
  %8 = select i1 %7, i8 %2, i8 0, !dbg !150
  %9 = zext i8 %8 to i32, !dbg !150
  ret i32 %9, !dbg !151
}

declare !dbg !152 void @klee_assume(i64 noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define dso_local i32 @test_objects() local_unnamed_addr #0 !dbg !157 {
  %1 = alloca i8, align 1
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = bitcast i64* %2 to i8*, !dbg !167
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %4) #4, !dbg !167
  call void @llvm.dbg.value(metadata i64 8589934593, metadata !159, metadata !DIExpression()), !dbg !168
  store i64 8589934593, i64* %2, align 8, !dbg !169
  %5 = bitcast i64* %3 to i8*, !dbg !167
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %5) #4, !dbg !167
  call void @llvm.dbg.value(metadata i64 17179869187, metadata !163, metadata !DIExpression()), !dbg !168
  store i64 17179869187, i64* %3, align 8, !dbg !170
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #4, !dbg !171
  call void @llvm.dbg.value(metadata i8* %1, metadata !28, metadata !DIExpression(DW_OP_deref)) #4, !dbg !173
  call void @klee_make_symbolic(i8* noundef nonnull %1, i64 noundef 1, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0)) #4, !dbg !174
  %6 = load i8, i8* %1, align 1, !dbg !175, !tbaa !33
  call void @llvm.dbg.value(metadata i8 %6, metadata !28, metadata !DIExpression()) #4, !dbg !173
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #4, !dbg !176
  call void @llvm.dbg.value(metadata i8 %6, metadata !164, metadata !DIExpression()), !dbg !168
  %7 = zext i8 %6 to i32, !dbg !177
  %8 = and i32 %7, 1, !dbg !178
  %9 = icmp eq i32 %8, 0, !dbg !178
  %10 = select i1 %9, i64* %3, i64* %2, !dbg !177
  %11 = bitcast i64* %10 to i32*, !dbg !177
  call void @llvm.dbg.value(metadata i32* %11, metadata !165, metadata !DIExpression()), !dbg !168
  %12 = lshr i32 %7, 1, !dbg !179
  %13 = and i32 %12, 3, !dbg !180
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds i32, i32* %11, i64 %14, !dbg !181
  %16 = load i32, i32* %15, align 4, !dbg !181, !tbaa !182
  %17 = icmp eq i32 %16, 3, !dbg !184
  %18 = zext i1 %17 to i32, !dbg !184
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %5) #4, !dbg !185
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %4) #4, !dbg !185
  ret i32 %18, !dbg !186
}

declare !dbg !187 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #3

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14}
!llvm.ident = !{!15}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "paths.c", directory: "/symvm", checksumkind: CSK_MD5, checksum: "fff402d6c264b147dbf581b1b8c09c59")
!2 = !{!3}
!3 = !DIGlobalVariableExpression(var: !4, expr: !DIExpression())
!4 = distinct !DIGlobalVariable(name: "table", scope: !0, file: !1, line: 44, type: !5, isLocal: true, isDefinition: true)
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
!15 = !{!"Debian clang version 14.0.6"}
!16 = distinct !DISubprogram(name: "test_nested", scope: !1, file: !1, line: 11, type: !17, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !19)
!17 = !DISubroutineType(types: !18)
!18 = !{!6}
!19 = !{!20, !22}
!20 = !DILocalVariable(name: "x", scope: !16, file: !1, line: 12, type: !21)
!21 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!22 = !DILocalVariable(name: "r", scope: !16, file: !1, line: 13, type: !6)
!23 = !DILocation(line: 6, column: 5, scope: !24, inlinedAt: !29)
!24 = distinct !DISubprogram(name: "byte", scope: !1, file: !1, line: 5, type: !25, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !27)
!25 = !DISubroutineType(types: !26)
!26 = !{!21}
!27 = !{!28}
!28 = !DILocalVariable(name: "x", scope: !24, file: !1, line: 6, type: !21)
!29 = distinct !DILocation(line: 12, column: 23, scope: !16)
!30 = !DILocation(line: 0, scope: !24, inlinedAt: !29)
!31 = !DILocation(line: 7, column: 5, scope: !24, inlinedAt: !29)
!32 = !DILocation(line: 8, column: 12, scope: !24, inlinedAt: !29)
!33 = !{!34, !34, i64 0}
!34 = !{!"omnipotent char", !35, i64 0}
!35 = !{!"Simple C/C++ TBAA"}
!36 = !DILocation(line: 9, column: 1, scope: !24, inlinedAt: !29)
!37 = !DILocation(line: 0, scope: !16)
!38 = !DILocation(line: 14, column: 11, scope: !39)
!39 = distinct !DILexicalBlock(scope: !16, file: !1, line: 14, column: 9)
!40 = !DILocation(line: 14, column: 9, scope: !16)
!41 = !DILocation(line: 15, column: 11, scope: !42)
!42 = distinct !DILexicalBlock(scope: !16, file: !1, line: 15, column: 9)
!43 = !DILocation(line: 15, column: 9, scope: !16)
!44 = !DILocation(line: 15, column: 26, scope: !45)
!45 = distinct !DILexicalBlock(scope: !46, file: !1, line: 15, column: 24)
!46 = distinct !DILexicalBlock(scope: !42, file: !1, line: 15, column: 18)
!47 = !DILocation(line: 15, column: 24, scope: !46)
!48 = !DILocation(line: 15, column: 35, scope: !45)
!49 = !DILocation(line: 15, column: 33, scope: !45)
!50 = !DILocation(line: 15, column: 52, scope: !51)
!51 = distinct !DILexicalBlock(scope: !45, file: !1, line: 15, column: 50)
!52 = !DILocation(line: 15, column: 50, scope: !45)
!53 = !DILocation(line: 16, column: 20, scope: !54)
!54 = distinct !DILexicalBlock(scope: !16, file: !1, line: 16, column: 9)
!55 = !DILocation(line: 16, column: 9, scope: !16)
!56 = !DILocation(line: 17, column: 5, scope: !16)
!57 = distinct !DISubprogram(name: "test_switch", scope: !1, file: !1, line: 20, type: !17, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !58)
!58 = !{!59}
!59 = !DILocalVariable(name: "x", scope: !57, file: !1, line: 21, type: !21)
!60 = !DILocation(line: 6, column: 5, scope: !24, inlinedAt: !61)
!61 = distinct !DILocation(line: 21, column: 23, scope: !57)
!62 = !DILocation(line: 0, scope: !24, inlinedAt: !61)
!63 = !DILocation(line: 7, column: 5, scope: !24, inlinedAt: !61)
!64 = !DILocation(line: 8, column: 12, scope: !24, inlinedAt: !61)
!65 = !DILocation(line: 9, column: 1, scope: !24, inlinedAt: !61)
!66 = !DILocation(line: 0, scope: !57)
!67 = !DILocation(line: 22, column: 13, scope: !57)
!68 = !DILocation(line: 22, column: 15, scope: !57)
!69 = !DILocation(line: 22, column: 5, scope: !57)
!70 = !DILocation(line: 24, column: 13, scope: !71)
!71 = distinct !DILexicalBlock(scope: !57, file: !1, line: 22, column: 21)
!72 = !DILocation(line: 25, column: 22, scope: !71)
!73 = !DILocation(line: 25, column: 20, scope: !71)
!74 = !DILocation(line: 25, column: 13, scope: !71)
!75 = !DILocation(line: 26, column: 14, scope: !71)
!76 = !DILocation(line: 27, column: 14, scope: !71)
!77 = !DILocation(line: 0, scope: !71)
!78 = !DILocation(line: 29, column: 1, scope: !57)
!79 = distinct !DISubprogram(name: "test_loop", scope: !1, file: !1, line: 31, type: !17, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !80)
!80 = !{!81, !82}
!81 = !DILocalVariable(name: "x", scope: !79, file: !1, line: 32, type: !21)
!82 = !DILocalVariable(name: "n", scope: !79, file: !1, line: 33, type: !6)
!83 = !DILocation(line: 6, column: 5, scope: !24, inlinedAt: !84)
!84 = distinct !DILocation(line: 32, column: 23, scope: !79)
!85 = !DILocation(line: 0, scope: !24, inlinedAt: !84)
!86 = !DILocation(line: 7, column: 5, scope: !24, inlinedAt: !84)
!87 = !DILocation(line: 8, column: 12, scope: !24, inlinedAt: !84)
!88 = !DILocation(line: 9, column: 1, scope: !24, inlinedAt: !84)
!89 = !DILocation(line: 0, scope: !79)
!90 = !DILocation(line: 34, column: 14, scope: !79)
!91 = !DILocation(line: 34, column: 5, scope: !79)
!92 = !DILocation(line: 34, column: 27, scope: !93)
!93 = distinct !DILexicalBlock(scope: !79, file: !1, line: 34, column: 19)
!94 = !DILocation(line: 34, column: 25, scope: !93)
!95 = !DILocation(line: 34, column: 50, scope: !93)
!96 = distinct !{!96, !91, !97, !98}
!97 = !DILocation(line: 34, column: 54, scope: !79)
!98 = !{!"llvm.loop.mustprogress"}
!99 = !DILocation(line: 35, column: 5, scope: !79)
!100 = distinct !DISubprogram(name: "test_division", scope: !1, file: !1, line: 38, type: !17, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !101)
!101 = !{!102}
!102 = !DILocalVariable(name: "x", scope: !100, file: !1, line: 39, type: !21)
!103 = !DILocation(line: 6, column: 5, scope: !24, inlinedAt: !104)
!104 = distinct !DILocation(line: 39, column: 23, scope: !100)
!105 = !DILocation(line: 0, scope: !24, inlinedAt: !104)
!106 = !DILocation(line: 7, column: 5, scope: !24, inlinedAt: !104)
!107 = !DILocation(line: 8, column: 12, scope: !24, inlinedAt: !104)
!108 = !DILocation(line: 9, column: 1, scope: !24, inlinedAt: !104)
!109 = !DILocation(line: 0, scope: !100)
!110 = !DILocation(line: 40, column: 11, scope: !111)
!111 = distinct !DILexicalBlock(scope: !100, file: !1, line: 40, column: 9)
!112 = !DILocation(line: 40, column: 9, scope: !100)
!113 = !DILocation(line: 40, column: 34, scope: !111)
!114 = !DILocation(line: 40, column: 29, scope: !111)
!115 = !DILocation(line: 40, column: 18, scope: !111)
!116 = !DILocation(line: 41, column: 16, scope: !100)
!117 = !DILocation(line: 41, column: 5, scope: !100)
!118 = !DILocation(line: 42, column: 1, scope: !100)
!119 = distinct !DISubprogram(name: "test_table", scope: !1, file: !1, line: 46, type: !17, scopeLine: 46, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !120)
!120 = !{!121}
!121 = !DILocalVariable(name: "x", scope: !119, file: !1, line: 47, type: !21)
!122 = !DILocation(line: 6, column: 5, scope: !24, inlinedAt: !123)
!123 = distinct !DILocation(line: 47, column: 23, scope: !119)
!124 = !DILocation(line: 0, scope: !24, inlinedAt: !123)
!125 = !DILocation(line: 7, column: 5, scope: !24, inlinedAt: !123)
!126 = !DILocation(line: 8, column: 12, scope: !24, inlinedAt: !123)
!127 = !DILocation(line: 9, column: 1, scope: !24, inlinedAt: !123)
!128 = !DILocation(line: 0, scope: !119)
!129 = !DILocation(line: 48, column: 11, scope: !130)
!130 = distinct !DILexicalBlock(scope: !119, file: !1, line: 48, column: 9)
!131 = !DILocation(line: 48, column: 9, scope: !119)
!132 = !DILocation(line: 49, column: 12, scope: !119)
!133 = !DILocation(line: 49, column: 21, scope: !119)
!134 = !DILocation(line: 49, column: 5, scope: !119)
!135 = !DILocation(line: 50, column: 1, scope: !119)
!136 = distinct !DISubprogram(name: "test_assume", scope: !1, file: !1, line: 52, type: !17, scopeLine: 52, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !137)
!137 = !{!138}
!138 = !DILocalVariable(name: "x", scope: !136, file: !1, line: 53, type: !21)
!139 = !DILocation(line: 6, column: 5, scope: !24, inlinedAt: !140)
!140 = distinct !DILocation(line: 53, column: 23, scope: !136)
!141 = !DILocation(line: 0, scope: !24, inlinedAt: !140)
!142 = !DILocation(line: 7, column: 5, scope: !24, inlinedAt: !140)
!143 = !DILocation(line: 8, column: 12, scope: !24, inlinedAt: !140)
!144 = !DILocation(line: 9, column: 1, scope: !24, inlinedAt: !140)
!145 = !DILocation(line: 0, scope: !136)
!146 = !DILocation(line: 54, column: 19, scope: !136)
!147 = !DILocation(line: 54, column: 23, scope: !136)
!148 = !DILocation(line: 54, column: 5, scope: !136)
!149 = !DILocation(line: 55, column: 14, scope: !136)
!150 = !DILocation(line: 55, column: 12, scope: !136)
!151 = !DILocation(line: 55, column: 5, scope: !136)
!152 = !DISubprogram(name: "klee_assume", scope: !1, file: !1, line: 3, type: !153, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !156)
!153 = !DISubroutineType(types: !154)
!154 = !{null, !155}
!155 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!156 = !{}
!157 = distinct !DISubprogram(name: "test_objects", scope: !1, file: !1, line: 58, type: !17, scopeLine: 58, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !158)
!158 = !{!159, !163, !164, !165}
!159 = !DILocalVariable(name: "a", scope: !157, file: !1, line: 59, type: !160)
!160 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 64, elements: !161)
!161 = !{!162}
!162 = !DISubrange(count: 2)
!163 = !DILocalVariable(name: "b", scope: !157, file: !1, line: 59, type: !160)
!164 = !DILocalVariable(name: "x", scope: !157, file: !1, line: 60, type: !21)
!165 = !DILocalVariable(name: "p", scope: !157, file: !1, line: 61, type: !166)
!166 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!167 = !DILocation(line: 59, column: 5, scope: !157)
!168 = !DILocation(line: 0, scope: !157)
!169 = !DILocation(line: 59, column: 9, scope: !157)
!170 = !DILocation(line: 59, column: 24, scope: !157)
!171 = !DILocation(line: 6, column: 5, scope: !24, inlinedAt: !172)
!172 = distinct !DILocation(line: 60, column: 23, scope: !157)
!173 = !DILocation(line: 0, scope: !24, inlinedAt: !172)
!174 = !DILocation(line: 7, column: 5, scope: !24, inlinedAt: !172)
!175 = !DILocation(line: 8, column: 12, scope: !24, inlinedAt: !172)
!176 = !DILocation(line: 9, column: 1, scope: !24, inlinedAt: !172)
!177 = !DILocation(line: 61, column: 14, scope: !157)
!178 = !DILocation(line: 61, column: 16, scope: !157)
!179 = !DILocation(line: 62, column: 17, scope: !157)
!180 = !DILocation(line: 62, column: 23, scope: !157)
!181 = !DILocation(line: 62, column: 12, scope: !157)
!182 = !{!183, !183, i64 0}
!183 = !{!"int", !34, i64 0}
!184 = !DILocation(line: 62, column: 28, scope: !157)
!185 = !DILocation(line: 63, column: 1, scope: !157)
!186 = !DILocation(line: 62, column: 5, scope: !157)
!187 = !DISubprogram(name: "klee_make_symbolic", scope: !1, file: !1, line: 2, type: !188, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !156)
!188 = !DISubroutineType(types: !189)
!189 = !{null, !190, !155, !191}
!190 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!191 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !192, size: 64)
!192 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !193)
!193 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
