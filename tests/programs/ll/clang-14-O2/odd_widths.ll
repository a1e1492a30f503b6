; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/odd_widths.c
; ModuleID = 'tests/programs/odd_widths.c'
source_filename = "tests/programs/odd_widths.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca [2 x i8], align 1
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = getelementptr inbounds [2 x i8], [2 x i8]* %1, i64 0, i64 0, !dbg !12
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %5) #3, !dbg !12
  call void @klee_make_symbolic(i8* noundef nonnull %5, i64 noundef 2, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #3, !dbg !13
  %6 = load i8, i8* %5, align 1, !dbg !14, !tbaa !15
  %7 = zext i8 %6 to i32, !dbg !14
  %8 = add nuw nsw i32 %7, 1, !dbg !18
  %9 = trunc i32 %8 to i7, !dbg !19
  %10 = getelementptr inbounds [2 x i8], [2 x i8]* %1, i64 0, i64 1, !dbg !20
  %11 = load i8, i8* %10, align 1, !dbg !20, !tbaa !15
  %12 = trunc i8 %11 to i7, !dbg !21
  switch i7 %9, label %14 [
    i7 3, label %60
    i7 6, label %13
  ], !dbg !22

13:                                               ; preds = %0
  br label %60, !dbg !23

14:                                               ; preds = %0
  switch i7 %12, label %16 [
    i7 4, label %60
    i7 5, label %15
  ], !dbg !24

15:                                               ; preds = %14
  br label %60, !dbg !25

16:                                               ; preds = %14
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2), !dbg !26
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3), !dbg !26
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4), !dbg !26
  %17 = bitcast i8* %2 to i7*, !dbg !27
  store i7 %9, i7* %17, align 1, !dbg !27, !tbaa !28
  %18 = bitcast i8* %3 to i7*, !dbg !27
  store i7 %12, i7* %18, align 1, !dbg !27, !tbaa !28
  %19 = bitcast i8* %4 to i7*, !dbg !27
  store i7 5, i7* %19, align 1, !dbg !27, !tbaa !28
  %20 = load i8, i8* %2, align 1, !dbg !30, !tbaa !31
  %21 = load i8, i8* %3, align 1, !dbg !30, !tbaa !31
  %22 = load i8, i8* %4, align 1, !dbg !30, !tbaa !31
  %23 = zext i8 %22 to i32, !dbg !30
  %24 = shl nuw nsw i32 %23, 16, !dbg !30
  %25 = zext i8 %21 to i32, !dbg !30
  %26 = shl nuw nsw i32 %25, 8, !dbg !30
  %27 = zext i8 %20 to i32, !dbg !30
  %28 = or i32 %26, %27, !dbg !30
  %29 = or i32 %28, %24, !dbg !30
  %30 = icmp eq i32 %29, 332067, !dbg !33
  br i1 %30, label %58, label %31, !dbg !30

31:                                               ; preds = %16
  %32 = icmp eq i32 %28, 16645, !dbg !34
  br i1 %32, label %58, label %33, !dbg !35

33:                                               ; preds = %31
  %34 = icmp eq i32 %29, 332066, !dbg !36
  br i1 %34, label %58, label %35, !dbg !37

35:                                               ; preds = %33
  %36 = icmp ult i8 %6, 7, !dbg !38
  %37 = icmp ugt i8 %11, -56, !dbg !39
  %38 = icmp eq i8 %6, %11, !dbg !40
  %39 = and i8 %11, 1, !dbg !41
  %40 = zext i8 %39 to i24, !dbg !42
  %41 = shl nuw nsw i24 %40, 16, !dbg !42
  %42 = select i1 %38, i24 256, i24 0, !dbg !42
  %43 = or i24 %41, %42, !dbg !42
  %44 = zext i1 %37 to i24, !dbg !42
  %45 = or i24 %43, %44, !dbg !42
  %46 = zext i24 %45 to i32, !dbg !42
  %47 = shl nuw nsw i32 %46, 8, !dbg !42
  %48 = zext i1 %36 to i32, !dbg !42
  %49 = or i32 %47, %48, !dbg !42
  br i1 %38, label %50, label %53, !dbg !42

50:                                               ; preds = %35
  %51 = icmp eq i32 %49, 16842753, !dbg !43
  %52 = select i1 %51, i32 2, i32 3, !dbg !44
  br label %58, !dbg !45

53:                                               ; preds = %35
  %54 = icmp eq i32 %49, 16777473, !dbg !46
  br i1 %54, label %58, label %55, !dbg !47

55:                                               ; preds = %53
  %56 = icmp eq i24 %45, 65537, !dbg !48
  %57 = select i1 %56, i32 7, i32 6, !dbg !49
  br label %58, !dbg !49

58:                                               ; preds = %55, %50, %53, %31, %33, %16
  %59 = phi i32 [ 13, %16 ], [ 1, %31 ], [ 8, %33 ], [ %52, %50 ], [ 4, %53 ], [ %57, %55 ], !dbg !50
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2), !dbg !51
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3), !dbg !51
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4), !dbg !51
  br label %60

60:                                               ; preds = %14, %0, %58, %15, %13
  %61 = phi i32 [ %59, %58 ], [ 12, %15 ], [ 10, %13 ], [ 9, %0 ], [ 11, %14 ], !dbg !50
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %5) #3, !dbg !51
  ret i32 %61, !dbg !51
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !52 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

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
!1 = !DIFile(filename: "tests/programs/odd_widths.c", directory: ".", checksumkind: CSK_MD5, checksum: "32fa4b1e7e59a2328f2f93e1b8fff02b")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !10, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 8, column: 5, scope: !9)
!13 = !DILocation(line: 9, column: 5, scope: !9)
!14 = !DILocation(line: 10, column: 55, scope: !9)
!15 = !{!16, !16, i64 0}
!16 = !{!"omnipotent char", !17, i64 0}
!17 = !{!"Simple C/C++ TBAA"}
!18 = !DILocation(line: 10, column: 60, scope: !9)
!19 = !DILocation(line: 10, column: 33, scope: !9)
!20 = !DILocation(line: 11, column: 54, scope: !9)
!21 = !DILocation(line: 11, column: 33, scope: !9)
!22 = !DILocation(line: 13, column: 5, scope: !9)
!23 = !DILocation(line: 17, column: 9, scope: !9)
!24 = !DILocation(line: 19, column: 5, scope: !9)
!25 = !DILocation(line: 23, column: 9, scope: !9)
!26 = !DILocation(line: 25, column: 5, scope: !9)
!27 = !DILocation(line: 25, column: 37, scope: !9)
!28 = !{!29, !29, i64 0}
!29 = !{!"_BitInt(7)", !16, i64 0}
!30 = !DILocation(line: 26, column: 9, scope: !9)
!31 = !{!32, !32, i64 0}
!32 = !{!"_BitInt(24)", !16, i64 0}
!33 = !DILocation(line: 26, column: 41, scope: !9)
!34 = !DILocation(line: 30, column: 14, scope: !9)
!35 = !DILocation(line: 30, column: 9, scope: !9)
!36 = !DILocation(line: 34, column: 15, scope: !9)
!37 = !DILocation(line: 34, column: 9, scope: !9)
!38 = !DILocation(line: 36, column: 28, scope: !9)
!39 = !DILocation(line: 36, column: 38, scope: !9)
!40 = !DILocation(line: 36, column: 50, scope: !9)
!41 = !DILocation(line: 36, column: 64, scope: !9)
!42 = !DILocation(line: 41, column: 9, scope: !9)
!43 = !DILocation(line: 42, column: 20, scope: !9)
!44 = !DILocation(line: 42, column: 16, scope: !9)
!45 = !DILocation(line: 42, column: 9, scope: !9)
!46 = !DILocation(line: 43, column: 13, scope: !9)
!47 = !DILocation(line: 43, column: 9, scope: !9)
!48 = !DILocation(line: 46, column: 15, scope: !9)
!49 = !DILocation(line: 46, column: 9, scope: !9)
!50 = !DILocation(line: 0, scope: !9)
!51 = !DILocation(line: 53, column: 1, scope: !9)
!52 = !DISubprogram(name: "klee_make_symbolic", scope: !53, file: !53, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!53 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
