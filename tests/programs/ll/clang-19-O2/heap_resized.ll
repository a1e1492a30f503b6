; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/heap_resized.c
; ModuleID = 'tests/programs/heap_resized.c'
source_filename = "tests/programs/heap_resized.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.1 = private unnamed_addr constant [16 x i8] c"abcdefghijklmno\00", align 1

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, 128) i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %1) #10, !dbg !12
  call void @klee_make_symbolic(ptr noundef nonnull %1, i64 noundef 1, ptr noundef nonnull @.str) #10, !dbg !13
  %2 = load i8, ptr %1, align 1, !dbg !14, !tbaa !15
  %3 = and i8 %2, 31, !dbg !18
  %4 = lshr i8 %2, 5, !dbg !19
  %5 = call noalias dereferenceable_or_null(16) ptr @malloc(i64 noundef 16) #11, !dbg !20
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(16) %5, ptr noundef nonnull align 1 dereferenceable(16) @.str.1, i64 16, i1 false), !dbg !21
  %6 = icmp sgt i8 %2, -1, !dbg !22
  br i1 %6, label %7, label %51, !dbg !23

7:                                                ; preds = %0
  %8 = zext nneg i8 %3 to i64, !dbg !24
  %9 = call ptr @realloc(ptr noundef nonnull %5, i64 noundef %8) #12, !dbg !25
  %10 = icmp eq ptr %9, null, !dbg !26
  br i1 %10, label %148, label %11, !dbg !27

11:                                               ; preds = %7
  %12 = call noalias dereferenceable_or_null(1) ptr @malloc(i64 noundef 1) #11, !dbg !28
  %13 = icmp ugt ptr %12, %9, !dbg !29
  %14 = select i1 %13, i32 2, i32 0, !dbg !30
  %15 = icmp eq i8 %4, 1, !dbg !31
  %16 = icmp ugt i8 %3, 12
  %17 = and i1 %15, %16, !dbg !32
  br i1 %17, label %18, label %24, !dbg !32

18:                                               ; preds = %11
  %19 = getelementptr inbounds i8, ptr %9, i64 12, !dbg !33
  %20 = load i8, ptr %19, align 1, !dbg !33, !tbaa !15
  %21 = icmp eq i8 %20, 109, !dbg !34
  %22 = select i1 %21, i32 4, i32 8, !dbg !33
  %23 = or disjoint i32 %22, %14, !dbg !35
  br label %49, !dbg !36

24:                                               ; preds = %11
  %25 = icmp eq i8 %4, 2, !dbg !37
  %26 = icmp ugt i8 %3, 20
  %27 = and i1 %25, %26, !dbg !36
  br i1 %27, label %28, label %36, !dbg !36

28:                                               ; preds = %24
  %29 = getelementptr inbounds i8, ptr %9, i64 18, !dbg !38
  store i8 %2, ptr %29, align 1, !dbg !39, !tbaa !15
  %30 = getelementptr inbounds i8, ptr %9, i64 5, !dbg !40
  %31 = load i8, ptr %30, align 1, !dbg !40, !tbaa !15
  %32 = zext i8 %31 to i32, !dbg !40
  %33 = zext nneg i8 %2 to i32, !dbg !41
  %34 = add nuw nsw i32 %14, %33, !dbg !42
  %35 = add nuw nsw i32 %34, %32, !dbg !43
  br label %49, !dbg !44

36:                                               ; preds = %24
  %37 = icmp eq i8 %4, 3, !dbg !45
  br i1 %37, label %38, label %49, !dbg !46

38:                                               ; preds = %36
  %39 = lshr i8 %3, 1, !dbg !47
  %40 = zext nneg i8 %39 to i64, !dbg !48
  %41 = getelementptr inbounds i8, ptr %9, i64 %40, !dbg !48
  %42 = load i8, ptr %41, align 1, !dbg !48, !tbaa !15
  %43 = zext i8 %42 to i32, !dbg !48
  %44 = getelementptr inbounds i8, ptr %9, i64 %8, !dbg !49
  %45 = load i8, ptr %44, align 1, !dbg !49, !tbaa !15
  %46 = zext i8 %45 to i32, !dbg !49
  %47 = add nuw nsw i32 %14, %43, !dbg !50
  %48 = add nuw nsw i32 %47, %46, !dbg !51
  br label %49, !dbg !52

49:                                               ; preds = %28, %18, %38, %36
  %50 = phi i32 [ %48, %38 ], [ %14, %36 ], [ %23, %18 ], [ %35, %28 ], !dbg !53
  call void @free(ptr noundef %12) #10, !dbg !54
  br label %144, !dbg !55

51:                                               ; preds = %0
  switch i8 %4, label %52 [
    i8 4, label %85
    i8 5, label %99
    i8 6, label %127
  ], !dbg !56

52:                                               ; preds = %51
  %53 = zext nneg i8 %3 to i64, !dbg !57
  %54 = add nuw nsw i8 %3, 1, !dbg !58
  %55 = zext nneg i8 %54 to i32, !dbg !58
  %56 = zext nneg i8 %54 to i64, !dbg !59
  %57 = call ptr @malloc(i64 %56), !dbg !60
  store i8 48, ptr %57, align 1, !dbg !61, !tbaa !15
  %58 = getelementptr inbounds i8, ptr %57, i64 %53, !dbg !62
  store i8 101, ptr %58, align 1, !dbg !63, !tbaa !15
  %59 = add nuw nsw i32 %55, 1, !dbg !64
  %60 = add nuw nsw i8 %3, 1, !dbg !58
  %61 = zext nneg i8 %60 to i32, !dbg !58
  %62 = add nuw nsw i32 %59, %61, !dbg !58
  %63 = zext nneg i32 %62 to i64, !dbg !59
  %64 = call ptr @realloc(ptr noundef nonnull %57, i64 noundef %63) #12, !dbg !60
  %65 = getelementptr inbounds i8, ptr %64, i64 1, !dbg !65
  store i8 49, ptr %65, align 1, !dbg !61, !tbaa !15
  %66 = add nuw nsw i32 %61, %55, !dbg !66
  %67 = zext nneg i32 %66 to i64, !dbg !62
  %68 = getelementptr inbounds i8, ptr %64, i64 %67, !dbg !62
  store i8 101, ptr %68, align 1, !dbg !63, !tbaa !15
  %69 = add nuw nsw i32 %62, 1, !dbg !64
  %70 = add nuw nsw i8 %3, 2, !dbg !58
  %71 = zext nneg i8 %70 to i32, !dbg !58
  %72 = add nuw nsw i32 %69, %71, !dbg !58
  %73 = zext nneg i32 %72 to i64, !dbg !59
  %74 = call ptr @realloc(ptr noundef %64, i64 noundef %73) #12, !dbg !60
  %75 = getelementptr inbounds i8, ptr %74, i64 2, !dbg !65
  store i8 50, ptr %75, align 1, !dbg !61, !tbaa !15
  %76 = add nuw nsw i32 %62, %71, !dbg !66
  %77 = zext nneg i32 %76 to i64, !dbg !62
  %78 = getelementptr inbounds i8, ptr %74, i64 %77, !dbg !62
  store i8 101, ptr %78, align 1, !dbg !63, !tbaa !15
  %79 = load i8, ptr %74, align 1, !dbg !67, !tbaa !15
  %80 = zext i8 %79 to i32, !dbg !67
  %81 = load i8, ptr %75, align 1, !dbg !68, !tbaa !15
  %82 = zext i8 %81 to i32, !dbg !68
  %83 = add nuw nsw i32 %82, %80, !dbg !69
  %84 = add nuw nsw i32 %83, 1, !dbg !70
  call void @free(ptr noundef %74) #10, !dbg !71
  br label %144

85:                                               ; preds = %51
  %86 = add nuw nsw i8 %3, 1, !dbg !72
  %87 = zext nneg i8 %86 to i64, !dbg !73
  %88 = call ptr @realloc(ptr noundef nonnull %5, i64 noundef %87) #12, !dbg !74
  %89 = call dereferenceable_or_null(40) ptr @realloc(ptr noundef %88, i64 noundef 40) #12, !dbg !75
  %90 = icmp ugt i8 %3, 14, !dbg !76
  br i1 %90, label %91, label %94, !dbg !77

91:                                               ; preds = %85
  %92 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %89) #13, !dbg !78
  %93 = trunc i64 %92 to i32, !dbg !79
  br label %144, !dbg !80

94:                                               ; preds = %85
  %95 = zext nneg i8 %3 to i64, !dbg !81
  %96 = getelementptr inbounds i8, ptr %89, i64 %95, !dbg !81
  %97 = load i8, ptr %96, align 1, !dbg !81, !tbaa !15
  %98 = zext i8 %97 to i32, !dbg !81
  br label %144

99:                                               ; preds = %51
  %100 = zext nneg i8 %3 to i32, !dbg !82
  %101 = add nuw nsw i32 %100, 2, !dbg !83
  %102 = zext nneg i32 %101 to i64, !dbg !82
  %103 = call noalias ptr @malloc(i64 noundef %102) #11, !dbg !84
  %104 = zext nneg i8 %3 to i64, !dbg !85
  %105 = getelementptr inbounds i8, ptr %103, i64 %104, !dbg !85
  store i8 120, ptr %105, align 1, !dbg !86, !tbaa !15
  %106 = add nuw nsw i32 %100, 1, !dbg !87
  %107 = zext nneg i32 %106 to i64, !dbg !88
  %108 = getelementptr inbounds i8, ptr %103, i64 %107, !dbg !88
  store i8 0, ptr %108, align 1, !dbg !89, !tbaa !15
  %109 = add nuw nsw i32 %100, 5, !dbg !90
  %110 = zext nneg i32 %109 to i64, !dbg !91
  %111 = call ptr @realloc(ptr noundef %103, i64 noundef %110) #12, !dbg !92
  %112 = getelementptr inbounds i8, ptr %111, i64 %107, !dbg !93
  store i8 121, ptr %112, align 1, !dbg !94, !tbaa !15
  %113 = getelementptr inbounds i8, ptr %111, i64 %102, !dbg !95
  store i8 0, ptr %113, align 1, !dbg !96, !tbaa !15
  %114 = getelementptr inbounds i8, ptr %111, i64 %104, !dbg !97
  %115 = load i8, ptr %114, align 1, !dbg !97, !tbaa !15
  %116 = icmp eq i8 %115, 120, !dbg !98
  %117 = select i1 %116, i32 3, i32 5, !dbg !99
  %118 = call dereferenceable_or_null(100) ptr @realloc(ptr noundef nonnull %111, i64 noundef 100) #12, !dbg !100
  %119 = getelementptr inbounds i8, ptr %118, i64 %104, !dbg !101
  %120 = load i8, ptr %119, align 1, !dbg !101, !tbaa !15
  %121 = zext i8 %120 to i32, !dbg !101
  %122 = getelementptr inbounds i8, ptr %118, i64 %102, !dbg !102
  %123 = load i8, ptr %122, align 1, !dbg !102, !tbaa !15
  %124 = zext i8 %123 to i32, !dbg !102
  %125 = add nuw nsw i32 %117, %121, !dbg !103
  %126 = add nuw nsw i32 %125, %124, !dbg !104
  call void @free(ptr noundef %118) #10, !dbg !105
  br label %144, !dbg !106

127:                                              ; preds = %51
  %128 = call noalias dereferenceable_or_null(16) ptr @calloc(i64 noundef 4, i64 noundef 4) #14, !dbg !107
  %129 = getelementptr inbounds i8, ptr %128, i64 15, !dbg !108
  store i8 7, ptr %129, align 1, !dbg !109, !tbaa !15
  %130 = zext nneg i8 %3 to i64, !dbg !110
  %131 = call ptr @reallocarray(ptr noundef %128, i64 noundef %130, i64 noundef 4) #10, !dbg !111
  %132 = icmp eq ptr %131, null, !dbg !112
  br i1 %132, label %148, label %133, !dbg !113

133:                                              ; preds = %127
  %134 = icmp ugt i8 %3, 3, !dbg !114
  br i1 %134, label %135, label %142, !dbg !115

135:                                              ; preds = %133
  %136 = getelementptr inbounds i8, ptr %131, i64 15, !dbg !116
  %137 = load i8, ptr %136, align 1, !dbg !116, !tbaa !15
  %138 = zext i8 %137 to i32, !dbg !116
  %139 = load i8, ptr %131, align 1, !dbg !117, !tbaa !15
  %140 = zext i8 %139 to i32, !dbg !117
  %141 = add nuw nsw i32 %140, %138, !dbg !118
  br label %142, !dbg !119

142:                                              ; preds = %135, %133
  %143 = phi i32 [ %141, %135 ], [ 0, %133 ], !dbg !53
  call void @free(ptr noundef nonnull %131) #10, !dbg !120
  br label %144

144:                                              ; preds = %142, %94, %91, %52, %99, %49
  %145 = phi ptr [ %9, %49 ], [ %89, %91 ], [ %89, %94 ], [ %5, %99 ], [ %5, %142 ], [ %5, %52 ], !dbg !53
  %146 = phi i32 [ %50, %49 ], [ %93, %91 ], [ %98, %94 ], [ %126, %99 ], [ %143, %142 ], [ %84, %52 ], !dbg !53
  call void @free(ptr noundef %145) #10, !dbg !121
  %147 = and i32 %146, 127, !dbg !122
  br label %148, !dbg !123

148:                                              ; preds = %127, %7, %144
  %149 = phi i32 [ %147, %144 ], [ 1, %7 ], [ 2, %127 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %1) #10, !dbg !124
  ret i32 %149, !dbg !124
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !125 void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !127 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !129 noalias noundef ptr @realloc(ptr allocptr nocapture noundef, i64 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !130 void @free(ptr allocptr nocapture noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare !dbg !131 i64 @strlen(ptr nocapture noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite)
declare !dbg !133 noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #8

; Function Attrs: nounwind
declare !dbg !134 ptr @reallocarray(ptr noundef, i64 noundef, i64 noundef) local_unnamed_addr #9

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind }
attributes #11 = { nounwind allocsize(0) }
attributes #12 = { nounwind allocsize(1) }
attributes #13 = { nounwind willreturn memory(read) }
attributes #14 = { nounwind allocsize(0,1) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/heap_resized.c", directory: ".", checksumkind: CSK_MD5, checksum: "075072e3fd7ab204acae2171a76d612e")
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
!66 = !DILocation(line: 70, column: 24, scope: !9)
!67 = !DILocation(line: 72, column: 14, scope: !9)
!68 = !DILocation(line: 72, column: 26, scope: !9)
!69 = !DILocation(line: 72, column: 24, scope: !9)
!70 = !DILocation(line: 72, column: 42, scope: !9)
!71 = !DILocation(line: 73, column: 9, scope: !9)
!72 = !DILocation(line: 32, column: 26, scope: !9)
!73 = !DILocation(line: 32, column: 24, scope: !9)
!74 = !DILocation(line: 32, column: 13, scope: !9)
!75 = !DILocation(line: 33, column: 13, scope: !9)
!76 = !DILocation(line: 34, column: 15, scope: !9)
!77 = !DILocation(line: 34, column: 13, scope: !9)
!78 = !DILocation(line: 35, column: 23, scope: !9)
!79 = !DILocation(line: 35, column: 18, scope: !9)
!80 = !DILocation(line: 35, column: 13, scope: !9)
!81 = !DILocation(line: 37, column: 18, scope: !9)
!82 = !DILocation(line: 40, column: 26, scope: !9)
!83 = !DILocation(line: 40, column: 28, scope: !9)
!84 = !DILocation(line: 40, column: 19, scope: !9)
!85 = !DILocation(line: 41, column: 9, scope: !9)
!86 = !DILocation(line: 41, column: 14, scope: !9)
!87 = !DILocation(line: 41, column: 25, scope: !9)
!88 = !DILocation(line: 41, column: 21, scope: !9)
!89 = !DILocation(line: 41, column: 30, scope: !9)
!90 = !DILocation(line: 42, column: 26, scope: !9)
!91 = !DILocation(line: 42, column: 24, scope: !9)
!92 = !DILocation(line: 42, column: 13, scope: !9)
!93 = !DILocation(line: 43, column: 9, scope: !9)
!94 = !DILocation(line: 43, column: 18, scope: !9)
!95 = !DILocation(line: 43, column: 25, scope: !9)
!96 = !DILocation(line: 43, column: 34, scope: !9)
!97 = !DILocation(line: 44, column: 14, scope: !9)
!98 = !DILocation(line: 44, column: 19, scope: !9)
!99 = !DILocation(line: 44, column: 26, scope: !9)
!100 = !DILocation(line: 45, column: 13, scope: !9)
!101 = !DILocation(line: 47, column: 14, scope: !9)
!102 = !DILocation(line: 47, column: 21, scope: !9)
!103 = !DILocation(line: 47, column: 19, scope: !9)
!104 = !DILocation(line: 47, column: 11, scope: !9)
!105 = !DILocation(line: 48, column: 9, scope: !9)
!106 = !DILocation(line: 49, column: 5, scope: !9)
!107 = !DILocation(line: 50, column: 32, scope: !9)
!108 = !DILocation(line: 51, column: 9, scope: !9)
!109 = !DILocation(line: 51, column: 19, scope: !9)
!110 = !DILocation(line: 52, column: 37, scope: !9)
!111 = !DILocation(line: 52, column: 17, scope: !9)
!112 = !DILocation(line: 53, column: 14, scope: !9)
!113 = !DILocation(line: 53, column: 13, scope: !9)
!114 = !DILocation(line: 55, column: 15, scope: !9)
!115 = !DILocation(line: 55, column: 13, scope: !9)
!116 = !DILocation(line: 56, column: 18, scope: !9)
!117 = !DILocation(line: 56, column: 30, scope: !9)
!118 = !DILocation(line: 56, column: 28, scope: !9)
!119 = !DILocation(line: 56, column: 13, scope: !9)
!120 = !DILocation(line: 61, column: 9, scope: !9)
!121 = !DILocation(line: 75, column: 5, scope: !9)
!122 = !DILocation(line: 76, column: 14, scope: !9)
!123 = !DILocation(line: 76, column: 5, scope: !9)
!124 = !DILocation(line: 77, column: 1, scope: !9)
!125 = !DISubprogram(name: "klee_make_symbolic", scope: !126, file: !126, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!126 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
!127 = !DISubprogram(name: "malloc", scope: !128, file: !128, line: 553, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!128 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!129 = !DISubprogram(name: "realloc", scope: !128, file: !128, line: 564, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!130 = !DISubprogram(name: "free", scope: !128, file: !128, line: 568, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!131 = !DISubprogram(name: "strlen", scope: !132, file: !132, line: 407, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!132 = !DIFile(filename: "/usr/include/string.h", directory: "", checksumkind: CSK_MD5, checksum: "0ee11a08692643b86154f96759d0f7fa")
!133 = !DISubprogram(name: "calloc", scope: !128, file: !128, line: 556, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!134 = !DISubprogram(name: "reallocarray", scope: !128, file: !128, line: 582, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
