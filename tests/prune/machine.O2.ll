; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only -fdebug-compilation-dir=. tests/prune/machine.c
; ModuleID = 'tests/prune/machine.c'
source_filename = "tests/prune/machine.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [5 x i8] c"text\00", align 1
@next = internal unnamed_addr constant [4 x [3 x i8]] [[3 x i8] c"\01\00\02", [3 x i8] c"\02\03\00", [3 x i8] c"\00\03\01", [3 x i8] c"\03\01\02"], align 1
@errors = internal unnamed_addr global i32 0, align 4
@.str.1 = private unnamed_addr constant [11 x i8] c"errors < 5\00", align 1
@.str.2 = private unnamed_addr constant [22 x i8] c"tests/prune/machine.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca [6 x i8], align 1
  %2 = getelementptr inbounds [6 x i8], [6 x i8]* %1, i64 0, i64 0, !dbg !12
  call void @llvm.lifetime.start.p0i8(i64 6, i8* nonnull %2) #6, !dbg !12
  call void @klee_make_symbolic(i8* noundef nonnull %2, i64 noundef 6, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0)) #6, !dbg !13
  %3 = call noalias dereferenceable_or_null(16) i8* @calloc(i64 noundef 4, i64 noundef 4) #6, !dbg !14
  %4 = bitcast i8* %3 to i32*, !dbg !14
  %5 = load i32, i32* @errors, align 4, !tbaa !15
  %6 = load i8, i8* %2, align 1, !dbg !19, !tbaa !20
  %7 = icmp ult i8 %6, 10, !dbg !21
  %8 = icmp ult i8 %6, -56, !dbg !19
  %9 = select i1 %8, i64 1, i64 2, !dbg !19
  %10 = select i1 %7, i64 0, i64 %9, !dbg !19
  %11 = getelementptr inbounds [4 x [3 x i8]], [4 x [3 x i8]]* @next, i64 0, i64 0, i64 %10, !dbg !22
  %12 = load i8, i8* %11, align 1, !dbg !22, !tbaa !20
  %13 = zext i8 %12 to i64, !dbg !22
  %14 = getelementptr inbounds i32, i32* %4, i64 %13, !dbg !23
  store i32 1, i32* %14, align 4, !dbg !24, !tbaa !15
  %15 = icmp eq i8 %12, 3, !dbg !25
  br i1 %15, label %16, label %18, !dbg !28

16:                                               ; preds = %0
  %17 = add nsw i32 %5, 1, !dbg !29
  store i32 %17, i32* @errors, align 4, !dbg !29, !tbaa !15
  br label %18, !dbg !30

18:                                               ; preds = %0, %16
  %19 = phi i32 [ %5, %0 ], [ %17, %16 ]
  %20 = getelementptr inbounds [6 x i8], [6 x i8]* %1, i64 0, i64 1, !dbg !19
  %21 = load i8, i8* %20, align 1, !dbg !19, !tbaa !20
  %22 = icmp ult i8 %21, 10, !dbg !21
  %23 = icmp ult i8 %21, -56, !dbg !19
  %24 = select i1 %23, i64 1, i64 2, !dbg !19
  %25 = select i1 %22, i64 0, i64 %24, !dbg !19
  %26 = getelementptr inbounds [4 x [3 x i8]], [4 x [3 x i8]]* @next, i64 0, i64 %13, i64 %25, !dbg !22
  %27 = load i8, i8* %26, align 1, !dbg !22, !tbaa !20
  %28 = zext i8 %27 to i64, !dbg !22
  %29 = getelementptr inbounds i32, i32* %4, i64 %28, !dbg !23
  %30 = load i32, i32* %29, align 4, !dbg !24, !tbaa !15
  %31 = add nsw i32 %30, 1, !dbg !24
  store i32 %31, i32* %29, align 4, !dbg !24, !tbaa !15
  %32 = icmp eq i8 %27, 3, !dbg !25
  br i1 %32, label %33, label %35, !dbg !28

33:                                               ; preds = %18
  %34 = add nsw i32 %19, 1, !dbg !29
  store i32 %34, i32* @errors, align 4, !dbg !29, !tbaa !15
  br label %35, !dbg !30

35:                                               ; preds = %33, %18
  %36 = phi i32 [ %19, %18 ], [ %34, %33 ]
  %37 = getelementptr inbounds [6 x i8], [6 x i8]* %1, i64 0, i64 2, !dbg !19
  %38 = load i8, i8* %37, align 1, !dbg !19, !tbaa !20
  %39 = icmp ult i8 %38, 10, !dbg !21
  %40 = icmp ult i8 %38, -56, !dbg !19
  %41 = select i1 %40, i64 1, i64 2, !dbg !19
  %42 = select i1 %39, i64 0, i64 %41, !dbg !19
  %43 = getelementptr inbounds [4 x [3 x i8]], [4 x [3 x i8]]* @next, i64 0, i64 %28, i64 %42, !dbg !22
  %44 = load i8, i8* %43, align 1, !dbg !22, !tbaa !20
  %45 = zext i8 %44 to i64, !dbg !22
  %46 = getelementptr inbounds i32, i32* %4, i64 %45, !dbg !23
  %47 = load i32, i32* %46, align 4, !dbg !24, !tbaa !15
  %48 = add nsw i32 %47, 1, !dbg !24
  store i32 %48, i32* %46, align 4, !dbg !24, !tbaa !15
  %49 = icmp eq i8 %44, 3, !dbg !25
  br i1 %49, label %50, label %52, !dbg !28

50:                                               ; preds = %35
  %51 = add nsw i32 %36, 1, !dbg !29
  store i32 %51, i32* @errors, align 4, !dbg !29, !tbaa !15
  br label %52, !dbg !30

52:                                               ; preds = %50, %35
  %53 = phi i32 [ %36, %35 ], [ %51, %50 ]
  %54 = getelementptr inbounds [6 x i8], [6 x i8]* %1, i64 0, i64 3, !dbg !19
  %55 = load i8, i8* %54, align 1, !dbg !19, !tbaa !20
  %56 = icmp ult i8 %55, 10, !dbg !21
  %57 = icmp ult i8 %55, -56, !dbg !19
  %58 = select i1 %57, i64 1, i64 2, !dbg !19
  %59 = select i1 %56, i64 0, i64 %58, !dbg !19
  %60 = getelementptr inbounds [4 x [3 x i8]], [4 x [3 x i8]]* @next, i64 0, i64 %45, i64 %59, !dbg !22
  %61 = load i8, i8* %60, align 1, !dbg !22, !tbaa !20
  %62 = zext i8 %61 to i64, !dbg !22
  %63 = getelementptr inbounds i32, i32* %4, i64 %62, !dbg !23
  %64 = load i32, i32* %63, align 4, !dbg !24, !tbaa !15
  %65 = add nsw i32 %64, 1, !dbg !24
  store i32 %65, i32* %63, align 4, !dbg !24, !tbaa !15
  %66 = icmp eq i8 %61, 3, !dbg !25
  br i1 %66, label %67, label %69, !dbg !28

67:                                               ; preds = %52
  %68 = add nsw i32 %53, 1, !dbg !29
  store i32 %68, i32* @errors, align 4, !dbg !29, !tbaa !15
  br label %69, !dbg !30

69:                                               ; preds = %67, %52
  %70 = phi i32 [ %53, %52 ], [ %68, %67 ]
  %71 = getelementptr inbounds [6 x i8], [6 x i8]* %1, i64 0, i64 4, !dbg !19
  %72 = load i8, i8* %71, align 1, !dbg !19, !tbaa !20
  %73 = icmp ult i8 %72, 10, !dbg !21
  %74 = icmp ult i8 %72, -56, !dbg !19
  %75 = select i1 %74, i64 1, i64 2, !dbg !19
  %76 = select i1 %73, i64 0, i64 %75, !dbg !19
  %77 = getelementptr inbounds [4 x [3 x i8]], [4 x [3 x i8]]* @next, i64 0, i64 %62, i64 %76, !dbg !22
  %78 = load i8, i8* %77, align 1, !dbg !22, !tbaa !20
  %79 = zext i8 %78 to i64, !dbg !22
  %80 = getelementptr inbounds i32, i32* %4, i64 %79, !dbg !23
  %81 = load i32, i32* %80, align 4, !dbg !24, !tbaa !15
  %82 = add nsw i32 %81, 1, !dbg !24
  store i32 %82, i32* %80, align 4, !dbg !24, !tbaa !15
  %83 = icmp eq i8 %78, 3, !dbg !25
  br i1 %83, label %84, label %86, !dbg !28

84:                                               ; preds = %69
  %85 = add nsw i32 %70, 1, !dbg !29
  store i32 %85, i32* @errors, align 4, !dbg !29, !tbaa !15
  br label %86, !dbg !30

86:                                               ; preds = %84, %69
  %87 = phi i32 [ %70, %69 ], [ %85, %84 ]
  %88 = getelementptr inbounds [6 x i8], [6 x i8]* %1, i64 0, i64 5, !dbg !19
  %89 = load i8, i8* %88, align 1, !dbg !19, !tbaa !20
  %90 = icmp ult i8 %89, 10, !dbg !21
  %91 = icmp ult i8 %89, -56, !dbg !19
  %92 = select i1 %91, i64 1, i64 2, !dbg !19
  %93 = select i1 %90, i64 0, i64 %92, !dbg !19
  %94 = getelementptr inbounds [4 x [3 x i8]], [4 x [3 x i8]]* @next, i64 0, i64 %79, i64 %93, !dbg !22
  %95 = load i8, i8* %94, align 1, !dbg !22, !tbaa !20
  %96 = zext i8 %95 to i64
  %97 = getelementptr inbounds i32, i32* %4, i64 %96, !dbg !23
  %98 = load i32, i32* %97, align 4, !dbg !24, !tbaa !15
  %99 = add nsw i32 %98, 1, !dbg !24
  store i32 %99, i32* %97, align 4, !dbg !24, !tbaa !15
  %100 = icmp eq i8 %95, 3, !dbg !25
  br i1 %100, label %101, label %103, !dbg !28

101:                                              ; preds = %86
  %102 = add nsw i32 %87, 1, !dbg !29
  store i32 %102, i32* @errors, align 4, !dbg !29, !tbaa !15
  br label %103, !dbg !30

103:                                              ; preds = %101, %86
  %104 = phi i32 [ %102, %101 ], [ %87, %86 ], !dbg !31
  %105 = icmp slt i32 %104, 5, !dbg !31
  br i1 %105, label %107, label %106, !dbg !31

106:                                              ; preds = %103
  call void @__assert_fail(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.2, i64 0, i64 0), i32 noundef 28, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #7, !dbg !31
  unreachable, !dbg !31

107:                                              ; preds = %103
  call void @free(i8* noundef nonnull %3) #6, !dbg !32
  call void @llvm.lifetime.end.p0i8(i64 6, i8* nonnull %2) #6, !dbg !33
  ret i32 0, !dbg !34
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !35 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: inaccessiblememonly mustprogress nofree nounwind willreturn
declare noalias noundef i8* @calloc(i64 noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #4

; Function Attrs: inaccessiblemem_or_argmemonly mustprogress nounwind willreturn
declare void @free(i8* nocapture noundef) local_unnamed_addr #5

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { inaccessiblememonly mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { inaccessiblemem_or_argmemonly mustprogress nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/prune/machine.c", directory: ".", checksumkind: CSK_MD5, checksum: "81bb4b77946026f293f9a949815859bb")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 16, type: !10, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 18, column: 5, scope: !9)
!13 = !DILocation(line: 19, column: 5, scope: !9)
!14 = !DILocation(line: 20, column: 17, scope: !9)
!15 = !{!16, !16, i64 0}
!16 = !{!"int", !17, i64 0}
!17 = !{!"omnipotent char", !18, i64 0}
!18 = !{!"Simple C/C++ TBAA"}
!19 = !DILocation(line: 23, column: 22, scope: !9)
!20 = !{!17, !17, i64 0}
!21 = !DILocation(line: 23, column: 30, scope: !9)
!22 = !DILocation(line: 24, column: 17, scope: !9)
!23 = !DILocation(line: 25, column: 9, scope: !9)
!24 = !DILocation(line: 25, column: 20, scope: !9)
!25 = !DILocation(line: 12, column: 15, scope: !26, inlinedAt: !27)
!26 = distinct !DISubprogram(name: "note", scope: !1, file: !1, line: 10, type: !10, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!27 = distinct !DILocation(line: 26, column: 9, scope: !9)
!28 = !DILocation(line: 12, column: 9, scope: !26, inlinedAt: !27)
!29 = !DILocation(line: 13, column: 15, scope: !26, inlinedAt: !27)
!30 = !DILocation(line: 13, column: 9, scope: !26, inlinedAt: !27)
!31 = !DILocation(line: 28, column: 5, scope: !9)
!32 = !DILocation(line: 31, column: 5, scope: !9)
!33 = !DILocation(line: 33, column: 1, scope: !9)
!34 = !DILocation(line: 32, column: 5, scope: !9)
!35 = !DISubprogram(name: "klee_make_symbolic", scope: !36, file: !36, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!36 = !DIFile(filename: "tests/prune/../programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
