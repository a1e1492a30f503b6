; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/memory_functions.c
; ModuleID = 'tests/programs/memory_functions.c'
source_filename = "tests/programs/memory_functions.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: nounwind uwtable
define dso_local range(i32 1, 5) i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i8, align 1
  %2 = alloca [16 x i8], align 16
  %3 = alloca [16 x i8], align 16
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %1) #6, !dbg !12
  call void @klee_make_symbolic(ptr noundef nonnull %1, i64 noundef 1, ptr noundef nonnull @.str) #6, !dbg !13
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #6, !dbg !14
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #6, !dbg !14
  %4 = load i8, ptr %1, align 1, !dbg !15, !tbaa !16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %2, i8 %4, i64 16, i1 false), !dbg !19
  %5 = zext i8 %4 to i64, !dbg !20
  %6 = shl nuw nsw i64 %5, 8, !dbg !20
  %7 = or disjoint i64 %6, %5, !dbg !20
  %8 = shl nuw nsw i64 %7, 16, !dbg !20
  %9 = or disjoint i64 %7, %8, !dbg !20
  %10 = shl nuw i64 %9, 32, !dbg !20
  %11 = or disjoint i64 %9, %10, !dbg !20
  store i64 %11, ptr %3, align 16, !dbg !20
  %12 = getelementptr inbounds i8, ptr %3, i64 8, !dbg !21
  store i64 506381209866536711, ptr %12, align 8, !dbg !22
  %13 = getelementptr inbounds i8, ptr %3, i64 1, !dbg !23
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(15) %13, ptr noundef nonnull align 16 dereferenceable(15) %3, i64 15, i1 false), !dbg !24
  %14 = call i32 @bcmp(ptr noundef nonnull dereferenceable(9) %2, ptr noundef nonnull dereferenceable(9) %3, i64 9), !dbg !25
  %15 = icmp eq i32 %14, 0, !dbg !26
  br i1 %15, label %16, label %21, !dbg !25

16:                                               ; preds = %0
  %17 = getelementptr inbounds i8, ptr %3, i64 9, !dbg !27
  %18 = load i8, ptr %17, align 1, !dbg !27, !tbaa !16
  %19 = icmp eq i8 %18, 7, !dbg !28
  %20 = select i1 %19, i32 1, i32 2, !dbg !27
  br label %24, !dbg !29

21:                                               ; preds = %0
  %22 = icmp eq i8 %4, 7, !dbg !30
  %23 = select i1 %22, i32 3, i32 4, !dbg !30
  br label %24, !dbg !31

24:                                               ; preds = %21, %16
  %25 = phi i32 [ %20, %16 ], [ %23, %21 ], !dbg !32
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #6, !dbg !33
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #6, !dbg !33
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %1) #6, !dbg !33
  ret i32 %25, !dbg !33
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !34 void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind willreturn memory(argmem: read)
declare i32 @bcmp(ptr nocapture, ptr nocapture, i64) local_unnamed_addr #5

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nofree nounwind willreturn memory(argmem: read) }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/memory_functions.c", directory: ".", checksumkind: CSK_MD5, checksum: "6b9f8f4d54733ee36b9f30260e2067ed")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !10, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 7, column: 5, scope: !9)
!13 = !DILocation(line: 8, column: 5, scope: !9)
!14 = !DILocation(line: 9, column: 5, scope: !9)
!15 = !DILocation(line: 10, column: 15, scope: !9)
!16 = !{!17, !17, i64 0}
!17 = !{!"omnipotent char", !18, i64 0}
!18 = !{!"Simple C/C++ TBAA"}
!19 = !DILocation(line: 10, column: 5, scope: !9)
!20 = !DILocation(line: 11, column: 5, scope: !9)
!21 = !DILocation(line: 12, column: 14, scope: !9)
!22 = !DILocation(line: 12, column: 5, scope: !9)
!23 = !DILocation(line: 13, column: 15, scope: !9)
!24 = !DILocation(line: 13, column: 5, scope: !9)
!25 = !DILocation(line: 14, column: 9, scope: !9)
!26 = !DILocation(line: 14, column: 25, scope: !9)
!27 = !DILocation(line: 15, column: 16, scope: !9)
!28 = !DILocation(line: 15, column: 21, scope: !9)
!29 = !DILocation(line: 15, column: 9, scope: !9)
!30 = !DILocation(line: 16, column: 12, scope: !9)
!31 = !DILocation(line: 16, column: 5, scope: !9)
!32 = !DILocation(line: 0, scope: !9)
!33 = !DILocation(line: 17, column: 1, scope: !9)
!34 = !DISubprogram(name: "klee_make_symbolic", scope: !35, file: !35, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!35 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
