; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/float_library.c
; ModuleID = 'tests/programs/float_library.c'
source_filename = "tests/programs/float_library.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
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
  store i32 0, ptr %1, align 4
  call void @klee_make_symbolic(ptr noundef %2, i64 noundef 2, ptr noundef @.str), !dbg !13
  %7 = load i16, ptr %2, align 2, !dbg !14
  %8 = sext i16 %7 to i32, !dbg !15
  %9 = sub nsw i32 %8, 100, !dbg !16
  %10 = sitofp i32 %9 to double, !dbg !17
  %11 = fdiv double %10, 1.600000e+01, !dbg !18
  store double %11, ptr %3, align 8, !dbg !19
  store i32 0, ptr %4, align 4, !dbg !20
  %12 = call ptr @__errno_location() #5, !dbg !21
  store i32 0, ptr %12, align 4, !dbg !22
  %13 = load double, ptr %3, align 8, !dbg !23
  %14 = call double @sqrt(double noundef %13) #6, !dbg !24
  %15 = fcmp oeq double %14, 3.500000e+00, !dbg !25
  br i1 %15, label %16, label %19, !dbg !24

16:                                               ; preds = %0
  %17 = load i32, ptr %4, align 4, !dbg !26
  %18 = add nsw i32 %17, 1, !dbg !26
  store i32 %18, ptr %4, align 4, !dbg !26
  br label %19, !dbg !27

19:                                               ; preds = %16, %0
  %20 = call ptr @__errno_location() #5, !dbg !28
  %21 = load i32, ptr %20, align 4, !dbg !28
  %22 = icmp ne i32 %21, 0, !dbg !28
  br i1 %22, label %23, label %26, !dbg !28

23:                                               ; preds = %19
  %24 = load i32, ptr %4, align 4, !dbg !29
  %25 = add nsw i32 %24, 2, !dbg !29
  store i32 %25, ptr %4, align 4, !dbg !29
  br label %26, !dbg !30

26:                                               ; preds = %23, %19
  %27 = load double, ptr %3, align 8, !dbg !31
  %28 = call double @llvm.floor.f64(double %27), !dbg !32
  %29 = fcmp oeq double %28, -5.000000e+00, !dbg !33
  br i1 %29, label %30, label %36, !dbg !34

30:                                               ; preds = %26
  %31 = load double, ptr %3, align 8, !dbg !35
  %32 = fcmp une double %31, -5.000000e+00, !dbg !36
  br i1 %32, label %33, label %36, !dbg !32

33:                                               ; preds = %30
  %34 = load i32, ptr %4, align 4, !dbg !37
  %35 = add nsw i32 %34, 4, !dbg !37
  store i32 %35, ptr %4, align 4, !dbg !37
  br label %36, !dbg !38

36:                                               ; preds = %33, %30, %26
  %37 = load double, ptr %3, align 8, !dbg !39
  %38 = call i64 @lround(double noundef %37) #6, !dbg !40
  %39 = icmp eq i64 %38, 1000, !dbg !41
  br i1 %39, label %40, label %43, !dbg !40

40:                                               ; preds = %36
  %41 = load i32, ptr %4, align 4, !dbg !42
  %42 = add nsw i32 %41, 8, !dbg !42
  store i32 %42, ptr %4, align 4, !dbg !42
  br label %43, !dbg !43

43:                                               ; preds = %40, %36
  %44 = load double, ptr %3, align 8, !dbg !44
  %45 = call double @llvm.maxnum.f64(double %44, double 2.000000e+03), !dbg !45
  %46 = fcmp ogt double %45, 2.000000e+03, !dbg !46
  br i1 %46, label %47, label %50, !dbg !45

47:                                               ; preds = %43
  %48 = load i32, ptr %4, align 4, !dbg !47
  %49 = add nsw i32 %48, 16, !dbg !47
  store i32 %49, ptr %4, align 4, !dbg !47
  br label %50, !dbg !48

50:                                               ; preds = %47, %43
  %51 = load double, ptr %3, align 8, !dbg !49
  %52 = fmul double 1.000000e+306, %51, !dbg !49
  %53 = call double @llvm.fabs.f64(double %52) #7, !dbg !49
  %54 = fcmp oeq double %53, 0x7FF0000000000000, !dbg !49
  %55 = bitcast double %52 to i64, !dbg !49
  %56 = icmp slt i64 %55, 0, !dbg !49
  %57 = select i1 %56, i32 -1, i32 1, !dbg !49
  %58 = select i1 %54, i32 %57, i32 0, !dbg !49
  %59 = icmp ne i32 %58, 0, !dbg !49
  br i1 %59, label %60, label %63, !dbg !49

60:                                               ; preds = %50
  %61 = load i32, ptr %4, align 4, !dbg !50
  %62 = add nsw i32 %61, 32, !dbg !50
  store i32 %62, ptr %4, align 4, !dbg !50
  br label %63, !dbg !51

63:                                               ; preds = %60, %50
  %64 = load i16, ptr %2, align 2, !dbg !52
  %65 = zext i16 %64 to i32, !dbg !52
  %66 = and i32 %65, 7, !dbg !53
  %67 = add nsw i32 48, %66, !dbg !54
  %68 = trunc i32 %67 to i8, !dbg !55
  store i8 %68, ptr %5, align 1, !dbg !56
  %69 = getelementptr inbounds i8, ptr %5, i64 1, !dbg !56
  store i8 46, ptr %69, align 1, !dbg !56
  %70 = getelementptr inbounds i8, ptr %5, i64 2, !dbg !56
  %71 = load i16, ptr %2, align 2, !dbg !57
  %72 = zext i16 %71 to i32, !dbg !57
  %73 = ashr i32 %72, 8, !dbg !58
  %74 = and i32 %73, 7, !dbg !59
  %75 = add nsw i32 48, %74, !dbg !60
  %76 = trunc i32 %75 to i8, !dbg !61
  store i8 %76, ptr %70, align 1, !dbg !56
  %77 = getelementptr inbounds i8, ptr %5, i64 3, !dbg !56
  store i8 0, ptr %77, align 1, !dbg !56
  %78 = getelementptr inbounds [4 x i8], ptr %5, i64 0, i64 0, !dbg !62
  %79 = call double @strtod(ptr noundef %78, ptr noundef null) #6, !dbg !63
  store double %79, ptr %6, align 8, !dbg !64
  %80 = load double, ptr %6, align 8, !dbg !65
  %81 = fcmp oeq double %80, 4.500000e+00, !dbg !66
  br i1 %81, label %82, label %85, !dbg !65

82:                                               ; preds = %63
  %83 = load i32, ptr %4, align 4, !dbg !67
  %84 = add nsw i32 %83, 64, !dbg !67
  store i32 %84, ptr %4, align 4, !dbg !67
  br label %85, !dbg !68

85:                                               ; preds = %82, %63
  %86 = load double, ptr %6, align 8, !dbg !69
  %87 = fcmp ogt double %86, 0x401E333333333333, !dbg !70
  br i1 %87, label %88, label %91, !dbg !69

88:                                               ; preds = %85
  %89 = load i32, ptr %4, align 4, !dbg !71
  %90 = add nsw i32 %89, 128, !dbg !71
  store i32 %90, ptr %4, align 4, !dbg !71
  br label %91, !dbg !72

91:                                               ; preds = %88, %85
  %92 = load i32, ptr %4, align 4, !dbg !73
  ret i32 %92, !dbg !74
}

declare void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) #1

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #2

; Function Attrs: nounwind
declare double @sqrt(double noundef) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double) #4

; Function Attrs: nounwind
declare i64 @lround(double noundef) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maxnum.f64(double, double) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #4

; Function Attrs: nounwind
declare double @strtod(ptr noundef, ptr noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind willreturn memory(none) }
attributes #6 = { nounwind }
attributes #7 = { memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/float_library.c", directory: ".", checksumkind: CSK_MD5, checksum: "74bf6beb97cf24b2c07495978105c0fd")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !11, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 11, column: 5, scope: !10)
!14 = !DILocation(line: 12, column: 24, scope: !10)
!15 = !DILocation(line: 12, column: 17, scope: !10)
!16 = !DILocation(line: 12, column: 26, scope: !10)
!17 = !DILocation(line: 12, column: 16, scope: !10)
!18 = !DILocation(line: 12, column: 33, scope: !10)
!19 = !DILocation(line: 12, column: 12, scope: !10)
!20 = !DILocation(line: 13, column: 9, scope: !10)
!21 = !DILocation(line: 14, column: 5, scope: !10)
!22 = !DILocation(line: 14, column: 11, scope: !10)
!23 = !DILocation(line: 15, column: 14, scope: !10)
!24 = !DILocation(line: 15, column: 9, scope: !10)
!25 = !DILocation(line: 15, column: 17, scope: !10)
!26 = !DILocation(line: 16, column: 14, scope: !10)
!27 = !DILocation(line: 16, column: 9, scope: !10)
!28 = !DILocation(line: 17, column: 9, scope: !10)
!29 = !DILocation(line: 18, column: 14, scope: !10)
!30 = !DILocation(line: 18, column: 9, scope: !10)
!31 = !DILocation(line: 19, column: 15, scope: !10)
!32 = !DILocation(line: 19, column: 9, scope: !10)
!33 = !DILocation(line: 19, column: 18, scope: !10)
!34 = !DILocation(line: 19, column: 24, scope: !10)
!35 = !DILocation(line: 19, column: 27, scope: !10)
!36 = !DILocation(line: 19, column: 29, scope: !10)
!37 = !DILocation(line: 20, column: 14, scope: !10)
!38 = !DILocation(line: 20, column: 9, scope: !10)
!39 = !DILocation(line: 21, column: 16, scope: !10)
!40 = !DILocation(line: 21, column: 9, scope: !10)
!41 = !DILocation(line: 21, column: 19, scope: !10)
!42 = !DILocation(line: 22, column: 14, scope: !10)
!43 = !DILocation(line: 22, column: 9, scope: !10)
!44 = !DILocation(line: 23, column: 14, scope: !10)
!45 = !DILocation(line: 23, column: 9, scope: !10)
!46 = !DILocation(line: 23, column: 23, scope: !10)
!47 = !DILocation(line: 24, column: 14, scope: !10)
!48 = !DILocation(line: 24, column: 9, scope: !10)
!49 = !DILocation(line: 25, column: 9, scope: !10)
!50 = !DILocation(line: 26, column: 14, scope: !10)
!51 = !DILocation(line: 26, column: 9, scope: !10)
!52 = !DILocation(line: 27, column: 27, scope: !10)
!53 = !DILocation(line: 27, column: 29, scope: !10)
!54 = !DILocation(line: 27, column: 24, scope: !10)
!55 = !DILocation(line: 27, column: 20, scope: !10)
!56 = !DILocation(line: 27, column: 19, scope: !10)
!57 = !DILocation(line: 27, column: 47, scope: !10)
!58 = !DILocation(line: 27, column: 49, scope: !10)
!59 = !DILocation(line: 27, column: 54, scope: !10)
!60 = !DILocation(line: 27, column: 44, scope: !10)
!61 = !DILocation(line: 27, column: 40, scope: !10)
!62 = !DILocation(line: 28, column: 26, scope: !10)
!63 = !DILocation(line: 28, column: 19, scope: !10)
!64 = !DILocation(line: 28, column: 12, scope: !10)
!65 = !DILocation(line: 29, column: 9, scope: !10)
!66 = !DILocation(line: 29, column: 14, scope: !10)
!67 = !DILocation(line: 30, column: 14, scope: !10)
!68 = !DILocation(line: 30, column: 9, scope: !10)
!69 = !DILocation(line: 31, column: 9, scope: !10)
!70 = !DILocation(line: 31, column: 14, scope: !10)
!71 = !DILocation(line: 32, column: 14, scope: !10)
!72 = !DILocation(line: 32, column: 9, scope: !10)
!73 = !DILocation(line: 33, column: 12, scope: !10)
!74 = !DILocation(line: 33, column: 5, scope: !10)
