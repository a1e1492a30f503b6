; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g -DBUG tests/verify/list_free.c
; ModuleID = 'tests/verify/list_free.c'
source_filename = "tests/verify/list_free.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, %struct.node* }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @reach_error() #0 !dbg !10 {
  ret void, !dbg !15
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !16 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.node*, align 8
  %3 = alloca i32, align 4
  %4 = alloca %struct.node*, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata %struct.node** %2, metadata !20, metadata !DIExpression()), !dbg !26
  store %struct.node* null, %struct.node** %2, align 8, !dbg !26
  call void @llvm.dbg.declare(metadata i32* %3, metadata !27, metadata !DIExpression()), !dbg !29
  store i32 0, i32* %3, align 4, !dbg !29
  br label %5, !dbg !30

5:                                                ; preds = %21, %0
  %6 = load i32, i32* %3, align 4, !dbg !31
  %7 = icmp slt i32 %6, 4, !dbg !33
  br i1 %7, label %8, label %24, !dbg !34

8:                                                ; preds = %5
  %9 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !35
  br i1 %9, label %11, label %10, !dbg !38

10:                                               ; preds = %8
  br label %21, !dbg !39

11:                                               ; preds = %8
  call void @llvm.dbg.declare(metadata %struct.node** %4, metadata !40, metadata !DIExpression()), !dbg !41
  %12 = call i8* @malloc(i64 noundef 16), !dbg !42
  %13 = bitcast i8* %12 to %struct.node*, !dbg !42
  store %struct.node* %13, %struct.node** %4, align 8, !dbg !41
  %14 = load i32, i32* %3, align 4, !dbg !43
  %15 = load %struct.node*, %struct.node** %4, align 8, !dbg !44
  %16 = getelementptr inbounds %struct.node, %struct.node* %15, i32 0, i32 0, !dbg !45
  store i32 %14, i32* %16, align 8, !dbg !46
  %17 = load %struct.node*, %struct.node** %2, align 8, !dbg !47
  %18 = load %struct.node*, %struct.node** %4, align 8, !dbg !48
  %19 = getelementptr inbounds %struct.node, %struct.node* %18, i32 0, i32 1, !dbg !49
  store %struct.node* %17, %struct.node** %19, align 8, !dbg !50
  %20 = load %struct.node*, %struct.node** %4, align 8, !dbg !51
  store %struct.node* %20, %struct.node** %2, align 8, !dbg !52
  br label %21, !dbg !53

21:                                               ; preds = %11, %10
  %22 = load i32, i32* %3, align 4, !dbg !54
  %23 = add nsw i32 %22, 1, !dbg !54
  store i32 %23, i32* %3, align 4, !dbg !54
  br label %5, !dbg !55, !llvm.loop !56

24:                                               ; preds = %5
  br label %25, !dbg !59

25:                                               ; preds = %28, %24
  %26 = load %struct.node*, %struct.node** %2, align 8, !dbg !60
  %27 = icmp ne %struct.node* %26, null, !dbg !59
  br i1 %27, label %28, label %34, !dbg !59

28:                                               ; preds = %25
  %29 = load %struct.node*, %struct.node** %2, align 8, !dbg !61
  %30 = bitcast %struct.node* %29 to i8*, !dbg !61
  call void @free(i8* noundef %30), !dbg !63
  %31 = load %struct.node*, %struct.node** %2, align 8, !dbg !64
  %32 = getelementptr inbounds %struct.node, %struct.node* %31, i32 0, i32 1, !dbg !65
  %33 = load %struct.node*, %struct.node** %32, align 8, !dbg !65
  store %struct.node* %33, %struct.node** %2, align 8, !dbg !66
  br label %25, !dbg !59, !llvm.loop !67

34:                                               ; preds = %25
  %35 = load i32, i32* %1, align 4, !dbg !69
  ret i32 %35, !dbg !69
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare zeroext i1 @__VERIFIER_nondet_bool() #2

declare i8* @malloc(i64 noundef) #2

declare void @free(i8* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/verify/list_free.c", directory: ".", checksumkind: CSK_MD5, checksum: "abac0538f88a30abee555614e1130da3")
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
!16 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !17, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!17 = !DISubroutineType(types: !18)
!18 = !{!19}
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !DILocalVariable(name: "head", scope: !16, file: !1, line: 7, type: !21)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 5, size: 128, elements: !23)
!23 = !{!24, !25}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !22, file: !1, line: 5, baseType: !19, size: 32)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !22, file: !1, line: 5, baseType: !21, size: 64, offset: 64)
!26 = !DILocation(line: 7, column: 16, scope: !16)
!27 = !DILocalVariable(name: "i", scope: !28, file: !1, line: 8, type: !19)
!28 = distinct !DILexicalBlock(scope: !16, file: !1, line: 8, column: 3)
!29 = !DILocation(line: 8, column: 12, scope: !28)
!30 = !DILocation(line: 8, column: 8, scope: !28)
!31 = !DILocation(line: 8, column: 19, scope: !32)
!32 = distinct !DILexicalBlock(scope: !28, file: !1, line: 8, column: 3)
!33 = !DILocation(line: 8, column: 21, scope: !32)
!34 = !DILocation(line: 8, column: 3, scope: !28)
!35 = !DILocation(line: 9, column: 10, scope: !36)
!36 = distinct !DILexicalBlock(scope: !37, file: !1, line: 9, column: 9)
!37 = distinct !DILexicalBlock(scope: !32, file: !1, line: 8, column: 31)
!38 = !DILocation(line: 9, column: 9, scope: !37)
!39 = !DILocation(line: 9, column: 36, scope: !36)
!40 = !DILocalVariable(name: "node", scope: !37, file: !1, line: 10, type: !21)
!41 = !DILocation(line: 10, column: 18, scope: !37)
!42 = !DILocation(line: 10, column: 25, scope: !37)
!43 = !DILocation(line: 11, column: 19, scope: !37)
!44 = !DILocation(line: 11, column: 5, scope: !37)
!45 = !DILocation(line: 11, column: 11, scope: !37)
!46 = !DILocation(line: 11, column: 17, scope: !37)
!47 = !DILocation(line: 12, column: 18, scope: !37)
!48 = !DILocation(line: 12, column: 5, scope: !37)
!49 = !DILocation(line: 12, column: 11, scope: !37)
!50 = !DILocation(line: 12, column: 16, scope: !37)
!51 = !DILocation(line: 13, column: 12, scope: !37)
!52 = !DILocation(line: 13, column: 10, scope: !37)
!53 = !DILocation(line: 14, column: 3, scope: !37)
!54 = !DILocation(line: 8, column: 27, scope: !32)
!55 = !DILocation(line: 8, column: 3, scope: !32)
!56 = distinct !{!56, !34, !57, !58}
!57 = !DILocation(line: 14, column: 3, scope: !28)
!58 = !{!"llvm.loop.mustprogress"}
!59 = !DILocation(line: 15, column: 3, scope: !16)
!60 = !DILocation(line: 15, column: 10, scope: !16)
!61 = !DILocation(line: 17, column: 10, scope: !62)
!62 = distinct !DILexicalBlock(scope: !16, file: !1, line: 15, column: 16)
!63 = !DILocation(line: 17, column: 5, scope: !62)
!64 = !DILocation(line: 18, column: 12, scope: !62)
!65 = !DILocation(line: 18, column: 18, scope: !62)
!66 = !DILocation(line: 18, column: 10, scope: !62)
!67 = distinct !{!67, !59, !68, !58}
!68 = !DILocation(line: 24, column: 3, scope: !16)
!69 = !DILocation(line: 25, column: 1, scope: !16)
