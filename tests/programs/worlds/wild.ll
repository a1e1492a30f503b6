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
  %10 = alloca [3 x %struct.tm*], align 16
  %11 = alloca %struct.tm, align 8
  %12 = alloca i32, align 4
  %13 = alloca [5 x i8], align 1
  %14 = alloca i8*, align 8
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !25, metadata !DIExpression()), !dbg !26
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !27, metadata !DIExpression()), !dbg !28
  call void @llvm.dbg.declare(metadata %struct.tm* %6, metadata !29, metadata !DIExpression()), !dbg !46
  %15 = bitcast %struct.tm* %6 to i8*, !dbg !46
  call void @llvm.memset.p0i8.i64(i8* align 8 %15, i8 0, i64 56, i1 false), !dbg !46
  %16 = bitcast i8* %15 to %struct.tm*, !dbg !46
  %17 = getelementptr inbounds %struct.tm, %struct.tm* %16, i32 0, i32 3, !dbg !46
  store i32 3, i32* %17, align 4, !dbg !46
  call void @llvm.dbg.declare(metadata i64* %7, metadata !47, metadata !DIExpression()), !dbg !52
  store i64 864000, i64* %7, align 8, !dbg !52
  call void @llvm.dbg.declare(metadata i8** %8, metadata !53, metadata !DIExpression()), !dbg !54
  %18 = load i32, i32* %4, align 4, !dbg !55
  %19 = icmp slt i32 %18, 2, !dbg !57
  br i1 %19, label %24, label %20, !dbg !58

20:                                               ; preds = %2
  %21 = bitcast i8** %8 to i8*, !dbg !59
  %22 = call i64 @read(i32 noundef 0, i8* noundef %21, i64 noundef 8), !dbg !60
  %23 = icmp ne i64 %22, 8, !dbg !61
  br i1 %23, label %24, label %25, !dbg !62

24:                                               ; preds = %20, %2
  store i32 2, i32* %3, align 4, !dbg !63
  br label %123, !dbg !63

25:                                               ; preds = %20
  %26 = load i8**, i8*** %5, align 8, !dbg !64
  %27 = getelementptr inbounds i8*, i8** %26, i64 1, !dbg !64
  %28 = load i8*, i8** %27, align 8, !dbg !64
  %29 = getelementptr inbounds i8, i8* %28, i64 0, !dbg !64
  %30 = load i8, i8* %29, align 1, !dbg !64
  %31 = sext i8 %30 to i32, !dbg !64
  switch i32 %31, label %117 [
    i32 119, label %32
    i32 109, label %34
    i32 108, label %36
    i32 102, label %58
    i32 116, label %67
    i32 115, label %90
    i32 105, label %107
  ], !dbg !65

32:                                               ; preds = %25
  %33 = load i8*, i8** %8, align 8, !dbg !66
  store i8 1, i8* %33, align 1, !dbg !68
  br label %117, !dbg !69

34:                                               ; preds = %25
  %35 = load i8*, i8** %8, align 8, !dbg !70
  call void @llvm.memset.p0i8.i64(i8* align 1 %35, i8 7, i64 3, i1 false), !dbg !71
  br label %117, !dbg !72

36:                                               ; preds = %25
  call void @llvm.dbg.declare(metadata %struct.tm** %9, metadata !73, metadata !DIExpression()), !dbg !76
  %37 = load i8*, i8** %8, align 8, !dbg !77
  %38 = ptrtoint i8* %37 to i64, !dbg !78
  %39 = and i64 %38, 1, !dbg !79
  %40 = icmp ne i64 %39, 0, !dbg !79
  br i1 %40, label %41, label %43, !dbg !78

41:                                               ; preds = %36
  %42 = call %struct.tm* @gmtime(i64* noundef %7) #6, !dbg !80
  br label %44, !dbg !78

43:                                               ; preds = %36
  br label %44, !dbg !78

44:                                               ; preds = %43, %41
  %45 = phi %struct.tm* [ %42, %41 ], [ %6, %43 ], !dbg !78
  store %struct.tm* %45, %struct.tm** %9, align 8, !dbg !76
  %46 = load %struct.tm*, %struct.tm** %9, align 8, !dbg !81
  %47 = getelementptr inbounds %struct.tm, %struct.tm* %46, i32 0, i32 3, !dbg !82
  %48 = load i32, i32* %47, align 4, !dbg !83
  %49 = add nsw i32 %48, 1, !dbg !83
  store i32 %49, i32* %47, align 4, !dbg !83
  %50 = call %struct.tm* @gmtime(i64* noundef %7) #6, !dbg !84
  %51 = getelementptr inbounds %struct.tm, %struct.tm* %50, i32 0, i32 3, !dbg !85
  %52 = load i32, i32* %51, align 4, !dbg !85
  %53 = load %struct.tm*, %struct.tm** %9, align 8, !dbg !86
  %54 = getelementptr inbounds %struct.tm, %struct.tm* %53, i32 0, i32 3, !dbg !87
  %55 = load i32, i32* %54, align 4, !dbg !87
  %56 = add nsw i32 %52, %55, !dbg !88
  %57 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0), i32 noundef %56), !dbg !89
  br label %117, !dbg !90

58:                                               ; preds = %25
  %59 = load i8*, i8** %8, align 8, !dbg !91
  %60 = ptrtoint i8* %59 to i64, !dbg !92
  %61 = trunc i64 %60 to i8, !dbg !93
  %62 = zext i8 %61 to i32, !dbg !93
  %63 = and i32 %62, 3, !dbg !94
  %64 = call i64 @write(i32 noundef %63, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0), i64 noundef 1), !dbg !95
  %65 = trunc i64 %64 to i32, !dbg !96
  %66 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0), i32 noundef %65), !dbg !97
  br label %117, !dbg !98

67:                                               ; preds = %25
  call void @llvm.dbg.declare(metadata [3 x %struct.tm*]* %10, metadata !99, metadata !DIExpression()), !dbg !104
  %68 = getelementptr inbounds [3 x %struct.tm*], [3 x %struct.tm*]* %10, i64 0, i64 0, !dbg !105
  store %struct.tm* %6, %struct.tm** %68, align 8, !dbg !105
  %69 = getelementptr inbounds %struct.tm*, %struct.tm** %68, i64 1, !dbg !105
  %70 = call %struct.tm* @gmtime(i64* noundef %7) #6, !dbg !106
  store %struct.tm* %70, %struct.tm** %69, align 8, !dbg !105
  %71 = getelementptr inbounds %struct.tm*, %struct.tm** %69, i64 1, !dbg !105
  store %struct.tm* %6, %struct.tm** %71, align 8, !dbg !105
  call void @llvm.dbg.declare(metadata %struct.tm* %11, metadata !107, metadata !DIExpression()), !dbg !108
  %72 = bitcast %struct.tm* %11 to i8*, !dbg !109
  %73 = bitcast %struct.tm* %6 to i8*, !dbg !109
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %72, i8* align 8 %73, i64 56, i1 false), !dbg !109
  call void @llvm.dbg.declare(metadata i32* %12, metadata !110, metadata !DIExpression()), !dbg !112
  %74 = load i8*, i8** %8, align 8, !dbg !113
  %75 = ptrtoint i8* %74 to i64, !dbg !114
  %76 = trunc i64 %75 to i8, !dbg !115
  %77 = zext i8 %76 to i32, !dbg !115
  %78 = srem i32 %77, 3, !dbg !116
  store i32 %78, i32* %12, align 4, !dbg !112
  %79 = load i32, i32* %12, align 4, !dbg !117
  %80 = zext i32 %79 to i64, !dbg !118
  %81 = getelementptr inbounds [3 x %struct.tm*], [3 x %struct.tm*]* %10, i64 0, i64 %80, !dbg !118
  store %struct.tm* null, %struct.tm** %81, align 8, !dbg !119
  %82 = load i32, i32* %12, align 4, !dbg !120
  %83 = zext i32 %82 to i64, !dbg !121
  %84 = getelementptr inbounds [3 x %struct.tm*], [3 x %struct.tm*]* %10, i64 0, i64 %83, !dbg !121
  store %struct.tm* %11, %struct.tm** %84, align 8, !dbg !122
  %85 = getelementptr inbounds [3 x %struct.tm*], [3 x %struct.tm*]* %10, i64 0, i64 1, !dbg !123
  %86 = load %struct.tm*, %struct.tm** %85, align 8, !dbg !123
  %87 = getelementptr inbounds %struct.tm, %struct.tm* %86, i32 0, i32 3, !dbg !124
  %88 = load i32, i32* %87, align 4, !dbg !125
  %89 = add nsw i32 %88, 1, !dbg !125
  store i32 %89, i32* %87, align 4, !dbg !125
  br label %117, !dbg !126

90:                                               ; preds = %25
  call void @llvm.dbg.declare(metadata [5 x i8]* %13, metadata !127, metadata !DIExpression()), !dbg !132
  %91 = getelementptr inbounds [5 x i8], [5 x i8]* %13, i64 0, i64 0, !dbg !133
  %92 = load i8*, i8** %8, align 8, !dbg !134
  %93 = ptrtoint i8* %92 to i64, !dbg !135
  %94 = and i64 %93, 1, !dbg !136
  %95 = getelementptr inbounds [3 x i8], [3 x i8]* @.str.2, i64 0, i64 %94, !dbg !137
  %96 = load i8, i8* %95, align 1, !dbg !137
  store i8 %96, i8* %91, align 1, !dbg !133
  %97 = getelementptr inbounds i8, i8* %91, i64 1, !dbg !133
  store i8 101, i8* %97, align 1, !dbg !133
  %98 = getelementptr inbounds i8, i8* %97, i64 1, !dbg !133
  store i8 53, i8* %98, align 1, !dbg !133
  %99 = getelementptr inbounds i8, i8* %98, i64 1, !dbg !133
  store i8 50, i8* %99, align 1, !dbg !133
  %100 = getelementptr inbounds i8, i8* %99, i64 1, !dbg !133
  store i8 0, i8* %100, align 1, !dbg !133
  %101 = getelementptr inbounds [5 x i8], [5 x i8]* %13, i64 0, i64 0, !dbg !138
  %102 = call double @strtod(i8* noundef %101, i8** noundef null) #6, !dbg !140
  %103 = fcmp oeq double %102, 9.000000e+52, !dbg !141
  br i1 %103, label %104, label %106, !dbg !142

104:                                              ; preds = %90
  %105 = call i32 @puts(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.3, i64 0, i64 0)), !dbg !143
  br label %106, !dbg !143

106:                                              ; preds = %104, %90
  br label %117, !dbg !144

107:                                              ; preds = %25
  call void @llvm.dbg.declare(metadata i8** %14, metadata !145, metadata !DIExpression()), !dbg !147
  %108 = call %struct.tm* @gmtime(i64* noundef %7) #6, !dbg !148
  %109 = call i8* @asctime(%struct.tm* noundef %108) #6, !dbg !149
  store i8* %109, i8** %14, align 8, !dbg !147
  %110 = load i8*, i8** %14, align 8, !dbg !150
  %111 = load i8*, i8** %8, align 8, !dbg !151
  %112 = ptrtoint i8* %111 to i64, !dbg !152
  %113 = urem i64 %112, 24, !dbg !153
  %114 = getelementptr inbounds i8, i8* %110, i64 %113, !dbg !150
  store i8 0, i8* %114, align 1, !dbg !154
  %115 = load i8*, i8** %14, align 8, !dbg !155
  %116 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.4, i64 0, i64 0), i8* noundef %115), !dbg !156
  br label %117, !dbg !157

117:                                              ; preds = %25, %107, %106, %67, %58, %44, %34, %32
  %118 = call i32 @puts(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.5, i64 0, i64 0)), !dbg !158
  %119 = load i32, i32* @global, align 4, !dbg !159
  %120 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0), i32 noundef %119), !dbg !160
  %121 = call noalias i8* @malloc(i64 noundef 3) #6, !dbg !161
  call void @free(i8* noundef %121) #6, !dbg !162
  %122 = load i32, i32* @global, align 4, !dbg !163
  store i32 %122, i32* %3, align 4, !dbg !164
  br label %123, !dbg !164

123:                                              ; preds = %117, %24
  %124 = load i32, i32* %3, align 4, !dbg !165
  ret i32 %124, !dbg !165
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

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #5

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
attributes #5 = { argmemonly nofree nounwind willreturn }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!10, !11, !12, !13, !14, !15, !16}
!llvm.ident = !{!17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "global", scope: !2, file: !3, line: 8, type: !6, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !9, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/programs/worlds/wild.c", directory: ".", checksumkind: CSK_MD5, checksum: "7583485af0cb208812590c34627e6759")
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
!99 = !DILocalVariable(name: "kept", scope: !100, file: !3, line: 34, type: !101)
!100 = distinct !DILexicalBlock(scope: !67, file: !3, line: 33, column: 15)
!101 = !DICompositeType(tag: DW_TAG_array_type, baseType: !75, size: 192, elements: !102)
!102 = !{!103}
!103 = !DISubrange(count: 3)
!104 = !DILocation(line: 34, column: 20, scope: !100)
!105 = !DILocation(line: 34, column: 30, scope: !100)
!106 = !DILocation(line: 34, column: 37, scope: !100)
!107 = !DILocalVariable(name: "other", scope: !100, file: !3, line: 34, type: !30)
!108 = !DILocation(line: 34, column: 59, scope: !100)
!109 = !DILocation(line: 34, column: 67, scope: !100)
!110 = !DILocalVariable(name: "at", scope: !100, file: !3, line: 35, type: !111)
!111 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!112 = !DILocation(line: 35, column: 18, scope: !100)
!113 = !DILocation(line: 35, column: 44, scope: !100)
!114 = !DILocation(line: 35, column: 38, scope: !100)
!115 = !DILocation(line: 35, column: 23, scope: !100)
!116 = !DILocation(line: 35, column: 49, scope: !100)
!117 = !DILocation(line: 36, column: 14, scope: !100)
!118 = !DILocation(line: 36, column: 9, scope: !100)
!119 = !DILocation(line: 36, column: 18, scope: !100)
!120 = !DILocation(line: 37, column: 14, scope: !100)
!121 = !DILocation(line: 37, column: 9, scope: !100)
!122 = !DILocation(line: 37, column: 18, scope: !100)
!123 = !DILocation(line: 38, column: 9, scope: !100)
!124 = !DILocation(line: 38, column: 18, scope: !100)
!125 = !DILocation(line: 38, column: 26, scope: !100)
!126 = !DILocation(line: 39, column: 9, scope: !100)
!127 = !DILocalVariable(name: "number", scope: !128, file: !3, line: 42, type: !129)
!128 = distinct !DILexicalBlock(scope: !67, file: !3, line: 41, column: 15)
!129 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 40, elements: !130)
!130 = !{!131}
!131 = !DISubrange(count: 5)
!132 = !DILocation(line: 42, column: 14, scope: !128)
!133 = !DILocation(line: 42, column: 25, scope: !128)
!134 = !DILocation(line: 42, column: 37, scope: !128)
!135 = !DILocation(line: 42, column: 31, scope: !128)
!136 = !DILocation(line: 42, column: 42, scope: !128)
!137 = !DILocation(line: 42, column: 26, scope: !128)
!138 = !DILocation(line: 43, column: 20, scope: !139)
!139 = distinct !DILexicalBlock(scope: !128, file: !3, line: 43, column: 13)
!140 = !DILocation(line: 43, column: 13, scope: !139)
!141 = !DILocation(line: 43, column: 31, scope: !139)
!142 = !DILocation(line: 43, column: 13, scope: !128)
!143 = !DILocation(line: 43, column: 40, scope: !139)
!144 = !DILocation(line: 44, column: 9, scope: !128)
!145 = !DILocalVariable(name: "text", scope: !146, file: !3, line: 47, type: !22)
!146 = distinct !DILexicalBlock(scope: !67, file: !3, line: 46, column: 15)
!147 = !DILocation(line: 47, column: 15, scope: !146)
!148 = !DILocation(line: 47, column: 30, scope: !146)
!149 = !DILocation(line: 47, column: 22, scope: !146)
!150 = !DILocation(line: 48, column: 9, scope: !146)
!151 = !DILocation(line: 48, column: 29, scope: !146)
!152 = !DILocation(line: 48, column: 14, scope: !146)
!153 = !DILocation(line: 48, column: 34, scope: !146)
!154 = !DILocation(line: 48, column: 40, scope: !146)
!155 = !DILocation(line: 49, column: 24, scope: !146)
!156 = !DILocation(line: 49, column: 9, scope: !146)
!157 = !DILocation(line: 50, column: 9, scope: !146)
!158 = !DILocation(line: 53, column: 5, scope: !18)
!159 = !DILocation(line: 54, column: 20, scope: !18)
!160 = !DILocation(line: 54, column: 5, scope: !18)
!161 = !DILocation(line: 55, column: 10, scope: !18)
!162 = !DILocation(line: 55, column: 5, scope: !18)
!163 = !DILocation(line: 56, column: 12, scope: !18)
!164 = !DILocation(line: 56, column: 5, scope: !18)
!165 = !DILocation(line: 57, column: 1, scope: !18)
