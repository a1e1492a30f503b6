; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g -DBUG tests/verify/calendar.c
; ModuleID = 'tests/verify/calendar.c'
source_filename = "tests/verify/calendar.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @reach_error() #0 !dbg !10 {
  ret void, !dbg !15
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !16 {
  %1 = alloca i32, align 4
  %2 = alloca i16, align 2
  %3 = alloca i8, align 1
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i16* %2, metadata !20, metadata !DIExpression()), !dbg !22
  %6 = call zeroext i16 @__VERIFIER_nondet_ushort(), !dbg !23
  store i16 %6, i16* %2, align 2, !dbg !22
  call void @llvm.dbg.declare(metadata i8* %3, metadata !24, metadata !DIExpression()), !dbg !26
  %7 = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !27
  store i8 %7, i8* %3, align 1, !dbg !26
  %8 = load i8, i8* %3, align 1, !dbg !28
  %9 = zext i8 %8 to i32, !dbg !28
  %10 = icmp slt i32 %9, 1, !dbg !30
  br i1 %10, label %15, label %11, !dbg !31

11:                                               ; preds = %0
  %12 = load i8, i8* %3, align 1, !dbg !32
  %13 = zext i8 %12 to i32, !dbg !32
  %14 = icmp sgt i32 %13, 12, !dbg !33
  br i1 %14, label %15, label %16, !dbg !34

15:                                               ; preds = %11, %0
  store i32 1, i32* %1, align 4, !dbg !35
  br label %72, !dbg !35

16:                                               ; preds = %11
  call void @llvm.dbg.declare(metadata i32* %4, metadata !36, metadata !DIExpression()), !dbg !37
  %17 = load i16, i16* %2, align 2, !dbg !38
  %18 = zext i16 %17 to i32, !dbg !38
  %19 = srem i32 %18, 4, !dbg !39
  %20 = icmp eq i32 %19, 0, !dbg !40
  br i1 %20, label %21, label %33, !dbg !41

21:                                               ; preds = %16
  %22 = load i16, i16* %2, align 2, !dbg !42
  %23 = zext i16 %22 to i32, !dbg !42
  %24 = srem i32 %23, 100, !dbg !43
  %25 = icmp ne i32 %24, 0, !dbg !44
  br i1 %25, label %31, label %26, !dbg !45

26:                                               ; preds = %21
  %27 = load i16, i16* %2, align 2, !dbg !46
  %28 = zext i16 %27 to i32, !dbg !46
  %29 = srem i32 %28, 400, !dbg !47
  %30 = icmp eq i32 %29, 0, !dbg !48
  br label %31, !dbg !45

31:                                               ; preds = %26, %21
  %32 = phi i1 [ true, %21 ], [ %30, %26 ]
  br label %33

33:                                               ; preds = %31, %16
  %34 = phi i1 [ false, %16 ], [ %32, %31 ], !dbg !49
  %35 = zext i1 %34 to i32, !dbg !41
  store i32 %35, i32* %4, align 4, !dbg !37
  call void @llvm.dbg.declare(metadata i32* %5, metadata !50, metadata !DIExpression()), !dbg !51
  %36 = load i8, i8* %3, align 1, !dbg !52
  %37 = zext i8 %36 to i32, !dbg !52
  %38 = icmp eq i32 %37, 2, !dbg !54
  br i1 %38, label %39, label %42, !dbg !55

39:                                               ; preds = %33
  %40 = load i32, i32* %4, align 4, !dbg !56
  %41 = add nsw i32 28, %40, !dbg !57
  store i32 %41, i32* %5, align 4, !dbg !58
  br label %61, !dbg !59

42:                                               ; preds = %33
  %43 = load i8, i8* %3, align 1, !dbg !60
  %44 = zext i8 %43 to i32, !dbg !60
  %45 = icmp eq i32 %44, 4, !dbg !62
  br i1 %45, label %58, label %46, !dbg !63

46:                                               ; preds = %42
  %47 = load i8, i8* %3, align 1, !dbg !64
  %48 = zext i8 %47 to i32, !dbg !64
  %49 = icmp eq i32 %48, 6, !dbg !65
  br i1 %49, label %58, label %50, !dbg !66

50:                                               ; preds = %46
  %51 = load i8, i8* %3, align 1, !dbg !67
  %52 = zext i8 %51 to i32, !dbg !67
  %53 = icmp eq i32 %52, 9, !dbg !68
  br i1 %53, label %58, label %54, !dbg !69

54:                                               ; preds = %50
  %55 = load i8, i8* %3, align 1, !dbg !70
  %56 = zext i8 %55 to i32, !dbg !70
  %57 = icmp eq i32 %56, 11, !dbg !71
  br i1 %57, label %58, label %59, !dbg !72

58:                                               ; preds = %54, %50, %46, %42
  store i32 30, i32* %5, align 4, !dbg !73
  br label %60, !dbg !74

59:                                               ; preds = %54
  store i32 31, i32* %5, align 4, !dbg !75
  br label %60

60:                                               ; preds = %59, %58
  br label %61

61:                                               ; preds = %60, %39
  %62 = load i32, i32* %5, align 4, !dbg !76
  %63 = icmp ne i32 %62, 29, !dbg !77
  br i1 %63, label %69, label %64, !dbg !78

64:                                               ; preds = %61
  %65 = load i16, i16* %2, align 2, !dbg !79
  %66 = zext i16 %65 to i32, !dbg !79
  %67 = srem i32 %66, 100, !dbg !80
  %68 = icmp ne i32 %67, 0, !dbg !81
  br label %69, !dbg !78

69:                                               ; preds = %64, %61
  %70 = phi i1 [ true, %61 ], [ %68, %64 ]
  %71 = zext i1 %70 to i32, !dbg !78
  call void @check(i32 noundef %71), !dbg !82
  br label %72, !dbg !83

72:                                               ; preds = %69, %15
  %73 = load i32, i32* %1, align 4, !dbg !83
  ret i32 %73, !dbg !83
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare zeroext i16 @__VERIFIER_nondet_ushort() #2

declare zeroext i8 @__VERIFIER_nondet_uchar() #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @check(i32 noundef %0) #0 !dbg !84 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !87, metadata !DIExpression()), !dbg !88
  %3 = load i32, i32* %2, align 4, !dbg !89
  %4 = icmp ne i32 %3, 0, !dbg !89
  br i1 %4, label %6, label %5, !dbg !91

5:                                                ; preds = %1
  call void @reach_error(), !dbg !92
  br label %6, !dbg !92

6:                                                ; preds = %5, %1
  ret void, !dbg !93
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/verify/calendar.c", directory: ".", checksumkind: CSK_MD5, checksum: "e156e156b63b195f08e2ba67eeb788e4")
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
!20 = !DILocalVariable(name: "year", scope: !16, file: !1, line: 6, type: !21)
!21 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!22 = !DILocation(line: 6, column: 18, scope: !16)
!23 = !DILocation(line: 6, column: 25, scope: !16)
!24 = !DILocalVariable(name: "month", scope: !16, file: !1, line: 7, type: !25)
!25 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!26 = !DILocation(line: 7, column: 17, scope: !16)
!27 = !DILocation(line: 7, column: 25, scope: !16)
!28 = !DILocation(line: 8, column: 7, scope: !29)
!29 = distinct !DILexicalBlock(scope: !16, file: !1, line: 8, column: 7)
!30 = !DILocation(line: 8, column: 13, scope: !29)
!31 = !DILocation(line: 8, column: 17, scope: !29)
!32 = !DILocation(line: 8, column: 20, scope: !29)
!33 = !DILocation(line: 8, column: 26, scope: !29)
!34 = !DILocation(line: 8, column: 7, scope: !16)
!35 = !DILocation(line: 8, column: 32, scope: !29)
!36 = !DILocalVariable(name: "leap", scope: !16, file: !1, line: 9, type: !19)
!37 = !DILocation(line: 9, column: 7, scope: !16)
!38 = !DILocation(line: 9, column: 14, scope: !16)
!39 = !DILocation(line: 9, column: 19, scope: !16)
!40 = !DILocation(line: 9, column: 23, scope: !16)
!41 = !DILocation(line: 9, column: 28, scope: !16)
!42 = !DILocation(line: 9, column: 32, scope: !16)
!43 = !DILocation(line: 9, column: 37, scope: !16)
!44 = !DILocation(line: 9, column: 43, scope: !16)
!45 = !DILocation(line: 9, column: 48, scope: !16)
!46 = !DILocation(line: 9, column: 51, scope: !16)
!47 = !DILocation(line: 9, column: 56, scope: !16)
!48 = !DILocation(line: 9, column: 62, scope: !16)
!49 = !DILocation(line: 0, scope: !16)
!50 = !DILocalVariable(name: "days", scope: !16, file: !1, line: 9, type: !19)
!51 = !DILocation(line: 9, column: 69, scope: !16)
!52 = !DILocation(line: 10, column: 7, scope: !53)
!53 = distinct !DILexicalBlock(scope: !16, file: !1, line: 10, column: 7)
!54 = !DILocation(line: 10, column: 13, scope: !53)
!55 = !DILocation(line: 10, column: 7, scope: !16)
!56 = !DILocation(line: 10, column: 31, scope: !53)
!57 = !DILocation(line: 10, column: 29, scope: !53)
!58 = !DILocation(line: 10, column: 24, scope: !53)
!59 = !DILocation(line: 10, column: 19, scope: !53)
!60 = !DILocation(line: 11, column: 12, scope: !61)
!61 = distinct !DILexicalBlock(scope: !53, file: !1, line: 11, column: 12)
!62 = !DILocation(line: 11, column: 18, scope: !61)
!63 = !DILocation(line: 11, column: 23, scope: !61)
!64 = !DILocation(line: 11, column: 26, scope: !61)
!65 = !DILocation(line: 11, column: 32, scope: !61)
!66 = !DILocation(line: 11, column: 37, scope: !61)
!67 = !DILocation(line: 11, column: 40, scope: !61)
!68 = !DILocation(line: 11, column: 46, scope: !61)
!69 = !DILocation(line: 11, column: 51, scope: !61)
!70 = !DILocation(line: 11, column: 54, scope: !61)
!71 = !DILocation(line: 11, column: 60, scope: !61)
!72 = !DILocation(line: 11, column: 12, scope: !53)
!73 = !DILocation(line: 11, column: 72, scope: !61)
!74 = !DILocation(line: 11, column: 67, scope: !61)
!75 = !DILocation(line: 12, column: 13, scope: !61)
!76 = !DILocation(line: 14, column: 9, scope: !16)
!77 = !DILocation(line: 14, column: 14, scope: !16)
!78 = !DILocation(line: 14, column: 20, scope: !16)
!79 = !DILocation(line: 14, column: 23, scope: !16)
!80 = !DILocation(line: 14, column: 28, scope: !16)
!81 = !DILocation(line: 14, column: 34, scope: !16)
!82 = !DILocation(line: 14, column: 3, scope: !16)
!83 = !DILocation(line: 19, column: 1, scope: !16)
!84 = distinct !DISubprogram(name: "check", scope: !11, file: !11, line: 17, type: !85, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!85 = !DISubroutineType(types: !86)
!86 = !{null, !19}
!87 = !DILocalVariable(name: "condition", arg: 1, scope: !84, file: !11, line: 17, type: !19)
!88 = !DILocation(line: 17, column: 23, scope: !84)
!89 = !DILocation(line: 18, column: 8, scope: !90)
!90 = distinct !DILexicalBlock(scope: !84, file: !11, line: 18, column: 7)
!91 = !DILocation(line: 18, column: 7, scope: !84)
!92 = !DILocation(line: 18, column: 19, scope: !90)
!93 = !DILocation(line: 19, column: 1, scope: !84)
