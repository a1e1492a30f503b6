; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g -UBUG tests/verify/dispatch_table.c
; ModuleID = 'tests/verify/dispatch_table.c'
source_filename = "tests/verify/dispatch_table.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@table = internal constant [4 x i32 (i32)*] [i32 (i32)* @one, i32 (i32)* @two, i32 (i32)* null, i32 (i32)* @one], align 16, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @reach_error() #0 !dbg !21 {
  ret void, !dbg !26
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !27 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i8* %2, metadata !30, metadata !DIExpression()), !dbg !32
  %4 = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !33
  store i8 %4, i8* %2, align 1, !dbg !32
  %5 = load i8, i8* %2, align 1, !dbg !34
  %6 = zext i8 %5 to i32, !dbg !34
  %7 = icmp sgt i32 %6, 3, !dbg !36
  br i1 %7, label %8, label %9, !dbg !37

8:                                                ; preds = %0
  store i32 1, i32* %1, align 4, !dbg !38
  br label %30, !dbg !38

9:                                                ; preds = %0
  %10 = load i8, i8* %2, align 1, !dbg !39
  %11 = zext i8 %10 to i64, !dbg !41
  %12 = getelementptr inbounds [4 x i32 (i32)*], [4 x i32 (i32)*]* @table, i64 0, i64 %11, !dbg !41
  %13 = load i32 (i32)*, i32 (i32)** %12, align 8, !dbg !41
  %14 = icmp ne i32 (i32)* %13, null, !dbg !41
  br i1 %14, label %16, label %15, !dbg !42

15:                                               ; preds = %9
  store i32 2, i32* %1, align 4, !dbg !43
  br label %30, !dbg !43

16:                                               ; preds = %9
  call void @llvm.dbg.declare(metadata i32* %3, metadata !44, metadata !DIExpression()), !dbg !45
  %17 = load i8, i8* %2, align 1, !dbg !46
  %18 = zext i8 %17 to i64, !dbg !47
  %19 = getelementptr inbounds [4 x i32 (i32)*], [4 x i32 (i32)*]* @table, i64 0, i64 %18, !dbg !47
  %20 = load i32 (i32)*, i32 (i32)** %19, align 8, !dbg !47
  %21 = call i32 %20(i32 noundef 7), !dbg !47
  store i32 %21, i32* %3, align 4, !dbg !45
  %22 = load i32, i32* %3, align 4, !dbg !48
  %23 = icmp eq i32 %22, 8, !dbg !49
  br i1 %23, label %27, label %24, !dbg !50

24:                                               ; preds = %16
  %25 = load i32, i32* %3, align 4, !dbg !51
  %26 = icmp eq i32 %25, 6, !dbg !52
  br label %27, !dbg !50

27:                                               ; preds = %24, %16
  %28 = phi i1 [ true, %16 ], [ %26, %24 ]
  %29 = zext i1 %28 to i32, !dbg !50
  call void @check(i32 noundef %29), !dbg !53
  br label %30, !dbg !54

30:                                               ; preds = %27, %15, %8
  %31 = load i32, i32* %1, align 4, !dbg !54
  ret i32 %31, !dbg !54
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare zeroext i8 @__VERIFIER_nondet_uchar() #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @check(i32 noundef %0) #0 !dbg !55 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !58, metadata !DIExpression()), !dbg !59
  %3 = load i32, i32* %2, align 4, !dbg !60
  %4 = icmp ne i32 %3, 0, !dbg !60
  br i1 %4, label %6, label %5, !dbg !62

5:                                                ; preds = %1
  call void @reach_error(), !dbg !63
  br label %6, !dbg !63

6:                                                ; preds = %5, %1
  ret void, !dbg !64
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @one(i32 noundef %0) #0 !dbg !65 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !66, metadata !DIExpression()), !dbg !67
  %3 = load i32, i32* %2, align 4, !dbg !68
  %4 = add nsw i32 %3, 1, !dbg !69
  ret i32 %4, !dbg !70
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @two(i32 noundef %0) #0 !dbg !71 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !72, metadata !DIExpression()), !dbg !73
  %3 = load i32, i32* %2, align 4, !dbg !74
  %4 = sub nsw i32 %3, 1, !dbg !75
  ret i32 %4, !dbg !76
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!13, !14, !15, !16, !17, !18, !19}
!llvm.ident = !{!20}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 7, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/verify/dispatch_table.c", directory: ".", checksumkind: CSK_MD5, checksum: "fec7bfd188e5b0ef4295942cbe32eb96")
!4 = !{!0}
!5 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 256, elements: !11)
!6 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DISubroutineType(types: !9)
!9 = !{!10, !10}
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{!12}
!12 = !DISubrange(count: 4)
!13 = !{i32 7, !"Dwarf Version", i32 5}
!14 = !{i32 2, !"Debug Info Version", i32 3}
!15 = !{i32 1, !"wchar_size", i32 4}
!16 = !{i32 7, !"PIC Level", i32 2}
!17 = !{i32 7, !"PIE Level", i32 2}
!18 = !{i32 7, !"uwtable", i32 1}
!19 = !{i32 7, !"frame-pointer", i32 2}
!20 = !{!"Debian clang version 14.0.6"}
!21 = distinct !DISubprogram(name: "reach_error", scope: !22, file: !22, line: 16, type: !23, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !25)
!22 = !DIFile(filename: "tests/verify/task.h", directory: ".", checksumkind: CSK_MD5, checksum: "5bd115e6b2e30e1fa51ab02ef28207c4")
!23 = !DISubroutineType(types: !24)
!24 = !{null}
!25 = !{}
!26 = !DILocation(line: 16, column: 25, scope: !21)
!27 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 8, type: !28, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !25)
!28 = !DISubroutineType(types: !29)
!29 = !{!10}
!30 = !DILocalVariable(name: "which", scope: !27, file: !3, line: 9, type: !31)
!31 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!32 = !DILocation(line: 9, column: 17, scope: !27)
!33 = !DILocation(line: 9, column: 25, scope: !27)
!34 = !DILocation(line: 10, column: 7, scope: !35)
!35 = distinct !DILexicalBlock(scope: !27, file: !3, line: 10, column: 7)
!36 = !DILocation(line: 10, column: 13, scope: !35)
!37 = !DILocation(line: 10, column: 7, scope: !27)
!38 = !DILocation(line: 10, column: 18, scope: !35)
!39 = !DILocation(line: 12, column: 14, scope: !40)
!40 = distinct !DILexicalBlock(scope: !27, file: !3, line: 12, column: 7)
!41 = !DILocation(line: 12, column: 8, scope: !40)
!42 = !DILocation(line: 12, column: 7, scope: !27)
!43 = !DILocation(line: 12, column: 22, scope: !40)
!44 = !DILocalVariable(name: "result", scope: !27, file: !3, line: 14, type: !10)
!45 = !DILocation(line: 14, column: 7, scope: !27)
!46 = !DILocation(line: 14, column: 22, scope: !27)
!47 = !DILocation(line: 14, column: 16, scope: !27)
!48 = !DILocation(line: 15, column: 9, scope: !27)
!49 = !DILocation(line: 15, column: 16, scope: !27)
!50 = !DILocation(line: 15, column: 21, scope: !27)
!51 = !DILocation(line: 15, column: 24, scope: !27)
!52 = !DILocation(line: 15, column: 31, scope: !27)
!53 = !DILocation(line: 15, column: 3, scope: !27)
!54 = !DILocation(line: 16, column: 1, scope: !27)
!55 = distinct !DISubprogram(name: "check", scope: !22, file: !22, line: 17, type: !56, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !25)
!56 = !DISubroutineType(types: !57)
!57 = !{null, !10}
!58 = !DILocalVariable(name: "condition", arg: 1, scope: !55, file: !22, line: 17, type: !10)
!59 = !DILocation(line: 17, column: 23, scope: !55)
!60 = !DILocation(line: 18, column: 8, scope: !61)
!61 = distinct !DILexicalBlock(scope: !55, file: !22, line: 18, column: 7)
!62 = !DILocation(line: 18, column: 7, scope: !55)
!63 = !DILocation(line: 18, column: 19, scope: !61)
!64 = !DILocation(line: 19, column: 1, scope: !55)
!65 = distinct !DISubprogram(name: "one", scope: !3, file: !3, line: 5, type: !8, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !25)
!66 = !DILocalVariable(name: "x", arg: 1, scope: !65, file: !3, line: 5, type: !10)
!67 = !DILocation(line: 5, column: 20, scope: !65)
!68 = !DILocation(line: 5, column: 32, scope: !65)
!69 = !DILocation(line: 5, column: 34, scope: !65)
!70 = !DILocation(line: 5, column: 25, scope: !65)
!71 = distinct !DISubprogram(name: "two", scope: !3, file: !3, line: 6, type: !8, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !25)
!72 = !DILocalVariable(name: "x", arg: 1, scope: !71, file: !3, line: 6, type: !10)
!73 = !DILocation(line: 6, column: 20, scope: !71)
!74 = !DILocation(line: 6, column: 32, scope: !71)
!75 = !DILocation(line: 6, column: 34, scope: !71)
!76 = !DILocation(line: 6, column: 25, scope: !71)
