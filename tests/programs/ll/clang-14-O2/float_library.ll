; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/float_library.c
; ModuleID = 'tests/programs/float_library.c'
source_filename = "tests/programs/float_library.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i16, align 2
  %2 = alloca [4 x i8], align 1
  %3 = bitcast i16* %1 to i8*, !dbg !12
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %3) #8, !dbg !12
  call void @klee_make_symbolic(i8* noundef nonnull %3, i64 noundef 2, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #8, !dbg !13
  %4 = load i16, i16* %1, align 2, !dbg !14, !tbaa !15
  %5 = sext i16 %4 to i32, !dbg !19
  %6 = add nsw i32 %5, -100, !dbg !20
  %7 = sitofp i32 %6 to double, !dbg !21
  %8 = fmul double %7, 6.250000e-02, !dbg !22
  %9 = tail call i32* @__errno_location() #9, !dbg !23
  store i32 0, i32* %9, align 4, !dbg !24, !tbaa !25
  %10 = call double @sqrt(double noundef %8) #8, !dbg !27
  %11 = fcmp oeq double %10, 3.500000e+00, !dbg !28
  %12 = zext i1 %11 to i32, !dbg !27
  %13 = load i32, i32* %9, align 4, !dbg !29, !tbaa !25
  %14 = icmp eq i32 %13, 0, !dbg !29
  %15 = or i32 %12, 2, !dbg !29
  %16 = select i1 %14, i32 %12, i32 %15, !dbg !29
  %17 = call double @llvm.floor.f64(double %8), !dbg !30
  %18 = fcmp oeq double %17, -5.000000e+00, !dbg !31
  %19 = fcmp une double %8, -5.000000e+00
  %20 = and i1 %19, %18, !dbg !32
  %21 = or i32 %16, 4, !dbg !32
  %22 = select i1 %20, i32 %21, i32 %16, !dbg !32
  %23 = call i64 @lround(double noundef %8) #8, !dbg !33
  %24 = icmp eq i64 %23, 1000, !dbg !34
  %25 = or i32 %22, 8, !dbg !33
  %26 = select i1 %24, i32 %25, i32 %22, !dbg !33
  %27 = call double @llvm.maxnum.f64(double %8, double 2.000000e+03), !dbg !35
  %28 = fcmp ogt double %27, 2.000000e+03, !dbg !36
  %29 = add nsw i32 %26, 16, !dbg !35
  %30 = select i1 %28, i32 %29, i32 %26, !dbg !35
  %31 = fmul double %8, 1.000000e+306, !dbg !37
  %32 = call double @llvm.fabs.f64(double %31) #10, !dbg !37
  %33 = fcmp oeq double %32, 0x7FF0000000000000, !dbg !37
  %34 = add nsw i32 %30, 32, !dbg !37
  %35 = select i1 %33, i32 %34, i32 %30, !dbg !37
  %36 = getelementptr inbounds [4 x i8], [4 x i8]* %2, i64 0, i64 0, !dbg !38
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %36) #8, !dbg !38
  %37 = load i16, i16* %1, align 2, !dbg !39, !tbaa !15
  %38 = trunc i16 %37 to i8, !dbg !40
  %39 = and i8 %38, 7, !dbg !40
  %40 = or i8 %39, 48, !dbg !40
  store i8 %40, i8* %36, align 1, !dbg !41, !tbaa !42
  %41 = getelementptr inbounds [4 x i8], [4 x i8]* %2, i64 0, i64 1, !dbg !41
  store i8 46, i8* %41, align 1, !dbg !41, !tbaa !42
  %42 = getelementptr inbounds [4 x i8], [4 x i8]* %2, i64 0, i64 2, !dbg !41
  %43 = lshr i16 %37, 8, !dbg !43
  %44 = trunc i16 %43 to i8, !dbg !44
  %45 = and i8 %44, 7, !dbg !44
  %46 = or i8 %45, 48, !dbg !44
  store i8 %46, i8* %42, align 1, !dbg !41, !tbaa !42
  %47 = getelementptr inbounds [4 x i8], [4 x i8]* %2, i64 0, i64 3, !dbg !41
  store i8 0, i8* %47, align 1, !dbg !41, !tbaa !42
  %48 = call double @strtod(i8* nocapture noundef nonnull %36, i8** noundef null) #8, !dbg !45
  %49 = fcmp oeq double %48, 4.500000e+00, !dbg !46
  %50 = add nsw i32 %35, 64, !dbg !47
  %51 = select i1 %49, i32 %50, i32 %35, !dbg !47
  %52 = fcmp ogt double %48, 0x401E333333333333, !dbg !48
  %53 = add nsw i32 %51, 128, !dbg !49
  %54 = select i1 %52, i32 %53, i32 %51, !dbg !49
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %36) #8, !dbg !50
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %3) #8, !dbg !50
  ret i32 %54, !dbg !51
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !52 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn
declare i32* @__errno_location() local_unnamed_addr #3

; Function Attrs: mustprogress nofree nounwind willreturn writeonly
declare double @sqrt(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.floor.f64(double) #5

; Function Attrs: nounwind
declare i64 @lround(double noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.maxnum.f64(double, double) #5

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fabs.f64(double) #5

; Function Attrs: mustprogress nofree nounwind willreturn
declare double @strtod(i8* noundef readonly, i8** nocapture noundef) local_unnamed_addr #7

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nosync nounwind readnone willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nounwind willreturn writeonly "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #6 = { nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind }
attributes #9 = { nounwind readnone willreturn }
attributes #10 = { readnone }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/float_library.c", directory: ".", checksumkind: CSK_MD5, checksum: "74bf6beb97cf24b2c07495978105c0fd")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !10, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 10, column: 5, scope: !9)
!13 = !DILocation(line: 11, column: 5, scope: !9)
!14 = !DILocation(line: 12, column: 24, scope: !9)
!15 = !{!16, !16, i64 0}
!16 = !{!"short", !17, i64 0}
!17 = !{!"omnipotent char", !18, i64 0}
!18 = !{!"Simple C/C++ TBAA"}
!19 = !DILocation(line: 12, column: 17, scope: !9)
!20 = !DILocation(line: 12, column: 26, scope: !9)
!21 = !DILocation(line: 12, column: 16, scope: !9)
!22 = !DILocation(line: 12, column: 33, scope: !9)
!23 = !DILocation(line: 14, column: 5, scope: !9)
!24 = !DILocation(line: 14, column: 11, scope: !9)
!25 = !{!26, !26, i64 0}
!26 = !{!"int", !17, i64 0}
!27 = !DILocation(line: 15, column: 9, scope: !9)
!28 = !DILocation(line: 15, column: 17, scope: !9)
!29 = !DILocation(line: 17, column: 9, scope: !9)
!30 = !DILocation(line: 19, column: 9, scope: !9)
!31 = !DILocation(line: 19, column: 18, scope: !9)
!32 = !DILocation(line: 19, column: 24, scope: !9)
!33 = !DILocation(line: 21, column: 9, scope: !9)
!34 = !DILocation(line: 21, column: 19, scope: !9)
!35 = !DILocation(line: 23, column: 9, scope: !9)
!36 = !DILocation(line: 23, column: 23, scope: !9)
!37 = !DILocation(line: 25, column: 9, scope: !9)
!38 = !DILocation(line: 27, column: 5, scope: !9)
!39 = !DILocation(line: 27, column: 27, scope: !9)
!40 = !DILocation(line: 27, column: 20, scope: !9)
!41 = !DILocation(line: 27, column: 19, scope: !9)
!42 = !{!17, !17, i64 0}
!43 = !DILocation(line: 27, column: 49, scope: !9)
!44 = !DILocation(line: 27, column: 40, scope: !9)
!45 = !DILocation(line: 28, column: 19, scope: !9)
!46 = !DILocation(line: 29, column: 14, scope: !9)
!47 = !DILocation(line: 29, column: 9, scope: !9)
!48 = !DILocation(line: 31, column: 14, scope: !9)
!49 = !DILocation(line: 31, column: 9, scope: !9)
!50 = !DILocation(line: 34, column: 1, scope: !9)
!51 = !DILocation(line: 33, column: 5, scope: !9)
!52 = !DISubprogram(name: "klee_make_symbolic", scope: !53, file: !53, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!53 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
