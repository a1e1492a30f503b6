; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g -DBUG tests/verify/callback_state.c
; ModuleID = 'tests/verify/callback_state.c'
source_filename = "tests/verify/callback_state.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@current = internal global void ()* @start, align 8, !dbg !0
@seen = internal global i32 0, align 4, !dbg !5

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @reach_error() #0 !dbg !20 {
  ret void, !dbg !23
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !24 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %3 = call i32 @__VERIFIER_nondet_int(), !dbg !27
  %4 = icmp eq i32 %3, 42, !dbg !29
  br i1 %4, label %5, label %6, !dbg !30

5:                                                ; preds = %0
  store void ()* @end, void ()** @current, align 8, !dbg !31
  br label %6, !dbg !32

6:                                                ; preds = %5, %0
  call void @llvm.dbg.declare(metadata i32* %2, metadata !33, metadata !DIExpression()), !dbg !35
  store i32 0, i32* %2, align 4, !dbg !35
  br label %7, !dbg !36

7:                                                ; preds = %17, %6
  %8 = load i32, i32* %2, align 4, !dbg !37
  %9 = icmp slt i32 %8, 6, !dbg !39
  br i1 %9, label %10, label %13, !dbg !40

10:                                               ; preds = %7
  %11 = load void ()*, void ()** @current, align 8, !dbg !41
  %12 = icmp ne void ()* %11, null, !dbg !40
  br label %13

13:                                               ; preds = %10, %7
  %14 = phi i1 [ false, %7 ], [ %12, %10 ], !dbg !42
  br i1 %14, label %15, label %20, !dbg !43

15:                                               ; preds = %13
  %16 = load void ()*, void ()** @current, align 8, !dbg !44
  call void %16(), !dbg !44
  br label %17, !dbg !44

17:                                               ; preds = %15
  %18 = load i32, i32* %2, align 4, !dbg !45
  %19 = add nsw i32 %18, 1, !dbg !45
  store i32 %19, i32* %2, align 4, !dbg !45
  br label %7, !dbg !46, !llvm.loop !47

20:                                               ; preds = %13
  %21 = load i32, i32* %1, align 4, !dbg !50
  ret i32 %21, !dbg !50
}

declare i32 @__VERIFIER_nondet_int() #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @end() #0 !dbg !51 {
  %1 = load i32, i32* @seen, align 4, !dbg !52
  call void @check(i32 noundef %1), !dbg !53
  store void ()* null, void ()** @current, align 8, !dbg !54
  ret void, !dbg !55
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @check(i32 noundef %0) #0 !dbg !56 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !59, metadata !DIExpression()), !dbg !60
  %3 = load i32, i32* %2, align 4, !dbg !61
  %4 = icmp ne i32 %3, 0, !dbg !61
  br i1 %4, label %6, label %5, !dbg !63

5:                                                ; preds = %1
  call void @reach_error(), !dbg !64
  br label %6, !dbg !64

6:                                                ; preds = %5, %1
  ret void, !dbg !65
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @start() #0 !dbg !66 {
  store i32 1, i32* @seen, align 4, !dbg !67
  store void ()* @middle, void ()** @current, align 8, !dbg !68
  ret void, !dbg !69
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @middle() #0 !dbg !70 {
  %1 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !71
  %2 = zext i1 %1 to i64, !dbg !71
  %3 = select i1 %1, void ()* @end, void ()* @start, !dbg !71
  store void ()* %3, void ()** @current, align 8, !dbg !72
  ret void, !dbg !73
}

declare zeroext i1 @__VERIFIER_nondet_bool() #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nosync nounwind readnone speculatable willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!12, !13, !14, !15, !16, !17, !18}
!llvm.ident = !{!19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "current", scope: !2, file: !3, line: 7, type: !8, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/verify/callback_state.c", directory: ".", checksumkind: CSK_MD5, checksum: "5f9073e6ebf61955e9e42c407775f82a")
!4 = !{!5, !0}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 8, type: !7, isLocal: true, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "handler", file: !3, line: 5, baseType: !10)
!10 = !DISubroutineType(types: !11)
!11 = !{null}
!12 = !{i32 7, !"Dwarf Version", i32 5}
!13 = !{i32 2, !"Debug Info Version", i32 3}
!14 = !{i32 1, !"wchar_size", i32 4}
!15 = !{i32 7, !"PIC Level", i32 2}
!16 = !{i32 7, !"PIE Level", i32 2}
!17 = !{i32 7, !"uwtable", i32 1}
!18 = !{i32 7, !"frame-pointer", i32 2}
!19 = !{!"Debian clang version 14.0.6"}
!20 = distinct !DISubprogram(name: "reach_error", scope: !21, file: !21, line: 16, type: !10, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !22)
!21 = !DIFile(filename: "tests/verify/task.h", directory: ".", checksumkind: CSK_MD5, checksum: "5bd115e6b2e30e1fa51ab02ef28207c4")
!22 = !{}
!23 = !DILocation(line: 16, column: 25, scope: !20)
!24 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 15, type: !25, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !22)
!25 = !DISubroutineType(types: !26)
!26 = !{!7}
!27 = !DILocation(line: 17, column: 7, scope: !28)
!28 = distinct !DILexicalBlock(scope: !24, file: !3, line: 17, column: 7)
!29 = !DILocation(line: 17, column: 31, scope: !28)
!30 = !DILocation(line: 17, column: 7, scope: !24)
!31 = !DILocation(line: 17, column: 46, scope: !28)
!32 = !DILocation(line: 17, column: 38, scope: !28)
!33 = !DILocalVariable(name: "i", scope: !34, file: !3, line: 19, type: !7)
!34 = distinct !DILexicalBlock(scope: !24, file: !3, line: 19, column: 3)
!35 = !DILocation(line: 19, column: 12, scope: !34)
!36 = !DILocation(line: 19, column: 8, scope: !34)
!37 = !DILocation(line: 19, column: 19, scope: !38)
!38 = distinct !DILexicalBlock(scope: !34, file: !3, line: 19, column: 3)
!39 = !DILocation(line: 19, column: 21, scope: !38)
!40 = !DILocation(line: 19, column: 25, scope: !38)
!41 = !DILocation(line: 19, column: 28, scope: !38)
!42 = !DILocation(line: 0, scope: !38)
!43 = !DILocation(line: 19, column: 3, scope: !34)
!44 = !DILocation(line: 19, column: 42, scope: !38)
!45 = !DILocation(line: 19, column: 38, scope: !38)
!46 = !DILocation(line: 19, column: 3, scope: !38)
!47 = distinct !{!47, !43, !48, !49}
!48 = !DILocation(line: 19, column: 50, scope: !34)
!49 = !{!"llvm.loop.mustprogress"}
!50 = !DILocation(line: 20, column: 1, scope: !24)
!51 = distinct !DISubprogram(name: "end", scope: !3, file: !3, line: 11, type: !10, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !22)
!52 = !DILocation(line: 12, column: 9, scope: !51)
!53 = !DILocation(line: 12, column: 3, scope: !51)
!54 = !DILocation(line: 13, column: 11, scope: !51)
!55 = !DILocation(line: 14, column: 1, scope: !51)
!56 = distinct !DISubprogram(name: "check", scope: !21, file: !21, line: 17, type: !57, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !22)
!57 = !DISubroutineType(types: !58)
!58 = !{null, !7}
!59 = !DILocalVariable(name: "condition", arg: 1, scope: !56, file: !21, line: 17, type: !7)
!60 = !DILocation(line: 17, column: 23, scope: !56)
!61 = !DILocation(line: 18, column: 8, scope: !62)
!62 = distinct !DILexicalBlock(scope: !56, file: !21, line: 18, column: 7)
!63 = !DILocation(line: 18, column: 7, scope: !56)
!64 = !DILocation(line: 18, column: 19, scope: !62)
!65 = !DILocation(line: 19, column: 1, scope: !56)
!66 = distinct !DISubprogram(name: "start", scope: !3, file: !3, line: 9, type: !10, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !22)
!67 = !DILocation(line: 9, column: 32, scope: !66)
!68 = !DILocation(line: 9, column: 45, scope: !66)
!69 = !DILocation(line: 9, column: 55, scope: !66)
!70 = distinct !DISubprogram(name: "middle", scope: !3, file: !3, line: 10, type: !10, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !22)
!71 = !DILocation(line: 10, column: 38, scope: !70)
!72 = !DILocation(line: 10, column: 36, scope: !70)
!73 = !DILocation(line: 10, column: 78, scope: !70)
