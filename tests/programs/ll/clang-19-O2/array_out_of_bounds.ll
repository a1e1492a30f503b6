; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/array_out_of_bounds.c
; ModuleID = 'tests/programs/array_out_of_bounds.c'
source_filename = "tests/programs/array_out_of_bounds.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, 3) i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i8, align 1
  %2 = alloca [10 x i32], align 16
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %1) #4, !dbg !12
  call void @klee_make_symbolic(ptr noundef nonnull %1, i64 noundef 1, ptr noundef nonnull @.str) #4, !dbg !13
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %2) #4, !dbg !14
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(40) %2, i8 0, i64 40, i1 false), !dbg !15
  store i32 1, ptr %2, align 16, !dbg !15
  %3 = getelementptr inbounds i8, ptr %2, i64 4, !dbg !15
  store i32 2, ptr %3, align 4, !dbg !15
  %4 = getelementptr inbounds i8, ptr %2, i64 8, !dbg !15
  store i32 3, ptr %4, align 8, !dbg !15
  %5 = load i8, ptr %1, align 1, !dbg !16, !tbaa !17
  %6 = icmp ugt i8 %5, 10, !dbg !20
  br i1 %6, label %13, label %7, !dbg !16

7:                                                ; preds = %0
  %8 = zext nneg i8 %5 to i64, !dbg !21
  %9 = getelementptr inbounds [10 x i32], ptr %2, i64 0, i64 %8, !dbg !21
  %10 = load i32, ptr %9, align 4, !dbg !21, !tbaa !22
  %11 = icmp eq i32 %10, 3, !dbg !24
  %12 = select i1 %11, i32 1, i32 2, !dbg !21
  br label %13, !dbg !25

13:                                               ; preds = %0, %7
  %14 = phi i32 [ %12, %7 ], [ 0, %0 ], !dbg !26
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %2) #4, !dbg !27
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %1) #4, !dbg !27
  ret i32 %14, !dbg !27
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !28 void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/array_out_of_bounds.c", directory: ".", checksumkind: CSK_MD5, checksum: "dcf561f8d19216b85e7413cf023aa2cc")
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
!14 = !DILocation(line: 8, column: 5, scope: !9)
!15 = !DILocation(line: 8, column: 9, scope: !9)
!16 = !DILocation(line: 9, column: 9, scope: !9)
!17 = !{!18, !18, i64 0}
!18 = !{!"omnipotent char", !19, i64 0}
!19 = !{!"Simple C/C++ TBAA"}
!20 = !DILocation(line: 9, column: 11, scope: !9)
!21 = !DILocation(line: 11, column: 12, scope: !9)
!22 = !{!23, !23, i64 0}
!23 = !{!"int", !18, i64 0}
!24 = !DILocation(line: 11, column: 17, scope: !9)
!25 = !DILocation(line: 11, column: 5, scope: !9)
!26 = !DILocation(line: 0, scope: !9)
!27 = !DILocation(line: 12, column: 1, scope: !9)
!28 = !DISubprogram(name: "klee_make_symbolic", scope: !29, file: !29, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!29 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
