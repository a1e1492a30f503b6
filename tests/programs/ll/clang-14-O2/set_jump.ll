; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/set_jump.c
; ModuleID = 'tests/programs/set_jump.c'
source_filename = "tests/programs/set_jump.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@env = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i8, align 1
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #5, !dbg !12
  call void @klee_make_symbolic(i8* noundef nonnull %1, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #5, !dbg !13
  %3 = bitcast i32* %2 to i8*, !dbg !14
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3), !dbg !14
  store volatile i32 0, i32* %2, align 4, !dbg !15, !tbaa !16
  %4 = call i32 @_setjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @env, i64 0, i64 0)) #6, !dbg !20
  %5 = icmp eq i32 %4, 0, !dbg !21
  br i1 %5, label %6, label %12, !dbg !21

6:                                                ; preds = %0
  %7 = load i8, i8* %1, align 1, !tbaa !22
  %8 = load volatile i32, i32* %2, align 4, !dbg !23, !tbaa !16
  %9 = icmp eq i32 %8, 6, !dbg !24
  br i1 %9, label %20, label %10, !dbg !27

10:                                               ; preds = %6
  %11 = zext i8 %7 to i32
  br label %15, !dbg !27

12:                                               ; preds = %0
  %13 = load volatile i32, i32* %2, align 4, !dbg !28, !tbaa !16
  %14 = add nsw i32 %13, %4, !dbg !29
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3), !dbg !30
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #5, !dbg !30
  ret i32 %14, !dbg !30

15:                                               ; preds = %10, %23
  %16 = phi i32 [ %8, %10 ], [ %26, %23 ]
  %17 = shl nuw i32 1, %16, !dbg !31
  %18 = and i32 %17, %11, !dbg !31
  %19 = icmp eq i32 %18, 0, !dbg !31
  br i1 %19, label %23, label %20, !dbg !32

20:                                               ; preds = %23, %15, %6
  %21 = icmp ugt i8 %7, 99, !dbg !33
  %22 = select i1 %21, i32 20, i32 10, !dbg !34
  call void @longjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @env, i64 0, i64 0), i32 noundef %22) #7, !dbg !35
  unreachable, !dbg !35

23:                                               ; preds = %15
  %24 = load volatile i32, i32* %2, align 4, !dbg !36, !tbaa !16
  %25 = add nsw i32 %24, 1, !dbg !36
  store volatile i32 %25, i32* %2, align 4, !dbg !36, !tbaa !16
  %26 = load volatile i32, i32* %2, align 4, !dbg !23, !tbaa !16
  %27 = icmp eq i32 %26, 6, !dbg !24
  br i1 %27, label %20, label %15, !dbg !27, !llvm.loop !37
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !40 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind returns_twice
declare i32 @_setjmp(%struct.__jmp_buf_tag* noundef) local_unnamed_addr #3

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: noreturn nounwind
declare void @longjmp(%struct.__jmp_buf_tag* noundef, i32 noundef) local_unnamed_addr #4

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind returns_twice "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { nounwind returns_twice }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/set_jump.c", directory: ".", checksumkind: CSK_MD5, checksum: "263cb549e44e3bf9ce03c933d8127708")
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
!14 = !DILocation(line: 11, column: 5, scope: !9)
!15 = !DILocation(line: 11, column: 18, scope: !9)
!16 = !{!17, !17, i64 0}
!17 = !{!"int", !18, i64 0}
!18 = !{!"omnipotent char", !19, i64 0}
!19 = !{!"Simple C/C++ TBAA"}
!20 = !DILocation(line: 12, column: 13, scope: !9)
!21 = !DILocation(line: 13, column: 9, scope: !9)
!22 = !{!18, !18, i64 0}
!23 = !DILocation(line: 16, column: 20, scope: !9)
!24 = !DILocation(line: 5, column: 43, scope: !25, inlinedAt: !26)
!25 = distinct !DISubprogram(name: "descend", scope: !1, file: !1, line: 5, type: !10, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!26 = distinct !DILocation(line: 16, column: 9, scope: !9)
!27 = !DILocation(line: 5, column: 48, scope: !25, inlinedAt: !26)
!28 = !DILocation(line: 14, column: 20, scope: !9)
!29 = !DILocation(line: 14, column: 18, scope: !9)
!30 = !DILocation(line: 17, column: 1, scope: !9)
!31 = !DILocation(line: 5, column: 59, scope: !25, inlinedAt: !26)
!32 = !DILocation(line: 5, column: 41, scope: !25, inlinedAt: !26)
!33 = !DILocation(line: 5, column: 80, scope: !25, inlinedAt: !26)
!34 = !DILocation(line: 5, column: 78, scope: !25, inlinedAt: !26)
!35 = !DILocation(line: 5, column: 65, scope: !25, inlinedAt: !26)
!36 = !DILocation(line: 15, column: 18, scope: !9)
!37 = distinct !{!37, !38, !39}
!38 = !DILocation(line: 15, column: 5, scope: !9)
!39 = !DILocation(line: 16, column: 25, scope: !9)
!40 = !DISubprogram(name: "klee_make_symbolic", scope: !41, file: !41, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!41 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
