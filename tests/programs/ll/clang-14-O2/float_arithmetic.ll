; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/float_arithmetic.c
; ModuleID = 'tests/programs/float_arithmetic.c'
source_filename = "tests/programs/float_arithmetic.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i16, align 2
  %2 = bitcast i16* %1 to i8*, !dbg !12
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %2) #4, !dbg !12
  call void @klee_make_symbolic(i8* noundef nonnull %2, i64 noundef 2, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #4, !dbg !13
  %3 = load i16, i16* %1, align 2, !dbg !14, !tbaa !15
  %4 = zext i16 %3 to i32, !dbg !19
  %5 = shl nuw i32 %4, 16, !dbg !20
  %6 = bitcast i32 %5 to float, !dbg !21
  %7 = sitofp i16 %3 to double, !dbg !22
  %8 = fmul double %7, 1.250000e-01, !dbg !23
  %9 = fcmp uno float %6, 0.000000e+00, !dbg !24
  br i1 %9, label %56, label %10, !dbg !25

10:                                               ; preds = %0
  %11 = fmul float %6, %6, !dbg !26
  %12 = fcmp oeq float %11, 2.250000e+00, !dbg !27
  %13 = fcmp olt float %6, 0.000000e+00, !dbg !28
  %14 = select i1 %13, i32 1, i32 2, !dbg !28
  %15 = select i1 %12, i32 %14, i32 0, !dbg !28
  %16 = fadd float %6, 1.000000e+10, !dbg !29
  %17 = fcmp oeq float %16, %6, !dbg !30
  %18 = or i32 %15, 4, !dbg !31
  %19 = select i1 %17, i32 %18, i32 %15, !dbg !31
  %20 = fdiv float %6, 3.000000e+00, !dbg !32
  %21 = fcmp ogt float %20, 0x47D2CED320000000, !dbg !33
  %22 = or i32 %19, 8, !dbg !34
  %23 = select i1 %21, i32 %22, i32 %19, !dbg !34
  %24 = fcmp ogt float %6, 0.000000e+00, !dbg !35
  %25 = fmul float %6, 0x380B38FB80000000
  %26 = fcmp olt float %25, 0x3736500000000000
  %27 = and i1 %24, %26, !dbg !36
  %28 = or i32 %23, 16, !dbg !36
  %29 = select i1 %27, i32 %28, i32 %23, !dbg !36
  %30 = call double @llvm.fmuladd.f64(double %8, double 3.000000e+00, double -3.750000e-01), !dbg !37
  %31 = fcmp oeq double %30, 1.200000e+03, !dbg !38
  %32 = add nsw i32 %29, 32, !dbg !39
  %33 = select i1 %31, i32 %32, i32 %29, !dbg !39
  %34 = fptosi double %8 to i32, !dbg !40
  %35 = icmp eq i32 %34, -77, !dbg !41
  %36 = add nsw i32 %33, 64, !dbg !40
  %37 = select i1 %35, i32 %36, i32 %33, !dbg !40
  %38 = fmul double %8, 1.100000e+00, !dbg !42
  %39 = fptrunc double %38 to float, !dbg !43
  %40 = fcmp ogt float %39, 0x40B194E660000000, !dbg !44
  %41 = add nsw i32 %37, 128, !dbg !43
  %42 = select i1 %40, i32 %41, i32 %37, !dbg !43
  %43 = fcmp ogt double %8, 1.000000e+03, !dbg !45
  br i1 %43, label %44, label %50, !dbg !46

44:                                               ; preds = %10
  %45 = fpext float %6 to double, !dbg !47
  %46 = call double @llvm.fmuladd.f64(double %45, double 0.000000e+00, double 1.000250e+03), !dbg !48
  %47 = fcmp olt double %8, %46, !dbg !49
  br i1 %47, label %48, label %50, !dbg !50

48:                                               ; preds = %44
  %49 = add nsw i32 %42, 256, !dbg !51
  br label %50, !dbg !52

50:                                               ; preds = %48, %44, %10
  %51 = phi i32 [ %49, %48 ], [ %42, %44 ], [ %42, %10 ], !dbg !53
  %52 = icmp eq i32 %51, 0, !dbg !54
  br i1 %52, label %56, label %53, !dbg !55

53:                                               ; preds = %50
  %54 = srem i32 %51, 100, !dbg !56
  %55 = add nsw i32 %54, 3, !dbg !57
  br label %56, !dbg !55

56:                                               ; preds = %53, %50, %0
  %57 = phi i32 [ 1, %0 ], [ %55, %53 ], [ 2, %50 ], !dbg !53
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %2) #4, !dbg !58
  ret i32 %57, !dbg !58
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !59 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/float_arithmetic.c", directory: ".", checksumkind: CSK_MD5, checksum: "d478e1161e2de57f4490713cee3ba25b")
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
!14 = !DILocation(line: 10, column: 56, scope: !9)
!15 = !{!16, !16, i64 0}
!16 = !{!"short", !17, i64 0}
!17 = !{!"omnipotent char", !18, i64 0}
!18 = !{!"Simple C/C++ TBAA"}
!19 = !DILocation(line: 10, column: 46, scope: !9)
!20 = !DILocation(line: 10, column: 58, scope: !9)
!21 = !DILocation(line: 11, column: 17, scope: !9)
!22 = !DILocation(line: 12, column: 16, scope: !9)
!23 = !DILocation(line: 12, column: 25, scope: !9)
!24 = !DILocation(line: 14, column: 11, scope: !9)
!25 = !DILocation(line: 14, column: 9, scope: !9)
!26 = !DILocation(line: 16, column: 11, scope: !9)
!27 = !DILocation(line: 16, column: 15, scope: !9)
!28 = !DILocation(line: 16, column: 9, scope: !9)
!29 = !DILocation(line: 18, column: 11, scope: !9)
!30 = !DILocation(line: 18, column: 19, scope: !9)
!31 = !DILocation(line: 18, column: 9, scope: !9)
!32 = !DILocation(line: 20, column: 11, scope: !9)
!33 = !DILocation(line: 20, column: 15, scope: !9)
!34 = !DILocation(line: 20, column: 9, scope: !9)
!35 = !DILocation(line: 22, column: 11, scope: !9)
!36 = !DILocation(line: 22, column: 15, scope: !9)
!37 = !DILocation(line: 24, column: 15, scope: !9)
!38 = !DILocation(line: 24, column: 23, scope: !9)
!39 = !DILocation(line: 24, column: 9, scope: !9)
!40 = !DILocation(line: 26, column: 9, scope: !9)
!41 = !DILocation(line: 26, column: 16, scope: !9)
!42 = !DILocation(line: 28, column: 19, scope: !9)
!43 = !DILocation(line: 28, column: 9, scope: !9)
!44 = !DILocation(line: 28, column: 26, scope: !9)
!45 = !DILocation(line: 30, column: 11, scope: !9)
!46 = !DILocation(line: 30, column: 18, scope: !9)
!47 = !DILocation(line: 30, column: 35, scope: !9)
!48 = !DILocation(line: 30, column: 33, scope: !9)
!49 = !DILocation(line: 30, column: 23, scope: !9)
!50 = !DILocation(line: 30, column: 9, scope: !9)
!51 = !DILocation(line: 31, column: 14, scope: !9)
!52 = !DILocation(line: 31, column: 9, scope: !9)
!53 = !DILocation(line: 0, scope: !9)
!54 = !DILocation(line: 32, column: 17, scope: !9)
!55 = !DILocation(line: 32, column: 12, scope: !9)
!56 = !DILocation(line: 32, column: 37, scope: !9)
!57 = !DILocation(line: 32, column: 30, scope: !9)
!58 = !DILocation(line: 33, column: 1, scope: !9)
!59 = !DISubprogram(name: "klee_make_symbolic", scope: !60, file: !60, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!60 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
