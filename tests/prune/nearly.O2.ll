; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only -fdebug-compilation-dir=. tests/prune/nearly.c
; ModuleID = 'tests/prune/nearly.c'
source_filename = "tests/prune/nearly.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.1 = private unnamed_addr constant [11 x i8] c"count < 12\00", align 1
@.str.2 = private unnamed_addr constant [21 x i8] c"tests/prune/nearly.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca [12 x i8], align 8
  %2 = getelementptr inbounds [12 x i8], [12 x i8]* %1, i64 0, i64 0, !dbg !12
  call void @llvm.lifetime.start.p0i8(i64 12, i8* nonnull %2) #5, !dbg !12
  call void @klee_make_symbolic(i8* noundef nonnull %2, i64 noundef 12, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #5, !dbg !13
  %3 = bitcast [12 x i8]* %1 to <8 x i8>*, !dbg !14
  %4 = load <8 x i8>, <8 x i8>* %3, align 8, !dbg !14, !tbaa !15
  %5 = icmp ugt <8 x i8> %4, <i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7>, !dbg !18
  %6 = getelementptr inbounds [12 x i8], [12 x i8]* %1, i64 0, i64 8, !dbg !14
  %7 = bitcast i8* %6 to <4 x i8>*, !dbg !14
  %8 = load <4 x i8>, <4 x i8>* %7, align 8, !dbg !14, !tbaa !15
  %9 = icmp ugt <4 x i8> %8, <i8 7, i8 7, i8 7, i8 7>, !dbg !18
  %10 = bitcast <8 x i1> %5 to i8, !dbg !14
  %11 = call i8 @llvm.ctpop.i8(i8 %10), !dbg !14, !range !19
  %12 = zext i8 %11 to i32, !dbg !14
  %13 = bitcast <4 x i1> %9 to i4, !dbg !14
  %14 = call i4 @llvm.ctpop.i4(i4 %13), !dbg !14, !range !20
  %15 = zext i4 %14 to i32, !dbg !14
  %16 = add nuw nsw i32 %12, %15, !dbg !14
  %17 = icmp ult i32 %16, 12, !dbg !21
  br i1 %17, label %19, label %18, !dbg !21

18:                                               ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.2, i64 0, i64 0), i32 noundef 13, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !21
  unreachable, !dbg !21

19:                                               ; preds = %0
  call void @llvm.lifetime.end.p0i8(i64 12, i8* nonnull %2) #5, !dbg !22
  ret i32 0, !dbg !23
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !24 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #3

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i8 @llvm.ctpop.i8(i8) #4

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i4 @llvm.ctpop.i4(i4) #4

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/prune/nearly.c", directory: ".", checksumkind: CSK_MD5, checksum: "bb818e3a78e63424828b478d2a890103")
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
!13 = !DILocation(line: 9, column: 5, scope: !9)
!14 = !DILocation(line: 11, column: 13, scope: !9)
!15 = !{!16, !16, i64 0}
!16 = !{!"omnipotent char", !17, i64 0}
!17 = !{!"Simple C/C++ TBAA"}
!18 = !DILocation(line: 11, column: 18, scope: !9)
!19 = !{i8 0, i8 9}
!20 = !{i4 0, i4 5}
!21 = !DILocation(line: 13, column: 5, scope: !9)
!22 = !DILocation(line: 15, column: 1, scope: !9)
!23 = !DILocation(line: 14, column: 5, scope: !9)
!24 = !DISubprogram(name: "klee_make_symbolic", scope: !25, file: !25, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!25 = !DIFile(filename: "tests/prune/../programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
