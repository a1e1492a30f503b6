; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/hash_table.c
; ModuleID = 'tests/programs/hash_table.c'
source_filename = "tests/programs/hash_table.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i8, i8, ptr }

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@pair = internal global [2 x %struct.node] zeroinitializer, align 16
@buckets = internal unnamed_addr global [8 x ptr] zeroinitializer, align 16

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, 4) i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i16, align 2
  call void @llvm.lifetime.start.p0(i64 2, ptr nonnull %1) #4, !dbg !12
  call void @klee_make_symbolic(ptr noundef nonnull %1, i64 noundef 2, ptr noundef nonnull @.str) #4, !dbg !13
  %2 = call noalias dereferenceable_or_null(16) ptr @malloc(i64 noundef 16) #5, !dbg !14
  store i8 3, ptr %2, align 8, !dbg !17, !tbaa !18
  %3 = getelementptr inbounds i8, ptr %2, i64 1, !dbg !23
  store i8 0, ptr %3, align 1, !dbg !24, !tbaa !25
  %4 = load ptr, ptr getelementptr inbounds (i8, ptr @buckets, i64 24), align 8, !dbg !26, !tbaa !27
  %5 = getelementptr inbounds i8, ptr %2, i64 8, !dbg !28
  store ptr %4, ptr %5, align 8, !dbg !29, !tbaa !30
  %6 = call noalias dereferenceable_or_null(16) ptr @malloc(i64 noundef 16) #5, !dbg !31
  store i8 11, ptr %6, align 8, !dbg !33, !tbaa !18
  %7 = getelementptr inbounds i8, ptr %6, i64 1, !dbg !34
  store i8 0, ptr %7, align 1, !dbg !35, !tbaa !25
  %8 = getelementptr inbounds i8, ptr %6, i64 8, !dbg !36
  store ptr %2, ptr %8, align 8, !dbg !37, !tbaa !30
  store ptr %6, ptr getelementptr inbounds (i8, ptr @buckets, i64 24), align 8, !dbg !38, !tbaa !27
  %9 = call noalias dereferenceable_or_null(16) ptr @malloc(i64 noundef 16) #5, !dbg !39
  store i8 -56, ptr %9, align 8, !dbg !41, !tbaa !18
  %10 = getelementptr inbounds i8, ptr %9, i64 1, !dbg !42
  store i8 0, ptr %10, align 1, !dbg !43, !tbaa !25
  %11 = load ptr, ptr @buckets, align 16, !dbg !44, !tbaa !27
  %12 = getelementptr inbounds i8, ptr %9, i64 8, !dbg !45
  store ptr %11, ptr %12, align 8, !dbg !46, !tbaa !30
  store ptr %9, ptr @buckets, align 16, !dbg !47, !tbaa !27
  store ptr @pair, ptr getelementptr inbounds (i8, ptr @buckets, i64 40), align 8, !dbg !48, !tbaa !27
  store ptr getelementptr inbounds (i8, ptr @pair, i64 16), ptr getelementptr inbounds (i8, ptr @buckets, i64 48), align 16, !dbg !49, !tbaa !27
  store i8 5, ptr @pair, align 16, !dbg !50, !tbaa !18
  store i8 14, ptr getelementptr inbounds (i8, ptr @pair, i64 16), align 16, !dbg !51, !tbaa !18
  %13 = load i16, ptr %1, align 2, !dbg !52, !tbaa !53
  %14 = trunc i16 %13 to i8, !dbg !52
  %15 = and i8 %14, 7, !dbg !55
  %16 = zext nneg i8 %15 to i64, !dbg !58
  %17 = getelementptr inbounds [8 x ptr], ptr @buckets, i64 0, i64 %16, !dbg !58
  %18 = load ptr, ptr %17, align 8, !dbg !59, !tbaa !27
  %19 = icmp eq ptr %18, null, !dbg !60
  br i1 %19, label %31, label %20, !dbg !60

20:                                               ; preds = %0, %27
  %21 = phi ptr [ %29, %27 ], [ %18, %0 ]
  %22 = getelementptr inbounds i8, ptr %21, i64 1, !dbg !61
  %23 = load i8, ptr %22, align 1, !dbg !62, !tbaa !25
  %24 = add i8 %23, 1, !dbg !62
  store i8 %24, ptr %22, align 1, !dbg !62, !tbaa !25
  %25 = load i8, ptr %21, align 8, !dbg !63, !tbaa !18
  %26 = icmp eq i8 %25, %14, !dbg !64
  br i1 %26, label %31, label %27, !dbg !65

27:                                               ; preds = %20
  %28 = getelementptr inbounds i8, ptr %21, i64 8, !dbg !66
  %29 = load ptr, ptr %28, align 8, !dbg !59, !tbaa !27
  %30 = icmp eq ptr %29, null, !dbg !60
  br i1 %30, label %31, label %20, !dbg !60, !llvm.loop !67

31:                                               ; preds = %20, %27, %0
  %32 = phi ptr [ null, %0 ], [ null, %27 ], [ %21, %20 ], !dbg !59
  %33 = lshr i16 %13, 8, !dbg !70
  %34 = trunc nuw i16 %33 to i8, !dbg !71
  %35 = and i8 %34, 7, !dbg !72
  %36 = zext nneg i8 %35 to i64, !dbg !74
  %37 = getelementptr inbounds [8 x ptr], ptr @buckets, i64 0, i64 %36, !dbg !74
  %38 = load ptr, ptr %37, align 8, !dbg !75, !tbaa !27
  %39 = icmp eq ptr %38, null, !dbg !76
  br i1 %39, label %51, label %40, !dbg !76

40:                                               ; preds = %31, %47
  %41 = phi ptr [ %49, %47 ], [ %38, %31 ]
  %42 = getelementptr inbounds i8, ptr %41, i64 1, !dbg !77
  %43 = load i8, ptr %42, align 1, !dbg !78, !tbaa !25
  %44 = add i8 %43, 1, !dbg !78
  store i8 %44, ptr %42, align 1, !dbg !78, !tbaa !25
  %45 = load i8, ptr %41, align 8, !dbg !79, !tbaa !18
  %46 = icmp eq i8 %45, %34, !dbg !80
  br i1 %46, label %51, label %47, !dbg !81

47:                                               ; preds = %40
  %48 = getelementptr inbounds i8, ptr %41, i64 8, !dbg !82
  %49 = load ptr, ptr %48, align 8, !dbg !75, !tbaa !27
  %50 = icmp eq ptr %49, null, !dbg !76
  br i1 %50, label %51, label %40, !dbg !76, !llvm.loop !83

51:                                               ; preds = %40, %47, %31
  %52 = phi ptr [ null, %31 ], [ null, %47 ], [ %41, %40 ], !dbg !75
  %53 = icmp ne ptr %32, null, !dbg !85
  %54 = icmp eq ptr %32, %52
  %55 = and i1 %53, %54, !dbg !86
  br i1 %55, label %56, label %61, !dbg !86

56:                                               ; preds = %51
  %57 = getelementptr inbounds i8, ptr %32, i64 1, !dbg !87
  %58 = load i8, ptr %57, align 1, !dbg !87, !tbaa !25
  %59 = icmp eq i8 %58, 2, !dbg !88
  %60 = select i1 %59, i32 1, i32 2, !dbg !89
  br label %81, !dbg !90

61:                                               ; preds = %51
  br i1 %53, label %62, label %63, !dbg !91

62:                                               ; preds = %61
  store i8 1, ptr %32, align 8, !dbg !92, !tbaa !18
  br label %63, !dbg !93

63:                                               ; preds = %62, %61
  %64 = icmp eq ptr %52, null, !dbg !94
  br i1 %64, label %68, label %65, !dbg !95

65:                                               ; preds = %63
  %66 = load i8, ptr %52, align 8, !dbg !96, !tbaa !18
  %67 = icmp eq i8 %66, 1, !dbg !97
  br i1 %67, label %81, label %68, !dbg !94

68:                                               ; preds = %65, %63
  %69 = load i8, ptr %7, align 1, !dbg !98, !tbaa !25
  %70 = zext i8 %69 to i32, !dbg !99
  %71 = load i8, ptr getelementptr inbounds (i8, ptr @pair, i64 1), align 1, !dbg !100, !tbaa !25
  %72 = zext i8 %71 to i32, !dbg !101
  %73 = shl nuw nsw i32 %72, 2, !dbg !102
  %74 = add nuw nsw i32 %73, %70, !dbg !103
  %75 = load i8, ptr getelementptr inbounds (i8, ptr @pair, i64 17), align 1, !dbg !104, !tbaa !25
  %76 = zext i8 %75 to i32, !dbg !105
  %77 = shl nuw nsw i32 %76, 1, !dbg !106
  %78 = add nuw nsw i32 %74, %77, !dbg !107
  %79 = icmp ugt i32 %78, 5, !dbg !108
  %80 = zext i1 %79 to i32, !dbg !108
  br label %81, !dbg !109

81:                                               ; preds = %65, %68, %56
  %82 = phi i32 [ %60, %56 ], [ %80, %68 ], [ 3, %65 ], !dbg !110
  call void @llvm.lifetime.end.p0(i64 2, ptr nonnull %1) #4, !dbg !111
  ret i32 %82, !dbg !111
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !112 void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !114 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #3

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/hash_table.c", directory: ".", checksumkind: CSK_MD5, checksum: "826e653a7c80e8e53f1904f650aa4d05")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 31, type: !10, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 32, column: 3, scope: !9)
!13 = !DILocation(line: 33, column: 3, scope: !9)
!14 = !DILocation(line: 16, column: 20, scope: !15, inlinedAt: !16)
!15 = distinct !DISubprogram(name: "put", scope: !1, file: !1, line: 15, type: !10, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = distinct !DILocation(line: 34, column: 3, scope: !9)
!17 = !DILocation(line: 17, column: 10, scope: !15, inlinedAt: !16)
!18 = !{!19, !20, i64 0}
!19 = !{!"node", !20, i64 0, !20, i64 1, !22, i64 8}
!20 = !{!"omnipotent char", !21, i64 0}
!21 = !{!"Simple C/C++ TBAA"}
!22 = !{!"any pointer", !20, i64 0}
!23 = !DILocation(line: 18, column: 6, scope: !15, inlinedAt: !16)
!24 = !DILocation(line: 18, column: 12, scope: !15, inlinedAt: !16)
!25 = !{!19, !20, i64 1}
!26 = !DILocation(line: 19, column: 13, scope: !15, inlinedAt: !16)
!27 = !{!22, !22, i64 0}
!28 = !DILocation(line: 19, column: 6, scope: !15, inlinedAt: !16)
!29 = !DILocation(line: 19, column: 11, scope: !15, inlinedAt: !16)
!30 = !{!19, !22, i64 8}
!31 = !DILocation(line: 16, column: 20, scope: !15, inlinedAt: !32)
!32 = distinct !DILocation(line: 35, column: 3, scope: !9)
!33 = !DILocation(line: 17, column: 10, scope: !15, inlinedAt: !32)
!34 = !DILocation(line: 18, column: 6, scope: !15, inlinedAt: !32)
!35 = !DILocation(line: 18, column: 12, scope: !15, inlinedAt: !32)
!36 = !DILocation(line: 19, column: 6, scope: !15, inlinedAt: !32)
!37 = !DILocation(line: 19, column: 11, scope: !15, inlinedAt: !32)
!38 = !DILocation(line: 20, column: 20, scope: !15, inlinedAt: !32)
!39 = !DILocation(line: 16, column: 20, scope: !15, inlinedAt: !40)
!40 = distinct !DILocation(line: 36, column: 3, scope: !9)
!41 = !DILocation(line: 17, column: 10, scope: !15, inlinedAt: !40)
!42 = !DILocation(line: 18, column: 6, scope: !15, inlinedAt: !40)
!43 = !DILocation(line: 18, column: 12, scope: !15, inlinedAt: !40)
!44 = !DILocation(line: 19, column: 13, scope: !15, inlinedAt: !40)
!45 = !DILocation(line: 19, column: 6, scope: !15, inlinedAt: !40)
!46 = !DILocation(line: 19, column: 11, scope: !15, inlinedAt: !40)
!47 = !DILocation(line: 20, column: 20, scope: !15, inlinedAt: !40)
!48 = !DILocation(line: 37, column: 14, scope: !9)
!49 = !DILocation(line: 38, column: 14, scope: !9)
!50 = !DILocation(line: 39, column: 15, scope: !9)
!51 = !DILocation(line: 40, column: 15, scope: !9)
!52 = !DILocation(line: 41, column: 24, scope: !9)
!53 = !{!54, !54, i64 0}
!54 = !{!"short", !20, i64 0}
!55 = !DILocation(line: 24, column: 37, scope: !56, inlinedAt: !57)
!56 = distinct !DISubprogram(name: "get", scope: !1, file: !1, line: 23, type: !10, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!57 = distinct !DILocation(line: 41, column: 20, scope: !9)
!58 = !DILocation(line: 24, column: 25, scope: !56, inlinedAt: !57)
!59 = !DILocation(line: 24, scope: !56, inlinedAt: !57)
!60 = !DILocation(line: 24, column: 3, scope: !56, inlinedAt: !57)
!61 = !DILocation(line: 25, column: 8, scope: !56, inlinedAt: !57)
!62 = !DILocation(line: 25, column: 13, scope: !56, inlinedAt: !57)
!63 = !DILocation(line: 26, column: 12, scope: !56, inlinedAt: !57)
!64 = !DILocation(line: 26, column: 16, scope: !56, inlinedAt: !57)
!65 = !DILocation(line: 26, column: 9, scope: !56, inlinedAt: !57)
!66 = !DILocation(line: 24, column: 53, scope: !56, inlinedAt: !57)
!67 = distinct !{!67, !60, !68, !69}
!68 = !DILocation(line: 27, column: 3, scope: !56, inlinedAt: !57)
!69 = !{!"llvm.loop.mustprogress"}
!70 = !DILocation(line: 42, column: 26, scope: !9)
!71 = !DILocation(line: 42, column: 24, scope: !9)
!72 = !DILocation(line: 24, column: 37, scope: !56, inlinedAt: !73)
!73 = distinct !DILocation(line: 42, column: 20, scope: !9)
!74 = !DILocation(line: 24, column: 25, scope: !56, inlinedAt: !73)
!75 = !DILocation(line: 24, scope: !56, inlinedAt: !73)
!76 = !DILocation(line: 24, column: 3, scope: !56, inlinedAt: !73)
!77 = !DILocation(line: 25, column: 8, scope: !56, inlinedAt: !73)
!78 = !DILocation(line: 25, column: 13, scope: !56, inlinedAt: !73)
!79 = !DILocation(line: 26, column: 12, scope: !56, inlinedAt: !73)
!80 = !DILocation(line: 26, column: 16, scope: !56, inlinedAt: !73)
!81 = !DILocation(line: 26, column: 9, scope: !56, inlinedAt: !73)
!82 = !DILocation(line: 24, column: 53, scope: !56, inlinedAt: !73)
!83 = distinct !{!83, !76, !84, !69}
!84 = !DILocation(line: 27, column: 3, scope: !56, inlinedAt: !73)
!85 = !DILocation(line: 43, column: 7, scope: !9)
!86 = !DILocation(line: 43, column: 9, scope: !9)
!87 = !DILocation(line: 43, column: 30, scope: !9)
!88 = !DILocation(line: 43, column: 36, scope: !9)
!89 = !DILocation(line: 43, column: 27, scope: !9)
!90 = !DILocation(line: 43, column: 20, scope: !9)
!91 = !DILocation(line: 44, column: 7, scope: !9)
!92 = !DILocation(line: 44, column: 17, scope: !9)
!93 = !DILocation(line: 44, column: 10, scope: !9)
!94 = !DILocation(line: 45, column: 7, scope: !9)
!95 = !DILocation(line: 45, column: 9, scope: !9)
!96 = !DILocation(line: 45, column: 15, scope: !9)
!97 = !DILocation(line: 45, column: 19, scope: !9)
!98 = !DILocation(line: 46, column: 22, scope: !9)
!99 = !DILocation(line: 46, column: 10, scope: !9)
!100 = !DILocation(line: 46, column: 38, scope: !9)
!101 = !DILocation(line: 46, column: 30, scope: !9)
!102 = !DILocation(line: 46, column: 44, scope: !9)
!103 = !DILocation(line: 46, column: 28, scope: !9)
!104 = !DILocation(line: 46, column: 58, scope: !9)
!105 = !DILocation(line: 46, column: 50, scope: !9)
!106 = !DILocation(line: 46, column: 64, scope: !9)
!107 = !DILocation(line: 46, column: 48, scope: !9)
!108 = !DILocation(line: 46, column: 68, scope: !9)
!109 = !DILocation(line: 46, column: 3, scope: !9)
!110 = !DILocation(line: 0, scope: !9)
!111 = !DILocation(line: 47, column: 1, scope: !9)
!112 = !DISubprogram(name: "klee_make_symbolic", scope: !113, file: !113, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!113 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
!114 = !DISubprogram(name: "malloc", scope: !115, file: !115, line: 553, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!115 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
