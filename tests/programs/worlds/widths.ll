; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g tests/programs/worlds/widths.c
; ModuleID = 'tests/programs/worlds/widths.c'
source_filename = "tests/programs/worlds/widths.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque

@.str = private unnamed_addr constant [4 x i8] c"%*d\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"%-*d\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"%0*d\00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c"%.*x\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"%#*o\00", align 1
@.str.5 = private unnamed_addr constant [4 x i8] c"%*s\00", align 1
@.str.6 = private unnamed_addr constant [6 x i8] c"%*.*s\00", align 1
@.str.7 = private unnamed_addr constant [5 x i8] c"abcd\00", align 1
@.str.8 = private unnamed_addr constant [4 x i8] c"far\00", align 1
@.str.9 = private unnamed_addr constant [4 x i8] c"%*c\00", align 1
@stderr = external global %struct._IO_FILE*, align 8

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 !dbg !12 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca [3 x i8], align 1
  %7 = alloca [3 x i8], align 1
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !19, metadata !DIExpression()), !dbg !20
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !21, metadata !DIExpression()), !dbg !22
  call void @llvm.dbg.declare(metadata [3 x i8]* %6, metadata !23, metadata !DIExpression()), !dbg !28
  %10 = load i32, i32* %4, align 4, !dbg !29
  %11 = icmp slt i32 %10, 2, !dbg !31
  br i1 %11, label %16, label %12, !dbg !32

12:                                               ; preds = %2
  %13 = getelementptr inbounds [3 x i8], [3 x i8]* %6, i64 0, i64 0, !dbg !33
  %14 = call i64 @read(i32 noundef 0, i8* noundef %13, i64 noundef 3), !dbg !34
  %15 = icmp ne i64 %14, 3, !dbg !35
  br i1 %15, label %16, label %17, !dbg !36

16:                                               ; preds = %12, %2
  store i32 200, i32* %3, align 4, !dbg !37
  br label %144, !dbg !37

17:                                               ; preds = %12
  call void @llvm.dbg.declare(metadata [3 x i8]* %7, metadata !38, metadata !DIExpression()), !dbg !40
  %18 = getelementptr inbounds [3 x i8], [3 x i8]* %7, i64 0, i64 0, !dbg !41
  %19 = getelementptr inbounds [3 x i8], [3 x i8]* %6, i64 0, i64 1, !dbg !42
  %20 = load i8, i8* %19, align 1, !dbg !42
  store i8 %20, i8* %18, align 1, !dbg !41
  %21 = getelementptr inbounds i8, i8* %18, i64 1, !dbg !41
  %22 = getelementptr inbounds [3 x i8], [3 x i8]* %6, i64 0, i64 2, !dbg !43
  %23 = load i8, i8* %22, align 1, !dbg !43
  store i8 %23, i8* %21, align 1, !dbg !41
  %24 = getelementptr inbounds i8, i8* %21, i64 1, !dbg !41
  store i8 0, i8* %24, align 1, !dbg !41
  call void @llvm.dbg.declare(metadata i32* %8, metadata !44, metadata !DIExpression()), !dbg !45
  store i32 0, i32* %8, align 4, !dbg !45
  call void @llvm.dbg.declare(metadata i32* %9, metadata !46, metadata !DIExpression()), !dbg !47
  %25 = getelementptr inbounds [3 x i8], [3 x i8]* %6, i64 0, i64 0, !dbg !48
  %26 = load i8, i8* %25, align 1, !dbg !48
  %27 = zext i8 %26 to i32, !dbg !48
  %28 = and i32 %27, 7, !dbg !49
  store i32 %28, i32* %9, align 4, !dbg !47
  %29 = load i8**, i8*** %5, align 8, !dbg !50
  %30 = getelementptr inbounds i8*, i8** %29, i64 1, !dbg !50
  %31 = load i8*, i8** %30, align 8, !dbg !50
  %32 = getelementptr inbounds i8, i8* %31, i64 0, !dbg !50
  %33 = load i8, i8* %32, align 1, !dbg !50
  %34 = sext i8 %33 to i32, !dbg !50
  switch i32 %34, label %130 [
    i32 100, label %35
    i32 108, label %41
    i32 122, label %48
    i32 120, label %54
    i32 111, label %60
    i32 115, label %66
    i32 112, label %70
    i32 109, label %77
    i32 98, label %92
    i32 99, label %116
    i32 110, label %122
  ], !dbg !51

35:                                               ; preds = %17
  %36 = load i32, i32* %9, align 4, !dbg !52
  %37 = getelementptr inbounds [3 x i8], [3 x i8]* %6, i64 0, i64 1, !dbg !54
  %38 = load i8, i8* %37, align 1, !dbg !54
  %39 = zext i8 %38 to i32, !dbg !54
  %40 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0), i32 noundef %36, i32 noundef %39), !dbg !55
  store i32 %40, i32* %8, align 4, !dbg !56
  br label %130, !dbg !57

41:                                               ; preds = %17
  %42 = load i32, i32* %9, align 4, !dbg !58
  %43 = getelementptr inbounds [3 x i8], [3 x i8]* %6, i64 0, i64 1, !dbg !59
  %44 = load i8, i8* %43, align 1, !dbg !59
  %45 = zext i8 %44 to i32, !dbg !59
  %46 = sub nsw i32 %45, 100, !dbg !60
  %47 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.1, i64 0, i64 0), i32 noundef %42, i32 noundef %46), !dbg !61
  store i32 %47, i32* %8, align 4, !dbg !62
  br label %130, !dbg !63

48:                                               ; preds = %17
  %49 = load i32, i32* %9, align 4, !dbg !64
  %50 = getelementptr inbounds [3 x i8], [3 x i8]* %6, i64 0, i64 1, !dbg !65
  %51 = load i8, i8* %50, align 1, !dbg !65
  %52 = zext i8 %51 to i32, !dbg !65
  %53 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.2, i64 0, i64 0), i32 noundef %49, i32 noundef %52), !dbg !66
  store i32 %53, i32* %8, align 4, !dbg !67
  br label %130, !dbg !68

54:                                               ; preds = %17
  %55 = load i32, i32* %9, align 4, !dbg !69
  %56 = getelementptr inbounds [3 x i8], [3 x i8]* %6, i64 0, i64 1, !dbg !70
  %57 = load i8, i8* %56, align 1, !dbg !70
  %58 = zext i8 %57 to i32, !dbg !70
  %59 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.3, i64 0, i64 0), i32 noundef %55, i32 noundef %58), !dbg !71
  store i32 %59, i32* %8, align 4, !dbg !72
  br label %130, !dbg !73

60:                                               ; preds = %17
  %61 = load i32, i32* %9, align 4, !dbg !74
  %62 = getelementptr inbounds [3 x i8], [3 x i8]* %6, i64 0, i64 1, !dbg !75
  %63 = load i8, i8* %62, align 1, !dbg !75
  %64 = zext i8 %63 to i32, !dbg !75
  %65 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.4, i64 0, i64 0), i32 noundef %61, i32 noundef %64), !dbg !76
  store i32 %65, i32* %8, align 4, !dbg !77
  br label %130, !dbg !78

66:                                               ; preds = %17
  %67 = load i32, i32* %9, align 4, !dbg !79
  %68 = getelementptr inbounds [3 x i8], [3 x i8]* %7, i64 0, i64 0, !dbg !80
  %69 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.5, i64 0, i64 0), i32 noundef %67, i8* noundef %68), !dbg !81
  store i32 %69, i32* %8, align 4, !dbg !82
  br label %130, !dbg !83

70:                                               ; preds = %17
  %71 = load i32, i32* %9, align 4, !dbg !84
  %72 = getelementptr inbounds [3 x i8], [3 x i8]* %6, i64 0, i64 1, !dbg !85
  %73 = load i8, i8* %72, align 1, !dbg !85
  %74 = zext i8 %73 to i32, !dbg !85
  %75 = and i32 %74, 3, !dbg !86
  %76 = call i32 (i32, i8*, ...) @dprintf(i32 noundef 2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.6, i64 0, i64 0), i32 noundef %71, i32 noundef %75, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.7, i64 0, i64 0)), !dbg !87
  store i32 %76, i32* %8, align 4, !dbg !88
  br label %130, !dbg !89

77:                                               ; preds = %17
  %78 = getelementptr inbounds [3 x i8], [3 x i8]* %6, i64 0, i64 0, !dbg !90
  %79 = load i8, i8* %78, align 1, !dbg !90
  %80 = zext i8 %79 to i32, !dbg !90
  %81 = and i32 %80, 1, !dbg !91
  %82 = icmp ne i32 %81, 0, !dbg !91
  br i1 %82, label %83, label %84, !dbg !90

83:                                               ; preds = %77
  br label %86, !dbg !90

84:                                               ; preds = %77
  %85 = load i32, i32* %9, align 4, !dbg !92
  br label %86, !dbg !90

86:                                               ; preds = %84, %83
  %87 = phi i32 [ -2147483648, %83 ], [ %85, %84 ], !dbg !90
  %88 = getelementptr inbounds [3 x i8], [3 x i8]* %6, i64 0, i64 1, !dbg !93
  %89 = load i8, i8* %88, align 1, !dbg !93
  %90 = zext i8 %89 to i32, !dbg !93
  %91 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0), i32 noundef %87, i32 noundef %90), !dbg !94
  store i32 %91, i32* %8, align 4, !dbg !95
  br label %130, !dbg !96

92:                                               ; preds = %17
  %93 = getelementptr inbounds [3 x i8], [3 x i8]* %6, i64 0, i64 0, !dbg !97
  %94 = load i8, i8* %93, align 1, !dbg !97
  %95 = zext i8 %94 to i32, !dbg !97
  %96 = getelementptr inbounds [3 x i8], [3 x i8]* %6, i64 0, i64 1, !dbg !98
  %97 = load i8, i8* %96, align 1, !dbg !98
  %98 = zext i8 %97 to i32, !dbg !98
  %99 = shl i32 %98, 8, !dbg !99
  %100 = or i32 %95, %99, !dbg !100
  %101 = getelementptr inbounds [3 x i8], [3 x i8]* %6, i64 0, i64 2, !dbg !101
  %102 = load i8, i8* %101, align 1, !dbg !101
  %103 = zext i8 %102 to i32, !dbg !101
  %104 = and i32 %103, 1, !dbg !102
  %105 = shl i32 %104, 16, !dbg !103
  %106 = or i32 %100, %105, !dbg !104
  store i32 %106, i32* %9, align 4, !dbg !105
  %107 = load i32, i32* %9, align 4, !dbg !106
  %108 = getelementptr inbounds [3 x i8], [3 x i8]* %6, i64 0, i64 1, !dbg !108
  %109 = load i8, i8* %108, align 1, !dbg !108
  %110 = zext i8 %109 to i32, !dbg !108
  %111 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0), i32 noundef %107, i32 noundef %110), !dbg !109
  %112 = icmp ne i32 %111, 100000, !dbg !110
  br i1 %112, label %113, label %114, !dbg !111

113:                                              ; preds = %92
  store i32 7, i32* %3, align 4, !dbg !112
  br label %144, !dbg !112

114:                                              ; preds = %92
  %115 = call i32 @puts(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.8, i64 0, i64 0)), !dbg !113
  store i32 105, i32* %3, align 4, !dbg !114
  br label %144, !dbg !114

116:                                              ; preds = %17
  %117 = load i32, i32* %9, align 4, !dbg !115
  %118 = getelementptr inbounds [3 x i8], [3 x i8]* %6, i64 0, i64 1, !dbg !116
  %119 = load i8, i8* %118, align 1, !dbg !116
  %120 = zext i8 %119 to i32, !dbg !116
  %121 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.9, i64 0, i64 0), i32 noundef %117, i32 noundef %120), !dbg !117
  store i32 %121, i32* %8, align 4, !dbg !118
  br label %130, !dbg !119

122:                                              ; preds = %17
  %123 = load %struct._IO_FILE*, %struct._IO_FILE** @stderr, align 8, !dbg !120
  %124 = load i32, i32* %9, align 4, !dbg !121
  %125 = sub nsw i32 %124, 4, !dbg !122
  %126 = getelementptr inbounds [3 x i8], [3 x i8]* %6, i64 0, i64 1, !dbg !123
  %127 = load i8, i8* %126, align 1, !dbg !123
  %128 = zext i8 %127 to i32, !dbg !123
  %129 = call i32 (%struct._IO_FILE*, i8*, ...) @fprintf(%struct._IO_FILE* noundef %123, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0), i32 noundef %125, i32 noundef %128), !dbg !124
  store i32 %129, i32* %8, align 4, !dbg !125
  br label %130, !dbg !126

130:                                              ; preds = %17, %122, %116, %86, %70, %66, %60, %54, %48, %41, %35
  %131 = load i32, i32* %8, align 4, !dbg !127
  %132 = icmp eq i32 %131, 5, !dbg !128
  br i1 %132, label %133, label %134, !dbg !127

133:                                              ; preds = %130
  br label %142, !dbg !127

134:                                              ; preds = %130
  %135 = load i32, i32* %8, align 4, !dbg !129
  %136 = icmp slt i32 %135, 0, !dbg !130
  br i1 %136, label %137, label %138, !dbg !129

137:                                              ; preds = %134
  br label %140, !dbg !129

138:                                              ; preds = %134
  %139 = load i32, i32* %8, align 4, !dbg !131
  br label %140, !dbg !129

140:                                              ; preds = %138, %137
  %141 = phi i32 [ 99, %137 ], [ %139, %138 ], !dbg !129
  br label %142, !dbg !127

142:                                              ; preds = %140, %133
  %143 = phi i32 [ 105, %133 ], [ %141, %140 ], !dbg !127
  store i32 %143, i32* %3, align 4, !dbg !132
  br label %144, !dbg !132

144:                                              ; preds = %142, %114, %113, %16
  %145 = load i32, i32* %3, align 4, !dbg !133
  ret i32 %145, !dbg !133
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i64 @read(i32 noundef, i8* noundef, i64 noundef) #2

declare i32 @printf(i8* noundef, ...) #2

declare i32 @dprintf(i32 noundef, i8* noundef, ...) #2

declare i32 @puts(i8* noundef) #2

declare i32 @fprintf(%struct._IO_FILE* noundef, i8* noundef, ...) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9, !10}
!llvm.ident = !{!11}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/worlds/widths.c", directory: ".", checksumkind: CSK_MD5, checksum: "ad3df3e12d709a7a24505e57439bf58d")
!2 = !{!3}
!3 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}
!10 = !{i32 7, !"frame-pointer", i32 2}
!11 = !{!"Debian clang version 14.0.6"}
!12 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !13, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!13 = !DISubroutineType(types: !14)
!14 = !{!15, !15, !16}
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!18 = !{}
!19 = !DILocalVariable(name: "argc", arg: 1, scope: !12, file: !1, line: 6, type: !15)
!20 = !DILocation(line: 6, column: 14, scope: !12)
!21 = !DILocalVariable(name: "argv", arg: 2, scope: !12, file: !1, line: 6, type: !16)
!22 = !DILocation(line: 6, column: 27, scope: !12)
!23 = !DILocalVariable(name: "in", scope: !12, file: !1, line: 8, type: !24)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 24, elements: !26)
!25 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!26 = !{!27}
!27 = !DISubrange(count: 3)
!28 = !DILocation(line: 8, column: 19, scope: !12)
!29 = !DILocation(line: 9, column: 9, scope: !30)
!30 = distinct !DILexicalBlock(scope: !12, file: !1, line: 9, column: 9)
!31 = !DILocation(line: 9, column: 14, scope: !30)
!32 = !DILocation(line: 9, column: 18, scope: !30)
!33 = !DILocation(line: 9, column: 29, scope: !30)
!34 = !DILocation(line: 9, column: 21, scope: !30)
!35 = !DILocation(line: 9, column: 44, scope: !30)
!36 = !DILocation(line: 9, column: 9, scope: !12)
!37 = !DILocation(line: 10, column: 9, scope: !30)
!38 = !DILocalVariable(name: "text", scope: !12, file: !1, line: 11, type: !39)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, size: 24, elements: !26)
!40 = !DILocation(line: 11, column: 10, scope: !12)
!41 = !DILocation(line: 11, column: 19, scope: !12)
!42 = !DILocation(line: 11, column: 26, scope: !12)
!43 = !DILocation(line: 11, column: 39, scope: !12)
!44 = !DILocalVariable(name: "n", scope: !12, file: !1, line: 12, type: !15)
!45 = !DILocation(line: 12, column: 9, scope: !12)
!46 = !DILocalVariable(name: "width", scope: !12, file: !1, line: 12, type: !15)
!47 = !DILocation(line: 12, column: 16, scope: !12)
!48 = !DILocation(line: 12, column: 24, scope: !12)
!49 = !DILocation(line: 12, column: 30, scope: !12)
!50 = !DILocation(line: 13, column: 13, scope: !12)
!51 = !DILocation(line: 13, column: 5, scope: !12)
!52 = !DILocation(line: 14, column: 33, scope: !53)
!53 = distinct !DILexicalBlock(scope: !12, file: !1, line: 13, column: 25)
!54 = !DILocation(line: 14, column: 40, scope: !53)
!55 = !DILocation(line: 14, column: 19, scope: !53)
!56 = !DILocation(line: 14, column: 17, scope: !53)
!57 = !DILocation(line: 14, column: 48, scope: !53)
!58 = !DILocation(line: 15, column: 34, scope: !53)
!59 = !DILocation(line: 15, column: 41, scope: !53)
!60 = !DILocation(line: 15, column: 47, scope: !53)
!61 = !DILocation(line: 15, column: 19, scope: !53)
!62 = !DILocation(line: 15, column: 17, scope: !53)
!63 = !DILocation(line: 15, column: 55, scope: !53)
!64 = !DILocation(line: 16, column: 34, scope: !53)
!65 = !DILocation(line: 16, column: 41, scope: !53)
!66 = !DILocation(line: 16, column: 19, scope: !53)
!67 = !DILocation(line: 16, column: 17, scope: !53)
!68 = !DILocation(line: 16, column: 49, scope: !53)
!69 = !DILocation(line: 17, column: 34, scope: !53)
!70 = !DILocation(line: 17, column: 41, scope: !53)
!71 = !DILocation(line: 17, column: 19, scope: !53)
!72 = !DILocation(line: 17, column: 17, scope: !53)
!73 = !DILocation(line: 17, column: 49, scope: !53)
!74 = !DILocation(line: 18, column: 34, scope: !53)
!75 = !DILocation(line: 18, column: 41, scope: !53)
!76 = !DILocation(line: 18, column: 19, scope: !53)
!77 = !DILocation(line: 18, column: 17, scope: !53)
!78 = !DILocation(line: 18, column: 49, scope: !53)
!79 = !DILocation(line: 19, column: 33, scope: !53)
!80 = !DILocation(line: 19, column: 40, scope: !53)
!81 = !DILocation(line: 19, column: 19, scope: !53)
!82 = !DILocation(line: 19, column: 17, scope: !53)
!83 = !DILocation(line: 19, column: 47, scope: !53)
!84 = !DILocation(line: 20, column: 39, scope: !53)
!85 = !DILocation(line: 20, column: 46, scope: !53)
!86 = !DILocation(line: 20, column: 52, scope: !53)
!87 = !DILocation(line: 20, column: 19, scope: !53)
!88 = !DILocation(line: 20, column: 17, scope: !53)
!89 = !DILocation(line: 20, column: 66, scope: !53)
!90 = !DILocation(line: 21, column: 33, scope: !53)
!91 = !DILocation(line: 21, column: 39, scope: !53)
!92 = !DILocation(line: 21, column: 55, scope: !53)
!93 = !DILocation(line: 21, column: 62, scope: !53)
!94 = !DILocation(line: 21, column: 19, scope: !53)
!95 = !DILocation(line: 21, column: 17, scope: !53)
!96 = !DILocation(line: 21, column: 70, scope: !53)
!97 = !DILocation(line: 23, column: 17, scope: !53)
!98 = !DILocation(line: 23, column: 25, scope: !53)
!99 = !DILocation(line: 23, column: 31, scope: !53)
!100 = !DILocation(line: 23, column: 23, scope: !53)
!101 = !DILocation(line: 23, column: 39, scope: !53)
!102 = !DILocation(line: 23, column: 45, scope: !53)
!103 = !DILocation(line: 23, column: 50, scope: !53)
!104 = !DILocation(line: 23, column: 36, scope: !53)
!105 = !DILocation(line: 23, column: 15, scope: !53)
!106 = !DILocation(line: 24, column: 27, scope: !107)
!107 = distinct !DILexicalBlock(scope: !53, file: !1, line: 24, column: 13)
!108 = !DILocation(line: 24, column: 34, scope: !107)
!109 = !DILocation(line: 24, column: 13, scope: !107)
!110 = !DILocation(line: 24, column: 41, scope: !107)
!111 = !DILocation(line: 24, column: 13, scope: !53)
!112 = !DILocation(line: 25, column: 13, scope: !107)
!113 = !DILocation(line: 26, column: 9, scope: !53)
!114 = !DILocation(line: 27, column: 9, scope: !53)
!115 = !DILocation(line: 28, column: 33, scope: !53)
!116 = !DILocation(line: 28, column: 40, scope: !53)
!117 = !DILocation(line: 28, column: 19, scope: !53)
!118 = !DILocation(line: 28, column: 17, scope: !53)
!119 = !DILocation(line: 28, column: 48, scope: !53)
!120 = !DILocation(line: 29, column: 27, scope: !53)
!121 = !DILocation(line: 29, column: 42, scope: !53)
!122 = !DILocation(line: 29, column: 48, scope: !53)
!123 = !DILocation(line: 29, column: 53, scope: !53)
!124 = !DILocation(line: 29, column: 19, scope: !53)
!125 = !DILocation(line: 29, column: 17, scope: !53)
!126 = !DILocation(line: 29, column: 61, scope: !53)
!127 = !DILocation(line: 31, column: 12, scope: !12)
!128 = !DILocation(line: 31, column: 14, scope: !12)
!129 = !DILocation(line: 31, column: 27, scope: !12)
!130 = !DILocation(line: 31, column: 29, scope: !12)
!131 = !DILocation(line: 31, column: 40, scope: !12)
!132 = !DILocation(line: 31, column: 5, scope: !12)
!133 = !DILocation(line: 32, column: 1, scope: !12)
