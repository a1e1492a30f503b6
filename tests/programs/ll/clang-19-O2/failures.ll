; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/failures.c
; ModuleID = 'tests/programs/failures.c'
source_filename = "tests/programs/failures.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@shared = internal global i32 0, align 4
@.str.1 = private unnamed_addr constant [7 x i8] c"x != 3\00", align 1
@.str.2 = private unnamed_addr constant [26 x i8] c"tests/programs/failures.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

; Function Attrs: nounwind uwtable
define dso_local range(i32 1, 3) i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %1) #5, !dbg !12
  call void @klee_make_symbolic(ptr noundef nonnull %1, i64 noundef 1, ptr noundef nonnull @.str) #5, !dbg !13
  %2 = load i8, ptr %1, align 1, !dbg !14, !tbaa !15
  %3 = icmp eq i8 %2, 1, !dbg !18
  %4 = select i1 %3, ptr null, ptr @shared, !dbg !14
  store i32 1, ptr %4, align 4, !dbg !19, !tbaa !20
  switch i8 %2, label %7 [
    i8 2, label %5
    i8 3, label %6
  ], !dbg !22

5:                                                ; preds = %0
  call void @abort() #6, !dbg !23
  unreachable, !dbg !23

6:                                                ; preds = %0
  call void @__assert_fail(ptr noundef nonnull @.str.1, ptr noundef nonnull @.str.2, i32 noundef 15, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #6, !dbg !24
  unreachable, !dbg !24

7:                                                ; preds = %0
  %8 = zext i8 %2 to i16, !dbg !22
  %9 = add nsw i16 %8, -4, !dbg !25
  %10 = sdiv i16 10, %9, !dbg !26
  %11 = sext i16 %10 to i32, !dbg !26
  store volatile i32 %11, ptr @shared, align 4, !dbg !27, !tbaa !20
  %12 = icmp ne i8 %2, 5, !dbg !28
  call void @llvm.assume(i1 %12), !dbg !29
  %13 = icmp eq i8 %2, 6, !dbg !30
  br i1 %13, label %14, label %15, !dbg !31

14:                                               ; preds = %7
  call void @exit(i32 noundef 9) #6, !dbg !32
  unreachable, !dbg !32

15:                                               ; preds = %7
  %16 = load volatile i32, ptr @shared, align 4, !dbg !33, !tbaa !20
  %17 = icmp slt i32 %16, 1, !dbg !33
  %18 = select i1 %17, i32 2, i32 1, !dbg !33
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %1) #5, !dbg !34
  ret i32 %18, !dbg !35
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !36 void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: noreturn nounwind
declare !dbg !38 void @abort() local_unnamed_addr #3

; Function Attrs: noreturn nounwind
declare !dbg !40 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: noreturn nounwind
declare !dbg !42 void @exit(i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/failures.c", directory: ".", checksumkind: CSK_MD5, checksum: "6f1c72e3e3ec1f4d4d7ab75d85bf8b3f")
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
!14 = !DILocation(line: 11, column: 14, scope: !9)
!15 = !{!16, !16, i64 0}
!16 = !{!"omnipotent char", !17, i64 0}
!17 = !{!"Simple C/C++ TBAA"}
!18 = !DILocation(line: 11, column: 16, scope: !9)
!19 = !DILocation(line: 12, column: 8, scope: !9)
!20 = !{!21, !21, i64 0}
!21 = !{!"int", !16, i64 0}
!22 = !DILocation(line: 13, column: 9, scope: !9)
!23 = !DILocation(line: 14, column: 9, scope: !9)
!24 = !DILocation(line: 15, column: 5, scope: !9)
!25 = !DILocation(line: 16, column: 22, scope: !9)
!26 = !DILocation(line: 16, column: 17, scope: !9)
!27 = !DILocation(line: 16, column: 12, scope: !9)
!28 = !DILocation(line: 17, column: 11, scope: !9)
!29 = !DILocation(line: 17, column: 9, scope: !9)
!30 = !DILocation(line: 19, column: 11, scope: !9)
!31 = !DILocation(line: 19, column: 9, scope: !9)
!32 = !DILocation(line: 20, column: 9, scope: !9)
!33 = !DILocation(line: 21, column: 12, scope: !9)
!34 = !DILocation(line: 22, column: 1, scope: !9)
!35 = !DILocation(line: 21, column: 5, scope: !9)
!36 = !DISubprogram(name: "klee_make_symbolic", scope: !37, file: !37, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!37 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
!38 = !DISubprogram(name: "abort", scope: !39, file: !39, line: 611, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!39 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!40 = !DISubprogram(name: "__assert_fail", scope: !41, file: !41, line: 69, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!41 = !DIFile(filename: "/usr/include/assert.h", directory: "", checksumkind: CSK_MD5, checksum: "ab7dc6991d501750085448b20099a5a0")
!42 = !DISubprogram(name: "exit", scope: !39, file: !39, line: 637, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
