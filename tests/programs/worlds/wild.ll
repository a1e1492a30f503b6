; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g tests/programs/worlds/wild.c
; ModuleID = 'tests/programs/worlds/wild.c'
source_filename = "tests/programs/worlds/wild.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.tm = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i8* }

@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.2 = private unnamed_addr constant [3 x i8] c"19\00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c"nine\00", align 1
@.str.4 = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1
@.str.5 = private unnamed_addr constant [3 x i8] c"on\00", align 1
@global = dso_local global i32 0, align 4, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 !dbg !18 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca %struct.tm, align 8
  %7 = alloca i64, align 8
  %8 = alloca i8*, align 8
  %9 = alloca %struct.tm*, align 8
  %10 = alloca [5 x i8], align 1
  %11 = alloca i8*, align 8
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !25, metadata !DIExpression()), !dbg !26
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !27, metadata !DIExpression()), !dbg !28
  call void @llvm.dbg.declare(metadata %struct.tm* %6, metadata !29, metadata !DIExpression()), !dbg !46
  %12 = bitcast %struct.tm* %6 to i8*, !dbg !46
  call void @llvm.memset.p0i8.i64(i8* align 8 %12, i8 0, i64 56, i1 false), !dbg !46
  %13 = bitcast i8* %12 to %struct.tm*, !dbg !46
  %14 = getelementptr inbounds %struct.tm, %struct.tm* %13, i32 0, i32 3, !dbg !46
  store i32 3, i32* %14, align 4, !dbg !46
  call void @llvm.dbg.declare(metadata i64* %7, metadata !47, metadata !DIExpression()), !dbg !52
  store i64 864000, i64* %7, align 8, !dbg !52
  call void @llvm.dbg.declare(metadata i8** %8, metadata !53, metadata !DIExpression()), !dbg !54
  %15 = load i32, i32* %4, align 4, !dbg !55
  %16 = icmp slt i32 %15, 2, !dbg !57
  br i1 %16, label %21, label %17, !dbg !58

17:                                               ; preds = %2
  %18 = bitcast i8** %8 to i8*, !dbg !59
  %19 = call i64 @read(i32 noundef 0, i8* noundef %18, i64 noundef 8), !dbg !60
  %20 = icmp ne i64 %19, 8, !dbg !61
  br i1 %20, label %21, label %22, !dbg !62

21:                                               ; preds = %17, %2
  store i32 2, i32* %3, align 4, !dbg !63
  br label %97, !dbg !63

22:                                               ; preds = %17
  %23 = load i8**, i8*** %5, align 8, !dbg !64
  %24 = getelementptr inbounds i8*, i8** %23, i64 1, !dbg !64
  %25 = load i8*, i8** %24, align 8, !dbg !64
  %26 = getelementptr inbounds i8, i8* %25, i64 0, !dbg !64
  %27 = load i8, i8* %26, align 1, !dbg !64
  %28 = sext i8 %27 to i32, !dbg !64
  switch i32 %28, label %91 [
    i32 119, label %29
    i32 109, label %31
    i32 108, label %33
    i32 102, label %55
    i32 115, label %64
    i32 105, label %81
  ], !dbg !65

29:                                               ; preds = %22
  %30 = load i8*, i8** %8, align 8, !dbg !66
  store i8 1, i8* %30, align 1, !dbg !68
  br label %91, !dbg !69

31:                                               ; preds = %22
  %32 = load i8*, i8** %8, align 8, !dbg !70
  call void @llvm.memset.p0i8.i64(i8* align 1 %32, i8 7, i64 3, i1 false), !dbg !71
  br label %91, !dbg !72

33:                                               ; preds = %22
  call void @llvm.dbg.declare(metadata %struct.tm** %9, metadata !73, metadata !DIExpression()), !dbg !76
  %34 = load i8*, i8** %8, align 8, !dbg !77
  %35 = ptrtoint i8* %34 to i64, !dbg !78
  %36 = and i64 %35, 1, !dbg !79
  %37 = icmp ne i64 %36, 0, !dbg !79
  br i1 %37, label %38, label %40, !dbg !78

38:                                               ; preds = %33
  %39 = call %struct.tm* @gmtime(i64* noundef %7) #5, !dbg !80
  br label %41, !dbg !78

40:                                               ; preds = %33
  br label %41, !dbg !78

41:                                               ; preds = %40, %38
  %42 = phi %struct.tm* [ %39, %38 ], [ %6, %40 ], !dbg !78
  store %struct.tm* %42, %struct.tm** %9, align 8, !dbg !76
  %43 = load %struct.tm*, %struct.tm** %9, align 8, !dbg !81
  %44 = getelementptr inbounds %struct.tm, %struct.tm* %43, i32 0, i32 3, !dbg !82
  %45 = load i32, i32* %44, align 4, !dbg !83
  %46 = add nsw i32 %45, 1, !dbg !83
  store i32 %46, i32* %44, align 4, !dbg !83
  %47 = call %struct.tm* @gmtime(i64* noundef %7) #5, !dbg !84
  %48 = getelementptr inbounds %struct.tm, %struct.tm* %47, i32 0, i32 3, !dbg !85
  %49 = load i32, i32* %48, align 4, !dbg !85
  %50 = load %struct.tm*, %struct.tm** %9, align 8, !dbg !86
  %51 = getelementptr inbounds %struct.tm, %struct.tm* %50, i32 0, i32 3, !dbg !87
  %52 = load i32, i32* %51, align 4, !dbg !87
  %53 = add nsw i32 %49, %52, !dbg !88
  %54 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0), i32 noundef %53), !dbg !89
  br label %91, !dbg !90

55:                                               ; preds = %22
  %56 = load i8*, i8** %8, align 8, !dbg !91
  %57 = ptrtoint i8* %56 to i64, !dbg !92
  %58 = trunc i64 %57 to i8, !dbg !93
  %59 = zext i8 %58 to i32, !dbg !93
  %60 = and i32 %59, 3, !dbg !94
  %61 = call i64 @write(i32 noundef %60, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0), i64 noundef 1), !dbg !95
  %62 = trunc i64 %61 to i32, !dbg !96
  %63 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0), i32 noundef %62), !dbg !97
  br label %91, !dbg !98

64:                                               ; preds = %22
  call void @llvm.dbg.declare(metadata [5 x i8]* %10, metadata !99, metadata !DIExpression()), !dbg !104
  %65 = getelementptr inbounds [5 x i8], [5 x i8]* %10, i64 0, i64 0, !dbg !105
  %66 = load i8*, i8** %8, align 8, !dbg !106
  %67 = ptrtoint i8* %66 to i64, !dbg !107
  %68 = and i64 %67, 1, !dbg !108
  %69 = getelementptr inbounds [3 x i8], [3 x i8]* @.str.2, i64 0, i64 %68, !dbg !109
  %70 = load i8, i8* %69, align 1, !dbg !109
  store i8 %70, i8* %65, align 1, !dbg !105
  %71 = getelementptr inbounds i8, i8* %65, i64 1, !dbg !105
  store i8 101, i8* %71, align 1, !dbg !105
  %72 = getelementptr inbounds i8, i8* %71, i64 1, !dbg !105
  store i8 53, i8* %72, align 1, !dbg !105
  %73 = getelementptr inbounds i8, i8* %72, i64 1, !dbg !105
  store i8 50, i8* %73, align 1, !dbg !105
  %74 = getelementptr inbounds i8, i8* %73, i64 1, !dbg !105
  store i8 0, i8* %74, align 1, !dbg !105
  %75 = getelementptr inbounds [5 x i8], [5 x i8]* %10, i64 0, i64 0, !dbg !110
  %76 = call double @strtod(i8* noundef %75, i8** noundef null) #5, !dbg !112
  %77 = fcmp oeq double %76, 9.000000e+52, !dbg !113
  br i1 %77, label %78, label %80, !dbg !114

78:                                               ; preds = %64
  %79 = call i32 @puts(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.3, i64 0, i64 0)), !dbg !115
  br label %80, !dbg !115

80:                                               ; preds = %78, %64
  br label %91, !dbg !116

81:                                               ; preds = %22
  call void @llvm.dbg.declare(metadata i8** %11, metadata !117, metadata !DIExpression()), !dbg !119
  %82 = call %struct.tm* @gmtime(i64* noundef %7) #5, !dbg !120
  %83 = call i8* @asctime(%struct.tm* noundef %82) #5, !dbg !121
  store i8* %83, i8** %11, align 8, !dbg !119
  %84 = load i8*, i8** %11, align 8, !dbg !122
  %85 = load i8*, i8** %8, align 8, !dbg !123
  %86 = ptrtoint i8* %85 to i64, !dbg !124
  %87 = urem i64 %86, 24, !dbg !125
  %88 = getelementptr inbounds i8, i8* %84, i64 %87, !dbg !122
  store i8 0, i8* %88, align 1, !dbg !126
  %89 = load i8*, i8** %11, align 8, !dbg !127
  %90 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.4, i64 0, i64 0), i8* noundef %89), !dbg !128
  br label %91, !dbg !129

91:                                               ; preds = %22, %81, %80, %55, %41, %31, %29
  %92 = call i32 @puts(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.5, i64 0, i64 0)), !dbg !130
  %93 = load i32, i32* @global, align 4, !dbg !131
  %94 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0), i32 noundef %93), !dbg !132
  %95 = call noalias i8* @malloc(i64 noundef 3) #5, !dbg !133
  call void @free(i8* noundef %95) #5, !dbg !134
  %96 = load i32, i32* @global, align 4, !dbg !135
  store i32 %96, i32* %3, align 4, !dbg !136
  br label %97, !dbg !136

97:                                               ; preds = %91, %21
  %98 = load i32, i32* %3, align 4, !dbg !137
  ret i32 %98, !dbg !137
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

declare i64 @read(i32 noundef, i8* noundef, i64 noundef) #3

; Function Attrs: nounwind
declare %struct.tm* @gmtime(i64* noundef) #4

declare i32 @printf(i8* noundef, ...) #3

declare i64 @write(i32 noundef, i8* noundef, i64 noundef) #3

; Function Attrs: nounwind
declare double @strtod(i8* noundef, i8** noundef) #4

declare i32 @puts(i8* noundef) #3

; Function Attrs: nounwind
declare i8* @asctime(%struct.tm* noundef) #4

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
!llvm.module.flags = !{!10, !11, !12, !13, !14, !15, !16}
!llvm.ident = !{!17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "global", scope: !2, file: !3, line: 8, type: !6, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !9, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/programs/worlds/wild.c", directory: ".", checksumkind: CSK_MD5, checksum: "87dd3b1e933adb4a581ea1a7e10c39af")
!4 = !{!5, !6, !7, !8}
!5 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !{!0}
!10 = !{i32 7, !"Dwarf Version", i32 5}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 7, !"PIC Level", i32 2}
!14 = !{i32 7, !"PIE Level", i32 2}
!15 = !{i32 7, !"uwtable", i32 1}
!16 = !{i32 7, !"frame-pointer", i32 2}
!17 = !{!"Debian clang version 14.0.6"}
!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 10, type: !19, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!19 = !DISubroutineType(types: !20)
!20 = !{!6, !6, !21}
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!24 = !{}
!25 = !DILocalVariable(name: "argc", arg: 1, scope: !18, file: !3, line: 10, type: !6)
!26 = !DILocation(line: 10, column: 14, scope: !18)
!27 = !DILocalVariable(name: "argv", arg: 2, scope: !18, file: !3, line: 10, type: !21)
!28 = !DILocation(line: 10, column: 27, scope: !18)
!29 = !DILocalVariable(name: "own", scope: !18, file: !3, line: 12, type: !30)
!30 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "tm", file: !31, line: 7, size: 448, elements: !32)
!31 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_tm.h", directory: "", checksumkind: CSK_MD5, checksum: "9e5545b565ef031c4cd0faf90b69386f")
!32 = !{!33, !34, !35, !36, !37, !38, !39, !40, !41, !42, !43}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "tm_sec", scope: !30, file: !31, line: 9, baseType: !6, size: 32)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "tm_min", scope: !30, file: !31, line: 10, baseType: !6, size: 32, offset: 32)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "tm_hour", scope: !30, file: !31, line: 11, baseType: !6, size: 32, offset: 64)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "tm_mday", scope: !30, file: !31, line: 12, baseType: !6, size: 32, offset: 96)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "tm_mon", scope: !30, file: !31, line: 13, baseType: !6, size: 32, offset: 128)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "tm_year", scope: !30, file: !31, line: 14, baseType: !6, size: 32, offset: 160)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "tm_wday", scope: !30, file: !31, line: 15, baseType: !6, size: 32, offset: 192)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "tm_yday", scope: !30, file: !31, line: 16, baseType: !6, size: 32, offset: 224)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "tm_isdst", scope: !30, file: !31, line: 17, baseType: !6, size: 32, offset: 256)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "tm_gmtoff", scope: !30, file: !31, line: 20, baseType: !8, size: 64, offset: 320)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "tm_zone", scope: !30, file: !31, line: 21, baseType: !44, size: 64, offset: 384)
!44 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !45, size: 64)
!45 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !23)
!46 = !DILocation(line: 12, column: 15, scope: !18)
!47 = !DILocalVariable(name: "when", scope: !18, file: !3, line: 13, type: !48)
!48 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !49, line: 10, baseType: !50)
!49 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/time_t.h", directory: "", checksumkind: CSK_MD5, checksum: "5c299a4954617c88bb03645c7864e1b1")
!50 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !51, line: 160, baseType: !8)
!51 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!52 = !DILocation(line: 13, column: 12, scope: !18)
!53 = !DILocalVariable(name: "wild", scope: !18, file: !3, line: 14, type: !22)
!54 = !DILocation(line: 14, column: 11, scope: !18)
!55 = !DILocation(line: 15, column: 9, scope: !56)
!56 = distinct !DILexicalBlock(scope: !18, file: !3, line: 15, column: 9)
!57 = !DILocation(line: 15, column: 14, scope: !56)
!58 = !DILocation(line: 15, column: 18, scope: !56)
!59 = !DILocation(line: 15, column: 29, scope: !56)
!60 = !DILocation(line: 15, column: 21, scope: !56)
!61 = !DILocation(line: 15, column: 49, scope: !56)
!62 = !DILocation(line: 15, column: 9, scope: !18)
!63 = !DILocation(line: 16, column: 9, scope: !56)
!64 = !DILocation(line: 17, column: 13, scope: !18)
!65 = !DILocation(line: 17, column: 5, scope: !18)
!66 = !DILocation(line: 19, column: 10, scope: !67)
!67 = distinct !DILexicalBlock(scope: !18, file: !3, line: 17, column: 25)
!68 = !DILocation(line: 19, column: 15, scope: !67)
!69 = !DILocation(line: 20, column: 9, scope: !67)
!70 = !DILocation(line: 22, column: 16, scope: !67)
!71 = !DILocation(line: 22, column: 9, scope: !67)
!72 = !DILocation(line: 23, column: 9, scope: !67)
!73 = !DILocalVariable(name: "t", scope: !74, file: !3, line: 25, type: !75)
!74 = distinct !DILexicalBlock(scope: !67, file: !3, line: 24, column: 15)
!75 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!76 = !DILocation(line: 25, column: 20, scope: !74)
!77 = !DILocation(line: 25, column: 39, scope: !74)
!78 = !DILocation(line: 25, column: 24, scope: !74)
!79 = !DILocation(line: 25, column: 44, scope: !74)
!80 = !DILocation(line: 25, column: 50, scope: !74)
!81 = !DILocation(line: 26, column: 9, scope: !74)
!82 = !DILocation(line: 26, column: 12, scope: !74)
!83 = !DILocation(line: 26, column: 20, scope: !74)
!84 = !DILocation(line: 27, column: 24, scope: !74)
!85 = !DILocation(line: 27, column: 39, scope: !74)
!86 = !DILocation(line: 27, column: 49, scope: !74)
!87 = !DILocation(line: 27, column: 52, scope: !74)
!88 = !DILocation(line: 27, column: 47, scope: !74)
!89 = !DILocation(line: 27, column: 9, scope: !74)
!90 = !DILocation(line: 28, column: 9, scope: !74)
!91 = !DILocation(line: 31, column: 56, scope: !67)
!92 = !DILocation(line: 31, column: 50, scope: !67)
!93 = !DILocation(line: 31, column: 35, scope: !67)
!94 = !DILocation(line: 31, column: 61, scope: !67)
!95 = !DILocation(line: 31, column: 29, scope: !67)
!96 = !DILocation(line: 31, column: 24, scope: !67)
!97 = !DILocation(line: 31, column: 9, scope: !67)
!98 = !DILocation(line: 32, column: 9, scope: !67)
!99 = !DILocalVariable(name: "number", scope: !100, file: !3, line: 34, type: !101)
!100 = distinct !DILexicalBlock(scope: !67, file: !3, line: 33, column: 15)
!101 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 40, elements: !102)
!102 = !{!103}
!103 = !DISubrange(count: 5)
!104 = !DILocation(line: 34, column: 14, scope: !100)
!105 = !DILocation(line: 34, column: 25, scope: !100)
!106 = !DILocation(line: 34, column: 37, scope: !100)
!107 = !DILocation(line: 34, column: 31, scope: !100)
!108 = !DILocation(line: 34, column: 42, scope: !100)
!109 = !DILocation(line: 34, column: 26, scope: !100)
!110 = !DILocation(line: 35, column: 20, scope: !111)
!111 = distinct !DILexicalBlock(scope: !100, file: !3, line: 35, column: 13)
!112 = !DILocation(line: 35, column: 13, scope: !111)
!113 = !DILocation(line: 35, column: 31, scope: !111)
!114 = !DILocation(line: 35, column: 13, scope: !100)
!115 = !DILocation(line: 35, column: 40, scope: !111)
!116 = !DILocation(line: 36, column: 9, scope: !100)
!117 = !DILocalVariable(name: "text", scope: !118, file: !3, line: 39, type: !22)
!118 = distinct !DILexicalBlock(scope: !67, file: !3, line: 38, column: 15)
!119 = !DILocation(line: 39, column: 15, scope: !118)
!120 = !DILocation(line: 39, column: 30, scope: !118)
!121 = !DILocation(line: 39, column: 22, scope: !118)
!122 = !DILocation(line: 40, column: 9, scope: !118)
!123 = !DILocation(line: 40, column: 29, scope: !118)
!124 = !DILocation(line: 40, column: 14, scope: !118)
!125 = !DILocation(line: 40, column: 34, scope: !118)
!126 = !DILocation(line: 40, column: 40, scope: !118)
!127 = !DILocation(line: 41, column: 24, scope: !118)
!128 = !DILocation(line: 41, column: 9, scope: !118)
!129 = !DILocation(line: 42, column: 9, scope: !118)
!130 = !DILocation(line: 45, column: 5, scope: !18)
!131 = !DILocation(line: 46, column: 20, scope: !18)
!132 = !DILocation(line: 46, column: 5, scope: !18)
!133 = !DILocation(line: 47, column: 10, scope: !18)
!134 = !DILocation(line: 47, column: 5, scope: !18)
!135 = !DILocation(line: 48, column: 12, scope: !18)
!136 = !DILocation(line: 48, column: 5, scope: !18)
!137 = !DILocation(line: 49, column: 1, scope: !18)
