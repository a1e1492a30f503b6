; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/heap_sizes.c
; ModuleID = 'tests/programs/heap_sizes.c'
source_filename = "tests/programs/heap_sizes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"12345678\00", align 1
@.str.2 = private unnamed_addr constant [8 x i8] c"1234567\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #8, !dbg !12
  call void @klee_make_symbolic(i8* noundef nonnull %1, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #8, !dbg !13
  %2 = load i8, i8* %1, align 1, !dbg !14, !tbaa !15
  %3 = and i8 %2, 31, !dbg !18
  %4 = lshr i8 %2, 5, !dbg !19
  %5 = icmp eq i8 %2, -56, !dbg !20
  %6 = zext i8 %3 to i64, !dbg !21
  br i1 %5, label %7, label %9, !dbg !22

7:                                                ; preds = %0
  %8 = call noalias i8* @calloc(i64 noundef %6, i64 noundef 3) #8, !dbg !23
  br label %11, !dbg !22

9:                                                ; preds = %0
  %10 = call noalias i8* @malloc(i64 noundef %6) #8, !dbg !24
  br label %11, !dbg !22

11:                                               ; preds = %9, %7
  %12 = phi i8* [ %8, %7 ], [ %10, %9 ], !dbg !22
  %13 = call noalias dereferenceable_or_null(4) i8* @malloc(i64 noundef 4) #8, !dbg !25
  %14 = icmp ugt i8* %13, %12, !dbg !26
  %15 = select i1 %14, i32 0, i32 100, !dbg !27
  %16 = zext i8 %3 to i32, !dbg !28
  %17 = icmp ugt i8 %3, 10, !dbg !29
  br i1 %17, label %18, label %36, !dbg !28

18:                                               ; preds = %11
  %19 = getelementptr inbounds i8, i8* %12, i64 10, !dbg !30
  store i8 97, i8* %19, align 1, !dbg !31, !tbaa !15
  %20 = icmp ugt i8 %3, 20, !dbg !32
  br i1 %20, label %21, label %36, !dbg !33

21:                                               ; preds = %18
  %22 = add nsw i32 %16, -1, !dbg !34
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds i8, i8* %12, i64 %23, !dbg !35
  store i8 122, i8* %24, align 1, !dbg !36, !tbaa !15
  %25 = load i8, i8* %19, align 1, !dbg !37, !tbaa !15
  %26 = icmp eq i8 %25, 97, !dbg !38
  %27 = select i1 %26, i32 1, i32 2, !dbg !37
  %28 = or i32 %27, %15, !dbg !39
  %29 = add nuw nsw i8 %4, 14, !dbg !40
  %30 = zext i8 %29 to i64
  %31 = getelementptr inbounds i8, i8* %12, i64 %30, !dbg !41
  store i8 98, i8* %31, align 1, !dbg !42, !tbaa !15
  %32 = load i8, i8* %24, align 1, !dbg !43, !tbaa !15
  %33 = icmp eq i8 %32, 98, !dbg !44
  %34 = add nuw nsw i32 %28, 4
  %35 = select i1 %33, i32 %34, i32 %28, !dbg !43
  br label %79, !dbg !43

36:                                               ; preds = %11, %18
  switch i8 %4, label %42 [
    i8 3, label %37
    i8 5, label %40
  ], !dbg !45

37:                                               ; preds = %36
  %38 = zext i8 %3 to i64, !dbg !46
  %39 = getelementptr inbounds i8, i8* %12, i64 %38, !dbg !46
  store i8 0, i8* %39, align 1, !dbg !47, !tbaa !15
  br label %79, !dbg !48

40:                                               ; preds = %36
  %41 = getelementptr inbounds i8, i8* %12, i64 5, !dbg !49
  store i8 1, i8* %41, align 1, !dbg !50, !tbaa !15
  br label %79, !dbg !51

42:                                               ; preds = %36
  %43 = icmp eq i8 %4, 6, !dbg !52
  %44 = icmp ugt i8 %3, 8
  %45 = and i1 %43, %44, !dbg !53
  br i1 %45, label %46, label %56, !dbg !53

46:                                               ; preds = %42
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 1 dereferenceable(9) %12, i8* noundef nonnull align 1 dereferenceable(9) getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), i64 9, i1 false) #8, !dbg !54
  %47 = call i32 @bcmp(i8* noundef nonnull dereferenceable(7) %12, i8* noundef nonnull dereferenceable(7) getelementptr inbounds ([8 x i8], [8 x i8]* @.str.2, i64 0, i64 0), i64 7), !dbg !55
  %48 = icmp eq i32 %47, 0, !dbg !56
  %49 = select i1 %48, i32 8, i32 16, !dbg !55
  %50 = or i32 %49, %15, !dbg !57
  %51 = call dereferenceable_or_null(9) i8* @realloc(i8* noundef %12, i64 noundef 9) #8, !dbg !58
  %52 = call i64 @strlen(i8* noundef nonnull dereferenceable(1) %51) #9, !dbg !59
  %53 = trunc i64 %52 to i32, !dbg !60
  %54 = shl nsw i32 %53, 5, !dbg !61
  %55 = add nsw i32 %50, %54, !dbg !62
  br label %79, !dbg !63

56:                                               ; preds = %42
  %57 = icmp eq i8 %4, 7, !dbg !64
  br i1 %57, label %58, label %79, !dbg !65

58:                                               ; preds = %56
  %59 = add nuw nsw i32 %16, 1, !dbg !66
  %60 = zext i32 %59 to i64
  %61 = call noalias i8* @calloc(i64 noundef %60, i64 noundef 100) #8, !dbg !67
  %62 = bitcast i8* %61 to i32*, !dbg !67
  %63 = xor i32 %16, 5, !dbg !68
  %64 = icmp ult i32 %63, %16, !dbg !69
  br i1 %64, label %65, label %77, !dbg !70

65:                                               ; preds = %58
  %66 = mul nuw nsw i32 %63, 25, !dbg !71
  %67 = zext i32 %66 to i64, !dbg !72
  %68 = getelementptr inbounds i32, i32* %62, i64 %67, !dbg !72
  store i32 3, i32* %68, align 4, !dbg !73, !tbaa !74
  %69 = mul nuw nsw i32 %16, 25, !dbg !76
  %70 = add nsw i32 %69, -25, !dbg !76
  %71 = zext i32 %70 to i64, !dbg !77
  %72 = getelementptr inbounds i32, i32* %62, i64 %71, !dbg !77
  %73 = load i32, i32* %72, align 4, !dbg !77, !tbaa !74
  %74 = icmp eq i32 %73, 0, !dbg !77
  %75 = select i1 %74, i32 0, i32 64, !dbg !77
  %76 = add nuw nsw i32 %75, %15, !dbg !78
  br label %77, !dbg !79

77:                                               ; preds = %65, %58
  %78 = phi i32 [ %76, %65 ], [ %15, %58 ], !dbg !21
  call void @free(i8* noundef %61) #8, !dbg !80
  br label %79, !dbg !81

79:                                               ; preds = %21, %37, %46, %77, %56, %40
  %80 = phi i32 [ %15, %37 ], [ %15, %40 ], [ %55, %46 ], [ %78, %77 ], [ %15, %56 ], [ %35, %21 ], !dbg !21
  %81 = phi i8* [ %12, %37 ], [ %12, %40 ], [ %51, %46 ], [ %12, %77 ], [ %12, %56 ], [ %12, %21 ], !dbg !21
  call void @free(i8* noundef %81) #8, !dbg !82
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #8, !dbg !83
  ret i32 %80, !dbg !83
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !84 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: inaccessiblememonly mustprogress nofree nounwind willreturn
declare noalias noundef i8* @calloc(i64 noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: inaccessiblememonly mustprogress nofree nounwind willreturn
declare noalias noundef i8* @malloc(i64 noundef) local_unnamed_addr #3

; Function Attrs: inaccessiblemem_or_argmemonly mustprogress nounwind willreturn
declare noalias noundef i8* @realloc(i8* nocapture noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: argmemonly mustprogress nofree nounwind readonly willreturn
declare i64 @strlen(i8* nocapture noundef) local_unnamed_addr #5

; Function Attrs: inaccessiblemem_or_argmemonly mustprogress nounwind willreturn
declare void @free(i8* nocapture noundef) local_unnamed_addr #4

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: argmemonly nofree nounwind readonly willreturn
declare i32 @bcmp(i8* nocapture, i8* nocapture, i64) local_unnamed_addr #7

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { inaccessiblememonly mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { inaccessiblemem_or_argmemonly mustprogress nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { argmemonly mustprogress nofree nounwind readonly willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { argmemonly nofree nounwind willreturn }
attributes #7 = { argmemonly nofree nounwind readonly willreturn }
attributes #8 = { nounwind }
attributes #9 = { nounwind readonly willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/heap_sizes.c", directory: ".", checksumkind: CSK_MD5, checksum: "2da9f40fc84c77b48c2addb1c4168cab")
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
!20 = !DILocation(line: 12, column: 17, scope: !9)
!21 = !DILocation(line: 0, scope: !9)
!22 = !DILocation(line: 12, column: 15, scope: !9)
!23 = !DILocation(line: 12, column: 26, scope: !9)
!24 = !DILocation(line: 12, column: 41, scope: !9)
!25 = !DILocation(line: 13, column: 15, scope: !9)
!26 = !DILocation(line: 14, column: 15, scope: !9)
!27 = !DILocation(line: 14, column: 13, scope: !9)
!28 = !DILocation(line: 15, column: 9, scope: !9)
!29 = !DILocation(line: 15, column: 11, scope: !9)
!30 = !DILocation(line: 16, column: 9, scope: !9)
!31 = !DILocation(line: 16, column: 15, scope: !9)
!32 = !DILocation(line: 17, column: 11, scope: !9)
!33 = !DILocation(line: 17, column: 9, scope: !9)
!34 = !DILocation(line: 18, column: 13, scope: !9)
!35 = !DILocation(line: 18, column: 9, scope: !9)
!36 = !DILocation(line: 18, column: 18, scope: !9)
!37 = !DILocation(line: 19, column: 14, scope: !9)
!38 = !DILocation(line: 19, column: 20, scope: !9)
!39 = !DILocation(line: 19, column: 11, scope: !9)
!40 = !DILocation(line: 20, column: 13, scope: !9)
!41 = !DILocation(line: 20, column: 9, scope: !9)
!42 = !DILocation(line: 20, column: 19, scope: !9)
!43 = !DILocation(line: 21, column: 13, scope: !9)
!44 = !DILocation(line: 21, column: 22, scope: !9)
!45 = !DILocation(line: 23, column: 16, scope: !9)
!46 = !DILocation(line: 24, column: 9, scope: !9)
!47 = !DILocation(line: 24, column: 14, scope: !9)
!48 = !DILocation(line: 25, column: 5, scope: !9)
!49 = !DILocation(line: 26, column: 9, scope: !9)
!50 = !DILocation(line: 26, column: 14, scope: !9)
!51 = !DILocation(line: 27, column: 5, scope: !9)
!52 = !DILocation(line: 27, column: 18, scope: !9)
!53 = !DILocation(line: 27, column: 23, scope: !9)
!54 = !DILocation(line: 28, column: 9, scope: !9)
!55 = !DILocation(line: 29, column: 14, scope: !9)
!56 = !DILocation(line: 29, column: 38, scope: !9)
!57 = !DILocation(line: 29, column: 11, scope: !9)
!58 = !DILocation(line: 30, column: 13, scope: !9)
!59 = !DILocation(line: 31, column: 19, scope: !9)
!60 = !DILocation(line: 31, column: 14, scope: !9)
!61 = !DILocation(line: 31, column: 29, scope: !9)
!62 = !DILocation(line: 31, column: 11, scope: !9)
!63 = !DILocation(line: 32, column: 5, scope: !9)
!64 = !DILocation(line: 33, column: 16, scope: !9)
!65 = !DILocation(line: 33, column: 14, scope: !9)
!66 = !DILocation(line: 35, column: 32, scope: !9)
!67 = !DILocation(line: 35, column: 23, scope: !9)
!68 = !DILocation(line: 35, column: 49, scope: !9)
!69 = !DILocation(line: 36, column: 15, scope: !9)
!70 = !DILocation(line: 36, column: 13, scope: !9)
!71 = !DILocation(line: 37, column: 18, scope: !9)
!72 = !DILocation(line: 37, column: 13, scope: !9)
!73 = !DILocation(line: 37, column: 23, scope: !9)
!74 = !{!75, !75, i64 0}
!75 = !{!"int", !16, i64 0}
!76 = !DILocation(line: 38, column: 23, scope: !9)
!77 = !DILocation(line: 38, column: 18, scope: !9)
!78 = !DILocation(line: 38, column: 15, scope: !9)
!79 = !DILocation(line: 39, column: 9, scope: !9)
!80 = !DILocation(line: 40, column: 9, scope: !9)
!81 = !DILocation(line: 41, column: 5, scope: !9)
!82 = !DILocation(line: 42, column: 5, scope: !9)
!83 = !DILocation(line: 44, column: 1, scope: !9)
!84 = !DISubprogram(name: "klee_make_symbolic", scope: !85, file: !85, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!85 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
