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
  %37 = alloca i32, align 4
  %38 = alloca %struct._IO_FILE*, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [3 x i8]* %2, metadata !46, metadata !DIExpression()), !dbg !50
  %39 = bitcast [3 x i8]* %2 to i8*, !dbg !50
  call void @llvm.memset.p0i8.i64(i8* align 1 %39, i8 0, i64 3, i1 false), !dbg !50
  %40 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 0, !dbg !51
  %41 = call i64 @read(i32 noundef 0, i8* noundef %40, i64 noundef 3), !dbg !53
  %42 = icmp ne i64 %41, 3, !dbg !54
  br i1 %42, label %43, label %44, !dbg !55

43:                                               ; preds = %0
  store i32 99, i32* %1, align 4, !dbg !56
  br label %674, !dbg !56

44:                                               ; preds = %0
  %45 = load %struct._IO_FILE*, %struct._IO_FILE** @stdout, align 8, !dbg !57
  %46 = call i32 @setvbuf(%struct._IO_FILE* noundef %45, i8* noundef null, i32 noundef 2, i64 noundef 0) #9, !dbg !58
  call void @llvm.dbg.declare(metadata i64* %3, metadata !59, metadata !DIExpression()), !dbg !60
  %47 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !61
  %48 = load i8, i8* %47, align 1, !dbg !61
  %49 = zext i8 %48 to i64, !dbg !61
  store i64 %49, i64* %3, align 8, !dbg !60
  %50 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 0, !dbg !62
  %51 = load i8, i8* %50, align 1, !dbg !62
  %52 = zext i8 %51 to i32, !dbg !62
  switch i32 %52, label %672 [
    i32 97, label %53
    i32 98, label %92
    i32 99, label %108
    i32 100, label %187
    i32 101, label %192
    i32 102, label %200
    i32 103, label %202
    i32 106, label %242
    i32 104, label %290
    i32 105, label %305
    i32 107, label %334
    i32 108, label %379
    i32 109, label %404
    i32 110, label %433
    i32 111, label %523
  ], !dbg !63

53:                                               ; preds = %44
  call void @llvm.dbg.declare(metadata i8** %4, metadata !64, metadata !DIExpression()), !dbg !68
  %54 = call noalias i8* @malloc(i64 noundef 4) #9, !dbg !69
  store i8* %54, i8** %4, align 8, !dbg !68
  call void @llvm.dbg.declare(metadata i8** %5, metadata !70, metadata !DIExpression()), !dbg !71
  %55 = load i8*, i8** %4, align 8, !dbg !72
  %56 = load i64, i64* %3, align 8, !dbg !73
  %57 = and i64 %56, 3, !dbg !74
  %58 = call i8* @realloc(i8* noundef %55, i64 noundef %57) #9, !dbg !75
  store i8* %58, i8** %5, align 8, !dbg !71
  %59 = load i8*, i8** %5, align 8, !dbg !76
  %60 = icmp ne i8* %59, null, !dbg !76
  br i1 %60, label %65, label %61, !dbg !78

61:                                               ; preds = %53
  %62 = load i64, i64* %3, align 8, !dbg !79
  %63 = and i64 %62, 3, !dbg !80
  %64 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str, i64 0, i64 0), i64 noundef %63), !dbg !81
  store i32 7, i32* %1, align 4, !dbg !82
  br label %674, !dbg !82

65:                                               ; preds = %53
  %66 = load i8*, i8** %5, align 8, !dbg !83
  %67 = load i64, i64* %3, align 8, !dbg !84
  %68 = and i64 %67, 3, !dbg !85
  %69 = sub i64 %68, 1, !dbg !86
  %70 = getelementptr inbounds i8, i8* %66, i64 %69, !dbg !83
  store i8 1, i8* %70, align 1, !dbg !87
  %71 = load i8*, i8** %5, align 8, !dbg !88
  call void @free(i8* noundef %71) #9, !dbg !89
  %72 = call noalias i8* @malloc(i64 noundef 8) #9, !dbg !90
  %73 = load i64, i64* %3, align 8, !dbg !91
  %74 = and i64 %73, 3, !dbg !92
  %75 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 2, !dbg !93
  %76 = load i8, i8* %75, align 1, !dbg !93
  %77 = zext i8 %76 to i32, !dbg !93
  %78 = and i32 %77, 1, !dbg !94
  %79 = sext i32 %78 to i64, !dbg !93
  %80 = call i8* @reallocarray(i8* noundef %72, i64 noundef %74, i64 noundef %79) #9, !dbg !95
  store i8* %80, i8** %5, align 8, !dbg !96
  %81 = load i8*, i8** %5, align 8, !dbg !97
  %82 = icmp eq i8* %81, null, !dbg !98
  %83 = zext i1 %82 to i32, !dbg !98
  %84 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %83), !dbg !99
  %85 = load i8*, i8** %5, align 8, !dbg !100
  call void @free(i8* noundef %85) #9, !dbg !101
  %86 = call i8* @realloc(i8* noundef null, i64 noundef 0) #9, !dbg !102
  store i8* %86, i8** %5, align 8, !dbg !103
  %87 = load i8*, i8** %5, align 8, !dbg !104
  %88 = icmp eq i8* %87, null, !dbg !105
  %89 = zext i1 %88 to i32, !dbg !105
  %90 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %89), !dbg !106
  %91 = load i8*, i8** %5, align 8, !dbg !107
  call void @free(i8* noundef %91) #9, !dbg !108
  br label %673, !dbg !109

92:                                               ; preds = %44
  call void @llvm.dbg.declare(metadata i8** %6, metadata !110, metadata !DIExpression()), !dbg !112
  store i8* null, i8** %6, align 8, !dbg !112
  call void @llvm.dbg.declare(metadata i32* %7, metadata !113, metadata !DIExpression()), !dbg !114
  %93 = load i64, i64* %3, align 8, !dbg !115
  %94 = call i32 @posix_memalign(i8** noundef %6, i64 noundef %93, i64 noundef 16) #9, !dbg !116
  store i32 %94, i32* %7, align 4, !dbg !114
  %95 = load i32, i32* %7, align 4, !dbg !117
  %96 = icmp ne i32 %95, 0, !dbg !117
  br i1 %96, label %97, label %99, !dbg !119

97:                                               ; preds = %92
  %98 = load i32, i32* %7, align 4, !dbg !120
  store i32 %98, i32* %1, align 4, !dbg !121
  br label %674, !dbg !121

99:                                               ; preds = %92
  %100 = load i8*, i8** %6, align 8, !dbg !122
  %101 = ptrtoint i8* %100 to i64, !dbg !124
  %102 = load i64, i64* %3, align 8, !dbg !125
  %103 = urem i64 %101, %102, !dbg !126
  %104 = icmp ne i64 %103, 0, !dbg !126
  br i1 %104, label %105, label %106, !dbg !127

105:                                              ; preds = %99
  store i32 2, i32* %1, align 4, !dbg !128
  br label %674, !dbg !128

106:                                              ; preds = %99
  %107 = load i8*, i8** %6, align 8, !dbg !129
  call void @free(i8* noundef %107) #9, !dbg !130
  br label %673, !dbg !131

108:                                              ; preds = %44
  call void @llvm.dbg.declare(metadata i64* %8, metadata !132, metadata !DIExpression()), !dbg !135
  store i64 0, i64* %8, align 8, !dbg !135
  br label %109, !dbg !136

109:                                              ; preds = %183, %108
  %110 = load i64, i64* %8, align 8, !dbg !137
  %111 = icmp ult i64 %110, 9, !dbg !139
  br i1 %111, label %112, label %186, !dbg !140

112:                                              ; preds = %109
  call void @llvm.dbg.declare(metadata i8** %9, metadata !141, metadata !DIExpression()), !dbg !143
  %113 = load i64, i64* %8, align 8, !dbg !144
  %114 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %113, !dbg !145
  %115 = load i64, i64* %114, align 8, !dbg !145
  %116 = call noalias i8* @memalign(i64 noundef %115, i64 noundef 10) #9, !dbg !146
  call void @llvm.assume(i1 true) [ "align"(i8* %116, i64 %115) ], !dbg !146
  store i8* %116, i8** %9, align 8, !dbg !143
  call void @llvm.dbg.declare(metadata i8** %10, metadata !147, metadata !DIExpression()), !dbg !148
  %117 = load i64, i64* %8, align 8, !dbg !149
  %118 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %117, !dbg !150
  %119 = load i64, i64* %118, align 8, !dbg !150
  %120 = call noalias i8* @aligned_alloc(i64 noundef %119, i64 noundef 10) #9, !dbg !151
  call void @llvm.assume(i1 true) [ "align"(i8* %120, i64 %119) ], !dbg !151
  store i8* %120, i8** %10, align 8, !dbg !148
  call void @llvm.dbg.declare(metadata i64* %11, metadata !152, metadata !DIExpression()), !dbg !153
  %121 = load i64, i64* %8, align 8, !dbg !154
  %122 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %121, !dbg !155
  %123 = load i64, i64* %122, align 8, !dbg !155
  %124 = icmp ult i64 %123, 16, !dbg !156
  br i1 %124, label %125, label %126, !dbg !155

125:                                              ; preds = %112
  br label %157, !dbg !155

126:                                              ; preds = %112
  %127 = load i64, i64* %8, align 8, !dbg !157
  %128 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %127, !dbg !158
  %129 = load i64, i64* %128, align 8, !dbg !158
  %130 = icmp ugt i64 %129, 4096, !dbg !159
  br i1 %130, label %131, label %132, !dbg !158

131:                                              ; preds = %126
  br label %155, !dbg !158

132:                                              ; preds = %126
  %133 = load i64, i64* %8, align 8, !dbg !160
  %134 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %133, !dbg !161
  %135 = load i64, i64* %134, align 8, !dbg !161
  %136 = icmp eq i64 %135, 24, !dbg !162
  br i1 %136, label %137, label %138, !dbg !161

137:                                              ; preds = %132
  br label %153, !dbg !161

138:                                              ; preds = %132
  %139 = load i64, i64* %8, align 8, !dbg !163
  %140 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %139, !dbg !164
  %141 = load i64, i64* %140, align 8, !dbg !164
  %142 = icmp eq i64 %141, 48, !dbg !165
  br i1 %142, label %143, label %144, !dbg !164

143:                                              ; preds = %138
  br label %151, !dbg !164

144:                                              ; preds = %138
  %145 = load i64, i64* %8, align 8, !dbg !166
  %146 = getelementptr inbounds [9 x i64], [9 x i64]* @main.aligns, i64 0, i64 %145, !dbg !167
  %147 = load i64, i64* %146, align 8, !dbg !167
  %148 = icmp eq i64 %147, 100, !dbg !168
  %149 = zext i1 %148 to i64, !dbg !167
  %150 = select i1 %148, i32 128, i32 4096, !dbg !167
  br label %151, !dbg !164

151:                                              ; preds = %144, %143
  %152 = phi i32 [ 64, %143 ], [ %150, %144 ], !dbg !164
  br label %153, !dbg !161

153:                                              ; preds = %151, %137
  %154 = phi i32 [ 32, %137 ], [ %152, %151 ], !dbg !161
  br label %155, !dbg !158

155:                                              ; preds = %153, %131
  %156 = phi i32 [ 8192, %131 ], [ %154, %153 ], !dbg !158
  br label %157, !dbg !155

157:                                              ; preds = %155, %125
  %158 = phi i32 [ 16, %125 ], [ %156, %155 ], !dbg !155
  %159 = sext i32 %158 to i64, !dbg !155
  store i64 %159, i64* %11, align 8, !dbg !153
  %160 = load i8*, i8** %9, align 8, !dbg !169
  %161 = icmp ne i8* %160, null, !dbg !170
  %162 = zext i1 %161 to i32, !dbg !170
  %163 = load i8*, i8** %10, align 8, !dbg !171
  %164 = icmp ne i8* %163, null, !dbg !172
  %165 = zext i1 %164 to i32, !dbg !172
  %166 = load i8*, i8** %9, align 8, !dbg !173
  %167 = ptrtoint i8* %166 to i64, !dbg !174
  %168 = load i64, i64* %11, align 8, !dbg !175
  %169 = urem i64 %167, %168, !dbg !176
  %170 = icmp eq i64 %169, 0, !dbg !177
  br i1 %170, label %171, label %177, !dbg !178

171:                                              ; preds = %157
  %172 = load i8*, i8** %10, align 8, !dbg !179
  %173 = ptrtoint i8* %172 to i64, !dbg !180
  %174 = load i64, i64* %11, align 8, !dbg !181
  %175 = urem i64 %173, %174, !dbg !182
  %176 = icmp eq i64 %175, 0, !dbg !183
  br label %177

177:                                              ; preds = %171, %157
  %178 = phi i1 [ false, %157 ], [ %176, %171 ], !dbg !184
  %179 = zext i1 %178 to i32, !dbg !178
  %180 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.2, i64 0, i64 0), i32 noundef %162, i32 noundef %165, i32 noundef %179), !dbg !185
  %181 = load i8*, i8** %9, align 8, !dbg !186
  call void @free(i8* noundef %181) #9, !dbg !187
  %182 = load i8*, i8** %10, align 8, !dbg !188
  call void @free(i8* noundef %182) #9, !dbg !189
  br label %183, !dbg !190

183:                                              ; preds = %177
  %184 = load i64, i64* %8, align 8, !dbg !191
  %185 = add i64 %184, 1, !dbg !191
  store i64 %185, i64* %8, align 8, !dbg !191
  br label %109, !dbg !192, !llvm.loop !193

186:                                              ; preds = %109
  br label %673, !dbg !196

187:                                              ; preds = %44
  %188 = call i32 @lines(i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str.3, i64 0, i64 0), i64 noundef 0, i32 noundef 0), !dbg !197
  %189 = call i32 @lines(i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str.3, i64 0, i64 0), i64 noundef 10, i32 noundef 1), !dbg !198
  %190 = call i32 @lines(i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.4, i64 0, i64 0), i64 noundef 10, i32 noundef 1), !dbg !199
  %191 = call i32 @lines(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.5, i64 0, i64 0), i64 noundef 0, i32 noundef 1), !dbg !200
  br label %673, !dbg !201

192:                                              ; preds = %44
  call void @llvm.dbg.declare(metadata [400 x i8]* %12, metadata !202, metadata !DIExpression()), !dbg !207
  %193 = getelementptr inbounds [400 x i8], [400 x i8]* %12, i64 0, i64 0, !dbg !208
  call void @llvm.memset.p0i8.i64(i8* align 16 %193, i8 120, i64 399, i1 false), !dbg !208
  %194 = getelementptr inbounds [400 x i8], [400 x i8]* %12, i64 0, i64 399, !dbg !209
  store i8 0, i8* %194, align 1, !dbg !210
  %195 = getelementptr inbounds [400 x i8], [400 x i8]* %12, i64 0, i64 0, !dbg !211
  %196 = call i32 @lines(i8* noundef %195, i64 noundef 0, i32 noundef 0), !dbg !212
  %197 = getelementptr inbounds [400 x i8], [400 x i8]* %12, i64 0, i64 130, !dbg !213
  store i8 10, i8* %197, align 2, !dbg !214
  %198 = getelementptr inbounds [400 x i8], [400 x i8]* %12, i64 0, i64 0, !dbg !215
  %199 = call i32 @lines(i8* noundef %198, i64 noundef 0, i32 noundef 0), !dbg !216
  br label %673, !dbg !217

200:                                              ; preds = %44
  %201 = call i8* @setlocale(i32 noundef 6, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.6, i64 0, i64 0)) #9, !dbg !218
  call void @wide(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.7, i64 0, i64 0)), !dbg !219
  call void @wide(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.8, i64 0, i64 0)), !dbg !220
  call void @wide(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.9, i64 0, i64 0)), !dbg !221
  call void @wide(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.10, i64 0, i64 0)), !dbg !222
  br label %673, !dbg !223

202:                                              ; preds = %44
  call void @llvm.dbg.declare(metadata %struct.tm* %13, metadata !224, metadata !DIExpression()), !dbg !240
  %203 = bitcast %struct.tm* %13 to i8*, !dbg !240
  call void @llvm.memset.p0i8.i64(i8* align 8 %203, i8 0, i64 56, i1 false), !dbg !240
  %204 = bitcast i8* %203 to %struct.tm*, !dbg !240
  %205 = getelementptr inbounds %struct.tm, %struct.tm* %204, i32 0, i32 3, !dbg !240
  store i32 1, i32* %205, align 4, !dbg !240
  %206 = getelementptr inbounds %struct.tm, %struct.tm* %204, i32 0, i32 5, !dbg !240
  store i32 8099, i32* %206, align 4, !dbg !240
  call void @llvm.dbg.declare(metadata [40 x i8]* %14, metadata !241, metadata !DIExpression()), !dbg !245
  call void @llvm.dbg.declare(metadata i32* %15, metadata !246, metadata !DIExpression()), !dbg !248
  store i32 0, i32* %15, align 4, !dbg !248
  br label %207, !dbg !249

207:                                              ; preds = %222, %202
  %208 = load i32, i32* %15, align 4, !dbg !250
  %209 = icmp slt i32 %208, 2, !dbg !252
  br i1 %209, label %210, label %228, !dbg !253

210:                                              ; preds = %207
  %211 = call i32* @__errno_location() #10, !dbg !254
  store i32 0, i32* %211, align 4, !dbg !256
  %212 = getelementptr inbounds [40 x i8], [40 x i8]* %14, i64 0, i64 0, !dbg !257
  %213 = call i8* @asctime_r(%struct.tm* noundef %13, i8* noundef %212) #9, !dbg !258
  %214 = icmp ne i8* %213, null, !dbg !259
  %215 = zext i1 %214 to i32, !dbg !259
  %216 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.11, i64 0, i64 0), i32 noundef %215), !dbg !260
  %217 = call i32* @__errno_location() #10, !dbg !261
  %218 = load i32, i32* %217, align 4, !dbg !261
  %219 = icmp eq i32 %218, 75, !dbg !262
  %220 = zext i1 %219 to i32, !dbg !262
  %221 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %220), !dbg !263
  br label %222, !dbg !264

222:                                              ; preds = %210
  %223 = load i32, i32* %15, align 4, !dbg !265
  %224 = add nsw i32 %223, 1, !dbg !265
  store i32 %224, i32* %15, align 4, !dbg !265
  %225 = getelementptr inbounds %struct.tm, %struct.tm* %13, i32 0, i32 5, !dbg !266
  %226 = load i32, i32* %225, align 4, !dbg !267
  %227 = add nsw i32 %226, 1, !dbg !267
  store i32 %227, i32* %225, align 4, !dbg !267
  br label %207, !dbg !268, !llvm.loop !269

228:                                              ; preds = %207
  %229 = call i8* @asctime(%struct.tm* noundef %13) #9, !dbg !271
  %230 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.12, i64 0, i64 0), i8* noundef %229), !dbg !272
  %231 = getelementptr inbounds %struct.tm, %struct.tm* %13, i32 0, i32 5, !dbg !273
  store i32 2147483647, i32* %231, align 4, !dbg !274
  %232 = call i32* @__errno_location() #10, !dbg !275
  store i32 0, i32* %232, align 4, !dbg !276
  %233 = call i8* @asctime(%struct.tm* noundef %13) #9, !dbg !277
  %234 = icmp ne i8* %233, null, !dbg !278
  %235 = zext i1 %234 to i32, !dbg !278
  %236 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.11, i64 0, i64 0), i32 noundef %235), !dbg !279
  %237 = call i32* @__errno_location() #10, !dbg !280
  %238 = load i32, i32* %237, align 4, !dbg !280
  %239 = icmp eq i32 %238, 75, !dbg !281
  %240 = zext i1 %239 to i32, !dbg !281
  %241 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %240), !dbg !282
  br label %673, !dbg !283

242:                                              ; preds = %44
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %16, metadata !284, metadata !DIExpression()), !dbg !341
  %243 = call %struct._IO_FILE* @with(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.13, i64 0, i64 0)), !dbg !342
  store %struct._IO_FILE* %243, %struct._IO_FILE** %16, align 8, !dbg !341
  call void @llvm.dbg.declare(metadata [6 x i8]* %17, metadata !343, metadata !DIExpression()), !dbg !347
  %244 = bitcast [6 x i8]* %17 to i8*, !dbg !347
  call void @llvm.memset.p0i8.i64(i8* align 1 %244, i8 0, i64 6, i1 false), !dbg !347
  call void @llvm.dbg.declare(metadata i32* %18, metadata !348, metadata !DIExpression()), !dbg !349
  %245 = load %struct._IO_FILE*, %struct._IO_FILE** %16, align 8, !dbg !350
  %246 = call i32 @fileno(%struct._IO_FILE* noundef %245) #9, !dbg !351
  store i32 %246, i32* %18, align 4, !dbg !349
  call void @llvm.dbg.declare(metadata i8** %19, metadata !352, metadata !DIExpression()), !dbg !353
  %247 = load i32, i32* %18, align 4, !dbg !354
  %248 = call i8* @mmap(i8* noundef null, i64 noundef 5, i32 noundef 3, i32 noundef 1, i32 noundef %247, i64 noundef 0) #9, !dbg !355
  store i8* %248, i8** %19, align 8, !dbg !353
  %249 = load i64, i64* %3, align 8, !dbg !356
  %250 = and i64 %249, 1, !dbg !357
  %251 = icmp ne i64 %250, 0, !dbg !356
  %252 = zext i1 %251 to i64, !dbg !356
  %253 = select i1 %251, i32 74, i32 72, !dbg !356
  %254 = trunc i32 %253 to i8, !dbg !358
  %255 = load i8*, i8** %19, align 8, !dbg !359
  %256 = getelementptr inbounds i8, i8* %255, i64 0, !dbg !359
  store i8 %254, i8* %256, align 1, !dbg !360
  %257 = load i32, i32* %18, align 4, !dbg !361
  %258 = getelementptr inbounds [6 x i8], [6 x i8]* %17, i64 0, i64 0, !dbg !362
  %259 = call i64 @pread(i32 noundef %257, i8* noundef %258, i64 noundef 5, i64 noundef 0), !dbg !363
  %260 = getelementptr inbounds [6 x i8], [6 x i8]* %17, i64 0, i64 0, !dbg !364
  %261 = call i32 @puts(i8* noundef %260), !dbg !365
  %262 = load i32, i32* %18, align 4, !dbg !366
  %263 = call i64 @pwrite(i32 noundef %262, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.14, i64 0, i64 0), i64 noundef 2, i64 noundef 3), !dbg !367
  %264 = load i8*, i8** %19, align 8, !dbg !368
  %265 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.15, i64 0, i64 0), i8* noundef %264), !dbg !369
  %266 = load i8*, i8** %19, align 8, !dbg !370
  %267 = getelementptr inbounds i8, i8* %266, i64 1, !dbg !370
  store i8 117, i8* %267, align 1, !dbg !371
  %268 = load i8*, i8** %19, align 8, !dbg !372
  %269 = call i32 @munmap(i8* noundef %268, i64 noundef 5) #9, !dbg !373
  %270 = load i32, i32* %18, align 4, !dbg !374
  %271 = getelementptr inbounds [6 x i8], [6 x i8]* %17, i64 0, i64 0, !dbg !375
  %272 = call i64 @pread(i32 noundef %270, i8* noundef %271, i64 noundef 5, i64 noundef 0), !dbg !376
  %273 = getelementptr inbounds [6 x i8], [6 x i8]* %17, i64 0, i64 0, !dbg !377
  %274 = call i32 @puts(i8* noundef %273), !dbg !378
  %275 = load i32, i32* %18, align 4, !dbg !379
  %276 = call i8* @mmap(i8* noundef null, i64 noundef 5, i32 noundef 1, i32 noundef 1, i32 noundef %275, i64 noundef 0) #9, !dbg !380
  store i8* %276, i8** %19, align 8, !dbg !381
  %277 = load i32, i32* %18, align 4, !dbg !382
  %278 = call i64 @pwrite(i32 noundef %277, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.16, i64 0, i64 0), i64 noundef 2, i64 noundef 0), !dbg !383
  %279 = load i8*, i8** %19, align 8, !dbg !384
  %280 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.15, i64 0, i64 0), i8* noundef %279), !dbg !385
  call void @llvm.dbg.declare(metadata i8** %20, metadata !386, metadata !DIExpression()), !dbg !387
  %281 = load i32, i32* %18, align 4, !dbg !388
  %282 = call i8* @mmap(i8* noundef null, i64 noundef 5, i32 noundef 3, i32 noundef 2, i32 noundef %281, i64 noundef 0) #9, !dbg !389
  store i8* %282, i8** %20, align 8, !dbg !387
  %283 = load i8*, i8** %20, align 8, !dbg !390
  %284 = getelementptr inbounds i8, i8* %283, i64 4, !dbg !390
  store i8 33, i8* %284, align 1, !dbg !391
  %285 = load i32, i32* %18, align 4, !dbg !392
  %286 = getelementptr inbounds [6 x i8], [6 x i8]* %17, i64 0, i64 0, !dbg !393
  %287 = call i64 @pread(i32 noundef %285, i8* noundef %286, i64 noundef 5, i64 noundef 0), !dbg !394
  %288 = getelementptr inbounds [6 x i8], [6 x i8]* %17, i64 0, i64 0, !dbg !395
  %289 = call i32 @puts(i8* noundef %288), !dbg !396
  br label %673, !dbg !397

290:                                              ; preds = %44
  call void @llvm.dbg.declare(metadata i64* %21, metadata !398, metadata !DIExpression()), !dbg !401
  store i64 0, i64* %21, align 8, !dbg !401
  br label %291, !dbg !402

291:                                              ; preds = %300, %290
  %292 = load i64, i64* %21, align 8, !dbg !403
  %293 = icmp ult i64 %292, 11, !dbg !405
  br i1 %293, label %294, label %303, !dbg !406

294:                                              ; preds = %291
  %295 = load i64, i64* %21, align 8, !dbg !407
  %296 = getelementptr inbounds [11 x i32], [11 x i32]* @main.names, i64 0, i64 %295, !dbg !408
  %297 = load i32, i32* %296, align 4, !dbg !408
  %298 = call i64 @sysconf(i32 noundef %297) #9, !dbg !409
  %299 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.17, i64 0, i64 0), i64 noundef %298), !dbg !410
  br label %300, !dbg !410

300:                                              ; preds = %294
  %301 = load i64, i64* %21, align 8, !dbg !411
  %302 = add i64 %301, 1, !dbg !411
  store i64 %302, i64* %21, align 8, !dbg !411
  br label %291, !dbg !412, !llvm.loop !413

303:                                              ; preds = %291
  %304 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.18, i64 0, i64 0)), !dbg !415
  br label %673, !dbg !416

305:                                              ; preds = %44
  call void @llvm.dbg.declare(metadata i64* %22, metadata !417, metadata !DIExpression()), !dbg !420
  %306 = load i64, i64* %3, align 8, !dbg !421
  %307 = icmp ult i64 %306, 200, !dbg !422
  br i1 %307, label %308, label %310, !dbg !421

308:                                              ; preds = %305
  %309 = load i64, i64* %3, align 8, !dbg !423
  br label %313, !dbg !421

310:                                              ; preds = %305
  %311 = load i64, i64* %3, align 8, !dbg !424
  %312 = sub i64 -1, %311, !dbg !425
  br label %313, !dbg !421

313:                                              ; preds = %310, %308
  %314 = phi i64 [ %309, %308 ], [ %312, %310 ], !dbg !421
  store i64 %314, i64* %22, align 8, !dbg !420
  call void @llvm.dbg.declare(metadata [200 x i8]* %23, metadata !426, metadata !DIExpression()), !dbg !430
  call void @llvm.dbg.declare(metadata i32* %24, metadata !431, metadata !DIExpression()), !dbg !432
  %315 = getelementptr inbounds [200 x i8], [200 x i8]* %23, i64 0, i64 0, !dbg !433
  %316 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !434
  %317 = load i8, i8* %316, align 1, !dbg !434
  %318 = zext i8 %317 to i32, !dbg !434
  %319 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !435
  %320 = load i8, i8* %319, align 1, !dbg !435
  %321 = zext i8 %320 to i32, !dbg !435
  %322 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !436
  %323 = load i8, i8* %322, align 1, !dbg !436
  %324 = zext i8 %323 to i32, !dbg !436
  %325 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !437
  %326 = load i8, i8* %325, align 1, !dbg !437
  %327 = zext i8 %326 to i32, !dbg !437
  %328 = load i64, i64* %22, align 8, !dbg !438
  %329 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef %315, i64 noundef 200, i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.19, i64 0, i64 0), i32 noundef %318, i32 noundef %321, i32 noundef %324, i32 noundef %327, i64 noundef %328, i32 noundef 5, i32 noundef 5, i32 noundef 5) #9, !dbg !439
  store i32 %329, i32* %24, align 4, !dbg !432
  %330 = load i32, i32* %24, align 4, !dbg !440
  %331 = getelementptr inbounds [200 x i8], [200 x i8]* %23, i64 0, i64 0, !dbg !441
  %332 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.20, i64 0, i64 0), i32 noundef %330, i8* noundef %331), !dbg !442
  %333 = and i32 %332, 1, !dbg !443
  store i32 %333, i32* %1, align 4, !dbg !444
  br label %674, !dbg !444

334:                                              ; preds = %44
  %335 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !445
  %336 = load i8, i8* %335, align 1, !dbg !445
  %337 = zext i8 %336 to i32, !dbg !445
  %338 = and i32 %337, 1, !dbg !448
  %339 = icmp ne i32 %338, 0, !dbg !448
  br i1 %339, label %340, label %342, !dbg !449

340:                                              ; preds = %334
  %341 = call i8* @setlocale(i32 noundef 6, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.6, i64 0, i64 0)) #9, !dbg !450
  br label %342, !dbg !450

342:                                              ; preds = %340, %334
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %25, metadata !451, metadata !DIExpression()), !dbg !452
  %343 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !453
  %344 = load i8, i8* %343, align 1, !dbg !453
  %345 = zext i8 %344 to i32, !dbg !453
  %346 = and i32 %345, 1, !dbg !454
  %347 = icmp ne i32 %346, 0, !dbg !453
  %348 = zext i1 %347 to i64, !dbg !453
  %349 = select i1 %347, i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.21, i64 0, i64 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.22, i64 0, i64 0), !dbg !453
  %350 = call %struct._IO_FILE* @with(i8* noundef %349), !dbg !455
  store %struct._IO_FILE* %350, %struct._IO_FILE** %25, align 8, !dbg !452
  call void @llvm.dbg.declare(metadata i32* %26, metadata !456, metadata !DIExpression()), !dbg !458
  store i32 0, i32* %26, align 4, !dbg !458
  br label %351, !dbg !459

351:                                              ; preds = %362, %342
  %352 = load i32, i32* %26, align 4, !dbg !460
  %353 = icmp slt i32 %352, 3, !dbg !462
  br i1 %353, label %354, label %365, !dbg !463

354:                                              ; preds = %351
  %355 = call i32* @__errno_location() #10, !dbg !464
  store i32 0, i32* %355, align 4, !dbg !466
  call void @llvm.dbg.declare(metadata i32* %27, metadata !467, metadata !DIExpression()), !dbg !471
  %356 = load %struct._IO_FILE*, %struct._IO_FILE** %25, align 8, !dbg !472
  %357 = call i32 @getwc(%struct._IO_FILE* noundef %356), !dbg !473
  store i32 %357, i32* %27, align 4, !dbg !471
  %358 = load i32, i32* %27, align 4, !dbg !474
  %359 = call i32* @__errno_location() #10, !dbg !475
  %360 = load i32, i32* %359, align 4, !dbg !475
  %361 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.23, i64 0, i64 0), i32 noundef %358, i32 noundef %360), !dbg !476
  br label %362, !dbg !477

362:                                              ; preds = %354
  %363 = load i32, i32* %26, align 4, !dbg !478
  %364 = add nsw i32 %363, 1, !dbg !478
  store i32 %364, i32* %26, align 4, !dbg !478
  br label %351, !dbg !479, !llvm.loop !480

365:                                              ; preds = %351
  call void @llvm.dbg.declare(metadata i32* %28, metadata !482, metadata !DIExpression()), !dbg !484
  store i32 0, i32* %28, align 4, !dbg !484
  br label %366, !dbg !485

366:                                              ; preds = %373, %365
  %367 = load i32, i32* %28, align 4, !dbg !486
  %368 = icmp slt i32 %367, 4, !dbg !488
  br i1 %368, label %369, label %376, !dbg !489

369:                                              ; preds = %366
  %370 = load %struct._IO_FILE*, %struct._IO_FILE** %25, align 8, !dbg !490
  %371 = call i32 @getc(%struct._IO_FILE* noundef %370), !dbg !491
  %372 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %371), !dbg !492
  br label %373, !dbg !492

373:                                              ; preds = %369
  %374 = load i32, i32* %28, align 4, !dbg !493
  %375 = add nsw i32 %374, 1, !dbg !493
  store i32 %375, i32* %28, align 4, !dbg !493
  br label %366, !dbg !494, !llvm.loop !495

376:                                              ; preds = %366
  %377 = load %struct._IO_FILE*, %struct._IO_FILE** %25, align 8, !dbg !497
  %378 = call i32 @fclose(%struct._IO_FILE* noundef %377), !dbg !498
  store i32 %378, i32* %1, align 4, !dbg !499
  br label %674, !dbg !499

379:                                              ; preds = %44
  %380 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !500
  %381 = call i32 @fileno(%struct._IO_FILE* noundef %380) #9, !dbg !502
  %382 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %381), !dbg !503
  %383 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !504
  %384 = load i8, i8* %383, align 1, !dbg !504
  %385 = zext i8 %384 to i32, !dbg !504
  %386 = and i32 %385, 1, !dbg !505
  %387 = icmp ne i32 %386, 0, !dbg !505
  br i1 %387, label %388, label %391, !dbg !504

388:                                              ; preds = %379
  %389 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !506
  %390 = call i32 @fclose(%struct._IO_FILE* noundef %389), !dbg !507
  br label %396, !dbg !504

391:                                              ; preds = %379
  %392 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !508
  %393 = call %struct._IO_FILE* @freopen(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.24, i64 0, i64 0), i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.25, i64 0, i64 0), %struct._IO_FILE* noundef %392), !dbg !509
  %394 = icmp ne %struct._IO_FILE* %393, null, !dbg !510
  %395 = zext i1 %394 to i32, !dbg !510
  br label %396, !dbg !504

396:                                              ; preds = %391, %388
  %397 = phi i32 [ %390, %388 ], [ %395, %391 ], !dbg !504
  %398 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %397), !dbg !511
  %399 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !512
  %400 = call i32 @fileno(%struct._IO_FILE* noundef %399) #9, !dbg !513
  %401 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !514
  %402 = call i32 @getc(%struct._IO_FILE* noundef %401), !dbg !515
  %403 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.26, i64 0, i64 0), i32 noundef %400, i32 noundef %402), !dbg !516
  br label %673, !dbg !517

404:                                              ; preds = %44
  %405 = call i64 @lseek(i32 noundef 0, i64 noundef -2, i32 noundef 1) #9, !dbg !518
  %406 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.27, i64 0, i64 0), i64 noundef %405), !dbg !519
  %407 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 0, !dbg !520
  %408 = getelementptr inbounds i8, i8* %407, i64 1, !dbg !521
  %409 = call i64 @read(i32 noundef 0, i8* noundef %408, i64 noundef 2), !dbg !522
  %410 = trunc i64 %409 to i32, !dbg !523
  %411 = icmp eq i32 %410, 2, !dbg !524
  br i1 %411, label %412, label %420, !dbg !525

412:                                              ; preds = %404
  %413 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !526
  %414 = load i8, i8* %413, align 1, !dbg !526
  %415 = zext i8 %414 to i32, !dbg !526
  %416 = load i64, i64* %3, align 8, !dbg !527
  %417 = trunc i64 %416 to i8, !dbg !528
  %418 = zext i8 %417 to i32, !dbg !528
  %419 = icmp eq i32 %415, %418, !dbg !529
  br label %420

420:                                              ; preds = %412, %404
  %421 = phi i1 [ false, %404 ], [ %419, %412 ], !dbg !530
  %422 = zext i1 %421 to i32, !dbg !525
  %423 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.28, i64 0, i64 0), i32 noundef %422), !dbg !531
  %424 = call i8* @getenv(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.30, i64 0, i64 0)) #9, !dbg !532
  %425 = icmp ne i8* %424, null, !dbg !533
  br i1 %425, label %429, label %426, !dbg !534

426:                                              ; preds = %420
  %427 = call i8* @getenv(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.31, i64 0, i64 0)) #9, !dbg !535
  %428 = icmp ne i8* %427, null, !dbg !536
  br label %429, !dbg !534

429:                                              ; preds = %426, %420
  %430 = phi i1 [ true, %420 ], [ %428, %426 ]
  %431 = zext i1 %430 to i32, !dbg !534
  %432 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %431), !dbg !537
  br label %673, !dbg !538

433:                                              ; preds = %44
  call void @llvm.dbg.declare(metadata i64* %29, metadata !539, metadata !DIExpression()), !dbg !541
  %434 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 1, !dbg !542
  %435 = load i8, i8* %434, align 1, !dbg !542
  %436 = zext i8 %435 to i32, !dbg !542
  %437 = and i32 %436, 1, !dbg !543
  %438 = add nsw i32 62, %437, !dbg !544
  %439 = zext i32 %438 to i64, !dbg !545
  %440 = shl i64 1, %439, !dbg !545
  store i64 %440, i64* %29, align 8, !dbg !541
  call void @llvm.dbg.declare(metadata i64* %30, metadata !546, metadata !DIExpression()), !dbg !547
  store i64 -9223372036854775807, i64* %30, align 8, !dbg !547
  call void @llvm.dbg.declare(metadata i8** %31, metadata !548, metadata !DIExpression()), !dbg !549
  %441 = call noalias i8* @malloc(i64 noundef 8) #9, !dbg !550
  store i8* %441, i8** %31, align 8, !dbg !549
  %442 = call i32* @__errno_location() #10, !dbg !551
  store i32 0, i32* %442, align 4, !dbg !552
  %443 = load i64, i64* %29, align 8, !dbg !553
  %444 = call noalias i8* @malloc(i64 noundef %443) #9, !dbg !554
  %445 = icmp ne i8* %444, null, !dbg !555
  %446 = zext i1 %445 to i32, !dbg !555
  %447 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %446), !dbg !556
  %448 = call i32* @__errno_location() #10, !dbg !557
  %449 = load i32, i32* %448, align 4, !dbg !557
  %450 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %449), !dbg !558
  %451 = call i32* @__errno_location() #10, !dbg !559
  store i32 0, i32* %451, align 4, !dbg !560
  %452 = load i64, i64* %30, align 8, !dbg !561
  %453 = call noalias i8* @calloc(i64 noundef %452, i64 noundef 2) #9, !dbg !562
  %454 = icmp ne i8* %453, null, !dbg !563
  %455 = zext i1 %454 to i32, !dbg !563
  %456 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %455), !dbg !564
  %457 = call i32* @__errno_location() #10, !dbg !565
  %458 = load i32, i32* %457, align 4, !dbg !565
  %459 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %458), !dbg !566
  %460 = call i32* @__errno_location() #10, !dbg !567
  store i32 0, i32* %460, align 4, !dbg !568
  %461 = load i64, i64* %29, align 8, !dbg !569
  %462 = call noalias i8* @calloc(i64 noundef 1, i64 noundef %461) #9, !dbg !570
  %463 = icmp ne i8* %462, null, !dbg !571
  %464 = zext i1 %463 to i32, !dbg !571
  %465 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %464), !dbg !572
  %466 = call i32* @__errno_location() #10, !dbg !573
  %467 = load i32, i32* %466, align 4, !dbg !573
  %468 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %467), !dbg !574
  %469 = call i32* @__errno_location() #10, !dbg !575
  store i32 0, i32* %469, align 4, !dbg !576
  %470 = load i8*, i8** %31, align 8, !dbg !577
  %471 = load i64, i64* %29, align 8, !dbg !578
  %472 = call i8* @realloc(i8* noundef %470, i64 noundef %471) #9, !dbg !579
  %473 = icmp ne i8* %472, null, !dbg !580
  %474 = zext i1 %473 to i32, !dbg !580
  %475 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %474), !dbg !581
  %476 = call i32* @__errno_location() #10, !dbg !582
  %477 = load i32, i32* %476, align 4, !dbg !582
  %478 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %477), !dbg !583
  %479 = call i32* @__errno_location() #10, !dbg !584
  store i32 0, i32* %479, align 4, !dbg !585
  %480 = load i8*, i8** %31, align 8, !dbg !586
  %481 = load i64, i64* %30, align 8, !dbg !587
  %482 = call i8* @reallocarray(i8* noundef %480, i64 noundef 2, i64 noundef %481) #9, !dbg !588
  %483 = icmp ne i8* %482, null, !dbg !589
  %484 = zext i1 %483 to i32, !dbg !589
  %485 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %484), !dbg !590
  %486 = call i32* @__errno_location() #10, !dbg !591
  %487 = load i32, i32* %486, align 4, !dbg !591
  %488 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %487), !dbg !592
  %489 = call i32* @__errno_location() #10, !dbg !593
  store i32 0, i32* %489, align 4, !dbg !594
  %490 = call noalias i8* @memalign(i64 noundef -6, i64 noundef 8) #9, !dbg !595
  call void @llvm.assume(i1 true) [ "align"(i8* %490, i64 -6) ], !dbg !595
  %491 = icmp ne i8* %490, null, !dbg !596
  %492 = zext i1 %491 to i32, !dbg !596
  %493 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %492), !dbg !597
  %494 = call i32* @__errno_location() #10, !dbg !598
  %495 = load i32, i32* %494, align 4, !dbg !598
  %496 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %495), !dbg !599
  %497 = call i32* @__errno_location() #10, !dbg !600
  store i32 0, i32* %497, align 4, !dbg !601
  %498 = call noalias align 4294967296 i8* @memalign(i64 noundef -9223372036854775808, i64 noundef 8) #9, !dbg !602
  %499 = icmp ne i8* %498, null, !dbg !603
  %500 = zext i1 %499 to i32, !dbg !603
  %501 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %500), !dbg !604
  %502 = call i32* @__errno_location() #10, !dbg !605
  %503 = load i32, i32* %502, align 4, !dbg !605
  %504 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %503), !dbg !606
  %505 = call i32* @__errno_location() #10, !dbg !607
  store i32 0, i32* %505, align 4, !dbg !608
  %506 = load i64, i64* %29, align 8, !dbg !609
  %507 = call noalias i8* @valloc(i64 noundef %506) #9, !dbg !610
  %508 = icmp ne i8* %507, null, !dbg !611
  %509 = zext i1 %508 to i32, !dbg !611
  %510 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %509), !dbg !612
  %511 = call i32* @__errno_location() #10, !dbg !613
  %512 = load i32, i32* %511, align 4, !dbg !613
  %513 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %512), !dbg !614
  %514 = call i32* @__errno_location() #10, !dbg !615
  store i32 0, i32* %514, align 4, !dbg !616
  %515 = load i8*, i8** %31, align 8, !dbg !617
  %516 = call i8* @realloc(i8* noundef %515, i64 noundef 0) #9, !dbg !618
  %517 = icmp ne i8* %516, null, !dbg !619
  %518 = zext i1 %517 to i32, !dbg !619
  %519 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %518), !dbg !620
  %520 = call i32* @__errno_location() #10, !dbg !621
  %521 = load i32, i32* %520, align 4, !dbg !621
  %522 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %521), !dbg !622
  br label %673, !dbg !623

523:                                              ; preds = %44
  call void @llvm.dbg.declare(metadata i64* %32, metadata !624, metadata !DIExpression()), !dbg !627
  store i64 0, i64* %32, align 8, !dbg !627
  br label %524, !dbg !628

524:                                              ; preds = %625, %523
  %525 = load i64, i64* %32, align 8, !dbg !629
  %526 = icmp ult i64 %525, 10, !dbg !631
  br i1 %526, label %527, label %628, !dbg !632

527:                                              ; preds = %524
  call void @llvm.dbg.declare(metadata [20 x i8]* %33, metadata !633, metadata !DIExpression()), !dbg !635
  %528 = bitcast [20 x i8]* %33 to i8*, !dbg !635
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %528, i8* align 16 getelementptr inbounds ([20 x i8], [20 x i8]* @__const.main.path, i32 0, i32 0), i64 20, i1 false), !dbg !635
  call void @llvm.dbg.declare(metadata [4 x i8]* %34, metadata !636, metadata !DIExpression()), !dbg !640
  %529 = bitcast [4 x i8]* %34 to i8*, !dbg !640
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %529, i8* align 1 getelementptr inbounds ([4 x i8], [4 x i8]* @__const.main.text, i32 0, i32 0), i64 4, i1 false), !dbg !640
  call void @llvm.dbg.declare(metadata i32* %35, metadata !641, metadata !DIExpression()), !dbg !642
  %530 = load i64, i64* %32, align 8, !dbg !643
  %531 = icmp eq i64 %530, 6, !dbg !644
  br i1 %531, label %535, label %532, !dbg !645

532:                                              ; preds = %527
  %533 = load i64, i64* %32, align 8, !dbg !646
  %534 = icmp eq i64 %533, 7, !dbg !647
  br label %535, !dbg !645

535:                                              ; preds = %532, %527
  %536 = phi i1 [ true, %527 ], [ %534, %532 ]
  %537 = zext i1 %536 to i32, !dbg !645
  store i32 %537, i32* %35, align 4, !dbg !642
  call void @llvm.dbg.declare(metadata i32* %36, metadata !648, metadata !DIExpression()), !dbg !649
  %538 = getelementptr inbounds [20 x i8], [20 x i8]* %33, i64 0, i64 0, !dbg !650
  %539 = load i64, i64* %32, align 8, !dbg !651
  %540 = getelementptr inbounds [10 x i8*], [10 x i8*]* @main.names.33, i64 0, i64 %539, !dbg !652
  %541 = load i8*, i8** %540, align 8, !dbg !652
  %542 = call i8* @strcat(i8* noundef %538, i8* noundef %541) #9, !dbg !653
  %543 = load i32, i32* %35, align 4, !dbg !654
  %544 = icmp ne i32 %543, 0, !dbg !654
  br i1 %544, label %545, label %546, !dbg !654

545:                                              ; preds = %535
  br label %551, !dbg !654

546:                                              ; preds = %535
  %547 = load i64, i64* %32, align 8, !dbg !655
  %548 = icmp ult i64 %547, 4, !dbg !656
  %549 = zext i1 %548 to i64, !dbg !655
  %550 = select i1 %548, i32 2, i32 0, !dbg !655
  br label %551, !dbg !654

551:                                              ; preds = %546, %545
  %552 = phi i32 [ 1, %545 ], [ %550, %546 ], !dbg !654
  %553 = call i32 (i8*, i32, ...) @open(i8* noundef %542, i32 noundef %552), !dbg !657
  store i32 %553, i32* %36, align 4, !dbg !649
  %554 = call i32* @__errno_location() #10, !dbg !658
  store i32 0, i32* %554, align 4, !dbg !659
  %555 = load i64, i64* %32, align 8, !dbg !660
  %556 = getelementptr inbounds [10 x i8*], [10 x i8*]* @main.names.33, i64 0, i64 %555, !dbg !661
  %557 = load i8*, i8** %556, align 8, !dbg !661
  %558 = load i32, i32* %36, align 4, !dbg !662
  %559 = icmp sge i32 %558, 0, !dbg !663
  %560 = zext i1 %559 to i32, !dbg !663
  %561 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.44, i64 0, i64 0), i8* noundef %557, i32 noundef %560), !dbg !664
  %562 = load i32, i32* %35, align 4, !dbg !665
  %563 = icmp ne i32 %562, 0, !dbg !665
  br i1 %563, label %573, label %564, !dbg !667

564:                                              ; preds = %551
  %565 = load i32, i32* %36, align 4, !dbg !668
  %566 = icmp sge i32 %565, 0, !dbg !669
  br i1 %566, label %567, label %573, !dbg !670

567:                                              ; preds = %564
  %568 = load i32, i32* %36, align 4, !dbg !671
  %569 = getelementptr inbounds [4 x i8], [4 x i8]* %34, i64 0, i64 0, !dbg !672
  %570 = call i64 @read(i32 noundef %568, i8* noundef %569, i64 noundef 3), !dbg !673
  %571 = trunc i64 %570 to i32, !dbg !674
  %572 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.28, i64 0, i64 0), i32 noundef %571), !dbg !675
  br label %573, !dbg !675

573:                                              ; preds = %567, %564, %551
  %574 = getelementptr inbounds [4 x i8], [4 x i8]* %34, i64 0, i64 0, !dbg !676
  %575 = call i32 @memcmp(i8* noundef %574, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.45, i64 0, i64 0), i64 noundef 3) #11, !dbg !677
  %576 = icmp eq i32 %575, 0, !dbg !678
  %577 = zext i1 %576 to i32, !dbg !678
  %578 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.28, i64 0, i64 0), i32 noundef %577), !dbg !679
  %579 = load i64, i64* %32, align 8, !dbg !680
  %580 = icmp eq i64 %579, 4, !dbg !682
  br i1 %580, label %584, label %581, !dbg !683

581:                                              ; preds = %573
  %582 = load i64, i64* %32, align 8, !dbg !684
  %583 = icmp eq i64 %582, 5, !dbg !685
  br i1 %583, label %584, label %599, !dbg !686

584:                                              ; preds = %581, %573
  %585 = getelementptr inbounds [4 x i8], [4 x i8]* %34, i64 0, i64 0, !dbg !687
  %586 = load i8, i8* %585, align 1, !dbg !687
  %587 = sext i8 %586 to i32, !dbg !687
  %588 = icmp eq i32 %587, 111, !dbg !688
  br i1 %588, label %589, label %595, !dbg !689

589:                                              ; preds = %584
  %590 = getelementptr inbounds [4 x i8], [4 x i8]* %34, i64 0, i64 1, !dbg !690
  %591 = load i8, i8* %590, align 1, !dbg !690
  %592 = zext i8 %591 to i64, !dbg !691
  %593 = load i64, i64* %3, align 8, !dbg !692
  %594 = icmp eq i64 %592, %593, !dbg !693
  br label %595

595:                                              ; preds = %589, %584
  %596 = phi i1 [ false, %584 ], [ %594, %589 ], !dbg !694
  %597 = zext i1 %596 to i32, !dbg !689
  %598 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.28, i64 0, i64 0), i32 noundef %597), !dbg !695
  br label %599, !dbg !695

599:                                              ; preds = %595, %581
  %600 = load i32, i32* %36, align 4, !dbg !696
  %601 = icmp sge i32 %600, 0, !dbg !697
  br i1 %601, label %602, label %615, !dbg !698

602:                                              ; preds = %599
  %603 = load i64, i64* %32, align 8, !dbg !699
  %604 = icmp ne i64 %603, 4, !dbg !700
  br i1 %604, label %605, label %615, !dbg !701

605:                                              ; preds = %602
  %606 = load i64, i64* %32, align 8, !dbg !702
  %607 = icmp ne i64 %606, 5, !dbg !703
  br i1 %607, label %608, label %615, !dbg !704

608:                                              ; preds = %605
  %609 = load i64, i64* %32, align 8, !dbg !705
  %610 = icmp ne i64 %609, 8, !dbg !706
  br i1 %610, label %611, label %615, !dbg !696

611:                                              ; preds = %608
  %612 = load i32, i32* %36, align 4, !dbg !707
  %613 = call i64 @write(i32 noundef %612, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.46, i64 0, i64 0), i64 noundef 5), !dbg !708
  %614 = trunc i64 %613 to i32, !dbg !709
  br label %616, !dbg !696

615:                                              ; preds = %608, %605, %602, %599
  br label %616, !dbg !696

616:                                              ; preds = %615, %611
  %617 = phi i32 [ %614, %611 ], [ 0, %615 ], !dbg !696
  %618 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %617), !dbg !710
  %619 = load i32, i32* %36, align 4, !dbg !711
  %620 = icmp sge i32 %619, 0, !dbg !713
  br i1 %620, label %621, label %624, !dbg !714

621:                                              ; preds = %616
  %622 = load i32, i32* %36, align 4, !dbg !715
  %623 = call i32 @close(i32 noundef %622), !dbg !716
  br label %624, !dbg !716

624:                                              ; preds = %621, %616
  br label %625, !dbg !717

625:                                              ; preds = %624
  %626 = load i64, i64* %32, align 8, !dbg !718
  %627 = add i64 %626, 1, !dbg !718
  store i64 %627, i64* %32, align 8, !dbg !718
  br label %524, !dbg !719, !llvm.loop !720

628:                                              ; preds = %524
  %629 = call i32 @close(i32 noundef 0), !dbg !722
  call void @llvm.dbg.declare(metadata i32* %37, metadata !723, metadata !DIExpression()), !dbg !725
  store i32 0, i32* %37, align 4, !dbg !725
  br label %630, !dbg !726

630:                                              ; preds = %640, %628
  %631 = load i32, i32* %37, align 4, !dbg !727
  %632 = icmp sle i32 %631, 2, !dbg !729
  br i1 %632, label %633, label %643, !dbg !730

633:                                              ; preds = %630
  %634 = load i32, i32* %37, align 4, !dbg !731
  %635 = call i32 (i8*, i32, ...) @open(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.47, i64 0, i64 0), i32 noundef %634), !dbg !732
  %636 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %635), !dbg !733
  %637 = call i32* @__errno_location() #10, !dbg !734
  %638 = load i32, i32* %637, align 4, !dbg !734
  %639 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %638), !dbg !735
  br label %640, !dbg !733

640:                                              ; preds = %633
  %641 = load i32, i32* %37, align 4, !dbg !736
  %642 = add nsw i32 %641, 1, !dbg !736
  store i32 %642, i32* %37, align 4, !dbg !736
  br label %630, !dbg !737, !llvm.loop !738

643:                                              ; preds = %630
  %644 = call i32 (i8*, i32, ...) @open(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.47, i64 0, i64 0), i32 noundef 65, i32 noundef 384), !dbg !740
  %645 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %644), !dbg !741
  %646 = call i32* @__errno_location() #10, !dbg !742
  %647 = load i32, i32* %646, align 4, !dbg !742
  %648 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %647), !dbg !743
  %649 = call i32 (i8*, i32, ...) @open(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.47, i64 0, i64 0), i32 noundef 193, i32 noundef 384), !dbg !744
  %650 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %649), !dbg !745
  %651 = call i32* @__errno_location() #10, !dbg !746
  %652 = load i32, i32* %651, align 4, !dbg !746
  %653 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %652), !dbg !747
  %654 = call i32 @mkdir(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.47, i64 0, i64 0), i32 noundef 448) #9, !dbg !748
  %655 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.32, i64 0, i64 0), i32 noundef %654), !dbg !749
  %656 = call i32* @__errno_location() #10, !dbg !750
  %657 = load i32, i32* %656, align 4, !dbg !750
  %658 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.29, i64 0, i64 0), i32 noundef %657), !dbg !751
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %38, metadata !752, metadata !DIExpression()), !dbg !753
  %659 = call noalias %struct._IO_FILE* @fopen(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.48, i64 0, i64 0), i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.49, i64 0, i64 0)), !dbg !754
  store %struct._IO_FILE* %659, %struct._IO_FILE** %38, align 8, !dbg !753
  %660 = load %struct._IO_FILE*, %struct._IO_FILE** %38, align 8, !dbg !755
  %661 = icmp ne %struct._IO_FILE* %660, null, !dbg !755
  br i1 %661, label %662, label %669, !dbg !755

662:                                              ; preds = %643
  %663 = load %struct._IO_FILE*, %struct._IO_FILE** %38, align 8, !dbg !756
  %664 = load i64, i64* %3, align 8, !dbg !757
  %665 = and i64 %664, 1, !dbg !758
  %666 = call i32 (%struct._IO_FILE*, i8*, ...) @fprintf(%struct._IO_FILE* noundef %663, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.50, i64 0, i64 0), i64 noundef %665), !dbg !759
  %667 = load %struct._IO_FILE*, %struct._IO_FILE** %38, align 8, !dbg !760
  %668 = call i32 @fclose(%struct._IO_FILE* noundef %667), !dbg !761
  br label %670, !dbg !755

669:                                              ; preds = %643
  br label %670, !dbg !755

670:                                              ; preds = %669, %662
  %671 = phi i32 [ %668, %662 ], [ 3, %669 ], !dbg !755
  store i32 %671, i32* %1, align 4, !dbg !762
  br label %674, !dbg !762

672:                                              ; preds = %44
  store i32 1, i32* %1, align 4, !dbg !763
  br label %674, !dbg !763

673:                                              ; preds = %433, %429, %396, %303, %242, %228, %200, %192, %187, %186, %106, %65
  store i32 0, i32* %1, align 4, !dbg !764
  br label %674, !dbg !764

674:                                              ; preds = %673, %672, %670, %376, %313, %105, %97, %61, %43
  %675 = load i32, i32* %1, align 4, !dbg !765
  ret i32 %675, !dbg !765
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
define internal i32 @lines(i8* noundef %0, i64 noundef %1, i32 noundef %2) #0 !dbg !766 {
  %4 = alloca i8*, align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct._IO_FILE*, align 8
  %8 = alloca i8*, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  store i8* %0, i8** %4, align 8
  call void @llvm.dbg.declare(metadata i8** %4, metadata !769, metadata !DIExpression()), !dbg !770
  store i64 %1, i64* %5, align 8
  call void @llvm.dbg.declare(metadata i64* %5, metadata !771, metadata !DIExpression()), !dbg !772
  store i32 %2, i32* %6, align 4
  call void @llvm.dbg.declare(metadata i32* %6, metadata !773, metadata !DIExpression()), !dbg !774
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %7, metadata !775, metadata !DIExpression()), !dbg !776
  %12 = load i8*, i8** %4, align 8, !dbg !777
  %13 = call %struct._IO_FILE* @with(i8* noundef %12), !dbg !778
  store %struct._IO_FILE* %13, %struct._IO_FILE** %7, align 8, !dbg !776
  call void @llvm.dbg.declare(metadata i8** %8, metadata !779, metadata !DIExpression()), !dbg !780
  %14 = load i32, i32* %6, align 4, !dbg !781
  %15 = icmp ne i32 %14, 0, !dbg !781
  br i1 %15, label %16, label %19, !dbg !781

16:                                               ; preds = %3
  %17 = load i64, i64* %5, align 8, !dbg !782
  %18 = call noalias i8* @malloc(i64 noundef %17) #9, !dbg !783
  br label %20, !dbg !781

19:                                               ; preds = %3
  br label %20, !dbg !781

20:                                               ; preds = %19, %16
  %21 = phi i8* [ %18, %16 ], [ null, %19 ], !dbg !781
  store i8* %21, i8** %8, align 8, !dbg !780
  call void @llvm.dbg.declare(metadata i64* %9, metadata !784, metadata !DIExpression()), !dbg !785
  %22 = load i64, i64* %5, align 8, !dbg !786
  store i64 %22, i64* %9, align 8, !dbg !785
  call void @llvm.dbg.declare(metadata i32* %10, metadata !787, metadata !DIExpression()), !dbg !789
  store i32 0, i32* %10, align 4, !dbg !789
  br label %23, !dbg !790

23:                                               ; preds = %35, %20
  %24 = load i32, i32* %10, align 4, !dbg !791
  %25 = icmp slt i32 %24, 3, !dbg !793
  br i1 %25, label %26, label %38, !dbg !794

26:                                               ; preds = %23
  call void @llvm.dbg.declare(metadata i64* %11, metadata !795, metadata !DIExpression()), !dbg !800
  %27 = load %struct._IO_FILE*, %struct._IO_FILE** %7, align 8, !dbg !801
  %28 = call i64 @getline(i8** noundef %8, i64* noundef %9, %struct._IO_FILE* noundef %27), !dbg !802
  store i64 %28, i64* %11, align 8, !dbg !800
  %29 = load i64, i64* %11, align 8, !dbg !803
  %30 = load i64, i64* %9, align 8, !dbg !804
  %31 = load i8*, i8** %8, align 8, !dbg !805
  %32 = icmp ne i8* %31, null, !dbg !806
  %33 = zext i1 %32 to i32, !dbg !806
  %34 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.51, i64 0, i64 0), i64 noundef %29, i64 noundef %30, i32 noundef %33), !dbg !807
  br label %35, !dbg !808

35:                                               ; preds = %26
  %36 = load i32, i32* %10, align 4, !dbg !809
  %37 = add nsw i32 %36, 1, !dbg !809
  store i32 %37, i32* %10, align 4, !dbg !809
  br label %23, !dbg !810, !llvm.loop !811

38:                                               ; preds = %23
  %39 = load i8*, i8** %8, align 8, !dbg !813
  call void @free(i8* noundef %39) #9, !dbg !814
  %40 = load %struct._IO_FILE*, %struct._IO_FILE** %7, align 8, !dbg !815
  %41 = call i32 @fclose(%struct._IO_FILE* noundef %40), !dbg !816
  ret i32 %41, !dbg !817
}

; Function Attrs: nounwind
declare i8* @setlocale(i32 noundef, i8* noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @wide(i8* noundef %0) #0 !dbg !818 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct._IO_FILE*, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !821, metadata !DIExpression()), !dbg !822
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %3, metadata !823, metadata !DIExpression()), !dbg !824
  %6 = load i8*, i8** %2, align 8, !dbg !825
  %7 = call %struct._IO_FILE* @with(i8* noundef %6), !dbg !826
  store %struct._IO_FILE* %7, %struct._IO_FILE** %3, align 8, !dbg !824
  call void @llvm.dbg.declare(metadata i32* %4, metadata !827, metadata !DIExpression()), !dbg !829
  store i32 0, i32* %4, align 4, !dbg !829
  br label %8, !dbg !830

8:                                                ; preds = %25, %1
  %9 = load i32, i32* %4, align 4, !dbg !831
  %10 = icmp slt i32 %9, 2, !dbg !833
  br i1 %10, label %11, label %28, !dbg !834

11:                                               ; preds = %8
  %12 = call i32* @__errno_location() #10, !dbg !835
  store i32 0, i32* %12, align 4, !dbg !837
  call void @llvm.dbg.declare(metadata i32* %5, metadata !838, metadata !DIExpression()), !dbg !839
  %13 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !840
  %14 = call i32 @getwc(%struct._IO_FILE* noundef %13), !dbg !841
  store i32 %14, i32* %5, align 4, !dbg !839
  %15 = load i32, i32* %5, align 4, !dbg !842
  %16 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !843
  %17 = call i32 @ferror(%struct._IO_FILE* noundef %16) #9, !dbg !844
  %18 = call i32* @__errno_location() #10, !dbg !845
  %19 = load i32, i32* %18, align 4, !dbg !845
  %20 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.52, i64 0, i64 0), i32 noundef %15, i32 noundef %17, i32 noundef %19), !dbg !846
  %21 = load i32, i32* %5, align 4, !dbg !847
  %22 = icmp eq i32 %21, -1, !dbg !849
  br i1 %22, label %23, label %24, !dbg !850

23:                                               ; preds = %11
  br label %28, !dbg !851

24:                                               ; preds = %11
  br label %25, !dbg !852

25:                                               ; preds = %24
  %26 = load i32, i32* %4, align 4, !dbg !853
  %27 = add nsw i32 %26, 1, !dbg !853
  store i32 %27, i32* %4, align 4, !dbg !853
  br label %8, !dbg !854, !llvm.loop !855

28:                                               ; preds = %23, %8
  %29 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !857
  %30 = call i32 @fclose(%struct._IO_FILE* noundef %29), !dbg !858
  ret void, !dbg !859
}

; Function Attrs: nounwind readnone willreturn
declare i32* @__errno_location() #6

; Function Attrs: nounwind
declare i8* @asctime_r(%struct.tm* noundef, i8* noundef) #4

; Function Attrs: nounwind
declare i8* @asctime(%struct.tm* noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal %struct._IO_FILE* @with(i8* noundef %0) #0 !dbg !860 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct._IO_FILE*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !863, metadata !DIExpression()), !dbg !864
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %3, metadata !865, metadata !DIExpression()), !dbg !866
  %4 = call noalias %struct._IO_FILE* @fopen(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.53, i64 0, i64 0), i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.54, i64 0, i64 0)), !dbg !867
  store %struct._IO_FILE* %4, %struct._IO_FILE** %3, align 8, !dbg !866
  %5 = load i8*, i8** %2, align 8, !dbg !868
  %6 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !869
  %7 = call i32 @fputs(i8* noundef %5, %struct._IO_FILE* noundef %6), !dbg !870
  %8 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !871
  call void @rewind(%struct._IO_FILE* noundef %8), !dbg !872
  %9 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !873
  ret %struct._IO_FILE* %9, !dbg !874
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
!1 = distinct !DIGlobalVariable(name: "aligns", scope: !2, file: !3, line: 77, type: !34, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 49, type: !4, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !33)
!3 = !DIFile(filename: "tests/programs/worlds/edges.c", directory: ".", checksumkind: CSK_MD5, checksum: "04cd1f7904ced8392b6d2f335bab6bb4")
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
!20 = distinct !DIGlobalVariable(name: "names", scope: !2, file: !3, line: 135, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 352, elements: !23)
!22 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
!23 = !{!24}
!24 = !DISubrange(count: 11)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "names", scope: !2, file: !3, line: 183, type: !27, isLocal: true, isDefinition: true)
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
!46 = !DILocalVariable(name: "in", scope: !2, file: !3, line: 50, type: !47)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 24, elements: !48)
!48 = !{!49}
!49 = !DISubrange(count: 3)
!50 = !DILocation(line: 50, column: 17, scope: !2)
!51 = !DILocation(line: 51, column: 15, scope: !52)
!52 = distinct !DILexicalBlock(scope: !2, file: !3, line: 51, column: 7)
!53 = !DILocation(line: 51, column: 7, scope: !52)
!54 = !DILocation(line: 51, column: 22, scope: !52)
!55 = !DILocation(line: 51, column: 7, scope: !2)
!56 = !DILocation(line: 51, column: 28, scope: !52)
!57 = !DILocation(line: 52, column: 11, scope: !2)
!58 = !DILocation(line: 52, column: 3, scope: !2)
!59 = !DILocalVariable(name: "n", scope: !2, file: !3, line: 53, type: !16)
!60 = !DILocation(line: 53, column: 10, scope: !2)
!61 = !DILocation(line: 53, column: 14, scope: !2)
!62 = !DILocation(line: 54, column: 11, scope: !2)
!63 = !DILocation(line: 54, column: 3, scope: !2)
!64 = !DILocalVariable(name: "old", scope: !65, file: !3, line: 56, type: !67)
!65 = distinct !DILexicalBlock(scope: !66, file: !3, line: 55, column: 13)
!66 = distinct !DILexicalBlock(scope: !2, file: !3, line: 54, column: 18)
!67 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!68 = !DILocation(line: 56, column: 11, scope: !65)
!69 = !DILocation(line: 56, column: 17, scope: !65)
!70 = !DILocalVariable(name: "p", scope: !65, file: !3, line: 56, type: !67)
!71 = !DILocation(line: 56, column: 29, scope: !65)
!72 = !DILocation(line: 56, column: 41, scope: !65)
!73 = !DILocation(line: 56, column: 46, scope: !65)
!74 = !DILocation(line: 56, column: 48, scope: !65)
!75 = !DILocation(line: 56, column: 33, scope: !65)
!76 = !DILocation(line: 57, column: 10, scope: !77)
!77 = distinct !DILexicalBlock(scope: !65, file: !3, line: 57, column: 9)
!78 = !DILocation(line: 57, column: 9, scope: !65)
!79 = !DILocation(line: 57, column: 46, scope: !77)
!80 = !DILocation(line: 57, column: 48, scope: !77)
!81 = !DILocation(line: 57, column: 20, scope: !77)
!82 = !DILocation(line: 57, column: 13, scope: !77)
!83 = !DILocation(line: 58, column: 5, scope: !65)
!84 = !DILocation(line: 58, column: 8, scope: !65)
!85 = !DILocation(line: 58, column: 10, scope: !65)
!86 = !DILocation(line: 58, column: 15, scope: !65)
!87 = !DILocation(line: 58, column: 20, scope: !65)
!88 = !DILocation(line: 59, column: 10, scope: !65)
!89 = !DILocation(line: 59, column: 5, scope: !65)
!90 = !DILocation(line: 60, column: 22, scope: !65)
!91 = !DILocation(line: 60, column: 33, scope: !65)
!92 = !DILocation(line: 60, column: 35, scope: !65)
!93 = !DILocation(line: 60, column: 40, scope: !65)
!94 = !DILocation(line: 60, column: 46, scope: !65)
!95 = !DILocation(line: 60, column: 9, scope: !65)
!96 = !DILocation(line: 60, column: 7, scope: !65)
!97 = !DILocation(line: 61, column: 20, scope: !65)
!98 = !DILocation(line: 61, column: 22, scope: !65)
!99 = !DILocation(line: 61, column: 5, scope: !65)
!100 = !DILocation(line: 62, column: 10, scope: !65)
!101 = !DILocation(line: 62, column: 5, scope: !65)
!102 = !DILocation(line: 63, column: 9, scope: !65)
!103 = !DILocation(line: 63, column: 7, scope: !65)
!104 = !DILocation(line: 64, column: 20, scope: !65)
!105 = !DILocation(line: 64, column: 22, scope: !65)
!106 = !DILocation(line: 64, column: 5, scope: !65)
!107 = !DILocation(line: 65, column: 10, scope: !65)
!108 = !DILocation(line: 65, column: 5, scope: !65)
!109 = !DILocation(line: 66, column: 5, scope: !65)
!110 = !DILocalVariable(name: "p", scope: !111, file: !3, line: 69, type: !9)
!111 = distinct !DILexicalBlock(scope: !66, file: !3, line: 68, column: 13)
!112 = !DILocation(line: 69, column: 11, scope: !111)
!113 = !DILocalVariable(name: "error", scope: !111, file: !3, line: 70, type: !6)
!114 = !DILocation(line: 70, column: 9, scope: !111)
!115 = !DILocation(line: 70, column: 36, scope: !111)
!116 = !DILocation(line: 70, column: 17, scope: !111)
!117 = !DILocation(line: 71, column: 9, scope: !118)
!118 = distinct !DILexicalBlock(scope: !111, file: !3, line: 71, column: 9)
!119 = !DILocation(line: 71, column: 9, scope: !111)
!120 = !DILocation(line: 71, column: 23, scope: !118)
!121 = !DILocation(line: 71, column: 16, scope: !118)
!122 = !DILocation(line: 72, column: 20, scope: !123)
!123 = distinct !DILexicalBlock(scope: !111, file: !3, line: 72, column: 9)
!124 = !DILocation(line: 72, column: 9, scope: !123)
!125 = !DILocation(line: 72, column: 24, scope: !123)
!126 = !DILocation(line: 72, column: 22, scope: !123)
!127 = !DILocation(line: 72, column: 9, scope: !111)
!128 = !DILocation(line: 72, column: 27, scope: !123)
!129 = !DILocation(line: 73, column: 10, scope: !111)
!130 = !DILocation(line: 73, column: 5, scope: !111)
!131 = !DILocation(line: 74, column: 5, scope: !111)
!132 = !DILocalVariable(name: "i", scope: !133, file: !3, line: 78, type: !16)
!133 = distinct !DILexicalBlock(scope: !134, file: !3, line: 78, column: 5)
!134 = distinct !DILexicalBlock(scope: !66, file: !3, line: 76, column: 13)
!135 = !DILocation(line: 78, column: 17, scope: !133)
!136 = !DILocation(line: 78, column: 10, scope: !133)
!137 = !DILocation(line: 78, column: 24, scope: !138)
!138 = distinct !DILexicalBlock(scope: !133, file: !3, line: 78, column: 5)
!139 = !DILocation(line: 78, column: 26, scope: !138)
!140 = !DILocation(line: 78, column: 5, scope: !133)
!141 = !DILocalVariable(name: "p", scope: !142, file: !3, line: 79, type: !9)
!142 = distinct !DILexicalBlock(scope: !138, file: !3, line: 78, column: 65)
!143 = !DILocation(line: 79, column: 13, scope: !142)
!144 = !DILocation(line: 79, column: 33, scope: !142)
!145 = !DILocation(line: 79, column: 26, scope: !142)
!146 = !DILocation(line: 79, column: 17, scope: !142)
!147 = !DILocalVariable(name: "q", scope: !142, file: !3, line: 79, type: !9)
!148 = !DILocation(line: 79, column: 43, scope: !142)
!149 = !DILocation(line: 79, column: 68, scope: !142)
!150 = !DILocation(line: 79, column: 61, scope: !142)
!151 = !DILocation(line: 79, column: 47, scope: !142)
!152 = !DILocalVariable(name: "at", scope: !142, file: !3, line: 80, type: !10)
!153 = !DILocation(line: 80, column: 17, scope: !142)
!154 = !DILocation(line: 80, column: 29, scope: !142)
!155 = !DILocation(line: 80, column: 22, scope: !142)
!156 = !DILocation(line: 80, column: 32, scope: !142)
!157 = !DILocation(line: 80, column: 51, scope: !142)
!158 = !DILocation(line: 80, column: 44, scope: !142)
!159 = !DILocation(line: 80, column: 54, scope: !142)
!160 = !DILocation(line: 80, column: 77, scope: !142)
!161 = !DILocation(line: 80, column: 70, scope: !142)
!162 = !DILocation(line: 80, column: 80, scope: !142)
!163 = !DILocation(line: 80, column: 100, scope: !142)
!164 = !DILocation(line: 80, column: 93, scope: !142)
!165 = !DILocation(line: 80, column: 103, scope: !142)
!166 = !DILocation(line: 80, column: 123, scope: !142)
!167 = !DILocation(line: 80, column: 116, scope: !142)
!168 = !DILocation(line: 80, column: 126, scope: !142)
!169 = !DILocation(line: 81, column: 28, scope: !142)
!170 = !DILocation(line: 81, column: 30, scope: !142)
!171 = !DILocation(line: 81, column: 39, scope: !142)
!172 = !DILocation(line: 81, column: 41, scope: !142)
!173 = !DILocation(line: 81, column: 61, scope: !142)
!174 = !DILocation(line: 81, column: 50, scope: !142)
!175 = !DILocation(line: 81, column: 65, scope: !142)
!176 = !DILocation(line: 81, column: 63, scope: !142)
!177 = !DILocation(line: 81, column: 68, scope: !142)
!178 = !DILocation(line: 81, column: 73, scope: !142)
!179 = !DILocation(line: 81, column: 87, scope: !142)
!180 = !DILocation(line: 81, column: 76, scope: !142)
!181 = !DILocation(line: 81, column: 91, scope: !142)
!182 = !DILocation(line: 81, column: 89, scope: !142)
!183 = !DILocation(line: 81, column: 94, scope: !142)
!184 = !DILocation(line: 0, scope: !142)
!185 = !DILocation(line: 81, column: 7, scope: !142)
!186 = !DILocation(line: 82, column: 12, scope: !142)
!187 = !DILocation(line: 82, column: 7, scope: !142)
!188 = !DILocation(line: 82, column: 21, scope: !142)
!189 = !DILocation(line: 82, column: 16, scope: !142)
!190 = !DILocation(line: 83, column: 5, scope: !142)
!191 = !DILocation(line: 78, column: 61, scope: !138)
!192 = !DILocation(line: 78, column: 5, scope: !138)
!193 = distinct !{!193, !140, !194, !195}
!194 = !DILocation(line: 83, column: 5, scope: !133)
!195 = !{!"llvm.loop.mustprogress"}
!196 = !DILocation(line: 84, column: 5, scope: !134)
!197 = !DILocation(line: 86, column: 13, scope: !66)
!198 = !DILocation(line: 86, column: 30, scope: !66)
!199 = !DILocation(line: 86, column: 48, scope: !66)
!200 = !DILocation(line: 86, column: 92, scope: !66)
!201 = !DILocation(line: 86, column: 113, scope: !66)
!202 = !DILocalVariable(name: "text", scope: !203, file: !3, line: 88, type: !204)
!203 = distinct !DILexicalBlock(scope: !66, file: !3, line: 87, column: 13)
!204 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 3200, elements: !205)
!205 = !{!206}
!206 = !DISubrange(count: 400)
!207 = !DILocation(line: 88, column: 10, scope: !203)
!208 = !DILocation(line: 89, column: 5, scope: !203)
!209 = !DILocation(line: 90, column: 5, scope: !203)
!210 = !DILocation(line: 90, column: 27, scope: !203)
!211 = !DILocation(line: 91, column: 11, scope: !203)
!212 = !DILocation(line: 91, column: 5, scope: !203)
!213 = !DILocation(line: 92, column: 5, scope: !203)
!214 = !DILocation(line: 92, column: 15, scope: !203)
!215 = !DILocation(line: 93, column: 11, scope: !203)
!216 = !DILocation(line: 93, column: 5, scope: !203)
!217 = !DILocation(line: 94, column: 5, scope: !203)
!218 = !DILocation(line: 96, column: 13, scope: !66)
!219 = !DILocation(line: 96, column: 43, scope: !66)
!220 = !DILocation(line: 96, column: 57, scope: !66)
!221 = !DILocation(line: 96, column: 75, scope: !66)
!222 = !DILocation(line: 96, column: 90, scope: !66)
!223 = !DILocation(line: 96, column: 108, scope: !66)
!224 = !DILocalVariable(name: "at", scope: !225, file: !3, line: 98, type: !226)
!225 = distinct !DILexicalBlock(scope: !66, file: !3, line: 97, column: 13)
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
!240 = !DILocation(line: 98, column: 15, scope: !225)
!241 = !DILocalVariable(name: "text", scope: !225, file: !3, line: 99, type: !242)
!242 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 320, elements: !243)
!243 = !{!244}
!244 = !DISubrange(count: 40)
!245 = !DILocation(line: 99, column: 10, scope: !225)
!246 = !DILocalVariable(name: "i", scope: !247, file: !3, line: 100, type: !6)
!247 = distinct !DILexicalBlock(scope: !225, file: !3, line: 100, column: 5)
!248 = !DILocation(line: 100, column: 14, scope: !247)
!249 = !DILocation(line: 100, column: 10, scope: !247)
!250 = !DILocation(line: 100, column: 21, scope: !251)
!251 = distinct !DILexicalBlock(scope: !247, file: !3, line: 100, column: 5)
!252 = !DILocation(line: 100, column: 23, scope: !251)
!253 = !DILocation(line: 100, column: 5, scope: !247)
!254 = !DILocation(line: 101, column: 7, scope: !255)
!255 = distinct !DILexicalBlock(scope: !251, file: !3, line: 100, column: 47)
!256 = !DILocation(line: 101, column: 13, scope: !255)
!257 = !DILocation(line: 102, column: 36, scope: !255)
!258 = !DILocation(line: 102, column: 21, scope: !255)
!259 = !DILocation(line: 102, column: 42, scope: !255)
!260 = !DILocation(line: 102, column: 7, scope: !255)
!261 = !DILocation(line: 103, column: 22, scope: !255)
!262 = !DILocation(line: 103, column: 28, scope: !255)
!263 = !DILocation(line: 103, column: 7, scope: !255)
!264 = !DILocation(line: 104, column: 5, scope: !255)
!265 = !DILocation(line: 100, column: 29, scope: !251)
!266 = !DILocation(line: 100, column: 36, scope: !251)
!267 = !DILocation(line: 100, column: 43, scope: !251)
!268 = !DILocation(line: 100, column: 5, scope: !251)
!269 = distinct !{!269, !253, !270, !195}
!270 = !DILocation(line: 104, column: 5, scope: !247)
!271 = !DILocation(line: 105, column: 18, scope: !225)
!272 = !DILocation(line: 105, column: 5, scope: !225)
!273 = !DILocation(line: 106, column: 8, scope: !225)
!274 = !DILocation(line: 106, column: 16, scope: !225)
!275 = !DILocation(line: 106, column: 27, scope: !225)
!276 = !DILocation(line: 106, column: 33, scope: !225)
!277 = !DILocation(line: 107, column: 19, scope: !225)
!278 = !DILocation(line: 107, column: 32, scope: !225)
!279 = !DILocation(line: 107, column: 5, scope: !225)
!280 = !DILocation(line: 108, column: 20, scope: !225)
!281 = !DILocation(line: 108, column: 26, scope: !225)
!282 = !DILocation(line: 108, column: 5, scope: !225)
!283 = !DILocation(line: 109, column: 5, scope: !225)
!284 = !DILocalVariable(name: "f", scope: !285, file: !3, line: 112, type: !286)
!285 = distinct !DILexicalBlock(scope: !66, file: !3, line: 111, column: 13)
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
!341 = !DILocation(line: 112, column: 11, scope: !285)
!342 = !DILocation(line: 112, column: 15, scope: !285)
!343 = !DILocalVariable(name: "back", scope: !285, file: !3, line: 113, type: !344)
!344 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 48, elements: !345)
!345 = !{!346}
!346 = !DISubrange(count: 6)
!347 = !DILocation(line: 113, column: 10, scope: !285)
!348 = !DILocalVariable(name: "fd", scope: !285, file: !3, line: 114, type: !6)
!349 = !DILocation(line: 114, column: 9, scope: !285)
!350 = !DILocation(line: 114, column: 21, scope: !285)
!351 = !DILocation(line: 114, column: 14, scope: !285)
!352 = !DILocalVariable(name: "map", scope: !285, file: !3, line: 115, type: !67)
!353 = !DILocation(line: 115, column: 11, scope: !285)
!354 = !DILocation(line: 115, column: 67, scope: !285)
!355 = !DILocation(line: 115, column: 17, scope: !285)
!356 = !DILocation(line: 116, column: 21, scope: !285)
!357 = !DILocation(line: 116, column: 23, scope: !285)
!358 = !DILocation(line: 116, column: 14, scope: !285)
!359 = !DILocation(line: 116, column: 5, scope: !285)
!360 = !DILocation(line: 116, column: 12, scope: !285)
!361 = !DILocation(line: 117, column: 11, scope: !285)
!362 = !DILocation(line: 117, column: 15, scope: !285)
!363 = !DILocation(line: 117, column: 5, scope: !285)
!364 = !DILocation(line: 118, column: 10, scope: !285)
!365 = !DILocation(line: 118, column: 5, scope: !285)
!366 = !DILocation(line: 119, column: 12, scope: !285)
!367 = !DILocation(line: 119, column: 5, scope: !285)
!368 = !DILocation(line: 120, column: 22, scope: !285)
!369 = !DILocation(line: 120, column: 5, scope: !285)
!370 = !DILocation(line: 121, column: 5, scope: !285)
!371 = !DILocation(line: 121, column: 12, scope: !285)
!372 = !DILocation(line: 122, column: 12, scope: !285)
!373 = !DILocation(line: 122, column: 5, scope: !285)
!374 = !DILocation(line: 123, column: 11, scope: !285)
!375 = !DILocation(line: 123, column: 15, scope: !285)
!376 = !DILocation(line: 123, column: 5, scope: !285)
!377 = !DILocation(line: 124, column: 10, scope: !285)
!378 = !DILocation(line: 124, column: 5, scope: !285)
!379 = !DILocation(line: 125, column: 48, scope: !285)
!380 = !DILocation(line: 125, column: 11, scope: !285)
!381 = !DILocation(line: 125, column: 9, scope: !285)
!382 = !DILocation(line: 126, column: 12, scope: !285)
!383 = !DILocation(line: 126, column: 5, scope: !285)
!384 = !DILocation(line: 127, column: 22, scope: !285)
!385 = !DILocation(line: 127, column: 5, scope: !285)
!386 = !DILocalVariable(name: "own", scope: !285, file: !3, line: 128, type: !67)
!387 = !DILocation(line: 128, column: 11, scope: !285)
!388 = !DILocation(line: 128, column: 68, scope: !285)
!389 = !DILocation(line: 128, column: 17, scope: !285)
!390 = !DILocation(line: 129, column: 5, scope: !285)
!391 = !DILocation(line: 129, column: 12, scope: !285)
!392 = !DILocation(line: 130, column: 11, scope: !285)
!393 = !DILocation(line: 130, column: 15, scope: !285)
!394 = !DILocation(line: 130, column: 5, scope: !285)
!395 = !DILocation(line: 131, column: 10, scope: !285)
!396 = !DILocation(line: 131, column: 5, scope: !285)
!397 = !DILocation(line: 132, column: 5, scope: !285)
!398 = !DILocalVariable(name: "i", scope: !399, file: !3, line: 136, type: !16)
!399 = distinct !DILexicalBlock(scope: !400, file: !3, line: 136, column: 5)
!400 = distinct !DILexicalBlock(scope: !66, file: !3, line: 134, column: 13)
!401 = !DILocation(line: 136, column: 17, scope: !399)
!402 = !DILocation(line: 136, column: 10, scope: !399)
!403 = !DILocation(line: 136, column: 24, scope: !404)
!404 = distinct !DILexicalBlock(scope: !399, file: !3, line: 136, column: 5)
!405 = !DILocation(line: 136, column: 26, scope: !404)
!406 = !DILocation(line: 136, column: 5, scope: !399)
!407 = !DILocation(line: 136, column: 92, scope: !404)
!408 = !DILocation(line: 136, column: 86, scope: !404)
!409 = !DILocation(line: 136, column: 78, scope: !404)
!410 = !DILocation(line: 136, column: 63, scope: !404)
!411 = !DILocation(line: 136, column: 59, scope: !404)
!412 = !DILocation(line: 136, column: 5, scope: !404)
!413 = distinct !{!413, !406, !414, !195}
!414 = !DILocation(line: 136, column: 95, scope: !399)
!415 = !DILocation(line: 137, column: 5, scope: !400)
!416 = !DILocation(line: 138, column: 5, scope: !400)
!417 = !DILocalVariable(name: "v", scope: !418, file: !3, line: 141, type: !419)
!418 = distinct !DILexicalBlock(scope: !66, file: !3, line: 140, column: 13)
!419 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!420 = !DILocation(line: 141, column: 24, scope: !418)
!421 = !DILocation(line: 141, column: 28, scope: !418)
!422 = !DILocation(line: 141, column: 30, scope: !418)
!423 = !DILocation(line: 141, column: 38, scope: !418)
!424 = !DILocation(line: 141, column: 55, scope: !418)
!425 = !DILocation(line: 141, column: 53, scope: !418)
!426 = !DILocalVariable(name: "text", scope: !418, file: !3, line: 142, type: !427)
!427 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 1600, elements: !428)
!428 = !{!429}
!429 = !DISubrange(count: 200)
!430 = !DILocation(line: 142, column: 10, scope: !418)
!431 = !DILocalVariable(name: "size", scope: !418, file: !3, line: 143, type: !6)
!432 = !DILocation(line: 143, column: 9, scope: !418)
!433 = !DILocation(line: 143, column: 25, scope: !418)
!434 = !DILocation(line: 143, column: 86, scope: !418)
!435 = !DILocation(line: 143, column: 93, scope: !418)
!436 = !DILocation(line: 143, column: 100, scope: !418)
!437 = !DILocation(line: 143, column: 107, scope: !418)
!438 = !DILocation(line: 143, column: 114, scope: !418)
!439 = !DILocation(line: 143, column: 16, scope: !418)
!440 = !DILocation(line: 144, column: 30, scope: !418)
!441 = !DILocation(line: 144, column: 36, scope: !418)
!442 = !DILocation(line: 144, column: 12, scope: !418)
!443 = !DILocation(line: 144, column: 42, scope: !418)
!444 = !DILocation(line: 144, column: 5, scope: !418)
!445 = !DILocation(line: 147, column: 9, scope: !446)
!446 = distinct !DILexicalBlock(scope: !447, file: !3, line: 147, column: 9)
!447 = distinct !DILexicalBlock(scope: !66, file: !3, line: 146, column: 13)
!448 = !DILocation(line: 147, column: 15, scope: !446)
!449 = !DILocation(line: 147, column: 9, scope: !447)
!450 = !DILocation(line: 147, column: 20, scope: !446)
!451 = !DILocalVariable(name: "f", scope: !447, file: !3, line: 148, type: !286)
!452 = !DILocation(line: 148, column: 11, scope: !447)
!453 = !DILocation(line: 148, column: 20, scope: !447)
!454 = !DILocation(line: 148, column: 26, scope: !447)
!455 = !DILocation(line: 148, column: 15, scope: !447)
!456 = !DILocalVariable(name: "i", scope: !457, file: !3, line: 149, type: !6)
!457 = distinct !DILexicalBlock(scope: !447, file: !3, line: 149, column: 5)
!458 = !DILocation(line: 149, column: 14, scope: !457)
!459 = !DILocation(line: 149, column: 10, scope: !457)
!460 = !DILocation(line: 149, column: 21, scope: !461)
!461 = distinct !DILexicalBlock(scope: !457, file: !3, line: 149, column: 5)
!462 = !DILocation(line: 149, column: 23, scope: !461)
!463 = !DILocation(line: 149, column: 5, scope: !457)
!464 = !DILocation(line: 150, column: 7, scope: !465)
!465 = distinct !DILexicalBlock(scope: !461, file: !3, line: 149, column: 33)
!466 = !DILocation(line: 150, column: 13, scope: !465)
!467 = !DILocalVariable(name: "c", scope: !465, file: !3, line: 151, type: !468)
!468 = !DIDerivedType(tag: DW_TAG_typedef, name: "wint_t", file: !469, line: 20, baseType: !470)
!469 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/wint_t.h", directory: "", checksumkind: CSK_MD5, checksum: "aa31b53ef28dc23152ceb41e2763ded3")
!470 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!471 = !DILocation(line: 151, column: 14, scope: !465)
!472 = !DILocation(line: 151, column: 24, scope: !465)
!473 = !DILocation(line: 151, column: 18, scope: !465)
!474 = !DILocation(line: 152, column: 37, scope: !465)
!475 = !DILocation(line: 152, column: 40, scope: !465)
!476 = !DILocation(line: 152, column: 7, scope: !465)
!477 = !DILocation(line: 153, column: 5, scope: !465)
!478 = !DILocation(line: 149, column: 29, scope: !461)
!479 = !DILocation(line: 149, column: 5, scope: !461)
!480 = distinct !{!480, !463, !481, !195}
!481 = !DILocation(line: 153, column: 5, scope: !457)
!482 = !DILocalVariable(name: "i", scope: !483, file: !3, line: 154, type: !6)
!483 = distinct !DILexicalBlock(scope: !447, file: !3, line: 154, column: 5)
!484 = !DILocation(line: 154, column: 14, scope: !483)
!485 = !DILocation(line: 154, column: 10, scope: !483)
!486 = !DILocation(line: 154, column: 21, scope: !487)
!487 = distinct !DILexicalBlock(scope: !483, file: !3, line: 154, column: 5)
!488 = !DILocation(line: 154, column: 23, scope: !487)
!489 = !DILocation(line: 154, column: 5, scope: !483)
!490 = !DILocation(line: 154, column: 53, scope: !487)
!491 = !DILocation(line: 154, column: 48, scope: !487)
!492 = !DILocation(line: 154, column: 33, scope: !487)
!493 = !DILocation(line: 154, column: 29, scope: !487)
!494 = !DILocation(line: 154, column: 5, scope: !487)
!495 = distinct !{!495, !489, !496, !195}
!496 = !DILocation(line: 154, column: 55, scope: !483)
!497 = !DILocation(line: 155, column: 19, scope: !447)
!498 = !DILocation(line: 155, column: 12, scope: !447)
!499 = !DILocation(line: 155, column: 5, scope: !447)
!500 = !DILocation(line: 158, column: 27, scope: !501)
!501 = distinct !DILexicalBlock(scope: !66, file: !3, line: 157, column: 13)
!502 = !DILocation(line: 158, column: 20, scope: !501)
!503 = !DILocation(line: 158, column: 5, scope: !501)
!504 = !DILocation(line: 159, column: 20, scope: !501)
!505 = !DILocation(line: 159, column: 26, scope: !501)
!506 = !DILocation(line: 159, column: 39, scope: !501)
!507 = !DILocation(line: 159, column: 32, scope: !501)
!508 = !DILocation(line: 159, column: 77, scope: !501)
!509 = !DILocation(line: 159, column: 48, scope: !501)
!510 = !DILocation(line: 159, column: 84, scope: !501)
!511 = !DILocation(line: 159, column: 5, scope: !501)
!512 = !DILocation(line: 160, column: 30, scope: !501)
!513 = !DILocation(line: 160, column: 23, scope: !501)
!514 = !DILocation(line: 160, column: 43, scope: !501)
!515 = !DILocation(line: 160, column: 38, scope: !501)
!516 = !DILocation(line: 160, column: 5, scope: !501)
!517 = !DILocation(line: 161, column: 5, scope: !501)
!518 = !DILocation(line: 164, column: 25, scope: !66)
!519 = !DILocation(line: 164, column: 5, scope: !66)
!520 = !DILocation(line: 165, column: 32, scope: !66)
!521 = !DILocation(line: 165, column: 35, scope: !66)
!522 = !DILocation(line: 165, column: 24, scope: !66)
!523 = !DILocation(line: 165, column: 19, scope: !66)
!524 = !DILocation(line: 165, column: 43, scope: !66)
!525 = !DILocation(line: 165, column: 48, scope: !66)
!526 = !DILocation(line: 165, column: 51, scope: !66)
!527 = !DILocation(line: 165, column: 75, scope: !66)
!528 = !DILocation(line: 165, column: 60, scope: !66)
!529 = !DILocation(line: 165, column: 57, scope: !66)
!530 = !DILocation(line: 0, scope: !66)
!531 = !DILocation(line: 165, column: 5, scope: !66)
!532 = !DILocation(line: 166, column: 21, scope: !66)
!533 = !DILocation(line: 166, column: 36, scope: !66)
!534 = !DILocation(line: 166, column: 44, scope: !66)
!535 = !DILocation(line: 166, column: 47, scope: !66)
!536 = !DILocation(line: 166, column: 62, scope: !66)
!537 = !DILocation(line: 166, column: 5, scope: !66)
!538 = !DILocation(line: 167, column: 5, scope: !66)
!539 = !DILocalVariable(name: "big", scope: !540, file: !3, line: 169, type: !16)
!540 = distinct !DILexicalBlock(scope: !66, file: !3, line: 168, column: 13)
!541 = !DILocation(line: 169, column: 12, scope: !540)
!542 = !DILocation(line: 169, column: 38, scope: !540)
!543 = !DILocation(line: 169, column: 44, scope: !540)
!544 = !DILocation(line: 169, column: 35, scope: !540)
!545 = !DILocation(line: 169, column: 28, scope: !540)
!546 = !DILocalVariable(name: "half", scope: !540, file: !3, line: 169, type: !16)
!547 = !DILocation(line: 169, column: 51, scope: !540)
!548 = !DILocalVariable(name: "p", scope: !540, file: !3, line: 170, type: !67)
!549 = !DILocation(line: 170, column: 11, scope: !540)
!550 = !DILocation(line: 170, column: 15, scope: !540)
!551 = !DILocation(line: 171, column: 19, scope: !540)
!552 = !DILocation(line: 171, column: 25, scope: !540)
!553 = !DILocation(line: 171, column: 37, scope: !540)
!554 = !DILocation(line: 171, column: 30, scope: !540)
!555 = !DILocation(line: 171, column: 42, scope: !540)
!556 = !DILocation(line: 171, column: 5, scope: !540)
!557 = !DILocation(line: 171, column: 69, scope: !540)
!558 = !DILocation(line: 171, column: 53, scope: !540)
!559 = !DILocation(line: 172, column: 19, scope: !540)
!560 = !DILocation(line: 172, column: 25, scope: !540)
!561 = !DILocation(line: 172, column: 37, scope: !540)
!562 = !DILocation(line: 172, column: 30, scope: !540)
!563 = !DILocation(line: 172, column: 46, scope: !540)
!564 = !DILocation(line: 172, column: 5, scope: !540)
!565 = !DILocation(line: 172, column: 73, scope: !540)
!566 = !DILocation(line: 172, column: 57, scope: !540)
!567 = !DILocation(line: 173, column: 19, scope: !540)
!568 = !DILocation(line: 173, column: 25, scope: !540)
!569 = !DILocation(line: 173, column: 40, scope: !540)
!570 = !DILocation(line: 173, column: 30, scope: !540)
!571 = !DILocation(line: 173, column: 45, scope: !540)
!572 = !DILocation(line: 173, column: 5, scope: !540)
!573 = !DILocation(line: 173, column: 72, scope: !540)
!574 = !DILocation(line: 173, column: 56, scope: !540)
!575 = !DILocation(line: 174, column: 19, scope: !540)
!576 = !DILocation(line: 174, column: 25, scope: !540)
!577 = !DILocation(line: 174, column: 38, scope: !540)
!578 = !DILocation(line: 174, column: 41, scope: !540)
!579 = !DILocation(line: 174, column: 30, scope: !540)
!580 = !DILocation(line: 174, column: 46, scope: !540)
!581 = !DILocation(line: 174, column: 5, scope: !540)
!582 = !DILocation(line: 174, column: 73, scope: !540)
!583 = !DILocation(line: 174, column: 57, scope: !540)
!584 = !DILocation(line: 175, column: 19, scope: !540)
!585 = !DILocation(line: 175, column: 25, scope: !540)
!586 = !DILocation(line: 175, column: 43, scope: !540)
!587 = !DILocation(line: 175, column: 49, scope: !540)
!588 = !DILocation(line: 175, column: 30, scope: !540)
!589 = !DILocation(line: 175, column: 55, scope: !540)
!590 = !DILocation(line: 175, column: 5, scope: !540)
!591 = !DILocation(line: 175, column: 82, scope: !540)
!592 = !DILocation(line: 175, column: 66, scope: !540)
!593 = !DILocation(line: 176, column: 19, scope: !540)
!594 = !DILocation(line: 176, column: 25, scope: !540)
!595 = !DILocation(line: 176, column: 30, scope: !540)
!596 = !DILocation(line: 176, column: 56, scope: !540)
!597 = !DILocation(line: 176, column: 5, scope: !540)
!598 = !DILocation(line: 176, column: 83, scope: !540)
!599 = !DILocation(line: 176, column: 67, scope: !540)
!600 = !DILocation(line: 177, column: 19, scope: !540)
!601 = !DILocation(line: 177, column: 25, scope: !540)
!602 = !DILocation(line: 177, column: 30, scope: !540)
!603 = !DILocation(line: 177, column: 59, scope: !540)
!604 = !DILocation(line: 177, column: 5, scope: !540)
!605 = !DILocation(line: 177, column: 86, scope: !540)
!606 = !DILocation(line: 177, column: 70, scope: !540)
!607 = !DILocation(line: 178, column: 19, scope: !540)
!608 = !DILocation(line: 178, column: 25, scope: !540)
!609 = !DILocation(line: 178, column: 37, scope: !540)
!610 = !DILocation(line: 178, column: 30, scope: !540)
!611 = !DILocation(line: 178, column: 42, scope: !540)
!612 = !DILocation(line: 178, column: 5, scope: !540)
!613 = !DILocation(line: 178, column: 69, scope: !540)
!614 = !DILocation(line: 178, column: 53, scope: !540)
!615 = !DILocation(line: 179, column: 19, scope: !540)
!616 = !DILocation(line: 179, column: 25, scope: !540)
!617 = !DILocation(line: 179, column: 38, scope: !540)
!618 = !DILocation(line: 179, column: 30, scope: !540)
!619 = !DILocation(line: 179, column: 44, scope: !540)
!620 = !DILocation(line: 179, column: 5, scope: !540)
!621 = !DILocation(line: 179, column: 71, scope: !540)
!622 = !DILocation(line: 179, column: 55, scope: !540)
!623 = !DILocation(line: 180, column: 5, scope: !540)
!624 = !DILocalVariable(name: "i", scope: !625, file: !3, line: 184, type: !16)
!625 = distinct !DILexicalBlock(scope: !626, file: !3, line: 184, column: 5)
!626 = distinct !DILexicalBlock(scope: !66, file: !3, line: 182, column: 13)
!627 = !DILocation(line: 184, column: 17, scope: !625)
!628 = !DILocation(line: 184, column: 10, scope: !625)
!629 = !DILocation(line: 184, column: 24, scope: !630)
!630 = distinct !DILexicalBlock(scope: !625, file: !3, line: 184, column: 5)
!631 = !DILocation(line: 184, column: 26, scope: !630)
!632 = !DILocation(line: 184, column: 5, scope: !625)
!633 = !DILocalVariable(name: "path", scope: !634, file: !3, line: 185, type: !338)
!634 = distinct !DILexicalBlock(scope: !630, file: !3, line: 184, column: 63)
!635 = !DILocation(line: 185, column: 12, scope: !634)
!636 = !DILocalVariable(name: "text", scope: !634, file: !3, line: 185, type: !637)
!637 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 32, elements: !638)
!638 = !{!639}
!639 = !DISubrange(count: 4)
!640 = !DILocation(line: 185, column: 32, scope: !634)
!641 = !DILocalVariable(name: "out", scope: !634, file: !3, line: 186, type: !6)
!642 = !DILocation(line: 186, column: 11, scope: !634)
!643 = !DILocation(line: 186, column: 17, scope: !634)
!644 = !DILocation(line: 186, column: 19, scope: !634)
!645 = !DILocation(line: 186, column: 24, scope: !634)
!646 = !DILocation(line: 186, column: 27, scope: !634)
!647 = !DILocation(line: 186, column: 29, scope: !634)
!648 = !DILocalVariable(name: "fd", scope: !634, file: !3, line: 186, type: !6)
!649 = !DILocation(line: 186, column: 35, scope: !634)
!650 = !DILocation(line: 186, column: 52, scope: !634)
!651 = !DILocation(line: 186, column: 64, scope: !634)
!652 = !DILocation(line: 186, column: 58, scope: !634)
!653 = !DILocation(line: 186, column: 45, scope: !634)
!654 = !DILocation(line: 186, column: 69, scope: !634)
!655 = !DILocation(line: 186, column: 86, scope: !634)
!656 = !DILocation(line: 186, column: 88, scope: !634)
!657 = !DILocation(line: 186, column: 40, scope: !634)
!658 = !DILocation(line: 187, column: 7, scope: !634)
!659 = !DILocation(line: 187, column: 13, scope: !634)
!660 = !DILocation(line: 188, column: 29, scope: !634)
!661 = !DILocation(line: 188, column: 23, scope: !634)
!662 = !DILocation(line: 188, column: 33, scope: !634)
!663 = !DILocation(line: 188, column: 36, scope: !634)
!664 = !DILocation(line: 188, column: 7, scope: !634)
!665 = !DILocation(line: 189, column: 12, scope: !666)
!666 = distinct !DILexicalBlock(scope: !634, file: !3, line: 189, column: 11)
!667 = !DILocation(line: 189, column: 16, scope: !666)
!668 = !DILocation(line: 189, column: 19, scope: !666)
!669 = !DILocation(line: 189, column: 22, scope: !666)
!670 = !DILocation(line: 189, column: 11, scope: !634)
!671 = !DILocation(line: 189, column: 52, scope: !666)
!672 = !DILocation(line: 189, column: 56, scope: !666)
!673 = !DILocation(line: 189, column: 47, scope: !666)
!674 = !DILocation(line: 189, column: 42, scope: !666)
!675 = !DILocation(line: 189, column: 28, scope: !666)
!676 = !DILocation(line: 190, column: 28, scope: !634)
!677 = !DILocation(line: 190, column: 21, scope: !634)
!678 = !DILocation(line: 190, column: 47, scope: !634)
!679 = !DILocation(line: 190, column: 7, scope: !634)
!680 = !DILocation(line: 191, column: 11, scope: !681)
!681 = distinct !DILexicalBlock(scope: !634, file: !3, line: 191, column: 11)
!682 = !DILocation(line: 191, column: 13, scope: !681)
!683 = !DILocation(line: 191, column: 18, scope: !681)
!684 = !DILocation(line: 191, column: 21, scope: !681)
!685 = !DILocation(line: 191, column: 23, scope: !681)
!686 = !DILocation(line: 191, column: 11, scope: !634)
!687 = !DILocation(line: 191, column: 43, scope: !681)
!688 = !DILocation(line: 191, column: 51, scope: !681)
!689 = !DILocation(line: 191, column: 58, scope: !681)
!690 = !DILocation(line: 191, column: 76, scope: !681)
!691 = !DILocation(line: 191, column: 61, scope: !681)
!692 = !DILocation(line: 191, column: 87, scope: !681)
!693 = !DILocation(line: 191, column: 84, scope: !681)
!694 = !DILocation(line: 0, scope: !681)
!695 = !DILocation(line: 191, column: 29, scope: !681)
!696 = !DILocation(line: 192, column: 23, scope: !634)
!697 = !DILocation(line: 192, column: 26, scope: !634)
!698 = !DILocation(line: 192, column: 31, scope: !634)
!699 = !DILocation(line: 192, column: 34, scope: !634)
!700 = !DILocation(line: 192, column: 36, scope: !634)
!701 = !DILocation(line: 192, column: 41, scope: !634)
!702 = !DILocation(line: 192, column: 44, scope: !634)
!703 = !DILocation(line: 192, column: 46, scope: !634)
!704 = !DILocation(line: 192, column: 51, scope: !634)
!705 = !DILocation(line: 192, column: 54, scope: !634)
!706 = !DILocation(line: 192, column: 56, scope: !634)
!707 = !DILocation(line: 192, column: 74, scope: !634)
!708 = !DILocation(line: 192, column: 68, scope: !634)
!709 = !DILocation(line: 192, column: 63, scope: !634)
!710 = !DILocation(line: 192, column: 7, scope: !634)
!711 = !DILocation(line: 193, column: 11, scope: !712)
!712 = distinct !DILexicalBlock(scope: !634, file: !3, line: 193, column: 11)
!713 = !DILocation(line: 193, column: 14, scope: !712)
!714 = !DILocation(line: 193, column: 11, scope: !634)
!715 = !DILocation(line: 193, column: 26, scope: !712)
!716 = !DILocation(line: 193, column: 20, scope: !712)
!717 = !DILocation(line: 194, column: 5, scope: !634)
!718 = !DILocation(line: 184, column: 59, scope: !630)
!719 = !DILocation(line: 184, column: 5, scope: !630)
!720 = distinct !{!720, !632, !721, !195}
!721 = !DILocation(line: 194, column: 5, scope: !625)
!722 = !DILocation(line: 195, column: 5, scope: !626)
!723 = !DILocalVariable(name: "how", scope: !724, file: !3, line: 196, type: !6)
!724 = distinct !DILexicalBlock(scope: !626, file: !3, line: 196, column: 5)
!725 = !DILocation(line: 196, column: 14, scope: !724)
!726 = !DILocation(line: 196, column: 10, scope: !724)
!727 = !DILocation(line: 196, column: 30, scope: !728)
!728 = distinct !DILexicalBlock(scope: !724, file: !3, line: 196, column: 5)
!729 = !DILocation(line: 196, column: 34, scope: !728)
!730 = !DILocation(line: 196, column: 5, scope: !724)
!731 = !DILocation(line: 196, column: 84, scope: !728)
!732 = !DILocation(line: 196, column: 65, scope: !728)
!733 = !DILocation(line: 196, column: 52, scope: !728)
!734 = !DILocation(line: 196, column: 107, scope: !728)
!735 = !DILocation(line: 196, column: 91, scope: !728)
!736 = !DILocation(line: 196, column: 48, scope: !728)
!737 = !DILocation(line: 196, column: 5, scope: !728)
!738 = distinct !{!738, !730, !739, !195}
!739 = !DILocation(line: 196, column: 112, scope: !724)
!740 = !DILocation(line: 197, column: 18, scope: !626)
!741 = !DILocation(line: 197, column: 5, scope: !626)
!742 = !DILocation(line: 197, column: 81, scope: !626)
!743 = !DILocation(line: 197, column: 65, scope: !626)
!744 = !DILocation(line: 198, column: 18, scope: !626)
!745 = !DILocation(line: 198, column: 5, scope: !626)
!746 = !DILocation(line: 198, column: 90, scope: !626)
!747 = !DILocation(line: 198, column: 74, scope: !626)
!748 = !DILocation(line: 199, column: 18, scope: !626)
!749 = !DILocation(line: 199, column: 5, scope: !626)
!750 = !DILocation(line: 199, column: 62, scope: !626)
!751 = !DILocation(line: 199, column: 46, scope: !626)
!752 = !DILocalVariable(name: "f", scope: !626, file: !3, line: 200, type: !286)
!753 = !DILocation(line: 200, column: 11, scope: !626)
!754 = !DILocation(line: 200, column: 15, scope: !626)
!755 = !DILocation(line: 201, column: 12, scope: !626)
!756 = !DILocation(line: 201, column: 24, scope: !626)
!757 = !DILocation(line: 201, column: 41, scope: !626)
!758 = !DILocation(line: 201, column: 43, scope: !626)
!759 = !DILocation(line: 201, column: 16, scope: !626)
!760 = !DILocation(line: 201, column: 56, scope: !626)
!761 = !DILocation(line: 201, column: 49, scope: !626)
!762 = !DILocation(line: 201, column: 5, scope: !626)
!763 = !DILocation(line: 203, column: 12, scope: !66)
!764 = !DILocation(line: 205, column: 3, scope: !2)
!765 = !DILocation(line: 206, column: 1, scope: !2)
!766 = distinct !DISubprogram(name: "lines", scope: !3, file: !3, line: 26, type: !767, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !33)
!767 = !DISubroutineType(types: !768)
!768 = !{!6, !29, !16, !6}
!769 = !DILocalVariable(name: "text", arg: 1, scope: !766, file: !3, line: 26, type: !29)
!770 = !DILocation(line: 26, column: 30, scope: !766)
!771 = !DILocalVariable(name: "room", arg: 2, scope: !766, file: !3, line: 26, type: !16)
!772 = !DILocation(line: 26, column: 43, scope: !766)
!773 = !DILocalVariable(name: "allocated", arg: 3, scope: !766, file: !3, line: 26, type: !6)
!774 = !DILocation(line: 26, column: 53, scope: !766)
!775 = !DILocalVariable(name: "f", scope: !766, file: !3, line: 27, type: !286)
!776 = !DILocation(line: 27, column: 9, scope: !766)
!777 = !DILocation(line: 27, column: 18, scope: !766)
!778 = !DILocation(line: 27, column: 13, scope: !766)
!779 = !DILocalVariable(name: "line", scope: !766, file: !3, line: 28, type: !67)
!780 = !DILocation(line: 28, column: 9, scope: !766)
!781 = !DILocation(line: 28, column: 16, scope: !766)
!782 = !DILocation(line: 28, column: 35, scope: !766)
!783 = !DILocation(line: 28, column: 28, scope: !766)
!784 = !DILocalVariable(name: "n", scope: !766, file: !3, line: 29, type: !16)
!785 = !DILocation(line: 29, column: 10, scope: !766)
!786 = !DILocation(line: 29, column: 14, scope: !766)
!787 = !DILocalVariable(name: "i", scope: !788, file: !3, line: 30, type: !6)
!788 = distinct !DILexicalBlock(scope: !766, file: !3, line: 30, column: 3)
!789 = !DILocation(line: 30, column: 12, scope: !788)
!790 = !DILocation(line: 30, column: 8, scope: !788)
!791 = !DILocation(line: 30, column: 19, scope: !792)
!792 = distinct !DILexicalBlock(scope: !788, file: !3, line: 30, column: 3)
!793 = !DILocation(line: 30, column: 21, scope: !792)
!794 = !DILocation(line: 30, column: 3, scope: !788)
!795 = !DILocalVariable(name: "size", scope: !796, file: !3, line: 31, type: !797)
!796 = distinct !DILexicalBlock(scope: !792, file: !3, line: 30, column: 31)
!797 = !DIDerivedType(tag: DW_TAG_typedef, name: "ssize_t", file: !798, line: 77, baseType: !799)
!798 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!799 = !DIDerivedType(tag: DW_TAG_typedef, name: "__ssize_t", file: !313, line: 194, baseType: !14)
!800 = !DILocation(line: 31, column: 13, scope: !796)
!801 = !DILocation(line: 31, column: 39, scope: !796)
!802 = !DILocation(line: 31, column: 20, scope: !796)
!803 = !DILocation(line: 32, column: 31, scope: !796)
!804 = !DILocation(line: 32, column: 37, scope: !796)
!805 = !DILocation(line: 32, column: 40, scope: !796)
!806 = !DILocation(line: 32, column: 45, scope: !796)
!807 = !DILocation(line: 32, column: 5, scope: !796)
!808 = !DILocation(line: 33, column: 3, scope: !796)
!809 = !DILocation(line: 30, column: 27, scope: !792)
!810 = !DILocation(line: 30, column: 3, scope: !792)
!811 = distinct !{!811, !794, !812, !195}
!812 = !DILocation(line: 33, column: 3, scope: !788)
!813 = !DILocation(line: 34, column: 8, scope: !766)
!814 = !DILocation(line: 34, column: 3, scope: !766)
!815 = !DILocation(line: 35, column: 17, scope: !766)
!816 = !DILocation(line: 35, column: 10, scope: !766)
!817 = !DILocation(line: 35, column: 3, scope: !766)
!818 = distinct !DISubprogram(name: "wide", scope: !3, file: !3, line: 38, type: !819, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !33)
!819 = !DISubroutineType(types: !820)
!820 = !{null, !29}
!821 = !DILocalVariable(name: "text", arg: 1, scope: !818, file: !3, line: 38, type: !29)
!822 = !DILocation(line: 38, column: 30, scope: !818)
!823 = !DILocalVariable(name: "f", scope: !818, file: !3, line: 39, type: !286)
!824 = !DILocation(line: 39, column: 9, scope: !818)
!825 = !DILocation(line: 39, column: 18, scope: !818)
!826 = !DILocation(line: 39, column: 13, scope: !818)
!827 = !DILocalVariable(name: "i", scope: !828, file: !3, line: 40, type: !6)
!828 = distinct !DILexicalBlock(scope: !818, file: !3, line: 40, column: 3)
!829 = !DILocation(line: 40, column: 12, scope: !828)
!830 = !DILocation(line: 40, column: 8, scope: !828)
!831 = !DILocation(line: 40, column: 19, scope: !832)
!832 = distinct !DILexicalBlock(scope: !828, file: !3, line: 40, column: 3)
!833 = !DILocation(line: 40, column: 21, scope: !832)
!834 = !DILocation(line: 40, column: 3, scope: !828)
!835 = !DILocation(line: 41, column: 5, scope: !836)
!836 = distinct !DILexicalBlock(scope: !832, file: !3, line: 40, column: 31)
!837 = !DILocation(line: 41, column: 11, scope: !836)
!838 = !DILocalVariable(name: "c", scope: !836, file: !3, line: 42, type: !468)
!839 = !DILocation(line: 42, column: 12, scope: !836)
!840 = !DILocation(line: 42, column: 22, scope: !836)
!841 = !DILocation(line: 42, column: 16, scope: !836)
!842 = !DILocation(line: 43, column: 44, scope: !836)
!843 = !DILocation(line: 43, column: 54, scope: !836)
!844 = !DILocation(line: 43, column: 47, scope: !836)
!845 = !DILocation(line: 43, column: 58, scope: !836)
!846 = !DILocation(line: 43, column: 5, scope: !836)
!847 = !DILocation(line: 44, column: 9, scope: !848)
!848 = distinct !DILexicalBlock(scope: !836, file: !3, line: 44, column: 9)
!849 = !DILocation(line: 44, column: 11, scope: !848)
!850 = !DILocation(line: 44, column: 9, scope: !836)
!851 = !DILocation(line: 44, column: 20, scope: !848)
!852 = !DILocation(line: 45, column: 3, scope: !836)
!853 = !DILocation(line: 40, column: 27, scope: !832)
!854 = !DILocation(line: 40, column: 3, scope: !832)
!855 = distinct !{!855, !834, !856, !195}
!856 = !DILocation(line: 45, column: 3, scope: !828)
!857 = !DILocation(line: 46, column: 10, scope: !818)
!858 = !DILocation(line: 46, column: 3, scope: !818)
!859 = !DILocation(line: 47, column: 1, scope: !818)
!860 = distinct !DISubprogram(name: "with", scope: !3, file: !3, line: 19, type: !861, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !33)
!861 = !DISubroutineType(types: !862)
!862 = !{!286, !29}
!863 = !DILocalVariable(name: "text", arg: 1, scope: !860, file: !3, line: 19, type: !29)
!864 = !DILocation(line: 19, column: 31, scope: !860)
!865 = !DILocalVariable(name: "f", scope: !860, file: !3, line: 20, type: !286)
!866 = !DILocation(line: 20, column: 9, scope: !860)
!867 = !DILocation(line: 20, column: 13, scope: !860)
!868 = !DILocation(line: 21, column: 9, scope: !860)
!869 = !DILocation(line: 21, column: 15, scope: !860)
!870 = !DILocation(line: 21, column: 3, scope: !860)
!871 = !DILocation(line: 22, column: 10, scope: !860)
!872 = !DILocation(line: 22, column: 3, scope: !860)
!873 = !DILocation(line: 23, column: 10, scope: !860)
!874 = !DILocation(line: 23, column: 3, scope: !860)
