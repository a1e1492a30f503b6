; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/float_arithmetic.c
; ModuleID = 'tests/programs/float_arithmetic.c'
source_filename = "tests/programs/float_arithmetic.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: nounwind uwtable
define dso_local range(i32 1, 103) i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i16, align 2
  call void @llvm.lifetime.start.p0(i64 2, ptr nonnull %1) #4, !dbg !12
  call void @klee_make_symbolic(ptr noundef nonnull %1, i64 noundef 2, ptr noundef nonnull @.str) #4, !dbg !13
  %2 = load i16, ptr %1, align 2, !dbg !14, !tbaa !15
  %3 = zext i16 %2 to i32, !dbg !19
  %4 = shl nuw i32 %3, 16, !dbg !20
  %5 = bitcast i32 %4 to float, !dbg !21
  %6 = sitofp i16 %2 to double, !dbg !22
  %7 = fmul double %6, 1.250000e-01, !dbg !23
  %8 = fcmp uno float %5, 0.000000e+00, !dbg !24
  br i1 %8, label %57, label %9, !dbg !25

9:                                                ; preds = %0
  %10 = fmul float %5, %5, !dbg !26
  %11 = fcmp oeq float %10, 2.250000e+00, !dbg !27
  %12 = fcmp olt float %5, 0.000000e+00, !dbg !28
  %13 = select i1 %12, i32 1, i32 2, !dbg !28
  %14 = select i1 %11, i32 %13, i32 0, !dbg !28
  %15 = fadd float %5, 1.000000e+10, !dbg !29
  %16 = fcmp oeq float %15, %5, !dbg !30
  %17 = or disjoint i32 %14, 4, !dbg !31
  %18 = select i1 %16, i32 %17, i32 %14, !dbg !31
  %19 = fdiv float %5, 3.000000e+00, !dbg !32
  %20 = fcmp ogt float %19, 0x47D2CED320000000, !dbg !33
  %21 = or disjoint i32 %18, 8, !dbg !34
  %22 = select i1 %20, i32 %21, i32 %18, !dbg !34
  %23 = fcmp ogt float %5, 0.000000e+00, !dbg !35
  %24 = fmul float %5, 0x380B38FB80000000
  %25 = fcmp olt float %24, 0x3736500000000000
  %26 = and i1 %23, %25, !dbg !36
  %27 = or disjoint i32 %22, 16, !dbg !36
  %28 = select i1 %26, i32 %27, i32 %22, !dbg !36
  %29 = call double @llvm.fmuladd.f64(double %7, double 3.000000e+00, double -3.750000e-01), !dbg !37
  %30 = fcmp oeq double %29, 1.200000e+03, !dbg !38
  %31 = add nuw nsw i32 %28, 32, !dbg !39
  %32 = select i1 %30, i32 %31, i32 %28, !dbg !39
  %33 = fptosi double %7 to i32, !dbg !40
  %34 = icmp eq i32 %33, -77, !dbg !41
  %35 = add nuw nsw i32 %32, 64, !dbg !40
  %36 = select i1 %34, i32 %35, i32 %32, !dbg !40
  %37 = fmul double %7, 1.100000e+00, !dbg !42
  %38 = fptrunc double %37 to float, !dbg !43
  %39 = fcmp ogt float %38, 0x40B194E660000000, !dbg !44
  %40 = add nuw nsw i32 %36, 128, !dbg !43
  %41 = select i1 %39, i32 %40, i32 %36, !dbg !43
  %42 = fcmp ogt double %7, 1.000000e+03, !dbg !45
  br i1 %42, label %43, label %49, !dbg !46

43:                                               ; preds = %9
  %44 = fpext float %5 to double, !dbg !47
  %45 = call double @llvm.fmuladd.f64(double %44, double 0.000000e+00, double 1.000250e+03), !dbg !48
  %46 = fcmp olt double %7, %45, !dbg !49
  br i1 %46, label %47, label %49, !dbg !50

47:                                               ; preds = %43
  %48 = add nuw nsw i32 %41, 256, !dbg !51
  br label %51, !dbg !52

49:                                               ; preds = %43, %9
  %50 = icmp eq i32 %41, 0, !dbg !53
  br i1 %50, label %57, label %51, !dbg !52

51:                                               ; preds = %47, %49
  %52 = phi i32 [ %48, %47 ], [ %41, %49 ]
  %53 = trunc nuw nsw i32 %52 to i16, !dbg !54
  %54 = urem i16 %53, 100, !dbg !54
  %55 = add nuw nsw i16 %54, 3, !dbg !55
  %56 = zext nneg i16 %55 to i32, !dbg !55
  br label %57, !dbg !52

57:                                               ; preds = %51, %49, %0
  %58 = phi i32 [ 1, %0 ], [ %56, %51 ], [ 2, %49 ], !dbg !56
  call void @llvm.lifetime.end.p0(i64 2, ptr nonnull %1) #4, !dbg !57
  ret i32 %58, !dbg !57
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !58 void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/float_arithmetic.c", directory: ".", checksumkind: CSK_MD5, checksum: "d478e1161e2de57f4490713cee3ba25b")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !10, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
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
!52 = !DILocation(line: 32, column: 12, scope: !9)
!53 = !DILocation(line: 32, column: 17, scope: !9)
!54 = !DILocation(line: 32, column: 37, scope: !9)
!55 = !DILocation(line: 32, column: 30, scope: !9)
!56 = !DILocation(line: 0, scope: !9)
!57 = !DILocation(line: 33, column: 1, scope: !9)
!58 = !DISubprogram(name: "klee_make_symbolic", scope: !59, file: !59, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!59 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
