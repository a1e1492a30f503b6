; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g -DBUG tests/verify/irp_completion.c
; ModuleID = 'tests/verify/irp_completion.c'
source_filename = "tests/verify/irp_completion.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.packet = type { i32, i32 }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @reach_error() #0 !dbg !10 {
  ret void, !dbg !15
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !16 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.packet*, align 8
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata %struct.packet** %2, metadata !20, metadata !DIExpression()), !dbg !26
  %4 = call i8* @malloc(i64 noundef 8), !dbg !27
  %5 = bitcast i8* %4 to %struct.packet*, !dbg !27
  store %struct.packet* %5, %struct.packet** %2, align 8, !dbg !26
  %6 = load %struct.packet*, %struct.packet** %2, align 8, !dbg !28
  %7 = getelementptr inbounds %struct.packet, %struct.packet* %6, i32 0, i32 1, !dbg !29
  store i32 0, i32* %7, align 4, !dbg !30
  %8 = load %struct.packet*, %struct.packet** %2, align 8, !dbg !31
  %9 = getelementptr inbounds %struct.packet, %struct.packet* %8, i32 0, i32 0, !dbg !32
  store i32 0, i32* %9, align 4, !dbg !33
  call void @llvm.dbg.declare(metadata i32* %3, metadata !34, metadata !DIExpression()), !dbg !35
  %10 = load %struct.packet*, %struct.packet** %2, align 8, !dbg !36
  %11 = call i32 @__VERIFIER_nondet_int(), !dbg !37
  %12 = call i32 @dispatch(%struct.packet* noundef %10, i32 noundef %11), !dbg !38
  store i32 %12, i32* %3, align 4, !dbg !35
  %13 = load i32, i32* %3, align 4, !dbg !39
  %14 = icmp sge i32 %13, -1, !dbg !40
  br i1 %14, label %15, label %18, !dbg !41

15:                                               ; preds = %0
  %16 = load i32, i32* %3, align 4, !dbg !42
  %17 = icmp sle i32 %16, 2, !dbg !43
  br label %18

18:                                               ; preds = %15, %0
  %19 = phi i1 [ false, %0 ], [ %17, %15 ], !dbg !44
  %20 = zext i1 %19 to i32, !dbg !41
  call void @check(i32 noundef %20), !dbg !45
  %21 = load i32, i32* %1, align 4, !dbg !46
  ret i32 %21, !dbg !46
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i8* @malloc(i64 noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @dispatch(%struct.packet* noundef %0, i32 noundef %1) #0 !dbg !47 {
  %3 = alloca i32, align 4
  %4 = alloca %struct.packet*, align 8
  %5 = alloca i32, align 4
  store %struct.packet* %0, %struct.packet** %4, align 8
  call void @llvm.dbg.declare(metadata %struct.packet** %4, metadata !50, metadata !DIExpression()), !dbg !51
  store i32 %1, i32* %5, align 4
  call void @llvm.dbg.declare(metadata i32* %5, metadata !52, metadata !DIExpression()), !dbg !53
  %6 = load i32, i32* %5, align 4, !dbg !54
  %7 = icmp eq i32 %6, 1, !dbg !56
  br i1 %7, label %8, label %11, !dbg !57

8:                                                ; preds = %2
  %9 = load %struct.packet*, %struct.packet** %4, align 8, !dbg !58
  %10 = call i32 @complete(%struct.packet* noundef %9, i32 noundef -1), !dbg !59
  store i32 %10, i32* %3, align 4, !dbg !60
  br label %31, !dbg !60

11:                                               ; preds = %2
  %12 = load i32, i32* %5, align 4, !dbg !61
  %13 = icmp eq i32 %12, 2, !dbg !63
  br i1 %13, label %14, label %22, !dbg !64

14:                                               ; preds = %11
  %15 = load %struct.packet*, %struct.packet** %4, align 8, !dbg !65
  %16 = getelementptr inbounds %struct.packet, %struct.packet* %15, i32 0, i32 1, !dbg !67
  store i32 1, i32* %16, align 4, !dbg !68
  %17 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !69
  br i1 %17, label %18, label %21, !dbg !71

18:                                               ; preds = %14
  %19 = load %struct.packet*, %struct.packet** %4, align 8, !dbg !72
  %20 = call i32 @complete(%struct.packet* noundef %19, i32 noundef 0), !dbg !73
  store i32 %20, i32* %3, align 4, !dbg !74
  br label %31, !dbg !74

21:                                               ; preds = %14
  br label %22, !dbg !75

22:                                               ; preds = %21, %11
  %23 = load i32, i32* %5, align 4, !dbg !76
  %24 = icmp eq i32 %23, 3, !dbg !78
  br i1 %24, label %25, label %28, !dbg !79

25:                                               ; preds = %22
  %26 = load %struct.packet*, %struct.packet** %4, align 8, !dbg !80
  %27 = call i32 @complete(%struct.packet* noundef %26, i32 noundef 1), !dbg !81
  br label %28, !dbg !81

28:                                               ; preds = %25, %22
  %29 = load %struct.packet*, %struct.packet** %4, align 8, !dbg !82
  %30 = call i32 @complete(%struct.packet* noundef %29, i32 noundef 2), !dbg !83
  store i32 %30, i32* %3, align 4, !dbg !84
  br label %31, !dbg !84

31:                                               ; preds = %28, %18, %8
  %32 = load i32, i32* %3, align 4, !dbg !85
  ret i32 %32, !dbg !85
}

declare i32 @__VERIFIER_nondet_int() #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @check(i32 noundef %0) #0 !dbg !86 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !89, metadata !DIExpression()), !dbg !90
  %3 = load i32, i32* %2, align 4, !dbg !91
  %4 = icmp ne i32 %3, 0, !dbg !91
  br i1 %4, label %6, label %5, !dbg !93

5:                                                ; preds = %1
  call void @reach_error(), !dbg !94
  br label %6, !dbg !94

6:                                                ; preds = %5, %1
  ret void, !dbg !95
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @complete(%struct.packet* noundef %0, i32 noundef %1) #0 !dbg !96 {
  %3 = alloca %struct.packet*, align 8
  %4 = alloca i32, align 4
  store %struct.packet* %0, %struct.packet** %3, align 8
  call void @llvm.dbg.declare(metadata %struct.packet** %3, metadata !97, metadata !DIExpression()), !dbg !98
  store i32 %1, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !99, metadata !DIExpression()), !dbg !100
  %5 = load i32, i32* %4, align 4, !dbg !101
  %6 = load %struct.packet*, %struct.packet** %3, align 8, !dbg !102
  %7 = getelementptr inbounds %struct.packet, %struct.packet* %6, i32 0, i32 0, !dbg !103
  store i32 %5, i32* %7, align 4, !dbg !104
  %8 = load %struct.packet*, %struct.packet** %3, align 8, !dbg !105
  %9 = bitcast %struct.packet* %8 to i8*, !dbg !105
  call void @free(i8* noundef %9), !dbg !106
  %10 = load i32, i32* %4, align 4, !dbg !107
  ret i32 %10, !dbg !108
}

declare zeroext i1 @__VERIFIER_nondet_bool() #2

declare void @free(i8* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/verify/irp_completion.c", directory: ".", checksumkind: CSK_MD5, checksum: "5f89cab33965c6c708fc3a080199a5c4")
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
!16 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 24, type: !17, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!17 = !DISubroutineType(types: !18)
!18 = !{!19}
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !DILocalVariable(name: "p", scope: !16, file: !1, line: 25, type: !21)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "packet", file: !1, line: 5, size: 64, elements: !23)
!23 = !{!24, !25}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "status", scope: !22, file: !1, line: 5, baseType: !19, size: 32)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "pending", scope: !22, file: !1, line: 5, baseType: !19, size: 32, offset: 32)
!26 = !DILocation(line: 25, column: 18, scope: !16)
!27 = !DILocation(line: 25, column: 22, scope: !16)
!28 = !DILocation(line: 26, column: 15, scope: !16)
!29 = !DILocation(line: 26, column: 18, scope: !16)
!30 = !DILocation(line: 26, column: 26, scope: !16)
!31 = !DILocation(line: 26, column: 3, scope: !16)
!32 = !DILocation(line: 26, column: 6, scope: !16)
!33 = !DILocation(line: 26, column: 13, scope: !16)
!34 = !DILocalVariable(name: "status", scope: !16, file: !1, line: 27, type: !19)
!35 = !DILocation(line: 27, column: 7, scope: !16)
!36 = !DILocation(line: 27, column: 25, scope: !16)
!37 = !DILocation(line: 27, column: 28, scope: !16)
!38 = !DILocation(line: 27, column: 16, scope: !16)
!39 = !DILocation(line: 28, column: 9, scope: !16)
!40 = !DILocation(line: 28, column: 16, scope: !16)
!41 = !DILocation(line: 28, column: 22, scope: !16)
!42 = !DILocation(line: 28, column: 25, scope: !16)
!43 = !DILocation(line: 28, column: 32, scope: !16)
!44 = !DILocation(line: 0, scope: !16)
!45 = !DILocation(line: 28, column: 3, scope: !16)
!46 = !DILocation(line: 29, column: 1, scope: !16)
!47 = distinct !DISubprogram(name: "dispatch", scope: !1, file: !1, line: 11, type: !48, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!48 = !DISubroutineType(types: !49)
!49 = !{!19, !21, !19}
!50 = !DILocalVariable(name: "p", arg: 1, scope: !47, file: !1, line: 11, type: !21)
!51 = !DILocation(line: 11, column: 36, scope: !47)
!52 = !DILocalVariable(name: "code", arg: 2, scope: !47, file: !1, line: 11, type: !19)
!53 = !DILocation(line: 11, column: 43, scope: !47)
!54 = !DILocation(line: 12, column: 7, scope: !55)
!55 = distinct !DILexicalBlock(scope: !47, file: !1, line: 12, column: 7)
!56 = !DILocation(line: 12, column: 12, scope: !55)
!57 = !DILocation(line: 12, column: 7, scope: !47)
!58 = !DILocation(line: 12, column: 34, scope: !55)
!59 = !DILocation(line: 12, column: 25, scope: !55)
!60 = !DILocation(line: 12, column: 18, scope: !55)
!61 = !DILocation(line: 13, column: 7, scope: !62)
!62 = distinct !DILexicalBlock(scope: !47, file: !1, line: 13, column: 7)
!63 = !DILocation(line: 13, column: 12, scope: !62)
!64 = !DILocation(line: 13, column: 7, scope: !47)
!65 = !DILocation(line: 14, column: 5, scope: !66)
!66 = distinct !DILexicalBlock(scope: !62, file: !1, line: 13, column: 18)
!67 = !DILocation(line: 14, column: 8, scope: !66)
!68 = !DILocation(line: 14, column: 16, scope: !66)
!69 = !DILocation(line: 15, column: 9, scope: !70)
!70 = distinct !DILexicalBlock(scope: !66, file: !1, line: 15, column: 9)
!71 = !DILocation(line: 15, column: 9, scope: !66)
!72 = !DILocation(line: 15, column: 51, scope: !70)
!73 = !DILocation(line: 15, column: 42, scope: !70)
!74 = !DILocation(line: 15, column: 35, scope: !70)
!75 = !DILocation(line: 16, column: 3, scope: !66)
!76 = !DILocation(line: 18, column: 7, scope: !77)
!77 = distinct !DILexicalBlock(scope: !47, file: !1, line: 18, column: 7)
!78 = !DILocation(line: 18, column: 12, scope: !77)
!79 = !DILocation(line: 18, column: 7, scope: !47)
!80 = !DILocation(line: 18, column: 27, scope: !77)
!81 = !DILocation(line: 18, column: 18, scope: !77)
!82 = !DILocation(line: 22, column: 19, scope: !47)
!83 = !DILocation(line: 22, column: 10, scope: !47)
!84 = !DILocation(line: 22, column: 3, scope: !47)
!85 = !DILocation(line: 23, column: 1, scope: !47)
!86 = distinct !DISubprogram(name: "check", scope: !11, file: !11, line: 17, type: !87, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!87 = !DISubroutineType(types: !88)
!88 = !{null, !19}
!89 = !DILocalVariable(name: "condition", arg: 1, scope: !86, file: !11, line: 17, type: !19)
!90 = !DILocation(line: 17, column: 23, scope: !86)
!91 = !DILocation(line: 18, column: 8, scope: !92)
!92 = distinct !DILexicalBlock(scope: !86, file: !11, line: 18, column: 7)
!93 = !DILocation(line: 18, column: 7, scope: !86)
!94 = !DILocation(line: 18, column: 19, scope: !92)
!95 = !DILocation(line: 19, column: 1, scope: !86)
!96 = distinct !DISubprogram(name: "complete", scope: !1, file: !1, line: 6, type: !48, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!97 = !DILocalVariable(name: "p", arg: 1, scope: !96, file: !1, line: 6, type: !21)
!98 = !DILocation(line: 6, column: 36, scope: !96)
!99 = !DILocalVariable(name: "status", arg: 2, scope: !96, file: !1, line: 6, type: !19)
!100 = !DILocation(line: 6, column: 43, scope: !96)
!101 = !DILocation(line: 7, column: 15, scope: !96)
!102 = !DILocation(line: 7, column: 3, scope: !96)
!103 = !DILocation(line: 7, column: 6, scope: !96)
!104 = !DILocation(line: 7, column: 13, scope: !96)
!105 = !DILocation(line: 8, column: 8, scope: !96)
!106 = !DILocation(line: 8, column: 3, scope: !96)
!107 = !DILocation(line: 9, column: 10, scope: !96)
!108 = !DILocation(line: 9, column: 3, scope: !96)
