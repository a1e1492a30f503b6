; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/float_parts.c
; ModuleID = 'tests/programs/float_parts.c'
source_filename = "tests/programs/float_parts.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i16, align 2
  %2 = alloca i32, align 4
  %3 = alloca double, align 8
  %4 = bitcast i16* %1 to i8*, !dbg !12
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %4) #7, !dbg !12
  call void @klee_make_symbolic(i8* noundef nonnull %4, i64 noundef 2, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #7, !dbg !13
  %5 = load i16, i16* %1, align 2, !dbg !14, !tbaa !15
  %6 = sitofp i16 %5 to double, !dbg !19
  %7 = fmul double %6, 6.250000e-02, !dbg !20
  %8 = bitcast i32* %2 to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %8) #7, !dbg !21
  %9 = bitcast double* %3 to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %9) #7, !dbg !22
  %10 = tail call i32* @__errno_location() #8, !dbg !23
  store i32 0, i32* %10, align 4, !dbg !24, !tbaa !25
  %11 = call double @fmod(double noundef %7, double noundef 1.000000e+01) #7, !dbg !27
  %12 = fcmp oeq double %11, -3.500000e+00, !dbg !28
  %13 = zext i1 %12 to i32, !dbg !27
  %14 = fptrunc double %7 to float, !dbg !29
  %15 = call float @fmodf(float noundef %14, float noundef 4.000000e+00) #7, !dbg !30
  %16 = fcmp oeq float %15, 2.062500e+00, !dbg !31
  %17 = or i32 %13, 2, !dbg !30
  %18 = select i1 %16, i32 %17, i32 %13, !dbg !30
  %19 = load i16, i16* %1, align 2, !dbg !32, !tbaa !15
  %20 = sitofp i16 %19 to double, !dbg !33
  %21 = call double @ldexp(double noundef %20, i32 noundef 300) #7, !dbg !34
  %22 = call double @fmod(double noundef %21, double noundef 1.000000e+03) #7, !dbg !35
  %23 = fcmp oeq double %22, 1.920000e+02, !dbg !36
  %24 = or i32 %18, 4, !dbg !35
  %25 = select i1 %23, i32 %24, i32 %18, !dbg !35
  %26 = call double @modf(double noundef %7, double* noundef nonnull %3) #7, !dbg !37
  %27 = fcmp oeq double %26, 2.500000e-01, !dbg !38
  %28 = load double, double* %3, align 8
  %29 = fcmp oeq double %28, 7.700000e+01
  %30 = select i1 %27, i1 %29, i1 false, !dbg !39
  %31 = or i32 %25, 8, !dbg !39
  %32 = select i1 %30, i32 %31, i32 %25, !dbg !39
  %33 = call double @frexp(double noundef %7, i32* noundef nonnull %2) #7, !dbg !40
  %34 = fcmp oeq double %33, 7.500000e-01, !dbg !41
  %35 = load i32, i32* %2, align 4
  %36 = icmp eq i32 %35, 3
  %37 = select i1 %34, i1 %36, i1 false, !dbg !42
  %38 = add nsw i32 %32, 16, !dbg !42
  %39 = select i1 %37, i32 %38, i32 %32, !dbg !42
  %40 = call double @fdim(double noundef %7, double noundef 2.000000e+03) #7, !dbg !43
  %41 = fcmp ogt double %40, 4.700000e+01, !dbg !44
  %42 = add nsw i32 %39, 32, !dbg !43
  %43 = select i1 %41, i32 %42, i32 %39, !dbg !43
  %44 = call double @ldexp(double noundef %7, i32 noundef 1020) #7, !dbg !45
  %45 = fcmp olt double %44, -1.000000e+308, !dbg !46
  br i1 %45, label %46, label %51, !dbg !47

46:                                               ; preds = %0
  %47 = load i32, i32* %10, align 4, !dbg !48, !tbaa !25
  %48 = icmp eq i32 %47, 34, !dbg !49
  %49 = add nsw i32 %43, 64
  %50 = select i1 %48, i32 %49, i32 %43, !dbg !45
  br label %51, !dbg !45

51:                                               ; preds = %46, %0
  %52 = phi i32 [ %43, %0 ], [ %50, %46 ], !dbg !50
  store i32 0, i32* %10, align 4, !dbg !51, !tbaa !25
  %53 = fmul double %7, 0x7FAC7B1F3CAC7433, !dbg !52
  %54 = call double @fmod(double noundef %53, double noundef 3.000000e+00) #7, !dbg !52
  %55 = fcmp uno double %54, 0.000000e+00, !dbg !52
  br i1 %55, label %56, label %61, !dbg !53

56:                                               ; preds = %51
  %57 = load i32, i32* %10, align 4, !dbg !54, !tbaa !25
  %58 = icmp eq i32 %57, 33, !dbg !55
  %59 = add nsw i32 %52, 128
  %60 = select i1 %58, i32 %59, i32 %52, !dbg !52
  br label %61, !dbg !52

61:                                               ; preds = %56, %51
  %62 = phi i32 [ %52, %51 ], [ %60, %56 ], !dbg !50
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %9) #7, !dbg !56
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %8) #7, !dbg !56
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %4) #7, !dbg !56
  ret i32 %62, !dbg !57
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !58 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn
declare i32* @__errno_location() local_unnamed_addr #3

; Function Attrs: mustprogress nofree nounwind willreturn writeonly
declare double @fmod(double noundef, double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn writeonly
declare float @fmodf(float noundef, float noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn
declare double @ldexp(double noundef, i32 noundef signext) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn
declare double @modf(double noundef, double* nocapture noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn
declare double @frexp(double noundef, i32* nocapture noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare double @fdim(double noundef, double noundef) local_unnamed_addr #6

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nosync nounwind readnone willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nounwind willreturn writeonly "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind }
attributes #8 = { nounwind readnone willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/float_parts.c", directory: ".", checksumkind: CSK_MD5, checksum: "de1d6c24a56968b1dcef1ad0e7119fa8")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !10, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
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
!58 = !DISubprogram(name: "klee_make_symbolic", scope: !59, file: !59, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!59 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
