; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/pointer_arithmetic.c
; ModuleID = 'tests/programs/pointer_arithmetic.c'
source_filename = "tests/programs/pointer_arithmetic.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@__const.main.s = private unnamed_addr constant [20 x i8] c"hello, symbolic one\00", align 16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca [20 x i8], align 16
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @klee_make_symbolic(ptr noundef %2, i64 noundef 1, ptr noundef @.str), !dbg !13
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %3, ptr align 16 @__const.main.s, i64 20, i1 false), !dbg !14
  %6 = getelementptr inbounds [20 x i8], ptr %3, i64 0, i64 0, !dbg !15
  %7 = load i8, ptr %2, align 1, !dbg !16
  %8 = zext i8 %7 to i32, !dbg !16
  %9 = and i32 %8, 7, !dbg !17
  %10 = sext i32 %9 to i64, !dbg !18
  %11 = getelementptr inbounds i8, ptr %6, i64 %10, !dbg !18
  store ptr %11, ptr %4, align 8, !dbg !19
  %12 = getelementptr inbounds [20 x i8], ptr %3, i64 0, i64 0, !dbg !20
  %13 = getelementptr inbounds i8, ptr %12, i64 18, !dbg !21
  store ptr %13, ptr %5, align 8, !dbg !22
  br label %14, !dbg !23

14:                                               ; preds = %25, %0
  %15 = load ptr, ptr %4, align 8, !dbg !24
  %16 = load ptr, ptr %5, align 8, !dbg !25
  %17 = icmp ult ptr %15, %16, !dbg !26
  br i1 %17, label %18, label %23, !dbg !27

18:                                               ; preds = %14
  %19 = load ptr, ptr %4, align 8, !dbg !28
  %20 = load i8, ptr %19, align 1, !dbg !29
  %21 = sext i8 %20 to i32, !dbg !29
  %22 = icmp ne i32 %21, 32, !dbg !30
  br label %23

23:                                               ; preds = %18, %14
  %24 = phi i1 [ false, %14 ], [ %22, %18 ], !dbg !31
  br i1 %24, label %25, label %28, !dbg !23

25:                                               ; preds = %23
  %26 = load ptr, ptr %4, align 8, !dbg !32
  %27 = getelementptr inbounds i8, ptr %26, i32 1, !dbg !32
  store ptr %27, ptr %4, align 8, !dbg !32
  br label %14, !dbg !23, !llvm.loop !33

28:                                               ; preds = %23
  %29 = load ptr, ptr %4, align 8, !dbg !35
  %30 = getelementptr inbounds [20 x i8], ptr %3, i64 0, i64 0, !dbg !36
  %31 = ptrtoint ptr %29 to i64, !dbg !37
  %32 = ptrtoint ptr %30 to i64, !dbg !37
  %33 = sub i64 %31, %32, !dbg !37
  %34 = trunc i64 %33 to i32, !dbg !38
  %35 = icmp sgt i32 %34, 6, !dbg !39
  br i1 %35, label %36, label %37, !dbg !38

36:                                               ; preds = %28
  br label %44, !dbg !38

37:                                               ; preds = %28
  %38 = load ptr, ptr %5, align 8, !dbg !40
  %39 = load ptr, ptr %4, align 8, !dbg !41
  %40 = ptrtoint ptr %38 to i64, !dbg !42
  %41 = ptrtoint ptr %39 to i64, !dbg !42
  %42 = sub i64 %40, %41, !dbg !42
  %43 = trunc i64 %42 to i32, !dbg !43
  br label %44, !dbg !38

44:                                               ; preds = %37, %36
  %45 = phi i32 [ 1, %36 ], [ %43, %37 ], !dbg !38
  ret i32 %45, !dbg !44
}

declare void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/pointer_arithmetic.c", directory: ".", checksumkind: CSK_MD5, checksum: "77098d3289afb7d014ef9370b436c874")
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
!14 = !DILocation(line: 8, column: 10, scope: !10)
!15 = !DILocation(line: 9, column: 15, scope: !10)
!16 = !DILocation(line: 9, column: 20, scope: !10)
!17 = !DILocation(line: 9, column: 22, scope: !10)
!18 = !DILocation(line: 9, column: 17, scope: !10)
!19 = !DILocation(line: 9, column: 11, scope: !10)
!20 = !DILocation(line: 9, column: 33, scope: !10)
!21 = !DILocation(line: 9, column: 35, scope: !10)
!22 = !DILocation(line: 9, column: 29, scope: !10)
!23 = !DILocation(line: 10, column: 5, scope: !10)
!24 = !DILocation(line: 10, column: 12, scope: !10)
!25 = !DILocation(line: 10, column: 16, scope: !10)
!26 = !DILocation(line: 10, column: 14, scope: !10)
!27 = !DILocation(line: 10, column: 18, scope: !10)
!28 = !DILocation(line: 10, column: 22, scope: !10)
!29 = !DILocation(line: 10, column: 21, scope: !10)
!30 = !DILocation(line: 10, column: 24, scope: !10)
!31 = !DILocation(line: 0, scope: !10)
!32 = !DILocation(line: 11, column: 10, scope: !10)
!33 = distinct !{!33, !23, !32, !34}
!34 = !{!"llvm.loop.mustprogress"}
!35 = !DILocation(line: 12, column: 18, scope: !10)
!36 = !DILocation(line: 12, column: 22, scope: !10)
!37 = !DILocation(line: 12, column: 20, scope: !10)
!38 = !DILocation(line: 12, column: 12, scope: !10)
!39 = !DILocation(line: 12, column: 25, scope: !10)
!40 = !DILocation(line: 12, column: 41, scope: !10)
!41 = !DILocation(line: 12, column: 45, scope: !10)
!42 = !DILocation(line: 12, column: 43, scope: !10)
!43 = !DILocation(line: 12, column: 35, scope: !10)
!44 = !DILocation(line: 12, column: 5, scope: !10)
