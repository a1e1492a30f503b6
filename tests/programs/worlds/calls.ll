; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g tests/programs/worlds/calls.c
; ModuleID = 'tests/programs/worlds/calls.c'
source_filename = "tests/programs/worlds/calls.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.large = type { [5 x i64] }
%struct.pair = type { i32, i64 }
%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque

@kept = dso_local constant i32 (i32, i64, %struct.large*, i32, i8*, i16)* @deep, align 8, !dbg !0
@.str = private unnamed_addr constant [5 x i8] c"show\00", align 1
@.str.1 = private unnamed_addr constant [8 x i8] c"outside\00", align 1
@.str.2 = private unnamed_addr constant [10 x i8] c"/tmp/file\00", align 1
@.str.3 = private unnamed_addr constant [2 x i8] c"w\00", align 1
@.str.4 = private unnamed_addr constant [3 x i8] c"%s\00", align 1
@.str.5 = private unnamed_addr constant [5 x i8] c"text\00", align 1
@.str.6 = private unnamed_addr constant [7 x i8] c"a\C3\A9\E4\B8\AD\00", align 1
@.str.7 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.8 = private unnamed_addr constant [11 x i8] c"%s %ld %s\0A\00", align 1
@.str.9 = private unnamed_addr constant [5 x i8] c"none\00", align 1
@.str.10 = private unnamed_addr constant [4 x i8] c"WHO\00", align 1
@.str.11 = private unnamed_addr constant [7 x i8] c"nobody\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @deep(i32 %0, i64 %1, %struct.large* noundef byval(%struct.large) align 8 %2, i32 noundef %3, i8* noundef %4, i16 noundef signext %5) #0 !dbg !34 {
  %7 = alloca i32, align 4
  %8 = alloca %struct.pair, align 8
  %9 = alloca i32, align 4
  %10 = alloca i8*, align 8
  %11 = alloca i16, align 2
  %12 = bitcast %struct.pair* %8 to { i32, i64 }*
  %13 = getelementptr inbounds { i32, i64 }, { i32, i64 }* %12, i32 0, i32 0
  store i32 %0, i32* %13, align 8
  %14 = getelementptr inbounds { i32, i64 }, { i32, i64 }* %12, i32 0, i32 1
  store i64 %1, i64* %14, align 8
  call void @llvm.dbg.declare(metadata %struct.pair* %8, metadata !36, metadata !DIExpression()), !dbg !37
  call void @llvm.dbg.declare(metadata %struct.large* %2, metadata !38, metadata !DIExpression()), !dbg !39
  store i32 %3, i32* %9, align 4
  call void @llvm.dbg.declare(metadata i32* %9, metadata !40, metadata !DIExpression()), !dbg !41
  store i8* %4, i8** %10, align 8
  call void @llvm.dbg.declare(metadata i8** %10, metadata !42, metadata !DIExpression()), !dbg !43
  store i16 %5, i16* %11, align 2
  call void @llvm.dbg.declare(metadata i16* %11, metadata !44, metadata !DIExpression()), !dbg !45
  %15 = getelementptr inbounds %struct.pair, %struct.pair* %8, i32 0, i32 1, !dbg !46
  %16 = load i64, i64* %15, align 8, !dbg !46
  %17 = icmp ne i64 %16, 9, !dbg !48
  br i1 %17, label %30, label %18, !dbg !49

18:                                               ; preds = %6
  %19 = getelementptr inbounds %struct.large, %struct.large* %2, i32 0, i32 0, !dbg !50
  %20 = getelementptr inbounds [5 x i64], [5 x i64]* %19, i64 0, i64 3, !dbg !51
  %21 = load i64, i64* %20, align 8, !dbg !51
  %22 = icmp ne i64 %21, 7, !dbg !52
  br i1 %22, label %30, label %23, !dbg !53

23:                                               ; preds = %18
  %24 = load i32, i32* %9, align 4, !dbg !54
  %25 = icmp ne i32 %24, 42, !dbg !55
  br i1 %25, label %30, label %26, !dbg !56

26:                                               ; preds = %23
  %27 = load i16, i16* %11, align 2, !dbg !57
  %28 = sext i16 %27 to i32, !dbg !57
  %29 = icmp ne i32 %28, -3, !dbg !58
  br i1 %29, label %30, label %31, !dbg !59

30:                                               ; preds = %26, %23, %18, %6
  store i32 0, i32* %7, align 4, !dbg !60
  br label %43, !dbg !60

31:                                               ; preds = %26
  %32 = load i8*, i8** %10, align 8, !dbg !61
  %33 = call i64 @strlen(i8* noundef %32) #6, !dbg !63
  %34 = icmp eq i64 %33, 3, !dbg !64
  br i1 %34, label %35, label %42, !dbg !65

35:                                               ; preds = %31
  %36 = load i8*, i8** %10, align 8, !dbg !66
  %37 = getelementptr inbounds i8, i8* %36, i64 0, !dbg !66
  %38 = load i8, i8* %37, align 1, !dbg !66
  %39 = sext i8 %38 to i32, !dbg !66
  %40 = icmp eq i32 %39, 120, !dbg !67
  br i1 %40, label %41, label %42, !dbg !68

41:                                               ; preds = %35
  call void @abort() #7, !dbg !69
  unreachable, !dbg !69

42:                                               ; preds = %35, %31
  store i32 1, i32* %7, align 4, !dbg !70
  br label %43, !dbg !70

43:                                               ; preds = %42, %30
  %44 = load i32, i32* %7, align 4, !dbg !71
  ret i32 %44, !dbg !71
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 !dbg !72 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca i8*, align 8
  %7 = alloca [4 x i8], align 1
  %8 = alloca i64, align 8
  %9 = alloca %struct._IO_FILE*, align 8
  %10 = alloca i8*, align 8
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !77, metadata !DIExpression()), !dbg !78
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !79, metadata !DIExpression()), !dbg !80
  %11 = load i32, i32* %4, align 4, !dbg !81
  %12 = icmp sgt i32 %11, 1, !dbg !83
  br i1 %12, label %13, label %20, !dbg !84

13:                                               ; preds = %2
  %14 = load i8**, i8*** %5, align 8, !dbg !85
  %15 = getelementptr inbounds i8*, i8** %14, i64 1, !dbg !85
  %16 = load i8*, i8** %15, align 8, !dbg !85
  %17 = call i32 @strcmp(i8* noundef %16, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0)) #6, !dbg !86
  %18 = icmp eq i32 %17, 0, !dbg !87
  br i1 %18, label %19, label %20, !dbg !88

19:                                               ; preds = %13
  call void @show(), !dbg !89
  store i32 0, i32* %3, align 4, !dbg !91
  br label %68, !dbg !91

20:                                               ; preds = %13, %2
  %21 = load i32, i32* %4, align 4, !dbg !92
  %22 = icmp sgt i32 %21, 1, !dbg !94
  br i1 %22, label %23, label %34, !dbg !95

23:                                               ; preds = %20
  %24 = load i8**, i8*** %5, align 8, !dbg !96
  %25 = getelementptr inbounds i8*, i8** %24, i64 1, !dbg !96
  %26 = load i8*, i8** %25, align 8, !dbg !96
  %27 = call i32 @strcmp(i8* noundef %26, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.1, i64 0, i64 0)) #6, !dbg !97
  %28 = icmp eq i32 %27, 0, !dbg !98
  br i1 %28, label %29, label %34, !dbg !99

29:                                               ; preds = %23
  %30 = call i32 @outside(i32 noundef 1), !dbg !100
  %31 = icmp eq i32 %30, -5, !dbg !101
  %32 = zext i1 %31 to i64, !dbg !100
  %33 = select i1 %31, i32 7, i32 8, !dbg !100
  store i32 %33, i32* %3, align 4, !dbg !102
  br label %68, !dbg !102

34:                                               ; preds = %23, %20
  call void @llvm.dbg.declare(metadata i8** %6, metadata !103, metadata !DIExpression()), !dbg !104
  %35 = call noalias i8* @malloc(i64 noundef 6) #8, !dbg !105
  store i8* %35, i8** %6, align 8, !dbg !104
  %36 = load i8*, i8** %6, align 8, !dbg !106
  %37 = icmp ne i8* %36, null, !dbg !106
  br i1 %37, label %39, label %38, !dbg !108

38:                                               ; preds = %34
  store i32 1, i32* %3, align 4, !dbg !109
  br label %68, !dbg !109

39:                                               ; preds = %34
  call void @llvm.dbg.declare(metadata [4 x i8]* %7, metadata !110, metadata !DIExpression()), !dbg !114
  call void @llvm.dbg.declare(metadata i64* %8, metadata !115, metadata !DIExpression()), !dbg !120
  %40 = getelementptr inbounds [4 x i8], [4 x i8]* %7, i64 0, i64 0, !dbg !121
  %41 = call i64 @read(i32 noundef 0, i8* noundef %40, i64 noundef 4), !dbg !122
  store i64 %41, i64* %8, align 8, !dbg !120
  %42 = load i64, i64* %8, align 8, !dbg !123
  %43 = icmp slt i64 %42, 0, !dbg !125
  br i1 %43, label %44, label %45, !dbg !126

44:                                               ; preds = %39
  store i32 2, i32* %3, align 4, !dbg !127
  br label %68, !dbg !127

45:                                               ; preds = %39
  %46 = load i64, i64* %8, align 8, !dbg !128
  %47 = icmp eq i64 %46, 1, !dbg !130
  br i1 %47, label %48, label %49, !dbg !131

48:                                               ; preds = %45
  store i32 3, i32* %3, align 4, !dbg !132
  br label %68, !dbg !132

49:                                               ; preds = %45
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %9, metadata !133, metadata !DIExpression()), !dbg !192
  %50 = call noalias %struct._IO_FILE* @fopen(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.3, i64 0, i64 0)), !dbg !193
  store %struct._IO_FILE* %50, %struct._IO_FILE** %9, align 8, !dbg !192
  %51 = load %struct._IO_FILE*, %struct._IO_FILE** %9, align 8, !dbg !194
  %52 = icmp ne %struct._IO_FILE* %51, null, !dbg !194
  br i1 %52, label %54, label %53, !dbg !196

53:                                               ; preds = %49
  store i32 4, i32* %3, align 4, !dbg !197
  br label %68, !dbg !197

54:                                               ; preds = %49
  %55 = load %struct._IO_FILE*, %struct._IO_FILE** %9, align 8, !dbg !198
  %56 = call i32 (%struct._IO_FILE*, i8*, ...) @fprintf(%struct._IO_FILE* noundef %55, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.5, i64 0, i64 0)), !dbg !200
  %57 = icmp slt i32 %56, 0, !dbg !201
  br i1 %57, label %58, label %59, !dbg !202

58:                                               ; preds = %54
  store i32 5, i32* %3, align 4, !dbg !203
  br label %68, !dbg !203

59:                                               ; preds = %54
  %60 = load %struct._IO_FILE*, %struct._IO_FILE** %9, align 8, !dbg !204
  %61 = call i32 @fclose(%struct._IO_FILE* noundef %60), !dbg !206
  %62 = icmp ne i32 %61, 0, !dbg !206
  br i1 %62, label %63, label %64, !dbg !207

63:                                               ; preds = %59
  store i32 6, i32* %3, align 4, !dbg !208
  br label %68, !dbg !208

64:                                               ; preds = %59
  call void @llvm.dbg.declare(metadata i8** %10, metadata !209, metadata !DIExpression()), !dbg !210
  %65 = call noalias i8* @malloc(i64 noundef 3) #8, !dbg !211
  store i8* %65, i8** %10, align 8, !dbg !210
  %66 = load i8*, i8** %10, align 8, !dbg !212
  %67 = getelementptr inbounds i8, i8* %66, i64 0, !dbg !212
  store i8 120, i8* %67, align 1, !dbg !213
  store i32 0, i32* %3, align 4, !dbg !214
  br label %68, !dbg !214

68:                                               ; preds = %64, %63, %58, %53, %48, %44, %38, %29, %19
  %69 = load i32, i32* %3, align 4, !dbg !215
  ret i32 %69, !dbg !215
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind readonly willreturn
declare i32 @strcmp(i8* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @show() #0 !dbg !216 {
  %1 = alloca i8*, align 8
  %2 = alloca [8 x i32], align 16
  %3 = alloca i8*, align 8
  %4 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !219, metadata !DIExpression()), !dbg !220
  store i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.6, i64 0, i64 0), i8** %1, align 8, !dbg !220
  call void @llvm.dbg.declare(metadata [8 x i32]* %2, metadata !221, metadata !DIExpression()), !dbg !226
  call void @llvm.dbg.declare(metadata i8** %3, metadata !227, metadata !DIExpression()), !dbg !228
  %5 = call i8* @setlocale(i32 noundef 6, i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str.7, i64 0, i64 0)) #8, !dbg !229
  store i8* %5, i8** %3, align 8, !dbg !228
  call void @llvm.dbg.declare(metadata i64* %4, metadata !230, metadata !DIExpression()), !dbg !231
  %6 = getelementptr inbounds [8 x i32], [8 x i32]* %2, i64 0, i64 0, !dbg !232
  %7 = load i8*, i8** %1, align 8, !dbg !233
  %8 = call i64 @mbstowcs(i32* noundef %6, i8* noundef %7, i64 noundef 8) #8, !dbg !234
  store i64 %8, i64* %4, align 8, !dbg !231
  %9 = load i8*, i8** %3, align 8, !dbg !235
  %10 = icmp ne i8* %9, null, !dbg !235
  br i1 %10, label %11, label %13, !dbg !235

11:                                               ; preds = %0
  %12 = load i8*, i8** %3, align 8, !dbg !236
  br label %14, !dbg !235

13:                                               ; preds = %0
  br label %14, !dbg !235

14:                                               ; preds = %13, %11
  %15 = phi i8* [ %12, %11 ], [ getelementptr inbounds ([5 x i8], [5 x i8]* @.str.9, i64 0, i64 0), %13 ], !dbg !235
  %16 = load i64, i64* %4, align 8, !dbg !237
  %17 = call i8* @getenv(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.10, i64 0, i64 0)) #8, !dbg !238
  %18 = icmp ne i8* %17, null, !dbg !238
  br i1 %18, label %19, label %21, !dbg !238

19:                                               ; preds = %14
  %20 = call i8* @getenv(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.10, i64 0, i64 0)) #8, !dbg !239
  br label %22, !dbg !238

21:                                               ; preds = %14
  br label %22, !dbg !238

22:                                               ; preds = %21, %19
  %23 = phi i8* [ %20, %19 ], [ getelementptr inbounds ([7 x i8], [7 x i8]* @.str.11, i64 0, i64 0), %21 ], !dbg !238
  %24 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.8, i64 0, i64 0), i8* noundef %15, i64 noundef %16, i8* noundef %23), !dbg !240
  ret void, !dbg !241
}

declare i32 @outside(i32 noundef) #3

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #4

declare i64 @read(i32 noundef, i8* noundef, i64 noundef) #3

declare noalias %struct._IO_FILE* @fopen(i8* noundef, i8* noundef) #3

declare i32 @fprintf(%struct._IO_FILE* noundef, i8* noundef, ...) #3

declare i32 @fclose(%struct._IO_FILE* noundef) #3

; Function Attrs: nounwind readonly willreturn
declare i64 @strlen(i8* noundef) #2

; Function Attrs: noreturn nounwind
declare void @abort() #5

; Function Attrs: nounwind
declare i8* @setlocale(i32 noundef, i8* noundef) #4

; Function Attrs: nounwind
declare i64 @mbstowcs(i32* noundef, i8* noundef, i64 noundef) #4

declare i32 @printf(i8* noundef, ...) #3

; Function Attrs: nounwind
declare i8* @getenv(i8* noundef) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind readonly willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind readonly willreturn }
attributes #7 = { noreturn nounwind }
attributes #8 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!26, !27, !28, !29, !30, !31, !32}
!llvm.ident = !{!33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "kept", scope: !2, file: !3, line: 28, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/programs/worlds/calls.c", directory: ".", checksumkind: CSK_MD5, checksum: "87b2e67f108b918e2f1a0e8add49227c")
!4 = !{!5}
!5 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!6 = !{!0}
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DISubroutineType(types: !10)
!10 = !{!11, !12, !16, !11, !22, !25}
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !3, line: 9, size: 128, elements: !13)
!13 = !{!14, !15}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !12, file: !3, line: 10, baseType: !11, size: 32)
!15 = !DIDerivedType(tag: DW_TAG_member, name: "second", scope: !12, file: !3, line: 11, baseType: !5, size: 64, offset: 64)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "large", file: !3, line: 13, size: 320, elements: !17)
!17 = !{!18}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "part", scope: !16, file: !3, line: 14, baseType: !19, size: 320)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 320, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 5)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !24)
!24 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!25 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!26 = !{i32 7, !"Dwarf Version", i32 5}
!27 = !{i32 2, !"Debug Info Version", i32 3}
!28 = !{i32 1, !"wchar_size", i32 4}
!29 = !{i32 7, !"PIC Level", i32 2}
!30 = !{i32 7, !"PIE Level", i32 2}
!31 = !{i32 7, !"uwtable", i32 1}
!32 = !{i32 7, !"frame-pointer", i32 2}
!33 = !{!"Debian clang version 14.0.6"}
!34 = distinct !DISubprogram(name: "deep", scope: !3, file: !3, line: 20, type: !9, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!35 = !{}
!36 = !DILocalVariable(name: "pair", arg: 1, scope: !34, file: !3, line: 20, type: !12)
!37 = !DILocation(line: 20, column: 29, scope: !34)
!38 = !DILocalVariable(name: "large", arg: 2, scope: !34, file: !3, line: 20, type: !16)
!39 = !DILocation(line: 20, column: 48, scope: !34)
!40 = !DILocalVariable(name: "number", arg: 3, scope: !34, file: !3, line: 20, type: !11)
!41 = !DILocation(line: 20, column: 59, scope: !34)
!42 = !DILocalVariable(name: "text", arg: 4, scope: !34, file: !3, line: 20, type: !22)
!43 = !DILocation(line: 20, column: 79, scope: !34)
!44 = !DILocalVariable(name: "small", arg: 5, scope: !34, file: !3, line: 20, type: !25)
!45 = !DILocation(line: 20, column: 91, scope: !34)
!46 = !DILocation(line: 22, column: 14, scope: !47)
!47 = distinct !DILexicalBlock(scope: !34, file: !3, line: 22, column: 9)
!48 = !DILocation(line: 22, column: 21, scope: !47)
!49 = !DILocation(line: 22, column: 26, scope: !47)
!50 = !DILocation(line: 22, column: 35, scope: !47)
!51 = !DILocation(line: 22, column: 29, scope: !47)
!52 = !DILocation(line: 22, column: 43, scope: !47)
!53 = !DILocation(line: 22, column: 48, scope: !47)
!54 = !DILocation(line: 22, column: 51, scope: !47)
!55 = !DILocation(line: 22, column: 58, scope: !47)
!56 = !DILocation(line: 22, column: 64, scope: !47)
!57 = !DILocation(line: 22, column: 67, scope: !47)
!58 = !DILocation(line: 22, column: 73, scope: !47)
!59 = !DILocation(line: 22, column: 9, scope: !34)
!60 = !DILocation(line: 23, column: 9, scope: !47)
!61 = !DILocation(line: 24, column: 16, scope: !62)
!62 = distinct !DILexicalBlock(scope: !34, file: !3, line: 24, column: 9)
!63 = !DILocation(line: 24, column: 9, scope: !62)
!64 = !DILocation(line: 24, column: 22, scope: !62)
!65 = !DILocation(line: 24, column: 27, scope: !62)
!66 = !DILocation(line: 24, column: 30, scope: !62)
!67 = !DILocation(line: 24, column: 38, scope: !62)
!68 = !DILocation(line: 24, column: 9, scope: !34)
!69 = !DILocation(line: 25, column: 9, scope: !62)
!70 = !DILocation(line: 26, column: 5, scope: !34)
!71 = !DILocation(line: 27, column: 1, scope: !34)
!72 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 39, type: !73, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !35)
!73 = !DISubroutineType(types: !74)
!74 = !{!11, !11, !75}
!75 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !76, size: 64)
!76 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!77 = !DILocalVariable(name: "argc", arg: 1, scope: !72, file: !3, line: 39, type: !11)
!78 = !DILocation(line: 39, column: 14, scope: !72)
!79 = !DILocalVariable(name: "argv", arg: 2, scope: !72, file: !3, line: 39, type: !75)
!80 = !DILocation(line: 39, column: 27, scope: !72)
!81 = !DILocation(line: 41, column: 9, scope: !82)
!82 = distinct !DILexicalBlock(scope: !72, file: !3, line: 41, column: 9)
!83 = !DILocation(line: 41, column: 14, scope: !82)
!84 = !DILocation(line: 41, column: 18, scope: !82)
!85 = !DILocation(line: 41, column: 28, scope: !82)
!86 = !DILocation(line: 41, column: 21, scope: !82)
!87 = !DILocation(line: 41, column: 45, scope: !82)
!88 = !DILocation(line: 41, column: 9, scope: !72)
!89 = !DILocation(line: 42, column: 9, scope: !90)
!90 = distinct !DILexicalBlock(scope: !82, file: !3, line: 41, column: 51)
!91 = !DILocation(line: 43, column: 9, scope: !90)
!92 = !DILocation(line: 45, column: 9, scope: !93)
!93 = distinct !DILexicalBlock(scope: !72, file: !3, line: 45, column: 9)
!94 = !DILocation(line: 45, column: 14, scope: !93)
!95 = !DILocation(line: 45, column: 18, scope: !93)
!96 = !DILocation(line: 45, column: 28, scope: !93)
!97 = !DILocation(line: 45, column: 21, scope: !93)
!98 = !DILocation(line: 45, column: 48, scope: !93)
!99 = !DILocation(line: 45, column: 9, scope: !72)
!100 = !DILocation(line: 46, column: 16, scope: !93)
!101 = !DILocation(line: 46, column: 27, scope: !93)
!102 = !DILocation(line: 46, column: 9, scope: !93)
!103 = !DILocalVariable(name: "copy", scope: !72, file: !3, line: 47, type: !76)
!104 = !DILocation(line: 47, column: 11, scope: !72)
!105 = !DILocation(line: 47, column: 18, scope: !72)
!106 = !DILocation(line: 48, column: 10, scope: !107)
!107 = distinct !DILexicalBlock(scope: !72, file: !3, line: 48, column: 9)
!108 = !DILocation(line: 48, column: 9, scope: !72)
!109 = !DILocation(line: 49, column: 9, scope: !107)
!110 = !DILocalVariable(name: "bytes", scope: !72, file: !3, line: 50, type: !111)
!111 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 32, elements: !112)
!112 = !{!113}
!113 = !DISubrange(count: 4)
!114 = !DILocation(line: 50, column: 10, scope: !72)
!115 = !DILocalVariable(name: "n", scope: !72, file: !3, line: 51, type: !116)
!116 = !DIDerivedType(tag: DW_TAG_typedef, name: "ssize_t", file: !117, line: 77, baseType: !118)
!117 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!118 = !DIDerivedType(tag: DW_TAG_typedef, name: "__ssize_t", file: !119, line: 194, baseType: !5)
!119 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!120 = !DILocation(line: 51, column: 13, scope: !72)
!121 = !DILocation(line: 51, column: 25, scope: !72)
!122 = !DILocation(line: 51, column: 17, scope: !72)
!123 = !DILocation(line: 52, column: 9, scope: !124)
!124 = distinct !DILexicalBlock(scope: !72, file: !3, line: 52, column: 9)
!125 = !DILocation(line: 52, column: 11, scope: !124)
!126 = !DILocation(line: 52, column: 9, scope: !72)
!127 = !DILocation(line: 53, column: 9, scope: !124)
!128 = !DILocation(line: 54, column: 9, scope: !129)
!129 = distinct !DILexicalBlock(scope: !72, file: !3, line: 54, column: 9)
!130 = !DILocation(line: 54, column: 11, scope: !129)
!131 = !DILocation(line: 54, column: 9, scope: !72)
!132 = !DILocation(line: 55, column: 9, scope: !129)
!133 = !DILocalVariable(name: "file", scope: !72, file: !3, line: 56, type: !134)
!134 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !135, size: 64)
!135 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !136, line: 7, baseType: !137)
!136 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!137 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !138, line: 49, size: 1728, elements: !139)
!138 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "1bad07471b7974df4ecc1d1c2ca207e6")
!139 = !{!140, !141, !142, !143, !144, !145, !146, !147, !148, !149, !150, !151, !152, !155, !157, !158, !159, !161, !163, !165, !169, !172, !174, !177, !180, !181, !183, !187, !188}
!140 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !137, file: !138, line: 51, baseType: !11, size: 32)
!141 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !137, file: !138, line: 54, baseType: !76, size: 64, offset: 64)
!142 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !137, file: !138, line: 55, baseType: !76, size: 64, offset: 128)
!143 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !137, file: !138, line: 56, baseType: !76, size: 64, offset: 192)
!144 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !137, file: !138, line: 57, baseType: !76, size: 64, offset: 256)
!145 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !137, file: !138, line: 58, baseType: !76, size: 64, offset: 320)
!146 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !137, file: !138, line: 59, baseType: !76, size: 64, offset: 384)
!147 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !137, file: !138, line: 60, baseType: !76, size: 64, offset: 448)
!148 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !137, file: !138, line: 61, baseType: !76, size: 64, offset: 512)
!149 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !137, file: !138, line: 64, baseType: !76, size: 64, offset: 576)
!150 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !137, file: !138, line: 65, baseType: !76, size: 64, offset: 640)
!151 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !137, file: !138, line: 66, baseType: !76, size: 64, offset: 704)
!152 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !137, file: !138, line: 68, baseType: !153, size: 64, offset: 768)
!153 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !154, size: 64)
!154 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !138, line: 36, flags: DIFlagFwdDecl)
!155 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !137, file: !138, line: 70, baseType: !156, size: 64, offset: 832)
!156 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !137, size: 64)
!157 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !137, file: !138, line: 72, baseType: !11, size: 32, offset: 896)
!158 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !137, file: !138, line: 73, baseType: !11, size: 32, offset: 928)
!159 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !137, file: !138, line: 74, baseType: !160, size: 64, offset: 960)
!160 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !119, line: 152, baseType: !5)
!161 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !137, file: !138, line: 77, baseType: !162, size: 16, offset: 1024)
!162 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!163 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !137, file: !138, line: 78, baseType: !164, size: 8, offset: 1040)
!164 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!165 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !137, file: !138, line: 79, baseType: !166, size: 8, offset: 1048)
!166 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 8, elements: !167)
!167 = !{!168}
!168 = !DISubrange(count: 1)
!169 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !137, file: !138, line: 81, baseType: !170, size: 64, offset: 1088)
!170 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !171, size: 64)
!171 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !138, line: 43, baseType: null)
!172 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !137, file: !138, line: 89, baseType: !173, size: 64, offset: 1152)
!173 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !119, line: 153, baseType: !5)
!174 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !137, file: !138, line: 91, baseType: !175, size: 64, offset: 1216)
!175 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !176, size: 64)
!176 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !138, line: 37, flags: DIFlagFwdDecl)
!177 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !137, file: !138, line: 92, baseType: !178, size: 64, offset: 1280)
!178 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !179, size: 64)
!179 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !138, line: 38, flags: DIFlagFwdDecl)
!180 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !137, file: !138, line: 93, baseType: !156, size: 64, offset: 1344)
!181 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !137, file: !138, line: 94, baseType: !182, size: 64, offset: 1408)
!182 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!183 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !137, file: !138, line: 95, baseType: !184, size: 64, offset: 1472)
!184 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !185, line: 46, baseType: !186)
!185 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "", checksumkind: CSK_MD5, checksum: "2499dd2361b915724b073282bea3a7bc")
!186 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!187 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !137, file: !138, line: 96, baseType: !11, size: 32, offset: 1536)
!188 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !137, file: !138, line: 98, baseType: !189, size: 160, offset: 1568)
!189 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 160, elements: !190)
!190 = !{!191}
!191 = !DISubrange(count: 20)
!192 = !DILocation(line: 56, column: 11, scope: !72)
!193 = !DILocation(line: 56, column: 18, scope: !72)
!194 = !DILocation(line: 57, column: 10, scope: !195)
!195 = distinct !DILexicalBlock(scope: !72, file: !3, line: 57, column: 9)
!196 = !DILocation(line: 57, column: 9, scope: !72)
!197 = !DILocation(line: 58, column: 9, scope: !195)
!198 = !DILocation(line: 59, column: 17, scope: !199)
!199 = distinct !DILexicalBlock(scope: !72, file: !3, line: 59, column: 9)
!200 = !DILocation(line: 59, column: 9, scope: !199)
!201 = !DILocation(line: 59, column: 37, scope: !199)
!202 = !DILocation(line: 59, column: 9, scope: !72)
!203 = !DILocation(line: 60, column: 9, scope: !199)
!204 = !DILocation(line: 61, column: 16, scope: !205)
!205 = distinct !DILexicalBlock(scope: !72, file: !3, line: 61, column: 9)
!206 = !DILocation(line: 61, column: 9, scope: !205)
!207 = !DILocation(line: 61, column: 9, scope: !72)
!208 = !DILocation(line: 62, column: 9, scope: !205)
!209 = !DILocalVariable(name: "second", scope: !72, file: !3, line: 63, type: !76)
!210 = !DILocation(line: 63, column: 11, scope: !72)
!211 = !DILocation(line: 63, column: 20, scope: !72)
!212 = !DILocation(line: 64, column: 5, scope: !72)
!213 = !DILocation(line: 64, column: 15, scope: !72)
!214 = !DILocation(line: 65, column: 5, scope: !72)
!215 = !DILocation(line: 66, column: 1, scope: !72)
!216 = distinct !DISubprogram(name: "show", scope: !3, file: !3, line: 30, type: !217, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!217 = !DISubroutineType(types: !218)
!218 = !{null}
!219 = !DILocalVariable(name: "text", scope: !216, file: !3, line: 32, type: !22)
!220 = !DILocation(line: 32, column: 17, scope: !216)
!221 = !DILocalVariable(name: "wide", scope: !216, file: !3, line: 33, type: !222)
!222 = !DICompositeType(tag: DW_TAG_array_type, baseType: !223, size: 256, elements: !224)
!223 = !DIDerivedType(tag: DW_TAG_typedef, name: "wchar_t", file: !185, line: 74, baseType: !11)
!224 = !{!225}
!225 = !DISubrange(count: 8)
!226 = !DILocation(line: 33, column: 13, scope: !216)
!227 = !DILocalVariable(name: "name", scope: !216, file: !3, line: 34, type: !76)
!228 = !DILocation(line: 34, column: 11, scope: !216)
!229 = !DILocation(line: 34, column: 18, scope: !216)
!230 = !DILocalVariable(name: "count", scope: !216, file: !3, line: 35, type: !5)
!231 = !DILocation(line: 35, column: 10, scope: !216)
!232 = !DILocation(line: 35, column: 33, scope: !216)
!233 = !DILocation(line: 35, column: 39, scope: !216)
!234 = !DILocation(line: 35, column: 24, scope: !216)
!235 = !DILocation(line: 36, column: 27, scope: !216)
!236 = !DILocation(line: 36, column: 34, scope: !216)
!237 = !DILocation(line: 36, column: 49, scope: !216)
!238 = !DILocation(line: 36, column: 56, scope: !216)
!239 = !DILocation(line: 36, column: 72, scope: !216)
!240 = !DILocation(line: 36, column: 5, scope: !216)
!241 = !DILocation(line: 37, column: 1, scope: !216)
