; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g tests/explain/never.c
; ModuleID = 'tests/explain/never.c'
source_filename = "tests/explain/never.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"n\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i8* %2, metadata !15, metadata !DIExpression()), !dbg !17
  call void @llvm.dbg.declare(metadata i32* %3, metadata !18, metadata !DIExpression()), !dbg !19
  store i32 0, i32* %3, align 4, !dbg !19
  call void @klee_make_symbolic(i8* noundef %2, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !20
  call void @llvm.dbg.declare(metadata i32* %4, metadata !21, metadata !DIExpression()), !dbg !23
  store i32 0, i32* %4, align 4, !dbg !23
  br label %5, !dbg !24

5:                                                ; preds = %19, %0
  %6 = load i32, i32* %4, align 4, !dbg !25
  %7 = icmp slt i32 %6, 3, !dbg !27
  br i1 %7, label %8, label %22, !dbg !28

8:                                                ; preds = %5
  %9 = load i8, i8* %2, align 1, !dbg !29
  %10 = zext i8 %9 to i32, !dbg !29
  %11 = load i32, i32* %4, align 4, !dbg !31
  %12 = shl i32 1, %11, !dbg !32
  %13 = and i32 %10, %12, !dbg !33
  %14 = icmp ne i32 %13, 0, !dbg !33
  br i1 %14, label %15, label %18, !dbg !34

15:                                               ; preds = %8
  %16 = load i32, i32* %3, align 4, !dbg !35
  %17 = add nsw i32 %16, 2, !dbg !35
  store i32 %17, i32* %3, align 4, !dbg !35
  br label %18, !dbg !36

18:                                               ; preds = %15, %8
  br label %19, !dbg !31

19:                                               ; preds = %18
  %20 = load i32, i32* %4, align 4, !dbg !37
  %21 = add nsw i32 %20, 1, !dbg !37
  store i32 %21, i32* %4, align 4, !dbg !37
  br label %5, !dbg !38, !llvm.loop !39

22:                                               ; preds = %5
  %23 = load i32, i32* %3, align 4, !dbg !42
  %24 = icmp sgt i32 %23, 9, !dbg !44
  br i1 %24, label %25, label %26, !dbg !45

25:                                               ; preds = %22
  store i32 1, i32* %1, align 4, !dbg !46
  br label %39, !dbg !46

26:                                               ; preds = %22
  %27 = load i8, i8* %2, align 1, !dbg !47
  %28 = zext i8 %27 to i32, !dbg !47
  %29 = icmp sgt i32 %28, 7, !dbg !49
  br i1 %29, label %30, label %31, !dbg !50

30:                                               ; preds = %26
  store i32 2, i32* %1, align 4, !dbg !51
  br label %39, !dbg !51

31:                                               ; preds = %26
  %32 = load i32, i32* %3, align 4, !dbg !52
  %33 = load i8, i8* %2, align 1, !dbg !54
  %34 = zext i8 %33 to i32, !dbg !54
  %35 = add nsw i32 %32, %34, !dbg !55
  %36 = icmp sgt i32 %35, 20, !dbg !56
  br i1 %36, label %37, label %38, !dbg !57

37:                                               ; preds = %31
  store i32 3, i32* %1, align 4, !dbg !58
  br label %39, !dbg !58

38:                                               ; preds = %31
  store i32 0, i32* %1, align 4, !dbg !59
  br label %39, !dbg !59

39:                                               ; preds = %38, %37, %30, %25
  %40 = load i32, i32* %1, align 4, !dbg !60
  ret i32 %40, !dbg !60
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/explain/never.c", directory: ".", checksumkind: CSK_MD5, checksum: "648dd1d7b58505bbc876b0f771cde8cf")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "n", scope: !10, file: !1, line: 6, type: !16)
!16 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!17 = !DILocation(line: 6, column: 19, scope: !10)
!18 = !DILocalVariable(name: "count", scope: !10, file: !1, line: 7, type: !13)
!19 = !DILocation(line: 7, column: 9, scope: !10)
!20 = !DILocation(line: 8, column: 5, scope: !10)
!21 = !DILocalVariable(name: "i", scope: !22, file: !1, line: 9, type: !13)
!22 = distinct !DILexicalBlock(scope: !10, file: !1, line: 9, column: 5)
!23 = !DILocation(line: 9, column: 14, scope: !22)
!24 = !DILocation(line: 9, column: 10, scope: !22)
!25 = !DILocation(line: 9, column: 21, scope: !26)
!26 = distinct !DILexicalBlock(scope: !22, file: !1, line: 9, column: 5)
!27 = !DILocation(line: 9, column: 23, scope: !26)
!28 = !DILocation(line: 9, column: 5, scope: !22)
!29 = !DILocation(line: 10, column: 13, scope: !30)
!30 = distinct !DILexicalBlock(scope: !26, file: !1, line: 10, column: 13)
!31 = !DILocation(line: 10, column: 22, scope: !30)
!32 = !DILocation(line: 10, column: 19, scope: !30)
!33 = !DILocation(line: 10, column: 15, scope: !30)
!34 = !DILocation(line: 10, column: 13, scope: !26)
!35 = !DILocation(line: 11, column: 19, scope: !30)
!36 = !DILocation(line: 11, column: 13, scope: !30)
!37 = !DILocation(line: 9, column: 29, scope: !26)
!38 = !DILocation(line: 9, column: 5, scope: !26)
!39 = distinct !{!39, !28, !40, !41}
!40 = !DILocation(line: 11, column: 22, scope: !22)
!41 = !{!"llvm.loop.mustprogress"}
!42 = !DILocation(line: 12, column: 9, scope: !43)
!43 = distinct !DILexicalBlock(scope: !10, file: !1, line: 12, column: 9)
!44 = !DILocation(line: 12, column: 15, scope: !43)
!45 = !DILocation(line: 12, column: 9, scope: !10)
!46 = !DILocation(line: 13, column: 9, scope: !43)
!47 = !DILocation(line: 14, column: 9, scope: !48)
!48 = distinct !DILexicalBlock(scope: !10, file: !1, line: 14, column: 9)
!49 = !DILocation(line: 14, column: 11, scope: !48)
!50 = !DILocation(line: 14, column: 9, scope: !10)
!51 = !DILocation(line: 15, column: 9, scope: !48)
!52 = !DILocation(line: 16, column: 9, scope: !53)
!53 = distinct !DILexicalBlock(scope: !10, file: !1, line: 16, column: 9)
!54 = !DILocation(line: 16, column: 17, scope: !53)
!55 = !DILocation(line: 16, column: 15, scope: !53)
!56 = !DILocation(line: 16, column: 19, scope: !53)
!57 = !DILocation(line: 16, column: 9, scope: !10)
!58 = !DILocation(line: 17, column: 9, scope: !53)
!59 = !DILocation(line: 18, column: 5, scope: !10)
!60 = !DILocation(line: 19, column: 1, scope: !10)
