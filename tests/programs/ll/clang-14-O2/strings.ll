; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/strings.c
; ModuleID = 'tests/programs/strings.c'
source_filename = "tests/programs/strings.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"abz\00", align 1
@.str.2 = private unnamed_addr constant [3 x i8] c"hi\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i16, align 2
  %2 = alloca [4 x i8], align 1
  %3 = bitcast i16* %1 to i8*, !dbg !12
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %3) #5, !dbg !12
  call void @klee_make_symbolic(i8* noundef nonnull %3, i64 noundef 2, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #5, !dbg !13
  %4 = getelementptr inbounds [4 x i8], [4 x i8]* %2, i64 0, i64 0, !dbg !14
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #5, !dbg !14
  %5 = load i16, i16* %1, align 2, !dbg !15, !tbaa !16
  %6 = trunc i16 %5 to i8, !dbg !20
  store i8 %6, i8* %4, align 1, !dbg !21, !tbaa !22
  %7 = getelementptr inbounds [4 x i8], [4 x i8]* %2, i64 0, i64 1, !dbg !21
  %8 = lshr i16 %5, 8, !dbg !23
  %9 = trunc i16 %8 to i8, !dbg !24
  store i8 %9, i8* %7, align 1, !dbg !21, !tbaa !22
  %10 = getelementptr inbounds [4 x i8], [4 x i8]* %2, i64 0, i64 2, !dbg !21
  store i8 122, i8* %10, align 1, !dbg !21, !tbaa !22
  %11 = getelementptr inbounds [4 x i8], [4 x i8]* %2, i64 0, i64 3, !dbg !21
  store i8 0, i8* %11, align 1, !dbg !21, !tbaa !22
  %12 = call i32 @bcmp(i8* noundef nonnull dereferenceable(4) %4, i8* noundef nonnull dereferenceable(4) getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i64 4), !dbg !25
  %13 = icmp eq i32 %12, 0, !dbg !26
  br i1 %13, label %24, label %14, !dbg !25

14:                                               ; preds = %0
  %15 = call i64 @strlen(i8* noundef nonnull %4) #6, !dbg !27
  %16 = icmp eq i64 %15, 1, !dbg !28
  br i1 %16, label %24, label %17, !dbg !27

17:                                               ; preds = %14
  %18 = call i8* @strchr(i8* noundef nonnull %4, i32 noundef 113) #6, !dbg !29
  %19 = icmp eq i8* %18, null, !dbg !30
  br i1 %19, label %20, label %24, !dbg !29

20:                                               ; preds = %17
  %21 = call i32 @bcmp(i8* noundef nonnull dereferenceable(2) %4, i8* noundef nonnull dereferenceable(2) getelementptr inbounds ([3 x i8], [3 x i8]* @.str.2, i64 0, i64 0), i64 2), !dbg !31
  %22 = icmp eq i32 %21, 0, !dbg !32
  %23 = select i1 %22, i32 4, i32 5, !dbg !31
  br label %24, !dbg !29

24:                                               ; preds = %20, %17, %14, %0
  %25 = phi i32 [ 1, %0 ], [ 2, %14 ], [ %23, %20 ], [ 3, %17 ], !dbg !33
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #5, !dbg !34
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %3) #5, !dbg !34
  ret i32 %25, !dbg !34
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !35 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nounwind readonly willreturn
declare i64 @strlen(i8* nocapture noundef) local_unnamed_addr #3

; Function Attrs: argmemonly mustprogress nofree nounwind readonly willreturn
declare i8* @strchr(i8* noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly nofree nounwind readonly willreturn
declare i32 @bcmp(i8* nocapture, i8* nocapture, i64) local_unnamed_addr #4

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nounwind readonly willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly nofree nounwind readonly willreturn }
attributes #5 = { nounwind }
attributes #6 = { nounwind readonly willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/strings.c", directory: ".", checksumkind: CSK_MD5, checksum: "493eb0ede28ce05ea86d960e220313bf")
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
!35 = !DISubprogram(name: "klee_make_symbolic", scope: !36, file: !36, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!36 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
