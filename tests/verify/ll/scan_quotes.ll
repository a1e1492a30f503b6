; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g -UBUG tests/verify/scan_quotes.c
; ModuleID = 'tests/verify/scan_quotes.c'
source_filename = "tests/verify/scan_quotes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @reach_error() #0 !dbg !10 {
  ret void, !dbg !15
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !16 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i8, align 1
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !20, metadata !DIExpression()), !dbg !21
  store i32 0, i32* %2, align 4, !dbg !21
  call void @llvm.dbg.declare(metadata i32* %3, metadata !22, metadata !DIExpression()), !dbg !23
  store i32 0, i32* %3, align 4, !dbg !23
  call void @llvm.dbg.declare(metadata i32* %4, metadata !24, metadata !DIExpression()), !dbg !25
  store i32 0, i32* %4, align 4, !dbg !25
  call void @llvm.dbg.declare(metadata i32* %5, metadata !26, metadata !DIExpression()), !dbg !28
  store i32 0, i32* %5, align 4, !dbg !28
  br label %7, !dbg !29

7:                                                ; preds = %34, %0
  %8 = load i32, i32* %5, align 4, !dbg !30
  %9 = icmp slt i32 %8, 5, !dbg !32
  br i1 %9, label %10, label %37, !dbg !33

10:                                               ; preds = %7
  call void @llvm.dbg.declare(metadata i8* %6, metadata !34, metadata !DIExpression()), !dbg !37
  %11 = call signext i8 @__VERIFIER_nondet_char(), !dbg !38
  store i8 %11, i8* %6, align 1, !dbg !37
  %12 = load i32, i32* %3, align 4, !dbg !39
  %13 = icmp ne i32 %12, 0, !dbg !39
  br i1 %13, label %14, label %15, !dbg !41

14:                                               ; preds = %10
  store i32 0, i32* %3, align 4, !dbg !42
  br label %33, !dbg !44

15:                                               ; preds = %10
  %16 = load i8, i8* %6, align 1, !dbg !45
  %17 = sext i8 %16 to i32, !dbg !45
  %18 = icmp eq i32 %17, 92, !dbg !47
  br i1 %18, label %19, label %20, !dbg !48

19:                                               ; preds = %15
  store i32 1, i32* %3, align 4, !dbg !49
  br label %32, !dbg !51

20:                                               ; preds = %15
  %21 = load i8, i8* %6, align 1, !dbg !52
  %22 = sext i8 %21 to i32, !dbg !52
  %23 = icmp eq i32 %22, 34, !dbg !54
  br i1 %23, label %24, label %31, !dbg !55

24:                                               ; preds = %20
  %25 = load i32, i32* %2, align 4, !dbg !56
  %26 = icmp ne i32 %25, 0, !dbg !58
  %27 = xor i1 %26, true, !dbg !58
  %28 = zext i1 %27 to i32, !dbg !58
  store i32 %28, i32* %2, align 4, !dbg !59
  %29 = load i32, i32* %4, align 4, !dbg !60
  %30 = add nsw i32 %29, 1, !dbg !60
  store i32 %30, i32* %4, align 4, !dbg !60
  br label %31, !dbg !61

31:                                               ; preds = %24, %20
  br label %32

32:                                               ; preds = %31, %19
  br label %33

33:                                               ; preds = %32, %14
  br label %34, !dbg !62

34:                                               ; preds = %33
  %35 = load i32, i32* %5, align 4, !dbg !63
  %36 = add nsw i32 %35, 1, !dbg !63
  store i32 %36, i32* %5, align 4, !dbg !63
  br label %7, !dbg !64, !llvm.loop !65

37:                                               ; preds = %7
  %38 = load i32, i32* %2, align 4, !dbg !68
  %39 = load i32, i32* %4, align 4, !dbg !69
  %40 = and i32 %39, 1, !dbg !70
  %41 = icmp eq i32 %38, %40, !dbg !71
  %42 = zext i1 %41 to i32, !dbg !71
  call void @check(i32 noundef %42), !dbg !72
  %43 = load i32, i32* %1, align 4, !dbg !73
  ret i32 %43, !dbg !73
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare signext i8 @__VERIFIER_nondet_char() #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @check(i32 noundef %0) #0 !dbg !74 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !77, metadata !DIExpression()), !dbg !78
  %3 = load i32, i32* %2, align 4, !dbg !79
  %4 = icmp ne i32 %3, 0, !dbg !79
  br i1 %4, label %6, label %5, !dbg !81

5:                                                ; preds = %1
  call void @reach_error(), !dbg !82
  br label %6, !dbg !82

6:                                                ; preds = %5, %1
  ret void, !dbg !83
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/verify/scan_quotes.c", directory: ".", checksumkind: CSK_MD5, checksum: "38b1b4fbc5742ad723c0adf8fbe42d90")
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
!20 = !DILocalVariable(name: "inside", scope: !16, file: !1, line: 6, type: !19)
!21 = !DILocation(line: 6, column: 7, scope: !16)
!22 = !DILocalVariable(name: "escaped", scope: !16, file: !1, line: 6, type: !19)
!23 = !DILocation(line: 6, column: 19, scope: !16)
!24 = !DILocalVariable(name: "quotes", scope: !16, file: !1, line: 6, type: !19)
!25 = !DILocation(line: 6, column: 32, scope: !16)
!26 = !DILocalVariable(name: "i", scope: !27, file: !1, line: 7, type: !19)
!27 = distinct !DILexicalBlock(scope: !16, file: !1, line: 7, column: 3)
!28 = !DILocation(line: 7, column: 12, scope: !27)
!29 = !DILocation(line: 7, column: 8, scope: !27)
!30 = !DILocation(line: 7, column: 19, scope: !31)
!31 = distinct !DILexicalBlock(scope: !27, file: !1, line: 7, column: 3)
!32 = !DILocation(line: 7, column: 21, scope: !31)
!33 = !DILocation(line: 7, column: 3, scope: !27)
!34 = !DILocalVariable(name: "c", scope: !35, file: !1, line: 8, type: !36)
!35 = distinct !DILexicalBlock(scope: !31, file: !1, line: 7, column: 31)
!36 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!37 = !DILocation(line: 8, column: 10, scope: !35)
!38 = !DILocation(line: 8, column: 14, scope: !35)
!39 = !DILocation(line: 9, column: 9, scope: !40)
!40 = distinct !DILexicalBlock(scope: !35, file: !1, line: 9, column: 9)
!41 = !DILocation(line: 9, column: 9, scope: !35)
!42 = !DILocation(line: 10, column: 15, scope: !43)
!43 = distinct !DILexicalBlock(scope: !40, file: !1, line: 9, column: 18)
!44 = !DILocation(line: 14, column: 5, scope: !43)
!45 = !DILocation(line: 14, column: 16, scope: !46)
!46 = distinct !DILexicalBlock(scope: !40, file: !1, line: 14, column: 16)
!47 = !DILocation(line: 14, column: 18, scope: !46)
!48 = !DILocation(line: 14, column: 16, scope: !40)
!49 = !DILocation(line: 15, column: 15, scope: !50)
!50 = distinct !DILexicalBlock(scope: !46, file: !1, line: 14, column: 27)
!51 = !DILocation(line: 16, column: 5, scope: !50)
!52 = !DILocation(line: 16, column: 16, scope: !53)
!53 = distinct !DILexicalBlock(scope: !46, file: !1, line: 16, column: 16)
!54 = !DILocation(line: 16, column: 18, scope: !53)
!55 = !DILocation(line: 16, column: 16, scope: !46)
!56 = !DILocation(line: 17, column: 17, scope: !57)
!57 = distinct !DILexicalBlock(scope: !53, file: !1, line: 16, column: 26)
!58 = !DILocation(line: 17, column: 16, scope: !57)
!59 = !DILocation(line: 17, column: 14, scope: !57)
!60 = !DILocation(line: 18, column: 13, scope: !57)
!61 = !DILocation(line: 19, column: 5, scope: !57)
!62 = !DILocation(line: 20, column: 3, scope: !35)
!63 = !DILocation(line: 7, column: 27, scope: !31)
!64 = !DILocation(line: 7, column: 3, scope: !31)
!65 = distinct !{!65, !33, !66, !67}
!66 = !DILocation(line: 20, column: 3, scope: !27)
!67 = !{!"llvm.loop.mustprogress"}
!68 = !DILocation(line: 21, column: 9, scope: !16)
!69 = !DILocation(line: 21, column: 20, scope: !16)
!70 = !DILocation(line: 21, column: 27, scope: !16)
!71 = !DILocation(line: 21, column: 16, scope: !16)
!72 = !DILocation(line: 21, column: 3, scope: !16)
!73 = !DILocation(line: 22, column: 1, scope: !16)
!74 = distinct !DISubprogram(name: "check", scope: !11, file: !11, line: 17, type: !75, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!75 = !DISubroutineType(types: !76)
!76 = !{null, !19}
!77 = !DILocalVariable(name: "condition", arg: 1, scope: !74, file: !11, line: 17, type: !19)
!78 = !DILocation(line: 17, column: 23, scope: !74)
!79 = !DILocation(line: 18, column: 8, scope: !80)
!80 = distinct !DILexicalBlock(scope: !74, file: !11, line: 18, column: 7)
!81 = !DILocation(line: 18, column: 7, scope: !74)
!82 = !DILocation(line: 18, column: 19, scope: !80)
!83 = !DILocation(line: 19, column: 1, scope: !74)
