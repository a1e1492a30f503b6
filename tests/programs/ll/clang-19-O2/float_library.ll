; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/float_library.c
; ModuleID = 'tests/programs/float_library.c'
source_filename = "tests/programs/float_library.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, 256) i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i16, align 2
  %2 = alloca [4 x i8], align 1
  call void @llvm.lifetime.start.p0(i64 2, ptr nonnull %1) #8, !dbg !12
  call void @klee_make_symbolic(ptr noundef nonnull %1, i64 noundef 2, ptr noundef nonnull @.str) #8, !dbg !13
  %3 = load i16, ptr %1, align 2, !dbg !14, !tbaa !15
  %4 = sext i16 %3 to i32, !dbg !19
  %5 = add nsw i32 %4, -100, !dbg !20
  %6 = sitofp i32 %5 to double, !dbg !21
  %7 = fmul double %6, 6.250000e-02, !dbg !22
  %8 = tail call ptr @__errno_location() #9, !dbg !23
  store i32 0, ptr %8, align 4, !dbg !24, !tbaa !25
  %9 = call double @sqrt(double noundef %7) #8, !dbg !27
  %10 = fcmp oeq double %9, 3.500000e+00, !dbg !28
  %11 = zext i1 %10 to i32, !dbg !27
  %12 = load i32, ptr %8, align 4, !dbg !29, !tbaa !25
  %13 = icmp eq i32 %12, 0, !dbg !29
  %14 = or disjoint i32 %11, 2, !dbg !29
  %15 = select i1 %13, i32 %11, i32 %14, !dbg !29
  %16 = call double @llvm.floor.f64(double %7), !dbg !30
  %17 = fcmp oeq double %16, -5.000000e+00, !dbg !31
  %18 = fcmp une double %7, -5.000000e+00
  %19 = and i1 %18, %17, !dbg !32
  %20 = or disjoint i32 %15, 4, !dbg !32
  %21 = select i1 %19, i32 %20, i32 %15, !dbg !32
  %22 = call i64 @lround(double noundef %7) #8, !dbg !33
  %23 = icmp eq i64 %22, 1000, !dbg !34
  %24 = or disjoint i32 %21, 8, !dbg !33
  %25 = select i1 %23, i32 %24, i32 %21, !dbg !33
  %26 = call double @llvm.maxnum.f64(double %7, double 2.000000e+03), !dbg !35
  %27 = fcmp ogt double %26, 2.000000e+03, !dbg !36
  %28 = add nuw nsw i32 %25, 16, !dbg !35
  %29 = select i1 %27, i32 %28, i32 %25, !dbg !35
  %30 = fmul double %7, 1.000000e+306, !dbg !37
  %31 = call double @llvm.fabs.f64(double %30) #10, !dbg !37
  %32 = fcmp oeq double %31, 0x7FF0000000000000, !dbg !37
  %33 = add nuw nsw i32 %29, 32, !dbg !37
  %34 = select i1 %32, i32 %33, i32 %29, !dbg !37
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #8, !dbg !38
  %35 = load i16, ptr %1, align 2, !dbg !39, !tbaa !15
  %36 = trunc i16 %35 to i8, !dbg !40
  %37 = and i8 %36, 7, !dbg !40
  %38 = or disjoint i8 %37, 48, !dbg !40
  store i8 %38, ptr %2, align 1, !dbg !41, !tbaa !42
  %39 = getelementptr inbounds i8, ptr %2, i64 1, !dbg !41
  store i8 46, ptr %39, align 1, !dbg !41, !tbaa !42
  %40 = getelementptr inbounds i8, ptr %2, i64 2, !dbg !41
  %41 = lshr i16 %35, 8, !dbg !43
  %42 = trunc nuw i16 %41 to i8, !dbg !44
  %43 = and i8 %42, 7, !dbg !44
  %44 = or disjoint i8 %43, 48, !dbg !44
  store i8 %44, ptr %40, align 1, !dbg !41, !tbaa !42
  %45 = getelementptr inbounds i8, ptr %2, i64 3, !dbg !41
  store i8 0, ptr %45, align 1, !dbg !41, !tbaa !42
  %46 = call double @strtod(ptr nocapture noundef nonnull %2, ptr noundef null) #8, !dbg !45
  %47 = fcmp oeq double %46, 4.500000e+00, !dbg !46
  %48 = add nuw nsw i32 %34, 64, !dbg !47
  %49 = select i1 %47, i32 %48, i32 %34, !dbg !47
  %50 = fcmp ogt double %46, 0x401E333333333333, !dbg !48
  %51 = add nuw nsw i32 %49, 128, !dbg !49
  %52 = select i1 %50, i32 %51, i32 %49, !dbg !49
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #8, !dbg !50
  call void @llvm.lifetime.end.p0(i64 2, ptr nonnull %1) #8, !dbg !50
  ret i32 %52, !dbg !51
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !52 void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !54 ptr @__errno_location() local_unnamed_addr #3

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !56 double @sqrt(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double) #5

; Function Attrs: nounwind
declare !dbg !58 i64 @lround(double noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maxnum.f64(double, double) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #5

; Function Attrs: mustprogress nofree nounwind willreturn
declare !dbg !59 double @strtod(ptr noundef readonly, ptr nocapture noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nounwind willreturn memory(write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind }
attributes #9 = { nounwind willreturn memory(none) }
attributes #10 = { memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/float_library.c", directory: ".", checksumkind: CSK_MD5, checksum: "74bf6beb97cf24b2c07495978105c0fd")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !10, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
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
!52 = !DISubprogram(name: "klee_make_symbolic", scope: !53, file: !53, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!53 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
!54 = !DISubprogram(name: "__errno_location", scope: !55, file: !55, line: 37, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!55 = !DIFile(filename: "/usr/include/errno.h", directory: "", checksumkind: CSK_MD5, checksum: "01c14bf4ab600a3884f5da68eb763170")
!56 = !DISubprogram(name: "sqrt", scope: !57, file: !57, line: 143, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!57 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/mathcalls.h", directory: "", checksumkind: CSK_MD5, checksum: "8c6e2d0d2bda65bc5ba1ca02b65383b7")
!58 = !DISubprogram(name: "lround", scope: !57, file: !57, line: 323, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!59 = !DISubprogram(name: "strtod", scope: !60, file: !60, line: 118, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!60 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
