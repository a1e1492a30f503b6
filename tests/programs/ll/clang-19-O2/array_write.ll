; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/array_write.c
; ModuleID = 'tests/programs/array_write.c'
source_filename = "tests/programs/array_write.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: nounwind uwtable
define dso_local range(i32 1, 4) i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i8, align 1
  %2 = alloca [8 x i8], align 8
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %1) #3, !dbg !12
  call void @klee_make_symbolic(ptr noundef nonnull %1, i64 noundef 1, ptr noundef nonnull @.str) #3, !dbg !13
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #3, !dbg !14
  store i64 0, ptr %2, align 8, !dbg !15
  %3 = load i8, ptr %1, align 1, !dbg !16, !tbaa !17
  %4 = lshr i8 %3, 3, !dbg !20
  %5 = and i8 %3, 7, !dbg !21
  %6 = zext nneg i8 %5 to i64, !dbg !22
  %7 = getelementptr inbounds [8 x i8], ptr %2, i64 0, i64 %6, !dbg !22
  store i8 %4, ptr %7, align 1, !dbg !23, !tbaa !17
  %8 = lshr i8 %3, 4, !dbg !24
  %9 = and i8 %8, 7, !dbg !25
  %10 = zext nneg i8 %9 to i64, !dbg !26
  %11 = getelementptr inbounds [8 x i8], ptr %2, i64 0, i64 %10, !dbg !26
  %12 = load i8, ptr %11, align 1, !dbg !27, !tbaa !17
  %13 = add i8 %12, 1, !dbg !27
  store i8 %13, ptr %11, align 1, !dbg !27, !tbaa !17
  %14 = getelementptr inbounds i8, ptr %2, i64 2, !dbg !28
  %15 = load i8, ptr %14, align 2, !dbg !28, !tbaa !17
  %16 = icmp eq i8 %15, 9, !dbg !29
  br i1 %16, label %26, label %17, !dbg !28

17:                                               ; preds = %0
  %18 = load i8, ptr %2, align 8, !dbg !30, !tbaa !17
  %19 = zext i8 %18 to i32, !dbg !30
  %20 = getelementptr inbounds i8, ptr %2, i64 7, !dbg !31
  %21 = load i8, ptr %20, align 1, !dbg !31, !tbaa !17
  %22 = zext i8 %21 to i32, !dbg !31
  %23 = add nuw nsw i32 %22, %19, !dbg !32
  %24 = icmp ugt i32 %23, 20, !dbg !33
  %25 = select i1 %24, i32 2, i32 3, !dbg !30
  br label %26, !dbg !34

26:                                               ; preds = %0, %17
  %27 = phi i32 [ %25, %17 ], [ 1, %0 ], !dbg !35
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #3, !dbg !36
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %1) #3, !dbg !36
  ret i32 %27, !dbg !36
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !37 void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #2

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
!1 = !DIFile(filename: "tests/programs/array_write.c", directory: ".", checksumkind: CSK_MD5, checksum: "62c085f15613ecf86cd6d1c308ae3467")
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
!15 = !DILocation(line: 8, column: 19, scope: !9)
!16 = !DILocation(line: 9, column: 16, scope: !9)
!17 = !{!18, !18, i64 0}
!18 = !{!"omnipotent char", !19, i64 0}
!19 = !{!"Simple C/C++ TBAA"}
!20 = !DILocation(line: 9, column: 18, scope: !9)
!21 = !DILocation(line: 9, column: 9, scope: !9)
!22 = !DILocation(line: 9, column: 5, scope: !9)
!23 = !DILocation(line: 9, column: 14, scope: !9)
!24 = !DILocation(line: 10, column: 10, scope: !9)
!25 = !DILocation(line: 10, column: 16, scope: !9)
!26 = !DILocation(line: 10, column: 5, scope: !9)
!27 = !DILocation(line: 10, column: 21, scope: !9)
!28 = !DILocation(line: 11, column: 9, scope: !9)
!29 = !DILocation(line: 11, column: 14, scope: !9)
!30 = !DILocation(line: 13, column: 12, scope: !9)
!31 = !DILocation(line: 13, column: 19, scope: !9)
!32 = !DILocation(line: 13, column: 17, scope: !9)
!33 = !DILocation(line: 13, column: 24, scope: !9)
!34 = !DILocation(line: 13, column: 5, scope: !9)
!35 = !DILocation(line: 0, scope: !9)
!36 = !DILocation(line: 14, column: 1, scope: !9)
!37 = !DISubprogram(name: "klee_make_symbolic", scope: !38, file: !38, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!38 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
