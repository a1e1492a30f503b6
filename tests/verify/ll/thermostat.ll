; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g -UBUG tests/verify/thermostat.c
; ModuleID = 'tests/verify/thermostat.c'
source_filename = "tests/verify/thermostat.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @reach_error() #0 !dbg !13 {
  ret void, !dbg !18
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !19 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i8* %2, metadata !22, metadata !DIExpression()), !dbg !24
  %8 = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !25
  store i8 %8, i8* %2, align 1, !dbg !24
  call void @llvm.dbg.declare(metadata double* %3, metadata !26, metadata !DIExpression()), !dbg !28
  %9 = load i8, i8* %2, align 1, !dbg !29
  %10 = zext i8 %9 to i32, !dbg !29
  %11 = sitofp i32 %10 to double, !dbg !29
  %12 = fmul double %11, 0x3F8A666666666666, !dbg !30
  store double %12, double* %3, align 8, !dbg !28
  call void @llvm.dbg.declare(metadata double* %4, metadata !31, metadata !DIExpression()), !dbg !32
  %13 = load double, double* %3, align 8, !dbg !33
  %14 = fsub double %13, 5.000000e-01, !dbg !34
  %15 = fmul double %14, 1.000000e+02, !dbg !35
  store double %15, double* %4, align 8, !dbg !32
  %16 = load double, double* %4, align 8, !dbg !36
  %17 = fcmp ogt double %16, -5.010000e+01, !dbg !37
  br i1 %17, label %18, label %21, !dbg !38

18:                                               ; preds = %0
  %19 = load double, double* %4, align 8, !dbg !39
  %20 = fcmp olt double %19, 2.800000e+02, !dbg !40
  br label %21

21:                                               ; preds = %18, %0
  %22 = phi i1 [ false, %0 ], [ %20, %18 ], !dbg !41
  %23 = zext i1 %22 to i32, !dbg !38
  call void @check(i32 noundef %23), !dbg !42
  call void @llvm.dbg.declare(metadata i32* %5, metadata !43, metadata !DIExpression()), !dbg !44
  %24 = load double, double* %4, align 8, !dbg !45
  %25 = fcmp olt double %24, 0.000000e+00, !dbg !46
  br i1 %25, label %26, label %29, !dbg !45

26:                                               ; preds = %21
  %27 = load double, double* %4, align 8, !dbg !47
  %28 = fsub double %27, 5.000000e-01, !dbg !48
  br label %32, !dbg !45

29:                                               ; preds = %21
  %30 = load double, double* %4, align 8, !dbg !49
  %31 = fadd double %30, 5.000000e-01, !dbg !50
  br label %32, !dbg !45

32:                                               ; preds = %29, %26
  %33 = phi double [ %28, %26 ], [ %31, %29 ], !dbg !45
  %34 = fptosi double %33 to i32, !dbg !51
  store i32 %34, i32* %5, align 4, !dbg !44
  call void @llvm.dbg.declare(metadata float* %6, metadata !52, metadata !DIExpression()), !dbg !53
  %35 = load i32, i32* %5, align 4, !dbg !54
  %36 = sitofp i32 %35 to float, !dbg !55
  store float %36, float* %6, align 4, !dbg !53
  %37 = load double, double* %4, align 8, !dbg !56
  %38 = load float, float* %6, align 4, !dbg !57
  %39 = fpext float %38 to double, !dbg !57
  %40 = fsub double %37, %39, !dbg !58
  %41 = fcmp olt double %40, 5.001000e-01, !dbg !59
  br i1 %41, label %42, label %48, !dbg !60

42:                                               ; preds = %32
  %43 = load float, float* %6, align 4, !dbg !61
  %44 = fpext float %43 to double, !dbg !61
  %45 = load double, double* %4, align 8, !dbg !62
  %46 = fsub double %44, %45, !dbg !63
  %47 = fcmp olt double %46, 5.001000e-01, !dbg !64
  br label %48

48:                                               ; preds = %42, %32
  %49 = phi i1 [ false, %32 ], [ %47, %42 ], !dbg !41
  %50 = zext i1 %49 to i32, !dbg !60
  call void @check(i32 noundef %50), !dbg !65
  call void @llvm.dbg.declare(metadata i32* %7, metadata !66, metadata !DIExpression()), !dbg !67
  %51 = load double, double* %4, align 8, !dbg !68
  %52 = fcmp olt double %51, 1.950000e+01, !dbg !69
  %53 = zext i1 %52 to i32, !dbg !69
  store i32 %53, i32* %7, align 4, !dbg !67
  %54 = load i32, i32* %7, align 4, !dbg !70
  %55 = icmp ne i32 %54, 0, !dbg !70
  br i1 %55, label %56, label %59, !dbg !71

56:                                               ; preds = %48
  %57 = load i32, i32* %5, align 4, !dbg !72
  %58 = icmp sle i32 %57, 20, !dbg !73
  br label %59, !dbg !71

59:                                               ; preds = %56, %48
  %60 = phi i1 [ true, %48 ], [ %58, %56 ]
  %61 = zext i1 %60 to i32, !dbg !71
  call void @check(i32 noundef %61), !dbg !74
  ret i32 0, !dbg !75
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare zeroext i8 @__VERIFIER_nondet_uchar() #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @check(i32 noundef %0) #0 !dbg !76 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !79, metadata !DIExpression()), !dbg !80
  %3 = load i32, i32* %2, align 4, !dbg !81
  %4 = icmp ne i32 %3, 0, !dbg !81
  br i1 %4, label %6, label %5, !dbg !83

5:                                                ; preds = %1
  call void @reach_error(), !dbg !84
  br label %6, !dbg !84

6:                                                ; preds = %5, %1
  ret void, !dbg !85
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!5, !6, !7, !8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/verify/thermostat.c", directory: ".", checksumkind: CSK_MD5, checksum: "ede3f0f8c27714933dfaefac6f962e1b")
!2 = !{!3, !4}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!5 = !{i32 7, !"Dwarf Version", i32 5}
!6 = !{i32 2, !"Debug Info Version", i32 3}
!7 = !{i32 1, !"wchar_size", i32 4}
!8 = !{i32 7, !"PIC Level", i32 2}
!9 = !{i32 7, !"PIE Level", i32 2}
!10 = !{i32 7, !"uwtable", i32 1}
!11 = !{i32 7, !"frame-pointer", i32 2}
!12 = !{!"Debian clang version 14.0.6"}
!13 = distinct !DISubprogram(name: "reach_error", scope: !14, file: !14, line: 16, type: !15, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !17)
!14 = !DIFile(filename: "tests/verify/task.h", directory: ".", checksumkind: CSK_MD5, checksum: "5bd115e6b2e30e1fa51ab02ef28207c4")
!15 = !DISubroutineType(types: !16)
!16 = !{null}
!17 = !{}
!18 = !DILocation(line: 16, column: 25, scope: !13)
!19 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !20, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !17)
!20 = !DISubroutineType(types: !21)
!21 = !{!3}
!22 = !DILocalVariable(name: "raw", scope: !19, file: !1, line: 6, type: !23)
!23 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!24 = !DILocation(line: 6, column: 17, scope: !19)
!25 = !DILocation(line: 6, column: 23, scope: !19)
!26 = !DILocalVariable(name: "volts", scope: !19, file: !1, line: 7, type: !27)
!27 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!28 = !DILocation(line: 7, column: 10, scope: !19)
!29 = !DILocation(line: 7, column: 18, scope: !19)
!30 = !DILocation(line: 7, column: 22, scope: !19)
!31 = !DILocalVariable(name: "degrees", scope: !19, file: !1, line: 8, type: !27)
!32 = !DILocation(line: 8, column: 10, scope: !19)
!33 = !DILocation(line: 8, column: 21, scope: !19)
!34 = !DILocation(line: 8, column: 27, scope: !19)
!35 = !DILocation(line: 8, column: 34, scope: !19)
!36 = !DILocation(line: 9, column: 9, scope: !19)
!37 = !DILocation(line: 9, column: 17, scope: !19)
!38 = !DILocation(line: 9, column: 25, scope: !19)
!39 = !DILocation(line: 9, column: 28, scope: !19)
!40 = !DILocation(line: 9, column: 36, scope: !19)
!41 = !DILocation(line: 0, scope: !19)
!42 = !DILocation(line: 9, column: 3, scope: !19)
!43 = !DILocalVariable(name: "whole", scope: !19, file: !1, line: 10, type: !3)
!44 = !DILocation(line: 10, column: 7, scope: !19)
!45 = !DILocation(line: 10, column: 21, scope: !19)
!46 = !DILocation(line: 10, column: 29, scope: !19)
!47 = !DILocation(line: 10, column: 35, scope: !19)
!48 = !DILocation(line: 10, column: 43, scope: !19)
!49 = !DILocation(line: 10, column: 51, scope: !19)
!50 = !DILocation(line: 10, column: 59, scope: !19)
!51 = !DILocation(line: 10, column: 15, scope: !19)
!52 = !DILocalVariable(name: "back", scope: !19, file: !1, line: 11, type: !4)
!53 = !DILocation(line: 11, column: 9, scope: !19)
!54 = !DILocation(line: 11, column: 23, scope: !19)
!55 = !DILocation(line: 11, column: 16, scope: !19)
!56 = !DILocation(line: 15, column: 9, scope: !19)
!57 = !DILocation(line: 15, column: 19, scope: !19)
!58 = !DILocation(line: 15, column: 17, scope: !19)
!59 = !DILocation(line: 15, column: 24, scope: !19)
!60 = !DILocation(line: 15, column: 33, scope: !19)
!61 = !DILocation(line: 15, column: 36, scope: !19)
!62 = !DILocation(line: 15, column: 43, scope: !19)
!63 = !DILocation(line: 15, column: 41, scope: !19)
!64 = !DILocation(line: 15, column: 51, scope: !19)
!65 = !DILocation(line: 15, column: 3, scope: !19)
!66 = !DILocalVariable(name: "heats", scope: !19, file: !1, line: 17, type: !3)
!67 = !DILocation(line: 17, column: 7, scope: !19)
!68 = !DILocation(line: 17, column: 15, scope: !19)
!69 = !DILocation(line: 17, column: 23, scope: !19)
!70 = !DILocation(line: 18, column: 10, scope: !19)
!71 = !DILocation(line: 18, column: 16, scope: !19)
!72 = !DILocation(line: 18, column: 19, scope: !19)
!73 = !DILocation(line: 18, column: 25, scope: !19)
!74 = !DILocation(line: 18, column: 3, scope: !19)
!75 = !DILocation(line: 19, column: 3, scope: !19)
!76 = distinct !DISubprogram(name: "check", scope: !14, file: !14, line: 17, type: !77, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !17)
!77 = !DISubroutineType(types: !78)
!78 = !{null, !3}
!79 = !DILocalVariable(name: "condition", arg: 1, scope: !76, file: !14, line: 17, type: !3)
!80 = !DILocation(line: 17, column: 23, scope: !76)
!81 = !DILocation(line: 18, column: 8, scope: !82)
!82 = distinct !DILexicalBlock(scope: !76, file: !14, line: 18, column: 7)
!83 = !DILocation(line: 18, column: 7, scope: !76)
!84 = !DILocation(line: 18, column: 19, scope: !82)
!85 = !DILocation(line: 19, column: 1, scope: !76)
