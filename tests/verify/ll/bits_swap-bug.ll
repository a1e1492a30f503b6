; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g -DBUG tests/verify/bits_swap.c
; ModuleID = 'tests/verify/bits_swap.c'
source_filename = "tests/verify/bits_swap.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @reach_error() #0 !dbg !10 {
  ret void, !dbg !15
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !16 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i32], align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [2 x i32]* %2, metadata !20, metadata !DIExpression()), !dbg !25
  %5 = getelementptr inbounds [2 x i32], [2 x i32]* %2, i64 0, i64 0, !dbg !26
  %6 = call i32 @__VERIFIER_nondet_uint(), !dbg !27
  store i32 %6, i32* %5, align 4, !dbg !26
  %7 = getelementptr inbounds i32, i32* %5, i64 1, !dbg !26
  %8 = call i32 @__VERIFIER_nondet_uint(), !dbg !28
  store i32 %8, i32* %7, align 4, !dbg !26
  call void @llvm.dbg.declare(metadata i32* %3, metadata !29, metadata !DIExpression()), !dbg !30
  %9 = getelementptr inbounds [2 x i32], [2 x i32]* %2, i64 0, i64 0, !dbg !31
  %10 = load i32, i32* %9, align 4, !dbg !31
  %11 = getelementptr inbounds [2 x i32], [2 x i32]* %2, i64 0, i64 1, !dbg !32
  %12 = load i32, i32* %11, align 4, !dbg !32
  %13 = xor i32 %10, %12, !dbg !33
  store i32 %13, i32* %3, align 4, !dbg !30
  call void @llvm.dbg.declare(metadata i32* %4, metadata !34, metadata !DIExpression()), !dbg !35
  %14 = getelementptr inbounds [2 x i32], [2 x i32]* %2, i64 0, i64 0, !dbg !36
  %15 = load i32, i32* %14, align 4, !dbg !36
  store i32 %15, i32* %4, align 4, !dbg !35
  %16 = getelementptr inbounds [2 x i32], [2 x i32]* %2, i64 0, i64 0, !dbg !37
  %17 = call i32 @__VERIFIER_nondet_uint(), !dbg !38
  %18 = and i32 %17, 1, !dbg !39
  %19 = zext i32 %18 to i64, !dbg !40
  %20 = getelementptr inbounds [2 x i32], [2 x i32]* %2, i64 0, i64 %19, !dbg !40
  call void @swap(i32* noundef %16, i32* noundef %20), !dbg !41
  %21 = getelementptr inbounds [2 x i32], [2 x i32]* %2, i64 0, i64 0, !dbg !42
  %22 = load i32, i32* %21, align 4, !dbg !42
  %23 = load i32, i32* %4, align 4, !dbg !43
  %24 = icmp eq i32 %22, %23, !dbg !44
  br i1 %24, label %30, label %25, !dbg !45

25:                                               ; preds = %0
  %26 = getelementptr inbounds [2 x i32], [2 x i32]* %2, i64 0, i64 1, !dbg !46
  %27 = load i32, i32* %26, align 4, !dbg !46
  %28 = load i32, i32* %4, align 4, !dbg !47
  %29 = icmp eq i32 %27, %28, !dbg !48
  br label %30, !dbg !45

30:                                               ; preds = %25, %0
  %31 = phi i1 [ true, %0 ], [ %29, %25 ]
  %32 = zext i1 %31 to i32, !dbg !45
  call void @check(i32 noundef %32), !dbg !49
  %33 = getelementptr inbounds [2 x i32], [2 x i32]* %2, i64 0, i64 0, !dbg !50
  %34 = load i32, i32* %33, align 4, !dbg !50
  %35 = getelementptr inbounds [2 x i32], [2 x i32]* %2, i64 0, i64 1, !dbg !51
  %36 = load i32, i32* %35, align 4, !dbg !51
  %37 = xor i32 %34, %36, !dbg !52
  %38 = load i32, i32* %3, align 4, !dbg !53
  %39 = icmp eq i32 %37, %38, !dbg !54
  %40 = zext i1 %39 to i32, !dbg !54
  call void @check(i32 noundef %40), !dbg !55
  %41 = load i32, i32* %1, align 4, !dbg !56
  ret i32 %41, !dbg !56
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @__VERIFIER_nondet_uint() #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @swap(i32* noundef %0, i32* noundef %1) #0 !dbg !57 {
  %3 = alloca i32*, align 8
  %4 = alloca i32*, align 8
  store i32* %0, i32** %3, align 8
  call void @llvm.dbg.declare(metadata i32** %3, metadata !61, metadata !DIExpression()), !dbg !62
  store i32* %1, i32** %4, align 8
  call void @llvm.dbg.declare(metadata i32** %4, metadata !63, metadata !DIExpression()), !dbg !64
  %5 = load i32*, i32** %4, align 8, !dbg !65
  %6 = load i32, i32* %5, align 4, !dbg !66
  %7 = load i32*, i32** %3, align 8, !dbg !67
  %8 = load i32, i32* %7, align 4, !dbg !68
  %9 = xor i32 %8, %6, !dbg !68
  store i32 %9, i32* %7, align 4, !dbg !68
  %10 = load i32*, i32** %3, align 8, !dbg !69
  %11 = load i32, i32* %10, align 4, !dbg !70
  %12 = load i32*, i32** %4, align 8, !dbg !71
  %13 = load i32, i32* %12, align 4, !dbg !72
  %14 = xor i32 %13, %11, !dbg !72
  store i32 %14, i32* %12, align 4, !dbg !72
  %15 = load i32*, i32** %4, align 8, !dbg !73
  %16 = load i32, i32* %15, align 4, !dbg !74
  %17 = load i32*, i32** %3, align 8, !dbg !75
  %18 = load i32, i32* %17, align 4, !dbg !76
  %19 = xor i32 %18, %16, !dbg !76
  store i32 %19, i32* %17, align 4, !dbg !76
  ret void, !dbg !77
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @check(i32 noundef %0) #0 !dbg !78 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !81, metadata !DIExpression()), !dbg !82
  %3 = load i32, i32* %2, align 4, !dbg !83
  %4 = icmp ne i32 %3, 0, !dbg !83
  br i1 %4, label %6, label %5, !dbg !85

5:                                                ; preds = %1
  call void @reach_error(), !dbg !86
  br label %6, !dbg !86

6:                                                ; preds = %5, %1
  ret void, !dbg !87
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/verify/bits_swap.c", directory: ".", checksumkind: CSK_MD5, checksum: "6903155db0e478474ec6f29f31cf5ee1")
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
!16 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 13, type: !17, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!17 = !DISubroutineType(types: !18)
!18 = !{!19}
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !DILocalVariable(name: "a", scope: !16, file: !1, line: 14, type: !21)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 64, elements: !23)
!22 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!23 = !{!24}
!24 = !DISubrange(count: 2)
!25 = !DILocation(line: 14, column: 12, scope: !16)
!26 = !DILocation(line: 14, column: 19, scope: !16)
!27 = !DILocation(line: 14, column: 20, scope: !16)
!28 = !DILocation(line: 14, column: 46, scope: !16)
!29 = !DILocalVariable(name: "before", scope: !16, file: !1, line: 15, type: !22)
!30 = !DILocation(line: 15, column: 12, scope: !16)
!31 = !DILocation(line: 15, column: 21, scope: !16)
!32 = !DILocation(line: 15, column: 28, scope: !16)
!33 = !DILocation(line: 15, column: 26, scope: !16)
!34 = !DILocalVariable(name: "first", scope: !16, file: !1, line: 15, type: !22)
!35 = !DILocation(line: 15, column: 34, scope: !16)
!36 = !DILocation(line: 15, column: 42, scope: !16)
!37 = !DILocation(line: 16, column: 9, scope: !16)
!38 = !DILocation(line: 16, column: 18, scope: !16)
!39 = !DILocation(line: 16, column: 43, scope: !16)
!40 = !DILocation(line: 16, column: 16, scope: !16)
!41 = !DILocation(line: 16, column: 3, scope: !16)
!42 = !DILocation(line: 17, column: 9, scope: !16)
!43 = !DILocation(line: 17, column: 17, scope: !16)
!44 = !DILocation(line: 17, column: 14, scope: !16)
!45 = !DILocation(line: 17, column: 23, scope: !16)
!46 = !DILocation(line: 17, column: 26, scope: !16)
!47 = !DILocation(line: 17, column: 34, scope: !16)
!48 = !DILocation(line: 17, column: 31, scope: !16)
!49 = !DILocation(line: 17, column: 3, scope: !16)
!50 = !DILocation(line: 18, column: 10, scope: !16)
!51 = !DILocation(line: 18, column: 17, scope: !16)
!52 = !DILocation(line: 18, column: 15, scope: !16)
!53 = !DILocation(line: 18, column: 26, scope: !16)
!54 = !DILocation(line: 18, column: 23, scope: !16)
!55 = !DILocation(line: 18, column: 3, scope: !16)
!56 = !DILocation(line: 19, column: 1, scope: !16)
!57 = distinct !DISubprogram(name: "swap", scope: !1, file: !1, line: 5, type: !58, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!58 = !DISubroutineType(types: !59)
!59 = !{null, !60, !60}
!60 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!61 = !DILocalVariable(name: "a", arg: 1, scope: !57, file: !1, line: 5, type: !60)
!62 = !DILocation(line: 5, column: 28, scope: !57)
!63 = !DILocalVariable(name: "b", arg: 2, scope: !57, file: !1, line: 5, type: !60)
!64 = !DILocation(line: 5, column: 41, scope: !57)
!65 = !DILocation(line: 9, column: 10, scope: !57)
!66 = !DILocation(line: 9, column: 9, scope: !57)
!67 = !DILocation(line: 9, column: 4, scope: !57)
!68 = !DILocation(line: 9, column: 6, scope: !57)
!69 = !DILocation(line: 10, column: 10, scope: !57)
!70 = !DILocation(line: 10, column: 9, scope: !57)
!71 = !DILocation(line: 10, column: 4, scope: !57)
!72 = !DILocation(line: 10, column: 6, scope: !57)
!73 = !DILocation(line: 11, column: 10, scope: !57)
!74 = !DILocation(line: 11, column: 9, scope: !57)
!75 = !DILocation(line: 11, column: 4, scope: !57)
!76 = !DILocation(line: 11, column: 6, scope: !57)
!77 = !DILocation(line: 12, column: 1, scope: !57)
!78 = distinct !DISubprogram(name: "check", scope: !11, file: !11, line: 17, type: !79, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!79 = !DISubroutineType(types: !80)
!80 = !{null, !19}
!81 = !DILocalVariable(name: "condition", arg: 1, scope: !78, file: !11, line: 17, type: !19)
!82 = !DILocation(line: 17, column: 23, scope: !78)
!83 = !DILocation(line: 18, column: 8, scope: !84)
!84 = distinct !DILexicalBlock(scope: !78, file: !11, line: 18, column: 7)
!85 = !DILocation(line: 18, column: 7, scope: !78)
!86 = !DILocation(line: 18, column: 19, scope: !84)
!87 = !DILocation(line: 19, column: 1, scope: !78)
