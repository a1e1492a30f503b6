; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/enum_state_machine.c
; ModuleID = 'tests/programs/enum_state_machine.c'
source_filename = "tests/programs/enum_state_machine.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i16, align 2
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i8, align 1
  store i32 0, i32* %1, align 4
  %7 = bitcast i16* %2 to i8*, !dbg !13
  call void @klee_make_symbolic(i8* noundef %7, i64 noundef 2, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !14
  store i32 0, i32* %3, align 4, !dbg !15
  store i32 0, i32* %4, align 4, !dbg !16
  store i32 0, i32* %5, align 4, !dbg !17
  br label %8, !dbg !18

8:                                                ; preds = %59, %0
  %9 = load i32, i32* %5, align 4, !dbg !19
  %10 = icmp slt i32 %9, 2, !dbg !20
  br i1 %10, label %11, label %62, !dbg !21

11:                                               ; preds = %8
  %12 = load i16, i16* %2, align 2, !dbg !22
  %13 = zext i16 %12 to i32, !dbg !22
  %14 = load i32, i32* %5, align 4, !dbg !23
  %15 = mul nsw i32 8, %14, !dbg !24
  %16 = ashr i32 %13, %15, !dbg !25
  %17 = trunc i32 %16 to i8, !dbg !22
  store i8 %17, i8* %6, align 1, !dbg !26
  %18 = load i32, i32* %3, align 4, !dbg !27
  switch i32 %18, label %58 [
    i32 0, label %19
    i32 2, label %19
    i32 1, label %38
    i32 3, label %57
  ], !dbg !28

19:                                               ; preds = %11, %11
  %20 = load i8, i8* %6, align 1, !dbg !29
  %21 = zext i8 %20 to i32, !dbg !29
  %22 = icmp sge i32 %21, 97, !dbg !30
  br i1 %22, label %23, label %30, !dbg !31

23:                                               ; preds = %19
  %24 = load i8, i8* %6, align 1, !dbg !32
  %25 = zext i8 %24 to i32, !dbg !32
  %26 = icmp sle i32 %25, 122, !dbg !33
  br i1 %26, label %27, label %30, !dbg !29

27:                                               ; preds = %23
  store i32 1, i32* %3, align 4, !dbg !34
  %28 = load i32, i32* %4, align 4, !dbg !35
  %29 = add nsw i32 %28, 1, !dbg !35
  store i32 %29, i32* %4, align 4, !dbg !35
  br label %37, !dbg !36

30:                                               ; preds = %23, %19
  %31 = load i8, i8* %6, align 1, !dbg !37
  %32 = zext i8 %31 to i32, !dbg !37
  %33 = icmp eq i32 %32, 32, !dbg !38
  br i1 %33, label %34, label %35, !dbg !37

34:                                               ; preds = %30
  store i32 2, i32* %3, align 4, !dbg !39
  br label %36, !dbg !40

35:                                               ; preds = %30
  store i32 3, i32* %3, align 4, !dbg !41
  br label %36

36:                                               ; preds = %35, %34
  br label %37

37:                                               ; preds = %36, %27
  br label %58, !dbg !42

38:                                               ; preds = %11
  %39 = load i8, i8* %6, align 1, !dbg !43
  %40 = zext i8 %39 to i32, !dbg !43
  %41 = icmp eq i32 %40, 32, !dbg !44
  br i1 %41, label %42, label %43, !dbg !43

42:                                               ; preds = %38
  br label %55, !dbg !43

43:                                               ; preds = %38
  %44 = load i8, i8* %6, align 1, !dbg !45
  %45 = zext i8 %44 to i32, !dbg !45
  %46 = icmp sge i32 %45, 97, !dbg !46
  br i1 %46, label %47, label %51, !dbg !47

47:                                               ; preds = %43
  %48 = load i8, i8* %6, align 1, !dbg !48
  %49 = zext i8 %48 to i32, !dbg !48
  %50 = icmp sle i32 %49, 122, !dbg !49
  br label %51

51:                                               ; preds = %47, %43
  %52 = phi i1 [ false, %43 ], [ %50, %47 ], !dbg !50
  %53 = zext i1 %52 to i64, !dbg !45
  %54 = select i1 %52, i32 1, i32 3, !dbg !45
  br label %55, !dbg !43

55:                                               ; preds = %51, %42
  %56 = phi i32 [ 2, %42 ], [ %54, %51 ], !dbg !43
  store i32 %56, i32* %3, align 4, !dbg !51
  br label %58, !dbg !52

57:                                               ; preds = %11
  br label %58, !dbg !53

58:                                               ; preds = %11, %57, %55, %37
  br label %59, !dbg !54

59:                                               ; preds = %58
  %60 = load i32, i32* %5, align 4, !dbg !55
  %61 = add nsw i32 %60, 1, !dbg !55
  store i32 %61, i32* %5, align 4, !dbg !55
  br label %8, !dbg !21, !llvm.loop !56

62:                                               ; preds = %8
  %63 = load i32, i32* %3, align 4, !dbg !58
  %64 = mul i32 %63, 10, !dbg !59
  %65 = load i32, i32* %4, align 4, !dbg !60
  %66 = add i32 %64, %65, !dbg !61
  ret i32 %66, !dbg !62
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/enum_state_machine.c", directory: ".", checksumkind: CSK_MD5, checksum: "12d057123c6bba798f430c93507fe82a")
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
!15 = !DILocation(line: 8, column: 38, scope: !10)
!16 = !DILocation(line: 9, column: 9, scope: !10)
!17 = !DILocation(line: 10, column: 14, scope: !10)
!18 = !DILocation(line: 10, column: 10, scope: !10)
!19 = !DILocation(line: 10, column: 21, scope: !10)
!20 = !DILocation(line: 10, column: 23, scope: !10)
!21 = !DILocation(line: 10, column: 5, scope: !10)
!22 = !DILocation(line: 11, column: 27, scope: !10)
!23 = !DILocation(line: 11, column: 36, scope: !10)
!24 = !DILocation(line: 11, column: 34, scope: !10)
!25 = !DILocation(line: 11, column: 29, scope: !10)
!26 = !DILocation(line: 11, column: 23, scope: !10)
!27 = !DILocation(line: 12, column: 17, scope: !10)
!28 = !DILocation(line: 12, column: 9, scope: !10)
!29 = !DILocation(line: 15, column: 17, scope: !10)
!30 = !DILocation(line: 15, column: 19, scope: !10)
!31 = !DILocation(line: 15, column: 26, scope: !10)
!32 = !DILocation(line: 15, column: 29, scope: !10)
!33 = !DILocation(line: 15, column: 31, scope: !10)
!34 = !DILocation(line: 15, column: 43, scope: !10)
!35 = !DILocation(line: 15, column: 56, scope: !10)
!36 = !DILocation(line: 15, column: 60, scope: !10)
!37 = !DILocation(line: 16, column: 22, scope: !10)
!38 = !DILocation(line: 16, column: 24, scope: !10)
!39 = !DILocation(line: 16, column: 34, scope: !10)
!40 = !DILocation(line: 16, column: 32, scope: !10)
!41 = !DILocation(line: 17, column: 20, scope: !10)
!42 = !DILocation(line: 18, column: 13, scope: !10)
!43 = !DILocation(line: 20, column: 17, scope: !10)
!44 = !DILocation(line: 20, column: 19, scope: !10)
!45 = !DILocation(line: 20, column: 36, scope: !10)
!46 = !DILocation(line: 20, column: 38, scope: !10)
!47 = !DILocation(line: 20, column: 45, scope: !10)
!48 = !DILocation(line: 20, column: 48, scope: !10)
!49 = !DILocation(line: 20, column: 50, scope: !10)
!50 = !DILocation(line: 0, scope: !10)
!51 = !DILocation(line: 20, column: 15, scope: !10)
!52 = !DILocation(line: 21, column: 13, scope: !10)
!53 = !DILocation(line: 23, column: 13, scope: !10)
!54 = !DILocation(line: 25, column: 5, scope: !10)
!55 = !DILocation(line: 10, column: 29, scope: !10)
!56 = distinct !{!56, !21, !54, !57}
!57 = !{!"llvm.loop.mustprogress"}
!58 = !DILocation(line: 26, column: 12, scope: !10)
!59 = !DILocation(line: 26, column: 14, scope: !10)
!60 = !DILocation(line: 26, column: 21, scope: !10)
!61 = !DILocation(line: 26, column: 19, scope: !10)
!62 = !DILocation(line: 26, column: 5, scope: !10)
