; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/table_parser.c
; ModuleID = 'tests/programs/table_parser.c'
source_filename = "tests/programs/table_parser.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.parser = type { ptr, i32, [40 x %struct.entry] }
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
  call void @llvm.lifetime.start.p0(i64 2, ptr nonnull %1) #3, !dbg !12
  call void @klee_make_symbolic(ptr noundef nonnull %1, i64 noundef 2, ptr noundef nonnull @.str) #3, !dbg !13
  store ptr getelementptr inbounds (i8, ptr @parser, i64 88), ptr @parser, align 8, !dbg !14, !tbaa !15
  %2 = load i32, ptr getelementptr inbounds (i8, ptr @parser, i64 8), align 8, !tbaa !21
  br label %3, !dbg !22

3:                                                ; preds = %0, %79
  %4 = phi i32 [ 0, %0 ], [ %87, %79 ]
  %5 = phi ptr [ getelementptr inbounds (i8, ptr @parser, i64 88), %0 ], [ %80, %79 ]
  %6 = phi i32 [ %2, %0 ], [ %63, %79 ]
  %7 = load i16, ptr %1, align 2, !dbg !23, !tbaa !24
  %8 = zext i16 %7 to i32, !dbg !23
  %9 = shl nuw nsw i32 %4, 2, !dbg !26
  %10 = lshr i32 %8, %9, !dbg !27
  %11 = icmp eq i32 %4, 4, !dbg !28
  br i1 %11, label %18, label %12, !dbg !29

12:                                               ; preds = %3
  %13 = and i32 %10, 15, !dbg !30
  %14 = zext nneg i32 %13 to i64, !dbg !31
  %15 = getelementptr inbounds [16 x i8], ptr @classes, i64 0, i64 %14, !dbg !31
  %16 = load i8, ptr %15, align 1, !dbg !31, !tbaa !32
  %17 = zext i8 %16 to i32, !dbg !31
  br label %18, !dbg !29

18:                                               ; preds = %3, %12
  %19 = phi i32 [ %17, %12 ], [ 4, %3 ], !dbg !29
  %20 = zext nneg i32 %19 to i64
  %21 = load i16, ptr %5, align 8, !dbg !33, !tbaa !34
  %22 = sext i16 %21 to i64, !dbg !36
  %23 = getelementptr inbounds [9 x [6 x i8]], ptr @actions, i64 0, i64 %22, i64 %20, !dbg !36
  %24 = load i8, ptr %23, align 1, !dbg !36, !tbaa !32
  %25 = icmp slt i8 %24, 0, !dbg !37
  br i1 %25, label %26, label %62, !dbg !38

26:                                               ; preds = %18, %45
  %27 = phi i8 [ %59, %45 ], [ %24, %18 ]
  %28 = phi ptr [ %47, %45 ], [ %5, %18 ]
  %29 = phi i32 [ %56, %45 ], [ %6, %18 ]
  %30 = sext i8 %27 to i64, !dbg !36
  %31 = sub nsw i64 0, %30, !dbg !39
  %32 = getelementptr inbounds [5 x i8], ptr @moves, i64 0, i64 %31, !dbg !40
  %33 = load i8, ptr %32, align 1, !dbg !40, !tbaa !32
  %34 = sext i8 %33 to i64, !dbg !43
  %35 = getelementptr inbounds %struct.entry, ptr %28, i64 %34, !dbg !43
  %36 = getelementptr inbounds i8, ptr %35, i64 32, !dbg !44
  %37 = load i64, ptr %36, align 8, !dbg !45, !tbaa !46
  switch i8 %27, label %45 [
    i8 -1, label %39
    i8 -4, label %38
  ], !dbg !48

38:                                               ; preds = %26
  br label %39, !dbg !49

39:                                               ; preds = %38, %26
  %40 = phi i64 [ 56, %38 ], [ 80, %26 ]
  %41 = phi i64 [ 10, %38 ], [ %37, %26 ]
  %42 = getelementptr inbounds i8, ptr %35, i64 %40, !dbg !50
  %43 = load i64, ptr %42, align 8, !dbg !50, !tbaa !46
  %44 = add nsw i64 %43, %41, !dbg !50
  br label %45, !dbg !51

45:                                               ; preds = %26, %39
  %46 = phi i64 [ %37, %26 ], [ %44, %39 ], !dbg !50
  %47 = getelementptr inbounds i8, ptr %35, i64 24, !dbg !51
  %48 = load i16, ptr %35, align 8, !dbg !52, !tbaa !34
  %49 = sext i16 %48 to i64, !dbg !53
  %50 = getelementptr inbounds [5 x i8], ptr @makes, i64 0, i64 %31, !dbg !54
  %51 = load i8, ptr %50, align 1, !dbg !54, !tbaa !32
  %52 = zext i8 %51 to i64, !dbg !53
  %53 = getelementptr inbounds [9 x [2 x i8]], ptr @gotos, i64 0, i64 %49, i64 %52, !dbg !53
  %54 = load i8, ptr %53, align 1, !dbg !53, !tbaa !32
  %55 = sext i8 %54 to i16, !dbg !53
  store i16 %55, ptr %47, align 8, !dbg !55, !tbaa !34
  store i64 %46, ptr %36, align 8, !dbg !56, !tbaa !46
  %56 = add nsw i32 %29, 1, !dbg !57
  %57 = sext i8 %54 to i64, !dbg !36
  %58 = getelementptr inbounds [9 x [6 x i8]], ptr @actions, i64 0, i64 %57, i64 %20, !dbg !36
  %59 = load i8, ptr %58, align 1, !dbg !36, !tbaa !32
  %60 = icmp slt i8 %59, 0, !dbg !37
  br i1 %60, label %26, label %61, !dbg !38, !llvm.loop !58

61:                                               ; preds = %45
  store ptr %47, ptr @parser, align 8, !dbg !61, !tbaa !15
  store i32 %56, ptr getelementptr inbounds (i8, ptr @parser, i64 8), align 8, !dbg !57, !tbaa !21
  br label %62, !dbg !38

62:                                               ; preds = %61, %18
  %63 = phi i32 [ %56, %61 ], [ %6, %18 ]
  %64 = phi ptr [ %47, %61 ], [ %5, %18 ], !dbg !62
  %65 = phi i8 [ %59, %61 ], [ %24, %18 ], !dbg !36
  switch i8 %65, label %79 [
    i8 99, label %66
    i8 0, label %71
  ], !dbg !63

66:                                               ; preds = %62
  %67 = getelementptr inbounds i8, ptr %64, i64 8, !dbg !64
  %68 = load i64, ptr %67, align 8, !dbg !65, !tbaa !46
  %69 = trunc i64 %68 to i32, !dbg !65
  %70 = add i32 %63, %69, !dbg !65
  br label %89, !dbg !66

71:                                               ; preds = %62
  %72 = ptrtoint ptr %64 to i64, !dbg !67
  %73 = sub i64 %72, ptrtoint (ptr getelementptr inbounds (i8, ptr @parser, i64 16) to i64), !dbg !67
  %74 = sdiv exact i64 %73, 24, !dbg !67
  %75 = mul nuw nsw i32 %4, 10, !dbg !68
  %76 = trunc i64 %74 to i32, !dbg !69
  %77 = add nuw i32 %75, 100, !dbg !69
  %78 = add i32 %77, %76, !dbg !69
  br label %89, !dbg !70

79:                                               ; preds = %62
  %80 = getelementptr inbounds i8, ptr %64, i64 24, !dbg !71
  store ptr %80, ptr @parser, align 8, !dbg !71, !tbaa !15
  %81 = zext nneg i8 %65 to i16, !dbg !72
  store i16 %81, ptr %80, align 8, !dbg !73, !tbaa !34
  %82 = trunc nuw nsw i32 %19 to i16, !dbg !74
  %83 = getelementptr inbounds i8, ptr %64, i64 26, !dbg !75
  store i16 %82, ptr %83, align 2, !dbg !76, !tbaa !77
  %84 = and i32 %10, 3, !dbg !78
  %85 = zext nneg i32 %84 to i64, !dbg !79
  %86 = getelementptr inbounds i8, ptr %64, i64 32, !dbg !80
  store i64 %85, ptr %86, align 8, !dbg !81, !tbaa !46
  %87 = add nuw nsw i32 %4, 1, !dbg !82
  %88 = icmp eq i32 %87, 5, !dbg !83
  br i1 %88, label %89, label %3, !dbg !22, !llvm.loop !84

89:                                               ; preds = %79, %71, %66
  %90 = phi i32 [ %78, %71 ], [ %70, %66 ], [ 99, %79 ]
  call void @llvm.lifetime.end.p0(i64 2, ptr nonnull %1) #3, !dbg !86
  ret i32 %90, !dbg !86
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !87 void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/table_parser.c", directory: ".", checksumkind: CSK_MD5, checksum: "d592cc21776437f8fbcfebe65a0be6ee")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 46, type: !10, scopeLine: 47, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
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
!41 = distinct !DISubprogram(name: "reduce", scope: !1, file: !1, line: 32, type: !10, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!42 = distinct !DILocation(line: 57, column: 13, scope: !9)
!43 = !DILocation(line: 34, column: 34, scope: !41, inlinedAt: !42)
!44 = !DILocation(line: 35, column: 25, scope: !41, inlinedAt: !42)
!45 = !DILocation(line: 35, column: 18, scope: !41, inlinedAt: !42)
!46 = !{!47, !47, i64 0}
!47 = !{!"long", !18, i64 0}
!48 = !DILocation(line: 36, column: 9, scope: !41, inlinedAt: !42)
!49 = !DILocation(line: 39, column: 9, scope: !41, inlinedAt: !42)
!50 = !DILocation(line: 0, scope: !41, inlinedAt: !42)
!51 = !DILocation(line: 34, column: 48, scope: !41, inlinedAt: !42)
!52 = !DILocation(line: 41, column: 36, scope: !41, inlinedAt: !42)
!53 = !DILocation(line: 41, column: 20, scope: !41, inlinedAt: !42)
!54 = !DILocation(line: 41, column: 43, scope: !41, inlinedAt: !42)
!55 = !DILocation(line: 41, column: 18, scope: !41, inlinedAt: !42)
!56 = !DILocation(line: 42, column: 21, scope: !41, inlinedAt: !42)
!57 = !DILocation(line: 43, column: 18, scope: !41, inlinedAt: !42)
!58 = distinct !{!58, !38, !59, !60}
!59 = !DILocation(line: 57, column: 30, scope: !9)
!60 = !{!"llvm.loop.mustprogress"}
!61 = !DILocation(line: 40, column: 12, scope: !41, inlinedAt: !42)
!62 = !DILocation(line: 56, column: 37, scope: !9)
!63 = !DILocation(line: 58, column: 13, scope: !9)
!64 = !DILocation(line: 59, column: 28, scope: !9)
!65 = !DILocation(line: 59, column: 20, scope: !9)
!66 = !DILocation(line: 59, column: 13, scope: !9)
!67 = !DILocation(line: 61, column: 34, scope: !9)
!68 = !DILocation(line: 61, column: 50, scope: !9)
!69 = !DILocation(line: 61, column: 20, scope: !9)
!70 = !DILocation(line: 61, column: 13, scope: !9)
!71 = !DILocation(line: 62, column: 15, scope: !9)
!72 = !DILocation(line: 63, column: 25, scope: !9)
!73 = !DILocation(line: 63, column: 23, scope: !9)
!74 = !DILocation(line: 64, column: 25, scope: !9)
!75 = !DILocation(line: 64, column: 17, scope: !9)
!76 = !DILocation(line: 64, column: 23, scope: !9)
!77 = !{!35, !25, i64 2}
!78 = !DILocation(line: 65, column: 35, scope: !9)
!79 = !DILocation(line: 65, column: 28, scope: !9)
!80 = !DILocation(line: 65, column: 17, scope: !9)
!81 = !DILocation(line: 65, column: 26, scope: !9)
!82 = !DILocation(line: 52, column: 29, scope: !9)
!83 = !DILocation(line: 52, column: 23, scope: !9)
!84 = distinct !{!84, !22, !85, !60}
!85 = !DILocation(line: 66, column: 5, scope: !9)
!86 = !DILocation(line: 68, column: 1, scope: !9)
!87 = !DISubprogram(name: "klee_make_symbolic", scope: !88, file: !88, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!88 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
