; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/text_numbers.c
; ModuleID = 'tests/programs/text_numbers.c'
source_filename = "tests/programs/text_numbers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"<%d>\00", align 1

; Function Attrs: nounwind uwtable
define dso_local range(i32 1, 4) i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i16, align 2
  %2 = alloca [3 x i8], align 1
  %3 = alloca [16 x i8], align 16
  call void @llvm.lifetime.start.p0(i64 2, ptr nonnull %1) #5, !dbg !12
  call void @klee_make_symbolic(ptr noundef nonnull %1, i64 noundef 2, ptr noundef nonnull @.str) #5, !dbg !13
  call void @llvm.lifetime.start.p0(i64 3, ptr nonnull %2) #5, !dbg !14
  %4 = load i16, ptr %1, align 2, !dbg !15, !tbaa !16
  %5 = trunc i16 %4 to i8, !dbg !20
  store i8 %5, ptr %2, align 1, !dbg !21, !tbaa !22
  %6 = getelementptr inbounds i8, ptr %2, i64 1, !dbg !21
  %7 = lshr i16 %4, 8, !dbg !23
  %8 = trunc nuw i16 %7 to i8, !dbg !24
  store i8 %8, ptr %6, align 1, !dbg !21, !tbaa !22
  %9 = getelementptr inbounds i8, ptr %2, i64 2, !dbg !21
  store i8 0, ptr %9, align 1, !dbg !21, !tbaa !22
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #5, !dbg !14
  %10 = call i64 @strtol(ptr nocapture noundef nonnull %2, ptr noundef null, i32 noundef 10) #5, !dbg !25
  %11 = trunc i64 %10 to i32, !dbg !29
  %12 = icmp eq i32 %11, 42, !dbg !30
  br i1 %12, label %21, label %13, !dbg !31

13:                                               ; preds = %0
  %14 = icmp sgt i32 %11, 9, !dbg !32
  %15 = zext i1 %14 to i32, !dbg !33
  %16 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef nonnull dereferenceable(1) %3, ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %15) #5, !dbg !34
  %17 = getelementptr inbounds i8, ptr %3, i64 1, !dbg !35
  %18 = load i8, ptr %17, align 1, !dbg !35, !tbaa !22
  %19 = icmp eq i8 %18, 49, !dbg !36
  %20 = select i1 %19, i32 2, i32 3, !dbg !35
  br label %21, !dbg !37

21:                                               ; preds = %0, %13
  %22 = phi i32 [ %20, %13 ], [ 1, %0 ], !dbg !38
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #5, !dbg !39
  call void @llvm.lifetime.end.p0(i64 3, ptr nonnull %2) #5, !dbg !39
  call void @llvm.lifetime.end.p0(i64 2, ptr nonnull %1) #5, !dbg !39
  ret i32 %22, !dbg !39
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !40 void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nofree nounwind
declare !dbg !42 noundef i32 @sprintf(ptr noalias nocapture noundef writeonly, ptr nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree nounwind willreturn
declare !dbg !44 i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #4

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/text_numbers.c", directory: ".", checksumkind: CSK_MD5, checksum: "278e73ba4102a34a2772b6f7d8900f57")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !10, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 8, column: 5, scope: !9)
!13 = !DILocation(line: 9, column: 5, scope: !9)
!14 = !DILocation(line: 10, column: 5, scope: !9)
!15 = !DILocation(line: 10, column: 24, scope: !9)
!16 = !{!17, !17, i64 0}
!17 = !{!"short", !18, i64 0}
!18 = !{!"omnipotent char", !19, i64 0}
!19 = !{!"Simple C/C++ TBAA"}
!20 = !DILocation(line: 10, column: 18, scope: !9)
!21 = !DILocation(line: 10, column: 17, scope: !9)
!22 = !{!18, !18, i64 0}
!23 = !DILocation(line: 10, column: 36, scope: !9)
!24 = !DILocation(line: 10, column: 27, scope: !9)
!25 = !DILocation(line: 364, column: 16, scope: !26, inlinedAt: !28)
!26 = distinct !DISubprogram(name: "atoi", scope: !27, file: !27, line: 362, type: !10, scopeLine: 363, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!27 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!28 = distinct !DILocation(line: 11, column: 13, scope: !9)
!29 = !DILocation(line: 364, column: 10, scope: !26, inlinedAt: !28)
!30 = !DILocation(line: 12, column: 11, scope: !9)
!31 = !DILocation(line: 12, column: 9, scope: !9)
!32 = !DILocation(line: 14, column: 28, scope: !9)
!33 = !DILocation(line: 14, column: 26, scope: !9)
!34 = !DILocation(line: 14, column: 5, scope: !9)
!35 = !DILocation(line: 15, column: 12, scope: !9)
!36 = !DILocation(line: 15, column: 19, scope: !9)
!37 = !DILocation(line: 15, column: 5, scope: !9)
!38 = !DILocation(line: 0, scope: !9)
!39 = !DILocation(line: 16, column: 1, scope: !9)
!40 = !DISubprogram(name: "klee_make_symbolic", scope: !41, file: !41, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!41 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
!42 = !DISubprogram(name: "sprintf", scope: !43, file: !43, line: 358, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!43 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!44 = !DISubprogram(name: "strtol", scope: !27, file: !27, line: 177, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
