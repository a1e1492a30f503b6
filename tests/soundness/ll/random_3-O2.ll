; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only tests/soundness/random_3.c
; ModuleID = 'tests/soundness/random_3.c'
source_filename = "tests/soundness/random_3.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, %struct.node* }

@g1 = dso_local local_unnamed_addr global i32 3, align 4
@table = dso_local local_unnamed_addr global [8 x i32] [i32 5, i32 3, i32 8, i32 1, i32 9, i32 2, i32 7, i32 0], align 16
@in = dso_local global [3 x i8] zeroinitializer, align 1
@.str = private unnamed_addr constant [3 x i8] c"in\00", align 1
@g0 = dso_local local_unnamed_addr global i32 0, align 4
@.str.2 = private unnamed_addr constant [27 x i8] c"tests/soundness/random_3.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@head = dso_local local_unnamed_addr global %struct.node* null, align 8
@.str.4 = private unnamed_addr constant [43 x i8] c"((x0 >> (x0 & 3)) < 7u && (x2 + x1) != 7u)\00", align 1
@.str.5 = private unnamed_addr constant [30 x i8] c"!(v2 != 8u && (v1 + x0) < x1)\00", align 1
@.str.6 = private unnamed_addr constant [77 x i8] c"(((x2 & table[v1 & 7]) + (table[v1 & 7] & x2)) >= g1 && table[g0 & 7] <= 7u)\00", align 1
@__PRETTY_FUNCTION__.f1 = private unnamed_addr constant [44 x i8] c"unsigned int f1(unsigned int, unsigned int)\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  tail call void @klee_make_symbolic(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 0), i64 noundef 3, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0)) #5, !dbg !12
  %3 = load i8, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 0), align 1, !dbg !13, !tbaa !14
  %4 = and i8 %3, 7, !dbg !17
  %5 = zext i8 %4 to i32, !dbg !17
  %6 = load i8, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 1), align 1, !dbg !18, !tbaa !14
  %7 = and i8 %6, 7, !dbg !19
  %8 = zext i8 %7 to i32, !dbg !19
  %9 = load i8, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 2), align 1, !dbg !20, !tbaa !14
  %10 = and i8 %9, 7, !dbg !21
  %11 = zext i8 %10 to i32, !dbg !21
  %12 = bitcast i32* %1 to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %12), !dbg !22
  store i32 2, i32* %1, align 4, !dbg !23, !tbaa !24
  %13 = bitcast i32* %2 to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %13), !dbg !22
  store i32 0, i32* %2, align 4, !dbg !26
  %14 = tail call noalias dereferenceable_or_null(16) i8* @malloc(i64 noundef 16) #5, !dbg !27
  %15 = bitcast i8* %14 to %struct.node*, !dbg !27
  %16 = shl nuw nsw i32 %5, 1, !dbg !28
  %17 = getelementptr inbounds %struct.node, %struct.node* %15, i64 0, i32 0, !dbg !29
  store i32 %16, i32* %17, align 8, !dbg !30, !tbaa !31
  %18 = load %struct.node*, %struct.node** @head, align 8, !dbg !34, !tbaa !35
  %19 = getelementptr inbounds %struct.node, %struct.node* %15, i64 0, i32 1, !dbg !36
  store %struct.node* %18, %struct.node** %19, align 8, !dbg !37, !tbaa !38
  store i8* %14, i8** bitcast (%struct.node** @head to i8**), align 8, !dbg !39, !tbaa !35
  %20 = load i32, i32* @g1, align 4, !dbg !40, !tbaa !24
  %21 = and i32 %20, 3, !dbg !41
  %22 = lshr i32 %8, %21, !dbg !42
  %23 = load i32, i32* @g0, align 4, !dbg !43, !tbaa !24
  %24 = icmp ugt i32 %22, %23, !dbg !44
  %25 = select i1 %24, i32* @g1, i32* %1, !dbg !45
  %26 = icmp ugt i32 %20, 9, !dbg !46
  %27 = select i1 %26, i32* %2, i32* %25, !dbg !47
  %28 = xor i32 %8, 2, !dbg !48
  %29 = load i32, i32* %27, align 4, !dbg !49, !tbaa !24
  %30 = add i32 %29, %28, !dbg !49
  store i32 %30, i32* %27, align 4, !dbg !49, !tbaa !24
  %31 = load i32, i32* %1, align 4, !dbg !50, !tbaa !24
  %32 = and i32 %31, 3, !dbg !51
  %33 = lshr i32 %8, %32, !dbg !52
  %34 = zext i32 %33 to i64, !dbg !53
  %35 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %34, !dbg !53
  %36 = load i32, i32* %35, align 4, !dbg !53, !tbaa !24
  %37 = add nuw nsw i32 %11, %5, !dbg !54
  %38 = load i32, i32* getelementptr inbounds ([8 x i32], [8 x i32]* @table, i64 0, i64 1), align 4, !dbg !57, !tbaa !24
  %39 = and i32 %38, %37, !dbg !57
  %40 = shl nuw nsw i32 %39, 1, !dbg !57
  %41 = load i32, i32* @g1, align 4, !dbg !57, !tbaa !24
  %42 = icmp ult i32 %40, %41, !dbg !57
  br i1 %42, label %49, label %43, !dbg !57

43:                                               ; preds = %0
  %44 = and i32 %23, 7, !dbg !57
  %45 = zext i32 %44 to i64, !dbg !57
  %46 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %45, !dbg !57
  %47 = load i32, i32* %46, align 4, !dbg !57, !tbaa !24
  %48 = icmp ult i32 %47, 8, !dbg !57
  br i1 %48, label %50, label %49, !dbg !57

49:                                               ; preds = %43, %0
  tail call void @__assert_fail(i8* noundef getelementptr inbounds ([77 x i8], [77 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 39, i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @__PRETTY_FUNCTION__.f1, i64 0, i64 0)) #6, !dbg !57
  unreachable, !dbg !57

50:                                               ; preds = %43
  %51 = xor i32 %37, %5, !dbg !58
  store i32 %51, i32* @g1, align 4, !dbg !59, !tbaa !24
  %52 = and i32 %5, 3, !dbg !60
  %53 = lshr i32 %5, %52, !dbg !60
  %54 = icmp eq i32 %53, 7, !dbg !60
  %55 = add nuw nsw i32 %11, %8, !dbg !60
  %56 = icmp eq i32 %55, 7, !dbg !60
  %57 = select i1 %54, i1 true, i1 %56, !dbg !60
  br i1 %57, label %58, label %59, !dbg !60

58:                                               ; preds = %50
  tail call void @__assert_fail(i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 98, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !60
  unreachable, !dbg !60

59:                                               ; preds = %50
  %60 = icmp ne i32 %31, 8, !dbg !61
  %61 = add i32 %36, %5, !dbg !61
  %62 = icmp ult i32 %61, %8, !dbg !61
  %63 = select i1 %60, i1 %62, i1 false, !dbg !61
  br i1 %63, label %64, label %65, !dbg !61

64:                                               ; preds = %59
  tail call void @__assert_fail(i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 99, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !61
  unreachable, !dbg !61

65:                                               ; preds = %59
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %13), !dbg !62
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %12), !dbg !62
  ret i32 0, !dbg !63
}

declare !dbg !64 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #3

; Function Attrs: inaccessiblememonly mustprogress nofree nounwind willreturn
declare noalias noundef i8* @malloc(i64 noundef) local_unnamed_addr #4

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #3 = { noreturn nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { inaccessiblememonly mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/soundness/random_3.c", directory: ".", checksumkind: CSK_MD5, checksum: "2327ce222f659990d61b22484bb5e483")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 44, type: !10, scopeLine: 44, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 45, column: 3, scope: !9)
!13 = !DILocation(line: 46, column: 17, scope: !9)
!14 = !{!15, !15, i64 0}
!15 = !{!"omnipotent char", !16, i64 0}
!16 = !{!"Simple C/C++ TBAA"}
!17 = !DILocation(line: 46, column: 23, scope: !9)
!18 = !DILocation(line: 46, column: 33, scope: !9)
!19 = !DILocation(line: 46, column: 39, scope: !9)
!20 = !DILocation(line: 46, column: 49, scope: !9)
!21 = !DILocation(line: 46, column: 55, scope: !9)
!22 = !DILocation(line: 47, column: 3, scope: !9)
!23 = !DILocation(line: 47, column: 28, scope: !9)
!24 = !{!25, !25, i64 0}
!25 = !{!"int", !15, i64 0}
!26 = !DILocation(line: 47, column: 36, scope: !9)
!27 = !DILocation(line: 89, column: 21, scope: !9)
!28 = !DILocation(line: 90, column: 17, scope: !9)
!29 = !DILocation(line: 90, column: 7, scope: !9)
!30 = !DILocation(line: 90, column: 11, scope: !9)
!31 = !{!32, !25, i64 0}
!32 = !{!"node", !25, i64 0, !33, i64 8}
!33 = !{!"any pointer", !15, i64 0}
!34 = !DILocation(line: 90, column: 35, scope: !9)
!35 = !{!33, !33, i64 0}
!36 = !DILocation(line: 90, column: 28, scope: !9)
!37 = !DILocation(line: 90, column: 33, scope: !9)
!38 = !{!32, !33, i64 8}
!39 = !DILocation(line: 90, column: 46, scope: !9)
!40 = !DILocation(line: 91, column: 27, scope: !9)
!41 = !DILocation(line: 91, column: 30, scope: !9)
!42 = !DILocation(line: 91, column: 23, scope: !9)
!43 = !DILocation(line: 91, column: 39, scope: !9)
!44 = !DILocation(line: 91, column: 36, scope: !9)
!45 = !DILocation(line: 91, column: 42, scope: !9)
!46 = !DILocation(line: 92, column: 10, scope: !9)
!47 = !DILocation(line: 92, column: 7, scope: !9)
!48 = !DILocation(line: 94, column: 14, scope: !9)
!49 = !DILocation(line: 94, column: 7, scope: !9)
!50 = !DILocation(line: 96, column: 23, scope: !9)
!51 = !DILocation(line: 96, column: 26, scope: !9)
!52 = !DILocation(line: 96, column: 19, scope: !9)
!53 = !DILocation(line: 96, column: 8, scope: !9)
!54 = !DILocation(line: 38, column: 20, scope: !55, inlinedAt: !56)
!55 = distinct !DISubprogram(name: "f1", scope: !1, file: !1, line: 37, type: !10, scopeLine: 37, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!56 = distinct !DILocation(line: 97, column: 8, scope: !9)
!57 = !DILocation(line: 39, column: 3, scope: !55, inlinedAt: !56)
!58 = !DILocation(line: 42, column: 15, scope: !55, inlinedAt: !56)
!59 = !DILocation(line: 97, column: 6, scope: !9)
!60 = !DILocation(line: 98, column: 3, scope: !9)
!61 = !DILocation(line: 99, column: 3, scope: !9)
!62 = !DILocation(line: 101, column: 1, scope: !9)
!63 = !DILocation(line: 100, column: 3, scope: !9)
!64 = !DISubprogram(name: "klee_make_symbolic", scope: !1, file: !1, line: 4, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
