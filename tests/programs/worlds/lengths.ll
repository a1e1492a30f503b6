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
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 !dbg !13 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca [32 x i8], align 16
  %7 = alloca [16 x i8], align 16
  %8 = alloca i16, align 2
  %9 = alloca i8*, align 8
  %10 = alloca i8*, align 8
  %11 = alloca i8*, align 8
  %12 = alloca i8*, align 8
  %13 = alloca [4 x i8*], align 16
  %14 = alloca i8*, align 8
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !19, metadata !DIExpression()), !dbg !20
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !21, metadata !DIExpression()), !dbg !22
  call void @llvm.dbg.declare(metadata [32 x i8]* %6, metadata !23, metadata !DIExpression()), !dbg !28
  call void @llvm.dbg.declare(metadata [16 x i8]* %7, metadata !29, metadata !DIExpression()), !dbg !33
  %15 = bitcast [16 x i8]* %7 to i8*, !dbg !33
  call void @llvm.memset.p0i8.i64(i8* align 16 %15, i8 0, i64 16, i1 false), !dbg !33
  %16 = load i32, i32* %4, align 4, !dbg !34
  %17 = icmp slt i32 %16, 2, !dbg !36
  br i1 %17, label %22, label %18, !dbg !37

18:                                               ; preds = %2
  %19 = getelementptr inbounds [32 x i8], [32 x i8]* %6, i64 0, i64 0, !dbg !38
  %20 = call i64 @read(i32 noundef 0, i8* noundef %19, i64 noundef 32), !dbg !39
  %21 = icmp ne i64 %20, 32, !dbg !40
  br i1 %21, label %22, label %23, !dbg !41

22:                                               ; preds = %18, %2
  store i32 2, i32* %3, align 4, !dbg !42
  br label %169, !dbg !42

23:                                               ; preds = %18
  call void @llvm.dbg.declare(metadata i16* %8, metadata !43, metadata !DIExpression()), !dbg !45
  %24 = getelementptr inbounds [32 x i8], [32 x i8]* %6, i64 0, i64 0, !dbg !46
  %25 = load i8, i8* %24, align 16, !dbg !46
  %26 = zext i8 %25 to i32, !dbg !46
  %27 = getelementptr inbounds [32 x i8], [32 x i8]* %6, i64 0, i64 1, !dbg !47
  %28 = load i8, i8* %27, align 1, !dbg !47
  %29 = zext i8 %28 to i32, !dbg !47
  %30 = shl i32 %29, 8, !dbg !48
  %31 = or i32 %26, %30, !dbg !49
  %32 = trunc i32 %31 to i16, !dbg !46
  store i16 %32, i16* %8, align 2, !dbg !45
  %33 = load i8**, i8*** %5, align 8, !dbg !50
  %34 = getelementptr inbounds i8*, i8** %33, i64 1, !dbg !50
  %35 = load i8*, i8** %34, align 8, !dbg !50
  %36 = getelementptr inbounds i8, i8* %35, i64 0, !dbg !50
  %37 = load i8, i8* %36, align 1, !dbg !50
  %38 = sext i8 %37 to i32, !dbg !50
  switch i32 %38, label %168 [
    i32 99, label %39
    i32 109, label %56
    i32 115, label %68
    i32 119, label %79
    i32 101, label %88
    i32 107, label %103
    i32 102, label %113
    i32 98, label %128
    i32 116, label %137
    i32 114, label %153
  ], !dbg !51

39:                                               ; preds = %23
  %40 = getelementptr inbounds [16 x i8], [16 x i8]* %7, i64 0, i64 0, !dbg !52
  %41 = getelementptr inbounds [32 x i8], [32 x i8]* %6, i64 0, i64 0, !dbg !54
  %42 = getelementptr inbounds i8, i8* %41, i64 2, !dbg !55
  %43 = load i16, i16* %8, align 2, !dbg !56
  %44 = zext i16 %43 to i64, !dbg !56
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %40, i8* align 1 %42, i64 %44, i1 false), !dbg !52
  %45 = load i16, i16* %8, align 2, !dbg !57
  %46 = zext i16 %45 to i32, !dbg !57
  %47 = icmp ne i32 %46, 11, !dbg !57
  br i1 %47, label %53, label %48, !dbg !57

48:                                               ; preds = %39
  %49 = getelementptr inbounds [16 x i8], [16 x i8]* %7, i64 0, i64 10, !dbg !57
  %50 = load i8, i8* %49, align 2, !dbg !57
  %51 = zext i8 %50 to i32, !dbg !57
  %52 = icmp ne i32 %51, 75, !dbg !57
  br i1 %52, label %53, label %54, !dbg !60

53:                                               ; preds = %48, %39
  br label %55, !dbg !60

54:                                               ; preds = %48
  call void @__assert_fail(i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.1, i64 0, i64 0), i32 noundef 18, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !57
  unreachable, !dbg !57

55:                                               ; preds = %53
  br label %168, !dbg !61

56:                                               ; preds = %23
  %57 = getelementptr inbounds [16 x i8], [16 x i8]* %7, i64 0, i64 0, !dbg !62
  %58 = getelementptr inbounds i8, i8* %57, i64 4, !dbg !63
  %59 = getelementptr inbounds [32 x i8], [32 x i8]* %6, i64 0, i64 0, !dbg !64
  %60 = load i16, i16* %8, align 2, !dbg !65
  %61 = zext i16 %60 to i64, !dbg !65
  call void @llvm.memmove.p0i8.p0i8.i64(i8* align 1 %58, i8* align 16 %59, i64 %61, i1 false), !dbg !64
  %62 = load i16, i16* %8, align 2, !dbg !66
  %63 = zext i16 %62 to i32, !dbg !66
  %64 = icmp ne i32 %63, 12, !dbg !66
  br i1 %64, label %65, label %66, !dbg !69

65:                                               ; preds = %56
  br label %67, !dbg !69

66:                                               ; preds = %56
  call void @__assert_fail(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.1, i64 0, i64 0), i32 noundef 22, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !66
  unreachable, !dbg !66

67:                                               ; preds = %65
  br label %168, !dbg !70

68:                                               ; preds = %23
  %69 = getelementptr inbounds [16 x i8], [16 x i8]* %7, i64 0, i64 0, !dbg !71
  %70 = getelementptr inbounds i8, i8* %69, i64 8, !dbg !72
  %71 = load i16, i16* %8, align 2, !dbg !73
  %72 = zext i16 %71 to i64, !dbg !73
  call void @llvm.memset.p0i8.i64(i8* align 1 %70, i8 1, i64 %72, i1 false), !dbg !74
  %73 = load i16, i16* %8, align 2, !dbg !75
  %74 = zext i16 %73 to i32, !dbg !75
  %75 = icmp ne i32 %74, 8, !dbg !75
  br i1 %75, label %76, label %77, !dbg !78

76:                                               ; preds = %68
  br label %78, !dbg !78

77:                                               ; preds = %68
  call void @__assert_fail(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.1, i64 0, i64 0), i32 noundef 26, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !75
  unreachable, !dbg !75

78:                                               ; preds = %76
  br label %168, !dbg !79

79:                                               ; preds = %23
  %80 = getelementptr inbounds [16 x i8], [16 x i8]* %7, i64 0, i64 0, !dbg !80
  %81 = load i16, i16* %8, align 2, !dbg !80
  %82 = zext i16 %81 to i64, !dbg !80
  %83 = call i64 @write(i32 noundef 1, i8* noundef %80, i64 noundef %82), !dbg !80
  %84 = icmp ne i64 %83, 16, !dbg !80
  br i1 %84, label %85, label %86, !dbg !83

85:                                               ; preds = %79
  br label %87, !dbg !83

86:                                               ; preds = %79
  call void @__assert_fail(i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.1, i64 0, i64 0), i32 noundef 29, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !80
  unreachable, !dbg !80

87:                                               ; preds = %85
  br label %168, !dbg !84

88:                                               ; preds = %23
  %89 = getelementptr inbounds [16 x i8], [16 x i8]* %7, i64 0, i64 0, !dbg !85
  %90 = getelementptr inbounds [32 x i8], [32 x i8]* %6, i64 0, i64 0, !dbg !85
  %91 = getelementptr inbounds i8, i8* %90, i64 2, !dbg !85
  %92 = load i16, i16* %8, align 2, !dbg !85
  %93 = zext i16 %92 to i64, !dbg !85
  %94 = call i32 @memcmp(i8* noundef %89, i8* noundef %91, i64 noundef %93) #9, !dbg !85
  %95 = icmp ne i32 %94, 0, !dbg !85
  br i1 %95, label %100, label %96, !dbg !85

96:                                               ; preds = %88
  %97 = load i16, i16* %8, align 2, !dbg !85
  %98 = zext i16 %97 to i32, !dbg !85
  %99 = icmp slt i32 %98, 3, !dbg !85
  br i1 %99, label %100, label %101, !dbg !88

100:                                              ; preds = %96, %88
  br label %102, !dbg !88

101:                                              ; preds = %96
  call void @__assert_fail(i8* noundef getelementptr inbounds ([47 x i8], [47 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.1, i64 0, i64 0), i32 noundef 32, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !85
  unreachable, !dbg !85

102:                                              ; preds = %100
  br label %168, !dbg !89

103:                                              ; preds = %23
  %104 = getelementptr inbounds [16 x i8], [16 x i8]* %7, i64 0, i64 0, !dbg !90
  %105 = load i16, i16* %8, align 2, !dbg !91
  %106 = zext i16 %105 to i64, !dbg !91
  call void @klee_check_memory_access(i8* noundef %104, i64 noundef %106), !dbg !92
  %107 = load i16, i16* %8, align 2, !dbg !93
  %108 = zext i16 %107 to i32, !dbg !93
  %109 = icmp ne i32 %108, 16, !dbg !93
  br i1 %109, label %110, label %111, !dbg !96

110:                                              ; preds = %103
  br label %112, !dbg !96

111:                                              ; preds = %103
  call void @__assert_fail(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.1, i64 0, i64 0), i32 noundef 36, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !93
  unreachable, !dbg !93

112:                                              ; preds = %110
  br label %168, !dbg !97

113:                                              ; preds = %23
  call void @llvm.dbg.declare(metadata i8** %9, metadata !98, metadata !DIExpression()), !dbg !100
  %114 = call noalias i8* @malloc(i64 noundef 100) #10, !dbg !101
  store i8* %114, i8** %9, align 8, !dbg !100
  call void @llvm.dbg.declare(metadata i8** %10, metadata !102, metadata !DIExpression()), !dbg !103
  %115 = call noalias i8* @malloc(i64 noundef 1) #10, !dbg !104
  store i8* %115, i8** %10, align 8, !dbg !103
  %116 = load i8*, i8** %9, align 8, !dbg !105
  %117 = load i16, i16* %8, align 2, !dbg !106
  %118 = zext i16 %117 to i32, !dbg !106
  %119 = sext i32 %118 to i64, !dbg !107
  %120 = getelementptr inbounds i8, i8* %116, i64 %119, !dbg !107
  call void @free(i8* noundef %120) #10, !dbg !108
  %121 = load i16, i16* %8, align 2, !dbg !109
  %122 = zext i16 %121 to i32, !dbg !109
  %123 = icmp ne i32 %122, 0, !dbg !109
  br i1 %123, label %124, label %125, !dbg !112

124:                                              ; preds = %113
  br label %126, !dbg !112

125:                                              ; preds = %113
  call void @__assert_fail(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.7, i64 0, i64 0), i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.1, i64 0, i64 0), i32 noundef 41, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !109
  unreachable, !dbg !109

126:                                              ; preds = %124
  %127 = load i8*, i8** %10, align 8, !dbg !113
  call void @free(i8* noundef %127) #10, !dbg !114
  br label %168, !dbg !115

128:                                              ; preds = %23
  call void @llvm.dbg.declare(metadata i8** %11, metadata !116, metadata !DIExpression()), !dbg !118
  %129 = call noalias i8* @malloc(i64 noundef 8) #10, !dbg !119
  store i8* %129, i8** %11, align 8, !dbg !118
  call void @llvm.dbg.declare(metadata i8** %12, metadata !120, metadata !DIExpression()), !dbg !121
  %130 = call noalias i8* @malloc(i64 noundef 16) #10, !dbg !122
  store i8* %130, i8** %12, align 8, !dbg !121
  %131 = load i8*, i8** %11, align 8, !dbg !123
  call void @llvm.memset.p0i8.i64(i8* align 1 %131, i8 1, i64 8, i1 false), !dbg !124
  %132 = load i8*, i8** %12, align 8, !dbg !125
  call void @free(i8* noundef %132) #10, !dbg !126
  %133 = load i8*, i8** %12, align 8, !dbg !127
  %134 = load i8*, i8** %11, align 8, !dbg !128
  %135 = load i16, i16* %8, align 2, !dbg !129
  %136 = zext i16 %135 to i64, !dbg !129
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %133, i8* align 1 %134, i64 %136, i1 false), !dbg !130
  br label %168, !dbg !131

137:                                              ; preds = %23
  call void @llvm.dbg.declare(metadata [4 x i8*]* %13, metadata !132, metadata !DIExpression()), !dbg !137
  %138 = getelementptr inbounds [4 x i8*], [4 x i8*]* %13, i64 0, i64 0, !dbg !138
  %139 = call noalias i8* @malloc(i64 noundef 1) #10, !dbg !139
  store i8* %139, i8** %138, align 8, !dbg !138
  %140 = getelementptr inbounds i8*, i8** %138, i64 1, !dbg !138
  %141 = call noalias i8* @malloc(i64 noundef 1) #10, !dbg !140
  store i8* %141, i8** %140, align 8, !dbg !138
  %142 = getelementptr inbounds i8*, i8** %140, i64 1, !dbg !138
  %143 = getelementptr inbounds [16 x i8], [16 x i8]* %7, i64 0, i64 0, !dbg !141
  store i8* %143, i8** %142, align 8, !dbg !138
  %144 = getelementptr inbounds i8*, i8** %142, i64 1, !dbg !138
  store i8* null, i8** %144, align 8, !dbg !138
  %145 = getelementptr inbounds [4 x i8*], [4 x i8*]* %13, i64 0, i64 1, !dbg !142
  %146 = load i8*, i8** %145, align 8, !dbg !142
  call void @free(i8* noundef %146) #10, !dbg !143
  %147 = load i16, i16* %8, align 2, !dbg !144
  %148 = zext i16 %147 to i32, !dbg !144
  %149 = and i32 %148, 3, !dbg !145
  %150 = sext i32 %149 to i64, !dbg !146
  %151 = getelementptr inbounds [4 x i8*], [4 x i8*]* %13, i64 0, i64 %150, !dbg !146
  %152 = load i8*, i8** %151, align 8, !dbg !146
  call void @free(i8* noundef %152) #10, !dbg !147
  br label %168, !dbg !148

153:                                              ; preds = %23
  call void @llvm.dbg.declare(metadata i8** %14, metadata !149, metadata !DIExpression()), !dbg !151
  %154 = call noalias i8* @malloc(i64 noundef 100) #10, !dbg !152
  store i8* %154, i8** %14, align 8, !dbg !151
  %155 = load i8*, i8** %14, align 8, !dbg !153
  %156 = load i16, i16* %8, align 2, !dbg !154
  %157 = zext i16 %156 to i32, !dbg !154
  %158 = sext i32 %157 to i64, !dbg !155
  %159 = getelementptr inbounds i8, i8* %155, i64 %158, !dbg !155
  %160 = call i8* @realloc(i8* noundef %159, i64 noundef 10) #10, !dbg !156
  store i8* %160, i8** %14, align 8, !dbg !157
  %161 = load i16, i16* %8, align 2, !dbg !158
  %162 = zext i16 %161 to i32, !dbg !158
  %163 = icmp ne i32 %162, 0, !dbg !158
  br i1 %163, label %164, label %165, !dbg !161

164:                                              ; preds = %153
  br label %166, !dbg !161

165:                                              ; preds = %153
  call void @__assert_fail(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.7, i64 0, i64 0), i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.1, i64 0, i64 0), i32 noundef 62, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !158
  unreachable, !dbg !158

166:                                              ; preds = %164
  %167 = load i8*, i8** %14, align 8, !dbg !162
  call void @free(i8* noundef %167) #10, !dbg !163
  br label %168, !dbg !164

168:                                              ; preds = %23, %166, %137, %128, %126, %112, %102, %87, %78, %67, %55
  store i32 0, i32* %3, align 4, !dbg !165
  br label %169, !dbg !165

169:                                              ; preds = %168, %22
  %170 = load i32, i32* %3, align 4, !dbg !166
  ret i32 %170, !dbg !166
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
!llvm.module.flags = !{!5, !6, !7, !8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/worlds/lengths.c", directory: ".", checksumkind: CSK_MD5, checksum: "4c8821c4bc4533f4d32b5531def59eed")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{i32 7, !"Dwarf Version", i32 5}
!6 = !{i32 2, !"Debug Info Version", i32 3}
!7 = !{i32 1, !"wchar_size", i32 4}
!8 = !{i32 7, !"PIC Level", i32 2}
!9 = !{i32 7, !"PIE Level", i32 2}
!10 = !{i32 7, !"uwtable", i32 1}
!11 = !{i32 7, !"frame-pointer", i32 2}
!12 = !{!"Debian clang version 14.0.6"}
!13 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !14, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!14 = !DISubroutineType(types: !15)
!15 = !{!16, !16, !17}
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!18 = !{}
!19 = !DILocalVariable(name: "argc", arg: 1, scope: !13, file: !1, line: 9, type: !16)
!20 = !DILocation(line: 9, column: 14, scope: !13)
!21 = !DILocalVariable(name: "argv", arg: 2, scope: !13, file: !1, line: 9, type: !17)
!22 = !DILocation(line: 9, column: 27, scope: !13)
!23 = !DILocalVariable(name: "in", scope: !13, file: !1, line: 11, type: !24)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 256, elements: !26)
!25 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!26 = !{!27}
!27 = !DISubrange(count: 32)
!28 = !DILocation(line: 11, column: 19, scope: !13)
!29 = !DILocalVariable(name: "out", scope: !13, file: !1, line: 11, type: !30)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 128, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 16)
!33 = !DILocation(line: 11, column: 27, scope: !13)
!34 = !DILocation(line: 12, column: 9, scope: !35)
!35 = distinct !DILexicalBlock(scope: !13, file: !1, line: 12, column: 9)
!36 = !DILocation(line: 12, column: 14, scope: !35)
!37 = !DILocation(line: 12, column: 18, scope: !35)
!38 = !DILocation(line: 12, column: 29, scope: !35)
!39 = !DILocation(line: 12, column: 21, scope: !35)
!40 = !DILocation(line: 12, column: 44, scope: !35)
!41 = !DILocation(line: 12, column: 9, scope: !13)
!42 = !DILocation(line: 13, column: 9, scope: !35)
!43 = !DILocalVariable(name: "length", scope: !13, file: !1, line: 14, type: !44)
!44 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!45 = !DILocation(line: 14, column: 20, scope: !13)
!46 = !DILocation(line: 14, column: 29, scope: !13)
!47 = !DILocation(line: 14, column: 37, scope: !13)
!48 = !DILocation(line: 14, column: 43, scope: !13)
!49 = !DILocation(line: 14, column: 35, scope: !13)
!50 = !DILocation(line: 15, column: 13, scope: !13)
!51 = !DILocation(line: 15, column: 5, scope: !13)
!52 = !DILocation(line: 17, column: 9, scope: !53)
!53 = distinct !DILexicalBlock(scope: !13, file: !1, line: 15, column: 25)
!54 = !DILocation(line: 17, column: 21, scope: !53)
!55 = !DILocation(line: 17, column: 24, scope: !53)
!56 = !DILocation(line: 17, column: 29, scope: !53)
!57 = !DILocation(line: 18, column: 9, scope: !58)
!58 = distinct !DILexicalBlock(scope: !59, file: !1, line: 18, column: 9)
!59 = distinct !DILexicalBlock(scope: !53, file: !1, line: 18, column: 9)
!60 = !DILocation(line: 18, column: 9, scope: !59)
!61 = !DILocation(line: 19, column: 9, scope: !53)
!62 = !DILocation(line: 21, column: 17, scope: !53)
!63 = !DILocation(line: 21, column: 21, scope: !53)
!64 = !DILocation(line: 21, column: 9, scope: !53)
!65 = !DILocation(line: 21, column: 30, scope: !53)
!66 = !DILocation(line: 22, column: 9, scope: !67)
!67 = distinct !DILexicalBlock(scope: !68, file: !1, line: 22, column: 9)
!68 = distinct !DILexicalBlock(scope: !53, file: !1, line: 22, column: 9)
!69 = !DILocation(line: 22, column: 9, scope: !68)
!70 = !DILocation(line: 23, column: 9, scope: !53)
!71 = !DILocation(line: 25, column: 16, scope: !53)
!72 = !DILocation(line: 25, column: 20, scope: !53)
!73 = !DILocation(line: 25, column: 28, scope: !53)
!74 = !DILocation(line: 25, column: 9, scope: !53)
!75 = !DILocation(line: 26, column: 9, scope: !76)
!76 = distinct !DILexicalBlock(scope: !77, file: !1, line: 26, column: 9)
!77 = distinct !DILexicalBlock(scope: !53, file: !1, line: 26, column: 9)
!78 = !DILocation(line: 26, column: 9, scope: !77)
!79 = !DILocation(line: 27, column: 9, scope: !53)
!80 = !DILocation(line: 29, column: 9, scope: !81)
!81 = distinct !DILexicalBlock(scope: !82, file: !1, line: 29, column: 9)
!82 = distinct !DILexicalBlock(scope: !53, file: !1, line: 29, column: 9)
!83 = !DILocation(line: 29, column: 9, scope: !82)
!84 = !DILocation(line: 30, column: 9, scope: !53)
!85 = !DILocation(line: 32, column: 9, scope: !86)
!86 = distinct !DILexicalBlock(scope: !87, file: !1, line: 32, column: 9)
!87 = distinct !DILexicalBlock(scope: !53, file: !1, line: 32, column: 9)
!88 = !DILocation(line: 32, column: 9, scope: !87)
!89 = !DILocation(line: 33, column: 9, scope: !53)
!90 = !DILocation(line: 35, column: 34, scope: !53)
!91 = !DILocation(line: 35, column: 39, scope: !53)
!92 = !DILocation(line: 35, column: 9, scope: !53)
!93 = !DILocation(line: 36, column: 9, scope: !94)
!94 = distinct !DILexicalBlock(scope: !95, file: !1, line: 36, column: 9)
!95 = distinct !DILexicalBlock(scope: !53, file: !1, line: 36, column: 9)
!96 = !DILocation(line: 36, column: 9, scope: !95)
!97 = !DILocation(line: 37, column: 9, scope: !53)
!98 = !DILocalVariable(name: "block", scope: !99, file: !1, line: 39, type: !3)
!99 = distinct !DILexicalBlock(scope: !53, file: !1, line: 38, column: 15)
!100 = !DILocation(line: 39, column: 15, scope: !99)
!101 = !DILocation(line: 39, column: 23, scope: !99)
!102 = !DILocalVariable(name: "other", scope: !99, file: !1, line: 39, type: !3)
!103 = !DILocation(line: 39, column: 37, scope: !99)
!104 = !DILocation(line: 39, column: 45, scope: !99)
!105 = !DILocation(line: 40, column: 14, scope: !99)
!106 = !DILocation(line: 40, column: 22, scope: !99)
!107 = !DILocation(line: 40, column: 20, scope: !99)
!108 = !DILocation(line: 40, column: 9, scope: !99)
!109 = !DILocation(line: 41, column: 9, scope: !110)
!110 = distinct !DILexicalBlock(scope: !111, file: !1, line: 41, column: 9)
!111 = distinct !DILexicalBlock(scope: !99, file: !1, line: 41, column: 9)
!112 = !DILocation(line: 41, column: 9, scope: !111)
!113 = !DILocation(line: 42, column: 14, scope: !99)
!114 = !DILocation(line: 42, column: 9, scope: !99)
!115 = !DILocation(line: 43, column: 9, scope: !99)
!116 = !DILocalVariable(name: "from", scope: !117, file: !1, line: 47, type: !3)
!117 = distinct !DILexicalBlock(scope: !53, file: !1, line: 45, column: 15)
!118 = !DILocation(line: 47, column: 15, scope: !117)
!119 = !DILocation(line: 47, column: 22, scope: !117)
!120 = !DILocalVariable(name: "to", scope: !117, file: !1, line: 47, type: !3)
!121 = !DILocation(line: 47, column: 34, scope: !117)
!122 = !DILocation(line: 47, column: 39, scope: !117)
!123 = !DILocation(line: 48, column: 16, scope: !117)
!124 = !DILocation(line: 48, column: 9, scope: !117)
!125 = !DILocation(line: 49, column: 14, scope: !117)
!126 = !DILocation(line: 49, column: 9, scope: !117)
!127 = !DILocation(line: 50, column: 16, scope: !117)
!128 = !DILocation(line: 50, column: 20, scope: !117)
!129 = !DILocation(line: 50, column: 26, scope: !117)
!130 = !DILocation(line: 50, column: 9, scope: !117)
!131 = !DILocation(line: 51, column: 9, scope: !117)
!132 = !DILocalVariable(name: "table", scope: !133, file: !1, line: 54, type: !134)
!133 = distinct !DILexicalBlock(scope: !53, file: !1, line: 53, column: 15)
!134 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, size: 256, elements: !135)
!135 = !{!136}
!136 = !DISubrange(count: 4)
!137 = !DILocation(line: 54, column: 15, scope: !133)
!138 = !DILocation(line: 54, column: 26, scope: !133)
!139 = !DILocation(line: 54, column: 27, scope: !133)
!140 = !DILocation(line: 54, column: 38, scope: !133)
!141 = !DILocation(line: 54, column: 57, scope: !133)
!142 = !DILocation(line: 55, column: 14, scope: !133)
!143 = !DILocation(line: 55, column: 9, scope: !133)
!144 = !DILocation(line: 56, column: 20, scope: !133)
!145 = !DILocation(line: 56, column: 27, scope: !133)
!146 = !DILocation(line: 56, column: 14, scope: !133)
!147 = !DILocation(line: 56, column: 9, scope: !133)
!148 = !DILocation(line: 57, column: 9, scope: !133)
!149 = !DILocalVariable(name: "block", scope: !150, file: !1, line: 60, type: !3)
!150 = distinct !DILexicalBlock(scope: !53, file: !1, line: 59, column: 15)
!151 = !DILocation(line: 60, column: 15, scope: !150)
!152 = !DILocation(line: 60, column: 23, scope: !150)
!153 = !DILocation(line: 61, column: 25, scope: !150)
!154 = !DILocation(line: 61, column: 33, scope: !150)
!155 = !DILocation(line: 61, column: 31, scope: !150)
!156 = !DILocation(line: 61, column: 17, scope: !150)
!157 = !DILocation(line: 61, column: 15, scope: !150)
!158 = !DILocation(line: 62, column: 9, scope: !159)
!159 = distinct !DILexicalBlock(scope: !160, file: !1, line: 62, column: 9)
!160 = distinct !DILexicalBlock(scope: !150, file: !1, line: 62, column: 9)
!161 = !DILocation(line: 62, column: 9, scope: !160)
!162 = !DILocation(line: 63, column: 14, scope: !150)
!163 = !DILocation(line: 63, column: 9, scope: !150)
!164 = !DILocation(line: 64, column: 9, scope: !150)
!165 = !DILocation(line: 67, column: 5, scope: !13)
!166 = !DILocation(line: 68, column: 1, scope: !13)
