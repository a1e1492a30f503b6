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
  %4 = call i32 (i32, ...) @sum(i32 noundef 3, i32 noundef %3, i64 noundef 1, double noundef 1.500000e+00), !dbg !18
  %5 = icmp sgt i32 %4, 100, !dbg !19
  br i1 %5, label %12, label %6, !dbg !18

6:                                                ; preds = %0
  %7 = load i8, i8* %1, align 1, !dbg !20, !tbaa !15
  %8 = zext i8 %7 to i32, !dbg !20
  %9 = call i32 (i32, ...) @sum(i32 noundef 1, i32 noundef %8), !dbg !21
  %10 = icmp eq i32 %9, 7, !dbg !22
  %11 = select i1 %10, i32 2, i32 3, !dbg !21
  br label %12, !dbg !18

12:                                               ; preds = %0, %6
  %13 = phi i32 [ %11, %6 ], [ 1, %0 ], !dbg !18
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #5, !dbg !23
  ret i32 %13, !dbg !24
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !25 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nosync nounwind uwtable willreturn
define internal i32 @sum(i32 noundef %0, ...) unnamed_addr #3 !dbg !27 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*, !dbg !28
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %3) #5, !dbg !28
  call void @llvm.va_start(i8* nonnull %3), !dbg !29
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 0, !dbg !30
  %5 = load i32, i32* %4, align 16, !dbg !30
  %6 = icmp ult i32 %5, 41, !dbg !30
  br i1 %6, label %7, label %13, !dbg !30

7:                                                ; preds = %1
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3, !dbg !30
  %9 = load i8*, i8** %8, align 16, !dbg !30
  %10 = zext i32 %5 to i64, !dbg !30
  %11 = getelementptr i8, i8* %9, i64 %10, !dbg !30
  %12 = add nuw nsw i32 %5, 8, !dbg !30
  store i32 %12, i32* %4, align 16, !dbg !30
  br label %17, !dbg !30

13:                                               ; preds = %1
  %14 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2, !dbg !30
  %15 = load i8*, i8** %14, align 8, !dbg !30
  %16 = getelementptr i8, i8* %15, i64 8, !dbg !30
  store i8* %16, i8** %14, align 8, !dbg !30
  br label %17, !dbg !30

17:                                               ; preds = %13, %7
  %18 = phi i32 [ %12, %7 ], [ %5, %13 ]
  %19 = phi i8* [ %11, %7 ], [ %15, %13 ]
  %20 = bitcast i8* %19 to i32*, !dbg !30
  %21 = load i32, i32* %20, align 4, !dbg !30
  %22 = icmp sgt i32 %0, 1, !dbg !31
  br i1 %22, label %23, label %41, !dbg !32

23:                                               ; preds = %17
  %24 = icmp ult i32 %18, 41, !dbg !33
  br i1 %24, label %25, label %31, !dbg !33

25:                                               ; preds = %23
  %26 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3, !dbg !33
  %27 = load i8*, i8** %26, align 16, !dbg !33
  %28 = zext i32 %18 to i64, !dbg !33
  %29 = getelementptr i8, i8* %27, i64 %28, !dbg !33
  %30 = add nuw nsw i32 %18, 8, !dbg !33
  store i32 %30, i32* %4, align 16, !dbg !33
  br label %35, !dbg !33

31:                                               ; preds = %23
  %32 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2, !dbg !33
  %33 = load i8*, i8** %32, align 8, !dbg !33
  %34 = getelementptr i8, i8* %33, i64 8, !dbg !33
  store i8* %34, i8** %32, align 8, !dbg !33
  br label %35, !dbg !33

35:                                               ; preds = %31, %25
  %36 = phi i8* [ %29, %25 ], [ %33, %31 ]
  %37 = bitcast i8* %36 to i64*, !dbg !33
  %38 = load i64, i64* %37, align 8, !dbg !33
  %39 = trunc i64 %38 to i32, !dbg !34
  %40 = add nsw i32 %21, %39, !dbg !35
  br label %41, !dbg !36

41:                                               ; preds = %35, %17
  %42 = phi i32 [ %40, %35 ], [ %21, %17 ], !dbg !37
  call void @llvm.va_end(i8* nonnull %3), !dbg !38
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %3) #5, !dbg !39
  ret i32 %42, !dbg !40
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
!1 = !DIFile(filename: "tests/programs/variadic.c", directory: ".", checksumkind: CSK_MD5, checksum: "0ae95d3dcff5c79b4530a91e10826384")
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
!18 = !DILocation(line: 10, column: 12, scope: !9)
!19 = !DILocation(line: 10, column: 31, scope: !9)
!20 = !DILocation(line: 10, column: 50, scope: !9)
!21 = !DILocation(line: 10, column: 43, scope: !9)
!22 = !DILocation(line: 10, column: 53, scope: !9)
!23 = !DILocation(line: 11, column: 1, scope: !9)
!24 = !DILocation(line: 10, column: 5, scope: !9)
!25 = !DISubprogram(name: "klee_make_symbolic", scope: !26, file: !26, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!26 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
!27 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 4, type: !10, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!28 = !DILocation(line: 4, column: 30, scope: !27)
!29 = !DILocation(line: 4, column: 41, scope: !27)
!30 = !DILocation(line: 4, column: 65, scope: !27)
!31 = !DILocation(line: 4, column: 87, scope: !27)
!32 = !DILocation(line: 4, column: 85, scope: !27)
!33 = !DILocation(line: 4, column: 102, scope: !27)
!34 = !DILocation(line: 4, column: 97, scope: !27)
!35 = !DILocation(line: 4, column: 94, scope: !27)
!36 = !DILocation(line: 4, column: 92, scope: !27)
!37 = !DILocation(line: 0, scope: !27)
!38 = !DILocation(line: 4, column: 119, scope: !27)
!39 = !DILocation(line: 4, column: 140, scope: !27)
!40 = !DILocation(line: 4, column: 130, scope: !27)
