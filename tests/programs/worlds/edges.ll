; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g tests/programs/worlds/edges.c
; ModuleID = 'tests/programs/worlds/edges.c'
source_filename = "tests/programs/worlds/edges.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque
%struct.tm = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i8* }

@stdout = external global %struct._IO_FILE*, align 8
@.str = private unnamed_addr constant [15 x i8] c"freed for %zu\0A\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@main.aligns = internal constant [9 x i64] [i64 0, i64 1, i64 3, i64 24, i64 48, i64 100, i64 4096, i64 5000, i64 -1], align 16, !dbg !0
@.str.2 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@.str.3 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.4 = private unnamed_addr constant [25 x i8] c"a\0Alonger than ten bytes\0A\00", align 1
@.str.5 = private unnamed_addr constant [4 x i8] c"a\0Ab\00", align 1
@.str.6 = private unnamed_addr constant [8 x i8] c"C.UTF-8\00", align 1
@.str.7 = private unnamed_addr constant [2 x i8] c"\C3\00", align 1
@.str.8 = private unnamed_addr constant [3 x i8] c"\E2\82\00", align 1
@.str.9 = private unnamed_addr constant [3 x i8] c"a\C3\00", align 1
@.str.10 = private unnamed_addr constant [3 x i8] c"\C3\A9\00", align 1
@.str.11 = private unnamed_addr constant [4 x i8] c"%d \00", align 1
@.str.12 = private unnamed_addr constant [3 x i8] c"%s\00", align 1
@.str.13 = private unnamed_addr constant [6 x i8] c"hello\00", align 1
@.str.14 = private unnamed_addr constant [3 x i8] c"YZ\00", align 1
@.str.15 = private unnamed_addr constant [6 x i8] c"%.5s\0A\00", align 1
@.str.16 = private unnamed_addr constant [3 x i8] c"--\00", align 1
@main.names = internal constant [11 x i32] [i32 43, i32 3, i32 30, i32 60, i32 29, i32 70, i32 180, i32 67, i32 71, i32 2, i32 9999], align 16, !dbg !19
@.str.17 = private unnamed_addr constant [5 x i8] c"%ld \00", align 1
@.str.18 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1
@.str.19 = private unnamed_addr constant [39 x i8] c"%b|%#b|%08hhb|%B|%#llB|%-6b|%.5b|%#12b\00", align 1
@.str.20 = private unnamed_addr constant [7 x i8] c"%d %s\0A\00", align 1
@.str.21 = private unnamed_addr constant [5 x i8] c"a\E2\82x\00", align 1
@.str.22 = private unnamed_addr constant [4 x i8] c"a\80x\00", align 1
@.str.23 = private unnamed_addr constant [14 x i8] c"%d, errno %d\0A\00", align 1
@stdin = external global %struct._IO_FILE*, align 8
@.str.24 = private unnamed_addr constant [13 x i8] c"no such file\00", align 1
@.str.25 = private unnamed_addr constant [2 x i8] c"r\00", align 1
@.str.26 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@.str.27 = private unnamed_addr constant [4 x i8] c"%ld\00", align 1
@.str.28 = private unnamed_addr constant [4 x i8] c" %d\00", align 1
@.str.29 = private unnamed_addr constant [5 x i8] c" %d\0A\00", align 1
@.str.30 = private unnamed_addr constant [5 x i8] c"HOME\00", align 1
@.str.31 = private unnamed_addr constant [5 x i8] c"PATH\00", align 1
@.str.32 = private unnamed_addr constant [3 x i8] c"%d\00", align 1
@.str.33 = private unnamed_addr constant [20 x i8] c"a text to be copied\00", align 1
@.str.34 = private unnamed_addr constant [9 x i8] c"copy.txt\00", align 1
@.str.35 = private unnamed_addr constant [4 x i8] c"%zd\00", align 1
@.str.36 = private unnamed_addr constant [5 x i8] c" %ld\00", align 1
@.str.37 = private unnamed_addr constant [5 x i8] c" %zd\00", align 1
@.str.38 = private unnamed_addr constant [6 x i8] c" %ld\0A\00", align 1
@main.names.39 = internal constant [10 x i8*] [i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.40, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.41, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.42, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.43, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.44, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.45, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.46, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.47, i32 0, i32 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.48, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.49, i32 0, i32 0)], align 16, !dbg !25
@.str.40 = private unnamed_addr constant [5 x i8] c"zero\00", align 1
@.str.41 = private unnamed_addr constant [5 x i8] c"full\00", align 1
@.str.42 = private unnamed_addr constant [8 x i8] c"urandom\00", align 1
@.str.43 = private unnamed_addr constant [5 x i8] c"null\00", align 1
@.str.44 = private unnamed_addr constant [6 x i8] c"stdin\00", align 1
@.str.45 = private unnamed_addr constant [5 x i8] c"fd/0\00", align 1
@.str.46 = private unnamed_addr constant [7 x i8] c"stdout\00", align 1
@.str.47 = private unnamed_addr constant [5 x i8] c"fd/1\00", align 1
@.str.48 = private unnamed_addr constant [3 x i8] c"fd\00", align 1
@.str.49 = private unnamed_addr constant [5 x i8] c"none\00", align 1
@__const.main.path = private unnamed_addr constant [20 x i8] c"/dev/\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", align 16
@__const.main.text = private unnamed_addr constant [4 x i8] c"???\00", align 1
@.str.50 = private unnamed_addr constant [6 x i8] c"%s %d\00", align 1
@.str.51 = private unnamed_addr constant [4 x i8] zeroinitializer, align 1
@.str.52 = private unnamed_addr constant [6 x i8] c"says\0A\00", align 1
@.str.53 = private unnamed_addr constant [11 x i8] c"/dev/stdin\00", align 1
@.str.54 = private unnamed_addr constant [12 x i8] c"/dev/stdout\00", align 1
@.str.55 = private unnamed_addr constant [2 x i8] c"w\00", align 1
@.str.56 = private unnamed_addr constant [10 x i8] c"done %zu\0A\00", align 1
@.str.57 = private unnamed_addr constant [15 x i8] c"%zd of %zu %d\0A\00", align 1
@.str.58 = private unnamed_addr constant [23 x i8] c"%d error %d, errno %d\0A\00", align 1
@.str.59 = private unnamed_addr constant [10 x i8] c"edges.txt\00", align 1
@.str.60 = private unnamed_addr constant [3 x i8] c"w+\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !2 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i8], align 1
  %3 = alloca i64, align 8
  %4 = alloca i8*, align 8
  %5 = alloca i8*, align 8
  %6 = alloca i8*, align 8
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  %9 = alloca i8*, align 8
  %10 = alloca i8*, align 8
  %11 = alloca i64, align 8
  %12 = alloca [400 x i8], align 16
  %13 = alloca %struct.tm, align 8
  %14 = alloca [40 x i8], align 16
  %15 = alloca i32, align 4
  %16 = alloca %struct._IO_FILE*, align 8
  %17 = alloca [6 x i8], align 1
  %18 = alloca i32, align 4
  %19 = alloca i8*, align 8
  %20 = alloca i8*, align 8
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca [200 x i8], align 16
  %24 = alloca i32, align 4
  %25 = alloca %struct._IO_FILE*, align 8
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i64, align 8
  %30 = alloca i64, align 8
  %31 = alloca i8*, align 8
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  %34 = alloca [2 x i32], align 4
  %35 = alloca [40 x i8], align 16
  %36 = alloca i64, align 8
  %37 = alloca i64, align 8
  %38 = alloca i64, align 8
  %39 = alloca [20 x i8], align 16
  %40 = alloca [4 x i8], align 1
  %41 = alloca i32, align 4
  %42 = alloca i32, align 4
  %43 = alloca i32, align 4
  %44 = alloca %struct._IO_FILE*, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [3 x i8]* %2, metadata !46, metadata !DIExpression()), !dbg !50
  %45 = bitcast [3 x i8]* %2 to i8*, !dbg !50
  call void @llvm.memset.p0i8.i64(i8* align 1 %45, i8 0, i64 3, i1 false), !dbg !50
  %46 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 0, !dbg !51
  %47 = call i64 @read(i32 noundef 0, i8* noundef %46, i64 noundef 3), !dbg !53
  %48 = icmp ne i64 %47, 3, !dbg !54
  br i1 %48, label %49, label %50, !dbg !55

49:                                               ; preds = %0
  store i32 99, i32* %1, align 4, !dbg !56
  br label %750, !dbg !56

50:                                               ; preds = %0
  %51 = load %struct._IO_FILE*, %struct._IO_FILE** @stdout, align 8, !dbg !57
  %52 = call i32 @setvbuf(%struct._IO_FILE* noundef %51, i8* noundef null, i32 noundef 2, i64 noundef 0) #9, !dbg !58
  call void @llvm.dbg.declare(metadata i64* %3, metadata !59, metadata !DIExpression()), !dbg !60
  %53 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !61
  %54 = load i8, i8* %53, align 1, !dbg !61
  %55 = zext i8 %54 to i64, !dbg !61
  store i64 %55, i64* %3, align 8, !dbg !60
  %56 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 0, !dbg !62
  %57 = load i8, i8* %56, align 1, !dbg !62
  %58 = zext i8 %57 to i32, !dbg !62
  switch i32 %58, label %748 [
    i32 97, label %59
    i32 98, label %98
    i32 99, label %114
    i32 100, label %193
    i32 101, label %198
    i32 102, label %206
    i32 103, label %208
    i32 106, label %248
    i32 104, label %296
    i32 105, label %311
    i32 107, label %340
    i32 108, label %385
    i32 109, label %410
    i32 110, label %439
    i32 112, label %529
    i32 111, label %599
  ], !dbg !63

59:                                               ; preds = %50
  call void @llvm.dbg.declare(metadata i8** %4, metadata !64, metadata !DIExpression()), !dbg !68
  %60 = call noalias i8* @malloc(i64 noundef 4) #9, !dbg !69
  store i8* %60, i8** %4, align 8, !dbg !68
  call void @llvm.dbg.declare(metadata i8** %5, metadata !70, metadata !DIExpression()), !dbg !71
  %61 = load i8*, i8** %4, align 8, !dbg !72
  %62 = load i64, i64* %3, align 8, !dbg !73
  %63 = and i64 %62, 3, !dbg !74
  %64 = call i8* @realloc(i8* noundef %61, i64 noundef %63) #9, !dbg !75
  store i8* %64, i8** %5, align 8, !dbg !71
  %65 = load i8*, i8** %5, align 8, !dbg !76
  %66 = icmp ne i8* %65, null, !dbg !76
  br i1 %66, label %71, label %67, !dbg !78

67:                                               ; preds = %59
  %68 = load i64, i64* %3, align 8, !dbg !79
  %69 = and i64 %68, 3, !dbg !80
  %70 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str, i64 0, i64 0), i64 noundef %69), !dbg !81
  store i32 7, i32* %1, align 4, !dbg !82
  br label %750, !dbg !82

71:                                               ; preds = %59
  %72 = load i8*, i8** %5, align 8, !dbg !83
  %73 = load i64, i64* %3, align 8, !dbg !84
  %74 = and i64 %73, 3, !dbg !85
  %75 = sub i64 %74, 1, !dbg !86
  %76 = getelementptr inbounds i8, i8* %72, i64 %75, !dbg !83
  store i8 1, i8* %76, align 1, !dbg !87
  %77 = load i8*, i8** %5, align 8, !dbg !88
  call void @free(i8* noundef %77) #9, !dbg !89
  %78 = call noalias i8* @malloc(i64 noundef 8) #9, !dbg !90
  %79 = load i64, i64* %3, align 8, !dbg !91
  %80 = and i64 %79, 3, !dbg !92
  %81 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 2, !dbg !93
  %82 = load i8, i8* %81, align 1, !dbg !93
  %83 = zext i8 %82 to i32, !dbg !93
  %84 = and i32 %83, 1, !dbg !94
  %85 = sext i32 %84 to i64, !dbg !93
  %86 = call i8* @reallocarray(i8* noundef %78, i64 noundef %80, i64 noundef %85) #9, !dbg !95
  store i8* %86, i8** %5, align 8, !dbg !96
  %87 = load i8*, i8** %5, align 8, !dbg !97
  %88 = icmp eq i8* %87, null, !dbg !98
  %89 = zext i1 %88 to i32, !dbg !98
  %90 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %89), !dbg !99
  %91 = load i8*, i8** %5, align 8, !dbg !100
  call void @free(i8* noundef %91) #9, !dbg !101
  %92 = call i8* @realloc(i8* noundef null, i64 noundef 0) #9, !dbg !102
  store i8* %92, i8** %5, align 8, !dbg !103
  %93 = load i8*, i8** %5, align 8, !dbg !104
  %94 = icmp eq i8* %93, null, !dbg !105
  %95 = zext i1 %94 to i32, !dbg !105
  %96 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %95), !dbg !106
  %97 = load i8*, i8** %5, align 8, !dbg !107
  call void @free(i8* noundef %97) #9, !dbg !108
  br label %749, !dbg !109

98:                                               ; preds = %50
  call void @llvm.dbg.declare(metadata i8** %6, metadata !110, metadata !DIExpression()), !dbg !112
  store i8* null, i8** %6, align 8, !dbg !112
  call void @llvm.dbg.declare(metadata i32* %7, metadata !113, metadata !DIExpression()), !dbg !114
  %99 = load i64, i64* %3, align 8, !dbg !115
  %100 = call i32 @posix_memalign(i8** noundef %6, i64 noundef %99, i64 noundef 16) #9, !dbg !116
  store i32 %100, i32* %7, align 4, !dbg !114
  %101 = load i32, i32* %7, align 4, !dbg !117
  %102 = icmp ne i32 %101, 0, !dbg !117
  br i1 %102, label %103, label %105, !dbg !119

103:                                              ; preds = %98
  %104 = load i32, i32* %7, align 4, !dbg !120
  store i32 %104, i32* %1, align 4, !dbg !121
  br label %750, !dbg !121

105:                                              ; preds = %98
  %106 = load i8*, i8** %6, align 8, !dbg !122
  %107 = ptrtoint i8* %106 to i64, !dbg !124
  %108 = load i64, i64* %3, align 8, !dbg !125
  %109 = urem i64 %107, %108, !dbg !126
  %110 = icmp ne i64 %109, 0, !dbg !126
  br i1 %110, label %111, label %112, !dbg !127

111:                                              ; preds = %105
  store i32 2, i32* %1, align 4, !dbg !128
  br label %750, !dbg !128

112:                                              ; preds = %105
  %113 = load i8*, i8** %6, align 8, !dbg !129
  call void @free(i8* noundef %113) #9, !dbg !130
  br label %749, !dbg !131

114:                                              ; preds = %50
  call void @llvm.dbg.declare(metadata i64* %8, metadata !132, metadata !DIExpression()), !dbg !135
  store i64 0, i64* %8, align 8, !dbg !135
  br label %115, !dbg !136

115:                                              ; preds = %189, %114
  %116 = load i64, i64* %8, align 8, !dbg !137
  %117 = icmp ult i64 %116, 9, !dbg !139
  br i1 %117, label %118, label %192, !dbg !140

118:                                              ; preds = %115
  call void @llvm.dbg.declare(metadata i8** %9, metadata !141, metadata !DIExpression()), !dbg !143
  %119 = load i64, i64* %8, align 8, !dbg !144
  %120 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %119, !dbg !145
  %121 = load i64, i64* %120, align 8, !dbg !145
  %122 = call noalias i8* @memalign(i64 noundef %121, i64 noundef 10) #9, !dbg !146
  call void @llvm.assume(i1 true) [ "align"(i8* %122, i64 %121) ], !dbg !146
  store i8* %122, i8** %9, align 8, !dbg !143
  call void @llvm.dbg.declare(metadata i8** %10, metadata !147, metadata !DIExpression()), !dbg !148
  %123 = load i64, i64* %8, align 8, !dbg !149
  %124 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %123, !dbg !150
  %125 = load i64, i64* %124, align 8, !dbg !150
  %126 = call noalias i8* @aligned_alloc(i64 noundef %125, i64 noundef 10) #9, !dbg !151
  call void @llvm.assume(i1 true) [ "align"(i8* %126, i64 %125) ], !dbg !151
  store i8* %126, i8** %10, align 8, !dbg !148
  call void @llvm.dbg.declare(metadata i64* %11, metadata !152, metadata !DIExpression()), !dbg !153
  %127 = load i64, i64* %8, align 8, !dbg !154
  %128 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %127, !dbg !155
  %129 = load i64, i64* %128, align 8, !dbg !155
  %130 = icmp ult i64 %129, 16, !dbg !156
  br i1 %130, label %131, label %132, !dbg !155

131:                                              ; preds = %118
  br label %163, !dbg !155

132:                                              ; preds = %118
  %133 = load i64, i64* %8, align 8, !dbg !157
  %134 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %133, !dbg !158
  %135 = load i64, i64* %134, align 8, !dbg !158
  %136 = icmp ugt i64 %135, 4096, !dbg !159
  br i1 %136, label %137, label %138, !dbg !158

137:                                              ; preds = %132
  br label %161, !dbg !158

138:                                              ; preds = %132
  %139 = load i64, i64* %8, align 8, !dbg !160
  %140 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %139, !dbg !161
  %141 = load i64, i64* %140, align 8, !dbg !161
  %142 = icmp eq i64 %141, 24, !dbg !162
  br i1 %142, label %143, label %144, !dbg !161

143:                                              ; preds = %138
  br label %159, !dbg !161

144:                                              ; preds = %138
  %145 = load i64, i64* %8, align 8, !dbg !163
  %146 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %145, !dbg !164
  %147 = load i64, i64* %146, align 8, !dbg !164
  %148 = icmp eq i64 %147, 48, !dbg !165
  br i1 %148, label %149, label %150, !dbg !164

149:                                              ; preds = %144
  br label %157, !dbg !164

150:                                              ; preds = %144
  %151 = load i64, i64* %8, align 8, !dbg !166
  %152 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %151, !dbg !167
  %153 = load i64, i64* %152, align 8, !dbg !167
  %154 = icmp eq i64 %153, 100, !dbg !168
  %155 = zext i1 %154 to i64, !dbg !167
  %156 = select i1 %154, i32 128, i32 4096, !dbg !167
  br label %157, !dbg !164

157:                                              ; preds = %150, %149
  %158 = phi i32 [ 64, %149 ], [ %156, %150 ], !dbg !164
  br label %159, !dbg !161

159:                                              ; preds = %157, %143
  %160 = phi i32 [ 32, %143 ], [ %158, %157 ], !dbg !161
  br label %161, !dbg !158

161:                                              ; preds = %159, %137
  %162 = phi i32 [ 8192, %137 ], [ %160, %159 ], !dbg !158
  br label %163, !dbg !155

163:                                              ; preds = %161, %131
  %164 = phi i32 [ 16, %131 ], [ %162, %161 ], !dbg !155
  %165 = sext i32 %164 to i64, !dbg !155
  store i64 %165, i64* %11, align 8, !dbg !153
  %166 = load i8*, i8** %9, align 8, !dbg !169
  %167 = icmp ne i8* %166, null, !dbg !170
  %168 = zext i1 %167 to i32, !dbg !170
  %169 = load i8*, i8** %10, align 8, !dbg !171
  %170 = icmp ne i8* %169, null, !dbg !172
  %171 = zext i1 %170 to i32, !dbg !172
  %172 = load i8*, i8** %9, align 8, !dbg !173
  %173 = ptrtoint i8* %172 to i64, !dbg !174
  %174 = load i64, i64* %11, align 8, !dbg !175
  %175 = urem i64 %173, %174, !dbg !176
  %176 = icmp eq i64 %175, 0, !dbg !177
  br i1 %176, label %177, label %183, !dbg !178

177:                                              ; preds = %163
  %178 = load i8*, i8** %10, align 8, !dbg !179
  %179 = ptrtoint i8* %178 to i64, !dbg !180
  %180 = load i64, i64* %11, align 8, !dbg !181
  %181 = urem i64 %179, %180, !dbg !182
  %182 = icmp eq i64 %181, 0, !dbg !183
  br label %183

183:                                              ; preds = %177, %163
  %184 = phi i1 [ false, %163 ], [ %182, %177 ], !dbg !184
  %185 = zext i1 %184 to i32, !dbg !178
  %186 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.2, i64 0, i64 0), i32 noundef %168, i32 noundef %171, i32 noundef %185), !dbg !185
  %187 = load i8*, i8** %9, align 8, !dbg !186
  call void @free(i8* noundef %187) #9, !dbg !187
  %188 = load i8*, i8** %10, align 8, !dbg !188
  call void @free(i8* noundef %188) #9, !dbg !189
  br label %189, !dbg !190

189:                                              ; preds = %183
  %190 = load i64, i64* %8, align 8, !dbg !191
  %191 = add i64 %190, 1, !dbg !191
  store i64 %191, i64* %8, align 8, !dbg !191
  br label %115, !dbg !192, !llvm.loop !193

192:                                              ; preds = %115
  br label %749, !dbg !196

193:                                              ; preds = %50
  %194 = call i32 @lines(i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str.3, i64 0, i64 0), i64 noundef 0, i32 noundef 0), !dbg !197
  %195 = call i32 @lines(i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str.3, i64 0, i64 0), i64 noundef 10, i32 noundef 1), !dbg !198
  %196 = call i32 @lines(i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.4, i64 0, i64 0), i64 noundef 10, i32 noundef 1), !dbg !199
  %197 = call i32 @lines(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.5, i64 0, i64 0), i64 noundef 0, i32 noundef 1), !dbg !200
  br label %749, !dbg !201

198:                                              ; preds = %50
  call void @llvm.dbg.declare(metadata [400 x i8]* %12, metadata !202, metadata !DIExpression()), !dbg !207
  %199 = getelementptr inbounds [400 x i8], [400 x i8]* %12, i64 0, i64 0, !dbg !208
  call void @llvm.memset.p0i8.i64(i8* align 16 %199, i8 120, i64 399, i1 false), !dbg !208
  %200 = getelementptr inbounds [400 x i8], [400 x i8]* %12, i64 0, i64 399, !dbg !209
  store i8 0, i8* %200, align 1, !dbg !210
  %201 = getelementptr inbounds [400 x i8], [400 x i8]* %12, i64 0, i64 0, !dbg !211
  %202 = call i32 @lines(i8* noundef %201, i64 noundef 0, i32 noundef 0), !dbg !212
  %203 = getelementptr inbounds [400 x i8], [400 x i8]* %12, i64 0, i64 130, !dbg !213
  store i8 10, i8* %203, align 2, !dbg !214
  %204 = getelementptr inbounds [400 x i8], [400 x i8]* %12, i64 0, i64 0, !dbg !215
  %205 = call i32 @lines(i8* noundef %204, i64 noundef 0, i32 noundef 0), !dbg !216
  br label %749, !dbg !217

206:                                              ; preds = %50
  %207 = call i8* @setlocale(i32 noundef 6, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.6, i64 0, i64 0)) #9, !dbg !218
  call void @wide(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.7, i64 0, i64 0)), !dbg !219
  call void @wide(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.8, i64 0, i64 0)), !dbg !220
  call void @wide(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.9, i64 0, i64 0)), !dbg !221
  call void @wide(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.10, i64 0, i64 0)), !dbg !222
  br label %749, !dbg !223

208:                                              ; preds = %50
  call void @llvm.dbg.declare(metadata %struct.tm* %13, metadata !224, metadata !DIExpression()), !dbg !240
  %209 = bitcast %struct.tm* %13 to i8*, !dbg !240
  call void @llvm.memset.p0i8.i64(i8* align 8 %209, i8 0, i64 56, i1 false), !dbg !240
  %210 = bitcast i8* %209 to %struct.tm*, !dbg !240
  %211 = getelementptr inbounds %struct.tm, %struct.tm* %210, i32 0, i32 3, !dbg !240
  store i32 1, i32* %211, align 4, !dbg !240
  %212 = getelementptr inbounds %struct.tm, %struct.tm* %210, i32 0, i32 5, !dbg !240
  store i32 8099, i32* %212, align 4, !dbg !240
  call void @llvm.dbg.declare(metadata [40 x i8]* %14, metadata !241, metadata !DIExpression()), !dbg !245
  call void @llvm.dbg.declare(metadata i32* %15, metadata !246, metadata !DIExpression()), !dbg !248
  store i32 0, i32* %15, align 4, !dbg !248
  br label %213, !dbg !249

213:                                              ; preds = %228, %208
  %214 = load i32, i32* %15, align 4, !dbg !250
  %215 = icmp slt i32 %214, 2, !dbg !252
  br i1 %215, label %216, label %234, !dbg !253

216:                                              ; preds = %213
  %217 = call i32* @__errno_location() #10, !dbg !254
  store i32 0, i32* %217, align 4, !dbg !256
  %218 = getelementptr inbounds [40 x i8], [40 x i8]* %14, i64 0, i64 0, !dbg !257
  %219 = call i8* @asctime_r(%struct.tm* noundef %13, i8* noundef %218) #9, !dbg !258
  %220 = icmp ne i8* %219, null, !dbg !259
  %221 = zext i1 %220 to i32, !dbg !259
  %222 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.11, i64 0, i64 0), i32 noundef %221), !dbg !260
  %223 = call i32* @__errno_location() #10, !dbg !261
  %224 = load i32, i32* %223, align 4, !dbg !261
  %225 = icmp eq i32 %224, 75, !dbg !262
  %226 = zext i1 %225 to i32, !dbg !262
  %227 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %226), !dbg !263
  br label %228, !dbg !264

228:                                              ; preds = %216
  %229 = load i32, i32* %15, align 4, !dbg !265
  %230 = add nsw i32 %229, 1, !dbg !265
  store i32 %230, i32* %15, align 4, !dbg !265
  %231 = getelementptr inbounds %struct.tm, %struct.tm* %13, i32 0, i32 5, !dbg !266
  %232 = load i32, i32* %231, align 4, !dbg !267
  %233 = add nsw i32 %232, 1, !dbg !267
  store i32 %233, i32* %231, align 4, !dbg !267
  br label %213, !dbg !268, !llvm.loop !269

234:                                              ; preds = %213
  %235 = call i8* @asctime(%struct.tm* noundef %13) #9, !dbg !271
  %236 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.12, i64 0, i64 0), i8* noundef %235), !dbg !272
  %237 = getelementptr inbounds %struct.tm, %struct.tm* %13, i32 0, i32 5, !dbg !273
  store i32 2147483647, i32* %237, align 4, !dbg !274
  %238 = call i32* @__errno_location() #10, !dbg !275
  store i32 0, i32* %238, align 4, !dbg !276
  %239 = call i8* @asctime(%struct.tm* noundef %13) #9, !dbg !277
  %240 = icmp ne i8* %239, null, !dbg !278
  %241 = zext i1 %240 to i32, !dbg !278
  %242 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.11, i64 0, i64 0), i32 noundef %241), !dbg !279
  %243 = call i32* @__errno_location() #10, !dbg !280
  %244 = load i32, i32* %243, align 4, !dbg !280
  %245 = icmp eq i32 %244, 75, !dbg !281
  %246 = zext i1 %245 to i32, !dbg !281
  %247 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %246), !dbg !282
  br label %749, !dbg !283

248:                                              ; preds = %50
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %16, metadata !284, metadata !DIExpression()), !dbg !341
  %249 = call %struct._IO_FILE* @with(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.13, i64 0, i64 0)), !dbg !342
  store %struct._IO_FILE* %249, %struct._IO_FILE** %16, align 8, !dbg !341
  call void @llvm.dbg.declare(metadata [6 x i8]* %17, metadata !343, metadata !DIExpression()), !dbg !347
  %250 = bitcast [6 x i8]* %17 to i8*, !dbg !347
  call void @llvm.memset.p0i8.i64(i8* align 1 %250, i8 0, i64 6, i1 false), !dbg !347
  call void @llvm.dbg.declare(metadata i32* %18, metadata !348, metadata !DIExpression()), !dbg !349
  %251 = load %struct._IO_FILE*, %struct._IO_FILE** %16, align 8, !dbg !350
  %252 = call i32 @fileno(%struct._IO_FILE* noundef %251) #9, !dbg !351
  store i32 %252, i32* %18, align 4, !dbg !349
  call void @llvm.dbg.declare(metadata i8** %19, metadata !352, metadata !DIExpression()), !dbg !353
  %253 = load i32, i32* %18, align 4, !dbg !354
  %254 = call i8* @mmap(i8* noundef null, i64 noundef 5, i32 noundef 3, i32 noundef 1, i32 noundef %253, i64 noundef 0) #9, !dbg !355
  store i8* %254, i8** %19, align 8, !dbg !353
  %255 = load i64, i64* %3, align 8, !dbg !356
  %256 = and i64 %255, 1, !dbg !357
  %257 = icmp ne i64 %256, 0, !dbg !356
  %258 = zext i1 %257 to i64, !dbg !356
  %259 = select i1 %257, i32 74, i32 72, !dbg !356
  %260 = trunc i32 %259 to i8, !dbg !358
  %261 = load i8*, i8** %19, align 8, !dbg !359
  %262 = getelementptr inbounds i8, i8* %261, i64 0, !dbg !359
  store i8 %260, i8* %262, align 1, !dbg !360
  %263 = load i32, i32* %18, align 4, !dbg !361
  %264 = getelementptr inbounds [6 x i8], [6 x i8]* %17, i64 0, i64 0, !dbg !362
  %265 = call i64 @pread(i32 noundef %263, i8* noundef %264, i64 noundef 5, i64 noundef 0), !dbg !363
  %266 = getelementptr inbounds [6 x i8], [6 x i8]* %17, i64 0, i64 0, !dbg !364
  %267 = call i32 @puts(i8* noundef %266), !dbg !365
  %268 = load i32, i32* %18, align 4, !dbg !366
  %269 = call i64 @pwrite(i32 noundef %268, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.14, i64 0, i64 0), i64 noundef 2, i64 noundef 3), !dbg !367
  %270 = load i8*, i8** %19, align 8, !dbg !368
  %271 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.15, i64 0, i64 0), i8* noundef %270), !dbg !369
  %272 = load i8*, i8** %19, align 8, !dbg !370
  %273 = getelementptr inbounds i8, i8* %272, i64 1, !dbg !370
  store i8 117, i8* %273, align 1, !dbg !371
  %274 = load i8*, i8** %19, align 8, !dbg !372
  %275 = call i32 @munmap(i8* noundef %274, i64 noundef 5) #9, !dbg !373
  %276 = load i32, i32* %18, align 4, !dbg !374
  %277 = getelementptr inbounds [6 x i8], [6 x i8]* %17, i64 0, i64 0, !dbg !375
  %278 = call i64 @pread(i32 noundef %276, i8* noundef %277, i64 noundef 5, i64 noundef 0), !dbg !376
  %279 = getelementptr inbounds [6 x i8], [6 x i8]* %17, i64 0, i64 0, !dbg !377
  %280 = call i32 @puts(i8* noundef %279), !dbg !378
  %281 = load i32, i32* %18, align 4, !dbg !379
  %282 = call i8* @mmap(i8* noundef null, i64 noundef 5, i32 noundef 1, i32 noundef 1, i32 noundef %281, i64 noundef 0) #9, !dbg !380
  store i8* %282, i8** %19, align 8, !dbg !381
  %283 = load i32, i32* %18, align 4, !dbg !382
  %284 = call i64 @pwrite(i32 noundef %283, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.16, i64 0, i64 0), i64 noundef 2, i64 noundef 0), !dbg !383
  %285 = load i8*, i8** %19, align 8, !dbg !384
  %286 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.15, i64 0, i64 0), i8* noundef %285), !dbg !385
  call void @llvm.dbg.declare(metadata i8** %20, metadata !386, metadata !DIExpression()), !dbg !387
  %287 = load i32, i32* %18, align 4, !dbg !388
  %288 = call i8* @mmap(i8* noundef null, i64 noundef 5, i32 noundef 3, i32 noundef 2, i32 noundef %287, i64 noundef 0) #9, !dbg !389
  store i8* %288, i8** %20, align 8, !dbg !387
  %289 = load i8*, i8** %20, align 8, !dbg !390
  %290 = getelementptr inbounds i8, i8* %289, i64 4, !dbg !390
  store i8 33, i8* %290, align 1, !dbg !391
  %291 = load i32, i32* %18, align 4, !dbg !392
  %292 = getelementptr inbounds [6 x i8], [6 x i8]* %17, i64 0, i64 0, !dbg !393
  %293 = call i64 @pread(i32 noundef %291, i8* noundef %292, i64 noundef 5, i64 noundef 0), !dbg !394
  %294 = getelementptr inbounds [6 x i8], [6 x i8]* %17, i64 0, i64 0, !dbg !395
  %295 = call i32 @puts(i8* noundef %294), !dbg !396
  br label %749, !dbg !397

296:                                              ; preds = %50
  call void @llvm.dbg.declare(metadata i64* %21, metadata !398, metadata !DIExpression()), !dbg !401
  store i64 0, i64* %21, align 8, !dbg !401
  br label %297, !dbg !402

297:                                              ; preds = %306, %296
  %298 = load i64, i64* %21, align 8, !dbg !403
  %299 = icmp ult i64 %298, 11, !dbg !405
  br i1 %299, label %300, label %309, !dbg !406

300:                                              ; preds = %297
  %301 = load i64, i64* %21, align 8, !dbg !407
  %302 = getelementptr inbounds [11 x i32], [11 x i32]* @main.names, i64 0, i64 %301, !dbg !408
  %303 = load i32, i32* %302, align 4, !dbg !408
  %304 = call i64 @sysconf(i32 noundef %303) #9, !dbg !409
  %305 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.17, i64 0, i64 0), i64 noundef %304), !dbg !410
  br label %306, !dbg !410

306:                                              ; preds = %300
  %307 = load i64, i64* %21, align 8, !dbg !411
  %308 = add i64 %307, 1, !dbg !411
  store i64 %308, i64* %21, align 8, !dbg !411
  br label %297, !dbg !412, !llvm.loop !413

309:                                              ; preds = %297
  %310 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.18, i64 0, i64 0)), !dbg !415
  br label %749, !dbg !416

311:                                              ; preds = %50
  call void @llvm.dbg.declare(metadata i64* %22, metadata !417, metadata !DIExpression()), !dbg !420
  %312 = load i64, i64* %3, align 8, !dbg !421
  %313 = icmp ult i64 %312, 200, !dbg !422
  br i1 %313, label %314, label %316, !dbg !421

314:                                              ; preds = %311
  %315 = load i64, i64* %3, align 8, !dbg !423
  br label %319, !dbg !421

316:                                              ; preds = %311
  %317 = load i64, i64* %3, align 8, !dbg !424
  %318 = sub i64 -1, %317, !dbg !425
  br label %319, !dbg !421

319:                                              ; preds = %316, %314
  %320 = phi i64 [ %315, %314 ], [ %318, %316 ], !dbg !421
  store i64 %320, i64* %22, align 8, !dbg !420
  call void @llvm.dbg.declare(metadata [200 x i8]* %23, metadata !426, metadata !DIExpression()), !dbg !430
  call void @llvm.dbg.declare(metadata i32* %24, metadata !431, metadata !DIExpression()), !dbg !432
  %321 = getelementptr inbounds [200 x i8], [200 x i8]* %23, i64 0, i64 0, !dbg !433
  %322 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !434
  %323 = load i8, i8* %322, align 1, !dbg !434
  %324 = zext i8 %323 to i32, !dbg !434
  %325 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !435
  %326 = load i8, i8* %325, align 1, !dbg !435
  %327 = zext i8 %326 to i32, !dbg !435
  %328 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !436
  %329 = load i8, i8* %328, align 1, !dbg !436
  %330 = zext i8 %329 to i32, !dbg !436
  %331 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !437
  %332 = load i8, i8* %331, align 1, !dbg !437
  %333 = zext i8 %332 to i32, !dbg !437
  %334 = load i64, i64* %22, align 8, !dbg !438
  %335 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef %321, i64 noundef 200, i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.19, i64 0, i64 0), i32 noundef %324, i32 noundef %327, i32 noundef %330, i32 noundef %333, i64 noundef %334, i32 noundef 5, i32 noundef 5, i32 noundef 5) #9, !dbg !439
  store i32 %335, i32* %24, align 4, !dbg !432
  %336 = load i32, i32* %24, align 4, !dbg !440
  %337 = getelementptr inbounds [200 x i8], [200 x i8]* %23, i64 0, i64 0, !dbg !441
  %338 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.20, i64 0, i64 0), i32 noundef %336, i8* noundef %337), !dbg !442
  %339 = and i32 %338, 1, !dbg !443
  store i32 %339, i32* %1, align 4, !dbg !444
  br label %750, !dbg !444

340:                                              ; preds = %50
  %341 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !445
  %342 = load i8, i8* %341, align 1, !dbg !445
  %343 = zext i8 %342 to i32, !dbg !445
  %344 = and i32 %343, 1, !dbg !448
  %345 = icmp ne i32 %344, 0, !dbg !448
  br i1 %345, label %346, label %348, !dbg !449

346:                                              ; preds = %340
  %347 = call i8* @setlocale(i32 noundef 6, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.6, i64 0, i64 0)) #9, !dbg !450
  br label %348, !dbg !450

348:                                              ; preds = %346, %340
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %25, metadata !451, metadata !DIExpression()), !dbg !452
  %349 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !453
  %350 = load i8, i8* %349, align 1, !dbg !453
  %351 = zext i8 %350 to i32, !dbg !453
  %352 = and i32 %351, 1, !dbg !454
  %353 = icmp ne i32 %352, 0, !dbg !453
  %354 = zext i1 %353 to i64, !dbg !453
  %355 = select i1 %353, i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.21, i64 0, i64 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.22, i64 0, i64 0), !dbg !453
  %356 = call %struct._IO_FILE* @with(i8* noundef %355), !dbg !455
  store %struct._IO_FILE* %356, %struct._IO_FILE** %25, align 8, !dbg !452
  call void @llvm.dbg.declare(metadata i32* %26, metadata !456, metadata !DIExpression()), !dbg !458
  store i32 0, i32* %26, align 4, !dbg !458
  br label %357, !dbg !459

357:                                              ; preds = %368, %348
  %358 = load i32, i32* %26, align 4, !dbg !460
  %359 = icmp slt i32 %358, 3, !dbg !462
  br i1 %359, label %360, label %371, !dbg !463

360:                                              ; preds = %357
  %361 = call i32* @__errno_location() #10, !dbg !464
  store i32 0, i32* %361, align 4, !dbg !466
  call void @llvm.dbg.declare(metadata i32* %27, metadata !467, metadata !DIExpression()), !dbg !471
  %362 = load %struct._IO_FILE*, %struct._IO_FILE** %25, align 8, !dbg !472
  %363 = call i32 @getwc(%struct._IO_FILE* noundef %362), !dbg !473
  store i32 %363, i32* %27, align 4, !dbg !471
  %364 = load i32, i32* %27, align 4, !dbg !474
  %365 = call i32* @__errno_location() #10, !dbg !475
  %366 = load i32, i32* %365, align 4, !dbg !475
  %367 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.23, i64 0, i64 0), i32 noundef %364, i32 noundef %366), !dbg !476
  br label %368, !dbg !477

368:                                              ; preds = %360
  %369 = load i32, i32* %26, align 4, !dbg !478
  %370 = add nsw i32 %369, 1, !dbg !478
  store i32 %370, i32* %26, align 4, !dbg !478
  br label %357, !dbg !479, !llvm.loop !480

371:                                              ; preds = %357
  call void @llvm.dbg.declare(metadata i32* %28, metadata !482, metadata !DIExpression()), !dbg !484
  store i32 0, i32* %28, align 4, !dbg !484
  br label %372, !dbg !485

372:                                              ; preds = %379, %371
  %373 = load i32, i32* %28, align 4, !dbg !486
  %374 = icmp slt i32 %373, 4, !dbg !488
  br i1 %374, label %375, label %382, !dbg !489

375:                                              ; preds = %372
  %376 = load %struct._IO_FILE*, %struct._IO_FILE** %25, align 8, !dbg !490
  %377 = call i32 @getc(%struct._IO_FILE* noundef %376), !dbg !491
  %378 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %377), !dbg !492
  br label %379, !dbg !492

379:                                              ; preds = %375
  %380 = load i32, i32* %28, align 4, !dbg !493
  %381 = add nsw i32 %380, 1, !dbg !493
  store i32 %381, i32* %28, align 4, !dbg !493
  br label %372, !dbg !494, !llvm.loop !495

382:                                              ; preds = %372
  %383 = load %struct._IO_FILE*, %struct._IO_FILE** %25, align 8, !dbg !497
  %384 = call i32 @fclose(%struct._IO_FILE* noundef %383), !dbg !498
  store i32 %384, i32* %1, align 4, !dbg !499
  br label %750, !dbg !499

385:                                              ; preds = %50
  %386 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !500
  %387 = call i32 @fileno(%struct._IO_FILE* noundef %386) #9, !dbg !502
  %388 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %387), !dbg !503
  %389 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !504
  %390 = load i8, i8* %389, align 1, !dbg !504
  %391 = zext i8 %390 to i32, !dbg !504
  %392 = and i32 %391, 1, !dbg !505
  %393 = icmp ne i32 %392, 0, !dbg !505
  br i1 %393, label %394, label %397, !dbg !504

394:                                              ; preds = %385
  %395 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !506
  %396 = call i32 @fclose(%struct._IO_FILE* noundef %395), !dbg !507
  br label %402, !dbg !504

397:                                              ; preds = %385
  %398 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !508
  %399 = call %struct._IO_FILE* @freopen(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.24, i64 0, i64 0), i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.25, i64 0, i64 0), %struct._IO_FILE* noundef %398), !dbg !509
  %400 = icmp ne %struct._IO_FILE* %399, null, !dbg !510
  %401 = zext i1 %400 to i32, !dbg !510
  br label %402, !dbg !504

402:                                              ; preds = %397, %394
  %403 = phi i32 [ %396, %394 ], [ %401, %397 ], !dbg !504
  %404 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %403), !dbg !511
  %405 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !512
  %406 = call i32 @fileno(%struct._IO_FILE* noundef %405) #9, !dbg !513
  %407 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !514
  %408 = call i32 @getc(%struct._IO_FILE* noundef %407), !dbg !515
  %409 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.26, i64 0, i64 0), i32 noundef %406, i32 noundef %408), !dbg !516
  br label %749, !dbg !517

410:                                              ; preds = %50
  %411 = call i64 @lseek(i32 noundef 0, i64 noundef -2, i32 noundef 1) #9, !dbg !518
  %412 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.27, i64 0, i64 0), i64 noundef %411), !dbg !519
  %413 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 0, !dbg !520
  %414 = getelementptr inbounds i8, i8* %413, i64 1, !dbg !521
  %415 = call i64 @read(i32 noundef 0, i8* noundef %414, i64 noundef 2), !dbg !522
  %416 = trunc i64 %415 to i32, !dbg !523
  %417 = icmp eq i32 %416, 2, !dbg !524
  br i1 %417, label %418, label %426, !dbg !525

418:                                              ; preds = %410
  %419 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !526
  %420 = load i8, i8* %419, align 1, !dbg !526
  %421 = zext i8 %420 to i32, !dbg !526
  %422 = load i64, i64* %3, align 8, !dbg !527
  %423 = trunc i64 %422 to i8, !dbg !528
  %424 = zext i8 %423 to i32, !dbg !528
  %425 = icmp eq i32 %421, %424, !dbg !529
  br label %426

426:                                              ; preds = %418, %410
  %427 = phi i1 [ false, %410 ], [ %425, %418 ], !dbg !530
  %428 = zext i1 %427 to i32, !dbg !525
  %429 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.28, i64 0, i64 0), i32 noundef %428), !dbg !531
  %430 = call i8* @getenv(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.30, i64 0, i64 0)) #9, !dbg !532
  %431 = icmp ne i8* %430, null, !dbg !533
  br i1 %431, label %435, label %432, !dbg !534

432:                                              ; preds = %426
  %433 = call i8* @getenv(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.31, i64 0, i64 0)) #9, !dbg !535
  %434 = icmp ne i8* %433, null, !dbg !536
  br label %435, !dbg !534

435:                                              ; preds = %432, %426
  %436 = phi i1 [ true, %426 ], [ %434, %432 ]
  %437 = zext i1 %436 to i32, !dbg !534
  %438 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %437), !dbg !537
  br label %749, !dbg !538

439:                                              ; preds = %50
  call void @llvm.dbg.declare(metadata i64* %29, metadata !539, metadata !DIExpression()), !dbg !541
  %440 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !542
  %441 = load i8, i8* %440, align 1, !dbg !542
  %442 = zext i8 %441 to i32, !dbg !542
  %443 = and i32 %442, 1, !dbg !543
  %444 = add nsw i32 62, %443, !dbg !544
  %445 = zext i32 %444 to i64, !dbg !545
  %446 = shl i64 1, %445, !dbg !545
  store i64 %446, i64* %29, align 8, !dbg !541
  call void @llvm.dbg.declare(metadata i64* %30, metadata !546, metadata !DIExpression()), !dbg !547
  store i64 -9223372036854775807, i64* %30, align 8, !dbg !547
  call void @llvm.dbg.declare(metadata i8** %31, metadata !548, metadata !DIExpression()), !dbg !549
  %447 = call noalias i8* @malloc(i64 noundef 8) #9, !dbg !550
  store i8* %447, i8** %31, align 8, !dbg !549
  %448 = call i32* @__errno_location() #10, !dbg !551
  store i32 0, i32* %448, align 4, !dbg !552
  %449 = load i64, i64* %29, align 8, !dbg !553
  %450 = call noalias i8* @malloc(i64 noundef %449) #9, !dbg !554
  %451 = icmp ne i8* %450, null, !dbg !555
  %452 = zext i1 %451 to i32, !dbg !555
  %453 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %452), !dbg !556
  %454 = call i32* @__errno_location() #10, !dbg !557
  %455 = load i32, i32* %454, align 4, !dbg !557
  %456 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %455), !dbg !558
  %457 = call i32* @__errno_location() #10, !dbg !559
  store i32 0, i32* %457, align 4, !dbg !560
  %458 = load i64, i64* %30, align 8, !dbg !561
  %459 = call noalias i8* @calloc(i64 noundef %458, i64 noundef 2) #9, !dbg !562
  %460 = icmp ne i8* %459, null, !dbg !563
  %461 = zext i1 %460 to i32, !dbg !563
  %462 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %461), !dbg !564
  %463 = call i32* @__errno_location() #10, !dbg !565
  %464 = load i32, i32* %463, align 4, !dbg !565
  %465 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %464), !dbg !566
  %466 = call i32* @__errno_location() #10, !dbg !567
  store i32 0, i32* %466, align 4, !dbg !568
  %467 = load i64, i64* %29, align 8, !dbg !569
  %468 = call noalias i8* @calloc(i64 noundef 1, i64 noundef %467) #9, !dbg !570
  %469 = icmp ne i8* %468, null, !dbg !571
  %470 = zext i1 %469 to i32, !dbg !571
  %471 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %470), !dbg !572
  %472 = call i32* @__errno_location() #10, !dbg !573
  %473 = load i32, i32* %472, align 4, !dbg !573
  %474 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %473), !dbg !574
  %475 = call i32* @__errno_location() #10, !dbg !575
  store i32 0, i32* %475, align 4, !dbg !576
  %476 = load i8*, i8** %31, align 8, !dbg !577
  %477 = load i64, i64* %29, align 8, !dbg !578
  %478 = call i8* @realloc(i8* noundef %476, i64 noundef %477) #9, !dbg !579
  %479 = icmp ne i8* %478, null, !dbg !580
  %480 = zext i1 %479 to i32, !dbg !580
  %481 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %480), !dbg !581
  %482 = call i32* @__errno_location() #10, !dbg !582
  %483 = load i32, i32* %482, align 4, !dbg !582
  %484 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %483), !dbg !583
  %485 = call i32* @__errno_location() #10, !dbg !584
  store i32 0, i32* %485, align 4, !dbg !585
  %486 = load i8*, i8** %31, align 8, !dbg !586
  %487 = load i64, i64* %30, align 8, !dbg !587
  %488 = call i8* @reallocarray(i8* noundef %486, i64 noundef 2, i64 noundef %487) #9, !dbg !588
  %489 = icmp ne i8* %488, null, !dbg !589
  %490 = zext i1 %489 to i32, !dbg !589
  %491 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %490), !dbg !590
  %492 = call i32* @__errno_location() #10, !dbg !591
  %493 = load i32, i32* %492, align 4, !dbg !591
  %494 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %493), !dbg !592
  %495 = call i32* @__errno_location() #10, !dbg !593
  store i32 0, i32* %495, align 4, !dbg !594
  %496 = call noalias i8* @memalign(i64 noundef -6, i64 noundef 8) #9, !dbg !595
  call void @llvm.assume(i1 true) [ "align"(i8* %496, i64 -6) ], !dbg !595
  %497 = icmp ne i8* %496, null, !dbg !596
  %498 = zext i1 %497 to i32, !dbg !596
  %499 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %498), !dbg !597
  %500 = call i32* @__errno_location() #10, !dbg !598
  %501 = load i32, i32* %500, align 4, !dbg !598
  %502 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %501), !dbg !599
  %503 = call i32* @__errno_location() #10, !dbg !600
  store i32 0, i32* %503, align 4, !dbg !601
  %504 = call noalias align 4294967296 i8* @memalign(i64 noundef -9223372036854775808, i64 noundef 8) #9, !dbg !602
  %505 = icmp ne i8* %504, null, !dbg !603
  %506 = zext i1 %505 to i32, !dbg !603
  %507 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %506), !dbg !604
  %508 = call i32* @__errno_location() #10, !dbg !605
  %509 = load i32, i32* %508, align 4, !dbg !605
  %510 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %509), !dbg !606
  %511 = call i32* @__errno_location() #10, !dbg !607
  store i32 0, i32* %511, align 4, !dbg !608
  %512 = load i64, i64* %29, align 8, !dbg !609
  %513 = call noalias i8* @valloc(i64 noundef %512) #9, !dbg !610
  %514 = icmp ne i8* %513, null, !dbg !611
  %515 = zext i1 %514 to i32, !dbg !611
  %516 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %515), !dbg !612
  %517 = call i32* @__errno_location() #10, !dbg !613
  %518 = load i32, i32* %517, align 4, !dbg !613
  %519 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %518), !dbg !614
  %520 = call i32* @__errno_location() #10, !dbg !615
  store i32 0, i32* %520, align 4, !dbg !616
  %521 = load i8*, i8** %31, align 8, !dbg !617
  %522 = call i8* @realloc(i8* noundef %521, i64 noundef 0) #9, !dbg !618
  %523 = icmp ne i8* %522, null, !dbg !619
  %524 = zext i1 %523 to i32, !dbg !619
  %525 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %524), !dbg !620
  %526 = call i32* @__errno_location() #10, !dbg !621
  %527 = load i32, i32* %526, align 4, !dbg !621
  %528 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %527), !dbg !622
  br label %749, !dbg !623

529:                                              ; preds = %50
  call void @llvm.dbg.declare(metadata i32* %32, metadata !624, metadata !DIExpression()), !dbg !626
  %530 = call %struct._IO_FILE* @with(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.33, i64 0, i64 0)), !dbg !627
  %531 = call i32 @fileno(%struct._IO_FILE* noundef %530) #9, !dbg !628
  store i32 %531, i32* %32, align 4, !dbg !626
  call void @llvm.dbg.declare(metadata i32* %33, metadata !629, metadata !DIExpression()), !dbg !630
  %532 = call i32 (i8*, i32, ...) @open(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.34, i64 0, i64 0), i32 noundef 578, i32 noundef 384), !dbg !631
  store i32 %532, i32* %33, align 4, !dbg !630
  call void @llvm.dbg.declare(metadata [2 x i32]* %34, metadata !632, metadata !DIExpression()), !dbg !636
  call void @llvm.dbg.declare(metadata [40 x i8]* %35, metadata !637, metadata !DIExpression()), !dbg !638
  %533 = bitcast [40 x i8]* %35 to i8*, !dbg !638
  call void @llvm.memset.p0i8.i64(i8* align 16 %533, i8 0, i64 40, i1 false), !dbg !638
  call void @llvm.dbg.declare(metadata i64* %36, metadata !639, metadata !DIExpression()), !dbg !642
  %534 = load i64, i64* %3, align 8, !dbg !643
  %535 = urem i64 %534, 7, !dbg !644
  store i64 %535, i64* %36, align 8, !dbg !642
  call void @llvm.dbg.declare(metadata i64* %37, metadata !645, metadata !DIExpression()), !dbg !646
  store i64 2, i64* %37, align 8, !dbg !646
  %536 = load i32, i32* %32, align 4, !dbg !647
  %537 = call i64 @lseek(i32 noundef %536, i64 noundef 3, i32 noundef 0) #9, !dbg !648
  %538 = load i32, i32* %33, align 4, !dbg !649
  %539 = load i32, i32* %32, align 4, !dbg !650
  %540 = call i64 @sendfile(i32 noundef %538, i32 noundef %539, i64* noundef %36, i64 noundef 4) #9, !dbg !651
  %541 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.35, i64 0, i64 0), i64 noundef %540), !dbg !652
  %542 = load i64, i64* %36, align 8, !dbg !653
  %543 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.36, i64 0, i64 0), i64 noundef %542), !dbg !654
  %544 = load i32, i32* %33, align 4, !dbg !655
  %545 = load i32, i32* %32, align 4, !dbg !656
  %546 = call i64 @sendfile(i32 noundef %544, i32 noundef %545, i64* noundef null, i64 noundef 5) #9, !dbg !657
  %547 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.37, i64 0, i64 0), i64 noundef %546), !dbg !658
  %548 = load i32, i32* %32, align 4, !dbg !659
  %549 = call i64 @lseek(i32 noundef %548, i64 noundef 0, i32 noundef 1) #9, !dbg !660
  %550 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.36, i64 0, i64 0), i64 noundef %549), !dbg !661
  %551 = load i32, i32* %33, align 4, !dbg !662
  %552 = load i32, i32* %32, align 4, !dbg !663
  %553 = call i64 @sendfile(i32 noundef %551, i32 noundef %552, i64* noundef null, i64 noundef 100) #9, !dbg !664
  %554 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.37, i64 0, i64 0), i64 noundef %553), !dbg !665
  %555 = load i32, i32* %33, align 4, !dbg !666
  %556 = load i32, i32* %32, align 4, !dbg !667
  %557 = call i64 @sendfile(i32 noundef %555, i32 noundef %556, i64* noundef null, i64 noundef 100) #9, !dbg !668
  %558 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.37, i64 0, i64 0), i64 noundef %557), !dbg !669
  %559 = load i32, i32* %32, align 4, !dbg !670
  %560 = load i32, i32* %33, align 4, !dbg !671
  %561 = call i64 @copy_file_range(i32 noundef %559, i64* noundef %36, i32 noundef %560, i64* noundef %37, i64 noundef 3, i32 noundef 0), !dbg !672
  %562 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.37, i64 0, i64 0), i64 noundef %561), !dbg !673
  %563 = load i64, i64* %37, align 8, !dbg !674
  %564 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.38, i64 0, i64 0), i64 noundef %563), !dbg !675
  %565 = load i32, i32* %33, align 4, !dbg !676
  %566 = getelementptr inbounds [40 x i8], [40 x i8]* %35, i64 0, i64 0, !dbg !677
  %567 = call i64 @pread(i32 noundef %565, i8* noundef %566, i64 noundef 39, i64 noundef 0), !dbg !678
  %568 = getelementptr inbounds [40 x i8], [40 x i8]* %35, i64 0, i64 0, !dbg !679
  %569 = call i32 @puts(i8* noundef %568), !dbg !680
  %570 = getelementptr inbounds [2 x i32], [2 x i32]* %34, i64 0, i64 0, !dbg !681
  %571 = call i32 @pipe(i32* noundef %570) #9, !dbg !682
  %572 = load i32, i32* %33, align 4, !dbg !683
  %573 = getelementptr inbounds [2 x i32], [2 x i32]* %34, i64 0, i64 0, !dbg !684
  %574 = load i32, i32* %573, align 4, !dbg !684
  %575 = call i64 @sendfile(i32 noundef %572, i32 noundef %574, i64* noundef null, i64 noundef 1) #9, !dbg !685
  %576 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.35, i64 0, i64 0), i64 noundef %575), !dbg !686
  %577 = call i32* @__errno_location() #10, !dbg !687
  %578 = load i32, i32* %577, align 4, !dbg !687
  %579 = icmp eq i32 %578, 22, !dbg !688
  %580 = zext i1 %579 to i32, !dbg !688
  %581 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %580), !dbg !689
  %582 = load i32, i32* %32, align 4, !dbg !690
  %583 = call i64 @sendfile(i32 noundef 99, i32 noundef %582, i64* noundef %36, i64 noundef 1) #9, !dbg !691
  %584 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.35, i64 0, i64 0), i64 noundef %583), !dbg !692
  %585 = call i32* @__errno_location() #10, !dbg !693
  %586 = load i32, i32* %585, align 4, !dbg !693
  %587 = icmp eq i32 %586, 9, !dbg !694
  %588 = zext i1 %587 to i32, !dbg !694
  %589 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %588), !dbg !695
  store i64 -1, i64* %36, align 8, !dbg !696
  %590 = load i32, i32* %33, align 4, !dbg !697
  %591 = load i32, i32* %32, align 4, !dbg !698
  %592 = call i64 @sendfile(i32 noundef %590, i32 noundef %591, i64* noundef %36, i64 noundef 1) #9, !dbg !699
  %593 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.35, i64 0, i64 0), i64 noundef %592), !dbg !700
  %594 = call i32* @__errno_location() #10, !dbg !701
  %595 = load i32, i32* %594, align 4, !dbg !701
  %596 = icmp eq i32 %595, 22, !dbg !702
  %597 = zext i1 %596 to i32, !dbg !702
  %598 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %597), !dbg !703
  br label %749, !dbg !704

599:                                              ; preds = %50
  call void @llvm.dbg.declare(metadata i64* %38, metadata !705, metadata !DIExpression()), !dbg !708
  store i64 0, i64* %38, align 8, !dbg !708
  br label %600, !dbg !709

600:                                              ; preds = %701, %599
  %601 = load i64, i64* %38, align 8, !dbg !710
  %602 = icmp ult i64 %601, 10, !dbg !712
  br i1 %602, label %603, label %704, !dbg !713

603:                                              ; preds = %600
  call void @llvm.dbg.declare(metadata [20 x i8]* %39, metadata !714, metadata !DIExpression()), !dbg !716
  %604 = bitcast [20 x i8]* %39 to i8*, !dbg !716
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %604, i8* align 16 getelementptr inbounds ([20 x i8], [20 x i8]* @__const.main.path, i32 0, i32 0), i64 20, i1 false), !dbg !716
  call void @llvm.dbg.declare(metadata [4 x i8]* %40, metadata !717, metadata !DIExpression()), !dbg !721
  %605 = bitcast [4 x i8]* %40 to i8*, !dbg !721
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %605, i8* align 1 getelementptr inbounds ([4 x i8], [4 x i8]* @__const.main.text, i32 0, i32 0), i64 4, i1 false), !dbg !721
  call void @llvm.dbg.declare(metadata i32* %41, metadata !722, metadata !DIExpression()), !dbg !723
  %606 = load i64, i64* %38, align 8, !dbg !724
  %607 = icmp eq i64 %606, 6, !dbg !725
  br i1 %607, label %611, label %608, !dbg !726

608:                                              ; preds = %603
  %609 = load i64, i64* %38, align 8, !dbg !727
  %610 = icmp eq i64 %609, 7, !dbg !728
  br label %611, !dbg !726

611:                                              ; preds = %608, %603
  %612 = phi i1 [ true, %603 ], [ %610, %608 ]
  %613 = zext i1 %612 to i32, !dbg !726
  store i32 %613, i32* %41, align 4, !dbg !723
  call void @llvm.dbg.declare(metadata i32* %42, metadata !729, metadata !DIExpression()), !dbg !730
  %614 = getelementptr inbounds [20 x i8], [20 x i8]* %39, i64 0, i64 0, !dbg !731
  %615 = load i64, i64* %38, align 8, !dbg !732
  %616 = getelementptr inbounds [10 x i8*], [10 x i8*]* @main.names.39, i64 0, i64 %615, !dbg !733
  %617 = load i8*, i8** %616, align 8, !dbg !733
  %618 = call i8* @strcat(i8* noundef %614, i8* noundef %617) #9, !dbg !734
  %619 = load i32, i32* %41, align 4, !dbg !735
  %620 = icmp ne i32 %619, 0, !dbg !735
  br i1 %620, label %621, label %622, !dbg !735

621:                                              ; preds = %611
  br label %627, !dbg !735

622:                                              ; preds = %611
  %623 = load i64, i64* %38, align 8, !dbg !736
  %624 = icmp ult i64 %623, 4, !dbg !737
  %625 = zext i1 %624 to i64, !dbg !736
  %626 = select i1 %624, i32 2, i32 0, !dbg !736
  br label %627, !dbg !735

627:                                              ; preds = %622, %621
  %628 = phi i32 [ 1, %621 ], [ %626, %622 ], !dbg !735
  %629 = call i32 (i8*, i32, ...) @open(i8* noundef %618, i32 noundef %628), !dbg !738
  store i32 %629, i32* %42, align 4, !dbg !730
  %630 = call i32* @__errno_location() #10, !dbg !739
  store i32 0, i32* %630, align 4, !dbg !740
  %631 = load i64, i64* %38, align 8, !dbg !741
  %632 = getelementptr inbounds [10 x i8*], [10 x i8*]* @main.names.39, i64 0, i64 %631, !dbg !742
  %633 = load i8*, i8** %632, align 8, !dbg !742
  %634 = load i32, i32* %42, align 4, !dbg !743
  %635 = icmp sge i32 %634, 0, !dbg !744
  %636 = zext i1 %635 to i32, !dbg !744
  %637 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.50, i64 0, i64 0), i8* noundef %633, i32 noundef %636), !dbg !745
  %638 = load i32, i32* %41, align 4, !dbg !746
  %639 = icmp ne i32 %638, 0, !dbg !746
  br i1 %639, label %649, label %640, !dbg !748

640:                                              ; preds = %627
  %641 = load i32, i32* %42, align 4, !dbg !749
  %642 = icmp sge i32 %641, 0, !dbg !750
  br i1 %642, label %643, label %649, !dbg !751

643:                                              ; preds = %640
  %644 = load i32, i32* %42, align 4, !dbg !752
  %645 = getelementptr inbounds [4 x i8], [4 x i8]* %40, i64 0, i64 0, !dbg !753
  %646 = call i64 @read(i32 noundef %644, i8* noundef %645, i64 noundef 3), !dbg !754
  %647 = trunc i64 %646 to i32, !dbg !755
  %648 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.28, i64 0, i64 0), i32 noundef %647), !dbg !756
  br label %649, !dbg !756

649:                                              ; preds = %643, %640, %627
  %650 = getelementptr inbounds [4 x i8], [4 x i8]* %40, i64 0, i64 0, !dbg !757
  %651 = call i32 @memcmp(i8* noundef %650, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.51, i64 0, i64 0), i64 noundef 3) #11, !dbg !758
  %652 = icmp eq i32 %651, 0, !dbg !759
  %653 = zext i1 %652 to i32, !dbg !759
  %654 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.28, i64 0, i64 0), i32 noundef %653), !dbg !760
  %655 = load i64, i64* %38, align 8, !dbg !761
  %656 = icmp eq i64 %655, 4, !dbg !763
  br i1 %656, label %660, label %657, !dbg !764

657:                                              ; preds = %649
  %658 = load i64, i64* %38, align 8, !dbg !765
  %659 = icmp eq i64 %658, 5, !dbg !766
  br i1 %659, label %660, label %675, !dbg !767

660:                                              ; preds = %657, %649
  %661 = getelementptr inbounds [4 x i8], [4 x i8]* %40, i64 0, i64 0, !dbg !768
  %662 = load i8, i8* %661, align 1, !dbg !768
  %663 = sext i8 %662 to i32, !dbg !768
  %664 = icmp eq i32 %663, 111, !dbg !769
  br i1 %664, label %665, label %671, !dbg !770

665:                                              ; preds = %660
  %666 = getelementptr inbounds [4 x i8], [4 x i8]* %40, i64 0, i64 1, !dbg !771
  %667 = load i8, i8* %666, align 1, !dbg !771
  %668 = zext i8 %667 to i64, !dbg !772
  %669 = load i64, i64* %3, align 8, !dbg !773
  %670 = icmp eq i64 %668, %669, !dbg !774
  br label %671

671:                                              ; preds = %665, %660
  %672 = phi i1 [ false, %660 ], [ %670, %665 ], !dbg !775
  %673 = zext i1 %672 to i32, !dbg !770
  %674 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.28, i64 0, i64 0), i32 noundef %673), !dbg !776
  br label %675, !dbg !776

675:                                              ; preds = %671, %657
  %676 = load i32, i32* %42, align 4, !dbg !777
  %677 = icmp sge i32 %676, 0, !dbg !778
  br i1 %677, label %678, label %691, !dbg !779

678:                                              ; preds = %675
  %679 = load i64, i64* %38, align 8, !dbg !780
  %680 = icmp ne i64 %679, 4, !dbg !781
  br i1 %680, label %681, label %691, !dbg !782

681:                                              ; preds = %678
  %682 = load i64, i64* %38, align 8, !dbg !783
  %683 = icmp ne i64 %682, 5, !dbg !784
  br i1 %683, label %684, label %691, !dbg !785

684:                                              ; preds = %681
  %685 = load i64, i64* %38, align 8, !dbg !786
  %686 = icmp ne i64 %685, 8, !dbg !787
  br i1 %686, label %687, label %691, !dbg !777

687:                                              ; preds = %684
  %688 = load i32, i32* %42, align 4, !dbg !788
  %689 = call i64 @write(i32 noundef %688, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.52, i64 0, i64 0), i64 noundef 5), !dbg !789
  %690 = trunc i64 %689 to i32, !dbg !790
  br label %692, !dbg !777

691:                                              ; preds = %684, %681, %678, %675
  br label %692, !dbg !777

692:                                              ; preds = %691, %687
  %693 = phi i32 [ %690, %687 ], [ 0, %691 ], !dbg !777
  %694 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %693), !dbg !791
  %695 = load i32, i32* %42, align 4, !dbg !792
  %696 = icmp sge i32 %695, 0, !dbg !794
  br i1 %696, label %697, label %700, !dbg !795

697:                                              ; preds = %692
  %698 = load i32, i32* %42, align 4, !dbg !796
  %699 = call i32 @close(i32 noundef %698), !dbg !797
  br label %700, !dbg !797

700:                                              ; preds = %697, %692
  br label %701, !dbg !798

701:                                              ; preds = %700
  %702 = load i64, i64* %38, align 8, !dbg !799
  %703 = add i64 %702, 1, !dbg !799
  store i64 %703, i64* %38, align 8, !dbg !799
  br label %600, !dbg !800, !llvm.loop !801

704:                                              ; preds = %600
  %705 = call i32 @close(i32 noundef 0), !dbg !803
  call void @llvm.dbg.declare(metadata i32* %43, metadata !804, metadata !DIExpression()), !dbg !806
  store i32 0, i32* %43, align 4, !dbg !806
  br label %706, !dbg !807

706:                                              ; preds = %716, %704
  %707 = load i32, i32* %43, align 4, !dbg !808
  %708 = icmp sle i32 %707, 2, !dbg !810
  br i1 %708, label %709, label %719, !dbg !811

709:                                              ; preds = %706
  %710 = load i32, i32* %43, align 4, !dbg !812
  %711 = call i32 (i8*, i32, ...) @open(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.53, i64 0, i64 0), i32 noundef %710), !dbg !813
  %712 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %711), !dbg !814
  %713 = call i32* @__errno_location() #10, !dbg !815
  %714 = load i32, i32* %713, align 4, !dbg !815
  %715 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %714), !dbg !816
  br label %716, !dbg !814

716:                                              ; preds = %709
  %717 = load i32, i32* %43, align 4, !dbg !817
  %718 = add nsw i32 %717, 1, !dbg !817
  store i32 %718, i32* %43, align 4, !dbg !817
  br label %706, !dbg !818, !llvm.loop !819

719:                                              ; preds = %706
  %720 = call i32 (i8*, i32, ...) @open(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.53, i64 0, i64 0), i32 noundef 65, i32 noundef 384), !dbg !821
  %721 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %720), !dbg !822
  %722 = call i32* @__errno_location() #10, !dbg !823
  %723 = load i32, i32* %722, align 4, !dbg !823
  %724 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %723), !dbg !824
  %725 = call i32 (i8*, i32, ...) @open(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.53, i64 0, i64 0), i32 noundef 193, i32 noundef 384), !dbg !825
  %726 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %725), !dbg !826
  %727 = call i32* @__errno_location() #10, !dbg !827
  %728 = load i32, i32* %727, align 4, !dbg !827
  %729 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %728), !dbg !828
  %730 = call i32 @mkdir(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.53, i64 0, i64 0), i32 noundef 448) #9, !dbg !829
  %731 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %730), !dbg !830
  %732 = call i32* @__errno_location() #10, !dbg !831
  %733 = load i32, i32* %732, align 4, !dbg !831
  %734 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %733), !dbg !832
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %44, metadata !833, metadata !DIExpression()), !dbg !834
  %735 = call noalias %struct._IO_FILE* @fopen(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.54, i64 0, i64 0), i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.55, i64 0, i64 0)), !dbg !835
  store %struct._IO_FILE* %735, %struct._IO_FILE** %44, align 8, !dbg !834
  %736 = load %struct._IO_FILE*, %struct._IO_FILE** %44, align 8, !dbg !836
  %737 = icmp ne %struct._IO_FILE* %736, null, !dbg !836
  br i1 %737, label %738, label %745, !dbg !836

738:                                              ; preds = %719
  %739 = load %struct._IO_FILE*, %struct._IO_FILE** %44, align 8, !dbg !837
  %740 = load i64, i64* %3, align 8, !dbg !838
  %741 = and i64 %740, 1, !dbg !839
  %742 = call i32 (%struct._IO_FILE*, i8*, ...) @fprintf(%struct._IO_FILE* noundef %739, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.56, i64 0, i64 0), i64 noundef %741), !dbg !840
  %743 = load %struct._IO_FILE*, %struct._IO_FILE** %44, align 8, !dbg !841
  %744 = call i32 @fclose(%struct._IO_FILE* noundef %743), !dbg !842
  br label %746, !dbg !836

745:                                              ; preds = %719
  br label %746, !dbg !836

746:                                              ; preds = %745, %738
  %747 = phi i32 [ %744, %738 ], [ 3, %745 ], !dbg !836
  store i32 %747, i32* %1, align 4, !dbg !843
  br label %750, !dbg !843

748:                                              ; preds = %50
  store i32 1, i32* %1, align 4, !dbg !844
  br label %750, !dbg !844

749:                                              ; preds = %529, %439, %435, %402, %309, %248, %234, %206, %198, %193, %192, %112, %71
  store i32 0, i32* %1, align 4, !dbg !845
  br label %750, !dbg !845

750:                                              ; preds = %749, %748, %746, %382, %319, %111, %103, %67, %49
  %751 = load i32, i32* %1, align 4, !dbg !846
  ret i32 %751, !dbg !846
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

declare i64 @read(i32 noundef, i8* noundef, i64 noundef) #3

; Function Attrs: nounwind
declare i32 @setvbuf(%struct._IO_FILE* noundef, i8* noundef, i32 noundef, i64 noundef) #4

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #4

; Function Attrs: nounwind
declare i8* @realloc(i8* noundef, i64 noundef) #4

declare i32 @printf(i8* noundef, ...) #3

; Function Attrs: nounwind
declare void @free(i8* noundef) #4

; Function Attrs: nounwind
declare i8* @reallocarray(i8* noundef, i64 noundef, i64 noundef) #4

; Function Attrs: nounwind
declare i32 @posix_memalign(i8** noundef, i64 noundef, i64 noundef) #4

; Function Attrs: nounwind
declare noalias i8* @memalign(i64 noundef, i64 noundef) #4

; Function Attrs: inaccessiblememonly nofree nosync nounwind willreturn
declare void @llvm.assume(i1 noundef) #5

; Function Attrs: nounwind
declare noalias i8* @aligned_alloc(i64 noundef, i64 noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @lines(i8* noundef %0, i64 noundef %1, i32 noundef %2) #0 !dbg !847 {
  %4 = alloca i8*, align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct._IO_FILE*, align 8
  %8 = alloca i8*, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  store i8* %0, i8** %4, align 8
  call void @llvm.dbg.declare(metadata i8** %4, metadata !850, metadata !DIExpression()), !dbg !851
  store i64 %1, i64* %5, align 8
  call void @llvm.dbg.declare(metadata i64* %5, metadata !852, metadata !DIExpression()), !dbg !853
  store i32 %2, i32* %6, align 4
  call void @llvm.dbg.declare(metadata i32* %6, metadata !854, metadata !DIExpression()), !dbg !855
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %7, metadata !856, metadata !DIExpression()), !dbg !857
  %12 = load i8*, i8** %4, align 8, !dbg !858
  %13 = call %struct._IO_FILE* @with(i8* noundef %12), !dbg !859
  store %struct._IO_FILE* %13, %struct._IO_FILE** %7, align 8, !dbg !857
  call void @llvm.dbg.declare(metadata i8** %8, metadata !860, metadata !DIExpression()), !dbg !861
  %14 = load i32, i32* %6, align 4, !dbg !862
  %15 = icmp ne i32 %14, 0, !dbg !862
  br i1 %15, label %16, label %19, !dbg !862

16:                                               ; preds = %3
  %17 = load i64, i64* %5, align 8, !dbg !863
  %18 = call noalias i8* @malloc(i64 noundef %17) #9, !dbg !864
  br label %20, !dbg !862

19:                                               ; preds = %3
  br label %20, !dbg !862

20:                                               ; preds = %19, %16
  %21 = phi i8* [ %18, %16 ], [ null, %19 ], !dbg !862
  store i8* %21, i8** %8, align 8, !dbg !861
  call void @llvm.dbg.declare(metadata i64* %9, metadata !865, metadata !DIExpression()), !dbg !866
  %22 = load i64, i64* %5, align 8, !dbg !867
  store i64 %22, i64* %9, align 8, !dbg !866
  call void @llvm.dbg.declare(metadata i32* %10, metadata !868, metadata !DIExpression()), !dbg !870
  store i32 0, i32* %10, align 4, !dbg !870
  br label %23, !dbg !871

23:                                               ; preds = %35, %20
  %24 = load i32, i32* %10, align 4, !dbg !872
  %25 = icmp slt i32 %24, 3, !dbg !874
  br i1 %25, label %26, label %38, !dbg !875

26:                                               ; preds = %23
  call void @llvm.dbg.declare(metadata i64* %11, metadata !876, metadata !DIExpression()), !dbg !881
  %27 = load %struct._IO_FILE*, %struct._IO_FILE** %7, align 8, !dbg !882
  %28 = call i64 @getline(i8** noundef %8, i64* noundef %9, %struct._IO_FILE* noundef %27), !dbg !883
  store i64 %28, i64* %11, align 8, !dbg !881
  %29 = load i64, i64* %11, align 8, !dbg !884
  %30 = load i64, i64* %9, align 8, !dbg !885
  %31 = load i8*, i8** %8, align 8, !dbg !886
  %32 = icmp ne i8* %31, null, !dbg !887
  %33 = zext i1 %32 to i32, !dbg !887
  %34 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.57, i64 0, i64 0), i64 noundef %29, i64 noundef %30, i32 noundef %33), !dbg !888
  br label %35, !dbg !889

35:                                               ; preds = %26
  %36 = load i32, i32* %10, align 4, !dbg !890
  %37 = add nsw i32 %36, 1, !dbg !890
  store i32 %37, i32* %10, align 4, !dbg !890
  br label %23, !dbg !891, !llvm.loop !892

38:                                               ; preds = %23
  %39 = load i8*, i8** %8, align 8, !dbg !894
  call void @free(i8* noundef %39) #9, !dbg !895
  %40 = load %struct._IO_FILE*, %struct._IO_FILE** %7, align 8, !dbg !896
  %41 = call i32 @fclose(%struct._IO_FILE* noundef %40), !dbg !897
  ret i32 %41, !dbg !898
}

; Function Attrs: nounwind
declare i8* @setlocale(i32 noundef, i8* noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @wide(i8* noundef %0) #0 !dbg !899 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct._IO_FILE*, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !902, metadata !DIExpression()), !dbg !903
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %3, metadata !904, metadata !DIExpression()), !dbg !905
  %6 = load i8*, i8** %2, align 8, !dbg !906
  %7 = call %struct._IO_FILE* @with(i8* noundef %6), !dbg !907
  store %struct._IO_FILE* %7, %struct._IO_FILE** %3, align 8, !dbg !905
  call void @llvm.dbg.declare(metadata i32* %4, metadata !908, metadata !DIExpression()), !dbg !910
  store i32 0, i32* %4, align 4, !dbg !910
  br label %8, !dbg !911

8:                                                ; preds = %25, %1
  %9 = load i32, i32* %4, align 4, !dbg !912
  %10 = icmp slt i32 %9, 2, !dbg !914
  br i1 %10, label %11, label %28, !dbg !915

11:                                               ; preds = %8
  %12 = call i32* @__errno_location() #10, !dbg !916
  store i32 0, i32* %12, align 4, !dbg !918
  call void @llvm.dbg.declare(metadata i32* %5, metadata !919, metadata !DIExpression()), !dbg !920
  %13 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !921
  %14 = call i32 @getwc(%struct._IO_FILE* noundef %13), !dbg !922
  store i32 %14, i32* %5, align 4, !dbg !920
  %15 = load i32, i32* %5, align 4, !dbg !923
  %16 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !924
  %17 = call i32 @ferror(%struct._IO_FILE* noundef %16) #9, !dbg !925
  %18 = call i32* @__errno_location() #10, !dbg !926
  %19 = load i32, i32* %18, align 4, !dbg !926
  %20 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.58, i64 0, i64 0), i32 noundef %15, i32 noundef %17, i32 noundef %19), !dbg !927
  %21 = load i32, i32* %5, align 4, !dbg !928
  %22 = icmp eq i32 %21, -1, !dbg !930
  br i1 %22, label %23, label %24, !dbg !931

23:                                               ; preds = %11
  br label %28, !dbg !932

24:                                               ; preds = %11
  br label %25, !dbg !933

25:                                               ; preds = %24
  %26 = load i32, i32* %4, align 4, !dbg !934
  %27 = add nsw i32 %26, 1, !dbg !934
  store i32 %27, i32* %4, align 4, !dbg !934
  br label %8, !dbg !935, !llvm.loop !936

28:                                               ; preds = %23, %8
  %29 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !938
  %30 = call i32 @fclose(%struct._IO_FILE* noundef %29), !dbg !939
  ret void, !dbg !940
}

; Function Attrs: nounwind readnone willreturn
declare i32* @__errno_location() #6

; Function Attrs: nounwind
declare i8* @asctime_r(%struct.tm* noundef, i8* noundef) #4

; Function Attrs: nounwind
declare i8* @asctime(%struct.tm* noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal %struct._IO_FILE* @with(i8* noundef %0) #0 !dbg !941 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct._IO_FILE*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !944, metadata !DIExpression()), !dbg !945
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %3, metadata !946, metadata !DIExpression()), !dbg !947
  %4 = call noalias %struct._IO_FILE* @fopen(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.59, i64 0, i64 0), i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.60, i64 0, i64 0)), !dbg !948
  store %struct._IO_FILE* %4, %struct._IO_FILE** %3, align 8, !dbg !947
  %5 = load i8*, i8** %2, align 8, !dbg !949
  %6 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !950
  %7 = call i32 @fputs(i8* noundef %5, %struct._IO_FILE* noundef %6), !dbg !951
  %8 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !952
  call void @rewind(%struct._IO_FILE* noundef %8), !dbg !953
  %9 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !954
  ret %struct._IO_FILE* %9, !dbg !955
}

; Function Attrs: nounwind
declare i32 @fileno(%struct._IO_FILE* noundef) #4

; Function Attrs: nounwind
declare i8* @mmap(i8* noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef, i64 noundef) #4

declare i64 @pread(i32 noundef, i8* noundef, i64 noundef, i64 noundef) #3

declare i32 @puts(i8* noundef) #3

declare i64 @pwrite(i32 noundef, i8* noundef, i64 noundef, i64 noundef) #3

; Function Attrs: nounwind
declare i32 @munmap(i8* noundef, i64 noundef) #4

; Function Attrs: nounwind
declare i64 @sysconf(i32 noundef) #4

; Function Attrs: nounwind
declare i32 @snprintf(i8* noundef, i64 noundef, i8* noundef, ...) #4

declare i32 @getwc(%struct._IO_FILE* noundef) #3

declare i32 @getc(%struct._IO_FILE* noundef) #3

declare i32 @fclose(%struct._IO_FILE* noundef) #3

declare %struct._IO_FILE* @freopen(i8* noundef, i8* noundef, %struct._IO_FILE* noundef) #3

; Function Attrs: nounwind
declare i64 @lseek(i32 noundef, i64 noundef, i32 noundef) #4

; Function Attrs: nounwind
declare i8* @getenv(i8* noundef) #4

; Function Attrs: nounwind
declare noalias i8* @calloc(i64 noundef, i64 noundef) #4

; Function Attrs: nounwind
declare noalias i8* @valloc(i64 noundef) #4

declare i32 @open(i8* noundef, i32 noundef, ...) #3

; Function Attrs: nounwind
declare i64 @sendfile(i32 noundef, i32 noundef, i64* noundef, i64 noundef) #4

declare i64 @copy_file_range(i32 noundef, i64* noundef, i32 noundef, i64* noundef, i64 noundef, i32 noundef) #3

; Function Attrs: nounwind
declare i32 @pipe(i32* noundef) #4

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #7

; Function Attrs: nounwind
declare i8* @strcat(i8* noundef, i8* noundef) #4

; Function Attrs: nounwind readonly willreturn
declare i32 @memcmp(i8* noundef, i8* noundef, i64 noundef) #8

declare i64 @write(i32 noundef, i8* noundef, i64 noundef) #3

declare i32 @close(i32 noundef) #3

; Function Attrs: nounwind
declare i32 @mkdir(i8* noundef, i32 noundef) #4

declare noalias %struct._IO_FILE* @fopen(i8* noundef, i8* noundef) #3

declare i32 @fprintf(%struct._IO_FILE* noundef, i8* noundef, ...) #3

declare i64 @getline(i8** noundef, i64* noundef, %struct._IO_FILE* noundef) #3

; Function Attrs: nounwind
declare i32 @ferror(%struct._IO_FILE* noundef) #4

declare i32 @fputs(i8* noundef, %struct._IO_FILE* noundef) #3

declare void @rewind(%struct._IO_FILE* noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nofree nounwind willreturn writeonly }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { inaccessiblememonly nofree nosync nounwind willreturn }
attributes #6 = { nounwind readnone willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { argmemonly nofree nounwind willreturn }
attributes #8 = { nounwind readonly willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind }
attributes #10 = { nounwind readnone willreturn }
attributes #11 = { nounwind readonly willreturn }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!38, !39, !40, !41, !42, !43, !44}
!llvm.ident = !{!45}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "aligns", scope: !2, file: !3, line: 78, type: !34, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 50, type: !4, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !33)
!3 = !DIFile(filename: "tests/programs/worlds/edges.c", directory: ".", checksumkind: CSK_MD5, checksum: "bb8ed26486c87071f81ea01e9f48baf5")
!4 = !DISubroutineType(types: !5)
!5 = !{!6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !8, globals: !18, splitDebugInlining: false, nameTableKind: None)
!8 = !{!9, !10, !13, !6, !14, !15, !16}
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!10 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !11, line: 90, baseType: !12)
!11 = !DIFile(filename: "/usr/include/stdint.h", directory: "", checksumkind: CSK_MD5, checksum: "a48e64edacc5b19f56c99745232c963c")
!12 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!13 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!14 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!15 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!16 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !17, line: 46, baseType: !12)
!17 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "", checksumkind: CSK_MD5, checksum: "2499dd2361b915724b073282bea3a7bc")
!18 = !{!0, !19, !25}
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(name: "names", scope: !2, file: !3, line: 136, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 352, elements: !23)
!22 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
!23 = !{!24}
!24 = !DISubrange(count: 11)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "names", scope: !2, file: !3, line: 202, type: !27, isLocal: true, isDefinition: true)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 640, elements: !31)
!28 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !29)
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!30 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13)
!31 = !{!32}
!32 = !DISubrange(count: 10)
!33 = !{}
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 576, elements: !36)
!35 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!36 = !{!37}
!37 = !DISubrange(count: 9)
!38 = !{i32 7, !"Dwarf Version", i32 5}
!39 = !{i32 2, !"Debug Info Version", i32 3}
!40 = !{i32 1, !"wchar_size", i32 4}
!41 = !{i32 7, !"PIC Level", i32 2}
!42 = !{i32 7, !"PIE Level", i32 2}
!43 = !{i32 7, !"uwtable", i32 1}
!44 = !{i32 7, !"frame-pointer", i32 2}
!45 = !{!"Debian clang version 14.0.6"}
!46 = !DILocalVariable(name: "in", scope: !2, file: !3, line: 51, type: !47)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 24, elements: !48)
!48 = !{!49}
!49 = !DISubrange(count: 3)
!50 = !DILocation(line: 51, column: 17, scope: !2)
!51 = !DILocation(line: 52, column: 15, scope: !52)
!52 = distinct !DILexicalBlock(scope: !2, file: !3, line: 52, column: 7)
!53 = !DILocation(line: 52, column: 7, scope: !52)
!54 = !DILocation(line: 52, column: 22, scope: !52)
!55 = !DILocation(line: 52, column: 7, scope: !2)
!56 = !DILocation(line: 52, column: 28, scope: !52)
!57 = !DILocation(line: 53, column: 11, scope: !2)
!58 = !DILocation(line: 53, column: 3, scope: !2)
!59 = !DILocalVariable(name: "n", scope: !2, file: !3, line: 54, type: !16)
!60 = !DILocation(line: 54, column: 10, scope: !2)
!61 = !DILocation(line: 54, column: 14, scope: !2)
!62 = !DILocation(line: 55, column: 11, scope: !2)
!63 = !DILocation(line: 55, column: 3, scope: !2)
!64 = !DILocalVariable(name: "old", scope: !65, file: !3, line: 57, type: !67)
!65 = distinct !DILexicalBlock(scope: !66, file: !3, line: 56, column: 13)
!66 = distinct !DILexicalBlock(scope: !2, file: !3, line: 55, column: 18)
!67 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!68 = !DILocation(line: 57, column: 11, scope: !65)
!69 = !DILocation(line: 57, column: 17, scope: !65)
!70 = !DILocalVariable(name: "p", scope: !65, file: !3, line: 57, type: !67)
!71 = !DILocation(line: 57, column: 29, scope: !65)
!72 = !DILocation(line: 57, column: 41, scope: !65)
!73 = !DILocation(line: 57, column: 46, scope: !65)
!74 = !DILocation(line: 57, column: 48, scope: !65)
!75 = !DILocation(line: 57, column: 33, scope: !65)
!76 = !DILocation(line: 58, column: 10, scope: !77)
!77 = distinct !DILexicalBlock(scope: !65, file: !3, line: 58, column: 9)
!78 = !DILocation(line: 58, column: 9, scope: !65)
!79 = !DILocation(line: 58, column: 46, scope: !77)
!80 = !DILocation(line: 58, column: 48, scope: !77)
!81 = !DILocation(line: 58, column: 20, scope: !77)
!82 = !DILocation(line: 58, column: 13, scope: !77)
!83 = !DILocation(line: 59, column: 5, scope: !65)
!84 = !DILocation(line: 59, column: 8, scope: !65)
!85 = !DILocation(line: 59, column: 10, scope: !65)
!86 = !DILocation(line: 59, column: 15, scope: !65)
!87 = !DILocation(line: 59, column: 20, scope: !65)
!88 = !DILocation(line: 60, column: 10, scope: !65)
!89 = !DILocation(line: 60, column: 5, scope: !65)
!90 = !DILocation(line: 61, column: 22, scope: !65)
!91 = !DILocation(line: 61, column: 33, scope: !65)
!92 = !DILocation(line: 61, column: 35, scope: !65)
!93 = !DILocation(line: 61, column: 40, scope: !65)
!94 = !DILocation(line: 61, column: 46, scope: !65)
!95 = !DILocation(line: 61, column: 9, scope: !65)
!96 = !DILocation(line: 61, column: 7, scope: !65)
!97 = !DILocation(line: 62, column: 20, scope: !65)
!98 = !DILocation(line: 62, column: 22, scope: !65)
!99 = !DILocation(line: 62, column: 5, scope: !65)
!100 = !DILocation(line: 63, column: 10, scope: !65)
!101 = !DILocation(line: 63, column: 5, scope: !65)
!102 = !DILocation(line: 64, column: 9, scope: !65)
!103 = !DILocation(line: 64, column: 7, scope: !65)
!104 = !DILocation(line: 65, column: 20, scope: !65)
!105 = !DILocation(line: 65, column: 22, scope: !65)
!106 = !DILocation(line: 65, column: 5, scope: !65)
!107 = !DILocation(line: 66, column: 10, scope: !65)
!108 = !DILocation(line: 66, column: 5, scope: !65)
!109 = !DILocation(line: 67, column: 5, scope: !65)
!110 = !DILocalVariable(name: "p", scope: !111, file: !3, line: 70, type: !9)
!111 = distinct !DILexicalBlock(scope: !66, file: !3, line: 69, column: 13)
!112 = !DILocation(line: 70, column: 11, scope: !111)
!113 = !DILocalVariable(name: "error", scope: !111, file: !3, line: 71, type: !6)
!114 = !DILocation(line: 71, column: 9, scope: !111)
!115 = !DILocation(line: 71, column: 36, scope: !111)
!116 = !DILocation(line: 71, column: 17, scope: !111)
!117 = !DILocation(line: 72, column: 9, scope: !118)
!118 = distinct !DILexicalBlock(scope: !111, file: !3, line: 72, column: 9)
!119 = !DILocation(line: 72, column: 9, scope: !111)
!120 = !DILocation(line: 72, column: 23, scope: !118)
!121 = !DILocation(line: 72, column: 16, scope: !118)
!122 = !DILocation(line: 73, column: 20, scope: !123)
!123 = distinct !DILexicalBlock(scope: !111, file: !3, line: 73, column: 9)
!124 = !DILocation(line: 73, column: 9, scope: !123)
!125 = !DILocation(line: 73, column: 24, scope: !123)
!126 = !DILocation(line: 73, column: 22, scope: !123)
!127 = !DILocation(line: 73, column: 9, scope: !111)
!128 = !DILocation(line: 73, column: 27, scope: !123)
!129 = !DILocation(line: 74, column: 10, scope: !111)
!130 = !DILocation(line: 74, column: 5, scope: !111)
!131 = !DILocation(line: 75, column: 5, scope: !111)
!132 = !DILocalVariable(name: "i", scope: !133, file: !3, line: 79, type: !16)
!133 = distinct !DILexicalBlock(scope: !134, file: !3, line: 79, column: 5)
!134 = distinct !DILexicalBlock(scope: !66, file: !3, line: 77, column: 13)
!135 = !DILocation(line: 79, column: 17, scope: !133)
!136 = !DILocation(line: 79, column: 10, scope: !133)
!137 = !DILocation(line: 79, column: 24, scope: !138)
!138 = distinct !DILexicalBlock(scope: !133, file: !3, line: 79, column: 5)
!139 = !DILocation(line: 79, column: 26, scope: !138)
!140 = !DILocation(line: 79, column: 5, scope: !133)
!141 = !DILocalVariable(name: "p", scope: !142, file: !3, line: 80, type: !9)
!142 = distinct !DILexicalBlock(scope: !138, file: !3, line: 79, column: 65)
!143 = !DILocation(line: 80, column: 13, scope: !142)
!144 = !DILocation(line: 80, column: 33, scope: !142)
!145 = !DILocation(line: 80, column: 26, scope: !142)
!146 = !DILocation(line: 80, column: 17, scope: !142)
!147 = !DILocalVariable(name: "q", scope: !142, file: !3, line: 80, type: !9)
!148 = !DILocation(line: 80, column: 43, scope: !142)
!149 = !DILocation(line: 80, column: 68, scope: !142)
!150 = !DILocation(line: 80, column: 61, scope: !142)
!151 = !DILocation(line: 80, column: 47, scope: !142)
!152 = !DILocalVariable(name: "at", scope: !142, file: !3, line: 81, type: !10)
!153 = !DILocation(line: 81, column: 17, scope: !142)
!154 = !DILocation(line: 81, column: 29, scope: !142)
!155 = !DILocation(line: 81, column: 22, scope: !142)
!156 = !DILocation(line: 81, column: 32, scope: !142)
!157 = !DILocation(line: 81, column: 51, scope: !142)
!158 = !DILocation(line: 81, column: 44, scope: !142)
!159 = !DILocation(line: 81, column: 54, scope: !142)
!160 = !DILocation(line: 81, column: 77, scope: !142)
!161 = !DILocation(line: 81, column: 70, scope: !142)
!162 = !DILocation(line: 81, column: 80, scope: !142)
!163 = !DILocation(line: 81, column: 100, scope: !142)
!164 = !DILocation(line: 81, column: 93, scope: !142)
!165 = !DILocation(line: 81, column: 103, scope: !142)
!166 = !DILocation(line: 81, column: 123, scope: !142)
!167 = !DILocation(line: 81, column: 116, scope: !142)
!168 = !DILocation(line: 81, column: 126, scope: !142)
!169 = !DILocation(line: 82, column: 28, scope: !142)
!170 = !DILocation(line: 82, column: 30, scope: !142)
!171 = !DILocation(line: 82, column: 39, scope: !142)
!172 = !DILocation(line: 82, column: 41, scope: !142)
!173 = !DILocation(line: 82, column: 61, scope: !142)
!174 = !DILocation(line: 82, column: 50, scope: !142)
!175 = !DILocation(line: 82, column: 65, scope: !142)
!176 = !DILocation(line: 82, column: 63, scope: !142)
!177 = !DILocation(line: 82, column: 68, scope: !142)
!178 = !DILocation(line: 82, column: 73, scope: !142)
!179 = !DILocation(line: 82, column: 87, scope: !142)
!180 = !DILocation(line: 82, column: 76, scope: !142)
!181 = !DILocation(line: 82, column: 91, scope: !142)
!182 = !DILocation(line: 82, column: 89, scope: !142)
!183 = !DILocation(line: 82, column: 94, scope: !142)
!184 = !DILocation(line: 0, scope: !142)
!185 = !DILocation(line: 82, column: 7, scope: !142)
!186 = !DILocation(line: 83, column: 12, scope: !142)
!187 = !DILocation(line: 83, column: 7, scope: !142)
!188 = !DILocation(line: 83, column: 21, scope: !142)
!189 = !DILocation(line: 83, column: 16, scope: !142)
!190 = !DILocation(line: 84, column: 5, scope: !142)
!191 = !DILocation(line: 79, column: 61, scope: !138)
!192 = !DILocation(line: 79, column: 5, scope: !138)
!193 = distinct !{!193, !140, !194, !195}
!194 = !DILocation(line: 84, column: 5, scope: !133)
!195 = !{!"llvm.loop.mustprogress"}
!196 = !DILocation(line: 85, column: 5, scope: !134)
!197 = !DILocation(line: 87, column: 13, scope: !66)
!198 = !DILocation(line: 87, column: 30, scope: !66)
!199 = !DILocation(line: 87, column: 48, scope: !66)
!200 = !DILocation(line: 87, column: 92, scope: !66)
!201 = !DILocation(line: 87, column: 113, scope: !66)
!202 = !DILocalVariable(name: "text", scope: !203, file: !3, line: 89, type: !204)
!203 = distinct !DILexicalBlock(scope: !66, file: !3, line: 88, column: 13)
!204 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 3200, elements: !205)
!205 = !{!206}
!206 = !DISubrange(count: 400)
!207 = !DILocation(line: 89, column: 10, scope: !203)
!208 = !DILocation(line: 90, column: 5, scope: !203)
!209 = !DILocation(line: 91, column: 5, scope: !203)
!210 = !DILocation(line: 91, column: 27, scope: !203)
!211 = !DILocation(line: 92, column: 11, scope: !203)
!212 = !DILocation(line: 92, column: 5, scope: !203)
!213 = !DILocation(line: 93, column: 5, scope: !203)
!214 = !DILocation(line: 93, column: 15, scope: !203)
!215 = !DILocation(line: 94, column: 11, scope: !203)
!216 = !DILocation(line: 94, column: 5, scope: !203)
!217 = !DILocation(line: 95, column: 5, scope: !203)
!218 = !DILocation(line: 97, column: 13, scope: !66)
!219 = !DILocation(line: 97, column: 43, scope: !66)
!220 = !DILocation(line: 97, column: 57, scope: !66)
!221 = !DILocation(line: 97, column: 75, scope: !66)
!222 = !DILocation(line: 97, column: 90, scope: !66)
!223 = !DILocation(line: 97, column: 108, scope: !66)
!224 = !DILocalVariable(name: "at", scope: !225, file: !3, line: 99, type: !226)
!225 = distinct !DILexicalBlock(scope: !66, file: !3, line: 98, column: 13)
!226 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "tm", file: !227, line: 7, size: 448, elements: !228)
!227 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_tm.h", directory: "", checksumkind: CSK_MD5, checksum: "9e5545b565ef031c4cd0faf90b69386f")
!228 = !{!229, !230, !231, !232, !233, !234, !235, !236, !237, !238, !239}
!229 = !DIDerivedType(tag: DW_TAG_member, name: "tm_sec", scope: !226, file: !227, line: 9, baseType: !6, size: 32)
!230 = !DIDerivedType(tag: DW_TAG_member, name: "tm_min", scope: !226, file: !227, line: 10, baseType: !6, size: 32, offset: 32)
!231 = !DIDerivedType(tag: DW_TAG_member, name: "tm_hour", scope: !226, file: !227, line: 11, baseType: !6, size: 32, offset: 64)
!232 = !DIDerivedType(tag: DW_TAG_member, name: "tm_mday", scope: !226, file: !227, line: 12, baseType: !6, size: 32, offset: 96)
!233 = !DIDerivedType(tag: DW_TAG_member, name: "tm_mon", scope: !226, file: !227, line: 13, baseType: !6, size: 32, offset: 128)
!234 = !DIDerivedType(tag: DW_TAG_member, name: "tm_year", scope: !226, file: !227, line: 14, baseType: !6, size: 32, offset: 160)
!235 = !DIDerivedType(tag: DW_TAG_member, name: "tm_wday", scope: !226, file: !227, line: 15, baseType: !6, size: 32, offset: 192)
!236 = !DIDerivedType(tag: DW_TAG_member, name: "tm_yday", scope: !226, file: !227, line: 16, baseType: !6, size: 32, offset: 224)
!237 = !DIDerivedType(tag: DW_TAG_member, name: "tm_isdst", scope: !226, file: !227, line: 17, baseType: !6, size: 32, offset: 256)
!238 = !DIDerivedType(tag: DW_TAG_member, name: "tm_gmtoff", scope: !226, file: !227, line: 20, baseType: !14, size: 64, offset: 320)
!239 = !DIDerivedType(tag: DW_TAG_member, name: "tm_zone", scope: !226, file: !227, line: 21, baseType: !29, size: 64, offset: 384)
!240 = !DILocation(line: 99, column: 15, scope: !225)
!241 = !DILocalVariable(name: "text", scope: !225, file: !3, line: 100, type: !242)
!242 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 320, elements: !243)
!243 = !{!244}
!244 = !DISubrange(count: 40)
!245 = !DILocation(line: 100, column: 10, scope: !225)
!246 = !DILocalVariable(name: "i", scope: !247, file: !3, line: 101, type: !6)
!247 = distinct !DILexicalBlock(scope: !225, file: !3, line: 101, column: 5)
!248 = !DILocation(line: 101, column: 14, scope: !247)
!249 = !DILocation(line: 101, column: 10, scope: !247)
!250 = !DILocation(line: 101, column: 21, scope: !251)
!251 = distinct !DILexicalBlock(scope: !247, file: !3, line: 101, column: 5)
!252 = !DILocation(line: 101, column: 23, scope: !251)
!253 = !DILocation(line: 101, column: 5, scope: !247)
!254 = !DILocation(line: 102, column: 7, scope: !255)
!255 = distinct !DILexicalBlock(scope: !251, file: !3, line: 101, column: 47)
!256 = !DILocation(line: 102, column: 13, scope: !255)
!257 = !DILocation(line: 103, column: 36, scope: !255)
!258 = !DILocation(line: 103, column: 21, scope: !255)
!259 = !DILocation(line: 103, column: 42, scope: !255)
!260 = !DILocation(line: 103, column: 7, scope: !255)
!261 = !DILocation(line: 104, column: 22, scope: !255)
!262 = !DILocation(line: 104, column: 28, scope: !255)
!263 = !DILocation(line: 104, column: 7, scope: !255)
!264 = !DILocation(line: 105, column: 5, scope: !255)
!265 = !DILocation(line: 101, column: 29, scope: !251)
!266 = !DILocation(line: 101, column: 36, scope: !251)
!267 = !DILocation(line: 101, column: 43, scope: !251)
!268 = !DILocation(line: 101, column: 5, scope: !251)
!269 = distinct !{!269, !253, !270, !195}
!270 = !DILocation(line: 105, column: 5, scope: !247)
!271 = !DILocation(line: 106, column: 18, scope: !225)
!272 = !DILocation(line: 106, column: 5, scope: !225)
!273 = !DILocation(line: 107, column: 8, scope: !225)
!274 = !DILocation(line: 107, column: 16, scope: !225)
!275 = !DILocation(line: 107, column: 27, scope: !225)
!276 = !DILocation(line: 107, column: 33, scope: !225)
!277 = !DILocation(line: 108, column: 19, scope: !225)
!278 = !DILocation(line: 108, column: 32, scope: !225)
!279 = !DILocation(line: 108, column: 5, scope: !225)
!280 = !DILocation(line: 109, column: 20, scope: !225)
!281 = !DILocation(line: 109, column: 26, scope: !225)
!282 = !DILocation(line: 109, column: 5, scope: !225)
!283 = !DILocation(line: 110, column: 5, scope: !225)
!284 = !DILocalVariable(name: "f", scope: !285, file: !3, line: 113, type: !286)
!285 = distinct !DILexicalBlock(scope: !66, file: !3, line: 112, column: 13)
!286 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !287, size: 64)
!287 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !288, line: 7, baseType: !289)
!288 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!289 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !290, line: 49, size: 1728, elements: !291)
!290 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "1bad07471b7974df4ecc1d1c2ca207e6")
!291 = !{!292, !293, !294, !295, !296, !297, !298, !299, !300, !301, !302, !303, !304, !307, !309, !310, !311, !314, !316, !318, !322, !325, !327, !330, !333, !334, !335, !336, !337}
!292 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !289, file: !290, line: 51, baseType: !6, size: 32)
!293 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !289, file: !290, line: 54, baseType: !67, size: 64, offset: 64)
!294 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !289, file: !290, line: 55, baseType: !67, size: 64, offset: 128)
!295 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !289, file: !290, line: 56, baseType: !67, size: 64, offset: 192)
!296 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !289, file: !290, line: 57, baseType: !67, size: 64, offset: 256)
!297 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !289, file: !290, line: 58, baseType: !67, size: 64, offset: 320)
!298 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !289, file: !290, line: 59, baseType: !67, size: 64, offset: 384)
!299 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !289, file: !290, line: 60, baseType: !67, size: 64, offset: 448)
!300 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !289, file: !290, line: 61, baseType: !67, size: 64, offset: 512)
!301 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !289, file: !290, line: 64, baseType: !67, size: 64, offset: 576)
!302 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !289, file: !290, line: 65, baseType: !67, size: 64, offset: 640)
!303 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !289, file: !290, line: 66, baseType: !67, size: 64, offset: 704)
!304 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !289, file: !290, line: 68, baseType: !305, size: 64, offset: 768)
!305 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !306, size: 64)
!306 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !290, line: 36, flags: DIFlagFwdDecl)
!307 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !289, file: !290, line: 70, baseType: !308, size: 64, offset: 832)
!308 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !289, size: 64)
!309 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !289, file: !290, line: 72, baseType: !6, size: 32, offset: 896)
!310 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !289, file: !290, line: 73, baseType: !6, size: 32, offset: 928)
!311 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !289, file: !290, line: 74, baseType: !312, size: 64, offset: 960)
!312 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !313, line: 152, baseType: !14)
!313 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!314 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !289, file: !290, line: 77, baseType: !315, size: 16, offset: 1024)
!315 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!316 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !289, file: !290, line: 78, baseType: !317, size: 8, offset: 1040)
!317 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!318 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !289, file: !290, line: 79, baseType: !319, size: 8, offset: 1048)
!319 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 8, elements: !320)
!320 = !{!321}
!321 = !DISubrange(count: 1)
!322 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !289, file: !290, line: 81, baseType: !323, size: 64, offset: 1088)
!323 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !324, size: 64)
!324 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !290, line: 43, baseType: null)
!325 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !289, file: !290, line: 89, baseType: !326, size: 64, offset: 1152)
!326 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !313, line: 153, baseType: !14)
!327 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !289, file: !290, line: 91, baseType: !328, size: 64, offset: 1216)
!328 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !329, size: 64)
!329 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !290, line: 37, flags: DIFlagFwdDecl)
!330 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !289, file: !290, line: 92, baseType: !331, size: 64, offset: 1280)
!331 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !332, size: 64)
!332 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !290, line: 38, flags: DIFlagFwdDecl)
!333 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !289, file: !290, line: 93, baseType: !308, size: 64, offset: 1344)
!334 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !289, file: !290, line: 94, baseType: !9, size: 64, offset: 1408)
!335 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !289, file: !290, line: 95, baseType: !16, size: 64, offset: 1472)
!336 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !289, file: !290, line: 96, baseType: !6, size: 32, offset: 1536)
!337 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !289, file: !290, line: 98, baseType: !338, size: 160, offset: 1568)
!338 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 160, elements: !339)
!339 = !{!340}
!340 = !DISubrange(count: 20)
!341 = !DILocation(line: 113, column: 11, scope: !285)
!342 = !DILocation(line: 113, column: 15, scope: !285)
!343 = !DILocalVariable(name: "back", scope: !285, file: !3, line: 114, type: !344)
!344 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 48, elements: !345)
!345 = !{!346}
!346 = !DISubrange(count: 6)
!347 = !DILocation(line: 114, column: 10, scope: !285)
!348 = !DILocalVariable(name: "fd", scope: !285, file: !3, line: 115, type: !6)
!349 = !DILocation(line: 115, column: 9, scope: !285)
!350 = !DILocation(line: 115, column: 21, scope: !285)
!351 = !DILocation(line: 115, column: 14, scope: !285)
!352 = !DILocalVariable(name: "map", scope: !285, file: !3, line: 116, type: !67)
!353 = !DILocation(line: 116, column: 11, scope: !285)
!354 = !DILocation(line: 116, column: 67, scope: !285)
!355 = !DILocation(line: 116, column: 17, scope: !285)
!356 = !DILocation(line: 117, column: 21, scope: !285)
!357 = !DILocation(line: 117, column: 23, scope: !285)
!358 = !DILocation(line: 117, column: 14, scope: !285)
!359 = !DILocation(line: 117, column: 5, scope: !285)
!360 = !DILocation(line: 117, column: 12, scope: !285)
!361 = !DILocation(line: 118, column: 11, scope: !285)
!362 = !DILocation(line: 118, column: 15, scope: !285)
!363 = !DILocation(line: 118, column: 5, scope: !285)
!364 = !DILocation(line: 119, column: 10, scope: !285)
!365 = !DILocation(line: 119, column: 5, scope: !285)
!366 = !DILocation(line: 120, column: 12, scope: !285)
!367 = !DILocation(line: 120, column: 5, scope: !285)
!368 = !DILocation(line: 121, column: 22, scope: !285)
!369 = !DILocation(line: 121, column: 5, scope: !285)
!370 = !DILocation(line: 122, column: 5, scope: !285)
!371 = !DILocation(line: 122, column: 12, scope: !285)
!372 = !DILocation(line: 123, column: 12, scope: !285)
!373 = !DILocation(line: 123, column: 5, scope: !285)
!374 = !DILocation(line: 124, column: 11, scope: !285)
!375 = !DILocation(line: 124, column: 15, scope: !285)
!376 = !DILocation(line: 124, column: 5, scope: !285)
!377 = !DILocation(line: 125, column: 10, scope: !285)
!378 = !DILocation(line: 125, column: 5, scope: !285)
!379 = !DILocation(line: 126, column: 48, scope: !285)
!380 = !DILocation(line: 126, column: 11, scope: !285)
!381 = !DILocation(line: 126, column: 9, scope: !285)
!382 = !DILocation(line: 127, column: 12, scope: !285)
!383 = !DILocation(line: 127, column: 5, scope: !285)
!384 = !DILocation(line: 128, column: 22, scope: !285)
!385 = !DILocation(line: 128, column: 5, scope: !285)
!386 = !DILocalVariable(name: "own", scope: !285, file: !3, line: 129, type: !67)
!387 = !DILocation(line: 129, column: 11, scope: !285)
!388 = !DILocation(line: 129, column: 68, scope: !285)
!389 = !DILocation(line: 129, column: 17, scope: !285)
!390 = !DILocation(line: 130, column: 5, scope: !285)
!391 = !DILocation(line: 130, column: 12, scope: !285)
!392 = !DILocation(line: 131, column: 11, scope: !285)
!393 = !DILocation(line: 131, column: 15, scope: !285)
!394 = !DILocation(line: 131, column: 5, scope: !285)
!395 = !DILocation(line: 132, column: 10, scope: !285)
!396 = !DILocation(line: 132, column: 5, scope: !285)
!397 = !DILocation(line: 133, column: 5, scope: !285)
!398 = !DILocalVariable(name: "i", scope: !399, file: !3, line: 137, type: !16)
!399 = distinct !DILexicalBlock(scope: !400, file: !3, line: 137, column: 5)
!400 = distinct !DILexicalBlock(scope: !66, file: !3, line: 135, column: 13)
!401 = !DILocation(line: 137, column: 17, scope: !399)
!402 = !DILocation(line: 137, column: 10, scope: !399)
!403 = !DILocation(line: 137, column: 24, scope: !404)
!404 = distinct !DILexicalBlock(scope: !399, file: !3, line: 137, column: 5)
!405 = !DILocation(line: 137, column: 26, scope: !404)
!406 = !DILocation(line: 137, column: 5, scope: !399)
!407 = !DILocation(line: 137, column: 92, scope: !404)
!408 = !DILocation(line: 137, column: 86, scope: !404)
!409 = !DILocation(line: 137, column: 78, scope: !404)
!410 = !DILocation(line: 137, column: 63, scope: !404)
!411 = !DILocation(line: 137, column: 59, scope: !404)
!412 = !DILocation(line: 137, column: 5, scope: !404)
!413 = distinct !{!413, !406, !414, !195}
!414 = !DILocation(line: 137, column: 95, scope: !399)
!415 = !DILocation(line: 138, column: 5, scope: !400)
!416 = !DILocation(line: 139, column: 5, scope: !400)
!417 = !DILocalVariable(name: "v", scope: !418, file: !3, line: 142, type: !419)
!418 = distinct !DILexicalBlock(scope: !66, file: !3, line: 141, column: 13)
!419 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!420 = !DILocation(line: 142, column: 24, scope: !418)
!421 = !DILocation(line: 142, column: 28, scope: !418)
!422 = !DILocation(line: 142, column: 30, scope: !418)
!423 = !DILocation(line: 142, column: 38, scope: !418)
!424 = !DILocation(line: 142, column: 55, scope: !418)
!425 = !DILocation(line: 142, column: 53, scope: !418)
!426 = !DILocalVariable(name: "text", scope: !418, file: !3, line: 143, type: !427)
!427 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 1600, elements: !428)
!428 = !{!429}
!429 = !DISubrange(count: 200)
!430 = !DILocation(line: 143, column: 10, scope: !418)
!431 = !DILocalVariable(name: "size", scope: !418, file: !3, line: 144, type: !6)
!432 = !DILocation(line: 144, column: 9, scope: !418)
!433 = !DILocation(line: 144, column: 25, scope: !418)
!434 = !DILocation(line: 144, column: 86, scope: !418)
!435 = !DILocation(line: 144, column: 93, scope: !418)
!436 = !DILocation(line: 144, column: 100, scope: !418)
!437 = !DILocation(line: 144, column: 107, scope: !418)
!438 = !DILocation(line: 144, column: 114, scope: !418)
!439 = !DILocation(line: 144, column: 16, scope: !418)
!440 = !DILocation(line: 145, column: 30, scope: !418)
!441 = !DILocation(line: 145, column: 36, scope: !418)
!442 = !DILocation(line: 145, column: 12, scope: !418)
!443 = !DILocation(line: 145, column: 42, scope: !418)
!444 = !DILocation(line: 145, column: 5, scope: !418)
!445 = !DILocation(line: 148, column: 9, scope: !446)
!446 = distinct !DILexicalBlock(scope: !447, file: !3, line: 148, column: 9)
!447 = distinct !DILexicalBlock(scope: !66, file: !3, line: 147, column: 13)
!448 = !DILocation(line: 148, column: 15, scope: !446)
!449 = !DILocation(line: 148, column: 9, scope: !447)
!450 = !DILocation(line: 148, column: 20, scope: !446)
!451 = !DILocalVariable(name: "f", scope: !447, file: !3, line: 149, type: !286)
!452 = !DILocation(line: 149, column: 11, scope: !447)
!453 = !DILocation(line: 149, column: 20, scope: !447)
!454 = !DILocation(line: 149, column: 26, scope: !447)
!455 = !DILocation(line: 149, column: 15, scope: !447)
!456 = !DILocalVariable(name: "i", scope: !457, file: !3, line: 150, type: !6)
!457 = distinct !DILexicalBlock(scope: !447, file: !3, line: 150, column: 5)
!458 = !DILocation(line: 150, column: 14, scope: !457)
!459 = !DILocation(line: 150, column: 10, scope: !457)
!460 = !DILocation(line: 150, column: 21, scope: !461)
!461 = distinct !DILexicalBlock(scope: !457, file: !3, line: 150, column: 5)
!462 = !DILocation(line: 150, column: 23, scope: !461)
!463 = !DILocation(line: 150, column: 5, scope: !457)
!464 = !DILocation(line: 151, column: 7, scope: !465)
!465 = distinct !DILexicalBlock(scope: !461, file: !3, line: 150, column: 33)
!466 = !DILocation(line: 151, column: 13, scope: !465)
!467 = !DILocalVariable(name: "c", scope: !465, file: !3, line: 152, type: !468)
!468 = !DIDerivedType(tag: DW_TAG_typedef, name: "wint_t", file: !469, line: 20, baseType: !470)
!469 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/wint_t.h", directory: "", checksumkind: CSK_MD5, checksum: "aa31b53ef28dc23152ceb41e2763ded3")
!470 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!471 = !DILocation(line: 152, column: 14, scope: !465)
!472 = !DILocation(line: 152, column: 24, scope: !465)
!473 = !DILocation(line: 152, column: 18, scope: !465)
!474 = !DILocation(line: 153, column: 37, scope: !465)
!475 = !DILocation(line: 153, column: 40, scope: !465)
!476 = !DILocation(line: 153, column: 7, scope: !465)
!477 = !DILocation(line: 154, column: 5, scope: !465)
!478 = !DILocation(line: 150, column: 29, scope: !461)
!479 = !DILocation(line: 150, column: 5, scope: !461)
!480 = distinct !{!480, !463, !481, !195}
!481 = !DILocation(line: 154, column: 5, scope: !457)
!482 = !DILocalVariable(name: "i", scope: !483, file: !3, line: 155, type: !6)
!483 = distinct !DILexicalBlock(scope: !447, file: !3, line: 155, column: 5)
!484 = !DILocation(line: 155, column: 14, scope: !483)
!485 = !DILocation(line: 155, column: 10, scope: !483)
!486 = !DILocation(line: 155, column: 21, scope: !487)
!487 = distinct !DILexicalBlock(scope: !483, file: !3, line: 155, column: 5)
!488 = !DILocation(line: 155, column: 23, scope: !487)
!489 = !DILocation(line: 155, column: 5, scope: !483)
!490 = !DILocation(line: 155, column: 53, scope: !487)
!491 = !DILocation(line: 155, column: 48, scope: !487)
!492 = !DILocation(line: 155, column: 33, scope: !487)
!493 = !DILocation(line: 155, column: 29, scope: !487)
!494 = !DILocation(line: 155, column: 5, scope: !487)
!495 = distinct !{!495, !489, !496, !195}
!496 = !DILocation(line: 155, column: 55, scope: !483)
!497 = !DILocation(line: 156, column: 19, scope: !447)
!498 = !DILocation(line: 156, column: 12, scope: !447)
!499 = !DILocation(line: 156, column: 5, scope: !447)
!500 = !DILocation(line: 159, column: 27, scope: !501)
!501 = distinct !DILexicalBlock(scope: !66, file: !3, line: 158, column: 13)
!502 = !DILocation(line: 159, column: 20, scope: !501)
!503 = !DILocation(line: 159, column: 5, scope: !501)
!504 = !DILocation(line: 160, column: 20, scope: !501)
!505 = !DILocation(line: 160, column: 26, scope: !501)
!506 = !DILocation(line: 160, column: 39, scope: !501)
!507 = !DILocation(line: 160, column: 32, scope: !501)
!508 = !DILocation(line: 160, column: 77, scope: !501)
!509 = !DILocation(line: 160, column: 48, scope: !501)
!510 = !DILocation(line: 160, column: 84, scope: !501)
!511 = !DILocation(line: 160, column: 5, scope: !501)
!512 = !DILocation(line: 161, column: 30, scope: !501)
!513 = !DILocation(line: 161, column: 23, scope: !501)
!514 = !DILocation(line: 161, column: 43, scope: !501)
!515 = !DILocation(line: 161, column: 38, scope: !501)
!516 = !DILocation(line: 161, column: 5, scope: !501)
!517 = !DILocation(line: 162, column: 5, scope: !501)
!518 = !DILocation(line: 165, column: 25, scope: !66)
!519 = !DILocation(line: 165, column: 5, scope: !66)
!520 = !DILocation(line: 166, column: 32, scope: !66)
!521 = !DILocation(line: 166, column: 35, scope: !66)
!522 = !DILocation(line: 166, column: 24, scope: !66)
!523 = !DILocation(line: 166, column: 19, scope: !66)
!524 = !DILocation(line: 166, column: 43, scope: !66)
!525 = !DILocation(line: 166, column: 48, scope: !66)
!526 = !DILocation(line: 166, column: 51, scope: !66)
!527 = !DILocation(line: 166, column: 75, scope: !66)
!528 = !DILocation(line: 166, column: 60, scope: !66)
!529 = !DILocation(line: 166, column: 57, scope: !66)
!530 = !DILocation(line: 0, scope: !66)
!531 = !DILocation(line: 166, column: 5, scope: !66)
!532 = !DILocation(line: 167, column: 21, scope: !66)
!533 = !DILocation(line: 167, column: 36, scope: !66)
!534 = !DILocation(line: 167, column: 44, scope: !66)
!535 = !DILocation(line: 167, column: 47, scope: !66)
!536 = !DILocation(line: 167, column: 62, scope: !66)
!537 = !DILocation(line: 167, column: 5, scope: !66)
!538 = !DILocation(line: 168, column: 5, scope: !66)
!539 = !DILocalVariable(name: "big", scope: !540, file: !3, line: 170, type: !16)
!540 = distinct !DILexicalBlock(scope: !66, file: !3, line: 169, column: 13)
!541 = !DILocation(line: 170, column: 12, scope: !540)
!542 = !DILocation(line: 170, column: 38, scope: !540)
!543 = !DILocation(line: 170, column: 44, scope: !540)
!544 = !DILocation(line: 170, column: 35, scope: !540)
!545 = !DILocation(line: 170, column: 28, scope: !540)
!546 = !DILocalVariable(name: "half", scope: !540, file: !3, line: 170, type: !16)
!547 = !DILocation(line: 170, column: 51, scope: !540)
!548 = !DILocalVariable(name: "p", scope: !540, file: !3, line: 171, type: !67)
!549 = !DILocation(line: 171, column: 11, scope: !540)
!550 = !DILocation(line: 171, column: 15, scope: !540)
!551 = !DILocation(line: 172, column: 19, scope: !540)
!552 = !DILocation(line: 172, column: 25, scope: !540)
!553 = !DILocation(line: 172, column: 37, scope: !540)
!554 = !DILocation(line: 172, column: 30, scope: !540)
!555 = !DILocation(line: 172, column: 42, scope: !540)
!556 = !DILocation(line: 172, column: 5, scope: !540)
!557 = !DILocation(line: 172, column: 69, scope: !540)
!558 = !DILocation(line: 172, column: 53, scope: !540)
!559 = !DILocation(line: 173, column: 19, scope: !540)
!560 = !DILocation(line: 173, column: 25, scope: !540)
!561 = !DILocation(line: 173, column: 37, scope: !540)
!562 = !DILocation(line: 173, column: 30, scope: !540)
!563 = !DILocation(line: 173, column: 46, scope: !540)
!564 = !DILocation(line: 173, column: 5, scope: !540)
!565 = !DILocation(line: 173, column: 73, scope: !540)
!566 = !DILocation(line: 173, column: 57, scope: !540)
!567 = !DILocation(line: 174, column: 19, scope: !540)
!568 = !DILocation(line: 174, column: 25, scope: !540)
!569 = !DILocation(line: 174, column: 40, scope: !540)
!570 = !DILocation(line: 174, column: 30, scope: !540)
!571 = !DILocation(line: 174, column: 45, scope: !540)
!572 = !DILocation(line: 174, column: 5, scope: !540)
!573 = !DILocation(line: 174, column: 72, scope: !540)
!574 = !DILocation(line: 174, column: 56, scope: !540)
!575 = !DILocation(line: 175, column: 19, scope: !540)
!576 = !DILocation(line: 175, column: 25, scope: !540)
!577 = !DILocation(line: 175, column: 38, scope: !540)
!578 = !DILocation(line: 175, column: 41, scope: !540)
!579 = !DILocation(line: 175, column: 30, scope: !540)
!580 = !DILocation(line: 175, column: 46, scope: !540)
!581 = !DILocation(line: 175, column: 5, scope: !540)
!582 = !DILocation(line: 175, column: 73, scope: !540)
!583 = !DILocation(line: 175, column: 57, scope: !540)
!584 = !DILocation(line: 176, column: 19, scope: !540)
!585 = !DILocation(line: 176, column: 25, scope: !540)
!586 = !DILocation(line: 176, column: 43, scope: !540)
!587 = !DILocation(line: 176, column: 49, scope: !540)
!588 = !DILocation(line: 176, column: 30, scope: !540)
!589 = !DILocation(line: 176, column: 55, scope: !540)
!590 = !DILocation(line: 176, column: 5, scope: !540)
!591 = !DILocation(line: 176, column: 82, scope: !540)
!592 = !DILocation(line: 176, column: 66, scope: !540)
!593 = !DILocation(line: 177, column: 19, scope: !540)
!594 = !DILocation(line: 177, column: 25, scope: !540)
!595 = !DILocation(line: 177, column: 30, scope: !540)
!596 = !DILocation(line: 177, column: 56, scope: !540)
!597 = !DILocation(line: 177, column: 5, scope: !540)
!598 = !DILocation(line: 177, column: 83, scope: !540)
!599 = !DILocation(line: 177, column: 67, scope: !540)
!600 = !DILocation(line: 178, column: 19, scope: !540)
!601 = !DILocation(line: 178, column: 25, scope: !540)
!602 = !DILocation(line: 178, column: 30, scope: !540)
!603 = !DILocation(line: 178, column: 59, scope: !540)
!604 = !DILocation(line: 178, column: 5, scope: !540)
!605 = !DILocation(line: 178, column: 86, scope: !540)
!606 = !DILocation(line: 178, column: 70, scope: !540)
!607 = !DILocation(line: 179, column: 19, scope: !540)
!608 = !DILocation(line: 179, column: 25, scope: !540)
!609 = !DILocation(line: 179, column: 37, scope: !540)
!610 = !DILocation(line: 179, column: 30, scope: !540)
!611 = !DILocation(line: 179, column: 42, scope: !540)
!612 = !DILocation(line: 179, column: 5, scope: !540)
!613 = !DILocation(line: 179, column: 69, scope: !540)
!614 = !DILocation(line: 179, column: 53, scope: !540)
!615 = !DILocation(line: 180, column: 19, scope: !540)
!616 = !DILocation(line: 180, column: 25, scope: !540)
!617 = !DILocation(line: 180, column: 38, scope: !540)
!618 = !DILocation(line: 180, column: 30, scope: !540)
!619 = !DILocation(line: 180, column: 44, scope: !540)
!620 = !DILocation(line: 180, column: 5, scope: !540)
!621 = !DILocation(line: 180, column: 71, scope: !540)
!622 = !DILocation(line: 180, column: 55, scope: !540)
!623 = !DILocation(line: 181, column: 5, scope: !540)
!624 = !DILocalVariable(name: "from", scope: !625, file: !3, line: 184, type: !6)
!625 = distinct !DILexicalBlock(scope: !66, file: !3, line: 183, column: 13)
!626 = !DILocation(line: 184, column: 9, scope: !625)
!627 = !DILocation(line: 184, column: 23, scope: !625)
!628 = !DILocation(line: 184, column: 16, scope: !625)
!629 = !DILocalVariable(name: "to", scope: !625, file: !3, line: 184, type: !6)
!630 = !DILocation(line: 184, column: 53, scope: !625)
!631 = !DILocation(line: 184, column: 58, scope: !625)
!632 = !DILocalVariable(name: "ends", scope: !625, file: !3, line: 184, type: !633)
!633 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 64, elements: !634)
!634 = !{!635}
!635 = !DISubrange(count: 2)
!636 = !DILocation(line: 184, column: 110, scope: !625)
!637 = !DILocalVariable(name: "back", scope: !625, file: !3, line: 185, type: !242)
!638 = !DILocation(line: 185, column: 10, scope: !625)
!639 = !DILocalVariable(name: "at", scope: !625, file: !3, line: 186, type: !640)
!640 = !DIDerivedType(tag: DW_TAG_typedef, name: "off_t", file: !641, line: 56, baseType: !312)
!641 = !DIFile(filename: "/usr/include/fcntl.h", directory: "", checksumkind: CSK_MD5, checksum: "1a9bb91818c37dc7bc291ca6e49fc221")
!642 = !DILocation(line: 186, column: 11, scope: !625)
!643 = !DILocation(line: 186, column: 16, scope: !625)
!644 = !DILocation(line: 186, column: 18, scope: !625)
!645 = !DILocalVariable(name: "there", scope: !625, file: !3, line: 186, type: !640)
!646 = !DILocation(line: 186, column: 23, scope: !625)
!647 = !DILocation(line: 187, column: 11, scope: !625)
!648 = !DILocation(line: 187, column: 5, scope: !625)
!649 = !DILocation(line: 188, column: 28, scope: !625)
!650 = !DILocation(line: 188, column: 32, scope: !625)
!651 = !DILocation(line: 188, column: 19, scope: !625)
!652 = !DILocation(line: 188, column: 5, scope: !625)
!653 = !DILocation(line: 188, column: 69, scope: !625)
!654 = !DILocation(line: 188, column: 48, scope: !625)
!655 = !DILocation(line: 189, column: 29, scope: !625)
!656 = !DILocation(line: 189, column: 33, scope: !625)
!657 = !DILocation(line: 189, column: 20, scope: !625)
!658 = !DILocation(line: 189, column: 5, scope: !625)
!659 = !DILocation(line: 189, column: 77, scope: !625)
!660 = !DILocation(line: 189, column: 71, scope: !625)
!661 = !DILocation(line: 189, column: 50, scope: !625)
!662 = !DILocation(line: 190, column: 29, scope: !625)
!663 = !DILocation(line: 190, column: 33, scope: !625)
!664 = !DILocation(line: 190, column: 20, scope: !625)
!665 = !DILocation(line: 190, column: 5, scope: !625)
!666 = !DILocation(line: 190, column: 76, scope: !625)
!667 = !DILocation(line: 190, column: 80, scope: !625)
!668 = !DILocation(line: 190, column: 67, scope: !625)
!669 = !DILocation(line: 190, column: 52, scope: !625)
!670 = !DILocation(line: 191, column: 36, scope: !625)
!671 = !DILocation(line: 191, column: 47, scope: !625)
!672 = !DILocation(line: 191, column: 20, scope: !625)
!673 = !DILocation(line: 191, column: 5, scope: !625)
!674 = !DILocation(line: 191, column: 90, scope: !625)
!675 = !DILocation(line: 191, column: 67, scope: !625)
!676 = !DILocation(line: 192, column: 11, scope: !625)
!677 = !DILocation(line: 192, column: 15, scope: !625)
!678 = !DILocation(line: 192, column: 5, scope: !625)
!679 = !DILocation(line: 193, column: 10, scope: !625)
!680 = !DILocation(line: 193, column: 5, scope: !625)
!681 = !DILocation(line: 194, column: 10, scope: !625)
!682 = !DILocation(line: 194, column: 5, scope: !625)
!683 = !DILocation(line: 195, column: 28, scope: !625)
!684 = !DILocation(line: 195, column: 32, scope: !625)
!685 = !DILocation(line: 195, column: 19, scope: !625)
!686 = !DILocation(line: 195, column: 5, scope: !625)
!687 = !DILocation(line: 195, column: 68, scope: !625)
!688 = !DILocation(line: 195, column: 74, scope: !625)
!689 = !DILocation(line: 195, column: 52, scope: !625)
!690 = !DILocation(line: 196, column: 32, scope: !625)
!691 = !DILocation(line: 196, column: 19, scope: !625)
!692 = !DILocation(line: 196, column: 5, scope: !625)
!693 = !DILocation(line: 196, column: 64, scope: !625)
!694 = !DILocation(line: 196, column: 70, scope: !625)
!695 = !DILocation(line: 196, column: 48, scope: !625)
!696 = !DILocation(line: 197, column: 8, scope: !625)
!697 = !DILocation(line: 198, column: 28, scope: !625)
!698 = !DILocation(line: 198, column: 32, scope: !625)
!699 = !DILocation(line: 198, column: 19, scope: !625)
!700 = !DILocation(line: 198, column: 5, scope: !625)
!701 = !DILocation(line: 198, column: 64, scope: !625)
!702 = !DILocation(line: 198, column: 70, scope: !625)
!703 = !DILocation(line: 198, column: 48, scope: !625)
!704 = !DILocation(line: 199, column: 5, scope: !625)
!705 = !DILocalVariable(name: "i", scope: !706, file: !3, line: 203, type: !16)
!706 = distinct !DILexicalBlock(scope: !707, file: !3, line: 203, column: 5)
!707 = distinct !DILexicalBlock(scope: !66, file: !3, line: 201, column: 13)
!708 = !DILocation(line: 203, column: 17, scope: !706)
!709 = !DILocation(line: 203, column: 10, scope: !706)
!710 = !DILocation(line: 203, column: 24, scope: !711)
!711 = distinct !DILexicalBlock(scope: !706, file: !3, line: 203, column: 5)
!712 = !DILocation(line: 203, column: 26, scope: !711)
!713 = !DILocation(line: 203, column: 5, scope: !706)
!714 = !DILocalVariable(name: "path", scope: !715, file: !3, line: 204, type: !338)
!715 = distinct !DILexicalBlock(scope: !711, file: !3, line: 203, column: 63)
!716 = !DILocation(line: 204, column: 12, scope: !715)
!717 = !DILocalVariable(name: "text", scope: !715, file: !3, line: 204, type: !718)
!718 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 32, elements: !719)
!719 = !{!720}
!720 = !DISubrange(count: 4)
!721 = !DILocation(line: 204, column: 32, scope: !715)
!722 = !DILocalVariable(name: "out", scope: !715, file: !3, line: 205, type: !6)
!723 = !DILocation(line: 205, column: 11, scope: !715)
!724 = !DILocation(line: 205, column: 17, scope: !715)
!725 = !DILocation(line: 205, column: 19, scope: !715)
!726 = !DILocation(line: 205, column: 24, scope: !715)
!727 = !DILocation(line: 205, column: 27, scope: !715)
!728 = !DILocation(line: 205, column: 29, scope: !715)
!729 = !DILocalVariable(name: "fd", scope: !715, file: !3, line: 205, type: !6)
!730 = !DILocation(line: 205, column: 35, scope: !715)
!731 = !DILocation(line: 205, column: 52, scope: !715)
!732 = !DILocation(line: 205, column: 64, scope: !715)
!733 = !DILocation(line: 205, column: 58, scope: !715)
!734 = !DILocation(line: 205, column: 45, scope: !715)
!735 = !DILocation(line: 205, column: 69, scope: !715)
!736 = !DILocation(line: 205, column: 86, scope: !715)
!737 = !DILocation(line: 205, column: 88, scope: !715)
!738 = !DILocation(line: 205, column: 40, scope: !715)
!739 = !DILocation(line: 206, column: 7, scope: !715)
!740 = !DILocation(line: 206, column: 13, scope: !715)
!741 = !DILocation(line: 207, column: 29, scope: !715)
!742 = !DILocation(line: 207, column: 23, scope: !715)
!743 = !DILocation(line: 207, column: 33, scope: !715)
!744 = !DILocation(line: 207, column: 36, scope: !715)
!745 = !DILocation(line: 207, column: 7, scope: !715)
!746 = !DILocation(line: 208, column: 12, scope: !747)
!747 = distinct !DILexicalBlock(scope: !715, file: !3, line: 208, column: 11)
!748 = !DILocation(line: 208, column: 16, scope: !747)
!749 = !DILocation(line: 208, column: 19, scope: !747)
!750 = !DILocation(line: 208, column: 22, scope: !747)
!751 = !DILocation(line: 208, column: 11, scope: !715)
!752 = !DILocation(line: 208, column: 52, scope: !747)
!753 = !DILocation(line: 208, column: 56, scope: !747)
!754 = !DILocation(line: 208, column: 47, scope: !747)
!755 = !DILocation(line: 208, column: 42, scope: !747)
!756 = !DILocation(line: 208, column: 28, scope: !747)
!757 = !DILocation(line: 209, column: 28, scope: !715)
!758 = !DILocation(line: 209, column: 21, scope: !715)
!759 = !DILocation(line: 209, column: 47, scope: !715)
!760 = !DILocation(line: 209, column: 7, scope: !715)
!761 = !DILocation(line: 210, column: 11, scope: !762)
!762 = distinct !DILexicalBlock(scope: !715, file: !3, line: 210, column: 11)
!763 = !DILocation(line: 210, column: 13, scope: !762)
!764 = !DILocation(line: 210, column: 18, scope: !762)
!765 = !DILocation(line: 210, column: 21, scope: !762)
!766 = !DILocation(line: 210, column: 23, scope: !762)
!767 = !DILocation(line: 210, column: 11, scope: !715)
!768 = !DILocation(line: 210, column: 43, scope: !762)
!769 = !DILocation(line: 210, column: 51, scope: !762)
!770 = !DILocation(line: 210, column: 58, scope: !762)
!771 = !DILocation(line: 210, column: 76, scope: !762)
!772 = !DILocation(line: 210, column: 61, scope: !762)
!773 = !DILocation(line: 210, column: 87, scope: !762)
!774 = !DILocation(line: 210, column: 84, scope: !762)
!775 = !DILocation(line: 0, scope: !762)
!776 = !DILocation(line: 210, column: 29, scope: !762)
!777 = !DILocation(line: 211, column: 23, scope: !715)
!778 = !DILocation(line: 211, column: 26, scope: !715)
!779 = !DILocation(line: 211, column: 31, scope: !715)
!780 = !DILocation(line: 211, column: 34, scope: !715)
!781 = !DILocation(line: 211, column: 36, scope: !715)
!782 = !DILocation(line: 211, column: 41, scope: !715)
!783 = !DILocation(line: 211, column: 44, scope: !715)
!784 = !DILocation(line: 211, column: 46, scope: !715)
!785 = !DILocation(line: 211, column: 51, scope: !715)
!786 = !DILocation(line: 211, column: 54, scope: !715)
!787 = !DILocation(line: 211, column: 56, scope: !715)
!788 = !DILocation(line: 211, column: 74, scope: !715)
!789 = !DILocation(line: 211, column: 68, scope: !715)
!790 = !DILocation(line: 211, column: 63, scope: !715)
!791 = !DILocation(line: 211, column: 7, scope: !715)
!792 = !DILocation(line: 212, column: 11, scope: !793)
!793 = distinct !DILexicalBlock(scope: !715, file: !3, line: 212, column: 11)
!794 = !DILocation(line: 212, column: 14, scope: !793)
!795 = !DILocation(line: 212, column: 11, scope: !715)
!796 = !DILocation(line: 212, column: 26, scope: !793)
!797 = !DILocation(line: 212, column: 20, scope: !793)
!798 = !DILocation(line: 213, column: 5, scope: !715)
!799 = !DILocation(line: 203, column: 59, scope: !711)
!800 = !DILocation(line: 203, column: 5, scope: !711)
!801 = distinct !{!801, !713, !802, !195}
!802 = !DILocation(line: 213, column: 5, scope: !706)
!803 = !DILocation(line: 214, column: 5, scope: !707)
!804 = !DILocalVariable(name: "how", scope: !805, file: !3, line: 215, type: !6)
!805 = distinct !DILexicalBlock(scope: !707, file: !3, line: 215, column: 5)
!806 = !DILocation(line: 215, column: 14, scope: !805)
!807 = !DILocation(line: 215, column: 10, scope: !805)
!808 = !DILocation(line: 215, column: 30, scope: !809)
!809 = distinct !DILexicalBlock(scope: !805, file: !3, line: 215, column: 5)
!810 = !DILocation(line: 215, column: 34, scope: !809)
!811 = !DILocation(line: 215, column: 5, scope: !805)
!812 = !DILocation(line: 215, column: 84, scope: !809)
!813 = !DILocation(line: 215, column: 65, scope: !809)
!814 = !DILocation(line: 215, column: 52, scope: !809)
!815 = !DILocation(line: 215, column: 107, scope: !809)
!816 = !DILocation(line: 215, column: 91, scope: !809)
!817 = !DILocation(line: 215, column: 48, scope: !809)
!818 = !DILocation(line: 215, column: 5, scope: !809)
!819 = distinct !{!819, !811, !820, !195}
!820 = !DILocation(line: 215, column: 112, scope: !805)
!821 = !DILocation(line: 216, column: 18, scope: !707)
!822 = !DILocation(line: 216, column: 5, scope: !707)
!823 = !DILocation(line: 216, column: 81, scope: !707)
!824 = !DILocation(line: 216, column: 65, scope: !707)
!825 = !DILocation(line: 217, column: 18, scope: !707)
!826 = !DILocation(line: 217, column: 5, scope: !707)
!827 = !DILocation(line: 217, column: 90, scope: !707)
!828 = !DILocation(line: 217, column: 74, scope: !707)
!829 = !DILocation(line: 218, column: 18, scope: !707)
!830 = !DILocation(line: 218, column: 5, scope: !707)
!831 = !DILocation(line: 218, column: 62, scope: !707)
!832 = !DILocation(line: 218, column: 46, scope: !707)
!833 = !DILocalVariable(name: "f", scope: !707, file: !3, line: 219, type: !286)
!834 = !DILocation(line: 219, column: 11, scope: !707)
!835 = !DILocation(line: 219, column: 15, scope: !707)
!836 = !DILocation(line: 220, column: 12, scope: !707)
!837 = !DILocation(line: 220, column: 24, scope: !707)
!838 = !DILocation(line: 220, column: 41, scope: !707)
!839 = !DILocation(line: 220, column: 43, scope: !707)
!840 = !DILocation(line: 220, column: 16, scope: !707)
!841 = !DILocation(line: 220, column: 56, scope: !707)
!842 = !DILocation(line: 220, column: 49, scope: !707)
!843 = !DILocation(line: 220, column: 5, scope: !707)
!844 = !DILocation(line: 222, column: 12, scope: !66)
!845 = !DILocation(line: 224, column: 3, scope: !2)
!846 = !DILocation(line: 225, column: 1, scope: !2)
!847 = distinct !DISubprogram(name: "lines", scope: !3, file: !3, line: 27, type: !848, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !33)
!848 = !DISubroutineType(types: !849)
!849 = !{!6, !29, !16, !6}
!850 = !DILocalVariable(name: "text", arg: 1, scope: !847, file: !3, line: 27, type: !29)
!851 = !DILocation(line: 27, column: 30, scope: !847)
!852 = !DILocalVariable(name: "room", arg: 2, scope: !847, file: !3, line: 27, type: !16)
!853 = !DILocation(line: 27, column: 43, scope: !847)
!854 = !DILocalVariable(name: "allocated", arg: 3, scope: !847, file: !3, line: 27, type: !6)
!855 = !DILocation(line: 27, column: 53, scope: !847)
!856 = !DILocalVariable(name: "f", scope: !847, file: !3, line: 28, type: !286)
!857 = !DILocation(line: 28, column: 9, scope: !847)
!858 = !DILocation(line: 28, column: 18, scope: !847)
!859 = !DILocation(line: 28, column: 13, scope: !847)
!860 = !DILocalVariable(name: "line", scope: !847, file: !3, line: 29, type: !67)
!861 = !DILocation(line: 29, column: 9, scope: !847)
!862 = !DILocation(line: 29, column: 16, scope: !847)
!863 = !DILocation(line: 29, column: 35, scope: !847)
!864 = !DILocation(line: 29, column: 28, scope: !847)
!865 = !DILocalVariable(name: "n", scope: !847, file: !3, line: 30, type: !16)
!866 = !DILocation(line: 30, column: 10, scope: !847)
!867 = !DILocation(line: 30, column: 14, scope: !847)
!868 = !DILocalVariable(name: "i", scope: !869, file: !3, line: 31, type: !6)
!869 = distinct !DILexicalBlock(scope: !847, file: !3, line: 31, column: 3)
!870 = !DILocation(line: 31, column: 12, scope: !869)
!871 = !DILocation(line: 31, column: 8, scope: !869)
!872 = !DILocation(line: 31, column: 19, scope: !873)
!873 = distinct !DILexicalBlock(scope: !869, file: !3, line: 31, column: 3)
!874 = !DILocation(line: 31, column: 21, scope: !873)
!875 = !DILocation(line: 31, column: 3, scope: !869)
!876 = !DILocalVariable(name: "size", scope: !877, file: !3, line: 32, type: !878)
!877 = distinct !DILexicalBlock(scope: !873, file: !3, line: 31, column: 31)
!878 = !DIDerivedType(tag: DW_TAG_typedef, name: "ssize_t", file: !879, line: 77, baseType: !880)
!879 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!880 = !DIDerivedType(tag: DW_TAG_typedef, name: "__ssize_t", file: !313, line: 194, baseType: !14)
!881 = !DILocation(line: 32, column: 13, scope: !877)
!882 = !DILocation(line: 32, column: 39, scope: !877)
!883 = !DILocation(line: 32, column: 20, scope: !877)
!884 = !DILocation(line: 33, column: 31, scope: !877)
!885 = !DILocation(line: 33, column: 37, scope: !877)
!886 = !DILocation(line: 33, column: 40, scope: !877)
!887 = !DILocation(line: 33, column: 45, scope: !877)
!888 = !DILocation(line: 33, column: 5, scope: !877)
!889 = !DILocation(line: 34, column: 3, scope: !877)
!890 = !DILocation(line: 31, column: 27, scope: !873)
!891 = !DILocation(line: 31, column: 3, scope: !873)
!892 = distinct !{!892, !875, !893, !195}
!893 = !DILocation(line: 34, column: 3, scope: !869)
!894 = !DILocation(line: 35, column: 8, scope: !847)
!895 = !DILocation(line: 35, column: 3, scope: !847)
!896 = !DILocation(line: 36, column: 17, scope: !847)
!897 = !DILocation(line: 36, column: 10, scope: !847)
!898 = !DILocation(line: 36, column: 3, scope: !847)
!899 = distinct !DISubprogram(name: "wide", scope: !3, file: !3, line: 39, type: !900, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !33)
!900 = !DISubroutineType(types: !901)
!901 = !{null, !29}
!902 = !DILocalVariable(name: "text", arg: 1, scope: !899, file: !3, line: 39, type: !29)
!903 = !DILocation(line: 39, column: 30, scope: !899)
!904 = !DILocalVariable(name: "f", scope: !899, file: !3, line: 40, type: !286)
!905 = !DILocation(line: 40, column: 9, scope: !899)
!906 = !DILocation(line: 40, column: 18, scope: !899)
!907 = !DILocation(line: 40, column: 13, scope: !899)
!908 = !DILocalVariable(name: "i", scope: !909, file: !3, line: 41, type: !6)
!909 = distinct !DILexicalBlock(scope: !899, file: !3, line: 41, column: 3)
!910 = !DILocation(line: 41, column: 12, scope: !909)
!911 = !DILocation(line: 41, column: 8, scope: !909)
!912 = !DILocation(line: 41, column: 19, scope: !913)
!913 = distinct !DILexicalBlock(scope: !909, file: !3, line: 41, column: 3)
!914 = !DILocation(line: 41, column: 21, scope: !913)
!915 = !DILocation(line: 41, column: 3, scope: !909)
!916 = !DILocation(line: 42, column: 5, scope: !917)
!917 = distinct !DILexicalBlock(scope: !913, file: !3, line: 41, column: 31)
!918 = !DILocation(line: 42, column: 11, scope: !917)
!919 = !DILocalVariable(name: "c", scope: !917, file: !3, line: 43, type: !468)
!920 = !DILocation(line: 43, column: 12, scope: !917)
!921 = !DILocation(line: 43, column: 22, scope: !917)
!922 = !DILocation(line: 43, column: 16, scope: !917)
!923 = !DILocation(line: 44, column: 44, scope: !917)
!924 = !DILocation(line: 44, column: 54, scope: !917)
!925 = !DILocation(line: 44, column: 47, scope: !917)
!926 = !DILocation(line: 44, column: 58, scope: !917)
!927 = !DILocation(line: 44, column: 5, scope: !917)
!928 = !DILocation(line: 45, column: 9, scope: !929)
!929 = distinct !DILexicalBlock(scope: !917, file: !3, line: 45, column: 9)
!930 = !DILocation(line: 45, column: 11, scope: !929)
!931 = !DILocation(line: 45, column: 9, scope: !917)
!932 = !DILocation(line: 45, column: 20, scope: !929)
!933 = !DILocation(line: 46, column: 3, scope: !917)
!934 = !DILocation(line: 41, column: 27, scope: !913)
!935 = !DILocation(line: 41, column: 3, scope: !913)
!936 = distinct !{!936, !915, !937, !195}
!937 = !DILocation(line: 46, column: 3, scope: !909)
!938 = !DILocation(line: 47, column: 10, scope: !899)
!939 = !DILocation(line: 47, column: 3, scope: !899)
!940 = !DILocation(line: 48, column: 1, scope: !899)
!941 = distinct !DISubprogram(name: "with", scope: !3, file: !3, line: 20, type: !942, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !33)
!942 = !DISubroutineType(types: !943)
!943 = !{!286, !29}
!944 = !DILocalVariable(name: "text", arg: 1, scope: !941, file: !3, line: 20, type: !29)
!945 = !DILocation(line: 20, column: 31, scope: !941)
!946 = !DILocalVariable(name: "f", scope: !941, file: !3, line: 21, type: !286)
!947 = !DILocation(line: 21, column: 9, scope: !941)
!948 = !DILocation(line: 21, column: 13, scope: !941)
!949 = !DILocation(line: 22, column: 9, scope: !941)
!950 = !DILocation(line: 22, column: 15, scope: !941)
!951 = !DILocation(line: 22, column: 3, scope: !941)
!952 = !DILocation(line: 23, column: 10, scope: !941)
!953 = !DILocation(line: 23, column: 3, scope: !941)
!954 = !DILocation(line: 24, column: 10, scope: !941)
!955 = !DILocation(line: 24, column: 3, scope: !941)
