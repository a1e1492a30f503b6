; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/array_read_words.c
; ModuleID = 'tests/programs/array_read_words.c'
source_filename = "tests/programs/array_read_words.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: nounwind uwtable
define dso_local range(i32 1, 4) i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i8, align 1
  %2 = alloca [16 x i32], align 16
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %1) #3, !dbg !12
  call void @klee_make_symbolic(ptr noundef nonnull %1, i64 noundef 1, ptr noundef nonnull @.str) #3, !dbg !13
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %2) #3, !dbg !14
  store <4 x i32> <i32 -40, i32 -39, i32 -36, i32 -31>, ptr %2, align 16, !dbg !15, !tbaa !16
  %3 = getelementptr inbounds i8, ptr %2, i64 16, !dbg !20
  store <4 x i32> <i32 -24, i32 -15, i32 -4, i32 9>, ptr %3, align 16, !dbg !15, !tbaa !16
  %4 = getelementptr inbounds i8, ptr %2, i64 32, !dbg !20
  store <4 x i32> <i32 24, i32 41, i32 60, i32 81>, ptr %4, align 16, !dbg !15, !tbaa !16
  %5 = getelementptr inbounds i8, ptr %2, i64 48, !dbg !20
  store <4 x i32> <i32 104, i32 129, i32 156, i32 185>, ptr %5, align 16, !dbg !15, !tbaa !16
  %6 = load i8, ptr %1, align 1, !dbg !21, !tbaa !22
  %7 = zext i8 %6 to i32, !dbg !21
  %8 = and i32 %7, 15, !dbg !23
  %9 = zext nneg i32 %8 to i64, !dbg !24
  %10 = getelementptr inbounds [16 x i32], ptr %2, i64 0, i64 %9, !dbg !24
  %11 = load i32, ptr %10, align 4, !dbg !24, !tbaa !16
  %12 = icmp slt i32 %11, 0, !dbg !25
  br i1 %12, label %20, label %13, !dbg !24

13:                                               ; preds = %0
  %14 = lshr i32 %7, 4, !dbg !26
  %15 = zext nneg i32 %14 to i64, !dbg !27
  %16 = getelementptr inbounds [16 x i32], ptr %2, i64 0, i64 %15, !dbg !27
  %17 = load i32, ptr %16, align 4, !dbg !27, !tbaa !16
  %18 = icmp sgt i32 %17, %11, !dbg !28
  %19 = select i1 %18, i32 2, i32 3, !dbg !27
  br label %20, !dbg !24

20:                                               ; preds = %0, %13
  %21 = phi i32 [ %19, %13 ], [ 1, %0 ], !dbg !24
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %2) #3, !dbg !29
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %1) #3, !dbg !29
  ret i32 %21, !dbg !30
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !31 void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #2

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
!1 = !DIFile(filename: "tests/programs/array_read_words.c", directory: ".", checksumkind: CSK_MD5, checksum: "cdd1e6da42adad68698d17c4bc05ab8e")
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
!15 = !DILocation(line: 10, column: 14, scope: !9)
!16 = !{!17, !17, i64 0}
!17 = !{!"int", !18, i64 0}
!18 = !{!"omnipotent char", !19, i64 0}
!19 = !{!"Simple C/C++ TBAA"}
!20 = !DILocation(line: 10, column: 9, scope: !9)
!21 = !DILocation(line: 11, column: 14, scope: !9)
!22 = !{!18, !18, i64 0}
!23 = !DILocation(line: 11, column: 16, scope: !9)
!24 = !DILocation(line: 11, column: 12, scope: !9)
!25 = !DILocation(line: 11, column: 22, scope: !9)
!26 = !DILocation(line: 11, column: 36, scope: !9)
!27 = !DILocation(line: 11, column: 32, scope: !9)
!28 = !DILocation(line: 11, column: 42, scope: !9)
!29 = !DILocation(line: 12, column: 1, scope: !9)
!30 = !DILocation(line: 11, column: 5, scope: !9)
!31 = !DISubprogram(name: "klee_make_symbolic", scope: !32, file: !32, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!32 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
