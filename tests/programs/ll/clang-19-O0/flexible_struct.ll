; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/flexible_struct.c
; ModuleID = 'tests/programs/flexible_struct.c'
source_filename = "tests/programs/flexible_struct.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.packet = type { i8, [0 x i8] }

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @klee_make_symbolic(ptr noundef %2, i64 noundef 1, ptr noundef @.str), !dbg !13
  %6 = call noalias ptr @malloc(i64 noundef 5) #4, !dbg !14
  store ptr %6, ptr %3, align 8, !dbg !15
  %7 = load i8, ptr %2, align 1, !dbg !16
  %8 = zext i8 %7 to i32, !dbg !16
  %9 = and i32 %8, 7, !dbg !17
  %10 = trunc i32 %9 to i8, !dbg !16
  %11 = load ptr, ptr %3, align 8, !dbg !18
  %12 = getelementptr inbounds %struct.packet, ptr %11, i32 0, i32 0, !dbg !19
  store i8 %10, ptr %12, align 1, !dbg !20
  store i32 0, ptr %4, align 4, !dbg !21
  br label %13, !dbg !22

13:                                               ; preds = %24, %0
  %14 = load i32, ptr %4, align 4, !dbg !23
  %15 = icmp slt i32 %14, 4, !dbg !24
  br i1 %15, label %16, label %27, !dbg !25

16:                                               ; preds = %13
  %17 = load i32, ptr %4, align 4, !dbg !26
  %18 = trunc i32 %17 to i8, !dbg !27
  %19 = load ptr, ptr %3, align 8, !dbg !28
  %20 = getelementptr inbounds %struct.packet, ptr %19, i32 0, i32 1, !dbg !29
  %21 = load i32, ptr %4, align 4, !dbg !30
  %22 = sext i32 %21 to i64, !dbg !28
  %23 = getelementptr inbounds [0 x i8], ptr %20, i64 0, i64 %22, !dbg !28
  store i8 %18, ptr %23, align 1, !dbg !31
  br label %24, !dbg !28

24:                                               ; preds = %16
  %25 = load i32, ptr %4, align 4, !dbg !32
  %26 = add nsw i32 %25, 1, !dbg !32
  store i32 %26, ptr %4, align 4, !dbg !32
  br label %13, !dbg !25, !llvm.loop !33

27:                                               ; preds = %13
  %28 = load ptr, ptr %3, align 8, !dbg !35
  %29 = getelementptr inbounds %struct.packet, ptr %28, i32 0, i32 1, !dbg !36
  %30 = load ptr, ptr %3, align 8, !dbg !37
  %31 = getelementptr inbounds %struct.packet, ptr %30, i32 0, i32 0, !dbg !38
  %32 = load i8, ptr %31, align 1, !dbg !38
  %33 = zext i8 %32 to i64, !dbg !35
  %34 = getelementptr inbounds [0 x i8], ptr %29, i64 0, i64 %33, !dbg !35
  %35 = load i8, ptr %34, align 1, !dbg !35
  %36 = sext i8 %35 to i32, !dbg !35
  store i32 %36, ptr %5, align 4, !dbg !39
  %37 = load ptr, ptr %3, align 8, !dbg !40
  call void @free(ptr noundef %37) #5, !dbg !41
  %38 = load i32, ptr %5, align 4, !dbg !42
  %39 = icmp eq i32 %38, 3, !dbg !43
  %40 = zext i1 %39 to i64, !dbg !42
  %41 = select i1 %39, i32 1, i32 2, !dbg !42
  ret i32 %41, !dbg !44
}

declare void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) #1

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare void @free(ptr noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(0) }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/flexible_struct.c", directory: ".", checksumkind: CSK_MD5, checksum: "ce9dde78ac941dfb3314309a729277e0")
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
!15 = !DILocation(line: 10, column: 20, scope: !10)
!16 = !DILocation(line: 11, column: 17, scope: !10)
!17 = !DILocation(line: 11, column: 19, scope: !10)
!18 = !DILocation(line: 11, column: 5, scope: !10)
!19 = !DILocation(line: 11, column: 8, scope: !10)
!20 = !DILocation(line: 11, column: 15, scope: !10)
!21 = !DILocation(line: 12, column: 14, scope: !10)
!22 = !DILocation(line: 12, column: 10, scope: !10)
!23 = !DILocation(line: 12, column: 21, scope: !10)
!24 = !DILocation(line: 12, column: 23, scope: !10)
!25 = !DILocation(line: 12, column: 5, scope: !10)
!26 = !DILocation(line: 13, column: 28, scope: !10)
!27 = !DILocation(line: 13, column: 22, scope: !10)
!28 = !DILocation(line: 13, column: 9, scope: !10)
!29 = !DILocation(line: 13, column: 12, scope: !10)
!30 = !DILocation(line: 13, column: 17, scope: !10)
!31 = !DILocation(line: 13, column: 20, scope: !10)
!32 = !DILocation(line: 12, column: 29, scope: !10)
!33 = distinct !{!33, !25, !26, !34}
!34 = !{!"llvm.loop.mustprogress"}
!35 = !DILocation(line: 14, column: 13, scope: !10)
!36 = !DILocation(line: 14, column: 16, scope: !10)
!37 = !DILocation(line: 14, column: 21, scope: !10)
!38 = !DILocation(line: 14, column: 24, scope: !10)
!39 = !DILocation(line: 14, column: 9, scope: !10)
!40 = !DILocation(line: 15, column: 10, scope: !10)
!41 = !DILocation(line: 15, column: 5, scope: !10)
!42 = !DILocation(line: 16, column: 12, scope: !10)
!43 = !DILocation(line: 16, column: 14, scope: !10)
!44 = !DILocation(line: 16, column: 5, scope: !10)
