; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only -fdebug-compilation-dir=. tests/prune/machine.c
; ModuleID = 'tests/prune/machine.c'
source_filename = "tests/prune/machine.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [5 x i8] c"text\00", align 1
@next = internal constant [4 x [3 x i8]] [[3 x i8] c"\01\00\02", [3 x i8] c"\02\03\00", [3 x i8] c"\00\03\01", [3 x i8] c"\03\01\02"], align 1
@errors = internal global i32 0, align 4
@.str.1 = private unnamed_addr constant [11 x i8] c"errors < 5\00", align 1
@.str.2 = private unnamed_addr constant [22 x i8] c"tests/prune/machine.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca [6 x i8], align 1
  %3 = alloca i32*, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %7 = getelementptr inbounds [6 x i8], [6 x i8]* %2, i64 0, i64 0, !dbg !13
  call void @klee_make_symbolic(i8* noundef %7, i64 noundef 6, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0)), !dbg !14
  %8 = call noalias i8* @calloc(i64 noundef 4, i64 noundef 4) #4, !dbg !15
  %9 = bitcast i8* %8 to i32*, !dbg !15
  store i32* %9, i32** %3, align 8, !dbg !16
  store i32 0, i32* %4, align 4, !dbg !17
  store i32 0, i32* %5, align 4, !dbg !18
  br label %10, !dbg !19

10:                                               ; preds = %47, %0
  %11 = load i32, i32* %5, align 4, !dbg !20
  %12 = icmp slt i32 %11, 6, !dbg !21
  br i1 %12, label %13, label %50, !dbg !22

13:                                               ; preds = %10
  %14 = load i32, i32* %5, align 4, !dbg !23
  %15 = sext i32 %14 to i64, !dbg !24
  %16 = getelementptr inbounds [6 x i8], [6 x i8]* %2, i64 0, i64 %15, !dbg !24
  %17 = load i8, i8* %16, align 1, !dbg !24
  %18 = zext i8 %17 to i32, !dbg !24
  %19 = icmp slt i32 %18, 10, !dbg !25
  br i1 %19, label %20, label %21, !dbg !24

20:                                               ; preds = %13
  br label %30, !dbg !24

21:                                               ; preds = %13
  %22 = load i32, i32* %5, align 4, !dbg !26
  %23 = sext i32 %22 to i64, !dbg !27
  %24 = getelementptr inbounds [6 x i8], [6 x i8]* %2, i64 0, i64 %23, !dbg !27
  %25 = load i8, i8* %24, align 1, !dbg !27
  %26 = zext i8 %25 to i32, !dbg !27
  %27 = icmp slt i32 %26, 200, !dbg !28
  %28 = zext i1 %27 to i64, !dbg !27
  %29 = select i1 %27, i32 1, i32 2, !dbg !27
  br label %30, !dbg !24

30:                                               ; preds = %21, %20
  %31 = phi i32 [ 0, %20 ], [ %29, %21 ], !dbg !24
  store i32 %31, i32* %6, align 4, !dbg !29
  %32 = load i32, i32* %4, align 4, !dbg !30
  %33 = sext i32 %32 to i64, !dbg !31
  %34 = getelementptr inbounds [4 x [3 x i8]], [4 x [3 x i8]]* @next, i64 0, i64 %33, !dbg !31
  %35 = load i32, i32* %6, align 4, !dbg !32
  %36 = sext i32 %35 to i64, !dbg !31
  %37 = getelementptr inbounds [3 x i8], [3 x i8]* %34, i64 0, i64 %36, !dbg !31
  %38 = load i8, i8* %37, align 1, !dbg !31
  %39 = zext i8 %38 to i32, !dbg !31
  store i32 %39, i32* %4, align 4, !dbg !33
  %40 = load i32*, i32** %3, align 8, !dbg !34
  %41 = load i32, i32* %4, align 4, !dbg !35
  %42 = sext i32 %41 to i64, !dbg !34
  %43 = getelementptr inbounds i32, i32* %40, i64 %42, !dbg !34
  %44 = load i32, i32* %43, align 4, !dbg !36
  %45 = add nsw i32 %44, 1, !dbg !36
  store i32 %45, i32* %43, align 4, !dbg !36
  %46 = load i32, i32* %4, align 4, !dbg !37
  call void @note(i32 noundef %46), !dbg !38
  br label %47, !dbg !39

47:                                               ; preds = %30
  %48 = load i32, i32* %5, align 4, !dbg !40
  %49 = add nsw i32 %48, 1, !dbg !40
  store i32 %49, i32* %5, align 4, !dbg !40
  br label %10, !dbg !22, !llvm.loop !41

50:                                               ; preds = %10
  %51 = load i32, i32* @errors, align 4, !dbg !43
  %52 = icmp slt i32 %51, 5, !dbg !43
  br i1 %52, label %53, label %54, !dbg !43

53:                                               ; preds = %50
  br label %55, !dbg !43

54:                                               ; preds = %50
  call void @__assert_fail(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.2, i64 0, i64 0), i32 noundef 28, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #5, !dbg !43
  unreachable, !dbg !43

55:                                               ; preds = %53
  %56 = load i32*, i32** %3, align 8, !dbg !44
  %57 = getelementptr inbounds i32, i32* %56, i64 2, !dbg !44
  %58 = load i32, i32* %57, align 4, !dbg !44
  %59 = icmp eq i32 %58, 3, !dbg !45
  br i1 %59, label %60, label %68, !dbg !46

60:                                               ; preds = %55
  %61 = load i32*, i32** %3, align 8, !dbg !47
  %62 = getelementptr inbounds i32, i32* %61, i64 0, !dbg !47
  %63 = load i32, i32* %62, align 4, !dbg !47
  %64 = icmp eq i32 %63, 2, !dbg !48
  br i1 %64, label %65, label %68, !dbg !44

65:                                               ; preds = %60
  %66 = load i32*, i32** %3, align 8, !dbg !49
  %67 = getelementptr inbounds i32, i32* %66, i64 4, !dbg !49
  store i32 1, i32* %67, align 4, !dbg !50
  br label %68, !dbg !49

68:                                               ; preds = %65, %60, %55
  %69 = load i32*, i32** %3, align 8, !dbg !51
  %70 = bitcast i32* %69 to i8*, !dbg !51
  call void @free(i8* noundef %70) #4, !dbg !52
  ret i32 0, !dbg !53
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #1

; Function Attrs: nounwind
declare noalias i8* @calloc(i64 noundef, i64 noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @note(i32 noundef %0) #0 !dbg !54 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  %3 = load i32, i32* %2, align 4, !dbg !55
  %4 = icmp eq i32 %3, 3, !dbg !56
  br i1 %4, label %5, label %8, !dbg !55

5:                                                ; preds = %1
  %6 = load i32, i32* @errors, align 4, !dbg !57
  %7 = add nsw i32 %6, 1, !dbg !57
  store i32 %7, i32* @errors, align 4, !dbg !57
  br label %8, !dbg !58

8:                                                ; preds = %5, %1
  ret void, !dbg !59
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #3

; Function Attrs: nounwind
declare void @free(i8* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/prune/machine.c", directory: ".", checksumkind: CSK_MD5, checksum: "81bb4b77946026f293f9a949815859bb")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 16, type: !11, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 19, column: 24, scope: !10)
!14 = !DILocation(line: 19, column: 5, scope: !10)
!15 = !DILocation(line: 20, column: 17, scope: !10)
!16 = !DILocation(line: 20, column: 10, scope: !10)
!17 = !DILocation(line: 21, column: 9, scope: !10)
!18 = !DILocation(line: 22, column: 14, scope: !10)
!19 = !DILocation(line: 22, column: 10, scope: !10)
!20 = !DILocation(line: 22, column: 21, scope: !10)
!21 = !DILocation(line: 22, column: 23, scope: !10)
!22 = !DILocation(line: 22, column: 5, scope: !10)
!23 = !DILocation(line: 23, column: 27, scope: !10)
!24 = !DILocation(line: 23, column: 22, scope: !10)
!25 = !DILocation(line: 23, column: 30, scope: !10)
!26 = !DILocation(line: 23, column: 46, scope: !10)
!27 = !DILocation(line: 23, column: 41, scope: !10)
!28 = !DILocation(line: 23, column: 49, scope: !10)
!29 = !DILocation(line: 23, column: 13, scope: !10)
!30 = !DILocation(line: 24, column: 22, scope: !10)
!31 = !DILocation(line: 24, column: 17, scope: !10)
!32 = !DILocation(line: 24, column: 29, scope: !10)
!33 = !DILocation(line: 24, column: 15, scope: !10)
!34 = !DILocation(line: 25, column: 9, scope: !10)
!35 = !DILocation(line: 25, column: 14, scope: !10)
!36 = !DILocation(line: 25, column: 20, scope: !10)
!37 = !DILocation(line: 26, column: 14, scope: !10)
!38 = !DILocation(line: 26, column: 9, scope: !10)
!39 = !DILocation(line: 27, column: 5, scope: !10)
!40 = !DILocation(line: 22, column: 29, scope: !10)
!41 = distinct !{!41, !22, !39, !42}
!42 = !{!"llvm.loop.mustprogress"}
!43 = !DILocation(line: 28, column: 5, scope: !10)
!44 = !DILocation(line: 29, column: 9, scope: !10)
!45 = !DILocation(line: 29, column: 17, scope: !10)
!46 = !DILocation(line: 29, column: 22, scope: !10)
!47 = !DILocation(line: 29, column: 25, scope: !10)
!48 = !DILocation(line: 29, column: 33, scope: !10)
!49 = !DILocation(line: 30, column: 9, scope: !10)
!50 = !DILocation(line: 30, column: 17, scope: !10)
!51 = !DILocation(line: 31, column: 10, scope: !10)
!52 = !DILocation(line: 31, column: 5, scope: !10)
!53 = !DILocation(line: 32, column: 5, scope: !10)
!54 = distinct !DISubprogram(name: "note", scope: !1, file: !1, line: 10, type: !11, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!55 = !DILocation(line: 12, column: 9, scope: !54)
!56 = !DILocation(line: 12, column: 15, scope: !54)
!57 = !DILocation(line: 13, column: 15, scope: !54)
!58 = !DILocation(line: 13, column: 9, scope: !54)
!59 = !DILocation(line: 14, column: 1, scope: !54)
