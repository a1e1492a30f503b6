; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/variable_length_array.c
; ModuleID = 'tests/programs/variable_length_array.c'
source_filename = "tests/programs/variable_length_array.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca i32, align 4
  %4 = alloca i8*, align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @klee_make_symbolic(i8* noundef %2, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !13
  %7 = load i8, i8* %2, align 1, !dbg !14
  %8 = zext i8 %7 to i32, !dbg !14
  %9 = and i32 %8, 7, !dbg !15
  %10 = add nsw i32 %9, 1, !dbg !16
  store i32 %10, i32* %3, align 4, !dbg !17
  %11 = load i32, i32* %3, align 4, !dbg !18
  %12 = zext i32 %11 to i64, !dbg !19
  %13 = call i8* @llvm.stacksave(), !dbg !19
  store i8* %13, i8** %4, align 8, !dbg !19
  %14 = alloca i32, i64 %12, align 16, !dbg !19
  store i64 %12, i64* %5, align 8, !dbg !19
  store i32 0, i32* %6, align 4, !dbg !20
  br label %15, !dbg !21

15:                                               ; preds = %28, %0
  %16 = load i32, i32* %6, align 4, !dbg !22
  %17 = load i32, i32* %3, align 4, !dbg !23
  %18 = icmp slt i32 %16, %17, !dbg !24
  br i1 %18, label %19, label %31, !dbg !25

19:                                               ; preds = %15
  %20 = load i32, i32* %6, align 4, !dbg !26
  %21 = load i8, i8* %2, align 1, !dbg !27
  %22 = zext i8 %21 to i32, !dbg !27
  %23 = ashr i32 %22, 5, !dbg !28
  %24 = xor i32 %20, %23, !dbg !29
  %25 = load i32, i32* %6, align 4, !dbg !30
  %26 = sext i32 %25 to i64, !dbg !31
  %27 = getelementptr inbounds i32, i32* %14, i64 %26, !dbg !31
  store i32 %24, i32* %27, align 4, !dbg !32
  br label %28, !dbg !31

28:                                               ; preds = %19
  %29 = load i32, i32* %6, align 4, !dbg !33
  %30 = add nsw i32 %29, 1, !dbg !33
  store i32 %30, i32* %6, align 4, !dbg !33
  br label %15, !dbg !25, !llvm.loop !34

31:                                               ; preds = %15
  %32 = mul nuw i64 4, %12, !dbg !37
  %33 = udiv i64 %32, 4, !dbg !38
  %34 = trunc i64 %33 to i32, !dbg !39
  %35 = load i32, i32* %3, align 4, !dbg !40
  %36 = sub nsw i32 %35, 1, !dbg !41
  %37 = sext i32 %36 to i64, !dbg !42
  %38 = getelementptr inbounds i32, i32* %14, i64 %37, !dbg !42
  %39 = load i32, i32* %38, align 4, !dbg !42
  %40 = add nsw i32 %34, %39, !dbg !43
  store i32 %40, i32* %1, align 4, !dbg !44
  %41 = load i8*, i8** %4, align 8, !dbg !45
  call void @llvm.stackrestore(i8* %41), !dbg !45
  %42 = load i32, i32* %1, align 4, !dbg !45
  ret i32 %42, !dbg !45
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #1

; Function Attrs: nofree nosync nounwind willreturn
declare i8* @llvm.stacksave() #2

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.stackrestore(i8*) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nosync nounwind willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/variable_length_array.c", directory: ".", checksumkind: CSK_MD5, checksum: "109cb3250e6ba4f25b603ccd03093d4d")
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
!13 = !DILocation(line: 7, column: 5, scope: !10)
!14 = !DILocation(line: 8, column: 14, scope: !10)
!15 = !DILocation(line: 8, column: 16, scope: !10)
!16 = !DILocation(line: 8, column: 21, scope: !10)
!17 = !DILocation(line: 8, column: 9, scope: !10)
!18 = !DILocation(line: 9, column: 11, scope: !10)
!19 = !DILocation(line: 9, column: 5, scope: !10)
!20 = !DILocation(line: 10, column: 14, scope: !10)
!21 = !DILocation(line: 10, column: 10, scope: !10)
!22 = !DILocation(line: 10, column: 21, scope: !10)
!23 = !DILocation(line: 10, column: 25, scope: !10)
!24 = !DILocation(line: 10, column: 23, scope: !10)
!25 = !DILocation(line: 10, column: 5, scope: !10)
!26 = !DILocation(line: 11, column: 16, scope: !10)
!27 = !DILocation(line: 11, column: 21, scope: !10)
!28 = !DILocation(line: 11, column: 23, scope: !10)
!29 = !DILocation(line: 11, column: 18, scope: !10)
!30 = !DILocation(line: 11, column: 11, scope: !10)
!31 = !DILocation(line: 11, column: 9, scope: !10)
!32 = !DILocation(line: 11, column: 14, scope: !10)
!33 = !DILocation(line: 10, column: 29, scope: !10)
!34 = distinct !{!34, !25, !35, !36}
!35 = !DILocation(line: 11, column: 27, scope: !10)
!36 = !{!"llvm.loop.mustprogress"}
!37 = !DILocation(line: 12, column: 18, scope: !10)
!38 = !DILocation(line: 12, column: 27, scope: !10)
!39 = !DILocation(line: 12, column: 12, scope: !10)
!40 = !DILocation(line: 12, column: 44, scope: !10)
!41 = !DILocation(line: 12, column: 46, scope: !10)
!42 = !DILocation(line: 12, column: 42, scope: !10)
!43 = !DILocation(line: 12, column: 40, scope: !10)
!44 = !DILocation(line: 12, column: 5, scope: !10)
!45 = !DILocation(line: 13, column: 1, scope: !10)
