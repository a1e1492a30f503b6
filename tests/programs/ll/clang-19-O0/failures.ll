; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/failures.c
; ModuleID = 'tests/programs/failures.c'
source_filename = "tests/programs/failures.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@shared = internal global i32 0, align 4
@.str.1 = private unnamed_addr constant [7 x i8] c"x != 3\00", align 1
@.str.2 = private unnamed_addr constant [26 x i8] c"tests/programs/failures.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @klee_make_symbolic(ptr noundef %2, i64 noundef 1, ptr noundef @.str), !dbg !13
  %4 = load i8, ptr %2, align 1, !dbg !14
  %5 = zext i8 %4 to i32, !dbg !14
  %6 = icmp eq i32 %5, 1, !dbg !15
  %7 = zext i1 %6 to i64, !dbg !14
  %8 = select i1 %6, ptr null, ptr @shared, !dbg !14
  store ptr %8, ptr %3, align 8, !dbg !16
  %9 = load ptr, ptr %3, align 8, !dbg !17
  store i32 1, ptr %9, align 4, !dbg !18
  %10 = load i8, ptr %2, align 1, !dbg !19
  %11 = zext i8 %10 to i32, !dbg !19
  %12 = icmp eq i32 %11, 2, !dbg !20
  br i1 %12, label %13, label %14, !dbg !19

13:                                               ; preds = %0
  call void @abort() #3, !dbg !21
  unreachable, !dbg !21

14:                                               ; preds = %0
  %15 = load i8, ptr %2, align 1, !dbg !22
  %16 = zext i8 %15 to i32, !dbg !22
  %17 = icmp ne i32 %16, 3, !dbg !22
  br i1 %17, label %18, label %19, !dbg !22

18:                                               ; preds = %14
  br label %20, !dbg !22

19:                                               ; preds = %14
  call void @__assert_fail(ptr noundef @.str.1, ptr noundef @.str.2, i32 noundef 15, ptr noundef @__PRETTY_FUNCTION__.main) #3, !dbg !22
  unreachable, !dbg !22

20:                                               ; preds = %18
  %21 = load i8, ptr %2, align 1, !dbg !23
  %22 = zext i8 %21 to i32, !dbg !23
  %23 = sub nsw i32 %22, 4, !dbg !24
  %24 = sdiv i32 10, %23, !dbg !25
  store volatile i32 %24, ptr @shared, align 4, !dbg !26
  %25 = load i8, ptr %2, align 1, !dbg !27
  %26 = zext i8 %25 to i32, !dbg !27
  %27 = icmp eq i32 %26, 5, !dbg !28
  br i1 %27, label %28, label %29, !dbg !27

28:                                               ; preds = %20
  unreachable, !dbg !29

29:                                               ; preds = %20
  %30 = load i8, ptr %2, align 1, !dbg !30
  %31 = zext i8 %30 to i32, !dbg !30
  %32 = icmp eq i32 %31, 6, !dbg !31
  br i1 %32, label %33, label %34, !dbg !30

33:                                               ; preds = %29
  call void @exit(i32 noundef 9) #3, !dbg !32
  unreachable, !dbg !32

34:                                               ; preds = %29
  %35 = load volatile i32, ptr @shared, align 4, !dbg !33
  %36 = icmp sgt i32 %35, 0, !dbg !34
  %37 = zext i1 %36 to i64, !dbg !33
  %38 = select i1 %36, i32 1, i32 2, !dbg !33
  ret i32 %38, !dbg !35
}

declare void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) #1

; Function Attrs: noreturn nounwind
declare void @abort() #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

; Function Attrs: noreturn nounwind
declare void @exit(i32 noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/failures.c", directory: ".", checksumkind: CSK_MD5, checksum: "6f1c72e3e3ec1f4d4d7ab75d85bf8b3f")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !11, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 10, column: 5, scope: !10)
!14 = !DILocation(line: 11, column: 14, scope: !10)
!15 = !DILocation(line: 11, column: 16, scope: !10)
!16 = !DILocation(line: 11, column: 10, scope: !10)
!17 = !DILocation(line: 12, column: 6, scope: !10)
!18 = !DILocation(line: 12, column: 8, scope: !10)
!19 = !DILocation(line: 13, column: 9, scope: !10)
!20 = !DILocation(line: 13, column: 11, scope: !10)
!21 = !DILocation(line: 14, column: 9, scope: !10)
!22 = !DILocation(line: 15, column: 5, scope: !10)
!23 = !DILocation(line: 16, column: 20, scope: !10)
!24 = !DILocation(line: 16, column: 22, scope: !10)
!25 = !DILocation(line: 16, column: 17, scope: !10)
!26 = !DILocation(line: 16, column: 12, scope: !10)
!27 = !DILocation(line: 17, column: 9, scope: !10)
!28 = !DILocation(line: 17, column: 11, scope: !10)
!29 = !DILocation(line: 18, column: 9, scope: !10)
!30 = !DILocation(line: 19, column: 9, scope: !10)
!31 = !DILocation(line: 19, column: 11, scope: !10)
!32 = !DILocation(line: 20, column: 9, scope: !10)
!33 = !DILocation(line: 21, column: 12, scope: !10)
!34 = !DILocation(line: 21, column: 19, scope: !10)
!35 = !DILocation(line: 21, column: 5, scope: !10)
