; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only -fdebug-compilation-dir=. tests/prune/counter.c
; ModuleID = 'tests/prune/counter.c'
source_filename = "tests/prune/counter.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.1 = private unnamed_addr constant [12 x i8] c"count <= 16\00", align 1
@.str.2 = private unnamed_addr constant [22 x i8] c"tests/prune/counter.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca [16 x i8], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  store i32 0, i32* %3, align 4, !dbg !13
  %5 = getelementptr inbounds [16 x i8], [16 x i8]* %2, i64 0, i64 0, !dbg !14
  call void @klee_make_symbolic(i8* noundef %5, i64 noundef 16, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !15
  store i32 0, i32* %4, align 4, !dbg !16
  br label %6, !dbg !17

6:                                                ; preds = %20, %0
  %7 = load i32, i32* %4, align 4, !dbg !18
  %8 = icmp slt i32 %7, 16, !dbg !19
  br i1 %8, label %9, label %23, !dbg !20

9:                                                ; preds = %6
  %10 = load i32, i32* %4, align 4, !dbg !21
  %11 = sext i32 %10 to i64, !dbg !22
  %12 = getelementptr inbounds [16 x i8], [16 x i8]* %2, i64 0, i64 %11, !dbg !22
  %13 = load i8, i8* %12, align 1, !dbg !22
  %14 = zext i8 %13 to i32, !dbg !22
  %15 = icmp sgt i32 %14, 7, !dbg !23
  br i1 %15, label %16, label %19, !dbg !22

16:                                               ; preds = %9
  %17 = load i32, i32* %3, align 4, !dbg !24
  %18 = add nsw i32 %17, 1, !dbg !24
  store i32 %18, i32* %3, align 4, !dbg !24
  br label %19, !dbg !25

19:                                               ; preds = %16, %9
  br label %20, !dbg !26

20:                                               ; preds = %19
  %21 = load i32, i32* %4, align 4, !dbg !27
  %22 = add nsw i32 %21, 1, !dbg !27
  store i32 %22, i32* %4, align 4, !dbg !27
  br label %6, !dbg !20, !llvm.loop !28

23:                                               ; preds = %6
  %24 = load i32, i32* %3, align 4, !dbg !30
  %25 = icmp sle i32 %24, 16, !dbg !30
  br i1 %25, label %26, label %27, !dbg !30

26:                                               ; preds = %23
  br label %28, !dbg !30

27:                                               ; preds = %23
  call void @__assert_fail(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.2, i64 0, i64 0), i32 noundef 13, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #3, !dbg !30
  unreachable, !dbg !30

28:                                               ; preds = %26
  ret i32 0, !dbg !31
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #1

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/prune/counter.c", directory: ".", checksumkind: CSK_MD5, checksum: "f76b7b73fbc5c3711fe3d0949a38c01d")
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
!13 = !DILocation(line: 8, column: 9, scope: !10)
!14 = !DILocation(line: 9, column: 24, scope: !10)
!15 = !DILocation(line: 9, column: 5, scope: !10)
!16 = !DILocation(line: 10, column: 14, scope: !10)
!17 = !DILocation(line: 10, column: 10, scope: !10)
!18 = !DILocation(line: 10, column: 21, scope: !10)
!19 = !DILocation(line: 10, column: 23, scope: !10)
!20 = !DILocation(line: 10, column: 5, scope: !10)
!21 = !DILocation(line: 11, column: 15, scope: !10)
!22 = !DILocation(line: 11, column: 13, scope: !10)
!23 = !DILocation(line: 11, column: 18, scope: !10)
!24 = !DILocation(line: 12, column: 18, scope: !10)
!25 = !DILocation(line: 12, column: 13, scope: !10)
!26 = !DILocation(line: 11, column: 20, scope: !10)
!27 = !DILocation(line: 10, column: 30, scope: !10)
!28 = distinct !{!28, !20, !24, !29}
!29 = !{!"llvm.loop.mustprogress"}
!30 = !DILocation(line: 13, column: 5, scope: !10)
!31 = !DILocation(line: 14, column: 5, scope: !10)
