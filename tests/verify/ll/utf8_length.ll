; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g -UBUG tests/verify/utf8_length.c
; ModuleID = 'tests/verify/utf8_length.c'
source_filename = "tests/verify/utf8_length.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @reach_error() #0 !dbg !10 {
  ret void, !dbg !15
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !16 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i8* %2, metadata !20, metadata !DIExpression()), !dbg !22
  %5 = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !23
  store i8 %5, i8* %2, align 1, !dbg !22
  call void @llvm.dbg.declare(metadata i32* %3, metadata !24, metadata !DIExpression()), !dbg !25
  %6 = load i8, i8* %2, align 1, !dbg !26
  %7 = zext i8 %6 to i32, !dbg !26
  %8 = icmp slt i32 %7, 128, !dbg !28
  br i1 %8, label %9, label %10, !dbg !29

9:                                                ; preds = %0
  store i32 1, i32* %3, align 4, !dbg !30
  br label %35, !dbg !31

10:                                               ; preds = %0
  %11 = load i8, i8* %2, align 1, !dbg !32
  %12 = zext i8 %11 to i32, !dbg !32
  %13 = icmp slt i32 %12, 194, !dbg !34
  br i1 %13, label %14, label %15, !dbg !35

14:                                               ; preds = %10
  store i32 0, i32* %3, align 4, !dbg !36
  br label %34, !dbg !37

15:                                               ; preds = %10
  %16 = load i8, i8* %2, align 1, !dbg !38
  %17 = zext i8 %16 to i32, !dbg !38
  %18 = icmp slt i32 %17, 224, !dbg !40
  br i1 %18, label %19, label %20, !dbg !41

19:                                               ; preds = %15
  store i32 2, i32* %3, align 4, !dbg !42
  br label %33, !dbg !43

20:                                               ; preds = %15
  %21 = load i8, i8* %2, align 1, !dbg !44
  %22 = zext i8 %21 to i32, !dbg !44
  %23 = icmp slt i32 %22, 240, !dbg !46
  br i1 %23, label %24, label %25, !dbg !47

24:                                               ; preds = %20
  store i32 3, i32* %3, align 4, !dbg !48
  br label %32, !dbg !49

25:                                               ; preds = %20
  %26 = load i8, i8* %2, align 1, !dbg !50
  %27 = zext i8 %26 to i32, !dbg !50
  %28 = icmp slt i32 %27, 245, !dbg !52
  br i1 %28, label %29, label %30, !dbg !53

29:                                               ; preds = %25
  store i32 4, i32* %3, align 4, !dbg !54
  br label %31, !dbg !55

30:                                               ; preds = %25
  store i32 0, i32* %3, align 4, !dbg !56
  br label %31

31:                                               ; preds = %30, %29
  br label %32

32:                                               ; preds = %31, %24
  br label %33

33:                                               ; preds = %32, %19
  br label %34

34:                                               ; preds = %33, %14
  br label %35

35:                                               ; preds = %34, %9
  call void @llvm.dbg.declare(metadata i32* %4, metadata !57, metadata !DIExpression()), !dbg !59
  %36 = load i32, i32* %3, align 4, !dbg !60
  %37 = icmp eq i32 %36, 4, !dbg !61
  br i1 %37, label %38, label %43, !dbg !60

38:                                               ; preds = %35
  %39 = load i8, i8* %2, align 1, !dbg !62
  %40 = zext i8 %39 to i32, !dbg !62
  %41 = and i32 %40, 7, !dbg !63
  %42 = shl i32 %41, 18, !dbg !64
  br label %44, !dbg !60

43:                                               ; preds = %35
  br label %44, !dbg !60

44:                                               ; preds = %43, %38
  %45 = phi i32 [ %42, %38 ], [ 0, %43 ], !dbg !60
  store i32 %45, i32* %4, align 4, !dbg !59
  %46 = load i32, i32* %4, align 4, !dbg !65
  %47 = icmp ule i32 %46, 1114111, !dbg !66
  %48 = zext i1 %47 to i32, !dbg !66
  call void @check(i32 noundef %48), !dbg !67
  %49 = load i32, i32* %1, align 4, !dbg !68
  ret i32 %49, !dbg !68
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare zeroext i8 @__VERIFIER_nondet_uchar() #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @check(i32 noundef %0) #0 !dbg !69 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !72, metadata !DIExpression()), !dbg !73
  %3 = load i32, i32* %2, align 4, !dbg !74
  %4 = icmp ne i32 %3, 0, !dbg !74
  br i1 %4, label %6, label %5, !dbg !76

5:                                                ; preds = %1
  call void @reach_error(), !dbg !77
  br label %6, !dbg !77

6:                                                ; preds = %5, %1
  ret void, !dbg !78
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/verify/utf8_length.c", directory: ".", checksumkind: CSK_MD5, checksum: "8536ebc28850e6fcc57459d319e10ced")
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
!20 = !DILocalVariable(name: "first", scope: !16, file: !1, line: 6, type: !21)
!21 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!22 = !DILocation(line: 6, column: 17, scope: !16)
!23 = !DILocation(line: 6, column: 25, scope: !16)
!24 = !DILocalVariable(name: "length", scope: !16, file: !1, line: 7, type: !19)
!25 = !DILocation(line: 7, column: 7, scope: !16)
!26 = !DILocation(line: 8, column: 7, scope: !27)
!27 = distinct !DILexicalBlock(scope: !16, file: !1, line: 8, column: 7)
!28 = !DILocation(line: 8, column: 13, scope: !27)
!29 = !DILocation(line: 8, column: 7, scope: !16)
!30 = !DILocation(line: 8, column: 28, scope: !27)
!31 = !DILocation(line: 8, column: 21, scope: !27)
!32 = !DILocation(line: 9, column: 12, scope: !33)
!33 = distinct !DILexicalBlock(scope: !27, file: !1, line: 9, column: 12)
!34 = !DILocation(line: 9, column: 18, scope: !33)
!35 = !DILocation(line: 9, column: 12, scope: !27)
!36 = !DILocation(line: 9, column: 33, scope: !33)
!37 = !DILocation(line: 9, column: 26, scope: !33)
!38 = !DILocation(line: 10, column: 12, scope: !39)
!39 = distinct !DILexicalBlock(scope: !33, file: !1, line: 10, column: 12)
!40 = !DILocation(line: 10, column: 18, scope: !39)
!41 = !DILocation(line: 10, column: 12, scope: !33)
!42 = !DILocation(line: 10, column: 33, scope: !39)
!43 = !DILocation(line: 10, column: 26, scope: !39)
!44 = !DILocation(line: 11, column: 12, scope: !45)
!45 = distinct !DILexicalBlock(scope: !39, file: !1, line: 11, column: 12)
!46 = !DILocation(line: 11, column: 18, scope: !45)
!47 = !DILocation(line: 11, column: 12, scope: !39)
!48 = !DILocation(line: 11, column: 33, scope: !45)
!49 = !DILocation(line: 11, column: 26, scope: !45)
!50 = !DILocation(line: 15, column: 12, scope: !51)
!51 = distinct !DILexicalBlock(scope: !45, file: !1, line: 15, column: 12)
!52 = !DILocation(line: 15, column: 18, scope: !51)
!53 = !DILocation(line: 15, column: 12, scope: !45)
!54 = !DILocation(line: 15, column: 33, scope: !51)
!55 = !DILocation(line: 15, column: 26, scope: !51)
!56 = !DILocation(line: 17, column: 15, scope: !51)
!57 = !DILocalVariable(name: "smallest", scope: !16, file: !1, line: 18, type: !58)
!58 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!59 = !DILocation(line: 18, column: 12, scope: !16)
!60 = !DILocation(line: 18, column: 23, scope: !16)
!61 = !DILocation(line: 18, column: 30, scope: !16)
!62 = !DILocation(line: 18, column: 38, scope: !16)
!63 = !DILocation(line: 18, column: 44, scope: !16)
!64 = !DILocation(line: 18, column: 50, scope: !16)
!65 = !DILocation(line: 19, column: 9, scope: !16)
!66 = !DILocation(line: 19, column: 18, scope: !16)
!67 = !DILocation(line: 19, column: 3, scope: !16)
!68 = !DILocation(line: 20, column: 1, scope: !16)
!69 = distinct !DISubprogram(name: "check", scope: !11, file: !11, line: 17, type: !70, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!70 = !DISubroutineType(types: !71)
!71 = !{null, !19}
!72 = !DILocalVariable(name: "condition", arg: 1, scope: !69, file: !11, line: 17, type: !19)
!73 = !DILocation(line: 17, column: 23, scope: !69)
!74 = !DILocation(line: 18, column: 8, scope: !75)
!75 = distinct !DILexicalBlock(scope: !69, file: !11, line: 18, column: 7)
!76 = !DILocation(line: 18, column: 7, scope: !69)
!77 = !DILocation(line: 18, column: 19, scope: !75)
!78 = !DILocation(line: 19, column: 1, scope: !69)
