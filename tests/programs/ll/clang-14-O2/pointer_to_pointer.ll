; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/pointer_to_pointer.c
; ModuleID = 'tests/programs/pointer_to_pointer.c'
source_filename = "tests/programs/pointer_to_pointer.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i8, align 1
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32*, align 8
  %5 = alloca i32*, align 8
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #3, !dbg !12
  call void @klee_make_symbolic(i8* noundef nonnull %1, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #3, !dbg !13
  %6 = bitcast i32* %2 to i8*, !dbg !14
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #3, !dbg !14
  store i32 5, i32* %2, align 4, !dbg !15, !tbaa !16
  %7 = bitcast i32* %3 to i8*, !dbg !14
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7) #3, !dbg !14
  store i32 50, i32* %3, align 4, !dbg !20, !tbaa !16
  %8 = bitcast i32** %4 to i8*, !dbg !14
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %8), !dbg !14
  store i32* %2, i32** %4, align 8, !dbg !21, !tbaa !22
  %9 = bitcast i32** %5 to i8*, !dbg !14
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %9), !dbg !14
  store i32* %3, i32** %5, align 8, !dbg !24, !tbaa !22
  %10 = load i8, i8* %1, align 1, !dbg !25, !tbaa !26
  %11 = zext i8 %10 to i32, !dbg !25
  %12 = and i32 %11, 1, !dbg !27
  %13 = icmp eq i32 %12, 0, !dbg !27
  %14 = select i1 %13, i32** %5, i32** %4, !dbg !25
  %15 = load i32*, i32** %14, align 8, !dbg !28, !tbaa !22
  %16 = load i32, i32* %15, align 4, !dbg !29, !tbaa !16
  %17 = add nsw i32 %16, %11, !dbg !29
  store i32 %17, i32* %15, align 4, !dbg !29, !tbaa !16
  store i32* %3, i32** %14, align 8, !dbg !30, !tbaa !22
  %18 = load i32, i32* %2, align 4, !dbg !31, !tbaa !16
  %19 = load i32*, i32** %4, align 8, !dbg !32, !tbaa !22
  %20 = load i32, i32* %19, align 4, !dbg !33, !tbaa !16
  %21 = add nsw i32 %20, %18, !dbg !34
  %22 = icmp sgt i32 %21, 200, !dbg !35
  br i1 %22, label %28, label %23, !dbg !31

23:                                               ; preds = %0
  %24 = load i32*, i32** %5, align 8, !dbg !36, !tbaa !22
  %25 = load i32, i32* %24, align 4, !dbg !37, !tbaa !16
  %26 = icmp sgt i32 %25, 60, !dbg !38
  %27 = select i1 %26, i32 2, i32 3, !dbg !37
  br label %28, !dbg !31

28:                                               ; preds = %0, %23
  %29 = phi i32 [ %27, %23 ], [ 1, %0 ], !dbg !31
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %9), !dbg !39
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %8), !dbg !39
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7) #3, !dbg !39
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #3, !dbg !39
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #3, !dbg !39
  ret i32 %29, !dbg !39
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !40 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

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
!1 = !DIFile(filename: "tests/programs/pointer_to_pointer.c", directory: ".", checksumkind: CSK_MD5, checksum: "ee306bac2808d1b63928ad7b1e86e131")
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
!21 = !DILocation(line: 8, column: 25, scope: !9)
!22 = !{!23, !23, i64 0}
!23 = !{!"any pointer", !18, i64 0}
!24 = !DILocation(line: 8, column: 35, scope: !9)
!25 = !DILocation(line: 8, column: 51, scope: !9)
!26 = !{!18, !18, i64 0}
!27 = !DILocation(line: 8, column: 53, scope: !9)
!28 = !DILocation(line: 9, column: 6, scope: !9)
!29 = !DILocation(line: 9, column: 10, scope: !9)
!30 = !DILocation(line: 10, column: 9, scope: !9)
!31 = !DILocation(line: 11, column: 12, scope: !9)
!32 = !DILocation(line: 11, column: 17, scope: !9)
!33 = !DILocation(line: 11, column: 16, scope: !9)
!34 = !DILocation(line: 11, column: 14, scope: !9)
!35 = !DILocation(line: 11, column: 20, scope: !9)
!36 = !DILocation(line: 11, column: 33, scope: !9)
!37 = !DILocation(line: 11, column: 32, scope: !9)
!38 = !DILocation(line: 11, column: 36, scope: !9)
!39 = !DILocation(line: 12, column: 1, scope: !9)
!40 = !DISubprogram(name: "klee_make_symbolic", scope: !41, file: !41, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!41 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
