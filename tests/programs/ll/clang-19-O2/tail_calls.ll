; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/tail_calls.c
; ModuleID = 'tests/programs/tail_calls.c'
source_filename = "tests/programs/tail_calls.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.machine = type { i8, i64, i64 }

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@table = internal unnamed_addr constant [4 x ptr] [ptr @count, ptr @choose, ptr @stop, ptr @leave], align 16

; Function Attrs: nounwind uwtable
define dso_local range(i32 1, 4) i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i8, align 1
  %2 = alloca %struct.machine, align 8
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %1) #6, !dbg !12
  call void @klee_make_symbolic(ptr noundef nonnull %1, i64 noundef 1, ptr noundef nonnull @.str) #6, !dbg !13
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #6, !dbg !14
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %2, i8 0, i64 24, i1 false), !dbg !15
  %3 = load i8, ptr %1, align 1, !dbg !16, !tbaa !17
  store i8 %3, ptr %2, align 8, !dbg !20, !tbaa !21
  %4 = call i64 @count(ptr noundef nonnull %2, i32 noundef 0, i64 noundef 1), !dbg !24
  %5 = icmp slt i64 %4, 0, !dbg !25
  br i1 %5, label %10, label %6, !dbg !26

6:                                                ; preds = %0
  %7 = urem i64 %4, 5, !dbg !27
  %8 = icmp eq i64 %7, 0, !dbg !28
  %9 = select i1 %8, i32 2, i32 3, !dbg !29
  br label %10, !dbg !26

10:                                               ; preds = %0, %6
  %11 = phi i32 [ %9, %6 ], [ 1, %0 ], !dbg !26
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #6, !dbg !30
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %1) #6, !dbg !30
  ret i32 %11, !dbg !31
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !32 void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: noinline nounwind uwtable
define internal i64 @count(ptr noundef %0, i32 noundef %1, i64 noundef %2) #4 !dbg !34 {
  %4 = getelementptr inbounds i8, ptr %0, i64 16
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load i64, ptr %4, align 8, !tbaa !35
  %7 = load i64, ptr %5, align 8, !tbaa !36
  %8 = and i64 %2, 255, !dbg !37
  %9 = add i64 %6, %8, !dbg !38
  %10 = add i64 %7, 1, !dbg !39
  %11 = urem i64 %10, 20000, !dbg !40
  %12 = icmp eq i64 %11, 0, !dbg !40
  br i1 %12, label %25, label %13, !dbg !39

13:                                               ; preds = %3, %13
  %14 = phi i64 [ %22, %13 ], [ %10, %3 ]
  %15 = phi i64 [ %21, %13 ], [ %9, %3 ]
  %16 = phi i64 [ %19, %13 ], [ %2, %3 ]
  %17 = phi i32 [ %18, %13 ], [ %1, %3 ]
  %18 = add i32 %17, 1, !dbg !41
  %19 = add nsw i64 %16, 3, !dbg !42
  %20 = and i64 %19, 255, !dbg !37
  %21 = add i64 %15, %20, !dbg !38
  %22 = add i64 %14, 1, !dbg !39
  %23 = urem i64 %22, 20000, !dbg !40
  %24 = icmp eq i64 %23, 0, !dbg !40
  br i1 %24, label %25, label %13, !dbg !39

25:                                               ; preds = %13, %3
  %26 = phi i64 [ %10, %3 ], [ %22, %13 ]
  %27 = phi i64 [ %9, %3 ], [ %21, %13 ]
  %28 = phi i32 [ %1, %3 ], [ %18, %13 ]
  %29 = phi i64 [ %2, %3 ], [ %19, %13 ]
  store i64 %27, ptr %4, align 8, !dbg !38, !tbaa !35
  store i64 %26, ptr %5, align 8, !dbg !39, !tbaa !36
  %30 = musttail call i64 @choose(ptr noundef nonnull %0, i32 noundef %28, i64 noundef %29), !dbg !43
  ret i64 %30, !dbg !43
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: noinline nounwind uwtable
define internal i64 @choose(ptr noundef %0, i32 noundef %1, i64 noundef %2) #4 !dbg !44 {
  %4 = load i8, ptr %0, align 8, !dbg !45, !tbaa !21
  %5 = zext i8 %4 to i32, !dbg !46
  %6 = and i32 %5, 3, !dbg !47
  %7 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !48
  %8 = load i64, ptr %7, align 8, !dbg !48, !tbaa !36
  %9 = udiv i64 %8, 20000, !dbg !49
  %10 = zext nneg i32 %6 to i64, !dbg !50
  %11 = icmp ugt i64 %9, %10, !dbg !51
  br i1 %11, label %16, label %12, !dbg !52

12:                                               ; preds = %3
  %13 = zext i8 %4 to i64, !dbg !53
  %14 = xor i64 %13, %2, !dbg !54
  %15 = musttail call i64 @count(ptr noundef nonnull %0, i32 noundef %1, i64 noundef %14), !dbg !55
  ret i64 %15, !dbg !55

16:                                               ; preds = %3
  %17 = lshr i32 %5, 7, !dbg !56
  %18 = or disjoint i32 %17, 2, !dbg !57
  %19 = zext nneg i32 %18 to i64, !dbg !58
  %20 = getelementptr inbounds [4 x ptr], ptr @table, i64 0, i64 %19, !dbg !58
  %21 = load ptr, ptr %20, align 8, !dbg !58, !tbaa !59
  %22 = musttail call i64 %21(ptr noundef nonnull %0, i32 noundef %1, i64 noundef %2) #6, !dbg !58
  ret i64 %22, !dbg !58
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal i64 @stop(ptr nocapture noundef readonly %0, i32 noundef %1, i64 noundef %2) #5 !dbg !61 {
  %4 = getelementptr inbounds i8, ptr %0, i64 16, !dbg !62
  %5 = load i64, ptr %4, align 8, !dbg !62, !tbaa !35
  %6 = zext i32 %1 to i64, !dbg !63
  %7 = add i64 %6, %2, !dbg !64
  %8 = add i64 %7, %5, !dbg !65
  ret i64 %8, !dbg !66
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal range(i64 -9223372036854775807, -9223372036854775808) i64 @leave(ptr nocapture noundef readonly %0, i32 noundef %1, i64 noundef %2) #5 !dbg !67 {
  %4 = load i8, ptr %0, align 8, !dbg !68, !tbaa !21
  %5 = and i8 %4, 8, !dbg !69
  %6 = icmp eq i8 %5, 0, !dbg !69
  %7 = sub nsw i64 0, %2, !dbg !70
  %8 = zext i32 %1 to i64, !dbg !70
  %9 = select i1 %6, i64 %8, i64 %7, !dbg !70
  ret i64 %9, !dbg !71
}

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/tail_calls.c", directory: ".", checksumkind: CSK_MD5, checksum: "91f8b200e47a400c4308d7eb288eda42")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 44, type: !10, scopeLine: 45, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
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
!31 = !DILocation(line: 50, column: 5, scope: !9)
!32 = !DISubprogram(name: "klee_make_symbolic", scope: !33, file: !33, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!33 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
!34 = distinct !DISubprogram(name: "count", scope: !1, file: !1, line: 15, type: !10, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!35 = !{!22, !23, i64 16}
!36 = !{!22, !23, i64 8}
!37 = !DILocation(line: 19, column: 21, scope: !34)
!38 = !DILocation(line: 19, column: 18, scope: !34)
!39 = !DILocation(line: 20, column: 9, scope: !34)
!40 = !DILocation(line: 20, column: 26, scope: !34)
!41 = !DILocation(line: 21, column: 60, scope: !34)
!42 = !DILocation(line: 21, column: 77, scope: !34)
!43 = !DILocation(line: 22, column: 38, scope: !34)
!44 = distinct !DISubprogram(name: "choose", scope: !1, file: !1, line: 25, type: !10, scopeLine: 26, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!45 = !DILocation(line: 28, column: 32, scope: !44)
!46 = !DILocation(line: 28, column: 23, scope: !44)
!47 = !DILocation(line: 28, column: 38, scope: !44)
!48 = !DILocation(line: 29, column: 18, scope: !44)
!49 = !DILocation(line: 29, column: 24, scope: !44)
!50 = !DILocation(line: 29, column: 35, scope: !44)
!51 = !DILocation(line: 29, column: 32, scope: !44)
!52 = !DILocation(line: 29, column: 9, scope: !44)
!53 = !DILocation(line: 30, column: 75, scope: !44)
!54 = !DILocation(line: 30, column: 73, scope: !44)
!55 = !DILocation(line: 30, column: 42, scope: !44)
!56 = !DILocation(line: 31, column: 64, scope: !44)
!57 = !DILocation(line: 31, column: 46, scope: !44)
!58 = !DILocation(line: 31, column: 38, scope: !44)
!59 = !{!60, !60, i64 0}
!60 = !{!"any pointer", !18, i64 0}
!61 = distinct !DISubprogram(name: "stop", scope: !1, file: !1, line: 34, type: !10, scopeLine: 35, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!62 = !DILocation(line: 36, column: 27, scope: !61)
!63 = !DILocation(line: 36, column: 47, scope: !61)
!64 = !DILocation(line: 36, column: 31, scope: !61)
!65 = !DILocation(line: 36, column: 45, scope: !61)
!66 = !DILocation(line: 36, column: 5, scope: !61)
!67 = distinct !DISubprogram(name: "leave", scope: !1, file: !1, line: 39, type: !10, scopeLine: 40, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!68 = !DILocation(line: 41, column: 21, scope: !67)
!69 = !DILocation(line: 41, column: 27, scope: !67)
!70 = !DILocation(line: 41, column: 12, scope: !67)
!71 = !DILocation(line: 41, column: 5, scope: !67)
