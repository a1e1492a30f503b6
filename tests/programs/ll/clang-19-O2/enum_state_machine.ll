; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/enum_state_machine.c
; ModuleID = 'tests/programs/enum_state_machine.c'
source_filename = "tests/programs/enum_state_machine.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i16, align 2
  call void @llvm.lifetime.start.p0(i64 2, ptr nonnull %1) #3, !dbg !12
  call void @klee_make_symbolic(ptr noundef nonnull %1, i64 noundef 2, ptr noundef nonnull @.str) #3, !dbg !13
  %2 = load i16, ptr %1, align 2, !tbaa !14
  %3 = zext i16 %2 to i32
  %4 = and i32 %3, 255, !dbg !18
  %5 = add nsw i32 %4, -97, !dbg !19
  %6 = icmp ult i32 %5, 26, !dbg !19
  br i1 %6, label %9, label %7, !dbg !19

7:                                                ; preds = %0
  %8 = icmp eq i32 %4, 32, !dbg !20
  br i1 %8, label %16, label %23

9:                                                ; preds = %0
  %10 = lshr i32 %3, 8, !dbg !21
  %11 = icmp eq i32 %10, 32, !dbg !22
  %12 = add nsw i32 %10, -97, !dbg !23
  %13 = icmp ult i32 %12, 26, !dbg !23
  %14 = select i1 %13, i32 1, i32 3, !dbg !23
  %15 = select i1 %11, i32 2, i32 %14, !dbg !23
  br label %23, !dbg !24

16:                                               ; preds = %7
  %17 = lshr i32 %3, 8, !dbg !21
  %18 = add nsw i32 %17, -97, !dbg !19
  %19 = icmp ult i32 %18, 26, !dbg !19
  br i1 %19, label %23, label %20, !dbg !19

20:                                               ; preds = %16
  %21 = icmp eq i32 %17, 32, !dbg !20
  %22 = select i1 %21, i32 2, i32 3
  br label %23

23:                                               ; preds = %16, %7, %20, %9
  %24 = phi i32 [ 1, %9 ], [ 0, %20 ], [ 0, %7 ], [ 1, %16 ], !dbg !25
  %25 = phi i32 [ %15, %9 ], [ %22, %20 ], [ 3, %7 ], [ 1, %16 ], !dbg !25
  %26 = mul nuw nsw i32 %25, 10, !dbg !26
  %27 = or disjoint i32 %26, %24, !dbg !27
  call void @llvm.lifetime.end.p0(i64 2, ptr nonnull %1) #3, !dbg !28
  ret i32 %27, !dbg !29
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !30 void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #2

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
!1 = !DIFile(filename: "tests/programs/enum_state_machine.c", directory: ".", checksumkind: CSK_MD5, checksum: "12d057123c6bba798f430c93507fe82a")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !10, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 6, column: 5, scope: !9)
!13 = !DILocation(line: 7, column: 5, scope: !9)
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !16, i64 0}
!16 = !{!"omnipotent char", !17, i64 0}
!17 = !{!"Simple C/C++ TBAA"}
!18 = !DILocation(line: 15, column: 17, scope: !9)
!19 = !DILocation(line: 15, column: 26, scope: !9)
!20 = !DILocation(line: 16, column: 24, scope: !9)
!21 = !DILocation(line: 11, column: 29, scope: !9)
!22 = !DILocation(line: 20, column: 19, scope: !9)
!23 = !DILocation(line: 20, column: 17, scope: !9)
!24 = !DILocation(line: 21, column: 13, scope: !9)
!25 = !DILocation(line: 0, scope: !9)
!26 = !DILocation(line: 26, column: 14, scope: !9)
!27 = !DILocation(line: 26, column: 19, scope: !9)
!28 = !DILocation(line: 27, column: 1, scope: !9)
!29 = !DILocation(line: 26, column: 5, scope: !9)
!30 = !DISubprogram(name: "klee_make_symbolic", scope: !31, file: !31, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!31 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
