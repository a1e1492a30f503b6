; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/float_parts.c
; ModuleID = 'tests/programs/float_parts.c'
source_filename = "tests/programs/float_parts.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, 256) i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i16, align 2
  %2 = alloca i32, align 4
  %3 = alloca double, align 8
  call void @llvm.lifetime.start.p0(i64 2, ptr nonnull %1) #8, !dbg !12
  call void @klee_make_symbolic(ptr noundef nonnull %1, i64 noundef 2, ptr noundef nonnull @.str) #8, !dbg !13
  %4 = load i16, ptr %1, align 2, !dbg !14, !tbaa !15
  %5 = sitofp i16 %4 to double, !dbg !19
  %6 = fmul double %5, 6.250000e-02, !dbg !20
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #8, !dbg !21
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #8, !dbg !22
  %7 = tail call ptr @__errno_location() #9, !dbg !23
  store i32 0, ptr %7, align 4, !dbg !24, !tbaa !25
  %8 = call double @fmod(double noundef %6, double noundef 1.000000e+01) #8, !dbg !27
  %9 = fcmp oeq double %8, -3.500000e+00, !dbg !28
  %10 = zext i1 %9 to i32, !dbg !27
  %11 = fptrunc double %6 to float, !dbg !29
  %12 = call float @fmodf(float noundef %11, float noundef 4.000000e+00) #8, !dbg !30
  %13 = fcmp oeq float %12, 2.062500e+00, !dbg !31
  %14 = or disjoint i32 %10, 2, !dbg !30
  %15 = select i1 %13, i32 %14, i32 %10, !dbg !30
  %16 = load i16, ptr %1, align 2, !dbg !32, !tbaa !15
  %17 = sitofp i16 %16 to double, !dbg !33
  %18 = call double @ldexp(double noundef %17, i32 noundef 300) #8, !dbg !34
  %19 = call double @fmod(double noundef %18, double noundef 1.000000e+03) #8, !dbg !35
  %20 = fcmp oeq double %19, 1.920000e+02, !dbg !36
  %21 = or disjoint i32 %15, 4, !dbg !35
  %22 = select i1 %20, i32 %21, i32 %15, !dbg !35
  %23 = call double @modf(double noundef %6, ptr noundef nonnull %3) #8, !dbg !37
  %24 = fcmp oeq double %23, 2.500000e-01, !dbg !38
  %25 = load double, ptr %3, align 8
  %26 = fcmp oeq double %25, 7.700000e+01
  %27 = select i1 %24, i1 %26, i1 false, !dbg !39
  %28 = or disjoint i32 %22, 8, !dbg !39
  %29 = select i1 %27, i32 %28, i32 %22, !dbg !39
  %30 = call double @frexp(double noundef %6, ptr noundef nonnull %2) #8, !dbg !40
  %31 = fcmp oeq double %30, 7.500000e-01, !dbg !41
  %32 = load i32, ptr %2, align 4
  %33 = icmp eq i32 %32, 3
  %34 = select i1 %31, i1 %33, i1 false, !dbg !42
  %35 = add nuw nsw i32 %29, 16, !dbg !42
  %36 = select i1 %34, i32 %35, i32 %29, !dbg !42
  %37 = call double @fdim(double noundef %6, double noundef 2.000000e+03) #8, !dbg !43
  %38 = fcmp ogt double %37, 4.700000e+01, !dbg !44
  %39 = add nuw nsw i32 %36, 32, !dbg !43
  %40 = select i1 %38, i32 %39, i32 %36, !dbg !43
  %41 = call double @ldexp(double noundef %6, i32 noundef 1020) #8, !dbg !45
  %42 = fcmp olt double %41, -1.000000e+308, !dbg !46
  br i1 %42, label %43, label %48, !dbg !47

43:                                               ; preds = %0
  %44 = load i32, ptr %7, align 4, !dbg !48, !tbaa !25
  %45 = icmp eq i32 %44, 34, !dbg !49
  %46 = add nuw nsw i32 %40, 64
  %47 = select i1 %45, i32 %46, i32 %40, !dbg !45
  br label %48, !dbg !45

48:                                               ; preds = %43, %0
  %49 = phi i32 [ %40, %0 ], [ %47, %43 ], !dbg !50
  store i32 0, ptr %7, align 4, !dbg !51, !tbaa !25
  %50 = fmul double %6, 0x7FAC7B1F3CAC7433, !dbg !52
  %51 = call double @fmod(double noundef %50, double noundef 3.000000e+00) #8, !dbg !52
  %52 = fcmp uno double %51, 0.000000e+00, !dbg !52
  br i1 %52, label %53, label %58, !dbg !53

53:                                               ; preds = %48
  %54 = load i32, ptr %7, align 4, !dbg !54, !tbaa !25
  %55 = icmp eq i32 %54, 33, !dbg !55
  %56 = add nuw nsw i32 %49, 128
  %57 = select i1 %55, i32 %56, i32 %49, !dbg !52
  br label %58, !dbg !52

58:                                               ; preds = %53, %48
  %59 = phi i32 [ %49, %48 ], [ %57, %53 ], !dbg !50
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #8, !dbg !56
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #8, !dbg !56
  call void @llvm.lifetime.end.p0(i64 2, ptr nonnull %1) #8, !dbg !56
  ret i32 %59, !dbg !57
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !58 void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !60 ptr @__errno_location() local_unnamed_addr #3

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !62 double @fmod(double noundef, double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !64 float @fmodf(float noundef, float noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn
declare !dbg !65 double @ldexp(double noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: write)
declare !dbg !66 double @modf(double noundef, ptr nocapture noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: write)
declare !dbg !67 double @frexp(double noundef, ptr nocapture noundef) local_unnamed_addr #6

; Function Attrs: nounwind
declare !dbg !68 double @fdim(double noundef, double noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nounwind willreturn memory(write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nounwind willreturn memory(argmem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind }
attributes #9 = { nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/float_parts.c", directory: ".", checksumkind: CSK_MD5, checksum: "de1d6c24a56968b1dcef1ad0e7119fa8")
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
!16 = !{!"short", !17, i64 0}
!17 = !{!"omnipotent char", !18, i64 0}
!18 = !{!"Simple C/C++ TBAA"}
!19 = !DILocation(line: 11, column: 16, scope: !9)
!20 = !DILocation(line: 11, column: 25, scope: !9)
!21 = !DILocation(line: 12, column: 5, scope: !9)
!22 = !DILocation(line: 13, column: 5, scope: !9)
!23 = !DILocation(line: 14, column: 5, scope: !9)
!24 = !DILocation(line: 14, column: 11, scope: !9)
!25 = !{!26, !26, i64 0}
!26 = !{!"int", !17, i64 0}
!27 = !DILocation(line: 15, column: 9, scope: !9)
!28 = !DILocation(line: 15, column: 21, scope: !9)
!29 = !DILocation(line: 17, column: 15, scope: !9)
!30 = !DILocation(line: 17, column: 9, scope: !9)
!31 = !DILocation(line: 17, column: 21, scope: !9)
!32 = !DILocation(line: 19, column: 27, scope: !9)
!33 = !DILocation(line: 19, column: 20, scope: !9)
!34 = !DILocation(line: 19, column: 14, scope: !9)
!35 = !DILocation(line: 19, column: 9, scope: !9)
!36 = !DILocation(line: 19, column: 42, scope: !9)
!37 = !DILocation(line: 21, column: 9, scope: !9)
!38 = !DILocation(line: 21, column: 25, scope: !9)
!39 = !DILocation(line: 21, column: 33, scope: !9)
!40 = !DILocation(line: 23, column: 9, scope: !9)
!41 = !DILocation(line: 23, column: 29, scope: !9)
!42 = !DILocation(line: 23, column: 37, scope: !9)
!43 = !DILocation(line: 25, column: 9, scope: !9)
!44 = !DILocation(line: 25, column: 23, scope: !9)
!45 = !DILocation(line: 27, column: 9, scope: !9)
!46 = !DILocation(line: 27, column: 24, scope: !9)
!47 = !DILocation(line: 27, column: 33, scope: !9)
!48 = !DILocation(line: 27, column: 36, scope: !9)
!49 = !DILocation(line: 27, column: 42, scope: !9)
!50 = !DILocation(line: 0, scope: !9)
!51 = !DILocation(line: 29, column: 11, scope: !9)
!52 = !DILocation(line: 30, column: 9, scope: !9)
!53 = !DILocation(line: 30, column: 35, scope: !9)
!54 = !DILocation(line: 30, column: 38, scope: !9)
!55 = !DILocation(line: 30, column: 44, scope: !9)
!56 = !DILocation(line: 33, column: 1, scope: !9)
!57 = !DILocation(line: 32, column: 5, scope: !9)
!58 = !DISubprogram(name: "klee_make_symbolic", scope: !59, file: !59, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!59 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
!60 = !DISubprogram(name: "__errno_location", scope: !61, file: !61, line: 37, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!61 = !DIFile(filename: "/usr/include/errno.h", directory: "", checksumkind: CSK_MD5, checksum: "01c14bf4ab600a3884f5da68eb763170")
!62 = !DISubprogram(name: "fmod", scope: !63, file: !63, line: 168, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!63 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/mathcalls.h", directory: "", checksumkind: CSK_MD5, checksum: "8c6e2d0d2bda65bc5ba1ca02b65383b7")
!64 = !DISubprogram(name: "fmodf", scope: !63, file: !63, line: 168, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!65 = !DISubprogram(name: "ldexp", scope: !63, file: !63, line: 101, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!66 = !DISubprogram(name: "modf", scope: !63, file: !63, line: 110, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!67 = !DISubprogram(name: "frexp", scope: !63, file: !63, line: 98, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!68 = !DISubprogram(name: "fdim", scope: !63, file: !63, line: 329, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
