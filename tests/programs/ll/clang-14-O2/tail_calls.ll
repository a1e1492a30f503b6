; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/tail_calls.c
; ModuleID = 'tests/programs/tail_calls.c'
source_filename = "tests/programs/tail_calls.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.machine = type { i8, i64, i64 }

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@table = internal unnamed_addr constant [4 x i64 (%struct.machine*, i32, i64)*] [i64 (%struct.machine*, i32, i64)* @count, i64 (%struct.machine*, i32, i64)* @choose, i64 (%struct.machine*, i32, i64)* @stop, i64 (%struct.machine*, i32, i64)* @leave], align 16

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i8, align 1
  %2 = alloca %struct.machine, align 8
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #6, !dbg !12
  call void @klee_make_symbolic(i8* noundef nonnull %1, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #6, !dbg !13
  %3 = getelementptr inbounds %struct.machine, %struct.machine* %2, i64 0, i32 0, !dbg !14
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %3) #6, !dbg !14
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(24) %3, i8 0, i64 24, i1 false), !dbg !15
  %4 = load i8, i8* %1, align 1, !dbg !16, !tbaa !17
  store i8 %4, i8* %3, align 8, !dbg !20, !tbaa !21
  %5 = call i64 @count(%struct.machine* noundef nonnull %2, i32 noundef 0, i64 noundef 1), !dbg !24
  %6 = icmp slt i64 %5, 0, !dbg !25
  br i1 %6, label %11, label %7, !dbg !26

7:                                                ; preds = %0
  %8 = urem i64 %5, 5, !dbg !27
  %9 = icmp eq i64 %8, 0, !dbg !28
  %10 = select i1 %9, i32 2, i32 3, !dbg !29
  br label %11, !dbg !26

11:                                               ; preds = %0, %7
  %12 = phi i32 [ %10, %7 ], [ 1, %0 ], !dbg !26
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %3) #6, !dbg !30
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #6, !dbg !30
  ret i32 %12, !dbg !30
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !31 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: noinline nounwind uwtable
define internal i64 @count(%struct.machine* noundef %0, i32 noundef %1, i64 noundef %2) #4 !dbg !33 {
  %4 = getelementptr inbounds %struct.machine, %struct.machine* %0, i64 0, i32 2
  %5 = getelementptr inbounds %struct.machine, %struct.machine* %0, i64 0, i32 1
  %6 = load i64, i64* %4, align 8, !tbaa !34
  %7 = load i64, i64* %5, align 8, !tbaa !35
  %8 = and i64 %2, 255, !dbg !36
  %9 = add i64 %6, %8, !dbg !37
  %10 = add i64 %7, 1, !dbg !38
  %11 = urem i64 %10, 20000, !dbg !39
  %12 = icmp eq i64 %11, 0, !dbg !39
  br i1 %12, label %25, label %13, !dbg !38

13:                                               ; preds = %3, %13
  %14 = phi i64 [ %22, %13 ], [ %10, %3 ]
  %15 = phi i64 [ %21, %13 ], [ %9, %3 ]
  %16 = phi i64 [ %19, %13 ], [ %2, %3 ]
  %17 = phi i32 [ %18, %13 ], [ %1, %3 ]
  %18 = add i32 %17, 1, !dbg !40
  %19 = add nsw i64 %16, 3, !dbg !41
  %20 = and i64 %19, 255, !dbg !36
  %21 = add i64 %15, %20, !dbg !37
  %22 = add i64 %14, 1, !dbg !38
  %23 = urem i64 %22, 20000, !dbg !39
  %24 = icmp eq i64 %23, 0, !dbg !39
  br i1 %24, label %25, label %13, !dbg !38

25:                                               ; preds = %13, %3
  %26 = phi i64 [ %10, %3 ], [ %22, %13 ]
  %27 = phi i64 [ %9, %3 ], [ %21, %13 ]
  %28 = phi i32 [ %1, %3 ], [ %18, %13 ]
  %29 = phi i64 [ %2, %3 ], [ %19, %13 ]
  store i64 %27, i64* %4, align 8, !dbg !37, !tbaa !34
  store i64 %26, i64* %5, align 8, !dbg !38, !tbaa !35
  %30 = musttail call i64 @choose(%struct.machine* noundef nonnull %0, i32 noundef %28, i64 noundef %29), !dbg !42
  ret i64 %30, !dbg !42
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: noinline nounwind uwtable
define internal i64 @choose(%struct.machine* noundef %0, i32 noundef %1, i64 noundef %2) #4 !dbg !43 {
  %4 = getelementptr inbounds %struct.machine, %struct.machine* %0, i64 0, i32 0, !dbg !44
  %5 = load i8, i8* %4, align 8, !dbg !44, !tbaa !21
  %6 = zext i8 %5 to i32, !dbg !45
  %7 = and i32 %6, 3, !dbg !46
  %8 = getelementptr inbounds %struct.machine, %struct.machine* %0, i64 0, i32 1, !dbg !47
  %9 = load i64, i64* %8, align 8, !dbg !47, !tbaa !35
  %10 = udiv i64 %9, 20000, !dbg !48
  %11 = zext i32 %7 to i64, !dbg !49
  %12 = icmp ugt i64 %10, %11, !dbg !50
  br i1 %12, label %17, label %13, !dbg !51

13:                                               ; preds = %3
  %14 = zext i8 %5 to i64, !dbg !52
  %15 = xor i64 %14, %2, !dbg !53
  %16 = musttail call i64 @count(%struct.machine* noundef nonnull %0, i32 noundef %1, i64 noundef %15), !dbg !54
  ret i64 %16, !dbg !54

17:                                               ; preds = %3
  %18 = lshr i32 %6, 7, !dbg !55
  %19 = or i32 %18, 2, !dbg !56
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds [4 x i64 (%struct.machine*, i32, i64)*], [4 x i64 (%struct.machine*, i32, i64)*]* @table, i64 0, i64 %20, !dbg !57
  %22 = load i64 (%struct.machine*, i32, i64)*, i64 (%struct.machine*, i32, i64)** %21, align 8, !dbg !57, !tbaa !58
  %23 = musttail call i64 %22(%struct.machine* noundef nonnull %0, i32 noundef %1, i64 noundef %2) #6, !dbg !57
  ret i64 %23, !dbg !57
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readonly uwtable willreturn
define internal i64 @stop(%struct.machine* nocapture noundef readonly %0, i32 noundef %1, i64 noundef %2) #5 !dbg !60 {
  %4 = getelementptr inbounds %struct.machine, %struct.machine* %0, i64 0, i32 2, !dbg !61
  %5 = load i64, i64* %4, align 8, !dbg !61, !tbaa !34
  %6 = zext i32 %1 to i64, !dbg !62
  %7 = add i64 %6, %2, !dbg !63
  %8 = add i64 %7, %5, !dbg !64
  ret i64 %8, !dbg !65
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readonly uwtable willreturn
define internal i64 @leave(%struct.machine* nocapture noundef readonly %0, i32 noundef %1, i64 noundef %2) #5 !dbg !66 {
  %4 = getelementptr inbounds %struct.machine, %struct.machine* %0, i64 0, i32 0, !dbg !67
  %5 = load i8, i8* %4, align 8, !dbg !67, !tbaa !21
  %6 = and i8 %5, 8, !dbg !68
  %7 = icmp eq i8 %6, 0, !dbg !68
  %8 = sub nsw i64 0, %2, !dbg !69
  %9 = zext i32 %1 to i64, !dbg !69
  %10 = select i1 %7, i64 %9, i64 %8, !dbg !69
  ret i64 %10, !dbg !70
}

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #4 = { noinline nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind readonly uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/tail_calls.c", directory: ".", checksumkind: CSK_MD5, checksum: "91f8b200e47a400c4308d7eb288eda42")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 44, type: !10, scopeLine: 45, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 46, column: 5, scope: !9)
!13 = !DILocation(line: 47, column: 5, scope: !9)
!14 = !DILocation(line: 48, column: 5, scope: !9)
!15 = !DILocation(line: 48, column: 20, scope: !9)
!16 = !DILocation(line: 48, column: 31, scope: !9)
!17 = !{!18, !18, i64 0}
!18 = !{!"omnipotent char", !19, i64 0}
!19 = !{!"Simple C/C++ TBAA"}
!20 = !DILocation(line: 48, column: 30, scope: !9)
!21 = !{!22, !18, i64 0}
!22 = !{!"machine", !18, i64 0, !23, i64 8, !23, i64 16}
!23 = !{!"long", !18, i64 0}
!24 = !DILocation(line: 49, column: 19, scope: !9)
!25 = !DILocation(line: 50, column: 19, scope: !9)
!26 = !DILocation(line: 50, column: 12, scope: !9)
!27 = !DILocation(line: 50, column: 36, scope: !9)
!28 = !DILocation(line: 50, column: 40, scope: !9)
!29 = !DILocation(line: 50, column: 29, scope: !9)
!30 = !DILocation(line: 51, column: 1, scope: !9)
!31 = !DISubprogram(name: "klee_make_symbolic", scope: !32, file: !32, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!32 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
!33 = distinct !DISubprogram(name: "count", scope: !1, file: !1, line: 15, type: !10, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!34 = !{!22, !23, i64 16}
!35 = !{!22, !23, i64 8}
!36 = !DILocation(line: 19, column: 21, scope: !33)
!37 = !DILocation(line: 19, column: 18, scope: !33)
!38 = !DILocation(line: 20, column: 9, scope: !33)
!39 = !DILocation(line: 20, column: 26, scope: !33)
!40 = !DILocation(line: 21, column: 60, scope: !33)
!41 = !DILocation(line: 21, column: 77, scope: !33)
!42 = !DILocation(line: 22, column: 38, scope: !33)
!43 = distinct !DISubprogram(name: "choose", scope: !1, file: !1, line: 25, type: !10, scopeLine: 26, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!44 = !DILocation(line: 28, column: 32, scope: !43)
!45 = !DILocation(line: 28, column: 23, scope: !43)
!46 = !DILocation(line: 28, column: 38, scope: !43)
!47 = !DILocation(line: 29, column: 18, scope: !43)
!48 = !DILocation(line: 29, column: 24, scope: !43)
!49 = !DILocation(line: 29, column: 35, scope: !43)
!50 = !DILocation(line: 29, column: 32, scope: !43)
!51 = !DILocation(line: 29, column: 9, scope: !43)
!52 = !DILocation(line: 30, column: 75, scope: !43)
!53 = !DILocation(line: 30, column: 73, scope: !43)
!54 = !DILocation(line: 30, column: 42, scope: !43)
!55 = !DILocation(line: 31, column: 64, scope: !43)
!56 = !DILocation(line: 31, column: 46, scope: !43)
!57 = !DILocation(line: 31, column: 38, scope: !43)
!58 = !{!59, !59, i64 0}
!59 = !{!"any pointer", !18, i64 0}
!60 = distinct !DISubprogram(name: "stop", scope: !1, file: !1, line: 34, type: !10, scopeLine: 35, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!61 = !DILocation(line: 36, column: 27, scope: !60)
!62 = !DILocation(line: 36, column: 47, scope: !60)
!63 = !DILocation(line: 36, column: 31, scope: !60)
!64 = !DILocation(line: 36, column: 45, scope: !60)
!65 = !DILocation(line: 36, column: 5, scope: !60)
!66 = distinct !DISubprogram(name: "leave", scope: !1, file: !1, line: 39, type: !10, scopeLine: 40, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!67 = !DILocation(line: 41, column: 21, scope: !66)
!68 = !DILocation(line: 41, column: 27, scope: !66)
!69 = !DILocation(line: 41, column: 12, scope: !66)
!70 = !DILocation(line: 41, column: 5, scope: !66)
