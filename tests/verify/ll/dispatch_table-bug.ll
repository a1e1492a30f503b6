; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g -DBUG tests/verify/dispatch_table.c
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
  br label %23, !dbg !38

9:                                                ; preds = %0
  call void @llvm.dbg.declare(metadata i32* %3, metadata !39, metadata !DIExpression()), !dbg !40
  %10 = load i8, i8* %2, align 1, !dbg !41
  %11 = zext i8 %10 to i64, !dbg !42
  %12 = getelementptr inbounds [4 x i32 (i32)*], [4 x i32 (i32)*]* @table, i64 0, i64 %11, !dbg !42
  %13 = load i32 (i32)*, i32 (i32)** %12, align 8, !dbg !42
  %14 = call i32 %13(i32 noundef 7), !dbg !42
  store i32 %14, i32* %3, align 4, !dbg !40
  %15 = load i32, i32* %3, align 4, !dbg !43
  %16 = icmp eq i32 %15, 8, !dbg !44
  br i1 %16, label %20, label %17, !dbg !45

17:                                               ; preds = %9
  %18 = load i32, i32* %3, align 4, !dbg !46
  %19 = icmp eq i32 %18, 6, !dbg !47
  br label %20, !dbg !45

20:                                               ; preds = %17, %9
  %21 = phi i1 [ true, %9 ], [ %19, %17 ]
  %22 = zext i1 %21 to i32, !dbg !45
  call void @check(i32 noundef %22), !dbg !48
  br label %23, !dbg !49

23:                                               ; preds = %20, %8
  %24 = load i32, i32* %1, align 4, !dbg !49
  ret i32 %24, !dbg !49
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare zeroext i8 @__VERIFIER_nondet_uchar() #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @check(i32 noundef %0) #0 !dbg !50 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !53, metadata !DIExpression()), !dbg !54
  %3 = load i32, i32* %2, align 4, !dbg !55
  %4 = icmp ne i32 %3, 0, !dbg !55
  br i1 %4, label %6, label %5, !dbg !57

5:                                                ; preds = %1
  call void @reach_error(), !dbg !58
  br label %6, !dbg !58

6:                                                ; preds = %5, %1
  ret void, !dbg !59
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @one(i32 noundef %0) #0 !dbg !60 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !61, metadata !DIExpression()), !dbg !62
  %3 = load i32, i32* %2, align 4, !dbg !63
  %4 = add nsw i32 %3, 1, !dbg !64
  ret i32 %4, !dbg !65
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @two(i32 noundef %0) #0 !dbg !66 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !67, metadata !DIExpression()), !dbg !68
  %3 = load i32, i32* %2, align 4, !dbg !69
  %4 = sub nsw i32 %3, 1, !dbg !70
  ret i32 %4, !dbg !71
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
!39 = !DILocalVariable(name: "result", scope: !27, file: !3, line: 14, type: !10)
!40 = !DILocation(line: 14, column: 7, scope: !27)
!41 = !DILocation(line: 14, column: 22, scope: !27)
!42 = !DILocation(line: 14, column: 16, scope: !27)
!43 = !DILocation(line: 15, column: 9, scope: !27)
!44 = !DILocation(line: 15, column: 16, scope: !27)
!45 = !DILocation(line: 15, column: 21, scope: !27)
!46 = !DILocation(line: 15, column: 24, scope: !27)
!47 = !DILocation(line: 15, column: 31, scope: !27)
!48 = !DILocation(line: 15, column: 3, scope: !27)
!49 = !DILocation(line: 16, column: 1, scope: !27)
!50 = distinct !DISubprogram(name: "check", scope: !22, file: !22, line: 17, type: !51, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !25)
!51 = !DISubroutineType(types: !52)
!52 = !{null, !10}
!53 = !DILocalVariable(name: "condition", arg: 1, scope: !50, file: !22, line: 17, type: !10)
!54 = !DILocation(line: 17, column: 23, scope: !50)
!55 = !DILocation(line: 18, column: 8, scope: !56)
!56 = distinct !DILexicalBlock(scope: !50, file: !22, line: 18, column: 7)
!57 = !DILocation(line: 18, column: 7, scope: !50)
!58 = !DILocation(line: 18, column: 19, scope: !56)
!59 = !DILocation(line: 19, column: 1, scope: !50)
!60 = distinct !DISubprogram(name: "one", scope: !3, file: !3, line: 5, type: !8, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !25)
!61 = !DILocalVariable(name: "x", arg: 1, scope: !60, file: !3, line: 5, type: !10)
!62 = !DILocation(line: 5, column: 20, scope: !60)
!63 = !DILocation(line: 5, column: 32, scope: !60)
!64 = !DILocation(line: 5, column: 34, scope: !60)
!65 = !DILocation(line: 5, column: 25, scope: !60)
!66 = distinct !DISubprogram(name: "two", scope: !3, file: !3, line: 6, type: !8, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !25)
!67 = !DILocalVariable(name: "x", arg: 1, scope: !66, file: !3, line: 6, type: !10)
!68 = !DILocation(line: 6, column: 20, scope: !66)
!69 = !DILocation(line: 6, column: 32, scope: !66)
!70 = !DILocation(line: 6, column: 34, scope: !66)
!71 = !DILocation(line: 6, column: 25, scope: !66)
