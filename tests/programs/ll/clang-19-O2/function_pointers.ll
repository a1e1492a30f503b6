; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/function_pointers.c
; ModuleID = 'tests/programs/function_pointers.c'
source_filename = "tests/programs/function_pointers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@__const.main.ops = private unnamed_addr constant [3 x ptr] [ptr @add, ptr @sub, ptr @mul], align 16

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, 4) i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %1) #4, !dbg !12
  call void @klee_make_symbolic(ptr noundef nonnull %1, i64 noundef 1, ptr noundef nonnull @.str) #4, !dbg !13
  %2 = load i8, ptr %1, align 1, !dbg !14, !tbaa !15
  %3 = zext i8 %2 to i32, !dbg !14
  %4 = and i32 %3, 3, !dbg !18
  %5 = icmp eq i32 %4, 3, !dbg !19
  br i1 %5, label %16, label %6, !dbg !20

6:                                                ; preds = %0
  %7 = zext nneg i32 %4 to i64, !dbg !21
  %8 = getelementptr inbounds [3 x ptr], ptr @__const.main.ops, i64 0, i64 %7, !dbg !21
  %9 = load ptr, ptr %8, align 8, !dbg !21, !tbaa !22
  %10 = lshr i32 %3, 2, !dbg !24
  %11 = call i32 %9(i32 noundef %10, i32 noundef 7) #4, !dbg !21
  %12 = icmp slt i32 %11, 0, !dbg !25
  %13 = icmp sgt i32 %11, 60, !dbg !26
  %14 = select i1 %13, i32 2, i32 3, !dbg !26
  %15 = select i1 %12, i32 1, i32 %14, !dbg !26
  br label %16

16:                                               ; preds = %0, %6
  %17 = phi i32 [ %15, %6 ], [ 0, %0 ], !dbg !27
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %1) #4, !dbg !28
  ret i32 %17, !dbg !28
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !29 void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal i32 @add(i32 noundef %0, i32 noundef %1) #3 !dbg !31 {
  %3 = add nsw i32 %1, %0, !dbg !32
  ret i32 %3, !dbg !33
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal i32 @sub(i32 noundef %0, i32 noundef %1) #3 !dbg !34 {
  %3 = sub nsw i32 %0, %1, !dbg !35
  ret i32 %3, !dbg !36
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal i32 @mul(i32 noundef %0, i32 noundef %1) #3 !dbg !37 {
  %3 = mul nsw i32 %1, %0, !dbg !38
  ret i32 %3, !dbg !39
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/function_pointers.c", directory: ".", checksumkind: CSK_MD5, checksum: "3f80f52bcec6f0343f48e27da352eda2")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !10, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 10, column: 5, scope: !9)
!13 = !DILocation(line: 11, column: 5, scope: !9)
!14 = !DILocation(line: 13, column: 22, scope: !9)
!15 = !{!16, !16, i64 0}
!16 = !{!"omnipotent char", !17, i64 0}
!17 = !{!"Simple C/C++ TBAA"}
!18 = !DILocation(line: 13, column: 24, scope: !9)
!19 = !DILocation(line: 14, column: 15, scope: !9)
!20 = !DILocation(line: 14, column: 9, scope: !9)
!21 = !DILocation(line: 16, column: 13, scope: !9)
!22 = !{!23, !23, i64 0}
!23 = !{!"any pointer", !16, i64 0}
!24 = !DILocation(line: 16, column: 26, scope: !9)
!25 = !DILocation(line: 17, column: 14, scope: !9)
!26 = !DILocation(line: 17, column: 12, scope: !9)
!27 = !DILocation(line: 0, scope: !9)
!28 = !DILocation(line: 18, column: 1, scope: !9)
!29 = !DISubprogram(name: "klee_make_symbolic", scope: !30, file: !30, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!30 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
!31 = distinct !DISubprogram(name: "add", scope: !1, file: !1, line: 4, type: !10, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!32 = !DILocation(line: 4, column: 41, scope: !31)
!33 = !DILocation(line: 4, column: 32, scope: !31)
!34 = distinct !DISubprogram(name: "sub", scope: !1, file: !1, line: 5, type: !10, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!35 = !DILocation(line: 5, column: 41, scope: !34)
!36 = !DILocation(line: 5, column: 32, scope: !34)
!37 = distinct !DISubprogram(name: "mul", scope: !1, file: !1, line: 6, type: !10, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!38 = !DILocation(line: 6, column: 41, scope: !37)
!39 = !DILocation(line: 6, column: 32, scope: !37)
