; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/sorting.c
; ModuleID = 'tests/programs/sorting.c'
source_filename = "tests/programs/sorting.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i16, align 2
  %3 = alloca [4 x i8], align 1
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i8, align 1
  store i32 0, i32* %1, align 4
  %7 = bitcast i16* %2 to i8*, !dbg !13
  call void @klee_make_symbolic(i8* noundef %7, i64 noundef 2, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !14
  %8 = getelementptr inbounds [4 x i8], [4 x i8]* %3, i64 0, i64 0, !dbg !15
  %9 = load i16, i16* %2, align 2, !dbg !16
  %10 = zext i16 %9 to i32, !dbg !16
  %11 = and i32 %10, 15, !dbg !17
  %12 = trunc i32 %11 to i8, !dbg !16
  store i8 %12, i8* %8, align 1, !dbg !15
  %13 = getelementptr inbounds i8, i8* %8, i64 1, !dbg !15
  %14 = load i16, i16* %2, align 2, !dbg !18
  %15 = zext i16 %14 to i32, !dbg !18
  %16 = ashr i32 %15, 4, !dbg !19
  %17 = and i32 %16, 15, !dbg !20
  %18 = trunc i32 %17 to i8, !dbg !18
  store i8 %18, i8* %13, align 1, !dbg !15
  %19 = getelementptr inbounds i8, i8* %13, i64 1, !dbg !15
  %20 = load i16, i16* %2, align 2, !dbg !21
  %21 = zext i16 %20 to i32, !dbg !21
  %22 = ashr i32 %21, 8, !dbg !22
  %23 = and i32 %22, 15, !dbg !23
  %24 = trunc i32 %23 to i8, !dbg !21
  store i8 %24, i8* %19, align 1, !dbg !15
  %25 = getelementptr inbounds i8, i8* %19, i64 1, !dbg !15
  %26 = load i16, i16* %2, align 2, !dbg !24
  %27 = zext i16 %26 to i32, !dbg !24
  %28 = ashr i32 %27, 12, !dbg !25
  %29 = trunc i32 %28 to i8, !dbg !24
  store i8 %29, i8* %25, align 1, !dbg !15
  store i32 1, i32* %4, align 4, !dbg !26
  br label %30, !dbg !27

30:                                               ; preds = %75, %0
  %31 = load i32, i32* %4, align 4, !dbg !28
  %32 = icmp slt i32 %31, 4, !dbg !29
  br i1 %32, label %33, label %78, !dbg !30

33:                                               ; preds = %30
  %34 = load i32, i32* %4, align 4, !dbg !31
  store i32 %34, i32* %5, align 4, !dbg !32
  br label %35, !dbg !33

35:                                               ; preds = %71, %33
  %36 = load i32, i32* %5, align 4, !dbg !34
  %37 = icmp sgt i32 %36, 0, !dbg !35
  br i1 %37, label %38, label %51, !dbg !36

38:                                               ; preds = %35
  %39 = load i32, i32* %5, align 4, !dbg !37
  %40 = sext i32 %39 to i64, !dbg !38
  %41 = getelementptr inbounds [4 x i8], [4 x i8]* %3, i64 0, i64 %40, !dbg !38
  %42 = load i8, i8* %41, align 1, !dbg !38
  %43 = zext i8 %42 to i32, !dbg !38
  %44 = load i32, i32* %5, align 4, !dbg !39
  %45 = sub nsw i32 %44, 1, !dbg !40
  %46 = sext i32 %45 to i64, !dbg !41
  %47 = getelementptr inbounds [4 x i8], [4 x i8]* %3, i64 0, i64 %46, !dbg !41
  %48 = load i8, i8* %47, align 1, !dbg !41
  %49 = zext i8 %48 to i32, !dbg !41
  %50 = icmp slt i32 %43, %49, !dbg !42
  br label %51

51:                                               ; preds = %38, %35
  %52 = phi i1 [ false, %35 ], [ %50, %38 ], !dbg !43
  br i1 %52, label %53, label %74, !dbg !44

53:                                               ; preds = %51
  %54 = load i32, i32* %5, align 4, !dbg !45
  %55 = sext i32 %54 to i64, !dbg !46
  %56 = getelementptr inbounds [4 x i8], [4 x i8]* %3, i64 0, i64 %55, !dbg !46
  %57 = load i8, i8* %56, align 1, !dbg !46
  store i8 %57, i8* %6, align 1, !dbg !47
  %58 = load i32, i32* %5, align 4, !dbg !48
  %59 = sub nsw i32 %58, 1, !dbg !49
  %60 = sext i32 %59 to i64, !dbg !50
  %61 = getelementptr inbounds [4 x i8], [4 x i8]* %3, i64 0, i64 %60, !dbg !50
  %62 = load i8, i8* %61, align 1, !dbg !50
  %63 = load i32, i32* %5, align 4, !dbg !51
  %64 = sext i32 %63 to i64, !dbg !52
  %65 = getelementptr inbounds [4 x i8], [4 x i8]* %3, i64 0, i64 %64, !dbg !52
  store i8 %62, i8* %65, align 1, !dbg !53
  %66 = load i8, i8* %6, align 1, !dbg !54
  %67 = load i32, i32* %5, align 4, !dbg !55
  %68 = sub nsw i32 %67, 1, !dbg !56
  %69 = sext i32 %68 to i64, !dbg !57
  %70 = getelementptr inbounds [4 x i8], [4 x i8]* %3, i64 0, i64 %69, !dbg !57
  store i8 %66, i8* %70, align 1, !dbg !58
  br label %71, !dbg !59

71:                                               ; preds = %53
  %72 = load i32, i32* %5, align 4, !dbg !60
  %73 = add nsw i32 %72, -1, !dbg !60
  store i32 %73, i32* %5, align 4, !dbg !60
  br label %35, !dbg !44, !llvm.loop !61

74:                                               ; preds = %51
  br label %75, !dbg !59

75:                                               ; preds = %74
  %76 = load i32, i32* %4, align 4, !dbg !63
  %77 = add nsw i32 %76, 1, !dbg !63
  store i32 %77, i32* %4, align 4, !dbg !63
  br label %30, !dbg !30, !llvm.loop !64

78:                                               ; preds = %30
  %79 = getelementptr inbounds [4 x i8], [4 x i8]* %3, i64 0, i64 0, !dbg !65
  %80 = load i8, i8* %79, align 1, !dbg !65
  %81 = zext i8 %80 to i32, !dbg !65
  %82 = getelementptr inbounds [4 x i8], [4 x i8]* %3, i64 0, i64 3, !dbg !66
  %83 = load i8, i8* %82, align 1, !dbg !66
  %84 = zext i8 %83 to i32, !dbg !66
  %85 = add nsw i32 %81, %84, !dbg !67
  %86 = icmp sgt i32 %85, 15, !dbg !68
  %87 = zext i1 %86 to i64, !dbg !65
  %88 = select i1 %86, i32 1, i32 2, !dbg !65
  ret i32 %88, !dbg !69
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/sorting.c", directory: ".", checksumkind: CSK_MD5, checksum: "7300d24de1b7f800bea91cc66daa70c1")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 7, column: 24, scope: !10)
!14 = !DILocation(line: 7, column: 5, scope: !10)
!15 = !DILocation(line: 8, column: 26, scope: !10)
!16 = !DILocation(line: 8, column: 27, scope: !10)
!17 = !DILocation(line: 8, column: 29, scope: !10)
!18 = !DILocation(line: 8, column: 35, scope: !10)
!19 = !DILocation(line: 8, column: 37, scope: !10)
!20 = !DILocation(line: 8, column: 42, scope: !10)
!21 = !DILocation(line: 8, column: 48, scope: !10)
!22 = !DILocation(line: 8, column: 50, scope: !10)
!23 = !DILocation(line: 8, column: 55, scope: !10)
!24 = !DILocation(line: 8, column: 61, scope: !10)
!25 = !DILocation(line: 8, column: 63, scope: !10)
!26 = !DILocation(line: 9, column: 14, scope: !10)
!27 = !DILocation(line: 9, column: 10, scope: !10)
!28 = !DILocation(line: 9, column: 21, scope: !10)
!29 = !DILocation(line: 9, column: 23, scope: !10)
!30 = !DILocation(line: 9, column: 5, scope: !10)
!31 = !DILocation(line: 10, column: 22, scope: !10)
!32 = !DILocation(line: 10, column: 18, scope: !10)
!33 = !DILocation(line: 10, column: 14, scope: !10)
!34 = !DILocation(line: 10, column: 25, scope: !10)
!35 = !DILocation(line: 10, column: 27, scope: !10)
!36 = !DILocation(line: 10, column: 31, scope: !10)
!37 = !DILocation(line: 10, column: 36, scope: !10)
!38 = !DILocation(line: 10, column: 34, scope: !10)
!39 = !DILocation(line: 10, column: 43, scope: !10)
!40 = !DILocation(line: 10, column: 45, scope: !10)
!41 = !DILocation(line: 10, column: 41, scope: !10)
!42 = !DILocation(line: 10, column: 39, scope: !10)
!43 = !DILocation(line: 0, scope: !10)
!44 = !DILocation(line: 10, column: 9, scope: !10)
!45 = !DILocation(line: 11, column: 33, scope: !10)
!46 = !DILocation(line: 11, column: 31, scope: !10)
!47 = !DILocation(line: 11, column: 27, scope: !10)
!48 = !DILocation(line: 12, column: 22, scope: !10)
!49 = !DILocation(line: 12, column: 24, scope: !10)
!50 = !DILocation(line: 12, column: 20, scope: !10)
!51 = !DILocation(line: 12, column: 15, scope: !10)
!52 = !DILocation(line: 12, column: 13, scope: !10)
!53 = !DILocation(line: 12, column: 18, scope: !10)
!54 = !DILocation(line: 13, column: 24, scope: !10)
!55 = !DILocation(line: 13, column: 15, scope: !10)
!56 = !DILocation(line: 13, column: 17, scope: !10)
!57 = !DILocation(line: 13, column: 13, scope: !10)
!58 = !DILocation(line: 13, column: 22, scope: !10)
!59 = !DILocation(line: 14, column: 9, scope: !10)
!60 = !DILocation(line: 10, column: 52, scope: !10)
!61 = distinct !{!61, !44, !59, !62}
!62 = !{!"llvm.loop.mustprogress"}
!63 = !DILocation(line: 9, column: 29, scope: !10)
!64 = distinct !{!64, !30, !59, !62}
!65 = !DILocation(line: 15, column: 12, scope: !10)
!66 = !DILocation(line: 15, column: 19, scope: !10)
!67 = !DILocation(line: 15, column: 17, scope: !10)
!68 = !DILocation(line: 15, column: 24, scope: !10)
!69 = !DILocation(line: 15, column: 5, scope: !10)
