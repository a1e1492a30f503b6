; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/enum_state_machine.c
; ModuleID = 'tests/programs/enum_state_machine.c'
source_filename = "tests/programs/enum_state_machine.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i16, align 2
  %2 = bitcast i16* %1 to i8*, !dbg !12
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %2) #3, !dbg !12
  call void @klee_make_symbolic(i8* noundef nonnull %2, i64 noundef 2, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #3, !dbg !13
  %3 = load i16, i16* %1, align 2, !tbaa !14
  %4 = zext i16 %3 to i32
  %5 = and i32 %4, 255, !dbg !18
  %6 = add nsw i32 %5, -97, !dbg !19
  %7 = icmp ult i32 %6, 26, !dbg !19
  br i1 %7, label %10, label %8, !dbg !19

8:                                                ; preds = %0
  %9 = icmp eq i32 %5, 32, !dbg !20
  br i1 %9, label %17, label %24

10:                                               ; preds = %0
  %11 = lshr i32 %4, 8, !dbg !21
  %12 = icmp eq i32 %11, 32, !dbg !22
  %13 = add nsw i32 %11, -97, !dbg !23
  %14 = icmp ult i32 %13, 26, !dbg !23
  %15 = select i1 %14, i32 1, i32 3, !dbg !23
  %16 = select i1 %12, i32 2, i32 %15, !dbg !23
  br label %24, !dbg !24

17:                                               ; preds = %8
  %18 = lshr i32 %4, 8, !dbg !21
  %19 = add nsw i32 %18, -97, !dbg !19
  %20 = icmp ult i32 %19, 26, !dbg !19
  br i1 %20, label %24, label %21, !dbg !19

21:                                               ; preds = %17
  %22 = icmp eq i32 %18, 32, !dbg !20
  %23 = select i1 %22, i32 2, i32 3
  br label %24

24:                                               ; preds = %17, %8, %21, %10
  %25 = phi i32 [ 1, %10 ], [ 0, %21 ], [ 0, %8 ], [ 1, %17 ], !dbg !25
  %26 = phi i32 [ %16, %10 ], [ %23, %21 ], [ 3, %8 ], [ 1, %17 ], !dbg !25
  %27 = mul nuw nsw i32 %26, 10, !dbg !26
  %28 = or i32 %27, %25, !dbg !27
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %2) #3, !dbg !28
  ret i32 %28, !dbg !29
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !30 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

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
!1 = !DIFile(filename: "tests/programs/enum_state_machine.c", directory: ".", checksumkind: CSK_MD5, checksum: "12d057123c6bba798f430c93507fe82a")
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
!15 = !{!"short", !16, i64 0}
!16 = !{!"omnipotent char", !17, i64 0}
!17 = !{!"Simple C/C++ TBAA"}
!18 = !DILocation(line: 15, column: 17, scope: !9)
!19 = !DILocation(line: 15, column: 26, scope: !9)
!20 = !DILocation(line: 16, column: 24, scope: !9)
!21 = !DILocation(line: 11, column: 29, scope: !9)
!22 = !DILocation(line: 20, column: 19, scope: !9)
!23 = !DILocation(line: 20, column: 17, scope: !9)
!24 = !DILocation(line: 21, column: 13, scope: !9)
!25 = !DILocation(line: 0, scope: !9)
!26 = !DILocation(line: 26, column: 14, scope: !9)
!27 = !DILocation(line: 26, column: 19, scope: !9)
!28 = !DILocation(line: 27, column: 1, scope: !9)
!29 = !DILocation(line: 26, column: 5, scope: !9)
!30 = !DISubprogram(name: "klee_make_symbolic", scope: !31, file: !31, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!31 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
