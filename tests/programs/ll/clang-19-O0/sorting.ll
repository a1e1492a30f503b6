; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/sorting.c
; ModuleID = 'tests/programs/sorting.c'
source_filename = "tests/programs/sorting.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
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
  store i32 0, ptr %1, align 4
  call void @klee_make_symbolic(ptr noundef %2, i64 noundef 2, ptr noundef @.str), !dbg !13
  %7 = load i16, ptr %2, align 2, !dbg !14
  %8 = zext i16 %7 to i32, !dbg !14
  %9 = and i32 %8, 15, !dbg !15
  %10 = trunc i32 %9 to i8, !dbg !14
  store i8 %10, ptr %3, align 1, !dbg !16
  %11 = getelementptr inbounds i8, ptr %3, i64 1, !dbg !16
  %12 = load i16, ptr %2, align 2, !dbg !17
  %13 = zext i16 %12 to i32, !dbg !17
  %14 = ashr i32 %13, 4, !dbg !18
  %15 = and i32 %14, 15, !dbg !19
  %16 = trunc i32 %15 to i8, !dbg !17
  store i8 %16, ptr %11, align 1, !dbg !16
  %17 = getelementptr inbounds i8, ptr %3, i64 2, !dbg !16
  %18 = load i16, ptr %2, align 2, !dbg !20
  %19 = zext i16 %18 to i32, !dbg !20
  %20 = ashr i32 %19, 8, !dbg !21
  %21 = and i32 %20, 15, !dbg !22
  %22 = trunc i32 %21 to i8, !dbg !20
  store i8 %22, ptr %17, align 1, !dbg !16
  %23 = getelementptr inbounds i8, ptr %3, i64 3, !dbg !16
  %24 = load i16, ptr %2, align 2, !dbg !23
  %25 = zext i16 %24 to i32, !dbg !23
  %26 = ashr i32 %25, 12, !dbg !24
  %27 = trunc i32 %26 to i8, !dbg !23
  store i8 %27, ptr %23, align 1, !dbg !16
  store i32 1, ptr %4, align 4, !dbg !25
  br label %28, !dbg !26

28:                                               ; preds = %73, %0
  %29 = load i32, ptr %4, align 4, !dbg !27
  %30 = icmp slt i32 %29, 4, !dbg !28
  br i1 %30, label %31, label %76, !dbg !29

31:                                               ; preds = %28
  %32 = load i32, ptr %4, align 4, !dbg !30
  store i32 %32, ptr %5, align 4, !dbg !31
  br label %33, !dbg !32

33:                                               ; preds = %69, %31
  %34 = load i32, ptr %5, align 4, !dbg !33
  %35 = icmp sgt i32 %34, 0, !dbg !34
  br i1 %35, label %36, label %49, !dbg !35

36:                                               ; preds = %33
  %37 = load i32, ptr %5, align 4, !dbg !36
  %38 = sext i32 %37 to i64, !dbg !37
  %39 = getelementptr inbounds [4 x i8], ptr %3, i64 0, i64 %38, !dbg !37
  %40 = load i8, ptr %39, align 1, !dbg !37
  %41 = zext i8 %40 to i32, !dbg !37
  %42 = load i32, ptr %5, align 4, !dbg !38
  %43 = sub nsw i32 %42, 1, !dbg !39
  %44 = sext i32 %43 to i64, !dbg !40
  %45 = getelementptr inbounds [4 x i8], ptr %3, i64 0, i64 %44, !dbg !40
  %46 = load i8, ptr %45, align 1, !dbg !40
  %47 = zext i8 %46 to i32, !dbg !40
  %48 = icmp slt i32 %41, %47, !dbg !41
  br label %49

49:                                               ; preds = %36, %33
  %50 = phi i1 [ false, %33 ], [ %48, %36 ], !dbg !42
  br i1 %50, label %51, label %72, !dbg !43

51:                                               ; preds = %49
  %52 = load i32, ptr %5, align 4, !dbg !44
  %53 = sext i32 %52 to i64, !dbg !45
  %54 = getelementptr inbounds [4 x i8], ptr %3, i64 0, i64 %53, !dbg !45
  %55 = load i8, ptr %54, align 1, !dbg !45
  store i8 %55, ptr %6, align 1, !dbg !46
  %56 = load i32, ptr %5, align 4, !dbg !47
  %57 = sub nsw i32 %56, 1, !dbg !48
  %58 = sext i32 %57 to i64, !dbg !49
  %59 = getelementptr inbounds [4 x i8], ptr %3, i64 0, i64 %58, !dbg !49
  %60 = load i8, ptr %59, align 1, !dbg !49
  %61 = load i32, ptr %5, align 4, !dbg !50
  %62 = sext i32 %61 to i64, !dbg !51
  %63 = getelementptr inbounds [4 x i8], ptr %3, i64 0, i64 %62, !dbg !51
  store i8 %60, ptr %63, align 1, !dbg !52
  %64 = load i8, ptr %6, align 1, !dbg !53
  %65 = load i32, ptr %5, align 4, !dbg !54
  %66 = sub nsw i32 %65, 1, !dbg !55
  %67 = sext i32 %66 to i64, !dbg !56
  %68 = getelementptr inbounds [4 x i8], ptr %3, i64 0, i64 %67, !dbg !56
  store i8 %64, ptr %68, align 1, !dbg !57
  br label %69, !dbg !58

69:                                               ; preds = %51
  %70 = load i32, ptr %5, align 4, !dbg !59
  %71 = add nsw i32 %70, -1, !dbg !59
  store i32 %71, ptr %5, align 4, !dbg !59
  br label %33, !dbg !43, !llvm.loop !60

72:                                               ; preds = %49
  br label %73, !dbg !58

73:                                               ; preds = %72
  %74 = load i32, ptr %4, align 4, !dbg !62
  %75 = add nsw i32 %74, 1, !dbg !62
  store i32 %75, ptr %4, align 4, !dbg !62
  br label %28, !dbg !29, !llvm.loop !63

76:                                               ; preds = %28
  %77 = getelementptr inbounds [4 x i8], ptr %3, i64 0, i64 0, !dbg !64
  %78 = load i8, ptr %77, align 1, !dbg !64
  %79 = zext i8 %78 to i32, !dbg !64
  %80 = getelementptr inbounds [4 x i8], ptr %3, i64 0, i64 3, !dbg !65
  %81 = load i8, ptr %80, align 1, !dbg !65
  %82 = zext i8 %81 to i32, !dbg !65
  %83 = add nsw i32 %79, %82, !dbg !66
  %84 = icmp sgt i32 %83, 15, !dbg !67
  %85 = zext i1 %84 to i64, !dbg !64
  %86 = select i1 %84, i32 1, i32 2, !dbg !64
  ret i32 %86, !dbg !68
}

declare void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/sorting.c", directory: ".", checksumkind: CSK_MD5, checksum: "7300d24de1b7f800bea91cc66daa70c1")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 7, column: 5, scope: !10)
!14 = !DILocation(line: 8, column: 27, scope: !10)
!15 = !DILocation(line: 8, column: 29, scope: !10)
!16 = !DILocation(line: 8, column: 26, scope: !10)
!17 = !DILocation(line: 8, column: 35, scope: !10)
!18 = !DILocation(line: 8, column: 37, scope: !10)
!19 = !DILocation(line: 8, column: 42, scope: !10)
!20 = !DILocation(line: 8, column: 48, scope: !10)
!21 = !DILocation(line: 8, column: 50, scope: !10)
!22 = !DILocation(line: 8, column: 55, scope: !10)
!23 = !DILocation(line: 8, column: 61, scope: !10)
!24 = !DILocation(line: 8, column: 63, scope: !10)
!25 = !DILocation(line: 9, column: 14, scope: !10)
!26 = !DILocation(line: 9, column: 10, scope: !10)
!27 = !DILocation(line: 9, column: 21, scope: !10)
!28 = !DILocation(line: 9, column: 23, scope: !10)
!29 = !DILocation(line: 9, column: 5, scope: !10)
!30 = !DILocation(line: 10, column: 22, scope: !10)
!31 = !DILocation(line: 10, column: 18, scope: !10)
!32 = !DILocation(line: 10, column: 14, scope: !10)
!33 = !DILocation(line: 10, column: 25, scope: !10)
!34 = !DILocation(line: 10, column: 27, scope: !10)
!35 = !DILocation(line: 10, column: 31, scope: !10)
!36 = !DILocation(line: 10, column: 36, scope: !10)
!37 = !DILocation(line: 10, column: 34, scope: !10)
!38 = !DILocation(line: 10, column: 43, scope: !10)
!39 = !DILocation(line: 10, column: 45, scope: !10)
!40 = !DILocation(line: 10, column: 41, scope: !10)
!41 = !DILocation(line: 10, column: 39, scope: !10)
!42 = !DILocation(line: 0, scope: !10)
!43 = !DILocation(line: 10, column: 9, scope: !10)
!44 = !DILocation(line: 11, column: 33, scope: !10)
!45 = !DILocation(line: 11, column: 31, scope: !10)
!46 = !DILocation(line: 11, column: 27, scope: !10)
!47 = !DILocation(line: 12, column: 22, scope: !10)
!48 = !DILocation(line: 12, column: 24, scope: !10)
!49 = !DILocation(line: 12, column: 20, scope: !10)
!50 = !DILocation(line: 12, column: 15, scope: !10)
!51 = !DILocation(line: 12, column: 13, scope: !10)
!52 = !DILocation(line: 12, column: 18, scope: !10)
!53 = !DILocation(line: 13, column: 24, scope: !10)
!54 = !DILocation(line: 13, column: 15, scope: !10)
!55 = !DILocation(line: 13, column: 17, scope: !10)
!56 = !DILocation(line: 13, column: 13, scope: !10)
!57 = !DILocation(line: 13, column: 22, scope: !10)
!58 = !DILocation(line: 14, column: 9, scope: !10)
!59 = !DILocation(line: 10, column: 52, scope: !10)
!60 = distinct !{!60, !43, !58, !61}
!61 = !{!"llvm.loop.mustprogress"}
!62 = !DILocation(line: 9, column: 29, scope: !10)
!63 = distinct !{!63, !29, !58, !61}
!64 = !DILocation(line: 15, column: 12, scope: !10)
!65 = !DILocation(line: 15, column: 19, scope: !10)
!66 = !DILocation(line: 15, column: 17, scope: !10)
!67 = !DILocation(line: 15, column: 24, scope: !10)
!68 = !DILocation(line: 15, column: 5, scope: !10)
