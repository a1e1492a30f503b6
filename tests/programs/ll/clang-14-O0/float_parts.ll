; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/float_parts.c
; ModuleID = 'tests/programs/float_parts.c'
source_filename = "tests/programs/float_parts.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i16, align 2
  %3 = alloca double, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca double, align 8
  store i32 0, i32* %1, align 4
  %7 = bitcast i16* %2 to i8*, !dbg !13
  call void @klee_make_symbolic(i8* noundef %7, i64 noundef 2, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !14
  %8 = load i16, i16* %2, align 2, !dbg !15
  %9 = sext i16 %8 to i32, !dbg !16
  %10 = sitofp i32 %9 to double, !dbg !16
  %11 = fdiv double %10, 1.600000e+01, !dbg !17
  store double %11, double* %3, align 8, !dbg !18
  store i32 0, i32* %4, align 4, !dbg !19
  %12 = call i32* @__errno_location() #4, !dbg !20
  store i32 0, i32* %12, align 4, !dbg !21
  %13 = load double, double* %3, align 8, !dbg !22
  %14 = call double @fmod(double noundef %13, double noundef 1.000000e+01) #5, !dbg !23
  %15 = fcmp oeq double %14, -3.500000e+00, !dbg !24
  br i1 %15, label %16, label %19, !dbg !23

16:                                               ; preds = %0
  %17 = load i32, i32* %4, align 4, !dbg !25
  %18 = add nsw i32 %17, 1, !dbg !25
  store i32 %18, i32* %4, align 4, !dbg !25
  br label %19, !dbg !26

19:                                               ; preds = %16, %0
  %20 = load double, double* %3, align 8, !dbg !27
  %21 = fptrunc double %20 to float, !dbg !27
  %22 = call float @fmodf(float noundef %21, float noundef 4.000000e+00) #5, !dbg !28
  %23 = fcmp oeq float %22, 2.062500e+00, !dbg !29
  br i1 %23, label %24, label %27, !dbg !28

24:                                               ; preds = %19
  %25 = load i32, i32* %4, align 4, !dbg !30
  %26 = add nsw i32 %25, 2, !dbg !30
  store i32 %26, i32* %4, align 4, !dbg !30
  br label %27, !dbg !31

27:                                               ; preds = %24, %19
  %28 = load i16, i16* %2, align 2, !dbg !32
  %29 = sitofp i16 %28 to double, !dbg !33
  %30 = call double @ldexp(double noundef %29, i32 noundef 300) #5, !dbg !34
  %31 = call double @fmod(double noundef %30, double noundef 1.000000e+03) #5, !dbg !35
  %32 = fcmp oeq double %31, 1.920000e+02, !dbg !36
  br i1 %32, label %33, label %36, !dbg !35

33:                                               ; preds = %27
  %34 = load i32, i32* %4, align 4, !dbg !37
  %35 = add nsw i32 %34, 4, !dbg !37
  store i32 %35, i32* %4, align 4, !dbg !37
  br label %36, !dbg !38

36:                                               ; preds = %33, %27
  %37 = load double, double* %3, align 8, !dbg !39
  %38 = call double @modf(double noundef %37, double* noundef %6) #5, !dbg !40
  %39 = fcmp oeq double %38, 2.500000e-01, !dbg !41
  br i1 %39, label %40, label %46, !dbg !42

40:                                               ; preds = %36
  %41 = load double, double* %6, align 8, !dbg !43
  %42 = fcmp oeq double %41, 7.700000e+01, !dbg !44
  br i1 %42, label %43, label %46, !dbg !40

43:                                               ; preds = %40
  %44 = load i32, i32* %4, align 4, !dbg !45
  %45 = add nsw i32 %44, 8, !dbg !45
  store i32 %45, i32* %4, align 4, !dbg !45
  br label %46, !dbg !46

46:                                               ; preds = %43, %40, %36
  %47 = load double, double* %3, align 8, !dbg !47
  %48 = call double @frexp(double noundef %47, i32* noundef %5) #5, !dbg !48
  %49 = fcmp oeq double %48, 7.500000e-01, !dbg !49
  br i1 %49, label %50, label %56, !dbg !50

50:                                               ; preds = %46
  %51 = load i32, i32* %5, align 4, !dbg !51
  %52 = icmp eq i32 %51, 3, !dbg !52
  br i1 %52, label %53, label %56, !dbg !48

53:                                               ; preds = %50
  %54 = load i32, i32* %4, align 4, !dbg !53
  %55 = add nsw i32 %54, 16, !dbg !53
  store i32 %55, i32* %4, align 4, !dbg !53
  br label %56, !dbg !54

56:                                               ; preds = %53, %50, %46
  %57 = load double, double* %3, align 8, !dbg !55
  %58 = call double @fdim(double noundef %57, double noundef 2.000000e+03) #5, !dbg !56
  %59 = fcmp ogt double %58, 4.700000e+01, !dbg !57
  br i1 %59, label %60, label %63, !dbg !56

60:                                               ; preds = %56
  %61 = load i32, i32* %4, align 4, !dbg !58
  %62 = add nsw i32 %61, 32, !dbg !58
  store i32 %62, i32* %4, align 4, !dbg !58
  br label %63, !dbg !59

63:                                               ; preds = %60, %56
  %64 = load double, double* %3, align 8, !dbg !60
  %65 = call double @ldexp(double noundef %64, i32 noundef 1020) #5, !dbg !61
  %66 = fcmp olt double %65, -1.000000e+308, !dbg !62
  br i1 %66, label %67, label %74, !dbg !63

67:                                               ; preds = %63
  %68 = call i32* @__errno_location() #4, !dbg !64
  %69 = load i32, i32* %68, align 4, !dbg !64
  %70 = icmp eq i32 %69, 34, !dbg !65
  br i1 %70, label %71, label %74, !dbg !61

71:                                               ; preds = %67
  %72 = load i32, i32* %4, align 4, !dbg !66
  %73 = add nsw i32 %72, 64, !dbg !66
  store i32 %73, i32* %4, align 4, !dbg !66
  br label %74, !dbg !67

74:                                               ; preds = %71, %67, %63
  %75 = call i32* @__errno_location() #4, !dbg !68
  store i32 0, i32* %75, align 4, !dbg !69
  %76 = load double, double* %3, align 8, !dbg !70
  %77 = fmul double %76, 0x7FAC7B1F3CAC7433, !dbg !70
  %78 = call double @fmod(double noundef %77, double noundef 3.000000e+00) #5, !dbg !70
  %79 = fcmp uno double %78, %78, !dbg !70
  br i1 %79, label %80, label %87, !dbg !71

80:                                               ; preds = %74
  %81 = call i32* @__errno_location() #4, !dbg !72
  %82 = load i32, i32* %81, align 4, !dbg !72
  %83 = icmp eq i32 %82, 33, !dbg !73
  br i1 %83, label %84, label %87, !dbg !70

84:                                               ; preds = %80
  %85 = load i32, i32* %4, align 4, !dbg !74
  %86 = add nsw i32 %85, 128, !dbg !74
  store i32 %86, i32* %4, align 4, !dbg !74
  br label %87, !dbg !75

87:                                               ; preds = %84, %80, %74
  %88 = load i32, i32* %4, align 4, !dbg !76
  ret i32 %88, !dbg !77
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #1

; Function Attrs: nounwind readnone willreturn
declare i32* @__errno_location() #2

; Function Attrs: nounwind
declare double @fmod(double noundef, double noundef) #3

; Function Attrs: nounwind
declare float @fmodf(float noundef, float noundef) #3

; Function Attrs: nounwind
declare double @ldexp(double noundef, i32 noundef) #3

; Function Attrs: nounwind
declare double @modf(double noundef, double* noundef) #3

; Function Attrs: nounwind
declare double @frexp(double noundef, i32* noundef) #3

; Function Attrs: nounwind
declare double @fdim(double noundef, double noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind readnone willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind readnone willreturn }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/float_parts.c", directory: ".", checksumkind: CSK_MD5, checksum: "de1d6c24a56968b1dcef1ad0e7119fa8")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !11, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 10, column: 24, scope: !10)
!14 = !DILocation(line: 10, column: 5, scope: !10)
!15 = !DILocation(line: 11, column: 23, scope: !10)
!16 = !DILocation(line: 11, column: 16, scope: !10)
!17 = !DILocation(line: 11, column: 25, scope: !10)
!18 = !DILocation(line: 11, column: 12, scope: !10)
!19 = !DILocation(line: 12, column: 9, scope: !10)
!20 = !DILocation(line: 14, column: 5, scope: !10)
!21 = !DILocation(line: 14, column: 11, scope: !10)
!22 = !DILocation(line: 15, column: 14, scope: !10)
!23 = !DILocation(line: 15, column: 9, scope: !10)
!24 = !DILocation(line: 15, column: 21, scope: !10)
!25 = !DILocation(line: 16, column: 14, scope: !10)
!26 = !DILocation(line: 16, column: 9, scope: !10)
!27 = !DILocation(line: 17, column: 15, scope: !10)
!28 = !DILocation(line: 17, column: 9, scope: !10)
!29 = !DILocation(line: 17, column: 21, scope: !10)
!30 = !DILocation(line: 18, column: 14, scope: !10)
!31 = !DILocation(line: 18, column: 9, scope: !10)
!32 = !DILocation(line: 19, column: 27, scope: !10)
!33 = !DILocation(line: 19, column: 20, scope: !10)
!34 = !DILocation(line: 19, column: 14, scope: !10)
!35 = !DILocation(line: 19, column: 9, scope: !10)
!36 = !DILocation(line: 19, column: 42, scope: !10)
!37 = !DILocation(line: 20, column: 14, scope: !10)
!38 = !DILocation(line: 20, column: 9, scope: !10)
!39 = !DILocation(line: 21, column: 14, scope: !10)
!40 = !DILocation(line: 21, column: 9, scope: !10)
!41 = !DILocation(line: 21, column: 25, scope: !10)
!42 = !DILocation(line: 21, column: 33, scope: !10)
!43 = !DILocation(line: 21, column: 36, scope: !10)
!44 = !DILocation(line: 21, column: 42, scope: !10)
!45 = !DILocation(line: 22, column: 14, scope: !10)
!46 = !DILocation(line: 22, column: 9, scope: !10)
!47 = !DILocation(line: 23, column: 15, scope: !10)
!48 = !DILocation(line: 23, column: 9, scope: !10)
!49 = !DILocation(line: 23, column: 29, scope: !10)
!50 = !DILocation(line: 23, column: 37, scope: !10)
!51 = !DILocation(line: 23, column: 40, scope: !10)
!52 = !DILocation(line: 23, column: 49, scope: !10)
!53 = !DILocation(line: 24, column: 14, scope: !10)
!54 = !DILocation(line: 24, column: 9, scope: !10)
!55 = !DILocation(line: 25, column: 14, scope: !10)
!56 = !DILocation(line: 25, column: 9, scope: !10)
!57 = !DILocation(line: 25, column: 23, scope: !10)
!58 = !DILocation(line: 26, column: 14, scope: !10)
!59 = !DILocation(line: 26, column: 9, scope: !10)
!60 = !DILocation(line: 27, column: 15, scope: !10)
!61 = !DILocation(line: 27, column: 9, scope: !10)
!62 = !DILocation(line: 27, column: 24, scope: !10)
!63 = !DILocation(line: 27, column: 33, scope: !10)
!64 = !DILocation(line: 27, column: 36, scope: !10)
!65 = !DILocation(line: 27, column: 42, scope: !10)
!66 = !DILocation(line: 28, column: 14, scope: !10)
!67 = !DILocation(line: 28, column: 9, scope: !10)
!68 = !DILocation(line: 29, column: 5, scope: !10)
!69 = !DILocation(line: 29, column: 11, scope: !10)
!70 = !DILocation(line: 30, column: 9, scope: !10)
!71 = !DILocation(line: 30, column: 35, scope: !10)
!72 = !DILocation(line: 30, column: 38, scope: !10)
!73 = !DILocation(line: 30, column: 44, scope: !10)
!74 = !DILocation(line: 31, column: 14, scope: !10)
!75 = !DILocation(line: 31, column: 9, scope: !10)
!76 = !DILocation(line: 32, column: 12, scope: !10)
!77 = !DILocation(line: 32, column: 5, scope: !10)
