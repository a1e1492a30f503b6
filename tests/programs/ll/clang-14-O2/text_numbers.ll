; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/text_numbers.c
; ModuleID = 'tests/programs/text_numbers.c'
source_filename = "tests/programs/text_numbers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"<%d>\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i16, align 2
  %2 = alloca [3 x i8], align 1
  %3 = alloca [16 x i8], align 16
  %4 = bitcast i16* %1 to i8*, !dbg !12
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %4) #5, !dbg !12
  call void @klee_make_symbolic(i8* noundef nonnull %4, i64 noundef 2, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #5, !dbg !13
  %5 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 0, !dbg !14
  call void @llvm.lifetime.start.p0i8(i64 3, i8* nonnull %5) #5, !dbg !14
  %6 = load i16, i16* %1, align 2, !dbg !15, !tbaa !16
  %7 = trunc i16 %6 to i8, !dbg !20
  store i8 %7, i8* %5, align 1, !dbg !21, !tbaa !22
  %8 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !21
  %9 = lshr i16 %6, 8, !dbg !23
  %10 = trunc i16 %9 to i8, !dbg !24
  store i8 %10, i8* %8, align 1, !dbg !21, !tbaa !22
  %11 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 2, !dbg !21
  store i8 0, i8* %11, align 1, !dbg !21, !tbaa !22
  %12 = getelementptr inbounds [16 x i8], [16 x i8]* %3, i64 0, i64 0, !dbg !14
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %12) #5, !dbg !14
  %13 = call i64 @strtol(i8* nocapture noundef nonnull %5, i8** noundef null, i32 noundef 10) #5, !dbg !25
  %14 = trunc i64 %13 to i32, !dbg !29
  %15 = icmp eq i32 %14, 42, !dbg !30
  br i1 %15, label %24, label %16, !dbg !31

16:                                               ; preds = %0
  %17 = icmp sgt i32 %14, 9, !dbg !32
  %18 = zext i1 %17 to i32, !dbg !33
  %19 = call i32 (i8*, i8*, ...) @sprintf(i8* noundef nonnull %12, i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([5 x i8], [5 x i8]* @.str.1, i64 0, i64 0), i32 noundef %18) #5, !dbg !34
  %20 = getelementptr inbounds [16 x i8], [16 x i8]* %3, i64 0, i64 1, !dbg !35
  %21 = load i8, i8* %20, align 1, !dbg !35, !tbaa !22
  %22 = icmp eq i8 %21, 49, !dbg !36
  %23 = select i1 %22, i32 2, i32 3, !dbg !35
  br label %24, !dbg !37

24:                                               ; preds = %0, %16
  %25 = phi i32 [ %23, %16 ], [ 1, %0 ], !dbg !38
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %12) #5, !dbg !39
  call void @llvm.lifetime.end.p0i8(i64 3, i8* nonnull %5) #5, !dbg !39
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %4) #5, !dbg !39
  ret i32 %25, !dbg !39
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !40 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: nofree nounwind
declare noundef i32 @sprintf(i8* noalias nocapture noundef writeonly, i8* nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(i8* noundef readonly, i8** nocapture noundef, i32 noundef) local_unnamed_addr #4

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/text_numbers.c", directory: ".", checksumkind: CSK_MD5, checksum: "278e73ba4102a34a2772b6f7d8900f57")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !10, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
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
!26 = distinct !DISubprogram(name: "atoi", scope: !27, file: !27, line: 362, type: !10, scopeLine: 363, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
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
!40 = !DISubprogram(name: "klee_make_symbolic", scope: !41, file: !41, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!41 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
