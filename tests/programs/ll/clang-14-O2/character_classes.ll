; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/character_classes.c
; ModuleID = 'tests/programs/character_classes.c'
source_filename = "tests/programs/character_classes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #4, !dbg !12
  call void @klee_make_symbolic(i8* noundef nonnull %1, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #4, !dbg !13
  %2 = tail call i16** @__ctype_b_loc() #5, !dbg !14
  %3 = load i16*, i16** %2, align 8, !dbg !14, !tbaa !15
  %4 = load i8, i8* %1, align 1, !dbg !14, !tbaa !19
  %5 = zext i8 %4 to i32, !dbg !14
  %6 = zext i8 %4 to i64
  %7 = getelementptr inbounds i16, i16* %3, i64 %6, !dbg !14
  %8 = load i16, i16* %7, align 2, !dbg !14, !tbaa !20
  %9 = zext i16 %8 to i32, !dbg !14
  %10 = and i32 %9, 1024, !dbg !14
  %11 = icmp eq i32 %10, 0, !dbg !14
  br i1 %11, label %16, label %12, !dbg !14

12:                                               ; preds = %0
  %13 = and i32 %9, 256, !dbg !22
  %14 = icmp eq i32 %13, 0, !dbg !22
  %15 = select i1 %14, i32 2, i32 1, !dbg !22
  br label %32, !dbg !14

16:                                               ; preds = %0
  %17 = and i32 %9, 2048, !dbg !23
  %18 = icmp eq i32 %17, 0, !dbg !23
  br i1 %18, label %19, label %32, !dbg !23

19:                                               ; preds = %16
  %20 = and i32 %9, 8192, !dbg !24
  %21 = icmp eq i32 %20, 0, !dbg !24
  br i1 %21, label %22, label %32, !dbg !24

22:                                               ; preds = %19
  %23 = and i32 %9, 4, !dbg !25
  %24 = icmp eq i32 %23, 0, !dbg !25
  br i1 %24, label %25, label %32, !dbg !25

25:                                               ; preds = %22
  %26 = tail call i32** @__ctype_toupper_loc() #5, !dbg !26
  %27 = load i32*, i32** %26, align 8, !dbg !26, !tbaa !15
  %28 = getelementptr inbounds i32, i32* %27, i64 %6, !dbg !26
  %29 = load i32, i32* %28, align 4, !dbg !26, !tbaa !27
  %30 = icmp eq i32 %29, %5, !dbg !29
  %31 = select i1 %30, i32 6, i32 7, !dbg !26
  br label %32, !dbg !25

32:                                               ; preds = %16, %25, %22, %19, %12
  %33 = phi i32 [ %15, %12 ], [ 3, %16 ], [ 4, %19 ], [ %31, %25 ], [ 5, %22 ], !dbg !14
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #4, !dbg !30
  ret i32 %33, !dbg !31
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !32 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn
declare i16** @__ctype_b_loc() local_unnamed_addr #3

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn
declare i32** @__ctype_toupper_loc() local_unnamed_addr #3

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nosync nounwind readnone willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { nounwind readnone willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/character_classes.c", directory: ".", checksumkind: CSK_MD5, checksum: "2f5e1cdb4eeaeb112a1246407cbace4e")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !10, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 7, column: 5, scope: !9)
!13 = !DILocation(line: 8, column: 5, scope: !9)
!14 = !DILocation(line: 9, column: 12, scope: !9)
!15 = !{!16, !16, i64 0}
!16 = !{!"any pointer", !17, i64 0}
!17 = !{!"omnipotent char", !18, i64 0}
!18 = !{!"Simple C/C++ TBAA"}
!19 = !{!17, !17, i64 0}
!20 = !{!21, !21, i64 0}
!21 = !{!"short", !17, i64 0}
!22 = !DILocation(line: 9, column: 25, scope: !9)
!23 = !DILocation(line: 9, column: 46, scope: !9)
!24 = !DILocation(line: 9, column: 63, scope: !9)
!25 = !DILocation(line: 9, column: 80, scope: !9)
!26 = !DILocation(line: 9, column: 97, scope: !9)
!27 = !{!28, !28, i64 0}
!28 = !{!"int", !17, i64 0}
!29 = !DILocation(line: 9, column: 108, scope: !9)
!30 = !DILocation(line: 10, column: 1, scope: !9)
!31 = !DILocation(line: 9, column: 5, scope: !9)
!32 = !DISubprogram(name: "klee_make_symbolic", scope: !33, file: !33, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!33 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
