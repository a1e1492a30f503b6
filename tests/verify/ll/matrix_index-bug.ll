; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g -DBUG tests/verify/matrix_index.c
; ModuleID = 'tests/verify/matrix_index.c'
source_filename = "tests/verify/matrix_index.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @reach_error() #0 !dbg !10 {
  ret void, !dbg !15
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !16 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x [4 x i32]], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [3 x [4 x i32]]* %2, metadata !20, metadata !DIExpression()), !dbg !25
  %8 = bitcast [3 x [4 x i32]]* %2 to i8*, !dbg !25
  call void @llvm.memset.p0i8.i64(i8* align 16 %8, i8 0, i64 48, i1 false), !dbg !25
  call void @llvm.dbg.declare(metadata i32* %3, metadata !26, metadata !DIExpression()), !dbg !28
  %9 = call i32 @__VERIFIER_nondet_uint(), !dbg !29
  store i32 %9, i32* %3, align 4, !dbg !28
  call void @llvm.dbg.declare(metadata i32* %4, metadata !30, metadata !DIExpression()), !dbg !31
  %10 = call i32 @__VERIFIER_nondet_uint(), !dbg !32
  store i32 %10, i32* %4, align 4, !dbg !31
  %11 = load i32, i32* %3, align 4, !dbg !33
  %12 = icmp ugt i32 %11, 3, !dbg !35
  br i1 %12, label %16, label %13, !dbg !36

13:                                               ; preds = %0
  %14 = load i32, i32* %4, align 4, !dbg !37
  %15 = icmp uge i32 %14, 4, !dbg !38
  br i1 %15, label %16, label %17, !dbg !39

16:                                               ; preds = %13, %0
  store i32 1, i32* %1, align 4, !dbg !40
  br label %52, !dbg !40

17:                                               ; preds = %13
  %18 = load i32, i32* %3, align 4, !dbg !41
  %19 = zext i32 %18 to i64, !dbg !42
  %20 = getelementptr inbounds [3 x [4 x i32]], [3 x [4 x i32]]* %2, i64 0, i64 %19, !dbg !42
  %21 = load i32, i32* %4, align 4, !dbg !43
  %22 = zext i32 %21 to i64, !dbg !42
  %23 = getelementptr inbounds [4 x i32], [4 x i32]* %20, i64 0, i64 %22, !dbg !42
  store i32 7, i32* %23, align 4, !dbg !44
  call void @llvm.dbg.declare(metadata i32* %5, metadata !45, metadata !DIExpression()), !dbg !46
  store i32 0, i32* %5, align 4, !dbg !46
  call void @llvm.dbg.declare(metadata i32* %6, metadata !47, metadata !DIExpression()), !dbg !49
  store i32 0, i32* %6, align 4, !dbg !49
  br label %24, !dbg !50

24:                                               ; preds = %45, %17
  %25 = load i32, i32* %6, align 4, !dbg !51
  %26 = icmp slt i32 %25, 3, !dbg !53
  br i1 %26, label %27, label %48, !dbg !54

27:                                               ; preds = %24
  call void @llvm.dbg.declare(metadata i32* %7, metadata !55, metadata !DIExpression()), !dbg !57
  store i32 0, i32* %7, align 4, !dbg !57
  br label %28, !dbg !58

28:                                               ; preds = %41, %27
  %29 = load i32, i32* %7, align 4, !dbg !59
  %30 = icmp slt i32 %29, 4, !dbg !61
  br i1 %30, label %31, label %44, !dbg !62

31:                                               ; preds = %28
  %32 = load i32, i32* %6, align 4, !dbg !63
  %33 = sext i32 %32 to i64, !dbg !64
  %34 = getelementptr inbounds [3 x [4 x i32]], [3 x [4 x i32]]* %2, i64 0, i64 %33, !dbg !64
  %35 = load i32, i32* %7, align 4, !dbg !65
  %36 = sext i32 %35 to i64, !dbg !64
  %37 = getelementptr inbounds [4 x i32], [4 x i32]* %34, i64 0, i64 %36, !dbg !64
  %38 = load i32, i32* %37, align 4, !dbg !64
  %39 = load i32, i32* %5, align 4, !dbg !66
  %40 = add nsw i32 %39, %38, !dbg !66
  store i32 %40, i32* %5, align 4, !dbg !66
  br label %41, !dbg !67

41:                                               ; preds = %31
  %42 = load i32, i32* %7, align 4, !dbg !68
  %43 = add nsw i32 %42, 1, !dbg !68
  store i32 %43, i32* %7, align 4, !dbg !68
  br label %28, !dbg !69, !llvm.loop !70

44:                                               ; preds = %28
  br label %45, !dbg !71

45:                                               ; preds = %44
  %46 = load i32, i32* %6, align 4, !dbg !73
  %47 = add nsw i32 %46, 1, !dbg !73
  store i32 %47, i32* %6, align 4, !dbg !73
  br label %24, !dbg !74, !llvm.loop !75

48:                                               ; preds = %24
  %49 = load i32, i32* %5, align 4, !dbg !77
  %50 = icmp eq i32 %49, 7, !dbg !78
  %51 = zext i1 %50 to i32, !dbg !78
  call void @check(i32 noundef %51), !dbg !79
  br label %52, !dbg !80

52:                                               ; preds = %48, %16
  %53 = load i32, i32* %1, align 4, !dbg !80
  ret i32 %53, !dbg !80
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

declare i32 @__VERIFIER_nondet_uint() #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @check(i32 noundef %0) #0 !dbg !81 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !84, metadata !DIExpression()), !dbg !85
  %3 = load i32, i32* %2, align 4, !dbg !86
  %4 = icmp ne i32 %3, 0, !dbg !86
  br i1 %4, label %6, label %5, !dbg !88

5:                                                ; preds = %1
  call void @reach_error(), !dbg !89
  br label %6, !dbg !89

6:                                                ; preds = %5, %1
  ret void, !dbg !90
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nofree nounwind willreturn writeonly }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/verify/matrix_index.c", directory: ".", checksumkind: CSK_MD5, checksum: "3acf1522b5d08dba042c2ca95ea08c16")
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
!20 = !DILocalVariable(name: "cells", scope: !16, file: !1, line: 6, type: !21)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 384, elements: !22)
!22 = !{!23, !24}
!23 = !DISubrange(count: 3)
!24 = !DISubrange(count: 4)
!25 = !DILocation(line: 6, column: 7, scope: !16)
!26 = !DILocalVariable(name: "row", scope: !16, file: !1, line: 7, type: !27)
!27 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!28 = !DILocation(line: 7, column: 12, scope: !16)
!29 = !DILocation(line: 7, column: 18, scope: !16)
!30 = !DILocalVariable(name: "column", scope: !16, file: !1, line: 7, type: !27)
!31 = !DILocation(line: 7, column: 44, scope: !16)
!32 = !DILocation(line: 7, column: 53, scope: !16)
!33 = !DILocation(line: 9, column: 7, scope: !34)
!34 = distinct !DILexicalBlock(scope: !16, file: !1, line: 9, column: 7)
!35 = !DILocation(line: 9, column: 11, scope: !34)
!36 = !DILocation(line: 9, column: 15, scope: !34)
!37 = !DILocation(line: 9, column: 18, scope: !34)
!38 = !DILocation(line: 9, column: 25, scope: !34)
!39 = !DILocation(line: 9, column: 7, scope: !16)
!40 = !DILocation(line: 9, column: 31, scope: !34)
!41 = !DILocation(line: 13, column: 9, scope: !16)
!42 = !DILocation(line: 13, column: 3, scope: !16)
!43 = !DILocation(line: 13, column: 14, scope: !16)
!44 = !DILocation(line: 13, column: 22, scope: !16)
!45 = !DILocalVariable(name: "sum", scope: !16, file: !1, line: 14, type: !19)
!46 = !DILocation(line: 14, column: 7, scope: !16)
!47 = !DILocalVariable(name: "i", scope: !48, file: !1, line: 15, type: !19)
!48 = distinct !DILexicalBlock(scope: !16, file: !1, line: 15, column: 3)
!49 = !DILocation(line: 15, column: 12, scope: !48)
!50 = !DILocation(line: 15, column: 8, scope: !48)
!51 = !DILocation(line: 15, column: 19, scope: !52)
!52 = distinct !DILexicalBlock(scope: !48, file: !1, line: 15, column: 3)
!53 = !DILocation(line: 15, column: 21, scope: !52)
!54 = !DILocation(line: 15, column: 3, scope: !48)
!55 = !DILocalVariable(name: "j", scope: !56, file: !1, line: 16, type: !19)
!56 = distinct !DILexicalBlock(scope: !52, file: !1, line: 16, column: 5)
!57 = !DILocation(line: 16, column: 14, scope: !56)
!58 = !DILocation(line: 16, column: 10, scope: !56)
!59 = !DILocation(line: 16, column: 21, scope: !60)
!60 = distinct !DILexicalBlock(scope: !56, file: !1, line: 16, column: 5)
!61 = !DILocation(line: 16, column: 23, scope: !60)
!62 = !DILocation(line: 16, column: 5, scope: !56)
!63 = !DILocation(line: 16, column: 46, scope: !60)
!64 = !DILocation(line: 16, column: 40, scope: !60)
!65 = !DILocation(line: 16, column: 49, scope: !60)
!66 = !DILocation(line: 16, column: 37, scope: !60)
!67 = !DILocation(line: 16, column: 33, scope: !60)
!68 = !DILocation(line: 16, column: 29, scope: !60)
!69 = !DILocation(line: 16, column: 5, scope: !60)
!70 = distinct !{!70, !62, !71, !72}
!71 = !DILocation(line: 16, column: 50, scope: !56)
!72 = !{!"llvm.loop.mustprogress"}
!73 = !DILocation(line: 15, column: 27, scope: !52)
!74 = !DILocation(line: 15, column: 3, scope: !52)
!75 = distinct !{!75, !54, !76, !72}
!76 = !DILocation(line: 16, column: 50, scope: !48)
!77 = !DILocation(line: 17, column: 9, scope: !16)
!78 = !DILocation(line: 17, column: 13, scope: !16)
!79 = !DILocation(line: 17, column: 3, scope: !16)
!80 = !DILocation(line: 18, column: 1, scope: !16)
!81 = distinct !DISubprogram(name: "check", scope: !11, file: !11, line: 17, type: !82, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!82 = !DISubroutineType(types: !83)
!83 = !{null, !19}
!84 = !DILocalVariable(name: "condition", arg: 1, scope: !81, file: !11, line: 17, type: !19)
!85 = !DILocation(line: 17, column: 23, scope: !81)
!86 = !DILocation(line: 18, column: 8, scope: !87)
!87 = distinct !DILexicalBlock(scope: !81, file: !11, line: 18, column: 7)
!88 = !DILocation(line: 18, column: 7, scope: !81)
!89 = !DILocation(line: 18, column: 19, scope: !87)
!90 = !DILocation(line: 19, column: 1, scope: !81)
