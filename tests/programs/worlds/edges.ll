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
@.str.39 = private unnamed_addr constant [9 x i8] c" %d %ld,\00", align 1
@.str.40 = private unnamed_addr constant [5 x i8] c"\0A%zd\00", align 1
@.str.41 = private unnamed_addr constant [2 x i8] c"/\00", align 1
@main.names.42 = internal constant [10 x i8*] [i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.43, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.44, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.45, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.46, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.47, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.48, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.49, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.50, i32 0, i32 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.51, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.52, i32 0, i32 0)], align 16, !dbg !25
@.str.43 = private unnamed_addr constant [5 x i8] c"zero\00", align 1
@.str.44 = private unnamed_addr constant [5 x i8] c"full\00", align 1
@.str.45 = private unnamed_addr constant [8 x i8] c"urandom\00", align 1
@.str.46 = private unnamed_addr constant [5 x i8] c"null\00", align 1
@.str.47 = private unnamed_addr constant [6 x i8] c"stdin\00", align 1
@.str.48 = private unnamed_addr constant [5 x i8] c"fd/0\00", align 1
@.str.49 = private unnamed_addr constant [7 x i8] c"stdout\00", align 1
@.str.50 = private unnamed_addr constant [5 x i8] c"fd/1\00", align 1
@.str.51 = private unnamed_addr constant [3 x i8] c"fd\00", align 1
@.str.52 = private unnamed_addr constant [5 x i8] c"none\00", align 1
@__const.main.path = private unnamed_addr constant [20 x i8] c"/dev/\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", align 16
@__const.main.text = private unnamed_addr constant [4 x i8] c"???\00", align 1
@.str.53 = private unnamed_addr constant [6 x i8] c"%s %d\00", align 1
@.str.54 = private unnamed_addr constant [4 x i8] zeroinitializer, align 1
@.str.55 = private unnamed_addr constant [6 x i8] c"says\0A\00", align 1
@.str.56 = private unnamed_addr constant [11 x i8] c"/dev/stdin\00", align 1
@.str.57 = private unnamed_addr constant [12 x i8] c"/dev/stdout\00", align 1
@.str.58 = private unnamed_addr constant [2 x i8] c"w\00", align 1
@.str.59 = private unnamed_addr constant [10 x i8] c"done %zu\0A\00", align 1
@.str.60 = private unnamed_addr constant [15 x i8] c"%zd of %zu %d\0A\00", align 1
@.str.61 = private unnamed_addr constant [23 x i8] c"%d error %d, errno %d\0A\00", align 1
@.str.62 = private unnamed_addr constant [10 x i8] c"edges.txt\00", align 1
@.str.63 = private unnamed_addr constant [3 x i8] c"w+\00", align 1

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
  %39 = alloca i64, align 8
  %40 = alloca i64, align 8
  %41 = alloca [20 x i8], align 16
  %42 = alloca [4 x i8], align 1
  %43 = alloca i32, align 4
  %44 = alloca i32, align 4
  %45 = alloca i32, align 4
  %46 = alloca %struct._IO_FILE*, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [3 x i8]* %2, metadata !46, metadata !DIExpression()), !dbg !50
  %47 = bitcast [3 x i8]* %2 to i8*, !dbg !50
  call void @llvm.memset.p0i8.i64(i8* align 1 %47, i8 0, i64 3, i1 false), !dbg !50
  %48 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 0, !dbg !51
  %49 = call i64 @read(i32 noundef 0, i8* noundef %48, i64 noundef 3), !dbg !53
  %50 = icmp ne i64 %49, 3, !dbg !54
  br i1 %50, label %51, label %52, !dbg !55

51:                                               ; preds = %0
  store i32 99, i32* %1, align 4, !dbg !56
  br label %810, !dbg !56

52:                                               ; preds = %0
  %53 = load %struct._IO_FILE*, %struct._IO_FILE** @stdout, align 8, !dbg !57
  %54 = call i32 @setvbuf(%struct._IO_FILE* noundef %53, i8* noundef null, i32 noundef 2, i64 noundef 0) #9, !dbg !58
  call void @llvm.dbg.declare(metadata i64* %3, metadata !59, metadata !DIExpression()), !dbg !60
  %55 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !61
  %56 = load i8, i8* %55, align 1, !dbg !61
  %57 = zext i8 %56 to i64, !dbg !61
  store i64 %57, i64* %3, align 8, !dbg !60
  %58 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 0, !dbg !62
  %59 = load i8, i8* %58, align 1, !dbg !62
  %60 = zext i8 %59 to i32, !dbg !62
  switch i32 %60, label %808 [
    i32 97, label %61
    i32 98, label %100
    i32 99, label %116
    i32 100, label %195
    i32 101, label %200
    i32 102, label %208
    i32 103, label %210
    i32 106, label %250
    i32 104, label %298
    i32 105, label %313
    i32 107, label %342
    i32 108, label %387
    i32 109, label %412
    i32 110, label %441
    i32 112, label %531
    i32 111, label %659
  ], !dbg !63

61:                                               ; preds = %52
  call void @llvm.dbg.declare(metadata i8** %4, metadata !64, metadata !DIExpression()), !dbg !68
  %62 = call noalias i8* @malloc(i64 noundef 4) #9, !dbg !69
  store i8* %62, i8** %4, align 8, !dbg !68
  call void @llvm.dbg.declare(metadata i8** %5, metadata !70, metadata !DIExpression()), !dbg !71
  %63 = load i8*, i8** %4, align 8, !dbg !72
  %64 = load i64, i64* %3, align 8, !dbg !73
  %65 = and i64 %64, 3, !dbg !74
  %66 = call i8* @realloc(i8* noundef %63, i64 noundef %65) #9, !dbg !75
  store i8* %66, i8** %5, align 8, !dbg !71
  %67 = load i8*, i8** %5, align 8, !dbg !76
  %68 = icmp ne i8* %67, null, !dbg !76
  br i1 %68, label %73, label %69, !dbg !78

69:                                               ; preds = %61
  %70 = load i64, i64* %3, align 8, !dbg !79
  %71 = and i64 %70, 3, !dbg !80
  %72 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str, i64 0, i64 0), i64 noundef %71), !dbg !81
  store i32 7, i32* %1, align 4, !dbg !82
  br label %810, !dbg !82

73:                                               ; preds = %61
  %74 = load i8*, i8** %5, align 8, !dbg !83
  %75 = load i64, i64* %3, align 8, !dbg !84
  %76 = and i64 %75, 3, !dbg !85
  %77 = sub i64 %76, 1, !dbg !86
  %78 = getelementptr inbounds i8, i8* %74, i64 %77, !dbg !83
  store i8 1, i8* %78, align 1, !dbg !87
  %79 = load i8*, i8** %5, align 8, !dbg !88
  call void @free(i8* noundef %79) #9, !dbg !89
  %80 = call noalias i8* @malloc(i64 noundef 8) #9, !dbg !90
  %81 = load i64, i64* %3, align 8, !dbg !91
  %82 = and i64 %81, 3, !dbg !92
  %83 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 2, !dbg !93
  %84 = load i8, i8* %83, align 1, !dbg !93
  %85 = zext i8 %84 to i32, !dbg !93
  %86 = and i32 %85, 1, !dbg !94
  %87 = sext i32 %86 to i64, !dbg !93
  %88 = call i8* @reallocarray(i8* noundef %80, i64 noundef %82, i64 noundef %87) #9, !dbg !95
  store i8* %88, i8** %5, align 8, !dbg !96
  %89 = load i8*, i8** %5, align 8, !dbg !97
  %90 = icmp eq i8* %89, null, !dbg !98
  %91 = zext i1 %90 to i32, !dbg !98
  %92 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %91), !dbg !99
  %93 = load i8*, i8** %5, align 8, !dbg !100
  call void @free(i8* noundef %93) #9, !dbg !101
  %94 = call i8* @realloc(i8* noundef null, i64 noundef 0) #9, !dbg !102
  store i8* %94, i8** %5, align 8, !dbg !103
  %95 = load i8*, i8** %5, align 8, !dbg !104
  %96 = icmp eq i8* %95, null, !dbg !105
  %97 = zext i1 %96 to i32, !dbg !105
  %98 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %97), !dbg !106
  %99 = load i8*, i8** %5, align 8, !dbg !107
  call void @free(i8* noundef %99) #9, !dbg !108
  br label %809, !dbg !109

100:                                              ; preds = %52
  call void @llvm.dbg.declare(metadata i8** %6, metadata !110, metadata !DIExpression()), !dbg !112
  store i8* null, i8** %6, align 8, !dbg !112
  call void @llvm.dbg.declare(metadata i32* %7, metadata !113, metadata !DIExpression()), !dbg !114
  %101 = load i64, i64* %3, align 8, !dbg !115
  %102 = call i32 @posix_memalign(i8** noundef %6, i64 noundef %101, i64 noundef 16) #9, !dbg !116
  store i32 %102, i32* %7, align 4, !dbg !114
  %103 = load i32, i32* %7, align 4, !dbg !117
  %104 = icmp ne i32 %103, 0, !dbg !117
  br i1 %104, label %105, label %107, !dbg !119

105:                                              ; preds = %100
  %106 = load i32, i32* %7, align 4, !dbg !120
  store i32 %106, i32* %1, align 4, !dbg !121
  br label %810, !dbg !121

107:                                              ; preds = %100
  %108 = load i8*, i8** %6, align 8, !dbg !122
  %109 = ptrtoint i8* %108 to i64, !dbg !124
  %110 = load i64, i64* %3, align 8, !dbg !125
  %111 = urem i64 %109, %110, !dbg !126
  %112 = icmp ne i64 %111, 0, !dbg !126
  br i1 %112, label %113, label %114, !dbg !127

113:                                              ; preds = %107
  store i32 2, i32* %1, align 4, !dbg !128
  br label %810, !dbg !128

114:                                              ; preds = %107
  %115 = load i8*, i8** %6, align 8, !dbg !129
  call void @free(i8* noundef %115) #9, !dbg !130
  br label %809, !dbg !131

116:                                              ; preds = %52
  call void @llvm.dbg.declare(metadata i64* %8, metadata !132, metadata !DIExpression()), !dbg !135
  store i64 0, i64* %8, align 8, !dbg !135
  br label %117, !dbg !136

117:                                              ; preds = %191, %116
  %118 = load i64, i64* %8, align 8, !dbg !137
  %119 = icmp ult i64 %118, 9, !dbg !139
  br i1 %119, label %120, label %194, !dbg !140

120:                                              ; preds = %117
  call void @llvm.dbg.declare(metadata i8** %9, metadata !141, metadata !DIExpression()), !dbg !143
  %121 = load i64, i64* %8, align 8, !dbg !144
  %122 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %121, !dbg !145
  %123 = load i64, i64* %122, align 8, !dbg !145
  %124 = call noalias i8* @memalign(i64 noundef %123, i64 noundef 10) #9, !dbg !146
  call void @llvm.assume(i1 true) [ "align"(i8* %124, i64 %123) ], !dbg !146
  store i8* %124, i8** %9, align 8, !dbg !143
  call void @llvm.dbg.declare(metadata i8** %10, metadata !147, metadata !DIExpression()), !dbg !148
  %125 = load i64, i64* %8, align 8, !dbg !149
  %126 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %125, !dbg !150
  %127 = load i64, i64* %126, align 8, !dbg !150
  %128 = call noalias i8* @aligned_alloc(i64 noundef %127, i64 noundef 10) #9, !dbg !151
  call void @llvm.assume(i1 true) [ "align"(i8* %128, i64 %127) ], !dbg !151
  store i8* %128, i8** %10, align 8, !dbg !148
  call void @llvm.dbg.declare(metadata i64* %11, metadata !152, metadata !DIExpression()), !dbg !153
  %129 = load i64, i64* %8, align 8, !dbg !154
  %130 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %129, !dbg !155
  %131 = load i64, i64* %130, align 8, !dbg !155
  %132 = icmp ult i64 %131, 16, !dbg !156
  br i1 %132, label %133, label %134, !dbg !155

133:                                              ; preds = %120
  br label %165, !dbg !155

134:                                              ; preds = %120
  %135 = load i64, i64* %8, align 8, !dbg !157
  %136 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %135, !dbg !158
  %137 = load i64, i64* %136, align 8, !dbg !158
  %138 = icmp ugt i64 %137, 4096, !dbg !159
  br i1 %138, label %139, label %140, !dbg !158

139:                                              ; preds = %134
  br label %163, !dbg !158

140:                                              ; preds = %134
  %141 = load i64, i64* %8, align 8, !dbg !160
  %142 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %141, !dbg !161
  %143 = load i64, i64* %142, align 8, !dbg !161
  %144 = icmp eq i64 %143, 24, !dbg !162
  br i1 %144, label %145, label %146, !dbg !161

145:                                              ; preds = %140
  br label %161, !dbg !161

146:                                              ; preds = %140
  %147 = load i64, i64* %8, align 8, !dbg !163
  %148 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %147, !dbg !164
  %149 = load i64, i64* %148, align 8, !dbg !164
  %150 = icmp eq i64 %149, 48, !dbg !165
  br i1 %150, label %151, label %152, !dbg !164

151:                                              ; preds = %146
  br label %159, !dbg !164

152:                                              ; preds = %146
  %153 = load i64, i64* %8, align 8, !dbg !166
  %154 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %153, !dbg !167
  %155 = load i64, i64* %154, align 8, !dbg !167
  %156 = icmp eq i64 %155, 100, !dbg !168
  %157 = zext i1 %156 to i64, !dbg !167
  %158 = select i1 %156, i32 128, i32 4096, !dbg !167
  br label %159, !dbg !164

159:                                              ; preds = %152, %151
  %160 = phi i32 [ 64, %151 ], [ %158, %152 ], !dbg !164
  br label %161, !dbg !161

161:                                              ; preds = %159, %145
  %162 = phi i32 [ 32, %145 ], [ %160, %159 ], !dbg !161
  br label %163, !dbg !158

163:                                              ; preds = %161, %139
  %164 = phi i32 [ 8192, %139 ], [ %162, %161 ], !dbg !158
  br label %165, !dbg !155

165:                                              ; preds = %163, %133
  %166 = phi i32 [ 16, %133 ], [ %164, %163 ], !dbg !155
  %167 = sext i32 %166 to i64, !dbg !155
  store i64 %167, i64* %11, align 8, !dbg !153
  %168 = load i8*, i8** %9, align 8, !dbg !169
  %169 = icmp ne i8* %168, null, !dbg !170
  %170 = zext i1 %169 to i32, !dbg !170
  %171 = load i8*, i8** %10, align 8, !dbg !171
  %172 = icmp ne i8* %171, null, !dbg !172
  %173 = zext i1 %172 to i32, !dbg !172
  %174 = load i8*, i8** %9, align 8, !dbg !173
  %175 = ptrtoint i8* %174 to i64, !dbg !174
  %176 = load i64, i64* %11, align 8, !dbg !175
  %177 = urem i64 %175, %176, !dbg !176
  %178 = icmp eq i64 %177, 0, !dbg !177
  br i1 %178, label %179, label %185, !dbg !178

179:                                              ; preds = %165
  %180 = load i8*, i8** %10, align 8, !dbg !179
  %181 = ptrtoint i8* %180 to i64, !dbg !180
  %182 = load i64, i64* %11, align 8, !dbg !181
  %183 = urem i64 %181, %182, !dbg !182
  %184 = icmp eq i64 %183, 0, !dbg !183
  br label %185

185:                                              ; preds = %179, %165
  %186 = phi i1 [ false, %165 ], [ %184, %179 ], !dbg !184
  %187 = zext i1 %186 to i32, !dbg !178
  %188 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.2, i64 0, i64 0), i32 noundef %170, i32 noundef %173, i32 noundef %187), !dbg !185
  %189 = load i8*, i8** %9, align 8, !dbg !186
  call void @free(i8* noundef %189) #9, !dbg !187
  %190 = load i8*, i8** %10, align 8, !dbg !188
  call void @free(i8* noundef %190) #9, !dbg !189
  br label %191, !dbg !190

191:                                              ; preds = %185
  %192 = load i64, i64* %8, align 8, !dbg !191
  %193 = add i64 %192, 1, !dbg !191
  store i64 %193, i64* %8, align 8, !dbg !191
  br label %117, !dbg !192, !llvm.loop !193

194:                                              ; preds = %117
  br label %809, !dbg !196

195:                                              ; preds = %52
  %196 = call i32 @lines(i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str.3, i64 0, i64 0), i64 noundef 0, i32 noundef 0), !dbg !197
  %197 = call i32 @lines(i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str.3, i64 0, i64 0), i64 noundef 10, i32 noundef 1), !dbg !198
  %198 = call i32 @lines(i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.4, i64 0, i64 0), i64 noundef 10, i32 noundef 1), !dbg !199
  %199 = call i32 @lines(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.5, i64 0, i64 0), i64 noundef 0, i32 noundef 1), !dbg !200
  br label %809, !dbg !201

200:                                              ; preds = %52
  call void @llvm.dbg.declare(metadata [400 x i8]* %12, metadata !202, metadata !DIExpression()), !dbg !207
  %201 = getelementptr inbounds [400 x i8], [400 x i8]* %12, i64 0, i64 0, !dbg !208
  call void @llvm.memset.p0i8.i64(i8* align 16 %201, i8 120, i64 399, i1 false), !dbg !208
  %202 = getelementptr inbounds [400 x i8], [400 x i8]* %12, i64 0, i64 399, !dbg !209
  store i8 0, i8* %202, align 1, !dbg !210
  %203 = getelementptr inbounds [400 x i8], [400 x i8]* %12, i64 0, i64 0, !dbg !211
  %204 = call i32 @lines(i8* noundef %203, i64 noundef 0, i32 noundef 0), !dbg !212
  %205 = getelementptr inbounds [400 x i8], [400 x i8]* %12, i64 0, i64 130, !dbg !213
  store i8 10, i8* %205, align 2, !dbg !214
  %206 = getelementptr inbounds [400 x i8], [400 x i8]* %12, i64 0, i64 0, !dbg !215
  %207 = call i32 @lines(i8* noundef %206, i64 noundef 0, i32 noundef 0), !dbg !216
  br label %809, !dbg !217

208:                                              ; preds = %52
  %209 = call i8* @setlocale(i32 noundef 6, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.6, i64 0, i64 0)) #9, !dbg !218
  call void @wide(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.7, i64 0, i64 0)), !dbg !219
  call void @wide(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.8, i64 0, i64 0)), !dbg !220
  call void @wide(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.9, i64 0, i64 0)), !dbg !221
  call void @wide(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.10, i64 0, i64 0)), !dbg !222
  br label %809, !dbg !223

210:                                              ; preds = %52
  call void @llvm.dbg.declare(metadata %struct.tm* %13, metadata !224, metadata !DIExpression()), !dbg !240
  %211 = bitcast %struct.tm* %13 to i8*, !dbg !240
  call void @llvm.memset.p0i8.i64(i8* align 8 %211, i8 0, i64 56, i1 false), !dbg !240
  %212 = bitcast i8* %211 to %struct.tm*, !dbg !240
  %213 = getelementptr inbounds %struct.tm, %struct.tm* %212, i32 0, i32 3, !dbg !240
  store i32 1, i32* %213, align 4, !dbg !240
  %214 = getelementptr inbounds %struct.tm, %struct.tm* %212, i32 0, i32 5, !dbg !240
  store i32 8099, i32* %214, align 4, !dbg !240
  call void @llvm.dbg.declare(metadata [40 x i8]* %14, metadata !241, metadata !DIExpression()), !dbg !245
  call void @llvm.dbg.declare(metadata i32* %15, metadata !246, metadata !DIExpression()), !dbg !248
  store i32 0, i32* %15, align 4, !dbg !248
  br label %215, !dbg !249

215:                                              ; preds = %230, %210
  %216 = load i32, i32* %15, align 4, !dbg !250
  %217 = icmp slt i32 %216, 2, !dbg !252
  br i1 %217, label %218, label %236, !dbg !253

218:                                              ; preds = %215
  %219 = call i32* @__errno_location() #10, !dbg !254
  store i32 0, i32* %219, align 4, !dbg !256
  %220 = getelementptr inbounds [40 x i8], [40 x i8]* %14, i64 0, i64 0, !dbg !257
  %221 = call i8* @asctime_r(%struct.tm* noundef %13, i8* noundef %220) #9, !dbg !258
  %222 = icmp ne i8* %221, null, !dbg !259
  %223 = zext i1 %222 to i32, !dbg !259
  %224 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.11, i64 0, i64 0), i32 noundef %223), !dbg !260
  %225 = call i32* @__errno_location() #10, !dbg !261
  %226 = load i32, i32* %225, align 4, !dbg !261
  %227 = icmp eq i32 %226, 75, !dbg !262
  %228 = zext i1 %227 to i32, !dbg !262
  %229 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %228), !dbg !263
  br label %230, !dbg !264

230:                                              ; preds = %218
  %231 = load i32, i32* %15, align 4, !dbg !265
  %232 = add nsw i32 %231, 1, !dbg !265
  store i32 %232, i32* %15, align 4, !dbg !265
  %233 = getelementptr inbounds %struct.tm, %struct.tm* %13, i32 0, i32 5, !dbg !266
  %234 = load i32, i32* %233, align 4, !dbg !267
  %235 = add nsw i32 %234, 1, !dbg !267
  store i32 %235, i32* %233, align 4, !dbg !267
  br label %215, !dbg !268, !llvm.loop !269

236:                                              ; preds = %215
  %237 = call i8* @asctime(%struct.tm* noundef %13) #9, !dbg !271
  %238 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.12, i64 0, i64 0), i8* noundef %237), !dbg !272
  %239 = getelementptr inbounds %struct.tm, %struct.tm* %13, i32 0, i32 5, !dbg !273
  store i32 2147483647, i32* %239, align 4, !dbg !274
  %240 = call i32* @__errno_location() #10, !dbg !275
  store i32 0, i32* %240, align 4, !dbg !276
  %241 = call i8* @asctime(%struct.tm* noundef %13) #9, !dbg !277
  %242 = icmp ne i8* %241, null, !dbg !278
  %243 = zext i1 %242 to i32, !dbg !278
  %244 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.11, i64 0, i64 0), i32 noundef %243), !dbg !279
  %245 = call i32* @__errno_location() #10, !dbg !280
  %246 = load i32, i32* %245, align 4, !dbg !280
  %247 = icmp eq i32 %246, 75, !dbg !281
  %248 = zext i1 %247 to i32, !dbg !281
  %249 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %248), !dbg !282
  br label %809, !dbg !283

250:                                              ; preds = %52
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %16, metadata !284, metadata !DIExpression()), !dbg !341
  %251 = call %struct._IO_FILE* @with(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.13, i64 0, i64 0)), !dbg !342
  store %struct._IO_FILE* %251, %struct._IO_FILE** %16, align 8, !dbg !341
  call void @llvm.dbg.declare(metadata [6 x i8]* %17, metadata !343, metadata !DIExpression()), !dbg !347
  %252 = bitcast [6 x i8]* %17 to i8*, !dbg !347
  call void @llvm.memset.p0i8.i64(i8* align 1 %252, i8 0, i64 6, i1 false), !dbg !347
  call void @llvm.dbg.declare(metadata i32* %18, metadata !348, metadata !DIExpression()), !dbg !349
  %253 = load %struct._IO_FILE*, %struct._IO_FILE** %16, align 8, !dbg !350
  %254 = call i32 @fileno(%struct._IO_FILE* noundef %253) #9, !dbg !351
  store i32 %254, i32* %18, align 4, !dbg !349
  call void @llvm.dbg.declare(metadata i8** %19, metadata !352, metadata !DIExpression()), !dbg !353
  %255 = load i32, i32* %18, align 4, !dbg !354
  %256 = call i8* @mmap(i8* noundef null, i64 noundef 5, i32 noundef 3, i32 noundef 1, i32 noundef %255, i64 noundef 0) #9, !dbg !355
  store i8* %256, i8** %19, align 8, !dbg !353
  %257 = load i64, i64* %3, align 8, !dbg !356
  %258 = and i64 %257, 1, !dbg !357
  %259 = icmp ne i64 %258, 0, !dbg !356
  %260 = zext i1 %259 to i64, !dbg !356
  %261 = select i1 %259, i32 74, i32 72, !dbg !356
  %262 = trunc i32 %261 to i8, !dbg !358
  %263 = load i8*, i8** %19, align 8, !dbg !359
  %264 = getelementptr inbounds i8, i8* %263, i64 0, !dbg !359
  store i8 %262, i8* %264, align 1, !dbg !360
  %265 = load i32, i32* %18, align 4, !dbg !361
  %266 = getelementptr inbounds [6 x i8], [6 x i8]* %17, i64 0, i64 0, !dbg !362
  %267 = call i64 @pread(i32 noundef %265, i8* noundef %266, i64 noundef 5, i64 noundef 0), !dbg !363
  %268 = getelementptr inbounds [6 x i8], [6 x i8]* %17, i64 0, i64 0, !dbg !364
  %269 = call i32 @puts(i8* noundef %268), !dbg !365
  %270 = load i32, i32* %18, align 4, !dbg !366
  %271 = call i64 @pwrite(i32 noundef %270, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.14, i64 0, i64 0), i64 noundef 2, i64 noundef 3), !dbg !367
  %272 = load i8*, i8** %19, align 8, !dbg !368
  %273 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.15, i64 0, i64 0), i8* noundef %272), !dbg !369
  %274 = load i8*, i8** %19, align 8, !dbg !370
  %275 = getelementptr inbounds i8, i8* %274, i64 1, !dbg !370
  store i8 117, i8* %275, align 1, !dbg !371
  %276 = load i8*, i8** %19, align 8, !dbg !372
  %277 = call i32 @munmap(i8* noundef %276, i64 noundef 5) #9, !dbg !373
  %278 = load i32, i32* %18, align 4, !dbg !374
  %279 = getelementptr inbounds [6 x i8], [6 x i8]* %17, i64 0, i64 0, !dbg !375
  %280 = call i64 @pread(i32 noundef %278, i8* noundef %279, i64 noundef 5, i64 noundef 0), !dbg !376
  %281 = getelementptr inbounds [6 x i8], [6 x i8]* %17, i64 0, i64 0, !dbg !377
  %282 = call i32 @puts(i8* noundef %281), !dbg !378
  %283 = load i32, i32* %18, align 4, !dbg !379
  %284 = call i8* @mmap(i8* noundef null, i64 noundef 5, i32 noundef 1, i32 noundef 1, i32 noundef %283, i64 noundef 0) #9, !dbg !380
  store i8* %284, i8** %19, align 8, !dbg !381
  %285 = load i32, i32* %18, align 4, !dbg !382
  %286 = call i64 @pwrite(i32 noundef %285, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.16, i64 0, i64 0), i64 noundef 2, i64 noundef 0), !dbg !383
  %287 = load i8*, i8** %19, align 8, !dbg !384
  %288 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.15, i64 0, i64 0), i8* noundef %287), !dbg !385
  call void @llvm.dbg.declare(metadata i8** %20, metadata !386, metadata !DIExpression()), !dbg !387
  %289 = load i32, i32* %18, align 4, !dbg !388
  %290 = call i8* @mmap(i8* noundef null, i64 noundef 5, i32 noundef 3, i32 noundef 2, i32 noundef %289, i64 noundef 0) #9, !dbg !389
  store i8* %290, i8** %20, align 8, !dbg !387
  %291 = load i8*, i8** %20, align 8, !dbg !390
  %292 = getelementptr inbounds i8, i8* %291, i64 4, !dbg !390
  store i8 33, i8* %292, align 1, !dbg !391
  %293 = load i32, i32* %18, align 4, !dbg !392
  %294 = getelementptr inbounds [6 x i8], [6 x i8]* %17, i64 0, i64 0, !dbg !393
  %295 = call i64 @pread(i32 noundef %293, i8* noundef %294, i64 noundef 5, i64 noundef 0), !dbg !394
  %296 = getelementptr inbounds [6 x i8], [6 x i8]* %17, i64 0, i64 0, !dbg !395
  %297 = call i32 @puts(i8* noundef %296), !dbg !396
  br label %809, !dbg !397

298:                                              ; preds = %52
  call void @llvm.dbg.declare(metadata i64* %21, metadata !398, metadata !DIExpression()), !dbg !401
  store i64 0, i64* %21, align 8, !dbg !401
  br label %299, !dbg !402

299:                                              ; preds = %308, %298
  %300 = load i64, i64* %21, align 8, !dbg !403
  %301 = icmp ult i64 %300, 11, !dbg !405
  br i1 %301, label %302, label %311, !dbg !406

302:                                              ; preds = %299
  %303 = load i64, i64* %21, align 8, !dbg !407
  %304 = getelementptr inbounds [11 x i32], [11 x i32]* @main.names, i64 0, i64 %303, !dbg !408
  %305 = load i32, i32* %304, align 4, !dbg !408
  %306 = call i64 @sysconf(i32 noundef %305) #9, !dbg !409
  %307 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.17, i64 0, i64 0), i64 noundef %306), !dbg !410
  br label %308, !dbg !410

308:                                              ; preds = %302
  %309 = load i64, i64* %21, align 8, !dbg !411
  %310 = add i64 %309, 1, !dbg !411
  store i64 %310, i64* %21, align 8, !dbg !411
  br label %299, !dbg !412, !llvm.loop !413

311:                                              ; preds = %299
  %312 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.18, i64 0, i64 0)), !dbg !415
  br label %809, !dbg !416

313:                                              ; preds = %52
  call void @llvm.dbg.declare(metadata i64* %22, metadata !417, metadata !DIExpression()), !dbg !420
  %314 = load i64, i64* %3, align 8, !dbg !421
  %315 = icmp ult i64 %314, 200, !dbg !422
  br i1 %315, label %316, label %318, !dbg !421

316:                                              ; preds = %313
  %317 = load i64, i64* %3, align 8, !dbg !423
  br label %321, !dbg !421

318:                                              ; preds = %313
  %319 = load i64, i64* %3, align 8, !dbg !424
  %320 = sub i64 -1, %319, !dbg !425
  br label %321, !dbg !421

321:                                              ; preds = %318, %316
  %322 = phi i64 [ %317, %316 ], [ %320, %318 ], !dbg !421
  store i64 %322, i64* %22, align 8, !dbg !420
  call void @llvm.dbg.declare(metadata [200 x i8]* %23, metadata !426, metadata !DIExpression()), !dbg !430
  call void @llvm.dbg.declare(metadata i32* %24, metadata !431, metadata !DIExpression()), !dbg !432
  %323 = getelementptr inbounds [200 x i8], [200 x i8]* %23, i64 0, i64 0, !dbg !433
  %324 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !434
  %325 = load i8, i8* %324, align 1, !dbg !434
  %326 = zext i8 %325 to i32, !dbg !434
  %327 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !435
  %328 = load i8, i8* %327, align 1, !dbg !435
  %329 = zext i8 %328 to i32, !dbg !435
  %330 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !436
  %331 = load i8, i8* %330, align 1, !dbg !436
  %332 = zext i8 %331 to i32, !dbg !436
  %333 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !437
  %334 = load i8, i8* %333, align 1, !dbg !437
  %335 = zext i8 %334 to i32, !dbg !437
  %336 = load i64, i64* %22, align 8, !dbg !438
  %337 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef %323, i64 noundef 200, i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.19, i64 0, i64 0), i32 noundef %326, i32 noundef %329, i32 noundef %332, i32 noundef %335, i64 noundef %336, i32 noundef 5, i32 noundef 5, i32 noundef 5) #9, !dbg !439
  store i32 %337, i32* %24, align 4, !dbg !432
  %338 = load i32, i32* %24, align 4, !dbg !440
  %339 = getelementptr inbounds [200 x i8], [200 x i8]* %23, i64 0, i64 0, !dbg !441
  %340 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.20, i64 0, i64 0), i32 noundef %338, i8* noundef %339), !dbg !442
  %341 = and i32 %340, 1, !dbg !443
  store i32 %341, i32* %1, align 4, !dbg !444
  br label %810, !dbg !444

342:                                              ; preds = %52
  %343 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !445
  %344 = load i8, i8* %343, align 1, !dbg !445
  %345 = zext i8 %344 to i32, !dbg !445
  %346 = and i32 %345, 1, !dbg !448
  %347 = icmp ne i32 %346, 0, !dbg !448
  br i1 %347, label %348, label %350, !dbg !449

348:                                              ; preds = %342
  %349 = call i8* @setlocale(i32 noundef 6, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.6, i64 0, i64 0)) #9, !dbg !450
  br label %350, !dbg !450

350:                                              ; preds = %348, %342
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %25, metadata !451, metadata !DIExpression()), !dbg !452
  %351 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !453
  %352 = load i8, i8* %351, align 1, !dbg !453
  %353 = zext i8 %352 to i32, !dbg !453
  %354 = and i32 %353, 1, !dbg !454
  %355 = icmp ne i32 %354, 0, !dbg !453
  %356 = zext i1 %355 to i64, !dbg !453
  %357 = select i1 %355, i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.21, i64 0, i64 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.22, i64 0, i64 0), !dbg !453
  %358 = call %struct._IO_FILE* @with(i8* noundef %357), !dbg !455
  store %struct._IO_FILE* %358, %struct._IO_FILE** %25, align 8, !dbg !452
  call void @llvm.dbg.declare(metadata i32* %26, metadata !456, metadata !DIExpression()), !dbg !458
  store i32 0, i32* %26, align 4, !dbg !458
  br label %359, !dbg !459

359:                                              ; preds = %370, %350
  %360 = load i32, i32* %26, align 4, !dbg !460
  %361 = icmp slt i32 %360, 3, !dbg !462
  br i1 %361, label %362, label %373, !dbg !463

362:                                              ; preds = %359
  %363 = call i32* @__errno_location() #10, !dbg !464
  store i32 0, i32* %363, align 4, !dbg !466
  call void @llvm.dbg.declare(metadata i32* %27, metadata !467, metadata !DIExpression()), !dbg !471
  %364 = load %struct._IO_FILE*, %struct._IO_FILE** %25, align 8, !dbg !472
  %365 = call i32 @getwc(%struct._IO_FILE* noundef %364), !dbg !473
  store i32 %365, i32* %27, align 4, !dbg !471
  %366 = load i32, i32* %27, align 4, !dbg !474
  %367 = call i32* @__errno_location() #10, !dbg !475
  %368 = load i32, i32* %367, align 4, !dbg !475
  %369 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.23, i64 0, i64 0), i32 noundef %366, i32 noundef %368), !dbg !476
  br label %370, !dbg !477

370:                                              ; preds = %362
  %371 = load i32, i32* %26, align 4, !dbg !478
  %372 = add nsw i32 %371, 1, !dbg !478
  store i32 %372, i32* %26, align 4, !dbg !478
  br label %359, !dbg !479, !llvm.loop !480

373:                                              ; preds = %359
  call void @llvm.dbg.declare(metadata i32* %28, metadata !482, metadata !DIExpression()), !dbg !484
  store i32 0, i32* %28, align 4, !dbg !484
  br label %374, !dbg !485

374:                                              ; preds = %381, %373
  %375 = load i32, i32* %28, align 4, !dbg !486
  %376 = icmp slt i32 %375, 4, !dbg !488
  br i1 %376, label %377, label %384, !dbg !489

377:                                              ; preds = %374
  %378 = load %struct._IO_FILE*, %struct._IO_FILE** %25, align 8, !dbg !490
  %379 = call i32 @getc(%struct._IO_FILE* noundef %378), !dbg !491
  %380 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %379), !dbg !492
  br label %381, !dbg !492

381:                                              ; preds = %377
  %382 = load i32, i32* %28, align 4, !dbg !493
  %383 = add nsw i32 %382, 1, !dbg !493
  store i32 %383, i32* %28, align 4, !dbg !493
  br label %374, !dbg !494, !llvm.loop !495

384:                                              ; preds = %374
  %385 = load %struct._IO_FILE*, %struct._IO_FILE** %25, align 8, !dbg !497
  %386 = call i32 @fclose(%struct._IO_FILE* noundef %385), !dbg !498
  store i32 %386, i32* %1, align 4, !dbg !499
  br label %810, !dbg !499

387:                                              ; preds = %52
  %388 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !500
  %389 = call i32 @fileno(%struct._IO_FILE* noundef %388) #9, !dbg !502
  %390 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %389), !dbg !503
  %391 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !504
  %392 = load i8, i8* %391, align 1, !dbg !504
  %393 = zext i8 %392 to i32, !dbg !504
  %394 = and i32 %393, 1, !dbg !505
  %395 = icmp ne i32 %394, 0, !dbg !505
  br i1 %395, label %396, label %399, !dbg !504

396:                                              ; preds = %387
  %397 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !506
  %398 = call i32 @fclose(%struct._IO_FILE* noundef %397), !dbg !507
  br label %404, !dbg !504

399:                                              ; preds = %387
  %400 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !508
  %401 = call %struct._IO_FILE* @freopen(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.24, i64 0, i64 0), i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.25, i64 0, i64 0), %struct._IO_FILE* noundef %400), !dbg !509
  %402 = icmp ne %struct._IO_FILE* %401, null, !dbg !510
  %403 = zext i1 %402 to i32, !dbg !510
  br label %404, !dbg !504

404:                                              ; preds = %399, %396
  %405 = phi i32 [ %398, %396 ], [ %403, %399 ], !dbg !504
  %406 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %405), !dbg !511
  %407 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !512
  %408 = call i32 @fileno(%struct._IO_FILE* noundef %407) #9, !dbg !513
  %409 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !514
  %410 = call i32 @getc(%struct._IO_FILE* noundef %409), !dbg !515
  %411 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.26, i64 0, i64 0), i32 noundef %408, i32 noundef %410), !dbg !516
  br label %809, !dbg !517

412:                                              ; preds = %52
  %413 = call i64 @lseek(i32 noundef 0, i64 noundef -2, i32 noundef 1) #9, !dbg !518
  %414 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.27, i64 0, i64 0), i64 noundef %413), !dbg !519
  %415 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 0, !dbg !520
  %416 = getelementptr inbounds i8, i8* %415, i64 1, !dbg !521
  %417 = call i64 @read(i32 noundef 0, i8* noundef %416, i64 noundef 2), !dbg !522
  %418 = trunc i64 %417 to i32, !dbg !523
  %419 = icmp eq i32 %418, 2, !dbg !524
  br i1 %419, label %420, label %428, !dbg !525

420:                                              ; preds = %412
  %421 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !526
  %422 = load i8, i8* %421, align 1, !dbg !526
  %423 = zext i8 %422 to i32, !dbg !526
  %424 = load i64, i64* %3, align 8, !dbg !527
  %425 = trunc i64 %424 to i8, !dbg !528
  %426 = zext i8 %425 to i32, !dbg !528
  %427 = icmp eq i32 %423, %426, !dbg !529
  br label %428

428:                                              ; preds = %420, %412
  %429 = phi i1 [ false, %412 ], [ %427, %420 ], !dbg !530
  %430 = zext i1 %429 to i32, !dbg !525
  %431 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.28, i64 0, i64 0), i32 noundef %430), !dbg !531
  %432 = call i8* @getenv(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.30, i64 0, i64 0)) #9, !dbg !532
  %433 = icmp ne i8* %432, null, !dbg !533
  br i1 %433, label %437, label %434, !dbg !534

434:                                              ; preds = %428
  %435 = call i8* @getenv(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.31, i64 0, i64 0)) #9, !dbg !535
  %436 = icmp ne i8* %435, null, !dbg !536
  br label %437, !dbg !534

437:                                              ; preds = %434, %428
  %438 = phi i1 [ true, %428 ], [ %436, %434 ]
  %439 = zext i1 %438 to i32, !dbg !534
  %440 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %439), !dbg !537
  br label %809, !dbg !538

441:                                              ; preds = %52
  call void @llvm.dbg.declare(metadata i64* %29, metadata !539, metadata !DIExpression()), !dbg !541
  %442 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !542
  %443 = load i8, i8* %442, align 1, !dbg !542
  %444 = zext i8 %443 to i32, !dbg !542
  %445 = and i32 %444, 1, !dbg !543
  %446 = add nsw i32 62, %445, !dbg !544
  %447 = zext i32 %446 to i64, !dbg !545
  %448 = shl i64 1, %447, !dbg !545
  store i64 %448, i64* %29, align 8, !dbg !541
  call void @llvm.dbg.declare(metadata i64* %30, metadata !546, metadata !DIExpression()), !dbg !547
  store i64 -9223372036854775807, i64* %30, align 8, !dbg !547
  call void @llvm.dbg.declare(metadata i8** %31, metadata !548, metadata !DIExpression()), !dbg !549
  %449 = call noalias i8* @malloc(i64 noundef 8) #9, !dbg !550
  store i8* %449, i8** %31, align 8, !dbg !549
  %450 = call i32* @__errno_location() #10, !dbg !551
  store i32 0, i32* %450, align 4, !dbg !552
  %451 = load i64, i64* %29, align 8, !dbg !553
  %452 = call noalias i8* @malloc(i64 noundef %451) #9, !dbg !554
  %453 = icmp ne i8* %452, null, !dbg !555
  %454 = zext i1 %453 to i32, !dbg !555
  %455 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %454), !dbg !556
  %456 = call i32* @__errno_location() #10, !dbg !557
  %457 = load i32, i32* %456, align 4, !dbg !557
  %458 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %457), !dbg !558
  %459 = call i32* @__errno_location() #10, !dbg !559
  store i32 0, i32* %459, align 4, !dbg !560
  %460 = load i64, i64* %30, align 8, !dbg !561
  %461 = call noalias i8* @calloc(i64 noundef %460, i64 noundef 2) #9, !dbg !562
  %462 = icmp ne i8* %461, null, !dbg !563
  %463 = zext i1 %462 to i32, !dbg !563
  %464 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %463), !dbg !564
  %465 = call i32* @__errno_location() #10, !dbg !565
  %466 = load i32, i32* %465, align 4, !dbg !565
  %467 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %466), !dbg !566
  %468 = call i32* @__errno_location() #10, !dbg !567
  store i32 0, i32* %468, align 4, !dbg !568
  %469 = load i64, i64* %29, align 8, !dbg !569
  %470 = call noalias i8* @calloc(i64 noundef 1, i64 noundef %469) #9, !dbg !570
  %471 = icmp ne i8* %470, null, !dbg !571
  %472 = zext i1 %471 to i32, !dbg !571
  %473 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %472), !dbg !572
  %474 = call i32* @__errno_location() #10, !dbg !573
  %475 = load i32, i32* %474, align 4, !dbg !573
  %476 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %475), !dbg !574
  %477 = call i32* @__errno_location() #10, !dbg !575
  store i32 0, i32* %477, align 4, !dbg !576
  %478 = load i8*, i8** %31, align 8, !dbg !577
  %479 = load i64, i64* %29, align 8, !dbg !578
  %480 = call i8* @realloc(i8* noundef %478, i64 noundef %479) #9, !dbg !579
  %481 = icmp ne i8* %480, null, !dbg !580
  %482 = zext i1 %481 to i32, !dbg !580
  %483 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %482), !dbg !581
  %484 = call i32* @__errno_location() #10, !dbg !582
  %485 = load i32, i32* %484, align 4, !dbg !582
  %486 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %485), !dbg !583
  %487 = call i32* @__errno_location() #10, !dbg !584
  store i32 0, i32* %487, align 4, !dbg !585
  %488 = load i8*, i8** %31, align 8, !dbg !586
  %489 = load i64, i64* %30, align 8, !dbg !587
  %490 = call i8* @reallocarray(i8* noundef %488, i64 noundef 2, i64 noundef %489) #9, !dbg !588
  %491 = icmp ne i8* %490, null, !dbg !589
  %492 = zext i1 %491 to i32, !dbg !589
  %493 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %492), !dbg !590
  %494 = call i32* @__errno_location() #10, !dbg !591
  %495 = load i32, i32* %494, align 4, !dbg !591
  %496 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %495), !dbg !592
  %497 = call i32* @__errno_location() #10, !dbg !593
  store i32 0, i32* %497, align 4, !dbg !594
  %498 = call noalias i8* @memalign(i64 noundef -6, i64 noundef 8) #9, !dbg !595
  call void @llvm.assume(i1 true) [ "align"(i8* %498, i64 -6) ], !dbg !595
  %499 = icmp ne i8* %498, null, !dbg !596
  %500 = zext i1 %499 to i32, !dbg !596
  %501 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %500), !dbg !597
  %502 = call i32* @__errno_location() #10, !dbg !598
  %503 = load i32, i32* %502, align 4, !dbg !598
  %504 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %503), !dbg !599
  %505 = call i32* @__errno_location() #10, !dbg !600
  store i32 0, i32* %505, align 4, !dbg !601
  %506 = call noalias align 4294967296 i8* @memalign(i64 noundef -9223372036854775808, i64 noundef 8) #9, !dbg !602
  %507 = icmp ne i8* %506, null, !dbg !603
  %508 = zext i1 %507 to i32, !dbg !603
  %509 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %508), !dbg !604
  %510 = call i32* @__errno_location() #10, !dbg !605
  %511 = load i32, i32* %510, align 4, !dbg !605
  %512 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %511), !dbg !606
  %513 = call i32* @__errno_location() #10, !dbg !607
  store i32 0, i32* %513, align 4, !dbg !608
  %514 = load i64, i64* %29, align 8, !dbg !609
  %515 = call noalias i8* @valloc(i64 noundef %514) #9, !dbg !610
  %516 = icmp ne i8* %515, null, !dbg !611
  %517 = zext i1 %516 to i32, !dbg !611
  %518 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %517), !dbg !612
  %519 = call i32* @__errno_location() #10, !dbg !613
  %520 = load i32, i32* %519, align 4, !dbg !613
  %521 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %520), !dbg !614
  %522 = call i32* @__errno_location() #10, !dbg !615
  store i32 0, i32* %522, align 4, !dbg !616
  %523 = load i8*, i8** %31, align 8, !dbg !617
  %524 = call i8* @realloc(i8* noundef %523, i64 noundef 0) #9, !dbg !618
  %525 = icmp ne i8* %524, null, !dbg !619
  %526 = zext i1 %525 to i32, !dbg !619
  %527 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %526), !dbg !620
  %528 = call i32* @__errno_location() #10, !dbg !621
  %529 = load i32, i32* %528, align 4, !dbg !621
  %530 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %529), !dbg !622
  br label %809, !dbg !623

531:                                              ; preds = %52
  call void @llvm.dbg.declare(metadata i32* %32, metadata !624, metadata !DIExpression()), !dbg !626
  %532 = call %struct._IO_FILE* @with(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.33, i64 0, i64 0)), !dbg !627
  %533 = call i32 @fileno(%struct._IO_FILE* noundef %532) #9, !dbg !628
  store i32 %533, i32* %32, align 4, !dbg !626
  call void @llvm.dbg.declare(metadata i32* %33, metadata !629, metadata !DIExpression()), !dbg !630
  %534 = call i32 (i8*, i32, ...) @open(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.34, i64 0, i64 0), i32 noundef 578, i32 noundef 384), !dbg !631
  store i32 %534, i32* %33, align 4, !dbg !630
  call void @llvm.dbg.declare(metadata [2 x i32]* %34, metadata !632, metadata !DIExpression()), !dbg !636
  call void @llvm.dbg.declare(metadata [40 x i8]* %35, metadata !637, metadata !DIExpression()), !dbg !638
  %535 = bitcast [40 x i8]* %35 to i8*, !dbg !638
  call void @llvm.memset.p0i8.i64(i8* align 16 %535, i8 0, i64 40, i1 false), !dbg !638
  call void @llvm.dbg.declare(metadata i64* %36, metadata !639, metadata !DIExpression()), !dbg !642
  %536 = load i64, i64* %3, align 8, !dbg !643
  %537 = urem i64 %536, 7, !dbg !644
  store i64 %537, i64* %36, align 8, !dbg !642
  call void @llvm.dbg.declare(metadata i64* %37, metadata !645, metadata !DIExpression()), !dbg !646
  store i64 2, i64* %37, align 8, !dbg !646
  %538 = load i32, i32* %32, align 4, !dbg !647
  %539 = call i64 @lseek(i32 noundef %538, i64 noundef 3, i32 noundef 0) #9, !dbg !648
  %540 = load i32, i32* %33, align 4, !dbg !649
  %541 = load i32, i32* %32, align 4, !dbg !650
  %542 = call i64 @sendfile(i32 noundef %540, i32 noundef %541, i64* noundef %36, i64 noundef 4) #9, !dbg !651
  %543 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.35, i64 0, i64 0), i64 noundef %542), !dbg !652
  %544 = load i64, i64* %36, align 8, !dbg !653
  %545 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.36, i64 0, i64 0), i64 noundef %544), !dbg !654
  %546 = load i32, i32* %33, align 4, !dbg !655
  %547 = load i32, i32* %32, align 4, !dbg !656
  %548 = call i64 @sendfile(i32 noundef %546, i32 noundef %547, i64* noundef null, i64 noundef 5) #9, !dbg !657
  %549 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.37, i64 0, i64 0), i64 noundef %548), !dbg !658
  %550 = load i32, i32* %32, align 4, !dbg !659
  %551 = call i64 @lseek(i32 noundef %550, i64 noundef 0, i32 noundef 1) #9, !dbg !660
  %552 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.36, i64 0, i64 0), i64 noundef %551), !dbg !661
  %553 = load i32, i32* %33, align 4, !dbg !662
  %554 = load i32, i32* %32, align 4, !dbg !663
  %555 = call i64 @sendfile(i32 noundef %553, i32 noundef %554, i64* noundef null, i64 noundef 100) #9, !dbg !664
  %556 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.37, i64 0, i64 0), i64 noundef %555), !dbg !665
  %557 = load i32, i32* %33, align 4, !dbg !666
  %558 = load i32, i32* %32, align 4, !dbg !667
  %559 = call i64 @sendfile(i32 noundef %557, i32 noundef %558, i64* noundef null, i64 noundef 100) #9, !dbg !668
  %560 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.37, i64 0, i64 0), i64 noundef %559), !dbg !669
  %561 = load i32, i32* %32, align 4, !dbg !670
  %562 = load i32, i32* %33, align 4, !dbg !671
  %563 = call i64 @copy_file_range(i32 noundef %561, i64* noundef %36, i32 noundef %562, i64* noundef %37, i64 noundef 3, i32 noundef 0), !dbg !672
  %564 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.37, i64 0, i64 0), i64 noundef %563), !dbg !673
  %565 = load i64, i64* %37, align 8, !dbg !674
  %566 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.38, i64 0, i64 0), i64 noundef %565), !dbg !675
  %567 = load i32, i32* %33, align 4, !dbg !676
  %568 = getelementptr inbounds [40 x i8], [40 x i8]* %35, i64 0, i64 0, !dbg !677
  %569 = call i64 @pread(i32 noundef %567, i8* noundef %568, i64 noundef 39, i64 noundef 0), !dbg !678
  %570 = getelementptr inbounds [40 x i8], [40 x i8]* %35, i64 0, i64 0, !dbg !679
  %571 = call i32 @puts(i8* noundef %570), !dbg !680
  %572 = getelementptr inbounds [2 x i32], [2 x i32]* %34, i64 0, i64 0, !dbg !681
  %573 = call i32 @pipe(i32* noundef %572) #9, !dbg !682
  %574 = load i32, i32* %33, align 4, !dbg !683
  %575 = getelementptr inbounds [2 x i32], [2 x i32]* %34, i64 0, i64 0, !dbg !684
  %576 = load i32, i32* %575, align 4, !dbg !684
  %577 = call i64 @sendfile(i32 noundef %574, i32 noundef %576, i64* noundef null, i64 noundef 1) #9, !dbg !685
  %578 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.35, i64 0, i64 0), i64 noundef %577), !dbg !686
  %579 = call i32* @__errno_location() #10, !dbg !687
  %580 = load i32, i32* %579, align 4, !dbg !687
  %581 = icmp eq i32 %580, 22, !dbg !688
  %582 = zext i1 %581 to i32, !dbg !688
  %583 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %582), !dbg !689
  %584 = load i32, i32* %32, align 4, !dbg !690
  %585 = call i64 @sendfile(i32 noundef 99, i32 noundef %584, i64* noundef %36, i64 noundef 1) #9, !dbg !691
  %586 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.35, i64 0, i64 0), i64 noundef %585), !dbg !692
  %587 = call i32* @__errno_location() #10, !dbg !693
  %588 = load i32, i32* %587, align 4, !dbg !693
  %589 = icmp eq i32 %588, 9, !dbg !694
  %590 = zext i1 %589 to i32, !dbg !694
  %591 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %590), !dbg !695
  store i64 -1, i64* %36, align 8, !dbg !696
  %592 = load i32, i32* %33, align 4, !dbg !697
  %593 = load i32, i32* %32, align 4, !dbg !698
  %594 = call i64 @sendfile(i32 noundef %592, i32 noundef %593, i64* noundef %36, i64 noundef 1) #9, !dbg !699
  %595 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.35, i64 0, i64 0), i64 noundef %594), !dbg !700
  %596 = call i32* @__errno_location() #10, !dbg !701
  %597 = load i32, i32* %596, align 4, !dbg !701
  %598 = icmp eq i32 %597, 22, !dbg !702
  %599 = zext i1 %598 to i32, !dbg !702
  %600 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %599), !dbg !703
  store i64 0, i64* %36, align 8, !dbg !704
  br label %601, !dbg !706

601:                                              ; preds = %618, %531
  %602 = load i64, i64* %36, align 8, !dbg !707
  %603 = icmp slt i64 %602, 30, !dbg !709
  br i1 %603, label %604, label %621, !dbg !710

604:                                              ; preds = %601
  call void @llvm.dbg.declare(metadata i64* %38, metadata !711, metadata !DIExpression()), !dbg !713
  %605 = load i64, i64* %36, align 8, !dbg !714
  store i64 %605, i64* %38, align 8, !dbg !713
  call void @llvm.dbg.declare(metadata i64* %39, metadata !715, metadata !DIExpression()), !dbg !716
  store i64 8, i64* %39, align 8, !dbg !716
  %606 = call i32* @__errno_location() #10, !dbg !717
  store i32 0, i32* %606, align 4, !dbg !718
  %607 = load i32, i32* %32, align 4, !dbg !719
  %608 = load i32, i32* %32, align 4, !dbg !720
  %609 = load i64, i64* %3, align 8, !dbg !721
  %610 = urem i64 %609, 16, !dbg !722
  %611 = call i64 @copy_file_range(i32 noundef %607, i64* noundef %38, i32 noundef %608, i64* noundef %39, i64 noundef %610, i32 noundef 0), !dbg !723
  %612 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.35, i64 0, i64 0), i64 noundef %611), !dbg !724
  %613 = call i32* @__errno_location() #10, !dbg !725
  %614 = load i32, i32* %613, align 4, !dbg !725
  %615 = load i32, i32* %32, align 4, !dbg !726
  %616 = call i64 @lseek(i32 noundef %615, i64 noundef 0, i32 noundef 2) #9, !dbg !727
  %617 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.39, i64 0, i64 0), i32 noundef %614, i64 noundef %616), !dbg !728
  br label %618, !dbg !729

618:                                              ; preds = %604
  %619 = load i64, i64* %36, align 8, !dbg !730
  %620 = add nsw i64 %619, 6, !dbg !730
  store i64 %620, i64* %36, align 8, !dbg !730
  br label %601, !dbg !731, !llvm.loop !732

621:                                              ; preds = %601
  %622 = load i32, i32* %33, align 4, !dbg !734
  %623 = call i32 (i32, i32, ...) @fcntl(i32 noundef %622, i32 noundef 4, i32 noundef 1024), !dbg !735
  store i64 0, i64* %36, align 8, !dbg !736
  %624 = load i32, i32* %33, align 4, !dbg !737
  %625 = load i32, i32* %32, align 4, !dbg !738
  %626 = call i64 @sendfile(i32 noundef %624, i32 noundef %625, i64* noundef %36, i64 noundef 1) #9, !dbg !739
  %627 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.40, i64 0, i64 0), i64 noundef %626), !dbg !740
  %628 = call i32* @__errno_location() #10, !dbg !741
  %629 = load i32, i32* %628, align 4, !dbg !741
  %630 = icmp eq i32 %629, 22, !dbg !742
  %631 = zext i1 %630 to i32, !dbg !742
  %632 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.28, i64 0, i64 0), i32 noundef %631), !dbg !743
  %633 = load i32, i32* %32, align 4, !dbg !744
  %634 = load i32, i32* %33, align 4, !dbg !745
  %635 = call i64 @copy_file_range(i32 noundef %633, i64* noundef %36, i32 noundef %634, i64* noundef null, i64 noundef 1, i32 noundef 0), !dbg !746
  %636 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.37, i64 0, i64 0), i64 noundef %635), !dbg !747
  %637 = call i32* @__errno_location() #10, !dbg !748
  %638 = load i32, i32* %637, align 4, !dbg !748
  %639 = icmp eq i32 %638, 9, !dbg !749
  %640 = zext i1 %639 to i32, !dbg !749
  %641 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.28, i64 0, i64 0), i32 noundef %640), !dbg !750
  %642 = load i32, i32* %32, align 4, !dbg !751
  %643 = call i64 @sendfile(i32 noundef 99, i32 noundef %642, i64* noundef %36, i64 noundef 0) #9, !dbg !752
  %644 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.37, i64 0, i64 0), i64 noundef %643), !dbg !753
  %645 = call i32* @__errno_location() #10, !dbg !754
  %646 = load i32, i32* %645, align 4, !dbg !754
  %647 = icmp eq i32 %646, 9, !dbg !755
  %648 = zext i1 %647 to i32, !dbg !755
  %649 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.28, i64 0, i64 0), i32 noundef %648), !dbg !756
  %650 = load i32, i32* %32, align 4, !dbg !757
  %651 = call i32 (i8*, i32, ...) @open(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.41, i64 0, i64 0), i32 noundef 0), !dbg !758
  %652 = call i64 @copy_file_range(i32 noundef %650, i64* noundef %36, i32 noundef %651, i64* noundef null, i64 noundef 1, i32 noundef 0), !dbg !759
  %653 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.37, i64 0, i64 0), i64 noundef %652), !dbg !760
  %654 = call i32* @__errno_location() #10, !dbg !761
  %655 = load i32, i32* %654, align 4, !dbg !761
  %656 = icmp eq i32 %655, 21, !dbg !762
  %657 = zext i1 %656 to i32, !dbg !762
  %658 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %657), !dbg !763
  br label %809, !dbg !764

659:                                              ; preds = %52
  call void @llvm.dbg.declare(metadata i64* %40, metadata !765, metadata !DIExpression()), !dbg !768
  store i64 0, i64* %40, align 8, !dbg !768
  br label %660, !dbg !769

660:                                              ; preds = %761, %659
  %661 = load i64, i64* %40, align 8, !dbg !770
  %662 = icmp ult i64 %661, 10, !dbg !772
  br i1 %662, label %663, label %764, !dbg !773

663:                                              ; preds = %660
  call void @llvm.dbg.declare(metadata [20 x i8]* %41, metadata !774, metadata !DIExpression()), !dbg !776
  %664 = bitcast [20 x i8]* %41 to i8*, !dbg !776
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %664, i8* align 16 getelementptr inbounds ([20 x i8], [20 x i8]* @__const.main.path, i32 0, i32 0), i64 20, i1 false), !dbg !776
  call void @llvm.dbg.declare(metadata [4 x i8]* %42, metadata !777, metadata !DIExpression()), !dbg !781
  %665 = bitcast [4 x i8]* %42 to i8*, !dbg !781
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %665, i8* align 1 getelementptr inbounds ([4 x i8], [4 x i8]* @__const.main.text, i32 0, i32 0), i64 4, i1 false), !dbg !781
  call void @llvm.dbg.declare(metadata i32* %43, metadata !782, metadata !DIExpression()), !dbg !783
  %666 = load i64, i64* %40, align 8, !dbg !784
  %667 = icmp eq i64 %666, 6, !dbg !785
  br i1 %667, label %671, label %668, !dbg !786

668:                                              ; preds = %663
  %669 = load i64, i64* %40, align 8, !dbg !787
  %670 = icmp eq i64 %669, 7, !dbg !788
  br label %671, !dbg !786

671:                                              ; preds = %668, %663
  %672 = phi i1 [ true, %663 ], [ %670, %668 ]
  %673 = zext i1 %672 to i32, !dbg !786
  store i32 %673, i32* %43, align 4, !dbg !783
  call void @llvm.dbg.declare(metadata i32* %44, metadata !789, metadata !DIExpression()), !dbg !790
  %674 = getelementptr inbounds [20 x i8], [20 x i8]* %41, i64 0, i64 0, !dbg !791
  %675 = load i64, i64* %40, align 8, !dbg !792
  %676 = getelementptr inbounds [10 x i8*], [10 x i8*]* @main.names.42, i64 0, i64 %675, !dbg !793
  %677 = load i8*, i8** %676, align 8, !dbg !793
  %678 = call i8* @strcat(i8* noundef %674, i8* noundef %677) #9, !dbg !794
  %679 = load i32, i32* %43, align 4, !dbg !795
  %680 = icmp ne i32 %679, 0, !dbg !795
  br i1 %680, label %681, label %682, !dbg !795

681:                                              ; preds = %671
  br label %687, !dbg !795

682:                                              ; preds = %671
  %683 = load i64, i64* %40, align 8, !dbg !796
  %684 = icmp ult i64 %683, 4, !dbg !797
  %685 = zext i1 %684 to i64, !dbg !796
  %686 = select i1 %684, i32 2, i32 0, !dbg !796
  br label %687, !dbg !795

687:                                              ; preds = %682, %681
  %688 = phi i32 [ 1, %681 ], [ %686, %682 ], !dbg !795
  %689 = call i32 (i8*, i32, ...) @open(i8* noundef %678, i32 noundef %688), !dbg !798
  store i32 %689, i32* %44, align 4, !dbg !790
  %690 = call i32* @__errno_location() #10, !dbg !799
  store i32 0, i32* %690, align 4, !dbg !800
  %691 = load i64, i64* %40, align 8, !dbg !801
  %692 = getelementptr inbounds [10 x i8*], [10 x i8*]* @main.names.42, i64 0, i64 %691, !dbg !802
  %693 = load i8*, i8** %692, align 8, !dbg !802
  %694 = load i32, i32* %44, align 4, !dbg !803
  %695 = icmp sge i32 %694, 0, !dbg !804
  %696 = zext i1 %695 to i32, !dbg !804
  %697 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.53, i64 0, i64 0), i8* noundef %693, i32 noundef %696), !dbg !805
  %698 = load i32, i32* %43, align 4, !dbg !806
  %699 = icmp ne i32 %698, 0, !dbg !806
  br i1 %699, label %709, label %700, !dbg !808

700:                                              ; preds = %687
  %701 = load i32, i32* %44, align 4, !dbg !809
  %702 = icmp sge i32 %701, 0, !dbg !810
  br i1 %702, label %703, label %709, !dbg !811

703:                                              ; preds = %700
  %704 = load i32, i32* %44, align 4, !dbg !812
  %705 = getelementptr inbounds [4 x i8], [4 x i8]* %42, i64 0, i64 0, !dbg !813
  %706 = call i64 @read(i32 noundef %704, i8* noundef %705, i64 noundef 3), !dbg !814
  %707 = trunc i64 %706 to i32, !dbg !815
  %708 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.28, i64 0, i64 0), i32 noundef %707), !dbg !816
  br label %709, !dbg !816

709:                                              ; preds = %703, %700, %687
  %710 = getelementptr inbounds [4 x i8], [4 x i8]* %42, i64 0, i64 0, !dbg !817
  %711 = call i32 @memcmp(i8* noundef %710, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.54, i64 0, i64 0), i64 noundef 3) #11, !dbg !818
  %712 = icmp eq i32 %711, 0, !dbg !819
  %713 = zext i1 %712 to i32, !dbg !819
  %714 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.28, i64 0, i64 0), i32 noundef %713), !dbg !820
  %715 = load i64, i64* %40, align 8, !dbg !821
  %716 = icmp eq i64 %715, 4, !dbg !823
  br i1 %716, label %720, label %717, !dbg !824

717:                                              ; preds = %709
  %718 = load i64, i64* %40, align 8, !dbg !825
  %719 = icmp eq i64 %718, 5, !dbg !826
  br i1 %719, label %720, label %735, !dbg !827

720:                                              ; preds = %717, %709
  %721 = getelementptr inbounds [4 x i8], [4 x i8]* %42, i64 0, i64 0, !dbg !828
  %722 = load i8, i8* %721, align 1, !dbg !828
  %723 = sext i8 %722 to i32, !dbg !828
  %724 = icmp eq i32 %723, 111, !dbg !829
  br i1 %724, label %725, label %731, !dbg !830

725:                                              ; preds = %720
  %726 = getelementptr inbounds [4 x i8], [4 x i8]* %42, i64 0, i64 1, !dbg !831
  %727 = load i8, i8* %726, align 1, !dbg !831
  %728 = zext i8 %727 to i64, !dbg !832
  %729 = load i64, i64* %3, align 8, !dbg !833
  %730 = icmp eq i64 %728, %729, !dbg !834
  br label %731

731:                                              ; preds = %725, %720
  %732 = phi i1 [ false, %720 ], [ %730, %725 ], !dbg !835
  %733 = zext i1 %732 to i32, !dbg !830
  %734 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.28, i64 0, i64 0), i32 noundef %733), !dbg !836
  br label %735, !dbg !836

735:                                              ; preds = %731, %717
  %736 = load i32, i32* %44, align 4, !dbg !837
  %737 = icmp sge i32 %736, 0, !dbg !838
  br i1 %737, label %738, label %751, !dbg !839

738:                                              ; preds = %735
  %739 = load i64, i64* %40, align 8, !dbg !840
  %740 = icmp ne i64 %739, 4, !dbg !841
  br i1 %740, label %741, label %751, !dbg !842

741:                                              ; preds = %738
  %742 = load i64, i64* %40, align 8, !dbg !843
  %743 = icmp ne i64 %742, 5, !dbg !844
  br i1 %743, label %744, label %751, !dbg !845

744:                                              ; preds = %741
  %745 = load i64, i64* %40, align 8, !dbg !846
  %746 = icmp ne i64 %745, 8, !dbg !847
  br i1 %746, label %747, label %751, !dbg !837

747:                                              ; preds = %744
  %748 = load i32, i32* %44, align 4, !dbg !848
  %749 = call i64 @write(i32 noundef %748, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.55, i64 0, i64 0), i64 noundef 5), !dbg !849
  %750 = trunc i64 %749 to i32, !dbg !850
  br label %752, !dbg !837

751:                                              ; preds = %744, %741, %738, %735
  br label %752, !dbg !837

752:                                              ; preds = %751, %747
  %753 = phi i32 [ %750, %747 ], [ 0, %751 ], !dbg !837
  %754 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %753), !dbg !851
  %755 = load i32, i32* %44, align 4, !dbg !852
  %756 = icmp sge i32 %755, 0, !dbg !854
  br i1 %756, label %757, label %760, !dbg !855

757:                                              ; preds = %752
  %758 = load i32, i32* %44, align 4, !dbg !856
  %759 = call i32 @close(i32 noundef %758), !dbg !857
  br label %760, !dbg !857

760:                                              ; preds = %757, %752
  br label %761, !dbg !858

761:                                              ; preds = %760
  %762 = load i64, i64* %40, align 8, !dbg !859
  %763 = add i64 %762, 1, !dbg !859
  store i64 %763, i64* %40, align 8, !dbg !859
  br label %660, !dbg !860, !llvm.loop !861

764:                                              ; preds = %660
  %765 = call i32 @close(i32 noundef 0), !dbg !863
  call void @llvm.dbg.declare(metadata i32* %45, metadata !864, metadata !DIExpression()), !dbg !866
  store i32 0, i32* %45, align 4, !dbg !866
  br label %766, !dbg !867

766:                                              ; preds = %776, %764
  %767 = load i32, i32* %45, align 4, !dbg !868
  %768 = icmp sle i32 %767, 2, !dbg !870
  br i1 %768, label %769, label %779, !dbg !871

769:                                              ; preds = %766
  %770 = load i32, i32* %45, align 4, !dbg !872
  %771 = call i32 (i8*, i32, ...) @open(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.56, i64 0, i64 0), i32 noundef %770), !dbg !873
  %772 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %771), !dbg !874
  %773 = call i32* @__errno_location() #10, !dbg !875
  %774 = load i32, i32* %773, align 4, !dbg !875
  %775 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %774), !dbg !876
  br label %776, !dbg !874

776:                                              ; preds = %769
  %777 = load i32, i32* %45, align 4, !dbg !877
  %778 = add nsw i32 %777, 1, !dbg !877
  store i32 %778, i32* %45, align 4, !dbg !877
  br label %766, !dbg !878, !llvm.loop !879

779:                                              ; preds = %766
  %780 = call i32 (i8*, i32, ...) @open(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.56, i64 0, i64 0), i32 noundef 65, i32 noundef 384), !dbg !881
  %781 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %780), !dbg !882
  %782 = call i32* @__errno_location() #10, !dbg !883
  %783 = load i32, i32* %782, align 4, !dbg !883
  %784 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %783), !dbg !884
  %785 = call i32 (i8*, i32, ...) @open(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.56, i64 0, i64 0), i32 noundef 193, i32 noundef 384), !dbg !885
  %786 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %785), !dbg !886
  %787 = call i32* @__errno_location() #10, !dbg !887
  %788 = load i32, i32* %787, align 4, !dbg !887
  %789 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %788), !dbg !888
  %790 = call i32 @mkdir(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.56, i64 0, i64 0), i32 noundef 448) #9, !dbg !889
  %791 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %790), !dbg !890
  %792 = call i32* @__errno_location() #10, !dbg !891
  %793 = load i32, i32* %792, align 4, !dbg !891
  %794 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %793), !dbg !892
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %46, metadata !893, metadata !DIExpression()), !dbg !894
  %795 = call noalias %struct._IO_FILE* @fopen(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.57, i64 0, i64 0), i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.58, i64 0, i64 0)), !dbg !895
  store %struct._IO_FILE* %795, %struct._IO_FILE** %46, align 8, !dbg !894
  %796 = load %struct._IO_FILE*, %struct._IO_FILE** %46, align 8, !dbg !896
  %797 = icmp ne %struct._IO_FILE* %796, null, !dbg !896
  br i1 %797, label %798, label %805, !dbg !896

798:                                              ; preds = %779
  %799 = load %struct._IO_FILE*, %struct._IO_FILE** %46, align 8, !dbg !897
  %800 = load i64, i64* %3, align 8, !dbg !898
  %801 = and i64 %800, 1, !dbg !899
  %802 = call i32 (%struct._IO_FILE*, i8*, ...) @fprintf(%struct._IO_FILE* noundef %799, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.59, i64 0, i64 0), i64 noundef %801), !dbg !900
  %803 = load %struct._IO_FILE*, %struct._IO_FILE** %46, align 8, !dbg !901
  %804 = call i32 @fclose(%struct._IO_FILE* noundef %803), !dbg !902
  br label %806, !dbg !896

805:                                              ; preds = %779
  br label %806, !dbg !896

806:                                              ; preds = %805, %798
  %807 = phi i32 [ %804, %798 ], [ 3, %805 ], !dbg !896
  store i32 %807, i32* %1, align 4, !dbg !903
  br label %810, !dbg !903

808:                                              ; preds = %52
  store i32 1, i32* %1, align 4, !dbg !904
  br label %810, !dbg !904

809:                                              ; preds = %621, %441, %437, %404, %311, %250, %236, %208, %200, %195, %194, %114, %73
  store i32 0, i32* %1, align 4, !dbg !905
  br label %810, !dbg !905

810:                                              ; preds = %809, %808, %806, %384, %321, %113, %105, %69, %51
  %811 = load i32, i32* %1, align 4, !dbg !906
  ret i32 %811, !dbg !906
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
define internal i32 @lines(i8* noundef %0, i64 noundef %1, i32 noundef %2) #0 !dbg !907 {
  %4 = alloca i8*, align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct._IO_FILE*, align 8
  %8 = alloca i8*, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  store i8* %0, i8** %4, align 8
  call void @llvm.dbg.declare(metadata i8** %4, metadata !910, metadata !DIExpression()), !dbg !911
  store i64 %1, i64* %5, align 8
  call void @llvm.dbg.declare(metadata i64* %5, metadata !912, metadata !DIExpression()), !dbg !913
  store i32 %2, i32* %6, align 4
  call void @llvm.dbg.declare(metadata i32* %6, metadata !914, metadata !DIExpression()), !dbg !915
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %7, metadata !916, metadata !DIExpression()), !dbg !917
  %12 = load i8*, i8** %4, align 8, !dbg !918
  %13 = call %struct._IO_FILE* @with(i8* noundef %12), !dbg !919
  store %struct._IO_FILE* %13, %struct._IO_FILE** %7, align 8, !dbg !917
  call void @llvm.dbg.declare(metadata i8** %8, metadata !920, metadata !DIExpression()), !dbg !921
  %14 = load i32, i32* %6, align 4, !dbg !922
  %15 = icmp ne i32 %14, 0, !dbg !922
  br i1 %15, label %16, label %19, !dbg !922

16:                                               ; preds = %3
  %17 = load i64, i64* %5, align 8, !dbg !923
  %18 = call noalias i8* @malloc(i64 noundef %17) #9, !dbg !924
  br label %20, !dbg !922

19:                                               ; preds = %3
  br label %20, !dbg !922

20:                                               ; preds = %19, %16
  %21 = phi i8* [ %18, %16 ], [ null, %19 ], !dbg !922
  store i8* %21, i8** %8, align 8, !dbg !921
  call void @llvm.dbg.declare(metadata i64* %9, metadata !925, metadata !DIExpression()), !dbg !926
  %22 = load i64, i64* %5, align 8, !dbg !927
  store i64 %22, i64* %9, align 8, !dbg !926
  call void @llvm.dbg.declare(metadata i32* %10, metadata !928, metadata !DIExpression()), !dbg !930
  store i32 0, i32* %10, align 4, !dbg !930
  br label %23, !dbg !931

23:                                               ; preds = %35, %20
  %24 = load i32, i32* %10, align 4, !dbg !932
  %25 = icmp slt i32 %24, 3, !dbg !934
  br i1 %25, label %26, label %38, !dbg !935

26:                                               ; preds = %23
  call void @llvm.dbg.declare(metadata i64* %11, metadata !936, metadata !DIExpression()), !dbg !941
  %27 = load %struct._IO_FILE*, %struct._IO_FILE** %7, align 8, !dbg !942
  %28 = call i64 @getline(i8** noundef %8, i64* noundef %9, %struct._IO_FILE* noundef %27), !dbg !943
  store i64 %28, i64* %11, align 8, !dbg !941
  %29 = load i64, i64* %11, align 8, !dbg !944
  %30 = load i64, i64* %9, align 8, !dbg !945
  %31 = load i8*, i8** %8, align 8, !dbg !946
  %32 = icmp ne i8* %31, null, !dbg !947
  %33 = zext i1 %32 to i32, !dbg !947
  %34 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.60, i64 0, i64 0), i64 noundef %29, i64 noundef %30, i32 noundef %33), !dbg !948
  br label %35, !dbg !949

35:                                               ; preds = %26
  %36 = load i32, i32* %10, align 4, !dbg !950
  %37 = add nsw i32 %36, 1, !dbg !950
  store i32 %37, i32* %10, align 4, !dbg !950
  br label %23, !dbg !951, !llvm.loop !952

38:                                               ; preds = %23
  %39 = load i8*, i8** %8, align 8, !dbg !954
  call void @free(i8* noundef %39) #9, !dbg !955
  %40 = load %struct._IO_FILE*, %struct._IO_FILE** %7, align 8, !dbg !956
  %41 = call i32 @fclose(%struct._IO_FILE* noundef %40), !dbg !957
  ret i32 %41, !dbg !958
}

; Function Attrs: nounwind
declare i8* @setlocale(i32 noundef, i8* noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @wide(i8* noundef %0) #0 !dbg !959 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct._IO_FILE*, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !962, metadata !DIExpression()), !dbg !963
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %3, metadata !964, metadata !DIExpression()), !dbg !965
  %6 = load i8*, i8** %2, align 8, !dbg !966
  %7 = call %struct._IO_FILE* @with(i8* noundef %6), !dbg !967
  store %struct._IO_FILE* %7, %struct._IO_FILE** %3, align 8, !dbg !965
  call void @llvm.dbg.declare(metadata i32* %4, metadata !968, metadata !DIExpression()), !dbg !970
  store i32 0, i32* %4, align 4, !dbg !970
  br label %8, !dbg !971

8:                                                ; preds = %25, %1
  %9 = load i32, i32* %4, align 4, !dbg !972
  %10 = icmp slt i32 %9, 2, !dbg !974
  br i1 %10, label %11, label %28, !dbg !975

11:                                               ; preds = %8
  %12 = call i32* @__errno_location() #10, !dbg !976
  store i32 0, i32* %12, align 4, !dbg !978
  call void @llvm.dbg.declare(metadata i32* %5, metadata !979, metadata !DIExpression()), !dbg !980
  %13 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !981
  %14 = call i32 @getwc(%struct._IO_FILE* noundef %13), !dbg !982
  store i32 %14, i32* %5, align 4, !dbg !980
  %15 = load i32, i32* %5, align 4, !dbg !983
  %16 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !984
  %17 = call i32 @ferror(%struct._IO_FILE* noundef %16) #9, !dbg !985
  %18 = call i32* @__errno_location() #10, !dbg !986
  %19 = load i32, i32* %18, align 4, !dbg !986
  %20 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.61, i64 0, i64 0), i32 noundef %15, i32 noundef %17, i32 noundef %19), !dbg !987
  %21 = load i32, i32* %5, align 4, !dbg !988
  %22 = icmp eq i32 %21, -1, !dbg !990
  br i1 %22, label %23, label %24, !dbg !991

23:                                               ; preds = %11
  br label %28, !dbg !992

24:                                               ; preds = %11
  br label %25, !dbg !993

25:                                               ; preds = %24
  %26 = load i32, i32* %4, align 4, !dbg !994
  %27 = add nsw i32 %26, 1, !dbg !994
  store i32 %27, i32* %4, align 4, !dbg !994
  br label %8, !dbg !995, !llvm.loop !996

28:                                               ; preds = %23, %8
  %29 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !998
  %30 = call i32 @fclose(%struct._IO_FILE* noundef %29), !dbg !999
  ret void, !dbg !1000
}

; Function Attrs: nounwind readnone willreturn
declare i32* @__errno_location() #6

; Function Attrs: nounwind
declare i8* @asctime_r(%struct.tm* noundef, i8* noundef) #4

; Function Attrs: nounwind
declare i8* @asctime(%struct.tm* noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal %struct._IO_FILE* @with(i8* noundef %0) #0 !dbg !1001 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct._IO_FILE*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !1004, metadata !DIExpression()), !dbg !1005
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %3, metadata !1006, metadata !DIExpression()), !dbg !1007
  %4 = call noalias %struct._IO_FILE* @fopen(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.62, i64 0, i64 0), i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.63, i64 0, i64 0)), !dbg !1008
  store %struct._IO_FILE* %4, %struct._IO_FILE** %3, align 8, !dbg !1007
  %5 = load i8*, i8** %2, align 8, !dbg !1009
  %6 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !1010
  %7 = call i32 @fputs(i8* noundef %5, %struct._IO_FILE* noundef %6), !dbg !1011
  %8 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !1012
  call void @rewind(%struct._IO_FILE* noundef %8), !dbg !1013
  %9 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !1014
  ret %struct._IO_FILE* %9, !dbg !1015
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

declare i32 @fcntl(i32 noundef, i32 noundef, ...) #3

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
!3 = !DIFile(filename: "tests/programs/worlds/edges.c", directory: ".", checksumkind: CSK_MD5, checksum: "de0645d00db3fb9613c306f7e32f4af3")
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
!26 = distinct !DIGlobalVariable(name: "names", scope: !2, file: !3, line: 214, type: !27, isLocal: true, isDefinition: true)
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
!704 = !DILocation(line: 200, column: 13, scope: !705)
!705 = distinct !DILexicalBlock(scope: !625, file: !3, line: 200, column: 5)
!706 = !DILocation(line: 200, column: 10, scope: !705)
!707 = !DILocation(line: 200, column: 18, scope: !708)
!708 = distinct !DILexicalBlock(scope: !705, file: !3, line: 200, column: 5)
!709 = !DILocation(line: 200, column: 21, scope: !708)
!710 = !DILocation(line: 200, column: 5, scope: !705)
!711 = !DILocalVariable(name: "x", scope: !712, file: !3, line: 201, type: !640)
!712 = distinct !DILexicalBlock(scope: !708, file: !3, line: 200, column: 36)
!713 = !DILocation(line: 201, column: 13, scope: !712)
!714 = !DILocation(line: 201, column: 17, scope: !712)
!715 = !DILocalVariable(name: "y", scope: !712, file: !3, line: 201, type: !640)
!716 = !DILocation(line: 201, column: 21, scope: !712)
!717 = !DILocation(line: 202, column: 7, scope: !712)
!718 = !DILocation(line: 202, column: 13, scope: !712)
!719 = !DILocation(line: 203, column: 37, scope: !712)
!720 = !DILocation(line: 203, column: 47, scope: !712)
!721 = !DILocation(line: 203, column: 57, scope: !712)
!722 = !DILocation(line: 203, column: 59, scope: !712)
!723 = !DILocation(line: 203, column: 21, scope: !712)
!724 = !DILocation(line: 203, column: 7, scope: !712)
!725 = !DILocation(line: 203, column: 89, scope: !712)
!726 = !DILocation(line: 203, column: 108, scope: !712)
!727 = !DILocation(line: 203, column: 102, scope: !712)
!728 = !DILocation(line: 203, column: 70, scope: !712)
!729 = !DILocation(line: 204, column: 5, scope: !712)
!730 = !DILocation(line: 200, column: 30, scope: !708)
!731 = !DILocation(line: 200, column: 5, scope: !708)
!732 = distinct !{!732, !710, !733, !195}
!733 = !DILocation(line: 204, column: 5, scope: !705)
!734 = !DILocation(line: 205, column: 11, scope: !625)
!735 = !DILocation(line: 205, column: 5, scope: !625)
!736 = !DILocation(line: 206, column: 8, scope: !625)
!737 = !DILocation(line: 207, column: 30, scope: !625)
!738 = !DILocation(line: 207, column: 34, scope: !625)
!739 = !DILocation(line: 207, column: 21, scope: !625)
!740 = !DILocation(line: 207, column: 5, scope: !625)
!741 = !DILocation(line: 207, column: 64, scope: !625)
!742 = !DILocation(line: 207, column: 70, scope: !625)
!743 = !DILocation(line: 207, column: 50, scope: !625)
!744 = !DILocation(line: 208, column: 36, scope: !625)
!745 = !DILocation(line: 208, column: 47, scope: !625)
!746 = !DILocation(line: 208, column: 20, scope: !625)
!747 = !DILocation(line: 208, column: 5, scope: !625)
!748 = !DILocation(line: 208, column: 79, scope: !625)
!749 = !DILocation(line: 208, column: 85, scope: !625)
!750 = !DILocation(line: 208, column: 65, scope: !625)
!751 = !DILocation(line: 209, column: 33, scope: !625)
!752 = !DILocation(line: 209, column: 20, scope: !625)
!753 = !DILocation(line: 209, column: 5, scope: !625)
!754 = !DILocation(line: 209, column: 63, scope: !625)
!755 = !DILocation(line: 209, column: 69, scope: !625)
!756 = !DILocation(line: 209, column: 49, scope: !625)
!757 = !DILocation(line: 210, column: 36, scope: !625)
!758 = !DILocation(line: 210, column: 47, scope: !625)
!759 = !DILocation(line: 210, column: 20, scope: !625)
!760 = !DILocation(line: 210, column: 5, scope: !625)
!761 = !DILocation(line: 210, column: 98, scope: !625)
!762 = !DILocation(line: 210, column: 104, scope: !625)
!763 = !DILocation(line: 210, column: 82, scope: !625)
!764 = !DILocation(line: 211, column: 5, scope: !625)
!765 = !DILocalVariable(name: "i", scope: !766, file: !3, line: 215, type: !16)
!766 = distinct !DILexicalBlock(scope: !767, file: !3, line: 215, column: 5)
!767 = distinct !DILexicalBlock(scope: !66, file: !3, line: 213, column: 13)
!768 = !DILocation(line: 215, column: 17, scope: !766)
!769 = !DILocation(line: 215, column: 10, scope: !766)
!770 = !DILocation(line: 215, column: 24, scope: !771)
!771 = distinct !DILexicalBlock(scope: !766, file: !3, line: 215, column: 5)
!772 = !DILocation(line: 215, column: 26, scope: !771)
!773 = !DILocation(line: 215, column: 5, scope: !766)
!774 = !DILocalVariable(name: "path", scope: !775, file: !3, line: 216, type: !338)
!775 = distinct !DILexicalBlock(scope: !771, file: !3, line: 215, column: 63)
!776 = !DILocation(line: 216, column: 12, scope: !775)
!777 = !DILocalVariable(name: "text", scope: !775, file: !3, line: 216, type: !778)
!778 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 32, elements: !779)
!779 = !{!780}
!780 = !DISubrange(count: 4)
!781 = !DILocation(line: 216, column: 32, scope: !775)
!782 = !DILocalVariable(name: "out", scope: !775, file: !3, line: 217, type: !6)
!783 = !DILocation(line: 217, column: 11, scope: !775)
!784 = !DILocation(line: 217, column: 17, scope: !775)
!785 = !DILocation(line: 217, column: 19, scope: !775)
!786 = !DILocation(line: 217, column: 24, scope: !775)
!787 = !DILocation(line: 217, column: 27, scope: !775)
!788 = !DILocation(line: 217, column: 29, scope: !775)
!789 = !DILocalVariable(name: "fd", scope: !775, file: !3, line: 217, type: !6)
!790 = !DILocation(line: 217, column: 35, scope: !775)
!791 = !DILocation(line: 217, column: 52, scope: !775)
!792 = !DILocation(line: 217, column: 64, scope: !775)
!793 = !DILocation(line: 217, column: 58, scope: !775)
!794 = !DILocation(line: 217, column: 45, scope: !775)
!795 = !DILocation(line: 217, column: 69, scope: !775)
!796 = !DILocation(line: 217, column: 86, scope: !775)
!797 = !DILocation(line: 217, column: 88, scope: !775)
!798 = !DILocation(line: 217, column: 40, scope: !775)
!799 = !DILocation(line: 218, column: 7, scope: !775)
!800 = !DILocation(line: 218, column: 13, scope: !775)
!801 = !DILocation(line: 219, column: 29, scope: !775)
!802 = !DILocation(line: 219, column: 23, scope: !775)
!803 = !DILocation(line: 219, column: 33, scope: !775)
!804 = !DILocation(line: 219, column: 36, scope: !775)
!805 = !DILocation(line: 219, column: 7, scope: !775)
!806 = !DILocation(line: 220, column: 12, scope: !807)
!807 = distinct !DILexicalBlock(scope: !775, file: !3, line: 220, column: 11)
!808 = !DILocation(line: 220, column: 16, scope: !807)
!809 = !DILocation(line: 220, column: 19, scope: !807)
!810 = !DILocation(line: 220, column: 22, scope: !807)
!811 = !DILocation(line: 220, column: 11, scope: !775)
!812 = !DILocation(line: 220, column: 52, scope: !807)
!813 = !DILocation(line: 220, column: 56, scope: !807)
!814 = !DILocation(line: 220, column: 47, scope: !807)
!815 = !DILocation(line: 220, column: 42, scope: !807)
!816 = !DILocation(line: 220, column: 28, scope: !807)
!817 = !DILocation(line: 221, column: 28, scope: !775)
!818 = !DILocation(line: 221, column: 21, scope: !775)
!819 = !DILocation(line: 221, column: 47, scope: !775)
!820 = !DILocation(line: 221, column: 7, scope: !775)
!821 = !DILocation(line: 222, column: 11, scope: !822)
!822 = distinct !DILexicalBlock(scope: !775, file: !3, line: 222, column: 11)
!823 = !DILocation(line: 222, column: 13, scope: !822)
!824 = !DILocation(line: 222, column: 18, scope: !822)
!825 = !DILocation(line: 222, column: 21, scope: !822)
!826 = !DILocation(line: 222, column: 23, scope: !822)
!827 = !DILocation(line: 222, column: 11, scope: !775)
!828 = !DILocation(line: 222, column: 43, scope: !822)
!829 = !DILocation(line: 222, column: 51, scope: !822)
!830 = !DILocation(line: 222, column: 58, scope: !822)
!831 = !DILocation(line: 222, column: 76, scope: !822)
!832 = !DILocation(line: 222, column: 61, scope: !822)
!833 = !DILocation(line: 222, column: 87, scope: !822)
!834 = !DILocation(line: 222, column: 84, scope: !822)
!835 = !DILocation(line: 0, scope: !822)
!836 = !DILocation(line: 222, column: 29, scope: !822)
!837 = !DILocation(line: 223, column: 23, scope: !775)
!838 = !DILocation(line: 223, column: 26, scope: !775)
!839 = !DILocation(line: 223, column: 31, scope: !775)
!840 = !DILocation(line: 223, column: 34, scope: !775)
!841 = !DILocation(line: 223, column: 36, scope: !775)
!842 = !DILocation(line: 223, column: 41, scope: !775)
!843 = !DILocation(line: 223, column: 44, scope: !775)
!844 = !DILocation(line: 223, column: 46, scope: !775)
!845 = !DILocation(line: 223, column: 51, scope: !775)
!846 = !DILocation(line: 223, column: 54, scope: !775)
!847 = !DILocation(line: 223, column: 56, scope: !775)
!848 = !DILocation(line: 223, column: 74, scope: !775)
!849 = !DILocation(line: 223, column: 68, scope: !775)
!850 = !DILocation(line: 223, column: 63, scope: !775)
!851 = !DILocation(line: 223, column: 7, scope: !775)
!852 = !DILocation(line: 224, column: 11, scope: !853)
!853 = distinct !DILexicalBlock(scope: !775, file: !3, line: 224, column: 11)
!854 = !DILocation(line: 224, column: 14, scope: !853)
!855 = !DILocation(line: 224, column: 11, scope: !775)
!856 = !DILocation(line: 224, column: 26, scope: !853)
!857 = !DILocation(line: 224, column: 20, scope: !853)
!858 = !DILocation(line: 225, column: 5, scope: !775)
!859 = !DILocation(line: 215, column: 59, scope: !771)
!860 = !DILocation(line: 215, column: 5, scope: !771)
!861 = distinct !{!861, !773, !862, !195}
!862 = !DILocation(line: 225, column: 5, scope: !766)
!863 = !DILocation(line: 226, column: 5, scope: !767)
!864 = !DILocalVariable(name: "how", scope: !865, file: !3, line: 227, type: !6)
!865 = distinct !DILexicalBlock(scope: !767, file: !3, line: 227, column: 5)
!866 = !DILocation(line: 227, column: 14, scope: !865)
!867 = !DILocation(line: 227, column: 10, scope: !865)
!868 = !DILocation(line: 227, column: 30, scope: !869)
!869 = distinct !DILexicalBlock(scope: !865, file: !3, line: 227, column: 5)
!870 = !DILocation(line: 227, column: 34, scope: !869)
!871 = !DILocation(line: 227, column: 5, scope: !865)
!872 = !DILocation(line: 227, column: 84, scope: !869)
!873 = !DILocation(line: 227, column: 65, scope: !869)
!874 = !DILocation(line: 227, column: 52, scope: !869)
!875 = !DILocation(line: 227, column: 107, scope: !869)
!876 = !DILocation(line: 227, column: 91, scope: !869)
!877 = !DILocation(line: 227, column: 48, scope: !869)
!878 = !DILocation(line: 227, column: 5, scope: !869)
!879 = distinct !{!879, !871, !880, !195}
!880 = !DILocation(line: 227, column: 112, scope: !865)
!881 = !DILocation(line: 228, column: 18, scope: !767)
!882 = !DILocation(line: 228, column: 5, scope: !767)
!883 = !DILocation(line: 228, column: 81, scope: !767)
!884 = !DILocation(line: 228, column: 65, scope: !767)
!885 = !DILocation(line: 229, column: 18, scope: !767)
!886 = !DILocation(line: 229, column: 5, scope: !767)
!887 = !DILocation(line: 229, column: 90, scope: !767)
!888 = !DILocation(line: 229, column: 74, scope: !767)
!889 = !DILocation(line: 230, column: 18, scope: !767)
!890 = !DILocation(line: 230, column: 5, scope: !767)
!891 = !DILocation(line: 230, column: 62, scope: !767)
!892 = !DILocation(line: 230, column: 46, scope: !767)
!893 = !DILocalVariable(name: "f", scope: !767, file: !3, line: 231, type: !286)
!894 = !DILocation(line: 231, column: 11, scope: !767)
!895 = !DILocation(line: 231, column: 15, scope: !767)
!896 = !DILocation(line: 232, column: 12, scope: !767)
!897 = !DILocation(line: 232, column: 24, scope: !767)
!898 = !DILocation(line: 232, column: 41, scope: !767)
!899 = !DILocation(line: 232, column: 43, scope: !767)
!900 = !DILocation(line: 232, column: 16, scope: !767)
!901 = !DILocation(line: 232, column: 56, scope: !767)
!902 = !DILocation(line: 232, column: 49, scope: !767)
!903 = !DILocation(line: 232, column: 5, scope: !767)
!904 = !DILocation(line: 234, column: 12, scope: !66)
!905 = !DILocation(line: 236, column: 3, scope: !2)
!906 = !DILocation(line: 237, column: 1, scope: !2)
!907 = distinct !DISubprogram(name: "lines", scope: !3, file: !3, line: 27, type: !908, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !33)
!908 = !DISubroutineType(types: !909)
!909 = !{!6, !29, !16, !6}
!910 = !DILocalVariable(name: "text", arg: 1, scope: !907, file: !3, line: 27, type: !29)
!911 = !DILocation(line: 27, column: 30, scope: !907)
!912 = !DILocalVariable(name: "room", arg: 2, scope: !907, file: !3, line: 27, type: !16)
!913 = !DILocation(line: 27, column: 43, scope: !907)
!914 = !DILocalVariable(name: "allocated", arg: 3, scope: !907, file: !3, line: 27, type: !6)
!915 = !DILocation(line: 27, column: 53, scope: !907)
!916 = !DILocalVariable(name: "f", scope: !907, file: !3, line: 28, type: !286)
!917 = !DILocation(line: 28, column: 9, scope: !907)
!918 = !DILocation(line: 28, column: 18, scope: !907)
!919 = !DILocation(line: 28, column: 13, scope: !907)
!920 = !DILocalVariable(name: "line", scope: !907, file: !3, line: 29, type: !67)
!921 = !DILocation(line: 29, column: 9, scope: !907)
!922 = !DILocation(line: 29, column: 16, scope: !907)
!923 = !DILocation(line: 29, column: 35, scope: !907)
!924 = !DILocation(line: 29, column: 28, scope: !907)
!925 = !DILocalVariable(name: "n", scope: !907, file: !3, line: 30, type: !16)
!926 = !DILocation(line: 30, column: 10, scope: !907)
!927 = !DILocation(line: 30, column: 14, scope: !907)
!928 = !DILocalVariable(name: "i", scope: !929, file: !3, line: 31, type: !6)
!929 = distinct !DILexicalBlock(scope: !907, file: !3, line: 31, column: 3)
!930 = !DILocation(line: 31, column: 12, scope: !929)
!931 = !DILocation(line: 31, column: 8, scope: !929)
!932 = !DILocation(line: 31, column: 19, scope: !933)
!933 = distinct !DILexicalBlock(scope: !929, file: !3, line: 31, column: 3)
!934 = !DILocation(line: 31, column: 21, scope: !933)
!935 = !DILocation(line: 31, column: 3, scope: !929)
!936 = !DILocalVariable(name: "size", scope: !937, file: !3, line: 32, type: !938)
!937 = distinct !DILexicalBlock(scope: !933, file: !3, line: 31, column: 31)
!938 = !DIDerivedType(tag: DW_TAG_typedef, name: "ssize_t", file: !939, line: 77, baseType: !940)
!939 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!940 = !DIDerivedType(tag: DW_TAG_typedef, name: "__ssize_t", file: !313, line: 194, baseType: !14)
!941 = !DILocation(line: 32, column: 13, scope: !937)
!942 = !DILocation(line: 32, column: 39, scope: !937)
!943 = !DILocation(line: 32, column: 20, scope: !937)
!944 = !DILocation(line: 33, column: 31, scope: !937)
!945 = !DILocation(line: 33, column: 37, scope: !937)
!946 = !DILocation(line: 33, column: 40, scope: !937)
!947 = !DILocation(line: 33, column: 45, scope: !937)
!948 = !DILocation(line: 33, column: 5, scope: !937)
!949 = !DILocation(line: 34, column: 3, scope: !937)
!950 = !DILocation(line: 31, column: 27, scope: !933)
!951 = !DILocation(line: 31, column: 3, scope: !933)
!952 = distinct !{!952, !935, !953, !195}
!953 = !DILocation(line: 34, column: 3, scope: !929)
!954 = !DILocation(line: 35, column: 8, scope: !907)
!955 = !DILocation(line: 35, column: 3, scope: !907)
!956 = !DILocation(line: 36, column: 17, scope: !907)
!957 = !DILocation(line: 36, column: 10, scope: !907)
!958 = !DILocation(line: 36, column: 3, scope: !907)
!959 = distinct !DISubprogram(name: "wide", scope: !3, file: !3, line: 39, type: !960, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !33)
!960 = !DISubroutineType(types: !961)
!961 = !{null, !29}
!962 = !DILocalVariable(name: "text", arg: 1, scope: !959, file: !3, line: 39, type: !29)
!963 = !DILocation(line: 39, column: 30, scope: !959)
!964 = !DILocalVariable(name: "f", scope: !959, file: !3, line: 40, type: !286)
!965 = !DILocation(line: 40, column: 9, scope: !959)
!966 = !DILocation(line: 40, column: 18, scope: !959)
!967 = !DILocation(line: 40, column: 13, scope: !959)
!968 = !DILocalVariable(name: "i", scope: !969, file: !3, line: 41, type: !6)
!969 = distinct !DILexicalBlock(scope: !959, file: !3, line: 41, column: 3)
!970 = !DILocation(line: 41, column: 12, scope: !969)
!971 = !DILocation(line: 41, column: 8, scope: !969)
!972 = !DILocation(line: 41, column: 19, scope: !973)
!973 = distinct !DILexicalBlock(scope: !969, file: !3, line: 41, column: 3)
!974 = !DILocation(line: 41, column: 21, scope: !973)
!975 = !DILocation(line: 41, column: 3, scope: !969)
!976 = !DILocation(line: 42, column: 5, scope: !977)
!977 = distinct !DILexicalBlock(scope: !973, file: !3, line: 41, column: 31)
!978 = !DILocation(line: 42, column: 11, scope: !977)
!979 = !DILocalVariable(name: "c", scope: !977, file: !3, line: 43, type: !468)
!980 = !DILocation(line: 43, column: 12, scope: !977)
!981 = !DILocation(line: 43, column: 22, scope: !977)
!982 = !DILocation(line: 43, column: 16, scope: !977)
!983 = !DILocation(line: 44, column: 44, scope: !977)
!984 = !DILocation(line: 44, column: 54, scope: !977)
!985 = !DILocation(line: 44, column: 47, scope: !977)
!986 = !DILocation(line: 44, column: 58, scope: !977)
!987 = !DILocation(line: 44, column: 5, scope: !977)
!988 = !DILocation(line: 45, column: 9, scope: !989)
!989 = distinct !DILexicalBlock(scope: !977, file: !3, line: 45, column: 9)
!990 = !DILocation(line: 45, column: 11, scope: !989)
!991 = !DILocation(line: 45, column: 9, scope: !977)
!992 = !DILocation(line: 45, column: 20, scope: !989)
!993 = !DILocation(line: 46, column: 3, scope: !977)
!994 = !DILocation(line: 41, column: 27, scope: !973)
!995 = !DILocation(line: 41, column: 3, scope: !973)
!996 = distinct !{!996, !975, !997, !195}
!997 = !DILocation(line: 46, column: 3, scope: !969)
!998 = !DILocation(line: 47, column: 10, scope: !959)
!999 = !DILocation(line: 47, column: 3, scope: !959)
!1000 = !DILocation(line: 48, column: 1, scope: !959)
!1001 = distinct !DISubprogram(name: "with", scope: !3, file: !3, line: 20, type: !1002, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !33)
!1002 = !DISubroutineType(types: !1003)
!1003 = !{!286, !29}
!1004 = !DILocalVariable(name: "text", arg: 1, scope: !1001, file: !3, line: 20, type: !29)
!1005 = !DILocation(line: 20, column: 31, scope: !1001)
!1006 = !DILocalVariable(name: "f", scope: !1001, file: !3, line: 21, type: !286)
!1007 = !DILocation(line: 21, column: 9, scope: !1001)
!1008 = !DILocation(line: 21, column: 13, scope: !1001)
!1009 = !DILocation(line: 22, column: 9, scope: !1001)
!1010 = !DILocation(line: 22, column: 15, scope: !1001)
!1011 = !DILocation(line: 22, column: 3, scope: !1001)
!1012 = !DILocation(line: 23, column: 10, scope: !1001)
!1013 = !DILocation(line: 23, column: 3, scope: !1001)
!1014 = !DILocation(line: 24, column: 10, scope: !1001)
!1015 = !DILocation(line: 24, column: 3, scope: !1001)
