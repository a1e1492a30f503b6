; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/pointer_choice.c
; ModuleID = 'tests/programs/pointer_choice.c'
source_filename = "tests/programs/pointer_choice.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i8, align 1
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i64, align 8
  %5 = bitcast i64* %4 to [2 x i32]*
  %6 = alloca [4 x i32*], align 16
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #3, !dbg !12
  call void @klee_make_symbolic(i8* noundef nonnull %1, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #3, !dbg !13
  %7 = bitcast i32* %2 to i8*, !dbg !14
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7) #3, !dbg !14
  store i32 1, i32* %2, align 4, !dbg !15, !tbaa !16
  %8 = bitcast i32* %3 to i8*, !dbg !14
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %8) #3, !dbg !14
  store i32 2, i32* %3, align 4, !dbg !20, !tbaa !16
  %9 = bitcast i64* %4 to i8*, !dbg !14
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %9) #3, !dbg !14
  store i64 17179869187, i64* %4, align 8, !dbg !21
  %10 = bitcast [4 x i32*]* %6 to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %10) #3, !dbg !22
  %11 = getelementptr inbounds [4 x i32*], [4 x i32*]* %6, i64 0, i64 0, !dbg !23
  store i32* %2, i32** %11, align 16, !dbg !23, !tbaa !24
  %12 = getelementptr inbounds [4 x i32*], [4 x i32*]* %6, i64 0, i64 1, !dbg !23
  store i32* %3, i32** %12, align 8, !dbg !23, !tbaa !24
  %13 = getelementptr inbounds [4 x i32*], [4 x i32*]* %6, i64 0, i64 2, !dbg !23
  %14 = bitcast i64* %4 to i32*, !dbg !26
  %15 = bitcast i32** %13 to i64**, !dbg !23
  store i64* %4, i64** %15, align 16, !dbg !23, !tbaa !24
  %16 = getelementptr inbounds [4 x i32*], [4 x i32*]* %6, i64 0, i64 3, !dbg !23
  %17 = getelementptr inbounds i32, i32* %14, i64 1, !dbg !27
  store i32* %17, i32** %16, align 8, !dbg !23, !tbaa !24
  %18 = load i8, i8* %1, align 1, !dbg !28, !tbaa !29
  %19 = zext i8 %18 to i32, !dbg !28
  %20 = and i32 %19, 3, !dbg !30
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds [4 x i32*], [4 x i32*]* %6, i64 0, i64 %21, !dbg !31
  %23 = load i32*, i32** %22, align 8, !dbg !31, !tbaa !24
  %24 = lshr i32 %19, 4, !dbg !32
  %25 = load i32, i32* %23, align 4, !dbg !33, !tbaa !16
  %26 = add nsw i32 %25, %24, !dbg !33
  store i32 %26, i32* %23, align 4, !dbg !33, !tbaa !16
  %27 = load i32, i32* %2, align 4, !dbg !34, !tbaa !16
  %28 = icmp sgt i32 %27, 5, !dbg !35
  br i1 %28, label %37, label %29, !dbg !34

29:                                               ; preds = %0
  %30 = load i32, i32* %3, align 4, !dbg !36, !tbaa !16
  %31 = icmp sgt i32 %30, 9, !dbg !37
  br i1 %31, label %37, label %32, !dbg !36

32:                                               ; preds = %29
  %33 = getelementptr inbounds [2 x i32], [2 x i32]* %5, i64 0, i64 1, !dbg !38
  %34 = load i32, i32* %33, align 4, !dbg !38, !tbaa !16
  %35 = icmp eq i32 %34, 6, !dbg !39
  %36 = select i1 %35, i32 3, i32 4, !dbg !38
  br label %37, !dbg !36

37:                                               ; preds = %32, %29, %0
  %38 = phi i32 [ 1, %0 ], [ %36, %32 ], [ 2, %29 ], !dbg !34
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %10) #3, !dbg !40
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %9) #3, !dbg !40
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %8) #3, !dbg !40
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7) #3, !dbg !40
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #3, !dbg !40
  ret i32 %38, !dbg !40
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !41 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/pointer_choice.c", directory: ".", checksumkind: CSK_MD5, checksum: "38800a9863048da5291cf4613a3d3e5b")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !10, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
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
!26 = !DILocation(line: 9, column: 26, scope: !9)
!27 = !DILocation(line: 9, column: 31, scope: !9)
!28 = !DILocation(line: 10, column: 16, scope: !9)
!29 = !{!18, !18, i64 0}
!30 = !DILocation(line: 10, column: 18, scope: !9)
!31 = !DILocation(line: 10, column: 14, scope: !9)
!32 = !DILocation(line: 11, column: 13, scope: !9)
!33 = !DILocation(line: 11, column: 8, scope: !9)
!34 = !DILocation(line: 12, column: 12, scope: !9)
!35 = !DILocation(line: 12, column: 14, scope: !9)
!36 = !DILocation(line: 12, column: 24, scope: !9)
!37 = !DILocation(line: 12, column: 26, scope: !9)
!38 = !DILocation(line: 12, column: 36, scope: !9)
!39 = !DILocation(line: 12, column: 41, scope: !9)
!40 = !DILocation(line: 13, column: 1, scope: !9)
!41 = !DISubprogram(name: "klee_make_symbolic", scope: !42, file: !42, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!42 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
