; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g tests/programs/worlds/wild.c
; ModuleID = 'tests/programs/worlds/wild.c'
source_filename = "tests/programs/worlds/wild.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.tm = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i8* }

@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1
@.str.2 = private unnamed_addr constant [3 x i8] c"on\00", align 1
@global = dso_local global i32 0, align 4, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 !dbg !16 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca %struct.tm, align 8
  %7 = alloca i64, align 8
  %8 = alloca i8*, align 8
  %9 = alloca %struct.tm*, align 8
  %10 = alloca i8*, align 8
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !23, metadata !DIExpression()), !dbg !24
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !25, metadata !DIExpression()), !dbg !26
  call void @llvm.dbg.declare(metadata %struct.tm* %6, metadata !27, metadata !DIExpression()), !dbg !45
  %11 = bitcast %struct.tm* %6 to i8*, !dbg !45
  call void @llvm.memset.p0i8.i64(i8* align 8 %11, i8 0, i64 56, i1 false), !dbg !45
  %12 = bitcast i8* %11 to %struct.tm*, !dbg !45
  %13 = getelementptr inbounds %struct.tm, %struct.tm* %12, i32 0, i32 3, !dbg !45
  store i32 3, i32* %13, align 4, !dbg !45
  call void @llvm.dbg.declare(metadata i64* %7, metadata !46, metadata !DIExpression()), !dbg !51
  store i64 864000, i64* %7, align 8, !dbg !51
  call void @llvm.dbg.declare(metadata i8** %8, metadata !52, metadata !DIExpression()), !dbg !53
  %14 = load i32, i32* %4, align 4, !dbg !54
  %15 = icmp slt i32 %14, 2, !dbg !56
  br i1 %15, label %20, label %16, !dbg !57

16:                                               ; preds = %2
  %17 = bitcast i8** %8 to i8*, !dbg !58
  %18 = call i64 @read(i32 noundef 0, i8* noundef %17, i64 noundef 8), !dbg !59
  %19 = icmp ne i64 %18, 8, !dbg !60
  br i1 %19, label %20, label %21, !dbg !61

20:                                               ; preds = %16, %2
  store i32 2, i32* %3, align 4, !dbg !62
  br label %70, !dbg !62

21:                                               ; preds = %16
  %22 = load i8**, i8*** %5, align 8, !dbg !63
  %23 = getelementptr inbounds i8*, i8** %22, i64 1, !dbg !63
  %24 = load i8*, i8** %23, align 8, !dbg !63
  %25 = getelementptr inbounds i8, i8* %24, i64 0, !dbg !63
  %26 = load i8, i8* %25, align 1, !dbg !63
  %27 = sext i8 %26 to i32, !dbg !63
  switch i32 %27, label %64 [
    i32 119, label %28
    i32 109, label %30
    i32 108, label %32
    i32 105, label %54
  ], !dbg !64

28:                                               ; preds = %21
  %29 = load i8*, i8** %8, align 8, !dbg !65
  store i8 1, i8* %29, align 1, !dbg !67
  br label %64, !dbg !68

30:                                               ; preds = %21
  %31 = load i8*, i8** %8, align 8, !dbg !69
  call void @llvm.memset.p0i8.i64(i8* align 1 %31, i8 7, i64 3, i1 false), !dbg !70
  br label %64, !dbg !71

32:                                               ; preds = %21
  call void @llvm.dbg.declare(metadata %struct.tm** %9, metadata !72, metadata !DIExpression()), !dbg !75
  %33 = load i8*, i8** %8, align 8, !dbg !76
  %34 = ptrtoint i8* %33 to i64, !dbg !77
  %35 = and i64 %34, 1, !dbg !78
  %36 = icmp ne i64 %35, 0, !dbg !78
  br i1 %36, label %37, label %39, !dbg !77

37:                                               ; preds = %32
  %38 = call %struct.tm* @gmtime(i64* noundef %7) #5, !dbg !79
  br label %40, !dbg !77

39:                                               ; preds = %32
  br label %40, !dbg !77

40:                                               ; preds = %39, %37
  %41 = phi %struct.tm* [ %38, %37 ], [ %6, %39 ], !dbg !77
  store %struct.tm* %41, %struct.tm** %9, align 8, !dbg !75
  %42 = load %struct.tm*, %struct.tm** %9, align 8, !dbg !80
  %43 = getelementptr inbounds %struct.tm, %struct.tm* %42, i32 0, i32 3, !dbg !81
  %44 = load i32, i32* %43, align 4, !dbg !82
  %45 = add nsw i32 %44, 1, !dbg !82
  store i32 %45, i32* %43, align 4, !dbg !82
  %46 = call %struct.tm* @gmtime(i64* noundef %7) #5, !dbg !83
  %47 = getelementptr inbounds %struct.tm, %struct.tm* %46, i32 0, i32 3, !dbg !84
  %48 = load i32, i32* %47, align 4, !dbg !84
  %49 = load %struct.tm*, %struct.tm** %9, align 8, !dbg !85
  %50 = getelementptr inbounds %struct.tm, %struct.tm* %49, i32 0, i32 3, !dbg !86
  %51 = load i32, i32* %50, align 4, !dbg !86
  %52 = add nsw i32 %48, %51, !dbg !87
  %53 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0), i32 noundef %52), !dbg !88
  br label %64, !dbg !89

54:                                               ; preds = %21
  call void @llvm.dbg.declare(metadata i8** %10, metadata !90, metadata !DIExpression()), !dbg !92
  %55 = call %struct.tm* @gmtime(i64* noundef %7) #5, !dbg !93
  %56 = call i8* @asctime(%struct.tm* noundef %55) #5, !dbg !94
  store i8* %56, i8** %10, align 8, !dbg !92
  %57 = load i8*, i8** %10, align 8, !dbg !95
  %58 = load i8*, i8** %8, align 8, !dbg !96
  %59 = ptrtoint i8* %58 to i64, !dbg !97
  %60 = urem i64 %59, 24, !dbg !98
  %61 = getelementptr inbounds i8, i8* %57, i64 %60, !dbg !95
  store i8 0, i8* %61, align 1, !dbg !99
  %62 = load i8*, i8** %10, align 8, !dbg !100
  %63 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i8* noundef %62), !dbg !101
  br label %64, !dbg !102

64:                                               ; preds = %21, %54, %40, %30, %28
  %65 = call i32 @puts(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.2, i64 0, i64 0)), !dbg !103
  %66 = load i32, i32* @global, align 4, !dbg !104
  %67 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0), i32 noundef %66), !dbg !105
  %68 = call noalias i8* @malloc(i64 noundef 3) #5, !dbg !106
  call void @free(i8* noundef %68) #5, !dbg !107
  %69 = load i32, i32* @global, align 4, !dbg !108
  store i32 %69, i32* %3, align 4, !dbg !109
  br label %70, !dbg !109

70:                                               ; preds = %64, %20
  %71 = load i32, i32* %3, align 4, !dbg !110
  ret i32 %71, !dbg !110
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

declare i64 @read(i32 noundef, i8* noundef, i64 noundef) #3

; Function Attrs: nounwind
declare %struct.tm* @gmtime(i64* noundef) #4

declare i32 @printf(i8* noundef, ...) #3

; Function Attrs: nounwind
declare i8* @asctime(%struct.tm* noundef) #4

declare i32 @puts(i8* noundef) #3

; Function Attrs: nounwind
declare void @free(i8* noundef) #4

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nofree nounwind willreturn writeonly }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!8, !9, !10, !11, !12, !13, !14}
!llvm.ident = !{!15}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "global", scope: !2, file: !3, line: 8, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/programs/worlds/wild.c", directory: ".", checksumkind: CSK_MD5, checksum: "7832ed699257f5ed62c53692c79d79a9")
!4 = !{!5}
!5 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!6 = !{!0}
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{i32 7, !"Dwarf Version", i32 5}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 7, !"PIC Level", i32 2}
!12 = !{i32 7, !"PIE Level", i32 2}
!13 = !{i32 7, !"uwtable", i32 1}
!14 = !{i32 7, !"frame-pointer", i32 2}
!15 = !{!"Debian clang version 14.0.6"}
!16 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 10, type: !17, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !22)
!17 = !DISubroutineType(types: !18)
!18 = !{!7, !7, !19}
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{}
!23 = !DILocalVariable(name: "argc", arg: 1, scope: !16, file: !3, line: 10, type: !7)
!24 = !DILocation(line: 10, column: 14, scope: !16)
!25 = !DILocalVariable(name: "argv", arg: 2, scope: !16, file: !3, line: 10, type: !19)
!26 = !DILocation(line: 10, column: 27, scope: !16)
!27 = !DILocalVariable(name: "own", scope: !16, file: !3, line: 12, type: !28)
!28 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "tm", file: !29, line: 7, size: 448, elements: !30)
!29 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_tm.h", directory: "", checksumkind: CSK_MD5, checksum: "9e5545b565ef031c4cd0faf90b69386f")
!30 = !{!31, !32, !33, !34, !35, !36, !37, !38, !39, !40, !42}
!31 = !DIDerivedType(tag: DW_TAG_member, name: "tm_sec", scope: !28, file: !29, line: 9, baseType: !7, size: 32)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "tm_min", scope: !28, file: !29, line: 10, baseType: !7, size: 32, offset: 32)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "tm_hour", scope: !28, file: !29, line: 11, baseType: !7, size: 32, offset: 64)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "tm_mday", scope: !28, file: !29, line: 12, baseType: !7, size: 32, offset: 96)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "tm_mon", scope: !28, file: !29, line: 13, baseType: !7, size: 32, offset: 128)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "tm_year", scope: !28, file: !29, line: 14, baseType: !7, size: 32, offset: 160)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "tm_wday", scope: !28, file: !29, line: 15, baseType: !7, size: 32, offset: 192)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "tm_yday", scope: !28, file: !29, line: 16, baseType: !7, size: 32, offset: 224)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "tm_isdst", scope: !28, file: !29, line: 17, baseType: !7, size: 32, offset: 256)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "tm_gmtoff", scope: !28, file: !29, line: 20, baseType: !41, size: 64, offset: 320)
!41 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "tm_zone", scope: !28, file: !29, line: 21, baseType: !43, size: 64, offset: 384)
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !44, size: 64)
!44 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!45 = !DILocation(line: 12, column: 15, scope: !16)
!46 = !DILocalVariable(name: "when", scope: !16, file: !3, line: 13, type: !47)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !48, line: 10, baseType: !49)
!48 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/time_t.h", directory: "", checksumkind: CSK_MD5, checksum: "5c299a4954617c88bb03645c7864e1b1")
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !50, line: 160, baseType: !41)
!50 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!51 = !DILocation(line: 13, column: 12, scope: !16)
!52 = !DILocalVariable(name: "wild", scope: !16, file: !3, line: 14, type: !20)
!53 = !DILocation(line: 14, column: 11, scope: !16)
!54 = !DILocation(line: 15, column: 9, scope: !55)
!55 = distinct !DILexicalBlock(scope: !16, file: !3, line: 15, column: 9)
!56 = !DILocation(line: 15, column: 14, scope: !55)
!57 = !DILocation(line: 15, column: 18, scope: !55)
!58 = !DILocation(line: 15, column: 29, scope: !55)
!59 = !DILocation(line: 15, column: 21, scope: !55)
!60 = !DILocation(line: 15, column: 49, scope: !55)
!61 = !DILocation(line: 15, column: 9, scope: !16)
!62 = !DILocation(line: 16, column: 9, scope: !55)
!63 = !DILocation(line: 17, column: 13, scope: !16)
!64 = !DILocation(line: 17, column: 5, scope: !16)
!65 = !DILocation(line: 19, column: 10, scope: !66)
!66 = distinct !DILexicalBlock(scope: !16, file: !3, line: 17, column: 25)
!67 = !DILocation(line: 19, column: 15, scope: !66)
!68 = !DILocation(line: 20, column: 9, scope: !66)
!69 = !DILocation(line: 22, column: 16, scope: !66)
!70 = !DILocation(line: 22, column: 9, scope: !66)
!71 = !DILocation(line: 23, column: 9, scope: !66)
!72 = !DILocalVariable(name: "t", scope: !73, file: !3, line: 25, type: !74)
!73 = distinct !DILexicalBlock(scope: !66, file: !3, line: 24, column: 15)
!74 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!75 = !DILocation(line: 25, column: 20, scope: !73)
!76 = !DILocation(line: 25, column: 39, scope: !73)
!77 = !DILocation(line: 25, column: 24, scope: !73)
!78 = !DILocation(line: 25, column: 44, scope: !73)
!79 = !DILocation(line: 25, column: 50, scope: !73)
!80 = !DILocation(line: 26, column: 9, scope: !73)
!81 = !DILocation(line: 26, column: 12, scope: !73)
!82 = !DILocation(line: 26, column: 20, scope: !73)
!83 = !DILocation(line: 27, column: 24, scope: !73)
!84 = !DILocation(line: 27, column: 39, scope: !73)
!85 = !DILocation(line: 27, column: 49, scope: !73)
!86 = !DILocation(line: 27, column: 52, scope: !73)
!87 = !DILocation(line: 27, column: 47, scope: !73)
!88 = !DILocation(line: 27, column: 9, scope: !73)
!89 = !DILocation(line: 28, column: 9, scope: !73)
!90 = !DILocalVariable(name: "text", scope: !91, file: !3, line: 31, type: !20)
!91 = distinct !DILexicalBlock(scope: !66, file: !3, line: 30, column: 15)
!92 = !DILocation(line: 31, column: 15, scope: !91)
!93 = !DILocation(line: 31, column: 30, scope: !91)
!94 = !DILocation(line: 31, column: 22, scope: !91)
!95 = !DILocation(line: 32, column: 9, scope: !91)
!96 = !DILocation(line: 32, column: 29, scope: !91)
!97 = !DILocation(line: 32, column: 14, scope: !91)
!98 = !DILocation(line: 32, column: 34, scope: !91)
!99 = !DILocation(line: 32, column: 40, scope: !91)
!100 = !DILocation(line: 33, column: 24, scope: !91)
!101 = !DILocation(line: 33, column: 9, scope: !91)
!102 = !DILocation(line: 34, column: 9, scope: !91)
!103 = !DILocation(line: 37, column: 5, scope: !16)
!104 = !DILocation(line: 38, column: 20, scope: !16)
!105 = !DILocation(line: 38, column: 5, scope: !16)
!106 = !DILocation(line: 39, column: 10, scope: !16)
!107 = !DILocation(line: 39, column: 5, scope: !16)
!108 = !DILocation(line: 40, column: 12, scope: !16)
!109 = !DILocation(line: 40, column: 5, scope: !16)
!110 = !DILocation(line: 41, column: 1, scope: !16)
