; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/table_parser.c
; ModuleID = 'tests/programs/table_parser.c'
source_filename = "tests/programs/table_parser.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.parser = type { %struct.entry*, i32, [40 x %struct.entry] }
%struct.entry = type { i16, i16, [2 x i64] }

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@parser = internal global %struct.parser zeroinitializer, align 8
@classes = internal unnamed_addr constant [16 x i8] c"\00\00\00\01\01\02\03\05\00\02\03\01\02\03\00\05", align 16
@actions = internal unnamed_addr constant [9 x [6 x i8]] [[6 x i8] c"\03\00\04\00\00\00", [6 x i8] c"\00\05\00\00c\00", [6 x i8] c"\00\FE\00\FE\FE\00", [6 x i8] c"\00\FD\00\FD\FD\00", [6 x i8] c"\03\00\04\00\00\00", [6 x i8] c"\03\00\04\00\00\00", [6 x i8] c"\00\05\00\08\00\00", [6 x i8] c"\00\FF\00\FF\FF\00", [6 x i8] c"\00\FC\00\FC\FC\00"], align 16
@moves = internal unnamed_addr constant [5 x i8] c"\00\FD\FF\FF\FD", align 1
@gotos = internal unnamed_addr constant [9 x [2 x i8]] [[2 x i8] c"\01\02", [2 x i8] zeroinitializer, [2 x i8] zeroinitializer, [2 x i8] zeroinitializer, [2 x i8] c"\06\02", [2 x i8] c"\00\07", [2 x i8] zeroinitializer, [2 x i8] zeroinitializer, [2 x i8] zeroinitializer], align 16
@makes = internal unnamed_addr constant [5 x i8] c"\00\00\00\01\01", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i16, align 2
  %2 = bitcast i16* %1 to i8*, !dbg !12
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %2) #3, !dbg !12
  call void @klee_make_symbolic(i8* noundef nonnull %2, i64 noundef 2, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #3, !dbg !13
  store %struct.entry* getelementptr inbounds (%struct.parser, %struct.parser* @parser, i64 0, i32 2, i64 3), %struct.entry** getelementptr inbounds (%struct.parser, %struct.parser* @parser, i64 0, i32 0), align 8, !dbg !14, !tbaa !15
  %3 = load i32, i32* getelementptr inbounds (%struct.parser, %struct.parser* @parser, i64 0, i32 1), align 8, !tbaa !21
  br label %4, !dbg !22

4:                                                ; preds = %0, %88
  %5 = phi i32 [ 0, %0 ], [ %97, %88 ]
  %6 = phi %struct.entry* [ getelementptr inbounds (%struct.parser, %struct.parser* @parser, i64 0, i32 2, i64 3), %0 ], [ %89, %88 ]
  %7 = phi i32 [ %3, %0 ], [ %72, %88 ]
  %8 = load i16, i16* %1, align 2, !dbg !23, !tbaa !24
  %9 = zext i16 %8 to i32, !dbg !23
  %10 = shl nuw nsw i32 %5, 2, !dbg !26
  %11 = lshr i32 %9, %10, !dbg !27
  %12 = icmp eq i32 %5, 4, !dbg !28
  br i1 %12, label %19, label %13, !dbg !29

13:                                               ; preds = %4
  %14 = and i32 %11, 15, !dbg !30
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds [16 x i8], [16 x i8]* @classes, i64 0, i64 %15, !dbg !31
  %17 = load i8, i8* %16, align 1, !dbg !31, !tbaa !32
  %18 = zext i8 %17 to i32, !dbg !31
  br label %19, !dbg !29

19:                                               ; preds = %4, %13
  %20 = phi i32 [ %18, %13 ], [ 4, %4 ], !dbg !29
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds %struct.entry, %struct.entry* %6, i64 0, i32 0, !dbg !33
  %23 = load i16, i16* %22, align 8, !dbg !33, !tbaa !34
  %24 = sext i16 %23 to i64, !dbg !36
  %25 = getelementptr inbounds [9 x [6 x i8]], [9 x [6 x i8]]* @actions, i64 0, i64 %24, i64 %21, !dbg !36
  %26 = load i8, i8* %25, align 1, !dbg !36, !tbaa !32
  %27 = icmp slt i8 %26, 0, !dbg !37
  br i1 %27, label %28, label %71, !dbg !38

28:                                               ; preds = %19, %52
  %29 = phi i8 [ %68, %52 ], [ %26, %19 ]
  %30 = phi %struct.entry* [ %39, %52 ], [ %6, %19 ]
  %31 = phi i32 [ %65, %52 ], [ %7, %19 ]
  %32 = sext i8 %29 to i32, !dbg !36
  %33 = sub nsw i32 0, %32, !dbg !39
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds [5 x i8], [5 x i8]* @moves, i64 0, i64 %34, !dbg !40
  %36 = load i8, i8* %35, align 1, !dbg !40, !tbaa !32
  %37 = sext i8 %36 to i64, !dbg !43
  %38 = getelementptr inbounds %struct.entry, %struct.entry* %30, i64 1, !dbg !43
  %39 = getelementptr inbounds %struct.entry, %struct.entry* %38, i64 %37, !dbg !44
  %40 = getelementptr inbounds %struct.entry, %struct.entry* %39, i64 0, i32 2, !dbg !45
  %41 = getelementptr inbounds [2 x i64], [2 x i64]* %40, i64 0, i64 0, !dbg !46
  %42 = load i64, i64* %41, align 8, !dbg !46, !tbaa !47
  switch i32 %33, label %52 [
    i32 1, label %44
    i32 4, label %43
  ], !dbg !49

43:                                               ; preds = %28
  br label %44, !dbg !50

44:                                               ; preds = %43, %28
  %45 = phi i64 [ 1, %43 ], [ 2, %28 ]
  %46 = phi i64 [ 10, %43 ], [ %42, %28 ]
  %47 = getelementptr inbounds %struct.entry, %struct.entry* %39, i64 %45, !dbg !51
  %48 = getelementptr inbounds %struct.entry, %struct.entry* %47, i64 0, i32 2, !dbg !51
  %49 = getelementptr inbounds [2 x i64], [2 x i64]* %48, i64 0, i64 0, !dbg !51
  %50 = load i64, i64* %49, align 8, !dbg !51, !tbaa !47
  %51 = add nsw i64 %50, %46, !dbg !51
  br label %52, !dbg !52

52:                                               ; preds = %28, %44
  %53 = phi i64 [ %42, %28 ], [ %51, %44 ], !dbg !51
  %54 = getelementptr inbounds %struct.entry, %struct.entry* %39, i64 -1, !dbg !53
  %55 = getelementptr inbounds %struct.entry, %struct.entry* %54, i64 0, i32 0, !dbg !54
  %56 = load i16, i16* %55, align 8, !dbg !54, !tbaa !34
  %57 = sext i16 %56 to i64, !dbg !55
  %58 = getelementptr inbounds [5 x i8], [5 x i8]* @makes, i64 0, i64 %34, !dbg !56
  %59 = load i8, i8* %58, align 1, !dbg !56, !tbaa !32
  %60 = zext i8 %59 to i64, !dbg !55
  %61 = getelementptr inbounds [9 x [2 x i8]], [9 x [2 x i8]]* @gotos, i64 0, i64 %57, i64 %60, !dbg !55
  %62 = load i8, i8* %61, align 1, !dbg !55, !tbaa !32
  %63 = sext i8 %62 to i16, !dbg !55
  %64 = getelementptr inbounds %struct.entry, %struct.entry* %39, i64 0, i32 0, !dbg !57
  store i16 %63, i16* %64, align 8, !dbg !58, !tbaa !34
  store i64 %53, i64* %41, align 8, !dbg !59, !tbaa !47
  %65 = add nsw i32 %31, 1, !dbg !60
  %66 = sext i8 %62 to i64, !dbg !36
  %67 = getelementptr inbounds [9 x [6 x i8]], [9 x [6 x i8]]* @actions, i64 0, i64 %66, i64 %21, !dbg !36
  %68 = load i8, i8* %67, align 1, !dbg !36, !tbaa !32
  %69 = icmp slt i8 %68, 0, !dbg !37
  br i1 %69, label %28, label %70, !dbg !38, !llvm.loop !61

70:                                               ; preds = %52
  store %struct.entry* %39, %struct.entry** getelementptr inbounds (%struct.parser, %struct.parser* @parser, i64 0, i32 0), align 8, !dbg !52, !tbaa !15
  store i32 %65, i32* getelementptr inbounds (%struct.parser, %struct.parser* @parser, i64 0, i32 1), align 8, !dbg !60, !tbaa !21
  br label %71, !dbg !38

71:                                               ; preds = %70, %19
  %72 = phi i32 [ %65, %70 ], [ %7, %19 ]
  %73 = phi %struct.entry* [ %39, %70 ], [ %6, %19 ], !dbg !64
  %74 = phi i8 [ %68, %70 ], [ %26, %19 ], !dbg !36
  switch i8 %74, label %88 [
    i8 99, label %75
    i8 0, label %80
  ], !dbg !65

75:                                               ; preds = %71
  %76 = getelementptr inbounds %struct.entry, %struct.entry* %73, i64 0, i32 2, i64 0, !dbg !66
  %77 = load i64, i64* %76, align 8, !dbg !66, !tbaa !47
  %78 = trunc i64 %77 to i32, !dbg !66
  %79 = add i32 %72, %78, !dbg !66
  br label %99, !dbg !67

80:                                               ; preds = %71
  %81 = ptrtoint %struct.entry* %73 to i64, !dbg !68
  %82 = sub i64 %81, ptrtoint (%struct.entry* getelementptr inbounds (%struct.parser, %struct.parser* @parser, i64 0, i32 2, i64 0) to i64), !dbg !68
  %83 = sdiv exact i64 %82, 24, !dbg !68
  %84 = mul nsw i32 %5, 10, !dbg !69
  %85 = trunc i64 %83 to i32, !dbg !70
  %86 = add nuw i32 %84, 100, !dbg !70
  %87 = add i32 %86, %85, !dbg !70
  br label %99, !dbg !71

88:                                               ; preds = %71
  %89 = getelementptr inbounds %struct.entry, %struct.entry* %73, i64 1, !dbg !72
  store %struct.entry* %89, %struct.entry** getelementptr inbounds (%struct.parser, %struct.parser* @parser, i64 0, i32 0), align 8, !dbg !72, !tbaa !15
  %90 = zext i8 %74 to i16, !dbg !73
  %91 = getelementptr inbounds %struct.entry, %struct.entry* %89, i64 0, i32 0, !dbg !74
  store i16 %90, i16* %91, align 8, !dbg !75, !tbaa !34
  %92 = trunc i32 %20 to i16, !dbg !76
  %93 = getelementptr inbounds %struct.entry, %struct.entry* %73, i64 1, i32 1, !dbg !77
  store i16 %92, i16* %93, align 2, !dbg !78, !tbaa !79
  %94 = and i32 %11, 3, !dbg !80
  %95 = zext i32 %94 to i64
  %96 = getelementptr inbounds %struct.entry, %struct.entry* %73, i64 1, i32 2, i64 0, !dbg !81
  store i64 %95, i64* %96, align 8, !dbg !82, !tbaa !47
  %97 = add nuw nsw i32 %5, 1, !dbg !83
  %98 = icmp eq i32 %97, 5, !dbg !84
  br i1 %98, label %99, label %4, !dbg !22, !llvm.loop !85

99:                                               ; preds = %88, %75, %80
  %100 = phi i32 [ %79, %75 ], [ %87, %80 ], [ 99, %88 ]
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %2) #3, !dbg !87
  ret i32 %100, !dbg !87
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !88 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/table_parser.c", directory: ".", checksumkind: CSK_MD5, checksum: "d592cc21776437f8fbcfebe65a0be6ee")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 46, type: !10, scopeLine: 47, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 48, column: 5, scope: !9)
!13 = !DILocation(line: 49, column: 5, scope: !9)
!14 = !DILocation(line: 51, column: 12, scope: !9)
!15 = !{!16, !17, i64 0}
!16 = !{!"parser", !17, i64 0, !20, i64 8, !18, i64 16}
!17 = !{!"any pointer", !18, i64 0}
!18 = !{!"omnipotent char", !19, i64 0}
!19 = !{!"Simple C/C++ TBAA"}
!20 = !{!"int", !18, i64 0}
!21 = !{!16, !20, i64 8}
!22 = !DILocation(line: 52, column: 5, scope: !9)
!23 = !DILocation(line: 53, column: 22, scope: !9)
!24 = !{!25, !25, i64 0}
!25 = !{!"short", !18, i64 0}
!26 = !DILocation(line: 53, column: 29, scope: !9)
!27 = !DILocation(line: 53, column: 24, scope: !9)
!28 = !DILocation(line: 54, column: 23, scope: !9)
!29 = !DILocation(line: 54, column: 21, scope: !9)
!30 = !DILocation(line: 53, column: 33, scope: !9)
!31 = !DILocation(line: 54, column: 29, scope: !9)
!32 = !{!18, !18, i64 0}
!33 = !DILocation(line: 56, column: 42, scope: !9)
!34 = !{!35, !25, i64 0}
!35 = !{!"entry", !25, i64 0, !25, i64 2, !18, i64 8}
!36 = !DILocation(line: 56, column: 26, scope: !9)
!37 = !DILocation(line: 56, column: 57, scope: !9)
!38 = !DILocation(line: 56, column: 9, scope: !9)
!39 = !DILocation(line: 57, column: 23, scope: !9)
!40 = !DILocation(line: 34, column: 36, scope: !41, inlinedAt: !42)
!41 = distinct !DISubprogram(name: "reduce", scope: !1, file: !1, line: 32, type: !10, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!42 = distinct !DILocation(line: 57, column: 13, scope: !9)
!43 = !DILocation(line: 34, column: 34, scope: !41, inlinedAt: !42)
!44 = !DILocation(line: 34, column: 48, scope: !41, inlinedAt: !42)
!45 = !DILocation(line: 35, column: 25, scope: !41, inlinedAt: !42)
!46 = !DILocation(line: 35, column: 18, scope: !41, inlinedAt: !42)
!47 = !{!48, !48, i64 0}
!48 = !{!"long", !18, i64 0}
!49 = !DILocation(line: 36, column: 9, scope: !41, inlinedAt: !42)
!50 = !DILocation(line: 39, column: 9, scope: !41, inlinedAt: !42)
!51 = !DILocation(line: 0, scope: !41, inlinedAt: !42)
!52 = !DILocation(line: 40, column: 12, scope: !41, inlinedAt: !42)
!53 = !DILocation(line: 41, column: 26, scope: !41, inlinedAt: !42)
!54 = !DILocation(line: 41, column: 36, scope: !41, inlinedAt: !42)
!55 = !DILocation(line: 41, column: 20, scope: !41, inlinedAt: !42)
!56 = !DILocation(line: 41, column: 43, scope: !41, inlinedAt: !42)
!57 = !DILocation(line: 41, column: 12, scope: !41, inlinedAt: !42)
!58 = !DILocation(line: 41, column: 18, scope: !41, inlinedAt: !42)
!59 = !DILocation(line: 42, column: 21, scope: !41, inlinedAt: !42)
!60 = !DILocation(line: 43, column: 18, scope: !41, inlinedAt: !42)
!61 = distinct !{!61, !38, !62, !63}
!62 = !DILocation(line: 57, column: 30, scope: !9)
!63 = !{!"llvm.loop.mustprogress"}
!64 = !DILocation(line: 56, column: 37, scope: !9)
!65 = !DILocation(line: 58, column: 13, scope: !9)
!66 = !DILocation(line: 59, column: 20, scope: !9)
!67 = !DILocation(line: 59, column: 13, scope: !9)
!68 = !DILocation(line: 61, column: 34, scope: !9)
!69 = !DILocation(line: 61, column: 50, scope: !9)
!70 = !DILocation(line: 61, column: 20, scope: !9)
!71 = !DILocation(line: 61, column: 13, scope: !9)
!72 = !DILocation(line: 62, column: 15, scope: !9)
!73 = !DILocation(line: 63, column: 25, scope: !9)
!74 = !DILocation(line: 63, column: 17, scope: !9)
!75 = !DILocation(line: 63, column: 23, scope: !9)
!76 = !DILocation(line: 64, column: 25, scope: !9)
!77 = !DILocation(line: 64, column: 17, scope: !9)
!78 = !DILocation(line: 64, column: 23, scope: !9)
!79 = !{!35, !25, i64 2}
!80 = !DILocation(line: 65, column: 35, scope: !9)
!81 = !DILocation(line: 65, column: 9, scope: !9)
!82 = !DILocation(line: 65, column: 26, scope: !9)
!83 = !DILocation(line: 52, column: 29, scope: !9)
!84 = !DILocation(line: 52, column: 23, scope: !9)
!85 = distinct !{!85, !22, !86, !63}
!86 = !DILocation(line: 66, column: 5, scope: !9)
!87 = !DILocation(line: 68, column: 1, scope: !9)
!88 = !DISubprogram(name: "klee_make_symbolic", scope: !89, file: !89, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!89 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
