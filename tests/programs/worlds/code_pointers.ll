; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g tests/programs/worlds/code_pointers.c
; ModuleID = 'tests/programs/worlds/code_pointers.c'
source_filename = "tests/programs/worlds/code_pointers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque

@stdin = external global %struct._IO_FILE*, align 8
@__const.main.labels = private unnamed_addr constant [2 x i8*] [i8* blockaddress(@main, %40), i8* blockaddress(@main, %41)], align 16
@called = internal global i32 0, align 4, !dbg !0
@known = internal global [2 x void ()*] [void ()* @one, void ()* @two], align 16, !dbg !5

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !23 {
  %1 = alloca i32, align 4
  %2 = alloca [10 x i8], align 1
  %3 = alloca [2 x i8*], align 16
  %4 = alloca void ()*, align 8
  %5 = alloca i8*, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [10 x i8]* %2, metadata !27, metadata !DIExpression()), !dbg !32
  %6 = getelementptr inbounds [10 x i8], [10 x i8]* %2, i64 0, i64 0, !dbg !33
  %7 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !35
  %8 = call i64 @fread(i8* noundef %6, i64 noundef 1, i64 noundef 10, %struct._IO_FILE* noundef %7), !dbg !36
  %9 = icmp ne i64 %8, 10, !dbg !37
  br i1 %9, label %10, label %11, !dbg !38

10:                                               ; preds = %0
  store i32 1, i32* %1, align 4, !dbg !39
  br label %63, !dbg !39

11:                                               ; preds = %0
  call void @llvm.dbg.declare(metadata [2 x i8*]* %3, metadata !40, metadata !DIExpression()), !dbg !43
  %12 = bitcast [2 x i8*]* %3 to i8*, !dbg !43
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %12, i8* align 16 bitcast ([2 x i8*]* @__const.main.labels to i8*), i64 16, i1 false), !dbg !43
  %13 = getelementptr inbounds [10 x i8], [10 x i8]* %2, i64 0, i64 8, !dbg !44
  %14 = load i8, i8* %13, align 1, !dbg !44
  %15 = zext i8 %14 to i32, !dbg !44
  %16 = icmp eq i32 %15, 99, !dbg !46
  br i1 %16, label %17, label %31, !dbg !47

17:                                               ; preds = %11
  call void @llvm.dbg.declare(metadata void ()** %4, metadata !48, metadata !DIExpression()), !dbg !50
  %18 = bitcast void ()** %4 to i8*, !dbg !51
  %19 = getelementptr inbounds [10 x i8], [10 x i8]* %2, i64 0, i64 0, !dbg !51
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %18, i8* align 1 %19, i64 8, i1 false), !dbg !51
  %20 = load void ()*, void ()** %4, align 8, !dbg !52
  call void %20(), !dbg !52
  %21 = load i32, i32* @called, align 4, !dbg !53
  %22 = icmp eq i32 %21, 1, !dbg !54
  br i1 %22, label %23, label %24, !dbg !53

23:                                               ; preds = %17
  br label %29, !dbg !53

24:                                               ; preds = %17
  %25 = load i32, i32* @called, align 4, !dbg !55
  %26 = icmp eq i32 %25, 2, !dbg !56
  %27 = zext i1 %26 to i64, !dbg !55
  %28 = select i1 %26, i32 11, i32 12, !dbg !55
  br label %29, !dbg !53

29:                                               ; preds = %24, %23
  %30 = phi i32 [ 10, %23 ], [ %28, %24 ], !dbg !53
  store i32 %30, i32* %1, align 4, !dbg !57
  br label %63, !dbg !57

31:                                               ; preds = %11
  %32 = getelementptr inbounds [10 x i8], [10 x i8]* %2, i64 0, i64 8, !dbg !58
  %33 = load i8, i8* %32, align 1, !dbg !58
  %34 = zext i8 %33 to i32, !dbg !58
  %35 = icmp eq i32 %34, 106, !dbg !60
  br i1 %35, label %36, label %42, !dbg !61

36:                                               ; preds = %31
  call void @llvm.dbg.declare(metadata i8** %5, metadata !62, metadata !DIExpression()), !dbg !64
  %37 = bitcast i8** %5 to i8*, !dbg !65
  %38 = getelementptr inbounds [10 x i8], [10 x i8]* %2, i64 0, i64 0, !dbg !65
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %37, i8* align 1 %38, i64 8, i1 false), !dbg !65
  %39 = load i8*, i8** %5, align 8, !dbg !66
  br label %65, !dbg !67

40:                                               ; preds = %65
  call void @llvm.dbg.label(metadata !68), !dbg !69
  store i32 20, i32* %1, align 4, !dbg !70
  br label %63, !dbg !70

41:                                               ; preds = %65
  call void @llvm.dbg.label(metadata !71), !dbg !72
  store i32 21, i32* %1, align 4, !dbg !73
  br label %63, !dbg !73

42:                                               ; preds = %31
  %43 = getelementptr inbounds [10 x i8], [10 x i8]* %2, i64 0, i64 9, !dbg !74
  %44 = load i8, i8* %43, align 1, !dbg !74
  %45 = zext i8 %44 to i32, !dbg !74
  %46 = icmp eq i32 %45, 102, !dbg !76
  br i1 %46, label %47, label %55, !dbg !77

47:                                               ; preds = %42
  %48 = getelementptr inbounds [10 x i8], [10 x i8]* %2, i64 0, i64 0, !dbg !78
  %49 = load i8, i8* %48, align 1, !dbg !78
  %50 = zext i8 %49 to i32, !dbg !78
  %51 = and i32 %50, 1, !dbg !79
  %52 = sext i32 %51 to i64, !dbg !80
  %53 = getelementptr inbounds [2 x void ()*], [2 x void ()*]* @known, i64 0, i64 %52, !dbg !80
  %54 = load volatile void ()*, void ()** %53, align 8, !dbg !80
  call void %54(), !dbg !80
  br label %55, !dbg !80

55:                                               ; preds = %47, %42
  %56 = getelementptr inbounds [2 x i8*], [2 x i8*]* %3, i64 0, i64 0, !dbg !81
  %57 = load i8*, i8** %56, align 16, !dbg !81
  %58 = getelementptr inbounds [2 x i8*], [2 x i8*]* %3, i64 0, i64 1, !dbg !82
  %59 = load i8*, i8** %58, align 8, !dbg !82
  %60 = icmp eq i8* %57, %59, !dbg !83
  %61 = zext i1 %60 to i64, !dbg !81
  %62 = select i1 %60, i32 31, i32 30, !dbg !81
  store i32 %62, i32* %1, align 4, !dbg !84
  br label %63, !dbg !84

63:                                               ; preds = %55, %41, %40, %29, %10
  %64 = load i32, i32* %1, align 4, !dbg !85
  ret i32 %64, !dbg !85

65:                                               ; preds = %36
  %66 = phi i8* [ %39, %36 ]
  indirectbr i8* %66, [label %40, label %41]
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i64 @fread(i8* noundef, i64 noundef, i64 noundef, %struct._IO_FILE* noundef) #2

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.label(metadata) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @one() #0 !dbg !86 {
  store i32 1, i32* @called, align 4, !dbg !87
  ret void, !dbg !88
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @two() #0 !dbg !89 {
  store i32 2, i32* @called, align 4, !dbg !90
  ret void, !dbg !91
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly nofree nounwind willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!15, !16, !17, !18, !19, !20, !21}
!llvm.ident = !{!22}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "called", scope: !2, file: !3, line: 5, type: !14, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/programs/worlds/code_pointers.c", directory: ".", checksumkind: CSK_MD5, checksum: "287b367275d82e04e34f5383841739ce")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "known", scope: !2, file: !3, line: 8, type: !7, isLocal: true, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 128, elements: !12)
!8 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !9)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = !DISubroutineType(types: !11)
!11 = !{null}
!12 = !{!13}
!13 = !DISubrange(count: 2)
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{i32 7, !"Dwarf Version", i32 5}
!16 = !{i32 2, !"Debug Info Version", i32 3}
!17 = !{i32 1, !"wchar_size", i32 4}
!18 = !{i32 7, !"PIC Level", i32 2}
!19 = !{i32 7, !"PIE Level", i32 2}
!20 = !{i32 7, !"uwtable", i32 1}
!21 = !{i32 7, !"frame-pointer", i32 2}
!22 = !{!"Debian clang version 14.0.6"}
!23 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 10, type: !24, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !26)
!24 = !DISubroutineType(types: !25)
!25 = !{!14}
!26 = !{}
!27 = !DILocalVariable(name: "in", scope: !23, file: !3, line: 11, type: !28)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 80, elements: !30)
!29 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!30 = !{!31}
!31 = !DISubrange(count: 10)
!32 = !DILocation(line: 11, column: 17, scope: !23)
!33 = !DILocation(line: 12, column: 13, scope: !34)
!34 = distinct !DILexicalBlock(scope: !23, file: !3, line: 12, column: 7)
!35 = !DILocation(line: 12, column: 31, scope: !34)
!36 = !DILocation(line: 12, column: 7, scope: !34)
!37 = !DILocation(line: 12, column: 38, scope: !34)
!38 = !DILocation(line: 12, column: 7, scope: !23)
!39 = !DILocation(line: 12, column: 52, scope: !34)
!40 = !DILocalVariable(name: "labels", scope: !23, file: !3, line: 13, type: !41)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !42, size: 128, elements: !12)
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!43 = !DILocation(line: 13, column: 9, scope: !23)
!44 = !DILocation(line: 14, column: 7, scope: !45)
!45 = distinct !DILexicalBlock(scope: !23, file: !3, line: 14, column: 7)
!46 = !DILocation(line: 14, column: 13, scope: !45)
!47 = !DILocation(line: 14, column: 7, scope: !23)
!48 = !DILocalVariable(name: "pointer", scope: !49, file: !3, line: 15, type: !9)
!49 = distinct !DILexicalBlock(scope: !45, file: !3, line: 14, column: 21)
!50 = !DILocation(line: 15, column: 12, scope: !49)
!51 = !DILocation(line: 16, column: 5, scope: !49)
!52 = !DILocation(line: 17, column: 5, scope: !49)
!53 = !DILocation(line: 18, column: 12, scope: !49)
!54 = !DILocation(line: 18, column: 19, scope: !49)
!55 = !DILocation(line: 18, column: 31, scope: !49)
!56 = !DILocation(line: 18, column: 38, scope: !49)
!57 = !DILocation(line: 18, column: 5, scope: !49)
!58 = !DILocation(line: 20, column: 7, scope: !59)
!59 = distinct !DILexicalBlock(scope: !23, file: !3, line: 20, column: 7)
!60 = !DILocation(line: 20, column: 13, scope: !59)
!61 = !DILocation(line: 20, column: 7, scope: !23)
!62 = !DILocalVariable(name: "label", scope: !63, file: !3, line: 21, type: !42)
!63 = distinct !DILexicalBlock(scope: !59, file: !3, line: 20, column: 21)
!64 = !DILocation(line: 21, column: 11, scope: !63)
!65 = !DILocation(line: 22, column: 5, scope: !63)
!66 = !DILocation(line: 23, column: 11, scope: !63)
!67 = !DILocation(line: 23, column: 5, scope: !63)
!68 = !DILabel(scope: !63, name: "first", file: !3, line: 24)
!69 = !DILocation(line: 24, column: 3, scope: !63)
!70 = !DILocation(line: 25, column: 5, scope: !63)
!71 = !DILabel(scope: !63, name: "second", file: !3, line: 26)
!72 = !DILocation(line: 26, column: 3, scope: !63)
!73 = !DILocation(line: 27, column: 5, scope: !63)
!74 = !DILocation(line: 29, column: 7, scope: !75)
!75 = distinct !DILexicalBlock(scope: !23, file: !3, line: 29, column: 7)
!76 = !DILocation(line: 29, column: 13, scope: !75)
!77 = !DILocation(line: 29, column: 7, scope: !23)
!78 = !DILocation(line: 29, column: 27, scope: !75)
!79 = !DILocation(line: 29, column: 33, scope: !75)
!80 = !DILocation(line: 29, column: 21, scope: !75)
!81 = !DILocation(line: 30, column: 10, scope: !23)
!82 = !DILocation(line: 30, column: 23, scope: !23)
!83 = !DILocation(line: 30, column: 20, scope: !23)
!84 = !DILocation(line: 30, column: 3, scope: !23)
!85 = !DILocation(line: 31, column: 1, scope: !23)
!86 = distinct !DISubprogram(name: "one", scope: !3, file: !3, line: 6, type: !10, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !26)
!87 = !DILocation(line: 6, column: 32, scope: !86)
!88 = !DILocation(line: 6, column: 37, scope: !86)
!89 = distinct !DISubprogram(name: "two", scope: !3, file: !3, line: 7, type: !10, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !26)
!90 = !DILocation(line: 7, column: 32, scope: !89)
!91 = !DILocation(line: 7, column: 37, scope: !89)
