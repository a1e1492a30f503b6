; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/places.c
; ModuleID = 'tests/programs/places.c'
source_filename = "tests/programs/places.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@rows = internal unnamed_addr global [4 x [300 x i8]] zeroinitializer, align 16
@copy = internal unnamed_addr global [300 x i8] zeroinitializer, align 16
@names = internal constant [4 x [6 x i8]] [[6 x i8] c"never\00", [6 x i8] c"key\00\00\00", [6 x i8] c"any\00\00\00", [6 x i8] c"keys\00\00"], align 16
@.str.1 = private unnamed_addr constant [4 x i8] c"key\00", align 1
@large = internal unnamed_addr global [32768 x i32] zeroinitializer, align 16

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, 5) i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %1) #6, !dbg !12
  call void @klee_make_symbolic(ptr noundef nonnull %1, i64 noundef 1, ptr noundef nonnull @.str) #6, !dbg !13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(300) @rows, i8 0, i64 300, i1 false), !dbg !14
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(300) getelementptr inbounds (i8, ptr @rows, i64 300), i8 3, i64 300, i1 false), !dbg !14
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(300) getelementptr inbounds (i8, ptr @rows, i64 600), i8 6, i64 300, i1 false), !dbg !14
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(300) getelementptr inbounds (i8, ptr @rows, i64 900), i8 9, i64 300, i1 false), !dbg !14
  %2 = load i8, ptr %1, align 1, !dbg !15, !tbaa !16
  %3 = and i8 %2, 3, !dbg !19
  %4 = zext nneg i8 %3 to i64, !dbg !20
  %5 = getelementptr inbounds [4 x [300 x i8]], ptr @rows, i64 0, i64 %4, !dbg !20
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(300) @copy, ptr noundef nonnull align 4 dereferenceable(300) %5, i64 300, i1 false), !dbg !21
  %6 = load i8, ptr getelementptr inbounds (i8, ptr @copy, i64 299), align 1, !dbg !22, !tbaa !16
  %7 = icmp eq i8 %6, 6, !dbg !23
  br i1 %7, label %33, label %8, !dbg !22

8:                                                ; preds = %0
  %9 = lshr i8 %2, 2, !dbg !24
  %10 = and i8 %9, 3, !dbg !25
  %11 = zext nneg i8 %10 to i64, !dbg !26
  %12 = getelementptr inbounds [4 x [300 x i8]], ptr @rows, i64 0, i64 %11, !dbg !26
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(300) %12, i8 9, i64 300, i1 false), !dbg !27
  %13 = load i8, ptr getelementptr inbounds (i8, ptr @rows, i64 900), align 4, !dbg !28, !tbaa !16
  %14 = icmp eq i8 %13, 9, !dbg !29
  %15 = load i8, ptr getelementptr inbounds (i8, ptr @rows, i64 307), align 1
  %16 = icmp eq i8 %15, 9
  %17 = select i1 %14, i1 %16, i1 false, !dbg !30
  br i1 %17, label %33, label %18, !dbg !30

18:                                               ; preds = %8
  %19 = lshr i8 %2, 4, !dbg !31
  %20 = and i8 %19, 3, !dbg !32
  %21 = zext nneg i8 %20 to i64, !dbg !33
  %22 = getelementptr inbounds [4 x [6 x i8]], ptr @names, i64 0, i64 %21, !dbg !33
  %23 = call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %22, ptr noundef nonnull dereferenceable(4) @.str.1) #7, !dbg !34
  %24 = icmp eq i32 %23, 0, !dbg !35
  br i1 %24, label %33, label %25, !dbg !34

25:                                               ; preds = %18
  store i32 1, ptr getelementptr inbounds (i8, ptr @large, i64 98304), align 16, !dbg !36, !tbaa !37
  %26 = lshr i8 %2, 6, !dbg !39
  %27 = zext nneg i8 %26 to i64, !dbg !39
  %28 = shl nuw nsw i64 %27, 13, !dbg !40
  %29 = getelementptr inbounds [32768 x i32], ptr @large, i64 0, i64 %28, !dbg !41
  %30 = load i32, ptr %29, align 16, !dbg !41, !tbaa !37
  %31 = icmp eq i32 %30, 0, !dbg !41
  %32 = select i1 %31, i32 0, i32 4, !dbg !42
  br label %33, !dbg !42

33:                                               ; preds = %25, %18, %8, %0
  %34 = phi i32 [ 1, %0 ], [ 2, %8 ], [ 3, %18 ], [ %32, %25 ], !dbg !42
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %1) #6, !dbg !43
  ret i32 %34, !dbg !43
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !44 void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare !dbg !46 i32 @strcmp(ptr nocapture noundef, ptr nocapture noundef) local_unnamed_addr #5

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { nounwind willreturn memory(read) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/places.c", directory: ".", checksumkind: CSK_MD5, checksum: "246aa50a0c8d6bf3ad79b047d70c6729")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 12, type: !10, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 13, column: 3, scope: !9)
!13 = !DILocation(line: 14, column: 3, scope: !9)
!14 = !DILocation(line: 15, column: 31, scope: !9)
!15 = !DILocation(line: 16, column: 21, scope: !9)
!16 = !{!17, !17, i64 0}
!17 = !{!"omnipotent char", !18, i64 0}
!18 = !{!"Simple C/C++ TBAA"}
!19 = !DILocation(line: 16, column: 23, scope: !9)
!20 = !DILocation(line: 16, column: 16, scope: !9)
!21 = !DILocation(line: 16, column: 3, scope: !9)
!22 = !DILocation(line: 17, column: 7, scope: !9)
!23 = !DILocation(line: 17, column: 17, scope: !9)
!24 = !DILocation(line: 18, column: 17, scope: !9)
!25 = !DILocation(line: 18, column: 22, scope: !9)
!26 = !DILocation(line: 18, column: 10, scope: !9)
!27 = !DILocation(line: 18, column: 3, scope: !9)
!28 = !DILocation(line: 19, column: 7, scope: !9)
!29 = !DILocation(line: 19, column: 18, scope: !9)
!30 = !DILocation(line: 19, column: 23, scope: !9)
!31 = !DILocation(line: 20, column: 22, scope: !9)
!32 = !DILocation(line: 20, column: 27, scope: !9)
!33 = !DILocation(line: 20, column: 14, scope: !9)
!34 = !DILocation(line: 20, column: 7, scope: !9)
!35 = !DILocation(line: 20, column: 40, scope: !9)
!36 = !DILocation(line: 21, column: 18, scope: !9)
!37 = !{!38, !38, i64 0}
!38 = !{!"int", !17, i64 0}
!39 = !DILocation(line: 22, column: 16, scope: !9)
!40 = !DILocation(line: 22, column: 22, scope: !9)
!41 = !DILocation(line: 22, column: 7, scope: !9)
!42 = !DILocation(line: 0, scope: !9)
!43 = !DILocation(line: 24, column: 1, scope: !9)
!44 = !DISubprogram(name: "klee_make_symbolic", scope: !45, file: !45, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!45 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
!46 = !DISubprogram(name: "strcmp", scope: !47, file: !47, line: 156, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!47 = !DIFile(filename: "/usr/include/string.h", directory: "", checksumkind: CSK_MD5, checksum: "0ee11a08692643b86154f96759d0f7fa")
