; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/union_pun.c
; ModuleID = 'tests/programs/union_pun.c'
source_filename = "tests/programs/union_pun.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.anon = type { float }

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@__const.main.v = private unnamed_addr constant { i32 } { i32 1065353216 }, align 4

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca %union.anon, align 4
  store i32 0, ptr %1, align 4
  call void @klee_make_symbolic(ptr noundef %2, i64 noundef 1, ptr noundef @.str), !dbg !13
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 @__const.main.v, i64 4, i1 false), !dbg !14
  %4 = load i8, ptr %2, align 1, !dbg !15
  %5 = getelementptr inbounds [4 x i8], ptr %3, i64 0, i64 2, !dbg !16
  store i8 %4, ptr %5, align 2, !dbg !17
  %6 = load i32, ptr %3, align 4, !dbg !18
  %7 = icmp eq i32 %6, 1056964608, !dbg !19
  br i1 %7, label %8, label %9, !dbg !20

8:                                                ; preds = %0
  store i32 1, ptr %1, align 4, !dbg !21
  br label %27, !dbg !21

9:                                                ; preds = %0
  %10 = getelementptr inbounds [4 x i8], ptr %3, i64 0, i64 3, !dbg !22
  %11 = load i8, ptr %10, align 1, !dbg !23
  %12 = zext i8 %11 to i32, !dbg !23
  %13 = xor i32 %12, 128, !dbg !23
  %14 = trunc i32 %13 to i8, !dbg !23
  store i8 %14, ptr %10, align 1, !dbg !23
  %15 = load i32, ptr %3, align 4, !dbg !24
  %16 = lshr i32 %15, 22, !dbg !25
  %17 = and i32 %16, 1, !dbg !26
  %18 = icmp ne i32 %17, 0, !dbg !26
  br i1 %18, label %19, label %20, !dbg !27

19:                                               ; preds = %9
  br label %25, !dbg !27

20:                                               ; preds = %9
  %21 = load i32, ptr %3, align 4, !dbg !28
  %22 = icmp ugt i32 %21, -1086324736, !dbg !29
  %23 = zext i1 %22 to i64, !dbg !30
  %24 = select i1 %22, i32 3, i32 4, !dbg !30
  br label %25, !dbg !27

25:                                               ; preds = %20, %19
  %26 = phi i32 [ 2, %19 ], [ %24, %20 ], !dbg !27
  store i32 %26, ptr %1, align 4, !dbg !31
  br label %27, !dbg !31

27:                                               ; preds = %25, %8
  %28 = load i32, ptr %1, align 4, !dbg !32
  ret i32 %28, !dbg !32
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
!1 = !DIFile(filename: "tests/programs/union_pun.c", directory: ".", checksumkind: CSK_MD5, checksum: "7a6cc9e25ff49f4429e8e6afddb89bbe")
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
!14 = !DILocation(line: 8, column: 56, scope: !10)
!15 = !DILocation(line: 9, column: 14, scope: !10)
!16 = !DILocation(line: 9, column: 5, scope: !10)
!17 = !DILocation(line: 9, column: 12, scope: !10)
!18 = !DILocation(line: 10, column: 11, scope: !10)
!19 = !DILocation(line: 10, column: 13, scope: !10)
!20 = !DILocation(line: 10, column: 9, scope: !10)
!21 = !DILocation(line: 11, column: 9, scope: !10)
!22 = !DILocation(line: 12, column: 5, scope: !10)
!23 = !DILocation(line: 12, column: 12, scope: !10)
!24 = !DILocation(line: 13, column: 14, scope: !10)
!25 = !DILocation(line: 13, column: 16, scope: !10)
!26 = !DILocation(line: 13, column: 22, scope: !10)
!27 = !DILocation(line: 13, column: 12, scope: !10)
!28 = !DILocation(line: 13, column: 34, scope: !10)
!29 = !DILocation(line: 13, column: 36, scope: !10)
!30 = !DILocation(line: 13, column: 32, scope: !10)
!31 = !DILocation(line: 13, column: 5, scope: !10)
!32 = !DILocation(line: 14, column: 1, scope: !10)
