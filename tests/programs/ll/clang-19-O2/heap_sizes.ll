; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/heap_sizes.c
; ModuleID = 'tests/programs/heap_sizes.c'
source_filename = "tests/programs/heap_sizes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"12345678\00", align 1
@.str.2 = private unnamed_addr constant [8 x i8] c"1234567\00", align 1

; Function Attrs: nounwind uwtable
define dso_local range(i32 -2147483640, -2147483648) i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %1) #10, !dbg !12
  call void @klee_make_symbolic(ptr noundef nonnull %1, i64 noundef 1, ptr noundef nonnull @.str) #10, !dbg !13
  %2 = load i8, ptr %1, align 1, !dbg !14, !tbaa !15
  %3 = and i8 %2, 31, !dbg !18
  %4 = lshr i8 %2, 5, !dbg !19
  %5 = icmp eq i8 %2, -56, !dbg !20
  %6 = zext nneg i8 %3 to i64, !dbg !21
  br i1 %5, label %7, label %9, !dbg !22

7:                                                ; preds = %0
  %8 = call noalias ptr @calloc(i64 noundef %6, i64 noundef 3) #11, !dbg !23
  br label %11, !dbg !22

9:                                                ; preds = %0
  %10 = call noalias ptr @malloc(i64 noundef %6) #12, !dbg !24
  br label %11, !dbg !22

11:                                               ; preds = %9, %7
  %12 = phi ptr [ %8, %7 ], [ %10, %9 ], !dbg !22
  %13 = call noalias dereferenceable_or_null(4) ptr @malloc(i64 noundef 4) #12, !dbg !25
  %14 = icmp ugt ptr %13, %12, !dbg !26
  %15 = select i1 %14, i32 0, i32 100, !dbg !27
  %16 = zext nneg i8 %3 to i32, !dbg !28
  %17 = icmp ugt i8 %3, 10, !dbg !29
  br i1 %17, label %18, label %36, !dbg !28

18:                                               ; preds = %11
  %19 = getelementptr inbounds i8, ptr %12, i64 10, !dbg !30
  store i8 97, ptr %19, align 1, !dbg !31, !tbaa !15
  %20 = icmp ugt i8 %3, 20, !dbg !32
  br i1 %20, label %21, label %36, !dbg !33

21:                                               ; preds = %18
  %22 = add nsw i32 %16, -1, !dbg !34
  %23 = zext nneg i32 %22 to i64, !dbg !35
  %24 = getelementptr inbounds i8, ptr %12, i64 %23, !dbg !35
  store i8 122, ptr %24, align 1, !dbg !36, !tbaa !15
  %25 = load i8, ptr %19, align 1, !dbg !37, !tbaa !15
  %26 = icmp eq i8 %25, 97, !dbg !38
  %27 = select i1 %26, i32 1, i32 2, !dbg !37
  %28 = or disjoint i32 %27, %15, !dbg !39
  %29 = add nuw nsw i8 %4, 14, !dbg !40
  %30 = zext nneg i8 %29 to i64, !dbg !41
  %31 = getelementptr inbounds i8, ptr %12, i64 %30, !dbg !41
  store i8 98, ptr %31, align 1, !dbg !42, !tbaa !15
  %32 = load i8, ptr %24, align 1, !dbg !43, !tbaa !15
  %33 = icmp eq i8 %32, 98, !dbg !44
  %34 = add nuw nsw i32 %28, 4
  %35 = select i1 %33, i32 %34, i32 %28, !dbg !43
  br label %78, !dbg !43

36:                                               ; preds = %11, %18
  switch i8 %4, label %42 [
    i8 3, label %37
    i8 5, label %40
  ], !dbg !45

37:                                               ; preds = %36
  %38 = zext nneg i8 %3 to i64, !dbg !46
  %39 = getelementptr inbounds i8, ptr %12, i64 %38, !dbg !46
  store i8 0, ptr %39, align 1, !dbg !47, !tbaa !15
  br label %78, !dbg !48

40:                                               ; preds = %36
  %41 = getelementptr inbounds i8, ptr %12, i64 5, !dbg !49
  store i8 1, ptr %41, align 1, !dbg !50, !tbaa !15
  br label %78, !dbg !51

42:                                               ; preds = %36
  %43 = icmp eq i8 %4, 6, !dbg !52
  %44 = icmp ugt i8 %3, 8
  %45 = and i1 %43, %44, !dbg !53
  br i1 %45, label %46, label %56, !dbg !53

46:                                               ; preds = %42
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(9) %12, ptr noundef nonnull align 1 dereferenceable(9) @.str.1, i64 9, i1 false) #10, !dbg !54
  %47 = call i32 @bcmp(ptr noundef nonnull dereferenceable(7) %12, ptr noundef nonnull dereferenceable(7) @.str.2, i64 7), !dbg !55
  %48 = icmp eq i32 %47, 0, !dbg !56
  %49 = select i1 %48, i32 8, i32 16, !dbg !55
  %50 = or disjoint i32 %49, %15, !dbg !57
  %51 = call dereferenceable_or_null(9) ptr @realloc(ptr noundef %12, i64 noundef 9) #13, !dbg !58
  %52 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %51) #14, !dbg !59
  %53 = trunc i64 %52 to i32, !dbg !60
  %54 = shl nsw i32 %53, 5, !dbg !61
  %55 = add nsw i32 %50, %54, !dbg !62
  br label %78, !dbg !63

56:                                               ; preds = %42
  %57 = icmp eq i8 %4, 7, !dbg !64
  br i1 %57, label %58, label %78, !dbg !65

58:                                               ; preds = %56
  %59 = add nuw nsw i32 %16, 1, !dbg !66
  %60 = zext nneg i32 %59 to i64, !dbg !67
  %61 = call noalias ptr @calloc(i64 noundef %60, i64 noundef 100) #11, !dbg !68
  %62 = xor i32 %16, 5, !dbg !69
  %63 = icmp ult i32 %62, %16, !dbg !70
  br i1 %63, label %64, label %76, !dbg !71

64:                                               ; preds = %58
  %65 = mul nuw nsw i32 %62, 25, !dbg !72
  %66 = zext nneg i32 %65 to i64, !dbg !73
  %67 = getelementptr inbounds i32, ptr %61, i64 %66, !dbg !73
  store i32 3, ptr %67, align 4, !dbg !74, !tbaa !75
  %68 = mul nuw nsw i32 %16, 25, !dbg !77
  %69 = zext nneg i32 %68 to i64, !dbg !78
  %70 = getelementptr i32, ptr %61, i64 %69, !dbg !78
  %71 = getelementptr i8, ptr %70, i64 -100, !dbg !78
  %72 = load i32, ptr %71, align 4, !dbg !78, !tbaa !75
  %73 = icmp eq i32 %72, 0, !dbg !78
  %74 = select i1 %73, i32 0, i32 64, !dbg !78
  %75 = add nuw nsw i32 %74, %15, !dbg !79
  br label %76, !dbg !80

76:                                               ; preds = %64, %58
  %77 = phi i32 [ %75, %64 ], [ %15, %58 ], !dbg !81
  call void @free(ptr noundef %61) #10, !dbg !82
  br label %78, !dbg !83

78:                                               ; preds = %21, %37, %46, %76, %56, %40
  %79 = phi i32 [ %15, %37 ], [ %15, %40 ], [ %55, %46 ], [ %77, %76 ], [ %15, %56 ], [ %35, %21 ], !dbg !81
  %80 = phi ptr [ %12, %37 ], [ %12, %40 ], [ %51, %46 ], [ %12, %76 ], [ %12, %56 ], [ %12, %21 ], !dbg !81
  call void @free(ptr noundef %80) #10, !dbg !84
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %1) #10, !dbg !85
  ret i32 %79, !dbg !86
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !87 void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite)
declare !dbg !89 noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !91 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !92 noalias noundef ptr @realloc(ptr allocptr nocapture noundef, i64 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare !dbg !93 i64 @strlen(ptr nocapture noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !95 void @free(ptr allocptr nocapture noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #8

; Function Attrs: nofree nounwind willreturn memory(argmem: read)
declare i32 @bcmp(ptr nocapture, ptr nocapture, i64) local_unnamed_addr #9

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { nofree nounwind willreturn memory(argmem: read) }
attributes #10 = { nounwind }
attributes #11 = { nounwind allocsize(0,1) }
attributes #12 = { nounwind allocsize(0) }
attributes #13 = { nounwind allocsize(1) }
attributes #14 = { nounwind willreturn memory(read) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/heap_sizes.c", directory: ".", checksumkind: CSK_MD5, checksum: "2da9f40fc84c77b48c2addb1c4168cab")
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
!20 = !DILocation(line: 12, column: 17, scope: !9)
!21 = !DILocation(line: 12, scope: !9)
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
!67 = !DILocation(line: 35, column: 30, scope: !9)
!68 = !DILocation(line: 35, column: 23, scope: !9)
!69 = !DILocation(line: 35, column: 49, scope: !9)
!70 = !DILocation(line: 36, column: 15, scope: !9)
!71 = !DILocation(line: 36, column: 13, scope: !9)
!72 = !DILocation(line: 37, column: 18, scope: !9)
!73 = !DILocation(line: 37, column: 13, scope: !9)
!74 = !DILocation(line: 37, column: 23, scope: !9)
!75 = !{!76, !76, i64 0}
!76 = !{!"int", !16, i64 0}
!77 = !DILocation(line: 38, column: 23, scope: !9)
!78 = !DILocation(line: 38, column: 18, scope: !9)
!79 = !DILocation(line: 38, column: 15, scope: !9)
!80 = !DILocation(line: 39, column: 9, scope: !9)
!81 = !DILocation(line: 0, scope: !9)
!82 = !DILocation(line: 40, column: 9, scope: !9)
!83 = !DILocation(line: 41, column: 5, scope: !9)
!84 = !DILocation(line: 42, column: 5, scope: !9)
!85 = !DILocation(line: 44, column: 1, scope: !9)
!86 = !DILocation(line: 43, column: 5, scope: !9)
!87 = !DISubprogram(name: "klee_make_symbolic", scope: !88, file: !88, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!88 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
!89 = !DISubprogram(name: "calloc", scope: !90, file: !90, line: 556, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!90 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!91 = !DISubprogram(name: "malloc", scope: !90, file: !90, line: 553, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!92 = !DISubprogram(name: "realloc", scope: !90, file: !90, line: 564, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!93 = !DISubprogram(name: "strlen", scope: !94, file: !94, line: 407, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!94 = !DIFile(filename: "/usr/include/string.h", directory: "", checksumkind: CSK_MD5, checksum: "0ee11a08692643b86154f96759d0f7fa")
!95 = !DISubprogram(name: "free", scope: !90, file: !90, line: 568, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
