; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/set_jump.c
; ModuleID = 'tests/programs/set_jump.c'
source_filename = "tests/programs/set_jump.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@env = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i8, align 1
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %1) #5, !dbg !12
  call void @klee_make_symbolic(ptr noundef nonnull %1, i64 noundef 1, ptr noundef nonnull @.str) #5, !dbg !13
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2), !dbg !14
  store volatile i32 0, ptr %2, align 4, !dbg !15, !tbaa !16
  %3 = call i32 @_setjmp(ptr noundef nonnull @env) #6, !dbg !20
  %4 = icmp eq i32 %3, 0, !dbg !21
  br i1 %4, label %5, label %11, !dbg !21

5:                                                ; preds = %0
  %6 = load i8, ptr %1, align 1, !tbaa !22
  %7 = load volatile i32, ptr %2, align 4, !dbg !23, !tbaa !16
  %8 = icmp eq i32 %7, 6, !dbg !24
  br i1 %8, label %19, label %9, !dbg !27

9:                                                ; preds = %5
  %10 = zext i8 %6 to i32
  br label %14, !dbg !27

11:                                               ; preds = %0
  %12 = load volatile i32, ptr %2, align 4, !dbg !28, !tbaa !16
  %13 = add nsw i32 %12, %3, !dbg !29
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2), !dbg !30
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %1) #5, !dbg !30
  ret i32 %13, !dbg !31

14:                                               ; preds = %9, %22
  %15 = phi i32 [ %7, %9 ], [ %25, %22 ]
  %16 = shl nuw i32 1, %15, !dbg !32
  %17 = and i32 %16, %10, !dbg !32
  %18 = icmp eq i32 %17, 0, !dbg !32
  br i1 %18, label %22, label %19, !dbg !33

19:                                               ; preds = %22, %14, %5
  %20 = icmp ugt i8 %6, 99, !dbg !34
  %21 = select i1 %20, i32 20, i32 10, !dbg !35
  call void @longjmp(ptr noundef nonnull @env, i32 noundef %21) #7, !dbg !36
  unreachable, !dbg !36

22:                                               ; preds = %14
  %23 = load volatile i32, ptr %2, align 4, !dbg !37, !tbaa !16
  %24 = add nsw i32 %23, 1, !dbg !37
  store volatile i32 %24, ptr %2, align 4, !dbg !37, !tbaa !16
  %25 = load volatile i32, ptr %2, align 4, !dbg !23, !tbaa !16
  %26 = icmp eq i32 %25, 6, !dbg !24
  br i1 %26, label %19, label %14, !dbg !27, !llvm.loop !38
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !41 void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind returns_twice
declare !dbg !43 i32 @_setjmp(ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: noreturn nounwind
declare !dbg !45 void @longjmp(ptr noundef, i32 noundef) local_unnamed_addr #4

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind returns_twice "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { nounwind returns_twice }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/set_jump.c", directory: ".", checksumkind: CSK_MD5, checksum: "263cb549e44e3bf9ce03c933d8127708")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !10, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
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
!25 = distinct !DISubprogram(name: "descend", scope: !1, file: !1, line: 5, type: !10, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!26 = distinct !DILocation(line: 16, column: 9, scope: !9)
!27 = !DILocation(line: 5, column: 48, scope: !25, inlinedAt: !26)
!28 = !DILocation(line: 14, column: 20, scope: !9)
!29 = !DILocation(line: 14, column: 18, scope: !9)
!30 = !DILocation(line: 17, column: 1, scope: !9)
!31 = !DILocation(line: 14, column: 9, scope: !9)
!32 = !DILocation(line: 5, column: 59, scope: !25, inlinedAt: !26)
!33 = !DILocation(line: 5, column: 41, scope: !25, inlinedAt: !26)
!34 = !DILocation(line: 5, column: 80, scope: !25, inlinedAt: !26)
!35 = !DILocation(line: 5, column: 78, scope: !25, inlinedAt: !26)
!36 = !DILocation(line: 5, column: 65, scope: !25, inlinedAt: !26)
!37 = !DILocation(line: 15, column: 18, scope: !9)
!38 = distinct !{!38, !39, !40}
!39 = !DILocation(line: 15, column: 5, scope: !9)
!40 = !DILocation(line: 16, column: 25, scope: !9)
!41 = !DISubprogram(name: "klee_make_symbolic", scope: !42, file: !42, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!42 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
!43 = !DISubprogram(name: "_setjmp", scope: !44, file: !44, line: 45, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!44 = !DIFile(filename: "/usr/include/setjmp.h", directory: "", checksumkind: CSK_MD5, checksum: "cd7862ae7ed31595227c999638ae74e7")
!45 = !DISubprogram(name: "longjmp", scope: !44, file: !44, line: 54, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
