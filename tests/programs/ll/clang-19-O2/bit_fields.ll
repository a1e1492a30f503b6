; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/bit_fields.c
; ModuleID = 'tests/programs/bit_fields.c'
source_filename = "tests/programs/bit_fields.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: nounwind uwtable
define dso_local range(i32 1, 6) i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i16, align 2
  call void @llvm.lifetime.start.p0(i64 2, ptr nonnull %1) #3, !dbg !12
  call void @klee_make_symbolic(ptr noundef nonnull %1, i64 noundef 2, ptr noundef nonnull @.str) #3, !dbg !13
  %2 = load i16, ptr %1, align 2, !dbg !14
  %3 = icmp sgt i16 %2, -1, !dbg !15
  br i1 %3, label %8, label %4, !dbg !16

4:                                                ; preds = %0
  %5 = trunc i16 %2 to i8, !dbg !17
  %6 = icmp slt i8 %5, -24, !dbg !17
  %7 = select i1 %6, i32 1, i32 2, !dbg !18
  br label %15, !dbg !19

8:                                                ; preds = %0
  %9 = add nuw i16 %2, 2, !dbg !20
  %10 = and i16 %9, 7, !dbg !20
  %11 = icmp eq i16 %10, 1, !dbg !21
  br i1 %11, label %15, label %12, !dbg !22

12:                                               ; preds = %8
  %13 = icmp ugt i16 %2, 25855, !dbg !23
  %14 = select i1 %13, i32 4, i32 5, !dbg !24
  br label %15, !dbg !25

15:                                               ; preds = %8, %12, %4
  %16 = phi i32 [ %7, %4 ], [ %14, %12 ], [ 3, %8 ], !dbg !26
  call void @llvm.lifetime.end.p0(i64 2, ptr nonnull %1) #3, !dbg !27
  ret i32 %16, !dbg !27
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !28 void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/bit_fields.c", directory: ".", checksumkind: CSK_MD5, checksum: "dec89173705bd4e702ca1dd36a463b8d")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !10, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 7, column: 5, scope: !9)
!13 = !DILocation(line: 8, column: 5, scope: !9)
!14 = !DILocation(line: 10, column: 5, scope: !9)
!15 = !DILocation(line: 11, column: 11, scope: !9)
!16 = !DILocation(line: 11, column: 9, scope: !9)
!17 = !DILocation(line: 12, column: 20, scope: !9)
!18 = !DILocation(line: 12, column: 16, scope: !9)
!19 = !DILocation(line: 12, column: 9, scope: !9)
!20 = !DILocation(line: 13, column: 9, scope: !9)
!21 = !DILocation(line: 14, column: 13, scope: !9)
!22 = !DILocation(line: 14, column: 9, scope: !9)
!23 = !DILocation(line: 16, column: 16, scope: !9)
!24 = !DILocation(line: 16, column: 12, scope: !9)
!25 = !DILocation(line: 16, column: 5, scope: !9)
!26 = !DILocation(line: 0, scope: !9)
!27 = !DILocation(line: 17, column: 1, scope: !9)
!28 = !DISubprogram(name: "klee_make_symbolic", scope: !29, file: !29, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!29 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
