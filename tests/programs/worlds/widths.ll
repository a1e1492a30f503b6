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
  %10 = alloca [4 x i8], align 1
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !19, metadata !DIExpression()), !dbg !20
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !21, metadata !DIExpression()), !dbg !22
  call void @llvm.dbg.declare(metadata [3 x i8]* %6, metadata !23, metadata !DIExpression()), !dbg !28
  %11 = load i32, i32* %4, align 4, !dbg !29
  %12 = icmp slt i32 %11, 2, !dbg !31
  br i1 %12, label %17, label %13, !dbg !32

13:                                               ; preds = %2
  %14 = getelementptr inbounds [3 x i8], [3 x i8]* %6, i64 0, i64 0, !dbg !33
  %15 = call i64 @read(i32 noundef 0, i8* noundef %14, i64 noundef 3), !dbg !34
  %16 = icmp ne i64 %15, 3, !dbg !35
  br i1 %16, label %17, label %18, !dbg !36

17:                                               ; preds = %13, %2
  store i32 200, i32* %3, align 4, !dbg !37
  br label %158, !dbg !37

18:                                               ; preds = %13
  call void @llvm.dbg.declare(metadata [3 x i8]* %7, metadata !38, metadata !DIExpression()), !dbg !40
  %19 = getelementptr inbounds [3 x i8], [3 x i8]* %7, i64 0, i64 0, !dbg !41
  %20 = getelementptr inbounds [3 x i8], [3 x i8]* %6, i64 0, i64 1, !dbg !42
  %21 = load i8, i8* %20, align 1, !dbg !42
  store i8 %21, i8* %19, align 1, !dbg !41
  %22 = getelementptr inbounds i8, i8* %19, i64 1, !dbg !41
  %23 = getelementptr inbounds [3 x i8], [3 x i8]* %6, i64 0, i64 2, !dbg !43
  %24 = load i8, i8* %23, align 1, !dbg !43
  store i8 %24, i8* %22, align 1, !dbg !41
  %25 = getelementptr inbounds i8, i8* %22, i64 1, !dbg !41
  store i8 0, i8* %25, align 1, !dbg !41
  call void @llvm.dbg.declare(metadata i32* %8, metadata !44, metadata !DIExpression()), !dbg !45
  store i32 0, i32* %8, align 4, !dbg !45
  call void @llvm.dbg.declare(metadata i32* %9, metadata !46, metadata !DIExpression()), !dbg !47
  %26 = getelementptr inbounds [3 x i8], [3 x i8]* %6, i64 0, i64 0, !dbg !48
  %27 = load i8, i8* %26, align 1, !dbg !48
  %28 = zext i8 %27 to i32, !dbg !48
  %29 = and i32 %28, 7, !dbg !49
  store i32 %29, i32* %9, align 4, !dbg !47
  %30 = load i8**, i8*** %5, align 8, !dbg !50
  %31 = getelementptr inbounds i8*, i8** %30, i64 1, !dbg !50
  %32 = load i8*, i8** %31, align 8, !dbg !50
  %33 = getelementptr inbounds i8, i8* %32, i64 0, !dbg !50
  %34 = load i8, i8* %33, align 1, !dbg !50
  %35 = sext i8 %34 to i32, !dbg !50
  switch i32 %35, label %144 [
    i32 100, label %36
    i32 108, label %42
    i32 122, label %49
    i32 120, label %55
    i32 111, label %61
    i32 115, label %67
    i32 112, label %71
    i32 109, label %78
    i32 98, label %93
    i32 103, label %117
    i32 99, label %130
    i32 110, label %136
  ], !dbg !51

36:                                               ; preds = %18
  %37 = load i32, i32* %9, align 4, !dbg !52
  %38 = getelementptr inbounds [3 x i8], [3 x i8]* %6, i64 0, i64 1, !dbg !54
  %39 = load i8, i8* %38, align 1, !dbg !54
  %40 = zext i8 %39 to i32, !dbg !54
  %41 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0), i32 noundef %37, i32 noundef %40), !dbg !55
  store i32 %41, i32* %8, align 4, !dbg !56
  br label %144, !dbg !57

42:                                               ; preds = %18
  %43 = load i32, i32* %9, align 4, !dbg !58
  %44 = getelementptr inbounds [3 x i8], [3 x i8]* %6, i64 0, i64 1, !dbg !59
  %45 = load i8, i8* %44, align 1, !dbg !59
  %46 = zext i8 %45 to i32, !dbg !59
  %47 = sub nsw i32 %46, 100, !dbg !60
  %48 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.1, i64 0, i64 0), i32 noundef %43, i32 noundef %47), !dbg !61
  store i32 %48, i32* %8, align 4, !dbg !62
  br label %144, !dbg !63

49:                                               ; preds = %18
  %50 = load i32, i32* %9, align 4, !dbg !64
  %51 = getelementptr inbounds [3 x i8], [3 x i8]* %6, i64 0, i64 1, !dbg !65
  %52 = load i8, i8* %51, align 1, !dbg !65
  %53 = zext i8 %52 to i32, !dbg !65
  %54 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.2, i64 0, i64 0), i32 noundef %50, i32 noundef %53), !dbg !66
  store i32 %54, i32* %8, align 4, !dbg !67
  br label %144, !dbg !68

55:                                               ; preds = %18
  %56 = load i32, i32* %9, align 4, !dbg !69
  %57 = getelementptr inbounds [3 x i8], [3 x i8]* %6, i64 0, i64 1, !dbg !70
  %58 = load i8, i8* %57, align 1, !dbg !70
  %59 = zext i8 %58 to i32, !dbg !70
  %60 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.3, i64 0, i64 0), i32 noundef %56, i32 noundef %59), !dbg !71
  store i32 %60, i32* %8, align 4, !dbg !72
  br label %144, !dbg !73

61:                                               ; preds = %18
  %62 = load i32, i32* %9, align 4, !dbg !74
  %63 = getelementptr inbounds [3 x i8], [3 x i8]* %6, i64 0, i64 1, !dbg !75
  %64 = load i8, i8* %63, align 1, !dbg !75
  %65 = zext i8 %64 to i32, !dbg !75
  %66 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.4, i64 0, i64 0), i32 noundef %62, i32 noundef %65), !dbg !76
  store i32 %66, i32* %8, align 4, !dbg !77
  br label %144, !dbg !78

67:                                               ; preds = %18
  %68 = load i32, i32* %9, align 4, !dbg !79
  %69 = getelementptr inbounds [3 x i8], [3 x i8]* %7, i64 0, i64 0, !dbg !80
  %70 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.5, i64 0, i64 0), i32 noundef %68, i8* noundef %69), !dbg !81
  store i32 %70, i32* %8, align 4, !dbg !82
  br label %144, !dbg !83

71:                                               ; preds = %18
  %72 = load i32, i32* %9, align 4, !dbg !84
  %73 = getelementptr inbounds [3 x i8], [3 x i8]* %6, i64 0, i64 1, !dbg !85
  %74 = load i8, i8* %73, align 1, !dbg !85
  %75 = zext i8 %74 to i32, !dbg !85
  %76 = and i32 %75, 3, !dbg !86
  %77 = call i32 (i32, i8*, ...) @dprintf(i32 noundef 2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.6, i64 0, i64 0), i32 noundef %72, i32 noundef %76, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.7, i64 0, i64 0)), !dbg !87
  store i32 %77, i32* %8, align 4, !dbg !88
  br label %144, !dbg !89

78:                                               ; preds = %18
  %79 = getelementptr inbounds [3 x i8], [3 x i8]* %6, i64 0, i64 0, !dbg !90
  %80 = load i8, i8* %79, align 1, !dbg !90
  %81 = zext i8 %80 to i32, !dbg !90
  %82 = and i32 %81, 1, !dbg !91
  %83 = icmp ne i32 %82, 0, !dbg !91
  br i1 %83, label %84, label %85, !dbg !90

84:                                               ; preds = %78
  br label %87, !dbg !90

85:                                               ; preds = %78
  %86 = load i32, i32* %9, align 4, !dbg !92
  br label %87, !dbg !90

87:                                               ; preds = %85, %84
  %88 = phi i32 [ -2147483648, %84 ], [ %86, %85 ], !dbg !90
  %89 = getelementptr inbounds [3 x i8], [3 x i8]* %6, i64 0, i64 1, !dbg !93
  %90 = load i8, i8* %89, align 1, !dbg !93
  %91 = zext i8 %90 to i32, !dbg !93
  %92 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0), i32 noundef %88, i32 noundef %91), !dbg !94
  store i32 %92, i32* %8, align 4, !dbg !95
  br label %144, !dbg !96

93:                                               ; preds = %18
  %94 = getelementptr inbounds [3 x i8], [3 x i8]* %6, i64 0, i64 0, !dbg !97
  %95 = load i8, i8* %94, align 1, !dbg !97
  %96 = zext i8 %95 to i32, !dbg !97
  %97 = getelementptr inbounds [3 x i8], [3 x i8]* %6, i64 0, i64 1, !dbg !98
  %98 = load i8, i8* %97, align 1, !dbg !98
  %99 = zext i8 %98 to i32, !dbg !98
  %100 = shl i32 %99, 8, !dbg !99
  %101 = or i32 %96, %100, !dbg !100
  %102 = getelementptr inbounds [3 x i8], [3 x i8]* %6, i64 0, i64 2, !dbg !101
  %103 = load i8, i8* %102, align 1, !dbg !101
  %104 = zext i8 %103 to i32, !dbg !101
  %105 = and i32 %104, 1, !dbg !102
  %106 = shl i32 %105, 16, !dbg !103
  %107 = or i32 %101, %106, !dbg !104
  store i32 %107, i32* %9, align 4, !dbg !105
  %108 = load i32, i32* %9, align 4, !dbg !106
  %109 = getelementptr inbounds [3 x i8], [3 x i8]* %6, i64 0, i64 1, !dbg !108
  %110 = load i8, i8* %109, align 1, !dbg !108
  %111 = zext i8 %110 to i32, !dbg !108
  %112 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0), i32 noundef %108, i32 noundef %111), !dbg !109
  %113 = icmp ne i32 %112, 100000, !dbg !110
  br i1 %113, label %114, label %115, !dbg !111

114:                                              ; preds = %93
  store i32 7, i32* %3, align 4, !dbg !112
  br label %158, !dbg !112

115:                                              ; preds = %93
  %116 = call i32 @puts(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.8, i64 0, i64 0)), !dbg !113
  store i32 105, i32* %3, align 4, !dbg !114
  br label %158, !dbg !114

117:                                              ; preds = %18
  call void @llvm.dbg.declare(metadata [4 x i8]* %10, metadata !115, metadata !DIExpression()), !dbg !120
  %118 = getelementptr inbounds [4 x i8], [4 x i8]* %10, i64 0, i64 0, !dbg !121
  store i8 37, i8* %118, align 1, !dbg !121
  %119 = getelementptr inbounds i8, i8* %118, i64 1, !dbg !121
  %120 = load i32, i32* %9, align 4, !dbg !122
  %121 = add nsw i32 48, %120, !dbg !123
  %122 = trunc i32 %121 to i8, !dbg !124
  store i8 %122, i8* %119, align 1, !dbg !121
  %123 = getelementptr inbounds i8, i8* %119, i64 1, !dbg !121
  store i8 100, i8* %123, align 1, !dbg !121
  %124 = getelementptr inbounds i8, i8* %123, i64 1, !dbg !121
  store i8 0, i8* %124, align 1, !dbg !121
  %125 = getelementptr inbounds [4 x i8], [4 x i8]* %10, i64 0, i64 0, !dbg !125
  %126 = getelementptr inbounds [3 x i8], [3 x i8]* %6, i64 0, i64 1, !dbg !126
  %127 = load i8, i8* %126, align 1, !dbg !126
  %128 = zext i8 %127 to i32, !dbg !126
  %129 = call i32 (i8*, ...) @printf(i8* noundef %125, i32 noundef %128), !dbg !127
  store i32 %129, i32* %8, align 4, !dbg !128
  br label %144, !dbg !129

130:                                              ; preds = %18
  %131 = load i32, i32* %9, align 4, !dbg !130
  %132 = getelementptr inbounds [3 x i8], [3 x i8]* %6, i64 0, i64 1, !dbg !131
  %133 = load i8, i8* %132, align 1, !dbg !131
  %134 = zext i8 %133 to i32, !dbg !131
  %135 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.9, i64 0, i64 0), i32 noundef %131, i32 noundef %134), !dbg !132
  store i32 %135, i32* %8, align 4, !dbg !133
  br label %144, !dbg !134

136:                                              ; preds = %18
  %137 = load %struct._IO_FILE*, %struct._IO_FILE** @stderr, align 8, !dbg !135
  %138 = load i32, i32* %9, align 4, !dbg !136
  %139 = sub nsw i32 %138, 4, !dbg !137
  %140 = getelementptr inbounds [3 x i8], [3 x i8]* %6, i64 0, i64 1, !dbg !138
  %141 = load i8, i8* %140, align 1, !dbg !138
  %142 = zext i8 %141 to i32, !dbg !138
  %143 = call i32 (%struct._IO_FILE*, i8*, ...) @fprintf(%struct._IO_FILE* noundef %137, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0), i32 noundef %139, i32 noundef %142), !dbg !139
  store i32 %143, i32* %8, align 4, !dbg !140
  br label %144, !dbg !141

144:                                              ; preds = %18, %136, %130, %117, %87, %71, %67, %61, %55, %49, %42, %36
  %145 = load i32, i32* %8, align 4, !dbg !142
  %146 = icmp eq i32 %145, 5, !dbg !143
  br i1 %146, label %147, label %148, !dbg !142

147:                                              ; preds = %144
  br label %156, !dbg !142

148:                                              ; preds = %144
  %149 = load i32, i32* %8, align 4, !dbg !144
  %150 = icmp slt i32 %149, 0, !dbg !145
  br i1 %150, label %151, label %152, !dbg !144

151:                                              ; preds = %148
  br label %154, !dbg !144

152:                                              ; preds = %148
  %153 = load i32, i32* %8, align 4, !dbg !146
  br label %154, !dbg !144

154:                                              ; preds = %152, %151
  %155 = phi i32 [ 99, %151 ], [ %153, %152 ], !dbg !144
  br label %156, !dbg !142

156:                                              ; preds = %154, %147
  %157 = phi i32 [ 105, %147 ], [ %155, %154 ], !dbg !142
  store i32 %157, i32* %3, align 4, !dbg !147
  br label %158, !dbg !147

158:                                              ; preds = %156, %115, %114, %17
  %159 = load i32, i32* %3, align 4, !dbg !148
  ret i32 %159, !dbg !148
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
!1 = !DIFile(filename: "tests/programs/worlds/widths.c", directory: ".", checksumkind: CSK_MD5, checksum: "412be5110b67608f4d988fe65039e632")
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
!115 = !DILocalVariable(name: "format", scope: !116, file: !1, line: 29, type: !117)
!116 = distinct !DILexicalBlock(scope: !53, file: !1, line: 28, column: 15)
!117 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, size: 32, elements: !118)
!118 = !{!119}
!119 = !DISubrange(count: 4)
!120 = !DILocation(line: 29, column: 14, scope: !116)
!121 = !DILocation(line: 29, column: 25, scope: !116)
!122 = !DILocation(line: 29, column: 44, scope: !116)
!123 = !DILocation(line: 29, column: 42, scope: !116)
!124 = !DILocation(line: 29, column: 31, scope: !116)
!125 = !DILocation(line: 30, column: 20, scope: !116)
!126 = !DILocation(line: 30, column: 28, scope: !116)
!127 = !DILocation(line: 30, column: 13, scope: !116)
!128 = !DILocation(line: 30, column: 11, scope: !116)
!129 = !DILocation(line: 31, column: 9, scope: !116)
!130 = !DILocation(line: 33, column: 33, scope: !53)
!131 = !DILocation(line: 33, column: 40, scope: !53)
!132 = !DILocation(line: 33, column: 19, scope: !53)
!133 = !DILocation(line: 33, column: 17, scope: !53)
!134 = !DILocation(line: 33, column: 48, scope: !53)
!135 = !DILocation(line: 34, column: 27, scope: !53)
!136 = !DILocation(line: 34, column: 42, scope: !53)
!137 = !DILocation(line: 34, column: 48, scope: !53)
!138 = !DILocation(line: 34, column: 53, scope: !53)
!139 = !DILocation(line: 34, column: 19, scope: !53)
!140 = !DILocation(line: 34, column: 17, scope: !53)
!141 = !DILocation(line: 34, column: 61, scope: !53)
!142 = !DILocation(line: 36, column: 12, scope: !12)
!143 = !DILocation(line: 36, column: 14, scope: !12)
!144 = !DILocation(line: 36, column: 27, scope: !12)
!145 = !DILocation(line: 36, column: 29, scope: !12)
!146 = !DILocation(line: 36, column: 40, scope: !12)
!147 = !DILocation(line: 36, column: 5, scope: !12)
!148 = !DILocation(line: 37, column: 1, scope: !12)
