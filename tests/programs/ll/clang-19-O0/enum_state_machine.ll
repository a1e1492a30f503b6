; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/enum_state_machine.c
; ModuleID = 'tests/programs/enum_state_machine.c'
source_filename = "tests/programs/enum_state_machine.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
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
  store i32 0, ptr %1, align 4
  call void @klee_make_symbolic(ptr noundef %2, i64 noundef 2, ptr noundef @.str), !dbg !13
  store i32 0, ptr %3, align 4, !dbg !14
  store i32 0, ptr %4, align 4, !dbg !15
  store i32 0, ptr %5, align 4, !dbg !16
  br label %7, !dbg !17

7:                                                ; preds = %58, %0
  %8 = load i32, ptr %5, align 4, !dbg !18
  %9 = icmp slt i32 %8, 2, !dbg !19
  br i1 %9, label %10, label %61, !dbg !20

10:                                               ; preds = %7
  %11 = load i16, ptr %2, align 2, !dbg !21
  %12 = zext i16 %11 to i32, !dbg !21
  %13 = load i32, ptr %5, align 4, !dbg !22
  %14 = mul nsw i32 8, %13, !dbg !23
  %15 = ashr i32 %12, %14, !dbg !24
  %16 = trunc i32 %15 to i8, !dbg !21
  store i8 %16, ptr %6, align 1, !dbg !25
  %17 = load i32, ptr %3, align 4, !dbg !26
  switch i32 %17, label %57 [
    i32 0, label %18
    i32 2, label %18
    i32 1, label %37
    i32 3, label %56
  ], !dbg !27

18:                                               ; preds = %10, %10
  %19 = load i8, ptr %6, align 1, !dbg !28
  %20 = zext i8 %19 to i32, !dbg !28
  %21 = icmp sge i32 %20, 97, !dbg !29
  br i1 %21, label %22, label %29, !dbg !30

22:                                               ; preds = %18
  %23 = load i8, ptr %6, align 1, !dbg !31
  %24 = zext i8 %23 to i32, !dbg !31
  %25 = icmp sle i32 %24, 122, !dbg !32
  br i1 %25, label %26, label %29, !dbg !28

26:                                               ; preds = %22
  store i32 1, ptr %3, align 4, !dbg !33
  %27 = load i32, ptr %4, align 4, !dbg !34
  %28 = add nsw i32 %27, 1, !dbg !34
  store i32 %28, ptr %4, align 4, !dbg !34
  br label %36, !dbg !35

29:                                               ; preds = %22, %18
  %30 = load i8, ptr %6, align 1, !dbg !36
  %31 = zext i8 %30 to i32, !dbg !36
  %32 = icmp eq i32 %31, 32, !dbg !37
  br i1 %32, label %33, label %34, !dbg !36

33:                                               ; preds = %29
  store i32 2, ptr %3, align 4, !dbg !38
  br label %35, !dbg !39

34:                                               ; preds = %29
  store i32 3, ptr %3, align 4, !dbg !40
  br label %35

35:                                               ; preds = %34, %33
  br label %36

36:                                               ; preds = %35, %26
  br label %57, !dbg !41

37:                                               ; preds = %10
  %38 = load i8, ptr %6, align 1, !dbg !42
  %39 = zext i8 %38 to i32, !dbg !42
  %40 = icmp eq i32 %39, 32, !dbg !43
  br i1 %40, label %41, label %42, !dbg !42

41:                                               ; preds = %37
  br label %54, !dbg !42

42:                                               ; preds = %37
  %43 = load i8, ptr %6, align 1, !dbg !44
  %44 = zext i8 %43 to i32, !dbg !44
  %45 = icmp sge i32 %44, 97, !dbg !45
  br i1 %45, label %46, label %50, !dbg !46

46:                                               ; preds = %42
  %47 = load i8, ptr %6, align 1, !dbg !47
  %48 = zext i8 %47 to i32, !dbg !47
  %49 = icmp sle i32 %48, 122, !dbg !48
  br label %50

50:                                               ; preds = %46, %42
  %51 = phi i1 [ false, %42 ], [ %49, %46 ], !dbg !49
  %52 = zext i1 %51 to i64, !dbg !44
  %53 = select i1 %51, i32 1, i32 3, !dbg !44
  br label %54, !dbg !42

54:                                               ; preds = %50, %41
  %55 = phi i32 [ 2, %41 ], [ %53, %50 ], !dbg !42
  store i32 %55, ptr %3, align 4, !dbg !50
  br label %57, !dbg !51

56:                                               ; preds = %10
  br label %57, !dbg !52

57:                                               ; preds = %10, %56, %54, %36
  br label %58, !dbg !53

58:                                               ; preds = %57
  %59 = load i32, ptr %5, align 4, !dbg !54
  %60 = add nsw i32 %59, 1, !dbg !54
  store i32 %60, ptr %5, align 4, !dbg !54
  br label %7, !dbg !20, !llvm.loop !55

61:                                               ; preds = %7
  %62 = load i32, ptr %3, align 4, !dbg !57
  %63 = mul i32 %62, 10, !dbg !58
  %64 = load i32, ptr %4, align 4, !dbg !59
  %65 = add i32 %63, %64, !dbg !60
  ret i32 %65, !dbg !61
}

declare void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/enum_state_machine.c", directory: ".", checksumkind: CSK_MD5, checksum: "12d057123c6bba798f430c93507fe82a")
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
!14 = !DILocation(line: 8, column: 38, scope: !10)
!15 = !DILocation(line: 9, column: 9, scope: !10)
!16 = !DILocation(line: 10, column: 14, scope: !10)
!17 = !DILocation(line: 10, column: 10, scope: !10)
!18 = !DILocation(line: 10, column: 21, scope: !10)
!19 = !DILocation(line: 10, column: 23, scope: !10)
!20 = !DILocation(line: 10, column: 5, scope: !10)
!21 = !DILocation(line: 11, column: 27, scope: !10)
!22 = !DILocation(line: 11, column: 36, scope: !10)
!23 = !DILocation(line: 11, column: 34, scope: !10)
!24 = !DILocation(line: 11, column: 29, scope: !10)
!25 = !DILocation(line: 11, column: 23, scope: !10)
!26 = !DILocation(line: 12, column: 17, scope: !10)
!27 = !DILocation(line: 12, column: 9, scope: !10)
!28 = !DILocation(line: 15, column: 17, scope: !10)
!29 = !DILocation(line: 15, column: 19, scope: !10)
!30 = !DILocation(line: 15, column: 26, scope: !10)
!31 = !DILocation(line: 15, column: 29, scope: !10)
!32 = !DILocation(line: 15, column: 31, scope: !10)
!33 = !DILocation(line: 15, column: 43, scope: !10)
!34 = !DILocation(line: 15, column: 56, scope: !10)
!35 = !DILocation(line: 15, column: 60, scope: !10)
!36 = !DILocation(line: 16, column: 22, scope: !10)
!37 = !DILocation(line: 16, column: 24, scope: !10)
!38 = !DILocation(line: 16, column: 34, scope: !10)
!39 = !DILocation(line: 16, column: 32, scope: !10)
!40 = !DILocation(line: 17, column: 20, scope: !10)
!41 = !DILocation(line: 18, column: 13, scope: !10)
!42 = !DILocation(line: 20, column: 17, scope: !10)
!43 = !DILocation(line: 20, column: 19, scope: !10)
!44 = !DILocation(line: 20, column: 36, scope: !10)
!45 = !DILocation(line: 20, column: 38, scope: !10)
!46 = !DILocation(line: 20, column: 45, scope: !10)
!47 = !DILocation(line: 20, column: 48, scope: !10)
!48 = !DILocation(line: 20, column: 50, scope: !10)
!49 = !DILocation(line: 0, scope: !10)
!50 = !DILocation(line: 20, column: 15, scope: !10)
!51 = !DILocation(line: 21, column: 13, scope: !10)
!52 = !DILocation(line: 23, column: 13, scope: !10)
!53 = !DILocation(line: 25, column: 5, scope: !10)
!54 = !DILocation(line: 10, column: 29, scope: !10)
!55 = distinct !{!55, !20, !53, !56}
!56 = !{!"llvm.loop.mustprogress"}
!57 = !DILocation(line: 26, column: 12, scope: !10)
!58 = !DILocation(line: 26, column: 14, scope: !10)
!59 = !DILocation(line: 26, column: 21, scope: !10)
!60 = !DILocation(line: 26, column: 19, scope: !10)
!61 = !DILocation(line: 26, column: 5, scope: !10)
