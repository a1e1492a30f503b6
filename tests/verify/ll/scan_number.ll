; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g -UBUG tests/verify/scan_number.c
; ModuleID = 'tests/verify/scan_number.c'
source_filename = "tests/verify/scan_number.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @reach_error() #0 !dbg !10 {
  ret void, !dbg !15
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !16 {
  %1 = alloca i32, align 4
  %2 = alloca [4 x i8], align 1
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [4 x i8]* %2, metadata !20, metadata !DIExpression()), !dbg !25
  call void @llvm.dbg.declare(metadata i32* %3, metadata !26, metadata !DIExpression()), !dbg !28
  store i32 0, i32* %3, align 4, !dbg !28
  br label %6, !dbg !29

6:                                                ; preds = %14, %0
  %7 = load i32, i32* %3, align 4, !dbg !30
  %8 = icmp slt i32 %7, 3, !dbg !32
  br i1 %8, label %9, label %17, !dbg !33

9:                                                ; preds = %6
  %10 = call signext i8 @__VERIFIER_nondet_char(), !dbg !34
  %11 = load i32, i32* %3, align 4, !dbg !35
  %12 = sext i32 %11 to i64, !dbg !36
  %13 = getelementptr inbounds [4 x i8], [4 x i8]* %2, i64 0, i64 %12, !dbg !36
  store i8 %10, i8* %13, align 1, !dbg !37
  br label %14, !dbg !36

14:                                               ; preds = %9
  %15 = load i32, i32* %3, align 4, !dbg !38
  %16 = add nsw i32 %15, 1, !dbg !38
  store i32 %16, i32* %3, align 4, !dbg !38
  br label %6, !dbg !39, !llvm.loop !40

17:                                               ; preds = %6
  %18 = getelementptr inbounds [4 x i8], [4 x i8]* %2, i64 0, i64 3, !dbg !43
  store i8 0, i8* %18, align 1, !dbg !44
  call void @llvm.dbg.declare(metadata i32* %4, metadata !45, metadata !DIExpression()), !dbg !46
  store i32 0, i32* %4, align 4, !dbg !46
  call void @llvm.dbg.declare(metadata i32* %5, metadata !47, metadata !DIExpression()), !dbg !49
  store i32 0, i32* %5, align 4, !dbg !49
  br label %19, !dbg !50

19:                                               ; preds = %45, %17
  %20 = load i32, i32* %5, align 4, !dbg !51
  %21 = sext i32 %20 to i64, !dbg !53
  %22 = getelementptr inbounds [4 x i8], [4 x i8]* %2, i64 0, i64 %21, !dbg !53
  %23 = load i8, i8* %22, align 1, !dbg !53
  %24 = sext i8 %23 to i32, !dbg !53
  %25 = icmp sge i32 %24, 48, !dbg !54
  br i1 %25, label %26, label %33, !dbg !55

26:                                               ; preds = %19
  %27 = load i32, i32* %5, align 4, !dbg !56
  %28 = sext i32 %27 to i64, !dbg !57
  %29 = getelementptr inbounds [4 x i8], [4 x i8]* %2, i64 0, i64 %28, !dbg !57
  %30 = load i8, i8* %29, align 1, !dbg !57
  %31 = sext i8 %30 to i32, !dbg !57
  %32 = icmp sle i32 %31, 57, !dbg !58
  br label %33

33:                                               ; preds = %26, %19
  %34 = phi i1 [ false, %19 ], [ %32, %26 ], !dbg !59
  br i1 %34, label %35, label %48, !dbg !60

35:                                               ; preds = %33
  %36 = load i32, i32* %4, align 4, !dbg !61
  %37 = mul nsw i32 %36, 10, !dbg !62
  %38 = load i32, i32* %5, align 4, !dbg !63
  %39 = sext i32 %38 to i64, !dbg !64
  %40 = getelementptr inbounds [4 x i8], [4 x i8]* %2, i64 0, i64 %39, !dbg !64
  %41 = load i8, i8* %40, align 1, !dbg !64
  %42 = sext i8 %41 to i32, !dbg !64
  %43 = sub nsw i32 %42, 48, !dbg !65
  %44 = add nsw i32 %37, %43, !dbg !66
  store i32 %44, i32* %4, align 4, !dbg !67
  br label %45, !dbg !68

45:                                               ; preds = %35
  %46 = load i32, i32* %5, align 4, !dbg !69
  %47 = add nsw i32 %46, 1, !dbg !69
  store i32 %47, i32* %5, align 4, !dbg !69
  br label %19, !dbg !70, !llvm.loop !71

48:                                               ; preds = %33
  %49 = load i32, i32* %4, align 4, !dbg !73
  %50 = icmp sle i32 %49, 999, !dbg !74
  %51 = zext i1 %50 to i32, !dbg !74
  call void @check(i32 noundef %51), !dbg !75
  %52 = load i32, i32* %1, align 4, !dbg !76
  ret i32 %52, !dbg !76
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare signext i8 @__VERIFIER_nondet_char() #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @check(i32 noundef %0) #0 !dbg !77 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !80, metadata !DIExpression()), !dbg !81
  %3 = load i32, i32* %2, align 4, !dbg !82
  %4 = icmp ne i32 %3, 0, !dbg !82
  br i1 %4, label %6, label %5, !dbg !84

5:                                                ; preds = %1
  call void @reach_error(), !dbg !85
  br label %6, !dbg !85

6:                                                ; preds = %5, %1
  ret void, !dbg !86
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/verify/scan_number.c", directory: ".", checksumkind: CSK_MD5, checksum: "39d929f9b77f82b3aa9c6f15db110c73")
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
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 32, elements: !23)
!22 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!23 = !{!24}
!24 = !DISubrange(count: 4)
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
!43 = !DILocation(line: 8, column: 3, scope: !16)
!44 = !DILocation(line: 8, column: 11, scope: !16)
!45 = !DILocalVariable(name: "value", scope: !16, file: !1, line: 9, type: !19)
!46 = !DILocation(line: 9, column: 7, scope: !16)
!47 = !DILocalVariable(name: "i", scope: !48, file: !1, line: 10, type: !19)
!48 = distinct !DILexicalBlock(scope: !16, file: !1, line: 10, column: 3)
!49 = !DILocation(line: 10, column: 12, scope: !48)
!50 = !DILocation(line: 10, column: 8, scope: !48)
!51 = !DILocation(line: 10, column: 24, scope: !52)
!52 = distinct !DILexicalBlock(scope: !48, file: !1, line: 10, column: 3)
!53 = !DILocation(line: 10, column: 19, scope: !52)
!54 = !DILocation(line: 10, column: 27, scope: !52)
!55 = !DILocation(line: 10, column: 34, scope: !52)
!56 = !DILocation(line: 10, column: 42, scope: !52)
!57 = !DILocation(line: 10, column: 37, scope: !52)
!58 = !DILocation(line: 10, column: 45, scope: !52)
!59 = !DILocation(line: 0, scope: !52)
!60 = !DILocation(line: 10, column: 3, scope: !48)
!61 = !DILocation(line: 10, column: 66, scope: !52)
!62 = !DILocation(line: 10, column: 72, scope: !52)
!63 = !DILocation(line: 10, column: 85, scope: !52)
!64 = !DILocation(line: 10, column: 80, scope: !52)
!65 = !DILocation(line: 10, column: 88, scope: !52)
!66 = !DILocation(line: 10, column: 77, scope: !52)
!67 = !DILocation(line: 10, column: 64, scope: !52)
!68 = !DILocation(line: 10, column: 58, scope: !52)
!69 = !DILocation(line: 10, column: 54, scope: !52)
!70 = !DILocation(line: 10, column: 3, scope: !52)
!71 = distinct !{!71, !60, !72, !42}
!72 = !DILocation(line: 10, column: 93, scope: !48)
!73 = !DILocation(line: 14, column: 9, scope: !16)
!74 = !DILocation(line: 14, column: 15, scope: !16)
!75 = !DILocation(line: 14, column: 3, scope: !16)
!76 = !DILocation(line: 16, column: 1, scope: !16)
!77 = distinct !DISubprogram(name: "check", scope: !11, file: !11, line: 17, type: !78, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!78 = !DISubroutineType(types: !79)
!79 = !{null, !19}
!80 = !DILocalVariable(name: "condition", arg: 1, scope: !77, file: !11, line: 17, type: !19)
!81 = !DILocation(line: 17, column: 23, scope: !77)
!82 = !DILocation(line: 18, column: 8, scope: !83)
!83 = distinct !DILexicalBlock(scope: !77, file: !11, line: 18, column: 7)
!84 = !DILocation(line: 18, column: 7, scope: !77)
!85 = !DILocation(line: 18, column: 19, scope: !83)
!86 = !DILocation(line: 19, column: 1, scope: !77)
