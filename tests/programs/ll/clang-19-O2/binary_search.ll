; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/binary_search.c
; ModuleID = 'tests/programs/binary_search.c'
source_filename = "tests/programs/binary_search.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@main.t = internal unnamed_addr constant [8 x i32] [i32 2, i32 3, i32 5, i32 7, i32 11, i32 13, i32 17, i32 19], align 16

; Function Attrs: nounwind uwtable
define dso_local range(i32 -2147483648, 101) i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %1) #3, !dbg !12
  call void @klee_make_symbolic(ptr noundef nonnull %1, i64 noundef 1, ptr noundef nonnull @.str) #3, !dbg !13
  %2 = load i8, ptr %1, align 1, !tbaa !14
  %3 = zext i8 %2 to i32
  br label %4, !dbg !17

4:                                                ; preds = %0, %4
  %5 = phi i32 [ 0, %0 ], [ %15, %4 ]
  %6 = phi i32 [ 8, %0 ], [ %14, %4 ]
  %7 = add nsw i32 %5, %6, !dbg !18
  %8 = sdiv i32 %7, 2, !dbg !19
  %9 = sext i32 %8 to i64, !dbg !20
  %10 = getelementptr inbounds [8 x i32], ptr @main.t, i64 0, i64 %9, !dbg !20
  %11 = load i32, ptr %10, align 4, !dbg !20, !tbaa !21
  %12 = icmp slt i32 %11, %3, !dbg !23
  %13 = add nsw i32 %8, 1, !dbg !20
  %14 = select i1 %12, i32 %6, i32 %8, !dbg !20
  %15 = select i1 %12, i32 %13, i32 %5, !dbg !20
  %16 = icmp slt i32 %15, %14, !dbg !24
  br i1 %16, label %4, label %17, !dbg !17, !llvm.loop !25

17:                                               ; preds = %4
  %18 = icmp slt i32 %15, 8, !dbg !28
  br i1 %18, label %19, label %25, !dbg !29

19:                                               ; preds = %17
  %20 = sext i32 %15 to i64, !dbg !30
  %21 = getelementptr inbounds [8 x i32], ptr @main.t, i64 0, i64 %20, !dbg !30
  %22 = load i32, ptr %21, align 4, !dbg !30, !tbaa !21
  %23 = icmp eq i32 %22, %3, !dbg !31
  %24 = select i1 %23, i32 %15, i32 100, !dbg !32
  br label %25, !dbg !32

25:                                               ; preds = %19, %17
  %26 = phi i32 [ 100, %17 ], [ %24, %19 ], !dbg !32
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %1) #3, !dbg !33
  ret i32 %26, !dbg !34
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !35 void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #2

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
!1 = !DIFile(filename: "tests/programs/binary_search.c", directory: ".", checksumkind: CSK_MD5, checksum: "3235bb93654b46cb5f543689527bd492")
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
!15 = !{!"omnipotent char", !16, i64 0}
!16 = !{!"Simple C/C++ TBAA"}
!17 = !DILocation(line: 10, column: 5, scope: !9)
!18 = !DILocation(line: 11, column: 23, scope: !9)
!19 = !DILocation(line: 11, column: 29, scope: !9)
!20 = !DILocation(line: 12, column: 13, scope: !9)
!21 = !{!22, !22, i64 0}
!22 = !{!"int", !15, i64 0}
!23 = !DILocation(line: 12, column: 20, scope: !9)
!24 = !DILocation(line: 10, column: 15, scope: !9)
!25 = distinct !{!25, !17, !26, !27}
!26 = !DILocation(line: 16, column: 5, scope: !9)
!27 = !{!"llvm.loop.mustprogress"}
!28 = !DILocation(line: 17, column: 15, scope: !9)
!29 = !DILocation(line: 17, column: 19, scope: !9)
!30 = !DILocation(line: 17, column: 22, scope: !9)
!31 = !DILocation(line: 17, column: 28, scope: !9)
!32 = !DILocation(line: 17, column: 12, scope: !9)
!33 = !DILocation(line: 18, column: 1, scope: !9)
!34 = !DILocation(line: 17, column: 5, scope: !9)
!35 = !DISubprogram(name: "klee_make_symbolic", scope: !36, file: !36, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!36 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
