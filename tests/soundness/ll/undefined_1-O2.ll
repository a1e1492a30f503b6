; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only tests/soundness/undefined_1.c
; ModuleID = 'tests/soundness/undefined_1.c'
source_filename = "tests/soundness/undefined_1.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, %struct.node* }

@g1 = dso_local local_unnamed_addr global i32 3, align 4
@table = dso_local local_unnamed_addr global [8 x i32] [i32 5, i32 3, i32 8, i32 1, i32 9, i32 2, i32 7, i32 0], align 16
@in = dso_local global [3 x i8] zeroinitializer, align 1
@.str = private unnamed_addr constant [3 x i8] c"in\00", align 1
@g0 = dso_local local_unnamed_addr global i32 0, align 4
@.str.1 = private unnamed_addr constant [23 x i8] c"!(x2 == 6u && x2 < g1)\00", align 1
@.str.2 = private unnamed_addr constant [30 x i8] c"tests/soundness/undefined_1.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.3 = private unnamed_addr constant [74 x i8] c"!((x2 >> (table[v1 & 7] & 3)) >= 5u && (table[v1 & 7] <= 9u || v2 <= 8u))\00", align 1
@head = dso_local local_unnamed_addr global %struct.node* null, align 8

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i32, align 4
  %2 = alloca [8 x i32], align 16
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
  store i32 1, i32* %1, align 4, !dbg !23, !tbaa !24
  %13 = bitcast [8 x i32]* %2 to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %13) #5, !dbg !22
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(32) %13, i8 0, i64 32, i1 false), !dbg !26
  %14 = load i32, i32* @g1, align 4, !dbg !27, !tbaa !24
  %15 = add i32 %14, %11, !dbg !27
  store i32 %15, i32* @g1, align 4, !dbg !27, !tbaa !24
  %16 = xor i8 %10, %7, !dbg !28
  %17 = icmp eq i8 %16, 7, !dbg !29
  %18 = select i1 %17, i32* @g1, i32* %1, !dbg !30
  %19 = load i32, i32* %18, align 4, !dbg !31, !tbaa !24
  %20 = add i32 %19, %11, !dbg !31
  store i32 %20, i32* %18, align 4, !dbg !31, !tbaa !24
  %21 = add nuw nsw i32 %11, %8, !dbg !32
  %22 = and i32 %21, %5, !dbg !33
  %23 = icmp eq i32 %22, 6, !dbg !34
  br i1 %23, label %28, label %24, !dbg !35

24:                                               ; preds = %0
  %25 = load i32, i32* @g0, align 4, !dbg !36, !tbaa !24
  %26 = load i32, i32* %1, align 4, !tbaa !24
  %27 = and i32 %25, 63, !dbg !35
  br label %60, !dbg !35

28:                                               ; preds = %0
  %29 = mul nuw nsw i32 %11, %5, !dbg !37
  %30 = and i32 %29, 7, !dbg !38
  %31 = icmp eq i32 %30, 0, !dbg !38
  br i1 %31, label %42, label %32, !dbg !38

32:                                               ; preds = %28
  %33 = load i32, i32* @g1, align 4, !tbaa !24
  %34 = and i32 %29, 1, !dbg !41
  %35 = lshr i32 %29, 1, !dbg !42
  %36 = and i32 %35, 1, !dbg !42
  %37 = lshr i32 %29, 2, !dbg !42
  %38 = and i32 %37, 1, !dbg !42
  %39 = add nuw nsw i32 %36, %34, !dbg !42
  %40 = add nuw nsw i32 %39, %38, !dbg !42
  %41 = add i32 %40, %33, !dbg !42
  store i32 %41, i32* @g1, align 4, !dbg !38, !tbaa !24
  br label %42, !dbg !38

42:                                               ; preds = %28, %32
  %43 = icmp eq i8 %10, 0, !dbg !43
  br i1 %43, label %53, label %44, !dbg !43

44:                                               ; preds = %42
  %45 = load i32, i32* @g1, align 4, !tbaa !24
  %46 = and i32 %11, 1, !dbg !45
  %47 = lshr i32 %11, 1, !dbg !46
  %48 = and i32 %47, 1, !dbg !46
  %49 = lshr i32 %11, 2, !dbg !46
  %50 = add nuw nsw i32 %49, %46, !dbg !46
  %51 = add nuw nsw i32 %50, %48, !dbg !46
  %52 = add i32 %51, %45, !dbg !46
  store i32 %52, i32* @g1, align 4, !dbg !43, !tbaa !24
  br label %53, !dbg !43

53:                                               ; preds = %42, %44
  %54 = load i32, i32* %1, align 4, !dbg !47, !tbaa !24
  %55 = and i32 %54, 7, !dbg !48
  %56 = zext i32 %55 to i64, !dbg !49
  %57 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %56, !dbg !49
  %58 = load i32, i32* %57, align 4, !dbg !49, !tbaa !24
  %59 = xor i32 %58, %8, !dbg !50
  br label %60, !dbg !51

60:                                               ; preds = %24, %53
  %61 = phi i32 [ %26, %24 ], [ %59, %53 ]
  %62 = phi i32 [ %27, %24 ], [ 0, %53 ]
  %63 = phi i32 [ %5, %24 ], [ 4, %53 ], !dbg !52
  %64 = add nuw nsw i32 %5, 1, !dbg !53
  %65 = shl i32 %64, %62, !dbg !54
  store i32 %65, i32* @g0, align 4, !dbg !55, !tbaa !24
  %66 = zext i8 %10 to i64, !dbg !56
  %67 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %66, !dbg !56
  store i32 %21, i32* %67, align 4, !dbg !57, !tbaa !24
  %68 = and i32 %5, 3, !dbg !58
  %69 = icmp eq i32 %68, 0, !dbg !59
  br i1 %69, label %136, label %70, !dbg !60

70:                                               ; preds = %60
  %71 = zext i8 %4 to i64
  %72 = getelementptr inbounds [8 x i32], [8 x i32]* %2, i64 0, i64 %71
  %73 = and i32 %5, 1, !dbg !61
  %74 = lshr i32 %5, 1
  %75 = and i32 %74, 1
  %76 = lshr i32 %5, 2
  %77 = add i32 %61, %73, !dbg !61
  %78 = add i32 %77, %75, !dbg !61
  %79 = add i32 %78, %76, !dbg !61
  %80 = icmp ugt i32 %79, %11, !dbg !62
  %81 = select i1 %80, i32* @g1, i32* @g0, !dbg !63
  %82 = icmp ugt i32 %65, 9, !dbg !64
  %83 = select i1 %82, i32* %72, i32* %81, !dbg !65
  %84 = load i32, i32* %83, align 4, !dbg !66, !tbaa !24
  %85 = add i32 %84, %11, !dbg !66
  store i32 %85, i32* %83, align 4, !dbg !66, !tbaa !24
  %86 = icmp eq i32 %68, 1, !dbg !59
  br i1 %86, label %133, label %87, !dbg !60, !llvm.loop !67

87:                                               ; preds = %70
  %88 = add nsw i32 %68, -1, !dbg !60
  %89 = and i32 %88, 1, !dbg !60
  %90 = icmp eq i32 %68, 2, !dbg !60
  br i1 %90, label %118, label %91, !dbg !60

91:                                               ; preds = %87
  %92 = and i32 %88, -2, !dbg !60
  br label %93, !dbg !60

93:                                               ; preds = %93, %91
  %94 = phi i32 [ %79, %91 ], [ %109, %93 ]
  %95 = phi i32 [ 0, %91 ], [ %116, %93 ]
  %96 = load i32, i32* @g0, align 4, !dbg !65, !tbaa !24
  %97 = add i32 %94, %73, !dbg !61
  %98 = add i32 %97, %75, !dbg !61
  %99 = add i32 %98, %76, !dbg !61
  %100 = icmp ugt i32 %99, %11, !dbg !62
  %101 = select i1 %100, i32* @g1, i32* @g0, !dbg !63
  %102 = icmp ugt i32 %96, 9, !dbg !64
  %103 = select i1 %102, i32* %72, i32* %101, !dbg !65
  %104 = load i32, i32* %103, align 4, !dbg !66, !tbaa !24
  %105 = add i32 %104, %11, !dbg !66
  store i32 %105, i32* %103, align 4, !dbg !66, !tbaa !24
  %106 = load i32, i32* @g0, align 4, !dbg !65, !tbaa !24
  %107 = add i32 %99, %73, !dbg !61
  %108 = add i32 %107, %75, !dbg !61
  %109 = add i32 %108, %76, !dbg !61
  %110 = icmp ugt i32 %109, %11, !dbg !62
  %111 = select i1 %110, i32* @g1, i32* @g0, !dbg !63
  %112 = icmp ugt i32 %106, 9, !dbg !64
  %113 = select i1 %112, i32* %72, i32* %111, !dbg !65
  %114 = load i32, i32* %113, align 4, !dbg !66, !tbaa !24
  %115 = add i32 %114, %11, !dbg !66
  store i32 %115, i32* %113, align 4, !dbg !66, !tbaa !24
  %116 = add i32 %95, 2, !dbg !60
  %117 = icmp eq i32 %116, %92, !dbg !60
  br i1 %117, label %118, label %93, !dbg !60, !llvm.loop !67

118:                                              ; preds = %93, %87
  %119 = phi i32 [ undef, %87 ], [ %109, %93 ]
  %120 = phi i32 [ %79, %87 ], [ %109, %93 ]
  %121 = icmp eq i32 %89, 0, !dbg !60
  br i1 %121, label %133, label %122, !dbg !60

122:                                              ; preds = %118
  %123 = load i32, i32* @g0, align 4, !dbg !65, !tbaa !24
  %124 = add i32 %120, %73, !dbg !61
  %125 = add i32 %124, %75, !dbg !61
  %126 = add i32 %125, %76, !dbg !61
  %127 = icmp ugt i32 %126, %11, !dbg !62
  %128 = select i1 %127, i32* @g1, i32* @g0, !dbg !63
  %129 = icmp ugt i32 %123, 9, !dbg !64
  %130 = select i1 %129, i32* %72, i32* %128, !dbg !65
  %131 = load i32, i32* %130, align 4, !dbg !66, !tbaa !24
  %132 = add i32 %131, %11, !dbg !66
  store i32 %132, i32* %130, align 4, !dbg !66, !tbaa !24
  br label %133, !dbg !70

133:                                              ; preds = %122, %118, %70
  %134 = phi i32 [ %79, %70 ], [ %119, %118 ], [ %126, %122 ], !dbg !61
  %135 = load i32, i32* @g0, align 4, !dbg !70, !tbaa !24
  br label %136

136:                                              ; preds = %133, %60
  %137 = phi i32 [ %65, %60 ], [ %135, %133 ], !dbg !70
  %138 = phi i32 [ %61, %60 ], [ %134, %133 ]
  %139 = and i32 %11, 3, !dbg !71
  %140 = lshr i32 %137, %139, !dbg !72
  %141 = icmp ugt i32 %140, 7, !dbg !73
  br i1 %141, label %142, label %151, !dbg !74

142:                                              ; preds = %136
  %143 = icmp eq i8 %10, 6, !dbg !75
  %144 = load i32, i32* @g1, align 4, !dbg !75
  %145 = icmp ugt i32 %144, 6, !dbg !75
  %146 = select i1 %143, i1 %145, i1 false, !dbg !75
  br i1 %146, label %147, label %148, !dbg !75

147:                                              ; preds = %142
  tail call void @__assert_fail(i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.2, i64 0, i64 0), i32 noundef 61, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !75
  unreachable, !dbg !75

148:                                              ; preds = %142
  %149 = icmp eq i32 %63, 5, !dbg !76
  br i1 %149, label %150, label %151, !dbg !77

150:                                              ; preds = %148
  tail call void @abort() #6, !dbg !78
  unreachable, !dbg !78

151:                                              ; preds = %148, %136
  %152 = and i32 %138, 7, !dbg !79
  %153 = zext i32 %152 to i64, !dbg !79
  %154 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %153, !dbg !79
  %155 = load i32, i32* %154, align 4, !dbg !79, !tbaa !24
  %156 = and i32 %155, 3, !dbg !79
  %157 = lshr i32 %11, %156, !dbg !79
  %158 = icmp ugt i32 %157, 4, !dbg !79
  br i1 %158, label %159, label %160, !dbg !79

159:                                              ; preds = %151
  tail call void @__assert_fail(i8* noundef getelementptr inbounds ([74 x i8], [74 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.2, i64 0, i64 0), i32 noundef 68, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !79
  unreachable, !dbg !79

160:                                              ; preds = %151
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %13) #5, !dbg !80
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %12), !dbg !80
  ret i32 0, !dbg !80
}

declare !dbg !81 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #4

; Function Attrs: noreturn nounwind
declare void @abort() local_unnamed_addr #4

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #4 = { noreturn nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/soundness/undefined_1.c", directory: ".", checksumkind: CSK_MD5, checksum: "749dc415adf7357d2b7f1a63291652f1")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 20, type: !10, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 21, column: 3, scope: !9)
!13 = !DILocation(line: 22, column: 17, scope: !9)
!14 = !{!15, !15, i64 0}
!15 = !{!"omnipotent char", !16, i64 0}
!16 = !{!"Simple C/C++ TBAA"}
!17 = !DILocation(line: 22, column: 23, scope: !9)
!18 = !DILocation(line: 22, column: 33, scope: !9)
!19 = !DILocation(line: 22, column: 39, scope: !9)
!20 = !DILocation(line: 22, column: 49, scope: !9)
!21 = !DILocation(line: 22, column: 55, scope: !9)
!22 = !DILocation(line: 23, column: 3, scope: !9)
!23 = !DILocation(line: 23, column: 16, scope: !9)
!24 = !{!25, !25, i64 0}
!25 = !{!"int", !15, i64 0}
!26 = !DILocation(line: 23, column: 28, scope: !9)
!27 = !DILocation(line: 38, column: 6, scope: !9)
!28 = !DILocation(line: 40, column: 22, scope: !9)
!29 = !DILocation(line: 40, column: 28, scope: !9)
!30 = !DILocation(line: 40, column: 18, scope: !9)
!31 = !DILocation(line: 41, column: 7, scope: !9)
!32 = !DILocation(line: 42, column: 12, scope: !9)
!33 = !DILocation(line: 42, column: 18, scope: !9)
!34 = !DILocation(line: 42, column: 24, scope: !9)
!35 = !DILocation(line: 42, column: 7, scope: !9)
!36 = !DILocation(line: 47, column: 21, scope: !9)
!37 = !DILocation(line: 43, column: 17, scope: !9)
!38 = !DILocation(line: 19, column: 1, scope: !39, inlinedAt: !40)
!39 = distinct !DISubprogram(name: "f0", scope: !1, file: !1, line: 9, type: !10, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!40 = distinct !DILocation(line: 43, column: 10, scope: !9)
!41 = !DILocation(line: 15, column: 18, scope: !39, inlinedAt: !40)
!42 = !DILocation(line: 15, column: 9, scope: !39, inlinedAt: !40)
!43 = !DILocation(line: 19, column: 1, scope: !39, inlinedAt: !44)
!44 = distinct !DILocation(line: 44, column: 10, scope: !9)
!45 = !DILocation(line: 15, column: 18, scope: !39, inlinedAt: !44)
!46 = !DILocation(line: 15, column: 9, scope: !39, inlinedAt: !44)
!47 = !DILocation(line: 45, column: 17, scope: !9)
!48 = !DILocation(line: 45, column: 20, scope: !9)
!49 = !DILocation(line: 45, column: 11, scope: !9)
!50 = !DILocation(line: 45, column: 25, scope: !9)
!51 = !DILocation(line: 46, column: 3, scope: !9)
!52 = !DILocation(line: 0, scope: !9)
!53 = !DILocation(line: 47, column: 12, scope: !9)
!54 = !DILocation(line: 47, column: 17, scope: !9)
!55 = !DILocation(line: 47, column: 6, scope: !9)
!56 = !DILocation(line: 48, column: 3, scope: !9)
!57 = !DILocation(line: 48, column: 26, scope: !9)
!58 = !DILocation(line: 49, column: 35, scope: !9)
!59 = !DILocation(line: 49, column: 44, scope: !9)
!60 = !DILocation(line: 49, column: 3, scope: !9)
!61 = !DILocation(line: 51, column: 11, scope: !9)
!62 = !DILocation(line: 54, column: 23, scope: !9)
!63 = !DILocation(line: 54, column: 20, scope: !9)
!64 = !DILocation(line: 55, column: 12, scope: !9)
!65 = !DILocation(line: 55, column: 9, scope: !9)
!66 = !DILocation(line: 57, column: 9, scope: !9)
!67 = distinct !{!67, !60, !68, !69}
!68 = !DILocation(line: 59, column: 3, scope: !9)
!69 = !{!"llvm.loop.mustprogress"}
!70 = !DILocation(line: 60, column: 8, scope: !9)
!71 = !DILocation(line: 60, column: 18, scope: !9)
!72 = !DILocation(line: 60, column: 11, scope: !9)
!73 = !DILocation(line: 60, column: 24, scope: !9)
!74 = !DILocation(line: 60, column: 7, scope: !9)
!75 = !DILocation(line: 61, column: 5, scope: !9)
!76 = !DILocation(line: 63, column: 33, scope: !9)
!77 = !DILocation(line: 63, column: 9, scope: !9)
!78 = !DILocation(line: 64, column: 7, scope: !9)
!79 = !DILocation(line: 68, column: 3, scope: !9)
!80 = !DILocation(line: 70, column: 1, scope: !9)
!81 = !DISubprogram(name: "klee_make_symbolic", scope: !1, file: !1, line: 4, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
