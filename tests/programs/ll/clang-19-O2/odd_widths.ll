; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/odd_widths.c
; ModuleID = 'tests/programs/odd_widths.c'
source_filename = "tests/programs/odd_widths.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: nounwind uwtable
define dso_local range(i32 1, 14) i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca [2 x i8], align 1
  call void @llvm.lifetime.start.p0(i64 2, ptr nonnull %1) #3, !dbg !12
  call void @klee_make_symbolic(ptr noundef nonnull %1, i64 noundef 2, ptr noundef nonnull @.str) #3, !dbg !13
  %2 = load i8, ptr %1, align 1, !dbg !14, !tbaa !15
  %3 = zext i8 %2 to i32, !dbg !14
  %4 = add nuw nsw i32 %3, 1, !dbg !18
  %5 = trunc i32 %4 to i7, !dbg !19
  %6 = trunc nuw nsw i32 %4 to i16, !dbg !20
  %7 = and i16 %6, 127, !dbg !20
  %8 = getelementptr inbounds i8, ptr %1, i64 1, !dbg !21
  %9 = load i8, ptr %8, align 1, !dbg !21, !tbaa !15
  %10 = and i8 %9, 127, !dbg !22
  switch i7 %5, label %12 [
    i7 3, label %44
    i7 6, label %11
  ], !dbg !23

11:                                               ; preds = %0
  br label %44, !dbg !24

12:                                               ; preds = %0
  %13 = trunc i8 %9 to i7, !dbg !25
  switch i7 %13, label %15 [
    i7 4, label %44
    i7 5, label %14
  ], !dbg !26

14:                                               ; preds = %12
  br label %44, !dbg !27

15:                                               ; preds = %12
  %16 = zext nneg i8 %10 to i16, !dbg !28
  %17 = shl nuw nsw i16 %16, 8, !dbg !28
  %18 = or disjoint i16 %17, %7, !dbg !28
  switch i16 %18, label %19 [
    i16 4387, label %44
    i16 16645, label %43
    i16 4386, label %42
  ], !dbg !28

19:                                               ; preds = %15
  %20 = icmp ult i8 %2, 7, !dbg !29
  %21 = icmp ugt i8 %9, -56, !dbg !30
  %22 = icmp eq i8 %2, %9, !dbg !31
  %23 = and i8 %9, 1, !dbg !32
  %24 = zext nneg i8 %23 to i24, !dbg !33
  %25 = shl nuw nsw i24 %24, 16, !dbg !33
  %26 = select i1 %22, i24 256, i24 0, !dbg !33
  %27 = or disjoint i24 %25, %26, !dbg !33
  %28 = zext i1 %21 to i24, !dbg !33
  %29 = or disjoint i24 %27, %28, !dbg !33
  %30 = zext nneg i24 %29 to i32, !dbg !33
  %31 = shl nuw nsw i32 %30, 8, !dbg !33
  %32 = zext i1 %20 to i32, !dbg !33
  %33 = or disjoint i32 %31, %32, !dbg !33
  br i1 %22, label %34, label %37, !dbg !33

34:                                               ; preds = %19
  %35 = icmp eq i32 %33, 16842753, !dbg !34
  %36 = select i1 %35, i32 2, i32 3, !dbg !35
  br label %44, !dbg !36

37:                                               ; preds = %19
  %38 = icmp eq i32 %33, 16777473, !dbg !37
  br i1 %38, label %44, label %39, !dbg !38

39:                                               ; preds = %37
  %40 = icmp eq i24 %29, 65537, !dbg !39
  %41 = select i1 %40, i32 7, i32 6, !dbg !40
  br label %44, !dbg !40

42:                                               ; preds = %15
  br label %44

43:                                               ; preds = %15
  br label %44

44:                                               ; preds = %39, %34, %37, %43, %15, %42, %12, %0, %14, %11
  %45 = phi i32 [ 12, %14 ], [ 10, %11 ], [ 9, %0 ], [ 11, %12 ], [ 13, %15 ], [ 8, %42 ], [ 1, %43 ], [ %36, %34 ], [ 4, %37 ], [ %41, %39 ], !dbg !41
  call void @llvm.lifetime.end.p0(i64 2, ptr nonnull %1) #3, !dbg !42
  ret i32 %45, !dbg !42
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !43 void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #2

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
!1 = !DIFile(filename: "tests/programs/odd_widths.c", directory: ".", checksumkind: CSK_MD5, checksum: "32fa4b1e7e59a2328f2f93e1b8fff02b")
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
!14 = !DILocation(line: 10, column: 55, scope: !9)
!15 = !{!16, !16, i64 0}
!16 = !{!"omnipotent char", !17, i64 0}
!17 = !{!"Simple C/C++ TBAA"}
!18 = !DILocation(line: 10, column: 60, scope: !9)
!19 = !DILocation(line: 10, column: 33, scope: !9)
!20 = !DILocation(line: 10, column: 25, scope: !9)
!21 = !DILocation(line: 11, column: 54, scope: !9)
!22 = !DILocation(line: 11, column: 25, scope: !9)
!23 = !DILocation(line: 13, column: 5, scope: !9)
!24 = !DILocation(line: 17, column: 9, scope: !9)
!25 = !DILocation(line: 11, column: 33, scope: !9)
!26 = !DILocation(line: 19, column: 5, scope: !9)
!27 = !DILocation(line: 23, column: 9, scope: !9)
!28 = !DILocation(line: 26, column: 9, scope: !9)
!29 = !DILocation(line: 36, column: 28, scope: !9)
!30 = !DILocation(line: 36, column: 38, scope: !9)
!31 = !DILocation(line: 36, column: 50, scope: !9)
!32 = !DILocation(line: 36, column: 64, scope: !9)
!33 = !DILocation(line: 41, column: 9, scope: !9)
!34 = !DILocation(line: 42, column: 20, scope: !9)
!35 = !DILocation(line: 42, column: 16, scope: !9)
!36 = !DILocation(line: 42, column: 9, scope: !9)
!37 = !DILocation(line: 43, column: 13, scope: !9)
!38 = !DILocation(line: 43, column: 9, scope: !9)
!39 = !DILocation(line: 46, column: 15, scope: !9)
!40 = !DILocation(line: 46, column: 9, scope: !9)
!41 = !DILocation(line: 0, scope: !9)
!42 = !DILocation(line: 53, column: 1, scope: !9)
!43 = !DISubprogram(name: "klee_make_symbolic", scope: !44, file: !44, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!44 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
