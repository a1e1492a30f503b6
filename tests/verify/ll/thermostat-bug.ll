; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g -DBUG tests/verify/thermostat.c
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
  %38 = fcmp olt double %37, 2.780000e+02, !dbg !57
  %39 = zext i1 %38 to i32, !dbg !57
  call void @check(i32 noundef %39), !dbg !58
  call void @llvm.dbg.declare(metadata i32* %7, metadata !59, metadata !DIExpression()), !dbg !60
  %40 = load double, double* %4, align 8, !dbg !61
  %41 = fcmp olt double %40, 1.950000e+01, !dbg !62
  %42 = zext i1 %41 to i32, !dbg !62
  store i32 %42, i32* %7, align 4, !dbg !60
  %43 = load i32, i32* %7, align 4, !dbg !63
  %44 = icmp ne i32 %43, 0, !dbg !63
  br i1 %44, label %45, label %48, !dbg !64

45:                                               ; preds = %32
  %46 = load i32, i32* %5, align 4, !dbg !65
  %47 = icmp sle i32 %46, 20, !dbg !66
  br label %48, !dbg !64

48:                                               ; preds = %45, %32
  %49 = phi i1 [ true, %32 ], [ %47, %45 ]
  %50 = zext i1 %49 to i32, !dbg !64
  call void @check(i32 noundef %50), !dbg !67
  ret i32 0, !dbg !68
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare zeroext i8 @__VERIFIER_nondet_uchar() #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @check(i32 noundef %0) #0 !dbg !69 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !72, metadata !DIExpression()), !dbg !73
  %3 = load i32, i32* %2, align 4, !dbg !74
  %4 = icmp ne i32 %3, 0, !dbg !74
  br i1 %4, label %6, label %5, !dbg !76

5:                                                ; preds = %1
  call void @reach_error(), !dbg !77
  br label %6, !dbg !77

6:                                                ; preds = %5, %1
  ret void, !dbg !78
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
!56 = !DILocation(line: 13, column: 9, scope: !19)
!57 = !DILocation(line: 13, column: 17, scope: !19)
!58 = !DILocation(line: 13, column: 3, scope: !19)
!59 = !DILocalVariable(name: "heats", scope: !19, file: !1, line: 17, type: !3)
!60 = !DILocation(line: 17, column: 7, scope: !19)
!61 = !DILocation(line: 17, column: 15, scope: !19)
!62 = !DILocation(line: 17, column: 23, scope: !19)
!63 = !DILocation(line: 18, column: 10, scope: !19)
!64 = !DILocation(line: 18, column: 16, scope: !19)
!65 = !DILocation(line: 18, column: 19, scope: !19)
!66 = !DILocation(line: 18, column: 25, scope: !19)
!67 = !DILocation(line: 18, column: 3, scope: !19)
!68 = !DILocation(line: 19, column: 3, scope: !19)
!69 = distinct !DISubprogram(name: "check", scope: !14, file: !14, line: 17, type: !70, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !17)
!70 = !DISubroutineType(types: !71)
!71 = !{null, !3}
!72 = !DILocalVariable(name: "condition", arg: 1, scope: !69, file: !14, line: 17, type: !3)
!73 = !DILocation(line: 17, column: 23, scope: !69)
!74 = !DILocation(line: 18, column: 8, scope: !75)
!75 = distinct !DILexicalBlock(scope: !69, file: !14, line: 18, column: 7)
!76 = !DILocation(line: 18, column: 7, scope: !69)
!77 = !DILocation(line: 18, column: 19, scope: !75)
!78 = !DILocation(line: 19, column: 1, scope: !69)
