; clang-19 -O2 -g -w -fdebug-compilation-dir=. -S -emit-llvm control.c
; ModuleID = 'control.c'
source_filename = "control.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@threaded.labels = internal unnamed_addr constant [4 x ptr] [ptr blockaddress(@threaded, %15), ptr blockaddress(@threaded, %5), ptr blockaddress(@threaded, %7), ptr blockaddress(@threaded, %11)], align 16, !dbg !0
@.str.1 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !20

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none) uwtable
define dso_local i32 @threaded(ptr nocapture noundef readonly %0) #0 !dbg !2 {
    #dbg_value(ptr %0, !26, !DIExpression(), !45)
    #dbg_value(i32 0, !27, !DIExpression(), !45)
    #dbg_value(ptr %0, !28, !DIExpression(), !45)
    #dbg_value(ptr %0, !28, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !45)
  br label %2, !dbg !46

2:                                                ; preds = %9, %1
  %3 = phi i32 [ 0, %1 ], [ %10, %9 ]
  %4 = phi ptr [ %0, %1 ], [ %22, %9 ]
  br label %16

5:                                                ; preds = %16
    #dbg_label(!29, !47)
  %6 = add nsw i32 %3, 1, !dbg !48
    #dbg_value(i32 %6, !27, !DIExpression(), !45)
    #dbg_value(ptr %22, !28, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !45)
  br label %9, !dbg !49

7:                                                ; preds = %16
    #dbg_label(!30, !50)
  %8 = shl nsw i32 %3, 1, !dbg !51
    #dbg_value(i32 %8, !27, !DIExpression(), !45)
    #dbg_value(ptr %22, !28, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !45)
  br label %9, !dbg !52

9:                                                ; preds = %7, %5
  %10 = phi i32 [ %6, %5 ], [ %8, %7 ]
  br label %2

11:                                               ; preds = %16
    #dbg_label(!31, !53)
  %12 = load i8, ptr %22, align 1, !dbg !54, !tbaa !55
  %13 = zext i8 %12 to i64, !dbg !58
  %14 = getelementptr inbounds i8, ptr %22, i64 %13, !dbg !58
    #dbg_value(ptr %14, !28, !DIExpression(), !45)
    #dbg_value(ptr %14, !28, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !45)
  br label %16, !dbg !59

15:                                               ; preds = %16
    #dbg_label(!32, !60)
  ret i32 %3, !dbg !61

16:                                               ; preds = %2, %11
  %17 = phi ptr [ %14, %11 ], [ %4, %2 ]
  %18 = load i8, ptr %17, align 1, !dbg !45, !tbaa !55
  %19 = and i8 %18, 3, !dbg !45
  %20 = zext nneg i8 %19 to i64, !dbg !45
  %21 = getelementptr inbounds [4 x ptr], ptr @threaded.labels, i64 0, i64 %20, !dbg !45
  %22 = getelementptr inbounds i8, ptr %17, i64 1, !dbg !45
  %23 = load ptr, ptr %21, align 8, !dbg !45, !tbaa !62
    #dbg_value(ptr %22, !28, !DIExpression(), !45)
    #dbg_value(i32 %3, !27, !DIExpression(), !45)
  indirectbr ptr %23, [label %15, label %5, label %7, label %11]
}

; Function Attrs: nounwind uwtable
define dso_local i32 @collatz(i32 noundef %0) local_unnamed_addr #1 !dbg !64 {
    #dbg_value(i32 %0, !68, !DIExpression(), !70)
    #dbg_value(i32 0, !69, !DIExpression(), !70)
  br label %2, !dbg !71

2:                                                ; preds = %6, %1
  %3 = phi i32 [ %0, %1 ], [ %13, %6 ]
  %4 = phi i32 [ 0, %1 ], [ %12, %6 ], !dbg !70
    #dbg_value(i32 %4, !69, !DIExpression(), !70)
    #dbg_value(i32 %3, !68, !DIExpression(), !70)
  switch i32 %3, label %6 [
    i32 1, label %14
    i32 0, label %5
  ], !dbg !71

5:                                                ; preds = %2
  tail call void @abort() #4, !dbg !72
  unreachable, !dbg !72

6:                                                ; preds = %2
  %7 = and i32 %3, 1, !dbg !75
  %8 = icmp eq i32 %7, 0, !dbg !75
  %9 = mul i32 %3, 3, !dbg !76
  %10 = add i32 %9, 1, !dbg !76
  %11 = lshr exact i32 %3, 1, !dbg !76
    #dbg_value(i32 undef, !68, !DIExpression(), !70)
  %12 = add nuw nsw i32 %4, 1, !dbg !77
    #dbg_value(i32 %12, !69, !DIExpression(), !70)
  %13 = select i1 %8, i32 %11, i32 %10, !dbg !70
  br label %2, !dbg !71

14:                                               ; preds = %2
  ret i32 %4, !dbg !78
}

; Function Attrs: noreturn nounwind
declare !dbg !79 void @abort() local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, 3) i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #1 !dbg !82 {
    #dbg_value(i32 %0, !88, !DIExpression(), !100)
    #dbg_value(ptr %1, !89, !DIExpression(), !100)
    #dbg_value(i32 0, !90, !DIExpression(), !100)
    #dbg_value(i32 0, !91, !DIExpression(), !101)
  %3 = icmp sgt i32 %0, 0, !dbg !102
  br i1 %3, label %4, label %28, !dbg !103

4:                                                ; preds = %2
  %5 = zext nneg i32 %0 to i64, !dbg !102
  br label %6, !dbg !103

6:                                                ; preds = %4, %25
  %7 = phi i64 [ 0, %4 ], [ %26, %25 ]
  %8 = phi i32 [ 0, %4 ], [ %12, %25 ]
    #dbg_value(i64 %7, !91, !DIExpression(), !101)
    #dbg_value(i32 %8, !90, !DIExpression(), !100)
  %9 = getelementptr inbounds ptr, ptr %1, i64 %7, !dbg !104
  %10 = load ptr, ptr %9, align 8, !dbg !104, !tbaa !62
    #dbg_value(ptr %10, !93, !DIExpression(), !105)
  br label %11, !dbg !106

11:                                               ; preds = %21, %6
  %12 = phi i32 [ %8, %6 ], [ %23, %21 ], !dbg !107
  %13 = phi ptr [ %10, %6 ], [ %24, %21 ], !dbg !108
    #dbg_value(ptr %13, !93, !DIExpression(), !105)
    #dbg_value(i32 %12, !90, !DIExpression(), !100)
  %14 = load i8, ptr %13, align 1, !dbg !109, !tbaa !55
  switch i8 %14, label %17 [
    i8 0, label %25
    i8 97, label %21
    i8 101, label %21
    i8 105, label %21
    i8 111, label %21
    i8 117, label %21
    i8 48, label %15
    i8 49, label %15
    i8 50, label %15
    i8 51, label %15
    i8 52, label %15
    i8 53, label %15
    i8 54, label %15
    i8 55, label %15
    i8 56, label %15
    i8 57, label %15
    i8 32, label %16
  ], !dbg !110

15:                                               ; preds = %11, %11, %11, %11, %11, %11, %11, %11, %11, %11
  br label %21, !dbg !111

16:                                               ; preds = %11
  br label %21, !dbg !119

17:                                               ; preds = %11
  %18 = ashr i8 %14, 7, !dbg !120
  %19 = zext nneg i8 %18 to i32, !dbg !120
    #dbg_value(i32 %19, !96, !DIExpression(), !121)
  %20 = icmp sgt i8 %18, -1, !dbg !122
    #dbg_value(i32 undef, !90, !DIExpression(), !100)
  br i1 %20, label %21, label %50

21:                                               ; preds = %15, %16, %11, %11, %11, %11, %11, %17
  %22 = phi i32 [ %19, %17 ], [ 2, %15 ], [ 3, %16 ], [ 1, %11 ], [ 1, %11 ], [ 1, %11 ], [ 1, %11 ], [ 1, %11 ]
  %23 = add nuw nsw i32 %22, %12, !dbg !124
  %24 = getelementptr inbounds i8, ptr %13, i64 1, !dbg !125
    #dbg_value(ptr %24, !93, !DIExpression(), !105)
  br label %11, !dbg !126, !llvm.loop !127

25:                                               ; preds = %11
    #dbg_value(i32 %12, !90, !DIExpression(), !100)
  %26 = add nuw nsw i64 %7, 1, !dbg !130
    #dbg_value(i64 %26, !91, !DIExpression(), !101)
  %27 = icmp eq i64 %26, %5, !dbg !102
  br i1 %27, label %28, label %6, !dbg !103, !llvm.loop !131

28:                                               ; preds = %25, %2
  %29 = phi i32 [ 0, %2 ], [ %12, %25 ]
  br label %30, !dbg !133

30:                                               ; preds = %28, %44
  %31 = phi i32 [ %45, %44 ], [ %29, %28 ], !dbg !100
    #dbg_value(i32 %31, !90, !DIExpression(), !100)
    #dbg_value(i32 %0, !68, !DIExpression(), !134)
    #dbg_value(i32 0, !69, !DIExpression(), !134)
  br label %32, !dbg !137

32:                                               ; preds = %36, %30
  %33 = phi i32 [ %0, %30 ], [ %43, %36 ]
  %34 = phi i32 [ 0, %30 ], [ %42, %36 ], !dbg !134
    #dbg_value(i32 %34, !69, !DIExpression(), !134)
    #dbg_value(i32 %33, !68, !DIExpression(), !134)
  switch i32 %33, label %36 [
    i32 1, label %44
    i32 0, label %35
  ], !dbg !137

35:                                               ; preds = %32
  tail call void @abort() #4, !dbg !138
  unreachable, !dbg !138

36:                                               ; preds = %32
  %37 = and i32 %33, 1, !dbg !139
  %38 = icmp eq i32 %37, 0, !dbg !139
  %39 = mul i32 %33, 3, !dbg !140
  %40 = add i32 %39, 1, !dbg !140
  %41 = lshr exact i32 %33, 1, !dbg !140
    #dbg_value(i32 undef, !68, !DIExpression(), !134)
  %42 = add nuw nsw i32 %34, 1, !dbg !141
    #dbg_value(i32 %42, !69, !DIExpression(), !134)
  %43 = select i1 %38, i32 %41, i32 %40, !dbg !134
  br label %32, !dbg !137

44:                                               ; preds = %32
  %45 = add nsw i32 %34, %31, !dbg !142
    #dbg_value(i32 %45, !90, !DIExpression(), !100)
  %46 = icmp slt i32 %45, 3, !dbg !143
  br i1 %46, label %30, label %47, !dbg !144, !llvm.loop !145

47:                                               ; preds = %44
    #dbg_value(i32 %45, !90, !DIExpression(), !100)
  %48 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %45), !dbg !147
  %49 = lshr i32 %48, 31, !dbg !148
  br label %50, !dbg !149

50:                                               ; preds = %17, %47
  %51 = phi i32 [ %49, %47 ], [ 2, %17 ]
  ret i32 %51, !dbg !150
}

; Function Attrs: nofree nounwind
declare !dbg !151 noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #3

attributes #0 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!37, !38, !39, !40, !41, !42, !43}
!llvm.ident = !{!44}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "labels", scope: !2, file: !3, line: 24, type: !33, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "threaded", scope: !3, file: !3, line: 23, type: !4, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !25)
!3 = !DIFile(filename: "control.c", directory: ".", checksumkind: CSK_MD5, checksum: "5dde219c63ee8a467cb3cc31f1470d5d")
!4 = !DISubroutineType(types: !5)
!5 = !{!6, !7}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!9 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!10 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !13, splitDebugInlining: false, nameTableKind: None)
!11 = !{!9, !12, !7}
!12 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!13 = !{!0, !14, !20}
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(scope: null, file: !3, line: 60, type: !16, isLocal: true, isDefinition: true)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 24, elements: !18)
!17 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!18 = !{!19}
!19 = !DISubrange(count: 3)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(scope: null, file: !3, line: 61, type: !22, isLocal: true, isDefinition: true)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 32, elements: !23)
!23 = !{!24}
!24 = !DISubrange(count: 4)
!25 = !{!26, !27, !28, !29, !30, !31, !32}
!26 = !DILocalVariable(name: "code", arg: 1, scope: !2, file: !3, line: 23, type: !7)
!27 = !DILocalVariable(name: "acc", scope: !2, file: !3, line: 25, type: !6)
!28 = !DILocalVariable(name: "pc", scope: !2, file: !3, line: 26, type: !7)
!29 = !DILabel(scope: !2, name: "inc", file: !3, line: 28)
!30 = !DILabel(scope: !2, name: "dbl", file: !3, line: 31)
!31 = !DILabel(scope: !2, name: "jump", file: !3, line: 34)
!32 = !DILabel(scope: !2, name: "halt", file: !3, line: 37)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !34, size: 256, elements: !23)
!34 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!36 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!37 = !{i32 7, !"Dwarf Version", i32 5}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 8, !"PIC Level", i32 2}
!41 = !{i32 7, !"PIE Level", i32 2}
!42 = !{i32 7, !"uwtable", i32 2}
!43 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!44 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!45 = !DILocation(line: 0, scope: !2)
!46 = !DILocation(line: 27, column: 5, scope: !2)
!47 = !DILocation(line: 28, column: 1, scope: !2)
!48 = !DILocation(line: 29, column: 8, scope: !2)
!49 = !DILocation(line: 30, column: 5, scope: !2)
!50 = !DILocation(line: 31, column: 1, scope: !2)
!51 = !DILocation(line: 32, column: 9, scope: !2)
!52 = !DILocation(line: 33, column: 5, scope: !2)
!53 = !DILocation(line: 34, column: 1, scope: !2)
!54 = !DILocation(line: 35, column: 11, scope: !2)
!55 = !{!56, !56, i64 0}
!56 = !{!"omnipotent char", !57, i64 0}
!57 = !{!"Simple C/C++ TBAA"}
!58 = !DILocation(line: 35, column: 8, scope: !2)
!59 = !DILocation(line: 36, column: 5, scope: !2)
!60 = !DILocation(line: 37, column: 1, scope: !2)
!61 = !DILocation(line: 38, column: 5, scope: !2)
!62 = !{!63, !63, i64 0}
!63 = !{!"any pointer", !56, i64 0}
!64 = distinct !DISubprogram(name: "collatz", scope: !3, file: !3, line: 41, type: !65, scopeLine: 41, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !67)
!65 = !DISubroutineType(types: !66)
!66 = !{!6, !12}
!67 = !{!68, !69}
!68 = !DILocalVariable(name: "n", arg: 1, scope: !64, file: !3, line: 41, type: !12)
!69 = !DILocalVariable(name: "steps", scope: !64, file: !3, line: 42, type: !6)
!70 = !DILocation(line: 0, scope: !64)
!71 = !DILocation(line: 43, column: 5, scope: !64)
!72 = !DILocation(line: 44, column: 21, scope: !73)
!73 = distinct !DILexicalBlock(scope: !74, file: !3, line: 44, column: 13)
!74 = distinct !DILexicalBlock(scope: !64, file: !3, line: 43, column: 20)
!75 = !DILocation(line: 45, column: 15, scope: !74)
!76 = !DILocation(line: 45, column: 13, scope: !74)
!77 = !DILocation(line: 46, column: 14, scope: !74)
!78 = !DILocation(line: 48, column: 5, scope: !64)
!79 = !DISubprogram(name: "abort", scope: !3, file: !3, line: 3, type: !80, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!80 = !DISubroutineType(types: !81)
!81 = !{null}
!82 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 51, type: !83, scopeLine: 51, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !87)
!83 = !DISubroutineType(types: !84)
!84 = !{!6, !6, !85}
!85 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !86, size: 64)
!86 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!87 = !{!88, !89, !90, !91, !93, !96, !99}
!88 = !DILocalVariable(name: "argc", arg: 1, scope: !82, file: !3, line: 51, type: !6)
!89 = !DILocalVariable(name: "argv", arg: 2, scope: !82, file: !3, line: 51, type: !85)
!90 = !DILocalVariable(name: "sum", scope: !82, file: !3, line: 52, type: !6)
!91 = !DILocalVariable(name: "i", scope: !92, file: !3, line: 53, type: !6)
!92 = distinct !DILexicalBlock(scope: !82, file: !3, line: 53, column: 5)
!93 = !DILocalVariable(name: "p", scope: !94, file: !3, line: 54, type: !86)
!94 = distinct !DILexicalBlock(scope: !95, file: !3, line: 54, column: 9)
!95 = distinct !DILexicalBlock(scope: !92, file: !3, line: 53, column: 5)
!96 = !DILocalVariable(name: "k", scope: !97, file: !3, line: 55, type: !6)
!97 = distinct !DILexicalBlock(scope: !98, file: !3, line: 54, column: 42)
!98 = distinct !DILexicalBlock(scope: !94, file: !3, line: 54, column: 9)
!99 = !DILabel(scope: !82, name: "bad", file: !3, line: 62)
!100 = !DILocation(line: 0, scope: !82)
!101 = !DILocation(line: 0, scope: !92)
!102 = !DILocation(line: 53, column: 23, scope: !95)
!103 = !DILocation(line: 53, column: 5, scope: !92)
!104 = !DILocation(line: 54, column: 24, scope: !94)
!105 = !DILocation(line: 0, scope: !94)
!106 = !DILocation(line: 54, column: 14, scope: !94)
!107 = !DILocation(line: 52, column: 9, scope: !82)
!108 = !DILocation(line: 54, scope: !94)
!109 = !DILocation(line: 54, column: 33, scope: !98)
!110 = !DILocation(line: 54, column: 9, scope: !94)
!111 = !DILocation(line: 8, column: 23, scope: !112, inlinedAt: !118)
!112 = distinct !DILexicalBlock(scope: !113, file: !3, line: 6, column: 16)
!113 = distinct !DISubprogram(name: "classify", scope: !3, file: !3, line: 5, type: !114, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !116)
!114 = !DISubroutineType(types: !115)
!115 = !{!6, !9}
!116 = !{!117}
!117 = !DILocalVariable(name: "c", arg: 1, scope: !113, file: !3, line: 5, type: !9)
!118 = distinct !DILocation(line: 55, column: 21, scope: !97)
!119 = !DILocation(line: 9, column: 15, scope: !112, inlinedAt: !118)
!120 = !DILocation(line: 10, column: 21, scope: !112, inlinedAt: !118)
!121 = !DILocation(line: 0, scope: !97)
!122 = !DILocation(line: 56, column: 19, scope: !123)
!123 = distinct !DILexicalBlock(scope: !97, file: !3, line: 56, column: 17)
!124 = !DILocation(line: 56, column: 17, scope: !97)
!125 = !DILocation(line: 54, column: 38, scope: !98)
!126 = !DILocation(line: 54, column: 9, scope: !98)
!127 = distinct !{!127, !110, !128, !129}
!128 = !DILocation(line: 58, column: 9, scope: !94)
!129 = !{!"llvm.loop.mustprogress"}
!130 = !DILocation(line: 53, column: 32, scope: !95)
!131 = distinct !{!131, !103, !132, !129}
!132 = !DILocation(line: 58, column: 9, scope: !92)
!133 = !DILocation(line: 59, column: 5, scope: !82)
!134 = !DILocation(line: 0, scope: !64, inlinedAt: !135)
!135 = distinct !DILocation(line: 59, column: 17, scope: !136)
!136 = distinct !DILexicalBlock(scope: !82, file: !3, line: 59, column: 8)
!137 = !DILocation(line: 43, column: 5, scope: !64, inlinedAt: !135)
!138 = !DILocation(line: 44, column: 21, scope: !73, inlinedAt: !135)
!139 = !DILocation(line: 45, column: 15, scope: !74, inlinedAt: !135)
!140 = !DILocation(line: 45, column: 13, scope: !74, inlinedAt: !135)
!141 = !DILocation(line: 46, column: 14, scope: !74, inlinedAt: !135)
!142 = !DILocation(line: 59, column: 14, scope: !136)
!143 = !DILocation(line: 59, column: 55, scope: !82)
!144 = !DILocation(line: 59, column: 42, scope: !136)
!145 = distinct !{!145, !133, !146, !129}
!146 = !DILocation(line: 59, column: 58, scope: !82)
!147 = !DILocation(line: 61, column: 12, scope: !82)
!148 = !DILocation(line: 61, column: 32, scope: !82)
!149 = !DILocation(line: 61, column: 5, scope: !82)
!150 = !DILocation(line: 64, column: 1, scope: !82)
!151 = !DISubprogram(name: "printf", scope: !3, file: !3, line: 2, type: !152, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!152 = !DISubroutineType(types: !153)
!153 = !{!6, !154, null}
!154 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !155, size: 64)
!155 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !17)
