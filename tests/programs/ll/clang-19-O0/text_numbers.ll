; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/text_numbers.c
; ModuleID = 'tests/programs/text_numbers.c'
source_filename = "tests/programs/text_numbers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"<%d>\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i16, align 2
  %3 = alloca [3 x i8], align 1
  %4 = alloca [16 x i8], align 16
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @klee_make_symbolic(ptr noundef %2, i64 noundef 2, ptr noundef @.str), !dbg !13
  %6 = load i16, ptr %2, align 2, !dbg !14
  %7 = trunc i16 %6 to i8, !dbg !15
  store i8 %7, ptr %3, align 1, !dbg !16
  %8 = getelementptr inbounds i8, ptr %3, i64 1, !dbg !16
  %9 = load i16, ptr %2, align 2, !dbg !17
  %10 = zext i16 %9 to i32, !dbg !17
  %11 = ashr i32 %10, 8, !dbg !18
  %12 = trunc i32 %11 to i8, !dbg !19
  store i8 %12, ptr %8, align 1, !dbg !16
  %13 = getelementptr inbounds i8, ptr %3, i64 2, !dbg !16
  store i8 0, ptr %13, align 1, !dbg !16
  %14 = getelementptr inbounds [3 x i8], ptr %3, i64 0, i64 0, !dbg !20
  %15 = call i32 @atoi(ptr noundef %14) #4, !dbg !21
  store i32 %15, ptr %5, align 4, !dbg !22
  %16 = load i32, ptr %5, align 4, !dbg !23
  %17 = icmp eq i32 %16, 42, !dbg !24
  br i1 %17, label %18, label %19, !dbg !23

18:                                               ; preds = %0
  store i32 1, ptr %1, align 4, !dbg !25
  br label %32, !dbg !25

19:                                               ; preds = %0
  %20 = getelementptr inbounds [16 x i8], ptr %4, i64 0, i64 0, !dbg !26
  %21 = load i32, ptr %5, align 4, !dbg !27
  %22 = icmp sgt i32 %21, 9, !dbg !28
  %23 = zext i1 %22 to i64, !dbg !27
  %24 = select i1 %22, i32 1, i32 0, !dbg !27
  %25 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef %20, ptr noundef @.str.1, i32 noundef %24) #5, !dbg !29
  %26 = getelementptr inbounds [16 x i8], ptr %4, i64 0, i64 1, !dbg !30
  %27 = load i8, ptr %26, align 1, !dbg !30
  %28 = sext i8 %27 to i32, !dbg !30
  %29 = icmp eq i32 %28, 49, !dbg !31
  %30 = zext i1 %29 to i64, !dbg !30
  %31 = select i1 %29, i32 2, i32 3, !dbg !30
  store i32 %31, ptr %1, align 4, !dbg !32
  br label %32, !dbg !32

32:                                               ; preds = %19, %18
  %33 = load i32, ptr %1, align 4, !dbg !33
  ret i32 %33, !dbg !33
}

declare void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) #1

; Function Attrs: nounwind willreturn memory(read)
declare i32 @atoi(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @sprintf(ptr noundef, ptr noundef, ...) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind willreturn memory(read) }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/text_numbers.c", directory: ".", checksumkind: CSK_MD5, checksum: "278e73ba4102a34a2772b6f7d8900f57")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 9, column: 5, scope: !10)
!14 = !DILocation(line: 10, column: 24, scope: !10)
!15 = !DILocation(line: 10, column: 18, scope: !10)
!16 = !DILocation(line: 10, column: 17, scope: !10)
!17 = !DILocation(line: 10, column: 34, scope: !10)
!18 = !DILocation(line: 10, column: 36, scope: !10)
!19 = !DILocation(line: 10, column: 27, scope: !10)
!20 = !DILocation(line: 11, column: 18, scope: !10)
!21 = !DILocation(line: 11, column: 13, scope: !10)
!22 = !DILocation(line: 11, column: 9, scope: !10)
!23 = !DILocation(line: 12, column: 9, scope: !10)
!24 = !DILocation(line: 12, column: 11, scope: !10)
!25 = !DILocation(line: 13, column: 9, scope: !10)
!26 = !DILocation(line: 14, column: 13, scope: !10)
!27 = !DILocation(line: 14, column: 26, scope: !10)
!28 = !DILocation(line: 14, column: 28, scope: !10)
!29 = !DILocation(line: 14, column: 5, scope: !10)
!30 = !DILocation(line: 15, column: 12, scope: !10)
!31 = !DILocation(line: 15, column: 19, scope: !10)
!32 = !DILocation(line: 15, column: 5, scope: !10)
!33 = !DILocation(line: 16, column: 1, scope: !10)
