; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/heap_resized.c
; ModuleID = 'tests/programs/heap_resized.c'
source_filename = "tests/programs/heap_resized.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.1 = private unnamed_addr constant [16 x i8] c"abcdefghijklmno\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #8, !dbg !12
  call void @klee_make_symbolic(i8* noundef nonnull %1, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #8, !dbg !13
  %2 = load i8, i8* %1, align 1, !dbg !14, !tbaa !15
  %3 = and i8 %2, 31, !dbg !18
  %4 = lshr i8 %2, 5, !dbg !19
  %5 = call noalias dereferenceable_or_null(16) i8* @malloc(i64 noundef 16) #8, !dbg !20
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 1 dereferenceable(16) %5, i8* noundef nonnull align 1 dereferenceable(16) getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i64 0, i64 0), i64 16, i1 false), !dbg !21
  %6 = icmp sgt i8 %2, -1, !dbg !22
  br i1 %6, label %7, label %51, !dbg !23

7:                                                ; preds = %0
  %8 = zext i8 %3 to i64, !dbg !24
  %9 = call i8* @realloc(i8* noundef nonnull %5, i64 noundef %8) #8, !dbg !25
  %10 = icmp eq i8* %9, null, !dbg !26
  br i1 %10, label %148, label %11, !dbg !27

11:                                               ; preds = %7
  %12 = call noalias dereferenceable_or_null(1) i8* @malloc(i64 noundef 1) #8, !dbg !28
  %13 = icmp ugt i8* %12, %9, !dbg !29
  %14 = select i1 %13, i32 2, i32 0, !dbg !30
  %15 = icmp eq i8 %4, 1, !dbg !31
  %16 = icmp ugt i8 %3, 12
  %17 = and i1 %15, %16, !dbg !32
  br i1 %17, label %18, label %24, !dbg !32

18:                                               ; preds = %11
  %19 = getelementptr inbounds i8, i8* %9, i64 12, !dbg !33
  %20 = load i8, i8* %19, align 1, !dbg !33, !tbaa !15
  %21 = icmp eq i8 %20, 109, !dbg !34
  %22 = select i1 %21, i32 4, i32 8, !dbg !33
  %23 = or i32 %22, %14, !dbg !35
  br label %49, !dbg !36

24:                                               ; preds = %11
  %25 = icmp eq i8 %4, 2, !dbg !37
  %26 = icmp ugt i8 %3, 20
  %27 = and i1 %25, %26, !dbg !36
  br i1 %27, label %28, label %36, !dbg !36

28:                                               ; preds = %24
  %29 = getelementptr inbounds i8, i8* %9, i64 18, !dbg !38
  store i8 %2, i8* %29, align 1, !dbg !39, !tbaa !15
  %30 = getelementptr inbounds i8, i8* %9, i64 5, !dbg !40
  %31 = load i8, i8* %30, align 1, !dbg !40, !tbaa !15
  %32 = zext i8 %31 to i32, !dbg !40
  %33 = zext i8 %2 to i32, !dbg !41
  %34 = add nuw nsw i32 %14, %33, !dbg !42
  %35 = add nuw nsw i32 %34, %32, !dbg !43
  br label %49, !dbg !44

36:                                               ; preds = %24
  %37 = icmp eq i8 %4, 3, !dbg !45
  br i1 %37, label %38, label %49, !dbg !46

38:                                               ; preds = %36
  %39 = lshr i8 %3, 1, !dbg !47
  %40 = zext i8 %39 to i64
  %41 = getelementptr inbounds i8, i8* %9, i64 %40, !dbg !48
  %42 = load i8, i8* %41, align 1, !dbg !48, !tbaa !15
  %43 = zext i8 %42 to i32, !dbg !48
  %44 = getelementptr inbounds i8, i8* %9, i64 %8, !dbg !49
  %45 = load i8, i8* %44, align 1, !dbg !49, !tbaa !15
  %46 = zext i8 %45 to i32, !dbg !49
  %47 = add nuw nsw i32 %14, %43, !dbg !50
  %48 = add nuw nsw i32 %47, %46, !dbg !51
  br label %49, !dbg !52

49:                                               ; preds = %28, %18, %38, %36
  %50 = phi i32 [ %48, %38 ], [ %14, %36 ], [ %23, %18 ], [ %35, %28 ], !dbg !53
  call void @free(i8* noundef %12) #8, !dbg !54
  br label %144, !dbg !55

51:                                               ; preds = %0
  switch i8 %4, label %52 [
    i8 4, label %80
    i8 5, label %94
    i8 6, label %122
  ], !dbg !56

52:                                               ; preds = %51
  %53 = zext i8 %3 to i64, !dbg !57
  %54 = add nuw nsw i8 %3, 1, !dbg !58
  %55 = zext i8 %54 to i64, !dbg !59
  %56 = call i8* @malloc(i64 %55), !dbg !60
  store i8 48, i8* %56, align 1, !dbg !61, !tbaa !15
  %57 = getelementptr inbounds i8, i8* %56, i64 %53, !dbg !62
  store i8 101, i8* %57, align 1, !dbg !63, !tbaa !15
  %58 = add nuw nsw i8 %3, 1, !dbg !64
  %59 = add nuw nsw i8 %58, %54, !dbg !64
  %60 = add nuw nsw i8 %59, 1, !dbg !58
  %61 = zext i8 %60 to i64, !dbg !59
  %62 = call i8* @realloc(i8* noundef nonnull %56, i64 noundef %61) #8, !dbg !60
  %63 = getelementptr inbounds i8, i8* %62, i64 1, !dbg !65
  store i8 49, i8* %63, align 1, !dbg !61, !tbaa !15
  %64 = zext i8 %59 to i64, !dbg !62
  %65 = getelementptr inbounds i8, i8* %62, i64 %64, !dbg !62
  store i8 101, i8* %65, align 1, !dbg !63, !tbaa !15
  %66 = add nuw nsw i8 %3, 2, !dbg !64
  %67 = add nuw i8 %60, %66, !dbg !64
  %68 = zext i8 %67 to i64, !dbg !64
  %69 = add nuw nsw i64 %68, 1, !dbg !58
  %70 = call i8* @realloc(i8* noundef %62, i64 noundef %69) #8, !dbg !60
  %71 = getelementptr inbounds i8, i8* %70, i64 2, !dbg !65
  store i8 50, i8* %71, align 1, !dbg !61, !tbaa !15
  %72 = zext i8 %67 to i64, !dbg !62
  %73 = getelementptr inbounds i8, i8* %70, i64 %72, !dbg !62
  store i8 101, i8* %73, align 1, !dbg !63, !tbaa !15
  %74 = load i8, i8* %70, align 1, !dbg !66, !tbaa !15
  %75 = zext i8 %74 to i32, !dbg !66
  %76 = load i8, i8* %71, align 1, !dbg !67, !tbaa !15
  %77 = zext i8 %76 to i32, !dbg !67
  %78 = add nuw nsw i32 %77, %75, !dbg !68
  %79 = add nuw nsw i32 %78, 1, !dbg !69
  call void @free(i8* noundef %70) #8, !dbg !70
  br label %144

80:                                               ; preds = %51
  %81 = add nuw nsw i8 %3, 1, !dbg !71
  %82 = zext i8 %81 to i64
  %83 = call i8* @realloc(i8* noundef nonnull %5, i64 noundef %82) #8, !dbg !72
  %84 = call dereferenceable_or_null(40) i8* @realloc(i8* noundef %83, i64 noundef 40) #8, !dbg !73
  %85 = icmp ugt i8 %3, 14, !dbg !74
  br i1 %85, label %86, label %89, !dbg !75

86:                                               ; preds = %80
  %87 = call i64 @strlen(i8* noundef nonnull dereferenceable(1) %84) #9, !dbg !76
  %88 = trunc i64 %87 to i32, !dbg !77
  br label %144, !dbg !78

89:                                               ; preds = %80
  %90 = zext i8 %3 to i64, !dbg !79
  %91 = getelementptr inbounds i8, i8* %84, i64 %90, !dbg !79
  %92 = load i8, i8* %91, align 1, !dbg !79, !tbaa !15
  %93 = zext i8 %92 to i32, !dbg !79
  br label %144

94:                                               ; preds = %51
  %95 = zext i8 %3 to i32, !dbg !80
  %96 = add nuw nsw i32 %95, 2, !dbg !81
  %97 = zext i32 %96 to i64
  %98 = call noalias i8* @malloc(i64 noundef %97) #8, !dbg !82
  %99 = zext i8 %3 to i64, !dbg !83
  %100 = getelementptr inbounds i8, i8* %98, i64 %99, !dbg !83
  store i8 120, i8* %100, align 1, !dbg !84, !tbaa !15
  %101 = add nuw nsw i32 %95, 1, !dbg !85
  %102 = zext i32 %101 to i64
  %103 = getelementptr inbounds i8, i8* %98, i64 %102, !dbg !86
  store i8 0, i8* %103, align 1, !dbg !87, !tbaa !15
  %104 = add nuw nsw i32 %95, 5, !dbg !88
  %105 = zext i32 %104 to i64
  %106 = call i8* @realloc(i8* noundef %98, i64 noundef %105) #8, !dbg !89
  %107 = getelementptr inbounds i8, i8* %106, i64 %102, !dbg !90
  store i8 121, i8* %107, align 1, !dbg !91, !tbaa !15
  %108 = getelementptr inbounds i8, i8* %106, i64 %97, !dbg !92
  store i8 0, i8* %108, align 1, !dbg !93, !tbaa !15
  %109 = getelementptr inbounds i8, i8* %106, i64 %99, !dbg !94
  %110 = load i8, i8* %109, align 1, !dbg !94, !tbaa !15
  %111 = icmp eq i8 %110, 120, !dbg !95
  %112 = select i1 %111, i32 3, i32 5, !dbg !96
  %113 = call dereferenceable_or_null(100) i8* @realloc(i8* noundef nonnull %106, i64 noundef 100) #8, !dbg !97
  %114 = getelementptr inbounds i8, i8* %113, i64 %99, !dbg !98
  %115 = load i8, i8* %114, align 1, !dbg !98, !tbaa !15
  %116 = zext i8 %115 to i32, !dbg !98
  %117 = getelementptr inbounds i8, i8* %113, i64 %97, !dbg !99
  %118 = load i8, i8* %117, align 1, !dbg !99, !tbaa !15
  %119 = zext i8 %118 to i32, !dbg !99
  %120 = add nuw nsw i32 %112, %116, !dbg !100
  %121 = add nuw nsw i32 %120, %119, !dbg !101
  call void @free(i8* noundef %113) #8, !dbg !102
  br label %144, !dbg !103

122:                                              ; preds = %51
  %123 = call noalias dereferenceable_or_null(16) i8* @calloc(i64 noundef 4, i64 noundef 4) #8, !dbg !104
  %124 = getelementptr inbounds i8, i8* %123, i64 15, !dbg !105
  store i8 7, i8* %124, align 1, !dbg !106, !tbaa !15
  %125 = zext i8 %3 to i64, !dbg !107
  %126 = call i8* @reallocarray(i8* noundef %123, i64 noundef %125, i64 noundef 4) #8, !dbg !108
  %127 = icmp eq i8* %126, null, !dbg !109
  br i1 %127, label %148, label %128, !dbg !110

128:                                              ; preds = %122
  %129 = icmp ugt i8 %3, 3, !dbg !111
  br i1 %129, label %130, label %137, !dbg !112

130:                                              ; preds = %128
  %131 = getelementptr inbounds i8, i8* %126, i64 15, !dbg !113
  %132 = load i8, i8* %131, align 1, !dbg !113, !tbaa !15
  %133 = zext i8 %132 to i32, !dbg !113
  %134 = load i8, i8* %126, align 1, !dbg !114, !tbaa !15
  %135 = zext i8 %134 to i32, !dbg !114
  %136 = add nuw nsw i32 %135, %133, !dbg !115
  br label %137, !dbg !116

137:                                              ; preds = %130, %128
  %138 = phi i32 [ %136, %130 ], [ 0, %128 ], !dbg !53
  switch i8 %3, label %143 [
    i8 30, label %140
    i8 3, label %139
  ], !dbg !117

139:                                              ; preds = %137
  br label %140, !dbg !118

140:                                              ; preds = %137, %139
  %141 = phi i64 [ 12, %139 ], [ 119, %137 ]
  %142 = getelementptr inbounds i8, i8* %126, i64 %141, !dbg !53
  store i8 1, i8* %142, align 1, !dbg !53, !tbaa !15
  br label %143, !dbg !119

143:                                              ; preds = %140, %137
  call void @free(i8* noundef nonnull %126) #8, !dbg !119
  br label %144

144:                                              ; preds = %143, %89, %86, %52, %94, %49
  %145 = phi i8* [ %9, %49 ], [ %84, %86 ], [ %84, %89 ], [ %5, %94 ], [ %5, %143 ], [ %5, %52 ], !dbg !53
  %146 = phi i32 [ %50, %49 ], [ %88, %86 ], [ %93, %89 ], [ %121, %94 ], [ %138, %143 ], [ %79, %52 ], !dbg !53
  call void @free(i8* noundef %145) #8, !dbg !120
  %147 = and i32 %146, 127, !dbg !121
  br label %148, !dbg !122

148:                                              ; preds = %122, %7, %144
  %149 = phi i32 [ %147, %144 ], [ 1, %7 ], [ 2, %122 ]
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #8, !dbg !123
  ret i32 %149, !dbg !123
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !124 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: inaccessiblememonly mustprogress nofree nounwind willreturn
declare noalias noundef i8* @malloc(i64 noundef) local_unnamed_addr #3

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: inaccessiblemem_or_argmemonly mustprogress nounwind willreturn
declare noalias noundef i8* @realloc(i8* nocapture noundef, i64 noundef) local_unnamed_addr #5

; Function Attrs: inaccessiblemem_or_argmemonly mustprogress nounwind willreturn
declare void @free(i8* nocapture noundef) local_unnamed_addr #5

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nounwind readonly willreturn
declare i64 @strlen(i8* nocapture noundef) local_unnamed_addr #6

; Function Attrs: inaccessiblememonly mustprogress nofree nounwind willreturn
declare noalias noundef i8* @calloc(i64 noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: nounwind
declare !dbg !126 i8* @reallocarray(i8* noundef, i64 noundef, i64 noundef) local_unnamed_addr #7

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { inaccessiblememonly mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #5 = { inaccessiblemem_or_argmemonly mustprogress nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { argmemonly mustprogress nofree nounwind readonly willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind }
attributes #9 = { nounwind readonly willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/heap_resized.c", directory: ".", checksumkind: CSK_MD5, checksum: "075072e3fd7ab204acae2171a76d612e")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !10, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 9, column: 5, scope: !9)
!13 = !DILocation(line: 10, column: 5, scope: !9)
!14 = !DILocation(line: 11, column: 23, scope: !9)
!15 = !{!16, !16, i64 0}
!16 = !{!"omnipotent char", !17, i64 0}
!17 = !{!"Simple C/C++ TBAA"}
!18 = !DILocation(line: 11, column: 25, scope: !9)
!19 = !DILocation(line: 11, column: 37, scope: !9)
!20 = !DILocation(line: 12, column: 15, scope: !9)
!21 = !DILocation(line: 13, column: 5, scope: !9)
!22 = !DILocation(line: 15, column: 11, scope: !9)
!23 = !DILocation(line: 15, column: 9, scope: !9)
!24 = !DILocation(line: 16, column: 24, scope: !9)
!25 = !DILocation(line: 16, column: 13, scope: !9)
!26 = !DILocation(line: 17, column: 14, scope: !9)
!27 = !DILocation(line: 17, column: 13, scope: !9)
!28 = !DILocation(line: 19, column: 19, scope: !9)
!29 = !DILocation(line: 20, column: 16, scope: !9)
!30 = !DILocation(line: 20, column: 14, scope: !9)
!31 = !DILocation(line: 21, column: 15, scope: !9)
!32 = !DILocation(line: 21, column: 20, scope: !9)
!33 = !DILocation(line: 22, column: 18, scope: !9)
!34 = !DILocation(line: 22, column: 24, scope: !9)
!35 = !DILocation(line: 22, column: 15, scope: !9)
!36 = !DILocation(line: 23, column: 20, scope: !9)
!37 = !DILocation(line: 23, column: 15, scope: !9)
!38 = !DILocation(line: 24, column: 13, scope: !9)
!39 = !DILocation(line: 24, column: 19, scope: !9)
!40 = !DILocation(line: 25, column: 18, scope: !9)
!41 = !DILocation(line: 25, column: 25, scope: !9)
!42 = !DILocation(line: 25, column: 23, scope: !9)
!43 = !DILocation(line: 25, column: 15, scope: !9)
!44 = !DILocation(line: 26, column: 9, scope: !9)
!45 = !DILocation(line: 27, column: 15, scope: !9)
!46 = !DILocation(line: 27, column: 13, scope: !9)
!47 = !DILocation(line: 28, column: 22, scope: !9)
!48 = !DILocation(line: 28, column: 18, scope: !9)
!49 = !DILocation(line: 28, column: 29, scope: !9)
!50 = !DILocation(line: 28, column: 27, scope: !9)
!51 = !DILocation(line: 28, column: 15, scope: !9)
!52 = !DILocation(line: 28, column: 13, scope: !9)
!53 = !DILocation(line: 0, scope: !9)
!54 = !DILocation(line: 29, column: 9, scope: !9)
!55 = !DILocation(line: 30, column: 5, scope: !9)
!56 = !DILocation(line: 30, column: 16, scope: !9)
!57 = !DILocation(line: 66, column: 9, scope: !9)
!58 = !DILocation(line: 67, column: 17, scope: !9)
!59 = !DILocation(line: 68, column: 38, scope: !9)
!60 = !DILocation(line: 68, column: 22, scope: !9)
!61 = !DILocation(line: 69, column: 27, scope: !9)
!62 = !DILocation(line: 70, column: 13, scope: !9)
!63 = !DILocation(line: 70, column: 29, scope: !9)
!64 = !DILocation(line: 67, column: 26, scope: !9)
!65 = !DILocation(line: 69, column: 13, scope: !9)
!66 = !DILocation(line: 72, column: 14, scope: !9)
!67 = !DILocation(line: 72, column: 26, scope: !9)
!68 = !DILocation(line: 72, column: 24, scope: !9)
!69 = !DILocation(line: 72, column: 42, scope: !9)
!70 = !DILocation(line: 73, column: 9, scope: !9)
!71 = !DILocation(line: 32, column: 26, scope: !9)
!72 = !DILocation(line: 32, column: 13, scope: !9)
!73 = !DILocation(line: 33, column: 13, scope: !9)
!74 = !DILocation(line: 34, column: 15, scope: !9)
!75 = !DILocation(line: 34, column: 13, scope: !9)
!76 = !DILocation(line: 35, column: 23, scope: !9)
!77 = !DILocation(line: 35, column: 18, scope: !9)
!78 = !DILocation(line: 35, column: 13, scope: !9)
!79 = !DILocation(line: 37, column: 18, scope: !9)
!80 = !DILocation(line: 40, column: 26, scope: !9)
!81 = !DILocation(line: 40, column: 28, scope: !9)
!82 = !DILocation(line: 40, column: 19, scope: !9)
!83 = !DILocation(line: 41, column: 9, scope: !9)
!84 = !DILocation(line: 41, column: 14, scope: !9)
!85 = !DILocation(line: 41, column: 25, scope: !9)
!86 = !DILocation(line: 41, column: 21, scope: !9)
!87 = !DILocation(line: 41, column: 30, scope: !9)
!88 = !DILocation(line: 42, column: 26, scope: !9)
!89 = !DILocation(line: 42, column: 13, scope: !9)
!90 = !DILocation(line: 43, column: 9, scope: !9)
!91 = !DILocation(line: 43, column: 18, scope: !9)
!92 = !DILocation(line: 43, column: 25, scope: !9)
!93 = !DILocation(line: 43, column: 34, scope: !9)
!94 = !DILocation(line: 44, column: 14, scope: !9)
!95 = !DILocation(line: 44, column: 19, scope: !9)
!96 = !DILocation(line: 44, column: 26, scope: !9)
!97 = !DILocation(line: 45, column: 13, scope: !9)
!98 = !DILocation(line: 47, column: 14, scope: !9)
!99 = !DILocation(line: 47, column: 21, scope: !9)
!100 = !DILocation(line: 47, column: 19, scope: !9)
!101 = !DILocation(line: 47, column: 11, scope: !9)
!102 = !DILocation(line: 48, column: 9, scope: !9)
!103 = !DILocation(line: 49, column: 5, scope: !9)
!104 = !DILocation(line: 50, column: 32, scope: !9)
!105 = !DILocation(line: 51, column: 9, scope: !9)
!106 = !DILocation(line: 51, column: 19, scope: !9)
!107 = !DILocation(line: 52, column: 37, scope: !9)
!108 = !DILocation(line: 52, column: 17, scope: !9)
!109 = !DILocation(line: 53, column: 14, scope: !9)
!110 = !DILocation(line: 53, column: 13, scope: !9)
!111 = !DILocation(line: 55, column: 15, scope: !9)
!112 = !DILocation(line: 55, column: 13, scope: !9)
!113 = !DILocation(line: 56, column: 18, scope: !9)
!114 = !DILocation(line: 56, column: 30, scope: !9)
!115 = !DILocation(line: 56, column: 28, scope: !9)
!116 = !DILocation(line: 56, column: 13, scope: !9)
!117 = !DILocation(line: 57, column: 13, scope: !9)
!118 = !DILocation(line: 60, column: 13, scope: !9)
!119 = !DILocation(line: 61, column: 9, scope: !9)
!120 = !DILocation(line: 75, column: 5, scope: !9)
!121 = !DILocation(line: 76, column: 14, scope: !9)
!122 = !DILocation(line: 76, column: 5, scope: !9)
!123 = !DILocation(line: 77, column: 1, scope: !9)
!124 = !DISubprogram(name: "klee_make_symbolic", scope: !125, file: !125, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!125 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
!126 = !DISubprogram(name: "reallocarray", scope: !127, file: !127, line: 582, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!127 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
