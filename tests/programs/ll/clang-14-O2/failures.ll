; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/failures.c
; ModuleID = 'tests/programs/failures.c'
source_filename = "tests/programs/failures.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@shared = internal global i32 0, align 4
@.str.1 = private unnamed_addr constant [7 x i8] c"x != 3\00", align 1
@.str.2 = private unnamed_addr constant [26 x i8] c"tests/programs/failures.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #5, !dbg !12
  call void @klee_make_symbolic(i8* noundef nonnull %1, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #5, !dbg !13
  %2 = load i8, i8* %1, align 1, !dbg !14, !tbaa !15
  %3 = icmp eq i8 %2, 1, !dbg !18
  %4 = select i1 %3, i32* null, i32* @shared, !dbg !14
  store i32 1, i32* %4, align 4, !dbg !19, !tbaa !20
  switch i8 %2, label %7 [
    i8 2, label %5
    i8 3, label %6
  ], !dbg !22

5:                                                ; preds = %0
  call void @abort() #6, !dbg !23
  unreachable, !dbg !23

6:                                                ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.2, i64 0, i64 0), i32 noundef 15, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !24
  unreachable, !dbg !24

7:                                                ; preds = %0
  %8 = zext i8 %2 to i16, !dbg !22
  %9 = add nsw i16 %8, -4, !dbg !25
  %10 = sdiv i16 10, %9, !dbg !26
  %11 = sext i16 %10 to i32, !dbg !26
  store volatile i32 %11, i32* @shared, align 4, !dbg !27, !tbaa !20
  %12 = icmp ne i8 %2, 5, !dbg !28
  call void @llvm.assume(i1 %12), !dbg !29
  %13 = icmp eq i8 %2, 6, !dbg !30
  br i1 %13, label %14, label %15, !dbg !31

14:                                               ; preds = %7
  call void @exit(i32 noundef 9) #6, !dbg !32
  unreachable, !dbg !32

15:                                               ; preds = %7
  %16 = load volatile i32, i32* @shared, align 4, !dbg !33, !tbaa !20
  %17 = icmp slt i32 %16, 1, !dbg !33
  %18 = select i1 %17, i32 2, i32 1, !dbg !33
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #5, !dbg !34
  ret i32 %18, !dbg !34
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !35 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: noreturn nounwind
declare void @abort() local_unnamed_addr #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #3

; Function Attrs: noreturn nounwind
declare void @exit(i32 noundef) local_unnamed_addr #3

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: inaccessiblememonly nofree nosync nounwind willreturn
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { inaccessiblememonly nofree nosync nounwind willreturn }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/failures.c", directory: ".", checksumkind: CSK_MD5, checksum: "6f1c72e3e3ec1f4d4d7ab75d85bf8b3f")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !10, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 9, column: 5, scope: !9)
!13 = !DILocation(line: 10, column: 5, scope: !9)
!14 = !DILocation(line: 11, column: 14, scope: !9)
!15 = !{!16, !16, i64 0}
!16 = !{!"omnipotent char", !17, i64 0}
!17 = !{!"Simple C/C++ TBAA"}
!18 = !DILocation(line: 11, column: 16, scope: !9)
!19 = !DILocation(line: 12, column: 8, scope: !9)
!20 = !{!21, !21, i64 0}
!21 = !{!"int", !16, i64 0}
!22 = !DILocation(line: 13, column: 9, scope: !9)
!23 = !DILocation(line: 14, column: 9, scope: !9)
!24 = !DILocation(line: 15, column: 5, scope: !9)
!25 = !DILocation(line: 16, column: 22, scope: !9)
!26 = !DILocation(line: 16, column: 17, scope: !9)
!27 = !DILocation(line: 16, column: 12, scope: !9)
!28 = !DILocation(line: 17, column: 11, scope: !9)
!29 = !DILocation(line: 17, column: 9, scope: !9)
!30 = !DILocation(line: 19, column: 11, scope: !9)
!31 = !DILocation(line: 19, column: 9, scope: !9)
!32 = !DILocation(line: 20, column: 9, scope: !9)
!33 = !DILocation(line: 21, column: 12, scope: !9)
!34 = !DILocation(line: 22, column: 1, scope: !9)
!35 = !DISubprogram(name: "klee_make_symbolic", scope: !36, file: !36, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!36 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
