; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/pointer_table_astray.c
; ModuleID = 'tests/programs/pointer_table_astray.c'
source_filename = "tests/programs/pointer_table_astray.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@fixed = internal constant [2 x i32] [i32 7, i32 8], align 4

; Function Attrs: nounwind uwtable
define dso_local range(i32 1, 5) i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i8, align 1
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca [8 x ptr], align 16
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %1) #5, !dbg !12
  call void @klee_make_symbolic(ptr noundef nonnull %1, i64 noundef 1, ptr noundef nonnull @.str) #5, !dbg !13
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #5, !dbg !14
  store i32 1, ptr %2, align 4, !dbg !15, !tbaa !16
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #5, !dbg !14
  store i32 2, ptr %3, align 4, !dbg !20, !tbaa !16
  %5 = call noalias dereferenceable_or_null(4) ptr @malloc(i64 noundef 4) #6, !dbg !21
  %6 = call noalias dereferenceable_or_null(4) ptr @malloc(i64 noundef 4) #6, !dbg !22
  call void @free(ptr noundef %5) #5, !dbg !23
  store i32 3, ptr %6, align 4, !dbg !24, !tbaa !16
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #5, !dbg !25
  store ptr %2, ptr %4, align 16, !dbg !26, !tbaa !27
  %7 = getelementptr inbounds i8, ptr %4, i64 8, !dbg !26
  %8 = getelementptr inbounds i8, ptr %2, i64 12, !dbg !29
  store ptr %8, ptr %7, align 8, !dbg !26, !tbaa !27
  %9 = getelementptr inbounds i8, ptr %4, i64 16, !dbg !26
  store ptr %3, ptr %9, align 16, !dbg !26, !tbaa !27
  %10 = getelementptr inbounds i8, ptr %4, i64 24, !dbg !26
  store ptr @fixed, ptr %10, align 8, !dbg !26, !tbaa !27
  %11 = getelementptr inbounds i8, ptr %4, i64 32, !dbg !26
  store ptr %5, ptr %11, align 16, !dbg !26, !tbaa !27
  %12 = getelementptr inbounds i8, ptr %4, i64 40, !dbg !26
  store ptr %6, ptr %12, align 8, !dbg !26, !tbaa !27
  %13 = getelementptr inbounds i8, ptr %4, i64 48, !dbg !26
  store ptr null, ptr %13, align 16, !dbg !26, !tbaa !27
  %14 = getelementptr inbounds i8, ptr %4, i64 56, !dbg !26
  %15 = getelementptr inbounds i8, ptr %6, i64 20, !dbg !30
  store ptr %15, ptr %14, align 8, !dbg !26, !tbaa !27
  %16 = load i8, ptr %1, align 1, !dbg !31, !tbaa !32
  %17 = zext i8 %16 to i32, !dbg !31
  %18 = lshr i32 %17, 4, !dbg !33
  %19 = and i32 %17, 7, !dbg !34
  %20 = zext nneg i32 %19 to i64, !dbg !35
  %21 = getelementptr inbounds [8 x ptr], ptr %4, i64 0, i64 %20, !dbg !35
  %22 = load ptr, ptr %21, align 8, !dbg !35, !tbaa !27
  %23 = load i32, ptr %22, align 4, !dbg !36, !tbaa !16
  %24 = add nsw i32 %23, %18, !dbg !36
  store i32 %24, ptr %22, align 4, !dbg !36, !tbaa !16
  %25 = load i32, ptr %2, align 4, !dbg !37, !tbaa !16
  %26 = icmp sgt i32 %25, 5, !dbg !38
  br i1 %26, label %34, label %27, !dbg !37

27:                                               ; preds = %0
  %28 = load i32, ptr %3, align 4, !dbg !39, !tbaa !16
  %29 = icmp sgt i32 %28, 9, !dbg !40
  br i1 %29, label %34, label %30, !dbg !39

30:                                               ; preds = %27
  %31 = load i32, ptr %6, align 4, !dbg !41, !tbaa !16
  %32 = icmp eq i32 %31, 6, !dbg !42
  %33 = select i1 %32, i32 3, i32 4, !dbg !41
  br label %34, !dbg !39

34:                                               ; preds = %30, %27, %0
  %35 = phi i32 [ 1, %0 ], [ %33, %30 ], [ 2, %27 ], !dbg !37
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #5, !dbg !43
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #5, !dbg !43
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #5, !dbg !43
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %1) #5, !dbg !43
  ret i32 %35, !dbg !44
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !45 void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !47 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !49 void @free(ptr allocptr nocapture noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/pointer_table_astray.c", directory: ".", checksumkind: CSK_MD5, checksum: "aa631f0acbc2af914d8f8866c8d2f96c")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !10, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 10, column: 5, scope: !9)
!13 = !DILocation(line: 11, column: 5, scope: !9)
!14 = !DILocation(line: 12, column: 5, scope: !9)
!15 = !DILocation(line: 12, column: 9, scope: !9)
!16 = !{!17, !17, i64 0}
!17 = !{!"int", !18, i64 0}
!18 = !{!"omnipotent char", !19, i64 0}
!19 = !{!"Simple C/C++ TBAA"}
!20 = !DILocation(line: 12, column: 16, scope: !9)
!21 = !DILocation(line: 12, column: 31, scope: !9)
!22 = !DILocation(line: 12, column: 61, scope: !9)
!23 = !DILocation(line: 13, column: 5, scope: !9)
!24 = !DILocation(line: 14, column: 11, scope: !9)
!25 = !DILocation(line: 15, column: 5, scope: !9)
!26 = !DILocation(line: 15, column: 17, scope: !9)
!27 = !{!28, !28, i64 0}
!28 = !{!"any pointer", !18, i64 0}
!29 = !DILocation(line: 15, column: 25, scope: !9)
!30 = !DILocation(line: 15, column: 68, scope: !9)
!31 = !DILocation(line: 16, column: 18, scope: !9)
!32 = !{!18, !18, i64 0}
!33 = !DILocation(line: 16, column: 20, scope: !9)
!34 = !DILocation(line: 16, column: 10, scope: !9)
!35 = !DILocation(line: 16, column: 6, scope: !9)
!36 = !DILocation(line: 16, column: 15, scope: !9)
!37 = !DILocation(line: 17, column: 12, scope: !9)
!38 = !DILocation(line: 17, column: 14, scope: !9)
!39 = !DILocation(line: 17, column: 24, scope: !9)
!40 = !DILocation(line: 17, column: 26, scope: !9)
!41 = !DILocation(line: 17, column: 36, scope: !9)
!42 = !DILocation(line: 17, column: 42, scope: !9)
!43 = !DILocation(line: 18, column: 1, scope: !9)
!44 = !DILocation(line: 17, column: 5, scope: !9)
!45 = !DISubprogram(name: "klee_make_symbolic", scope: !46, file: !46, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!46 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
!47 = !DISubprogram(name: "malloc", scope: !48, file: !48, line: 553, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!48 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!49 = !DISubprogram(name: "free", scope: !48, file: !48, line: 568, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
