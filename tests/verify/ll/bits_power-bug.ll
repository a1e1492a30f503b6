; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g -DBUG tests/verify/bits_power.c
; ModuleID = 'tests/verify/bits_power.c'
source_filename = "tests/verify/bits_power.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @reach_error() #0 !dbg !10 {
  ret void, !dbg !15
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !16 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !20, metadata !DIExpression()), !dbg !22
  %4 = call i32 @__VERIFIER_nondet_uint(), !dbg !23
  store i32 %4, i32* %2, align 4, !dbg !22
  %5 = load i32, i32* %2, align 4, !dbg !24
  %6 = icmp uge i32 %5, 1, !dbg !25
  br i1 %6, label %7, label %10, !dbg !26

7:                                                ; preds = %0
  %8 = load i32, i32* %2, align 4, !dbg !27
  %9 = icmp ule i32 %8, -2147483648, !dbg !28
  br label %10

10:                                               ; preds = %7, %0
  %11 = phi i1 [ false, %0 ], [ %9, %7 ], !dbg !29
  %12 = zext i1 %11 to i32, !dbg !26
  call void @__VERIFIER_assume(i32 noundef %12), !dbg !30
  call void @llvm.dbg.declare(metadata i32* %3, metadata !31, metadata !DIExpression()), !dbg !32
  %13 = load i32, i32* %2, align 4, !dbg !33
  %14 = sub i32 %13, 1, !dbg !34
  store i32 %14, i32* %3, align 4, !dbg !32
  %15 = load i32, i32* %3, align 4, !dbg !35
  %16 = lshr i32 %15, 1, !dbg !36
  %17 = load i32, i32* %3, align 4, !dbg !37
  %18 = or i32 %17, %16, !dbg !37
  store i32 %18, i32* %3, align 4, !dbg !37
  %19 = load i32, i32* %3, align 4, !dbg !38
  %20 = lshr i32 %19, 2, !dbg !39
  %21 = load i32, i32* %3, align 4, !dbg !40
  %22 = or i32 %21, %20, !dbg !40
  store i32 %22, i32* %3, align 4, !dbg !40
  %23 = load i32, i32* %3, align 4, !dbg !41
  %24 = lshr i32 %23, 4, !dbg !42
  %25 = load i32, i32* %3, align 4, !dbg !43
  %26 = or i32 %25, %24, !dbg !43
  store i32 %26, i32* %3, align 4, !dbg !43
  %27 = load i32, i32* %3, align 4, !dbg !44
  %28 = lshr i32 %27, 8, !dbg !45
  %29 = load i32, i32* %3, align 4, !dbg !46
  %30 = or i32 %29, %28, !dbg !46
  store i32 %30, i32* %3, align 4, !dbg !46
  %31 = load i32, i32* %3, align 4, !dbg !47
  %32 = add i32 %31, 1, !dbg !47
  store i32 %32, i32* %3, align 4, !dbg !47
  %33 = load i32, i32* %3, align 4, !dbg !48
  %34 = load i32, i32* %2, align 4, !dbg !49
  %35 = icmp uge i32 %33, %34, !dbg !50
  br i1 %35, label %36, label %42, !dbg !51

36:                                               ; preds = %10
  %37 = load i32, i32* %3, align 4, !dbg !52
  %38 = load i32, i32* %3, align 4, !dbg !53
  %39 = sub i32 %38, 1, !dbg !54
  %40 = and i32 %37, %39, !dbg !55
  %41 = icmp eq i32 %40, 0, !dbg !56
  br label %42

42:                                               ; preds = %36, %10
  %43 = phi i1 [ false, %10 ], [ %41, %36 ], !dbg !29
  %44 = zext i1 %43 to i32, !dbg !51
  call void @check(i32 noundef %44), !dbg !57
  %45 = load i32, i32* %1, align 4, !dbg !58
  ret i32 %45, !dbg !58
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @__VERIFIER_nondet_uint() #2

declare void @__VERIFIER_assume(i32 noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @check(i32 noundef %0) #0 !dbg !59 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !62, metadata !DIExpression()), !dbg !63
  %3 = load i32, i32* %2, align 4, !dbg !64
  %4 = icmp ne i32 %3, 0, !dbg !64
  br i1 %4, label %6, label %5, !dbg !66

5:                                                ; preds = %1
  call void @reach_error(), !dbg !67
  br label %6, !dbg !67

6:                                                ; preds = %5, %1
  ret void, !dbg !68
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/verify/bits_power.c", directory: ".", checksumkind: CSK_MD5, checksum: "cc3cf4f7e9a8916efc2116dca98d49ea")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "reach_error", scope: !11, file: !11, line: 16, type: !12, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DIFile(filename: "tests/verify/task.h", directory: ".", checksumkind: CSK_MD5, checksum: "5bd115e6b2e30e1fa51ab02ef28207c4")
!12 = !DISubroutineType(types: !13)
!13 = !{null}
!14 = !{}
!15 = !DILocation(line: 16, column: 25, scope: !10)
!16 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !17, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!17 = !DISubroutineType(types: !18)
!18 = !{!19}
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !DILocalVariable(name: "x", scope: !16, file: !1, line: 6, type: !21)
!21 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!22 = !DILocation(line: 6, column: 12, scope: !16)
!23 = !DILocation(line: 6, column: 16, scope: !16)
!24 = !DILocation(line: 7, column: 21, scope: !16)
!25 = !DILocation(line: 7, column: 23, scope: !16)
!26 = !DILocation(line: 7, column: 28, scope: !16)
!27 = !DILocation(line: 7, column: 31, scope: !16)
!28 = !DILocation(line: 7, column: 33, scope: !16)
!29 = !DILocation(line: 0, scope: !16)
!30 = !DILocation(line: 7, column: 3, scope: !16)
!31 = !DILocalVariable(name: "p", scope: !16, file: !1, line: 8, type: !21)
!32 = !DILocation(line: 8, column: 12, scope: !16)
!33 = !DILocation(line: 8, column: 16, scope: !16)
!34 = !DILocation(line: 8, column: 18, scope: !16)
!35 = !DILocation(line: 9, column: 8, scope: !16)
!36 = !DILocation(line: 9, column: 10, scope: !16)
!37 = !DILocation(line: 9, column: 5, scope: !16)
!38 = !DILocation(line: 10, column: 8, scope: !16)
!39 = !DILocation(line: 10, column: 10, scope: !16)
!40 = !DILocation(line: 10, column: 5, scope: !16)
!41 = !DILocation(line: 11, column: 8, scope: !16)
!42 = !DILocation(line: 11, column: 10, scope: !16)
!43 = !DILocation(line: 11, column: 5, scope: !16)
!44 = !DILocation(line: 12, column: 8, scope: !16)
!45 = !DILocation(line: 12, column: 10, scope: !16)
!46 = !DILocation(line: 12, column: 5, scope: !16)
!47 = !DILocation(line: 16, column: 4, scope: !16)
!48 = !DILocation(line: 17, column: 9, scope: !16)
!49 = !DILocation(line: 17, column: 14, scope: !16)
!50 = !DILocation(line: 17, column: 11, scope: !16)
!51 = !DILocation(line: 17, column: 16, scope: !16)
!52 = !DILocation(line: 17, column: 20, scope: !16)
!53 = !DILocation(line: 17, column: 25, scope: !16)
!54 = !DILocation(line: 17, column: 27, scope: !16)
!55 = !DILocation(line: 17, column: 22, scope: !16)
!56 = !DILocation(line: 17, column: 33, scope: !16)
!57 = !DILocation(line: 17, column: 3, scope: !16)
!58 = !DILocation(line: 18, column: 1, scope: !16)
!59 = distinct !DISubprogram(name: "check", scope: !11, file: !11, line: 17, type: !60, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!60 = !DISubroutineType(types: !61)
!61 = !{null, !19}
!62 = !DILocalVariable(name: "condition", arg: 1, scope: !59, file: !11, line: 17, type: !19)
!63 = !DILocation(line: 17, column: 23, scope: !59)
!64 = !DILocation(line: 18, column: 8, scope: !65)
!65 = distinct !DILexicalBlock(scope: !59, file: !11, line: 18, column: 7)
!66 = !DILocation(line: 18, column: 7, scope: !59)
!67 = !DILocation(line: 18, column: 19, scope: !65)
!68 = !DILocation(line: 19, column: 1, scope: !59)
