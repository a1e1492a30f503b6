; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only tests/soundness/undefined_2.c
; ModuleID = 'tests/soundness/undefined_2.c'
source_filename = "tests/soundness/undefined_2.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, %struct.node* }

@g1 = dso_local local_unnamed_addr global i32 3, align 4
@table = dso_local local_unnamed_addr global [8 x i32] [i32 5, i32 3, i32 8, i32 1, i32 9, i32 2, i32 7, i32 0], align 16
@in = dso_local global [3 x i8] zeroinitializer, align 1
@.str = private unnamed_addr constant [3 x i8] c"in\00", align 1
@g0 = dso_local local_unnamed_addr global i32 0, align 4
@head = dso_local local_unnamed_addr global %struct.node* null, align 8
@.str.2 = private unnamed_addr constant [30 x i8] c"tests/soundness/undefined_2.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.4 = private unnamed_addr constant [32 x i8] c"(v1 & table[v2 & 7]) <= 31 + v0\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca [8 x i32], align 16
  tail call void @klee_make_symbolic(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 0), i64 noundef 3, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0)) #6, !dbg !12
  %4 = load i8, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 0), align 1, !dbg !13, !tbaa !14
  %5 = and i8 %4, 7, !dbg !17
  %6 = zext i8 %5 to i32, !dbg !17
  %7 = load i8, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 1), align 1, !dbg !18, !tbaa !14
  %8 = and i8 %7, 7, !dbg !19
  %9 = zext i8 %8 to i32, !dbg !19
  %10 = load i8, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 2), align 1, !dbg !20, !tbaa !14
  %11 = and i8 %10, 7, !dbg !21
  %12 = zext i8 %11 to i32, !dbg !21
  %13 = bitcast i32* %1 to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %13), !dbg !22
  %14 = bitcast i32* %2 to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %14), !dbg !22
  %15 = bitcast [8 x i32]* %3 to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %15) #6, !dbg !22
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(32) %15, i8 0, i64 32, i1 false), !dbg !23
  %16 = load i32, i32* @g0, align 4, !dbg !24, !tbaa !25
  %17 = and i32 %16, 7, !dbg !27
  %18 = zext i32 %17 to i64, !dbg !28
  %19 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %18, !dbg !28
  %20 = load i32, i32* %19, align 4, !dbg !28, !tbaa !25
  %21 = mul i32 %20, %6, !dbg !29
  %22 = add i32 %21, %12, !dbg !30
  store i32 %22, i32* %2, align 4, !dbg !31, !tbaa !25
  %23 = icmp ugt i8 %11, 2, !dbg !32
  %24 = load i32, i32* getelementptr inbounds ([8 x i32], [8 x i32]* @table, i64 0, i64 0), align 16
  %25 = select i1 %23, i32 %24, i32 %9, !dbg !33
  %26 = load i32, i32* getelementptr inbounds ([8 x i32], [8 x i32]* @table, i64 0, i64 2), align 8, !dbg !34, !tbaa !25
  %27 = icmp eq i32 %25, %26, !dbg !35
  %28 = load i32, i32* @g1, align 4
  %29 = icmp ult i32 %28, 10
  %30 = select i1 %27, i1 true, i1 %29, !dbg !36
  %31 = select i1 %30, i32 %9, i32 undef, !dbg !36
  %32 = add i32 %31, %28, !dbg !37
  store i32 %32, i32* @g1, align 4, !dbg !37, !tbaa !25
  %33 = and i32 %22, 7, !dbg !38
  %34 = zext i32 %33 to i64, !dbg !39
  %35 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %34, !dbg !39
  %36 = load i32, i32* %35, align 4, !dbg !39, !tbaa !25
  %37 = and i32 %36, 3, !dbg !40
  %38 = lshr i32 %6, %37, !dbg !41
  %39 = icmp ugt i32 %38, %9, !dbg !42
  %40 = select i1 %39, i32* %2, i32* %1, !dbg !43
  %41 = load i32, i32* %40, align 4, !dbg !44, !tbaa !25
  %42 = add i32 %41, 2, !dbg !44
  store i32 %42, i32* %40, align 4, !dbg !44, !tbaa !25
  %43 = tail call noalias dereferenceable_or_null(16) i8* @malloc(i64 noundef 16) #6, !dbg !45
  %44 = bitcast i8* %43 to %struct.node*, !dbg !45
  %45 = load i32, i32* %2, align 4, !dbg !46, !tbaa !25
  %46 = getelementptr inbounds %struct.node, %struct.node* %44, i64 0, i32 0, !dbg !47
  store i32 %45, i32* %46, align 8, !dbg !48, !tbaa !49
  %47 = load %struct.node*, %struct.node** @head, align 8, !dbg !52, !tbaa !53
  %48 = getelementptr inbounds %struct.node, %struct.node* %44, i64 0, i32 1, !dbg !54
  store %struct.node* %47, %struct.node** %48, align 8, !dbg !55, !tbaa !56
  %49 = and i32 %6, 3, !dbg !57
  %50 = lshr i32 %12, %49, !dbg !58
  %51 = icmp uge i32 %50, %26, !dbg !59
  %52 = load i32, i32* %1, align 4, !dbg !60, !tbaa !25
  %53 = mul i32 %52, %9
  %54 = icmp ugt i32 %53, 6
  %55 = select i1 %51, i1 %54, i1 false, !dbg !61
  br i1 %55, label %56, label %68, !dbg !61

56:                                               ; preds = %0
  %57 = urem i32 %32, 11, !dbg !62
  %58 = zext i32 %57 to i64, !dbg !63
  %59 = getelementptr inbounds [8 x i32], [8 x i32]* %3, i64 0, i64 %58, !dbg !63
  %60 = load i32, i32* %59, align 4, !dbg !63, !tbaa !25
  store i32 %60, i32* @g1, align 4, !dbg !64, !tbaa !25
  %61 = and i32 %45, 7, !dbg !65
  %62 = zext i32 %61 to i64, !dbg !66
  %63 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %62, !dbg !66
  %64 = load i32, i32* %63, align 4, !dbg !66, !tbaa !25
  %65 = xor i32 %64, %45, !dbg !67
  %66 = add i32 %45, -6, !dbg !68
  %67 = add i32 %66, %65, !dbg !69
  br label %68, !dbg !70

68:                                               ; preds = %0, %56
  %69 = phi i32 [ %67, %56 ], [ %45, %0 ], !dbg !71
  %70 = tail call noalias dereferenceable_or_null(16) i8* @malloc(i64 noundef 16) #6, !dbg !72
  %71 = bitcast i8* %70 to %struct.node*, !dbg !72
  %72 = getelementptr inbounds %struct.node, %struct.node* %71, i64 0, i32 0, !dbg !73
  store i32 %12, i32* %72, align 8, !dbg !74, !tbaa !49
  %73 = getelementptr inbounds %struct.node, %struct.node* %71, i64 0, i32 1, !dbg !75
  %74 = bitcast %struct.node** %73 to i8**, !dbg !76
  store i8* %43, i8** %74, align 8, !dbg !76, !tbaa !56
  store i8* %70, i8** bitcast (%struct.node** @head to i8**), align 8, !dbg !77, !tbaa !53
  %75 = and i32 %69, %26, !dbg !71
  %76 = add i32 %52, 31, !dbg !71
  %77 = icmp ugt i32 %75, %76, !dbg !71
  br i1 %77, label %78, label %79, !dbg !71

78:                                               ; preds = %68
  tail call void @__assert_fail(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.2, i64 0, i64 0), i32 noundef 94, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #7, !dbg !71
  unreachable, !dbg !71

79:                                               ; preds = %68
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %15) #6, !dbg !78
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %14), !dbg !78
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %13), !dbg !78
  ret i32 0, !dbg !79
}

declare !dbg !80 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: inaccessiblememonly mustprogress nofree nounwind willreturn
declare noalias noundef i8* @malloc(i64 noundef) local_unnamed_addr #4

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #5

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #4 = { inaccessiblememonly mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/soundness/undefined_2.c", directory: ".", checksumkind: CSK_MD5, checksum: "8e33ea876e0a3427d657d6dc893cf488")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 57, type: !10, scopeLine: 57, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 58, column: 3, scope: !9)
!13 = !DILocation(line: 59, column: 17, scope: !9)
!14 = !{!15, !15, i64 0}
!15 = !{!"omnipotent char", !16, i64 0}
!16 = !{!"Simple C/C++ TBAA"}
!17 = !DILocation(line: 59, column: 23, scope: !9)
!18 = !DILocation(line: 59, column: 33, scope: !9)
!19 = !DILocation(line: 59, column: 39, scope: !9)
!20 = !DILocation(line: 59, column: 49, scope: !9)
!21 = !DILocation(line: 59, column: 55, scope: !9)
!22 = !DILocation(line: 60, column: 3, scope: !9)
!23 = !DILocation(line: 60, column: 32, scope: !9)
!24 = !DILocation(line: 63, column: 23, scope: !9)
!25 = !{!26, !26, i64 0}
!26 = !{!"int", !15, i64 0}
!27 = !DILocation(line: 63, column: 26, scope: !9)
!28 = !DILocation(line: 63, column: 17, scope: !9)
!29 = !DILocation(line: 63, column: 15, scope: !9)
!30 = !DILocation(line: 63, column: 32, scope: !9)
!31 = !DILocation(line: 63, column: 8, scope: !9)
!32 = !DILocation(line: 67, column: 19, scope: !9)
!33 = !DILocation(line: 67, column: 16, scope: !9)
!34 = !DILocation(line: 67, column: 50, scope: !9)
!35 = !DILocation(line: 67, column: 47, scope: !9)
!36 = !DILocation(line: 67, column: 64, scope: !9)
!37 = !DILocation(line: 67, column: 10, scope: !9)
!38 = !DILocation(line: 68, column: 39, scope: !9)
!39 = !DILocation(line: 68, column: 30, scope: !9)
!40 = !DILocation(line: 68, column: 44, scope: !9)
!41 = !DILocation(line: 68, column: 26, scope: !9)
!42 = !DILocation(line: 68, column: 50, scope: !9)
!43 = !DILocation(line: 68, column: 22, scope: !9)
!44 = !DILocation(line: 69, column: 11, scope: !9)
!45 = !DILocation(line: 71, column: 23, scope: !9)
!46 = !DILocation(line: 72, column: 15, scope: !9)
!47 = !DILocation(line: 72, column: 9, scope: !9)
!48 = !DILocation(line: 72, column: 13, scope: !9)
!49 = !{!50, !26, i64 0}
!50 = !{!"node", !26, i64 0, !51, i64 8}
!51 = !{!"any pointer", !15, i64 0}
!52 = !DILocation(line: 72, column: 30, scope: !9)
!53 = !{!51, !51, i64 0}
!54 = !DILocation(line: 72, column: 23, scope: !9)
!55 = !DILocation(line: 72, column: 28, scope: !9)
!56 = !{!50, !51, i64 8}
!57 = !DILocation(line: 87, column: 25, scope: !9)
!58 = !DILocation(line: 87, column: 18, scope: !9)
!59 = !DILocation(line: 87, column: 32, scope: !9)
!60 = !DILocation(line: 0, scope: !9)
!61 = !DILocation(line: 87, column: 48, scope: !9)
!62 = !DILocation(line: 88, column: 15, scope: !9)
!63 = !DILocation(line: 88, column: 10, scope: !9)
!64 = !DILocation(line: 88, column: 8, scope: !9)
!65 = !DILocation(line: 89, column: 39, scope: !9)
!66 = !DILocation(line: 89, column: 30, scope: !9)
!67 = !DILocation(line: 89, column: 28, scope: !9)
!68 = !DILocation(line: 89, column: 22, scope: !9)
!69 = !DILocation(line: 89, column: 8, scope: !9)
!70 = !DILocation(line: 90, column: 3, scope: !9)
!71 = !DILocation(line: 94, column: 3, scope: !9)
!72 = !DILocation(line: 91, column: 21, scope: !9)
!73 = !DILocation(line: 92, column: 7, scope: !9)
!74 = !DILocation(line: 92, column: 11, scope: !9)
!75 = !DILocation(line: 92, column: 28, scope: !9)
!76 = !DILocation(line: 92, column: 33, scope: !9)
!77 = !DILocation(line: 92, column: 46, scope: !9)
!78 = !DILocation(line: 96, column: 1, scope: !9)
!79 = !DILocation(line: 95, column: 3, scope: !9)
!80 = !DISubprogram(name: "klee_make_symbolic", scope: !1, file: !1, line: 4, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
