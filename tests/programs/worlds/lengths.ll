; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g tests/programs/worlds/lengths.c
; ModuleID = 'tests/programs/worlds/lengths.c'
source_filename = "tests/programs/worlds/lengths.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [31 x i8] c"length != 11 || out[10] != 'K'\00", align 1
@.str.1 = private unnamed_addr constant [32 x i8] c"tests/programs/worlds/lengths.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [23 x i8] c"int main(int, char **)\00", align 1
@.str.2 = private unnamed_addr constant [13 x i8] c"length != 12\00", align 1
@.str.3 = private unnamed_addr constant [12 x i8] c"length != 8\00", align 1
@.str.4 = private unnamed_addr constant [28 x i8] c"write(1, out, length) != 16\00", align 1
@.str.5 = private unnamed_addr constant [47 x i8] c"memcmp(out, in + 2, length) != 0 || length < 3\00", align 1
@.str.6 = private unnamed_addr constant [13 x i8] c"length != 16\00", align 1
@.str.7 = private unnamed_addr constant [12 x i8] c"length != 0\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 !dbg !10 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca [32 x i8], align 16
  %7 = alloca [16 x i8], align 16
  %8 = alloca i16, align 2
  %9 = alloca i8*, align 8
  %10 = alloca i8*, align 8
  %11 = alloca i8*, align 8
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !18, metadata !DIExpression()), !dbg !19
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !20, metadata !DIExpression()), !dbg !21
  call void @llvm.dbg.declare(metadata [32 x i8]* %6, metadata !22, metadata !DIExpression()), !dbg !27
  call void @llvm.dbg.declare(metadata [16 x i8]* %7, metadata !28, metadata !DIExpression()), !dbg !32
  %12 = bitcast [16 x i8]* %7 to i8*, !dbg !32
  call void @llvm.memset.p0i8.i64(i8* align 16 %12, i8 0, i64 16, i1 false), !dbg !32
  %13 = load i32, i32* %4, align 4, !dbg !33
  %14 = icmp slt i32 %13, 2, !dbg !35
  br i1 %14, label %19, label %15, !dbg !36

15:                                               ; preds = %2
  %16 = getelementptr inbounds [32 x i8], [32 x i8]* %6, i64 0, i64 0, !dbg !37
  %17 = call i64 @read(i32 noundef 0, i8* noundef %16, i64 noundef 32), !dbg !38
  %18 = icmp ne i64 %17, 32, !dbg !39
  br i1 %18, label %19, label %20, !dbg !40

19:                                               ; preds = %15, %2
  store i32 2, i32* %3, align 4, !dbg !41
  br label %141, !dbg !41

20:                                               ; preds = %15
  call void @llvm.dbg.declare(metadata i16* %8, metadata !42, metadata !DIExpression()), !dbg !44
  %21 = getelementptr inbounds [32 x i8], [32 x i8]* %6, i64 0, i64 0, !dbg !45
  %22 = load i8, i8* %21, align 16, !dbg !45
  %23 = zext i8 %22 to i32, !dbg !45
  %24 = getelementptr inbounds [32 x i8], [32 x i8]* %6, i64 0, i64 1, !dbg !46
  %25 = load i8, i8* %24, align 1, !dbg !46
  %26 = zext i8 %25 to i32, !dbg !46
  %27 = shl i32 %26, 8, !dbg !47
  %28 = or i32 %23, %27, !dbg !48
  %29 = trunc i32 %28 to i16, !dbg !45
  store i16 %29, i16* %8, align 2, !dbg !44
  %30 = load i8**, i8*** %5, align 8, !dbg !49
  %31 = getelementptr inbounds i8*, i8** %30, i64 1, !dbg !49
  %32 = load i8*, i8** %31, align 8, !dbg !49
  %33 = getelementptr inbounds i8, i8* %32, i64 0, !dbg !49
  %34 = load i8, i8* %33, align 1, !dbg !49
  %35 = sext i8 %34 to i32, !dbg !49
  switch i32 %35, label %140 [
    i32 99, label %36
    i32 109, label %53
    i32 115, label %65
    i32 119, label %76
    i32 101, label %85
    i32 107, label %100
    i32 102, label %110
    i32 114, label %125
  ], !dbg !50

36:                                               ; preds = %20
  %37 = getelementptr inbounds [16 x i8], [16 x i8]* %7, i64 0, i64 0, !dbg !51
  %38 = getelementptr inbounds [32 x i8], [32 x i8]* %6, i64 0, i64 0, !dbg !53
  %39 = getelementptr inbounds i8, i8* %38, i64 2, !dbg !54
  %40 = load i16, i16* %8, align 2, !dbg !55
  %41 = zext i16 %40 to i64, !dbg !55
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %37, i8* align 1 %39, i64 %41, i1 false), !dbg !51
  %42 = load i16, i16* %8, align 2, !dbg !56
  %43 = zext i16 %42 to i32, !dbg !56
  %44 = icmp ne i32 %43, 11, !dbg !56
  br i1 %44, label %50, label %45, !dbg !56

45:                                               ; preds = %36
  %46 = getelementptr inbounds [16 x i8], [16 x i8]* %7, i64 0, i64 10, !dbg !56
  %47 = load i8, i8* %46, align 2, !dbg !56
  %48 = zext i8 %47 to i32, !dbg !56
  %49 = icmp ne i32 %48, 75, !dbg !56
  br i1 %49, label %50, label %51, !dbg !59

50:                                               ; preds = %45, %36
  br label %52, !dbg !59

51:                                               ; preds = %45
  call void @__assert_fail(i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.1, i64 0, i64 0), i32 noundef 18, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !56
  unreachable, !dbg !56

52:                                               ; preds = %50
  br label %140, !dbg !60

53:                                               ; preds = %20
  %54 = getelementptr inbounds [16 x i8], [16 x i8]* %7, i64 0, i64 0, !dbg !61
  %55 = getelementptr inbounds i8, i8* %54, i64 4, !dbg !62
  %56 = getelementptr inbounds [32 x i8], [32 x i8]* %6, i64 0, i64 0, !dbg !63
  %57 = load i16, i16* %8, align 2, !dbg !64
  %58 = zext i16 %57 to i64, !dbg !64
  call void @llvm.memmove.p0i8.p0i8.i64(i8* align 1 %55, i8* align 16 %56, i64 %58, i1 false), !dbg !63
  %59 = load i16, i16* %8, align 2, !dbg !65
  %60 = zext i16 %59 to i32, !dbg !65
  %61 = icmp ne i32 %60, 12, !dbg !65
  br i1 %61, label %62, label %63, !dbg !68

62:                                               ; preds = %53
  br label %64, !dbg !68

63:                                               ; preds = %53
  call void @__assert_fail(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.1, i64 0, i64 0), i32 noundef 22, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !65
  unreachable, !dbg !65

64:                                               ; preds = %62
  br label %140, !dbg !69

65:                                               ; preds = %20
  %66 = getelementptr inbounds [16 x i8], [16 x i8]* %7, i64 0, i64 0, !dbg !70
  %67 = getelementptr inbounds i8, i8* %66, i64 8, !dbg !71
  %68 = load i16, i16* %8, align 2, !dbg !72
  %69 = zext i16 %68 to i64, !dbg !72
  call void @llvm.memset.p0i8.i64(i8* align 1 %67, i8 1, i64 %69, i1 false), !dbg !73
  %70 = load i16, i16* %8, align 2, !dbg !74
  %71 = zext i16 %70 to i32, !dbg !74
  %72 = icmp ne i32 %71, 8, !dbg !74
  br i1 %72, label %73, label %74, !dbg !77

73:                                               ; preds = %65
  br label %75, !dbg !77

74:                                               ; preds = %65
  call void @__assert_fail(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.1, i64 0, i64 0), i32 noundef 26, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !74
  unreachable, !dbg !74

75:                                               ; preds = %73
  br label %140, !dbg !78

76:                                               ; preds = %20
  %77 = getelementptr inbounds [16 x i8], [16 x i8]* %7, i64 0, i64 0, !dbg !79
  %78 = load i16, i16* %8, align 2, !dbg !79
  %79 = zext i16 %78 to i64, !dbg !79
  %80 = call i64 @write(i32 noundef 1, i8* noundef %77, i64 noundef %79), !dbg !79
  %81 = icmp ne i64 %80, 16, !dbg !79
  br i1 %81, label %82, label %83, !dbg !82

82:                                               ; preds = %76
  br label %84, !dbg !82

83:                                               ; preds = %76
  call void @__assert_fail(i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.1, i64 0, i64 0), i32 noundef 29, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !79
  unreachable, !dbg !79

84:                                               ; preds = %82
  br label %140, !dbg !83

85:                                               ; preds = %20
  %86 = getelementptr inbounds [16 x i8], [16 x i8]* %7, i64 0, i64 0, !dbg !84
  %87 = getelementptr inbounds [32 x i8], [32 x i8]* %6, i64 0, i64 0, !dbg !84
  %88 = getelementptr inbounds i8, i8* %87, i64 2, !dbg !84
  %89 = load i16, i16* %8, align 2, !dbg !84
  %90 = zext i16 %89 to i64, !dbg !84
  %91 = call i32 @memcmp(i8* noundef %86, i8* noundef %88, i64 noundef %90) #9, !dbg !84
  %92 = icmp ne i32 %91, 0, !dbg !84
  br i1 %92, label %97, label %93, !dbg !84

93:                                               ; preds = %85
  %94 = load i16, i16* %8, align 2, !dbg !84
  %95 = zext i16 %94 to i32, !dbg !84
  %96 = icmp slt i32 %95, 3, !dbg !84
  br i1 %96, label %97, label %98, !dbg !87

97:                                               ; preds = %93, %85
  br label %99, !dbg !87

98:                                               ; preds = %93
  call void @__assert_fail(i8* noundef getelementptr inbounds ([47 x i8], [47 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.1, i64 0, i64 0), i32 noundef 32, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !84
  unreachable, !dbg !84

99:                                               ; preds = %97
  br label %140, !dbg !88

100:                                              ; preds = %20
  %101 = getelementptr inbounds [16 x i8], [16 x i8]* %7, i64 0, i64 0, !dbg !89
  %102 = load i16, i16* %8, align 2, !dbg !90
  %103 = zext i16 %102 to i64, !dbg !90
  call void @klee_check_memory_access(i8* noundef %101, i64 noundef %103), !dbg !91
  %104 = load i16, i16* %8, align 2, !dbg !92
  %105 = zext i16 %104 to i32, !dbg !92
  %106 = icmp ne i32 %105, 16, !dbg !92
  br i1 %106, label %107, label %108, !dbg !95

107:                                              ; preds = %100
  br label %109, !dbg !95

108:                                              ; preds = %100
  call void @__assert_fail(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.1, i64 0, i64 0), i32 noundef 36, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !92
  unreachable, !dbg !92

109:                                              ; preds = %107
  br label %140, !dbg !96

110:                                              ; preds = %20
  call void @llvm.dbg.declare(metadata i8** %9, metadata !97, metadata !DIExpression()), !dbg !99
  %111 = call noalias i8* @malloc(i64 noundef 100) #10, !dbg !100
  store i8* %111, i8** %9, align 8, !dbg !99
  call void @llvm.dbg.declare(metadata i8** %10, metadata !101, metadata !DIExpression()), !dbg !102
  %112 = call noalias i8* @malloc(i64 noundef 1) #10, !dbg !103
  store i8* %112, i8** %10, align 8, !dbg !102
  %113 = load i8*, i8** %9, align 8, !dbg !104
  %114 = load i16, i16* %8, align 2, !dbg !105
  %115 = zext i16 %114 to i32, !dbg !105
  %116 = sext i32 %115 to i64, !dbg !106
  %117 = getelementptr inbounds i8, i8* %113, i64 %116, !dbg !106
  call void @free(i8* noundef %117) #10, !dbg !107
  %118 = load i16, i16* %8, align 2, !dbg !108
  %119 = zext i16 %118 to i32, !dbg !108
  %120 = icmp ne i32 %119, 0, !dbg !108
  br i1 %120, label %121, label %122, !dbg !111

121:                                              ; preds = %110
  br label %123, !dbg !111

122:                                              ; preds = %110
  call void @__assert_fail(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.7, i64 0, i64 0), i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.1, i64 0, i64 0), i32 noundef 41, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !108
  unreachable, !dbg !108

123:                                              ; preds = %121
  %124 = load i8*, i8** %10, align 8, !dbg !112
  call void @free(i8* noundef %124) #10, !dbg !113
  br label %140, !dbg !114

125:                                              ; preds = %20
  call void @llvm.dbg.declare(metadata i8** %11, metadata !115, metadata !DIExpression()), !dbg !117
  %126 = call noalias i8* @malloc(i64 noundef 100) #10, !dbg !118
  store i8* %126, i8** %11, align 8, !dbg !117
  %127 = load i8*, i8** %11, align 8, !dbg !119
  %128 = load i16, i16* %8, align 2, !dbg !120
  %129 = zext i16 %128 to i32, !dbg !120
  %130 = sext i32 %129 to i64, !dbg !121
  %131 = getelementptr inbounds i8, i8* %127, i64 %130, !dbg !121
  %132 = call i8* @realloc(i8* noundef %131, i64 noundef 10) #10, !dbg !122
  store i8* %132, i8** %11, align 8, !dbg !123
  %133 = load i16, i16* %8, align 2, !dbg !124
  %134 = zext i16 %133 to i32, !dbg !124
  %135 = icmp ne i32 %134, 0, !dbg !124
  br i1 %135, label %136, label %137, !dbg !127

136:                                              ; preds = %125
  br label %138, !dbg !127

137:                                              ; preds = %125
  call void @__assert_fail(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.7, i64 0, i64 0), i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.1, i64 0, i64 0), i32 noundef 48, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !124
  unreachable, !dbg !124

138:                                              ; preds = %136
  %139 = load i8*, i8** %11, align 8, !dbg !128
  call void @free(i8* noundef %139) #10, !dbg !129
  br label %140, !dbg !130

140:                                              ; preds = %20, %138, %123, %109, %99, %84, %75, %64, %52
  store i32 0, i32* %3, align 4, !dbg !131
  br label %141, !dbg !131

141:                                              ; preds = %140, %19
  %142 = load i32, i32* %3, align 4, !dbg !132
  ret i32 %142, !dbg !132
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

declare i64 @read(i32 noundef, i8* noundef, i64 noundef) #3

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #5

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memmove.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1 immarg) #4

declare i64 @write(i32 noundef, i8* noundef, i64 noundef) #3

; Function Attrs: nounwind readonly willreturn
declare i32 @memcmp(i8* noundef, i8* noundef, i64 noundef) #6

declare void @klee_check_memory_access(i8* noundef, i64 noundef) #3

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #7

; Function Attrs: nounwind
declare void @free(i8* noundef) #7

; Function Attrs: nounwind
declare i8* @realloc(i8* noundef, i64 noundef) #7

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nofree nounwind willreturn writeonly }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly nofree nounwind willreturn }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind readonly willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { noreturn nounwind }
attributes #9 = { nounwind readonly willreturn }
attributes #10 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/worlds/lengths.c", directory: ".", checksumkind: CSK_MD5, checksum: "31b6bffb3c74a38c6f7d482ee1907473")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !11, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !17)
!11 = !DISubroutineType(types: !12)
!12 = !{!13, !13, !14}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{}
!18 = !DILocalVariable(name: "argc", arg: 1, scope: !10, file: !1, line: 9, type: !13)
!19 = !DILocation(line: 9, column: 14, scope: !10)
!20 = !DILocalVariable(name: "argv", arg: 2, scope: !10, file: !1, line: 9, type: !14)
!21 = !DILocation(line: 9, column: 27, scope: !10)
!22 = !DILocalVariable(name: "in", scope: !10, file: !1, line: 11, type: !23)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 256, elements: !25)
!24 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!25 = !{!26}
!26 = !DISubrange(count: 32)
!27 = !DILocation(line: 11, column: 19, scope: !10)
!28 = !DILocalVariable(name: "out", scope: !10, file: !1, line: 11, type: !29)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 128, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 16)
!32 = !DILocation(line: 11, column: 27, scope: !10)
!33 = !DILocation(line: 12, column: 9, scope: !34)
!34 = distinct !DILexicalBlock(scope: !10, file: !1, line: 12, column: 9)
!35 = !DILocation(line: 12, column: 14, scope: !34)
!36 = !DILocation(line: 12, column: 18, scope: !34)
!37 = !DILocation(line: 12, column: 29, scope: !34)
!38 = !DILocation(line: 12, column: 21, scope: !34)
!39 = !DILocation(line: 12, column: 44, scope: !34)
!40 = !DILocation(line: 12, column: 9, scope: !10)
!41 = !DILocation(line: 13, column: 9, scope: !34)
!42 = !DILocalVariable(name: "length", scope: !10, file: !1, line: 14, type: !43)
!43 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!44 = !DILocation(line: 14, column: 20, scope: !10)
!45 = !DILocation(line: 14, column: 29, scope: !10)
!46 = !DILocation(line: 14, column: 37, scope: !10)
!47 = !DILocation(line: 14, column: 43, scope: !10)
!48 = !DILocation(line: 14, column: 35, scope: !10)
!49 = !DILocation(line: 15, column: 13, scope: !10)
!50 = !DILocation(line: 15, column: 5, scope: !10)
!51 = !DILocation(line: 17, column: 9, scope: !52)
!52 = distinct !DILexicalBlock(scope: !10, file: !1, line: 15, column: 25)
!53 = !DILocation(line: 17, column: 21, scope: !52)
!54 = !DILocation(line: 17, column: 24, scope: !52)
!55 = !DILocation(line: 17, column: 29, scope: !52)
!56 = !DILocation(line: 18, column: 9, scope: !57)
!57 = distinct !DILexicalBlock(scope: !58, file: !1, line: 18, column: 9)
!58 = distinct !DILexicalBlock(scope: !52, file: !1, line: 18, column: 9)
!59 = !DILocation(line: 18, column: 9, scope: !58)
!60 = !DILocation(line: 19, column: 9, scope: !52)
!61 = !DILocation(line: 21, column: 17, scope: !52)
!62 = !DILocation(line: 21, column: 21, scope: !52)
!63 = !DILocation(line: 21, column: 9, scope: !52)
!64 = !DILocation(line: 21, column: 30, scope: !52)
!65 = !DILocation(line: 22, column: 9, scope: !66)
!66 = distinct !DILexicalBlock(scope: !67, file: !1, line: 22, column: 9)
!67 = distinct !DILexicalBlock(scope: !52, file: !1, line: 22, column: 9)
!68 = !DILocation(line: 22, column: 9, scope: !67)
!69 = !DILocation(line: 23, column: 9, scope: !52)
!70 = !DILocation(line: 25, column: 16, scope: !52)
!71 = !DILocation(line: 25, column: 20, scope: !52)
!72 = !DILocation(line: 25, column: 28, scope: !52)
!73 = !DILocation(line: 25, column: 9, scope: !52)
!74 = !DILocation(line: 26, column: 9, scope: !75)
!75 = distinct !DILexicalBlock(scope: !76, file: !1, line: 26, column: 9)
!76 = distinct !DILexicalBlock(scope: !52, file: !1, line: 26, column: 9)
!77 = !DILocation(line: 26, column: 9, scope: !76)
!78 = !DILocation(line: 27, column: 9, scope: !52)
!79 = !DILocation(line: 29, column: 9, scope: !80)
!80 = distinct !DILexicalBlock(scope: !81, file: !1, line: 29, column: 9)
!81 = distinct !DILexicalBlock(scope: !52, file: !1, line: 29, column: 9)
!82 = !DILocation(line: 29, column: 9, scope: !81)
!83 = !DILocation(line: 30, column: 9, scope: !52)
!84 = !DILocation(line: 32, column: 9, scope: !85)
!85 = distinct !DILexicalBlock(scope: !86, file: !1, line: 32, column: 9)
!86 = distinct !DILexicalBlock(scope: !52, file: !1, line: 32, column: 9)
!87 = !DILocation(line: 32, column: 9, scope: !86)
!88 = !DILocation(line: 33, column: 9, scope: !52)
!89 = !DILocation(line: 35, column: 34, scope: !52)
!90 = !DILocation(line: 35, column: 39, scope: !52)
!91 = !DILocation(line: 35, column: 9, scope: !52)
!92 = !DILocation(line: 36, column: 9, scope: !93)
!93 = distinct !DILexicalBlock(scope: !94, file: !1, line: 36, column: 9)
!94 = distinct !DILexicalBlock(scope: !52, file: !1, line: 36, column: 9)
!95 = !DILocation(line: 36, column: 9, scope: !94)
!96 = !DILocation(line: 37, column: 9, scope: !52)
!97 = !DILocalVariable(name: "block", scope: !98, file: !1, line: 39, type: !15)
!98 = distinct !DILexicalBlock(scope: !52, file: !1, line: 38, column: 15)
!99 = !DILocation(line: 39, column: 15, scope: !98)
!100 = !DILocation(line: 39, column: 23, scope: !98)
!101 = !DILocalVariable(name: "other", scope: !98, file: !1, line: 39, type: !15)
!102 = !DILocation(line: 39, column: 37, scope: !98)
!103 = !DILocation(line: 39, column: 45, scope: !98)
!104 = !DILocation(line: 40, column: 14, scope: !98)
!105 = !DILocation(line: 40, column: 22, scope: !98)
!106 = !DILocation(line: 40, column: 20, scope: !98)
!107 = !DILocation(line: 40, column: 9, scope: !98)
!108 = !DILocation(line: 41, column: 9, scope: !109)
!109 = distinct !DILexicalBlock(scope: !110, file: !1, line: 41, column: 9)
!110 = distinct !DILexicalBlock(scope: !98, file: !1, line: 41, column: 9)
!111 = !DILocation(line: 41, column: 9, scope: !110)
!112 = !DILocation(line: 42, column: 14, scope: !98)
!113 = !DILocation(line: 42, column: 9, scope: !98)
!114 = !DILocation(line: 43, column: 9, scope: !98)
!115 = !DILocalVariable(name: "block", scope: !116, file: !1, line: 46, type: !15)
!116 = distinct !DILexicalBlock(scope: !52, file: !1, line: 45, column: 15)
!117 = !DILocation(line: 46, column: 15, scope: !116)
!118 = !DILocation(line: 46, column: 23, scope: !116)
!119 = !DILocation(line: 47, column: 25, scope: !116)
!120 = !DILocation(line: 47, column: 33, scope: !116)
!121 = !DILocation(line: 47, column: 31, scope: !116)
!122 = !DILocation(line: 47, column: 17, scope: !116)
!123 = !DILocation(line: 47, column: 15, scope: !116)
!124 = !DILocation(line: 48, column: 9, scope: !125)
!125 = distinct !DILexicalBlock(scope: !126, file: !1, line: 48, column: 9)
!126 = distinct !DILexicalBlock(scope: !116, file: !1, line: 48, column: 9)
!127 = !DILocation(line: 48, column: 9, scope: !126)
!128 = !DILocation(line: 49, column: 14, scope: !116)
!129 = !DILocation(line: 49, column: 9, scope: !116)
!130 = !DILocation(line: 50, column: 9, scope: !116)
!131 = !DILocation(line: 53, column: 5, scope: !10)
!132 = !DILocation(line: 54, column: 1, scope: !10)
