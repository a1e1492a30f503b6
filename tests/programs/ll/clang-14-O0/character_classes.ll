; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/character_classes.c
; ModuleID = 'tests/programs/character_classes.c'
source_filename = "tests/programs/character_classes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  store i32 0, i32* %1, align 4
  call void @klee_make_symbolic(i8* noundef %2, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !13
  %3 = call i16** @__ctype_b_loc() #4, !dbg !14
  %4 = load i16*, i16** %3, align 8, !dbg !14
  %5 = load i8, i8* %2, align 1, !dbg !14
  %6 = zext i8 %5 to i32, !dbg !14
  %7 = sext i32 %6 to i64, !dbg !14
  %8 = getelementptr inbounds i16, i16* %4, i64 %7, !dbg !14
  %9 = load i16, i16* %8, align 2, !dbg !14
  %10 = zext i16 %9 to i32, !dbg !14
  %11 = and i32 %10, 1024, !dbg !14
  %12 = icmp ne i32 %11, 0, !dbg !14
  br i1 %12, label %13, label %26, !dbg !14

13:                                               ; preds = %0
  %14 = call i16** @__ctype_b_loc() #4, !dbg !15
  %15 = load i16*, i16** %14, align 8, !dbg !15
  %16 = load i8, i8* %2, align 1, !dbg !15
  %17 = zext i8 %16 to i32, !dbg !15
  %18 = sext i32 %17 to i64, !dbg !15
  %19 = getelementptr inbounds i16, i16* %15, i64 %18, !dbg !15
  %20 = load i16, i16* %19, align 2, !dbg !15
  %21 = zext i16 %20 to i32, !dbg !15
  %22 = and i32 %21, 256, !dbg !15
  %23 = icmp ne i32 %22, 0, !dbg !15
  %24 = zext i1 %23 to i64, !dbg !15
  %25 = select i1 %23, i32 1, i32 2, !dbg !15
  br label %77, !dbg !14

26:                                               ; preds = %0
  %27 = call i16** @__ctype_b_loc() #4, !dbg !16
  %28 = load i16*, i16** %27, align 8, !dbg !16
  %29 = load i8, i8* %2, align 1, !dbg !16
  %30 = zext i8 %29 to i32, !dbg !16
  %31 = sext i32 %30 to i64, !dbg !16
  %32 = getelementptr inbounds i16, i16* %28, i64 %31, !dbg !16
  %33 = load i16, i16* %32, align 2, !dbg !16
  %34 = zext i16 %33 to i32, !dbg !16
  %35 = and i32 %34, 2048, !dbg !16
  %36 = icmp ne i32 %35, 0, !dbg !16
  br i1 %36, label %37, label %38, !dbg !16

37:                                               ; preds = %26
  br label %75, !dbg !16

38:                                               ; preds = %26
  %39 = call i16** @__ctype_b_loc() #4, !dbg !17
  %40 = load i16*, i16** %39, align 8, !dbg !17
  %41 = load i8, i8* %2, align 1, !dbg !17
  %42 = zext i8 %41 to i32, !dbg !17
  %43 = sext i32 %42 to i64, !dbg !17
  %44 = getelementptr inbounds i16, i16* %40, i64 %43, !dbg !17
  %45 = load i16, i16* %44, align 2, !dbg !17
  %46 = zext i16 %45 to i32, !dbg !17
  %47 = and i32 %46, 8192, !dbg !17
  %48 = icmp ne i32 %47, 0, !dbg !17
  br i1 %48, label %49, label %50, !dbg !17

49:                                               ; preds = %38
  br label %73, !dbg !17

50:                                               ; preds = %38
  %51 = call i16** @__ctype_b_loc() #4, !dbg !18
  %52 = load i16*, i16** %51, align 8, !dbg !18
  %53 = load i8, i8* %2, align 1, !dbg !18
  %54 = zext i8 %53 to i32, !dbg !18
  %55 = sext i32 %54 to i64, !dbg !18
  %56 = getelementptr inbounds i16, i16* %52, i64 %55, !dbg !18
  %57 = load i16, i16* %56, align 2, !dbg !18
  %58 = zext i16 %57 to i32, !dbg !18
  %59 = and i32 %58, 4, !dbg !18
  %60 = icmp ne i32 %59, 0, !dbg !18
  br i1 %60, label %61, label %62, !dbg !18

61:                                               ; preds = %50
  br label %71, !dbg !18

62:                                               ; preds = %50
  %63 = load i8, i8* %2, align 1, !dbg !19
  %64 = zext i8 %63 to i32, !dbg !19
  %65 = call i32 @toupper(i32 noundef %64) #5, !dbg !20
  %66 = load i8, i8* %2, align 1, !dbg !21
  %67 = zext i8 %66 to i32, !dbg !21
  %68 = icmp eq i32 %65, %67, !dbg !22
  %69 = zext i1 %68 to i64, !dbg !20
  %70 = select i1 %68, i32 6, i32 7, !dbg !20
  br label %71, !dbg !18

71:                                               ; preds = %62, %61
  %72 = phi i32 [ 5, %61 ], [ %70, %62 ], !dbg !18
  br label %73, !dbg !17

73:                                               ; preds = %71, %49
  %74 = phi i32 [ 4, %49 ], [ %72, %71 ], !dbg !17
  br label %75, !dbg !16

75:                                               ; preds = %73, %37
  %76 = phi i32 [ 3, %37 ], [ %74, %73 ], !dbg !16
  br label %77, !dbg !14

77:                                               ; preds = %75, %13
  %78 = phi i32 [ %25, %13 ], [ %76, %75 ], !dbg !14
  ret i32 %78, !dbg !23
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #1

; Function Attrs: nounwind readnone willreturn
declare i16** @__ctype_b_loc() #2

; Function Attrs: nounwind readonly willreturn
declare i32 @toupper(i32 noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind readnone willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind readonly willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind readnone willreturn }
attributes #5 = { nounwind readonly willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/character_classes.c", directory: ".", checksumkind: CSK_MD5, checksum: "2f5e1cdb4eeaeb112a1246407cbace4e")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 8, column: 5, scope: !10)
!14 = !DILocation(line: 9, column: 12, scope: !10)
!15 = !DILocation(line: 9, column: 25, scope: !10)
!16 = !DILocation(line: 9, column: 46, scope: !10)
!17 = !DILocation(line: 9, column: 63, scope: !10)
!18 = !DILocation(line: 9, column: 80, scope: !10)
!19 = !DILocation(line: 9, column: 105, scope: !10)
!20 = !DILocation(line: 9, column: 97, scope: !10)
!21 = !DILocation(line: 9, column: 111, scope: !10)
!22 = !DILocation(line: 9, column: 108, scope: !10)
!23 = !DILocation(line: 9, column: 5, scope: !10)
