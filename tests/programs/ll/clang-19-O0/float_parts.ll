; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/float_parts.c
; ModuleID = 'tests/programs/float_parts.c'
source_filename = "tests/programs/float_parts.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
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
  store i32 0, ptr %1, align 4
  call void @klee_make_symbolic(ptr noundef %2, i64 noundef 2, ptr noundef @.str), !dbg !13
  %7 = load i16, ptr %2, align 2, !dbg !14
  %8 = sext i16 %7 to i32, !dbg !15
  %9 = sitofp i32 %8 to double, !dbg !15
  %10 = fdiv double %9, 1.600000e+01, !dbg !16
  store double %10, ptr %3, align 8, !dbg !17
  store i32 0, ptr %4, align 4, !dbg !18
  %11 = call ptr @__errno_location() #5, !dbg !19
  store i32 0, ptr %11, align 4, !dbg !20
  %12 = load double, ptr %3, align 8, !dbg !21
  %13 = call double @fmod(double noundef %12, double noundef 1.000000e+01) #6, !dbg !22
  %14 = fcmp oeq double %13, -3.500000e+00, !dbg !23
  br i1 %14, label %15, label %18, !dbg !22

15:                                               ; preds = %0
  %16 = load i32, ptr %4, align 4, !dbg !24
  %17 = add nsw i32 %16, 1, !dbg !24
  store i32 %17, ptr %4, align 4, !dbg !24
  br label %18, !dbg !25

18:                                               ; preds = %15, %0
  %19 = load double, ptr %3, align 8, !dbg !26
  %20 = fptrunc double %19 to float, !dbg !26
  %21 = call float @fmodf(float noundef %20, float noundef 4.000000e+00) #6, !dbg !27
  %22 = fcmp oeq float %21, 2.062500e+00, !dbg !28
  br i1 %22, label %23, label %26, !dbg !27

23:                                               ; preds = %18
  %24 = load i32, ptr %4, align 4, !dbg !29
  %25 = add nsw i32 %24, 2, !dbg !29
  store i32 %25, ptr %4, align 4, !dbg !29
  br label %26, !dbg !30

26:                                               ; preds = %23, %18
  %27 = load i16, ptr %2, align 2, !dbg !31
  %28 = sitofp i16 %27 to double, !dbg !32
  %29 = call double @ldexp(double noundef %28, i32 noundef 300) #6, !dbg !33
  %30 = call double @fmod(double noundef %29, double noundef 1.000000e+03) #6, !dbg !34
  %31 = fcmp oeq double %30, 1.920000e+02, !dbg !35
  br i1 %31, label %32, label %35, !dbg !34

32:                                               ; preds = %26
  %33 = load i32, ptr %4, align 4, !dbg !36
  %34 = add nsw i32 %33, 4, !dbg !36
  store i32 %34, ptr %4, align 4, !dbg !36
  br label %35, !dbg !37

35:                                               ; preds = %32, %26
  %36 = load double, ptr %3, align 8, !dbg !38
  %37 = call double @modf(double noundef %36, ptr noundef %6) #6, !dbg !39
  %38 = fcmp oeq double %37, 2.500000e-01, !dbg !40
  br i1 %38, label %39, label %45, !dbg !41

39:                                               ; preds = %35
  %40 = load double, ptr %6, align 8, !dbg !42
  %41 = fcmp oeq double %40, 7.700000e+01, !dbg !43
  br i1 %41, label %42, label %45, !dbg !39

42:                                               ; preds = %39
  %43 = load i32, ptr %4, align 4, !dbg !44
  %44 = add nsw i32 %43, 8, !dbg !44
  store i32 %44, ptr %4, align 4, !dbg !44
  br label %45, !dbg !45

45:                                               ; preds = %42, %39, %35
  %46 = load double, ptr %3, align 8, !dbg !46
  %47 = call double @frexp(double noundef %46, ptr noundef %5) #6, !dbg !47
  %48 = fcmp oeq double %47, 7.500000e-01, !dbg !48
  br i1 %48, label %49, label %55, !dbg !49

49:                                               ; preds = %45
  %50 = load i32, ptr %5, align 4, !dbg !50
  %51 = icmp eq i32 %50, 3, !dbg !51
  br i1 %51, label %52, label %55, !dbg !47

52:                                               ; preds = %49
  %53 = load i32, ptr %4, align 4, !dbg !52
  %54 = add nsw i32 %53, 16, !dbg !52
  store i32 %54, ptr %4, align 4, !dbg !52
  br label %55, !dbg !53

55:                                               ; preds = %52, %49, %45
  %56 = load double, ptr %3, align 8, !dbg !54
  %57 = call double @fdim(double noundef %56, double noundef 2.000000e+03) #6, !dbg !55
  %58 = fcmp ogt double %57, 4.700000e+01, !dbg !56
  br i1 %58, label %59, label %62, !dbg !55

59:                                               ; preds = %55
  %60 = load i32, ptr %4, align 4, !dbg !57
  %61 = add nsw i32 %60, 32, !dbg !57
  store i32 %61, ptr %4, align 4, !dbg !57
  br label %62, !dbg !58

62:                                               ; preds = %59, %55
  %63 = load double, ptr %3, align 8, !dbg !59
  %64 = call double @ldexp(double noundef %63, i32 noundef 1020) #6, !dbg !60
  %65 = fcmp olt double %64, -1.000000e+308, !dbg !61
  br i1 %65, label %66, label %73, !dbg !62

66:                                               ; preds = %62
  %67 = call ptr @__errno_location() #5, !dbg !63
  %68 = load i32, ptr %67, align 4, !dbg !63
  %69 = icmp eq i32 %68, 34, !dbg !64
  br i1 %69, label %70, label %73, !dbg !60

70:                                               ; preds = %66
  %71 = load i32, ptr %4, align 4, !dbg !65
  %72 = add nsw i32 %71, 64, !dbg !65
  store i32 %72, ptr %4, align 4, !dbg !65
  br label %73, !dbg !66

73:                                               ; preds = %70, %66, %62
  %74 = call ptr @__errno_location() #5, !dbg !67
  store i32 0, ptr %74, align 4, !dbg !68
  %75 = load double, ptr %3, align 8, !dbg !69
  %76 = fmul double %75, 0x7FAC7B1F3CAC7433, !dbg !69
  %77 = call double @fmod(double noundef %76, double noundef 3.000000e+00) #6, !dbg !69
  %78 = call i1 @llvm.is.fpclass.f64(double %77, i32 3), !dbg !69
  br i1 %78, label %79, label %86, !dbg !70

79:                                               ; preds = %73
  %80 = call ptr @__errno_location() #5, !dbg !71
  %81 = load i32, ptr %80, align 4, !dbg !71
  %82 = icmp eq i32 %81, 33, !dbg !72
  br i1 %82, label %83, label %86, !dbg !69

83:                                               ; preds = %79
  %84 = load i32, ptr %4, align 4, !dbg !73
  %85 = add nsw i32 %84, 128, !dbg !73
  store i32 %85, ptr %4, align 4, !dbg !73
  br label %86, !dbg !74

86:                                               ; preds = %83, %79, %73
  %87 = load i32, ptr %4, align 4, !dbg !75
  ret i32 %87, !dbg !76
}

declare void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) #1

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #2

; Function Attrs: nounwind
declare double @fmod(double noundef, double noundef) #3

; Function Attrs: nounwind
declare float @fmodf(float noundef, float noundef) #3

; Function Attrs: nounwind
declare double @ldexp(double noundef, i32 noundef) #3

; Function Attrs: nounwind
declare double @modf(double noundef, ptr noundef) #3

; Function Attrs: nounwind
declare double @frexp(double noundef, ptr noundef) #3

; Function Attrs: nounwind
declare double @fdim(double noundef, double noundef) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f64(double, i32 immarg) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind willreturn memory(none) }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/float_parts.c", directory: ".", checksumkind: CSK_MD5, checksum: "de1d6c24a56968b1dcef1ad0e7119fa8")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !11, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 10, column: 5, scope: !10)
!14 = !DILocation(line: 11, column: 23, scope: !10)
!15 = !DILocation(line: 11, column: 16, scope: !10)
!16 = !DILocation(line: 11, column: 25, scope: !10)
!17 = !DILocation(line: 11, column: 12, scope: !10)
!18 = !DILocation(line: 12, column: 9, scope: !10)
!19 = !DILocation(line: 14, column: 5, scope: !10)
!20 = !DILocation(line: 14, column: 11, scope: !10)
!21 = !DILocation(line: 15, column: 14, scope: !10)
!22 = !DILocation(line: 15, column: 9, scope: !10)
!23 = !DILocation(line: 15, column: 21, scope: !10)
!24 = !DILocation(line: 16, column: 14, scope: !10)
!25 = !DILocation(line: 16, column: 9, scope: !10)
!26 = !DILocation(line: 17, column: 15, scope: !10)
!27 = !DILocation(line: 17, column: 9, scope: !10)
!28 = !DILocation(line: 17, column: 21, scope: !10)
!29 = !DILocation(line: 18, column: 14, scope: !10)
!30 = !DILocation(line: 18, column: 9, scope: !10)
!31 = !DILocation(line: 19, column: 27, scope: !10)
!32 = !DILocation(line: 19, column: 20, scope: !10)
!33 = !DILocation(line: 19, column: 14, scope: !10)
!34 = !DILocation(line: 19, column: 9, scope: !10)
!35 = !DILocation(line: 19, column: 42, scope: !10)
!36 = !DILocation(line: 20, column: 14, scope: !10)
!37 = !DILocation(line: 20, column: 9, scope: !10)
!38 = !DILocation(line: 21, column: 14, scope: !10)
!39 = !DILocation(line: 21, column: 9, scope: !10)
!40 = !DILocation(line: 21, column: 25, scope: !10)
!41 = !DILocation(line: 21, column: 33, scope: !10)
!42 = !DILocation(line: 21, column: 36, scope: !10)
!43 = !DILocation(line: 21, column: 42, scope: !10)
!44 = !DILocation(line: 22, column: 14, scope: !10)
!45 = !DILocation(line: 22, column: 9, scope: !10)
!46 = !DILocation(line: 23, column: 15, scope: !10)
!47 = !DILocation(line: 23, column: 9, scope: !10)
!48 = !DILocation(line: 23, column: 29, scope: !10)
!49 = !DILocation(line: 23, column: 37, scope: !10)
!50 = !DILocation(line: 23, column: 40, scope: !10)
!51 = !DILocation(line: 23, column: 49, scope: !10)
!52 = !DILocation(line: 24, column: 14, scope: !10)
!53 = !DILocation(line: 24, column: 9, scope: !10)
!54 = !DILocation(line: 25, column: 14, scope: !10)
!55 = !DILocation(line: 25, column: 9, scope: !10)
!56 = !DILocation(line: 25, column: 23, scope: !10)
!57 = !DILocation(line: 26, column: 14, scope: !10)
!58 = !DILocation(line: 26, column: 9, scope: !10)
!59 = !DILocation(line: 27, column: 15, scope: !10)
!60 = !DILocation(line: 27, column: 9, scope: !10)
!61 = !DILocation(line: 27, column: 24, scope: !10)
!62 = !DILocation(line: 27, column: 33, scope: !10)
!63 = !DILocation(line: 27, column: 36, scope: !10)
!64 = !DILocation(line: 27, column: 42, scope: !10)
!65 = !DILocation(line: 28, column: 14, scope: !10)
!66 = !DILocation(line: 28, column: 9, scope: !10)
!67 = !DILocation(line: 29, column: 5, scope: !10)
!68 = !DILocation(line: 29, column: 11, scope: !10)
!69 = !DILocation(line: 30, column: 9, scope: !10)
!70 = !DILocation(line: 30, column: 35, scope: !10)
!71 = !DILocation(line: 30, column: 38, scope: !10)
!72 = !DILocation(line: 30, column: 44, scope: !10)
!73 = !DILocation(line: 31, column: 14, scope: !10)
!74 = !DILocation(line: 31, column: 9, scope: !10)
!75 = !DILocation(line: 32, column: 12, scope: !10)
!76 = !DILocation(line: 32, column: 5, scope: !10)
