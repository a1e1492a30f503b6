; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/for_break_continue.c
; ModuleID = 'tests/programs/for_break_continue.c'
source_filename = "tests/programs/for_break_continue.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #3, !dbg !12
  call void @klee_make_symbolic(i8* noundef nonnull %1, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #3, !dbg !13
  %2 = load i8, i8* %1, align 1, !tbaa !14
  %3 = zext i8 %2 to i32
  %4 = lshr i32 %3, 1, !dbg !17
  %5 = and i32 %4, 1, !dbg !17
  %6 = lshr i32 %3, 1, !dbg !17
  %7 = and i32 %6, 2, !dbg !17
  %8 = or i32 %7, %5, !dbg !17
  %9 = and i32 %3, 8, !dbg !18
  %10 = icmp eq i32 %9, 0, !dbg !18
  %11 = add nuw nsw i32 %8, 3, !dbg !17
  %12 = select i1 %10, i32 %8, i32 %11, !dbg !17
  %13 = and i32 %3, 16, !dbg !18
  %14 = icmp eq i32 %13, 0, !dbg !18
  br i1 %14, label %18, label %15, !dbg !17

15:                                               ; preds = %0
  %16 = add nuw nsw i32 %12, 4, !dbg !19
  %17 = icmp ugt i32 %12, 5, !dbg !20
  br i1 %17, label %38, label %18, !dbg !21

18:                                               ; preds = %15, %0
  %19 = phi i32 [ %16, %15 ], [ %12, %0 ], !dbg !22
  %20 = and i32 %3, 32, !dbg !18
  %21 = icmp eq i32 %20, 0, !dbg !18
  br i1 %21, label %25, label %22, !dbg !17

22:                                               ; preds = %18
  %23 = add nsw i32 %19, 5, !dbg !19
  %24 = icmp sgt i32 %19, 4, !dbg !20
  br i1 %24, label %38, label %25, !dbg !21

25:                                               ; preds = %22, %18
  %26 = phi i32 [ %23, %22 ], [ %19, %18 ], !dbg !22
  %27 = and i32 %3, 64, !dbg !18
  %28 = icmp eq i32 %27, 0, !dbg !18
  br i1 %28, label %32, label %29, !dbg !17

29:                                               ; preds = %25
  %30 = add nsw i32 %26, 6, !dbg !19
  %31 = icmp sgt i32 %26, 3, !dbg !20
  br i1 %31, label %38, label %32, !dbg !21

32:                                               ; preds = %29, %25
  %33 = phi i32 [ %30, %29 ], [ %26, %25 ], !dbg !22
  %34 = and i32 %3, 128, !dbg !18
  %35 = icmp eq i32 %34, 0, !dbg !18
  %36 = add nsw i32 %33, 7
  %37 = select i1 %35, i32 %33, i32 %36, !dbg !17
  br label %38, !dbg !17

38:                                               ; preds = %32, %29, %22, %15
  %39 = phi i32 [ %16, %15 ], [ %23, %22 ], [ %30, %29 ], [ %37, %32 ], !dbg !22
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #3, !dbg !23
  ret i32 %39, !dbg !23
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !24 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

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
!1 = !DIFile(filename: "tests/programs/for_break_continue.c", directory: ".", checksumkind: CSK_MD5, checksum: "1e3de9b4adc3c9131871b8e0e7dc2245")
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
!14 = !{!15, !15, i64 0}
!15 = !{!"omnipotent char", !16, i64 0}
!16 = !{!"Simple C/C++ TBAA"}
!17 = !DILocation(line: 10, column: 13, scope: !9)
!18 = !DILocation(line: 10, column: 22, scope: !9)
!19 = !DILocation(line: 12, column: 13, scope: !9)
!20 = !DILocation(line: 13, column: 17, scope: !9)
!21 = !DILocation(line: 13, column: 13, scope: !9)
!22 = !DILocation(line: 0, scope: !9)
!23 = !DILocation(line: 17, column: 1, scope: !9)
!24 = !DISubprogram(name: "klee_make_symbolic", scope: !25, file: !25, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!25 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
