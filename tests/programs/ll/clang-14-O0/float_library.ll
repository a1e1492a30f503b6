; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/float_library.c
; ModuleID = 'tests/programs/float_library.c'
source_filename = "tests/programs/float_library.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i16, align 2
  %3 = alloca double, align 8
  %4 = alloca i32, align 4
  %5 = alloca [4 x i8], align 1
  %6 = alloca double, align 8
  store i32 0, i32* %1, align 4
  %7 = bitcast i16* %2 to i8*, !dbg !13
  call void @klee_make_symbolic(i8* noundef %7, i64 noundef 2, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !14
  %8 = load i16, i16* %2, align 2, !dbg !15
  %9 = sext i16 %8 to i32, !dbg !16
  %10 = sub nsw i32 %9, 100, !dbg !17
  %11 = sitofp i32 %10 to double, !dbg !18
  %12 = fdiv double %11, 1.600000e+01, !dbg !19
  store double %12, double* %3, align 8, !dbg !20
  store i32 0, i32* %4, align 4, !dbg !21
  %13 = call i32* @__errno_location() #5, !dbg !22
  store i32 0, i32* %13, align 4, !dbg !23
  %14 = load double, double* %3, align 8, !dbg !24
  %15 = call double @sqrt(double noundef %14) #6, !dbg !25
  %16 = fcmp oeq double %15, 3.500000e+00, !dbg !26
  br i1 %16, label %17, label %20, !dbg !25

17:                                               ; preds = %0
  %18 = load i32, i32* %4, align 4, !dbg !27
  %19 = add nsw i32 %18, 1, !dbg !27
  store i32 %19, i32* %4, align 4, !dbg !27
  br label %20, !dbg !28

20:                                               ; preds = %17, %0
  %21 = call i32* @__errno_location() #5, !dbg !29
  %22 = load i32, i32* %21, align 4, !dbg !29
  %23 = icmp ne i32 %22, 0, !dbg !29
  br i1 %23, label %24, label %27, !dbg !29

24:                                               ; preds = %20
  %25 = load i32, i32* %4, align 4, !dbg !30
  %26 = add nsw i32 %25, 2, !dbg !30
  store i32 %26, i32* %4, align 4, !dbg !30
  br label %27, !dbg !31

27:                                               ; preds = %24, %20
  %28 = load double, double* %3, align 8, !dbg !32
  %29 = call double @llvm.floor.f64(double %28), !dbg !33
  %30 = fcmp oeq double %29, -5.000000e+00, !dbg !34
  br i1 %30, label %31, label %37, !dbg !35

31:                                               ; preds = %27
  %32 = load double, double* %3, align 8, !dbg !36
  %33 = fcmp une double %32, -5.000000e+00, !dbg !37
  br i1 %33, label %34, label %37, !dbg !33

34:                                               ; preds = %31
  %35 = load i32, i32* %4, align 4, !dbg !38
  %36 = add nsw i32 %35, 4, !dbg !38
  store i32 %36, i32* %4, align 4, !dbg !38
  br label %37, !dbg !39

37:                                               ; preds = %34, %31, %27
  %38 = load double, double* %3, align 8, !dbg !40
  %39 = call i64 @lround(double noundef %38) #6, !dbg !41
  %40 = icmp eq i64 %39, 1000, !dbg !42
  br i1 %40, label %41, label %44, !dbg !41

41:                                               ; preds = %37
  %42 = load i32, i32* %4, align 4, !dbg !43
  %43 = add nsw i32 %42, 8, !dbg !43
  store i32 %43, i32* %4, align 4, !dbg !43
  br label %44, !dbg !44

44:                                               ; preds = %41, %37
  %45 = load double, double* %3, align 8, !dbg !45
  %46 = call double @llvm.maxnum.f64(double %45, double 2.000000e+03), !dbg !46
  %47 = fcmp ogt double %46, 2.000000e+03, !dbg !47
  br i1 %47, label %48, label %51, !dbg !46

48:                                               ; preds = %44
  %49 = load i32, i32* %4, align 4, !dbg !48
  %50 = add nsw i32 %49, 16, !dbg !48
  store i32 %50, i32* %4, align 4, !dbg !48
  br label %51, !dbg !49

51:                                               ; preds = %48, %44
  %52 = load double, double* %3, align 8, !dbg !50
  %53 = fmul double 1.000000e+306, %52, !dbg !50
  %54 = call double @llvm.fabs.f64(double %53) #7, !dbg !50
  %55 = fcmp oeq double %54, 0x7FF0000000000000, !dbg !50
  %56 = bitcast double %53 to i64, !dbg !50
  %57 = icmp slt i64 %56, 0, !dbg !50
  %58 = select i1 %57, i32 -1, i32 1, !dbg !50
  %59 = select i1 %55, i32 %58, i32 0, !dbg !50
  %60 = icmp ne i32 %59, 0, !dbg !50
  br i1 %60, label %61, label %64, !dbg !50

61:                                               ; preds = %51
  %62 = load i32, i32* %4, align 4, !dbg !51
  %63 = add nsw i32 %62, 32, !dbg !51
  store i32 %63, i32* %4, align 4, !dbg !51
  br label %64, !dbg !52

64:                                               ; preds = %61, %51
  %65 = getelementptr inbounds [4 x i8], [4 x i8]* %5, i64 0, i64 0, !dbg !53
  %66 = load i16, i16* %2, align 2, !dbg !54
  %67 = zext i16 %66 to i32, !dbg !54
  %68 = and i32 %67, 7, !dbg !55
  %69 = add nsw i32 48, %68, !dbg !56
  %70 = trunc i32 %69 to i8, !dbg !57
  store i8 %70, i8* %65, align 1, !dbg !53
  %71 = getelementptr inbounds i8, i8* %65, i64 1, !dbg !53
  store i8 46, i8* %71, align 1, !dbg !53
  %72 = getelementptr inbounds i8, i8* %71, i64 1, !dbg !53
  %73 = load i16, i16* %2, align 2, !dbg !58
  %74 = zext i16 %73 to i32, !dbg !58
  %75 = ashr i32 %74, 8, !dbg !59
  %76 = and i32 %75, 7, !dbg !60
  %77 = add nsw i32 48, %76, !dbg !61
  %78 = trunc i32 %77 to i8, !dbg !62
  store i8 %78, i8* %72, align 1, !dbg !53
  %79 = getelementptr inbounds i8, i8* %72, i64 1, !dbg !53
  store i8 0, i8* %79, align 1, !dbg !53
  %80 = getelementptr inbounds [4 x i8], [4 x i8]* %5, i64 0, i64 0, !dbg !63
  %81 = call double @strtod(i8* noundef %80, i8** noundef null) #6, !dbg !64
  store double %81, double* %6, align 8, !dbg !65
  %82 = load double, double* %6, align 8, !dbg !66
  %83 = fcmp oeq double %82, 4.500000e+00, !dbg !67
  br i1 %83, label %84, label %87, !dbg !66

84:                                               ; preds = %64
  %85 = load i32, i32* %4, align 4, !dbg !68
  %86 = add nsw i32 %85, 64, !dbg !68
  store i32 %86, i32* %4, align 4, !dbg !68
  br label %87, !dbg !69

87:                                               ; preds = %84, %64
  %88 = load double, double* %6, align 8, !dbg !70
  %89 = fcmp ogt double %88, 0x401E333333333333, !dbg !71
  br i1 %89, label %90, label %93, !dbg !70

90:                                               ; preds = %87
  %91 = load i32, i32* %4, align 4, !dbg !72
  %92 = add nsw i32 %91, 128, !dbg !72
  store i32 %92, i32* %4, align 4, !dbg !72
  br label %93, !dbg !73

93:                                               ; preds = %90, %87
  %94 = load i32, i32* %4, align 4, !dbg !74
  ret i32 %94, !dbg !75
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #1

; Function Attrs: nounwind readnone willreturn
declare i32* @__errno_location() #2

; Function Attrs: nounwind
declare double @sqrt(double noundef) #3

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.floor.f64(double) #4

; Function Attrs: nounwind
declare i64 @lround(double noundef) #3

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.maxnum.f64(double, double) #4

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fabs.f64(double) #4

; Function Attrs: nounwind
declare double @strtod(i8* noundef, i8** noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind readnone willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #5 = { nounwind readnone willreturn }
attributes #6 = { nounwind }
attributes #7 = { readnone }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/float_library.c", directory: ".", checksumkind: CSK_MD5, checksum: "74bf6beb97cf24b2c07495978105c0fd")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !11, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 11, column: 24, scope: !10)
!14 = !DILocation(line: 11, column: 5, scope: !10)
!15 = !DILocation(line: 12, column: 24, scope: !10)
!16 = !DILocation(line: 12, column: 17, scope: !10)
!17 = !DILocation(line: 12, column: 26, scope: !10)
!18 = !DILocation(line: 12, column: 16, scope: !10)
!19 = !DILocation(line: 12, column: 33, scope: !10)
!20 = !DILocation(line: 12, column: 12, scope: !10)
!21 = !DILocation(line: 13, column: 9, scope: !10)
!22 = !DILocation(line: 14, column: 5, scope: !10)
!23 = !DILocation(line: 14, column: 11, scope: !10)
!24 = !DILocation(line: 15, column: 14, scope: !10)
!25 = !DILocation(line: 15, column: 9, scope: !10)
!26 = !DILocation(line: 15, column: 17, scope: !10)
!27 = !DILocation(line: 16, column: 14, scope: !10)
!28 = !DILocation(line: 16, column: 9, scope: !10)
!29 = !DILocation(line: 17, column: 9, scope: !10)
!30 = !DILocation(line: 18, column: 14, scope: !10)
!31 = !DILocation(line: 18, column: 9, scope: !10)
!32 = !DILocation(line: 19, column: 15, scope: !10)
!33 = !DILocation(line: 19, column: 9, scope: !10)
!34 = !DILocation(line: 19, column: 18, scope: !10)
!35 = !DILocation(line: 19, column: 24, scope: !10)
!36 = !DILocation(line: 19, column: 27, scope: !10)
!37 = !DILocation(line: 19, column: 29, scope: !10)
!38 = !DILocation(line: 20, column: 14, scope: !10)
!39 = !DILocation(line: 20, column: 9, scope: !10)
!40 = !DILocation(line: 21, column: 16, scope: !10)
!41 = !DILocation(line: 21, column: 9, scope: !10)
!42 = !DILocation(line: 21, column: 19, scope: !10)
!43 = !DILocation(line: 22, column: 14, scope: !10)
!44 = !DILocation(line: 22, column: 9, scope: !10)
!45 = !DILocation(line: 23, column: 14, scope: !10)
!46 = !DILocation(line: 23, column: 9, scope: !10)
!47 = !DILocation(line: 23, column: 23, scope: !10)
!48 = !DILocation(line: 24, column: 14, scope: !10)
!49 = !DILocation(line: 24, column: 9, scope: !10)
!50 = !DILocation(line: 25, column: 9, scope: !10)
!51 = !DILocation(line: 26, column: 14, scope: !10)
!52 = !DILocation(line: 26, column: 9, scope: !10)
!53 = !DILocation(line: 27, column: 19, scope: !10)
!54 = !DILocation(line: 27, column: 27, scope: !10)
!55 = !DILocation(line: 27, column: 29, scope: !10)
!56 = !DILocation(line: 27, column: 24, scope: !10)
!57 = !DILocation(line: 27, column: 20, scope: !10)
!58 = !DILocation(line: 27, column: 47, scope: !10)
!59 = !DILocation(line: 27, column: 49, scope: !10)
!60 = !DILocation(line: 27, column: 54, scope: !10)
!61 = !DILocation(line: 27, column: 44, scope: !10)
!62 = !DILocation(line: 27, column: 40, scope: !10)
!63 = !DILocation(line: 28, column: 26, scope: !10)
!64 = !DILocation(line: 28, column: 19, scope: !10)
!65 = !DILocation(line: 28, column: 12, scope: !10)
!66 = !DILocation(line: 29, column: 9, scope: !10)
!67 = !DILocation(line: 29, column: 14, scope: !10)
!68 = !DILocation(line: 30, column: 14, scope: !10)
!69 = !DILocation(line: 30, column: 9, scope: !10)
!70 = !DILocation(line: 31, column: 9, scope: !10)
!71 = !DILocation(line: 31, column: 14, scope: !10)
!72 = !DILocation(line: 32, column: 14, scope: !10)
!73 = !DILocation(line: 32, column: 9, scope: !10)
!74 = !DILocation(line: 33, column: 12, scope: !10)
!75 = !DILocation(line: 33, column: 5, scope: !10)
