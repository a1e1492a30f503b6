; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g -UBUG tests/verify/reference_count.c
; ModuleID = 'tests/verify/reference_count.c'
source_filename = "tests/verify/reference_count.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.shared = type { i32, i32 }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @reach_error() #0 !dbg !10 {
  ret void, !dbg !15
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !16 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.shared*, align 8
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata %struct.shared** %2, metadata !20, metadata !DIExpression()), !dbg !26
  %4 = call i8* @malloc(i64 noundef 8), !dbg !27
  %5 = bitcast i8* %4 to %struct.shared*, !dbg !27
  store %struct.shared* %5, %struct.shared** %2, align 8, !dbg !26
  %6 = load %struct.shared*, %struct.shared** %2, align 8, !dbg !28
  %7 = getelementptr inbounds %struct.shared, %struct.shared* %6, i32 0, i32 0, !dbg !29
  store i32 1, i32* %7, align 4, !dbg !30
  %8 = load %struct.shared*, %struct.shared** %2, align 8, !dbg !31
  %9 = getelementptr inbounds %struct.shared, %struct.shared* %8, i32 0, i32 1, !dbg !32
  store i32 5, i32* %9, align 4, !dbg !33
  call void @llvm.dbg.declare(metadata i32* %3, metadata !34, metadata !DIExpression()), !dbg !35
  %10 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !36
  %11 = zext i1 %10 to i32, !dbg !36
  store i32 %11, i32* %3, align 4, !dbg !35
  %12 = load i32, i32* %3, align 4, !dbg !37
  %13 = icmp ne i32 %12, 0, !dbg !37
  br i1 %13, label %14, label %19, !dbg !39

14:                                               ; preds = %0
  %15 = load %struct.shared*, %struct.shared** %2, align 8, !dbg !40
  %16 = getelementptr inbounds %struct.shared, %struct.shared* %15, i32 0, i32 0, !dbg !41
  %17 = load i32, i32* %16, align 4, !dbg !42
  %18 = add nsw i32 %17, 1, !dbg !42
  store i32 %18, i32* %16, align 4, !dbg !42
  br label %19, !dbg !40

19:                                               ; preds = %14, %0
  %20 = load i32, i32* %3, align 4, !dbg !43
  %21 = icmp ne i32 %20, 0, !dbg !43
  br i1 %21, label %22, label %28, !dbg !45

22:                                               ; preds = %19
  %23 = load %struct.shared*, %struct.shared** %2, align 8, !dbg !46
  %24 = getelementptr inbounds %struct.shared, %struct.shared* %23, i32 0, i32 1, !dbg !48
  %25 = load i32, i32* %24, align 4, !dbg !49
  %26 = add nsw i32 %25, 1, !dbg !49
  store i32 %26, i32* %24, align 4, !dbg !49
  %27 = load %struct.shared*, %struct.shared** %2, align 8, !dbg !50
  call void @release(%struct.shared* noundef %27), !dbg !51
  br label %28, !dbg !52

28:                                               ; preds = %22, %19
  %29 = load %struct.shared*, %struct.shared** %2, align 8, !dbg !53
  %30 = getelementptr inbounds %struct.shared, %struct.shared* %29, i32 0, i32 1, !dbg !54
  %31 = load i32, i32* %30, align 4, !dbg !54
  %32 = load i32, i32* %3, align 4, !dbg !55
  %33 = add nsw i32 5, %32, !dbg !56
  %34 = icmp eq i32 %31, %33, !dbg !57
  %35 = zext i1 %34 to i32, !dbg !57
  call void @check(i32 noundef %35), !dbg !58
  %36 = load %struct.shared*, %struct.shared** %2, align 8, !dbg !59
  call void @release(%struct.shared* noundef %36), !dbg !60
  %37 = load i32, i32* %1, align 4, !dbg !61
  ret i32 %37, !dbg !61
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i8* @malloc(i64 noundef) #2

declare zeroext i1 @__VERIFIER_nondet_bool() #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @release(%struct.shared* noundef %0) #0 !dbg !62 {
  %2 = alloca %struct.shared*, align 8
  store %struct.shared* %0, %struct.shared** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.shared** %2, metadata !65, metadata !DIExpression()), !dbg !66
  %3 = load %struct.shared*, %struct.shared** %2, align 8, !dbg !67
  %4 = getelementptr inbounds %struct.shared, %struct.shared* %3, i32 0, i32 0, !dbg !69
  %5 = load i32, i32* %4, align 4, !dbg !70
  %6 = add nsw i32 %5, -1, !dbg !70
  store i32 %6, i32* %4, align 4, !dbg !70
  %7 = icmp eq i32 %6, 0, !dbg !71
  br i1 %7, label %8, label %11, !dbg !72

8:                                                ; preds = %1
  %9 = load %struct.shared*, %struct.shared** %2, align 8, !dbg !73
  %10 = bitcast %struct.shared* %9 to i8*, !dbg !73
  call void @free(i8* noundef %10), !dbg !74
  br label %11, !dbg !74

11:                                               ; preds = %8, %1
  ret void, !dbg !75
}

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

declare void @free(i8* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/verify/reference_count.c", directory: ".", checksumkind: CSK_MD5, checksum: "5c37406724f5def6541222592518b54c")
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
!16 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 13, type: !17, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!17 = !DISubroutineType(types: !18)
!18 = !{!19}
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !DILocalVariable(name: "s", scope: !16, file: !1, line: 14, type: !21)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "shared", file: !1, line: 5, size: 64, elements: !23)
!23 = !{!24, !25}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "owners", scope: !22, file: !1, line: 5, baseType: !19, size: 32)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !22, file: !1, line: 5, baseType: !19, size: 32, offset: 32)
!26 = !DILocation(line: 14, column: 18, scope: !16)
!27 = !DILocation(line: 14, column: 22, scope: !16)
!28 = !DILocation(line: 15, column: 3, scope: !16)
!29 = !DILocation(line: 15, column: 6, scope: !16)
!30 = !DILocation(line: 15, column: 13, scope: !16)
!31 = !DILocation(line: 15, column: 18, scope: !16)
!32 = !DILocation(line: 15, column: 21, scope: !16)
!33 = !DILocation(line: 15, column: 27, scope: !16)
!34 = !DILocalVariable(name: "second", scope: !16, file: !1, line: 16, type: !19)
!35 = !DILocation(line: 16, column: 7, scope: !16)
!36 = !DILocation(line: 16, column: 16, scope: !16)
!37 = !DILocation(line: 17, column: 7, scope: !38)
!38 = distinct !DILexicalBlock(scope: !16, file: !1, line: 17, column: 7)
!39 = !DILocation(line: 17, column: 7, scope: !16)
!40 = !DILocation(line: 17, column: 15, scope: !38)
!41 = !DILocation(line: 17, column: 18, scope: !38)
!42 = !DILocation(line: 17, column: 24, scope: !38)
!43 = !DILocation(line: 18, column: 7, scope: !44)
!44 = distinct !DILexicalBlock(scope: !16, file: !1, line: 18, column: 7)
!45 = !DILocation(line: 18, column: 7, scope: !16)
!46 = !DILocation(line: 19, column: 5, scope: !47)
!47 = distinct !DILexicalBlock(scope: !44, file: !1, line: 18, column: 15)
!48 = !DILocation(line: 19, column: 8, scope: !47)
!49 = !DILocation(line: 19, column: 13, scope: !47)
!50 = !DILocation(line: 20, column: 13, scope: !47)
!51 = !DILocation(line: 20, column: 5, scope: !47)
!52 = !DILocation(line: 21, column: 3, scope: !47)
!53 = !DILocation(line: 22, column: 9, scope: !16)
!54 = !DILocation(line: 22, column: 12, scope: !16)
!55 = !DILocation(line: 22, column: 25, scope: !16)
!56 = !DILocation(line: 22, column: 23, scope: !16)
!57 = !DILocation(line: 22, column: 18, scope: !16)
!58 = !DILocation(line: 22, column: 3, scope: !16)
!59 = !DILocation(line: 23, column: 11, scope: !16)
!60 = !DILocation(line: 23, column: 3, scope: !16)
!61 = !DILocation(line: 24, column: 1, scope: !16)
!62 = distinct !DISubprogram(name: "release", scope: !1, file: !1, line: 6, type: !63, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!63 = !DISubroutineType(types: !64)
!64 = !{null, !21}
!65 = !DILocalVariable(name: "s", arg: 1, scope: !62, file: !1, line: 6, type: !21)
!66 = !DILocation(line: 6, column: 36, scope: !62)
!67 = !DILocation(line: 10, column: 9, scope: !68)
!68 = distinct !DILexicalBlock(scope: !62, file: !1, line: 10, column: 7)
!69 = !DILocation(line: 10, column: 12, scope: !68)
!70 = !DILocation(line: 10, column: 7, scope: !68)
!71 = !DILocation(line: 10, column: 19, scope: !68)
!72 = !DILocation(line: 10, column: 7, scope: !62)
!73 = !DILocation(line: 10, column: 30, scope: !68)
!74 = !DILocation(line: 10, column: 25, scope: !68)
!75 = !DILocation(line: 12, column: 1, scope: !62)
!76 = distinct !DISubprogram(name: "check", scope: !11, file: !11, line: 17, type: !77, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!77 = !DISubroutineType(types: !78)
!78 = !{null, !19}
!79 = !DILocalVariable(name: "condition", arg: 1, scope: !76, file: !11, line: 17, type: !19)
!80 = !DILocation(line: 17, column: 23, scope: !76)
!81 = !DILocation(line: 18, column: 8, scope: !82)
!82 = distinct !DILexicalBlock(scope: !76, file: !11, line: 18, column: 7)
!83 = !DILocation(line: 18, column: 7, scope: !76)
!84 = !DILocation(line: 18, column: 19, scope: !82)
!85 = !DILocation(line: 19, column: 1, scope: !76)
