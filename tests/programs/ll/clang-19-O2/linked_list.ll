; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/linked_list.c
; ModuleID = 'tests/programs/linked_list.c'
source_filename = "tests/programs/linked_list.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, -2147483648) i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %1) #6, !dbg !12
  call void @klee_make_symbolic(ptr noundef nonnull %1, i64 noundef 1, ptr noundef nonnull @.str) #6, !dbg !13
  %2 = load i8, ptr %1, align 1, !tbaa !14
  %3 = zext i8 %2 to i32
  %4 = call noalias dereferenceable_or_null(16) ptr @malloc(i64 noundef 16) #7, !dbg !17
  %5 = and i32 %3, 3, !dbg !18
  store i32 %5, ptr %4, align 8, !dbg !19, !tbaa !20
  %6 = getelementptr inbounds i8, ptr %4, i64 8, !dbg !24
  store ptr null, ptr %6, align 8, !dbg !25, !tbaa !26
  %7 = call noalias dereferenceable_or_null(16) ptr @malloc(i64 noundef 16) #7, !dbg !17
  %8 = lshr i32 %3, 2, !dbg !27
  %9 = and i32 %8, 3, !dbg !18
  store i32 %9, ptr %7, align 8, !dbg !19, !tbaa !20
  %10 = getelementptr inbounds i8, ptr %7, i64 8, !dbg !24
  store ptr %4, ptr %10, align 8, !dbg !25, !tbaa !26
  %11 = call noalias dereferenceable_or_null(16) ptr @malloc(i64 noundef 16) #7, !dbg !17
  %12 = lshr i32 %3, 4, !dbg !27
  %13 = and i32 %12, 3, !dbg !18
  store i32 %13, ptr %11, align 8, !dbg !19, !tbaa !20
  %14 = getelementptr inbounds i8, ptr %11, i64 8, !dbg !24
  store ptr %7, ptr %14, align 8, !dbg !25, !tbaa !26
  %15 = call noalias dereferenceable_or_null(16) ptr @malloc(i64 noundef 16) #7, !dbg !17
  %16 = lshr i32 %3, 6, !dbg !27
  store i32 %16, ptr %15, align 8, !dbg !19, !tbaa !20
  %17 = getelementptr inbounds i8, ptr %15, i64 8, !dbg !24
  store ptr %11, ptr %17, align 8, !dbg !25, !tbaa !26
  br label %18, !dbg !28

18:                                               ; preds = %0, %18
  %19 = phi ptr [ %22, %18 ], [ %15, %0 ]
  %20 = phi i32 [ %24, %18 ], [ 0, %0 ]
  %21 = getelementptr inbounds i8, ptr %19, i64 8, !dbg !29
  %22 = load ptr, ptr %21, align 8, !dbg !29, !tbaa !26
  %23 = load i32, ptr %19, align 8, !dbg !30, !tbaa !20
  %24 = call i32 @llvm.smax.i32(i32 %23, i32 %20), !dbg !31
  call void @free(ptr noundef nonnull %19) #6, !dbg !32
  %25 = icmp eq ptr %22, null, !dbg !28
  br i1 %25, label %26, label %18, !dbg !28, !llvm.loop !33

26:                                               ; preds = %18
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %1) #6, !dbg !36
  ret i32 %24, !dbg !37
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !38 void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !40 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !42 void @free(ptr allocptr nocapture noundef) local_unnamed_addr #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #5

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }
attributes #7 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/linked_list.c", directory: ".", checksumkind: CSK_MD5, checksum: "762f8b6933a40bf10bf9f8270845e3b3")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !10, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 8, column: 5, scope: !9)
!13 = !DILocation(line: 9, column: 5, scope: !9)
!14 = !{!15, !15, i64 0}
!15 = !{!"omnipotent char", !16, i64 0}
!16 = !{!"Simple C/C++ TBAA"}
!17 = !DILocation(line: 12, column: 26, scope: !9)
!18 = !DILocation(line: 13, column: 31, scope: !9)
!19 = !DILocation(line: 13, column: 18, scope: !9)
!20 = !{!21, !22, i64 0}
!21 = !{!"node", !22, i64 0, !23, i64 8}
!22 = !{!"int", !15, i64 0}
!23 = !{!"any pointer", !15, i64 0}
!24 = !DILocation(line: 14, column: 12, scope: !9)
!25 = !DILocation(line: 14, column: 17, scope: !9)
!26 = !{!21, !23, i64 8}
!27 = !DILocation(line: 13, column: 22, scope: !9)
!28 = !DILocation(line: 18, column: 5, scope: !9)
!29 = !DILocation(line: 19, column: 35, scope: !9)
!30 = !DILocation(line: 20, column: 19, scope: !9)
!31 = !DILocation(line: 20, column: 13, scope: !9)
!32 = !DILocation(line: 22, column: 9, scope: !9)
!33 = distinct !{!33, !28, !34, !35}
!34 = !DILocation(line: 24, column: 5, scope: !9)
!35 = !{!"llvm.loop.mustprogress"}
!36 = !DILocation(line: 26, column: 1, scope: !9)
!37 = !DILocation(line: 25, column: 5, scope: !9)
!38 = !DISubprogram(name: "klee_make_symbolic", scope: !39, file: !39, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!39 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
!40 = !DISubprogram(name: "malloc", scope: !41, file: !41, line: 553, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!41 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!42 = !DISubprogram(name: "free", scope: !41, file: !41, line: 568, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
