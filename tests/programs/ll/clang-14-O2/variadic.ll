; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/variadic.c
; ModuleID = 'tests/programs/variadic.c'
source_filename = "tests/programs/variadic.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__va_list_tag = type { i32, i32, i8*, i8* }

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #5, !dbg !12
  call void @klee_make_symbolic(i8* noundef nonnull %1, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #5, !dbg !13
  %2 = load i8, i8* %1, align 1, !dbg !14, !tbaa !15
  %3 = zext i8 %2 to i32, !dbg !14
  %4 = and i32 %3, 1, !dbg !18
  %5 = sitofp i32 %4 to double, !dbg !19
  %6 = call i32 (i32, ...) @sum(i32 noundef 3, i32 noundef %3, i64 noundef 1, double noundef %5), !dbg !20
  %7 = icmp sgt i32 %6, 100, !dbg !21
  br i1 %7, label %14, label %8, !dbg !20

8:                                                ; preds = %0
  %9 = load i8, i8* %1, align 1, !dbg !22, !tbaa !15
  %10 = zext i8 %9 to i32, !dbg !22
  %11 = call i32 (i32, ...) @sum(i32 noundef 1, i32 noundef %10), !dbg !23
  %12 = icmp eq i32 %11, 7, !dbg !24
  %13 = select i1 %12, i32 2, i32 3, !dbg !23
  br label %14, !dbg !20

14:                                               ; preds = %0, %8
  %15 = phi i32 [ %13, %8 ], [ 1, %0 ], !dbg !20
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #5, !dbg !25
  ret i32 %15, !dbg !26
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !27 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nosync nounwind uwtable willreturn
define internal i32 @sum(i32 noundef %0, ...) unnamed_addr #3 !dbg !29 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*, !dbg !30
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %3) #5, !dbg !30
  call void @llvm.va_start(i8* nonnull %3), !dbg !31
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 0, !dbg !32
  %5 = load i32, i32* %4, align 16, !dbg !32
  %6 = icmp ult i32 %5, 41, !dbg !32
  br i1 %6, label %7, label %13, !dbg !32

7:                                                ; preds = %1
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3, !dbg !32
  %9 = load i8*, i8** %8, align 16, !dbg !32
  %10 = zext i32 %5 to i64, !dbg !32
  %11 = getelementptr i8, i8* %9, i64 %10, !dbg !32
  %12 = add nuw nsw i32 %5, 8, !dbg !32
  store i32 %12, i32* %4, align 16, !dbg !32
  br label %17, !dbg !32

13:                                               ; preds = %1
  %14 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2, !dbg !32
  %15 = load i8*, i8** %14, align 8, !dbg !32
  %16 = getelementptr i8, i8* %15, i64 8, !dbg !32
  store i8* %16, i8** %14, align 8, !dbg !32
  br label %17, !dbg !32

17:                                               ; preds = %13, %7
  %18 = phi i32 [ %12, %7 ], [ %5, %13 ]
  %19 = phi i8* [ %11, %7 ], [ %15, %13 ]
  %20 = bitcast i8* %19 to i32*, !dbg !32
  %21 = load i32, i32* %20, align 4, !dbg !32
  %22 = icmp sgt i32 %0, 1, !dbg !33
  br i1 %22, label %23, label %41, !dbg !34

23:                                               ; preds = %17
  %24 = icmp ult i32 %18, 41, !dbg !35
  br i1 %24, label %25, label %31, !dbg !35

25:                                               ; preds = %23
  %26 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3, !dbg !35
  %27 = load i8*, i8** %26, align 16, !dbg !35
  %28 = zext i32 %18 to i64, !dbg !35
  %29 = getelementptr i8, i8* %27, i64 %28, !dbg !35
  %30 = add nuw nsw i32 %18, 8, !dbg !35
  store i32 %30, i32* %4, align 16, !dbg !35
  br label %35, !dbg !35

31:                                               ; preds = %23
  %32 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2, !dbg !35
  %33 = load i8*, i8** %32, align 8, !dbg !35
  %34 = getelementptr i8, i8* %33, i64 8, !dbg !35
  store i8* %34, i8** %32, align 8, !dbg !35
  br label %35, !dbg !35

35:                                               ; preds = %31, %25
  %36 = phi i8* [ %29, %25 ], [ %33, %31 ]
  %37 = bitcast i8* %36 to i64*, !dbg !35
  %38 = load i64, i64* %37, align 8, !dbg !35
  %39 = trunc i64 %38 to i32, !dbg !36
  %40 = add nsw i32 %21, %39, !dbg !37
  br label %41, !dbg !38

41:                                               ; preds = %35, %17
  %42 = phi i32 [ %40, %35 ], [ %21, %17 ], !dbg !39
  call void @llvm.va_end(i8* nonnull %3), !dbg !40
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %3) #5, !dbg !41
  ret i32 %42, !dbg !42
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #4

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #4

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nosync nounwind uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nosync nounwind willreturn }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/variadic.c", directory: ".", checksumkind: CSK_MD5, checksum: "9ae85cd73bf8913f31e312abdb9a1448")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !10, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 8, column: 5, scope: !9)
!13 = !DILocation(line: 9, column: 5, scope: !9)
!14 = !DILocation(line: 10, column: 19, scope: !9)
!15 = !{!16, !16, i64 0}
!16 = !{!"omnipotent char", !17, i64 0}
!17 = !{!"Simple C/C++ TBAA"}
!18 = !DILocation(line: 10, column: 29, scope: !9)
!19 = !DILocation(line: 10, column: 26, scope: !9)
!20 = !DILocation(line: 10, column: 12, scope: !9)
!21 = !DILocation(line: 10, column: 41, scope: !9)
!22 = !DILocation(line: 10, column: 60, scope: !9)
!23 = !DILocation(line: 10, column: 53, scope: !9)
!24 = !DILocation(line: 10, column: 63, scope: !9)
!25 = !DILocation(line: 11, column: 1, scope: !9)
!26 = !DILocation(line: 10, column: 5, scope: !9)
!27 = !DISubprogram(name: "klee_make_symbolic", scope: !28, file: !28, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!28 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
!29 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 4, type: !10, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!30 = !DILocation(line: 4, column: 30, scope: !29)
!31 = !DILocation(line: 4, column: 41, scope: !29)
!32 = !DILocation(line: 4, column: 65, scope: !29)
!33 = !DILocation(line: 4, column: 87, scope: !29)
!34 = !DILocation(line: 4, column: 85, scope: !29)
!35 = !DILocation(line: 4, column: 102, scope: !29)
!36 = !DILocation(line: 4, column: 97, scope: !29)
!37 = !DILocation(line: 4, column: 94, scope: !29)
!38 = !DILocation(line: 4, column: 92, scope: !29)
!39 = !DILocation(line: 0, scope: !29)
!40 = !DILocation(line: 4, column: 119, scope: !29)
!41 = !DILocation(line: 4, column: 140, scope: !29)
!42 = !DILocation(line: 4, column: 130, scope: !29)
