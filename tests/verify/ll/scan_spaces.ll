; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g -UBUG tests/verify/scan_spaces.c
; ModuleID = 'tests/verify/scan_spaces.c'
source_filename = "tests/verify/scan_spaces.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @reach_error() #0 !dbg !10 {
  ret void, !dbg !15
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !16 {
  %1 = alloca i32, align 4
  %2 = alloca [5 x i8], align 1
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [5 x i8]* %2, metadata !20, metadata !DIExpression()), !dbg !25
  call void @llvm.dbg.declare(metadata i32* %3, metadata !26, metadata !DIExpression()), !dbg !28
  store i32 0, i32* %3, align 4, !dbg !28
  br label %5, !dbg !29

5:                                                ; preds = %13, %0
  %6 = load i32, i32* %3, align 4, !dbg !30
  %7 = icmp slt i32 %6, 4, !dbg !32
  br i1 %7, label %8, label %16, !dbg !33

8:                                                ; preds = %5
  %9 = call signext i8 @__VERIFIER_nondet_char(), !dbg !34
  %10 = load i32, i32* %3, align 4, !dbg !35
  %11 = sext i32 %10 to i64, !dbg !36
  %12 = getelementptr inbounds [5 x i8], [5 x i8]* %2, i64 0, i64 %11, !dbg !36
  store i8 %9, i8* %12, align 1, !dbg !37
  br label %13, !dbg !36

13:                                               ; preds = %8
  %14 = load i32, i32* %3, align 4, !dbg !38
  %15 = add nsw i32 %14, 1, !dbg !38
  store i32 %15, i32* %3, align 4, !dbg !38
  br label %5, !dbg !39, !llvm.loop !40

16:                                               ; preds = %5
  %17 = getelementptr inbounds [5 x i8], [5 x i8]* %2, i64 0, i64 4, !dbg !43
  store i8 0, i8* %17, align 1, !dbg !44
  call void @llvm.dbg.declare(metadata i32* %4, metadata !45, metadata !DIExpression()), !dbg !46
  store i32 0, i32* %4, align 4, !dbg !46
  br label %18, !dbg !47

18:                                               ; preds = %25, %16
  %19 = load i32, i32* %4, align 4, !dbg !48
  %20 = sext i32 %19 to i64, !dbg !49
  %21 = getelementptr inbounds [5 x i8], [5 x i8]* %2, i64 0, i64 %20, !dbg !49
  %22 = load i8, i8* %21, align 1, !dbg !49
  %23 = sext i8 %22 to i32, !dbg !49
  %24 = icmp eq i32 %23, 32, !dbg !50
  br i1 %24, label %25, label %28, !dbg !47

25:                                               ; preds = %18
  %26 = load i32, i32* %4, align 4, !dbg !51
  %27 = add nsw i32 %26, 1, !dbg !51
  store i32 %27, i32* %4, align 4, !dbg !51
  br label %18, !dbg !47, !llvm.loop !52

28:                                               ; preds = %18
  %29 = load i32, i32* %4, align 4, !dbg !53
  %30 = icmp sle i32 %29, 4, !dbg !54
  %31 = zext i1 %30 to i32, !dbg !54
  call void @check(i32 noundef %31), !dbg !55
  %32 = load i32, i32* %1, align 4, !dbg !56
  ret i32 %32, !dbg !56
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare signext i8 @__VERIFIER_nondet_char() #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @check(i32 noundef %0) #0 !dbg !57 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !60, metadata !DIExpression()), !dbg !61
  %3 = load i32, i32* %2, align 4, !dbg !62
  %4 = icmp ne i32 %3, 0, !dbg !62
  br i1 %4, label %6, label %5, !dbg !64

5:                                                ; preds = %1
  call void @reach_error(), !dbg !65
  br label %6, !dbg !65

6:                                                ; preds = %5, %1
  ret void, !dbg !66
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/verify/scan_spaces.c", directory: ".", checksumkind: CSK_MD5, checksum: "8f870c584acf5fb48b4397b67c5fef42")
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
!20 = !DILocalVariable(name: "text", scope: !16, file: !1, line: 6, type: !21)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 40, elements: !23)
!22 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!23 = !{!24}
!24 = !DISubrange(count: 5)
!25 = !DILocation(line: 6, column: 8, scope: !16)
!26 = !DILocalVariable(name: "i", scope: !27, file: !1, line: 7, type: !19)
!27 = distinct !DILexicalBlock(scope: !16, file: !1, line: 7, column: 3)
!28 = !DILocation(line: 7, column: 12, scope: !27)
!29 = !DILocation(line: 7, column: 8, scope: !27)
!30 = !DILocation(line: 7, column: 19, scope: !31)
!31 = distinct !DILexicalBlock(scope: !27, file: !1, line: 7, column: 3)
!32 = !DILocation(line: 7, column: 21, scope: !31)
!33 = !DILocation(line: 7, column: 3, scope: !27)
!34 = !DILocation(line: 7, column: 41, scope: !31)
!35 = !DILocation(line: 7, column: 36, scope: !31)
!36 = !DILocation(line: 7, column: 31, scope: !31)
!37 = !DILocation(line: 7, column: 39, scope: !31)
!38 = !DILocation(line: 7, column: 27, scope: !31)
!39 = !DILocation(line: 7, column: 3, scope: !31)
!40 = distinct !{!40, !33, !41, !42}
!41 = !DILocation(line: 7, column: 64, scope: !27)
!42 = !{!"llvm.loop.mustprogress"}
!43 = !DILocation(line: 11, column: 3, scope: !16)
!44 = !DILocation(line: 11, column: 11, scope: !16)
!45 = !DILocalVariable(name: "i", scope: !16, file: !1, line: 13, type: !19)
!46 = !DILocation(line: 13, column: 7, scope: !16)
!47 = !DILocation(line: 14, column: 3, scope: !16)
!48 = !DILocation(line: 14, column: 15, scope: !16)
!49 = !DILocation(line: 14, column: 10, scope: !16)
!50 = !DILocation(line: 14, column: 18, scope: !16)
!51 = !DILocation(line: 14, column: 27, scope: !16)
!52 = distinct !{!52, !47, !51, !42}
!53 = !DILocation(line: 15, column: 9, scope: !16)
!54 = !DILocation(line: 15, column: 11, scope: !16)
!55 = !DILocation(line: 15, column: 3, scope: !16)
!56 = !DILocation(line: 16, column: 1, scope: !16)
!57 = distinct !DISubprogram(name: "check", scope: !11, file: !11, line: 17, type: !58, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!58 = !DISubroutineType(types: !59)
!59 = !{null, !19}
!60 = !DILocalVariable(name: "condition", arg: 1, scope: !57, file: !11, line: 17, type: !19)
!61 = !DILocation(line: 17, column: 23, scope: !57)
!62 = !DILocation(line: 18, column: 8, scope: !63)
!63 = distinct !DILexicalBlock(scope: !57, file: !11, line: 18, column: 7)
!64 = !DILocation(line: 18, column: 7, scope: !57)
!65 = !DILocation(line: 18, column: 19, scope: !63)
!66 = !DILocation(line: 19, column: 1, scope: !57)
