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
@main.names.33 = internal constant [10 x i8*] [i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.34, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.35, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.36, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.37, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.38, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.39, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.40, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.41, i32 0, i32 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.42, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.43, i32 0, i32 0)], align 16, !dbg !25
@.str.34 = private unnamed_addr constant [5 x i8] c"zero\00", align 1
@.str.35 = private unnamed_addr constant [5 x i8] c"full\00", align 1
@.str.36 = private unnamed_addr constant [8 x i8] c"urandom\00", align 1
@.str.37 = private unnamed_addr constant [5 x i8] c"null\00", align 1
@.str.38 = private unnamed_addr constant [6 x i8] c"stdin\00", align 1
@.str.39 = private unnamed_addr constant [5 x i8] c"fd/0\00", align 1
@.str.40 = private unnamed_addr constant [7 x i8] c"stdout\00", align 1
@.str.41 = private unnamed_addr constant [5 x i8] c"fd/1\00", align 1
@.str.42 = private unnamed_addr constant [3 x i8] c"fd\00", align 1
@.str.43 = private unnamed_addr constant [5 x i8] c"none\00", align 1
@__const.main.path = private unnamed_addr constant [20 x i8] c"/dev/\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", align 16
@__const.main.text = private unnamed_addr constant [4 x i8] c"???\00", align 1
@.str.44 = private unnamed_addr constant [6 x i8] c"%s %d\00", align 1
@.str.45 = private unnamed_addr constant [4 x i8] zeroinitializer, align 1
@.str.46 = private unnamed_addr constant [6 x i8] c"says\0A\00", align 1
@.str.47 = private unnamed_addr constant [11 x i8] c"/dev/stdin\00", align 1
@.str.48 = private unnamed_addr constant [12 x i8] c"/dev/stdout\00", align 1
@.str.49 = private unnamed_addr constant [2 x i8] c"w\00", align 1
@.str.50 = private unnamed_addr constant [10 x i8] c"done %zu\0A\00", align 1
@.str.51 = private unnamed_addr constant [15 x i8] c"%zd of %zu %d\0A\00", align 1
@.str.52 = private unnamed_addr constant [23 x i8] c"%d error %d, errno %d\0A\00", align 1
@.str.53 = private unnamed_addr constant [10 x i8] c"edges.txt\00", align 1
@.str.54 = private unnamed_addr constant [3 x i8] c"w+\00", align 1

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
  %32 = alloca i64, align 8
  %33 = alloca [20 x i8], align 16
  %34 = alloca [4 x i8], align 1
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca %struct._IO_FILE*, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [3 x i8]* %2, metadata !46, metadata !DIExpression()), !dbg !50
  %38 = bitcast [3 x i8]* %2 to i8*, !dbg !50
  call void @llvm.memset.p0i8.i64(i8* align 1 %38, i8 0, i64 3, i1 false), !dbg !50
  %39 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 0, !dbg !51
  %40 = call i64 @read(i32 noundef 0, i8* noundef %39, i64 noundef 3), !dbg !53
  %41 = icmp ne i64 %40, 3, !dbg !54
  br i1 %41, label %42, label %43, !dbg !55

42:                                               ; preds = %0
  store i32 99, i32* %1, align 4, !dbg !56
  br label %646, !dbg !56

43:                                               ; preds = %0
  %44 = load %struct._IO_FILE*, %struct._IO_FILE** @stdout, align 8, !dbg !57
  %45 = call i32 @setvbuf(%struct._IO_FILE* noundef %44, i8* noundef null, i32 noundef 2, i64 noundef 0) #9, !dbg !58
  call void @llvm.dbg.declare(metadata i64* %3, metadata !59, metadata !DIExpression()), !dbg !60
  %46 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !61
  %47 = load i8, i8* %46, align 1, !dbg !61
  %48 = zext i8 %47 to i64, !dbg !61
  store i64 %48, i64* %3, align 8, !dbg !60
  %49 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 0, !dbg !62
  %50 = load i8, i8* %49, align 1, !dbg !62
  %51 = zext i8 %50 to i32, !dbg !62
  switch i32 %51, label %644 [
    i32 97, label %52
    i32 98, label %91
    i32 99, label %107
    i32 100, label %186
    i32 101, label %191
    i32 102, label %199
    i32 103, label %201
    i32 106, label %241
    i32 104, label %289
    i32 105, label %304
    i32 107, label %333
    i32 108, label %378
    i32 109, label %403
    i32 110, label %432
    i32 111, label %522
  ], !dbg !63

52:                                               ; preds = %43
  call void @llvm.dbg.declare(metadata i8** %4, metadata !64, metadata !DIExpression()), !dbg !68
  %53 = call noalias i8* @malloc(i64 noundef 4) #9, !dbg !69
  store i8* %53, i8** %4, align 8, !dbg !68
  call void @llvm.dbg.declare(metadata i8** %5, metadata !70, metadata !DIExpression()), !dbg !71
  %54 = load i8*, i8** %4, align 8, !dbg !72
  %55 = load i64, i64* %3, align 8, !dbg !73
  %56 = and i64 %55, 3, !dbg !74
  %57 = call i8* @realloc(i8* noundef %54, i64 noundef %56) #9, !dbg !75
  store i8* %57, i8** %5, align 8, !dbg !71
  %58 = load i8*, i8** %5, align 8, !dbg !76
  %59 = icmp ne i8* %58, null, !dbg !76
  br i1 %59, label %64, label %60, !dbg !78

60:                                               ; preds = %52
  %61 = load i64, i64* %3, align 8, !dbg !79
  %62 = and i64 %61, 3, !dbg !80
  %63 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str, i64 0, i64 0), i64 noundef %62), !dbg !81
  store i32 7, i32* %1, align 4, !dbg !82
  br label %646, !dbg !82

64:                                               ; preds = %52
  %65 = load i8*, i8** %5, align 8, !dbg !83
  %66 = load i64, i64* %3, align 8, !dbg !84
  %67 = and i64 %66, 3, !dbg !85
  %68 = sub i64 %67, 1, !dbg !86
  %69 = getelementptr inbounds i8, i8* %65, i64 %68, !dbg !83
  store i8 1, i8* %69, align 1, !dbg !87
  %70 = load i8*, i8** %5, align 8, !dbg !88
  call void @free(i8* noundef %70) #9, !dbg !89
  %71 = call noalias i8* @malloc(i64 noundef 8) #9, !dbg !90
  %72 = load i64, i64* %3, align 8, !dbg !91
  %73 = and i64 %72, 3, !dbg !92
  %74 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 2, !dbg !93
  %75 = load i8, i8* %74, align 1, !dbg !93
  %76 = zext i8 %75 to i32, !dbg !93
  %77 = and i32 %76, 1, !dbg !94
  %78 = sext i32 %77 to i64, !dbg !93
  %79 = call i8* @reallocarray(i8* noundef %71, i64 noundef %73, i64 noundef %78) #9, !dbg !95
  store i8* %79, i8** %5, align 8, !dbg !96
  %80 = load i8*, i8** %5, align 8, !dbg !97
  %81 = icmp eq i8* %80, null, !dbg !98
  %82 = zext i1 %81 to i32, !dbg !98
  %83 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %82), !dbg !99
  %84 = load i8*, i8** %5, align 8, !dbg !100
  call void @free(i8* noundef %84) #9, !dbg !101
  %85 = call i8* @realloc(i8* noundef null, i64 noundef 0) #9, !dbg !102
  store i8* %85, i8** %5, align 8, !dbg !103
  %86 = load i8*, i8** %5, align 8, !dbg !104
  %87 = icmp eq i8* %86, null, !dbg !105
  %88 = zext i1 %87 to i32, !dbg !105
  %89 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %88), !dbg !106
  %90 = load i8*, i8** %5, align 8, !dbg !107
  call void @free(i8* noundef %90) #9, !dbg !108
  br label %645, !dbg !109

91:                                               ; preds = %43
  call void @llvm.dbg.declare(metadata i8** %6, metadata !110, metadata !DIExpression()), !dbg !112
  store i8* null, i8** %6, align 8, !dbg !112
  call void @llvm.dbg.declare(metadata i32* %7, metadata !113, metadata !DIExpression()), !dbg !114
  %92 = load i64, i64* %3, align 8, !dbg !115
  %93 = call i32 @posix_memalign(i8** noundef %6, i64 noundef %92, i64 noundef 16) #9, !dbg !116
  store i32 %93, i32* %7, align 4, !dbg !114
  %94 = load i32, i32* %7, align 4, !dbg !117
  %95 = icmp ne i32 %94, 0, !dbg !117
  br i1 %95, label %96, label %98, !dbg !119

96:                                               ; preds = %91
  %97 = load i32, i32* %7, align 4, !dbg !120
  store i32 %97, i32* %1, align 4, !dbg !121
  br label %646, !dbg !121

98:                                               ; preds = %91
  %99 = load i8*, i8** %6, align 8, !dbg !122
  %100 = ptrtoint i8* %99 to i64, !dbg !124
  %101 = load i64, i64* %3, align 8, !dbg !125
  %102 = urem i64 %100, %101, !dbg !126
  %103 = icmp ne i64 %102, 0, !dbg !126
  br i1 %103, label %104, label %105, !dbg !127

104:                                              ; preds = %98
  store i32 2, i32* %1, align 4, !dbg !128
  br label %646, !dbg !128

105:                                              ; preds = %98
  %106 = load i8*, i8** %6, align 8, !dbg !129
  call void @free(i8* noundef %106) #9, !dbg !130
  br label %645, !dbg !131

107:                                              ; preds = %43
  call void @llvm.dbg.declare(metadata i64* %8, metadata !132, metadata !DIExpression()), !dbg !135
  store i64 0, i64* %8, align 8, !dbg !135
  br label %108, !dbg !136

108:                                              ; preds = %182, %107
  %109 = load i64, i64* %8, align 8, !dbg !137
  %110 = icmp ult i64 %109, 9, !dbg !139
  br i1 %110, label %111, label %185, !dbg !140

111:                                              ; preds = %108
  call void @llvm.dbg.declare(metadata i8** %9, metadata !141, metadata !DIExpression()), !dbg !143
  %112 = load i64, i64* %8, align 8, !dbg !144
  %113 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %112, !dbg !145
  %114 = load i64, i64* %113, align 8, !dbg !145
  %115 = call noalias i8* @memalign(i64 noundef %114, i64 noundef 10) #9, !dbg !146
  call void @llvm.assume(i1 true) [ "align"(i8* %115, i64 %114) ], !dbg !146
  store i8* %115, i8** %9, align 8, !dbg !143
  call void @llvm.dbg.declare(metadata i8** %10, metadata !147, metadata !DIExpression()), !dbg !148
  %116 = load i64, i64* %8, align 8, !dbg !149
  %117 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %116, !dbg !150
  %118 = load i64, i64* %117, align 8, !dbg !150
  %119 = call noalias i8* @aligned_alloc(i64 noundef %118, i64 noundef 10) #9, !dbg !151
  call void @llvm.assume(i1 true) [ "align"(i8* %119, i64 %118) ], !dbg !151
  store i8* %119, i8** %10, align 8, !dbg !148
  call void @llvm.dbg.declare(metadata i64* %11, metadata !152, metadata !DIExpression()), !dbg !153
  %120 = load i64, i64* %8, align 8, !dbg !154
  %121 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %120, !dbg !155
  %122 = load i64, i64* %121, align 8, !dbg !155
  %123 = icmp ult i64 %122, 16, !dbg !156
  br i1 %123, label %124, label %125, !dbg !155

124:                                              ; preds = %111
  br label %156, !dbg !155

125:                                              ; preds = %111
  %126 = load i64, i64* %8, align 8, !dbg !157
  %127 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %126, !dbg !158
  %128 = load i64, i64* %127, align 8, !dbg !158
  %129 = icmp ugt i64 %128, 4096, !dbg !159
  br i1 %129, label %130, label %131, !dbg !158

130:                                              ; preds = %125
  br label %154, !dbg !158

131:                                              ; preds = %125
  %132 = load i64, i64* %8, align 8, !dbg !160
  %133 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %132, !dbg !161
  %134 = load i64, i64* %133, align 8, !dbg !161
  %135 = icmp eq i64 %134, 24, !dbg !162
  br i1 %135, label %136, label %137, !dbg !161

136:                                              ; preds = %131
  br label %152, !dbg !161

137:                                              ; preds = %131
  %138 = load i64, i64* %8, align 8, !dbg !163
  %139 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %138, !dbg !164
  %140 = load i64, i64* %139, align 8, !dbg !164
  %141 = icmp eq i64 %140, 48, !dbg !165
  br i1 %141, label %142, label %143, !dbg !164

142:                                              ; preds = %137
  br label %150, !dbg !164

143:                                              ; preds = %137
  %144 = load i64, i64* %8, align 8, !dbg !166
  %145 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %144, !dbg !167
  %146 = load i64, i64* %145, align 8, !dbg !167
  %147 = icmp eq i64 %146, 100, !dbg !168
  %148 = zext i1 %147 to i64, !dbg !167
  %149 = select i1 %147, i32 128, i32 4096, !dbg !167
  br label %150, !dbg !164

150:                                              ; preds = %143, %142
  %151 = phi i32 [ 64, %142 ], [ %149, %143 ], !dbg !164
  br label %152, !dbg !161

152:                                              ; preds = %150, %136
  %153 = phi i32 [ 32, %136 ], [ %151, %150 ], !dbg !161
  br label %154, !dbg !158

154:                                              ; preds = %152, %130
  %155 = phi i32 [ 8192, %130 ], [ %153, %152 ], !dbg !158
  br label %156, !dbg !155

156:                                              ; preds = %154, %124
  %157 = phi i32 [ 16, %124 ], [ %155, %154 ], !dbg !155
  %158 = sext i32 %157 to i64, !dbg !155
  store i64 %158, i64* %11, align 8, !dbg !153
  %159 = load i8*, i8** %9, align 8, !dbg !169
  %160 = icmp ne i8* %159, null, !dbg !170
  %161 = zext i1 %160 to i32, !dbg !170
  %162 = load i8*, i8** %10, align 8, !dbg !171
  %163 = icmp ne i8* %162, null, !dbg !172
  %164 = zext i1 %163 to i32, !dbg !172
  %165 = load i8*, i8** %9, align 8, !dbg !173
  %166 = ptrtoint i8* %165 to i64, !dbg !174
  %167 = load i64, i64* %11, align 8, !dbg !175
  %168 = urem i64 %166, %167, !dbg !176
  %169 = icmp eq i64 %168, 0, !dbg !177
  br i1 %169, label %170, label %176, !dbg !178

170:                                              ; preds = %156
  %171 = load i8*, i8** %10, align 8, !dbg !179
  %172 = ptrtoint i8* %171 to i64, !dbg !180
  %173 = load i64, i64* %11, align 8, !dbg !181
  %174 = urem i64 %172, %173, !dbg !182
  %175 = icmp eq i64 %174, 0, !dbg !183
  br label %176

176:                                              ; preds = %170, %156
  %177 = phi i1 [ false, %156 ], [ %175, %170 ], !dbg !184
  %178 = zext i1 %177 to i32, !dbg !178
  %179 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.2, i64 0, i64 0), i32 noundef %161, i32 noundef %164, i32 noundef %178), !dbg !185
  %180 = load i8*, i8** %9, align 8, !dbg !186
  call void @free(i8* noundef %180) #9, !dbg !187
  %181 = load i8*, i8** %10, align 8, !dbg !188
  call void @free(i8* noundef %181) #9, !dbg !189
  br label %182, !dbg !190

182:                                              ; preds = %176
  %183 = load i64, i64* %8, align 8, !dbg !191
  %184 = add i64 %183, 1, !dbg !191
  store i64 %184, i64* %8, align 8, !dbg !191
  br label %108, !dbg !192, !llvm.loop !193

185:                                              ; preds = %108
  br label %645, !dbg !196

186:                                              ; preds = %43
  %187 = call i32 @lines(i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str.3, i64 0, i64 0), i64 noundef 0, i32 noundef 0), !dbg !197
  %188 = call i32 @lines(i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str.3, i64 0, i64 0), i64 noundef 10, i32 noundef 1), !dbg !198
  %189 = call i32 @lines(i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.4, i64 0, i64 0), i64 noundef 10, i32 noundef 1), !dbg !199
  %190 = call i32 @lines(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.5, i64 0, i64 0), i64 noundef 0, i32 noundef 1), !dbg !200
  br label %645, !dbg !201

191:                                              ; preds = %43
  call void @llvm.dbg.declare(metadata [400 x i8]* %12, metadata !202, metadata !DIExpression()), !dbg !207
  %192 = getelementptr inbounds [400 x i8], [400 x i8]* %12, i64 0, i64 0, !dbg !208
  call void @llvm.memset.p0i8.i64(i8* align 16 %192, i8 120, i64 399, i1 false), !dbg !208
  %193 = getelementptr inbounds [400 x i8], [400 x i8]* %12, i64 0, i64 399, !dbg !209
  store i8 0, i8* %193, align 1, !dbg !210
  %194 = getelementptr inbounds [400 x i8], [400 x i8]* %12, i64 0, i64 0, !dbg !211
  %195 = call i32 @lines(i8* noundef %194, i64 noundef 0, i32 noundef 0), !dbg !212
  %196 = getelementptr inbounds [400 x i8], [400 x i8]* %12, i64 0, i64 130, !dbg !213
  store i8 10, i8* %196, align 2, !dbg !214
  %197 = getelementptr inbounds [400 x i8], [400 x i8]* %12, i64 0, i64 0, !dbg !215
  %198 = call i32 @lines(i8* noundef %197, i64 noundef 0, i32 noundef 0), !dbg !216
  br label %645, !dbg !217

199:                                              ; preds = %43
  %200 = call i8* @setlocale(i32 noundef 6, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.6, i64 0, i64 0)) #9, !dbg !218
  call void @wide(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.7, i64 0, i64 0)), !dbg !219
  call void @wide(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.8, i64 0, i64 0)), !dbg !220
  call void @wide(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.9, i64 0, i64 0)), !dbg !221
  call void @wide(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.10, i64 0, i64 0)), !dbg !222
  br label %645, !dbg !223

201:                                              ; preds = %43
  call void @llvm.dbg.declare(metadata %struct.tm* %13, metadata !224, metadata !DIExpression()), !dbg !240
  %202 = bitcast %struct.tm* %13 to i8*, !dbg !240
  call void @llvm.memset.p0i8.i64(i8* align 8 %202, i8 0, i64 56, i1 false), !dbg !240
  %203 = bitcast i8* %202 to %struct.tm*, !dbg !240
  %204 = getelementptr inbounds %struct.tm, %struct.tm* %203, i32 0, i32 3, !dbg !240
  store i32 1, i32* %204, align 4, !dbg !240
  %205 = getelementptr inbounds %struct.tm, %struct.tm* %203, i32 0, i32 5, !dbg !240
  store i32 8099, i32* %205, align 4, !dbg !240
  call void @llvm.dbg.declare(metadata [40 x i8]* %14, metadata !241, metadata !DIExpression()), !dbg !245
  call void @llvm.dbg.declare(metadata i32* %15, metadata !246, metadata !DIExpression()), !dbg !248
  store i32 0, i32* %15, align 4, !dbg !248
  br label %206, !dbg !249

206:                                              ; preds = %221, %201
  %207 = load i32, i32* %15, align 4, !dbg !250
  %208 = icmp slt i32 %207, 2, !dbg !252
  br i1 %208, label %209, label %227, !dbg !253

209:                                              ; preds = %206
  %210 = call i32* @__errno_location() #10, !dbg !254
  store i32 0, i32* %210, align 4, !dbg !256
  %211 = getelementptr inbounds [40 x i8], [40 x i8]* %14, i64 0, i64 0, !dbg !257
  %212 = call i8* @asctime_r(%struct.tm* noundef %13, i8* noundef %211) #9, !dbg !258
  %213 = icmp ne i8* %212, null, !dbg !259
  %214 = zext i1 %213 to i32, !dbg !259
  %215 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.11, i64 0, i64 0), i32 noundef %214), !dbg !260
  %216 = call i32* @__errno_location() #10, !dbg !261
  %217 = load i32, i32* %216, align 4, !dbg !261
  %218 = icmp eq i32 %217, 75, !dbg !262
  %219 = zext i1 %218 to i32, !dbg !262
  %220 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %219), !dbg !263
  br label %221, !dbg !264

221:                                              ; preds = %209
  %222 = load i32, i32* %15, align 4, !dbg !265
  %223 = add nsw i32 %222, 1, !dbg !265
  store i32 %223, i32* %15, align 4, !dbg !265
  %224 = getelementptr inbounds %struct.tm, %struct.tm* %13, i32 0, i32 5, !dbg !266
  %225 = load i32, i32* %224, align 4, !dbg !267
  %226 = add nsw i32 %225, 1, !dbg !267
  store i32 %226, i32* %224, align 4, !dbg !267
  br label %206, !dbg !268, !llvm.loop !269

227:                                              ; preds = %206
  %228 = call i8* @asctime(%struct.tm* noundef %13) #9, !dbg !271
  %229 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.12, i64 0, i64 0), i8* noundef %228), !dbg !272
  %230 = getelementptr inbounds %struct.tm, %struct.tm* %13, i32 0, i32 5, !dbg !273
  store i32 2147483647, i32* %230, align 4, !dbg !274
  %231 = call i32* @__errno_location() #10, !dbg !275
  store i32 0, i32* %231, align 4, !dbg !276
  %232 = call i8* @asctime(%struct.tm* noundef %13) #9, !dbg !277
  %233 = icmp ne i8* %232, null, !dbg !278
  %234 = zext i1 %233 to i32, !dbg !278
  %235 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.11, i64 0, i64 0), i32 noundef %234), !dbg !279
  %236 = call i32* @__errno_location() #10, !dbg !280
  %237 = load i32, i32* %236, align 4, !dbg !280
  %238 = icmp eq i32 %237, 75, !dbg !281
  %239 = zext i1 %238 to i32, !dbg !281
  %240 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %239), !dbg !282
  br label %645, !dbg !283

241:                                              ; preds = %43
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %16, metadata !284, metadata !DIExpression()), !dbg !341
  %242 = call %struct._IO_FILE* @with(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.13, i64 0, i64 0)), !dbg !342
  store %struct._IO_FILE* %242, %struct._IO_FILE** %16, align 8, !dbg !341
  call void @llvm.dbg.declare(metadata [6 x i8]* %17, metadata !343, metadata !DIExpression()), !dbg !347
  %243 = bitcast [6 x i8]* %17 to i8*, !dbg !347
  call void @llvm.memset.p0i8.i64(i8* align 1 %243, i8 0, i64 6, i1 false), !dbg !347
  call void @llvm.dbg.declare(metadata i32* %18, metadata !348, metadata !DIExpression()), !dbg !349
  %244 = load %struct._IO_FILE*, %struct._IO_FILE** %16, align 8, !dbg !350
  %245 = call i32 @fileno(%struct._IO_FILE* noundef %244) #9, !dbg !351
  store i32 %245, i32* %18, align 4, !dbg !349
  call void @llvm.dbg.declare(metadata i8** %19, metadata !352, metadata !DIExpression()), !dbg !353
  %246 = load i32, i32* %18, align 4, !dbg !354
  %247 = call i8* @mmap(i8* noundef null, i64 noundef 5, i32 noundef 3, i32 noundef 1, i32 noundef %246, i64 noundef 0) #9, !dbg !355
  store i8* %247, i8** %19, align 8, !dbg !353
  %248 = load i64, i64* %3, align 8, !dbg !356
  %249 = and i64 %248, 1, !dbg !357
  %250 = icmp ne i64 %249, 0, !dbg !356
  %251 = zext i1 %250 to i64, !dbg !356
  %252 = select i1 %250, i32 74, i32 72, !dbg !356
  %253 = trunc i32 %252 to i8, !dbg !358
  %254 = load i8*, i8** %19, align 8, !dbg !359
  %255 = getelementptr inbounds i8, i8* %254, i64 0, !dbg !359
  store i8 %253, i8* %255, align 1, !dbg !360
  %256 = load i32, i32* %18, align 4, !dbg !361
  %257 = getelementptr inbounds [6 x i8], [6 x i8]* %17, i64 0, i64 0, !dbg !362
  %258 = call i64 @pread(i32 noundef %256, i8* noundef %257, i64 noundef 5, i64 noundef 0), !dbg !363
  %259 = getelementptr inbounds [6 x i8], [6 x i8]* %17, i64 0, i64 0, !dbg !364
  %260 = call i32 @puts(i8* noundef %259), !dbg !365
  %261 = load i32, i32* %18, align 4, !dbg !366
  %262 = call i64 @pwrite(i32 noundef %261, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.14, i64 0, i64 0), i64 noundef 2, i64 noundef 3), !dbg !367
  %263 = load i8*, i8** %19, align 8, !dbg !368
  %264 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.15, i64 0, i64 0), i8* noundef %263), !dbg !369
  %265 = load i8*, i8** %19, align 8, !dbg !370
  %266 = getelementptr inbounds i8, i8* %265, i64 1, !dbg !370
  store i8 117, i8* %266, align 1, !dbg !371
  %267 = load i8*, i8** %19, align 8, !dbg !372
  %268 = call i32 @munmap(i8* noundef %267, i64 noundef 5) #9, !dbg !373
  %269 = load i32, i32* %18, align 4, !dbg !374
  %270 = getelementptr inbounds [6 x i8], [6 x i8]* %17, i64 0, i64 0, !dbg !375
  %271 = call i64 @pread(i32 noundef %269, i8* noundef %270, i64 noundef 5, i64 noundef 0), !dbg !376
  %272 = getelementptr inbounds [6 x i8], [6 x i8]* %17, i64 0, i64 0, !dbg !377
  %273 = call i32 @puts(i8* noundef %272), !dbg !378
  %274 = load i32, i32* %18, align 4, !dbg !379
  %275 = call i8* @mmap(i8* noundef null, i64 noundef 5, i32 noundef 1, i32 noundef 1, i32 noundef %274, i64 noundef 0) #9, !dbg !380
  store i8* %275, i8** %19, align 8, !dbg !381
  %276 = load i32, i32* %18, align 4, !dbg !382
  %277 = call i64 @pwrite(i32 noundef %276, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.16, i64 0, i64 0), i64 noundef 2, i64 noundef 0), !dbg !383
  %278 = load i8*, i8** %19, align 8, !dbg !384
  %279 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.15, i64 0, i64 0), i8* noundef %278), !dbg !385
  call void @llvm.dbg.declare(metadata i8** %20, metadata !386, metadata !DIExpression()), !dbg !387
  %280 = load i32, i32* %18, align 4, !dbg !388
  %281 = call i8* @mmap(i8* noundef null, i64 noundef 5, i32 noundef 3, i32 noundef 2, i32 noundef %280, i64 noundef 0) #9, !dbg !389
  store i8* %281, i8** %20, align 8, !dbg !387
  %282 = load i8*, i8** %20, align 8, !dbg !390
  %283 = getelementptr inbounds i8, i8* %282, i64 4, !dbg !390
  store i8 33, i8* %283, align 1, !dbg !391
  %284 = load i32, i32* %18, align 4, !dbg !392
  %285 = getelementptr inbounds [6 x i8], [6 x i8]* %17, i64 0, i64 0, !dbg !393
  %286 = call i64 @pread(i32 noundef %284, i8* noundef %285, i64 noundef 5, i64 noundef 0), !dbg !394
  %287 = getelementptr inbounds [6 x i8], [6 x i8]* %17, i64 0, i64 0, !dbg !395
  %288 = call i32 @puts(i8* noundef %287), !dbg !396
  br label %645, !dbg !397

289:                                              ; preds = %43
  call void @llvm.dbg.declare(metadata i64* %21, metadata !398, metadata !DIExpression()), !dbg !401
  store i64 0, i64* %21, align 8, !dbg !401
  br label %290, !dbg !402

290:                                              ; preds = %299, %289
  %291 = load i64, i64* %21, align 8, !dbg !403
  %292 = icmp ult i64 %291, 11, !dbg !405
  br i1 %292, label %293, label %302, !dbg !406

293:                                              ; preds = %290
  %294 = load i64, i64* %21, align 8, !dbg !407
  %295 = getelementptr inbounds [11 x i32], [11 x i32]* @main.names, i64 0, i64 %294, !dbg !408
  %296 = load i32, i32* %295, align 4, !dbg !408
  %297 = call i64 @sysconf(i32 noundef %296) #9, !dbg !409
  %298 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.17, i64 0, i64 0), i64 noundef %297), !dbg !410
  br label %299, !dbg !410

299:                                              ; preds = %293
  %300 = load i64, i64* %21, align 8, !dbg !411
  %301 = add i64 %300, 1, !dbg !411
  store i64 %301, i64* %21, align 8, !dbg !411
  br label %290, !dbg !412, !llvm.loop !413

302:                                              ; preds = %290
  %303 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.18, i64 0, i64 0)), !dbg !415
  br label %645, !dbg !416

304:                                              ; preds = %43
  call void @llvm.dbg.declare(metadata i64* %22, metadata !417, metadata !DIExpression()), !dbg !420
  %305 = load i64, i64* %3, align 8, !dbg !421
  %306 = icmp ult i64 %305, 200, !dbg !422
  br i1 %306, label %307, label %309, !dbg !421

307:                                              ; preds = %304
  %308 = load i64, i64* %3, align 8, !dbg !423
  br label %312, !dbg !421

309:                                              ; preds = %304
  %310 = load i64, i64* %3, align 8, !dbg !424
  %311 = sub i64 -1, %310, !dbg !425
  br label %312, !dbg !421

312:                                              ; preds = %309, %307
  %313 = phi i64 [ %308, %307 ], [ %311, %309 ], !dbg !421
  store i64 %313, i64* %22, align 8, !dbg !420
  call void @llvm.dbg.declare(metadata [200 x i8]* %23, metadata !426, metadata !DIExpression()), !dbg !430
  call void @llvm.dbg.declare(metadata i32* %24, metadata !431, metadata !DIExpression()), !dbg !432
  %314 = getelementptr inbounds [200 x i8], [200 x i8]* %23, i64 0, i64 0, !dbg !433
  %315 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !434
  %316 = load i8, i8* %315, align 1, !dbg !434
  %317 = zext i8 %316 to i32, !dbg !434
  %318 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !435
  %319 = load i8, i8* %318, align 1, !dbg !435
  %320 = zext i8 %319 to i32, !dbg !435
  %321 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !436
  %322 = load i8, i8* %321, align 1, !dbg !436
  %323 = zext i8 %322 to i32, !dbg !436
  %324 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !437
  %325 = load i8, i8* %324, align 1, !dbg !437
  %326 = zext i8 %325 to i32, !dbg !437
  %327 = load i64, i64* %22, align 8, !dbg !438
  %328 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef %314, i64 noundef 200, i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.19, i64 0, i64 0), i32 noundef %317, i32 noundef %320, i32 noundef %323, i32 noundef %326, i64 noundef %327, i32 noundef 5, i32 noundef 5, i32 noundef 5) #9, !dbg !439
  store i32 %328, i32* %24, align 4, !dbg !432
  %329 = load i32, i32* %24, align 4, !dbg !440
  %330 = getelementptr inbounds [200 x i8], [200 x i8]* %23, i64 0, i64 0, !dbg !441
  %331 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.20, i64 0, i64 0), i32 noundef %329, i8* noundef %330), !dbg !442
  %332 = and i32 %331, 1, !dbg !443
  store i32 %332, i32* %1, align 4, !dbg !444
  br label %646, !dbg !444

333:                                              ; preds = %43
  %334 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !445
  %335 = load i8, i8* %334, align 1, !dbg !445
  %336 = zext i8 %335 to i32, !dbg !445
  %337 = and i32 %336, 1, !dbg !448
  %338 = icmp ne i32 %337, 0, !dbg !448
  br i1 %338, label %339, label %341, !dbg !449

339:                                              ; preds = %333
  %340 = call i8* @setlocale(i32 noundef 6, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.6, i64 0, i64 0)) #9, !dbg !450
  br label %341, !dbg !450

341:                                              ; preds = %339, %333
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %25, metadata !451, metadata !DIExpression()), !dbg !452
  %342 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !453
  %343 = load i8, i8* %342, align 1, !dbg !453
  %344 = zext i8 %343 to i32, !dbg !453
  %345 = and i32 %344, 1, !dbg !454
  %346 = icmp ne i32 %345, 0, !dbg !453
  %347 = zext i1 %346 to i64, !dbg !453
  %348 = select i1 %346, i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.21, i64 0, i64 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.22, i64 0, i64 0), !dbg !453
  %349 = call %struct._IO_FILE* @with(i8* noundef %348), !dbg !455
  store %struct._IO_FILE* %349, %struct._IO_FILE** %25, align 8, !dbg !452
  call void @llvm.dbg.declare(metadata i32* %26, metadata !456, metadata !DIExpression()), !dbg !458
  store i32 0, i32* %26, align 4, !dbg !458
  br label %350, !dbg !459

350:                                              ; preds = %361, %341
  %351 = load i32, i32* %26, align 4, !dbg !460
  %352 = icmp slt i32 %351, 3, !dbg !462
  br i1 %352, label %353, label %364, !dbg !463

353:                                              ; preds = %350
  %354 = call i32* @__errno_location() #10, !dbg !464
  store i32 0, i32* %354, align 4, !dbg !466
  call void @llvm.dbg.declare(metadata i32* %27, metadata !467, metadata !DIExpression()), !dbg !471
  %355 = load %struct._IO_FILE*, %struct._IO_FILE** %25, align 8, !dbg !472
  %356 = call i32 @getwc(%struct._IO_FILE* noundef %355), !dbg !473
  store i32 %356, i32* %27, align 4, !dbg !471
  %357 = load i32, i32* %27, align 4, !dbg !474
  %358 = call i32* @__errno_location() #10, !dbg !475
  %359 = load i32, i32* %358, align 4, !dbg !475
  %360 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.23, i64 0, i64 0), i32 noundef %357, i32 noundef %359), !dbg !476
  br label %361, !dbg !477

361:                                              ; preds = %353
  %362 = load i32, i32* %26, align 4, !dbg !478
  %363 = add nsw i32 %362, 1, !dbg !478
  store i32 %363, i32* %26, align 4, !dbg !478
  br label %350, !dbg !479, !llvm.loop !480

364:                                              ; preds = %350
  call void @llvm.dbg.declare(metadata i32* %28, metadata !482, metadata !DIExpression()), !dbg !484
  store i32 0, i32* %28, align 4, !dbg !484
  br label %365, !dbg !485

365:                                              ; preds = %372, %364
  %366 = load i32, i32* %28, align 4, !dbg !486
  %367 = icmp slt i32 %366, 4, !dbg !488
  br i1 %367, label %368, label %375, !dbg !489

368:                                              ; preds = %365
  %369 = load %struct._IO_FILE*, %struct._IO_FILE** %25, align 8, !dbg !490
  %370 = call i32 @getc(%struct._IO_FILE* noundef %369), !dbg !491
  %371 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %370), !dbg !492
  br label %372, !dbg !492

372:                                              ; preds = %368
  %373 = load i32, i32* %28, align 4, !dbg !493
  %374 = add nsw i32 %373, 1, !dbg !493
  store i32 %374, i32* %28, align 4, !dbg !493
  br label %365, !dbg !494, !llvm.loop !495

375:                                              ; preds = %365
  %376 = load %struct._IO_FILE*, %struct._IO_FILE** %25, align 8, !dbg !497
  %377 = call i32 @fclose(%struct._IO_FILE* noundef %376), !dbg !498
  store i32 %377, i32* %1, align 4, !dbg !499
  br label %646, !dbg !499

378:                                              ; preds = %43
  %379 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !500
  %380 = call i32 @fileno(%struct._IO_FILE* noundef %379) #9, !dbg !502
  %381 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %380), !dbg !503
  %382 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !504
  %383 = load i8, i8* %382, align 1, !dbg !504
  %384 = zext i8 %383 to i32, !dbg !504
  %385 = and i32 %384, 1, !dbg !505
  %386 = icmp ne i32 %385, 0, !dbg !505
  br i1 %386, label %387, label %390, !dbg !504

387:                                              ; preds = %378
  %388 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !506
  %389 = call i32 @fclose(%struct._IO_FILE* noundef %388), !dbg !507
  br label %395, !dbg !504

390:                                              ; preds = %378
  %391 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !508
  %392 = call %struct._IO_FILE* @freopen(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.24, i64 0, i64 0), i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.25, i64 0, i64 0), %struct._IO_FILE* noundef %391), !dbg !509
  %393 = icmp ne %struct._IO_FILE* %392, null, !dbg !510
  %394 = zext i1 %393 to i32, !dbg !510
  br label %395, !dbg !504

395:                                              ; preds = %390, %387
  %396 = phi i32 [ %389, %387 ], [ %394, %390 ], !dbg !504
  %397 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %396), !dbg !511
  %398 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !512
  %399 = call i32 @fileno(%struct._IO_FILE* noundef %398) #9, !dbg !513
  %400 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !514
  %401 = call i32 @getc(%struct._IO_FILE* noundef %400), !dbg !515
  %402 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.26, i64 0, i64 0), i32 noundef %399, i32 noundef %401), !dbg !516
  br label %645, !dbg !517

403:                                              ; preds = %43
  %404 = call i64 @lseek(i32 noundef 0, i64 noundef -2, i32 noundef 1) #9, !dbg !518
  %405 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.27, i64 0, i64 0), i64 noundef %404), !dbg !519
  %406 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 0, !dbg !520
  %407 = getelementptr inbounds i8, i8* %406, i64 1, !dbg !521
  %408 = call i64 @read(i32 noundef 0, i8* noundef %407, i64 noundef 2), !dbg !522
  %409 = trunc i64 %408 to i32, !dbg !523
  %410 = icmp eq i32 %409, 2, !dbg !524
  br i1 %410, label %411, label %419, !dbg !525

411:                                              ; preds = %403
  %412 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !526
  %413 = load i8, i8* %412, align 1, !dbg !526
  %414 = zext i8 %413 to i32, !dbg !526
  %415 = load i64, i64* %3, align 8, !dbg !527
  %416 = trunc i64 %415 to i8, !dbg !528
  %417 = zext i8 %416 to i32, !dbg !528
  %418 = icmp eq i32 %414, %417, !dbg !529
  br label %419

419:                                              ; preds = %411, %403
  %420 = phi i1 [ false, %403 ], [ %418, %411 ], !dbg !530
  %421 = zext i1 %420 to i32, !dbg !525
  %422 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.28, i64 0, i64 0), i32 noundef %421), !dbg !531
  %423 = call i8* @getenv(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.30, i64 0, i64 0)) #9, !dbg !532
  %424 = icmp ne i8* %423, null, !dbg !533
  br i1 %424, label %428, label %425, !dbg !534

425:                                              ; preds = %419
  %426 = call i8* @getenv(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.31, i64 0, i64 0)) #9, !dbg !535
  %427 = icmp ne i8* %426, null, !dbg !536
  br label %428, !dbg !534

428:                                              ; preds = %425, %419
  %429 = phi i1 [ true, %419 ], [ %427, %425 ]
  %430 = zext i1 %429 to i32, !dbg !534
  %431 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %430), !dbg !537
  br label %645, !dbg !538

432:                                              ; preds = %43
  call void @llvm.dbg.declare(metadata i64* %29, metadata !539, metadata !DIExpression()), !dbg !541
  %433 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !542
  %434 = load i8, i8* %433, align 1, !dbg !542
  %435 = zext i8 %434 to i32, !dbg !542
  %436 = and i32 %435, 1, !dbg !543
  %437 = add nsw i32 62, %436, !dbg !544
  %438 = zext i32 %437 to i64, !dbg !545
  %439 = shl i64 1, %438, !dbg !545
  store i64 %439, i64* %29, align 8, !dbg !541
  call void @llvm.dbg.declare(metadata i64* %30, metadata !546, metadata !DIExpression()), !dbg !547
  store i64 -9223372036854775807, i64* %30, align 8, !dbg !547
  call void @llvm.dbg.declare(metadata i8** %31, metadata !548, metadata !DIExpression()), !dbg !549
  %440 = call noalias i8* @malloc(i64 noundef 8) #9, !dbg !550
  store i8* %440, i8** %31, align 8, !dbg !549
  %441 = call i32* @__errno_location() #10, !dbg !551
  store i32 0, i32* %441, align 4, !dbg !552
  %442 = load i64, i64* %29, align 8, !dbg !553
  %443 = call noalias i8* @malloc(i64 noundef %442) #9, !dbg !554
  %444 = icmp ne i8* %443, null, !dbg !555
  %445 = zext i1 %444 to i32, !dbg !555
  %446 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %445), !dbg !556
  %447 = call i32* @__errno_location() #10, !dbg !557
  %448 = load i32, i32* %447, align 4, !dbg !557
  %449 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %448), !dbg !558
  %450 = call i32* @__errno_location() #10, !dbg !559
  store i32 0, i32* %450, align 4, !dbg !560
  %451 = load i64, i64* %30, align 8, !dbg !561
  %452 = call noalias i8* @calloc(i64 noundef %451, i64 noundef 2) #9, !dbg !562
  %453 = icmp ne i8* %452, null, !dbg !563
  %454 = zext i1 %453 to i32, !dbg !563
  %455 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %454), !dbg !564
  %456 = call i32* @__errno_location() #10, !dbg !565
  %457 = load i32, i32* %456, align 4, !dbg !565
  %458 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %457), !dbg !566
  %459 = call i32* @__errno_location() #10, !dbg !567
  store i32 0, i32* %459, align 4, !dbg !568
  %460 = load i64, i64* %29, align 8, !dbg !569
  %461 = call noalias i8* @calloc(i64 noundef 1, i64 noundef %460) #9, !dbg !570
  %462 = icmp ne i8* %461, null, !dbg !571
  %463 = zext i1 %462 to i32, !dbg !571
  %464 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %463), !dbg !572
  %465 = call i32* @__errno_location() #10, !dbg !573
  %466 = load i32, i32* %465, align 4, !dbg !573
  %467 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %466), !dbg !574
  %468 = call i32* @__errno_location() #10, !dbg !575
  store i32 0, i32* %468, align 4, !dbg !576
  %469 = load i8*, i8** %31, align 8, !dbg !577
  %470 = load i64, i64* %29, align 8, !dbg !578
  %471 = call i8* @realloc(i8* noundef %469, i64 noundef %470) #9, !dbg !579
  %472 = icmp ne i8* %471, null, !dbg !580
  %473 = zext i1 %472 to i32, !dbg !580
  %474 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %473), !dbg !581
  %475 = call i32* @__errno_location() #10, !dbg !582
  %476 = load i32, i32* %475, align 4, !dbg !582
  %477 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %476), !dbg !583
  %478 = call i32* @__errno_location() #10, !dbg !584
  store i32 0, i32* %478, align 4, !dbg !585
  %479 = load i8*, i8** %31, align 8, !dbg !586
  %480 = load i64, i64* %30, align 8, !dbg !587
  %481 = call i8* @reallocarray(i8* noundef %479, i64 noundef 2, i64 noundef %480) #9, !dbg !588
  %482 = icmp ne i8* %481, null, !dbg !589
  %483 = zext i1 %482 to i32, !dbg !589
  %484 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %483), !dbg !590
  %485 = call i32* @__errno_location() #10, !dbg !591
  %486 = load i32, i32* %485, align 4, !dbg !591
  %487 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %486), !dbg !592
  %488 = call i32* @__errno_location() #10, !dbg !593
  store i32 0, i32* %488, align 4, !dbg !594
  %489 = call noalias i8* @memalign(i64 noundef -6, i64 noundef 8) #9, !dbg !595
  call void @llvm.assume(i1 true) [ "align"(i8* %489, i64 -6) ], !dbg !595
  %490 = icmp ne i8* %489, null, !dbg !596
  %491 = zext i1 %490 to i32, !dbg !596
  %492 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %491), !dbg !597
  %493 = call i32* @__errno_location() #10, !dbg !598
  %494 = load i32, i32* %493, align 4, !dbg !598
  %495 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %494), !dbg !599
  %496 = call i32* @__errno_location() #10, !dbg !600
  store i32 0, i32* %496, align 4, !dbg !601
  %497 = call noalias align 4294967296 i8* @memalign(i64 noundef -9223372036854775808, i64 noundef 8) #9, !dbg !602
  %498 = icmp ne i8* %497, null, !dbg !603
  %499 = zext i1 %498 to i32, !dbg !603
  %500 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %499), !dbg !604
  %501 = call i32* @__errno_location() #10, !dbg !605
  %502 = load i32, i32* %501, align 4, !dbg !605
  %503 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %502), !dbg !606
  %504 = call i32* @__errno_location() #10, !dbg !607
  store i32 0, i32* %504, align 4, !dbg !608
  %505 = load i64, i64* %29, align 8, !dbg !609
  %506 = call noalias i8* @valloc(i64 noundef %505) #9, !dbg !610
  %507 = icmp ne i8* %506, null, !dbg !611
  %508 = zext i1 %507 to i32, !dbg !611
  %509 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %508), !dbg !612
  %510 = call i32* @__errno_location() #10, !dbg !613
  %511 = load i32, i32* %510, align 4, !dbg !613
  %512 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %511), !dbg !614
  %513 = call i32* @__errno_location() #10, !dbg !615
  store i32 0, i32* %513, align 4, !dbg !616
  %514 = load i8*, i8** %31, align 8, !dbg !617
  %515 = call i8* @realloc(i8* noundef %514, i64 noundef 0) #9, !dbg !618
  %516 = icmp ne i8* %515, null, !dbg !619
  %517 = zext i1 %516 to i32, !dbg !619
  %518 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %517), !dbg !620
  %519 = call i32* @__errno_location() #10, !dbg !621
  %520 = load i32, i32* %519, align 4, !dbg !621
  %521 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %520), !dbg !622
  br label %645, !dbg !623

522:                                              ; preds = %43
  call void @llvm.dbg.declare(metadata i64* %32, metadata !624, metadata !DIExpression()), !dbg !627
  store i64 0, i64* %32, align 8, !dbg !627
  br label %523, !dbg !628

523:                                              ; preds = %624, %522
  %524 = load i64, i64* %32, align 8, !dbg !629
  %525 = icmp ult i64 %524, 10, !dbg !631
  br i1 %525, label %526, label %627, !dbg !632

526:                                              ; preds = %523
  call void @llvm.dbg.declare(metadata [20 x i8]* %33, metadata !633, metadata !DIExpression()), !dbg !635
  %527 = bitcast [20 x i8]* %33 to i8*, !dbg !635
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %527, i8* align 16 getelementptr inbounds ([20 x i8], [20 x i8]* @__const.main.path, i32 0, i32 0), i64 20, i1 false), !dbg !635
  call void @llvm.dbg.declare(metadata [4 x i8]* %34, metadata !636, metadata !DIExpression()), !dbg !640
  %528 = bitcast [4 x i8]* %34 to i8*, !dbg !640
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %528, i8* align 1 getelementptr inbounds ([4 x i8], [4 x i8]* @__const.main.text, i32 0, i32 0), i64 4, i1 false), !dbg !640
  call void @llvm.dbg.declare(metadata i32* %35, metadata !641, metadata !DIExpression()), !dbg !642
  %529 = load i64, i64* %32, align 8, !dbg !643
  %530 = icmp eq i64 %529, 6, !dbg !644
  br i1 %530, label %534, label %531, !dbg !645

531:                                              ; preds = %526
  %532 = load i64, i64* %32, align 8, !dbg !646
  %533 = icmp eq i64 %532, 7, !dbg !647
  br label %534, !dbg !645

534:                                              ; preds = %531, %526
  %535 = phi i1 [ true, %526 ], [ %533, %531 ]
  %536 = zext i1 %535 to i32, !dbg !645
  store i32 %536, i32* %35, align 4, !dbg !642
  call void @llvm.dbg.declare(metadata i32* %36, metadata !648, metadata !DIExpression()), !dbg !649
  %537 = getelementptr inbounds [20 x i8], [20 x i8]* %33, i64 0, i64 0, !dbg !650
  %538 = load i64, i64* %32, align 8, !dbg !651
  %539 = getelementptr inbounds [10 x i8*], [10 x i8*]* @main.names.33, i64 0, i64 %538, !dbg !652
  %540 = load i8*, i8** %539, align 8, !dbg !652
  %541 = call i8* @strcat(i8* noundef %537, i8* noundef %540) #9, !dbg !653
  %542 = load i32, i32* %35, align 4, !dbg !654
  %543 = icmp ne i32 %542, 0, !dbg !654
  br i1 %543, label %544, label %545, !dbg !654

544:                                              ; preds = %534
  br label %550, !dbg !654

545:                                              ; preds = %534
  %546 = load i64, i64* %32, align 8, !dbg !655
  %547 = icmp ult i64 %546, 4, !dbg !656
  %548 = zext i1 %547 to i64, !dbg !655
  %549 = select i1 %547, i32 2, i32 0, !dbg !655
  br label %550, !dbg !654

550:                                              ; preds = %545, %544
  %551 = phi i32 [ 1, %544 ], [ %549, %545 ], !dbg !654
  %552 = call i32 (i8*, i32, ...) @open(i8* noundef %541, i32 noundef %551), !dbg !657
  store i32 %552, i32* %36, align 4, !dbg !649
  %553 = call i32* @__errno_location() #10, !dbg !658
  store i32 0, i32* %553, align 4, !dbg !659
  %554 = load i64, i64* %32, align 8, !dbg !660
  %555 = getelementptr inbounds [10 x i8*], [10 x i8*]* @main.names.33, i64 0, i64 %554, !dbg !661
  %556 = load i8*, i8** %555, align 8, !dbg !661
  %557 = load i32, i32* %36, align 4, !dbg !662
  %558 = icmp sge i32 %557, 0, !dbg !663
  %559 = zext i1 %558 to i32, !dbg !663
  %560 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.44, i64 0, i64 0), i8* noundef %556, i32 noundef %559), !dbg !664
  %561 = load i32, i32* %35, align 4, !dbg !665
  %562 = icmp ne i32 %561, 0, !dbg !665
  br i1 %562, label %572, label %563, !dbg !667

563:                                              ; preds = %550
  %564 = load i32, i32* %36, align 4, !dbg !668
  %565 = icmp sge i32 %564, 0, !dbg !669
  br i1 %565, label %566, label %572, !dbg !670

566:                                              ; preds = %563
  %567 = load i32, i32* %36, align 4, !dbg !671
  %568 = getelementptr inbounds [4 x i8], [4 x i8]* %34, i64 0, i64 0, !dbg !672
  %569 = call i64 @read(i32 noundef %567, i8* noundef %568, i64 noundef 3), !dbg !673
  %570 = trunc i64 %569 to i32, !dbg !674
  %571 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.28, i64 0, i64 0), i32 noundef %570), !dbg !675
  br label %572, !dbg !675

572:                                              ; preds = %566, %563, %550
  %573 = getelementptr inbounds [4 x i8], [4 x i8]* %34, i64 0, i64 0, !dbg !676
  %574 = call i32 @memcmp(i8* noundef %573, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.45, i64 0, i64 0), i64 noundef 3) #11, !dbg !677
  %575 = icmp eq i32 %574, 0, !dbg !678
  %576 = zext i1 %575 to i32, !dbg !678
  %577 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.28, i64 0, i64 0), i32 noundef %576), !dbg !679
  %578 = load i64, i64* %32, align 8, !dbg !680
  %579 = icmp eq i64 %578, 4, !dbg !682
  br i1 %579, label %583, label %580, !dbg !683

580:                                              ; preds = %572
  %581 = load i64, i64* %32, align 8, !dbg !684
  %582 = icmp eq i64 %581, 5, !dbg !685
  br i1 %582, label %583, label %598, !dbg !686

583:                                              ; preds = %580, %572
  %584 = getelementptr inbounds [4 x i8], [4 x i8]* %34, i64 0, i64 0, !dbg !687
  %585 = load i8, i8* %584, align 1, !dbg !687
  %586 = sext i8 %585 to i32, !dbg !687
  %587 = icmp eq i32 %586, 111, !dbg !688
  br i1 %587, label %588, label %594, !dbg !689

588:                                              ; preds = %583
  %589 = getelementptr inbounds [4 x i8], [4 x i8]* %34, i64 0, i64 1, !dbg !690
  %590 = load i8, i8* %589, align 1, !dbg !690
  %591 = zext i8 %590 to i64, !dbg !691
  %592 = load i64, i64* %3, align 8, !dbg !692
  %593 = icmp eq i64 %591, %592, !dbg !693
  br label %594

594:                                              ; preds = %588, %583
  %595 = phi i1 [ false, %583 ], [ %593, %588 ], !dbg !694
  %596 = zext i1 %595 to i32, !dbg !689
  %597 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.28, i64 0, i64 0), i32 noundef %596), !dbg !695
  br label %598, !dbg !695

598:                                              ; preds = %594, %580
  %599 = load i32, i32* %36, align 4, !dbg !696
  %600 = icmp sge i32 %599, 0, !dbg !697
  br i1 %600, label %601, label %614, !dbg !698

601:                                              ; preds = %598
  %602 = load i64, i64* %32, align 8, !dbg !699
  %603 = icmp ne i64 %602, 4, !dbg !700
  br i1 %603, label %604, label %614, !dbg !701

604:                                              ; preds = %601
  %605 = load i64, i64* %32, align 8, !dbg !702
  %606 = icmp ne i64 %605, 5, !dbg !703
  br i1 %606, label %607, label %614, !dbg !704

607:                                              ; preds = %604
  %608 = load i64, i64* %32, align 8, !dbg !705
  %609 = icmp ne i64 %608, 8, !dbg !706
  br i1 %609, label %610, label %614, !dbg !696

610:                                              ; preds = %607
  %611 = load i32, i32* %36, align 4, !dbg !707
  %612 = call i64 @write(i32 noundef %611, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.46, i64 0, i64 0), i64 noundef 5), !dbg !708
  %613 = trunc i64 %612 to i32, !dbg !709
  br label %615, !dbg !696

614:                                              ; preds = %607, %604, %601, %598
  br label %615, !dbg !696

615:                                              ; preds = %614, %610
  %616 = phi i32 [ %613, %610 ], [ 0, %614 ], !dbg !696
  %617 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %616), !dbg !710
  %618 = load i32, i32* %36, align 4, !dbg !711
  %619 = icmp sge i32 %618, 0, !dbg !713
  br i1 %619, label %620, label %623, !dbg !714

620:                                              ; preds = %615
  %621 = load i32, i32* %36, align 4, !dbg !715
  %622 = call i32 @close(i32 noundef %621), !dbg !716
  br label %623, !dbg !716

623:                                              ; preds = %620, %615
  br label %624, !dbg !717

624:                                              ; preds = %623
  %625 = load i64, i64* %32, align 8, !dbg !718
  %626 = add i64 %625, 1, !dbg !718
  store i64 %626, i64* %32, align 8, !dbg !718
  br label %523, !dbg !719, !llvm.loop !720

627:                                              ; preds = %523
  %628 = call i32 @close(i32 noundef 0), !dbg !722
  %629 = call i32 (i8*, i32, ...) @open(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.47, i64 0, i64 0), i32 noundef 0), !dbg !723
  %630 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %629), !dbg !724
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %37, metadata !725, metadata !DIExpression()), !dbg !726
  %631 = call noalias %struct._IO_FILE* @fopen(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.48, i64 0, i64 0), i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.49, i64 0, i64 0)), !dbg !727
  store %struct._IO_FILE* %631, %struct._IO_FILE** %37, align 8, !dbg !726
  %632 = load %struct._IO_FILE*, %struct._IO_FILE** %37, align 8, !dbg !728
  %633 = icmp ne %struct._IO_FILE* %632, null, !dbg !728
  br i1 %633, label %634, label %641, !dbg !728

634:                                              ; preds = %627
  %635 = load %struct._IO_FILE*, %struct._IO_FILE** %37, align 8, !dbg !729
  %636 = load i64, i64* %3, align 8, !dbg !730
  %637 = and i64 %636, 1, !dbg !731
  %638 = call i32 (%struct._IO_FILE*, i8*, ...) @fprintf(%struct._IO_FILE* noundef %635, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.50, i64 0, i64 0), i64 noundef %637), !dbg !732
  %639 = load %struct._IO_FILE*, %struct._IO_FILE** %37, align 8, !dbg !733
  %640 = call i32 @fclose(%struct._IO_FILE* noundef %639), !dbg !734
  br label %642, !dbg !728

641:                                              ; preds = %627
  br label %642, !dbg !728

642:                                              ; preds = %641, %634
  %643 = phi i32 [ %640, %634 ], [ 3, %641 ], !dbg !728
  store i32 %643, i32* %1, align 4, !dbg !735
  br label %646, !dbg !735

644:                                              ; preds = %43
  store i32 1, i32* %1, align 4, !dbg !736
  br label %646, !dbg !736

645:                                              ; preds = %432, %428, %395, %302, %241, %227, %199, %191, %186, %185, %105, %64
  store i32 0, i32* %1, align 4, !dbg !737
  br label %646, !dbg !737

646:                                              ; preds = %645, %644, %642, %375, %312, %104, %96, %60, %42
  %647 = load i32, i32* %1, align 4, !dbg !738
  ret i32 %647, !dbg !738
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
define internal i32 @lines(i8* noundef %0, i64 noundef %1, i32 noundef %2) #0 !dbg !739 {
  %4 = alloca i8*, align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct._IO_FILE*, align 8
  %8 = alloca i8*, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  store i8* %0, i8** %4, align 8
  call void @llvm.dbg.declare(metadata i8** %4, metadata !742, metadata !DIExpression()), !dbg !743
  store i64 %1, i64* %5, align 8
  call void @llvm.dbg.declare(metadata i64* %5, metadata !744, metadata !DIExpression()), !dbg !745
  store i32 %2, i32* %6, align 4
  call void @llvm.dbg.declare(metadata i32* %6, metadata !746, metadata !DIExpression()), !dbg !747
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %7, metadata !748, metadata !DIExpression()), !dbg !749
  %12 = load i8*, i8** %4, align 8, !dbg !750
  %13 = call %struct._IO_FILE* @with(i8* noundef %12), !dbg !751
  store %struct._IO_FILE* %13, %struct._IO_FILE** %7, align 8, !dbg !749
  call void @llvm.dbg.declare(metadata i8** %8, metadata !752, metadata !DIExpression()), !dbg !753
  %14 = load i32, i32* %6, align 4, !dbg !754
  %15 = icmp ne i32 %14, 0, !dbg !754
  br i1 %15, label %16, label %19, !dbg !754

16:                                               ; preds = %3
  %17 = load i64, i64* %5, align 8, !dbg !755
  %18 = call noalias i8* @malloc(i64 noundef %17) #9, !dbg !756
  br label %20, !dbg !754

19:                                               ; preds = %3
  br label %20, !dbg !754

20:                                               ; preds = %19, %16
  %21 = phi i8* [ %18, %16 ], [ null, %19 ], !dbg !754
  store i8* %21, i8** %8, align 8, !dbg !753
  call void @llvm.dbg.declare(metadata i64* %9, metadata !757, metadata !DIExpression()), !dbg !758
  %22 = load i64, i64* %5, align 8, !dbg !759
  store i64 %22, i64* %9, align 8, !dbg !758
  call void @llvm.dbg.declare(metadata i32* %10, metadata !760, metadata !DIExpression()), !dbg !762
  store i32 0, i32* %10, align 4, !dbg !762
  br label %23, !dbg !763

23:                                               ; preds = %35, %20
  %24 = load i32, i32* %10, align 4, !dbg !764
  %25 = icmp slt i32 %24, 3, !dbg !766
  br i1 %25, label %26, label %38, !dbg !767

26:                                               ; preds = %23
  call void @llvm.dbg.declare(metadata i64* %11, metadata !768, metadata !DIExpression()), !dbg !773
  %27 = load %struct._IO_FILE*, %struct._IO_FILE** %7, align 8, !dbg !774
  %28 = call i64 @getline(i8** noundef %8, i64* noundef %9, %struct._IO_FILE* noundef %27), !dbg !775
  store i64 %28, i64* %11, align 8, !dbg !773
  %29 = load i64, i64* %11, align 8, !dbg !776
  %30 = load i64, i64* %9, align 8, !dbg !777
  %31 = load i8*, i8** %8, align 8, !dbg !778
  %32 = icmp ne i8* %31, null, !dbg !779
  %33 = zext i1 %32 to i32, !dbg !779
  %34 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.51, i64 0, i64 0), i64 noundef %29, i64 noundef %30, i32 noundef %33), !dbg !780
  br label %35, !dbg !781

35:                                               ; preds = %26
  %36 = load i32, i32* %10, align 4, !dbg !782
  %37 = add nsw i32 %36, 1, !dbg !782
  store i32 %37, i32* %10, align 4, !dbg !782
  br label %23, !dbg !783, !llvm.loop !784

38:                                               ; preds = %23
  %39 = load i8*, i8** %8, align 8, !dbg !786
  call void @free(i8* noundef %39) #9, !dbg !787
  %40 = load %struct._IO_FILE*, %struct._IO_FILE** %7, align 8, !dbg !788
  %41 = call i32 @fclose(%struct._IO_FILE* noundef %40), !dbg !789
  ret i32 %41, !dbg !790
}

; Function Attrs: nounwind
declare i8* @setlocale(i32 noundef, i8* noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @wide(i8* noundef %0) #0 !dbg !791 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct._IO_FILE*, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !794, metadata !DIExpression()), !dbg !795
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %3, metadata !796, metadata !DIExpression()), !dbg !797
  %6 = load i8*, i8** %2, align 8, !dbg !798
  %7 = call %struct._IO_FILE* @with(i8* noundef %6), !dbg !799
  store %struct._IO_FILE* %7, %struct._IO_FILE** %3, align 8, !dbg !797
  call void @llvm.dbg.declare(metadata i32* %4, metadata !800, metadata !DIExpression()), !dbg !802
  store i32 0, i32* %4, align 4, !dbg !802
  br label %8, !dbg !803

8:                                                ; preds = %25, %1
  %9 = load i32, i32* %4, align 4, !dbg !804
  %10 = icmp slt i32 %9, 2, !dbg !806
  br i1 %10, label %11, label %28, !dbg !807

11:                                               ; preds = %8
  %12 = call i32* @__errno_location() #10, !dbg !808
  store i32 0, i32* %12, align 4, !dbg !810
  call void @llvm.dbg.declare(metadata i32* %5, metadata !811, metadata !DIExpression()), !dbg !812
  %13 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !813
  %14 = call i32 @getwc(%struct._IO_FILE* noundef %13), !dbg !814
  store i32 %14, i32* %5, align 4, !dbg !812
  %15 = load i32, i32* %5, align 4, !dbg !815
  %16 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !816
  %17 = call i32 @ferror(%struct._IO_FILE* noundef %16) #9, !dbg !817
  %18 = call i32* @__errno_location() #10, !dbg !818
  %19 = load i32, i32* %18, align 4, !dbg !818
  %20 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.52, i64 0, i64 0), i32 noundef %15, i32 noundef %17, i32 noundef %19), !dbg !819
  %21 = load i32, i32* %5, align 4, !dbg !820
  %22 = icmp eq i32 %21, -1, !dbg !822
  br i1 %22, label %23, label %24, !dbg !823

23:                                               ; preds = %11
  br label %28, !dbg !824

24:                                               ; preds = %11
  br label %25, !dbg !825

25:                                               ; preds = %24
  %26 = load i32, i32* %4, align 4, !dbg !826
  %27 = add nsw i32 %26, 1, !dbg !826
  store i32 %27, i32* %4, align 4, !dbg !826
  br label %8, !dbg !827, !llvm.loop !828

28:                                               ; preds = %23, %8
  %29 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !830
  %30 = call i32 @fclose(%struct._IO_FILE* noundef %29), !dbg !831
  ret void, !dbg !832
}

; Function Attrs: nounwind readnone willreturn
declare i32* @__errno_location() #6

; Function Attrs: nounwind
declare i8* @asctime_r(%struct.tm* noundef, i8* noundef) #4

; Function Attrs: nounwind
declare i8* @asctime(%struct.tm* noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal %struct._IO_FILE* @with(i8* noundef %0) #0 !dbg !833 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct._IO_FILE*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !836, metadata !DIExpression()), !dbg !837
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %3, metadata !838, metadata !DIExpression()), !dbg !839
  %4 = call noalias %struct._IO_FILE* @fopen(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.53, i64 0, i64 0), i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.54, i64 0, i64 0)), !dbg !840
  store %struct._IO_FILE* %4, %struct._IO_FILE** %3, align 8, !dbg !839
  %5 = load i8*, i8** %2, align 8, !dbg !841
  %6 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !842
  %7 = call i32 @fputs(i8* noundef %5, %struct._IO_FILE* noundef %6), !dbg !843
  %8 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !844
  call void @rewind(%struct._IO_FILE* noundef %8), !dbg !845
  %9 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !846
  ret %struct._IO_FILE* %9, !dbg !847
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

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #7

declare i32 @open(i8* noundef, i32 noundef, ...) #3

; Function Attrs: nounwind
declare i8* @strcat(i8* noundef, i8* noundef) #4

; Function Attrs: nounwind readonly willreturn
declare i32 @memcmp(i8* noundef, i8* noundef, i64 noundef) #8

declare i64 @write(i32 noundef, i8* noundef, i64 noundef) #3

declare i32 @close(i32 noundef) #3

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
!1 = distinct !DIGlobalVariable(name: "aligns", scope: !2, file: !3, line: 76, type: !34, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 48, type: !4, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !33)
!3 = !DIFile(filename: "tests/programs/worlds/edges.c", directory: ".", checksumkind: CSK_MD5, checksum: "9b044efc5bd20c92d6d2faab8f4311b3")
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
!20 = distinct !DIGlobalVariable(name: "names", scope: !2, file: !3, line: 134, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 352, elements: !23)
!22 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
!23 = !{!24}
!24 = !DISubrange(count: 11)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "names", scope: !2, file: !3, line: 182, type: !27, isLocal: true, isDefinition: true)
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
!46 = !DILocalVariable(name: "in", scope: !2, file: !3, line: 49, type: !47)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 24, elements: !48)
!48 = !{!49}
!49 = !DISubrange(count: 3)
!50 = !DILocation(line: 49, column: 17, scope: !2)
!51 = !DILocation(line: 50, column: 15, scope: !52)
!52 = distinct !DILexicalBlock(scope: !2, file: !3, line: 50, column: 7)
!53 = !DILocation(line: 50, column: 7, scope: !52)
!54 = !DILocation(line: 50, column: 22, scope: !52)
!55 = !DILocation(line: 50, column: 7, scope: !2)
!56 = !DILocation(line: 50, column: 28, scope: !52)
!57 = !DILocation(line: 51, column: 11, scope: !2)
!58 = !DILocation(line: 51, column: 3, scope: !2)
!59 = !DILocalVariable(name: "n", scope: !2, file: !3, line: 52, type: !16)
!60 = !DILocation(line: 52, column: 10, scope: !2)
!61 = !DILocation(line: 52, column: 14, scope: !2)
!62 = !DILocation(line: 53, column: 11, scope: !2)
!63 = !DILocation(line: 53, column: 3, scope: !2)
!64 = !DILocalVariable(name: "old", scope: !65, file: !3, line: 55, type: !67)
!65 = distinct !DILexicalBlock(scope: !66, file: !3, line: 54, column: 13)
!66 = distinct !DILexicalBlock(scope: !2, file: !3, line: 53, column: 18)
!67 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!68 = !DILocation(line: 55, column: 11, scope: !65)
!69 = !DILocation(line: 55, column: 17, scope: !65)
!70 = !DILocalVariable(name: "p", scope: !65, file: !3, line: 55, type: !67)
!71 = !DILocation(line: 55, column: 29, scope: !65)
!72 = !DILocation(line: 55, column: 41, scope: !65)
!73 = !DILocation(line: 55, column: 46, scope: !65)
!74 = !DILocation(line: 55, column: 48, scope: !65)
!75 = !DILocation(line: 55, column: 33, scope: !65)
!76 = !DILocation(line: 56, column: 10, scope: !77)
!77 = distinct !DILexicalBlock(scope: !65, file: !3, line: 56, column: 9)
!78 = !DILocation(line: 56, column: 9, scope: !65)
!79 = !DILocation(line: 56, column: 46, scope: !77)
!80 = !DILocation(line: 56, column: 48, scope: !77)
!81 = !DILocation(line: 56, column: 20, scope: !77)
!82 = !DILocation(line: 56, column: 13, scope: !77)
!83 = !DILocation(line: 57, column: 5, scope: !65)
!84 = !DILocation(line: 57, column: 8, scope: !65)
!85 = !DILocation(line: 57, column: 10, scope: !65)
!86 = !DILocation(line: 57, column: 15, scope: !65)
!87 = !DILocation(line: 57, column: 20, scope: !65)
!88 = !DILocation(line: 58, column: 10, scope: !65)
!89 = !DILocation(line: 58, column: 5, scope: !65)
!90 = !DILocation(line: 59, column: 22, scope: !65)
!91 = !DILocation(line: 59, column: 33, scope: !65)
!92 = !DILocation(line: 59, column: 35, scope: !65)
!93 = !DILocation(line: 59, column: 40, scope: !65)
!94 = !DILocation(line: 59, column: 46, scope: !65)
!95 = !DILocation(line: 59, column: 9, scope: !65)
!96 = !DILocation(line: 59, column: 7, scope: !65)
!97 = !DILocation(line: 60, column: 20, scope: !65)
!98 = !DILocation(line: 60, column: 22, scope: !65)
!99 = !DILocation(line: 60, column: 5, scope: !65)
!100 = !DILocation(line: 61, column: 10, scope: !65)
!101 = !DILocation(line: 61, column: 5, scope: !65)
!102 = !DILocation(line: 62, column: 9, scope: !65)
!103 = !DILocation(line: 62, column: 7, scope: !65)
!104 = !DILocation(line: 63, column: 20, scope: !65)
!105 = !DILocation(line: 63, column: 22, scope: !65)
!106 = !DILocation(line: 63, column: 5, scope: !65)
!107 = !DILocation(line: 64, column: 10, scope: !65)
!108 = !DILocation(line: 64, column: 5, scope: !65)
!109 = !DILocation(line: 65, column: 5, scope: !65)
!110 = !DILocalVariable(name: "p", scope: !111, file: !3, line: 68, type: !9)
!111 = distinct !DILexicalBlock(scope: !66, file: !3, line: 67, column: 13)
!112 = !DILocation(line: 68, column: 11, scope: !111)
!113 = !DILocalVariable(name: "error", scope: !111, file: !3, line: 69, type: !6)
!114 = !DILocation(line: 69, column: 9, scope: !111)
!115 = !DILocation(line: 69, column: 36, scope: !111)
!116 = !DILocation(line: 69, column: 17, scope: !111)
!117 = !DILocation(line: 70, column: 9, scope: !118)
!118 = distinct !DILexicalBlock(scope: !111, file: !3, line: 70, column: 9)
!119 = !DILocation(line: 70, column: 9, scope: !111)
!120 = !DILocation(line: 70, column: 23, scope: !118)
!121 = !DILocation(line: 70, column: 16, scope: !118)
!122 = !DILocation(line: 71, column: 20, scope: !123)
!123 = distinct !DILexicalBlock(scope: !111, file: !3, line: 71, column: 9)
!124 = !DILocation(line: 71, column: 9, scope: !123)
!125 = !DILocation(line: 71, column: 24, scope: !123)
!126 = !DILocation(line: 71, column: 22, scope: !123)
!127 = !DILocation(line: 71, column: 9, scope: !111)
!128 = !DILocation(line: 71, column: 27, scope: !123)
!129 = !DILocation(line: 72, column: 10, scope: !111)
!130 = !DILocation(line: 72, column: 5, scope: !111)
!131 = !DILocation(line: 73, column: 5, scope: !111)
!132 = !DILocalVariable(name: "i", scope: !133, file: !3, line: 77, type: !16)
!133 = distinct !DILexicalBlock(scope: !134, file: !3, line: 77, column: 5)
!134 = distinct !DILexicalBlock(scope: !66, file: !3, line: 75, column: 13)
!135 = !DILocation(line: 77, column: 17, scope: !133)
!136 = !DILocation(line: 77, column: 10, scope: !133)
!137 = !DILocation(line: 77, column: 24, scope: !138)
!138 = distinct !DILexicalBlock(scope: !133, file: !3, line: 77, column: 5)
!139 = !DILocation(line: 77, column: 26, scope: !138)
!140 = !DILocation(line: 77, column: 5, scope: !133)
!141 = !DILocalVariable(name: "p", scope: !142, file: !3, line: 78, type: !9)
!142 = distinct !DILexicalBlock(scope: !138, file: !3, line: 77, column: 65)
!143 = !DILocation(line: 78, column: 13, scope: !142)
!144 = !DILocation(line: 78, column: 33, scope: !142)
!145 = !DILocation(line: 78, column: 26, scope: !142)
!146 = !DILocation(line: 78, column: 17, scope: !142)
!147 = !DILocalVariable(name: "q", scope: !142, file: !3, line: 78, type: !9)
!148 = !DILocation(line: 78, column: 43, scope: !142)
!149 = !DILocation(line: 78, column: 68, scope: !142)
!150 = !DILocation(line: 78, column: 61, scope: !142)
!151 = !DILocation(line: 78, column: 47, scope: !142)
!152 = !DILocalVariable(name: "at", scope: !142, file: !3, line: 79, type: !10)
!153 = !DILocation(line: 79, column: 17, scope: !142)
!154 = !DILocation(line: 79, column: 29, scope: !142)
!155 = !DILocation(line: 79, column: 22, scope: !142)
!156 = !DILocation(line: 79, column: 32, scope: !142)
!157 = !DILocation(line: 79, column: 51, scope: !142)
!158 = !DILocation(line: 79, column: 44, scope: !142)
!159 = !DILocation(line: 79, column: 54, scope: !142)
!160 = !DILocation(line: 79, column: 77, scope: !142)
!161 = !DILocation(line: 79, column: 70, scope: !142)
!162 = !DILocation(line: 79, column: 80, scope: !142)
!163 = !DILocation(line: 79, column: 100, scope: !142)
!164 = !DILocation(line: 79, column: 93, scope: !142)
!165 = !DILocation(line: 79, column: 103, scope: !142)
!166 = !DILocation(line: 79, column: 123, scope: !142)
!167 = !DILocation(line: 79, column: 116, scope: !142)
!168 = !DILocation(line: 79, column: 126, scope: !142)
!169 = !DILocation(line: 80, column: 28, scope: !142)
!170 = !DILocation(line: 80, column: 30, scope: !142)
!171 = !DILocation(line: 80, column: 39, scope: !142)
!172 = !DILocation(line: 80, column: 41, scope: !142)
!173 = !DILocation(line: 80, column: 61, scope: !142)
!174 = !DILocation(line: 80, column: 50, scope: !142)
!175 = !DILocation(line: 80, column: 65, scope: !142)
!176 = !DILocation(line: 80, column: 63, scope: !142)
!177 = !DILocation(line: 80, column: 68, scope: !142)
!178 = !DILocation(line: 80, column: 73, scope: !142)
!179 = !DILocation(line: 80, column: 87, scope: !142)
!180 = !DILocation(line: 80, column: 76, scope: !142)
!181 = !DILocation(line: 80, column: 91, scope: !142)
!182 = !DILocation(line: 80, column: 89, scope: !142)
!183 = !DILocation(line: 80, column: 94, scope: !142)
!184 = !DILocation(line: 0, scope: !142)
!185 = !DILocation(line: 80, column: 7, scope: !142)
!186 = !DILocation(line: 81, column: 12, scope: !142)
!187 = !DILocation(line: 81, column: 7, scope: !142)
!188 = !DILocation(line: 81, column: 21, scope: !142)
!189 = !DILocation(line: 81, column: 16, scope: !142)
!190 = !DILocation(line: 82, column: 5, scope: !142)
!191 = !DILocation(line: 77, column: 61, scope: !138)
!192 = !DILocation(line: 77, column: 5, scope: !138)
!193 = distinct !{!193, !140, !194, !195}
!194 = !DILocation(line: 82, column: 5, scope: !133)
!195 = !{!"llvm.loop.mustprogress"}
!196 = !DILocation(line: 83, column: 5, scope: !134)
!197 = !DILocation(line: 85, column: 13, scope: !66)
!198 = !DILocation(line: 85, column: 30, scope: !66)
!199 = !DILocation(line: 85, column: 48, scope: !66)
!200 = !DILocation(line: 85, column: 92, scope: !66)
!201 = !DILocation(line: 85, column: 113, scope: !66)
!202 = !DILocalVariable(name: "text", scope: !203, file: !3, line: 87, type: !204)
!203 = distinct !DILexicalBlock(scope: !66, file: !3, line: 86, column: 13)
!204 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 3200, elements: !205)
!205 = !{!206}
!206 = !DISubrange(count: 400)
!207 = !DILocation(line: 87, column: 10, scope: !203)
!208 = !DILocation(line: 88, column: 5, scope: !203)
!209 = !DILocation(line: 89, column: 5, scope: !203)
!210 = !DILocation(line: 89, column: 27, scope: !203)
!211 = !DILocation(line: 90, column: 11, scope: !203)
!212 = !DILocation(line: 90, column: 5, scope: !203)
!213 = !DILocation(line: 91, column: 5, scope: !203)
!214 = !DILocation(line: 91, column: 15, scope: !203)
!215 = !DILocation(line: 92, column: 11, scope: !203)
!216 = !DILocation(line: 92, column: 5, scope: !203)
!217 = !DILocation(line: 93, column: 5, scope: !203)
!218 = !DILocation(line: 95, column: 13, scope: !66)
!219 = !DILocation(line: 95, column: 43, scope: !66)
!220 = !DILocation(line: 95, column: 57, scope: !66)
!221 = !DILocation(line: 95, column: 75, scope: !66)
!222 = !DILocation(line: 95, column: 90, scope: !66)
!223 = !DILocation(line: 95, column: 108, scope: !66)
!224 = !DILocalVariable(name: "at", scope: !225, file: !3, line: 97, type: !226)
!225 = distinct !DILexicalBlock(scope: !66, file: !3, line: 96, column: 13)
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
!240 = !DILocation(line: 97, column: 15, scope: !225)
!241 = !DILocalVariable(name: "text", scope: !225, file: !3, line: 98, type: !242)
!242 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 320, elements: !243)
!243 = !{!244}
!244 = !DISubrange(count: 40)
!245 = !DILocation(line: 98, column: 10, scope: !225)
!246 = !DILocalVariable(name: "i", scope: !247, file: !3, line: 99, type: !6)
!247 = distinct !DILexicalBlock(scope: !225, file: !3, line: 99, column: 5)
!248 = !DILocation(line: 99, column: 14, scope: !247)
!249 = !DILocation(line: 99, column: 10, scope: !247)
!250 = !DILocation(line: 99, column: 21, scope: !251)
!251 = distinct !DILexicalBlock(scope: !247, file: !3, line: 99, column: 5)
!252 = !DILocation(line: 99, column: 23, scope: !251)
!253 = !DILocation(line: 99, column: 5, scope: !247)
!254 = !DILocation(line: 100, column: 7, scope: !255)
!255 = distinct !DILexicalBlock(scope: !251, file: !3, line: 99, column: 47)
!256 = !DILocation(line: 100, column: 13, scope: !255)
!257 = !DILocation(line: 101, column: 36, scope: !255)
!258 = !DILocation(line: 101, column: 21, scope: !255)
!259 = !DILocation(line: 101, column: 42, scope: !255)
!260 = !DILocation(line: 101, column: 7, scope: !255)
!261 = !DILocation(line: 102, column: 22, scope: !255)
!262 = !DILocation(line: 102, column: 28, scope: !255)
!263 = !DILocation(line: 102, column: 7, scope: !255)
!264 = !DILocation(line: 103, column: 5, scope: !255)
!265 = !DILocation(line: 99, column: 29, scope: !251)
!266 = !DILocation(line: 99, column: 36, scope: !251)
!267 = !DILocation(line: 99, column: 43, scope: !251)
!268 = !DILocation(line: 99, column: 5, scope: !251)
!269 = distinct !{!269, !253, !270, !195}
!270 = !DILocation(line: 103, column: 5, scope: !247)
!271 = !DILocation(line: 104, column: 18, scope: !225)
!272 = !DILocation(line: 104, column: 5, scope: !225)
!273 = !DILocation(line: 105, column: 8, scope: !225)
!274 = !DILocation(line: 105, column: 16, scope: !225)
!275 = !DILocation(line: 105, column: 27, scope: !225)
!276 = !DILocation(line: 105, column: 33, scope: !225)
!277 = !DILocation(line: 106, column: 19, scope: !225)
!278 = !DILocation(line: 106, column: 32, scope: !225)
!279 = !DILocation(line: 106, column: 5, scope: !225)
!280 = !DILocation(line: 107, column: 20, scope: !225)
!281 = !DILocation(line: 107, column: 26, scope: !225)
!282 = !DILocation(line: 107, column: 5, scope: !225)
!283 = !DILocation(line: 108, column: 5, scope: !225)
!284 = !DILocalVariable(name: "f", scope: !285, file: !3, line: 111, type: !286)
!285 = distinct !DILexicalBlock(scope: !66, file: !3, line: 110, column: 13)
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
!341 = !DILocation(line: 111, column: 11, scope: !285)
!342 = !DILocation(line: 111, column: 15, scope: !285)
!343 = !DILocalVariable(name: "back", scope: !285, file: !3, line: 112, type: !344)
!344 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 48, elements: !345)
!345 = !{!346}
!346 = !DISubrange(count: 6)
!347 = !DILocation(line: 112, column: 10, scope: !285)
!348 = !DILocalVariable(name: "fd", scope: !285, file: !3, line: 113, type: !6)
!349 = !DILocation(line: 113, column: 9, scope: !285)
!350 = !DILocation(line: 113, column: 21, scope: !285)
!351 = !DILocation(line: 113, column: 14, scope: !285)
!352 = !DILocalVariable(name: "map", scope: !285, file: !3, line: 114, type: !67)
!353 = !DILocation(line: 114, column: 11, scope: !285)
!354 = !DILocation(line: 114, column: 67, scope: !285)
!355 = !DILocation(line: 114, column: 17, scope: !285)
!356 = !DILocation(line: 115, column: 21, scope: !285)
!357 = !DILocation(line: 115, column: 23, scope: !285)
!358 = !DILocation(line: 115, column: 14, scope: !285)
!359 = !DILocation(line: 115, column: 5, scope: !285)
!360 = !DILocation(line: 115, column: 12, scope: !285)
!361 = !DILocation(line: 116, column: 11, scope: !285)
!362 = !DILocation(line: 116, column: 15, scope: !285)
!363 = !DILocation(line: 116, column: 5, scope: !285)
!364 = !DILocation(line: 117, column: 10, scope: !285)
!365 = !DILocation(line: 117, column: 5, scope: !285)
!366 = !DILocation(line: 118, column: 12, scope: !285)
!367 = !DILocation(line: 118, column: 5, scope: !285)
!368 = !DILocation(line: 119, column: 22, scope: !285)
!369 = !DILocation(line: 119, column: 5, scope: !285)
!370 = !DILocation(line: 120, column: 5, scope: !285)
!371 = !DILocation(line: 120, column: 12, scope: !285)
!372 = !DILocation(line: 121, column: 12, scope: !285)
!373 = !DILocation(line: 121, column: 5, scope: !285)
!374 = !DILocation(line: 122, column: 11, scope: !285)
!375 = !DILocation(line: 122, column: 15, scope: !285)
!376 = !DILocation(line: 122, column: 5, scope: !285)
!377 = !DILocation(line: 123, column: 10, scope: !285)
!378 = !DILocation(line: 123, column: 5, scope: !285)
!379 = !DILocation(line: 124, column: 48, scope: !285)
!380 = !DILocation(line: 124, column: 11, scope: !285)
!381 = !DILocation(line: 124, column: 9, scope: !285)
!382 = !DILocation(line: 125, column: 12, scope: !285)
!383 = !DILocation(line: 125, column: 5, scope: !285)
!384 = !DILocation(line: 126, column: 22, scope: !285)
!385 = !DILocation(line: 126, column: 5, scope: !285)
!386 = !DILocalVariable(name: "own", scope: !285, file: !3, line: 127, type: !67)
!387 = !DILocation(line: 127, column: 11, scope: !285)
!388 = !DILocation(line: 127, column: 68, scope: !285)
!389 = !DILocation(line: 127, column: 17, scope: !285)
!390 = !DILocation(line: 128, column: 5, scope: !285)
!391 = !DILocation(line: 128, column: 12, scope: !285)
!392 = !DILocation(line: 129, column: 11, scope: !285)
!393 = !DILocation(line: 129, column: 15, scope: !285)
!394 = !DILocation(line: 129, column: 5, scope: !285)
!395 = !DILocation(line: 130, column: 10, scope: !285)
!396 = !DILocation(line: 130, column: 5, scope: !285)
!397 = !DILocation(line: 131, column: 5, scope: !285)
!398 = !DILocalVariable(name: "i", scope: !399, file: !3, line: 135, type: !16)
!399 = distinct !DILexicalBlock(scope: !400, file: !3, line: 135, column: 5)
!400 = distinct !DILexicalBlock(scope: !66, file: !3, line: 133, column: 13)
!401 = !DILocation(line: 135, column: 17, scope: !399)
!402 = !DILocation(line: 135, column: 10, scope: !399)
!403 = !DILocation(line: 135, column: 24, scope: !404)
!404 = distinct !DILexicalBlock(scope: !399, file: !3, line: 135, column: 5)
!405 = !DILocation(line: 135, column: 26, scope: !404)
!406 = !DILocation(line: 135, column: 5, scope: !399)
!407 = !DILocation(line: 135, column: 92, scope: !404)
!408 = !DILocation(line: 135, column: 86, scope: !404)
!409 = !DILocation(line: 135, column: 78, scope: !404)
!410 = !DILocation(line: 135, column: 63, scope: !404)
!411 = !DILocation(line: 135, column: 59, scope: !404)
!412 = !DILocation(line: 135, column: 5, scope: !404)
!413 = distinct !{!413, !406, !414, !195}
!414 = !DILocation(line: 135, column: 95, scope: !399)
!415 = !DILocation(line: 136, column: 5, scope: !400)
!416 = !DILocation(line: 137, column: 5, scope: !400)
!417 = !DILocalVariable(name: "v", scope: !418, file: !3, line: 140, type: !419)
!418 = distinct !DILexicalBlock(scope: !66, file: !3, line: 139, column: 13)
!419 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!420 = !DILocation(line: 140, column: 24, scope: !418)
!421 = !DILocation(line: 140, column: 28, scope: !418)
!422 = !DILocation(line: 140, column: 30, scope: !418)
!423 = !DILocation(line: 140, column: 38, scope: !418)
!424 = !DILocation(line: 140, column: 55, scope: !418)
!425 = !DILocation(line: 140, column: 53, scope: !418)
!426 = !DILocalVariable(name: "text", scope: !418, file: !3, line: 141, type: !427)
!427 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 1600, elements: !428)
!428 = !{!429}
!429 = !DISubrange(count: 200)
!430 = !DILocation(line: 141, column: 10, scope: !418)
!431 = !DILocalVariable(name: "size", scope: !418, file: !3, line: 142, type: !6)
!432 = !DILocation(line: 142, column: 9, scope: !418)
!433 = !DILocation(line: 142, column: 25, scope: !418)
!434 = !DILocation(line: 142, column: 86, scope: !418)
!435 = !DILocation(line: 142, column: 93, scope: !418)
!436 = !DILocation(line: 142, column: 100, scope: !418)
!437 = !DILocation(line: 142, column: 107, scope: !418)
!438 = !DILocation(line: 142, column: 114, scope: !418)
!439 = !DILocation(line: 142, column: 16, scope: !418)
!440 = !DILocation(line: 143, column: 30, scope: !418)
!441 = !DILocation(line: 143, column: 36, scope: !418)
!442 = !DILocation(line: 143, column: 12, scope: !418)
!443 = !DILocation(line: 143, column: 42, scope: !418)
!444 = !DILocation(line: 143, column: 5, scope: !418)
!445 = !DILocation(line: 146, column: 9, scope: !446)
!446 = distinct !DILexicalBlock(scope: !447, file: !3, line: 146, column: 9)
!447 = distinct !DILexicalBlock(scope: !66, file: !3, line: 145, column: 13)
!448 = !DILocation(line: 146, column: 15, scope: !446)
!449 = !DILocation(line: 146, column: 9, scope: !447)
!450 = !DILocation(line: 146, column: 20, scope: !446)
!451 = !DILocalVariable(name: "f", scope: !447, file: !3, line: 147, type: !286)
!452 = !DILocation(line: 147, column: 11, scope: !447)
!453 = !DILocation(line: 147, column: 20, scope: !447)
!454 = !DILocation(line: 147, column: 26, scope: !447)
!455 = !DILocation(line: 147, column: 15, scope: !447)
!456 = !DILocalVariable(name: "i", scope: !457, file: !3, line: 148, type: !6)
!457 = distinct !DILexicalBlock(scope: !447, file: !3, line: 148, column: 5)
!458 = !DILocation(line: 148, column: 14, scope: !457)
!459 = !DILocation(line: 148, column: 10, scope: !457)
!460 = !DILocation(line: 148, column: 21, scope: !461)
!461 = distinct !DILexicalBlock(scope: !457, file: !3, line: 148, column: 5)
!462 = !DILocation(line: 148, column: 23, scope: !461)
!463 = !DILocation(line: 148, column: 5, scope: !457)
!464 = !DILocation(line: 149, column: 7, scope: !465)
!465 = distinct !DILexicalBlock(scope: !461, file: !3, line: 148, column: 33)
!466 = !DILocation(line: 149, column: 13, scope: !465)
!467 = !DILocalVariable(name: "c", scope: !465, file: !3, line: 150, type: !468)
!468 = !DIDerivedType(tag: DW_TAG_typedef, name: "wint_t", file: !469, line: 20, baseType: !470)
!469 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/wint_t.h", directory: "", checksumkind: CSK_MD5, checksum: "aa31b53ef28dc23152ceb41e2763ded3")
!470 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!471 = !DILocation(line: 150, column: 14, scope: !465)
!472 = !DILocation(line: 150, column: 24, scope: !465)
!473 = !DILocation(line: 150, column: 18, scope: !465)
!474 = !DILocation(line: 151, column: 37, scope: !465)
!475 = !DILocation(line: 151, column: 40, scope: !465)
!476 = !DILocation(line: 151, column: 7, scope: !465)
!477 = !DILocation(line: 152, column: 5, scope: !465)
!478 = !DILocation(line: 148, column: 29, scope: !461)
!479 = !DILocation(line: 148, column: 5, scope: !461)
!480 = distinct !{!480, !463, !481, !195}
!481 = !DILocation(line: 152, column: 5, scope: !457)
!482 = !DILocalVariable(name: "i", scope: !483, file: !3, line: 153, type: !6)
!483 = distinct !DILexicalBlock(scope: !447, file: !3, line: 153, column: 5)
!484 = !DILocation(line: 153, column: 14, scope: !483)
!485 = !DILocation(line: 153, column: 10, scope: !483)
!486 = !DILocation(line: 153, column: 21, scope: !487)
!487 = distinct !DILexicalBlock(scope: !483, file: !3, line: 153, column: 5)
!488 = !DILocation(line: 153, column: 23, scope: !487)
!489 = !DILocation(line: 153, column: 5, scope: !483)
!490 = !DILocation(line: 153, column: 53, scope: !487)
!491 = !DILocation(line: 153, column: 48, scope: !487)
!492 = !DILocation(line: 153, column: 33, scope: !487)
!493 = !DILocation(line: 153, column: 29, scope: !487)
!494 = !DILocation(line: 153, column: 5, scope: !487)
!495 = distinct !{!495, !489, !496, !195}
!496 = !DILocation(line: 153, column: 55, scope: !483)
!497 = !DILocation(line: 154, column: 19, scope: !447)
!498 = !DILocation(line: 154, column: 12, scope: !447)
!499 = !DILocation(line: 154, column: 5, scope: !447)
!500 = !DILocation(line: 157, column: 27, scope: !501)
!501 = distinct !DILexicalBlock(scope: !66, file: !3, line: 156, column: 13)
!502 = !DILocation(line: 157, column: 20, scope: !501)
!503 = !DILocation(line: 157, column: 5, scope: !501)
!504 = !DILocation(line: 158, column: 20, scope: !501)
!505 = !DILocation(line: 158, column: 26, scope: !501)
!506 = !DILocation(line: 158, column: 39, scope: !501)
!507 = !DILocation(line: 158, column: 32, scope: !501)
!508 = !DILocation(line: 158, column: 77, scope: !501)
!509 = !DILocation(line: 158, column: 48, scope: !501)
!510 = !DILocation(line: 158, column: 84, scope: !501)
!511 = !DILocation(line: 158, column: 5, scope: !501)
!512 = !DILocation(line: 159, column: 30, scope: !501)
!513 = !DILocation(line: 159, column: 23, scope: !501)
!514 = !DILocation(line: 159, column: 43, scope: !501)
!515 = !DILocation(line: 159, column: 38, scope: !501)
!516 = !DILocation(line: 159, column: 5, scope: !501)
!517 = !DILocation(line: 160, column: 5, scope: !501)
!518 = !DILocation(line: 163, column: 25, scope: !66)
!519 = !DILocation(line: 163, column: 5, scope: !66)
!520 = !DILocation(line: 164, column: 32, scope: !66)
!521 = !DILocation(line: 164, column: 35, scope: !66)
!522 = !DILocation(line: 164, column: 24, scope: !66)
!523 = !DILocation(line: 164, column: 19, scope: !66)
!524 = !DILocation(line: 164, column: 43, scope: !66)
!525 = !DILocation(line: 164, column: 48, scope: !66)
!526 = !DILocation(line: 164, column: 51, scope: !66)
!527 = !DILocation(line: 164, column: 75, scope: !66)
!528 = !DILocation(line: 164, column: 60, scope: !66)
!529 = !DILocation(line: 164, column: 57, scope: !66)
!530 = !DILocation(line: 0, scope: !66)
!531 = !DILocation(line: 164, column: 5, scope: !66)
!532 = !DILocation(line: 165, column: 21, scope: !66)
!533 = !DILocation(line: 165, column: 36, scope: !66)
!534 = !DILocation(line: 165, column: 44, scope: !66)
!535 = !DILocation(line: 165, column: 47, scope: !66)
!536 = !DILocation(line: 165, column: 62, scope: !66)
!537 = !DILocation(line: 165, column: 5, scope: !66)
!538 = !DILocation(line: 166, column: 5, scope: !66)
!539 = !DILocalVariable(name: "big", scope: !540, file: !3, line: 168, type: !16)
!540 = distinct !DILexicalBlock(scope: !66, file: !3, line: 167, column: 13)
!541 = !DILocation(line: 168, column: 12, scope: !540)
!542 = !DILocation(line: 168, column: 38, scope: !540)
!543 = !DILocation(line: 168, column: 44, scope: !540)
!544 = !DILocation(line: 168, column: 35, scope: !540)
!545 = !DILocation(line: 168, column: 28, scope: !540)
!546 = !DILocalVariable(name: "half", scope: !540, file: !3, line: 168, type: !16)
!547 = !DILocation(line: 168, column: 51, scope: !540)
!548 = !DILocalVariable(name: "p", scope: !540, file: !3, line: 169, type: !67)
!549 = !DILocation(line: 169, column: 11, scope: !540)
!550 = !DILocation(line: 169, column: 15, scope: !540)
!551 = !DILocation(line: 170, column: 19, scope: !540)
!552 = !DILocation(line: 170, column: 25, scope: !540)
!553 = !DILocation(line: 170, column: 37, scope: !540)
!554 = !DILocation(line: 170, column: 30, scope: !540)
!555 = !DILocation(line: 170, column: 42, scope: !540)
!556 = !DILocation(line: 170, column: 5, scope: !540)
!557 = !DILocation(line: 170, column: 69, scope: !540)
!558 = !DILocation(line: 170, column: 53, scope: !540)
!559 = !DILocation(line: 171, column: 19, scope: !540)
!560 = !DILocation(line: 171, column: 25, scope: !540)
!561 = !DILocation(line: 171, column: 37, scope: !540)
!562 = !DILocation(line: 171, column: 30, scope: !540)
!563 = !DILocation(line: 171, column: 46, scope: !540)
!564 = !DILocation(line: 171, column: 5, scope: !540)
!565 = !DILocation(line: 171, column: 73, scope: !540)
!566 = !DILocation(line: 171, column: 57, scope: !540)
!567 = !DILocation(line: 172, column: 19, scope: !540)
!568 = !DILocation(line: 172, column: 25, scope: !540)
!569 = !DILocation(line: 172, column: 40, scope: !540)
!570 = !DILocation(line: 172, column: 30, scope: !540)
!571 = !DILocation(line: 172, column: 45, scope: !540)
!572 = !DILocation(line: 172, column: 5, scope: !540)
!573 = !DILocation(line: 172, column: 72, scope: !540)
!574 = !DILocation(line: 172, column: 56, scope: !540)
!575 = !DILocation(line: 173, column: 19, scope: !540)
!576 = !DILocation(line: 173, column: 25, scope: !540)
!577 = !DILocation(line: 173, column: 38, scope: !540)
!578 = !DILocation(line: 173, column: 41, scope: !540)
!579 = !DILocation(line: 173, column: 30, scope: !540)
!580 = !DILocation(line: 173, column: 46, scope: !540)
!581 = !DILocation(line: 173, column: 5, scope: !540)
!582 = !DILocation(line: 173, column: 73, scope: !540)
!583 = !DILocation(line: 173, column: 57, scope: !540)
!584 = !DILocation(line: 174, column: 19, scope: !540)
!585 = !DILocation(line: 174, column: 25, scope: !540)
!586 = !DILocation(line: 174, column: 43, scope: !540)
!587 = !DILocation(line: 174, column: 49, scope: !540)
!588 = !DILocation(line: 174, column: 30, scope: !540)
!589 = !DILocation(line: 174, column: 55, scope: !540)
!590 = !DILocation(line: 174, column: 5, scope: !540)
!591 = !DILocation(line: 174, column: 82, scope: !540)
!592 = !DILocation(line: 174, column: 66, scope: !540)
!593 = !DILocation(line: 175, column: 19, scope: !540)
!594 = !DILocation(line: 175, column: 25, scope: !540)
!595 = !DILocation(line: 175, column: 30, scope: !540)
!596 = !DILocation(line: 175, column: 56, scope: !540)
!597 = !DILocation(line: 175, column: 5, scope: !540)
!598 = !DILocation(line: 175, column: 83, scope: !540)
!599 = !DILocation(line: 175, column: 67, scope: !540)
!600 = !DILocation(line: 176, column: 19, scope: !540)
!601 = !DILocation(line: 176, column: 25, scope: !540)
!602 = !DILocation(line: 176, column: 30, scope: !540)
!603 = !DILocation(line: 176, column: 59, scope: !540)
!604 = !DILocation(line: 176, column: 5, scope: !540)
!605 = !DILocation(line: 176, column: 86, scope: !540)
!606 = !DILocation(line: 176, column: 70, scope: !540)
!607 = !DILocation(line: 177, column: 19, scope: !540)
!608 = !DILocation(line: 177, column: 25, scope: !540)
!609 = !DILocation(line: 177, column: 37, scope: !540)
!610 = !DILocation(line: 177, column: 30, scope: !540)
!611 = !DILocation(line: 177, column: 42, scope: !540)
!612 = !DILocation(line: 177, column: 5, scope: !540)
!613 = !DILocation(line: 177, column: 69, scope: !540)
!614 = !DILocation(line: 177, column: 53, scope: !540)
!615 = !DILocation(line: 178, column: 19, scope: !540)
!616 = !DILocation(line: 178, column: 25, scope: !540)
!617 = !DILocation(line: 178, column: 38, scope: !540)
!618 = !DILocation(line: 178, column: 30, scope: !540)
!619 = !DILocation(line: 178, column: 44, scope: !540)
!620 = !DILocation(line: 178, column: 5, scope: !540)
!621 = !DILocation(line: 178, column: 71, scope: !540)
!622 = !DILocation(line: 178, column: 55, scope: !540)
!623 = !DILocation(line: 179, column: 5, scope: !540)
!624 = !DILocalVariable(name: "i", scope: !625, file: !3, line: 183, type: !16)
!625 = distinct !DILexicalBlock(scope: !626, file: !3, line: 183, column: 5)
!626 = distinct !DILexicalBlock(scope: !66, file: !3, line: 181, column: 13)
!627 = !DILocation(line: 183, column: 17, scope: !625)
!628 = !DILocation(line: 183, column: 10, scope: !625)
!629 = !DILocation(line: 183, column: 24, scope: !630)
!630 = distinct !DILexicalBlock(scope: !625, file: !3, line: 183, column: 5)
!631 = !DILocation(line: 183, column: 26, scope: !630)
!632 = !DILocation(line: 183, column: 5, scope: !625)
!633 = !DILocalVariable(name: "path", scope: !634, file: !3, line: 184, type: !338)
!634 = distinct !DILexicalBlock(scope: !630, file: !3, line: 183, column: 63)
!635 = !DILocation(line: 184, column: 12, scope: !634)
!636 = !DILocalVariable(name: "text", scope: !634, file: !3, line: 184, type: !637)
!637 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 32, elements: !638)
!638 = !{!639}
!639 = !DISubrange(count: 4)
!640 = !DILocation(line: 184, column: 32, scope: !634)
!641 = !DILocalVariable(name: "out", scope: !634, file: !3, line: 185, type: !6)
!642 = !DILocation(line: 185, column: 11, scope: !634)
!643 = !DILocation(line: 185, column: 17, scope: !634)
!644 = !DILocation(line: 185, column: 19, scope: !634)
!645 = !DILocation(line: 185, column: 24, scope: !634)
!646 = !DILocation(line: 185, column: 27, scope: !634)
!647 = !DILocation(line: 185, column: 29, scope: !634)
!648 = !DILocalVariable(name: "fd", scope: !634, file: !3, line: 185, type: !6)
!649 = !DILocation(line: 185, column: 35, scope: !634)
!650 = !DILocation(line: 185, column: 52, scope: !634)
!651 = !DILocation(line: 185, column: 64, scope: !634)
!652 = !DILocation(line: 185, column: 58, scope: !634)
!653 = !DILocation(line: 185, column: 45, scope: !634)
!654 = !DILocation(line: 185, column: 69, scope: !634)
!655 = !DILocation(line: 185, column: 86, scope: !634)
!656 = !DILocation(line: 185, column: 88, scope: !634)
!657 = !DILocation(line: 185, column: 40, scope: !634)
!658 = !DILocation(line: 186, column: 7, scope: !634)
!659 = !DILocation(line: 186, column: 13, scope: !634)
!660 = !DILocation(line: 187, column: 29, scope: !634)
!661 = !DILocation(line: 187, column: 23, scope: !634)
!662 = !DILocation(line: 187, column: 33, scope: !634)
!663 = !DILocation(line: 187, column: 36, scope: !634)
!664 = !DILocation(line: 187, column: 7, scope: !634)
!665 = !DILocation(line: 188, column: 12, scope: !666)
!666 = distinct !DILexicalBlock(scope: !634, file: !3, line: 188, column: 11)
!667 = !DILocation(line: 188, column: 16, scope: !666)
!668 = !DILocation(line: 188, column: 19, scope: !666)
!669 = !DILocation(line: 188, column: 22, scope: !666)
!670 = !DILocation(line: 188, column: 11, scope: !634)
!671 = !DILocation(line: 188, column: 52, scope: !666)
!672 = !DILocation(line: 188, column: 56, scope: !666)
!673 = !DILocation(line: 188, column: 47, scope: !666)
!674 = !DILocation(line: 188, column: 42, scope: !666)
!675 = !DILocation(line: 188, column: 28, scope: !666)
!676 = !DILocation(line: 189, column: 28, scope: !634)
!677 = !DILocation(line: 189, column: 21, scope: !634)
!678 = !DILocation(line: 189, column: 47, scope: !634)
!679 = !DILocation(line: 189, column: 7, scope: !634)
!680 = !DILocation(line: 190, column: 11, scope: !681)
!681 = distinct !DILexicalBlock(scope: !634, file: !3, line: 190, column: 11)
!682 = !DILocation(line: 190, column: 13, scope: !681)
!683 = !DILocation(line: 190, column: 18, scope: !681)
!684 = !DILocation(line: 190, column: 21, scope: !681)
!685 = !DILocation(line: 190, column: 23, scope: !681)
!686 = !DILocation(line: 190, column: 11, scope: !634)
!687 = !DILocation(line: 190, column: 43, scope: !681)
!688 = !DILocation(line: 190, column: 51, scope: !681)
!689 = !DILocation(line: 190, column: 58, scope: !681)
!690 = !DILocation(line: 190, column: 76, scope: !681)
!691 = !DILocation(line: 190, column: 61, scope: !681)
!692 = !DILocation(line: 190, column: 87, scope: !681)
!693 = !DILocation(line: 190, column: 84, scope: !681)
!694 = !DILocation(line: 0, scope: !681)
!695 = !DILocation(line: 190, column: 29, scope: !681)
!696 = !DILocation(line: 191, column: 23, scope: !634)
!697 = !DILocation(line: 191, column: 26, scope: !634)
!698 = !DILocation(line: 191, column: 31, scope: !634)
!699 = !DILocation(line: 191, column: 34, scope: !634)
!700 = !DILocation(line: 191, column: 36, scope: !634)
!701 = !DILocation(line: 191, column: 41, scope: !634)
!702 = !DILocation(line: 191, column: 44, scope: !634)
!703 = !DILocation(line: 191, column: 46, scope: !634)
!704 = !DILocation(line: 191, column: 51, scope: !634)
!705 = !DILocation(line: 191, column: 54, scope: !634)
!706 = !DILocation(line: 191, column: 56, scope: !634)
!707 = !DILocation(line: 191, column: 74, scope: !634)
!708 = !DILocation(line: 191, column: 68, scope: !634)
!709 = !DILocation(line: 191, column: 63, scope: !634)
!710 = !DILocation(line: 191, column: 7, scope: !634)
!711 = !DILocation(line: 192, column: 11, scope: !712)
!712 = distinct !DILexicalBlock(scope: !634, file: !3, line: 192, column: 11)
!713 = !DILocation(line: 192, column: 14, scope: !712)
!714 = !DILocation(line: 192, column: 11, scope: !634)
!715 = !DILocation(line: 192, column: 26, scope: !712)
!716 = !DILocation(line: 192, column: 20, scope: !712)
!717 = !DILocation(line: 193, column: 5, scope: !634)
!718 = !DILocation(line: 183, column: 59, scope: !630)
!719 = !DILocation(line: 183, column: 5, scope: !630)
!720 = distinct !{!720, !632, !721, !195}
!721 = !DILocation(line: 193, column: 5, scope: !625)
!722 = !DILocation(line: 194, column: 5, scope: !626)
!723 = !DILocation(line: 195, column: 20, scope: !626)
!724 = !DILocation(line: 195, column: 5, scope: !626)
!725 = !DILocalVariable(name: "f", scope: !626, file: !3, line: 196, type: !286)
!726 = !DILocation(line: 196, column: 11, scope: !626)
!727 = !DILocation(line: 196, column: 15, scope: !626)
!728 = !DILocation(line: 197, column: 12, scope: !626)
!729 = !DILocation(line: 197, column: 24, scope: !626)
!730 = !DILocation(line: 197, column: 41, scope: !626)
!731 = !DILocation(line: 197, column: 43, scope: !626)
!732 = !DILocation(line: 197, column: 16, scope: !626)
!733 = !DILocation(line: 197, column: 56, scope: !626)
!734 = !DILocation(line: 197, column: 49, scope: !626)
!735 = !DILocation(line: 197, column: 5, scope: !626)
!736 = !DILocation(line: 199, column: 12, scope: !66)
!737 = !DILocation(line: 201, column: 3, scope: !2)
!738 = !DILocation(line: 202, column: 1, scope: !2)
!739 = distinct !DISubprogram(name: "lines", scope: !3, file: !3, line: 25, type: !740, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !33)
!740 = !DISubroutineType(types: !741)
!741 = !{!6, !29, !16, !6}
!742 = !DILocalVariable(name: "text", arg: 1, scope: !739, file: !3, line: 25, type: !29)
!743 = !DILocation(line: 25, column: 30, scope: !739)
!744 = !DILocalVariable(name: "room", arg: 2, scope: !739, file: !3, line: 25, type: !16)
!745 = !DILocation(line: 25, column: 43, scope: !739)
!746 = !DILocalVariable(name: "allocated", arg: 3, scope: !739, file: !3, line: 25, type: !6)
!747 = !DILocation(line: 25, column: 53, scope: !739)
!748 = !DILocalVariable(name: "f", scope: !739, file: !3, line: 26, type: !286)
!749 = !DILocation(line: 26, column: 9, scope: !739)
!750 = !DILocation(line: 26, column: 18, scope: !739)
!751 = !DILocation(line: 26, column: 13, scope: !739)
!752 = !DILocalVariable(name: "line", scope: !739, file: !3, line: 27, type: !67)
!753 = !DILocation(line: 27, column: 9, scope: !739)
!754 = !DILocation(line: 27, column: 16, scope: !739)
!755 = !DILocation(line: 27, column: 35, scope: !739)
!756 = !DILocation(line: 27, column: 28, scope: !739)
!757 = !DILocalVariable(name: "n", scope: !739, file: !3, line: 28, type: !16)
!758 = !DILocation(line: 28, column: 10, scope: !739)
!759 = !DILocation(line: 28, column: 14, scope: !739)
!760 = !DILocalVariable(name: "i", scope: !761, file: !3, line: 29, type: !6)
!761 = distinct !DILexicalBlock(scope: !739, file: !3, line: 29, column: 3)
!762 = !DILocation(line: 29, column: 12, scope: !761)
!763 = !DILocation(line: 29, column: 8, scope: !761)
!764 = !DILocation(line: 29, column: 19, scope: !765)
!765 = distinct !DILexicalBlock(scope: !761, file: !3, line: 29, column: 3)
!766 = !DILocation(line: 29, column: 21, scope: !765)
!767 = !DILocation(line: 29, column: 3, scope: !761)
!768 = !DILocalVariable(name: "size", scope: !769, file: !3, line: 30, type: !770)
!769 = distinct !DILexicalBlock(scope: !765, file: !3, line: 29, column: 31)
!770 = !DIDerivedType(tag: DW_TAG_typedef, name: "ssize_t", file: !771, line: 77, baseType: !772)
!771 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!772 = !DIDerivedType(tag: DW_TAG_typedef, name: "__ssize_t", file: !313, line: 194, baseType: !14)
!773 = !DILocation(line: 30, column: 13, scope: !769)
!774 = !DILocation(line: 30, column: 39, scope: !769)
!775 = !DILocation(line: 30, column: 20, scope: !769)
!776 = !DILocation(line: 31, column: 31, scope: !769)
!777 = !DILocation(line: 31, column: 37, scope: !769)
!778 = !DILocation(line: 31, column: 40, scope: !769)
!779 = !DILocation(line: 31, column: 45, scope: !769)
!780 = !DILocation(line: 31, column: 5, scope: !769)
!781 = !DILocation(line: 32, column: 3, scope: !769)
!782 = !DILocation(line: 29, column: 27, scope: !765)
!783 = !DILocation(line: 29, column: 3, scope: !765)
!784 = distinct !{!784, !767, !785, !195}
!785 = !DILocation(line: 32, column: 3, scope: !761)
!786 = !DILocation(line: 33, column: 8, scope: !739)
!787 = !DILocation(line: 33, column: 3, scope: !739)
!788 = !DILocation(line: 34, column: 17, scope: !739)
!789 = !DILocation(line: 34, column: 10, scope: !739)
!790 = !DILocation(line: 34, column: 3, scope: !739)
!791 = distinct !DISubprogram(name: "wide", scope: !3, file: !3, line: 37, type: !792, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !33)
!792 = !DISubroutineType(types: !793)
!793 = !{null, !29}
!794 = !DILocalVariable(name: "text", arg: 1, scope: !791, file: !3, line: 37, type: !29)
!795 = !DILocation(line: 37, column: 30, scope: !791)
!796 = !DILocalVariable(name: "f", scope: !791, file: !3, line: 38, type: !286)
!797 = !DILocation(line: 38, column: 9, scope: !791)
!798 = !DILocation(line: 38, column: 18, scope: !791)
!799 = !DILocation(line: 38, column: 13, scope: !791)
!800 = !DILocalVariable(name: "i", scope: !801, file: !3, line: 39, type: !6)
!801 = distinct !DILexicalBlock(scope: !791, file: !3, line: 39, column: 3)
!802 = !DILocation(line: 39, column: 12, scope: !801)
!803 = !DILocation(line: 39, column: 8, scope: !801)
!804 = !DILocation(line: 39, column: 19, scope: !805)
!805 = distinct !DILexicalBlock(scope: !801, file: !3, line: 39, column: 3)
!806 = !DILocation(line: 39, column: 21, scope: !805)
!807 = !DILocation(line: 39, column: 3, scope: !801)
!808 = !DILocation(line: 40, column: 5, scope: !809)
!809 = distinct !DILexicalBlock(scope: !805, file: !3, line: 39, column: 31)
!810 = !DILocation(line: 40, column: 11, scope: !809)
!811 = !DILocalVariable(name: "c", scope: !809, file: !3, line: 41, type: !468)
!812 = !DILocation(line: 41, column: 12, scope: !809)
!813 = !DILocation(line: 41, column: 22, scope: !809)
!814 = !DILocation(line: 41, column: 16, scope: !809)
!815 = !DILocation(line: 42, column: 44, scope: !809)
!816 = !DILocation(line: 42, column: 54, scope: !809)
!817 = !DILocation(line: 42, column: 47, scope: !809)
!818 = !DILocation(line: 42, column: 58, scope: !809)
!819 = !DILocation(line: 42, column: 5, scope: !809)
!820 = !DILocation(line: 43, column: 9, scope: !821)
!821 = distinct !DILexicalBlock(scope: !809, file: !3, line: 43, column: 9)
!822 = !DILocation(line: 43, column: 11, scope: !821)
!823 = !DILocation(line: 43, column: 9, scope: !809)
!824 = !DILocation(line: 43, column: 20, scope: !821)
!825 = !DILocation(line: 44, column: 3, scope: !809)
!826 = !DILocation(line: 39, column: 27, scope: !805)
!827 = !DILocation(line: 39, column: 3, scope: !805)
!828 = distinct !{!828, !807, !829, !195}
!829 = !DILocation(line: 44, column: 3, scope: !801)
!830 = !DILocation(line: 45, column: 10, scope: !791)
!831 = !DILocation(line: 45, column: 3, scope: !791)
!832 = !DILocation(line: 46, column: 1, scope: !791)
!833 = distinct !DISubprogram(name: "with", scope: !3, file: !3, line: 18, type: !834, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !33)
!834 = !DISubroutineType(types: !835)
!835 = !{!286, !29}
!836 = !DILocalVariable(name: "text", arg: 1, scope: !833, file: !3, line: 18, type: !29)
!837 = !DILocation(line: 18, column: 31, scope: !833)
!838 = !DILocalVariable(name: "f", scope: !833, file: !3, line: 19, type: !286)
!839 = !DILocation(line: 19, column: 9, scope: !833)
!840 = !DILocation(line: 19, column: 13, scope: !833)
!841 = !DILocation(line: 20, column: 9, scope: !833)
!842 = !DILocation(line: 20, column: 15, scope: !833)
!843 = !DILocation(line: 20, column: 3, scope: !833)
!844 = !DILocation(line: 21, column: 10, scope: !833)
!845 = !DILocation(line: 21, column: 3, scope: !833)
!846 = !DILocation(line: 22, column: 10, scope: !833)
!847 = !DILocation(line: 22, column: 3, scope: !833)
