; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/variadic.c
; ModuleID = 'tests/programs/variadic.c'
source_filename = "tests/programs/variadic.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: nounwind uwtable
define dso_local range(i32 1, 4) i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %1) #5, !dbg !12
  call void @klee_make_symbolic(ptr noundef nonnull %1, i64 noundef 1, ptr noundef nonnull @.str) #5, !dbg !13
  %2 = load i8, ptr %1, align 1, !dbg !14, !tbaa !15
  %3 = zext i8 %2 to i32, !dbg !14
  %4 = call i32 (i32, ...) @sum(i32 noundef 3, i32 noundef %3, i64 noundef 1, double noundef 1.500000e+00), !dbg !18
  %5 = icmp sgt i32 %4, 100, !dbg !19
  br i1 %5, label %12, label %6, !dbg !18

6:                                                ; preds = %0
  %7 = load i8, ptr %1, align 1, !dbg !20, !tbaa !15
  %8 = zext i8 %7 to i32, !dbg !20
  %9 = call i32 (i32, ...) @sum(i32 noundef 1, i32 noundef %8), !dbg !21
  %10 = icmp eq i32 %9, 7, !dbg !22
  %11 = select i1 %10, i32 2, i32 3, !dbg !21
  br label %12, !dbg !18

12:                                               ; preds = %0, %6
  %13 = phi i32 [ %11, %6 ], [ 1, %0 ], !dbg !18
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %1) #5, !dbg !23
  ret i32 %13, !dbg !24
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !25 void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn uwtable
define internal i32 @sum(i32 noundef %0, ...) unnamed_addr #3 !dbg !27 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #5, !dbg !28
  call void @llvm.va_start.p0(ptr nonnull %2), !dbg !29
  %3 = load i32, ptr %2, align 16, !dbg !30
  %4 = icmp ult i32 %3, 41, !dbg !30
  br i1 %4, label %5, label %11, !dbg !30

5:                                                ; preds = %1
  %6 = getelementptr inbounds i8, ptr %2, i64 16, !dbg !30
  %7 = load ptr, ptr %6, align 16, !dbg !30
  %8 = zext nneg i32 %3 to i64, !dbg !30
  %9 = getelementptr i8, ptr %7, i64 %8, !dbg !30
  %10 = add nuw nsw i32 %3, 8, !dbg !30
  store i32 %10, ptr %2, align 16, !dbg !30
  br label %15, !dbg !30

11:                                               ; preds = %1
  %12 = getelementptr inbounds i8, ptr %2, i64 8, !dbg !30
  %13 = load ptr, ptr %12, align 8, !dbg !30
  %14 = getelementptr i8, ptr %13, i64 8, !dbg !30
  store ptr %14, ptr %12, align 8, !dbg !30
  br label %15, !dbg !30

15:                                               ; preds = %11, %5
  %16 = phi i32 [ %10, %5 ], [ %3, %11 ]
  %17 = phi ptr [ %9, %5 ], [ %13, %11 ], !dbg !30
  %18 = load i32, ptr %17, align 4, !dbg !30, !tbaa !31
  %19 = icmp sgt i32 %0, 1, !dbg !33
  br i1 %19, label %20, label %37, !dbg !34

20:                                               ; preds = %15
  %21 = icmp ult i32 %16, 41, !dbg !35
  br i1 %21, label %22, label %28, !dbg !35

22:                                               ; preds = %20
  %23 = getelementptr inbounds i8, ptr %2, i64 16, !dbg !35
  %24 = load ptr, ptr %23, align 16, !dbg !35
  %25 = zext nneg i32 %16 to i64, !dbg !35
  %26 = getelementptr i8, ptr %24, i64 %25, !dbg !35
  %27 = add nuw nsw i32 %16, 8, !dbg !35
  store i32 %27, ptr %2, align 16, !dbg !35
  br label %32, !dbg !35

28:                                               ; preds = %20
  %29 = getelementptr inbounds i8, ptr %2, i64 8, !dbg !35
  %30 = load ptr, ptr %29, align 8, !dbg !35
  %31 = getelementptr i8, ptr %30, i64 8, !dbg !35
  store ptr %31, ptr %29, align 8, !dbg !35
  br label %32, !dbg !35

32:                                               ; preds = %28, %22
  %33 = phi ptr [ %26, %22 ], [ %30, %28 ], !dbg !35
  %34 = load i64, ptr %33, align 8, !dbg !35, !tbaa !36
  %35 = trunc i64 %34 to i32, !dbg !38
  %36 = add nsw i32 %18, %35, !dbg !39
  br label %37, !dbg !40

37:                                               ; preds = %32, %15
  %38 = phi i32 [ %36, %32 ], [ %18, %15 ], !dbg !41
  call void @llvm.va_end.p0(ptr nonnull %2), !dbg !42
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #5, !dbg !43
  ret i32 %38, !dbg !44
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #4

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/variadic.c", directory: ".", checksumkind: CSK_MD5, checksum: "0ae95d3dcff5c79b4530a91e10826384")
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
!14 = !DILocation(line: 10, column: 19, scope: !9)
!15 = !{!16, !16, i64 0}
!16 = !{!"omnipotent char", !17, i64 0}
!17 = !{!"Simple C/C++ TBAA"}
!18 = !DILocation(line: 10, column: 12, scope: !9)
!19 = !DILocation(line: 10, column: 31, scope: !9)
!20 = !DILocation(line: 10, column: 50, scope: !9)
!21 = !DILocation(line: 10, column: 43, scope: !9)
!22 = !DILocation(line: 10, column: 53, scope: !9)
!23 = !DILocation(line: 11, column: 1, scope: !9)
!24 = !DILocation(line: 10, column: 5, scope: !9)
!25 = !DISubprogram(name: "klee_make_symbolic", scope: !26, file: !26, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!26 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
!27 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 4, type: !10, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!28 = !DILocation(line: 4, column: 30, scope: !27)
!29 = !DILocation(line: 4, column: 41, scope: !27)
!30 = !DILocation(line: 4, column: 65, scope: !27)
!31 = !{!32, !32, i64 0}
!32 = !{!"int", !16, i64 0}
!33 = !DILocation(line: 4, column: 87, scope: !27)
!34 = !DILocation(line: 4, column: 85, scope: !27)
!35 = !DILocation(line: 4, column: 102, scope: !27)
!36 = !{!37, !37, i64 0}
!37 = !{!"long", !16, i64 0}
!38 = !DILocation(line: 4, column: 97, scope: !27)
!39 = !DILocation(line: 4, column: 94, scope: !27)
!40 = !DILocation(line: 4, column: 92, scope: !27)
!41 = !DILocation(line: 4, scope: !27)
!42 = !DILocation(line: 4, column: 119, scope: !27)
!43 = !DILocation(line: 4, column: 140, scope: !27)
!44 = !DILocation(line: 4, column: 130, scope: !27)
