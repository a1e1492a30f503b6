; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g -UBUG tests/verify/allocation_fails.c
; ModuleID = 'tests/verify/allocation_fails.c'
source_filename = "tests/verify/allocation_fails.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @reach_error() #0 !dbg !10 {
  ret void, !dbg !15
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !16 {
  %1 = alloca i32, align 4
  %2 = alloca i32*, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i32** %2, metadata !20, metadata !DIExpression()), !dbg !22
  %3 = call i8* @malloc(i64 noundef 4), !dbg !23
  %4 = bitcast i8* %3 to i32*, !dbg !23
  store i32* %4, i32** %2, align 8, !dbg !22
  %5 = load i32*, i32** %2, align 8, !dbg !24
  %6 = icmp ne i32* %5, null, !dbg !24
  br i1 %6, label %8, label %7, !dbg !26

7:                                                ; preds = %0
  store i32 1, i32* %1, align 4, !dbg !27
  br label %16, !dbg !27

8:                                                ; preds = %0
  %9 = load i32*, i32** %2, align 8, !dbg !28
  store i32 4, i32* %9, align 4, !dbg !29
  %10 = load i32*, i32** %2, align 8, !dbg !30
  %11 = load i32, i32* %10, align 4, !dbg !31
  %12 = icmp eq i32 %11, 4, !dbg !32
  %13 = zext i1 %12 to i32, !dbg !32
  call void @check(i32 noundef %13), !dbg !33
  %14 = load i32*, i32** %2, align 8, !dbg !34
  %15 = bitcast i32* %14 to i8*, !dbg !34
  call void @free(i8* noundef %15), !dbg !35
  br label %16, !dbg !36

16:                                               ; preds = %8, %7
  %17 = load i32, i32* %1, align 4, !dbg !36
  ret i32 %17, !dbg !36
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i8* @malloc(i64 noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @check(i32 noundef %0) #0 !dbg !37 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !40, metadata !DIExpression()), !dbg !41
  %3 = load i32, i32* %2, align 4, !dbg !42
  %4 = icmp ne i32 %3, 0, !dbg !42
  br i1 %4, label %6, label %5, !dbg !44

5:                                                ; preds = %1
  call void @reach_error(), !dbg !45
  br label %6, !dbg !45

6:                                                ; preds = %5, %1
  ret void, !dbg !46
}

declare void @free(i8* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/verify/allocation_fails.c", directory: ".", checksumkind: CSK_MD5, checksum: "5d8f9b1a33226f480045ec55a129b9e4")
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
!16 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !17, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!17 = !DISubroutineType(types: !18)
!18 = !{!19}
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !DILocalVariable(name: "p", scope: !16, file: !1, line: 7, type: !21)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!22 = !DILocation(line: 7, column: 8, scope: !16)
!23 = !DILocation(line: 7, column: 12, scope: !16)
!24 = !DILocation(line: 9, column: 8, scope: !25)
!25 = distinct !DILexicalBlock(scope: !16, file: !1, line: 9, column: 7)
!26 = !DILocation(line: 9, column: 7, scope: !16)
!27 = !DILocation(line: 9, column: 11, scope: !25)
!28 = !DILocation(line: 11, column: 4, scope: !16)
!29 = !DILocation(line: 11, column: 6, scope: !16)
!30 = !DILocation(line: 12, column: 10, scope: !16)
!31 = !DILocation(line: 12, column: 9, scope: !16)
!32 = !DILocation(line: 12, column: 12, scope: !16)
!33 = !DILocation(line: 12, column: 3, scope: !16)
!34 = !DILocation(line: 13, column: 8, scope: !16)
!35 = !DILocation(line: 13, column: 3, scope: !16)
!36 = !DILocation(line: 14, column: 1, scope: !16)
!37 = distinct !DISubprogram(name: "check", scope: !11, file: !11, line: 17, type: !38, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!38 = !DISubroutineType(types: !39)
!39 = !{null, !19}
!40 = !DILocalVariable(name: "condition", arg: 1, scope: !37, file: !11, line: 17, type: !19)
!41 = !DILocation(line: 17, column: 23, scope: !37)
!42 = !DILocation(line: 18, column: 8, scope: !43)
!43 = distinct !DILexicalBlock(scope: !37, file: !11, line: 18, column: 7)
!44 = !DILocation(line: 18, column: 7, scope: !37)
!45 = !DILocation(line: 18, column: 19, scope: !43)
!46 = !DILocation(line: 19, column: 1, scope: !37)
