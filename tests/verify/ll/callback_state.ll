; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g -UBUG tests/verify/callback_state.c
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
  call void @llvm.dbg.declare(metadata i32* %2, metadata !27, metadata !DIExpression()), !dbg !29
  store i32 0, i32* %2, align 4, !dbg !29
  br label %3, !dbg !30

3:                                                ; preds = %13, %0
  %4 = load i32, i32* %2, align 4, !dbg !31
  %5 = icmp slt i32 %4, 6, !dbg !33
  br i1 %5, label %6, label %9, !dbg !34

6:                                                ; preds = %3
  %7 = load void ()*, void ()** @current, align 8, !dbg !35
  %8 = icmp ne void ()* %7, null, !dbg !34
  br label %9

9:                                                ; preds = %6, %3
  %10 = phi i1 [ false, %3 ], [ %8, %6 ], !dbg !36
  br i1 %10, label %11, label %16, !dbg !37

11:                                               ; preds = %9
  %12 = load void ()*, void ()** @current, align 8, !dbg !38
  call void %12(), !dbg !38
  br label %13, !dbg !38

13:                                               ; preds = %11
  %14 = load i32, i32* %2, align 4, !dbg !39
  %15 = add nsw i32 %14, 1, !dbg !39
  store i32 %15, i32* %2, align 4, !dbg !39
  br label %3, !dbg !40, !llvm.loop !41

16:                                               ; preds = %9
  %17 = load i32, i32* %1, align 4, !dbg !44
  ret i32 %17, !dbg !44
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @start() #0 !dbg !45 {
  store i32 1, i32* @seen, align 4, !dbg !46
  store void ()* @middle, void ()** @current, align 8, !dbg !47
  ret void, !dbg !48
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @middle() #0 !dbg !49 {
  %1 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !50
  %2 = zext i1 %1 to i64, !dbg !50
  %3 = select i1 %1, void ()* @end, void ()* @start, !dbg !50
  store void ()* %3, void ()** @current, align 8, !dbg !51
  ret void, !dbg !52
}

declare zeroext i1 @__VERIFIER_nondet_bool() #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @end() #0 !dbg !53 {
  %1 = load i32, i32* @seen, align 4, !dbg !54
  call void @check(i32 noundef %1), !dbg !55
  store void ()* null, void ()** @current, align 8, !dbg !56
  ret void, !dbg !57
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @check(i32 noundef %0) #0 !dbg !58 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !61, metadata !DIExpression()), !dbg !62
  %3 = load i32, i32* %2, align 4, !dbg !63
  %4 = icmp ne i32 %3, 0, !dbg !63
  br i1 %4, label %6, label %5, !dbg !65

5:                                                ; preds = %1
  call void @reach_error(), !dbg !66
  br label %6, !dbg !66

6:                                                ; preds = %5, %1
  ret void, !dbg !67
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!12, !13, !14, !15, !16, !17, !18}
!llvm.ident = !{!19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "current", scope: !2, file: !3, line: 7, type: !8, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/verify/callback_state.c", directory: ".", checksumkind: CSK_MD5, checksum: "5f9073e6ebf61955e9e42c407775f82a")
!4 = !{!0, !5}
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
!27 = !DILocalVariable(name: "i", scope: !28, file: !3, line: 19, type: !7)
!28 = distinct !DILexicalBlock(scope: !24, file: !3, line: 19, column: 3)
!29 = !DILocation(line: 19, column: 12, scope: !28)
!30 = !DILocation(line: 19, column: 8, scope: !28)
!31 = !DILocation(line: 19, column: 19, scope: !32)
!32 = distinct !DILexicalBlock(scope: !28, file: !3, line: 19, column: 3)
!33 = !DILocation(line: 19, column: 21, scope: !32)
!34 = !DILocation(line: 19, column: 25, scope: !32)
!35 = !DILocation(line: 19, column: 28, scope: !32)
!36 = !DILocation(line: 0, scope: !32)
!37 = !DILocation(line: 19, column: 3, scope: !28)
!38 = !DILocation(line: 19, column: 42, scope: !32)
!39 = !DILocation(line: 19, column: 38, scope: !32)
!40 = !DILocation(line: 19, column: 3, scope: !32)
!41 = distinct !{!41, !37, !42, !43}
!42 = !DILocation(line: 19, column: 50, scope: !28)
!43 = !{!"llvm.loop.mustprogress"}
!44 = !DILocation(line: 20, column: 1, scope: !24)
!45 = distinct !DISubprogram(name: "start", scope: !3, file: !3, line: 9, type: !10, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !22)
!46 = !DILocation(line: 9, column: 32, scope: !45)
!47 = !DILocation(line: 9, column: 45, scope: !45)
!48 = !DILocation(line: 9, column: 55, scope: !45)
!49 = distinct !DISubprogram(name: "middle", scope: !3, file: !3, line: 10, type: !10, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !22)
!50 = !DILocation(line: 10, column: 38, scope: !49)
!51 = !DILocation(line: 10, column: 36, scope: !49)
!52 = !DILocation(line: 10, column: 78, scope: !49)
!53 = distinct !DISubprogram(name: "end", scope: !3, file: !3, line: 11, type: !10, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !22)
!54 = !DILocation(line: 12, column: 9, scope: !53)
!55 = !DILocation(line: 12, column: 3, scope: !53)
!56 = !DILocation(line: 13, column: 11, scope: !53)
!57 = !DILocation(line: 14, column: 1, scope: !53)
!58 = distinct !DISubprogram(name: "check", scope: !21, file: !21, line: 17, type: !59, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !22)
!59 = !DISubroutineType(types: !60)
!60 = !{null, !7}
!61 = !DILocalVariable(name: "condition", arg: 1, scope: !58, file: !21, line: 17, type: !7)
!62 = !DILocation(line: 17, column: 23, scope: !58)
!63 = !DILocation(line: 18, column: 8, scope: !64)
!64 = distinct !DILexicalBlock(scope: !58, file: !21, line: 18, column: 7)
!65 = !DILocation(line: 18, column: 7, scope: !58)
!66 = !DILocation(line: 18, column: 19, scope: !64)
!67 = !DILocation(line: 19, column: 1, scope: !58)
