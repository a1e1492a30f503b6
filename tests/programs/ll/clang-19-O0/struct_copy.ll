; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/struct_copy.c
; ModuleID = 'tests/programs/struct_copy.c'
source_filename = "tests/programs/struct_copy.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pair = type { i32, i32 }

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca %struct.pair, align 4
  %4 = alloca %struct.pair, align 4
  %5 = alloca ptr, align 8
  %6 = alloca %struct.pair, align 4
  store i32 0, ptr %1, align 4
  call void @klee_make_symbolic(ptr noundef %2, i64 noundef 1, ptr noundef @.str), !dbg !13
  %7 = getelementptr inbounds %struct.pair, ptr %3, i32 0, i32 0, !dbg !14
  %8 = load i8, ptr %2, align 1, !dbg !15
  %9 = zext i8 %8 to i32, !dbg !15
  store i32 %9, ptr %7, align 4, !dbg !14
  %10 = getelementptr inbounds %struct.pair, ptr %3, i32 0, i32 1, !dbg !14
  %11 = load i8, ptr %2, align 1, !dbg !16
  %12 = zext i8 %11 to i32, !dbg !16
  %13 = add nsw i32 %12, 1, !dbg !17
  store i32 %13, ptr %10, align 4, !dbg !14
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %4, ptr align 4 %3, i64 8, i1 false), !dbg !18
  store ptr %4, ptr %5, align 8, !dbg !19
  %14 = load ptr, ptr %5, align 8, !dbg !20
  %15 = getelementptr inbounds %struct.pair, ptr %14, i32 0, i32 0, !dbg !21
  %16 = load i32, ptr %15, align 4, !dbg !22
  %17 = xor i32 %16, 3, !dbg !22
  store i32 %17, ptr %15, align 4, !dbg !22
  %18 = load i64, ptr %4, align 4, !dbg !23
  %19 = call i64 @swap(i64 %18), !dbg !23
  store i64 %19, ptr %6, align 4, !dbg !23
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %4, ptr align 4 %6, i64 8, i1 false), !dbg !23
  %20 = getelementptr inbounds %struct.pair, ptr %4, i32 0, i32 1, !dbg !24
  %21 = load i32, ptr %20, align 4, !dbg !24
  %22 = getelementptr inbounds %struct.pair, ptr %3, i32 0, i32 0, !dbg !25
  %23 = load i32, ptr %22, align 4, !dbg !25
  %24 = icmp sgt i32 %21, %23, !dbg !26
  br i1 %24, label %25, label %26, !dbg !27

25:                                               ; preds = %0
  store i32 1, ptr %1, align 4, !dbg !28
  br label %32, !dbg !28

26:                                               ; preds = %0
  %27 = getelementptr inbounds %struct.pair, ptr %4, i32 0, i32 0, !dbg !29
  %28 = load i32, ptr %27, align 4, !dbg !29
  %29 = icmp eq i32 %28, 8, !dbg !30
  %30 = zext i1 %29 to i64, !dbg !31
  %31 = select i1 %29, i32 2, i32 3, !dbg !31
  store i32 %31, ptr %1, align 4, !dbg !32
  br label %32, !dbg !32

32:                                               ; preds = %26, %25
  %33 = load i32, ptr %1, align 4, !dbg !33
  ret i32 %33, !dbg !33
}

declare void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @swap(i64 %0) #0 !dbg !34 {
  %2 = alloca %struct.pair, align 4
  %3 = alloca %struct.pair, align 4
  store i64 %0, ptr %3, align 4
  %4 = getelementptr inbounds %struct.pair, ptr %2, i32 0, i32 0, !dbg !35
  %5 = getelementptr inbounds %struct.pair, ptr %3, i32 0, i32 1, !dbg !36
  %6 = load i32, ptr %5, align 4, !dbg !36
  store i32 %6, ptr %4, align 4, !dbg !35
  %7 = getelementptr inbounds %struct.pair, ptr %2, i32 0, i32 1, !dbg !35
  %8 = getelementptr inbounds %struct.pair, ptr %3, i32 0, i32 0, !dbg !37
  %9 = load i32, ptr %8, align 4, !dbg !37
  store i32 %9, ptr %7, align 4, !dbg !35
  %10 = load i64, ptr %2, align 4, !dbg !38
  ret i64 %10, !dbg !38
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/struct_copy.c", directory: ".", checksumkind: CSK_MD5, checksum: "81cc6c2d1d085286ed6631c405ca0b73")
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
!14 = !DILocation(line: 11, column: 21, scope: !10)
!15 = !DILocation(line: 11, column: 22, scope: !10)
!16 = !DILocation(line: 11, column: 25, scope: !10)
!17 = !DILocation(line: 11, column: 27, scope: !10)
!18 = !DILocation(line: 11, column: 37, scope: !10)
!19 = !DILocation(line: 11, column: 41, scope: !10)
!20 = !DILocation(line: 12, column: 5, scope: !10)
!21 = !DILocation(line: 12, column: 8, scope: !10)
!22 = !DILocation(line: 12, column: 10, scope: !10)
!23 = !DILocation(line: 13, column: 9, scope: !10)
!24 = !DILocation(line: 14, column: 11, scope: !10)
!25 = !DILocation(line: 14, column: 17, scope: !10)
!26 = !DILocation(line: 14, column: 13, scope: !10)
!27 = !DILocation(line: 14, column: 9, scope: !10)
!28 = !DILocation(line: 15, column: 9, scope: !10)
!29 = !DILocation(line: 16, column: 14, scope: !10)
!30 = !DILocation(line: 16, column: 16, scope: !10)
!31 = !DILocation(line: 16, column: 12, scope: !10)
!32 = !DILocation(line: 16, column: 5, scope: !10)
!33 = !DILocation(line: 17, column: 1, scope: !10)
!34 = distinct !DISubprogram(name: "swap", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!35 = !DILocation(line: 5, column: 58, scope: !34)
!36 = !DILocation(line: 5, column: 61, scope: !34)
!37 = !DILocation(line: 5, column: 66, scope: !34)
!38 = !DILocation(line: 5, column: 70, scope: !34)
