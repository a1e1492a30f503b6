; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/table_places.c
; ModuleID = 'tests/programs/table_places.c'
source_filename = "tests/programs/table_places.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@cells = internal unnamed_addr global [100 x i32] zeroinitializer, align 16
@places = internal unnamed_addr constant [8 x i8] c"\03Z)\11B\1DZJ", align 1

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, 5) i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca [2 x i8], align 1
  call void @llvm.lifetime.start.p0(i64 2, ptr nonnull %1) #3, !dbg !12
  call void @klee_make_symbolic(ptr noundef nonnull %1, i64 noundef 2, ptr noundef nonnull @.str) #3, !dbg !13
  %2 = load i8, ptr %1, align 1, !dbg !14, !tbaa !15
  %3 = icmp sgt i8 %2, -1, !dbg !18
  br i1 %3, label %4, label %42, !dbg !14

4:                                                ; preds = %0
  %5 = getelementptr inbounds i8, ptr %1, i64 1, !dbg !19
  %6 = load i8, ptr %5, align 1, !dbg !19, !tbaa !15
  %7 = zext i8 %6 to i32, !dbg !19
  %8 = and i8 %2, 7, !dbg !20
  %9 = zext nneg i8 %8 to i64, !dbg !21
  %10 = getelementptr inbounds [8 x i8], ptr @places, i64 0, i64 %9, !dbg !21
  %11 = load i8, ptr %10, align 1, !dbg !21, !tbaa !15
  %12 = zext i8 %11 to i64, !dbg !22
  %13 = getelementptr inbounds [100 x i32], ptr @cells, i64 0, i64 %12, !dbg !22
  store i32 %7, ptr %13, align 4, !dbg !23, !tbaa !24
  %14 = and i8 %6, 3, !dbg !26
  %15 = zext nneg i8 %14 to i64, !dbg !27
  %16 = getelementptr inbounds [8 x i8], ptr @places, i64 0, i64 %15, !dbg !27
  %17 = load i8, ptr %16, align 1, !dbg !27, !tbaa !15
  %18 = zext i8 %17 to i64, !dbg !27
  %19 = add nuw nsw i64 %18, 1, !dbg !28
  %20 = getelementptr inbounds [100 x i32], ptr @cells, i64 0, i64 %19, !dbg !29
  store i32 7, ptr %20, align 4, !dbg !30, !tbaa !24
  %21 = lshr i8 %2, 4, !dbg !31
  %22 = zext nneg i8 %21 to i64, !dbg !32
  %23 = getelementptr inbounds [8 x i8], ptr @places, i64 0, i64 %22, !dbg !32
  %24 = load i8, ptr %23, align 1, !dbg !32, !tbaa !15
  %25 = zext i8 %24 to i64, !dbg !33
  %26 = getelementptr inbounds [100 x i32], ptr @cells, i64 0, i64 %25, !dbg !33
  %27 = load i32, ptr %26, align 4, !dbg !33, !tbaa !24
  %28 = icmp eq i32 %27, 0, !dbg !34
  br i1 %28, label %42, label %29, !dbg !35

29:                                               ; preds = %4
  %30 = icmp sgt i32 %27, 200, !dbg !36
  br i1 %30, label %42, label %31, !dbg !37

31:                                               ; preds = %29
  %32 = and i8 %6, 7, !dbg !38
  %33 = zext nneg i8 %32 to i64, !dbg !39
  %34 = getelementptr inbounds [8 x i8], ptr @places, i64 0, i64 %33, !dbg !39
  %35 = load i8, ptr %34, align 1, !dbg !39, !tbaa !15
  %36 = zext i8 %35 to i64, !dbg !39
  %37 = add nuw nsw i64 %36, 1, !dbg !40
  %38 = getelementptr inbounds [100 x i32], ptr @cells, i64 0, i64 %37, !dbg !41
  %39 = load i32, ptr %38, align 4, !dbg !41, !tbaa !24
  %40 = icmp eq i32 %39, 7, !dbg !42
  %41 = select i1 %40, i32 3, i32 4, !dbg !41
  br label %42, !dbg !43

42:                                               ; preds = %31, %4, %29, %0
  %43 = phi i32 [ 0, %0 ], [ %41, %31 ], [ 1, %4 ], [ 2, %29 ], !dbg !44
  call void @llvm.lifetime.end.p0(i64 2, ptr nonnull %1) #3, !dbg !45
  ret i32 %43, !dbg !45
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !46 void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #2

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
!1 = !DIFile(filename: "tests/programs/table_places.c", directory: ".", checksumkind: CSK_MD5, checksum: "2852dd46c31c955b56c2c92e79a3dbb6")
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
!14 = !DILocation(line: 12, column: 9, scope: !9)
!15 = !{!16, !16, i64 0}
!16 = !{!"omnipotent char", !17, i64 0}
!17 = !{!"Simple C/C++ TBAA"}
!18 = !DILocation(line: 12, column: 14, scope: !9)
!19 = !DILocation(line: 14, column: 31, scope: !9)
!20 = !DILocation(line: 14, column: 23, scope: !9)
!21 = !DILocation(line: 14, column: 11, scope: !9)
!22 = !DILocation(line: 14, column: 5, scope: !9)
!23 = !DILocation(line: 14, column: 29, scope: !9)
!24 = !{!25, !25, i64 0}
!25 = !{!"int", !16, i64 0}
!26 = !DILocation(line: 15, column: 23, scope: !9)
!27 = !DILocation(line: 15, column: 11, scope: !9)
!28 = !DILocation(line: 15, column: 28, scope: !9)
!29 = !DILocation(line: 15, column: 5, scope: !9)
!30 = !DILocation(line: 15, column: 33, scope: !9)
!31 = !DILocation(line: 16, column: 34, scope: !9)
!32 = !DILocation(line: 16, column: 22, scope: !9)
!33 = !DILocation(line: 16, column: 16, scope: !9)
!34 = !DILocation(line: 17, column: 14, scope: !9)
!35 = !DILocation(line: 17, column: 9, scope: !9)
!36 = !DILocation(line: 19, column: 14, scope: !9)
!37 = !DILocation(line: 19, column: 9, scope: !9)
!38 = !DILocation(line: 21, column: 30, scope: !9)
!39 = !DILocation(line: 21, column: 18, scope: !9)
!40 = !DILocation(line: 21, column: 35, scope: !9)
!41 = !DILocation(line: 21, column: 12, scope: !9)
!42 = !DILocation(line: 21, column: 40, scope: !9)
!43 = !DILocation(line: 21, column: 5, scope: !9)
!44 = !DILocation(line: 0, scope: !9)
!45 = !DILocation(line: 22, column: 1, scope: !9)
!46 = !DISubprogram(name: "klee_make_symbolic", scope: !47, file: !47, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!47 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
