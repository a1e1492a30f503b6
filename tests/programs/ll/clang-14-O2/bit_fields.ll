; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/bit_fields.c
; ModuleID = 'tests/programs/bit_fields.c'
source_filename = "tests/programs/bit_fields.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i16, align 2
  %2 = bitcast i16* %1 to i8*, !dbg !12
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %2) #3, !dbg !12
  call void @klee_make_symbolic(i8* noundef nonnull %2, i64 noundef 2, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #3, !dbg !13
  %3 = load i16, i16* %1, align 2, !dbg !14
  %4 = icmp sgt i16 %3, -1, !dbg !15
  br i1 %4, label %9, label %5, !dbg !16

5:                                                ; preds = %0
  %6 = trunc i16 %3 to i8, !dbg !17
  %7 = icmp slt i8 %6, -24, !dbg !17
  %8 = select i1 %7, i32 1, i32 2, !dbg !18
  br label %17, !dbg !19

9:                                                ; preds = %0
  %10 = add nuw i16 %3, 2, !dbg !20
  %11 = and i16 %10, 7, !dbg !20
  %12 = icmp eq i16 %11, 1, !dbg !21
  br i1 %12, label %17, label %13, !dbg !22

13:                                               ; preds = %9
  %14 = and i16 %3, 32512, !dbg !23
  %15 = icmp ugt i16 %14, 25600, !dbg !23
  %16 = select i1 %15, i32 4, i32 5, !dbg !24
  br label %17, !dbg !25

17:                                               ; preds = %9, %13, %5
  %18 = phi i32 [ %8, %5 ], [ %16, %13 ], [ 3, %9 ], !dbg !26
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %2) #3, !dbg !27
  ret i32 %18, !dbg !27
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !28 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

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
!1 = !DIFile(filename: "tests/programs/bit_fields.c", directory: ".", checksumkind: CSK_MD5, checksum: "dec89173705bd4e702ca1dd36a463b8d")
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
!14 = !DILocation(line: 10, column: 5, scope: !9)
!15 = !DILocation(line: 11, column: 11, scope: !9)
!16 = !DILocation(line: 11, column: 9, scope: !9)
!17 = !DILocation(line: 12, column: 20, scope: !9)
!18 = !DILocation(line: 12, column: 16, scope: !9)
!19 = !DILocation(line: 12, column: 9, scope: !9)
!20 = !DILocation(line: 13, column: 9, scope: !9)
!21 = !DILocation(line: 14, column: 13, scope: !9)
!22 = !DILocation(line: 14, column: 9, scope: !9)
!23 = !DILocation(line: 16, column: 16, scope: !9)
!24 = !DILocation(line: 16, column: 12, scope: !9)
!25 = !DILocation(line: 16, column: 5, scope: !9)
!26 = !DILocation(line: 0, scope: !9)
!27 = !DILocation(line: 17, column: 1, scope: !9)
!28 = !DISubprogram(name: "klee_make_symbolic", scope: !29, file: !29, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!29 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
