; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/pointer_choice.c
; ModuleID = 'tests/programs/pointer_choice.c'
source_filename = "tests/programs/pointer_choice.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: nounwind uwtable
define dso_local range(i32 1, 5) i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i8, align 1
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca [2 x i32], align 8
  %5 = alloca [4 x ptr], align 16
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %1) #3, !dbg !12
  call void @klee_make_symbolic(ptr noundef nonnull %1, i64 noundef 1, ptr noundef nonnull @.str) #3, !dbg !13
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #3, !dbg !14
  store i32 1, ptr %2, align 4, !dbg !15, !tbaa !16
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #3, !dbg !14
  store i32 2, ptr %3, align 4, !dbg !20, !tbaa !16
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #3, !dbg !14
  store i64 17179869187, ptr %4, align 8, !dbg !21
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5) #3, !dbg !22
  store ptr %2, ptr %5, align 16, !dbg !23, !tbaa !24
  %6 = getelementptr inbounds i8, ptr %5, i64 8, !dbg !23
  store ptr %3, ptr %6, align 8, !dbg !23, !tbaa !24
  %7 = getelementptr inbounds i8, ptr %5, i64 16, !dbg !23
  store ptr %4, ptr %7, align 16, !dbg !23, !tbaa !24
  %8 = getelementptr inbounds i8, ptr %5, i64 24, !dbg !23
  %9 = getelementptr inbounds i8, ptr %4, i64 4, !dbg !26
  store ptr %9, ptr %8, align 8, !dbg !23, !tbaa !24
  %10 = load i8, ptr %1, align 1, !dbg !27, !tbaa !28
  %11 = zext i8 %10 to i32, !dbg !27
  %12 = and i32 %11, 3, !dbg !29
  %13 = zext nneg i32 %12 to i64, !dbg !30
  %14 = getelementptr inbounds [4 x ptr], ptr %5, i64 0, i64 %13, !dbg !30
  %15 = load ptr, ptr %14, align 8, !dbg !30, !tbaa !24
  %16 = lshr i32 %11, 4, !dbg !31
  %17 = load i32, ptr %15, align 4, !dbg !32, !tbaa !16
  %18 = add nsw i32 %17, %16, !dbg !32
  store i32 %18, ptr %15, align 4, !dbg !32, !tbaa !16
  %19 = load i32, ptr %2, align 4, !dbg !33, !tbaa !16
  %20 = icmp sgt i32 %19, 5, !dbg !34
  br i1 %20, label %28, label %21, !dbg !33

21:                                               ; preds = %0
  %22 = load i32, ptr %3, align 4, !dbg !35, !tbaa !16
  %23 = icmp sgt i32 %22, 9, !dbg !36
  br i1 %23, label %28, label %24, !dbg !35

24:                                               ; preds = %21
  %25 = load i32, ptr %9, align 4, !dbg !37, !tbaa !16
  %26 = icmp eq i32 %25, 6, !dbg !38
  %27 = select i1 %26, i32 3, i32 4, !dbg !37
  br label %28, !dbg !35

28:                                               ; preds = %24, %21, %0
  %29 = phi i32 [ 1, %0 ], [ %27, %24 ], [ 2, %21 ], !dbg !33
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #3, !dbg !39
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #3, !dbg !39
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #3, !dbg !39
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #3, !dbg !39
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %1) #3, !dbg !39
  ret i32 %29, !dbg !40
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !41 void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #2

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
!1 = !DIFile(filename: "tests/programs/pointer_choice.c", directory: ".", checksumkind: CSK_MD5, checksum: "38800a9863048da5291cf4613a3d3e5b")
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
!16 = !{!17, !17, i64 0}
!17 = !{!"int", !18, i64 0}
!18 = !{!"omnipotent char", !19, i64 0}
!19 = !{!"Simple C/C++ TBAA"}
!20 = !DILocation(line: 8, column: 16, scope: !9)
!21 = !DILocation(line: 8, column: 23, scope: !9)
!22 = !DILocation(line: 9, column: 5, scope: !9)
!23 = !DILocation(line: 9, column: 17, scope: !9)
!24 = !{!25, !25, i64 0}
!25 = !{!"any pointer", !18, i64 0}
!26 = !DILocation(line: 9, column: 31, scope: !9)
!27 = !DILocation(line: 10, column: 16, scope: !9)
!28 = !{!18, !18, i64 0}
!29 = !DILocation(line: 10, column: 18, scope: !9)
!30 = !DILocation(line: 10, column: 14, scope: !9)
!31 = !DILocation(line: 11, column: 13, scope: !9)
!32 = !DILocation(line: 11, column: 8, scope: !9)
!33 = !DILocation(line: 12, column: 12, scope: !9)
!34 = !DILocation(line: 12, column: 14, scope: !9)
!35 = !DILocation(line: 12, column: 24, scope: !9)
!36 = !DILocation(line: 12, column: 26, scope: !9)
!37 = !DILocation(line: 12, column: 36, scope: !9)
!38 = !DILocation(line: 12, column: 41, scope: !9)
!39 = !DILocation(line: 13, column: 1, scope: !9)
!40 = !DILocation(line: 12, column: 5, scope: !9)
!41 = !DISubprogram(name: "klee_make_symbolic", scope: !42, file: !42, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!42 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
