; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g -UBUG tests/verify/copy_text.c
; ModuleID = 'tests/verify/copy_text.c'
source_filename = "tests/verify/copy_text.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @reach_error() #0 !dbg !10 {
  ret void, !dbg !15
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !16 {
  %1 = alloca i32, align 4
  %2 = alloca [6 x i8], align 1
  %3 = alloca [4 x i8], align 1
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [6 x i8]* %2, metadata !20, metadata !DIExpression()), !dbg !25
  call void @llvm.dbg.declare(metadata [4 x i8]* %3, metadata !26, metadata !DIExpression()), !dbg !30
  call void @llvm.dbg.declare(metadata i32* %4, metadata !31, metadata !DIExpression()), !dbg !33
  store i32 0, i32* %4, align 4, !dbg !33
  br label %6, !dbg !34

6:                                                ; preds = %14, %0
  %7 = load i32, i32* %4, align 4, !dbg !35
  %8 = icmp slt i32 %7, 5, !dbg !37
  br i1 %8, label %9, label %17, !dbg !38

9:                                                ; preds = %6
  %10 = call signext i8 @__VERIFIER_nondet_char(), !dbg !39
  %11 = load i32, i32* %4, align 4, !dbg !40
  %12 = sext i32 %11 to i64, !dbg !41
  %13 = getelementptr inbounds [6 x i8], [6 x i8]* %2, i64 0, i64 %12, !dbg !41
  store i8 %10, i8* %13, align 1, !dbg !42
  br label %14, !dbg !41

14:                                               ; preds = %9
  %15 = load i32, i32* %4, align 4, !dbg !43
  %16 = add nsw i32 %15, 1, !dbg !43
  store i32 %16, i32* %4, align 4, !dbg !43
  br label %6, !dbg !44, !llvm.loop !45

17:                                               ; preds = %6
  %18 = getelementptr inbounds [6 x i8], [6 x i8]* %2, i64 0, i64 5, !dbg !48
  store i8 0, i8* %18, align 1, !dbg !49
  call void @llvm.dbg.declare(metadata i32* %5, metadata !50, metadata !DIExpression()), !dbg !51
  store i32 0, i32* %5, align 4, !dbg !51
  br label %19, !dbg !52

19:                                               ; preds = %31, %17
  %20 = load i32, i32* %5, align 4, !dbg !53
  %21 = sext i32 %20 to i64, !dbg !54
  %22 = getelementptr inbounds [6 x i8], [6 x i8]* %2, i64 0, i64 %21, !dbg !54
  %23 = load i8, i8* %22, align 1, !dbg !54
  %24 = sext i8 %23 to i32, !dbg !54
  %25 = icmp ne i32 %24, 0, !dbg !54
  br i1 %25, label %26, label %29, !dbg !55

26:                                               ; preds = %19
  %27 = load i32, i32* %5, align 4, !dbg !56
  %28 = icmp slt i32 %27, 3, !dbg !57
  br label %29

29:                                               ; preds = %26, %19
  %30 = phi i1 [ false, %19 ], [ %28, %26 ], !dbg !58
  br i1 %30, label %31, label %41, !dbg !52

31:                                               ; preds = %29
  %32 = load i32, i32* %5, align 4, !dbg !59
  %33 = sext i32 %32 to i64, !dbg !61
  %34 = getelementptr inbounds [6 x i8], [6 x i8]* %2, i64 0, i64 %33, !dbg !61
  %35 = load i8, i8* %34, align 1, !dbg !61
  %36 = load i32, i32* %5, align 4, !dbg !62
  %37 = sext i32 %36 to i64, !dbg !63
  %38 = getelementptr inbounds [4 x i8], [4 x i8]* %3, i64 0, i64 %37, !dbg !63
  store i8 %35, i8* %38, align 1, !dbg !64
  %39 = load i32, i32* %5, align 4, !dbg !65
  %40 = add nsw i32 %39, 1, !dbg !65
  store i32 %40, i32* %5, align 4, !dbg !65
  br label %19, !dbg !52, !llvm.loop !66

41:                                               ; preds = %29
  %42 = load i32, i32* %5, align 4, !dbg !68
  %43 = sext i32 %42 to i64, !dbg !69
  %44 = getelementptr inbounds [4 x i8], [4 x i8]* %3, i64 0, i64 %43, !dbg !69
  store i8 0, i8* %44, align 1, !dbg !70
  %45 = load i32, i32* %5, align 4, !dbg !71
  %46 = icmp sle i32 %45, 4, !dbg !72
  %47 = zext i1 %46 to i32, !dbg !72
  call void @check(i32 noundef %47), !dbg !73
  %48 = load i32, i32* %1, align 4, !dbg !74
  ret i32 %48, !dbg !74
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare signext i8 @__VERIFIER_nondet_char() #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @check(i32 noundef %0) #0 !dbg !75 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !78, metadata !DIExpression()), !dbg !79
  %3 = load i32, i32* %2, align 4, !dbg !80
  %4 = icmp ne i32 %3, 0, !dbg !80
  br i1 %4, label %6, label %5, !dbg !82

5:                                                ; preds = %1
  call void @reach_error(), !dbg !83
  br label %6, !dbg !83

6:                                                ; preds = %5, %1
  ret void, !dbg !84
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/verify/copy_text.c", directory: ".", checksumkind: CSK_MD5, checksum: "59b3bee6614dffb6c36f6bef74829f2f")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "reach_error", scope: !11, file: !11, line: 16, type: !12, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DIFile(filename: "tests/verify/task.h", directory: ".", checksumkind: CSK_MD5, checksum: "5bd115e6b2e30e1fa51ab02ef28207c4")
!12 = !DISubroutineType(types: !13)
!13 = !{null}
!14 = !{}
!15 = !DILocation(line: 16, column: 25, scope: !10)
!16 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !17, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!17 = !DISubroutineType(types: !18)
!18 = !{!19}
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !DILocalVariable(name: "from", scope: !16, file: !1, line: 6, type: !21)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 48, elements: !23)
!22 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!23 = !{!24}
!24 = !DISubrange(count: 6)
!25 = !DILocation(line: 6, column: 8, scope: !16)
!26 = !DILocalVariable(name: "to", scope: !16, file: !1, line: 6, type: !27)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 32, elements: !28)
!28 = !{!29}
!29 = !DISubrange(count: 4)
!30 = !DILocation(line: 6, column: 17, scope: !16)
!31 = !DILocalVariable(name: "i", scope: !32, file: !1, line: 7, type: !19)
!32 = distinct !DILexicalBlock(scope: !16, file: !1, line: 7, column: 3)
!33 = !DILocation(line: 7, column: 12, scope: !32)
!34 = !DILocation(line: 7, column: 8, scope: !32)
!35 = !DILocation(line: 7, column: 19, scope: !36)
!36 = distinct !DILexicalBlock(scope: !32, file: !1, line: 7, column: 3)
!37 = !DILocation(line: 7, column: 21, scope: !36)
!38 = !DILocation(line: 7, column: 3, scope: !32)
!39 = !DILocation(line: 7, column: 41, scope: !36)
!40 = !DILocation(line: 7, column: 36, scope: !36)
!41 = !DILocation(line: 7, column: 31, scope: !36)
!42 = !DILocation(line: 7, column: 39, scope: !36)
!43 = !DILocation(line: 7, column: 27, scope: !36)
!44 = !DILocation(line: 7, column: 3, scope: !36)
!45 = distinct !{!45, !38, !46, !47}
!46 = !DILocation(line: 7, column: 64, scope: !32)
!47 = !{!"llvm.loop.mustprogress"}
!48 = !DILocation(line: 8, column: 3, scope: !16)
!49 = !DILocation(line: 8, column: 11, scope: !16)
!50 = !DILocalVariable(name: "n", scope: !16, file: !1, line: 9, type: !19)
!51 = !DILocation(line: 9, column: 7, scope: !16)
!52 = !DILocation(line: 13, column: 3, scope: !16)
!53 = !DILocation(line: 13, column: 15, scope: !16)
!54 = !DILocation(line: 13, column: 10, scope: !16)
!55 = !DILocation(line: 13, column: 18, scope: !16)
!56 = !DILocation(line: 13, column: 21, scope: !16)
!57 = !DILocation(line: 13, column: 23, scope: !16)
!58 = !DILocation(line: 0, scope: !16)
!59 = !DILocation(line: 15, column: 18, scope: !60)
!60 = distinct !DILexicalBlock(scope: !16, file: !1, line: 13, column: 28)
!61 = !DILocation(line: 15, column: 13, scope: !60)
!62 = !DILocation(line: 15, column: 8, scope: !60)
!63 = !DILocation(line: 15, column: 5, scope: !60)
!64 = !DILocation(line: 15, column: 11, scope: !60)
!65 = !DILocation(line: 16, column: 6, scope: !60)
!66 = distinct !{!66, !52, !67, !47}
!67 = !DILocation(line: 17, column: 3, scope: !16)
!68 = !DILocation(line: 18, column: 6, scope: !16)
!69 = !DILocation(line: 18, column: 3, scope: !16)
!70 = !DILocation(line: 18, column: 9, scope: !16)
!71 = !DILocation(line: 19, column: 9, scope: !16)
!72 = !DILocation(line: 19, column: 11, scope: !16)
!73 = !DILocation(line: 19, column: 3, scope: !16)
!74 = !DILocation(line: 20, column: 1, scope: !16)
!75 = distinct !DISubprogram(name: "check", scope: !11, file: !11, line: 17, type: !76, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!76 = !DISubroutineType(types: !77)
!77 = !{null, !19}
!78 = !DILocalVariable(name: "condition", arg: 1, scope: !75, file: !11, line: 17, type: !19)
!79 = !DILocation(line: 17, column: 23, scope: !75)
!80 = !DILocation(line: 18, column: 8, scope: !81)
!81 = distinct !DILexicalBlock(scope: !75, file: !11, line: 18, column: 7)
!82 = !DILocation(line: 18, column: 7, scope: !75)
!83 = !DILocation(line: 18, column: 19, scope: !81)
!84 = !DILocation(line: 19, column: 1, scope: !75)
