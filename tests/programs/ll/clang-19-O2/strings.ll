; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/strings.c
; ModuleID = 'tests/programs/strings.c'
source_filename = "tests/programs/strings.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"abz\00", align 1
@.str.2 = private unnamed_addr constant [3 x i8] c"hi\00", align 1

; Function Attrs: nounwind uwtable
define dso_local range(i32 1, 6) i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i16, align 2
  %2 = alloca [4 x i8], align 1
  call void @llvm.lifetime.start.p0(i64 2, ptr nonnull %1) #5, !dbg !12
  call void @klee_make_symbolic(ptr noundef nonnull %1, i64 noundef 2, ptr noundef nonnull @.str) #5, !dbg !13
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #5, !dbg !14
  %3 = load i16, ptr %1, align 2, !dbg !15, !tbaa !16
  %4 = trunc i16 %3 to i8, !dbg !20
  store i8 %4, ptr %2, align 1, !dbg !21, !tbaa !22
  %5 = getelementptr inbounds i8, ptr %2, i64 1, !dbg !21
  %6 = lshr i16 %3, 8, !dbg !23
  %7 = trunc nuw i16 %6 to i8, !dbg !24
  store i8 %7, ptr %5, align 1, !dbg !21, !tbaa !22
  %8 = getelementptr inbounds i8, ptr %2, i64 2, !dbg !21
  store i8 122, ptr %8, align 1, !dbg !21, !tbaa !22
  %9 = getelementptr inbounds i8, ptr %2, i64 3, !dbg !21
  store i8 0, ptr %9, align 1, !dbg !21, !tbaa !22
  %10 = call i32 @bcmp(ptr noundef nonnull dereferenceable(4) %2, ptr noundef nonnull dereferenceable(4) @.str.1, i64 4), !dbg !25
  %11 = icmp eq i32 %10, 0, !dbg !26
  br i1 %11, label %22, label %12, !dbg !25

12:                                               ; preds = %0
  %13 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %2) #6, !dbg !27
  %14 = icmp eq i64 %13, 1, !dbg !28
  br i1 %14, label %22, label %15, !dbg !27

15:                                               ; preds = %12
  %16 = call ptr @strchr(ptr noundef nonnull dereferenceable(1) %2, i32 noundef 113) #6, !dbg !29
  %17 = icmp eq ptr %16, null, !dbg !30
  br i1 %17, label %18, label %22, !dbg !29

18:                                               ; preds = %15
  %19 = call i32 @bcmp(ptr noundef nonnull dereferenceable(2) %2, ptr noundef nonnull dereferenceable(2) @.str.2, i64 2), !dbg !31
  %20 = icmp eq i32 %19, 0, !dbg !32
  %21 = select i1 %20, i32 4, i32 5, !dbg !31
  br label %22, !dbg !29

22:                                               ; preds = %18, %15, %12, %0
  %23 = phi i32 [ 1, %0 ], [ 2, %12 ], [ %21, %18 ], [ 3, %15 ], !dbg !33
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #5, !dbg !34
  call void @llvm.lifetime.end.p0(i64 2, ptr nonnull %1) #5, !dbg !34
  ret i32 %23, !dbg !34
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !35 void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare !dbg !37 i64 @strlen(ptr nocapture noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare !dbg !39 ptr @strchr(ptr noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind willreturn memory(argmem: read)
declare i32 @bcmp(ptr nocapture, ptr nocapture, i64) local_unnamed_addr #4

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nounwind willreturn memory(argmem: read) }
attributes #5 = { nounwind }
attributes #6 = { nounwind willreturn memory(read) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/strings.c", directory: ".", checksumkind: CSK_MD5, checksum: "493eb0ede28ce05ea86d960e220313bf")
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
!15 = !DILocation(line: 9, column: 24, scope: !9)
!16 = !{!17, !17, i64 0}
!17 = !{!"short", !18, i64 0}
!18 = !{!"omnipotent char", !19, i64 0}
!19 = !{!"Simple C/C++ TBAA"}
!20 = !DILocation(line: 9, column: 18, scope: !9)
!21 = !DILocation(line: 9, column: 17, scope: !9)
!22 = !{!18, !18, i64 0}
!23 = !DILocation(line: 9, column: 36, scope: !9)
!24 = !DILocation(line: 9, column: 27, scope: !9)
!25 = !DILocation(line: 10, column: 9, scope: !9)
!26 = !DILocation(line: 10, column: 26, scope: !9)
!27 = !DILocation(line: 12, column: 9, scope: !9)
!28 = !DILocation(line: 12, column: 19, scope: !9)
!29 = !DILocation(line: 14, column: 12, scope: !9)
!30 = !DILocation(line: 14, column: 27, scope: !9)
!31 = !DILocation(line: 14, column: 41, scope: !9)
!32 = !DILocation(line: 14, column: 61, scope: !9)
!33 = !DILocation(line: 0, scope: !9)
!34 = !DILocation(line: 15, column: 1, scope: !9)
!35 = !DISubprogram(name: "klee_make_symbolic", scope: !36, file: !36, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!36 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
!37 = !DISubprogram(name: "strlen", scope: !38, file: !38, line: 407, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!38 = !DIFile(filename: "/usr/include/string.h", directory: "", checksumkind: CSK_MD5, checksum: "0ee11a08692643b86154f96759d0f7fa")
!39 = !DISubprogram(name: "strchr", scope: !38, file: !38, line: 246, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
