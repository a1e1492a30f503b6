; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/variable_length_array.c
; ModuleID = 'tests/programs/variable_length_array.c'
source_filename = "tests/programs/variable_length_array.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #4, !dbg !12
  call void @klee_make_symbolic(i8* noundef nonnull %1, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #4, !dbg !13
  %2 = load i8, i8* %1, align 1, !dbg !14, !tbaa !15
  %3 = and i8 %2, 7, !dbg !18
  %4 = add nuw nsw i8 %3, 1, !dbg !19
  %5 = zext i8 %4 to i64, !dbg !20
  %6 = call i8* @llvm.stacksave(), !dbg !20
  %7 = alloca i32, i64 %5, align 16, !dbg !20
  %8 = load i8, i8* %1, align 1, !tbaa !15
  %9 = lshr i8 %8, 5
  %10 = zext i8 %9 to i32
  store i32 %10, i32* %7, align 16, !dbg !21, !tbaa !22
  %11 = icmp eq i8 %3, 0, !dbg !24
  br i1 %11, label %12, label %18, !dbg !25, !llvm.loop !26

12:                                               ; preds = %42, %38, %34, %30, %26, %22, %18, %0
  %13 = zext i8 %4 to i32, !dbg !19
  %14 = zext i8 %3 to i64
  %15 = getelementptr inbounds i32, i32* %7, i64 %14, !dbg !29
  %16 = load i32, i32* %15, align 4, !dbg !29, !tbaa !22
  %17 = add nsw i32 %16, %13, !dbg !30
  call void @llvm.stackrestore(i8* %6), !dbg !31
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #4, !dbg !31
  ret i32 %17, !dbg !31

18:                                               ; preds = %0
  %19 = xor i32 %10, 1, !dbg !32
  %20 = getelementptr inbounds i32, i32* %7, i64 1, !dbg !33
  store i32 %19, i32* %20, align 4, !dbg !21, !tbaa !22
  %21 = icmp eq i8 %4, 2, !dbg !24
  br i1 %21, label %12, label %22, !dbg !25, !llvm.loop !26

22:                                               ; preds = %18
  %23 = xor i32 %10, 2, !dbg !32
  %24 = getelementptr inbounds i32, i32* %7, i64 2, !dbg !33
  store i32 %23, i32* %24, align 8, !dbg !21, !tbaa !22
  %25 = icmp eq i8 %4, 3, !dbg !24
  br i1 %25, label %12, label %26, !dbg !25, !llvm.loop !26

26:                                               ; preds = %22
  %27 = xor i32 %10, 3, !dbg !32
  %28 = getelementptr inbounds i32, i32* %7, i64 3, !dbg !33
  store i32 %27, i32* %28, align 4, !dbg !21, !tbaa !22
  %29 = icmp eq i8 %4, 4, !dbg !24
  br i1 %29, label %12, label %30, !dbg !25, !llvm.loop !26

30:                                               ; preds = %26
  %31 = xor i32 %10, 4, !dbg !32
  %32 = getelementptr inbounds i32, i32* %7, i64 4, !dbg !33
  store i32 %31, i32* %32, align 16, !dbg !21, !tbaa !22
  %33 = icmp eq i8 %4, 5, !dbg !24
  br i1 %33, label %12, label %34, !dbg !25, !llvm.loop !26

34:                                               ; preds = %30
  %35 = xor i32 %10, 5, !dbg !32
  %36 = getelementptr inbounds i32, i32* %7, i64 5, !dbg !33
  store i32 %35, i32* %36, align 4, !dbg !21, !tbaa !22
  %37 = icmp eq i8 %4, 6, !dbg !24
  br i1 %37, label %12, label %38, !dbg !25, !llvm.loop !26

38:                                               ; preds = %34
  %39 = xor i32 %10, 6, !dbg !32
  %40 = getelementptr inbounds i32, i32* %7, i64 6, !dbg !33
  store i32 %39, i32* %40, align 8, !dbg !21, !tbaa !22
  %41 = icmp eq i8 %4, 7, !dbg !24
  br i1 %41, label %12, label %42, !dbg !25, !llvm.loop !26

42:                                               ; preds = %38
  %43 = xor i32 %10, 7, !dbg !32
  %44 = getelementptr inbounds i32, i32* %7, i64 7, !dbg !33
  store i32 %43, i32* %44, align 4, !dbg !21, !tbaa !22
  br label %12
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !34 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare i8* @llvm.stacksave() #3

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.stackrestore(i8*) #3

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nosync nounwind willreturn }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/variable_length_array.c", directory: ".", checksumkind: CSK_MD5, checksum: "109cb3250e6ba4f25b603ccd03093d4d")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !10, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 6, column: 5, scope: !9)
!13 = !DILocation(line: 7, column: 5, scope: !9)
!14 = !DILocation(line: 8, column: 14, scope: !9)
!15 = !{!16, !16, i64 0}
!16 = !{!"omnipotent char", !17, i64 0}
!17 = !{!"Simple C/C++ TBAA"}
!18 = !DILocation(line: 8, column: 16, scope: !9)
!19 = !DILocation(line: 8, column: 21, scope: !9)
!20 = !DILocation(line: 9, column: 5, scope: !9)
!21 = !DILocation(line: 11, column: 14, scope: !9)
!22 = !{!23, !23, i64 0}
!23 = !{!"int", !16, i64 0}
!24 = !DILocation(line: 10, column: 23, scope: !9)
!25 = !DILocation(line: 10, column: 5, scope: !9)
!26 = distinct !{!26, !25, !27, !28}
!27 = !DILocation(line: 11, column: 27, scope: !9)
!28 = !{!"llvm.loop.mustprogress"}
!29 = !DILocation(line: 12, column: 42, scope: !9)
!30 = !DILocation(line: 12, column: 40, scope: !9)
!31 = !DILocation(line: 13, column: 1, scope: !9)
!32 = !DILocation(line: 11, column: 18, scope: !9)
!33 = !DILocation(line: 11, column: 9, scope: !9)
!34 = !DISubprogram(name: "klee_make_symbolic", scope: !35, file: !35, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!35 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
